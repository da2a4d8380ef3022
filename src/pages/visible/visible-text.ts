/** The source of a page without what its readers do not see: one rule for HTML, Markdown and MDX. */

import type { PageFormat } from '../formats.ts'
import { maskCode } from '../mask-code.ts'
import { toEvidence } from '../signals/signal.ts'
import { keepLines } from '../source-lines.ts'
import { findHiddenElements, type HiddenRange, mayHide, type Range } from './elements.ts'

/** A piece of source that readers do not see. */
interface HiddenSource {
  /** From 1. */
  line: number
  /** The tag or the mark that hides it, on one line. */
  evidence: string
  source: string
}

interface VisibleSource {
  source: string
  /** The first pieces that are hidden, in the order of the text. */
  hidden: HiddenSource[]
}

interface Edit extends Range {
  replacement: string
}

/** Stands for what an element hides: it shows nothing, and neither begins nor ends a block of Markdown. */
const PLACEHOLDER = '<wbr>'

/** More are hidden as well, and not listed. */
const MOST_LISTED = 200
const MOST_CHARACTERS = 200_000

/**
 * Takes out of `body`, a page without its front matter, what readers do not see. That is the text which Chromium's `innerText`
 * leaves out, with two differences: what a reader opens by a click or a search stays (`<details>`, `until-found`), as
 * search engines list it; and what is struck out goes, as it does not hold any more. Struck text and footnotes are not
 * listed as hidden. Throws like createHtmlParser.
 */
export function takeVisible(body: string, format: PageFormat): VisibleSource {
  if (format !== 'html') return takeFromMarkdown(body, format)
  const elements = findHiddenElements(body, format)
  return {
    source: edit(
      body,
      elements.map(range => replace(body, range, PLACEHOLDER)),
    ),
    hidden: listHidden(body, [...elements, ...findComments(body, '<!--', '-->')]),
  }
}

/** Markdown that may hold something that takeFromMarkdown looks for, beside elements. */
const WORTH_MASKING = /\[\^|<!--|\{\/\*|\{% comment/

function takeFromMarkdown(body: string, format: PageFormat): VisibleSource {
  if (!mayHide(body) && !WORTH_MASKING.test(body)) return { source: body, hidden: [] }
  const masked = maskCode(body, format).replace(/\\</g, '  ')
  const elements = findHiddenElements(masked, format)
  const { uncited, cited, calls } = readFootnotes(body, elements)
  const liquid = findComments(masked, '{% comment %}', '{% endcomment %}')
  // The masks cover comments of MDX.
  const inBraces = format === 'mdx' ? findComments(body, '{/*', '*/}') : []
  const comments = [...findComments(masked, '<!--', '-->'), ...inBraces]
  const edits = [
    ...elements.map(range => replace(body, range, PLACEHOLDER)),
    ...[...liquid, ...uncited, ...calls].map(range => replace(body, range, '')),
    ...cited.flatMap(note => openFootnote(body, note)),
  ]
  return {
    source: edit(body, edits),
    hidden: listHidden(body, [...elements, ...liquid, ...comments]),
  }
}

/** Marks in hidden elements cite nothing. */
function readFootnotes(body: string, elements: HiddenRange[]): Footnotes {
  if (!body.includes('[^')) return { uncited: [], cited: [], calls: [] }
  // The further paragraphs of a footnote are indented, and are no code; in MDX nothing that is indented is.
  const masked = maskCode(body, 'mdx')
  return findFootnotes(
    edit(
      masked,
      elements.map(range => blank(masked, range)),
    ),
  )
}

/** Comments, without their ends. */
function findComments(source: string, opening: string, closing: string): HiddenRange[] {
  const found: HiddenRange[] = []
  for (let start = source.indexOf(opening); start >= 0; ) {
    const inside = start + opening.length
    const end = source.indexOf(closing, inside)
    if (end < 0) break
    found.push({ start, end, mark: { start, end: inside } })
    start = source.indexOf(opening, end)
  }
  return found
}

function replace(text: string, { start, end }: Range, replacement: string): Edit {
  return { start, end, replacement: keepLines(text.slice(start, end), replacement) }
}

function blank(text: string, { start, end }: Range): Edit {
  return { start, end, replacement: text.slice(start, end).replace(/[^\n]/g, ' ') }
}

/** A footnote is a paragraph of its own. The indent of its further lines would make them code. */
function openFootnote(body: string, { start, text, end }: Range & { text: number }): Edit[] {
  const indents = Array.from(body.slice(text, end).matchAll(/\n(?: {1,4}|\t)/g), ({ 0: found, index }) =>
    replace(body, { start: text + index, end: text + index + found.length }, '\n'),
  )
  return [replace(body, { start, end: text }, '\n'), ...indents]
}

/** Of edits that overlap, the first is made. */
function edit(text: string, edits: Edit[]): string {
  const kept: string[] = []
  let done = 0
  for (const { start, end, replacement } of edits.sort((a, b) => a.start - b.start)) {
    if (start < done) continue
    kept.push(text.slice(done, start), replacement)
    done = end
  }
  return [...kept, text.slice(done)].join('')
}

function listHidden(body: string, ranges: HiddenRange[]): HiddenSource[] {
  const lines = new Map<Range, number>()
  let last = { line: 1, index: 0 }
  let characters = 0
  const listed: HiddenSource[] = []
  const inOrder = ranges.filter(({ isStruck }) => !isStruck).sort((a, b) => a.start - b.start)
  for (const { start, end, mark } of inOrder.slice(0, MOST_LISTED)) {
    characters += end - start
    if (characters > MOST_CHARACTERS) break
    // A tag around elements that are shown hides several pieces.
    if (!lines.has(mark)) {
      last = {
        line: last.line + body.slice(last.index, mark.start).split('\n').length - 1,
        index: mark.start,
      }
      lines.set(mark, last.line)
    }
    const isFirst = mark.start === start
    listed.push({
      line: lines.get(mark) ?? 1,
      evidence: toEvidence(body.slice(mark.start, mark.end)),
      source: body.slice(isFirst ? mark.end : start, end),
    })
  }
  return listed
}

interface Definition {
  label: string
  start: number
  end: number
  /** Where its text begins. */
  text: number
}

interface Footnotes {
  /** Definitions that nothing cites. */
  uncited: Definition[]
  cited: Definition[]
  /** Their marks in the text. */
  calls: { start: number; end: number }[]
}

const CALL = /\[\^([^\]\s]{1,200})\]/g

const DEFINITION = /^ {0,3}\[\^([^\]\s]{1,200})\]:/

/** What ends a paragraph without an empty line. */
const BLOCK_START = /^ {0,3}(?:#{1,6}[ \t]|>|[-*+][ \t]|\d{1,9}[.)][ \t]|`{3}|~{3}|<|\|)/

/** Finds the footnotes of `source`, Markdown without its code. */
function findFootnotes(source: string): Footnotes {
  const definitions = findDefinitions(source)
  const labels = new Set(definitions.map(({ label }) => label))
  const calls: { label: string; within: Definition | undefined; start: number; end: number }[] = []
  let next = 0
  for (const { 0: mark, 1: label = '', index } of source.matchAll(CALL)) {
    while ((definitions[next]?.end ?? Number.POSITIVE_INFINITY) <= index) next += 1
    const around = definitions[next]
    const within = around !== undefined && around.start <= index ? around : undefined
    if (!labels.has(fold(label)) || (within !== undefined && index < within.text)) continue
    calls.push({ label: fold(label), within, start: index, end: index + mark.length })
  }
  const cited = new Set(calls.filter(({ within }) => within === undefined).map(({ label }) => label))
  const calledBy = Map.groupBy(calls, ({ within }) => within?.label)
  // A set hands out what is added while it is walked through.
  for (const label of cited) for (const call of calledBy.get(label) ?? []) cited.add(call.label)
  return {
    uncited: definitions.filter(({ label }) => !cited.has(label)),
    cited: definitions.filter(({ label }) => cited.has(label)),
    calls: calls.map(({ start, end }) => ({ start, end })),
  }
}

/** In the order of the text. Lines that are indented, and those that go on with a paragraph, belong to a definition. */
function findDefinitions(source: string): Definition[] {
  const found: Definition[] = []
  let open: Definition | undefined
  let isAfterEmpty = false
  let start = 0
  for (const line of source.split('\n')) {
    const end = start + line.length
    const [mark, label] = DEFINITION.exec(line) ?? []
    const isEmpty = line.trim() === ''
    const goesOn = /^(?: {4}|\t)/.test(line) || (!isAfterEmpty && !BLOCK_START.test(line))
    if (mark !== undefined && label !== undefined) {
      open = { label: fold(label), start, end, text: start + mark.length }
      found.push(open)
    } else if (!isEmpty && !goesOn) open = undefined
    if (open !== undefined && !isEmpty) open.end = end
    isAfterEmpty = isEmpty
    start = end + 1
  }
  return found
}

function fold(label: string): string {
  return label.toLowerCase()
}
