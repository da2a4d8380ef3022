import { describe, expect, it } from 'vitest'
import type { AnswerRecord } from '../../src/engines/answer-record.ts'
import { countContents } from '../../src/scan/engine-contents.ts'
import { measure } from '../../src/scan/measure.ts'
import { markUnreadable as markWith, withoutUnreadable } from '../../src/scan/unreadable-engines.ts'
import { anAnswerContent, anAnswerWithoutBrand, anEvaluated } from '../support/answer-records.ts'
import { aCompletedScan, aResult } from '../support/completed-scans.ts'

const COMPETITORS = ['Boardly']
const markUnreadable = (records: AnswerRecord[], runs: Parameters<typeof markWith>[1]) =>
  markWith(records, runs, COMPETITORS)

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))

const unread = (count: number, engine = 'perplexity'): AnswerRecord[] =>
  times(count, index => ({
    engine,
    keyword: `question ${index}`,
    sample: 1,
    outcome: 'not-evaluated',
    reason: { scope: 'answer', code: 'no-sources', detail: 'none' },
  }))
const citing = (count: number, engine = 'perplexity') =>
  times(count, index => anEvaluated(anAnswerContent(), { engine, keyword: `question ${index}` }))
/** Answers of an engine without sources. */
const naming = (count: number, ...competitors: string[]) =>
  times(count, index =>
    anEvaluated(anAnswerWithoutBrand({ competitors, queries: [], retrieved: undefined }), {
      engine: 'openai-compatible:m',
      keyword: `question ${index}`,
    }),
  )
const runOf = (...records: AnswerRecord[]) => ({ contents: countContents(records) })
const empty = (count: number) =>
  times(count, () => anEvaluated(anAnswerWithoutBrand({ citedSources: [], queries: ['crm'] })))
const refused: AnswerRecord = {
  ...{ engine: 'perplexity', keyword: 'a', sample: 1, outcome: 'not-evaluated' },
  reason: { scope: 'answer', code: 'refused', detail: '' },
}
const ofBrand = anEvaluated(anAnswerWithoutBrand({ position: 1, queries: [], retrieved: undefined }), {
  engine: 'openai-compatible:m',
})
const named = runOf(...naming(20, 'Boardly'))
const half = runOf(...citing(30), ...unread(30))

describe('markUnreadable', () => {
  it.each<[string, AnswerRecord[], ReturnType<typeof runOf>[], string]>([
    ['four answers without a readable page', unread(4), [], 'no-sources 4'],
    ['five answers without a readable page', unread(5), [], 'unreadable 5'],
    ['four answers with empty lists', empty(4), [], 'evaluated 4'],
    ['five answers with empty lists', empty(5), [], 'unreadable 5'],
    ['one answer, if earlier runs rule out a coincidence', unread(1), [runOf(...citing(60))], 'unreadable 1'],
    ['four answers, if half were unreadable before', unread(4), [half], 'no-sources 4'],
    ['two answers, after one earlier answer', unread(2), [runOf(...citing(1))], 'no-sources 2'],
    ['an engine that cites once', [...unread(5), ...citing(1)], [], 'no-sources 5, evaluated 1'],
    [
      'two countries of an engine, next to a readable engine',
      [...unread(3, 'perplexity@DE'), ...unread(3, 'perplexity@FR'), ...citing(3, 'openai')],
      [],
      'unreadable 6, evaluated 3',
    ],
    [
      'a country of an engine that cites in another one',
      [...unread(6, 'perplexity@DE'), ...citing(3, 'perplexity@FR')],
      [],
      'no-sources 6, evaluated 3',
    ],
    ['answers with another reason', [refused, ...unread(5)], [], 'refused 1, unreadable 5'],
    ['five answers that name nobody, unlike before', naming(5), [named], 'unreadable 5'],
    ['four answers that name nobody, unlike before', naming(4), [named], 'evaluated 4'],
    ['answers that name a competitor', [...naming(9), ...naming(1, 'Boardly')], [named], 'evaluated 10'],
    ['answers that name the brand', [...naming(9), ofBrand], [named], 'evaluated 10'],
    ['answers that name nobody, as before', naming(50), [runOf(...naming(60))], 'evaluated 50'],
    ['answers that name nobody, without earlier runs', naming(50), [], 'evaluated 50'],
  ])('reads %s', (_, records, runs, expected) => {
    const codes = markUnreadable(records, runs).map(record =>
      record.outcome === 'evaluated' ? 'evaluated' : record.reason.code,
    )
    const counts = Array.from(
      Map.groupBy(codes, code => code),
      ([code, all]) => `${code} ${all.length}`,
    )
    expect(counts.join(', ')).toBe(expected)
  })

  it('finds a loss if the run does not look for competitors', () => {
    expect(markWith(naming(50), [named], [])).toEqual(naming(50))
  })

  it('keeps the detail of the answer', () => {
    expect(markUnreadable(unread(5), [])[0]).toMatchObject({ reason: { code: 'unreadable', detail: 'none' } })
  })
})

describe('withoutUnreadable', () => {
  it('removes the engine from every number', () => {
    const scans = [
      aCompletedScan({
        results: [aResult('openai', true), aResult('openai-compatible:m', false)],
        keyword: 'question 0',
        summary: { overall_bcr: 30 },
      }),
    ]
    const records = markUnreadable([...naming(5), ...citing(1, 'openai')], [runOf(...naming(20, 'Boardly'))])
    const measured = measure(withoutUnreadable(scans, records))
    expect(measured?.engines.map(({ engine }) => engine)).toEqual(['openai'])
    expect(measured).toMatchObject({
      totalEngines: 1,
      citedEngines: 1,
      overallBcr: measured?.engines[0]?.bcrScore,
    })
    expect(withoutUnreadable(scans, citing(1))).toEqual(scans)
  })
})
