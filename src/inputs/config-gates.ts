/** The gates of a config file. Loaded on demand: a run without the file needs no YAML. */
import { findNearestName } from '../lib/nearest-name.ts'
import { type ConfigChange, createConfigReader, type ReadConfigFile } from './config-file.ts'
import type { Gate, GatesContext, GatesReading } from './gates.ts'
import { type InputProblem, InputsError, readSettings } from './read-settings.ts'
import { readWrittenGates, type WrittenGate } from './written-gates.ts'

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
  return { gates: [first, ...others], changes, commit: commit() }
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
