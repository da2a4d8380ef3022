/** Quotes pages: the sentence that best answers a question, and where it is. Pure. */
import { clip, toSingleLine } from '../lib/text.ts'
import { isFilledIn, isProse } from '../pages/data-text.ts'
import type { Block } from '../pages/outline.ts'
import type { Page } from '../sites/corpus.ts'
import type { PageBlocks } from './block-reader.ts'
import type { Quote } from './keyword-change.ts'
import { readValues } from './values.ts'

/** A text of a page; its lines are known if the page was read as blocks. */
export type QuotedText = Pick<Block, 'text' | 'headings'> & Partial<Pick<Block, 'lines'>>

/** The parts of a question that sentences are rated by. */
export interface AskedQuestion {
  /** Returns the weight of the words of the question that a text has; 1 for all of them. */
  weightIn(text: string): number
  sentences(text: string): string[]
}

/** What counts for a sentence besides its own words of the question, which count up to 1. Chosen by reading comments. */
const HEADING_PART = 0.4
const AMOUNT_PART = 0.8
const FIGURE_PART = 0.1
/** A page says first what it is about. */
const FIRST_PART = 0.3
/** Factor for code, for a sentence that only leads to others, and for one with a hole that the build of the site fills. */
const WEAK_PART = 0.4
/** Factor for a text that is not a sentence, such as a label. */
const LABEL_PART = 0.7

const LEAD_IN = /[:：?？]$/
const SENTENCE_END = /[.!。！…)”"']$/
const MAX_SENTENCES = 500

/** Returns the sentence of the blocks that best answers the question; the title or description only if nothing else is there. */
export function findAnswer(
  blocks: readonly Block[],
  { weightIn, sentences }: AskedQuestion,
  file: PageBlocks | undefined,
): QuotedText | undefined {
  const text = blocks.filter(({ kind }) => kind !== 'field')
  const candidates = (text.length > 0 ? text : blocks).slice(0, MAX_SENTENCES)
  let best: { quoted: QuotedText; rank: number } | undefined
  for (const [index, block] of candidates.entries()) {
    const inHeadings = HEADING_PART * weightIn(block.headings.join(' '))
    const around = inHeadings + FIRST_PART * (1 - index / candidates.length)
    const isWeak = block.kind === 'code' || isFilledIn(sourceOf(block, file))
    for (const sentence of block.kind === 'code' ? [block.text] : sentences(block.text)) {
      const rank = rate(sentence, weightIn) + around
      const isSentence = SENTENCE_END.test(sentence)
      const factor = isWeak || LEAD_IN.test(sentence) ? WEAK_PART : isSentence ? 1 : LABEL_PART
      const rated = isProse(sentence) ? factor * rank : 0
      if (best === undefined || rated > best.rank)
        best = { quoted: { ...block, text: sentence }, rank: rated }
    }
  }
  return best?.quoted
}

function rate(sentence: string, weightIn: AskedQuestion['weightIn']): number {
  const values = readValues(sentence)
  const hasAmount = values.some(({ kind }) => kind === 'amount')
  return weightIn(sentence) + (hasAmount ? AMOUNT_PART : values.length > 0 ? FIGURE_PART : 0)
}

function sourceOf({ lines }: Pick<Block, 'lines'>, file: PageBlocks | undefined): string {
  const source = file?.text.split('\n').slice(lines.from - 1, lines.to)
  return source?.join('\n') ?? ''
}

/** Returns a block as its source has it if a value is put in when the site is built: its text has a hole there. */
export function textIn(block: Pick<Block, 'text' | 'lines'>, file: PageBlocks | undefined): string {
  const source = sourceOf(block, file)
  return isFilledIn(source) ? withoutBars(source.trim()) : block.text
}

/** Writes a row of a table with commas, as the text of a page has it. */
function withoutBars(source: string): string {
  if (!/^\|.*\|$/.test(source)) return source
  return source
    .slice(1, -1)
    .split('|')
    .map(cell => cell.trim())
    .join(', ')
}

/** Characters of a place that are kept, and how many of them come before its first value. */
const PLACE_LENGTH = 200
const BEFORE_VALUE = 60

/** Returns the text of a place as one line, from a little before its first value on. */
export function quotePlace(text: string, value = ''): string {
  const start = Math.max(0, text.indexOf(value) - BEFORE_VALUE)
  return clip(toSingleLine(start > BEFORE_VALUE ? `… ${text.slice(start)}` : text), PLACE_LENGTH)
}

/** Quotes a text of a page. `file`: the file of the page, if it was read; a sentence of an answer is looked for in it. */
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
