import { describe, expect, it } from 'vitest'
import { answerTo, fixture, withValue } from '../../support/engines.ts'

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
