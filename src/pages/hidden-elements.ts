import type { PageFormat } from './formats.ts'
import { createHtmlParser } from './html.ts'
import { blank, maskCode } from './mask-code.ts'
import { keepLines, withoutOverlaps } from './source-lines.ts'

/** Elements that show nothing, and those whose text is struck out. */
const NAMES = 'template noscript datalist audio video canvas noframes noembed rp del s strike'.split(' ')
const HIDDEN = new Set(NAMES)

const WORTH_PARSING = new RegExp(
  `<(?:${NAMES.join('|')}|dialog)\\b|\\bhidden\\b|\\bpopover\\b|\\bv-(?:if|show)\\b|display\\s*:|visibility\\s*:`,
  'i',
)

const HIDING_STYLE = /\b(?:display\s*:\s*["'`]?none|visibility\s*:\s*["'`]?(?:hidden|collapse))\b/i

/** Comments, and template conditions that are always false. */
const NEVER_SHOWN: readonly (readonly [start: RegExp, end: RegExp])[] = [
  [/\{%-?\s*if\s+false\s*-?%\}/i, /\{%-?\s*endif\s*-?%\}/],
  [/\{\{-?\s*if\s+false\s*-?\}\}/, /\{\{-?\s*end\s*-?\}\}/],
  [/\{%-?\s*comment\b[^%]{0,200}%\}/, /\{%-?\s*endcomment\s*-?%\}/],
  [/\{\/\*/, /\*\/\}/],
  [/\{#(?=\s)/, /#\}/],
  [/<!--(?!\s*@include:)/, /-->/],
]

/** Invisible, and neither begins nor ends a block of Markdown. */
const PLACEHOLDER = '<wbr>'

const MAX_PARAGRAPH = 20_000

/**
 * Removes elements whose text Chromium's `innerText` leaves out, and struck-out text. Keeps what a click or a search opens,
 * such as `<details>` and `until-found`. Throws like createHtmlParser.
 */
export function withoutHidden(body: string, format: PageFormat): string {
  let done = 0
  const kept = findHidden(body, format).map(({ start, end }) => {
    const before = body.slice(done, start)
    const part = body.slice(start, end)
    done = end
    // The parsers skip HTML comments themselves. In Markdown, such a comment ends a block.
    if (part.startsWith('<!--')) return before + part
    if (part.startsWith('<')) return before + keepLines(part, PLACEHOLDER)
    return before + (part.includes('\n') ? blank(part) : '')
  })
  return [...kept, body.slice(done)].join('')
}

interface HiddenPart {
  start: number
  end: number
}

/** Returns the parts that readers do not see, in order and with their tags. Throws like createHtmlParser. */
export function findHidden(body: string, format: PageFormat): HiddenPart[] {
  const source = format === 'html' ? body : maskCode(body, 'markdown').replace(/\\</g, '  ')
  return withoutOverlaps([...findNeverShown(source), ...findHiddenElements(source, format)])
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
  let start = 0
  const parser = createHtmlParser(
    {
      onopentag() {
        start = parser.startIndex
      },
      skips(name, attributes) {
        return isHidden(name, attributes, source.slice(parser.startIndex, parser.endIndex + 1))
      },
      onskipped(_, isImplied) {
        const isOwnTag = !isImplied || parser.startIndex === start
        const at = isOwnTag ? parser.endIndex + 1 : parser.startIndex
        const end = isOwnTag || format === 'html' ? at : findParagraphEnd(source, start, at)
        found.push({ start, end })
      },
    },
    format !== 'html',
  )
  parser.end(source)
  return found
}

/** In Markdown, an unclosed element ends at the first empty line. */
function findParagraphEnd(source: string, start: number, end: number): number {
  const index = source.slice(start, Math.min(end, start + MAX_PARAGRAPH)).search(/\n[ \t\r]*\n/)
  return index < 0 ? end : start + index
}

function isHidden(name: string, attributes: Record<string, string>, tag: string): boolean {
  const { hidden, open, popover } = attributes
  if (attributes['v-if'] === 'false' || attributes['v-show'] === 'false') return true
  if (HIDDEN.has(name) || popover !== undefined || (name === 'dialog' && open === undefined)) return true
  // A JSX expression other than `{true}` may be false.
  const isSwitchedOn = hidden !== undefined && !/^(?:until-found|\{(?!\s*true))/i.test(hidden)
  return isSwitchedOn || HIDING_STYLE.test(tag)
}
