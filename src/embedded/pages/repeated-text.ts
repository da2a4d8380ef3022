/** Text that stands on many pages of a built site, such as a menu, a footer or a banner, says nothing about any of them. */

import { formatOf } from './formats.ts'
import type { PageContent } from './page.ts'

/**
 * The share of the HTML pages that have such a line. On six built sites, the lines of so many pages were of menus, banners,
 * footers and labels; those of 5 to 10 % of the pages were also steps that several guides have.
 */
const SHARE = 0.2
const LEAST_PAGES = 5

/** Pages that are looked at, and lines at the beginning and at the end of each: what repeats is there. */
const MOST_PAGES = 400
const MOST_LINES = 300

interface SitePage {
  path: string
  /** Name of the competitor it belongs to; undefined for the brand's own. */
  owner: string | undefined
  content: PageContent
}

/** Returns the lines that repeat over the HTML pages of one site, those of each competitor aside. */
export function findRepeatedText(pages: readonly SitePage[]): Set<string> {
  const html = pages.filter(({ path }) => formatOf(path) === 'html')
  const sites = Map.groupBy(html, ({ owner }) => owner)
  return new Set([...sites.values()].flatMap(findLines))
}

function findLines(pages: readonly SitePage[]): string[] {
  const step = Math.ceil(pages.length / MOST_PAGES)
  const sample = pages.filter((_, index) => index % step === 0)
  const counts = new Map<string, number>()
  for (const { content } of sample) {
    for (const line of new Set(outerLines(content))) counts.set(line, (counts.get(line) ?? 0) + 1)
  }
  const least = Math.max(LEAST_PAGES, SHARE * sample.length)
  return [...counts].filter(([, count]) => count >= least).map(([line]) => line)
}

function linesOf({ passages }: PageContent): string[] {
  return passages.flatMap(({ text }) => text.split('\n'))
}

function outerLines(content: PageContent): string[] {
  const lines = linesOf(content)
  return lines.length <= 2 * MOST_LINES ? lines : [...lines.slice(0, MOST_LINES), ...lines.slice(-MOST_LINES)]
}

/** Returns a function that takes lines out of HTML pages. Pages that stay the same stay one object, too. */
export function createTextRemover(): <P extends SitePage>(pages: P[], lines: ReadonlySet<string>) => P[] {
  const known = new WeakMap<PageContent, { lines: string; removed: string; content: PageContent }>()
  function remove(content: PageContent, lines: ReadonlySet<string>, key: string): PageContent {
    const last = known.get(content)
    // In a history the menus change seldom, and where they do, most pages lose the same lines as before.
    if (last?.lines === key) return last.content
    const removed = linesOf(content)
      .filter(line => lines.has(line))
      .join('\n')
    const found = last?.removed === removed ? last.content : without(content, lines)
    known.set(content, { lines: key, removed, content: found })
    return found
  }
  return (pages, lines) => {
    if (lines.size === 0) return pages
    const key = [...lines].sort().join('\n')
    return pages.map(page =>
      formatOf(page.path) === 'html' ? { ...page, content: remove(page.content, lines, key) } : page,
    )
  }
}

function without(content: PageContent, lines: ReadonlySet<string>): PageContent {
  const passages = content.passages.flatMap(({ headings, text }) => {
    const kept = text.split('\n').filter(line => !lines.has(line))
    return kept.length === 0 ? [] : [{ headings, text: kept.join('\n') }]
  })
  return { ...content, passages }
}
