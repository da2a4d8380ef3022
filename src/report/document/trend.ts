import { type CellRef, changeOver, keyOf, levelOf } from '../../comparison/comparison.ts'
import { splitCountry } from '../../engines/engine-names.ts'
import { listLosses } from '../../gate/verdict.ts'
import type { BaselineRun } from '../../history/record.ts'
import type { Block, Line, Value } from '../../lib/document/blocks.ts'
import type { Cell } from '../../scan/measure.ts'
import type { ReportContext } from '../text/finding-text.ts'
import { countryName } from '../words/names.ts'
import { countOf, formatPercent } from '../words/numbers.ts'
import { formatCounts, MIN_FOR_PERCENT } from '../words/phrases.ts'
import { dayInYear } from '../words/words.ts'
import { isLoss, isMarkedLoss, levelCell } from './grids.ts'
import { hasLevels } from './sections/section.ts'
import { chooseLines, createLowTest, listShares, type Moment, type Series, timeChart } from './time-chart.ts'

const MAX_RUNS = 30

/** Returns no chart if the report does not show levels or there are too few answers for a percentage. */
export function trendBlocks(context: ReportContext): Block[] {
  const { outcome } = context
  const { measurement, comparison, verdict, run } = outcome
  if (measurement === undefined || !hasLevels(context)) return []
  const compared = (comparison?.cells ?? []).map(({ now }) => now)
  const cells = compared.length > 0 ? compared : measurement.cells
  const keys = new Set(cells.map(keyOf))
  const earlier = outcome.trend
    .filter(record => record.cells.some(cell => keys.has(keyOf(cell))))
    .slice(1 - MAX_RUNS)
  if (earlier.length === 0 || countAnswers(cells) < MIN_FOR_PERCENT) return []
  const failed = verdict.status === 'fail' || verdict.status === 'error'
  const isLow = createLowTest([...outcome.trend, { createdAt: run.finishedAt, losses: listLosses(verdict) }])
  const moments = [...earlier, { createdAt: run.finishedAt, failed }].map(
    (each): Moment => ({ createdAt: each.createdAt, isMarked: each.failed || isLow(each.createdAt) }),
  )
  const series = listSeries(context, earlier, cells)
  const title = `Share of the answers that cite the brand, ${countOf(moments.length, 'run')}`
  const isMarked = moments.some(moment => moment.isMarked)
  const legend: Line = isMarked ? ['A cross marks a run that failed or is part of a loss.'] : []
  const change = changeOver(comparison?.cells ?? [])
  const total = change?.now ?? levelOf(cells)
  const whole = total && { ...levelCell(total, change), basis: `${formatCounts(total)} answers` }
  const part = partLevel(context)
  const all = `all ${[whole?.now, whole?.was].filter(Boolean).join(', ')}`
  const level = part ? { ...part, whole: all } : whole
  return [{ ...timeChart({ moments, series, title, legend }), level }]
}

/** Returns the level of the part that the headline is about. Undefined for a headline about all answers or a score. */
function partLevel({ findings: [first], outcome }: ReportContext): Value | undefined {
  if (first === undefined || !('scope' in first) || first.scope.kind === 'whole') return undefined
  if ('value' in first && first.value !== undefined) return undefined
  const isLoss = isMarkedLoss(first)
  if ('time' in first && first.time?.levels !== undefined) {
    const { since, levels } = first.time
    const basis = `since ${dayInYear(since, outcome.run.finishedAt)}`
    return { now: formatPercent(levels.since), basis, was: `was ${formatPercent(levels.before)}`, isLoss }
  }
  const { change } = first
  return change && { ...levelCell(change.now, change), basis: `${formatCounts(change.now)} answers`, isLoss }
}

function listSeries(
  context: ReportContext,
  earlier: readonly BaselineRun[],
  cells: readonly Cell[],
): Series[] {
  const partsBy = (nameOf: (engine: string) => string) => {
    const groups = [...Map.groupBy(cells, ({ engine }) => nameOf(engine))]
    return groups.length < 2 ? [] : groups
  }
  const toSeries = (name: string | undefined, part: readonly Cell[]): Series => ({
    name,
    values: listShares(earlier, part),
    isLoss: isLoss(context, [...new Set(part.map(({ engine }) => engine))]),
  })
  const byCountry = partsBy(engine => {
    const { country } = splitCountry(engine)
    return country === undefined ? 'All countries' : countryName(country)
  })
  const parts = [...byCountry, ...partsBy(engine => context.names.engine(engine))]
    .filter(([, part]) => countAnswers(part) >= MIN_FOR_PERCENT)
    .map(([name, part]) => toSeries(name, part))
  return chooseLines(toSeries(undefined, cells), parts)
}

function countAnswers(cells: readonly (CellRef & Pick<Cell, 'cited'>)[]): number {
  return cells.reduce((sum, { cited }) => sum + cited.length, 0)
}
