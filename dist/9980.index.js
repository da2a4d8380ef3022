export const id = 9980;
export const ids = [9980];
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

/***/ 92074:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runMergeMode: () => (/* reexport */ runMergeMode),
  runPlanMode: () => (/* reexport */ runPlanMode),
  runShardMode: () => (/* reexport */ runShardMode)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 11 modules
var core = __webpack_require__(91659);
// EXTERNAL MODULE: ./build/fleet/merge.js + 2 modules
var fleet_merge = __webpack_require__(99002);
// EXTERNAL MODULE: ./build/fleet/merge-fleet.js
var merge_fleet = __webpack_require__(79022);
// EXTERNAL MODULE: ./build/lib/heap.js
var heap = __webpack_require__(98408);
// EXTERNAL MODULE: ./build/report/config-words.js
var config_words = __webpack_require__(8709);
// EXTERNAL MODULE: ./build/report/fleet-words.js
var fleet_words = __webpack_require__(33439);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/fleet/read-partial.js
var read_partial = __webpack_require__(7423);
// EXTERNAL MODULE: ./build/fleet/read-partials.js
var read_partials = __webpack_require__(7546);
// EXTERNAL MODULE: ./build/history/artifact-archive.js + 1 modules
var artifact_archive = __webpack_require__(49847);
// EXTERNAL MODULE: ./build/history/run-artifacts.js
var run_artifacts = __webpack_require__(48944);
// EXTERNAL MODULE: ./build/lib/repository-name.js
var repository_name = __webpack_require__(49804);
// EXTERNAL MODULE: ./build/hosts/action/artifact-storage.js
var artifact_storage = __webpack_require__(38661);
;// CONCATENATED MODULE: ./build/hosts/action/fetch-partials.js








const MOST_BYTES = 300e6;
const TIME_OUT = 120_000;
async function fetchPartials(fleet, folder, run, timeout = TIME_OUT) {
    const prefix = (0,read_partials/* partialArtifacts */.d0)(fleet);
    if (!(0,artifact_storage/* hasArtifactStorage */.AO)(process.env)) {
        return [refuse(`${prefix}*`, { kind: 'no-storage' })];
    }
    try {
        const { DefaultArtifactClient } = await Promise.all(/* import() */[__webpack_require__.e(6913), __webpack_require__.e(1252)]).then(__webpack_require__.bind(__webpack_require__, 91252));
        const client = new DefaultArtifactClient();
        const { artifacts } = await Promise.race([client.listArtifacts(), (0,artifact_storage/* rejectAfter */.SS)(timeout)]);
        await (0,promises_.mkdir)(folder, { recursive: true });
        let api;
        const fetchArchive = async (artifact) => {
            const path = (0,external_node_path_.join)(folder, String(artifact.id));
            try {
                return await downloadThroughService(client, artifact, path, timeout);
            }
            catch (error) {
                api ??= openApi(run, timeout);
                return downloadThroughApi(await api, artifact.name, (0,artifact_storage/* describeStorageError */.rb)(error));
            }
        };
        const read = [];
        for (const artifact of artifacts.filter(({ name }) => name.startsWith(prefix))) {
            const { id, name, size } = artifact;
            const found = size > MOST_BYTES ? { problem: { kind: 'too-large' } } : await fetchArchive(artifact);
            const file = (0,external_node_path_.join)(folder, `${id}.ndjson.gz`);
            const partial = 'problem' in found ? found : await extractPartial(found.archive, (0,read_partials/* fileOfArtifact */.gP)(fleet, name), file);
            read.push({ file: name, ...partial });
        }
        return read;
    }
    catch (error) {
        return [refuse(`${prefix}*`, { kind: 'unreadable', detail: (0,artifact_storage/* describeStorageError */.rb)(error) })];
    }
}
async function downloadThroughService(client, { id, digest }, path, timeout) {
    const options = { path, skipDecompress: true, ...(digest !== undefined && { expectedHash: digest }) };
    const download = client.downloadArtifact(id, options);
    const { digestMismatch } = await Promise.race([download, (0,artifact_storage/* rejectAfter */.SS)(timeout)]);
    if (digestMismatch)
        return { problem: { kind: 'other-digest' } };
    const [archive = ''] = await (0,promises_.readdir)(path);
    const opened = (0,artifact_archive/* openArchive */.p_)(await (0,promises_.readFile)((0,external_node_path_.join)(path, archive)));
    return 'archive' in opened ? opened : { problem: opened.unreadable };
}
async function downloadThroughApi(api, name, detail) {
    const read = await api?.read(name);
    if (read !== undefined && 'archive' in read)
        return read;
    const cause = read !== undefined && 'unreadable' in read ? read.unreadable : undefined;
    if (cause?.kind === 'broken-archive' || cause?.kind === 'archive-too-large') {
        return { problem: problemOf(cause) };
    }
    const isRefused = cause?.kind === 'github' && cause.permission !== undefined;
    return { problem: { kind: 'not-downloaded', detail, lacksPermission: api === undefined || isRefused } };
}
async function openApi({ githubToken, apiUrl, repository, runId }, time) {
    if (githubToken === '' || repository === undefined || runId === undefined)
        return undefined;
    const { createGitHub, fetchThroughProxy } = await Promise.all(/* import() */[__webpack_require__.e(6913), __webpack_require__.e(6783)]).then(__webpack_require__.bind(__webpack_require__, 16783));
    const api = createGitHub(githubToken, apiUrl);
    return (0,run_artifacts/* openRunArtifacts */.j)({ api, fetch: fetchThroughProxy, repository: (0,repository_name/* splitRepository */.T)(repository) }, { run: Number(runId) }, { time, pause: 1000, archiveBytes: MOST_BYTES });
}
async function extractPartial(archive, name, path) {
    const entry = await (0,artifact_archive/* unpackEntry */.$7)(archive, name, MOST_BYTES);
    if ('unreadable' in entry)
        return { problem: problemOf(entry.unreadable) };
    await (0,promises_.writeFile)(path, entry.bytes);
    return (0,read_partial/* readPartial */.o)(path);
}
function problemOf({ kind }) {
    if (kind === 'no-entry')
        return { kind: 'no-file' };
    return { kind: kind === 'broken-archive' ? kind : 'too-large' };
}
function refuse(file, problem) {
    return { file, problem };
}

// EXTERNAL MODULE: ./build/hosts/action/log.js
var action_log = __webpack_require__(22769);
// EXTERNAL MODULE: ./build/lib/clock.js
var clock = __webpack_require__(94570);
// EXTERNAL MODULE: ./build/hosts/action/open-history.js
var open_history = __webpack_require__(39398);
;// CONCATENATED MODULE: ./build/hosts/action/open-fleet-history.js



async function openFleetHistory(gates, { fleet }, context, cancelled) {
    const stores = new Map();
    const places = Map.groupBy(gates, ({ settings }) => nameSource(settings.baseline.source, context));
    for (const [first, ...others] of places.values()) {
        if (first === undefined)
            continue;
        const group = [first, ...others];
        const store = await openGroup(group, gates.length === 1, fleet, context, cancelled);
        if (store !== undefined)
            for (const { key } of group)
                stores.set(key, store);
    }
    return {
        openHistory: async ({ key }) => stores.get(key)?.open(key),
        async append(records) {
            const results = new Map();
            for (const [store, added] of Map.groupBy(records, ({ key }) => stores.get(key))) {
                const appended = (await store?.append(added)) ?? [];
                for (const [index, result] of appended.entries())
                    results.set(added[index]?.key ?? '', result);
            }
            return results;
        },
    };
}
function nameSource(source, { workspace }) {
    switch (source.kind) {
        case 'file':
            return `file ${(0,external_node_path_.resolve)(workspace, source.path)}`;
        case 'branch':
            return `branch ${source.branch}`;
        default:
            return source.kind;
    }
}
async function openGroup(group, isAlone, fleet, context, cancelled) {
    const [{ settings }] = group;
    const { source } = settings.baseline;
    switch (source.kind) {
        case 'none':
        case 'base':
            return undefined;
        case 'file': {
            const { createFileFleet } = await __webpack_require__.e(/* import() */ 9998).then(__webpack_require__.bind(__webpack_require__, 7617));
            return createFileFleet((0,open_history/* fileOptions */.N9)(source.path, settings, context, cancelled));
        }
        case 'branch':
            return isAlone ? openSingle(settings, context) : openBranch(source.branch, group, context);
        case 'artifact':
            return isAlone ? openSingle(settings, context) : openArtifact(fleet, group, context);
    }
}
async function openSingle(settings, context) {
    const store = await (0,open_history/* openHistory */.jC)(settings, context);
    return store && joinStores(() => store);
}
async function openBranch(branch, group, context) {
    const { repository, apiUrl, sha = '' } = context;
    const { githubToken } = group[0].settings;
    const close = (lacks) => joinStores(key => (0,open_history/* createClosedStore */.MQ)({ kind: 'branch', branch, path: `${key}.ndjson` }, lacks));
    if (repository === undefined)
        return close('repository');
    if (githubToken === '')
        return close('token');
    const [{ createGitHub }, { createBranchFleet }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(6913), __webpack_require__.e(6783)]).then(__webpack_require__.bind(__webpack_require__, 16783)),
        __webpack_require__.e(/* import() */ 5509).then(__webpack_require__.bind(__webpack_require__, 47890)),
    ]);
    const commit = sha.slice(0, 7) || 'this run';
    return createBranchFleet({
        api: createGitHub(githubToken, apiUrl),
        repository,
        branch,
        keys: group.map(({ key }) => key),
        message: gates => `Add the AI visibility of ${commit} (${gates} ${gates === 1 ? 'gate' : 'gates'})`,
        clock: clock/* systemClock */.m,
    });
}
async function openArtifact(fleet, group, context) {
    const { repository, apiUrl, defaultBranch } = context;
    const { githubToken } = group[0].settings;
    const name = `ai-visibility-history-fleet-${fleet}`;
    const close = (lacks) => joinStores(() => (0,open_history/* createClosedStore */.MQ)({ kind: 'artifact', name }, lacks));
    if (repository === undefined)
        return close('repository');
    if (githubToken === '')
        return close('token');
    if (defaultBranch === undefined)
        return close('default-branch');
    const [{ createGitHub, fetchThroughProxy }, { createArtifactFleet }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(6913), __webpack_require__.e(6783)]).then(__webpack_require__.bind(__webpack_require__, 16783)),
        __webpack_require__.e(/* import() */ 5509).then(__webpack_require__.bind(__webpack_require__, 47890)),
    ]);
    const retentionDays = longestOf(group.map(({ settings }) => settings.artifactRetentionDays));
    return createArtifactFleet({
        api: createGitHub(githubToken, apiUrl),
        fetch: fetchThroughProxy,
        upload: files => (0,open_history/* uploadHistory */.UP)(name, files, { folder: `fleet-${fleet}`, retentionDays }, context),
        repository,
        defaultBranch,
        name,
    });
}
function longestOf(days) {
    const given = days.filter(day => day !== undefined);
    return given.length < days.length ? undefined : Math.max(...given);
}
function joinStores(open) {
    return {
        open,
        async append(records) {
            const results = [];
            for (const { key, record } of records)
                results.push(await open(key).append(record));
            return results;
        },
    };
}

// EXTERNAL MODULE: ./build/report/document/fleet-document.js + 1 modules
var fleet_document = __webpack_require__(43450);
// EXTERNAL MODULE: ./build/report/fleet-outcome.js
var fleet_outcome = __webpack_require__(99710);
// EXTERNAL MODULE: ./build/report/markdown/line-deletion.js
var line_deletion = __webpack_require__(76198);
// EXTERNAL MODULE: ./build/report/markdown/portfolio.js
var portfolio = __webpack_require__(7841);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/report/baseline-words.js
var baseline_words = __webpack_require__(37548);
;// CONCATENATED MODULE: ./build/report/fleet-history-words.js

const MOST_KEYS = 10;
function describeAddedRecords(place, { added, accepted, dropped }) {
    return [
        `Added ${added} ${added === 1 ? 'record' : 'records'} to ${(0,baseline_words/* describePlace */.df)(place)}.`,
        ...(accepted > 0
            ? [
                `The level of ${countGates(accepted)} is accepted: later runs are not compared with the runs before.`,
            ]
            : []),
        ...(dropped > 0
            ? [
                `${countGates(dropped)} dropped or may have dropped: until a run of them passes, later runs are compared with the runs before.`,
            ]
            : []),
        ...(place.kind === 'file' ? ['Commit the file to keep them.'] : []),
    ].join(' ');
}
function describeUnaddedRecords(keys, problem, place) {
    return `${listGates(keys)} not added to the history ${(0,baseline_words/* describeWhere */.tb)(place)}: ${(0,baseline_words/* describeAppendCause */.TU)(problem)}`;
}
function describeUnacceptedGates(keys) {
    return `${listGates(keys)} not added to the history: not measured as a whole. The level is not accepted; start another run with \`accept: true\`.`;
}
function countGates(count) {
    return `${count} ${count === 1 ? 'gate' : 'gates'}`;
}
function listGates(keys) {
    const more = keys.length - MOST_KEYS;
    const shown = [...keys.slice(0, MOST_KEYS), ...(more > 0 ? [`${more} more`] : [])].join(', ');
    return `${countGates(keys.length)} (${shown}) ${keys.length === 1 ? 'was' : 'were'}`;
}

// EXTERNAL MODULE: ./build/report/warnings.js
var warnings = __webpack_require__(73786);
// EXTERNAL MODULE: ./build/run/record-run.js
var record_run = __webpack_require__(16305);
;// CONCATENATED MODULE: ./build/run/record-fleet.js





async function recordFleet(gates, { append, attempt, log }) {
    const entries = [];
    const unaccepted = [];
    for (const { key, failures, settings, history, load } of gates) {
        if (history === undefined)
            continue;
        const { accept } = settings;
        const record = (0,record_run/* toRecord */.L)(load(), { failed: failures.length > 0, accept, attempt });
        if (record !== undefined)
            entries.push({ key, record, place: history.place });
        else if (accept)
            unaccepted.push(key);
    }
    if (unaccepted.length > 0)
        log.warning((0,warnings/* warnOfAppend */.SG)(describeUnacceptedGates(unaccepted)));
    if (entries.length === 0)
        return;
    const results = await append(entries.map(({ key, record }) => ({ key, record })));
    for (const [first, ...others] of Map.groupBy(entries, ({ place }) => (0,baseline_words/* describePlace */.df)(place)).values()) {
        if (first !== undefined)
            logPlace(first.place, [first, ...others], results, log);
    }
}
function logPlace(place, entries, results, log) {
    const added = [];
    const problems = [];
    for (const entry of entries) {
        const result = results.get(entry.key);
        if (result === undefined)
            continue;
        if ('stored' in result) {
            added.push(entry);
            continue;
        }
        const known = problems.find(({ problem }) => (0,external_node_util_.isDeepStrictEqual)(problem, result.problem));
        if (known)
            known.keys.push(entry.key);
        else
            problems.push({ problem: result.problem, keys: [entry.key] });
    }
    if (added.length > 0) {
        const accepted = added.filter(({ record }) => record.accepted).length;
        const dropped = added.filter(({ record: { accepted, dropped, suspect } }) => !accepted && (dropped || suspect));
        log.info(describeAddedRecords(place, { added: added.length, accepted, dropped: dropped.length }));
    }
    for (const { problem, keys } of problems) {
        log.warning((0,warnings/* warnOfAppend */.SG)(describeUnaddedRecords(keys, problem, place)));
    }
}

// EXTERNAL MODULE: ./build/run/write-fleet-reports.js
var write_fleet_reports = __webpack_require__(99798);
// EXTERNAL MODULE: ./build/hosts/action/publish/annotate.js
var annotate = __webpack_require__(6295);
// EXTERNAL MODULE: ./build/hosts/action/publish/is-to-be-recorded.js
var is_to_be_recorded = __webpack_require__(18012);
// EXTERNAL MODULE: ./build/hosts/action/publish/keep-issues.js + 1 modules
var keep_issues = __webpack_require__(20032);
// EXTERNAL MODULE: ./build/hosts/action/publish/outputs.js
var outputs = __webpack_require__(43565);
// EXTERNAL MODULE: ./build/hosts/action/publish/publish.js
var publish = __webpack_require__(58680);
// EXTERNAL MODULE: ./build/hosts/action/publish/summary.js
var summary = __webpack_require__(67271);
// EXTERNAL MODULE: ./build/hosts/action/publish/warn.js
var warn = __webpack_require__(22243);
;// CONCATENATED MODULE: ./build/hosts/action/publish/publish-fleet.js















const MOST_ANNOTATED = 9;
async function publishFleet(fleet, gates, context, { history, cancelled }) {
    const log = action_log/* actionLog */.Z;
    const { resultFile, reportFiles, draftFiles } = await (0,write_fleet_reports/* writeFleetReports */.B)(fleet, gates, {
        ...{ facts: context, log, pullRequest: context.pullRequest?.number },
    });
    const files = { 'result-file': resultFile, 'report-files': reportFiles, 'suggestion-files': draftFiles };
    (0,warn/* warn */.R)((0,outputs/* setOutputs */.n)({ ...publish/* noOutputs */.Q9, verdict: (0,fleet_outcome/* verdictOfFleet */.VY)(fleet), ...files }));
    (0,warn/* warn */.R)(await (0,summary/* writeSummary */.S)((0,portfolio/* renderFleetSummary */.LL)((0,fleet_document/* fleetDocument */.G)(fleet))));
    const annotated = (0,fleet_outcome/* gatesToAttend */._Z)(fleet).slice(0, MOST_ANNOTATED);
    for (const { failures, load } of annotated) {
        (0,annotate/* annotateFailures */.o)(load(), failures.includes('fail'));
    }
    if (cancelled.aborted)
        return;
    await (0,publish/* publishArtifact */.qD)(artifactOf(gates), context, reportFiles, (0,external_node_path_.join)(context.tempFolder, 'ai-visibility'));
    const recorded = gates.filter(({ settings }) => (0,is_to_be_recorded/* isToBeRecorded */.n)(settings.record, context));
    await recordFleet(recorded, { append: history.append, attempt: context.runAttempt, log });
    await (0,keep_issues/* keepIssues */.y)(gates.map(gate => ({ ...gate, failed: gate.failures.length > 0 })), context);
    await notifyAll(gates, context);
    const mode = commentModeOf(gates);
    if (!(0,publish/* mayComment */.zm)(mode, context))
        return;
    const { commentOnPullRequest } = await Promise.all(/* import() */[__webpack_require__.e(6913), __webpack_require__.e(6260), __webpack_require__.e(558)]).then(__webpack_require__.bind(__webpack_require__, 40558));
    const [githubToken = ''] = gates.map(({ settings }) => settings.githubToken);
    const failed = gates.some(({ failures }) => failures.length > 0);
    const marker = (0,portfolio/* portfolioMarker */.$v)(fleet.config);
    const body = (0,portfolio/* renderFleetComment */.Yf)((0,fleet_document/* fleetDocument */.G)(fleet), marker, fleet.runUrl);
    const lines = annotated.flatMap(({ load }) => (0,line_deletion/* hidingLinesOf */.k)(load()));
    const deletion = (0,line_deletion/* renderLineDeletion */.H)(`fleet ${fleet.config}`, lines);
    await commentOnPullRequest({ marker, body, mode, failed, githubToken, deletion }, context);
}
function artifactOf(gates) {
    const names = new Set(gates.map(({ settings }) => settings.artifactName));
    const [name = ''] = names;
    return {
        artifactName: names.size === 1 ? name : 'ai-visibility-fleet',
        artifactRetentionDays: gates[0]?.settings.artifactRetentionDays,
    };
}
function commentModeOf(gates) {
    const modes = ['always', 'on-failure', 'never'];
    return modes.find(mode => gates.some(({ settings }) => settings.comment === mode)) ?? 'never';
}
async function notifyAll(gates, context) {
    const notified = gates.filter(({ settings }) => settings.notify !== undefined);
    if (notified.length === 0)
        return;
    const { notify } = await __webpack_require__.e(/* import() */ 3351).then(__webpack_require__.bind(__webpack_require__, 25732));
    for (const { load, settings, failures } of notified) {
        await notify(load(), settings, context, failures.length > 0, process.env);
    }
}

// EXTERNAL MODULE: ./build/hosts/action/modes/check-accept.js
var check_accept = __webpack_require__(58829);
// EXTERNAL MODULE: ./build/hosts/action/modes/finish-gate.js
var finish_gate = __webpack_require__(55681);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/fleet/fleet-id.js


function fleetId(config, key) {
    const digest = (0,external_node_crypto_.createHash)('sha256')
        .update(JSON.stringify([config ?? null, key ?? null]))
        .digest('hex')
        .slice(0, 8);
    const name = config === undefined ? (key ?? 'default') : (0,external_node_path_.basename)(config).replace(/\.[^.]*$/, '');
    const plain = name.replaceAll(/[^A-Za-z\d._-]+/g, '-').slice(0, 64);
    return `${plain}-${digest}`;
}

// EXTERNAL MODULE: ./build/fleet/plan-fleet.js
var plan_fleet = __webpack_require__(87073);
// EXTERNAL MODULE: ./build/inputs/read-gates.js
var read_gates = __webpack_require__(94931);
// EXTERNAL MODULE: ./build/inputs/read-settings.js + 2 modules
var read_settings = __webpack_require__(99691);
;// CONCATENATED MODULE: ./build/hosts/action/modes/read-fleet.js





async function readFleet({ texts, env, context, cancelled: signal }, { asksNothing = false } = {}) {
    const facts = asksNothing ? { ...context, withoutSecrets: true } : context;
    const reading = await (0,read_gates/* readGates */.D)({ ...texts, mode: '' }, { env, facts, signal });
    const { gates } = reading;
    const [{ settings }] = gates;
    const open = { facts, env, log: (0,action_log/* createRunLog */.M)(), signal };
    const problems = await (0,plan_fleet/* checkShards */.Qu)(gates, settings.fleet.shard, open);
    if (problems.length > 0)
        throw new read_settings/* InputsError */.aV(problems);
    return { ...reading, fleet: settings.fleet, open };
}
function fleetOf({ config = '', key = '' }) {
    return fleetId(config.trim() || undefined, key.trim() || undefined);
}
function refuseShard(shard, mode) {
    if (shard === undefined)
        return;
    const allowed = `no value beside mode: ${mode}; a step with a shard has no mode`;
    throw new read_settings/* InputsError */.aV([{ input: 'shard', given: `${shard.index}/${shard.count}`, allowed }]);
}

;// CONCATENATED MODULE: ./build/hosts/action/modes/merge.js














async function runMergeMode(run) {
    const { texts, context, cancelled } = run;
    const { gates, changes, commit: configCommit, fleet, open } = await readFleet(run, { asksNothing: true });
    refuseShard(fleet.shard, 'merge');
    (0,check_accept/* checkAccept */.$)(gates.map(({ settings }) => settings), context);
    for (const line of (0,config_words/* describeConfigChanges */.F)(changes))
        action_log/* actionLog */.Z.notice(line);
    (0,heap/* growHeapSlowly */.a)();
    const name = fleetOf(texts);
    const folder = (0,external_node_path_.join)(context.tempFolder, 'ai-visibility', '_partials');
    const read = await core/* group */.Os('Results of the shards', () => fetchPartials(name, folder, { ...context, githubToken: gates[0].settings.githubToken }));
    const history = await openFleetHistory(gates, { fleet: name }, context, cancelled);
    const { runId = 'local', runAttempt: attempt, sha } = context;
    const options = { runId, attempt, sha, allowsGap: fleet.partial === 'allow' };
    const merge = { ...open, configChanges: changes, configCommit, openHistory: history.openHistory };
    if (gates.length === 1) {
        const [only] = await core/* group */.Os('Baseline and verdict', () => (0,fleet_merge/* mergeShards */.O)(gates, read, options, merge));
        return only && (0,finish_gate/* finishGate */.J)(only, only.settings, context, cancelled);
    }
    const outcomes = (0,external_node_path_.join)(context.tempFolder, 'ai-visibility', '_outcomes');
    const merged = await core/* group */.Os('Baselines and verdicts', () => (0,merge_fleet/* mergeFleet */.D)(gates, read, options, merge, outcomes));
    const config = texts['config']?.trim() ?? '';
    const outcome = { config, configChanges: changes, configCommit, runUrl: context.runUrl, gates: merged };
    await core/* group */.Os('Reports, history and comment', () => publishFleet(outcome, merged, context, { history, cancelled }));
    core/* info */.pq((0,fleet_words/* summarizeFleet */.K)(outcome));
    return (0,fleet_words/* explainFleetFailures */.Z)(outcome) || undefined;
}

// EXTERNAL MODULE: ./build/gate/blocker.js
var gate_blocker = __webpack_require__(6420);
// EXTERNAL MODULE: ./build/report/document/plan.js
var document_plan = __webpack_require__(6910);
// EXTERNAL MODULE: ./build/report/markdown/comment.js
var comment = __webpack_require__(10512);
// EXTERNAL MODULE: ./build/report/shard-words.js
var shard_words = __webpack_require__(59307);
;// CONCATENATED MODULE: ./build/hosts/action/modes/plan.js













async function runPlanMode(run) {
    const { env } = run;
    const { gates, changes, fleet, open } = await readFleet(run);
    refuseShard(fleet.shard, 'plan');
    if (!(0,artifact_storage/* hasArtifactStorage */.AO)(env))
        return (0,shard_words/* explainNoStorage */.Sk)();
    for (const line of (0,config_words/* describeConfigChanges */.F)(changes))
        action_log/* actionLog */.Z.notice(line);
    const plan = await (0,plan_fleet/* planFleet */.Es)(gates, fleet, open);
    const matrix = JSON.stringify((0,plan_fleet/* matrixOf */.lQ)(plan));
    (0,warn/* warn */.R)((0,outputs/* setOutputs */.n)({ ...publish/* noOutputs */.Q9, matrix, 'max-parallel': plan.shards }));
    (0,warn/* warn */.R)(await (0,summary/* writeSummary */.S)((0,comment/* renderMarkdownParts */.W7)((0,document_plan/* fleetPlanParts */.mJ)(plan), comment/* SUMMARY_LIMIT */.Jt)));
    const fatal = plan.blockers.filter(({ blocker }) => (0,gate_blocker/* statusOfBlocker */.g)(blocker) === 'error');
    const stopsAll = fatal.some(({ key }) => key === undefined) || fatal.length >= gates.length;
    if (stopsAll)
        return fatal.map(document_plan/* describeStop */.Cw).join('\n');
    for (const stop of fatal)
        action_log/* actionLog */.Z.warning((0,document_plan/* describeStop */.Cw)(stop));
    return undefined;
}

// EXTERNAL MODULE: ./build/fleet/partial.js
var fleet_partial = __webpack_require__(62138);
// EXTERNAL MODULE: ./build/fleet/run-shard.js
var run_shard = __webpack_require__(60615);
// EXTERNAL MODULE: ./build/fleet/split.js
var split = __webpack_require__(16807);
// EXTERNAL MODULE: ./build/report/problems.js
var problems = __webpack_require__(25567);
// EXTERNAL MODULE: ./build/hosts/version.js
var version = __webpack_require__(43152);
// EXTERNAL MODULE: ./build/hosts/action/publish/artifact.js
var publish_artifact = __webpack_require__(95357);
;// CONCATENATED MODULE: ./build/hosts/action/modes/shard.js
















async function runShardMode(run) {
    const { texts, env, context, cancelled } = run;
    const { gates, fleet, open } = await readFleet(run);
    const { shard } = fleet;
    if (shard === undefined)
        return undefined;
    if (!(0,artifact_storage/* hasArtifactStorage */.AO)(env))
        return (0,shard_words/* explainNoStorage */.Sk)();
    const { runId = 'local', runAttempt: attempt, runUrl } = context;
    const program = (0,version/* readVersion */.$)();
    const partial = await core/* group */.Os('Scans', () => (0,run_shard/* runShard */.E)(gates, shard, { runId, attempt, program }, open));
    const folder = (0,external_node_path_.join)(context.tempFolder, 'ai-visibility', '_partial');
    const path = (0,external_node_path_.join)(folder, (0,read_partials/* nameOfPartial */.ic)(partial));
    await (0,fleet_partial/* writePartial */.B)(path, partial, context.workspace);
    (0,warn/* warn */.R)((0,outputs/* setOutputs */.n)({ ...publish/* noOutputs */.Q9, 'result-file': path }));
    const { made, planned, stopped } = (0,run_shard/* summarizeShard */.m)(gates, partial);
    action_log/* actionLog */.Z.info((0,shard_words/* describeShard */.y0)((0,split/* formatShard */._D)(shard), made, planned, path));
    for (const { key, blocker, failsStep } of stopped) {
        if (!failsStep)
            action_log/* actionLog */.Z.warning((0,problems/* explainShardFailure */.EQ)(key, blocker));
    }
    if (cancelled.aborted)
        return (0,shard_words/* describeCancelledShard */.P5)((0,split/* formatShard */._D)(shard));
    const artifact = await (0,publish_artifact/* uploadArtifact */.m)({
        name: (0,read_partials/* nameOfPartialArtifact */.Cz)(fleetOf(texts), partial),
        files: [path],
        rootFolder: folder,
        retentionDays: gates[0].settings.artifactRetentionDays,
        runUrl,
    });
    if (artifact.warning !== undefined)
        return artifact.warning;
    (0,warn/* warn */.R)((0,outputs/* setOutputs */.n)({ 'artifact-id': artifact.id, 'artifact-url': artifact.url }));
    const failures = stopped.filter(({ failsStep }) => failsStep);
    if (failures.length === 0)
        return undefined;
    return failures.map(({ key, blocker }) => (0,problems/* explainShardFailure */.EQ)(key, blocker)).join('\n');
}

;// CONCATENATED MODULE: ./build/hosts/action/modes/fleet-modes.js





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


/***/ }),

/***/ 43152:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ readVersion)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2503);



const packageSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ version: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() });
function readVersion() {
    const script = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(process.argv[1] ?? '');
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(script), '..', 'package.json');
    return packageSchema.parse(JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'))).version;
}


/***/ }),

/***/ 6910:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Af: () => (/* binding */ limitsOf),
/* harmony export */   Cw: () => (/* binding */ describeStop),
/* harmony export */   SD: () => (/* binding */ describeEstimate),
/* harmony export */   UQ: () => (/* binding */ describeRequests),
/* harmony export */   mJ: () => (/* binding */ fleetPlanParts),
/* harmony export */   mM: () => (/* binding */ planParts)
/* harmony export */ });
/* harmony import */ var _scan_demand_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83721);
/* harmony import */ var _money_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10967);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46958);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73533);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25567);




const REASON_LENGTH = 2000;
const ESTIMATE_NOTE = 'The estimate takes typical tokens and one search for each question, and list prices. Prices change, and an answer may use several times as many tokens.';
const REASONS = {
    'max-shards': 'max-shards allows no more',
    limits: 'the limits of an account feed no more',
    scans: 'more would have few scans each',
};
function planParts(plan) {
    const { scans, demand, blocker, keywords } = plan;
    const stop = blocker && (0,_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .explainBlocker */ .I)(blocker);
    const isFree = demand.engines.length === 0;
    return [
        startBlocks('The run would not start', stop === undefined ? [] : [`${stop.code}: ${stop.text}`]),
        [
            {
                kind: 'facts',
                rows: [
                    fact('Keywords', (0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B)(keywords.length)),
                    ...demandFacts({ ...demand, scans: scans.own + scans.competitors, plans: [plan] }),
                    fact('Limits', limitsOf(plan)),
                ],
            },
        ],
        isFree ? [] : [{ kind: 'list', items: demand.engines.map(engineLine) }],
        isFree ? [] : [{ kind: 'paragraph', text: [ESTIMATE_NOTE] }],
    ];
}
function fleetPlanParts(plan) {
    const { gates, minutes, shards, reason, blockers } = plan;
    return [
        startBlocks('The run would not start as a whole', blockers.map(describeStop)),
        [
            {
                kind: 'facts',
                rows: [
                    fact('Gates', (0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B)(gates.length)),
                    ...demandFacts({ ...plan, plans: gates.map(gate => gate.plan) }),
                    ...(minutes === 0 || shards === 1
                        ? []
                        : [fact('Runner time', `at least ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(minutes * shards, 'minute')} of all shards`)]),
                    fact('Shards', `${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B)(shards)}: ${REASONS[reason]}`),
                ],
            },
        ],
    ];
}
function describeStop({ key, blocker }) {
    return (0,_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .explainShardFailure */ .EQ)(key ?? 'All gates', blocker);
}
function describeRequests(requests) {
    return requests === 0 ? 'none' : `at most ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B)(requests)}, without retries`;
}
function describeEstimate(plans) {
    if (plans.some(({ cost }) => cost.address !== undefined)) {
        return 'not known: it depends on the account of the service';
    }
    const demands = plans.map(({ demand }) => demand);
    if (demands.every(({ engines }) => engines.length === 0))
        return 'nothing';
    return (0,_money_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCost */ .BD)({
        costUsd: demands.reduce((sum, demand) => sum + (0,_scan_demand_js__WEBPACK_IMPORTED_MODULE_4__/* .estimatedCost */ .Sm)(demand), 0),
        isWhole: demands.every(demand => (0,_scan_demand_js__WEBPACK_IMPORTED_MODULE_4__/* .unpricedEngines */ .ai)(demand).length === 0),
    });
}
function limitsOf({ cost: { limits }, demand: { maxRequests, maxCost }, timeoutMinutes, }) {
    return [
        ...(limits
            ? [`${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B)(limits.perMinute)} requests a minute, ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B)(limits.perDay)} a day`]
            : []),
        ...(maxRequests === undefined ? [] : [`max-requests ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B)(maxRequests)}`]),
        ...(maxCost === undefined ? [] : [`max-cost ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .formatSetting */ .w_)(maxCost)} USD`]),
        `timeout-minutes ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .formatSetting */ .w_)(timeoutMinutes)}`,
    ].join(', ');
}
function startBlocks(stopped, stops) {
    const isStopped = stops.length > 0;
    return [
        {
            kind: 'headline',
            mark: isStopped ? 'fail' : 'pass',
            status: isStopped ? 'Stopped' : 'Ready',
            text: [isStopped ? stopped : 'The run would start'],
            gate: undefined,
            isHeading: true,
        },
        ...stops.map((stop) => ({ kind: 'paragraph', text: [{ name: stop, most: REASON_LENGTH }] })),
    ];
}
function demandFacts({ scans, requests, minutes, plans, }) {
    return [
        fact('Scans', `at most ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B)(scans)}`),
        fact('Requests', describeRequests(requests)),
        fact('Estimated cost', describeEstimate(plans)),
        fact('Time under the rate limits', minutes === 0 ? 'less than a minute' : `at least ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(minutes, 'minute')}`),
    ];
}
function fact(label, value) {
    return { label, value: [value] };
}
function engineLine({ engine, model, answers, judgements, costUsd, }) {
    const sentiment = judgements === 0 ? '' : ` and ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(judgements, 'judgement')} of the sentiment`;
    const cost = costUsd === undefined ? _money_js__WEBPACK_IMPORTED_MODULE_0__/* .UNKNOWN_COST */ .Z5 : (0,_money_js__WEBPACK_IMPORTED_MODULE_0__/* .formatUsd */ .UK)(costUsd);
    return [{ name: engine }, ' (', { name: model }, `): ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(answers, 'question')}${sentiment}, ${cost}`];
}


/***/ }),

/***/ 40583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ planRun)
/* harmony export */ });
/* harmony import */ var _scan_plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96253);
/* harmony import */ var _open_service_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37082);


async function planRun(settings, context) {
    const opened = await (0,_open_service_js__WEBPACK_IMPORTED_MODULE_0__/* .openService */ .I)(settings, context);
    try {
        const { brand, keywords, timeoutMinutes } = settings;
        const scans = (0,_scan_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .countScans */ .AQ)(settings);
        const count = scans.own + scans.competitors;
        return {
            ...{ brand, keywords, timeoutMinutes, scans, cost: opened.cost },
            demand: opened.demand(count),
            blocker: opened.preflight(count),
        };
    }
    finally {
        await opened.close();
    }
}


/***/ })

};
