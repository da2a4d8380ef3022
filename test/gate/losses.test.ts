import { describe, expect, it } from 'vitest'
import type { BaselineLookup } from '../../src/comparison/baseline.ts'
import { poolRuns, selectRuns } from '../../src/comparison/select-runs.ts'
import { judge } from '../../src/gate/judge.ts'
import { lowerLoss } from '../../src/gate/losses.ts'
import { spendBudget } from '../../src/gate/noise.ts'
import { findDrops, type VerdictStatus } from '../../src/gate/verdict.ts'
import type { HistoryRecord, Loss } from '../../src/history/record.ts'
import { type Measurement, mean } from '../../src/scan/measure.ts'
import { aRunOf, type CitedPattern } from '../support/cells.ts'
import { aLoss } from '../support/history.ts'
import { thresholds } from '../support/measurements.ts'

const WEEK = 7 * 24 * 60 * 60 * 1000
const timeOf = (run: number) => new Date(Date.UTC(2026, 0, 4) + run * WEEK).toISOString()

interface Options {
  isReview?: boolean
  isDeterministic?: boolean
  accepted?: number
  /** From this week on, runs judge a change under review. */
  reviewSince?: number
  /** From this week on, any drop is tolerated. */
  tolerantSince?: number
}

interface JudgedWeek {
  status: VerdictStatus
  losses: Loss[]
  compared: number
  /** The score that it is compared with. */
  score: { now: number; was: number } | undefined
}

/** Judges one run a week, each against the records that the earlier ones left. */
function judgeWeeks(patterns: readonly CitedPattern[], options: Options = {}): JudgedWeek[] {
  return judgeAll(
    patterns.map(pattern => aRunOf(pattern)),
    options,
  )
}

/** The same, with the score of the citing answers of each week. */
function judgeScores(scored: readonly { pattern: CitedPattern; score: number }[]): JudgedWeek[] {
  return judgeAll(
    scored.map(({ pattern, score }) => {
      const run = aRunOf(pattern)
      const cells = run.cells.map((cell, index) => ({
        ...cell,
        bcrScores: cell.cited.map(isCited => (isCited ? score + (index % 2) : 0)),
      }))
      return { ...run, cells, overallBcr: mean(cells.flatMap(({ bcrScores }) => bcrScores)) }
    }),
  )
}

function judgeAll(measurements: readonly Measurement[], options: Options = {}): JudgedWeek[] {
  const records: HistoryRecord[] = []
  return measurements.map((measurement, week) => {
    const now = timeOf(week)
    const accepted = options.accepted === week
    const { tolerantSince = Number.POSITIVE_INFINITY, reviewSince = Number.POSITIVE_INFINITY } = options
    const tolerance = week >= tolerantSince ? 100 : 0
    const isReview = options.isReview ?? week >= reviewSince
    const judged = judgeWeek(measurement, records, now, { ...options, isReview, tolerance })
    const { status, losses } = judged
    records.push({
      ...measurement,
      ...{ createdAt: now, sha: undefined, runUrl: undefined, attempt: 1, samples: 1, fingerprint: {} },
      failed: status === 'fail',
      suspect: status === 'inconclusive',
      losses: accepted ? [] : losses,
      accepted,
    })
    return judged
  })
}

function judgeWeek(
  measurement: Measurement,
  records: HistoryRecord[],
  now: string,
  { isReview = false, isDeterministic = false, tolerance }: Options & { tolerance: number },
): JudgedWeek {
  const { runs, losses } = selectRuns(records, {})
  const [first, ...others] = runs
  const origin = { kind: 'branch', branch: 'history', path: 'default.ndjson', runs: runs.length } as const
  const lookup: BaselineLookup =
    first === undefined
      ? { missing: { kind: 'none-configured' } }
      : { baseline: { ...poolRuns([first, ...others], origin), losses } }
  const noise = { ...spendBudget({ falseAlarmsPerYear: 1 }, 52), isDeterministic, isReview, now }
  const { verdict, comparison } = judge({
    ...{ measurement, lookup, noise },
    thresholds: thresholds({
      maxBcrDrop: { kind: 'absolute', value: tolerance },
      maxCitedEnginesDrop: tolerance,
    }),
  })
  return {
    status: verdict.status,
    losses: findDrops(verdict)?.losses ?? [],
    compared: comparison?.runs.length ?? 0,
    score: comparison?.score,
  }
}

/** Answers of one engine: the first `cited` of 40 keywords, and another part of them each week. */
function cites(cited: number, week = 0): string {
  return Array.from({ length: 40 }, (_, keyword) => Number((keyword + week) % 40 < cited)).join('')
}

const weeks = (count: number, of: (week: number) => CitedPattern) =>
  Array.from({ length: count }, (_, week) => of(week))
const usual = (count: number) => weeks(count, week => ({ chatgpt: cites(20, week) }))
const low = (count: number) => weeks(count, week => ({ chatgpt: cites(6, week) }))

const statesOf = (judged: readonly JudgedWeek[]) =>
  judged.map(({ losses }) => losses.map(({ state }) => state).join())
const statusOf = (judged: readonly JudgedWeek[]) => judged.map(({ status }) => status)

describe('a loss', () => {
  it('fails three runs, then only warns', () => {
    const judged = judgeWeeks([...usual(8), ...low(5)])
    expect(statusOf(judged.slice(0, 8))).toEqual(Array.from({ length: 8 }, () => 'pass'))
    expect(statusOf(judged.slice(8))).toEqual(['fail', 'fail', 'fail', 'pass', 'pass'])
    expect(statesOf(judged.slice(8))).toEqual(['failed', 'failed', 'failed', 'low', 'low'])
    expect(judged.at(-1)?.losses[0]).toMatchObject({ since: timeOf(8), reportedOn: timeOf(8), failedRuns: 3 })
  })

  it('ends once enough runs are evidence of the old level', () => {
    const judged = judgeWeeks([...usual(8), ...low(4), ...usual(1), ...low(1), ...usual(3)])
    expect(statesOf(judged.slice(12))).toEqual(['recovering', 'low', 'recovering', 'recovered', ''])
    expect(statusOf(judged.slice(12))).toEqual(Array.from({ length: 5 }, () => 'pass'))
    expect(judged.at(-2)?.losses[0]).toMatchObject({ recoveringSince: timeOf(14) })
    // The recovered score does not include the low runs.
    expect([12, 15].map(week => judged[week]?.score)).toEqual([
      { now: 40, was: expect.closeTo(40) },
      { now: 40, was: expect.closeTo(40) },
    ])
  })

  it('does not end with runs that are slightly higher by chance', () => {
    const lucky = weeks(3, week => ({ chatgpt: cites(12, week) }))
    const judged = judgeWeeks([...usual(8), ...low(4), ...lucky, ...low(3), ...lucky])
    expect(statesOf(judged.slice(8)).filter(state => state === '' || state.startsWith('recovered'))).toEqual(
      [],
    )
  })

  it('that falls further stays one loss with one onset, and fails three more runs', () => {
    const at = (count: number, cited: number) => weeks(count, week => ({ chatgpt: cites(cited, week) }))
    const judged = judgeWeeks([...at(8, 26), ...at(6, 9), ...at(5, 0)]).slice(14)
    expect(statusOf(judged)).toEqual(['fail', 'fail', 'fail', 'pass', 'pass'])
    for (const { losses } of judged)
      expect(losses).toMatchObject([{ since: timeOf(8), reportedOn: timeOf(8), lowerSince: timeOf(14) }])
  })

  it('of the score is followed like one of citations', () => {
    const scored = (count: number, score: number) =>
      weeks(count, week => ({ chatgpt: cites(20, week) })).map((pattern, week) => ({
        pattern,
        score: score + (week % 3),
      }))
    const judged = judgeScores([...scored(8, 60), ...scored(5, 4), ...scored(3, 60)])
    expect(statusOf(judged.slice(8)).join()).toBe('fail,fail,fail,pass,pass,pass,pass,pass')
    expect(statesOf(judged.slice(11))).toEqual(['low', 'low', 'recovering', 'recovered', ''])
    expect(judged[12]?.losses).toMatchObject([{ measure: 'score', since: timeOf(8) }])
  })

  const both = (chatgpt: number, gemini: number) => (week: number) => ({
    chatgpt: cites(chatgpt, week),
    gemini: cites(gemini, week),
  })

  it('of one engine does not hide a loss of another', () => {
    const judged = judgeWeeks([...weeks(8, both(20, 20)), ...weeks(5, both(4, 20)), ...weeks(2, both(4, 2))])
    expect(judged[9]?.losses).toMatchObject([{ scope: { kind: 'engine', engine: 'chatgpt' } }])
    expect(judged[12]?.status).toBe('pass')
    expect(judged[13]?.status).toBe('fail')
    expect(judged[13]?.losses[1]).toMatchObject({
      scope: { kind: 'engine', engine: 'gemini' },
      state: 'failed',
    })
    // Each engine has the level before its own loss.
    expect([13, 14].map(week => judged[week]?.score?.was)).toEqual([40, 40])
  })

  it('is not measured while its engine has no answer, and continues afterwards', () => {
    const silent = weeks(3, week => ({ gemini: cites(20, week) }))
    const judged = judgeWeeks([
      ...[...weeks(8, both(20, 20)), ...weeks(4, both(2, 20))],
      ...[...silent, ...weeks(2, both(2, 20))],
    ])
    expect(statesOf(judged.slice(12))).toEqual(['not-measured', 'not-measured', 'not-measured', 'low', 'low'])
    expect(statusOf(judged.slice(12))).not.toContain('fail')
    // The other engine is compared with all of its runs.
    expect(judged.slice(12, 15).map(({ compared }) => compared)).toEqual([12, 13, 14])
  })

  it('ends with an accepted run', () => {
    const judged = judgeWeeks([...usual(8), ...low(6)], { accepted: 9 })
    expect(statusOf(judged.slice(10))).toEqual(['pass', 'pass', 'pass', 'pass'])
    expect(judged.at(-1)?.losses).toEqual([])
  })

  it('does not use up failing runs while its drop is tolerated', () => {
    const judged = judgeWeeks([...usual(8), ...low(4)], { tolerantSince: 9 }).slice(8)
    expect(statusOf(judged)).toEqual(['fail', 'pass', 'pass', 'pass'])
    expect(
      judged.flatMap(({ losses }) => losses.map(({ state, failedRuns }) => `${state} ${failedRuns}`)),
    ).toEqual(['failed 1', 'low 1', 'low 1', 'low 1'])
  })

  it('of a deterministic service also fails three runs, and ends with the first run at the old level', () => {
    const same = (count: number, cited: number) => weeks(count, () => ({ repository: cites(cited) }))
    const judged = judgeWeeks([...same(2, 20), ...same(5, 19), ...same(2, 20)], { isDeterministic: true })
    expect(statusOf(judged)).toEqual(['pass', 'pass', 'fail', 'fail', 'fail', 'pass', 'pass', 'pass', 'pass'])
    expect(statesOf(judged).slice(2)).toEqual(['failed', 'failed', 'failed', 'low', 'low', 'recovered', ''])
    // The level before the loss: its own runs do not count.
    expect(judged[6]?.score?.was).toBe(40)
  })
})

describe('a further fall', () => {
  const engine = { kind: 'engine', engine: 'perplexity' } as const
  it.each([
    ['fails again', 'citations', engine, { state: 'failed', failedRuns: 1, lowerSince: timeOf(9) }],
    ['of another measure changes nothing', 'score', engine, { state: 'low', lowerSince: undefined }],
    ['of the whole gate changes nothing', 'citations', { kind: 'whole' }, { state: 'low' }],
  ] as const)('%s', (_, measure, scope, expected) => {
    const found = { measure, scope, since: timeOf(9) }
    expect(lowerLoss(aLoss({ state: 'low' }), found)).toMatchObject(expected)
  })
})

describe('a change under review', () => {
  it('fails for its own loss, and not for a loss that was found before', () => {
    const own = judgeWeeks([...usual(8), ...low(1)], { reviewSince: 8 })
    expect(own.at(-1)).toMatchObject({ status: 'fail', losses: [{ state: 'failed', failedRuns: 1 }] })
    const known = judgeWeeks([...usual(8), ...low(2)], { reviewSince: 9 })
    expect(known.at(-1)).toMatchObject({ status: 'pass', losses: [{ state: 'low', failedRuns: 1 }] })
  })

  it('is judged only by its own run', () => {
    const slow = weeks(9, week => ({ chatgpt: cites(16, week) }))
    const runs = [...usual(10), ...slow]
    expect(statusOf(judgeWeeks(runs))).toContain('fail')
    expect(statusOf(judgeWeeks(runs, { isReview: true }))).not.toContain('fail')
  })
})

describe('the first comparisons', () => {
  const firstTwo = (cited: number, engines = 1) => {
    const names = ['chatgpt', 'gemini', 'claude'].slice(0, engines)
    const of = (count: number) =>
      Object.fromEntries(names.map((name, index) => [name, cites(Math.floor((count + index) / engines))]))
    return statusOf(judgeWeeks([of(cited), of(0), of(0)])).slice(1)
  }

  it.each([
    [10, ['fail', 'fail']],
    [9, ['inconclusive', 'fail']],
    [5, ['inconclusive', 'fail']],
  ])('if all of %d citations of one engine or of three are lost, are %j', (cited, statuses) => {
    expect([firstTwo(cited), firstTwo(cited, 3)]).toEqual([statuses, statuses])
  })

  it.each([1, 3])('pass if all of %d citations are lost, which may be chance', cited => {
    expect(firstTwo(cited)).toEqual(['pass', 'pass'])
  })
})

describe('does not count as a loss:', () => {
  const three = (week: number) => ({
    chatgpt: cites(28, week),
    gemini: cites(10, week),
    claude: cites(4, week),
  })
  const without = weeks(4, week => ({ gemini: cites(10, week), claude: cites(4, week) }))
  const gaps = (week: number) => ({ chatgpt: cites(20, week).replaceAll(/(.{9})./g, '$1-') })

  it.each<[string, CitedPattern[]]>([
    ['an engine that is silent for four runs', [...weeks(8, three), ...without, ...weeks(4, three)]],
    ['an engine that ended', [...weeks(8, three), ...without, ...without]],
    [
      'an engine that the service adds',
      [...weeks(8, three), ...weeks(6, week => ({ ...three(week), perplexity: cites(0, week) }))],
    ],
    ['missing answers', [...usual(8), ...weeks(6, gaps)]],
  ])('%s', (_, patterns) => {
    expect(statusOf(judgeWeeks(patterns))).not.toContain('fail')
  })
})
