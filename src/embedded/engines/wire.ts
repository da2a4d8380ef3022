/** Schemas that the wire formats of the vendors share. */
import * as z from 'zod'

type TypedObject = z.ZodObject<{ type: z.ZodLiteral<string> }>

const unknownItemSchema = z.object({ type: z.literal('other') })

/**
 * Returns a schema for objects with a `type`. An object of a known type has to match its schema. An object of any other
 * type, which vendors add over time, becomes `{ type: 'other' }`.
 */
export function itemOf<const T extends readonly TypedObject[]>(...schemas: T) {
  const known = new Set(schemas.flatMap(schema => [...schema.shape.type.values]))
  return z.preprocess(
    item => (hasType(item) && !known.has(item.type) ? { type: 'other' } : item),
    z.discriminatedUnion('type', [unknownItemSchema, ...schemas]),
  )
}

function hasType(item: unknown): item is { type: string } {
  return typeof item === 'object' && item !== null && 'type' in item && typeof item.type === 'string'
}

export const count = z.int().nonnegative()

/** Returns a schema for a list that may be missing or null; both become an empty list. */
export function listOf<T extends z.ZodType>(schema: T) {
  return z
    .array(schema)
    .nullish()
    .transform(list => list ?? [])
}
