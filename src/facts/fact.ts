/** Facts that a team states itself: what is so, and what must be said no more. */
import { createHash } from 'node:crypto'
import * as z from 'zod'
import { readValues, type Value } from '../owners/values.ts'
import { findGlobProblem } from '../sites/glob.ts'

/** Values of all lists of all facts. Every sentence is searched for each of them. */
const MOST_VALUES = 500
const MOST_CHARACTERS = 200

/** A list that is older is perhaps no longer right. */
const STALE_DAYS = 180
const DAY = 86_400_000

/** A value, or what else must be said no more: words as they are. */
export type Said = Pick<Value, 'kind' | 'key' | 'text' | 'unit'> | { words: string }

export interface Fact {
  name: string
  /** Names of what it is about; empty for the brand. */
  about: string[]
  is: string[]
  was: string[]
  /** Globs of pages, and words of sentences, where an old value is right. */
  except: string[]
  /** The day of its last review, as `2026-10-01`; undefined for none. */
  asOf: string | undefined
}

const written = z.string('a text').max(MOST_CHARACTERS, `at most ${MOST_CHARACTERS} characters`)
const some = (what: string) => {
  const list = z.array(written, what)
  return z.union([written.transform(text => [text]), list], what)
}

const factSchema = z
  .strictObject(
    {
      name: z.string('the name of the fact'),
      about: some('a name, or a list of names, of what the fact is about').default([]),
      is: some('a value, or a list of values, that is right').default([]),
      was: some('a value, or a list of values, that must be said no more'),
      except: some('a list of globs of pages, and of words of sentences').default([]),
      'as-of': z.iso.date('a day, as in 2026-10-01').optional(),
    },
    'a fact with name and was, and optionally about, is, except and as-of',
  )
  .superRefine(({ is, was, except }, context) => {
    for (const [index, old] of was.entries()) {
      const message = findProblem(old, is)
      if (message !== undefined) context.addIssue({ code: 'custom', path: ['was', index], message })
    }
    for (const [index, glob] of except.entries()) {
      const message = isGlob(glob) ? findGlobProblem(glob) : undefined
      if (message !== undefined) context.addIssue({ code: 'custom', path: ['except', index], message })
    }
  })
  .transform(({ 'as-of': asOf, ...fact }): Fact => ({ ...fact, asOf }))

/** The list of a config file. */
export const factsSchema = z
  .array(factSchema, 'a list of facts: each with name, is and was')
  .refine(
    facts =>
      facts.flatMap(({ about, is, was, except }) => [about, is, was, except].flat()).length <= MOST_VALUES,
    `at most ${MOST_VALUES} values in about, is, was and except of all facts`,
  )

/** The names that a fact of a file may have. */
export const FACT_NAMES = ['name', 'about', 'is', 'was', 'except', 'as-of']

/** Returns whether an entry of `except` is a glob of pages. Others are words of sentences. */
export function isGlob(text: string): boolean {
  return /[*/]|\.(?:mdx?|html?)$/i.test(text)
}

/** Returns why an old value cannot be looked for; undefined where it can. */
function findProblem(old: string, is: readonly string[]): string | undefined {
  const text = old.trim()
  const say = (problem: string) => `a value that ${problem}. Found: ${text === '' ? 'an empty text' : text}`
  if (text === '') return say('is no empty text')
  const said = toSaid(text)
  if (is.some(value => isSame(toSaid(value), said))) return say('is not a value of is, too')
  if ('words' in said && !/\S\s\S/.test(said.words))
    return say(
      'has a unit or a currency, is a version such as v5, or has two words: other pages say a bare number or word of other things',
    )
  return undefined
}

/** Reads a value of the list. A bare number is words: nothing tells what it counts. */
export function toSaid(text: string): Said {
  const [value, ...others] = readValues(text)
  if (value === undefined || others.length > 0) return { words: text.trim().toLowerCase() }
  const { kind, key, text: number, unit } = value
  const hasNothingElse =
    text.trim().length <= number.length + (number.toLowerCase().endsWith(unit) ? 0 : unit.length + 1)
  const isClear = kind === 'amount' || unit !== '' || isVersionOrDay(number)
  return hasNothingElse && isClear ? { kind, key, text: number, unit } : { words: text.trim().toLowerCase() }
}

/** Tells whether two values are the same, in whatever format. */
export function isSame(one: Said, other: Said): boolean {
  if ('words' in one || 'words' in other)
    return 'words' in one && 'words' in other && one.words === other.words
  if (one.kind !== other.kind || one.key !== other.key) return false
  if (one.kind === 'amount') return true
  // A version and a day have no unit: the word after them is one of the sentence.
  if (one.unit === '' || other.unit === '') return isVersionOrDay(one.text) && isVersionOrDay(other.text)
  return isSameUnit(one.unit, other.unit)
}

function isVersionOrDay(number: string): boolean {
  return /^v\d|\d[.-]\d/i.test(number)
}

/** A unit of fewer letters is a symbol, such as m and MB. */
const LEAST_LETTERS = 3
/** Letters of an ending: seat and seats. */
const MOST_ENDING = 2

function isSameUnit(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return (
    short === long ||
    (short.length >= LEAST_LETTERS && long.startsWith(short) && long.length - short.length <= MOST_ENDING)
  )
}

/** Returns the facts with the brand as the subject of those that name none. */
export function aboutBrand(facts: readonly Fact[], brand: string, aliases: readonly string[]): Fact[] {
  return facts.map(fact => (fact.about.length > 0 ? fact : { ...fact, about: [brand, ...aliases] }))
}

const DIGEST_LENGTH = 12

/** Returns what tells the list of a fact from another one. */
export function digestOf({ about, is, was, except }: Fact): string {
  const list = JSON.stringify([about, is, was, except])
  return createHash('sha256').update(list).digest('hex').slice(0, DIGEST_LENGTH)
}

/** Returns the facts that nobody has looked at for long. */
export function findStale(facts: readonly Fact[], now: number): Fact[] {
  return facts.filter(({ asOf }) => asOf !== undefined && now - Date.parse(asOf) > STALE_DAYS * DAY)
}
