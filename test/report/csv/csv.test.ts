import { parse } from 'csv-parse/sync'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AnswerRecord } from '../../../src/engines/answer-record.ts'
import { toSingleLine } from '../../../src/lib/text.ts'
import type { KeywordChange } from '../../../src/owners/keyword-change.ts'
import { renderCsv as renderParts } from '../../../src/report/csv/csv.ts'
import type { Outcome } from '../../../src/report/outcome.ts'
import { tellGate } from '../../../src/report/tell/tell.ts'
import type { CompletedScan } from '../../../src/scan/run.ts'
import { anAnswerContent, anEvaluated } from '../../support/answer-records.ts'
import { aCompletedScan, aResult } from '../../support/completed-scans.ts'
import { aKeywordChange, anOwner, anUnchanged } from '../../support/keyword-changes.ts'
import { hostileText } from '../../support/markdown.ts'
import { anOutcome } from '../../support/outcomes.ts'
import { contentOutcome, situations } from '../../support/situations.ts'

const csvOf = (outcome: Outcome) => [...renderParts(tellGate(outcome))].join('')
const renderCsv = (scans: CompletedScan[], answerRecords: AnswerRecord[] = []) =>
  csvOf(anOutcome({ scans, answerRecords }))

function readBack(csv: string): Record<string, string>[] {
  return parse(csv, { bom: true, columns: true, record_delimiter: '\r\n' })
}

describe('renderCsv', () => {
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

  it('says whether an answer cites the brand, or why it was not evaluated', () => {
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

  it('has the country that an engine was asked from', () => {
    const countriesOf = (engine: string, ...country: string[]) => {
      const scans = [aCompletedScan({ results: [aResult(engine, true)] })]
      return readBack(csvOf(anOutcome({ scans, fingerprint: { country } }))).map(row => row['country'])
    }
    expect(countriesOf('openai@DE', 'US', 'DE')).toEqual(['DE'])
    expect(countriesOf('openai', 'US', 'DE')).toEqual([''])
    expect(countriesOf('openai', 'FR')).toEqual(['FR'])
  })

  it('takes nothing on why an answer was not evaluated from a field of the service', () => {
    const result = { ...aResult('chatgpt', true), not_evaluated: 'timed-out' }
    expect(readBack(renderCsv([aCompletedScan({ results: [result] })]))[0]?.['not_evaluated']).toBe('')
  })

  it('starts with a byte order mark and ends every line with CRLF', () => {
    const csv = renderCsv([aCompletedScan()])
    expect(csv.startsWith('\uFEFF"run_at",')).toBe(true)
    expect(csv.endsWith('\r\n')).toBe(true)
    expect(csv.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '\u200B=1', '＝1', '=1;=2'])(
    'shows %j as text, not as a formula',
    text => {
      const csv = renderCsv([aCompletedScan({ results: [aResult('x', true, { snippet: text })] })])
      expect(readBack(csv)[0]?.['snippet']).toBe(`'${text.replace('\u200B', '').trim()}`)
      // Quoted, so that no list separator of any locale ends the cell.
      expect(csv).toContain(`"'`)
    },
  )

  it('keeps a negative score a number', () => {
    const csv = renderCsv([aCompletedScan({ results: [aResult('x', true, { bcr_score: -1.5 })] })])
    expect(csv).toContain(',-1.5,')
  })

  it('reads back as it was, whatever a snippet holds', () => {
    fc.assert(
      fc.property(hostileText, snippet => {
        const rows = readBack(renderCsv([aCompletedScan({ results: [aResult('x', true, { snippet })] })]))
        expect(rows).toHaveLength(1)
        expect(rows[0]?.['snippet']?.replace(/^'(?=[-=+@＝＋－＠])/, '')).toBe(
          toSingleLine(snippet).replace(/^'(?=[-=+@＝＋－＠])/, ''),
        )
      }),
    )
  })
})

describe('renderCsv of a change of pages', () => {
  const owner = anOwner('docs/costs.md')
  const rowsOf = (...changes: KeywordChange[]) =>
    readBack(csvOf(contentOutcome({ changes, questions: changes.length })))

  it('has a row for each question, which no other page than its owner answers', () => {
    const elsewhere = { text: 'Cost.', url: '', place: { path: 'blog.md', title: '', headings: [] } }
    const rows = rowsOf(
      aKeywordChange({ keyword: 'lost', owner: anOwner('pricing.md') }),
      anUnchanged({ keyword: 'kept', owner, after: elsewhere }),
      anUnchanged({ keyword: 'confirmed', owner, baseScore: 0 }),
      anUnchanged({ keyword: 'whale songs', baseScore: 0 }),
    )
    expect(rows).toEqual([
      {
        ...{ question: 'lost', owner: 'pricing.md', verdict: 'lost', now: '' },
        before: 'Cloud backup costs ten dollars a month.',
        why: 'This change deletes pricing.md, the page that owns this question, and its text is on no other page.',
      },
      expect.objectContaining({ question: 'kept', owner: 'docs/costs.md', verdict: 'unchanged', why: '' }),
      expect.objectContaining({ question: 'confirmed', owner: 'docs/costs.md', verdict: 'unchanged' }),
      expect.objectContaining({ question: 'whale songs', owner: '', verdict: 'no answer' }),
    ])
  })

  it('has the losses that a reviewer accepted, and answers that are only weaker', () => {
    const verdictsOf = (name: string) =>
      readBack(csvOf(situations[name] ?? anOutcome())).map(({ verdict, why }) => `${verdict}: ${why}`)
    expect(verdictsOf('content-loss-accepted')).toContain('accepted: accepted by alice')
    expect(verdictsOf('content-weaker')).toContainEqual(expect.stringMatching(/^weaker: This change /))
  })

  it('keeps a hostile question and a hostile page from becoming a formula', () => {
    const changes = [aKeywordChange({ keyword: '=1+1', owner: anOwner('@SUM(A1)') })]
    const csv = csvOf(contentOutcome({ changes, questions: 1 }))
    expect(csv).toContain('"\'=1+1","\'@SUM(A1)"')
  })
})
