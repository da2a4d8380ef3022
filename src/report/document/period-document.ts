/** The page about a month or another period, compared with the one before. Its readers do not know the gate. */
import { levelOf } from '../../comparison/comparison.ts'
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
import { joinLines, line, listOf, paragraph, tableOf, withHeading } from '../../lib/document/build-blocks.ts'
import { plainOf } from '../../lib/document/plain-text.ts'
import { compareTexts } from '../../scan/summarize-answers.ts'
import { COMPARE_SITES } from '../text/live-evidence.ts'
import { createNames, engineNames, type Names } from '../words/names.ts'
import { countOf, NO_VALUE, toPercent } from '../words/numbers.ts'
import {
  describeCountry,
  fitHeadline,
  formatCounts,
  formatLevel,
  MIN_FOR_PERCENT,
  sentences,
} from '../words/phrases.ts'
import { describeDays, longDayOf } from '../words/words.ts'
import { listShares } from './grids.ts'
import { timeChart } from './time-chart.ts'

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
  /** The largest fall first. */
  questions: ComparedPart[]
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
  const questions = splitCells(whole, before.days, ({ keyword }) => keyword)
  // With many engines and countries, a row is about an engine in all countries.
  const hasMany = new Set(cells.map(({ engine }) => engine)).size > MAX_ENGINE_ROWS
  const nameOf = hasMany ? names.engine : names.engineInCountry
  const engines = splitCells(whole, before.days, ({ engine }) => nameOf(engine))
  const contents: Contents = {
    ...report,
    names,
    whole,
    engines: engines.toSorted((a, b) => Math.abs(differenceOf(b.change)) - Math.abs(differenceOf(a.change))),
    competitors: compareCompetitors(report),
    questions: questions.toSorted((a, b) => differenceOf(a.change) - differenceOf(b.change)),
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
  const { losses, names, whole, engines, competitors } = contents
  return [
    ...losses.slice(-MAX_LOSSES).flatMap(loss => paragraph(describeLoss(loss, contents))),
    ...chartBlocks(contents),
    ...levelTable('How many answers cite each brand', [], contents, [
      [[{ strong: names.brand }], whole, isFall(whole)],
      ...competitors.slice(0, MAX_COMPETITORS).map((each): Row => [[{ name: each.name }], each, false]),
      ...engines.map((each): Row => [[...names.brand, ' in ', { name: each.name }], each, isFall(each)]),
    ]),
    ...withHeading('Questions won and lost', changedQuestions(contents)),
    ...withHeading('What to do next', listOf(listSteps(contents))),
  ]
}

function changedQuestions(contents: Contents): Block[] {
  const changed = contents.questions.filter(isLarge)
  const won = changed.filter(each => !isFall(each)).toReversed()
  const rows = [changed.filter(isFall), won]
    .flatMap(some => some.slice(0, MAX_QUESTIONS))
    .map((each): Row => [[{ name: each.name }], each, isFall(each)])
  if (rows.length === 0 && contents.whole.compared.length > 0)
    return paragraph(['No single question changed more than chance explains.'])
  const caption = `The largest changes ${contents.now.when}. Of many questions, a few change this much by chance.`
  return levelTable(caption, ['Question'], contents, rows)
}

type Row = [name: Line, part: ComparedPart, isLoss: boolean]

/** Returns a table of levels and their changes; only of levels if nothing is compared. */
function levelTable(caption: string, title: Line, { before, now }: Contents, rows: Row[]): Block[] {
  const isCompared = rows.some(([, { change }]) => change !== undefined)
  const numbers = isCompared ? [before.title, now.title, 'Change'] : [now.title]
  return tableOf(
    caption,
    [{ title, width: 3 }, ...numbers.map(words => ({ title: [words], isNumber: true }))],
    rows.map(([name, ...part]) => [name, ...(isCompared ? toCells(...part) : toCells(...part).slice(1, 2))]),
  )
}

function toCells(part: ComparedPart, isLoss: boolean): Line[] {
  const { now, was, points } = formatLevels(part)
  if (was === undefined) return [['not compared'], [now], [NO_VALUE]]
  const difference = `${points > 0 ? '+' : '−'}${countOf(Math.abs(points), 'point')}`
  const shown: Line = isLoss && points < 0 ? [{ toned: [`${difference} ▼`], tone: 'worse' }] : [difference]
  return [[was], [now], points === 0 ? ['none'] : shown]
}

/** Formats the levels of both periods alike: as counted answers if one has few. The points are the difference of what is shown. */
function formatLevels({ level, change, compared }: ComparedPart) {
  const earlier = levelOf(compared.flatMap(({ before }) => before.map(({ cell }) => cell)))
  if (level === undefined || change === undefined || earlier === undefined)
    return { now: level === undefined ? NO_VALUE : formatLevel(level), was: undefined, points: 0 }
  const hasFew = Math.min(level.answers, earlier.answers) < MIN_FOR_PERCENT
  const format = hasFew ? formatCounts : formatLevel
  const was = hasFew ? earlier : { ...earlier, share: change.was.share }
  const points = hasFew ? toPercent(level.share - was.share) : toPercent(level.share) - toPercent(was.share)
  return { now: format(level), was: format(was), points }
}

/** Returns `4 of 5 answers`, or `80% of the answers`. */
function nameShare(level: string): string {
  return level.endsWith('%') ? `${level} of the answers` : `${level} answers`
}

function isFall(part: ComparedPart): boolean {
  return isLarge(part) && differenceOf(part.change) < 0
}

function compareCompetitors({ now, before }: PeriodReport): ComparedPart[] {
  const cells = mergeCells(now.days.flatMap(day => day.competitors))
  const earlier = before.days.map(day => ({ cells: day.competitors }))
  return cells
    .map(cell => compareAnswers(cell.engine, [cell], earlier))
    .toSorted((a, b) => (b.level?.share ?? 0) - (a.level?.share ?? 0))
}

function describePeriod({ now, before, names, whole, engines }: Contents): Line {
  const { now: level, was } = formatLevels(whole)
  if (whole.level === undefined) return ['No answer about ', ...names.brand, ` was recorded ${now.when}`]
  const share = nameShare(level)
  const cited: Line = [...names.brand, ` was cited in ${share} ${now.when}`]
  if (was === undefined) return fitHeadline([cited])
  const isEqual = was === level
  const news = isLarge(whole) ? undefined : engines.find(isLarge)
  if (news !== undefined) {
    const levels = formatLevels(news)
    const verb = differenceOf(news.change) < 0 ? 'fell' : 'rose'
    const earlier = isEqual ? 'as before' : `was ${was}`
    const moved = `${verb} from ${levels.was} to ${levels.now}`
    return fitHeadline([line`${names.brand} was cited in ${[share]}, ${[earlier]}. ${news.name} ${[moved]}`])
  }
  if (isEqual) return fitHeadline([[...cited, `, as ${before.when}`], cited])
  const chance = isLarge(whole) ? [] : ['. This is within chance']
  return fitHeadline([
    [...cited, `. It was ${was} ${before.when}`, ...chance],
    [...cited, `, was ${was}`, ...chance],
  ])
}

/** Describes what was asked, and what is compared. */
function describeAnswers({ now, before, names, whole: { cells, compared } }: Contents): Line {
  const total = levelOf(cells)
  if (total === undefined) return ['Check that the runs of this time started and that they are recorded.']
  const engines = cells.map(({ engine }) => engine)
  const who = engineNames(engines, names)
  const asked = `${countOf(total.answers, 'answer')} of ${who} on ${countOf(now.days.length, 'day')}.`
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
  const { cells, compared, level } = whole
  if (level === undefined || level.answers < MIN_FOR_PERCENT || trend.length < 2) return []
  const last = compared.length === 0 ? cells : compared.map(cell => cell.now)
  // By name, because a line has the color of its place.
  const drawn = competitors.slice(0, MAX_COMPETITORS).toSorted((a, b) => compareTexts(a.name, b.name))
  const series = drawn.map(({ name }) => {
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
  const { now, was } = formatLevels(whole)
  const basis = `${formatCounts(level)} answers`
  return [{ ...chart, level: { now, basis, was: was && `was ${was}` } }]
}

function describeLoss({ scope, since, state, recoveringSince }: Loss, { names, createdAt }: Contents): Line {
  const { brand, engine } = names
  const country = describeCountry(scope)
  const isOver = !isOpen({ state })
  const cites: Line =
    scope.kind === 'engine'
      ? [`${engine(scope.engine)} ${isOver ? 'cited' : 'cites'} `, ...brand]
      : [...brand, ` ${isOver ? 'was' : 'is'} cited`]
  if (isOver) {
    const days = describeDays(since, recoveringSince ?? since, createdAt)
    return [...cites, ` less${country} ${days}; the citations have recovered.`]
  }
  const end =
    state === 'recovering'
      ? 'The newest runs are closer to the level before.'
      : 'The difference is statistically significant.'
  return [...cites, ` less${country} since ${longDayOf(since)}. ${end}`]
}

function listSteps(contents: Contents): Line[] {
  const { before, now, whole, names, questions, engines, losses, competitors } = contents
  const listNames = (parts: readonly ComparedPart[]) =>
    joinLines(parts.slice(0, MAX_QUESTIONS).map(({ name }): Line => [{ quote: name }]))
  const isLower = losses.some(isOpen) || [whole, ...engines].some(isFall)
  const isGone = isLower && levelOf(now.days.at(-1)?.cells ?? [])?.cited === 0
  const lost = questions.filter(isFall)
  const rival = competitors.find(each => isLarge(each) && differenceOf(each.change) >= MIN_RISE)
  const never = questions.filter(({ cells }) => {
    const level = levelOf(cells)
    return !isGone && level?.cited === 0 && level.answers >= MIN_FOR_PERCENT
  })
  const answering = new Set(whole.cells.map(({ engine }) => engine))
  const silent = before.days
    .flatMap(day => day.cells.map(({ engine }) => engine))
    .filter(engine => !answering.has(engine))
  const steps: Line[] = []
  if (isGone) {
    const check = 'First check that your site is reachable and not blocked (robots.txt, CDN).'
    steps.push([`The newest run is at 0%. ${check}`])
  }
  if (isLower) {
    const start: Line =
      lost.length === 0
        ? ['The report of the newest run lists them.']
        : ['Start with ', ...listNames(lost), '.']
    steps.push([`${COMPARE_SITES} `, ...start])
  }
  if (!isLower && lost.length > 0)
    steps.push(['Watch ', ...listNames(lost), '. Fewer answers cite you, but this may be chance.'])
  if (rival !== undefined) {
    const levels = formatLevels(rival)
    const numbers = `${nameShare(levels.now)}, was ${levels.was}`
    steps.push(line`Compare your pages with those of ${rival.name}. It is cited in ${[numbers]}.`)
  }
  if (never.length > 0)
    steps.push(['Write pages that answer ', ...listNames(never), '. No answer cites you.'])
  if (silent.length > 0)
    steps.push([`Find out why ${engineNames(silent, names)} gave no answer ${now.when}.`])
  if (steps.length > 0) return steps
  if (whole.compared.length === 0) return [['Ask the same questions again, to compare the answers.']]
  return [[`Nothing to do: no ${isLarge(whole) ? 'loss' : 'change'} is statistically significant.`]]
}
