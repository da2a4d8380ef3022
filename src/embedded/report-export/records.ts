/** Scans as they were recorded: one JSON object a line, in a file that only ever grows. */
import { mkdir, open, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import * as z from 'zod'
import { scanSchema } from '../../contract/contract.ts'
import { describeIssues } from '../../contract/describe-issues.ts'
import { parseJson } from '../../lib/json.ts'

const competitorResultSchema = z.object({
  name: z.string().min(1),
  engine: z.string().min(1),
  cited: z.boolean(),
  bcr_score: z.number(),
})

const recordedScanSchema = z.object({
  /** UTC. */
  recordedAt: z.iso.datetime(),
  keywords: z.array(z.string()).default([]),
  scan: scanSchema,
  /** The part that others had in the same answers; empty when it was not measured. */
  competitors: z.array(competitorResultSchema).default([]),
})

export type RecordedScan = z.output<typeof recordedScanSchema>

/** A line that holds no record. */
export interface UnreadableLine {
  path: string
  /** 1-based. */
  line: number
  /** What is wrong with it; may quote the file, so escape it before showing it. */
  detail: string
}

export interface RecordStore {
  /** Adds a record as a whole line, whatever calls run at once. Rejects with the system's error. */
  append(record: RecordedScan): Promise<void>
  /** All records in the order they were added; none when there is no file. Lines that hold none are skipped. */
  read(): Promise<RecordedScan[]>
}

/** The records in the file at `path`; the file and its folders are made by the first record. */
export function createRecordStore(path: string, warn: (unreadable: UnreadableLine) => void): RecordStore {
  let written: Promise<void> = Promise.resolve()
  return {
    append(record) {
      const line = `${JSON.stringify(record)}\n`
      // A record that could not be written must not hold up the next.
      written = written.catch(() => {}).then(() => appendLine(path, line))
      return written
    },
    async read() {
      const records: RecordedScan[] = []
      for (const [index, text] of (await readLines(path)).entries()) {
        if (text.trim() === '') continue
        const parsed = recordedScanSchema.safeParse(parseJson(text))
        if (parsed.success) records.push(parsed.data)
        else warn({ path, line: index + 1, detail: describeIssues(parsed.error.issues) })
      }
      return records
    },
  }
}

async function appendLine(path: string, line: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const file = await open(path, 'a+')
  try {
    // A run that was killed may have left half a line.
    const { size } = await file.stat()
    const { buffer } = await file.read({ buffer: Buffer.alloc(1), position: Math.max(0, size - 1) })
    const isWhole = size === 0 || buffer.toString() === '\n'
    await file.appendFile(isWhole ? line : `\n${line}`)
  } finally {
    await file.close()
  }
}

async function readLines(path: string): Promise<string[]> {
  try {
    return (await readFile(path, 'utf8')).split('\n')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
