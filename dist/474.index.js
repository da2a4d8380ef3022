export const id = 474;
export const ids = [474,783];
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

/***/ 74474:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  commentOnPullRequest: () => (/* binding */ commentOnPullRequest)
});

// EXTERNAL MODULE: ./build/report/markdown/comment.js + 5 modules
var markdown_comment = __webpack_require__(21291);
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
// EXTERNAL MODULE: ./build/hosts/action/publish/sticky-post.js
var sticky_post = __webpack_require__(34467);
;// CONCATENATED MODULE: ./build/hosts/action/publish/comment.js
/** The one comment of a gate on a pull request. */





const commentSchema = sticky_post/* postSchema */.Qn.extend({ id: schemas/* int */.Whr() });
/** Creates or updates the gate's comment and removes its duplicates. Never throws: what went wrong is the warning. */
async function publishComment(request) {
    const place = openThread(request);
    try {
        const own = await (0,sticky_post/* findOwnPosts */.pG)(place);
        if (own.length === 0 && request.mode === 'on-failure' && !request.failed)
            return { action: 'skipped' };
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
        async list() {
            const route = 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments';
            const comments = await github.paginate(route, { ...thread, per_page: 100 });
            return schemas/* array */.YOg(commentSchema)
                .parse(comments)
                .filter(comment => (0,sticky_post/* isMarked */.rZ)(comment, marker));
        },
        async create() {
            const route = 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments';
            const { data } = await github.request(route, { ...thread, body });
            return commentSchema.parse(data);
        },
        async update({ id }) {
            const route = 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}';
            await github.request(route, { ...repository, comment_id: id, body });
        },
        async remove({ id }) {
            try {
                const route = 'DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}';
                await github.request(route, { ...repository, comment_id: id });
            }
            catch (error) {
                // Another run has deleted it.
                if ((0,action_github.describeFailure)(error).status !== 404)
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
;// CONCATENATED MODULE: ./build/hosts/action/publish/pull-request.js



const pullsSchema = schemas/* array */.YOg(schemas/* object */.Ikc({ number: schemas/* int */.Whr(), state: schemas/* string */.YjP(), head: schemas/* object */.Ikc({ sha: schemas/* string */.YjP() }) }));
/**
 * Finds the pull request of the run: that of its event, or the oldest open one whose head is the pushed commit. Else
 * returns why there is none, for a notice. Never throws.
 */
async function findPullRequest(github, context) {
    const { pullRequest, repository, sha } = context;
    if (pullRequest)
        return { number: pullRequest.number };
    if (!repository || !sha)
        return { missing: 'This run has no commit to look a pull request up by.' };
    try {
        const pulls = await github.paginate('GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls', {
            ...(0,repository_name/* splitRepository */.T)(repository),
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
            missing: `The pull request of the commit ${sha} was not found. ${(0,action_github.describeFailure)(error).sentence}`,
        };
    }
}

// EXTERNAL MODULE: ./build/hosts/action/publish/warn.js
var publish_warn = __webpack_require__(22243);
;// CONCATENATED MODULE: ./build/hosts/action/publish/comment-on-pull-request.js








/** Writes the outcome into a comment on the run's pull request, where there is one. Never throws. */
async function commentOnPullRequest(outcome, { comment: mode, key, githubToken }, context, failed) {
    const { repository, apiUrl } = context;
    if (mode === 'never' || repository === undefined)
        return;
    if (!githubToken)
        return (0,publish_warn/* warn */.R)({ warning: (0,warnings/* warnOfToken */.FE)('comment') });
    const github = (0,action_github.createGitHub)(githubToken, apiUrl);
    const pullRequest = await findPullRequest(github, context);
    if ('missing' in pullRequest) {
        return log/* actionLog */.Z.notice(`There is no comment. ${pullRequest.missing}`);
    }
    const comment = await publishComment({
        github,
        repository,
        pullRequestNumber: pullRequest.number,
        marker: (0,markdown_comment/* commentMarker */.Ql)(key),
        body: (0,markdown_comment/* renderComment */.wQ)(outcome),
        mode,
        failed,
    });
    (0,publish_warn/* warn */.R)(comment);
    (0,publish_warn/* warn */.R)((0,outputs/* setOutputs */.n)({ 'comment-id': comment.commentId, 'comment-url': comment.commentUrl }));
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
