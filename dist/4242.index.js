export const id = 4242;
export const ids = [4242,6783];
export const modules = {

/***/ 6420:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ statusOfBlocker)
/* harmony export */ });
function statusOfBlocker({ kind }) {
    return kind === 'no-secrets' || kind === 'no-answers' ? 'inconclusive' : 'error';
}


/***/ }),

/***/ 55073:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ failuresOf),
  S: () => (/* binding */ judge)
});

// EXTERNAL MODULE: ./build/scan/count-answers.js
var count_answers = __webpack_require__(84541);
// EXTERNAL MODULE: ./build/scan/share-of-voice.js
var share_of_voice = __webpack_require__(62290);
// EXTERNAL MODULE: ./build/gate/blocker.js
var gate_blocker = __webpack_require__(6420);
// EXTERNAL MODULE: ./build/gate/compare.js
var compare = __webpack_require__(13737);
// EXTERNAL MODULE: ./build/gate/comparison.js
var gate_comparison = __webpack_require__(2665);
;// CONCATENATED MODULE: ./build/gate/min-answers.js

function findTooFewAnswers(counts, { minAnswers, requiredEngines }) {
    const isTooFew = ({ planned, evaluated }) => planned > 0 && (evaluated === 0 || (0,compare/* isBelow */.Yw)((100 * evaluated) / planned, minAnswers));
    const { planned, evaluated, missing } = counts;
    if (isTooFew(counts))
        return { kind: 'few-answers', planned, evaluated, minAnswers, missing };
    const engines = counts.engines.filter(engine => requiredEngines.includes(engine.engine) && isTooFew(engine));
    return engines.length > 0 ? { kind: 'required-unanswered', engines, minAnswers } : undefined;
}

// EXTERNAL MODULE: ./build/gate/rules/rules.js + 4 modules
var rules_rules = __webpack_require__(62918);
;// CONCATENATED MODULE: ./build/gate/judge.js







const SHARE_OF_DROPS = 0.65;
function judge(input, rules = rules_rules/* RULES */.y) {
    const { measurement, lookup, thresholds, noise } = input;
    const { shareOfVoice = share_of_voice/* NO_SHARE_OF_VOICE */.J, answers = count_answers/* NO_ANSWERS_COUNTED */.be } = input;
    const unjudged = {
        rules: [],
        reportOnly: false,
        baseline: describeBaseline(lookup),
        bcrDrop: undefined,
        citedEnginesDrop: undefined,
        unmeasuredCompetitors: shareOfVoice.unmeasured,
        missingEngines: (0,count_answers/* missingEnginesOf */.hX)(answers),
        ...(0,gate_comparison/* describeComparison */.L5)(undefined),
    };
    const isAnswered = measurement !== undefined && measurement.engines.length > 0;
    const found = input.blocker ?? findTooFewAnswers(answers, thresholds);
    if (found !== undefined || !isAnswered) {
        const blocker = found ?? { kind: 'no-answers' };
        return { ...unjudged, status: (0,gate_blocker/* statusOfBlocker */.g)(blocker), blocker };
    }
    const baseline = 'baseline' in lookup ? lookup.baseline : undefined;
    const compared = input.compared ?? measurement;
    const drops = { ...noise, alpha: SHARE_OF_DROPS * noise.alpha };
    const comparison = baseline && (0,gate_comparison/* compareWithBaseline */.$_)(compared, baseline, drops);
    const results = (0,rules_rules/* applyRules */.I)({ measurement, thresholds, comparison, shareOfVoice, answers }, rules);
    return {
        ...unjudged,
        status: statusOf(results),
        blocker: undefined,
        rules: results,
        reportOnly: results.every(({ kind }) => kind === 'completeness'),
        bcrDrop: dropOf(baseline?.overallBcr, compared.overallBcr),
        citedEnginesDrop: dropOf(baseline?.citedEngines, compared.citedEngines),
        ...(0,gate_comparison/* describeComparison */.L5)(comparison),
    };
}
function describeBaseline(lookup) {
    if ('baseline' in lookup)
        return { origin: lookup.baseline.origin };
    return 'unusable' in lookup ? { missing: { kind: 'unusable', unusable: lookup.unusable } } : lookup;
}
function statusOf(rules) {
    const outcomes = rules.map(({ outcome }) => outcome);
    if (outcomes.includes('fail'))
        return 'fail';
    return outcomes.includes('inconclusive') || outcomes.includes('unknown') ? 'inconclusive' : 'pass';
}
function dropOf(baseline, observed) {
    return baseline === undefined ? undefined : (0,compare/* dropFrom */.WQ)(baseline, observed);
}
function failuresOf(verdict, failOn) {
    const { status, baseline } = verdict;
    const lacksBaseline = 'missing' in baseline && baseline.missing.kind !== 'accepted';
    const holds = [
        ...(status === 'pass' ? [] : [status]),
        ...(lacksBaseline ? ['no-baseline'] : []),
    ];
    return failOn.filter(condition => holds.includes(condition));
}


/***/ }),

/***/ 16783:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createGitHub: () => (/* binding */ createGitHub),
  describeFailure: () => (/* binding */ describeFailure),
  fetchThroughProxy: () => (/* binding */ fetchThroughProxy),
  listAll: () => (/* binding */ listAll)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 11 modules
var lib_core = __webpack_require__(91659);
// EXTERNAL MODULE: ./node_modules/@actions/github/lib/github.js
var github = __webpack_require__(61351);
// EXTERNAL MODULE: ./node_modules/@actions/github/lib/utils.js + 19 modules
var utils = __webpack_require__(85555);
// EXTERNAL MODULE: ./node_modules/@octokit/plugin-retry/dist-bundle/index.js
var dist_bundle = __webpack_require__(49735);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var classic_schemas = __webpack_require__(2503);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(43759);
;// CONCATENATED MODULE: ./node_modules/zod/v4/classic/coerce.js


function string(params) {
    return core._coercedString(schemas.ZodString, params);
}
function number(params) {
    return api/* _coercedNumber */.qG(classic_schemas/* ZodNumber */.rSt, params);
}
function coerce_boolean(params) {
    return core._coercedBoolean(schemas.ZodBoolean, params);
}
function bigint(params) {
    return core._coercedBigint(schemas.ZodBigInt, params);
}
function date(params) {
    return core._coercedDate(schemas.ZodDate, params);
}

// EXTERNAL MODULE: ./build/lib/github-failure.js
var github_failure = __webpack_require__(20078);
// EXTERNAL MODULE: ./build/report/github-words.js
var github_words = __webpack_require__(5572);
;// CONCATENATED MODULE: ./build/hosts/action/github.js







const LONGEST_WAIT = 60;
const RATE_LIMIT_RETRIES = 2;
const CLIENT_ERRORS = Array.from({ length: 100 }, (_, index) => 400 + index);
const fetchThroughProxy = (url, options) => utils/* defaults */.NT.request?.fetch(url, options);
function createGitHub(token, apiUrl, { timeout, second } = { timeout: 10_000, second: 1000 }) {
    const log = { debug: lib_core/* debug */.Yz, info: lib_core/* debug */.Yz, warn: lib_core/* debug */.Yz, error: lib_core/* debug */.Yz };
    const fetchInTime = (url, options) => fetchThroughProxy(url, { ...options, signal: AbortSignal.timeout(timeout) });
    return (0,github/* getOctokit */.Q)(token, {
        baseUrl: apiUrl,
        log,
        request: { fetch: fetchInTime, log },
        retry: { doNotRetry: CLIENT_ERRORS, retryAfterBaseValue: second },
    }, waitForRateLimits, dist_bundle/* retry */.L);
}
function waitForRateLimits(octokit) {
    octokit.hook.error('request', error => {
        const wait = secondsToWait(error);
        if (wait <= LONGEST_WAIT && 'request' in error) {
            error.request.request = { ...error.request.request, retries: RATE_LIMIT_RETRIES, retryAfter: wait };
        }
        throw error;
    });
}
const rateLimitSchema = classic_schemas/* object */.Ikc({
    message: classic_schemas/* string */.YjP(),
    response: classic_schemas/* object */.Ikc({
        status: classic_schemas/* union */.KCZ([classic_schemas/* literal */.euz(403), classic_schemas/* literal */.euz(429)]),
        headers: classic_schemas/* object */.Ikc({
            'retry-after': number().nonnegative().optional(),
            'x-ratelimit-remaining': number().optional(),
            'x-ratelimit-reset': number().optional(),
        }),
    }),
});
function secondsToWait(error) {
    const { message = '', response } = rateLimitSchema.safeParse(error).data ?? {};
    if (response === undefined)
        return Number.POSITIVE_INFINITY;
    const { 'retry-after': retryAfter, 'x-ratelimit-remaining': remaining, 'x-ratelimit-reset': reset, } = response.headers;
    if (retryAfter !== undefined)
        return retryAfter;
    if (remaining === 0 && reset !== undefined)
        return Math.max(0, Math.ceil(reset - Date.now() / 1000)) + 1;
    return /secondary rate limit/i.test(message) ? LONGEST_WAIT : Number.POSITIVE_INFINITY;
}
const MOST_PAGES = 500;
async function listAll(github, route, parameters, item, keep) {
    const kept = [];
    let place = {};
    for (let page = 1; place !== undefined; page += 1) {
        if (page > MOST_PAGES)
            throw new Error(`the list has more than ${MOST_PAGES} pages`);
        const { data, headers } = await github.request(route, { ...place, ...parameters, per_page: 100 });
        kept.push(...classic_schemas/* array */.YOg(item).parse(data).filter(keep));
        place = readNextPlace(headers.link);
    }
    return kept;
}
function readNextPlace(link) {
    const address = /<([^<>]*)>;\s*rel="?next\b/.exec(link ?? '')?.[1];
    if (address === undefined)
        return undefined;
    const query = URL.parse(address, 'https://github.invalid')?.searchParams;
    const place = ['page', 'after'].flatMap(name => {
        const value = query?.get(name);
        return value ? [[name, value]] : [];
    });
    if (place.length === 0)
        throw new Error('the address of the next page has no place');
    return Object.fromEntries(place);
}
function describeFailure(error) {
    const failure = (0,github_failure/* readGitHubFailure */.g)(error);
    return { ...failure, sentence: (0,github_words/* describeGitHubFailure */.P)(failure) };
}


/***/ }),

/***/ 4242:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCommentMode: () => (/* binding */ runCommentMode)
});

// EXTERNAL MODULE: ./build/gate/judge.js + 1 modules
var judge = __webpack_require__(55073);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(2503);
// EXTERNAL MODULE: ./build/inputs/fields.js
var fields = __webpack_require__(64347);
// EXTERNAL MODULE: ./build/inputs/read-settings.js + 2 modules
var read_settings = __webpack_require__(99691);
;// CONCATENATED MODULE: ./build/inputs/comment-settings.js



const schema = schemas/* object */.Ikc({
    key: fields/* fields */.OA.key,
    comment: fields/* fields */.OA.comment,
    issue: fields/* fields */.OA.issue,
    'fail-on': fields/* fields */.OA['fail-on'],
    'github-token': fields/* fields */.OA['github-token'],
    'artifact-name': fields/* fields */.OA['artifact-name'],
});
function readCommentSettings(given) {
    const texts = (0,read_settings/* fillTexts */.wX)(given);
    const parsed = schema.safeParse(texts);
    if (!parsed.success)
        throw new read_settings/* InputsError */.aV((0,read_settings/* describeIssues */.wF)(parsed.error.issues, texts));
    const inputs = parsed.data;
    return {
        key: inputs.key,
        comment: inputs.comment,
        issue: inputs.issue,
        failOn: inputs['fail-on'],
        githubToken: inputs['github-token'],
        artifactName: (0,read_settings/* nameArtifact */.o9)(inputs),
    };
}

// EXTERNAL MODULE: ./build/report/markdown/markdown.js
var markdown = __webpack_require__(1336);
// EXTERNAL MODULE: ./build/report/unpublished-words.js
var unpublished_words = __webpack_require__(39248);
// EXTERNAL MODULE: ./build/history/artifact-archive.js + 1 modules
var artifact_archive = __webpack_require__(49847);
// EXTERNAL MODULE: ./build/history/run-artifacts.js
var run_artifacts = __webpack_require__(48944);
// EXTERNAL MODULE: ./build/lib/repository-name.js
var repository_name = __webpack_require__(49804);
// EXTERNAL MODULE: ./build/report/outcome-file/outcome-file.js + 4 modules
var outcome_file = __webpack_require__(17268);
// EXTERNAL MODULE: ./build/report/outcome-file/parts.js
var parts = __webpack_require__(54623);
// EXTERNAL MODULE: ./build/hosts/action/github.js + 1 modules
var action_github = __webpack_require__(16783);
;// CONCATENATED MODULE: ./build/hosts/action/fetch-outcome.js






const LIMITS = { time: 90_000, pause: 1000, archiveBytes: 50_000_000 };
async function fetchOutcome(github, run, name) {
    const repository = (0,repository_name/* splitRepository */.T)(run.repository);
    const source = { api: github, fetch: action_github.fetchThroughProxy, repository };
    const artifacts = (0,run_artifacts/* openRunArtifacts */.j)(source, { run: run.id, name, since: run.startedAt }, LIMITS);
    const read = await artifacts.read(name);
    if ('missing' in read)
        return { missing: describeMissing(read.missing, name, run) };
    const entry = 'archive' in read ? await (0,artifact_archive/* readEntry */.hB)(read.archive, parts/* OUTCOME_FILE */.ES, outcome_file/* MOST_OUTCOME_BYTES */.b) : read;
    if ('unreadable' in entry)
        return { missing: { kind: 'unreadable', name, cause: entry.unreadable } };
    const { url: runUrl, commitUrl, headSha: sha } = run;
    const file = (0,outcome_file/* parseOutcome */._)(new TextDecoder().decode(entry.bytes), { runUrl, commitUrl, sha });
    return 'unreadable' in file ? { missing: { kind: 'invalid', name, cause: file.unreadable } } : { file };
}
function describeMissing(kind, name, { attempt }) {
    if (kind === 'earlier-attempt')
        return { kind, name, attempt };
    return kind === 'none' ? { kind: 'no-artifact', name } : { kind, name };
}

// EXTERNAL MODULE: ./build/hosts/action/log.js
var log = __webpack_require__(22769);
// EXTERNAL MODULE: ./build/hosts/action/publish/comment-on-pull-request.js + 1 modules
var comment_on_pull_request = __webpack_require__(3658);
// EXTERNAL MODULE: ./build/hosts/action/publish/keep-issues.js + 1 modules
var keep_issues = __webpack_require__(20032);
// EXTERNAL MODULE: ./build/hosts/action/publish/outputs.js
var outputs = __webpack_require__(43565);
// EXTERNAL MODULE: ./build/hosts/action/publish/publish.js
var publish = __webpack_require__(58680);
// EXTERNAL MODULE: ./build/hosts/action/publish/pull-request.js
var pull_request = __webpack_require__(16032);
// EXTERNAL MODULE: ./build/hosts/action/publish/summary.js
var summary = __webpack_require__(67271);
// EXTERNAL MODULE: ./build/hosts/action/publish/warn.js
var warn = __webpack_require__(22243);
;// CONCATENATED MODULE: ./build/hosts/action/modes/comment.js














const JUDGED = ['success', 'failure'];
const PULL_REQUEST_EVENTS = ['pull_request', 'pull_request_target'];
const OWN_EVENTS = ['push', 'schedule'];
async function runCommentMode({ texts, context }) {
    const settings = readCommentSettings(texts);
    (0,warn/* warn */.R)((0,outputs/* setOutputs */.n)(publish/* noOutputs */.Q9));
    const missing = await comment_publish(settings, context).catch((error) => ({ kind: 'unexpected', detail: String(error) }));
    if (missing === undefined)
        return;
    const sentence = (0,unpublished_words/* describeUnpublished */.Bb)(missing);
    if ((0,unpublished_words/* isExpected */.Dn)(missing))
        log/* actionLog */.Z.notice(sentence);
    else
        log/* actionLog */.Z.warning((0,unpublished_words/* warnOfUnpublished */.rk)(missing));
    (0,warn/* warn */.R)(await (0,summary/* writeSummary */.S)((0,markdown.md) `## No comment was written\n\n${(0,markdown/* escapeMarkdown */.FV)(sentence, 1000)}`));
}
async function comment_publish(settings, context) {
    const { finishedRun: run } = context;
    if (run === undefined)
        return { kind: 'no-run', event: context.eventName };
    const { event, repository, headRepository } = run;
    if (repository !== context.repository)
        return { kind: 'other-repository' };
    if (!JUDGED.includes(run.conclusion))
        return { kind: 'not-judged', conclusion: run.conclusion };
    const isPullRequest = PULL_REQUEST_EVENTS.includes(event);
    if (!isPullRequest && (!OWN_EVENTS.includes(event) || headRepository !== repository)) {
        return { kind: 'other-event', event };
    }
    if (settings.githubToken === '')
        return { kind: 'no-token' };
    const github = (0,action_github.createGitHub)(settings.githubToken, context.apiUrl);
    const pulls = isPullRequest ? await (0,pull_request/* findPullsOfRun */.gx)(github, run) : undefined;
    if (pulls !== undefined && 'missing' in pulls)
        return pulls.missing;
    const found = await fetchOutcome(github, run, settings.artifactName);
    if ('missing' in found)
        return found.missing;
    const { outcome, pullRequest } = found.file;
    if (outcome.key !== settings.key)
        return { kind: 'other-gate', key: outcome.key, expected: settings.key };
    const number = pulls?.numbers.find(candidate => candidate === pullRequest);
    if (pulls !== undefined && number === undefined) {
        return { kind: 'other-pull-request', number: pullRequest, numbers: pulls.numbers };
    }
    await write(outcome, settings, describeContext(context, run, number));
    return undefined;
}
async function write(outcome, settings, context) {
    const failed = (0,judge/* failuresOf */.d)(outcome.verdict, settings.failOn).length > 0;
    await (0,keep_issues/* keepIssues */.y)([(0,keep_issues/* issueGateOf */.o)(outcome, settings, failed)], context);
    if (context.pullRequest !== undefined || context.eventName === 'push') {
        await (0,comment_on_pull_request/* commentOnPullRequest */.r)((0,publish/* commentOf */.vm)(outcome, settings, failed), context);
    }
}
function describeContext(context, { event, headSha, headBranch, url, commitUrl }, number) {
    return {
        ...context,
        eventName: event,
        sha: headSha,
        ref: `refs/heads/${headBranch}`,
        runUrl: url,
        commitUrl,
        pullRequest: number === undefined ? undefined : { number, headSha, baseSha: '', baseRef: '' },
    };
}


/***/ }),

/***/ 3658:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ commentOnPullRequest)
});

// EXTERNAL MODULE: ./build/report/warnings.js
var warnings = __webpack_require__(73786);
// EXTERNAL MODULE: ./build/hosts/action/github.js + 1 modules
var action_github = __webpack_require__(16783);
// EXTERNAL MODULE: ./build/hosts/action/log.js
var log = __webpack_require__(22769);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(2503);
// EXTERNAL MODULE: ./build/lib/repository-name.js
var repository_name = __webpack_require__(49804);
// EXTERNAL MODULE: ./build/report/unpublished-words.js
var unpublished_words = __webpack_require__(39248);
// EXTERNAL MODULE: ./build/hosts/action/publish/pull-request.js
var pull_request = __webpack_require__(16032);
// EXTERNAL MODULE: ./build/hosts/action/publish/sticky-post.js
var sticky_post = __webpack_require__(34467);
;// CONCATENATED MODULE: ./build/hosts/action/publish/comment.js







const commentSchema = sticky_post/* postSchema */.Qn.extend({ id: schemas/* int */.Whr() });
async function publishComment(request) {
    const { github, repository, pullRequestNumber: number, headSha } = request;
    const place = openThread(request);
    try {
        const own = await (0,sticky_post/* findOwnPosts */.pG)(place);
        if (own.length === 0 && request.mode === 'on-failure' && !request.failed)
            return { action: 'skipped' };
        if (headSha !== undefined && (await (0,pull_request/* readHead */.zy)(github, repository, number)) !== headSha) {
            return { action: 'skipped', notice: (0,unpublished_words/* describeUnpublished */.Bb)({ kind: 'newer-commit', numbers: [number] }) };
        }
        const { post, ...written } = await (0,sticky_post/* writePost */.S5)(place, own);
        return { ...written, commentId: post.id, commentUrl: post.html_url };
    }
    catch (error) {
        return { action: 'skipped', warning: warn('The pull request comment was not written.', error) };
    }
}
function openThread({ github, marker, body, ...request }) {
    const repository = (0,repository_name/* splitRepository */.T)(request.repository);
    const thread = { ...repository, issue_number: request.pullRequestNumber };
    return {
        github,
        name: 'The pull request comment',
        body,
        orderOf: ({ id }) => id,
        warn,
        list() {
            const route = 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments';
            return (0,action_github.listAll)(github, route, thread, commentSchema, comment => (0,sticky_post/* isMarked */.rZ)(comment, marker));
        },
        async create() {
            const route = 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments';
            const { data } = await github.request(route, { ...thread, body });
            return commentSchema.parse(data);
        },
        async update({ id }) {
            const route = 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}';
            const { data } = await github.request(route, { ...repository, comment_id: id, body });
            commentSchema.extend({ id: schemas/* literal */.euz(id) }).parse(data);
        },
        async remove({ id }) {
            try {
                const route = 'DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}';
                const { status } = await github.request(route, { ...repository, comment_id: id });
                schemas/* literal */.euz(204).parse(status);
            }
            catch (error) {
                if ((0,action_github.describeFailure)(error).cause !== 'not-found')
                    throw error;
            }
        },
    };
}
function warn(what, error) {
    return (0,warnings/* warnOfPost */.mT)('comment', what, (0,action_github.describeFailure)(error));
}

// EXTERNAL MODULE: ./build/hosts/action/publish/outputs.js
var outputs = __webpack_require__(43565);
// EXTERNAL MODULE: ./build/hosts/action/publish/warn.js
var publish_warn = __webpack_require__(22243);
;// CONCATENATED MODULE: ./build/hosts/action/publish/comment-on-pull-request.js







async function commentOnPullRequest({ marker, body, mode, failed, githubToken }, context) {
    const { repository, apiUrl } = context;
    if (mode === 'never' || repository === undefined)
        return;
    if (!githubToken)
        return (0,publish_warn/* warn */.R)({ warning: (0,warnings/* warnOfToken */.FE)('comment') });
    const github = (0,action_github.createGitHub)(githubToken, apiUrl);
    const pullRequest = await (0,pull_request/* findPullRequest */._f)(github, context);
    if ('missing' in pullRequest) {
        return log/* actionLog */.Z.notice(`There is no comment. ${pullRequest.missing}`);
    }
    const comment = await publishComment({
        ...{ github, repository, marker, body, mode, failed },
        pullRequestNumber: pullRequest.number,
        headSha: context.sha,
    });
    if (comment.notice !== undefined)
        log/* actionLog */.Z.notice(comment.notice);
    (0,publish_warn/* warn */.R)(comment);
    (0,publish_warn/* warn */.R)((0,outputs/* setOutputs */.n)({ 'comment-id': comment.commentId, 'comment-url': comment.commentUrl }));
}


/***/ }),

/***/ 16032:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _f: () => (/* binding */ findPullRequest),
/* harmony export */   gx: () => (/* binding */ findPullsOfRun),
/* harmony export */   zy: () => (/* binding */ readHead)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2503);
/* harmony import */ var _lib_repository_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49804);
/* harmony import */ var _github_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16783);



const pullSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ number: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(), state: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), head: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ sha: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }) });
async function findPullRequest(github, context) {
    const { pullRequest, repository, sha } = context;
    if (pullRequest)
        return { number: pullRequest.number };
    if (!repository || !sha)
        return { missing: 'This run has no commit to look a pull request up by.' };
    try {
        const pulls = await (0,_github_js__WEBPACK_IMPORTED_MODULE_0__.listAll)(github, 'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls', { ...(0,_lib_repository_name_js__WEBPACK_IMPORTED_MODULE_2__/* .splitRepository */ .T)(repository), commit_sha: sha }, pullSchema, pull => pull.state === 'open' && pull.head.sha === sha);
        if (pulls.length > 0)
            return { number: Math.min(...pulls.map(({ number }) => number)) };
        return { missing: `No open pull request has the commit ${sha} as its head.` };
    }
    catch (error) {
        return {
            missing: `The pull request of the commit ${sha} was not found. ${(0,_github_js__WEBPACK_IMPORTED_MODULE_0__.describeFailure)(error).sentence}`,
        };
    }
}
async function readHead(github, repository, number) {
    const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';
    const { data } = await github.request(route, { ...(0,_lib_repository_name_js__WEBPACK_IMPORTED_MODULE_2__/* .splitRepository */ .T)(repository), pull_number: number });
    return pullSchema.extend({ number: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(number) }).parse(data).head.sha;
}
const headSchema = pullSchema.extend({
    head: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ sha: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), repo: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ full_name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }).nullish() }),
    base: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ repo: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ full_name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }) }),
});
async function findPullsOfRun(github, { repository, headRepository, headBranch, headSha }) {
    const missing = { kind: 'no-pull-request', branch: headBranch };
    if (headRepository === undefined || headBranch === '')
        return { missing };
    try {
        const { owner } = (0,_lib_repository_name_js__WEBPACK_IMPORTED_MODULE_2__/* .splitRepository */ .T)(headRepository);
        const pulls = await (0,_github_js__WEBPACK_IMPORTED_MODULE_0__.listAll)(github, 'GET /repos/{owner}/{repo}/pulls', { ...(0,_lib_repository_name_js__WEBPACK_IMPORTED_MODULE_2__/* .splitRepository */ .T)(repository), state: 'open', head: `${owner}:${headBranch}` }, headSchema, ({ state, head, base }) => state === 'open' && head.repo?.full_name === headRepository && base.repo.full_name === repository);
        const numbers = pulls.filter(({ head }) => head.sha === headSha).map(({ number }) => number);
        if (numbers.length > 0)
            return { numbers };
        if (pulls.length === 0)
            return { missing };
        return { missing: { kind: 'newer-commit', numbers: pulls.map(({ number }) => number) } };
    }
    catch (error) {
        return { missing: { kind: 'no-lookup', sentence: (0,_github_js__WEBPACK_IMPORTED_MODULE_0__.describeFailure)(error).sentence } };
    }
}


/***/ }),

/***/ 34467:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qn: () => (/* binding */ postSchema),
/* harmony export */   R3: () => (/* binding */ removeDuplicates),
/* harmony export */   S5: () => (/* binding */ writePost),
/* harmony export */   Th: () => (/* binding */ findAuthor),
/* harmony export */   YZ: () => (/* binding */ settlePost),
/* harmony export */   ez: () => (/* binding */ selectOwnPosts),
/* harmony export */   gg: () => (/* binding */ updatePost),
/* harmony export */   nR: () => (/* binding */ warnOfDuplicate),
/* harmony export */   pG: () => (/* binding */ findOwnPosts),
/* harmony export */   rZ: () => (/* binding */ isMarked),
/* harmony export */   we: () => (/* binding */ markerOf)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2503);
/* harmony import */ var _github_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16783);


const WORKFLOW_AUTHOR = 'github-actions[bot]';
const userSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() });
const viewerSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ viewer: userSchema });
const postSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    html_url: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    body: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
    user: userSchema.nullish(),
});
function markerOf({ body }) {
    return body?.split(/\r?\n/, 1)[0];
}
function isMarked(post, marker) {
    return markerOf(post) === marker;
}
async function findOwnPosts(place) {
    const posts = await place.list();
    if (posts.length === 0)
        return [];
    return selectOwnPosts(place, posts, await findAuthor(place.github));
}
function selectOwnPosts(place, posts, author) {
    return sortByAge(place, posts.filter(post => post.user?.login === author));
}
async function writePost(place, [oldest, ...duplicates]) {
    return oldest === undefined ? await createPost(place) : await updatePost(place, oldest, duplicates);
}
async function createPost(place) {
    const created = await place.create();
    try {
        return await settlePost(place, created, await place.list());
    }
    catch (error) {
        return { action: 'created', post: created, warning: warnOfDuplicate(place, error) };
    }
}
function warnOfDuplicate({ name, warn }, error) {
    return warn(`${name} may have a duplicate.`, error);
}
async function settlePost(place, created, listed) {
    const written = { action: 'created', post: created };
    const isCreated = (post) => place.orderOf(post) === place.orderOf(created);
    const others = listed.filter(post => !isCreated(post) && post.user?.login === created.user?.login);
    const [oldest, ...duplicates] = sortByAge(place, [created, ...others]);
    if (oldest === undefined || others.length === 0)
        return written;
    const updated = await updatePost(place, oldest, duplicates);
    return oldest === created ? { ...updated, action: 'created' } : updated;
}
async function updatePost(place, oldest, duplicates) {
    const isSame = hasBody(oldest, place.body);
    if (!isSame)
        await place.update(oldest);
    const written = { action: isSame ? 'unchanged' : 'updated', post: oldest };
    return { ...written, ...(await removeDuplicates(place, duplicates)) };
}
async function removeDuplicates(place, duplicates) {
    try {
        for (const duplicate of duplicates)
            await place.remove(duplicate);
        return {};
    }
    catch (error) {
        return { warning: place.warn(`${place.name} still has a duplicate.`, error) };
    }
}
function sortByAge({ orderOf }, posts) {
    return posts.toSorted((one, other) => orderOf(one) - orderOf(other));
}
async function findAuthor(github) {
    try {
        const { data } = await github.request('GET /user');
        return userSchema.parse(data).login;
    }
    catch (error) {
        if (!isRefused(error))
            throw error;
    }
    try {
        return viewerSchema.parse(await github.graphql('query { viewer { login } }')).viewer.login;
    }
    catch (error) {
        if (!isRefused(error) && !isGraphQLRefusal(error))
            throw error;
        return WORKFLOW_AUTHOR;
    }
}
function isRefused(error) {
    const { status = 0, cause } = (0,_github_js__WEBPACK_IMPORTED_MODULE_0__.describeFailure)(error);
    return status >= 400 && status < 500 && cause !== 'rate-limit';
}
function isGraphQLRefusal(error) {
    return error instanceof Error && error.name === 'GraphqlResponseError';
}
function hasBody(post, body) {
    const normalize = (text) => text.replaceAll('\r\n', '\n').trim();
    return normalize(post.body ?? '') === normalize(body);
}


/***/ }),

/***/ 39248:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bb: () => (/* binding */ describeUnpublished),
/* harmony export */   Dn: () => (/* binding */ isExpected),
/* harmony export */   rk: () => (/* binding */ warnOfUnpublished)
/* harmony export */ });
/* harmony import */ var _baseline_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37548);
/* harmony import */ var _codes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30546);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9924);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44702);




function isExpected({ kind }) {
    return ['not-judged', 'other-event', 'no-pull-request', 'newer-commit', 'earlier-attempt'].includes(kind);
}
function warnOfUnpublished(unpublished) {
    return (0,_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMessage */ .hw)({ code: 'AVG_COMMENT_MODE', text: describeUnpublished(unpublished) });
}
function describeUnpublished(unpublished) {
    return `No comment was written. ${describeReason(unpublished)}`;
}
function describeReason(unpublished) {
    const quote = (text) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h0)(text, _words_js__WEBPACK_IMPORTED_MODULE_2__/* .NAME_LENGTH */ .xt);
    switch (unpublished.kind) {
        case 'no-run':
            return `mode: comment needs the event workflow_run, and this run has the event ${quote(unpublished.event)}. See docs/forks.md.`;
        case 'other-repository':
            return 'The finished run belongs to another repository.';
        case 'not-judged':
            return `The finished run ended with "${quote(unpublished.conclusion)}", so it has no verdict.`;
        case 'other-event':
            return `The finished run has the event ${quote(unpublished.event)}, which belongs to no pull request.`;
        case 'no-token':
            return 'The input github-token is empty.';
        case 'no-pull-request':
            return `No open pull request has the branch ${quote(unpublished.branch)} as its head.`;
        case 'newer-commit':
            return `The pull request ${listNumbers(unpublished.numbers)} has another commit by now, and the run of that commit writes the comment.`;
        case 'no-lookup':
            return `The pull request of the run could not be looked up. ${unpublished.sentence}`;
        case 'no-artifact':
            return `The finished run uploaded no artifact ${quote(unpublished.name)}. Set report: outcome in the workflow that it runs, and the same key and artifact-name in both workflows.`;
        case 'earlier-attempt':
            return `The attempt ${unpublished.attempt} of the finished run uploaded no artifact ${quote(unpublished.name)}. The artifact of an earlier attempt is not used, and an existing comment stays as it is.`;
        case 'expired':
            return `The artifact ${quote(unpublished.name)} has expired.`;
        case 'unreadable':
            return `The artifact ${quote(unpublished.name)} cannot be read: ${(0,_baseline_words_js__WEBPACK_IMPORTED_MODULE_0__/* .describeUnreadable */ .D2)(unpublished.cause)}`;
        case 'invalid':
            return `The artifact ${quote(unpublished.name)} cannot be used: ${describeInvalid(unpublished.cause)}.`;
        case 'other-gate':
            return `The artifact is that of the gate with the key ${quote(unpublished.key)}, and this job comments for ${quote(unpublished.expected)}.`;
        case 'other-pull-request': {
            const { number, numbers } = unpublished;
            const stated = number === undefined ? 'no pull request' : `the pull request #${number}`;
            return `The artifact names ${stated}, and the run is that of ${listNumbers(numbers)}.`;
        }
        case 'unexpected':
            return (0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h0)(unpublished.detail);
    }
}
function listNumbers(numbers) {
    return numbers.map(number => `#${number}`).join(', ');
}
function describeInvalid(cause) {
    switch (cause.kind) {
        case 'not-json':
            return 'its outcome.json is not JSON';
        case 'other-format':
            return 'its outcome.json is not the outcome of a gate';
        case 'other-version':
            return `its outcome.json has the version ${cause.version}, and this version of the gate reads ${cause.known}; use the same version of the gate in both workflows`;
        case 'invalid':
            return `in its outcome.json, ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h0)(cause.path, _words_js__WEBPACK_IMPORTED_MODULE_2__/* .NAME_LENGTH */ .xt)} is wrong: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h0)(cause.message, _words_js__WEBPACK_IMPORTED_MODULE_2__/* .NAME_LENGTH */ .xt)}`;
    }
}


/***/ }),

/***/ 84541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B9: () => (/* binding */ withoutCounted),
/* harmony export */   Wh: () => (/* binding */ modelsOf),
/* harmony export */   XA: () => (/* binding */ countAnswers),
/* harmony export */   be: () => (/* binding */ NO_ANSWERS_COUNTED),
/* harmony export */   hX: () => (/* binding */ missingEnginesOf)
/* harmony export */ });
const NO_ANSWERS_COUNTED = { planned: 0, evaluated: 0, engines: [], missing: [] };
function modelsOf(records) {
    const evaluated = records.filter(record => record.outcome === 'evaluated');
    return Object.fromEntries(Array.from(Map.groupBy(evaluated, ({ engine }) => engine), ([engine, ofEngine]) => [engine, [...new Set(ofEngine.map(({ model }) => model))].toSorted()]));
}
function countAnswers(records) {
    const byEngine = [...Map.groupBy(records, ({ engine }) => engine)];
    const missing = byEngine.flatMap(([engine, ofEngine]) => countMissing(engine, ofEngine));
    const isEngineWide = ({ reason }) => Number(reason.scope === 'engine');
    return {
        planned: records.length,
        evaluated: countEvaluated(records),
        engines: byEngine.map(([engine, ofEngine]) => ({
            engine,
            planned: ofEngine.length,
            evaluated: countEvaluated(ofEngine),
            problem: missing
                .filter(entry => entry.engine === engine)
                .map(({ reason }) => reason)
                .find(reason => reason.scope === 'engine'),
        })),
        missing: missing.sort((a, b) => isEngineWide(b) - isEngineWide(a) || b.count - a.count),
    };
}
function countEvaluated(records) {
    return records.filter(({ outcome }) => outcome === 'evaluated').length;
}
function countMissing(engine, records) {
    const lost = records.filter(record => record.outcome === 'not-evaluated');
    return [...Map.groupBy(lost, ({ reason }) => reason.code).values()].flatMap(alike => {
        const [first] = alike;
        if (first === undefined)
            return [];
        const { keyword, reason } = first;
        return [{ engine, count: alike.length, planned: records.length, keyword, reason }];
    });
}
function missingEnginesOf({ engines }) {
    return engines
        .filter(({ evaluated, problem }) => evaluated === 0 || problem !== undefined)
        .map(({ engine }) => engine);
}
function withoutCounted(measurement, { engines }) {
    const counted = new Set(engines.map(({ engine }) => engine));
    return (measurement && {
        ...measurement,
        findings: measurement.findings.filter(finding => finding.kind !== 'missing-engine' || !counted.has(finding.engine)),
    });
}


/***/ }),

/***/ 62290:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ NO_SHARE_OF_VOICE),
/* harmony export */   a: () => (/* binding */ measureShareOfVoice)
/* harmony export */ });
const NO_SHARE_OF_VOICE = { shares: [], unmeasured: [] };
function measureShareOfVoice(own, competitors) {
    const ownPairs = pairsOf(own);
    const isMeasured = (brand) => common(ownPairs, pairsOf(brand)).length > 0;
    const measured = competitors.filter(isMeasured);
    const unmeasured = competitors.filter(brand => !isMeasured(brand)).map(({ name }) => name);
    const compared = new Set(measured.reduce((pairs, brand) => common(pairs, pairsOf(brand)), ownPairs));
    if (measured.length === 0 || compared.size === 0)
        return { shares: [], unmeasured };
    const counted = [own, ...measured].map((brand, index) => {
        const cited = cellsOf(brand)
            .filter(cell => compared.has(pairOf(cell)))
            .flatMap(cell => cell.cited);
        const citedAnswers = cited.filter(Boolean).length;
        return {
            name: brand.name,
            isOwn: index === 0,
            answers: cited.length,
            citedAnswers,
            rate: citedAnswers / cited.length,
            overallBcr: brand.measurement?.overallBcr ?? 0,
        };
    });
    const total = counted.reduce((sum, { rate }) => sum + rate, 0);
    const shares = counted.map(({ rate, ...brand }) => ({ ...brand, share: total === 0 ? 0 : rate / total }));
    return { shares, unmeasured };
}
function cellsOf({ measurement }) {
    return measurement?.cells ?? [];
}
function pairsOf(brand) {
    return cellsOf(brand).map(pairOf);
}
function common(pairs, others) {
    const known = new Set(others);
    return pairs.filter(pair => known.has(pair));
}
function pairOf({ keyword, engine }) {
    return JSON.stringify([keyword, engine]);
}


/***/ })

};
