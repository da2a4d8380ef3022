/** Reads the pages of a site once, to propose what to ask and to say which page answers it. */
import type { Page } from '../../embedded/pages/corpus.ts'
import type { Checkout } from '../../embedded/pages/git.ts'
import { readPages } from '../../embedded/pages/read-pages.ts'
import { createSelection } from '../../embedded/pages/selection.ts'
import { readSiteUrls } from '../../embedded/pages/site-url.ts'
import { openWorkTree } from '../../embedded/pages/work-tree.ts'
import { scanRepository } from '../../embedded/repository/scan.ts'
import { countLinks } from './count-links.ts'
import { chooseAnswered, proposeFromPages, proposeFromQueries } from './propose-keywords.ts'
import type { SiteProposal } from './propose-site.ts'

/** More candidates cost time and are of pages that few others link to. */
const MOST_CANDIDATES = 80
const MOST_KEYWORDS = 10
const MOST_UNANSWERED = 5

export interface ProposedKeywords {
  keywords: string[]
  /** The most shown search queries that the pages do not answer. */
  unanswered: string[]
}

export interface ReadSite {
  /** Number of pages. */
  pages: number
  /** Proposes keywords that the pages answer. `queries` are search queries, the most important first. */
  propose(queries: string[]): ProposedKeywords
  /** Returns the address of the page that each keyword is answered from; undefined where there is none. */
  answer(keywords: string[]): { keyword: string; page: string | undefined }[]
}

/** Reads the pages. Rejects with a CorpusError, also where there are none, or with the signal's reason. */
export async function readSite(
  checkout: Checkout,
  { brand, content, siteUrl, language }: Omit<SiteProposal, 'generator'>,
): Promise<ReadSite> {
  const siteUrls = readSiteUrls(siteUrl) ?? []
  const { pages } = await readPages(checkout, { content, competitors: [], siteUrls, language })
  const roots = siteUrls.map(({ folder }) => folder)
  const origins = siteUrls.map(({ template }) =>
    template.slice(0, template.lastIndexOf('/', template.indexOf('{path}')) + 1),
  )
  const links = countLinks(await readTexts(checkout, content, pages), [...new Set(roots)], origins)
  const paths = new Map(pages.map(({ path, url }) => [url, path]))
  const answersTo = (keywords: string[]) =>
    new Map(
      scanRepository(pages, keywords, language)
        .keywords.filter(({ cited }) => cited)
        .map(({ keyword, sourceUrl }) => [keyword, sourceUrl]),
    )
  return {
    pages: pages.length,
    propose(queries) {
      const searched = proposeFromQueries(queries, brand).slice(0, MOST_CANDIDATES)
      const written = proposeFromPages(pages, links, { brand, language }).slice(0, MOST_CANDIDATES)
      const candidates = [...searched, ...written]
      const found = answersTo(candidates.map(({ keyword }) => keyword))
      const answers = new Map(Array.from(found, ([keyword, url]) => [keyword, paths.get(url) ?? url]))
      const unanswered = searched.map(({ keyword }) => keyword).filter(keyword => !answers.has(keyword))
      return {
        keywords: chooseAnswered(candidates, answers, MOST_KEYWORDS),
        unanswered: unanswered.slice(0, MOST_UNANSWERED),
      }
    },
    answer(keywords) {
      const answers = answersTo(keywords)
      return keywords.map(keyword => ({ keyword, page: answers.get(keyword) }))
    },
  }
}

async function readTexts(
  checkout: Checkout,
  content: string[],
  pages: Page[],
): Promise<{ path: string; text: string }[]> {
  const source = await openWorkTree(checkout, createSelection(content, []))
  const read = new Set(pages.map(({ path }) => path))
  const texts: { path: string; text: string }[] = []
  for await (const reading of source.read(source.files.filter(({ path }) => read.has(path)))) {
    if ('text' in reading) texts.push({ path: reading.file.path, text: reading.text })
  }
  return texts
}
