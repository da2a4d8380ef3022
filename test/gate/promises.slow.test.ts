/** What the gate promises of simulated sites, with fixed seeds. `npm run calibrate` measures more of them, and more often. */
import { describe, expect, it } from 'vitest'
import type { AnswerSource } from '../../scripts/calibration/answer-source.ts'
import {
  alarmedShare,
  engines,
  failedShare,
  heavyDays,
  inconclusiveShare,
  judgeHistories,
  judgeOnce,
  type Site,
} from '../../scripts/calibration/histories.ts'
import { readGate, runTimeline } from '../../scripts/calibration/timeline.ts'
import { dropAt } from '../../scripts/calibration/world.ts'

const fiveByThree: Site = { keywords: 5, kinds: engines(3, 0.6), inputs: { samples: '3' } }

describe('a loss of all citations after one run', () => {
  it('fails where 45 of 45 answers cited', async () => {
    const source: AnswerSource = {
      keywords: ['a', 'b', 'c', 'd', 'e'],
      engines: ['chatgpt', 'gemini', 'claude'],
      answer: ({ run }) => ({ cited: run === 0, score: run === 0 ? 80 : 0 }),
    }
    const gate = await readGate(source, { 'scan-per': 'keyword', samples: '3' })
    const [, judged] = await runTimeline(source, gate, { runs: 2, earlier: 1 })
    expect(judged).toMatchObject({
      ...{ status: 'fail', citationsBefore: 45, citedBefore: 1, citedNow: 0 },
      failedRules: expect.arrayContaining(['max-bcr-drop']),
    })
  })

  it.each([
    [5, 3, 1],
    [5, 1, 3],
    [7, 1, 3],
    [10, 1, 1],
    [10, 3, 1],
    [10, 1, 3],
  ])(
    'fails at every site with five cited answers or more: %i keywords, %i engines, %i samples',
    async (keywords, count, samples) => {
      const site: Site = { keywords, kinds: engines(count, 0.6), inputs: { samples: String(samples) } }
      const judged = await judgeOnce(10, site, 1, dropAt(1, 0))
      const enough = judged.filter(({ citationsBefore }) => citationsBefore >= 5)
      expect(enough.length).toBeGreaterThan(0)
      expect(enough.map(({ status }) => status)).toEqual(enough.map(() => 'fail'))
    },
  )
})

describe('a loss of half of the citations', () => {
  it('fails in three of four runs, with 5 keywords, 3 engines, 3 samples and one earlier run', async () => {
    expect(failedShare(await judgeOnce(60, fiveByThree, 1, dropAt(1, 0.5)))).toBeGreaterThanOrEqual(0.75)
  })

  it('that lasts is found within 30 runs, with 10 keywords and 3 engines', async () => {
    const site = { keywords: 10, kinds: engines(3), dayShift: heavyDays }
    const length = { runs: 42, earlier: 12, stopAtAlarm: true }
    const histories = await judgeHistories(10, site, length, dropAt(12, 0.5))
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
    inputs: { 'scan-per': 'all' },
  }

  it('never fails a drop against four runs', async () => {
    expect(failedShare(await judgeOnce(40, site, 4))).toBe(0)
    expect(failedShare(await judgeOnce(10, site, 4, dropAt(4, 0)))).toBe(0)
  })

  it('seldom fails an unchanged run against five, and fails where all citations are lost', async () => {
    expect(failedShare(await judgeOnce(100, site, 5))).toBeLessThanOrEqual(0.05)
    expect(failedShare(await judgeOnce(10, site, 5, dropAt(5, 0)))).toBe(1)
  })
})
