/** The ZIP archive of an artifact: the download from GitHub's storage, and one file out of it. */
import { setTimeout } from 'node:timers/promises'
import { unzipSync } from 'fflate'
import * as z from 'zod'
import { readGitHubFailure } from '../lib/github-failure.ts'
import { clip, toSingleLine } from '../lib/text.ts'
import { hasTooManyLines, MOST_LINES } from './format.ts'
import type { GitHubApi } from './github-api.ts'
import type { UnreadableHistory } from './store.ts'

export interface ArchiveLimits {
  /** Milliseconds between two attempts to download. */
  pause: number
  archiveBytes: number
  fileBytes: number
}

const ATTEMPTS = 3
const EXCERPT_LENGTH = 200

type Download = { archive: Uint8Array } | { unreadable: UnreadableHistory }

/**
 * Returns the address that GitHub redirects a download to; undefined when the artifact has expired. The address is
 * signed, lasts a minute and is on another host, which must not get the client's token. Rejects like a call to GitHub.
 */
export async function locateArchive(
  api: GitHubApi,
  repository: { owner: string; repo: string },
  id: number,
): Promise<string | undefined> {
  try {
    const route = 'GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}'
    const request = { redirect: 'manual' as const }
    const { headers } = await api.request(route, {
      ...repository,
      artifact_id: id,
      archive_format: 'zip',
      request,
    })
    return z.url({ protocol: /^https?$/ }).parse(headers.location)
  } catch (error) {
    if (readGitHubFailure(error).cause === 'gone') return undefined
    throw error
  }
}

/**
 * Downloads an archive with `fetch`, which must send no token: the storage is not GitHub's API. Tries three times when
 * the connection or the storage fails. Rejects with the signal's reason.
 */
export async function downloadArchive(
  fetch: typeof globalThis.fetch,
  url: string,
  limits: Pick<ArchiveLimits, 'pause' | 'archiveBytes'>,
  signal: AbortSignal,
): Promise<Download> {
  for (let attempt = 1; ; attempt += 1) {
    const download = await tryDownload(fetch, url, limits.archiveBytes, signal)
    if ('archive' in download || attempt === ATTEMPTS || !isTemporary(download.unreadable)) return download
    await setTimeout(limits.pause, undefined, { signal })
  }
}

function isTemporary(cause: UnreadableHistory): boolean {
  return cause.kind === 'connection' || (cause.kind === 'download' && cause.status >= 500)
}

async function tryDownload(
  fetch: typeof globalThis.fetch,
  url: string,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Download> {
  try {
    const response = await fetch(url, { signal })
    const { ok, status, body } = response
    if (!ok || body === null) {
      await body?.cancel()
      return { unreadable: { kind: 'download', status } }
    }
    const chunks: Uint8Array[] = []
    let bytes = 0
    for await (const chunk of body) {
      bytes += chunk.length
      // Leaving the loop closes the connection.
      if (bytes > maxBytes) return { unreadable: { kind: 'archive-too-large', maxBytes } }
      chunks.push(chunk)
    }
    return { archive: Buffer.concat(chunks) }
  } catch (error) {
    if (signal.aborted) throw signal.reason
    return { unreadable: { kind: 'connection', detail: excerptOf(error) } }
  }
}

const causeSchema = z.object({ cause: z.object({ message: z.string() }) })

/** The network's own words, which fetch puts into the cause of its error. */
function excerptOf(error: unknown): string {
  const message = causeSchema.safeParse(error).data?.cause.message || String(error)
  return clip(toSingleLine(message), EXCERPT_LENGTH)
}

/** An archive of a history has a file for each gate. Each entry takes time, also one that is passed over. */
const MOST_ENTRIES = 2000

/** Returns the names of the files in an archive, without those after the limit; none for a broken archive. */
export function listEntries(archive: Uint8Array): string[] {
  const names: string[] = []
  try {
    unzipSync(archive, {
      filter({ name }) {
        if (names.length < MOST_ENTRIES) names.push(name)
        return false
      },
    })
    return names
  } catch {
    return []
  }
}

/** Unpacks the history out of an archive as unpackEntry does. One with too many lines is unreadable. */
export function readEntry(
  archive: Uint8Array,
  file: string,
  maxBytes: number,
): { bytes: Uint8Array } | { unreadable: UnreadableHistory } {
  const entry = unpackEntry(archive, file, maxBytes)
  const isTooLong = 'bytes' in entry && hasTooManyLines(entry.bytes)
  return isTooLong ? { unreadable: { kind: 'too-many-lines', file, most: MOST_LINES } } : entry
}

/**
 * Unpacks a file out of an archive. The archive states the size of the file, and the statement may be false: no more
 * than that is unpacked, and less makes the archive broken. So do many entries, and two with the name of the file: they
 * could share one stream of data, and each would be unpacked.
 */
export function unpackEntry(
  archive: Uint8Array,
  file: string,
  maxBytes: number,
): { bytes: Uint8Array } | { unreadable: UnreadableHistory } {
  let size: number | undefined
  let entries = 0
  try {
    const { [file]: content } = unzipSync(archive, {
      filter(entry) {
        entries += 1
        const isFile = entry.name === file
        if (entries > MOST_ENTRIES || (isFile && size !== undefined)) throw new RangeError('too many entries')
        if (!isFile) return false
        size = entry.originalSize
        return size <= maxBytes
      },
    })
    if (size === undefined) return { unreadable: { kind: 'no-entry', file } }
    if (content === undefined) return { unreadable: { kind: 'entry-too-large', file, maxBytes } }
    if (content.length === size) return { bytes: content }
  } catch {
    // The message of the decompressor adds nothing to "broken archive".
  }
  return { unreadable: { kind: 'broken-archive' } }
}
