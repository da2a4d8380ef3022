/**
 * Compares the pages of real sites that are taken for copies with what a person says about their folders:
 *
 *     npm run evaluate -- copies FOLDER…
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { createCopyFilters } from '../../src/sites/copies.ts'
import { createLanguageFilter } from '../../src/sites/language.ts'
import { createSelection } from '../../src/sites/selection.ts'
import { isFolderOf } from './sites.ts'

/** Patterns of the paths that are copies, by site. A copy that the patterns name is one for a person who read the folders. */
const patternsSchema = z.record(z.string(), z.array(z.string()))
const sitesSchema = z.object({
  /** Sites that a rule was chosen on. */
  chosen: patternsSchema,
  reported: patternsSchema,
})

interface Counts {
  copies: number
  found: number
  canonical: number
  dropped: number
}

/** Returns a table of the sites in `folders`; see above. Translations that their paths tell are found without the rule for copies. */
export async function evaluateCopies(folders: string[]): Promise<string> {
  const sites = sitesSchema.parse(JSON.parse(readFileSync('scripts/evaluation/copies.json', 'utf8')))
  const rows: (Counts & { site: string })[] = []
  for (const role of ['chosen', 'reported'] as const) {
    const ofRole: typeof rows = []
    for (const [repository, patterns] of Object.entries(sites[role])) {
      const folder = folders.find(folder => isFolderOf(folder, repository))
      if (folder !== undefined) ofRole.push({ site: repository, ...(await judge(folder, patterns)) })
    }
    const none = { copies: 0, found: 0, canonical: 0, dropped: 0 }
    rows.push(...ofRole, { site: `all ${ofRole.length} ${role}`, ...ofRole.reduce(add, none) })
  }
  const lines = rows.map(
    ({ site, copies, found, canonical, dropped }) =>
      `| ${site} | ${share(found, copies)} | ${share(dropped, canonical)} |`,
  )
  return ['| site | copies found | canonical pages dropped |', '| --- | ---: | ---: |', ...lines].join('\n')
}

async function judge(folder: string, patterns: string[]): Promise<Counts> {
  const words = ['ls-tree', '-r', '-z', '--name-only', 'HEAD']
  const listing = execFileSync('git', words, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 30 })
  const paths = listing.split('\0').filter(createSelection([], []).isPage)
  const { findInPath } = createLanguageFilter('en', paths)
  const texts = paths.filter(path => findInPath(path) === undefined)
  const isVersion = createCopyFilters([])(texts, texts)
  const isCopy = (path: string) => findInPath(path) !== undefined || isVersion(path)
  const expressions = patterns.map(pattern => new RegExp(pattern))
  const copies = paths.filter(path => expressions.some(expression => expression.test(path)))
  const canonical = paths.filter(path => !expressions.some(expression => expression.test(path)))
  return {
    copies: copies.length,
    found: copies.filter(isCopy).length,
    canonical: canonical.length,
    dropped: canonical.filter(isCopy).length,
  }
}

function add(one: Counts, other: Counts): Counts {
  return {
    copies: one.copies + other.copies,
    found: one.found + other.found,
    canonical: one.canonical + other.canonical,
    dropped: one.dropped + other.dropped,
  }
}

function share(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} % (${part} of ${whole})`
}
