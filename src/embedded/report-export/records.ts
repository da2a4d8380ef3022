/** Recorded scans: one JSON object a line, in a file that is only appended to. */
import { mkdir, open, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import * as z from 'zod'
import { scanSchema } from '../../contract/contract.ts'
import { describeIssues } from '../../contract/describe-issues.ts'
import { endsInsideLine } from '../../lib/files.ts'
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
  /** Results of competitors in the same answers; empty if they were not measured. */
  competitors: z.array(competitorResultSchema).default([]),
})

export type RecordedScan = z.output<typeof recordedScanSchema>

/** A line that is not a record. */
export interface UnreadableLine {
  path: string
  /** Line of the file, from 1. */
  line: number
  /** What is wrong with the line. May quote the file: escape it before showing it. */
  detail: string
}

export interface RecordStore {
  /** Appends a record as a whole line, also if calls run at the same time. Rejects with the system's error. */
  append(record: RecordedScan): Promise<void>
  /** Reads all records in the order in which they were appended; none if there is no file. Skips invalid lines. */
  read(): Promise<RecordedScan[]>
}

/** Creates the store of the records in the file at `path`. The first record creates the file and its folders. */
export function createRecordStore(path: string, warn: (unreadable: UnreadableLine) => void): RecordStore {
  let written: Promise<void> = Promise.resolve()
  return {
    append(record) {
      const line = `${JSON.stringify(record)}\n`
      // A record that could not be written must not block the next one.
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
    await file.appendFile((await endsInsideLine(file)) ? `\n${line}` : line)
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
