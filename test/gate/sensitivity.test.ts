import { describe, expect, it } from 'vitest'
import type { Baseline } from '../../src/comparison/baseline.ts'
import { pairCells } from '../../src/comparison/comparison.ts'
import { judge } from '../../src/gate/judge.ts'
import { measureSensitivity as measureCells } from '../../src/gate/sensitivity.ts'
import { dropsOf } from '../../src/gate/verdict.ts'
import type { Measurement } from '../../src/scan/measure.ts'
import { aCell, aRun } from '../support/baseline-runs.ts'
import { aBaselineOf, aRunOf } from '../support/cells.ts'
import { thresholds } from '../support/measurements.ts'

const ALPHA = 0.05

/** The level at which the drops of one run are tested. */
const levelOf = (alpha: number) => dropsOf(judgeAt(1, 1, { alpha }))?.level ?? Number.NaN

const measureSensitivity = (
  { runs }: Pick<Baseline, 'runs'>,
  { cells }: Pick<Measurement, 'cells'>,
  alpha: number,
) => measureCells(pairCells(runs, cells), alpha)

/** A pattern of so many keywords, of which the first cite. */
const citing = (cited: number, keywords: number) => '1'.repeat(cited) + '0'.repeat(keywords - cited)

/** Judges a run of which so many keywords still cite in every sample. */
function judgeAt(cited: number, keywords: number, { samples = 1, runs = 1, alpha = ALPHA } = {}) {
  const [first, ...others] = Array.from({ length: runs }, () => ({ chatgpt: '1'.repeat(keywords) }))
  return judge({
    measurement: aRunOf({ chatgpt: citing(cited, keywords) }, samples),
    lookup: { baseline: aBaselineOf(first ?? { chatgpt: '1' }, ...others) },
    thresholds: thresholds(),
    noise: { alpha, isDeterministic: false },
  })
}

describe('measureSensitivity', () => {
  it.each([
    { keywords: 10, samples: 1, runs: 1 },
    { keywords: 10, samples: 3, runs: 1 },
    { keywords: 8, samples: 1, runs: 5 },
    { keywords: 20, samples: 1, runs: 1, alpha: 0.01 },
    { keywords: 10, samples: 1, runs: 1, alpha: 0.02 },
    // A correction for several engines would take the least p-value of four keywords above this level.
    { keywords: 4, samples: 1, runs: 1, alpha: 0.07 },
  ])(
    'says at how many citations the gate fails, and not with a cell more: $keywords keywords, $samples samples, $runs runs',
    ({ keywords, alpha = ALPHA, ...setting }) => {
      const [first, ...others] = Array.from({ length: setting.runs }, () => ({
        chatgpt: '1'.repeat(keywords),
      }))
      const now = aRunOf({ chatgpt: '1'.repeat(keywords) }, setting.samples)
      const sensitivity = measureSensitivity(
        aBaselineOf(first ?? { chatgpt: '1' }, ...others),
        now,
        levelOf(alpha),
      )
      const failsAt = (sensitivity?.failsAt ?? Number.NaN) / setting.samples
      expect(failsAt).toBeGreaterThanOrEqual(0)
      expect(judgeAt(failsAt, keywords, { ...setting, alpha }).status).toBe('fail')
      expect(judgeAt(failsAt + 1, keywords, { ...setting, alpha }).status).not.toBe('fail')
    },
  )

  it('holds for several engines, where the losses are spread over all', () => {
    const before = { chatgpt: '11111111', gemini: '11111111' }
    const { failsAt = 0 } = measureSensitivity(aBaselineOf(before), aRunOf(before), levelOf(ALPHA)) ?? {}
    expect(failsAt).toBeGreaterThan(0)
    const statusOf = (chatgpt: number, gemini: number) =>
      judge({
        measurement: aRunOf({ chatgpt: citing(chatgpt, 8), gemini: citing(gemini, 8) }),
        lookup: { baseline: aBaselineOf(before) },
        thresholds: thresholds(),
        noise: { alpha: ALPHA, isDeterministic: false },
      }).status
    expect(statusOf(Math.floor(failsAt / 2), Math.ceil(failsAt / 2))).toBe('fail')
    expect(statusOf(Math.floor(failsAt / 2) + 1, Math.ceil(failsAt / 2) + 1)).not.toBe('fail')
  })

  it('is undefined where even the loss of all citations may be chance', () => {
    const few = { chatgpt: '111' }
    expect(measureSensitivity(aBaselineOf(few), aRunOf(few), ALPHA)).toMatchObject({ failsAt: undefined })
    expect(judgeAt(0, 3).status).not.toBe('fail')
    const none = { chatgpt: '0000000000' }
    expect(measureSensitivity(aBaselineOf(none), aRunOf(none), ALPHA)).toMatchObject({
      citedBefore: 0,
      failsAt: undefined,
    })
  })

  it('says that a run which fails fails where it is', () => {
    const sensitivity = measureSensitivity(
      aBaselineOf({ chatgpt: citing(10, 10) }),
      aRunOf({ chatgpt: citing(2, 10) }),
      ALPHA,
    )
    expect(sensitivity).toMatchObject({ citedNow: 2, failsAt: 2 })
  })

  it('takes the losses from what is left of a run that dropped already', () => {
    const baseline = aBaselineOf({ chatgpt: citing(10, 10) })
    const full = measureSensitivity(baseline, aRunOf({ chatgpt: citing(10, 10) }), ALPHA)
    const less = measureSensitivity(baseline, aRunOf({ chatgpt: citing(8, 10) }), ALPHA)
    expect(less).toMatchObject({ citedNow: 8, failsAt: full?.failsAt })
  })

  it('counts keywords, samples, answers and citations of what both sides evaluated', () => {
    const runs = [
      aRun(aCell('tea', 'chatgpt', 80), aCell('tea', 'gemini', 80), aCell('ale', 'chatgpt', 0)),
      aRun(aCell('tea', 'chatgpt', 0), aCell('rum', 'chatgpt', 80)),
    ]
    const cells = [
      aCell('tea', 'chatgpt', 80, 0, 80),
      aCell('tea', 'gemini', 80, 80),
      aCell('ale', 'chatgpt', 0, 0, 0),
      aCell('gin', 'chatgpt', 80, 80, 80),
    ]
    expect(measureSensitivity({ runs }, { cells }, ALPHA)).toMatchObject({
      keywords: 2,
      samples: 3,
      answers: 8,
      citedNow: 4,
      citedBefore: 1.5,
    })
  })

  it('is not given where cells are not compared, nor for more than 600 of them', () => {
    const whole = [aCell(undefined, 'chatgpt', 80)]
    expect(measureSensitivity({ runs: [aRun(...whole)] }, { cells: whole }, ALPHA)).toBeUndefined()
    expect(measureSensitivity({ runs: [] }, { cells: [aCell('tea', 'chatgpt', 80)] }, ALPHA)).toBeUndefined()
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => aCell(`k${index}`, 'chatgpt', index < 3 ? 80 : 0))
    const given = (count: number) =>
      measureSensitivity({ runs: [aRun(...many(count))] }, { cells: many(count) }, ALPHA)
    expect(given(601)).toBeUndefined()
    expect(given(600)).toBeDefined()
  })
})
