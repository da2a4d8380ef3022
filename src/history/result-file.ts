import * as z from 'zod'
import { count, maybe } from '../contract/parts.ts'
import { toCells } from '../scan/measure.ts'
import { RESULT_VERSION } from './names.ts'
import { type HistoryRecord, lossSchema } from './record.ts'

const listsByName = z.record(z.string(), z.array(z.string()))
const losses = z.array(lossSchema).default([])

/** Reads a result file, with keys in camel case, as the record of its run. A run that measured nothing lacks some fields. */
export const resultFileSchema = z
  .object({
    schemaVersion: z.literal(RESULT_VERSION),
    samples: count,
    models: listsByName.default({}),
    fingerprint: listsByName,
    run: z.object({ runUrl: maybe(z.string()), sha: maybe(z.string()), finishedAt: z.string() }),
    measurement: z.object({ overallBcr: maybe(z.number()), citedEngines: count, totalEngines: count }),
    verdict: z.object({
      status: z.string(),
      rules: z.array(z.object({ outcome: z.string() })).default([]),
      drops: z.object({ losses }).optional(),
      baseline: z.object({ missing: z.object({ losses }).optional() }).optional(),
    }),
    scans: z.array(
      z.object({
        keyword: z.string().optional(),
        // Scans keep the keys of the service.
        results: z.array(
          z.object({ engine: z.string(), cited: z.boolean(), bcr_score: z.number().optional() }),
        ),
      }),
    ),
  })
  .transform(
    ({ run, measurement, verdict, models, scans, samples, fingerprint }): HistoryRecord => ({
      ...measurement,
      createdAt: run.finishedAt,
      sha: run.sha,
      runUrl: run.runUrl,
      attempt: 1,
      failed: verdict.status === 'fail' || verdict.status === 'error',
      suspect: verdict.rules.some(({ outcome }) => outcome === 'inconclusive'),
      // A run without a comparison leaves them open.
      losses: (verdict.drops ?? verdict.baseline?.missing)?.losses ?? [],
      accepted: false,
      samples,
      ...(Object.keys(models).length > 0 && { models }),
      fingerprint,
      cells: toCells(scans.map(({ keyword, results }) => ({ keyword, scan: { results } }))),
    }),
  )
