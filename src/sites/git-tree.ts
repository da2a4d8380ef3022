/** The pages of a commit, from git's objects alone. */
import { join } from 'node:path'
import { ensureCommit } from './base-commits.ts'
import { type Checkout, git, isCheckedOut, requireObjectId, splitZero } from './git.ts'
import { type ObjectReader, readBlobs, type TreeEntry } from './git-objects.ts'
import { isSiteFile } from './indexing/site.ts'
import { type FileChoice, within } from './selection.ts'
import { byPath, joinSources, type PageSource, renameFiles } from './source.ts'

/**
 * The selected files of `commit`, relative to the checkout's folder. Symbolic links are passed over, as are submodules
 * that are not checked out. `objects` reads many commits of the checkout with one process; without it each call
 * starts its own. Rejects with a CorpusError, also where the commit of a submodule cannot be had.
 */
export async function openTree(
  checkout: Checkout,
  commit: string,
  selection: FileChoice,
  objects?: ObjectReader,
): Promise<PageSource> {
  requireObjectId(commit)
  const listing = (await objects?.list(commit)) ?? (await listTree(checkout, commit))
  const files = listing
    .filter(({ mode }) => /^100[0-7]{3}$/.test(mode))
    .map(({ path, id }) => ({ path, id }))
    .sort(byPath)
  const own: PageSource = {
    files: files.filter(({ path }) => selection.isPage(path)),
    siteFiles: files.filter(({ path }) => isSiteFile(path)),
    parts: files.filter(({ path }) => selection.isPart(path)),
    untracked: new Set(),
    passedOver: [],
    read: wanted => objects?.read(wanted) ?? readBlobs(checkout, wanted),
  }
  const sources = [own]
  for (const { path, id } of listing.filter(({ mode }) => mode === SUBMODULE)) {
    const submodule = { ...checkout, folder: join(checkout.folder, path) }
    if (!selection.mayHold(path) || !(await isCheckedOut(submodule.folder))) continue
    await ensureCommit(submodule, id)
    const pages = await openTree(submodule, id, within(selection, path))
    sources.push(renameFiles(pages, inner => `${path}/${inner}`))
  }
  return joinSources(sources)
}

const SUBMODULE = '160000'

async function listTree(checkout: Checkout, commit: string): Promise<TreeEntry[]> {
  const lines = splitZero(await git(checkout, ['ls-tree', '-r', '-z', commit]))
  return lines.map(readEntry).filter(entry => entry !== undefined)
}

/** `100644 blob id<TAB>path`. */
function readEntry(line: string): TreeEntry | undefined {
  const [, mode, id, path] = /^([0-7]+) [a-z]+ ([0-9a-f]+)\t(.+)$/s.exec(line) ?? []
  return mode === undefined || id === undefined || path === undefined ? undefined : { mode, id, path }
}
