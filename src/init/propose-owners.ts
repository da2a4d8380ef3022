import { type PageOwner, readKeywords } from '../inputs/keywords.ts'
import { formatKeyword } from '../lib/keyword-line.ts'
import type { OwnerCertainty } from '../owners/keyword-change.ts'
import { findSection, slugOf, toConfirmable } from '../owners/owner.ts'
import { createScanner } from '../owners/scan.ts'
import type { Page } from '../sites/corpus.ts'

export interface ProposedOwner {
  owner: PageOwner
  /** How well its names match the question, 0 to 1. */
  fit: number
  /** `confirmed`: by a person. `named`: see Owner; also if the question was taken from the page. */
  certainty: OwnerCertainty
}

export interface OwnedQuestion {
  keyword: string
  proposed?: ProposedOwner | undefined
}

/**
 * Returns the page that may own each question, in their order; undefined if no page is named after it. On four sites, 51
 * of 119 questions have a page with their full name, and each of these pages owns its question.
 */
export function proposeOwners(
  pages: Page[],
  keywords: string[],
  language: string,
): (ProposedOwner | undefined)[] {
  return createScanner(keywords, language)
    .nameOwners(pages, [])
    .map((named, index) => {
      if (named === undefined) return undefined
      const { fit, certainty } = named
      const owner = toConfirmable(named)
      return isWritable(keywords[index] ?? '', owner) ? { owner, fit, certainty } : undefined
    })
}

/** Returns whether `keywords` can express a question and its owner, whose file may have any name. */
export function isWritable(keyword: string, owner: PageOwner): boolean {
  const line = formatKeyword({ keyword, owner })
  const read = readKeywords([line])
  const [same] = 'keywords' in read ? read.keywords : []
  return same?.owner?.path === owner.path && same.owner.heading === owner.heading && !line.includes('${{')
}

/** Returns `page` if the owner exists, otherwise what is missing. */
export function findOwner(pages: Page[], { path, heading }: PageOwner): 'page' | 'no-page' | 'no-heading' {
  const page = pages.find(page => page.path === path && page.owner === undefined)
  if (page === undefined) return 'no-page'
  if (heading === undefined || slugOf(page.content.title) === slugOf(heading)) return 'page'
  return findSection(page, heading) === undefined ? 'no-heading' : 'page'
}
