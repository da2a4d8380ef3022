import type { Comparison } from '../comparison/comparison.ts'
import type { FoundLoss } from './losses.ts'
import type { NoiseModel } from './noise.ts'
import type { DropResults } from './verdict.ts'

/**
 * Whether chance explains a drop. `significant`: no, or the drop needs no test. `known-loss`: no, but the loss already failed
 * MAX_FAILED_RUNS runs. `borderline`: rarely. `not-significant`: yes. `unknown`: it cannot be tested.
 */
export type Significance = 'significant' | 'borderline' | 'known-loss' | 'not-significant' | 'unknown'

export interface TestedComparison {
  comparison: Comparison
  /** The part that the verdict stores. */
  results: DropResults
  significance: Significance
  /** Engines that stopped citing; undefined if engines are not tested one by one. */
  lostEngineDrops: { engine: string; significance: Significance }[] | undefined
  /** A loss that no earlier run found. It becomes an open loss if a rule fails. */
  found: FoundLoss | undefined
}

/** Strongest first. */
const BY_STRENGTH: readonly Significance[] = ['significant', 'borderline', 'known-loss', 'not-significant']

/** Classifies a p-value by the levels of a run. */
export function classify(
  pValue: number,
  { level, borderlineLevel }: Pick<NoiseModel, 'level' | 'borderlineLevel'>,
): Significance {
  if (pValue <= level) return 'significant'
  return pValue <= borderlineLevel ? 'borderline' : 'not-significant'
}

/** Returns the strongest significance; `not-significant` for an empty list. */
export function strongest(significances: readonly Significance[]): Significance {
  return BY_STRENGTH.find(significance => significances.includes(significance)) ?? 'not-significant'
}
