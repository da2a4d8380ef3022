export const id = 1377;
export const ids = [1377];
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

/***/ 49645:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ readPartial),
  B: () => (/* binding */ writePartial)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./build/contract/describe-issues.js
var describe_issues = __webpack_require__(20487);
// EXTERNAL MODULE: ./build/lib/files.js
var files = __webpack_require__(13963);
// EXTERNAL MODULE: ./build/lib/json.js
var json = __webpack_require__(80292);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(2503);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
// EXTERNAL MODULE: ./build/contract/contract.js
var contract = __webpack_require__(19729);
// EXTERNAL MODULE: ./build/inputs/values.js
var values = __webpack_require__(73368);
// EXTERNAL MODULE: ./build/report/outcome-file/parts.js
var parts = __webpack_require__(54623);
// EXTERNAL MODULE: ./build/report/outcome-file/service-schema.js
var service_schema = __webpack_require__(76612);
;// CONCATENATED MODULE: ./build/fleet/partial-schema.js





const NEWEST_VERSION = 1;
const versionSchema = schemas/* object */.Ikc({
    format: schemas/* literal */.euz('ai-visibility-partial'),
    schema_version: schemas/* int */.Whr().positive(),
});
const positive = schemas/* int */.Whr().positive();
const count = schemas/* int */.Whr().nonnegative();
const headerSchema = schemas/* object */.Ikc({
    format: schemas/* literal */.euz('ai-visibility-partial'),
    schema_version: schemas/* literal */.euz(NEWEST_VERSION),
    program: schemas/* string */.YjP(),
    run_id: schemas/* string */.YjP().min(1),
    attempt: positive,
    shard: schemas/* object */.Ikc({ index: positive, count: positive.max(values/* MOST_SHARDS */.Y) })
        .refine(({ index, count: of }) => index <= of, 'expected a shard such as 2 of 8'),
    sha: schemas/* string */.YjP().exactOptional(),
    config: schemas/* string */.YjP(),
    started_at: iso/* datetime */.w$(),
    gates: schemas/* array */.YOg(schemas/* object */.Ikc({ key: schemas/* string */.YjP().min(1), fingerprint: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* array */.YOg(schemas/* string */.YjP())) }))
        .refine(gates => new Set(gates.map(({ key }) => key)).size === gates.length, 'expected each key once'),
});
const sourceSchema = schemas/* object */.Ikc({
    url: schemas/* string */.YjP(),
    domain: schemas/* string */.YjP(),
    owner: schemas/* discriminatedUnion */.gMt('kind', [
        schemas/* object */.Ikc({ kind: schemas/* literal */.euz('own') }),
        schemas/* object */.Ikc({ kind: schemas/* literal */.euz('competitor'), name: schemas/* string */.YjP() }),
        schemas/* object */.Ikc({ kind: schemas/* literal */.euz('third-party') }),
    ]),
});
const contentSchema = schemas/* object */.Ikc({
    cited: schemas/* boolean */.zMY(),
    retrieved: (0,parts/* maybe */.no)(schemas/* boolean */.zMY()),
    position: (0,parts/* maybe */.no)(positive),
    competitors: schemas/* array */.YOg(schemas/* string */.YjP()),
    citedSources: schemas/* array */.YOg(sourceSchema),
    unknownSources: count,
    retrievedSources: schemas/* array */.YOg(sourceSchema),
    queries: schemas/* array */.YOg(schemas/* string */.YjP()),
    text: schemas/* string */.YjP(),
    isCut: schemas/* boolean */.zMY(),
});
const problemFacts = { detail: schemas/* string */.YjP(), status: schemas/* int */.Whr().exactOptional() };
const reasonSchema = schemas/* discriminatedUnion */.gMt('scope', [
    schemas/* object */.Ikc({
        scope: schemas/* literal */.euz('answer'),
        code: schemas/* enum */.k5n([
            ...['unsearched', 'refused', 'failed', 'malformed', 'rejected', 'redirected', 'server-error'],
            ...['unreachable', 'busy', 'timed-out', 'out-of-time', 'cost-limit'],
        ]),
        ...problemFacts,
    }),
    schemas/* object */.Ikc({
        scope: schemas/* literal */.euz('engine'),
        code: schemas/* enum */.k5n(['key-refused', 'forbidden', 'no-credit', 'unknown-model', 'rate-limited', 'unresponsive']),
        ...problemFacts,
        vendor: schemas/* object */.Ikc({
            model: schemas/* string */.YjP(),
            keyVariable: schemas/* string */.YjP(),
            keyPage: schemas/* string */.YjP().exactOptional(),
            baseUrlVariable: schemas/* string */.YjP(),
        }),
    }),
]);
const asked = { engine: schemas/* string */.YjP(), keyword: schemas/* string */.YjP(), sample: positive };
const answerSchema = schemas/* discriminatedUnion */.gMt('outcome', [
    schemas/* object */.Ikc({ ...asked, outcome: schemas/* literal */.euz('evaluated'), model: schemas/* string */.YjP(), content: contentSchema }),
    schemas/* object */.Ikc({ ...asked, outcome: schemas/* literal */.euz('not-evaluated'), reason: reasonSchema }),
]);
const blockerSchema = schemas/* discriminatedUnion */.gMt('kind', [
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('no-secrets') }),
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('day-limit'), requests: count, perDay: count }),
    schemas/* object */.Ikc({
        kind: schemas/* literal */.euz('time-budget'),
        requests: count,
        perMinute: count,
        timeoutMinutes: schemas/* number */.aig(),
    }),
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('cost-limit'), estimate: schemas/* number */.aig(), maxCost: schemas/* number */.aig() }),
]);
const gate = schemas/* string */.YjP();
const lineSchema = schemas/* discriminatedUnion */.gMt('type', [
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('scan'),
        gate,
        brand: schemas/* string */.YjP(),
        keyword: schemas/* string */.YjP().optional(),
        sample: positive,
        scan: contract/* scanSchema */.tb,
    }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('answer'), gate, answer: answerSchema }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('cost'), gate, cost: service_schema/* costSchema */.$M }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('failure'), gate, brand: schemas/* string */.YjP(), facts: service_schema/* serviceErrorSchema */.r5 }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('blocked'), gate, blocker: blockerSchema }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('end'), lines: positive, finished_at: iso/* datetime */.w$() }),
]);

;// CONCATENATED MODULE: ./build/fleet/partial.js








const LIMITS = { bytes: 300e6, text: 2e9, line: 16e6 };
async function writePartial(path, partial, workspace) {
    const text = external_node_stream_.Readable.from(formatLines(partial));
    await (0,files/* writeFileAtomically */.lo)(path, text.compose((0,external_node_zlib_.createGzip)()), workspace);
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
        schema_version: NEWEST_VERSION,
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
async function readPartial(path, limits = LIMITS) {
    try {
        if ((await (0,promises_.stat)(path)).size > limits.bytes)
            return { problem: { kind: 'too-large' } };
        const reader = createReader();
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
    const text = (0,external_node_zlib_.createGunzip)().setEncoding('utf8');
    (0,external_node_stream_.pipeline)((0,external_node_fs_.createReadStream)(path), text, () => { });
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
function createReader() {
    let header;
    let finishedAt;
    let lines = 0;
    const gates = new Map();
    const invalid = (detail) => ({ kind: 'invalid', line: lines, detail });
    function readHeader(value) {
        const version = versionSchema.safeParse(value).data?.schema_version ?? 0;
        if (version > NEWEST_VERSION)
            return { kind: 'newer-version', version, newest: NEWEST_VERSION };
        const parsed = headerSchema.safeParse(value);
        if (!parsed.success)
            return invalid((0,describe_issues/* describeIssues */.w)(parsed.error.issues, 'the line'));
        header = parsed.data;
        for (const { key, fingerprint } of header.gates) {
            const nothing = { scans: [], answers: [], costs: [], failures: [], blocker: undefined };
            gates.set(key, { key, fingerprint, ...nothing });
        }
        return undefined;
    }
    return {
        read(text) {
            lines += 1;
            const value = (0,json/* parseJson */.q)(text);
            if (value === undefined)
                return invalid('it is not JSON');
            if (header === undefined)
                return readHeader(value);
            if (finishedAt !== undefined)
                return invalid('it is after the end mark');
            const parsed = lineSchema.safeParse(value);
            if (!parsed.success)
                return invalid((0,describe_issues/* describeIssues */.w)(parsed.error.issues, 'the line'));
            const line = parsed.data;
            if (line.type === 'end') {
                if (line.lines !== lines - 1)
                    return { kind: 'cut' };
                finishedAt = line.finished_at;
                return undefined;
            }
            const gate = gates.get(line.gate);
            if (gate === undefined)
                return invalid('its gate is not in the header');
            addLine(gate, line);
            return undefined;
        },
        end() {
            if (header === undefined || finishedAt === undefined)
                return { problem: { kind: 'cut' } };
            const { program, run_id: runId, attempt, shard, sha, config, started_at: startedAt } = header;
            const facts = { program, runId, attempt, shard, sha, config, startedAt, finishedAt };
            return { partial: { ...facts, gates: [...gates.values()] } };
        },
    };
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

/***/ 87073:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Es: () => (/* binding */ planFleet),
/* harmony export */   Qu: () => (/* binding */ checkShards),
/* harmony export */   lQ: () => (/* binding */ matrixOf)
/* harmony export */ });
/* harmony import */ var _contract_plans_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74155);
/* harmony import */ var _report_numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73533);
/* harmony import */ var _run_plan_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40583);
/* harmony import */ var _run_preflight_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50305);
/* harmony import */ var _scan_demand_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83721);
/* harmony import */ var _split_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16807);






const USEFUL_SCANS = 50;
async function planFleet(gates, { maxShards }, context) {
    const planned = await planGates(gates, context);
    const scans = planned.reduce((sum, { plan }) => sum + plan.scans.own + plan.scans.competitors, 0);
    const bounds = [
        ['max-shards', maxShards],
        ['limits', mostShards(planned)],
        ['scans', Math.max(1, Math.ceil(scans / USEFUL_SCANS))],
    ];
    const [reason, count] = bounds.reduce((least, bound) => (bound[1] < least[1] ? bound : least));
    const shards = listShards(count);
    return {
        gates: planned.map(({ key, plan }) => ({ key, plan })),
        ...{ scans, shards: count, reason },
        requests: planned.reduce((sum, { plan }) => sum + plan.demand.requests, 0),
        minutes: estimateMinutes(planned, shards),
        blockers: [
            ...planned.flatMap(gate => {
                const blocker = gate.plan.blocker ?? findSlowShard(gate, shards);
                return blocker ? [{ key: gate.key, blocker }] : [];
            }),
            ...findFullDays(planned),
        ],
    };
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
                    allowed: `at most ${(0,_report_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(most, 'shard')}: each takes its share of the limits, and an account of this run feeds no more`,
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
function estimateMinutes(gates, shards) {
    const minutes = shards.map(shard => {
        const uses = gates.flatMap(gate => {
            const { own, competitors } = gate.plan.scans;
            const share = (0,_split_js__WEBPACK_IMPORTED_MODULE_2__/* .countPart */ .j$)((0,_split_js__WEBPACK_IMPORTED_MODULE_2__/* .partOf */ .BU)(gate, shard)) / Math.max(1, own + competitors);
            return listUses(gate).map(use => ({ ...use, requests: use.requests * share }));
        });
        const accounts = [...Map.groupBy(uses, ({ account }) => account).values()];
        return Math.max(0, ...accounts.map(ofAccount => minutesOfUses(ofAccount, shards.length)));
    });
    return Math.max(0, ...minutes);
}
function minutesOfUses(uses, shards) {
    const requests = uses.reduce((sum, use) => sum + use.requests, 0);
    const perMinute = Math.min(...uses.map(use => (0,_contract_plans_js__WEBPACK_IMPORTED_MODULE_0__/* .shareLimits */ .Kw)(use, shards).perMinute));
    return (0,_scan_demand_js__WEBPACK_IMPORTED_MODULE_4__/* .minutesOf */ .dp)(requests, perMinute);
}
function findSlowShard(gate, shards) {
    const { limits } = gate.plan.cost;
    if (limits === undefined)
        return undefined;
    const share = (0,_contract_plans_js__WEBPACK_IMPORTED_MODULE_0__/* .shareLimits */ .Kw)(limits, shards.length);
    const most = Math.max(...shards.map(shard => (0,_split_js__WEBPACK_IMPORTED_MODULE_2__/* .countPart */ .j$)((0,_split_js__WEBPACK_IMPORTED_MODULE_2__/* .partOf */ .BU)(gate, shard))));
    return (0,_run_preflight_js__WEBPACK_IMPORTED_MODULE_5__/* .checkLimits */ .J)(most, share, gate.plan.timeoutMinutes);
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

/***/ 7546:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ readPartials),
/* harmony export */   i: () => (/* binding */ nameOfPartial)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _partial_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49645);



const FILE_NAME = /^ai-visibility-partial-\d+-\d+-of-\d+\.ndjson\.gz$/;
function nameOfPartial({ attempt, shard }) {
    return `ai-visibility-partial-${attempt}-${shard.index}-of-${shard.count}.ndjson.gz`;
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
        read.push({ file, ...(await (0,_partial_js__WEBPACK_IMPORTED_MODULE_2__/* .readPartial */ .o)(file)) });
    return read;
}


/***/ }),

/***/ 16807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BU: () => (/* binding */ partOf),
/* harmony export */   IS: () => (/* binding */ shardOf),
/* harmony export */   _D: () => (/* binding */ formatShard),
/* harmony export */   j$: () => (/* binding */ countPart)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _scan_plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96253);


function partOf({ key, settings }, { index, count }) {
    const isIn = ({ keyword }) => shardOf(key, keyword, count) === index;
    return {
        own: { brand: settings.brand, plan: (0,_scan_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .planScans */ .G_)(settings, 1, settings.samples.max).filter(isIn) },
        competitors: (0,_scan_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .planCompetitors */ .l_)(settings).map(({ name, plan }) => ({
            brand: name,
            plan: plan.filter(isIn),
        })),
    };
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

/***/ 43915:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ readFleetFlags),
/* harmony export */   p: () => (/* binding */ takeWords)
/* harmony export */ });
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73368);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90218);
/* harmony import */ var _run_flags_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47730);



async function readFleetFlags(argv, command, context, { given = {}, ...options } = {}) {
    const { texts, problems } = (0,_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .parseFlags */ .bQ)(argv, command);
    const { 'run-id': runId = 'local', attempt: attemptText = '1', ...inputs } = texts;
    const attempt = (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_0__/* .readInteger */ .JI)(attemptText, 1);
    if (attempt === undefined) {
        problems.push({ input: 'attempt', given: attemptText, allowed: 'a whole number, 1 or more' });
    }
    const flags = await (0,_run_flags_js__WEBPACK_IMPORTED_MODULE_2__/* .readRunFlags */ .d)({ texts: { ...inputs, ...given }, problems }, context, {
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


/***/ }),

/***/ 51377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ DEFAULT_FOLDER),
  shard: () => (/* binding */ shard)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/fleet/partial.js + 1 modules
var fleet_partial = __webpack_require__(49645);
// EXTERNAL MODULE: ./build/fleet/plan-fleet.js
var plan_fleet = __webpack_require__(87073);
// EXTERNAL MODULE: ./build/fleet/read-partials.js
var read_partials = __webpack_require__(7546);
// EXTERNAL MODULE: ./build/inputs/scan-settings.js
var scan_settings = __webpack_require__(57341);
// EXTERNAL MODULE: ./build/lib/clock.js
var clock = __webpack_require__(94570);
// EXTERNAL MODULE: ./build/lib/http/limiter.js
var limiter = __webpack_require__(45461);
// EXTERNAL MODULE: ./build/run/open-service.js
var open_service = __webpack_require__(37082);
// EXTERNAL MODULE: ./build/run/preflight.js
var preflight = __webpack_require__(50305);
// EXTERNAL MODULE: ./build/scan/plan.js
var plan = __webpack_require__(96253);
// EXTERNAL MODULE: ./build/scan/run.js
var run = __webpack_require__(4669);
// EXTERNAL MODULE: ./build/fleet/split.js
var split = __webpack_require__(16807);
;// CONCATENATED MODULE: ./build/fleet/run-shard.js








async function runShard(gates, shard, { runId, attempt, program }, context) {
    const startedAt = new Date().toISOString();
    const limiters = (0,limiter/* createLimiterPool */.v)(clock/* systemClock */.m);
    const partials = [];
    for (const gate of gates)
        partials.push(await scanGate(gate, shard, context, limiters));
    const { sha } = context.facts;
    const finishedAt = new Date().toISOString();
    return {
        ...{ program, runId, attempt, shard, sha, config: (0,scan_settings/* digestOf */.o)(gates), startedAt, finishedAt },
        gates: partials,
    };
}
async function scanGate(gate, shard, context, limiters) {
    const { key, settings } = gate;
    const part = (0,split/* partOf */.BU)(gate, shard);
    const { own, competitors } = (0,plan/* countScans */.AQ)(settings);
    const all = own + competitors;
    const whole = await (0,open_service/* openService */.I)(settings, context);
    const { fingerprint } = whole;
    const blocker = whole.preflight(all);
    await whole.close();
    const partial = {
        ...{ key, fingerprint, blocker: undefined },
        ...{ scans: [], answers: [], costs: [], failures: [] },
    };
    if (blocker)
        return { ...partial, blocker };
    const scans = (0,split/* countPart */.j$)(part);
    if (scans === 0)
        return partial;
    const share = (0,scan_settings/* shareSettings */.b)(settings, shard.count, { scans, all });
    const opened = await (0,open_service/* openService */.I)(share, { ...context, limiters });
    try {
        const { limits } = opened.cost;
        const tooLong = limits && (0,preflight/* checkLimits */.J)(scans, limits, settings.timeoutMinutes);
        if (tooLong)
            return { ...partial, blocker: tooLong };
        let done = 0;
        const scanBrand = async ({ brand, plan }) => {
            const { completed, failure } = await (0,run/* runScans */._)(plan, opened.service, context.signal, () => context.log.progress(++done, scans));
            for (const { keyword, sample, scan } of completed)
                partial.scans.push({ brand, keyword, sample, scan });
            if (failure)
                partial.failures.push({ brand, facts: failure.facts });
            return failure === undefined;
        };
        if (await scanBrand(part.own))
            await Promise.all(part.competitors.map(scanBrand));
        return { ...partial, answers: [...opened.answers()], costs: [...opened.costs()] };
    }
    finally {
        await opened.close();
    }
}

// EXTERNAL MODULE: ./build/gate/blocker.js
var gate_blocker = __webpack_require__(6420);
// EXTERNAL MODULE: ./build/report/problems.js
var report_problems = __webpack_require__(25567);
// EXTERNAL MODULE: ./build/report/shard-words.js
var shard_words = __webpack_require__(59307);
// EXTERNAL MODULE: ./build/hosts/cli/flags.js
var cli_flags = __webpack_require__(90218);
// EXTERNAL MODULE: ./build/hosts/cli/fleet-flags.js
var fleet_flags = __webpack_require__(43915);
// EXTERNAL MODULE: ./build/hosts/cli/print.js
var print = __webpack_require__(98562);
// EXTERNAL MODULE: ./build/hosts/cli/terminal.js
var terminal = __webpack_require__(95657);
;// CONCATENATED MODULE: ./build/hosts/cli/shard.js















const DEFAULT_FOLDER = 'ai-visibility-partials';
async function shard(argv, context) {
    const { out, err, env, signal, version: program } = context;
    const { words, flags: rest } = (0,fleet_flags/* takeWords */.p)(argv);
    const given = words.length === 0 ? {} : { shard: words.join(' ') };
    const flags = await (0,fleet_flags/* readFleetFlags */.g)(rest, cli_flags/* flagsOfShard */.HK, context, { given, takesShard: true });
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
        const partial = await runShard(gates, part, { runId, attempt, program }, run);
        const path = (0,external_node_path_.join)(output, (0,read_partials/* nameOfPartial */.i)(partial));
        await (0,fleet_partial/* writePartial */.B)(path, partial, facts.workspace);
        log.clear();
        const made = partial.gates.reduce((sum, { scans }) => sum + scans.length, 0);
        const planned = gates.reduce((sum, gate) => sum + (0,split/* countPart */.j$)((0,split/* partOf */.BU)(gate, part)), 0);
        await out.write(`${(0,shard_words/* describeShard */.y0)((0,split/* formatShard */._D)(part), made, planned, path)}\n`);
        let code = 0;
        for (const gate of gates) {
            const blocker = findBlocker(gate.settings.brand, partial.gates.find(({ key }) => key === gate.key));
            if (blocker === undefined)
                continue;
            await err.write(`${(0,report_problems/* explainShardFailure */.EQ)(gate.key, blocker)}\n`);
            if (gate.settings.failOn.includes((0,gate_blocker/* statusOfBlocker */.g)(blocker)))
                code = 1;
        }
        return code;
    }
    finally {
        log.clear();
        await (0,promises_.rm)(tempFolder, { recursive: true, force: true });
    }
}
function findBlocker(brand, partial) {
    const failure = partial?.failures.find(failed => failed.brand === brand);
    return partial?.blocker ?? (failure && { kind: 'service', facts: failure.facts });
}


/***/ }),

/***/ 57341:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ shareSettings),
/* harmony export */   o: () => (/* binding */ digestOf)
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
function shareSettings(settings, jobs, { scans, all }) {
    const { service } = settings;
    if (service.kind === 'hosted') {
        return { ...settings, service: { ...service, limits: (0,_contract_plans_js__WEBPACK_IMPORTED_MODULE_1__/* .shareLimits */ .Kw)(service.limits, jobs) } };
    }
    const maxCost = service.maxCost === undefined ? undefined : (service.maxCost * scans) / Math.max(1, all);
    return { ...settings, service: { ...service, shards: jobs, maxCost } };
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

/***/ 76612:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $M: () => (/* binding */ costSchema),
/* harmony export */   bc: () => (/* binding */ passedOverReason),
/* harmony export */   cD: () => (/* binding */ answerCountsSchema),
/* harmony export */   oH: () => (/* binding */ fileErrorSchema),
/* harmony export */   r5: () => (/* binding */ serviceErrorSchema),
/* harmony export */   uO: () => (/* binding */ passedOverSchema),
/* harmony export */   xu: () => (/* binding */ engineAnswersSchema),
/* harmony export */   zN: () => (/* binding */ missingAnswersSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2503);
/* harmony import */ var _parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54623);


const passedOverReason = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n([
    'format',
    'language',
    'changelog',
    'community',
    'template',
    'test',
    'playground',
    'generated',
    'hidden',
    'untracked',
    'sparse',
    'not-public',
    'no-text',
    'too-large',
    'not-text',
    'not-parsable',
    'long-path',
    'too-slow',
    'out-of-memory',
]);
const passedOverSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    reason: passedOverReason,
    extension: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq.exactOptional(),
    language: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq.exactOptional(),
    count: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    examples: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .texts */ .Te,
});
const gitFacts = { command: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, detail: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, commit: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq.exactOptional() };
const nothingRead = {
    lookedFor: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .texts */ .Te,
    competitor: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq.exactOptional(),
    passedOver: (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(passedOverSchema),
};
const gitErrors = [
    (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('not-a-checkout', gitFacts),
    (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('no-git', gitFacts),
    (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('commit-unavailable', gitFacts),
    (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('git-failed', gitFacts),
];
const fileErrors = [
    (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('no-base-file', {
        path: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
        reason: zod__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt('kind', [
            ...gitErrors,
            (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('folder', {}),
            (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('link', {}),
            (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('submodule', {}),
        ]),
    }),
    (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('link-out', { path: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, target: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq }),
];
const fileErrorSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt('kind', fileErrors);
const corpusErrorSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt('kind', [
    ...gitErrors,
    ...fileErrors,
    (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('base-pages-committed', { folder: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq }),
    (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('no-pages', nothingRead),
    (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('no-match', nothingRead),
    (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('no-competitor-pages', nothingRead),
    (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('no-base-pages', nothingRead),
    (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('base-not-in-git', nothingRead),
    (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('page-reading-failed', { reason: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['out-of-memory', 'crashed']), detail: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq }),
    (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('no-folder', { folder: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq }),
]);
const serviceErrorSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    kind: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n([
        'http',
        'connection',
        'timeout',
        'cancelled',
        'invalid-response',
        'not-completed',
        'not-sent',
        'setup',
    ]),
    request: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    detail: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    corpus: corpusErrorSchema.exactOptional(),
    status: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().exactOptional(),
    code: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq.exactOptional(),
    retryAfter: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().exactOptional(),
    attempts: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9.exactOptional(),
});
const problem = { detail: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, status: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().exactOptional() };
const engineProblemSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    ...problem,
    scope: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('engine'),
    code: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['key-refused', 'forbidden', 'no-credit', 'unknown-model', 'rate-limited', 'unresponsive']),
    vendor: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        model: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
        keyVariable: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
        baseUrlVariable: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    }),
});
const reasonSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt('scope', [
    engineProblemSchema,
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        ...problem,
        scope: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('answer'),
        code: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n([
            'unsearched',
            'refused',
            'failed',
            'malformed',
            'rejected',
            'redirected',
            'server-error',
            'unreachable',
            'busy',
            'timed-out',
            'out-of-time',
            'cost-limit',
        ]),
    }),
]);
const engineAnswersSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    engine: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    planned: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    evaluated: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    problem: (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .maybe */ .no)(engineProblemSchema),
});
const missingAnswersSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    engine: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    count: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    planned: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    keyword: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    reason: reasonSchema,
});
const answerCountsSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    planned: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    evaluated: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    engines: (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(engineAnswersSchema),
    missing: (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(missingAnswersSchema),
});
const costSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    engine: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    replies: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    inputTokens: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
    outputTokens: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
    searches: (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .maybe */ .no)(zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()),
    costUsd: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
    stated: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    unpriced: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
});


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


/***/ })

};
