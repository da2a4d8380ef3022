import { DOCUMENTS } from '../lib/documents.ts'

export const PUBLISHING = {
  AVG_HISTORY_UNREADABLE: {
    meaning: 'The history, or a line in it, could not be read.',
    remedy: 'Run the job again, check the permissions of github-token, or repair the line.',
  },
  AVG_HISTORY_NOT_WRITTEN: {
    meaning: 'This run was not added to the history.',
    remedy: 'A later run writes it. Check the permissions of the job.',
  },
  AVG_COMMENT_403: {
    meaning: 'The token is not permitted to write the pull request comment.',
    remedy: `The job needs the permission \`pull-requests: write\`. For forks, see ${DOCUMENTS}/forks.`,
  },
  AVG_COMMENT: {
    meaning: 'The pull request comment was not written completely.',
    remedy: 'A later run writes it. Check the permissions of the job.',
  },
  AVG_ISSUE_403: {
    meaning: 'The token is not permitted to write the issue.',
    remedy: 'The job needs the permission `issues: write`.',
  },
  AVG_ISSUE_410: {
    meaning: 'The repository has its issues disabled.',
    remedy: 'Enable issues in the settings of the repository, or set `issue: never`.',
  },
  AVG_ISSUE: {
    meaning: 'The issue was not written completely.',
    remedy: 'A later run writes it. Check the permissions of the job.',
  },
  AVG_GITHUB_RATE_LIMIT: {
    meaning: 'A rate limit of GitHub stopped a comment or an issue.',
    remedy: 'A later run writes it.',
  },
  AVG_TOKEN: {
    meaning: 'The input `github-token` is empty, so nothing was written to GitHub.',
    remedy: 'Remove the input to use the token of the workflow.',
  },
  AVG_REVIEWS: {
    meaning: 'The reviews of the pull request could not be read, so none of them accepts the lost answers.',
    remedy: 'Give the job `pull-requests: read` and `contents: read`, or re-run the job later.',
  },
  AVG_ARTIFACT_STORAGE: {
    meaning: 'The run has no artifact storage. Only GitHub.com has it.',
    remedy: 'The files stay on the runner.',
  },
  AVG_ARTIFACT_409: {
    meaning: 'The workflow run already has an artifact of this name.',
    remedy: 'In a matrix, give each gate its own `key`.',
  },
  AVG_ARTIFACT: {
    meaning: 'The artifact was not uploaded.',
    remedy: 'The files stay on the runner.',
  },
  AVG_NOTIFY: {
    meaning: 'The message of the input `notify` was not sent.',
    remedy: `Check that the webhook still exists, and its format. See ${DOCUMENTS}/reports#messages.`,
  },
  AVG_COMMENT_MODE: {
    meaning: '`mode: comment` wrote no comment for the finished run.',
    remedy: `Compare your two workflows with ${DOCUMENTS}/forks.`,
  },
}
