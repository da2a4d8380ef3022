import * as z from 'zod'
import { count } from '../contract/parts.ts'
import { toCells } from '../scan/measure.ts'
import { RESULT_VERSION } from './names.ts'
import { type HistoryRecord, lossLineSchema } from './record.ts'

const listsByName = z.record(z.string(), z.array(z.string()))
const losses = z.array(lossLineSchema).default([])

/** Reads a result file as the record of its run. A run that measured nothing lacks some fields. */
export const resultFileSchema = z
  .object({
    schema_version: z.literal(RESULT_VERSION),
    samples: count,
    models: listsByName.default({}),
    fingerprint: listsByName,
    run: z.object({ run_url: z.string().optional(), sha: z.string().optional(), finished_at: z.string() }),
    measurement: z.object({ overall_bcr: z.number().optional(), cited_engines: count, total_engines: count }),
    verdict: z.object({
      status: z.string(),
      rules: z.array(z.object({ outcome: z.string() })).default([]),
      drops: z.object({ losses }).optional(),
      baseline: z.object({ missing: z.object({ losses }).optional() }).optional(),
    }),
    scans: z.array(
      z.object({
        keyword: z.string().optional(),
        results: z.array(
          z.object({ engine: z.string(), cited: z.boolean(), bcr_score: z.number().optional() }),
        ),
      }),
    ),
  })
  .transform(
    ({ run, measurement, verdict, models, scans, samples, fingerprint }): HistoryRecord => ({
      createdAt: run.finished_at,
      sha: run.sha,
      runUrl: run.run_url,
      attempt: 1,
      failed: verdict.status === 'fail' || verdict.status === 'error',
      suspect: verdict.rules.some(({ outcome }) => outcome === 'inconclusive'),
      // A run without a comparison leaves them open.
      losses: (verdict.drops ?? verdict.baseline?.missing)?.losses ?? [],
      accepted: false,
      overallBcr: measurement.overall_bcr,
      citedEngines: measurement.cited_engines,
      totalEngines: measurement.total_engines,
      samples,
      ...(Object.keys(models).length > 0 && { models }),
      fingerprint,
      cells: toCells(scans.map(({ keyword, results }) => ({ keyword, scan: { results } }))),
    }),
  )
