/** Where in the files sentences were said and are said now, and which lines went with those that are said no more. */
import { diffArrays } from 'diff'
import { toSingleLine } from '../lib/text.ts'
import { readBlocks } from '../pages/blocks.ts'
import { formatOf } from '../pages/formats.ts'
import type { Lines } from '../pages/source-lines.ts'
import { type LinePlace, type PageSource, type PageWatch, unwatched } from '../sites/source.ts'
import type { RemovedText } from './keyword-change.ts'
import { codeOfLoss } from './loss-code.ts'
import type { GoneText, KeywordEvidence } from './outcome.ts'
import type { Quote } from './quote.ts'

/** Keywords that are looked for: more than anybody is shown. */
const MOST_KEYWORDS = 50

/** What became of a keyword, and where. */
interface LocatedEvidence extends Omit<KeywordEvidence, 'gone'> {
  /** The lines that held the sentences that are gone, by path and line. */
  removed: RemovedText[]
  lossCode?: string
}

interface SourceText {
  lines: string[]
  findBlock(text: string): Lines | undefined
  /** Where a line stands: pages show text of other files. */
  placeOf(line: number): LinePlace
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
    const { gone, ...rest } = judged
    const kept = { ...rest, ...(rest.outcome === 'lost' && { lossCode: codeOfLoss(judged) }) }
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
    const { text, file, placeOf = line => ({ path: file.path, line }) } = reading
    const lines = text.split(/\r?\n/)
    found.set(file.path, { lines, findBlock: createBlockFinder(file.path, text), placeOf })
  }
  onStep(undefined)
  return found
}

function withLine(quote: Quote | undefined, files: Files): Quote | undefined {
  if (quote === undefined) return undefined
  const file = files.get(quote.place.path)
  const found = file?.findBlock(quote.text)
  return found === undefined ? quote : { ...quote, place: { ...quote.place, ...file?.placeOf(found.from) } }
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

  return (gone: GoneText[]): RemovedText[] => {
    const pieces: RemovedText[] = []
    const taken = new Map<string, Lines[]>()
    for (const { path, text } of gone) {
      const file = before.get(path)
      const block = file?.findBlock(text)
      if (file === undefined || block === undefined) continue
      for (const hunk of hunksOf(path, file.lines)) {
        if (!overlaps(hunk.before, block)) continue
        const start = Math.max(hunk.before.from, block.from)
        const range = withoutBlankEnds(file.lines, runOf(file, hunk.before, start))
        const ranges = taken.get(path) ?? []
        if (ranges.some(each => overlaps(each, range))) continue
        taken.set(path, [...ranges, range])
        pieces.push(placePiece(range, hunk.now, file, after.get(path)))
      }
    }
    return pieces.sort((a, b) => (a.path === b.path ? a.from - b.from : a.path < b.path ? -1 : 1))
  }
}

/** The lines of `range` around `line` that follow each other in one file. */
function runOf({ placeOf }: SourceText, range: Lines, line: number): Lines {
  const { path, line: number } = placeOf(line)
  const isNear = (other: number) => {
    const place = placeOf(other)
    return place.path === path && place.line - number === other - line
  }
  const run = { from: line, to: line }
  while (run.from > range.from && isNear(run.from - 1)) run.from -= 1
  while (run.to < range.to && isNear(run.to + 1)) run.to += 1
  return run
}

/** The piece by the lines of its own file. Where another file has taken its place, no place is named. */
function placePiece(
  { from, to }: Lines,
  now: Lines | undefined,
  before: SourceText,
  after: SourceText | undefined,
): RemovedText {
  const { path, line } = before.placeOf(from)
  const range = { path, from: line, to: line + to - from }
  if (now === undefined || after === undefined) return range
  const lines = before.lines.slice(from - 1, to)
  const text = lines.join('\n')
  const isShort = lines.length <= MOST_LINES && text.length <= MOST_CHARACTERS
  const piece = { ...range, ...(isShort && { text }) }
  // Where no line stands in its place, the line before it tells the file.
  const isEmpty = now.to < now.from
  const start = after.placeOf(Math.max(1, isEmpty ? now.to : now.from))
  const end = after.placeOf(Math.max(1, now.to))
  if (start.path !== path || end.path !== path) return piece
  const last = now.to === 0 ? 0 : end.line
  return { ...piece, now: { from: isEmpty ? last + 1 : start.line, to: last } }
}

function overlaps(one: Lines, other: Lines): boolean {
  return one.from <= other.to && other.from <= one.to
}

/** A longer piece is not kept as text. */
const MOST_LINES = 30
const MOST_CHARACTERS = 4000

/** More changed lines are not told apart: the time for it grows with their square. */
const MOST_CHANGES = 2000

/** Lines that were taken out, and those that were put in their place. */
interface Hunk {
  before: Lines
  /** Undefined where the file is gone. */
  now?: Lines
}

/**
 * Returns what was taken out of a file, in order. Changes with blank lines alone between them are one. An empty list where
 * there are too many changes.
 */
export function findHunks(before: string[], after: string[]): Required<Hunk>[] {
  const parts = diffArrays(before, after, { maxEditLength: MOST_CHANGES })
  if (parts === undefined) return []
  const hunks: Required<Hunk>[] = []
  let [line, lineNow] = [1, 1]
  let isJoined = false
  for (const { value, count, added, removed } of parts) {
    const [next, nextNow] = [added ? line : line + count, removed ? lineNow : lineNow + count]
    if (added || removed) {
      const last = hunks.at(-1)
      if (last !== undefined && isJoined) {
        last.before.to = next - 1
        last.now.to = nextNow - 1
      } else {
        hunks.push({ before: { from: line, to: next - 1 }, now: { from: lineNow, to: nextNow - 1 } })
      }
      isJoined = true
    } else {
      isJoined &&= value.every(isBlank)
    }
    line = next
    lineNow = nextNow
  }
  // Blank lines take the place of nothing.
  return hunks.map(hunk => ({ ...hunk, now: withoutBlankEnds(after, hunk.now) }))
}

/** Returns the lines from the first to the last that is not blank; where all are, none: `to` is one less than `from`. */
function withoutBlankEnds(lines: string[], { from, to }: Lines): Lines {
  const isText = (line: string) => !isBlank(line)
  const within = lines.slice(from - 1, to)
  const first = within.findIndex(isText)
  return first < 0 ? { from, to: from - 1 } : { from: from + first, to: from + within.findLastIndex(isText) }
}

function isBlank(line: string): boolean {
  return line.trim() === ''
}

/** Returns a search for the lines of the first block that has a text; it finds undefined where none has. */
function createBlockFinder(path: string, text: string): (wanted: string) => Lines | undefined {
  let blocks: { text: string; lines: Lines }[] | undefined
  return wanted => {
    blocks ??= readOnce(path, text)
    const line = toSingleLine(wanted)
    return blocks.find(block => block.text.includes(line))?.lines
  }
}

function readOnce(path: string, text: string): { text: string; lines: Lines }[] {
  try {
    const blocks = readBlocks(text, formatOf(path) ?? 'markdown')
    return blocks.map(({ text, lines }) => ({ text: toSingleLine(text), lines }))
  } catch (error) {
    if (error instanceof RangeError) return []
    throw error
  }
}
