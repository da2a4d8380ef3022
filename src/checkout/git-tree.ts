import { type Checkout, git, requireObjectId, splitZero } from './git.ts'
import { type BlobReader, readBlobs } from './git-objects.ts'
import { byPath, type FileSelection, type PageSource, type SourceFile } from './source.ts'

/**
 * Lists the selected files of a commit, relative to the checkout's folder, without symbolic links and submodules. Reads
 * with `blobs`, which many commits can share, or with a process of its own. Rejects with an AvgError.
 */
export async function openTree(
  checkout: Checkout,
  commit: string,
  selection: FileSelection,
  blobs?: BlobReader,
): Promise<PageSource> {
  requireObjectId(commit)
  const listing = splitZero(await git(checkout, ['ls-tree', '-r', '-z', commit]))
  const files = listing
    .map(readEntry)
    .filter(file => file !== undefined)
    .sort(byPath)
  return toPageSource(files, selection, wanted => blobs?.read(wanted) ?? readBlobs(checkout, wanted))
}

/** Returns the selected files of a tree, in their order. */
export function toPageSource(
  files: SourceFile[],
  selection: FileSelection,
  read: PageSource['read'],
): PageSource {
  return {
    files: files.filter(({ path }) => selection.isPage(path)),
    siteFiles: files.filter(({ path }) => selection.isSiteFile(path)),
    parts: files.filter(({ path }) => selection.isPart(path)),
    untracked: new Set(),
    skipped: [],
    read,
  }
}

/** Reads `100644 blob id<TAB>path`, a regular file. */
function readEntry(line: string): SourceFile | undefined {
  const [, id, path] = /^100[0-7]{3} blob ([0-9a-f]+)\t(.+)$/s.exec(line) ?? []
  return id === undefined || path === undefined ? undefined : { id, path }
}
