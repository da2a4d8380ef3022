/** The text of HTML. What readers do not see is gone before; see hidden-elements.ts. */
import { type Handler, Parser } from 'htmlparser2'
import type { Outline } from './outline.ts'
import { countBreaks, createLineCounter } from './source-lines.ts'

/** What is not the page's own text: scripts, navigation, and controls. `pre` is read as code. */
const DROPPED = new Set(
  'script style svg math nav footer iframe object select textarea button pre'.split(' '),
)

/** Elements that do not break a line; all others do. */
const INLINE = new Set(
  [
    'a abbr b bdi bdo big cite code data del dfn em font i img input ins kbd label mark q s samp small span strike',
    'strong sub sup time tt u var wbr script style svg math select textarea button',
  ].flatMap(names => names.split(' ')),
)

export interface HtmlHead {
  title: string
  /** Of `<html lang>`, as it is written. */
  language: string | undefined
}

/**
 * Adds the headings and texts of `html`, a page or a part of one, to `outline`; a description counts as its first text.
 * Elements may be components, which close themselves: `<Footer />`. Throws a RangeError on nesting that createHtmlParser does
 * not follow.
 */
export function readHtml(html: string, outline: Outline, hasComponents = false): HtmlHead {
  let title = ''
  let language: string | undefined
  let isTitle = false
  let text = ''
  /** Whether `text` is more than white space: to look at all of it for each cell would take too long. */
  let hasText = false
  /** Of the heading being read; 0 outside. */
  let level = 0
  /** The element whose contents are skipped, and how many of its name are open. */
  let dropped = ''
  let depth = 0
  let code = ''
  let hasLink = false
  let openLinks = 0
  /** Of the text, or the code. */
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
      const opened = headingLevel(name)
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
      if (headingLevel(name) > 0) {
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

/** The cells of a row make one line. */
function isCell(name: string): boolean {
  return name === 'td' || name === 'th'
}

/** 0 for an element that is no heading. */
function headingLevel(name: string): number {
  const [, digit] = /^h([1-6])$/.exec(name) ?? []
  return Number(digit ?? 0)
}

/** Browsers flatten deeper pages: Chromium keeps 512 levels. Each closing tag looks through the open elements. */
const MAX_DEPTH = 2000

/**
 * Creates a parser that calls `handler`. With `hasComponents`, elements may close themselves: `<Footer />`. Its calls
 * throw a RangeError on more than 2,000 elements inside of each other.
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
