/** What the gate promises, on simulated sites with fixed seeds. `npm run calibrate` measures more of them, more often. */
import { describe, expect, it } from 'vitest'
import {
  alarmedShare,
  engines,
  failedShare,
  heavyDays,
  inconclusiveShare,
  judgeHistories,
  normalDays,
  type Site,
} from '../../scripts/calibration/histories.ts'
import { hostedGate, type JudgedRun } from '../../scripts/calibration/timeline.ts'
import { type Course, lose } from '../../scripts/calibration/world.ts'

const fiveByThree: Site = { keywords: 5, kinds: engines(3, 0.6), gate: hostedGate({ samples: '3' }) }

/** Returns the verdicts of one run after a history of `earlier` runs. */
async function judgeOnce(times: number, site: Site, earlier: number, course?: Course): Promise<JudgedRun[]> {
  return (await judgeHistories(times, site, { runs: 1, earlier }, course)).flat()
}

describe('a loss of all citations after one run', () => {
  it.each([
    [5, 1, 3],
    [7, 1, 3],
    [20, 1, 1],
    [10, 3, 1],
    [10, 1, 3],
  ])(
    'fails at every site with ten cited answers or more: %i keywords, %i engines, %i samples',
    async (keywords, count, samples) => {
      const gate = hostedGate({ samples: String(samples) })
      const site: Site = { keywords, kinds: engines(count, 0.6), gate }
      const histories = await judgeHistories(10, site, { runs: 2 }, lose(1, 0))
      const enough = histories.filter(([before]) => (before?.citations ?? 0) >= 10)
      expect(enough.length).toBeGreaterThan(0)
      expect(enough.map(([, judged]) => judged?.status)).toEqual(enough.map(() => 'fail'))
    },
  )
})

describe('a loss of half of the citations', () => {
  it('fails in half of the runs at once, with 30 keywords, 3 engines and 26 earlier runs', async () => {
    const site = { keywords: 30, kinds: engines(3), dayShift: normalDays }
    expect(failedShare(await judgeOnce(20, site, 26, lose(26, 0.5)))).toBeGreaterThanOrEqual(0.5)
  })

  it('is found within 30 runs if it lasts, with 10 keywords and 3 engines', async () => {
    const site = { keywords: 10, kinds: engines(3), dayShift: heavyDays }
    const length = { runs: 30, earlier: 12, stopAtAlarm: true }
    const histories = await judgeHistories(10, site, length, lose(12, 0.5))
    expect(alarmedShare(histories)).toBeGreaterThanOrEqual(0.9)
  })
})

describe('an unchanged run after one run', () => {
  it.each([
    ['5 keywords, 3 engines, 3 samples', fiveByThree, 40],
    ['10 keywords, 3 engines, few citations', { keywords: 10, kinds: engines(3, 0.2) }, 100],
  ] satisfies [string, Site, number][])(
    'seldom fails and is seldom inconclusive, though engines have days: %s',
    async (_, site, times) => {
      const judged = await judgeOnce(times, { ...site, dayShift: heavyDays }, 1)
      expect(failedShare(judged)).toBeLessThanOrEqual(0.08)
      expect(inconclusiveShare(judged)).toBeLessThanOrEqual(0.15)
    },
  )
})

describe('one request for all keywords', () => {
  const site: Site = {
    ...{ keywords: 20, kinds: engines(3, 0.6), dayShift: heavyDays },
    gate: async keywords => ({ ...(await hostedGate()(keywords)), scanPer: 'all' }),
  }

  it('seldom fails an unchanged run against five, and fails if all citations are lost', async () => {
    expect(failedShare(await judgeOnce(100, site, 5))).toBeLessThanOrEqual(0.05)
    expect(failedShare(await judgeOnce(10, site, 5, lose(5, 0)))).toBe(1)
  })
})
