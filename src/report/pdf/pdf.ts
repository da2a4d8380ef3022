/** A report as a PDF, drawn without a browser. Page 1 tells what happened; the answers are an annex. */
import { createDocument, createFlow, type Flow } from '../../lib/pdf/flow.ts'
import { type Drawn, embedFonts, type Typeface } from '../../lib/pdf/fonts.ts'
import { createTypesetter } from '../../lib/pdf/text.ts'
import { clip } from '../../lib/text.ts'
import type { Block, GateReport, Line, ReportDocument, Section } from '../document/blocks.ts'
import { countOf } from '../numbers.ts'
import { dayOf, longDayOf } from '../words.ts'
import { writeBlocks } from './blocks.ts'
import { WHOLE_HEIGHT, writeChart } from './charts.ts'
import { NOTE, spansOf } from './spans.ts'

/** What follows begins on a new page if more than this share of the first one is in use. */
const FULL_PAGE = 0.5
/** Gates whose first screens follow a fleet. */
const MOST_GATES = 20
const TITLE_LENGTH = 80

/**
 * Renders a report. Of one on several gates, the first screens of those that need attention follow, and each is loaded when
 * it is written. The same arguments give the same bytes. Throws for a broken typeface.
 */
export async function renderPdf(document: ReportDocument, typefaces: Typeface[]): Promise<Drawn> {
  const { title, createdAt, gates = [] } = document
  const file = await createDocument(title, new Date(Date.parse(createdAt) || 0))
  const typesetter = createTypesetter(await embedFonts(file, typefaces))
  const flow = limitRows(createFlow(file, typesetter))
  writeReport(flow, document)
  writeGates(
    flow,
    gates.filter(({ needsAttention }) => needsAttention),
  )
  const missingScripts = typesetter.missingScripts()
  if (missingScripts.length > 0) {
    const text = `The fonts of this report lack characters of: ${missingScripts.join(', ')}. Each is shown as a question mark. The other report files have them.`
    flow.paragraph({ text, ...NOTE })
  }
  flow.finish(`${clip(title, TITLE_LENGTH)} · ${dayOf(createdAt)}`)
  return { bytes: await file.save(), missingScripts }
}

function writeGates(flow: Flow, gates: readonly GateReport[]): void {
  for (const { load } of gates.slice(0, MOST_GATES)) {
    flow.pageFrom(FULL_PAGE)
    flow.space(24)
    writeFirst(flow, load())
  }
  const more = gates.length - MOST_GATES
  const text = `${countOf(more, 'more gate')} left out here; each has its own report.`
  if (more > 0) flow.paragraph({ text, ...NOTE })
}

function writeReport(flow: Flow, document: ReportDocument): void {
  const sections = document.sections.filter(({ on }) => on.includes('pdf'))
  const main = sections.filter(({ isAnnex }) => !isAnnex)
  const annex = sections.filter(({ isAnnex }) => isAnnex)
  const folds = document.first.filter(block => !isShown(block))
  writeFirst(flow, document)
  const chart = main
    .flatMap(({ blocks }) => blocks)
    .flatMap(block => (block.kind === 'chart' && !block.isSmall ? [block] : []))[0]
  const isAhead = chart !== undefined && flow.isOnFirstPage(WHOLE_HEIGHT)
  if (isAhead) writeChart(flow, chart)
  flow.pageFrom(FULL_PAGE)
  writeBlocks(flow, folds)
  for (const section of main) writeSection(flow, section, isAhead ? chart : undefined)
  if (annex.length > 0) flow.heading([{ text: 'Annex' }])
  for (const section of annex) writeSection(flow, section)
  flow.space(14)
  writeBlocks(flow, document.footer)
}

function writeFirst(flow: Flow, { first, brand, createdAt }: ReportDocument): void {
  const gate = first.find(block => block.kind === 'headline')?.gate
  const parts: Line[] = [
    ['AI visibility'],
    ...(brand === undefined ? [] : [[{ name: brand }]]),
    ...(gate === undefined ? [] : [gate]),
    [longDayOf(createdAt)],
  ]
  writeBlocks(
    flow,
    first.filter(isShown),
    parts.flatMap((part, index) => (index === 0 ? part : [' · ', ...part])),
  )
}

/** Tells whether a block is on the first page: what a screen folds is behind it. */
function isShown({ kind }: Block): boolean {
  return kind !== 'fold'
}

/** Writes a section without the block that is written already. */
function writeSection(flow: Flow, { title, blocks }: Section, written?: Block): void {
  const rest = blocks.filter(block => block !== written)
  if (rest.length === 0) return
  flow.heading(spansOf(title))
  writeBlocks(flow, rest)
}

/** Rows of one table, rows of all tables together, and rows that every table may have. */
const MOST_IN_TABLE = 600
const MOST_IN_ALL = 3_000
const ALWAYS = 20

/**
 * Returns the flow with tables that end where they have too many rows, with a line on how many were left out: a run can have
 * more rows than anybody reads, and each takes a millisecond to draw.
 */
function limitRows(flow: Flow): Flow {
  let left = MOST_IN_ALL
  return {
    ...flow,
    table(columns, rows, style) {
      const shown = rows.slice(0, Math.min(MOST_IN_TABLE, Math.max(ALWAYS, left)))
      const more = rows.length - shown.length
      left -= shown.length
      flow.table(columns, shown, style)
      if (more === 0) return
      flow.space(4)
      const text = `${countOf(more, 'more row')} left out here; the other report files have them.`
      flow.paragraph({ text, ...NOTE })
    },
  }
}
