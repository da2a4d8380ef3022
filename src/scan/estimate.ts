import { estimateAnswer } from '../engines/prices.ts'
import { planQuestions, type QuestionPlan } from '../engines/question-plan.ts'
import { type CostEstimate, type EngineDemand, sumCosts } from './demand.ts'

const DAYS_PER_MONTH = 365 / 12

/**
 * Estimates one run of gates that ask live engines in one step, and a month with a run every `daysApart` days.
 * `day`: YYYY-MM-DD, for the prices.
 */
export function estimateFleet(
  gates: readonly QuestionPlan[],
  { day, daysApart }: { day: string; daysApart: number },
): CostEstimate & { monthlyUsd: number } {
  const run = sumCosts(gates.flatMap(gate => planEngines(gate, day)))
  return { ...run, monthlyUsd: (run.costUsd * DAYS_PER_MONTH) / daysApart }
}

/** Plans the questions of a gate to its live engines. `day`: YYYY-MM-DD, for the prices. */
export function planEngines(gate: QuestionPlan, day: string): EngineDemand[] {
  return planQuestions(gate).map(({ spec, questions }) => ({
    engine: spec.id,
    model: spec.model,
    vendor: spec.name,
    answerUsd: estimateAnswer(spec, day),
    questions,
  }))
}
