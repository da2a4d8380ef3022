/** Finds the lines of a file that a change removed with blocks, and the lines in their place. Pure. */
import { diffArrays } from 'diff'
import type { Block } from '../pages/outline.ts'
import type { Lines } from '../pages/source-lines.ts'
import type { PageBlocks } from './block-reader.ts'
import type { RemovedText } from './keyword-change.ts'

interface SourceText extends Pick<PageBlocks, 'placeOf'> {
  lines: string[]
}

interface FileChange {
  file: SourceText
  now: SourceText | undefined
  hunks: Hunk[]
}

/** Returns the removed lines, extended to whole changes of the file. `after`: undefined for a deleted file. */
export type RemovedFinder = (
  removed: Block[],
  before: PageBlocks,
  after: PageBlocks | undefined,
) => RemovedText[]

/** Returns a finder of removed lines. It compares each file once. */
export function createRemovedFinder(): RemovedFinder {
  const known = new WeakMap<PageBlocks, FileChange>()

  return (removed, before, after) => {
    const change = known.get(before) ?? compareFiles(before, after)
    known.set(before, change)
    const { file, now, hunks } = change
    const removedLines = new Set<number>()
    for (const { lines } of removed) {
      for (let line = lines.from; line <= lines.to; line += 1) removedLines.add(line)
    }
    const pieces: RemovedText[] = []
    for (const hunk of hunks) {
      for (let line = hunk.before.from; line <= hunk.before.to; line += 1) {
        if (!removedLines.has(line) || isBlank(file.lines[line - 1] ?? '')) continue
        const run = extendToFile(file, hunk.before, line)
        pieces.push(placePiece(trimBlankLines(file.lines, run), hunk.now, file, now))
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

/** Returns the lines of `range` around `line` that an included file does not interrupt. */
function extendToFile({ placeOf }: SourceText, range: Lines, line: number): Lines {
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

/** Places a piece in its file. A piece that another file replaced has no `now`. */
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
  // If no line replaces it, the line before it identifies the file.
  const isEmpty = now.to < now.from
  const start = after.placeOf(Math.max(1, isEmpty ? now.to : now.from))
  const end = after.placeOf(Math.max(1, now.to))
  if (start.path !== path || end.path !== path) return piece
  const last = now.to === 0 ? 0 : end.line
  return { ...piece, now: { from: isEmpty ? last + 1 : start.line, to: last } }
}

/** The text of a longer piece is not stored. */
const MAX_LINES = 30
const MAX_CHARACTERS = 4000

/** With more changed lines the diff stops, because its time grows with their square. */
const MAX_CHANGES = 2000

interface Hunk {
  before: Lines
  now?: Lines
}

/** Returns the removed lines, none after too many changes. Changes that only blank lines separate are one. */
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
  // Blank lines do not replace text.
  return hunks.map(hunk => ({ ...hunk, now: trimBlankLines(after, hunk.now) }))
}

/** Removes blank lines at both ends. If all lines are blank, `to` is one less than `from`. */
function trimBlankLines(lines: string[], { from, to }: Lines): Lines {
  const isText = (line: string) => !isBlank(line)
  const within = lines.slice(from - 1, to)
  const first = within.findIndex(isText)
  return first < 0 ? { from, to: from - 1 } : { from: from + first, to: from + within.findLastIndex(isText) }
}

function isBlank(line: string): boolean {
  return line.trim() === ''
}
