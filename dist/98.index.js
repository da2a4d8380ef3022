export const id = 98;
export const ids = [98];
export const modules = {

/***/ 22769:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ actionLog)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91659);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9924);


const LONGEST_LINE = 2000;
/** Writes to the log of the workflow run; notices and warnings become annotations. */
const actionLog = {
    info: message => _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .info */ .pq((0,_report_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(message, LONGEST_LINE)),
    notice: message => _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .notice */ .lm((0,_report_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(message, LONGEST_LINE)),
    warning: message => _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e((0,_report_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(message, LONGEST_LINE)),
    progress() { },
};


/***/ }),

/***/ 62098:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 11 modules
var core = __webpack_require__(91659);
// EXTERNAL MODULE: ./build/gate/verdict.js
var gate_verdict = __webpack_require__(39231);
// EXTERNAL MODULE: ./build/inputs/read-settings.js + 2 modules
var read_settings = __webpack_require__(99691);
// EXTERNAL MODULE: ./build/report/advice.js
var report_advice = __webpack_require__(78999);
// EXTERNAL MODULE: ./build/report/codes.js + 3 modules
var codes = __webpack_require__(30546);
// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
// EXTERNAL MODULE: ./build/report/numbers.js
var numbers = __webpack_require__(73533);
// EXTERNAL MODULE: ./build/report/problems.js
var report_problems = __webpack_require__(25567);
// EXTERNAL MODULE: ./build/report/rule-words.js
var rule_words = __webpack_require__(59317);
// EXTERNAL MODULE: ./build/report/views/content.js + 1 modules
var content = __webpack_require__(64559);
// EXTERNAL MODULE: ./build/report/words.js
var report_words = __webpack_require__(44702);
;// CONCATENATED MODULE: ./build/report/annotations.js








/** GitHub shows ten errors of a step. The last one says why the step failed. */
const MOST_ANNOTATIONS = 9;
/**
 * Returns one annotation for each failed rule, and for each question that lost its answer one at the place that lost it;
 * nine at most.
 */
function annotationsOf(outcome) {
    const { verdict, key } = outcome;
    const gate = key === 'default' ? 'AI visibility' : `AI visibility (${key})`;
    const lost = lostQuestions(outcome);
    return failingRules(verdict)
        .flatMap((result) => {
        const title = (0,report_escape/* plainLine */.h0)(`${gate}: ${result.rule}`, report_words/* NAME_LENGTH */.xt);
        const annotate = (text, place) => ({
            title,
            message: (0,codes/* formatMessage */.hw)({ code: (0,codes/* codeOfRule */.Xm)(result.rule), text }),
            place,
        });
        if (result.kind === 'answers')
            return lost.map(({ text, place }) => annotate(text, place));
        const { sentence } = (0,rule_words/* describeRule */.IO)(result, verdict.unmeasuredCompetitors);
        const advice = (0,report_advice/* adviseOn */.m)(result, verdict.baseline).map(report_words/* withoutBackticks */.sG);
        return [annotate([sentence, ...advice].join(' '), undefined)];
    })
        .slice(0, MOST_ANNOTATIONS);
}
function lostQuestions(outcome) {
    const questions = ((0,content/* viewContent */.L)(outcome)?.questions ?? []).filter(each => each.outcome === 'lost');
    const changes = outcome.baseline?.content?.keywords ?? [];
    return questions.map(({ question, words, before, causes, advice = '' }) => {
        const said = before === undefined ? '' : `Before: “${(0,report_escape/* plainLine */.h0)(before.text, report_words/* NAME_LENGTH */.xt)}”`;
        const text = [`“${(0,report_escape/* plainLine */.h0)(question, report_words/* NAME_LENGTH */.xt)}” ${words}.`, said, ...causes, advice];
        return {
            text: text.filter(part => part !== '').join(' '),
            place: placeOf(changes.find(({ keyword }) => keyword === question)),
        };
    });
}
/** The line that hides a page, else the heading that the lost sentence stood under. */
function placeOf(change) {
    const reasons = change?.causes.flatMap(cause => (cause.kind === 'hidden' ? cause.reasons : [])) ?? [];
    const [reason] = reasons;
    if (reason !== undefined)
        return { path: reason.file, line: reason.line };
    const place = change?.before?.place;
    return place?.line === undefined ? undefined : { path: place.path, line: place.line };
}
/** Returns why the step fails: the names of the failed rules, which have annotations, and all other reasons. */
function explainAnnotatedFailures(verdict, failures) {
    if (!failures.includes('fail'))
        return (0,report_problems/* explainFailures */.vS)(verdict, failures);
    const rules = failingRules(verdict);
    const problems = rules.reduce((sum, result) => sum + (result.kind === 'answers' ? result.lost.length : 1), 0);
    const more = problems - MOST_ANNOTATIONS;
    const unsaid = more > 0 ? ` (the last ${more} of ${problems} problems have no annotation)` : '';
    const names = rules.map(({ rule }) => rule).join(', ');
    const rest = (0,report_problems/* explainFailures */.vS)(verdict, failures.filter(failure => failure !== 'fail'));
    const text = `The gate failed on ${(0,numbers/* countOf */.pq)(rules.length, 'rule')}${unsaid}: ${names}.`;
    return [(0,codes/* formatMessage */.hw)({ code: 'AVG_FAILED', text }), rest].filter(line => line !== '').join('\n');
}
function failingRules({ rules }) {
    return rules.filter(({ outcome }) => outcome === 'fail');
}

// EXTERNAL MODULE: ./build/run/run-gate.js + 16 modules
var run_gate = __webpack_require__(3055);
// EXTERNAL MODULE: ./build/hosts/stop-signal.js
var stop_signal = __webpack_require__(7295);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(2503);
;// CONCATENATED MODULE: ./build/hosts/action/context.js
/** Facts of the workflow run, from the runner's environment and the event file. */



const eventSchema = schemas/* looseObject */._H3({
    pull_request: schemas/* looseObject */._H3({
        number: schemas/* int */.Whr(),
        head: schemas/* looseObject */._H3({ sha: schemas/* string */.YjP(), repo: schemas/* looseObject */._H3({ full_name: schemas/* string */.YjP() }).nullish() }),
        base: schemas/* looseObject */._H3({ sha: schemas/* string */.YjP(), ref: schemas/* string */.YjP() }),
    })
        .optional(),
    merge_group: schemas/* looseObject */._H3({ base_sha: schemas/* string */.YjP(), head_sha: schemas/* string */.YjP() }).optional(),
    repository: schemas/* looseObject */._H3({ default_branch: schemas/* string */.YjP().optional() }).optional(),
});
/**
 * Reads the run's context from `env`. Only variables that GitHub Enterprise may leave out have defaults. Throws an Error
 * that names the event file when the file does not hold a GitHub event.
 */
function readContext(env) {
    const event = readEvent(env['GITHUB_EVENT_PATH']);
    const repository = env['GITHUB_REPOSITORY'] || undefined;
    const server = env['GITHUB_SERVER_URL'] || 'https://github.com';
    const eventName = env['GITHUB_EVENT_NAME'] || 'local';
    const { pull_request: pull, merge_group: group } = event;
    // A push's GITHUB_SHA is the commit; a pull request's is GitHub's temporary merge commit.
    const sha = pull?.head.sha ?? (env['GITHUB_SHA'] || undefined);
    const page = repository === undefined ? undefined : `${server}/${repository}`;
    const runId = env['GITHUB_RUN_ID'];
    return {
        eventName,
        repository,
        sha,
        ref: env['GITHUB_REF'] || undefined,
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
        change: pull
            ? { base: pull.base.sha, head: pull.head.sha }
            : group && { base: group.base_sha, head: group.head_sha },
        // pull_request_target runs with the base repository's secrets, whoever opened the pull request.
        withoutSecrets: eventName !== 'pull_request_target' &&
            ((pull !== undefined && pull.head.repo?.full_name !== repository) ||
                (env['GITHUB_ACTOR'] === 'dependabot[bot]' && (pull !== undefined || eventName === 'push'))),
        tempFolder: env['RUNNER_TEMP'] || (0,external_node_os_.tmpdir)(),
        workspace: env['GITHUB_WORKSPACE'] || '.',
    };
}
function readEvent(path) {
    if (!path)
        return {};
    try {
        return eventSchema.parse(JSON.parse((0,external_node_fs_.readFileSync)(path, 'utf8')));
    }
    catch (cause) {
        throw new Error(`The event file ${path} (GITHUB_EVENT_PATH) is not a GitHub event.`, { cause });
    }
}
/** Tells whether the run is on the default branch. Every scheduled run is. */
function isOnDefaultBranch({ eventName, ref, defaultBranch, }) {
    return eventName === 'schedule' || (defaultBranch !== undefined && ref === `refs/heads/${defaultBranch}`);
}

// EXTERNAL MODULE: ./build/inputs/fields.js
var fields = __webpack_require__(64347);
;// CONCATENATED MODULE: ./build/hosts/action/inputs.js


const PREFIX = 'INPUT_';
/** Masks the secrets among the inputs in the log. Must run before anything else, so that a crash prints none of them. */
function maskSecrets() {
    for (const name of fields/* secretInputs */._y) {
        const secret = core/* getInput */.V4(name);
        if (secret)
            core/* setSecret */.Pq(secret);
    }
}
/** Returns the texts of the inputs by their names, from the variables that the runner sets, such as `INPUT_MIN-OVERALL-BCR`. */
function readInputTexts(env) {
    return Object.fromEntries(Object.entries(env)
        .filter(([name]) => name.startsWith(PREFIX))
        .map(([name, text = '']) => [name.slice(PREFIX.length).toLowerCase(), text]));
}

// EXTERNAL MODULE: ./build/hosts/action/log.js
var log = __webpack_require__(22769);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/inputs/run-facts.js
var run_facts = __webpack_require__(98739);
// EXTERNAL MODULE: ./build/lib/clock.js
var clock = __webpack_require__(94570);
// EXTERNAL MODULE: ./build/lib/files.js
var files = __webpack_require__(13963);
// EXTERNAL MODULE: ./build/lib/text.js
var lib_text = __webpack_require__(94869);
// EXTERNAL MODULE: ./build/report/warnings.js
var warnings = __webpack_require__(73786);
;// CONCATENATED MODULE: ./build/hosts/action/publish/artifact.js
/** The report files as an artifact of the workflow run. */


const EXCERPT_LENGTH = 200;
/**
 * Uploads the files, giving up after `timeout` milliseconds. Never throws: what went wrong is the warning. The
 * client cannot be stopped, so after a time-out it may hold the process open until that exits.
 */
async function uploadArtifact(request, timeout = 120_000) {
    const { name, files, rootFolder, retentionDays, runUrl } = request;
    const warn = (problem) => ({ warning: (0,warnings/* warnOfArtifact */.m9)(problem, rootFolder) });
    if (!hasArtifactStorage(process.env)) {
        return warn({ kind: 'no-storage' });
    }
    try {
        // Megabytes of code that a run without files never loads.
        const { DefaultArtifactClient } = await Promise.all(/* import() */[__webpack_require__.e(913), __webpack_require__.e(252)]).then(__webpack_require__.bind(__webpack_require__, 91252));
        const upload = new DefaultArtifactClient().uploadArtifact(name, files, rootFolder, {
            ...(retentionDays === undefined ? {} : { retentionDays }),
        });
        const { id } = await Promise.race([upload, rejectAfter(timeout)]);
        if (id === undefined)
            return {};
        return { id, ...(runUrl === undefined ? {} : { url: `${runUrl}/artifacts/${id}` }) };
    }
    catch (error) {
        const detail = error instanceof Error ? error.message : String(error);
        if (/\(409\)/.test(detail))
            return warn({ kind: 'conflict', name });
        return warn({ kind: 'failed', name, detail: (0,lib_text/* clip */.$Q)((0,lib_text/* toSingleLine */.OX)(detail), EXCERPT_LENGTH) });
    }
}
/** Its timer keeps no process alive. */
function rejectAfter(milliseconds) {
    return new Promise((_, reject) => {
        const error = new Error(`no end after ${milliseconds / 1000} seconds`);
        AbortSignal.timeout(milliseconds).addEventListener('abort', () => reject(error));
    });
}
/** Enterprise servers and other forges lack the service; the client would say so in a warning that misleads. */
function hasArtifactStorage(env) {
    const { hostname = '' } = URL.parse(env['GITHUB_SERVER_URL'] || 'https://github.com') ?? {};
    const isGitHub = hostname === 'github.com' || hostname.endsWith('.ghe.com') || hostname.endsWith('.localhost');
    return isGitHub && Boolean(env['ACTIONS_RUNTIME_TOKEN']) && Boolean(env['ACTIONS_RESULTS_URL']);
}

;// CONCATENATED MODULE: ./build/hosts/action/open-history.js
/** Makes the history that the settings name from what a workflow run has: a token, an artifact client, a work tree. */





/**
 * Opens the history that the settings name; undefined when they name none. Reads nothing yet. A history for which the
 * run lacks something opens all the same, and says what it lacks when it is read.
 */
async function openHistory(settings, context) {
    // Each store is a chunk of its own: a run loads the one that it needs.
    const { source } = settings.baseline;
    switch (source.kind) {
        case 'none':
        case 'base':
            return undefined;
        case 'file': {
            const { createFileStore } = await __webpack_require__.e(/* import() */ 617).then(__webpack_require__.bind(__webpack_require__, 7617));
            return createFileStore({ path: source.path, workspace: context.workspace });
        }
        case 'branch':
            return openBranch(source.branch, settings, context);
        case 'artifact':
            return openArtifact(settings, context);
    }
}
async function openBranch(branch, { key, githubToken }, { repository, apiUrl, sha = '' }) {
    const path = `${key}.ndjson`;
    const place = { kind: 'branch', branch, path };
    if (repository === undefined)
        return createClosedStore(place, 'repository');
    if (githubToken === '')
        return createClosedStore(place, 'token');
    const [{ createGitHub }, { createBranchStore }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(913), __webpack_require__.e(783)]).then(__webpack_require__.bind(__webpack_require__, 16783)),
        __webpack_require__.e(/* import() */ 438).then(__webpack_require__.bind(__webpack_require__, 13438)),
    ]);
    const message = `Add the AI visibility of ${sha.slice(0, 7) || 'this run'} (${key})`;
    const api = createGitHub(githubToken, apiUrl);
    return createBranchStore({ api, repository, branch, path, message, clock: clock/* systemClock */.m });
}
async function openArtifact(settings, context) {
    const { key, githubToken } = settings;
    const { repository, apiUrl, defaultBranch } = context;
    const name = `ai-visibility-history-${key}`;
    const place = { kind: 'artifact', name };
    if (repository === undefined)
        return createClosedStore(place, 'repository');
    if (githubToken === '')
        return createClosedStore(place, 'token');
    if (defaultBranch === undefined)
        return createClosedStore(place, 'default-branch');
    const [{ createGitHub, fetchThroughProxy }, { createArtifactStore }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(913), __webpack_require__.e(783)]).then(__webpack_require__.bind(__webpack_require__, 16783)),
        Promise.all(/* import() */[__webpack_require__.e(306), __webpack_require__.e(78)]).then(__webpack_require__.bind(__webpack_require__, 58697)),
    ]);
    return createArtifactStore({
        api: createGitHub(githubToken, apiUrl),
        fetch: fetchThroughProxy,
        upload: file => upload(name, file, settings, context),
        repository,
        defaultBranch,
        name,
    });
}
async function upload(name, file, { key, artifactRetentionDays: retentionDays }, { tempFolder, runUrl }) {
    const rootFolder = (0,external_node_path_.join)((0,run_facts/* runFolder */.k)({ tempFolder }, key), 'history');
    const path = (0,external_node_path_.join)(rootFolder, file.name);
    try {
        await (0,files/* writeFileAtomically */.l)(path, file.content);
    }
    catch (error) {
        return `The file to upload was not written. ${error instanceof Error ? error.message : error}`;
    }
    const { warning } = await uploadArtifact({ name, files: [path], rootFolder, retentionDays, runUrl });
    return warning;
}
/** A history that cannot be opened in this run: it is neither read nor written. */
function createClosedStore(place, lacks) {
    const cause = { kind: 'not-opened', lacks };
    return {
        place,
        read: async () => ({ unreadable: cause }),
        append: async () => ({ problem: cause }),
    };
}

;// CONCATENATED MODULE: ./build/hosts/action/publish/is-to-be-recorded.js

/** Events without a pull request. */
const OWN_EVENTS = ['schedule', 'push', 'workflow_dispatch', 'repository_dispatch'];
/** Tells whether a run is recorded. In the mode `auto`, a run of proposed changes is not. */
function isToBeRecorded(mode, context) {
    if (mode !== 'auto')
        return mode === 'always';
    return OWN_EVENTS.includes(context.eventName) && isOnDefaultBranch(context);
}

// EXTERNAL MODULE: ./build/report/markdown/comment.js + 5 modules
var comment = __webpack_require__(21291);
// EXTERNAL MODULE: ./build/run/record-run.js
var record_run = __webpack_require__(16305);
// EXTERNAL MODULE: ./build/run/write-reports.js
var write_reports = __webpack_require__(28087);
;// CONCATENATED MODULE: ./build/hosts/action/publish/annotate.js


/** Annotates each failing rule: as an error where it fails the step, else as a warning. */
function annotateFailures(outcome, failsStep) {
    const show = failsStep ? core/* error */.z3 : core/* warning */.$e;
    for (const { title, message, place } of annotationsOf(outcome)) {
        show(message, { title, ...(place && { file: place.path, startLine: place.line }) });
    }
}

;// CONCATENATED MODULE: ./build/report/markdown/issue.js
/** The issue about a failing gate outside of pull requests. Its body is that of the comment. */




const BRAND_LENGTH = 55;
/** In code points. Scores have no bound, so a decline may have long numbers. */
const WORDS_LENGTH = 134;
/** With these lengths, a title stays below GitHub's 256 UTF-16 code units in any script. */
const KEY_LENGTH = 64;
/** Returns the invisible line by which a later run finds its own issue. */
function issueMarker(key) {
    return `<!-- ai-visibility-gate-issue:${encodeURIComponent(key.toWellFormed())} -->`;
}
/** Returns the title: plain text on one line, at most 256 characters. */
function titleIssue(outcome) {
    const { key, verdict } = outcome;
    const brand = (0,report_escape/* plainTitle */.D4)(outcome.brand, BRAND_LENGTH);
    // A step with the verdict `pass` fails only without a baseline.
    const words = verdict.status === 'pass'
        ? `AI visibility of ${brand} has no baseline`
        : (0,comment/* headline */.Pl)(outcome, brand).replace(/^\S+ /, '');
    const short = (0,lib_text/* clip */.$Q)(words, WORDS_LENGTH);
    return key === 'default' ? short : `${short} (${(0,report_escape/* plainTitle */.D4)(key, KEY_LENGTH)})`;
}
/** Renders the comment that closes the issue. */
function renderRecovery(outcome) {
    const { runUrl } = outcome.run;
    const run = runUrl === undefined ? 'this run' : (0,report_escape/* markdownLink */.iQ)('this run', runUrl);
    return [
        `**${(0,comment/* headline */.Pl)(outcome)}**`,
        (0,report_escape/* escapeMarkdown */.FV)((0,report_problems/* summarize */.eh)(outcome)),
        `The gate passes again in ${run}. This issue is closed. The next failure opens a new issue.`,
    ].join('\n\n');
}

// EXTERNAL MODULE: ./build/hosts/action/publish/outputs.js
var outputs = __webpack_require__(43565);
// EXTERNAL MODULE: ./build/hosts/action/publish/warn.js
var warn = __webpack_require__(22243);
;// CONCATENATED MODULE: ./build/hosts/action/publish/keep-issue.js







/** Opens, updates or closes the gate's issue, where the run belongs to no pull request. Never throws. */
async function keepIssue(outcome, { issue: mode, key, githubToken }, context, failed) {
    const { repository, apiUrl } = context;
    const state = stateOf(outcome, failed);
    if (mode === 'never' || repository === undefined || state === undefined || !hasNoPullRequest(context))
        return;
    if (!githubToken)
        return (0,warn/* warn */.R)({ warning: (0,warnings/* warnOfToken */.FE)('issue') });
    // Loaded on demand: a run without an issue does not need GitHub's client.
    const [{ createGitHub }, { publishIssue }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(913), __webpack_require__.e(783)]).then(__webpack_require__.bind(__webpack_require__, 16783)),
        Promise.all(/* import() */[__webpack_require__.e(913), __webpack_require__.e(216)]).then(__webpack_require__.bind(__webpack_require__, 10216)),
    ]);
    const marker = issueMarker(key);
    const issue = await publishIssue({
        github: createGitHub(githubToken, apiUrl),
        repository,
        marker,
        title: titleIssue(outcome),
        body: (0,comment/* renderComment */.wQ)(outcome, marker),
        recovery: renderRecovery(outcome),
        state,
    });
    if (issue.issueUrl !== undefined)
        log/* actionLog */.Z.info(`The issue was ${issue.action}: ${issue.issueUrl}`);
    (0,warn/* warn */.R)(issue);
    (0,warn/* warn */.R)((0,outputs/* setOutputs */.n)({ 'issue-url': issue.issueUrl }));
}
/**
 * Tells whether the run is a schedule, or a push to the default branch. A push to another branch is reported on its pull
 * request, and the next passing run on any branch would close its issue.
 */
function hasNoPullRequest(context) {
    return ['schedule', 'push'].includes(context.eventName) && isOnDefaultBranch(context);
}
/** Returns undefined where the step passes without a pass: an open issue then stays as it is. */
function stateOf({ verdict }, failed) {
    if (failed)
        return 'failing';
    return verdict.status === 'pass' && !verdict.reportOnly ? 'recovered' : undefined;
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
;// CONCATENATED MODULE: ./build/hosts/action/publish/summary.js


/**
 * Appends Markdown to the job summary. Never throws: a file that cannot be written is the warning. Does nothing where
 * there is no summary, as outside a runner.
 */
async function writeSummary(markdown) {
    const path = process.env['GITHUB_STEP_SUMMARY'];
    if (!path)
        return {};
    try {
        await (0,promises_.appendFile)(path, `${markdown}\n`);
        return {};
    }
    catch (error) {
        return { warning: (0,warnings/* warnOfFile */.qz)('summary', error) };
    }
}

;// CONCATENATED MODULE: ./build/hosts/action/publish/publish.js













/** Publishes the outcome of a run. Rejects only when the result file cannot be written. */
async function publishOutcome(outcome, settings, context, { failed, cancelled, found }) {
    const folder = (0,run_facts/* runFolder */.k)(context, settings.key);
    const { resultFile, reportFiles, draftFiles } = await (0,write_reports/* writeReports */.L)(outcome, settings, folder, log/* actionLog */.Z);
    const files = { 'result-file': resultFile, 'report-files': reportFiles, 'suggestion-files': draftFiles };
    (0,warn/* warn */.R)((0,outputs/* setOutputs */.n)({ ...outputsOf(outcome), ...files }));
    (0,warn/* warn */.R)(await writeSummary((0,comment/* renderSummary */.Br)(outcome)));
    annotateFailures(outcome, settings.failOn.includes('fail'));
    // A cancelled job has seconds left: files on this machine are safe, calls to GitHub would be cut off.
    if (cancelled.aborted)
        return;
    await publishArtifact(settings, context, reportFiles, folder);
    if (found.history && isToBeRecorded(settings.record, context)) {
        await (0,record_run/* recordRun */.v)(outcome, found.history, {
            failed,
            accept: settings.accept,
            attempt: context.runAttempt,
            log: log/* actionLog */.Z,
        });
    }
    await keepIssue(outcome, settings, context, failed);
    if (settings.comment === 'never')
        return;
    if (!context.pullRequest && context.eventName !== 'push') {
        return log/* actionLog */.Z.notice(`There is no comment. A run of the event \`${context.eventName}\` belongs to no pull request.`);
    }
    // Loaded on demand: a run without a comment does not need GitHub's client.
    const { commentOnPullRequest } = await Promise.all(/* import() */[__webpack_require__.e(913), __webpack_require__.e(474)]).then(__webpack_require__.bind(__webpack_require__, 74474));
    await commentOnPullRequest(outcome, settings, context, failed);
}
/** Publishes a run without a verdict: its problems, the first line as a heading for the others. */
async function publishProblem([heading = '', ...lines]) {
    (0,warn/* warn */.R)((0,outputs/* setOutputs */.n)({ ...noOutputs, verdict: 'error' }));
    const list = lines.map(line => `- ${(0,report_escape/* escapeMarkdown */.FV)(line, 2000)}`);
    const summary = ['## 🛑 AI visibility was not measured', (0,report_escape/* escapeMarkdown */.FV)(heading, 2000), list.join('\n')];
    (0,warn/* warn */.R)(await writeSummary(summary.join('\n\n')));
}
/** All outputs of action.yml, so that every output is set in every run. */
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
};
function outputsOf({ verdict, measurement, shareOfVoice, serviceReports }) {
    // With a competitor missing, it would be the share of another set of brands.
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
        'bcr-drop': verdict.bcrDrop,
        'cited-engines-drop': verdict.citedEnginesDrop,
        'lost-engines': verdict.lostEngines,
        'gained-engines': verdict.gainedEngines,
        'scan-ids': measurement?.scanIds,
        'share-of-voice': ownShare === undefined ? undefined : Number((100 * ownShare).toPrecision(6)),
        'report-id': serviceReports.map(({ reportId }) => reportId).filter(id => id !== ''),
        'report-ready-at': readyTimes.filter(time => time !== ''),
    };
}
async function publishArtifact({ artifactName, artifactRetentionDays }, { runUrl }, files, folder) {
    if (artifactName === '' || files.length === 0)
        return;
    const artifact = await uploadArtifact({
        name: artifactName,
        files,
        rootFolder: folder,
        retentionDays: artifactRetentionDays,
        runUrl,
    });
    (0,warn/* warn */.R)(artifact);
    (0,warn/* warn */.R)((0,outputs/* setOutputs */.n)({ 'artifact-id': artifact.id, 'artifact-url': artifact.url }));
}

;// CONCATENATED MODULE: ./build/hosts/action/main.js
/** The gate as a GitHub Action. */













const ACCEPT_UNRECORDED = {
    input: 'accept',
    given: 'true',
    allowed: 'false, unless the run is recorded: start the workflow on the default branch and not for a pull request, or set record: always',
};
/** Runs the gate, publishes the outcome, and last sets the step's exit. Never rejects. */
async function main() {
    maskSecrets();
    const cancelled = (0,stop_signal/* stopSignal */.Z)();
    try {
        const context = readContext(process.env);
        const settings = await (0,read_settings/* readSettings */.s)(readInputTexts(process.env), process.env, context);
        if (settings.accept && !isToBeRecorded(settings.record, context))
            throw new read_settings/* InputsError */.a([ACCEPT_UNRECORDED]);
        const history = await openHistory(settings, context);
        const run = { facts: context, history, env: process.env, log: log/* actionLog */.Z, signal: cancelled };
        const { outcome, found, failures } = await (0,run_gate/* runGate */.R)(settings, run);
        const { verdict } = outcome;
        await publishOutcome(outcome, settings, context, { failed: failures.length > 0, cancelled, found });
        core/* info */.pq((0,report_problems/* summarize */.eh)(outcome));
        if (failures.length > 0)
            core/* setFailed */.C1(explainAnnotatedFailures(verdict, failures));
        else if ((0,gate_verdict/* mayHaveDropped */.o_)(verdict))
            core/* warning */.$e((0,report_problems/* explainInconclusive */.o1)(verdict));
    }
    catch (error) {
        const problems = error instanceof read_settings/* InputsError */.a ? (0,report_problems/* explainInputs */.Tn)(error.problems) : (0,report_problems/* explainUnexpected */.Vv)(error);
        await publishProblem(problems);
        core/* setFailed */.C1(problems.join('\n'));
    }
}


/***/ }),

/***/ 43565:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ setOutputs)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91659);
/* harmony import */ var _report_warnings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73786);


/**
 * Sets outputs of the step. A list has one item a line; undefined is an empty text. Never throws: an output file that
 * cannot be written is the warning.
 */
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

/***/ 22243:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ warn)
/* harmony export */ });
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22769);

/** Logs the warning of a publisher, where it has one. */
function warn({ warning }) {
    if (warning !== undefined)
        _log_js__WEBPACK_IMPORTED_MODULE_0__/* .actionLog */ .Z.warning(warning);
}


/***/ })

};
