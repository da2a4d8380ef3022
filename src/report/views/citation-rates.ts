/** How many answers cite the brand: over all engines, by engine, and in earlier runs. */
import { type CellRef, changeOver, type Level } from '../../comparison/comparison.ts'
import type { BaselineRun } from '../../history/record.ts'
import type { Cell, EngineMeasurement } from '../../scan/measure.ts'
import { countOf, formatPercent, NO_VALUE } from '../numbers.ts'
import type { Outcome } from '../outcome.ts'
import { factsOf } from '../verdict-facts.ts'
import type { Column } from './table.ts'
import type { Tone } from './tone.ts'

/** Number of runs in a row of bars, this run included. */
const MOST_BARS = 12
/** Bars of equal steps from 0 to 100%. */
const BARS = '▁▂▃▄▅▆▇█'
const NO_BAR = '·'

/** The share of answers that cite the brand. Rates are 0 to 1. */
export interface CitationRate {
  cited: number
  /** At least 1. */
  answers: number
  now: number
  /** Mean of the rates of the baseline's runs; undefined where they are not known. */
  before: number | undefined
}

/** Returns the citation rate over all engines; undefined without an answer. */
export function rateOfAll(outcome: Outcome): CitationRate | undefined {
  return rateOver(outcome, () => true)
}

/** Returns the citation rate of an engine; undefined without an answer. */
export function rateOfEngine(outcome: Outcome, engine: string): CitationRate | undefined {
  return rateOver(outcome, cell => cell.engine === engine)
}

/** Returns the rate over the cells that both sides evaluated; over all cells where none of them is compared. */
function rateOver(
  { measurement, comparison }: Outcome,
  isCounted: (cell: CellRef) => boolean,
): CitationRate | undefined {
  const change = changeOver((comparison?.cells ?? []).filter(isCounted))
  const now =
    change?.now ??
    countAnswers(
      (measurement?.engines ?? []).filter(({ engine }) => isCounted({ keyword: undefined, engine })),
    )
  return now && { cited: now.cited, answers: now.answers, now: now.share, before: change?.was.share }
}

function countAnswers(engines: readonly EngineMeasurement[]): Level | undefined {
  const answers = engines.reduce((sum, engine) => sum + engine.answers, 0)
  const cited = engines.reduce((sum, engine) => sum + engine.citedAnswers, 0)
  return answers === 0 ? undefined : { cited, answers, share: cited / answers }
}

/** Returns the citation rate of a run over the cells that count, 0 to 1; undefined where there is no such cell. */
export function rateIn(
  { cells }: Pick<BaselineRun, 'cells'>,
  isCounted: (cell: Cell) => boolean,
): number | undefined {
  const votes = cells.filter(isCounted).flatMap(({ cited }) => cited)
  return votes.length === 0 ? undefined : votes.filter(Boolean).length / votes.length
}

export type CitationRateRow = NonNullable<ReturnType<typeof viewCitationRates>>['rows'][number]

/** Returns one row for each engine, the largest fall first; undefined without an engine. */
export function viewCitationRates(outcome: Outcome) {
  const { measurement, trend } = outcome
  const engines = measurement?.engines ?? []
  const rows = engines.flatMap(({ engine }) => {
    const rate = rateOfEngine(outcome, engine)
    const isDrop = factsOf(outcome.verdict).engineDrops.some(drop => drop.engine === engine)
    return rate ? [{ engine, ...viewRate(outcome, rate, isDrop, cell => cell.engine === engine) }] : []
  })
  if (rows.length === 0) return undefined
  const isCompared = rows.some(({ rate }) => rate.before !== undefined)
  const hasRuns = trend.some(({ cells }) => cells.length > 0)
  const columns: Column[] = [
    { title: 'Engine' },
    { title: 'Answers that cite', isNumber: true },
    ...(isCompared ? [{ title: 'Before', isNumber: true }, { title: 'Change' }] : []),
    ...(hasRuns ? [{ title: `Last ${Math.min(trend.length + 1, MOST_BARS)} runs` }] : []),
  ]
  const fallOf = ({ rate }: { rate: CitationRate }) => (rate.before ?? rate.now) - rate.now
  return {
    columns,
    isCompared,
    hasRuns,
    rows: rows.toSorted((a, b) => fallOf(b) - fallOf(a)),
    legend: [
      ...(isCompared ? ['“Before” is the average of the runs compared with.'] : []),
      ...(hasRuns ? ['Each bar is a run, the newest on the right; a full bar is 100% of the answers.'] : []),
    ].join(' '),
  }
}

/** Returns the citation rate over all engines, as a row does for one; undefined without an answer. */
export function viewOverallRate(outcome: Outcome): Omit<CitationRateRow, 'engine'> | undefined {
  const rate = rateOfAll(outcome)
  const isDrop = factsOf(outcome.verdict).rules.some(
    rule => rule.kind === 'drop' && rule.rule === 'max-bcr-drop' && rule.outcome === 'fail',
  )
  return rate && viewRate(outcome, rate, isDrop, () => true)
}

/** `isDrop`: a rule or a test found that the rate dropped. */
function viewRate(
  { verdict, trend }: Outcome,
  rate: CitationRate,
  isDrop: boolean,
  isCounted: (cell: Cell) => boolean,
) {
  const { cited, answers, now, before } = rate
  return {
    rate,
    share: `${formatPercent(now)} (${cited} of ${answers})`,
    before: before === undefined ? NO_VALUE : formatPercent(before),
    ...describeChange(now, before, isDrop, factsOf(verdict).noise === 'tested'),
    ...viewRuns(trend, rate, isCounted),
  }
}

/** Points are those of the percentages that the reader sees. */
function describeChange(
  now: number,
  before: number | undefined,
  isDrop: boolean,
  isTested: boolean,
): { change: string; tone: Tone | undefined } {
  if (before === undefined) return { change: 'new', tone: undefined }
  const points = Math.round(100 * now) - Math.round(100 * before)
  if (points === 0) return { change: 'same', tone: undefined }
  const amount = `${points < 0 ? '▼' : '▲'} ${countOf(Math.abs(points), 'point')}`
  if (points > 0) return { change: amount, tone: undefined }
  if (isDrop) return { change: amount, tone: 'worse' }
  return { change: isTested ? `${amount}, may be chance` : amount, tone: isTested ? undefined : 'doubtful' }
}

/** Returns the rates of the newest runs, this one last, and a bar for each. */
function viewRuns(
  trend: Outcome['trend'],
  { now }: CitationRate,
  isCounted: (cell: Cell) => boolean,
): { history: (number | undefined)[]; runs: string } {
  const earlier = trend.slice(1 - MOST_BARS).map(run => rateIn(run, isCounted))
  const history = [...earlier, now]
  return { history, runs: history.map(drawBar).join('') }
}

function drawBar(rate: number | undefined): string {
  return rate === undefined ? NO_BAR : BARS.charAt(Math.round(rate * (BARS.length - 1)))
}
