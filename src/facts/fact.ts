/** Reads the facts of a team: its current values, and old values that must no longer appear. */
import { createHash } from 'node:crypto'
import * as z from 'zod'
import { DAY } from '../lib/numbers.ts'
import { readValues, type Value } from '../owners/values.ts'
import { findGlobProblem } from '../sites/glob.ts'

/** For all facts together, because every sentence is searched for each value. */
const MAX_VALUES = 500
const MAX_CHARACTERS = 200

/** After this time a list may be outdated. */
const STALE_DAYS = 180

/** A value, or words that are searched for literally. */
export type StatedValue = Pick<Value, 'kind' | 'key' | 'text' | 'unit'> | { words: string }

export interface Fact {
  name: string
  /** The subject of the fact; empty for the brand. */
  about: string[]
  is: string[]
  was: string[]
  /** Globs of pages, and words of sentences, that may have an old value. */
  except: string[]
  /** Day of the last review: `2026-10-01`. */
  asOf: string | undefined
}

const written = z.string('a text').max(MAX_CHARACTERS, `at most ${MAX_CHARACTERS} characters`)
const some = (what: string) => {
  const list = z.array(written, what)
  return z.union([written.transform(text => [text]), list], what)
}

const factSchema = z
  .strictObject(
    {
      name: z.string('the name of the fact'),
      about: some('a name, or a list of names, of what the fact is about').default([]),
      is: some('a current value, or a list of them').default([]),
      was: some('an old value that must no longer appear, or a list of them'),
      except: some('a list of globs of pages or words of sentences').default([]),
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

export const factsSchema = z
  .array(factSchema, 'a list of facts: each with name, is and was')
  .refine(
    facts =>
      facts.flatMap(({ about, is, was, except }) => [about, is, was, except].flat()).length <= MAX_VALUES,
    `at most ${MAX_VALUES} values in about, is, was and except of all facts`,
  )

export const FACT_NAMES = ['name', 'about', 'is', 'was', 'except', 'as-of']

/** Returns whether an entry of `except` is a glob of pages. Other entries are words. */
export function isGlob(text: string): boolean {
  return /[*/]|\.(?:mdx?|html?)$/i.test(text)
}

/** Returns why an old value cannot be searched for. */
function findProblem(old: string, is: readonly string[]): string | undefined {
  const text = old.trim()
  if (text === '') return 'a value that is not empty'
  const explain = (allowed: string) => `a value that ${allowed}. Found: ${text}`
  const stated = readStatedValue(text)
  if (is.some(value => isSame(readStatedValue(value), stated))) return explain('is not also a value of is')
  if ('words' in stated && !/\S\s\S/.test(stated.words))
    return explain(
      'has a unit or a currency, is a version such as v5, or has two words: a bare number or word also appears in other contexts',
    )
  return undefined
}

/** Reads a value of a list. A bare number counts as words, because its unit is unknown. */
export function readStatedValue(text: string): StatedValue {
  const [value, ...others] = readValues(text)
  if (value === undefined || others.length > 0) return { words: text.trim().toLowerCase() }
  const { kind, key, text: number, unit } = value
  const hasNothingElse =
    text.trim().length <= number.length + (number.toLowerCase().endsWith(unit) ? 0 : unit.length + 1)
  const isClear = kind === 'amount' || unit !== '' || isVersionOrDay(number)
  return hasNothingElse && isClear ? { kind, key, text: number, unit } : { words: text.trim().toLowerCase() }
}

/** Returns whether two values are equal in any format. */
export function isSame(one: StatedValue, other: StatedValue): boolean {
  if ('words' in one || 'words' in other)
    return 'words' in one && 'words' in other && one.words === other.words
  if (one.kind !== other.kind || one.key !== other.key) return false
  if (one.kind === 'amount') return true
  // A version and a day have no unit: the next word belongs to the sentence.
  if (one.unit === '' || other.unit === '') return isVersionOrDay(one.text) && isVersionOrDay(other.text)
  return isSameUnit(one.unit, other.unit)
}

function isVersionOrDay(number: string): boolean {
  return /^v\d|\d[.-]\d/i.test(number)
}

/** Shorter units are symbols, such as m and MB. */
const MIN_LETTERS = 3
/** Letters of a plural ending: seat and seats. */
const MAX_ENDING = 2

function isSameUnit(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return (
    short === long ||
    (short.length >= MIN_LETTERS && long.startsWith(short) && long.length - short.length <= MAX_ENDING)
  )
}

/** Makes the brand the subject of facts without one. */
export function aboutBrand(facts: readonly Fact[], brand: string, aliases: readonly string[]): Fact[] {
  return facts.map(fact => (fact.about.length > 0 ? fact : { ...fact, about: [brand, ...aliases] }))
}

const DIGEST_LENGTH = 12

/** Returns 12 hexadecimal digits of the SHA-256 of a fact, without its name and dates. */
export function digestOf({ about, is, was, except }: Fact): string {
  const list = JSON.stringify([about, is, was, except])
  return createHash('sha256').update(list).digest('hex').slice(0, DIGEST_LENGTH)
}

/** Returns the facts whose `asOf` is more than 180 days before `now`, in milliseconds since 1970. */
export function findStale(facts: readonly Fact[], now: number): Fact[] {
  return facts.filter(({ asOf }) => asOf !== undefined && now - Date.parse(asOf) > STALE_DAYS * DAY)
}
