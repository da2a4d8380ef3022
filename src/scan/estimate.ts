import { planQuestions, type QuestionPlan } from '../engines/question-plan.ts'
import { type CostEstimate, sumCosts } from './demand.ts'

const DAYS_PER_MONTH = 365 / 12

/**
 * Estimates one run of gates that ask live engines in one step, and a month with a run every `daysApart` days.
 * `day`: YYYY-MM-DD, for the prices.
 */
export function estimateFleet(
  gates: readonly QuestionPlan[],
  { day, daysApart }: { day: string; daysApart: number },
): CostEstimate & { monthlyUsd: number } {
  const run = sumCosts(gates.flatMap(gate => planQuestions(gate, day)))
  return { ...run, monthlyUsd: (run.costUsd * DAYS_PER_MONTH) / daysApart }
}
