import * as z from 'zod'
import { splitRepository } from '../../../lib/repository-name.ts'
import type { ActionContext } from '../context.ts'
import { describeFailure, type GitHub, listAll } from '../github.ts'

export type PullRequestLookup = { number: number } | { missing: string }

const pullSchema = z.object({ number: z.int(), state: z.string(), head: z.object({ sha: z.string() }) })

/**
 * Finds the pull request of the run: that of its event, or the oldest open one whose head is the pushed commit. Else
 * returns why there is none, for a notice. Never throws.
 */
export async function findPullRequest(
  github: GitHub,
  context: Pick<ActionContext, 'pullRequest' | 'repository' | 'sha'>,
): Promise<PullRequestLookup> {
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
    return {
      missing: `The pull request of the commit ${sha} was not found. ${describeFailure(error).sentence}`,
    }
  }
}
