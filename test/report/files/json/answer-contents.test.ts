import { describe, expect, it } from 'vitest'
import type { AnswerRecord } from '../../../../src/engines/answer-record.ts'
import { buildAnswerContents, fitAnswers } from '../../../../src/report/files/json/result.ts'
import {
  anAnswerContent,
  anAnswerWithoutBrand,
  anEvaluated,
  aSource,
  manyAnswers,
} from '../../../support/answer-records.ts'
import { anOutcome } from '../../../support/outcomes.ts'

const betaPage = aSource('https://beta.example/crm', { kind: 'competitor', name: 'Beta' })
const answerRecords: AnswerRecord[] = [
  anEvaluated(anAnswerContent({ retrieved: undefined })),
  anEvaluated(anAnswerWithoutBrand({ citedSources: [betaPage], competitors: ['Beta'] }), { sample: 2 }),
]

describe('the contents of answers in the result file', () => {
  it('are counts, domains, competitors and the answers one by one', () => {
    expect(buildAnswerContents(anOutcome({ answerRecords }))).toMatchObject({
      total: { evaluated: 2, cited: 1, mentioned: 1 },
      domains: [
        { domain: 'acme.example', owner: { kind: 'own' }, answers: 1 },
        { domain: 'beta.example', owner: betaPage.owner, answers: 1 },
      ],
      competitors: [{ name: 'Beta', answers: 1 }],
      answers: [
        { sample: 1, content: { cited: true, retrieved: undefined, position: 1, competitors: [] } },
        { sample: 2, content: { position: undefined, citedSources: [betaPage], text: 'There are many.' } },
      ],
      answersLeftOut: 0,
    })
  })

  it('stay within bounds for 1,000 keywords, 6 engines and 3 samples', { timeout: 0 }, () => {
    const records = manyAnswers({ keywords: 1_000, engines: 6, samples: 3, textLength: 20_000 })
    const outcome = anOutcome({ answerRecords: records })
    const contents = buildAnswerContents(outcome)
    const kept = contents?.answers.length ?? 0
    expect(contents).toMatchObject({ total: { evaluated: 18_000 }, answersLeftOut: 18_000 - kept })
    expect(kept).toBeGreaterThan(300)
    expect(contents?.domains).toHaveLength(500)
    expect(JSON.stringify(contents, undefined, 2).length).toBeLessThan(12_000_000)
  })
})

describe('the answers that fit', () => {
  const records = [2, 1].flatMap(sample =>
    ['crm', 'erp'].flatMap(keyword =>
      ['b', 'a'].map(engine => anEvaluated(anAnswerContent(), { engine, keyword, sample })),
    ),
  )
  const missing: AnswerRecord = {
    ...{ engine: 'a', keyword: 'crm', sample: 1, outcome: 'not-evaluated' },
    reason: { scope: 'answer', code: 'malformed', detail: '' },
  }

  it.each([
    [8, ['erp a 1', 'erp a 2', 'erp b 1', 'erp b 2', 'crm a 1', 'crm a 2', 'crm b 1', 'crm b 2']],
    [5, ['erp a 1', 'erp a 2', 'erp b 1', 'crm a 1', 'crm b 1']],
    [0, []],
  ])('are in order, the first sample of every question before the second of any: %i', (budget, fitting) => {
    const { answers, leftOut } = fitAnswers([missing, ...records], ['erp', 'crm'], budget, () => 1)
    expect(answers.map(({ keyword, engine, sample }) => `${keyword} ${engine} ${sample}`)).toEqual(fitting)
    expect(leftOut).toBe(8 - fitting.length)
  })
})
