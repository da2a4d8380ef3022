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
export function valuesWay({ kind, isRows, places: { length } }: LostValues): Line {
  if (kind === 'name') return ['its code names no command, flag or key any more']
  const place = isRows ? 'row' : 'place'
  return [
    length === 1
      ? `1 ${place} says its ${WORDS[kind]} no more`
      : `${length} ${place}s say their ${WORDS[kind]} no more`,
  ]
}

/** Returns why values are missed, and what to do. `owner`: what the page is to the questions. */
export function describeValueLoss(
  { path, values }: Extract<ContentLoss, { kind: 'value-gone' }>,
  owner: Line,
): { why: Line; brief: Line; todo: Line } {
  const { kind, isRows, places } = values
  const word = WORDS[kind]
  const isOne = places.length === 1 && kind !== 'name'
  const what = isOne ? word : `${word}s`
  const why = line`The text of ${path}${owner}${owner.length > 0 ? [','] : []} stands without its ${[what]}.`
  const back = `Put the ${what} back, or say the new ${isOne ? 'one' : 'ones'}.`
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
