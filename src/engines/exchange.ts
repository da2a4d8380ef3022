/** One exchange with a vendor: builds its requests, sends them, and reads its replies. */

import * as z from 'zod'
import { describeIssues } from '../contract/describe-issues.ts'
import { ServiceError } from '../errors/service.ts'
import { excerpt } from '../lib/http/excerpt.ts'
import { nestingOf, parseJson } from '../lib/json.ts'
import type { Post } from './connection.ts'
import type { Asked, Engine, EngineRequest } from './engine.ts'
import { type EngineAnswer, toEngineAnswer } from './engine-answer.ts'
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
  return toEngineAnswer(
    facts,
    parse(spec, () => engine.readAnswer(bodies)),
  )
}

/** A reply that is sent back has to be written as JSON again, which overflows the stack for one nested without end. */
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
