/** The schemas of the `result-file` output, published as JSON Schema. Names are in snake case, as in the contract. */
import * as z from 'zod'
import { count } from '../../contract/parts.ts'
import { dropResultsSchema, verdictStatusSchema } from '../../gate/verdict-schema.ts'
import { lossLineSchema } from '../../history/loss-line.ts'
import { RESULT_FORMAT, RESULT_VERSION } from '../../history/names.ts'
import { scanPerSchema } from '../../inputs/stored-settings.ts'
import { answerContentsSchema } from './answers-schema.ts'
import { findingSchema, keywordChangeSchema } from './findings-schema.ts'

export const costSchema = z
  .object({
    total_usd: z.number().nullable().describe('Null where the cost of a reply is not known.'),
    known_usd: z.number().describe('US dollars of the replies whose cost is known.'),
    engines: z.array(
      z.object({
        engine: z.string(),
        replies: count.describe('Replies that could be read: to questions, for sentiments and for drafts.'),
        input_tokens: count,
        output_tokens: count,
        searches: count.nullable().describe('Null where the vendor counts none.'),
        cost_usd: z.number().nullable().describe('Null where the cost of a reply is not known.'),
        known_usd: z.number(),
        stated_by_vendor: count.describe('Replies whose cost the vendor states; others have list prices.'),
        not_known: count.describe('Replies whose cost is not known.'),
      }),
    ),
  })
  .nullable()
  .describe('What the replies of live engines used and cost. Null where no live engine replied.')

const engineSchema = z.object({
  engine: z.string(),
  cited: z.boolean().describe('Cited the brand for at least one keyword in more than half of its samples.'),
  bcr_score: z.number().describe("Mean over the engine's answers, in the service's own unit."),
  sentiment: z.string().describe('The most frequent sentiment.'),
  snippet: z.string(),
  source_url: z.string(),
  answers: count,
  cited_answers: count,
})

const keywordSchema = z.object({
  keyword: z.string(),
  overall_bcr: z.number(),
  cited_engines: z.array(z.string()),
  total_engines: count,
  samples: count,
})

const sightSchema = z.object({
  cited: z.number().describe('Mean number of citations in a run, over what is compared.'),
  runs_per_year: z.number().describe('By the schedule that the history shows.'),
  losses: z
    .array(z.object({ loss: z.enum(['all', 'half', 'quarter', 'engine']), runs: count.nullable() }))
    .describe('How many runs it usually takes until one fails; null where 64 runs do not suffice.'),
})

const ruleSchema = z.object({
  rule: z.string(),
  outcome: z.enum(['pass', 'fail', 'inconclusive', 'unknown', 'warn']),
  observed: z.union([z.number(), z.string()]).nullable(),
  baseline: z.number().nullable(),
  drop: z.number().nullable().describe('Baseline minus observed.'),
  limit: z.string().nullable(),
  p_value: z
    .number()
    .nullable()
    .describe('One-sided, of the test of the drop against chance; null where none was made.'),
  sentence: z.string(),
})

const contradictionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('missing-engine'), scan_id: z.string(), engine: z.string() }),
  z.object({ kind: z.literal('duplicate-engine'), scan_id: z.string(), engine: z.string() }),
  z.object({
    kind: z.literal('summary-contradiction'),
    scan_id: z.string(),
    field: z.enum(['total_engines', 'cited_engines']),
    stated: count,
    counted: count,
  }),
])

const baselineSchema = z.object({
  label: z.string().describe('Where the baseline came from.'),
  overall_bcr: z.number().nullable(),
  cited_engines: count.nullable(),
  engines: z
    .array(z.object({ engine: z.string(), cited: z.boolean(), bcr_score: z.number().nullable() }))
    .nullable(),
})

const shareSchema = z.object({
  brand_name: z.string(),
  own: z.boolean(),
  share: z
    .number()
    .describe(
      '0 to 1: the rate of answers that cite the brand, divided by the sum of the rates of all brands.',
    ),
  answers: count.describe('On keywords and engines that were evaluated for every brand.'),
  cited_answers: count,
  overall_bcr: z.number(),
})

const answersSchema = z
  .object({
    planned: count,
    evaluated: count,
    missing: z.array(
      z.object({
        engine: z.string(),
        count,
        keyword: z.string().describe('Keyword of the first of these answers.'),
        reason: z
          .string()
          .describe('Why the answers are not evaluated: key-refused, malformed, timed-out, …'),
        detail: z.string().describe('What the vendor or the network said, in one line.'),
        status: z.int().nullable().describe('HTTP status of the vendor.'),
        shape: z
          .array(z.string())
          .exactOptional()
          .describe('Names of the fields of a reply that could not be read, with types and without values.'),
      }),
    ),
  })
  .nullable()
  .describe(
    'Answers of live engines, one for each engine, keyword and sample. Null where no live engine was asked.',
  )

/** A scan as the service answered it, with its place in the run. */
const scanSchema = z.looseObject({
  keyword: z.string().nullable().describe('Null when one scan asks for all keywords.'),
  sample: count.describe('1-based repetition of the same scan.'),
  scan_id: z.string(),
  brand_name: z.string(),
  status: z.string(),
  results: z.array(
    z.looseObject({
      engine: z.string(),
      cited: z.boolean(),
      bcr_score: z.number(),
      sentiment: z.string(),
      snippet: z.string(),
      source_url: z.string(),
      timestamp: z.string(),
    }),
  ),
  summary: z.looseObject({
    total_engines: count,
    cited_engines: count,
    overall_bcr: z.number(),
    avg_sentiment: z.string(),
  }),
})

export const resultSchema = z.object({
  format: z.literal(RESULT_FORMAT).describe('Tells a result file from other files of this program.'),
  schema_version: z.literal(RESULT_VERSION),
  verdict: verdictStatusSchema,
  headline: z.string().describe('What to know first, in one sentence, as every report tells it.'),
  reasons: z.array(z.string()).describe('Why the verdict is no plain pass, the most important reason first.'),
  findings: z
    .array(findingSchema)
    .describe('What to know of the run, the most important first; at least one.'),
  report_only: z.boolean().describe('No rule is set, so the gate cannot fail.'),
  brand_name: z.string(),
  keywords: z.array(z.string()),
  requested_engines: z.array(z.string()).describe("Empty: the service's own choice."),
  language: z.string(),
  key: z.string(),
  fingerprint: z
    .record(z.string(), z.array(z.string()))
    .describe('Runs with equal fingerprints are comparable.'),
  scan_per: scanPerSchema,
  samples: count,
  planned_scans: count,
  created_at: z.string().describe('ISO 8601 UTC.'),
  run_url: z.string().optional(),
  sha: z.string().optional(),
  overall_bcr: z.number().nullable().describe('Null, like all measured values, when no scan completed.'),
  cited_engines: count.nullable(),
  total_engines: count.nullable(),
  avg_sentiment: z.string().nullable(),
  baseline: baselineSchema.nullable(),
  keyword_changes: z
    .array(keywordChangeSchema)
    .nullable()
    .describe('All keywords, compared with the tree before the change; null for other baselines.'),
  baseline_missing: z.string().nullable().describe('Why there is no baseline; null when there is one.'),
  models: z
    .record(z.string(), z.array(z.string()))
    .describe('The models that answered, by engine; empty where the service does not tell.'),
  comparison: z
    .object({
      cells: count.describe('Cells (keyword, engine and country) that this run and earlier runs evaluated.'),
      answers: count.describe('Evaluated answers of this run in these cells.'),
      cited: count.describe('Those of them that cite the brand.'),
      usually_cited: z
        .number()
        .nullable()
        .describe('How many would cite it at the earlier share of each cell; null without a cell.'),
      runs: count.describe('Number of earlier runs that this run is compared with.'),
      judged_since: z
        .string()
        .nullable()
        .describe('First run that is judged together with this one; null where this run is judged alone.'),
      overall_bcr: z.number().nullable().describe('Over what both sides have; null where nothing is.'),
      overall_bcr_before: z.number().nullable(),
      cited_engines: z.number().nullable(),
      cited_engines_before: z.number().nullable(),
      unpaired: z
        .array(
          z.object({
            kind: z.enum([
              'silent-engine',
              'new-engine',
              'removed-engine',
              'new-keyword',
              'removed-keyword',
              'missing-answer',
            ]),
            engine: z.string().nullable(),
            keyword: z.string().nullable(),
          }),
        )
        .describe('What only one side has. It is a part of no number of the comparison.'),
    })
    .nullable()
    .describe('What this run is compared with, over what both sides evaluated; null without a baseline.'),
  bcr_drop: z.number().nullable(),
  cited_engines_drop: z.number().nullable(),
  noise: dropResultsSchema.shape.noise
    .nullable()
    .describe(
      'exact: deterministic; tested: drops are tested against chance; untested: the baseline is a number, and the tolerance alone decides; too-few-runs: no recorded run has answers to test a drop against, and a drop is inconclusive. Null where nothing is compared.',
    ),
  lost_engines: z.array(z.string()),
  gained_engines: z.array(z.string()),
  engine_drops: z
    .array(z.object({ engine: z.string(), before: z.number(), now: z.number(), p_value: z.number() }))
    .describe(
      'Engines that cite in a smaller share of their answers, 0 to 1, than in the baseline, where chance does not explain it.',
    ),
  losses: z
    .array(lossLineSchema.in)
    .describe(
      'Losses of citations that earlier runs left open, as this run leaves them, and one that it found.',
    ),
  sight: sightSchema
    .nullable()
    .describe('What the gate would see of a loss that begins with the next run; null where it is not known.'),
  rules: z.array(ruleSchema),
  engines: z.array(engineSchema),
  keywords_measured: z.array(keywordSchema),
  contradictions: z
    .array(contradictionSchema)
    .describe('Where an answer of the service contradicts itself or the request.'),
  share_of_voice: z
    .array(shareSchema)
    .describe('The brand, then its competitors; empty where nothing could be compared.'),
  missing_engines: z
    .array(z.string())
    .describe(
      'Live engines without an evaluated answer, and those that were asked no further after a problem.',
    ),
  answers: answersSchema,
  answer_contents: answerContentsSchema,
  cost: costSchema,
  unmeasured_competitors: z.array(z.string()).describe('Competitors that are missing in share_of_voice.'),
  scans: z.array(scanSchema),
})

export type Result = z.output<typeof resultSchema>

/** Of several gates. */
export const fleetResultSchema = z.object({
  format: z
    .literal('ai-visibility-fleet')
    .describe('Tells the result of a fleet from other files of this program.'),
  schema_version: z.literal(1),
  config: z.string().describe('Path of the config file.'),
  verdict: z
    .enum(['pass', 'fail', 'inconclusive', 'error'])
    .describe('The worst of the gates: fail, then error, then inconclusive.'),
  verdicts: z
    .object({ pass: count, fail: count, inconclusive: count, error: count })
    .describe('Number of gates with each verdict.'),
  headline: z.string().describe('What to know first, in one sentence.'),
  summary: z
    .array(
      z.object({
        key: z.string(),
        headline: z.string(),
        findings: z.array(findingSchema.pick({ kind: true, leads_to: true, cause: true })),
      }),
    )
    .describe('Each gate in short, in the order of the config file.'),
  failed: z.boolean().describe('The step fails: a condition of `fail-on` holds for a gate.'),
  gates: z.array(resultSchema).describe('The results of the gates, in the order of the config file.'),
})

export type FleetResult = z.output<typeof fleetResultSchema>
