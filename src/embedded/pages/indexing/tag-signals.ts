/** Signals in the tags of a page's text: `<meta>`, `<link>` and components of MDX. */
import { createHtmlParser } from '../html-parser.ts'
import type { PageFormat } from '../selection.ts'
import { maskCode } from './mask-code.ts'
import { type Meaning, placeSignal, readTag, type Signal } from './signal.ts'

const WORTH_PARSING = /<(?:meta|link|redirect)\b/i

/** Elements that show tags or hold them for later use. */
const INERT = new Set(
  'script style noscript template svg math iframe object select textarea pre code'.split(' '),
)

/** Reads the tags of `text`, the page without its front matter. Lines are from 1, in `text`. Tags in code count as text. Throws like createHtmlParser. */
export function readTagSignals(text: string, format: PageFormat): Signal[] {
  if (!WORTH_PARSING.test(text)) return []
  const source = format === 'html' ? text : maskCode(text, format)
  const found: { meaning: Meaning; start: number; end: number }[] = []
  let inert = ''
  let depth = 0

  const parser = createHtmlParser(
    {
      onopentag(name, attributes) {
        if (inert !== '') {
          if (name === inert) depth += 1
        } else if (INERT.has(name)) {
          inert = name
          depth = 1
        } else {
          for (const meaning of readElement(name, attributes, format)) {
            found.push({ meaning, start: parser.startIndex, end: parser.endIndex + 1 })
          }
        }
      },
      onclosetag(name) {
        if (name !== inert) return
        depth -= 1
        if (depth === 0) inert = ''
      },
    },
    format !== 'html',
  )
  parser.end(source)
  return placeAll(found, text)
}

function readElement(name: string, attributes: Record<string, string>, format: PageFormat): Meaning[] {
  if (name === 'meta' || name === 'link') {
    return readTag(Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, bare(value)])))
  }
  // The component of Docusaurus' router.
  const to = attributes['to']
  return name === 'redirect' && format !== 'html' && to !== undefined && bare(to) !== ''
    ? [{ kind: 'redirect', target: bare(to) }]
    : []
}

/** `{"noindex"}`, as JSX writes a string, without its marks. */
function bare(value: string): string {
  const [, , inside] = /^\{\s*(["'`])([^"'`]*)\1\s*\}$/.exec(value.trim()) ?? []
  return inside ?? value
}

function placeAll(found: { meaning: Meaning; start: number; end: number }[], text: string): Signal[] {
  let line = 1
  let counted = 0
  return found.map(({ meaning, start, end }) => {
    for (
      let next = text.indexOf('\n', counted);
      next >= 0 && next < start;
      next = text.indexOf('\n', counted)
    ) {
      line += 1
      counted = next + 1
    }
    return placeSignal(meaning, text.slice(start, end), line)
  })
}
