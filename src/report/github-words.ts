import type { GitHubFailure } from '../lib/github-failure.ts'

/** Returns one sentence about a call to GitHub that failed. It quotes GitHub or the network. */
export function describeGitHubFailure({ kind, status, cause, detail }: GitHubFailure): string {
  switch (kind) {
    case 'refused':
      if (cause === 'archived')
        return `GitHub answered ${status}: the repository is archived and accepts no changes.`
      if (cause === 'locked')
        return `GitHub answered ${status}: the conversation is locked and accepts no comments.`
      return `GitHub answered ${status} (${detail}).`
    case 'unreachable':
      return `GitHub could not be reached (${detail}).`
    case 'malformed':
      return `GitHub's answer is not what its documentation says (${detail}).`
  }
}
