/** What the vendors' wire formats have in common. */
import * as z from 'zod'

type TypedObject = z.ZodObject<{ type: z.ZodLiteral<string> }>

const unknownItemSchema = z.object({ type: z.literal('other') })

/**
 * An object told apart by its `type`. One of the given schemas, which then applies in full; a type that none of them
 * has, as vendors add them, becomes `{ type: 'other' }`.
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

/** A list that may be missing or null. */
export function listOf<T extends z.ZodType>(schema: T) {
  return z
    .array(schema)
    .nullish()
    .transform(list => list ?? [])
}
