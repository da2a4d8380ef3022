/** The steps of a workflow that run the gate. */
import { parse } from 'yaml'
import * as z from 'zod'
import type { GateStep } from '../../report/diagnosis.ts'

const textSchema = z.union([z.string(), z.number(), z.boolean()]).transform(String)
const variablesSchema = z.record(z.string(), z.unknown()).nullish().catch(undefined)
const permissionsSchema = z
  .union([z.enum(['read-all', 'write-all']), z.record(z.string(), z.string())])
  .optional()
  .catch(undefined)
const stepSchema = z.looseObject({
  uses: z.string().optional().catch(undefined),
  with: z.record(z.string(), textSchema.catch('')).nullish().catch(undefined),
  env: variablesSchema,
})
const jobSchema = z.looseObject({
  permissions: permissionsSchema,
  env: variablesSchema,
  steps: z.array(stepSchema.catch({ uses: undefined, with: undefined, env: undefined })).catch([]),
})
const workflowSchema = z.looseObject({
  on: z.union([
    z.string().transform(event => [event]),
    z.array(z.string()),
    z.record(z.string(), z.unknown()).transform(events => Object.keys(events)),
  ]),
  permissions: permissionsSchema,
  env: variablesSchema,
  jobs: z.record(z.string(), jobSchema),
})

const ACTION = /(?:^|\/)ai-visibility-gate@/
const CHECKOUT = /^actions\/checkout@/

/** Returns the steps that use the action; undefined for a text that is no workflow. */
export function readGateSteps(file: string, text: string): GateStep[] | undefined {
  const workflow = workflowSchema.safeParse(parseYaml(text)).data
  if (workflow === undefined) return undefined
  return Object.entries(workflow.jobs).flatMap(([job, { steps, permissions, env }]) =>
    steps.flatMap((step, index) => {
      if (step.uses === undefined || !ACTION.test(step.uses)) return []
      const checkout = steps.slice(0, index).findLast(({ uses = '' }) => CHECKOUT.test(uses))
      return [
        {
          file,
          job,
          events: workflow.on,
          fetchDepth: checkout && Number(checkout.with?.['fetch-depth'] ?? 1),
          permissions: readPermissions(permissions ?? workflow.permissions),
          inputs: Object.fromEntries(
            Object.entries(step.with ?? {}).map(([name, value]) => [name.toLowerCase(), value]),
          ),
          variables: [workflow.env, env, step.env].flatMap(variables => Object.keys(variables ?? {})),
        },
      ]
    }),
  )
}

function parseYaml(text: string): unknown {
  try {
    return parse(text, { logLevel: 'silent' })
  } catch {
    return undefined
  }
}

const SCOPES = ['actions', 'contents', 'issues', 'pull-requests']

function readPermissions(given: z.output<typeof permissionsSchema>): Record<string, string> | undefined {
  if (typeof given !== 'string') return given
  const access = given === 'write-all' ? 'write' : 'read'
  return Object.fromEntries(SCOPES.map(scope => [scope, access]))
}
