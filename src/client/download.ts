import { randomUUID } from 'node:crypto'
import { lookup as systemLookup } from 'node:dns'
import { open, rm } from 'node:fs/promises'
import type { LookupFunction } from 'node:net'
import { basename, dirname, join } from 'node:path'
import { TextDecoder } from 'node:util'
import type { ExportRequest } from '../contract/contract.ts'
import type { Clock } from '../lib/clock.ts'
import { replaceFile } from '../lib/files.ts'
import { readSystemError } from '../lib/http/excerpt.ts'
import { retry } from '../lib/http/retry.ts'
import { DownloadError, toDownloadError } from './download-error.ts'
import { createFileFetcher, type FetchedFile, type FileOwner } from './fetch-file.ts'

export interface DownloadRequest {
  url: string
  /** In an existing folder. An existing file is replaced once the new one is complete. */
  path: string
  format: FileFormat
}

interface DownloadLimits {
  bytes: number
  milliseconds: number
}

export interface DownloadOptions extends FileOwner {
  limits: DownloadLimits
  signal: AbortSignal
  clock: Clock
  env: NodeJS.ProcessEnv
  lookup?: LookupFunction
}

export const DOWNLOAD_LIMITS: DownloadLimits = { bytes: 50 * 1024 * 1024, milliseconds: 60_000 }

/**
 * Downloads a report to `path`, only if it is complete and has the type of its format. Retries temporary failures from the
 * beginning within the time limit. Rejects with a DownloadError.
 */
export async function download(request: DownloadRequest, options: DownloadOptions): Promise<void> {
  const { clock, limits } = options
  const fetcher = createFileFetcher({ lookup: systemLookup, ...options })
  const deadline = clock.now() + limits.milliseconds
  const expired = new AbortController()
  const cancelAlarm = clock.alarm(deadline, () => expired.abort(new DOMException('', 'TimeoutError')))
  const signal = AbortSignal.any([options.signal, expired.signal])
  try {
    const attempt = async () => save(await fetcher.fetch(request.url, signal), request, options, signal)
    await retry(attempt, {
      readDetails: error => (error instanceof DownloadError ? error.details : undefined),
      giveUp: (details, attempts) => new DownloadError({ ...details, attempts }),
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
): Promise<void> {
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
  // In the same folder, because a rename is atomic only within one file system.
  const temporary = join(dirname(path), `.${basename(path)}.${randomUUID()}.part`)
  const file = await open(temporary, 'wx').catch(failOnDisk)
  try {
    for await (const chunk of checkFileType[format](measure())) await file.writeFile(chunk).catch(failOnDisk)
    await file.close().catch(failOnDisk)
    await replaceFile(temporary, path).catch(failOnDisk)
  } catch (error) {
    await file.close().catch(() => {})
    await rm(temporary, { force: true }).catch(() => {})
    if (error instanceof FileTypeError) {
      throw new DownloadError({ kind: 'wrong-type', url, detail: error.message })
    }
    throw toDownloadError(error, url, signal, redact)
  }
}

export type FileFormat = ExportRequest['format']

/** The message quotes nothing from the file. */
export class FileTypeError extends Error {}

/** Passes `chunks` on unchanged. Throws a FileTypeError as soon as they cannot be a file of the format. */
export const checkFileType: Record<
  FileFormat,
  (chunks: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>
> = {
  csv: checkCsv,
  pdf: checkPdf,
}

const PDF_START = '%PDF-'
const PDF_END = '%%EOF'

/** Bytes in which PDF readers look for the end mark, because some writers add line ends or padding. */
const PDF_END_WITHIN = 1_024

async function* checkPdf(chunks: AsyncIterable<Uint8Array>) {
  let start = ''
  let end = ''
  for await (const chunk of chunks) {
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
    start += bytes.toString('latin1', 0, PDF_START.length - start.length)
    if (!PDF_START.startsWith(start)) break
    end = (end + bytes.subarray(-PDF_END_WITHIN).toString('latin1')).slice(-PDF_END_WITHIN)
    yield chunk
  }
  if (start !== PDF_START) throw new FileTypeError(`not a PDF: it does not start with ${PDF_START}`)
  if (!end.includes(PDF_END)) throw new FileTypeError(`not a whole PDF: there is no ${PDF_END} at its end`)
}

/** A row with two cells must occur within these characters. Spreadsheet exports have titles above their table. */
const MAX_HEAD = 16 * 1024

/**
 * Requires UTF-8 without NUL bytes that does not start like HTML, XML or JSON, and a row with two cells at the beginning. The
 * contract shows no columns, so commas, semicolons and tabs may separate them.
 */
async function* checkCsv(chunks: AsyncIterable<Uint8Array>) {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let head = ''
  let isTable = false
  for await (const chunk of chunks) {
    const text = decodeOrThrow(decoder, chunk)
    if (text.includes('\0')) throw new FileTypeError('not CSV: it holds NUL bytes')
    if (!isTable) {
      head += text
      requireNoMarkup(head)
      isTable = hasTwoCells(head)
      if (!isTable && head.length > MAX_HEAD) break
    }
    yield chunk
  }
  if (!isTable) throw new FileTypeError('not CSV: no row has two cells')
  decodeOrThrow(decoder)
}

function requireNoMarkup(head: string): void {
  const [first] = head.trimStart()
  if (first === '<') throw new FileTypeError('not CSV: it starts as HTML or XML does')
  if (first === '{' || first === '[') throw new FileTypeError('not CSV: it starts as JSON does')
}

/** An unclosed quote extends to the end. */
function hasTwoCells(head: string): boolean {
  return /[,;\t]/.test(head.replace(/"(?:[^"]|"")*(?:"|$)/g, ''))
}

/** Without `chunk`, checks that the text does not end within a character. */
function decodeOrThrow(decoder: TextDecoder, chunk?: Uint8Array): string {
  try {
    return decoder.decode(chunk, { stream: chunk !== undefined })
  } catch {
    throw new FileTypeError('not CSV: it is not UTF-8')
  }
}
