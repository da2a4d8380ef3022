/** The access to live engines during a run: connections, recordings, and which engines still take part. */
import { ServiceError, type ServiceErrorFacts } from '../../contract/errors.ts'
import { type Share, shareLimits } from '../../contract/plans.ts'
import type { Clock } from '../../lib/clock.ts'
import { NO_ANSWER_IN_TIME } from '../../lib/http/caller.ts'
import { excerpt } from '../../lib/http/excerpt.ts'
import type { LimiterPool } from '../../lib/http/limiter.ts'
import { COST_LIMIT_REACHED } from './account.ts'
import type { AnswerProblemCode, AnswerReason, EngineProblem, EngineProblemCode } from './answer-record.ts'
import {
  describeVendor,
  type OpenConnection,
  openConnection,
  type Post,
  readConnection,
} from './connection.ts'
import { type EngineName, type EngineSpec, engines } from './engines.ts'
import {
  type AnswersSetting,
  type Exchange,
  openRecorder,
  openReplay,
  type Recording,
  type RecordingPlace,
} from './recording.ts'

export interface AccessOptions {
  env: NodeJS.ProcessEnv
  clock: Clock
  /** Time of the clock's `now()` at which the time budget ends; Infinity for a server. */
  deadline: number
  signal: AbortSignal
  /** Where recordings are; the folder of the process without it. */
  recordings?: Omit<RecordingPlace, 'signal'>
  /** Where several runs share the limits of an account. */
  limiters?: LimiterPool | undefined
  /** Its abort keeps further questions from being sent. */
  costLimit?: AbortSignal
  /** The job's shares of the limits of the accounts, by vendor; all of them without it. */
  limitShares?: ReadonlyMap<string, Share> | undefined
  /** Minutes of which a question may take its part; without it, those until the deadline. */
  questionBudget?: number | undefined
}

/** The value of an exchange, or why there is none. */
export type Attempt<T> = { value: T } | { reason: AnswerReason }

/** One engine during a run. After an EngineProblem it is asked no further. */
export interface EnginePart {
  /**
   * Runs `work`, which sends the requests of an exchange by `post` and clears its answer of the key by `redact`. A failure of the vendor becomes the reason of the
   * attempt. Rejects with every other error: the run was cancelled, or an answer cannot be replayed.
   */
  attempt<T>(
    exchange: Pick<Exchange, 'task' | 'question' | 'sample' | 'location'>,
    work: (post: Post, redact: OpenConnection['redact']) => Promise<T>,
  ): Promise<Attempt<T>>
}

interface EngineAccess {
  /** Returns the part of an engine in the run. A server has no run: each call begins a new part. */
  takePart(spec: EngineSpec): EnginePart
  /** Returns the connection to a vendor. Throws a ServiceError if `env` does not tell how. */
  connect(name: EngineName): Pick<OpenConnection, 'post' | 'redact'>
  close(): Promise<void>
}

/** A replay sends no request, and knows no key. */
const REPLAYED: Pick<OpenConnection, 'post' | 'redact'> = {
  post: () => Promise.reject(new Error('a replay sends no request')),
  redact: text => text,
}

interface OpenRecording {
  recording: Recording
  close(): Promise<void>
}

/** Share of the time budget that a single question may take, and the least time, in milliseconds. */
const QUESTION_SHARE = 1 / 4
const LEAST_QUESTION_TIME = 30_000
/** Time of a question where there is no time budget: its share of the default of `timeout-minutes`. */
const SERVED_QUESTION_TIME = 150_000

/** Number of questions in a row without an answer in time, after which an engine is asked no further. */
const MAX_TIMEOUTS = 3

/** Reason of a call that was ended before it was sent. */
const STOPPED = new Error('the engine is asked no further')

/** Failures that every further question to the engine would meet. */
const CERTAIN = ['key-refused', 'forbidden', 'no-credit', 'unknown-model'] as const satisfies FailureCode[]

type CertainCode = (typeof CERTAIN)[number]

/** Creates the access to the live engines. Opens nothing before it is needed. */
export function createEngineAccess(answers: AnswersSetting, run: AccessOptions): EngineAccess {
  const connections = new Map<EngineName, OpenConnection>()
  const parts = new Map<string, EnginePart>()
  let opened: Promise<OpenRecording> | undefined
  const { clock, costLimit, deadline, env, limitShares, questionBudget } = run
  const hasEnd = Number.isFinite(deadline)
  const budget = questionBudget === undefined ? deadline - clock.now() : 60_000 * questionBudget
  const questionTime = hasEnd ? Math.max(LEAST_QUESTION_TIME, QUESTION_SHARE * budget) : SERVED_QUESTION_TIME

  function connect(name: EngineName): Pick<OpenConnection, 'post' | 'redact'> {
    if (answers.mode === 'replay') return REPLAYED
    const open = connections.get(name)
    if (open) return open
    const found = readConnection(name, env)
    if ('problem' in found) throw notConnected(name)
    const whole = engines[name].access.limits
    const share = limitShares?.get(name)
    const limits = share ? shareLimits(whole, share) : whole
    const connection = openConnection(found.connection, { ...run, limits })
    connections.set(name, connection)
    return connection
  }

  function createPart(spec: EngineSpec): EnginePart {
    const stop = new AbortController()
    let problem: EngineProblem | undefined
    let stopped: ServiceError | undefined
    let repliedAt = Number.NEGATIVE_INFINITY
    let timeouts = 0

    function drop(code: EngineProblem['code'], facts: ServiceErrorFacts): EngineProblem {
      problem ??= { scope: 'engine', code, ...factsOf(facts), vendor: describeVendor(spec, env) }
      stopped ??= new ServiceError(facts)
      stop.abort(STOPPED)
      return problem
    }

    /** Keeps the next question in the queue from being sent, where this failure ends the part of the engine. */
    function noteFailure(facts: ServiceErrorFacts): void {
      const code = classifyFailure(facts)
      timeouts = code === 'timed-out' ? timeouts + 1 : 0
      if (timeouts >= MAX_TIMEOUTS) drop('unresponsive', facts)
      else if (isCertain(code)) drop(code, facts)
    }

    function judgeFailure(code: FailureCode, facts: ServiceErrorFacts, timeSpent: number): AnswerReason {
      if (isCertain(code)) return drop(code, facts)
      if (code === 'timed-out' && problem?.code === 'unresponsive') return problem
      if (code !== 'rate-limited') return { scope: 'answer', code, ...factsOf(facts) }
      // An engine that answered other questions meanwhile is busy, and may answer the next one.
      if (repliedAt < clock.now() - timeSpent) return drop(code, facts)
      return { scope: 'answer', code: 'busy', ...factsOf(facts) }
    }

    return {
      async attempt(exchange, work) {
        const allowance = { left: questionTime }
        let requests = 0
        opened ??= openRecording(answers, { workspace: '.', ...run.recordings, signal: run.signal })
        const { recording } = await opened
        const connection = connect(spec.name)
        const send: Post = async (request, signal) => {
          requests += 1
          // A question that is under way is completed.
          const stops = [stop.signal, ...(costLimit && requests === 1 ? [costLimit] : [])]
          const limits = { stop: AbortSignal.any(stops), allowance, onFailure: noteFailure }
          try {
            return await connection.post(request, signal, limits)
          } catch (error) {
            if (error === COST_LIMIT_REACHED) throw notSent(spec)
            // A question that was not sent counts, and is recorded, like the one that failed.
            throw error === STOPPED ? stopped : error
          }
        }
        const post = recording({ engine: spec.name, model: spec.model, ...exchange }, send)
        try {
          const value = await work(async (request, signal) => {
            const reply = await post(request, signal)
            repliedAt = clock.now()
            timeouts = 0
            return reply
          }, connection.redact)
          return { value }
        } catch (error) {
          if (problem && error === stopped) return { reason: problem }
          if (!(error instanceof ServiceError)) throw error
          const code = classifyFailure(error.facts)
          if (code === undefined) throw error
          return { reason: judgeFailure(code, error.facts, questionTime - allowance.left) }
        }
      },
    }
  }

  return {
    takePart(spec) {
      const part = parts.get(spec.id) ?? createPart(spec)
      if (hasEnd) parts.set(spec.id, part)
      return part
    },
    connect,
    async close() {
      for (const connection of connections.values()) await connection.close()
      await (await opened?.catch(() => undefined))?.close()
    },
  }
}

function isCertain(code: FailureCode | undefined): code is CertainCode {
  return CERTAIN.some(certain => certain === code)
}

function factsOf({ detail, status }: ServiceErrorFacts): { detail: string; status?: number } {
  return { detail: excerpt(detail), ...(status !== undefined && { status }) }
}

function notSent({ id }: EngineSpec): ServiceError {
  return new ServiceError({ kind: 'not-sent', request: id, detail: COST_LIMIT_REACHED.message })
}

function notConnected(name: EngineName): ServiceError {
  const detail = `the environment has no valid key or base URL for ${name}`
  return new ServiceError({ kind: 'setup', request: name, code: 'no-connection', detail })
}

async function openRecording(answers: AnswersSetting, place: RecordingPlace): Promise<OpenRecording> {
  const close = () => Promise.resolve()
  switch (answers.mode) {
    case 'live':
      return { recording: (_, post) => post, close }
    case 'record':
      return openRecorder(answers.path, place)
    case 'replay':
      return { recording: await openReplay(answers.path, place), close }
  }
}

/** `unresponsive` and `busy` depend on more than one failure. */
type FailureCode = Exclude<AnswerProblemCode | EngineProblemCode, 'unresponsive' | 'busy'>

const NO_CREDIT_CODES = new Set(['insufficient_quota', 'billing_error'])
const UNKNOWN_MODEL_CODES = new Set(['model_not_found', 'invalid_model'])

/** Anthropic sends status 400 without a code of its own. */
const NO_CREDIT_WORDS = /credit balance is too low/i
/** Gemini sends status 400: `API key not valid`, `API key expired`; xAI: `Incorrect API key provided`. */
const BAD_KEY_WORDS = /API key (?:not valid|not found|expired)|(?:incorrect|invalid) API key/i

/** Returns what a failed call to a vendor means for the run; undefined if the failure is not the vendor's. */
export function classifyFailure(facts: ServiceErrorFacts): FailureCode | undefined {
  switch (facts.kind) {
    case 'http':
      return classifyStatus(facts)
    case 'invalid-response':
      return 'malformed'
    case 'connection':
      return 'unreachable'
    case 'timeout':
      return facts.code === NO_ANSWER_IN_TIME ? 'timed-out' : 'out-of-time'
    case 'not-sent':
      return 'cost-limit'
    case 'cancelled':
    case 'setup':
    case 'not-completed':
      return undefined
  }
}

function classifyStatus({ status = 0, code = '', detail }: ServiceErrorFacts): FailureCode {
  if (status === 402 || NO_CREDIT_CODES.has(code)) return 'no-credit'
  if (UNKNOWN_MODEL_CODES.has(code)) return 'unknown-model'
  switch (status) {
    case 400:
      if (NO_CREDIT_WORDS.test(detail)) return 'no-credit'
      return BAD_KEY_WORDS.test(detail) ? 'key-refused' : 'rejected'
    case 401:
      return 'key-refused'
    case 403:
      return 'forbidden'
    case 404:
      return 'unknown-model'
    case 429:
      return 'rate-limited'
  }
  if (status >= 500) return 'server-error'
  return status >= 300 && status < 400 ? 'redirected' : 'rejected'
}
