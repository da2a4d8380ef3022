/** Which brands the answers of a run name, in which order. Pure, and without the list of words. */
import type { AnswerContent, AnswerRecord, SeenName } from '../engines/answer-record.ts'
import { addWritten, isBrand, isWord, type Written } from './written.ts'

type Naming = Pick<AnswerContent, 'position' | 'competitors' | 'ambiguous'>

/** Returns which brands an answer names, by the names seen in it and how the run writes them. */
export function orderBrands(
  seen: readonly SeenName[],
  written: (name: SeenName) => Written = name => name.written,
): Naming {
  const places: { competitor: string | undefined; place: number }[] = []
  const ambiguous = new Set<string>()
  for (const name of seen) {
    const isNamed = name.unclear !== undefined && isBrand(written(name))
    const found = [name.mention, isNamed ? name.unclear : undefined].filter(place => place !== undefined)
    if (found.length > 0) places.push({ competitor: name.competitor, place: Math.min(...found) })
    if (name.unclear !== undefined && !isNamed && !isWord(written(name))) ambiguous.add(name.name)
  }
  places.sort((a, b) => a.place - b.place)
  const named = [...new Set(places.map(({ competitor }) => competitor))]
  const place = named.indexOf(undefined)
  return {
    position: place === -1 ? undefined : place + 1,
    competitors: named.filter(name => name !== undefined),
    ambiguous: [...ambiguous],
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
