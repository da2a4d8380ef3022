import type { Usage } from './engine-answer.ts'
import type { EngineName, EngineSpec } from './engines.ts'

/**
 * List prices in US dollars: the standard rates for short prompts, without discounts, free quotas and surcharges. Each list begins
 * with the day of its newest price and its source. Its columns: the engine; the price of one million tokens of input and of output;
 * the price of 1,000 searches; the first day on which tokens cost twice as much; the models, without the date of a snapshot.
 */
export const PRICE_LISTS = `
  # 2026-11-18 https://developers.openai.com/api/docs/pricing
  openai      8     40    10   -           gpt-6.2-astra
  openai      2     10    10   -           gpt-6.2-sol gpt-6.1-sol gpt-6-sol
  openai      10    50    10   -           gpt-6-astra
  openai      1     5     10   -           gpt-6.1-terra
  openai      0.1   0.5   10   -           gpt-6-luna
  openai      1.25  10    10   -           gpt-5.1 gpt-5
  openai      0.25  2     10   -           gpt-5-mini
  openai      0.05  0.4   10   -           gpt-5-nano
  openai      2     8     10   -           o3 gpt-4.1
  openai      2.5   10    10   -           gpt-4o

  # 2026-11-28 https://platform.claude.com/docs/en/about-claude/pricing
  # claude-haiku-5-5: up to 100,000 tokens of a prompt; then 0.5 and 2.5.
  anthropic   2     10    10   -           claude-sonnet-5-5 claude-sonnet-5
  anthropic   4     20    10   -           claude-opus-5-5
  anthropic   5     25    10   -           claude-opus-5 claude-opus-4-8 claude-opus-4-5
  anthropic   3     15    10   -           claude-sonnet-4-6
  anthropic   0.1   0.5   10   -           claude-haiku-5-5
  anthropic   1     5     10   -           claude-haiku-4-5
  anthropic   10    50    10   -           claude-fable-5-1
  anthropic   8     40    10   -           claude-fable-5-2

  # 2026-11-22 https://ai.google.dev/gemini-api/docs/pricing
  # The price of searches after 5,000 free ones a month. Carbon, neon and hydrogen as several resellers quote the vendor.
  # The vendor routes gemini-3.7-flash to gemini-3.8-flash.
  gemini      2     10    14   2026-12-01  gemini-4-carbon gemini-4-argon
  gemini      3     15    14   -           gemini-4-neon
  gemini      1.5   7.5   14   -           gemini-4-hydrogen
  gemini      0.75  3.75  14   2027-01-01  gemini-3.8-flash gemini-3.7-flash
  gemini      0.75  3.75  14   -           gemini-3.6-flash
  gemini      1.5   9     14   -           gemini-3.5-flash
  gemini      0.3   2.5   14   -           gemini-3.5-flash-lite gemini-2.5-flash
  gemini      0.25  1.5   14   -           gemini-3.1-flash-lite
  gemini      2     12    14   -           gemini-3.1-pro-preview

  # 2026-09-27 https://docs.perplexity.ai/docs/agent-api/models
  # Searches: https://docs.perplexity.ai/docs/getting-started/pricing, 2026-10-07. A recorded reply confirms that of fast.
  perplexity  0.25  2.5   1    -           sonar fast
  perplexity  0.25  2.5   2.5  -           perplexity/sonar low medium high xhigh

  # 2026-09-29 https://docs.x.ai/developers/pricing
  xai         2     6     5    -           grok-4.7 grok-4.6 grok-4.5
  xai         1.25  2.5   5    -           grok-4.3

  # 2026-10-20 https://mistral.ai/pricing
  # Searches of web_search, not web_search_premium: https://mistral.ai/news/agents-api, 2026-02-10.
  # mistral-large-4: after the launch price of 0.68 and 2.09, as resellers quote the vendor.
  mistral     1.36  4.18  30   -           mistral-large-4
  mistral     1.5   7.5   30   -           mistral-medium-latest mistral-medium-3-5 mistral-medium-2604

  # 2026-11-21 https://dataforseo.com/pricing/serp/google-ai-mode-serp-api
  dataforseo  0     0     4    -           ai-mode ai-overview chatgpt gemini
  dataforseo  0     0     2    -           copilot
`

interface ModelPrice {
  input: number
  output: number
  searches: number
  /** Sorts after every day if the price does not double. */
  doublesOn: string
}

/** By `ENGINE:MODEL`. */
const PRICES = new Map(
  PRICE_LISTS.split('\n').flatMap((line): [string, ModelPrice][] => {
    const [engine, input, output, searches, day = '-', ...models] = line.trim().split(/\s+/)
    if (engine === '#') return []
    const doublesOn = day === '-' ? '9999' : day
    const price = { input: Number(input), output: Number(output), searches: Number(searches), doublesOn }
    return models.map(model => [`${engine}:${model}`, price])
  }),
)

type PricedModel = Pick<EngineSpec, 'name' | 'model'>

/**
 * Returns the list price of a usage on a day (YYYY-MM-DD) in US dollars; undefined if a price or the number of tokens is
 * unknown. A reply that does not count its searches counts as one search.
 */
export function priceUsage(
  { name, model }: PricedModel,
  { inputTokens = 0, outputTokens = 0, searches = 1 }: Usage,
  day: string,
): number | undefined {
  const withoutDate = model.replace(/[-@]\d{4}-?\d{2}-?\d{2}$/, '')
  const price = PRICES.get(`${name}:${model}`) ?? PRICES.get(`${name}:${withoutDate}`)
  if (price === undefined) return undefined
  if (price.input + price.output > 0 && inputTokens + outputTokens === 0) return undefined
  const factor = day >= price.doublesOn ? 2 : 1
  const tokens = (factor * (inputTokens * price.input + outputTokens * price.output)) / 1_000_000
  return tokens + (searches * price.searches) / 1_000
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
