import { anthropic } from './anthropic.ts'
import { dataforseo } from './dataforseo.ts'
import type { Engine } from './engine.ts'
import { gemini } from './gemini.ts'
import { mistral } from './mistral.ts'
import { openai } from './openai.ts'
import { openaiCompatible } from './openai-compatible.ts'
import { perplexity } from './perplexity.ts'
import { serpapi } from './serpapi.ts'
import { xai } from './xai.ts'

/** The live engines by the name that users write. */
export const engines = {
  openai,
  anthropic,
  gemini,
  perplexity,
  xai,
  mistral,
  dataforseo,
  serpapi,
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

/**
 * Reads `NAME` or `NAME:MODEL`. Undefined for an unknown engine, for one without default model if none is given, and for a
 * model that the engine does not have.
 */
export function readEngineSpec(id: string): EngineSpec | undefined {
  const { name, model: given } = splitId(id)
  if (!isEngineName(name)) return undefined
  const engine: Engine = engines[name]
  const model = given ?? engine.defaultModel
  if (model === undefined || readReplacement(id) !== undefined) return undefined
  return engine.models === undefined || engine.models.includes(model) ? { id, name, model } : undefined
}

/** Returns what to use instead of an engine whose model the vendor ended; undefined for any other text. */
export function readReplacement(id: string): string | undefined {
  const { name, model = '' } = splitId(id)
  if (!isEngineName(name)) return undefined
  const { endedModels = {} }: Engine = engines[name]
  return Object.hasOwn(endedModels, model) ? endedModels[model] : undefined
}

function splitId(id: string): { name: string; model: string | undefined } {
  // The name of a model may contain colons.
  const [, name = '', model] = /^([^:]+)(?::(\S+))?$/.exec(id) ?? []
  return { name, model }
}

function isEngineName(name: string): name is EngineName {
  return Object.hasOwn(engines, name)
}
