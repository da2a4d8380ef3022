import { describe, expect, it } from 'vitest'
import { askEngine } from '../../../src/embedded/engines/exchange.ts'
import {
  answerTo,
  connectToVendor,
  ENGINE_KEY,
  ENGINE_LOGIN,
  fixture,
  specOf,
  withValue,
} from '../../support/engines.ts'

async function requestOf(model: string, question: string, language: string, country?: string) {
  const { post, requests } = await connectToVendor(`dataforseo:${model}`, {
    body: fixture('dataforseo-ai-mode'),
  })
  const location = country === undefined ? undefined : { country }
  await askEngine(specOf(`dataforseo:${model}`), question, { post, language, ...(location && { location }) })
  return requests[0]
}

describe('a question to DataForSEO', () => {
  it.each([
    ['ai-mode', '/v3/serp/google/ai_mode/live/advanced', {}],
    ['ai-overview', '/v3/serp/google/organic/live/advanced', { load_async_ai_overview: true }],
    ['chatgpt', '/v3/ai_optimization/chat_gpt/llm_scraper/live/advanced', { force_web_search: true }],
    ['gemini', '/v3/ai_optimization/gemini/llm_scraper/live/advanced', {}],
    ['copilot', '/v3/serp/bing/organic/live/advanced', {}],
  ])('for %s goes to %s, with login and password', async (model, path, options) => {
    const credentials = Buffer.from(`${ENGINE_LOGIN}:${ENGINE_KEY}`).toString('base64')
    expect(await requestOf(model, 'Which CRM?', 'de-CH', 'DE')).toMatchObject({
      method: 'POST',
      path,
      headers: { authorization: `Basic ${credentials}` },
      body: [{ keyword: 'Which CRM?', location_code: 2276, language_code: 'de', ...options }],
    })
  })

  it.each([
    ['de', 2276, 'de'],
    ['de-AT', 2040, 'de'],
    ['en', 2840, 'en'],
    ['zh-TW', 2158, 'zh-TW'],
    ['zh', 2156, 'zh-CN'],
    ['no language', 2840, 'en'],
  ])('in %j without a country is asked where the language is spoken', async (language, code, written) => {
    expect(await requestOf('ai-mode', 'x', language)).toMatchObject({
      body: [{ location_code: code, language_code: written }],
    })
  })

  it('escapes what the provider would decode', async () => {
    expect(await requestOf('ai-mode', 'C++ at 100%25?', 'en')).toMatchObject({
      body: [{ keyword: 'C%2B%2B at 100%2525?' }],
    })
  })
})

describe.each(['ai-mode', 'ai-overview'])('an answer of %s', model => {
  it('cites in each part what its references name, without advertisements', async () => {
    const answer = await answerTo(`dataforseo:${model}`, fixture(`dataforseo-${model}`))
    expect(answer).toMatchObject({ outcome: 'answered', searched: true, usage: { cost: 0.004 } })
    expect(answer.sentences.map(({ text, sources }) => [text, ...sources.map(({ url }) => url)])).toEqual([
      [
        '🚀 Für kleine Teams ist **Acme** die beste Wahl.',
        'https://www.acme.example/preise',
        'https://test.example/crm',
      ],
      ['Und der Preis?'],
      ['Beta ist günstiger.', 'https://test.example/crm'],
      ['| Werkzeug | Preis |'],
      ['| Epsilon | 9 € |'],
    ])
    expect(answer.cited.map(({ host }) => host)).toEqual(['acme.example', 'test.example', 'gamma.example'])
  })

  it('is the text of the whole answer where its parts have none', async () => {
    const body = withValue(fixture(`dataforseo-${model}`), 'tasks.0.result.0.items.0.items', null)
    const { sentences, cited } = await answerTo(`dataforseo:${model}`, body)
    expect(sentences.map(({ text, sources }) => [text, ...sources.map(({ host }) => host)])).toEqual([
      ['Für kleine Teams ist **Acme** die beste Wahl.', 'acme.example'],
      ['Beta ist günstiger.'],
    ])
    expect(cited).toHaveLength(3)
  })
})

describe('an answer of ChatGPT’s page', () => {
  it('cites its sources, in the sentence that links to them', async () => {
    const answer = await answerTo('dataforseo:chatgpt', fixture('dataforseo-chatgpt'))
    expect(answer).toMatchObject({
      model: 'gpt-6-1',
      outcome: 'answered',
      searched: true,
      queries: ['bestes CRM kleine Teams', 'CRM Preise'],
      usage: { cost: 0.0012 },
    })
    expect(answer.sentences.map(({ text, sources }) => [text, ...sources.map(({ host }) => host)])).toEqual([
      ['🚀 Für kleine Teams ist **Acme** die beste Wahl.', 'acme.example'],
      ['Beta ist günstiger.'],
    ])
    expect(answer.cited.map(({ host }) => host)).toEqual(['acme.example', 'test.example'])
    expect(answer.retrieved.map(({ host }) => host)).toEqual(['acme.example', 'gamma.example'])
  })

  it('is not evaluated when it did not search', async () => {
    const body = ['sources', 'search_results'].reduce(
      (reply, field) => withValue(reply, `tasks.0.result.0.${field}`, null),
      fixture('dataforseo-chatgpt'),
    )
    expect(await answerTo('dataforseo:chatgpt', body)).toMatchObject({ outcome: 'unsearched' })
  })
})

// See fixtures/live/README.md for the pages of the documentation.
describe('an answer of Copilot or of Gemini’s page', () => {
  it.each([
    [
      'copilot',
      [
        ['Acme is the best choice.', 'acme.example'],
        ['Beta is cheaper.', 'beta.example'],
      ],
      ['acme.example', 'beta.example', 'test.example'],
    ],
    [
      'gemini',
      [['Acme is the best choice.', 'acme.example'], ['Beta is cheaper.']],
      ['acme.example', 'test.example'],
    ],
  ])('of %s cites its references', async (model, sentences, hosts) => {
    const answer = await answerTo(`dataforseo:${model}`, fixture(`dataforseo-${model}`))
    expect(answer).toMatchObject({ outcome: 'answered', searched: true, usage: { cost: 0.004 } })
    expect(answer.sentences.map(({ text, sources }) => [text, ...sources.map(({ host }) => host)])).toEqual(
      sentences,
    )
    expect([...new Set(answer.cited.map(({ host }) => host))]).toEqual(hosts)
  })
})

describe('an answer of DataForSEO', () => {
  it.each([
    ['has no AI Overview', fixture('dataforseo-no-overview'), 'the page shows no AI answer'],
    ['failed', fixture('dataforseo-no-result'), '40102: No Search Results.'],
    [
      'is refused as a whole',
      { status_code: 40503, status_message: 'POST Data Is Invalid.', tasks: null },
      '40503: POST Data Is Invalid.',
    ],
    ['has no task', { status_code: 20000, tasks: [] }, 'the page shows no AI answer'],
  ])('is not evaluated when it %s', async (_, body, reason) => {
    expect(await answerTo('dataforseo:ai-overview', body)).toMatchObject({ outcome: 'failed', reason })
  })

  // The shape of an AI Overview in the fixtures of A5bhinav/geoPromptRunner, July 2026.
  it('cites where its Markdown links to a page, and has no name of a source in its text', async () => {
    const part = {
      type: 'ai_overview_element',
      text: 'Check the valve. Hot water only: ask Acme. beta.example +1',
      markdown:
        '- **Check** the valve.[](https://beta.example/valve) [[1]](https://beta.example/valve)\n- **Hot water only:** ask [Acme](https://www.acme.example/).',
      references: [
        { type: 'ai_overview_reference', source: 'beta.example', url: 'https://beta.example/valve' },
        { type: 'ai_overview_reference', source: 'Gamma', url: 'https://gamma.example/' },
      ],
    }
    const body = withValue(fixture('dataforseo-ai-mode'), 'tasks.0.result.0.items.0.items', [part])
    const { sentences } = await answerTo('dataforseo:ai-mode', body)
    expect(sentences.map(({ text, sources }) => [text, ...sources.map(({ host }) => host)])).toEqual([
      ['- **Check** the valve.', 'gamma.example', 'beta.example'],
      ['- **Hot water only:** ask Acme.', 'gamma.example', 'acme.example'],
    ])
  })

  it('cites the page of a video', async () => {
    const body = withValue(fixture('dataforseo-ai-mode'), 'tasks.0.result.0.items.0.items', [
      { type: 'ai_overview_video_element', title: 'How to', snippet: 'x', url: 'https://video.example/1' },
    ])
    const { sentences } = await answerTo('dataforseo:ai-mode', body)
    expect(sentences.map(({ text, sources }) => [text, ...sources.map(({ host }) => host)])).toEqual([
      ['How to', 'video.example'],
    ])
  })

  it('cites an unknown page where a reference names neither page nor domain', async () => {
    const body = withValue(fixture('dataforseo-ai-mode'), 'tasks.0.result.0.items.0.references', [
      { type: 'ai_overview_reference', title: 'Acme' },
      { type: 'ai_overview_reference', domain: 'www.acme.example' },
    ])
    const { cited, unknownSources } = await answerTo('dataforseo:ai-mode', body)
    expect(unknownSources).toBe(1)
    expect(cited).toContainEqual({ url: 'https://acme.example/', host: 'acme.example' })
  })
})
