/** The worker's side: the engine `repository`, called by messages. */
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { createRepositoryEngine, type RepositoryEngine } from '../repository-engine.ts'
import {
  type Arguments,
  type Method,
  type PageWorkerData,
  packError,
  type Request,
  type Results,
} from './messages.ts'

/** Answers the calls of the main thread until it sends `end`. Throws outside of a worker. */
export function answerCalls(): void {
  if (parentPort === null) throw new Error('This is not a worker.')
  const data: PageWorkerData = workerData
  serveEngine(parentPort, data)
}

function serveEngine(port: MessagePort, { settings, folder, keywords }: PageWorkerData): void {
  const ended = new AbortController()
  const engine = createRepositoryEngine(settings, { folder, signal: ended.signal }, keywords, unreadable =>
    port.postMessage({ unreadable }),
  )
  port.on('message', async (request: Request) => {
    if (request === 'end') {
      // A git that still runs would outlive the worker.
      ended.abort()
      port.close()
      return
    }
    port.postMessage(
      await perform(engine, request.method, request.args).then(
        result => ({ result }),
        (error: unknown) => ({ failure: packError(error) }),
      ),
    )
  })
}

/** The methods as functions of their arguments, so that a call can name any of them. */
type Methods = { [M in Method]: (...args: Arguments[M]) => Promise<Results[M]> }

async function perform<M extends Method>(
  engine: RepositoryEngine,
  method: M,
  args: Arguments[M],
): Promise<Results[M]> {
  const methods: Methods = engine
  return methods[method](...args)
}
