/** How strict the tests of one run are, so that all runs of a year keep to the budget of false alarms. Pure. */
import type { Settings } from '../inputs/settings.ts'

/** How a comparison treats noise. */
export interface NoiseModel {
  /** Highest p-values of a failing and of a borderline drop. */
  level: number
  doubt: number
  /** The service is deterministic: every drop counts without a test. */
  isDeterministic: boolean
  /** Runs are so close in time that the shifts of an engine in two of them are alike. */
  isCorrelated: boolean
  /** By the schedule that the history shows. */
  runsPerYear: number
  /** A change is under review: it did not cause what began before. */
  isReview: boolean
  /** ISO 8601 UTC. */
  now: string
}

/** The windows of a run overlap, and cost about as much as two tests (`npm run calibrate`). */
const TESTS_OF_RUN = 2
/** Highest p-value of a borderline drop, by how close in time runs are. */
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

const DAY = 24 * 60 * 60 * 1000

/** How many of the newest gaps between runs show the schedule. */
const GAPS = 20
/** With fewer gaps, the schedule is not known yet. */
const FEWEST_GAPS = 5
const WEEKLY = 52
/** Monthly and daily: the range that the levels of the gate are calibrated for. */
const [FEWEST, MOST] = [12, 365]

/**
 * Returns how many runs a gate makes a year: 365 divided by the median gap, in days, of its last 20 recorded runs and this
 * one; at least 12 and at most 365. With fewer than five gaps it is 52, because the schedule is not known yet and most
 * gates run once a week: a daily gate spends a little more of its budget in its first days. `createdAt`: the times of the
 * recorded runs, in any order; `now`: that of this run. All are ISO 8601; a time that cannot be read is left out.
 */
export function runsPerYear(createdAt: readonly string[], now: string): number {
  const times = [...createdAt, now]
    .map(time => Date.parse(time))
    .filter(Number.isFinite)
    .sort((a, b) => a - b)
    .slice(-GAPS - 1)
  const gaps = times
    .slice(1)
    .map((time, index) => (time - (times[index] ?? time)) / DAY)
    .sort((a, b) => a - b)
  if (gaps.length < FEWEST_GAPS) return WEEKLY
  const [low = 0, high = low] = gaps.slice(Math.floor((gaps.length - 1) / 2), Math.floor(gaps.length / 2) + 1)
  return Math.min(MOST, Math.max(FEWEST, 365 / ((low + high) / 2)))
}
