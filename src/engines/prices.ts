/** List prices in US dollars, each list with its day and source. A price without a source is undefined: its cost is unknown. */
import type { Usage } from './engine-answer.ts'
import type { EngineName, EngineSpec } from './engines.ts'

interface TokenPrices {
  /** For one million tokens. */
  input: number
  output: number
}

interface ListedModel extends TokenPrices {
  /** For 1,000 searches, if the model has its own price. */
  searches?: number
  /** First day of the doubled price of tokens, YYYY-MM-DD. */
  doublesOn?: string
}

interface PriceList {
  /** Day of the newest of the prices, YYYY-MM-DD. */
  asOf: string
  source: string
  /** For 1,000 searches. */
  searches: number | undefined
  /** By the name of the model, without the date of a snapshot. */
  models: Record<string, ListedModel>
}

const SONAR = { input: 0.25, output: 2.5 }
/** The preset `fast` has its own price of searches, which a recorded reply confirms. */
const FAST = { ...SONAR, searches: 1 }

/** A provider that reads pages has no price of tokens. */
const PAGE = { input: 0, output: 0 }

/** Standard rates for short prompts: without discounts, free quotas and surcharges of long prompts. */
export const PRICES: Readonly<Record<string, PriceList>> = {
  openai: {
    asOf: '2026-11-18',
    source: 'https://developers.openai.com/api/docs/pricing',
    searches: 10,
    models: {
      'gpt-6.2-astra': { input: 8, output: 40 },
      'gpt-6.2-sol': { input: 2, output: 10 },
      'gpt-6-astra': { input: 10, output: 50 },
      'gpt-6.1-sol': { input: 2, output: 10 },
      'gpt-6-sol': { input: 2, output: 10 },
      'gpt-6.1-terra': { input: 1, output: 5 },
      'gpt-6-luna': { input: 0.1, output: 0.5 },
      'gpt-5.1': { input: 1.25, output: 10 },
      'gpt-5': { input: 1.25, output: 10 },
      'gpt-5-mini': { input: 0.25, output: 2 },
      'gpt-5-nano': { input: 0.05, output: 0.4 },
      o3: { input: 2, output: 8 },
      'gpt-4.1': { input: 2, output: 8 },
      'gpt-4o': { input: 2.5, output: 10 },
    },
  },
  anthropic: {
    asOf: '2026-11-28',
    source: 'https://platform.claude.com/docs/en/about-claude/pricing',
    searches: 10,
    models: {
      'claude-sonnet-5-5': { input: 2, output: 10 },
      'claude-sonnet-5': { input: 2, output: 10 },
      'claude-opus-5-5': { input: 4, output: 20 },
      'claude-opus-5': { input: 5, output: 25 },
      'claude-opus-4-8': { input: 5, output: 25 },
      'claude-opus-4-5': { input: 5, output: 25 },
      'claude-sonnet-4-6': { input: 3, output: 15 },
      // Up to 100,000 tokens of a prompt; then 0.5 and 2.5.
      'claude-haiku-5-5': { input: 0.1, output: 0.5 },
      'claude-haiku-4-5': { input: 1, output: 5 },
      'claude-fable-5-1': { input: 10, output: 50 },
      'claude-fable-5-2': { input: 8, output: 40 },
    },
  },
  gemini: {
    asOf: '2026-11-22',
    source: 'https://ai.google.dev/gemini-api/docs/pricing',
    // After 5,000 free searches a month.
    searches: 14,
    models: {
      // Carbon, neon and hydrogen as several resellers quote the vendor.
      'gemini-4-carbon': { input: 2, output: 10, doublesOn: '2026-12-01' },
      'gemini-4-argon': { input: 2, output: 10, doublesOn: '2026-12-01' },
      'gemini-4-neon': { input: 3, output: 15 },
      'gemini-4-hydrogen': { input: 1.5, output: 7.5 },
      'gemini-3.8-flash': { input: 0.75, output: 3.75, doublesOn: '2027-01-01' },
      // The vendor routes it to gemini-3.8-flash.
      'gemini-3.7-flash': { input: 0.75, output: 3.75, doublesOn: '2027-01-01' },
      'gemini-3.6-flash': { input: 0.75, output: 3.75 },
      'gemini-3.5-flash': { input: 1.5, output: 9 },
      'gemini-3.5-flash-lite': { input: 0.3, output: 2.5 },
      'gemini-3.1-flash-lite': { input: 0.25, output: 1.5 },
      'gemini-3.1-pro-preview': { input: 2, output: 12 },
      'gemini-2.5-flash': { input: 0.3, output: 2.5 },
    },
  },
  perplexity: {
    asOf: '2026-09-27',
    source: 'https://docs.perplexity.ai/docs/agent-api/models',
    // https://docs.perplexity.ai/docs/getting-started/pricing, 2026-10-07
    searches: 2.5,
    models: {
      sonar: FAST,
      fast: FAST,
      'perplexity/sonar': SONAR,
      low: SONAR,
      medium: SONAR,
      high: SONAR,
      xhigh: SONAR,
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
    asOf: '2026-10-20',
    source: 'https://mistral.ai/pricing',
    // The connector `web_search`, not `web_search_premium`: https://mistral.ai/news/agents-api, 2026-02-10
    searches: 30,
    models: {
      // After the launch price of 0.68 and 2.09, as resellers quote the vendor.
      'mistral-large-4': { input: 1.36, output: 4.18 },
      'mistral-medium-latest': { input: 1.5, output: 7.5 },
      'mistral-medium-3-5': { input: 1.5, output: 7.5 },
      'mistral-medium-2604': { input: 1.5, output: 7.5 },
    },
  },
  dataforseo: {
    asOf: '2026-11-21',
    source: 'https://dataforseo.com/pricing/serp/google-ai-mode-serp-api',
    searches: 4,
    models: {
      'ai-mode': PAGE,
      'ai-overview': PAGE,
      chatgpt: PAGE,
      gemini: PAGE,
      copilot: { ...PAGE, searches: 2 },
    },
  },
}

type PricedModel = Pick<EngineSpec, 'name' | 'model'>

/**
 * Returns the list price of a usage on a day (YYYY-MM-DD) in US dollars; undefined if a price or the number of tokens is
 * unknown. A reply that does not count its searches counts as one search.
 */
export function priceUsage(
  spec: PricedModel,
  { inputTokens = 0, outputTokens = 0, searches = 1 }: Usage,
  day: string,
): number | undefined {
  const listed = findModel(spec)
  const perSearches = listed?.searches ?? PRICES[spec.name]?.searches
  if (listed === undefined) return undefined
  const { input, output, doublesOn } = listed
  if (input + output > 0 && inputTokens + outputTokens === 0) return undefined
  if (searches > 0 && perSearches === undefined) return undefined
  const factor = doublesOn !== undefined && day >= doublesOn ? 2 : 1
  const tokens = (factor * (inputTokens * input + outputTokens * output)) / 1_000_000
  return tokens + (searches * (perSearches ?? 0)) / 1_000
}

/** Ignores the date of a snapshot, as in `gpt-6.1-sol-2026-09-29`. */
function findModel({ name, model }: PricedModel): ListedModel | undefined {
  const models: Record<string, ListedModel> = PRICES[name]?.models ?? {}
  const key = Object.hasOwn(models, model) ? model : model.replace(/[-@]\d{4}-?\d{2}-?\d{2}$/, '')
  return Object.hasOwn(models, key) ? models[key] : undefined
}

/** Returns the estimated cost of a typical answer on a day (YYYY-MM-DD) in US dollars; undefined if a price is not known. */
export function estimateAnswer(spec: EngineSpec, day: string): number | undefined {
  return priceUsage(spec, TYPICAL_ANSWER[spec.name], day)
}

/**
 * Usage of one question, for the estimate before a run. OpenAI's tokens are from a recorded live reply, rounded. Anthropic's
 * are, too, with the thinking of OpenAI's reply, because its models think with high effort. The searches of OpenAI, Anthropic and
 * Gemini are means of recorded replies. The others are assumptions. A real answer may use several times as much.
 */
const TYPICAL_ANSWER: Record<EngineName, Usage> = {
  openai: { inputTokens: 20_000, outputTokens: 4_000, searches: 2 },
  anthropic: { inputTokens: 27_000, outputTokens: 4_000, searches: 1.5 },
  gemini: { inputTokens: 100, outputTokens: 2_000, searches: 5.5 },
  perplexity: { inputTokens: 5_000, outputTokens: 1_000 },
  xai: { inputTokens: 15_000, outputTokens: 2_000 },
  mistral: { inputTokens: 8_000, outputTokens: 1_000 },
  dataforseo: { inputTokens: 0, outputTokens: 0 },
  serpapi: { inputTokens: 0, outputTokens: 0 },
  cloro: { inputTokens: 0, outputTokens: 0 },
  'openai-compatible': { inputTokens: 100, outputTokens: 1_000 },
}
