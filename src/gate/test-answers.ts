/**
 * Tests whether a run has fewer citations, or lower scores, than chance explains. A _drop_ is a value below the baseline, a
 * _fall_ is a drop of citations that is tested, and a _loss_ is a significant fall, which later runs follow. Pure.
 */
import { compareSince, type PairedRun } from '../comparison/compare.ts'
import { type ComparedCell, type Comparison, changeOver, scoreChangeOver } from '../comparison/comparison.ts'
import { isIn, listScopes, type Scope, scopeOfLoss } from '../comparison/scope.ts'
import type { Loss } from '../history/record.ts'
import { type Fall, MAX_WINDOW, SHARE_OF_PARTS, searchFalls, type Window } from './falls.ts'
import { cellsForLoss, dropRunsBefore, type FoundLoss, lowerLoss, updateLosses } from './losses.ts'
import type { NoiseModel } from './noise.ts'
import { classify, type Significance, strongest, type TestedComparison } from './significance.ts'
import { toSeries } from './statistics/cell-series.ts'
import { findBreak } from './statistics/fall-test.ts'
import { testProminence } from './statistics/prominence.ts'

/** Share of the significance level for the score of cited answers, if that score varies. */
const SHARE_OF_PROMINENCE = 0.1
/** Losing all citations of a part of the gate, at least this many, is borderline even if chance explains it. */
const MIN_TOTAL_LOSS = 5

const WHOLE: Scope = { kind: 'whole' }

/** The only recorded run may have been lucky. With fewer usual citations, a fall from it is at most borderline. */
const MIN_EARLY_CITATIONS = 10
/** After few runs, a fall is only significant within this share of the level. */
const SHARE_OF_EARLY = 1 / 4

/** Tests a run that has paired cells. `currentRunOnly`: its comparison without recent runs. */
export function testAnswers(
  paired: PairedRun,
  currentRunOnly: Comparison,
  noise: NoiseModel,
): TestedComparison {
  const { losses: open = [], runs } = paired.baseline
  const search = {
    current: runs.length,
    isCorrelated: noise.isCorrelated,
    longest: noise.isReview ? 1 : MAX_WINDOW,
  }
  // A further fall of the score is part of the open loss.
  const isScoreLow = open.some(({ measure }) => measure === 'score')
  const prominence = isScoreLow ? undefined : testProminence(currentRunOnly)
  const belowLosses = { ...paired, cells: dropRunsBefore(paired.cells, open, runs) }
  const series = toSeries(belowLosses.cells, search.current)
  const falls = searchFalls(series, search, prominence === undefined ? 1 : 1 - SHARE_OF_PROMINENCE)
  const classifyWindow = createClassifier(currentRunOnly, noise)
  const fall = findFall(falls, classifyWindow, scope => {
    const start = findBreak(
      series.filter(({ engine }) => isIn(scope, engine)),
      search,
    )
    return compareSince(belowLosses, runs[start]?.createdAt)
  })
  const usual = belowLosses.cells.filter(({ before }) => before.length > 0)
  const totalLoss = findTotalLoss(usual)
  const scope = fall?.scope ?? totalLoss ?? WHOLE

  const { cells } = paired.measurement
  const updated = updateLosses(paired.cells, open, { ...noise, ...search, runs, cells })
  const fallFound: FoundLoss | undefined =
    fall?.significance === 'significant'
      ? { measure: 'citations', scope, since: fall.since ?? noise.now }
      : undefined
  const losses = updated.map(loss => lowerLoss(loss, fallFound))
  const lowered = losses.find(loss => !updated.includes(loss))
  const failing = lowered ?? losses.find(({ state }) => state === 'failed')
  const known = losses.find(({ state }) => state !== 'not-measured')

  const answersSignificance = strongest([
    fall?.significance ?? 'not-significant',
    ...losses.map(classifyLoss),
    totalLoss === undefined ? 'not-significant' : 'borderline',
  ])
  const scoreSignificance =
    prominence === undefined ? 'not-significant' : classify(prominence / SHARE_OF_PROMINENCE, noise)
  const isNewScore = answersSignificance === 'not-significant' && scoreSignificance !== 'not-significant'
  const scoreFound: FoundLoss | undefined =
    isNewScore && scoreSignificance === 'significant'
      ? { measure: 'score', scope: WHOLE, since: noise.now }
      : undefined

  // The reported comparison belongs to a known loss that fails, otherwise to a new fall, otherwise to any known loss.
  const decisive = failing ?? (fall === undefined && !isNewScore ? known : undefined)
  const reported = decisive ?? fall
  const comparison =
    reported === undefined
      ? currentRunOnly
      : compareSince({ ...paired, cells: cellsForLoss(paired.cells, open, runs, reported) }, reported.since)
  const lostEngineDrops = comparison.engines
    .filter(({ was, now }) => was && !now)
    .map(({ engine }) => ({
      engine,
      significance: classifyEngine(engine, { losses, falls, classifyWindow, usual }),
    }))
  return {
    comparison: decisive === undefined ? comparison : withRecoveredScore(comparison, decisive),
    level: noise.level,
    noise: 'tested',
    significance: strongest([answersSignificance, scoreSignificance]),
    lostEngineDrops,
    since: reported?.since,
    scope: decisive?.scope ?? scope,
    pValue: decisive === undefined ? falls[0]?.pValue : undefined,
    isByScore: isNewScore || decisive?.measure === 'score',
    losses,
    found: lowered === undefined ? (fallFound ?? scoreFound) : undefined,
    lostEngines: lostEngineDrops
      .filter(({ significance }) => significance === 'significant')
      .map(({ engine }) => engine),
  }
}

interface NewFall {
  significance: Significance
  scope: Scope
  /** Undefined if the fall began with this run. */
  since: string | undefined
}

function findFall(
  falls: readonly Fall[],
  classifyWindow: (window: Window) => Significance,
  compareAtBreak: (scope: Scope) => Comparison,
): NewFall | undefined {
  const classified = falls.map(({ scope, windows }) => ({
    scope,
    significance: strongest(windows.map(classifyWindow)),
  }))
  const significance = strongest(classified.map(fall => fall.significance))
  if (significance === 'not-significant') return undefined
  const worst = classified.find(fall => fall.significance === significance)
  const { cells, recent } = compareAtBreak(worst?.scope ?? WHOLE)
  return { significance, scope: scopeOfLoss(cells, worst?.scope), since: recent[0]?.createdAt }
}

function withRecoveredScore(comparison: Comparison, { state }: Loss): Comparison {
  if (state !== 'recovering' && state !== 'recovered') return comparison
  const cells = comparison.cells.map(cell => ({ ...cell, recent: [] }))
  return { ...comparison, score: scoreChangeOver(cells, comparison.scoreUnit) }
}

function createClassifier({ runs, cells }: Comparison, noise: NoiseModel): (window: Window) => Significance {
  const usually = changeOver(cells)?.was.usually ?? 0
  const isUncertain = runs.length === 1 && usually < MIN_EARLY_CITATIONS
  return ({ pValue, isEarly }) => {
    const significance = classify(pValue, noise)
    if (significance === 'not-significant') return 'not-significant'
    const mayBeLuck = isUncertain || (isEarly && pValue > SHARE_OF_EARLY * noise.level)
    return mayBeLuck ? 'borderline' : significance
  }
}

function classifyLoss({ state }: Loss): Significance {
  if (state === 'failed') return 'significant'
  return state === 'low' ? 'known-loss' : 'not-significant'
}

interface EngineContext {
  losses: readonly Loss[]
  falls: readonly Fall[]
  classifyWindow: (window: Window) => Significance
  /** The cells with earlier values. */
  usual: readonly ComparedCell[]
}

function classifyEngine(
  engine: string,
  { losses, falls, classifyWindow, usual }: EngineContext,
): Significance {
  const whole = falls.find(({ scope }) => scope.kind === 'whole')
  const wholeSignificance = strongest(whole?.windows.map(classifyWindow) ?? [])
  const own = falls.filter(({ scope }) => scope.kind === 'engine' && isIn(scope, engine))
  // If the whole gate fell, the engines and countries share the whole level (fallback gatekeeping, Wiens 2003).
  const share = wholeSignificance === 'significant' ? SHARE_OF_PARTS : 1
  const found = losses
    .filter(({ measure, scope }) => measure === 'citations' && isIn(scope, engine))
    .map(classifyLoss)
  for (const { pValue, ...window } of own.flatMap(({ windows }) => windows)) {
    found.push(classifyWindow({ ...window, pValue: pValue * share }))
  }
  if (own.length === 0) found.push(wholeSignificance)
  if (findTotalLoss(usual.filter(cell => cell.engine === engine)) !== undefined) found.push('borderline')
  return strongest(found)
}

/** Returns the largest part that lost all its citations. */
function findTotalLoss(cells: readonly ComparedCell[]): Scope | undefined {
  const scopes = [WHOLE, ...listScopes(cells.map(({ engine }) => engine))]
  return scopes.find(scope => {
    const change = changeOver(cells.filter(({ engine }) => isIn(scope, engine)))
    return change !== undefined && change.now.cited === 0 && change.was.usually >= MIN_TOTAL_LOSS
  })
}
