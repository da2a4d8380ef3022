import { isCountryCode } from '../lib/country.ts'
import { anthropic } from './anthropic.ts'
import { cloro } from './cloro.ts'
import { dataforseo } from './dataforseo.ts'
import type { Engine } from './engine.ts'
import { gemini } from './gemini.ts'
import { mistral } from './mistral.ts'
import { openaiCompatible } from './openai-compatible.ts'
import { perplexity } from './perplexity.ts'
import { openai, xai } from './responses-api.ts'
import { serpapi } from './serpapi.ts'

const known = {
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

export type EngineName = keyof typeof known
export const engines: Record<EngineName, Engine> = known

/** An engine as in the settings: `openai`, `openai:gpt-6-luna`, or `openai@DE` for one of several countries. */
export interface EngineSpec {
  id: string
  name: EngineName
  model: string
  /** ISO 3166-1 alpha-2 code; undefined unless the engine is asked for several countries. */
  country?: string
}

/** Reads `NAME` or `NAME:MODEL`, optionally with `@COUNTRY`; undefined if a part is unknown or a required model is missing. */
export function readEngineSpec(id: string): EngineSpec | undefined {
  // The name of a model may contain colons and at signs.
  const [, name = '', given, country] = /^([^:]+?)(?::([^\s@]\S*?))?(?:@([A-Z]{2}))?$/.exec(id) ?? []
  if (!isEngineName(name) || (country !== undefined && !isCountryCode(country))) return undefined
  const engine = engines[name]
  const model = given ?? engine.defaultModel
  if (model === undefined) return undefined
  if (engine.models !== undefined && !engine.models.includes(model)) return undefined
  return { id, name, model, ...(country !== undefined && { country }) }
}

function isEngineName(name: string): name is EngineName {
  return Object.hasOwn(engines, name)
}
