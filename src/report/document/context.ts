/** What the words of a report are made of. */
import type { Outcome } from '../outcome.ts'
import type { Facts, ToldHead } from '../tell/told.ts'

/** A gate, told, with all that is known of it. */
export interface ReportContext extends Facts, ToldHead {}

/**
 * Returns the engines that were planned, with their countries, in the order of the settings; those that answered where the
 * service chose them.
 */
export function plannedEngines(outcome: Outcome): string[] {
  const planned = outcome.answers.engines.map(({ engine }) => engine)
  const known =
    planned.length > 0 ? outcome.engines.filter(engine => planned.includes(engine)) : outcome.engines
  return [...new Set([...known, ...planned, ...answeringEngines(outcome)])]
}

/** Returns the engines that answered. */
export function answeringEngines({ measurement }: Outcome): string[] {
  return measurement?.engines.map(({ engine }) => engine) ?? []
}
