/** Reads the YAML that most pages have: a key and a value a line. */

/** Text that begins with a letter and has nothing that means more to YAML: no colon that ends a word, no comment. */
const PLAIN = String.raw`\p{L}(?:[^:\p{C}\p{Z}]|:(?=[^\p{C}\p{Z}])| +(?=[^#\p{C}\p{Z}]))*`

/** Without escapes. */
const QUOTED = String.raw`"[^"\\\p{C}]*"|'[^'\p{C}]*'`

const ITEM = String.raw`(?:${QUOTED}|\p{L}(?:[^:#,[\]{}\p{C}\p{Z}]| (?=[\p{L}\p{N}]))*)`
const LIST = String.raw`\[${ITEM}(?:, ?${ITEM})*\]`
const ITEMS = new RegExp(ITEM, 'gu')

const LINE = new RegExp(
  String.raw`([A-Za-z][\w-]{0,99}):(?: +(?:(${QUOTED})|(0|[1-9]\d{0,14})|(${LIST})|(\d{4}-\d\d-\d\d|${PLAIN})))? *\r?(?:\n|$)`,
  'uy',
)

/** Other words that begin with a letter are text. */
const CONSTANTS = new Map<string, boolean | null>(
  ['true', 'false', 'null'].flatMap(word => {
    const value = word === 'null' ? null : word === 'true'
    const capital = word.charAt(0).toUpperCase() + word.slice(1)
    return [word, capital, word.toUpperCase()].map((form): [string, boolean | null] => [form, value])
  }),
)

/**
 * Returns the fields of `source`; undefined where the parser has to read it. It is exact, because a line that it takes
 * begins a field at the first column, ends it, and has no character that means something else there.
 */
export function readSimpleYaml(source: string): Record<string, unknown> | undefined {
  const fields: Record<string, unknown> = {}
  for (let at = 0; at < source.length; at = LINE.lastIndex) {
    LINE.lastIndex = at
    const [, key, quoted, digits, list, text] = LINE.exec(source) ?? []
    if (key === undefined || CONSTANTS.has(key)) return undefined
    if (quoted !== undefined) fields[key] = quoted.slice(1, -1)
    else if (digits !== undefined) fields[key] = Number(digits)
    else if (list !== undefined) fields[key] = (list.match(ITEMS) ?? []).map(readItem)
    else fields[key] = text === undefined ? null : readPlain(text)
  }
  return fields
}

function readItem(item: string): unknown {
  return /^["']/.test(item) ? item.slice(1, -1) : readPlain(item)
}

function readPlain(text: string): unknown {
  return CONSTANTS.has(text) ? CONSTANTS.get(text) : text
}
