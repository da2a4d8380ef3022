import type { CodeTable } from './code-entry.ts'

const SERVICE_SIDE =
  'The cause is on the side of the service. Run the job again later. If the failure lasts, ask the service for its status.'

/** Codes of inputs, baselines, limits, the service, the pages and the verdict. */
export const RUN_CODES = {
  AVG_INPUT: {
    meaning: 'An input is missing or has a value that is not allowed. Nothing was scanned.',
    remedy: 'Correct the inputs that the message lists.',
  },
  AVG_LONG_INPUT: {
    meaning:
      'An input is almost as long as Linux allows. Over 131,071 bytes, the runner cannot start the step and says “Argument list too long”.',
    remedy:
      'Move the input to the file of the input config, or its keywords to a file that the config names.',
  },
  AVG_UNEXPECTED: {
    meaning: 'The program or the machine failed in a way that the program does not know.',
    remedy: 'Run the job again. If the failure lasts, report it with the message.',
  },
  AVG_NO_SECRETS: {
    meaning:
      'The run has no key for the service. GitHub gives a pull request from a fork no secrets, and one from Dependabot those of Dependabot only.',
    remedy:
      'The gate judges the change on a push or a schedule after the merge. For Dependabot, a secret of Dependabot with the same name holds the key.',
  },
  AVG_BASELINE_UNUSABLE: {
    meaning: 'The baseline exists and cannot be used. Nothing was scanned.',
    remedy: 'Restore the baseline, or delete it to start without one.',
  },
  AVG_BASE_FILE: {
    meaning:
      'On a pull request, the config, files of keywords, the baseline file and recorded answers are read from the tip of the base branch. The file in that commit could not be read, so it is not known whether the change edits it. Nothing was scanned.',
    remedy:
      'Check out the repository before this step, by actions/checkout with fetch-depth: 2, or with fetch-depth: 0 where the step names a ref. For a file that a step of the job makes, give an absolute path outside of the workspace, such as ${{ runner.temp }}/baseline.json.',
  },
  AVG_LINK_OUT: {
    meaning:
      'A path inside the workspace leads out of it, or to nothing, through a symbolic link. Nothing is read or written there.',
    remedy:
      'Remove the link from the repository, or give the absolute path of the place that the link leads to.',
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
  AVG_SHARDS_MISSING: {
    meaning: 'The results of shards are missing, so the run was not scanned as a whole.',
    remedy:
      'Run the failed jobs of these shards again: their results are merged with those that are there. Or set partial: allow to judge without them.',
  },
  AVG_SHARDS_STORAGE: {
    meaning:
      'A fleet needs the artifact storage of GitHub.com, which the run does not have. Nothing was asked.',
    remedy:
      'Elsewhere, as on an Enterprise Server, run the commands shard and merge of the command line, and carry their files from job to job.',
  },
  AVG_PARTIAL: {
    meaning: 'A file with the result of a shard is not merged, for the reason in the message.',
    remedy: 'Run the job of the shard again. Remove results of other runs from the folder.',
  },
  AVG_SHARD_GAP: {
    meaning:
      'The results of shards are missing, and `partial: allow` judges the other keywords. The run is not recorded.',
    remedy: 'Run the failed jobs of these shards again, and the merge after them.',
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
      'Put a build of the base into the folder of base-content before this step. examples/workflows/built-site.yml shows how.',
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
  AVG_BASE_COMMITTED: {
    meaning:
      'The folder of `base-content` is part of the commit that is checked, so that a change could write what it is compared with.',
    remedy:
      'Remove the folder from the repository, and put a build of the base into it before this step. examples/workflows/built-site.yml shows how.',
  },
  AVG_BASE_UNAVAILABLE: {
    meaning: 'The commit that the change is based on is not in the checkout, and could not be fetched.',
    remedy:
      'Write fetch-depth: 2 under with: of the step that uses actions/checkout. It brings the base of a pull request. If the step checks out another commit than the default (ref:), write fetch-depth: 0.',
  },
  AVG_OTHER_TREE: {
    meaning:
      'The checked-out commit is neither the head of the change nor a merge of it, so that its pages are not those of the change. Nothing was judged.',
    remedy:
      'Run the gate on pull_request, with actions/checkout and no ref. On pull_request_target, actions/checkout brings the base branch, which would be compared with itself. If the branch has a newer commit, the run of that commit judges it.',
  },
  AVG_PUSH_BASE: {
    meaning:
      '`baseline: base` compares a push with the commit before it. That commit is not known, or not in the checkout. Floors apply.',
    remedy:
      'Write fetch-depth: 0 under with: of actions/checkout. The first push of a branch has no commit before it. To fail such a run, add no-baseline to fail-on.',
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
  AVG_PAGE_TIME: {
    meaning: 'A page takes more processor time than a page may take.',
    remedy: 'Shorten the page, or leave it out with content, for example !docs/changelog.md.',
  },
  AVG_PAGE_LIMIT: {
    meaning:
      'The change takes a page beyond a limit of reading, and an answer depends on that page. Whether the answer is lost is not known.',
    remedy:
      'Divide the page into smaller ones, or leave it out with content, for example !docs/changelog.md.',
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
} as const satisfies CodeTable
