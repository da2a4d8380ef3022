/** Reads and writes histories as NDJSON, one record per line. */

import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod'
import { count, maybe } from '../contract/parts.ts'
import { fromSnakeCase, snakeCase, toSnakeCase } from '../lib/snake-case.ts'
import { type EngineContents, MAX_DOMAINS } from '../scan/engine-contents.ts'
import type { Cell } from '../scan/measure.ts'
import { engineContentsSchema } from '../scan/measurement.ts'
import { citedPagesSchema, formatCitedPages, toCitedPages } from './cited-pages.ts'
import { RESULT_FORMAT, RESULT_VERSION } from './names.ts'
import { type Fingerprint, type HistoryRecord, recordSchema } from './record.ts'
import { resultFileSchema } from './result-file.ts'
import type { History, RecordCause } from './store.ts'

const RECORD_FORMAT = 'ai-visibility-record'
const RECORD_VERSION = 3

/** Limit of the DNS for host names. */
const LONGEST_DOMAIN = 253
const flag = z.union([z.literal(0), z.literal(1)])
const namesSchema = z.record(z.string(), z.array(z.string()))

/** Null for a keyword on which the engine was not evaluated. */
const answersSchema = z
  .object({
    engine: z.string(),
    cited: z.array(z.array(flag).nullable()),
    bcrScore: z.array(z.array(z.number().nullable()).nullable()),
  })
  .refine(
    ({ cited, bcrScore }) =>
      cited.length === bcrScore.length &&
      cited.every((samples, index) => samples?.length === bcrScore[index]?.length),
    'cited and bcr_score must be equally long',
  )

const contentsSchema = engineContentsSchema
  .extend({
    domains: z.array(z.tuple([z.string().max(LONGEST_DOMAIN), count])),
    /** Name, cited and mentioned; null is the own brand. */
    brands: z.array(z.tuple([z.string().nullable(), count, count])),
  })
  .transform(
    ({ domains, brands, ...entry }): EngineContents => ({
      ...entry,
      domains: domains.slice(0, MAX_DOMAINS).map(([domain, answers]) => ({ domain, answers })),
      brands: brands.map(([name, cited, mentioned]) => ({ name: name ?? undefined, cited, mentioned })),
    }),
  )

/** The fields of a line, in camel case. */
const lineSchema = recordSchema
  .omit({ cells: true, attempt: true })
  .extend({
    schemaVersion: z.literal(RECORD_VERSION),
    createdAt: z.string(),
    runUrl: maybe(z.string()),
    runAttempt: z.int().positive().default(1),
    // Written only if true.
    suspect: z.boolean().default(false),
    accepted: z.boolean().default(false),
    losses: recordSchema.shape.losses.default([]),
    contents: z.array(contentsSchema).optional(),
    // Only evidence: a malformed list must not cost the baseline a run.
    citedPages: citedPagesSchema.optional().catch(undefined),
    fingerprint: namesSchema,
    /** One entry for each keyword of the fingerprint, in that order; a single entry if one scan asked for all keywords. */
    answers: z.array(answersSchema),
  })
  .transform(({ schemaVersion: _, runAttempt, citedPages, answers, ...fields }, context): HistoryRecord => {
    const keywords = keywordsOf(fields.fingerprint)
    if (answers.some(({ cited }) => cited.length !== keywords.length)) {
      context.addIssue({ code: 'custom', path: ['answers'], message: 'must have an entry for each keyword' })
      return z.NEVER
    }
    const pages = citedPages && toCitedPages(citedPages, fields.fingerprint)
    return {
      ...fields,
      attempt: runAttempt,
      ...(pages && { citedPages: pages }),
      cells: answers.flatMap(({ engine, cited, bcrScore }) =>
        keywords.flatMap((keyword, index): Cell[] => {
          const [votes, bcrScores] = [cited[index], bcrScore[index]]
          return votes && bcrScores && votes.length > 0
            ? [{ keyword, engine, cited: votes.map(vote => vote === 1), bcrScores }]
            : []
        }),
      ),
    }
  })

const VERSIONS = new Map([
  [RECORD_FORMAT, RECORD_VERSION],
  [RESULT_FORMAT, RESULT_VERSION],
])

const headerSchema = z.looseObject({ format: z.string(), schema_version: z.int() })

/** Parses a history. Lines that cannot be read become problems. */
export function parseHistory(text: string): History {
  const history: History = { records: [], problems: [] }
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue
    const read = parseLine(line)
    if ('record' in read) history.records.push(read.record)
    else history.problems.push({ unit: 'line', position: index + 1, cause: read.cause })
  }
  return history
}

function parseLine(line: string): ParsedRecord {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    return { cause: { kind: 'not-json' } }
  }
  return parseRecord(value)
}

type ParsedRecord = { record: HistoryRecord; isResult: boolean } | { cause: RecordCause }

/** Parses a record or a result file, which `format` distinguishes. */
export function parseRecord(value: unknown): ParsedRecord {
  const header = headerSchema.safeParse(value)
  if (!header.success) return { cause: { kind: 'no-version' } }
  const { format, schema_version: version } = header.data
  const newest = VERSIONS.get(format)
  if (newest === undefined) return { cause: { kind: 'unknown-format', format } }
  if (version > newest) return { cause: { kind: 'newer-version', version, newest } }
  const isResult = format === RESULT_FORMAT
  const parsed = (isResult ? resultFileSchema : lineSchema).safeParse(fromSnakeCase(value))
  if (parsed.success) return { record: parsed.data, isResult }
  const [{ path = [], message = '' } = {}] = parsed.error.issues
  return { cause: { kind: 'invalid', path: snakeCase(z.core.toDotPath(path)), message } }
}

const NEWLINE = '\n'.charCodeAt(0)

/** More than hourly runs for two years. Each line takes time and memory, whatever its content. */
export const MAX_LINES = 20_000

/** Returns whether a file has more than MAX_LINES lines. */
export function hasTooManyLines(bytes: Uint8Array): boolean {
  let lines = 0
  for (let at = bytes.indexOf(NEWLINE); at !== -1; at = bytes.indexOf(NEWLINE, at + 1)) {
    lines += 1
    if (lines > MAX_LINES) return true
  }
  return false
}

/** Ends the last line first, so that the new line does not join it. */
function appendLine(old: Uint8Array, line: string): Uint8Array {
  const isOpen = old.length > 0 && old.at(-1) !== NEWLINE
  return Buffer.concat([old, Buffer.from(`${isOpen ? '\n' : ''}${line}\n`)])
}

/** Adds a record in place of earlier attempts of its run. All other bytes stay unchanged. */
export function addRecord(old: Uint8Array, record: HistoryRecord): Uint8Array {
  const line = formatRecord(record)
  if (record.attempt === 1) return appendLine(old, line)
  // Latin-1 has a character for each byte, so invalid text is kept.
  const lines = Buffer.from(old)
    .toString('latin1')
    .split(/(?<=\n)/)
  const kept = lines.filter(text => !isEarlierAttempt(Buffer.from(text, 'latin1').toString(), record))
  return appendLine(Buffer.from(kept.join(''), 'latin1'), line)
}

/** Returns whether a line is an earlier attempt of the same workflow run with the same settings. */
export function isEarlierAttempt(line: string, { runUrl, attempt, fingerprint }: HistoryRecord): boolean {
  // Most lines need not be parsed.
  if (attempt === 1 || runUrl === undefined || !line.includes(runUrl)) return false
  const read = parseLine(line)
  return (
    'record' in read &&
    read.record.runUrl === runUrl &&
    read.record.attempt < attempt &&
    isDeepStrictEqual(read.record.fingerprint, fingerprint)
  )
}

/** Formats a record as one line without a line end. */
export function formatRecord({ attempt, cells, citedPages, ...record }: HistoryRecord): string {
  const { fingerprint, contents } = record
  const keywords = keywordsOf(fingerprint)
  const byEngine = Map.groupBy(cells, ({ engine }) => engine)
  const fields = {
    format: RECORD_FORMAT,
    schemaVersion: RECORD_VERSION,
    ...record,
    runAttempt: attempt > 1 ? attempt : undefined,
    suspect: record.suspect || undefined,
    accepted: record.accepted || undefined,
    losses: record.losses.length > 0 ? record.losses : undefined,
    contents: contents?.map(({ domains, brands, ...entry }) => ({
      ...entry,
      domains: domains.map(({ domain, answers }) => [domain, answers]),
      brands: brands.map(({ name, cited, mentioned }) => [name ?? null, cited, mentioned]),
    })),
    answers: Array.from(byEngine, ([engine, cells]) => {
      const byKeyword = new Map(cells.map(cell => [cell.keyword, cell]))
      const aligned = keywords.map(keyword => byKeyword.get(keyword))
      return {
        engine,
        cited: aligned.map(cell => cell?.cited.map(Number) ?? null),
        bcrScore: aligned.map(cell => cell?.bcrScores ?? null),
      }
    }),
  }
  const text = JSON.stringify(toSnakeCase(fields))
  if (citedPages === undefined) return text
  const pages = formatCitedPages(citedPages, fingerprint, text.length)
  return JSON.stringify(toSnakeCase({ ...fields, citedPages: pages }))
}

/** Returns the keyword of each entry of `answers`; undefined for all keywords in one scan. */
function keywordsOf({ keywords = [], 'scan-per': scanPer = [] }: Fingerprint): (string | undefined)[] {
  return scanPer.includes('keyword') ? keywords : [undefined]
}
