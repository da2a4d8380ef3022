/** Parses configurations by the format of their file. */
import { parse as parseToml } from 'smol-toml'
import { parse as parseYaml } from 'yaml'
import { readPython } from './python.ts'
import { readScript } from './script.ts'
import { UNKNOWN } from './settings.ts'

/** Returns the values of a configuration. A text that cannot be parsed is UNKNOWN. */
export function parseConfig(path: string, text: string): unknown {
  try {
    if (/\.[cm]?[jt]s$/.test(path)) return readScript(text).exported
    if (path.endsWith('.py')) return readPython(text)
    if (path.endsWith('.toml')) return parseToml(text)
    return parseYaml(text, { logLevel: 'silent', uniqueKeys: false })
  } catch {
    return UNKNOWN
  }
}
