/** Tests the answers of a run one by one: known losses, new falls, and the score of cited answers. Pure. */
import { compareSince, type PairedRun } from '../comparison/compare.ts'
import { type ComparedCell, type Comparison, changeOver, scoreChangeOver } from '../comparison/comparison.ts'
import { isIn, listScopes, type Scope, scopeOfLoss } from '../comparison/scope.ts'
import type { Loss } from '../history/record.ts'
import { type Evidence, strongest, type TestedComparison, weigh } from './evidence.ts'
import { type Fall, MAX_WINDOW, SHARE_OF_PARTS, searchFalls, type Window } from './falls.ts'
import { cellsForLoss, dropRunsBefore, type FoundLoss, lowerLoss, updateLosses } from './losses.ts'
import type { NoiseModel } from './noise.ts'
import { toSeries } from './statistics/cell-series.ts'
import { findBreak } from './statistics/fall-test.ts'
import { testProminence } from './statistics/prominence.ts'

type TestedAnswers = Omit<TestedComparison, 'level'>

/** Share of the level for the score of cited answers, where it varies. */
const SHARE_OF_PROMINENCE = 0.1
/** The loss of so many citations, and of all, of the whole or a part is never passed over: it is suspicious where it may be chance. */
const TOTAL_LOSS = 5

/** After one recorded run, a fall needs so many citations before it to fail: that run may have been lucky. */
const EARLY = 10
/** Share of the level for an early fall, as a window tells. */
const SHARE_OF_EARLY = 1 / 4

/**
 * Tests a run with paired cells. `alone`: the comparison of this run alone. The comparison of the result is that of the loss
 * that decides: a known one that fails, else a new fall, else a known loss.
 */
export function testAnswers(paired: PairedRun, alone: Comparison, noise: NoiseModel): TestedAnswers {
  const { losses: open = [], runs } = paired.baseline
  const search = {
    ...{ current: runs.length, isCorrelated: noise.isCorrelated },
    longest: noise.isReview ? 1 : MAX_WINDOW,
  }
  const { cells } = paired.measurement
  const updated = updateLosses(paired.cells, open, { ...noise, ...search, runs, cells })
  const belowLosses = { ...paired, cells: dropRunsBefore(paired.cells, open, runs) }
  // A further fall of the score is a part of the loss that is open.
  const isScoreLow = open.some(({ measure }) => measure === 'score')
  const prominence = isScoreLow ? undefined : testProminence(alone)
  const share = prominence === undefined ? 1 : 1 - SHARE_OF_PROMINENCE
  const series = toSeries(belowLosses.cells, search.current)
  const falls = searchFalls(series, search, share)
  const weighWindow = createWeigher(alone, noise)
  const weighFall = ({ windows }: Fall) => strongest(windows.map(weighWindow))
  const ofFall = strongest(falls.map(weighFall))
  const worst = falls.find(fall => weighFall(fall) === ofFall)
  const findStart = () =>
    findBreak(
      series.filter(({ engine }) => isIn(worst?.scope ?? { kind: 'whole' }, engine)),
      search,
    )
  const atFall = ofFall === 'chance' ? alone : compareSince(belowLosses, runs[findStart()]?.createdAt)
  const usual = belowLosses.cells.filter(({ before }) => before.length > 0)
  const gone = findTotalLoss(usual)
  const scopeOfFall: Scope =
    ofFall === 'chance' ? (gone ?? { kind: 'whole' }) : scopeOfLoss(atFall.cells, worst?.scope)
  const sinceFall = atFall.recent[0]?.createdAt
  const fallFound: FoundLoss | undefined =
    ofFall === 'certain'
      ? { measure: 'citations', scope: scopeOfFall, since: sinceFall ?? noise.now }
      : undefined
  const losses = updated.map(loss => lowerLoss(loss, fallFound))
  const lowered = losses.find(loss => !updated.includes(loss))
  const failing = lowered ?? losses.find(({ state }) => state === 'failed')
  const known = losses.find(({ state }) => state !== 'not-measured')
  const ofScore = prominence === undefined ? 'chance' : weigh(prominence / SHARE_OF_PROMINENCE, noise)
  const ofTotalLoss = gone === undefined ? 'chance' : 'suspicious'
  const ofAnswers = strongest([ofFall, ...losses.map(weighLoss), ofTotalLoss])
  const isNewScore = ofAnswers === 'chance' && ofScore !== 'chance'
  const told = failing ?? (ofFall === 'chance' && !isNewScore ? known : undefined)
  const isByScore = isNewScore || told?.measure === 'score'
  const compareAt = (loss: { scope: Scope; since: string | undefined }) =>
    compareSince({ ...paired, cells: cellsForLoss(paired.cells, open, runs, loss) }, loss.since)
  const comparison =
    told !== undefined
      ? withRecoveredScore(compareAt(told), told)
      : ofFall === 'chance'
        ? alone
        : compareAt({ scope: scopeOfFall, since: sinceFall })
  const scoreFound: FoundLoss | undefined =
    isNewScore && ofScore === 'certain'
      ? { measure: 'score', scope: { kind: 'whole' }, since: noise.now }
      : undefined
  const found = lowered === undefined ? (fallFound ?? scoreFound) : undefined
  const lost = comparison.engines
    .filter(({ was, now }) => was && !now)
    .map(({ engine }) => {
      const least = findTotalLoss(usual.filter(cell => cell.engine === engine)) ? 'suspicious' : 'chance'
      return { engine, evidence: strongest([weighEngine(engine, { losses, falls, weighWindow }), least]) }
    })
  return {
    ...{ noise: 'tested', comparison, losses, found, gone: lost },
    pValue: told === undefined ? falls[0]?.pValue : undefined,
    since: told?.since ?? sinceFall,
    scope: told?.scope ?? scopeOfFall,
    evidence: strongest([ofAnswers, ofScore]),
    isByScore,
    lostEngines: lost.filter(({ evidence }) => evidence === 'certain').map(({ engine }) => engine),
  }
}

/** Returns the comparison with the score of this run only, if it is back: the runs at the low level are no part of it. */
function withRecoveredScore(comparison: Comparison, { state }: Loss): Comparison {
  if (state !== 'recovering' && state !== 'recovered') return comparison
  const cells = comparison.cells.map(cell => ({ ...cell, recent: [] }))
  return { ...comparison, score: scoreChangeOver(cells, comparison.scoreUnit) }
}

/** Returns a function that weighs a window, and is careful where few runs are before it. */
function createWeigher({ runs, cells }: Comparison, noise: NoiseModel): (window: Window) => Evidence {
  const usually = changeOver(cells)?.was.usually ?? 0
  const isUncertain = runs.length === 1 && usually < EARLY
  return ({ pValue, isEarly }) => {
    const evidence = weigh(pValue, noise)
    if (evidence === 'chance') return 'chance'
    return isUncertain || (isEarly && pValue > SHARE_OF_EARLY * noise.level) ? 'suspicious' : evidence
  }
}

function weighLoss({ state }: Loss): Evidence {
  if (state === 'failed') return 'certain'
  return state === 'low' ? 'told' : 'chance'
}

/**
 * Weighs the fall of one engine: the strongest of what is known of it. Where the whole has fallen, each engine is tested at the
 * whole level, as one of so many (fallback gatekeeping: Wiens 2003).
 */
function weighEngine(
  engine: string,
  {
    losses,
    falls,
    weighWindow,
  }: { losses: readonly Loss[]; falls: readonly Fall[]; weighWindow: (window: Window) => Evidence },
): Evidence {
  const whole = falls.find(({ scope }) => scope.kind === 'whole')
  const ofWhole = strongest(whole?.windows.map(weighWindow) ?? [])
  const own = falls.filter(({ scope }) => scope.kind === 'engine' && isIn(scope, engine))
  const share = ofWhole === 'certain' ? SHARE_OF_PARTS : 1
  return strongest([
    ...losses.filter(({ measure, scope }) => measure === 'citations' && isIn(scope, engine)).map(weighLoss),
    ...own.flatMap(({ windows }) =>
      windows.map(window => weighWindow({ ...window, pValue: window.pValue * share })),
    ),
    ...(own.length === 0 ? [ofWhole] : []),
  ])
}

/** Returns the largest part that lost five citations or more, and all of them; undefined without one. */
function findTotalLoss(cells: readonly ComparedCell[]): Scope | undefined {
  const scopes: Scope[] = [{ kind: 'whole' }, ...listScopes(cells.map(({ engine }) => engine))]
  return scopes.find(scope => {
    const change = changeOver(cells.filter(({ engine }) => isIn(scope, engine)))
    return change !== undefined && change.now.cited === 0 && change.was.usually >= TOTAL_LOSS
  })
}
