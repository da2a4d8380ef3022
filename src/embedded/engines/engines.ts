import { isCountryCode } from '../../lib/country.ts'
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
 * unknown engine or country, and for an engine without default model if none is given.
 */
export function readEngineSpec(id: string): EngineSpec | undefined {
  // The name of a model may contain colons and at signs.
  const [, name = '', given, country] = /^([^:]+?)(?::([^\s@]\S*?))?(?:@([A-Z]{2}))?$/.exec(id) ?? []
  if (!isEngineName(name) || (country !== undefined && !isCountryCode(country))) return undefined
  const engine: Engine = engines[name]
  const model = given ?? engine.defaultModel
  return model === undefined ? undefined : { id, name, model, ...(country !== undefined && { country }) }
}

function isEngineName(name: string): name is EngineName {
  return Object.hasOwn(engines, name)
}
