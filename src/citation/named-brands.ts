/** Which brands the answers of a run name, in which order, by how they write the names. Pure, and without the list of words. */
import type { AnswerContent, AnswerRecord, SeenName } from '../engines/answer-record.ts'

/** How answers write the name of a brand that is also a common word. */
export type Written = SeenName['written']

export const UNSEEN: Written = { capital: 0, small: 0, start: 0 }

/** Adds the counts of different answers. */
export function addWritten(a: Written = UNSEEN, b: Written): Written {
  return { capital: a.capital + b.capital, small: a.small + b.small, start: a.start + b.start }
}

/** Share of small letters up to which a capital stands for the brand. */
const MOST_SMALL = 0.2

/** Returns whether a capital at the start of a sentence stands for the brand: the answers hardly use the common word. */
export function isBrand({ capital, small, start }: Written): boolean {
  return capital > 0 && small <= MOST_SMALL * (small + capital + start)
}

type Naming = Pick<AnswerContent, 'position' | 'competitors'>

/** Returns which brands an answer names, by the names seen in it and how the run writes them. */
export function orderBrands(
  seen: readonly SeenName[],
  written: (name: SeenName) => Written = name => name.written,
): Naming {
  const places: { competitor: string | undefined; place: number }[] = []
  for (const name of seen) {
    const isNamed = name.unclear !== undefined && isBrand(written(name))
    const found = [name.mention, isNamed ? name.unclear : undefined].filter(place => place !== undefined)
    if (found.length > 0) places.push({ competitor: name.competitor, place: Math.min(...found) })
  }
  places.sort((a, b) => a.place - b.place)
  const named = [...new Set(places.map(({ competitor }) => competitor))]
  const place = named.indexOf(undefined)
  return {
    position: place === -1 ? undefined : place + 1,
    competitors: named.filter(name => name !== undefined),
  }
}

/**
 * Returns the records of a run with the brands that each answer names, by how all answers of the run write the names. A scan
 * knows its own answers alone, so this is done once, when the run has them all.
 */
export function settleNames(records: readonly AnswerRecord[]): AnswerRecord[] {
  const keyOf = ({ competitor, name }: SeenName) => JSON.stringify([competitor, name])
  const run = new Map<string, Written>()
  for (const record of records) {
    if (record.outcome !== 'evaluated') continue
    for (const seen of record.content.seen)
      run.set(keyOf(seen), addWritten(run.get(keyOf(seen)), seen.written))
  }
  return records.map(record =>
    record.outcome === 'evaluated'
      ? {
          ...record,
          content: {
            ...record.content,
            ...orderBrands(record.content.seen, seen => run.get(keyOf(seen)) ?? seen.written),
          },
        }
      : record,
  )
}
