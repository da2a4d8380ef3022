import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import type { AnswerRecord } from '../../../src/engines/answer-record.ts'
import { renderAnswers } from '../../../src/report/files/csv.ts'
import type { Outcome } from '../../../src/report/outcome.ts'
import type { CompletedScan } from '../../../src/scan/run.ts'
import { anAnswerContent, anEvaluated } from '../../support/answer-records.ts'
import { aCompletedScan, aResult } from '../../support/completed-scans.ts'
import { anOutcome } from '../../support/outcomes.ts'
import { situations } from '../../support/situations.ts'

const csvOf = (outcome: Outcome) => [...renderAnswers(outcome)].join('')
const renderCsv = (scans: CompletedScan[], answerRecords: AnswerRecord[] = []) =>
  csvOf(anOutcome({ scans, answerRecords }))

function readBack(csv: string): Record<string, string>[] {
  return parse(csv, { bom: true, columns: true, record_delimiter: '\r\n' })
}

describe('renderAnswers', () => {
  it('has one row for each engine of each scan', () => {
    const scans = [
      aCompletedScan({ id: 'a', keyword: 'crm', sample: 2, results: [aResult('chatgpt', true)] }),
      aCompletedScan({ id: 'b', results: [aResult('chatgpt', false), aResult('gemini', true)] }),
    ]
    const rows = readBack(renderCsv(scans))
    expect(rows.map(({ scan_id, engine }) => [scan_id, engine])).toEqual([
      ['a', 'chatgpt'],
      ['b', 'chatgpt'],
      ['b', 'gemini'],
    ])
    expect(rows[0]).toMatchObject({
      ...{ run_at: '2026-11-20T10:00:12.000Z', scan_id: 'a', brand: 'Acme', keywords: 'crm', sample: '2' },
      ...{ engine: 'chatgpt', cited: 'true', bcr_score: '80', sentiment: 'positive' },
      ...{ snippet: 'chatgpt says Acme is good', source_url: 'https://acme.example/page' },
    })
    expect(rows[1]?.['cited']).toBe('false')
  })

  it('shows whether an answer cites the brand, or why it was not evaluated', () => {
    const reason = { scope: 'answer' as const, code: 'timed-out' as const, detail: 'no reply' }
    const records: AnswerRecord[] = [
      anEvaluated(anAnswerContent()),
      { engine: 'openai', keyword: 'erp', sample: 2, outcome: 'not-evaluated', reason },
    ]
    const results = [aResult('openai', true), aResult('repository', false)]
    const rows = readBack(renderCsv([aCompletedScan({ results })], records))
    const names = ['engine', 'keywords', 'sample', 'not_evaluated', 'cited']
    expect(rows.map(row => names.map(name => row[name]))).toEqual([
      ['openai', 'crm', '1', '', 'true'],
      ['repository', 'crm', '1', '', 'false'],
      ['openai', 'erp', '2', 'timed-out', ''],
    ])
  })

  it('lists the old values of facts that an answer states', () => {
    const stated = (fact: string, said?: string) => ({ fact, is: ['$399'], list: 'a', said })
    const content = anAnswerContent({
      facts: [stated('price', '$349'), stated('size'), stated('seats', '5')],
    })
    const csv = renderCsv(
      [aCompletedScan({ results: [aResult('openai', true), aResult('xai', true)] })],
      [anEvaluated(content)],
    )
    expect(readBack(csv).map(row => row['old_values'])).toEqual(['price: $349; seats: 5', ''])
  })

  it('has the citations of the page that owns the question, if the change touches it', () => {
    const outcome = situations['content-lost-cited-answer'] ?? anOutcome()
    const rows = readBack(csvOf(outcome)).slice(0, 2)
    expect(rows.map(row => row['cited_answers'])).toEqual(['14', ''])
  })

  it('has the country that an engine was asked from', () => {
    const countriesOf = (engine: string, ...country: string[]) => {
      const scans = [aCompletedScan({ results: [aResult(engine, true)] })]
      return readBack(csvOf(anOutcome({ scans, fingerprint: { country } }))).map(row => row['country'])
    }
    expect(countriesOf('openai@DE', 'US', 'DE')).toEqual(['DE'])
    expect(countriesOf('openai', 'US', 'DE')).toEqual([''])
    expect(countriesOf('openai', 'FR')).toEqual(['FR'])
  })

  it('ignores a not_evaluated field of the service', () => {
    const result = { ...aResult('chatgpt', true), not_evaluated: 'timed-out' }
    expect(readBack(renderCsv([aCompletedScan({ results: [result] })]))[0]?.['not_evaluated']).toBe('')
  })
})
