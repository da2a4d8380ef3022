import {
  type CellRef,
  type Change,
  type ComparedCell,
  type Comparison,
  changeOver,
  levelOf,
} from '../../comparison/comparison.ts'
import { isIn, keyOfScope, type Scope } from '../../comparison/scope.ts'
import { isOwnPages, isResultPage, splitCountry } from '../../engines/engine-names.ts'
import type { Finding, LevelOverTime } from '../../findings/finding.ts'
import type { Line, Table, Cell as TableCell, Value } from '../../lib/document/blocks.ts'
import type { Cell } from '../../scan/measure.ts'
import type { Outcome } from '../outcome.ts'
import type { FindingContext } from '../text/finding-text.ts'
import { countryName, joinWords } from '../words/names.ts'
import { countOf, formatPercent } from '../words/numbers.ts'
import { describeCountry, formatBefore, formatCounts, formatLevel, sentences } from '../words/phrases.ts'
import { dayInYear } from '../words/words.ts'

/** With more engines, the engines become the rows. */
const MAX_COLUMNS = 6
const MAX_RUNS = 12

interface Axis {
  title: Line
  isIn(engine: string): boolean
  isAll: boolean
}

/** Returns the grid of live engines or of a service. Undefined if only pages are checked or nothing was measured. */
export function liveGrid(context: FindingContext): Table | undefined {
  const { outcome, names, engines: asked } = context
  if (outcome.measurement === undefined || asked.every(isOwnPages)) return undefined
  const countries = unique(asked.map(engine => splitCountry(engine).country))
  const ids = unique(asked.map(engine => splitCountry(engine).id))
  const answering = new Set(outcome.measurement.engines.map(({ engine }) => splitCountry(engine).id))
  const countryAxis = withAll(
    countries.map(country => ({
      title: [country === undefined ? 'All countries' : countryName(country)],
      isIn: (engine: string) => splitCountry(engine).country === country,
      isAll: false,
    })),
  )
  const engineAxis = withAll(
    ids.map(id => ({
      title: [{ name: names.engine(id), most: 40 }],
      isIn: (engine: string) => splitCountry(engine).id === id,
      isAll: false,
    })),
    // Next to a single engine that answered, a total would repeat its numbers.
    ids.filter(id => answering.has(id)).length > 1,
  )
  const isTurned = ids.length > MAX_COLUMNS
  const [rows, columns] = isTurned ? [engineAxis, countryAxis] : [countryAxis, engineAxis]
  const isTitled = rows.length > 1
  return {
    kind: 'table',
    isGrid: true,
    caption: 'How many answers cite the brand, by country and engine',
    columns: [...(isTitled ? [[]] : []), ...columns.map(({ title }) => title)].map(title => ({ title })),
    rows: rows.map(row => [
      ...(isTitled ? [row.title] : []),
      ...columns.map((column): TableCell => {
        const isIn = (engine: string) => row.isIn(engine) && column.isIn(engine)
        const isBasis = column.isAll || !columns.some(({ isAll }) => isAll)
        const engines = asked.filter(isIn)
        if (engines.length === 0) return []
        return cellOf(outcome, ({ engine }) => engines.includes(engine), {
          ...{ isBasis, isLoss: isLoss(context, engines) },
        })
      }),
    ]),
    note: gridNote(context),
  }
}

function withAll(axis: Axis[], hasTotal = axis.length > 1): Axis[] {
  return !hasTotal ? axis : [...axis, { title: ['all'], isIn: () => true, isAll: true }]
}

function cellOf(
  { measurement, comparison }: Outcome,
  isIn: (cell: CellRef) => boolean,
  { isBasis, isLoss }: { isBasis: boolean; isLoss: boolean },
): TableCell {
  const cells = (measurement?.cells ?? []).filter(isIn)
  const compared = (comparison?.cells ?? []).filter(isIn)
  const shown = changeOver(compared)?.now ?? levelOf(cells)
  const cell = cellFrom(cells, compared, isLoss)
  if (!('now' in cell) || shown === undefined) return cell
  return {
    ...cell,
    ...(isBasis && shown.answers >= 10 && { basis: `(${formatCounts(shown)})` }),
    history: listShares(comparison, compared, shown.share),
  }
}

const NO_ANSWER: Line = ['no answer']

/** Returns how often the answers in these cells cite, and the expected number for the same answers. */
export function cellFrom(
  cells: readonly Cell[],
  compared: readonly ComparedCell[],
  isLoss: boolean,
): TableCell {
  const change = changeOver(compared)
  const shown = change?.now ?? levelOf(cells)
  if (shown === undefined) return NO_ANSWER
  return {
    now: formatLevel(shown),
    ...(change && { was: describeBefore(change) }),
    ...(isLoss && { isLoss }),
  }
}

/** Removes the earlier value from a cell if it reads the same as the current one. */
export function onlyChange(cell: TableCell): TableCell {
  if (!('now' in cell)) return cell
  const { was, ...rest } = cell
  const isSame = was === undefined || was.replace(/^(usually|was) /, '') === cell.now
  return isSame ? rest : cell
}

/** Returns `was 58%`, or `usually 2 of 3` for few answers. */
export function describeBefore(change: Change): string {
  return change.now.answers < 10 ? formatBefore(change) : `was ${formatBefore(change)}`
}

/** The shares of the newest runs over the compared cells, this run last. */
function listShares(
  comparison: Comparison | undefined,
  cells: readonly ComparedCell[],
  now: number,
): (number | undefined)[] {
  const runs = comparison?.runs ?? []
  const byRun = Map.groupBy(
    cells.flatMap(({ before }) => before),
    ({ run }) => run,
  )
  const earlier = runs.map((_, run) => levelOf((byRun.get(run) ?? []).map(({ cell }): Cell => cell))?.share)
  return [...earlier.slice(1 - MAX_RUNS), now]
}

/** Returns whether these engines are part of a reported loss. */
export function isLoss({ findings, outcome }: FindingContext, engines: readonly string[]): boolean {
  const answered = outcome.measurement?.engines.map(({ engine }) => engine) ?? []
  const own = engines.filter(engine => answered.includes(engine))
  return findings.some(finding => isBold(finding) && covers(finding.scope, own, answered))
}

function isBold(finding: Finding): finding is Extract<Finding, { scope: Scope }> {
  if (!('scope' in finding) || finding.leadsTo === 'none' || finding.kind === 'may-be-chance') return false
  return !('value' in finding) || finding.value === undefined
}

function covers(scope: Scope, engines: readonly string[], asked: readonly string[]): boolean {
  if (scope.kind === 'whole') return engines.length === asked.length
  return engines.length > 0 && engines.every(engine => isIn(scope, engine))
}

function gridNote(context: FindingContext): Line {
  const { outcome, findings } = context
  const losses = findings.filter(isBold)
  const isPart = losses.every(({ scope }) => scope.kind !== 'whole')
  return sentences(
    comparedPeriod(context),
    losses.length === 0
      ? ''
      : `▼ marks the loss${isPart ? ', which “all” includes; the rest is ordinary ups and downs' : ''}.`,
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
  const cells = outcome.comparison?.cells ?? []
  const compared = unique(cells.map(({ engine }) => names.engine(engine)))
  const what = isMissing ? `${joinWords(compared)} alone` : 'same questions'
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

/** Cells that only one side has count in no number. */
function unpairedSentence({ comparison }: Outcome): string {
  const unpaired = comparison?.unpaired ?? []
  const parts = (['new-keyword', 'removed-keyword', 'new-engine'] as const).flatMap(kind => {
    const count = unpaired.filter(each => each.kind === kind).length
    return count === 0 ? [] : [countOf(count, UNPAIRED[kind])]
  })
  return parts.length === 0 ? '' : `Not compared: ${joinWords(parts)}.`
}

const UNPAIRED = {
  'new-keyword': 'new question',
  'removed-keyword': 'removed question',
  'new-engine': 'new engine',
}

function unique<T>(values: T[]): T[] {
  return [...new Set(values)]
}

/** Returns the grid of a lasting change: before, since a day, and in this run. Undefined for other findings. */
export function timeGrid(finding: Finding, context: FindingContext): Table | undefined {
  if (!('time' in finding) || finding.time === undefined || finding.time.parts.length === 0) return undefined
  const { parts, runs, lastBefore, since } = finding.time
  const { outcome } = context
  const day = (date: string) => dayInYear(date, outcome.run.finishedAt)
  const isLoss = ({ scope }: LevelOverTime) =>
    isBold(finding) && keyOfScope(scope) === keyOfScope(finding.scope)
  return {
    kind: 'table',
    isGrid: true,
    caption: 'How many answers cite the brand, before and since',
    columns: [...(parts.length > 1 ? [[]] : []), ['before'], [`since ${day(since)}`], ['this run']].map(
      title => ({ title }),
    ),
    rows: parts.map((part): TableCell[] => [
      ...(parts.length > 1 ? [scopeTitle(part.scope, context)] : []),
      ...levelCells(part, isLoss(part)),
    ]),
    note: sentences(
      `Before: ${countOf(runs.before, 'run')} to ${day(lastBefore)}; since: ${countOf(runs.since, 'run')}.`,
      parts.some(isLoss) ? '▼ marks the loss.' : '',
      apiNote(outcome),
    ),
  }
}

function scopeTitle(scope: Scope, { names }: FindingContext): Line {
  if (scope.kind === 'whole') return ['all']
  if (scope.kind === 'country') return [countryName(scope.country)]
  return [{ name: `${names.engine(scope.engine)}${describeCountry(scope)}` }]
}

function levelCells({ before, since, now }: LevelOverTime, isLoss: boolean): Value[] {
  const basis = now.answers < 10 ? {} : { basis: `(${formatCounts(now)})` }
  return [
    { now: formatPercent(before) },
    { now: formatPercent(since), ...(isLoss && { isLoss }) },
    { now: formatLevel(now), ...basis },
  ]
}
