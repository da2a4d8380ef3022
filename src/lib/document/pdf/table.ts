import type { Content, TableLayout } from 'pdfmake/interfaces.js'
import { sum } from '../../numbers.ts'
import { type Look, MUTED, RAISED, RULE } from './looks.ts'
import { CONTENT_WIDTH } from './pages.ts'
import type { Run } from './text.ts'

export interface Part extends Look {
  text: Run[]
  /** Left, top, right, bottom. */
  margin?: [number, number, number, number]
}

export interface PdfCell {
  parts: Part[]
  ground?: string | undefined
}

export interface Column {
  /** Of the content width. The shares of a table add up to 1. */
  share: number
  align?: 'left' | 'right'
}

type Row = PdfCell[]

/** Rows of a table that stays on one page. */
const MAX_WHOLE_ROWS = 5
/** Rows that stay with the head of another table. */
const KEPT_ROWS = 2
/** Characters. pdfmake loses a row that it keeps together if the row is higher than a page, so only short rows are kept. */
const SHORT = 500

const LAYOUT: TableLayout = {
  paddingLeft: () => 5,
  paddingRight: () => 5,
  paddingTop: () => 3.5,
  paddingBottom: () => 3.5,
  vLineWidth: () => 0,
  hLineWidth: row => [0, 0.9][row] ?? 0.4,
  hLineColor: row => (row === 1 ? MUTED : RULE),
}

/** Points. What may be higher is not kept on one page, because pdfmake would lose its end. */
const MAX_HEIGHT = 560
/** Points: the widest characters, such as Chinese ones, a line, and the space above and below a row. */
const CHARACTER = 9
const LINE = 13
const PADDING = 8

/** Returns a table that stays on one page if it has few low rows, and otherwise repeats its head on each page. */
export function toTable(columns: readonly Column[], rows: readonly Row[], titles: readonly Part[]): Content {
  const head = titles.map(title => ({ parts: [title], ground: RAISED }))
  const hasShortHead = isShort(head)
  const hasShortRows = hasShortHead && rows.every(isShort)
  const heights = [head, ...rows].map(row => estimateHeight(row, columns))
  return {
    ...(rows.length <= MAX_WHOLE_ROWS && sum(heights) <= MAX_HEIGHT && { unbreakable: true }),
    table: {
      widths: columns.map(({ share }) => share * CONTENT_WIDTH - 10),
      body: [head, ...rows].map(row =>
        row.map(({ parts, ground }, index) => ({
          stack: parts,
          alignment: columns[index]?.align ?? 'left',
          ...(ground !== undefined && { fillColor: ground }),
        })),
      ),
      dontBreakRows: hasShortRows,
      ...(hasShortHead && { headerRows: 1, keepWithHeaderRows: hasShortRows ? KEPT_ROWS : 0 }),
    },
    layout: LAYOUT,
    fontSize: 9,
    margin: [0, 0, 0, 6],
  }
}

/** Returns an upper limit of the height of a row, in points. */
function estimateHeight(row: Row, columns: readonly Column[]): number {
  const heights = row.map(({ parts }, index) => {
    const perLine = Math.max(1, Math.floor(((columns[index]?.share ?? 1) * CONTENT_WIDTH - 10) / CHARACTER))
    return sum(parts.map(part => LINE * Math.max(1, Math.ceil(countCharacters(part) / perLine))))
  })
  return PADDING + Math.max(...heights)
}

function countCharacters({ text }: Part): number {
  return sum(text.map(run => run.text.length))
}

function isShort(row: Row): boolean {
  const parts = row.flatMap(cell => cell.parts)
  return sum(parts.map(countCharacters)) < SHORT
}
