/** Renders the blocks of a document as Markdown. */

import { MARKS } from '../../lib/document/plain-text.ts'
import { cleanLines } from '../../lib/text.ts'
import type {
  AnswerEntry,
  Block,
  CauseEntry,
  Column,
  GridCell,
  Inline,
  Line,
  Mark,
  TableRow,
} from '../document/blocks.ts'
import { NO_VALUE } from '../numbers.ts'
import { NAME_LENGTH } from '../words.ts'
import { type Chunk, EMPTY, fold, list, paragraph, table } from './fit.ts'
import {
  codeBlock,
  escapeMarkdown,
  escapeWords,
  joinMarkdown,
  type Markdown,
  markdownLink,
  md,
} from './markdown.ts'

const QUOTE_LENGTH = 300
const CODE_LENGTH = 200
/** Answers of a keyword are for files: GitHub's pages hold the first words. */
const ANSWER_LENGTH = 300

/** Renders a mark. */
export function renderMark(mark: Mark): Markdown {
  return escapeWords(MARKS[mark].emoji)
}

/** Renders blocks as chunks, of which the last ones can be left out where there is no room. */
export function renderBlocks(blocks: readonly Block[]): Chunk[] {
  return blocks.flatMap(renderBlock)
}

function renderBlock(block: Block): Chunk[] {
  switch (block.kind) {
    case 'headline': {
      const gate = block.gate === undefined ? EMPTY : md` · ${renderLine(block.gate)}`
      return block.isHeading
        ? [paragraph(md`## ${renderMark(block.mark)} ${renderLine(block.text)}${gate}`)]
        : [paragraph(md`${renderMark(block.mark)} ${quietHeadline(block)}${gate}`)]
    }
    case 'heading':
      return [paragraph(md`### ${renderLine(block.text)}`)]
    case 'paragraph': {
      const text = renderLine(block.text)
      return [paragraph(block.isSmall ? small(text) : text)]
    }
    case 'list':
      return list(block.items.map(renderLine))
    case 'facts':
      return list(block.rows.map(({ label, value }) => md`**${escapeWords(label)}:** ${renderLine(value)}`))
    case 'table':
      return [tableOf(block.columns, block.rows)]
    case 'grid':
      return [
        gridTable(block.columns, block.rows),
        ...(block.note === undefined || block.note.length === 0
          ? []
          : [paragraph(small(renderLine(block.note)))]),
      ]
    case 'causes':
      return renderCauses(block.entries)
    case 'chart':
      return [paragraph(small(escapeWords(block.description)))]
    case 'verbatim':
      return [paragraph(codeBlock(cleanLines(block.text), block.language))]
    case 'bars':
      return [
        paragraph(escapeWords(`${block.caption}.`)),
        tableOf(
          [{ title: ['Brand'] }, { title: ['Share'], isNumber: true }],
          block.rows.map(({ title, value, isOwn }) => [isOwn ? [{ strong: title }] : title, [value]]),
        ),
      ]
    case 'answers':
      return [
        gridTable(
          block.columns,
          block.rows.map(({ title, cells }) => ({ title, cells })),
        ),
        ...block.rows.flatMap(({ title, answers }) =>
          answers.length === 0 ? [] : fold(renderLine(title), list(answers.map(renderAnswer))),
        ),
        ...(block.note === undefined ? [] : [paragraph(small(renderLine(block.note)))]),
      ]
    case 'fold':
      return fold(renderLine(block.title), renderBlocks(block.blocks))
  }
}

/** The first sentence of a headline that says all is strong. */
function quietHeadline({ text, rest }: Extract<Block, { kind: 'headline' }>): Markdown {
  return rest === undefined ? md`**${renderLine(text)}**` : md`**${renderLine(text)}.** ${renderLine(rest)}`
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
  return markdownLink(plainLabel(part.label), part.link)
}

/** The label of a link is one text, which the link escapes. */
function plainLabel(label: Line): string {
  return label.map(part => (typeof part === 'string' ? part : 'name' in part ? part.name : '')).join('')
}

function tableOf(columns: Column[], rows: TableRow[]): Chunk {
  return table(
    columns.map(({ title, isNumber = false }) => ({ title: renderLine(title), isNumber })),
    rows.map(row =>
      Array.isArray(row)
        ? row.map(renderLine)
        : [
            md`**${renderLine(row.group)}**${row.note === undefined ? EMPTY : md` ${renderLine(row.note)}`}`,
            ...columns.slice(1).map(() => EMPTY),
          ],
    ),
  )
}

function gridTable(columns: Line[], rows: { title: Line | undefined; cells: GridCell[] }[]): Chunk {
  const hasTitles = rows.some(({ title }) => title !== undefined)
  return table(
    [...(hasTitles ? [EMPTY] : []), ...columns.map(renderLine)].map(title => ({ title })),
    rows.map(({ title, cells }) => [
      ...(hasTitles ? [title === undefined ? EMPTY : renderLine(title)] : []),
      ...cells.map(gridCell),
    ]),
  )
}

function gridCell(cell: GridCell): Markdown {
  if (cell === undefined) return EMPTY
  if (cell === 'no answer') return md`no answer`
  const { now, was, basis, isLoss = false, mark } = cell
  const words = escapeWords(now)
  return joinMarkdown(
    [
      ...(mark === undefined ? [] : [renderMark(mark)]),
      isLoss ? md`**${words} ▼**` : words,
      ...(basis === undefined ? [] : [escapeWords(basis)]),
      ...(was === undefined ? [] : [small(escapeWords(was))]),
    ],
    ' ',
  )
}

function renderCauses(entries: CauseEntry[]): Chunk[] {
  const lines = entries.map(({ title, lines: said = [], todo }, index) => {
    const number = entries.length > 1 ? md`${index + 1}. ` : EMPTY
    const indent = entries.length > 1 ? md`   ` : EMPTY
    const first = joinMarkdown([md`**${renderLine(title)}**`, ...said.slice(0, 1).map(renderLine)], ' ')
    return joinMarkdown(
      [
        md`${number}${first}`,
        ...said.slice(1).map(line => md`${indent}- ${renderLine(line)}`),
        // Without a blank line, the last item of the list would go on.
        ...(said.length > 1 && todo !== undefined ? [EMPTY] : []),
        ...(todo === undefined ? [] : [md`${indent}**What to do:** ${renderLine(todo)}`]),
      ],
      '\n',
    )
  })
  return lines.length === 0 ? [] : [{ open: EMPTY, lines, close: EMPTY }]
}

function renderAnswer({ title, words, text }: AnswerEntry): Markdown {
  return md`${renderLine(title)} ${escapeWords(words)}: ${escapeMarkdown(text, ANSWER_LENGTH)}`
}

function small(text: Markdown): Markdown {
  return md`<sub>${text}</sub>`
}
