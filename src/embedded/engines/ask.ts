import * as z from 'zod'
import { describeIssues } from '../../contract/describe-issues.ts'
import { ServiceError } from '../../contract/errors.ts'
import { excerpt } from '../../lib/http/excerpt.ts'
import { parseJson } from '../../lib/json.ts'
import type { Post } from './connection.ts'
import type { Engine, EngineRequest } from './engine.ts'
import { type EngineAnswer, type ParsedAnswer, toEngineAnswer } from './engine-answer.ts'
import { type EngineSpec, engines } from './engines.ts'

export interface AskOptions {
  post: Post
  /** Language of the question, a BCP 47 tag. */
  language: string
  signal?: AbortSignal
}

/**
 * Asks an engine a question and returns its answer. Sends further requests if the engine pauses. Rejects with a
 * ServiceError if there is no reply, or if the reply does not follow the vendor's format: the error names the JSON path.
 */
export async function askEngine(
  spec: EngineSpec,
  question: string,
  { post, language, signal }: AskOptions,
): Promise<EngineAnswer> {
  const engine: Engine = engines[spec.name]
  const raw: string[] = []
  const bodies: unknown[] = []
  let request: EngineRequest | undefined = engine.buildRequest(question, spec.model)
  while (request) {
    const reply = await post(request, signal)
    raw.push(reply)
    bodies.push(parseReply(spec, reply))
    request = parse(spec, () => engine.continueRequest?.(question, spec.model, bodies))
  }
  const { id, model } = spec
  const asked = { engine: id, model, givesSources: engine.givesSources, language, raw }
  return toEngineAnswer(asked, readBodies(spec, bodies))
}

/**
 * Asks the model of an engine for JSON that follows `schema`, without a web search. Returns undefined if the model
 * refuses or answers with something else. Rejects as `askEngine` does.
 */
export async function askForJson<T>(
  spec: EngineSpec,
  prompt: string,
  schema: z.ZodType<T>,
  { post, signal }: Pick<AskOptions, 'post' | 'signal'>,
): Promise<T | undefined> {
  const engine: Engine = engines[spec.name]
  const request = engine.buildJudgeRequest(prompt, toJsonSchema(schema), spec.model)
  const body = parseReply(spec, await post(request, signal))
  const { text, problem } = readBodies(spec, [body])
  return problem ? undefined : schema.safeParse(parseJson(text)).data
}

/** Returns a JSON schema without `$schema`, which some vendors reject. */
function toJsonSchema(schema: z.ZodType): object {
  return z.toJSONSchema(schema, { target: 'openapi-3.0' })
}

function parseReply(spec: EngineSpec, reply: string): unknown {
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
