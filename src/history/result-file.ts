/** A result file, read as the record of its run. */
import * as z from 'zod'
import { count } from '../contract/parts.ts'
import { toCells } from '../scan/measure.ts'
import { lossLineSchema } from './loss-line.ts'
import { RESULT_VERSION } from './names.ts'
import type { HistoryRecord } from './record.ts'

/** The fields of a result file that make a record. A run that measured nothing has not all of them. */
export const resultFields = z.object({
  schema_version: z.int().min(1).max(RESULT_VERSION),
  verdict: z.string(),
  brand_name: z.string(),
  keywords: z.array(z.string()),
  requested_engines: z.array(z.string()),
  language: z.string(),
  scan_per: z.enum(['all', 'keyword']),
  samples: count,
  created_at: z.string(),
  run_url: z.string().optional(),
  sha: z.string().optional(),
  overall_bcr: z.number(),
  cited_engines: count,
  total_engines: count,
  fingerprint: z.record(z.string(), z.array(z.string())).optional(),
  models: z.record(z.string(), z.array(z.string())).default({}),
  rules: z.array(z.object({ outcome: z.string() })).default([]),
  losses: z.array(lossLineSchema).default([]),
  scans: z.array(
    z.object({
      keyword: z.string().nullable(),
      results: z.array(z.object({ engine: z.string(), cited: z.boolean(), bcr_score: z.number() })),
    }),
  ),
})

/** Converts the fields of a result file to a record. */
export function readResult(result: z.output<typeof resultFields>): HistoryRecord {
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
    fingerprint: result.fingerprint ?? {
      brand: [result.brand_name],
      keywords: result.keywords,
      // Without requested engines the service chose them, and the file does not say which.
      ...(result.requested_engines.length > 0 && { engines: result.requested_engines }),
      language: [result.language],
      'scan-per': [result.scan_per],
    },
    cells: toCells(
      result.scans.map(({ keyword, results }) => ({ keyword: keyword ?? undefined, scan: { results } })),
    ),
  }
}
