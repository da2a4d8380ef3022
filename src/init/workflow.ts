import { Document, isMap, isScalar } from 'yaml'
import { readConnection } from '../engines/connection.ts'
import { readEngineSpec } from '../engines/engines.ts'
import { DOCUMENTS } from '../lib/documents.ts'
import { chooseKeys, type Purpose, type TrackedBrand } from './config.ts'

export const WORKFLOW_PATH = '.github/workflows/ai-visibility.yml'
export const WEEKLY_PATH = '.github/workflows/ai-visibility-weekly.yml'

/** Enough for the 40 minutes of a weekly gate and the steps around it. */
const MINUTES = 45
/** GitHub's limit for a job. */
const MAX_MINUTES = 360

const SWITCH = { type: 'boolean', default: false }
const ACCEPT = '${{ inputs.accept || false }}'

export interface WorkflowChoices {
  purposes: Purpose[]
  brands: TrackedBrand[]
  engines: string[]
  /** The value of `uses`, with the version. */
  action: string
}

/** Renders the workflow that checks pull requests. The README shows it with the config file. */
export function renderWorkflow(choices: WorkflowChoices): string {
  const { pages: key } = chooseKeys(choices.purposes, choices.brands)
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

/** Renders the weekly workflow. If one gate is for pull requests, each other gate has a job of its own. */
export function renderWeekly(choices: WorkflowChoices): string {
  const { pages, tracked } = chooseKeys(choices.purposes, choices.brands)
  const hasOthers = pages !== undefined
  const accept = { description: 'Accept the answers of this run as the level of later runs', ...SWITCH }
  const hasChoice = tracked.length > 1
  const key = { description: 'The gate to accept', type: 'choice', options: tracked }
  const step: Record<string, string> = {}
  if (hasOthers) step['key'] = '${{ matrix.key }}'
  else if (hasChoice) step['key'] = "${{ inputs.accept && inputs.key || '' }}"
  const isChosen = '${{ inputs.accept && inputs.key == matrix.key }}'
  step['accept'] = hasOthers && hasChoice ? isChosen : ACCEPT
  const secrets = choices.engines.flatMap(listSecrets)
  const workflow = new Document({
    name: 'AI visibility every week',
    on: {
      schedule: [{ cron: '17 6 * * 1' }],
      workflow_dispatch: { inputs: { accept, ...(hasChoice && { key }) } },
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

/** Returns the names of the secrets that an engine needs: of alternative names, the first. */
export function listSecrets(engine: string): string[] {
  const spec = readEngineSpec(engine)
  const read = spec && readConnection(spec.name, {})
  if (read === undefined || !('problem' in read) || read.problem.kind !== 'missing') return []
  return spec?.name === 'dataforseo' ? read.problem.variables : read.problem.variables.slice(0, 1)
}

function remark(workflow: Document, path: (string | number)[], text: string): void {
  const node = workflow.getIn(path, true)
  if (isScalar(node)) node.comment = ` ${text}`
}

function separate({ contents }: Document, name: string): void {
  if (!isMap(contents)) return
  for (const { key } of contents.items) {
    if (isScalar(key) && key.value === name) key.spaceBefore = true
  }
}
