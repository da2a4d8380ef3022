/** The settings that a stored outcome names. */
import * as z from 'zod'
import { kind, text } from '../contract/parts.ts'
import { FAIL_ON } from './fields.ts'

/** A tolerated drop: in the unit of the value, or in percent of the baseline. */
export const toleranceSchema = z.discriminatedUnion('kind', [
  kind('absolute', { value: z.number() }),
  kind('percent', { value: z.number() }),
])

/** What one scan asks about: all keywords, or one of them. */
export const scanPerSchema = z.enum(['all', 'keyword'])

export const configChangeSchema = z.object({
  path: text,
  /** Where the change adds the file, its settings count at once: there were none before. */
  kind: z.enum(['added', 'changed', 'removed']),
})

/** A condition that fails the step. */
export const failOnSchema = z.enum(FAIL_ON)

export type Tolerance = z.output<typeof toleranceSchema>
export type ScanPer = z.output<typeof scanPerSchema>
export type FailOn = z.output<typeof failOnSchema>
/** What the change that is checked does to a file that settings come from. */
export type ConfigChange = z.output<typeof configChangeSchema>
