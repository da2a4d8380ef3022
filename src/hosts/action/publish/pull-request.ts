import * as z from 'zod'
import { readGitHubFailure, splitRepository } from '../../../lib/github.ts'
import type { ActionContext, FinishedRun } from '../context.ts'
import { type GitHub, listAll } from '../github.ts'

const pullSchema = z.object({ number: z.int(), state: z.string(), head: z.object({ sha: z.string() }) })

/**
 * Finds the pull request of the run: that of its event, or the oldest open one whose head is the pushed commit. If there is
 * none, returns the reason. Never rejects.
 */
export async function findPullRequest(
  github: GitHub,
  context: Pick<ActionContext, 'pullRequest' | 'repository' | 'sha'>,
): Promise<{ number: number } | { missing: string }> {
  const { pullRequest, repository, sha } = context
  if (pullRequest) return { number: pullRequest.number }
  if (!repository || !sha) return { missing: 'This run has no commit to look a pull request up by.' }
  try {
    const pulls = await listAll(
      github,
      'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls',
      { ...splitRepository(repository), commit_sha: sha },
      pullSchema,
      pull => pull.state === 'open' && pull.head.sha === sha,
    )
    if (pulls.length > 0) return { number: Math.min(...pulls.map(({ number }) => number)) }
    return { missing: `No open pull request has the commit ${sha} as its head.` }
  } catch (error) {
    const { sentence } = readGitHubFailure(error)
    return { missing: `The pull request of the commit ${sha} was not found. ${sentence}` }
  }
}

/** Returns the current head of a pull request. Rejects like a call to GitHub. */
export async function readHead(github: GitHub, repository: string, number: number): Promise<string> {
  const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}'
  const { data } = await github.request(route, { ...splitRepository(repository), pull_number: number })
  return pullSchema.extend({ number: z.literal(number) }).parse(data).head.sha
}

/** Why no comment is written, as a sentence. `isExpected`: no mistake of the user, so it needs no warning. */
export class NoComment extends Error {
  readonly isExpected: boolean

  constructor(why: string, isExpected = false) {
    super(why)
    this.isExpected = isExpected
  }
}

export function describeNewerCommit(numbers: number[]): string {
  return `The pull request ${listNumbers(numbers)} has another commit by now, and the run of that commit writes the comment.`
}

/** Returns numbers of pull requests as `#1, #2`. */
export function listNumbers(numbers: number[]): string {
  return numbers.map(number => `#${number}`).join(', ')
}

const headSchema = pullSchema.extend({
  head: z.object({ sha: z.string(), repo: z.object({ full_name: z.string() }).nullish() }),
  base: z.object({ repo: z.object({ full_name: z.string() }) }),
})

/**
 * Finds the open pull requests whose head is the commit of a finished run, among all of its head branch: for a fork, GitHub
 * leaves `workflow_run.pull_requests` empty and finds no pull request by commit. Rejects with NoComment if there is none.
 */
export async function findPullsOfRun(
  github: GitHub,
  { repository, headRepository, headBranch, headSha }: FinishedRun,
): Promise<number[]> {
  const missing = new NoComment(`No open pull request has the branch ${headBranch} as its head.`, true)
  if (headRepository === undefined || headBranch === '') throw missing
  const { owner } = splitRepository(headRepository)
  const pulls = await listAll(
    github,
    'GET /repos/{owner}/{repo}/pulls',
    { ...splitRepository(repository), state: 'open', head: `${owner}:${headBranch}` },
    headSchema,
    ({ state, head, base }) =>
      state === 'open' && head.repo?.full_name === headRepository && base.repo.full_name === repository,
  ).catch((error: unknown) => {
    const { sentence } = readGitHubFailure(error)
    throw new NoComment(`The pull request of the run could not be looked up. ${sentence}`)
  })
  const numbers = pulls.filter(({ head }) => head.sha === headSha).map(({ number }) => number)
  if (numbers.length > 0) return numbers
  if (pulls.length === 0) throw missing
  throw new NoComment(describeNewerCommit(pulls.map(({ number }) => number)), true)
}
