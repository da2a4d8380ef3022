import * as z from 'zod'
import { describeIssues } from '../contract/describe-issues.ts'
import { ServiceError } from '../errors/service.ts'
import { excerpt } from '../lib/http/excerpt.ts'
import { nestingOf, parseJson } from '../lib/json.ts'
import type { Post } from './connection.ts'
import type { Engine, EngineQuestion, EngineRequest } from './engine.ts'
import { type EngineAnswer, toEngineAnswer } from './engine-answer.ts'
import { type EngineSpec, engines } from './engines.ts'

/**
 * Asks an engine a question, with further requests if the engine pauses. Rejects with a ServiceError if there is no reply, or
 * with the JSON path if the reply does not follow the vendor's format.
 */
export async function askEngine(
  spec: EngineSpec,
  asked: EngineQuestion,
  post: Post,
  signal?: AbortSignal,
): Promise<EngineAnswer> {
  const engine: Engine = engines[spec.name]
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
