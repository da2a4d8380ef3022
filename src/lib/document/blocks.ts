/**
 * What a document is made of. It is written once, as blocks, and each surface has one renderer that walks them. Every text
 * in a block is escaped by the renderer, whether it is from outside or not.
 */
import type { Drawing } from './draw-chart.ts'

/** Whether something is good news. Each surface has a color or a mark for it, never the color alone. */
export type Tone = 'better' | 'worse' | 'doubtful'

/** ✅ passed · ❌ failed · 🛑 not measured · ⚠️ look at it · 📊 cannot fail. */
export type Mark = 'pass' | 'fail' | 'error' | 'warn' | 'report'

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
export type Line = Inline[]

export interface Column {
  title: Line
  /** The values are numbers, which align to the right. */
  isNumber?: boolean
  /** Share of the width, relative to the other columns; 1 unless told. */
  width?: number
}

export type TableRow =
  /** The first cell is the header of the row. */
  | Line[]
  /** Spans all columns, and titles the rows below. */
  | { group: Line; note?: Line }

/** A cell of the grid. Its loss is told by `isLoss` in bold with ▼, never by color alone. */
export type GridCell =
  | {
      /** Such as `10%`, `2 of 3`, `cited`, `not measured`. */
      now: string
      /** Such as `was 70%` or `usually 2 of 3`. */
      was?: string | undefined
      /** Such as `(3 of 30)`: in the last column. */
      basis?: string | undefined
      isLoss?: boolean
      mark?: Mark
      /** 0 to 1, for the depth of a tint. */
      share?: number
      /** The rates of the newest runs, 0 to 1, this run last; undefined for a run without one. HTML draws a line of them. */
      history?: (number | undefined)[]
      /** An address as that of a `link`. HTML alone has it. */
      link?: string | undefined
    }
  /** The engine has no answer. Its column stays. */
  | 'no answer'
  /** Nothing was planned here. */
  | undefined

export interface Grid {
  kind: 'grid'
  /** Says what the grid shows, for readers who cannot see it. */
  label: string
  columns: Line[]
  /** One row without a title for a single country. */
  rows: { title: Line | undefined; cells: GridCell[] }[]
  /** One small line under the grid. */
  note?: Line | undefined
}

/** A chart of at most four lines. More series are small charts of one line each. */
export interface Chart extends Drawing {
  kind: 'chart'
  title: string
  /** The chart in words, for readers who cannot see it. */
  description: string
  legend: Line
}

/** One cause or question: its title, its lines, and what to do. Markdown shows causes as a numbered list, HTML as cards. */
export interface CauseEntry {
  title: Line
  /** What happened, before, now. */
  lines?: Line[]
  /** After the bold words "What to do:". */
  todo?: Line | undefined
}

/** An answer of an engine in full. Its text is Markdown from outside: HTML shows it formatted, all others as plain text. */
export interface AnswerEntry {
  /** Engine, model, sample. */
  title: Line
  /** What it does: cites the brand, does not name it. */
  words: string
  tone: Tone
  text: string
  /** Why the text is not whole; undefined where it is. */
  cut: string | undefined
  sources: Line[]
  queries: string[]
}

export type Block =
  /** The first line of a report. One line without a heading for a report with nothing to do. */
  | {
      kind: 'headline'
      mark: Mark
      status: string
      text: Line
      /** Sentences after the text, in a report with nothing to do. */
      rest?: Line
      gate?: Line | undefined
      isHeading: boolean
    }
  | { kind: 'heading'; text: Line }
  | { kind: 'paragraph'; text: Line; isSmall?: boolean }
  | { kind: 'list'; items: Line[] }
  /** Labeled lines: Before, Now, Why, What to do. */
  | { kind: 'facts'; rows: { label: string; value: Line }[] }
  | { kind: 'table'; caption: string; columns: Column[]; rows: TableRow[] }
  | Grid
  | { kind: 'causes'; entries: CauseEntry[] }
  | Chart
  /** Text to paste, verbatim, with the first line number of the file where it stood. */
  | { kind: 'verbatim'; text: string; language?: 'json' }
  /** Bars of shares, 0 to 1. */
  | { kind: 'bars'; caption: string; rows: { title: Line; share: number; value: string; isOwn: boolean }[] }
  /** The keywords by engine with their answers: a heat map in which each row opens its answers. */
  | {
      kind: 'answers'
      columns: Line[]
      rows: { title: Line; cells: GridCell[]; count: string; answers: AnswerEntry[] }[]
      note?: Line | undefined
    }
  | Fold

export interface Fold {
  kind: 'fold'
  title: Line
  blocks: Block[]
}
