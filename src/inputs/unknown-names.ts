/** Describes what to write instead of an unknown name. */
import { findNearestName } from '../lib/nearest-name.ts'
import { fileOnlyNames } from './inputs.ts'
import { readLines } from './values.ts'

/** The config file that is read without being named. */
export const CONFIG_PATH = '.github/ai-visibility.yml'

/** Returns the line to write to the config file at `path` for a value that only this file has; undefined for other names. */
export function describeFileOnly(name: string, given: string, path: string): string | undefined {
  if (!fileOnlyNames.includes(name)) return undefined
  return `no value here: only the config file has it. Write to ${path}: ${toYaml(name, given)}`
}

/** Returns the one of `names` that is most similar to an unknown name, or all of them. */
export function describeNearest(name: string, names: readonly string[]): string {
  const nearest = findNearestName(name, names)
  return nearest === undefined
    ? `only these names: ${names.join(', ')}`
    : `a name that is known here. Did you mean ${nearest}?`
}

/** Returns a value as one line of YAML: `language: de`, or `drafts: { mode: always }`. */
function toYaml(name: string, text: string): string {
  const [section = '', inner] = name.split('.')
  const lines = readLines(text)
  const [only = ''] = lines
  const value = lines.length > 1 ? `[${lines.map(quote).join(', ')}]` : quote(only)
  return inner === undefined ? `${section}: ${value}` : `${section}: { ${inner}: ${value} }`
}

function quote(text: string): string {
  return /^[\w…][\w…./%-]*( [\w./%-]+)*$/.test(text) ? text : JSON.stringify(text)
}
