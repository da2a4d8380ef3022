import type { Comparison } from '../comparison/comparison.ts'
import type { FoundLoss } from './losses.ts'
import type { NoiseModel } from './noise.ts'
import type { DropResults } from './verdict.ts'

/**
 * How a drop beyond its tolerance compares with chance. `significant`: chance does not explain it, or it needs no test.
 * `known-loss`: the same, but it has already failed MAX_FAILED_RUNS runs. `borderline`: chance may explain it, but rarely does.
 * `not-significant`: chance explains it. `unknown`: it cannot be tested.
 */
export type Significance = 'significant' | 'borderline' | 'known-loss' | 'not-significant' | 'unknown'

export interface TestedComparison extends DropResults {
  comparison: Comparison
  significance: Significance
  /** Engines that cited before and do not now; undefined if engines are not tested one by one. */
  lostEngineDrops: { engine: string; significance: Significance }[] | undefined
  /** A loss that no earlier run found. It becomes an open loss if a rule fails. */
  found: FoundLoss | undefined
}

/** The strongest first. */
const BY_STRENGTH: readonly Significance[] = ['significant', 'borderline', 'known-loss', 'not-significant']

/** Classifies the drop with this p-value. */
export function classify(
  pValue: number,
  { level, doubt }: Pick<NoiseModel, 'level' | 'doubt'>,
): Significance {
  if (pValue <= level) return 'significant'
  return pValue <= doubt ? 'borderline' : 'not-significant'
}

/** Returns the strongest significance; `not-significant` for an empty list. */
export function strongest(significances: readonly Significance[]): Significance {
  return BY_STRENGTH.find(significance => significances.includes(significance)) ?? 'not-significant'
}
