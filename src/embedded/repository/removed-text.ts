/** The lines of a file that held a sentence and stand no more in it, to paste again. Pure. */
import { diffArrays } from 'diff'
import type { LineRange } from '../pages/find-sentence.ts'
import type { RemovedText } from './keyword-change.ts'

export type { RemovedText }

/** A piece that is longer would not be pasted, and hardly read. */
const MOST_LINES = 60
const MOST_CHARACTERS = 4000

/** More changed lines are not told apart: the time for it grows with their square. */
const MOST_CHANGES = 2000

/** Lines that were taken out, and those that were put in their place. */
export interface Hunk {
  before: LineRange
  /** Undefined where the file is gone. */
  now?: LineRange
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
  return hunks
}

/**
 * Returns the lines of `hunk` around `sentence`, both of `lines`: all that are no more than 60 lines and 4,000 characters.
 * Undefined where the hunk has no line of the sentence, or a line is too long.
 */
export function cutPiece(
  lines: string[],
  hunk: LineRange,
  sentence: LineRange,
): (LineRange & { text: string }) | undefined {
  let from = Math.max(hunk.from, sentence.from)
  let to = from
  const lengthOf = (line: number) => (lines[line - 1] ?? '').length + 1
  let left = MOST_CHARACTERS - lengthOf(from)
  if (from > Math.min(hunk.to, sentence.to) || left < 0) return undefined
  const mayTake = (line: number) =>
    line >= hunk.from && line <= hunk.to && to - from + 1 < MOST_LINES && lengthOf(line) <= left
  while (mayTake(to + 1) || mayTake(from - 1)) {
    if (mayTake(to + 1)) {
      to += 1
      left -= lengthOf(to)
    }
    if (mayTake(from - 1)) {
      from -= 1
      left -= lengthOf(from)
    }
  }
  // Blank lines at the ends are no text.
  while (isBlank(lines[from - 1] ?? '') && from < to) from += 1
  while (isBlank(lines[to - 1] ?? '') && from < to) to -= 1
  return { from, to, text: lines.slice(from - 1, to).join('\n') }
}

function isBlank(line: string): boolean {
  return line.trim() === ''
}
