/** Tests the answers of a run one by one: known losses, new falls, and the score of cited answers. Pure. */
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

type TestedAnswers = Omit<TestedComparison, 'level'>

/** Share of the level for the score of cited answers, if that score varies. */
const SHARE_OF_PROMINENCE = 0.1
/** Losing all citations of the gate or a part of it, at least this many, is borderline even if chance explains it. */
const TOTAL_LOSS = 5

/** After a single recorded run, which may have been lucky, a fall fails only from this many usual citations. */
const EARLY = 10
/** Share of the level for a fall in an early window. */
const SHARE_OF_EARLY = 1 / 4

/**
 * Tests a run with paired cells. `currentRunOnly`: the comparison of this run, without recent runs, with its baseline. The
 * comparison of the result belongs to the decisive loss: a known loss that fails, otherwise a new fall, otherwise any known loss.
 */
export function testAnswers(paired: PairedRun, currentRunOnly: Comparison, noise: NoiseModel): TestedAnswers {
  const { losses: open = [], runs } = paired.baseline
  const search = {
    ...{ current: runs.length, isCorrelated: noise.isCorrelated },
    longest: noise.isReview ? 1 : MAX_WINDOW,
  }
  const { cells } = paired.measurement
  const updated = updateLosses(paired.cells, open, { ...noise, ...search, runs, cells })
  const belowLosses = { ...paired, cells: dropRunsBefore(paired.cells, open, runs) }
  // A further fall of the score is part of the open loss.
  const isScoreLow = open.some(({ measure }) => measure === 'score')
  const prominence = isScoreLow ? undefined : testProminence(currentRunOnly)
  const share = prominence === undefined ? 1 : 1 - SHARE_OF_PROMINENCE
  const series = toSeries(belowLosses.cells, search.current)
  const falls = searchFalls(series, search, share)
  const classifyWindow = createClassifier(currentRunOnly, noise)
  const classifyFall = ({ windows }: Fall) => strongest(windows.map(classifyWindow))
  const fallSignificance = strongest(falls.map(classifyFall))
  const worst = falls.find(fall => classifyFall(fall) === fallSignificance)
  const findStart = () =>
    findBreak(
      series.filter(({ engine }) => isIn(worst?.scope ?? { kind: 'whole' }, engine)),
      search,
    )
  const comparisonAtFall =
    fallSignificance === 'not-significant'
      ? currentRunOnly
      : compareSince(belowLosses, runs[findStart()]?.createdAt)
  const usual = belowLosses.cells.filter(({ before }) => before.length > 0)
  const totalLoss = findTotalLoss(usual)
  const scopeOfFall: Scope =
    fallSignificance === 'not-significant'
      ? (totalLoss ?? { kind: 'whole' })
      : scopeOfLoss(comparisonAtFall.cells, worst?.scope)
  const sinceFall = comparisonAtFall.recent[0]?.createdAt
  const fallFound: FoundLoss | undefined =
    fallSignificance === 'significant'
      ? { measure: 'citations', scope: scopeOfFall, since: sinceFall ?? noise.now }
      : undefined
  const losses = updated.map(loss => lowerLoss(loss, fallFound))
  const lowered = losses.find(loss => !updated.includes(loss))
  const failing = lowered ?? losses.find(({ state }) => state === 'failed')
  const known = losses.find(({ state }) => state !== 'not-measured')
  const scoreSignificance =
    prominence === undefined ? 'not-significant' : classify(prominence / SHARE_OF_PROMINENCE, noise)
  const totalLossSignificance = totalLoss === undefined ? 'not-significant' : 'borderline'
  const answersSignificance = strongest([
    fallSignificance,
    ...losses.map(classifyLoss),
    totalLossSignificance,
  ])
  const isNewScore = answersSignificance === 'not-significant' && scoreSignificance !== 'not-significant'
  const decisive = failing ?? (fallSignificance === 'not-significant' && !isNewScore ? known : undefined)
  const isByScore = isNewScore || decisive?.measure === 'score'
  const compareAt = (loss: { scope: Scope; since: string | undefined }) =>
    compareSince({ ...paired, cells: cellsForLoss(paired.cells, open, runs, loss) }, loss.since)
  const comparison =
    decisive !== undefined
      ? withRecoveredScore(compareAt(decisive), decisive)
      : fallSignificance === 'not-significant'
        ? currentRunOnly
        : compareAt({ scope: scopeOfFall, since: sinceFall })
  const scoreFound: FoundLoss | undefined =
    isNewScore && scoreSignificance === 'significant'
      ? { measure: 'score', scope: { kind: 'whole' }, since: noise.now }
      : undefined
  const found = lowered === undefined ? (fallFound ?? scoreFound) : undefined
  const lost = comparison.engines
    .filter(({ was, now }) => was && !now)
    .map(({ engine }) => {
      const minimum = findTotalLoss(usual.filter(cell => cell.engine === engine))
        ? 'borderline'
        : 'not-significant'
      return {
        engine,
        significance: strongest([classifyEngine(engine, { losses, falls, classifyWindow }), minimum]),
      }
    })
  return {
    ...{ noise: 'tested', comparison, losses, found, lostEngineDrops: lost },
    pValue: decisive === undefined ? falls[0]?.pValue : undefined,
    since: decisive?.since ?? sinceFall,
    scope: decisive?.scope ?? scopeOfFall,
    significance: strongest([answersSignificance, scoreSignificance]),
    isByScore,
    lostEngines: lost
      .filter(({ significance }) => significance === 'significant')
      .map(({ engine }) => engine),
  }
}

/** Returns the comparison with the score of this run only if the loss is recovering: runs at the low level do not count. */
function withRecoveredScore(comparison: Comparison, { state }: Loss): Comparison {
  if (state !== 'recovering' && state !== 'recovered') return comparison
  const cells = comparison.cells.map(cell => ({ ...cell, recent: [] }))
  return { ...comparison, score: scoreChangeOver(cells, comparison.scoreUnit) }
}

/** Creates a function that classifies a window. With few earlier runs, it needs a lower p-value for `significant`. */
function createClassifier({ runs, cells }: Comparison, noise: NoiseModel): (window: Window) => Significance {
  const usually = changeOver(cells)?.was.usually ?? 0
  const isUncertain = runs.length === 1 && usually < EARLY
  return ({ pValue, isEarly }) => {
    const significance = classify(pValue, noise)
    if (significance === 'not-significant') return 'not-significant'
    return isUncertain || (isEarly && pValue > SHARE_OF_EARLY * noise.level) ? 'borderline' : significance
  }
}

function classifyLoss({ state }: Loss): Significance {
  if (state === 'failed') return 'significant'
  return state === 'low' ? 'known-loss' : 'not-significant'
}

/**
 * Classifies the fall of one engine by its strongest result. If the whole gate has fallen, the whole level is divided among
 * the engines and countries (fallback gatekeeping: Wiens 2003).
 */
function classifyEngine(
  engine: string,
  {
    losses,
    falls,
    classifyWindow,
  }: { losses: readonly Loss[]; falls: readonly Fall[]; classifyWindow: (window: Window) => Significance },
): Significance {
  const whole = falls.find(({ scope }) => scope.kind === 'whole')
  const wholeSignificance = strongest(whole?.windows.map(classifyWindow) ?? [])
  const own = falls.filter(({ scope }) => scope.kind === 'engine' && isIn(scope, engine))
  const share = wholeSignificance === 'significant' ? SHARE_OF_PARTS : 1
  return strongest([
    ...losses
      .filter(({ measure, scope }) => measure === 'citations' && isIn(scope, engine))
      .map(classifyLoss),
    ...own.flatMap(({ windows }) =>
      windows.map(window => classifyWindow({ ...window, pValue: window.pValue * share })),
    ),
    ...(own.length === 0 ? [wholeSignificance] : []),
  ])
}

/** Returns the largest part that lost all of its citations, at least TOTAL_LOSS; undefined if there is none. */
function findTotalLoss(cells: readonly ComparedCell[]): Scope | undefined {
  const scopes: Scope[] = [{ kind: 'whole' }, ...listScopes(cells.map(({ engine }) => engine))]
  return scopes.find(scope => {
    const change = changeOver(cells.filter(({ engine }) => isIn(scope, engine)))
    return change !== undefined && change.now.cited === 0 && change.was.usually >= TOTAL_LOSS
  })
}
