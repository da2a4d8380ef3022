/** Base against head, with what their pages and `robots.txt` tell answer engines. Pure. */
import type { LimitReason, PassedOverReason } from '../../contract/corpus-facts.ts'
import type { Corpus, Page } from '../pages/corpus.ts'
import { CorpusError } from '../pages/errors.ts'
import { findGone } from '../pages/indexing/gone.ts'
import { type HiddenReason, hiddenSince } from '../pages/indexing/hidden.ts'
import { byPath } from '../pages/source.ts'
import type { Comparer, TreeComparison } from './compare.ts'

/** A corpus, as far as a comparison depends on it. */
export type ComparedCorpus = Pick<Corpus, 'pages' | 'hidden' | 'site'> & Partial<Pick<Corpus, 'passedOver'>>

/**
 * Compares two corpora with `compare`. A page that the head newly hides from answer engines counts as gone there. A page
 * whose address leads on to another page by a redirect of the head counts as kept if its text is. Throws a CorpusError
 * where an answer depends on a page that the head takes beyond a limit of reading: the page may still hold the answer.
 */
export function compareCorpora(
  compare: Comparer,
  base: ComparedCorpus,
  head: ComparedCorpus,
  mostLoss?: number,
): TreeComparison {
  const hidden = hiddenSince(base.pages, base, head)
  const redirected = findGone(base.pages, head).filter(({ redirect }) => redirect !== undefined)
  const comparison = compare(base.pages, withoutHidden(head.pages, hidden), {
    hidden,
    passedOver: new Map(head.passedOver?.map(file => [file.path, file])),
    redirected: new Set(redirected.map(({ page }) => page.path)),
    ...(mostLoss !== undefined && { mostLoss }),
  })
  requireJudgeable(comparison)
  return comparison
}

function requireJudgeable({ evidence }: TreeComparison): void {
  const pages = new Map<string, LimitReason>()
  for (const { outcome, causes } of evidence) {
    for (const cause of outcome === 'lost' ? causes : []) {
      if (cause.kind === 'unread' && isLimit(cause.reason)) pages.set(cause.path, cause.reason)
    }
  }
  if (pages.size === 0) return
  const sorted = Array.from(pages, ([path, reason]) => ({ path, reason })).sort(byPath)
  throw new CorpusError({ kind: 'pages-beyond-limit', pages: sorted })
}

function isLimit(reason: PassedOverReason): reason is LimitReason {
  return reason === 'too-large' || reason === 'not-parsable'
}

/** Returns the same array if no page is hidden: the comparer recognises pages it has scanned by their array. */
function withoutHidden(pages: Page[], hidden: ReadonlyMap<string, HiddenReason[]>): Page[] {
  const isHidden = ({ path }: Page) => hidden.has(path)
  return pages.some(isHidden) ? pages.filter(page => !isHidden(page)) : pages
}
