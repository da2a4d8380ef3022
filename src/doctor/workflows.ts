import { readdir } from 'node:fs/promises'
import * as z from 'zod'
import { COMMENT_PATH, WEEKLY_PATH, WORKFLOW_PATH } from '../init/workflow.ts'
import { readYaml } from '../inputs/yaml-file.ts'
import { DOCUMENTS } from '../lib/documents.ts'
import { plainLine } from '../lib/escape.ts'
import { readSmallFile, resolveInside } from '../lib/files.ts'
import { type Check, check } from '../report/document/checks.ts'
import { NAME_LENGTH } from '../report/words/words.ts'
import type { ExaminedGate } from './gates.ts'

export interface GateStep {
  file: string
  job: string
  /** Names of the events that start the workflow. */
  events: string[]
  /** The `fetch-depth` of the checkout before the step, 0 for all commits; undefined without a checkout. */
  fetchDepth: number | undefined
  /** Permissions of the token; undefined if neither the job nor the workflow states them. */
  permissions: Record<string, string> | undefined
  /** As written. The value of an expression is known only in a run. */
  inputs: Record<string, string>
  /** Names of the environment variables of the step. */
  variables: string[]
}

interface Workflows {
  steps: GateStep[]
  /** Workflows that are not YAML. */
  unreadable: string[]
}

const WORKFLOWS = '.github/workflows'
const MAX_WORKFLOW_BYTES = 1024 * 1024

export async function readWorkflows(root: string): Promise<Workflows> {
  const folder = await resolveInside(root, WORKFLOWS).catch(() => undefined)
  const names = folder === undefined ? [] : await readdir(folder).catch(() => [])
  const files = names.filter(name => /\.ya?ml$/.test(name)).sort()
  const workflows: Workflows = { steps: [], unreadable: [] }
  for (const name of files) {
    const path = `${WORKFLOWS}/${name}`
    const file = await readSmallFile(root, path, MAX_WORKFLOW_BYTES).catch(() => undefined)
    const steps = file && 'text' in file ? readGateSteps(path, file.text) : undefined
    if (steps === undefined) workflows.unreadable.push(path)
    else workflows.steps.push(...steps)
  }
  return workflows
}

/** Checks whether the workflows meet the needs of the gates. `config` is the path of the config file, if any. */
export function checkWorkflows(
  { steps, unreadable }: Workflows,
  gates: readonly ExaminedGate[] = [],
  config?: string,
): Check[] {
  const given = config === undefined ? steps : steps.map(step => withGates(step, gates))
  const checks = given.flatMap(checkStep)
  if (steps.length === 0) {
    const text = 'Workflow: No workflow in .github/workflows uses ai-visibility-gate.'
    checks.push(check('warn', text, 'Write one: ai-visibility-gate init.'))
  }
  for (const file of unreadable) {
    checks.push(check('warn', `${describeFile(file)}: It is not YAML.`, 'Correct the file.'))
  }
  return [...checks, ...checkForks(given)]
}

/** The values of gates that workflows must allow for, the most demanding first. */
const NEEDS = {
  baseline: ['branch', 'base'],
  issue: ['on-failure', 'never'],
  comment: ['always', 'on-failure', 'never'],
} as const

/** Adds the most demanding values of the gates, unless the step overrides them. */
function withGates(step: GateStep, gates: readonly ExaminedGate[]): GateStep {
  const inputs = { ...step.inputs }
  for (const name of ['baseline', 'issue', 'comment'] as const) {
    const value = NEEDS[name].find(one => gates.some(gate => gate[name] === one))
    if (value !== undefined) inputs[name] ??= value
  }
  return { ...step, inputs }
}

function checkForks(steps: GateStep[]): Check[] {
  const comments = steps.some(
    ({ events, inputs }) => events.includes('pull_request') && inputs['comment'] !== 'never',
  )
  if (!comments || steps.some(({ inputs }) => inputs['mode'] === 'comment')) return []
  const text =
    'Forks: Pull requests from forks get a verdict but no comment, because their token can only read.'
  return [check('report', text, `For comments, use the two workflows of ${DOCUMENTS}/forks.`)]
}

function describeFile(file: string): string {
  return `Workflow ${plainLine(file, NAME_LENGTH)}`
}

const NO_CHECKOUT = 'No step checks out the repository before the step of the gate, which reads its pages.'
const NO_PARENT = 'The checkout fetches one commit, and baseline: base compares with the commit before it.'
const FETCH = 'Write fetch-depth: 2 under with: of the step that uses actions/checkout.'
const NO_PULL_REQUESTS = 'baseline: base compares pull requests, and the workflow does not run on them.'

type Problem = [isProblem: boolean, mark: Check['mark'], text: string, todo: string]

function checkStep(step: GateStep): Check[] {
  const { events, fetchDepth, inputs, permissions } = step
  const {
    baseline = 'none',
    engines = '',
    'base-url': baseUrl = '',
    comment = 'always',
    issue = 'never',
  } = inputs
  const readsPages = baseUrl === '' && (engines === '' || /\brepository\b/.test(engines))
  const hasPullRequests = events.some(event => event === 'pull_request' || event === 'pull_request_target')
  const isCompared = hasPullRequests || events.includes('merge_group')
  const needs: [isNeeded: boolean, permission: string, access: string, what: string][] = [
    [hasPullRequests && comment !== 'never', 'pull-requests', 'write', 'the comment'],
    [issue === 'on-failure', 'issues', 'write', 'the issue'],
    [baseline === 'branch', 'contents', hasPullRequests ? 'read' : 'write', 'the history on a branch'],
  ]
  const unless = permissions === undefined ? ', unless the settings of the repository give it' : ''
  const problems: Problem[] = [
    [
      readsPages && fetchDepth === undefined,
      'fail',
      NO_CHECKOUT,
      'Put - uses: actions/checkout@v7 before it.',
    ],
    [
      baseline === 'base' && fetchDepth === 1 && inputs['base-content'] === undefined,
      'warn',
      NO_PARENT,
      FETCH,
    ],
    [baseline === 'base' && !isCompared, 'warn', NO_PULL_REQUESTS, 'Write on: pull_request.'],
    ...needs.map(([isNeeded, permission, access, what]): Problem => {
      const given = permissions?.[permission]
      const todo = `Write ${permission}: ${access} under permissions: of the job or the workflow.`
      const text = `The token has no permission for ${what}${unless}.`
      return [isNeeded && given !== 'write' && given !== access, 'warn', text, todo]
    }),
  ]
  const found = problems.filter(([isProblem]) => isProblem)
  const name = describeFile(step.file)
  const job = plainLine(step.job, NAME_LENGTH)
  if (found.length > 0) return found.map(([, mark, text, todo]) => check(mark, `${name}: ${text}`, todo))
  return [check('pass', `${name}: The job ${job} has the checkout and the permissions that the gate needs.`)]
}

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

/** Matches the action by its name, or at the root of its own repository. */
const ACTION = /(?:^|\/)ai-visibility-gate@|^[.$]\/\.?$/
/** Matches a commit of a fork with any name, as `init` writes it. */
const COPY = /^(?!actions\/)[\w.-]+\/[\w.-]+@[0-9a-f]{40}$/
const CHECKOUT = /^actions\/checkout@/

/** Returns the steps that use the action; undefined for a text that is not a workflow. */
export function readGateSteps(file: string, text: string): GateStep[] | undefined {
  const workflow = workflowSchema.safeParse(readYaml(file, text).value).data
  if (workflow === undefined) return undefined
  const mayBeCopy = [WORKFLOW_PATH, COMMENT_PATH, WEEKLY_PATH].includes(file)
  const found: GateStep[] = []
  for (const [job, { steps, permissions, env }] of Object.entries(workflow.jobs)) {
    for (const [index, { uses = '', with: given, env: own }] of steps.entries()) {
      if (!ACTION.test(uses) && !(mayBeCopy && COPY.test(uses))) continue
      const checkout = steps.slice(0, index).findLast(step => CHECKOUT.test(step.uses ?? ''))
      found.push({
        file,
        job,
        events: workflow.on,
        permissions: readPermissions(permissions ?? workflow.permissions),
        fetchDepth: checkout && Number(checkout.with?.['fetch-depth'] ?? 1),
        inputs: readInputs(given),
        variables: [workflow.env, env, own].flatMap(variables => Object.keys(variables ?? {})),
      })
    }
  }
  return found
}

function readInputs(given: z.output<typeof stepSchema>['with']): Record<string, string> {
  return Object.fromEntries(Object.entries(given ?? {}).map(([name, value]) => [name.toLowerCase(), value]))
}

const SCOPES = ['actions', 'contents', 'issues', 'pull-requests']

function readPermissions(given: z.output<typeof permissionsSchema>): Record<string, string> | undefined {
  if (typeof given !== 'string') return given
  const access = given === 'write-all' ? 'write' : 'read'
  return Object.fromEntries(SCOPES.map(scope => [scope, access]))
}
