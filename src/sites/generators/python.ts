/** Reads the literal values that a Python module assigns at its top level. Nothing of it is run. */
import { parse as parseYaml } from 'yaml'
import { UNKNOWN } from './settings.ts'

const ASSIGNMENT = /^([A-Za-z_]\w*)[ \t]*(?::[^=\n]+)?=(?!=)[ \t]*/gm

/** Returns the values by name. A name that anything else changes is unknown. */
export function readPython(source: string): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const match of source.matchAll(ASSIGNMENT)) {
    const [all, name = ''] = match
    values[name] = readLiteral(source.slice(match.index + all.length))
  }
  // `extensions += [...]`, `exclude_patterns.append(...)`, and an assignment under a condition.
  const changes =
    /^[ \t]*([A-Za-z_]\w*)[ \t]*(?:[+|]=|\.(?:append|extend|update|insert|remove)\()|^[ \t]+([A-Za-z_]\w*)[ \t]*=(?!=)/gm
  for (const [, changed, conditional] of source.matchAll(changes)) {
    const name = changed ?? conditional ?? ''
    if (Object.hasOwn(values, name)) values[name] = UNKNOWN
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
  const end = findEnd(text)
  const literal = text
    .slice(0, end)
    .replace(WORDS, (token: string) => {
      if (token.startsWith('#')) return ''
      return CONSTANTS.get(token) ?? token
    })
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
