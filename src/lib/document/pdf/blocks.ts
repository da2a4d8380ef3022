import type { Content } from 'pdfmake/interfaces.js'
import { countOf, NO_VALUE, sum } from '../../numbers.ts'
import { cleanLines } from '../../text.ts'
import type { Block, Card, Cell, Chart, Inline, Line, Mark, Table, Value } from '../blocks.ts'
import { MARKS, TODO } from '../blocks.ts'
import { drawChart } from '../draw-chart.ts'
import { plainOf } from '../plain-text.ts'
import { BAD, CHART_STYLE, INK, LINES, LOSS, type Look, MUTED, NOTE, RAISED } from './looks.ts'
import { CAPTION, CONTENT_WIDTH, HEADING } from './pages.ts'
import { type Column, type Part, type PdfCell, toTable } from './table.ts'
import type { Typesetter } from './text.ts'

type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>

const HEADINGS = {
  0: { fontSize: 16, above: 6, below: 5 },
  1: { fontSize: 13, above: 12, below: 4 },
  2: { fontSize: 11, above: 6, below: 3 },
}

/** Rows of a table, or lines of a list. */
const MAX_ROWS = 200

/** Width of the row titles of a grid, as a part of the width of the other columns. */
const TITLE_WIDTH = 0.25

/** Points, for the newest level next to a chart. */
const LEVEL_WIDTH = 96

const PLACES = { width: 720, height: 236, top: 8, bottom: 206, left: 64, right: 706 }

export type Renderer = ReturnType<typeof createRenderer>

/** Creates the renderer of a document. */
export function createRenderer({ set }: Typesetter) {
  const part = (line: Line, look: Look = {}): Part => ({ ...look, text: set(line, look) })
  const stack = (parts: Content[]): Content => ({ stack: parts, margin: [0, 0, 0, 6] })
  const paragraph = (line: Line, look?: Look): Content => ({ ...part(line, look), margin: [0, 0, 0, 6] })
  const note = (line: Line = []): Content[] => (line.length > 0 ? [paragraph(line, NOTE)] : [])

  /** Keeps the heading on the page of the text below it. Levels 0 and 1 become bookmarks. */
  function heading(line: Line, level: 0 | 1 | 2 = 1): Content {
    const { fontSize, above, below } = HEADINGS[level]
    return {
      text: set(line, { bold: true }),
      fontSize,
      margin: [0, above, 0, below],
      ...(level > 0 && { headlineLevel: HEADING }),
      ...(level < 2 && { outline: true, outlineText: plainOf(line) || NO_VALUE }),
    }
  }

  function limited<T>(items: readonly T[], noun: string, toContent: (shown: T[]) => Content): Content[] {
    const shown = items.slice(0, MAX_ROWS)
    const more = countOf(items.length - shown.length, `more ${noun}`)
    if (items.length === shown.length) return [toContent(shown)]
    return [toContent(shown), ...note([`${more} left out here; the other report files have them.`])]
  }

  /** Returns the first screen without its folds. */
  function firstScreen(blocks: readonly Block[], about: Line): Content[] {
    const shown = blocks.filter(({ kind }) => kind !== 'fold')
    const [top, ...rest] = shown
    if (top?.kind !== 'heading') return layOut(shown)
    const status = top.mark === undefined ? [] : [' · ', renderMark(top.mark)]
    return [
      paragraph([...about, ...status], { color: MUTED }),
      heading(top.text, 0),
      ...(top.more === undefined || top.more.length === 0 ? [] : [paragraph(top.more)]),
      ...layOut(rest),
    ]
  }

  function card({ title, lines = [], todo }: Card): Content {
    const items = lines.length > 1 ? lines : []
    return stack([
      part([{ strong: title }, ...(items.length > 0 ? [] : lines.flatMap(each => [' ', ...each]))]),
      ...items.map((line): Part => ({ ...part(['• ', ...line]), margin: [6, 0, 0, 0] })),
      ...(todo === undefined ? [] : [part([{ strong: [TODO] }, ' ', ...todo])]),
    ])
  }

  function code({ text }: BlockOf<'code'>): Content {
    const lines = cleanLines(text).split('\n')
    return stack(lines.map(line => part([line], { fontSize: 8, background: RAISED })))
  }

  function chart(block: Chart): Content[] {
    const named = block.lines.filter(({ name }) => name !== undefined)
    const names = block.lines.flatMap((line, index) => {
      const name: Inline = { name: line.name ?? block.total ?? 'All', most: 40 }
      const color = LINES[named.indexOf(line)] ?? INK
      return [
        ...(index > 0 ? set(['· ']) : []),
        ...set([name, ` ${line.last}`, line.isLoss ? ' ▼ ' : ' '], { bold: true, color }),
      ]
    })
    const size = `viewBox="0 0 ${PLACES.width} ${PLACES.height}"`
    const svg = `<svg ${size}><style>${CHART_STYLE}</style>${drawChart(block, PLACES).html}</svg>`
    return [
      heading([block.title], 2),
      block.level === undefined ? { svg, width: CONTENT_WIDTH, font: 'F0' } : withLevel(block.level, svg),
      { text: names, margin: [0, 0, 0, 4] },
      ...note(block.legend),
    ]
  }

  function withLevel(value: Value, svg: string): Content {
    const margin: Part['margin'] = [0, 40, 0, 0]
    const level = { width: LEVEL_WIDTH, stack: levelParts(value, 26, true), margin }
    return { columns: [level, { svg, width: CONTENT_WIDTH - LEVEL_WIDTH, font: 'F0' }] }
  }

  function levelParts({ now, was, basis, isLoss = false }: Value, fontSize: number, bold: boolean): Part[] {
    const look: Look = { fontSize, bold, color: isLoss ? BAD : INK }
    // The font with the sign has higher lines than the text.
    const sign = isLoss ? set(['▼'], { ...look, fontSize: 0.8 * fontSize }) : []
    const notes = [basis, was].flatMap(text => (text === undefined ? [] : [part([text], NOTE)]))
    return [{ ...look, text: [...set([isLoss ? `${now} ` : now], look), ...sign] }, ...notes]
  }

  function table({ caption, columns, rows, isGrid = false, note: below }: Table): Content[] {
    const widths = columns.map(({ title, width = 1 }) =>
      isGrid && title.length === 0 ? TITLE_WIDTH * (columns.length - 1) : width,
    )
    const above = { ...part([caption], NOTE), margin: [0, 0, 0, 4] as Part['margin'], headlineLevel: CAPTION }
    const shares = columns.map(({ isNumber }, index): Column => {
      return { share: (widths[index] ?? 1) / sum(widths), align: isNumber ? 'right' : 'left' }
    })
    const titles = columns.map(({ title }) => part(title, { fontSize: 8.5, bold: true }))
    const cells = rows.map(row => row.map(each => toCell(each, isGrid ? 11 : 9)))
    return [
      ...(isGrid ? [] : [above]),
      ...limited(cells, 'row', shown => toTable(shares, shown, titles)),
      ...note(below),
    ]
  }

  function toCell(content: Cell, fontSize: number): PdfCell {
    if (!('now' in content)) return { parts: [part(content)] }
    const { isLoss = false } = content
    return { parts: levelParts(content, fontSize, isLoss), ground: isLoss ? LOSS : undefined }
  }

  function layOutBlock(block: Block): Content[] {
    switch (block.kind) {
      case 'heading':
        return [heading(block.text, 2)]
      case 'line':
        return [paragraph(block.text)]
      case 'code':
        return [code(block)]
      case 'list':
        return limited(block.items, 'line', items => ({
          ul: items.map(item => part(item)),
          margin: [0, 0, 0, 6],
        }))
      case 'table':
        return table(block)
      case 'chart':
        return chart(block)
      case 'card':
        return block.cards.map(card)
      case 'fold': {
        const inside = block.blocks.flatMap(layOutBlock)
        return inside.length === 0 ? [] : [heading(block.title, 2), ...inside]
      }
    }
  }

  function layOut(blocks: readonly Block[]): Content[] {
    return blocks.flatMap(layOutBlock)
  }

  return { layOut, firstScreen, heading }
}

function renderMark(mark: Mark): Inline {
  const { sign, status, tone } = MARKS[mark]
  const bold = { strong: [`${sign} ${status}`] }
  return tone === undefined ? bold : { toned: [bold], tone }
}
