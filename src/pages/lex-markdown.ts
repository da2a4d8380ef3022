/** Splits Markdown into tokens in linear time, although marked can take quadratic time. */
import { Lexer, type Token } from 'marked'

/** For each mark, marked searches the rest of the block for its end. Blocks with more marks are read in pieces. */
const MAX_MARKS = 100
const MAX_CHARACTERS = 8192

const MARK = /[\\<![`*_~@]|:\/\/|www\./g

/** Matches mark-up, except e-mail addresses, whose links show the same text. */
const MARK_UP = /[\\<[`*_~]|:\/\//

/** Matches an `@` after more characters than an e-mail address has. marked would search for it from each of them. */
const NO_ADDRESS = /(?<=[\w.!#$%&'*+/=?^`{|}~-]{300})@/g

const IMAGE_DATA = /\bdata:[\w/+.-]{1,80};base64,[\w+/=]+/g

/** Nested lists and quotations, counted by their marks in one line or by indent. */
const MAX_NESTED = 100
const NESTED = new RegExp(`^[ \\t]*(?:(?:>|[-*+][ \\t]|\\d{1,9}[.)][ \\t])[ \\t]*){${MAX_NESTED}}`)
const THEMATIC_BREAK = /^ {0,3}([-*])(?:[ \t]*\1)+[ \t]*$/

const LIST_ITEM = /^([ \t]*)(?:[-*+]|\d{1,9}[.)])[ \t]/

/** marked fills up each row of a table to the number of columns. */
const MAX_CELLS = 100_000
const DELIMITER_ROW = /^[ \t>]*(?:\|[ \t]*)?:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*(?:\|[ \t]*)?$/

/** Lines of one paragraph that continue a quotation without its mark. */
const MAX_LAZY_LINES = 1000

/** Returns the block tokens with their inline tokens. Throws a RangeError on nesting or tables that would take too long. */
export function lexMarkdown(markdown: string): Token[] {
  const text = markdown.replace(/\r\n|\r/g, '\n')
  requireShape(text)
  const lexer = new Lexer()
  lexer.blockTokens(text, lexer.tokens)
  for (const { src, tokens } of lexer.inlineQueue) {
    if (!MARK_UP.test(src)) {
      tokens.push({ type: 'text', raw: src, text: src })
      continue
    }
    // An unclosed <code> ends with its block.
    lexer.state.inRawBlock = false
    for (const piece of cutRun(src)) lexer.inlineTokens(piece, tokens)
  }
  return lexer.tokens
}

function requireShape(text: string): void {
  const items: number[] = []
  let cells = 0
  let columns = 0
  let lazyLines = 0
  let wasQuoted = false
  for (const line of text.split('\n')) {
    if (line.trim() === '') {
      columns = 0
      lazyLines = 0
      wasQuoted = false
      continue
    }
    if (line.length > MAX_NESTED && NESTED.test(line) && !THEMATIC_BREAK.test(line)) throw tooNested()
    const [, indent] = LIST_ITEM.exec(line) ?? []
    if (indent !== undefined) {
      while ((items.at(-1) ?? -1) >= indent.length) items.pop()
      items.push(indent.length)
      if (items.length > MAX_NESTED) throw tooNested()
    }
    if (line.includes('|') && DELIMITER_ROW.test(line)) columns = Math.max(columns, line.split('|').length)
    cells += columns
    if (cells > MAX_CELLS) throw new RangeError('the tables have too many cells')
    const isQuoted = /^ {0,3}>/.test(line)
    if (wasQuoted && !isQuoted) lazyLines += 1
    wasQuoted = isQuoted
    if (lazyLines > MAX_LAZY_LINES) throw tooNested()
  }
}

function tooNested(): RangeError {
  return new RangeError('the text is nested too deeply')
}

/** Cuts at the end of a line or word if possible. */
function* cutRun(run: string): Generator<string> {
  let rest = run.length > MAX_CHARACTERS ? run.replace(IMAGE_DATA, 'data:') : run
  while (rest.length > MAX_MARKS) {
    const end = findEnd(rest)
    yield rest.slice(0, end)
    rest = rest.slice(end)
  }
  if (rest !== '') yield rest
}

function findEnd(rest: string): number {
  const most = findLimit(rest)
  if (most === rest.length) return most
  const seam = [rest.lastIndexOf('\n', most), rest.lastIndexOf(' ', most)].find(index => index > most / 2)
  return seam === undefined ? most : seam + 1
}

function findLimit(rest: string): number {
  const text = rest.slice(0, MAX_CHARACTERS)
  const address = text.search(NO_ADDRESS)
  const limit = address < 0 ? text.length : address
  let marks = 0
  for (const { index } of text.matchAll(MARK)) {
    marks += 1
    if (index >= limit) break
    if (marks > MAX_MARKS) return index
  }
  return limit
}
