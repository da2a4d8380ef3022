/** Quotes pages: the sentence that best answers a question, and its place. Pure. */
import { clip, toSingleLine } from '../lib/text.ts'
import { isFilledIn, isProse } from '../pages/data-text.ts'
import { readTable } from '../pages/markdown.ts'
import type { Block } from '../pages/outline.ts'
import type { Page } from '../sites/corpus.ts'
import type { PageBlocks } from './block-reader.ts'
import type { Quote } from './keyword-change.ts'
import { readValues } from './values.ts'

type QuotedText = Pick<Block, 'text' | 'headings'> & Partial<Pick<Block, 'lines'>>

type SourceBlock = Pick<Block, 'text' | 'lines'>

export interface Question {
  /** Returns the share of the question's weight that a text has, 0 to 1. */
  weightIn(text: string): number
  sentences(text: string): string[]
}

/** Added to the share of the question's words in a sentence. These parts were chosen by reading the gate's comments. */
const HEADING_PART = 0.4
const AMOUNT_PART = 0.8
const FIGURE_PART = 0.1
/** A page begins with its subject. */
const FIRST_PART = 0.3
/** Factor for code, introductory sentences, and sentences that the build of the site completes. */
const WEAK_PART = 0.4
/** Factor for an incomplete sentence, such as a label. */
const LABEL_PART = 0.7

const LEAD_IN = /[:：?？]$/
const SENTENCE_END = /[.!。！…)”"']$/
const MAX_SENTENCES = 500

/** Returns the sentence that best answers the question. Titles and descriptions only count without other text. */
export function findAnswer(
  blocks: readonly Block[],
  { weightIn, sentences }: Question,
  file: PageBlocks | undefined,
): QuotedText | undefined {
  const text = blocks.filter(({ kind }) => kind !== 'field')
  const candidates = (text.length > 0 ? text : blocks).slice(0, MAX_SENTENCES)
  let best: { quoted: QuotedText; rank: number } | undefined
  for (const [index, block] of candidates.entries()) {
    const inHeadings = HEADING_PART * weightIn(block.headings.join(' '))
    const around = inHeadings + FIRST_PART * (1 - index / candidates.length)
    const isWeak = block.kind === 'code' || isFilledIn(linesOf(block, file))
    for (const sentence of block.kind === 'code' ? [block.text] : sentences(block.text)) {
      const factor = Math.min(factorOf(sentence), isWeak ? WEAK_PART : 1)
      const rank = factor * (weightIn(sentence) + weighValues(sentence) + around)
      if (best === undefined || rank > best.rank) best = { quoted: { ...block, text: sentence }, rank }
    }
  }
  return best?.quoted
}

function factorOf(sentence: string): number {
  if (!isProse(sentence)) return 0
  if (LEAD_IN.test(sentence)) return WEAK_PART
  return SENTENCE_END.test(sentence) ? 1 : LABEL_PART
}

function weighValues(sentence: string): number {
  const values = readValues(sentence)
  if (values.some(({ kind }) => kind === 'amount')) return AMOUNT_PART
  return values.length > 0 ? FIGURE_PART : 0
}

function linesOf({ lines }: SourceBlock, file: PageBlocks | undefined): string {
  const source = file?.text.split('\n').slice(lines.from - 1, lines.to)
  return source?.join('\n') ?? ''
}

/** Returns the text of a block, or its source if the build of the site puts a value into it. */
export function readSource(block: SourceBlock, file: PageBlocks | undefined): string {
  const source = linesOf(block, file)
  return isFilledIn(source) ? replaceBars(source.trim()) : block.text
}

/** Separates the cells of a table row with commas, like Block.text. */
function replaceBars(source: string): string {
  if (!/^\|.*\|$/.test(source)) return source
  return source
    .slice(1, -1)
    .split('|')
    .map(cell => cell.trim())
    .join(', ')
}

export interface TableRow {
  columns: string[]
  cells: string[]
}

const TABLE_ROW = /^\s*\|/
/** Characters. Longer rows are quoted as text. */
const MAX_ROW_LENGTH = 2000

/** Returns a reader of the rows of a file's Markdown tables. It returns undefined for any other block. */
export function createRowReader({ text }: PageBlocks): (block: SourceBlock) => TableRow | undefined {
  const lines = text.split(/\r?\n/)
  let start = 0
  const starts = lines.map((line, index) => {
    if (!TABLE_ROW.test(line)) start = index + 1
    return start
  })
  return ({ lines: { from } }) => {
    const top = starts[from - 1] ?? from
    // The delimiters are below the header.
    const rows = [top, top + 1, from - 1].map(index => lines[index] ?? '')
    if (from - 1 < top + 2 || rows.some(({ length }) => length > MAX_ROW_LENGTH)) return undefined
    const [columns, cells] = readTable(rows.join('\n'))
    return columns && cells && { columns, cells }
  }
}

const PLACE_LENGTH = 200
const BEFORE_VALUE = 60

/** Returns the text of a place on one line, starting shortly before its first value. */
export function quotePlace(text: string, value = ''): string {
  const start = Math.max(0, text.indexOf(value) - BEFORE_VALUE)
  return clip(toSingleLine(start > BEFORE_VALUE ? `… ${text.slice(start)}` : text), PLACE_LENGTH)
}

/** Quotes a text of a page. `file`: locates its line. */
export function quote(
  { headings, ...quoted }: QuotedText,
  { path, url, content: { title } }: Page,
  file: PageBlocks | undefined,
): Quote {
  const text = toSingleLine(quoted.text)
  const isAround = (block: Block) => toSingleLine(block.text).includes(text)
  const { lines = file?.blocks.find(isAround)?.lines } = quoted
  const place = { path, title, headings: headings.filter(heading => heading !== title) }
  return { text, url, place: { ...place, ...(lines && file?.placeOf(lines.from)) } }
}
