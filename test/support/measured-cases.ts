/** Runs as users have them, judged by the gate itself: drops and declines of several sizes, and numbers without answers. */
import type { Outcome } from '../../src/report/outcome.ts'
import { type LiveSituation, liveOutcome, questionsOf, type Shares } from './live-situation.ts'
import { aBaseline } from './measurements.ts'

interface Case {
  keywords: number
  /** The earlier runs, one a week, the oldest first. */
  before: Shares[]
  now: Shares
}

/** Judges the run of the case, and returns all that reports are written from. */
export function runCase({ keywords, before, now }: Case, more: Partial<LiveSituation> = {}): Outcome {
  return liveOutcome({
    ...more,
    questions: questionsOf(keywords),
    now: { cites: now },
    before: before.map(cites => ({ runs: 1, level: { cites } })),
    set: { maxBcrDrop: { kind: 'percent', value: 10 } },
  })
}

const repeat = <T>(times: number, item: T): T[] => Array.from({ length: times }, () => item)
const three = (chatgpt: number, gemini: number, perplexity: number): Shares => ({
  ...{ chatgpt, gemini, perplexity },
})
const six = (perplexity: number): Shares => ({
  ...{ chatgpt: 0.6, gemini: 0.5, claude: 0.6, perplexity, copilot: 0.4, mistral: 0.5 },
})
const usual = three(0.6, 0.5, 0.7)

const fromInputs = runCase({ keywords: 20, before: [], now: { chatgpt: 0.5 } })

/** Each case by its name. */
export const measuredCases: Record<string, Outcome> = {
  'few-keywords-unchanged': runCase({ keywords: 5, before: [{ chatgpt: 0.6 }], now: { chatgpt: 0.6 } }),
  'few-keywords-all-lost': runCase({ keywords: 5, before: [{ chatgpt: 0.6 }], now: { chatgpt: 0 } }),
  'clear-drop': runCase({ keywords: 60, before: repeat(6, usual), now: three(0.4, 0.3, 0.4) }),
  'suspicious-drop': runCase({ keywords: 12, before: repeat(4, usual), now: three(0.4, 0.4, 0.4) }),
  'within-chance': runCase({ keywords: 8, before: repeat(2, usual), now: three(0.6, 0.5, 0.6) }),
  decline: runCase({
    keywords: 12,
    before: [...repeat(9, usual), ...repeat(9, three(0.6, 0.4, 0.5))],
    now: three(0.6, 0.4, 0.5),
  }),
  'too-few-runs': runCase(
    { keywords: 20, before: repeat(3, usual), now: three(0.4, 0.3, 0.5) },
    { hasOldRecords: true },
  ),
  'numbers-from-inputs': {
    ...fromInputs,
    baseline: aBaseline({ overallBcr: 60, citedEngines: 1, origin: { kind: 'inputs', rest: undefined } }),
  },
  'one-engine-lost': runCase({ keywords: 20, before: repeat(2, six(0.6)), now: six(0) }),
  'one-engine-down': runCase({ keywords: 20, before: repeat(2, six(0.8)), now: six(0.1) }),
}
