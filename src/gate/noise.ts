/** Sets how strict the tests of one run are, so that a year of runs keeps to the budget of false alarms. Pure. */
import type { Settings } from '../inputs/settings.ts'
import { DAY } from '../lib/numbers.ts'

export interface NoiseModel {
  /** Maximum p-values of a significant and a borderline drop. */
  level: number
  borderlineLevel: number
  isDeterministic: boolean
  /** The runs are so close in time that the shifts of an engine in two of them are alike. */
  isCorrelated: boolean
  runsPerYear: number
  /** The run checks a pull request, which did not cause earlier losses. */
  isReview: boolean
  now: string
}

/** The overlapping windows of a run cost as much as about two independent tests (`npm run calibrate`). */
const TESTS_OF_RUN = 2
const BORDERLINE_LEVEL = { apart: 0.02, close: 0.01 }
/** With more runs a year, runs are less than three days apart. */
const MAX_RUNS_APART = 365 / 3

/** Divides the false alarms of a year among its runs: returns the significance levels of one run. */
export function spendBudget(
  { falseAlarmsPerYear }: Pick<Settings, 'falseAlarmsPerYear'>,
  runsPerYear: number,
): Pick<NoiseModel, 'level' | 'borderlineLevel' | 'isCorrelated' | 'runsPerYear'> {
  const isCorrelated = runsPerYear > MAX_RUNS_APART
  return {
    level: falseAlarmsPerYear / runsPerYear / TESTS_OF_RUN,
    borderlineLevel: isCorrelated ? BORDERLINE_LEVEL.close : BORDERLINE_LEVEL.apart,
    isCorrelated,
    runsPerYear,
  }
}

const MAX_GAPS = 20
const MIN_GAPS = 5
/** Most gates run weekly. A daily gate spends a little more of its budget in its first days. */
const WEEKLY = 52
/** Monthly and daily: the range that the levels of the gate are calibrated for. */
const [MIN_RUNS, MAX_RUNS] = [12, 365]

/**
 * Returns the number of runs per year: 365 divided by the median gap in days of the last MAX_GAPS gaps. `createdAt`: times
 * of the recorded runs in ISO 8601, in any order. Invalid times are ignored.
 */
export function runsPerYear(createdAt: readonly string[], now: string): number {
  const times = [...createdAt, now]
    .map(time => Date.parse(time))
    .filter(Number.isFinite)
    .sort((a, b) => a - b)
    .slice(-MAX_GAPS - 1)
  const gaps = times
    .slice(1)
    .map((time, index) => (time - (times[index] ?? time)) / DAY)
    .sort((a, b) => a - b)
  if (gaps.length < MIN_GAPS) return WEEKLY
  const [low = 0, high = low] = gaps.slice(Math.floor((gaps.length - 1) / 2), Math.floor(gaps.length / 2) + 1)
  return Math.min(MAX_RUNS, Math.max(MIN_RUNS, 365 / ((low + high) / 2)))
}
