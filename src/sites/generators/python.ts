/** Reads the literal values that a Python module assigns at its top level. Does not run the module. */
import { parse as parseYaml } from 'yaml'
import { UNKNOWN } from './settings.ts'

/** A name at the start of a line, with the operator after it. */
const CHANGE =
  /^([ \t]*)(?:([A-Za-z_]\w*)[ \t]*(?::[^=\n]+)?(=(?!=)|\+=|\|=|\.(?:append|extend|update|insert|remove)\()[ \t]*|(?:def|class)\b|(?=\S))/gm

/** Returns the values by name. A name that code changes is unknown. Names inside functions are other names. */
export function readPython(source: string): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  let isInFunction = false
  let end = 0
  for (const match of source.matchAll(CHANGE)) {
    const [all, indent = '', name, operator] = match
    if (match.index < end) continue
    if (indent === '') isInFunction = /^(?:def|class)$/.test(all)
    if (name === undefined || isInFunction) continue
    const rest = source.slice(match.index + all.length)
    const literal = rest.slice(0, findEnd(rest))
    end = source.length - rest.length + literal.length
    const value = readLiteral(literal)
    const before = values[name]
    const isList = operator === '+=' && Array.isArray(before) && Array.isArray(value)
    if (indent !== '') values[name] = UNKNOWN
    else if (operator === '=') values[name] = value
    else values[name] = isList ? [...before, ...value] : UNKNOWN
  }
  return values
}

/** Matches texts, comments and words. A text without an end is one, too, so that matching takes linear time. */
const WORDS = /'(?:[^'\\\n]|\\.)*'?|"(?:[^"\\\n]|\\.)*"?|#[^\n]*|\w+/g
const CONSTANTS = new Map([
  ['True', 'true'],
  ['False', 'false'],
  ['None', 'null'],
])

/** Python's literals without comments are YAML's flow style. */
function readLiteral(text: string): unknown {
  const literal = text
    .replace(WORDS, (token: string) => {
      if (token.startsWith('#')) return ''
      return CONSTANTS.get(token) ?? token
    })
    .replace(/"\s*\+\s*"|'\s*\+\s*'/g, '')
    .trim()
  const plain = literal.startsWith('(') && literal.endsWith(')') ? unwrap(literal.slice(1, -1)) : literal
  // What is left besides quoted texts must be marks, numbers and words that are literals.
  const rest = plain.replace(WORDS, token => (/^['"]/.test(token) ? '""' : token))
  const marks = rest.replace(/""|\b(?:true|false|null)\b|-?\b\d+(?:\.\d+)?\b/g, '')
  if (!/^[[\]{},:\s]*$/.test(marks) || /""\s*""/.test(rest)) return UNKNOWN
  try {
    return parseYaml(plain.replace(/,(\s*[\]}])/g, '$1'), { logLevel: 'silent' })
  } catch {
    return UNKNOWN
  }
}

/** Parentheses around a comma are a tuple. */
function unwrap(inner: string): string {
  return inner.includes(',') ? `[${inner}]` : inner
}

/** Returns the end of the statement: the first line end outside of brackets. */
function findEnd(text: string): number {
  let depth = 0
  for (const { 0: token, index } of text.matchAll(
    /'(?:[^'\\\n]|\\.)*'?|"(?:[^"\\\n]|\\.)*"?|#[^\n]*|[[\](){}\n]/g,
  )) {
    if ('[({'.includes(token)) depth += 1
    if ('])}'.includes(token)) depth -= 1
    if (token === '\n' && depth <= 0) return index
  }
  return text.length
}
