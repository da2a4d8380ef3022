import { describe, expect, it } from 'vitest'
import type { QuestionPlan } from '../../src/engines/question-plan.ts'
import { demandOf, estimateFleet, sumDemands } from '../../src/scan/demand.ts'
import { aCall } from '../support/demands.ts'
import { someSettings } from '../support/settings.ts'

const hosted = (account: string, perMinute = 300) =>
  demandOf(someSettings(), {
    address: account,
    accounts: [{ account, requests: 400, perMinute, perDay: 10_000 }],
  })
const live = (costUsd?: number | 'unknown') =>
  demandOf(someSettings(), { engines: [aCall({ answers: 400, ...(costUsd !== undefined && { costUsd }) })] })

describe('sumDemands', () => {
  it('adds up the requests to one account, and their time', () => {
    expect(sumDemands([hosted('https://a.example')])).toMatchObject({ requests: 400, minutes: 1 })
    const shared = sumDemands([hosted('https://a.example'), hosted('https://a.example')])
    expect(shared).toMatchObject({ requests: 800, minutes: 2 })
    const apart = sumDemands([hosted('https://a.example'), hosted('https://b.example')])
    expect(apart).toMatchObject({ requests: 800, minutes: 1 })
  })

  it('uses the lowest limit of an account', () => {
    expect(sumDemands([hosted('https://a.example'), hosted('https://a.example', 100)]).minutes).toBe(7)
  })

  it('uses the limits of the vendor for a live engine', () => {
    // 800 requests at 50 a minute take 15 minutes after those of the first.
    expect(sumDemands([live(1), live(1)])).toMatchObject({ requests: 800, minutes: 15 })
  })

  it('adds up the known costs, and reports unknown ones', () => {
    const sum = sumDemands([live(1.25), live(0.5)])
    expect(sum).toMatchObject({ costUsd: 1.75, isWhole: true, unpriced: [] })
    const unknown = sumDemands([live(1.25), live('unknown'), live('unknown')])
    expect(unknown).toMatchObject({ costUsd: 1.25, isWhole: false, unpriced: ['openai'] })
    expect(sumDemands([hosted('https://a.example')])).toMatchObject({ costUsd: 0, isWhole: false })
  })

  it('takes no time without requests', () => {
    const nothing = { requests: 0, minutes: 0, costUsd: 0, isWhole: true }
    expect(sumDemands([demandOf(someSettings(), {})])).toMatchObject(nothing)
  })

  it('counts a question once that several gates ask', () => {
    const engines = [aCall({ answers: 10, costUsd: 1 })]
    const more = { ...engines[0], questions: [...(engines[0]?.questions ?? []), 'another'] }
    const gates = [engines, engines, [aCall({ ...more })]].map(calls =>
      demandOf(someSettings(), { engines: calls }),
    )
    const sum = sumDemands(gates)
    expect(sum).toMatchObject({ requests: 11, sharedAnswers: 20 })
    expect(sum.costUsd).toBeCloseTo(1.1, 10)
  })
})

describe('estimateFleet', () => {
  const plan: QuestionPlan = {
    ...{
      promptTemplates: ['Which {keyword}?', 'I need {keyword}.'],
      ownQuestions: [],
      keywords: ['crm', 'erp'],
    },
    ...{
      engines: ['openai'],
      countries: ['DE'],
      language: 'en',
      samples: 3,
      answers: { mode: 'live' },
    },
  }
  const requestsOf = (...gates: Partial<QuestionPlan>[]) =>
    estimateFleet(
      gates.map(gate => ({ ...plan, ...gate })),
      { day: '2026-11-28', daysApart: 7 },
    ).requests

  it('multiplies the cost of a run, which asks a shared question once', () => {
    const { costUsd, monthlyUsd, unpriced } = estimateFleet([plan, plan], { day: '2026-11-28', daysApart: 7 })
    expect(unpriced).toEqual([])
    expect(costUsd).toBeCloseTo(0.6, 10)
    expect(monthlyUsd).toBeCloseTo((0.6 * 365) / 12 / 7, 10)
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
    ['the words', { promptTemplates: ['Best {keyword}?'] }, 12],
  ])('shares the questions of gates that differ in %s', (_, second, requests) => {
    expect(requestsOf(plan, second)).toBe(requests)
    expect(requestsOf(second, plan)).toBe(requests)
  })

  it('does not share within a gate, even if two keywords ask the same', () => {
    const ownQuestions = ['crm', 'erp'].map(keyword => ({ keyword, questions: ['Which software?'] }))
    expect(requestsOf({ ownQuestions })).toBe(6)
    expect(requestsOf({ engines: ['openai', 'openai:gpt-6.2-sol'] })).toBe(12)
  })
})
