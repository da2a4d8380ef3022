import { describe, expect, it } from 'vitest'
import type { AnswerSource } from '../../scripts/calibration/answer-source.ts'
import { readGate, runTimeline } from '../../scripts/calibration/timeline.ts'

/** Twenty keywords of one engine; cited on all of them in the runs that `isCited` names. */
function source(isCited: (run: number) => boolean): AnswerSource {
  return {
    keywords: Array.from({ length: 20 }, (_, index) => `keyword ${index}`),
    engines: ['engine'],
    answer: ({ run }) => ({ cited: isCited(run), score: isCited(run) ? 80 : 0 }),
  }
}

const byKeyword = { 'scan-per': 'keyword', 'baseline-window': '3' }

async function judge(isCited: (run: number) => boolean, options: Parameters<typeof runTimeline>[2]) {
  const of = source(isCited)
  return runTimeline(of, await readGate(of, byKeyword), options)
}

describe('a history of simulated runs', () => {
  it('compares each run with those before it, up to the window', async () => {
    const judged = await judge(() => true, { runs: 5 })
    expect(judged.map(({ compared }) => compared)).toEqual([0, 1, 2, 3, 3])
    expect(judged.map(({ status }) => status)).toEqual(['pass', 'pass', 'pass', 'pass', 'pass'])
  })

  it('fails a total loss, run after run, because failed runs stay out of the baseline', async () => {
    const judged = await judge(run => run < 3, { runs: 6 })
    expect(judged.map(({ failed }) => failed)).toEqual([false, false, false, true, true, true])
    expect(judged.at(-1)?.citedBefore).toBe(1)
    expect(judged.at(-1)?.failedRules).toContain('max-bcr-drop')
  })

  it('records earlier runs without a comparison', async () => {
    const judged = await judge(run => run === 0, { runs: 4, earlier: 3 })
    expect(judged.map(({ compared }) => compared)).toEqual([0, 0, 0, 3])
    expect(judged.slice(0, 3).map(({ failed }) => failed)).toEqual([false, false, false])
    expect(judged.at(-1)?.citedBefore).toBeCloseTo(1 / 3)
  })

  it('ends at the first alarm on request', async () => {
    const judged = await judge(run => run < 2, { runs: 9, stopAtAlarm: true })
    expect(judged).toHaveLength(3)
  })

  it('takes what it is not told from the defaults of the product', async () => {
    const gate = await readGate(
      source(() => true),
      { 'max-bcr-drop': '10%' },
    )
    expect(gate.thresholds.maxBcrDrop).toEqual({ kind: 'percent', value: 10 })
    expect(gate.alpha).toBe(0.05)
  })
})
