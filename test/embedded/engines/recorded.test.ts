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

  it('of xAI is answered, with cited pages', async () => {
    const answer = await answerTo('xai', fixture('live/xai'))
    expect(answer).toMatchObject({ outcome: 'answered', searched: true })
    expect(answer.cited).toHaveLength(5)
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
