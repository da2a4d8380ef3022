/** A baseline that the repository itself holds: a history as JSON, a result file, or numbers written by hand. */
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import * as z from 'zod'
import type { Baseline, UnusableBaseline } from '../baseline/baseline.ts'
import { formatRecord, type History, parseRecord } from './format.ts'
import { RESULT_FORMAT } from './result-file.ts'

/** A committed file must not grow without end; the branch and git's own history keep all. */
const MOST_RECORDS = 50

const historySchema = z.looseObject({ records: z.array(z.unknown()) })

/** The part of a result file that a comparison of mere numbers needs. */
const numbersSchema = z.looseObject({
  format: z.literal(RESULT_FORMAT).optional(),
  schema_version: z.literal(1).optional(),
  overall_bcr: z.number(),
  cited_engines: z.int().nonnegative(),
  engines: z
    .array(z.looseObject({ engine: z.string(), cited: z.boolean(), bcr_score: z.number().optional() }))
    .optional(),
})

export type BaselineFile =
  /** `text`: its records as lines; those that cannot be read as they are. */
  | { history: History; text: string }
  | { numbers: Baseline }
  | { missing: string }
  | { unusable: UnusableBaseline }

/**
 * Reads a baseline file. One that does not exist is missing: the first run has none. One that holds nothing
 * understandable is unusable.
 */
export async function readBaselineFile(file: string, workspace: string): Promise<BaselineFile> {
  const unusable = (problem: string) => ({ unusable: { kind: 'file' as const, name: file, problem } })
  let text: string
  try {
    text = await readFile(resolve(workspace, file), 'utf8')
  } catch (error) {
    if (!(error instanceof Error)) throw error
    if ('code' in error && error.code === 'ENOENT') return { missing: `there is no file ${file}` }
    return unusable(error.message)
  }
  if (text.trim() === '') return unusable('the file is empty')
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return unusable('the file is not JSON')
  }
  const listed = historySchema.safeParse(value)
  if (listed.success) return readRecords(listed.data.records, unusable)
  const result = parseRecord(value)
  // Whoever names a result file as the baseline wants it as such, passed or not.
  if ('record' in result) {
    const record = { ...result.record, dropped: false }
    return { history: { records: [record], problems: [] }, text: formatRecord(record) }
  }
  const numbers = numbersSchema.safeParse(value)
  if (numbers.success) return { numbers: toBaseline(numbers.data, file) }
  const [issue] = numbers.error.issues
  // The numbers of another format or version must not be compared without a look at their fingerprint.
  if (issue?.path[0] === 'format' || issue?.path[0] === 'schema_version') return unusable(result.problem)
  return unusable(`${z.core.toDotPath(issue?.path ?? []) || 'the file'}: ${issue?.message}`)
}

function readRecords(values: unknown[], unusable: (problem: string) => BaselineFile): BaselineFile {
  const history: History = { records: [], problems: [] }
  const lines: string[] = []
  for (const [index, value] of values.entries()) {
    const read = parseRecord(value)
    if ('record' in read) history.records.push(read.record)
    else history.problems.push({ place: `Record ${index + 1}`, problem: read.problem })
    lines.push('record' in read ? formatRecord(read.record) : JSON.stringify(value))
  }
  const [problem] = history.problems
  return problem && history.records.length === 0
    ? unusable(`none of its records can be read; the first: ${problem.problem}`)
    : { history, text: lines.join('\n') }
}

function toBaseline({ overall_bcr, cited_engines, engines }: z.output<typeof numbersSchema>, label: string) {
  return {
    overallBcr: overall_bcr,
    citedEngines: cited_engines,
    engines: engines?.map(({ engine, cited, bcr_score }) => ({ engine, cited, bcrScore: bcr_score })),
    runs: [],
    label,
  }
}

/** A history as a file, one record a line so that a diff shows what is new; the oldest make room. */
export function formatHistoryFile(history: string): string {
  const lines = history.split('\n').filter(line => line !== '')
  return `{\n"records": [\n${lines.slice(-MOST_RECORDS).join(',\n')}\n]\n}\n`
}
