/** Blocks of a document as content of pages: text, tables, charts, and grids of how often each engine cites. */
import type { Content } from 'pdfmake/interfaces.js'
import { countOf, NO_VALUE } from '../../numbers.ts'
import { cleanLines, clip, toSingleLine } from '../../text.ts'
import {
  type Block,
  type Card,
  type Cell,
  type Chart,
  type Inline,
  type Line,
  MARKS,
  type Mark,
  type Table,
  TODO,
  type Value,
} from '../blocks.ts'
import { type Drawing, drawChart } from '../draw-chart.ts'
import { plainOf } from '../plain-text.ts'
import { BAD, CHART_STYLE, INK, LINES, LOSS, type Look, MUTED, NOTE, RAISED } from './looks.ts'
import { CONTENT_WIDTH, KEPT } from './pages.ts'
import { type Column, type Part, type PdfCell, type Row, toTable } from './table.ts'
import type { Typesetter } from './text.ts'

type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>

const HEADINGS = {
  0: { fontSize: 16, above: 6, below: 5 },
  1: { fontSize: 14, above: 16, below: 5 },
  2: { fontSize: 11, above: 6, below: 3 },
}

/** Rows of one table, rows of all tables together, and rows that every table may have. */
const MOST_IN_TABLE = 600
const MOST_IN_ALL = 3_000
const ALWAYS = 20

const MOST_ANSWERS = 60
/** Code points shown of an answer. */
const ANSWER_LENGTH = 600
const MOST_CODE = 80
const LINE_LENGTH = 500

/** More columns of a grid would be too narrow. With more than the second number, what a number is of stands below it. */
const MOST_COLUMNS = 7
const MOST_WIDE = 5
/** Share of the width of a grid that titles of rows have. */
const TITLE_SHARE = 0.2

const PLACES = { width: 720, height: 236, top: 8, bottom: 206, left: 64, right: 706 }
/** What a chart takes with its title and its legend of two lines each, in points. */
export const CHART_HEIGHT = (CONTENT_WIDTH * PLACES.height) / PLACES.width + 90

export interface Renderer {
  /** Returns the blocks below each other. */
  layOut(blocks: readonly Block[]): Content[]
  /** Returns a first screen without its folds: what the document is about, and what became of it, then what happened. */
  firstScreen(blocks: readonly Block[], about: Line): Content[]
  /** Returns a heading, on the page of the next element. One of the first levels becomes a bookmark. */
  heading(text: Line, level?: 0 | 1 | 2): Content
}

/** Creates the renderer of one document: all its tables together end where they have more rows than anybody reads. */
export function createRenderer({ set }: Typesetter): Renderer {
  let rowsLeft = MOST_IN_ALL
  let answersLeft = MOST_ANSWERS
  /** Those of one question, so that each has its part; and those left out. */
  let answersEach = MOST_ANSWERS
  let answersOut = 0
  let elements = 0

  const nextId = () => `element-${++elements}`
  const part = (line: Line, look: Look = {}): Part => ({ ...look, text: set(line, look) })
  const cell = (line: Line, look?: Look): PdfCell => ({ parts: [part(line, look)] })
  const paragraph = (line: Line, look?: Look): Content => ({
    ...{ ...part(line, look), id: nextId(), margin: [0, 0, 0, 6] },
  })
  const note = (line: Line = []): Content[] => (line.length > 0 ? [paragraph(line, NOTE)] : [])
  const leftOut = (more: number, noun: string, where = '.') =>
    more > 0 ? note([`${countOf(more, noun)} left out here${where}`]) : []

  function heading(line: Line, level: 0 | 1 | 2 = 1): Content {
    const { fontSize, above, below } = HEADINGS[level]
    return {
      ...{ text: set(line, { bold: true }), fontSize, margin: [0, above, 0, below] },
      // The first heading is at the top of its page.
      ...(level > 0 && { headlineLevel: KEPT }),
      ...(level < 2 && { outline: true, outlineText: plainOf(line) || NO_VALUE }),
    }
  }

  function toRows(columns: readonly Column[], rows: readonly Row[], head?: readonly Line[]): Content[] {
    const shown = rows.slice(0, Math.min(MOST_IN_TABLE, Math.max(ALWAYS, rowsLeft)))
    rowsLeft -= shown.length
    if (shown.length === 0 && head === undefined) return []
    const titles = head?.map(title => part(title, { fontSize: 8.5, bold: true }))
    return [
      toTable(nextId(), columns, shown, titles),
      ...leftOut(rows.length - shown.length, 'more row', '; the other report files have them.'),
    ]
  }

  /** Rows of a label and what it labels. */
  const pairs = (share: number, rows: Row[]) => toRows([{ share }, { share: 1 - share }], rows)

  function firstScreen(blocks: readonly Block[], about: Line): Content[] {
    const shown = blocks.filter(({ kind }) => kind !== 'fold')
    const [top, ...rest] = shown
    if (top?.kind !== 'heading') return layOut(shown)
    const row = [
      cell(about, { color: MUTED }),
      cell(top.mark === undefined ? [] : [signOf(top.mark, MARKS[top.mark].status)]),
    ]
    return [
      ...toRows([{ share: 0.75 }, { share: 0.25, align: 'right' }], [row]),
      heading(top.text, 0),
      ...(top.more === undefined || top.more.length === 0 ? [] : [paragraph(top.more)]),
      ...layOut(rest),
    ]
  }

  /** An answer stands beside its title. */
  function cards({ cards: all, isNumbered = false }: BlockOf<'card'>): Content[] {
    const answered = all.filter(({ text }) => text !== undefined)
    const shown = answered.slice(0, Math.min(answersEach, answersLeft))
    answersLeft -= shown.length
    answersOut += answered.length - shown.length
    return [
      ...all
        .filter(({ text }) => text === undefined)
        .flatMap((each, index) => {
          const parts = cardParts(each)
          const number = cell([{ strong: [`${index + 1}`] }])
          return isNumbered
            ? pairs(0.03, [[number, { parts }]])
            : [{ stack: parts, margin: [0, 0, 0, 6] as [number, number, number, number], id: nextId() }]
        }),
      ...pairs(
        0.25,
        shown.map(({ title, text = '', lines = [] }) => [
          cell(title),
          { parts: [part([excerptOf(text)]), ...lines.map(line => part(line, NOTE))].map(apart) },
        ]),
      ),
    ]
  }

  function cardParts({ title, lines: [first = [], ...lines] = [], todo }: Card): Part[] {
    return [
      part([{ strong: title }, ' ', ...first]),
      ...lines.map((line): Part => ({ ...part(['• ', ...line]), margin: [6, 0, 0, 0] })),
      ...(todo === undefined ? [] : [part([{ strong: [TODO] }, ' ', ...todo])]),
    ]
  }

  /** The lines as they stand, the first ones. */
  function code({ text }: BlockOf<'code'>): Content[] {
    const lines = cleanLines(text).split('\n')
    const parts = lines.slice(0, MOST_CODE).map((line): Part => {
      const blanks = /^\s*/.exec(line.replaceAll('\t', '    '))?.[0].length ?? 0
      const margin: Part['margin'] = [6 + 3 * Math.min(blanks, 40), 0, 0, 0]
      return { ...part([clip(line, LINE_LENGTH)], { fontSize: 8 }), margin }
    })
    return [
      ...toRows([{ share: 1 }], [[{ parts, ground: RAISED }]]),
      ...leftOut(lines.length - MOST_CODE, 'more line'),
    ]
  }

  /** A chart below its title, and its lines by name. */
  function chart(block: Chart): Content[] {
    const named = block.lines.filter(({ name }) => name !== undefined)
    const told = block.lines.filter(({ last }) => last !== '')
    const names = told.flatMap((line, index) => {
      const name: Inline = line.name === undefined ? 'All' : { name: line.name, most: 40 }
      const color = LINES[named.indexOf(line)] ?? INK
      return [
        ...(index > 0 ? set(['· ']) : []),
        ...set([name, ` ${line.last}`, line.isLoss ? ' ▼ ' : ' '], { bold: true, color }),
      ]
    })
    return [
      heading([block.title], 2),
      draw(block),
      ...(told.length > 0 ? [{ text: names }] : []),
      ...note(block.legend),
    ]
  }

  function draw(drawing: Drawing): Content {
    const { svg } = drawChart<Svg>(drawing, PLACES, (strings, ...values) => ({
      svg: strings.map((text, index) => text + [values[index]].flat().map(toSvg).join('')).join(''),
    }))
    const size = `viewBox="0 0 ${PLACES.width} ${PLACES.height}"`
    return { svg: `<svg ${size}><style>${CHART_STYLE}</style>${svg}</svg>`, width: CONTENT_WIDTH, font: 'F0' }
  }

  /** The text of a chart has one font: that of the document. */
  function toSvg(value: Svg | string | number | undefined): string {
    if (typeof value === 'object') return value.svg
    const drawable = set([`${value ?? ''}`]).map(({ font, text }) => (font === 'F0' ? text : '?'))
    return drawable.join('').replace(/[&<>"]/g, character => `&#${character.charCodeAt(0)};`)
  }

  function table({ caption, columns, rows, isGrid = false, note: below }: Table): Content[] {
    const whole = columns.reduce((sum, { width = 1 }) => sum + width, 0)
    const above: Content[] =
      isGrid || caption === ''
        ? []
        : [{ ...part([caption], { ...NOTE, fontSize: 8.5 }), margin: [0, 0, 0, 4], headlineLevel: KEPT }]
    if (isGrid) return [...grid(columns, rows), ...note(below)]
    return [
      ...above,
      ...toRows(
        columns.map(({ width = 1, isNumber }) => ({
          ...{ share: width / whole, ...(isNumber && { align: 'right' }) },
        })),
        rows.map(row =>
          'group' in row
            ? {
                group: part([{ strong: [...row.group, '  '] }, { small: row.note ?? [] }], { fontSize: 8.5 }),
              }
            : row.map(each => toCell(each)),
        ),
        columns.map(({ title }) => title),
      ),
      ...note(below),
    ]
  }

  /** A grid over the whole width. Many columns are split over several tables of the same rows. */
  function grid(columns: Table['columns'], rows: Table['rows']): Content[] {
    const titles = columns[0]?.title.length === 0 ? 1 : 0
    const count = columns.length - titles
    const width = Math.ceil(count / Math.ceil(count / MOST_COLUMNS))
    const share = (1 - titles * TITLE_SHARE) / Math.min(width, count)
    return Array.from({ length: Math.ceil(count / width) }, (_, at) => {
      const pick = <T>(all: readonly T[]): T[] => [
        ...all.slice(0, titles),
        ...all.slice(titles + at * width, titles + (at + 1) * width),
      ]
      const shown = pick(columns)
      return toRows(
        shown.map((_, index) => ({ share: index < titles ? 1 - share * (shown.length - titles) : share })),
        rows.map(row =>
          'group' in row
            ? { group: part(row.group) }
            : pick(row).map(each => toCell(each, shown.length - titles)),
        ),
        shown.map(({ title }) => title),
      )
    }).flat()
  }

  /** `columns`: those of a grid, in which numbers are large. */
  function toCell(value: Cell, columns?: number): PdfCell {
    if (!('now' in value)) return cell(value, columns === undefined ? {} : { fontSize: 10 })
    const { now, was, basis, mark, isLoss = false, share = 0 }: Value = value
    const look = { fontSize: columns === undefined ? 9 : 11, color: isLoss ? BAD : INK, bold: isLoss }
    const isBeside = basis !== undefined && (columns ?? 0) <= MOST_WIDE
    const number: Line = [
      ...(mark === undefined ? [] : [signOf(mark)]),
      `${now}${isLoss ? ' ▼' : ''}${isBeside ? ' ' : ''}`,
    ]
    const notes = [isBeside ? undefined : basis, was].flatMap(text => (text === undefined ? [] : [text]))
    const first = [...set(number, look), ...(isBeside ? set([basis], NOTE) : [])]
    return {
      parts: [{ text: first }, ...notes.map(text => part([text], NOTE))],
      ground: isLoss ? LOSS : columns === undefined && share > 0 ? shade(share) : undefined,
    }
  }

  function layOutBlock(block: Block): Content[] {
    switch (block.kind) {
      case 'heading':
        return [heading(block.text, 2)]
      case 'line':
        return [paragraph(block.text)]
      case 'code':
        return code(block)
      case 'list':
        return pairs(
          0.025,
          block.items.map(item => [cell(['•'], { color: MUTED }), cell(item)]),
        )
      case 'table':
        return table(block)
      case 'chart':
        return chart(block)
      case 'card':
        return cards(block)
      case 'fold': {
        const inside = block.blocks.flatMap(layOutBlock)
        return inside.length === 0 ? [] : [heading(block.title, 2), ...inside]
      }
    }
  }

  function layOut(blocks: readonly Block[]): Content[] {
    const folds = blocks.filter(({ kind }) => kind === 'fold').length
    answersEach = Math.max(1, Math.floor(answersLeft / Math.max(1, folds)))
    answersOut = 0
    const content = blocks.flatMap(layOutBlock)
    return [...content, ...leftOut(answersOut, 'answer', '. The HTML report has more, each in full.')]
  }

  return { layOut, firstScreen, heading }
}

/** Keeps a text apart from what stands left of it. */
function apart(text: Part): Part {
  return { ...text, margin: [8, 0, 0, 0] }
}

/** SVG in which all texts are escaped. */
interface Svg {
  svg: string
}

/** Returns the sign of a mark in its color, and what stands beside it. */
function signOf(mark: Mark, words = ''): Inline {
  const { sign, tone } = MARKS[mark]
  const bold = { strong: [`${sign} ${words}`] }
  return tone === undefined ? bold : { toned: [bold], tone }
}

/** From white to a blue that leaves the ink readable. */
function shade(share: number): string {
  const parts = [0.565, 0.286, 0.153].map(depth => Math.round(255 * (1 - depth * share)))
  return `#${parts.map(value => value.toString(16).padStart(2, '0')).join('')}`
}

/** Returns the first words of an answer without the signs of Markdown that readers see most. */
function excerptOf(text: string): string {
  const plain = clip(text, 2 * ANSWER_LENGTH)
    .replace(/\[([^[\]\n]*)\]\([^()\s]*(?:\([^()\s]*\)[^()\s]*)?\)/g, '$1')
    .replace(/\*\*|__|`/g, '')
    .replace(/^[ \t]*(?:#+|[-*])[ \t]+/gm, '')
  return clip(toSingleLine(plain), ANSWER_LENGTH) || NO_VALUE
}
