/** Where in the files sentences were said and are said now, and which lines went with those that are said no more. */

import { createSentenceFinder, type LineRange } from '../pages/find-sentence.ts'
import { type PageWatch, unwatched } from '../pages/page-watch.ts'
import type { PageSource } from '../pages/source.ts'
import type { GoneSentence, KeywordEvidence, Quote } from './outcome.ts'
import { cutPiece, findHunks, type Hunk, type RemovedText } from './removed-text.ts'

/** Keywords that are looked for: more than anybody is shown. */
const MOST_KEYWORDS = 50

const MOST_PIECES = 3

/** What became of a keyword, and where. */
export interface LocatedEvidence extends Omit<KeywordEvidence, 'gone'> {
  /** The lines that held the sentences that are gone, by path and line. */
  removed: RemovedText[]
}

interface SourceText {
  lines: string[]
  findSentence(sentence: string): LineRange | undefined
}

/** Files by path. */
type Files = ReadonlyMap<string, SourceText>

/**
 * Adds to the evidence of each keyword that changed, the first ones, the lines of its quotes and the text that went with
 * the sentences that are gone.
 */
export async function locateEvidence(
  evidence: KeywordEvidence[],
  { base, head }: { base: PageSource; head: PageSource },
  watch: PageWatch = unwatched,
): Promise<LocatedEvidence[]> {
  const wanted = new Set(evidence.filter(({ outcome }) => outcome !== 'unchanged').slice(0, MOST_KEYWORDS))
  const gone = [...wanted].flatMap(judged => judged.gone)
  const quoted = (side: 'before' | 'after') => [...wanted].flatMap(judged => judged[side]?.place ?? [])
  const before = await readFiles(base, [...quoted('before'), ...gone], watch)
  const after = await readFiles(head, [...quoted('after'), ...gone], watch)
  const findRemoved = createRemovedFinder(before, after)
  return evidence.map(judged => {
    const { gone, ...kept } = judged
    if (!wanted.has(judged)) return { ...kept, removed: [] }
    return {
      ...kept,
      before: withLine(kept.before, before),
      after: withLine(kept.after, after),
      removed: findRemoved(gone),
    }
  })
}

/** A file that is gone or cannot be read is not among them. */
async function readFiles(
  source: PageSource,
  places: { path: string }[],
  { onStep }: PageWatch,
): Promise<Files> {
  const paths = new Set(places.map(({ path }) => path))
  const found = new Map<string, SourceText>()
  for await (const reading of source.read(source.files.filter(({ path }) => paths.has(path)))) {
    onStep(reading.file)
    if (!('text' in reading)) continue
    const lines = reading.text.split(/\r?\n/)
    found.set(reading.file.path, { lines, findSentence: createSentenceFinder(lines) })
  }
  onStep(undefined)
  return found
}

function withLine(quote: Quote | undefined, files: Files): Quote | undefined {
  const line = quote && files.get(quote.place.path)?.findSentence(quote.text)?.from
  return quote && line !== undefined ? { ...quote, place: { ...quote.place, line } } : quote
}

function createRemovedFinder(before: Files, after: Files) {
  const known = new Map<string, Hunk[]>()

  function hunksOf(path: string, lines: string[]): Hunk[] {
    const now = after.get(path)
    const hunks =
      known.get(path) ??
      (now === undefined ? [{ before: { from: 1, to: lines.length } }] : findHunks(lines, now.lines))
    known.set(path, hunks)
    return hunks
  }

  return (gone: GoneSentence[]): RemovedText[] => {
    const pieces: RemovedText[] = []
    for (const { path, text } of gone) {
      const file = before.get(path)
      const sentence = file?.findSentence(text)
      if (file === undefined || sentence === undefined || pieces.length === MOST_PIECES) continue
      if (pieces.some(piece => piece.path === path && overlaps(piece, sentence))) continue
      const hunk = hunksOf(path, file.lines).find(each => overlaps(each.before, sentence))
      const piece = hunk && cutPiece(file.lines, hunk.before, sentence)
      if (piece) pieces.push({ path, ...piece, ...(hunk.now && { now: hunk.now }) })
    }
    return pieces.sort((a, b) => (a.path === b.path ? a.from - b.from : a.path < b.path ? -1 : 1))
  }
}

function overlaps(one: LineRange, other: LineRange): boolean {
  return one.from <= other.to && other.from <= one.to
}
