import { describe, expect, it } from 'vitest'
import { askEngine } from '../../../src/embedded/engines/exchange.ts'
import {
  answerTo,
  connectToVendor,
  fixture,
  serviceErrorOf,
  specOf,
  withValue,
} from '../../support/engines.ts'

describe('a question to OpenAI', () => {
  it('goes to the model that the user names', async () => {
    const { post, requests } = await connectToVendor('openai', { body: fixture('openai-citations') })
    await askEngine(specOf('openai:gpt-6-luna'), 'Which CRM?', { post, language: 'en' })
    expect(requests).toMatchObject([{ body: { model: 'gpt-6-luna' } }])
  })
})

const incomplete = withValue(fixture('openai-citations'), 'status', 'incomplete')

describe('an answer of OpenAI', () => {
  it('has sentences with the pages that their annotations cite', async () => {
    const answer = await answerTo('openai', fixture('openai-citations'))
    expect(answer).toMatchObject({
      engine: 'openai',
      model: 'gpt-6.1-sol-2026-10-06',
      outcome: 'answered',
      reason: '',
      searched: true,
      givesSources: true,
      queries: ['bestes CRM kleine Teams'],
      usage: { inputTokens: 8123, outputTokens: 412, searches: 1 },
    })
    expect(answer.sentences).toEqual([
      {
        text: '🚀 Für kleine Teams ist **Acme** die beste Wahl.',
        sources: [{ url: 'https://www.acme.example/preise', host: 'acme.example' }],
      },
      {
        text: 'Beta ist günstiger.',
        sources: [{ url: 'https://test.example/crm', host: 'test.example' }],
      },
      { text: 'Gamma fehlt hier.', sources: [] },
      { text: '😀 Acme hat auch eine App.', sources: [] },
    ])
  })

  it('has the pages that it found and those that it opened', async () => {
    const { retrieved } = await answerTo('openai', fixture('openai-citations'))
    expect(retrieved.map(({ url }) => url)).toEqual([
      'https://www.acme.example/preise',
      'https://test.example/crm',
      'https://gamma.example/',
      'https://docs.acme.example/start',
    ])
  })

  it('is understood too when its offsets count UTF-16 units', async () => {
    const inCharacters = fixture('openai-citations')
    const annotations = 'output.3.content.0.annotations'
    // One character before the first link, and before the second, is two units long.
    const moved = [
      [`${annotations}.0.start_index`, 49],
      [`${annotations}.0.end_index`, 116],
      [`${annotations}.1.start_index`, 137],
      [`${annotations}.1.end_index`, 197],
    ].reduce((body, [path, value]) => withValue(body, String(path), value), inCharacters)
    expect((await answerTo('openai', moved)).sentences).toEqual(
      (await answerTo('openai', inCharacters)).sentences,
    )
  })

  it('lacks only the found pages when a search call has no action', async () => {
    const body = withValue(
      withValue(fixture('openai-citations'), 'output.1.action', undefined),
      'output.2.action',
      null,
    )
    const whole = await answerTo('openai', fixture('openai-citations'))
    expect(await answerTo('openai', body)).toMatchObject({
      outcome: 'answered',
      sentences: whole.sentences,
      retrieved: [],
    })
  })

  it('that cites a page has searched, whatever the status of its calls', async () => {
    const body = withValue(
      withValue(fixture('openai-citations'), 'output.1.status', 'searching'),
      'output.2.status',
      'searching',
    )
    expect(await answerTo('openai', body)).toMatchObject({ outcome: 'answered', searched: true })
  })

  it.each([
    ['did not search', fixture('openai-unsearched'), 'unsearched', 'the engine did not search'],
    ['refused', fixture('openai-refusal'), 'refused', "I can't help with that."],
    [
      'failed in band',
      fixture('openai-failed'),
      'failed',
      'server_error: The model failed to generate a response.',
    ],
    [
      'was filtered',
      withValue(incomplete, 'incomplete_details', { reason: 'content_filter' }),
      'refused',
      'content_filter',
    ],
    [
      'was cut off',
      withValue(incomplete, 'incomplete_details', { reason: 'max_output_tokens' }),
      'failed',
      'max_output_tokens',
    ],
    [
      'could not search',
      [
        ['output.1.status', 'failed'],
        ['output.2.status', 'failed'],
        ['output.3.content.0.annotations', []],
      ].reduce((body, [path, value]) => withValue(body, String(path), value), fixture('openai-citations')),
      'unsearched',
      'the engine did not search',
    ],
  ])('is not evaluated when it %s', async (_, body, outcome, reason) => {
    expect(await answerTo('openai', body)).toMatchObject({ outcome, reason })
  })

  it.each([
    ['output', {}, 'output: expected array, received object'],
    ['output.3.content.0.text', null, 'output[3].content[0].text: expected string, received null'],
    [
      'output.3.content.0.annotations.1.url',
      7,
      'output[3].content[0].annotations[1].url: expected string, received number',
    ],
    [
      'output.3.content.0.annotations',
      'none',
      'output[3].content[0].annotations: expected array, received string',
    ],
    ['output.1.action.sources.0.url', 7, 'output[1].action.sources[0].url: expected string, received number'],
  ])('fails with the JSON path when %s is %j', async (path, value, detail) => {
    const call = answerTo('openai', withValue(fixture('openai-citations'), path, value))
    expect(await serviceErrorOf(call)).toMatchObject({ kind: 'invalid-response', detail })
  })

  it('counts the searches that the vendor bills, and else those of its output', async () => {
    const body = fixture('openai-citations')
    expect((await answerTo('openai', body)).usage.searches).toBe(1)
    const counted = withValue(body, 'tool_usage', { web_search: { num_requests: 3 } })
    expect((await answerTo('openai', counted)).usage.searches).toBe(3)
  })
})
