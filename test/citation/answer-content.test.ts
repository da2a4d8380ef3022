import { describe, expect, it } from 'vitest'
import { readAnswerContent, viewBrand } from '../../src/citation/answer-content.ts'
import type { Brand } from '../../src/citation/mentions.ts'
import { splitSentences } from '../../src/engines/cited-text.ts'
import { type EngineAnswer, toEngineAnswer } from '../../src/engines/engine-answer.ts'
import { toSource } from '../../src/engines/source.ts'
import { answerTo, fixture, withValues } from '../support/engines.ts'
import { textTable } from '../support/text-table.ts'

const acme = { names: ['Acme'], domains: ['acme.example'] }
const [beta, gamma] = [rivalOf('Beta', 'beta.example'), rivalOf('Gamma', 'gamma.example')]
const answer = toEngineAnswer({ text: 'Acme is good.', citations: [], searched: true }, 'm', true, 'en')

function rivalOf(name: string, ...domains: string[]): Brand {
  return { names: [name], domains, competitor: name }
}

function contentOf(answer: EngineAnswer, brand: Pick<Brand, 'names' | 'domains'>, competitors: Brand[]) {
  return readAnswerContent(answer, viewBrand(answer, brand), { ...brand, competitor: undefined }, competitors)
}

/** The names in an answer with this text. */
function namedIn(text: string, names: string[], competitors: string[]) {
  const { position, competitors: named } = contentOf(
    { ...answer, text, sentences: splitSentences(text, [], 'en') },
    { names, domains: [] },
    competitors.map(name => rivalOf(name)),
  )
  return { position, named }
}

/** The content of an answer with pages at these addresses. */
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
      seen: [
        expect.objectContaining({ competitor: undefined, name: 'Acme' }),
        expect.objectContaining({ competitor: 'Beta' }),
        // At the start of a line, and gamma is a word.
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

  it('distinguishes pages of brands on one site, and names them as sites', () => {
    const pages = ['github.com/acme/board', 'github.com/beta', 'github.com/acme-labs', 'evilacme.example']
    const cited = pages.map(page => `https://${page}`)
    const brand = { names: ['Acme'], domains: ['github.com/acme', 'acme.example'] }
    const citing = { ...answer, sentences: [], cited: cited.map(toSource) }
    const content = contentOf(citing, brand, [rivalOf('Beta', 'github.com/beta')])
    expect(content.cited).toBe(true)
    expect(content.citedSources).toMatchObject([
      { domain: 'github.com/acme', owner: { kind: 'own' } },
      { domain: 'github.com/beta', owner: { kind: 'competitor', name: 'Beta' } },
      { domain: 'github.com', owner: { kind: 'third-party' } },
      { domain: 'evilacme.example', owner: { kind: 'third-party' } },
    ])
  })

  it('keeps 20,000 characters of the text, 100 sources and 50 queries of 500 characters', () => {
    const many = Array.from({ length: 300 }, (_, index) => `${index} ${'q'.repeat(600)}`)
    const sources = many.map((_, index) => toSource(`https://a.example/${index}`))
    const large = { ...answer, text: 'x'.repeat(20_001), queries: many, cited: sources, retrieved: sources }
    const { text, isCut, ...kept } = contentOf(large, acme, [])
    expect({ length: text.length, isCut }).toEqual({ length: 20_000, isCut: true })
    expect([kept.citedSources, kept.retrievedSources, kept.queries].map(({ length }) => length)).toEqual([
      100, 100, 50,
    ])
    expect(kept.queries[0]).toHaveLength(500)
    expect(contentOf({ ...answer, text: 'x'.repeat(20_000) }, acme, [])).toMatchObject({ isCut: false })
  })
})

/** Text | brand | competitors | position of the brand, empty without one | competitors that are named. */
const NAMINGS = `
  Acme leads, Boardly follows.                  | Acme             | Boardly, Globex | 1 | Boardly
  Boardly leads. Globex and Acme, then Boardly. | Acme             | Boardly, Globex | 3 | Boardly, Globex
  Boardly is the only one.                      | Acme             | Boardly         |   | Boardly
  Nothing is named.                             | Acme             | Boardly         |   |
  Boardly, then Acme CRM                        | Zenith, Acme CRM | Boardly         | 2 | Boardly
  Acme Labs leads.                              | Acme             | Acme Labs       |   | Acme Labs
  Acme Labs leads, Acme follows.                | Acme             | Acme Labs       | 2 | Acme Labs
  Acme Cloud leads.                             | Acme Cloud       | Acme, Cloud     | 1 |
`
it.each(textTable(NAMINGS))(
  'in %j the brand %s next to %s has position %s',
  (text = '', names = '', rivals = '', ...rest) => {
    const [position, named = ''] = rest
    const expected = {
      position: position ? Number(position) : undefined,
      named: named ? named.split(', ') : [],
    }
    expect(namedIn(text, names.split(', '), rivals.split(', '))).toEqual(expected)
  },
)

describe('a retrieved page of the brand', () => {
  it.each([
    ['is among the retrieved pages', { retrieved: ['https://docs.acme.example/a'] }, true],
    ['is cited, so it was read', { cited: ['https://acme.example/a'] }, true],
    ['is not among the retrieved pages', { retrieved: ['https://beta.example/'] }, false],
    ['is unknown if the vendor lists no page', { cited: ['https://beta.example/'] }, undefined],
    ['is unknown if a host is missing', { retrieved: ['https://b.example/', '?'] }, undefined],
  ])('%s', (_, pages, retrieved) => {
    expect(pagesOf(pages).retrieved).toBe(retrieved)
  })
})

describe('a source', () => {
  it.each([
    ['https://blog.shop.co.uk/a?utm_source=openai', 'shop.co.uk', 'https://blog.shop.co.uk/a'],
    ['https://someone.github.io/a', 'someone.github.io', 'https://someone.github.io/a'],
    ['http://192.0.2.1/a', '192.0.2.1', 'http://192.0.2.1/a'],
    ['http://localhost/a', 'localhost', 'http://localhost/a'],
    [`https://a.example/${'x'.repeat(3_000)}`, 'a.example', ''],
  ])('has the registrable domain, and no tracking parameters: %s', (address, domain, url) => {
    expect(pagesOf({ cited: [address] }).citedSources).toMatchObject([{ domain, url }])
  })

  it('is left out if its host is unknown', () => {
    expect(pagesOf({ cited: ['?'] }).citedSources).toEqual([])
  })
})

describe('the brand in an answer', () => {
  it('is cited if a sentence cites a page on its domain', async () => {
    const answer = await answerTo('openai', fixture('openai-citations'))
    expect(viewBrand(answer, acme)).toEqual({
      cited: true,
      isPlaced: true,
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

  const [GEMINI, REDIRECT] = [
    'gemini',
    'https://vertexaisearch.cloud.google.com/grounding-api-redirect/AUZIYQA1',
  ]
  it.each([
    ['is named and read, but not cited', 'openai', 'Gamma', ['gamma.example'], '', ''],
    [
      'is cited, but not named',
      'openai',
      'Testhaus',
      ['test.example'],
      'Beta ist günstiger.',
      'https://test.example/crm',
    ],
    [
      'is cited by the redirect of Gemini',
      GEMINI,
      'Acme',
      ['acme.example.com'],
      '🚀 Für kleine Teams ist Acme die beste Wahl.',
      REDIRECT,
    ],
    ['is not cited by name if an engine gives sources', 'anthropic', 'Acme', [], '', ''],
  ])('%s', async (_, id, name, domains, snippet, sourceUrl) => {
    const view = viewBrand(await answerTo(id, fixture(`${id}-citations`)), { names: [name], domains })
    expect(view).toMatchObject({ cited: snippet !== '', snippet, sourceUrl })
  })

  const removeIndexes = (reply: unknown): unknown =>
    JSON.parse(JSON.stringify(reply, (name, value) => (name === 'reference_indexes' ? undefined : value)))
  it.each([
    ['all have one', (reply: unknown) => reply, ['acme.example'], true],
    ['none has one', removeIndexes, ['acme.example'], false],
    ['none has one, and it is not cited', removeIndexes, ['other.example'], false],
    ['its own has none', (reply: unknown) => reply, ['gamma.example'], false],
    ['it is not cited', (reply: unknown) => reply, ['other.example'], true],
  ])('has a known share if the citations have a place: %s', async (_, change, domains, isPlaced) => {
    const answer = await answerTo('serpapi:ai-mode', change(fixture('serpapi-ai-mode')))
    expect(viewBrand(answer, { names: [], domains })).toMatchObject({ isPlaced })
  })

  it('is cited by an answer without places', async () => {
    const url = 'https://docs.acme.example/start'
    const unplaced = withValues(fixture('openai-citations'), {
      'output.3.content.0.annotations': [{ type: 'url_citation', url }],
      'output.3.content.0.text': 'Acme leads. Beta is cheaper.',
    })
    expect(viewBrand(await answerTo('openai', unplaced), acme)).toMatchObject({
      cited: true,
      sentences: [{ cites: false }, { cites: false }],
      snippet: '',
      sourceUrl: url,
    })
  })

  it('is cited by name if an engine gives no sources', async () => {
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
})
