/** Values of a schema in which each text that the schema leaves open is an attack. */
import * as fc from 'fast-check'
import * as z from 'zod'
import type { Random } from '../../scripts/calibration/random.ts'
import { toSingleLine } from '../../src/lib/text.ts'
import { ATTACKS } from './attacks.ts'

type Schema = z.core.JSONSchema.JSONSchema

/** A part of a schema. */
interface Part {
  make(): unknown
  /** Returns the number of open texts in it that no value has held. */
  untried(): number
}

/** Marks a text that the schema leaves open, to distinguish it from a fixed one. */
const OPEN = /^\uE000(.*)\uE001$/s

const ALL_ATTACKS: readonly string[] = Object.values(ATTACKS).flat()
const DATES = ['2026-11-20T10:00:00.000Z', '2025-01-31T00:00:00Z']

/** zod writes a nullable number as a list of two types, which the type of its schema lacks. */
function isNullable({ type }: { type?: unknown }): boolean {
  return Array.isArray(type) && type.join() === 'number,null'
}

/**
 * Returns values that the schema parses after `fillTexts`: at least `fewest`, and so many that each open text of the schema
 * was an attack. `texts` has the values of fields that are not as open as they look, by name.
 */
export function hostileValues(
  schema: z.ZodType,
  { fewest, random, texts }: { fewest: number; random: Random; texts: Record<string, readonly string[]> },
): unknown[] {
  const root = partOf(z.toJSONSchema(schema, { io: 'input', reused: 'inline' }))
  const values: unknown[] = []
  while (values.length < fewest || root.untried() > 0) values.push(root.make())
  return values

  function oneOf<T>(items: readonly T[]): T {
    const item = items[Math.floor(random() * items.length)]
    if (item === undefined) throw new RangeError('There is nothing to choose from.')
    return item
  }

  /** Prefers what was not tried. */
  function isTaken(part: Part): boolean {
    return random() < (part.untried() > 0 ? 0.9 : 0.5)
  }

  function partOf(part: Schema | boolean | (Schema | boolean)[] | undefined): Part {
    if (typeof part !== 'object' || Array.isArray(part)) throw new TypeError('This schema is not understood.')
    const { const: fixed, enum: values, type, minimum, format, pattern } = part
    const options = part.anyOf ?? part.oneOf
    if (fixed !== undefined) return anyOf([fixed])
    if (values !== undefined) return anyOf(values)
    if (options !== undefined) return unionOf(options.map(partOf))
    if (isNullable(part)) return unionOf([partOf({ ...part, type: 'number' }), anyOf([null])])
    if (type === 'boolean') return anyOf([true, false])
    if (type === 'integer') return anyOf([1, 2, 40, ...(minimum === 0 ? [0] : [])])
    if (type === 'number') return anyOf([0, 0.25, 1, 42.5, -3])
    if (type === 'array') return listOf(partOf(part.items))
    if (type === 'object')
      return part.properties ? recordOf(part) : tableOf(partOf(part.additionalProperties))
    if (type !== 'string') throw new TypeError(`There are no values for the type ${JSON.stringify(type)}.`)
    if (format === 'date-time') return anyOf(DATES)
    return pattern === undefined
      ? openText()
      : anyOf(fc.sample(fc.stringMatching(new RegExp(pattern)), { numRuns: 5, seed: 1 }))
  }

  function anyOf(values: readonly unknown[]): Part {
    return { make: () => oneOf(values), untried: () => 0 }
  }

  function openText(): Part {
    let isTried = false
    return {
      make() {
        isTried = true
        return `\uE000${oneOf(ALL_ATTACKS)}${random() < 0.5 ? '' : oneOf(ALL_ATTACKS)}\uE001`
      },
      untried: () => (isTried ? 0 : 1),
    }
  }

  function unionOf(options: Part[]): Part {
    const untried = () => options.reduce((sum, option) => sum + option.untried(), 0)
    return {
      make() {
        const most = Math.max(...options.map(option => option.untried()))
        const left = options.filter(option => option.untried() === most)
        return oneOf(most > 0 && random() < 0.9 ? left : options).make()
      },
      untried,
    }
  }

  function listOf(item: Part): Part {
    const lengths = () => (item.untried() > 0 ? [1, 2, 3] : [0, 1, 2])
    return { make: () => Array.from({ length: oneOf(lengths()) }, () => item.make()), untried: item.untried }
  }

  function tableOf(item: Part): Part {
    const name = openText()
    const make = () => (isTaken(item) ? { [String(name.make())]: item.make() } : {})
    return { make, untried: item.untried }
  }

  function recordOf({ properties = {}, required = [] }: Schema): Part {
    const fields = Object.entries(properties).map(([name, field]): [string, Part] => {
      const known = texts[name]
      return [name, known === undefined ? partOf(field) : anyOf(known)]
    })
    return {
      make() {
        const present = fields.filter(([name, field]) => required.includes(name) || isTaken(field))
        return Object.fromEntries(present.map(([name, field]) => [name, field.make()]))
      },
      untried: () => fields.reduce((sum, [, field]) => sum + field.untried(), 0),
    }
  }
}

/** Returns the value with `fill` of each open text in its place, names of fields included. */
export function fillTexts(value: unknown, fill: (text: string) => string): unknown {
  const fillOne = (text: string) => text.replace(OPEN, (_, inner: string) => fill(inner))
  if (typeof value === 'string') return fillOne(value)
  if (Array.isArray(value)) return value.map(item => fillTexts(item, fill))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [fillOne(name), fillTexts(item, fill)]),
  )
}

/** Returns a function that gives each text a word of its own. It keeps texts of which a reader sees nothing. */
export function createPlainWords(): (text: string) => string {
  const words = new Map<string, string>()
  return text => {
    if (toSingleLine(text) === '') return text
    const word = words.get(text) ?? `word${words.size}`
    words.set(text, word)
    return word
  }
}
