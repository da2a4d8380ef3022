import { describe, expect, it } from 'vitest'
import { type AnswerSource, meanOf } from '../../scripts/calibration/answer-source.ts'
import { uniformAt } from '../../scripts/calibration/random.ts'
import {
  byBaseRate,
  createWorld,
  type DayShift,
  declineToHalf,
  lose,
  shifting,
  silence,
  steady,
} from '../../scripts/calibration/world.ts'

function answersOf(source: AnswerSource, run: number, engine = 0) {
  return source.keywords.map((_, keyword) => source.answer({ run, sample: 1, keyword, engine }))
}

const countCited = (source: AnswerSource, run: number, engine = 0) =>
  answersOf(source, run, engine).filter(answer => answer?.cited).length

describe('a simulated world', () => {
  it.each([0.1, 0.2, 0.6] as const)('cites at the base rate of %d', baseRate => {
    const world = createWorld({ kinds: [byBaseRate[baseRate]], keywords: 4000, seed: 1 })
    expect(countCited(world, 0) / 4000).toBeCloseTo(baseRate, 1)
  })

  it('cites a keyword again with the repeat probability', () => {
    const world = createWorld({ kinds: [steady], keywords: 8000, seed: 2 })
    const [first, second] = [answersOf(world, 0), answersOf(world, 1)]
    const cited = first.flatMap((answer, keyword) => (answer?.cited ? [second[keyword]?.cited] : []))
    expect(cited.filter(Boolean).length / cited.length).toBeCloseTo(steady.repeat, 1)
  })

  it('gives the same answers for the same seed', () => {
    const options = { kinds: [steady], keywords: 20, seed: 3 }
    expect(answersOf(createWorld(options), 5)).toEqual(answersOf(createWorld(options), 5))
    expect(answersOf(createWorld(options), 5)).not.toEqual(answersOf(createWorld({ ...options, seed: 4 }), 5))
  })

  it('loses a half of the citations from a run on, and adds none', () => {
    const options = { kinds: [steady], keywords: 2000, seed: 5 }
    const [same, lower] = [
      createWorld(options),
      createWorld({ ...options, course: lose(3, 0.5, { until: 9 }) }),
    ]
    for (const run of [2, 9]) expect(answersOf(lower, run)).toEqual(answersOf(same, run))
    const [before, now] = [answersOf(same, 3), answersOf(lower, 3)]
    expect(now.filter((answer, keyword) => answer?.cited && !before[keyword]?.cited)).toEqual([])
    expect(countCited(lower, 3) / countCited(same, 3)).toBeCloseTo(0.5, 1)
  })

  it('loses only one engine', () => {
    const world = createWorld({
      kinds: [steady, steady],
      keywords: 50,
      seed: 6,
      course: lose(1, 0, { engines: [0] }),
    })
    expect(countCited(world, 0, 0)).toBeGreaterThan(0)
    expect(countCited(world, 1, 0)).toBe(0)
    expect(countCited(world, 1, 1)).toBeGreaterThan(0)
  })

  it('declines in equal steps to a half', () => {
    const course = declineToHalf(20, 60)
    const left = [0, 20, 50, 80, 200].map(run => course({ run, engine: 0 }))
    expect(left).toEqual([1, 1, 0.75, 0.5, 0.5])
  })

  it('cites nothing where an engine does not search', () => {
    const [searching, always] = [shifting, { baseRate: 0.2, repeat: 0.347 }].map(kind =>
      createWorld({ kinds: [kind], keywords: 500, seed: 7 }),
    )
    if (!searching || !always) throw new Error('two worlds')
    expect(answersOf(searching, 0)).not.toContain(undefined)
    expect(countCited(searching, 0)).toBeLessThan(0.7 * countCited(always, 0))
  })

  it('has no answers of a silent engine, and no missing ones', () => {
    const options = { kinds: [steady, steady], keywords: 400, seed: 9 }
    const world = createWorld({ ...options, missing: 0.05, course: silence(2, { until: 4, engines: [0] }) })
    const missing = (run: number, engine: number) =>
      answersOf(world, run, engine).filter(answer => answer === undefined).length
    expect([missing(2, 0), missing(3, 0)]).toEqual([400, 400])
    for (const [run, engine] of [
      [1, 0],
      [4, 0],
      [2, 1],
    ] as const) {
      expect(missing(run, engine)).toBeGreaterThan(8)
      expect(missing(run, engine)).toBeLessThan(40)
    }
  })

  it('moves all keywords of an engine together on a day', () => {
    const dayShift = { deviation: 1 }
    const world = createWorld({ kinds: [steady], keywords: 1000, dayShift, seed: 8 })
    const counts = Array.from({ length: 12 }, (_, run) => countCited(world, run))
    expect(Math.max(...counts) - Math.min(...counts)).toBeGreaterThan(150)
  })

  it('has days of one deviation, whether their tails are heavy or not, and of one correlation', () => {
    const kinds = [{ baseRate: 0.5, repeat: 0.501 }]
    const logitsOf = (dayShift: DayShift) => {
      const world = createWorld({ kinds, keywords: 2000, dayShift, seed: 10 })
      return Array.from({ length: 300 }, (_, run) => {
        const share = countCited(world, run) / 2000
        return Math.log(share / (1 - share))
      })
    }
    const [normal, heavy] = [{ deviation: 0.3 }, { deviation: 0.3, degrees: 3, correlation: 0.5 }].map(
      logitsOf,
    )
    expect(deviationOf(normal ?? [])).toBeCloseTo(0.3, 1)
    expect(deviationOf(heavy ?? [])).toBeCloseTo(0.3, 1)
    expect(Math.abs(correlationOf(normal ?? []))).toBeLessThan(0.15)
    expect(correlationOf(heavy ?? [])).toBeGreaterThan(0.3)
    expect(correlationOf(heavy ?? [])).toBeLessThan(0.7)
  })

  it('is lower at weekends, which come every five daily runs, and higher in a lucky first run', () => {
    const options = {
      kinds: [steady],
      keywords: 3000,
      daysApart: 1,
      weekendDip: 2,
      firstRunLuck: 2,
      seed: 11,
    }
    const counts = [0, 1, 2, 3, 4, 5, 6, 7].map(run => countCited(createWorld(options), run))
    expect(counts[0]).toBeGreaterThan(900)
    for (const run of [1, 2, 3, 4, 7]) expect(counts[run]).toBeGreaterThan(450)
    for (const run of [5, 6]) expect(counts[run]).toBeLessThan(450)
  })

  it('lets cells drift apart over the runs', () => {
    const options = { kinds: [{ baseRate: 0.5, repeat: 0.501 }], keywords: 1000, seed: 12 }
    const [still, drifting] = [createWorld(options), createWorld({ ...options, drift: 2 })]
    const alwaysCited = (source: AnswerSource, from: number) => {
      const runs = Array.from({ length: 10 }, (_, index) => answersOf(source, from + index))
      return source.keywords.filter((_, keyword) => runs.every(run => run[keyword]?.cited)).length
    }
    expect(alwaysCited(still, 50)).toBeLessThan(10)
    expect(alwaysCited(drifting, 50)).toBeGreaterThan(50)
    expect(alwaysCited(drifting, 0)).toBeLessThan(15)
  })

  it('asks for other keywords after an edit', () => {
    const world = createWorld({
      kinds: [steady],
      keywords: 3,
      seed: 13,
      edits: [{ run: 2, added: 2, removed: 1 }],
    })
    expect(world.asks?.(1)).toEqual(['keyword 0', 'keyword 1', 'keyword 2'])
    expect(world.asks?.(2)).toEqual(['keyword 1', 'keyword 2', 'keyword 3', 'keyword 4'])
    expect(answersOf(world, 2)).not.toContain(undefined)
  })
})

function deviationOf(values: readonly number[]): number {
  const mean = meanOf(values)
  return Math.sqrt(meanOf(values.map(value => (value - mean) ** 2)))
}

/** Of each value with the next one. */
function correlationOf(values: readonly number[]): number {
  const mean = meanOf(values)
  const products = values.slice(1).map((value, index) => (value - mean) * ((values[index] ?? 0) - mean))
  return meanOf(products) / deviationOf(values) ** 2
}

describe('the uniform number of a place', () => {
  it('is uniform over neighboring places', () => {
    const values = Array.from({ length: 10_000 }, (_, index) =>
      uniformAt(1, index % 100, Math.floor(index / 100)),
    )
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length
    const low = values.filter(value => value < 0.1).length / values.length
    expect(mean).toBeCloseTo(0.5, 1)
    expect(low).toBeGreaterThan(0.085)
    expect(low).toBeLessThan(0.115)
  })
})
