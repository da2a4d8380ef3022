import { describe, expect, it } from 'vitest'
import { createRandom, drawNormal } from '../../../scripts/calibration/random.ts'
import { compare } from '../../../src/comparison/compare.ts'
import { decline } from '../../../src/gate/rules/decline.ts'
import { testComparison } from '../../../src/gate/test-comparison.ts'
import type { Tolerance } from '../../../src/inputs/stored-settings.ts'
import { NO_ANSWERS_COUNTED } from '../../../src/scan/count-answers.ts'
import { NO_SHARE_OF_VOICE } from '../../../src/scan/share-of-voice.ts'
import { aCell } from '../../support/baseline-runs.ts'
import { aRecord } from '../../support/history.ts'
import { aBaseline, aMeasurement, thresholds } from '../../support/measurements.ts'

const exactly: Tolerance = { kind: 'absolute', value: 0 }

/** Forty answers of one engine that score 100 each; the score of the run is the share that cites. */
const cellsOf = (score: number) =>
  Array.from({ length: 40 }, (_, index) =>
    aCell(`k${index}`, 'chatgpt', index < (40 * score) / 100 ? 100 : 0),
  )

const dayOf = (index: number) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString()

/** Checks the last of these scores against the runs before it, one a day from 1 January. */
function check(
  scores: number[],
  { tolerance = exactly, isDeterministic = false }: { tolerance?: Tolerance; isDeterministic?: boolean } = {},
) {
  const reference = scores
    .slice(0, -1)
    .map((overallBcr, index) => aRecord({ createdAt: dayOf(index), overallBcr, cells: cellsOf(overallBcr) }))
  const now = scores.at(-1) ?? 0
  const measurement = aMeasurement({ overallBcr: now, cells: cellsOf(now) })
  const baseline = aBaseline({ runs: reference.slice(-20), reference })
  const compared = testComparison(compare(measurement, baseline), { alpha: 0.05, isDeterministic })
  const context = {
    ...{ measurement, compared, shareOfVoice: NO_SHARE_OF_VOICE, answers: NO_ANSWERS_COUNTED },
    thresholds: thresholds({ maxBcrDrop: tolerance }),
  }
  const finding = decline.check(context)
  return finding?.kind === 'decline' ? finding : undefined
}

const repeat = (count: number, ...pattern: number[]) =>
  Array.from({ length: count }, (_, index) => pattern[index % pattern.length] ?? 0)

/** Scores around a level, by a normal distribution. */
const noisy = (count: number, levelAt: (index: number) => number, deviation: number, seed: number) => {
  const random = createRandom(seed)
  return Array.from({ length: count }, (_, index) =>
    Math.max(0, levelAt(index) + deviation * drawNormal(random)),
  )
}

describe('the decline rule', () => {
  it('fails on a lasting fall, and says since when and from which level to which', () => {
    expect(check([...repeat(12, 60, 65, 62), ...repeat(6, 47, 50)])).toMatchObject({
      outcome: 'fail',
      runs: 18,
      change: { since: dayOf(12), before: expect.closeTo(62.33, 1), after: expect.closeTo(48.5, 1) },
    })
  })

  it('fails on a slow decline in which no run is far below the one before', () => {
    const scores = noisy(40, index => (index < 12 ? 60 : 60 - (index - 12)), 4, 1)
    expect(check(scores)?.outcome).toBe('fail')
  })

  it('passes while the level stays, and names no change', () => {
    expect(check(noisy(40, () => 60, 6, 2))).toMatchObject({ outcome: 'pass', change: undefined })
    expect(check(repeat(40, 60))).toMatchObject({ outcome: 'pass', change: undefined })
  })

  it('passes on a fall within the tolerance, however long it lasts', () => {
    const scores = [...repeat(20, 60, 61), ...repeat(20, 56, 57)]
    expect(check(scores)?.outcome).toBe('fail')
    expect(check(scores, { tolerance: { kind: 'percent', value: 10 } })?.outcome).toBe('pass')
    expect(check(scores, { tolerance: { kind: 'percent', value: 5 } })?.outcome).toBe('fail')
  })

  it.each([20, 40, 80, 200])('does not take one bad run after %i equal ones for a lasting fall', count => {
    for (const score of [57.5, 30, 0]) {
      expect(check([...repeat(count, 60), score])?.outcome).toBe('pass')
      const tolerance: Tolerance = { kind: 'percent', value: 10 }
      expect(check([...repeat(count, 60), score, 60, 57.5], { tolerance })?.outcome).toBe('pass')
    }
  })

  it('ends with a run at the old level', () => {
    const fallen = [...repeat(12, 60, 65, 62), ...repeat(6, 47, 50)]
    expect(check([...fallen, 48])?.outcome).toBe('fail')
    expect(check([...fallen, 63])?.outcome).toBe('pass')
  })

  it('reckons with a citation that comes or goes where the scores happen to be equal', () => {
    // One citation of 24 is lost for three runs.
    expect(check([...repeat(5, 60), ...repeat(3, 57.5)])?.outcome).toBe('pass')
    expect(check([...repeat(5, 60), ...repeat(3, 20)])?.outcome).toBe('fail')
  })

  it('is stricter in a long history, which looks for a change so much oftener', () => {
    const fallAfter = (count: number) => [...repeat(count, 50, 70), ...repeat(5, 43)]
    expect(check(fallAfter(54))?.outcome).toBe('fail')
    // The same fall is more significant here, and still not enough.
    expect(check(fallAfter(294))?.outcome).toBe('pass')
    expect(check([...fallAfter(294), ...repeat(4, 43)])?.outcome).toBe('fail')
  })

  it('is applied to eight runs or more', () => {
    expect(check([...repeat(4, 60), ...repeat(3, 20)])).toBeUndefined()
    expect(check([...repeat(5, 60), ...repeat(3, 20)])).toBeDefined()
  })

  it('is not applied to a deterministic service, where every drop fails by itself', () => {
    expect(check([...repeat(12, 60), ...repeat(6, 40)], { isDeterministic: true })).toBeUndefined()
  })

  it('is not applied without a tolerance for drops, nor without recorded runs', () => {
    const measurement = aMeasurement()
    const reference = repeat(12, 60).map(overallBcr => aRecord({ overallBcr }))
    const check = (baseline: ReturnType<typeof aBaseline>, maxBcrDrop: Tolerance | undefined) =>
      decline.check({
        ...{
          measurement,
          shareOfVoice: NO_SHARE_OF_VOICE,
          answers: NO_ANSWERS_COUNTED,
          thresholds: thresholds({ maxBcrDrop }),
        },
        compared: testComparison(compare(measurement, baseline), { alpha: 0.05, isDeterministic: false }),
      })
    const recorded = aBaseline({ runs: reference, reference })
    expect(check(recorded, exactly)).toBeDefined()
    expect(check(recorded, undefined)).toBeUndefined()
    // The inputs give the numbers of the baseline, and these runs do not count.
    expect(check({ ...recorded, runs: [] }, exactly)).toBeUndefined()
    expect(check(aBaseline(), exactly)).toBeUndefined()
    // A change is under review, so the history before it is left out.
    expect(check({ ...recorded, reference: undefined }, exactly)).toBeUndefined()
  })
})
