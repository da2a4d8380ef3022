/** What is written on GitHub. One chunk of the bundle has all of it: comment and issue share most of their code. */
export { createGitHub } from '../github.ts'
export { commentOnPullRequest } from './comment.ts'
export { MOST_WRITES, publishIssues } from './issue.ts'
