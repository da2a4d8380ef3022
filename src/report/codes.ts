/** The stable codes of all failures and warnings. `npm run docs` writes docs/errors.md from this table. */
import { maxAnswerLoss } from '../gate/rules/answers.ts'
import { decline } from '../gate/rules/decline.ts'
import { RULES } from '../gate/rules/rules.ts'
import { plainLine } from './escape.ts'

interface CodeEntry {
  meaning: string
  /** What the owner of the workflow can do. Also part of the messages. */
  remedy: string
}

const SERVICE_SIDE =
  'The cause is on the side of the service. Run the job again later. If the failure lasts, ask the service for its status.'
const LATER_RUN = 'A later run writes it again. Check the permissions of the job if the failure lasts.'

export const CODES = {
  AVG_INPUT: {
    meaning: 'An input is missing or has a value that is not allowed. Nothing was scanned.',
    remedy: 'Correct the inputs that the message lists.',
  },
  AVG_UNEXPECTED: {
    meaning: 'The program or the machine failed in a way that the program does not know.',
    remedy: 'Run the job again. If the failure lasts, report it with the message.',
  },
  AVG_NO_SECRETS: {
    meaning: 'The run has no key for the service, because GitHub gives no secrets to this pull request.',
    remedy: 'The gate judges the change on a push or a schedule after the merge.',
  },
  AVG_BASELINE_UNUSABLE: {
    meaning: 'The baseline exists and cannot be used. Nothing was scanned.',
    remedy: 'Restore the baseline, or delete it to start without one.',
  },
  AVG_BASELINE_DROPPED: {
    meaning:
      'Every comparable run of the history failed on a drop, or may have dropped. The level before the drop is not known. Nothing was scanned.',
    remedy: 'To accept the level of today, start one run with `accept: true`.',
  },
  AVG_BASELINE_MISSING: {
    meaning: 'There is no baseline, and `fail-on` lists `no-baseline`.',
    remedy: 'Record a run on the default branch, or remove `no-baseline` from `fail-on`.',
  },
  AVG_LIMIT_DAY: {
    meaning: 'The run needs more requests than the plan allows for a day. Nothing was scanned.',
    remedy:
      'Ask for fewer keywords, samples or competitors, or set plan or limits to what your account allows. Or set scan-per: all, which needs one request a sample. It gives up the results by keyword: a drop can then be told from chance only after five recorded runs.',
  },
  AVG_TIME_BUDGET: {
    meaning: 'The rate limit of the plan makes the run longer than `timeout-minutes`. Nothing was scanned.',
    remedy:
      'Raise timeout-minutes, ask for fewer keywords, samples or competitors, or set plan or limits to what your account allows. Or set scan-per: all, which needs one request a sample. It gives up the results by keyword: a drop can then be told from chance only after five recorded runs.',
  },
  AVG_COST_LIMIT: {
    meaning: 'The run is estimated to cost more than `max-cost`. Nothing was scanned.',
    remedy:
      'Raise max-cost, or ask for fewer keywords, engines, countries or samples. The command check --plan shows the estimate of each engine.',
  },
  AVG_COST_UNKNOWN: {
    meaning:
      'The price of a live engine is not known, so `max-cost` limits it only as far as its vendor states costs.',
    remedy: 'Limit the run with max-requests too.',
  },
  AVG_NO_ANSWERS: {
    meaning: 'The scans completed, and no engine answered.',
    remedy: 'Check the engines input, and ask the service why no engine answered.',
  },
  AVG_REQUEST_400: {
    meaning: 'The service did not accept the request (status 400).',
    remedy:
      'Check the inputs that are sent: brand, keywords, engines and language. The service may not know an engine or the language.',
  },
  AVG_AUTH_401: {
    meaning: 'The key is missing or not valid (status 401).',
    remedy: `The key is missing or not valid. Check the api-key input and the secret behind it (api-key: \${{ secrets.AI_VISIBILITY_KEY }}): it must hold a key from the API keys page of the service's console.`,
  },
  AVG_AUTH_403: {
    meaning: 'The key is valid and not permitted to do this (status 403).',
    remedy:
      'The key is not permitted to do this. Check what your plan permits, including engines and number of keywords, or use a key of another plan.',
  },
  AVG_SERVICE_404: {
    meaning: 'The address does not exist (status 404).',
    remedy:
      'Check base-url: it must be the root of the service, without /v1 at its end. The action adds /v1/brand/monitor itself.',
  },
  AVG_LIMIT_429: {
    meaning: 'More requests were made than the plan allows (status 429).',
    remedy:
      'Set the plan input to your plan (or limits to its numbers), ask for fewer scans, or run at another time: other jobs with the same key count too.',
  },
  AVG_SERVICE_REDIRECT: {
    meaning: 'The service redirects to another address (status 3xx).',
    remedy:
      'Set base-url to the new address itself. The key is never sent to an address that base-url does not name.',
  },
  AVG_SERVICE_5XX: { meaning: 'The service failed (status 500 or above).', remedy: SERVICE_SIDE },
  AVG_SERVICE_HTTP: {
    meaning: 'The service answered with another error status.',
    remedy: 'Check base-url and the inputs that are sent: brand, keywords, engines and language.',
  },
  AVG_SERVICE_CONNECTION: {
    meaning: 'The service could not be reached.',
    remedy:
      'Check the host name and port in base-url, and that the runner may reach it. Behind a proxy, set HTTPS_PROXY (and NO_PROXY) for the job.',
  },
  AVG_SERVICE_TIMEOUT: {
    meaning: 'The service did not answer within the time budget.',
    remedy: 'Raise timeout-minutes, or ask for less: fewer keywords, engines or samples.',
  },
  AVG_SERVICE_WAIT: {
    meaning: 'The service asks for a wait that is longer than the rest of the time budget.',
    remedy:
      'Raise timeout-minutes above that wait, or run the job later. If it happens again, set plan or limits to what the service allows, or ask for fewer scans.',
  },
  AVG_SERVICE_RESPONSE: {
    meaning: 'The answer of the service does not follow its contract.',
    remedy:
      'Check that base-url is the root of an AI visibility service, not of a web page or a proxy. If it is, report this to the service.',
  },
  AVG_SERVICE_INCOMPLETE: {
    meaning: 'The service accepted the request and did not complete it.',
    remedy: 'Run the job again later. Only completed scans are judged.',
  },
  AVG_CANCELLED: {
    meaning: 'The workflow was cancelled before the service answered.',
    remedy: 'Run the job again if you need the result.',
  },
  AVG_SETUP: {
    meaning: 'The embedded service lacks something it needs: a key or a recording.',
    remedy: 'Check that the keys of live engines are in the env of the step, and the paths in the inputs.',
  },
  AVG_NO_PAGES: {
    meaning: 'The engine `repository` found no page with text.',
    remedy:
      'Check that actions/checkout runs before this step. Name your pages with content: it reads Markdown, MDX and HTML. For all other formats, build the site before this step and name the folder of the build.',
  },
  AVG_NO_MATCH: {
    meaning: 'A glob of `content` matches no page.',
    remedy:
      'Correct the glob: it begins at the root of the repository, and matches Markdown, MDX and HTML files. If it names a build, build the site before this step.',
  },
  AVG_NO_COMPETITOR_PAGES: {
    meaning: 'A folder of `competitor-content` holds no page with text.',
    remedy: 'Capture pages of the competitor into the folder, or remove it from competitor-content.',
  },
  AVG_NO_BASE_PAGES: {
    meaning: 'The folder of `base-content` holds no page with text.',
    remedy:
      'Build the base into the folder of base-content before this step. examples/workflows/built-site.yml shows how.',
  },
  AVG_NO_FOLDER: {
    meaning: 'The folder with the pages does not exist or cannot be read.',
    remedy: 'Check that actions/checkout runs before this step, and the permissions of the folder.',
  },
  AVG_BASE_NOT_IN_GIT: {
    meaning: 'The pages are not in git, so no commit holds what they were before the change.',
    remedy:
      'Set base-content to a folder with the build of the base. examples/workflows/built-site.yml shows how.',
  },
  AVG_BASE_UNAVAILABLE: {
    meaning: 'The commit that the change is based on is not in the checkout, and could not be fetched.',
    remedy:
      'Set fetch-depth: 2 for actions/checkout, which brings the base of a pull request. If the workflow checks out another commit than the default, set fetch-depth: 0.',
  },
  AVG_NO_CHECKOUT: {
    meaning: '`baseline: base` needs git, and the folder is not inside a git checkout.',
    remedy:
      'Run actions/checkout before this step, or set base-content to a folder with the build of the base.',
  },
  AVG_NO_GIT: {
    meaning: '`baseline: base` needs git, which could not be started.',
    remedy: 'Install git on the runner, and check that the folder of the pages exists.',
  },
  AVG_GIT: {
    meaning: 'git failed while the pages were read.',
    remedy: 'See the words of git in the message.',
  },
  AVG_PAGE_MEMORY: {
    meaning: 'The pages need more memory than they may have.',
    remedy: 'Select fewer pages with content.',
  },
  AVG_PAGE_READING: {
    meaning: 'The program failed while it read the pages.',
    remedy: 'Run the job again. If the failure lasts, report it with the message.',
  },
  AVG_FAILED: {
    meaning:
      'The step fails because one or more rules failed. Each failed rule has an annotation of its own.',
    remedy: 'See the codes of the rules.',
  },
  AVG_INCONCLUSIVE: {
    meaning:
      'The gate neither passes nor fails the run: a drop is suspicious and may be chance, too few runs are recorded to test a drop, or a value is missing. The step passes unless `fail-on` lists `inconclusive`.',
    remedy:
      'See the reason in the message. For a suspicious drop, start another run or wait for the next one. For too few runs, let more runs be recorded, or set `scan-per: keyword`.',
  },
  AVG_COMPETITOR_UNMEASURED: {
    meaning: 'A competitor could not be measured and is missing in the share of voice.',
    remedy:
      'See the reason in the message. The verdict on the brand does not depend on it, except for `min-share-of-voice`.',
  },
  AVG_FEW_ANSWERS: {
    meaning: 'Fewer answers of live engines were evaluated than `min-answers` requires.',
    remedy:
      'Correct what the lines on missing answers name. To judge a run with fewer answers, lower min-answers.',
  },
  AVG_REQUIRED_UNANSWERED: {
    meaning: 'Fewer answers of a required engine were evaluated than `min-answers` requires.',
    remedy: 'Correct what the lines on missing answers name, or take the engine out of required-engines.',
  },
  AVG_ANSWER_UNSEARCHED: {
    meaning: 'A live engine answered without a web search. The answer is not evaluated.',
    remedy: 'Another model of the vendor may search more often.',
  },
  AVG_ANSWER_REFUSED: {
    meaning: 'A live engine, or a filter of its vendor, refused to answer. The answer is not evaluated.',
    remedy: 'Rephrase the keyword, if it may look harmful out of context.',
  },
  AVG_ANSWER_FAILED: {
    meaning: 'A live engine reported a failure or stopped before the end. The answer is not evaluated.',
    remedy: 'See the reason in the message. If most answers fail, try another model.',
  },
  AVG_ANSWER_MALFORMED: {
    meaning: "A reply of a live engine does not follow the vendor's format. The answer is not evaluated.",
    remedy: 'If this affects most answers, check the address of the engine, and report the message to us.',
  },
  AVG_ANSWER_REJECTED: {
    meaning:
      'A vendor refused the request for an answer, such as with status 400. The answer is not evaluated.',
    remedy:
      'See the reason in the message. If this affects all answers, the model may not support web search.',
  },
  AVG_ANSWER_REDIRECT: {
    meaning: 'A vendor redirects to another address (status 3xx). The answer is not evaluated.',
    remedy:
      'Check the address of the engine in the environment, and the proxy. The key is never sent to another address.',
  },
  AVG_ANSWER_5XX: {
    meaning: 'The server of a vendor failed after all attempts. The answer is not evaluated.',
    remedy: 'Run the job again later. If the failure lasts, look at the status page of the vendor.',
  },
  AVG_ANSWER_CONNECTION: {
    meaning: 'A vendor could not be reached after all attempts. The answer is not evaluated.',
    remedy:
      'Check that the runner may reach the vendor, and the address of the engine in the environment. Behind a proxy, set HTTPS_PROXY for the job.',
  },
  AVG_ANSWER_429: {
    meaning: 'A vendor limited a question for its whole time (status 429). The answer is not evaluated.',
    remedy: 'Ask for fewer keywords or samples, run at another time, or raise the limits of the account.',
  },
  AVG_ANSWER_TIMEOUT: {
    meaning:
      'A live engine gave no answer in the time of a question: a quarter of `timeout-minutes`, at least 30 seconds. The answer is not evaluated.',
    remedy: 'If this affects many answers, raise timeout-minutes, or choose a faster model.',
  },
  AVG_ANSWER_BUDGET: {
    meaning: 'The time budget ended before a live engine answered. The answer is not evaluated.',
    remedy: 'Raise timeout-minutes, or ask for fewer keywords, engines or samples.',
  },
  AVG_ANSWER_COST: {
    meaning:
      'A question to a live engine was not sent, because the cost of the run had reached `max-cost`. The answer is not evaluated.',
    remedy: 'Raise max-cost, or ask for fewer keywords, engines or samples.',
  },
  AVG_ENGINE_KEY: {
    meaning: 'A vendor refused the key of a live engine (status 401). The engine was asked no further.',
    remedy:
      'Check the environment variable that the message names. The message links to the keys of the vendor.',
  },
  AVG_ENGINE_FORBIDDEN: {
    meaning: 'The key of a live engine has no permission (status 403). The engine was asked no further.',
    remedy: 'Check what the key may do: it needs the model and web search.',
  },
  AVG_ENGINE_CREDIT: {
    meaning: 'The account of a live engine has no credit or quota left. The engine was asked no further.',
    remedy: 'Add credit to the account of the key that the message names, or raise its spending limit.',
  },
  AVG_ENGINE_MODEL: {
    meaning: 'A vendor does not know the model or the address (status 404). The engine was asked no further.',
    remedy: 'Check the model in `engines`, and the address in the variable that the message names.',
  },
  AVG_ENGINE_RATE_LIMIT: {
    meaning:
      'A vendor limited a question for its whole time (status 429) and answered no other. The engine was asked no further.',
    remedy:
      'Raise the limits of the account, ask for fewer keywords or samples, or run the job at another time.',
  },
  AVG_ENGINE_TIMEOUT: {
    meaning:
      'Three questions in a row got no answer in the time of a question. The engine was asked no further.',
    remedy: 'Run the job again later. If the model is slow, raise timeout-minutes.',
  },
  AVG_ENGINE: {
    meaning: 'The embedded service skipped a page, a stored record or the sentiment of an answer.',
    remedy: 'See the reason in the message. What was skipped is not part of the measurement.',
  },
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
      'The job needs the permission `pull-requests: write`. A pull request from a fork or from Dependabot has a read-only token whatever the workflow says.',
  },
  AVG_COMMENT: { meaning: 'The pull request comment was not written completely.', remedy: LATER_RUN },
  AVG_ISSUE_403: {
    meaning: 'The token is not permitted to write the issue.',
    remedy:
      'The job needs the permission `issues: write`. A push by Dependabot has a read-only token whatever the workflow says.',
  },
  AVG_ISSUE_410: {
    meaning: 'The repository has its issues disabled.',
    remedy: 'Enable issues in the settings of the repository, or set `issue: never`.',
  },
  AVG_ISSUE: { meaning: 'The issue was not written completely.', remedy: LATER_RUN },
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
    remedy: 'The files stay on the runner. Set artifact-name to an empty text to upload nothing.',
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
} as const satisfies Record<`AVG_${string}`, CodeEntry>

export type RuleCode = `AVG_RULE_${string}`
export type Code = keyof typeof CODES | RuleCode

/** Returns the code of a failed rule: `AVG_RULE_MAX_BCR_DROP` for `max-bcr-drop`. */
export function codeOfRule(rule: string): RuleCode {
  return `AVG_RULE_${rule.toUpperCase().replaceAll('-', '_')}`
}

/** Lists all codes with their meaning and remedy, those of the rules last. */
export function listCodes(rules = RULES): ({ code: string } & CodeEntry)[] {
  return [
    ...Object.entries(CODES).map(([code, entry]) => ({ code, ...entry })),
    ...rules.map(({ name, subject, isDrop }) => ({
      code: codeOfRule(name),
      meaning: describeRuleFailure(name, subject.noun, isDrop),
      remedy:
        isDrop && name !== maxAnswerLoss.name
          ? 'See the comment or the report for what changed. If the new level is right, start one run on the default branch with `accept: true`.'
          : 'See the comment or the report for what changed. To accept the change, adjust the rule.',
    })),
  ]
}

function describeRuleFailure(rule: string, noun: string, isDrop: boolean): string {
  if (rule === decline.name) {
    return 'The citation score has been lower for several runs than in the runs before them, by more than `max-bcr-drop` tolerates.'
  }
  return isDrop
    ? `The ${noun} dropped by more than \`${rule}\` tolerates.`
    : `The rule \`${rule}\` on the ${noun} did not pass.`
}

/** A failure or a warning in words. The text may quote the service, the network or a file. */
export interface Message {
  code: Code
  text: string
}

/** Returns a message that ends with the remedy of its code. */
export function messageWithRemedy(code: keyof typeof CODES, what: string): Message {
  return { code, text: `${what} ${CODES[code].remedy}` }
}

/** Returns the message as one line for a log or an annotation: `AVG_AUTH_401: …`. */
export function formatMessage({ code, text }: Message): string {
  return plainLine(`${code}: ${text}`, 2000)
}
