/** Follows confirmed owners through renames, and finds missing ones. Pure. */
import type { SkippedFile } from '../checkout/source.ts'
import type { MissingOwner } from '../errors/warnings.ts'
import type { Passage } from '../pages/outline.ts'
import type { Page } from '../sites/corpus.ts'
import { type ConfirmedOwner, findNamesake, findSection, slugOf } from './owner.ts'

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
    return { ...owner, path: findMost([...linesOf(page)], renamed)?.page.path ?? owner.path }
  })
}

/** Returns the candidate with most of the lines, at least half of them. */
function findMost<C extends { lines: ReadonlySet<string> }>(lines: string[], candidates: C[]): C | undefined {
  let [most, found]: [number, C | undefined] = [lines.length / 2, undefined]
  for (const candidate of candidates) {
    const shared = lines.filter(line => candidate.lines.has(line)).length
    if (shared >= most && shared > 0) [most, found] = [shared, candidate]
  }
  return found
}

/** Returns the new heading, of the same level, above most of the text of a section; undefined if there is none. */
function findNewHeading(headings: string[], before: Page, now: Page): string | undefined {
  const depth = headings.length
  const sectionsOf = ({ content: { passages } }: Page) =>
    Map.groupBy(
      passages.filter(passage => passage.headings.length >= depth),
      passage => passage.headings[depth - 1] ?? '',
    )
  const known = sectionsOf(before)
  const candidates = [...sectionsOf(now)]
    .filter(([heading]) => !known.has(heading))
    .map(([heading, passages]) => ({ heading, lines: toLines(passages) }))
  return findMost([...toLines(known.get(headings.at(-1) ?? ''))], candidates)?.heading
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
    const section = findSection(before, heading)
    if (section === undefined) return [{ ...missing, heading, found: { path } }]
    const renamedTo = now && findNewHeading(section, before, now)
    if (renamedTo === undefined) return []
    return [{ ...missing, heading, isRenamed: true, found: { path, heading: slugOf(renamedTo) } }]
  })
}

/** Returns the paragraphs, list items and table rows of a page. */
export function linesOf({ content: { passages } }: Page): Set<string> {
  return toLines(passages)
}

function toLines(passages: readonly Passage[] = []): Set<string> {
  return new Set(passages.flatMap(({ text }) => text.split('\n')))
}
