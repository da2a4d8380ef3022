/** Rules that tolerate a drop below the baseline up to a limit. */
import type { Tolerance } from '../../inputs/stored-settings.ts'
import type { Evidence, TestedComparison } from '../evidence.ts'
import { dropFrom, isAbove } from '../rounding.ts'
import type { Acceptance, DropFinding } from '../verdict.ts'
import { checkFloor } from './floors.ts'
import type { Rule } from './rule.ts'

/** Checks the drop of the score over what both sides evaluated. An unknown score is compared with the lowest that is allowed. */
export const maxBcrDrop: Rule = {
  name: 'max-bcr-drop',
  subject: { noun: 'citation score', unit: 'score' },
  isDrop: true,
  check: ({ thresholds: { maxBcrDrop: tolerance }, compared, acceptance }) => {
    if (compared === undefined || tolerance === undefined) return undefined
    const { evidence, pValue, comparison } = compared
    const { score, usualScore: was } = comparison
    if (score === undefined) {
      return was === undefined ? undefined : checkFloor(undefined, was - toleratedDrop(was, tolerance))
    }
    const found = checkDrop({ ...score, isPaired: isPaired(compared), tolerance, pValue, evidence })
    return accept(found, acceptance)
  },
}

/** An engine that was not evaluated on both sides is not counted. */
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
      pValue: compared.pValue,
      evidence: weighCount(compared, allowed),
    })
    return accept(found, acceptance)
  },
}

/** A lost answer counts as 0 and as not cited: a review that accepts it accepts the drop, too. */
function accept(found: DropFinding, acceptance: Acceptance | undefined): DropFinding {
  return acceptance !== undefined && found.outcome === 'fail' ? { ...found, outcome: 'pass' } : found
}

/** More engines must be lost than are allowed, each of them beyond chance. */
function weighCount({ gone, evidence }: TestedComparison, allowed: number): Evidence {
  if (gone === undefined) return evidence
  const isMore = (...of: Evidence[]) => gone.filter(({ evidence }) => of.includes(evidence)).length > allowed
  if (isMore('certain')) return 'certain'
  if (isMore('certain', 'told')) return 'told'
  return isMore('certain', 'told', 'suspicious') ? 'suspicious' : 'chance'
}

function isPaired({ comparison: { cells, isWhole } }: TestedComparison): boolean {
  return cells.length > 0 && !isWhole
}

export interface Drop extends Pick<DropFinding, 'isPaired' | 'tolerance' | 'pValue'> {
  now: number
  was: number
  evidence: Evidence
}

const OUTCOMES = {
  certain: 'fail',
  suspicious: 'inconclusive',
  told: 'warn',
  chance: 'pass',
  unknown: 'inconclusive',
} as const satisfies Record<Evidence, DropFinding['outcome']>

/** Compares a drop with its tolerance. Within the tolerance it passes, and beyond it the evidence decides. */
export function checkDrop({ now, was, evidence, tolerance, ...facts }: Drop): DropFinding {
  const allowed = toleratedDrop(was, tolerance)
  const drop = dropFrom(was, now)
  const isBeyond = isAbove(drop, allowed, was, now)
  const outcome = isBeyond ? OUTCOMES[evidence] : 'pass'
  return { kind: 'drop', outcome, observed: now, baseline: was, drop, tolerance, allowed, isBeyond, ...facts }
}

/** Returns the tolerated drop below a value, in its unit. */
function toleratedDrop(baseline: number, { kind, value }: Tolerance): number {
  return kind === 'percent' ? (Math.abs(baseline) * value) / 100 : value
}
