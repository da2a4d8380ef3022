/** The live engines: sends questions, reads answers, and measures how they cite the brand. */
import * as z from 'zod'
import { ServiceError } from '../contract/errors.ts'
import type { Clock } from '../lib/clock.ts'
import { viewBrand } from './citation/cite.ts'
import { buildJudgePrompt, judgeSentiment } from './citation/judge.ts'
import { readSentiment } from './citation/sentiment.ts'
import { type EngineScan, isEnglish, type ScanBrand } from './engine-scan.ts'
import { askEngine, askForJson } from './engines/ask.ts'
import { openConnection, type Post, readConnection } from './engines/connection.ts'
import type { Engine, UserLocation } from './engines/engine.ts'
import type { EngineAnswer } from './engines/engine-answer.ts'
import { type EngineName, type EngineSpec, engines, readEngineSpec } from './engines/engines.ts'
import { chooseQuestion } from './engines/question.ts'
import { type Exchange, openRecorder, openReplay, type Recording } from './engines/recording.ts'
import type { Write } from './generation/generate.ts'
import { positionAdjustedWordShare } from './repository/score.ts'
import { createLanguage } from './repository/words.ts'
import type { EmbeddedSettings } from './settings.ts'

export interface LiveRun {
  env: NodeJS.ProcessEnv
  clock: Clock
  /** Time of the clock's `now()` at which the time budget ends. */
  deadline: number
  signal: AbortSignal
  /** Receives the reason why an answer was not evaluated: one line, partly text from outside. */
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
   * Asks an engine about every keyword. Returns undefined if no answer could be evaluated. Rejects with a ServiceError
   * for a failure that would affect every answer, and with a RecordingError.
   */
  scan(
    spec: EngineSpec,
    brand: ScanBrand,
    questions: Questions,
    signal?: AbortSignal,
  ): Promise<EngineScan | undefined>
  /** Returns a writer with an engine whose key is set, one of `preferred` if possible; undefined without a key. */
  findWriter(preferred: string[], signal: AbortSignal): Write | undefined
  close(): Promise<void>
}

interface OpenRecording {
  recording: Recording
  close(): Promise<void>
}

const textSchema = z.object({ text: z.string() })

/**
 * Creates the live engines. With competitors, sample n of a question is requested once and used for every brand,
 * because the question names no brand.
 */
export function createLiveEngines(settings: EmbeddedSettings, run: LiveRun): LiveEngines {
  const { answers, competitors } = settings
  const connections = new Map<EngineName, ReturnType<typeof openConnection>>()
  const shared = new Map<string, Promise<EngineAnswer | undefined>>()
  let opened: Promise<OpenRecording> | undefined

  function postTo(name: EngineName): Post {
    if (answers.mode === 'replay') return () => Promise.reject(new Error('a replay sends no request'))
    const open = connections.get(name)
    if (open) return open.post
    const found = readConnection(name, run.env)
    if ('problem' in found) throw notConnected(name)
    const connection = openConnection(found.connection, { ...run, limits: engines[name].access.limits })
    connections.set(name, connection)
    return connection.post
  }

  function share(
    key: string,
    ask: () => Promise<EngineAnswer | undefined>,
  ): Promise<EngineAnswer | undefined> {
    // Without competitors no answer is used twice, and a server that runs for long must not keep them.
    if (competitors.length === 0) return ask()
    const answer = shared.get(key) ?? ask().then(fresh => fresh && { ...fresh, raw: [] })
    shared.set(key, answer)
    return answer
  }

  return {
    async scan(spec, brand, { keywords, language, sample }, signal) {
      const location = locateUser(spec, settings)
      const send = async (exchange: Pick<Exchange, 'task' | 'question' | 'sample'>) => {
        opened ??= openRecording(answers)
        const { recording } = await opened
        return recording(
          { engine: spec.name, model: spec.model, ...(location && { location }), ...exchange },
          postTo(spec.name),
        )
      }
      const askOnce = (keyword: string) => {
        const question = chooseQuestion(settings, { keyword, language, sample })
        return share(JSON.stringify([spec.id, question, sample]), () => ask(keyword, question))
      }
      const ask = async (keyword: string, question: string) => {
        try {
          const post = await send({ task: 'answer', question, sample })
          const answer = await askEngine(spec, question, {
            post,
            language,
            ...(location && { location }),
            ...(signal && { signal }),
          })
          if (answer.outcome === 'answered') return answer
          run.warn(`${spec.id} on “${keyword}” is not evaluated: ${answer.outcome}, ${answer.reason}`)
        } catch (error) {
          if (!(error instanceof ServiceError) || !isTemporary(error)) throw error
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
      // No request is spent on the sentiment of a competitor.
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
      const spec = specs.find(({ name }) => canWrite(name) && 'connection' in readConnection(name, run.env))
      if (spec === undefined || answers.mode === 'replay') return undefined
      return async prompt => {
        const written = await askForJson(spec, prompt, textSchema, { post: postTo(spec.name), signal })
        return written?.text ?? ''
      }
    },
    async close() {
      for (const connection of connections.values()) await connection.close()
      await (await opened?.catch(() => undefined))?.close()
    },
  }
}

/** Returns whether the engine has a model that follows a prompt. */
function canWrite(name: EngineName): boolean {
  const engine: Engine = engines[name]
  return engine.buildJudgeRequest !== undefined
}

/** Returns where the person who asks is: in the country of the engine's group, else in the only country of the settings. */
function locateUser(
  spec: EngineSpec,
  { countries, city }: Pick<EmbeddedSettings, 'countries' | 'city'>,
): UserLocation | undefined {
  if (spec.country !== undefined) return { country: spec.country }
  const [country] = countries
  return country === undefined ? undefined : { country, ...(city !== undefined && { city }) }
}

/** Returns whether a failure affects one answer only. Any other failure would affect every answer of the engine. */
function isTemporary({ facts: { kind, status = 0, code } }: ServiceError): boolean {
  if (code === 'insufficient_quota') return false
  return kind === 'connection' || (kind === 'http' && (status === 429 || status >= 500))
}

function notConnected(name: EngineName): ServiceError {
  const detail = `the environment has no valid key or base URL for ${name}`
  return new ServiceError({ kind: 'setup', request: name, code: 'no-connection', detail })
}

async function openRecording(answers: EmbeddedSettings['answers']): Promise<OpenRecording> {
  const close = () => Promise.resolve()
  switch (answers.mode) {
    case 'live':
      return { recording: (_, post) => post, close }
    case 'record':
      return openRecorder(answers.path)
    case 'replay':
      return { recording: await openReplay(answers.path), close }
  }
}
