/** Recorded scans: a file with one JSON object per line. A file that is too large loses its older half. */
import { type FileHandle, mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import * as z from 'zod'
import { scanSchema } from '../../contract/contract.ts'
import { describeIssues } from '../../contract/describe-issues.ts'
import { endsInsideLine, hasCode } from '../../lib/files.ts'
import { parseJson } from '../../lib/json.ts'

const recordedScanSchema = z.object({
  recordedAt: z.iso.datetime(),
  keywords: z.array(z.string()).default([]),
  scan: scanSchema,
})

export type RecordedScan = z.output<typeof recordedScanSchema>

const MAX_BYTES = 32 * 1024 * 1024

export type RecordStore = ReturnType<typeof createRecordStore>

/** Creates the store of the records at `path`. The first record creates the file and its folders. */
export function createRecordStore(path: string, mostBytes = MAX_BYTES) {
  let written: Promise<void> = Promise.resolve()
  return {
    /** Appends a record as a whole line, even if calls overlap. Rejects with a system error. */
    append(record: RecordedScan): Promise<void> {
      // Node also ends a line at these two characters.
      const json = JSON.stringify(record).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
      // A record that could not be written must not block the next one.
      written = written.catch(() => {}).then(() => appendLine(path, `${json}\n`, mostBytes))
      return written
    },
    /** Reads the records, oldest first. `warn` receives invalid lines, which are skipped. `detail` may quote the file. */
    async *read(warn: (unreadable: { path: string; line: number; detail: string }) => void) {
      let line = 0
      for await (const text of readLines(path)) {
        line += 1
        if (text.trim() === '') continue
        const parsed = recordedScanSchema.safeParse(parseJson(text))
        if (parsed.success) yield parsed.data
        else warn({ path, line, detail: describeIssues(parsed.error.issues) })
      }
    },
  }
}

async function appendLine(path: string, line: string, mostBytes: number): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const file = await open(path, 'a+', 0o600)
  try {
    const { size } = await file.stat()
    if (size > 0 && size + Buffer.byteLength(line) > mostBytes) await dropOlderHalf(file)
    await file.appendFile((await endsInsideLine(file)) ? `\n${line}` : line)
  } finally {
    await file.close()
  }
}

async function dropOlderHalf(file: FileHandle): Promise<void> {
  const records = await file.readFile()
  await file.truncate()
  await file.appendFile(records.subarray(records.indexOf('\n', records.length / 2) + 1))
}

async function* readLines(path: string): AsyncGenerator<string> {
  try {
    const file = await open(path)
    yield* file.readLines()
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error
  }
}
