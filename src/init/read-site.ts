import type { Checkout } from '../checkout/git.ts'
import type { PageOwner } from '../inputs/keywords.ts'
import { scanRepository } from '../owners/scan.ts'
import type { Corpus } from '../sites/corpus.ts'
import { readSiteUrls } from '../sites/folder-rules.ts'
import { readGeneratorChoices } from '../sites/generators/generators.ts'
import { readPages } from '../sites/read-pages.ts'
import { countLinks } from './count-links.ts'
import { findOwner, type OwnedQuestion, type ProposedOwner, proposeOwners } from './propose-owners.ts'
import {
  type Candidate,
  type DroppedQueries,
  dropRepeated,
  orderByTask,
  proposeFromPages,
  proposeFromQueries,
} from './propose-questions.ts'
import type { Site } from './propose-site.ts'
import type { SearchQuery } from './search-console.ts'

/** Limits the time of the scan. */
const MAX_CANDIDATES = 120
/** A person should read every proposal. */
const MAX_PROPOSED = 8
/** Search queries are real questions, so more of them are proposed. */
const MAX_PROPOSED_WITH_QUERIES = 20

export interface ReadSite {
  corpus: Corpus
  /**
   * Proposes those search queries and titles that the pages answer, or all titles if they answer none: pages may be too
   * short, or not contain the brand that was added to their titles.
   */
  propose(
    brand: string,
    queries: SearchQuery[],
    min?: number,
  ): { questions: OwnedQuestion[]; dropped: DroppedQueries }
  /** Returns the address of the page that answers each keyword, if one does. */
  answer(keywords: string[]): { keyword: string; page: string | undefined }[]
  proposeOwners(brand: string, keywords: string[]): (ProposedOwner | undefined)[]
  has(owner: PageOwner): boolean
}

/** Reads the pages. Rejects with an AvgError, such as AVG_NO_PAGES, or with the signal's reason. */
export async function readSite(
  checkout: Checkout,
  { content, siteUrl, generators, language }: Omit<Site, 'brand'>,
): Promise<ReadSite> {
  const siteUrls = readSiteUrls(siteUrl) ?? []
  const choices = readGeneratorChoices(generators.map(({ line }) => line))
  const settings = { content, competitors: [], siteUrls, generators: choices, language }
  const corpus = await readPages(checkout, settings)
  const { pages } = corpus
  const links = await countLinks(
    checkout.folder,
    pages.map(({ path }) => path),
  )
  const paths = new Map(pages.map(({ path, url }) => [url, path]))
  const answersTo = (keywords: string[]) =>
    new Map(
      scanRepository(pages, keywords, language)
        .keywords.filter(({ cited }) => cited)
        .map(({ keyword, sourceUrl }) => [keyword, sourceUrl]),
    )
  return {
    corpus,
    propose(brand, queries, min = MAX_PROPOSED) {
      const { candidates: searched, dropped } = proposeFromQueries(queries, brand)
      const titled = proposeFromPages(pages, brand, links)
      const wanted = titled.filter(({ task = -1 }, index) => task >= 0 || index < MAX_CANDIDATES)
      const candidates = dropRepeated([...searched, ...wanted.slice(0, 2 * MAX_CANDIDATES)])
      const keywords = candidates.map(({ keyword }) => keyword)
      const answers = answersTo(keywords)
      const owners = new Map(
        proposeOwners(pages, keywords, { language, brand }).map((owner, index) => [keywords[index], owner]),
      )
      const isAnswered = ({ keyword, from }: Candidate) => {
        if (from === undefined) return answers.has(keyword)
        const isCited = paths.get(answers.get(keyword) ?? '') === from.path
        return isCited || owners.get(keyword)?.certainty === 'named'
      }
      const answered = candidates.filter(isAnswered)
      dropped.unanswered = searched.filter(each => !isAnswered(each)).map(({ keyword }) => keyword)
      const titles = candidates.filter(({ from }) => from !== undefined)
      const max = Math.min(Math.max(min, searched.length), MAX_PROPOSED_WITH_QUERIES)
      const chosen = orderByTask(answered.length > 0 ? answered : titles).slice(0, max)
      const questions = chosen.map(({ keyword }) => ({ keyword, proposed: owners.get(keyword) }))
      return { questions, dropped }
    },
    answer(keywords) {
      const answers = answersTo(keywords)
      return keywords.map(keyword => ({ keyword, page: answers.get(keyword) }))
    },
    proposeOwners: (brand, keywords) => proposeOwners(pages, keywords, { language, brand }),
    has: owner => findOwner(pages, owner) === 'page',
  }
}
