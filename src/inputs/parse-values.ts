import type * as z from 'zod'
import { FACT_NAMES } from '../facts/fact.ts'
import type { FilePlace, GivenValue, InputProblem } from './given-values.ts'
import { inputNames, secretInputs, typeOf } from './inputs.ts'
import { KEYWORD_NAMES } from './keywords.ts'
import { describeFileOnly, describeNearest } from './unknown-names.ts'

/**
 * Parses the texts of inputs, except empty ones. Reports invalid values and names other than `names`; for a name that only
 * the config file at `path` may have, the line to write there.
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
    const type = names.includes(name) ? typeOf(name) : undefined
    if (type === undefined) {
      const allowed = describeFileOnly(name, text, path) ?? describeNearest(name, names)
      problems.push({ input: name, given: text, allowed })
    } else if (text !== '') values.set(name, parseValue(type, { name, given: text }, problems))
  }
  return values
}

interface WrittenValue {
  name: string
  given: unknown
  /** Returns the place of a part of the value, or of the part's name. Undefined for an input. */
  locate?: (path: PropertyKey[], part?: 'name') => FilePlace | undefined
}

/** Parses a value, unless it is empty. Reports each problem at its own place, such as an item of a list. */
export function parseValue<T>(
  type: z.ZodType<T>,
  { name, given, locate }: WrittenValue,
  problems: InputProblem[],
): GivenValue<T> {
  const place = locate?.([])
  const text = secretInputs.includes(name) ? undefined : describeGiven(given)
  if (isEmpty(given)) return { value: undefined, isWrong: false, text, place }
  const { data, error } = type.safeParse(given)
  for (const { path, message, unknown = [] } of listIssues(error?.issues ?? [])) {
    for (const part of unknown) {
      const allowed = describeNearest(part, name === 'facts' ? FACT_NAMES : KEYWORD_NAMES)
      problems.push({ place: locate?.([...path, part], 'name'), input: part, given: undefined, allowed })
    }
    if (unknown.length === 0) {
      problems.push({ place: locate?.(path), input: name, given: text, allowed: message })
    }
  }
  return { value: data, isWrong: error !== undefined, text, place }
}

/** Returns whether a value is `''` or `[]`, which mean no value. */
export function isEmpty(given: unknown): boolean {
  return given === '' || (Array.isArray(given) && given.length === 0)
}

/** Returns a value as one text, to quote it in a problem. */
export function describeGiven(value: unknown): string {
  if (Array.isArray(value)) return value.map(describeGiven).join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

interface ValueIssue {
  path: PropertyKey[]
  message: string
  /** Unknown names in an object. */
  unknown?: string[]
}

/** For a union, returns the issues of the alternative that is most similar to the value. */
function listIssues(issues: readonly z.core.$ZodIssue[], above: PropertyKey[] = []): ValueIssue[] {
  return issues.flatMap(issue => {
    const path = [...above, ...issue.path]
    if (issue.code === 'unrecognized_keys') return [{ path, message: issue.message, unknown: issue.keys }]
    if (issue.code !== 'invalid_union') return [{ path, message: issue.message }]
    const [nearest] = issue.errors
      .map(errors => listIssues(errors, path))
      .filter(inner => inner.some(({ path: place }) => place.length > path.length))
      .toSorted((one, other) => countNames(one) - countNames(other))
    return nearest ?? [{ path, message: issue.message }]
  })
}

function countNames(issues: ValueIssue[]): number {
  return issues.reduce((count, { unknown }) => count + (unknown?.length ?? 1), 0)
}
