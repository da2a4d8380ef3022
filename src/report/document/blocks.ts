/** What a report is made of: blocks in sections, for the comment, the summary, HTML, PDF and text. */
import type { Block, Line } from '../../lib/document/blocks.ts'

export type * from '../../lib/document/blocks.ts'

/** The surfaces that a section is left out of are those that are not named. */
export type Surface = 'comment' | 'summary' | 'html' | 'pdf' | 'text'

/** A part of the report after the first screen. Each surface folds or orders it in its own way. */
export interface Section {
  /** Kebab case: the anchor in HTML. */
  id: string
  title: Line
  blocks: Block[]
  on: readonly Surface[]
  /** In a PDF it is behind the other sections. */
  isAnnex?: boolean
}

/** The report of a gate in that of several. The portfolio links to it as `#id`. */
export interface GateReport {
  /** Letters, digits, `-` and `_`. */
  id: string
  title: Line
  /** Its first screen follows the portfolio in a PDF and in text, and in HTML it has as much room as four others. */
  needsAttention: boolean
  /** Returns the report. A renderer asks for it once, when the reports before it are rendered. */
  load(): ReportDocument
}

/** A whole report: the first screen, then the sections in their order of importance. */
export interface ReportDocument {
  /** Plain text on one line: the title of the check, the HTML page and the PDF. */
  title: string
  /** From outside; undefined for a report on many brands. */
  brand?: string
  first: Block[]
  sections: Section[]
  /** Times, links and how to read the numbers. */
  footer: Block[]
  /** ISO 8601 UTC. */
  createdAt: string
  /** Of a report on several gates, the report of each, the most important first. */
  gates?: readonly GateReport[]
}
