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
 * search engines list it; and what is struck out goes, as it does not hold any more. Struck text is not listed as
 * hidden. Throws like createHtmlParser.
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
const WORTH_MASKING = /<!--|\{\/\*|\{% comment/

function takeFromMarkdown(body: string, format: PageFormat): VisibleSource {
  if (!mayHide(body) && !WORTH_MASKING.test(body)) return { source: body, hidden: [] }
  const masked = maskCode(body, format).replace(/\\</g, '  ')
  const elements = findHiddenElements(masked, format)
  const liquid = findComments(masked, '{% comment %}', '{% endcomment %}')
  // The masks cover comments of MDX.
  const inBraces = format === 'mdx' ? findComments(body, '{/*', '*/}') : []
  const comments = [...findComments(masked, '<!--', '-->'), ...inBraces]
  const edits = [
    ...elements.map(range => replace(body, range, PLACEHOLDER)),
    ...liquid.map(range => replace(body, range, '')),
  ]
  return {
    source: edit(body, edits),
    hidden: listHidden(body, [...elements, ...liquid, ...comments]),
  }
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
