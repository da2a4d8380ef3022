export const id = 3529;
export const ids = [3529];
export const modules = {

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

/***/ 3529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  plan: () => (/* binding */ plan)
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./build/fleet/plan-fleet.js
var plan_fleet = __webpack_require__(87073);
// EXTERNAL MODULE: ./build/report/problems.js
var problems = __webpack_require__(25567);
// EXTERNAL MODULE: ./build/report/json/plan.js
var json_plan = __webpack_require__(82459);
;// CONCATENATED MODULE: ./build/report/json/fleet-plan.js


function buildFleetPlan(plan, matrix) {
    const { gates, scans, requests, minutes, shards, reason, blockers } = plan;
    const built = gates.map(gate => ({ key: gate.key, ...(0,json_plan/* buildPlan */.G)(gate.plan) }));
    const costs = built.map(gate => gate.estimated_cost_usd);
    return {
        format: 'ai-visibility-fleet-plan',
        matrix,
        shards,
        shards_limited_by: reason,
        max_parallel: shards,
        ...{ scans, requests, minutes },
        estimated_cost_usd: costs.every(cost => cost !== null)
            ? costs.reduce((sum, cost) => sum + cost, 0)
            : null,
        blocked: blockers.map(({ key, blocker }) => ({ key: key ?? null, ...(0,problems/* explainBlocker */.I)(blocker) })),
        gates: built,
    };
}

// EXTERNAL MODULE: ./build/scan/demand.js
var scan_demand = __webpack_require__(83721);
// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
// EXTERNAL MODULE: ./build/report/money.js
var money = __webpack_require__(10967);
// EXTERNAL MODULE: ./build/lib/numbers.js
var numbers = __webpack_require__(46958);
// EXTERNAL MODULE: ./build/report/numbers.js
var report_numbers = __webpack_require__(73533);
// EXTERNAL MODULE: ./build/report/words.js
var words = __webpack_require__(44702);
;// CONCATENATED MODULE: ./build/report/text/fleet-plan.js






const REASONS = {
    'max-shards': 'max-shards allows no more',
    limits: 'the limits of an account feed no more',
    scans: 'more would have few scans each',
};
function renderFleetPlanText(plan) {
    const { gates, scans, requests, minutes, shards, reason, blockers } = plan;
    const facts = [
        ['Gates', (0,numbers/* formatCount */.B)(gates.length)],
        ['Scans', `at most ${(0,numbers/* formatCount */.B)(scans)}`],
        ['Requests', requests === 0 ? 'none' : `at most ${(0,numbers/* formatCount */.B)(requests)}, without retries`],
        ['Estimated cost', costOf(plan)],
        [
            'Time under the rate limits',
            minutes === 0 ? 'less than a minute' : `at least ${(0,report_numbers/* countOf */.pq)(minutes, 'minute')}`,
        ],
        ['Shards', `${(0,numbers/* formatCount */.B)(shards)}: ${REASONS[reason]}`],
    ];
    const width = Math.max(...facts.map(([label = '']) => label.length));
    return [
        [
            blockers.length === 0
                ? { text: 'The run would start', tone: 'better' }
                : { text: 'The run would not start as a whole', tone: 'worse' },
        ],
        ...blockers.map(({ key, blocker }) => {
            const { code, text } = (0,problems/* explainBlocker */.I)(blocker);
            const of = key === undefined ? 'All gates' : (0,report_escape/* plainLine */.h0)(key, words/* NAME_LENGTH */.xt);
            return [{ text: (0,report_escape/* plainLine */.h0)(`${of}: ${code}: ${text}`, 2000) }];
        }),
        [],
        ...facts.map(([label = '', value = '']) => [{ text: `${label.padEnd(width)}  ${value}` }]),
    ];
}
function costOf({ gates, requests }) {
    if (gates.some(({ plan }) => plan.cost.address !== undefined)) {
        return 'not known: it depends on the account of the service';
    }
    if (requests === 0)
        return 'nothing';
    const demands = gates.map(({ plan }) => plan.demand);
    return (0,money/* formatCost */.BD)({
        costUsd: demands.reduce((sum, demand) => sum + (0,scan_demand/* estimatedCost */.Sm)(demand), 0),
        isWhole: demands.every(demand => (0,scan_demand/* unpricedEngines */.ai)(demand).length === 0),
    });
}

// EXTERNAL MODULE: ./build/hosts/cli/flags.js
var cli_flags = __webpack_require__(90218);
// EXTERNAL MODULE: ./build/hosts/cli/fleet-flags.js
var fleet_flags = __webpack_require__(43915);
// EXTERNAL MODULE: ./build/hosts/cli/print.js
var print = __webpack_require__(98562);
// EXTERNAL MODULE: ./build/hosts/cli/terminal.js
var terminal = __webpack_require__(95657);
;// CONCATENATED MODULE: ./build/hosts/cli/plan.js








async function plan(argv, context) {
    const { out, err, env, signal } = context;
    const flags = await (0,fleet_flags/* readFleetFlags */.g)(argv, cli_flags/* flagsOfPlan */.c6, context);
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
        ? `${JSON.stringify(buildFleetPlan(planned, (0,plan_fleet/* matrixOf */.lQ)(planned)), undefined, 2)}\n`
        : (0,print/* printLines */.t)(renderFleetPlanText(planned), out));
    return planned.blockers.length === 0 ? 0 : 1;
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


/***/ })

};
