/** Follows confirmed owners through renames. Pure. */
import type { Page } from '../pages/corpus.ts'
import type { ConfirmedOwner } from '../settings.ts'

/**
 * Returns the owners by their paths in `there`. An owner whose page is in `here` alone was renamed: its page there is the
 * one, gone from here, that has most of its text, and half of it at least.
 */
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
    const lines = [...linesOf(page)]
    let [most, path] = [lines.length / 2, owner.path]
    for (const other of renamed) {
      const shared = lines.filter(line => other.lines.has(line)).length
      if (shared >= most && shared > 0) [most, path] = [shared, other.page.path]
    }
    return { ...owner, path }
  })
}

function linesOf({ content: { passages } }: Page): Set<string> {
  return new Set(passages.flatMap(({ text }) => text.split('\n')))
}
