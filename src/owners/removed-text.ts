/** Which lines of a file went with blocks that it says no more, and what stands in their place. Pure. */
import { diffArrays } from 'diff'
import type { Block } from '../pages/outline.ts'
import type { Lines } from '../pages/source-lines.ts'
import type { PageBlocks } from './block-reader.ts'
import type { RemovedText } from './keyword-change.ts'

/** A file, with its lines. */
interface SourceText extends Pick<PageBlocks, 'placeOf'> {
  lines: string[]
}

/** What became of a file; `now` is undefined where it is gone. */
interface FileChange {
  file: SourceText
  now: SourceText | undefined
  hunks: Hunk[]
}

/**
 * Returns a function that tells the lines that went with `gone`, blocks of the file `before`: whole changes of the file, in
 * its order. `after`: the file as it is now; undefined where it is gone. Files are compared once.
 */
export function createRemovedFinder() {
  const known = new WeakMap<PageBlocks, FileChange>()

  return (gone: Block[], before: PageBlocks, after: PageBlocks | undefined): RemovedText[] => {
    const change = known.get(before) ?? compareFiles(before, after)
    known.set(before, change)
    const { file, now, hunks } = change
    const goneLines = new Set<number>()
    for (const { lines } of gone) for (let line = lines.from; line <= lines.to; line += 1) goneLines.add(line)
    const pieces: RemovedText[] = []
    for (const hunk of hunks) {
      for (let line = hunk.before.from; line <= hunk.before.to; line += 1) {
        if (!goneLines.has(line) || isBlank(file.lines[line - 1] ?? '')) continue
        const run = runOf(file, hunk.before, line)
        pieces.push(placePiece(withoutBlankEnds(file.lines, run), hunk.now, file, now))
        line = run.to
      }
    }
    return pieces
  }
}

function compareFiles(before: PageBlocks, after: PageBlocks | undefined): FileChange {
  const toSource = ({ text, placeOf }: PageBlocks) => ({ lines: text.split(/\r?\n/), placeOf })
  const [file, now] = [toSource(before), after && toSource(after)]
  const all = [{ before: { from: 1, to: file.lines.length } }]
  return { file, now, hunks: now === undefined ? all : findHunks(file.lines, now.lines) }
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
  const isShort = lines.length <= MAX_LINES && text.length <= MAX_CHARACTERS
  const piece = { ...range, ...(isShort && { text }) }
  // Where no line stands in its place, the line before it tells the file.
  const isEmpty = now.to < now.from
  const start = after.placeOf(Math.max(1, isEmpty ? now.to : now.from))
  const end = after.placeOf(Math.max(1, now.to))
  if (start.path !== path || end.path !== path) return piece
  const last = now.to === 0 ? 0 : end.line
  return { ...piece, now: { from: isEmpty ? last + 1 : start.line, to: last } }
}

/** A longer piece is not kept as text. */
const MAX_LINES = 30
const MAX_CHARACTERS = 4000

/** More changed lines are not told apart: the time for it grows with their square. */
const MAX_CHANGES = 2000

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
  const parts = diffArrays(before, after, { maxEditLength: MAX_CHANGES })
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
