export const id = 487;
export const ids = [487,167];
export const modules = {

/***/ 57167:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createGitHub: () => (/* binding */ createGitHub),
  describeFailure: () => (/* binding */ describeFailure),
  fetchThroughProxy: () => (/* binding */ fetchThroughProxy)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 13 modules
var lib_core = __webpack_require__(77094);
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

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/errors.js
var errors = __webpack_require__(961);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/errors.js
var core_errors = __webpack_require__(37428);
// EXTERNAL MODULE: ./build/text.js
var build_text = __webpack_require__(50977);
;// CONCATENATED MODULE: ./build/github.js
/** The one door to GitHub's API: which calls are repeated, how long they may take, and what a failure says. */






/** Longest wait for a rate limit, in seconds: a job that idles for minutes costs more than a comment is worth. */
const LONGEST_WAIT = 60;
const RATE_LIMIT_RETRIES = 2;
const EXCERPT_LENGTH = 200;
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
const errorSchema = classic_schemas/* object */.Ikc({
    name: classic_schemas/* literal */.euz('HttpError'),
    message: classic_schemas/* string */.YjP(),
    // A connection error carries status 500 too: only an answer tells them apart.
    response: classic_schemas/* object */.Ikc({ status: classic_schemas/* int */.Whr() }).optional(),
});
/** What is known of the error that a call to GitHub, or the reading of its answer, ended with. */
function describeFailure(error) {
    const http = errorSchema.safeParse(error).data;
    if (http === undefined) {
        const problem = error instanceof errors/* ZodError */.G ? core_errors/* prettifyError */.S1(error) : String(error);
        return failure(`GitHub's answer is not what its documentation says (${excerpt(problem)}).`);
    }
    const { message, response } = http;
    const detail = excerpt(message);
    if (response === undefined)
        return failure(`GitHub could not be reached (${detail}).`);
    const { status } = response;
    const rateLimited = status === 429 || (status === 403 && /rate limit/i.test(message));
    return { ...failure(`GitHub answered ${status} (${detail}).`), status, rateLimited };
}
function failure(sentence) {
    return { status: undefined, rateLimited: false, sentence };
}
/** The first words of a message; of an HTML error page, its title. */
function excerpt(message) {
    const isPage = /^\s*</.test(message);
    const text = isPage ? (/<title[^>]*>([^<]*)/i.exec(message)?.[1] ?? 'an HTML page') : message;
    return (0,build_text/* clip */.$Q)((0,build_text/* toSingleLine */.OX)(text), EXCERPT_LENGTH);
}


/***/ }),

/***/ 77487:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   publishIssue: () => (/* binding */ publishIssue)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2503);
/* harmony import */ var _github_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57167);
/* harmony import */ var _own_posts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50714);
/** The one open issue of a gate that fails where nobody looks at a pull request. */



const issueSchema = _own_posts_js__WEBPACK_IMPORTED_MODULE_1__/* .postSchema */ .Qn.extend({
    number: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    // To GitHub, pull requests are issues too; other forges have null here for an issue.
    pull_request: zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({}).nullish(),
});
/**
 * Opens or updates the gate's issue while the gate fails, and closes it with a comment once it has recovered; a
 * failure after that opens a new one. Never throws: what went wrong is the warning.
 */
async function publishIssue(request) {
    try {
        const [oldest, ...duplicates] = await (0,_own_posts_js__WEBPACK_IMPORTED_MODULE_1__/* .keepOwn */ .S6)(request.github, await listMarked(request));
        if (request.state === 'recovered') {
            return oldest === undefined ? { action: 'skipped' } : await close(request, oldest, duplicates);
        }
        return oldest === undefined ? await open(request) : await settle(request, oldest, duplicates);
    }
    catch (error) {
        const attempt = request.state === 'recovered' ? 'closed' : 'written';
        return { action: 'skipped', warning: `The issue was not ${attempt}. ${explain(error)}` };
    }
}
/** All open issues, whoever wrote them, that begin with the marker; the oldest first. */
async function listMarked({ github, marker, repository }) {
    const issues = await github.paginate('GET /repos/{owner}/{repo}/issues', { ...(0,_own_posts_js__WEBPACK_IMPORTED_MODULE_1__/* .splitRepository */ .T8)(repository), state: 'open', per_page: 100 }, 
    // Page by page, for there may be thousands, each with all its text.
    ({ data }) => zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(issueSchema)
        .parse(data)
        .filter(issue => !issue.pull_request && (0,_own_posts_js__WEBPACK_IMPORTED_MODULE_1__/* .isMarked */ .rZ)(issue, marker)));
    return issues.sort((one, other) => one.number - other.number);
}
/** Two runs at once, or a creation that is tried again, leave copies: whoever lists after its own sees them all. */
async function open(request) {
    const { github, repository, title, body } = request;
    const { data } = await github.request('POST /repos/{owner}/{repo}/issues', {
        ...(0,_own_posts_js__WEBPACK_IMPORTED_MODULE_1__/* .splitRepository */ .T8)(repository),
        title,
        body,
    });
    const opened = issueSchema.parse(data);
    const outcome = { action: 'opened', issueUrl: opened.html_url };
    try {
        const listed = await listMarked(request);
        const others = listed.filter(({ number, user }) => number !== opened.number && user?.login === opened.user?.login);
        const [oldest, ...duplicates] = [opened, ...others].sort((one, other) => one.number - other.number);
        if (oldest === undefined || others.length === 0)
            return outcome;
        const settled = await settle(request, oldest, duplicates);
        return oldest === opened ? { ...settled, action: 'opened' } : settled;
    }
    catch (error) {
        return { ...outcome, warning: `The issue may have a duplicate. ${explain(error)}` };
    }
}
async function settle(request, oldest, duplicates) {
    const { body } = request;
    const isSame = (0,_own_posts_js__WEBPACK_IMPORTED_MODULE_1__/* .hasBody */ .d9)(oldest, body);
    if (!isSame)
        await update(request, oldest, { body });
    const outcome = { action: isSame ? 'unchanged' : 'updated', issueUrl: oldest.html_url };
    return closeDuplicates(request, duplicates, outcome);
}
/** Closed before it is commented on: where closing fails, every later run would leave one more comment. */
async function close(request, oldest, duplicates) {
    const { github, repository, recovery } = request;
    await update(request, oldest, { state: 'closed', state_reason: 'completed' });
    const outcome = { action: 'closed', issueUrl: oldest.html_url };
    try {
        await github.request('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', {
            ...(0,_own_posts_js__WEBPACK_IMPORTED_MODULE_1__/* .splitRepository */ .T8)(repository),
            issue_number: oldest.number,
            body: recovery,
        });
    }
    catch (error) {
        return { ...outcome, warning: `The issue was closed without a comment. ${explain(error)}` };
    }
    return closeDuplicates(request, duplicates, outcome);
}
async function closeDuplicates(request, duplicates, outcome) {
    try {
        for (const duplicate of duplicates) {
            await update(request, duplicate, { state: 'closed', state_reason: 'not_planned' });
        }
        return outcome;
    }
    catch (error) {
        return { ...outcome, warning: `A duplicate of the issue is left open. ${explain(error)}` };
    }
}
async function update({ github, repository }, { number }, change) {
    await github.request('PATCH /repos/{owner}/{repo}/issues/{issue_number}', {
        ...(0,_own_posts_js__WEBPACK_IMPORTED_MODULE_1__/* .splitRepository */ .T8)(repository),
        issue_number: number,
        ...change,
    });
}
function explain(error) {
    const { status, rateLimited, sentence } = (0,_github_js__WEBPACK_IMPORTED_MODULE_0__.describeFailure)(error);
    if (rateLimited)
        return `${sentence} This is a rate limit, no missing permission: a later run makes up for it.`;
    if (status === 403) {
        return `${sentence} The job needs the permission \`issues: write\`; a push by Dependabot has a read-only token whatever the workflow says.`;
    }
    if (status === 410) {
        return `${sentence} The repository has its issues disabled: enable them in its settings, or set \`issue: never\`.`;
    }
    return sentence;
}


/***/ }),

/***/ 50714:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qn: () => (/* binding */ postSchema),
/* harmony export */   S6: () => (/* binding */ keepOwn),
/* harmony export */   T8: () => (/* binding */ splitRepository),
/* harmony export */   d9: () => (/* binding */ hasBody),
/* harmony export */   rZ: () => (/* binding */ isMarked)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2503);
/* harmony import */ var _github_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57167);
/** What the gate's earlier runs wrote on GitHub: told from other posts by its first line and its author. */


/** Who GITHUB_TOKEN writes as on GitHub; right in nearly every workflow, and checked by GitHub on each write. */
const WORKFLOW_AUTHOR = 'github-actions[bot]';
const userSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() });
const viewerSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ viewer: userSchema });
/** A comment or an issue, as far as it tells whose it is. */
const postSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    html_url: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    body: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
    // Null when the account was deleted.
    user: userSchema.nullish(),
});
/** Whether the post's first line is `marker`, whoever wrote it. */
function isMarked({ body }, marker) {
    return body?.split(/\r?\n/, 1)[0] === marker;
}
/** Those of `posts` that the token's own account wrote. Rejects like a call to GitHub. */
async function keepOwn(github, posts) {
    if (posts.length === 0)
        return [];
    const author = await findAuthor(github);
    return posts.filter(post => post.user?.login === author);
}
/** The login that the token's posts carry. A workflow's own token may not read its user, but its viewer. */
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
/** Whether a post says `body` already: GitHub may hand back other line ends, and no white space around the text. */
function hasBody(post, body) {
    const normalize = (text) => text.replaceAll('\r\n', '\n').trim();
    return normalize(post.body ?? '') === normalize(body);
}
/** `owner/name` as the parameters of a call. */
function splitRepository(repository) {
    const [owner = '', repo = ''] = repository.split('/');
    return { owner, repo };
}


/***/ })

};
