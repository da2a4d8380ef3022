/** Reads HTML without its hidden elements, which hidden-elements.ts removes first. */
import { type Handler, Parser } from 'htmlparser2'
import type { Outline } from './outline.ts'
import { countBreaks, createLineCounter } from './source-lines.ts'

/** Elements without text of the page: scripts, navigation and controls. `pre` is read as code. */
const DROPPED = new Set(
  'script style svg math nav footer iframe object select textarea button pre'.split(' '),
)

/** Elements that do not break a line. */
const INLINE = new Set(
  [
    'a abbr b bdi bdo big cite code data del dfn em font i img input ins kbd label mark q s samp small span strike',
    'strong sub sup time tt u var wbr script style svg math select textarea button',
  ].flatMap(names => names.split(' ')),
)

export interface HtmlHead {
  title: string
  language: string | undefined
}

/** Adds the headings, texts and the description of HTML to `outline`. Throws like createHtmlParser. */
export function readHtml(html: string, outline: Outline, hasComponents = false): HtmlHead {
  let title = ''
  let language: string | undefined
  let isTitle = false
  let text = ''
  /** Whether `text` is more than white space. Trimming it for each cell would take too long. */
  let hasText = false
  let level = 0
  let dropped = ''
  let depth = 0
  let code = ''
  let hasLink = false
  let openLinks = 0
  /** The lines of the text or the code. */
  let lines = { from: 1, to: 1 }
  const lineAt = createLineCounter(html)

  function breakLine(): void {
    if (level > 0) text += ' '
    else endLine()
  }

  function endLine(): void {
    if (level > 0) outline.heading(level, text)
    else outline.block(text, lines, hasLink)
    text = ''
    hasLink = false
    hasText = false
  }

  function here() {
    const line = lineAt(parser.startIndex)
    return { from: line, to: line }
  }

  function readMeta(name = '', content = ''): void {
    if (/^description$/i.test(name)) outline.block(content, here())
  }

  const handler: Partial<Handler> = {
    onopentag(name, attributes) {
      if (dropped !== '') {
        if (name === dropped) depth += 1
        return
      }
      if (!INLINE.has(name)) breakCell(name)
      if (DROPPED.has(name)) {
        dropped = name
        depth = 1
        return
      }
      if (name === 'a') openLinks += 1
      if (name === 'meta') readMeta(attributes['name'], attributes['content'])
      if (name === 'html') language ??= attributes['lang']
      isTitle ||= name === 'title'
      const opened = findLevel(name)
      if (opened === 0) return
      endLine()
      level = opened
    },
    ontext(data) {
      if (dropped === 'pre') {
        if (code === '') lines = here()
        code += data
      }
      if (dropped !== '') return
      if (isTitle) title += data
      else {
        if (data.trim() !== '') {
          const { from } = here()
          if (!hasText) lines = { from: from + countBreaks(data.slice(0, data.search(/\S/))), to: from }
          lines = { ...lines, to: from + countBreaks(data.trimEnd()) }
        }
        text += data
        const isText = data.trim() !== ''
        hasText ||= isText
        hasLink ||= isText && openLinks > 0
      }
    },
    onclosetag(name) {
      if (dropped !== '') {
        if (name === dropped) depth -= 1
        if (depth > 0) return
        if (dropped === 'pre') outline.code(code.replace(/[\r\f]/g, ''), lines)
        dropped = ''
        code = ''
        return
      }
      if (name === 'a') openLinks = Math.max(0, openLinks - 1)
      if (name === 'title') isTitle = false
      if (findLevel(name) > 0) {
        endLine()
        level = 0
      } else if (!INLINE.has(name) && !isCell(name)) breakLine()
    },
  }

  function breakCell(name: string): void {
    if (!isCell(name)) breakLine()
    else if (hasText) text += ', '
  }

  const parser = createHtmlParser(handler, hasComponents)
  parser.end(html)
  endLine()
  return { title: title.replace(/\s+/g, ' ').trim(), language }
}

function isCell(name: string): boolean {
  return name === 'td' || name === 'th'
}

/** Returns the level of a heading; 0 for other elements. */
function findLevel(name: string): number {
  const [, digit] = /^h([1-6])$/.exec(name) ?? []
  return Number(digit ?? 0)
}

/** Browsers flatten deeper pages: Chromium keeps 512 levels. Each closing tag searches the open elements. */
const MAX_DEPTH = 2000

/**
 * Creates a parser. With `hasComponents`, elements may close themselves: `<Footer />`. Parsing throws a RangeError if more
 * than 2,000 elements are nested.
 */
export function createHtmlParser(handler: Partial<Handler>, hasComponents: boolean): Parser {
  let depth = 0
  return new Parser(
    {
      ...handler,
      onopentag(name, attributes, isImplied) {
        depth += 1
        if (depth > MAX_DEPTH) throw new RangeError('the elements are nested too deeply')
        handler.onopentag?.(name, attributes, isImplied)
      },
      onclosetag(name, isImplied) {
        depth -= 1
        handler.onclosetag?.(name, isImplied)
      },
    },
    { recognizeSelfClosing: hasComponents },
  )
}
