import { describe, expect, it } from 'vitest'
import { askEngine } from '../../../src/embedded/engines/exchange.ts'
import {
  answerTo,
  connectToVendor,
  ENGINE_KEY,
  fixture,
  serviceErrorOf,
  specOf,
  withValue,
} from '../../support/engines.ts'

describe('a question to SerpApi', () => {
  it('is a GET with the key in the query', async () => {
    const { post, requests } = await connectToVendor('serpapi:ai-mode', { body: fixture('serpapi-ai-mode') })
    const location = { country: 'DE' }
    await askEngine(specOf('serpapi:ai-mode'), 'Which CRM & why?', { post, language: 'de', location })
    const [request] = requests
    expect(request).toMatchObject({ method: 'GET', body: undefined })
    const { pathname, searchParams } = new URL(request?.path ?? '', 'https://serpapi.test')
    expect(pathname).toBe('/search.json')
    expect(Object.fromEntries(searchParams)).toEqual({
      engine: 'google_ai_mode',
      q: 'Which CRM & why?',
      hl: 'de',
      gl: 'de',
      api_key: ENGINE_KEY,
    })
  })

  it('asks again for an AI Overview that the page loads later', async () => {
    const { post, requests } = await connectToVendor(
      'serpapi:ai-overview',
      { body: fixture('serpapi-page') },
      { body: fixture('serpapi-ai-overview') },
    )
    const answer = await askEngine(specOf('serpapi:ai-overview'), 'Which CRM?', { post, language: 'en' })
    expect(answer).toMatchObject({ outcome: 'answered', usage: { searches: 2 } })
    const queries = requests.map(({ path }) => new URLSearchParams(path.split('?')[1]))
    expect(queries.map(query => Object.fromEntries(query))).toEqual([
      { engine: 'google', q: 'Which CRM?', hl: 'en', gl: 'us', api_key: ENGINE_KEY },
      { engine: 'google_ai_overview', page_token: 'KIVu6XzabCd', api_key: ENGINE_KEY },
    ])
  })

  it('asks once for an AI Overview that the page has', async () => {
    const { post, requests } = await connectToVendor('serpapi:ai-overview', {
      body: fixture('serpapi-ai-overview'),
    })
    await askEngine(specOf('serpapi:ai-overview'), 'Which CRM?', { post, language: 'en' })
    expect(requests).toHaveLength(1)
  })

  it('asks Copilot without a place, which it has no field for', async () => {
    const { post, requests } = await connectToVendor('serpapi:copilot', { body: fixture('serpapi-copilot') })
    const location = { country: 'DE' }
    const answer = await askEngine(specOf('serpapi:copilot'), 'Which CRM?', {
      post,
      language: 'de',
      location,
    })
    const query = new URLSearchParams(requests[0]?.path.split('?')[1])
    expect(Object.fromEntries(query)).toEqual({
      engine: 'bing_copilot',
      q: 'Which CRM?',
      api_key: ENGINE_KEY,
    })
    expect(answer.sentences.map(({ text, sources }) => [text, ...sources.map(({ host }) => host)])).toEqual([
      ['Acme is the best choice.'],
      ['For small teams'],
      ['Acme costs 5 €.', 'acme.example'],
      ['Beta costs 3 €.', 'test.example'],
      ['Gamma | 9 €'],
    ])
  })

  it('shows its key in no failure', async () => {
    const { post } = await connectToVendor('serpapi:ai-mode', {
      status: 401,
      body: { error: `Invalid API key ${ENGINE_KEY} in ?api_key=${encodeURIComponent(ENGINE_KEY)}` },
    })
    const facts = await serviceErrorOf(
      askEngine(specOf('serpapi:ai-mode'), 'Which CRM?', { post, language: 'en' }),
    )
    expect(facts).toMatchObject({ status: 401, detail: 'Invalid API key *** in ?api_key=***' })
    expect(JSON.stringify(facts)).not.toMatch(/secret-key/)
  })
})

describe.each(['ai-mode', 'ai-overview'])('an answer of %s', model => {
  it('cites in each block the references of its indexes, and the others without a place', async () => {
    const answer = await answerTo(`serpapi:${model}`, fixture(`serpapi-${model}`))
    expect(answer).toMatchObject({ model, outcome: 'answered', searched: true, usage: { searches: 1 } })
    expect(answer.sentences.map(({ text, sources }) => [text, ...sources.map(({ url }) => url)])).toEqual([
      [
        '🚀 Für kleine Teams ist Acme die beste Wahl.',
        'https://www.acme.example/preise',
        'https://test.example/crm',
      ],
      ['Und der Preis?'],
      ['Beta ist günstiger.', 'https://test.example/crm'],
      ['Gamma:'],
      ['Gamma fehlt.'],
      ['Werkzeug | Preis'],
      ['Epsilon | 9 €'],
    ])
    expect(answer.cited.map(({ host }) => host)).toEqual(['acme.example', 'test.example', 'gamma.example'])
  })
})

describe('an answer of SerpApi', () => {
  it.each([
    ['shows no AI Overview', fixture('serpapi-no-overview'), 'the page shows no AI answer'],
    ['failed', fixture('serpapi-error'), "Google hasn't returned any results for this query."],
    ['failed within', { ai_overview: { error: 'No AI Overview' } }, 'No AI Overview'],
  ])('is not evaluated when it %s', async (_, body, reason) => {
    expect(await answerTo('serpapi:ai-overview', body)).toMatchObject({ outcome: 'failed', reason })
  })

  it('cites a reference without an index by its position', async () => {
    const body = [0, 1, 2].reduce(
      (reply, index) => withValue(reply, `references.${index}.index`, undefined),
      fixture('serpapi-ai-mode'),
    )
    const whole = await answerTo('serpapi:ai-mode', fixture('serpapi-ai-mode'))
    expect((await answerTo('serpapi:ai-mode', body)).sentences).toEqual(whole.sentences)
  })

  it('reads tables of objects, and the references of their cells', async () => {
    const table = [
      { Werkzeug: 'Acme', Preis: { snippet: '5 €', reference_indexes: [0] } },
      ['Beta', { text: '7 €', reference_indexes: [1] }, null],
    ]
    const answer = await answerTo('serpapi:ai-mode', withBlock({ type: 'table', table }))
    expect(answer.text).toBe('Acme | 5 €\nBeta | 7 € | ')
    expect(answer.sentences[0]?.sources.map(({ host }) => host)).toEqual(['acme.example', 'test.example'])
  })

  it('reads the titles of the items of a list', async () => {
    const list = [
      { title: 'Acme', snippet: 'It is cheap.', reference_indexes: [0] },
      { title: 'Beta:', snippet: 'Beta: It is simple.' },
    ]
    const answer = await answerTo('serpapi:ai-mode', withBlock({ type: 'list', list }))
    expect(answer.text).toBe('Acme\nIt is cheap.\n\nBeta: It is simple.')
  })

  // The keys that public notes of September 2026 list: see fixtures/live/README.md.
  it('reads comparisons', async () => {
    const block = {
      type: 'comparison',
      product_labels: ['Acme', 'Beta'],
      comparison: [
        { feature: 'Price', values: ['5 €', { snippet: '7 €', reference_indexes: [1] }] },
        { feature: 'Boards', values: ['3', '∞'] },
      ],
      reference_indexes: [0],
    }
    const answer = await answerTo('serpapi:ai-mode', withBlock(block))
    expect(answer.text).toBe('Acme | Beta\nPrice | 5 € | 7 €\nBoards | 3 | ∞')
    expect(answer.sentences[0]?.sources.map(({ host }) => host)).toEqual(['acme.example', 'test.example'])
  })

  it.each([
    ['a cell', { type: 'table', table: [[{ snippet: 'Acme', reference_indexes: ['0'] }]] }],
    [
      'a comparison',
      { type: 'comparison', comparison: [{ feature: 'a', values: ['b'] }], reference_indexes: 0 },
    ],
  ])('is not evaluated where the references of %s cannot be read', async (_, block) => {
    const call = answerTo('serpapi:ai-mode', withBlock(block))
    expect(await serviceErrorOf(call)).toMatchObject({ kind: 'invalid-response' })
  })
})

/** The recorded answer with this block alone. */
function withBlock(block: object): unknown {
  return withValue(fixture('serpapi-ai-mode'), 'text_blocks', [block])
}
