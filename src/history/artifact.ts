/** The history of a gate in an artifact. Reads the newest that can be trusted, and uploads a new one. */
import { readEntry } from './artifact-archive.ts'
import { BASE_FILE, formatBase } from './artifact-base.ts'
import { type ArtifactLimits, type ArtifactSource, LIMITS, readArchives } from './artifact-search.ts'
import { addRecord, hasTooManyLines, MOST_LINES, parseHistory } from './format.ts'
import type { HistoryStore, MissingHistory, UnreadableHistory } from './store.ts'
import { uniteHistories } from './unite.ts'

export type { ArtifactLimits }

export interface HistoryFile {
  name: string
  content: Uint8Array
}

export interface ArtifactStoreOptions extends ArtifactSource {
  /** Uploads the artifact with these files. Resolves with what went wrong, for people; undefined when all went well. */
  upload(files: Iterable<HistoryFile> | AsyncIterable<HistoryFile>): Promise<string | undefined>
}

/** The file with the records. */
const HISTORY_FILE = 'history.ndjson'

type Stored =
  | { bytes: Uint8Array; covered: number[] }
  | { missing: MissingHistory }
  | { unreadable: UnreadableHistory }

/**
 * Creates the store of a history in an artifact, as readArchives finds it. It reads once: what it read is what a new
 * record is added to.
 */
export function createArtifactStore(options: ArtifactStoreOptions): HistoryStore {
  const place = { kind: 'artifact', name: options.name } as const
  let stored: Promise<Stored> | undefined
  const load = () => {
    stored ??= readStored(options)
    return stored
  }
  return {
    place,
    async read() {
      const found = await load()
      return 'bytes' in found ? parseHistory(new TextDecoder().decode(found.bytes)) : found
    },
    async append(record) {
      const found = await load()
      if ('unreadable' in found && !(record.accepted && found.unreadable.kind === 'no-trusted-artifact')) {
        return { problem: found.unreadable }
      }
      const { bytes, covered } = 'bytes' in found ? found : { bytes: new Uint8Array(), covered: [] }
      const content = addRecord(bytes, record)
      const detail = await options.upload([
        { name: HISTORY_FILE, content },
        { name: BASE_FILE, content: formatBase(covered) },
      ])
      if (detail !== undefined) return { problem: { kind: 'not-uploaded', detail } }
      stored = Promise.resolve({ bytes: content, covered })
      return { stored: place }
    },
  }
}

async function readStored(options: ArtifactStoreOptions): Promise<Stored> {
  const found = await readArchives(options)
  if (!('archives' in found)) return found
  const { fileBytes } = options.limits ?? LIMITS
  const entries = found.archives.map(archive => readEntry(archive, HISTORY_FILE, fileBytes))
  const [newest, ...others] = await Promise.all(entries)
  if (newest === undefined || 'unreadable' in newest) {
    return newest ?? { unreadable: { kind: 'broken-archive' } }
  }
  const bytes = uniteHistories(
    newest.bytes,
    others.flatMap(other => ('bytes' in other ? [other.bytes] : [])),
  )
  if (hasTooManyLines(bytes)) {
    return { unreadable: { kind: 'too-many-lines', file: HISTORY_FILE, most: MOST_LINES } }
  }
  return { bytes, covered: found.covered }
}
