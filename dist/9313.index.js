export const id = 9313;
export const ids = [9313];
export const modules = {

/***/ 38661:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AO: () => (/* binding */ hasArtifactStorage),
/* harmony export */   SS: () => (/* binding */ rejectAfter),
/* harmony export */   rb: () => (/* binding */ describeStorageError)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2503);
/* harmony import */ var _lib_plain_detail_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16680);


const failureSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ message: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), statusCode: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().optional() });
function describeStorageError(error) {
    const { message, statusCode } = failureSchema.safeParse(error).data ?? { message: String(error) };
    const words = (0,_lib_plain_detail_js__WEBPACK_IMPORTED_MODULE_1__/* .plainDetail */ ._)(message);
    return statusCode === undefined ? words : `the storage answered ${statusCode}: ${words}`;
}
function rejectAfter(milliseconds) {
    return new Promise((_, reject) => {
        const error = new Error(`no end after ${milliseconds / 1000} seconds`);
        AbortSignal.timeout(milliseconds).addEventListener('abort', () => reject(error));
    });
}
function hasArtifactStorage(env) {
    const { hostname = '' } = URL.parse(env['GITHUB_SERVER_URL'] || 'https://github.com') ?? {};
    const isGitHub = hostname === 'github.com' || hostname.endsWith('.ghe.com') || hostname.endsWith('.localhost');
    return isGitHub && Boolean(env['ACTIONS_RUNTIME_TOKEN']) && Boolean(env['ACTIONS_RESULTS_URL']);
}


/***/ }),

/***/ 9396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ isOnDefaultBranch),
/* harmony export */   y: () => (/* binding */ readContext)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2503);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64377);



const eventSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    pull_request: zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
        number: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
        head: zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ sha: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), repo: zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ full_name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }).nullish() }),
        base: zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ sha: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), ref: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }),
    })
        .optional(),
    workflow_run: zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
        id: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
        run_attempt: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().default(1),
        run_started_at: zod__WEBPACK_IMPORTED_MODULE_3__/* .datetime */ .w$({ offset: true }).optional(),
        event: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        conclusion: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullish(),
        head_sha: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        head_branch: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullish(),
        head_repository: zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ full_name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }).nullish(),
        repository: zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ full_name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), html_url: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }),
        html_url: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    })
        .optional(),
    before: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    merge_group: zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ base_sha: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), head_sha: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }).optional(),
    repository: zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ default_branch: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional() }).optional(),
});
const TRUSTED_EVENTS = ['local', 'push', 'schedule', 'workflow_dispatch', 'release', 'create'];
function readContext(env) {
    const event = readEvent(env['GITHUB_EVENT_PATH']);
    const repository = env['GITHUB_REPOSITORY'] || undefined;
    const server = env['GITHUB_SERVER_URL'] || 'https://github.com';
    const eventName = env['GITHUB_EVENT_NAME'] || 'local';
    const { pull_request: pull, merge_group: group } = event;
    const sha = pull?.head.sha ?? (env['GITHUB_SHA'] || undefined);
    const change = pull
        ?
            { base: pull.base.sha, head: pull.head.sha, merge: env['GITHUB_SHA'] || undefined }
        : group && { base: group.base_sha, head: group.head_sha };
    const page = repository === undefined ? undefined : `${server}/${repository}`;
    const runId = env['GITHUB_RUN_ID'] || undefined;
    return {
        eventName,
        repository,
        sha,
        ref: env['GITHUB_REF'] || undefined,
        runId,
        runAttempt: Number(env['GITHUB_RUN_ATTEMPT']) || 1,
        defaultBranch: event.repository?.default_branch,
        apiUrl: env['GITHUB_API_URL'] || 'https://api.github.com',
        runUrl: page && runId ? `${page}/actions/runs/${runId}` : undefined,
        commitUrl: page && sha ? `${page}/commit/${sha}` : undefined,
        pullRequest: pull && {
            number: pull.number,
            headSha: pull.head.sha,
            baseSha: pull.base.sha,
            baseRef: pull.base.ref,
        },
        finishedRun: event.workflow_run && describeRun(event.workflow_run),
        change,
        workflowCommit: change !== undefined || TRUSTED_EVENTS.includes(eventName) ? undefined : (env['GITHUB_SHA'] ?? ''),
        beforePush: eventName === 'push' && /[^0]/.test(event.before ?? '') ? event.before : undefined,
        withoutSecrets: eventName !== 'pull_request_target' &&
            ((pull !== undefined && pull.head.repo?.full_name !== repository) ||
                (env['GITHUB_ACTOR'] === 'dependabot[bot]' && (pull !== undefined || eventName === 'push'))),
        tempFolder: env['RUNNER_TEMP'] || (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(),
        workspace: env['GITHUB_WORKSPACE'] || '.',
    };
}
function describeRun(run) {
    return {
        id: run.id,
        attempt: run.run_attempt,
        startedAt: run.run_started_at === undefined ? 0 : Date.parse(run.run_started_at),
        event: run.event,
        conclusion: run.conclusion ?? '',
        headSha: run.head_sha,
        headBranch: run.head_branch ?? '',
        headRepository: run.head_repository?.full_name,
        repository: run.repository.full_name,
        url: run.html_url,
        commitUrl: `${run.repository.html_url}/commit/${run.head_sha}`,
    };
}
function readEvent(path) {
    if (!path)
        return {};
    try {
        return eventSchema.parse(JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8')));
    }
    catch (cause) {
        throw new Error(`The event file ${path} (GITHUB_EVENT_PATH) is not a GitHub event.`, { cause });
    }
}
function isOnDefaultBranch({ eventName, ref, defaultBranch, }) {
    return eventName === 'schedule' || (defaultBranch !== undefined && ref === `refs/heads/${defaultBranch}`);
}


/***/ }),

/***/ 22769:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ createRunLog),
/* harmony export */   Z: () => (/* binding */ actionLog)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91659);
/* harmony import */ var _lib_clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94570);
/* harmony import */ var _lib_time_left_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78625);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9924);
/* harmony import */ var _report_progress_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44592);





const LONGEST_LINE = 2000;
const SECONDS_PER_LINE = 30;
const actionLog = {
    info: message => _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .info */ .pq((0,_report_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)(message, LONGEST_LINE)),
    notice: message => _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .notice */ .lm((0,_report_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)(message, LONGEST_LINE)),
    warning: message => _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e((0,_report_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)(message, LONGEST_LINE)),
    progress() { },
};
function createRunLog(now = _lib_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .systemClock */ .m.now) {
    const timeLeft = (0,_lib_time_left_js__WEBPACK_IMPORTED_MODULE_3__/* .createTimeLeft */ .N)(now);
    const isDue = (0,_lib_time_left_js__WEBPACK_IMPORTED_MODULE_3__/* .createInterval */ .W)(now, SECONDS_PER_LINE);
    return {
        ...actionLog,
        progress(done, planned) {
            if (isDue())
                _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .info */ .pq((0,_report_progress_words_js__WEBPACK_IMPORTED_MODULE_4__/* .describeProgress */ .v)('Scanned', done, planned, '', timeLeft(done, planned)));
        },
    };
}


/***/ }),

/***/ 49313:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 11 modules
var core = __webpack_require__(91659);
// EXTERNAL MODULE: ./build/inputs/fields.js
var fields = __webpack_require__(64347);
// EXTERNAL MODULE: ./build/inputs/read-settings.js + 2 modules
var read_settings = __webpack_require__(99691);
// EXTERNAL MODULE: ./build/report/problems.js
var report_problems = __webpack_require__(25567);
// EXTERNAL MODULE: ./build/report/warnings.js
var warnings = __webpack_require__(73786);
// EXTERNAL MODULE: ./build/hosts/stop-signal.js
var stop_signal = __webpack_require__(7295);
// EXTERNAL MODULE: ./build/hosts/action/context.js
var action_context = __webpack_require__(9396);
// EXTERNAL MODULE: ./build/lib/nearest-name.js
var nearest_name = __webpack_require__(67712);
;// CONCATENATED MODULE: ./build/hosts/action/inputs.js



const PREFIX = 'INPUT_';
function maskSecrets() {
    for (const name of fields/* secretInputs */._y) {
        const secret = core/* getInput */.V4(name);
        if (secret)
            core/* setSecret */.Pq(secret);
    }
    const webhook = core/* getInput */.V4('notify');
    const url = webhook.replace(/^[a-z]+=/, '');
    if (url && url !== webhook)
        core/* setSecret */.Pq(url);
}
const LONG_BYTES = 100_000;
function readInputs(env) {
    const variables = Object.entries(env)
        .filter(([variable]) => variable.startsWith(PREFIX))
        .map(([variable, text = '']) => ({ variable, name: variable.slice(PREFIX.length).toLowerCase(), text }));
    const isNear = (name) => fields/* inputNames */.vj.includes(name) || (0,nearest_name/* findNearestName */.$)(name, fields/* inputNames */.vj) !== undefined;
    const own = variables.filter(({ name }) => isNear(name));
    return {
        texts: Object.fromEntries(own.map(({ name, text }) => [name, text])),
        foreign: variables.filter(({ name }) => !isNear(name)).map(({ variable }) => variable),
        long: own
            .map(({ name, text }) => ({ input: name, bytes: Buffer.byteLength(text) }))
            .filter(({ bytes }) => bytes > LONG_BYTES),
    };
}

// EXTERNAL MODULE: ./build/hosts/action/log.js
var log = __webpack_require__(22769);
// EXTERNAL MODULE: ./build/hosts/action/publish/publish.js
var publish = __webpack_require__(58680);
;// CONCATENATED MODULE: ./build/hosts/action/main.js










const MODES = {
    gate: async (run) => (await Promise.all(/* import() */[__webpack_require__.e(8662), __webpack_require__.e(9289)]).then(__webpack_require__.bind(__webpack_require__, 99289))).runGateMode(run),
    plan: async (run) => (await Promise.all(/* import() */[__webpack_require__.e(9969), __webpack_require__.e(8662), __webpack_require__.e(3488), __webpack_require__.e(1003), __webpack_require__.e(9980)]).then(__webpack_require__.bind(__webpack_require__, 92074))).runPlanMode(run),
    shard: async (run) => (await Promise.all(/* import() */[__webpack_require__.e(9969), __webpack_require__.e(8662), __webpack_require__.e(3488), __webpack_require__.e(1003), __webpack_require__.e(9980)]).then(__webpack_require__.bind(__webpack_require__, 92074))).runShardMode(run),
    merge: async (run) => (await Promise.all(/* import() */[__webpack_require__.e(9969), __webpack_require__.e(8662), __webpack_require__.e(3488), __webpack_require__.e(1003), __webpack_require__.e(9980)]).then(__webpack_require__.bind(__webpack_require__, 92074))).runMergeMode(run),
    comment: async (run) => (await Promise.all(/* import() */[__webpack_require__.e(6913), __webpack_require__.e(9969), __webpack_require__.e(6260), __webpack_require__.e(1003), __webpack_require__.e(4242)]).then(__webpack_require__.bind(__webpack_require__, 4242))).runCommentMode(run),
};
async function main() {
    maskSecrets();
    const cancelled = (0,stop_signal/* stopSignal */.Z)();
    try {
        const context = (0,action_context/* readContext */.y)(process.env);
        const { texts, foreign, long } = readInputs(process.env);
        if (foreign.length > 0)
            log/* actionLog */.Z.notice((0,warnings/* noteForeignVariables */.Os)(foreign));
        for (const input of long)
            log/* actionLog */.Z.warning((0,warnings/* warnOfLongInput */.kK)(input));
        const failure = await MODES[findMode(texts)]({ texts, env: process.env, context, cancelled });
        if (failure !== undefined)
            core/* setFailed */.C1(failure);
    }
    catch (error) {
        const problems = error instanceof read_settings/* InputsError */.aV ? (0,report_problems/* explainInputs */.Tn)(error.problems) : (0,report_problems/* explainUnexpected */.Vv)(error);
        await (0,publish/* publishProblem */.Nb)(problems);
        core/* setFailed */.C1(problems.join('\n'));
    }
}
function findMode({ mode = '', shard = '' }) {
    const named = fields/* fields */.OA.mode.catch('gate').parse(mode.trim());
    return named === 'gate' && shard.trim() !== '' ? 'shard' : named;
}


/***/ }),

/***/ 6295:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ annotateFailures)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91659);
/* harmony import */ var _report_annotations_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46241);


function annotateFailures(outcome, failsStep) {
    const show = failsStep ? _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3 : _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e;
    for (const { title, message, place } of (0,_report_annotations_js__WEBPACK_IMPORTED_MODULE_1__/* .annotationsOf */ .I)(outcome)) {
        show(message, { title, ...(place && { file: place.path, startLine: place.line }) });
    }
}


/***/ }),

/***/ 95357:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ uploadArtifact)
/* harmony export */ });
/* harmony import */ var _report_warnings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73786);
/* harmony import */ var _artifact_storage_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38661);


async function uploadArtifact(request, timeout = 120_000) {
    const { name, files, rootFolder, retentionDays, runUrl } = request;
    const warn = (problem) => ({ warning: (0,_report_warnings_js__WEBPACK_IMPORTED_MODULE_0__/* .warnOfArtifact */ .m9)(problem, rootFolder) });
    if (!(0,_artifact_storage_js__WEBPACK_IMPORTED_MODULE_1__/* .hasArtifactStorage */ .AO)(process.env)) {
        return warn({ kind: 'no-storage' });
    }
    try {
        const { DefaultArtifactClient } = await Promise.all(/* import() */[__webpack_require__.e(6913), __webpack_require__.e(1252)]).then(__webpack_require__.bind(__webpack_require__, 91252));
        const upload = new DefaultArtifactClient().uploadArtifact(name, files, rootFolder, {
            ...(retentionDays === undefined ? {} : { retentionDays }),
        });
        const { id = 0 } = await Promise.race([upload, (0,_artifact_storage_js__WEBPACK_IMPORTED_MODULE_1__/* .rejectAfter */ .SS)(timeout)]);
        if (id === 0)
            return warn({ kind: 'failed', name, detail: 'the storage gave it no number' });
        return { id, ...(runUrl === undefined ? {} : { url: `${runUrl}/artifacts/${id}` }) };
    }
    catch (error) {
        if (/\(409\)/.test(String(error)))
            return warn({ kind: 'conflict', name });
        return warn({ kind: 'failed', name, detail: (0,_artifact_storage_js__WEBPACK_IMPORTED_MODULE_1__/* .describeStorageError */ .rb)(error) });
    }
}


/***/ }),

/***/ 18012:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ isToBeRecorded)
/* harmony export */ });
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9396);

const OWN_EVENTS = ['schedule', 'push', 'workflow_dispatch', 'repository_dispatch'];
function isToBeRecorded(mode, context) {
    if (mode !== 'auto')
        return mode === 'always';
    return OWN_EVENTS.includes(context.eventName) && (0,_context_js__WEBPACK_IMPORTED_MODULE_0__/* .isOnDefaultBranch */ .v)(context);
}


/***/ }),

/***/ 20032:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ issueGateOf),
  y: () => (/* binding */ keepIssues)
});

// EXTERNAL MODULE: ./build/lib/clock.js
var lib_clock = __webpack_require__(94570);
// EXTERNAL MODULE: ./build/report/markdown/comment.js
var comment = __webpack_require__(10512);
// EXTERNAL MODULE: ./build/lib/text.js
var lib_text = __webpack_require__(94869);
// EXTERNAL MODULE: ./build/report/document/gate-document.js + 9 modules
var gate_document = __webpack_require__(49535);
// EXTERNAL MODULE: ./build/report/document/headline.js
var headline = __webpack_require__(8789);
// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
// EXTERNAL MODULE: ./build/report/markdown/markdown.js
var markdown = __webpack_require__(1336);
// EXTERNAL MODULE: ./build/report/markdown/render-blocks.js
var render_blocks = __webpack_require__(92080);
;// CONCATENATED MODULE: ./build/report/markdown/issue.js






const TITLE_LIMIT = 256;
const BRAND_LENGTH = 40;
const KEY_LENGTH = 64;
function issueMarker(key) {
    return (0,markdown/* hiddenMark */.sd)('ai-visibility-gate-issue', key);
}
function titleIssue(outcome) {
    const { key, verdict } = outcome;
    const gate = key === 'default' ? '' : ` (${(0,report_escape/* plainTitle */.D4)(key, KEY_LENGTH)})`;
    const words = verdict.status === 'pass'
        ? `AI visibility of ${(0,report_escape/* plainTitle */.D4)(outcome.brand, BRAND_LENGTH)} has no baseline`
        : (0,report_escape/* plainTitle */.D4)((0,gate_document/* headlineText */.uh)(outcome), TITLE_LIMIT);
    const room = TITLE_LIMIT - gate.length;
    return (words.length <= room ? words : (0,lib_text/* clip */.$Q)(words, Math.floor(room / 2))) + gate;
}
function renderRecovery(outcome) {
    const told = (0,gate_document/* tell */.qz)(outcome);
    const { runUrl } = outcome.run;
    const run = runUrl === undefined ? (0,markdown.md) `this run` : (0,markdown/* markdownLink */.iQ)('this run', runUrl);
    return (0,markdown/* joinMarkdown */.UF)([
        (0,markdown.md) `**${render_blocks/* STATUS_MARKS */.ix[(0,headline/* reportMark */.y7)(told)]} ${(0,render_blocks/* renderLine */.ni)((0,headline/* headlineOf */.gD)(told))}**`,
        (0,markdown.md) `The gate passes again in ${run}. This issue is closed. The next failure opens a new issue.`,
    ], '\n\n');
}

// EXTERNAL MODULE: ./build/report/warnings.js
var warnings = __webpack_require__(73786);
// EXTERNAL MODULE: ./build/hosts/action/context.js
var action_context = __webpack_require__(9396);
// EXTERNAL MODULE: ./build/hosts/action/log.js
var log = __webpack_require__(22769);
// EXTERNAL MODULE: ./build/hosts/action/publish/outputs.js
var outputs = __webpack_require__(43565);
// EXTERNAL MODULE: ./build/hosts/action/publish/warn.js
var warn = __webpack_require__(22243);
;// CONCATENATED MODULE: ./build/hosts/action/publish/keep-issues.js








async function keepIssues(gates, context, clock = lib_clock/* systemClock */.m) {
    const { repository, apiUrl } = context;
    if (repository === undefined || !hasNoPullRequest(context))
        return;
    const kept = gates
        .filter(({ settings }) => settings.issue !== 'never')
        .flatMap(gate => {
        const state = stateOf(gate);
        return state === undefined ? [] : [{ ...gate, state }];
    });
    const inOrder = ['failing', 'recovered'].flatMap(state => kept.filter(gate => gate.state === state));
    const [first] = inOrder;
    if (first === undefined)
        return;
    const { githubToken } = first.settings;
    if (!githubToken)
        return (0,warn/* warn */.R)({ warning: (0,warnings/* warnOfToken */.FE)('issue') });
    const { createGitHub, publishIssues } = await Promise.all(/* import() */[__webpack_require__.e(6913), __webpack_require__.e(6260), __webpack_require__.e(1085)]).then(__webpack_require__.bind(__webpack_require__, 40558));
    const isFleet = gates.length > 1;
    const requests = inOrder.map(({ load, settings: { key }, state }) => {
        const outcome = load();
        const marker = issueMarker(key);
        return {
            ...{ marker, state, name: isFleet ? `The issue of the gate ${key}` : 'The issue' },
            title: titleIssue(outcome),
            body: (0,comment/* renderComment */.wQ)(outcome, marker),
            recovery: renderRecovery(outcome),
        };
    });
    const github = createGitHub(githubToken, apiUrl);
    const issues = await publishIssues(requests, { github, repository, clock });
    for (const [index, issue] of issues.entries()) {
        if (issue.issueUrl !== undefined)
            log/* actionLog */.Z.info(`${requests[index]?.name} was ${issue.action}: ${issue.issueUrl}`);
        (0,warn/* warn */.R)(issue);
    }
    (0,warn/* warn */.R)((0,outputs/* setOutputs */.n)({ 'issue-url': issues.flatMap(({ issueUrl }) => issueUrl ?? []) }));
}
function hasNoPullRequest(context) {
    return ['schedule', 'push'].includes(context.eventName) && (0,action_context/* isOnDefaultBranch */.v)(context);
}
function stateOf({ verdict, failed }) {
    if (failed)
        return 'failing';
    return verdict.status === 'pass' && !verdict.reportOnly ? 'recovered' : undefined;
}
function issueGateOf(outcome, settings, failed) {
    return { verdict: outcome.verdict, load: () => outcome, settings, failed };
}


/***/ }),

/***/ 43565:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ setOutputs)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91659);
/* harmony import */ var _report_warnings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73786);


function setOutputs(values) {
    try {
        for (const [name, value] of Object.entries(values))
            (0,_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setOutput */ .uH)(name, toText(value));
        return {};
    }
    catch (error) {
        return { warning: (0,_report_warnings_js__WEBPACK_IMPORTED_MODULE_1__/* .warnOfFile */ .qz)('outputs', error) };
    }
}
function toText(value) {
    if (typeof value === 'object')
        return value.map(item => item.replace(/[\r\n]+/g, ' ')).join('\n');
    return value === undefined ? '' : String(value);
}


/***/ }),

/***/ 58680:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cu: () => (/* binding */ publishOutcome),
/* harmony export */   Nb: () => (/* binding */ publishProblem),
/* harmony export */   Q9: () => (/* binding */ noOutputs),
/* harmony export */   qD: () => (/* binding */ publishArtifact),
/* harmony export */   vm: () => (/* binding */ commentOf),
/* harmony export */   zm: () => (/* binding */ mayComment)
/* harmony export */ });
/* harmony import */ var _gate_compare_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(13737);
/* harmony import */ var _gate_verdict_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(39231);
/* harmony import */ var _inputs_run_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98739);
/* harmony import */ var _report_markdown_comment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10512);
/* harmony import */ var _report_markdown_line_deletion_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76198);
/* harmony import */ var _report_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1336);
/* harmony import */ var _run_record_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16305);
/* harmony import */ var _run_write_reports_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86308);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22769);
/* harmony import */ var _annotate_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6295);
/* harmony import */ var _artifact_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(95357);
/* harmony import */ var _is_to_be_recorded_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(18012);
/* harmony import */ var _keep_issues_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(20032);
/* harmony import */ var _outputs_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(43565);
/* harmony import */ var _summary_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(67271);
/* harmony import */ var _warn_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(22243);
















async function publishOutcome(outcome, settings, context, { failed, cancelled, found }) {
    const folder = (0,_inputs_run_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .runFolder */ .k)(context, settings.key);
    const { resultFile, reportFiles, draftFiles } = await (0,_run_write_reports_js__WEBPACK_IMPORTED_MODULE_5__/* .writeReports */ .Li)(outcome, settings, folder, _log_js__WEBPACK_IMPORTED_MODULE_6__/* .actionLog */ .Z, context.pullRequest?.number);
    const files = { 'result-file': resultFile, 'report-files': reportFiles, 'suggestion-files': draftFiles };
    (0,_warn_js__WEBPACK_IMPORTED_MODULE_13__/* .warn */ .R)((0,_outputs_js__WEBPACK_IMPORTED_MODULE_11__/* .setOutputs */ .n)({ ...outputsOf(outcome), ...files }));
    (0,_warn_js__WEBPACK_IMPORTED_MODULE_13__/* .warn */ .R)(await (0,_summary_js__WEBPACK_IMPORTED_MODULE_12__/* .writeSummary */ .S)((0,_report_markdown_comment_js__WEBPACK_IMPORTED_MODULE_1__/* .renderSummary */ .Br)(outcome)));
    (0,_annotate_js__WEBPACK_IMPORTED_MODULE_7__/* .annotateFailures */ .o)(outcome, settings.failOn.includes('fail'));
    if (cancelled.aborted)
        return;
    await publishArtifact(settings, context, reportFiles, folder);
    if (found.history && (0,_is_to_be_recorded_js__WEBPACK_IMPORTED_MODULE_9__/* .isToBeRecorded */ .n)(settings.record, context)) {
        await (0,_run_record_run_js__WEBPACK_IMPORTED_MODULE_4__/* .recordRun */ .v)(outcome, found.history, {
            failed,
            accept: settings.accept,
            attempt: context.runAttempt,
            log: _log_js__WEBPACK_IMPORTED_MODULE_6__/* .actionLog */ .Z,
        });
    }
    await (0,_keep_issues_js__WEBPACK_IMPORTED_MODULE_10__/* .keepIssues */ .y)([(0,_keep_issues_js__WEBPACK_IMPORTED_MODULE_10__/* .issueGateOf */ .o)(outcome, settings, failed)], context);
    if (settings.notify !== undefined) {
        const { notify } = await __webpack_require__.e(/* import() */ 5732).then(__webpack_require__.bind(__webpack_require__, 25732));
        await notify(outcome, settings, context, failed, process.env);
    }
    if (!mayComment(settings.comment, context))
        return;
    const { commentOnPullRequest } = await Promise.all(/* import() */[__webpack_require__.e(6913), __webpack_require__.e(6260), __webpack_require__.e(1085)]).then(__webpack_require__.bind(__webpack_require__, 40558));
    const deletion = (0,_report_markdown_line_deletion_js__WEBPACK_IMPORTED_MODULE_2__/* .renderLineDeletion */ .H)(settings.key, (0,_report_markdown_line_deletion_js__WEBPACK_IMPORTED_MODULE_2__/* .hidingLinesOf */ .k)(outcome));
    await commentOnPullRequest({ ...commentOf(outcome, settings, failed), deletion }, context);
}
function mayComment(mode, { pullRequest, eventName }) {
    if (mode === 'never')
        return false;
    if (pullRequest !== undefined || eventName === 'push')
        return true;
    _log_js__WEBPACK_IMPORTED_MODULE_6__/* .actionLog */ .Z.notice(`There is no comment. A run of the event \`${eventName}\` belongs to no pull request.`);
    return false;
}
function commentOf(outcome, { comment: mode, key, githubToken }, failed) {
    return { marker: (0,_report_markdown_comment_js__WEBPACK_IMPORTED_MODULE_1__/* .commentMarker */ .Ql)(key), body: (0,_report_markdown_comment_js__WEBPACK_IMPORTED_MODULE_1__/* .renderComment */ .wQ)(outcome), mode, failed, githubToken };
}
async function publishProblem([heading = '', ...lines]) {
    (0,_warn_js__WEBPACK_IMPORTED_MODULE_13__/* .warn */ .R)((0,_outputs_js__WEBPACK_IMPORTED_MODULE_11__/* .setOutputs */ .n)({ ...noOutputs, verdict: 'error' }));
    const list = lines.map(line => (0,_report_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_3__.md) `- ${(0,_report_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(line, 2000)}`);
    const summary = [
        (0,_report_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_3__.md) `## 🛑 AI visibility was not measured`,
        (0,_report_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(heading, 2000),
        (0,_report_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .joinMarkdown */ .UF)(list, '\n'),
    ];
    (0,_warn_js__WEBPACK_IMPORTED_MODULE_13__/* .warn */ .R)(await (0,_summary_js__WEBPACK_IMPORTED_MODULE_12__/* .writeSummary */ .S)((0,_report_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .joinMarkdown */ .UF)(summary, '\n\n')));
}
const noOutputs = {
    verdict: '',
    'overall-bcr': '',
    'cited-engines': '',
    'total-engines': '',
    'avg-sentiment': '',
    'bcr-drop': '',
    'cited-engines-drop': '',
    'lost-engines': '',
    'gained-engines': '',
    'scan-ids': '',
    'result-file': '',
    'share-of-voice': '',
    'report-id': '',
    'report-ready-at': '',
    'suggestion-files': '',
    'issue-url': '',
    'report-files': '',
    'artifact-id': '',
    'artifact-url': '',
    'comment-id': '',
    'comment-url': '',
    matrix: '',
    'max-parallel': '',
};
function outputsOf({ verdict, measurement, comparison, shareOfVoice, serviceReports }) {
    const isComplete = verdict.unmeasuredCompetitors.length === 0;
    const ownShare = isComplete ? shareOfVoice.find(({ isOwn }) => isOwn)?.share : undefined;
    const readyTimes = serviceReports.flatMap(({ state }) => (state.kind === 'pending' ? [state.readyAt] : []));
    return {
        ...noOutputs,
        verdict: verdict.status,
        'overall-bcr': measurement?.overallBcr,
        'cited-engines': measurement?.citedEngines,
        'total-engines': measurement?.totalEngines,
        'avg-sentiment': measurement?.avgSentiment,
        'bcr-drop': (0,_gate_compare_js__WEBPACK_IMPORTED_MODULE_14__/* .dropOf */ .l6)(comparison?.score),
        'cited-engines-drop': (0,_gate_compare_js__WEBPACK_IMPORTED_MODULE_14__/* .dropOf */ .l6)(comparison?.citedEngines),
        'lost-engines': (0,_gate_verdict_js__WEBPACK_IMPORTED_MODULE_15__/* .dropsOf */ .eI)(verdict)?.lostEngines ?? [],
        'gained-engines': (0,_gate_verdict_js__WEBPACK_IMPORTED_MODULE_15__/* .dropsOf */ .eI)(verdict)?.gainedEngines ?? [],
        'scan-ids': measurement?.scanIds,
        'share-of-voice': ownShare === undefined ? undefined : Number((100 * ownShare).toPrecision(6)),
        'report-id': serviceReports.map(({ reportId }) => reportId).filter(id => id !== ''),
        'report-ready-at': readyTimes.filter(time => time !== ''),
    };
}
async function publishArtifact({ artifactName: name, artifactRetentionDays: retentionDays, }, { runUrl }, files, rootFolder) {
    if (name === '' || files.length === 0)
        return;
    const artifact = await (0,_artifact_js__WEBPACK_IMPORTED_MODULE_8__/* .uploadArtifact */ .m)({ name, files, rootFolder, retentionDays, runUrl });
    (0,_warn_js__WEBPACK_IMPORTED_MODULE_13__/* .warn */ .R)(artifact);
    (0,_warn_js__WEBPACK_IMPORTED_MODULE_13__/* .warn */ .R)((0,_outputs_js__WEBPACK_IMPORTED_MODULE_11__/* .setOutputs */ .n)({ 'artifact-id': artifact.id, 'artifact-url': artifact.url }));
}


/***/ }),

/***/ 67271:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ writeSummary)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _report_warnings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73786);


async function writeSummary(markdown) {
    const path = process.env['GITHUB_STEP_SUMMARY'];
    if (!path)
        return {};
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.appendFile)(path, `${markdown}\n`);
        return {};
    }
    catch (error) {
        return { warning: (0,_report_warnings_js__WEBPACK_IMPORTED_MODULE_1__/* .warnOfFile */ .qz)('summary', error) };
    }
}


/***/ }),

/***/ 22243:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ warn)
/* harmony export */ });
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22769);

function warn({ warning }) {
    if (warning !== undefined)
        _log_js__WEBPACK_IMPORTED_MODULE_0__/* .actionLog */ .Z.warning(warning);
}


/***/ }),

/***/ 16680:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ plainDetail)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94869);

const LENGTH = 200;
const HEAD_LENGTH = 2000;
function plainDetail(text) {
    const line = (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .toSingleLine */ .OX)(text.slice(0, HEAD_LENGTH));
    if (/<[a-z!?/]/i.test(line))
        return (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(titleOf(line) || 'a page instead of JSON', LENGTH);
    return (/^[[{]/.test(line) ? '' : (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(line, LENGTH)) || 'no reason given';
}
function titleOf(markup) {
    return /<(?:title|Code)(?:\s[^>]*)?>([^<>]*)<\//i.exec(markup)?.[1]?.trim();
}


/***/ }),

/***/ 46241:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ explainAnnotatedFailures),
/* harmony export */   I: () => (/* binding */ annotationsOf)
/* harmony export */ });
/* harmony import */ var _findings_find_findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61586);
/* harmony import */ var _gate_verdict_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(39231);
/* harmony import */ var _codes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30546);
/* harmony import */ var _document_content_causes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53629);
/* harmony import */ var _document_gate_document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49535);
/* harmony import */ var _document_headline_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8789);
/* harmony import */ var _document_plain_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76285);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9924);
/* harmony import */ var _reasons_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(77802);
/* harmony import */ var _rule_words_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(59317);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(44702);











const MOST_ANNOTATIONS = 9;
function annotationsOf(outcome) {
    const { verdict, key } = outcome;
    const gate = key === 'default' ? 'AI visibility' : `AI visibility (${key})`;
    const lost = lostQuestions(outcome);
    return failingRules(verdict)
        .flatMap((result) => {
        const title = (0,_escape_js__WEBPACK_IMPORTED_MODULE_9__/* .plainLine */ .h0)(`${gate}: ${result.rule}`, _words_js__WEBPACK_IMPORTED_MODULE_8__/* .NAME_LENGTH */ .xt);
        const annotate = (text, place) => ({
            title,
            message: (0,_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMessage */ .hw)({ code: (0,_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .codeOfRule */ .Xm)(result.rule), text }),
            place,
        });
        if (result.kind === 'answers')
            return lost.map(({ text, place }) => annotate(text, place));
        return [annotate((0,_rule_words_js__WEBPACK_IMPORTED_MODULE_7__/* .describeRule */ .IO)(result, verdict.unmeasuredCompetitors).sentence, undefined)];
    })
        .slice(0, MOST_ANNOTATIONS);
}
function lostQuestions(outcome) {
    const losses = (0,_findings_find_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .findFindings */ .k)(outcome).filter(_document_headline_js__WEBPACK_IMPORTED_MODULE_4__/* .isContentLoss */ .Pz);
    return losses
        .filter(({ kind }) => kind !== 'answer-weaker')
        .flatMap(finding => {
        const { why, todo = [] } = (0,_document_content_causes_js__WEBPACK_IMPORTED_MODULE_2__/* .explainLoss */ .TU)(finding, outcome);
        return finding.questions.map(({ question, before }) => {
            const said = before === undefined ? '' : `Before: “${(0,_escape_js__WEBPACK_IMPORTED_MODULE_9__/* .plainLine */ .h0)(before.text, _words_js__WEBPACK_IMPORTED_MODULE_8__/* .NAME_LENGTH */ .xt)}”`;
            const lost = `“${(0,_escape_js__WEBPACK_IMPORTED_MODULE_9__/* .plainLine */ .h0)(question, _words_js__WEBPACK_IMPORTED_MODULE_8__/* .NAME_LENGTH */ .xt)}” lost its answer.`;
            return {
                text: [lost, said, (0,_document_plain_js__WEBPACK_IMPORTED_MODULE_5__/* .plainOf */ .oi)(why), (0,_document_plain_js__WEBPACK_IMPORTED_MODULE_5__/* .plainOf */ .oi)(todo)].filter(part => part !== '').join(' '),
                place: placeOf(finding),
            };
        });
    });
}
function placeOf(finding) {
    const [reason] = finding.kind === 'page-hidden' ? finding.reasons : [];
    if (reason !== undefined)
        return { path: reason.file, line: reason.line };
    for (const { path, now } of finding.removed) {
        if (now !== undefined)
            return { path, line: Math.max(1, Math.min(now.from, now.to)) };
    }
    return finding.kind === 'answer-lost' ? { path: finding.path, line: 1 } : undefined;
}
function explainAnnotatedFailures(outcome) {
    const { failures, verdict } = outcome;
    if (!failures.includes('fail'))
        return (0,_reasons_js__WEBPACK_IMPORTED_MODULE_6__/* .explainFailures */ .vS)(outcome);
    const problems = failingRules(verdict).reduce((sum, result) => sum + (result.kind === 'answers' ? result.lost.length : 1), 0);
    const more = problems - MOST_ANNOTATIONS;
    const unsaid = more > 0 ? ` The last ${more} of ${problems} problems have no annotation.` : '';
    const text = `${(0,_reasons_js__WEBPACK_IMPORTED_MODULE_6__/* .headlineSentence */ .k1)((0,_document_gate_document_js__WEBPACK_IMPORTED_MODULE_3__/* .tell */ .qz)(outcome))}${unsaid}`;
    const rest = (0,_reasons_js__WEBPACK_IMPORTED_MODULE_6__/* .explainFailures */ .vS)({ ...outcome, failures: failures.filter(failure => failure !== 'fail') });
    return [(0,_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMessage */ .hw)({ code: 'AVG_FAILED', text }), rest].filter(line => line !== '').join('\n');
}
function failingRules(verdict) {
    return (0,_gate_verdict_js__WEBPACK_IMPORTED_MODULE_10__/* .rulesOf */ .fD)(verdict).filter(({ outcome }) => outcome === 'fail');
}


/***/ }),

/***/ 76198:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ renderLineDeletion),
/* harmony export */   k: () => (/* binding */ hidingLinesOf)
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1336);

const KINDS = new Set(['noindex', 'draft', 'unpublished', 'unlisted']);
const WHOLE = /^(?:<[^<>]*>|[^<>{}[\]|]*[^<>{}[\]|:,\s])$/;
function hidingLinesOf({ baseline }) {
    const causes = (baseline?.content?.keywords ?? []).flatMap(change => change.causes);
    return causes.flatMap(cause => cause.kind !== 'hidden'
        ? []
        : cause.reasons
            .filter(({ kind, file, evidence }) => KINDS.has(kind) && file === cause.path && WHOLE.test(evidence))
            .map(({ file, line, evidence }) => ({ path: file, line, text: evidence })));
}
function renderLineDeletion(key, lines) {
    const marker = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .hiddenMark */ .sd)('ai-visibility-gate-line', key);
    const words = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `Because of this line, search engines leave the page out, and so do AI engines that search. Questions that it answered lose their answer.\n\n**What to do:** commit the suggestion. It deletes the line. Leave it if the page is meant to be hidden.`;
    const suggestion = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `\`\`\`suggestion\n\`\`\``;
    return { marker, body: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .joinMarkdown */ .UF)([marker, words, suggestion], '\n\n'), lines };
}


/***/ })

};
