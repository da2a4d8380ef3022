import { posix } from 'node:path'
import { parse as parseToml } from 'smol-toml'
import { parse as parseYaml } from 'yaml'
import type { SiteFiles } from './generator.ts'
import { readScript, type ScriptValues } from './script.ts'
import { Settings, UNKNOWN } from './settings.ts'

/** All values are unknown if the file cannot be parsed, or is a script without an export that can be read. */
export function readConfig(path: string, files: SiteFiles): Settings {
  return new Settings(parseConfig(path, files))
}

/** Like readConfig, but returns UNKNOWN if all values are unknown, and undefined if the text is not read. */
export function parseConfig(path: string, files: SiteFiles): unknown {
  const text = files.textOf(path)
  if (text === undefined) return undefined
  try {
    if (/\.[cm]?[jt]s$/.test(path)) return parseScript(path, files).exported ?? UNKNOWN
    if (path.endsWith('.py')) return parsePython(text)
    if (path.endsWith('.toml')) return parseToml(text)
    return parseYaml(text, { logLevel: 'silent', uniqueKeys: false })
  } catch {
    return UNKNOWN
  }
}

function toModule(exported: unknown): ScriptValues {
  return { exported, named: new Map(), calls: [] }
}

const ENDINGS = ['', '.ts', '.js', '.mts', '.mjs', '/index.ts', '/index.js']

function parseScript(path: string, files: SiteFiles, known = new Map<string, ScriptValues>()): ScriptValues {
  // Modules that import each other see unknown values.
  known.set(path, toModule(UNKNOWN))
  const values = readScript(files.textOf(path) ?? '', relative => {
    const target = posix.join(posix.dirname(path), relative)
    const found = ENDINGS.map(ending => `${target}${ending}`).find(each => files.textOf(each) !== undefined)
    if (found?.endsWith('.json')) return toModule(parseConfig(found, files))
    return found === undefined ? undefined : (known.get(found) ?? parseScript(found, files, known))
  })
  known.set(path, values)
  return values
}

const CHANGE =
  /^([ \t]*)(?:([A-Za-z_]\w*)[ \t]*(?::[^=\n]+)?(=(?!=)|\+=|\|=|\.(?:append|extend|update|insert|remove)\()[ \t]*|(?:def|class)\b|(?=\S))/gm

/** Returns the literals that a Python module assigns at its top level. Values that other code changes are unknown. */
function parsePython(source: string): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  let isInFunction = false
  let end = 0
  for (const match of source.matchAll(CHANGE)) {
    const [all, indent = '', name, operator] = match
    if (match.index < end) continue
    if (indent === '') isInFunction = /^(?:def|class)$/.test(all)
    if (name === undefined || isInFunction) continue
    const start = match.index + all.length
    end = findStatementEnd(source, start)
    const value = parsePythonLiteral(source.slice(start, end))
    const before = values[name]
    if (indent !== '') values[name] = UNKNOWN
    else if (operator === '=') values[name] = value
    else if (operator === '+=' && Array.isArray(before) && Array.isArray(value))
      values[name] = [...before, ...value]
    else values[name] = UNKNOWN
  }
  return values
}

/** Matches strings, comments and words. Also matches an unclosed string, so that the time is linear. */
const WORDS = /'(?:[^'\\\n]|\\.)*'?|"(?:[^"\\\n]|\\.)*"?|#[^\n]*|\w+/g
const CONSTANTS = new Map([
  ['True', 'true'],
  ['False', 'false'],
  ['None', 'null'],
])

/** Without comments, a Python literal is YAML in flow style. */
function parsePythonLiteral(text: string): unknown {
  const literal = text
    .replace(WORDS, token => (token.startsWith('#') ? '' : (CONSTANTS.get(token) ?? token)))
    .replace(/"\s*\+\s*"|'\s*\+\s*'/g, '')
    .replace(/,(\s*[\]}])/g, '$1')
    .trim()
  // Anything except strings, brackets, numbers and constants is code.
  const rest = literal.replace(WORDS, token => (/^['"]/.test(token) ? '""' : token))
  const marks = rest.replace(/""|\b(?:true|false|null)\b|-?\b\d+(?:\.\d+)?\b/g, '')
  if (!/^[[\]{},:\s]*$/.test(marks) || /""\s*""/.test(rest)) return UNKNOWN
  try {
    return parseYaml(literal, { logLevel: 'silent' })
  } catch {
    return UNKNOWN
  }
}

function findStatementEnd(source: string, start: number): number {
  const tokens = /'(?:[^'\\\n]|\\.)*'?|"(?:[^"\\\n]|\\.)*"?|#[^\n]*|[[\](){}\n]/g
  tokens.lastIndex = start
  let depth = 0
  for (const { 0: token, index } of source.matchAll(tokens)) {
    if ('[({'.includes(token)) depth += 1
    if ('])}'.includes(token)) depth -= 1
    if (token === '\n' && depth <= 0) return index
  }
  return source.length
}
