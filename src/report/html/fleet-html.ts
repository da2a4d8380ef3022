/** A fleet in one HTML file: the portfolio first, then the report of each gate. */
import type { Line, ReportDocument } from '../document/blocks.ts'
import { countOf } from '../numbers.ts'
import { ROOM_FOR_ANSWERS, renderDocument, renderPage } from './html.ts'
import { renderLabel } from './line.ts'
import { type Markup, markup, sizeOf } from './markup.ts'

/** The report of a gate in the file of its fleet. */
export interface GateReport {
  /** What a link of the portfolio names as `#id`: letters, digits, `-` and `_`. */
  id: string
  title: Line
  /** Has as much room as four others. */
  needsAttention?: boolean
  /** Returns the report. It is asked for once, when the reports before it are rendered. */
  load(): ReportDocument
}

/** Bytes of the reports of all gates. */
const ALL_GATES = 9_000_000
const MORE_ROOM = 4
/** Parts of the room of a gate. */
const ROWS_PART = 0.35
const ANSWERS_PART = 0.2

/**
 * Renders the portfolio and the reports of all gates as one HTML document that shows one of them at a time: the portfolio,
 * or the gate that the reader chooses. It needs no script. All answers together have as much room as those of a single
 * report, and with many gates, parts of their reports are left out.
 */
export function renderFleetHtml(fleet: ReportDocument, gates: readonly GateReport[]): string {
  const links = gates.map(
    ({ id, title }) => markup`<li><a href="#${id}">${renderLabel(title)}</a></li>
`,
  )
  return renderPage(
    fleet,
    markup`<div class="fleet">
${renderDocument(fleet)}
<details class="gates"><summary>${countOf(gates.length, 'gate')}, each in full</summary><ul>${links}</ul></details>
</div>
${articles(gates)}`,
  )
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
