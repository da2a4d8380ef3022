import { describe, expect, it } from 'vitest'
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
})
