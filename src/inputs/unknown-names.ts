import { findNearestName } from '../lib/nearest-name.ts'
import { fileNames, fileOnlyNames, nameInSection, secretInputs, sections, stepInputs } from './inputs.ts'
import { readLines } from './values.ts'

export const CONFIG_PATH = '.github/ai-visibility.yml'

/** Returns the line to write into the config file at `path`, if only that file may have the value. */
export function describeFileOnly(name: string, given: string, path: string): string | undefined {
  if (!fileOnlyNames.includes(name)) return undefined
  return `no value here: only the config file has it. Write to ${path}: ${toYaml(name, given)}`
}

const TOP_NAMES = [...fileNames.filter(name => !name.includes('.')), ...sections.keys(), 'gates']

/** Returns what is allowed in place of an unknown name of a config file. */
export function describeUnknown(name: string): string {
  if (secretInputs.includes(name)) return `no secret in a file: give it to the input ${name} of the step`
  if (stepInputs.includes(name)) return `no ${name} in a file: it is an input of the step`
  const section = sections.get(name.slice(0, name.indexOf('.')))
  return section === undefined
    ? describeNearest(name, TOP_NAMES)
    : describeNearest(nameInSection(name), section.map(nameInSection))
}

/** Returns the most similar of `names`, or all of them. */
export function describeNearest(name: string, names: readonly string[]): string {
  const nearest = findNearestName(name, names)
  return nearest === undefined
    ? `only these names: ${names.join(', ')}`
    : `a name that is known here. Did you mean ${nearest}?`
}

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
