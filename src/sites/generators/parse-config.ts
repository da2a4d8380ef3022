/** Parses configurations by the format of their file. */
import { posix } from 'node:path'
import { parse as parseToml } from 'smol-toml'
import { parse as parseYaml } from 'yaml'
import { readPython } from './python.ts'
import { readScript, type ScriptValues } from './script.ts'
import { UNKNOWN } from './settings.ts'

type TextOf = (path: string) => string | undefined
type Known = Map<string, ScriptValues>

/** Returns the values of a configuration. A text that cannot be parsed is UNKNOWN. */
export function parseConfig(path: string, text: string, textOf: TextOf = () => undefined): unknown {
  try {
    if (/\.[cm]?[jt]s$/.test(path)) return parseScript(path, text, textOf).exported
    if (path.endsWith('.py')) return readPython(text)
    if (path.endsWith('.toml')) return parseToml(text)
    return parseYaml(text, { logLevel: 'silent', uniqueKeys: false })
  } catch {
    return UNKNOWN
  }
}

const ENDINGS = ['', '.ts', '.js', '.mts', '.mjs', '/index.ts', '/index.js']

/** Reads a module and the modules that it imports by a relative path, if their texts are known. */
function parseScript(path: string, text: string, textOf: TextOf, known: Known = new Map()): ScriptValues {
  // Seen by a module that is imported and imports this one.
  known.set(path, { exported: UNKNOWN, named: new Map(), calls: [] })
  const values = readScript(text, relative => {
    const target = posix.join(posix.dirname(path), relative)
    const found = ENDINGS.map(ending => `${target}${ending}`).find(each => textOf(each) !== undefined)
    if (found === undefined) return undefined
    return known.get(found) ?? parseScript(found, textOf(found) ?? '', textOf, known)
  })
  known.set(path, values)
  return values
}
