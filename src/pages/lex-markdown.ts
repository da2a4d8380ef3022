/** Markdown as tokens, in a time that grows with its length and not with the square of it. */
import { Lexer, type Token } from 'marked'

/**
 * The parser looks for the end of each mark up to the end of its run. Longer runs are read in pieces; no paragraph
 * that people write has as many marks or characters.
 */
const MAX_MARKS = 100
const MAX_CHARACTERS = 8192

/** Where the parser looks for the end of a construct. */
const MARK = /[\\<![`*_~@]|:\/\/|www\./g

/** Text without any of these has no mark-up. An e-mail address is a link whose text is the address. */
const MARK_UP = /[\\<[`*_~]|:\/\//

/** An `@` after more characters than an e-mail address may have: the parser would look for it from each of them. */
const NO_ADDRESS = /(?<=[\w.!#$%&'*+/=?^`{|}~-]{300})@/g

/** An image inside of the text. */
const IMAGE_DATA = /\bdata:[\w/+.-]{1,80};base64,[\w+/=]+/g

/** Lists and quotations inside of each other, by their marks on one line or by the indent of their items. */
const MAX_NESTED = 100
const NESTED = new RegExp(`^[ \\t]*(?:(?:>|[-*+][ \\t]|\\d{1,9}[.)][ \\t])[ \\t]*){${MAX_NESTED}}`)
const THEMATIC_BREAK = /^ {0,3}([-*])(?:[ \t]*\1)+[ \t]*$/

/** A list item, and the blanks before it. */
const LIST_ITEM = /^([ \t]*)(?:[-*+]|\d{1,9}[.)])[ \t]/

/** The parser fills up each row of a table to the number of its columns. */
const MAX_CELLS = 100_000
const DELIMITER_ROW = /^[ \t>]*(?:\|[ \t]*)?:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*(?:\|[ \t]*)?$/

/** Quoted lines of one paragraph that are followed by a line without the mark of a quotation. */
const MAX_LAZY_LINES = 1000

/**
 * Returns the block tokens of `markdown`, their inline tokens included. Throws a RangeError on nesting, and on tables,
 * that the parser cannot follow in a short time.
 */
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
    // An element of code that is open at the end of a block ends there.
    lexer.state.inRawBlock = false
    for (const piece of cutRun(src)) lexer.inlineTokens(piece, tokens)
  }
  return lexer.tokens
}

function requireShape(text: string): void {
  /** How far the list items around a line are indented. */
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

/** Cuts the text of a block into pieces that can be parsed one by one: at the end of a line or of a word, where there is one. */
function* cutRun(run: string): Generator<string> {
  let rest = run.length > MAX_CHARACTERS ? run.replace(IMAGE_DATA, 'data:') : run
  // A text has no more marks than characters.
  while (rest.length > MAX_MARKS) {
    const end = findEnd(rest)
    yield rest.slice(0, end)
    rest = rest.slice(end)
  }
  if (rest !== '') yield rest
}

/** Returns where the first piece of `rest` ends. */
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
