export const id = 1085;
export const ids = [1085,558];
export const modules = {

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
// EXTERNAL MODULE: ./build/hosts/action/publish/comment-on-pull-request.js + 2 modules
var comment_on_pull_request = __webpack_require__(16260);
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


/***/ })

};
