/** Given values with their places, and the final values of a gate. */
import { type Declaration, declarationOf, inputs as declared, type Inputs, inputNames } from './inputs.ts'
import { describeFileOnly, describeNearest } from './unknown-names.ts'

/** A place in a file. Line and column count from 1. */
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

/** A value of an input or a config file. */
export interface GivenValue {
  /** The parsed value. Undefined if it resets a shared value, or is wrong. */
  value: unknown
  /** Whether a problem was already reported. */
  isWrong: boolean
  /** The value as written; undefined for a secret. */
  text: string | undefined
  /** Undefined for an input. */
  place?: FilePlace | undefined
}

/** Values by name. In a merge, later entries replace earlier ones. */
export type GivenValues = ReadonlyMap<string, GivenValue>

/** A gate before its settings are read. */
export interface WrittenGate {
  values: GivenValues
  /** The start of the gate; undefined for a gate of inputs only. */
  place: FilePlace | undefined
}

/**
 * Parses the texts of inputs. An empty text is no value. Reports unknown names and invalid values, with the path of the
 * config file for moved values. `names` are the known names.
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

/** Returns the value or default of every name. A required value may still be missing: its check comes first. */
export function completeValues(given: GivenValues): Inputs
export function completeValues(given: GivenValues): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries<Declaration>(declared).map(([name, { field, default: byDefault }]) => [
      name,
      given.get(name)?.value ?? (byDefault === undefined ? undefined : field.read(byDefault)),
    ]),
  )
}
