/** Problems that the schema of a config file finds → problems of inputs, with their places. */
import type * as z from 'zod'
import { findNearestName } from '../lib/nearest-name.ts'
import { gateNames } from './config-schema.ts'
import type { YamlReading } from './config-yaml.ts'
import { runInputs, secretInputs } from './inputs.ts'
import { describeGiven, type InputProblem } from './read-settings.ts'

type Path = readonly PropertyKey[]

/** Returns the problems of `issues`, with the values of `yaml`. A name that is not known is a problem of its own. */
export function describeConfigIssues(issues: z.core.$ZodIssue[], yaml: YamlReading): InputProblem[] {
  return issues
    .flatMap(issue => findLeaves(issue))
    .flatMap(({ path, issue }) => {
      if (issue.code === 'unrecognized_keys') {
        return issue.keys.map(name => ({
          place: yaml.placeOf([...path, name], 'key'),
          input: name,
          given: undefined,
          allowed: describeName(name, path),
        }))
      }
      const given = valueAt(yaml.value, path)
      const isText = typeof given === 'string' || Array.isArray(given)
      const problem = { input: inputAt(path), given: isText ? describeGiven(given) : undefined }
      return [{ place: yaml.placeOf(placedAt(path)), ...problem, allowed: issue.message }]
    })
}

/** Returns the input that a path of the file belongs to. */
function inputAt([top, second, third]: Path): string {
  return String((top === 'gates' ? third : second) ?? top ?? 'config')
}

/** Returns the path of the input's value, where its problem is found a second time with all inputs of a gate. */
function placedAt(path: Path): Path {
  return inputAt(path) === 'keywords' ? path : path.slice(0, path[0] === 'gates' ? 3 : 2)
}

interface Leaf {
  path: PropertyKey[]
  issue: z.core.$ZodIssue
}

/** Returns the issues of the alternative that is nearest to what was written, where one was written at all. */
function findLeaves(issue: z.core.$ZodIssue, above: Path = []): Leaf[] {
  const path = [...above, ...issue.path]
  if (issue.code !== 'invalid_union') return [{ path, issue }]
  const alternatives = issue.errors
    .map(errors => errors.flatMap(error => findLeaves(error, path)))
    .filter(leaves => leaves.some(leaf => leaf.path.length > path.length))
    .toSorted((one, other) => countNames(one) - countNames(other))
  return alternatives[0] ?? [{ path, issue }]
}

function countNames(leaves: Leaf[]): number {
  return leaves.reduce(
    (sum, { issue }) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 1),
    0,
  )
}

/** Returns which name an unknown one may stand for. */
function describeName(name: string, path: Path): string {
  if (name === 'key') return 'no key here: each gate has its own'
  if (secretInputs.includes(name)) return `no secret in a file: give it to the input ${name} of the step`
  if (runInputs.includes(name)) return `no ${name} in a file: it is an input of the step`
  const names = namesAt(path)
  const nearest = findNearestName(name, names)
  return nearest === undefined
    ? `only these names: ${names.join(', ')}`
    : `a name that is known here. Did you mean ${nearest}?`
}

function namesAt(path: Path): string[] {
  if (path.length === 0) return ['defaults', 'gates']
  const isKeyword = path.includes('keywords')
  return isKeyword ? ['keyword', 'questions', 'file', 'tags', 'keywords'] : gateNames
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inner, name) => (isObject(inner) && Object.hasOwn(inner, name) ? inner[name] : undefined),
    value,
  )
}

function isObject(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === 'object' && value !== null
}
