/** Which brands the answers of a run name, in which order, by how they write the names. Pure, and without the list of words. */
import type { AnswerContent, AnswerRecord, SeenName } from '../engines/answer-record.ts'

/** How answers write the name of a brand that is also a common word. */
type Written = SeenName['written']

/** How the names are written in all answers of a run. */
export type Evidence = ReadonlyMap<string, Written>

/** Adds up how answers write the names that are seen in them. */
export function readEvidence(seen: readonly SeenName[]): Evidence {
  const evidence = new Map<string, Written>()
  for (const { name, written } of seen) {
    const { capital, small } = evidence.get(name) ?? { capital: 0, small: 0 }
    evidence.set(name, { capital: capital + written.capital, small: small + written.small })
  }
  return evidence
}

/** Share of small letters up to which a capital stands for the brand. */
const MAX_SMALL = 0.2

/** Returns whether a capital at the start of a sentence stands for the brand: the answers hardly use the common word. */
export function isBrand({ capital, small }: Written): boolean {
  return capital > 0 && small <= MAX_SMALL * (small + capital)
}

type Naming = Pick<AnswerContent, 'position' | 'competitors'>

/** Returns which brands an answer names, by the names seen in it and how the run writes them. */
export function orderBrands(seen: readonly SeenName[], evidence: Evidence = readEvidence(seen)): Naming {
  const places: { competitor: string | undefined; place: number }[] = []
  for (const { competitor, name, mention, unclear, written } of seen) {
    const isNamed = isBrand(evidence.get(name) ?? written)
    const found = [mention, isNamed ? unclear : undefined].filter(place => place !== undefined)
    if (found.length > 0) places.push({ competitor, place: Math.min(...found) })
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
  const evidence = readEvidence(
    records.flatMap(record => (record.outcome === 'evaluated' ? record.content.seen : [])),
  )
  return records.map(record => {
    if (record.outcome !== 'evaluated') return record
    const { content } = record
    return { ...record, content: { ...content, ...orderBrands(content.seen, evidence) } }
  })
}
