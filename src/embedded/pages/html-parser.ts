/** The parser of HTML, with a limit of nesting. */
import { type Handler, Parser } from 'htmlparser2'

/** Browsers flatten deeper pages: Chromium keeps 512 levels. Each closing tag looks through the open elements. */
const MOST_DEPTH = 2000

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
        if (depth > MOST_DEPTH) throw new RangeError('the elements are nested too deeply')
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
