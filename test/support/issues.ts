import { type GitHubIssue, type GitHubServer, workflowToken } from '../../scripts/lib/github-server.ts'
import { createGitHub } from '../../src/hosts/action/github.ts'
import { type IssueRequest, publishIssue } from '../../src/hosts/action/publish/issue.ts'
import type { PublishedPost } from '../../src/hosts/action/publish/sticky-post.ts'
import { asMarkdown } from './markdown.ts'
import { author } from './sticky-comments.ts'

export const marker = '<!-- ai-visibility-gate-issue:default -->'
export const body = `${marker}\n## Acme dropped`
export const title = 'AI visibility of Acme dropped'
export const recovery = asMarkdown('The gate passes again.')

interface Published {
  state: IssueRequest['state']
  title: string
  body: string
  token: string
  timeout: number
}

/** Returns what a gate wants of its issue: as one that fails, without other words. */
function issueRequest(given: Partial<Pick<Published, 'state' | 'title' | 'body'>> = {}): IssueRequest {
  return {
    ...{ marker, state: 'failing', title, recovery, ...given },
    body: asMarkdown(given.body ?? body),
  }
}

/** Publishes to acme/website, as a gate that fails. */
export async function publish(
  server: Pick<GitHubServer, 'url'>,
  { token = workflowToken, timeout = 10_000, ...given }: Partial<Published> = {},
): Promise<PublishedPost> {
  const github = createGitHub(token, server.url, { timeout, second: 1 })
  return publishIssue(issueRequest(given), { github, repository: 'acme/website' })
}

/** An issue that an earlier run of the gate opened. */
export function issue(number: number, overrides: Partial<GitHubIssue> = {}): GitHubIssue {
  return { number, author, title, body: `${marker}\nas of last week`, state: 'open', ...overrides }
}
