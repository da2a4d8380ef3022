/** The schema of a config file, made of the schemas of the inputs, and the problems that it finds, with their places. */
import * as z from 'zod'
import { findNearestName } from '../lib/nearest-name.ts'
import type { YamlReading } from './config-yaml.ts'
import { listedKeyword } from './fields.ts'
import { inputSchemas, runInputs, secretInputs } from './inputs.ts'
import { findKeywordProblem, type GivenKeyword } from './keywords.ts'
import { describeGiven, type InputProblem } from './read-settings.ts'

const gateFields = Object.fromEntries(
  Object.entries(inputSchemas)
    .filter(([name]) => name !== 'key' && !runInputs.includes(name))
    .map(([name, schema]) => [name, schema.optional()]),
)

const allowedKeywords = 'keywords: a list of keywords, of keyword with questions or owner, or of file'
const fromFile = z.strictObject({ file: z.string('the path of a file with one keyword a line') })
/** In a list, YAML reads `install Acme | owner: docs/install.md` without quotes as a name and its value. */
const pair = z
  .record(z.string().regex(/\|/), z.string('a path after owner:, as in docs/install.md'))
  .transform(given => Object.entries(given).map(([name, value]) => `${name}: ${value}`))
  .pipe(z.tuple([z.string()], 'one keyword in an item'))
  .transform(([line]) => line)
const keyword = z.union(
  [
    z.string().superRefine(refuseKeyword),
    listedKeyword.superRefine(refuseKeyword),
    fromFile,
    pair.superRefine(refuseKeyword),
  ],
  allowedKeywords,
)
/** The keywords of a gate as a file gives them. */
export const keywordsSchema = z.union([z.string(), fromFile, z.array(keyword)], allowedKeywords)

/** Tells the problem of a keyword where it stands in the file. */
function refuseKeyword(given: GivenKeyword, context: z.RefinementCtx): void {
  const message = findKeywordProblem(given)
  if (message !== undefined) context.addIssue({ code: 'custom', message })
}

/** Expands a gate into one for each of its items. */
const expanding = (allowed: string) =>
  z.array(z.string(allowed), `a list: ${allowed}`).min(1, allowed).optional()

const valuesShape = {
  ...gateFields,
  keywords: keywordsSchema.optional(),
  countries: expanding('codes of ISO 3166-1, such as DE').describe(
    'Makes a gate of each country, with the key KEY-COUNTRY in lower case.',
  ),
  languages: expanding('language codes, such as en or pt-BR').describe(
    'Makes a gate of each language, with the key KEY-LANGUAGE in lower case.',
  ),
}

/** Pairs of one value for a gate and of several values, each for a gate of its own. */
const alternatives = [
  ['country', 'countries'],
  ['language', 'languages'],
] as const

function refuseBoth(values: Record<string, unknown>, context: z.RefinementCtx): void {
  for (const [one, several] of alternatives) {
    if (values[one] === undefined || values[several] === undefined) continue
    context.addIssue({ code: 'custom', path: [several], message: `no value beside ${one}` })
  }
}

/** The values that all gates share, and then one or more gates. */
export const configSchema = z.strictObject(
  {
    defaults: z.strictObject(valuesShape, 'names and values of inputs').superRefine(refuseBoth).optional(),
    gates: z
      .array(
        z
          .strictObject(
            { key: inputSchemas.key, ...valuesShape },
            'a gate: key, and names and values of inputs',
          )
          .superRefine(refuseBoth),
        'a list of gates',
      )
      .min(1, 'at least one gate'),
  },
  'defaults and gates',
)

/** The names of the values of a gate. */
export const gateNames = ['key', ...Object.keys(valuesShape)]

/** The same file as it is written, for its values to be merged before they are parsed. */
export const writtenConfig = z.object({
  defaults: z.record(z.string(), z.unknown()).default({}),
  gates: z.array(z.record(z.string(), z.unknown())),
})

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
  return isKeyword ? ['keyword', 'questions', 'owner', 'file'] : gateNames
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
