/**
 * A finished workflow run on a GitHub of loopback: its artifacts, the store that they are downloaded from, and the event
 * `workflow_run` that it causes.
 */
import { createServer, type ServerResponse } from 'node:http'
import { onTestFinished } from 'vitest'
import { headSha, repository, type WorkflowEvent } from '../../scripts/lib/action.ts'
import { type GitHubReply, startGitHub, workflowToken } from '../../scripts/lib/github-server.ts'
import { listen } from '../../scripts/lib/listen.ts'
import { runActionInProcess } from './action-in-process.ts'

export const RUN_ID = 4711
/** When the run started. */
export const STARTED = Date.UTC(2026, 0, 1)
export const FORK = 'stranger/website'

interface FinishedRunPull {
  number: number
  sha: string
  state?: string
  /** The repository of the head. */
  head?: string
  /** The branch of the head. */
  branch?: string
}

interface FinishedRunOptions {
  /** Archives of the artifacts by name. `createdAt`: each is a minute younger than the one before by default. */
  artifacts: { name: string; archive: Uint8Array; size?: number; expired?: boolean; createdAt?: string }[]
  /** What GitHub lists for the branch of the head. */
  pulls?: FinishedRunPull[]
  /** Answers in place of GitHub; undefined leaves it to GitHub. */
  answer?: (path: string) => GitHubReply | undefined
  /** Answers a download in place of the store; false leaves it to the store. */
  serve?: (outgoing: ServerResponse) => boolean
}

/** The event of a run of a pull request from a fork. GitHub names no pull request in it. */
export function finishedRunEvent(change: Record<string, unknown> = {}): WorkflowEvent {
  return {
    name: 'workflow_run',
    payload: {
      action: 'completed',
      workflow_run: {
        id: RUN_ID,
        run_attempt: 1,
        run_started_at: new Date(STARTED).toISOString(),
        name: 'AI visibility',
        event: 'pull_request',
        conclusion: 'failure',
        head_sha: headSha,
        head_branch: 'content',
        head_repository: { full_name: FORK },
        repository: { full_name: repository, html_url: `https://github.com/${repository}` },
        html_url: `https://github.com/${repository}/actions/runs/${RUN_ID}`,
        pull_requests: [],
        ...change,
      },
      repository: { full_name: repository, default_branch: 'main' },
    },
  }
}

/** Starts GitHub with the run. `comment` runs `mode: comment` on it. */
export async function startFinishedRun({
  artifacts,
  pulls = [],
  answer,
  serve = () => false,
}: FinishedRunOptions) {
  let downloads = 0
  const store = createServer((incoming, outgoing) => {
    downloads += 1
    if (serve(outgoing)) return
    const refused = incoming.headers.authorization !== undefined
    outgoing.writeHead(refused ? 403 : 200, { 'content-type': 'application/zip' })
    outgoing.end(refused ? '' : artifacts[Number(incoming.url?.slice(1))]?.archive)
  })
  const storing = await listen(store)
  const base = `/repos/${repository}`
  const github = await startGitHub({
    pulls: pulls.map(({ number, sha, state }) => ({
      ...{ number, headSha: sha, state: state === 'closed' ? state : 'open' },
    })),
    behave({ method, path, query }, usual) {
      const special = answer?.(path)
      if (special) return special
      if (method === 'GET' && path === `${base}/pulls`) {
        const [owner, branch] = (query.get('head') ?? '').split(':')
        const isOf = ({ head = FORK, branch: name = 'content' }: FinishedRunPull) =>
          head.startsWith(`${owner}/`) && name === branch && query.get('state') === 'open'
        return { status: 200, body: pulls.filter(isOf).map(showPull) }
      }
      if (path === `${base}/actions/runs/${RUN_ID}/artifacts`) {
        const listed = artifacts.map(({ name, archive, size, expired = false, createdAt }, id) => ({
          ...{ id, name, expired },
          size_in_bytes: size ?? archive.length,
          created_at: createdAt ?? new Date(STARTED + (id + 1) * 60_000).toISOString(),
        }))
        return { status: 200, body: { total_count: listed.length, artifacts: listed } }
      }
      const id = new RegExp(`^${base}/actions/artifacts/(\\d+)/zip$`).exec(path)?.[1]
      if (id !== undefined) return { status: 302, headers: { location: `${storing.url}/${id}` } }
      return usual()
    },
  })
  onTestFinished(async () => void (await Promise.all([github.close(), storing.close()])))
  const comment = (inputs: Record<string, string> = {}, event = finishedRunEvent()) =>
    runActionInProcess({
      inputs: { mode: 'comment', 'github-token': workflowToken, ...inputs },
      event,
      env: { GITHUB_API_URL: github.url },
    })
  return { github, comment, downloads: () => downloads }
}

function showPull({ number, sha, state = 'open', head = FORK }: FinishedRunPull) {
  return {
    number,
    state,
    head: { sha, repo: { full_name: head } },
    base: { repo: { full_name: repository } },
  }
}
