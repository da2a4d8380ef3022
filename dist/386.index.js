export const id = 386;
export const ids = [386];
export const modules = {

/***/ 52386:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  commentOnPullRequest: () => (/* binding */ commentOnPullRequest)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 13 modules
var core = __webpack_require__(77094);
// EXTERNAL MODULE: ./build/report/comment.js + 3 modules
var report_comment = __webpack_require__(44740);
// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(2503);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./node_modules/@actions/github/lib/github.js
var github = __webpack_require__(61351);
// EXTERNAL MODULE: ./node_modules/@actions/github/lib/utils.js + 19 modules
var utils = __webpack_require__(85555);
// EXTERNAL MODULE: ./node_modules/@octokit/plugin-retry/dist-bundle/index.js
var dist_bundle = __webpack_require__(49735);
// EXTERNAL MODULE: ./node_modules/bottleneck/light.js
var light = __webpack_require__(63251);
;// CONCATENATED MODULE: ./node_modules/@octokit/plugin-throttling/dist-bundle/index.js
// pkg/dist-src/index.js


// pkg/dist-src/version.js
var VERSION = "0.0.0-development";

// pkg/dist-src/wrap-request.js
var noop = () => Promise.resolve();
function wrapRequest(state, request, options) {
  return state.retryLimiter.schedule(doRequest, state, request, options);
}
async function doRequest(state, request, options) {
  const { pathname } = new URL(options.url, "http://github.test");
  const isAuth = isAuthRequest(options.method, pathname);
  const isWrite = !isAuth && options.method !== "GET" && options.method !== "HEAD";
  const isSearch = options.method === "GET" && pathname.startsWith("/search/");
  const isGraphQL = pathname.startsWith("/graphql");
  const retryCount = ~~request.retryCount;
  const jobOptions = retryCount > 0 ? { priority: 0, weight: 0 } : {};
  if (state.clustering) {
    jobOptions.expiration = 1e3 * 60;
  }
  if (isWrite || isGraphQL) {
    await state.write.key(state.id).schedule(jobOptions, noop);
  }
  if (isWrite && state.triggersNotification(pathname)) {
    await state.notifications.key(state.id).schedule(jobOptions, noop);
  }
  if (isSearch) {
    await state.search.key(state.id).schedule(jobOptions, noop);
  }
  const req = (isAuth ? state.auth : state.global).key(state.id).schedule(jobOptions, request, options);
  if (isGraphQL) {
    const res = await req;
    if (res.data.errors != null && res.data.errors.some((error) => error.type === "RATE_LIMITED")) {
      const error = Object.assign(new Error("GraphQL Rate Limit Exceeded"), {
        response: res,
        data: res.data
      });
      throw error;
    }
  }
  return req;
}
function isAuthRequest(method, pathname) {
  return method === "PATCH" && // https://docs.github.com/en/rest/apps/apps?apiVersion=2022-11-28#create-a-scoped-access-token
  /^\/applications\/[^/]+\/token\/scoped$/.test(pathname) || method === "POST" && // https://docs.github.com/en/rest/apps/oauth-applications?apiVersion=2022-11-28#reset-a-token
  (/^\/applications\/[^/]+\/token$/.test(pathname) || // https://docs.github.com/en/rest/apps/apps?apiVersion=2022-11-28#create-an-installation-access-token-for-an-app
  /^\/app\/installations\/[^/]+\/access_tokens$/.test(pathname) || // https://docs.github.com/en/apps/oauth-apps/building-oauth-apps/authorizing-oauth-apps
  pathname === "/login/oauth/access_token");
}

// pkg/dist-src/generated/triggers-notification-paths.js
var triggers_notification_paths_default = [
  "/orgs/{org}/invitations",
  "/orgs/{org}/invitations/{invitation_id}",
  "/orgs/{org}/teams/{team_slug}/discussions",
  "/orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments",
  "/repos/{owner}/{repo}/collaborators/{username}",
  "/repos/{owner}/{repo}/commits/{commit_sha}/comments",
  "/repos/{owner}/{repo}/issues",
  "/repos/{owner}/{repo}/issues/{issue_number}/comments",
  "/repos/{owner}/{repo}/issues/{issue_number}/sub_issue",
  "/repos/{owner}/{repo}/issues/{issue_number}/sub_issues/priority",
  "/repos/{owner}/{repo}/pulls",
  "/repos/{owner}/{repo}/pulls/{pull_number}/comments",
  "/repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies",
  "/repos/{owner}/{repo}/pulls/{pull_number}/merge",
  "/repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers",
  "/repos/{owner}/{repo}/pulls/{pull_number}/reviews",
  "/repos/{owner}/{repo}/releases",
  "/teams/{team_id}/discussions",
  "/teams/{team_id}/discussions/{discussion_number}/comments"
];

// pkg/dist-src/route-matcher.js
function routeMatcher(paths) {
  const regexes = paths.map(
    (path) => path.split("/").map((c) => c.startsWith("{") ? "(?:.+?)" : c).join("/")
  );
  const regex2 = `^(?:${regexes.map((r) => `(?:${r})`).join("|")})[^/]*$`;
  return new RegExp(regex2, "i");
}

// pkg/dist-src/index.js
var regex = routeMatcher(triggers_notification_paths_default);
var triggersNotification = regex.test.bind(regex);
var groups = {};
var createGroups = function(Bottleneck, common) {
  groups.global = new Bottleneck.Group({
    id: "octokit-global",
    maxConcurrent: 10,
    ...common
  });
  groups.auth = new Bottleneck.Group({
    id: "octokit-auth",
    maxConcurrent: 1,
    ...common
  });
  groups.search = new Bottleneck.Group({
    id: "octokit-search",
    maxConcurrent: 1,
    minTime: 2e3,
    ...common
  });
  groups.write = new Bottleneck.Group({
    id: "octokit-write",
    maxConcurrent: 1,
    minTime: 1e3,
    ...common
  });
  groups.notifications = new Bottleneck.Group({
    id: "octokit-notifications",
    maxConcurrent: 1,
    minTime: 3e3,
    ...common
  });
};
function throttling(octokit, octokitOptions) {
  const {
    enabled = true,
    Bottleneck = light,
    id = "no-id",
    timeout = 1e3 * 60 * 2,
    // Redis TTL: 2 minutes
    connection
  } = octokitOptions.throttle || {};
  if (!enabled) {
    return {};
  }
  const common = { timeout };
  if (typeof connection !== "undefined") {
    common.connection = connection;
  }
  const state = Object.assign(
    {
      clustering: connection != null,
      triggersNotification,
      fallbackSecondaryRateRetryAfter: 60,
      retryAfterBaseValue: 1e3,
      id
    },
    octokitOptions.throttle
  );
  if (typeof state.onSecondaryRateLimit !== "function" || typeof state.onRateLimit !== "function") {
    throw new Error(`octokit/plugin-throttling error:
        You must pass the onSecondaryRateLimit and onRateLimit error handlers.
        See https://octokit.github.io/rest.js/#throttling

        const octokit = new Octokit({
          throttle: {
            onSecondaryRateLimit: (retryAfter, options) => {/* ... */},
            onRateLimit: (retryAfter, options) => {/* ... */}
          }
        })
    `);
  }
  let initialized = false;
  const initializeBottleneck = () => {
    if (initialized) {
      return;
    }
    initialized = true;
    if (groups.global == null) {
      createGroups(Bottleneck, common);
    }
    state.global = state.global ?? groups.global;
    state.auth = state.auth ?? groups.auth;
    state.search = state.search ?? groups.search;
    state.write = state.write ?? groups.write;
    state.notifications = state.notifications ?? groups.notifications;
    state.retryLimiter = state.retryLimiter ?? new Bottleneck();
    const events = {};
    const emitter = new Bottleneck.Events(events);
    events.on("secondary-limit", state.onSecondaryRateLimit);
    events.on("rate-limit", state.onRateLimit);
    events.on(
      "error",
      (e) => octokit.log.warn("Error in throttling-plugin limit handler", e)
    );
    state.retryLimiter.on("failed", async function(error, info) {
      const [state2, request, options] = info.args;
      const { pathname } = new URL(options.url, "http://github.test");
      const shouldRetryGraphQL = pathname.startsWith("/graphql") && error.status !== 401;
      if (!(shouldRetryGraphQL || error.status === 403 || error.status === 429)) {
        return;
      }
      const retryCount = ~~request.retryCount;
      request.retryCount = retryCount;
      options.request.retryCount = retryCount;
      const { wantRetry, retryAfter = 0 } = await (async function() {
        if (/\bsecondary rate\b/i.test(error.message)) {
          const retryAfter2 = Number(error.response.headers["retry-after"]) || state2.fallbackSecondaryRateRetryAfter;
          const wantRetry2 = await emitter.trigger(
            "secondary-limit",
            retryAfter2,
            options,
            octokit,
            retryCount
          );
          return { wantRetry: wantRetry2, retryAfter: retryAfter2 };
        }
        if (error.response.headers != null && error.response.headers["x-ratelimit-remaining"] === "0" || (error.response.data?.errors ?? []).some(
          (error2) => error2.type === "RATE_LIMITED"
        )) {
          const rateLimitReset = new Date(
            ~~error.response.headers["x-ratelimit-reset"] * 1e3
          ).getTime();
          const retryAfter2 = Math.max(
            // Add one second so we retry _after_ the reset time
            // https://docs.github.com/en/rest/overview/resources-in-the-rest-api?apiVersion=2022-11-28#exceeding-the-rate-limit
            Math.ceil((rateLimitReset - Date.now()) / 1e3) + 1,
            0
          );
          const wantRetry2 = await emitter.trigger(
            "rate-limit",
            retryAfter2,
            options,
            octokit,
            retryCount
          );
          return { wantRetry: wantRetry2, retryAfter: retryAfter2 };
        }
        return {};
      })();
      if (wantRetry) {
        request.retryCount++;
        return retryAfter * state2.retryAfterBaseValue;
      }
    });
  };
  octokit.hook.wrap("request", (request, options) => {
    initializeBottleneck();
    return wrapRequest(state, request, options);
  });
  return {};
}
throttling.VERSION = VERSION;
throttling.triggersNotification = triggersNotification;


// EXTERNAL MODULE: ./node_modules/zod/v4/classic/errors.js
var errors = __webpack_require__(961);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/errors.js
var core_errors = __webpack_require__(37428);
// EXTERNAL MODULE: ./build/text.js
var build_text = __webpack_require__(50977);
;// CONCATENATED MODULE: ./build/publish/github.js
/** The one door to GitHub's API: which calls are repeated, how long they may take, and what a failure says. */








/** Longest wait for a rate limit, in seconds: a job that idles for minutes costs more than a comment is worth. */
const LONGEST_WAIT = 60;
const RATE_LIMIT_RETRIES = 2;
const EXCERPT_LENGTH = 200;
const CLIENT_ERRORS = Array.from({ length: 100 }, (_, index) => 400 + index);
/**
 * A client for the API at `apiUrl`. Server and connection errors are tried again three times, rate limits
 * twice when the wait is short, other errors never. Honours the runner's proxy variables.
 */
function createGitHub(token, apiUrl, { timeout, second } = { timeout: 10_000, second: 1000 }) {
    const log = { debug: core/* debug */.Yz, info: core/* debug */.Yz, warn: core/* debug */.Yz, error: core/* debug */.Yz };
    const fetchThroughProxy = utils/* defaults */.NT.request?.fetch;
    const fetchInTime = (url, options) => fetchThroughProxy(url, { ...options, signal: AbortSignal.timeout(timeout) });
    const isShort = (seconds, _request, _github, attempt) => seconds <= LONGEST_WAIT && attempt < RATE_LIMIT_RETRIES;
    return (0,github/* getOctokit */.Q)(token, {
        baseUrl: apiUrl,
        log,
        request: { fetch: fetchInTime, log },
        retry: { doNotRetry: CLIENT_ERRORS, retryAfterBaseValue: second },
        throttle: {
            // Otherwise all clients of a process would share one queue.
            id: (0,external_node_crypto_.randomUUID)(),
            retryAfterBaseValue: second,
            onRateLimit: isShort,
            onSecondaryRateLimit: isShort,
        },
    }, dist_bundle/* retry */.L, throttling);
}
const errorSchema = schemas/* object */.Ikc({
    name: schemas/* literal */.euz('HttpError'),
    message: schemas/* string */.YjP(),
    // A connection error carries status 500 too: only an answer tells them apart.
    response: schemas/* object */.Ikc({ status: schemas/* int */.Whr() }).optional(),
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
    return (0,build_text/* clip */.$)((0,build_text/* toSingleLine */.O)(text), EXCERPT_LENGTH);
}

;// CONCATENATED MODULE: ./build/publish/comment.js
/** The one sticky comment of a gate on a pull request. */


/** Who GITHUB_TOKEN writes as on GitHub; right in nearly every workflow, and checked by GitHub on each write. */
const WORKFLOW_AUTHOR = 'github-actions[bot]';
const userSchema = schemas/* object */.Ikc({ login: schemas/* string */.YjP() });
const viewerSchema = schemas/* object */.Ikc({ viewer: userSchema });
const commentSchema = schemas/* object */.Ikc({
    id: schemas/* int */.Whr(),
    html_url: schemas/* string */.YjP(),
    body: schemas/* string */.YjP().nullish(),
    // Null when the account was deleted.
    user: userSchema.nullish(),
});
/** Creates or updates the gate's comment and removes its duplicates. Never throws: what went wrong is the warning. */
async function publishComment(request) {
    try {
        const [oldest, ...duplicates] = await listOwn(request);
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
async function listOwn(request) {
    const marked = await listMarked(request);
    if (marked.length === 0)
        return [];
    const author = await findAuthor(request.github);
    return marked.filter(comment => comment.user?.login === author);
}
/** All comments, whoever wrote them, that begin with the marker; the oldest first. */
async function listMarked({ github, marker, ...request }) {
    const comments = await github.paginate('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', {
        ...thread(request),
        per_page: 100,
    });
    return schemas/* array */.YOg(commentSchema)
        .parse(comments)
        .filter(({ body }) => body?.split(/\r?\n/, 1)[0] === marker)
        .sort((one, other) => one.id - other.id);
}
/** The login that the token's comments carry. A workflow's own token may not read its user, but its viewer. */
async function findAuthor(github) {
    try {
        const { data } = await github.request('GET /user');
        return userSchema.parse(data).login;
    }
    catch (error) {
        const { status = 0 } = describeFailure(error);
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
    const isSame = normalize(oldest.body) === normalize(request.body);
    if (!isSame) {
        await request.github.request('PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}', {
            ...repositoryOf(request),
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
            ...repositoryOf(request),
            comment_id: id,
        });
    }
    catch (error) {
        // The run that we raced with was faster.
        if (describeFailure(error).status !== 404)
            throw error;
    }
}
/** GitHub may hand back other line ends than it was given, and no white space around the text. */
function normalize(body) {
    return body?.replaceAll('\r\n', '\n').trim();
}
function repositoryOf({ repository }) {
    const [owner = '', repo = ''] = repository.split('/');
    return { owner, repo };
}
function thread(request) {
    return { ...repositoryOf(request), issue_number: request.pullRequestNumber };
}
function explain(error) {
    const { status, rateLimited, sentence } = describeFailure(error);
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
    const { eventName, pullRequest, repository, sha } = context;
    if (pullRequest)
        return { number: pullRequest.number };
    if (eventName !== 'push' || !repository || !sha) {
        return { missing: `A run of the event \`${eventName}\` belongs to no pull request.` };
    }
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
            missing: `The pull request of the commit ${sha} was not found. ${describeFailure(error).sentence}`,
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
    const github = createGitHub(githubToken, apiUrl);
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


/***/ })

};
