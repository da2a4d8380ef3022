import { describe, expect, it } from 'vitest'
import { askEngine } from '../../../src/embedded/engines/exchange.ts'
import { answerTo, connectToVendor, ENGINE_KEY, fixture, specOf, withValue } from '../../support/engines.ts'

describe('a question to xAI', () => {
  it('goes to its Responses API and requires a web search', async () => {
    const { post, requests } = await connectToVendor('xai', { body: fixture('live/xai') })
    await askEngine(specOf('xai'), 'Which CRM?', { post, language: 'en', location: { country: 'DE' } })
    expect(requests).toMatchObject([
      {
        path: '/responses',
        headers: { authorization: `Bearer ${ENGINE_KEY}` },
        body: {
          model: 'grok-4.6',
          input: [
            { role: 'system', content: 'The user is in Germany.' },
            { role: 'user', content: 'Which CRM?' },
          ],
          tools: [{ type: 'web_search' }],
          tool_choice: 'required',
          store: false,
        },
      },
    ])
  })

  it('leaves the choice to a model that refuses to be forced', async () => {
    const refusal = { status: 400, body: { code: 'invalid-argument', error: 'tool_choice is not supported' } }
    const { post, requests } = await connectToVendor('xai', refusal, { body: fixture('live/xai') })
    const answer = await askEngine(specOf('xai'), 'Which CRM?', { post, language: 'en' })
    expect(answer.outcome).toBe('answered')
    expect(Object(requests[1]?.body)).not.toHaveProperty('tool_choice')
  })
})

describe('an answer of xAI', () => {
  it('cites the pages of its annotations, which have no offsets', async () => {
    const answer = await answerTo('xai', fixture('live/xai'))
    expect(answer).toMatchObject({
      model: 'grok-4-fast-reasoning',
      outcome: 'answered',
      searched: true,
      queries: ['what is xAI'],
      unknownSources: 0,
      usage: { inputTokens: 1941, outputTokens: 583, searches: 1 },
    })
    expect(answer.cited.map(({ host }) => host)).toEqual([
      'ibm.com',
      'x.ai',
      'en.wikipedia.org',
      'x.ai',
      'owkin.com',
    ])
    expect(answer.sentences.every(({ sources }) => sources.length === 0)).toBe(true)
  })

  it('cites in the sentence that links to the page', async () => {
    const body = withValue(
      fixture('live/xai'),
      'output.1.content.0.text',
      'xAI was founded in 2023.[[1]](https://x.ai/company) Others came before.',
    )
    const { sentences } = await answerTo('xai', body)
    expect(sentences.map(({ text, sources }) => [text, ...sources.map(({ url }) => url)])).toEqual([
      ['xAI was founded in 2023.', 'https://x.ai/company'],
      ['Others came before.'],
    ])
  })

  it('has the cost that the vendor states in ticks', async () => {
    const body = withValue(fixture('live/xai'), 'usage.cost_in_usd_ticks', 37_756_000)
    expect((await answerTo('xai', body)).usage.cost).toBeCloseTo(0.0037756, 10)
  })
})
