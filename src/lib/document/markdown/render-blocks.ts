import { NO_VALUE } from '../../numbers.ts'
import { cleanLines } from '../../text.ts'
import type { Block, Card, Cell, Inline, Line, Table, Value } from '../blocks.ts'
import { MARKS, TODO } from '../blocks.ts'
import { CODE_LENGTH, NAME_LENGTH, plainOf, QUOTE_LENGTH } from '../plain-text.ts'
import { type Chunk, EMPTY, fold, list, paragraph, table } from './fit.ts'
import type { Markdown } from './markdown.ts'
import { codeBlock, escapeMarkdown, escapeWords, joinMarkdown, markdownLink, md } from './markdown.ts'

/** Only the files have full answers. */
const ANSWER_LENGTH = 300

/** Renders blocks as chunks, of which the last ones may be omitted. */
export function renderBlocks(blocks: readonly Block[]): Chunk[] {
  return blocks.flatMap(renderBlock)
}

function renderBlock(block: Block): Chunk[] {
  switch (block.kind) {
    case 'heading':
      return [paragraph(heading(block))]
    case 'line':
      return [paragraph(renderLine(block.text))]
    case 'code':
      return [paragraph(codeBlock(cleanLines(block.text)))]
    case 'list':
      return list(block.items.map(renderLine))
    case 'table':
      return [renderTable(block), ...renderNote(block.note)]
    case 'chart':
      return [paragraph(small(escapeWords(block.description)))]
    case 'card':
      return [
        {
          open: EMPTY,
          lines: block.cards.map((each, at) => card(each, block.isNumbered ? at + 1 : 0)),
          close: EMPTY,
        },
      ]
    case 'fold':
      return fold(renderLine(block.title), renderBlocks(block.blocks))
  }
}

/** With `more`, the heading becomes a line with a bold start, because there is nothing to do. */
function heading({ text, mark, of = [], more }: Extract<Block, { kind: 'heading' }>): Markdown {
  const words = renderLine(text)
  if (mark === undefined) return md`### ${words}`
  const sign = markOf(mark)
  const end = of.length === 0 ? EMPTY : md` · ${renderLine(of)}`
  if (more === undefined) return md`## ${sign} ${words}${end}`
  return more.length === 0
    ? md`${sign} **${words}**${end}`
    : md`${sign} **${words}.** ${renderLine(more)}${end}`
}

/** Returns the emoji of a mark. */
export function markOf(mark: keyof typeof MARKS): Markdown {
  return escapeWords(MARKS[mark].emoji)
}

/** Renders a line. */
export function renderLine(line: Line): Markdown {
  return joinMarkdown(line.map(renderInline), '')
}

function renderInline(part: Inline): Markdown {
  if (typeof part === 'string') return escapeWords(part)
  if ('name' in part) return escapeMarkdown(part.name, part.most ?? NAME_LENGTH) || escapeMarkdown(NO_VALUE)
  if ('quote' in part) return md`“${escapeMarkdown(part.quote, part.most ?? QUOTE_LENGTH)}”`
  if ('code' in part) return md`<code>${escapeMarkdown(part.code, CODE_LENGTH)}</code>`
  if ('strong' in part) return md`**${renderLine(part.strong)}**`
  if ('small' in part) return small(renderLine(part.small))
  if ('toned' in part) return renderLine(part.toned)
  return markdownLink(plainOf(part.label), part.link)
}

function renderTable({ columns, rows }: Table): Chunk {
  return table(
    columns.map(({ title, isNumber = false }) => ({ title: renderLine(title), isNumber })),
    rows.map(row => row.map(renderCell)),
  )
}

function renderNote(note: Line = []): Chunk[] {
  return note.length === 0 ? [] : [paragraph(small(renderLine(note)))]
}

function renderCell(cell: Cell): Markdown {
  return 'now' in cell ? renderValue(cell) : renderLine(cell)
}

function renderValue({ now, was, basis, isLoss = false }: Value): Markdown {
  const words = escapeWords(now)
  return joinMarkdown(
    [
      isLoss ? md`**${words} ▼**` : words,
      ...(basis === undefined ? [] : [escapeWords(basis)]),
      ...(was === undefined ? [] : [small(escapeWords(was))]),
    ],
    ' ',
  )
}

function card({ title, lines = [], text, todo }: Card, number: number): Markdown {
  const indent = number > 0 ? md`   ` : EMPTY
  const [first = [], ...others] = lines
  const words = [md`**${renderLine(title)}**`, ...(first.length > 0 ? [renderLine(first)] : [])]
  return joinMarkdown(
    [
      md`${number > 0 ? md`${number}. ` : EMPTY}${joinMarkdown(words, ' ')}`,
      ...others.map(line => md`${indent}- ${renderLine(line)}`),
      ...(text === undefined ? [] : [md`${indent}${escapeMarkdown(text, ANSWER_LENGTH)}`]),
      // Without a blank line, Markdown would continue the last list item.
      ...(others.length > 0 && todo !== undefined ? [EMPTY] : []),
      ...(todo === undefined ? [] : [md`${indent}**${escapeWords(TODO)}** ${renderLine(todo)}`]),
    ],
    '\n',
  )
}

function small(text: Markdown): Markdown {
  return md`<sub>${text}</sub>`
}
