/** The schema of the result of a fleet, published as JSON Schema. Names are in snake case, as in the contract. */
import * as z from 'zod'
import { findingSchema } from './findings.ts'
import { resultSchema } from './result-schema.ts'

export const FLEET_FORMAT = 'ai-visibility-fleet'
export const FLEET_VERSION = 1

const count = z.int().nonnegative()

export const fleetResultSchema = z.object({
  format: z.literal(FLEET_FORMAT).describe('Tells the result of a fleet from other files of this program.'),
  schema_version: z.literal(FLEET_VERSION),
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
