/** A report of recorded scans, which becomes a PDF. The snippets are in the CSV. */
import type { ExportRequest } from '../../contract/contract.ts'
import type { Block, Column, Document, Section } from '../../lib/document/blocks.ts'
import { paragraph, tableOf } from '../../lib/document/build-blocks.ts'
import { formatScore, NO_VALUE } from '../../lib/numbers.ts'
import { clip, toSingleLine } from '../../lib/text.ts'
import type { ReportSummary, Tally } from './select-records.ts'

/** Code points. */
const MAX_NAME = 80

/** Returns a summary of the scans, or a statement that there are none. */
export function exportDocument(
  { brand_name, date_range: { start, end }, engines = [] }: ExportRequest,
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
    sections: summary.overall.results === 0 ? [] : sectionsOf(brand, summary),
    footer: [],
    createdAt: createdAt.toISOString(),
  }
}

function sectionsOf(brand: string, { overall, engines, days, competitors = [] }: ReportSummary): Section[] {
  const all = competitors.length > 0 ? [{ ...overall, name: brand }, ...competitors] : []
  const parts: [title: string, blocks: Block[]][] = [
    ['By engine', tallyTable('Engine', [...engines, overall])],
    ['Competitors', tallyTable('Name', all)],
    ['By day', tallyTable('Day', days.toReversed())],
  ]
  return parts.flatMap(([title, blocks]): Section[] =>
    blocks.length === 0 ? [] : [{ id: title, title: [title], blocks, on: ['pdf'] }],
  )
}

function tallyTable(named: string, tallies: Tally[]): Block[] {
  const numbers = ['Results', 'Cited', 'Cited share', 'Mean score']
  const columns: Column[] = numbers.map(name => ({ title: [name], width: 0.15, isNumber: true }))
  const rows = tallies.map(tally => [
    clip(toSingleLine(tally.name), MAX_NAME),
    `${tally.results}`,
    `${tally.cited}`,
    formatShare(tally),
    tally.score === undefined ? NO_VALUE : formatScore(tally.score),
  ])
  return tableOf(
    '',
    [{ title: [named], width: 0.4 }, ...columns],
    rows.map(row => row.map(text => [text])),
  )
}

function formatShare({ cited, results }: Tally): string {
  return results === 0 ? '-' : `${Math.round((100 * cited) / results)}%`
}
