/** Reads the inline Markdown that most blocks have: text with code, emphasis, links and images. */
import type { Token } from 'marked'

/** Where text may end: at a mark, an address, a hard line break. An underscore before a letter closes nothing. */
const STOP = /[\\<[`*~@&]|_(?![A-Za-z0-9])|:\/\/|[wW]{3}\.| {2}\n/g

const ESCAPE = '\\\\(?<escaped>[!-/:-@[-`{-~])'

/** Not between backticks of another number, and without the blanks that are taken off. */
const CODE = '`(?! )(?<code>[^`\\n]+)`(?!`)'

/** Its marks surely open and close: before a letter, and after a letter or where a sentence may end. */
const EMPHASIS = [
  String.raw`(?<mark>\*\*?)(?=[\p{L}\p{N}])(?<inner>[^*[\]\\<\x60]+)`,
  String.raw`(?:(?<=[\p{L}\p{N}])\k<mark>(?!\*)|(?<=[.:,;!?)])\k<mark>(?=\s|$))`,
].join('')

const LINK = [
  '(?<image>!?)',
  String.raw`\[(?<label>(?:[^[\]\\<\x60]|\x60[^[\]\\\x60\n]+\x60)+)\]`,
  String.raw`\((?<href>[^\s()<>\\]+)(?: "(?<title>[^"\\\n]+)")?\)`,
].join('')

const CONSTRUCT = new RegExp([ESCAPE, CODE, EMPHASIS, LINK].join('|'), 'uy')

/**
 * Returns the inline tokens of `text`; undefined where the parser has to read it. It is exact, because it takes no mark but
 * in a construct that cannot be read in another way, whatever stands around it.
 */
export function lexSimpleInline(text: string): Token[] | undefined {
  const tokens: Token[] = []
  /** Where the text that is no token yet begins. */
  let start = 0
  for (let stop = findStop(text, start); stop < text.length; stop = findStop(text, start)) {
    const isImage = stop > start && text.startsWith('![', stop - 1)
    CONSTRUCT.lastIndex = isImage ? stop - 1 : stop
    const found = CONSTRUCT.exec(text)
    const token = found === null ? undefined : readConstruct(found)
    if (found === null || token === undefined) return undefined
    if (found.index > start) tokens.push(textToken(text.slice(start, found.index)))
    tokens.push(token)
    start = found.index + found[0].length
  }
  if (start < text.length) tokens.push(textToken(text.slice(start)))
  return tokens
}

function findStop(text: string, from: number): number {
  STOP.lastIndex = from
  return STOP.exec(text)?.index ?? text.length
}

function readConstruct({ 0: raw, groups = {} }: RegExpExecArray): Token | undefined {
  const { escaped, code, mark, inner, image, label, href = '', title = null } = groups
  if (escaped !== undefined) return { type: 'escape', raw, text: escaped }
  if (code !== undefined) return { type: 'codespan', raw, text: code }
  const text = inner ?? label ?? ''
  const tokens = lexSimpleInline(text)
  if (tokens === undefined) return undefined
  if (mark !== undefined) return { type: mark === '*' ? 'em' : 'strong', raw, text, tokens }
  return { type: image === '!' ? 'image' : 'link', raw, href, title, text, tokens }
}

function textToken(text: string): Token {
  return { type: 'text', raw: text, text, escaped: false }
}
