/** A report as PDF. */
import { PDFDocument } from '@cantoo/pdf-lib'
import { formatNumber } from '../../numbers.ts'
import { type Column, createFlow, type Flow } from '../../pdf/flow.ts'
import { type Drawn, embedFonts, type Typeface } from '../../pdf/fonts.ts'
import { createTypesetter } from '../../pdf/text.ts'
import type { ExportRequest } from '../../service/contract.ts'
import { clip, toSingleLine } from '../../text.ts'
import { drawTrend, TREND_HEIGHT } from './pdf-trend.ts'
import type { RecordedScan } from './records.ts'
import { dayOf } from './selection.ts'
import type { ReportSummary, Tally } from './summary.ts'

/** The CSV has all of them. */
const MOST_SNIPPETS = 40

const MOST_NAME = 80
const MOST_SNIPPET = 400
const MOST_URL = 120

/**
 * `records` as selected, oldest first. The same bytes for the same arguments. Throws for a typeface that is none or is
 * broken.
 */
export async function renderReportPdf(
  request: ExportRequest,
  records: RecordedScan[],
  summary: ReportSummary,
  createdAt: Date,
  typefaces: Typeface[],
): Promise<Drawn> {
  const brand = clip(toSingleLine(request.brand_name), MOST_NAME)
  const document = await createDocument(`AI visibility of ${brand}`, createdAt)
  const typesetter = createTypesetter(await embedFonts(document, typefaces))
  const flow = createFlow(document, typesetter)

  const { start, end } = request.date_range
  flow.paragraph(`AI visibility of ${brand}`, { size: 20, isBold: true })
  flow.space(2)
  flow.paragraph(`${start} to ${end}, days in UTC`, { size: 11, isMuted: true })
  flow.paragraph(`Engines: ${describeEngines(request.engines)}`, { size: 11, isMuted: true })
  flow.space(6)
  for (const note of summary.notes) flow.paragraph(note)

  if (records.length > 0) {
    writeNumbers(flow, summary)
    drawTrend(flow.figure('Score by day', TREND_HEIGHT), summary.days, typesetter)
    writeCompetitors(flow, brand, summary)
    writeSnippets(flow, records)
  }
  const missingScripts = typesetter.missingScripts()
  writeMissingScripts(flow, missingScripts)
  flow.footer(`AI visibility of ${brand}, ${start} to ${end}`)
  return { bytes: await document.save(), missingScripts }
}

async function createDocument(title: string, createdAt: Date): Promise<PDFDocument> {
  const document = await PDFDocument.create()
  document.setTitle(title, { showInWindowTitleBar: true })
  document.setLanguage('en')
  document.setCreator('AI Visibility Gate')
  document.setProducer('AI Visibility Gate')
  document.setCreationDate(createdAt)
  document.setModificationDate(createdAt)
  return document
}

function describeEngines(engines: string[] = []): string {
  return engines.length === 0 ? 'all' : clip(toSingleLine(engines.join(', ')), 300)
}

function writeNumbers(flow: Flow, { scans, overall, engines, days }: ReportSummary): void {
  flow.table(
    'Summary',
    [
      { title: 'Measure', share: 0.7 },
      { title: 'Value', share: 0.3, align: 'right' },
    ],
    [
      ['Scans', formatNumber(scans)],
      ['Days with scans', formatNumber(days.length)],
      ['Engines', formatNumber(engines.length)],
      ['Results that cite the brand', `${overall.cited} of ${overall.results} (${formatShare(overall)})`],
      ['Mean citation score', formatNumber(overall.score)],
    ],
  )
  flow.table('By engine', tallyColumns('Engine'), engines.map(toRow))
}

function writeCompetitors(flow: Flow, brand: string, { overall, competitors }: ReportSummary): void {
  if (competitors === undefined || competitors.length === 0) return
  flow.table(
    'Beside competitors',
    tallyColumns('Name'),
    [{ ...overall, name: brand }, ...competitors].map(toRow),
  )
}

/** The latest first; what an engine says again and again comes once. */
function writeSnippets(flow: Flow, records: RecordedScan[]): void {
  const latest = new Map<string, string[]>()
  for (const { recordedAt, scan } of records.toReversed()) {
    for (const { engine, snippet, source_url } of scan.results) {
      const key = JSON.stringify([engine, snippet])
      if (snippet === '' || latest.has(key)) continue
      const text = clip(toSingleLine(snippet), MOST_SNIPPET)
      const source = clip(toSingleLine(source_url), MOST_URL)
      latest.set(key, [dayOf(recordedAt), clip(toSingleLine(engine), MOST_NAME), text, source])
    }
  }
  if (latest.size === 0) return
  flow.table(
    'What engines say',
    [
      { title: 'Date', share: 0.14 },
      { title: 'Engine', share: 0.16 },
      { title: 'Snippet', share: 0.44 },
      { title: 'Source', share: 0.26 },
    ],
    [...latest.values()].slice(0, MOST_SNIPPETS),
  )
  const more = latest.size - MOST_SNIPPETS
  if (more > 0) {
    flow.space(4)
    flow.paragraph(`${more} older ones are left out here; the CSV report has them.`, { isMuted: true })
  }
}

function writeMissingScripts(flow: Flow, scripts: string[]): void {
  if (scripts.length === 0) return
  flow.space(10)
  flow.paragraph(
    `This report's fonts lack characters of: ${scripts.join(', ')}. Each is shown as a question mark; the CSV report has them.`,
    { isMuted: true },
  )
}

function tallyColumns(title: string): Column[] {
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
    clip(toSingleLine(name), MOST_NAME),
    `${results}`,
    `${cited}`,
    formatShare(tally),
    formatNumber(score),
  ]
}

function formatShare({ cited, results }: Tally): string {
  return results === 0 ? '-' : `${Math.round((100 * cited) / results)}%`
}
