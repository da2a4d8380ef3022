/** What a token may read of a repository, by one cheap request. Sends no write. */
import * as z from 'zod'
import { readGitHubFailure } from '../../lib/github.ts'
import type { TokenFacts } from '../../report/diagnosis.ts'
import { createGitHub } from './github.ts'

const repositorySchema = z.looseObject({
  permissions: z.looseObject({ push: z.boolean().optional() }).optional(),
})

/** Returns what GitHub lets the token read. Never rejects. */
export async function readTokenAccess(
  token: string,
  apiUrl: string,
  repository: string,
): Promise<TokenFacts> {
  const { request } = createGitHub(token, apiUrl)
  const [owner = '', repo = ''] = repository.split('/')
  try {
    const { data } = await request('GET /repos/{owner}/{repo}', { owner, repo })
    const mayPush = repositorySchema.parse(data).permissions?.push
    return { kind: 'reads', repository, mayPush }
  } catch (error) {
    return { kind: 'refused', repository, failure: readGitHubFailure(error) }
  }
}
