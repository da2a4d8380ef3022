/** Where in the files as they are now a citation was lost. */

import { findHeadingLine } from '../corpus/heading-line.ts'
import { formatOf } from '../corpus/selection.ts'
import type { PageSource } from '../corpus/source.ts'
import type { CitationChange, CitationPlace } from './compare.ts'

/** More than anybody is shown. */
const MOST_PLACES = 10

/** Adds its line to the place of each lost citation, the first ones, unless the file is gone. */
export async function locateLosses(changes: CitationChange[], source: PageSource): Promise<CitationChange[]> {
  const places = changes.flatMap(({ place }) => (place === undefined ? [] : [place])).slice(0, MOST_PLACES)
  const lines = new Map<CitationPlace, number>()
  const wanted = source.files.filter(({ path }) => places.some(place => place.path === path))
  for await (const reading of source.read(wanted)) {
    for (const place of places.filter(({ path }) => path === reading.file.path)) {
      lines.set(place, 'text' in reading ? findLine(reading.text, place) : 1)
    }
  }
  return changes.map(change => {
    const line = change.place && lines.get(change.place)
    return change.place === undefined || line === undefined
      ? change
      : { ...change, place: { ...change.place, line } }
  })
}

function findLine(text: string, { path, title, headings }: CitationPlace): number {
  try {
    return findHeadingLine(text, formatOf(path) ?? 'markdown', title, headings)
  } catch (error) {
    // Nested beyond what the parser can follow, which may be why the citation is lost.
    if (error instanceof RangeError) return 1
    throw error
  }
}
