import { isRecord } from '../lib/json.ts'
import { findNearestName } from '../lib/nearest-name.ts'
import { FILE_PROBLEMS, type ReadConfigFile } from './config-file.ts'
import {
  completeValues,
  createProblem,
  type GivenValue,
  type GivenValues,
  type InputProblem,
  type WrittenGate,
} from './given-values.ts'
import { fileNames, gateSchema, nameInSection, runInputs, sections, typeOf } from './inputs.ts'
import {
  joinKeywords,
  type ListedKeyword,
  readKeywords,
  type WrittenKeywords,
  writtenKeywords,
} from './keywords.ts'
import { describeGiven, isEmpty, parseValue } from './parse-values.ts'
import { describeUnknown } from './unknown-names.ts'
import { readYaml, type YamlFile } from './yaml-file.ts'

interface Reading {
  yaml: YamlFile
  readFile: ReadConfigFile
  problems: InputProblem[]
}

const MAX_GATES = 1000
const GATE = 'a gate: names and values'

/**
 * Reads the gates of a config file, one for each combination of country and language. Inputs override their values, and
 * the input `key` selects one gate. Adds every problem to `problems`. Rejects like `readFile`.
 */
export async function readConfigGates(
  { path, text }: { path: string; text: string },
  inputs: GivenValues,
  { readFile, problems }: Omit<Reading, 'yaml'>,
): Promise<WrittenGate[]> {
  const yaml = readYaml(path, text)
  // `push(...list)` overflows the stack for a list of 100,000.
  for (const problem of yaml.problems) problems.push({ input: 'config', given: undefined, ...problem })
  if (yaml.value === undefined) return []
  const written = await readWrittenGates({ yaml, readFile, problems })
  const runValues = pick(inputs, name => runInputs.includes(name) && name !== 'key')
  const gateValues = pick(inputs, name => !runInputs.includes(name))
  const key = inputs.get('key')
  const [only, ...others] = written
  const hasKeys = others.length > 0 || only?.values.has('key') === true
  // Before a single gate is expanded, inputs may set its countries and its key.
  const singleValues = hasKeys || key === undefined ? gateValues : new Map([...gateValues, ['key', key]])
  const gates = others.length === 0 ? written.map(gate => override(gate, singleValues)) : written
  const count = gates.reduce((sum, gate) => sum + countGates(gate), 0)
  if (count > MAX_GATES) {
    const allowed = `at most ${MAX_GATES} gates, countries and languages included`
    problems.push({ place: yaml.locate([]), input: 'gates', given: undefined, allowed })
    return []
  }
  const expanded = gates.flatMap(expand)
  checkKeys(expanded, problems)
  const selected = hasKeys && key !== undefined ? selectGate(expanded, key, problems) : expanded
  if (others.length === 0 || selected.length <= 1) {
    return selected.map(gate => override(gate, new Map([...runValues, ...gateValues])))
  }
  for (const [input, { text: given, isWrong }] of gateValues) {
    const allowed = `no value for several gates: give key to select one gate of ${path}, or write the value in the file`
    if (!isWrong) problems.push({ input, given, allowed })
  }
  return selected.map(gate => override(gate, runValues))
}

function pick(values: GivenValues, isMeant: (name: string) => boolean): GivenValues {
  return new Map([...values].filter(([name]) => isMeant(name)))
}

function override({ values, place }: WrittenGate, by: GivenValues): WrittenGate {
  return { values: merge(values, by), place }
}

async function readWrittenGates(reading: Reading): Promise<WrittenGate[]> {
  const { yaml, problems } = reading
  const report = (path: PropertyKey[], input: string, allowed: string, part?: 'name') =>
    problems.push({ place: yaml.locate(path, part), input, given: undefined, allowed })
  if (!isRecord(yaml.value)) {
    report([], 'config', `${GATE}; or gates, with what they share above them`)
    return []
  }
  const { gates, ...top } = yaml.value
  const shared = await readValues(top, [], reading)
  if (gates === undefined) return [{ values: shared, place: yaml.locate([]) }]
  if (shared.delete('key')) report(['key'], 'key', 'no key here: each gate has its own', 'name')
  if (!Array.isArray(gates) || gates.length === 0) {
    report(['gates'], 'gates', 'a list of gates: at least one gate')
    return []
  }
  if (gates.length > MAX_GATES) {
    report(['gates'], 'gates', `at most ${MAX_GATES} gates`)
    return []
  }
  const written: WrittenGate[] = []
  for (const [index, gate] of gates.entries()) {
    const path = ['gates', String(index)]
    if (!isRecord(gate)) {
      report(path, 'gates', GATE)
      continue
    }
    const own = await readValues(gate, path, reading)
    if (!own.get('key')?.text) report(path, 'key', 'a key that no other gate has')
    written.push({ values: merge(shared, own), place: yaml.locate(path) })
  }
  return written
}

async function readValues(
  written: Record<string, unknown>,
  at: string[],
  reading: Reading,
): Promise<Map<string, GivenValue>> {
  const { yaml, problems } = reading
  const values = new Map<string, GivenValue>()
  const add = async (name: string, given: unknown, path: string[]) => {
    const value = await readValue(name, given, path, reading)
    if (value !== undefined) values.set(name, value)
  }
  for (const [name, given] of Object.entries(written)) {
    const path = [...at, name]
    const section = sections.get(name)
    if (section === undefined) await add(name, given, path)
    else if (isRecord(given)) {
      for (const [inner, value] of Object.entries(given)) {
        await add(`${name}.${inner}`, value, [...path, inner])
      }
    } else if (isEmpty(given)) {
      for (const inner of section) await add(inner, given, path)
    } else {
      const allowed = `names and values: ${section.map(nameInSection).join(', ')}`
      problems.push({ place: yaml.locate(path), input: name, given: describeGiven(given), allowed })
    }
  }
  for (const [one, several] of ALTERNATIVES) {
    if (!values.has(one) || !values.has(several)) continue
    const place = values.get(several)?.place
    problems.push({ place, input: several, given: undefined, allowed: `no value together with ${one}` })
  }
  return values
}

/** Reads a value, for keywords with their files. Undefined for an unknown name, which is reported. */
async function readValue(
  name: string,
  given: unknown,
  path: string[],
  { yaml, readFile, problems }: Reading,
): Promise<GivenValue | undefined> {
  const type = fileNames.includes(name) ? typeOf(name) : undefined
  if (type === undefined) {
    const input = path.at(-1) ?? name
    const allowed = describeUnknown(name)
    problems.push({ place: yaml.locate(path, 'name'), input, given: undefined, allowed })
    return undefined
  }
  const locate = (inner: PropertyKey[], part?: 'name') => yaml.locate([...path, ...inner], part)
  if (name !== 'keywords') return parseValue(type, { name, given, locate }, problems)
  const keywords = parseValue(writtenKeywords, { name, given, locate }, problems)
  if (keywords.value === undefined) return keywords
  const value = await readKeywordFiles(keywords.value, readFile, allowed =>
    problems.push({ place: keywords.place, input: name, given: keywords.text, allowed }),
  )
  return { ...keywords, value, isWrong: value === undefined }
}

/** Replaces files by their keywords. Returns undefined if one cannot be read. */
async function readKeywordFiles(
  written: WrittenKeywords,
  readFile: ReadConfigFile,
  report: (allowed: string) => void,
): Promise<ListedKeyword[] | undefined> {
  const keywords: ListedKeyword[] = []
  const wrong: string[] = []
  for (const item of written) {
    if ('keyword' in item) {
      keywords.push(item)
      continue
    }
    const found = await readFile(item.file)
    if ('problem' in found) {
      wrong.push(`${FILE_PROBLEMS[found.problem]}. Found: ${item.file}`)
      continue
    }
    const read = readKeywords(found.text)
    if ('keywords' in read && read.keywords.length > 0) keywords.push(...read.keywords)
    else {
      const reason = 'problem' in read ? `; ${read.problem}` : ''
      wrong.push(`a file with one keyword a line${reason}. Found: ${item.file}`)
    }
  }
  const joined = joinKeywords(keywords)
  if ('problem' in joined) wrong.push(joined.problem)
  if (wrong.length > 0) report(wrong.join('; '))
  return 'keywords' in joined && wrong.length === 0 ? joined.keywords : undefined
}

/** Names for a single value, and for several values that each make a gate. */
const ALTERNATIVES = [
  ['country', 'countries'],
  ['language', 'languages'],
] as const

/** Overrides `values` by `own`. A `country` also replaces `countries`, and vice versa. */
function merge(values: GivenValues, own: GivenValues): Map<string, GivenValue> {
  const replaced = ALTERNATIVES.flatMap(pair => (pair.some(name => own.has(name)) ? pair : []))
  const kept = [...values].filter(([name]) => !replaced.some(other => other === name))
  return new Map([...kept, ...own])
}

function countGates({ values }: WrittenGate): number {
  const { countries, languages } = completeValues(values)
  return Math.max(1, countries.length) * Math.max(1, languages.length)
}

function expand(gate: WrittenGate): WrittenGate[] {
  const { values, place } = gate
  const { key, countries, languages } = completeValues(values)
  if (countries.length === 0 && languages.length === 0) return [gate]
  return orUndefined(countries).flatMap(country =>
    orUndefined(languages).map(language => {
      const own = new Map<string, GivenValue>()
      const set = (name: string, from: string, value: unknown, text: string) =>
        own.set(name, { isWrong: false, place, ...values.get(from), value, text })
      const parts = [country, language].filter(part => part !== undefined).map(part => part.toLowerCase())
      const joined = [key, ...parts].join('-')
      set('key', 'key', joined, joined)
      if (country !== undefined) set('country', 'countries', [country], country)
      if (language !== undefined) set('language', 'languages', language, language)
      return override(gate, own)
    }),
  )
}

function orUndefined(items: string[]): (string | undefined)[] {
  return items.length === 0 ? [undefined] : items
}

function keyOf({ values }: WrittenGate): string {
  return completeValues(values).key
}

function selectGate(
  gates: WrittenGate[],
  { value: key, text, isWrong }: GivenValue,
  problems: InputProblem[],
): WrittenGate[] {
  const keys = gates.map(keyOf)
  const selected = gates.filter((_, index) => keys[index] === key)
  if (selected.length === 0 && !isWrong) {
    const nearest = findNearestName(text ?? '', keys)
    const allowed = `the key of a gate of the config file${nearest === undefined ? '' : `. Did you mean ${nearest}?`}`
    problems.push({ input: 'key', given: text, allowed })
  }
  return selected
}

function checkKeys(gates: WrittenGate[], problems: InputProblem[]): void {
  // In lower case, because keys name files. Parsed again, because a country or language makes a key longer.
  const seen = new Set<string>()
  for (const gate of gates) {
    const { value: key, place } = gate.values.get('key') ?? {}
    if (typeof key !== 'string') continue
    if (seen.has(key.toLowerCase())) {
      problems.push(createProblem(gate, 'key', 'a key that no other gate has, in whatever letter case'))
    } else parseValue(gateSchema.shape.key, { name: 'key', given: key, locate: () => place }, problems)
    seen.add(key.toLowerCase())
  }
}
