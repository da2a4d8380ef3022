import { readdir } from 'node:fs/promises'
import * as z from 'zod'
import { WEEKLY_PATH, WORKFLOW_PATH } from '../init/workflow.ts'
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
  const checks = given.map(checkStep)
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
  const comments = steps.filter(
    ({ events, inputs }) => events.includes('pull_request') && inputs['comment'] !== 'never',
  )
  if (comments.length === 0 || steps.some(({ inputs }) => inputs['mode'] === 'comment')) return []
  return [
    check(
      'report',
      'Forks: Pull requests from forks are judged, and get no comment: their token only reads.',
      `If you have some, use the two workflows of ${DOCUMENTS}/forks.`,
    ),
  ]
}

function describeFile(file: string): string {
  return `Workflow ${plainLine(file, NAME_LENGTH)}`
}

function checkStep(step: GateStep): Check {
  const problems = [...findStepProblems(step)]
  if (problems.length === 0) {
    const job = plainLine(step.job, NAME_LENGTH)
    return check(
      'pass',
      `${describeFile(step.file)}: The job ${job} has the checkout and the permissions that the gate needs.`,
    )
  }
  return check(
    problems.some(({ mark }) => mark === 'fail') ? 'fail' : 'warn',
    `${describeFile(step.file)}: ${problems.map(({ text }) => text).join(' ')}`,
    problems.map(({ todo }) => todo).join(' '),
  )
}

const FETCH_PARENT = 'Write fetch-depth: 2 under with: of the step that uses actions/checkout.'

function* findStepProblems({ events, fetchDepth, permissions, inputs }: GateStep): Generator<Check> {
  const { baseline = 'none', engines = '', 'base-url': baseUrl = '' } = inputs
  const { comment = 'always', issue = 'never' } = inputs
  const readsPages = baseUrl === '' && (engines === '' || /\brepository\b/.test(engines))
  if (readsPages && fetchDepth === undefined) {
    yield check(
      'fail',
      'No step checks out the repository before the gate reads its pages.',
      'Put - uses: actions/checkout@v7 before the step of the gate.',
    )
  } else if (baseline === 'base' && fetchDepth === 1 && inputs['base-content'] === undefined) {
    yield check(
      'warn',
      'The checkout fetches one commit, and baseline: base compares with the commit before it.',
      FETCH_PARENT,
    )
  }
  const hasPullRequests = events.some(event => event === 'pull_request' || event === 'pull_request_target')
  if (baseline === 'base' && !hasPullRequests && !events.includes('merge_group')) {
    yield check(
      'warn',
      'The workflow does not run on pull requests, and baseline: base compares nothing elsewhere.',
      'Write on: pull_request.',
    )
  }
  const needs: [permission: string, access: string, what: string][] = []
  if (hasPullRequests && comment !== 'never') needs.push(['pull-requests', 'write', 'the comment'])
  if (issue === 'on-failure') needs.push(['issues', 'write', 'the issue'])
  const history = hasPullRequests ? 'read' : 'write'
  if (baseline === 'branch') needs.push(['contents', history, 'the history on a branch'])
  for (const [permission, access, what] of needs) {
    const given = permissions?.[permission] ?? (permissions === undefined ? 'unknown' : 'none')
    if (given === 'write' || given === access) continue
    yield check(
      'warn',
      `The token has no permission for ${what}${permissions === undefined ? ', unless the settings of the repository give it' : ''}.`,
      `Write ${permission}: ${access} under permissions: of the job or the workflow.`,
    )
  }
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
