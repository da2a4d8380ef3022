/** The files of a fleet on a branch: the tip and its list of files once, and each file that is asked for. */
import { isDeepStrictEqual } from 'node:util'
import { readGitHubFailure } from '../lib/github-failure.ts'
import { decodeBlob } from './branch-file.ts'
import { hasTooManyLines, MOST_LINES } from './format.ts'
import { type GitRepository, listTree, readBlob, readTip, type Tip, type TreeEntry } from './git-data.ts'
import { describeRefusal } from './github-api.ts'
import { loadAhead } from './load-ahead.ts'
import type { MissingHistory, Permission, UnreadableHistory } from './store.ts'

/** A branch at one commit. */
export interface Snapshot {
  tip: Tip
  /** By their names. */
  files: ReadonlyMap<string, TreeEntry>
}

export type FoundSnapshot =
  | { snapshot: Snapshot }
  | { missing: MissingHistory }
  | { unreadable: UnreadableHistory }

export type FoundBytes = { bytes: Uint8Array } | { unreadable: UnreadableHistory }

/**
 * Reads the branch as it is now. `known`: an earlier snapshot, whose files are not listed again while the branch is where
 * it was. `permission` is what the job needs for its purpose. Never rejects.
 */
export async function findSnapshot(
  place: GitRepository & { branch: string },
  permission: Permission,
  known?: Snapshot,
): Promise<FoundSnapshot> {
  let isThere = false
  try {
    const tip = await readTip(place, place.branch)
    isThere = true
    if (known !== undefined && isDeepStrictEqual(known.tip, tip)) return { snapshot: known }
    const entries = await listTree(place, tip.tree)
    return { snapshot: { tip, files: new Map(entries.map(entry => [entry.path, entry])) } }
  } catch (error) {
    const failure = readGitHubFailure(error)
    if (isThere || failure.cause !== 'not-found') return { unreadable: describeRefusal(error, permission) }
    if (/branch not found/i.test(failure.detail)) return { missing: { kind: 'no-branch' } }
    return { missing: { kind: 'no-file-on-branch', permission } }
  }
}

/** After so many, the other files are not asked for: each would cost the same wait. */
const MOST_FAILURES = 3

export interface FileReader {
  /** Returns a function that reads files of a snapshot, best in the given order. It never rejects. */
  readEach(files: TreeEntry[], permission: Permission): (file: TreeEntry) => Promise<FoundBytes>
}

/**
 * Creates a reader of files. It keeps what it has read, up to `mostKept` bytes, so that a file that has not changed is
 * read once for a run.
 */
export function createFileReader(place: GitRepository, mostKept: number): FileReader {
  const kept = new Map<string, Uint8Array>()
  let room = mostKept

  async function read({ path, sha }: TreeEntry): Promise<FoundBytes> {
    const bytes = kept.get(sha) ?? decodeBlob(await readBlob(place, sha), sha)
    if (hasTooManyLines(bytes))
      return { unreadable: { kind: 'too-many-lines', file: path, most: MOST_LINES } }
    if (!kept.has(sha) && bytes.length <= room) {
      kept.set(sha, bytes)
      room -= bytes.length
    }
    return { bytes }
  }

  return {
    readEach(files, permission) {
      const failures: UnreadableHistory[] = []
      const byPath = new Map(files.map(file => [file.path, file]))
      const load = loadAhead([...byPath.keys()], async (path): Promise<FoundBytes> => {
        const [last] = failures.slice(MOST_FAILURES - 1)
        if (last !== undefined) return { unreadable: last }
        const file = byPath.get(path)
        if (file?.type !== 'blob' || file.mode === LINK) return { unreadable: { kind: 'not-a-file' } }
        try {
          return await read(file)
        } catch (error) {
          const unreadable = describeRefusal(error, permission)
          if (holdsForAll(error)) failures.push(unreadable)
          return { unreadable }
        }
      })
      return ({ path }) => load(path)
    },
  }
}

const LINK = '120000'

/** Returns whether a failure says something about GitHub or the token, and not about one file. */
function holdsForAll(error: unknown): boolean {
  const { kind, status = 0, cause = '' } = readGitHubFailure(error)
  return (
    kind === 'unreachable' ||
    status === 401 ||
    status >= 500 ||
    ['rate-limit', 'permission', 'blocked'].includes(cause)
  )
}
