/** The gates of a config file. Loaded on demand: a run without the file needs no YAML. */
import { findNearestName } from '../lib/nearest-name.ts'
import { type ConfigChange, createConfigReader, type ReadConfigFile } from './config-file.ts'
import { FILE_PROBLEMS, readConfigKeywords } from './config-keywords.ts'
import {
  configSchema,
  describeConfigIssues,
  gateNames,
  keywordsSchema,
  writtenConfig,
} from './config-schema.ts'
import { readYaml, type YamlReading } from './config-yaml.ts'
import type { Gate, GatesContext, GatesReading } from './gates.ts'
import { inputNames } from './inputs.ts'
import {
  describeGiven,
  type FilePlace,
  type InputProblem,
  InputsError,
  readSettings,
} from './read-settings.ts'

const MOST_PROBLEMS = 50

/**
 * Reads the gates of the config file at `path`, or the one with `key`. `explicit`: the inputs that are given, which override
 * the file; `withHostedKey` adds the key of a hosted service. Throws like readGates.
 */
export async function readConfigGates(
  path: string,
  key: string | undefined,
  explicit: Record<string, string>,
  withHostedKey: (values: Record<string, unknown>) => Record<string, unknown>,
  { env, facts, signal }: GatesContext,
): Promise<GatesReading> {
  const { readFile, changes, commit } = rememberChanges(createConfigReader(facts, signal))
  const problems: InputProblem[] = []
  const written = await readWrittenGates(path, { explicit, readFile, problems })
  const selected = selectGate(written, key, problems)
  checkServices(selected, problems)
  const gates: Gate[] = []
  for (const gate of selected) {
    try {
      const settings = await readSettings(withHostedKey(keepOwnKey(gate.values, selected)), env, facts)
      gates.push({ key: settings.key, settings })
    } catch (error) {
      if (!(error instanceof InputsError)) throw error
      problems.push(...error.problems.map(problem => ({ ...problem, place: gate.placeOf(problem.input) })))
    }
  }
  const [first, ...others] = gates
  if (problems.length > 0 || first === undefined) throw new InputsError(firstOfEachPlace(problems))
  return { config: path, gates: [first, ...others], changes, commit: commit() }
}

/** Remembers the files that were read, what the change does to them, and the commit that they come from. */
function rememberChanges(readFile: ReadConfigFile): {
  readFile: ReadConfigFile
  changes: ConfigChange[]
  commit: () => string | undefined
} {
  const files = new Map<string, ReturnType<ReadConfigFile>>()
  const changes: ConfigChange[] = []
  let commit: string | undefined
  async function readOnce(path: string) {
    const file = await readFile(path)
    if ('text' in file) {
      commit ??= file.commit
      if (file.change !== undefined) changes.push({ path, kind: file.change })
    }
    return file
  }
  return {
    changes,
    commit: () => commit,
    readFile: path => {
      const file = files.get(path) ?? readOnce(path)
      files.set(path, file)
      return file
    },
  }
}

/** Returns the gate with `key`, or all gates where the input is not given. */
function selectGate(gates: WrittenGate[], key: string | undefined, problems: InputProblem[]): WrittenGate[] {
  if (key === undefined || gates.length === 0) return gates
  const selected = gates.filter(gate => gate.key === key)
  if (selected.length === 0) {
    const nearest = findNearestName(
      key,
      gates.map(gate => gate.key),
    )
    const allowed = `the key of a gate of the config file${nearest === undefined ? '' : `. Did you mean ${nearest}?`}`
    problems.push({ input: 'key', given: key, allowed })
  }
  return selected
}

/** The input api-key belongs to one service: it must not be sent to another. */
function checkServices(gates: WrittenGate[], problems: InputProblem[]): void {
  const [first, ...others] = gates.filter(isHosted)
  for (const gate of others.filter(({ values }) => values['base-url'] !== first?.values['base-url'])) {
    problems.push({
      place: gate.placeOf('base-url'),
      input: 'base-url',
      given: String(gate.values['base-url']),
      allowed: 'the same service in all gates of a file: there is one api-key',
    })
  }
}

/** Takes the key of a service from a gate that has none, where another gate has it. */
function keepOwnKey({ 'api-key': key, ...values }: WrittenGate['values'], gates: WrittenGate[]) {
  const isOther = !values['base-url'] && gates.some(isHosted)
  return key === undefined || isOther ? values : { ...values, 'api-key': key }
}

function isHosted({ values }: WrittenGate): boolean {
  return Boolean(values['base-url'])
}

/** A value that several gates share is one problem. */
function firstOfEachPlace(problems: InputProblem[]): InputProblem[] {
  const first = new Map<string, InputProblem>()
  for (const problem of problems) {
    const { place, input } = problem
    const id = JSON.stringify([place?.path, place?.line, place?.column, input])
    if (!first.has(id)) first.set(id, problem)
  }
  const all = [...first.values()].toSorted((one, other) => (one.place?.line ?? 0) - (other.place?.line ?? 0))
  const rest = all.length - MOST_PROBLEMS
  if (rest <= 0) return all
  const more = { input: 'config', given: undefined, allowed: `no further problems; there are ${rest} more` }
  return [...all.slice(0, MOST_PROBLEMS), more]
}

/** A gate before its values are parsed. */
interface WrittenGate {
  key: string
  /** By the names of inputs. */
  values: Record<string, unknown>
  /** Returns where the value of an input stands; undefined for an input of the step. */
  placeOf(input: string): FilePlace | undefined
}

const MOST_GATES = 1000

interface WrittenContext {
  /** Texts of inputs that override the file. None is empty. */
  explicit: Record<string, string>
  readFile: ReadConfigFile
  /** Takes every problem. */
  problems: InputProblem[]
}

/** A value and the path in the file where it stands. */
interface Value {
  value: unknown
  path: string[]
}

type Values = Map<string, Value>

/** Reads the gates of a config file, each as often as its countries and languages say. Rejects like `readFile`. */
async function readWrittenGates(
  path: string,
  { explicit, readFile, problems }: WrittenContext,
): Promise<WrittenGate[]> {
  const file = await readFile(path)
  if ('problem' in file) {
    problems.push({ input: 'config', given: path, allowed: FILE_PROBLEMS[file.problem] })
    return []
  }
  const yaml = readYaml(path, file.text)
  // One at a time: a call takes no list of 100,000.
  for (const problem of yaml.problems) problems.push({ input: 'config', given: undefined, ...problem })
  if (yaml.value === undefined && yaml.problems.length > 0) return []
  const checked = configSchema.safeParse(yaml.value)
  for (const problem of describeConfigIssues(checked.error?.issues ?? [], yaml)) problems.push(problem)
  const { data } = writtenConfig.safeParse(yaml.value)
  if (data === undefined) return []
  const gates: WrittenGate[] = []
  let count = 0
  for (const [index, gate] of data.gates.entries()) {
    const start = ['gates', String(index)]
    const values = mergeValues(valuesOf(data.defaults, ['defaults']), valuesOf(gate, start))
    for (const name of Object.keys(explicit).flatMap(overriding)) values.delete(name)
    count += countExpanded(values)
    if (count > MOST_GATES) {
      const allowed = `at most ${MOST_GATES} gates, countries and languages included`
      problems.push({ place: yaml.placeOf(start), input: 'gates', given: undefined, allowed })
      return []
    }
    await resolveKeywords(values, { yaml, readFile, problems })
    for (const expanded of expand(values)) gates.push(toWrittenGate(expanded, { explicit, start, yaml }))
  }
  reportDuplicates(gates, problems)
  return gates
}

function valuesOf(written: Record<string, unknown>, path: string[]): Values {
  const given = Object.entries(written).filter(([, value]) => value !== undefined)
  return new Map(given.map(([name, value]) => [name, { value, path: [...path, name] }]))
}

/** A gate's own country replaces the countries that all gates share, and the other way round. */
function mergeValues(defaults: Values, own: Values): Values {
  const replaced = new Set([...own.keys()].flatMap(overriding))
  return new Map([...[...defaults].filter(([name]) => !replaced.has(name)), ...own])
}

/** Returns the names that a value replaces. */
function overriding(name: string): string[] {
  switch (name) {
    case 'country':
    case 'countries':
      return ['country', 'countries']
    case 'language':
    case 'languages':
      return ['language', 'languages']
    default:
      return [name]
  }
}

/** Replaces keywords by what their files stand for. Keywords that do not parse are a problem already. */
async function resolveKeywords(
  values: Values,
  { yaml, readFile, problems }: Pick<WrittenContext, 'readFile' | 'problems'> & { yaml: YamlReading },
): Promise<void> {
  const keywords = values.get('keywords')
  if (keywords === undefined) return
  const written = keywordsSchema.safeParse(keywords.value)
  if (!written.success) return void values.set('keywords', { ...keywords, value: STAND_IN })
  const read = await readConfigKeywords(written.data, readFile)
  for (const { given, allowed } of read.problems) {
    problems.push({ place: yaml.placeOf(keywords.path), input: 'keywords', given, allowed })
  }
  values.set('keywords', { ...keywords, value: read.problems.length > 0 ? STAND_IN : read.keywords })
}

/** Stands for keywords with a problem, so that all other problems are found at once. */
const STAND_IN = 'keyword'

function countExpanded(values: Values): number {
  return itemsOf(values.get('countries')).length * itemsOf(values.get('languages')).length
}

/** Returns the values of a gate for each of its countries and languages. */
function expand(values: Values): Values[] {
  const countries = itemsOf(values.get('countries'))
  const languages = itemsOf(values.get('languages'))
  const key = values.get('key')
  return countries.flatMap(country =>
    languages.map(language => {
      const expanded = new Map(values)
      expanded.delete('countries')
      expanded.delete('languages')
      if (country) expanded.set('country', country)
      if (language) expanded.set('language', language)
      const parts = [key?.value, ...[country, language].filter(part => part !== undefined).map(suffixOf)]
      if (key) expanded.set('key', { ...key, value: parts.join('-') })
      return expanded
    }),
  )
}

function itemsOf(list: Value | undefined): (Value | undefined)[] {
  if (!Array.isArray(list?.value)) return [undefined]
  return list.value.map((value, index) => ({ value, path: [...list.path, String(index)] }))
}

function suffixOf({ value }: Value): string {
  return String(value).toLowerCase()
}

function toWrittenGate(
  values: Values,
  { explicit, start, yaml }: { explicit: Record<string, string>; start: string[]; yaml: YamlReading },
): WrittenGate {
  const written = [...values].filter(([name]) => inputNames.includes(name) && gateNames.includes(name))
  return {
    key: describeGiven(values.get('key')?.value) ?? '',
    values: {
      // An empty list stands for no value, which is the default of the input.
      ...Object.fromEntries(written.map(([name, { value }]) => [name, isEmptyList(value) ? '' : value])),
      ...explicit,
    },
    placeOf: input => {
      if (Object.hasOwn(explicit, input)) return undefined
      return yaml.placeOf(values.get(input)?.path ?? start)
    },
  }
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0
}

/** Reports keys that differ in letter case alone, too: files and folders are named by them. */
function reportDuplicates(gates: WrittenGate[], problems: InputProblem[]): void {
  const seen = new Set<string>()
  for (const { key, placeOf } of gates.filter(gate => gate.key !== '')) {
    const folded = key.toLowerCase()
    if (seen.has(folded)) {
      const allowed = 'a key that no other gate has, letter case aside'
      problems.push({ place: placeOf('key'), input: 'key', given: key, allowed })
    }
    seen.add(folded)
  }
}
