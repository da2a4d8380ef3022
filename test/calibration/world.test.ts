import { describe, expect, it } from 'vitest'
import type { AnswerSource } from '../../scripts/calibration/answer-source.ts'
import { uniformAt } from '../../scripts/calibration/random.ts'
import {
  byBaseRate,
  createWorld,
  declineToHalf,
  dropAt,
  loseEngineAt,
  shifting,
  shiftingHosted,
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
    const [same, lower] = [createWorld(options), createWorld({ ...options, course: dropAt(3, 0.5) })]
    expect(answersOf(lower, 2)).toEqual(answersOf(same, 2))
    const [before, now] = [answersOf(same, 3), answersOf(lower, 3)]
    expect(now.filter((answer, keyword) => answer?.cited && !before[keyword]?.cited)).toEqual([])
    expect(countCited(lower, 3) / countCited(same, 3)).toBeCloseTo(0.5, 1)
  })

  it('loses one engine alone', () => {
    const world = createWorld({
      kinds: [steady, steady],
      keywords: 50,
      seed: 6,
      course: loseEngineAt(1, 0),
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

  it('leaves an answer without a search out for a live engine, and reports it as not cited for a hosted one', () => {
    const [live, hosted] = [shifting, shiftingHosted].map(kind =>
      createWorld({ kinds: [kind], keywords: 500, seed: 7 }),
    )
    if (!live || !hosted) throw new Error('two worlds')
    expect(answersOf(live, 0).filter(answer => answer === undefined).length).toBeGreaterThan(100)
    expect(answersOf(hosted, 0)).not.toContain(undefined)
    expect(countCited(hosted, 0)).toBe(countCited(live, 0))
  })

  it('moves all keywords of an engine together on a day', () => {
    const dayShift = { kind: 'normal', deviation: 1 } as const
    const world = createWorld({ kinds: [steady], keywords: 1000, dayShift, seed: 8 })
    const counts = Array.from({ length: 12 }, (_, run) => countCited(world, run))
    expect(Math.max(...counts) - Math.min(...counts)).toBeGreaterThan(150)
  })
})

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
