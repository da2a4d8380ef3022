/** The histories of a fleet on a data branch: a file for each key, as the store of one gate has it, and one commit for all. */
import { isUtf8 } from 'node:buffer'
import type { Clock } from '../lib/clock.ts'
import { hashBlob } from './branch-file.ts'
import { createFileReader, findSnapshot, type Snapshot } from './branch-fleet-files.ts'
import { addRecord, formatRecord, parseHistory } from './format.ts'
import {
  createBlob,
  createBranch,
  createCommit,
  createTree,
  type GitRepository,
  moveBranch,
  type NewFile,
} from './git-data.ts'
import type { HistoryRecord } from './record.ts'
import type { FleetRecord, FleetStore, HistoryAppend, HistoryRead } from './store.ts'
import { repeatOnConflict } from './swap.ts'

export interface BranchFleetOptions extends GitRepository {
  branch: string
  /** Of the gates that will be read, in that order. */
  keys: string[]
  /** Returns the message of the commit that adds the records of so many gates. */
  message(gates: number): string
  clock: Pick<Clock, 'sleep' | 'random'>
  limits?: BranchFleetLimits
}

export interface BranchFleetLimits {
  /** Bytes that are sent in one call; GitHub gives up on a call after ten seconds. */
  treeBytes: number
  /** Bytes of the files that are kept between reading and writing. */
  keptBytes: number
}

const LIMITS: BranchFleetLimits = { treeBytes: 10_000_000, keptBytes: 100_000_000 }

/** A file whose new content GitHub has. */
interface WrittenFile {
  /** The blob that the records were added to; undefined where there was no file. */
  old: string | undefined
  sha: string
}

const pathOf = (key: string) => `${key}.ndjson`

/**
 * Creates the store of a fleet's histories on a branch. Reading takes two calls, and one for each file. Writing takes
 * four calls while no other writer is faster, and more for megabytes.
 */
export function createBranchFleet(options: BranchFleetOptions): FleetStore {
  const { branch, keys, clock, limits = LIMITS } = options
  const placeOf = (key: string) => ({ kind: 'branch', branch, path: pathOf(key) }) as const
  const reader = createFileReader(options, limits.keptBytes)
  let opening: ReturnType<typeof startReading> | undefined

  async function startReading() {
    const found = await findSnapshot(options, 'contents: read')
    if (!('snapshot' in found)) return found
    const { snapshot } = found
    const files = keys.flatMap(key => snapshot.files.get(pathOf(key)) ?? [])
    return { snapshot, readFile: reader.readEach(files, 'contents: read') }
  }

  async function read(key: string): Promise<HistoryRead> {
    opening ??= startReading()
    const opened = await opening
    if (!('snapshot' in opened)) return opened
    const file = opened.snapshot.files.get(pathOf(key))
    if (file === undefined) return { missing: { kind: 'no-file-on-branch', permission: 'contents: read' } }
    const found = await opened.readFile(file)
    return 'bytes' in found ? parseHistory(new TextDecoder().decode(found.bytes)) : found
  }

  async function append(records: FleetRecord[]): Promise<HistoryAppend[]> {
    const byKey = Map.groupBy(records, ({ key }) => key)
    const written = new Map<string, WrittenFile>()
    const opened = await opening
    let known = opened !== undefined && 'snapshot' in opened ? opened.snapshot : undefined
    const outcome = await repeatOnConflict(clock, async mayBeWritten => {
      const found = await findSnapshot(options, 'contents: write', known)
      if ('unreadable' in found) return { problem: found.unreadable }
      known = 'snapshot' in found ? found.snapshot : undefined
      return { problems: await commit(byKey, known, { written, mayBeWritten }) }
    })
    return records.map(({ key }) => {
      if ('problem' in outcome) return { problem: outcome.problem }
      return outcome.problems.get(key) ?? { stored: placeOf(key) }
    })
  }

  /**
   * Adds the records to the files of a snapshot in one commit. Returns the problems by key. Rejects with a conflict when
   * the branch has moved. `written` keeps what GitHub has from one attempt to the next.
   */
  async function commit(
    byKey: Map<string, FleetRecord[]>,
    snapshot: Snapshot | undefined,
    { written, mayBeWritten }: { written: Map<string, WrittenFile>; mayBeWritten: boolean },
  ): Promise<Map<string, HistoryAppend>> {
    const problems = new Map<string, HistoryAppend>()
    const olds = new Map([...byKey.keys()].map(key => [key, snapshot?.files.get(pathOf(key))]))
    const isInPlace = (key: string) => written.has(key) && written.get(key)?.old === olds.get(key)?.sha
    const unread = [...olds].flatMap(([key, old]) => (old === undefined || isInPlace(key) ? [] : [old]))
    const readFile = reader.readEach(unread, 'contents: write')
    const trees = createTreeWriter(options, snapshot?.tip.tree, limits.treeBytes)
    for (const [key, records] of byKey) {
      const path = pathOf(key)
      const old = olds.get(key)
      const earlier = written.get(key)
      if (earlier !== undefined && isInPlace(key)) {
        await trees.add({ path, sha: earlier.sha }, 0)
        continue
      }
      const found = old === undefined ? { bytes: new Uint8Array() } : await readFile(old)
      if ('unreadable' in found) {
        problems.set(key, { problem: found.unreadable })
        continue
      }
      const added = records.map(({ record }) => record)
      if (mayBeWritten && earlier !== undefined && holdsLines(found.bytes, added)) continue
      const content = added.reduce(addRecord, found.bytes)
      const text = toText(content)
      const like = old?.sha ?? snapshot?.tip.commit ?? ''
      const file =
        text === undefined ? { path, sha: await createBlob(options, content) } : { path, content: text }
      await trees.add(file, content.length, () =>
        written.set(key, { old: old?.sha, sha: hashBlob(content, like) }),
      )
    }
    const tree = await trees.finish()
    if (trees.count() === 0) return problems
    const message = options.message(trees.count())
    const parents = snapshot === undefined ? [] : [snapshot.tip.commit]
    const made = await createCommit(options, { message, tree, parents })
    await (snapshot === undefined ? createBranch : moveBranch)(options, branch, made)
    return problems
  }

  return {
    open: key => ({
      place: placeOf(key),
      read: () => read(key),
      async append(record) {
        const [result] = await append([{ key, record }])
        return result ?? { stored: placeOf(key) }
      },
    }),
    append,
  }
}

/** Returns a text for a call's JSON; undefined for bytes that no text stands for. */
function toText(bytes: Uint8Array): string | undefined {
  return isUtf8(bytes) && !bytes.includes(0) ? Buffer.from(bytes).toString() : undefined
}

function holdsLines(bytes: Uint8Array, records: HistoryRecord[]): boolean {
  const lines = new Set(Buffer.from(bytes).toString().split('\n'))
  return records.every(record => lines.has(formatRecord(record)))
}

/** Collects the files of a new tree, and sends them some megabytes at a time: each tree has the files of the one before. */
function createTreeWriter(place: GitRepository, base: string | undefined, mostBytes: number) {
  let tree = base
  let bytes = 0
  let files = 0
  let batch: { file: NewFile; whenSent: () => void }[] = []

  async function send(): Promise<void> {
    if (batch.length === 0) return
    const sent = batch.map(({ file }) => file)
    tree = await createTree(place, tree, sent)
    for (const { whenSent } of batch) whenSent()
    batch = []
    bytes = 0
  }

  return {
    /** Returns the number of files so far. */
    count: () => files,
    /** `size`: of the content that is sent. */
    async add(file: NewFile, size: number, whenSent = () => {}): Promise<void> {
      if (bytes + size > mostBytes) await send()
      batch.push({ file, whenSent })
      bytes += size
      files += 1
    },
    /** Returns the tree with all files. */
    async finish(): Promise<string> {
      await send()
      return tree ?? ''
    },
  }
}
