/** The elements of a page whose text no reader sees: HTML's own, and those of Markdown and MDX. */

import type { PageFormat } from '../formats.ts'
import { createHtmlParser } from '../html.ts'

/** A piece of a page's source. */
export interface Range {
  start: number
  end: number
}

/** A piece of which readers see nothing, or nothing that still holds. */
export interface HiddenRange extends Range {
  /** What hides it: a tag, or the begin of a comment. */
  mark: Range
  /** It is in sight, and struck out. */
  isStruck?: boolean
}

/** Elements that show none of their contents. */
const NEVER_SHOWN = new Set('template noscript datalist audio video canvas noframes noembed rp'.split(' '))

/** Text that is struck out is in sight, and does not hold any more. */
const STRUCK = new Set(['del', 's', 'strike'])

const WORTH_PARSING = new RegExp(
  `<(?:${[...NEVER_SHOWN, ...STRUCK].join('|')}|dialog)\\b|\\bhidden\\b|\\bpopover\\b|display\\s*:|visibility\\s*:`,
  'i',
)

/** In Markdown, the end of the paragraph ends them. */
const ENDS_WITH_PARAGRAPH = new Set(
  [
    'p h1 h2 h3 h4 h5 h6 a b code del em font i ins kbd mark q rp s small span strike strong sub sup u',
    'audio canvas datalist video',
  ].flatMap(names => names.split(' ')),
)

/** No paragraph that people write is longer. */
const MOST_PARAGRAPH = 20_000

/** Of an element: undefined if its text is shown; else what hides it, and whether it may show elements inside. */
type State = { mark: Range; isStruck: boolean; maySeeInside: boolean } | undefined

interface Open {
  name: string
  start: number
  before: State
}

/** Tells whether anything of `source` looks like what hides text. */
export function mayHide(source: string): boolean {
  return WORTH_PARSING.test(source)
}

/** Finds what elements of `source` hide, outermost first. `source` holds no code. Throws like createHtmlParser. */
export function findHiddenElements(source: string, format: PageFormat): HiddenRange[] {
  if (!mayHide(source)) return []
  const found: HiddenRange[] = []
  const open: Open[] = []
  /** Of the innermost element. */
  let state: State
  /** Where what it hides begins. */
  let start = 0

  function change(next: State, at: number): void {
    if (state === undefined) start = at
    else if (next?.mark !== state.mark) {
      if (at > start) found.push({ start, end: at, mark: state.mark, isStruck: state.isStruck })
      start = at
    }
    state = next
  }

  const parser = createHtmlParser(
    {
      onopentag(name, attributes) {
        const mark = { start: parser.startIndex, end: parser.endIndex + 1 }
        open.push({ name, start: mark.start, before: state })
        if (state?.maySeeInside === false) return
        const tag = source.slice(mark.start, mark.end)
        const style = readStyle(attributes['style'], tag)
        if (isGone(name, attributes, style, tag))
          change({ mark, isStruck: STRUCK.has(name), maySeeInside: false }, mark.start)
        else if (style.visibility !== undefined) {
          change(style.visibility ? undefined : { mark, isStruck: false, maySeeInside: true }, mark.start)
        }
      },
      onclosetag(_, isImplied) {
        const element = open.pop()
        if (element === undefined || element.before === state) return
        const isOwnTag = !isImplied || parser.startIndex === element.start
        const at = isOwnTag ? parser.endIndex + 1 : parser.startIndex
        const isLimited = format !== 'html' && ENDS_WITH_PARAGRAPH.has(element.name)
        const isCut = isLimited && (isImplied || element.name === 'p')
        change(element.before, isCut ? endOfParagraph(source, element.start, at) : at)
      },
    },
    format !== 'html',
  )
  parser.end(source)
  return found
}

/** The first empty line, or `end`. */
function endOfParagraph(source: string, start: number, end: number): number {
  const index = source.slice(start, Math.min(end, start + MOST_PARAGRAPH)).search(/\n[ \t\r]*\n/)
  return index < 0 ? end : start + index
}

/** Whether the element's own style shows it, by each property that hides text. */
type Style = Partial<Record<'display' | 'visibility' | 'content-visibility', boolean>>

const DECLARATION = /(?:^|;)\s*(display|visibility|content-visibility)\s*:\s*([a-z-]{1,30})/g

/** Reads the `style` of a tag. The last declaration of a property counts. */
function readStyle(style = '', tag: string): Style {
  const found: Style = {}
  const text = style.startsWith('{') ? readStyleObject(tag) : style
  for (const [, name, value = ''] of text.toLowerCase().matchAll(DECLARATION)) {
    const isShown = !['none', 'hidden', 'collapse'].includes(value)
    if (name === 'display' || name === 'visibility' || name === 'content-visibility') found[name] = isShown
  }
  return found
}

/** JSX's `style={{ display: 'none' }}` as a `style` of HTML. */
function readStyleObject(tag: string): string {
  const [, object = ''] = /\bstyle=\{\{([^{}]*)\}/.exec(tag) ?? []
  return object
    .replace(/,/g, ';')
    .replace(/contentVisibility/g, 'content-visibility')
    .replace(/["'`]/g, '')
}

/** What the browser's own rules hide is shown where the page says so. */
function isGone(name: string, attributes: Record<string, string>, style: Style, tag: string): boolean {
  if (NEVER_SHOWN.has(name) || STRUCK.has(name) || style['content-visibility'] === false) return true
  if (style.display !== undefined) return !style.display
  if (name === 'dialog' && !('open' in attributes)) return true
  return 'popover' in attributes || isSwitchedOn(attributes['hidden'], tag)
}

/** `until-found` is for search, and opens by it. What an expression of JSX gives is unknown unless it is `true`. */
function isSwitchedOn(hidden: string | undefined, tag: string): boolean {
  if (hidden === undefined || /^until-found$/i.test(hidden.trim())) return false
  return !hidden.startsWith('{') || /\bhidden=\{\s*true\s*\}/.test(tag)
}
