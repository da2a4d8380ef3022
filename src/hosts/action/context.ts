/** Facts of the workflow run, from the runner's environment and the event file. */
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod'
import type { HostRun } from '../../inputs/run-context.ts'
import type { RecordMode } from '../../inputs/settings.ts'

interface PullRequest {
  number: number
  headSha: string
  baseSha: string
  baseRef: string
}

/** The finished workflow run that started a run of the event `workflow_run`. GitHub states all of it. */
export interface FinishedRun {
  id: number
  /** 1, and more for each time it was run again. */
  attempt: number
  /** When the attempt started, in milliseconds since 1970; 0 where GitHub does not say. */
  startedAt: number
  /** Name of the event that started the finished run. */
  event: string
  /** `success`, `failure`, `cancelled`, … */
  conclusion: string
  headSha: string
  headBranch: string
  /** `owner/name` of the head's repository, which may be a fork; undefined where it was deleted. */
  headRepository: string | undefined
  /** `owner/name` of the repository that the run is in. */
  repository: string
  url: string
  commitUrl: string
  /** Page of the repository. */
  repositoryUrl: string
}

/** What a run knows of GitHub, besides what it knows on every host. */
export interface ActionContext extends HostRun {
  /** `owner/name`; undefined outside a workflow run. */
  repository: string | undefined
  ref: string | undefined
  runAttempt: number
  apiUrl: string
  /** The pull request of the event. */
  pullRequest: PullRequest | undefined
  /** Number of the pull request whose reviews count: that of the event, or of the merge group. */
  reviewedPull: number | undefined
  /** Of the event `workflow_run`. */
  finishedRun: FinishedRun | undefined
}

/** What a mode of the Action gets. */
export interface ModeRun {
  /** The texts of the inputs by their names. */
  texts: Record<string, string>
  env: NodeJS.ProcessEnv
  context: ActionContext
  cancelled: AbortSignal
}

const eventSchema = z.looseObject({
  pull_request: z
    .looseObject({
      number: z.int(),
      head: z.looseObject({ sha: z.string(), repo: z.looseObject({ full_name: z.string() }).nullish() }),
      base: z.looseObject({ sha: z.string(), ref: z.string() }),
    })
    .optional(),
  workflow_run: z
    .looseObject({
      id: z.int(),
      run_attempt: z.int().default(1),
      run_started_at: z.iso.datetime({ offset: true }).optional(),
      event: z.string(),
      conclusion: z.string().nullish(),
      head_sha: z.string(),
      head_branch: z.string().nullish(),
      head_repository: z.looseObject({ full_name: z.string() }).nullish(),
      repository: z.looseObject({ full_name: z.string(), html_url: z.string() }),
      html_url: z.string(),
    })
    .optional(),
  before: z.string().optional(),
  merge_group: z
    .looseObject({ base_sha: z.string(), head_sha: z.string(), head_ref: z.string().optional() })
    .optional(),
  repository: z.looseObject({ default_branch: z.string().optional() }).optional(),
})

/**
 * Events that name no change and that only people who may write to the repository cause: what is checked out is their
 * choice. A comment on an issue is anybody's, and a workflow that it starts may check out the head of a pull request.
 */
const TRUSTED_EVENTS = ['local', 'push', 'schedule', 'workflow_dispatch', 'release', 'create']

const GITHUB = 'https://github.com'

/**
 * Reads the run's context from `env`. Only variables that GitHub Enterprise may leave out have defaults. Throws an Error
 * that names the event file when the file does not hold a GitHub event.
 */
export function readContext(env: NodeJS.ProcessEnv): ActionContext {
  const event = readEvent(env['GITHUB_EVENT_PATH'])
  const repository = env['GITHUB_REPOSITORY'] || undefined
  const server = env['GITHUB_SERVER_URL'] || GITHUB
  const eventName = env['GITHUB_EVENT_NAME'] || 'local'
  const { pull_request: pull, merge_group: group, before = '' } = event
  if ((eventName.startsWith('pull_request') && !pull) || (eventName === 'merge_group' && !group)) {
    throw new Error(
      `The event file (GITHUB_EVENT_PATH) does not say which change this run of ${eventName} checks.`,
    )
  }
  // A push's GITHUB_SHA is the commit; a pull request's is GitHub's temporary merge commit.
  const sha = pull?.head.sha ?? (env['GITHUB_SHA'] || undefined)
  const change = pull
    ? // On pull_request, GITHUB_SHA is the trial merge. On pull_request_target it is a commit of the base repository.
      { base: pull.base.sha, head: pull.head.sha, merge: env['GITHUB_SHA'] || undefined }
    : group && { base: group.base_sha, head: group.head_sha }
  const page = repository === undefined ? undefined : `${server}/${repository}`
  const reviewedPull = pull?.number ?? numberOf(group?.head_ref)
  const runId = env['GITHUB_RUN_ID'] || undefined
  return {
    eventName,
    repository,
    sha,
    ref: env['GITHUB_REF'] || undefined,
    runAttempt: Number(env['GITHUB_RUN_ATTEMPT']) || 1,
    defaultBranch: event.repository?.default_branch,
    apiUrl: env['GITHUB_API_URL'] || 'https://api.github.com',
    runUrl: page && runId ? `${page}/actions/runs/${runId}` : undefined,
    commitUrl: page && sha ? `${page}/commit/${sha}` : undefined,
    pullUrl: page && reviewedPull ? `${page}/pull/${reviewedPull}` : undefined,
    reviewedPull,
    pullRequest: pull && {
      number: pull.number,
      headSha: pull.head.sha,
      baseSha: pull.base.sha,
      baseRef: pull.base.ref,
    },
    finishedRun: event.workflow_run && describeRun(event.workflow_run),
    change,
    workflowCommit:
      change !== undefined || TRUSTED_EVENTS.includes(eventName) ? undefined : (env['GITHUB_SHA'] ?? ''),
    // A push of a new branch has an id of zeros.
    push: eventName === 'push' && /[^0]/.test(before) && sha ? { before, head: sha } : undefined,
    // pull_request_target runs with the base repository's secrets, whoever opened the pull request.
    withoutSecrets:
      eventName !== 'pull_request_target' &&
      ((pull !== undefined && pull.head.repo?.full_name !== repository) ||
        (env['GITHUB_ACTOR'] === 'dependabot[bot]' && (pull !== undefined || eventName === 'push'))),
    tempFolder: join(env['RUNNER_TEMP'] || tmpdir(), 'ai-visibility'),
    workspace: env['GITHUB_WORKSPACE'] || '.',
  }
}

/** GitHub names the branch of a merge group `gh-readonly-queue/main/pr-7-COMMIT`. */
function numberOf(groupRef = ''): number | undefined {
  const number = /\/pr-(\d{1,9})-[\da-f]{40}$/.exec(groupRef)?.[1]
  return number === undefined ? undefined : Number(number)
}

function describeRun(run: NonNullable<z.output<typeof eventSchema>['workflow_run']>): FinishedRun {
  return {
    id: run.id,
    attempt: run.run_attempt,
    startedAt: run.run_started_at === undefined ? 0 : Date.parse(run.run_started_at),
    event: run.event,
    conclusion: run.conclusion ?? '',
    headSha: run.head_sha,
    headBranch: run.head_branch ?? '',
    headRepository: run.head_repository?.full_name,
    repository: run.repository.full_name,
    url: run.html_url,
    commitUrl: `${run.repository.html_url}/commit/${run.head_sha}`,
    repositoryUrl: run.repository.html_url,
  }
}

function readEvent(path: string | undefined): z.output<typeof eventSchema> {
  if (!path) return {}
  try {
    return eventSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch (cause) {
    throw new Error(`The event file ${path} (GITHUB_EVENT_PATH) is not a GitHub event.`, { cause })
  }
}

/** Returns whether the run is on the default branch. Every scheduled run is. */
export function isOnDefaultBranch({
  eventName,
  ref,
  defaultBranch,
}: Pick<ActionContext, 'eventName' | 'ref' | 'defaultBranch'>): boolean {
  return eventName === 'schedule' || (defaultBranch !== undefined && ref === `refs/heads/${defaultBranch}`)
}

/** Events without a pull request. */
const OWN_EVENTS = ['schedule', 'push', 'workflow_dispatch', 'repository_dispatch']

/** Returns whether a run is about the default branch as it is, and not about proposed changes. */
export function isOfDefaultBranch(
  context: Pick<ActionContext, 'eventName' | 'ref' | 'defaultBranch'>,
): boolean {
  return OWN_EVENTS.includes(context.eventName) && isOnDefaultBranch(context)
}

/** Returns whether a run is recorded. In the mode `auto`, a run of proposed changes is not. */
export function isToBeRecorded(
  mode: RecordMode,
  context: Pick<ActionContext, 'eventName' | 'ref' | 'defaultBranch'>,
): boolean {
  return mode === 'auto' ? isOfDefaultBranch(context) : mode === 'always'
}
