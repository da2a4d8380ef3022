export const id = 558;
export const ids = [558,9164,6783,8177];
export const modules = {

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

/***/ 40558:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  commentOnPullRequest: () => (/* reexport */ comment_on_pull_request/* commentOnPullRequest */.r),
  createGitHub: () => (/* reexport */ action_github.createGitHub),
  publishIssues: () => (/* reexport */ publishIssues)
});

// EXTERNAL MODULE: ./build/hosts/action/github.js + 1 modules
var action_github = __webpack_require__(16783);
// EXTERNAL MODULE: ./build/hosts/action/publish/comment-on-pull-request.js + 1 modules
var comment_on_pull_request = __webpack_require__(3658);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(2503);
// EXTERNAL MODULE: ./build/lib/repository-name.js
var repository_name = __webpack_require__(49804);
// EXTERNAL MODULE: ./build/report/warnings.js
var warnings = __webpack_require__(73786);
// EXTERNAL MODULE: ./build/hosts/action/publish/sticky-post.js
var sticky_post = __webpack_require__(34467);
;// CONCATENATED MODULE: ./build/hosts/action/publish/issue.js





const issueSchema = sticky_post/* postSchema */.Qn.extend({
    number: schemas/* int */.Whr(),
    pull_request: schemas/* looseObject */._H3({}).nullish(),
});
async function publishIssues(requests, { clock, ...tracker }) {
    const access = { ...tracker, turn: requests.length > 1 ? createTurn(clock) : async () => { } };
    const results = new Map();
    const markers = new Set(requests.map(({ marker }) => marker));
    try {
        const own = await findOwnIssues(access, markers);
        const opened = [];
        const waiting = requests.filter(({ state, marker }) => state === 'failing' || own.has(marker));
        let outages = 0;
        for (const [index, request] of waiting.entries()) {
            try {
                const [oldest, ...duplicates] = own.get(request.marker) ?? [];
                if (oldest === undefined)
                    opened.push({ request, issue: await openIssue(access, request) });
                else if (request.state === 'recovered')
                    results.set(request, await closeIssue(access, request, oldest, duplicates));
                else
                    results.set(request, toResult(await (0,sticky_post/* updatePost */.gg)(openPlace(access, request), oldest, duplicates)));
            }
            catch (error) {
                const scope = scopeOf(error);
                if (scope === 'outage')
                    outages += 1;
                const isEnd = scope === 'all' || outages === MOST_OUTAGES;
                const left = isEnd ? waiting.length - index - 1 : 0;
                results.set(request, { action: 'skipped', warning: warn(describeUnwritten(request, left), error) });
                if (isEnd)
                    break;
            }
        }
        await settle(access, opened, results);
    }
    catch (error) {
        const [first, ...others] = requests;
        const left = others.filter(({ state }) => state === 'failing').length;
        if (first !== undefined)
            results.set(first, { action: 'skipped', warning: warn(describeUnwritten(first, left), error) });
    }
    return requests.map(request => results.get(request) ?? { action: 'skipped' });
}
async function findOwnIssues(access, markers) {
    const listed = await listMarked(access, markers);
    if (listed.length === 0)
        return new Map();
    const own = (0,sticky_post/* selectOwnPosts */.ez)({ orderOf }, listed, await (0,sticky_post/* findAuthor */.Th)(access.github));
    const found = new Map();
    for (const issue of own) {
        const marker = (0,sticky_post/* markerOf */.we)(issue) ?? '';
        const [first, ...others] = found.get(marker) ?? [];
        found.set(marker, first === undefined ? [issue] : [first, ...others, issue]);
    }
    return found;
}
async function settle(access, opened, results) {
    for (const { request, issue } of opened)
        results.set(request, { action: 'opened', issueUrl: issue.html_url });
    const [first] = opened;
    if (first === undefined)
        return;
    let current = first;
    try {
        const listed = await listMarked(access, new Set(opened.map(({ request }) => request.marker)));
        for (current of opened) {
            const { request, issue } = current;
            const copies = listed.filter(candidate => (0,sticky_post/* markerOf */.we)(candidate) === request.marker);
            results.set(request, toResult(await (0,sticky_post/* settlePost */.YZ)(openPlace(access, request), issue, copies)));
        }
    }
    catch (error) {
        const warning = (0,sticky_post/* warnOfDuplicate */.nR)({ name: current.request.name, warn }, error);
        results.set(current.request, { action: 'opened', issueUrl: current.issue.html_url, warning });
    }
}
function toResult({ post, action, ...written }) {
    return { ...written, action: action === 'created' ? 'opened' : action, issueUrl: post.html_url };
}
const orderOf = ({ number }) => number;
function listMarked({ github, repository }, markers) {
    return (0,action_github.listAll)(github, 'GET /repos/{owner}/{repo}/issues', { ...(0,repository_name/* splitRepository */.T)(repository), state: 'open' }, issueSchema, issue => !issue.pull_request && markers.has((0,sticky_post/* markerOf */.we)(issue) ?? ''));
}
function openPlace(access, request) {
    const { body, name, marker } = request;
    return {
        github: access.github,
        ...{ name, body, orderOf, warn },
        list: () => listMarked(access, new Set([marker])),
        create: () => openIssue(access, request),
        update: issue => changeIssue(access, issue, { body }),
        remove: issue => changeIssue(access, issue, CLOSED_AS_DUPLICATE),
    };
}
async function openIssue({ github, repository, turn }, { title, body }) {
    await turn();
    const { data } = await github.request('POST /repos/{owner}/{repo}/issues', {
        ...(0,repository_name/* splitRepository */.T)(repository),
        title,
        body,
    });
    return issueSchema.parse(data);
}
const CLOSED_AS_DUPLICATE = { state: 'closed', state_reason: 'not_planned' };
const CLOSED = { state: 'closed', state_reason: 'completed' };
async function closeIssue(access, request, oldest, duplicates) {
    const { github, repository, turn } = access;
    await changeIssue(access, oldest, CLOSED);
    const closed = { action: 'closed', issueUrl: oldest.html_url };
    try {
        await turn();
        const { data } = await github.request('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', {
            ...(0,repository_name/* splitRepository */.T)(repository),
            issue_number: oldest.number,
            body: request.recovery,
        });
        sticky_post/* postSchema */.Qn.parse(data);
    }
    catch (error) {
        return { ...closed, warning: warn(`${request.name} was closed without a comment.`, error) };
    }
    return { ...closed, ...(await (0,sticky_post/* removeDuplicates */.R3)(openPlace(access, request), duplicates)) };
}
async function changeIssue({ github, repository, turn }, { number }, change) {
    await turn();
    const { data } = await github.request('PATCH /repos/{owner}/{repo}/issues/{issue_number}', {
        ...(0,repository_name/* splitRepository */.T)(repository),
        issue_number: number,
        ...change,
    });
    const changed = issueSchema.extend({ number: schemas/* literal */.euz(number), state: schemas/* string */.YjP() }).parse(data);
    if ('state' in change)
        schemas/* literal */.euz(change.state).parse(changed.state);
}
const PAUSE = 1000;
function createTurn(clock) {
    const { signal } = new AbortController();
    let last = Number.NEGATIVE_INFINITY;
    return async () => {
        const wait = last + PAUSE - clock.now();
        if (wait > 0)
            await clock.sleep(wait, signal);
        last = clock.now();
    };
}
const MOST_OUTAGES = 3;
function scopeOf(error) {
    const { kind, status = 0, cause } = (0,action_github.describeFailure)(error);
    if (kind === 'unreachable' || status >= 500)
        return 'outage';
    if (cause === 'locked')
        return 'one';
    return [401, 403, 404, 410, 429].includes(status) ? 'all' : 'one';
}
function describeUnwritten({ name, state }, left) {
    const attempt = state === 'recovered' ? 'closed' : 'written';
    if (left === 0)
        return `${name} was not ${attempt}.`;
    return `${name} was not ${attempt}, nor those of ${left} more ${left === 1 ? 'gate' : 'gates'}.`;
}
function warn(what, error) {
    return (0,warnings/* warnOfPost */.mT)('issue', what, (0,action_github.describeFailure)(error));
}

;// CONCATENATED MODULE: ./build/hosts/action/publish/github-posts.js





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

/***/ 20078:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ readGitHubFailure)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2503);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(961);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37428);
/* harmony import */ var _plain_detail_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16680);


const errorSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('HttpError'),
    message: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    response: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ status: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(), data: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J() }).optional(),
});
const refusalSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ message: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });
const retriedSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    request: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ request: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ retryCount: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive() }) }),
});
function readGitHubFailure(error) {
    const failure = { status: undefined, cause: undefined, retried: retriedSchema.safeParse(error).success };
    const http = errorSchema.safeParse(error).data;
    if (http === undefined)
        return { ...failure, kind: 'malformed', detail: (0,_plain_detail_js__WEBPACK_IMPORTED_MODULE_1__/* .plainDetail */ ._)(messageOf(error)) };
    const { message, response } = http;
    const detail = (0,_plain_detail_js__WEBPACK_IMPORTED_MODULE_1__/* .plainDetail */ ._)(message);
    if (response === undefined)
        return { ...failure, kind: 'unreachable', detail };
    const { status, data } = response;
    return { ...failure, kind: 'refused', status, cause: causeOf(status, data), detail };
}
function messageOf(error) {
    if (error instanceof zod__WEBPACK_IMPORTED_MODULE_2__/* .ZodError */ .G) {
        const [issue] = error.issues;
        const path = zod__WEBPACK_IMPORTED_MODULE_3__/* .toDotPath */ .sR(issue?.path ?? []);
        return `${path && `${path}: `}${issue?.message ?? ''}`;
    }
    return error instanceof Error ? error.message : String(error);
}
const FORBIDDEN = [
    ['rate-limit', /rate limit|abuse detection/i],
    ['archived', /archived/i],
    ['locked', /(?:issue|conversation|pull request) is locked/i],
    ['blocked', /\b(?:blocked|suspended)\b/i],
    ['permission', /not accessible by|permission|\bscopes?\b|must have|write access|forbidden/i],
];
function causeOf(status, data) {
    if (status === 429)
        return 'rate-limit';
    const refusal = refusalSchema.safeParse(data).data;
    if (refusal === undefined)
        return undefined;
    switch (status) {
        case 403:
            return FORBIDDEN.find(([, words]) => words.test(refusal.message))?.[0];
        case 404:
            return /repository is empty/i.test(refusal.message) ? undefined : 'not-found';
        case 409:
            return 'conflict';
        case 410:
            return 'gone';
        default:
            return undefined;
    }
}


/***/ }),

/***/ 49804:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ splitRepository)
/* harmony export */ });
function splitRepository(repository) {
    const [owner = '', repo = ''] = repository.split('/');
    return { owner, repo };
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


/***/ })

};
