import * as z from 'zod'
import { type GitHubFailure, readGitHubFailure } from '../../lib/github.ts'
import { createGitHub } from './github.ts'

const repositorySchema = z.looseObject({
  permissions: z.looseObject({ push: z.boolean().optional() }).optional(),
})

/** Returns whether the token may push to the repository; undefined if GitHub does not state it. Never rejects. */
export async function readTokenAccess(
  token: string,
  apiUrl: string,
  repository: string,
): Promise<{ mayPush: boolean | undefined } | { failure: GitHubFailure }> {
  const { request } = createGitHub(token, apiUrl)
  const [owner = '', repo = ''] = repository.split('/')
  try {
    const { data } = await request('GET /repos/{owner}/{repo}', { owner, repo })
    return { mayPush: repositorySchema.parse(data).permissions?.push }
  } catch (error) {
    return { failure: readGitHubFailure(error) }
  }
}
