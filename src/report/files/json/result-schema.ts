/** The schemas of the `result-file` output, published as JSON Schema with keys in snake case. */
import * as z from 'zod'
import { scanSchema } from '../../../contract/contract.ts'
import { count, list, maybe, text, time } from '../../../contract/parts.ts'
import { answerContentSchema } from '../../../engines/answer-record.ts'
import { findingSchema } from '../../../findings/finding.ts'
import { verdictStatusSchema } from '../../../gate/verdict-schema.ts'
import { RESULT_FORMAT, RESULT_VERSION } from '../../../history/names.ts'
import { answersSummarySchema, changeSchema, measurementSchema } from '../../../scan/measurement.ts'
import { storedOutcomeSchema } from '../../outcome.ts'

const valueChangeSchema = z.object({ now: z.number(), was: z.number() })

const comparisonSchema = z
  .object({
    isWhole: z.boolean().describe('All runs and this one evaluated the same cells.'),
    change: maybe(changeSchema).describe('Over the cells that both sides evaluated.'),
    score: maybe(valueChangeSchema).describe('overall_bcr, over what both sides have.'),
    citedEngines: maybe(valueChangeSchema),
    engines: z
      .array(z.object({ engine: text, now: z.boolean(), was: z.boolean() }))
      .describe('Whether the engines that both sides have cite.'),
    scoreUnit: z.number().describe('What one point of a score is in the unit of overall_bcr.'),
    unpaired: z
      .array(
        z.looseObject({
          kind: z.enum([
            ...(['silent-engine', 'new-engine', 'removed-engine'] as const),
            ...(['new-keyword', 'removed-keyword', 'missing-answer'] as const),
          ]),
          engine: text.optional(),
          keyword: text.optional(),
        }),
      )
      .describe('What only one side has. No number of the comparison includes it.'),
    runs: count.describe('Number of earlier runs that this run is compared with.'),
    judgedSince: maybe(time).describe('First run that is judged together with this one.'),
  })
  .describe('What this run is compared with, over what both sides evaluated.')

const answerContentsSchema = answersSummarySchema
  .extend({
    domainsLeftOut: count,
    answers: z.array(
      z.object({ engine: text, keyword: text, sample: count, model: text, content: answerContentSchema }),
    ),
    answersLeftOut: count.describe('Answers that would make the file too large; all counts include them.'),
  })
  .describe('What the evaluated answers of live engines hold. A hosted service does not report this.')

/** A scan as answered by the service, with its place in the run. */
const completedScanSchema = scanSchema.extend({
  keyword: z.string().optional().describe('Missing if one scan asks about all keywords.'),
  sample: count.describe('Repetition of the same scan, from 1.'),
})

const { trend: _, ...stored } = storedOutcomeSchema.shape

export const resultSchema = z.object({
  format: z.literal(RESULT_FORMAT).describe('Distinguishes a result file from other files of this program.'),
  schemaVersion: z.literal(RESULT_VERSION),
  headline: text.describe('What to know first, in one sentence, as in every report.'),
  findings: list(z.intersection(z.object({ text }), findingSchema)).describe(
    'What to know of the run, the most important first; at least one.',
  ),
  ...stored,
  measurement: maybe(measurementSchema.omit({ cells: true })).describe('Missing if no scan completed.'),
  baseline: maybe(stored.baseline.in.unwrap().omit({ runs: true })),
  comparison: maybe(comparisonSchema),
  run: stored.run.extend({
    runUrl: maybe(text),
    commitUrl: maybe(text),
    sha: maybe(text),
    pullUrl: text.optional(),
  }),
  answerContents: maybe(answerContentsSchema),
  scans: z.array(completedScanSchema),
})

export type Result = z.input<typeof resultSchema>

export const fleetResultSchema = z.object({
  format: z
    .literal('ai-visibility-fleet')
    .describe('Distinguishes the result of a fleet from other files of this program.'),
  schemaVersion: z.literal(3),
  config: text.describe('Path of the config file.'),
  verdict: verdictStatusSchema.describe('The worst of the gates: fail, then error, then inconclusive.'),
  headline: text.describe('What to know first, in one sentence.'),
  failed: z.boolean().describe('The step fails: a condition of `fail-on` holds for a gate.'),
  gates: z
    .array(z.unknown().meta({ $ref: 'result.schema.json' }))
    .describe('The results of the gates, in the order of the config file.'),
})

export type FleetResult = z.input<typeof fleetResultSchema>
