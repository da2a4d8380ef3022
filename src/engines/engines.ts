import { isCountryCode } from '../lib/country.ts'
import { anthropic } from './anthropic.ts'
import { cloro } from './cloro.ts'
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
  cloro,
  'openai-compatible': openaiCompatible,
} satisfies Record<string, Engine>

export type EngineName = keyof typeof engines

/** An engine as it is asked: `openai`, `openai:gpt-6-luna`; in one of several countries `openai@DE`. */
export interface EngineSpec {
  /** The text that was read. */
  id: string
  name: EngineName
  model: string
  /** ISO 3166-1 alpha-2 code; undefined for an engine that is not asked for several countries. */
  country?: string
}

/**
 * Reads `NAME` or `NAME:MODEL`, with `@COUNTRY` after it where the engine is asked for several countries. Undefined for an
 * unknown engine or country, for an engine without default model if none is given, and for a model that the engine does not
 * have.
 */
export function readEngineSpec(id: string): EngineSpec | undefined {
  const { name, model: given, country } = splitId(id)
  if (!isEngineName(name) || (country !== undefined && !isCountryCode(country))) return undefined
  const engine: Engine = engines[name]
  const model = given ?? engine.defaultModel
  if (model === undefined) return undefined
  if (engine.models !== undefined && !engine.models.includes(model)) return undefined
  return { id, name, model, ...(country !== undefined && { country }) }
}

/** Returns whether the terms of an engine's vendor forbid storing its answers. */
export function forbidsStoring({ name }: Pick<EngineSpec, 'name'>): boolean {
  const engine: Engine = engines[name]
  return engine.forbidsStoring ?? false
}

function splitId(id: string): { name: string; model: string | undefined; country: string | undefined } {
  // The name of a model may contain colons and at signs.
  const [, name = '', model, country] = /^([^:]+?)(?::([^\s@]\S*?))?(?:@([A-Z]{2}))?$/.exec(id) ?? []
  return { name, model, country }
}

function isEngineName(name: string): name is EngineName {
  return Object.hasOwn(engines, name)
}
