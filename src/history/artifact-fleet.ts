/** The histories of a fleet in one artifact, with a file for each key. */

import type { ArtifactStoreOptions, HistoryFile } from './artifact.ts'
import { unpackEntry } from './artifact-archive.ts'
import { BASE_FILE, formatBase } from './artifact-base.ts'
import { type ArchiveSearch, type FoundArchives, LIMITS, readArchives } from './artifact-search.ts'
import { addRecord, hasTooManyLines, MOST_LINES, parseHistory } from './format.ts'
import type { FleetRecord, FleetStore, HistoryAppend, HistoryRead, UnreadableHistory } from './store.ts'
import { uniteHistories } from './unite.ts'

/** The names of files that are read and written, and no others: they become paths on this machine. */
const FILE_NAME = /^[A-Za-z\d][A-Za-z\d._-]{0,63}\.ndjson$/

const fileOf = (key: string) => `${key}.ndjson`

/**
 * Creates the store of a fleet's histories in an artifact, as readArchives finds it. It reads once. An append uploads the
 * histories of all gates, also of those that have no new record.
 */
export function createArtifactFleet(options: ArtifactStoreOptions): FleetStore {
  const place = { kind: 'artifact', name: options.name } as const
  const { fileBytes } = options.limits ?? LIMITS
  const added: FleetRecord[] = []
  let loading: Promise<ArchiveSearch> | undefined
  const load = () => {
    loading ??= readFleet(options)
    return loading
  }

  /** Returns the stored history of a gate; undefined where there is none. */
  async function readFile(
    { archives }: FoundArchives,
    file: string,
  ): Promise<
    { bytes: Uint8Array; unreadable?: UnreadableHistory } | { unreadable: UnreadableHistory } | undefined
  > {
    const unpacked = archives.map(archive => unpackEntry(archive, file, fileBytes))
    const [newest, ...rest] = await Promise.all(unpacked)
    if (newest !== undefined && 'unreadable' in newest && newest.unreadable.kind !== 'no-entry') return newest
    const entries = newest === undefined ? [] : [newest, ...rest]
    const [own, ...others] = entries.flatMap(entry => ('bytes' in entry ? [entry.bytes] : []))
    if (own === undefined) return undefined
    const bytes = uniteHistories(own, others)
    return hasTooManyLines(bytes)
      ? { bytes, unreadable: { kind: 'too-many-lines', file, most: MOST_LINES } }
      : { bytes }
  }

  async function read(key: string): Promise<HistoryRead> {
    const found = await load()
    const stored = 'archives' in found ? await readFile(found, fileOf(key)) : undefined
    if (stored?.unreadable !== undefined) return { unreadable: stored.unreadable }
    const own = added.filter(record => record.key === key)
    if (stored === undefined && own.length === 0) {
      return 'archives' in found ? { records: [], problems: [] } : found
    }
    const old = stored !== undefined && 'bytes' in stored ? stored.bytes : new Uint8Array()
    return parseHistory(new TextDecoder().decode(addAll(old, own)))
  }

  async function append(records: FleetRecord[]): Promise<HistoryAppend[]> {
    const found = await load()
    const isBegun = records.every(({ record }) => record.accepted)
    if ('unreadable' in found && !(isBegun && found.unreadable.kind === 'no-trusted-artifact')) {
      return records.map(() => ({ problem: found.unreadable }))
    }
    const archives: FoundArchives = 'archives' in found ? found : { archives: [], covered: [] }
    const names = new Set([
      ...archives.archives.flatMap(archive => [...archive.keys()]).filter(name => FILE_NAME.test(name)),
      ...records.map(({ key }) => fileOf(key)),
    ])
    const problems = new Map<string, UnreadableHistory>()
    for (const name of names) {
      const stored = await readFile(archives, name)
      if (stored?.unreadable === undefined) continue
      // A file that cannot be copied would be lost with the new artifact.
      const { unreadable } = stored
      if (!('bytes' in stored)) return records.map(() => ({ problem: unreadable }))
      problems.set(name, unreadable)
    }
    const kept = records.filter(({ key }) => !problems.has(fileOf(key)))

    /** One file at a time: together they may be large. */
    async function* files(): AsyncGenerator<HistoryFile> {
      for (const name of names) {
        const stored = await readFile(archives, name)
        const old = stored !== undefined && 'bytes' in stored ? stored.bytes : new Uint8Array()
        const own = [...added, ...kept].filter(({ key }) => fileOf(key) === name)
        yield { name, content: addAll(old, own) }
      }
      yield { name: BASE_FILE, content: formatBase(archives.covered) }
    }

    const detail = kept.length === 0 ? undefined : await options.upload(files())
    if (detail !== undefined) return records.map(() => ({ problem: { kind: 'not-uploaded', detail } }))
    added.push(...kept)
    return records.map(({ key }) => {
      const problem = problems.get(fileOf(key))
      return problem === undefined ? { stored: place } : { problem }
    })
  }

  return {
    open: key => ({
      place,
      read: () => read(key),
      async append(record) {
        const [result] = await append([{ key, record }])
        return result ?? { stored: place }
      },
    }),
    append,
  }
}

function addAll(old: Uint8Array, records: FleetRecord[]): Uint8Array {
  return records.reduce((bytes, { record }) => addRecord(bytes, record), old)
}

/** An archive without the list of its origin is none of a fleet. */
async function readFleet(options: ArtifactStoreOptions): Promise<ArchiveSearch> {
  const found = await readArchives(options)
  if (!('archives' in found)) return found
  const [newest] = found.archives
  if (newest === undefined || newest.has(BASE_FILE)) return found
  return { unreadable: { kind: 'no-entry', file: BASE_FILE } }
}
