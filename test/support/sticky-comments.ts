import { afterAll } from 'vitest'
import {
  type GitHubComment,
  type GitHubOptions,
  type GitHubReply,
  type GitHubRequest,
  type GitHubServer,
  startGitHub,
  workflowToken,
} from '../../scripts/lib/github-server.ts'
import { createGitHub } from '../../src/hosts/action/github.ts'
import {
  type CommentRequest,
  type CommentTarget,
  publishComment,
} from '../../src/hosts/action/publish/comment.ts'
import type { PublishedPost } from '../../src/hosts/action/publish/sticky-post.ts'
import { asMarkdown } from './markdown.ts'

export const marker = '<!-- ai-visibility-gate:default -->'
export const body = `${marker}\n## Acme is cited by two engines`
export const author = 'github-actions[bot]'
const pullRequestNumber = 7

const servers: GitHubServer[] = []
afterAll(async () => {
  for (const server of servers.splice(0)) await server.close()
})

/** A server that is closed after the file's last test. */
export async function start(options: GitHubOptions = {}): Promise<GitHubServer> {
  const server = await startGitHub(options)
  servers.push(server)
  return server
}

interface Published
  extends Pick<CommentRequest, 'mode' | 'failed'>,
    Pick<CommentTarget, 'github' | 'headSha'> {
  body: string
  token: string
  timeout: number
}

/** Publishes to pull request 7 of acme/website, as a gate that failed. */
export function publish(
  server: Pick<GitHubServer, 'url'>,
  given: Partial<Published> = {},
): Promise<PublishedPost> {
  const { token = workflowToken, timeout = 10_000, body: text = body, mode = 'always', failed = true } = given
  const { github = createGitHub(token, server.url, { timeout, second: 1 }), headSha } = given
  return publishComment(
    { marker, body: asMarkdown(text), mode, failed },
    { github, repository: 'acme/website', number: pullRequestNumber, headSha },
  )
}

/** A comment that an earlier run of the gate left. */
export function comment(id: number, overrides: Partial<GitHubComment> = {}): GitHubComment {
  return { id, issue: pullRequestNumber, author, body: `${marker}\nas of last week`, ...overrides }
}

/** Comments of people. */
export function chatter(count: number): GitHubComment[] {
  return Array.from({ length: count }, (_, index) => comment(index + 1, { author: 'ada', body: 'Nice!' }))
}

/** What the server was asked to change: `PATCH /issues/comments/5`. */
export function writesOf({ requests }: GitHubServer): string[] {
  return requests
    .filter(({ method, path }) => method !== 'GET' && path !== '/graphql')
    .map(({ method, path }) => `${method} ${path.replace('/repos/acme/website', '')}`)
}

/** Replaces GitHub's answer to the requests with this method and end of the path. */
export function instead(method: string, end: string, reply: () => GitHubReply | Promise<GitHubReply>) {
  return (request: GitHubRequest, answer: () => GitHubReply) =>
    request.method === method && request.path.endsWith(end) ? reply() : answer()
}
