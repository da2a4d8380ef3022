import type { CodeTable } from './code-entry.ts'

const LATER_RUN = 'A later run writes it again. Check the permissions of the job if the failure lasts.'

/** Codes of the history and of everything that a run writes. */
export const OUTPUT_CODES = {
  AVG_HISTORY_UNREADABLE: {
    meaning: 'The history, or a line in it, could not be read. The gate judges without it.',
    remedy: 'Check github-token and the permission in the message, or repair the line.',
  },
  AVG_SCAN_PER_CHANGED: {
    meaning:
      'The recorded runs have another `scan-per`, so the run is not compared with them. `scan-per: auto` is `keyword` beside a history.',
    remedy:
      'A new series of runs begins with the next run that is recorded. To go on with the earlier runs instead, set `scan-per` to the value that the message names.',
  },
  AVG_HISTORY_NOT_WRITTEN: {
    meaning: 'This run was not added to the history.',
    remedy: LATER_RUN,
  },
  AVG_COMMENT_403: {
    meaning: 'The token is not permitted to write the pull request comment.',
    remedy:
      'The job needs the permission `pull-requests: write`. A pull request from a fork has a read-only token whatever the workflow says: see docs/forks.md.',
  },
  AVG_COMMENT: { meaning: 'The pull request comment was not written completely.', remedy: LATER_RUN },
  AVG_COMMENT_MODE: {
    meaning: '`mode: comment` wrote no comment for the finished run.',
    remedy: 'See the reason in the message, and docs/forks.md for the two workflows.',
  },
  AVG_ISSUE_403: {
    meaning: 'The token is not permitted to write the issue.',
    remedy: 'The job needs the permission `issues: write`.',
  },
  AVG_ISSUE_410: {
    meaning: 'The repository has its issues disabled.',
    remedy: 'Enable issues in the settings of the repository, or set `issue: never`.',
  },
  AVG_ISSUE: { meaning: 'The issue was not written completely.', remedy: LATER_RUN },
  AVG_NOTIFY: {
    meaning: 'The message of the input `notify` was not sent. The verdict does not depend on it.',
    remedy:
      'Check that the webhook in the secret still exists, and that its format is right (see docs/notify.md).',
  },
  AVG_GITHUB_RATE_LIMIT: {
    meaning: 'A rate limit of GitHub stopped a comment or an issue.',
    remedy: 'This is a rate limit and no missing permission. A later run writes it again.',
  },
  AVG_TOKEN: {
    meaning: 'The input `github-token` is empty, so nothing was written to GitHub.',
    remedy: 'Remove the input to use the token of the workflow.',
  },
  AVG_ARTIFACT_STORAGE: {
    meaning: 'The run has no artifact storage. Only GitHub.com has it.',
    remedy: 'The files stay on the runner. Set `artifact-name: none` to upload nothing.',
  },
  AVG_ARTIFACT_409: {
    meaning: 'The workflow run already has an artifact of this name.',
    remedy: 'In a matrix, give each gate its own `key` or `artifact-name`.',
  },
  AVG_ARTIFACT: { meaning: 'The artifact was not uploaded.', remedy: 'The files stay on the runner.' },
  AVG_SUMMARY: {
    meaning: 'The job summary was not written.',
    remedy: 'Check the disk of the runner. The reports hold the same content.',
  },
  AVG_OUTPUTS: {
    meaning: 'The outputs of the step were not set.',
    remedy: 'Check the disk of the runner. The result file holds the same values.',
  },
  AVG_REPORT_FILE: {
    meaning: 'A report file was not written.',
    remedy: 'See the reason in the message. The other report files are not affected.',
  },
  AVG_FONT: {
    meaning: 'The PDF report lacks characters, or its font file cannot be used.',
    remedy: 'Set report-font to a font file that has the characters.',
  },
  AVG_DRAFT: {
    meaning: 'The service made no draft for a keyword.',
    remedy: 'See the reason in the message. The verdict does not depend on drafts.',
  },
  AVG_SERVICE_REPORT: {
    meaning: 'A report that the service exports could not be fetched.',
    remedy: "The run's own CSV is among the report files instead. The verdict does not depend on it.",
  },
} as const satisfies CodeTable
