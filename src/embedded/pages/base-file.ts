/** A file that decides, read from a commit that the author of the change did not choose: see base-commits.ts. */
import { realpath } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { BaseFileFacts } from '../../contract/corpus-facts.ts'
import { findRealPath, pathInside } from '../../lib/files.ts'
import { findDecidingCommit, type HostCommits } from './base-commits.ts'
import { CorpusError, isWithoutGit } from './errors.ts'
import { type Checkout, git, isCheckedOut, splitZero } from './git.ts'

/** What a deciding file is in the commit that decides. */
type BaseFile =
  /** `commit`: that the text is from. */
  | { kind: 'base'; text: string; commit: string }
  /** The checked-out commit holds the file, and `commit`, which decides, does not. */
  | { kind: 'added'; commit: string }
  /**
   * The work tree decides: in this run, or because the file is in neither commit. A step of the job made it, it lies outside
   * of the workspace, or it does not exist.
   */
  | { kind: 'work-tree' }

/**
 * Reads the file at `path` from the commit that decides, as findDecidingCommit says. The path is taken as it is written,
 * never by what the work tree holds, which the change decides. Links that stay in the repository are followed in the
 * commit. Rejects with a CorpusError of kind `no-base-file` where that commit or the file in it cannot be read, and with
 * the signal's reason.
 */
export async function readBaseFile(checkout: Checkout, host: HostCommits, path: string): Promise<BaseFile> {
  if (host.change === undefined && host.workflowCommit === undefined) return { kind: 'work-tree' }
  const inside = pathInside(checkout.folder, path) ?? (await findRealInside(checkout.folder, path))
  if (inside === undefined) return { kind: 'work-tree' }
  const fail = (reason: BaseFileFacts['reason'], cause?: unknown) =>
    new CorpusError({ kind: 'no-base-file', path, reason }, { cause })
  try {
    const place = await findPlace(checkout, inside)
    const commit = await findDecidingCommit(place.checkout, host)
    const before = await readEntry(place.checkout, commit, place.path)
    if (before.kind === 'file') return { kind: 'base', text: before.text, commit }
    if (before.kind !== 'missing') throw fail({ kind: before.kind })
    const after = await readEntry(place.checkout, 'HEAD', place.path)
    if (after.kind !== 'missing') return { kind: 'added', commit }
  } catch (cause) {
    if (cause instanceof CorpusError && 'command' in cause.facts) throw fail(cause.facts, cause)
    throw cause
  }
  // A link that a step of the job made may lead to a file that the change edits.
  const real = await findRealInside(checkout.folder, inside)
  return real === undefined || real === inside
    ? { kind: 'work-tree' }
    : readBaseFile(checkout, host, join(await realpath(checkout.folder), real))
}

/**
 * Returns whether the checked-out commit decides what is at `path`, which is inside the folder: it holds a file or folder
 * there, or a link or submodule on the way. False without git. Rejects with a CorpusError where git fails.
 */
export async function isCommitted(checkout: Checkout, path: string): Promise<boolean> {
  try {
    const place = await findPlace(checkout, path)
    return (await readEntry(place.checkout, 'HEAD', place.path)).kind !== 'missing'
  } catch (error) {
    if (isWithoutGit(error)) return false
    throw error
  }
}

async function findRealInside(folder: string, path: string): Promise<string | undefined> {
  const real = await findRealPath(resolve(folder, path)).catch(() => undefined)
  return real !== undefined && 'path' in real ? pathInside(await realpath(folder), real.path) : undefined
}

/** Returns the outermost checkout that holds the file, and the path from its root: what is further in may be the change's doing. */
async function findPlace(checkout: Checkout, inside: string): Promise<{ checkout: Checkout; path: string }> {
  try {
    const prefix = (await git(checkout, ['rev-parse', '--show-prefix'])).replace(/\n$/, '')
    return { checkout, path: `${prefix}${inside}` }
  } catch (error) {
    if (!(error instanceof CorpusError) || error.facts.kind !== 'not-a-checkout') throw error
    const segments = inside.split('/')
    for (const index of segments.keys()) {
      const folder = join(checkout.folder, ...segments.slice(0, index))
      if (index === 0 || !(await isCheckedOut(folder))) continue
      return { checkout: { ...checkout, folder }, path: segments.slice(index).join('/') }
    }
    throw error
  }
}

type Entry =
  | { kind: 'file'; text: string }
  | { kind: 'missing' }
  | Exclude<BaseFileFacts['reason'], { command: string }>

/** Reads what a path, from the root of the repository, names in a commit. */
async function readEntry(checkout: Checkout, commit: string, path: string): Promise<Entry> {
  const entry = await readExactly(checkout, commit, path)
  if (entry.kind !== 'missing') return entry
  const spelling = await findSpelling(checkout, commit, path)
  return spelling === undefined ? entry : readExactly(checkout, commit, spelling)
}

async function readExactly(checkout: Checkout, commit: string, path: string): Promise<Entry> {
  // git reads a name up to the line feed.
  if (path.includes('\n')) return { kind: 'missing' }
  const output = await git(checkout, ['cat-file', '--batch', '--follow-symlinks'], `${commit}:${path}\n`)
  const [header, type] = /^[0-9a-f]+ (blob|tree) \d+\n/.exec(output) ?? []
  if (header !== undefined) {
    return type === 'tree' ? { kind: 'folder' } : { kind: 'file', text: output.slice(header.length, -1) }
  }
  if (/^(?:symlink|dangling|loop) /.test(output)) return { kind: 'link' }
  const segments = path.split('/')
  const folders = segments.map((_, index) => segments.slice(0, index + 1).join('/'))
  const above = splitZero(await git(checkout, ['ls-tree', '--full-tree', '-z', commit, '--', ...folders]))
  return { kind: above.some(line => line.startsWith('160000 ')) ? 'submodule' : 'missing' }
}

/** Returns how a commit spells a path in a work tree on a file system that ignores case; undefined on any other. */
async function findSpelling(checkout: Checkout, commit: string, path: string): Promise<string | undefined> {
  const ignoresCase = await git(checkout, [
    'config',
    '--type=bool',
    '--default=false',
    '--get',
    'core.ignorecase',
  ])
  if (ignoresCase.trim() !== 'true') return undefined
  const paths = splitZero(await git(checkout, ['ls-tree', '--full-tree', '-r', '-z', '--name-only', commit]))
  return paths.find(other => other.toLowerCase() === path.toLowerCase())
}
