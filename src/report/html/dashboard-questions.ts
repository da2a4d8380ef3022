/** The questions of a gate by engine, and how the engines answered each in the newest runs. */
import type { HistoryRecord } from '../../history/record.ts'
import type { Block, Cell, Line } from '../../lib/document/blocks.ts'
import { tableOf } from '../../lib/document/build-blocks.ts'
import type { Markup } from '../../lib/document/html/markup.ts'
import { renderBlocks } from '../../lib/document/html/render-blocks.ts'
import { type DashboardGate, type DashboardRow, placeOf, placeOfRow } from '../document/dashboard.ts'
import { longDayOf } from '../words.ts'

/** More runs of a question do not fit a screen. */
const MOST_RUNS = 12
const SIGNS =
  '✓ stands for an answer that cites the brand, ✗ for one that does not. Records keep no texts: the report of a run has them.'

/** Renders as much as there is room for, in bytes: all questions first, then the runs of each. */
export function questions({ rows, records }: DashboardGate, room: number): Markup {
  const keywords = [...new Set(rows.flatMap(row => [...row.keywords.keys()]))]
  const columns = rows.map(row => ({ title: [placeOfRow(row)] }))
  const runs = records.slice(-MOST_RUNS).reverse()
  const titleOf = (keyword: string): Line => (keyword === '' ? ['All questions in one'] : [{ name: keyword }])
  const shares = keywords.map(keyword => [titleOf(keyword), ...rows.map(row => newestShare(keyword, row))])
  const folds = keywords.flatMap((keyword): Block[] => {
    const ofRuns = runs.flatMap(record => runRow(keyword, record, rows))
    const blocks = tableOf('Answers of the newest runs', [{ title: ['Run'] }, ...columns], ofRuns)
    return blocks.length === 0 ? [] : [{ kind: 'fold', title: titleOf(keyword), blocks }]
  })
  const blocks: Block[] = [
    ...tableOf('Answers that cite the brand', [{ title: ['Question'], width: 2 }, ...columns], shares),
    { kind: 'line', text: [{ small: [SIGNS] }] },
    ...folds,
  ]
  return renderBlocks(blocks, 3, { left: room })
}

/** The newest column of a question that has answers. */
function newestShare(keyword: string, row: DashboardRow): Cell {
  const tally = row.keywords.get(keyword)?.find(each => each !== undefined)
  if (tally === undefined) return ['no answer']
  const { cited, answers } = tally
  return { now: `${cited} of ${answers}` }
}

function runRow(keyword: string, record: HistoryRecord, rows: readonly DashboardRow[]): Line[][] {
  const cells = record.cells.filter(cell => (cell.keyword ?? '') === keyword)
  if (cells.length === 0) return []
  const day: Line = [longDayOf(record.createdAt)]
  const votesOf = ({ engine, country }: DashboardRow) => {
    const cell = cells.find(each => {
      const place = placeOf(each.engine, record)
      return place.engine === engine && place.country === country
    })
    return cell?.cited.map(vote => (vote ? '✓' : '✗')).join(' ') ?? ''
  }
  return [
    [
      record.runUrl === undefined ? day : [{ link: record.runUrl, label: day }],
      ...rows.map(row => [votesOf(row)]),
    ],
  ]
}
