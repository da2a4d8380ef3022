/** Errors without details: the sentence is written where they are reported. */
import { DOCUMENTS } from '../lib/documents.ts'

export const INPUTS = {
  AVG_INPUT: {
    meaning: 'An input is missing or has a value that is not allowed.',
    remedy: 'Correct the inputs that the message lists.',
  },
  AVG_LONG_INPUT: {
    meaning: 'An input is almost as long as Linux allows: 131,071 bytes.',
    remedy: 'Move long lists of keywords to a file that the config file names.',
  },
  AVG_ACCEPT: {
    meaning: '`accept: true` counts only in a run that a person starts (`workflow_dispatch`).',
    remedy: `Make accept an input of the workflow, and set it in a run by hand. See ${DOCUMENTS}/verdict#an-open-loss.`,
  },
  AVG_FACTS_OLD: {
    meaning: 'A fact of the config file was looked at more than 180 days ago: see `as-of`.',
    remedy: 'Check the values of the fact, and write the day of the check under as-of.',
  },
  AVG_UNEXPECTED: {
    meaning: 'The program or the machine failed in an unknown way.',
    remedy: 'Run the job again, or report the message.',
  },
  AVG_SUMMARY: {
    meaning: 'The job summary was not written.',
    remedy: 'Check the disk of the runner.',
  },
  AVG_OUTPUTS: {
    meaning: 'The outputs of the step were not set.',
    remedy: 'Check the disk of the runner.',
  },
  AVG_REPORT_FILE: {
    meaning: 'A report file was not written.',
    remedy: 'The other report files are not affected.',
  },
  AVG_FONT: {
    meaning: 'The PDF report lacks characters, or a font of the machine cannot be used.',
    remedy: 'Install a font that has them, such as fonts-noto-cjk.',
  },
}

export const RUNS = {
  AVG_FAILED: {
    meaning: 'A rule failed. Each failed rule has an annotation of its own.',
    remedy: 'See the codes of the rules.',
  },
  AVG_INCONCLUSIVE: {
    meaning: 'A drop may be chance, there is nothing to test it against, or a value is missing.',
    remedy: 'Start another run or wait for the next one.',
  },
  AVG_COMPETITOR_UNMEASURED: {
    meaning: 'A competitor could not be measured.',
    remedy: 'Only `min-share-of-voice` depends on it.',
  },
  AVG_BASELINE_UNUSABLE: {
    meaning: 'The baseline exists and cannot be used.',
    remedy: 'Restore the baseline, or delete it to start without one.',
  },
  AVG_BASELINE_MISSING: {
    meaning: 'There is no baseline, and `fail-on` lists `no-baseline`.',
    remedy: 'Record a run on the default branch, or remove `no-baseline` from `fail-on`.',
  },
  AVG_PUSH_BASE: {
    meaning: 'The run has no base: its event checks no change, or the commit before a push is not known.',
    remedy:
      'Compare on pull_request, merge_group or push. For a push, give actions/checkout fetch-depth: 0. To fail such a run, add no-baseline to fail-on.',
  },
  AVG_CONTRADICTION: {
    meaning: 'The answers of a hosted service contradict the request or themselves.',
    remedy: 'Report it to the service.',
  },
  AVG_ENGINE_SILENT: {
    meaning: 'A hosted service returned no answer of an engine that `engines` lists.',
    remedy: 'Ask the service why. To go on without the engine, put a ? after its name in engines.',
  },
  AVG_ENGINE: {
    meaning: 'The embedded service skipped a page or a stored record.',
    remedy: 'What was skipped is not measured.',
  },
}

export const ANSWERS = {
  AVG_ANSWER_UNSEARCHED: {
    meaning: 'The engine answered without a web search.',
    remedy: 'Another model of the vendor may search more often.',
  },
  AVG_ANSWER_REFUSED: {
    meaning: 'The engine, or a filter of its vendor, refused to answer.',
    remedy: 'Rephrase the keyword, if it may look harmful out of context.',
  },
  AVG_ANSWER_FAILED: {
    meaning: 'The engine reported a failure or stopped before the end.',
    remedy: 'If most answers fail, try another model.',
  },
  AVG_ANSWER_SOURCES: {
    meaning: 'The engine searched, and no citation of its answer can be read.',
    remedy: 'If this affects most answers, report it to us, and put a ? after the name in engines.',
  },
  AVG_ANSWER_UNREADABLE: {
    meaning: 'The answers cite or name nobody: the vendor changed the form of its replies.',
    remedy:
      'Use the newest version, or report this to us. A ? after the name in engines goes on without the engine.',
  },
  AVG_ANSWER_MALFORMED: {
    meaning: "A reply does not follow the vendor's format.",
    remedy: 'If this affects most answers, report the message to us.',
  },
  AVG_ANSWER_REJECTED: {
    meaning: 'The vendor refused the request, such as with status 400.',
    remedy: 'If this affects all answers, the model may not support web search.',
  },
  AVG_ANSWER_REDIRECT: {
    meaning: 'The vendor redirects to another address (status 3xx).',
    remedy: 'Check the address of the engine in the environment, and the proxy.',
  },
  AVG_ANSWER_5XX: {
    meaning: 'The server of the vendor failed after all attempts.',
    remedy: 'Run the job later, or look at the status page of the vendor.',
  },
  AVG_ANSWER_CONNECTION: {
    meaning: 'The vendor could not be reached after all attempts.',
    remedy:
      'Check the address in the environment, and that the runner may reach it. Behind a proxy, set HTTPS_PROXY for the job.',
  },
  AVG_ANSWER_429: {
    meaning: 'The vendor limited the question for its whole time (status 429).',
    remedy: 'Ask for less, run at another time, or raise the limits of the account.',
  },
  AVG_ANSWER_TIMEOUT: {
    meaning: 'No answer came in the time of a question: a quarter of `timeout-minutes`, at least 30 seconds.',
    remedy: 'If this affects many answers, raise timeout-minutes, or choose a faster model.',
  },
  AVG_ANSWER_BUDGET: {
    meaning: 'The time budget ended before the answer.',
    remedy: 'Raise timeout-minutes, or ask for less.',
  },
  AVG_ANSWER_COST: {
    meaning: 'The question was not sent: the cost of the run had reached `max-cost`.',
    remedy: 'Raise max-cost, or ask for less.',
  },
  AVG_ENGINE_KEY: {
    meaning: 'The vendor refused the key (status 401).',
    remedy: 'Check the variable that the message names.',
  },
  AVG_ENGINE_FORBIDDEN: {
    meaning: 'The key has no permission (status 403).',
    remedy: 'Permit the key to use the model and web search.',
  },
  AVG_ENGINE_CREDIT: {
    meaning: 'The account has no credit left, or has reached its spending limit.',
    remedy: 'Add credit, or raise the limit.',
  },
  AVG_ENGINE_QUOTA: {
    meaning: 'The account may ask nothing more on this day.',
    remedy: 'Run the job tomorrow, raise the quota, or ask for less.',
  },
  AVG_ENGINE_MODEL: {
    meaning: 'The vendor does not know the model or the address, such as with status 404.',
    remedy: 'Check the model in `engines`, and the variable that the message names.',
  },
  AVG_ENGINE_RATE_LIMIT: {
    meaning: 'The vendor limited a question (status 429) and answered no other.',
    remedy: 'Raise the limits of the account, or ask for less.',
  },
  AVG_ENGINE_TIMEOUT: {
    meaning: 'Three questions in a row got no answer in the time of a question.',
    remedy: 'Run the job later, or raise timeout-minutes.',
  },
}

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
