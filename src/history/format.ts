/** Reads and writes histories as NDJSON, one record per line. */
import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod'
import { count } from '../contract/parts.ts'
import { toSnakeCase } from '../lib/snake-case.ts'
import { factCountSchema } from '../scan/answer-counts.ts'
import { type EngineContents, MAX_DOMAINS } from '../scan/engine-contents.ts'
import type { Cell } from '../scan/measure.ts'
import { citedPagesSchema, formatCitedPages, toCitedPages } from './cited-pages-line.ts'
import { RESULT_FORMAT, RESULT_VERSION } from './names.ts'
import { type Fingerprint, type HistoryRecord, lossLineSchema } from './record.ts'
import { resultFileSchema } from './result-file.ts'
import type { History, RecordCause } from './store.ts'

const RECORD_FORMAT = 'ai-visibility-record'
const RECORD_VERSION = 3

/** Limit of the DNS for host names. */
const LONGEST_DOMAIN = 253
const flag = z.union([z.literal(0), z.literal(1)])

/** Null for a keyword on which the engine was not evaluated. */
const answersSchema = z
  .object({
    engine: z.string(),
    cited: z.array(z.array(flag).nullable()),
    bcr_score: z.array(z.array(z.number().nullable()).nullable()),
  })
  .refine(
    ({ cited, bcr_score }) =>
      cited.length === bcr_score.length &&
      cited.every((samples, index) => samples?.length === bcr_score[index]?.length),
    'cited and bcr_score must be equally long',
  )

const contentsSchema = z
  .array(
    z.object({
      engine: z.string(),
      answers: count,
      read: count.optional(),
      sourced: count,
      unread: count,
      named: count,
      domains: z.array(z.tuple([z.string().max(LONGEST_DOMAIN), count])),
      /** Name, cited and mentioned; null is the own brand. */
      brands: z.array(z.tuple([z.string().nullable(), count, count])),
      facts: z.array(factCountSchema).optional(),
    }),
  )
  .transform(entries =>
    entries.map(
      ({ engine, answers, read, sourced, unread, named, domains, brands, facts }): EngineContents => ({
        engine,
        answers,
        read,
        sourced,
        unread,
        named,
        domains: domains.slice(0, MAX_DOMAINS).map(([domain, citing]) => ({ domain, answers: citing })),
        brands: brands.map(([name, cited, mentioned]) => ({ name: name ?? undefined, cited, mentioned })),
        ...(facts && { facts }),
      }),
    ),
  )

const modelsSchema = z.record(z.string(), z.array(z.string()))

const recordLineSchema = z
  .object({
    schema_version: z.literal(RECORD_VERSION),
    created_at: z.string(),
    sha: z.string().optional(),
    run_url: z.string().optional(),
    run_attempt: z.int().positive().default(1),
    failed: z.boolean(),
    // Written only if true.
    suspect: z.boolean().default(false),
    losses: z.array(lossLineSchema).default([]),
    accepted: z.boolean().default(false),
    overall_bcr: z.number().optional(),
    cited_engines: count,
    total_engines: count,
    samples: count,
    cost_usd: z.number().optional(),
    models: modelsSchema.optional(),
    contents: contentsSchema.optional(),
    // Only evidence: a malformed list must not cost the baseline a run.
    cited_pages: citedPagesSchema.optional().catch(undefined),
    fingerprint: z.record(z.string(), z.array(z.string())),
    former_key: z.string().optional(),
    incident: z.string().optional(),
    /** One entry for each keyword of the fingerprint, in that order; a single entry if one scan asked for all keywords. */
    answers: z.array(answersSchema),
  })
  .transform(({ answers, ...record }, context): HistoryRecord => {
    const keywords = keywordsOf(record.fingerprint)
    if (answers.some(({ cited }) => cited.length !== keywords.length)) {
      context.addIssue({ code: 'custom', path: ['answers'], message: 'must have an entry for each keyword' })
      return z.NEVER
    }
    const citedPages = record.cited_pages && toCitedPages(record.cited_pages, record.fingerprint)
    return {
      createdAt: record.created_at,
      sha: record.sha,
      runUrl: record.run_url,
      attempt: record.run_attempt,
      failed: record.failed,
      suspect: record.suspect,
      losses: record.losses,
      accepted: record.accepted,
      overallBcr: record.overall_bcr,
      citedEngines: record.cited_engines,
      totalEngines: record.total_engines,
      samples: record.samples,
      ...(record.cost_usd !== undefined && { costUsd: record.cost_usd }),
      ...(record.models && { models: record.models }),
      ...(record.contents && { contents: record.contents }),
      ...(citedPages && { citedPages }),
      fingerprint: record.fingerprint,
      ...(record.former_key !== undefined && { formerKey: record.former_key }),
      ...(record.incident !== undefined && { incident: record.incident }),
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

type ParsedRecord = { record: HistoryRecord } | { cause: RecordCause }

/** Parses a record or a result file, which `format` distinguishes. */
export function parseRecord(value: unknown): ParsedRecord {
  const header = headerSchema.safeParse(value)
  if (!header.success) return { cause: { kind: 'no-version' } }
  const { format, schema_version: version } = header.data
  const newest = VERSIONS.get(format)
  if (newest === undefined) return { cause: { kind: 'unknown-format', format } }
  if (version > newest) return { cause: { kind: 'newer-version', version, newest } }
  const parsed = (format === RESULT_FORMAT ? resultFileSchema : recordLineSchema).safeParse(value)
  if (parsed.success) return { record: parsed.data }
  const [issue] = parsed.error.issues
  return {
    cause: { kind: 'invalid', path: z.core.toDotPath(issue?.path ?? []), message: issue?.message ?? '' },
  }
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
export function formatRecord(record: HistoryRecord): string {
  const keywords = keywordsOf(record.fingerprint)
  const byEngine = Map.groupBy(record.cells, ({ engine }) => engine)
  const line = {
    format: RECORD_FORMAT,
    schema_version: RECORD_VERSION,
    created_at: record.createdAt,
    sha: record.sha,
    run_url: record.runUrl,
    run_attempt: record.attempt > 1 ? record.attempt : undefined,
    failed: record.failed,
    suspect: record.suspect || undefined,
    losses: record.losses.length > 0 ? toSnakeCase(record.losses) : undefined,
    accepted: record.accepted || undefined,
    overall_bcr: record.overallBcr,
    cited_engines: record.citedEngines,
    total_engines: record.totalEngines,
    samples: record.samples,
    cost_usd: record.costUsd,
    models: record.models,
    contents: record.contents?.map(({ domains, brands, ...entry }) => ({
      ...entry,
      domains: domains.map(({ domain, answers }) => [domain, answers]),
      brands: brands.map(({ name, cited, mentioned }) => [name ?? null, cited, mentioned]),
    })),
    fingerprint: record.fingerprint,
    former_key: record.formerKey,
    incident: record.incident,
    answers: Array.from(byEngine, ([engine, cells]) => {
      const byKeyword = new Map(cells.map(cell => [cell.keyword, cell]))
      const aligned = keywords.map(keyword => byKeyword.get(keyword))
      return {
        engine,
        cited: aligned.map(cell => cell?.cited.map(Number) ?? null),
        bcr_score: aligned.map(cell => cell?.bcrScores ?? null),
      }
    }),
  }
  const { citedPages, fingerprint } = record
  const text = JSON.stringify(line)
  if (citedPages === undefined) return text
  return JSON.stringify({ ...line, cited_pages: formatCitedPages(citedPages, fingerprint, text.length) })
}

/** Returns the keyword of each entry of `answers`; undefined for all keywords in one scan. */
function keywordsOf({ keywords = [], 'scan-per': scanPer = [] }: Fingerprint): (string | undefined)[] {
  return scanPer.includes('keyword') ? keywords : [undefined]
}
