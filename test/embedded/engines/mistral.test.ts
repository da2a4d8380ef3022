import { describe, expect, it } from 'vitest'
import { answerTo, fixture, withValue } from '../../support/engines.ts'

describe('an answer of Mistral', () => {
  it('cites in the sentence before a reference', async () => {
    const answer = await answerTo('mistral', fixture('mistral-citations'))
    expect(answer).toMatchObject({
      model: 'mistral-medium-2610',
      outcome: 'answered',
      searched: true,
      queries: ['bestes CRM kleine Teams'],
      usage: { inputTokens: 7300, outputTokens: 55, searches: 1 },
    })
    expect(answer.sentences.map(({ text, sources }) => [text, ...sources.map(({ url }) => url)])).toEqual([
      ['Für kleine Teams gibt es zwei Werkzeuge.'],
      ['🚀 Acme ist das beste.', 'https://www.acme.example/preise', 'https://test.example/crm'],
      ['Beta ist günstiger.', 'https://test.example/crm'],
      ['Gamma fehlt hier.'],
    ])
  })

  it('has the pages that its search found', async () => {
    const { retrieved } = await answerTo('mistral', fixture('mistral-citations'))
    expect(retrieved.map(({ host }) => host)).toEqual(['acme.example', 'gamma.example'])
  })

  it('cites without a place what comes before its text', async () => {
    const body = withValue(fixture('mistral-citations'), 'outputs.1.content', [
      { type: 'tool_reference', tool: 'web_search', title: 'Preise', url: 'https://www.acme.example/preise' },
      { type: 'text', text: 'Acme ist das beste.' },
    ])
    const { cited, sentences } = await answerTo('mistral', body)
    expect(cited.map(({ host }) => host)).toEqual(['acme.example'])
    expect(sentences).toEqual([{ text: 'Acme ist das beste.', sources: [] }])
  })

  it('is not evaluated when it did not search', async () => {
    expect(await answerTo('mistral', fixture('mistral-unsearched'))).toMatchObject({
      outcome: 'unsearched',
      text: 'Acme, würde ich sagen.',
    })
  })
})
