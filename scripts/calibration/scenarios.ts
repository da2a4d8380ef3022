/** All scenarios, in the order of docs/research/calibration.md. */
import type { Scenario } from './scenario.ts'
import { dayShifts } from './scenarios/day-shifts.ts'
import { early } from './scenarios/early.ts'
import { eventsThatAreNoLoss } from './scenarios/events.ts'
import { documentedExamples } from './scenarios/examples.ts'
import { facts } from './scenarios/facts.ts'
import { losses } from './scenarios/losses.ts'
import { realDays, realYear } from './scenarios/real-days.ts'
import { sites } from './scenarios/sites.ts'

export const scenarios: readonly Scenario[] = [
  sites,
  losses,
  facts,
  eventsThatAreNoLoss,
  early,
  documentedExamples,
  realDays,
  realYear,
  dayShifts,
]

export function findScenario(name: string): Scenario | undefined {
  return scenarios.find(scenario => scenario.name === name)
}
