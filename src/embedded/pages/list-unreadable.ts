/** Warnings about files that hold no readable page. */
import { clip, toSingleLine } from '../../lib/text.ts'
import type { Unreadable } from './source.ts'

const MOST_PATH_CHARACTERS = 200

/** Returns a line for each of the first `mostNamed` files, and one line that counts the others by their reasons. */
export function listUnreadable(files: Unreadable[], mostNamed: number): string[] {
  const named = files
    .slice(0, mostNamed)
    .map(({ path, reason }) => `${clip(toSingleLine(path), MOST_PATH_CHARACTERS)} is not scanned: ${reason}`)
  const others = files.slice(mostNamed)
  if (others.length === 0) return named
  const counts = Array.from(
    Map.groupBy(others, ({ reason }) => reason),
    ([reason, { length }]) => `${length} ${reason}`,
  )
  const more = others.length === 1 ? '1 more file is' : `${others.length} more files are`
  return [...named, `${more} not scanned: ${counts.join(', ')}`]
}
