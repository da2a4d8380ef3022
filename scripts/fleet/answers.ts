/** The vendors of the example fleet, scripted: which answer a question gets. The same question gets the same answer. */
import { createHash } from 'node:crypto'
import type { Company, Market } from './markets.ts'

export interface Asked {
  engine: string
  country: string
  question: string
  /** Tells the days apart. */
  day: number
}

/** Returns a number from 0 up to 1 that depends on nothing but its arguments. */
export function chanceOf(...facts: (string | number)[]): number {
  return createHash('sha256').update(JSON.stringify(facts)).digest().readUInt32BE() / 2 ** 32
}

/** A part of an answer, with the page that it cites. */
interface Sentence {
  text: string
  url: string | undefined
}

/** Writes an answer that cites the brand in `share` of all cases. */
export function writeAnswer(market: Market, asked: Asked, share: number): Sentence[] {
  const { engine, country, question, day } = asked
  const chance = (...facts: string[]) => chanceOf(engine, country, question, day, ...facts)
  const choose = <T>(from: T[], ...facts: string[]) => from[Math.floor(chance(...facts) * from.length)]
  const praise = ({ domain, claims }: Company): Sentence[] => {
    const [text = '', page = ''] = choose(claims, domain) ?? []
    return [{ text: `${text}.`, url: `https://www.${domain}/${page}` }]
  }
  const own = chance('own') < share ? praise(market.brand) : []
  const named =
    own.length === 0 && chance('named') < 0.4
      ? [{ text: `${market.brand.name} is another product that people name.`, url: undefined }]
      : []
  const competitor = chance('competitor') < 0.6 ? praise(market.competitor) : []
  const products = chance('order') < 0.6 ? [...own, ...competitor] : [...competitor, ...own]
  const press = choose(market.press, 'press')
  const remark = { text: `${choose(press?.remarks ?? [], 'remark')}.`, url: `https://${press?.domain}/tests` }
  return [
    ...products,
    ...(chance('press') < 0.8 || products.length === 0 ? [remark] : []),
    ...named,
    { text: choose(market.advice, 'advice') ?? '', url: undefined },
  ]
}

/** Returns a reply of OpenAI's Responses API. */
export function toOpenAi(sentences: Sentence[], query: string): object {
  let text = ''
  const annotations: object[] = []
  for (const sentence of sentences) {
    text += `${text === '' ? '' : ' '}${sentence.text}`
    if (sentence.url === undefined) continue
    const url = `${sentence.url}?utm_source=openai`
    const link = ` ([${new URL(url).hostname}](${url}))`
    const start = text.length + 1
    text += link
    annotations.push({ type: 'url_citation', start_index: start, end_index: text.length, url })
  }
  return {
    status: 'completed',
    model: 'gpt-6.2-sol-2026-10-06',
    output: [
      {
        type: 'web_search_call',
        status: 'completed',
        action: { type: 'search', query, sources: listUrls(sentences).map(url => ({ type: 'url', url })) },
      },
      { type: 'message', content: [{ type: 'output_text', text, annotations }] },
    ],
    usage: { input_tokens: 8_000, output_tokens: text.length },
  }
}

/** Returns a reply of Perplexity's Agent API. */
export function toPerplexity(sentences: Sentence[], query: string): object {
  const urls = listUrls(sentences)
  const text = sentences
    .map(sentence => {
      return sentence.url === undefined
        ? sentence.text
        : `${sentence.text}[${urls.indexOf(sentence.url) + 1}]`
    })
    .join(' ')
  return {
    status: 'completed',
    model: 'perplexity/sonar',
    output: [
      { type: 'search_results', queries: [query], results: urls.map((url, at) => ({ id: at + 1, url })) },
      { type: 'message', content: [{ type: 'output_text', annotations: [], text }] },
    ],
    usage: { input_tokens: 2_000, output_tokens: 180, cost: { total_cost: 0.0036 } },
  }
}

function listUrls(sentences: Sentence[]): string[] {
  return [...new Set(sentences.flatMap(({ url }) => url ?? []))]
}
