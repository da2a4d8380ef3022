import * as z from 'zod'
import { splitRepository } from '../../../lib/github.ts'
import type { Unpublished } from '../../../report/messages/comment-mode.ts'
import type { MissingPullRequest } from '../../../report/messages/github.ts'
import type { ActionContext, FinishedRun } from '../context.ts'
import { describeFailure, type GitHub, listAll } from '../github.ts'

const pullSchema = z.object({ number: z.int(), state: z.string(), head: z.object({ sha: z.string() }) })

/**
 * Finds the pull request of the run: that of its event, or the oldest open one whose head is the pushed commit. Else
 * returns why there is none. Never throws.
 */
export async function findPullRequest(
  github: GitHub,
  context: Pick<ActionContext, 'pullRequest' | 'repository' | 'sha'>,
): Promise<{ number: number } | { missing: MissingPullRequest }> {
  const { pullRequest, repository, sha } = context
  if (pullRequest) return { number: pullRequest.number }
  if (!repository || !sha) return { missing: { kind: 'no-commit' } }
  try {
    const pulls = await listAll(
      github,
      'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls',
      { ...splitRepository(repository), commit_sha: sha },
      pullSchema,
      pull => pull.state === 'open' && pull.head.sha === sha,
    )
    if (pulls.length > 0) return { number: Math.min(...pulls.map(({ number }) => number)) }
    return { missing: { kind: 'no-head', sha } }
  } catch (error) {
    return { missing: { kind: 'no-lookup', sha, sentence: describeFailure(error).sentence } }
  }
}

/** Returns the commit that is the head of a pull request now. Rejects like a call to GitHub. */
export async function readHead(github: GitHub, repository: string, number: number): Promise<string> {
  const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}'
  const { data } = await github.request(route, { ...splitRepository(repository), pull_number: number })
  return pullSchema.extend({ number: z.literal(number) }).parse(data).head.sha
}

const headSchema = pullSchema.extend({
  head: z.object({ sha: z.string(), repo: z.object({ full_name: z.string() }).nullish() }),
  base: z.object({ repo: z.object({ full_name: z.string() }) }),
})

/**
 * Finds the open pull requests whose head is the commit of a finished run. GitHub leaves `workflow_run.pull_requests`
 * empty for a fork, and lists no pull request for a commit that only the fork has. So the branch of the head is looked up,
 * and its repository and commit are compared. Never rejects.
 */
export async function findPullsOfRun(
  github: GitHub,
  { repository, headRepository, headBranch, headSha }: FinishedRun,
): Promise<{ numbers: number[] } | { missing: Unpublished }> {
  const missing = { kind: 'no-pull-request', branch: headBranch } as const
  if (headRepository === undefined || headBranch === '') return { missing }
  try {
    const { owner } = splitRepository(headRepository)
    const pulls = await listAll(
      github,
      'GET /repos/{owner}/{repo}/pulls',
      { ...splitRepository(repository), state: 'open', head: `${owner}:${headBranch}` },
      headSchema,
      ({ state, head, base }) =>
        state === 'open' && head.repo?.full_name === headRepository && base.repo.full_name === repository,
    )
    const numbers = pulls.filter(({ head }) => head.sha === headSha).map(({ number }) => number)
    if (numbers.length > 0) return { numbers }
    if (pulls.length === 0) return { missing }
    return { missing: { kind: 'newer-commit', numbers: pulls.map(({ number }) => number) } }
  } catch (error) {
    return { missing: { kind: 'no-lookup', sentence: describeFailure(error).sentence } }
  }
}
