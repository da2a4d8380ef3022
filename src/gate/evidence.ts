/** What is known of a drop against chance. */
import type { Comparison } from '../comparison/comparison.ts'
import type { FoundLoss } from './losses.ts'
import type { NoiseModel } from './noise.ts'
import type { DropResults } from './verdict.ts'

/**
 * What is known of a drop beyond its tolerance. `certain`: chance does not explain it, or was not to be tested. `told`: the
 * same, and it has failed enough runs. `suspicious`: chance may explain it, and seldom does. `chance`: chance explains it.
 * `unknown`: it cannot be tested.
 */
export type Evidence = 'certain' | 'suspicious' | 'told' | 'chance' | 'unknown'

export interface TestedComparison extends DropResults {
  comparison: Comparison
  evidence: Evidence
  /** Of each engine that cited before and does not now; undefined where engines are not tested one by one. */
  gone: { engine: string; evidence: Evidence }[] | undefined
  /** A loss that no earlier run found. It becomes one where a rule fails. */
  found: FoundLoss | undefined
}

/** What decides comes first. */
const STRENGTH: readonly Evidence[] = ['certain', 'suspicious', 'told', 'chance']

/** Returns what a p-value says of a drop. */
export function weigh(pValue: number, { level, doubt }: Pick<NoiseModel, 'level' | 'doubt'>): Evidence {
  if (pValue <= level) return 'certain'
  return pValue <= doubt ? 'suspicious' : 'chance'
}

/** Returns what decides; `chance` of nothing. */
export function strongest(evidences: readonly Evidence[]): Evidence {
  return STRENGTH.find(evidence => evidences.includes(evidence)) ?? 'chance'
}
