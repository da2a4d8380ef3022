/** Which commit a pull request is compared with, brought into the checkout where it is missing. */
import { CorpusError } from './errors.ts'
import { type Checkout, git, requireObjectId } from './git.ts'

export interface BaseCommit {
  commit: string
  /**
   * `merge-base`: all that differs from it is the pull request's doing. `base-tip`: the checkout is too shallow to
   * know where the branches parted; what changed on the base branch since then counts as a difference too.
   */
  kind: 'merge-base' | 'base-tip'
}

/**
 * Finds what the checked-out commit is to be compared with, given the pull request's `base` and `head` (full object
 * ids, from the event). In this order:
 * 1. the checked-out commit is GitHub's trial merge of `head`: its other parent, which is the base branch as it was
 *    merged, and exact however shallow the checkout is;
 * 2. the merge base of `base` and the checked-out commit;
 * 3. `base` itself.
 * A commit that is missing is fetched, alone when the checkout is shallow. Only git's object store changes. Rejects
 * with a CorpusError of kind `commit-unavailable` when there is no way to have it.
 */
export async function findBaseCommit(
  checkout: Checkout,
  { base, head }: { base: string; head: string },
): Promise<BaseCommit> {
  requireObjectId(base)
  const parents = await parentsOfCheckedOut(checkout)
  const merged = parents.length === 2 && parents[1] === head ? parents[0] : undefined
  if (merged !== undefined) {
    await ensureCommit(checkout, merged)
    return { commit: merged, kind: 'merge-base' }
  }
  await ensureCommit(checkout, base)
  const commit = await findMergeBase(checkout, base)
  return commit === undefined ? { commit: base, kind: 'base-tip' } : { commit, kind: 'merge-base' }
}

/** Read from the commit itself: `git log` hides the parents that a shallow checkout lacks. */
async function parentsOfCheckedOut(checkout: Checkout): Promise<string[]> {
  const commit = await git(checkout, ['cat-file', 'commit', 'HEAD'])
  const [header = ''] = commit.split('\n\n', 1)
  return Array.from(header.matchAll(/^parent ([0-9a-f]+)$/gm), ([, parent = '']) => parent)
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

/** Fetches the commit where it is missing. Rejects with a CorpusError of kind `commit-unavailable`. */
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
