/** Asks the live engines within the budget of a run, over the vendors' APIs or from a recording of their replies. */
import * as z from 'zod'
import { describeIssues } from '../contract/describe-issues.ts'
import { ServiceError } from '../errors/service.ts'
import type { Clock } from '../lib/clock.ts'
import type { CallerOptions } from '../lib/http/caller.ts'
import { excerpt } from '../lib/http/excerpt.ts'
import type { LimiterPool } from '../lib/http/limiter.ts'
import { nestingOf, parseJson } from '../lib/json.ts'
import { type Account, COST_LIMIT_REACHED } from './account.ts'
import type { AnswerReason } from './answer-record.ts'
import { type OpenConnection, openConnection, type Post, readConnection } from './connection.ts'
import { type EngineQuestion, type EngineRequest, VENDOR_LIMITS } from './engine.ts'
import { type EngineAnswer, redactAnswer, toEngineAnswer } from './engine-answer.ts'
import { createEngineHealth } from './engine-health.ts'
import { type EngineName, type EngineSpec, engines } from './engines.ts'
import { type AnswersSetting, type Exchange, openRecording, type RecordingPlace } from './recording.ts'

export interface AskingRun {
  env: NodeJS.ProcessEnv
  clock: Clock
  /** Time of the clock's `now()` at which the time budget ends; Infinity for a server. */
  deadline: number
  signal: AbortSignal
  /** Folder of the recordings; the working directory by default. */
  recordings?: RecordingPlace
  /** Shares the limits of an account between several runs. */
  limiters?: LimiterPool | undefined
  onRequest?: CallerOptions['onRequest']
}

export type Attempt = { value: EngineAnswer } | { reason: AnswerReason }

/**
 * Asks an engine a question. A failure of the vendor, or an outcome other than `answered`, becomes the reason of the attempt.
 * After an EngineProblem the engine is not asked again. Rejects if the run is cancelled or an answer cannot be replayed.
 */
type EngineSession = (asked: EngineQuestion, sample: number, signal?: AbortSignal) => Promise<Attempt>

/** The maximum time of a question: a share of the time budget, but at least this number of milliseconds. */
const QUESTION_SHARE = 1 / 4
const MIN_QUESTION_TIME = 30_000
/** Without a time budget: the share of the default of `timeout-minutes`. */
const SERVED_QUESTION_TIME = 150_000

type Connected = Pick<OpenConnection, 'post' | 'redact'>

const REPLAYED: Connected = {
  post: () => Promise.reject(new Error('a replay sends no request')),
  redact: text => text,
}

/** Creates the client of the live engines, which opens connections on demand. Charges each reply to `account`. */
export function createEngineClient(account: Account, answers: AnswersSetting, run: AskingRun) {
  const { clock, deadline, env } = run
  const connections = new Map<EngineName, OpenConnection>()
  const sessions = new Map<string, EngineSession>()
  let opened: ReturnType<typeof openRecording> | undefined
  const hasEnd = Number.isFinite(deadline)
  const questionTime = hasEnd
    ? Math.max(MIN_QUESTION_TIME, QUESTION_SHARE * (deadline - clock.now()))
    : SERVED_QUESTION_TIME

  function connect(name: EngineName): Connected {
    if (answers.mode === 'replay') return REPLAYED
    const open = connections.get(name)
    if (open) return open
    const found = readConnection(name, env)
    if ('problem' in found) throw notConnected(name)
    const connection = openConnection(found.connection, { ...run, limits: VENDOR_LIMITS })
    connections.set(name, connection)
    return connection
  }

  function createSession(spec: EngineSpec): EngineSession {
    const health = createEngineHealth(spec, env, clock)

    /** Returns the function that sends the requests of one question. */
    function createSender({ post }: Connected, allowance: { left: number }): Post {
      let isFirst = true
      return async (request, signal) => {
        // A question that is under way is completed.
        const stops = isFirst ? [health.stop, account.limit] : [health.stop]
        isFirst = false
        const limits = { stop: AbortSignal.any(stops), allowance, onFailure: health.noteFailure }
        try {
          return await post(request, signal, limits)
        } catch (error) {
          if (error === COST_LIMIT_REACHED) throw notSent(spec)
          // A question that was not sent is recorded with the failure that stopped it.
          throw health.findCause(error)
        }
      }
    }

    return async (asked, sample, signal) => {
      const allowance = { left: questionTime }
      opened ??= openRecording(answers, run.recordings)
      const { recording } = await opened
      const connection = connect(spec.name)
      const exchange = toExchange(spec, asked, sample)
      const recorded = recording(exchange, createSender(connection, allowance))
      const post: Post = async (request, signal) => {
        const reply = await recorded(request, signal)
        health.noteReply()
        return reply
      }
      try {
        const answer = await askEngine(spec, asked, post, signal)
        account.charge(spec, answer.model, answer.usage)
        return requireAnswer(redactAnswer(answer, connection.redact))
      } catch (error) {
        return { reason: health.explain(error, questionTime - allowance.left) }
      }
    }
  }

  return {
    /** Returns the session of an engine in the run. A server has no run: each call begins a new session. */
    openSession(spec: EngineSpec): EngineSession {
      const session = sessions.get(spec.id) ?? createSession(spec)
      if (hasEnd) sessions.set(spec.id, session)
      return session
    },
    async close() {
      for (const connection of connections.values()) await connection.close()
      await (await opened?.catch(() => undefined))?.close()
    },
  }
}

function toExchange(
  { name: engine, model }: EngineSpec,
  { question, location }: EngineQuestion,
  sample: number,
): Exchange {
  return { engine, model, question, sample, ...(location && { location }) }
}

function requireAnswer(answer: EngineAnswer): Attempt {
  const { outcome, reason } = answer
  if (outcome === 'answered') return { value: answer }
  return { reason: { scope: 'answer', code: outcome, detail: excerpt(reason) } }
}

function notSent({ id }: EngineSpec): ServiceError {
  return new ServiceError({ kind: 'not-sent', request: id, detail: COST_LIMIT_REACHED.message })
}

function notConnected(name: EngineName): ServiceError {
  const detail = `the environment has no valid key or base URL for ${name}`
  return new ServiceError({ kind: 'setup', request: name, code: 'no-connection', detail })
}

/**
 * Sends a question to an engine, with further requests if the engine pauses. Rejects with a ServiceError if there is no reply, or
 * with the JSON path if the reply does not follow the vendor's format.
 */
export async function askEngine(
  spec: EngineSpec,
  asked: EngineQuestion,
  post: Post,
  signal?: AbortSignal,
): Promise<EngineAnswer> {
  const engine = engines[spec.name]
  const bodies: unknown[] = []
  let request: EngineRequest | undefined = engine.buildRequest(asked, spec.model)
  while (request) {
    bodies.push(parseReply(spec, await post(request, signal)))
    request = parse(spec, () => engine.continueRequest?.(asked, spec.model, bodies))
  }
  const answer = parse(spec, () => engine.readAnswer(bodies))
  return toEngineAnswer(answer, spec.model, engine.givesSources, asked.language)
}

/** A paused reply is sent back, and writing deeply nested JSON overflows the stack. */
const MAX_NESTING = 100

function parseReply(spec: EngineSpec, reply: string): unknown {
  if (nestingOf(reply) > MAX_NESTING) throw invalid(spec, `nested more than ${MAX_NESTING} levels deep`)
  const body = parseJson(reply)
  if (body === undefined) throw invalid(spec, `not JSON: ${excerpt(reply) || 'empty'}`)
  return body
}

function parse<T>(spec: EngineSpec, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof z.ZodError) throw invalid(spec, describeIssues(error.issues))
    throw error
  }
}

function invalid({ id }: EngineSpec, detail: string): ServiceError {
  return new ServiceError({ kind: 'invalid-response', request: `the answer of ${id}`, detail })
}
