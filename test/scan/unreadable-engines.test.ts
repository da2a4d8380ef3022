import { describe, expect, it } from 'vitest'
import type { AnswerRecord } from '../../src/engines/answer-record.ts'
import { countAnswers } from '../../src/scan/count-answers.ts'
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
const codesOf = (records: AnswerRecord[]) =>
  records.map(record => (record.outcome === 'evaluated' ? 'evaluated' : record.reason.code))

describe('an engine that cites nobody', () => {
  it('is unreadable from five answers on, without earlier runs', () => {
    expect(codesOf(markUnreadable(unread(4), []))).toEqual(times(4, () => 'no-sources'))
    expect(codesOf(markUnreadable(unread(5), []))).toEqual(times(5, () => 'unreadable'))
  })

  it('is also unreadable if the vendor’s lists of citations are empty', () => {
    const empty = (count: number) =>
      times(count, () => anEvaluated(anAnswerWithoutBrand({ citedSources: [], queries: ['crm'] })))
    expect(codesOf(markUnreadable(empty(4), []))).toEqual(times(4, () => 'evaluated'))
    expect(codesOf(markUnreadable(empty(5), []))).toEqual(times(5, () => 'unreadable'))
    const mixed = [...empty(5), ...citing(1, 'openai')]
    expect(codesOf(markUnreadable(mixed, []))).toEqual(codesOf(mixed))
  })

  it('is unreadable with fewer answers if its earlier runs rule out a coincidence', () => {
    const usually = [runOf(...citing(60))]
    const half = [runOf(...citing(30), ...unread(30))]
    expect(codesOf(markUnreadable(unread(1), usually))).toEqual(['unreadable'])
    expect(codesOf(markUnreadable(unread(4), half))).toEqual(times(4, () => 'no-sources'))
    expect(codesOf(markUnreadable(unread(2), [runOf(...citing(1))]))).toEqual(times(2, () => 'no-sources'))
  })

  it('is readable if one of its answers cites somebody', () => {
    const records = [...unread(50), ...citing(1)]
    expect(codesOf(markUnreadable(records, [runOf(...citing(60))]))).toEqual(codesOf(records))
  })

  it('counts over all its countries, next to readable engines', () => {
    const records = [...unread(3, 'perplexity@DE'), ...unread(3, 'perplexity@FR'), ...citing(3, 'openai')]
    expect(codesOf(markUnreadable(records, []))).toEqual([
      ...times(6, () => 'unreadable'),
      ...times(3, () => 'evaluated'),
    ])
    const mixed = [...unread(6, 'perplexity@DE'), ...citing(3, 'perplexity@FR')]
    expect(codesOf(markUnreadable(mixed, []))).toEqual(codesOf(mixed))
  })

  it('keeps other reasons', () => {
    const refused: AnswerRecord = {
      engine: 'perplexity',
      keyword: 'a',
      sample: 1,
      outcome: 'not-evaluated',
      reason: { scope: 'answer', code: 'refused', detail: '' },
    }
    const marked = markUnreadable([refused, ...unread(5)], [])
    expect(codesOf(marked)[0]).toBe('refused')
    const found = countAnswers(marked).missing.find(({ reason }) => reason.code === 'unreadable')
    expect(found).toMatchObject({ count: 5, reason: { detail: 'none' } })
  })
})

describe('an engine without sources that names nobody', () => {
  const before = [runOf(...naming(20, 'Boardly'))]

  it('is unreadable if its earlier runs name competitors', () => {
    expect(codesOf(markUnreadable(naming(5), before))).toEqual(times(5, () => 'unreadable'))
    expect(codesOf(markUnreadable(naming(4), before))).toEqual(times(4, () => 'evaluated'))
  })

  it('is a loss if the run does not look for competitors', () => {
    expect(codesOf(markWith(naming(50), before, []))).toEqual(times(50, () => 'evaluated'))
  })

  it('is a loss if it names a competitor or the brand, or never named anybody', () => {
    const loss = [...naming(9), ...naming(1, 'Boardly')]
    const own = [
      ...naming(9),
      anEvaluated(anAnswerWithoutBrand({ position: 1, queries: [], retrieved: undefined }), {
        engine: 'openai-compatible:m',
      }),
    ]
    for (const [records, runs] of [
      [loss, before],
      [own, before],
      [naming(50), [runOf(...naming(60))]],
      [naming(50), []],
    ] as const)
      expect(codesOf(markUnreadable(records, runs))).toEqual(codesOf(records))
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
