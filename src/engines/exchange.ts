/** One exchange with a vendor: builds its requests, sends them, and reads its replies. */
import * as z from 'zod'
import { describeIssues } from '../contract/describe-issues.ts'
import { ServiceError } from '../contract/errors.ts'
import { excerpt } from '../lib/http/excerpt.ts'
import { nestingOf, parseJson } from '../lib/json.ts'
import type { Post } from './connection.ts'
import type { Asked, Engine, EngineRequest } from './engine.ts'
import {
  type EngineAnswer,
  type ParsedAnswer,
  readUsage,
  toEngineAnswer,
  type Usage,
} from './engine-answer.ts'
import { type EngineSpec, engines } from './engines.ts'
import { classifyFailure } from './failure.ts'

interface AskOptions extends Omit<Asked, 'question'> {
  post: Post
  signal?: AbortSignal | undefined
  /** The models whose vendor takes the fallback of a request, and no such request. */
  refused?: Set<string> | undefined
}

/** Tokens of a judgment; of a text; and what a model needs to think besides. */
export const JUDGMENT_TOKENS = 1_000
export const TEXT_TOKENS = 16_000
const THINKING_TOKENS = 4_000

interface AskForJsonOptions extends Pick<AskOptions, 'post' | 'signal' | 'refused'> {
  maxTokens: number
  /** Receives what the reply used, whatever it says, and the model that answered. */
  onUsage?(model: string, usage: Usage): void
}

/**
 * Asks an engine a question and returns its answer. Sends further requests if the engine pauses. Rejects with a
 * ServiceError if there is no reply, or if the reply does not follow the vendor's format: the error names the JSON path.
 */
export async function askEngine(
  spec: EngineSpec,
  question: string,
  { post, signal, refused, ...options }: AskOptions,
): Promise<EngineAnswer> {
  const engine: Engine = engines[spec.name]
  const asked: Asked = { question, ...options }
  const bodies: unknown[] = []
  let request: EngineRequest | undefined = engine.buildRequest(asked, spec.model)
  while (request) {
    bodies.push(parseReply(spec, await sendRequest(spec, request, { post, signal, refused })))
    request = parse(spec, () => engine.continueRequest?.(asked, spec.model, bodies))
  }
  const facts = { model: spec.model, givesSources: engine.givesSources, language: options.language }
  return toEngineAnswer(facts, readBodies(spec, bodies))
}

/** Returns whether the engine has a model that follows a prompt. */
export function canWrite({ name }: EngineSpec): boolean {
  const engine: Engine = engines[name]
  return engine.buildJudgeRequest !== undefined
}

/**
 * Asks the model of an engine for JSON of at most so many tokens that follows `schema`, and returns its value; undefined if
 * the model refuses or answers with something else, and for an engine without a model. Rejects as `askEngine` does.
 */
export async function askForJson<T>(
  spec: EngineSpec,
  prompt: string,
  schema: z.ZodType<T>,
  { maxTokens, onUsage, ...options }: AskForJsonOptions,
): Promise<T | undefined> {
  const engine: Engine = engines[spec.name]
  const most = maxTokens + (engine.thinks ? THINKING_TOKENS : 0)
  // Some vendors reject `$schema`, which this target leaves out.
  const format = z.toJSONSchema(schema, { target: 'openapi-3.0' })
  const request = engine.buildJudgeRequest?.(prompt, format, spec.model, most)
  if (request === undefined) return undefined
  const parsed = readBodies(spec, [parseReply(spec, await sendRequest(spec, request, options))])
  onUsage?.(parsed.model || spec.model, readUsage(parsed))
  return parsed.problem ? undefined : schema.safeParse(parseJson(parsed.text)).data
}

/** Sends a request, and its fallback if the vendor rejects the request itself with status 400, now or before. */
async function sendRequest(
  { name, model }: EngineSpec,
  request: EngineRequest,
  { post, signal, refused }: Pick<AskOptions, 'post' | 'signal' | 'refused'>,
): Promise<string> {
  const key = `${name}:${model}`
  if (request.fallback === undefined) return post(request, signal)
  try {
    if (!refused?.has(key)) return await post(request, signal)
  } catch (error) {
    const isRejected = error instanceof ServiceError && classifyFailure(error.facts) === 'rejected'
    if (!isRejected || error.facts.status !== 400) throw error
  }
  const reply = await post(request.fallback, signal)
  refused?.add(key)
  return reply
}

/** A reply that is sent back has to be written as JSON again, which overflows the stack for one nested without end. */
const MAX_NESTING = 100

function parseReply(spec: EngineSpec, reply: string): unknown {
  if (nestingOf(reply) > MAX_NESTING) throw invalid(spec, `nested more than ${MAX_NESTING} levels deep`)
  const body = parseJson(reply)
  if (body === undefined) throw invalid(spec, `not JSON: ${excerpt(reply) || 'empty'}`)
  return body
}

function readBodies(spec: EngineSpec, bodies: unknown[]): ParsedAnswer {
  const engine: Engine = engines[spec.name]
  return parse(spec, () => engine.readAnswer(bodies))
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
