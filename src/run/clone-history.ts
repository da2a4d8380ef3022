import { type Checkout, git, isWithoutGit, splitZero } from '../checkout/git.ts'
import { readNewestRuns } from '../history/branch.ts'
import { parseHistory } from '../history/format.ts'
import { HISTORY_BRANCH } from '../history/names.ts'
import type { HistoryRead, HistoryStore } from '../history/store.ts'

/** Returns the commit of the remote branch as it was last fetched, otherwise of the local branch. */
export async function findHistoryBranch(
  checkout: Checkout,
  branch = HISTORY_BRANCH,
): Promise<string | undefined> {
  const refs = [`refs/remotes/origin/${branch}`, `refs/heads/${branch}`]
  const found = await git(checkout, ['for-each-ref', '--format=%(refname) %(objectname)', ...refs])
  const ids = new Map(found.split('\n').map(line => [line.split(' ')[0], line.split(' ')[1]]))
  return refs.map(ref => ids.get(ref)).find(id => id !== undefined)
}

/** Reads the newest runs of all gates on the history branch of this clone, none without a branch. Rejects only if it is canceled. */
export async function readCloneRuns(checkout: Checkout): Promise<HistoryRead> {
  const none = { records: [], problems: [] }
  try {
    const commit = await findHistoryBranch(checkout)
    if (commit === undefined) return none
    const paths = splitZero(await git(checkout, ['ls-tree', '-z', '--name-only', commit]))
    return await readNewestRuns(paths, async path =>
      Buffer.from(await git(checkout, ['cat-file', 'blob', `${commit}:${path}`])),
    )
  } catch (error) {
    checkout.signal?.throwIfAborted()
    if (isWithoutGit(error)) return none
    return { unreadable: { why: 'git cannot read them, so they are left out.' } }
  }
}

/** Creates a read-only store for the history branch of this clone, to which only a workflow adds runs. Empty outside of git. */
export function createCloneStore(checkout: Checkout): HistoryStore {
  const pathOf = (key: string) => `${key}.ndjson`
  const read = async (key: string): Promise<HistoryRead> => {
    const commit = await findHistoryBranch(checkout)
    if (commit === undefined) return { missing: { kind: 'no-branch' } }
    const listed = await git(checkout, ['ls-tree', '-z', commit, '--', pathOf(key)])
    if (listed === '') return { missing: { kind: 'no-file' } }
    return parseHistory(await git(checkout, ['cat-file', 'blob', `${commit}:${pathOf(key)}`]))
  }
  return {
    placeOf: key => ({ kind: 'branch', branch: HISTORY_BRANCH, path: pathOf(key) }),
    read: key =>
      read(key).catch((error: unknown) => {
        if (isWithoutGit(error)) return { missing: { kind: 'no-branch' } }
        return { unreadable: { why: `${error instanceof Error ? error.message : error}.` } }
      }),
    append: async records =>
      new Map(records.map(({ key }) => [key, { problem: { why: 'only a workflow writes to it.' } }])),
  }
}
