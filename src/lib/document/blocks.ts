/** The content of a document, which each surface renders. Renderers escape every text. */

/** Never shown by color only. */
export type Tone = 'better' | 'worse' | 'doubtful'

export type Mark = 'pass' | 'fail' | 'error' | 'warn' | 'report'

/** How each mark looks. `sign` is for text without emoji. */
export const MARKS = {
  pass: { emoji: '✅', sign: '✓', status: 'Passed', tone: 'better' },
  fail: { emoji: '❌', sign: '✗', status: 'Failed', tone: 'worse' },
  error: { emoji: '🛑', sign: '✗', status: 'Not measured', tone: 'worse' },
  warn: { emoji: '⚠️', sign: '!', status: 'Look at it', tone: 'doubtful' },
  report: { emoji: '📊', sign: '–', status: 'Cannot fail yet', tone: undefined },
} as const satisfies Record<Mark, { tone: Tone | undefined } & Record<string, string | undefined>>

/** A part of a line. A string contains words of this program. */
export type Inline =
  | string
  /** From outside, possibly right to left: one line of `most` code points (default 120), or a dash if empty. */
  | { name: string; most?: number }
  /** A sentence of a page or an answer: one line of `most` code points (default 300) in “quotation marks”. */
  | { quote: string; most?: number }
  | { code: string }
  | { strong: Line }
  | { small: Line }
  | { toned: Line; tone: Tone }
  /** Only the label is shown if the address is not an http(s) URL. HTML also accepts `#id`, a part of the same file, and a page of the dashboard. */
  | { link: string; label: Line }

/** Parts of a line. Nothing is added between them. */
export type Line = readonly Inline[]

export interface Column {
  title: Line
  isNumber?: boolean
  /** Relative to the other columns. Default: 1. */
  width?: number
}

/** A number in a cell, and the earlier one. A loss is bold and marked with ▼, not only colored. */
export interface Value {
  /** Such as `10%`, `2 of 3`, `cited`, `not measured`. */
  now: string
  /** Such as `was 70%` or `usually 2 of 3`. */
  was?: string | undefined
  basis?: string | undefined
  isLoss?: boolean
  /** Rates of the newest runs from 0 to 1, this run last; undefined for a run without a rate. HTML draws them. */
  history?: (number | undefined)[]
}

export type Cell = Line | Value

export interface Table {
  kind: 'table'
  /** For readers who cannot see the grid. */
  caption: string
  columns: Column[]
  /** If the first cell is not a value, it is the header of its row. */
  rows: Cell[][]
  /** A few values to read at a glance. */
  isGrid?: boolean
  note?: Line | undefined
}

export interface ChartLine {
  /** From outside. Undefined for the total. */
  name: string | undefined
  /** Left to right, with `at` from 0 to 1. */
  points: { at: number; value: number; isMarked: boolean }[]
  last: string
  isLoss: boolean
}

/** At most four lines. Only HTML and PDF show it. */
export interface Chart {
  kind: 'chart'
  title: string
  /** From 0 at the bottom to the top of the chart. */
  ticks: { value: number; label: string }[]
  days: { at: number; label: string }[]
  lines: ChartLine[]
  /** The runs of the points. Only HTML links them. */
  links?: { at: number; label: string; link: string }[]
  /** For readers who cannot see the chart. */
  description: string
  legend: Line
  /** Name of the total, from outside. Default: `all`. */
  total?: string | undefined
  /** The newest value that the report is about, shown large next to the chart. */
  level?: Value | undefined
}

export interface Card {
  title: Line
  lines?: Line[]
  /** An answer of an engine, from outside. Only HTML shows it, with its line breaks. */
  text?: string
  /** Shown after `TODO`. */
  todo?: Line | undefined
}

export const TODO = 'What to do:'

export type Block =
  /** A heading with a mark is the first line of a report. `of` names the part of a run, and `more` continues the line. */
  | { kind: 'heading'; text: Line; mark?: Mark; of?: Line | undefined; more?: Line | undefined }
  | { kind: 'line'; text: Line }
  | { kind: 'code'; text: string }
  | { kind: 'list'; items: Line[] }
  | Table
  | Chart
  | { kind: 'card'; cards: Card[] }
  | Fold

export interface Fold {
  kind: 'fold'
  /** In HTML, a link to `#id` opens the fold. */
  id?: string
  title: Line
  blocks: Block[]
}

export type Surface = 'comment' | 'summary' | 'html' | 'pdf' | 'text'

/** A part of a document after the first screen. Each surface decides how to fold and order sections. */
export interface Section {
  /** Kebab case; the anchor in HTML. */
  id: string
  title: Line
  blocks: Block[]
  on: readonly Surface[]
  /** Closed in HTML until a reader opens it. */
  isFolded?: boolean
}

/** The report of one gate in a report on several. The overview links to it as `#id`. */
export interface GateReport {
  /** Letters, digits, `-` and `_`. */
  id: string
  title: Line
  /** Whether its first screen follows the overview in a PDF and in text. */
  needsAttention: boolean
  /** Called once, after the earlier reports have been rendered. */
  load(): Document
}

/** A whole report: the first screen, then sections in order of importance. */
export interface Document {
  /** One line of plain text: the title of the check, the HTML page and the PDF. */
  title: string
  /** Such as the product, the brand and the day. */
  about: Line[]
  /** Begins with a heading. */
  first: Block[]
  sections: Section[]
  footer: Block[]
  /** ISO 8601 in UTC. */
  createdAt: string
  /** The most important gate first. */
  gates?: readonly GateReport[]
}

/** Returns the sections that a surface shows. */
export function sectionsOn({ sections }: Pick<Document, 'sections'>, surface: Surface): Section[] {
  return sections.filter(({ on }) => on.includes(surface))
}
