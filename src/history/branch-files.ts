/** Reads a branch: its tip and list of files once, and each file that is asked for. */
import { isDeepStrictEqual } from 'node:util'
import { readGitHubFailure } from '../lib/github.ts'
import { hasTooManyLines, MOST_LINES } from './format.ts'
import {
  describeRefusal,
  type GitRepository,
  listTree,
  readBlob,
  readTip,
  type Tip,
  type TreeEntry,
} from './git-data.ts'
import type { MissingHistory, Permission, UnreadableHistory } from './store.ts'

/** A branch at one commit. */
export interface Snapshot {
  tip: Tip
  /** By their names. */
  files: ReadonlyMap<string, TreeEntry>
}

/**
 * Reads the branch as it is now. `known`: an earlier snapshot, whose files are not listed again while the branch is where
 * it was. `permission` is what the job needs for its purpose. Never rejects.
 */
export async function findSnapshot(
  place: GitRepository & { branch: string },
  permission: Permission,
  known?: Snapshot,
): Promise<{ snapshot: Snapshot } | { missing: MissingHistory } | { unreadable: UnreadableHistory }> {
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

type FoundBytes = { bytes: Uint8Array } | { unreadable: UnreadableHistory }

interface FileReader {
  /**
   * Returns a function that reads files of a snapshot, best in the given order: it begins to read the next few files as
   * well. It never rejects.
   */
  readEach(files: TreeEntry[], permission: Permission): (file: TreeEntry) => Promise<FoundBytes>
}

const AT_ONCE = 5

/** After so many, the other files are not asked for: each would cost the same wait. */
const MOST_FAILURES = 3

const LINK = '120000'

/**
 * Creates a reader of files. It keeps what it has read, up to `mostKept` bytes, so that a file that has not changed is
 * read once for a run.
 */
export function createFileReader(place: GitRepository, mostKept: number): FileReader {
  const kept = new Map<string, Uint8Array>()
  let room = mostKept

  async function read({ path, sha }: TreeEntry): Promise<FoundBytes> {
    const bytes = kept.get(sha) ?? (await readBlob(place, sha))
    if (hasTooManyLines(bytes)) {
      return { unreadable: { why: `its file ${path} has more than ${MOST_LINES} lines.` } }
    }
    if (!kept.has(sha) && bytes.length <= room) {
      kept.set(sha, bytes)
      room -= bytes.length
    }
    return { bytes }
  }

  return {
    readEach(files, permission) {
      const reading = new Map<TreeEntry, Promise<FoundBytes>>()
      const failures: UnreadableHistory[] = []

      async function begin(file: TreeEntry): Promise<FoundBytes> {
        const [last] = failures.slice(MOST_FAILURES - 1)
        if (last !== undefined) return { unreadable: last }
        if (file.type !== 'blob' || file.mode === LINK) return { unreadable: { why: 'it is not a file.' } }
        try {
          return await read(file)
        } catch (error) {
          const unreadable = describeRefusal(error, permission)
          if (holdsForAll(error)) failures.push(unreadable)
          return { unreadable }
        }
      }

      return file => {
        const wanted = reading.get(file) ?? begin(file)
        // What was asked for is not kept here: it may be large.
        reading.delete(file)
        const next = files.indexOf(file) + 1
        for (const other of files.slice(next, next + AT_ONCE - 1)) {
          if (!reading.has(other)) reading.set(other, begin(other))
        }
        return wanted
      }
    },
  }
}

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
