export const id = 216;
export const ids = [216,783];
export const modules = {

/***/ 16783:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createGitHub: () => (/* binding */ createGitHub),
  describeFailure: () => (/* binding */ describeFailure),
  fetchThroughProxy: () => (/* binding */ fetchThroughProxy)
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
/** The one door to GitHub's API: which calls are repeated, how long they may take, and what a failure says. */







/** Longest wait for a rate limit, in seconds: a job that idles for minutes costs more than a comment is worth. */
const LONGEST_WAIT = 60;
const RATE_LIMIT_RETRIES = 2;
const CLIENT_ERRORS = Array.from({ length: 100 }, (_, index) => 400 + index);
/** Goes where the API calls go, through the runner's proxy; carries no token, repeats nothing, has no time limit. */
const fetchThroughProxy = (url, options) => utils/* defaults */.NT.request?.fetch(url, options);
/**
 * A client for the API at `apiUrl`. Server and connection errors are tried again three times, rate limits
 * twice when the wait is short, other errors never. Honours the runner's proxy variables.
 */
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
/**
 * Has plugin-retry, which comes after it, wait for a rate limit whose end is near. plugin-throttling would do so too, and
 * put a second between any two writes of ours, which are one or two.
 */
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
/** Seconds until a rate limit ends; Infinity for every other error. */
function secondsToWait(error) {
    const { message = '', response } = rateLimitSchema.safeParse(error).data ?? {};
    if (response === undefined)
        return Number.POSITIVE_INFINITY;
    const { 'retry-after': retryAfter, 'x-ratelimit-remaining': remaining, 'x-ratelimit-reset': reset, } = response.headers;
    if (retryAfter !== undefined)
        return retryAfter;
    if (remaining === 0 && reset !== undefined)
        return Math.max(0, Math.ceil(reset - Date.now() / 1000)) + 1;
    // GitHub asks for at least a minute where it does not say.
    return /secondary rate limit/i.test(message) ? LONGEST_WAIT : Number.POSITIVE_INFINITY;
}
/** Reads the error that a call to GitHub ended with, and adds one sentence about it. */
function describeFailure(error) {
    const failure = (0,github_failure/* readGitHubFailure */.g)(error);
    return { ...failure, sentence: (0,github_words/* describeGitHubFailure */.P)(failure) };
}


/***/ }),

/***/ 10216:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   publishIssue: () => (/* binding */ publishIssue)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2503);
/* harmony import */ var _lib_repository_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49804);
/* harmony import */ var _report_warnings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73786);
/* harmony import */ var _github_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16783);
/* harmony import */ var _sticky_post_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34467);
/** The one open issue of a gate that fails outside a pull request. */





const issueSchema = _sticky_post_js__WEBPACK_IMPORTED_MODULE_2__/* .postSchema */ .Qn.extend({
    number: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr(),
    // GitHub lists pull requests as issues, too. Other forges have null here for an issue.
    pull_request: zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({}).nullish(),
});
/**
 * Opens or updates the gate's issue while the gate fails, and closes it with a comment when it has recovered. A failure
 * after that opens a new issue. Never throws: what went wrong is the warning.
 */
async function publishIssue(request) {
    const place = openTracker(request);
    try {
        const own = await (0,_sticky_post_js__WEBPACK_IMPORTED_MODULE_2__/* .findOwnPosts */ .pG)(place);
        if (request.state === 'recovered')
            return await closeIssue(request, place, own);
        const { post, action, ...written } = await (0,_sticky_post_js__WEBPACK_IMPORTED_MODULE_2__/* .writePost */ .S5)(place, own);
        return { ...written, action: action === 'created' ? 'opened' : action, issueUrl: post.html_url };
    }
    catch (error) {
        const attempt = request.state === 'recovered' ? 'closed' : 'written';
        return { action: 'skipped', warning: warn(`The issue was not ${attempt}.`, error) };
    }
}
function openTracker({ github, marker, title, body, repository }) {
    const tracker = (0,_lib_repository_name_js__WEBPACK_IMPORTED_MODULE_4__/* .splitRepository */ .T)(repository);
    return {
        github,
        name: 'The issue',
        body,
        orderOf: ({ number }) => number,
        warn,
        list: () => github.paginate('GET /repos/{owner}/{repo}/issues', { ...tracker, state: 'open', per_page: 100 }, 
        // Filtered page by page: there may be thousands of issues, each with its whole text.
        ({ data }) => zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(issueSchema)
            .parse(data)
            .filter(issue => !issue.pull_request && (0,_sticky_post_js__WEBPACK_IMPORTED_MODULE_2__/* .isMarked */ .rZ)(issue, marker))),
        async create() {
            const { data } = await github.request('POST /repos/{owner}/{repo}/issues', { ...tracker, title, body });
            return issueSchema.parse(data);
        },
        update: issue => changeIssue({ github, repository }, issue, { body }),
        remove: issue => changeIssue({ github, repository }, issue, CLOSED_AS_DUPLICATE),
    };
}
const CLOSED_AS_DUPLICATE = { state: 'closed', state_reason: 'not_planned' };
const CLOSED = { state: 'closed', state_reason: 'completed' };
/** Closes before it comments: if closing failed, every later run would add one more comment. */
async function closeIssue({ github, repository, recovery }, place, [oldest, ...duplicates]) {
    if (oldest === undefined)
        return { action: 'skipped' };
    await changeIssue({ github, repository }, oldest, CLOSED);
    const closed = { action: 'closed', issueUrl: oldest.html_url };
    try {
        await github.request('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', {
            ...(0,_lib_repository_name_js__WEBPACK_IMPORTED_MODULE_4__/* .splitRepository */ .T)(repository),
            issue_number: oldest.number,
            body: recovery,
        });
    }
    catch (error) {
        return { ...closed, warning: warn('The issue was closed without a comment.', error) };
    }
    return { ...closed, ...(await (0,_sticky_post_js__WEBPACK_IMPORTED_MODULE_2__/* .removeDuplicates */ .R3)(place, duplicates)) };
}
async function changeIssue({ github, repository }, { number }, change) {
    await github.request('PATCH /repos/{owner}/{repo}/issues/{issue_number}', {
        ...(0,_lib_repository_name_js__WEBPACK_IMPORTED_MODULE_4__/* .splitRepository */ .T)(repository),
        issue_number: number,
        ...change,
    });
}
function warn(what, error) {
    return (0,_report_warnings_js__WEBPACK_IMPORTED_MODULE_0__/* .warnOfPost */ .mT)('issue', what, (0,_github_js__WEBPACK_IMPORTED_MODULE_1__.describeFailure)(error));
}


/***/ }),

/***/ 34467:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qn: () => (/* binding */ postSchema),
/* harmony export */   R3: () => (/* binding */ removeDuplicates),
/* harmony export */   S5: () => (/* binding */ writePost),
/* harmony export */   pG: () => (/* binding */ findOwnPosts),
/* harmony export */   rZ: () => (/* binding */ isMarked)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2503);
/* harmony import */ var _github_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16783);
/**
 * A post on GitHub, a comment or an issue, of which a gate keeps one. A gate knows its posts by their first line and
 * their author.
 */


/** The author of posts that GITHUB_TOKEN writes on GitHub. GitHub checks the token again on each write. */
const WORKFLOW_AUTHOR = 'github-actions[bot]';
const userSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() });
const viewerSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ viewer: userSchema });
/** The fields of a comment or an issue that tell whose it is. */
const postSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    html_url: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    body: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
    // Null when the account was deleted.
    user: userSchema.nullish(),
});
/** Tells whether the post's first line is `marker`, whoever wrote it. */
function isMarked({ body }, marker) {
    return body?.split(/\r?\n/, 1)[0] === marker;
}
/** Finds the marked posts of the token's own account, oldest first. Rejects like a call to GitHub. */
async function findOwnPosts(place) {
    const posts = await place.list();
    if (posts.length === 0)
        return [];
    const author = await findAuthor(place.github);
    return sortByAge(place, posts.filter(post => post.user?.login === author));
}
/**
 * Updates the oldest of the gate's own posts and removes the others; creates one where there is none. Rejects like a call
 * to GitHub when the post cannot be written.
 */
async function writePost(place, [oldest, ...duplicates]) {
    return oldest === undefined ? await createPost(place) : await updatePost(place, oldest, duplicates);
}
/**
 * Two runs at once may both find no post and both create one, and a creation that is tried again after an error may have
 * succeeded before. A run that lists the posts after its creation sees all copies, and every run keeps the same one.
 */
async function createPost(place) {
    const created = await place.create();
    const written = { action: 'created', post: created };
    try {
        const isCreated = (post) => place.orderOf(post) === place.orderOf(created);
        const others = (await place.list()).filter(post => !isCreated(post) && post.user?.login === created.user?.login);
        const [oldest, ...duplicates] = sortByAge(place, [created, ...others]);
        if (oldest === undefined || others.length === 0)
            return written;
        const updated = await updatePost(place, oldest, duplicates);
        return oldest === created ? { ...updated, action: 'created' } : updated;
    }
    catch (error) {
        return { ...written, warning: place.warn(`${place.name} may have a duplicate.`, error) };
    }
}
async function updatePost(place, oldest, duplicates) {
    const isSame = hasBody(oldest, place.body);
    if (!isSame)
        await place.update(oldest);
    const written = { action: isSame ? 'unchanged' : 'updated', post: oldest };
    return { ...written, ...(await removeDuplicates(place, duplicates)) };
}
/** Removes duplicates. Never throws: what went wrong is the warning. */
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
/** Returns the login of the token's posts. A workflow's own token may not read its user, but its viewer. */
async function findAuthor(github) {
    try {
        const { data } = await github.request('GET /user');
        return userSchema.parse(data).login;
    }
    catch (error) {
        const { status = 0 } = (0,_github_js__WEBPACK_IMPORTED_MODULE_0__.describeFailure)(error);
        if (![401, 403, 404].includes(status))
            throw error;
    }
    try {
        return viewerSchema.parse(await github.graphql('query { viewer { login } }')).viewer.login;
    }
    catch {
        return WORKFLOW_AUTHOR;
    }
}
/** Compares without what GitHub may change: line ends, and white space around the text. */
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(961);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37428);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94869);
/** What an error says about the call to GitHub's API that ended with it. Pure. */


const DETAIL_LENGTH = 200;
const errorSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('HttpError'),
    message: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    // A connection error has the status 500 as well. Only a refusal has a response.
    response: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ status: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr() }).optional(),
});
const retriedSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    request: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ request: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ retryCount: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive() }) }),
});
/** Returns the facts of an error that a call to GitHub, or the parsing of its answer, ended with. */
function readGitHubFailure(error) {
    const failure = { status: undefined, rateLimited: false, retried: retriedSchema.safeParse(error).success };
    const http = errorSchema.safeParse(error).data;
    if (http === undefined) {
        const problem = error instanceof zod__WEBPACK_IMPORTED_MODULE_1__/* .ZodError */ .G ? zod__WEBPACK_IMPORTED_MODULE_2__/* .prettifyError */ .S1(error) : String(error);
        return { ...failure, kind: 'malformed', detail: excerpt(problem) };
    }
    const { message, response } = http;
    const detail = excerpt(message);
    if (response === undefined)
        return { ...failure, kind: 'unreachable', detail };
    const { status } = response;
    const rateLimited = status === 429 || (status === 403 && /rate limit/i.test(message));
    return { ...failure, kind: 'refused', status, rateLimited, detail };
}
/** The first words of a message; the title of an HTML error page. */
function excerpt(message) {
    const isPage = /^\s*</.test(message);
    const text = isPage ? (/<title[^>]*>([^<]*)/i.exec(message)?.[1] ?? 'an HTML page') : message;
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .clip */ .$Q)((0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .toSingleLine */ .OX)(text), DETAIL_LENGTH);
}


/***/ }),

/***/ 49804:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ splitRepository)
/* harmony export */ });
/** Splits `owner/name` into the parameters of a call to GitHub. */
function splitRepository(repository) {
    const [owner = '', repo = ''] = repository.split('/');
    return { owner, repo };
}


/***/ })

};
