/**
 * Which commit a run takes its deciding files from (config, keywords, baseline, recordings), and which one its pages are
 * compared with. The host states the commits: whoever wrote the change chooses what is checked out, and where its branch
 * begins.
 */
import { CorpusError } from './errors.ts'
import type { BaseCommit } from './facts.ts'
import { type Checkout, git, requireObjectId } from './git.ts'

/** The change that is checked: what `head` adds to `base`, which is the tip of the base branch. Full object ids. */
export interface Change {
  base: string
  head: string
  /** GitHub's trial merge of the two; undefined where the host made none. */
  merge?: string | undefined
}

/** What a host knows of the commits of a run. */
export interface HostCommits {
  /** Undefined where the run checks no change. */
  change?: Change | undefined
  /**
   * The commit that the workflow itself is from, where anybody may have caused the run and the commit that it checks is not
   * known. Undefined elsewhere: the work tree then decides, unless there is a change.
   */
  workflowCommit?: string | undefined
}

/** What pages are compared with: the base of a change, or the commit that a push replaced. */
export type ComparedCommits = Change | { before: string }

/**
 * Finds the commit that decides: the first parent of GitHub's trial merge where that is checked out; else the tip of the
 * base branch; without a change, the commit of the workflow. A missing commit is fetched. Rejects with a CorpusError of
 * kind `commit-unavailable` where there is no way to have the commit.
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

/** Finds what the pages of the checked-out commit are compared with. Rejects like findDecidingCommit. */
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
 * Rejects with a CorpusError of kind `other-tree` unless the checked-out commit is the head of the change, or a merge of it:
 * with its default, actions/checkout brings the base branch to a run of `pull_request_target`.
 */
export async function requireTreeOf(checkout: Checkout, { head }: Change): Promise<void> {
  const { id, parents } = await readHead(checkout)
  if (id === head || (parents.length > 1 && parents.includes(head))) return
  throw new CorpusError({ kind: 'other-tree', checkedOut: id, head })
}

/** `isMerged`: the checked-out commit is GitHub's trial merge of the tip. */
async function findBaseTip(
  checkout: Checkout,
  { base, head, merge }: Change,
): Promise<{ tip: string; isMerged: boolean }> {
  requireObjectId(base)
  const { id, parents } = await readHead(checkout)
  const [first, second] = parents
  // Anybody can make a merge of the head and of a first parent of their choice. Only the host knows GitHub's own.
  const isMerged = id === merge && parents.length === 2 && second === head && first !== undefined
  const tip = isMerged ? first : base
  await ensureCommit(checkout, tip)
  return { tip, isMerged }
}

/** Reads the parents from the commit itself: `git log` hides those that a shallow checkout lacks. */
async function readHead(checkout: Checkout): Promise<{ id: string; parents: string[] }> {
  const output = await git(checkout, ['cat-file', '--batch'], 'HEAD\n')
  const [, id, commit = ''] = /^([0-9a-f]+) commit \d+\n([\s\S]*)/.exec(output) ?? []
  if (id === undefined) {
    throw new CorpusError({ kind: 'git-failed', command: 'git cat-file', detail: 'HEAD names no commit' })
  }
  const [header = ''] = commit.split('\n\n', 1)
  return { id, parents: Array.from(header.matchAll(/^parent ([0-9a-f]+)$/gm), ([, parent = '']) => parent) }
}

/** Undefined when the two have no common ancestor, as far as the checkout knows. */
async function findMergeBase(checkout: Checkout, base: string): Promise<string | undefined> {
  try {
    const output = await git(checkout, ['merge-base', base, 'HEAD'])
    return output.trim()
  } catch (error) {
    if (error instanceof CorpusError && error.facts.kind === 'git-failed') return undefined
    throw error
  }
}

/**
 * Fetches the commit where it is missing, alone when the checkout is shallow. Only git's object store changes. Rejects with a
 * CorpusError of kind `commit-unavailable`.
 */
export async function ensureCommit(checkout: Checkout, commit: string): Promise<void> {
  if (await hasCommit(checkout, commit)) return
  // In a full checkout a depth would cut off the history that is there.
  const shallow = (await git(checkout, ['rev-parse', '--is-shallow-repository'])).trim() === 'true'
  const depth = shallow ? ['--depth=1'] : []
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
    if (!(error instanceof CorpusError) || !('command' in error.facts)) throw error
    throw new CorpusError({ ...error.facts, kind: 'commit-unavailable', commit }, { cause: error })
  }
}

async function hasCommit(checkout: Checkout, commit: string): Promise<boolean> {
  try {
    await git(checkout, ['cat-file', '-e', `${commit}^{commit}`])
    return true
  } catch (error) {
    if (error instanceof CorpusError && error.facts.kind === 'git-failed') return false
    throw error
  }
}
