import { describe, expect, it } from 'vitest'
import { askEngine } from '../../../src/embedded/engines/exchange.ts'
import { answerTo, connectToVendor, fixture, specOf, withValue } from '../../support/engines.ts'

const REDIRECT = 'https://vertexaisearch.cloud.google.com/grounding-api-redirect/'
const NO_SOURCES = 'no readable sources: it names no page as found and none as cited'
const METADATA = 'candidates.0.groundingMetadata'

describe('a question to Gemini', () => {
  it('keeps a hostile model name inside its path segment', async () => {
    const { post, requests } = await connectToVendor('gemini', { body: fixture('gemini-citations') })
    await askEngine(specOf('gemini:../../x?key=1'), 'Which CRM?', { post, language: 'en' })
    expect(requests[0]?.path).toBe('/v1beta/models/..%2F..%2Fx%3Fkey%3D1:generateContent')
  })
})

describe('an answer of Gemini', () => {
  it('has sentences with the pages that support their bytes, and no thoughts', async () => {
    const answer = await answerTo('gemini', fixture('gemini-citations'))
    expect(answer).toMatchObject({
      model: 'gemini-3.8-flash',
      outcome: 'answered',
      searched: true,
      unknownSources: 0,
      usage: { inputTokens: 20, outputTokens: 100 },
    })
    expect(answer.sentences).toEqual([
      {
        text: '🚀 Für kleine Teams ist Acme die beste Wahl.',
        sources: [
          { url: `${REDIRECT}AUZIYQA1`, host: 'acme.example.com' },
          { url: `${REDIRECT}AUZIYQB2`, host: 'test.example.org' },
        ],
      },
      {
        text: '😀 Beta ist günstiger, aber größer.',
        sources: [{ url: `${REDIRECT}AUZIYQB2`, host: 'test.example.org' }],
      },
      { text: 'Gamma fehlt.', sources: [] },
    ])
  })

  it.each([
    ['acme.example.com', 'acme.example.com'],
    ['WWW.Example.COM', 'example.com'],
    ['bücher.de', 'xn--bcher-kva.de'],
    ['Gamma', ''],
    ['Gamma: the whole truth', ''],
    ['Why example.com leads', ''],
    ['evil.org/example.com', ''],
    ['', ''],
  ])('with the title %j has a page on %j', async (title, host) => {
    const body = withValue(fixture('gemini-citations'), `${METADATA}.groundingChunks.0.web.title`, title)
    expect((await answerTo('gemini', body)).retrieved[0]?.host).toBe(host)
  })

  it('has the domain of an address that is no redirect', async () => {
    const body = withValue(
      fixture('gemini-citations'),
      `${METADATA}.groundingChunks.0.web.uri`,
      'https://www.acme.example/preise',
    )
    expect((await answerTo('gemini', body)).retrieved[0]).toEqual({
      url: 'https://www.acme.example/preise',
      host: 'acme.example',
    })
  })

  it('counts the cited pages whose domain it cannot tell', async () => {
    const body = withValue(
      fixture('gemini-citations'),
      `${METADATA}.groundingChunks.0.web.title`,
      'Acme – the CRM',
    )
    const answer = await answerTo('gemini', body)
    expect(answer.unknownSources).toBe(1)
    expect(answer.outcome).toBe('answered')
  })

  it('finds a segment by its text when its offsets point elsewhere', async () => {
    const path = `${METADATA}.groundingSupports.1.segment`
    // The bytes of the sentence before.
    const body = withValue(
      withValue(fixture('gemini-citations'), `${path}.startIndex`, 5),
      `${path}.endIndex`,
      47,
    )
    const { sentences } = await answerTo('gemini', body)
    expect(sentences.map(({ sources }) => sources.length)).toEqual([2, 1, 0])
  })

  describe('in several parts', () => {
    const search = { toolCall: { toolType: 'GOOGLE_SEARCH_WEB', args: { queries: ['best board'] }, id: 'a' } }
    const found = { toolResponse: { toolType: 'GOOGLE_SEARCH_WEB', response: {}, id: 'a' } }
    const think = { text: 'Acme leads. I shall say so.', thought: true }
    const chunks = ['acme.example.com', 'test.example.org'].map(title => ({
      web: { uri: `${REDIRECT}${title}`, title },
    }))
    const answerWith = (parts: object[], ...segments: object[]) =>
      answerTo('gemini', {
        candidates: [
          {
            content: { role: 'model', parts },
            finishReason: 'STOP',
            groundingMetadata: {
              webSearchQueries: ['best board'],
              groundingChunks: chunks,
              groundingSupports: segments.map((segment, index) => ({
                segment,
                groundingChunkIndices: [index],
              })),
            },
          },
        ],
      })
    const citedIn = ({ sentences }: Awaited<ReturnType<typeof answerWith>>) =>
      sentences.map(({ text, sources }) => [text, ...sources.map(({ host }) => host)])

    it('cites the sentence of a segment whose offsets run over all parts and that names no part', async () => {
      const parts = [
        { text: 'Okay, I will look it up.' },
        search,
        found,
        think,
        { text: 'Böard: Acme leads. Beta follows.' },
      ]
      const answer = await answerWith(
        parts,
        { startIndex: 24, endIndex: 42, text: 'Böard: Acme leads.' },
        { startIndex: 43, endIndex: 57, text: 'Beta follows.' },
      )
      expect(citedIn(answer)).toEqual([
        ['Okay, I will look it up.'],
        ['Böard: Acme leads.', 'acme.example.com'],
        ['Beta follows.', 'test.example.org'],
      ])
    })

    it('cites the place of a repeated sentence that is nearest to its offsets', async () => {
      const parts = [{ text: 'It leads. Acme is big. ' }, { text: 'It leads. Beta is small.' }]
      const joined = await answerWith(parts, { startIndex: 23, endIndex: 32, text: 'It leads.' })
      const inPart = await answerWith(parts, { partIndex: 1, startIndex: 0, endIndex: 9, text: 'It leads.' })
      const expected = [
        ['It leads.'],
        ['Acme is big.'],
        ['It leads.', 'acme.example.com'],
        ['Beta is small.'],
      ]
      expect(citedIn(joined)).toEqual(expected)
      expect(citedIn(inPart)).toEqual(expected)
    })

    it('cites without a place what a segment says that is in no part', async () => {
      const answer = await answerWith([think, { text: 'Beta follows.' }], {
        endIndex: 11,
        text: 'Acme leads.',
      })
      expect(answer.cited).toMatchObject([{ host: 'acme.example.com' }])
      expect(citedIn(answer)).toEqual([['Beta follows.']])
    })

    it('searched if a part calls the search, even without other data', async () => {
      const parts = [search, found, { text: 'Acme leads.' }]
      const answer = await answerTo('gemini', { candidates: [{ content: { parts }, finishReason: 'STOP' }] })
      expect(answer).toMatchObject({ outcome: 'no-sources', searched: true, queries: ['best board'] })
    })
  })

  it('cites an unknown page where a support names a chunk that is not there', async () => {
    const body = withValue(
      fixture('gemini-citations'),
      `${METADATA}.groundingSupports.1.groundingChunkIndices`,
      [9],
    )
    const { sentences } = await answerTo('gemini', body)
    expect(sentences.map(({ sources }) => sources)).toMatchObject([
      [{ host: 'acme.example.com' }, { host: 'test.example.org' }],
      [{ url: '', host: '' }],
      [],
    ])
  })

  it.each([
    ['did not search', fixture('gemini-unsearched'), 'unsearched', 'the engine did not search'],
    ['is refused before it starts', fixture('gemini-refusal'), 'refused', 'PROHIBITED_CONTENT'],
    ['is stopped for its content', fixture('gemini-stopped'), 'refused', 'SAFETY'],
    [
      'was cut off',
      withValue(fixture('gemini-citations'), 'candidates.0.finishReason', 'MAX_TOKENS'),
      'failed',
      'MAX_TOKENS',
    ],
    [
      'searched without grounding data',
      ['groundingChunks', 'groundingSupports'].reduce(
        (body, field) => withValue(body, `${METADATA}.${field}`, undefined),
        fixture('gemini-citations'),
      ),
      'no-sources',
      NO_SOURCES,
    ],
    [
      'has supports without chunks',
      [0, 1].reduce(
        (body, index) => withValue(body, `${METADATA}.groundingSupports.${index}.groundingChunkIndices`, []),
        fixture('gemini-citations'),
      ),
      'no-sources',
      NO_SOURCES.replace('no page', '3 pages'),
    ],
    [
      'has chunks without a page',
      withValue(fixture('gemini-citations'), `${METADATA}.groundingChunks`, [null, {}, { web: null }]),
      'no-sources',
      NO_SOURCES,
    ],
    ['has no candidate', { candidates: [] }, 'failed', 'no candidate'],
  ])('is not evaluated when it %s', async (_, body, outcome, reason) => {
    expect(await answerTo('gemini', body)).toMatchObject({ outcome, reason })
  })
})
