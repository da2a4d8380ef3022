/**
 * What a document is made of. It is written once, as blocks, and each surface has one renderer that walks them. Every text
 * in a block is escaped by the renderer, whether it is from outside or not.
 */

/** Whether something is good news. Each surface has a color or a mark for it, never the color alone. */
export type Tone = 'better' | 'worse' | 'doubtful'

/** ✅ passed · ❌ failed · 🛑 not measured · ⚠️ look at it · 📊 cannot fail. */
export type Mark = 'pass' | 'fail' | 'error' | 'warn' | 'report'

/** How each mark looks: in Markdown, where no emoji can be shown, in a cell whose color must not stand alone, and in words. */
export const MARKS = {
  pass: { emoji: '✅', sign: '✓', shape: '✓', status: 'Passed', tone: 'better' },
  fail: { emoji: '❌', sign: '✗', shape: '✗', status: 'Failed', tone: 'worse' },
  error: { emoji: '🛑', sign: '✗', shape: '■', status: 'Not measured', tone: 'worse' },
  warn: { emoji: '⚠️', sign: '!', shape: '!', status: 'Look at it', tone: 'doubtful' },
  report: { emoji: '📊', sign: '–', shape: '○', status: 'Cannot fail yet', tone: undefined },
} as const satisfies Record<Mark, { tone: Tone | undefined } & Record<string, string | undefined>>

/** A part of a line. A string holds words of this program. */
export type Inline =
  | string
  /** A text from outside, which may be right to left: one line, cut at `most` code points (120 unless told); a dash for ''. */
  | { name: string; most?: number }
  /** A sentence of a page or an answer: one line, cut at `most` code points (300 unless told), in “quotation marks”. */
  | { quote: string; most?: number }
  /** The name of an input, a setting, a file or a command. */
  | { code: string }
  | { strong: Line }
  /** Small and muted. */
  | { small: Line }
  | { toned: Line; tone: Tone }
  /** Renders the label alone where the address is no http(s) URL. HTML also takes `#id`, a part of the same file. */
  | { link: string; label: Line }

/** The parts of one line, in their order, without spaces added between them. */
export type Line = readonly Inline[]

export interface Column {
  title: Line
  /** The values are numbers, which align to the right. */
  isNumber?: boolean
  /** Share of the width, relative to the other columns; 1 unless told. */
  width?: number
}

/** A number in a cell, and what it was. A loss is told in bold with ▼, never by color alone. */
export interface Value {
  /** Such as `10%`, `2 of 3`, `cited`, `not measured`. */
  now: string
  /** Such as `was 70%` or `usually 2 of 3`. */
  was?: string | undefined
  /** Such as `(3 of 30)`. */
  basis?: string | undefined
  isLoss?: boolean
  mark?: Mark
  /** The rates of the newest runs, 0 to 1, this run last; undefined for a run without one. HTML draws a line of them. */
  history?: (number | undefined)[]
  /** An address as that of a `link`. HTML alone has it. */
  link?: string | undefined
}

export type Cell = Line | Value

export interface Table {
  kind: 'table'
  /** Says what the table shows. Only readers who cannot see a grid need it there. */
  caption: string
  columns: Column[]
  /** A first cell that is no value is the header of its row. */
  rows: Cell[][]
  /** A few values that are read at a glance. */
  isGrid?: boolean
  /** One small line under the table. */
  note?: Line | undefined
}

/** A line of a chart. */
export interface ChartLine {
  /** From outside; undefined for the line of everything together. */
  name: string | undefined
  /** From left to right; `at` is 0 to 1 of the width. */
  points: { at: number; value: number; isMarked: boolean }[]
  /** The last value in words. */
  last: string
  isLoss: boolean
}

export interface Drawing {
  scale: { lowest: number; highest: number; step: number }
  ticks: { value: number; label: string }[]
  days: { at: number; label: string }[]
  lines: ChartLine[]
  /** Least and greatest value of the runs compared with: the gray band. */
  band: [low: number, high: number] | undefined
}

/** A chart of at most four lines. */
export interface Chart extends Drawing {
  kind: 'chart'
  title: string
  /** The chart in words, for readers who cannot see it and surfaces that draw nothing. */
  description: string
  legend: Line
}

/** A cause, a question or an answer: its title, its lines, and what to do. */
export interface Card {
  title: Line
  lines?: Line[]
  /** An answer of an engine, from outside. HTML shows it with its line breaks, the others an excerpt. */
  text?: string
  /** After the bold words `TODO`. */
  todo?: Line | undefined
}

export const TODO = 'What to do:'

export type Block =
  /** One with a mark is the first line of a report: `of` names the part of a run, `more` follows in the same line where there is nothing to do. */
  | { kind: 'heading'; text: Line; mark?: Mark; of?: Line | undefined; more?: Line | undefined }
  | { kind: 'line'; text: Line }
  /** Text to paste, verbatim. */
  | { kind: 'code'; text: string; language?: 'json' }
  | { kind: 'list'; items: Line[] }
  | Table
  | Chart
  | { kind: 'card'; cards: Card[]; isNumbered?: boolean }
  | Fold

export interface Fold {
  kind: 'fold'
  title: Line
  blocks: Block[]
}

/** The surfaces that a section is left out of are those that are not named. */
export type Surface = 'comment' | 'summary' | 'html' | 'pdf' | 'text'

/** A part of a document after the first screen. Each surface folds or orders it in its own way. */
export interface Section {
  /** Kebab case: the anchor in HTML. */
  id: string
  title: Line
  blocks: Block[]
  on: readonly Surface[]
}

/** The report of a gate in that of several. The portfolio links to it as `#id`. */
export interface GateReport {
  /** Letters, digits, `-` and `_`. */
  id: string
  title: Line
  /** Its first screen follows the portfolio in a PDF and in text. */
  needsAttention: boolean
  /** Returns the report. A renderer asks for it once, when the reports before it are rendered. */
  load(): Document
}

/** A whole report: the first screen, then the sections in their order of importance. */
export interface Document {
  /** Plain text on one line: the title of the check, the HTML page and the PDF. */
  title: string
  /** What the document is about, such as a product, a brand and a day. */
  about: Line[]
  /** A heading comes first. */
  first: Block[]
  sections: Section[]
  /** Times, links and how to read the numbers. */
  footer: Block[]
  /** ISO 8601 UTC. */
  createdAt: string
  /** Of a report on several gates, the report of each, the most important first. */
  gates?: readonly GateReport[]
}

/** Returns the sections of a surface, in their order. */
export function sectionsOn({ sections }: Pick<Document, 'sections'>, surface: Surface): Section[] {
  return sections.filter(({ on }) => on.includes(surface))
}
