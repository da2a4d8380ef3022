/** A report as one HTML file without scripts, fonts, pictures and network requests. */
import type { GateReport, ReportDocument } from '../document/blocks.ts'
import { countOf } from '../numbers.ts'
import { longDayOf } from '../words.ts'
import type { Room } from './answers.ts'
import { renderLabel, renderLine } from './line.ts'
import { join, type Markup, type MarkupValue, markup, name, sizeOf } from './markup.ts'
import { renderPage } from './page.ts'
import { renderBlocks } from './render-blocks.ts'

/** Bytes of the answers. The other parts of a report of a thousand keywords need less than 2 MB. */
const ROOM_FOR_ANSWERS = 2_800_000

/** Bytes of the reports of all gates. */
const ALL_GATES = 9_000_000
const MORE_ROOM = 4
/** Parts of the room of a gate. */
const ROWS_PART = 0.35
const ANSWERS_PART = 0.2

/**
 * Renders the whole report as an HTML document. A report on several gates shows one of them at a time: the portfolio, or the
 * gate that the reader chooses.
 * All answers together have as much room as those of a single report, and with many gates, parts of their reports are left
 * out.
 */
export function renderHtml(document: ReportDocument): string {
  const { gates } = document
  const report = renderDocument(document)
  const body = gates === undefined ? report : markup`${portfolio(report, gates)}${articles(gates)}`
  const title = `${statusOf(document)?.status}: ${document.title}`
  return renderPage({ title, skip: 'Skip to the report', body })
}

/** What differs in a file of several documents. */
interface DocumentPlace {
  /** Makes the ids of the sections unique. */
  scope: string
  /** Stands before the name of the document. */
  home: Markup | undefined
  room: Room
  /** Bytes of all sections. */
  mostBytes: number
}

const ALONE: DocumentPlace = {
  scope: '',
  home: undefined,
  room: { answers: ROOM_FOR_ANSWERS, rows: Number.POSITIVE_INFINITY },
  mostBytes: Number.POSITIVE_INFINITY,
}

/** Renders the first screen, links to the sections, the sections folded, and the footer. */
function renderDocument(document: ReportDocument, place: Partial<DocumentPlace> = {}): Markup {
  const { scope, home, room, mostBytes } = { ...ALONE, room: { ...ALONE.room }, ...place }
  const headline = statusOf(document)
  const about: MarkupValue[] = [
    home ?? 'AI visibility',
    document.brand === undefined ? [] : [name(document.brand)],
    headline?.gate === undefined ? [] : [renderLine(headline.gate)],
    longDayOf(document.createdAt),
  ].flat()
  const { shown, leftOut } = fitSections(document, { scope, room, mostBytes })
  return markup`<header><p class="product">${join(about, markup` · `)}</p>
${headline && markup`<p class="status ${headline.mark}">${headline.status}</p>`}</header>
<div class="first">
${renderBlocks(document.first, 2, room)}</div>
${
  shown.length > 2
    ? markup`<nav aria-label="Sections"><ul>${shown.map(({ id, title }) => markup`<li><a href="#${id}">${title}</a></li>`)}</ul></nav>`
    : undefined
}
${shown.map(({ html }) => html)}<footer>
${leftOut.length > 0 ? markup`<p>Left out here to keep the file small: ${join(leftOut, markup`, `)}.</p>` : undefined}
${renderBlocks(document.footer, 2, room)}</footer>`
}

/** The report of all gates together, with a link to each gate. */
function portfolio(report: Markup, gates: readonly GateReport[]): Markup {
  const links = gates.map(
    ({ id, title }) => markup`<li><a href="#${id}">${renderLabel(title)}</a></li>
`,
  )
  return markup`<div class="fleet">
${report}
<details class="gates"><summary>${countOf(gates.length, 'gate')}, each in full</summary><ul>${links}</ul></details>
</div>
`
}

/** The reports in the order of the gates. A report that needs less than its room leaves it to those after it. */
function articles(gates: readonly GateReport[]): Markup[] {
  const weightOf = ({ needsAttention }: GateReport) => (needsAttention ? MORE_ROOM : 1)
  let weights = gates.reduce((sum, gate) => sum + weightOf(gate), 0)
  let left = ALL_GATES
  let answersLeft = ROOM_FOR_ANSWERS
  return gates.map(gate => {
    const part = weightOf(gate) / weights
    const mostBytes = part * left
    const answers = Math.min(mostBytes * ANSWERS_PART, part * answersLeft)
    const rendered = markup`<article class="run" id="${gate.id}">
${renderDocument(gate.load(), {
  scope: `${gate.id}-`,
  home: markup`<a href="#report">All gates</a>`,
  room: { rows: mostBytes * ROWS_PART, answers },
  mostBytes,
})}
</article>
`
    left -= sizeOf(rendered)
    answersLeft -= answers
    weights -= weightOf(gate)
    return rendered
  })
}

function statusOf({ first }: ReportDocument) {
  return first.find(block => block.kind === 'headline')
}

interface Rendered {
  id: string
  title: Markup
  html: Markup
}

/** Leaves out the least important sections that exceed the room. Answers have a room of their own, and go last. */
function fitSections(
  { sections }: ReportDocument,
  { scope, room, mostBytes }: Omit<DocumentPlace, 'home'>,
): { shown: Rendered[]; leftOut: Markup[] } {
  const all = sections
    .filter(({ on }) => on.includes('html'))
    .map(section => {
      const [id, title] = [`${scope}${section.id}`, renderLabel(section.title)]
      // A link to what is folded opens the fold.
      const html = markup`<section><details><summary><h2>${title}</h2></summary>
<div id="${id}">
${renderBlocks(section.blocks, 3, room)}</div></details></section>
`
      return { id, title, html, hasAnswers: section.blocks.some(({ kind }) => kind === 'answers') }
    })
  const leftOut = new Set<Rendered>()
  let excess = all.reduce((sum, { html }) => sum + sizeOf(html), 0) - mostBytes
  for (const section of all.toReversed().sort((a, b) => Number(a.hasAnswers) - Number(b.hasAnswers))) {
    if (excess <= 0) break
    leftOut.add(section)
    excess -= sizeOf(section.html)
  }
  return {
    shown: all.filter(section => !leftOut.has(section)),
    leftOut: all.filter(section => leftOut.has(section)).map(({ title }) => title),
  }
}
