export const id = 8662;
export const ids = [8662];
export const modules = {

/***/ 48583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ toDownloadError),
/* harmony export */   n: () => (/* binding */ DownloadError)
/* harmony export */ });
/* harmony import */ var _lib_http_addresses_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97925);
/* harmony import */ var _lib_http_dispatcher_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93256);


class DownloadError extends Error {
    facts;
    constructor(facts) {
        super(`${facts.url || 'a download'}: ${facts.detail}`);
        this.name = 'DownloadError';
        this.facts = facts;
    }
}
function toDownloadError(error, url, signal, redact) {
    if (error instanceof DownloadError)
        return error;
    if (signal.aborted) {
        const isTimeout = signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError';
        return isTimeout
            ? new DownloadError({ kind: 'timeout', url, detail: 'the time ended before the file was complete' })
            : new DownloadError({ kind: 'cancelled', url, detail: 'cancelled' });
    }
    const kind = error instanceof _lib_http_addresses_js__WEBPACK_IMPORTED_MODULE_0__/* .PrivateAddressError */ .ij ? 'refused' : 'connection';
    return new DownloadError({ kind, url, ...(0,_lib_http_dispatcher_js__WEBPACK_IMPORTED_MODULE_1__/* .readSystemError */ .av)(error, redact) });
}


/***/ }),

/***/ 20894:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U: () => (/* binding */ compare)
});

// EXTERNAL MODULE: ./build/scan/measure.js
var measure = __webpack_require__(19532);
// EXTERNAL MODULE: ./build/comparison/comparison.js
var comparison = __webpack_require__(25039);
;// CONCATENATED MODULE: ./build/comparison/unpaired.js

function listUnpaired({ cells }, runs, paired, asked) {
    const earlier = [...new Map(runs.flatMap(run => run.cells).map(cell => [(0,comparison/* keyOf */.TN)(cell), cell])).values()];
    const others = runs.flatMap(run => run.others ?? []);
    const now = namesOf(cells);
    const before = namesOf(earlier);
    const engines = new Set([...asked.engines, ...now.engines]);
    const keywords = new Set([...asked.keywords, ...now.keywords]);
    const former = namesOf([...earlier, ...others]);
    const isPaired = new Set(paired.map(comparison/* keyOf */.TN));
    const isOfBoth = ({ engine, keyword }) => now.engines.has(engine) &&
        before.engines.has(engine) &&
        (keyword === undefined || (keywords.has(keyword) && before.keywords.has(keyword)));
    const missing = (side, ofOther) => ofOther
        .filter(cell => isOfBoth(cell) && !isPaired.has((0,comparison/* keyOf */.TN)(cell)))
        .map(({ keyword, engine }) => ({ kind: 'missing-answer', side, keyword, engine }));
    const silent = [...engines].filter(engine => !now.engines.has(engine));
    const unheard = silent.map(engine => ({
        kind: 'silent-engine',
        engine,
        usually: before.engines.has(engine),
    }));
    if (former.engines.size === 0)
        return unheard;
    const fresh = before.keywords.size === 0 ? [] : [...keywords].filter(name => !before.keywords.has(name));
    return [
        ...unheard,
        ...[...now.engines]
            .filter(engine => !before.engines.has(engine))
            .map(engine => ({ kind: 'new-engine', engine })),
        ...[...former.engines]
            .filter(engine => !engines.has(engine))
            .map(engine => ({ kind: 'removed-engine', engine })),
        ...fresh.map(keyword => ({ kind: 'new-keyword', keyword })),
        ...[...former.keywords]
            .filter(keyword => !keywords.has(keyword))
            .map(keyword => ({ kind: 'removed-keyword', keyword })),
        ...missing('now', earlier),
        ...missing('before', cells),
    ];
}
function namesOf(cells) {
    return {
        engines: new Set(cells.map(({ engine }) => engine)),
        keywords: new Set(cells.flatMap(({ keyword }) => keyword ?? [])),
    };
}

;// CONCATENATED MODULE: ./build/comparison/compare.js



function compare(measurement, baseline, asked = { engines: [], keywords: [] }) {
    const { reference = [], content } = baseline;
    const paired = new Set((0,comparison/* pairCells */.Y8)(baseline.runs, measurement.cells).flatMap(toRunNumbers));
    const runs = paired.size === 0 ? baseline.runs : baseline.runs.filter((_, run) => paired.has(run));
    const cells = (0,comparison/* pairCells */.Y8)(runs, measurement.cells);
    const size = cells.length;
    const isWhole = size > 0 &&
        runs.length === baseline.runs.length &&
        [measurement, ...runs].every(run => run.cells.length === size) &&
        cells.every(({ before }) => before.length === runs.length);
    const scoreUnit = unitOf(runs) ?? unitOf([measurement]) ?? 1;
    const engines = size > 0 ? listEngines(cells) : joinEngines(baseline.engines ?? [], measurement);
    return {
        ...{ measurement, runs, reference, cells, isWhole, engines, scoreUnit, content },
        unpaired: listUnpaired(measurement, baseline.runs, cells, asked),
        ...(size > 0 && !isWhole
            ? { score: (0,comparison/* scoreChangeOver */.Ly)(cells, scoreUnit), citedEngines: countEngines(engines) }
            : isWhole || !hasCells(measurement, runs)
                ? {
                    score: toChange(baseline.overallBcr, measurement.overallBcr),
                    citedEngines: toChange(baseline.citedEngines, measurement.citedEngines),
                }
                : { score: undefined, citedEngines: undefined }),
    };
}
function toRunNumbers({ before }) {
    return before.map(({ run }) => run);
}
function hasCells({ cells }, runs) {
    return cells.length > 0 && runs.some(run => run.cells.length > 0);
}
function toChange(was, now) {
    return was === undefined ? undefined : { now, was };
}
function listEngines(cells) {
    return Array.from(Map.groupBy(cells, ({ engine }) => engine), ([engine, ofEngine]) => ({
        engine,
        now: (0,measure/* isCiting */.bp)(ofEngine.map(({ now }) => now)),
        was: (0,measure/* isCiting */.bp)(ofEngine.flatMap(({ before }) => before.map(({ cell }) => cell))),
    }));
}
function joinEngines(before, { engines }) {
    const known = new Map(before.map(({ engine, cited }) => [engine, cited]));
    return engines.flatMap(({ engine, cited: now }) => {
        const was = known.get(engine);
        return was === undefined ? [] : [{ engine, now, was }];
    });
}
function countEngines(engines) {
    return {
        now: engines.filter(({ now }) => now).length,
        was: engines.filter(({ was }) => was).length,
    };
}
function unitOf(runs) {
    const known = runs.filter(({ cells }) => cells.length > 0);
    const ofRuns = known.reduce((sum, { overallBcr }) => sum + overallBcr, 0);
    const ofCells = known.reduce((sum, { cells }) => sum + (0,measure/* mean */.i2)(cells.map(measure/* bcrScoreOf */.lv)), 0);
    return ofRuns === 0 || ofCells === 0 ? undefined : ofRuns / ofCells;
}


/***/ }),

/***/ 19729:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KE: () => (/* binding */ generationSchema),
/* harmony export */   Qh: () => (/* binding */ reportSchema),
/* harmony export */   R$: () => (/* binding */ exportRequestSchema),
/* harmony export */   aO: () => (/* binding */ generateRequestSchema),
/* harmony export */   eJ: () => (/* binding */ COMPLETED),
/* harmony export */   f5: () => (/* binding */ monitorRequestSchema),
/* harmony export */   tb: () => (/* binding */ scanSchema),
/* harmony export */   ut: () => (/* binding */ errorBodySchema)
/* harmony export */ });
/* unused harmony exports MOST_RESULTS, scanResultSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2503);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64377);

const COMPLETED = 'completed';
const text = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .nullish()
    .transform(value => value ?? '')
    .pipe(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP());
const count = zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative();
const MOST_RESULTS = 200;
const LONGEST_NAME = 500;
const LONGEST_SNIPPET = 20_000;
const LONGEST_TEXT = 2_000;
const shortText = cutText(LONGEST_TEXT);
function cutText(length) {
    const cut = (value) => Buffer.from(value.slice(0, length)).toString();
    return text.transform(value => (value.length > length ? cut(value) : value)).pipe(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP());
}
const scanResultSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    engine: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).max(LONGEST_NAME),
    cited: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    bcr_score: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    sentiment: shortText,
    snippet: cutText(LONGEST_SNIPPET),
    source_url: text,
    timestamp: shortText,
});
const scanSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    scan_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    brand_name: shortText,
    status: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    results: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(scanResultSchema).max(MOST_RESULTS),
    summary: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        total_engines: count,
        cited_engines: count,
        overall_bcr: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
        avg_sentiment: shortText,
    }),
});
const generationSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    generation_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    status: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    content: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    metadata: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        schema_markup: text,
        recommended_keywords: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())
            .nullish()
            .transform(value => value ?? [])
            .pipe(zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())),
        citation_score_estimate: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullish(),
    }),
});
const reportSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    report_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    status: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    estimated_completion: text,
    download_url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .nullish()
        .transform(value => value ?? null)
        .pipe(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable()),
});
const errorBodySchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    error: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        code: text,
        message: text,
        retry_after: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative().nullish().catch(undefined),
    }),
});
const filled = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/\S/, 'must not be blank');
const list = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(filled);
const monitorRequestSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    brand_name: filled,
    keywords: list.min(1, 'must not be empty'),
    engines: list.exactOptional(),
    language: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().exactOptional(),
});
const generateRequestSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    brand_name: filled,
    topic: filled,
    target_engines: list.exactOptional(),
    content_type: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().exactOptional(),
    tone: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().exactOptional(),
    language: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().exactOptional(),
    max_length: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive().exactOptional(),
});
const exportRequestSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    brand_name: filled,
    date_range: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ start: zod__WEBPACK_IMPORTED_MODULE_1__/* .date */ .p6(), end: zod__WEBPACK_IMPORTED_MODULE_1__/* .date */ .p6() })
        .refine(({ start, end }) => start <= end, 'start must not be after end'),
    engines: list.exactOptional(),
    format: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['pdf', 'csv']),
    include_competitors: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().exactOptional(),
});


/***/ }),

/***/ 52776:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ ServiceError),
/* harmony export */   r: () => (/* binding */ toOperationFailure)
/* harmony export */ });
class ServiceError extends Error {
    facts;
    constructor(facts, options) {
        super(`${facts.request}: ${facts.detail}`, options);
        this.name = 'ServiceError';
        this.facts = facts;
    }
}
function toOperationFailure(error) {
    if (error instanceof ServiceError)
        return { kind: 'service', facts: error.facts };
    return { kind: 'unexpected', detail: error instanceof Error ? error.message : String(error) };
}


/***/ }),

/***/ 6420:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ statusOfBlocker)
/* harmony export */ });
function statusOfBlocker({ kind }) {
    return kind === 'no-secrets' || kind === 'no-answers' ? 'inconclusive' : 'error';
}


/***/ }),

/***/ 83398:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ failuresOf),
  S: () => (/* binding */ judge)
});

// EXTERNAL MODULE: ./build/comparison/compare.js + 1 modules
var compare = __webpack_require__(20894);
// EXTERNAL MODULE: ./build/scan/count-answers.js
var count_answers = __webpack_require__(84541);
// EXTERNAL MODULE: ./build/scan/share-of-voice.js
var share_of_voice = __webpack_require__(62290);
// EXTERNAL MODULE: ./build/gate/blocker.js
var gate_blocker = __webpack_require__(6420);
// EXTERNAL MODULE: ./build/gate/compare.js
var gate_compare = __webpack_require__(13737);
;// CONCATENATED MODULE: ./build/gate/min-answers.js

function findTooFewAnswers(counts, { minAnswers, requiredEngines, optionalEngines, }) {
    const isTooFew = ({ planned, evaluated }) => planned > 0 && (evaluated === 0 || (0,gate_compare/* isBelow */.Yw)((100 * evaluated) / planned, minAnswers));
    const { evaluated, missing } = counts;
    const spared = counts.engines.filter(engine => evaluated > 0 && engine.evaluated === 0 && optionalEngines.includes(engine.engine));
    const planned = spared.reduce((rest, engine) => rest - engine.planned, counts.planned);
    if (isTooFew({ planned, evaluated }))
        return { kind: 'few-answers', planned, evaluated, minAnswers, missing };
    const engines = counts.engines.filter(engine => requiredEngines.includes(engine.engine) && isTooFew(engine));
    return engines.length > 0 ? { kind: 'required-unanswered', engines, minAnswers } : undefined;
}

// EXTERNAL MODULE: ./build/gate/rules/rules.js + 4 modules
var rules_rules = __webpack_require__(62918);
;// CONCATENATED MODULE: ./build/gate/silent-engines.js
const NEEDS_PERSON = new Set([
    'key-refused',
    'forbidden',
    'no-credit',
    'unknown-model',
]);
function findSilentEngines({ engines, measurement, answers }, { optional, before }) {
    const answered = new Set(measurement.engines.map(({ engine }) => engine));
    const counts = new Map(answers.engines.map(count => [count.engine, count]));
    const planned = new Set([...engines, ...counts.keys()]);
    return [...planned]
        .filter(engine => !answered.has(engine))
        .map(engine => {
        const reason = counts.get(engine)?.problem ?? findReason(answers, engine);
        const again = before.includes(engine);
        const isOptional = optional.includes(engine);
        const isFault = again || (reason !== undefined && NEEDS_PERSON.has(reason.code));
        return {
            ...{ engine, reason, again, isOptional },
            planned: counts.get(engine)?.planned ?? 0,
            leadsTo: isOptional ? 'warn' : isFault ? 'error' : 'inconclusive',
        };
    });
}
function findReason({ missing }, engine) {
    return missing.find(entry => entry.engine === engine)?.reason;
}

// EXTERNAL MODULE: ./build/gate/test-comparison.js
var test_comparison = __webpack_require__(34864);
;// CONCATENATED MODULE: ./build/gate/judge.js








const SHARE_OF_DROPS = 0.65;
function judge(input, someRules = rules_rules/* RULES */.y) {
    const { measurement, lookup, thresholds, noise, asked } = input;
    const { shareOfVoice = share_of_voice/* NO_SHARE_OF_VOICE */.J, answers = count_answers/* NO_ANSWERS_COUNTED */.be } = input;
    const facts = {
        baseline: describeBaseline(lookup),
        unmeasuredCompetitors: shareOfVoice.unmeasured,
        missingEngines: (0,count_answers/* missingEnginesOf */.hX)(answers),
    };
    const isAnswered = measurement !== undefined && measurement.engines.length > 0;
    const found = input.blocker ?? findTooFewAnswers(answers, thresholds);
    if (found !== undefined || !isAnswered) {
        const blocker = found ?? { kind: 'no-answers' };
        return { ...facts, kind: 'blocked', status: (0,gate_blocker/* statusOfBlocker */.g)(blocker), blocker };
    }
    const baseline = 'baseline' in lookup ? lookup.baseline : undefined;
    const comparison = input.comparison ?? (baseline && (0,compare/* compare */.U)(measurement, baseline, asked));
    const drops = { ...noise, alpha: SHARE_OF_DROPS * noise.alpha };
    const compared = comparison && (0,test_comparison/* testComparison */._C)(comparison, drops);
    const rules = (0,rules_rules/* applyRules */.I)({ measurement, thresholds, compared, shareOfVoice, answers }, someRules);
    const silentEngines = findSilentEngines({ engines: asked?.engines ?? [], measurement, answers }, { optional: thresholds.optionalEngines, before: baseline?.silentBefore ?? [] });
    return {
        ...facts,
        kind: 'judged',
        status: statusOf(rules, silentEngines),
        rules,
        reportOnly: rules.every(({ kind }) => kind === 'completeness') && !hasBaseline(lookup),
        drops: compared && (0,test_comparison/* describeDrops */.AA)(compared),
        silentEngines,
    };
}
function hasBaseline(lookup) {
    return (!('missing' in lookup) ||
        (lookup.missing.kind !== 'none-configured' && lookup.missing.kind !== 'no-base-for-service'));
}
function describeBaseline(lookup) {
    if ('baseline' in lookup)
        return { origin: lookup.baseline.origin };
    return 'unusable' in lookup ? { missing: { kind: 'unusable', unusable: lookup.unusable } } : lookup;
}
function statusOf(rules, silent) {
    const outcomes = rules.map(({ outcome }) => outcome);
    const missing = silent.map(({ leadsTo }) => leadsTo);
    if (outcomes.includes('fail'))
        return 'fail';
    if (missing.includes('error'))
        return 'error';
    const isOpen = outcomes.includes('inconclusive') || outcomes.includes('unknown');
    return isOpen || missing.includes('inconclusive') ? 'inconclusive' : 'pass';
}
function failuresOf(verdict, failOn) {
    const { status, baseline } = verdict;
    const lacksBaseline = 'missing' in baseline && baseline.missing.kind !== 'accepted';
    const holds = [
        ...(status === 'pass' ? [] : [status]),
        ...(lacksBaseline ? ['no-baseline'] : []),
    ];
    return failOn.filter(condition => holds.includes(condition));
}


/***/ }),

/***/ 94931:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ readGates),
/* harmony export */   v: () => (/* binding */ requireOneGate)
/* harmony export */ });
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64347);
/* harmony import */ var _read_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99691);


async function readGates(texts, { env, facts, signal, hostedKey }) {
    const given = Object.entries(texts).map(([name, text]) => [name, text.trim()]);
    const { config: path, key, ...explicit } = Object.fromEntries(given.filter(([name, text]) => text !== '' || !_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .inputNames */ .vj.includes(name)));
    if (path === undefined) {
        const settings = await (0,_read_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .readSettings */ .sb)({ ...withHostedKey(explicit), ...(key && { key }) }, env, facts);
        return { gates: [{ key: settings.key, settings }], changes: [] };
    }
    const { readConfigGates } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(2655)]).then(__webpack_require__.bind(__webpack_require__, 42655));
    return readConfigGates(path, key, explicit, withHostedKey, { env, facts, signal });
    function withHostedKey(values) {
        return hostedKey && values['base-url'] ? { 'api-key': hostedKey, ...values } : values;
    }
}
function requireOneGate({ gates }, config) {
    const [gate, ...others] = gates;
    if (others.length === 0)
        return gate;
    const keys = gates.map(({ key }) => key);
    const listed = keys.length > 20 ? [...keys.slice(0, 20), `${keys.length - 20} more`] : keys;
    const allowed = `a file with one gate; or the input key with the gate of this run: ${listed.join(', ')}; or mode: plan, shards and mode: merge for all gates (see docs/fleet.md)`;
    throw new _read_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .InputsError */ .aV([{ input: 'config', given: config, allowed }]);
}


/***/ }),

/***/ 97925:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i0: () => (/* binding */ isPublicAddress),
/* harmony export */   ij: () => (/* binding */ PrivateAddressError),
/* harmony export */   qr: () => (/* binding */ publicOnly)
/* harmony export */ });
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);

const SPECIAL_IPV4 = [
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['168.63.129.16', 32],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
];
const GLOBAL_UNICAST = ['2000::', 3];
const SPECIAL_IPV6 = [
    ['2001::', 23],
    ['2001:db8::', 32],
    ['2002::', 16],
    ['3fff::', 20],
];
const specialIpv4 = new node_net__WEBPACK_IMPORTED_MODULE_0__.BlockList();
for (const [network, prefix] of SPECIAL_IPV4)
    specialIpv4.addSubnet(network, prefix, 'ipv4');
const globalUnicast = new node_net__WEBPACK_IMPORTED_MODULE_0__.BlockList();
globalUnicast.addSubnet(...GLOBAL_UNICAST, 'ipv6');
const specialIpv6 = new node_net__WEBPACK_IMPORTED_MODULE_0__.BlockList();
for (const [network, prefix] of SPECIAL_IPV6)
    specialIpv6.addSubnet(network, prefix, 'ipv6');
function isPublicAddress(address) {
    switch ((0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(address)) {
        case 4:
            return !specialIpv4.check(address, 'ipv4');
        case 6:
            return globalUnicast.check(address, 'ipv6') && !specialIpv6.check(address, 'ipv6');
        default:
            return false;
    }
}
class PrivateAddressError extends Error {
}
function publicOnly(lookup) {
    return (hostname, options, callback) => {
        lookup(hostname, options, (error, found, family) => {
            if (error)
                return callback(error, found, family);
            const addresses = typeof found === 'string' ? [found] : found.map(({ address }) => address);
            const other = addresses.find(address => !isPublicAddress(address));
            if (other === undefined)
                return callback(null, found, family);
            callback(new PrivateAddressError(`${other} is not a public address`), []);
        });
    };
}


/***/ }),

/***/ 93256:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SM: () => (/* binding */ createDispatcher),
/* harmony export */   av: () => (/* binding */ readSystemError),
/* harmony export */   jL: () => (/* binding */ hasProxy)
/* harmony export */ });
/* harmony import */ var undici__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24371);
/* harmony import */ var _contract_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52776);
/* harmony import */ var _excerpt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22380);



function readProxies(env) {
    return {
        httpProxy: env['http_proxy'] || env['HTTP_PROXY'] || '',
        httpsProxy: env['https_proxy'] || env['HTTPS_PROXY'] || '',
        noProxy: env['no_proxy'] || env['NO_PROXY'] || '',
    };
}
function hasProxy(env) {
    const { httpProxy, httpsProxy } = readProxies(env);
    return Boolean(httpProxy || httpsProxy);
}
function createDispatcher(env, request, own = {}) {
    const options = { ...own, headersTimeout: 0, bodyTimeout: 0 };
    if (!hasProxy(env))
        return new undici__WEBPACK_IMPORTED_MODULE_0__.Agent(options);
    try {
        return new undici__WEBPACK_IMPORTED_MODULE_0__.EnvHttpProxyAgent({ ...options, ...readProxies(env) });
    }
    catch {
        const detail = 'HTTP_PROXY or HTTPS_PROXY is not a URL such as http://proxy.example:3128';
        throw new _contract_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._({ kind: 'connection', request, detail, code: 'ERR_INVALID_URL' });
    }
}
function readSystemError(error, redact) {
    const { message = '', code = '' } = factsOf(error);
    const detail = (0,_excerpt_js__WEBPACK_IMPORTED_MODULE_2__/* .excerpt */ .K)(redact(message)) || code || 'the connection failed';
    return { detail, ...(code && { code }) };
}
function factsOf(error) {
    if (!(error instanceof Error))
        return {};
    const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
    return { message: error.message, code };
}


/***/ }),

/***/ 22380:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ excerpt)
/* harmony export */ });
const EXCERPT_LENGTH = 200;
function excerpt(text) {
    const line = text
        .slice(0, 10 * EXCERPT_LENGTH)
        .replace(/[\p{C}\s]+/gu, ' ')
        .trim();
    return line.length > EXCERPT_LENGTH ? `${line.slice(0, EXCERPT_LENGTH - 1).toWellFormed()}…` : line;
}


/***/ }),

/***/ 80292:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ nestingOf),
/* harmony export */   q: () => (/* binding */ parseJson)
/* harmony export */ });
function nestingOf(json) {
    let [depth, deepest, inText] = [0, 0, false];
    for (let index = 0; index < json.length; index += 1) {
        const character = json[index];
        if (inText && character === '\\')
            index += 1;
        else if (character === '"')
            inText = !inText;
        else if (inText)
            continue;
        else if (character === '[' || character === '{')
            depth += 1;
        else if (character === ']' || character === '}')
            depth -= 1;
        deepest = Math.max(deepest, depth);
    }
    return deepest;
}
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 37082:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ openService)
/* harmony export */ });
/* harmony import */ var _inputs_run_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98739);
/* harmony import */ var _lib_clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94570);
/* harmony import */ var _report_warnings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73786);



async function openService({ service, ...settings }, { facts, env, log, limiters, signal }) {
    const deadline = _lib_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .systemClock */ .m.now() + settings.timeoutMinutes * 60_000;
    const run = { env, clock: _lib_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .systemClock */ .m, deadline, limiters, signal };
    if (service.kind === 'hosted') {
        const { openHosted } = await Promise.all(/* import() */[__webpack_require__.e(7031), __webpack_require__.e(6804), __webpack_require__.e(5633)]).then(__webpack_require__.bind(__webpack_require__, 25633));
        return openHosted(service, settings, run);
    }
    const { openEmbedded } = await Promise.all(/* import() */[__webpack_require__.e(7031), __webpack_require__.e(935), __webpack_require__.e(4173), __webpack_require__.e(1624), __webpack_require__.e(6804), __webpack_require__.e(9151), __webpack_require__.e(4245), __webpack_require__.e(9476)]).then(__webpack_require__.bind(__webpack_require__, 96225));
    const dataFolder = `${(0,_inputs_run_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .runFolder */ .k)(facts, settings.key)}/embedded`;
    return openEmbedded(service, settings, {
        ...run,
        facts,
        dataFolder,
        warn: text => log.warning((0,_report_warnings_js__WEBPACK_IMPORTED_MODULE_2__/* .warnOfEngine */ .QW)(text)),
    });
}


/***/ }),

/***/ 72212:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R: () => (/* binding */ runGate)
});

// EXTERNAL MODULE: ./build/scan/measure.js
var measure = __webpack_require__(19532);
;// CONCATENATED MODULE: ./build/comparison/fingerprint.js
function compareFingerprints(before, now) {
    return Object.keys(now).flatMap(name => {
        const [old, current] = [before[name], now[name]];
        if (old === undefined || current === undefined)
            return [];
        const added = current.filter(item => !old.includes(item));
        const removed = old.filter(item => !current.includes(item));
        const single = old.length === 1 && current.length === 1;
        return added.length + removed.length === 0 ? [] : [{ name, added, removed, single }];
    });
}

;// CONCATENATED MODULE: ./build/comparison/align-runs.js


const SET = ['keywords', 'engines', 'prompt-template', 'questions', 'country', 'city'];
function createAligner(fingerprint, engines) {
    const findName = createNameFinder(fingerprint, engines);
    const isName = new Set(engines);
    return record => {
        const changes = compareFingerprints(record.fingerprint, fingerprint);
        if (changes.some(({ name }) => !SET.includes(name)))
            return undefined;
        const { cells } = record;
        const isSame = changes.length === 0;
        if (isSame && (engines.length === 0 || cells.every(({ engine }) => isName.has(engine))))
            return record;
        const nameOf = findName(record.fingerprint);
        const named = cells.map(cell => ({ cell, name: nameOf(cell) }));
        const kept = named.flatMap(({ cell, name }) => (name === undefined ? [] : [{ ...cell, engine: name }]));
        if (kept.length === 0)
            return isSame && cells.length === 0 ? record : undefined;
        const names = new Map(named.map(({ cell, name }) => [cell.engine, name]));
        const rename = (engine) => names.get(engine);
        return {
            ...narrowRun(record, kept),
            models: renameKeys(record.models ?? {}, rename),
            contents: record.contents?.flatMap(entry => {
                const engine = rename(entry.engine);
                return engine === undefined ? [] : [{ ...entry, engine }];
            }),
            others: named.flatMap(({ cell: { keyword, engine }, name }) => name === undefined ? [{ keyword, engine }] : []),
        };
    };
}
function listSilent({ cells, fingerprint: earlier }, fingerprint, engines) {
    const isKnown = (name) => name in earlier && name in fingerprint;
    if (!isKnown('engines'))
        return [];
    const identifyEarlier = createIdentifier(earlier, isKnown);
    const identify = createIdentifier(fingerprint, isKnown);
    const asked = new Set(keywordsOf(earlier).flatMap(keyword => possibleNames(earlier).map(engine => identifyEarlier({ keyword, engine }))));
    const answered = new Set(cells.map(({ engine }) => engine));
    return engines.filter(engine => !answered.has(engine) &&
        keywordsOf(fingerprint).some(keyword => asked.has(identify({ keyword, engine }))));
}
function narrowRun(run, cells) {
    if (cells.length === run.cells.length)
        return { ...run, cells };
    const whole = meanScore(run.cells);
    const unit = whole === 0 ? 1 : run.overallBcr / whole;
    const ofEngines = [...Map.groupBy(cells, ({ engine }) => engine).values()];
    return {
        ...run,
        cells,
        overallBcr: unit * meanScore(cells),
        citedEngines: ofEngines.filter(measure/* isCiting */.bp).length,
    };
}
function meanScore(cells) {
    const ofKeywords = [...Map.groupBy(cells, ({ keyword }) => keyword).values()];
    return (0,measure/* mean */.i2)(ofKeywords.map(ofKeyword => (0,measure/* mean */.i2)(ofKeyword.map(({ bcrScores }) => (0,measure/* mean */.i2)(bcrScores)))));
}
function createNameFinder(fingerprint, engines) {
    const known = new Map();
    return (earlier) => {
        const text = JSON.stringify(earlier);
        const found = known.get(text) ?? createNames(earlier, fingerprint, engines);
        known.set(text, found);
        return found;
    };
}
function createNames(earlier, fingerprint, engines) {
    const isKnown = (name) => name in earlier && name in fingerprint;
    const identifyEarlier = createIdentifier(earlier, isKnown);
    const identify = createIdentifier(fingerprint, isKnown);
    const keywords = keywordsOf(fingerprint);
    const names = new Map(keywords.flatMap(keyword => engines.map(engine => [identify({ keyword, engine }), engine])));
    const asks = new Set(keywords);
    const isOwn = ({ keyword, engine }) => asks.has(keyword) && identify({ keyword, engine }) === identifyEarlier({ keyword, engine });
    return engines.length === 0
        ? cell => (isOwn(cell) ? cell.engine : undefined)
        : cell => names.get(identifyEarlier(cell));
}
function keywordsOf({ keywords = [] }) {
    return [...keywords, undefined];
}
function possibleNames({ engines = [], country: countries = [] }) {
    return engines.flatMap(model => {
        const parts = model.split(':');
        const names = parts.map((_, index) => parts.slice(0, index + 1).join(':'));
        return names.flatMap(name => [name, ...countries.map(country => `${name}@${country}`)]);
    });
}
function createIdentifier(fingerprint, isKnown) {
    const values = (name) => (isKnown(name) ? (fingerprint[name] ?? []).toSorted() : []);
    const [engines, questions, countries] = [values('engines'), values('questions'), values('country')];
    function modelOf(engine) {
        const models = engines.filter(model => model.startsWith(`${engine}:`));
        return engines.includes(engine) || models.length === 0 ? engine : models.join();
    }
    function questionsOf(keyword) {
        const own = questions.filter(entry => keyword === undefined || entry.startsWith(`${keyword} = `));
        const asksByTemplate = keyword === undefined || own.length === 0;
        return [...own, ...(asksByTemplate ? values('prompt-template') : [])];
    }
    return ({ keyword, engine }) => {
        const keywords = keyword === undefined ? values('keywords') : [keyword];
        const [, name = engine, country] = /^(.*?)(?:@([A-Z]{2}))?$/s.exec(engine) ?? [];
        const model = modelOf(name);
        if (!model.includes(':'))
            return JSON.stringify([engine, keywords]);
        const place = country === undefined ? [...countries, ...values('city')] : [country];
        return JSON.stringify([model, keywords, place, questionsOf(keyword)]);
    };
}
function renameKeys(entries, rename) {
    return Object.fromEntries(Object.entries(entries).flatMap(([key, value]) => {
        const name = rename(key);
        return name === undefined ? [] : [[name, value]];
    }));
}

;// CONCATENATED MODULE: ./build/comparison/select-runs.js



function selectRuns(records, fingerprint, window, engines = []) {
    const aligned = records.map(createAligner(fingerprint, engines));
    const comparable = aligned.filter(record => record !== undefined);
    const reference = sinceAccepted(comparable);
    const last = reference.findLastIndex(({ dropped, suspect, accepted }) => accepted || !(dropped || suspect));
    const runs = takeNewest(reference.slice(0, last + 1), window);
    const first = aligned.findIndex(record => record !== undefined);
    const earlier = first < 0 ? records : records.slice(0, first);
    const newest = earlier.at(-1);
    const latest = comparable.at(-1);
    return {
        runs,
        comparable,
        reference,
        silent: latest === undefined ? [] : listSilent(latest, fingerprint, engines),
        earlier,
        changes: runs.length === 0 && newest ? compareFingerprints(newest.fingerprint, fingerprint) : [],
    };
}
function sinceAccepted(records) {
    return records.slice(Math.max(0, records.findLastIndex(({ accepted }) => accepted)));
}
function takeNewest(runs, window) {
    const counts = new Map();
    const taken = runs.toReversed().flatMap(run => {
        const engines = new Set(run.cells.map(({ engine }) => engine));
        if (engines.size === 0)
            engines.add(undefined);
        const wanted = new Set([...engines].filter(engine => (counts.get(engine) ?? 0) < window));
        for (const engine of wanted)
            counts.set(engine, (counts.get(engine) ?? 0) + 1);
        if (wanted.size === 0)
            return [];
        return [
            narrowRun(run, run.cells.filter(({ engine }) => wanted.has(engine))),
        ];
    });
    return taken.toReversed();
}
function poolRuns(runs, origin) {
    const byEngine = Map.groupBy(runs.flatMap(({ cells }) => cells), ({ engine }) => engine);
    const engines = Array.from(byEngine, ([engine, cells]) => ({
        engine,
        cited: (0,measure/* isCiting */.bp)(cells),
        bcrScore: (0,measure/* mean */.i2)(cells.flatMap(({ bcrScores }) => bcrScores)),
    }));
    const [first, ...others] = runs;
    return {
        overallBcr: (0,measure/* mean */.i2)(runs.map(({ overallBcr }) => overallBcr)),
        citedEngines: others.length === 0 ? first.citedEngines : engines.filter(({ cited }) => cited).length,
        engines,
        runs,
        origin,
    };
}

;// CONCATENATED MODULE: ./build/comparison/find-baseline.js

async function findBaseline(settings, fingerprint, sources) {
    const found = await lookUp(settings, fingerprint, sources);
    return { ...found, lookup: preferNumbers(found.lookup, settings.baseline) };
}
const nothing = { trend: [], history: undefined, problem: undefined };
async function lookUp({ baseline: { source, window }, accept, engines }, fingerprint, { history, measureBase }) {
    if (source.kind === 'base')
        return { ...nothing, lookup: await measureBase() };
    if (history === undefined)
        return { ...nothing, lookup: { missing: { kind: 'none-configured' } } };
    const read = await history.read();
    const place = ('place' in read && read.place) || history.place;
    if ('unusable' in read) {
        return { ...nothing, lookup: { unusable: { kind: 'history', place, cause: read.unusable } } };
    }
    const accepted = { missing: { kind: 'accepted', place } };
    if ('unreadable' in read) {
        const problem = { place, unreadable: read.unreadable };
        return accept
            ? { ...nothing, lookup: accepted, problem, history }
            : { ...nothing, lookup: { missing: { kind: 'unreadable', place } }, problem };
    }
    if ('missing' in read) {
        const missing = { kind: 'no-history-yet', place, cause: read.missing };
        return { ...nothing, lookup: { missing }, history };
    }
    if ('numbers' in read) {
        const baseline = { ...read.numbers, runs: [], origin: { ...place, runs: 0 } };
        return { ...nothing, lookup: accept ? accepted : { baseline }, history };
    }
    const selected = selectRuns(read.records, fingerprint, window, engines);
    return {
        lookup: accept ? accepted : toLookup(read, selected, place),
        trend: selected.comparable,
        history,
        problem: read.problems.length > 0 ? { place, records: read.problems } : undefined,
    };
}
function toLookup(history, selected, place) {
    const { runs, comparable, reference, silent, changes } = selected;
    const [first, ...others] = runs;
    if (first !== undefined) {
        const pooled = poolRuns([first, ...others], { ...place, runs: runs.length });
        return { baseline: { ...pooled, reference, silentBefore: silent } };
    }
    if (comparable.length > 0 && changes.length === 0)
        return { unusable: { kind: 'all-dropped', place } };
    return { missing: explainMissing(history, selected, place) };
}
function explainMissing({ records, problems }, { changes }, place) {
    if (records.length === 0)
        return { kind: problems.length > 0 ? 'no-readable-run' : 'no-run-yet', place };
    return { kind: 'other-settings', place, changes };
}
function preferNumbers(lookup, { overallBcr, citedEngines }) {
    if (overallBcr === undefined && citedEngines === undefined)
        return lookup;
    if ('unusable' in lookup && lookup.unusable.kind !== 'all-dropped')
        return lookup;
    const found = 'baseline' in lookup ? lookup.baseline : {};
    return {
        baseline: {
            ...found,
            overallBcr: overallBcr ?? found.overallBcr,
            citedEngines: citedEngines ?? found.citedEngines,
            engines: found.engines,
            runs: [],
            origin: { kind: 'inputs', rest: found.origin?.kind === 'inputs' ? found.origin.rest : found.origin },
        },
    };
}
function withoutReference(lookup) {
    return 'baseline' in lookup ? { baseline: { ...lookup.baseline, reference: undefined } } : lookup;
}

;// CONCATENATED MODULE: ./build/drafts/choose-topics.js

function chooseTopics({ keywords, measurement, comparison }, most) {
    const now = groupByKeyword(measurement?.cells ?? []);
    const lostByChange = new Set(comparison?.content?.keywords.filter(({ outcome }) => outcome === 'lost').map(({ keyword }) => keyword));
    const changedEngines = comparison?.engines.map(({ engine }) => engine) ?? [];
    const citing = new Set(comparison?.cells
        .filter(({ before }) => (0,measure/* isMajority */.Ak)(before.flatMap(({ cell }) => cell.cited)))
        .map(({ now }) => now));
    function toCandidate(keyword) {
        const cells = now.get(keyword) ?? now.get(undefined) ?? [];
        const uncited = cells.filter(({ cited }) => !(0,measure/* isMajority */.Ak)(cited));
        const ofChange = lostByChange.has(keyword) ? changedEngines : [];
        return {
            keyword,
            engines: [...new Set([...ofChange, ...uncited.map(({ engine }) => engine)])],
            lost: new Set([...ofChange, ...uncited.filter(cell => citing.has(cell)).map(({ engine }) => engine)])
                .size,
            isUncited: uncited.length === cells.length,
        };
    }
    return keywords
        .map(toCandidate)
        .filter(({ engines }) => engines.length > 0)
        .sort((one, other) => other.lost - one.lost || Number(other.isUncited) - Number(one.isUncited))
        .slice(0, most)
        .map(({ keyword, engines }) => ({ keyword, engines }));
}
function groupByKeyword(cells) {
    return Map.groupBy(cells, ({ keyword }) => keyword);
}

// EXTERNAL MODULE: ./build/contract/contract.js
var contract = __webpack_require__(19729);
// EXTERNAL MODULE: ./build/contract/errors.js
var errors = __webpack_require__(52776);
// EXTERNAL MODULE: ./build/lib/http/excerpt.js
var excerpt = __webpack_require__(22380);
// EXTERNAL MODULE: ./build/lib/json.js
var json = __webpack_require__(80292);
// EXTERNAL MODULE: ./build/lib/text.js
var lib_text = __webpack_require__(94869);
;// CONCATENATED MODULE: ./build/drafts/suggest-content.js





const REQUEST = 'POST /v1/content/generate';
function wantsSuggestions(mode, failed) {
    return mode === 'always' || (mode === 'on-failure' && failed);
}
function suggestContent(topics, settings, service, signal) {
    return Promise.all(topics.map(async (topic) => {
        try {
            const generation = await service.generate(buildRequest(topic, settings), signal);
            return { ...topic, draft: readDraft(generation) };
        }
        catch (error) {
            return { ...topic, draft: { failure: (0,errors/* toOperationFailure */.r)(error) } };
        }
    }));
}
function buildRequest({ keyword, engines }, { brand, language, suggestions: { contentType, tone, maxLength } }) {
    return {
        brand_name: brand,
        topic: keyword,
        target_engines: engines,
        ...(contentType !== undefined && { content_type: contentType }),
        ...(tone !== undefined && { tone }),
        language,
        ...(maxLength !== undefined && { max_length: maxLength }),
    };
}
function readDraft({ status, content, metadata }) {
    if (status !== contract/* COMPLETED */.eJ) {
        const detail = `status is ${(0,excerpt/* excerpt */.K)(JSON.stringify(status))}`;
        throw new errors/* ServiceError */._({ kind: 'not-completed', request: REQUEST, detail });
    }
    if ((0,lib_text/* toSingleLine */.OX)(content) === '') {
        throw new errors/* ServiceError */._({ kind: 'invalid-response', request: REQUEST, detail: 'content is empty' });
    }
    const { schema_markup: text, recommended_keywords, citation_score_estimate } = metadata;
    return {
        content,
        schemaMarkup: text.trim() === '' ? undefined : { text, isJson: (0,json/* parseJson */.q)(text) !== undefined },
        recommendedKeywords: recommended_keywords.map(lib_text/* toSingleLine */.OX).filter(keyword => keyword !== ''),
        citationScoreEstimate: citation_score_estimate ?? undefined,
    };
}

// EXTERNAL MODULE: ./build/gate/judge.js + 2 modules
var judge = __webpack_require__(83398);
// EXTERNAL MODULE: ./build/gate/compare.js
var compare = __webpack_require__(13737);
// EXTERNAL MODULE: ./build/gate/statistics/gatekeeping.js
var gatekeeping = __webpack_require__(6254);
// EXTERNAL MODULE: ./build/gate/statistics/test-drops.js + 6 modules
var test_drops = __webpack_require__(18873);
;// CONCATENATED MODULE: ./build/gate/sensitivity.js




const MOST_PAIRS = 600;
function measureSensitivity(cells, alpha) {
    const pairs = (0,test_drops/* selectKeywordCells */.Tv)(cells);
    if (pairs.length === 0 || pairs.length > MOST_PAIRS)
        return undefined;
    const isSingleEngine = new Set(pairs.map(({ engine }) => engine)).size === 1;
    const fails = (changed) => {
        const { whole } = (0,gatekeeping/* adjustByGatekeeping */.J)((0,test_drops/* testWhole */.Ev)(changed, alpha), [], isSingleEngine);
        return !(0,compare/* isAbove */.oi)(whole, alpha);
    };
    const citing = spread(pairs.filter(({ now }) => (0,measure/* countCited */.Dz)(now) > 0));
    const lose = (count) => {
        const lost = new Set(citing.slice(0, count));
        return pairs.map(pair => (lost.has(pair) ? withoutCitation(pair) : pair));
    };
    const losses = findLeast(citing.length, count => fails(lose(count)));
    return {
        keywords: new Set(pairs.map(({ now }) => now.keyword)).size,
        samples: Math.max(...pairs.map(({ now }) => now.cited.length)),
        answers: pairs.reduce((sum, { now }) => sum + now.cited.length, 0),
        citedNow: sumCited(pairs),
        answersBefore: sumBefore(pairs, ({ cited }) => cited.length),
        citedBefore: sumBefore(pairs, measure/* countCited */.Dz),
        failsAt: losses === undefined ? undefined : sumCited(lose(losses)),
    };
}
function findLeast(most, holds) {
    if (!holds(most))
        return undefined;
    let [low, high] = [0, most];
    while (low < high) {
        const middle = Math.floor((low + high) / 2);
        if (holds(middle))
            high = middle;
        else
            low = middle + 1;
    }
    return high;
}
function spread(items) {
    const goldenRatio = (Math.sqrt(5) - 1) / 2;
    return items
        .map((item, index) => ({ item, place: (index * goldenRatio) % 1 }))
        .sort((one, other) => one.place - other.place)
        .map(({ item }) => item);
}
function withoutCitation({ now, ...pair }) {
    return {
        ...pair,
        now: { ...now, cited: now.cited.map(() => false), bcrScores: now.bcrScores.map(() => 0) },
    };
}
function sumBefore(pairs, count) {
    return pairs.reduce((sum, { before }) => sum + (0,measure/* mean */.i2)(before.map(({ cell }) => count(cell))), 0);
}
function sumCited(pairs) {
    return pairs.reduce((sum, { now }) => sum + (0,measure/* countCited */.Dz)(now), 0);
}

// EXTERNAL MODULE: ./build/gate/verdict.js
var gate_verdict = __webpack_require__(39231);
// EXTERNAL MODULE: ./build/inputs/run-facts.js
var run_facts = __webpack_require__(98739);
// EXTERNAL MODULE: ./build/lib/clock.js
var clock = __webpack_require__(94570);
// EXTERNAL MODULE: ./build/lib/files.js
var files = __webpack_require__(13963);
// EXTERNAL MODULE: ./build/report/answer-words.js
var answer_words = __webpack_require__(48921);
// EXTERNAL MODULE: ./build/report/baseline-words.js
var baseline_words = __webpack_require__(37548);
// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
// EXTERNAL MODULE: ./build/report/money.js
var money = __webpack_require__(10967);
// EXTERNAL MODULE: ./build/report/scan-words.js + 1 modules
var scan_words = __webpack_require__(51374);
// EXTERNAL MODULE: ./build/report/warnings.js
var warnings = __webpack_require__(73786);
// EXTERNAL MODULE: ./build/scan/count-answers.js
var count_answers = __webpack_require__(84541);
// EXTERNAL MODULE: ./build/scan/demand.js
var scan_demand = __webpack_require__(83721);
// EXTERNAL MODULE: ./build/scan/plan.js
var plan = __webpack_require__(96253);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/client/download-error.js
var download_error = __webpack_require__(48583);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
;// CONCATENATED MODULE: ./build/service-reports/ask-until-ready.js


const SHORTEST_PAUSE = 30_000;
const LONGEST_PAUSE = 5 * 60_000;
async function askUntilReady(ask, { milliseconds, deadline, clock, signal }) {
    let report = await ask(signal);
    const end = Math.min(clock.now() + milliseconds, deadline);
    const ended = new AbortController();
    const cancelAlarm = clock.alarm(end, () => ended.abort(new DOMException('', 'TimeoutError')));
    const patience = AbortSignal.any([signal, ended.signal]);
    try {
        for (let pause = SHORTEST_PAUSE; report.download_url === null; pause = lengthen(pause)) {
            const expectedIn = (readReadyTime(report.estimated_completion) ?? 0) - clock.wallTime();
            const wait = Math.max(pause, expectedIn);
            if (clock.now() + wait >= end)
                break;
            await clock.sleep(wait, patience);
            report = await ask(patience);
        }
    }
    catch (error) {
        const isOver = patience.aborted || (error instanceof errors/* ServiceError */._ && error.facts.kind === 'timeout');
        if (!isOver)
            throw error;
    }
    finally {
        cancelAlarm();
    }
    return report;
}
function lengthen(pause) {
    return Math.min(2 * pause, LONGEST_PAUSE);
}
const dateTimeSchema = iso/* datetime */.w$({ offset: true, local: true });
function readReadyTime(text) {
    if (!dateTimeSchema.safeParse(text).success)
        return undefined;
    return Date.parse(/(?:Z|[+-]\d\d:\d\d)$/.test(text) ? text : `${text}Z`);
}

;// CONCATENATED MODULE: ./build/service-reports/export-reports.js





const FORMATS = ['csv', 'pdf'];
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
function exportReports(settings, services, context) {
    const today = context.clock.wallTime();
    return Promise.all(FORMATS.filter(format => settings.reports.includes(`service-${format}`)).map(format => exportReport(export_reports_buildRequest(settings, format, today), settings, services, context)));
}
async function exportReport(request, { serviceReport }, { service, fetchReport, deadline }, { folder, clock, signal }) {
    const { format } = request;
    let reportId = '';
    const inState = (state) => ({ format, reportId, state });
    const ask = async (askSignal) => {
        const report = await service.export(request, askSignal);
        reportId = report.report_id;
        return report;
    };
    try {
        const patience = { milliseconds: serviceReport.waitMinutes * MINUTE, deadline, clock, signal };
        const { download_url: url, estimated_completion: readyAt } = await askUntilReady(ask, patience);
        if (url === null) {
            return inState({ kind: 'pending', readyAt: readReadyTime(readyAt) === undefined ? '' : readyAt });
        }
        const path = (0,external_node_path_.join)(folder, `service-report.${format}`);
        await (0,promises_.mkdir)(folder, { recursive: true });
        await fetchReport({ url, path, format });
        return inState({ kind: 'fetched', path });
    }
    catch (error) {
        return inState({ kind: 'failed', failure: toReportFailure(error) });
    }
}
function toReportFailure(error) {
    return error instanceof download_error/* DownloadError */.n ? { kind: 'download', facts: error.facts } : (0,errors/* toOperationFailure */.r)(error);
}
function export_reports_buildRequest({ brand, engines, serviceReport: { range, includeCompetitors } }, format, today) {
    return {
        brand_name: brand,
        date_range: 'days' in range
            ? { start: toDate(today - (range.days - 1) * DAY), end: toDate(today) }
            : { start: range.start, end: range.end },
        ...(engines.length > 0 && { engines }),
        format,
        include_competitors: includeCompetitors,
    };
}
function toDate(time) {
    return new Date(time).toISOString().slice(0, 10);
}

// EXTERNAL MODULE: ./build/comparison/compare.js + 1 modules
var comparison_compare = __webpack_require__(20894);
;// CONCATENATED MODULE: ./build/gate/statistics/interim-alpha.js
const INTERIM_SHARE = 1 / 50;
const MOST_ANALYSES = 11;
function planAnalyses({ min, max }) {
    const step = Math.max(1, Math.ceil((max - min) / (MOST_ANALYSES - 1)));
    const interim = Array.from({ length: Math.ceil((max - min) / step) }, (_, index) => min + index * step);
    return [...interim, max];
}
function interimAlpha(alpha, analysis, analyses) {
    return alpha * (analysis < analyses ? INTERIM_SHARE : 1 - (analyses - 1) * INTERIM_SHARE);
}

// EXTERNAL MODULE: ./build/report/problems.js
var problems = __webpack_require__(25567);
// EXTERNAL MODULE: ./build/scan/run.js
var run = __webpack_require__(4669);
// EXTERNAL MODULE: ./build/scan/share-of-voice.js
var share_of_voice = __webpack_require__(62290);
;// CONCATENATED MODULE: ./build/run/judge-scans.js











async function judgeScans(settings, lookup, context) {
    const { thresholds, alpha } = settings;
    const { isDeterministic, cost, preflight } = context.service;
    const count = (0,plan/* countScans */.AQ)(settings);
    context.log.info((0,scan_words/* describePlan */.df)(count, cost, settings));
    const blocker = preflight(count.own + count.competitors) ?? findUnusableBaseline(lookup);
    if (blocker) {
        const noise = { alpha, isDeterministic };
        const verdict = (0,judge/* judge */.S)({ measurement: undefined, lookup, thresholds, noise, blocker });
        return {
            plannedScans: count.own,
            completed: [],
            measurement: undefined,
            verdict,
            answers: count_answers/* NO_ANSWERS_COUNTED */.be,
            comparison: undefined,
            shareOfVoice: [],
        };
    }
    const scan = createScanner(context);
    const completed = [];
    const analyses = planAnalyses(settings.samples);
    for (let index = 0;; index++) {
        const samples = analyses[index] ?? settings.samples.max;
        const run = await scan((0,plan/* planScans */.G_)(settings, (analyses[index - 1] ?? 0) + 1, samples));
        completed.push(...run.completed);
        const failed = run.failure && { kind: 'service', facts: run.failure.facts };
        const answers = (0,count_answers/* countAnswers */.XA)(context.service.answers());
        const measurement = (0,count_answers/* withoutCounted */.B9)((0,measure/* measure */.xP)(completed), answers);
        const noise = { alpha: interimAlpha(alpha, index + 1, analyses.length), isDeterministic };
        const comparison = measurement && 'baseline' in lookup ? (0,comparison_compare/* compare */.U)(measurement, lookup.baseline, settings) : undefined;
        const input = {
            ...{ measurement, comparison, asked: settings, lookup, thresholds, noise, answers },
            blocker: failed,
        };
        const verdict = (0,judge/* judge */.S)(input);
        const isAffordable = !answers.missing.some(({ reason }) => reason.code === 'cost-limit');
        const next = analyses[index + 1];
        if ((0,gate_verdict/* isUndecided */.Ae)(verdict) && isAffordable && next !== undefined) {
            context.log.info((0,scan_words/* describeNextSamples */.KQ)(samples, next));
            continue;
        }
        const plannedScans = (0,plan/* planScans */.G_)(settings, 1, samples).length;
        const measured = { plannedScans, completed, measurement, answers, comparison };
        if (settings.competitors.length === 0 || run.failure || !measurement?.engines.length) {
            return { ...measured, verdict, shareOfVoice: [] };
        }
        const shareOfVoice = await scanCompetitors(settings, completed, scan, context.log);
        return {
            ...measured,
            verdict: (0,judge/* judge */.S)({ ...input, shareOfVoice }),
            shareOfVoice: shareOfVoice.shares,
        };
    }
}
function findUnusableBaseline(lookup) {
    return 'unusable' in lookup ? { kind: 'baseline', unusable: lookup.unusable } : undefined;
}
function createScanner({ service: { service }, log, signal }) {
    let done = 0;
    let planned = 0;
    return plan => {
        planned += plan.length;
        return (0,run/* runScans */._)(plan, service, signal, () => log.progress(++done, planned));
    };
}
async function scanCompetitors(settings, completed, scan, log) {
    const runs = await Promise.all((0,plan/* planCompetitors */.l_)(settings).map(async ({ name, plan }) => ({ name, ...(await scan(plan)) })));
    const own = completed.filter(({ sample }) => sample <= settings.samples.min);
    const shareOfVoice = (0,share_of_voice/* measureShareOfVoice */.a)({ name: settings.brand, measurement: (0,measure/* measure */.xP)(own) }, runs.map(({ name, ...run }) => ({
        name,
        measurement: run.failure ? undefined : (0,measure/* measure */.xP)(run.completed),
    })));
    for (const name of shareOfVoice.unmeasured) {
        const failure = runs.find(run => run.name === name)?.failure;
        log.warning((0,problems/* explainUnmeasured */.Vl)(name, failure?.facts));
    }
    return shareOfVoice;
}

// EXTERNAL MODULE: ./build/run/open-service.js
var open_service = __webpack_require__(37082);
;// CONCATENATED MODULE: ./build/run/run-gate.js





















async function runGate(settings, context) {
    const { facts, history, log, signal } = context;
    const { startedAt = new Date().toISOString(), open = open_service/* openService */.I } = context;
    await (0,files/* requireFolderInside */.gP)(facts.workspace, (0,run_facts/* runFolder */.k)(facts, settings.key));
    const opened = await open(settings, context);
    try {
        const { fingerprint, measureBase } = opened;
        const { own, competitors } = (0,plan/* countScans */.AQ)(settings);
        const demand = opened.demand(own + competitors);
        const unpriced = (0,scan_demand/* unpricedEngines */.ai)(demand);
        if (demand.maxCost !== undefined && unpriced.length > 0)
            log.warning((0,warnings/* warnOfUnpriced */.AN)(unpriced));
        const found = await findBaseline(settings, fingerprint, { history, measureBase });
        for (const warning of (0,baseline_words/* describeHistoryProblem */.B3)(found.problem))
            log.warning((0,warnings/* warnOfHistory */.kd)(warning));
        const skipped = 'missing' in found.lookup ? (0,baseline_words/* noteMissingBaseline */.Om)(found.lookup.missing) : undefined;
        if (skipped !== undefined)
            log.info(skipped);
        const warning = 'missing' in found.lookup ? (0,warnings/* warnOfMissingBaseline */.rW)(found.lookup.missing) : undefined;
        if (warning !== undefined)
            log.warning(warning);
        const baseline = 'baseline' in found.lookup ? found.lookup.baseline : undefined;
        const lookup = facts.change === undefined ? found.lookup : withoutReference(found.lookup);
        const judged = await judgeScans(settings, lookup, {
            service: opened,
            log,
            signal,
        });
        for (const missing of judged.answers.missing)
            log.warning((0,answer_words/* warnOfMissing */.Ip)(missing));
        const models = (0,count_answers/* modelsOf */.Wh)(opened.answers());
        for (const line of (0,scan_words/* describeMovedModels */.X$)({ comparison: judged.comparison, models }))
            log.info((0,report_escape/* plainLine */.h0)(line));
        const failures = (0,judge/* failuresOf */.d)(judged.verdict, settings.failOn);
        const suggestions = await draft(settings, judged, failures, opened, signal);
        const serviceReports = await exportAll(settings, judged, opened, context);
        const { brand, keywords, engines, language, key, scanPer, scanPerReason } = settings;
        const outcome = {
            brand,
            keywords,
            engines,
            language,
            key,
            scanPer,
            scanPerReason,
            fingerprint,
            baseline,
            suggestions,
            serviceReports,
            samples: Math.max(settings.samples.min, ...judged.completed.map(({ sample }) => sample)),
            verdict: judged.verdict,
            failures,
            sensitivity: senseDrops(judged),
            measurement: judged.measurement,
            comparison: judged.comparison,
            models,
            answers: judged.answers,
            answerRecords: opened.answers(),
            costs: opened.costs(),
            trend: found.trend,
            scans: judged.completed,
            shareOfVoice: judged.shareOfVoice,
            plannedScans: judged.plannedScans,
            configChanges: context.configChanges,
            configCommit: context.configCommit,
            run: {
                startedAt,
                finishedAt: new Date().toISOString(),
                runUrl: facts.runUrl,
                commitUrl: facts.commitUrl,
                sha: facts.sha,
            },
        };
        const spent = (0,money/* summarizeCost */.Z1)(outcome);
        if (spent !== undefined)
            log.info(spent);
        return { outcome, found, failures };
    }
    finally {
        await opened.close();
    }
}
function senseDrops({ verdict, comparison }) {
    const drops = (0,gate_verdict/* dropsOf */.eI)(verdict);
    return comparison && drops?.noise === 'tested'
        ? measureSensitivity(comparison.cells, drops.level)
        : undefined;
}
async function draft(settings, judged, failures, { service }, signal) {
    if (judged.measurement === undefined)
        return [];
    const failed = judged.verdict.status === 'fail' || failures.length > 0;
    if (!wantsSuggestions(settings.suggestions.mode, failed))
        return [];
    const topics = chooseTopics({ ...judged, keywords: settings.keywords }, settings.suggestions.max);
    return suggestContent(topics, settings, service, signal);
}
async function exportAll(settings, { measurement }, opened, { facts, signal }) {
    if (measurement === undefined)
        return [];
    return exportReports(settings, opened, {
        folder: (0,run_facts/* runFolder */.k)(facts, settings.key),
        clock: clock/* systemClock */.m,
        signal,
    });
}


/***/ }),

/***/ 84541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B9: () => (/* binding */ withoutCounted),
/* harmony export */   Wh: () => (/* binding */ modelsOf),
/* harmony export */   XA: () => (/* binding */ countAnswers),
/* harmony export */   be: () => (/* binding */ NO_ANSWERS_COUNTED),
/* harmony export */   hX: () => (/* binding */ missingEnginesOf)
/* harmony export */ });
const NO_ANSWERS_COUNTED = { planned: 0, evaluated: 0, engines: [], missing: [] };
function modelsOf(records) {
    const evaluated = records.filter(record => record.outcome === 'evaluated');
    return Object.fromEntries(Array.from(Map.groupBy(evaluated, ({ engine }) => engine), ([engine, ofEngine]) => [engine, [...new Set(ofEngine.map(({ model }) => model))].toSorted()]));
}
function countAnswers(records) {
    const byEngine = [...Map.groupBy(records, ({ engine }) => engine)];
    const missing = byEngine.flatMap(([engine, ofEngine]) => countMissing(engine, ofEngine));
    const isEngineWide = ({ reason }) => Number(reason.scope === 'engine');
    return {
        planned: records.length,
        evaluated: countEvaluated(records),
        engines: byEngine.map(([engine, ofEngine]) => ({
            engine,
            planned: ofEngine.length,
            evaluated: countEvaluated(ofEngine),
            problem: missing
                .filter(entry => entry.engine === engine)
                .map(({ reason }) => reason)
                .find(reason => reason.scope === 'engine'),
        })),
        missing: missing.sort((a, b) => isEngineWide(b) - isEngineWide(a) || b.count - a.count),
    };
}
function countEvaluated(records) {
    return records.filter(({ outcome }) => outcome === 'evaluated').length;
}
function countMissing(engine, records) {
    const lost = records.filter(record => record.outcome === 'not-evaluated');
    return [...Map.groupBy(lost, ({ reason }) => reason.code).values()].flatMap(alike => {
        const [first] = alike;
        if (first === undefined)
            return [];
        const { keyword, reason } = first;
        return [{ engine, count: alike.length, planned: records.length, keyword, reason }];
    });
}
function missingEnginesOf({ engines }) {
    return engines
        .filter(({ evaluated, problem }) => evaluated === 0 || problem !== undefined)
        .map(({ engine }) => engine);
}
function withoutCounted(measurement, { engines }) {
    const counted = new Set(engines.map(({ engine }) => engine));
    return (measurement && {
        ...measurement,
        contradictions: measurement.contradictions.filter(entry => entry.kind !== 'missing-engine' || !counted.has(entry.engine)),
    });
}


/***/ }),

/***/ 83721:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sm: () => (/* binding */ estimatedCost),
/* harmony export */   ai: () => (/* binding */ unpricedEngines),
/* harmony export */   dp: () => (/* binding */ minutesOf)
/* harmony export */ });
function estimatedCost({ engines }) {
    return engines.reduce((sum, { costUsd = 0 }) => sum + costUsd, 0);
}
function unpricedEngines({ engines }) {
    return engines.filter(({ costUsd }) => costUsd === undefined).map(({ engine }) => engine);
}
function minutesOf(requests, perMinute) {
    return Math.max(0, Math.ceil(requests / perMinute) - 1);
}


/***/ }),

/***/ 96253:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AQ: () => (/* binding */ countScans),
/* harmony export */   G_: () => (/* binding */ planScans),
/* harmony export */   l_: () => (/* binding */ planCompetitors)
/* harmony export */ });
function planScans(settings, first, last) {
    const { brand, keywords, engines, language, scanPer } = settings;
    const groups = scanPer === 'all'
        ? [{ keyword: undefined, keywords }]
        : keywords.map(keyword => ({ keyword, keywords: [keyword] }));
    return Array.from({ length: last - first + 1 }, (_, index) => groups.map(group => ({
        keyword: group.keyword,
        sample: first + index,
        request: {
            brand_name: brand,
            keywords: group.keywords,
            ...(engines.length > 0 && { engines }),
            language,
        },
    }))).flat();
}
function planCompetitors(settings) {
    return settings.competitors.map(({ name }) => ({
        name,
        plan: planScans({ ...settings, brand: name }, 1, settings.samples.min),
    }));
}
function countScans(settings) {
    return {
        own: planScans(settings, 1, settings.samples.max).length,
        competitors: planCompetitors(settings).flatMap(({ plan }) => plan).length,
    };
}


/***/ }),

/***/ 4669:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ runScans)
/* harmony export */ });
/* harmony import */ var _contract_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52776);

async function runScans(plan, service, signal, onCompleted = () => { }) {
    const failed = new AbortController();
    const either = AbortSignal.any([signal, failed.signal]);
    let failure;
    const answers = await Promise.all(plan.map(async (planned) => {
        try {
            const scan = await service.monitor(planned.request, either, planned.sample);
            onCompleted();
            return { ...planned, scan };
        }
        catch (error) {
            if (!(error instanceof _contract_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._))
                throw error;
            failure ??= error;
            failed.abort();
            return undefined;
        }
    }));
    return { completed: answers.filter(answer => answer !== undefined), failure };
}


/***/ }),

/***/ 62290:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ NO_SHARE_OF_VOICE),
/* harmony export */   a: () => (/* binding */ measureShareOfVoice)
/* harmony export */ });
const NO_SHARE_OF_VOICE = { shares: [], unmeasured: [] };
function measureShareOfVoice(own, competitors) {
    const ownPairs = pairsOf(own);
    const isMeasured = (brand) => common(ownPairs, pairsOf(brand)).length > 0;
    const measured = competitors.filter(isMeasured);
    const unmeasured = competitors.filter(brand => !isMeasured(brand)).map(({ name }) => name);
    const compared = new Set(measured.reduce((pairs, brand) => common(pairs, pairsOf(brand)), ownPairs));
    if (measured.length === 0 || compared.size === 0)
        return { shares: [], unmeasured };
    const counted = [own, ...measured].map((brand, index) => {
        const cited = cellsOf(brand)
            .filter(cell => compared.has(pairOf(cell)))
            .flatMap(cell => cell.cited);
        const citedAnswers = cited.filter(Boolean).length;
        return {
            name: brand.name,
            isOwn: index === 0,
            answers: cited.length,
            citedAnswers,
            rate: citedAnswers / cited.length,
            overallBcr: brand.measurement?.overallBcr ?? 0,
        };
    });
    const total = counted.reduce((sum, { rate }) => sum + rate, 0);
    const shares = counted.map(({ rate, ...brand }) => ({ ...brand, share: total === 0 ? 0 : rate / total }));
    return { shares, unmeasured };
}
function cellsOf({ measurement }) {
    return measurement?.cells ?? [];
}
function pairsOf(brand) {
    return cellsOf(brand).map(pairOf);
}
function common(pairs, others) {
    const known = new Set(others);
    return pairs.filter(pair => known.has(pair));
}
function pairOf({ keyword, engine }) {
    return JSON.stringify([keyword, engine]);
}


/***/ })

};
