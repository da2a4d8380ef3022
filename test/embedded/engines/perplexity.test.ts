import { describe, expect, it } from 'vitest'
import type { UserLocation } from '../../../src/embedded/engines/engine.ts'
import { askEngine } from '../../../src/embedded/engines/exchange.ts'
import { answerTo, connectToVendor, ENGINE_KEY, fixture, specOf, withValue } from '../../support/engines.ts'

describe('a question to Perplexity', () => {
  const germany = { country: 'DE' }

  /** The bodies of the requests for one question; the first `rejected` of them are answered with status 400. */
  async function bodiesFor(id: string, location?: UserLocation, rejected = 0) {
    const refusal = { status: 400, body: { error: { message: 'unknown field', type: 'invalid_request' } } }
    const replies = [
      ...Array.from({ length: rejected }, () => refusal),
      { body: fixture('perplexity-citations') },
    ]
    const { post, requests } = await connectToVendor('perplexity', ...replies)
    await askEngine(specOf(id), 'Which CRM?', { post, language: 'en', ...(location && { location }) })
    expect(new Set(requests.map(({ path }) => path))).toEqual(new Set(['/v1/responses']))
    expect(requests[0]?.headers.authorization).toBe(`Bearer ${ENGINE_KEY}`)
    return requests.map(({ body }) => body)
  }

  it.each([
    ['perplexity', 'fast'],
    ['perplexity:sonar', 'fast'],
    ['perplexity:fast', 'fast'],
    ['perplexity:low', 'low'],
    ['perplexity:medium', 'medium'],
    ['perplexity:high', 'high'],
    ['perplexity:xhigh', 'xhigh'],
  ])('to %s goes through the preset %s, whose instructions and tools it leaves alone', async (id, preset) => {
    expect(await bodiesFor(id)).toEqual([{ preset, model: 'perplexity/sonar', input: 'Which CRM?' }])
  })

  it('tells the place in the search, which the vendor merges with that of the preset', async () => {
    expect(await bodiesFor('perplexity', germany)).toEqual([
      {
        preset: 'fast',
        model: 'perplexity/sonar',
        input: 'Which CRM?',
        tools: [{ type: 'web_search', user_location: germany }],
      },
    ])
  })

  it('goes to the model without a preset if the vendor rejects that', async () => {
    const [, second] = await bodiesFor('perplexity:low', germany, 1)
    expect(second).toEqual({
      model: 'perplexity/sonar',
      input: 'Which CRM?',
      tools: [{ type: 'web_search', user_location: germany }],
    })
  })

  it('limits the tokens of a model of Anthropic, which requires it', async () => {
    const { post, requests } = await connectToVendor('perplexity', { body: fixture('perplexity-citations') })
    await askEngine(specOf('perplexity:anthropic/claude-sonnet-5'), 'Which CRM?', { post, language: 'en' })
    expect(requests).toMatchObject([{ body: { max_output_tokens: 16_000 } }])
  })

  it('leaves the name of another vendor’s model alone', async () => {
    const { post, requests } = await connectToVendor('perplexity', { body: fixture('perplexity-citations') })
    await askEngine(specOf('perplexity:openai/gpt-6-luna'), 'Which CRM?', { post, language: 'en' })
    expect(requests).toMatchObject([{ body: { model: 'openai/gpt-6-luna' } }])
  })
})

describe('an answer of Perplexity', () => {
  it('cites what its markers name, and nothing else that it found', async () => {
    const answer = await answerTo('perplexity', fixture('perplexity-citations'))
    expect(answer).toMatchObject({
      model: 'perplexity/sonar',
      outcome: 'answered',
      searched: true,
      queries: ['bestes CRM kleine Teams'],
      usage: { inputTokens: 2400, outputTokens: 180, searches: 1, cost: 0.00355 },
    })
    expect(answer.sentences.map(({ text, sources }) => [text, ...sources.map(({ host }) => host)])).toEqual([
      ['🚀 Für kleine Teams ist **Acme** die beste Wahl.', 'acme.example', 'test.example'],
      ['Beta ist günstiger.', 'test.example'],
      ['Siehe Tabelle.'],
      ['- Gamma fehlt.'],
    ])
  })

  it('has the pages that it found and those that it opened', async () => {
    const { retrieved } = await answerTo('perplexity', fixture('perplexity-citations'))
    expect(retrieved.map(({ host }) => host)).toEqual([
      'acme.example',
      'test.example',
      'gamma.example',
      'docs.acme.example',
    ])
  })

  it('cites what its annotations say too', async () => {
    const body = withValue(fixture('perplexity-citations'), 'output.2.content.0.annotations', [
      {
        type: 'url_citation',
        url: 'https://gamma.example/',
        start_index: 95,
        end_index: 100,
        title: 'Gamma',
      },
    ])
    const { sentences } = await answerTo('perplexity', body)
    expect(sentences.at(-1)?.sources.map(({ host }) => host)).toEqual(['gamma.example'])
  })

  it('cites the first of two results with the same id', async () => {
    const body = withValue(fixture('perplexity-citations'), 'output.0.results.2.id', 1)
    const whole = await answerTo('perplexity', fixture('perplexity-citations'))
    expect((await answerTo('perplexity', body)).sentences).toEqual(whole.sentences)
  })

  it('is not evaluated when its markers name search results that the reply lacks', async () => {
    const body = withValue(fixture('perplexity-citations'), 'output.0.results', null)
    expect(await answerTo('perplexity', body)).toMatchObject({
      outcome: 'no-sources',
      reason: 'no readable sources: it names 1 page as found and none as cited',
    })
  })

  it('is not evaluated when it has no marker: it found pages and tells none that it cites', async () => {
    const body = withValue(fixture('perplexity-citations'), 'output.2.content.0.text', 'Acme leads.')
    expect(await answerTo('perplexity', body)).toMatchObject({ outcome: 'no-sources', searched: true })
  })

  it('counts an opened page after the results before it, and goes on after it', async () => {
    const output = [
      {
        type: 'search_results',
        results: [
          { id: 1, url: 'https://a.example/' },
          { id: 2, url: 'https://b.example/' },
        ],
      },
      { type: 'fetch_url_results', contents: [{ url: 'https://c.example/' }] },
      { type: 'search_results', results: [{ id: 4, url: 'https://d.example/' }] },
      { type: 'fetch_url_results', contents: [{ url: 'https://e.example/' }] },
      { type: 'message', content: [{ type: 'output_text', text: 'Three.[3] Four.[4] Five.[web:5]' }] },
    ]
    const { sentences } = await answerTo(
      'perplexity',
      withValue(fixture('perplexity-citations'), 'output', output),
    )
    expect(sentences.flatMap(({ sources }) => sources.map(({ host }) => host))).toEqual([
      'c.example',
      'd.example',
      'e.example',
    ])
  })

  it.each([
    ['did not search', fixture('perplexity-unsearched'), 'unsearched', 'the engine did not search'],
    ['failed in band', fixture('perplexity-failed'), 'failed', 'The model did not answer in time.'],
    [
      'was cut off',
      withValue(withValue(fixture('perplexity-citations'), 'status', 'incomplete'), 'incomplete_details', {
        reason: 'max_output_tokens',
      }),
      'failed',
      'max_output_tokens',
    ],
  ])('is not evaluated when it %s', async (_, body, outcome, reason) => {
    expect(await answerTo('perplexity', body)).toMatchObject({ outcome, reason })
  })
})
