/** The part of a client for GitHub's REST API that the histories need. */
import { readGitHubFailure } from '../lib/github.ts'
import type { Permission, UnreadableHistory } from './store.ts'

export interface GitHubApi {
  /** `route`: a method and a path, such as `GET /repos/{owner}/{repo}`. Rejects with an error that readGitHubFailure reads. */
  request(route: string, parameters: Record<string, unknown>): Promise<{ data: unknown }>
}

/**
 * Returns the facts of a failed call. Names the permission when its lack explains the answer: GitHub answers 404, too,
 * when a token may not see what it asks for.
 */
export function describeRefusal(
  error: unknown,
  permission: Permission,
): Extract<UnreadableHistory, { kind: 'github' }> {
  const failure = readGitHubFailure(error)
  const isPermission = failure.cause === 'permission' || failure.cause === 'not-found'
  return { kind: 'github', failure, permission: isPermission ? permission : undefined }
}
