/** The source of a page without the elements whose text no reader sees: one rule for HTML, Markdown and MDX. */

import type { PageFormat } from './formats.ts'
import { createHtmlParser } from './html.ts'
import { maskCode } from './mask-code.ts'
import { keepLines } from './source-lines.ts'

/** Elements that show nothing, and those whose text is struck out: it does not hold any more. */
const NAMES = 'template noscript datalist audio video canvas noframes noembed rp del s strike'.split(' ')
const HIDDEN = new Set(NAMES)

const WORTH_PARSING = new RegExp(
  `<(?:${NAMES.join('|')}|dialog)\\b|\\bhidden\\b|\\bpopover\\b|display\\s*:|visibility\\s*:`,
  'i',
)

/** A declaration of a `style`, also of JSX. */
const HIDING_STYLE = /\b(?:display\s*:\s*["'`]?none|visibility\s*:\s*["'`]?(?:hidden|collapse))\b/i

/** It shows nothing, and neither begins nor ends a block of Markdown. */
const PLACEHOLDER = '<wbr>'

/** No paragraph that people write is longer. */
const MOST_PARAGRAPH = 20_000

/**
 * Takes elements out of `body`, a page without its front matter, whose text Chromium's `innerText` leaves out, and text
 * that is struck out. What a reader opens by a click or a search stays (`<details>`, `until-found`). Throws like
 * createHtmlParser.
 */
export function withoutHidden(body: string, format: PageFormat): string {
  if (!WORTH_PARSING.test(body)) return body
  const source = format === 'html' ? body : maskCode(body, format).replace(/\\</g, '  ')
  const kept: string[] = []
  let done = 0
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
        kept.push(body.slice(done, start), keepLines(body.slice(start, end), PLACEHOLDER))
        done = end
      },
    },
    format !== 'html',
  )
  parser.end(source)
  return [...kept, body.slice(done)].join('')
}

/** In Markdown, an element that is not closed ends at the first empty line. */
function endOfParagraph(source: string, start: number, end: number): number {
  const index = source.slice(start, Math.min(end, start + MOST_PARAGRAPH)).search(/\n[ \t\r]*\n/)
  return index < 0 ? end : start + index
}

/** What an expression of JSX gives is unknown unless it is `true`. */
function isHidden(name: string, attributes: Record<string, string>, tag: string): boolean {
  const { hidden, open, popover } = attributes
  if (HIDDEN.has(name) || popover !== undefined || (name === 'dialog' && open === undefined)) return true
  const isSwitchedOn = hidden !== undefined && !/^(?:until-found|\{(?!\s*true))/i.test(hidden)
  return isSwitchedOn || HIDING_STYLE.test(tag)
}
