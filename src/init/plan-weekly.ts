/** What a weekly run of live engines costs, and how soon it finds a loss. */
import { planQuestions } from '../engines/question-plan.ts'
import type { Settings } from '../inputs/settings.ts'
import { sumCosts } from '../scan/demand.ts'

/**
 * How soon a weekly gate finds a loss, by the answers of a run: questions times engines. From the table of
 * `npm run calibrate -- sites` in docs/research/calibration.md. docs/verdict.md shows the same rows.
 */
export const SENSITIVITY: readonly (readonly [minAnswers: number, asked: string, found: string])[] = [
  [90, 'thirty questions, three engines', 'the loss of half the citations in one to four runs'],
  [
    30,
    'thirty questions, one engine',
    'the loss of half the citations in three to five runs, at worst thirteen',
  ],
  [
    10,
    'ten questions, one engine',
    'a halved score in one or two runs on calm days; smaller losses after months',
  ],
  [0, 'five questions, one engine', 'the loss of all citations after some weeks; smaller losses hardly ever'],
]

const RUNS_PER_MONTH = 365 / 12 / 7

export type WeeklyPlan = NonNullable<ReturnType<typeof planWeekly>>

/** Plans the gates that ask live engines in one weekly run. `day`: YYYY-MM-DD, for the prices. Undefined without any. */
export function planWeekly(gates: readonly Settings[], day: string) {
  const plans = gates.flatMap(({ service, ...settings }) =>
    'baseUrl' in service || settings.baseline.source.kind === 'base' ? [] : [{ ...service, ...settings }],
  )
  const [first] = plans
  if (first === undefined) return undefined
  // The requests are of all brands. An answer is asked once and read for each of them.
  const { costUsd: runUsd, requests, unpriced } = sumCosts(plans.flatMap(plan => planQuestions(plan, day)))
  // Of one brand, in all countries.
  const answers = first.keywords.length * first.engines.length
  const found = SENSITIVITY.find(([minAnswers]) => answers >= minAnswers)?.[2] ?? ''
  const maxCost = unpriced.length > 0 ? undefined : Math.max(1, Math.ceil(runUsd))
  return { maxCost, runUsd, monthlyUsd: runUsd * RUNS_PER_MONTH, unpriced, requests, answers, found }
}
