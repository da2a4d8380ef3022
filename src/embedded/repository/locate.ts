/** Where in the files as they are now a citation was lost. */

import { findHeadingLine } from '../corpus/heading-line.ts'
import { type PageWatch, unwatched } from '../corpus/page-watch.ts'
import { formatOf } from '../corpus/selection.ts'
import type { PageSource } from '../corpus/source.ts'
import type { CitationPlace, KeywordEvidence } from './outcome.ts'

/** More than anybody is shown. */
const MOST_PLACES = 10

/** Adds its line to the place of the sentence that each keyword lost, the first ones, unless the file is gone. */
export async function locateLosses(
  evidence: KeywordEvidence[],
  source: PageSource,
  { onStep }: PageWatch = unwatched,
): Promise<KeywordEvidence[]> {
  const places = evidence.flatMap(({ before }) => before?.place ?? []).slice(0, MOST_PLACES)
  const lines = new Map<CitationPlace, number>()
  const wanted = source.files.filter(({ path }) => places.some(place => place.path === path))
  for await (const reading of source.read(wanted)) {
    const { file } = reading
    for (const place of places.filter(({ path }) => path === file.path)) {
      onStep(file)
      lines.set(place, 'text' in reading ? findLine(reading.text, place) : 1)
    }
    onStep(undefined)
  }
  return evidence.map(judged => {
    const { before } = judged
    const line = before && lines.get(before.place)
    if (before === undefined || line === undefined) return judged
    return { ...judged, before: { ...before, place: { ...before.place, line } } }
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
