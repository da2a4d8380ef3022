import { describe, expect, it } from 'vitest'
import { compare } from '../../src/comparison/compare.ts'
import { changeOver } from '../../src/comparison/comparison.ts'
import { poolRuns, selectRuns } from '../../src/comparison/select-runs.ts'
import type { EngineProblemCode } from '../../src/engines/answer-record.ts'
import { judge } from '../../src/gate/judge.ts'
import { findTooFewAnswers } from '../../src/gate/missing-answers.ts'
import type { HistoryRecord } from '../../src/history/record.ts'
import type { Thresholds } from '../../src/inputs/settings.ts'
import { type AnswerCounts, NO_ANSWERS_COUNTED } from '../../src/scan/count-answers.ts'
import { aRunOf, type CitedPattern } from '../support/cells.ts'
import { aFingerprint, aRecord } from '../support/history.ts'
import { thresholds } from '../support/measurements.ts'
import { aNoise } from '../support/noise.ts'

/** Counts of engines, each with a number of evaluated answers and of planned ones. */
function counts(engines: Record<string, [evaluated: number, planned: number]>): AnswerCounts {
  const ofEngines = Object.entries(engines).map(([engine, [evaluated, planned]]) => ({
    ...{ engine, evaluated, planned, problem: undefined },
  }))
  const sum = (field: 'planned' | 'evaluated') => ofEngines.reduce((total, each) => total + each[field], 0)
  return { planned: sum('planned'), evaluated: sum('evaluated'), engines: ofEngines, missing: [] }
}

describe('findTooFewAnswers', () => {
  const two = { requiredEngines: [], optionalEngines: ['gemini', 'xai'], minAnswers: 50 }
  const required = (...requiredEngines: string[]) => ({ requiredEngines, minAnswers: 40 })
  const unequal = counts({ openai: [20, 20], gemini: [9, 20], perplexity: [0, 20] })
  const few = { code: 'AVG_FEW_ANSWERS' }

  it.each([
    [50, 10, undefined],
    [50, 9, 'AVG_FEW_ANSWERS'],
    [0, 1, undefined],
    [0, 0, 'AVG_FEW_ANSWERS'],
    [100, 19, 'AVG_FEW_ANSWERS'],
    [100, 20, undefined],
  ])('with min-answers %i and %i of 20 answers evaluated, returns %s', (minAnswers, evaluated, code) => {
    const answers = counts({ openai: [evaluated, 20] })
    expect(findTooFewAnswers(answers, thresholds({ minAnswers }))).toEqual(
      code && { code, planned: 20, evaluated, minAnswers },
    )
  })

  it.each<[string, AnswerCounts, Partial<Thresholds>, object | undefined]>([
    ['the same for each required engine', unequal, required('openai', 'gemini'), undefined],
    [
      'a required engine without an answer',
      unequal,
      required('openai', 'perplexity'),
      { code: 'AVG_REQUIRED_UNANSWERED', engines: [{ engine: 'perplexity' }] },
    ],
    [
      'optional engines without an answer, which do not count',
      counts({ openai: [20, 20], gemini: [0, 20], xai: [0, 20] }),
      two,
      undefined,
    ],
    [
      'engines without an answer that are not optional',
      counts({ openai: [20, 20], claude: [0, 20], perplexity: [0, 20] }),
      two,
      few,
    ],
    ['only optional engines, which then count', counts({ gemini: [0, 20], xai: [0, 20] }), two, few],
    [
      'answers that are not counted one by one',
      NO_ANSWERS_COUNTED,
      { minAnswers: 100, requiredEngines: ['chatgpt'] },
      undefined,
    ],
  ])('judges %s', (_, answers, set, found) => {
    expect([findTooFewAnswers(answers, thresholds(set))]).toMatchObject([found])
  })
})

const engines = ['openai', 'perplexity']
const keywords = Array.from({ length: 100 }, (_, index) => `keyword ${index}`)
const fingerprint = aFingerprint({ keywords, engines })
const SILENT = '-'.repeat(100)
const FEW = `1111111111${'-'.repeat(90)}`

/** A hundred questions, of which the first `count` are cited. */
const citing = (count: number) => '1'.repeat(count) + '0'.repeat(100 - count)

const recordOf = (pattern: CitedPattern, day: number, overrides: Partial<HistoryRecord> = {}) =>
  aRecord({
    ...aRunOf(pattern),
    fingerprint,
    createdAt: new Date(Date.UTC(2026, 0, day + 1)).toISOString(),
    ...overrides,
  })

/** Counts the answers of each engine to the hundred questions. */
function countsOf(pattern: CitedPattern, code: EngineProblemCode): AnswerCounts {
  const vendor = { model: 'm', keyVariable: 'OPENAI_API_KEY', baseUrlVariable: 'OPENAI_BASE_URL' }
  const reason = { scope: 'engine' as const, code, detail: '', vendor }
  const answered = Object.entries(pattern).map(([engine, cited]): [string, [number, number]] => [
    engine,
    [cited.replaceAll('-', '').length, 100],
  ])
  const { engines, ...all } = counts(Object.fromEntries(answered))
  const silent = engines.filter(({ evaluated }) => evaluated === 0)
  return {
    ...all,
    engines: engines.map(each => ({ ...each, problem: silent.includes(each) ? reason : undefined })),
    missing: silent.map(({ engine }) => ({ engine, count: 100, planned: 100, keyword: 'keyword 0', reason })),
  }
}

/** Judges a run after these runs, oldest first. */
function judgeAfter(
  before: CitedPattern[],
  pattern: CitedPattern,
  {
    code,
    named = engines,
    ...set
  }: Partial<Thresholds> & { code?: EngineProblemCode; named?: string[] } = {},
) {
  const now = aFingerprint({ keywords, engines: named })
  const selected = selectRuns(
    before.map((run, day) => recordOf(run, day, { fingerprint: now })),
    now,
    named,
  )
  const [first, ...others] = selected.runs
  if (first === undefined) throw new RangeError('a run is compared with one run or more')
  const { losses, expected, silent } = selected
  const pooled = poolRuns([first, ...others], { kind: 'file', path: 'history.json', runs: 1 + others.length })
  const baseline = { ...pooled, losses, expectedEngines: expected, silentBefore: silent }
  const measurement = aRunOf(pattern)
  const asked = { engines: named, keywords }
  const answers = named === engines ? countsOf(pattern, code ?? 'key-refused') : NO_ANSWERS_COUNTED
  const { verdict } = judge({
    ...{ measurement, asked, lookup: { baseline }, answers },
    thresholds: thresholds(set),
    noise: aNoise(),
  })
  return { verdict, measurement, comparison: compare(measurement, baseline, asked) }
}

const usual = { openai: citing(73), perplexity: citing(59) }
const refused = { openai: SILENT, perplexity: citing(58) }

const times = (count: number, pattern: CitedPattern) => Array.from({ length: count }, () => pattern)

describe('the verdict on an engine without an answer', () => {
  const low = { openai: SILENT, perplexity: citing(40) }
  const few = { openai: FEW, perplexity: citing(58) }
  const normal = { openai: citing(90), perplexity: citing(20) }
  const withoutHigh = { openai: SILENT, perplexity: citing(20) }
  const withoutLow = { openai: citing(90), perplexity: SILENT }
  const chosen = { named: [] }
  const optional = { optionalEngines: ['openai'] }

  it.each<[string, Parameters<typeof judgeAfter>, string]>([
    ['a refused key needs a person', [[usual, usual], refused], 'error: openai error'],
    ['a used-up quota', [[usual], refused, { code: 'day-quota' }], 'inconclusive: openai inconclusive'],
    ['an outage', [[usual], refused, { code: 'unresponsive' }], 'inconclusive: openai inconclusive'],
    ['an outage in its second run', [[refused], refused, { code: 'unresponsive' }], 'error: openai error'],
    ['an engine that the service chose', [[usual], refused, chosen], 'inconclusive: openai inconclusive'],
    ['the same in its second run', [[usual, refused], refused, chosen], 'error: openai error'],
    ['an optional engine', [[usual, refused], refused, optional], 'pass: openai warn'],
    ['two refused keys', [[usual], { openai: SILENT, perplexity: SILENT }], 'error: AVG_FEW_ANSWERS'],
    ['a loss of the other engine', [[...times(8, usual), ...times(3, low)], low], 'fail: openai error, lost'],
    ['one of ten answers', [[usual, usual], few, { minAnswers: 50 }], 'inconclusive: openai inconclusive'],
    ['one of ten optional answers', [[usual, usual], few, { minAnswers: 50, ...optional }], 'pass:'],
    [
      'no loss while it lasts',
      [[...times(8, normal), ...times(4, withoutHigh)], withoutHigh],
      'error: openai error',
    ],
    ['no loss when it ends', [[...times(8, withoutLow), ...times(4, normal)], normal], 'pass:'],
    ...(['forbidden', 'no-credit', 'unknown-model'] as const).map(
      (code): [string, Parameters<typeof judgeAfter>, string] => [
        code,
        [[usual], refused, { code }],
        'error: openai error',
      ],
    ),
  ])('%s', (_, run, expected) => {
    const { verdict } = judgeAfter(...run)
    const found =
      verdict.kind === 'blocked'
        ? ['code' in verdict.blocker && verdict.blocker.code]
        : [
            ...verdict.silentEngines.map(({ engine, leadsTo }) => `${engine} ${leadsTo}`),
            ...(verdict.drops?.losses ?? []).map(() => 'lost'),
          ]
    expect(`${verdict.status}: ${found.join(', ')}`.trim()).toBe(expected)
  })

  it('is compared with its last answers when it is back after many runs', () => {
    const { verdict, comparison } = judgeAfter([usual, usual, ...times(6, refused)], usual)
    expect(verdict).toMatchObject({ status: 'pass', silentEngines: [] })
    expect(changeOver(comparison.cells)?.was.share).toBeCloseTo((0.73 + (2 * 0.59 + 6 * 0.58) / 8) / 2, 12)
  })
})
