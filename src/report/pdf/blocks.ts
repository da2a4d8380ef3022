/** Writes the blocks of a document on pages: text, tables, and grids of how often each engine cites. */

import { rgb } from '@cantoo/pdf-lib'
import { ACCENT, BAD, INK, LOSS, MUTED, RAISED } from '../../lib/pdf/colors.ts'
import type { Flow } from '../../lib/pdf/flow.ts'
import type { Content, TextPart } from '../../lib/pdf/strips.ts'
import type { TableCell, TableColumn, TableRow } from '../../lib/pdf/table.ts'
import { clip, toSingleLine } from '../../lib/text.ts'
import type { AnswerEntry, Block, CauseEntry, Chart, Grid, GridCell, Line } from '../document/blocks.ts'
import { splitHeadline } from '../document/plain-text.ts'
import { cleanLines } from '../escape.ts'
import { countOf, NO_VALUE } from '../numbers.ts'
import { writeChart, writeSmallCharts } from './charts.ts'
import { colorOf, NOTE, SMALL, signOf, spansOf } from './spans.ts'

const MOST_ANSWERS = 60
/** Code points shown of an answer. */
const ANSWER_LENGTH = 600
const MOST_VERBATIM = 80
const LINE_LENGTH = 500
const PLAIN = { isPlain: true, size: 9.5 } as const

type Pair = [label: Content, value: Content]
type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>

/** Writes the blocks below each other, and small charts side by side. Above a headline stands what the report is about. */
export function writeBlocks(flow: Flow, blocks: readonly Block[], about: Line = []): void {
  let row: Chart[] = []
  for (const [index, block] of blocks.entries()) {
    if (isSmallChart(block)) {
      row.push(block)
      const next = blocks[index + 1]
      if (next !== undefined && isSmallChart(next)) continue
      writeSmallCharts(flow, row)
      row = []
    } else writeBlock(flow, block, about)
    flow.space(6)
  }
}

function isSmallChart(block: Block): block is Chart {
  return block.kind === 'chart' && block.isSmall === true
}

function writeBlock(flow: Flow, block: Block, about: Line): void {
  if (block.kind === 'headline') writeHeadline(flow, block, about)
  else if (block.kind === 'heading') flow.heading(spansOf(block.text), 2)
  else if (block.kind === 'paragraph') {
    flow.paragraph(block.isSmall ? small(block.text) : { text: spansOf(block.text) })
  } else if (block.kind === 'list') {
    const rows = block.items.map((item): Pair => [{ text: '•', color: MUTED }, { text: spansOf(item) }])
    writePairs(flow, 0.025, rows)
  } else if (block.kind === 'facts') {
    const rows = block.rows.map(
      ({ label, value }): Pair => [{ text: label, isBold: true }, { text: spansOf(value) }],
    )
    writePairs(flow, 0.16, rows)
  } else if (block.kind === 'table') writeTable(flow, block)
  else if (block.kind === 'grid') writeGrid(flow, block)
  else if (block.kind === 'causes') writeCauses(flow, block)
  else if (block.kind === 'chart') writeChart(flow, block)
  else if (block.kind === 'verbatim') writeVerbatim(flow, block.text)
  else if (block.kind === 'bars') writeBars(flow, block)
  else if (block.kind === 'answers') writeAnswers(flow, block)
  else {
    flow.heading(spansOf(block.title), 2)
    writeBlocks(flow, block.blocks)
  }
}

/** The first line of all: what the report is about, and what became of it. Then what happened. */
function writeHeadline(flow: Flow, headline: BlockOf<'headline'>, about: Line): void {
  const { mark, status } = headline
  const sign = signOf(mark)
  const [heading, rest] = splitHeadline(headline)
  const columns: TableColumn[] = [
    { title: '', share: 0.75 },
    { title: '', share: 0.25, align: 'right' },
  ]
  const row = [{ text: spansOf(about), color: MUTED }, { text: [sign, { ...sign, text: status }] }]
  flow.table(columns, [row], PLAIN)
  flow.space(4)
  flow.heading(spansOf(heading), 0)
  if (rest.length > 0) flow.paragraph({ text: spansOf(rest) })
}

/** Writes rows of a label and what it labels. */
function writePairs(flow: Flow, share: number, rows: Pair[]): void {
  const columns = [
    { title: '', share },
    { title: '', share: 1 - share },
  ]
  flow.table(columns, rows, PLAIN)
}

function writeCauses(flow: Flow, { entries }: BlockOf<'causes'>): void {
  for (const [index, entry] of entries.entries()) {
    const number = { text: `${index + 1}`, isBold: true }
    if (entries.length === 1) flow.paragraph(causeParts(entry))
    else writePairs(flow, 0.03, [[number, causeParts(entry)]])
    flow.space(4)
  }
}

function causeParts({ title, lines: [first = [], ...lines] = [], todo }: CauseEntry): TextPart[] {
  return [
    { text: spansOf([{ strong: title }, ' ', ...first]) },
    ...lines.map(line => ({ text: spansOf(['• ', ...line]), indent: 6 })),
    ...(todo === undefined ? [] : [{ text: spansOf([{ strong: ['What to do:'] }, ' ', ...todo]) }]),
  ]
}

function writeTable(flow: Flow, { caption, columns, rows }: BlockOf<'table'>): void {
  const whole = columns.reduce((sum, { width = 1 }) => sum + width, 0)
  flow.caption(caption)
  flow.table(
    columns.map(({ title, width = 1, isNumber }) => ({
      title: { text: spansOf(title) },
      share: width / whole,
      ...(isNumber && { align: 'right' as const }),
    })),
    rows.map(
      (row): TableRow =>
        Array.isArray(row)
          ? row.map(cell => ({ text: spansOf(cell) }))
          : { group: groupTitle(row.group, row.note ?? []) },
    ),
  )
}

function writeVerbatim(flow: Flow, text: string): void {
  const lines = cleanLines(text).split('\n')
  const more = lines.length - MOST_VERBATIM
  const content = lines.slice(0, MOST_VERBATIM).map((line): TextPart => {
    const blanks = /^\s*/.exec(line.replaceAll('\t', '    '))?.[0].length ?? 0
    return { text: clip(line, LINE_LENGTH), size: SMALL, indent: 6 + 3 * Math.min(blanks, 40) }
  })
  flow.table([{ title: '', share: 1 }], [[{ content, ground: RAISED }]], PLAIN)
  if (more > 0) flow.paragraph({ text: `${countOf(more, 'more line')} left out here.`, ...NOTE })
}

function writeBars(flow: Flow, { caption, rows }: BlockOf<'bars'>): void {
  flow.caption(caption)
  flow.table(
    [
      { title: '', share: 0.3 },
      { title: '', share: 0.56 },
      { title: '', share: 0.14, align: 'right' },
    ],
    rows.map(({ title, share, value, isOwn }) => [
      { text: spansOf(isOwn ? [{ strong: title }] : title) },
      { bar: share, color: isOwn ? ACCENT : MUTED },
      value,
    ]),
    PLAIN,
  )
}

/** Writes the heat map, and some answers of each keyword in short. */
function writeAnswers(flow: Flow, { columns, rows, note }: BlockOf<'answers'>): void {
  writeGrid(flow, { columns, rows, note }, true)
  const answered = rows.filter(({ answers }) => answers.length > 0)
  if (answered.length === 0) return
  const most = Math.max(1, Math.floor(MOST_ANSWERS / answered.length))
  const shown = answered.slice(0, MOST_ANSWERS)
  flow.space(6)
  flow.table(
    [
      { title: 'Engine', share: 0.25 },
      { title: 'Answer', share: 0.75 },
    ],
    shown.flatMap(({ title, count, answers }): TableRow[] => [
      { group: groupTitle(title, [count]) },
      ...answers.slice(0, most).map(answerRow),
    ]),
  )
  const all = answered.reduce((sum, { answers }) => sum + answers.length, 0)
  const left = all - shown.reduce((sum, { answers }) => sum + Math.min(answers.length, most), 0)
  if (left === 0) return
  flow.space(4)
  const words = `${countOf(left, 'answer')} left out here. The HTML report has more, each in full.`
  flow.paragraph({ text: words, ...NOTE })
}

function answerRow({ title, words, tone, text, sources: [source] }: AnswerEntry): TableRow {
  const excerpt = clip(toSingleLine(withoutMarkdown(clip(text, 2 * ANSWER_LENGTH))), ANSWER_LENGTH)
  return [
    [{ text: spansOf(title) }, { text: words, size: SMALL, color: colorOf(tone) }],
    [excerpt || NO_VALUE, ...(source === undefined ? [] : [small(['Cited: ', ...source])])],
  ]
}

/** Takes the signs of Markdown away that readers of an excerpt see most. */
function withoutMarkdown(text: string): string {
  return text
    .replace(/\[([^[\]\n]*)\]\([^()\s]*(?:\([^()\s]*\)[^()\s]*)?\)/g, '$1')
    .replace(/\*\*|__|`/g, '')
    .replace(/^[ \t]*(?:#+|[-*])[ \t]+/gm, '')
}

/** In bold, which is the look of a group, and what is said of it. */
function groupTitle(title: Line, note: Line): TextPart {
  return { text: [...spansOf([...title, '  ']), ...spansOf(note, { ...NOTE, isBold: false })], isBold: true }
}

function small(line: Line): TextPart {
  return { text: spansOf(line, NOTE), ...NOTE }
}

/** More columns would be too narrow. */
const MOST_COLUMNS = 7
const NOW_SIZE = 11
/** With more columns, what a number is of stands below it. */
const MOST_WIDE = 5
/** Shares of the width. */
const TITLE_SHARE = 0.2
const KEYWORD_SHARE = 0.28
const WIDEST = 0.18

/**
 * Writes a grid over the whole width. Many columns are split over several tables of the same rows. The cells of a heat map
 * are shaded by their share, and its columns leave the width to the titles.
 */
function writeGrid(
  flow: Flow,
  { columns, rows, note }: Pick<Grid, 'columns' | 'rows' | 'note'>,
  isHeatMap = false,
): void {
  const hasTitles = rows.some(({ title }) => title !== undefined)
  const width = Math.ceil(columns.length / Math.ceil(columns.length / MOST_COLUMNS))
  for (let first = 0; first < columns.length; first += width) {
    const shown = columns.slice(first, first + width)
    const left = hasTitles ? (isHeatMap ? KEYWORD_SHARE : TITLE_SHARE) : 0
    const share = Math.min((1 - left) / shown.length, isHeatMap ? WIDEST : 1)
    const head = { title: '', share: 1 - share * shown.length }
    flow.table(
      [...(hasTitles ? [head] : []), ...shown.map(title => ({ title: { text: spansOf(title) }, share }))],
      rows.map(({ title, cells }) => [
        ...(hasTitles ? [{ text: spansOf(title ?? []), ...(!isHeatMap && { size: NOW_SIZE - 1 }) }] : []),
        ...shown.map((_, index) =>
          gridCell(cells[first + index], { isHeatMap, isNarrow: shown.length > MOST_WIDE }),
        ),
      ]),
    )
    flow.space(first + width < columns.length ? 12 : 4)
  }
  if (note !== undefined && note.length > 0) flow.paragraph({ text: spansOf(note, NOTE), ...NOTE })
}

function gridCell(
  cell: GridCell,
  { isHeatMap, isNarrow }: { isHeatMap: boolean; isNarrow: boolean },
): TableCell {
  if (cell === undefined) return { text: NO_VALUE, color: MUTED }
  if (cell === 'no answer') return { text: 'no answer', color: MUTED }
  const { now, was, basis, mark, isLoss = false, share = 0 } = cell
  const look = { size: isHeatMap ? NOTE.size + 1 : NOW_SIZE, color: isLoss ? BAD : INK, isBold: isLoss }
  const sign = mark === undefined ? [] : [signOf(mark)]
  const number = { ...look, text: `${now}${isLoss ? ' ▼' : ''} ` }
  const notes = [basis, was].flatMap(text => (text === undefined ? [] : [{ ...NOTE, text }]))
  const beside = isNarrow || basis === undefined ? [] : notes.slice(0, 1)
  const content = [{ text: [...sign, number, ...beside], size: look.size }, ...notes.slice(beside.length)]
  if (isLoss) return { content, ground: LOSS }
  // From white to a blue that leaves the ink readable.
  const ground = rgb(1 - 0.565 * share, 1 - 0.286 * share, 1 - 0.153 * share)
  return isHeatMap && share > 0 ? { content, ground } : content
}
