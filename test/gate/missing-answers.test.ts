import { describe, expect, it } from 'vitest'
import { toRecord } from '../../src/commands/record-runs.ts'
import { compare } from '../../src/comparison/compare.ts'
import { changeOver } from '../../src/comparison/comparison.ts'
import { poolRuns, selectRuns } from '../../src/comparison/select-runs.ts'
import type { EngineProblemCode } from '../../src/engines/answer-record.ts'
import { failuresOf, judge } from '../../src/gate/judge.ts'
import { findTooFewAnswers } from '../../src/gate/missing-answers.ts'
import { dropsOf } from '../../src/gate/verdict.ts'
import type { HistoryRecord } from '../../src/history/record.ts'
import type { Thresholds } from '../../src/inputs/settings.ts'
import type { AnswerCounts } from '../../src/scan/count-answers.ts'
import { NO_ANSWERS_COUNTED } from '../../src/scan/count-answers.ts'
import { aRunOf, type CitedPattern } from '../support/cells.ts'
import { aFingerprint, aRecord } from '../support/history.ts'
import { aMeasurement, thresholds } from '../support/measurements.ts'
import { aNoise } from '../support/noise.ts'
import { anOutcome } from '../support/outcomes.ts'

/** Counts of engines, each with a number of evaluated answers and of planned ones. */
function counts(engines: Record<string, [evaluated: number, planned: number]>): AnswerCounts {
  const ofEngines = Object.entries(engines).map(([engine, [evaluated, planned]]) => ({
    ...{ engine, evaluated, planned, problem: undefined },
  }))
  const sum = (field: 'planned' | 'evaluated') => ofEngines.reduce((total, each) => total + each[field], 0)
  return { planned: sum('planned'), evaluated: sum('evaluated'), engines: ofEngines, missing: [] }
}

describe('findTooFewAnswers', () => {
  it.each([
    [50, 10, undefined],
    [50, 9, 'few-answers'],
    [70, 14, undefined],
    [70, 13, 'few-answers'],
    [0, 1, undefined],
    [0, 0, 'few-answers'],
    [100, 19, 'few-answers'],
    [100, 20, undefined],
  ])('with min-answers %i finds of %i evaluated answers out of 20: %s', (minAnswers, evaluated, kind) => {
    const blocker = findTooFewAnswers(counts({ openai: [evaluated, 20] }), {
      minAnswers,
      requiredEngines: [],
      optionalEngines: [],
    })
    expect(blocker?.kind).toBe(kind)
  })

  it('asks the same of each required engine', () => {
    const asked = counts({ openai: [20, 20], gemini: [9, 20], perplexity: [0, 20] })
    const find = (...requiredEngines: string[]) =>
      findTooFewAnswers(asked, { minAnswers: 40, requiredEngines, optionalEngines: [] })
    expect(find('openai', 'gemini')).toBeUndefined()
    expect(find('openai', 'perplexity')).toMatchObject({
      kind: 'required-unanswered',
      engines: [{ engine: 'perplexity' }],
    })
  })

  it('does not count optional engines without an answer, but for the last ones', () => {
    const find = (asked: AnswerCounts) =>
      findTooFewAnswers(asked, { minAnswers: 50, requiredEngines: [], optionalEngines: ['gemini', 'xai'] })
    expect(find(counts({ openai: [20, 20], gemini: [0, 20], xai: [0, 20] }))).toBeUndefined()
    expect(find(counts({ openai: [9, 20], gemini: [0, 20] }))?.kind).toBe('few-answers')
    expect(find(counts({ gemini: [0, 20], xai: [0, 20] }))?.kind).toBe('few-answers')
  })

  it('asks nothing where answers are not counted one by one', () => {
    expect(
      findTooFewAnswers(NO_ANSWERS_COUNTED, {
        minAnswers: 100,
        requiredEngines: ['chatgpt'],
        optionalEngines: [],
      }),
    ).toBeUndefined()
  })
})

describe('a verdict over too few answers', () => {
  const input = {
    measurement: aMeasurement(),
    lookup: { missing: { kind: 'none-configured' as const } },
    thresholds: thresholds({ minCitedEngines: 1 }),
    noise: aNoise(),
  }

  it('is an error, and no rule is applied', () => {
    const answers = counts({ chatgpt: [9, 20] })
    expect(judge({ ...input, answers }).verdict).toMatchObject({
      status: 'error',
      kind: 'blocked',
      blocker: { kind: 'few-answers', planned: 20, evaluated: 9, minAnswers: 50 },
    })
  })

  it('tells what stopped the run instead, where something did', () => {
    const blocker = { kind: 'no-secrets' as const }
    expect(judge({ ...input, answers: counts({ chatgpt: [0, 20] }), blocker }).verdict).toMatchObject({
      blocker,
    })
  })

  it('passes with enough of them', () => {
    const answers = counts({ chatgpt: [20, 20], gemini: [0, 20] })
    expect(judge({ ...input, answers }).verdict).toMatchObject({ status: 'pass' })
  })
})

const engines = ['openai', 'perplexity']
const keywords = Array.from({ length: 100 }, (_, index) => `keyword ${index}`)
const fingerprint = aFingerprint({ keywords, engines })
const SILENT = '-'.repeat(100)

/** A hundred questions, of which so many are cited. */
const citing = (count: number) => '1'.repeat(count) + '0'.repeat(100 - count)

const recordOf = (pattern: CitedPattern, day: number, overrides: Partial<HistoryRecord> = {}) =>
  aRecord({
    ...aRunOf(pattern),
    fingerprint,
    createdAt: new Date(Date.UTC(2026, 0, day + 1)).toISOString(),
    ...overrides,
  })

/** What became of the hundred questions to each engine. */
function countsOf(pattern: CitedPattern, code: EngineProblemCode): AnswerCounts {
  const vendor = { model: 'm', keyVariable: 'OPENAI_API_KEY', baseUrlVariable: 'OPENAI_BASE_URL' }
  const reason = { scope: 'engine' as const, code, detail: '', vendor }
  const counts = Object.entries(pattern).map(([engine, cited]) => {
    const evaluated = cited.replaceAll('-', '').length
    return { engine, planned: 100, evaluated, problem: evaluated === 0 ? reason : undefined }
  })
  return {
    planned: 100 * counts.length,
    evaluated: counts.reduce((sum, { evaluated }) => sum + evaluated, 0),
    engines: counts,
    missing: counts
      .filter(({ evaluated }) => evaluated === 0)
      .map(({ engine }) => ({ engine, count: 100, planned: 100, keyword: 'keyword 0', reason })),
  }
}

/** Judges a run after these runs, the oldest first. */
function judgeAfter(
  before: CitedPattern[],
  pattern: CitedPattern,
  { code = 'key-refused', ...set }: Partial<Thresholds> & { code?: EngineProblemCode } = {},
) {
  const selected = selectRuns(
    before.map((run, day) => recordOf(run, day)),
    fingerprint,
    engines,
  )
  const [first, ...others] = selected.runs
  if (first === undefined) throw new RangeError('a run is compared with one run or more')
  const { losses, silent } = selected
  const pooled = poolRuns([first, ...others], { kind: 'file', path: 'history.json', runs: 1 + others.length })
  const baseline = { ...pooled, losses, silentBefore: silent }
  const measurement = aRunOf(pattern)
  const asked = { engines, keywords }
  const { verdict } = judge({
    ...{ measurement, asked, lookup: { baseline }, answers: countsOf(pattern, code) },
    thresholds: thresholds(set),
    noise: aNoise(),
  })
  return { verdict, measurement, comparison: compare(measurement, baseline, asked) }
}

const usual = { openai: citing(73), perplexity: citing(59) }
const refused = { openai: SILENT, perplexity: citing(58) }

describe('a run in which one of two keys is refused', () => {
  it('compares like with like: 58 %, was 59 %, and not the 66 % of both engines', () => {
    const { comparison } = judgeAfter([usual, usual], refused)
    expect(changeOver(comparison.cells)).toMatchObject({
      now: { share: 0.58 },
      was: { share: expect.closeTo(0.59, 12) },
    })
    expect(comparison.citedEngines).toEqual({ now: 1, was: 1 })
    expect(comparison.unpaired).toEqual([{ kind: 'silent-engine', engine: 'openai', usually: true }])
  })

  it('has the verdict error, which fails the step, and names engine and reason', () => {
    const { verdict } = judgeAfter([usual, usual], refused)
    expect(verdict).toMatchObject({
      ...{ kind: 'judged', status: 'error' },
      silentEngines: [{ engine: 'openai', planned: 100, reason: { code: 'key-refused' }, leadsTo: 'error' }],
    })
    expect(failuresOf(verdict, ['fail', 'error'])).toEqual(['error'])
    expect(dropsOf(verdict)).toMatchObject({ lostEngines: [], engineDrops: [] })
  })

  it('is inconclusive where the quota of the day is used up, which needs no person', () => {
    const { verdict } = judgeAfter([usual, usual], refused, { code: 'day-quota' })
    expect(verdict).toMatchObject({ status: 'inconclusive', silentEngines: [{ leadsTo: 'inconclusive' }] })
  })

  it('is recorded, and does not count as a drop', () => {
    const { verdict, measurement } = judgeAfter([usual, usual], refused)
    const record = toRecord(anOutcome({ verdict, measurement }), { failed: true, accept: false, attempt: 1 })
    expect(record).toMatchObject({ failed: true, suspect: false, losses: [] })
    expect(new Set(record?.cells.map(({ engine }) => engine))).toEqual(new Set(['perplexity']))
  })

  it('fails where a rule of the other engine fails', () => {
    const { verdict } = judgeAfter([usual, usual], { openai: SILENT, perplexity: citing(5) })
    expect(verdict).toMatchObject({ status: 'fail', silentEngines: [{ engine: 'openai' }] })
  })

  it('is blocked where both keys are refused', () => {
    const { verdict } = judgeAfter([usual], { openai: SILENT, perplexity: SILENT })
    expect(verdict).toMatchObject({ kind: 'blocked', status: 'error', blocker: { kind: 'few-answers' } })
  })
})

describe('an engine with an outage', () => {
  const outage = { code: 'unresponsive' } as const

  it('leaves the first such run inconclusive, and makes the next one an error', () => {
    expect(judgeAfter([usual, usual], refused, outage).verdict).toMatchObject({
      status: 'inconclusive',
      silentEngines: [{ leadsTo: 'inconclusive' }],
    })
    expect(judgeAfter([usual, refused], refused, outage).verdict).toMatchObject({
      status: 'error',
      silentEngines: [{ leadsTo: 'error' }],
    })
  })

  it('only warns where it is optional', () => {
    const { verdict } = judgeAfter([usual, refused], refused, { optionalEngines: ['openai'] })
    expect(verdict).toMatchObject({ status: 'pass', silentEngines: [{ isOptional: true, leadsTo: 'warn' }] })
  })

  it('is compared with its last answers when it is back after many runs', () => {
    const silent = Array.from({ length: 6 }, () => refused)
    const { verdict, comparison } = judgeAfter([usual, usual, ...silent], usual)
    expect(verdict).toMatchObject({ status: 'pass', silentEngines: [] })
    expect(changeOver(comparison.cells)?.was.share).toBeCloseTo((0.73 + (2 * 0.59 + 6 * 0.58) / 8) / 2, 12)
  })

  const times = (count: number, pattern: CitedPattern) => Array.from({ length: count }, () => pattern)

  it('is no loss while it lasts, nor when it ends', () => {
    const [normal, withoutHigh, withoutLow] = [
      { openai: citing(90), perplexity: citing(20) },
      { openai: SILENT, perplexity: citing(20) },
      { openai: citing(90), perplexity: SILENT },
    ]
    const lossesOf = (before: CitedPattern[], now: CitedPattern) =>
      dropsOf(judgeAfter(before, now).verdict)?.losses
    expect(lossesOf([...times(8, normal), ...times(4, withoutHigh)], withoutHigh)).toEqual([])
    expect(lossesOf([...times(8, withoutLow), ...times(4, normal)], normal)).toEqual([])
  })

  it('does not hide a loss of the other engine', () => {
    const low = { openai: SILENT, perplexity: citing(40) }
    const { verdict } = judgeAfter([...times(8, usual), ...times(3, low)], low)
    expect(verdict.status).toBe('fail')
    expect(dropsOf(verdict)?.losses).toMatchObject([{ since: recordOf(low, 8).createdAt }])
  })
})
