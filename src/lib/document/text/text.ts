import { countOf, sum } from '../../numbers.ts'
import { cleanLines, toSingleLine } from '../../text.ts'
import {
  type Block,
  type Card,
  type Cell,
  type Document,
  type Inline,
  type Line,
  MARKS,
  sectionsOn,
  type Table,
  TODO,
  type Tone,
} from '../blocks.ts'
import { partsOf } from '../plain-text.ts'

const MAX_ROWS = 200
const MAX_GATES = 20

/**
 * Renders a document for a terminal of 80 columns, without control characters. With several gates, the first screens of gates
 * that need attention follow, each loaded when it is rendered.
 */
export function renderText(document: Document): TextLine[] {
  const attended = (document.gates ?? []).filter(({ needsAttention }) => needsAttention)
  const more = leftOut(attended.length - MAX_GATES, 'gate')
  return [
    ...renderBlocks(document.first),
    ...sectionsOn(document, 'text').flatMap(({ title, blocks }) => [
      [],
      ...toLines(wrapText(formatLine(title), WIDTH)),
      ...renderBlocks(blocks),
    ]),
    ...attended.slice(0, MAX_GATES).flatMap(({ load }) => [[], ...renderBlocks(load().first)]),
    ...(more.length > 0 ? [[], ...more] : []),
  ]
}

/** Renders the parts of a command's output, separated by empty lines. */
export function renderTextParts(parts: readonly Block[][]): TextLine[] {
  return parts
    .map(renderBlocks)
    .filter(lines => lines.length > 0)
    .flatMap((lines, index) => (index > 0 ? [[], ...lines] : lines))
}

/** Puts folds last, and empty lines around blocks of several lines. */
function renderBlocks(blocks: readonly Block[]): TextLine[] {
  const isFold = ({ kind }: Block) => kind === 'fold'
  const rendered = [...blocks.filter(block => !isFold(block)), ...blocks.filter(isFold)]
    .map(block => ({
      lines: renderBlock(block),
      isHeadline: block.kind === 'heading' && block.mark !== undefined,
    }))
    .filter(({ lines }) => lines.length > 0)
  return rendered.flatMap(({ lines, isHeadline }, index) => {
    const before = rendered[index - 1]
    const isApart =
      before && !before.isHeadline && !isHeadline && (lines.length > 1 || before.lines.length > 1)
    return isApart ? [[], ...lines] : lines
  })
}

function renderBlock(block: Block): TextLine[] {
  switch (block.kind) {
    case 'heading': {
      const { text, mark, of = [], more = [] } = block
      if (mark === undefined) return indented(text)
      const { sign, tone } = MARKS[mark]
      const rest: Line = [
        ...(more.length > 0 ? ['. ', ...more] : []),
        ...(of.length > 0 ? [' · ', ...of] : []),
      ]
      const [first, ...others] = hanging('', [...text, ...rest], 2)
      return [[{ text: `${sign} `, tone }, ...(first ?? [])], ...others]
    }
    case 'line':
      return indented(block.text)
    case 'code': {
      const lines = cleanLines(block.text).replaceAll('\t', '    ').split('\n')
      return toLines(lines.map(line => `    ${line}`.trimEnd()))
    }
    case 'list':
      return [
        ...block.items.slice(0, MAX_ROWS).flatMap(item => hanging('  - ', item, 4)),
        ...leftOut(block.items.length - MAX_ROWS, 'item'),
      ]
    case 'table':
      return [...table(block), ...((block.note ?? []).length === 0 ? [] : indented(block.note ?? []))]
    case 'chart':
      return []
    case 'card':
      return block.cards.flatMap((each, index) =>
        card(each, block.cards.length > 1 ? `  ${index + 1} ` : '  '),
      )
    case 'fold':
      return [...indented(block.title), ...renderBlocks(block.blocks)]
  }
}

function card({ title, lines = [], todo }: Card, start: string): TextLine[] {
  const items = lines.length > 1 ? lines : []
  return [
    ...hanging(start, [...title, ...(items.length > 0 ? [] : lines.flatMap(each => [' ', ...each]))], 4),
    ...items.flatMap(line => hanging('    - ', line, 6)),
    ...(todo === undefined ? [] : hanging('    ', [`${TODO} `, ...todo], 4)),
  ]
}

/** A single row that is too wide becomes a list. */
function table({ columns, rows, isGrid = false }: Table): TextLine[] {
  const titles = columns.map(({ title }) => formatLine(title))
  const cells = rows.map(row => row.map(formatCell))
  const [only = []] = cells
  if (!isGrid && rows.length === 1 && widthOf(only.join('    ')) > WIDTH) {
    return titles.flatMap((title, at) => hanging('  - ', [`${title}: ${only[at] ?? ''}`], 4))
  }
  return [
    ...toLines(
      alignColumns(
        [titles, ...cells.slice(0, MAX_ROWS)],
        columns.map(({ isNumber = false }) => isNumber),
      ),
    ),
    ...leftOut(rows.length - MAX_ROWS, 'row'),
  ]
}

function leftOut(more: number, noun: string): TextLine[] {
  return more > 0 ? [[{ text: `  ${countOf(more, `more ${noun}`)} left out here.` }]] : []
}

/** Marks a loss after the numbers: `10% was 70▼`. */
function formatCell(cell: Cell): string {
  if (!('now' in cell)) return formatLine(cell)
  const { now, was = '', basis, isLoss = false } = cell
  const before = now.endsWith('%') ? was.replace(/%$/, '') : was
  return [
    `${now}${before === '' ? '' : ` ${before}`}${isLoss ? '▼' : ''}`,
    ...(basis === undefined ? [] : [basis]),
  ].join(' ')
}

function indented(line: Line): TextLine[] {
  return hanging('  ', line, 2)
}

function hanging(start: string, line: Line, indent: number): TextLine[] {
  const lines = wrapText(formatLine(line), WIDTH - indent, true)
  return toLines(lines.map((text, index) => `${index === 0 ? start : ' '.repeat(indent)}${text}`))
}

function toLines(texts: string[]): TextLine[] {
  return texts.map(text => [{ text }])
}

/** Returns a line as text, with `path:line` for a file, and the address after a link if the label differs. */
function formatLine(line: Line): string {
  return joinPlaces(line)
    .map(part => {
      const parts = partsOf([part])
      const isLink =
        typeof part === 'object' && 'link' in part && part.label.every(word => typeof word === 'string')
      const address = isLink ? parts[0]?.url : undefined
      const text = parts.map(each => each.text).join('')
      return address === undefined ? text : `${text} (${address})`
    })
    .join('')
}

/** Terminals open a file at a line by `path:line`. */
function joinPlaces(line: Line): Line {
  return line.map((part, index): Inline => {
    if (typeof part === 'object' && 'link' in part) return { ...part, label: joinPlaces(part.label) }
    const before = line[index - 1]
    const isAfterName = typeof before === 'object' && 'name' in before
    return typeof part === 'string' && isAfterName ? part.replace(/^, lines? (\d+)(?:[–-]\d+)?/, ':$1') : part
  })
}

export type TextLine = { text: string; tone?: Tone | undefined }[]

export const WIDTH = 80
const INDENT = '  '
/** Narrower columns break words. */
const MIN_COLUMN_WIDTH = 8
const GAP = 2

const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303F\uFF01-\uFF60]/u
const NO_WIDTH = /^\p{M}$/u

/** Returns the number of terminal columns that a text takes. */
export function widthOf(text: string): number {
  let width = 0
  for (const character of text) width += NO_WIDTH.test(character) ? 0 : WIDE.test(character) ? 2 : 1
  return width
}

/**
 * Wraps a text at spaces and splits words that are longer than the width. Returns at least one line. `keepsAddresses`: an
 * address stays whole, so that it can be copied and opened.
 */
export function wrapText(text: string, width: number, keepsAddresses = false): string[] {
  const lines = ['']
  for (const word of toSingleLine(text).split(' ')) {
    for (const piece of keepsAddresses && word.includes('://') ? [word] : cutWord(word, width)) {
      const last = lines.at(-1) ?? ''
      const joined = last === '' ? piece : `${last} ${piece}`
      if (widthOf(joined) <= width) lines[lines.length - 1] = joined
      else lines.push(piece)
    }
  }
  return lines
}

function cutWord(word: string, width: number): string[] {
  const pieces: string[] = ['']
  for (const character of word) {
    const last = pieces.at(-1) ?? ''
    if (last !== '' && widthOf(last + character) > width) pieces.push(character)
    else pieces[pieces.length - 1] = last + character
  }
  return pieces
}

/** Aligns cells in columns. If they exceed the terminal, the widest columns are wrapped. */
function alignColumns(rows: readonly string[][], isNumber: readonly boolean[]): string[] {
  const count = Math.max(0, ...rows.map(({ length }) => length))
  const widths = Array.from({ length: count }, (_, column) =>
    Math.max(1, ...rows.map(row => widthOf(row[column] ?? ''))),
  )
  const room = WIDTH - INDENT.length - GAP * (count - 1)
  for (let over = sum(widths) - room; over > 0; over -= 1) {
    const widest = widths.indexOf(Math.max(...widths))
    const width = widths[widest] ?? 0
    if (width <= MIN_COLUMN_WIDTH) break
    widths[widest] = width - 1
  }
  return rows.flatMap(row => {
    const cells = widths.map((width, column) => wrapText(row[column] ?? '', width))
    return Array.from({ length: Math.max(...cells.map(({ length }) => length)) }, (_, at) => {
      const shown = cells.map((lines, column) => {
        const text = lines[at] ?? ''
        const blank = ' '.repeat(Math.max(0, (widths[column] ?? 0) - widthOf(text)))
        return isNumber[column] ? blank + text : text + blank
      })
      return `${INDENT}${shown.join(' '.repeat(GAP))}`.trimEnd()
    })
  })
}
