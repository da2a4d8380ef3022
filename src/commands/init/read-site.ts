/** Reads the pages of a site once, to propose what to ask and to say which page answers it. */
import { dirname, join } from 'node:path/posix'
import type { Page } from '../../embedded/pages/corpus.ts'
import { readSiteUrls } from '../../embedded/pages/folder-rules.ts'
import type { Checkout } from '../../embedded/pages/git.ts'
import { readPages } from '../../embedded/pages/read-pages.ts'
import { createSelection } from '../../embedded/pages/selection.ts'
import { openWorkTree } from '../../embedded/pages/work-tree.ts'
import { scanRepository } from '../../embedded/repository/scan.ts'
import type { PageOwner } from '../../inputs/keywords.ts'
import {
  chooseAnswered,
  type KeywordPages,
  proposeFromPages,
  proposeFromQueries,
} from './propose-keywords.ts'
import { findOwner, type ProposedOwner, proposeOwners } from './propose-owners.ts'
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
  /** Returns the page that may own each keyword, in order. */
  proposeOwners(keywords: string[]): (ProposedOwner | undefined)[]
  /** Returns whether a page was read, and has a section of that heading where one is given. */
  has(owner: PageOwner): boolean
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
  /** The pages that questions were taken from. */
  const takenFrom = new Map<string, string>()
  return {
    pages: pages.length,
    propose(queries) {
      const searched = proposeFromQueries(queries, brand).slice(0, MOST_CANDIDATES)
      const written = proposeFromPages(pages, links, { brand, language }).slice(0, MOST_CANDIDATES)
      const candidates = [...searched, ...written]
      const keywords = candidates.map(({ keyword }) => keyword)
      for (const { keyword, path } of candidates) if (path !== undefined) takenFrom.set(keyword, path)
      const answers = answersTo(keywords)
      const owners = proposeOwners(pages, keywords, language, takenFrom)
      const found = keywords.flatMap((keyword, index): [string, KeywordPages][] => {
        const url = answers.get(keyword)
        const proposed = owners[index]
        const owner = proposed?.isSure ? proposed.owner.path : undefined
        return url === undefined ? [] : [[keyword, { answer: paths.get(url) ?? url, owner }]]
      })
      const unanswered = searched.map(({ keyword }) => keyword).filter(keyword => !answers.has(keyword))
      return {
        keywords: chooseAnswered(candidates, new Map(found), MOST_KEYWORDS),
        unanswered: unanswered.slice(0, MOST_UNANSWERED),
      }
    },
    answer(keywords) {
      const answers = answersTo(keywords)
      return keywords.map(keyword => ({ keyword, page: answers.get(keyword) }))
    },
    proposeOwners: keywords => proposeOwners(pages, keywords, language, takenFrom),
    has: owner => findOwner(pages, owner) === 'page',
  }
}

async function readTexts(checkout: Checkout, content: string[], pages: Page[]): Promise<LinkingPage[]> {
  const source = await openWorkTree(checkout, createSelection(content, []))
  const read = new Set(pages.map(({ path }) => path))
  const texts: LinkingPage[] = []
  for await (const reading of source.read(source.files.filter(({ path }) => read.has(path)))) {
    if ('text' in reading) texts.push({ path: reading.file.path, text: reading.text })
  }
  return texts
}

interface LinkingPage {
  path: string
  text: string
}

/** Targets of Markdown links and definitions, of `href`, and of Hugo's `ref`. */
const LINKS =
  /\]\(\s*<?([^)\s>]+)|^[ \t]*\[[^\]\n]+\]:\s*<?(\S+?)>?[ \t\r]*$|\bhref\s*=\s*["'{]+([^"'}\s]+)|\b(?:rel)?ref\s+["']([^"']+)["']/gm

/**
 * Counts for each page how many other pages link to it. `siteRoots` are the folders whose pages `/` begins at, and
 * `origins` the addresses of the site itself.
 */
export function countLinks(
  pages: LinkingPage[],
  siteRoots: string[],
  origins: string[],
): Map<string, number> {
  const known = new Map(pages.map(({ path }) => [toKey(path), path]))
  const counts = new Map(pages.map(({ path }) => [path, 0]))
  for (const { path, text } of pages) {
    const targets = new Set<string>()
    for (const [, ...groups] of text.matchAll(LINKS)) {
      const target = groups.find(group => group !== undefined) ?? ''
      const found = candidatesOf(target, path, siteRoots, origins)
        .map(candidate => known.get(candidate))
        .find(candidate => candidate !== undefined)
      if (found !== undefined && found !== path) targets.add(found)
    }
    for (const target of targets) counts.set(target, (counts.get(target) ?? 0) + 1)
  }
  return counts
}

/** Returns the keys of the pages that a link may mean, the likeliest first. */
function candidatesOf(link: string, from: string, siteRoots: string[], origins: string[]): string[] {
  const origin = origins.find(each => link.startsWith(each))
  const [target = ''] = (origin === undefined ? link : `/${link.slice(origin.length)}`).split(/[?#]/)
  if (target === '' || /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(target)) return []
  if (target.startsWith('/')) return [...siteRoots, ''].map(root => toKey(join(root, target)))
  // A page is published at its own folder, too: its links then begin there.
  const own = from.replace(/\.[^./]+$/, '')
  return [
    ...new Set([
      join(dirname(from), target),
      join(own, target),
      ...siteRoots.map(root => join(root, target)),
    ]),
  ].map(toKey)
}

/** Returns the path of a page without what an address leaves out: the extension and the name of a folder's own page. */
function toKey(path: string): string {
  return path
    .replace(/^\.?\/+/, '')
    .replace(/\.(?:md|mdx|markdown|html?)$/i, '')
    .replace(/(?:^|\/)(?:_?index|readme)$/i, '')
    .replace(/(?<!\/)\/+$/, '')
    .toLowerCase()
}
