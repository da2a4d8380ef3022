/** What the words of a report are made of. */
import { findFindings } from '../../findings/find-findings.ts'
import type { Finding } from '../../findings/finding.ts'
import type { Outcome } from '../outcome.ts'
import { createNames, type Names } from './names.ts'

export interface ReportContext {
  outcome: Outcome
  /** At least one, the most important first. */
  findings: readonly Finding[]
  names: Names
  /** The verdict fails the step by `fail-on`. */
  failsCheck: boolean
}

/** Returns the outcome with its findings, and the names for what they are about. */
export function createContext(outcome: Outcome): ReportContext {
  return {
    outcome,
    findings: findFindings(outcome),
    names: createNames(outcome.brand, [...outcome.engines, ...answeringEngines(outcome)]),
    failsCheck: outcome.failures.length > 0,
  }
}

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

function answeringEngines({ measurement }: Outcome): string[] {
  return measurement?.engines.map(({ engine }) => engine) ?? []
}
