import { describe, expect, it } from 'vitest'
import { orderAnswers, orderCosts } from '../../../src/run/service/open-embedded.ts'
import { anAnswerContent, anEvaluated } from '../../support/answer-records.ts'

const keywords = ['kanban', 'crm']
const engines = ['perplexity', 'openai']

describe('the order of answers', () => {
  it('follows samples, keywords and engines, not the order of arrival', () => {
    const planned = [1, 2].flatMap(sample =>
      keywords.flatMap(keyword => engines.map(engine => ({ engine, keyword, sample }))),
    )
    const records = planned.map(facts => anEvaluated(anAnswerContent(), facts))
    expect(orderAnswers(records.toReversed(), keywords, engines)).toEqual(records)
  })
})

describe('the order of costs', () => {
  it('is that of the engines; an engine that only wrote drafts comes last', () => {
    const none = { replies: 1, inputTokens: 1, outputTokens: 1, searches: undefined, costUsd: 0 }
    const costs = ['mistral', 'openai', 'perplexity'].map(engine => ({
      ...{ engine, ...none, stated: 0, unpriced: 0 },
    }))
    expect(orderCosts(costs, engines).map(({ engine }) => engine)).toEqual([
      'perplexity',
      'openai',
      'mistral',
    ])
  })
})
