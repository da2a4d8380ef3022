import { type GitHubIssue, type GitHubServer, workflowToken } from '../../scripts/lib/github-server.ts'
import { createGitHub } from '../../src/hosts/action/github.ts'
import { type IssueRequest, type PublishedIssue, publishIssue } from '../../src/hosts/action/publish/issue.ts'
import { author } from './sticky-comments.ts'

export const marker = '<!-- ai-visibility-gate-issue:default -->'
export const body = `${marker}\n## Acme dropped`
export const title = 'AI visibility of Acme dropped'
export const recovery = 'The gate passes again.'

/** Publishes to acme/website, as a gate that fails. */
export function publish(
  server: Pick<GitHubServer, 'url'>,
  overrides: Partial<IssueRequest> & { token?: string; timeout?: number } = {},
): Promise<PublishedIssue> {
  const { token = workflowToken, timeout = 10_000, ...request } = overrides
  const github = createGitHub(token, server.url, { timeout, second: 1 })
  const texts = { marker, title, body, recovery }
  return publishIssue({ github, repository: 'acme/website', ...texts, state: 'failing', ...request })
}

/** An issue that an earlier run of the gate opened. */
export function issue(number: number, overrides: Partial<GitHubIssue> = {}): GitHubIssue {
  return { number, author, title, body: `${marker}\nas of last week`, state: 'open', ...overrides }
}

/** Issues of people. */
export function reports(count: number): GitHubIssue[] {
  return Array.from({ length: count }, (_, index) =>
    issue(index + 1, { author: 'ada', title: 'A bug', body: 'It does not work.' }),
  )
}
