/** The worker's side: runs the `repository` engine and the backtest. */
import { writeSync } from 'node:fs'
import type { PageWatch } from '../../checkout/source.ts'
import { createRepositoryEngine } from '../repository-engine.ts'
import {
  type EngineMethod,
  type MethodArguments,
  type MethodResults,
  type PageEngine,
  type PageWorkerData,
  POSITION_FD,
  packError,
  type Request,
} from './messages.ts'

/** Answers calls of the main process until it sends `end` or disconnects. `onStep`: called after a step was reported. */
export function answerCalls(onStep: PageWatch['onStep'] = () => {}): void {
  if (process.send === undefined) throw new Error('This is not a worker.')
  const post = (reply: object) => void process.send?.(reply)
  const ended = new AbortController()
  let engine: PageEngine | undefined
  // After an interrupt from a terminal, the main process ends this one.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
  process.once('disconnect', () => process.exit())
  process.on('message', async (request: Request) => {
    if (request === 'end') {
      // A running git process would outlive the worker.
      ended.abort()
      process.disconnect()
      return
    }
    if ('begin' in request) {
      engine = createEngine(request.begin, post, onStep, ended.signal)
      return
    }
    if (engine === undefined) throw new Error('A call came before the begin.')
    post(
      await perform(engine, request.method, request.args).then(
        result => ({ result }),
        (error: unknown) => ({ failure: packError(error) }),
      ),
    )
  })
}

function createEngine(
  { settings, folder, change, keywords }: PageWorkerData,
  post: (reply: object) => void,
  onStep: PageWatch['onStep'],
  signal: AbortSignal,
): PageEngine {
  const checkout = { folder, signal }
  const watch: PageWatch = {
    onStep(step) {
      const position = step && ('fact' in step ? step : { path: step.path })
      writeSync(POSITION_FD, `${position === undefined ? '' : JSON.stringify(position)}\n`)
      onStep(step)
    },
  }
  const engine = createRepositoryEngine(
    settings,
    { ...checkout, change },
    keywords,
    unreadable => post({ unreadable }),
    watch,
  )
  return {
    ...engine,
    async backtest(options, language) {
      const { runBacktest } = await import('../../owners/backtest/backtest.ts')
      const competitors = settings.competitorFolders
      return runBacktest(
        checkout,
        { ...settings, competitors, language, keywords, watch },
        { ...options, onPart: part => post({ part }) },
      )
    },
  }
}

/** Allows a call by the name of a method. */
type Methods = { [M in EngineMethod]: (...args: MethodArguments[M]) => Promise<MethodResults[M]> }

async function perform<M extends EngineMethod>(
  engine: PageEngine,
  method: M,
  args: MethodArguments[M],
): Promise<MethodResults[M]> {
  const methods: Methods = engine
  return methods[method](...args)
}
