/** Explains which values a page no longer states, and what to do about it. */
import type { ContentLoss } from '../../findings/content-findings.ts'
import type { Inline, Line } from '../../lib/document/blocks.ts'
import { line } from '../../lib/document/build-blocks.ts'
import { countOf } from '../../lib/numbers.ts'
import type { LostValues } from '../../owners/keyword-change.ts'
import { isFilledIn } from '../../pages/data-text.ts'

const WORDS: Record<LostValues['kind'], string> = { amount: 'price', figure: 'number', name: 'name' }

/** `8 rows no longer state a price`. */
export function describeLostValues(values: LostValues): Line {
  const { kind, places } = values
  if (kind === 'name') return ['its code no longer names a command, flag or key']
  const place = placeWord(values)
  const verb = places.length === 1 ? 'takes' : 'take'
  const [count, word] = [countOf(places.length, place), WORDS[kind]]
  return [
    isVariable(values)
      ? `${count} ${verb} the ${word} from a variable`
      : `${count} no longer ${places.length === 1 ? 'states' : 'state'} a ${word}`,
  ]
}

function placeWord({ places }: LostValues): 'row' | 'place' {
  return places.every(({ row }) => row !== undefined) ? 'row' : 'place'
}

function isVariable({ places }: LostValues): boolean {
  return places.some(({ now }) => now !== undefined && isFilledIn(now))
}

function nameLostValues({ kind, places }: LostValues): string {
  const [first, ...others] = places
  const isOne = kind !== 'name' && others.length === 0 && new Set(first?.values).size === 1
  return isOne ? WORDS[kind] : `${WORDS[kind]}s`
}

/** Returns why values are missed, and what to do. `guess`: why the page counts as the owner. */
export function describeValueLoss(
  { path, values }: Extract<ContentLoss, { kind: 'value-gone' }>,
  guess: Line,
): { why: Line; todo: Line } {
  const page = line`${path}${guess}${guess.length > 0 ? [','] : []}`
  const [word, what] = [WORDS[values.kind], nameLostValues(values)]
  const isOne = what === word
  if (isVariable(values)) {
    return {
      why: line`The build of the site puts the ${[what]} into ${path}${guess}, so this check cannot read ${[isOne ? 'it' : 'them']}.`,
      todo: [`Check that the built page shows the ${what}.`],
    }
  }
  const back = `Put the ${what} back, or write the new ${isOne ? 'one' : 'ones'}.`
  return {
    why: line`${page} no longer states its ${[what]}.`,
    todo: [`${back} A new ${word} in the same ${placeWord(values)} passes.`],
  }
}

/** Returns the text of a place with its values in bold. */
export function boldValues({
  before,
  values,
}: Pick<LostValues['places'][number], 'before' | 'values'>): Line {
  const parts: Inline[] = []
  const add = (text: string) => {
    // A name has no space at its ends.
    if (/^\s/.test(text)) parts.push(' ')
    if (text.trim() !== '') parts.push({ name: text, most: 200 })
    if (/\S\s+$/.test(text)) parts.push(' ')
  }
  let rest = before
  for (const value of values) {
    const start = rest.indexOf(value)
    if (start < 0) continue
    add(rest.slice(0, start))
    parts.push({ strong: [{ name: value }] })
    rest = rest.slice(start + value.length)
  }
  add(rest)
  return parts
}
