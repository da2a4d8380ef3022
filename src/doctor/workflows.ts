import { readdir } from 'node:fs/promises'
import * as z from 'zod'
import { COMMENT_PATH, WEEKLY_PATH, WORKFLOW_PATH } from '../init/workflow.ts'
import { readYaml } from '../inputs/yaml-file.ts'
import { readSmallFile, resolveInside } from '../lib/files.ts'

const WORKFLOWS = '.github/workflows'
const MAX_WORKFLOW_BYTES = 1024 * 1024

/** Returns the steps of all workflows that use the action. Skips files that are not workflows. */
export async function readWorkflows(root: string): Promise<ReturnType<typeof readGateSteps>> {
  const folder = await resolveInside(root, WORKFLOWS).catch(() => undefined)
  const names = folder === undefined ? [] : await readdir(folder).catch(() => [])
  const paths = names.filter(name => /\.ya?ml$/.test(name)).map(name => `${WORKFLOWS}/${name}`)
  const steps = paths.sort().map(async path => {
    const file = await readSmallFile(root, path, MAX_WORKFLOW_BYTES).catch(() => undefined)
    return file !== undefined && 'text' in file ? readGateSteps(path, file.text) : []
  })
  return (await Promise.all(steps)).flat()
}

const textSchema = z.union([z.string(), z.number(), z.boolean()]).transform(String)
const variablesSchema = z.record(z.string(), z.unknown()).nullish().catch(undefined)
const stepSchema = z.looseObject({
  uses: z.string().optional().catch(undefined),
  with: z.record(z.string(), textSchema.catch('')).nullish().catch(undefined),
  env: variablesSchema,
})
const jobSchema = z.looseObject({
  env: variablesSchema,
  steps: z.array(stepSchema.catch({ uses: undefined, with: undefined, env: undefined })).catch([]),
})
const workflowSchema = z.looseObject({ env: variablesSchema, jobs: z.record(z.string(), jobSchema) })

/** Matches the action by its name, or at the root of its own repository. */
const ACTION = /(?:^|\/)ai-visibility-gate@|^[.$]\/\.?$/
/** Matches a commit of a fork with any name, as `init` writes it. */
const COPY = /^(?!actions\/)[\w.-]+\/[\w.-]+@[0-9a-f]{40}$/

/**
 * Returns the steps of a workflow that use the action: their inputs as written, and the names of their environment variables.
 * Returns none for a text that is not a workflow.
 */
export function readGateSteps(path: string, text: string) {
  const { env, jobs = {} } = workflowSchema.safeParse(readYaml(path, text).value).data ?? {}
  const mayBeCopy = [WORKFLOW_PATH, COMMENT_PATH, WEEKLY_PATH].includes(path)
  return Object.values(jobs).flatMap(job => {
    const own = job.steps.filter(({ uses = '' }) => ACTION.test(uses) || (mayBeCopy && COPY.test(uses)))
    return own.map(step => {
      const entries = Object.entries(step.with ?? {}).map(([name, value]) => [name.toLowerCase(), value])
      const inputs: Record<string, string> = Object.fromEntries(entries)
      return { inputs, variables: [env, job.env, step.env].flatMap(each => Object.keys(each ?? {})) }
    })
  })
}
