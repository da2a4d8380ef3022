import { createHash } from 'node:crypto'
import { type Dirent, lstatSync, readFileSync, type Stats } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { AvgError } from '../errors/avg-error.ts'
import { type Checkout, git, isWithoutGit, splitZero } from './git.ts'
import { readBlobs } from './git-objects.ts'
import {
  byPath,
  type FileSelection,
  MAX_PAGE_BYTES,
  type PageSource,
  type Reading,
  readText,
  type SourceFile,
  type WorkTreeSelection,
} from './source.ts'

export interface WorkTree {
  /** The top folder of the repository; without git, the given folder. */
  root: string
  hasGit: boolean
}

/** Finds the work tree around a folder. */
export async function findWorkTree(folder: string): Promise<WorkTree> {
  try {
    const root = (await git({ folder }, ['rev-parse', '--show-toplevel'])).trim()
    return { root, hasGit: true }
  } catch (error) {
    if (!(error instanceof AvgError)) throw error
    return { root: resolve(folder), hasGit: false }
  }
}

/** Files read between two turns of the event loop. Synchronous calls take a fifth of the time, but delay an abort. */
const READ_AT_ONCE = 32

/**
 * Lists the selected files of the checkout's folder. By default only tracked files are pages; globs and competitors'
 * folders also select untracked ones, and without git every file counts. Files that a sparse checkout leaves out are read
 * from git. Skips symbolic links. Rejects with an AvgError, or with the signal's reason.
 */
export async function openWorkTree(checkout: Checkout, selection: WorkTreeSelection): Promise<PageSource> {
  const tracked = await listTracked(checkout)
  if (tracked === undefined || selection.globs.length > 0) {
    const paths = await listFiles(checkout.folder, selection.mayHold, checkout.signal)
    const sparse = tracked?.filter(file => file.sparse).map(({ path }) => path) ?? []
    return openFiles(checkout, [...new Set([...paths, ...sparse])], tracked ?? [], selection)
  }
  const paths = tracked.map(({ path }) => path)
  const captured = await listCompetitorFiles(checkout, selection)
  return openFiles(checkout, [...new Set([...paths, ...captured])], tracked, selection)
}

/** Lists the selected files of a folder without git. */
export async function openFolder(checkout: Checkout, selection: FileSelection): Promise<PageSource> {
  return openFiles(
    checkout,
    await listFiles(checkout.folder, selection.mayHold, checkout.signal),
    [],
    selection,
  )
}

async function listCompetitorFiles(
  { folder, signal }: Checkout,
  selection: WorkTreeSelection,
): Promise<string[]> {
  const { competitors } = selection
  if (competitors.length === 0) return []
  const isNear = (path: string) =>
    competitors.some(
      other => `${path}/`.startsWith(`${other.folder}/`) || other.folder.startsWith(`${path}/`),
    )
  const files = await listFiles(folder, path => isNear(path) && selection.mayHold(path), signal)
  return files.filter(path => competitors.some(other => path.startsWith(`${other.folder}/`)))
}

async function openFiles(
  checkout: Checkout,
  paths: string[],
  tracked: Tracked[],
  selection: FileSelection,
): Promise<PageSource> {
  const entries = new Map(tracked.map(entry => [entry.path, entry]))
  const { folder } = checkout
  const selected = paths.filter(selection.isPage)
  // The robots.txt of pages in `docs` may be in `static`.
  const all = [...new Set([...paths, ...tracked.map(({ path }) => path)])]
  const siteFiles = all.filter(selection.isSiteFile)
  const parts = all.filter(selection.isPart)
  return {
    files: await identify(folder, selected, entries),
    siteFiles: await identify(folder, siteFiles, entries),
    parts: await identify(folder, parts, entries),
    untracked: new Set([...selected, ...siteFiles, ...parts].filter(path => !entries.has(path))),
    skipped: paths.map(selection.skip).filter(file => file !== undefined),
    async *read(wanted) {
      const isSparse = ({ path }: SourceFile) => entries.get(path)?.sparse === true
      yield* readFiles(
        folder,
        wanted.filter(file => !isSparse(file)),
      )
      yield* readBlobs(checkout, wanted.filter(isSparse))
    },
  }
}

async function identify(
  folder: string,
  paths: string[],
  tracked: Map<string, Tracked>,
): Promise<SourceFile[]> {
  const files: SourceFile[] = []
  let hashed = 0
  for (const path of paths) {
    const known = tracked.get(path)?.id
    if (known === undefined && ++hashed % READ_AT_ONCE === 0) await setImmediate()
    files.push({ path, id: known ?? hash(join(folder, path)) ?? path })
  }
  return files.sort(byPath)
}

interface Tracked {
  path: string
  /** Undefined if the file was changed since it was staged. */
  id: string | undefined
  sparse: boolean
}

async function listTracked(checkout: Checkout): Promise<Tracked[] | undefined> {
  try {
    const listing = splitZero(await git(checkout, ['ls-files', '-z', '-t', '-s']))
    const words = ['diff-files', '-z', '--name-only', '--relative', '--ignore-submodules']
    const changed = new Set(splitZero(await git(checkout, words)))
    return listing.flatMap(line => readEntry(line, changed))
  } catch (error) {
    if (isWithoutGit(error)) return undefined
    throw error
  }
}

/** Reads `H 100644 id 0<TAB>path`, a regular file without a merge conflict. */
function readEntry(line: string, changed: ReadonlySet<string>): Tracked[] {
  const [, tag, id, path] = /^(\S) 100[0-7]{3} ([0-9a-f]+) 0\t(.+)$/s.exec(line) ?? []
  if (path === undefined) return []
  return [{ path, id: changed.has(path) ? undefined : id, sparse: tag === 'S' }]
}

/** Returns the SHA-1 object id of a file; undefined if it cannot be read. */
function hash(path: string): string | undefined {
  const bytes = readPage(path)
  if (bytes === undefined || bytes === 'too-large') return undefined
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex')
}

async function* readFiles(folder: string, files: SourceFile[]): AsyncGenerator<Reading> {
  for (const [index, file] of files.entries()) {
    if (index % READ_AT_ONCE === 0) await setImmediate()
    const bytes = readPage(join(folder, file.path))
    if (bytes === 'too-large') yield { file, unreadable: 'too-large' }
    else if (bytes !== undefined) yield readText(file, bytes)
  }
}

/** Returns undefined if the file was deleted, or replaced by a link or a pipe, since it was listed. */
function readPage(path: string): Buffer | 'too-large' | undefined {
  const stats = readStats(path)
  if (!stats?.isFile()) return undefined
  return stats.size > MAX_PAGE_BYTES ? 'too-large' : readFileSync(path)
}

function readStats(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false })
  } catch {
    return undefined
  }
}

const FOLDERS_AT_ONCE = 16

/**
 * Lists the regular files below `folder` in any order, with `/` between segments. Skips symbolic links and the folders
 * that `mayHold` refuses. Rejects with an AvgError if `folder` cannot be read, or with the signal's reason.
 */
export async function listFiles(
  folder: string,
  mayHold: (folder: string) => boolean,
  signal?: AbortSignal,
): Promise<string[]> {
  const files: string[] = []
  const waiting = ['']
  while (waiting.length > 0) {
    signal?.throwIfAborted()
    const batch = waiting.splice(-FOLDERS_AT_ONCE)
    const listings = await Promise.all(batch.map(path => list(folder, path)))
    for (const [index, entries] of listings.entries()) {
      for (const entry of entries) {
        const path = batch[index] === '' ? entry.name : `${batch[index]}/${entry.name}`
        if (entry.isFile()) files.push(path)
        else if (entry.isDirectory() && mayHold(path)) waiting.push(path)
      }
    }
  }
  return files
}

async function list(root: string, path: string): Promise<Dirent[]> {
  try {
    return await readdir(join(root, path), { withFileTypes: true })
  } catch (cause) {
    // An inner folder was deleted or locked since it was listed.
    if (path !== '') return []
    throw new AvgError({ code: 'AVG_NO_FOLDER', folder: root }, { cause })
  }
}
