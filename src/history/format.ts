/** Histories as text: NDJSON, one record a line. */
import * as z from 'zod'
import type { Cell } from '../scan/measure.ts'
import type { Fingerprint, HistoryRecord } from './record.ts'
import { RESULT_FORMAT, readResult, resultFields } from './result-file.ts'

/** The `format` field of every record that is written. */
export const RECORD_FORMAT = 'ai-visibility-record'

export interface History {
  /** In the order of the lines: oldest first. */
  records: HistoryRecord[]
  /** What cannot be read, and where it stands: `Line 3`. */
  problems: { place: string; problem: string }[]
}

const count = z.int().nonnegative()
const flag = z.union([z.literal(0), z.literal(1)])

/** A null stands for a keyword that the engine was not evaluated on. */
const answersSchema = z
  .object({
    engine: z.string(),
    cited: z.array(z.array(flag).nullable()),
    bcr_score: z.array(z.array(z.number()).nullable()),
  })
  .refine(
    ({ cited, bcr_score }) =>
      cited.length === bcr_score.length &&
      cited.every((samples, index) => samples?.length === bcr_score[index]?.length),
    'cited and bcr_score must be equally long',
  )

const recordSchema = z
  .object({
    schema_version: z.literal(2),
    created_at: z.string(),
    sha: z.string().optional(),
    run_url: z.string().optional(),
    failed: z.boolean(),
    dropped: z.boolean(),
    overall_bcr: z.number(),
    cited_engines: count,
    total_engines: count,
    samples: count,
    fingerprint: z.record(z.string(), z.array(z.string())),
    /** One entry a keyword of the fingerprint, in its order; or one, when one scan asked for all keywords. */
    answers: z.array(answersSchema),
  })
  .transform(({ answers, ...record }, context): HistoryRecord => {
    const keywords = keywordsOf(record.fingerprint)
    if (answers.some(({ cited }) => cited.length !== keywords.length)) {
      context.addIssue({ code: 'custom', path: ['answers'], message: 'must have an entry for each keyword' })
      return z.NEVER
    }
    return {
      createdAt: record.created_at,
      sha: record.sha,
      runUrl: record.run_url,
      failed: record.failed,
      dropped: record.dropped,
      overallBcr: record.overall_bcr,
      citedEngines: record.cited_engines,
      totalEngines: record.total_engines,
      samples: record.samples,
      fingerprint: record.fingerprint,
      cells: answers.flatMap(({ engine, cited, bcr_score }) =>
        keywords.flatMap((keyword, index): Cell[] => {
          const [votes, bcrScores] = [cited[index], bcr_score[index]]
          return votes && bcrScores && votes.length > 0
            ? [{ keyword, engine, cited: votes.map(vote => vote === 1), bcrScores }]
            : []
        }),
      ),
    }
  })

/** The newest version of each format that can stand in a history. */
const NEWEST_VERSIONS = new Map([
  [RECORD_FORMAT, 2],
  [RESULT_FORMAT, 1],
])

const headerSchema = z.looseObject({ format: z.string().optional(), schema_version: z.int() })

/** Reads a history. A line that cannot be read is a problem, and takes nothing away from the others. */
export function parseHistory(text: string): History {
  const history: History = { records: [], problems: [] }
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue
    const read = parseLine(line)
    if ('record' in read) history.records.push(read.record)
    else history.problems.push({ place: `Line ${index + 1}`, problem: read.problem })
  }
  return history
}

function parseLine(line: string): { record: HistoryRecord } | { problem: string } {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    return { problem: 'it is not JSON' }
  }
  return parseRecord(value)
}

/**
 * Reads one record, or one result file as a record. The field `format` tells them apart. Files that were written before
 * there was such a field have the version 1 when they are results and 2 when they are records.
 */
export function parseRecord(value: unknown): { record: HistoryRecord } | { problem: string } {
  const header = headerSchema.safeParse(value)
  if (!header.success) return { problem: 'it has no schema_version' }
  const { schema_version: version } = header.data
  const format = header.data.format ?? (version === 1 ? RESULT_FORMAT : RECORD_FORMAT)
  const newest = NEWEST_VERSIONS.get(format)
  if (newest === undefined) return { problem: `its format ${format} is not known here` }
  if (version > newest) {
    return { problem: `its schema_version ${version} is newer than ${newest}, the last one known here` }
  }
  const parsed =
    format === RESULT_FORMAT
      ? resultFields.transform(readResult).safeParse(value)
      : recordSchema.safeParse(value)
  if (parsed.success) return { record: parsed.data }
  const [issue] = parsed.error.issues
  return { problem: `${z.core.toDotPath(issue?.path ?? []) || 'it'}: ${issue?.message}` }
}

/** One line, without its end. */
export function formatRecord(record: HistoryRecord): string {
  const keywords = keywordsOf(record.fingerprint)
  const byEngine = Map.groupBy(record.cells, ({ engine }) => engine)
  return JSON.stringify({
    format: RECORD_FORMAT,
    schema_version: 2,
    created_at: record.createdAt,
    ...(record.sha !== undefined && { sha: record.sha }),
    ...(record.runUrl !== undefined && { run_url: record.runUrl }),
    failed: record.failed,
    dropped: record.dropped,
    overall_bcr: record.overallBcr,
    cited_engines: record.citedEngines,
    total_engines: record.totalEngines,
    samples: record.samples,
    fingerprint: record.fingerprint,
    answers: Array.from(byEngine, ([engine, cells]) => {
      const ofKeyword = new Map(cells.map(cell => [cell.keyword, cell]))
      const aligned = keywords.map(keyword => ofKeyword.get(keyword))
      return {
        engine,
        cited: aligned.map(cell => cell?.cited.map(Number) ?? null),
        bcr_score: aligned.map(cell => cell?.bcrScores ?? null),
      }
    }),
  })
}

/** What a record's answers are in line with: its keywords, or all of them in one. */
function keywordsOf({ keywords = [], 'scan-per': scanPer = [] }: Fingerprint): (string | undefined)[] {
  return scanPer.includes('keyword') ? keywords : [undefined]
}
