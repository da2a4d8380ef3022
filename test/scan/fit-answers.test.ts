import { describe, expect, it } from 'vitest'
import type { AnswerRecord } from '../../src/embedded/engines/answer-record.ts'
import { fitAnswers } from '../../src/scan/fit-answers.ts'
import { anAnswerContent, anEvaluated } from '../support/answer-records.ts'

const keywords = ['erp', 'crm']
const missing: AnswerRecord = {
  ...{ engine: 'a', keyword: 'crm', sample: 1, outcome: 'not-evaluated' },
  reason: { scope: 'answer', code: 'malformed', detail: '' },
}
const records = [
  missing,
  ...[2, 1].flatMap(sample =>
    ['crm', 'erp'].flatMap(keyword =>
      ['b', 'a'].map(engine => anEvaluated(anAnswerContent(), { engine, keyword, sample })),
    ),
  ),
]

/** The answers that fit, each of size 1. */
function fitted(budget: number) {
  const { answers, leftOut } = fitAnswers(records, keywords, budget, () => 1)
  return { kept: answers.map(({ keyword, engine, sample }) => `${keyword} ${engine} ${sample}`), leftOut }
}

describe('fitAnswers', () => {
  it('orders the evaluated answers by keyword, engine and sample', () => {
    expect(fitted(8)).toEqual({
      kept: ['erp a 1', 'erp a 2', 'erp b 1', 'erp b 2', 'crm a 1', 'crm a 2', 'crm b 1', 'crm b 2'],
      leftOut: 0,
    })
  })

  it('keeps the first sample of every question before the second of any', () => {
    expect(fitted(5)).toEqual({ kept: ['erp a 1', 'erp a 2', 'erp b 1', 'crm a 1', 'crm b 1'], leftOut: 3 })
  })

  it('keeps nothing without room, and counts what is left out', () => {
    expect(fitted(0)).toEqual({ kept: [], leftOut: 8 })
  })
})
