import type { Checkout } from '../checkout/git.ts'
import { countLinks } from '../sites/count-links.ts'
import { readSiteUrls } from '../sites/folder-rules.ts'
import { readPages } from '../sites/read-pages.ts'
import { type OwnedQuestion, proposeOwners } from './propose-owners.ts'
import { dropRepeated, orderByTask, proposeFromPages, proposeFromQueries } from './propose-questions.ts'
import type { Site } from './propose-site.ts'
import type { SearchQuery } from './search-console.ts'

/** Limits the time of the scan. */
const MAX_CANDIDATES = 120
/** A person should read every proposal. */
const MAX_PROPOSED = 8
/** Search queries are real questions, so more of them are proposed. */
const MAX_PROPOSED_WITH_QUERIES = 20

export type ReadSite = Awaited<ReturnType<typeof readSite>>

/** Reads the pages. Rejects with an AvgError, such as AVG_NO_PAGES, or with the signal's reason. */
export async function readSite(
  checkout: Checkout,
  { content, siteUrl, language, hasNoAddresses }: Omit<Site, 'brand'> & { hasNoAddresses?: boolean },
) {
  const siteUrls = hasNoAddresses ? [] : (readSiteUrls(siteUrl) ?? [])
  const generators = hasNoAddresses ? [{ folder: '', name: 'none' }] : []
  const settings = { content, competitors: [], siteUrls, generators, language }
  const corpus = await readPages(checkout, settings)
  const { pages } = corpus
  const links = await countLinks(checkout.folder, pages)
  return {
    corpus,
    /** Proposes those search queries and titles that a page is named after, or all titles if there are none. */
    propose(brand: string, queries: SearchQuery[]) {
      const { candidates: searched, dropped } = proposeFromQueries(queries, brand)
      const titled = proposeFromPages(pages, brand, links)
      const wanted = titled.filter(({ task }, index) => task !== undefined || index < MAX_CANDIDATES)
      const candidates = dropRepeated([...searched, ...wanted.slice(0, 2 * MAX_CANDIDATES)])
      const keywords = candidates.map(({ keyword }) => keyword)
      const owners = proposeOwners(pages, keywords, { language, brand })
      const owned = candidates.map((candidate, index) => ({ ...candidate, proposed: owners[index] }))
      const titles = owned.filter(({ from }) => from !== undefined)
      const named = titles.filter(({ proposed }) => proposed?.certainty === 'named')
      const asked = owned.filter(({ from, proposed }) => from === undefined && proposed !== undefined)
      dropped.unowned = owned.filter(({ proposed }) => proposed === undefined).map(({ keyword }) => keyword)
      const max = Math.min(Math.max(MAX_PROPOSED, searched.length), MAX_PROPOSED_WITH_QUERIES)
      const chosen = [...asked, ...orderByTask(named.length > 0 ? named : titles)].slice(0, max)
      const questions = chosen.map(({ keyword, proposed }): OwnedQuestion => ({ keyword, proposed }))
      return { questions, dropped }
    },
  }
}
