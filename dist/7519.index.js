export const id = 7519;
export const ids = [7519];
export const modules = {

/***/ 37519:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  merge: () => (/* reexport */ merge),
  plan: () => (/* reexport */ plan_plan),
  shard: () => (/* reexport */ shard)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/fleet/merge.js + 2 modules
var fleet_merge = __webpack_require__(99002);
// EXTERNAL MODULE: ./build/fleet/merge-fleet.js
var merge_fleet = __webpack_require__(79022);
// EXTERNAL MODULE: ./build/fleet/plan-fleet.js
var plan_fleet = __webpack_require__(87073);
// EXTERNAL MODULE: ./build/fleet/read-partials.js
var read_partials = __webpack_require__(7546);
// EXTERNAL MODULE: ./build/lib/heap.js
var heap = __webpack_require__(98408);
// EXTERNAL MODULE: ./build/report/config-words.js
var config_words = __webpack_require__(8709);
// EXTERNAL MODULE: ./build/report/document/fleet-document.js + 1 modules
var fleet_document = __webpack_require__(43450);
// EXTERNAL MODULE: ./build/report/fleet-words.js
var fleet_words = __webpack_require__(33439);
// EXTERNAL MODULE: ./build/report/json/fleet-result.js + 3 modules
var fleet_result = __webpack_require__(16578);
// EXTERNAL MODULE: ./build/report/markdown/portfolio.js
var portfolio = __webpack_require__(7841);
// EXTERNAL MODULE: ./build/report/text/text.js
var text_text = __webpack_require__(51960);
// EXTERNAL MODULE: ./build/run/record-run.js
var record_run = __webpack_require__(16305);
// EXTERNAL MODULE: ./build/run/write-fleet-reports.js
var write_fleet_reports = __webpack_require__(99798);
// EXTERNAL MODULE: ./build/hosts/cli/finish-run.js
var finish_run = __webpack_require__(13410);
// EXTERNAL MODULE: ./build/hosts/cli/print.js
var print = __webpack_require__(98562);
;// CONCATENATED MODULE: ./build/hosts/cli/finish-fleet.js










async function finishFleet(gates, { config, configChanges, facts, format, attempt, keepsFiles, log }, { out, err }) {
    const fleet = { config, configChanges, runUrl: facts.runUrl, gates };
    for (const { settings, history, failures, load } of gates) {
        if (!(0,finish_run/* isRecorded */.TN)(settings) || history === undefined)
            continue;
        await (0,record_run/* recordRun */.v)(load(), history, { failed: failures.length > 0, accept: settings.accept, attempt, log });
    }
    if (keepsFiles) {
        const { resultFile } = await (0,write_fleet_reports/* writeFleetReports */.B)(fleet, gates, { facts, log });
        const folder = (0,external_node_path_.dirname)(resultFile);
        log.info(`Wrote ${resultFile}, and the files of ${gates.length} gates into folders below ${(0,external_node_path_.dirname)(folder)}`);
    }
    log.clear();
    for (const piece of render(fleet, format, out))
        await out.write(piece);
    const failures = (0,fleet_words/* explainFleetFailures */.Z)(fleet);
    if (failures === '')
        return 0;
    if (format !== 'text')
        await err.write(`${failures}\n`);
    return 1;
}
function render(fleet, format, out) {
    switch (format) {
        case 'json':
            return (0,fleet_result/* formatFleetResult */.L)(fleet);
        case 'markdown':
            return [`${(0,portfolio/* renderFleetSummary */.LL)((0,fleet_document/* fleetDocument */.G)(fleet))}\n`];
        case 'text':
            return [(0,print/* printLines */.t)((0,text_text/* renderFleetText */.Ou)((0,fleet_document/* fleetDocument */.G)(fleet), attended(fleet)), out)];
    }
}
function attended(fleet) {
    return (0,fleet_document/* gateReports */.r)(fleet).flatMap(({ needsAttention, load }) => (needsAttention ? [load] : []));
}

// EXTERNAL MODULE: ./build/hosts/cli/flags.js
var cli_flags = __webpack_require__(90218);
// EXTERNAL MODULE: ./build/inputs/values.js
var values = __webpack_require__(73368);
// EXTERNAL MODULE: ./build/hosts/cli/run-flags.js
var run_flags = __webpack_require__(47730);
;// CONCATENATED MODULE: ./build/hosts/cli/fleet-flags.js



async function readFleetFlags(argv, command, context, { given = {}, ...options } = {}) {
    const { texts, problems } = (0,cli_flags/* parseFlags */.bQ)(argv, command);
    const { 'run-id': runId = 'local', attempt: attemptText = '1', ...inputs } = texts;
    const attempt = (0,values/* readInteger */.JI)(attemptText, 1);
    if (attempt === undefined) {
        problems.push({ input: 'attempt', given: attemptText, allowed: 'a whole number, 1 or more' });
    }
    const flags = await (0,run_flags/* readRunFlags */.d)({ texts: { ...inputs, ...given }, problems }, context, {
        ...options,
        takesGates: true,
    });
    if ('problems' in flags)
        return flags;
    if (attempt === undefined)
        return { problems };
    return { ...flags, runId, attempt };
}
function takeWords(argv) {
    const first = argv.findIndex(word => word.startsWith('-'));
    const end = first === -1 ? argv.length : first;
    return { words: argv.slice(0, end), flags: argv.slice(end) };
}

// EXTERNAL MODULE: ./build/fleet/partial.js
var fleet_partial = __webpack_require__(62138);
// EXTERNAL MODULE: ./build/fleet/run-shard.js
var run_shard = __webpack_require__(60615);
// EXTERNAL MODULE: ./build/fleet/split.js
var split = __webpack_require__(16807);
// EXTERNAL MODULE: ./build/report/problems.js
var report_problems = __webpack_require__(25567);
// EXTERNAL MODULE: ./build/report/shard-words.js
var shard_words = __webpack_require__(59307);
// EXTERNAL MODULE: ./build/hosts/cli/terminal.js
var terminal = __webpack_require__(95657);
;// CONCATENATED MODULE: ./build/hosts/cli/shard.js














const DEFAULT_FOLDER = 'ai-visibility-partials';
async function shard(argv, context) {
    const { out, err, env, signal, version: program } = context;
    const { words, flags: rest } = takeWords(argv);
    const given = words.length === 0 ? {} : { shard: words.join(' ') };
    const flags = await readFleetFlags(rest, cli_flags/* flagsOfShard */.HK, context, { given, takesShard: true });
    if ('problems' in flags) {
        await err.write(`${(0,print/* explainFlags */.n)(flags.problems)}\n`);
        return 2;
    }
    const { gates, facts, settings, runId, attempt, output = DEFAULT_FOLDER } = flags;
    const part = settings.fleet.shard;
    const log = (0,terminal/* createTerminalLog */.$V)(context);
    const tempFolder = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'ai-visibility-'));
    try {
        const run = { facts: { ...facts, tempFolder }, env, log, signal };
        const problems = await (0,plan_fleet/* checkShards */.Qu)(gates, part, run);
        if (part === undefined) {
            problems.push({ input: 'shard', given: '', allowed: 'a shard after the command, as in shard 2/8' });
        }
        if (part === undefined || problems.length > 0) {
            await err.write(`${(0,print/* explainFlags */.n)(problems)}\n`);
            return 2;
        }
        const partial = await (0,run_shard/* runShard */.E)(gates, part, { runId, attempt, program }, run);
        const path = (0,external_node_path_.join)(output, (0,read_partials/* nameOfPartial */.ic)(partial));
        await (0,fleet_partial/* writePartial */.B)(path, partial, facts.workspace);
        log.clear();
        const { made, planned, stopped } = (0,run_shard/* summarizeShard */.m)(gates, partial);
        await out.write(`${(0,shard_words/* describeShard */.y0)((0,split/* formatShard */._D)(part), made, planned, path)}\n`);
        for (const { key, blocker } of stopped)
            await err.write(`${(0,report_problems/* explainShardFailure */.EQ)(key, blocker)}\n`);
        return stopped.some(({ failsStep }) => failsStep) ? 1 : 0;
    }
    finally {
        log.clear();
        await (0,promises_.rm)(tempFolder, { recursive: true, force: true });
    }
}

;// CONCATENATED MODULE: ./build/hosts/cli/merge.js
















async function merge(argv, context) {
    const { err, env, signal } = context;
    const { words, flags: rest } = takeWords(argv);
    const folders = words.length === 0 ? [DEFAULT_FOLDER] : words;
    const flags = await readFleetFlags(rest, cli_flags/* flagsOfMerge */.RJ, context, { withoutKeys: true });
    const problems = 'problems' in flags ? flags.problems : [];
    for (const folder of folders) {
        const isFolder = await (0,promises_.stat)(folder).then(stats => stats.isDirectory(), () => false);
        if (!isFolder)
            problems.push({ input: folder, given: undefined, allowed: 'a folder with results of shards' });
    }
    if ('problems' in flags || problems.length > 0) {
        await err.write(`${(0,print/* explainFlags */.n)(problems)}\n`);
        return 2;
    }
    const { gates, settings, config = '', configChanges, facts: known, format, output, runId, attempt } = flags;
    const log = (0,terminal/* createTerminalLog */.$V)(context);
    const tempFolder = (0,external_node_path_.resolve)(output ?? (await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'ai-visibility-'))));
    const facts = { ...known, tempFolder };
    let keepsFiles = output !== undefined;
    (0,heap/* growHeapSlowly */.a)();
    const outcomes = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'ai-visibility-outcomes-'));
    try {
        const run = { facts, env, log, signal };
        const unfit = await (0,plan_fleet/* checkShards */.Qu)(gates, undefined, run);
        if (unfit.length > 0) {
            await err.write(`${(0,print/* explainFlags */.n)(unfit)}\n`);
            return 2;
        }
        for (const line of (0,config_words/* describeConfigChanges */.F)(configChanges))
            log.notice(line);
        const merge = {
            ...run,
            configChanges,
            openHistory: (given) => (0,finish_run/* openHistory */.jC)(given, facts.workspace),
        };
        const options = { runId, attempt, sha: facts.sha, allowsGap: settings.fleet.partial === 'allow' };
        const read = await (0,read_partials/* readPartials */.JD)(folders);
        if (gates.length === 1) {
            const [only] = await (0,fleet_merge/* mergeShards */.O)(gates, read, options, merge);
            if (only === undefined)
                return 1;
            keepsFiles ||= (0,finish_run/* hasFiles */.YQ)(only.settings, () => only.outcome);
            return await (0,finish_run/* finishRun */.JH)(only, { facts, format, attempt, keepsFiles, log, settings: only.settings }, context);
        }
        const merged = await (0,merge_fleet/* mergeFleet */.D)(gates, read, options, merge, outcomes);
        keepsFiles ||= merged.some(({ settings: given, load }) => (0,finish_run/* hasFiles */.YQ)(given, load));
        return await finishFleet(merged, { config, configChanges, facts, format, attempt, keepsFiles, log }, context);
    }
    finally {
        log.clear();
        await (0,promises_.rm)(outcomes, { recursive: true, force: true });
        if (!keepsFiles)
            await (0,promises_.rm)(tempFolder, { recursive: true, force: true });
    }
}

// EXTERNAL MODULE: ./build/report/document/plan.js
var plan = __webpack_require__(6910);
// EXTERNAL MODULE: ./build/report/json/plan.js
var json_plan = __webpack_require__(82459);
;// CONCATENATED MODULE: ./build/hosts/cli/plan.js









async function plan_plan(argv, context) {
    const { out, err, env, signal } = context;
    const flags = await readFleetFlags(argv, cli_flags/* flagsOfPlan */.c6, context);
    if ('problems' in flags) {
        await err.write(`${(0,print/* explainFlags */.n)(flags.problems)}\n`);
        return 2;
    }
    const { gates, settings, format } = flags;
    const log = (0,terminal/* createTerminalLog */.$V)(context);
    const run = { facts: { ...flags.facts, tempFolder: (0,external_node_os_.tmpdir)() }, env, log, signal };
    const problems = await (0,plan_fleet/* checkShards */.Qu)(gates, undefined, run);
    if (format === 'markdown') {
        problems.push({ input: 'format', given: format, allowed: 'text or json' });
    }
    if (problems.length > 0) {
        await err.write(`${(0,print/* explainFlags */.n)(problems)}\n`);
        return 2;
    }
    const planned = await (0,plan_fleet/* planFleet */.Es)(gates, settings.fleet, run);
    log.clear();
    await out.write(format === 'json'
        ? `${JSON.stringify((0,json_plan/* buildFleetPlan */.e)(planned, (0,plan_fleet/* matrixOf */.lQ)(planned)), undefined, 2)}\n`
        : (0,print/* printLines */.t)((0,text_text/* renderTextParts */.K8)((0,plan/* fleetPlanParts */.mJ)(planned)), out));
    return planned.blockers.length === 0 ? 0 : 1;
}

;// CONCATENATED MODULE: ./build/hosts/cli/fleet-commands.js





/***/ })

};
