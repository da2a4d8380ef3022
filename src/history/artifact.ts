/** Histories in an artifact, with a file for each gate. Reads the newest that can be trusted, and uploads a new one. */
import * as z from 'zod'
import type { ZipArchive } from '../lib/zip.ts'
import {
  type ArchiveSearch,
  type ArtifactSource,
  BASE_FILE,
  type FoundArchives,
  formatBase,
  LIMITS,
  readArchives,
} from './artifact-search.ts'
import { addRecord, hasTooManyLines, isEarlierAttempt, MOST_LINES, parseHistory } from './format.ts'
import { unpackEntry } from './github-artifacts.ts'
import type { GateRecord, HistoryAppend, HistoryStore, UnreadableHistory } from './store.ts'

export interface ArtifactStoreOptions extends ArtifactSource {
  /** `gate`: one file, `history.ndjson`. `fleet`: a file for each key, such as `docs.ndjson`. */
  layout: 'gate' | 'fleet'
  /** Uploads the artifact with these files. Resolves with what went wrong, for people; undefined when all went well. */
  upload(files: AsyncIterable<HistoryFile>): Promise<string | undefined>
}

export interface HistoryFile {
  name: string
  content: Uint8Array
}

/** The file of the only gate. */
const HISTORY_FILE = 'history.ndjson'

/** The names of files that are read and written, and no others: they become paths on this machine. */
const FILE_NAME = /^[A-Za-z\d][A-Za-z\d._-]{0,63}\.ndjson$/

/** `bytes` are there beside `unreadable` where a file cannot be read and can be copied. Empty where there is no file. */
interface StoredFile {
  bytes?: Uint8Array
  unreadable?: UnreadableHistory
}

/**
 * Creates the store of histories in an artifact, as readArchives finds it. It reads once: what it read is what new records
 * are added to. An append uploads the histories of all gates, also of those that have no new record.
 */
export function createArtifactStore(options: ArtifactStoreOptions): HistoryStore {
  const { layout } = options
  const place = { kind: 'artifact', name: options.name } as const
  const { fileBytes } = options.limits ?? LIMITS
  const fileOf = (key: string) => (layout === 'gate' ? HISTORY_FILE : `${key}.ndjson`)
  const added: GateRecord[] = []
  let loading: Promise<ArchiveSearch> | undefined

  function load(): Promise<ArchiveSearch> {
    // An archive without the list of its origin is none of a fleet.
    loading ??= findHistories(options, layout === 'gate' ? HISTORY_FILE : BASE_FILE)
    return loading
  }

  async function readFile(archives: ZipArchive[], file: string): Promise<StoredFile> {
    const unpacked = archives.map(archive => unpackEntry(archive, file, fileBytes))
    const [newest, ...others] = await Promise.all(unpacked)
    if (newest === undefined) return {}
    if ('unreadable' in newest && newest.unreadable.kind !== 'no-entry') return newest
    const [own, ...beside] = [newest, ...others].flatMap(entry => ('bytes' in entry ? [entry.bytes] : []))
    if (own === undefined) return {}
    const bytes = uniteHistories(own, beside)
    if (!hasTooManyLines(bytes)) return { bytes }
    return { bytes, unreadable: { kind: 'too-many-lines', file, most: MOST_LINES } }
  }

  return {
    placeOf: () => place,

    async read(key) {
      const found = await load()
      const archives = 'archives' in found ? found.archives : []
      const { bytes, unreadable } = await readFile(archives, fileOf(key))
      if (unreadable !== undefined) return { unreadable }
      const own = added.filter(record => record.key === key)
      if (bytes === undefined && own.length === 0) {
        return 'archives' in found ? { records: [], problems: [] } : found
      }
      return parseHistory(new TextDecoder().decode(addAll(bytes, own)))
    },

    async append(records) {
      const resultOf = (result: HistoryAppend) => new Map(records.map(({ key }) => [key, result]))
      const found = await load()
      const isBegun = records.every(({ record }) => record.accepted)
      if ('unreadable' in found && !(isBegun && found.unreadable.kind === 'no-trusted-artifact')) {
        return resultOf({ problem: found.unreadable })
      }
      const { archives, covered }: FoundArchives = 'archives' in found ? found : { archives: [], covered: [] }
      const copied = layout === 'gate' ? [] : archives.flatMap(archive => [...archive.keys()])
      const names = new Set([
        ...copied.filter(name => FILE_NAME.test(name)),
        ...records.map(({ key }) => fileOf(key)),
      ])
      const problems = new Map<string, UnreadableHistory>()
      for (const name of names) {
        const { bytes, unreadable } = await readFile(archives, name)
        if (unreadable === undefined) continue
        // A file that cannot be copied would be lost with the new artifact.
        if (bytes === undefined) return resultOf({ problem: unreadable })
        problems.set(name, unreadable)
      }
      const kept = records.filter(({ key }) => !problems.has(fileOf(key)))

      /** One file at a time: together they may be large. */
      async function* files(): AsyncGenerator<HistoryFile> {
        for (const name of names) {
          const { bytes } = await readFile(archives, name)
          const own = [...added, ...kept].filter(({ key }) => fileOf(key) === name)
          yield { name, content: addAll(bytes, own) }
        }
        yield { name: BASE_FILE, content: formatBase(covered) }
      }

      const detail = kept.length === 0 ? undefined : await options.upload(files())
      if (detail !== undefined) return resultOf({ problem: { kind: 'not-uploaded', detail } })
      added.push(...kept)
      return new Map(
        records.map(({ key }) => {
          const problem = problems.get(fileOf(key))
          return [key, problem === undefined ? { stored: place } : { problem }]
        }),
      )
    },
  }
}

/** An archive without the file `required` is no history of this kind. */
async function findHistories(source: ArtifactSource, required: string): Promise<ArchiveSearch> {
  const found = await readArchives(source)
  const [newest] = 'archives' in found ? found.archives : []
  return newest === undefined || newest.has(required)
    ? found
    : { unreadable: { kind: 'no-entry', file: required } }
}

function addAll(old: Uint8Array = new Uint8Array(), records: GateRecord[]): Uint8Array {
  return records.reduce((bytes, { record }) => addRecord(bytes, record), old)
}

/**
 * Returns the bytes of a history with the lines of others that it does not have, in the order of time. Its own lines keep
 * their order. A record of an earlier attempt of a run gives way to that of a later one.
 */
function uniteHistories(own: Uint8Array, others: Uint8Array[]): Uint8Array {
  if (others.length === 0) return own
  let lines = splitLines(own)
  for (const other of others) {
    const known = new Set(lines)
    lines = mergeByTime(
      lines,
      splitLines(other).filter(line => !known.has(line)),
    )
  }
  const again = parseHistory(toBytes(lines).toString()).records.filter(({ attempt }) => attempt > 1)
  const kept = lines.filter(line => {
    const text = toBytes([line]).toString()
    return !again.some(record => isEarlierAttempt(text, record))
  })
  return toBytes(kept)
}

/** Latin-1 has a character for each byte, so that bytes which are no text are kept. Each line gets an end. */
function splitLines(bytes: Uint8Array): string[] {
  const text = Buffer.from(bytes).toString('latin1')
  const lines = text.split(/(?<=\n)/).filter(line => line !== '')
  return lines.map(line => (line.endsWith('\n') ? line : `${line}\n`))
}

const toBytes = (lines: string[]) => Buffer.from(lines.join(''), 'latin1')

function mergeByTime(one: string[], other: string[]): string[] {
  const merged: string[] = []
  const waiting = withTimes(other)
  for (const { line, time } of withTimes(one)) {
    while (waiting[0] !== undefined && waiting[0].time < time) merged.push(waiting.shift()?.line ?? '')
    merged.push(line)
  }
  return [...merged, ...waiting.map(({ line }) => line)]
}

const timeSchema = z.object({ created_at: z.string() })

/** A line that says no time stays behind the one before it. */
function withTimes(lines: string[]): { line: string; time: number }[] {
  let time = 0
  return lines.map(line => {
    time = readTime(line) ?? time
    return { line, time }
  })
}

function readTime(line: string): number | undefined {
  try {
    const time = Date.parse(timeSchema.parse(JSON.parse(line)).created_at)
    return Number.isNaN(time) ? undefined : time
  } catch {
    return undefined
  }
}
