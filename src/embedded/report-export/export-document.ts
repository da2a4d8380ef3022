/** The PDF report of recorded scans. Snippets are only in the CSV. */
import type { ExportRequest, ScanResult } from '../../contract/contract.ts'
import { toDay } from '../../lib/clock.ts'
import type { Column, Document, Section } from '../../lib/document/blocks.ts'
import { paragraph, tableOf } from '../../lib/document/build-blocks.ts'
import { formatScore, meanOfKnown, NO_VALUE } from '../../lib/numbers.ts'
import { clip, toSingleLine } from '../../lib/text.ts'
import { describeGaps, type SelectedScan } from './select-records.ts'

/** Code points. */
const MAX_NAME = 80

/** Builds the document: its title, then tables by engine, competitor and day. */
export function exportDocument(request: ExportRequest, records: SelectedScan[], createdAt: Date): Document {
  const { start, end } = request.date_range
  const brand = shorten(request.brand_name)
  const title = `AI visibility of ${brand}`
  const about = [`Engines: ${request.engines?.join(', ') || 'all'}`, ...describeGaps(request, records)]
  return {
    title: `${title}, ${start} to ${end}`,
    about: [[`${start} to ${end}, days in UTC`]],
    first: [
      { kind: 'heading', text: [{ name: title }] },
      ...about.flatMap(text => paragraph([{ name: text, most: 300 }])),
    ],
    sections: records.length === 0 ? [] : listSections(brand, records),
    footer: [],
    createdAt: createdAt.toISOString(),
  }
}

function listSections(brand: string, records: SelectedScan[]): Section[] {
  const results = records.flatMap(({ recordedAt, scan, isOwn }) => {
    const day = toDay(Date.parse(recordedAt))
    return scan.results.map(result => ({ ...result, isOwn, day, name: scan.brand_name }))
  })
  const own = results.filter(({ isOwn }) => isOwn)
  const engines = Map.groupBy(own, ({ engine }) => engine)
  const days = Map.groupBy(own, ({ day }) => day)
  const competitors = Map.groupBy(
    results.filter(({ isOwn }) => !isOwn),
    ({ name }) => name,
  )
  return [
    tallySection('By engine', 'Engine', [...engines, ['All engines', own]]),
    ...(competitors.size > 0 ? [tallySection('Competitors', 'Name', [[brand, own], ...competitors])] : []),
    tallySection('By day', 'Day', [...days].reverse()),
  ]
}

function tallySection(title: string, noun: string, groups: [name: string, results: ScanResult[]][]): Section {
  const numbers = ['Results', 'Cited', 'Cited share', 'Mean score']
  const columns: Column[] = numbers.map(name => ({ title: [name], width: 0.15, isNumber: true }))
  const rows = groups.map(([name, results]) => {
    const cited = results.filter(result => result.cited).length
    const score = meanOfKnown(results.map(({ bcr_score }) => bcr_score))
    return [
      [shorten(name)],
      [`${results.length}`],
      [`${cited}`],
      [`${Math.round((100 * cited) / results.length)}%`],
      [score === undefined ? NO_VALUE : formatScore(score)],
    ]
  })
  const blocks = tableOf('', [{ title: [noun], width: 0.4 }, ...columns], rows)
  return { id: title, title: [title], blocks, on: ['pdf'] }
}

function shorten(name: string): string {
  return clip(toSingleLine(name), MAX_NAME)
}
