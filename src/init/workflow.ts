import { readConnection } from '../engines/connection.ts'
import { readEngineSpec } from '../engines/engines.ts'
import { HOSTED_SECRET } from '../inputs/read-gates.ts'
import { DOCUMENTS } from '../lib/documents.ts'
import { chooseKeys, type GateChoices } from './config.ts'

export const WORKFLOW_PATH = '.github/workflows/ai-visibility.yml'
export const COMMENT_PATH = '.github/workflows/ai-visibility-comment.yml'
export const WEEKLY_PATH = '.github/workflows/ai-visibility-weekly.yml'

/** Enough for the 40 minutes of a weekly gate and the steps around it. */
const MINUTES = 45
/** GitHub's limit for a job. */
const MAX_MINUTES = 360
const CHECKOUT = 'actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1'

export interface WorkflowChoices extends Pick<GateChoices, 'purposes' | 'brands' | 'engines' | 'baseUrl'> {
  /** Whether a second workflow comments, because pull requests come from forks. */
  hasForks?: boolean
  /** The value of `uses`, with the version. */
  action: string
}

/** Renders the workflow that checks pull requests. Without forks, the README shows it with the config file. */
export function renderWorkflow({ hasForks, action, ...choices }: WorkflowChoices): string {
  const { pages: key } = chooseKeys(choices.purposes, choices.brands)
  const inputs = key === undefined ? [] : [`key: ${key}`]
  if (hasForks) inputs.push('report: outcome', 'comment: never # the other workflow comments')
  const access = hasForks ? 'read # for reviews that accept a loss' : 'write # for the comment'
  const concurrency = `concurrency:
  group: \${{ github.workflow }}-\${{ github.ref }}
  cancel-in-progress: true

`
  return `name: AI visibility
on: pull_request

permissions:
  contents: read
  pull-requests: ${access}

${hasForks ? concurrency : ''}jobs:
  gate:
    runs-on: ubuntu-latest${hasForks ? '\n    timeout-minutes: 15' : ''}
    steps:
      - uses: ${CHECKOUT}
        with:
          fetch-depth: 2 # the merge commit and its base
          persist-credentials: false
      - uses: ${action}${inputs.length === 0 ? '' : `\n        with:${list(inputs, 10)}`}
`
}

/** Renders the workflow that comments on a pull request, once the other one has checked it. It never runs code of a fork. */
export function renderComment({ action, ...choices }: WorkflowChoices): string {
  const { pages: key } = chooseKeys(choices.purposes, choices.brands)
  const inputs = ['mode: comment', ...(key === undefined ? [] : [`key: ${key}`])]
  return `# GitHub reads this file from the default branch only. See ${DOCUMENTS}/forks.
name: AI visibility comment
on:
  workflow_run:
    workflows: [AI visibility]
    types: [completed]

permissions:
  actions: read # for the artifact of the finished run
  pull-requests: write

concurrency:
  group: \${{ github.workflow }}-\${{ github.event.workflow_run.head_repository.full_name }}-\${{ github.event.workflow_run.head_branch }}
  cancel-in-progress: false

jobs:
  comment:
    if: github.event.workflow_run.event == 'pull_request'
    runs-on: ubuntu-latest
    timeout-minutes: 5
    steps:
      - uses: ${action}
        with:${list(inputs, 10)}
`
}

/** Renders the weekly workflow: one step asks for all brands, and the gate for pull requests is skipped. */
export function renderWeekly({ purposes, brands, engines, baseUrl, action }: WorkflowChoices): string {
  const { tracked } = chooseKeys(purposes, brands)
  const hasChoice = tracked.length > 1
  const inputs = ['accept: ${{ inputs.accept || false }}']
  if (hasChoice) inputs.push("key: ${{ inputs.accept && inputs.key || '' }}")
  const isHosted = baseUrl !== undefined
  if (isHosted) inputs.push(`api-key: \${{ secrets.${HOSTED_SECRET} }}`)
  const env = (isHosted ? [] : listSecrets(engines)).map(name => `${name}: \${{ secrets.${name} }}`)
  const options = tracked.map(key => `- ${JSON.stringify(key)}`)
  const choice = `
      key:
        description: The gate to accept
        type: choice
        options:${list(options, 10)}`
  return `# The history is on a branch of its own, and a loss opens an issue. See ${DOCUMENTS}/verdict.
name: AI visibility every week
on:
  schedule:
    - cron: '17 6 * * 1'
  workflow_dispatch:
    inputs:
      accept:
        description: Accept the answers of this run as the level of later runs
        type: boolean
        default: false${hasChoice ? choice : ''}

permissions:
  contents: write
  issues: write

concurrency:
  group: \${{ github.workflow }}

jobs:
  track:
    runs-on: ubuntu-latest
    timeout-minutes: ${Math.min(MINUTES * tracked.length, MAX_MINUTES)}
    steps:
      - uses: ${CHECKOUT}
        with:
          fetch-depth: 0 # to name the merges before a loss
          persist-credentials: false
      - uses: ${action}${env.length === 0 ? '' : `\n        env:${list(env, 10)}`}
        with:${list(inputs, 10)}
`
}

function list(lines: string[], indent: number): string {
  return lines.map(line => `\n${' '.repeat(indent)}${line}`).join('')
}

/** Returns the names of the secrets that engines need: of alternative names, the first. */
export function listSecrets(engines: string[]): string[] {
  const names = engines.flatMap(engine => {
    const spec = readEngineSpec(engine)
    const read = spec && readConnection(spec.name, {})
    if (read === undefined || !('problem' in read) || read.problem.kind !== 'missing') return []
    return spec?.name === 'dataforseo' ? read.problem.variables : read.problem.variables.slice(0, 1)
  })
  return [...new Set(names)]
}
