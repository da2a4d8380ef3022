import type { Tolerance } from '../../inputs/stored-settings.ts'
import { dropFrom, isAbove } from '../rounding.ts'
import type { Significance, TestedComparison } from '../significance.ts'
import type { Acceptance, DropFinding } from '../verdict.ts'
import { checkFloor } from './floors.ts'
import type { Rule } from './rule.ts'

/** Checks the score over what both sides evaluated; an unknown score, like a floor at the lowest allowed score. */
export const maxBcrDrop: Rule = {
  name: 'max-bcr-drop',
  subject: { noun: 'citation score', unit: 'score' },
  isDrop: true,
  check: ({ thresholds: { maxBcrDrop: tolerance }, compared, acceptance }) => {
    if (compared === undefined || tolerance === undefined) return undefined
    const { significance, results, comparison } = compared
    const { score, usualScore: was } = comparison
    if (score === undefined) {
      return was === undefined ? undefined : checkFloor(undefined, was - toleratedDrop(was, tolerance))
    }
    const { pValue } = results
    const found = checkDrop({ ...score, isPaired: isPaired(compared), tolerance, pValue, significance })
    return accept(found, acceptance)
  },
}

export const maxCitedEnginesDrop: Rule = {
  name: 'max-cited-engines-drop',
  subject: { noun: 'number of engines that cite the brand', unit: 'count' },
  isDrop: true,
  check: ({ thresholds: { maxCitedEnginesDrop: allowed }, compared, acceptance }) => {
    const counts = compared?.comparison.citedEngines
    if (compared === undefined || counts === undefined || allowed === undefined) return undefined
    const found = checkDrop({
      ...counts,
      isPaired: isPaired(compared),
      tolerance: { kind: 'absolute', value: allowed },
      pValue: compared.results.pValue,
      significance: classifyCount(compared, allowed),
    })
    return accept(found, acceptance)
  },
}

/** A lost answer counts as 0 and as not cited, so a review that accepts it also accepts the drop. */
function accept(found: DropFinding, acceptance: Acceptance | undefined): DropFinding {
  return acceptance !== undefined && found.outcome === 'fail' ? { ...found, outcome: 'pass' } : found
}

function classifyCount({ lostEngineDrops, significance }: TestedComparison, allowed: number): Significance {
  if (lostEngineDrops === undefined) return significance
  const exceeds = (...counted: Significance[]) =>
    lostEngineDrops.filter(({ significance }) => counted.includes(significance)).length > allowed
  if (exceeds('significant')) return 'significant'
  if (exceeds('significant', 'known-loss')) return 'known-loss'
  return exceeds('significant', 'known-loss', 'borderline') ? 'borderline' : 'not-significant'
}

function isPaired({ comparison: { cells, isWhole } }: TestedComparison): boolean {
  return cells.length > 0 && !isWhole
}

export interface Drop extends Pick<DropFinding, 'isPaired' | 'tolerance' | 'pValue'> {
  now: number
  was: number
  significance: Significance
}

const OUTCOMES = {
  significant: 'fail',
  borderline: 'inconclusive',
  'known-loss': 'warn',
  'not-significant': 'pass',
  unknown: 'inconclusive',
} as const satisfies Record<Significance, DropFinding['outcome']>

/** Compares a drop with its tolerance. A drop within the tolerance passes; beyond it, the significance decides. */
export function checkDrop({ now, was, significance, tolerance, ...tested }: Drop): DropFinding {
  const allowed = toleratedDrop(was, tolerance)
  const drop = dropFrom(was, now)
  const isBeyond = isAbove(drop, allowed, was, now)
  const outcome = isBeyond ? OUTCOMES[significance] : 'pass'
  return {
    kind: 'drop',
    outcome,
    observed: now,
    baseline: was,
    drop,
    tolerance,
    allowed,
    isBeyond,
    ...tested,
  }
}

function toleratedDrop(baseline: number, { kind, value }: Tolerance): number {
  return kind === 'percent' ? (Math.abs(baseline) * value) / 100 : value
}
