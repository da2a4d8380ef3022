import type { Reading } from './answer.ts'

/** One POST of JSON below the vendor's base URL. */
export interface EngineRequest {
  path: string
  body: object
}

/**
 * How one vendor is asked and understood: pure, without a key and without a connection. Bodies come from outside;
 * readers throw a ZodError that has the path of what is wrong.
 */
export interface Engine {
  /** Undefined where the user has to say. */
  defaultModel: string | undefined
  /** Whether its answers name sources. */
  givesSources: boolean
  buildRequest(question: string, model: string): EngineRequest
  /** What to send when the last of the replies so far is not the end of the answer; undefined when it is. */
  continueRequest?(question: string, model: string, bodies: unknown[]): EngineRequest | undefined
  /** Reads all replies that make up one answer. */
  readAnswer(bodies: unknown[]): Reading
  /** Asks for text that is JSON of a schema, without a search. */
  buildJudgeRequest(prompt: string, schema: object, model: string): EngineRequest
}
