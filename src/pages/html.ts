import { Parser } from 'htmlparser2'
import type { Outline } from './outline.ts'
import { countBreaks, createLineCounter } from './source-lines.ts'

/** Elements that are not part of the page's text. `pre` is read as code. */
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

/** Adds headings, text and description to `outline`. Hidden elements must be removed before. Throws like createHtmlParser. */
export function readHtml(html: string, outline: Outline, hasComponents = false): HtmlHead {
  let title = ''
  let language: string | undefined
  let isTitle = false
  let text = ''
  /** Whether `text` has more than white space. Trimming it at each cell would take quadratic time. */
  let hasText = false
  let level = 0
  let code = ''
  let hasLink = false
  let openLinks = 0
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

  function breakCell(name: string): void {
    if (!isCell(name)) breakLine()
    else if (hasText) text += ', '
  }

  function addText(data: string): void {
    text += data
    if (data.trim() === '') return
    const { from } = here()
    if (!hasText) lines = { from: from + countBreaks(data.slice(0, data.search(/\S/))), to: from }
    lines = { ...lines, to: from + countBreaks(data.trimEnd()) }
    hasText = true
    hasLink ||= openLinks > 0
  }

  const parser = createHtmlParser(
    {
      onopentag(name, attributes) {
        if (!INLINE.has(name)) breakCell(name)
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
        if (isTitle) title += data
        else addText(data)
      },
      onclosetag(name) {
        if (name === 'a') openLinks = Math.max(0, openLinks - 1)
        if (name === 'title') isTitle = false
        if (findLevel(name) > 0) {
          endLine()
          level = 0
        } else if (!INLINE.has(name) && !isCell(name)) breakLine()
      },
      skips: name => DROPPED.has(name),
      onskippedtext(name, data) {
        if (name !== 'pre') return
        if (code === '') lines = here()
        code += data
      },
      onskipped(name) {
        if (name === 'pre') outline.code(code.replace(/[\r\f]/g, ''), lines)
        code = ''
      },
    },
    hasComponents,
  )
  parser.end(html)
  endLine()
  return { title: title.replace(/\s+/g, ' ').trim(), language }
}

function isCell(name: string): boolean {
  return name === 'td' || name === 'th'
}

/** Returns 0 for an element that is not a heading. */
function findLevel(name: string): number {
  const [, digit] = /^h([1-6])$/.exec(name) ?? []
  return Number(digit ?? 0)
}

/** Each closing tag searches all open elements. Chromium keeps 512 levels and flattens the others. */
const MAX_DEPTH = 2000

interface TagHandler {
  onopentag(name: string, attributes: Record<string, string>): void
  ontext?(data: string): void
  onclosetag?(name: string): void
  /** Returns whether to skip the contents of the element that was just opened. */
  skips(name: string, attributes: Record<string, string>): boolean
  onskippedtext?(name: string, data: string): void
  onskipped?(name: string, isImplied: boolean): void
}

/**
 * Creates a parser. `hasComponents` allows self-closing tags such as `<Footer />`. Parsing throws a RangeError if more than
 * MAX_DEPTH elements are nested.
 */
export function createHtmlParser(handler: TagHandler, hasComponents: boolean): Parser {
  let depth = 0
  let skipped = ''
  /** Counts open elements with the name of the skipped one, which may be nested in it. */
  let open = 0
  return new Parser(
    {
      onopentag(name, attributes) {
        depth += 1
        if (depth > MAX_DEPTH) throw new RangeError('the elements are nested too deeply')
        if (skipped === '') {
          handler.onopentag(name, attributes)
          if (handler.skips(name, attributes)) skipped = name
        }
        if (name === skipped) open += 1
      },
      ontext(data) {
        if (skipped === '') handler.ontext?.(data)
        else handler.onskippedtext?.(skipped, data)
      },
      onclosetag(name, isImplied) {
        depth -= 1
        if (skipped === '') handler.onclosetag?.(name)
        if (name !== skipped) return
        open -= 1
        if (open > 0) return
        skipped = ''
        handler.onskipped?.(name, isImplied)
      },
    },
    { recognizeSelfClosing: hasComponents },
  )
}
