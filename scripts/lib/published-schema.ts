import * as z from 'zod'
import { snakeCase } from '../../src/lib/snake-case.ts'

/** Limits hold where a file is read that may be forged. This program writes what it measured, however long. */
const LIMITS = ['maxLength', 'maxItems', 'propertyNames']

/** Returns the JSON Schema of what a file holds, with its keys in snake case. */
export function publishedSchema(schema: z.ZodType): unknown {
  return toPublished(z.toJSONSchema(schema, { io: 'input', reused: 'ref' }))
}

function toPublished(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toPublished)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, field]) => {
      if (LIMITS.includes(key)) return []
      if (key === 'required' && Array.isArray(field))
        return [[key, field.map(name => snakeCase(String(name)))]]
      if (key !== 'properties') return [[key, toPublished(field)]]
      const fields = Object.entries(z.record(z.string(), z.unknown()).parse(field))
      return [[key, Object.fromEntries(fields.map(([name, of]) => [snakeCase(name), toPublished(of)]))]]
    }),
  )
}
