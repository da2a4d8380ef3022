import { readdir } from 'node:fs/promises'
import * as z from 'zod'
import { COMMENT_PATH, WEEKLY_PATH, WORKFLOW_PATH } from '../init/workflow.ts'
import { readYaml } from '../inputs/yaml-file.ts'
import { readSmallFile, resolveInside } from '../lib/files.ts'

/** A step of a workflow that uses the action. */
interface GateStep {
  /** As written. The value of an expression is known only in a run. */
  inputs: Record<string, string>
  /** Names of the environment variables of the step. */
  variables: string[]
}

const WORKFLOWS = '.github/workflows'
const MAX_WORKFLOW_BYTES = 1024 * 1024

/** Returns the steps of all workflows that use the action. Skips files that are not workflows. */
export async function readWorkflows(root: string): Promise<GateStep[]> {
  const folder = await resolveInside(root, WORKFLOWS).catch(() => undefined)
  const names = folder === undefined ? [] : await readdir(folder).catch(() => [])
  const steps: GateStep[] = []
  for (const name of names.filter(name => /\.ya?ml$/.test(name)).sort()) {
    const path = `${WORKFLOWS}/${name}`
    const file = await readSmallFile(root, path, MAX_WORKFLOW_BYTES).catch(() => undefined)
    if (file !== undefined && 'text' in file) steps.push(...readGateSteps(path, file.text))
  }
  return steps
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

/** Returns the steps of a workflow that use the action; none for a text that is not a workflow. */
export function readGateSteps(path: string, text: string): GateStep[] {
  const { env, jobs = {} } = workflowSchema.safeParse(readYaml(path, text).value).data ?? {}
  const mayBeCopy = [WORKFLOW_PATH, COMMENT_PATH, WEEKLY_PATH].includes(path)
  const found: GateStep[] = []
  for (const job of Object.values(jobs)) {
    for (const { uses = '', with: inputs, env: own } of job.steps) {
      if (!ACTION.test(uses) && !(mayBeCopy && COPY.test(uses))) continue
      const entries = Object.entries(inputs ?? {}).map(([name, value]) => [name.toLowerCase(), value])
      const variables = [env, job.env, own].flatMap(each => Object.keys(each ?? {}))
      found.push({ inputs: Object.fromEntries(entries), variables })
    }
  }
  return found
}
