import {
  type CellRef,
  type ComparedCell,
  changeOver,
  keyOf,
  levelOf,
} from '../../../comparison/comparison.ts'
import { isIn } from '../../../comparison/scope.ts'
import type { AnswerRecord } from '../../../engines/answer-record.ts'
import type { Block, Cell, Column, Line } from '../../../lib/document/blocks.ts'
import { cutTable, joinLines } from '../../../lib/document/build-blocks.ts'
import { parseWebPage } from '../../../lib/web-url.ts'
import type { Cell as MeasuredCell } from '../../../scan/measure.ts'
import type { CompletedScan } from '../../../scan/run.ts'
import type { ReportContext } from '../../text/finding-text.ts'
import { countLost } from '../../text/live-evidence.ts'
import { NO_VALUE } from '../../words/numbers.ts'
import { describeCountry } from '../../words/phrases.ts'
import { levelCell, NO_ANSWER, onlyChange } from '../grids.ts'
import { EVERYWHERE, type GateSection, hasLevels } from './section.ts'

const MAX_ROWS = 10
const MAX_NAMED = 3
/** Answers. A smaller difference from the mean of the earlier runs is rounding. */
const MIN_CHANGE = 0.5
const UNCHANGED = 2
/** The column with the engines that no longer cite the brand. */
const LOST_AT = 2

export const questions: GateSection = {
  id: 'questions',
  title: 'Questions',
  on: EVERYWHERE,
  blocks: context => (hasLevels(context) ? liveQuestions(context) : []),
}

function liveQuestions(context: ReportContext): Block[] {
  const { outcome, findings, names } = context
  const scope = findings.find(finding => 'scope' in finding)?.scope ?? { kind: 'whole' }
  const cells = (outcome.measurement?.cells ?? []).filter(
    cell => cell.keyword !== undefined && isIn(scope, cell.engine),
  )
  // A lookup, because a report may have thousands of cells.
  const byKey = new Map((outcome.comparison?.cells ?? []).map(cell => [keyOf(cell), cell]))
  const comparedOf = (refs: readonly CellRef[]) => refs.flatMap(cell => byKey.get(keyOf(cell)) ?? [])
  const sitesOf = sitesByKeyword(outcome)
  const questionRows = [...Map.groupBy(cells, ({ keyword = '' }) => keyword)]
    .map(([keyword, ofKeyword]) => ({
      keyword,
      cells: ofKeyword,
      fall: countLost(comparedOf(ofKeyword)),
      share: levelOf(ofKeyword)?.share ?? 0,
    }))
    .toSorted((a, b) => rankOf(a.fall) - rankOf(b.fall) || b.fall - a.fall || a.share - b.share)
  const whose = scope.kind === 'engine' ? ` of ${names.engine(scope.engine)}` : ''
  const isCompared = comparedOf(cells).length > 0
  const changed = questionRows.filter(({ fall }) => rankOf(fall) < UNCHANGED).length
  const columns: Column[] = [
    { title: ['Question'], width: 2 },
    { title: ['Cites the brand'] },
    { title: ['No longer cites it'] },
    { title: ['Cited instead of you'], width: 2 },
  ]
  const hasEngines = new Set(cells.map(({ engine }) => engine)).size > 1 && isCompared
  const rows = questionRows.map(({ keyword, cells: ofKeyword }): Cell[] => [
    [{ name: keyword }],
    showLevel(ofKeyword, comparedOf(ofKeyword)),
    listLostEngines(comparedOf(ofKeyword), names),
    nameMostFrequent(sitesOf(keyword, new Set(ofKeyword.map(({ engine }) => engine)))),
  ])
  const isShown = (_: unknown, column: number) =>
    (hasEngines || column !== LOST_AT) && rows.some(row => !isEmpty(row[column]))
  return cutTable(
    `How many answers${whose}${describeCountry(scope)} to each question cite the brand, and what the others cite`,
    columns.filter(isShown),
    rows.map(row => row.filter(isShown)),
    isCompared ? Math.min(MAX_ROWS, changed) : MAX_ROWS,
    'question',
  )
}

function isEmpty(cell: Cell | undefined): boolean {
  return Array.isArray(cell) && cell[0] === NO_VALUE
}

function showLevel(cells: readonly MeasuredCell[], compared: readonly ComparedCell[]): Cell {
  const change = changeOver(compared)
  const level = change?.now ?? levelOf(cells)
  return level === undefined ? NO_ANSWER : onlyChange(levelCell(level, change))
}

function listLostEngines(compared: readonly ComparedCell[], names: ReportContext['names']): Line {
  const byEngine = Map.groupBy(compared, ({ engine }) => names.engine(engine))
  const lost = [...byEngine].filter(([, cells]) => countLost(cells) >= MIN_CHANGE)
  return lost.length === 0 ? [NO_VALUE] : joinLines(lost.map(([name]): Line => [{ name, most: 40 }]))
}

/** Losses come first, then gains, then the questions without a change. */
function rankOf(fall: number): number {
  if (Math.abs(fall) < MIN_CHANGE) return UNCHANGED
  return fall > 0 ? 0 : 1
}

/** Returns a lookup, because a report may have thousands of questions. */
function sitesByKeyword({ answerRecords, scans }: ReportContext['outcome']) {
  const recordsOf = Map.groupBy(answerRecords, ({ keyword }) => keyword)
  const scansOf = Map.groupBy(scans, ({ keyword }) => keyword)
  return (keyword: string, engines: ReadonlySet<string>): string[] =>
    answerRecords.length > 0
      ? listSites(recordsOf.get(keyword) ?? [], engines)
      : listHosts(scansOf.get(keyword) ?? [], engines)
}

/** Returns the sites that answers without the brand cite, each once for an answer. */
function listSites(records: readonly AnswerRecord[], engines: ReadonlySet<string>): string[] {
  return records.flatMap(record =>
    record.outcome === 'evaluated' && engines.has(record.engine) && !record.content.cited
      ? [...new Set(record.content.citedSources.map(({ domain }) => domain))]
      : [],
  )
}

/** A service only reports the source of each answer. */
function listHosts(scans: readonly CompletedScan[], engines: ReadonlySet<string>): string[] {
  return scans
    .flatMap(({ scan }) => scan.results)
    .filter(({ engine, cited }) => engines.has(engine) && !cited)
    .flatMap(({ source_url }) => parseWebPage(source_url)?.host.replace(/^www\./, '') ?? [])
}

function nameMostFrequent(sites: string[]): Line {
  const counted = [...Map.groupBy(sites, site => site)].sort(([, a], [, b]) => b.length - a.length)
  const names = counted.slice(0, MAX_NAMED).map(([name]): Line => [{ name, most: 60 }])
  return names.length === 0 ? [NO_VALUE] : joinLines(names)
}
