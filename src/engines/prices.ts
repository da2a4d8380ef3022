/**
 * List prices of the engines, in US dollars, and the ends of their models. Vendors change both: each list has its date and its
 * source. A price that no source states is undefined, and the cost of its replies is then not known.
 */
import type { Usage } from './engine-answer.ts'

interface TokenPrices {
  /** For one million tokens. */
  input: number
  output: number
}

/** The announced end of a model: the day, YYYY-MM-DD, and what the vendor recommends instead, where that is known. */
export interface ModelEnd {
  on: string
  use?: string
}

/** Last day of a price, YYYY-MM-DD, and the price that follows. */
export type PriceChange = TokenPrices & { until: string }

interface ListedModel extends Partial<TokenPrices> {
  change?: PriceChange
  /** For 1,000 searches, where the model has a price of its own. */
  searches?: number
  ends?: ModelEnd
  /** What to use instead of a model that the vendor ended. */
  ended?: string
}

interface PriceList {
  /** Day of the newest of the prices, YYYY-MM-DD. */
  asOf: string
  /** Page of the vendor that states them. */
  source: string
  /** For 1,000 searches. */
  searches: number | undefined
  /** By the name of the model, without the date of a snapshot. */
  models: Record<string, ListedModel>
}

const SONAR = { input: 0.25, output: 2.5 }
/** The preset `fast` searches at a price of its own, as a recorded reply states as well. */
const FAST = { ...SONAR, searches: 1 }

/** Standard rates for short prompts: without discounts, free quotas and surcharges of long prompts. */
export const PRICES: Readonly<Record<string, PriceList>> = {
  openai: {
    asOf: '2026-10-26',
    source: 'https://developers.openai.com/api/docs/pricing',
    searches: 10,
    models: {
      'gpt-6-astra': { input: 10, output: 50 },
      'gpt-6.1-sol': { input: 2, output: 10 },
      'gpt-6-sol': { input: 2, output: 10 },
      'gpt-6.1-terra': { input: 1, output: 5 },
      'gpt-6-luna': { input: 0.1, output: 0.5 },
      // https://developers.openai.com/api/docs/deprecations
      'gpt-5': { ends: { on: '2026-12-11', use: 'gpt-6.1-sol' } },
      'gpt-5-mini': { ends: { on: '2026-12-11', use: 'gpt-6.1-terra' } },
      'gpt-5-nano': { ends: { on: '2026-12-11', use: 'gpt-6-luna' } },
      o3: { ends: { on: '2026-12-11' } },
      'gpt-4o': { ends: { on: '2027-01-14', use: 'gpt-6-luna' } },
      'gpt-4o-mini': { ends: { on: '2027-01-14', use: 'gpt-6-luna' } },
      'gpt-4.1': { ends: { on: '2027-01-14', use: 'gpt-6-luna' } },
      'gpt-4.1-mini': { ends: { on: '2027-01-14', use: 'gpt-6-luna' } },
      'gpt-5.1': { ends: { on: '2027-04-01' } },
    },
  },
  anthropic: {
    asOf: '2026-10-08',
    source: 'https://platform.claude.com/docs/en/about-claude/pricing',
    searches: 10,
    models: {
      'claude-sonnet-5-5': { input: 2, output: 10 },
      'claude-sonnet-5': { input: 2, output: 10 },
      'claude-opus-5-5': { input: 4, output: 20 },
      'claude-opus-5': { input: 5, output: 25 },
      'claude-opus-4-8': { input: 5, output: 25 },
      'claude-sonnet-4-6': { input: 3, output: 15 },
      // https://platform.claude.com/docs/en/about-claude/model-deprecations
      'claude-sonnet-4-5': { input: 3, output: 15, ends: { on: '2026-11-30', use: 'claude-sonnet-5-5' } },
      // Up to 100,000 tokens of a prompt; then 0.5 and 2.5.
      'claude-haiku-5-5': { input: 0.1, output: 0.5 },
      'claude-haiku-4-5': { input: 1, output: 5 },
      'claude-fable-5-1': { input: 10, output: 50 },
    },
  },
  gemini: {
    asOf: '2026-10-13',
    source: 'https://ai.google.dev/gemini-api/docs/pricing',
    // After 5,000 free searches a month.
    searches: 14,
    models: {
      'gemini-4-argon': { input: 2, output: 10, change: { until: '2026-11-30', input: 4, output: 20 } },
      'gemini-3.8-flash': {
        input: 0.75,
        output: 3.75,
        change: { until: '2026-12-31', input: 1.5, output: 7.5 },
      },
      'gemini-3.6-flash': { input: 0.75, output: 3.75 },
      'gemini-3.5-flash': { input: 1.5, output: 9 },
      'gemini-3.5-flash-lite': { input: 0.3, output: 2.5 },
      'gemini-3.1-flash-lite': { input: 0.25, output: 1.5 },
      'gemini-3.1-pro-preview': { input: 2, output: 12 },
      // https://ai.google.dev/gemini-api/docs/deprecations. Google answers with the model that follows, from that day on.
      'gemini-2.5-flash': { ends: { on: '2026-12-01', use: 'gemini-3.5-flash-lite' } },
      'gemini-2.5-pro': { ends: { on: '2026-12-01', use: 'gemini-3.8-flash' } },
    },
  },
  perplexity: {
    asOf: '2026-09-27',
    source: 'https://docs.perplexity.ai/docs/agent-api/models',
    // https://docs.perplexity.ai/docs/getting-started/pricing, 2026-10-07
    searches: 2.5,
    models: {
      ...{ sonar: FAST, fast: FAST, 'perplexity/sonar': SONAR },
      ...{ low: SONAR, medium: SONAR, high: SONAR, xhigh: SONAR },
      // As the vendor's guide to its migration names them.
      'sonar-pro': { ended: 'perplexity:low or perplexity:sonar' },
      'sonar-reasoning': { ended: 'perplexity:low' },
      'sonar-reasoning-pro': { ended: 'perplexity:low' },
      'sonar-deep-research': { ended: 'perplexity:medium' },
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
    // The connector `web_search`, and not `web_search_premium`: https://mistral.ai/news/agents-api, 2026-02-10
    searches: 30,
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
    models: { 'ai-mode': { input: 0, output: 0 } },
  },
}

/** A model of an engine. */
interface PricedModel {
  name: string
  model: string
}

/**
 * Returns the list price of a usage in US dollars on a day, YYYY-MM-DD; undefined if a price is not known, or if the vendor
 * counted no tokens. A reply that does not count its searches counts as one search.
 */
export function priceUsage(
  spec: PricedModel,
  { inputTokens, outputTokens, searches = 1 }: Usage,
  day = today(),
): number | undefined {
  const listed = findModel(spec)
  const { input, output } = (day > (listed?.change?.until ?? day) ? listed?.change : listed) ?? {}
  const perSearches = listed?.searches ?? PRICES[spec.name]?.searches
  if (input === undefined || output === undefined) return undefined
  if (input + output > 0 && inputTokens + outputTokens === 0) return undefined
  if (searches > 0 && perSearches === undefined) return undefined
  const millions = (inputTokens * input + outputTokens * output) / 1_000_000
  return millions + (searches * (perSearches ?? 0)) / 1_000
}

/** Returns what the vendor announced of a model: its end, and a change of its prices after `day`. */
export function findAnnounced(spec: PricedModel, day = today()): Pick<ListedModel, 'ends' | 'change'> {
  const { ends, change } = findModel(spec) ?? {}
  return { ...(ends && { ends }), ...(change && day <= change.until && { change }) }
}

function today(): string {
  return new Date().toISOString().slice(0, 10)
}

/** Finds a model by its name, or by its name before the date of a snapshot, as in gpt-6.1-sol-2026-09-29. */
export function findModel({ name, model }: PricedModel): ListedModel | undefined {
  const models: Record<string, ListedModel> = PRICES[name]?.models ?? {}
  const key = Object.hasOwn(models, model) ? model : model.replace(/[-@]\d{4}-?\d{2}-?\d{2}$/, '')
  return Object.hasOwn(models, key) ? models[key] : undefined
}
