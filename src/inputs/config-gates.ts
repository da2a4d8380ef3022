import type * as z from 'zod'
import { FACT_NAMES } from '../facts/fact.ts'
import { findNearestName } from '../lib/nearest-name.ts'
import { FILE_PROBLEMS, type ReadConfigFile } from './config-file.ts'
import {
  KEYWORD_NAMES,
  keywordsSchema,
  listIssues,
  sections,
  valueSchemas,
  type WrittenKeywords,
} from './config-schema.ts'
import { gateKey } from './fields.ts'
import {
  completeValues,
  type FilePlace,
  type GivenValue,
  type GivenValues,
  type InputProblem,
  type WrittenGate,
} from './given-values.ts'
import { declarationOf, fileNames } from './inputs.ts'
import { joinKeywords, type ListedKeyword, readKeywords } from './keywords.ts'
import { describeNearest } from './unknown-names.ts'
import { readYaml, type YamlFile } from './yaml-file.ts'

interface Reading {
  yaml: YamlFile
  readFile: ReadConfigFile
  problems: InputProblem[]
}

const MAX_GATES = 1000
const GATE = 'a gate: names and values'

/**
 * Reads the gates of a config file, one for each combination of country and language, with shared values and the inputs
 * that override them. The input `key` selects one gate. Collects every problem. Rejects like `readFile`.
 */
export async function readConfigGates(
  { path, text }: { path: string; text: string },
  inputs: GivenValues,
  { readFile, problems }: Omit<Reading, 'yaml'>,
): Promise<WrittenGate[]> {
  const yaml = readYaml(path, text)
  // `push(...list)` fails for a list of 100,000.
  for (const problem of yaml.problems) problems.push({ input: 'config', given: undefined, ...problem })
  if (yaml.value === undefined) return []
  const written = await readWrittenGates({ yaml, readFile, problems })
  const ofRun = pick(inputs, name => declarationOf(name)?.isOfRun === true && name !== 'key')
  const ofGate = pick(inputs, name => declarationOf(name)?.isOfRun !== true)
  const key = inputs.get('key')
  const [only, ...others] = written
  const isNamed = others.length > 0 || only?.values.has('key') === true
  const ofOnly: GivenValues = isNamed || key === undefined ? ofGate : new Map([...ofGate, ['key', key]])
  const whole = others.length === 0 ? written.map(gate => override(gate, ofOnly)) : written
  const count = whole.reduce((sum, gate) => sum + countGates(gate), 0)
  if (count > MAX_GATES) {
    const allowed = `at most ${MAX_GATES} gates, countries and languages included`
    problems.push({ place: yaml.placeOf([]), input: 'gates', given: undefined, allowed })
    return []
  }
  const all = whole.flatMap(expand)
  reportDuplicates(all, problems)
  const selected = isNamed && key !== undefined ? selectGate(all, key, problems) : all
  const needsKey = others.length > 0 && selected.length > 1
  if (needsKey) refuseForSeveral(ofGate, path, problems)
  const overriding = needsKey ? ofRun : new Map([...ofRun, ...ofGate])
  return selected.map(gate => override(gate, overriding))
}

function pick(values: GivenValues, isMeant: (name: string) => boolean): GivenValues {
  return new Map([...values].filter(([name]) => isMeant(name)))
}

function override({ values, place }: WrittenGate, by: GivenValues): WrittenGate {
  return { values: merge(values, by), place }
}

function refuseForSeveral(inputs: GivenValues, path: string, problems: InputProblem[]): void {
  for (const [input, { text, isWrong }] of inputs) {
    if (isWrong) continue
    const allowed = `no value for several gates: give key to select one gate of ${path}, or write the value in the file`
    problems.push({ input, given: text, allowed })
  }
}

async function readWrittenGates(reading: Reading): Promise<WrittenGate[]> {
  const { yaml, problems } = reading
  const report = (path: PropertyKey[], input: string, allowed: string, part?: 'name') =>
    problems.push({ place: yaml.placeOf(path, part), input, given: undefined, allowed })
  if (!isObject(yaml.value)) {
    report([], 'config', `${GATE}; or gates, with what they share above them`)
    return []
  }
  const { gates, ...top } = yaml.value
  const shared = await readValues(top, [], reading)
  if (gates === undefined) return [{ values: shared, place: yaml.placeOf([]) }]
  if (shared.delete('key')) report(['key'], 'key', 'no key here: each gate has its own', 'name')
  if (!Array.isArray(gates) || gates.length === 0) {
    report(['gates'], 'gates', 'a list of gates: at least one gate')
    return []
  }
  if (gates.length > MAX_GATES) {
    report(['gates'], 'gates', `at most ${MAX_GATES} gates`)
    return []
  }
  const read: WrittenGate[] = []
  for (const [index, gate] of gates.entries()) {
    const path = ['gates', String(index)]
    if (!isObject(gate)) {
      report(path, 'gates', GATE)
      continue
    }
    const own = await readValues(gate, path, reading)
    if (!own.get('key')?.text) report(path, 'key', 'a key that no other gate has')
    read.push({ values: merge(shared, own), place: yaml.placeOf(path) })
  }
  return read
}

async function readValues(
  written: Record<string, unknown>,
  at: string[],
  reading: Reading,
  section?: string,
): Promise<Map<string, GivenValue>> {
  const { yaml, problems } = reading
  const values = new Map<string, GivenValue>()
  for (const [name, given] of Object.entries(written)) {
    const path = [...at, name]
    const fullName = section === undefined ? name : `${section}.${name}`
    const inner = section === undefined ? sections.get(name) : undefined
    if (inner !== undefined && isObject(given)) {
      for (const [own, value] of await readValues(given, path, reading, name)) values.set(own, value)
    } else if (inner !== undefined && isEmpty(given)) {
      for (const own of inner) values.set(own, noValue(yaml.placeOf(path)))
    } else if (inner !== undefined) {
      const allowed = `names and values: ${inner.map(own => own.slice(name.length + 1)).join(', ')}`
      problems.push({ place: yaml.placeOf(path), input: name, given: describeGiven(given), allowed })
    } else if (fileNames.includes(fullName)) {
      values.set(fullName, await readValue(fullName, given, path, reading))
    } else {
      const allowed = describeName(name, section)
      problems.push({ place: yaml.placeOf(path, 'name'), input: name, given: undefined, allowed })
    }
  }
  for (const [one, several] of ALTERNATIVES) {
    if (!values.has(one) || !values.has(several)) continue
    const place = values.get(several)?.place
    problems.push({ place, input: several, given: undefined, allowed: `no value beside ${one}` })
  }
  return values
}

/** Problems have their own places, such as an item of a list. */
async function readValue(
  name: string,
  given: unknown,
  path: string[],
  reading: Reading,
): Promise<GivenValue> {
  const { yaml, problems } = reading
  const place = yaml.placeOf(path)
  if (isEmpty(given)) return noValue(place)
  const text = describeGiven(given)
  const report = (input: string, allowed: string, at = place) =>
    problems.push({ place: at, input, given: input === name ? text : undefined, allowed })
  const parse = <T>(schema: z.ZodType<T> | undefined): T | undefined => {
    const parsed = schema?.safeParse(given)
    for (const { path: inner, message, unknown = [] } of listIssues(parsed?.error?.issues ?? [])) {
      const at = [...path, ...inner]
      for (const own of unknown) {
        report(
          own,
          describeNearest(own, name === 'facts' ? FACT_NAMES : KEYWORD_NAMES),
          yaml.placeOf([...at, own], 'name'),
        )
      }
      if (unknown.length === 0) report(name, message, yaml.placeOf(at))
    }
    return parsed?.data
  }
  const value =
    name === 'keywords'
      ? await readListed(parse(keywordsSchema), reading, allowed => report(name, allowed))
      : parse(valueSchemas[name])
  return { value, isWrong: value === undefined, text, place }
}

/** Adds the keywords of the named files. Undefined if a file cannot be read. */
async function readListed(
  written: WrittenKeywords | undefined,
  { readFile }: Pick<Reading, 'readFile'>,
  report: (allowed: string) => void,
): Promise<ListedKeyword[] | undefined> {
  if (written === undefined) return undefined
  const keywords: ListedKeyword[] = []
  const wrong: string[] = []
  for (const item of written) {
    if ('keyword' in item) {
      keywords.push(item)
      continue
    }
    const found = await readFile(item.file)
    const read = 'text' in found ? readKeywords(found.text) : { problem: FILE_PROBLEMS[found.problem] }
    if ('keywords' in read && read.keywords.length > 0) keywords.push(...read.keywords)
    else {
      const more = 'text' in found && 'problem' in read ? `; ${read.problem}` : ''
      const allowed = 'text' in found ? `a file with one keyword a line${more}` : FILE_PROBLEMS[found.problem]
      wrong.push(`${allowed}. Not so: ${item.file}`)
    }
  }
  const joined = joinKeywords(keywords)
  if ('problem' in joined) wrong.push(joined.problem)
  if (wrong.length > 0) report(wrong.join('; '))
  return 'keywords' in joined && wrong.length === 0 ? joined.keywords : undefined
}

function noValue(place: FilePlace): GivenValue {
  return { value: undefined, isWrong: false, text: '', place }
}

function describeName(name: string, section: string | undefined): string {
  const declaration = section === undefined ? declarationOf(name) : undefined
  if (declaration?.isSecret) return `no secret in a file: give it to the input ${name} of the step`
  if (declaration?.isOfStep) return `no ${name} in a file: it is an input of the step`
  if (name === 'defaults') return 'no defaults: write these values above `gates:`'
  const names = section === undefined ? TOP_NAMES : (sections.get(section) ?? [])
  return describeNearest(
    name,
    names.map(known => known.slice(section === undefined ? 0 : section.length + 1)),
  )
}

const TOP_NAMES = [...fileNames.filter(name => !name.includes('.')), ...sections.keys(), 'gates']

/** A name for a single value, and the name for several, which each make a gate. */
const ALTERNATIVES = [
  ['country', 'countries'],
  ['language', 'languages'],
] as const

/** Overrides values by those of `own`. The country of a gate replaces countries, and vice versa. */
function merge(values: GivenValues, own: GivenValues): Map<string, GivenValue> {
  const replaced = ALTERNATIVES.flatMap(pair => (pair.some(name => own.has(name)) ? pair : []))
  const kept = [...values].filter(([name]) => !replaced.some(other => other === name))
  return new Map([...kept, ...own])
}

function countGates({ values }: WrittenGate): number {
  const { countries, languages } = completeValues(values)
  return Math.max(1, countries.length) * Math.max(1, languages.length)
}

function expand({ values, place }: WrittenGate): WrittenGate[] {
  const { key, countries, languages } = completeValues(values)
  if (countries.length === 0 && languages.length === 0) return [{ values, place }]
  return orNone(countries).flatMap(country =>
    orNone(languages).map(language => {
      const own = new Map<string, GivenValue>()
      const set = (name: string, from: string, value: unknown, text: string) =>
        own.set(name, { isWrong: false, place, ...values.get(from), value, text })
      const parts = [country, language].filter(part => part !== undefined).map(part => part.toLowerCase())
      const joined = [key, ...parts].join('-')
      set('key', 'key', joined, joined)
      if (country !== undefined) set('country', 'countries', [country], country)
      if (language !== undefined) set('language', 'languages', language, language)
      return { values: merge(values, own), place }
    }),
  )
}

function orNone(items: string[]): (string | undefined)[] {
  return items.length === 0 ? [undefined] : items
}

function keyOf({ values }: WrittenGate): string {
  return completeValues(values).key
}

function selectGate(
  gates: WrittenGate[],
  { value: key, text }: GivenValue,
  problems: InputProblem[],
): WrittenGate[] {
  const keys = gates.map(keyOf)
  const selected = gates.filter((_, index) => keys[index] === key)
  if (selected.length === 0 && typeof key === 'string') {
    const nearest = findNearestName(key, keys)
    const allowed = `the key of a gate of the config file${nearest === undefined ? '' : `. Did you mean ${nearest}?`}`
    problems.push({ input: 'key', given: text, allowed })
  }
  return selected
}

/** Ignores letter case, because files and folders are named by keys. */
function reportDuplicates(gates: WrittenGate[], problems: InputProblem[]): void {
  const seen = new Set<string>()
  for (const gate of gates.filter(({ values }) => values.get('key')?.value !== undefined)) {
    const key = keyOf(gate)
    const place = gate.values.get('key')?.place
    if (seen.has(key.toLowerCase())) {
      const allowed = 'a key that no other gate has, letter case aside'
      problems.push({ place, input: 'key', given: key, allowed })
    } else if (gateKey.read(key) === undefined) {
      problems.push({ place, input: 'key', given: key, allowed: gateKey.allowed })
    }
    seen.add(key.toLowerCase())
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isEmpty(given: unknown): boolean {
  return given === '' || (Array.isArray(given) && given.length === 0)
}

function describeGiven(value: unknown): string {
  if (Array.isArray(value)) return value.map(describeGiven).join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
