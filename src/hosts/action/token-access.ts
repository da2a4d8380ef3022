/** What a token may read of a repository, by two cheap requests. Sends no write. */
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
    const artifacts = request('GET /repos/{owner}/{repo}/actions/artifacts', { owner, repo, per_page: 1 })
    const readsArtifacts = await artifacts.then(
      () => true,
      () => false,
    )
    return { kind: 'reads', repository, readsArtifacts, mayPush }
  } catch (error) {
    return { kind: 'refused', repository, failure: readGitHubFailure(error) }
  }
}
