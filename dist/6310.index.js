export const id = 6310;
export const ids = [6310];
export const modules = {

/***/ 76310:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runGateMode: () => (/* binding */ runGateMode)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 11 modules
var core = __webpack_require__(91659);
// EXTERNAL MODULE: ./build/gate/verdict.js
var gate_verdict = __webpack_require__(39231);
// EXTERNAL MODULE: ./build/inputs/read-gates.js
var read_gates = __webpack_require__(94931);
// EXTERNAL MODULE: ./build/inputs/read-settings.js + 2 modules
var read_settings = __webpack_require__(99691);
// EXTERNAL MODULE: ./build/report/annotations.js
var annotations = __webpack_require__(46241);
// EXTERNAL MODULE: ./build/report/config-words.js
var config_words = __webpack_require__(8709);
// EXTERNAL MODULE: ./build/report/problems.js
var problems = __webpack_require__(25567);
// EXTERNAL MODULE: ./build/run/run-gate.js + 11 modules
var run_gate = __webpack_require__(37232);
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
// EXTERNAL MODULE: ./build/hosts/action/publish/artifact.js
var artifact = __webpack_require__(95357);
;// CONCATENATED MODULE: ./build/hosts/action/open-history.js





async function openHistory(settings, context, cancelled) {
    const { source } = settings.baseline;
    switch (source.kind) {
        case 'none':
        case 'base':
            return undefined;
        case 'file': {
            const { createFileStore } = await __webpack_require__.e(/* import() */ 9998).then(__webpack_require__.bind(__webpack_require__, 7617));
            const budget = AbortSignal.timeout(settings.timeoutMinutes * 60_000);
            const { workspace, change } = context;
            const signal = cancelled === undefined ? budget : AbortSignal.any([cancelled, budget]);
            return createFileStore({ path: source.path, workspace, change, signal });
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
        Promise.all(/* import() */[__webpack_require__.e(6913), __webpack_require__.e(6783)]).then(__webpack_require__.bind(__webpack_require__, 16783)),
        __webpack_require__.e(/* import() */ 3438).then(__webpack_require__.bind(__webpack_require__, 13438)),
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
        Promise.all(/* import() */[__webpack_require__.e(6913), __webpack_require__.e(6783)]).then(__webpack_require__.bind(__webpack_require__, 16783)),
        Promise.all(/* import() */[__webpack_require__.e(1306), __webpack_require__.e(1797)]).then(__webpack_require__.bind(__webpack_require__, 81797)),
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
        await (0,files/* writeFileAtomically */.lo)(path, file.content);
    }
    catch (error) {
        return `The file to upload was not written. ${error instanceof Error ? error.message : error}`;
    }
    const { warning } = await (0,artifact/* uploadArtifact */.m)({ name, files: [path], rootFolder, retentionDays, runUrl });
    return warning;
}
function createClosedStore(place, lacks) {
    const cause = { kind: 'not-opened', lacks };
    return {
        place,
        read: async () => ({ unreadable: cause }),
        append: async () => ({ problem: cause }),
    };
}

// EXTERNAL MODULE: ./build/hosts/action/publish/is-to-be-recorded.js
var is_to_be_recorded = __webpack_require__(18012);
// EXTERNAL MODULE: ./build/hosts/action/publish/publish.js + 1 modules
var publish = __webpack_require__(32577);
;// CONCATENATED MODULE: ./build/hosts/action/modes/gate.js












const SHARD_ALONE = {
    input: 'shard',
    given: undefined,
    allowed: 'no value: mode: gate scans everything; the command line has the command shard',
};
const ACCEPT_UNRECORDED = {
    input: 'accept',
    given: 'true',
    allowed: 'false, unless the run is recorded: start the workflow on the default branch and not for a pull request, or set record: always',
};
async function runGateMode({ texts, env, context, cancelled }) {
    const reading = await (0,read_gates/* readGates */.D)(texts, { env, facts: context, signal: cancelled });
    const { settings } = (0,read_gates/* requireOneGate */.v)(reading, texts['config']);
    for (const line of (0,config_words/* describeConfigChanges */.F)(reading.changes))
        log/* actionLog */.Z.notice(line);
    if (settings.accept && !(0,is_to_be_recorded/* isToBeRecorded */.n)(settings.record, context))
        throw new read_settings/* InputsError */.aV([ACCEPT_UNRECORDED]);
    if (settings.fleet.shard !== undefined)
        throw new read_settings/* InputsError */.aV([SHARD_ALONE]);
    const history = await openHistory(settings, context, cancelled);
    const run = {
        ...{ facts: context, history, env, log: (0,log/* createRunLog */.M)(), signal: cancelled },
        configChanges: reading.changes,
    };
    const { outcome, found, failures } = await core/* group */.Os('Baseline, scans and verdict', () => (0,run_gate/* runGate */.R)(settings, run));
    const { verdict } = outcome;
    const failed = failures.length > 0;
    await core/* group */.Os('Reports, history and comment', () => (0,publish/* publishOutcome */.Cu)(outcome, settings, context, { failed, cancelled, found }));
    core/* info */.pq((0,problems/* summarize */.eh)(outcome));
    if (failed)
        return (0,annotations/* explainAnnotatedFailures */.D)(verdict, failures);
    if ((0,gate_verdict/* mayHaveDropped */.o_)(verdict))
        core/* warning */.$e((0,problems/* explainInconclusive */.o1)(verdict));
    return undefined;
}


/***/ })

};
