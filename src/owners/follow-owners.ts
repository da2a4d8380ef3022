/** Follows confirmed owners through renames, and finds missing ones. Pure. */
import type { SkippedFile } from '../checkout/source.ts'
import type { MissingOwner } from '../errors/warnings.ts'
import type { Page } from '../sites/corpus.ts'
import { type ConfirmedOwner, findNamesake, findSection } from './owner.ts'

/** Returns the owners with their paths in `there`. A renamed one is the new page with most of its text, at least half. */
export function followOwners(
  owners: readonly ConfirmedOwner[],
  here: readonly Page[],
  there: readonly Page[],
): ConfirmedOwner[] {
  const pathsThere = new Set(there.map(({ path }) => path))
  const missing = owners.filter(({ path }) => !pathsThere.has(path))
  if (missing.length === 0) return [...owners]
  const pagesHere = new Map(here.map(page => [page.path, page]))
  const renamed = there
    .filter(({ path }) => !pagesHere.has(path))
    .map(page => ({ page, lines: linesOf(page) }))
  return owners.map(owner => {
    const page = pathsThere.has(owner.path) ? undefined : pagesHere.get(owner.path)
    if (page === undefined) return owner
    return { ...owner, path: findMost([...linesOf(page)], renamed)?.path ?? owner.path }
  })
}

/** Returns the page with most of the lines, at least half of them. */
function findMost(
  lines: string[],
  candidates: { page: Page; lines: ReadonlySet<string> }[],
): Page | undefined {
  let [most, found]: [number, Page | undefined] = [lines.length / 2, undefined]
  for (const { page, lines: theirs } of candidates) {
    const shared = lines.filter(line => theirs.has(line)).length
    if (shared >= most && shared > 0) [most, found] = [shared, page]
  }
  return found
}

const MAX_ALIKE = 5
/** Shorter lines appear on many pages. */
const LONG_LINE = 40

/** Returns the pages that share a long line with `page`, or half of all its lines, most shared lines first. */
export function rankByLines(page: Page, pages: readonly Page[]): Page[] {
  const lines = [...linesOf(page)]
  const isLong = (line: string) => line.length >= LONG_LINE
  return pages
    .map(other => {
      const theirs = linesOf(other)
      return { other, shared: lines.filter(line => theirs.has(line)) }
    })
    .filter(({ shared }) => shared.some(isLong) || (shared.length > 0 && 2 * shared.length >= lines.length))
    .toSorted((a, b) => b.shared.length - a.shared.length)
    .slice(0, MAX_ALIKE)
    .map(({ other }) => other)
}

/**
 * Returns the owners whose page or section is missing in the base or renamed by the change, but not added or deleted by it.
 * `skipped`: files of the base that are not read as pages.
 */
export function findMissingOwners(
  owners: readonly ConfirmedOwner[],
  [base, head]: readonly [Page[], Page[]],
  skipped: readonly SkippedFile[] = [],
): MissingOwner[] {
  const find = (pages: Page[], path: string) => pages.find(page => page.path === path)
  const renamed = followOwners(owners, base, head)
  return owners.flatMap((owner, index): MissingOwner[] => {
    const { keyword, path, heading } = owner
    const [before, now] = [find(base, path), find(head, path)]
    const missing = { keyword, path, isRenamed: false, reason: undefined }
    if (before !== undefined && now === undefined) {
      const found = renamed[index]
      return found?.path === path ? [] : [{ ...missing, isRenamed: true, found }]
    }
    if (now !== undefined && (heading === undefined || findSection(now, heading))) return []
    if (before === undefined || heading === undefined) {
      const reason = skipped.find(file => file.path === path)?.reason
      const namesake = findNamesake(head, keyword)
      const found = namesake && { path: namesake.path }
      return now === undefined ? [{ ...missing, found, reason }] : []
    }
    return findSection(before, heading) ? [] : [{ ...missing, heading, found: { path } }]
  })
}

/** Returns the paragraphs, list items and table rows of a page. */
export function linesOf({ content: { passages } }: Page): Set<string> {
  return new Set(passages.flatMap(({ text }) => text.split('\n')))
}
