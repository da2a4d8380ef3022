import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import * as z from 'zod'

const workflowSchema = z.object({
  on: z.object({
    workflow_call: z.object({
      inputs: z.record(z.string(), z.object({ default: z.union([z.string(), z.number()]) })),
      secrets: z.record(z.string(), z.unknown()),
    }),
  }),
})

/** What a caller of the reusable workflow may give it. */
export const fleetWorkflow = workflowSchema.parse(parse(readFileSync('.github/workflows/fleet.yml', 'utf8')))
  .on.workflow_call
