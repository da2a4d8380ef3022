import { isWritable, type PageOwner } from '../inputs/keywords.ts'
import { type Citation, findCitedOwners } from '../owners/cited-pages.ts'
import type { OwnerCertainty } from '../owners/keyword-change.ts'
import { toConfirmable } from '../owners/owner.ts'
import { createScanner } from '../owners/scan.ts'
import type { Page } from '../sites/corpus.ts'
import { depthOf, isReadable, proposeFromPages } from './propose-questions.ts'
import type { Site } from './propose-site.ts'

export interface ProposedOwner {
  owner: PageOwner
  /** How well its names match the question, 0 to 1. */
  fit: number
  /** `confirmed`: by a person. `named`: see Owner; also if the question was taken from the page. */
  certainty: OwnerCertainty
  /** The number that cite the page, if engines chose it. */
  answers?: number
}

export interface OwnedQuestion {
  keyword: string
  proposed?: ProposedOwner | undefined
}

/**
 * Proposes the page that may own each question, in their order; undefined if no page is named after it. A page whose title
 * is the question comes before the page that the gate would guess, the outermost one first. On four sites, 51 of 119
 * questions have a page with their full name, and each of these pages owns its question.
 */
export function proposeOwners(
  pages: Page[],
  keywords: string[],
  { language, brand }: Pick<Site, 'language' | 'brand'>,
): (ProposedOwner | undefined)[] {
  const titled = Map.groupBy(proposeFromPages(pages, brand), ({ keyword }) => keyword)
  const guesses = createScanner(keywords, language).nameOwners(pages.filter(isReadable), [])
  return keywords.map((keyword, index) => {
    const named = guesses[index]
    const guess = named && { owner: toConfirmable(named), fit: named.fit, certainty: named.certainty }
    const titles = (titled.get(keyword) ?? []).flatMap(({ from }) => from ?? [])
    const isGuessed = ({ path }: PageOwner) => path === guess?.owner.path
    const [owner] = titles.toSorted(
      (one, other) => depthOf(one) - depthOf(other) || Number(isGuessed(other)) - Number(isGuessed(one)),
    )
    if (owner === undefined || !isWritable(keyword, owner)) {
      return guess && isWritable(keyword, guess.owner) ? guess : undefined
    }
    // Certain only if no other page has the title, and the gate finds the page by its names. Otherwise a person must confirm it.
    return { owner, fit: 1, certainty: titles.length === 1 && isGuessed(owner) ? 'named' : 'guessed' }
  })
}

const MAX_CITED = 20

/** Proposes the pages that engines cite for questions of recorded runs, the most cited first. */
export function proposeCited(citations: readonly Citation[]): OwnedQuestion[] {
  const proposed = Array.from(findCitedOwners(citations), ([keyword, { name: path, answers }]) => ({
    keyword,
    proposed: { owner: { path }, fit: 1, certainty: 'cited' as const, answers },
  }))
  const writable = proposed.filter(({ keyword, proposed }) => isWritable(keyword, proposed.owner))
  return writable.toSorted((a, b) => b.proposed.answers - a.proposed.answers).slice(0, MAX_CITED)
}
