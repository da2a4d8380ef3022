export const id = 9289;
export const ids = [9289];
export const modules = {

/***/ 58829:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ checkAccept)
/* harmony export */ });
/* harmony import */ var _inputs_read_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99691);
/* harmony import */ var _publish_is_to_be_recorded_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18012);


const ACCEPT_UNRECORDED = {
    input: 'accept',
    given: 'true',
    allowed: 'false, unless the run is recorded: start the workflow on the default branch and not for a pull request, or set record: always',
};
function checkAccept(gates, context) {
    if (gates.some(({ accept, record }) => accept && !(0,_publish_is_to_be_recorded_js__WEBPACK_IMPORTED_MODULE_1__/* .isToBeRecorded */ .n)(record, context))) {
        throw new _inputs_read_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .InputsError */ .aV([ACCEPT_UNRECORDED]);
    }
}


/***/ }),

/***/ 55681:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ finishGate)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91659);
/* harmony import */ var _gate_verdict_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39231);
/* harmony import */ var _report_annotations_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46241);
/* harmony import */ var _report_reasons_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77802);
/* harmony import */ var _publish_publish_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58680);





async function finishGate({ outcome, found, failures }, settings, context, cancelled) {
    const failed = failures.length > 0;
    await _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .group */ .Os('Reports, history and comment', () => (0,_publish_publish_js__WEBPACK_IMPORTED_MODULE_3__/* .publishOutcome */ .Cu)(outcome, settings, context, { failed, cancelled, found }));
    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .info */ .pq((0,_report_reasons_js__WEBPACK_IMPORTED_MODULE_2__/* .summarize */ .eh)(outcome));
    if (failed)
        return (0,_report_annotations_js__WEBPACK_IMPORTED_MODULE_1__/* .explainAnnotatedFailures */ .D)(outcome);
    if ((0,_gate_verdict_js__WEBPACK_IMPORTED_MODULE_4__/* .mayHaveDropped */ .o_)(outcome.verdict))
        _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e((0,_report_reasons_js__WEBPACK_IMPORTED_MODULE_2__/* .explainInconclusive */ .o1)(outcome));
    return undefined;
}


/***/ }),

/***/ 99289:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runGateMode: () => (/* binding */ runGateMode)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91659);
/* harmony import */ var _inputs_read_gates_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94931);
/* harmony import */ var _report_config_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8709);
/* harmony import */ var _run_run_gate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72212);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22769);
/* harmony import */ var _open_history_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39398);
/* harmony import */ var _check_accept_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58829);
/* harmony import */ var _finish_gate_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(55681);








async function runGateMode({ texts, env, context, cancelled }) {
    const reading = await (0,_inputs_read_gates_js__WEBPACK_IMPORTED_MODULE_1__/* .readGates */ .D)(texts, { env, facts: context, signal: cancelled });
    const { settings } = (0,_inputs_read_gates_js__WEBPACK_IMPORTED_MODULE_1__/* .requireOneGate */ .v)(reading, texts['config']);
    for (const line of (0,_report_config_words_js__WEBPACK_IMPORTED_MODULE_2__/* .describeConfigChanges */ .F)(reading.changes))
        _log_js__WEBPACK_IMPORTED_MODULE_4__/* .actionLog */ .Z.notice(line);
    (0,_check_accept_js__WEBPACK_IMPORTED_MODULE_6__/* .checkAccept */ .$)([settings], context);
    const history = await (0,_open_history_js__WEBPACK_IMPORTED_MODULE_5__/* .openHistory */ .jC)(settings, context, cancelled);
    const run = {
        ...{ facts: context, history, env, log: (0,_log_js__WEBPACK_IMPORTED_MODULE_4__/* .createRunLog */ .M)(), signal: cancelled },
        configChanges: reading.changes,
        configCommit: reading.commit,
    };
    const gateRun = await _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .group */ .Os('Baseline, scans and verdict', () => (0,_run_run_gate_js__WEBPACK_IMPORTED_MODULE_3__/* .runGate */ .R)(settings, run));
    return (0,_finish_gate_js__WEBPACK_IMPORTED_MODULE_7__/* .finishGate */ .J)(gateRun, settings, context, cancelled);
}


/***/ }),

/***/ 39398:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MQ: () => (/* binding */ createClosedStore),
/* harmony export */   N9: () => (/* binding */ fileOptions),
/* harmony export */   UP: () => (/* binding */ uploadHistory),
/* harmony export */   jC: () => (/* binding */ openHistory)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _inputs_run_facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98739);
/* harmony import */ var _lib_clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94570);
/* harmony import */ var _lib_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13963);
/* harmony import */ var _publish_artifact_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95357);





async function openHistory(settings, context, cancelled) {
    const { source } = settings.baseline;
    switch (source.kind) {
        case 'none':
        case 'base':
            return undefined;
        case 'file': {
            const { createFileStore } = await __webpack_require__.e(/* import() */ 7617).then(__webpack_require__.bind(__webpack_require__, 7617));
            return createFileStore(fileOptions(source.path, settings, context, cancelled));
        }
        case 'branch':
            return openBranch(source.branch, settings, context);
        case 'artifact':
            return openArtifact(settings, context);
    }
}
function fileOptions(path, { timeoutMinutes }, { workspace, change, workflowCommit }, cancelled) {
    const budget = AbortSignal.timeout(timeoutMinutes * 60_000);
    const signal = cancelled === undefined ? budget : AbortSignal.any([cancelled, budget]);
    return { path, workspace, change, workflowCommit, signal };
}
async function openBranch(branch, { key, githubToken }, { repository, apiUrl, sha = '' }) {
    const path = `${key}.ndjson`;
    const place = { kind: 'branch', branch, path };
    if (repository === undefined)
        return createClosedStore(place, 'repository');
    if (githubToken === '')
        return createClosedStore(place, 'token');
    const [{ createGitHub }, { createBranchStore }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(6913), __webpack_require__.e(9164)]).then(__webpack_require__.bind(__webpack_require__, 16783)),
        __webpack_require__.e(/* import() */ 7890).then(__webpack_require__.bind(__webpack_require__, 47890)),
    ]);
    const message = `Add the AI visibility of ${sha.slice(0, 7) || 'this run'} (${key})`;
    const api = createGitHub(githubToken, apiUrl);
    return createBranchStore({ api, repository, branch, path, message, clock: _lib_clock_js__WEBPACK_IMPORTED_MODULE_2__/* .systemClock */ .m });
}
async function openArtifact(settings, context) {
    const { key, githubToken, artifactRetentionDays: retentionDays } = settings;
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
        Promise.all(/* import() */[__webpack_require__.e(6913), __webpack_require__.e(9164)]).then(__webpack_require__.bind(__webpack_require__, 16783)),
        __webpack_require__.e(/* import() */ 7890).then(__webpack_require__.bind(__webpack_require__, 47890)),
    ]);
    return createArtifactStore({
        api: createGitHub(githubToken, apiUrl),
        fetch: fetchThroughProxy,
        upload: files => uploadHistory(name, files, { folder: key, retentionDays }, context),
        repository,
        defaultBranch,
        name,
    });
}
async function uploadHistory(name, files, { folder, retentionDays }, { tempFolder, runUrl }) {
    const rootFolder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)((0,_inputs_run_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .runFolder */ .k)({ tempFolder }, folder), 'history');
    const paths = [];
    try {
        for await (const file of files) {
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(rootFolder, file.name);
            await (0,_lib_files_js__WEBPACK_IMPORTED_MODULE_3__/* .writeFileAtomically */ .lo)(path, file.content);
            paths.push(path);
        }
    }
    catch (error) {
        return `The file to upload was not written. ${error instanceof Error ? error.message : error}`;
    }
    const { warning } = await (0,_publish_artifact_js__WEBPACK_IMPORTED_MODULE_4__/* .uploadArtifact */ .m)({ name, files: paths, rootFolder, retentionDays, runUrl });
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


/***/ })

};
