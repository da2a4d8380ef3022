import { describe, expect, it } from 'vitest'
import { planQuestions, type QuestionPlan } from '../../src/engines/question-plan.ts'
import { sumCosts } from '../../src/scan/demand.ts'

describe('the questions of several gates', () => {
  const plan: QuestionPlan = {
    promptTemplates: ['Which {keyword}?', 'I need {keyword}.'],
    ownQuestions: [],
    keywords: ['crm', 'erp'],
    engines: ['openai'],
    countries: ['DE'],
    language: 'en',
    samples: 3,
    answers: { mode: 'live' },
  }
  const sumOf = (...gates: Partial<QuestionPlan>[]) =>
    sumCosts(gates.flatMap(gate => planQuestions({ ...plan, ...gate }, '2026-11-28')))
  const requestsOf = (...gates: Partial<QuestionPlan>[]) => sumOf(...gates).requests

  it('cost once what they share', () => {
    const { costUsd, unpriced } = sumOf(plan, plan)
    expect(unpriced).toEqual([])
    expect(costUsd).toBeCloseTo(0.6, 10)
  })

  it.each<[string, Partial<QuestionPlan>, requests: number]>([
    ['nothing', {}, 6],
    ['the name of the same model', { engines: ['openai:gpt-6.2-sol'] }, 6],
    ['the country of its group', { engines: ['openai@DE'], countries: ['FR', 'DE'] }, 6],
    ['fewer samples', { samples: 1 }, 6],
    ['one more sample', { samples: 4 }, 8],
    ['one more keyword', { keywords: ['hr', 'crm', 'erp'] }, 9],
    ['the model', { engines: ['openai:gpt-6-luna'] }, 12],
    ['the country', { countries: ['FR'] }, 12],
    ['the language', { language: 'de' }, 12],
    ['the recording', { answers: { mode: 'record', path: 'answers.ndjson' } }, 12],
    ['the words', { promptTemplates: ['Best {keyword}?'] }, 12],
  ])('are shared by gates that differ in %s', (_, second, requests) => {
    expect(requestsOf(plan, second)).toBe(requests)
    expect(requestsOf(second, plan)).toBe(requests)
  })

  it('are asked in each country', () => {
    const both = { countries: ['DE', 'FR'], engines: ['openai@DE', 'openai@FR'] }
    expect(requestsOf(both)).toBe(12)
    expect(requestsOf(both, { countries: ['FR'] })).toBe(12)
  })

  it('are not shared within a gate, even if two keywords ask the same', () => {
    const ownQuestions = ['crm', 'erp'].map(keyword => ({ keyword, questions: ['Which software?'] }))
    expect(requestsOf({ ownQuestions })).toBe(6)
    expect(requestsOf({ engines: ['openai', 'openai:gpt-6.2-sol'] })).toBe(12)
  })
})
