/** Follows the work on pages, one at a time, so that a page that takes too long can be named. */
import type { SourceFile } from './source.ts'

export interface PageWatch {
  /** Hears of each page before work on it begins; of undefined, when work follows that belongs to no single page. */
  onStep(file: SourceFile | undefined): void
}

/** Follows nothing. */
export const unwatched: PageWatch = { onStep() {} }
