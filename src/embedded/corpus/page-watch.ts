/** Follows the work on pages, one at a time, so that a page that takes too long can be found and left out. */
import { formatOf } from './selection.ts'
import type { SourceFile, UnreadableReason } from './source.ts'

/** What is done with a page. */
export type PageStep = 'read' | 'scan'

export interface PageWatch {
  /** Files that are not read, by keyOf, and why. */
  leftOut: ReadonlyMap<string, UnreadableReason>
  /** The file that is read before the others, by keyOf. */
  first: string | undefined
  /** Hears of each step before it begins; of undefined, when work follows that belongs to no single page. */
  onStep(file: SourceFile | undefined, step: PageStep): void
}

/** Follows nothing and leaves out nothing. */
export const unwatched: PageWatch = { leftOut: new Map(), first: undefined, onStep() {} }

/** Returns what is equal for files that say the same. */
export function keyOf({ path, id }: SourceFile): string {
  // A page says the same wherever it is; a file that speaks of the site speaks of the folders around it.
  return `${formatOf(path) ?? path} ${id}`
}
