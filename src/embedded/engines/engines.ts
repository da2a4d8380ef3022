import { anthropic } from './anthropic.ts'
import type { Engine } from './engine.ts'
import { gemini } from './gemini.ts'
import { openai } from './openai.ts'
import { openaiCompatible } from './openai-compatible.ts'
import { perplexity } from './perplexity.ts'

/** The live answer engines by the name users give them. */
export const engines = {
  openai,
  anthropic,
  gemini,
  perplexity,
  'openai-compatible': openaiCompatible,
} satisfies Record<string, Engine>

export type EngineName = keyof typeof engines

/** An engine as a user asks for it: `openai` or `openai:gpt-6-luna`. */
export interface EngineSpec {
  /** As the user wrote it. */
  id: string
  name: EngineName
  model: string
}

/** Undefined for an engine that does not exist, or that has no model of its own where none is given. */
export function readEngineSpec(id: string): EngineSpec | undefined {
  // A model may have colons of its own.
  const [, name = '', given] = /^([^:]+)(?::(\S+))?$/.exec(id) ?? []
  if (!isEngineName(name)) return undefined
  const engine: Engine = engines[name]
  const model = given ?? engine.defaultModel
  return model === undefined ? undefined : { id, name, model }
}

export function isEngineName(name: string): name is EngineName {
  return Object.hasOwn(engines, name)
}
