export const id = 3488;
export const ids = [3488];
export const modules = {

/***/ 20487:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ describeIssues)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37428);

const MAX_PROBLEMS = 3;
function describeIssues(issues, whole = 'the answer') {
    const problems = issues
        .slice(0, MAX_PROBLEMS)
        .map(({ path, message }) => `${zod__WEBPACK_IMPORTED_MODULE_0__/* .toDotPath */ .sR(path) || whole}: ${message.replace('Invalid input: ', '')}`);
    const others = issues.length - problems.length;
    return [...problems, ...(others > 0 ? [`and ${others} more`] : [])].join('; ');
}


/***/ }),

/***/ 79022:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ mergeFleet)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78877);
/* harmony import */ var _report_fleet_outcome_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(99710);
/* harmony import */ var _merge_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(99002);






async function mergeFleet(gates, read, options, context, folder) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(folder, { recursive: true });
    const members = [];
    for await (const { outcome, failures, settings, found } of (0,_merge_js__WEBPACK_IMPORTED_MODULE_5__/* .mergeGates */ .J)(gates, read, options, context)) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, `${members.length}`);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(path, (0,node_v8__WEBPACK_IMPORTED_MODULE_3__.serialize)(outcome));
        const load = () => (0,node_v8__WEBPACK_IMPORTED_MODULE_3__.deserialize)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path));
        members.push({
            ...(0,_report_fleet_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .toFleetGate */ .z2)(outcome, { failures, alpha: settings.alpha, load }),
            settings,
            history: found.history,
        });
    }
    return members;
}


/***/ }),

/***/ 99002:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ mergeGates),
  O: () => (/* binding */ mergeShards)
});

// EXTERNAL MODULE: ./build/report/shard-words.js
var shard_words = __webpack_require__(59307);
// EXTERNAL MODULE: ./build/run/open-service.js
var open_service = __webpack_require__(37082);
// EXTERNAL MODULE: ./build/run/run-gate.js + 11 modules
var run_gate = __webpack_require__(72212);
// EXTERNAL MODULE: ./build/contract/errors.js
var errors = __webpack_require__(52776);
// EXTERNAL MODULE: ./build/embedded/engines/account.js
var account = __webpack_require__(73840);
// EXTERNAL MODULE: ./build/scan/answer-order.js
var answer_order = __webpack_require__(17321);
;// CONCATENATED MODULE: ./build/fleet/recorded-service.js



function withRecordedScans(opened, settings, partials, blocker) {
    const exportsReports = settings.reports.some(report => report.startsWith('service-'));
    const scans = new Map();
    for (const { brand, keyword, sample, scan } of partials.flatMap(partial => partial.scans)) {
        const keywords = keyword === undefined ? settings.keywords : [keyword];
        scans.set(keyOf({ brand_name: brand, keywords }, sample), scan);
    }
    const failures = partials.flatMap(partial => partial.failures);
    const answers = (0,answer_order/* orderAnswers */.g)(partials.flatMap(partial => partial.answers), settings);
    const costs = partials.flatMap(partial => partial.costs);
    return {
        ...opened,
        cost: { ...opened.cost, isRecorded: true },
        service: {
            ...opened.service,
            async monitor(request, _signal, sample = 1) {
                const scan = scans.get(keyOf(request, sample));
                if (scan) {
                    if (exportsReports)
                        await opened.storeScan(request, scan);
                    return scan;
                }
                const failure = failures.find(({ brand }) => brand === request.brand_name);
                if (failure)
                    throw new errors/* ServiceError */._(failure.facts);
                throw new Error(`No shard has the scan of ${JSON.stringify(request.keywords)}, sample ${sample}`);
            },
        },
        costs: () => (0,answer_order/* orderCosts */.X)(sumCosts([...costs, ...opened.costs()]), settings),
        answers: () => answers,
        preflight: () => blocker,
    };
}
function keyOf({ brand_name, keywords }, sample) {
    return JSON.stringify([brand_name, keywords, sample]);
}
function sumCosts(costs) {
    const byEngine = Map.groupBy(costs, ({ engine }) => engine);
    return [...byEngine.values()].map(ofEngine => ofEngine.reduce(account/* addCosts */.Iu));
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/inputs/scan-settings.js
var scan_settings = __webpack_require__(57341);
// EXTERNAL MODULE: ./build/fleet/read-partial.js
var read_partial = __webpack_require__(7423);
// EXTERNAL MODULE: ./build/fleet/split.js
var split = __webpack_require__(16807);
;// CONCATENATED MODULE: ./build/fleet/select-partials.js




function selectPartials(read, gates, run) {
    const unusable = [];
    const config = (0,scan_settings/* digestOf */.ol)(gates);
    const alike = [];
    for (const entry of read) {
        const problem = 'problem' in entry ? entry.problem : findProblem(entry.partial, gates, config, run);
        if (problem)
            unusable.push({ file: entry.file, problem });
        else if ('partial' in entry)
            alike.push(entry);
    }
    const incomplete = findIncomplete(alike.map(({ partial }) => partial), gates);
    const usable = alike.filter(({ file, partial }) => {
        const problem = incomplete.get(partial);
        if (problem)
            unusable.push({ file, problem });
        return problem === undefined;
    });
    const newestFirst = usable.toSorted((a, b) => compareAge(b.partial, a.partial));
    const count = newestFirst[0]?.partial.shard.count;
    if (count === undefined)
        return { partials: [], count, missing: [], unusable };
    const chosen = new Map();
    for (const { file, partial } of newestFirst) {
        const { shard, attempt } = partial;
        if (shard.count === count)
            chosen.set(shard.index, chosen.get(shard.index) ?? partial);
        else if (attempt === newestFirst[0]?.partial.attempt) {
            unusable.push({ file, problem: { kind: 'other-split', count: shard.count } });
        }
    }
    const indexes = Array.from({ length: count }, (_, at) => at + 1);
    return {
        partials: indexes.flatMap(index => chosen.get(index) ?? []),
        count,
        missing: indexes.filter(index => !chosen.has(index)),
        unusable,
    };
}
function compareAge(a, b) {
    return a.attempt - b.attempt || Date.parse(a.finishedAt) - Date.parse(b.finishedAt);
}
function findProblem(partial, gates, config, { runId, attempt, sha }) {
    if (partial.runId !== runId)
        return { kind: 'other-run', runId: partial.runId };
    if (partial.attempt > attempt)
        return { kind: 'later-attempt', attempt: partial.attempt };
    if (partial.sha !== sha)
        return { kind: 'other-commit', sha: partial.sha ?? '' };
    const isOther = (gate) => !partial.gates.some(({ key, fingerprint }) => key === gate.key && (0,external_node_util_.isDeepStrictEqual)(fingerprint, gate.fingerprint));
    return partial.config !== config || gates.some(isOther) ? { kind: 'other-config' } : undefined;
}
function findIncomplete(partials, gates) {
    const incomplete = new Map();
    for (const gate of gates) {
        for (const [count, ofCount] of Map.groupBy(partials, ({ shard }) => shard.count)) {
            const parts = (0,split/* splitGate */.gP)(gate, count);
            for (const partial of ofCount) {
                const part = parts[partial.shard.index - 1];
                if (incomplete.has(partial) || (part && isComplete(gate, part, partial)))
                    continue;
                incomplete.set(partial, { kind: 'incomplete', gate: gate.key });
            }
        }
    }
    return incomplete;
}
function isComplete(gate, { own, competitors }, { gates }) {
    const stored = gates.find(({ key }) => key === gate.key);
    if (stored === undefined)
        return false;
    const hasFailed = ({ brand }) => stored.failures.some(failure => failure.brand === brand);
    if (stored.blocker !== undefined || hasFailed(own))
        return true;
    return [own, ...competitors].every(scans => hasFailed(scans) || hasAll(stored, scans));
}
function hasAll({ made }, { brand, plan }) {
    return plan.every(scan => made.has((0,read_partial/* scanKey */.p)(brand, scan)));
}

;// CONCATENATED MODULE: ./build/fleet/merge.js






async function* mergeGates(gates, read, { allowsGap, ...run }, context) {
    const known = await Promise.all(gates.map(gate => withFingerprint(gate, context)));
    const selected = selectPartials(read, known, run);
    for (const unusable of selected.unusable)
        context.log.warning((0,shard_words/* warnOfPartial */.Fi)(unusable));
    const readers = selected.partials.map(({ readGates }) => readGates());
    try {
        for (const gate of gates) {
            const stored = await Promise.all(readers.map(reader => readGate(reader, gate)));
            yield await mergeGate(gate, stored, selected, allowsGap, context);
        }
    }
    finally {
        for (const reader of readers)
            await reader.return(undefined);
    }
}
async function readGate(reader, { key }) {
    const { value } = await reader.next();
    if (value === undefined || value.key !== key)
        throw new Error(`A partial has no facts of ${key}`);
    return value;
}
async function mergeShards(...given) {
    const merged = [];
    for await (const gate of mergeGates(...given))
        merged.push(gate);
    return merged;
}
async function withFingerprint(gate, context) {
    const opened = await (0,open_service/* openService */.I)(gate.settings, context);
    await opened.close();
    return { ...gate, fingerprint: opened.fingerprint };
}
async function mergeGate(gate, ofGate, selected, allowsGap, context) {
    const { key } = gate;
    const lost = findLost(gate, selected);
    const isJudged = lost.keywords.length < gate.settings.keywords.length && allowsGap;
    const hasGap = isJudged && lost.keywords.length > 0;
    const settings = hasGap ? withoutKeywords(gate.settings, lost.keywords) : gate.settings;
    const missing = lost.keywords.length > 0 && !hasGap
        ? { kind: 'missing-shards', shards: lost.shards, unusable: selected.unusable }
        : undefined;
    const blocker = missing ?? ofGate.map(stored => stored.blocker).find(found => found !== undefined);
    const [startedAt] = selected.partials.map(partial => partial.startedAt).sort();
    const run = await (0,run_gate/* runGate */.R)(settings, {
        ...context,
        history: await context.openHistory(settings),
        ...(startedAt !== undefined && { startedAt }),
        open: async (given, open) => withRecordedScans(await (0,open_service/* openService */.I)(given, open), given, ofGate, blocker),
    });
    const gap = hasGap
        ? {
            ...{ shards: lost.shards, unusable: selected.unusable },
            ...{ keywords: settings.keywords.length, allKeywords: gate.settings.keywords.length },
        }
        : undefined;
    if (gap)
        context.log.warning((0,shard_words/* warnOfGap */.wd)(gap));
    return { ...run, key, settings, outcome: { ...run.outcome, gap } };
}
function findLost({ key, settings }, { count, missing }) {
    const { keywords, scanPer } = settings;
    if (count === undefined)
        return { keywords, shards: [] };
    if (missing.length === 0)
        return { keywords: [], shards: [] };
    const placed = keywords.map(keyword => ({
        keyword,
        shard: (0,split/* shardOf */.IS)(key, scanPer === 'all' ? undefined : keyword, count),
    }));
    const lost = placed.filter(({ shard }) => missing.includes(shard));
    return {
        keywords: lost.map(({ keyword }) => keyword),
        shards: missing
            .filter(index => lost.some(({ shard }) => shard === index))
            .map(index => (0,split/* formatShard */._D)({ index, count })),
    };
}
function withoutKeywords(settings, keywords) {
    return {
        ...settings,
        keywords: settings.keywords.filter(keyword => !keywords.includes(keyword)),
        record: 'never',
    };
}


/***/ }),

/***/ 71004:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BH: () => (/* binding */ headerSchema),
/* harmony export */   G0: () => (/* binding */ versionSchema),
/* harmony export */   OK: () => (/* binding */ NEWEST_VERSION),
/* harmony export */   mA: () => (/* binding */ lineSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2503);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(64377);
/* harmony import */ var _contract_contract_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19729);
/* harmony import */ var _contract_service_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24639);
/* harmony import */ var _embedded_engines_answer_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27447);
/* harmony import */ var _embedded_engines_engine_cost_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7171);
/* harmony import */ var _gate_blocker_schema_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79730);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73368);







const NEWEST_VERSION = 1;
const versionSchema = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
    format: zod__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz('ai-visibility-partial'),
    schema_version: zod__WEBPACK_IMPORTED_MODULE_6__/* .int */ .Whr().positive(),
});
const positive = zod__WEBPACK_IMPORTED_MODULE_6__/* .int */ .Whr().positive();
const headerSchema = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
    format: zod__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz('ai-visibility-partial'),
    schema_version: zod__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz(NEWEST_VERSION),
    program: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    run_id: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().min(1),
    attempt: positive,
    shard: zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ index: positive, count: positive.max(_inputs_values_js__WEBPACK_IMPORTED_MODULE_5__/* .MOST_SHARDS */ .Y) })
        .refine(({ index, count: of }) => index <= of, 'expected a shard such as 2 of 8'),
    sha: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().exactOptional(),
    config: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    started_at: zod__WEBPACK_IMPORTED_MODULE_7__/* .datetime */ .w$(),
    gates: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ key: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().min(1), fingerprint: zod__WEBPACK_IMPORTED_MODULE_6__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP())) }))
        .refine(gates => new Set(gates.map(({ key }) => key)).size === gates.length, 'expected each key once'),
});
const gate = zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP();
const lineSchema = zod__WEBPACK_IMPORTED_MODULE_6__/* .discriminatedUnion */ .gMt('type', [
    zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
        type: zod__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz('scan'),
        gate,
        brand: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
        keyword: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().optional(),
        sample: positive,
        scan: _contract_contract_js__WEBPACK_IMPORTED_MODULE_0__/* .scanSchema */ .tb,
    }),
    zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz('answer'), gate, answer: _embedded_engines_answer_record_js__WEBPACK_IMPORTED_MODULE_2__/* .answerRecordSchema */ .nz }),
    zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz('cost'), gate, cost: _embedded_engines_engine_cost_js__WEBPACK_IMPORTED_MODULE_3__/* .costSchema */ .$ }),
    zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz('failure'), gate, brand: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), facts: _contract_service_error_js__WEBPACK_IMPORTED_MODULE_1__/* .serviceErrorSchema */ .r }),
    zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz('blocked'), gate, blocker: _gate_blocker_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .preflightBlockerSchema */ .x }),
    zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz('end'), lines: positive, finished_at: zod__WEBPACK_IMPORTED_MODULE_7__/* .datetime */ .w$() }),
]);


/***/ }),

/***/ 62138:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ writePartial)
/* harmony export */ });
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57075);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38522);
/* harmony import */ var _lib_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13963);
/* harmony import */ var _partial_schema_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71004);




async function writePartial(path, partial, workspace) {
    const text = node_stream__WEBPACK_IMPORTED_MODULE_0__.Readable.from(formatLines(partial));
    await (0,_lib_files_js__WEBPACK_IMPORTED_MODULE_2__/* .writeFileAtomically */ .lo)(path, text.compose((0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.createGzip)()), workspace);
}
function* formatLines(partial) {
    let piece = '';
    for (const line of listLines(partial)) {
        piece += `${JSON.stringify(line)}\n`;
        if (piece.length < 65_536)
            continue;
        yield piece;
        piece = '';
    }
    yield piece;
}
function* listLines(partial) {
    const { program, runId, attempt, shard, sha, config, startedAt, finishedAt, gates } = partial;
    yield {
        format: 'ai-visibility-partial',
        schema_version: _partial_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .NEWEST_VERSION */ .OK,
        ...{ program, run_id: runId, attempt, shard, config, started_at: startedAt },
        ...(sha !== undefined && { sha }),
        gates: gates.map(({ key, fingerprint }) => ({ key, fingerprint })),
    };
    let lines = 1;
    for (const { key: gate, scans, answers, costs, failures, blocker } of gates) {
        for (const scan of scans)
            yield { type: 'scan', gate, ...scan };
        for (const answer of answers)
            yield { type: 'answer', gate, answer };
        for (const cost of costs)
            yield { type: 'cost', gate, cost };
        for (const failure of failures)
            yield { type: 'failure', gate, ...failure };
        if (blocker)
            yield { type: 'blocked', gate, blocker };
        lines += scans.length + answers.length + costs.length + failures.length + (blocker ? 1 : 0);
    }
    yield { type: 'end', lines, finished_at: finishedAt };
}


/***/ }),

/***/ 87073:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Es: () => (/* binding */ planFleet),
/* harmony export */   Qu: () => (/* binding */ checkShards),
/* harmony export */   lQ: () => (/* binding */ matrixOf)
/* harmony export */ });
/* harmony import */ var _contract_plans_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74155);
/* harmony import */ var _report_numbers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73533);
/* harmony import */ var _run_plan_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40583);
/* harmony import */ var _run_preflight_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(50305);
/* harmony import */ var _scan_demand_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(83721);
/* harmony import */ var _split_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16807);
/* harmony import */ var _weigh_shards_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23149);







const USEFUL_SCANS = 50;
async function planFleet(gates, { maxShards }, context) {
    const planned = await planGates(gates, context);
    const scans = countAll(planned);
    const useful = countAll(planned.filter(({ plan }) => plan.blocker === undefined));
    const bounds = [
        ['max-shards', maxShards],
        ['limits', mostShards(planned)],
        ['scans', Math.max(1, Math.ceil(useful / USEFUL_SCANS))],
    ];
    const [reason, count] = bounds.reduce((least, bound) => (bound[1] < least[1] ? bound : least));
    const split = (0,_weigh_shards_js__WEBPACK_IMPORTED_MODULE_3__/* .weighShards */ .A)(planned, count);
    return {
        gates: planned.map(({ key, plan }) => ({ key, plan })),
        ...{ scans, shards: count, reason },
        requests: planned.reduce((sum, { plan }) => sum + plan.demand.requests, 0),
        minutes: estimateMinutes(split),
        blockers: [
            ...split.flatMap(gate => {
                const blocker = gate.plan.blocker ?? findSlowShard(gate);
                return blocker ? [{ key: gate.key, blocker }] : [];
            }),
            ...findFullDays(planned),
        ],
    };
}
function countAll(gates) {
    return gates.reduce((sum, { plan }) => sum + plan.scans.own + plan.scans.competitors, 0);
}
function matrixOf({ shards }) {
    return { include: listShards(shards).map(shard => ({ shard: (0,_split_js__WEBPACK_IMPORTED_MODULE_2__/* .formatShard */ ._D)(shard) })) };
}
async function checkShards(gates, shard, context) {
    const ranges = gates.filter(({ settings: { samples } }) => samples.min !== samples.max);
    const most = shard === undefined ? Number.POSITIVE_INFINITY : mostShards(await planGates(gates, context));
    return [
        ...ranges.slice(0, 1).map(({ settings: { samples } }) => ({
            input: 'samples',
            given: `${samples.min}..${samples.max}`,
            allowed: 'a single number such as 3 with shards: after each number of a range a verdict decides whether to go on, and a shard has none',
        })),
        ...(shard && shard.count > most
            ? [
                {
                    input: 'shard',
                    given: (0,_split_js__WEBPACK_IMPORTED_MODULE_2__/* .formatShard */ ._D)(shard),
                    allowed: `at most ${(0,_report_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(most, 'shard')}: each takes its share of the limits, and an account of this run feeds no more`,
                },
            ]
            : []),
    ];
}
async function planGates(gates, context) {
    const planned = [];
    for (const gate of gates)
        planned.push({ ...gate, plan: await (0,_run_plan_run_js__WEBPACK_IMPORTED_MODULE_1__/* .planRun */ .n)(gate.settings, context) });
    return planned;
}
function listUses({ plan: { cost, demand } }) {
    const { requests, engines } = demand;
    const { address, limits } = cost;
    if (address !== undefined && limits !== undefined)
        return [{ account: address, requests, ...limits }];
    return engines.map(({ vendor, answers, judgements, perMinute, concurrent }) => ({
        ...{ account: vendor, requests: answers + judgements, perMinute, concurrent, perDay: undefined },
    }));
}
function mostShards(gates) {
    return Math.min(...gates.flatMap(listUses).map(use => Math.min(use.concurrent, use.perMinute)));
}
function listShards(count) {
    return Array.from({ length: count }, (_, at) => ({ index: at + 1, count }));
}
function estimateMinutes(gates) {
    const uses = gates.flatMap(gate => listUses(gate).map(use => ({ ...use, gate })));
    const accounts = [...Map.groupBy(uses, ({ account }) => account).values()];
    return Math.max(0, ...accounts.map(minutesOfAccount));
}
function minutesOfAccount(uses) {
    const weights = uses[0]?.gate.weights ?? [];
    const asked = weights.map((_, at) => uses.reduce((sum, use) => sum + requestsOf(use, at), 0));
    const slowest = findSlowest(asked, Math.min(...uses.map(({ perMinute }) => perMinute)), weights);
    return (0,_scan_demand_js__WEBPACK_IMPORTED_MODULE_5__/* .minutesOf */ .dp)(slowest.requests, slowest.perMinute);
}
function requestsOf({ requests, gate }, at) {
    const { own, competitors } = gate.plan.scans;
    return (requests * (gate.parts[at] ?? 0)) / Math.max(1, own + competitors);
}
function findSlowest(requests, limit, weights) {
    const rates = (0,_contract_plans_js__WEBPACK_IMPORTED_MODULE_0__/* .allocate */ .CN)(limit, weights);
    return requests
        .map((count, at) => ({ requests: count, perMinute: rates[at] ?? 0 }))
        .filter(shard => shard.requests > 0)
        .reduce((a, b) => (b.requests / b.perMinute > a.requests / a.perMinute ? b : a), {
        requests: 0,
        perMinute: 1,
    });
}
function findSlowShard({ plan, parts, weights }) {
    const { limits } = plan.cost;
    if (limits === undefined)
        return undefined;
    const { requests, perMinute } = findSlowest(parts, limits.perMinute, weights);
    return (0,_run_preflight_js__WEBPACK_IMPORTED_MODULE_6__/* .checkLimits */ .J)(requests, { ...limits, perMinute }, plan.timeoutMinutes);
}
function findFullDays(gates) {
    const accounts = [...Map.groupBy(gates.flatMap(listUses), ({ account }) => account).values()];
    return accounts.flatMap(uses => {
        const requests = uses.reduce((sum, use) => sum + use.requests, 0);
        const perDay = Math.min(...uses.map(use => use.perDay ?? Number.POSITIVE_INFINITY));
        return requests > perDay && uses.length > 1
            ? [{ key: undefined, blocker: { kind: 'day-limit', requests, perDay } }]
            : [];
    });
}


/***/ }),

/***/ 7423:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ readPartial),
/* harmony export */   p: () => (/* binding */ scanKey)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57075);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38522);
/* harmony import */ var _contract_describe_issues_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20487);
/* harmony import */ var _lib_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(80292);
/* harmony import */ var _partial_schema_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71004);







function scanKey(brand, { keyword, sample }) {
    return JSON.stringify([brand, keyword ?? null, sample]);
}
const LIMITS = { bytes: 300e6, text: 2e9, line: 16e6 };
async function readPartial(path, limits = LIMITS) {
    try {
        if ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path)).size > limits.bytes)
            return { problem: { kind: 'too-large' } };
        const reader = createReader(gates => readGates(path, gates, limits));
        for await (const line of readLines(path, limits)) {
            const problem = reader.read(line);
            if (problem)
                return { problem };
        }
        return reader.end();
    }
    catch (error) {
        if (error instanceof TooLargeError)
            return { problem: { kind: 'too-large' } };
        const code = error instanceof Error && 'code' in error ? error.code : undefined;
        if (code === 'Z_BUF_ERROR')
            return { problem: { kind: 'cut' } };
        return { problem: { kind: 'unreadable', detail: error instanceof Error ? error.message : String(error) } };
    }
}
class TooLargeError extends Error {
}
async function* readLines(path, limits) {
    const text = (0,node_zlib__WEBPACK_IMPORTED_MODULE_3__.createGunzip)().setEncoding('utf8');
    (0,node_stream__WEBPACK_IMPORTED_MODULE_2__.pipeline)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)(path), text, () => { });
    let open = '';
    let length = 0;
    for await (const chunk of text) {
        const piece = String(chunk);
        length += piece.length;
        const [first = '', ...others] = piece.split('\n');
        open += first;
        for (const next of others) {
            yield open;
            open = next;
        }
        if (length > limits.text || open.length > limits.line)
            throw new TooLargeError();
    }
    if (open !== '')
        yield open;
}
function createReader(readFacts) {
    let header;
    let finishedAt;
    let lines = 0;
    const gates = [];
    let place = 0;
    const invalid = (detail) => ({ kind: 'invalid', line: lines, detail });
    function readHeader(value) {
        const version = _partial_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .versionSchema */ .G0.safeParse(value).data?.schema_version ?? 0;
        if (version > _partial_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .NEWEST_VERSION */ .OK)
            return { kind: 'newer-version', version, newest: _partial_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .NEWEST_VERSION */ .OK };
        const parsed = _partial_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .headerSchema */ .BH.safeParse(value);
        if (!parsed.success)
            return invalid((0,_contract_describe_issues_js__WEBPACK_IMPORTED_MODULE_5__/* .describeIssues */ .w)(parsed.error.issues, 'the line'));
        header = parsed.data;
        for (const { key, fingerprint } of header.gates) {
            gates.push({ key, fingerprint, failures: [], blocker: undefined, made: new Set() });
        }
        return undefined;
    }
    return {
        read(text) {
            lines += 1;
            const value = (0,_lib_json_js__WEBPACK_IMPORTED_MODULE_6__/* .parseJson */ .q)(text);
            if (value === undefined)
                return invalid('it is not JSON');
            if (header === undefined)
                return readHeader(value);
            if (finishedAt !== undefined)
                return invalid('it is after the end mark');
            const parsed = _partial_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .lineSchema */ .mA.safeParse(value);
            if (!parsed.success)
                return invalid((0,_contract_describe_issues_js__WEBPACK_IMPORTED_MODULE_5__/* .describeIssues */ .w)(parsed.error.issues, 'the line'));
            const line = parsed.data;
            if (line.type === 'end') {
                if (line.lines !== lines - 1)
                    return { kind: 'cut' };
                finishedAt = line.finished_at;
                return undefined;
            }
            while (place < gates.length && gates[place]?.key !== line.gate)
                place += 1;
            const gate = gates[place];
            if (gate === undefined)
                return invalid('its gate is not in the header, or not in this order');
            if (line.type === 'scan')
                gate.made.add(scanKey(line.brand, line));
            if (line.type === 'failure')
                gate.failures.push({ brand: line.brand, facts: line.facts });
            if (line.type === 'blocked')
                gate.blocker = line.blocker;
            return undefined;
        },
        end() {
            if (header === undefined || finishedAt === undefined)
                return { problem: { kind: 'cut' } };
            const { program, run_id: runId, attempt, shard, sha, config, started_at: startedAt } = header;
            const facts = { program, runId, attempt, shard, sha, config, startedAt, finishedAt };
            return { partial: { ...facts, gates, readGates: () => readFacts(gates) } };
        },
    };
}
async function* readGates(path, gates, limits) {
    const waiting = gates.map(({ key, fingerprint }) => {
        return { key, fingerprint, scans: [], answers: [], costs: [], failures: [], blocker: undefined };
    });
    let isHeader = true;
    for await (const text of readLines(path, limits)) {
        if (isHeader) {
            isHeader = false;
            continue;
        }
        const line = _partial_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .lineSchema */ .mA.parse((0,_lib_json_js__WEBPACK_IMPORTED_MODULE_6__/* .parseJson */ .q)(text));
        if (line.type === 'end')
            break;
        while (waiting[0] && waiting[0].key !== line.gate)
            yield* waiting.splice(0, 1);
        if (waiting[0])
            addLine(waiting[0], line);
    }
    yield* waiting;
}
function addLine(gate, line) {
    switch (line.type) {
        case 'scan': {
            const { brand, keyword, sample, scan } = line;
            gate.scans.push({ brand, keyword, sample, scan });
            break;
        }
        case 'answer':
            gate.answers.push(line.answer);
            break;
        case 'cost':
            gate.costs.push(line.cost);
            break;
        case 'failure':
            gate.failures.push({ brand: line.brand, facts: line.facts });
            break;
        case 'blocked':
            gate.blocker = line.blocker;
    }
}


/***/ }),

/***/ 7546:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cz: () => (/* binding */ nameOfPartialArtifact),
/* harmony export */   JD: () => (/* binding */ readPartials),
/* harmony export */   d0: () => (/* binding */ partialArtifacts),
/* harmony export */   gP: () => (/* binding */ fileOfArtifact),
/* harmony export */   ic: () => (/* binding */ nameOfPartial)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _read_partial_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7423);



const FILE_NAME = /^ai-visibility-partial-\d+-\d+-of-\d+\.ndjson\.gz$/;
function nameOfPartial({ attempt, shard }) {
    return `ai-visibility-partial-${attempt}-${shard.index}-of-${shard.count}.ndjson.gz`;
}
function partialArtifacts(fleet) {
    return `ai-visibility-partial-${fleet}-`;
}
function nameOfPartialArtifact(fleet, { attempt, shard }) {
    return `${partialArtifacts(fleet)}${attempt}-${shard.index}-of-${shard.count}`;
}
function fileOfArtifact(fleet, artifact) {
    return `ai-visibility-partial-${artifact.slice(partialArtifacts(fleet).length)}.ndjson.gz`;
}
async function readPartials(folders) {
    const paths = new Set();
    for (const folder of folders) {
        for (const entry of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder, { recursive: true, withFileTypes: true })) {
            if (entry.isFile() && FILE_NAME.test(entry.name))
                paths.add((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(entry.parentPath, entry.name));
        }
    }
    const read = [];
    for (const file of [...paths].sort())
        read.push({ file, ...(await (0,_read_partial_js__WEBPACK_IMPORTED_MODULE_2__/* .readPartial */ .o)(file)) });
    return read;
}


/***/ }),

/***/ 60615:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ runShard),
/* harmony export */   m: () => (/* binding */ summarizeShard)
/* harmony export */ });
/* harmony import */ var _gate_blocker_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6420);
/* harmony import */ var _inputs_scan_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57341);
/* harmony import */ var _lib_clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94570);
/* harmony import */ var _lib_http_limiter_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(45461);
/* harmony import */ var _run_open_service_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37082);
/* harmony import */ var _run_preflight_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(50305);
/* harmony import */ var _scan_plan_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(96253);
/* harmony import */ var _scan_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4669);
/* harmony import */ var _split_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16807);
/* harmony import */ var _weigh_shards_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(23149);










async function runShard(gates, shard, { runId, attempt, program }, context) {
    const startedAt = new Date().toISOString();
    const limiters = (0,_lib_http_limiter_js__WEBPACK_IMPORTED_MODULE_6__/* .createLimiterPool */ .v)(_lib_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .systemClock */ .m);
    const open = createGauge();
    const begun = [];
    for (const gate of (0,_weigh_shards_js__WEBPACK_IMPORTED_MODULE_5__/* .weighShards */ .A)(gates, shard.count)) {
        const { result, slots } = await beginGate(gate, shard, { ...context, limiters, open });
        result.catch(() => { });
        begun.push(result);
        await open.below(slots);
    }
    const partials = await Promise.all(begun);
    const { sha } = context.facts;
    const finishedAt = new Date().toISOString();
    return {
        ...{ program, runId, attempt, shard, sha, config: (0,_inputs_scan_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOf */ .ol)(gates), startedAt, finishedAt },
        gates: partials,
    };
}
function summarizeShard(gates, { shard, gates: partials }) {
    return {
        made: partials.reduce((sum, { scans }) => sum + scans.length, 0),
        planned: gates.reduce((sum, gate) => sum + (0,_split_js__WEBPACK_IMPORTED_MODULE_4__/* .countPart */ .j$)((0,_split_js__WEBPACK_IMPORTED_MODULE_4__/* .partOf */ .BU)(gate, shard)), 0),
        stopped: gates.flatMap(({ key, settings: { brand, failOn } }) => {
            const blocker = findBlocker(brand, partials.find(partial => partial.key === key));
            return blocker ? [{ key, blocker, failsStep: failOn.includes((0,_gate_blocker_js__WEBPACK_IMPORTED_MODULE_7__/* .statusOfBlocker */ .g)(blocker)) }] : [];
        }),
    };
}
function findBlocker(brand, partial) {
    const failure = partial?.failures.find(failed => failed.brand === brand);
    return partial?.blocker ?? (failure && { kind: 'service', facts: failure.facts });
}
async function beginGate(gate, shard, context) {
    const { key, settings, weights } = gate;
    const part = (0,_split_js__WEBPACK_IMPORTED_MODULE_4__/* .partOf */ .BU)(gate, shard);
    const { own, competitors } = (0,_scan_plan_js__WEBPACK_IMPORTED_MODULE_8__/* .countScans */ .AQ)(settings);
    const all = own + competitors;
    const whole = await (0,_run_open_service_js__WEBPACK_IMPORTED_MODULE_2__/* .openService */ .I)(settings, { ...context, limiters: undefined });
    const { fingerprint } = whole;
    const blocker = whole.preflight(all);
    await whole.close();
    const partial = {
        ...{ key, fingerprint, blocker: undefined },
        ...{ scans: [], answers: [], costs: [], failures: [] },
    };
    const end = (ended) => ({ result: Promise.resolve(ended), slots: Number.POSITIVE_INFINITY });
    if (blocker)
        return end({ ...partial, blocker });
    const scans = (0,_split_js__WEBPACK_IMPORTED_MODULE_4__/* .countPart */ .j$)(part);
    if (scans === 0)
        return end(partial);
    const shared = (0,_inputs_scan_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .shareSettings */ .bf)(settings, { weights, index: shard.index }, { scans, all });
    const opened = await (0,_run_open_service_js__WEBPACK_IMPORTED_MODULE_2__/* .openService */ .I)(shared, context);
    const { limits } = opened.cost;
    const tooLong = limits && (0,_run_preflight_js__WEBPACK_IMPORTED_MODULE_9__/* .checkLimits */ .J)(scans, limits, settings.timeoutMinutes);
    if (tooLong) {
        await opened.close();
        return end({ ...partial, blocker: tooLong });
    }
    context.open.add(scans);
    return { result: scanPart(part, partial, opened, context), slots: limits?.concurrent ?? 1 };
}
async function scanPart(part, partial, opened, { open, log, signal }) {
    const scans = (0,_split_js__WEBPACK_IMPORTED_MODULE_4__/* .countPart */ .j$)(part);
    let done = 0;
    const scanBrand = async ({ brand, plan }) => {
        const { completed, failure } = await (0,_scan_run_js__WEBPACK_IMPORTED_MODULE_3__/* .runScans */ ._)(plan, opened.service, signal, () => {
            open.add(-1);
            log.progress(++done, scans);
        });
        for (const { keyword, sample, scan } of completed)
            partial.scans.push({ brand, keyword, sample, scan });
        if (failure)
            partial.failures.push({ brand, facts: failure.facts });
        return failure === undefined;
    };
    try {
        if (await scanBrand(part.own))
            await Promise.all(part.competitors.map(scanBrand));
        return { ...partial, answers: [...opened.answers()], costs: [...opened.costs()] };
    }
    finally {
        open.add(done - scans);
        await opened.close();
    }
}
function createGauge() {
    let value = 0;
    let wake = () => { };
    return {
        add(amount) {
            value += amount;
            wake();
        },
        async below(limit) {
            while (value >= limit)
                await new Promise(resolve => (wake = resolve));
        },
    };
}


/***/ }),

/***/ 16807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BU: () => (/* binding */ partOf),
/* harmony export */   IS: () => (/* binding */ shardOf),
/* harmony export */   _D: () => (/* binding */ formatShard),
/* harmony export */   gP: () => (/* binding */ splitGate),
/* harmony export */   j$: () => (/* binding */ countPart)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _scan_plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96253);


function splitGate({ key, settings }, count) {
    const known = new Map();
    const split = (plan) => Map.groupBy(plan, ({ keyword }) => {
        const shard = known.get(keyword) ?? shardOf(key, keyword, count);
        known.set(keyword, shard);
        return shard;
    });
    const own = split((0,_scan_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .planScans */ .G_)(settings, 1, settings.samples.max));
    const competitors = (0,_scan_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .planCompetitors */ .l_)(settings).map(({ name, plan }) => ({ brand: name, plans: split(plan) }));
    return Array.from({ length: count }, (_, at) => ({
        own: { brand: settings.brand, plan: own.get(at + 1) ?? [] },
        competitors: competitors.map(({ brand, plans }) => ({ brand, plan: plans.get(at + 1) ?? [] })),
    }));
}
function partOf(gate, { index, count }) {
    const part = splitGate(gate, count)[index - 1];
    if (part === undefined)
        throw new RangeError(`There is no shard ${formatShard({ index, count })}`);
    return part;
}
function countPart({ own, competitors }) {
    return [own, ...competitors].reduce((sum, { plan }) => sum + plan.length, 0);
}
function shardOf(key, keyword, count) {
    const digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
        .update(JSON.stringify([key, keyword ?? null]))
        .digest();
    return 1 + (digest.readUIntBE(0, 6) % count);
}
function formatShard({ index, count }) {
    return `${index}/${count}`;
}


/***/ }),

/***/ 23149:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ weighShards)
/* harmony export */ });
/* harmony import */ var _inputs_scan_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57341);
/* harmony import */ var _split_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16807);


function weighShards(gates, count) {
    const split = gates.map(gate => {
        const parts = (0,_split_js__WEBPACK_IMPORTED_MODULE_1__/* .splitGate */ .gP)(gate, count);
        return { gate, parts: parts.map(_split_js__WEBPACK_IMPORTED_MODULE_1__/* .countPart */ .j$), requests: parts.map(part => countRequests(gate, part)) };
    });
    const accounts = Map.groupBy(split, ({ gate }) => (0,_inputs_scan_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .addressOf */ .ci)(gate.settings));
    const weights = new Map([...accounts].map(([account, of]) => [account, addUp(of.map(({ requests }) => requests))]));
    return split.map(({ gate, parts }) => ({
        ...gate,
        parts,
        weights: weights.get((0,_inputs_scan_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .addressOf */ .ci)(gate.settings)) ?? [],
    }));
}
function countRequests({ settings }, part) {
    return (0,_inputs_scan_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .addressOf */ .ci)(settings) === undefined ? part.own.plan.length : (0,_split_js__WEBPACK_IMPORTED_MODULE_1__/* .countPart */ .j$)(part);
}
function addUp([first = [], ...others]) {
    return first.map((number, at) => others.reduce((sum, other) => sum + (other[at] ?? 0), number));
}


/***/ }),

/***/ 57341:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bf: () => (/* binding */ shareSettings),
/* harmony export */   ci: () => (/* binding */ addressOf),
/* harmony export */   ol: () => (/* binding */ digestOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _contract_plans_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74155);


function digestOf(gates) {
    const facts = gates.map(({ key, settings }) => {
        const { brand, keywords, engines, language, scanPer, samples, competitors, service } = settings;
        return {
            key,
            brand,
            keywords,
            engines,
            language,
            scanPer,
            samples,
            competitors,
            service: sourceOf(service),
        };
    });
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(facts)).digest('hex');
}
function sourceOf(service) {
    if (service.kind === 'hosted')
        return { baseUrl: service.baseUrl };
    const { keysMissing, maxRequests, maxCost, ...answering } = service;
    return answering;
}
function addressOf({ service }) {
    return service.kind === 'hosted' ? service.baseUrl : undefined;
}
function shareSettings(settings, share, { scans, all }) {
    const { service } = settings;
    if (service.kind === 'hosted') {
        return { ...settings, service: { ...service, limits: (0,_contract_plans_js__WEBPACK_IMPORTED_MODULE_1__/* .shareLimits */ .Kw)(service.limits, share) } };
    }
    const maxCost = service.maxCost === undefined ? undefined : (service.maxCost * scans) / Math.max(1, all);
    return { ...settings, service: { ...service, limitShare: share, maxCost } };
}


/***/ }),

/***/ 98408:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ growHeapSlowly)
/* harmony export */ });
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78877);

function growHeapSlowly() {
    (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--heap-growing-percent=20');
}


/***/ }),

/***/ 45461:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ createLimiterPool),
/* harmony export */   z: () => (/* binding */ createLimiter)
/* harmony export */ });
/* harmony import */ var _until_aborted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47222);

const WINDOW = 60_100;
function createLimiterPool(clock) {
    const limiters = new Map();
    return (account, limits) => {
        const limiter = limiters.get(account) ?? createLimiter(limits, clock);
        limiters.set(account, limiter);
        return limiter;
    };
}
function createLimiter(limits, clock) {
    let running = 0;
    const leaving = [];
    let release = Promise.withResolvers();
    let lastInLine = Promise.resolve();
    async function admit(signal) {
        const before = lastInLine;
        const admitted = Promise.withResolvers();
        lastInLine = admitted.promise;
        try {
            await (0,_until_aborted_js__WEBPACK_IMPORTED_MODULE_0__/* .untilAborted */ .E)(before, signal);
            await untilFree(signal);
            running += 1;
        }
        finally {
            before.then(admitted.resolve);
        }
    }
    async function untilFree(signal) {
        for (;;) {
            const now = clock.now();
            while (leaving[0] !== undefined && leaving[0] <= now)
                leaving.shift();
            const [nextToLeave] = leaving;
            const windowFull = running + leaving.length >= limits.perMinute;
            if (windowFull && nextToLeave !== undefined)
                await clock.sleep(nextToLeave - now, signal);
            else if (windowFull || running >= limits.concurrent)
                await (0,_until_aborted_js__WEBPACK_IMPORTED_MODULE_0__/* .untilAborted */ .E)(release.promise, signal);
            else
                return;
        }
    }
    return async (task, signal) => {
        await admit(signal);
        try {
            return await task();
        }
        finally {
            running -= 1;
            leaving.push(clock.now() + WINDOW);
            release.resolve();
            release = Promise.withResolvers();
        }
    };
}


/***/ }),

/***/ 47222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ untilAborted)
/* harmony export */ });
function untilAborted(work, signal) {
    return new Promise((resolve, reject) => {
        const abort = () => reject(signal.reason);
        if (signal.aborted)
            abort();
        else
            signal.addEventListener('abort', abort, { once: true });
        work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
    });
}


/***/ }),

/***/ 43450:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ fleetDocument),
  r: () => (/* binding */ gateReports)
});

// EXTERNAL MODULE: ./build/gate/verdict.js
var gate_verdict = __webpack_require__(39231);
// EXTERNAL MODULE: ./build/report/config-words.js
var config_words = __webpack_require__(8709);
// EXTERNAL MODULE: ./build/report/fleet-outcome.js
var fleet_outcome = __webpack_require__(99710);
// EXTERNAL MODULE: ./build/report/numbers.js
var numbers = __webpack_require__(73533);
// EXTERNAL MODULE: ./build/report/shard-words.js
var shard_words = __webpack_require__(59307);
// EXTERNAL MODULE: ./build/report/web-url.js
var web_url = __webpack_require__(50689);
// EXTERNAL MODULE: ./build/report/document/first-screen.js + 2 modules
var first_screen = __webpack_require__(85831);
// EXTERNAL MODULE: ./build/report/document/content-causes.js
var content_causes = __webpack_require__(53629);
// EXTERNAL MODULE: ./build/report/document/headline.js
var headline = __webpack_require__(8789);
// EXTERNAL MODULE: ./build/report/document/incident.js
var incident = __webpack_require__(96967);
// EXTERNAL MODULE: ./build/report/document/live-causes.js
var live_causes = __webpack_require__(86344);
// EXTERNAL MODULE: ./build/report/document/live-grid.js
var live_grid = __webpack_require__(43428);
// EXTERNAL MODULE: ./build/report/document/names.js
var document_names = __webpack_require__(46613);
// EXTERNAL MODULE: ./build/report/document/sections/section.js
var sections_section = __webpack_require__(90521);
// EXTERNAL MODULE: ./build/report/document/silent.js
var silent = __webpack_require__(10228);
// EXTERNAL MODULE: ./build/report/document/told.js
var document_told = __webpack_require__(53784);
;// CONCATENATED MODULE: ./build/report/document/fleet-causes.js









const MOST_NAMED = 6;
function mergeCauses(attended) {
    const parts = attended.flatMap(({ gate, told }) => {
        const [first] = told.findings;
        const deciding = told.findings.filter(({ leadsTo }) => leadsTo === 'fail' || leadsTo === 'error');
        return (deciding.length > 0 ? deciding : first === undefined ? [] : [first]).map(finding => ({
            ...{ gate, told, finding },
        }));
    });
    const causes = [...Map.groupBy(parts, keyOf).values()].flatMap(mergeParts);
    return causes.toSorted((a, b) => Number(a.isIncident) - Number(b.isIncident));
}
function keyOf({ gate: { brand, key }, finding }) {
    const { kind, cause } = finding;
    if (kind === 'incident' || kind === 'engine-silent')
        return JSON.stringify([kind, cause]);
    if (kind === 'engine-lost')
        return JSON.stringify([kind, brand, cause]);
    return JSON.stringify('scope' in finding ? [kind, brand] : [kind, brand, cause, (0,headline/* isContentLoss */.Pz)(finding) ? '' : key]);
}
function mergeParts(parts) {
    const [first] = parts;
    if (first === undefined)
        return [];
    const { finding } = first;
    const isIncident = finding.kind === 'incident';
    return [
        {
            gates: parts.map(({ gate }) => gate),
            entry: isIncident || finding.kind === 'engine-silent' ? faultEntry(parts, first) : brandEntry(parts, first),
            isIncident,
            isCertain: 'scope' in finding ? parts.every(part => part.finding.certainty === 'more-than-chance') : undefined,
        },
    ];
}
function faultEntry(parts, { finding, told }) {
    const gates = namePlaces(parts.map(({ gate }) => gate));
    if (finding.kind === 'incident') {
        const { blocker } = finding;
        const what = blocker.kind === 'service'
            ? [(0,incident/* serviceFault */.Ut)(blocker.facts.kind, blocker.facts.status)]
            : (0,headline/* headlineOf */.gD)({ ...told, findings: [finding] });
        return {
            title: ['Incident: ', ...what, ' (', ...gates, ').'],
            lines: [(0,incident/* blockerWords */.Kx)(blocker)],
            todo: undefined,
        };
    }
    if (finding.kind !== 'engine-silent')
        throw new RangeError('a fault is an incident or a silent engine');
    const engines = new Set(parts.flatMap(part => (part.finding.kind === 'engine-silent' ? part.finding.engines : [])));
    const who = (0,document_names/* joinWords */.yZ)([...new Set([...engines].map(told.names.engine))]);
    const why = (0,silent/* reasonOf */.A3)(finding.reason, told.names.vendor(finding.engines[0] ?? ''));
    return {
        title: [`${who} did not answer: ${why} (`, ...gates, ').'],
        lines: [],
        todo: (0,silent/* remedyOf */.SM)(finding.reason, { engine: who, next: (0,document_told/* nextRun */.B6)(told.outcome) }),
    };
}
function brandEntry(parts, { finding, told }) {
    const gates = namePlaces(parts.map(({ gate }) => gate));
    if ((0,headline/* isContentLoss */.Pz)(finding)) {
        const { title, lines, todo } = (0,content_causes/* contentEntry */.yr)(finding, told.outcome);
        return { title: [...gates, ': ', ...title], lines, todo };
    }
    if (!('scope' in finding)) {
        return {
            title: [...gates, ': ', ...(0,headline/* headlineOf */.gD)({ ...told, findings: [finding] }), '.'],
            ...{ lines: [], todo: undefined },
        };
    }
    const evidence = mergeEvidence(parts.flatMap(part => ('scope' in part.finding ? part.finding.evidence : [])));
    const scope = parts.length === 1 || finding.kind === 'engine-lost' ? finding.scope : { kind: 'whole' };
    const entries = (0,live_causes/* liveEntries */.H)({ scope, evidence }, told);
    return {
        title: [...gates, ': ', ...fallOf(parts, finding, told)],
        lines: entries.map(({ title, lines }) => (0,sections_section/* joinLines */.cT)([title, ...lines], ' ')),
        todo: entries[0]?.todo,
    };
}
function fallOf(parts, finding, { names, outcome }) {
    const { scope, change } = finding;
    if (scope.kind === 'engine') {
        const counts = parts.length > 1 || change === undefined
            ? 'less than before'
            : `in ${(0,document_told/* countsOf */.mQ)(change.now)} answers, usually in ${(0,document_told/* usually */.EC)(change.was.usually)}`;
        return [`${names.engine(scope.engine)} cites it ${counts}.`];
    }
    const engines = new Set((0,live_grid/* plannedEngines */.Ex)(outcome).map(names.engine)).size;
    if (finding.kind === 'declined')
        return ['it is cited less since some weeks.'];
    return [engines > 1 ? `all ${engines} engines fell together.` : 'it is cited less than before.'];
}
function mergeEvidence(evidence) {
    const groups = Map.groupBy(evidence, each => (each.kind === 'site' ? each.domain : ''));
    const total = (values) => values.reduce((sum, value) => sum + value, 0);
    return [...groups.values()].flatMap((group) => {
        const [first] = group;
        const before = group.flatMap(each => each.usually ?? []);
        if (first === undefined)
            return [];
        return [
            {
                ...first,
                answers: total(group.map(({ answers }) => answers)),
                usually: before.length < group.length ? undefined : total(before),
                of: total(group.map(({ of }) => of)),
            },
        ];
    });
}
function namePlaces(gates) {
    const byBrand = [...Map.groupBy(gates, ({ brand }) => brand)];
    const isPlaced = gates.every(gate => placeKey(gate) !== undefined) && new Set(gates.map(placeKey)).size === gates.length;
    const names = isPlaced
        ? byBrand.map(([brand, ofBrand]) => [
            { name: brand, most: 60 },
            `, ${(0,document_names/* joinWords */.yZ)(ofBrand.flatMap(({ countries }) => countries.map(document_names/* countryName */.GL)))}`,
        ])
        : gates.map(({ key }) => [{ name: key, most: 60 }]);
    const { shown, more } = (0,sections_section/* cutItems */.RE)(names, MOST_NAMED);
    return [...(0,sections_section/* joinLines */.cT)(shown, isPlaced ? '; ' : ', '), ...(more === undefined ? [] : [` ${more}`])];
}
function placeKey({ brand, countries, isContent }) {
    return countries.length !== 1 || isContent ? undefined : JSON.stringify([brand, ...countries]);
}

// EXTERNAL MODULE: ./build/report/document/gate-document.js + 9 modules
var gate_document = __webpack_require__(49535);
// EXTERNAL MODULE: ./build/report/document/plain.js
var plain = __webpack_require__(76285);
;// CONCATENATED MODULE: ./build/report/document/fleet-document.js














const MOST_BRANDS = 12;
const MOST_LISTED = 20;
function fleetDocument(fleet) {
    const attended = (0,fleet_outcome/* gatesToAttend */._Z)(fleet).map(gate => {
        const outcome = { ...gate.load(), failures: gate.failures, configChanges: [] };
        const told = (0,gate_document/* tell */.qz)(outcome);
        return { gate, blocks: (0,first_screen/* firstScreen */.nR)(told), told: { ...told, outcome: withoutAnswers(outcome) } };
    });
    const { mark, text } = fleet_document_headline(fleet);
    const causes = mergeCauses(attended);
    const explained = new Set(causes.flatMap(({ gates, isIncident }) => (isIncident ? gates : [])));
    return {
        title: (0,plain/* plainOf */.oi)(text),
        mark,
        first: [
            { kind: 'headline', mark, status: first_screen/* STATUSES */.f[mark], text, gate: undefined, isHeading: true },
            ...(0,sections_section/* paragraph */.FY)(secondLine(fleet, causes)),
            ...gridBlocks(fleet),
            ...(0,first_screen/* foldCauses */.ok)(causes.map(({ entry }) => entry)),
            ...(0,sections_section/* listOf */.c3)((0,config_words/* describeConfigChanges */.F)(fleet.configChanges).map(line => [line])),
        ],
        sections: [
            ...restSections(fleet),
            ...attended
                .filter(({ gate }) => gate.isMeasured || !explained.has(gate))
                .map(({ gate, blocks }, index) => ({
                ...{ id: `gate-${index + 1}`, title: titleOf(gate), blocks },
                on: ['comment', 'summary'],
            })),
        ],
        footer: footer(fleet),
        createdAt: (attended[0]?.told.outcome ?? fleet.gates[0]?.load())?.run.finishedAt ?? '',
    };
}
function withoutAnswers(outcome) {
    const trend = outcome.trend.map(record => ({ ...record, cells: [] }));
    return { ...outcome, trend, answerRecords: [], scans: [] };
}
function gateReports({ gates }) {
    return (0,fleet_outcome/* orderGates */.N2)(gates).map((gate, index) => ({
        id: `run-${index + 1}`,
        title: titleOf(gate),
        needsAttention: (0,fleet_outcome/* isToAttend */.CS)(gate),
        load: () => (0,gate_document/* gateDocument */.hz)({ ...gate.load(), failures: gate.failures }),
    }));
}
function titleOf({ key, countries }) {
    return [{ name: key }, ...(countries.length === 0 ? [] : [` (${countries.map(document_names/* countryName */.GL).join(', ')})`])];
}
function countGates({ gates }) {
    const count = (test) => gates.filter(test).length;
    const isReporting = ({ verdict, failures }) => failures.length === 0 && (0,gate_verdict/* isReportOnly */.fN)(verdict);
    return {
        failed: count(({ verdict }) => verdict.status === 'fail'),
        lacking: count(({ verdict, failures }) => verdict.status === 'pass' && failures.length > 0),
        errors: count(({ verdict }) => verdict.status === 'error'),
        inconclusive: count(({ verdict }) => verdict.status === 'inconclusive'),
        passed: count(gate => gate.verdict.status === 'pass' && gate.failures.length === 0 && !isReporting(gate)),
        reporting: count(gate => gate.verdict.status === 'pass' && isReporting(gate)),
    };
}
function fleet_document_headline(fleet) {
    const counts = countGates(fleet);
    const { failed, lacking, errors, inconclusive, reporting } = counts;
    const all = fleet.gates.length;
    const isPartly = fleet.gates.some(({ verdict, isMeasured }) => verdict.status === 'error' && isMeasured);
    const parts = [
        { count: failed, words: 'failed' },
        {
            count: errors,
            words: `${errors === 1 ? 'was' : 'were'} ${isPartly ? 'not fully measured' : 'not measured'}`,
        },
        { count: lacking, words: `${lacking === 1 ? 'has' : 'have'} nothing to compare with` },
        ...(failed + errors + lacking > 0 ? [] : [{ count: inconclusive, words: doubtOf(fleet.gates) }]),
    ].filter(({ count }) => count > 0);
    const [first, ...others] = parts;
    if (first === undefined) {
        return reporting === all
            ? { mark: 'report', text: [`${(0,numbers/* countOf */.pq)(all, 'gate')} cannot fail: no rule is set`] }
            : { mark: 'pass', text: [`All ${(0,numbers/* countOf */.pq)(all, 'gate')} passed`] };
    }
    const subject = first.count === all ? `All ${all} gates` : `${first.count} of ${(0,numbers/* countOf */.pq)(all, 'gate')}`;
    const mark = failed + lacking > 0 ? 'fail' : errors > 0 ? 'error' : 'warn';
    return {
        mark,
        text: [
            `${subject} ${[first.words, ...others.map(({ count, words }) => `${count} ${words}`)].join(', ')}`,
        ],
    };
}
function doubtOf(gates) {
    const doubtful = gates.filter(({ verdict }) => verdict.status === 'inconclusive');
    return doubtful.every(({ findings }) => findings[0]?.kind === 'may-be-chance')
        ? 'may have fallen by chance'
        : 'could not be judged';
}
function secondLine(fleet, causes) {
    const { failed, errors, inconclusive, passed, reporting, lacking } = countGates(fleet);
    const { gates } = fleet;
    const incidents = causes.filter(({ isIncident }) => isIncident).length;
    const others = causes.length - incidents;
    const counted = [
        ...(others > 0 ? [(0,numbers/* countOf */.pq)(others, 'cause')] : []),
        ...(incidents > 0 ? [(0,numbers/* countOf */.pq)(incidents, 'incident')] : []),
    ];
    const needs = failed + errors + lacking;
    const tested = causes.flatMap(({ isCertain }) => isCertain ?? []);
    const isSure = tested.length > 0 && tested.every(Boolean);
    const rest = [
        ...(needs > 0 && inconclusive > 0 ? [`${(0,numbers/* countOf */.pq)(inconclusive, 'gate')} ${doubtOf(gates)}`] : []),
        ...(passed > 0 && needs + inconclusive + reporting > 0 ? [`${passed} passed`] : []),
        ...(reporting > 0 && needs + inconclusive + passed > 0
            ? [`${(0,numbers/* countOf */.pq)(reporting, 'gate')} ${reporting === 1 ? 'has' : 'have'} no rule and cannot fail`]
            : []),
    ];
    const attended = (0,fleet_outcome/* gatesToAttend */._Z)(fleet);
    const harmless = attended.filter(({ failures }) => failures.length === 0).length;
    const gaps = gates.flatMap(({ gap }) => gap ?? []);
    const sentences = [
        ...(counted.length > 0 && causes.length > 1 ? [`${(0,document_names/* joinWords */.yZ)(counted)}.`] : []),
        ...(isSure ? [`Chance does not explain the ${failed === 1 ? 'failure' : 'failures'}.`] : []),
        ...(rest.length > 0 ? [`${rest.join(', ')}.`] : []),
        ...(harmless > 0 ? [describeHarmless(harmless, attended.length)] : []),
        ...(gaps.length > 0 ? [(0,shard_words/* describeFleetGap */.Om)(gaps)] : []),
        ...describeFalseAlarms(gates),
    ].join(' ');
    return sentences === '' ? [] : [sentences];
}
function describeHarmless(harmless, all) {
    const which = harmless === all
        ? 'None of these gates fails'
        : `${harmless} of these ${all} gates ${harmless === 1 ? 'does' : 'do'} not fail`;
    return `${which} the check: fail-on does not list ${harmless === 1 ? 'its verdict' : 'their verdicts'}.`;
}
function describeFalseAlarms(gates) {
    const tested = gates.filter(({ verdict }) => (0,gate_verdict/* dropsOf */.eI)(verdict)?.noise === 'tested');
    const expected = tested.reduce((sum, { alpha }) => sum + alpha, 0);
    if (expected < 1 || !tested.some(({ verdict }) => verdict.status === 'fail'))
        return [];
    return [
        `Without any change, chance alone fails up to ${Math.round(expected)} of these ${tested.length} gates in a run, on average.`,
    ];
}
function gridBlocks(fleet) {
    const places = Map.groupBy(fleet.gates, placeKey);
    const order = (0,fleet_outcome/* orderGates */.N2)(fleet.gates);
    const fitting = [...places].flatMap(([key, gates]) => key !== undefined && gates.length === 1 ? gates : []);
    const inGrid = fitting.length > 1 ? fitting : [];
    const others = (0,fleet_outcome/* orderGates */.N2)(fleet.gates.filter(gate => !inGrid.includes(gate) && ((0,fleet_outcome/* isToAttend */.CS)(gate) || gate.verdict.status !== 'pass')));
    const needs = (brand) => inGrid.some(gate => gate.brand === brand && gate.findings.some(({ leadsTo }) => leadsTo !== 'none'));
    const brands = [...new Set(inGrid.map(({ brand }) => brand))];
    const shown = brands.length > MOST_BRANDS ? brands.filter(needs).slice(0, MOST_BRANDS) : brands;
    const folded = brands.filter(brand => !shown.includes(brand));
    return [
        ...(shown.length === 0 ? [] : [gridOf(inGrid, shown, order)]),
        ...(folded.length === 0
            ? []
            : [
                {
                    kind: 'fold',
                    title: [(0,numbers/* countOf */.pq)(folded.length, 'more brand')],
                    blocks: [gridOf(inGrid, folded, order)],
                },
            ]),
        ...listGates(others.slice(0, MOST_LISTED)),
        ...(others.length > MOST_LISTED
            ? [
                {
                    kind: 'fold',
                    title: [`${others.length - MOST_LISTED} more gates`],
                    blocks: listGates(others.slice(MOST_LISTED)),
                },
            ]
            : []),
    ];
}
function listGates(gates) {
    if (gates.length === 0)
        return [];
    return [
        {
            kind: 'table',
            caption: 'What happened in each gate',
            columns: [{ title: ['Gate'] }, { title: ['What happened'], width: 3 }],
            rows: gates.map((gate) => [titleOf(gate), [...markOf(gate), ...gate.headline]]),
        },
    ];
}
function gridOf(gates, brands, order) {
    const countries = [...new Set(gates.flatMap(gate => gate.countries))];
    return {
        kind: 'grid',
        label: 'How many answers cite each brand in each country',
        columns: countries.map(country => [(0,document_names/* countryName */.GL)(country)]),
        rows: brands.map(brand => ({
            title: [{ name: brand }],
            cells: countries.map(country => {
                const gate = gates.find(each => each.brand === brand && each.countries[0] === country);
                return gate && linked(cellOfGate(gate), `#run-${order.indexOf(gate) + 1}`);
            }),
        })),
        note: ['Was: the runs that each gate is compared with, same questions.'],
    };
}
function linked(cell, link) {
    return typeof cell === 'object' ? { ...cell, link } : cell;
}
function cellOfGate(gate) {
    const { verdict, failures, change, level, findings } = gate;
    const mark = verdict.status === 'inconclusive'
        ? 'warn'
        : verdict.status === 'pass' && failures.length === 0
            ? undefined
            : verdict.status === 'error'
                ? 'error'
                : 'fail';
    const shown = change?.now ?? level;
    if (verdict.kind === 'blocked' || shown === undefined) {
        return {
            now: verdict.kind === 'blocked' ? 'not measured' : numbers/* NO_VALUE */.GY,
            ...(mark !== undefined && { mark }),
        };
    }
    const isLoss = findings.some(finding => 'scope' in finding && finding.leadsTo === 'fail');
    return {
        now: (0,document_told/* shareOf */.tC)(shown),
        ...(change && { was: (0,live_grid/* wasWords */.dp)(change) }),
        ...(mark !== undefined && { mark }),
        ...(isLoss && { isLoss }),
        share: shown.share,
    };
}
function markOf({ verdict, failures }) {
    if (verdict.status === 'fail' || failures.length > 0)
        return [{ toned: ['Failed'], tone: 'worse' }, ': '];
    if (verdict.status === 'error')
        return [{ toned: ['Not measured'], tone: 'worse' }, ': '];
    return verdict.status === 'inconclusive' ? [{ toned: ['Look at it'], tone: 'doubtful' }, ': '] : [];
}
function restSections(fleet) {
    const attended = new Set((0,fleet_outcome/* gatesToAttend */._Z)(fleet));
    const others = (0,fleet_outcome/* orderGates */.N2)(fleet.gates).filter(gate => !attended.has(gate));
    const doubtful = others.filter(({ verdict }) => verdict.status === 'inconclusive');
    const passed = others.filter(({ verdict }) => verdict.status !== 'inconclusive');
    const section = (id, title, gates, on) => gates.length === 0
        ? []
        : [
            {
                ...{ id, on, title: [title] },
                blocks: (0,sections_section/* listOf */.c3)(gates.map(gate => [{ strong: titleOf(gate) }, ': ', ...gate.headline, '.'])),
            },
        ];
    return [
        ...section('inconclusive', `${(0,numbers/* countOf */.pq)(doubtful.length, 'gate')} ${doubtOf(doubtful)}`, doubtful, [
            ...sections_section/* EVERYWHERE */.Zh,
            'text',
        ]),
        ...section('passed', `${(0,numbers/* countOf */.pq)(passed.length, 'gate')} passed`, passed, sections_section/* EVERYWHERE */.Zh),
    ];
}
function footer({ config, runUrl }) {
    const url = (0,web_url/* parseWebPage */.Jy)(runUrl ?? '');
    return (0,sections_section/* paragraph */.FY)([
        'The gates of ',
        { name: config },
        ...(url === undefined ? [] : [' · ', { link: url.href, label: ['this run'] }]),
    ], true);
}


/***/ }),

/***/ 99710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ isToAttend),
/* harmony export */   N2: () => (/* binding */ orderGates),
/* harmony export */   VY: () => (/* binding */ verdictOfFleet),
/* harmony export */   _Z: () => (/* binding */ gatesToAttend),
/* harmony export */   qX: () => (/* binding */ countVerdicts),
/* harmony export */   z2: () => (/* binding */ toFleetGate)
/* harmony export */ });
/* harmony import */ var _comparison_comparison_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25039);
/* harmony import */ var _embedded_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16424);
/* harmony import */ var _document_gate_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49535);
/* harmony import */ var _document_headline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8789);
/* harmony import */ var _document_live_grid_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43428);
/* harmony import */ var _reasons_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77802);






const VERDICTS = ['fail', 'error', 'inconclusive', 'pass'];
function toFleetGate(outcome, { failures, alpha, load }) {
    const { brand, key, fingerprint, verdict, gap, measurement, comparison, baseline } = outcome;
    const told = (0,_document_gate_document_js__WEBPACK_IMPORTED_MODULE_1__/* .tell */ .qz)({ ...outcome, failures, configChanges: [] });
    const ofEngines = (0,_document_live_grid_js__WEBPACK_IMPORTED_MODULE_3__/* .plannedEngines */ .Ex)(outcome).flatMap(engine => (0,_embedded_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_0__/* .splitCountry */ .Vl)(engine).country ?? []);
    return {
        ...{ key, brand, verdict, failures, alpha, gap, load },
        countries: [...new Set([...(fingerprint['country'] ?? []), ...ofEngines])].filter(isCountry),
        isMeasured: measurement !== undefined,
        isContent: baseline?.content !== undefined,
        findings: [...told.findings],
        headline: (0,_document_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .headlineOf */ .gD)(told),
        reasons: (0,_reasons_js__WEBPACK_IMPORTED_MODULE_4__/* .listFailures */ .As)(told.outcome),
        change: (0,_comparison_comparison_js__WEBPACK_IMPORTED_MODULE_5__/* .changeOver */ .ND)(comparison?.cells ?? []),
        level: (0,_comparison_comparison_js__WEBPACK_IMPORTED_MODULE_5__/* .levelOf */ .In)(measurement?.cells ?? []),
    };
}
function isCountry(code) {
    return /^[A-Z]{2}$/.test(code);
}
function verdictOfFleet({ gates }) {
    return VERDICTS.find(status => gates.some(({ verdict }) => verdict.status === status)) ?? 'pass';
}
function countVerdicts({ gates }) {
    const count = (status) => gates.filter(({ verdict }) => verdict.status === status).length;
    return {
        pass: count('pass'),
        fail: count('fail'),
        inconclusive: count('inconclusive'),
        error: count('error'),
    };
}
function orderGates(gates) {
    const failing = ({ failures }) => Number(failures.length > 0);
    const rank = ({ verdict }) => VERDICTS.indexOf(verdict.status);
    const fall = ({ change }) => (change === undefined ? 0 : change.was.share - change.now.share);
    return gates.toSorted((a, b) => failing(b) - failing(a) || rank(a) - rank(b) || fall(b) - fall(a) || (a.key < b.key ? -1 : 1));
}
function gatesToAttend({ gates }) {
    return orderGates(gates).filter(isToAttend);
}
function isToAttend({ failures, verdict: { status } }) {
    return failures.length > 0 || status === 'fail' || status === 'error';
}


/***/ }),

/***/ 33439:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ summarizeFleet),
/* harmony export */   Z: () => (/* binding */ explainFleetFailures)
/* harmony export */ });
/* harmony import */ var _codes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30546);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9924);
/* harmony import */ var _fleet_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99710);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73533);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44702);





const MOST_REASONS = 10;
const MOST_KEYS = 5;
function summarizeFleet(fleet) {
    const { pass, fail, error, inconclusive } = (0,_fleet_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .countVerdicts */ .qX)(fleet);
    const counts = [
        `${fail} failed`,
        `${error} in error`,
        `${inconclusive} inconclusive`,
        `${pass} passed`,
    ].filter(words => !words.startsWith('0 '));
    const gates = (0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(fleet.gates.length, 'gate');
    return `Verdict: ${(0,_fleet_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .verdictOfFleet */ .VY)(fleet)}. ${gates}: ${counts.join(', ')}.`;
}
function explainFleetFailures(fleet) {
    const failing = (0,_fleet_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .gatesToAttend */ ._Z)(fleet).filter(({ failures }) => failures.length > 0);
    if (failing.length === 0)
        return '';
    const reasons = [...Map.groupBy(failing, firstReason)];
    const shown = reasons.slice(0, MOST_REASONS);
    const rest = reasons.slice(MOST_REASONS).reduce((sum, [, gates]) => sum + gates.length, 0);
    const fail = (count) => (count === 1 ? 'fails' : 'fail');
    return [
        `${failing.length} of ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(fleet.gates.length, 'gate')} ${fail(failing.length)} this run.`,
        ...shown.map(([reason, gates]) => reason.replace(': ', () => `: ${nameGates(gates)}: `)),
        ...(rest > 0 ? [`${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(rest, 'more gate')} ${fail(rest)}.`] : []),
    ].join('\n');
}
function firstReason({ reasons }) {
    const [first, ...others] = reasons;
    if (first === undefined)
        return '';
    const more = others.length > 0 ? ` And ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(others.length, 'more reason')}.` : '';
    return (0,_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMessage */ .hw)({ code: first.code, text: `${first.text}${more}` });
}
function nameGates(gates) {
    const { shown, more } = (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .cutList */ .f6)(gates.map(({ key }) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .plainLine */ .h0)(key, _words_js__WEBPACK_IMPORTED_MODULE_2__/* .NAME_LENGTH */ .xt)), MOST_KEYS);
    const names = `${shown.join(', ')}${more}`;
    return gates.length === 1 ? names : `${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(gates.length, 'gate')} (${names})`;
}


/***/ }),

/***/ 16578:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ formatFleetResult)
});

// EXTERNAL MODULE: ./build/report/document/fleet-document.js + 1 modules
var fleet_document = __webpack_require__(43450);
// EXTERNAL MODULE: ./build/report/document/plain.js
var plain = __webpack_require__(76285);
// EXTERNAL MODULE: ./build/report/fleet-outcome.js
var fleet_outcome = __webpack_require__(99710);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(2503);
// EXTERNAL MODULE: ./build/report/json/findings.js
var findings = __webpack_require__(22010);
// EXTERNAL MODULE: ./build/contract/parts.js
var parts = __webpack_require__(69681);
// EXTERNAL MODULE: ./build/gate/rule-schema.js
var rule_schema = __webpack_require__(23652);
// EXTERNAL MODULE: ./build/gate/verdict-schema.js
var verdict_schema = __webpack_require__(62039);
// EXTERNAL MODULE: ./build/history/result-file.js
var result_file = __webpack_require__(14461);
// EXTERNAL MODULE: ./build/inputs/stored-settings.js
var stored_settings = __webpack_require__(71995);
;// CONCATENATED MODULE: ./build/report/json/answer-contents-schema.js


const presence = {
    evaluated: parts/* count */.U9.describe('Evaluated answers: the denominator of the other counts.'),
    cited: parts/* count */.U9.describe('Answers that cite the brand.'),
    mentioned: parts/* count */.U9.describe('Answers that name the brand.'),
    retrieved_not_cited: parts/* count */.U9.describe('Answers that do not cite the brand although the engine read a page of it.'),
    never_retrieved: parts/* count */.U9.describe('Answers for which the engine read pages, and none of the brand.'),
    named_first: parts/* count */.U9.describe('Answers that name the brand before every competitor.'),
};
const source = {
    domain: schemas/* string */.YjP().describe('Registrable domain, such as acme.co.uk.'),
    owner: schemas/* enum */.k5n(['own', 'competitor', 'third-party']).describe('Whose site it is.'),
    competitor: schemas/* string */.YjP().nullable().describe('Name of the competitor that owns the domain.'),
};
const sourceSchema = schemas/* object */.Ikc({
    url: schemas/* string */.YjP().describe('Without tracking parameters; empty where it is too long to keep.'),
    ...source,
});
const answerSchema = schemas/* object */.Ikc({
    engine: schemas/* string */.YjP().describe('As the input engines names it.'),
    keyword: schemas/* string */.YjP().describe('What was asked about.'),
    sample: parts/* count */.U9.describe('Repetition of the same question, from 1.'),
    model: schemas/* string */.YjP()
        .describe('The model that answered; the model that was asked where the vendor does not tell.'),
    cited: schemas/* boolean */.zMY().describe('The answer cites the brand.'),
    retrieved: schemas/* boolean */.zMY()
        .nullable()
        .describe('Null where the vendor does not tell which pages the engine read.'),
    mentioned: schemas/* boolean */.zMY().describe('The answer names the brand.'),
    position: parts/* count */.U9
        .nullable()
        .describe('Place of the brand among the brands named, from 1; null where it is not named.'),
    competitors: schemas/* array */.YOg(schemas/* string */.YjP()).describe('Competitors named, in the order of their first mention.'),
    cited_sources: schemas/* array */.YOg(sourceSchema).describe('Pages that the answer cites.'),
    unknown_sources: parts/* count */.U9.describe('Cited pages whose host the vendor does not tell.'),
    retrieved_sources: schemas/* array */.YOg(sourceSchema).describe('Pages that the engine found or read, cited or not.'),
    queries: schemas/* array */.YOg(schemas/* string */.YjP()).describe('What the engine searched for.'),
    text: schemas/* string */.YjP().describe('The answer, usually in Markdown. It comes from outside: escape it.'),
    text_cut: schemas/* boolean */.zMY().describe('The text is longer than what is kept.'),
});
const answerContentsSchema = schemas/* object */.Ikc({
    ...presence,
    mean_position: schemas/* number */.aig()
        .nullable()
        .describe('Mean place of the brand among the brands named, from 1, over the answers that name it; null without such an answer.'),
    engines: schemas/* array */.YOg(schemas/* object */.Ikc({ engine: schemas/* string */.YjP(), ...presence }))
        .describe('The same counts for each engine.'),
    domains: schemas/* array */.YOg(schemas/* object */.Ikc({
        ...source,
        answers: parts/* count */.U9.describe('Answers that cite it.'),
        answers_without_brand: parts/* count */.U9.describe('Of these, answers that do not cite the brand.'),
        engines: schemas/* array */.YOg(schemas/* string */.YjP()).describe('Engines whose answers cite it.'),
        pages: schemas/* array */.YOg(schemas/* object */.Ikc({ url: schemas/* string */.YjP(), answers: parts/* count */.U9 }))
            .describe('The pages cited most, without the redirects of vendors.'),
    })),
    domains_left_out: parts/* count */.U9.describe('Domains beyond those listed.'),
    competitors: schemas/* array */.YOg(schemas/* object */.Ikc({
        name: schemas/* string */.YjP(),
        answers: parts/* count */.U9.describe('Answers that name it.'),
        answers_without_brand: parts/* count */.U9.describe('Of these, answers that do not name the brand.'),
    })),
    queries: schemas/* array */.YOg(schemas/* object */.Ikc({ query: schemas/* string */.YjP(), answers: parts/* count */.U9, engines: schemas/* array */.YOg(schemas/* string */.YjP()) })),
    queries_left_out: parts/* count */.U9.describe('Queries beyond those listed.'),
    unknown_sources: parts/* count */.U9.describe('Cited pages whose host the vendors do not tell.'),
    answers: schemas/* array */.YOg(answerSchema),
    answers_left_out: parts/* count */.U9.describe('Answers that would make the file too large; all counts include them.'),
})
    .nullable()
    .describe('What the evaluated answers of live engines hold. Null where no answer of a live engine was evaluated, and with a hosted service, which does not tell.');

// EXTERNAL MODULE: ./build/report/json/content-changes.js
var content_changes = __webpack_require__(14219);
// EXTERNAL MODULE: ./build/report/json/cost.js
var cost = __webpack_require__(36661);
;// CONCATENATED MODULE: ./build/report/json/result-schema.js










const engineSchema = schemas/* object */.Ikc({
    engine: schemas/* string */.YjP(),
    cited: schemas/* boolean */.zMY().describe('Cited the brand for at least one keyword in more than half of its samples.'),
    bcr_score: schemas/* number */.aig().describe("Mean over the engine's answers, in the service's own unit."),
    sentiment: schemas/* string */.YjP().describe('The most frequent sentiment.'),
    snippet: schemas/* string */.YjP(),
    source_url: schemas/* string */.YjP(),
    answers: parts/* count */.U9,
    cited_answers: parts/* count */.U9,
});
const keywordSchema = schemas/* object */.Ikc({
    keyword: schemas/* string */.YjP(),
    overall_bcr: schemas/* number */.aig(),
    cited_engines: schemas/* array */.YOg(schemas/* string */.YjP()),
    total_engines: parts/* count */.U9,
    samples: parts/* count */.U9,
});
const evidenceSchema = schemas/* object */.Ikc({
    method: schemas/* enum */.k5n(['paired', 'spread'])
        .describe('paired: keyword by keyword and engine by engine, by permutation; spread: against earlier runs, by a prediction interval.'),
    p_value: schemas/* number */.aig().describe('One-sided, adjusted over all tests.'),
    interval: rule_schema/* intervalSchema */.xJ.nullable().describe('Confidence interval of the drop at 1 − 2·alpha.'),
    size: parts/* count */.U9.describe('Number of pairs of keyword and engine, or of earlier runs.'),
});
const sensitivitySchema = schemas/* object */.Ikc({
    keywords: parts/* count */.U9,
    samples: parts/* count */.U9,
    answers: parts/* count */.U9.describe('Evaluated answers of this run.'),
    cited_now: parts/* count */.U9,
    answers_before: schemas/* number */.aig().describe('Mean number of evaluated answers of a run of the baseline.'),
    cited_before: schemas/* number */.aig(),
    fails_at: parts/* count */.U9
        .nullable()
        .describe('The highest number of cited answers that chance does not explain; null where even 0 may be chance.'),
});
const ruleSchema = schemas/* object */.Ikc({
    rule: schemas/* string */.YjP(),
    outcome: schemas/* enum */.k5n(['pass', 'fail', 'inconclusive', 'unknown', 'warn']),
    observed: schemas/* union */.KCZ([schemas/* number */.aig(), schemas/* string */.YjP()]).nullable(),
    baseline: schemas/* number */.aig().nullable(),
    drop: schemas/* number */.aig()
        .nullable()
        .describe('Baseline minus observed; of a decline, the mean before minus the mean since.'),
    limit: schemas/* string */.YjP().nullable(),
    evidence: evidenceSchema.nullable().describe('Test of the drop against chance; null where none was made.'),
    decline: schemas/* object */.Ikc({
        since: schemas/* string */.YjP().describe('ISO 8601 UTC: the first run at the lower level.'),
        before: schemas/* number */.aig().describe('Mean score of the runs before.'),
        after: schemas/* number */.aig().describe('Mean score of the runs since.'),
        p_value: schemas/* number */.aig(),
    })
        .nullable()
        .describe('A lasting fall of the score; null without one, and for all other rules.'),
    sentence: schemas/* string */.YjP(),
});
const contradictionSchema = schemas/* discriminatedUnion */.gMt('kind', [
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('missing-engine'), scan_id: schemas/* string */.YjP(), engine: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('duplicate-engine'), scan_id: schemas/* string */.YjP(), engine: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({
        kind: schemas/* literal */.euz('summary-contradiction'),
        scan_id: schemas/* string */.YjP(),
        field: schemas/* enum */.k5n(['total_engines', 'cited_engines']),
        stated: parts/* count */.U9,
        counted: parts/* count */.U9,
    }),
]);
const baselineSchema = schemas/* object */.Ikc({
    label: schemas/* string */.YjP().describe('Where the baseline came from.'),
    overall_bcr: schemas/* number */.aig().nullable(),
    cited_engines: parts/* count */.U9.nullable(),
    engines: schemas/* array */.YOg(schemas/* object */.Ikc({ engine: schemas/* string */.YjP(), cited: schemas/* boolean */.zMY(), bcr_score: schemas/* number */.aig().nullable() }))
        .nullable(),
});
const shareSchema = schemas/* object */.Ikc({
    brand_name: schemas/* string */.YjP(),
    own: schemas/* boolean */.zMY(),
    share: schemas/* number */.aig()
        .describe('0 to 1: the rate of answers that cite the brand, divided by the sum of the rates of all brands.'),
    answers: parts/* count */.U9.describe('On keywords and engines that were evaluated for every brand.'),
    cited_answers: parts/* count */.U9,
    overall_bcr: schemas/* number */.aig(),
});
const answersSchema = schemas/* object */.Ikc({
    planned: parts/* count */.U9,
    evaluated: parts/* count */.U9,
    missing: schemas/* array */.YOg(schemas/* object */.Ikc({
        engine: schemas/* string */.YjP(),
        count: parts/* count */.U9,
        keyword: schemas/* string */.YjP().describe('Keyword of the first of these answers.'),
        reason: schemas/* string */.YjP()
            .describe('Why the answers are not evaluated: key-refused, malformed, timed-out, …'),
        detail: schemas/* string */.YjP().describe('What the vendor or the network said, in one line.'),
        status: schemas/* int */.Whr().nullable().describe('HTTP status of the vendor.'),
    })),
})
    .nullable()
    .describe('Answers of live engines, one for each engine, keyword and sample. Null where no live engine was asked.');
const scanSchema = schemas/* looseObject */._H3({
    keyword: schemas/* string */.YjP().nullable().describe('Null when one scan asks for all keywords.'),
    sample: parts/* count */.U9.describe('1-based repetition of the same scan.'),
    scan_id: schemas/* string */.YjP(),
    brand_name: schemas/* string */.YjP(),
    status: schemas/* string */.YjP(),
    results: schemas/* array */.YOg(schemas/* looseObject */._H3({
        engine: schemas/* string */.YjP(),
        cited: schemas/* boolean */.zMY(),
        bcr_score: schemas/* number */.aig(),
        sentiment: schemas/* string */.YjP(),
        snippet: schemas/* string */.YjP(),
        source_url: schemas/* string */.YjP(),
        timestamp: schemas/* string */.YjP(),
    })),
    summary: schemas/* looseObject */._H3({
        total_engines: parts/* count */.U9,
        cited_engines: parts/* count */.U9,
        overall_bcr: schemas/* number */.aig(),
        avg_sentiment: schemas/* string */.YjP(),
    }),
});
const resultSchema = schemas/* object */.Ikc({
    format: schemas/* literal */.euz(result_file/* RESULT_FORMAT */.gw).describe('Tells a result file from other files of this program.'),
    schema_version: schemas/* literal */.euz(result_file/* RESULT_VERSION */.Rr),
    verdict: verdict_schema/* verdictStatusSchema */.jy,
    headline: schemas/* string */.YjP().describe('What to know first, in one sentence, as every report tells it.'),
    reasons: schemas/* array */.YOg(schemas/* string */.YjP()).describe('Why the verdict is no plain pass, the most important reason first.'),
    findings: schemas/* array */.YOg(findings/* findingSchema */.$)
        .describe('What to know of the run, the most important first; at least one.'),
    report_only: schemas/* boolean */.zMY().describe('No rule is set, so the gate cannot fail.'),
    brand_name: schemas/* string */.YjP(),
    keywords: schemas/* array */.YOg(schemas/* string */.YjP()),
    requested_engines: schemas/* array */.YOg(schemas/* string */.YjP()).describe("Empty: the service's own choice."),
    language: schemas/* string */.YjP(),
    key: schemas/* string */.YjP(),
    fingerprint: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* array */.YOg(schemas/* string */.YjP()))
        .describe('Runs with equal fingerprints are comparable.'),
    scan_per: stored_settings/* scanPerSchema */.WG,
    samples: parts/* count */.U9,
    planned_scans: parts/* count */.U9,
    created_at: schemas/* string */.YjP().describe('ISO 8601 UTC.'),
    run_url: schemas/* string */.YjP().optional(),
    sha: schemas/* string */.YjP().optional(),
    overall_bcr: schemas/* number */.aig().nullable().describe('Null, like all measured values, when no scan completed.'),
    cited_engines: parts/* count */.U9.nullable(),
    total_engines: parts/* count */.U9.nullable(),
    avg_sentiment: schemas/* string */.YjP().nullable(),
    baseline: baselineSchema.nullable(),
    keyword_changes: schemas/* array */.YOg(content_changes/* keywordChangeSchema */.vK)
        .nullable()
        .describe('All keywords, compared with the tree before the change; null for other baselines.'),
    baseline_missing: schemas/* string */.YjP().nullable().describe('Why there is no baseline; null when there is one.'),
    models: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* array */.YOg(schemas/* string */.YjP()))
        .describe('The models that answered, by engine; empty where the service does not tell.'),
    comparison: schemas/* object */.Ikc({
        cells: parts/* count */.U9.describe('Cells (keyword, engine and country) that this run and earlier runs evaluated.'),
        answers: parts/* count */.U9.describe('Evaluated answers of this run in these cells.'),
        cited: parts/* count */.U9.describe('Those of them that cite the brand.'),
        usually_cited: schemas/* number */.aig()
            .nullable()
            .describe('How many would cite it at the earlier share of each cell; null without a cell.'),
        overall_bcr: schemas/* number */.aig().nullable().describe('Over what both sides have; null where nothing is.'),
        overall_bcr_before: schemas/* number */.aig().nullable(),
        cited_engines: schemas/* number */.aig().nullable(),
        cited_engines_before: schemas/* number */.aig().nullable(),
        unpaired: schemas/* array */.YOg(schemas/* object */.Ikc({
            kind: schemas/* enum */.k5n([
                'silent-engine',
                'new-engine',
                'removed-engine',
                'new-keyword',
                'removed-keyword',
                'missing-answer',
            ]),
            engine: schemas/* string */.YjP().nullable(),
            keyword: schemas/* string */.YjP().nullable(),
        }))
            .describe('What only one side has. It is a part of no number of the comparison.'),
    })
        .nullable()
        .describe('What this run is compared with, over what both sides evaluated; null without a baseline.'),
    bcr_drop: schemas/* number */.aig().nullable(),
    cited_engines_drop: schemas/* number */.aig().nullable(),
    noise: verdict_schema/* dropResultsSchema */.fR.shape.noise
        .nullable()
        .describe('exact: deterministic; tested: drops are tested against chance; untested: the baseline is a number, and the tolerance alone decides; too-few-runs: a drop cannot be tested yet, and is inconclusive. Null where nothing is compared.'),
    lost_engines: schemas/* array */.YOg(schemas/* string */.YjP()),
    doubtful_engines: schemas/* array */.YOg(schemas/* string */.YjP())
        .describe('Engines that cited before and do not now, which may be chance.'),
    search_shifts: schemas/* array */.YOg(schemas/* object */.Ikc({ engine: schemas/* string */.YjP(), before: schemas/* number */.aig(), now: parts/* count */.U9 }))
        .describe('Engines that were evaluated on more or fewer keywords than before.'),
    gained_engines: schemas/* array */.YOg(schemas/* string */.YjP()),
    engine_drops: schemas/* array */.YOg(schemas/* object */.Ikc({ engine: schemas/* string */.YjP(), before: schemas/* number */.aig(), now: schemas/* number */.aig(), evidence: evidenceSchema }))
        .describe('Engines that cite in a smaller share of their answers, 0 to 1, than in the baseline, where chance does not explain it.'),
    sensitivity: sensitivitySchema
        .nullable()
        .describe('What the test of the drop can see, on the keywords and engines that both sides evaluated; null where it is not known.'),
    rules: schemas/* array */.YOg(ruleSchema),
    engines: schemas/* array */.YOg(engineSchema),
    keywords_measured: schemas/* array */.YOg(keywordSchema),
    contradictions: schemas/* array */.YOg(contradictionSchema)
        .describe('Where an answer of the service contradicts itself or the request.'),
    share_of_voice: schemas/* array */.YOg(shareSchema)
        .describe('The brand, then its competitors; empty where nothing could be compared.'),
    missing_engines: schemas/* array */.YOg(schemas/* string */.YjP())
        .describe('Live engines without an evaluated answer, and those that were asked no further after a problem.'),
    answers: answersSchema,
    answer_contents: answerContentsSchema,
    cost: cost/* costSchema */.$,
    unmeasured_competitors: schemas/* array */.YOg(schemas/* string */.YjP()).describe('Competitors that are missing in share_of_voice.'),
    gap: schemas/* object */.Ikc({
        missing_shards: schemas/* array */.YOg(schemas/* string */.YjP()).describe('Such as 2/8.'),
        keywords: parts/* count */.U9.describe('Keywords that were asked about.'),
        all_keywords: parts/* count */.U9,
    })
        .exactOptional()
        .describe('What a run without some of its shards leaves out. Only with `partial: allow`.'),
    scans: schemas/* array */.YOg(scanSchema),
});

;// CONCATENATED MODULE: ./build/report/json/fleet-result-schema.js



const FLEET_FORMAT = 'ai-visibility-fleet';
const FLEET_VERSION = 1;
const count = schemas/* int */.Whr().nonnegative();
const fleetResultSchema = schemas/* object */.Ikc({
    format: schemas/* literal */.euz(FLEET_FORMAT).describe('Tells the result of a fleet from other files of this program.'),
    schema_version: schemas/* literal */.euz(FLEET_VERSION),
    config: schemas/* string */.YjP().describe('Path of the config file.'),
    verdict: schemas/* enum */.k5n(['pass', 'fail', 'inconclusive', 'error'])
        .describe('The worst of the gates: fail, then error, then inconclusive.'),
    verdicts: schemas/* object */.Ikc({ pass: count, fail: count, inconclusive: count, error: count })
        .describe('Number of gates with each verdict.'),
    headline: schemas/* string */.YjP().describe('What to know first, in one sentence.'),
    summary: schemas/* array */.YOg(schemas/* object */.Ikc({
        key: schemas/* string */.YjP(),
        headline: schemas/* string */.YjP(),
        findings: schemas/* array */.YOg(findings/* findingSchema */.$.pick({ kind: true, leads_to: true, cause: true })),
    }))
        .describe('Each gate in short, in the order of the config file.'),
    failed: schemas/* boolean */.zMY().describe('The step fails: a condition of `fail-on` holds for a gate.'),
    gates: schemas/* array */.YOg(resultSchema).describe('The results of the gates, in the order of the config file.'),
});

// EXTERNAL MODULE: ./build/report/json/result.js + 2 modules
var result = __webpack_require__(58888);
;// CONCATENATED MODULE: ./build/report/json/fleet-result.js





function* formatFleetResult(fleet) {
    const head = JSON.stringify(headOf(fleet), undefined, 2).replace(/\n\}$/, '');
    yield `${head},\n  "gates": [`;
    for (const [index, { load }] of fleet.gates.entries()) {
        const gate = JSON.stringify((0,result/* buildResult */.C)(load()), undefined, 2).replaceAll('\n', '\n    ');
        yield `${index === 0 ? '' : ','}\n    ${gate}`;
    }
    yield '\n  ]\n}\n';
}
function headOf(fleet) {
    return {
        format: FLEET_FORMAT,
        schema_version: FLEET_VERSION,
        config: fleet.config,
        verdict: (0,fleet_outcome/* verdictOfFleet */.VY)(fleet),
        verdicts: (0,fleet_outcome/* countVerdicts */.qX)(fleet),
        headline: (0,fleet_document/* fleetDocument */.G)(fleet).title,
        summary: fleet.gates.map(gate => ({
            key: gate.key,
            headline: (0,plain/* plainOf */.oi)(gate.headline),
            findings: gate.findings.map(({ kind, leadsTo, cause }) => ({ kind, leads_to: leadsTo, cause })),
        })),
        failed: fleet.gates.some(({ failures }) => failures.length > 0),
    };
}


/***/ }),

/***/ 7841:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $v: () => (/* binding */ portfolioMarker),
/* harmony export */   LL: () => (/* binding */ renderFleetSummary),
/* harmony export */   Yf: () => (/* binding */ renderFleetComment)
/* harmony export */ });
/* harmony import */ var _comment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10512);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1336);


function portfolioMarker(config) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .hiddenMark */ .sd)('ai-visibility-gate-fleet', config);
}
function renderFleetComment(document, marker, runUrl) {
    return (0,_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .renderPost */ .v8)(document, marker, runUrl);
}
function renderFleetSummary(document) {
    return (0,_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .renderPage */ .Cf)(document);
}


/***/ }),

/***/ 50305:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ checkLimits),
/* harmony export */   _: () => (/* binding */ checkCost)
/* harmony export */ });
/* harmony import */ var _gate_compare_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13737);
/* harmony import */ var _scan_demand_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83721);


function checkLimits(requests, { perDay, perMinute }, timeoutMinutes) {
    if (requests > perDay)
        return { kind: 'day-limit', requests, perDay };
    if ((0,_scan_demand_js__WEBPACK_IMPORTED_MODULE_0__/* .minutesOf */ .dp)(requests, perMinute) >= timeoutMinutes)
        return { kind: 'time-budget', requests, perMinute, timeoutMinutes };
    return undefined;
}
function checkCost(demand) {
    const { maxCost } = demand;
    const estimate = (0,_scan_demand_js__WEBPACK_IMPORTED_MODULE_0__/* .estimatedCost */ .Sm)(demand);
    return maxCost !== undefined && (0,_gate_compare_js__WEBPACK_IMPORTED_MODULE_1__/* .isAbove */ .oi)(estimate, maxCost)
        ? { kind: 'cost-limit', estimate, maxCost }
        : undefined;
}


/***/ }),

/***/ 99798:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ writeFleetReports)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _inputs_run_facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98739);
/* harmony import */ var _lib_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13963);
/* harmony import */ var _report_document_fleet_document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43450);
/* harmony import */ var _report_json_fleet_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16578);
/* harmony import */ var _write_reports_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86308);






const FLEET_FOLDER = '_fleet';
const OF_ALL = ['html', 'pdf'];
async function writeFleetReports(fleet, gates, { facts, log, pullRequest }) {
    const reportFiles = [];
    const draftFiles = [];
    for (const { key, settings, load } of gates) {
        const own = { ...settings, reports: settings.reports.filter(format => !OF_ALL.includes(format)) };
        const written = await (0,_write_reports_js__WEBPACK_IMPORTED_MODULE_5__/* .writeReports */ .Li)(load(), own, (0,_inputs_run_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .runFolder */ .k)(facts, key), log, pullRequest);
        reportFiles.push(...written.reportFiles);
        draftFiles.push(...written.draftFiles);
    }
    const folder = (0,_inputs_run_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .runFolder */ .k)(facts, FLEET_FOLDER);
    await (0,_lib_files_js__WEBPACK_IMPORTED_MODULE_2__/* .requireFolderInside */ .gP)(facts.workspace, folder);
    const resultFile = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, 'fleet.json');
    await (0,_lib_files_js__WEBPACK_IMPORTED_MODULE_2__/* .writeFileAtomically */ .lo)(resultFile, (0,_report_json_fleet_result_js__WEBPACK_IMPORTED_MODULE_4__/* .formatFleetResult */ .L)(fleet));
    const wants = (format) => gates.some(({ settings }) => settings.reports.includes(format));
    const font = gates.map(({ settings }) => settings.reportFont).find(path => path !== undefined);
    return {
        resultFile,
        reportFiles: [
            ...(wants('html') ? await (0,_write_reports_js__WEBPACK_IMPORTED_MODULE_5__/* .writeReport */ .u5)(folder, 'report.html', () => drawHtml(fleet), log) : []),
            ...(wants('pdf') ? await (0,_write_reports_js__WEBPACK_IMPORTED_MODULE_5__/* .writeReport */ .u5)(folder, 'report.pdf', () => drawPdf(fleet, font, log), log) : []),
            ...(wants('json') ? [resultFile] : []),
            ...reportFiles,
        ],
        draftFiles,
    };
}
async function drawHtml(fleet) {
    const { renderFleetHtml } = await Promise.all(/* import() */[__webpack_require__.e(7031), __webpack_require__.e(8022), __webpack_require__.e(0)]).then(__webpack_require__.bind(__webpack_require__, 50000));
    return renderFleetHtml((0,_report_document_fleet_document_js__WEBPACK_IMPORTED_MODULE_3__/* .fleetDocument */ .G)(fleet), (0,_report_document_fleet_document_js__WEBPACK_IMPORTED_MODULE_3__/* .gateReports */ .r)(fleet));
}
async function drawPdf(fleet, path, log) {
    const { renderFleetPdf } = await Promise.all(/* import() */[__webpack_require__.e(5849), __webpack_require__.e(3771), __webpack_require__.e(8006)]).then(__webpack_require__.bind(__webpack_require__, 48006));
    const loads = (0,_report_document_fleet_document_js__WEBPACK_IMPORTED_MODULE_3__/* .gateReports */ .r)(fleet)
        .filter(({ needsAttention }) => needsAttention)
        .map(({ load }) => load);
    return (0,_write_reports_js__WEBPACK_IMPORTED_MODULE_5__/* .drawWithTypefaces */ .x$)(typefaces => renderFleetPdf((0,_report_document_fleet_document_js__WEBPACK_IMPORTED_MODULE_3__/* .fleetDocument */ .G)(fleet), loads, typefaces), path, log);
}


/***/ }),

/***/ 17321:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ orderCosts),
/* harmony export */   g: () => (/* binding */ orderAnswers)
/* harmony export */ });
function orderAnswers(records, { keywords, engines }) {
    const keywordPlace = placesOf(keywords);
    const enginePlace = placesOf(engines);
    return records.toSorted((a, b) => a.sample - b.sample ||
        keywordPlace(a.keyword) - keywordPlace(b.keyword) ||
        enginePlace(a.engine) - enginePlace(b.engine));
}
function orderCosts(costs, { engines }) {
    const place = placesOf(engines);
    return costs.toSorted((a, b) => place(a.engine) - place(b.engine));
}
function placesOf(names) {
    const places = new Map(names.map((name, index) => [name, index]));
    return name => places.get(name) ?? names.length;
}


/***/ })

};
