/** Blocks of a document as content of pages: text, tables, charts, and grids of how often each engine cites. */
import type { Content } from 'pdfmake/interfaces.js'
import { countOf, NO_VALUE } from '../../numbers.ts'
import { cleanLines, clip, toSingleLine } from '../../text.ts'
import type { AnswerEntry, Block, Chart, Grid, GridCell, Inline, Line, Mark } from '../blocks.ts'
import { type Drawing, drawChart } from '../draw-chart.ts'
import { MARKS, partsOf } from '../plain-text.ts'
import { ACCENT, BAD, CHART_STYLE, INK, LINES, LOSS, type Look, MUTED, NOTE, RAISED, TONES } from './looks.ts'
import { CONTENT_WIDTH, KEPT } from './pages.ts'
import { type Cell, type Column, type Part, type Row, toTable } from './table.ts'
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
const MOST_VERBATIM = 80
const LINE_LENGTH = 500

/** More columns would be too narrow. With more than the second number, what a number is of stands below it. */
const MOST_COLUMNS = 7
const MOST_WIDE = 5
/** Shares of the width. */
const TITLE_SHARE = 0.2
const KEYWORD_SHARE = 0.28
const WIDEST = 0.18

const CHARTS_IN_A_ROW = 3
const GAP = 14
const WHOLE = { width: 720, height: 236, top: 8, bottom: 206, left: 64, right: 706 }
const SMALL = { width: 300, height: 140, top: 12, bottom: 128, left: 58, right: 290 }
/** What a chart takes with its title and its legend of two lines each, in points. */
export const CHART_HEIGHT = (CONTENT_WIDTH * WHOLE.height) / WHOLE.width + 90

export interface Renderer {
  /** Returns the blocks below each other. Above a headline stands what the document is about. */
  layOut(blocks: readonly Block[], about?: Line): Content[]
  /** Returns a heading, on the page of the next element. One of the first levels becomes a bookmark. */
  heading(text: Line, level?: 0 | 1 | 2): Content
}

/** Creates the renderer of one document: all its tables together end where they have more rows than anybody reads. */
export function createRenderer({ set }: Typesetter): Renderer {
  let rowsLeft = MOST_IN_ALL
  let elements = 0

  const nextId = () => `element-${++elements}`
  const part = (line: Line, look: Look = {}): Part => ({ ...look, text: set(line, look) })
  const cell = (line: Line, look?: Look): Cell => ({ parts: [part(line, look)] })
  const paragraph = (line: Line, look?: Look): Content => ({
    ...{ ...part(line, look), id: nextId(), margin: [0, 0, 0, 6] },
  })
  const note = (line: Line = []): Content[] => (line.length > 0 ? [paragraph(line, NOTE)] : [])
  const leftOut = (more: number, noun: string, where = '.') =>
    more > 0 ? note([`${countOf(more, noun)} left out here${where}`]) : []

  function heading(line: Line, level: 0 | 1 | 2 = 1): Content {
    const { fontSize, above, below } = HEADINGS[level]
    const title = toSingleLine(
      partsOf(line)
        .map(({ text }) => text)
        .join(''),
    )
    return {
      ...{ text: set(line, { bold: true }), fontSize, margin: [0, above, 0, below] },
      // The first heading is at the top of its page.
      ...(level > 0 && { headlineLevel: KEPT }),
      ...(level < 2 && { outline: true, outlineText: title || NO_VALUE }),
    }
  }

  /** A muted line, on the page of the next element. */
  function caption(text: string): Content {
    return { ...part([text], { ...NOTE, fontSize: 8.5 }), margin: [0, 0, 0, 4], headlineLevel: KEPT }
  }

  function table(columns: readonly Column[], rows: readonly Row[], head?: readonly Line[]): Content[] {
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
  const pairs = (share: number, rows: Row[]) => table([{ share }, { share: 1 - share }], rows)

  /** Titles the rows below: in bold, and what is said of it. */
  const group = (title: Line, more: Line = []): Row => ({
    group: part([{ strong: [...title, '  '] }, { small: more }], { fontSize: 8.5 }),
  })

  /** The first line of all: what the document is about, and what became of it. Then what happened. */
  function headline(block: BlockOf<'headline'>, about: Line): Content[] {
    const { text, rest = [] } = block
    const row = [cell(about, { color: MUTED }), cell([signOf(block.mark, block.status)])]
    return [
      ...table([{ share: 0.75 }, { share: 0.25, align: 'right' }], [row]),
      heading(text, 0),
      ...(rest.length > 0 ? [paragraph(rest)] : []),
    ]
  }

  function causes({ entries }: BlockOf<'causes'>): Content[] {
    return entries.flatMap(({ title, lines: [first = [], ...lines] = [], todo }, index) => {
      const parts = [
        part([{ strong: title }, ' ', ...first]),
        ...lines.map((line): Part => ({ ...part(['• ', ...line]), margin: [6, 0, 0, 0] })),
        ...(todo === undefined ? [] : [part([{ strong: ['What to do:'] }, ' ', ...todo])]),
      ]
      const number = cell([{ strong: [`${index + 1}`] }])
      return entries.length > 1
        ? pairs(0.03, [[number, { parts }]])
        : [{ stack: parts, margin: [0, 0, 0, 6], id: nextId() }]
    })
  }

  function bars({ caption: title, rows }: BlockOf<'bars'>): Content[] {
    const columns = [{ share: 0.3 }, { share: 0.56 }, { share: 0.14, align: 'right' as const }]
    const toRow = (row: (typeof rows)[number]): Row => [
      cell(row.isOwn ? [{ strong: row.title }] : row.title),
      { bar: row.share, color: row.isOwn ? ACCENT : MUTED },
      cell([row.value]),
    ]
    return [caption(title), ...table(columns, rows.map(toRow))]
  }

  /** The lines as they stand, the first ones. */
  function verbatim({ text }: BlockOf<'verbatim'>): Content[] {
    const lines = cleanLines(text).split('\n')
    const parts = lines.slice(0, MOST_VERBATIM).map((line): Part => {
      const blanks = /^\s*/.exec(line.replaceAll('\t', '    '))?.[0].length ?? 0
      const margin: Part['margin'] = [6 + 3 * Math.min(blanks, 40), 0, 0, 0]
      return { ...part([clip(line, LINE_LENGTH)], { fontSize: 8 }), margin }
    })
    return [
      ...table([{ share: 1 }], [[{ parts, ground: RAISED }]]),
      ...leftOut(lines.length - MOST_VERBATIM, 'more line'),
    ]
  }

  /** A chart below its title, and its lines by name. */
  function chart(block: Chart): Content[] {
    const named = block.lines.filter(({ name }) => name !== undefined)
    const told = block.lines.filter(({ last }) => last !== '')
    const names = told.flatMap((line, index) => [
      ...(index > 0 ? set(['· ']) : []),
      ...set([...nameOf(line), line.isLoss ? ' ▼ ' : ' '], {
        ...{ bold: true, color: LINES[named.indexOf(line)] ?? INK },
      }),
    ])
    return [
      heading([block.title], 2),
      draw(block),
      ...(told.length > 0 ? [{ text: names }] : []),
      ...note(block.legend),
    ]
  }

  /** Charts of one line each side by side, and what they show below the last one. */
  function smallCharts(charts: readonly Chart[]): Content[] {
    const width = (CONTENT_WIDTH + GAP) / CHARTS_IN_A_ROW - GAP
    const columns = charts.map(each => {
      const title = each.lines.length === 1 ? each.lines.flatMap(nameOf) : [each.title]
      return { stack: [{ ...part(title, { fontSize: 8.5 }), id: nextId() }, draw(each, SMALL, width)], width }
    })
    const rows = Array.from({ length: Math.ceil(columns.length / CHARTS_IN_A_ROW) }, (_, row) => ({
      columns: columns.slice(CHARTS_IN_A_ROW * row, CHARTS_IN_A_ROW * (row + 1)),
      ...{ columnGap: GAP, unbreakable: true },
    }))
    return [...rows, ...note(charts.at(-1)?.legend)]
  }

  function draw(drawing: Drawing, places = WHOLE, width = CONTENT_WIDTH): Content {
    const { svg } = drawChart<Svg>(drawing, places, (strings, ...values) => ({
      svg: strings.map((text, index) => text + [values[index]].flat().map(toSvg).join('')).join(''),
    }))
    const size = `viewBox="0 0 ${places.width} ${places.height}"`
    return { svg: `<svg ${size}><style>${CHART_STYLE}</style>${svg}</svg>`, width, font: 'F0' }
  }

  /** The text of a chart has one font: that of the document. */
  function toSvg(value: Svg | string | number | undefined): string {
    if (typeof value === 'object') return value.svg
    const drawable = set([`${value ?? ''}`]).map(({ font, text }) => (font === 'F0' ? text : '?'))
    return drawable.join('').replace(/[&<>"]/g, character => `&#${character.charCodeAt(0)};`)
  }

  /**
   * A grid over the whole width. Many columns are split over several tables of the same rows. The cells of a heat map
   * are shaded by their share, and its columns leave the width to the titles.
   */
  function grid({ columns, rows, note: below }: Omit<Grid, 'kind' | 'label'>, isHeatMap = false): Content[] {
    const hasTitles = rows.some(({ title }) => title !== undefined)
    const left = hasTitles ? (isHeatMap ? KEYWORD_SHARE : TITLE_SHARE) : 0
    const width = Math.ceil(columns.length / Math.ceil(columns.length / MOST_COLUMNS))
    const tables = columns.flatMap((_, first) => {
      if (first % width > 0) return []
      const shown = columns.slice(first, first + width)
      const share = Math.min((1 - left) / shown.length, isHeatMap ? WIDEST : 1)
      const titleOf = (title: Line) => (hasTitles ? [cell(title, isHeatMap ? {} : { fontSize: 10 })] : [])
      return table(
        [...(hasTitles ? [{ share: 1 - share * shown.length }] : []), ...shown.map(() => ({ share }))],
        rows.map(({ title = [], cells }) => [
          ...titleOf(title),
          ...shown.map((_, index) => gridCell(cells[first + index], isHeatMap, shown.length > MOST_WIDE)),
        ]),
        [...(hasTitles ? [[]] : []), ...shown],
      )
    })
    return [...tables, ...note(below)]
  }

  function gridCell(value: GridCell, isHeatMap: boolean, isNarrow: boolean): Cell {
    if (value === undefined || value === 'no answer') return cell([value ?? NO_VALUE], { color: MUTED })
    const { now, was, basis, mark, isLoss = false, share = 0 } = value
    const look = { fontSize: isHeatMap ? 9 : 11, color: isLoss ? BAD : INK, bold: isLoss }
    const isBeside = basis !== undefined && !isNarrow
    const number: Line = [
      ...(mark === undefined ? [] : [signOf(mark)]),
      `${now}${isLoss ? ' ▼' : ''}${isBeside ? ' ' : ''}`,
    ]
    const notes = [isBeside ? undefined : basis, was].flatMap(text => (text === undefined ? [] : [text]))
    const first = [...set(number, look), ...(isBeside ? set([basis], NOTE) : [])]
    return {
      parts: [{ text: first }, ...notes.map(text => part([text], NOTE))],
      ground: isLoss ? LOSS : isHeatMap && share > 0 ? shade(share) : undefined,
    }
  }

  /** The heat map, and some answers of each keyword in short. */
  function answers({ columns, rows, note: below }: BlockOf<'answers'>): Content[] {
    const map = grid({ columns, rows, note: below }, true)
    const answered = rows.filter(row => row.answers.length > 0)
    if (answered.length === 0) return map
    const most = Math.max(1, Math.floor(MOST_ANSWERS / answered.length))
    const shown = answered.slice(0, MOST_ANSWERS).map(row => ({ ...row, some: row.answers.slice(0, most) }))
    const entries = shown.flatMap(({ title, count, some }) => [group(title, [count]), ...some.map(answer)])
    const all = answered.reduce((sum, row) => sum + row.answers.length, 0)
    const more = all - shown.reduce((sum, { some }) => sum + some.length, 0)
    return [
      ...map,
      ...table([{ share: 0.25 }, { share: 0.75 }], entries, [['Engine'], ['Answer']]),
      ...leftOut(more, 'answer', '. The HTML report has more, each in full.'),
    ]
  }

  function answer({ title, words, tone, text, sources: [source] }: AnswerEntry): Row {
    const excerpt = clip(toSingleLine(withoutMarkdown(clip(text, 2 * ANSWER_LENGTH))), ANSWER_LENGTH)
    const cited = source === undefined ? [] : [part(['Cited: ', ...source], NOTE)]
    return [
      { parts: [part(title), part([words], { fontSize: 8, color: TONES[tone] })] },
      { parts: [part([excerpt || NO_VALUE]), ...cited] },
    ]
  }

  function layOutBlock(block: Block, about: Line): Content[] {
    if (block.kind === 'headline') return headline(block, about)
    if (block.kind === 'heading') return [heading(block.text, 2)]
    if (block.kind === 'paragraph') return block.isSmall ? note(block.text) : [paragraph(block.text)]
    if (block.kind === 'list') {
      return pairs(
        0.025,
        block.items.map(item => [cell(['•'], { color: MUTED }), cell(item)]),
      )
    }
    if (block.kind === 'facts') {
      return pairs(
        0.16,
        block.rows.map(({ label, value }) => [cell([{ strong: [label] }]), cell(value)]),
      )
    }
    if (block.kind === 'table') {
      const whole = block.columns.reduce((sum, { width = 1 }) => sum + width, 0)
      const columns = block.columns.map(
        ({ width = 1, isNumber }): Column => ({
          ...{ share: width / whole, ...(isNumber && { align: 'right' }) },
        }),
      )
      const rows = block.rows.map(row =>
        Array.isArray(row) ? row.map(line => cell(line)) : group(row.group, row.note),
      )
      const titles = block.columns.map(({ title }) => title)
      return [...(block.caption === '' ? [] : [caption(block.caption)]), ...table(columns, rows, titles)]
    }
    if (block.kind === 'grid') return grid(block)
    if (block.kind === 'causes') return causes(block)
    if (block.kind === 'chart') return chart(block)
    if (block.kind === 'verbatim') return verbatim(block)
    if (block.kind === 'bars') return bars(block)
    if (block.kind === 'answers') return answers(block)
    return [heading(block.title, 2), ...layOut(block.blocks)]
  }

  function layOut(blocks: readonly Block[], about: Line = []): Content[] {
    return blocks.flatMap((block, index) => {
      if (!isSmallChart(block)) return layOutBlock(block, about)
      const before = blocks[index - 1]
      if (before !== undefined && isSmallChart(before)) return []
      const end = blocks.findIndex((next, place) => place > index && !isSmallChart(next))
      return smallCharts(blocks.slice(index, end === -1 ? undefined : end).filter(isSmallChart))
    })
  }

  return { layOut, heading }
}

/** SVG in which all texts are escaped. */
interface Svg {
  svg: string
}

function isSmallChart(block: Block): block is Chart {
  return block.kind === 'chart' && block.isSmall === true
}

function nameOf({ name, last }: Chart['lines'][number]): Line {
  return [name === undefined ? 'All' : { name, most: 40 }, ` ${last}`]
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

/** Takes the signs of Markdown away that readers of an excerpt see most. */
function withoutMarkdown(text: string): string {
  return text
    .replace(/\[([^[\]\n]*)\]\([^()\s]*(?:\([^()\s]*\)[^()\s]*)?\)/g, '$1')
    .replace(/\*\*|__|`/g, '')
    .replace(/^[ \t]*(?:#+|[-*])[ \t]+/gm, '')
}
