/** The source of a page without the elements whose text no reader sees: one rule for HTML, Markdown and MDX. */

import type { PageFormat } from './formats.ts'
import { createHtmlParser } from './html.ts'
import { blank, maskCode } from './mask-code.ts'
import { keepLines } from './source-lines.ts'

/** Elements that show nothing, and those whose text is struck out: it does not hold any more. */
const NAMES = 'template noscript datalist audio video canvas noframes noembed rp del s strike'.split(' ')
const HIDDEN = new Set(NAMES)

const WORTH_PARSING = new RegExp(
  `<(?:${NAMES.join('|')}|dialog)\\b|\\bhidden\\b|\\bpopover\\b|\\bv-(?:if|show)\\b|display\\s*:|visibility\\s*:`,
  'i',
)

/** A declaration of a `style`, also of JSX. */
const HIDING_STYLE = /\b(?:display\s*:\s*["'`]?none|visibility\s*:\s*["'`]?(?:hidden|collapse))\b/i

/** Conditions of templates that never hold, and comments, from their start to their end. */
const NEVER_SHOWN: readonly (readonly [start: RegExp, end: RegExp])[] = [
  [/\{%-?\s*if\s+false\s*-?%\}/i, /\{%-?\s*endif\s*-?%\}/],
  [/\{\{-?\s*if\s+false\s*-?\}\}/, /\{\{-?\s*end\s*-?\}\}/],
  [/\{%-?\s*comment\b[^%]{0,200}%\}/, /\{%-?\s*endcomment\s*-?%\}/],
  [/\{\/\*/, /\*\/\}/],
  [/\{#(?=\s)/, /#\}/],
  [/<!--(?!\s*@include:)/, /-->/],
]

/** It shows nothing, and neither begins nor ends a block of Markdown. */
const PLACEHOLDER = '<wbr>'

/** No paragraph that people write is longer. */
const MAX_PARAGRAPH = 20_000

/**
 * Takes elements out of `body`, a page without its front matter, whose text Chromium's `innerText` leaves out, and text
 * that is struck out. What a reader opens by a click or a search stays (`<details>`, `until-found`). Throws like
 * createHtmlParser.
 */
export function withoutHidden(body: string, format: PageFormat): string {
  let done = 0
  const kept = findHidden(body, format).map(({ start, end }) => {
    const before = body.slice(done, start)
    const part = body.slice(start, end)
    done = end
    // The parsers know a comment of HTML, which ends a block of Markdown.
    if (part.startsWith('<!--')) return before + part
    return (
      before + (part.startsWith('<') ? keepLines(part, PLACEHOLDER) : part.includes('\n') ? blank(part) : '')
    )
  })
  return [...kept, body.slice(done)].join('')
}

/** A part of a text that no reader sees, from what hides it on. */
interface HiddenPart {
  start: number
  end: number
}

/** Returns the parts of `body` that readers do not see, in order. Throws like createHtmlParser. */
export function findHidden(body: string, format: PageFormat): HiddenPart[] {
  const source = format === 'html' ? body : maskCode(body, 'markdown').replace(/\\</g, '  ')
  const all = [...findNeverShown(source), ...findHiddenElements(source, format)]
  let end = 0
  return all
    .toSorted((a, b) => a.start - b.start)
    .filter(part => {
      const isApart = part.start >= end
      if (isApart) end = part.end
      return isApart
    })
}

function findNeverShown(source: string): HiddenPart[] {
  return NEVER_SHOWN.flatMap(([open, close]) => {
    const found: HiddenPart[] = []
    for (let from = 0; ; from = found.at(-1)?.end ?? 0) {
      const start = from + source.slice(from).search(open)
      const length = start < from ? -1 : source.slice(start).search(close)
      if (length < 0) return found
      const [mark = ''] = close.exec(source.slice(start + length)) ?? []
      found.push({ start, end: start + length + mark.length })
    }
  })
}

function findHiddenElements(source: string, format: PageFormat): HiddenPart[] {
  if (!WORTH_PARSING.test(source)) return []
  const found: HiddenPart[] = []
  let hidden = ''
  let depth = 0
  let start = 0
  const parser = createHtmlParser(
    {
      onopentag(name, attributes) {
        if (name === hidden) depth += 1
        const tag = source.slice(parser.startIndex, parser.endIndex + 1)
        if (hidden !== '' || !isHidden(name, attributes, tag)) return
        hidden = name
        depth = 1
        start = parser.startIndex
      },
      onclosetag(name, isImplied) {
        if (name !== hidden) return
        depth -= 1
        if (depth > 0) return
        hidden = ''
        const isOwnTag = !isImplied || parser.startIndex === start
        const at = isOwnTag ? parser.endIndex + 1 : parser.startIndex
        const end = isOwnTag || format === 'html' ? at : endOfParagraph(source, start, at)
        found.push({ start, end })
      },
    },
    format !== 'html',
  )
  parser.end(source)
  return found
}

/** In Markdown, an element that is not closed ends at the first empty line. */
function endOfParagraph(source: string, start: number, end: number): number {
  const index = source.slice(start, Math.min(end, start + MAX_PARAGRAPH)).search(/\n[ \t\r]*\n/)
  return index < 0 ? end : start + index
}

/** What an expression of JSX gives is unknown unless it is `true`. */
function isHidden(name: string, attributes: Record<string, string>, tag: string): boolean {
  const { hidden, open, popover } = attributes
  if (attributes['v-if'] === 'false' || attributes['v-show'] === 'false') return true
  if (HIDDEN.has(name) || popover !== undefined || (name === 'dialog' && open === undefined)) return true
  const isSwitchedOn = hidden !== undefined && !/^(?:until-found|\{(?!\s*true))/i.test(hidden)
  return isSwitchedOn || HIDING_STYLE.test(tag)
}
