/** A report as plain text, for a terminal of 80 columns. */

import { MARKS, partsOf } from '../../lib/document/plain-text.ts'
import { cleanLines } from '../../lib/text.ts'
import type { Block, Grid, GridCell, Inline, Line, ReportDocument } from '../document/blocks.ts'
import { countOf, NO_VALUE } from '../numbers.ts'
import { alignColumns, fitColumns, type TextLine, WIDTH, wrapLine } from './columns.ts'

export type { TextLine }

const MOST_ROWS = 200
const MOST_VERBATIM = 80
/** Gates whose first screens follow a fleet. */
const MOST_GATES = 20

/**
 * Renders the first screen and the sections for a terminal. Of a report on several gates, the first screens of those that
 * need attention follow, and each is loaded when it is rendered. Holds no control characters.
 */
export function renderText({ first, sections, gates = [] }: ReportDocument): TextLine[] {
  const attended = gates.filter(({ needsAttention }) => needsAttention)
  const more = leftOut(attended.length - MOST_GATES, 'gate')
  return [
    ...renderBlocks(first),
    ...sections
      .filter(({ on }) => on.includes('text'))
      .flatMap(({ title, blocks }) => [[], ...wrapped(title), ...renderBlocks(blocks)]),
    ...attended.slice(0, MOST_GATES).flatMap(({ load }) => [[], ...renderBlocks(load().first)]),
    ...(more.length > 0 ? [[], ...more] : []),
  ]
}

/** Renders the parts of what a command prints, with an empty line between two of them. */
export function renderTextParts(parts: readonly Block[][]): TextLine[] {
  return parts
    .map(renderBlocks)
    .filter(lines => lines.length > 0)
    .flatMap((lines, index) => (index > 0 ? [[], ...lines] : lines))
}

/** Renders the blocks, with an empty line around each of several lines, and what a screen folds behind them. */
function renderBlocks(blocks: readonly Block[]): TextLine[] {
  const isFold = ({ kind }: Block) => kind === 'fold'
  const rendered = [...blocks.filter(block => !isFold(block)), ...blocks.filter(isFold)].map(block => ({
    lines: renderBlock(block),
    isHeadline: block.kind === 'headline',
  }))
  return rendered.flatMap(({ lines, isHeadline }, index) => {
    const before = rendered[index - 1]
    const isApart =
      before && !before.isHeadline && !isHeadline && (lines.length > 1 || before.lines.length > 1)
    return isApart ? [[], ...lines] : lines
  })
}

function renderBlock(block: Block): TextLine[] {
  switch (block.kind) {
    case 'headline': {
      const { sign, tone } = MARKS[block.mark]
      const gate: Line = block.gate === undefined ? [] : [' · ', ...block.gate]
      const rest: Line = block.rest === undefined ? [] : ['. ', ...block.rest]
      return hanging([{ text: `${sign} `, tone }], textOf([...block.text, ...rest, ...gate]), 2)
    }
    case 'heading':
    case 'paragraph':
      return indented(block.text)
    case 'list':
      return [
        ...block.items.slice(0, MOST_ROWS).flatMap(item => hanging([{ text: '  - ' }], textOf(item), 4)),
        ...leftOut(block.items.length - MOST_ROWS, 'item'),
      ]
    case 'facts':
      return alignColumns(block.rows.map(({ label, value }) => [[{ text: label }], textOf(value)]))
    case 'table':
      return limited(
        [
          block.columns.map(({ title }) => textOf(title)),
          ...block.rows.map(row =>
            Array.isArray(row) ? row.map(textOf) : [textOf([...row.group, '  ', ...(row.note ?? [])])],
          ),
        ],
        block.columns.map(({ isNumber = false }) => isNumber),
      )
    case 'grid':
      return [...gridLines(block), ...(block.note === undefined ? [] : indented(block.note))]
    case 'causes':
      return block.entries.flatMap(({ title, lines: [first = [], ...lines] = [], todo }, index) => [
        ...hanging(
          [{ text: block.entries.length > 1 ? `  ${index + 1} ` : '  ' }],
          textOf([...title, ' ', ...first]),
          4,
        ),
        ...lines.flatMap(line => hanging([{ text: '    - ' }], textOf(line), 6)),
        ...(todo === undefined ? [] : hanging([{ text: '    ' }], textOf(['What to do: ', ...todo]), 4)),
      ])
    case 'chart':
      return indented([block.description])
    case 'verbatim': {
      const lines = cleanLines(block.text).replaceAll('\t', '    ').split('\n')
      return [
        ...lines.slice(0, MOST_VERBATIM).map(line => [{ text: `    ${line}`.trimEnd() }]),
        ...leftOut(lines.length - MOST_VERBATIM, 'line'),
      ]
    }
    case 'bars':
      return limited(
        block.rows.map(({ title, value }) => [textOf(title), [{ text: value }]]),
        [false, true],
      )
    case 'answers':
      return [...gridLines(block), ...(block.note === undefined ? [] : indented(block.note))]
    case 'fold':
      return [...indented(block.title), ...renderBlocks(block.blocks)]
  }
}

function limited(rows: TextLine[][], isNumber: boolean[]): TextLine[] {
  return [...alignColumns(rows.slice(0, MOST_ROWS), isNumber), ...leftOut(rows.length - MOST_ROWS, 'row')]
}

function leftOut(more: number, noun: string): TextLine[] {
  return more > 0 ? [[{ text: `  ${countOf(more, `more ${noun}`)} left out here.` }]] : []
}

/** Columns that do not fit beside each other are split over several grids of the same rows. */
function gridLines({ columns, rows }: Pick<Grid, 'columns' | 'rows'>): TextLine[] {
  const hasTitles = rows.some(({ title }) => title !== undefined)
  const titles = hasTitles ? [[[], ...rows.map(({ title = [] }) => textOf(title))]] : []
  const all = columns.map((title, index) => [
    textOf(title),
    ...rows.map(({ cells }) => gridCell(cells[index])),
  ])
  return fitColumns(titles, all).flatMap(part =>
    limited(
      Array.from({ length: rows.length + 1 }, (_, row) => part.map(column => column[row] ?? [])),
      [],
    ),
  )
}

/** A loss is marked by a sign after the numbers: `10% was 70▼`. */
function gridCell(cell: GridCell): TextLine {
  if (cell === undefined) return [{ text: NO_VALUE }]
  if (cell === 'no answer') return [{ text: cell }]
  const { now, was = '', basis, isLoss = false, mark } = cell
  const { sign = '', tone } = mark === undefined ? {} : MARKS[mark]
  const before = now.endsWith('%') ? was.replace(/%$/, '') : was
  const words = `${now}${before === '' ? '' : ` ${before}`}${isLoss ? '▼' : ''}`
  return [
    ...(sign === '' ? [] : [{ text: `${sign} `, tone }]),
    { text: words, tone: isLoss ? 'worse' : undefined },
    ...(basis === undefined ? [] : [{ text: ` ${basis}` }]),
  ]
}

function indented(line: Line): TextLine[] {
  return hanging([{ text: '  ' }], textOf(line), 2)
}

function wrapped(line: Line): TextLine[] {
  return wrapLine(textOf(line), WIDTH)
}

/** Breaks a line behind `start`, which takes as many columns as its further lines are indented. */
function hanging(start: TextLine, line: TextLine, indent: number): TextLine[] {
  const blank = { text: ' '.repeat(indent) }
  return wrapLine(line, WIDTH - indent).map((words, index) => [...(index === 0 ? start : [blank]), ...words])
}

/** Returns a line as text, with `path:line` for a file and the address behind a link that does not name it. */
function textOf(line: Line): TextLine {
  return joinPlaces(line).flatMap(part => {
    const parts = partsOf([part])
    const address =
      typeof part === 'object' && 'link' in part && part.label.every(isWords) ? parts[0]?.url : undefined
    return [
      ...parts.map(({ text, tone }) => ({ text, tone })),
      ...(address === undefined ? [] : [{ text: ` (${address})` }]),
    ]
  })
}

function isWords(part: Inline): boolean {
  return typeof part === 'string'
}

/** A terminal opens a file at a line by `path:line`. */
function joinPlaces(line: Line): Line {
  return line.map((part, index): Inline => {
    if (typeof part === 'object' && 'link' in part) return { ...part, label: joinPlaces(part.label) }
    const before = line[index - 1]
    const isAfterName = typeof before === 'object' && 'name' in before
    return typeof part === 'string' && isAfterName ? part.replace(/^, lines? (\d+)(?:[–-]\d+)?/, ':$1') : part
  })
}
