/** The pages in the work tree, as they are on disk. */
import { lstat, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Checkout, git, splitZero } from './git.ts'
import { MOST_PAGE_BYTES, type PageSource, type Reading, readText, type SourceFile } from './source.ts'

/** Enough to keep the disk busy, few enough for little memory. */
const READ_AT_ONCE = 32

/**
 * The selected files that git tracks; a file that is not tracked is no page. Symbolic links and submodules are passed
 * over, as are unmerged files. Rejects with a CorpusError.
 */
export async function openWorkTree(
  checkout: Checkout,
  isPage: (path: string) => boolean,
): Promise<PageSource> {
  const tracked = splitZero(await git(checkout, ['ls-files', '-z', '-t', '-s']))
    .map(readEntry)
    .filter(entry => entry !== undefined)
    .filter(({ path }) => isPage(path))
  const changed = new Set(splitZero(await git(checkout, ['diff-files', '-z', '--name-only', '--relative'])))
  const files = tracked
    .filter(({ sparse }) => !sparse)
    .map(({ path, id }) => ({ path, id: changed.has(path) ? `changed:${path}` : id }))
  return {
    files,
    absent: new Set(tracked.filter(({ sparse }) => sparse).map(({ path }) => path)),
    read: wanted => readFiles(checkout.folder, wanted),
  }
}

/** `H 100644 id 0<TAB>path`; only regular files at stage 0. */
function readEntry(line: string): { path: string; id: string; sparse: boolean } | undefined {
  const [, tag, id, path] = /^(\S) 100[0-7]{3} ([0-9a-f]+) 0\t(.+)$/s.exec(line) ?? []
  return id === undefined || path === undefined ? undefined : { path, id, sparse: tag === 'S' }
}

async function* readFiles(folder: string, files: SourceFile[]): AsyncGenerator<Reading> {
  for (let start = 0; start < files.length; start += READ_AT_ONCE) {
    const batch = files.slice(start, start + READ_AT_ONCE)
    const readings = await Promise.all(batch.map(file => readOne(folder, file)))
    yield* readings.filter(reading => reading !== undefined)
  }
}

async function readOne(folder: string, file: SourceFile): Promise<Reading | undefined> {
  const path = join(folder, file.path)
  const stats = await lstat(path).catch(() => undefined)
  // A link or a pipe may have taken the file's place since it was staged.
  if (!stats?.isFile()) return undefined
  if (stats.size > MOST_PAGE_BYTES) return { file, unreadable: 'too-large' }
  return readText(file, await readFile(path))
}
