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

/** A run with what all its tests need. */
interface TestedRun {
  paired: PairedRun
  /** The comparison of this run without recent runs. */
  currentRunOnly: Comparison
  noise: NoiseModel
  openLosses: readonly Loss[]
  search: { current: number; isCorrelated: boolean; longest: number }
}

/** Tests a run that has paired cells. `currentRunOnly`: its comparison without recent runs. */
export function testAnswers(
  paired: PairedRun,
  currentRunOnly: Comparison,
  noise: NoiseModel,
): TestedComparison {
  const { losses: openLosses = [], runs } = paired.baseline
  const longest = noise.isReview ? 1 : MAX_WINDOW
  const search = { current: runs.length, isCorrelated: noise.isCorrelated, longest }
  const run: TestedRun = { paired, currentRunOnly, noise, openLosses, search }

  // A further fall of the score is part of the open loss.
  const isScoreLow = openLosses.some(({ measure }) => measure === 'score')
  const scorePValue = isScoreLow ? undefined : testProminence(currentRunOnly)
  const citations = testCitations(run, scorePValue === undefined ? 1 : 1 - SHARE_OF_PROMINENCE)
  const { fall, totalLoss } = citations
  const newFall = toFoundLoss(fall, noise)
  const { losses, lowered } = followLosses(run, newFall)

  const answersSignificance = strongest([
    fall?.significance ?? 'not-significant',
    ...losses.map(classifyLoss),
    totalLoss === undefined ? 'not-significant' : 'borderline',
  ])
  const scoreSignificance =
    scorePValue === undefined ? 'not-significant' : classify(scorePValue / SHARE_OF_PROMINENCE, noise)
  const isNewScore = answersSignificance === 'not-significant' && scoreSignificance !== 'not-significant'
  const newScoreLoss: FoundLoss | undefined =
    isNewScore && scoreSignificance === 'significant'
      ? { measure: 'score', scope: WHOLE, since: noise.now }
      : undefined

  const isNew = fall !== undefined || isNewScore
  const decisive = lowered ?? findDecisive(losses, isNew)
  const reported = decisive ?? fall
  const comparison = reported === undefined ? currentRunOnly : compareBefore(run, reported)
  const lostEngineDrops = comparison.engines
    .filter(({ was, now }) => was && !now)
    .map(({ engine }) => ({ engine, significance: classifyEngine(engine, citations, losses) }))
  return {
    comparison: decisive === undefined ? comparison : withRecoveredScore(comparison, decisive),
    significance: strongest([answersSignificance, scoreSignificance]),
    lostEngineDrops,
    found: lowered === undefined ? (newFall ?? newScoreLoss) : undefined,
    results: {
      level: noise.level,
      noise: 'tested',
      since: reported?.since,
      scope: reported?.scope ?? totalLoss ?? WHOLE,
      pValue: decisive === undefined ? citations.falls[0]?.pValue : undefined,
      isByScore: isNewScore || decisive?.measure === 'score',
      losses,
      lostEngines: lostEngineDrops
        .filter(({ significance }) => significance === 'significant')
        .map(({ engine }) => engine),
    },
  }
}

interface CitationTest {
  falls: readonly Fall[]
  classifyWindow: (window: Window) => Significance
  /** The strongest fall below the level that open losses left, if it is at least borderline. */
  fall: NewFall | undefined
  /** The cells with earlier values. */
  usual: readonly ComparedCell[]
  totalLoss: Scope | undefined
}

/** `levelShare`: of the significance level. */
function testCitations(run: TestedRun, levelShare: number): CitationTest {
  const { paired, currentRunOnly, noise, openLosses, search } = run
  const { runs } = paired.baseline
  const belowLosses = { ...paired, cells: dropRunsBefore(paired.cells, openLosses, runs) }
  const series = toSeries(belowLosses.cells, search.current)
  const falls = searchFalls(series, search, levelShare)
  const classifyWindow = createClassifier(currentRunOnly, noise)
  const fall = findFall(falls, classifyWindow, scope => {
    const affected = series.filter(({ engine }) => isIn(scope, engine))
    return compareSince(belowLosses, runs[findBreak(affected, search)]?.createdAt)
  })
  const usual = belowLosses.cells.filter(({ before }) => before.length > 0)
  return { falls, classifyWindow, fall, usual, totalLoss: findTotalLoss(usual) }
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

function toFoundLoss(fall: NewFall | undefined, { now }: NoiseModel): FoundLoss | undefined {
  if (fall?.significance !== 'significant') return undefined
  return { measure: 'citations', scope: fall.scope, since: fall.since ?? now }
}

/** Updates the open losses. `lowered`: the loss that the new fall lowers further, if there is one. */
function followLosses(
  { paired, noise, openLosses, search }: TestedRun,
  newFall: FoundLoss | undefined,
): { losses: Loss[]; lowered: Loss | undefined } {
  const { measurement, baseline, cells } = paired
  const current = { ...noise, ...search, runs: baseline.runs, cells: measurement.cells }
  const updated = updateLosses(cells, openLosses, current)
  const losses = updated.map(loss => lowerLoss(loss, newFall))
  return { losses, lowered: losses.find(loss => !updated.includes(loss)) }
}

/** Returns the known loss that is reported: one that fails, or any if nothing new was found. */
function findDecisive(losses: readonly Loss[], isNew: boolean): Loss | undefined {
  const failed = losses.find(({ state }) => state === 'failed')
  return failed ?? (isNew ? undefined : losses.find(({ state }) => state !== 'not-measured'))
}

/** Compares the run with the runs before a loss or a fall. */
function compareBefore(
  { paired, openLosses }: TestedRun,
  reported: { scope: Scope; since: string | undefined },
): Comparison {
  const cells = cellsForLoss(paired.cells, openLosses, paired.baseline.runs, reported)
  return compareSince({ ...paired, cells }, reported.since)
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

/** Classifies the loss of an engine that stopped citing. */
function classifyEngine(
  engine: string,
  { falls, classifyWindow, usual }: CitationTest,
  losses: readonly Loss[],
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
