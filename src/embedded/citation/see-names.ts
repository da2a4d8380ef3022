/** The names of brands that occur in an answer. Pure. */
import type { SeenName } from '../engines/answer-record.ts'
import type { Span } from './fold.ts'
import { prepareText, sightName } from './mentions.ts'

/** A brand to look for: `competitor` is undefined for the user's own. */
interface SoughtBrand {
  competitor: string | undefined
  names: string[]
}

/**
 * Returns the names of the brands that occur in a text. A name within a longer name of another brand does not: `Acme` is not
 * named by `Acme Labs` if that is a competitor.
 */
export function seeNames(text: string, brands: SoughtBrand[]): SeenName[] {
  const prepared = prepareText(text)
  const sightings = brands.flatMap(({ competitor, names }) =>
    names.map(name => ({ competitor, name, ...sightName(prepared, name) })),
  )
  const spans = sightings.flatMap((sighting, index) => [
    ...sighting.mentions.map(span => ({ ...span, index, isUnclear: false })),
    ...sighting.unclear.map(span => ({ ...span, index, isUnclear: true })),
  ])
  const bySighting = Map.groupBy(withoutInner(spans), ({ index }) => index)
  return sightings.flatMap(({ competitor, name, written }, index) => {
    const [unclear = [], mentions = []] = split(bySighting.get(index) ?? [], ({ isUnclear }) => isUnclear)
    if (unclear.length + mentions.length + written.small === 0) return []
    return [
      {
        ...{ competitor, name, written },
        mention: mentions[0]?.start,
        unclear: unclear[0]?.start,
      },
    ]
  })
}

function split<T>(items: T[], test: (item: T) => boolean): [T[], T[]] {
  return [items.filter(test), items.filter(item => !test(item))]
}

/** Returns the spans that are no part of a longer one, by start. */
function withoutInner<T extends Span>(spans: T[]): T[] {
  let outer: Span = { start: -1, end: -1 }
  return spans
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
    .filter(span => {
      const { start, end } = span
      if (end <= outer.end && (start > outer.start || end < outer.end)) return false
      outer = span
      return true
    })
}
