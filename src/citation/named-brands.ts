/** Finds the brands that answers name, by how all answers write the names. Does not load the word list. */
import type { AnswerContent, AnswerRecord, SeenName } from '../engines/answer-record.ts'

type Written = SeenName['written']

export type Evidence = ReadonlyMap<string, Written>

/** Adds up how answers write the names that occur in them. */
export function readEvidence(seen: readonly SeenName[]): Evidence {
  const evidence = new Map<string, Written>()
  for (const { name, written } of seen) {
    const { capital, small } = evidence.get(name) ?? { capital: 0, small: 0 }
    evidence.set(name, { capital: capital + written.capital, small: small + written.small })
  }
  return evidence
}

/** Maximum share of lower-case occurrences at which a capital means the brand. */
const MAX_SMALL = 0.2

/** Returns whether a capital at the start of a sentence means the brand, because the answers hardly use the common word. */
export function isBrand({ capital, small }: Written): boolean {
  return capital > 0 && small <= MAX_SMALL * (small + capital)
}

type Naming = Pick<AnswerContent, 'position' | 'competitors'>

/** Returns the brands that an answer names, in order. */
export function orderBrands(seen: readonly SeenName[], evidence: Evidence = readEvidence(seen)): Naming {
  const starts: { competitor: string | undefined; start: number }[] = []
  for (const { competitor, name, mention, unclear, written } of seen) {
    const isNamed = isBrand(evidence.get(name) ?? written)
    const found = [mention, isNamed ? unclear : undefined].filter(start => start !== undefined)
    if (found.length > 0) starts.push({ competitor, start: Math.min(...found) })
  }
  starts.sort((a, b) => a.start - b.start)
  const named = [...new Set(starts.map(({ competitor }) => competitor))]
  const index = named.indexOf(undefined)
  return {
    position: index === -1 ? undefined : index + 1,
    competitors: named.filter(name => name !== undefined),
  }
}

/** Decides which brands each answer names. Needs all answers of the run, so it is called at its end. */
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
