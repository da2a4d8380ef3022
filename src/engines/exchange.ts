/** One exchange with a vendor: builds its requests, sends them, and reads its replies. */
import * as z from 'zod'
import { describeIssues } from '../contract/describe-issues.ts'
import { ServiceError } from '../contract/errors.ts'
import { excerpt } from '../lib/http/excerpt.ts'
import { nestingOf, parseJson } from '../lib/json.ts'
import type { Post } from './connection.ts'
import type { Asked, Engine, EngineRequest } from './engine.ts'
import { type EngineAnswer, type ParsedAnswer, toEngineAnswer, type Usage } from './engine-answer.ts'
import { type EngineSpec, engines } from './engines.ts'

interface AskOptions extends Omit<Asked, 'question'> {
  post: Post
  signal?: AbortSignal | undefined
}

/**
 * Asks an engine a question and returns its answer. Sends further requests if the engine pauses. Rejects with a
 * ServiceError if there is no reply, or if the reply does not follow the vendor's format: the error names the JSON path.
 */
export async function askEngine(
  spec: EngineSpec,
  question: string,
  { post, signal, ...options }: AskOptions,
): Promise<EngineAnswer> {
  const engine: Engine = engines[spec.name]
  const asked: Asked = { question, ...options }
  const bodies: unknown[] = []
  let request: EngineRequest | undefined = engine.buildRequest(asked, spec.model)
  while (request) {
    bodies.push(parseReply(spec, await post(request, signal)))
    request = parse(spec, () => engine.continueRequest?.(asked, spec.model, bodies))
  }
  const facts = { model: spec.model, givesSources: engine.givesSources, language: options.language }
  return toEngineAnswer(facts, readBodies(spec, bodies))
}

/**
 * Asks the model of an engine for a text; '' if the model refuses or stops early, and for an engine without a model. Rejects
 * as `askEngine` does. `onUsage` receives what the reply used, whatever it says, and the model that answered.
 */
export async function askForText(
  spec: EngineSpec,
  prompt: string,
  { post, signal }: Pick<AskOptions, 'post' | 'signal'>,
  onUsage: (model: string, usage: Usage) => void,
): Promise<string> {
  const engine: Engine = engines[spec.name]
  const request = engine.buildTextRequest?.(prompt, spec.model)
  if (request === undefined) return ''
  const parsed = readBodies(spec, [parseReply(spec, await post(request, signal))])
  onUsage(parsed.model || spec.model, parsed.usage ?? {})
  return parsed.problem ? '' : parsed.text
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
