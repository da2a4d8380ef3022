/**
 * Finds two commits: the _deciding_ one, whose config, keywords, baseline and recordings count, and the one that pages
 * are compared with. The host names them, because the author of a change controls the checkout and its branch point.
 */
import { realpath } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { AvgError, hasCode } from '../errors/avg-error.ts'
import { findRealPath, pathInside } from '../lib/files.ts'
import type { BaseCommit } from './base.ts'
import {
  type Checkout,
  git,
  isCheckedOut,
  isShallowCheckout,
  isWithoutGit,
  requireObjectId,
  splitZero,
} from './git.ts'

/** The checked change, in full object ids. `base` is the tip of the base branch. */
export interface Change {
  base: string
  head: string
  /** GitHub's trial merge of both. */
  merge?: string | undefined
}

/** The commits that a host knows. Without any of them, the work tree decides. */
export interface HostCommits {
  change?: Change | undefined
  /** The commit of the workflow, for a run that anybody may start and that names no change. */
  workflowCommit?: string | undefined
}

export type ComparedCommits = Change | { before: string; head: string }

/**
 * Returns the deciding commit: the first parent of GitHub's trial merge if that is checked out, otherwise the tip of the
 * base branch; without a change, the commit of the workflow. Fetches it if it is missing, or rejects with an AvgError.
 */
export async function findDecidingCommit(
  checkout: Checkout,
  { change, workflowCommit = '' }: HostCommits,
): Promise<string> {
  if (change !== undefined) return (await findBaseTip(checkout, change)).tip
  requireObjectId(workflowCommit)
  await ensureCommit(checkout, workflowCommit)
  return workflowCommit
}

/** Returns the commit that the pages are compared with. Fetches it if it is missing. */
export async function findComparedCommit(checkout: Checkout, commits: ComparedCommits): Promise<BaseCommit> {
  if ('before' in commits) {
    requireObjectId(commits.before)
    await ensureCommit(checkout, commits.before)
    return { commit: commits.before, kind: 'before-push' }
  }
  const { tip, isMerged } = await findBaseTip(checkout, commits)
  const commit = isMerged ? tip : await findMergeBase(checkout, tip)
  return commit === undefined ? { commit: tip, kind: 'base-tip' } : { commit, kind: 'merge-base' }
}

/**
 * Returns the checked-out commit. Rejects with an AvgError unless it is the head of the push or change, or a merge of it:
 * by default, actions/checkout checks out the base branch in a run of `pull_request_target`.
 */
export async function requireCheckedOut(checkout: Checkout, commits: ComparedCommits): Promise<string> {
  const { head } = commits
  const { id, parents } = await readHead(checkout)
  if (id === head || ('base' in commits && parents.length > 1 && parents.includes(head))) return id
  throw new AvgError({ code: 'AVG_OTHER_TREE', checkedOut: id, head })
}

async function findBaseTip(
  checkout: Checkout,
  { base, head, merge }: Change,
): Promise<{ tip: string; isMerged: boolean }> {
  requireObjectId(base)
  const { id, parents } = await readHead(checkout)
  const [first, second] = parents
  // Anybody can merge the head into a parent of their choice, so only the merge that the host names counts.
  const isMerged = id === merge && parents.length === 2 && second === head && first !== undefined
  const tip = isMerged ? first : base
  await ensureCommit(checkout, tip)
  return { tip, isMerged }
}

/** Reads the commit object, because `git log` hides parents that a shallow checkout lacks. */
async function readHead(checkout: Checkout): Promise<{ id: string; parents: string[] }> {
  const output = await git(checkout, ['cat-file', '--batch'], 'HEAD\n')
  const [, id, commit = ''] = /^([0-9a-f]+) commit \d+\n([\s\S]*)/.exec(output) ?? []
  if (id === undefined) {
    throw new AvgError({ code: 'AVG_GIT', command: 'git cat-file', detail: 'HEAD names no commit' })
  }
  const [header = ''] = commit.split('\n\n', 1)
  return { id, parents: Array.from(header.matchAll(/^parent ([0-9a-f]+)$/gm), ([, parent = '']) => parent) }
}

async function findMergeBase(checkout: Checkout, base: string): Promise<string | undefined> {
  try {
    const output = await git(checkout, ['merge-base', base, 'HEAD'])
    return output.trim()
  } catch (error) {
    if (hasCode(error, 'AVG_GIT')) return undefined
    throw error
  }
}

async function ensureCommit(checkout: Checkout, commit: string): Promise<void> {
  if (await hasCommit(checkout, commit)) return
  // In a full checkout, --depth would cut off its history.
  const depth = (await isShallowCheckout(checkout)) ? ['--depth=1'] : []
  try {
    await git(checkout, [
      'fetch',
      '--quiet',
      '--no-tags',
      '--no-recurse-submodules',
      ...depth,
      'origin',
      commit,
    ])
  } catch (error) {
    if (!(error instanceof AvgError) || !('command' in error.details)) throw error
    const { command, detail } = error.details
    throw new AvgError({ code: 'AVG_BASE_UNAVAILABLE', command, detail, commit }, { cause: error })
  }
}

async function hasCommit(checkout: Checkout, commit: string): Promise<boolean> {
  try {
    await git(checkout, ['cat-file', '-e', `${commit}^{commit}`])
    return true
  } catch (error) {
    if (hasCode(error, 'AVG_GIT')) return false
    throw error
  }
}

type BaseFile =
  | { kind: 'base'; text: string; commit: string }
  /** The checked-out commit contains the file, and the commit that decides does not. */
  | { kind: 'added'; commit: string }
  /** The work tree decides, or neither commit contains the file: a step of the job may have written it. */
  | { kind: 'work-tree' }

/**
 * Reads a file from the deciding commit. The change controls the work tree, so links are followed in the commit only, and
 * only inside the repository. Rejects with an AvgError if the commit or the file cannot be read, or with the signal's
 * reason.
 */
export async function readBaseFile(checkout: Checkout, host: HostCommits, path: string): Promise<BaseFile> {
  if (host.change === undefined && host.workflowCommit === undefined) return { kind: 'work-tree' }
  const inside = pathInside(checkout.folder, path) ?? (await findRealInside(checkout.folder, path))
  if (inside === undefined) return { kind: 'work-tree' }
  try {
    const place = await findPlace(checkout, inside)
    const commit = await findDecidingCommit(place.checkout, host)
    const before = await readEntry(place.checkout, commit, place.path)
    if (before.kind === 'file') return { kind: 'base', text: before.text, commit }
    if (before.kind !== 'missing') throw new AvgError({ code: 'AVG_BASE_FILE', path, reason: before.kind })
    const after = await readEntry(place.checkout, 'HEAD', place.path)
    if (after.kind !== 'missing') return { kind: 'added', commit }
  } catch (cause) {
    const isGitError = cause instanceof AvgError && 'command' in cause.details
    // The owner of the checkout is a problem of the job, not of this file, which may not even exist.
    if (!isGitError || cause.details.code === 'AVG_OTHER_OWNER') throw cause
    const { detail } = cause.details
    throw new AvgError({ code: 'AVG_BASE_FILE', path, reason: 'git', detail }, { cause })
  }
  // A step of the job may have linked the path to a file that the change edits.
  const real = await findRealInside(checkout.folder, inside)
  return real === undefined || real === inside
    ? { kind: 'work-tree' }
    : readBaseFile(checkout, host, join(await realpath(checkout.folder), real))
}

/** Returns whether the checked-out commit contains a path, or a link or submodule above it. False without git. */
export async function isCommitted(checkout: Checkout, path: string): Promise<boolean> {
  try {
    const place = await findPlace(checkout, path)
    return (await readEntry(place.checkout, 'HEAD', place.path)).kind !== 'missing'
  } catch (error) {
    if (isWithoutGit(error)) return false
    throw error
  }
}

/** Returns whether a commit neither contains a file nor names its path in settings. Rejects with an AvgError. */
export async function isNewPath(checkout: Checkout, commit: string, path: string): Promise<boolean> {
  const place = await findPlace(checkout, path)
  if ((await readEntry(place.checkout, commit, place.path)).kind !== 'missing') return false
  const files = ['*.yml', '*.yaml', '*.txt', '*.csv'].map(name => `:(top)${name}`)
  try {
    await git(checkout, ['grep', '--quiet', '--fixed-strings', '-e', path, commit, '--', ...files])
    return false
  } catch (error) {
    // git grep fails with status 1 and no message if nothing matches.
    if (hasCode(error, 'AVG_GIT')) return true
    throw error
  }
}

async function findRealInside(folder: string, path: string): Promise<string | undefined> {
  const real = await findRealPath(resolve(folder, path)).catch(() => undefined)
  return real !== undefined && 'path' in real ? pathInside(await realpath(folder), real.path) : undefined
}

/** Returns the outermost checkout that contains a file, because the change may have added the inner ones. */
async function findPlace(checkout: Checkout, inside: string): Promise<{ checkout: Checkout; path: string }> {
  try {
    const prefix = (await git(checkout, ['rev-parse', '--show-prefix'])).replace(/\n$/, '')
    return { checkout, path: `${prefix}${inside}` }
  } catch (error) {
    if (!hasCode(error, 'AVG_NO_CHECKOUT')) throw error
    const segments = inside.split('/')
    for (const index of segments.keys()) {
      const folder = join(checkout.folder, ...segments.slice(0, index))
      if (index === 0 || !(await isCheckedOut(folder))) continue
      return { checkout: { ...checkout, folder }, path: segments.slice(index).join('/') }
    }
    throw error
  }
}

type Entry = { kind: 'file'; text: string } | { kind: 'missing' | 'folder' | 'link' | 'submodule' }

async function readEntry(checkout: Checkout, commit: string, path: string): Promise<Entry> {
  const entry = await readExactly(checkout, commit, path)
  if (entry.kind !== 'missing') return entry
  const spelling = await findSpelling(checkout, commit, path)
  return spelling === undefined ? entry : readExactly(checkout, commit, spelling)
}

async function readExactly(checkout: Checkout, commit: string, path: string): Promise<Entry> {
  // git would read the name up to the line feed only.
  if (path.includes('\n')) return { kind: 'missing' }
  const output = await git(checkout, ['cat-file', '--batch', '--follow-symlinks'], `${commit}:${path}\n`)
  const [header, type] = /^[0-9a-f]+ (blob|tree) \d+\n/.exec(output) ?? []
  if (header !== undefined) {
    return type === 'tree' ? { kind: 'folder' } : { kind: 'file', text: output.slice(header.length, -1) }
  }
  if (/^(?:symlink|dangling|loop) /.test(output)) return { kind: 'link' }
  const segments = path.split('/')
  const prefixes = segments.map((_, index) => segments.slice(0, index + 1).join('/'))
  const entries = splitZero(await git(checkout, ['ls-tree', '--full-tree', '-z', commit, '--', ...prefixes]))
  return { kind: entries.some(line => line.startsWith('160000 ')) ? 'submodule' : 'missing' }
}

/** Returns how a commit spells a path, if the file system ignores case. */
async function findSpelling(checkout: Checkout, commit: string, path: string): Promise<string | undefined> {
  const words = ['config', '--type=bool', '--default=false', '--get', 'core.ignorecase']
  const ignoresCase = await git(checkout, words)
  if (ignoresCase.trim() !== 'true') return undefined
  const paths = splitZero(await git(checkout, ['ls-tree', '--full-tree', '-r', '-z', '--name-only', commit]))
  return paths.find(other => other.toLowerCase() === path.toLowerCase())
}
