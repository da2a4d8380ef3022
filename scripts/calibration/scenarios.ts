/** All scenarios, in the order of docs/research/calibration.md. */
import type { Scenario } from './scenario.ts'
import { countries } from './scenarios/countries.ts'
import { dayShifts } from './scenarios/day-shifts.ts'
import { early } from './scenarios/early.ts'
import { editedKeywords } from './scenarios/edits.ts'
import { eventsThatAreNoLoss } from './scenarios/events.ts'
import { documentedExamples } from './scenarios/examples.ts'
import { losses } from './scenarios/losses.ts'
import { realDays, realYear } from './scenarios/real-days.ts'
import { severalSamples } from './scenarios/samples.ts'
import { sites } from './scenarios/sites.ts'

export const scenarios: readonly Scenario[] = [
  sites,
  losses,
  eventsThatAreNoLoss,
  editedKeywords,
  early,
  countries,
  documentedExamples,
  realDays,
  realYear,
  severalSamples,
  dayShifts,
]

export function findScenario(name: string): Scenario | undefined {
  return scenarios.find(scenario => scenario.name === name)
}
