/** Live engines: questions out, answers in, and the brand's part in them. */
import * as z from 'zod'
import { ServiceError } from '../contract/errors.ts'
import type { Clock } from '../lib/clock.ts'
import { viewBrand } from './citation/cite.ts'
import { buildJudgePrompt, judgeSentiment } from './citation/judge.ts'
import { readSentiment } from './citation/sentiment.ts'
import { type EngineScan, isEnglish, type ScanBrand } from './engine-scan.ts'
import type { Answer } from './engines/answer.ts'
import { askEngine, askForJson } from './engines/ask.ts'
import { ENGINE_LIMITS, openConnection, type Post, readConnection } from './engines/connection.ts'
import { type EngineName, type EngineSpec, engines, readEngineSpec } from './engines/engines.ts'
import { buildQuestion } from './engines/prompt.ts'
import { type Exchange, openRecorder, openReplay, type Tape } from './engines/record.ts'
import type { Write } from './generation/generate.ts'
import { positionAdjustedWordShare } from './repository/score.ts'
import { createLanguage } from './repository/words.ts'
import type { EmbeddedSettings } from './settings.ts'

export interface LiveRun {
  env: NodeJS.ProcessEnv
  clock: Clock
  /** When the time budget ends, in the clock's `now()`. */
  deadline: number
  signal: AbortSignal
  /** Hears why an answer was not evaluated: one line, partly from outside. */
  warn(message: string): void
}

/** What an engine is asked in one scan. */
export interface Questions {
  keywords: string[]
  language: string
  /** Number of this repetition of the scan, from 1. */
  sample: number
}

export interface LiveEngines {
  /**
   * Undefined when no answer could be evaluated. Rejects with a ServiceError where asking again would not help, and
   * with a RecordingError.
   */
  scan(
    spec: EngineSpec,
    brand: ScanBrand,
    questions: Questions,
    signal?: AbortSignal,
  ): Promise<EngineScan | undefined>
  /** An engine whose key is at hand, to write with: one of `preferred` if possible; undefined when there is none. */
  findWriter(preferred: string[], signal: AbortSignal): Write | undefined
  close(): Promise<void>
}

const textSchema = z.object({ text: z.string() })

/** Where there are rivals, the n-th answer to a question is asked for once and serves every brand: it names none. */
export function createLiveEngines(
  { answers, promptTemplate, rivals }: EmbeddedSettings,
  run: LiveRun,
): LiveEngines {
  const connections = new Map<EngineName, ReturnType<typeof openConnection>>()
  const shared = new Map<string, Promise<Answer | undefined>>()
  let tapes: Promise<{ tape: Tape; close(): Promise<void> }> | undefined

  function postTo(name: EngineName): Post {
    if (answers.mode === 'replay') return () => Promise.reject(new Error('a replay asks nobody'))
    const open = connections.get(name)
    if (open) return open.post
    const found = readConnection(name, run.env)
    if ('problem' in found) throw notConnected(name)
    const connection = openConnection(found.connection, { ...run, limits: ENGINE_LIMITS })
    connections.set(name, connection)
    return connection.post
  }

  async function openTape(): Promise<Tape> {
    tapes ??= openTapes(answers)
    return (await tapes).tape
  }

  function share(key: string, ask: () => Promise<Answer | undefined>): Promise<Answer | undefined> {
    // Without rivals, and in a server that runs for ever, nobody would ask for it again.
    if (rivals.length === 0) return ask()
    const answer = shared.get(key) ?? ask().then(fresh => fresh && { ...fresh, raw: [] })
    shared.set(key, answer)
    return answer
  }

  return {
    async scan(spec, brand, { keywords, language, sample }, signal) {
      const send = async (exchange: Pick<Exchange, 'task' | 'question' | 'sample'>) =>
        (await openTape())({ engine: spec.name, model: spec.model, ...exchange }, postTo(spec.name))
      const askOnce = (keyword: string) => {
        const question = buildQuestion(promptTemplate, keyword, language)
        return share(JSON.stringify([spec.id, question, sample]), () => ask(keyword, question))
      }
      const ask = async (keyword: string, question: string): Promise<Answer | undefined> => {
        try {
          const post = await send({ task: 'answer', question, sample })
          const answer = await askEngine(spec, question, { post, language, ...(signal && { signal }) })
          if (answer.outcome === 'answered') return answer
          run.warn(`${spec.id} on “${keyword}” is not evaluated: ${answer.outcome}, ${answer.reason}`)
        } catch (error) {
          if (!(error instanceof ServiceError) || !mayPass(error)) throw error
          run.warn(`${spec.id} on “${keyword}” is not evaluated: ${error.facts.detail}`)
        }
        return undefined
      }
      const evaluated = (await Promise.all(keywords.map(askOnce))).filter(answer => answer !== undefined)
      if (evaluated.length === 0) return undefined
      const { words } = createLanguage(language)
      const views = evaluated.map(answer => viewBrand(answer, brand))
      const shares = views.map(({ sentences }) =>
        positionAdjustedWordShare(
          sentences.map(({ text, cites }) => ({ words: words(text).length, isCited: cites })),
        ),
      )
      const citing = views
        .flatMap(({ sentences }) => sentences.filter(({ cites }) => cites))
        .map(({ text }) => text)
      const first = views.find(({ cited }) => cited)
      const judge = async () => {
        const prompt = buildJudgePrompt(citing, brand.names[0] ?? '')
        const post = await send({ task: 'sentiment', question: prompt, sample })
        return (await judgeSentiment(spec, prompt, { post, ...(signal && { signal }) })) ?? ''
      }
      const isOffline = isEnglish(language) || citing.length === 0
      // A competitor's sentiment is not worth a request.
      const judgeOwn = () => (brand.competitor === undefined ? judge() : '')
      return {
        cited: first !== undefined,
        bcr_score: (100 * shares.reduce((sum, share) => sum + share, 0)) / shares.length,
        sentiment: isOffline ? readSentiment(citing, brand.names) : await judgeOwn(),
        snippet: first?.snippet ?? '',
        source_url: first?.sourceUrl ?? '',
      }
    },
    findWriter(preferred, signal) {
      const specs = [...preferred, ...Object.keys(engines)]
        .map(readEngineSpec)
        .filter(spec => spec !== undefined)
      const spec = specs.find(({ name }) => 'connection' in readConnection(name, run.env))
      if (spec === undefined || answers.mode === 'replay') return undefined
      return async prompt => {
        const written = await askForJson(spec, prompt, textSchema, { post: postTo(spec.name), signal })
        return written?.text ?? ''
      }
    },
    async close() {
      for (const connection of connections.values()) await connection.close()
      await (await tapes?.catch(() => undefined))?.close()
    },
  }
}

/** A failure of the moment takes one answer out of the count; any other would take out all of them. */
function mayPass({ facts: { kind, status = 0, code } }: ServiceError): boolean {
  if (code === 'insufficient_quota') return false
  return kind === 'connection' || (kind === 'http' && (status === 429 || status >= 500))
}

function notConnected(name: EngineName): ServiceError {
  const detail = `the environment has no usable key or address for ${name}`
  return new ServiceError({ kind: 'setup', request: name, detail })
}

async function openTapes(
  answers: EmbeddedSettings['answers'],
): Promise<{ tape: Tape; close(): Promise<void> }> {
  const nothing = () => Promise.resolve()
  switch (answers.mode) {
    case 'live':
      return { tape: (_, post) => post, close: nothing }
    case 'record':
      return openRecorder(answers.path)
    case 'replay':
      return { tape: await openReplay(answers.path), close: nothing }
  }
}
