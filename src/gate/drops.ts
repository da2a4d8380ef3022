/** The rules that compare with a baseline: what the drop is, and whether chance may have done it. Pure. */
import type { Baseline } from '../baseline/baseline.ts'
import type { Thresholds } from '../inputs/settings.ts'
import { formatNumber } from '../lib/numbers.ts'
import type { Measurement } from '../scan/measure.ts'
import { dropFrom, isAbove } from './compare.ts'
import { type DropEvidence, type Evidence, weighDrops } from './statistics/weigh.ts'
import type { NoiseHandling, RuleResult, SearchShift, Verdict } from './verdict.ts'

/** How a drop is told from chance. */
export interface Chance {
  /** Level at which a drop is significant, over all that is tested at once. */
  alpha: number
  /** Nothing measured is chance, so that every drop is news. */
  isExact: boolean
}

export interface Comparison {
  baseline: Baseline
  noise: NoiseHandling
  alpha: number
  evidence: DropEvidence | undefined
  lostEngines: string[]
  doubtfulEngines: string[]
  gainedEngines: string[]
  /** They cited in the baseline and were not evaluated now. */
  unseenEngines: string[]
  searchShifts: SearchShift[]
}

/** A share of the keywords that an engine may search more or less often without being worth a word. */
const UNREMARKABLE_SHIFT = 0.1

/** Weighs the measurement against the baseline. */
export function compareWithBaseline(
  measurement: Measurement,
  baseline: Baseline,
  { alpha, isExact }: Chance,
): Comparison {
  const citing = new Set(baseline.engines?.filter(({ cited }) => cited).map(({ engine }) => engine))
  const known = new Set(baseline.engines?.map(({ engine }) => engine))
  const { engines } = measurement
  const measured = new Set(engines.map(({ engine }) => engine))
  const evidence = isExact
    ? undefined
    : weighDrops({ runs: baseline.runs, citedEngines: [...citing] }, measurement, alpha)
  const gone = engines.filter(({ engine, cited }) => !cited && citing.has(engine)).map(({ engine }) => engine)
  const holds = (engine: string) =>
    evidence === undefined || isSignificant(evidence.citedEngines ?? evidence.engines.get(engine), alpha)
  return {
    baseline,
    noise: isExact ? 'exact' : evidence ? 'tested' : 'untested',
    alpha,
    evidence,
    lostEngines: gone.filter(holds),
    doubtfulEngines: gone.filter(engine => !holds(engine)),
    gainedEngines: engines
      .filter(({ engine, cited }) => cited && known.has(engine) && !citing.has(engine))
      .map(({ engine }) => engine),
    unseenEngines: [...citing].filter(engine => !measured.has(engine)),
    searchShifts: findShifts(evidence, measurement),
  }
}

function isSignificant(evidence: Evidence | undefined, alpha: number): boolean {
  return evidence !== undefined && !isAbove(evidence.pValue, alpha)
}

function findShifts(evidence: DropEvidence | undefined, { keywords }: Measurement): SearchShift[] {
  return (evidence?.evaluated ?? []).filter(
    ({ before, now }) => Math.abs(before - now) > UNREMARKABLE_SHIFT * keywords.length,
  )
}

/** The drop of overall_bcr, over what both sides evaluated. */
export function checkBcrDrop(
  { overallBcr }: Measurement,
  { maxBcrDrop: tolerance }: Thresholds,
  comparison: Comparison | undefined,
): RuleResult | undefined {
  const baseline = comparison?.baseline.overallBcr
  if (comparison === undefined || baseline === undefined) return undefined
  const { evidence, alpha } = comparison
  const isShare = tolerance.kind === 'percent'
  const allowed = isShare ? (Math.abs(baseline) * tolerance.value) / 100 : tolerance.value
  const drop = evidence?.pairedBcrDrop ?? dropFrom(baseline, overallBcr)
  return decide({
    rule: 'max-bcr-drop',
    subject: 'citation score',
    observed: overallBcr,
    baseline,
    drop,
    allowed,
    limit: isShare ? `${formatNumber(tolerance.value)}% (${formatNumber(allowed)})` : formatNumber(allowed),
    evidence: evidence?.overallBcr,
    holds: evidence === undefined || isSignificant(evidence.overallBcr, alpha),
    isPaired: evidence?.pairedBcrDrop !== undefined,
  })
}

/** The drop of the number of citing engines; an engine that was not evaluated now has lost nothing. */
export function checkCitedEnginesDrop(
  { citedEngines }: Measurement,
  { maxCitedEnginesDrop: allowed }: Thresholds,
  comparison: Comparison | undefined,
): RuleResult | undefined {
  const baseline = comparison?.baseline.citedEngines
  if (comparison === undefined || baseline === undefined) return undefined
  const { evidence, alpha, lostEngines, unseenEngines } = comparison
  const unseen = evidence === undefined ? 0 : unseenEngines.length
  return decide({
    rule: 'max-cited-engines-drop',
    subject: 'number of engines that cite the brand',
    observed: citedEngines,
    baseline,
    drop: dropFrom(baseline - unseen, citedEngines),
    allowed,
    limit: formatNumber(allowed),
    evidence: evidence?.citedEngines,
    holds:
      evidence === undefined ||
      (evidence.citedEngines ? isSignificant(evidence.citedEngines, alpha) : lostEngines.length > allowed),
    isPaired: unseen > 0,
  })
}

interface Drop {
  rule: RuleResult['rule']
  subject: string
  observed: number
  baseline: number
  drop: number
  allowed: number
  limit: string
  evidence: Evidence | undefined
  /** Chance does not explain it, or is not reckoned with. */
  holds: boolean
  /** The drop is not that of the two numbers, but of what both sides evaluated. */
  isPaired: boolean
}

function decide({
  rule,
  observed,
  baseline,
  drop,
  allowed,
  limit,
  evidence,
  holds,
  ...rest
}: Drop): RuleResult {
  const tooFar = isAbove(drop, allowed, baseline, observed)
  const tolerated = allowed === 0 ? 'no drop' : `a drop of at most ${limit}`
  const chance = !tooFar || (holds && evidence === undefined) ? '' : describeChance(evidence, holds)
  return {
    rule,
    outcome: tooFar ? (holds ? 'fail' : 'inconclusive') : 'pass',
    observed,
    baseline,
    drop,
    limit: `at most ${limit}`,
    sentence: `The ${rest.subject} ${describeChange(observed, baseline, drop, rest.isPaired)}; ${tolerated} is tolerated${chance}.`,
    ...(evidence && { evidence }),
  }
}

function describeChance(evidence: Evidence | undefined, holds: boolean): string {
  const p = evidence === undefined ? '' : ` (p ${formatPValue(evidence.pValue)})`
  return holds ? `, and chance does not explain this one${p}` : `, but chance may have done this${p}`
}

function formatPValue(value: number): string {
  return value < 0.001 ? '< 0.001' : `= ${Number(value.toPrecision(2))}`
}

function describeChange(observed: number, baseline: number, drop: number, isPaired: boolean): string {
  const [from, to] = [formatNumber(baseline), formatNumber(observed)]
  if (isPaired) {
    const change = drop > 0 ? `a drop of ${formatNumber(drop)}` : 'no drop'
    return `went from ${from} to ${to}, and over what both runs evaluated there is ${change}`
  }
  if (drop > 0) return `fell from ${from} to ${to}, a drop of ${formatNumber(drop)}`
  return drop < 0 ? `rose from ${from} to ${to}` : `stayed at ${to}`
}

/** The part of a verdict that speaks of the comparison. */
export function describeComparison(
  comparison: Comparison | undefined,
): Pick<Verdict, 'lostEngines' | 'doubtfulEngines' | 'gainedEngines' | 'noise' | 'level' | 'searchShifts'> {
  const { lostEngines = [], doubtfulEngines = [], gainedEngines = [] } = comparison ?? {}
  const { noise, alpha: level, searchShifts = [] } = comparison ?? {}
  return { lostEngines, doubtfulEngines, gainedEngines, noise, level, searchShifts }
}
