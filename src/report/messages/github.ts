/** Messages about what could not be published: comments, issues, artifacts and messages to webhooks. */
import type { GitHubFailure } from '../../lib/github.ts'
import { countOf } from '../numbers.ts'
import { lineOf } from './message.ts'

const LATER_RUN = 'A later run writes it. If the failure lasts, check the permissions of the job.'

/** Begins with the sentence that says what is missing. */
const asGiven = (sentences: string) => sentences

export type ArtifactProblem =
  | { kind: 'no-storage' }
  | { kind: 'conflict'; name: string }
  | { kind: 'failed'; name: string; detail: string }

export type NotifyProblem =
  | { kind: 'refused'; host: string; status: number }
  | { kind: 'unreachable'; host: string; detail: string }

export const GITHUB = {
  AVG_COMMENT_403: {
    meaning: 'The token is not permitted to write the pull request comment.',
    remedy: 'The job needs the permission `pull-requests: write`. For forks, see docs/forks.md.',
    words: asGiven,
  },
  AVG_COMMENT: {
    meaning: 'The pull request comment was not written completely.',
    remedy: LATER_RUN,
    endsWithRemedy: false,
    words: asGiven,
  },
  AVG_ISSUE_403: {
    meaning: 'The token is not permitted to write the issue.',
    remedy: 'The job needs the permission `issues: write`.',
    words: asGiven,
  },
  AVG_ISSUE_410: {
    meaning: 'The repository has its issues disabled.',
    remedy: 'Enable issues in the settings of the repository, or set `issue: never`.',
    words: asGiven,
  },
  AVG_ISSUE: {
    meaning: 'The issue was not written completely.',
    remedy: LATER_RUN,
    endsWithRemedy: false,
    words: asGiven,
  },
  AVG_ISSUE_BUDGET: {
    meaning: 'A run of many gates had more issues to write than one run may.',
    remedy: 'The next run goes on.',
    words: ({ left, most }: { left: number; most: number }) =>
      `${countOf(left, 'issue')} ${left === 1 ? 'was' : 'were'} not written: a run makes at most ${most} changes of issues, because GitHub allows 500 an hour.`,
  },
  AVG_GITHUB_RATE_LIMIT: {
    meaning: 'A rate limit of GitHub stopped a comment or an issue.',
    remedy: 'A later run writes it.',
    words: asGiven,
  },
  AVG_TOKEN: {
    meaning: 'The input `github-token` is empty, so nothing was written to GitHub.',
    remedy: 'Remove the input to use the token of the workflow.',
    words: (post: 'comment' | 'issue') => `There is no ${post}: the input github-token is empty.`,
  },
  AVG_REVIEWS: {
    meaning: 'The reviews could not be read completely. One that could not be checked accepts nothing.',
    remedy:
      'The job needs the permissions `pull-requests: read` or `write`, and `contents: read`. Run the check again when GitHub answers.',
    words: (sentence: string) => `A review's author could not be checked, so it does not count. ${sentence}`,
  },
  AVG_ARTIFACT_STORAGE: {
    meaning: 'The run has no artifact storage. Only GitHub.com has it.',
    remedy: 'The files stay on the runner.',
    endsWithRemedy: false,
    words: (folder: string) =>
      `Artifacts need the storage of GitHub.com, which this run does not have: nothing was uploaded. The files stay in ${folder}.`,
  },
  AVG_ARTIFACT_409: {
    meaning: 'The workflow run already has an artifact of this name.',
    remedy: 'In a matrix, give each gate its own `key`.',
    words: ({ name, folder }: { name: string; folder: string }) =>
      `This workflow run already has an artifact named ${name}. The files stay in ${folder}.`,
  },
  AVG_ARTIFACT: {
    meaning: 'The artifact was not uploaded.',
    remedy: 'The files stay on the runner.',
    endsWithRemedy: false,
    words: ({ name, detail, folder }: { name: string; detail: string; folder: string }) =>
      `The artifact ${name} was not uploaded (${detail}). The files stay in ${folder}.`,
  },
  AVG_NOTIFY: {
    meaning: 'The message of the input `notify` was not sent.',
    remedy: 'Check that the webhook still exists, and its format (see docs/notify.md).',
    /** Names the host alone: the rest of the URL is a secret. */
    words(problem: NotifyProblem) {
      const what = `The message was not sent to the webhook at ${problem.host}`
      if (problem.kind === 'unreachable') return `${what}: ${problem.detail}.`
      const redirects = problem.status >= 300 && problem.status < 400 ? ' Redirects are not followed.' : ''
      return `${what}, which answered with the status ${problem.status}.${redirects}`
    },
  },
}

/** Why a run has no pull request to comment on. */
export type MissingPullRequest =
  | { kind: 'other-event'; event: string }
  | { kind: 'no-commit' }
  /** No open pull request has the commit as its head. */
  | { kind: 'no-head'; sha: string }
  /** The lookup failed. `sentence`: what GitHub said. */
  | { kind: 'no-lookup'; sha: string; sentence: string }

/** Returns the notice that a run without a pull request has no comment. */
export function describeMissingPullRequest(missing: MissingPullRequest): string {
  return `There is no comment. ${reasonOf(missing)}`
}

function reasonOf(missing: MissingPullRequest): string {
  switch (missing.kind) {
    case 'other-event':
      return `A run of the event \`${missing.event}\` belongs to no pull request.`
    case 'no-commit':
      return 'This run has no commit to look a pull request up by.'
    case 'no-head':
      return `No open pull request has the commit ${missing.sha} as its head.`
    case 'no-lookup':
      return `The pull request of the commit ${missing.sha} was not found. ${missing.sentence}`
  }
}

/** What is known of a failed call to GitHub. */
interface GitHubFacts extends Pick<GitHubFailure, 'cause'> {
  /** One sentence with GitHub's or the network's words. */
  sentence: string
}

/** Returns the warning about a comment or an issue. `what` says in a sentence what is missing. */
export function describePostFailure(post: 'comment' | 'issue', what: string, failure: GitHubFacts): string {
  return lineOf(GITHUB, codeOfPost(post, failure), `${what} ${failure.sentence}`)
}

function codeOfPost(post: 'comment' | 'issue', { cause }: GitHubFacts) {
  if (cause === 'rate-limit') return 'AVG_GITHUB_RATE_LIMIT'
  if (post === 'comment') return cause === 'permission' ? 'AVG_COMMENT_403' : 'AVG_COMMENT'
  if (cause === 'permission') return 'AVG_ISSUE_403'
  return cause === 'gone' ? 'AVG_ISSUE_410' : 'AVG_ISSUE'
}

/** Returns the warning about an artifact that was not uploaded. `folder` still has its files. */
export function describeArtifactProblem(problem: ArtifactProblem, folder: string): string {
  switch (problem.kind) {
    case 'no-storage':
      return lineOf(GITHUB, 'AVG_ARTIFACT_STORAGE', folder)
    case 'conflict':
      return lineOf(GITHUB, 'AVG_ARTIFACT_409', { ...problem, folder })
    case 'failed':
      return lineOf(GITHUB, 'AVG_ARTIFACT', { ...problem, folder })
  }
}

/** Returns what is said about a call to GitHub that failed. It quotes GitHub or the network. */
export function describeGitHubFailure({ kind, status, cause, detail }: GitHubFailure): string {
  switch (kind) {
    case 'refused':
      if (cause === 'archived')
        return `GitHub answered ${status}: the repository is archived and accepts no changes.`
      if (cause === 'locked')
        return `GitHub answered ${status}: the conversation is locked and accepts no comments.`
      return `GitHub answered ${status} (${detail}).${status === 401 ? ' The token is wrong or expired: give a valid one.' : ''}`
    case 'unreachable':
      return `GitHub could not be reached (${detail}).`
    case 'malformed':
      return `GitHub's answer is not what its documentation says (${detail}).`
  }
}
