/** `npm run docs` writes docs/errors.md from these codes. The codes of rules are in catalog.ts. */
import { DOCUMENTS } from '../../lib/documents.ts'

type Rows = Record<`AVG_${string}`, readonly [meaning: string, remedy: string]>

const BUILT_SITE = `${DOCUMENTS}/recipes#pull-requests-of-a-built-site`

export const INPUTS = {
  AVG_INPUT: [
    'An input is missing or has a value that is not allowed.',
    'Correct the inputs that the message lists.',
  ],
  AVG_LONG_INPUT: [
    'An input is almost as long as Linux allows: 131,071 bytes.',
    'Move long lists of keywords to a file that the config file names.',
  ],
  AVG_ACCEPT: [
    '`accept: true` counts only in a run that a person starts (`workflow_dispatch`).',
    `Make accept an input of the workflow, and set it in a run by hand. See ${DOCUMENTS}/verdict#an-open-loss.`,
  ],
  AVG_FACTS_OLD: [
    'A fact of the config file was looked at more than 180 days ago: see `as-of`.',
    'Check the values of the fact, and write the day of the check under as-of.',
  ],
  AVG_UNEXPECTED: [
    'The program or the machine failed in an unknown way.',
    'Run the job again, or report the message.',
  ],
  AVG_BASE_FILE: [
    'The config, a file of keywords, the baseline or recorded answers could not be read at the tip of the base branch.',
    'Run actions/checkout before this step with fetch-depth: 2, or fetch-depth: 0 if the step names a ref. For a file that a step of the job makes, give an absolute path, such as ${{ runner.temp }}/baseline.json.',
  ],
  AVG_LINK_OUT: [
    'A symbolic link leads out of the workspace, or to nothing.',
    'Remove the link, or give an absolute path.',
  ],
  AVG_SUMMARY: ['The job summary was not written.', 'Check the disk of the runner.'],
  AVG_OUTPUTS: ['The outputs of the step were not set.', 'Check the disk of the runner.'],
  AVG_REPORT_FILE: ['A report file was not written.', 'The other report files are not affected.'],
  AVG_FONT: [
    'The PDF report lacks characters, or a font of the machine cannot be used.',
    'Install a font that has them, such as fonts-noto-cjk.',
  ],
  AVG_NO_PAGES: [
    'The engine `repository` found no page with text.',
    'Run actions/checkout before this step. Name your pages, or the folder of a built site, with content.',
  ],
  AVG_NO_MATCH: [
    'A glob of `content` matches no page.',
    'Correct the glob, which begins at the root of the repository, or build the site before this step.',
  ],
  AVG_NO_COMPETITOR_PAGES: [
    'A folder of `competitor-content` holds no page with text.',
    'Capture pages of the competitor into the folder, or remove it from competitor-content.',
  ],
  AVG_NO_BASE_PAGES: [
    'The folder of `base-content` holds no page with text.',
    `Put a build of the base into the folder of base-content before this step. See ${BUILT_SITE}.`,
  ],
  AVG_NO_FOLDER: [
    'The folder with the pages does not exist or cannot be read.',
    'Run actions/checkout before this step, and check the permissions of the folder.',
  ],
  AVG_BASE_NOT_IN_GIT: [
    'The pages are not in git, and `base-content` is not set.',
    `Set base-content to a folder with the build of the base. See ${BUILT_SITE}.`,
  ],
  AVG_BASE_COMMITTED: [
    'The folder of `base-content` is committed, so a change could write its own base.',
    `Remove the folder from the repository, and put a build of the base into it before this step. See ${BUILT_SITE}.`,
  ],
  AVG_BASE_UNAVAILABLE: [
    'The base of the change is not in the checkout, and could not be fetched.',
    'Give actions/checkout fetch-depth: 2, or 0 if the step names a ref.',
  ],
  AVG_OTHER_TREE: [
    'The checked-out commit is not that of the change or of the push.',
    'Run the gate on pull_request, with actions/checkout and no ref. If the branch has a newer commit, its own run judges it.',
  ],
  AVG_OWNER_MISSING: [
    'The page or the section that a line of `keywords` names does not exist on the base, or cannot be read.',
    'Correct the line in keywords.',
  ],
  AVG_FAILS_NOTHING: [
    'No page of the base owns a question, so no change can fail the gate.',
    'Name the page that answers each question (`keyword | owner: path`), or check content and language.',
  ],
  AVG_EDITED_TREE: [
    'A step before this one changed tracked pages. They are compared as they are now.',
    'Run the gate before the steps that write pages, or in a job of its own.',
  ],
  AVG_ADDRESS: [
    'The change touches redirects, `robots.txt` or the place of pages whose address is not known.',
    'Set `generator` or `site-url`. ai-visibility-gate addresses prints what is known.',
  ],
  AVG_SITE_MOVED: [
    'A change of settings, such as the base path, gives every page another address.',
    'Redirect the old addresses at the host of the site, or undo the change of the settings.',
  ],
  AVG_SAME_BUILD: [
    'The folder of `base-content` holds the same bytes as the pages of the change.',
    `If the change edits pages, the first build was copied or both are of one commit. See ${BUILT_SITE}.`,
  ],
  AVG_NO_CHECKOUT: [
    '`baseline: base` needs a git checkout.',
    'Let actions/checkout, without `path`, put the repository into the workspace itself. At a terminal, start in a folder of the repository. Or set base-content to a folder with the build of the base.',
  ],
  AVG_OTHER_OWNER: [
    'git refuses to read a checkout that belongs to another user.',
    'Run `git config --global --add safe.directory FOLDER` before, as the user that runs the gate, with the path of the checkout as FOLDER.',
  ],
  AVG_NO_GIT: [
    '`baseline: base` needs git, which could not be started.',
    'Install git on the runner, and check that the folder of the pages exists.',
  ],
  AVG_GIT: ['git failed while the pages were read.', 'See the words of git in the message.'],
  AVG_PAGE_LIMIT: [
    'The change takes a page with an answer beyond a limit of reading.',
    'Divide the page, or leave it out with content, for example !docs/changelog.md.',
  ],
  AVG_PAGE_TIME: [
    'A page takes too long to read.',
    'Shorten the page, or leave it out with content, for example !docs/changelog.md.',
  ],
  AVG_PAGE_MEMORY: ['The pages need more memory than they may have.', 'Select fewer pages with content.'],
  AVG_PAGE_READING: [
    'The program failed while it read the pages.',
    'Run the job again, or report the message.',
  ],
} as const satisfies Rows

export const RUNS = {
  AVG_NO_SECRETS: [
    'The run has no key: forks get no secrets, and Dependabot only its own.',
    'The gate judges the change after the merge. For Dependabot, store the key as a secret of Dependabot with the same name.',
  ],
  AVG_LIMIT_DAY: [
    'The run needs more requests than the plan allows for a day.',
    'Ask for less, or set plan or limits to what your account allows.',
  ],
  AVG_TIME_BUDGET: [
    'The rate limit makes the run longer than `timeout-minutes`.',
    'Raise timeout-minutes, ask for less, or set plan or limits to what your account allows.',
  ],
  AVG_COST_LIMIT: [
    'The estimated cost of all gates is above `max-cost`.',
    'Raise max-cost, or ask for less. check --plan shows the estimate.',
  ],
  AVG_COST_UNKNOWN: [
    'The price of an engine is not known, so `max-cost` cannot limit it.',
    'Set max-requests in the config file, name another model, or remove max-cost.',
  ],
  AVG_FEW_ANSWERS: [
    'Fewer answers were evaluated than `min-answers` requires.',
    'Correct what the lines on missing answers name, or lower min-answers.',
  ],
  AVG_REQUIRED_UNANSWERED: [
    'The same, of a required engine.',
    'Correct what the lines on missing answers name, or take the engine out of required-engines.',
  ],
  AVG_NO_ANSWERS: [
    'The scans completed, and no engine answered.',
    'Check the engines input, and ask the service why no engine answered.',
  ],
  AVG_FAILED: [
    'A rule failed. Each failed rule has an annotation of its own.',
    'See the codes of the rules.',
  ],
  AVG_INCONCLUSIVE: [
    'A drop may be chance, there is nothing to test it against, or a value is missing.',
    'Start another run or wait for the next one.',
  ],
  AVG_COMPETITOR_UNMEASURED: [
    'A competitor could not be measured.',
    'Only `min-share-of-voice` depends on it.',
  ],
  AVG_BASELINE_UNUSABLE: [
    'The baseline exists and cannot be used.',
    'Restore the baseline, or delete it to start without one.',
  ],
  AVG_BASELINE_MISSING: [
    'There is no baseline, and `fail-on` lists `no-baseline`.',
    'Record a run on the default branch, or remove `no-baseline` from `fail-on`.',
  ],
  AVG_PUSH_BASE: [
    'The run has no base: its event checks no change, or the commit before a push is not known.',
    'Compare on pull_request, merge_group or push. For a push, give actions/checkout fetch-depth: 0. To fail such a run, add no-baseline to fail-on.',
  ],
  AVG_REQUEST_400: [
    'The service did not accept the request.',
    'Check brand, keywords, engines and language.',
  ],
  AVG_AUTH_401: [
    'The key is missing or not valid.',
    'Check the secret behind the input api-key, or AI_VISIBILITY_KEY at a terminal.',
  ],
  AVG_AUTH_403: [
    'The key is valid and not permitted to do this.',
    'Check what your plan permits, or use a key of another plan.',
  ],
  AVG_SERVICE_404: ['The address does not exist.', 'Check base-url: the root of the service.'],
  AVG_LIMIT_429: [
    'More requests were made than the plan allows.',
    'Set plan or limits to those of your account, ask for less, or run at another time.',
  ],
  AVG_SERVICE_REDIRECT: [
    'The service redirects to another address (status 3xx).',
    'Set base-url to the new address. The key is sent to no other.',
  ],
  AVG_SERVICE_5XX: ['The service failed (status 500 or above).', 'Run the job later.'],
  AVG_SERVICE_HTTP: [
    'The service answered with another error status.',
    'Check base-url, brand, keywords, engines and language, and whether a firewall blocks the runner.',
  ],
  AVG_PROXY: [
    'The address of the proxy is not valid.',
    'Set HTTPS_PROXY and HTTP_PROXY to a URL such as http://proxy.example:3128.',
  ],
  AVG_SERVICE_CONNECTION: [
    'The service could not be reached.',
    'Check base-url, and that the runner may reach it. Behind a proxy, set HTTPS_PROXY for the job.',
  ],
  AVG_SERVICE_TIMEOUT: [
    'The service did not answer within the time budget.',
    'Raise timeout-minutes, or ask for less.',
  ],
  AVG_SERVICE_WAIT: [
    'The service asks for too long a wait.',
    'Raise timeout-minutes above that wait, or run the job later.',
  ],
  AVG_SERVICE_RESPONSE: [
    'The answer of the service does not follow its contract.',
    'Check base-url, then report it to the service.',
  ],
  AVG_SERVICE_INCOMPLETE: [
    'The service accepted the request and did not complete it.',
    'Run the job later. Only completed scans are judged.',
  ],
  AVG_CONTRADICTION: [
    'The answers of a hosted service contradict the request or themselves.',
    'Report it to the service.',
  ],
  AVG_CANCELLED: ['The workflow was cancelled before the service answered.', 'Run the job again.'],
  AVG_SETUP: [
    'A key or a recording is missing.',
    'Check the keys in the env of the step, and the paths in the inputs.',
  ],
  AVG_ENGINE_SILENT: [
    'A hosted service returned no answer of an engine that `engines` lists.',
    'Ask the service why. To go on without the engine, put a ? after its name in engines.',
  ],
  AVG_ENGINE: [
    'The embedded service skipped a page or a stored record.',
    'What was skipped is not measured.',
  ],
} as const satisfies Rows

export const ANSWERS = {
  AVG_ANSWER_UNSEARCHED: [
    'The engine answered without a web search.',
    'Another model of the vendor may search more often.',
  ],
  AVG_ANSWER_REFUSED: [
    'The engine, or a filter of its vendor, refused to answer.',
    'Rephrase the keyword, if it may look harmful out of context.',
  ],
  AVG_ANSWER_FAILED: [
    'The engine reported a failure or stopped before the end.',
    'If most answers fail, try another model.',
  ],
  AVG_ANSWER_SOURCES: [
    'The engine searched, and no citation of its answer can be read.',
    'If this affects most answers, report it to us, and put a ? after the name in engines.',
  ],
  AVG_ANSWER_UNREADABLE: [
    'The answers cite or name nobody: the vendor changed the form of its replies.',
    'Use the newest version, or report this to us. A ? after the name in engines goes on without the engine.',
  ],
  AVG_ANSWER_MALFORMED: [
    "A reply does not follow the vendor's format.",
    'If this affects most answers, report the message to us.',
  ],
  AVG_ANSWER_REJECTED: [
    'The vendor refused the request, such as with status 400.',
    'If this affects all answers, the model may not support web search.',
  ],
  AVG_ANSWER_REDIRECT: [
    'The vendor redirects to another address (status 3xx).',
    'Check the address of the engine in the environment, and the proxy.',
  ],
  AVG_ANSWER_5XX: [
    'The server of the vendor failed after all attempts.',
    'Run the job later, or look at the status page of the vendor.',
  ],
  AVG_ANSWER_CONNECTION: [
    'The vendor could not be reached after all attempts.',
    'Check the address in the environment, and that the runner may reach it. Behind a proxy, set HTTPS_PROXY for the job.',
  ],
  AVG_ANSWER_429: [
    'The vendor limited the question for its whole time (status 429).',
    'Ask for less, run at another time, or raise the limits of the account.',
  ],
  AVG_ANSWER_TIMEOUT: [
    'No answer came in the time of a question: a quarter of `timeout-minutes`, at least 30 seconds.',
    'If this affects many answers, raise timeout-minutes, or choose a faster model.',
  ],
  AVG_ANSWER_BUDGET: ['The time budget ended before the answer.', 'Raise timeout-minutes, or ask for less.'],
  AVG_ANSWER_COST: [
    'The question was not sent: the cost of the run had reached `max-cost`.',
    'Raise max-cost, or ask for less.',
  ],
  AVG_ENGINE_KEY: ['The vendor refused the key (status 401).', 'Check the variable that the message names.'],
  AVG_ENGINE_FORBIDDEN: [
    'The key has no permission (status 403).',
    'Permit the key to use the model and web search.',
  ],
  AVG_ENGINE_CREDIT: [
    'The account has no credit left, or has reached its spending limit.',
    'Add credit, or raise the limit.',
  ],
  AVG_ENGINE_QUOTA: [
    'The account may ask nothing more on this day.',
    'Run the job tomorrow, raise the quota, or ask for less.',
  ],
  AVG_ENGINE_MODEL: [
    'The vendor does not know the model or the address, such as with status 404.',
    'Check the model in `engines`, and the variable that the message names.',
  ],
  AVG_ENGINE_RATE_LIMIT: [
    'The vendor limited a question (status 429) and answered no other.',
    'Raise the limits of the account, or ask for less.',
  ],
  AVG_ENGINE_TIMEOUT: [
    'Three questions in a row got no answer in the time of a question.',
    'Run the job later, or raise timeout-minutes.',
  ],
} as const satisfies Rows

export const PUBLISHING = {
  AVG_HISTORY_UNREADABLE: [
    'The history, or a line in it, could not be read.',
    'Run the job again, check the permissions of github-token, or repair the line.',
  ],
  AVG_HISTORY_NOT_WRITTEN: [
    'This run was not added to the history.',
    'A later run writes it. Check the permissions of the job.',
  ],
  AVG_COMMENT_403: [
    'The token is not permitted to write the pull request comment.',
    `The job needs the permission \`pull-requests: write\`. For forks, see ${DOCUMENTS}/forks.`,
  ],
  AVG_COMMENT: [
    'The pull request comment was not written completely.',
    'A later run writes it. Check the permissions of the job.',
  ],
  AVG_ISSUE_403: [
    'The token is not permitted to write the issue.',
    'The job needs the permission `issues: write`.',
  ],
  AVG_ISSUE_410: [
    'The repository has its issues disabled.',
    'Enable issues in the settings of the repository, or set `issue: never`.',
  ],
  AVG_ISSUE: [
    'The issue was not written completely.',
    'A later run writes it. Check the permissions of the job.',
  ],
  AVG_GITHUB_RATE_LIMIT: ['A rate limit of GitHub stopped a comment or an issue.', 'A later run writes it.'],
  AVG_TOKEN: [
    'The input `github-token` is empty, so nothing was written to GitHub.',
    'Remove the input to use the token of the workflow.',
  ],
  AVG_REVIEWS: [
    'The reviews of the pull request could not be read, so none of them accepts the lost answers.',
    'Give the job `pull-requests: read` and `contents: read`, or re-run the job later.',
  ],
  AVG_ARTIFACT_STORAGE: [
    'The run has no artifact storage. Only GitHub.com has it.',
    'The files stay on the runner.',
  ],
  AVG_ARTIFACT_409: [
    'The workflow run already has an artifact of this name.',
    'In a matrix, give each gate its own `key`.',
  ],
  AVG_ARTIFACT: ['The artifact was not uploaded.', 'The files stay on the runner.'],
  AVG_NOTIFY: [
    'The message of the input `notify` was not sent.',
    `Check that the webhook still exists, and its format. See ${DOCUMENTS}/reports#messages.`,
  ],
  AVG_COMMENT_MODE: [
    '`mode: comment` wrote no comment for the finished run.',
    `Compare your two workflows with ${DOCUMENTS}/forks.`,
  ],
} as const satisfies Rows

export const CODES = { ...INPUTS, ...RUNS, ...ANSWERS, ...PUBLISHING }
