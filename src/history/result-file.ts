/** A result file, read as the record of its run. */
import * as z from 'zod'
import { count } from '../contract/parts.ts'
import { toCells } from '../scan/measure.ts'
import { FLAT_RESULT_VERSION, RESULT_VERSION } from './names.ts'
import { type HistoryRecord, lossLineSchema } from './record.ts'

const listsByName = z.record(z.string(), z.array(z.string()))

/** What all versions have in common. */
const common = {
  samples: count,
  models: listsByName.default({}),
  scans: z.array(
    z.object({
      keyword: z.string().nullish(),
      results: z.array(z.object({ engine: z.string(), cited: z.boolean(), bcr_score: z.number() })),
    }),
  ),
}
const losses = z.array(lossLineSchema).default([])
const rules = z.array(z.object({ outcome: z.string() })).default([])
const numbers = { overall_bcr: z.number(), cited_engines: count, total_engines: count }
const place = { run_url: z.string().optional(), sha: z.string().optional() }

/** The fields of a result file that make a record. A run that measured nothing has not all of them. */
const resultFields = z
  .object({
    ...common,
    schema_version: z.literal(RESULT_VERSION),
    verdict: z.object({
      ...{ status: z.string(), rules },
      drops: z.object({ losses }).optional(),
      baseline: z.object({ missing: z.object({ losses }).optional() }).optional(),
    }),
    run: z.object({ ...place, finished_at: z.string() }),
    measurement: z.object(numbers),
    fingerprint: listsByName,
  })
  .transform(({ run: { finished_at, ...run }, measurement, verdict, ...result }) =>
    toRecord({
      ...{ ...result, ...run, ...measurement },
      ...{ verdict: verdict.status, rules: verdict.rules, created_at: finished_at },
      // A run that was compared with nothing leaves them open.
      losses: (verdict.drops ?? verdict.baseline?.missing)?.losses ?? [],
    }),
  )

/** The same of the versions up to FLAT_RESULT_VERSION. */
const flatFields = z
  .object({
    ...{ ...common, ...numbers, ...place, losses, rules },
    schema_version: z.int().min(1).max(FLAT_RESULT_VERSION),
    verdict: z.string(),
    brand_name: z.string(),
    keywords: z.array(z.string()),
    requested_engines: z.array(z.string()),
    language: z.string(),
    scan_per: z.enum(['all', 'keyword']),
    created_at: z.string(),
    fingerprint: listsByName.optional(),
  })
  .transform(({ fingerprint, ...result }) =>
    toRecord({
      ...result,
      fingerprint: fingerprint ?? {
        brand: [result.brand_name],
        keywords: result.keywords,
        // Without requested engines the service chose them, and the file does not say which.
        ...(result.requested_engines.length > 0 && { engines: result.requested_engines }),
        language: [result.language],
        'scan-per': [result.scan_per],
      },
    }),
  )

/** Returns the schema that reads a result file of a version as a record. */
export function recordOfResult(version: number): z.ZodType<HistoryRecord> {
  return version === RESULT_VERSION ? resultFields : flatFields
}

type Fields = z.output<z.ZodObject<typeof common & typeof numbers & typeof place>> & {
  verdict: string
  rules: z.output<typeof rules>
  losses: HistoryRecord['losses']
  created_at: string
  fingerprint: HistoryRecord['fingerprint']
}

function toRecord(result: Fields): HistoryRecord {
  return {
    createdAt: result.created_at,
    sha: result.sha,
    runUrl: result.run_url,
    attempt: 1,
    failed: result.verdict === 'fail' || result.verdict === 'error',
    suspect: result.rules.some(({ outcome }) => outcome === 'inconclusive'),
    losses: result.losses,
    accepted: false,
    overallBcr: result.overall_bcr,
    citedEngines: result.cited_engines,
    totalEngines: result.total_engines,
    samples: result.samples,
    ...(Object.keys(result.models).length > 0 && { models: result.models }),
    fingerprint: result.fingerprint,
    cells: toCells(
      result.scans.map(({ keyword, results }) => ({ keyword: keyword ?? undefined, scan: { results } })),
    ),
  }
}
