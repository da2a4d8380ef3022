import { type CellRef, type Change, changeOver, type Level, levelOf } from '../../comparison/comparison.ts'
import { isIn, type Scope } from '../../comparison/scope.ts'
import { seriesOf } from '../../comparison/series.ts'
import { isOwnPages, isResultPage, splitCountry } from '../../engines/engine-names.ts'
import type { Finding } from '../../findings/finding.ts'
import type { Line, Table, Cell as TableCell, Value } from '../../lib/document/blocks.ts'
import { type Cell, citedShareOf } from '../../scan/measure.ts'
import type { Outcome } from '../outcome.ts'
import type { FindingContext } from '../text/finding-text.ts'
import { countryName, engineNames, joinWords } from '../words/names.ts'
import { countOf } from '../words/numbers.ts'
import {
  formatBefore,
  formatCounts,
  formatLevel,
  isUnchanged,
  MIN_FOR_PERCENT,
  sentences,
} from '../words/phrases.ts'
import { dayInYear } from '../words/words.ts'

/** With more engines, the engines become the rows. */
const MAX_COLUMNS = 6
const MAX_RUNS = 12

interface EngineGroup {
  title: Line
  engines: readonly string[]
  isTotal?: boolean
}

/** Builds a grid. `hasTitles`: the rows have headers. */
export function gridOf(
  caption: string,
  columns: readonly Line[],
  rows: readonly { title: Line; cells: readonly TableCell[] }[],
  { note, hasTitles = rows.length > 1 }: { note: Line; hasTitles?: boolean },
): Table {
  const titles = hasTitles ? [[], ...columns] : columns
  return {
    kind: 'table',
    isGrid: true,
    caption,
    columns: titles.map(title => ({ title })),
    rows: rows.map(({ title, cells }) => (hasTitles ? [title, ...cells] : [...cells])),
    note,
  }
}

/** Returns the grid of live engines or of a service. Undefined if only pages are checked or nothing was measured. */
export function liveGrid(context: FindingContext): Table | undefined {
  const { outcome, names, engines: asked } = context
  if (outcome.measurement === undefined || asked.every(isOwnPages)) return undefined
  const byCountry = Array.from(
    Map.groupBy(asked, engine => splitCountry(engine).country),
    ([country, engines]): EngineGroup => ({
      title: [country === undefined ? 'All countries' : countryName(country)],
      engines,
    }),
  )
  const byEngine = Array.from(
    Map.groupBy(asked, engine => splitCountry(engine).id),
    ([id, engines]): EngineGroup => ({ title: [{ name: names.engine(id), most: 40 }], engines }),
  )
  const answering = new Set(outcome.measurement.engines.map(({ engine }) => splitCountry(engine).id))
  // Next to a single engine that answered, a total would repeat its numbers.
  const engineGroups = answering.size > 1 ? addTotal(byEngine, asked) : byEngine
  const countryGroups = byCountry.length > 1 ? addTotal(byCountry, asked) : byCountry
  const hasEngineRows = byEngine.length > MAX_COLUMNS
  const [rows, columns] = hasEngineRows ? [engineGroups, countryGroups] : [countryGroups, engineGroups]
  const hasTotal = columns.some(({ isTotal }) => isTotal)
  return gridOf(
    'How many answers cite the brand, by country and engine',
    columns.map(({ title }) => title),
    rows.map(row => ({
      title: row.title,
      cells: columns.map(column => {
        const engines = row.engines.filter(engine => column.engines.includes(engine))
        return engines.length === 0 ? [] : engineCell(context, engines, !hasTotal || column.isTotal === true)
      }),
    })),
    { note: gridNote(context) },
  )
}

function addTotal(groups: EngineGroup[], engines: readonly string[]): EngineGroup[] {
  return [...groups, { title: ['all'], engines, isTotal: true }]
}

function engineCell(context: FindingContext, engines: readonly string[], hasBasis: boolean): TableCell {
  const { measurement, comparison } = context.outcome
  const isAsked = ({ engine }: CellRef) => engines.includes(engine)
  const cells = (measurement?.cells ?? []).filter(isAsked)
  const compared = (comparison?.cells ?? []).filter(isAsked)
  const change = changeOver(compared)
  const level = change?.now ?? levelOf(cells)
  if (level === undefined) return NO_ANSWER
  return {
    ...levelCell(level, change),
    isLoss: isLoss(context.findings, engines, change),
    basis: hasBasis ? formatBasis(level) : undefined,
    history: listShares(
      comparison?.runs ?? [],
      compared.map(({ now }) => now),
    )
      .slice(-MAX_RUNS)
      .map(value => value && value / 100),
  }
}

export const NO_ANSWER: Line = ['no answer']

/** Returns a level and the earlier one: `was 58%`, or `usually 2 of 3` for few answers. */
export function levelCell(level: Level, change?: Change): Value {
  if (change === undefined) return { now: formatLevel(level) }
  const isFew = level.answers < MIN_FOR_PERCENT
  return { now: formatLevel(level), was: isFew ? formatBefore(change) : `was ${formatBefore(change)}` }
}

/** Returns the counts behind a percentage; undefined if the level is written as counts. */
export function formatBasis(level: Level): string | undefined {
  return level.answers < MIN_FOR_PERCENT ? undefined : `(${formatCounts(level)})`
}

/** Removes the earlier value from a cell if it reads the same as the current one. */
export function onlyChange(cell: Value): Value {
  const { was, ...rest } = cell
  const isSame = was === undefined || was.replace(/^(usually|was) /, '') === cell.now
  return isSame ? rest : cell
}

/**
 * Returns the percentages of the answers that cite the brand in each run, and in `cells`, the newest run. Each cell is weighted
 * by its number of answers in the newest run. Undefined for a run without answers.
 */
export function listShares(
  runs: readonly { cells: Cell[] }[],
  cells: readonly Cell[],
): (number | undefined)[] {
  const series = seriesOf(runs, cells, citedShareOf, ({ cited }) => cited.length)
  const points = new Map(series.map(({ run, value }) => [run, 100 * Math.min(1, Math.max(0, value))]))
  return Array.from({ length: runs.length + 1 }, (_, run) => points.get(run))
}

/** Returns whether engines that fell visibly, or are not compared, are part of a reported loss. */
export function isLoss(
  findings: readonly Finding[],
  engines: readonly string[],
  change: Change | undefined,
): boolean {
  const hasFallen = change === undefined || (change.now.share < change.was.share && !isUnchanged(change))
  return (
    hasFallen &&
    findings.some(finding => isMarkedLoss(finding) && engines.every(each => isIn(finding.scope, each)))
  )
}

/** Returns whether the report marks a finding as a loss. */
export function isMarkedLoss(finding: Finding): finding is Extract<Finding, { scope: Scope }> {
  if (!('scope' in finding) || finding.leadsTo === 'none' || finding.kind === 'may-be-chance') return false
  return !('value' in finding) || finding.value === undefined
}

function gridNote(context: FindingContext): Line {
  const { outcome, findings } = context
  const losses = findings.filter(isMarkedLoss)
  const isPart = losses.every(({ scope }) => scope.kind !== 'whole')
  return sentences(
    findings[0] && 'time' in findings[0] && findings[0].time ? 'The numbers are those of this run.' : '',
    comparedPeriod(context),
    losses.length === 0 ? '' : `▼ marks the loss.${isPart ? ' “all” includes it.' : ''}`,
    unpairedSentence(outcome),
    apiNote(outcome),
  )
}

function comparedPeriod({ outcome, findings, names }: FindingContext): string {
  const dates = (outcome.comparison?.runs ?? []).flatMap(({ createdAt }) => createdAt ?? [])
  const [first, last] = [dates[0], dates.at(-1)]
  if (first === undefined || last === undefined) return ''
  const day = (date: string) => dayInYear(date, outcome.run.finishedAt)
  const isMissing = findings.some(finding => finding.kind === 'engine-silent' && finding.evaluated === 0)
  const compared = (outcome.comparison?.cells ?? []).map(({ engine }) => engine)
  const what = isMissing ? `only ${engineNames(compared, names)}` : 'same questions'
  const runs =
    dates.length === 1
      ? `the run of ${day(first)}`
      : `the ${dates.length} runs from ${day(first)} to ${day(last)}`
  return `Was: ${runs}, ${what}.`
}

function apiNote(outcome: Outcome): string {
  const isAsked = outcome.answers.engines.some(({ engine }) => !isResultPage(engine))
  return isAsked ? 'Asked through APIs; the apps may answer differently.' : ''
}

const UNPAIRED = [
  ['new-keyword', 'new question'],
  ['removed-keyword', 'removed question'],
  ['new-engine', 'new engine'],
] as const

function unpairedSentence({ comparison }: Outcome): string {
  const unpaired = comparison?.unpaired ?? []
  const parts = UNPAIRED.map(([kind, words]) => ({
    words,
    count: unpaired.filter(each => each.kind === kind).length,
  })).filter(({ count }) => count > 0)
  if (parts.length === 0) return ''
  return `Not compared: ${joinWords(parts.map(({ count, words }) => countOf(count, words)))}.`
}
