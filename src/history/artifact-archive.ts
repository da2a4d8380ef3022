/** The ZIP archive of an artifact: from GitHub's store to the text of one file. */
import { setTimeout } from 'node:timers/promises'
import { unzipSync } from 'fflate'
import * as z from 'zod'
import { fetchThroughProxy } from '../hosts/action/github.ts'
import { clip, toSingleLine } from '../lib/text.ts'

export interface ArchiveLimits {
  /** Milliseconds before a download is tried again. */
  pause: number
  archiveBytes: number
  fileBytes: number
}

const ATTEMPTS = 3
const EXCERPT_LENGTH = 200

/** Problems read on from "the artifact". */
type Download = { archive: Uint8Array } | { problem: string; passing?: boolean }

/** Fetches the archive, again where that may help. Rejects with the signal's reason. */
export async function downloadArchive(
  url: string,
  limits: Pick<ArchiveLimits, 'pause' | 'archiveBytes'>,
  signal: AbortSignal,
): Promise<Download> {
  for (let attempt = 1; ; attempt += 1) {
    const download = await tryDownload(url, limits.archiveBytes, signal)
    if ('archive' in download || !download.passing || attempt === ATTEMPTS) return download
    await setTimeout(limits.pause, undefined, { signal })
  }
}

async function tryDownload(url: string, maxBytes: number, signal: AbortSignal): Promise<Download> {
  try {
    const response = await fetchThroughProxy(url, { signal })
    const { ok, status, body } = response
    if (!ok || body === null) {
      await body?.cancel()
      const problem = `could not be downloaded: the store that GitHub keeps it in answered ${status}`
      return { problem, passing: status >= 500 }
    }
    const chunks: Uint8Array[] = []
    let bytes = 0
    for await (const chunk of body) {
      bytes += chunk.length
      // Leaving the loop ends the connection.
      if (bytes > maxBytes) return { problem: `is larger than ${maxBytes / 1e6} MB` }
      chunks.push(chunk)
    }
    return { archive: Buffer.concat(chunks) }
  } catch (error) {
    if (signal.aborted) throw signal.reason
    return { problem: `could not be downloaded (${excerptOf(error)})`, passing: true }
  }
}

const causeSchema = z.object({ cause: z.object({ message: z.string() }) })

/** What the network said: fetch itself only says that it failed. */
function excerptOf(error: unknown): string {
  const message = causeSchema.safeParse(error).data?.cause.message || String(error)
  return clip(toSingleLine(message), EXCERPT_LENGTH)
}

/** The text of the file in the archive. No more is unpacked than the size that the archive states, which may be a lie. */
export function readEntry(
  archive: Uint8Array,
  file: string,
  maxBytes: number,
): { text: string } | { problem: string } {
  let size: number | undefined
  try {
    const { [file]: content } = unzipSync(archive, {
      filter(entry) {
        if (entry.name !== file) return false
        size = entry.originalSize
        return size <= maxBytes
      },
    })
    if (size === undefined) return { problem: `has no file ${file}` }
    if (content === undefined) return { problem: `has a file ${file} larger than ${maxBytes / 1e6} MB` }
    if (content.length === size) return { text: new TextDecoder().decode(content) }
  } catch {
    // Reported below: what the decompressor says of broken bytes helps nobody.
  }
  return { problem: 'is not a ZIP archive, or a broken one' }
}
