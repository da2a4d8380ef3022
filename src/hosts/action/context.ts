import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod'
import type { HostRun } from '../../inputs/run-context.ts'
import type { Settings } from '../../inputs/settings.ts'

export interface RunBranch {
  eventName: string
  ref: string | undefined
  defaultBranch: string | undefined
}

/** A run in a workflow of GitHub. */
export interface ActionContext extends HostRun, RunBranch {
  /** `owner/name`; undefined outside a workflow run. */
  repository: string | undefined
  runAttempt: number
  apiUrl: string
  pullRequest: { number: number; headSha: string } | undefined
  /** The pull request whose reviews count: that of the event or of the merge group. */
  reviewedPull: number | undefined
  finishedRun: FinishedRun | undefined
}

export interface ModeRun {
  texts: Record<string, string>
  env: NodeJS.ProcessEnv
  context: ActionContext
  cancelled: AbortSignal
}

const workflowRunSchema = z
  .object({
    id: z.int(),
    run_attempt: z.int().default(1),
    run_started_at: z.iso.datetime({ offset: true }).optional(),
    event: z.string(),
    conclusion: z.string().nullish(),
    head_sha: z.string(),
    head_branch: z.string().nullish(),
    head_repository: z.object({ full_name: z.string() }).nullish(),
    repository: z.object({ full_name: z.string(), html_url: z.string() }),
    html_url: z.string(),
  })
  .transform(run => ({
    id: run.id,
    /** From 1. */
    attempt: run.run_attempt,
    /** Start of the attempt, in milliseconds since 1970; 0 if unknown. */
    startedAt: run.run_started_at === undefined ? 0 : Date.parse(run.run_started_at),
    event: run.event,
    /** `success`, `failure`, `cancelled`, … */
    conclusion: run.conclusion ?? '',
    headSha: run.head_sha,
    headBranch: run.head_branch ?? '',
    /** `owner/name` of the head's repository, which may be a fork; undefined if it was deleted. */
    headRepository: run.head_repository?.full_name,
    /** `owner/name` of the repository of the run. */
    repository: run.repository.full_name,
    url: run.html_url,
    commitUrl: `${run.repository.html_url}/commit/${run.head_sha}`,
    repositoryUrl: run.repository.html_url,
  }))

/** The finished workflow run that triggered a run of the event `workflow_run`, as GitHub states it. */
export type FinishedRun = z.output<typeof workflowRunSchema>

const eventSchema = z.object({
  pull_request: z
    .object({
      number: z.int(),
      head: z.object({ sha: z.string(), repo: z.object({ full_name: z.string() }).nullish() }),
      base: z.object({ sha: z.string() }),
    })
    .optional(),
  workflow_run: workflowRunSchema.optional(),
  before: z.string().optional(),
  merge_group: z
    .object({ base_sha: z.string(), head_sha: z.string(), head_ref: z.string().optional() })
    .optional(),
  repository: z.object({ default_branch: z.string().optional() }).optional(),
})

/**
 * Events without a change that only people with write permission can trigger, so the checked-out commit can be trusted.
 * Other events are not: anybody may comment on an issue, and that workflow may check out the head of a pull request.
 */
const TRUSTED_EVENTS = ['local', 'push', 'schedule', 'workflow_dispatch', 'release', 'create']

const GITHUB = 'https://github.com'

/**
 * Reads the context of the run from its variables and its event file. Throws an Error if the file is not a GitHub event,
 * or lacks the change of its event.
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
  // For a push, GITHUB_SHA is the commit; for a pull request, it is the temporary merge commit of GitHub.
  const sha = pull?.head.sha ?? (env['GITHUB_SHA'] || undefined)
  const change = pull
    ? // On pull_request, GITHUB_SHA is the trial merge. On pull_request_target it is a commit of the base repository.
      { base: pull.base.sha, head: pull.head.sha, merge: env['GITHUB_SHA'] || undefined }
    : group && { base: group.base_sha, head: group.head_sha }
  const page = repository === undefined ? undefined : `${server}/${repository}`
  const reviewedPull = pull?.number ?? readPullNumber(group?.head_ref)
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
    pullRequest: pull && { number: pull.number, headSha: pull.head.sha },
    finishedRun: event.workflow_run,
    change,
    workflowCommit:
      change !== undefined || TRUSTED_EVENTS.includes(eventName) ? undefined : (env['GITHUB_SHA'] ?? ''),
    // For a new branch, this id is all zeros.
    push: eventName === 'push' && /[^0]/.test(before) && sha ? { before, head: sha } : undefined,
    // pull_request_target has the secrets of the base repository, even for a fork.
    withoutSecrets:
      eventName !== 'pull_request_target' &&
      ((pull !== undefined && pull.head.repo?.full_name !== repository) ||
        (env['GITHUB_ACTOR'] === 'dependabot[bot]' && (pull !== undefined || eventName === 'push'))),
    tempFolder: join(env['RUNNER_TEMP'] || tmpdir(), 'ai-visibility'),
    workspace: env['GITHUB_WORKSPACE'] || '.',
  }
}

/** The branch of a merge group is `gh-readonly-queue/main/pr-7-COMMIT`. */
function readPullNumber(groupRef = ''): number | undefined {
  const number = /\/pr-(\d{1,9})-[\da-f]{40}$/.exec(groupRef)?.[1]
  return number === undefined ? undefined : Number(number)
}

function readEvent(path: string | undefined): z.output<typeof eventSchema> {
  if (!path) return {}
  try {
    return eventSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch (cause) {
    throw new Error(`The event file ${path} (GITHUB_EVENT_PATH) is not a GitHub event.`, { cause })
  }
}

/** Scheduled runs are always on the default branch. */
export function isOnDefaultBranch({ eventName, ref, defaultBranch }: RunBranch): boolean {
  return eventName === 'schedule' || (defaultBranch !== undefined && ref === `refs/heads/${defaultBranch}`)
}

const OWN_EVENTS = ['schedule', 'push', 'workflow_dispatch', 'repository_dispatch']

/** Returns whether a run is about the current state of the default branch, not about proposed changes. */
export function isOfDefaultBranch(context: RunBranch): boolean {
  return OWN_EVENTS.includes(context.eventName) && isOnDefaultBranch(context)
}

/** Returns whether a run is to be recorded. `auto` leaves out runs of proposed changes. */
export function isToBeRecorded(mode: Settings['record'], context: RunBranch): boolean {
  return mode === 'auto' ? isOfDefaultBranch(context) : mode === 'always'
}
