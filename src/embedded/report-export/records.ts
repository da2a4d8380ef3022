/** Recorded scans: one JSON object a line, in files of one month each, of which the oldest are deleted. */
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { scanSchema } from '../../contract/contract.ts'
import { describeIssues } from '../../contract/describe-issues.ts'
import { endsInsideLine, hasCode } from '../../lib/files.ts'
import { parseJson } from '../../lib/json.ts'

const recordedScanSchema = z.object({
  /** UTC. */
  recordedAt: z.iso.datetime(),
  keywords: z.array(z.string()).default([]),
  scan: scanSchema,
})

export type RecordedScan = z.output<typeof recordedScanSchema>

/** A line that is not a record. */
interface UnreadableLine {
  path: string
  /** Line of the file, from 1. */
  line: number
  /** What is wrong with the line. May quote the file: escape it before showing it. */
  detail: string
}

/** How much is kept. The newest file may come on top. */
export interface RecordLimits {
  /** A file that would become larger is followed by the next one. */
  fileBytes: number
  bytes: number
}

const LIMITS: RecordLimits = { fileBytes: 4 * 1024 * 1024, bytes: 32 * 1024 * 1024 }

export interface RecordStore {
  /** Appends a record as a whole line, also if calls run at the same time. Rejects with the system's error. */
  append(record: RecordedScan): Promise<void>
  /**
   * Reads the records of the months from the date `start` to the date `end`, YYYY-MM-DD, in the order in which they were
   * appended; none if there is no file. Skips invalid lines, which `warn` receives.
   */
  read(
    range: { start: string; end: string },
    warn: (unreadable: UnreadableLine) => void,
  ): AsyncIterable<RecordedScan>
}

/** Matches the month and the number of a file. */
const FILE_NAME = /^(?<month>\d{4}-\d\d)\.(?<part>\d{6})\.ndjson$/

/** Creates the store of the records in `folder`. The first record creates the folder and the folders above it. */
export function createRecordStore(folder: string, limits: RecordLimits = LIMITS): RecordStore {
  let written: Promise<void> = Promise.resolve()
  return {
    append(record) {
      const line = `${JSON.stringify(record)}\n`
      // A record that could not be written must not block the next one.
      written = written
        .catch(() => {})
        .then(() => appendLine(folder, monthOf(record.recordedAt), line, limits))
      return written
    },
    async *read({ start, end }, warn) {
      const names = await listFiles(folder)
      for (const name of names.filter(
        each => monthOf(start) <= monthOf(each) && monthOf(each) <= monthOf(end),
      )) {
        const path = join(folder, name)
        let line = 0
        for await (const text of readLines(path)) {
          line += 1
          if (text.trim() === '') continue
          const parsed = recordedScanSchema.safeParse(parseJson(text))
          if (parsed.success) yield parsed.data
          else warn({ path, line, detail: describeIssues(parsed.error.issues) })
        }
      }
    },
  }
}

/** Returns the month of a date or of a file's name: YYYY-MM. */
function monthOf(text: string): string {
  return text.slice(0, 7)
}

/** Returns the names of the files, oldest first. */
async function listFiles(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter(name => FILE_NAME.test(name)).sort()
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return []
    throw error
  }
}

async function appendLine(folder: string, month: string, line: string, limits: RecordLimits): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const last = (await listFiles(folder)).findLast(name => monthOf(name) === month)
  if (last !== undefined && (await appendTo(join(folder, last), line, limits.fileBytes))) return
  await prune(folder, limits.bytes)
  const part = Number(FILE_NAME.exec(last ?? '')?.groups?.['part'] ?? 0) + 1
  await appendTo(
    join(folder, `${month}.${String(part).padStart(6, '0')}.ndjson`),
    line,
    Number.POSITIVE_INFINITY,
  )
}

/** Appends a line unless the file would become larger than `maxBytes`. Returns whether it did. */
async function appendTo(path: string, line: string, maxBytes: number): Promise<boolean> {
  const file = await open(path, 'a+', 0o600)
  try {
    const { size } = await file.stat()
    if (size + Buffer.byteLength(line) > maxBytes) return false
    await file.appendFile((await endsInsideLine(file)) ? `\n${line}` : line)
    return true
  } finally {
    await file.close()
  }
}

/** Deletes the oldest of the files that together are too large. */
async function prune(folder: string, most: number): Promise<void> {
  let size = 0
  for (const name of (await listFiles(folder)).reverse()) {
    const path = join(folder, name)
    size += (await stat(path)).size
    if (size > most) await rm(path, { force: true })
  }
}

/** Yields the lines of a file; none if it was deleted. Only a line feed ends a line: JSON may contain U+2028. */
async function* readLines(path: string): AsyncGenerator<string> {
  let rest = ''
  const chunks: AsyncIterable<string> = createReadStream(path, 'utf8')
  try {
    for await (const chunk of chunks) {
      const [first = '', ...others] = chunk.split('\n')
      rest += first
      for (const next of others) {
        yield rest
        rest = next
      }
    }
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error
  }
  if (rest !== '') yield rest
}
