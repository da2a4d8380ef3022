import { countSkipped } from '../checkout/source.ts'
import { listSkipReasons } from '../errors/skipped-files.ts'
import { describeNeeds } from '../errors/words.ts'
import { plainLine } from '../lib/escape.ts'
import { countOf } from '../report/words/numbers.ts'
import { listFirst, NAME_LENGTH } from '../report/words/words.ts'
import { type Corpus, isOwn, type Page } from '../sites/corpus.ts'
import { findLiteralFolder } from '../sites/glob.ts'
import { findCommonFolder } from '../sites/selection.ts'

const MAX_LISTED = 3

/**
 * Describes what was recognized of a site, in rows of a label and a value: its generator, the folders of its pages, the
 * addresses of three pages, and the skipped files. `content`: globs of the pages; empty for the default selection.
 */
export function describeSite({ pages, sites, skipped }: Corpus, content: string[]): [string, string][] {
  const own = pages.filter(isOwn)
  const evidence = sites.map(
    ({ generator, config }) => `${generator.title} (${plainLine(config, NAME_LENGTH)})`,
  )
  const folders = groupByFolder(own, content).map(
    ([folder = 'the top folder', { length }]) => `${length} in ${plainLine(folder, NAME_LENGTH)}`,
  )
  const reasons = listSkipReasons(countSkipped(skipped))
  return [
    ['Built by', listFirst(evidence, MAX_LISTED) || 'no generator that is known'],
    ['Pages', `${folders.length > 1 ? `${own.length}, of which ` : ''}${listFirst(folders, MAX_LISTED)}`],
    ['Addresses', [...chooseExamples(own), ...countUnknown(own)].join('; ') || 'no page is published'],
    ['Skipped', reasons.join('; ') || 'no file'],
  ]
}

/** Returns the innermost folder around most pages; '' for the top folder. `content`: as for describeSite. */
export function findMainFolder({ pages }: Pick<Corpus, 'pages'>, content: string[]): string {
  const [[, most] = [undefined, []]] = groupByFolder(pages.filter(isOwn), content)
  return findCommonFolder(most.map(({ path }) => ({ glob: path })))
}

/** Groups the pages by the folders of the globs, and the others by their top-level folder, the largest group first. */
function groupByFolder(pages: Page[], content: string[]) {
  const longestFirst = content.map(findLiteralFolder).sort((a, b) => b.length - a.length)
  const folderOf = ({ path }: Page) =>
    longestFirst.find(folder => path.startsWith(`${folder}/`)) ??
    (path.includes('/') ? path.split('/', 1)[0] : undefined)
  return [...Map.groupBy(pages, folderOf)].toSorted(([, one], [, other]) => other.length - one.length)
}

/** Returns the first, the middle and the last page with an address: `docs/a.md → /a/`. */
function chooseExamples(pages: Page[]): string[] {
  const known = pages.flatMap(({ path, url, addresses = [] }) => {
    const [address] = addresses
    return address === undefined ? [] : [[path, url === path ? address : url]]
  })
  const chosen = new Set([known[0], known[Math.floor(known.length / 2)], known.at(-1)])
  return [...chosen].flatMap(each => each?.map(text => plainLine(text, NAME_LENGTH)).join(' → ') ?? [])
}

/** Without the address of a page, its redirects, `robots.txt` and moves cannot be checked. */
function countUnknown(pages: Page[]): string[] {
  const unknown = pages.filter(({ addresses }) => addresses === undefined)
  if (unknown.length === 0) return []
  const reason = describeNeeds(unknown.find(({ needs }) => needs !== undefined)?.needs)
  return [`not known for ${countOf(unknown.length, 'page')}${reason}`]
}
