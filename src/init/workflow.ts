/**
 * The workflows that run the gates of the config file: on pull requests, and every week. README's quick start has the file
 * and the first workflow in one.
 */

import { Document, isMap, isScalar } from 'yaml'
import { readConnection } from '../engines/connection.ts'
import { readEngineSpec } from '../engines/engines.ts'
import { DOCUMENTS } from '../lib/documents.ts'
import { type GateChoices, keysOf } from './config.ts'

export const WORKFLOW_PATH = '.github/workflows/ai-visibility.yml'
export const WEEKLY_PATH = '.github/workflows/ai-visibility-weekly.yml'

/** Of a gate, and what GitHub gives a job. */
const MINUTES = 45
const MAX_MINUTES = 360

const SWITCH = { type: 'boolean', default: false }
const ACCEPT = '${{ inputs.accept || false }}'

export interface WorkflowChoices extends Pick<GateChoices, 'purposes' | 'brands' | 'engines'> {
  /** The action and its version, as a step uses it. */
  action: string
}

/** Returns the text of the workflow that checks pull requests. */
export function renderWorkflow(choices: WorkflowChoices): string {
  const { ofPages: key } = keysOf(choices)
  const workflow = new Document({
    name: 'AI visibility',
    on: 'pull_request',
    permissions: { contents: 'read', 'pull-requests': 'write' },
    jobs: {
      gate: {
        'runs-on': 'ubuntu-latest',
        steps: [
          { uses: 'actions/checkout@v7', with: { 'fetch-depth': 2, 'persist-credentials': false } },
          { uses: choices.action, ...(key !== undefined && { with: { key } }) },
        ],
      },
    },
  })
  const checkout = ['jobs', 'gate', 'steps', 0, 'with', 'fetch-depth']
  remark(workflow, ['permissions', 'pull-requests'], 'for the comment')
  remark(workflow, checkout, 'the merge commit and its base')
  for (const name of ['permissions', 'jobs']) separate(workflow, name)
  return workflow.toString({ lineWidth: 0 })
}

/** Returns the text of the workflow that asks live engines: all gates, or a job for each key other than that of the pull requests. */
export function renderWeekly(choices: WorkflowChoices): string {
  const { ofPages, tracked } = keysOf(choices)
  const hasOthers = ofPages !== undefined
  const accept = { description: 'Accept the answers of this run as the level of later runs', ...SWITCH }
  const isChosen = tracked.length > 1
  const key = { description: 'The gate to accept', type: 'choice', options: tracked }
  const step = hasOthers
    ? {
        key: '${{ matrix.key }}',
        accept: isChosen ? '${{ inputs.accept && inputs.key == matrix.key }}' : ACCEPT,
      }
    : { ...(isChosen && { key: "${{ inputs.accept && inputs.key || '' }}" }), accept: ACCEPT }
  const secrets = choices.engines.flatMap(variablesOf)
  const workflow = new Document({
    name: 'AI visibility every week',
    on: {
      schedule: [{ cron: '17 6 * * 1' }],
      workflow_dispatch: { inputs: { accept, ...(isChosen && { key }) } },
    },
    permissions: { contents: 'write', issues: 'write' },
    concurrency: { group: '${{ github.workflow }}' },
    jobs: {
      track: {
        ...(hasOthers && {
          strategy: { 'fail-fast': false, 'max-parallel': 1, matrix: { key: tracked } },
        }),
        'runs-on': 'ubuntu-latest',
        'timeout-minutes': hasOthers ? MINUTES : Math.min(MINUTES * tracked.length, MAX_MINUTES),
        steps: [
          { uses: 'actions/checkout@v7', with: { 'persist-credentials': false } },
          {
            uses: choices.action,
            env: Object.fromEntries(secrets.map(name => [name, `\${{ secrets.${name} }}`])),
            with: step,
          },
        ],
      },
    },
  })
  workflow.commentBefore = ` The history is on a branch of its own, and a loss opens an issue. See ${DOCUMENTS}/verdict.`
  return workflow.toString({ lineWidth: 0 })
}

/** Returns the secrets that the engines need, each with the first of its names. */
export function variablesOf(engine: string): string[] {
  const spec = readEngineSpec(engine)
  const read = spec && readConnection(spec.name, {})
  if (read === undefined || !('problem' in read) || read.problem.kind !== 'missing') return []
  return spec?.name === 'dataforseo' ? read.problem.variables : read.problem.variables.slice(0, 1)
}

function remark(workflow: Document, path: (string | number)[], text: string): void {
  const node = workflow.getIn(path, true)
  if (isScalar(node)) node.comment = ` ${text}`
}

/** Leaves a line free before a key of the workflow. */
function separate({ contents }: Document, name: string): void {
  if (!isMap(contents)) return
  for (const { key } of contents.items) {
    if (isScalar(key) && key.value === name) key.spaceBefore = true
  }
}
