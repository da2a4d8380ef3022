import * as z from 'zod'
import { kind, text } from '../contract/parts.ts'

/** In the unit of the value, or in percent of the baseline. */
export const toleranceSchema = z.discriminatedUnion('kind', [
  kind('absolute', { value: z.number() }),
  kind('percent', { value: z.number() }),
])

/** Whether a scan asks about all keywords or about one. */
export const scanPerSchema = z.enum(['all', 'keyword'])

export const configChangeSchema = z.object({
  path: text,
  /** An added file applies at once, because there were no settings before. */
  kind: z.enum(['added', 'changed', 'removed']),
})

/** Conditions that can fail a step. */
export const FAIL_ON = ['fail', 'error', 'inconclusive', 'no-baseline', 'owner-missing'] as const
export const failOnSchema = z.enum(FAIL_ON)

export type Tolerance = z.output<typeof toleranceSchema>
export type ScanPer = z.output<typeof scanPerSchema>
export type FailOn = z.output<typeof failOnSchema>
export type ConfigChange = z.output<typeof configChangeSchema>
