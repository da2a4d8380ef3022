/** Which pages the others link to. */
import { dirname, join } from 'node:path/posix'

export interface LinkingPage {
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
