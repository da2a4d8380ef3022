/** Texts on which a regular expression takes its longest time, derived from its parts. */
import { type AST, RegExpParser } from '@eslint-community/regexpp'
import { measureProcessor } from './processor-time.ts'

/** Makes a text of about `length` characters. */
type Pump = (length: number) => string

/** Characters that a class may stand for. */
const ALPHABET = [...'a0 \n\t\r_-.,;:!?#%&*+=~|/\\\'"`<>()[]{}@$^AzZ9éß字カはไ한ا\u2028\u0301🎉']

/** A part that repeats is pumped if its limit is at least this, or if it has none. */
const MANY = 100
/** Of what a part stands for. */
const MAX_EXAMPLES = 6

/** Ends that make an expression give back what it has read: few classes hold these characters. */
const TAILS = ['', '\u0000', '\n\u0000']

/**
 * Returns the pumps of an expression: its characters and white space, and for each part that repeats what leads to it,
 * what it repeats, and both together.
 */
function derivePumps({ source, flags }: RegExp): Pump[] {
  const mode = { unicode: flags.includes('u'), unicodeSets: flags.includes('v') }
  const { alternatives } = new RegExpParser().parsePattern(source, 0, source.length, mode)
  const characters = new Set([' ', '\n', 'a'])
  const repeated = new Map<string, { lead: string; unit: string }>()

  function examplesOf(part: AST.Element | AST.Alternative): string[] {
    switch (part.type) {
      case 'Character':
        return [String.fromCodePoint(part.value)]
      case 'CharacterSet':
      case 'CharacterClass':
      case 'ExpressionCharacterClass': {
        const one = new RegExp(`^(?:${part.raw})$`, flags.replace(/[gy]/g, ''))
        return [...characters, ...ALPHABET].filter(each => one.test(each)).slice(0, MAX_EXAMPLES)
      }
      case 'Quantifier':
        return examplesOf(part.element).map(each => each.repeat(Math.min(part.min, MANY)))
      case 'Group':
      case 'CapturingGroup':
        return part.alternatives.flatMap(examplesOf).slice(0, MAX_EXAMPLES)
      case 'Alternative':
        return part.elements.map(examplesOf).reduce(
          (texts, [first = '', ...others]) => {
            const [text = ''] = texts
            const longer = [...texts.map(each => each + first), ...others.map(each => text + each)]
            return longer.slice(0, MAX_EXAMPLES)
          },
          [''],
        )
      default:
        return ['']
    }
  }

  function walk(part: AST.Element | AST.Alternative, lead: string): void {
    switch (part.type) {
      case 'Character':
        characters.add(String.fromCodePoint(part.value))
        return
      case 'Alternative': {
        let before = lead
        for (const element of part.elements) {
          walk(element, before)
          before += examplesOf(element)[0] ?? ''
        }
        return
      }
      case 'Quantifier': {
        const { element, max } = part
        const bodies = 'alternatives' in element ? element.alternatives : [element]
        for (const unit of max < MANY ? [] : bodies.flatMap(examplesOf)) {
          if (unit !== '') repeated.set(JSON.stringify([lead, unit]), { lead, unit })
        }
        walk(element, lead)
        return
      }
      default:
        if ('alternatives' in part) for (const each of part.alternatives ?? []) walk(each, lead)
    }
  }

  // The first walk finds the characters that the second one takes for examples first.
  for (const each of [...alternatives, ...alternatives]) walk(each, '')
  const ofCharacters = Array.from(
    characters,
    (unit): Pump =>
      length =>
        fill(unit, length),
  )
  const ofParts = [...repeated.values()].flatMap(({ lead, unit }): Pump[] => {
    const once: Pump = length => lead + fill(unit, length - lead.length)
    return lead === '' ? [once] : [once, length => fill(lead, length), length => fill(lead + unit, length)]
  })
  return [...ofCharacters, ...ofParts].flatMap(pump =>
    TAILS.map(
      (tail): Pump =>
        length =>
          pump(length - tail.length) + tail,
    ),
  )
}

function fill(unit: string, length: number): string {
  return unit.repeat(Math.max(1, Math.ceil(length / unit.length)))
}

/**
 * Lengths, and the time of the processor at each, as a multiple of that of a plain expression: over ten times what a linear
 * expression takes, and less than half of what a quadratic one takes. The short ones find an expression whose time would be
 * endless for the long ones.
 */
const BOUNDS = [
  [24, 2],
  [500, 2],
  [5_000, 1],
  [20_000, 6],
  [100_000, 40],
] as const
/** What a plain expression reads a million characters of. */
const PLAIN_TEXT = 'a word, '.repeat(125_000)
let plainTime: number | undefined
/** All pumps are tried up to this length, and beyond it only the slowest. */
const LENGTH_OF_ALL = 5_000
const SLOWEST = 3
/** Something else, such as a collection of garbage, may fall into an attempt; not so much that it takes this many times. */
const ATTEMPTS = 5
const FAR_BEYOND = 20

/**
 * Returns the length and the start of a text that takes `expression` too long; undefined where no text of at most `most`
 * characters does. It looks for all matches, as a replacement does.
 */
export function findSlowText(expression: RegExp, most = 100_000): string | undefined {
  const all = new RegExp(expression.source, [...new Set(`${expression.flags}g`)].join(''))
  plainTime ??= Math.min(...Array.from({ length: 5 }, measurePlain))
  let pumps = derivePumps(expression)
  for (const [length, multiple] of BOUNDS) {
    const bound = multiple * plainTime
    const timed: { pump: Pump; milliseconds: number }[] = []
    for (const pump of pumps) {
      const text = pump(Math.min(length, most))
      const milliseconds = measure(() => text.replace(all, ''), bound)
      if (milliseconds > bound) return `${text.length} characters: ${JSON.stringify(pump(16))}…`
      timed.push({ pump, milliseconds })
    }
    if (length >= most) return undefined
    if (length >= LENGTH_OF_ALL) {
      const slowest = timed.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, SLOWEST)
      pumps = slowest.map(({ pump }) => pump)
    }
  }
  return undefined
}

function measurePlain(): number {
  return measureProcessor(() => PLAIN_TEXT.replace(/\w+/g, '')).milliseconds
}

/** Returns the least time of several attempts, of one where that is within the bound. */
function measure(work: () => unknown, bound: number): number {
  let least = Number.POSITIVE_INFINITY
  for (let attempt = 0; attempt < ATTEMPTS && least > bound; attempt += 1) {
    const { milliseconds } = measureProcessor(work)
    if (milliseconds > FAR_BEYOND * bound) return milliseconds
    least = Math.min(least, milliseconds)
  }
  return least
}
