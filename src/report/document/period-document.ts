/** The page about a month or another period, compared with the one before. Its readers do not know the gate. */
import { keyOf, levelOf } from '../../comparison/comparison.ts'
import {
  type ComparedPart,
  compareAnswers,
  differenceOf,
  isLarge,
  type MeasuredDay,
  mergeCells,
  splitCells,
} from '../../comparison/periods.ts'
import { isOpen } from '../../history/loss.ts'
import type { Loss } from '../../history/record.ts'
import type { Block, Document, Line } from '../../lib/document/blocks.ts'
import { joinLines, line, listOf, paragraph, tableOf } from '../../lib/document/build-blocks.ts'
import { plainOf } from '../../lib/document/plain-text.ts'
import { createNames, engineNames, type Names } from '../words/names.ts'
import { countOf, formatPercent, NO_VALUE } from '../words/numbers.ts'
import {
  describeCountry,
  fitHeadline,
  formatBefore,
  formatCounts,
  formatLevel,
  MIN_FOR_PERCENT,
  sentences,
} from '../words/phrases.ts'
import { longDayOf } from '../words/words.ts'
import { listShares, timeChart } from './time-chart.ts'

export interface Period {
  /** The title of a column, such as `November 2026`. */
  title: string
  /** As in a sentence, such as `in November 2026`. */
  when: string
  /** Oldest first. */
  days: readonly MeasuredDay[]
}

export interface PeriodReport {
  brand: string
  now: Period
  before: Period
  /** The days to draw, oldest first. They may begin before both periods. */
  trend: readonly MeasuredDay[]
  /** Losses that the runs of the period found or followed, each with its last state. */
  losses: readonly Loss[]
  /** A sentence about the cost of the period, or ''. */
  cost: string
  /** ISO 8601 in UTC. */
  createdAt: string
}

const MAX_COMPETITORS = 2
const MAX_ENGINE_ROWS = 8
const MAX_QUESTIONS = 3
const MAX_LOSSES = 3
/** As a share of the answers. */
const MIN_RISE = 0.05

interface Contents extends PeriodReport {
  names: Names
  whole: ComparedPart
  /** The largest change first. */
  engines: ComparedPart[]
  /** The most cited first. */
  competitors: ComparedPart[]
  lost: ComparedPart[]
  won: ComparedPart[]
}

/** Returns the report of a period. It compares what both periods asked, and states what that leaves out. */
export function periodDocument(report: PeriodReport): Document {
  const { brand, now, before, cost, createdAt } = report
  const cells = mergeCells(now.days.flatMap(day => day.cells))
  const names = createNames(
    brand,
    [...now.days, ...before.days].flatMap(day => day.cells.map(({ engine }) => engine)),
  )
  const whole = compareAnswers(brand, cells, before.days)
  const questions = splitCells(
    whole,
    before.days,
    ({ keyword, engine }) => keyword && keyOf({ keyword, engine }),
  )
    .filter(isLarge)
    .toSorted((a, b) => differenceOf(a.change) - differenceOf(b.change))
  const nameOf = chooseEngineNames(whole, names)
  const engines = splitCells(whole, before.days, ({ engine }) => nameOf(engine))
  const contents: Contents = {
    ...report,
    names,
    whole,
    engines: engines.toSorted((a, b) => Math.abs(differenceOf(b.change)) - Math.abs(differenceOf(a.change))),
    competitors: compareCompetitors(report),
    lost: questions.filter(({ change }) => differenceOf(change) < 0).slice(0, MAX_QUESTIONS),
    won: questions.filter(({ change }) => differenceOf(change) > 0).slice(-MAX_QUESTIONS),
  }
  const headline = describePeriod(contents)
  return {
    title: plainOf(headline),
    about: [['AI visibility'], [{ name: brand }], [now.title]],
    first: [
      { kind: 'heading', text: headline },
      ...paragraph(describeAnswers(contents)),
      ...(cells.length === 0 ? [] : measuredBlocks(contents)),
    ],
    sections: [],
    footer: paragraph(sentences(cost, `Made on ${longDayOf(createdAt)}.`), true),
    createdAt,
  }
}

function measuredBlocks(contents: Contents): Block[] {
  const { now, losses, names, engines, competitors, lost, won } = contents
  return [
    ...losses.slice(-MAX_LOSSES).flatMap(loss => paragraph(describeLoss(loss, names))),
    ...chartBlocks(contents),
    ...levelTable('How many answers cite each brand', [], contents, [
      ...engines.map((each): Row => [[...names.brand, ' in ', { name: each.name }], each, isFall(each)]),
      ...competitors.slice(0, MAX_COMPETITORS).map((each): Row => [[{ name: each.name }], each, false]),
    ]),
    ...under(
      'Questions won and lost',
      levelTable(
        `The largest changes ${now.when}. Of many questions, a few change this much by chance.`,
        ['Question'],
        contents,
        [...lost, ...won.toReversed()].map((each): Row => [nameQuestion(each, names), each, isFall(each)]),
      ),
    ),
    ...under('What to do next', listOf(listSteps(contents))),
  ]
}

type Row = [name: Line, part: ComparedPart, isLoss: boolean]

/** Returns a table of levels and their changes; only of levels if nothing is compared. */
function levelTable(caption: string, title: Line, { before, now }: Contents, rows: Row[]): Block[] {
  const isCompared = rows.some(([, { change }]) => change !== undefined)
  const numbers = isCompared ? [before.title, now.title, 'Change'] : [now.title]
  return tableOf(
    caption,
    [{ title, width: 2 }, ...numbers.map(words => ({ title: [words], isNumber: true }))],
    rows.map(([name, ...part]) => [name, ...(isCompared ? toCells(...part) : toCells(...part).slice(1, 2))]),
  )
}

function toCells({ level, change }: ComparedPart, isLoss: boolean): Line[] {
  const now = level === undefined ? NO_VALUE : formatLevel(level)
  if (change === undefined) return [['not compared'], [now], [NO_VALUE]]
  // The difference of the numbers in the row, which are rounded.
  const points = Math.round(100 * change.now.share) - Math.round(100 * change.was.share)
  const difference = `${points > 0 ? '+' : '−'}${countOf(Math.abs(points), 'point')}`
  const shown: Line = isLoss ? [{ toned: [`${difference} ▼`], tone: 'worse' }] : [difference]
  return [[formatBefore(change)], [now], points === 0 ? ['none'] : shown]
}

function isFall(part: ComparedPart): boolean {
  return isLarge(part) && differenceOf(part.change) < 0
}

function under(title: string, blocks: Block[]): Block[] {
  return blocks.length === 0 ? [] : [{ kind: 'heading', text: [title] }, ...blocks]
}

function compareCompetitors({ now, before }: PeriodReport): ComparedPart[] {
  const cells = mergeCells(now.days.flatMap(day => day.competitors))
  const earlier = before.days.map(day => ({ cells: day.competitors }))
  return cells
    .map(cell => compareAnswers(cell.engine, [cell], earlier))
    .toSorted((a, b) => (b.level?.share ?? 0) - (a.level?.share ?? 0))
}

function nameQuestion({ cells: [cell] }: ComparedPart, names: Names): Line {
  return [{ name: cell?.keyword ?? '' }, ` (${names.engineInCountry(cell?.engine ?? '')})`]
}

function describePeriod({ now, before, names, whole, engines }: Contents): Line {
  const { level, change } = whole
  if (level === undefined) return ['No answer about ', ...names.brand, ` was recorded ${now.when}`]
  const isFew = level.answers < MIN_FOR_PERCENT
  const share = isFew ? `${formatCounts(level)} answers` : `${formatPercent(level.share)} of the answers`
  const cited: Line = [...names.brand, ` was cited in ${share} ${now.when}`]
  if (change === undefined) return fitHeadline([cited])
  const isEqual = formatBefore(change) === formatLevel(level)
  const news = isLarge(whole) ? undefined : engines.find(isLarge)
  if (news?.level && news.change) {
    const verb = differenceOf(news.change) < 0 ? 'fell' : 'rose'
    const was = isEqual ? 'as before' : `was ${formatBefore(change)}`
    const moved = `${verb} from ${formatBefore(news.change)} to ${formatLevel(news.level)}`
    return fitHeadline([line`${names.brand} was cited in ${[share]}, ${[was]}. ${news.name} ${[moved]}`])
  }
  return fitHeadline([
    [...cited, isEqual ? `, as ${before.when}` : `. It was ${formatBefore(change)} ${before.when}`],
    cited,
  ])
}

/** Describes what was asked, and what is compared. */
function describeAnswers({ now, before, names, whole: { cells, compared } }: Contents): Line {
  const total = levelOf(cells)
  if (total === undefined) return ['Check that the runs of this time started and that they are recorded.']
  const engines = engineNames(
    cells.map(({ engine }) => engine),
    names,
  )
  const asked = `${countOf(total.answers, 'answer')} of ${engines} on ${countOf(now.days.length, 'day')}.`
  if (before.days.length === 0)
    return sentences(asked, `No answer was recorded ${before.when}, so nothing is compared.`)
  if (compared.length === 0)
    return sentences(asked, `Other questions or engines were asked ${before.when}, so nothing is compared.`)
  const shared = levelOf(compared.map(cell => cell.now))?.answers ?? 0
  const isWhole = shared === total.answers
  return sentences(
    asked,
    isWhole
      ? `The same was asked ${before.when}.`
      : `Compared: the ${countOf(shared, 'answer')} to what was also asked ${before.when}.`,
  )
}

function chartBlocks({ trend, brand, whole, competitors }: Contents): Block[] {
  const { cells, compared, change, level } = whole
  if (level === undefined || level.answers < MIN_FOR_PERCENT || trend.length < 2) return []
  const last = compared.length === 0 ? cells : compared.map(cell => cell.now)
  const series = competitors.slice(0, MAX_COMPETITORS).map(({ name }) => {
    const shares = trend.map(day => levelOf(day.competitors.filter(({ engine }) => engine === name))?.share)
    return { name, isLoss: false, values: shares.map(share => share && 100 * share) }
  })
  const chart = timeChart({
    title: 'Share of the answers that cite each brand',
    moments: trend.map(({ createdAt }) => ({ createdAt, isMarked: false })),
    series: [{ name: undefined, isLoss: false, values: listShares(trend, last).slice(0, -1) }, ...series],
    legend: ['A point is a day with answers. Each name has the value of the last day.'],
    total: brand,
  })
  const was = change && `was ${formatPercent(change.was.share)}`
  return [{ ...chart, level: { now: formatLevel(level), basis: `${formatCounts(level)} answers`, was } }]
}

/** With many engines and countries, a row is about an engine in all countries. */
function chooseEngineNames({ cells }: ComparedPart, names: Names): (engine: string) => string {
  const count = new Set(cells.map(({ engine }) => engine)).size
  return count > MAX_ENGINE_ROWS ? names.engine : names.engineInCountry
}

function describeLoss({ scope, since, state }: Loss, { brand, engine }: Names): Line {
  const cites: Line =
    scope.kind === 'engine' ? [`${engine(scope.engine)} cites `, ...brand] : [...brand, ' is cited']
  const end = isOpen({ state }) ? 'Chance does not explain it.' : 'The citations have recovered.'
  return [...cites, ` less${describeCountry(scope)} since ${longDayOf(since)}. ${end}`]
}

function keywordsOf(all: readonly ComparedPart[]): string[] {
  return [...new Set(all.flatMap(({ cells }) => cells.flatMap(({ keyword }) => keyword ?? [])))]
}

function listSteps({ before, now, whole, names, lost, competitors }: Contents): Line[] {
  const listNames = (all: readonly string[]) => joinLines(all.map((name): Line => [{ name }]))
  const rival = competitors.find(({ change }) => differenceOf(change) >= MIN_RISE)
  const never = splitCells(whole, [], ({ keyword }) => keyword)
    .filter(({ level }) => level?.cited === 0 && level.answers >= MIN_FOR_PERCENT)
    .slice(0, MAX_QUESTIONS)
  const answering = new Set(whole.cells.map(({ engine }) => engine))
  const silent = before.days
    .flatMap(day => day.cells.map(({ engine }) => engine))
    .filter(engine => !answering.has(engine))
  const steps: Line[] = []
  if (lost.length > 0) steps.push(['Improve the pages that answer: ', ...listNames(keywordsOf(lost)), '.'])
  if (rival?.level && rival.change) {
    const numbers = `${formatLevel(rival.level)} of the answers, was ${formatBefore(rival.change)}`
    steps.push(line`Compare your pages with those of ${rival.name}. It is cited in ${[numbers]}.`)
  }
  if (never.length > 0)
    steps.push(['Write pages that answer: ', ...listNames(keywordsOf(never)), '. No answer cites you.'])
  if (silent.length > 0)
    steps.push([`Find out why ${engineNames(silent, names)} gave no answer ${now.when}.`])
  if (steps.length > 0) return steps
  const isCompared = whole.compared.length > 0
  return [
    [`${isCompared ? 'Nothing stands out. ' : ''}Ask the same questions again, to compare the answers.`],
  ]
}
