/** Values as they are given, each with its place, and the values that a gate has in the end. */
import { type Declaration, declarationOf, inputs as declared, type Inputs, inputNames } from './inputs.ts'
import { describeFileOnly, describeNearest } from './unknown-names.ts'

/** Where a value stands in a file. Line and column count from 1. */
export interface FilePlace {
  path: string
  line: number
  column: number
}

export interface InputProblem {
  /** Where the value was given, for a value of a config file. */
  place?: FilePlace | undefined
  input: string
  /** The text that was given; undefined for a secret. */
  given: string | undefined
  /** The values that are allowed. */
  allowed: string
}

/** All problems with the inputs of a run. */
export class InputsError extends Error {
  readonly problems: InputProblem[]
  /** Of the gates, as far as they are known. */
  readonly keys: readonly string[]

  constructor(problems: InputProblem[], keys: readonly string[] = []) {
    super(`${problems.length} problem(s) in the inputs: ${problems.map(({ input }) => input).join(', ')}`)
    this.name = 'InputsError'
    this.problems = problems
    this.keys = keys
  }
}

/** A value that an input or a config file gives. */
export interface GivenValue {
  /** As it is parsed. Undefined where it takes back a shared value, and where it is wrong. */
  value: unknown
  /** It has a problem, which is reported already. */
  isWrong: boolean
  /** As it is written; undefined for a secret. */
  text: string | undefined
  /** Undefined for an input. */
  place?: FilePlace | undefined
}

/** Values by the names of the table. Later entries of a merge replace earlier ones. */
export type GivenValues = ReadonlyMap<string, GivenValue>

/** A gate, before its settings are read. */
export interface WrittenGate {
  values: GivenValues
  /** Where the gate begins; undefined for one of inputs alone. */
  place: FilePlace | undefined
}

/**
 * Parses the texts of inputs. An empty text gives no value. Adds the problems of unknown names and wrong values, with the
 * path of the config file to which values have moved. `names`: those that are known.
 */
export function readTexts(
  texts: Record<string, string>,
  problems: InputProblem[],
  path: string,
  names = inputNames,
): Map<string, GivenValue> {
  const values = new Map<string, GivenValue>()
  for (const [name, given] of Object.entries(texts)) {
    const text = given.trim()
    const declaration = names.includes(name) ? declarationOf(name) : undefined
    if (declaration === undefined) {
      const allowed = describeFileOnly(name, text, path) ?? describeNearest(name, names)
      problems.push({ input: name, given: text, allowed })
    } else if (text !== '') values.set(name, readText(name, text, declaration, problems))
  }
  return values
}

function readText(
  name: string,
  text: string,
  { field, isSecret }: Declaration,
  problems: InputProblem[],
): GivenValue {
  const value = field.read(text)
  const isWrong = value === undefined
  const given = isSecret ? undefined : text
  if (isWrong) problems.push({ input: name, given, allowed: field.explain?.(text) ?? field.allowed })
  return { value, isWrong, text: given }
}

/** Returns the value of every name, its default where none is given. A required value may be missing: its check comes first. */
export function completeValues(given: GivenValues): Inputs
export function completeValues(given: GivenValues): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries<Declaration>(declared).map(([name, { field, default: byDefault }]) => [
      name,
      given.get(name)?.value ?? (byDefault === undefined ? undefined : field.read(byDefault)),
    ]),
  )
}
