/** All scenarios, in the order of docs/calibration.md. */
import type { Scenario } from './scenario.ts'
import { dayShifts, negativeControls } from './scenarios/engine-days.ts'
import { lastingLoss, slowDecline } from './scenarios/lasting.ts'
import { halving, totalLoss } from './scenarios/loss.ts'
import { readmeConfigurations } from './scenarios/readme.ts'
import { dayPairs, firstYear, scheduledExample } from './scenarios/replayed.ts'
import { fiveRuns, oneRun } from './scenarios/rules-of-thumb.ts'
import { adaptiveSamples, power, wholeRuns } from './scenarios/settings.ts'
import { searchShares, unchangedRuns } from './scenarios/unchanged.ts'

export const scenarios: readonly Scenario[] = [
  readmeConfigurations,
  scheduledExample,
  firstYear,
  dayPairs,
  unchangedRuns,
  searchShares,
  wholeRuns,
  totalLoss,
  halving,
  lastingLoss,
  slowDecline,
  adaptiveSamples,
  power,
  fiveRuns,
  oneRun,
  dayShifts,
  negativeControls,
]

export function findScenario(name: string): Scenario | undefined {
  return scenarios.find(scenario => scenario.name === name)
}
