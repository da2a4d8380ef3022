import { NO_VALUE } from '../../numbers.ts'
import { cleanLines } from '../../text.ts'
import type { Block, Card, Cell, Inline, Line, Table } from '../blocks.ts'
import { MARKS, TODO } from '../blocks.ts'
import { CODE_LENGTH, NAME_LENGTH, plainOf, QUOTE_LENGTH } from '../plain-text.ts'
import type { Markdown } from './markdown.ts'
import { codeBlock, escapeMarkdown, escapeWords, joinMarkdown, markdownLink, md } from './markdown.ts'

const EMPTY = md``

/** Renders each block. A blank line belongs between them. */
export function renderBlocks(blocks: readonly Block[]): Markdown[] {
  return blocks.map(renderBlock).filter(text => text !== '')
}

function renderBlock(block: Block): Markdown {
  switch (block.kind) {
    case 'heading':
      return heading(block)
    case 'line':
      return renderLine(block.text)
    case 'code':
      return codeBlock(cleanLines(block.text))
    case 'list':
      return joinMarkdown(
        block.items.map(item => md`- ${renderLine(item)}`),
        '\n',
      )
    case 'table':
      return renderTable(block)
    case 'chart':
      return EMPTY
    case 'card':
      return joinMarkdown(
        block.cards.map((each, at) => card(each, block.cards.length > 1 ? at + 1 : 0)),
        '\n',
      )
    case 'fold': {
      const inside = joinMarkdown(renderBlocks(block.blocks), '\n\n')
      const title = renderLine(block.title)
      return inside === '' ? EMPTY : md`<details>\n<summary>${title}</summary>\n\n${inside}\n\n</details>`
    }
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

function renderTable({ columns, rows, note = [] }: Table): Markdown {
  const toRow = (cells: Markdown[]) => md`| ${joinMarkdown(cells, ' | ')} |`
  return joinMarkdown(
    [
      toRow(columns.map(({ title }) => renderLine(title))),
      toRow(columns.map(({ isNumber }) => (isNumber ? md`---:` : md`---`))),
      ...rows.map(row => toRow(row.map(renderCell))),
      ...(note.length === 0 ? [] : [EMPTY, small(renderLine(note))]),
    ],
    '\n',
  )
}

function renderCell(cell: Cell): Markdown {
  if (!('now' in cell)) return renderLine(cell)
  const { now, was, basis, isLoss = false } = cell
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

function card({ title, lines = [], todo }: Card, number: number): Markdown {
  const indent = number > 0 ? md`   ` : EMPTY
  const shown = lines.filter(({ length }) => length > 0).map(renderLine)
  const [text, items] = shown.length > 1 ? [[], shown] : [shown, []]
  return joinMarkdown(
    [
      md`${number > 0 ? md`${number}. ` : EMPTY}${joinMarkdown([md`**${renderLine(title)}**`, ...text], ' ')}`,
      ...items.map(item => md`${indent}- ${item}`),
      // Without a blank line, Markdown would continue the last list item.
      ...(items.length > 0 && todo !== undefined ? [EMPTY] : []),
      ...(todo === undefined ? [] : [md`${indent}**${escapeWords(TODO)}** ${renderLine(todo)}`]),
    ],
    '\n',
  )
}

function small(text: Markdown): Markdown {
  return md`<sub>${text}</sub>`
}
