/** Parts of schemas of stored data. Texts and lists have limits, because files may be forged. Unknown fields are dropped. */
import * as z from 'zod'

/** UTF-16 units. Reports show at most some hundred. */
const MAX_TEXT_LENGTH = 4000
/** A run has at most some thousand keywords, and some cells for each of them. */
const MAX_LIST_LENGTH = 20_000

export const text = z.string().max(MAX_TEXT_LENGTH)
export const count = z.int().nonnegative()
export const time = z.iso.datetime()
/** An object id of git, which becomes a part of a link. */
export const commitId = z.string().regex(/^[\da-f]{40}(?:[\da-f]{24})?$/)

export const list = <T extends z.ZodType>(item: T) => z.array(item).max(MAX_LIST_LENGTH)
export const texts = list(text)
export const textsByName = z
  .record(text, texts)
  .refine(entries => Object.keys(entries).length <= 100, 'must have at most 100 names')

/** An address. Reading drops it, because the author of a forged file must not choose the links of a comment. */
export const address = text.transform(() => '')

/** A field that may be missing in the file. The transform makes its key required in the type. */
export const maybe = <T extends z.ZodType>(schema: T) => schema.optional().transform(value => value)

/** Returns the schema of an object of this kind. */
export const kind = <const K extends string, S extends z.core.$ZodLooseShape>(name: K, shape: S) =>
  z.object({ kind: z.literal(name), ...shape })
