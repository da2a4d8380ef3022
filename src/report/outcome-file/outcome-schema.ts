/** The outcome of a run, as far as the comment and the issue show it. */
import * as z from 'zod'
import type { Baseline } from '../../comparison/baseline.ts'
import type { KeywordChange } from '../../embedded/repository/compare.ts'
import type { Measurement } from '../../scan/measure.ts'
import type { Outcome } from '../outcome.ts'
import { cellSchema, originSchema, recordSchema, runSchema } from './history-schema.ts'
import { address, commitId, count, kind, list, maybe, text, texts, textsByName, time } from './parts.ts'
import { answerCountsSchema, costSchema, passedOverReason, passedOverSchema } from './service-schema.ts'
import { gapSchema } from './shard-schema.ts'
import { verdictSchema } from './verdict-schema.ts'

/**
 * The parts of an outcome that a file holds. It lacks the answers word by word, the drafts and the exports of the
 * service: they need keys, which the run of a fork does not have. The comparison is made again. It lacks the addresses of the run and its commit too:
 * who reads the file knows them from a better source.
 */
export type StoredOutcome = Omit<
  Outcome,
  'answerRecords' | 'suggestions' | 'serviceReports' | 'scans' | 'run' | 'comparison'
> & { run: Pick<Outcome['run'], 'startedAt' | 'finishedAt'> }

const measurementSchema = z.object({
  overallBcr: z.number(),
  citedEngines: count,
  totalEngines: count,
  avgSentiment: text,
  avgSentiments: texts,
  engines: list(
    z.object({
      engine: text,
      cited: z.boolean(),
      bcrScore: z.number(),
      sentiment: text,
      sentiments: texts,
      snippet: text,
      sourceUrl: address,
      answers: count,
      citedAnswers: count,
    }),
  ),
  keywords: list(
    z.object({
      keyword: text,
      overallBcr: z.number(),
      citedEngines: texts,
      totalEngines: count,
      samples: count,
    }),
  ),
  cells: list(cellSchema),
  scanIds: texts,
  contradictions: list(
    z.discriminatedUnion('kind', [
      kind('missing-engine', { scanId: text, engine: text }),
      kind('duplicate-engine', { scanId: text, engine: text }),
      kind('summary-contradiction', {
        scanId: text,
        field: z.enum(['total_engines', 'cited_engines']),
        stated: count,
        counted: count,
      }),
    ]),
  ),
}) satisfies z.ZodType<Measurement>

const quoteSchema = z.object({
  text,
  url: address,
  place: z.object({ path: text, title: text, headings: texts, line: count.exactOptional() }),
})

const reasonSchema = z.object({
  kind: z.enum([
    'noindex',
    'draft',
    'unpublished',
    'unlisted',
    'draft-folder',
    'redirect',
    'canonical',
    'blocked',
    'not-shown',
  ]),
  file: text,
  line: count,
  evidence: text,
  crawler: maybe(text),
  target: maybe(text),
})

const causeSchema = z.discriminatedUnion('kind', [
  kind('deleted', { path: text }),
  kind('unread', { path: text, reason: passedOverReason, language: text.exactOptional() }),
  kind('hidden', { path: text, reasons: list(reasonSchema) }),
  kind('rewritten', { path: text }),
  kind('moved', { path: text, to: text }),
  kind('outranked', { path: text }),
])

const linesShape = { from: count, to: count }

const keywordChangeSchema = z.object({
  keyword: text,
  outcome: z.enum(['lost', 'weaker', 'unchanged', 'gained']),
  loss: z.number(),
  before: maybe(quoteSchema),
  after: maybe(quoteSchema),
  causes: list(causeSchema),
  files: texts,
  removed: list(z.object({ ...linesShape, path: text, text, now: z.object(linesShape).exactOptional() })),
  baseScore: z.number(),
  headScore: z.number(),
}) satisfies z.ZodType<KeywordChange>

const baselineSchema = z.object({
  overallBcr: maybe(z.number()),
  citedEngines: maybe(z.number()),
  engines: maybe(list(z.object({ engine: text, cited: z.boolean(), bcrScore: maybe(z.number()) }))),
  runs: list(runSchema),
  content: z
    .strictObject({ pages: count, passedOver: list(passedOverSchema), keywords: list(keywordChangeSchema) })
    .exactOptional(),
  origin: originSchema,
}) satisfies z.ZodType<Baseline>

export const storedOutcomeSchema = z.object({
  brand: text,
  keywords: texts,
  engines: texts,
  language: text,
  key: text,
  scanPer: z.enum(['all', 'keyword']),
  scanPerReason: z.enum(['given', 'recorded-runs', 'embedded', 'unrecorded']),
  samples: count,
  fingerprint: textsByName,
  verdict: verdictSchema,
  failures: list(z.enum(['fail', 'error', 'inconclusive', 'no-baseline'])),
  sensitivity: maybe(
    z.object({
      keywords: count,
      samples: z.number(),
      answers: count,
      citedNow: count,
      answersBefore: z.number(),
      citedBefore: z.number(),
      failsAt: maybe(z.number()),
    }),
  ),
  measurement: maybe(measurementSchema),
  answers: answerCountsSchema,
  costs: list(costSchema),
  baseline: maybe(baselineSchema),
  models: textsByName,
  trend: list(recordSchema),
  shareOfVoice: list(
    z.object({
      name: text,
      isOwn: z.boolean(),
      answers: count,
      citedAnswers: count,
      share: z.number(),
      overallBcr: z.number(),
    }),
  ),
  plannedScans: count,
  configChanges: maybe(list(z.object({ path: text, kind: z.enum(['added', 'changed', 'removed']) }))),
  configCommit: maybe(commitId),
  gap: gapSchema.optional(),
  run: z.object({ startedAt: time, finishedAt: time }),
}) satisfies z.ZodType<StoredOutcome>
