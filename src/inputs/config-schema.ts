/** The schema of a config file, generated from the table of inputs. */
import * as z from 'zod'
import { factsSchema } from '../facts/fact.ts'
import type { Field } from './fields.ts'
import { declarationOf, fileNames } from './inputs.ts'
import { type GivenKeyword, type ListedKeyword, readKeyword, readKeywords } from './keywords.ts'

export const KEYWORD_NAMES = ['keyword', 'questions', 'owner', 'file']

/** Keywords of a config file. A keyword file stands for its lines. */
export type WrittenKeywords = (ListedKeyword | { file: string })[]

const LISTED =
  'a list of keywords, of keyword with questions or owner, or of file with the path of a file of keywords'

function toKeyword(given: GivenKeyword, context: z.RefinementCtx): ListedKeyword {
  const read = readKeyword(given)
  if ('keyword' in read) return read
  context.addIssue({ code: 'custom', message: read.problem, continue: true })
  return z.NEVER
}

const fromFile = z.strictObject({ file: z.string('the path of a file with one keyword a line') })
const listedKeyword = z.strictObject({
  keyword: z.string('the keyword'),
  questions: z.array(z.string('a question'), 'a list of questions').optional(),
  owner: z.string('the path of the page that owns the keyword').optional(),
})
/** In a list, YAML reads an unquoted `install Acme | owner: docs/install.md` as a name and its value. */
const pair = z
  .record(z.string().regex(/\|/), z.string('a path after owner:, as in docs/install.md'))
  .transform(given => Object.entries(given).map(([name, value]) => `${name}: ${value}`))
  .pipe(z.tuple([z.string()], 'one keyword in an item'))
  .transform(([line], context) => toKeyword(line, context))
const textOfKeywords = z.string().transform((given, context): WrittenKeywords => {
  const read = readKeywords(given)
  if ('keywords' in read) return read.keywords
  context.addIssue({ code: 'custom', message: read.problem, continue: true })
  return z.NEVER
})
export const keywordsSchema = z.union(
  [
    textOfKeywords,
    fromFile.transform((file): WrittenKeywords => [file]),
    z.array(
      z.union([z.string().transform(toKeyword), listedKeyword.transform(toKeyword), fromFile, pair], LISTED),
    ),
  ],
  LISTED,
)

function writtenSchema({
  form,
  allowed,
  choices = [],
}: Field): z.ZodType<string | number | boolean | string[]> {
  const [first, ...others] = choices
  const word = first === undefined ? z.string(allowed) : z.enum([first, ...others], allowed)
  switch (form) {
    case 'text':
      return word
    case 'number':
      return z.union([z.number(), z.string()], allowed)
    case 'boolean':
      return z.union([word, z.boolean()], allowed)
    case 'list':
      return z.union([z.string(), z.array(word, allowed)], allowed)
  }
}

function parsedSchema(field: Field): z.ZodType {
  return writtenSchema(field).transform((given, context) => {
    const value =
      field.form === 'list' && Array.isArray(given) ? field.read(given) : field.read(String(given).trim())
    if (value === undefined) {
      context.addIssue({ code: 'custom', message: field.explain?.(String(given)) ?? field.allowed })
    }
    return value
  })
}

export const valueSchemas: Record<string, z.ZodType> = Object.fromEntries(
  fileNames.map(name => {
    const field = declarationOf(name)?.field
    if (name === 'facts') return [name, factsSchema]
    return [name, name === 'keywords' || field === undefined ? keywordsSchema : parsedSchema(field)]
  }),
)

/** Sections and their values: `drafts` has those of `drafts.mode` and `drafts.max`. */
export const sections: Map<string, string[]> = Map.groupBy(
  fileNames.filter(name => name.includes('.')),
  name => name.slice(0, name.indexOf('.')),
)

/** Returns the schema of the file for editors: a gate at the top level, or `gates` with shared values above them. */
export function buildConfigSchema(): z.ZodType {
  const values: Record<string, z.ZodType> = {}
  for (const name of fileNames.filter(name => !name.includes('.'))) values[name] = optional(name)
  for (const [section, names] of sections) {
    const inner = names.map(name => [name.slice(section.length + 1), optional(name)])
    values[section] = z.strictObject(Object.fromEntries(inner)).optional()
  }
  const { key = z.string(), ...shared } = values
  const gate = z.strictObject({ ...shared, key: valueSchemas['key'] ?? key })
  return z.strictObject({ key, ...shared, gates: z.array(gate).min(1).optional() })
}

function optional(name: string): z.ZodType {
  return (valueSchemas[name] ?? z.unknown()).optional()
}

/** A problem of a value, or of an item if the value is a list. */
interface ValueIssue {
  path: PropertyKey[]
  message: string
  unknown?: string[]
}

/** Returns the issues of a value. Of several alternatives, those of the most similar one. */
export function listIssues(issues: readonly z.core.$ZodIssue[], above: PropertyKey[] = []): ValueIssue[] {
  return issues.flatMap(issue => {
    const path = [...above, ...issue.path]
    if (issue.code === 'unrecognized_keys') {
      return [{ path, message: issue.message, unknown: issue.keys }]
    }
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
