/** The ZIP archive of an artifact: the download from GitHub's storage, and one file out of it. */
import { setTimeout } from 'node:timers/promises'
import * as z from 'zod'
import { clip, toSingleLine } from '../lib/text.ts'
import { readZip, type ZipArchive } from '../lib/zip.ts'
import { hasTooManyLines, MOST_LINES } from './format.ts'
import type { UnreadableHistory } from './store.ts'

export interface ArchiveLimits {
  /** Milliseconds between two attempts to download. */
  pause: number
  archiveBytes: number
  fileBytes: number
}

const ATTEMPTS = 3
const EXCERPT_LENGTH = 200

/** An archive of a history has a file for each gate. All of them are unpacked. */
const ZIP_LIMITS = { entries: 2000, bytes: 2e9 }

/** Reads the directory of an archive within the limits of every artifact. */
export function openArchive(
  bytes: Uint8Array,
): { archive: ZipArchive } | { unreadable: { kind: 'broken-archive' } } {
  const archive = readZip(bytes, ZIP_LIMITS)
  return archive === undefined ? { unreadable: { kind: 'broken-archive' } } : { archive }
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
): Promise<{ archive: ZipArchive } | { unreadable: UnreadableHistory }> {
  for (let attempt = 1; ; attempt += 1) {
    const download = await tryDownload(fetch, url, limits.archiveBytes, signal)
    if ('bytes' in download) return openArchive(download.bytes)
    if (attempt === ATTEMPTS || !isTemporary(download.unreadable)) return download
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
): Promise<{ bytes: Uint8Array } | { unreadable: UnreadableHistory }> {
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
    return { bytes: Buffer.concat(chunks) }
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

/** Unpacks the history out of an archive as unpackEntry does. One with too many lines is unreadable. */
export async function readEntry(
  archive: ZipArchive,
  file: string,
  maxBytes: number,
): Promise<{ bytes: Uint8Array } | { unreadable: UnreadableHistory }> {
  const entry = await unpackEntry(archive, file, maxBytes)
  const isTooLong = 'bytes' in entry && hasTooManyLines(entry.bytes)
  return isTooLong ? { unreadable: { kind: 'too-many-lines', file, most: MOST_LINES } } : entry
}

/** Unpacks a file out of an archive. Never rejects. */
export async function unpackEntry(
  archive: ZipArchive,
  file: string,
  maxBytes: number,
): Promise<{ bytes: Uint8Array } | { unreadable: UnreadableHistory }> {
  const entry = archive.get(file)
  if (entry === undefined) return { unreadable: { kind: 'no-entry', file } }
  if (entry.size > maxBytes) return { unreadable: { kind: 'entry-too-large', file, maxBytes } }
  try {
    return { bytes: await entry.unpack() }
  } catch {
    // The message of the decompressor adds nothing to "broken archive".
    return { unreadable: { kind: 'broken-archive' } }
  }
}
