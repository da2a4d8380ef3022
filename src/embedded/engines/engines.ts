import { anthropic } from './anthropic.ts'
import type { Engine } from './engine.ts'
import { gemini } from './gemini.ts'
import { openai } from './openai.ts'
import { openaiCompatible } from './openai-compatible.ts'
import { perplexity } from './perplexity.ts'

/** The live engines by the name that users write. */
export const engines = {
  openai,
  anthropic,
  gemini,
  perplexity,
  'openai-compatible': openaiCompatible,
} satisfies Record<string, Engine>

export type EngineName = keyof typeof engines

/** An engine as a user writes it: `openai` or `openai:gpt-6-luna`. */
export interface EngineSpec {
  /** Text of the user. */
  id: string
  name: EngineName
  model: string
}

/** Reads `NAME` or `NAME:MODEL`. Undefined for an unknown engine, and for one without default model if none is given. */
export function readEngineSpec(id: string): EngineSpec | undefined {
  // The name of a model may contain colons.
  const [, name = '', given] = /^([^:]+)(?::(\S+))?$/.exec(id) ?? []
  if (!isEngineName(name)) return undefined
  const engine: Engine = engines[name]
  const model = given ?? engine.defaultModel
  return model === undefined ? undefined : { id, name, model }
}

function isEngineName(name: string): name is EngineName {
  return Object.hasOwn(engines, name)
}
