import { describe, expect, it } from 'vitest'
import { candidateSchema } from '../../../src/embedded/engines/gemini.ts'
import { answerTo, fixture } from '../../support/engines.ts'

// See fixtures/live/README.md for where they come from.
describe('a recorded reply', () => {
  it('of OpenAI is answered, with citations in its sentences', async () => {
    const answer = await answerTo('openai', fixture('live/openai'))
    expect(answer).toMatchObject({ outcome: 'answered', model: 'gpt-5-mini-2025-08-07', unknownSources: 0 })
    expect(answer.queries[0]).toBe('tech news today December 5 2025')
    expect(answer.retrieved.length).toBeGreaterThan(10)
    expect(answer.sentences.some(({ sources }) => sources.length > 0)).toBe(true)
    expect(answer.cited.every(({ url }) => !url.includes('utm_source'))).toBe(true)
  })

  it('of OpenAI on Azure is answered: its searches still run, and it cites a page', async () => {
    const answer = await answerTo('openai', fixture('live/azure-openai'))
    expect(answer).toMatchObject({ outcome: 'answered', searched: true })
    expect(answer.cited.map(({ host }) => host)).toEqual(['straitstimes.com'])
  })

  it('of Anthropic is answered, with citations in its sentences', async () => {
    const answer = await answerTo('anthropic', fixture('live/anthropic'))
    expect(answer).toMatchObject({ outcome: 'answered', searched: true, usage: { searches: 2 } })
    expect(answer.queries[0]).toBe('tech news today September 26 2024')
    expect(answer.cited.length).toBeGreaterThan(0)
    expect(answer.sentences.some(({ sources }) => sources.length > 0)).toBe(true)
  })

  it('of Perplexity is answered: its mark names a search result', async () => {
    const answer = await answerTo('perplexity', fixture('live/perplexity'))
    expect(answer).toMatchObject({ outcome: 'answered', model: 'openai/gpt-6-luna', unknownSources: 0 })
    expect(answer.retrieved).toHaveLength(10)
    expect(answer.sentences).toMatchObject([{ sources: [{ url: 'https://www.typescriptlang.org/' }] }])
  })

  it.each([
    ['gemini-3-thoughts', 9],
    ['gemini-3-one-segment', 1],
    ['gemini-3-after-function', 1],
    ['gemini-3-second-turn', 1],
    ['gemini-3-nine-segments', 9],
  ])('of Gemini 3, %s, has each of its %i segments in the sentences that it cites', async (name, count) => {
    const body = fixture(`live/${name}`)
    const { groundingMetadata } = candidateSchema.parse(Object(body).candidates[0])
    const segments =
      groundingMetadata?.groundingSupports.flatMap(support => support?.segment?.text ?? []) ?? []
    const answer = await answerTo('gemini', body)
    expect(answer).toMatchObject({ outcome: 'answered', searched: true })
    const words = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.join(' ') ?? ''
    const cited = words(
      answer.sentences.flatMap(({ text, sources }) => (sources.length > 0 ? [text] : [])).join(' '),
    )
    expect(segments).toHaveLength(count)
    expect(segments.filter(segment => !cited.includes(words(segment)))).toEqual([])
    expect(answer.unknownSources, 'no segment is without a place').toBeLessThan(2)
  })

  it('of Gemini 3 that ends with a call of a function has no text', async () => {
    const answer = await answerTo('gemini', fixture('live/gemini-3-no-text'))
    expect(answer).toMatchObject({ outcome: 'failed', searched: true })
  })
})

// See fixtures/live/README.md for what they follow.
describe('a reply in the shape of a recorded one', () => {
  it.each([
    // Two of its pages are views of Google.
    ['dataforseo:ai-mode', 7, 2],
    ['dataforseo:ai-overview', 4, 0],
  ])('of %s is answered and cites %i sites, and %i unknown pages', async (id, count, unknownSources) => {
    const answer = await answerTo(id, fixture(`shapes/${id.replace(':', '-')}`))
    expect(answer).toMatchObject({ outcome: 'answered', unknownSources })
    const hosts = new Set(answer.cited.flatMap(({ host }) => (host === '' ? [] : [host])))
    expect(hosts.size).toBe(count)
  })

  it('of SerpApi cites the links of its text: all references are views of Google', async () => {
    const answer = await answerTo('serpapi:ai-mode', fixture('shapes/serpapi-ai-mode'))
    expect(answer.outcome).toBe('answered')
    const citing = answer.sentences.filter(({ sources }) => sources.length > 0)
    expect(citing.map(({ text, sources }) => [text, ...new Set(sources.map(({ host }) => host))])).toEqual([
      ['See the site of Acme.', 'acme.example'],
      // Views of Google: they do not tell whose page they are.
      ['It is cheap.', ''],
      ['See the site of Beta.', '', 'beta.example'],
    ])
  })
})

const perplexity = (batches: object[][], text: string) => ({
  ...{ id: 'resp_1', object: 'response', status: 'completed', model: 'perplexity/sonar', error: null },
  output: [
    ...batches.map(results => ({ type: 'search_results', queries: ['boards'], results })),
    {
      ...{ type: 'message', role: 'assistant', status: 'completed' },
      content: [{ type: 'output_text', text, annotations: [], logprobs: [] }],
    },
  ],
})
const page = (name: string, id?: number) => ({
  ...{ url: `https://${name}.example/`, title: name, source: 'web', date: null, id },
})
const citing = (sentences: { text: string; sources: { host: string }[] }[]) =>
  sentences.map(({ text, sources }) => [text, ...sources.map(({ host }) => host)])

// Public notes on real replies list these keys; see fixtures/live/README.md.
describe('a reply in a shape that notes on a real one describe', () => {
  it.each([
    ['with ids', [1, 2, 3]],
    ['without ids', [undefined, undefined, undefined]],
  ])('of Perplexity counts the results of all searches in one sequence, %s', async (_, [one, two, three]) => {
    const batches = [[page('acme', one), page('beta', two)], [page('gamma', three)]]
    const text = 'Acme is simple.[web:1] Gamma is cheap.[web:3][web:2]'
    const { sentences } = await answerTo('perplexity', perplexity(batches, text))
    expect(citing(sentences)).toEqual([
      ['Acme is simple.', 'acme.example'],
      ['Gamma is cheap.', 'gamma.example', 'beta.example'],
    ])
  })

  it('of SerpApi’s AI Mode for a product cites shops, and no view of Google', async () => {
    const view = 'https://www.google.com/search?prds=pvt:hg&ibp=oshop&q=product'
    const list = [{ snippet: 'Acme 1: a chair.', snippet_links: [{ text: 'Acme 1', link: view }] }]
    const answer = await answerTo('serpapi:ai-mode', {
      quick_results: [{ title: 'Sale', link: 'https://sale.example/' }],
      shopping_results: [{ title: 'Acme 1', product_link: view, index: 0 }],
      text_blocks: [
        { type: 'paragraph', snippet: 'Acme makes chairs.', reference_indexes: [1, 0] },
        { type: 'list', list, reference_indexes: [1] },
      ],
      references: [
        { link: 'https://www.google.com/viewer/place?mid=/g/1', source: 'Google', index: 0 },
        { title: 'Chairs', link: 'https://acme.example/chairs', source: 'Acme', index: 1 },
      ],
    })
    expect(citing(answer.sentences)).toEqual([
      ['Acme makes chairs.', 'acme.example', ''],
      ['Acme 1: a chair.', ''],
    ])
  })

  it('of SerpApi’s AI Overview has sections, news, and each page once', async () => {
    const link = 'https://acme.example/board'
    const answer = await answerTo('serpapi:ai-overview', {
      ai_overview: {
        text_blocks: [
          { type: 'heading', snippet: 'Boards' },
          {
            ...{ type: 'expandable', title: 'Price', subtitle: 'of boards' },
            text_blocks: [{ type: 'paragraph', snippet: 'It is free.', reference_indexes: [1] }],
          },
          { type: 'top_stories', top_stories: [{ link: 'https://news.example/' }] },
        ],
        references: [
          { link, source: 'Acme', index: 0 },
          { title: 'Board', link, snippet: '…', source: 'Acme', index: 1 },
        ],
      },
    })
    expect(citing(answer.sentences)).toEqual([['Boards'], ['Price'], ['It is free.', 'acme.example']])
    expect(answer.cited).toHaveLength(1)
  })

  it('of ChatGPT’s page has cards and images beside its text', async () => {
    const result = {
      markdown: 'In my list [Acme](https://acme.example/) is clear.',
      sources: [{ url: 'https://acme.example/', title: 'Acme' }],
      search_results: [{ url: 'https://beta.example/' }],
      fan_out_queries: ['best board'],
      items: [
        { type: 'chat_gpt_text', markdown: 'My list:' },
        { type: 'chat_gpt_local_businesses', items: [{ title: 'Gamma', domain: 'www.gamma.example' }] },
        { type: 'chat_gpt_images', markdown: '![Work](https://images.example/x.png)' },
      ],
    }
    const body = { status_code: 20_000, tasks: [{ status_code: 20_000, result: [result] }] }
    const answer = await answerTo('dataforseo:chatgpt', body)
    expect(citing(answer.sentences)).toEqual([['In my list Acme is clear.', 'acme.example']])
    expect(answer.cited).toHaveLength(1)
  })
})
