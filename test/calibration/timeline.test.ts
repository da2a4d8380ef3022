import { describe, expect, it } from 'vitest'
import type { AnswerSource } from '../../scripts/calibration/answer-source.ts'
import {
  hostedGate,
  recordRuns,
  runTimeline,
  type TimelineOptions,
} from '../../scripts/calibration/timeline.ts'

/** Twenty keywords of one engine; cited on all of them in the runs that `isCited` names. */
function source(isCited: (run: number) => boolean): AnswerSource {
  return {
    keywords: Array.from({ length: 20 }, (_, index) => `keyword ${index}`),
    engines: ['engine'],
    answer: ({ run }) => ({ cited: isCited(run), score: isCited(run) ? 80 : 0 }),
  }
}

const judge = (isCited: (run: number) => boolean, options: TimelineOptions) =>
  runTimeline(source(isCited), hostedGate(), options)

describe('a history of simulated runs', () => {
  it('compares each run with those before it', async () => {
    const judged = await judge(() => true, { runs: 4 })
    expect(judged.map(({ compared }) => compared)).toEqual([0, 1, 2, 3])
    expect(judged.map(({ status }) => status)).toEqual(['pass', 'pass', 'pass', 'pass'])
    expect(judged.map(({ citations }) => citations)).toEqual([20, 20, 20, 20])
  })

  it('fails a total loss', async () => {
    const judged = await judge(run => run < 3, { runs: 5 })
    expect(judged.map(({ failed }) => failed)).toEqual([false, false, false, true, true])
    expect(judged.at(-1)).toMatchObject({ status: 'fail', citations: 0 })
  })

  it('goes on after runs that were recorded without a comparison', async () => {
    const cited = (run: number) => run === 0
    const records = await recordRuns(source(cited), hostedGate(), { runs: 3, daysApart: 1 })
    expect(records.map(({ createdAt }) => createdAt.slice(0, 10))).toEqual([
      '2026-01-05',
      '2026-01-06',
      '2026-01-07',
    ])
    const judged = await judge(cited, { from: 3, runs: 1, records, daysApart: 1 })
    expect(judged).toMatchObject([{ run: 3, compared: 3 }])
    expect(records).toHaveLength(3)
  })

  it('ends at the first alarm on request', async () => {
    const judged = await judge(run => run < 2, { runs: 9, stopAtAlarm: true })
    expect(judged).toHaveLength(3)
  })

  it('asks in each run for the keywords of that run', async () => {
    const all = source(() => true)
    const asks = (run: number) => all.keywords.slice(0, 10 + run)
    const judged = await runTimeline({ ...all, asks }, hostedGate(), { runs: 3 })
    expect(judged.map(({ citations }) => citations)).toEqual([10, 11, 12])
  })

  it('takes what it is not told from the defaults of the product', async () => {
    const gate = await hostedGate({ 'max-bcr-drop': '10%' })(['keyword'])
    expect(gate.thresholds.maxBcrDrop).toEqual({ kind: 'percent', value: 10 })
    expect(gate.samples).toBe(1)
  })
})
