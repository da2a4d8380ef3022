/** Creates zod types that parse the text of an input or a value of the config file. */
import * as z from 'zod'
import { findNearestName } from '../lib/nearest-name.ts'
import { type GivenList, readList } from './values.ts'

/** Returns a more precise message than `allowed` for a wrong value, if there is one. */
type Explain<Given> = (given: Given) => string | undefined

/** Creates a text type. `read` returns undefined for a wrong value. */
export function text<T>(allowed: string, read: (text: string) => T | undefined) {
  return scalar(z.string(allowed), allowed, read)
}

/** Creates a type for a text that matches a pattern. */
export function matching(pattern: RegExp, allowed: string) {
  return text(allowed, given => (pattern.test(given) ? given : undefined))
}

/** Creates a type that may also be a number in the config file. */
export function numeric<T>(
  allowed: string,
  read: (text: string) => T | undefined,
  explain?: Explain<string>,
) {
  return scalar(z.union([z.number(), z.string()], allowed), allowed, read, explain)
}

/** The YAML reader keeps numbers as text. The JSON Schema for editors allows both. */
function scalar<T>(
  type: z.ZodType<string | number>,
  allowed: string,
  read: (text: string) => T | undefined,
  explain?: Explain<string>,
) {
  return type.transform((given, context): T => {
    const text = String(given).trim()
    return read(text) ?? refuse(context, explain?.(text) ?? allowed)
  })
}

/** Creates a type for one of the words. */
export function choice<const Word extends string>(...words: [Word, ...Word[]]) {
  return z.enum(words, oneOf(words))
}

const oneOf = (words: readonly string[]) => `one of ${words.join(', ')}`

export const trueOrFalse = z
  .union([z.enum(['true', 'false']), z.boolean()], oneOf(['true', 'false']))
  .transform(given => String(given) === 'true')

/** Creates a list type, for text and for arrays of `item`. */
export function listOf<T>(
  allowed: string,
  read: (given: GivenList) => T | undefined,
  explain?: Explain<GivenList>,
  item: z.ZodType<string> = z.string(allowed),
) {
  return z.union([z.string(), z.array(item)], allowed).transform((given, context): T => {
    const list = typeof given === 'string' ? given.trim() : given
    return read(list) ?? refuse(context, explain?.(list) ?? allowed)
  })
}

/** Creates a list type of some words and `none`, the only ones that `read` gets. */
export function wordList<const Word extends string, T>(
  words: readonly [Word, ...Word[]],
  allowed: string,
  read: (items: readonly string[]) => T | undefined,
) {
  const isKnown = (item: string) => item === 'none' || words.some(word => word === item)
  return listOf(
    allowed,
    given => {
      const items = readList(given)
      return items?.every(isKnown) ? read(items) : undefined
    },
    explainItem(allowed, isKnown, words),
    z.enum([...words, 'none'], allowed),
  )
}

/** Creates a list type of some words, or only `none`. */
export function choiceList<const Word extends string>(words: readonly [Word, ...Word[]]) {
  const read = (items: readonly string[]) => {
    if (items.join() === 'none') return []
    return items.includes('none') ? undefined : items.flatMap(item => words.find(word => word === item) ?? [])
  }
  return wordList(words, `a list of ${words.join(', ')}; or none`, read)
}

/** Creates an Explain that names the first wrong item, and the most similar of `names`. */
export function explainItem(
  allowed: string,
  isRight: (item: string) => boolean,
  names: readonly string[] = [],
): Explain<GivenList> {
  return given => {
    const wrong = readList(given)?.find(item => !isRight(item))
    if (wrong === undefined) return undefined
    return `${findNearestName(wrong, names) ?? 'another item'} in place of ${wrong}: ${allowed}`
  }
}

/** Reports a wrong value. `continue` makes the message that of the union around it. */
export function refuse(context: z.RefinementCtx, message: string): never {
  context.addIssue({ code: 'custom', message, continue: true })
  return z.NEVER
}
