import type { GitHubOptions, GitHubServer } from '../../scripts/lib/github-server.ts'
import * as issues from './issues.ts'
import * as comments from './sticky-comments.ts'

const { start } = comments

/** A comment or an issue. */
export interface Post {
  id: number
  author: string
  body: string
}

/** What differs between the comment and the issue of a gate. */
export const KINDS = {
  comment: {
    body: comments.body,
    otherMarker: '<!-- ai-visibility-gate:docs -->',
    start: (posts: Post[], options: GitHubOptions) =>
      start({ comments: posts.map(post => comments.comment(post.id, post)), ...options }),
    publish: comments.publish,
    list: (server: GitHubServer): Post[] => server.comments,
    listPath: '/7/comments',
    removal: 'DELETE',
    code: 'AVG_COMMENT',
    permission: 'pull-requests: write',
  },
  issue: {
    body: issues.body,
    otherMarker: '<!-- ai-visibility-gate-issue:docs -->',
    start: (posts: Post[], options: GitHubOptions) =>
      start({ issues: posts.map(({ id, ...post }) => issues.issue(id, post)), ...options }),
    publish: issues.publish,
    list: (server: GitHubServer): Post[] =>
      server.issues.filter(({ state }) => state === 'open').map(post => ({ ...post, id: post.number })),
    listPath: '/issues',
    removal: 'PATCH',
    code: 'AVG_ISSUE',
    permission: 'issues: write',
  },
}
export type Kind = (typeof KINDS)['comment'] | (typeof KINDS)['issue']
export const kinds = ['comment', 'issue'] as const
