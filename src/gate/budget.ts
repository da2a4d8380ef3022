/** How strict the tests of one run are, so that all runs of a year keep to the budget of false alarms. Pure. */
import type { Settings } from '../inputs/settings.ts'
import type { NoiseModel } from './evidence.ts'

/** The windows of a run overlap, and cost about as much as two tests (`npm run calibrate`). */
const TESTS_OF_RUN = 2
/** Highest p-value of a drop that is suspicious, and the same where runs are close in time. */
const DOUBT = { apart: 0.02, close: 0.01 }
/** Runs of more than a year's third of days are less than three days apart. */
const CLOSE = 365 / 3

/** Returns the levels of one run: budget ÷ (2 · runs a year). */
export function spendBudget(
  { falseAlarmsPerYear }: Pick<Settings, 'falseAlarmsPerYear'>,
  runsPerYear: number,
): Pick<NoiseModel, 'level' | 'doubt' | 'isCorrelated' | 'runsPerYear'> {
  const isCorrelated = runsPerYear > CLOSE
  return {
    level: falseAlarmsPerYear / runsPerYear / TESTS_OF_RUN,
    doubt: isCorrelated ? DOUBT.close : DOUBT.apart,
    isCorrelated,
    runsPerYear,
  }
}
