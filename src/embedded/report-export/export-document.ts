/** A report of recorded scans as a document, which becomes a PDF. */
import type { ExportRequest } from '../../contract/contract.ts'
import { labelTick, linesOf, scaleOf } from '../../lib/chart-scale.ts'
import type { Block, Column, Document, Section } from '../../lib/document/blocks.ts'
import { paragraph, tableOf } from '../../lib/document/build-blocks.ts'
import { formatScore } from '../../lib/numbers.ts'
import { clip, toSingleLine } from '../../lib/text.ts'
import { dayOf, type ReportSummary, type SelectedScan, type Tally } from './select-records.ts'

/** Number of snippets in the PDF. The CSV holds all. */
const MAX_SNIPPETS = 40

/** Number of engines and of competitors in the PDF. */
const MAX_ROWS = 100

/** Code points shown of a text. */
const MAX_NAME = 80
const MAX_SNIPPET = 400
const MAX_URL = 120

/** Tells records as `selectRecords` returns them. */
export function exportDocument(
  { brand_name, date_range: { start, end }, engines = [] }: ExportRequest,
  records: SelectedScan[],
  summary: ReportSummary,
  createdAt: Date,
): Document {
  const brand = clip(toSingleLine(brand_name), MAX_NAME)
  const title = `AI visibility of ${brand}`
  const about = [`Engines: ${engines.join(', ') || 'all'}`, ...summary.notes]
  return {
    title: `${title}, ${start} to ${end}`,
    about: [[`${start} to ${end}, days in UTC`]],
    first: [
      { kind: 'heading', text: [{ name: title }] },
      ...about.flatMap(text => paragraph([{ name: text, most: 300 }])),
    ],
    sections: records.length === 0 ? [] : sectionsOf(brand, records, summary),
    footer: [],
    createdAt: createdAt.toISOString(),
  }
}

function sectionsOf(brand: string, records: SelectedScan[], summary: ReportSummary): Section[] {
  const { scans, overall, engines, days, competitors = [] } = summary
  const numbers = [
    ['Scans', `${scans}`],
    ['Days with scans', `${days.length}`],
    ['Engines', `${engines.length}`],
    ['Results that cite the brand', `${overall.cited} of ${overall.results} (${formatShare(overall)})`],
    ['Mean citation score', formatScore(overall.score)],
  ]
  const all = competitors.length > 0 ? [{ ...overall, name: brand }, ...competitors] : []
  const parts: [title: string, blocks: Block[]][] = [
    ['Summary', [...table([column('Measure', 0.7), number('Value', 0.3)], numbers), chartOf(days)]],
    ['By engine', tallyTable('Engine', engines)],
    ['Competitors', tallyTable('Name', all)],
    ['Snippets', snippets(records.filter(({ isOwn }) => isOwn))],
  ]
  return parts.flatMap(([title, blocks]): Section[] =>
    blocks.length === 0 ? [] : [{ id: title, title: [title], blocks, on: ['pdf'] }],
  )
}

/** Returns the chart of at least one day, in ascending order. The scale includes zero. */
function chartOf(days: Tally[]): Block {
  const [from, to] = [days[0]?.name ?? '', days.at(-1)?.name ?? '']
  const span = Date.parse(to) - Date.parse(from)
  const placeOf = (day: string) => (span === 0 ? 0.5 : (Date.parse(day) - Date.parse(from)) / span)
  const scores = days.map(({ score }) => score)
  const scale = scaleOf([Math.min(0, ...scores), Math.max(0, ...scores)])
  const points = days.map(({ name, score }) => ({ at: placeOf(name), value: score, isMarked: false }))
  return {
    ...{ kind: 'chart', title: 'Score by day', description: '', legend: [], band: undefined, scale },
    lines: [{ name: undefined, points, last: '', isLoss: false }],
    ticks: linesOf(scale).map(value => ({ value, label: labelTick(value) })),
    days: [...new Set([from, to])].map(label => ({ at: placeOf(label), label })),
  }
}

/** The first tallies, and how many are left out; nothing for none. */
function tallyTable(named: string, tallies: Tally[]): Block[] {
  const columns = ['Results', 'Cited', 'Cited share', 'Mean score'].map(name => number(name, 0.15))
  const rows = tallies
    .slice(0, MAX_ROWS)
    .map(tally => [
      clip(toSingleLine(tally.name), MAX_NAME),
      `${tally.results}`,
      `${tally.cited}`,
      formatShare(tally),
      formatScore(tally.score),
    ])
  const more = tallies.length - MAX_ROWS
  return [
    ...table([column(named, 0.4), ...columns], rows),
    ...paragraph(more > 0 ? [`${more} more are not shown. The CSV report has all.`] : []),
  ]
}

/** The latest snippets first. A snippet that an engine repeats is told once. */
function snippets(records: SelectedScan[]): Block[] {
  const latest = new Map<string, string[]>()
  for (const { recordedAt, scan } of records.toReversed()) {
    for (const { engine, snippet, source_url } of scan.results) {
      const key = JSON.stringify([engine, snippet])
      if (snippet === '' || latest.has(key)) continue
      const text = clip(toSingleLine(snippet), MAX_SNIPPET)
      const source = clip(toSingleLine(source_url), MAX_URL)
      latest.set(key, [dayOf(recordedAt), clip(toSingleLine(engine), MAX_NAME), text, source])
    }
  }
  const more = latest.size - MAX_SNIPPETS
  const columns = [
    column('Date', 0.14),
    column('Engine', 0.16),
    column('Snippet', 0.44),
    column('Source', 0.26),
  ]
  return [
    ...table(columns, [...latest.values()].slice(0, MAX_SNIPPETS)),
    ...paragraph(more > 0 ? [`${more} older snippets are not shown. The CSV report has all.`] : []),
  ]
}

function column(title: string, width: number): Column {
  return { title: [title], width }
}

function number(title: string, width: number): Column {
  return { title: [title], width, isNumber: true }
}

function table(columns: Column[], rows: string[][]): Block[] {
  return tableOf(
    '',
    columns,
    rows.map(row => row.map(text => [text])),
  )
}

function formatShare({ cited, results }: Tally): string {
  return results === 0 ? '-' : `${Math.round((100 * cited) / results)}%`
}
