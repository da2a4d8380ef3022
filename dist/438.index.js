export const id = 438;
export const ids = [438,167];
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

/***/ 13438:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  commentOnPullRequest: () => (/* binding */ commentOnPullRequest)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 13 modules
var core = __webpack_require__(77094);
// EXTERNAL MODULE: ./build/github.js + 1 modules
var build_github = __webpack_require__(57167);
// EXTERNAL MODULE: ./build/report/comment.js + 4 modules
var report_comment = __webpack_require__(22496);
// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(2503);
// EXTERNAL MODULE: ./build/publish/own-posts.js
var own_posts = __webpack_require__(50714);
;// CONCATENATED MODULE: ./build/publish/comment.js
/** The one sticky comment of a gate on a pull request. */



const commentSchema = own_posts/* postSchema */.Qn.extend({ id: schemas/* int */.Whr() });
/** Creates or updates the gate's comment and removes its duplicates. Never throws: what went wrong is the warning. */
async function publishComment(request) {
    try {
        const [oldest, ...duplicates] = await (0,own_posts/* keepOwn */.S6)(request.github, await listMarked(request));
        if (oldest)
            return await settle(request, oldest, duplicates);
        if (request.mode === 'on-failure' && !request.failed)
            return { action: 'skipped' };
        return await createComment(request);
    }
    catch (error) {
        return { action: 'skipped', warning: `The pull request comment was not written. ${explain(error)}` };
    }
}
/** All comments, whoever wrote them, that begin with the marker; the oldest first. */
async function listMarked({ github, marker, ...request }) {
    const comments = await github.paginate('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', {
        ...thread(request),
        per_page: 100,
    });
    return schemas/* array */.YOg(commentSchema)
        .parse(comments)
        .filter(comment => (0,own_posts/* isMarked */.rZ)(comment, marker))
        .sort((one, other) => one.id - other.id);
}
/**
 * Two runs at once both find nothing and both create; and a creation that is tried again after an error may
 * have happened before. Whoever lists after its own creation sees all copies, and all keep the same one.
 */
async function createComment(request) {
    const { data } = await request.github.request('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', {
        ...thread(request),
        body: request.body,
    });
    const created = commentSchema.parse(data);
    const outcome = { action: 'created', commentId: created.id, commentUrl: created.html_url };
    try {
        const listed = await listMarked(request);
        const others = listed.filter(({ id, user }) => id !== created.id && user?.login === created.user?.login);
        const [oldest, ...duplicates] = [created, ...others].sort((one, other) => one.id - other.id);
        if (oldest === undefined || others.length === 0)
            return outcome;
        const settled = await settle(request, oldest, duplicates);
        return oldest === created ? { ...settled, action: 'created' } : settled;
    }
    catch (error) {
        return { ...outcome, warning: `The pull request comment may have a duplicate. ${explain(error)}` };
    }
}
async function settle(request, oldest, duplicates) {
    const isSame = (0,own_posts/* hasBody */.d9)(oldest, request.body);
    if (!isSame) {
        await request.github.request('PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}', {
            ...(0,own_posts/* splitRepository */.T8)(request.repository),
            comment_id: oldest.id,
            body: request.body,
        });
    }
    const outcome = {
        action: isSame ? 'unchanged' : 'updated',
        commentId: oldest.id,
        commentUrl: oldest.html_url,
    };
    try {
        for (const duplicate of duplicates)
            await deleteComment(request, duplicate.id);
        return outcome;
    }
    catch (error) {
        return { ...outcome, warning: `A duplicate of the pull request comment is left. ${explain(error)}` };
    }
}
async function deleteComment(request, id) {
    try {
        await request.github.request('DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}', {
            ...(0,own_posts/* splitRepository */.T8)(request.repository),
            comment_id: id,
        });
    }
    catch (error) {
        // The run that we raced with was faster.
        if ((0,build_github.describeFailure)(error).status !== 404)
            throw error;
    }
}
function thread(request) {
    return { ...(0,own_posts/* splitRepository */.T8)(request.repository), issue_number: request.pullRequestNumber };
}
function explain(error) {
    const { status, rateLimited, sentence } = (0,build_github.describeFailure)(error);
    if (status !== 403 || rateLimited)
        return sentence;
    return `${sentence} The job needs the permission \`pull-requests: write\`; a pull request from a fork or from Dependabot has a read-only token whatever the workflow says.`;
}

// EXTERNAL MODULE: ./build/publish/outputs.js
var outputs = __webpack_require__(14814);
;// CONCATENATED MODULE: ./build/publish/pull-request.js
/** Which pull request a run belongs to. */


const pullsSchema = schemas/* array */.YOg(schemas/* object */.Ikc({ number: schemas/* int */.Whr(), state: schemas/* string */.YjP(), head: schemas/* object */.Ikc({ sha: schemas/* string */.YjP() }) }));
/**
 * The pull request of the run's event, or of a push the oldest open one whose head was pushed; else the reason
 * why there is none, for a notice. Never throws.
 */
async function findPullRequest(github, context) {
    const { pullRequest, repository, sha } = context;
    if (pullRequest)
        return { number: pullRequest.number };
    if (!repository || !sha)
        return { missing: 'This run has no commit to look a pull request up by.' };
    try {
        const [owner = '', repo = ''] = repository.split('/');
        const pulls = await github.paginate('GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls', {
            owner,
            repo,
            commit_sha: sha,
            per_page: 100,
        });
        const numbers = pullsSchema
            .parse(pulls)
            .filter(pull => pull.state === 'open' && pull.head.sha === sha)
            .map(pull => pull.number);
        if (numbers.length > 0)
            return { number: Math.min(...numbers) };
        return { missing: `No open pull request has the commit ${sha} as its head.` };
    }
    catch (error) {
        return {
            missing: `The pull request of the commit ${sha} was not found. ${(0,build_github.describeFailure)(error).sentence}`,
        };
    }
}

// EXTERNAL MODULE: ./build/publish/warn.js
var warn = __webpack_require__(15778);
;// CONCATENATED MODULE: ./build/publish/comment-on-pull-request.js








/** Puts the outcome under the run's pull request, where there is one. Never throws. */
async function commentOnPullRequest(outcome, { comment: mode, key, githubToken }, context, failed) {
    const { repository, apiUrl } = context;
    if (mode === 'never' || repository === undefined)
        return;
    if (!githubToken)
        return (0,warn/* warn */.R)({ warning: 'There is no comment: the input github-token is empty.' });
    const github = (0,build_github.createGitHub)(githubToken, apiUrl);
    const pullRequest = await findPullRequest(github, context);
    if ('missing' in pullRequest) {
        return (0,core/* notice */.lm)((0,report_escape/* plainLine */.h0)(`There is no comment. ${pullRequest.missing}`, 2000));
    }
    const comment = await publishComment({
        github,
        repository,
        pullRequestNumber: pullRequest.number,
        marker: (0,report_comment/* commentMarker */.Ql)(key),
        body: (0,report_comment/* renderComment */.wQ)(outcome),
        mode,
        failed,
    });
    (0,warn/* warn */.R)(comment);
    (0,warn/* warn */.R)((0,outputs/* setOutputs */.n)({ 'comment-id': comment.commentId, 'comment-url': comment.commentUrl }));
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
