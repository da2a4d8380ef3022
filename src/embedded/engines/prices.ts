/**
 * List prices of the engines, in US dollars. Vendors change their prices: each list has its date and its source. A price
 * that no source states is undefined, and the cost of its replies is then not known.
 */
import type { Usage } from './engine-answer.ts'
import type { EngineName, EngineSpec } from './engines.ts'

interface TokenPrices {
  /** For one million tokens. */
  input: number
  output: number
}

interface PriceList {
  /** Day of the prices, YYYY-MM-DD. */
  asOf: string
  /** Page of the vendor that states them. */
  source: string
  /** For 1,000 searches. */
  searches: number | undefined
  /** Where the price of the searches has another day or page. */
  searchesFrom?: { asOf: string; source: string }
  /** By the name of the model, without the date of a snapshot. */
  models: Record<string, TokenPrices>
}

const NO_TOKENS: TokenPrices = { input: 0, output: 0 }

const SONAR: TokenPrices = { input: 0.25, output: 2.5 }

/** Standard rates for short prompts: without discounts, free quotas and surcharges of long prompts. */
export const PRICES: Partial<Record<EngineName, PriceList>> = {
  openai: {
    asOf: '2026-10-13',
    source: 'https://developers.openai.com/api/docs/pricing',
    searches: 10,
    models: {
      'gpt-6-astra': { input: 10, output: 50 },
      'gpt-6.1-sol': { input: 2, output: 10 },
      'gpt-6-sol': { input: 2, output: 10 },
      'gpt-6-luna': { input: 0.1, output: 0.5 },
    },
  },
  anthropic: {
    asOf: '2026-09-29',
    source: 'https://platform.claude.com/docs/en/about-claude/pricing',
    searches: 10,
    models: {
      'claude-sonnet-5-5': { input: 2, output: 10 },
      'claude-sonnet-5': { input: 2, output: 10 },
      'claude-opus-5-5': { input: 4, output: 20 },
      'claude-opus-5': { input: 5, output: 25 },
      'claude-opus-4-8': { input: 5, output: 25 },
      'claude-sonnet-4-6': { input: 3, output: 15 },
      'claude-sonnet-4-5': { input: 3, output: 15 },
      'claude-haiku-4-5': { input: 1, output: 5 },
      'claude-fable-5-1': { input: 10, output: 50 },
    },
  },
  gemini: {
    asOf: '2026-10-07',
    source: 'https://ai.google.dev/gemini-api/docs/pricing',
    // After 5,000 free searches a month.
    searches: 14,
    models: {
      // Until 2026-12-31; then 1.5 and 7.5.
      'gemini-3.8-flash': { input: 0.75, output: 3.75 },
      'gemini-3.5-flash': { input: 1.5, output: 9 },
      'gemini-3.5-flash-lite': { input: 0.3, output: 2.5 },
      'gemini-3.1-pro-preview': { input: 2, output: 12 },
    },
  },
  perplexity: {
    asOf: '2026-09-27',
    source: 'https://docs.perplexity.ai/docs/agent-api/models',
    searches: 2.5,
    searchesFrom: { asOf: '2026-10-07', source: 'https://docs.perplexity.ai/docs/getting-started/pricing' },
    models: {
      ...{ sonar: SONAR, 'perplexity/sonar': SONAR },
      ...{ fast: SONAR, low: SONAR, medium: SONAR, high: SONAR, xhigh: SONAR },
    },
  },
  xai: {
    asOf: '2026-09-29',
    source: 'https://docs.x.ai/developers/pricing',
    searches: 5,
    models: {
      'grok-4.7': { input: 2, output: 6 },
      'grok-4.6': { input: 2, output: 6 },
      'grok-4.5': { input: 2, output: 6 },
      'grok-4.3': { input: 1.25, output: 2.5 },
    },
  },
  mistral: {
    asOf: '2026-05-22',
    source: 'https://mistral.ai/pricing',
    searches: 30,
    // The connector `web_search`, and not `web_search_premium`.
    searchesFrom: { asOf: '2026-02-10', source: 'https://mistral.ai/news/agents-api' },
    models: {
      'mistral-medium-latest': { input: 1.5, output: 7.5 },
      'mistral-medium-3-5': { input: 1.5, output: 7.5 },
      'mistral-medium-2604': { input: 1.5, output: 7.5 },
    },
  },
  dataforseo: {
    asOf: '2026-11-21',
    source: 'https://dataforseo.com/pricing/serp/google-ai-mode-serp-api',
    searches: 4,
    models: { 'ai-mode': NO_TOKENS },
  },
}

/**
 * Tokens of one question with one search, for the estimate before a run. OpenAI and Anthropic: what one recorded live reply
 * of each used, rounded. The others are assumptions. A real answer may use several times as many.
 */
const TYPICAL_ANSWER: Record<EngineName, { inputTokens: number; outputTokens: number }> = {
  openai: { inputTokens: 20_000, outputTokens: 4_000 },
  anthropic: { inputTokens: 27_000, outputTokens: 1_000 },
  gemini: { inputTokens: 100, outputTokens: 2_000 },
  perplexity: { inputTokens: 5_000, outputTokens: 1_000 },
  xai: { inputTokens: 15_000, outputTokens: 2_000 },
  mistral: { inputTokens: 8_000, outputTokens: 1_000 },
  dataforseo: { inputTokens: 0, outputTokens: 0 },
  serpapi: { inputTokens: 0, outputTokens: 0 },
  'openai-compatible': { inputTokens: 100, outputTokens: 1_000 },
}

/** Tokens of a request that judges the sentiment. */
const TYPICAL_JUDGMENT: Usage = { inputTokens: 1_000, outputTokens: 300, searches: 0 }

/** The usage that the estimate assumes for one question. */
function typicalAnswer(name: EngineName): Usage {
  return { ...TYPICAL_ANSWER[name], searches: 1 }
}

/** Returns the estimated cost of calls to an engine in US dollars; undefined if a price is not known. */
export function estimateCost(
  spec: Pick<EngineSpec, 'name' | 'model'>,
  { answers, judgments }: { answers: number; judgments: number },
): number | undefined {
  const answer = priceUsage(spec, typicalAnswer(spec.name))
  const judgment = judgments === 0 ? 0 : priceUsage(spec, TYPICAL_JUDGMENT)
  if (answer === undefined || judgment === undefined) return undefined
  return answers * answer + judgments * judgment
}

/**
 * Returns the list price of a usage in US dollars; undefined if a price is not known, or if the vendor counted no tokens. A
 * reply that does not count its searches counts as one search.
 */
export function priceUsage(
  { name, model }: Pick<EngineSpec, 'name' | 'model'>,
  { inputTokens, outputTokens, searches = 1 }: Usage,
): number | undefined {
  const list = PRICES[name]
  const tokens = list && findModel(list.models, model)
  if (list === undefined || tokens === undefined) return undefined
  if (tokens !== NO_TOKENS && inputTokens + outputTokens === 0) return undefined
  if (searches > 0 && list.searches === undefined) return undefined
  const millions = (inputTokens * tokens.input + outputTokens * tokens.output) / 1_000_000
  return millions + (searches * (list.searches ?? 0)) / 1_000
}

/** Finds a model by its name, or by its name before the date of a snapshot, as in gpt-6.1-sol-2026-09-29. */
function findModel(models: Record<string, TokenPrices>, model: string): TokenPrices | undefined {
  const name = Object.hasOwn(models, model) ? model : model.replace(/[-@]\d{4}-?\d{2}-?\d{2}$/, '')
  return Object.hasOwn(models, name) ? models[name] : undefined
}
