/**
 * Schemas that the wire formats of the vendors share. A value that decides whether the brand is cited may be missing or
 * null, but a value of another type fails, so that the answer is not evaluated. Any other value is `lenient`.
 */
import * as z from 'zod'
import { parseJson } from '../lib/json.ts'

type TypedObject = z.ZodObject<{ type: z.ZodLiteral<string> }>

const unknownItemSchema = z.object({ type: z.literal('other') })

/** Returns a schema for objects with a `type`. Null and unknown types, which vendors add over time, become `other`. */
export function itemOf<const T extends readonly TypedObject[]>(...schemas: T) {
  const known = new Set(schemas.flatMap(schema => [...schema.shape.type.values]))
  return z.preprocess(
    item => (item === null || (hasType(item) && !known.has(item.type)) ? { type: 'other' } : item),
    z.discriminatedUnion('type', [unknownItemSchema, ...schemas]),
  )
}

function hasType(item: unknown): item is { type: string } {
  return typeof item === 'object' && item !== null && 'type' in item && typeof item.type === 'string'
}

export const count = z.int().nonnegative()

/** Returns a schema for a value that may be missing or null; both become undefined. */
export function optional<T extends z.ZodType>(schema: T) {
  return schema.nullish().transform(value => value ?? undefined)
}

/** Returns a schema for a value that does not decide whether the brand is cited: an invalid value becomes undefined. */
export function lenient<T extends z.ZodType>(schema: T) {
  return optional(schema).catch(undefined)
}

/** Returns a schema for a list that may be missing or null; both become an empty list. */
export function listOf<T extends z.ZodType>(schema: T) {
  return z
    .array(schema)
    .nullish()
    .transform(list => list ?? [])
}

/** The search queries of an engine: one text or a list of texts. Any other value is left out. */
export const queriesSchema = lenient(
  z.union([z.string().transform(query => [query]), z.array(lenient(z.string()))]),
).transform((queries = []) => queries.flatMap(query => (query ? [query] : [])))

const argumentsSchema = z.object({ query: queriesSchema })

/** Reads the queries in the arguments of a search, which are JSON text. */
export function readQueries(json = ''): string[] {
  return argumentsSchema.safeParse(parseJson(json)).data?.query ?? []
}
