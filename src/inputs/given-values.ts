import { defaults, type Inputs, secretInputs } from './inputs.ts'

/** Line and column count from 1. */
export interface FilePlace {
  path: string
  line: number
  column: number
}

export interface InputProblem {
  place?: FilePlace | undefined
  input: string
  /** Undefined for a secret. */
  given: string | undefined
  allowed: string
}

export class InputsError extends Error {
  readonly problems: InputProblem[]
  readonly keys: readonly string[]

  constructor(problems: InputProblem[], keys: readonly string[] = []) {
    super(`${problems.length} problem(s) in the inputs: ${problems.map(({ input }) => input).join(', ')}`)
    this.name = 'InputsError'
    this.problems = problems
    this.keys = keys
  }
}

export interface GivenValue<T = unknown> {
  /** Undefined if the value is wrong, or is empty to reset a shared one. */
  value: T | undefined
  /** The problem was already reported. */
  isWrong: boolean
  /** The value as written; undefined for a secret. */
  text: string | undefined
  /** Undefined for an input. */
  place?: FilePlace | undefined
}

/** By name. */
export type GivenValues = ReadonlyMap<string, GivenValue>

/** A gate before its settings are read. */
export interface WrittenGate {
  values: GivenValues
  /** The start of the gate; undefined for a gate of inputs only. */
  place?: FilePlace | undefined
}

/** Fills in the defaults. */
export function completeValues(given: GivenValues): Inputs {
  const values = [...given].filter(([, { value }]) => value !== undefined)
  return { ...defaults, ...Object.fromEntries(values.map(([name, { value }]) => [name, value])) }
}

/** Creates a problem of a value at its place, or at the start of the gate if the value is missing. */
export function createProblem({ values, place }: WrittenGate, input: string, allowed: string): InputProblem {
  const value = values.get(input)
  if (value !== undefined) return { place: value.place, input, given: value.text, allowed }
  return { place, input, given: secretInputs.includes(input) ? undefined : '', allowed }
}

const MAX_PROBLEMS = 50

/** Sorts problems by place. Keeps the first of each value, and at most MAX_PROBLEMS. */
export function listProblems(problems: InputProblem[]): InputProblem[] {
  const byValue = new Map<string, InputProblem>()
  for (const problem of problems) {
    const { place, input } = problem
    const id = JSON.stringify([place?.path, place?.line, place?.column, input])
    if (!byValue.has(id)) byValue.set(id, problem)
  }
  const all = [...byValue.values()].toSorted(comparePlaces)
  const rest = all.length - MAX_PROBLEMS
  if (rest <= 0) return all
  const more = { input: 'config', given: undefined, allowed: `no further problems; there are ${rest} more` }
  return [...all.slice(0, MAX_PROBLEMS), more]
}

function comparePlaces({ place: one }: InputProblem, { place: other }: InputProblem): number {
  return (one?.line ?? 0) - (other?.line ?? 0) || (one?.column ?? 0) - (other?.column ?? 0)
}
