/** Renders a report as PDF. */
import type { ExportRequest } from '../../contract/contract.ts'
import { formatScore } from '../../lib/numbers.ts'
import type { Chart } from '../../lib/pdf/chart.ts'
import { MUTED } from '../../lib/pdf/colors.ts'
import { createDocument, createFlow, type Flow } from '../../lib/pdf/flow.ts'
import { type Drawn, embedFonts, type Typeface } from '../../lib/pdf/fonts.ts'
import type { TableColumn } from '../../lib/pdf/table.ts'
import { createTypesetter } from '../../lib/pdf/text.ts'
import { clip, toSingleLine } from '../../lib/text.ts'
import type { RecordedScan } from './records.ts'
import { dayOf, type ReportSummary, type Tally } from './select-records.ts'

/** Number of snippets in the PDF. The CSV holds all. */
const MAX_SNIPPETS = 40

/** Number of engines and of competitors in the PDF. */
const MAX_ROWS = 100

/** Code points shown of a text. */
const MAX_NAME = 80
const MAX_SNIPPET = 400
const MAX_URL = 120

/**
 * Renders records as `selectRecords` returns them. The same arguments give the same bytes. Rejects if a typeface is not a
 * valid font.
 */
export async function renderReportPdf(
  request: ExportRequest,
  records: RecordedScan[],
  summary: ReportSummary,
  createdAt: Date,
  typefaces: Typeface[],
): Promise<Drawn> {
  const brand = clip(toSingleLine(request.brand_name), MAX_NAME)
  const document = await createDocument(`AI visibility of ${brand}`, createdAt)
  const typesetter = createTypesetter(await embedFonts(document, typefaces))
  const flow = createFlow(document, typesetter)

  const { start, end } = request.date_range
  flow.paragraph({ text: `AI visibility of ${brand}`, size: 20, isBold: true })
  flow.space(2)
  flow.paragraph({ text: `${start} to ${end}, days in UTC`, size: 11, color: MUTED })
  flow.paragraph({ text: `Engines: ${describeEngines(request.engines)}`, size: 11, color: MUTED })
  flow.space(6)
  for (const note of summary.notes) flow.paragraph(note)

  if (records.length > 0) {
    writeNumbers(flow, summary)
    flow.heading([{ text: 'Score by day' }])
    flow.chart(toChart(summary.days))
    writeCompetitors(flow, brand, summary)
    writeSnippets(flow, records)
  }
  const missingScripts = typesetter.missingScripts()
  writeMissingScripts(flow, missingScripts)
  flow.finish(`AI visibility of ${brand}, ${start} to ${end}`)
  return { bytes: await document.save(), missingScripts }
}

function describeEngines(engines: string[] = []): string {
  return engines.length === 0 ? 'all' : clip(toSingleLine(engines.join(', ')), 300)
}

function writeNumbers(flow: Flow, { scans, overall, engines, days }: ReportSummary): void {
  flow.heading([{ text: 'Summary' }])
  flow.table(
    [
      { title: 'Measure', share: 0.7 },
      { title: 'Value', share: 0.3, align: 'right' },
    ],
    [
      ['Scans', `${scans}`],
      ['Days with scans', `${days.length}`],
      ['Engines', `${engines.length}`],
      ['Results that cite the brand', `${overall.cited} of ${overall.results} (${formatShare(overall)})`],
      ['Mean citation score', formatScore(overall.score)],
    ],
  )
  flow.heading([{ text: 'By engine' }])
  writeTallies(flow, 'Engine', engines)
}

/** Returns the chart of at least one day, in ascending order. The scale includes zero. */
function toChart(days: Tally[]): Chart {
  const [from, to] = [days[0]?.name ?? '', days.at(-1)?.name ?? '']
  const span = Date.parse(to) - Date.parse(from)
  const scores = days.map(({ score }) => score)
  const points = days.map(({ name, score }) => ({
    at: span === 0 ? 0.5 : (Date.parse(name) - Date.parse(from)) / span,
    value: score,
  }))
  return {
    lines: [{ points }],
    range: [Math.min(0, ...scores), Math.max(0, ...scores)],
    days:
      span === 0
        ? [{ at: 0.5, label: from }]
        : [
            { at: 0, label: from },
            { at: 1, label: to },
          ],
  }
}

function writeCompetitors(flow: Flow, brand: string, { overall, competitors }: ReportSummary): void {
  if (competitors === undefined || competitors.length === 0) return
  flow.heading([{ text: 'Competitors' }])
  writeTallies(flow, 'Name', [{ ...overall, name: brand }, ...competitors])
}

/** Writes a table of the first tallies, and says how many are left out. */
function writeTallies(flow: Flow, title: string, tallies: Tally[]): void {
  flow.table(tallyColumns(title), tallies.slice(0, MAX_ROWS).map(toRow))
  const more = tallies.length - MAX_ROWS
  if (more <= 0) return
  flow.space(4)
  flow.paragraph({ text: `${more} more are not shown. The CSV report has all.`, color: MUTED })
}

/** Writes the latest snippets first. A snippet that an engine repeats is written once. */
function writeSnippets(flow: Flow, records: RecordedScan[]): void {
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
  if (latest.size === 0) return
  flow.heading([{ text: 'Snippets' }])
  flow.table(
    [
      { title: 'Date', share: 0.14 },
      { title: 'Engine', share: 0.16 },
      { title: 'Snippet', share: 0.44 },
      { title: 'Source', share: 0.26 },
    ],
    [...latest.values()].slice(0, MAX_SNIPPETS),
  )
  const more = latest.size - MAX_SNIPPETS
  if (more > 0) {
    flow.space(4)
    flow.paragraph({ text: `${more} older snippets are not shown. The CSV report has all.`, color: MUTED })
  }
}

function writeMissingScripts(flow: Flow, scripts: string[]): void {
  if (scripts.length === 0) return
  flow.space(10)
  flow.paragraph({
    text: `This report's fonts lack characters of: ${scripts.join(', ')}. They are shown as question marks. The CSV report has them.`,
    color: MUTED,
  })
}

function tallyColumns(title: string): TableColumn[] {
  return [
    { title, share: 0.4 },
    { title: 'Results', share: 0.15, align: 'right' },
    { title: 'Cited', share: 0.15, align: 'right' },
    { title: 'Cited share', share: 0.15, align: 'right' },
    { title: 'Mean score', share: 0.15, align: 'right' },
  ]
}

function toRow(tally: Tally): string[] {
  const { name, results, cited, score } = tally
  return [
    clip(toSingleLine(name), MAX_NAME),
    `${results}`,
    `${cited}`,
    formatShare(tally),
    formatScore(score),
  ]
}

function formatShare({ cited, results }: Tally): string {
  return results === 0 ? '-' : `${Math.round((100 * cited) / results)}%`
}
