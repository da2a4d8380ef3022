/**
 * The parts that the schemas of stored facts are made of. Each text and each list has a limit, because a file that holds
 * them may be forged. A field that a schema does not have is dropped.
 */
import * as z from 'zod'

/** In UTF-16 units: a report shows at most some hundred characters of a text. */
const LONGEST_TEXT = 4000
/** A run has at most some thousand keywords, and some cells for each of them. */
const LONGEST_LIST = 20_000

export const text = z.string().max(LONGEST_TEXT)
export const count = z.int().nonnegative()
export const time = z.iso.datetime()
/** An object id of git. It becomes a part of a link. */
export const commitId = z.string().regex(/^[\da-f]{40}(?:[\da-f]{24})?$/)

export const list = <T extends z.ZodType>(item: T) => z.array(item).max(LONGEST_LIST)
export const texts = list(text)
/** Lists of texts by name. */
export const textsByName = z
  .record(text, texts)
  .refine(entries => Object.keys(entries).length <= 100, 'must have at most 100 names')

/** An address, which is not kept when a file is read: a comment must not lead its readers to a place that somebody else has chosen. */
export const address = text.transform(() => '')

/** A field that may be missing in the file. The transform makes the key a required one of the type. */
export const maybe = <T extends z.ZodType>(schema: T) => schema.optional().transform(value => value)

/** Returns the schema of an object of this kind. */
export const kind = <const K extends string, S extends z.core.$ZodLooseShape>(name: K, shape: S) =>
  z.object({ kind: z.literal(name), ...shape })
