import { type GitHubIssue, type GitHubServer, workflowToken } from '../../scripts/lib/github-server.ts'
import { createGitHub } from '../../src/hosts/action/github.ts'
import {
  type IssueRequest,
  type PublishedIssue,
  publishIssues,
} from '../../src/hosts/action/publish/issue.ts'
import { createManualClock } from './clock.ts'
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
export function issueRequest(
  given: Partial<Published & { marker: string; name: string }> = {},
): IssueRequest {
  return {
    ...{ marker, name: 'The issue', state: 'failing', ...given },
    title: () => given.title ?? title,
    body: () => asMarkdown(given.body ?? body),
    recovery: () => recovery,
  }
}

/** Publishes to acme/website, as a gate that fails. */
export async function publish(
  server: Pick<GitHubServer, 'url'>,
  { token = workflowToken, timeout = 10_000, ...given }: Partial<Published> = {},
): Promise<PublishedIssue> {
  const github = createGitHub(token, server.url, { timeout, second: 1 })
  const tracker = { github, repository: 'acme/website', clock: createManualClock() }
  const [published] = await publishIssues([issueRequest(given)], tracker)
  if (published === undefined) throw new Error('A request has a result.')
  return published
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
