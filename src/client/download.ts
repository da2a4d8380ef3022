import { randomUUID } from 'node:crypto'
import { lookup as systemLookup } from 'node:dns'
import { open, rm } from 'node:fs/promises'
import type { LookupFunction } from 'node:net'
import { basename, dirname, join } from 'node:path'
import type { Clock } from '../lib/clock.ts'
import { replaceFile } from '../lib/files.ts'
import { readSystemError } from '../lib/http/dispatcher.ts'
import { retry } from '../lib/http/retry.ts'
import { DownloadError, toDownloadError } from './download-error.ts'
import { createFileFetcher, type FetchedFile, type FileOwner } from './fetch-file.ts'
import { checkFileType, type FileFormat, FileTypeError } from './file-type.ts'

export interface DownloadRequest {
  url: string
  /** Path to write to, in a folder that exists. An existing file is replaced once the new one is complete. */
  path: string
  format: FileFormat
}

export interface DownloadLimits {
  bytes: number
  milliseconds: number
}

export interface DownloadOptions extends FileOwner {
  limits: DownloadLimits
  signal: AbortSignal
  clock: Clock
  /** Environment to read the proxy variables from. */
  env: NodeJS.ProcessEnv
  /** Resolves host names; default: the system's resolver. */
  lookup?: LookupFunction
}

export const DOWNLOAD_LIMITS: DownloadLimits = { bytes: 50 * 1024 * 1024, milliseconds: 60_000 }

/**
 * Downloads the file of a report to `path`. Writes the file only if it is complete and has the type of its format.
 * Retries temporary failures from the beginning, within the time limit. Rejects with a DownloadError.
 */
export async function download(
  request: DownloadRequest,
  options: DownloadOptions,
): Promise<{ bytes: number }> {
  const { clock, limits } = options
  const fetcher = createFileFetcher({ lookup: systemLookup, ...options })
  const deadline = clock.now() + limits.milliseconds
  const expired = new AbortController()
  const cancelAlarm = clock.alarm(deadline, () => expired.abort(new DOMException('', 'TimeoutError')))
  const signal = AbortSignal.any([options.signal, expired.signal])
  try {
    const attempt = async () => save(await fetcher.fetch(request.url, signal), request, options, signal)
    return await retry(attempt, {
      readFacts: error => (error instanceof DownloadError ? error.facts : undefined),
      giveUp: (facts, attempts) => new DownloadError({ ...facts, attempts }),
      clock,
      timeLeft: () => deadline - clock.now(),
      signal,
    })
  } finally {
    cancelAlarm()
    await fetcher.close()
  }
}

async function save(
  { url, body }: FetchedFile,
  { path, format }: DownloadRequest,
  { limits, redact }: DownloadOptions,
  signal: AbortSignal,
): Promise<{ bytes: number }> {
  const failOnDisk = (error: unknown) => {
    throw new DownloadError({ kind: 'disk', url, ...readSystemError(error, redact) })
  }
  let bytes = 0
  async function* measure() {
    for await (const chunk of body) {
      bytes += chunk.length
      if (bytes > limits.bytes) {
        throw new DownloadError({ kind: 'too-large', url, detail: `larger than ${limits.bytes} bytes` })
      }
      yield chunk
    }
  }
  // In the same folder: a rename is atomic only within one file system.
  const temporary = join(dirname(path), `.${basename(path)}.${randomUUID()}.part`)
  const file = await open(temporary, 'wx').catch(failOnDisk)
  try {
    for await (const chunk of checkFileType[format](measure())) await file.writeFile(chunk).catch(failOnDisk)
    await file.close().catch(failOnDisk)
    await replaceFile(temporary, path).catch(failOnDisk)
    return { bytes }
  } catch (error) {
    await file.close().catch(() => {})
    await rm(temporary, { force: true }).catch(() => {})
    if (error instanceof FileTypeError) {
      throw new DownloadError({ kind: 'wrong-type', url, detail: error.message })
    }
    throw toDownloadError(error, url, signal, redact)
  }
}
