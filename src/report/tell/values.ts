/** Which values a page says no more, and what to do about it. */
import type { ContentLoss } from '../../findings/content-findings.ts'
import type { Inline, Line } from '../../lib/document/blocks.ts'
import { line } from '../../lib/document/build-blocks.ts'
import { andMore } from '../../lib/numbers.ts'
import type { LostValues } from '../../owners/keyword-change.ts'

/** Pairs that are shown before the rest is counted. */
export const MOST_PAIRS = 3

const WORDS: Record<LostValues['kind'], string> = { amount: 'price', figure: 'number', name: 'name' }

/** `8 rows say their price no more`. */
export function valuesWay(values: LostValues): Line {
  const { kind, isRows, places } = values
  if (kind === 'name') return ['its code names no command, flag or key any more']
  const place = isRows ? 'row' : 'place'
  return [
    places.length === 1
      ? `1 ${place} says its ${wordOf(values)} no more`
      : `${places.length} ${place}s say their ${WORDS[kind]} no more`,
  ]
}

/** `price`, or `prices` where several are gone. */
function wordOf({ kind, places }: LostValues): string {
  const [first, ...others] = places
  const isOne = kind !== 'name' && others.length === 0 && new Set(first?.values).size === 1
  return isOne ? WORDS[kind] : `${WORDS[kind]}s`
}

/** Returns why values are missed, and what to do. `owner`: what the page is to the questions. */
export function describeValueLoss(
  { path, values }: Extract<ContentLoss, { kind: 'value-gone' }>,
  owner: Line,
): { why: Line; brief: Line; todo: Line } {
  const { kind, isRows } = values
  const [word, what] = [WORDS[kind], wordOf(values)]
  const why = line`The text of ${path}${owner}${owner.length > 0 ? [','] : []} stands without its ${[what]}.`
  const back = `Put the ${what} back, or say the new ${what === word ? 'one' : 'ones'}.`
  return { why, brief: why, todo: [`${back} A new ${word} in the same ${isRows ? 'row' : 'place'} passes.`] }
}

/** Returns the first pairs of before and now, each in a line. */
export function listPlaces({ places }: LostValues): Line[] {
  const more = andMore(places.length - MOST_PAIRS)
  return [
    ...places.slice(0, MOST_PAIRS).map((place): Line => [...boldValues(place), ' → ', ...nowOf(place)]),
    ...(more === '' ? [] : [[more]]),
  ]
}

/** Returns what stands in the place. */
export function nowOf({ now }: LostValues['places'][number]): Line {
  return now === undefined ? ['–'] : [{ name: now, most: 200 }]
}

/** Returns the text of a place with its values in bold. */
export function boldValues({
  before,
  values,
}: Pick<LostValues['places'][number], 'before' | 'values'>): Line {
  const parts: Inline[] = []
  const say = (text: string) => {
    // A name has no space at its ends.
    if (/^\s/.test(text)) parts.push(' ')
    if (text.trim() !== '') parts.push({ name: text, most: 200 })
    if (/\S\s+$/.test(text)) parts.push(' ')
  }
  let rest = before
  for (const value of values) {
    const start = rest.indexOf(value)
    if (start < 0) continue
    say(rest.slice(0, start))
    parts.push({ strong: [{ name: value }] })
    rest = rest.slice(start + value.length)
  }
  say(rest)
  return parts
}
