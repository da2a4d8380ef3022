import { describe, expect, it } from 'vitest'
import {
  type Brand,
  type NamedBrand,
  readAnswerContent,
  viewBrand,
} from '../../src/citation/answer-content.ts'
import { splitSentences } from '../../src/engines/cited-text.ts'
import { type EngineAnswer, toEngineAnswer } from '../../src/engines/engine-answer.ts'
import { toSource } from '../../src/engines/source.ts'
import { answerTo, fixture, withValues } from '../support/engines.ts'

const acme = { names: ['Acme'], domains: ['acme.example'] }
const beta = { name: 'Beta', domains: ['beta.example'] }
const gamma = { name: 'Gamma', domains: ['gamma.example'] }
const answer = toEngineAnswer(
  { model: 'm', givesSources: true, language: 'en' },
  {
    ...{ model: 'm', text: 'Acme is good.', citations: [], retrieved: [], searched: true },
    usage: { inputTokens: 1, outputTokens: 1 },
  },
)

function contentOf(told: EngineAnswer, brand: Brand, competitors: NamedBrand[]) {
  return readAnswerContent(told, viewBrand(told, brand), brand, competitors)
}

/** What an answer with this text names. */
function namedIn(text: string, names: string[], competitors: string[]) {
  const { position, competitors: named } = contentOf(
    { ...answer, text, sentences: splitSentences(text, [], 'en') },
    { names, domains: [] },
    competitors.map(name => ({ name, domains: [] })),
  )
  return { position, named }
}

/** What an answer tells of pages with these addresses. */
function pagesOf(pages: { retrieved?: string[]; cited?: string[] }, domains = acme.domains) {
  const cited = (pages.cited ?? []).map(toSource)
  const retrieved = (pages.retrieved ?? []).map(toSource)
  return contentOf({ ...answer, sentences: [], cited, retrieved }, { names: ['Acme'], domains }, [beta])
}

describe('the content of an answer', () => {
  it('is read from the reply of a vendor', async () => {
    const answer = await answerTo('openai', fixture('openai-citations'))
    expect(contentOf(answer, acme, [beta, gamma])).toEqual({
      cited: true,
      retrieved: true,
      position: 1,
      competitors: ['Beta'],
      // It stands at the start of a line, and gamma is a word.
      ambiguous: ['Gamma'],
      seen: [
        expect.objectContaining({ competitor: undefined, name: 'Acme' }),
        expect.objectContaining({ competitor: 'Beta' }),
        expect.objectContaining({ competitor: 'Gamma', mention: undefined }),
      ],
      citedSources: [
        { url: 'https://www.acme.example/preise', domain: 'acme.example', owner: { kind: 'own' } },
        { url: 'https://test.example/crm', domain: 'test.example', owner: { kind: 'third-party' } },
      ],
      unknownSources: 0,
      retrievedSources: answer.retrieved.map(({ url }) => expect.objectContaining({ url })),
      queries: answer.queries,
      text: answer.text,
      isCut: false,
    })
  })

  it.each(['openai', 'anthropic', 'gemini', 'perplexity', 'mistral'])(
    'holds sources, queries and a text with every vendor that tells them: %s',
    async id => {
      const domains = ['acme.example', 'acme.example.com']
      const told = await answerTo(id, fixture(`${id}-citations`))
      const content = contentOf(told, { names: ['Acme'], domains }, [])
      expect(content).toMatchObject({ cited: true, retrieved: true, position: 1, text: told.text })
      expect(content.citedSources).toContainEqual(expect.objectContaining({ owner: { kind: 'own' } }))
      expect(content.retrievedSources.length).toBeGreaterThan(0)
      expect(content.queries.length).toBeGreaterThan(0)
    },
  )

  it('tells pages of brands on one site apart, and names them as sites', () => {
    const cited = ['https://github.com/acme/board', 'https://github.com/beta', 'https://github.com/acme-labs']
    const brand = { names: ['Acme'], domains: ['github.com/acme'] }
    const told = { ...answer, sentences: [], cited: cited.map(toSource) }
    const content = contentOf(told, brand, [{ name: 'Beta', domains: ['github.com/beta'] }])
    expect(content.cited).toBe(true)
    expect(content.citedSources).toMatchObject([
      { domain: 'github.com/acme', owner: { kind: 'own' } },
      { domain: 'github.com/beta', owner: { kind: 'competitor', name: 'Beta' } },
      { domain: 'github.com', owner: { kind: 'third-party' } },
    ])
  })

  it('leaves open whether a page was read whose address is hidden, on a site where the brand has one', () => {
    const hidden = { url: 'https://vertexaisearch.cloud.google.com/a', host: 'github.com' }
    const told = { ...answer, sentences: [], retrieved: [hidden] }
    expect(contentOf(told, { names: [], domains: ['github.com/acme'] }, []).retrieved).toBeUndefined()
    expect(contentOf(told, { names: [], domains: ['gitlab.com/acme'] }, []).retrieved).toBe(false)
  })

  it('keeps 20,000 characters of the text, and says that it is cut', () => {
    const long = (length: number) => contentOf({ ...answer, text: 'x'.repeat(length) }, acme, [])
    expect(long(20_000)).toMatchObject({ isCut: false })
    expect(long(20_001)).toMatchObject({ text: 'x'.repeat(20_000), isCut: true })
  })

  it('keeps at most 100 sources and 50 queries of 500 characters', () => {
    const many = Array.from({ length: 300 }, (_, index) => `${index} ${'q'.repeat(600)}`)
    const sources = many.map((_, index) => toSource(`https://a.example/${index}`))
    const kept = contentOf({ ...answer, queries: many, cited: sources, retrieved: sources }, acme, [])
    expect(kept.citedSources).toHaveLength(100)
    expect(kept.retrievedSources).toHaveLength(100)
    expect(kept.queries).toHaveLength(50)
    expect(kept.queries[0]).toHaveLength(500)
  })
})

describe('the position of the brand', () => {
  it.each([
    ['Acme leads, Boardly follows.', 1, ['Boardly']],
    ['Boardly leads. Globex and Acme follow, then Boardly again.', 3, ['Boardly', 'Globex']],
    ['Boardly is alone.', undefined, ['Boardly']],
    ['Nothing is named.', undefined, []],
  ])('is its place among the brands named: %s', (text, position, named) => {
    expect(namedIn(text, ['Acme'], ['Boardly', 'Globex'])).toEqual({ position, named })
  })

  it('counts an alias as the brand', () => {
    expect(namedIn('Boardly, then Acme CRM', ['Zenith', 'Acme CRM'], ['Boardly']).position).toBe(2)
  })

  it('does not take a part of a longer name for a mention', () => {
    expect(namedIn('Acme Labs leads.', ['Acme'], ['Acme Labs'])).toEqual({
      position: undefined,
      named: ['Acme Labs'],
    })
    expect(namedIn('Acme Labs leads, Acme follows.', ['Acme'], ['Acme Labs']).position).toBe(2)
    expect(namedIn('Acme Cloud leads.', ['Acme Cloud'], ['Acme', 'Cloud'])).toEqual({
      position: 1,
      named: [],
    })
  })

  it('is found in linear time', () => {
    expect(namedIn('Acme Boardly '.repeat(50_000), ['Acme'], ['Boardly'])).toEqual({
      position: 1,
      named: ['Boardly'],
    })
  })
})

describe('a retrieved page of the brand', () => {
  it.each([
    ['is among the retrieved pages', { retrieved: ['https://docs.acme.example/a'] }, true],
    ['is cited, and was read therefore', { cited: ['https://acme.example/a'] }, true],
    ['is not among the retrieved pages', { retrieved: ['https://beta.example/'] }, false],
    ['is not known where the vendor lists no page', { cited: ['https://beta.example/'] }, undefined],
    [
      'is not known where the host of a page is missing',
      { retrieved: ['https://b.example/', '?'] },
      undefined,
    ],
  ])('%s', (_, pages, retrieved) => {
    expect(pagesOf(pages).retrieved).toBe(retrieved)
  })
})

describe('a source', () => {
  it('belongs to the brand, to a competitor or to a third party', () => {
    const cited = ['https://docs.acme.example/', 'https://www.beta.example/x', 'https://evilacme.example/']
    expect(pagesOf({ cited }).citedSources.map(({ owner }) => owner)).toEqual([
      { kind: 'own' },
      { kind: 'competitor', name: 'Beta' },
      { kind: 'third-party' },
    ])
  })

  it.each([
    ['https://blog.shop.co.uk/a?utm_source=openai', 'shop.co.uk', 'https://blog.shop.co.uk/a'],
    ['https://someone.github.io/a', 'someone.github.io', 'https://someone.github.io/a'],
    ['http://192.0.2.1/a', '192.0.2.1', 'http://192.0.2.1/a'],
    ['http://localhost/a', 'localhost', 'http://localhost/a'],
    [`https://a.example/${'x'.repeat(3_000)}`, 'a.example', ''],
  ])('has the registrable domain, and no tracking parameters: %s', (address, domain, url) => {
    expect(pagesOf({ cited: [address] }).citedSources).toMatchObject([{ domain, url }])
  })

  it('is left out where its host is not known', () => {
    expect(pagesOf({ cited: ['?'] }).citedSources).toEqual([])
  })
})

const test = { names: ['Testhaus'], domains: ['test.example'] }

describe('the brand in an answer', () => {
  it('is cited where a sentence cites a page on its domain', async () => {
    const answer = await answerTo('openai', fixture('openai-citations'))
    expect(viewBrand(answer, acme)).toEqual({
      cited: true,
      sentences: [
        { text: '🚀 Für kleine Teams ist **Acme** die beste Wahl.', cites: true },
        { text: 'Beta ist günstiger.', cites: false },
        { text: 'Gamma fehlt hier.', cites: false },
        { text: '😀 Acme hat auch eine App.', cites: false },
      ],
      snippet: '🚀 Für kleine Teams ist **Acme** die beste Wahl.',
      sourceUrl: 'https://www.acme.example/preise',
    })
  })

  it('is named and read without being cited', async () => {
    const answer = await answerTo('openai', fixture('openai-citations'))
    const gamma = { names: ['Gamma'], domains: ['gamma.example'] }
    expect(viewBrand(answer, gamma)).toMatchObject({ cited: false, snippet: '', sourceUrl: '' })
  })

  it('is cited without being named', async () => {
    const answer = await answerTo('openai', fixture('openai-citations'))
    expect(viewBrand(answer, test)).toMatchObject({
      cited: true,
      snippet: 'Beta ist günstiger.',
      sourceUrl: 'https://test.example/crm',
    })
  })

  it('is cited by the redirect that Gemini names, told by the domain in its title', async () => {
    const answer = await answerTo('gemini', fixture('gemini-citations'))
    const brand = { names: ['Acme'], domains: ['acme.example.com'] }
    expect(viewBrand(answer, brand)).toMatchObject({
      cited: true,
      snippet: '🚀 Für kleine Teams ist Acme die beste Wahl.',
      sourceUrl: 'https://vertexaisearch.cloud.google.com/grounding-api-redirect/AUZIYQA1',
    })
  })

  it('is cited by an answer that does not say where', async () => {
    const url = 'https://docs.acme.example/start'
    const unplaced = withValues(fixture('openai-citations'), {
      'output.3.content.0.annotations': [{ type: 'url_citation', url }],
      'output.3.content.0.text': 'Acme leads. Beta is cheaper.',
    })
    expect(viewBrand(await answerTo('openai', unplaced), acme)).toEqual({
      cited: true,
      sentences: [
        { text: 'Acme leads.', cites: false },
        { text: 'Beta is cheaper.', cites: false },
      ],
      snippet: '',
      sourceUrl: 'https://docs.acme.example/start',
    })
  })

  it('is cited where it is named by an engine that gives no sources', async () => {
    const answer = await answerTo('openai-compatible:llama', fixture('openai-compatible-answer'))
    expect(viewBrand(answer, acme)).toMatchObject({
      cited: true,
      snippet: '🚀 Für kleine Teams passt Acme.',
      sourceUrl: '',
    })
    expect(viewBrand(answer, { names: ['Gamma'], domains: ['gamma.example'] })).toMatchObject({
      cited: false,
    })
  })

  it('is not cited by name where an engine gives sources', async () => {
    const answer = await answerTo('anthropic', fixture('anthropic-citations'))
    expect(viewBrand(answer, { names: ['Acme'], domains: [] })).toMatchObject({ cited: false })
  })
})
