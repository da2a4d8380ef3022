/** The plan of a fleet as plain text, for a terminal. */
import type { FleetPlan } from '../run-plan.ts'
import { viewFleetPlan } from '../views/fleet-plan.ts'
import type { TextLine } from './text.ts'

/** Renders what the gates of a fleet would ask. Holds no control characters. */
export function renderFleetPlanText(plan: FleetPlan): TextLine[] {
  const { headline, stops, facts } = viewFleetPlan(plan)
  const width = Math.max(...facts.map(({ label }) => label.length))
  return [
    [{ text: headline, tone: stops.length === 0 ? 'better' : 'worse' }],
    ...stops.map((text): TextLine => [{ text }]),
    [],
    ...facts.map(({ label, value }): TextLine => [{ text: `${label.padEnd(width)}  ${value}` }]),
  ]
}
