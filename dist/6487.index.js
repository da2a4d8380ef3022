export const id = 6487;
export const ids = [6487];
export const modules = {

/***/ 74155:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Af: () => (/* binding */ limitsOf),
/* harmony export */   BU: () => (/* binding */ readLimits),
/* harmony export */   CN: () => (/* binding */ allocate),
/* harmony export */   Kw: () => (/* binding */ shareLimits),
/* harmony export */   NB: () => (/* binding */ PLANS)
/* harmony export */ });
const PLANS = {
    free: { perMinute: 10, perDay: 500, concurrent: 1 },
    pro: { perMinute: 60, perDay: 10_000, concurrent: 5 },
    business: { perMinute: 300, perDay: 100_000, concurrent: 20 },
};
function readLimits(text) {
    const limits = {};
    if (text.trim() === '')
        return limits;
    for (const part of text.split(',')) {
        const [, digits, unit = ''] = /^\s*(\d+)\s*(\/\s*minute|\/\s*day|concurrent)\s*$/i.exec(part) ?? [];
        const value = Number(digits);
        const name = limitOf(unit);
        if (limits[name] !== undefined || !Number.isSafeInteger(value) || value === 0)
            return undefined;
        limits[name] = value;
    }
    return limits;
}
function limitOf(unit) {
    if (/minute$/i.test(unit))
        return 'perMinute';
    return /day$/i.test(unit) ? 'perDay' : 'concurrent';
}
function limitsOf(plan, own) {
    const known = plan === 'enterprise' ? own : { ...PLANS[plan], ...own };
    const { perMinute, perDay, concurrent } = known;
    if (perMinute === undefined || perDay === undefined || concurrent === undefined) {
        throw new RangeError(`The ${plan} plan needs all three limits.`);
    }
    return { perMinute, perDay, concurrent };
}
function shareLimits(limits, { weights, index }) {
    const share = (limit) => allocate(limit, weights)[index - 1] ?? 0;
    return { ...limits, perMinute: share(limits.perMinute), concurrent: share(limits.concurrent) };
}
function allocate(limit, weights) {
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    if (total === 0)
        return weights.map(() => 0);
    if (weights.filter(weight => weight > 0).length > limit) {
        throw new RangeError(`A limit of ${limit} has no part for each of ${weights.length} jobs.`);
    }
    const isSmall = (weight) => weight > 0 && limit * weight < total;
    const small = weights.filter(isSmall).length;
    if (small > 0) {
        const rest = allocate(limit - small, weights.map(weight => (isSmall(weight) ? 0 : weight)));
        return weights.map((weight, at) => (isSmall(weight) ? 1 : (rest[at] ?? 0)));
    }
    const products = weights.map(weight => BigInt(limit) * BigInt(weight));
    const parts = products.map(product => Number(product / BigInt(total)));
    const left = limit - parts.reduce((sum, part) => sum + part, 0);
    const largestFirst = products
        .map((product, at) => ({ at, remainder: product % BigInt(total) }))
        .sort((a, b) => Number(b.remainder - a.remainder));
    const raised = new Set(largestFirst.slice(0, left).map(({ at }) => at));
    return parts.map((part, at) => (raised.has(at) ? part + 1 : part));
}


/***/ }),

/***/ 39165:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ isWithoutGit),
/* harmony export */   b: () => (/* binding */ CorpusError)
/* harmony export */ });
class CorpusError extends Error {
    facts;
    constructor(facts, options) {
        super('detail' in facts ? `${'command' in facts ? facts.command : facts.kind}: ${facts.detail}` : facts.kind, options);
        this.name = 'CorpusError';
        this.facts = facts;
    }
}
function isWithoutGit(error) {
    const { kind } = error instanceof CorpusError ? error.facts : {};
    return kind === 'not-a-checkout' || kind === 'no-git';
}


/***/ }),

/***/ 73840:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iu: () => (/* binding */ addCosts),
/* harmony export */   cv: () => (/* binding */ totalCost),
/* harmony export */   p4: () => (/* binding */ COST_LIMIT_REACHED),
/* harmony export */   sj: () => (/* binding */ openAccount)
/* harmony export */ });
/* unused harmony export addUsd */
/* harmony import */ var _prices_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77201);

const COST_LIMIT_REACHED = new Error('the cost limit of the run is reached');
function openAccount(maxCost) {
    const costs = new Map();
    const reached = new AbortController();
    return {
        charge(spec, model, usage) {
            costs.set(spec.id, addCosts(costs.get(spec.id) ?? noCost(spec.id), costOf(spec, model, usage)));
            if (maxCost !== undefined && totalCost([...costs.values()]) >= maxCost) {
                reached.abort(COST_LIMIT_REACHED);
            }
        },
        costs: () => [...costs.values()],
        limit: reached.signal,
    };
}
function totalCost(costs) {
    return costs.reduce((sum, { costUsd }) => addUsd(sum, costUsd), 0);
}
const UNITS = 1e10;
function addUsd(a, b) {
    return (Math.round(a * UNITS) + Math.round(b * UNITS)) / UNITS;
}
function addCosts(a, b) {
    return {
        engine: a.engine,
        replies: a.replies + b.replies,
        inputTokens: a.inputTokens + b.inputTokens,
        outputTokens: a.outputTokens + b.outputTokens,
        searches: b.searches === undefined ? a.searches : (a.searches ?? 0) + b.searches,
        costUsd: addUsd(a.costUsd, b.costUsd),
        stated: a.stated + b.stated,
        unpriced: a.unpriced + b.unpriced,
    };
}
function noCost(engine) {
    const none = { replies: 0, inputTokens: 0, outputTokens: 0, costUsd: 0, stated: 0, unpriced: 0 };
    return { engine, ...none, searches: undefined };
}
function costOf(spec, model, usage) {
    const listed = (0,_prices_js__WEBPACK_IMPORTED_MODULE_0__/* .priceUsage */ .zP)({ ...spec, model }, usage) ?? (0,_prices_js__WEBPACK_IMPORTED_MODULE_0__/* .priceUsage */ .zP)(spec, usage);
    const cost = usage.cost ?? listed;
    return {
        engine: spec.id,
        replies: 1,
        inputTokens: usage.inputTokens,
        outputTokens: usage.outputTokens,
        searches: usage.searches,
        costUsd: cost ?? 0,
        stated: usage.cost === undefined ? 0 : 1,
        unpriced: cost === undefined ? 1 : 0,
    };
}


/***/ }),

/***/ 77201:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a3: () => (/* binding */ estimateCost),
/* harmony export */   zP: () => (/* binding */ priceUsage)
/* harmony export */ });
/* unused harmony exports PRICES, typicalAnswer */
const NO_TOKENS = { input: 0, output: 0 };
const SONAR = { input: 0.25, output: 2.5 };
const PRICES = {
    openai: {
        asOf: '2026-10-13',
        source: 'https://developers.openai.com/api/docs/pricing',
        searches: 10,
        models: {
            'gpt-6.1-sol': { input: 2, output: 10 },
            'gpt-6-sol': { input: 2, output: 10 },
            'gpt-6-luna': { input: 0.1, output: 0.5 },
        },
    },
    anthropic: {
        asOf: '2026-09-29',
        source: 'https://platform.claude.com/docs/en/about-claude/pricing',
        searches: 10,
        models: {
            'claude-sonnet-5-5': { input: 2, output: 10 },
            'claude-sonnet-5': { input: 2, output: 10 },
            'claude-opus-5-5': { input: 4, output: 20 },
            'claude-opus-5': { input: 5, output: 25 },
            'claude-haiku-4-5': { input: 1, output: 5 },
            'claude-fable-5-1': { input: 10, output: 50 },
        },
    },
    gemini: {
        asOf: '2026-10-07',
        source: 'https://ai.google.dev/gemini-api/docs/pricing',
        searches: 14,
        models: {
            'gemini-3.8-flash': { input: 0.75, output: 3.75 },
            'gemini-3.5-flash': { input: 1.5, output: 9 },
            'gemini-3.1-pro-preview': { input: 2, output: 12 },
        },
    },
    perplexity: {
        asOf: '2026-09-27',
        source: 'https://docs.perplexity.ai/docs/agent-api/models',
        searches: 5,
        models: {
            ...{ sonar: SONAR, 'perplexity/sonar': SONAR },
            ...{ fast: SONAR, low: SONAR, medium: SONAR, high: SONAR, xhigh: SONAR },
        },
    },
    xai: {
        asOf: '2026-09-29',
        source: 'https://docs.x.ai/developers/pricing',
        searches: 5,
        models: {
            'grok-4.7': { input: 2, output: 6 },
            'grok-4.6': { input: 2, output: 6 },
            'grok-4.5': { input: 2, output: 6 },
            'grok-4.3': { input: 1.25, output: 2.5 },
        },
    },
    mistral: {
        asOf: '2026-05-22',
        source: 'https://mistral.ai/pricing',
        searches: undefined,
        models: {
            'mistral-medium-latest': { input: 1.5, output: 7.5 },
            'mistral-medium-3-5': { input: 1.5, output: 7.5 },
            'mistral-medium-2604': { input: 1.5, output: 7.5 },
        },
    },
    dataforseo: {
        asOf: '2026-11-21',
        source: 'https://dataforseo.com/pricing/serp/google-ai-mode-serp-api',
        searches: 4,
        models: { 'ai-mode': NO_TOKENS },
    },
};
const TYPICAL_ANSWER = {
    openai: { inputTokens: 20_000, outputTokens: 4_000 },
    anthropic: { inputTokens: 27_000, outputTokens: 1_000 },
    gemini: { inputTokens: 100, outputTokens: 2_000 },
    perplexity: { inputTokens: 5_000, outputTokens: 1_000 },
    xai: { inputTokens: 15_000, outputTokens: 2_000 },
    mistral: { inputTokens: 8_000, outputTokens: 1_000 },
    dataforseo: { inputTokens: 0, outputTokens: 0 },
    serpapi: { inputTokens: 0, outputTokens: 0 },
    'openai-compatible': { inputTokens: 100, outputTokens: 1_000 },
};
const TYPICAL_JUDGEMENT = { inputTokens: 1_000, outputTokens: 300, searches: 0 };
function typicalAnswer(name) {
    return { ...TYPICAL_ANSWER[name], searches: 1 };
}
function estimateCost(spec, { answers, judgements }) {
    const answer = priceUsage(spec, typicalAnswer(spec.name));
    const judgement = judgements === 0 ? 0 : priceUsage(spec, TYPICAL_JUDGEMENT);
    if (answer === undefined || judgement === undefined)
        return undefined;
    return answers * answer + judgements * judgement;
}
function priceUsage({ name, model }, { inputTokens, outputTokens, searches = 1 }) {
    const list = PRICES[name];
    const tokens = list && findModel(list.models, model);
    if (list === undefined || tokens === undefined)
        return undefined;
    if (tokens !== NO_TOKENS && inputTokens + outputTokens === 0)
        return undefined;
    if (searches > 0 && list.searches === undefined)
        return undefined;
    const millions = (inputTokens * tokens.input + outputTokens * tokens.output) / 1_000_000;
    return millions + (searches * (list.searches ?? 0)) / 1_000;
}
function findModel(models, model) {
    const name = Object.hasOwn(models, model) ? model : model.replace(/[-@]\d{4}-?\d{2}-?\d{2}$/, '');
    return Object.hasOwn(models, name) ? models[name] : undefined;
}


/***/ }),

/***/ 18695:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zi: () => (/* binding */ toSource),
/* harmony export */   bI: () => (/* binding */ UNKNOWN_SOURCE),
/* harmony export */   w4: () => (/* binding */ hostOf),
/* harmony export */   yi: () => (/* binding */ uniqueSources)
/* harmony export */ });
/* unused harmony export withoutTracking */
const UNKNOWN_SOURCE = { url: '', host: '' };
const TRACKING = /^(?:utm_[^=]*|gclid|dclid|gbraid|wbraid|gad_source|srsltid|fbclid|msclkid|yclid|twclid|mc_[ce]id|igshid)(?:=|$)/i;
function toSource(url) {
    return { url: withoutTracking(url), host: hostOf(url) };
}
function withoutTracking(url) {
    const [, address = '', query = '', fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(url) ?? [];
    const kept = query.split('&').filter(parameter => parameter !== '' && !TRACKING.test(parameter));
    return address + (kept.length > 0 ? `?${kept.join('&')}` : '') + fragment.replace(/#?:~:.*$/s, '');
}
function hostOf(url) {
    if (!URL.canParse(url))
        return '';
    const { protocol, hostname } = new URL(url);
    if (protocol !== 'https:' && protocol !== 'http:')
        return '';
    return hostname.replace(/\.$/, '').replace(/^www\./, '');
}
function uniqueSources(sources) {
    return [...new Map(sources.toReversed().map(source => [source.url, source])).values()].toReversed();
}


/***/ }),

/***/ 6638:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ REPOSITORY)
/* harmony export */ });
const REPOSITORY = 'repository';


/***/ }),

/***/ 13737:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WQ: () => (/* binding */ dropFrom),
/* harmony export */   Yw: () => (/* binding */ isBelow),
/* harmony export */   oi: () => (/* binding */ isAbove)
/* harmony export */ });
const RELATIVE_SLACK = 1e-12;
function isAbove(value, limit, ...scale) {
    const size = Math.max(Math.abs(value), Math.abs(limit), ...scale.map(Math.abs));
    return value - limit > RELATIVE_SLACK * size;
}
function dropFrom(baseline, observed) {
    const drop = baseline - observed;
    const isNoise = Math.abs(drop) <= RELATIVE_SLACK * Math.max(Math.abs(baseline), Math.abs(observed));
    return isNoise ? 0 : Number(drop.toPrecision(12));
}
function isBelow(value, limit) {
    return isAbove(limit, value);
}


/***/ }),

/***/ 2665:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $_: () => (/* binding */ compareWithBaseline),
/* harmony export */   L5: () => (/* binding */ describeComparison),
/* harmony export */   _S: () => (/* binding */ findEngineTest),
/* harmony export */   oR: () => (/* binding */ isSignificant)
/* harmony export */ });
/* harmony import */ var _scan_measure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19532);
/* harmony import */ var _compare_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13737);
/* harmony import */ var _statistics_pair_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40286);
/* harmony import */ var _statistics_test_drops_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9026);




const UNREMARKABLE_SHIFT = 0.1;
function compareWithBaseline(measurement, baseline, { alpha, isDeterministic }) {
    const citing = new Set(baseline.engines?.filter(({ cited }) => cited).map(({ engine }) => engine));
    const known = new Set(baseline.engines?.map(({ engine }) => engine));
    const { engines } = measurement;
    const measured = new Set(engines.map(({ engine }) => engine));
    const tests = isDeterministic
        ? undefined
        : (0,_statistics_test_drops_js__WEBPACK_IMPORTED_MODULE_0__/* .testDrops */ .Z)({ runs: baseline.runs, citedEngines: [...citing] }, measurement, alpha);
    const noise = handleNoise(baseline, tests, isDeterministic);
    const gone = engines.filter(({ engine, cited }) => !cited && citing.has(engine)).map(({ engine }) => engine);
    const isLost = (engine) => noise === 'exact' ||
        noise === 'untested' ||
        isSignificant(tests?.citedEngines ?? tests?.engines.get(engine), alpha);
    return {
        baseline,
        measurement,
        noise,
        alpha,
        tests,
        lostEngines: gone.filter(isLost),
        doubtfulEngines: gone.filter(engine => !isLost(engine)),
        gainedEngines: engines
            .filter(({ engine, cited }) => cited && known.has(engine) && !citing.has(engine))
            .map(({ engine }) => engine),
        engineDrops: findEngineDrops(baseline, measurement, tests, alpha),
        unevaluatedEngines: [...citing].filter(engine => !measured.has(engine)),
        searchShifts: findShifts(tests, measurement),
    };
}
function handleNoise({ runs }, tests, isDeterministic) {
    if (isDeterministic)
        return 'exact';
    if (tests !== undefined)
        return 'tested';
    return runs.length > 0 ? 'too-few-runs' : 'untested';
}
function isSignificant(test, alpha) {
    return test !== undefined && !(0,_compare_js__WEBPACK_IMPORTED_MODULE_1__/* .isAbove */ .oi)(test.pValue, alpha);
}
function findEngineTest({ tests }, engines) {
    return engines
        .flatMap(engine => tests?.engines.get(engine) ?? [])
        .reduce((least, test) => (least === undefined || test.pValue < least.pValue ? test : least), undefined);
}
function findEngineDrops({ runs }, { cells }, tests, alpha) {
    const significant = [...(tests?.engines ?? [])].filter(([, test]) => isSignificant(test, alpha));
    if (significant.length === 0)
        return [];
    const byEngine = Map.groupBy((0,_statistics_pair_js__WEBPACK_IMPORTED_MODULE_2__/* .pairCells */ .Y8)(runs, cells).pairs, ({ engine }) => engine);
    return significant.map(([engine, test]) => {
        const pairs = byEngine.get(engine) ?? [];
        return {
            engine,
            before: (0,_scan_measure_js__WEBPACK_IMPORTED_MODULE_3__/* .mean */ .i2)(pairs.map(({ earlier }) => (0,_scan_measure_js__WEBPACK_IMPORTED_MODULE_3__/* .mean */ .i2)(earlier.map(({ cell }) => (0,_statistics_pair_js__WEBPACK_IMPORTED_MODULE_2__/* .citedShareOf */ .e_)(cell))))),
            now: (0,_scan_measure_js__WEBPACK_IMPORTED_MODULE_3__/* .mean */ .i2)(pairs.map(pair => (0,_statistics_pair_js__WEBPACK_IMPORTED_MODULE_2__/* .citedShareOf */ .e_)(pair.now))),
            test,
        };
    });
}
function findShifts(tests, { keywords }) {
    return (tests?.evaluated ?? []).filter(({ before, now }) => Math.abs(before - now) > UNREMARKABLE_SHIFT * keywords.length);
}
function describeComparison(comparison) {
    const { lostEngines = [], doubtfulEngines = [], gainedEngines = [], engineDrops = [] } = comparison ?? {};
    const { noise, alpha: level, searchShifts = [] } = comparison ?? {};
    return { lostEngines, doubtfulEngines, gainedEngines, engineDrops, noise, level, searchShifts };
}


/***/ }),

/***/ 73421:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ maxAnswerLoss)
/* harmony export */ });
const maxAnswerLoss = {
    name: 'max-answer-loss',
    subject: { noun: 'evidence behind an answer', unit: 'count' },
    isDrop: true,
    check: ({ comparison }) => {
        const keywords = comparison?.baseline.content?.keywords;
        if (keywords === undefined)
            return undefined;
        const those = (outcome) => keywords.filter(judged => judged.outcome === outcome).map(({ keyword }) => keyword);
        const [lost, weaker] = [those('lost'), those('weaker')];
        const outcome = lost.length > 0 ? 'fail' : weaker.length > 0 ? 'warn' : 'pass';
        return { kind: 'answers', outcome, checked: keywords.length, lost, weaker };
    },
};


/***/ }),

/***/ 99342:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ decline)
});

// EXTERNAL MODULE: ./build/scan/measure.js
var measure = __webpack_require__(19532);
// EXTERNAL MODULE: ./build/gate/compare.js
var compare = __webpack_require__(13737);
// EXTERNAL MODULE: ./build/gate/statistics/student.js
var student = __webpack_require__(46131);
;// CONCATENATED MODULE: ./build/gate/statistics/change-point.js


const LEAST_BEFORE = 5;
const LEAST_AFTER = 3;
const LEAST_RUNS = LEAST_BEFORE + LEAST_AFTER;
function findFall(values, leastVariance) {
    const count = values.length;
    const total = sumOf(values);
    const totalSquares = sumOf(values.map(value => value ** 2));
    let found;
    let [sum, squares] = [0, 0];
    for (const [index, value] of values.entries()) {
        const rest = count - index;
        if (index >= LEAST_BEFORE && rest >= LEAST_AFTER) {
            const [before, after] = [sum / index, (total - sum) / rest];
            const within = squares - index * before ** 2 + (totalSquares - squares - rest * after ** 2);
            const variance = Math.max(within / (count - 2), leastVariance);
            const standardError = Math.sqrt(variance * (1 / index + 1 / rest));
            if ((0,compare/* isAbove */.oi)(before, after) && standardError > 0) {
                const pValue = (0,student/* studentCdf */.Rf)((after - before) / standardError, count - 2);
                if (found === undefined || pValue < found.pValue)
                    found = { start: index, before, after, pValue };
            }
        }
        sum += value;
        squares += value ** 2;
    }
    return found;
}
function sumOf(values) {
    return values.reduce((sum, value) => sum + value, 0);
}

// EXTERNAL MODULE: ./build/gate/statistics/pair.js
var pair = __webpack_require__(40286);
// EXTERNAL MODULE: ./build/gate/rules/drops.js
var drops = __webpack_require__(6784);
;// CONCATENATED MODULE: ./build/gate/rules/decline.js





const LEVEL = 0.0003;
const LONG_HISTORY = 60;
const decline = {
    name: 'decline',
    subject: { noun: 'citation score over time', unit: 'score' },
    isDrop: true,
    check: ({ measurement, thresholds, comparison }) => {
        const { reference = [], runs = [] } = comparison?.baseline ?? {};
        const tolerance = thresholds.maxBcrDrop;
        if (comparison === undefined || tolerance === undefined || comparison.noise === 'exact')
            return undefined;
        const series = [...reference, measurement];
        if (runs.length === 0 || series.length < LEAST_RUNS)
            return undefined;
        const scores = series.map(run => run.overallBcr);
        const change = findFall(scores, leastVariance(series));
        const since = change && reference[change.start]?.createdAt;
        const isFound = change !== undefined &&
            change.pValue <= LEVEL * Math.min(1, LONG_HISTORY / series.length) &&
            (0,compare/* isAbove */.oi)(change.before, measurement.overallBcr) &&
            (0,compare/* isAbove */.oi)(change.before - change.after, (0,drops/* toleratedDrop */._7)(change.before, tolerance)) &&
            isLasting(change, scores, tolerance);
        return {
            kind: 'decline',
            outcome: isFound ? 'fail' : 'pass',
            observed: measurement.overallBcr,
            runs: series.length,
            tolerance,
            change: isFound && since !== undefined
                ? { since, before: change.before, after: change.after, pValue: change.pValue }
                : undefined,
        };
    },
};
function isLasting({ start, before }, scores, tolerance) {
    const allowed = (0,drops/* toleratedDrop */._7)(before, tolerance);
    const lower = scores.slice(start).filter(score => (0,compare/* isAbove */.oi)(before - score, allowed));
    return lower.length * 2 > scores.length - start;
}
function leastVariance(series) {
    const cells = series.flatMap(run => run.cells);
    const cited = cells.reduce((sum, cell) => sum + (0,pair/* countCited */.Dz)(cell), 0);
    const answers = cells.reduce((sum, cell) => sum + cell.cited.length, 0);
    const score = (0,measure/* mean */.i2)(series.map(({ overallBcr }) => overallBcr));
    if (cited === 0 || answers === 0)
        return 0;
    const worth = (score * series.length) / cited;
    return worth ** 2 / series.length;
}


/***/ }),

/***/ 6784:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _7: () => (/* binding */ toleratedDrop),
/* harmony export */   bV: () => (/* binding */ maxBcrDrop),
/* harmony export */   eo: () => (/* binding */ maxCitedEnginesDrop)
/* harmony export */ });
/* unused harmony export checkDrop */
/* harmony import */ var _compare_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13737);
/* harmony import */ var _comparison_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2665);


const SUSPICIOUS = 0.15;
const maxBcrDrop = {
    name: 'max-bcr-drop',
    subject: { noun: 'citation score', unit: 'score' },
    isDrop: true,
    check: ({ thresholds, comparison }) => {
        const baseline = comparison?.baseline.overallBcr;
        const tolerance = thresholds.maxBcrDrop;
        if (comparison === undefined || baseline === undefined || tolerance === undefined)
            return undefined;
        const { tests, alpha, engineDrops } = comparison;
        const dropped = engineDrops.map(({ engine }) => engine);
        return checkDrop({
            observed: comparison.measurement.overallBcr,
            baseline,
            pairedDrop: tests?.pairedBcrDrop,
            tolerance,
            test: tests?.overallBcr,
            evidence: weigh(comparison, [tests?.overallBcr, (0,_comparison_js__WEBPACK_IMPORTED_MODULE_0__/* .findEngineTest */ ._S)(comparison, dropped)]),
            engines: dropped.length > 0 && !(0,_comparison_js__WEBPACK_IMPORTED_MODULE_0__/* .isSignificant */ .oR)(tests?.overallBcr, alpha) ? dropped : undefined,
        });
    },
};
const maxCitedEnginesDrop = {
    name: 'max-cited-engines-drop',
    subject: { noun: 'number of engines that cite the brand', unit: 'count' },
    isDrop: true,
    check: ({ thresholds, comparison }) => {
        const baseline = comparison?.baseline.citedEngines;
        const allowed = thresholds.maxCitedEnginesDrop;
        if (comparison === undefined || baseline === undefined || allowed === undefined)
            return undefined;
        const { tests, lostEngines, doubtfulEngines, unevaluatedEngines } = comparison;
        const { citedEngines } = comparison.measurement;
        const unevaluated = tests === undefined ? 0 : unevaluatedEngines.length;
        const isCounted = tests !== undefined && tests.citedEngines === undefined;
        const isLost = isCounted && lostEngines.length > allowed;
        const test = isCounted
            ? (0,_comparison_js__WEBPACK_IMPORTED_MODULE_0__/* .findEngineTest */ ._S)(comparison, isLost ? lostEngines : doubtfulEngines)
            : tests?.citedEngines;
        return checkDrop({
            observed: citedEngines,
            baseline,
            pairedDrop: unevaluated > 0 ? (0,_compare_js__WEBPACK_IMPORTED_MODULE_1__/* .dropFrom */ .WQ)(baseline - unevaluated, citedEngines) : undefined,
            tolerance: { kind: 'absolute', value: allowed },
            test: test && isCounted ? { ...test, interval: undefined } : test,
            evidence: weigh(comparison, [test]),
        });
    },
};
function weigh({ noise, alpha }, tests) {
    if (noise === 'exact' || noise === 'untested')
        return 'certain';
    if (noise === 'too-few-runs')
        return 'unknown';
    if (tests.some(test => (0,_comparison_js__WEBPACK_IMPORTED_MODULE_0__/* .isSignificant */ .oR)(test, alpha)))
        return 'certain';
    return tests.some(test => (0,_comparison_js__WEBPACK_IMPORTED_MODULE_0__/* .isSignificant */ .oR)(test, SUSPICIOUS)) ? 'suspicious' : 'chance';
}
const OUTCOMES = {
    certain: 'fail',
    suspicious: 'inconclusive',
    chance: 'pass',
    unknown: 'inconclusive',
};
function checkDrop({ observed, baseline, pairedDrop, tolerance, test, evidence, engines, }) {
    const allowed = toleratedDrop(baseline, tolerance);
    const drop = pairedDrop ?? (0,_compare_js__WEBPACK_IMPORTED_MODULE_1__/* .dropFrom */ .WQ)(baseline, observed);
    const isBeyond = (0,_compare_js__WEBPACK_IMPORTED_MODULE_1__/* .isAbove */ .oi)(drop, allowed, baseline, observed);
    return {
        kind: 'drop',
        outcome: isBeyond ? OUTCOMES[evidence] : 'pass',
        ...{
            observed,
            baseline,
            drop,
            isPaired: pairedDrop !== undefined,
            tolerance,
            allowed,
            isBeyond,
            test,
            engines,
        },
    };
}
function toleratedDrop(baseline, { kind, value }) {
    return kind === 'percent' ? (Math.abs(baseline) * value) / 100 : value;
}


/***/ }),

/***/ 62918:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ RULES),
  I: () => (/* binding */ applyRules)
});

// EXTERNAL MODULE: ./build/gate/rules/answers.js
var answers = __webpack_require__(73421);
;// CONCATENATED MODULE: ./build/gate/rules/completeness.js
const completeness = {
    name: 'completeness',
    subject: { noun: 'completeness of the answers', unit: 'count' },
    isDrop: false,
    check: ({ measurement: { findings }, answers: { planned, evaluated } }) => ({
        kind: 'completeness',
        outcome: findings.length > 0 || evaluated < planned ? 'warn' : 'pass',
        contradictions: findings.length,
        missingAnswers: planned - evaluated,
    }),
};

// EXTERNAL MODULE: ./build/gate/rules/decline.js + 1 modules
var decline = __webpack_require__(99342);
// EXTERNAL MODULE: ./build/gate/rules/drops.js
var drops = __webpack_require__(6784);
// EXTERNAL MODULE: ./build/gate/compare.js
var compare = __webpack_require__(13737);
;// CONCATENATED MODULE: ./build/gate/rules/floors.js

const minOverallBcr = {
    name: 'min-overall-bcr',
    subject: { noun: 'citation score', unit: 'score' },
    isDrop: false,
    check: ({ measurement, thresholds }) => checkFloor(measurement.overallBcr, thresholds.minOverallBcr),
};
const minCitedEngines = {
    name: 'min-cited-engines',
    subject: { noun: 'number of engines that cite the brand', unit: 'count' },
    isDrop: false,
    check: ({ measurement, thresholds }) => checkFloor(measurement.citedEngines, thresholds.minCitedEngines),
};
const minShareOfVoice = {
    name: 'min-share-of-voice',
    subject: { noun: 'share of voice', unit: 'percent' },
    isDrop: false,
    check: ({ thresholds, shareOfVoice: { shares, unmeasured } }) => {
        const own = unmeasured.length > 0 ? undefined : shares.find(({ isOwn }) => isOwn);
        return checkFloor(own && 100 * own.share, thresholds.minShareOfVoice);
    },
};
function checkFloor(observed, floor) {
    if (floor === undefined)
        return undefined;
    const outcome = observed === undefined ? 'unknown' : (0,compare/* isBelow */.Yw)(observed, floor) ? 'fail' : 'pass';
    return { kind: 'floor', outcome, observed, floor };
}

;// CONCATENATED MODULE: ./build/gate/rules/required-engines.js
const requiredEngines = {
    name: 'required-engines',
    subject: { noun: 'required engines', unit: 'count' },
    isDrop: false,
    check: ({ measurement: { engines }, thresholds: { requiredEngines: required } }) => {
        if (required.length === 0)
            return undefined;
        const citing = new Set(engines.filter(({ cited }) => cited).map(({ engine }) => engine));
        const missing = required.filter(engine => !citing.has(engine));
        return { kind: 'required-engines', outcome: missing.length > 0 ? 'fail' : 'pass', required, missing };
    },
};

;// CONCATENATED MODULE: ./build/gate/rules/sentiment.js
const failOnSentiment = {
    name: 'fail-on-sentiment',
    subject: { noun: 'sentiment', unit: 'count' },
    isDrop: false,
    check: ({ measurement: { engines, avgSentiments }, thresholds: { failOnSentiment: unwanted } }) => {
        if (unwanted.length === 0)
            return undefined;
        const lowerCase = new Set(unwanted.map(value => value.toLowerCase()));
        const isUnwanted = (value) => lowerCase.has(value.trim().toLowerCase());
        const found = [
            ...engines.flatMap(({ engine, sentiments }) => sentiments.filter(isUnwanted).map(sentiment => ({ engine, sentiment }))),
            ...avgSentiments.filter(isUnwanted).map(sentiment => ({ engine: undefined, sentiment })),
        ];
        return {
            kind: 'sentiment',
            outcome: found.length > 0 ? 'fail' : 'pass',
            unwanted,
            found,
            observed: [...new Set(engines.flatMap(({ sentiments }) => sentiments))],
        };
    },
};

;// CONCATENATED MODULE: ./build/gate/rules/rules.js







const RULES = [
    answers/* maxAnswerLoss */.A,
    minOverallBcr,
    minCitedEngines,
    minShareOfVoice,
    drops/* maxBcrDrop */.bV,
    drops/* maxCitedEnginesDrop */.eo,
    decline/* decline */.B,
    requiredEngines,
    failOnSentiment,
    completeness,
];
function applyRules(context, rules = RULES) {
    return rules.flatMap(({ name: rule, subject, isDrop, check }) => {
        const finding = check(context);
        return finding === undefined ? [] : [{ ...finding, rule, subject, isDrop }];
    });
}


/***/ }),

/***/ 6254:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ adjustByGatekeeping)
/* harmony export */ });
/* harmony import */ var _holm_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63788);

const SHARE_OF_WHOLE = 0.9;
function adjustByGatekeeping(whole, engines, isSingleEngine) {
    if (isSingleEngine)
        return { whole, engines: engines.map(pValue => Math.max(whole, pValue)) };
    const adjusted = Math.min(1, whole / SHARE_OF_WHOLE);
    return {
        whole: adjusted,
        engines: (0,_holm_js__WEBPACK_IMPORTED_MODULE_0__/* .adjustByHolm */ .Z)(engines).map(pValue => Math.min(Math.max(adjusted, pValue), pValue / (1 - SHARE_OF_WHOLE), 1)),
    };
}


/***/ }),

/***/ 63788:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ adjustByHolm)
/* harmony export */ });
function adjustByHolm(pValues) {
    const ascending = pValues
        .map((pValue, index) => ({ pValue, index }))
        .toSorted((one, other) => one.pValue - other.pValue);
    const adjusted = [...pValues];
    let highest = 0;
    for (const [rank, { pValue, index }] of ascending.entries()) {
        highest = Math.max(highest, Math.min(1, pValue * (pValues.length - rank)));
        adjusted[index] = highest;
    }
    return adjusted;
}


/***/ }),

/***/ 65825:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ sampleVariance)
/* harmony export */ });
/* harmony import */ var _scan_measure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19532);

function sampleVariance(values) {
    const centre = (0,_scan_measure_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i2)(values);
    return values.reduce((sum, value) => sum + (value - centre) ** 2, 0) / (values.length - 1);
}


/***/ }),

/***/ 40286:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dz: () => (/* binding */ countCited),
/* harmony export */   Y8: () => (/* binding */ pairCells),
/* harmony export */   e_: () => (/* binding */ citedShareOf),
/* harmony export */   h_: () => (/* binding */ toRows),
/* harmony export */   lv: () => (/* binding */ bcrScoreOf)
/* harmony export */ });
/* harmony import */ var _scan_measure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19532);

function pairCells(runs, now) {
    const before = runs.map(({ cells }) => selectKeywordCells(cells));
    const current = selectKeywordCells(now);
    const lookups = before.map(cells => new Map(cells.map(cell => [keyOf(cell), cell])));
    const pairs = current.flatMap(cell => {
        const earlier = lookups.flatMap((lookup, run) => {
            const past = lookup.get(keyOf(cell));
            return past === undefined ? [] : [{ run, cell: past }];
        });
        return earlier.length === 0 ? [] : [{ engine: cell.engine, earlier, now: cell }];
    });
    const paired = pairs.reduce((sum, { earlier }) => sum + earlier.length + 1, 0);
    const all = [now, ...runs.map(({ cells }) => cells)].reduce((sum, { length }) => sum + length, 0);
    return { pairs, evaluated: countEvaluated(before, current), complete: paired === all };
}
function toRows(pairs, measureCell) {
    return pairs.map(({ earlier, now }) => ({
        earlier: earlier.map(({ run, cell }) => ({ run, value: measureCell(cell) })),
        now: measureCell(now),
    }));
}
function citedShareOf({ cited }) {
    return countCited({ cited }) / cited.length;
}
function bcrScoreOf({ bcrScores }) {
    return (0,_scan_measure_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i2)(bcrScores);
}
function countCited({ cited }) {
    return cited.filter(Boolean).length;
}
function selectKeywordCells(cells) {
    return cells.filter((cell) => cell.keyword !== undefined && cell.cited.length > 0 && cell.bcrScores.length > 0);
}
function keyOf({ keyword, engine }) {
    return JSON.stringify([keyword, engine]);
}
function countEvaluated(before, now) {
    const keyed = before.filter(cells => cells.length > 0);
    if (keyed.length === 0)
        return [];
    const counts = keyed.map(countKeywords);
    const current = countKeywords(now);
    const engines = new Set([current, ...counts].flatMap(count => [...count.keys()]));
    return [...engines].map(engine => ({
        engine,
        before: (0,_scan_measure_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i2)(counts.map(count => count.get(engine) ?? 0)),
        now: current.get(engine) ?? 0,
    }));
}
function countKeywords(cells) {
    return new Map(Array.from(Map.groupBy(cells, ({ engine }) => engine), ([engine, { length }]) => [engine, length]));
}


/***/ }),

/***/ 44803:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  GJ: () => (/* binding */ FEWEST_RUNS),
  C1: () => (/* binding */ leastCountVariance),
  PE: () => (/* binding */ leastScoreVariance),
  Se: () => (/* binding */ testByPredictionInterval)
});

// EXTERNAL MODULE: ./build/scan/measure.js
var measure = __webpack_require__(19532);
// EXTERNAL MODULE: ./build/gate/compare.js
var compare = __webpack_require__(13737);
// EXTERNAL MODULE: ./build/gate/statistics/student.js
var student = __webpack_require__(46131);
;// CONCATENATED MODULE: ./build/gate/statistics/interval.js

function boundDrop(drop, standardError, degrees, alpha) {
    const reach = (0,student/* studentQuantile */.FI)(1 - alpha, degrees) * standardError;
    return { low: drop - reach, high: drop + reach };
}

// EXTERNAL MODULE: ./build/gate/statistics/moments.js
var moments = __webpack_require__(65825);
;// CONCATENATED MODULE: ./build/gate/statistics/prediction-interval.js





const FEWEST_RUNS = 5;
function testByPredictionInterval(before, now, { alpha, leastVariance = 0 }) {
    if (before.length < FEWEST_RUNS)
        return undefined;
    const drop = (0,compare/* dropFrom */.WQ)((0,measure/* mean */.i2)(before), now);
    const variance = Math.max((0,moments/* sampleVariance */.y)(before), leastVariance);
    const standardError = Math.sqrt(variance * (1 + 1 / before.length));
    if (!(0,compare/* isAbove */.oi)(standardError, 0, ...before))
        return { pValue: drop > 0 ? 0 : 1, interval: undefined };
    const degrees = before.length - 1;
    return {
        pValue: (0,student/* studentCdf */.Rf)(-drop / standardError, degrees),
        interval: boundDrop(drop, standardError, degrees, alpha),
    };
}
function leastCountVariance(counts, total) {
    const share = shareOfCiting(counts, total);
    return total * share * (1 - share);
}
function leastScoreVariance(scores, counts, total) {
    const worth = (0,measure/* mean */.i2)(scores) / (total * shareOfCiting(counts, total));
    return leastCountVariance(counts, total) * worth ** 2;
}
function shareOfCiting(counts, total) {
    return (counts.reduce((sum, count) => sum + count, 0) + 1) / (counts.length * total + 2);
}


/***/ }),

/***/ 46131:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FI: () => (/* binding */ studentQuantile),
/* harmony export */   Rf: () => (/* binding */ studentCdf),
/* harmony export */   SX: () => (/* binding */ logGamma)
/* harmony export */ });
const LANCZOS_G = 7;
const LANCZOS = [
    0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
    12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];
function studentCdf(t, degrees) {
    return t > 0 ? 1 - upperTail(t, degrees) : upperTail(-t, degrees);
}
function studentQuantile(p, degrees) {
    const tail = Math.min(p, 1 - p);
    let [low, high] = [0, 1];
    while (high < Infinity && upperTail(high, degrees) > tail)
        [low, high] = [high, high * 2];
    let middle = (low + high) / 2;
    while (middle > low && middle < high) {
        if (upperTail(middle, degrees) > tail)
            low = middle;
        else
            high = middle;
        middle = (low + high) / 2;
    }
    return p < 0.5 ? -middle : middle;
}
function upperTail(t, degrees) {
    const square = t * t;
    return incompleteBeta(1 / (1 + square / degrees), 1 / (1 + degrees / square), degrees / 2, 1 / 2) / 2;
}
function incompleteBeta(x, rest, a, b) {
    if (x > (a + 1) / (a + b + 2))
        return 1 - incompleteBeta(rest, x, b, a);
    const logBeta = logGamma(a) + logGamma(b) - logGamma(a + b);
    return Math.exp(a * Math.log(x) + b * Math.log(rest) - logBeta) / (a * continuedFraction(x, a, b));
}
function continuedFraction(x, a, b) {
    let fraction = 1;
    for (let m = Math.ceil(50 + 5 * Math.sqrt(Math.max(a, b))); m >= 0; m--) {
        const even = ((m + 1) * (b - m - 1) * x) / ((a + 2 * m + 1) * (a + 2 * m + 2));
        const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
        fraction = 1 + odd / (1 + even / fraction);
    }
    return fraction;
}
function logGamma(z) {
    const series = LANCZOS.reduce((sum, coefficient, k) => sum + (k === 0 ? coefficient : coefficient / (z - 1 + k)));
    const base = z + LANCZOS_G - 0.5;
    return Math.log(2 * Math.PI) / 2 + (z - 0.5) * Math.log(base) - base + Math.log(series);
}


/***/ }),

/***/ 9026:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ testDrops),
  E: () => (/* binding */ testWhole)
});

// EXTERNAL MODULE: ./build/scan/measure.js
var measure = __webpack_require__(19532);
// EXTERNAL MODULE: ./node_modules/pure-rand/lib/esm/generator/xoroshiro128plus.js
var xoroshiro128plus = __webpack_require__(19821);
;// CONCATENATED MODULE: ./build/gate/statistics/draws.js

const DRAWS = 9_999;
const SEED = 0x2545f491;
const RELATIVE_SLACK = 1e-12;
function drawSums(engines) {
    const generator = (0,xoroshiro128plus/* xoroshiro128plus */.b)(SEED);
    const uniform = () => (generator.next() >>> 0) / 2 ** 32;
    const sums = new Float64Array(DRAWS);
    for (const { shifts, cells } of engines) {
        const strata = Uint8Array.from({ length: DRAWS }, () => Math.floor(uniform() * shifts.length));
        for (const { values, bounds } of cells) {
            const last = values.length - 1;
            for (let draw = 0; draw < DRAWS; draw++) {
                const offset = (strata[draw] ?? 0) * values.length;
                const point = uniform();
                let index = 0;
                for (let at = 0; at < last; at++)
                    index += Number(point >= (bounds[offset + at] ?? 1));
                sums[draw] = (sums[draw] ?? 0) + (values[index] ?? 0);
            }
        }
    }
    return sums;
}
function rankAmong(sums, observed, size) {
    let [above, below] = [0, 0];
    for (const sum of sums) {
        if (sum > observed + RELATIVE_SLACK * size)
            above++;
        else if (sum < observed - RELATIVE_SLACK * size)
            below++;
    }
    const ties = sums.length - above - below + 1;
    return (above + ties / 2) / (sums.length + 1);
}
function toCellModel(values, shifts, logWeight) {
    const bounds = new Float64Array(shifts.length * values.length);
    let next = 0;
    for (const shift of shifts) {
        const logWeights = values.map((_, index) => logWeight(index, shift));
        const highest = Math.max(...logWeights);
        const weights = logWeights.map(weight => Math.exp(weight - highest));
        const total = weights.reduce((all, weight) => all + weight, 0);
        let reached = 0;
        for (const weight of weights) {
            reached += weight / total;
            bounds[next++] = reached;
        }
    }
    return { values: Float64Array.from(values), bounds };
}

// EXTERNAL MODULE: ./build/gate/statistics/moments.js
var moments = __webpack_require__(65825);
// EXTERNAL MODULE: ./build/gate/statistics/student.js
var student = __webpack_require__(46131);
;// CONCATENATED MODULE: ./build/gate/statistics/engine-day.js



const TYPICAL_SHIFT = 0.3;
const TYPICAL_WEIGHT = 5;
const KEPT = 0.25;
const STRATA = 200;
function estimateDayShift(rows, unit) {
    const variances = rows.map(({ earlier, now }) => (0,moments/* sampleVariance */.y)([...earlier.map(({ value }) => value), now]));
    const earlierRuns = (0,measure/* mean */.i2)(rows.map(({ earlier }) => earlier.length));
    const runs = new Map();
    for (const [index, { earlier }] of rows.entries()) {
        const centre = (0,measure/* mean */.i2)(earlier.map(({ value }) => value));
        for (const { run, value } of earlier) {
            const { residual, variance } = runs.get(run) ?? { residual: 0, variance: 0 };
            runs.set(run, {
                residual: residual + value - centre,
                variance: variance + (variances[index] ?? 0),
            });
        }
    }
    const informative = [...runs.values()].filter(({ variance }) => variance > 0);
    const degrees = TYPICAL_WEIGHT + Math.max(0, informative.length - 1);
    const reach = Math.sqrt(1 + 1 / earlierRuns);
    if (informative.length === 0)
        return { scale: TYPICAL_SHIFT * reach, degrees };
    const squares = informative.reduce((sum, { residual, variance }) => sum + ((unit * residual) / variance) ** 2, 0);
    const ofCells = (0,measure/* mean */.i2)(informative.map(({ variance }) => unit ** 2 / variance));
    const spread = informative.length > 1 ? squares : 0;
    const moderated = (TYPICAL_WEIGHT * (TYPICAL_SHIFT ** 2 + ofCells) + spread) / degrees;
    const kept = (KEPT * ofCells * (degrees - TYPICAL_WEIGHT)) / degrees;
    return { scale: Math.sqrt(Math.max(0, moderated - ofCells) + kept) * reach, degrees };
}
function listShifts({ scale, degrees }) {
    return quantilesOf(degrees).map(quantile => quantile * scale);
}
const quantiles = new Map();
function quantilesOf(degrees) {
    const known = quantiles.get(degrees);
    if (known)
        return known;
    const computed = Array.from({ length: STRATA }, (_, index) => (0,student/* studentQuantile */.FI)((index + 0.5) / STRATA, degrees));
    quantiles.set(degrees, computed);
    return computed;
}

// EXTERNAL MODULE: ./build/gate/statistics/pair.js
var pair = __webpack_require__(40286);
;// CONCATENATED MODULE: ./build/gate/statistics/answers.js




function testByAnswers(engines) {
    const sums = drawSums(engines.map(({ pairs, day }) => {
        const shifts = listShifts(day);
        return { shifts, cells: pairs.map(pair => toModel(pair, shifts)) };
    }));
    const cited = engines.flatMap(({ pairs }) => pairs).reduce((sum, { now }) => sum + (0,pair/* countCited */.Dz)(now), 0);
    return rankAmong(sums, -cited, 0);
}
function toModel({ earlier, now }, shifts) {
    const cells = [now, ...earlier.map(({ cell }) => cell)];
    const cited = cells.reduce((sum, cell) => sum + (0,pair/* countCited */.Dz)(cell), 0);
    const uncited = cells.reduce((sum, cell) => sum + cell.cited.length, 0) - cited;
    const current = now.cited.length;
    const least = Math.max(0, current - uncited);
    const counts = Array.from({ length: Math.min(cited, current) - least + 1 }, (_, index) => least + index);
    const logWays = counts.map(count => logChoose(cited, count) + logChoose(uncited, current - count));
    return toCellModel(counts.map(count => -count), shifts, (index, shift) => (logWays[index] ?? 0) + (counts[index] ?? 0) * shift);
}
function logChoose(n, k) {
    return (0,student/* logGamma */.SX)(n + 1) - (0,student/* logGamma */.SX)(k + 1) - (0,student/* logGamma */.SX)(n - k + 1);
}

// EXTERNAL MODULE: ./build/gate/statistics/gatekeeping.js
var gatekeeping = __webpack_require__(6254);
// EXTERNAL MODULE: ./build/gate/statistics/holm.js
var holm = __webpack_require__(63788);
// EXTERNAL MODULE: ./build/gate/compare.js
var compare = __webpack_require__(13737);
;// CONCATENATED MODULE: ./build/gate/statistics/permutation.js




function testByPermutation(engines, alpha) {
    const rows = engines.flatMap(engine => engine.rows);
    const observed = rows.reduce((sum, row) => sum + dropOf(row), 0);
    const drop = observed / rows.length;
    if (!rows.some(hasSpread))
        return { pValue: 1, drop, interval: undefined };
    const sums = drawSums(engines.map(engine => {
        const shifts = listShifts(engine.day);
        return {
            shifts,
            cells: engine.rows.filter(hasSpread).map(row => permutation_toModel(row, engine.unit, shifts)),
        };
    }));
    const size = rows.reduce((sum, row) => sum + Math.max(...valuesOf(row).map(Math.abs)), 0);
    const ascending = sums.toSorted();
    const quantile = (share) => (ascending[Math.floor(share * sums.length)] ?? 0) / rows.length;
    return {
        pValue: rankAmong(sums, observed, size),
        drop,
        interval: { low: drop - quantile(1 - alpha), high: drop - quantile(alpha) },
    };
}
function valuesOf({ earlier, now }) {
    return [...earlier.map(({ value }) => value), now];
}
function dropOf({ earlier, now }) {
    return (0,measure/* mean */.i2)(earlier.map(({ value }) => value)) - now;
}
function hasSpread(row) {
    const values = valuesOf(row);
    return (0,compare/* isAbove */.oi)(Math.max(...values), Math.min(...values));
}
function permutation_toModel(row, unit, shifts) {
    const values = valuesOf(row);
    const sum = values.reduce((total, value) => total + value, 0);
    const different = [...Map.groupBy(values, value => value)].sort(([one], [other]) => one - other);
    return toCellModel(different.map(([value]) => (sum - value) / (values.length - 1) - value), shifts, (index, shift) => {
        const [value = 0, equal = []] = different[index] ?? [];
        return Math.log(equal.length) + (shift * value) / unit;
    });
}

// EXTERNAL MODULE: ./build/gate/statistics/prediction-interval.js + 1 modules
var prediction_interval = __webpack_require__(44803);
;// CONCATENATED MODULE: ./build/gate/statistics/runs.js

function viewRuns(runs, now) {
    const all = [...runs, now];
    const whole = { scores: runs.map(({ overallBcr }) => overallBcr), score: now.overallBcr, isPaired: false };
    const sets = all.map(({ cells }) => new Set(cells.map(({ engine }) => engine)));
    const common = [...(sets[0] ?? [])].filter(engine => sets.every(set => set.has(engine)));
    if (common.length === 0 || sets.every(({ size }) => size === common.length))
        return whole;
    const meanScore = (cells) => (0,measure/* mean */.i2)(cells.flatMap(({ bcrScores }) => bcrScores));
    const ofAll = (0,measure/* mean */.i2)(all.map(({ cells }) => meanScore(cells)));
    const scale = ofAll === 0 ? 1 : (0,measure/* mean */.i2)(all.map(({ overallBcr }) => overallBcr)) / ofAll;
    const isCommon = new Set(common);
    const [score = 0, ...scores] = [now, ...runs].map(({ cells }) => scale * meanScore(cells.filter(({ engine }) => isCommon.has(engine))));
    return { scores, score, isPaired: true };
}

;// CONCATENATED MODULE: ./build/gate/statistics/test-drops.js









function testDrops(before, now, alpha) {
    const { pairs, evaluated, complete } = (0,pair/* pairCells */.Y8)(before.runs, now.cells);
    if (pairs.length === 0)
        return testOverRuns(evaluated, before.runs, now, alpha);
    const baselineBcr = (0,measure/* mean */.i2)(before.runs.map(({ overallBcr }) => overallBcr));
    const whole = testCells(pairs, pair/* bcrScoreOf */.lv, alpha);
    const scale = whole.baseline === 0 ? 1 : baselineBcr / whole.baseline;
    const byEngine = Map.groupBy(pairs, ({ engine }) => engine);
    const cited = new Set(before.citedEngines);
    const ofEngines = [...byEngine].filter(([engine]) => cited.has(engine));
    const engineTests = ofEngines.map(([, ofEngine]) => testCells(ofEngine, pair/* citedShareOf */.e_, alpha));
    const adjusted = (0,gatekeeping/* adjustByGatekeeping */.J)(whole.pValue, engineTests.map(({ pValue }) => pValue), byEngine.size === 1);
    return {
        overallBcr: {
            method: 'cells',
            pValue: adjusted.whole,
            interval: whole.interval && {
                low: whole.interval.low * scale,
                high: whole.interval.high * scale,
            },
            size: pairs.length,
        },
        pairedBcrDrop: complete ? undefined : whole.drop * scale,
        citedEngines: undefined,
        engines: new Map(ofEngines.map(([engine, { length: size }], index) => [
            engine,
            {
                method: 'cells',
                pValue: adjusted.engines[index] ?? 1,
                interval: engineTests[index]?.interval,
                size,
            },
        ])),
        evaluated,
    };
}
function testWhole(pairs, alpha) {
    return testCells(pairs, pair/* bcrScoreOf */.lv, alpha).pValue;
}
function testCells(pairs, measureCell, alpha) {
    const engines = [...Map.groupBy(pairs, ({ engine }) => engine).values()].map(ofEngine => {
        const rows = (0,pair/* toRows */.h_)(ofEngine, measureCell);
        const unit = valueOfCitation(ofEngine, measureCell);
        return { pairs: ofEngine, rows, unit, day: estimateDayShift(rows, unit) };
    });
    const baseline = (0,measure/* mean */.i2)(engines.flatMap(({ rows }) => rows.map(({ earlier }) => (0,measure/* mean */.i2)(earlier.map(({ value }) => value)))));
    const byAnswer = testByPermutation(engines, alpha);
    if (pairs.every(hasOneSample))
        return { ...byAnswer, baseline };
    const asWhole = testByPermutation(engines.map(engine => ({ ...engine, unit: engine.unit * meanSamples(engine.pairs) })), alpha);
    const ofAnswers = testByAnswers(engines);
    const isTotalLoss = pairs.every(({ now }) => (0,pair/* countCited */.Dz)(now) === 0) && asWhole.drop > 0;
    return {
        ...asWhole,
        pValue: isTotalLoss ? ofAnswers : Math.max(asWhole.pValue, Math.min(ofAnswers, byAnswer.pValue)),
        baseline,
    };
}
function hasOneSample({ earlier, now }) {
    return now.cited.length === 1 && earlier.every(({ cell }) => cell.cited.length === 1);
}
function meanSamples(pairs) {
    return (0,measure/* mean */.i2)(pairs.flatMap(({ earlier, now }) => [now, ...earlier.map(({ cell }) => cell)].map(({ cited }) => cited.length)));
}
function valueOfCitation(pairs, measureCell) {
    const cells = pairs.flatMap(({ earlier, now }) => [now, ...earlier.map(({ cell }) => cell)]);
    const sum = cells.reduce((total, cell) => total + measureCell(cell), 0);
    const cited = cells.reduce((total, cell) => total + (0,pair/* countCited */.Dz)(cell), 0);
    return sum > 0 && cited > 0 ? sum / cited : 1;
}
function testOverRuns(evaluated, runs, now, alpha) {
    const { scores, score, isPaired } = viewRuns(runs, now);
    const counts = runs.map(({ citedEngines }) => citedEngines);
    const bcr = (0,prediction_interval/* testByPredictionInterval */.Se)(scores, score, {
        alpha,
        leastVariance: (0,prediction_interval/* leastScoreVariance */.PE)(scores, counts, now.totalEngines),
    });
    const leastVariance = (0,prediction_interval/* leastCountVariance */.C1)(counts, now.totalEngines);
    const cited = (0,prediction_interval/* testByPredictionInterval */.Se)(counts, now.citedEngines, { alpha, leastVariance });
    if (bcr === undefined || cited === undefined)
        return undefined;
    const [pBcr = 1, pCited = 1] = (0,holm/* adjustByHolm */.Z)([bcr.pValue, cited.pValue]);
    const common = { method: 'runs', size: runs.length };
    return {
        overallBcr: { ...common, pValue: pBcr, interval: bcr.interval },
        pairedBcrDrop: isPaired ? (0,measure/* mean */.i2)(scores) - score : undefined,
        citedEngines: { ...common, pValue: pCited, interval: cited.interval },
        engines: new Map(),
        evaluated,
    };
}


/***/ }),

/***/ 39231:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ae: () => (/* binding */ isUndecided),
/* harmony export */   HA: () => (/* binding */ hasDropped),
/* harmony export */   oK: () => (/* binding */ isSuspicious),
/* harmony export */   o_: () => (/* binding */ mayHaveDropped)
/* harmony export */ });
function hasDropped({ rules }) {
    return rules.some(({ isDrop, outcome }) => isDrop && outcome === 'fail');
}
const FUTILE = 0.3;
function isUndecided({ rules }) {
    return rules.some(rule => rule.kind === 'drop' &&
        rule.isBeyond &&
        rule.outcome !== 'fail' &&
        rule.test !== undefined &&
        rule.test.pValue <= FUTILE);
}
function isSuspicious({ rules }) {
    return rules.some(rule => rule.kind === 'drop' && rule.outcome === 'inconclusive' && rule.test !== undefined);
}
function mayHaveDropped({ rules }) {
    return rules.some(({ isDrop, outcome }) => isDrop && outcome === 'inconclusive');
}


/***/ }),

/***/ 14461:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rr: () => (/* binding */ RESULT_VERSION),
/* harmony export */   Uv: () => (/* binding */ readResult),
/* harmony export */   gw: () => (/* binding */ RESULT_FORMAT),
/* harmony export */   pM: () => (/* binding */ resultFields)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2503);
/* harmony import */ var _scan_measure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19532);


const RESULT_FORMAT = 'ai-visibility-result';
const RESULT_VERSION = 2;
const count = zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative();
const resultFields = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    schema_version: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1).max(RESULT_VERSION),
    verdict: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    brand_name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    keywords: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    requested_engines: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    language: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    scan_per: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['all', 'keyword']),
    samples: count,
    created_at: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    run_url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    sha: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    overall_bcr: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    cited_engines: count,
    total_engines: count,
    fingerprint: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())).optional(),
    models: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())).default({}),
    rules: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ outcome: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), drop: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullish() })).optional(),
    scans: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        keyword: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
        results: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ engine: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), cited: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(), bcr_score: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig() })),
    })),
});
function readResult(result) {
    return {
        createdAt: result.created_at,
        sha: result.sha,
        runUrl: result.run_url,
        attempt: 1,
        failed: result.verdict === 'fail' || result.verdict === 'error',
        dropped: result.verdict === 'error' || (result.rules ?? []).some(hasFailedDrop),
        suspect: (result.rules ?? []).some(({ outcome }) => outcome === 'inconclusive'),
        accepted: false,
        overallBcr: result.overall_bcr,
        citedEngines: result.cited_engines,
        totalEngines: result.total_engines,
        samples: result.samples,
        ...(Object.keys(result.models).length > 0 && { models: result.models }),
        fingerprint: result.fingerprint ?? {
            brand: [result.brand_name],
            keywords: result.keywords,
            ...(result.requested_engines.length > 0 && { engines: result.requested_engines }),
            language: [result.language],
            'scan-per': [result.scan_per],
        },
        cells: (0,_scan_measure_js__WEBPACK_IMPORTED_MODULE_1__/* .toCells */ .xk)(result.scans.map(({ keyword, results }) => ({ keyword: keyword ?? undefined, scan: { results } }))),
    };
}
function hasFailedDrop({ outcome, drop }) {
    return outcome === 'fail' && typeof drop === 'number';
}


/***/ }),

/***/ 7295:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ stopSignal)
/* harmony export */ });
function stopSignal() {
    const controller = new AbortController();
    for (const name of ['SIGINT', 'SIGTERM'])
        process.once(name, () => controller.abort());
    return controller.signal;
}


/***/ }),

/***/ 64347:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EY: () => (/* binding */ askedKeyword),
/* harmony export */   OA: () => (/* binding */ fields),
/* harmony export */   SS: () => (/* binding */ listInputs),
/* harmony export */   _y: () => (/* binding */ secretInputs),
/* harmony export */   vj: () => (/* binding */ inputNames)
/* harmony export */ });
/* unused harmony export inputDefaults */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88532);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2503);
/* harmony import */ var _contract_plans_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74155);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73368);



function parsed(form, allowed, read) {
    return form.transform((given, context) => {
        const result = read(given);
        if (result !== undefined)
            return result;
        context.addIssue({ code: 'custom', message: allowed });
        return zod__WEBPACK_IMPORTED_MODULE_2__/* .NEVER */ .tm;
    });
}
function value(allowed, read) {
    return parsed(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(allowed), allowed, read);
}
function numeric(allowed, read) {
    return parsed(zod__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(), zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()], allowed), allowed, given => read(String(given)));
}
function listOf(allowed, read) {
    return parsed(zod__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP())], allowed), allowed, read);
}
function withDefault(text, schema) {
    return zod__WEBPACK_IMPORTED_MODULE_3__/* .preprocess */ .vkY(given => (isEmpty(given) ? text : given), schema).meta({ default: text });
}
function optional(schema) {
    return zod__WEBPACK_IMPORTED_MODULE_3__/* .preprocess */ .vkY(given => (isEmpty(given) ? undefined : given), schema.optional());
}
function isEmpty(given) {
    return given === undefined || given === '';
}
const anyText = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP('one text');
const list = listOf('a list: one item a line, or separated by commas with CSV quoting', _values_js__WEBPACK_IMPORTED_MODULE_1__/* .readList */ .LD);
const number = numeric('a number such as 42 or 0.5', _values_js__WEBPACK_IMPORTED_MODULE_1__/* .readNumber */ .kz);
const count = numeric('a whole number, 0 or more', given => (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .readInteger */ .JI)(given, 0));
const choices = (items) => `one of ${items.join(', ')}`;
const choice = (...items) => zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(items, { error: choices(items) });
const trueOrFalse = zod__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['true', 'false']), zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY()], choices(['true', 'false']))
    .transform(String);
function choiceList(...items) {
    const allowed = `a list of ${items.join(', ')}; or none`;
    const form = zod__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n([...items, 'none'], allowed))], allowed);
    return parsed(form, allowed, _values_js__WEBPACK_IMPORTED_MODULE_1__/* .readList */ .LD)
        .transform(given => (given.join() === 'none' ? [] : given))
        .pipe(zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(items, { error: allowed })));
}
const BRAND = 'the name of your brand; it is required';
const KEYWORDS = 'a list: one keyword a line, or separated by commas with CSV quoting; keyword = question | question asks a keyword by your own questions, each with words, and takes a line';
const askedKeyword = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    keyword: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP('the keyword'),
    questions: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP('a question'), 'a list of questions'),
});
const fields = {
    config: anyText,
    brand: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(BRAND).min(1, BRAND),
    keywords: parsed(zod__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), askedKeyword]))], KEYWORDS), KEYWORDS, _values_js__WEBPACK_IMPORTED_MODULE_1__/* .readKeywords */ .Xv).refine(items => items.length > 0, 'at least one keyword; it is required'),
    engines: list,
    language: withDefault('en', value('a language code such as en or pt-BR', (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .readMatch */ .iV)(/^[A-Za-z]{2,3}(-[A-Za-z\d]{1,8})*$/))),
    'base-url': optional(value('the root URL of the service without /v1, user, query and fragment: https://…, or http:// on loopback; or empty for the embedded service', _values_js__WEBPACK_IMPORTED_MODULE_1__/* .readBaseUrl */ .$P)),
    'api-key': optional(value('one line of visible ASCII characters without spaces', (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .readMatch */ .iV)(/^[\x21-\x7e]+$/))),
    plan: withDefault('free', choice('free', 'pro', 'business', 'enterprise')),
    limits: value('parts such as 600/minute, 200000/day, 50 concurrent: each at most once, with a whole number above 0', _contract_plans_js__WEBPACK_IMPORTED_MODULE_0__/* .readLimits */ .BU),
    'timeout-minutes': withDefault('10', numeric('minutes above 0, at most 360', _values_js__WEBPACK_IMPORTED_MODULE_1__/* .readMinutes */ .wM)),
    'scan-per': withDefault('auto', choice('auto', 'all', 'keyword')),
    samples: withDefault('1', numeric('a whole number from 1 to 100, or a range of them such as 3..9', _values_js__WEBPACK_IMPORTED_MODULE_1__/* .readSampleRange */ .E5)),
    'min-overall-bcr': optional(number),
    'min-cited-engines': optional(count),
    'baseline-overall-bcr': optional(number),
    'baseline-cited-engines': optional(count),
    baseline: withDefault('none', value('none, base, artifact, branch, or the path of a file that ends in .json', (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .readMatch */ .iV)(/^(none|base|artifact|branch)$|\.json$/))),
    'baseline-window': withDefault('20', numeric('a whole number from 1 to 100', text => (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .readInteger */ .JI)(text, 1, 100))),
    'history-branch': withDefault('ai-visibility-history', value('the name of a branch that holds nothing else, such as ai-visibility-history', _values_js__WEBPACK_IMPORTED_MODULE_1__/* .readBranchName */ ._1)),
    record: withDefault('auto', choice('auto', 'always', 'never')),
    accept: withDefault('false', trueOrFalse),
    alpha: withDefault('0.05', numeric('a number from 0.001 to 0.5, such as 0.05', _values_js__WEBPACK_IMPORTED_MODULE_1__/* .readAlpha */ .DM)),
    'max-bcr-drop': optional(numeric('0 or more, such as 2.5; or a share of the baseline, such as 10%', _values_js__WEBPACK_IMPORTED_MODULE_1__/* .readTolerance */ .k9)),
    'max-cited-engines-drop': optional(count),
    'max-answer-loss': optional(numeric('percent from 0 to 100, such as 19%', _values_js__WEBPACK_IMPORTED_MODULE_1__/* .readPercent */ .oO)),
    'required-engines': list,
    'min-answers': optional(numeric('percent from 0 to 100, such as 50%', _values_js__WEBPACK_IMPORTED_MODULE_1__/* .readPercent */ .oO)),
    'fail-on-sentiment': list,
    'fail-on': withDefault('fail, error', choiceList('fail', 'error', 'inconclusive', 'no-baseline')),
    key: withDefault('default', value('1 to 64 letters, digits, ".", "_" or "-", starting with a letter or digit', (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .readMatch */ .iV)(/^[A-Za-z\d][A-Za-z\d._-]{0,63}$/))),
    mode: withDefault('gate', choice('gate', 'plan', 'merge', 'comment')),
    comment: withDefault('always', choice('always', 'on-failure', 'never')),
    'github-token': anyText,
    report: withDefault('none', choiceList('json', 'csv', 'html', 'pdf', 'outcome', 'service-csv', 'service-pdf')),
    'report-range': withDefault('30d', value('days such as 30d, or dates such as 2026-01-01..2026-01-31, in this order', _values_js__WEBPACK_IMPORTED_MODULE_1__/* .readDateRange */ .i3)),
    'report-competitors': withDefault('false', trueOrFalse),
    'report-wait-minutes': withDefault('0', numeric('whole minutes from 0 to 60', text => (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .readInteger */ .JI)(text, 0, 60))),
    'report-font': anyText,
    competitors: listOf('a list of names, or of name = domain, such as Globex = globex.com', _values_js__WEBPACK_IMPORTED_MODULE_1__/* .readCompetitors */ .ew),
    'min-share-of-voice': optional(numeric('percent from 0 to 100, such as 25%', _values_js__WEBPACK_IMPORTED_MODULE_1__/* .readPercent */ .oO)),
    'suggest-content': withDefault('never', choice('never', 'on-failure', 'always')),
    'suggest-max': withDefault('3', numeric('a whole number from 1 to 20', text => (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .readInteger */ .JI)(text, 1, 20))),
    'content-type': anyText,
    tone: anyText,
    'content-max-length': optional(numeric('a whole number above 0', text => (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .readInteger */ .JI)(text, 1))),
    notify: optional(value('the https URL of a webhook of Slack or of a workflow of Teams; or slack=URL, teams=URL, json=URL for another host', _values_js__WEBPACK_IMPORTED_MODULE_1__/* .readWebhook */ .iN)),
    issue: withDefault('never', choice('never', 'on-failure')),
    'artifact-name': withDefault('ai-visibility-{key}', value('none, or up to 200 characters without " : < > | * ? \\ / or line breaks', (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .readMatch */ .iV)(/^[^":<>|*?\\/\p{Cc}]{0,200}$/u))),
    content: list,
    'base-content': anyText,
    'site-url': list,
    'competitor-content': list,
    'brand-domains': list,
    'brand-aliases': list,
    'prompt-template': listOf('a list: one question a line', _values_js__WEBPACK_IMPORTED_MODULE_1__/* .readLineList */ .fm),
    country: listOf('a list of ISO 3166-1 codes of two letters, such as DE, GB, US', _values_js__WEBPACK_IMPORTED_MODULE_1__/* .readCountries */ .zL),
    city: anyText,
    'max-requests': optional(count),
    'max-cost': optional(numeric('US dollars above 0, such as 2.50', _values_js__WEBPACK_IMPORTED_MODULE_1__/* .readAmount */ .No)),
    answers: anyText,
    'artifact-retention-days': optional(numeric('whole days from 1 to 400', text => (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .readInteger */ .JI)(text, 1, 400))),
    shard: optional(value(`one of at most ${_values_js__WEBPACK_IMPORTED_MODULE_1__/* .MOST_SHARDS */ .Y} shards, such as 2/8: a number from 1, and how many there are`, _values_js__WEBPACK_IMPORTED_MODULE_1__/* .readShard */ .Xy)),
    'max-shards': withDefault('20', numeric(`a whole number from 1 to ${_values_js__WEBPACK_IMPORTED_MODULE_1__/* .MOST_SHARDS */ .Y}`, text => (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .readInteger */ .JI)(text, 1, _values_js__WEBPACK_IMPORTED_MODULE_1__/* .MOST_SHARDS */ .Y))),
    partial: withDefault('refuse', choice('refuse', 'allow')),
};
const secretInputs = ['api-key', 'github-token', 'notify'];
const listInputs = [
    'keywords',
    'engines',
    'required-engines',
    'fail-on-sentiment',
    'fail-on',
    'report',
    'competitors',
    'content',
    'site-url',
    'competitor-content',
    'brand-domains',
    'brand-aliases',
    'prompt-template',
    'country',
];
const inputDefaults = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.meta()?.['default']]));
const inputNames = Object.keys(fields);


/***/ }),

/***/ 99691:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  aV: () => (/* binding */ InputsError),
  lI: () => (/* binding */ describeGiven),
  wF: () => (/* binding */ describeIssues),
  wX: () => (/* binding */ fillTexts),
  o9: () => (/* binding */ nameArtifact),
  sb: () => (/* binding */ readSettings)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(2503);
// EXTERNAL MODULE: ./build/contract/plans.js
var plans = __webpack_require__(74155);
// EXTERNAL MODULE: ./build/lib/files.js
var files = __webpack_require__(13963);
// EXTERNAL MODULE: ./build/lib/nearest-name.js
var nearest_name = __webpack_require__(67712);
// EXTERNAL MODULE: ./build/embedded/settings.js
var settings = __webpack_require__(6638);
// EXTERNAL MODULE: ./build/lib/text.js
var lib_text = __webpack_require__(94869);
;// CONCATENATED MODULE: ./build/inputs/engine-groups.js

function groupEngines(engines, countries) {
    if (countries.length < 2)
        return engines;
    return engines.flatMap(engine => engine === settings/* REPOSITORY */.B ? [engine] : countries.map(country => `${engine}@${country}`));
}
function groupRequired(required, engines, countries) {
    const groups = required.flatMap(engine => engines.includes(engine) ? groupEngines([engine], countries) : [engine]);
    return [...new Set(groups)];
}

;// CONCATENATED MODULE: ./build/inputs/cross-checks.js



const embeddedInputs = [
    'content',
    'base-content',
    'site-url',
    'competitor-content',
    'brand-domains',
    'brand-aliases',
    'prompt-template',
    'country',
    'city',
    'max-answer-loss',
    'max-requests',
    'max-cost',
    'answers',
];
const embeddedNeeds = [
    ...embeddedInputs,
    'engines',
    'keywords',
    'competitors',
];
const FEWEST_WHOLE_RUNS = 5;
const notHosted = [...embeddedInputs, 'min-answers'];
const crossChecks = [
    {
        input: 'mode',
        needs: ['mode'],
        isWrong: ({ mode }) => mode !== 'gate',
        allowed: 'gate; the other modes are for workflows of GitHub Actions',
    },
    {
        input: 'baseline-window',
        needs: ['baseline-window', 'scan-per'],
        isWrong: inputs => inputs['scan-per'] === 'all' && inputs['baseline-window'] < FEWEST_WHOLE_RUNS,
        allowed: `${FEWEST_WHOLE_RUNS} or more with scan-per: all, for fewer runs cannot tell a drop from chance; or leave it out`,
    },
    {
        input: 'api-key',
        needs: ['api-key', 'base-url'],
        isWrong: (inputs, facts) => inputs['base-url'] !== undefined && inputs['api-key'] === undefined && !facts.withoutSecrets,
        allowed: 'the key of the service, as a secret: api-key: ${{ secrets.AI_VISIBILITY_KEY }}. Is the secret set?',
    },
    {
        input: 'limits',
        needs: ['plan', 'limits'],
        isWrong: ({ plan, limits }) => plan === 'enterprise' && Object.keys(limits).length < 3,
        allowed: 'N/minute, N/day and N concurrent, all three: the enterprise plan has no limits of its own',
    },
    {
        input: 'min-cited-engines',
        needs: ['min-cited-engines', 'engines', 'country'],
        isWrong: ({ engines, country, 'min-cited-engines': least = 0 }) => engines.length > 0 && least > groupEngines(engines, country).length,
        allowed: 'at most the number of engines listed in engines; with several countries, times their number',
    },
    {
        input: 'required-engines',
        needs: ['required-engines', 'engines', 'country'],
        isWrong: ({ engines, country, 'required-engines': required }) => engines.length > 0 &&
            groupRequired(required, engines, country).some(engine => !groupEngines(engines, country).includes(engine)),
        allowed: 'engines that engines lists, in the same spelling; with several countries also one of them, as in openai@DE',
    },
    {
        input: 'base-url',
        needs: ['api-key', 'base-url'],
        isWrong: inputs => inputs['base-url'] === undefined && inputs['api-key'] !== undefined,
        allowed: 'the root URL of the service that api-key belongs to: the embedded service has no key',
    },
    {
        input: 'baseline',
        needs: ['baseline', 'base-url', 'engines'],
        isWrong: ({ baseline, 'base-url': url, engines }) => baseline === 'base' && (url !== undefined || engines.some(engine => engine !== settings/* REPOSITORY */.B)),
        allowed: 'base with the engine repository alone: no other engine can answer from an earlier tree',
    },
    {
        input: 'max-answer-loss',
        needs: ['max-answer-loss', 'baseline', 'base-url'],
        isWrong: ({ baseline, 'base-url': baseUrl, 'max-answer-loss': most }) => most !== undefined && baseUrl === undefined && baseline !== 'base',
        allowed: 'no value without baseline: base, which is what compares answers',
    },
    {
        input: 'base-content',
        needs: ['base-content', 'baseline', 'base-url'],
        isWrong: ({ baseline, 'base-url': baseUrl, 'base-content': folder }) => folder !== '' && baseUrl === undefined && baseline !== 'base',
        allowed: 'no value without baseline: base, which is what compares with this folder',
    },
    {
        input: 'history-branch',
        needs: ['history-branch', 'baseline'],
        isWrong: ({ baseline, 'history-branch': branch }, { defaultBranch }) => baseline === 'branch' && branch === defaultBranch,
        allowed: 'another branch than the default branch',
    },
    {
        input: 'accept',
        needs: ['accept', 'baseline'],
        isWrong: ({ accept, baseline }) => accept === 'true' && (baseline === 'none' || baseline === 'base'),
        allowed: 'false, unless baseline is artifact, branch or a .json file: only a history keeps a level for later runs',
    },
    {
        input: 'accept',
        needs: ['accept', 'record'],
        isWrong: ({ accept, record }) => accept === 'true' && record === 'never',
        allowed: 'false, unless record is auto or always: a run that is not recorded sets no level for later runs',
    },
    {
        input: 'competitors',
        needs: ['competitors', 'brand', 'brand-aliases'],
        isWrong: ({ brand, competitors, 'brand-aliases': aliases }) => {
            const names = competitors.map(({ name }) => (0,lib_text/* foldName */.zN)(name));
            const own = new Set([brand, ...aliases].map(lib_text/* foldName */.zN));
            return new Set(names).size < names.length || names.some(name => own.has(name));
        },
        allowed: 'brands other than your own, each of them once',
    },
    {
        input: 'min-share-of-voice',
        needs: ['min-share-of-voice', 'competitors'],
        isWrong: ({ competitors, 'min-share-of-voice': least }) => least !== undefined && competitors.length === 0,
        allowed: 'no value without competitors: it requires competitors',
    },
    {
        input: 'keywords',
        needs: ['keywords', 'base-url', 'engines'],
        isWrong: inputs => inputs.keywords.some(({ questions }) => questions.length > 0) && !asksLive(inputs),
        allowed: 'no questions after = without a live engine in engines: a hosted service and the engine repository take the keyword alone',
    },
    {
        input: 'country',
        needs: ['country', 'base-url', 'engines'],
        isWrong: inputs => inputs['base-url'] === undefined && inputs.country.length > 0 && !asksLive(inputs),
        allowed: 'no value without a live engine in engines: the pages of a repository are the same everywhere',
    },
    {
        input: 'city',
        needs: ['city', 'country'],
        isWrong: ({ city, country }) => city !== '' && country.length !== 1,
        allowed: 'a city of the one country that country names',
    },
    ...notHosted.map(input => ({
        input,
        needs: [input, 'base-url'],
        isWrong: (inputs) => inputs['base-url'] !== undefined && isGiven(inputs[input]),
        allowed: 'no value beside base-url: it belongs to the embedded service',
    })),
];
function asksLive({ engines, 'base-url': url }) {
    return url === undefined && engines.some(engine => engine !== settings/* REPOSITORY */.B);
}
function isGiven(value) {
    return value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
}

// EXTERNAL MODULE: ./build/inputs/fields.js
var fields = __webpack_require__(64347);
;// CONCATENATED MODULE: ./build/inputs/read-settings.js







class InputsError extends Error {
    problems;
    constructor(problems) {
        super(`${problems.length} problem(s) in the inputs: ${problems.map(({ input }) => input).join(', ')}`);
        this.name = 'InputsError';
        this.problems = problems;
    }
}
async function readSettings(given, env, facts) {
    const texts = fillTexts(given);
    const embeddedReader = texts['base-url'] ? undefined : await Promise.all(/* import() */[__webpack_require__.e(7031), __webpack_require__.e(935), __webpack_require__.e(6804), __webpack_require__.e(9151), __webpack_require__.e(7019)]).then(__webpack_require__.bind(__webpack_require__, 13711));
    let embedded;
    const schema = schemas/* strictObject */.rej(fields/* fields */.OA).superRefine((inputs, issues) => {
        const misread = new Set(issues.issues.map(({ path }) => path?.[0]));
        const report = (input, message) => issues.addIssue({ code: 'custom', path: [input], message });
        for (const { input, needs, isWrong, allowed } of crossChecks) {
            if (!needs.some(name => misread.has(name)) && isWrong(inputs, facts))
                report(input, allowed);
        }
        if (embeddedReader === undefined || embeddedNeeds.some(name => misread.has(name)))
            return;
        const readable = {
            ...inputs,
            ...(misread.has('samples') && { samples: { min: 1, max: 1 } }),
            ...(misread.has('language') && { language: 'en' }),
        };
        embedded = embeddedReader.readEmbeddedInputs(readable, env);
        for (const { input, allowed } of embedded.problems)
            report(input, allowed);
        if (embedded.keysMissing && !facts.withoutSecrets)
            report('engines', KEYS_MISSING);
    }, { when: () => true });
    const parsed = schema.safeParse(texts);
    if (!parsed.success)
        throw new InputsError(describeIssues(parsed.error.issues, texts));
    return toSettings(parsed.data, embedded);
}
const DEFAULT_MIN_ANSWERS = 50;
const KEYS_MISSING = 'live engines whose keys are in the environment, such as OPENAI_API_KEY: ${{ secrets.OPENAI_API_KEY }} in the env of the step';
function fillTexts(given) {
    return Object.fromEntries([
        ...fields/* inputNames */.vj.map(name => [name, '']),
        ...Object.entries(given).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
    ]);
}
function describeIssues(issues, texts) {
    const problems = new Map();
    for (const issue of issues) {
        const unknown = issue.code === 'unrecognized_keys';
        const names = unknown ? issue.keys : [String(issue.path[0])];
        for (const input of names) {
            const secret = fields/* secretInputs */._y.some(name => name === input);
            const allowed = unknown ? describeKnown(input) : issue.message;
            if (!problems.has(input)) {
                problems.set(input, { input, given: secret ? undefined : describeGiven(texts[input]), allowed });
            }
        }
    }
    return [...problems.values()];
}
function describeGiven(value) {
    if (Array.isArray(value))
        return value.map(describeGiven).join(', ');
    return typeof value === 'object' ? JSON.stringify(value) : value === undefined ? undefined : String(value);
}
function describeKnown(unknown) {
    const nearest = (0,nearest_name/* findNearestName */.$)(unknown, fields/* inputNames */.vj);
    return nearest === undefined
        ? `only these inputs exist: ${fields/* inputNames */.vj.join(', ')}`
        : `the name of an input. Did you mean ${nearest}?`;
}
function toSettings(inputs, embedded) {
    return {
        brand: inputs.brand,
        keywords: inputs.keywords.map(({ keyword }) => keyword),
        engines: groupEngines(inputs.engines, inputs.country),
        language: inputs.language,
        ...toScanPer(inputs),
        samples: inputs.samples,
        service: toService(inputs, embedded),
        timeoutMinutes: inputs['timeout-minutes'],
        thresholds: {
            minOverallBcr: inputs['min-overall-bcr'],
            minCitedEngines: inputs['min-cited-engines'],
            ...toDropThresholds(inputs),
            requiredEngines: groupRequired(inputs['required-engines'], inputs.engines, inputs.country),
            failOnSentiment: inputs['fail-on-sentiment'],
            minShareOfVoice: inputs['min-share-of-voice'],
            minAnswers: inputs['min-answers'] ?? DEFAULT_MIN_ANSWERS,
        },
        baseline: {
            source: toSource(inputs),
            window: inputs['baseline-window'],
            overallBcr: inputs['baseline-overall-bcr'],
            citedEngines: inputs['baseline-cited-engines'],
        },
        record: inputs.record,
        accept: inputs.accept === 'true',
        alpha: inputs.alpha,
        failOn: inputs['fail-on'],
        key: inputs.key,
        comment: inputs.comment,
        githubToken: inputs['github-token'],
        reports: inputs.report,
        serviceReport: {
            range: inputs['report-range'],
            includeCompetitors: inputs['report-competitors'] === 'true',
            waitMinutes: inputs['report-wait-minutes'],
        },
        reportFont: inputs['report-font'] || undefined,
        competitors: inputs.competitors,
        suggestions: {
            mode: inputs['suggest-content'],
            max: inputs['suggest-max'],
            contentType: inputs['content-type'] || undefined,
            tone: inputs.tone || undefined,
            maxLength: inputs['content-max-length'],
        },
        issue: inputs.issue,
        notify: inputs.notify,
        artifactName: nameArtifact(inputs),
        artifactRetentionDays: inputs['artifact-retention-days'],
        fleet: { shard: inputs.shard, maxShards: inputs['max-shards'], partial: inputs.partial },
    };
}
function nameArtifact({ 'artifact-name': name, key }) {
    return name === 'none' ? '' : name.replaceAll('{key}', key);
}
function toScanPer({ 'scan-per': scanPer, 'base-url': baseUrl, baseline, }) {
    if (scanPer !== 'auto')
        return { scanPer, scanPerReason: 'given' };
    if (baseline !== 'none' && baseline !== 'base')
        return { scanPer: 'keyword', scanPerReason: 'recorded-runs' };
    if (baseUrl === undefined)
        return { scanPer: 'keyword', scanPerReason: 'embedded' };
    return { scanPer: 'all', scanPerReason: 'unrecorded' };
}
function toDropThresholds({ baseline, 'max-bcr-drop': maxBcrDrop, 'max-cited-engines-drop': maxCitedEnginesDrop, }) {
    if (baseline === 'base')
        return { maxBcrDrop, maxCitedEnginesDrop };
    return {
        maxBcrDrop: maxBcrDrop ?? { kind: 'absolute', value: 0 },
        maxCitedEnginesDrop: maxCitedEnginesDrop ?? 0,
    };
}
function toSource({ baseline, 'history-branch': branch }) {
    switch (baseline) {
        case 'none':
        case 'base':
        case 'artifact':
            return { kind: baseline };
        case 'branch':
            return { kind: 'branch', branch };
        default:
            return { kind: 'file', path: (0,files/* withSlashes */.sq)(baseline) };
    }
}
function toService(inputs, embedded) {
    const { 'base-url': baseUrl, 'api-key': apiKey, plan, limits } = inputs;
    if (baseUrl !== undefined)
        return { kind: 'hosted', baseUrl, apiKey, limits: (0,plans/* limitsOf */.Af)(plan, limits) };
    if (embedded === undefined)
        throw new TypeError('the inputs of the embedded service were not read');
    return { kind: 'embedded', ...embedded.settings, keysMissing: embedded.keysMissing };
}


/***/ }),

/***/ 98739:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ runFolder)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

function runFolder({ tempFolder }, key) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(tempFolder, 'ai-visibility', key);
}


/***/ }),

/***/ 73368:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $P: () => (/* binding */ readBaseUrl),
/* harmony export */   DM: () => (/* binding */ readAlpha),
/* harmony export */   E5: () => (/* binding */ readSampleRange),
/* harmony export */   JI: () => (/* binding */ readInteger),
/* harmony export */   LD: () => (/* binding */ readList),
/* harmony export */   No: () => (/* binding */ readAmount),
/* harmony export */   Se: () => (/* binding */ readLines),
/* harmony export */   Xv: () => (/* binding */ readKeywords),
/* harmony export */   Xy: () => (/* binding */ readShard),
/* harmony export */   Y: () => (/* binding */ MOST_SHARDS),
/* harmony export */   _1: () => (/* binding */ readBranchName),
/* harmony export */   ew: () => (/* binding */ readCompetitors),
/* harmony export */   fm: () => (/* binding */ readLineList),
/* harmony export */   i3: () => (/* binding */ readDateRange),
/* harmony export */   iN: () => (/* binding */ readWebhook),
/* harmony export */   iV: () => (/* binding */ readMatch),
/* harmony export */   k9: () => (/* binding */ readTolerance),
/* harmony export */   kz: () => (/* binding */ readNumber),
/* harmony export */   oO: () => (/* binding */ readPercent),
/* harmony export */   wM: () => (/* binding */ readMinutes),
/* harmony export */   zL: () => (/* binding */ readCountries)
/* harmony export */ });
/* harmony import */ var csv_parse_sync__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25175);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64377);
/* harmony import */ var _lib_country_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81078);
/* harmony import */ var _lib_http_loopback_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84344);




function readList(given) {
    if (typeof given !== 'string')
        return readItems(given);
    const lines = readLines(given);
    const [only] = lines;
    if (only === undefined || lines.length > 1)
        return lines;
    try {
        const records = (0,csv_parse_sync__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(only, { trim: true });
        const fields = Array.isArray(records) ? records.flat() : [];
        return unique(fields.map(String).filter(field => field !== ''));
    }
    catch {
        return undefined;
    }
}
function readLineList(given) {
    return typeof given === 'string' ? readLines(given) : readItems(given);
}
function readItems(given) {
    const items = given.map(item => item.trim());
    return items.every(item => item !== '' && !/[\r\n]/.test(item)) ? unique(items) : undefined;
}
function readLines(text) {
    const lines = text.split(/\r\n|\r|\n/).map(line => line.trim());
    return unique(lines.filter(line => line !== '' && !line.startsWith('#')));
}
function readKeywords(given) {
    const items = typeof given === 'string' ? readList(given) : given.map(trimKeyword);
    if (items === undefined)
        return undefined;
    const entries = items.map(item => (typeof item === 'string' ? readKeyword(item) : item));
    const isAsked = entries.some(entry => entry.questions.length > 0);
    const isAmbiguous = typeof given === 'string' && isAsked && items.length > 1 && readLines(given).length === 1;
    const isLine = (text) => text !== '' && !/[\r\n]/.test(text);
    if (isAmbiguous || !entries.every(({ keyword, questions }) => [keyword, ...questions].every(isLine))) {
        return undefined;
    }
    return Array.from(Map.groupBy(entries, ({ keyword }) => keyword), ([keyword, ofKeyword]) => ({ keyword, questions: unique(ofKeyword.flatMap(entry => entry.questions)) }));
}
function trimKeyword(given) {
    if (typeof given === 'string')
        return given.trim();
    return { keyword: given.keyword.trim(), questions: given.questions.map(question => question.trim()) };
}
function readKeyword(item) {
    const entry = /^(?:(.*?)\s)?=(?:\s(.*))?$/s.exec(item);
    if (entry === null)
        return { keyword: item, questions: [] };
    const [, keyword = '', questions = ''] = entry;
    return { keyword: keyword.trim(), questions: questions.split('|').map(question => question.trim()) };
}
function unique(items) {
    return [...new Set(items)];
}
function readCountries(given) {
    const codes = readList(given)?.map(code => code.toUpperCase());
    return codes?.every(_lib_country_js__WEBPACK_IMPORTED_MODULE_1__/* .isCountryCode */ .e) ? unique(codes) : undefined;
}
function readNumber(text) {
    if (!/^[+-]?(\d+(?:\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(text))
        return undefined;
    const value = Number(text);
    return Number.isFinite(value) ? value : undefined;
}
function readInteger(text, min, max = Number.MAX_SAFE_INTEGER) {
    if (!/^\d+$/.test(text))
        return undefined;
    const value = Number(text);
    return value >= min && value <= max ? value : undefined;
}
function readAmount(text) {
    const amount = readNumber(text);
    return amount !== undefined && amount > 0 ? amount : undefined;
}
function readMinutes(text) {
    const minutes = readNumber(text);
    return minutes !== undefined && minutes > 0 && minutes <= 360 ? minutes : undefined;
}
function readSampleRange(text) {
    const [first = '', last = first, ...rest] = text.split('..');
    const [min, max] = [first, last].map(part => readInteger(part.trim(), 1, 100));
    if (min === undefined || max === undefined || max < min || rest.length > 0)
        return undefined;
    return { min, max };
}
const MOST_SHARDS = 256;
function readShard(text) {
    const [first = '', last = '', ...rest] = text.split('/');
    const [index, count] = [first, last].map(part => readInteger(part.trim(), 1, MOST_SHARDS));
    if (index === undefined || count === undefined || index > count || rest.length > 0)
        return undefined;
    return { index, count };
}
function readAlpha(text) {
    const alpha = readNumber(text);
    return alpha !== undefined && alpha >= 0.001 && alpha <= 0.5 ? alpha : undefined;
}
function readBranchName(text) {
    const parts = text.split('/');
    const isPart = (part) => part !== '' && !part.startsWith('.') && !part.endsWith('.') && !part.endsWith('.lock');
    const plain = /^[\x21-\x7e]{1,200}$/.test(text) && !/[~^:?*[\\]|\.\.|@\{|^[-@]$|^-/.test(text);
    return plain && !text.startsWith('refs/') && parts.every(isPart) ? text : undefined;
}
function readDateRange(text) {
    const days = /^(\d{1,4})d$/.exec(text)?.[1];
    if (days !== undefined)
        return Number(days) > 0 ? { days: Number(days) } : undefined;
    const [start = '', end = '', ...rest] = text.split('..').map(part => part.trim());
    const isDate = (date) => zod__WEBPACK_IMPORTED_MODULE_2__/* .date */ .p6().safeParse(date).success;
    return isDate(start) && isDate(end) && start <= end && rest.length === 0 ? { start, end } : undefined;
}
function readPercent(text) {
    const percent = readNumber(text.replace(/(?<!\s)\s*%$/, ''));
    return percent !== undefined && percent >= 0 && percent <= 100 ? percent : undefined;
}
function readCompetitors(given) {
    const entries = readList(given)?.map(entry => {
        const [name = '', domain, ...rest] = entry.split('=').map(part => part.trim());
        return name === '' || domain === '' || rest.length > 0 ? undefined : { name, domain };
    });
    if (entries === undefined || entries.includes(undefined))
        return undefined;
    const named = Map.groupBy(entries.filter(entry => entry !== undefined), ({ name }) => name);
    return Array.from(named, ([name, ofName]) => ({
        name,
        domains: ofName.map(({ domain }) => domain).filter(domain => domain !== undefined),
    }));
}
function readMatch(pattern) {
    return text => (pattern.test(text) ? text : undefined);
}
function readTolerance(text) {
    const percent = text.endsWith('%');
    const value = readNumber(percent ? text.slice(0, -1).trimEnd() : text);
    if (value === undefined || value < 0)
        return undefined;
    return { kind: percent ? 'percent' : 'absolute', value };
}
function readBaseUrl(text) {
    if (!URL.canParse(text))
        return undefined;
    const url = new URL(text);
    const allowed = url.protocol === 'https:' || (url.protocol === 'http:' && (0,_lib_http_loopback_js__WEBPACK_IMPORTED_MODULE_3__/* .isLoopback */ .U)(url.hostname));
    const plain = !url.username && !url.password && !text.includes('?') && !text.includes('#');
    const root = url.origin + url.pathname.replace(/(?<!\/)\/+$/, '');
    return allowed && plain && !root.endsWith('/v1') ? root : undefined;
}
const WEBHOOK_HOSTS = [
    [/^hooks\.slack(?:-gov)?\.com$/, 'slack'],
    [/\.(?:environment\.api\.powerplatform|logic\.azure)\.com$/, 'teams'],
];
function readWebhook(text) {
    const [, named, address = ''] = /^(?:(slack|teams|json)=)?(.*)$/s.exec(text) ?? [];
    const url = URL.parse(address);
    if (url === null || url.username || url.password)
        return undefined;
    const isAllowed = url.protocol === 'https:' || (url.protocol === 'http:' && (0,_lib_http_loopback_js__WEBPACK_IMPORTED_MODULE_3__/* .isLoopback */ .U)(url.hostname));
    const format = named ?? WEBHOOK_HOSTS.find(([host]) => host.test(url.hostname))?.[1];
    if (!isAllowed || (format !== 'slack' && format !== 'teams' && format !== 'json'))
        return undefined;
    return { format, url: url.href };
}


/***/ }),

/***/ 94570:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);

const LONGEST_TIMER = 2 ** 31 - 1;
const systemClock = {
    now: () => performance.now(),
    wallTime: () => Date.now(),
    sleep: (milliseconds, signal) => (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(toTimer(milliseconds), undefined, { signal }),
    alarm(time, ring) {
        const timer = setTimeout(ring, toTimer(time - performance.now())).unref();
        return () => clearTimeout(timer);
    },
    random: Math.random,
};
function toTimer(milliseconds) {
    return Math.min(Math.max(Math.ceil(milliseconds), 0), LONGEST_TIMER);
}


/***/ }),

/***/ 81078:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ isCountryCode)
/* harmony export */ });
/* harmony import */ var validator_lib_isISO31661Alpha2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79126);

const codes = new Set(validator_lib_isISO31661Alpha2_js__WEBPACK_IMPORTED_MODULE_0__/* .CountryCodes */ .d4);
function isCountryCode(code) {
    return codes.has(code);
}


/***/ }),

/***/ 13963:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EW: () => (/* binding */ readSmallFile),
/* harmony export */   H3: () => (/* binding */ endsInsideLine),
/* harmony export */   LI: () => (/* binding */ resolveInside),
/* harmony export */   X4: () => (/* binding */ LinkOutError),
/* harmony export */   YT: () => (/* binding */ openToAppend),
/* harmony export */   _l: () => (/* binding */ pathInside),
/* harmony export */   fR: () => (/* binding */ replaceFile),
/* harmony export */   gP: () => (/* binding */ requireFolderInside),
/* harmony export */   lo: () => (/* binding */ writeFileAtomically),
/* harmony export */   ps: () => (/* binding */ findRealPath),
/* harmony export */   sq: () => (/* binding */ withSlashes)
/* harmony export */ });
/* unused harmony export retryWhileInUse */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76760);





class LinkOutError extends Error {
    facts;
    constructor(facts) {
        super(`${facts.path} leads through a symbolic link to ${facts.target}`);
        this.name = 'LinkOutError';
        this.facts = { kind: 'link-out', ...facts };
    }
}
function withSlashes(path) {
    return path.replaceAll('\\', '/');
}
function pathInside(folder, path) {
    const inner = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.relative)(folder, (0,node_path__WEBPACK_IMPORTED_MODULE_4__.resolve)(folder, path));
    const isOutside = inner === '' || inner === '..' || inner.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_4__.sep}`) || (0,node_path__WEBPACK_IMPORTED_MODULE_4__.isAbsolute)(inner);
    return isOutside ? undefined : inner.split(node_path__WEBPACK_IMPORTED_MODULE_4__.sep).join('/');
}
async function resolveInside(workspace, path) {
    const given = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.resolve)(workspace, path);
    if (pathInside(workspace, given) === undefined)
        return given;
    const real = await findRealPath(given);
    if ('dangling' in real)
        throw new LinkOutError({ path, target: real.dangling });
    if (pathInside(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.realpath)(workspace), real.path) === undefined) {
        throw new LinkOutError({ path, target: real.path });
    }
    return real.path;
}
async function requireFolderInside(workspace, folder) {
    const real = await resolveInside(workspace, folder);
    if (pathInside(workspace, folder) === undefined)
        return;
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readdir)(real, { recursive: true, withFileTypes: true }).catch(error => {
        if (hasCode(error, 'ENOENT', 'ENOTDIR'))
            return [];
        throw error;
    });
    for (const entry of entries.filter(entry => entry.isSymbolicLink())) {
        const inner = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.relative)(real, (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(entry.parentPath, entry.name));
        await resolveInside(workspace, (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(folder, inner));
    }
}
async function readSmallFile(workspace, path, mostBytes) {
    try {
        const place = await resolveInside(workspace, path);
        const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.stat)(place);
        if (!stats.isFile())
            return { problem: 'not-a-file' };
        return stats.size > mostBytes ? { problem: 'too-large' } : { text: await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readFile)(place, 'utf8') };
    }
    catch (error) {
        if (hasCode(error, 'ENOENT', 'ENOTDIR'))
            return { problem: 'missing' };
        throw error;
    }
}
async function findRealPath(path) {
    try {
        return { path: await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.realpath)(path) };
    }
    catch (error) {
        if (!hasCode(error, 'ENOENT', 'ENOTDIR'))
            throw error;
    }
    const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.lstat)(path).catch(() => undefined);
    if (stats?.isSymbolicLink())
        return { dangling: await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readlink)(path) };
    const parent = await findRealPath((0,node_path__WEBPACK_IMPORTED_MODULE_4__.dirname)(path));
    return 'dangling' in parent ? parent : { path: (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(parent.path, (0,node_path__WEBPACK_IMPORTED_MODULE_4__.basename)(path)) };
}
async function writeFileAtomically(path, content, workspace) {
    const target = workspace === undefined ? path : await resolveInside(workspace, path);
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.dirname)(target);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)(folder, { recursive: true });
    const temporary = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(folder, `.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.tmp`);
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.writeFile)(temporary, content, { flag: 'wx' });
        await replaceFile(temporary, target);
    }
    catch (error) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(temporary, { force: true });
        throw error;
    }
}
function replaceFile(from, to) {
    return (0,node_os__WEBPACK_IMPORTED_MODULE_3__.platform)() === 'win32' ? retryWhileInUse(() => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)(from, to)) : (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)(from, to);
}
const WAITS = [10, 20, 50, 100, 200, 300, 300];
async function retryWhileInUse(work, waits = WAITS) {
    const [wait, ...others] = waits;
    try {
        return await work();
    }
    catch (error) {
        if (wait === undefined || !hasCode(error, 'EPERM', 'EACCES', 'EBUSY'))
            throw error;
        await new Promise(resolve => setTimeout(resolve, wait));
        return retryWhileInUse(work, others);
    }
}
async function openToAppend(path, workspace) {
    const target = await resolveInside(workspace, path);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_4__.dirname)(target), { recursive: true });
    const isInside = pathInside(workspace, path) !== undefined;
    const noFollow = isInside ? node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW : 0;
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(target, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDWR | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_APPEND | noFollow);
}
async function endsInsideLine(file) {
    const { size } = await file.stat();
    if (size === 0)
        return false;
    const { buffer } = await file.read({ buffer: Buffer.alloc(1), position: size - 1 });
    return buffer.toString() !== '\n';
}
function hasCode(error, ...codes) {
    return error instanceof Error && 'code' in error && codes.some(code => code === error.code);
}


/***/ }),

/***/ 84344:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ isLoopback)
/* harmony export */ });
function isLoopback(hostname) {
    return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);
}


/***/ }),

/***/ 67712:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ findNearestName)
/* harmony export */ });
/* harmony import */ var leven__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47785);

function findNearestName(given, names) {
    const spelt = given.toLowerCase().replaceAll('_', '-');
    if (spelt.length > 60)
        return undefined;
    return (0,leven__WEBPACK_IMPORTED_MODULE_0__/* .closestMatch */ .h)(spelt, names, { maxDistance: Math.floor(Math.max(spelt.length, 3) / 3) });
}


/***/ }),

/***/ 46958:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ formatCount),
/* harmony export */   y: () => (/* binding */ formatScore)
/* harmony export */ });
const MINUS = '\u2212';
function formatScore(value) {
    const isTiny = value !== 0 && Math.abs(value) < 0.05;
    if (isTiny)
        return value > 0 ? '<0.1' : `>${MINUS}0.1`;
    const size = Math.abs(value);
    const rounded = size < 1e12 ? Math.round(size * 10) / 10 : size;
    return `${value < 0 ? MINUS : ''}${rounded.toFixed(1)}`;
}
function formatCount(value) {
    const rounded = Math.round(value * 10) / 10;
    return `${rounded < 0 ? MINUS : ''}${Math.abs(rounded)}`;
}


/***/ }),

/***/ 94869:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ clip),
/* harmony export */   OX: () => (/* binding */ toSingleLine),
/* harmony export */   S8: () => (/* binding */ normalize),
/* harmony export */   qM: () => (/* binding */ IGNORABLE),
/* harmony export */   zN: () => (/* binding */ foldName)
/* harmony export */ });
const INVISIBLE = /[[[\p{Cf}&&\p{Default_Ignorable_Code_Point}]\u{E0000}-\u{E007F}]--[\u061C\u200C-\u200F]]/gv;
const IGNORABLE = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u{E0000}-\u{E007F}]/v;
function toSingleLine(text) {
    return text
        .toWellFormed()
        .replace(INVISIBLE, '')
        .replace(/[\p{Cc}\s]+/gu, ' ')
        .trim();
}
function clip(text, maxLength) {
    if (text.length <= maxLength)
        return text;
    const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
    let length = 0;
    let end = 0;
    for (const { segment, index } of graphemes.segment(text)) {
        length += Array.from(segment).length;
        if (length < maxLength)
            end = index + segment.length;
        if (length > maxLength)
            return `${text.slice(0, end).trimEnd()}…`;
    }
    return text;
}
const ASCII = /^[\0-\x7F]*$/;
const EXCESS_MARKS = /([\p{M}\uFF9E\uFF9F]{30})[\p{M}\uFF9E\uFF9F]+/gu;
function normalize(text, form) {
    return ASCII.test(text) ? text : text.replace(EXCESS_MARKS, '$1').normalize(form);
}
function foldName(name) {
    return normalize(name, 'NFKC').trim().toLowerCase();
}


/***/ }),

/***/ 78625:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ createTimeLeft),
/* harmony export */   W: () => (/* binding */ createInterval)
/* harmony export */ });
const FEWEST_SECONDS = 2;
function createTimeLeft(now) {
    const start = now();
    return (done, planned) => {
        const seconds = (now() - start) / 1000;
        if (done === 0 || seconds < FEWEST_SECONDS)
            return undefined;
        return (seconds / done) * Math.max(planned - done, 0);
    };
}
function createInterval(now, seconds) {
    let last = now();
    return () => {
        if (now() - last < seconds * 1000)
            return false;
        last = now();
        return true;
    };
}


/***/ }),

/***/ 78999:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ adviseOn)
/* harmony export */ });
function adviseOn(result, baseline) {
    if ('missing' in baseline || baseline.origin.kind === 'base')
        return [];
    if (result.kind !== 'drop' && result.kind !== 'decline')
        return [];
    const { outcome } = result;
    if (outcome === 'fail') {
        const search = result.kind === 'drop'
            ? 'Look at the answers that lost the citation: find out what they cite now, and why.'
            : 'Find out what changed around that day, on your site or at the engines.';
        return [search, ...adviseOnLevel(baseline.origin)];
    }
    const isSuspicious = outcome === 'inconclusive' && result.test !== undefined;
    return isSuspicious
        ? [
            'Start another run, or wait for the next one: it shows whether the drop is real.',
            'Until a run passes, this run is not part of the baseline.',
        ]
        : [];
}
const ACCEPT = 'If the new level is right, accept it.';
function adviseOnLevel(origin) {
    switch (origin.kind) {
        case 'base':
            return [];
        case 'inputs':
            return [ACCEPT, 'To accept it, set `baseline-overall-bcr` and `baseline-cited-engines` to it.'];
        case 'file':
            return [ACCEPT, 'To accept it, start one run with `accept: true`.'];
        default:
            return [ACCEPT, 'To accept it, start one run on the default branch with `accept: true`.'];
    }
}


/***/ }),

/***/ 48921:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ce: () => (/* binding */ explainMissing),
/* harmony export */   Ip: () => (/* binding */ warnOfMissing),
/* harmony export */   qf: () => (/* binding */ listReasons),
/* harmony export */   sc: () => (/* binding */ nameMissing)
/* harmony export */ });
/* harmony import */ var _codes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30546);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9924);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73533);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44702);




const DETAIL_LENGTH = 200;
const REASONS = {
    unsearched: { code: 'AVG_ANSWER_UNSEARCHED', words: 'the engine did not search the web' },
    refused: { code: 'AVG_ANSWER_REFUSED', words: 'the engine refused to answer' },
    failed: { code: 'AVG_ANSWER_FAILED', words: 'the engine did not complete the answer' },
    malformed: { code: 'AVG_ANSWER_MALFORMED', words: "the reply does not follow the vendor's format" },
    rejected: { code: 'AVG_ANSWER_REJECTED', words: 'the vendor refused the request' },
    redirected: { code: 'AVG_ANSWER_REDIRECT', words: 'the vendor redirects to another address' },
    'server-error': { code: 'AVG_ANSWER_5XX', words: "the vendor's server failed" },
    unreachable: { code: 'AVG_ANSWER_CONNECTION', words: 'the vendor could not be reached' },
    busy: { code: 'AVG_ANSWER_429', words: 'the vendor limited the requests' },
    'timed-out': { code: 'AVG_ANSWER_TIMEOUT', words: 'no answer came in the time of a question' },
    'out-of-time': { code: 'AVG_ANSWER_BUDGET', words: 'the time budget of the run ended' },
    'cost-limit': { code: 'AVG_ANSWER_COST', words: 'the cost of the run had reached max-cost' },
    'key-refused': { code: 'AVG_ENGINE_KEY', words: 'the vendor refused the key' },
    forbidden: { code: 'AVG_ENGINE_FORBIDDEN', words: 'the key has no permission' },
    'no-credit': { code: 'AVG_ENGINE_CREDIT', words: 'the account has no credit or quota left' },
    'unknown-model': { code: 'AVG_ENGINE_MODEL', words: 'the vendor does not know the model or the address' },
    'rate-limited': {
        code: 'AVG_ENGINE_RATE_LIMIT',
        words: 'the vendor limited the requests and answered none',
    },
    unresponsive: { code: 'AVG_ENGINE_TIMEOUT', words: 'several questions in a row got no answer' },
};
const SAYS_ALL = new Set(['unsearched', 'out-of-time', 'cost-limit']);
function explainMissing(missing) {
    const { engine, count, planned, keyword, reason } = missing;
    const { code } = REASONS[reason.code];
    const name = (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)(engine, _words_js__WEBPACK_IMPORTED_MODULE_1__/* .NAME_LENGTH */ .xt);
    const lost = `${count} of ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(planned, 'answer')} of ${name} ${count === 1 ? 'is' : 'are'} missing`;
    const why = describeReason(reason);
    if (reason.scope === 'engine') {
        const text = `${lost}: ${why}. The engine was asked no further. ${adviseOnEngine(reason)}`;
        return { code, text, keyPage: reason.vendor.keyPage };
    }
    const example = (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)(keyword, _words_js__WEBPACK_IMPORTED_MODULE_1__/* .NAME_LENGTH */ .xt);
    const text = `${lost}: ${why}, such as on “${example}”. ${_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .CODES */ .Lp[code].remedy}`;
    return { code, text, keyPage: undefined };
}
function warnOfMissing(missing) {
    const { code, text, keyPage } = explainMissing(missing);
    return (0,_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMessage */ .hw)({ code, text: keyPage === undefined ? text : `${text} Keys: ${keyPage}` });
}
function nameMissing(engines) {
    return `Missing engines: ${engines.map(engine => (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)(engine, _words_js__WEBPACK_IMPORTED_MODULE_1__/* .NAME_LENGTH */ .xt)).join(', ')}.`;
}
function listReasons(missing, most = 3) {
    const named = missing
        .toSorted((a, b) => b.count - a.count)
        .slice(0, most)
        .map(({ engine, count, reason }) => `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)(engine, _words_js__WEBPACK_IMPORTED_MODULE_1__/* .NAME_LENGTH */ .xt)} ${count} (${REASONS[reason.code].words})`);
    return named.join(', ');
}
function describeReason({ code, status, detail }) {
    const said = SAYS_ALL.has(code) ? '' : (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)(detail, DETAIL_LENGTH).replace(/[.\s]+$/, '');
    const facts = [status === undefined ? '' : `status ${status}`, said].filter(fact => fact !== '').join(': ');
    return `${REASONS[code].words}${facts && ` (${facts})`}`;
}
function adviseOnEngine({ code, vendor }) {
    const { keyVariable, baseUrlVariable } = vendor;
    const model = (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)(vendor.model, _words_js__WEBPACK_IMPORTED_MODULE_1__/* .NAME_LENGTH */ .xt);
    switch (code) {
        case 'key-refused':
            return `Check ${keyVariable} in the env of the step, and the secret behind it: it must hold a valid key of this vendor.`;
        case 'forbidden':
            return `Check what the key in ${keyVariable} may do: it needs the model ${model} and web search.`;
        case 'no-credit':
            return `Add credit to the account of the key in ${keyVariable}, or raise its spending limit.`;
        case 'unknown-model':
            return `Check the model ${model} in engines, whether the key in ${keyVariable} may use it, and the address in ${baseUrlVariable} if it is set.`;
        case 'rate-limited':
            return `Raise the limits of the account of the key in ${keyVariable}, ask for fewer keywords or samples, or run at another time.`;
        case 'unresponsive':
            return `Run the job again later. If the model ${model} is slow, raise timeout-minutes: a question may take a quarter of it.`;
    }
}


/***/ }),

/***/ 37548:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B3: () => (/* binding */ describeHistoryProblem),
/* harmony export */   D2: () => (/* binding */ describeUnreadable),
/* harmony export */   Fb: () => (/* binding */ describeAppendProblem),
/* harmony export */   Om: () => (/* binding */ noteMissingBaseline),
/* harmony export */   SL: () => (/* binding */ describeUnaccepted),
/* harmony export */   TU: () => (/* binding */ describeAppendCause),
/* harmony export */   UV: () => (/* binding */ describeMissing),
/* harmony export */   b2: () => (/* binding */ describeUnusable),
/* harmony export */   df: () => (/* binding */ describePlace),
/* harmony export */   tb: () => (/* binding */ describeWhere),
/* harmony export */   uN: () => (/* binding */ describeOrigin),
/* harmony export */   uQ: () => (/* binding */ describeChange),
/* harmony export */   w7: () => (/* binding */ describeScanPerChange),
/* harmony export */   x6: () => (/* binding */ describeAppended)
/* harmony export */ });
/* unused harmony export describeRecordProblems */
/* harmony import */ var _lib_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94869);
/* harmony import */ var _explain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55696);
/* harmony import */ var _file_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2605);
/* harmony import */ var _github_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5572);
/* harmony import */ var _scan_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25170);





const MOST_PROBLEMS = 5;
const LONGEST_LIST = 200;
function describePlace(place) {
    switch (place.kind) {
        case 'artifact':
            return `the artifact ${place.name}`;
        case 'branch':
            return `the branch ${place.branch}`;
        case 'file': {
            const { path, commit } = place;
            return commit === undefined ? path : `${path} as it was in the commit ${commit.slice(0, 7)}`;
        }
    }
}
function describeWhere(place) {
    return `${place.kind === 'branch' ? 'on' : 'in'} ${describePlace(place)}`;
}
function describeOrigin(origin) {
    switch (origin.kind) {
        case 'inputs':
            return origin.rest === undefined ? 'the inputs' : `the inputs and ${describeOrigin(origin.rest)}`;
        case 'base': {
            const { against } = origin;
            if (against.kind === 'folder')
                return `the pages in ${against.folder}`;
            const commit = against.commit.slice(0, 7);
            if (against.kind === 'merge-base')
                return `the merge base ${commit}`;
            return `${commit}, the ${against.kind === 'base-tip' ? 'tip of the base branch' : 'commit before the push'}`;
        }
        default:
            return origin.runs > 1 ? `${origin.runs} runs ${describeWhere(origin)}` : describePlace(origin);
    }
}
function describeMissing(missing) {
    switch (missing.kind) {
        case 'none-configured':
            return 'none is configured';
        case 'accepted':
            return `the level of this run is accepted (\`accept: true\`), so earlier runs ${describeWhere(missing.place)} do not count`;
        case 'no-history-yet':
            return describeMissingHistory(missing.cause, missing.place);
        case 'no-run-yet':
            return `${describePlace(missing.place)} holds no run yet`;
        case 'no-readable-run':
            return `no run ${describeWhere(missing.place)} can be read`;
        case 'other-settings': {
            const changes = missing.changes.map(describeChange).join('; ');
            return `the last run ${describeWhere(missing.place)} was made with other settings: ${changes}`;
        }
        case 'unreadable':
            return `the history ${describeWhere(missing.place)} could not be read`;
        case 'no-base-for-event':
            return `a run of the event ${missing.event} checks no change; only pull requests, merge groups and pushes have a base`;
        case 'no-commit-before-push':
            return missing.commit === undefined
                ? 'the push names no commit before it, as the first push of a branch'
                : `the commit ${missing.commit.slice(0, 7)} before the push is not in the checkout and could not be fetched`;
        case 'no-base-for-service':
            return 'a hosted service cannot measure an earlier tree';
        case 'unusable':
            return describeMissingUnusable(missing.unusable);
    }
}
function noteMissingBaseline(missing) {
    switch (missing.kind) {
        case 'none-configured':
            return undefined;
        case 'no-base-for-event':
            return `baseline: base was skipped: ${describeMissing(missing)}. This run is compared with nothing; floors apply.`;
        default:
            return `There is no baseline: ${describeMissing(missing)}. Floors apply.`;
    }
}
function describeMissingUnusable(unusable) {
    switch (unusable.kind) {
        case 'base':
            return unusable.facts.corpus?.kind === 'no-pages'
                ? 'no page is left to compare'
                : 'the pages before the change cannot be measured';
        case 'all-dropped':
            return `every comparable run ${describeWhere(unusable.place)} dropped or may have dropped`;
        case 'history':
            return `${describePlace(unusable.place)} cannot be used`;
    }
}
function describeScanPerChange(missing) {
    if (missing.kind !== 'other-settings')
        return undefined;
    const [change, ...others] = missing.changes;
    if (change?.name !== 'scan-per' || others.length > 0)
        return undefined;
    const before = change.removed.join() === 'all' ? 'all' : 'keyword';
    const now = before === 'all' ? 'keyword' : 'all';
    return (`The earlier runs made ${_scan_words_js__WEBPACK_IMPORTED_MODULE_2__/* .SCANS */ .bZ[before]}, and this run makes ${_scan_words_js__WEBPACK_IMPORTED_MODULE_2__/* .SCANS */ .bZ[now]}. Such numbers cannot be compared. ` +
        `Later runs are compared with the runs that are recorded from now on. To go on with the earlier runs, set scan-per: ${before}.`);
}
function describeMissingHistory(cause, place) {
    const name = describePlace(place);
    switch (cause.kind) {
        case 'no-file':
            return `there is no file ${name}`;
        case 'added-by-change':
            return `the change adds the file ${name}, and a change is not compared with its own baseline`;
        case 'no-branch':
            return `there is no branch ${place.kind === 'branch' ? place.branch : name} yet`;
        case 'no-file-on-branch': {
            const file = place.kind === 'branch' ? `file ${place.path}` : 'history';
            return `there is no ${file} on ${name}, or the job lacks the permission \`${cause.permission}\``;
        }
        case 'no-artifact':
            return `no finished run on ${cause.defaultBranch} has uploaded ${name} yet`;
        case 'artifact-expired':
            return `every copy of ${name} that a run on ${cause.defaultBranch} uploaded has expired`;
    }
}
function describeChange({ name, added, removed, single }) {
    const list = (items) => (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_3__/* .clip */ .$Q)(items.join(', '), LONGEST_LIST);
    if (single)
        return `${name} was ${list(removed)} and is ${list(added)}`;
    const parts = [
        ...(added.length > 0 ? [`added ${list(added)}`] : []),
        ...(removed.length > 0 ? [`removed ${list(removed)}`] : []),
    ];
    return `${name} (${parts.join(', ')})`;
}
function describeUnusable(unusable) {
    if (unusable.kind === 'base') {
        const { facts } = unusable;
        const what = facts.corpus === undefined
            ? 'The pages before the change cannot be measured. '
            : facts.corpus.kind === 'no-pages'
                ? 'After this change, no page is left to answer from: restore one if the change deletes or hides them all. '
                : '';
        return `${what}${(0,_explain_js__WEBPACK_IMPORTED_MODULE_0__/* .describeServiceError */ .VN)(facts)} Nothing was scanned.`;
    }
    if (unusable.kind === 'all-dropped') {
        const level = 'so the level before the drop is not known';
        return `The baseline cannot be used: ${describeMissingUnusable(unusable)}, ${level}. Nothing was scanned.`;
    }
    const problem = describeUnusableHistory(unusable.cause);
    return `The baseline ${describePlace(unusable.place)} cannot be used: ${problem}. Nothing was scanned.`;
}
function describeUnusableHistory(cause) {
    switch (cause.kind) {
        case 'file-system':
            return cause.detail;
        case 'not-to-be-used':
            return (0,_file_words_js__WEBPACK_IMPORTED_MODULE_1__/* .describeFileProblem */ .R)(cause.facts);
        case 'empty':
            return 'the file is empty';
        case 'not-json':
            return 'the file is not JSON';
        case 'invalid':
            return `${cause.path || 'the file'}: ${cause.message}`;
        case 'record':
            return describeCause(cause.cause);
        case 'no-readable-record':
            return `none of its records can be read; the first: ${describeCause(cause.first)}`;
    }
}
function describeHistoryProblem(problem) {
    if (problem === undefined)
        return [];
    if ('records' in problem)
        return describeRecordProblems(problem.records, problem.place);
    return [
        `The history ${describeWhere(problem.place)} was not read: ${describeUnreadable(problem.unreadable)}`,
    ];
}
function describeRecordProblems(problems, place) {
    const name = describePlace(place);
    const shown = problems.slice(0, MOST_PROBLEMS).map(({ unit, position, cause }) => {
        const entry = `${unit === 'line' ? 'Line' : 'Record'} ${position}`;
        return `${entry} of ${name} cannot be read and is skipped: ${describeCause(cause)}.`;
    });
    const more = problems.length - shown.length;
    return more > 0 ? [...shown, `${more} more ${describeWhere(place)} cannot be read.`] : shown;
}
function describeCause(cause) {
    switch (cause.kind) {
        case 'not-json':
            return 'it is not JSON';
        case 'no-version':
            return 'it has no schema_version';
        case 'unknown-format':
            return `its format ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_3__/* .clip */ .$Q)(cause.format, LONGEST_LIST)} is not known to this version of the gate`;
        case 'newer-version':
            return `its schema_version ${cause.version} is newer than ${cause.newest}, the newest one this version of the gate can read`;
        case 'invalid':
            return `${cause.path || 'it'}: ${cause.message}`;
    }
}
function describeAppended(place, { accepted = false, dropped = false } = {}) {
    return [
        `This run was added to the history ${describeWhere(place)}.`,
        ...(accepted
            ? ['Its level is accepted: later runs are compared with this run and not with the runs before it.']
            : []),
        ...(dropped && !accepted
            ? [
                'It dropped or may have dropped: until a run passes, later runs are compared with the runs before it.',
            ]
            : []),
        ...(place.kind === 'file' ? ['Commit the file to keep it.'] : []),
    ].join(' ');
}
function describeUnaccepted(place) {
    return `This run was not added to the history ${describeWhere(place)}: it was not measured as a whole. Its level is not accepted; start another run with \`accept: true\`.`;
}
function describeAppendProblem(problem, place) {
    return `This run was not added to the history ${describeWhere(place)}: ${describeAppendCause(problem)}`;
}
function describeAppendCause(problem) {
    switch (problem.kind) {
        case 'unusable':
            return `${describeUnusableHistory(problem.cause)}.`;
        case 'conflict':
            return `other runs wrote to it at each of ${problem.attempts} attempts.`;
        case 'not-written':
            return `the file could not be written (${problem.detail}).`;
        case 'not-uploaded':
            return problem.detail;
        default:
            return describeUnreadable(problem);
    }
}
const REQUIREMENTS = {
    repository: 'this is no workflow run, so there is no repository.',
    token: 'the input github-token is empty.',
    'default-branch': "the event does not name the repository's default branch.",
};
function describeUnreadable(cause) {
    const megabytes = (bytes) => `${bytes / 1e6} MB`;
    switch (cause.kind) {
        case 'not-opened':
            return REQUIREMENTS[cause.lacks];
        case 'github': {
            const sentence = (0,_github_words_js__WEBPACK_IMPORTED_MODULE_4__/* .describeGitHubFailure */ .P)(cause.failure);
            const start = sentence.replace(/\.$/, '');
            if (cause.failure.cause === 'rate-limit')
                return `${start}; this is a rate limit, which ends by itself.`;
            if (cause.permission)
                return `${start}; the job needs the permission \`${cause.permission}\`.`;
            return sentence;
        }
        case 'no-trusted-artifact':
            return `none of its newest copies comes from a run on ${cause.defaultBranch} that passed or failed; start a run with \`accept: true\` to begin a new history.`;
        case 'not-a-file':
            return 'it is not a file.';
        case 'timeout':
            return `it took longer than ${cause.seconds} seconds.`;
        case 'archive-too-large':
            return `it is larger than ${megabytes(cause.maxBytes)}.`;
        case 'download':
            return `GitHub's storage of artifacts answered ${cause.status}.`;
        case 'connection':
            return `GitHub's storage of artifacts could not be reached (${cause.detail}).`;
        case 'broken-archive':
            return 'it is not a ZIP archive, or a broken one.';
        case 'no-entry':
            return `it has no file ${cause.file}.`;
        case 'too-many-lines':
            return `its file ${cause.file} has more than ${cause.most} lines.`;
        case 'entry-too-large':
            return `its file ${cause.file} is larger than ${megabytes(cause.maxBytes)}.`;
    }
}


/***/ }),

/***/ 30546:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Lp: () => (/* binding */ CODES),
  Xm: () => (/* binding */ codeOfRule),
  hw: () => (/* binding */ formatMessage),
  ug: () => (/* binding */ messageWithRemedy)
});

// UNUSED EXPORTS: listCodes

// EXTERNAL MODULE: ./build/gate/rules/answers.js
var answers = __webpack_require__(73421);
// EXTERNAL MODULE: ./build/gate/rules/decline.js + 1 modules
var rules_decline = __webpack_require__(99342);
// EXTERNAL MODULE: ./build/gate/rules/rules.js + 4 modules
var rules = __webpack_require__(62918);
;// CONCATENATED MODULE: ./build/report/codes/engine-codes.js
const ENGINE_CODES = {
    AVG_FEW_ANSWERS: {
        meaning: 'Fewer answers of live engines were evaluated than `min-answers` requires.',
        remedy: 'Correct what the lines on missing answers name. To judge a run with fewer answers, lower min-answers.',
    },
    AVG_REQUIRED_UNANSWERED: {
        meaning: 'Fewer answers of a required engine were evaluated than `min-answers` requires.',
        remedy: 'Correct what the lines on missing answers name, or take the engine out of required-engines.',
    },
    AVG_ANSWER_UNSEARCHED: {
        meaning: 'A live engine answered without a web search. The answer is not evaluated.',
        remedy: 'Another model of the vendor may search more often.',
    },
    AVG_ANSWER_REFUSED: {
        meaning: 'A live engine, or a filter of its vendor, refused to answer. The answer is not evaluated.',
        remedy: 'Rephrase the keyword, if it may look harmful out of context.',
    },
    AVG_ANSWER_FAILED: {
        meaning: 'A live engine reported a failure or stopped before the end. The answer is not evaluated.',
        remedy: 'See the reason in the message. If most answers fail, try another model.',
    },
    AVG_ANSWER_MALFORMED: {
        meaning: "A reply of a live engine does not follow the vendor's format. The answer is not evaluated.",
        remedy: 'If this affects most answers, check the address of the engine, and report the message to us.',
    },
    AVG_ANSWER_REJECTED: {
        meaning: 'A vendor refused the request for an answer, such as with status 400. The answer is not evaluated.',
        remedy: 'See the reason in the message. If this affects all answers, the model may not support web search.',
    },
    AVG_ANSWER_REDIRECT: {
        meaning: 'A vendor redirects to another address (status 3xx). The answer is not evaluated.',
        remedy: 'Check the address of the engine in the environment, and the proxy. The key is never sent to another address.',
    },
    AVG_ANSWER_5XX: {
        meaning: 'The server of a vendor failed after all attempts. The answer is not evaluated.',
        remedy: 'Run the job again later. If the failure lasts, look at the status page of the vendor.',
    },
    AVG_ANSWER_CONNECTION: {
        meaning: 'A vendor could not be reached after all attempts. The answer is not evaluated.',
        remedy: 'Check that the runner may reach the vendor, and the address of the engine in the environment. Behind a proxy, set HTTPS_PROXY for the job.',
    },
    AVG_ANSWER_429: {
        meaning: 'A vendor limited a question for its whole time (status 429). The answer is not evaluated.',
        remedy: 'Ask for fewer keywords or samples, run at another time, or raise the limits of the account.',
    },
    AVG_ANSWER_TIMEOUT: {
        meaning: 'A live engine gave no answer in the time of a question: a quarter of `timeout-minutes`, at least 30 seconds. The answer is not evaluated.',
        remedy: 'If this affects many answers, raise timeout-minutes, or choose a faster model.',
    },
    AVG_ANSWER_BUDGET: {
        meaning: 'The time budget ended before a live engine answered. The answer is not evaluated.',
        remedy: 'Raise timeout-minutes, or ask for fewer keywords, engines or samples.',
    },
    AVG_ANSWER_COST: {
        meaning: 'A question to a live engine was not sent, because the cost of the run had reached `max-cost`. The answer is not evaluated.',
        remedy: 'Raise max-cost, or ask for fewer keywords, engines or samples.',
    },
    AVG_ENGINE_KEY: {
        meaning: 'A vendor refused the key of a live engine (status 401). The engine was asked no further.',
        remedy: 'Check the environment variable that the message names. The message links to the keys of the vendor.',
    },
    AVG_ENGINE_FORBIDDEN: {
        meaning: 'The key of a live engine has no permission (status 403). The engine was asked no further.',
        remedy: 'Check what the key may do: it needs the model and web search.',
    },
    AVG_ENGINE_CREDIT: {
        meaning: 'The account of a live engine has no credit or quota left. The engine was asked no further.',
        remedy: 'Add credit to the account of the key that the message names, or raise its spending limit.',
    },
    AVG_ENGINE_MODEL: {
        meaning: 'A vendor does not know the model or the address (status 404). The engine was asked no further.',
        remedy: 'Check the model in `engines`, and the address in the variable that the message names.',
    },
    AVG_ENGINE_RATE_LIMIT: {
        meaning: 'A vendor limited a question for its whole time (status 429) and answered no other. The engine was asked no further.',
        remedy: 'Raise the limits of the account, ask for fewer keywords or samples, or run the job at another time.',
    },
    AVG_ENGINE_TIMEOUT: {
        meaning: 'Three questions in a row got no answer in the time of a question. The engine was asked no further.',
        remedy: 'Run the job again later. If the model is slow, raise timeout-minutes.',
    },
    AVG_ENGINE: {
        meaning: 'The embedded service skipped a page, a stored record or the sentiment of an answer.',
        remedy: 'See the reason in the message. What was skipped is not part of the measurement.',
    },
};

;// CONCATENATED MODULE: ./build/report/codes/output-codes.js
const LATER_RUN = 'A later run writes it again. Check the permissions of the job if the failure lasts.';
const OUTPUT_CODES = {
    AVG_HISTORY_UNREADABLE: {
        meaning: 'The history, or a line in it, could not be read. The gate judges without it.',
        remedy: 'Check github-token and the permission in the message, or repair the line.',
    },
    AVG_SCAN_PER_CHANGED: {
        meaning: 'The recorded runs have another `scan-per`, so the run is not compared with them. `scan-per: auto` is `keyword` beside a history.',
        remedy: 'A new series of runs begins with the next run that is recorded. To go on with the earlier runs instead, set `scan-per` to the value that the message names.',
    },
    AVG_HISTORY_NOT_WRITTEN: {
        meaning: 'This run was not added to the history.',
        remedy: LATER_RUN,
    },
    AVG_COMMENT_403: {
        meaning: 'The token is not permitted to write the pull request comment.',
        remedy: 'The job needs the permission `pull-requests: write`. A pull request from a fork has a read-only token whatever the workflow says: see docs/forks.md.',
    },
    AVG_COMMENT: { meaning: 'The pull request comment was not written completely.', remedy: LATER_RUN },
    AVG_COMMENT_MODE: {
        meaning: '`mode: comment` wrote no comment for the finished run.',
        remedy: 'See the reason in the message, and docs/forks.md for the two workflows.',
    },
    AVG_ISSUE_403: {
        meaning: 'The token is not permitted to write the issue.',
        remedy: 'The job needs the permission `issues: write`.',
    },
    AVG_ISSUE_410: {
        meaning: 'The repository has its issues disabled.',
        remedy: 'Enable issues in the settings of the repository, or set `issue: never`.',
    },
    AVG_ISSUE: { meaning: 'The issue was not written completely.', remedy: LATER_RUN },
    AVG_NOTIFY: {
        meaning: 'The message of the input `notify` was not sent. The verdict does not depend on it.',
        remedy: 'Check that the webhook in the secret still exists, and that its format is right (see docs/notify.md).',
    },
    AVG_GITHUB_RATE_LIMIT: {
        meaning: 'A rate limit of GitHub stopped a comment or an issue.',
        remedy: 'This is a rate limit and no missing permission. A later run writes it again.',
    },
    AVG_TOKEN: {
        meaning: 'The input `github-token` is empty, so nothing was written to GitHub.',
        remedy: 'Remove the input to use the token of the workflow.',
    },
    AVG_ARTIFACT_STORAGE: {
        meaning: 'The run has no artifact storage. Only GitHub.com has it.',
        remedy: 'The files stay on the runner. Set `artifact-name: none` to upload nothing.',
    },
    AVG_ARTIFACT_409: {
        meaning: 'The workflow run already has an artifact of this name.',
        remedy: 'In a matrix, give each gate its own `key` or `artifact-name`.',
    },
    AVG_ARTIFACT: { meaning: 'The artifact was not uploaded.', remedy: 'The files stay on the runner.' },
    AVG_SUMMARY: {
        meaning: 'The job summary was not written.',
        remedy: 'Check the disk of the runner. The reports hold the same content.',
    },
    AVG_OUTPUTS: {
        meaning: 'The outputs of the step were not set.',
        remedy: 'Check the disk of the runner. The result file holds the same values.',
    },
    AVG_REPORT_FILE: {
        meaning: 'A report file was not written.',
        remedy: 'See the reason in the message. The other report files are not affected.',
    },
    AVG_FONT: {
        meaning: 'The PDF report lacks characters, or its font file cannot be used.',
        remedy: 'Set report-font to a font file that has the characters.',
    },
    AVG_DRAFT: {
        meaning: 'The service made no draft for a keyword.',
        remedy: 'See the reason in the message. The verdict does not depend on drafts.',
    },
    AVG_SERVICE_REPORT: {
        meaning: 'A report that the service exports could not be fetched.',
        remedy: "The run's own CSV is among the report files instead. The verdict does not depend on it.",
    },
};

;// CONCATENATED MODULE: ./build/report/codes/run-codes.js
const SERVICE_SIDE = 'The cause is on the side of the service. Run the job again later. If the failure lasts, ask the service for its status.';
const RUN_CODES = {
    AVG_INPUT: {
        meaning: 'An input is missing or has a value that is not allowed. Nothing was scanned.',
        remedy: 'Correct the inputs that the message lists.',
    },
    AVG_LONG_INPUT: {
        meaning: 'An input is almost as long as Linux allows. Over 131,071 bytes, the runner cannot start the step and says “Argument list too long”.',
        remedy: 'Move the input to the file of the input config, or its keywords to a file that the config names.',
    },
    AVG_UNEXPECTED: {
        meaning: 'The program or the machine failed in a way that the program does not know.',
        remedy: 'Run the job again. If the failure lasts, report it with the message.',
    },
    AVG_NO_SECRETS: {
        meaning: 'The run has no key for the service. GitHub gives a pull request from a fork no secrets, and one from Dependabot those of Dependabot only.',
        remedy: 'The gate judges the change on a push or a schedule after the merge. For Dependabot, a secret of Dependabot with the same name holds the key.',
    },
    AVG_BASELINE_UNUSABLE: {
        meaning: 'The baseline exists and cannot be used. Nothing was scanned.',
        remedy: 'Restore the baseline, or delete it to start without one.',
    },
    AVG_BASE_FILE: {
        meaning: 'On a pull request, the config, files of keywords, the baseline file and recorded answers are read from the tip of the base branch. The file in that commit could not be read, so it is not known whether the change edits it. Nothing was scanned.',
        remedy: 'Check out the repository before this step, by actions/checkout with fetch-depth: 2, or with fetch-depth: 0 where the step names a ref. For a file that a step of the job makes, give an absolute path outside of the workspace, such as ${{ runner.temp }}/baseline.json.',
    },
    AVG_LINK_OUT: {
        meaning: 'A path inside the workspace leads out of it, or to nothing, through a symbolic link. Nothing is read or written there.',
        remedy: 'Remove the link from the repository, or give the absolute path of the place that the link leads to.',
    },
    AVG_BASELINE_DROPPED: {
        meaning: 'Every comparable run of the history failed on a drop, or may have dropped. The level before the drop is not known. Nothing was scanned.',
        remedy: 'To accept the level of today, start one run with `accept: true`.',
    },
    AVG_BASELINE_MISSING: {
        meaning: 'There is no baseline, and `fail-on` lists `no-baseline`.',
        remedy: 'Record a run on the default branch, or remove `no-baseline` from `fail-on`.',
    },
    AVG_LIMIT_DAY: {
        meaning: 'The run needs more requests than the plan allows for a day. Nothing was scanned.',
        remedy: 'Ask for fewer keywords, samples or competitors, or set plan or limits to what your account allows. Or set scan-per: all, which needs one request a sample. It gives up the results by keyword: a drop can then be told from chance only after five recorded runs.',
    },
    AVG_TIME_BUDGET: {
        meaning: 'The rate limit of the plan makes the run longer than `timeout-minutes`. Nothing was scanned.',
        remedy: 'Raise timeout-minutes, ask for fewer keywords, samples or competitors, or set plan or limits to what your account allows. Or set scan-per: all, which needs one request a sample. It gives up the results by keyword: a drop can then be told from chance only after five recorded runs.',
    },
    AVG_SHARDS_MISSING: {
        meaning: 'The results of shards are missing, so the run was not scanned as a whole.',
        remedy: 'Run the failed jobs of these shards again: their results are merged with those that are there. Or set partial: allow to judge without them.',
    },
    AVG_SHARDS_STORAGE: {
        meaning: 'A fleet needs the artifact storage of GitHub.com, which the run does not have. Nothing was asked.',
        remedy: 'Elsewhere, as on an Enterprise Server, run the commands shard and merge of the command line, and carry their files from job to job.',
    },
    AVG_PARTIAL: {
        meaning: 'A file with the result of a shard is not merged, for the reason in the message.',
        remedy: 'Run the job of the shard again. Remove results of other runs from the folder.',
    },
    AVG_SHARD_GAP: {
        meaning: 'The results of shards are missing, and `partial: allow` judges the other keywords. The run is not recorded.',
        remedy: 'Run the failed jobs of these shards again, and the merge after them.',
    },
    AVG_COST_LIMIT: {
        meaning: 'The run is estimated to cost more than `max-cost`. Nothing was scanned.',
        remedy: 'Raise max-cost, or ask for fewer keywords, engines, countries or samples. The command check --plan shows the estimate of each engine.',
    },
    AVG_COST_UNKNOWN: {
        meaning: 'The price of a live engine is not known, so `max-cost` limits it only as far as its vendor states costs.',
        remedy: 'Limit the run with max-requests too.',
    },
    AVG_NO_ANSWERS: {
        meaning: 'The scans completed, and no engine answered.',
        remedy: 'Check the engines input, and ask the service why no engine answered.',
    },
    AVG_REQUEST_400: {
        meaning: 'The service did not accept the request (status 400).',
        remedy: 'Check the inputs that are sent: brand, keywords, engines and language. The service may not know an engine or the language.',
    },
    AVG_AUTH_401: {
        meaning: 'The key is missing or not valid (status 401).',
        remedy: `The key is missing or not valid. Check the api-key input and the secret behind it (api-key: \${{ secrets.AI_VISIBILITY_KEY }}): it must hold a key from the API keys page of the service's console.`,
    },
    AVG_AUTH_403: {
        meaning: 'The key is valid and not permitted to do this (status 403).',
        remedy: 'The key is not permitted to do this. Check what your plan permits, including engines and number of keywords, or use a key of another plan.',
    },
    AVG_SERVICE_404: {
        meaning: 'The address does not exist (status 404).',
        remedy: 'Check base-url: it must be the root of the service, without /v1 at its end. The action adds /v1/brand/monitor itself.',
    },
    AVG_LIMIT_429: {
        meaning: 'More requests were made than the plan allows (status 429).',
        remedy: 'Set the plan input to your plan (or limits to its numbers), ask for fewer scans, or run at another time: other jobs with the same key count too.',
    },
    AVG_SERVICE_REDIRECT: {
        meaning: 'The service redirects to another address (status 3xx).',
        remedy: 'Set base-url to the new address itself. The key is never sent to an address that base-url does not name.',
    },
    AVG_SERVICE_5XX: { meaning: 'The service failed (status 500 or above).', remedy: SERVICE_SIDE },
    AVG_SERVICE_HTTP: {
        meaning: 'The service answered with another error status.',
        remedy: 'Check base-url and the inputs that are sent: brand, keywords, engines and language.',
    },
    AVG_SERVICE_CONNECTION: {
        meaning: 'The service could not be reached.',
        remedy: 'Check the host name and port in base-url, and that the runner may reach it. Behind a proxy, set HTTPS_PROXY (and NO_PROXY) for the job.',
    },
    AVG_SERVICE_TIMEOUT: {
        meaning: 'The service did not answer within the time budget.',
        remedy: 'Raise timeout-minutes, or ask for less: fewer keywords, engines or samples.',
    },
    AVG_SERVICE_WAIT: {
        meaning: 'The service asks for a wait that is longer than the rest of the time budget.',
        remedy: 'Raise timeout-minutes above that wait, or run the job later. If it happens again, set plan or limits to what the service allows, or ask for fewer scans.',
    },
    AVG_SERVICE_RESPONSE: {
        meaning: 'The answer of the service does not follow its contract.',
        remedy: 'Check that base-url is the root of an AI visibility service, not of a web page or a proxy. If it is, report this to the service.',
    },
    AVG_SERVICE_INCOMPLETE: {
        meaning: 'The service accepted the request and did not complete it.',
        remedy: 'Run the job again later. Only completed scans are judged.',
    },
    AVG_CANCELLED: {
        meaning: 'The workflow was cancelled before the service answered.',
        remedy: 'Run the job again if you need the result.',
    },
    AVG_SETUP: {
        meaning: 'The embedded service lacks something it needs: a key or a recording.',
        remedy: 'Check that the keys of live engines are in the env of the step, and the paths in the inputs.',
    },
    AVG_NO_PAGES: {
        meaning: 'The engine `repository` found no page with text.',
        remedy: 'Check that actions/checkout runs before this step. Name your pages with content: it reads Markdown, MDX and HTML. For all other formats, build the site before this step and name the folder of the build.',
    },
    AVG_NO_MATCH: {
        meaning: 'A glob of `content` matches no page.',
        remedy: 'Correct the glob: it begins at the root of the repository, and matches Markdown, MDX and HTML files. If it names a build, build the site before this step.',
    },
    AVG_NO_COMPETITOR_PAGES: {
        meaning: 'A folder of `competitor-content` holds no page with text.',
        remedy: 'Capture pages of the competitor into the folder, or remove it from competitor-content.',
    },
    AVG_NO_BASE_PAGES: {
        meaning: 'The folder of `base-content` holds no page with text.',
        remedy: 'Put a build of the base into the folder of base-content before this step. examples/workflows/built-site.yml shows how.',
    },
    AVG_NO_FOLDER: {
        meaning: 'The folder with the pages does not exist or cannot be read.',
        remedy: 'Check that actions/checkout runs before this step, and the permissions of the folder.',
    },
    AVG_BASE_NOT_IN_GIT: {
        meaning: 'The pages are not in git, so no commit holds what they were before the change.',
        remedy: 'Set base-content to a folder with the build of the base. examples/workflows/built-site.yml shows how.',
    },
    AVG_BASE_COMMITTED: {
        meaning: 'The folder of `base-content` is part of the commit that is checked, so that a change could write what it is compared with.',
        remedy: 'Remove the folder from the repository, and put a build of the base into it before this step. examples/workflows/built-site.yml shows how.',
    },
    AVG_BASE_UNAVAILABLE: {
        meaning: 'The commit that the change is based on is not in the checkout, and could not be fetched.',
        remedy: 'Write fetch-depth: 2 under with: of the step that uses actions/checkout. It brings the base of a pull request. If the step checks out another commit than the default (ref:), write fetch-depth: 0.',
    },
    AVG_OTHER_TREE: {
        meaning: 'The checked-out commit is neither the head of the change nor a merge of it, so that its pages are not those of the change. Nothing was judged.',
        remedy: 'Run the gate on pull_request, with actions/checkout and no ref. On pull_request_target, actions/checkout brings the base branch, which would be compared with itself. If the branch has a newer commit, the run of that commit judges it.',
    },
    AVG_PUSH_BASE: {
        meaning: '`baseline: base` compares a push with the commit before it. That commit is not known, or not in the checkout. Floors apply.',
        remedy: 'Write fetch-depth: 0 under with: of actions/checkout. The first push of a branch has no commit before it. To fail such a run, add no-baseline to fail-on.',
    },
    AVG_NO_CHECKOUT: {
        meaning: '`baseline: base` needs git, and the folder is not inside a git checkout.',
        remedy: 'Run actions/checkout before this step, or set base-content to a folder with the build of the base.',
    },
    AVG_NO_GIT: {
        meaning: '`baseline: base` needs git, which could not be started.',
        remedy: 'Install git on the runner, and check that the folder of the pages exists.',
    },
    AVG_GIT: {
        meaning: 'git failed while the pages were read.',
        remedy: 'See the words of git in the message.',
    },
    AVG_PAGE_TIME: {
        meaning: 'A page takes more processor time than a page may take.',
        remedy: 'Shorten the page, or leave it out with content, for example !docs/changelog.md.',
    },
    AVG_PAGE_LIMIT: {
        meaning: 'The change takes a page beyond a limit of reading, and an answer depends on that page. Whether the answer is lost is not known.',
        remedy: 'Divide the page into smaller ones, or leave it out with content, for example !docs/changelog.md.',
    },
    AVG_PAGE_MEMORY: {
        meaning: 'The pages need more memory than they may have.',
        remedy: 'Select fewer pages with content.',
    },
    AVG_PAGE_READING: {
        meaning: 'The program failed while it read the pages.',
        remedy: 'Run the job again. If the failure lasts, report it with the message.',
    },
    AVG_FAILED: {
        meaning: 'The step fails because one or more rules failed. Each failed rule has an annotation of its own.',
        remedy: 'See the codes of the rules.',
    },
    AVG_INCONCLUSIVE: {
        meaning: 'The gate neither passes nor fails the run: a drop is suspicious and may be chance, too few runs are recorded to test a drop, or a value is missing. The step passes unless `fail-on` lists `inconclusive`.',
        remedy: 'See the reason in the message. For a suspicious drop, start another run or wait for the next one. For too few runs, let more runs be recorded, or set `scan-per: keyword`.',
    },
    AVG_COMPETITOR_UNMEASURED: {
        meaning: 'A competitor could not be measured and is missing in the share of voice.',
        remedy: 'See the reason in the message. The verdict on the brand does not depend on it, except for `min-share-of-voice`.',
    },
};

// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
;// CONCATENATED MODULE: ./build/report/codes.js







const CODES = { ...RUN_CODES, ...ENGINE_CODES, ...OUTPUT_CODES };
function codeOfRule(rule) {
    return `AVG_RULE_${rule.toUpperCase().replaceAll('-', '_')}`;
}
function listCodes(rules = RULES) {
    return [
        ...Object.entries(CODES).map(([code, entry]) => ({ code, ...entry })),
        ...rules.map(({ name, subject, isDrop }) => ({
            code: codeOfRule(name),
            meaning: describeRuleFailure(name, subject.noun, isDrop),
            remedy: isDrop && name !== maxAnswerLoss.name
                ? 'See the comment or the report for what changed. If the new level is right, start one run on the default branch with `accept: true`.'
                : 'See the comment or the report for what changed. To accept the change, adjust the rule.',
        })),
    ];
}
function describeRuleFailure(rule, noun, isDrop) {
    if (rule === decline.name) {
        return 'The citation score has been lower for several runs than in the runs before them, by more than `max-bcr-drop` tolerates.';
    }
    return isDrop
        ? `The ${noun} dropped by more than \`${rule}\` tolerates.`
        : `The rule \`${rule}\` on the ${noun} did not pass.`;
}
function messageWithRemedy(code, what) {
    return { code, text: `${what} ${CODES[code].remedy}` };
}
function formatMessage({ code, text }) {
    return (0,report_escape/* plainLine */.h0)(`${code}: ${text}`, 2000);
}


/***/ }),

/***/ 8709:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ describeConfigCommit),
/* harmony export */   F: () => (/* binding */ describeConfigChanges)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9924);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44702);


const MOST_FILES = 10;
function describeConfigChanges(changes) {
    const shown = changes.slice(0, MOST_FILES).map(describeChange);
    const rest = changes.length - shown.length;
    return rest > 0 ? [...shown, `The change also edits ${rest} more of these files.`] : shown;
}
function describeConfigCommit(commit) {
    return `The settings come from the commit ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(commit.slice(0, 7))}, and not from the commit that is checked.`;
}
function describeChange({ path, kind }) {
    const file = (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(path, _words_js__WEBPACK_IMPORTED_MODULE_0__/* .NAME_LENGTH */ .xt);
    switch (kind) {
        case 'added':
            return `The change adds ${file}, which this gate takes its settings from. They count in this run, because the base has no such file.`;
        case 'changed':
            return `The change edits ${file}, which this gate takes its settings from. This run is judged by the file as it was before; the edit takes effect after the merge.`;
        case 'removed':
            return `The change deletes ${file}, which this gate takes its settings from. This run is judged by the file as it was before; the deletion takes effect after the merge.`;
    }
}


/***/ }),

/***/ 63727:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dc: () => (/* binding */ countFiles),
/* harmony export */   KI: () => (/* binding */ codeOfCorpusProblem),
/* harmony export */   Nx: () => (/* binding */ describeCorpusProblem),
/* harmony export */   _B: () => (/* binding */ describePassedOver)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9924);
/* harmony import */ var _file_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2605);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73533);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44702);




const DETAIL_LENGTH = 200;
function codeOfCorpusProblem(facts) {
    switch (facts.kind) {
        case 'no-pages':
            return 'AVG_NO_PAGES';
        case 'no-match':
            return 'AVG_NO_MATCH';
        case 'no-competitor-pages':
            return 'AVG_NO_COMPETITOR_PAGES';
        case 'no-base-pages':
            return 'AVG_NO_BASE_PAGES';
        case 'base-not-in-git':
            return 'AVG_BASE_NOT_IN_GIT';
        case 'base-pages-committed':
            return 'AVG_BASE_COMMITTED';
        case 'commit-unavailable':
            return 'AVG_BASE_UNAVAILABLE';
        case 'other-tree':
            return 'AVG_OTHER_TREE';
        case 'not-a-checkout':
            return 'AVG_NO_CHECKOUT';
        case 'no-git':
            return 'AVG_NO_GIT';
        case 'git-failed':
            return 'AVG_GIT';
        case 'no-folder':
            return 'AVG_NO_FOLDER';
        case 'no-base-file':
        case 'link-out':
            return (0,_file_words_js__WEBPACK_IMPORTED_MODULE_0__/* .codeOfFileProblem */ .Q)(facts);
        case 'page-reading-failed':
            return READING_CODES[facts.reason];
        case 'pages-beyond-limit':
            return 'AVG_PAGE_LIMIT';
    }
}
const READING_CODES = {
    'too-slow': 'AVG_PAGE_TIME',
    'out-of-memory': 'AVG_PAGE_MEMORY',
    crashed: 'AVG_PAGE_READING',
};
function describeCorpusProblem(facts) {
    switch (facts.kind) {
        case 'no-pages': {
            const where = facts.lookedFor.length > 0 ? ` by content: ${list(facts.lookedFor)}` : ' in the repository';
            return withPassedOver(`No page with text was found${where}.`, facts);
        }
        case 'no-match':
            return withPassedOver(`The glob ${list(facts.lookedFor)} of content matches no page.`, facts);
        case 'no-competitor-pages': {
            const whose = (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)(facts.competitor ?? '', _words_js__WEBPACK_IMPORTED_MODULE_1__/* .NAME_LENGTH */ .xt);
            const what = `The folder ${list(facts.lookedFor)} of competitor-content holds no page of ${whose}.`;
            return withPassedOver(what, facts);
        }
        case 'no-base-pages':
            return withPassedOver(`The folder ${list(facts.lookedFor)} of base-content holds no page.`, facts);
        case 'base-not-in-git':
            return withPassedOver(`The pages of the glob ${list(facts.lookedFor)} are not in git, so no commit holds what they were before the change.`, facts);
        case 'commit-unavailable':
            return `The commit ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)((facts.commit ?? '').slice(0, 7))} that the change is based on is not in the checkout, and could not be fetched${quote(facts.detail)}.`;
        case 'other-tree':
            return `The checked-out commit ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)(facts.checkedOut.slice(0, 7))} is neither the head of the change, ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)(facts.head.slice(0, 7))}, nor a merge of it. Its pages are not those of the change.`;
        case 'not-a-checkout':
            return 'The pages are compared with a commit, and the folder is not inside a git checkout.';
        case 'no-git':
            return `The pages are compared with a commit, and git could not be started${quote(facts.detail)}.`;
        case 'git-failed':
            return `The command “${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)(facts.command, DETAIL_LENGTH)}” failed${quote(facts.detail)}.`;
        case 'base-pages-committed':
            return `The folder ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)(facts.folder, _words_js__WEBPACK_IMPORTED_MODULE_1__/* .NAME_LENGTH */ .xt)} of base-content is part of the commit that is checked. A change could write what it is compared with.`;
        case 'no-folder':
            return `The folder ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)(facts.folder, _words_js__WEBPACK_IMPORTED_MODULE_1__/* .NAME_LENGTH */ .xt)} does not exist or cannot be read.`;
        case 'no-base-file':
        case 'link-out':
            return `The file ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)(facts.path, _words_js__WEBPACK_IMPORTED_MODULE_1__/* .NAME_LENGTH */ .xt)} cannot be used: ${(0,_file_words_js__WEBPACK_IMPORTED_MODULE_0__/* .describeFileProblem */ .R)(facts)}.`;
        case 'pages-beyond-limit': {
            const files = facts.pages.map(({ path, reason }) => `${path}: ${LIMITS[reason]}`);
            return `The change takes pages beyond a limit of reading, and answers depend on them: ${list(files)}.`;
        }
        case 'page-reading-failed':
            return describeReadingFailure(facts);
    }
}
const LIMITS = {
    'too-large': 'too large',
    'not-parsable': 'too complex',
};
function describeReadingFailure({ reason, detail, path }) {
    const page = path === undefined ? undefined : (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)(path, _words_js__WEBPACK_IMPORTED_MODULE_1__/* .NAME_LENGTH */ .xt);
    switch (reason) {
        case 'too-slow':
            return `Reading ${page === undefined ? 'a page' : `the page ${page}`} takes too long${quote(detail)}.`;
        case 'out-of-memory': {
            const at = page === undefined ? '' : ` It was full at the page ${page}.`;
            return `Reading the pages and their answers takes more memory than allowed.${at}`;
        }
        case 'crashed':
            return `Reading ${page === undefined ? 'the pages' : `the page ${page}`} failed${quote(detail)}.`;
    }
}
function describePassedOver(passedOver) {
    const byReason = Map.groupBy(passedOver, ({ reason }) => reason);
    return [...byReason]
        .map(([reason, groups]) => ({ reason, groups, count: countFiles(groups) }))
        .sort((a, b) => b.count - a.count)
        .map(({ reason, groups, count }) => describeReason(reason, groups, count));
}
function countFiles(passedOver) {
    return passedOver.reduce((sum, { count }) => sum + count, 0);
}
function withPassedOver(what, { passedOver }) {
    const lines = describePassedOver(passedOver);
    return lines.length === 0 ? what : `${what} Passed over: ${lines.join('; ')}.`;
}
function describeReason(reason, groups, count) {
    const files = (0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(count, 'file');
    const pages = (0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(count, 'page');
    switch (reason) {
        case 'format':
            return `${groups.map(({ count, extension }) => `${count} .${short(extension)}`).join(', ')}: not read`;
        case 'language': {
            const languages = groups.map(group => `${group.count} ${short(group.language)}`).join(', ');
            return `${pages} in another language (${languages})`;
        }
        case 'changelog':
            return (0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(count, 'changelog');
        case 'community':
            return `${files} for contributors, such as a licence`;
        case 'template':
            return (0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(count, 'template');
        case 'test':
            return `${files} of tests`;
        case 'playground':
            return `${files} of a playground`;
        case 'generated':
            return `${files} of a build or of third parties`;
        case 'hidden':
            return `${files} with a name or a folder that begins with a dot`;
        case 'untracked':
            return `${files} outside of git`;
        case 'sparse':
            return `${files} outside of the sparse checkout`;
        case 'not-public':
            return `${pages} that ${count === 1 ? 'is a draft' : 'are drafts'} or hidden from search engines`;
        case 'no-text':
            return `${pages} without text`;
        case 'too-large':
            return `${files} above the size limit of a page`;
        case 'not-text':
            return `${files} that ${count === 1 ? 'is' : 'are'} no UTF-8 text`;
        case 'not-parsable':
            return `${pages} too complex to be read: nested too deeply, or with a very large table or front matter`;
        case 'long-path': {
            const [example = ''] = groups.flatMap(({ examples }) => examples);
            return `${files} with a path of more than 1,024 characters or 50 folders, such as ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)(example, _words_js__WEBPACK_IMPORTED_MODULE_1__/* .NAME_LENGTH */ .xt)}`;
        }
    }
}
function short(text = '') {
    return (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)(text, 20);
}
function list(names) {
    return (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)(names.join(', '), DETAIL_LENGTH);
}
function quote(detail) {
    const said = (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)(detail, DETAIL_LENGTH).replace(/[.\s]+$/, '');
    return said && ` (${said})`;
}


/***/ }),

/***/ 9924:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D4: () => (/* binding */ plainTitle),
/* harmony export */   fp: () => (/* binding */ breakTriggers),
/* harmony export */   h0: () => (/* binding */ plainLine),
/* harmony export */   pe: () => (/* binding */ ZERO_WIDTH_SPACE),
/* harmony export */   v3: () => (/* binding */ cleanLines)
/* harmony export */ });
/* harmony import */ var _lib_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94869);

const ZERO_WIDTH_SPACE = '\u200B';
const TRIGGERS = /[@#](?=\S)|:(?=\/\/|[\w+-]+(?::|$))|www(?=\.)|\bgh-(?=\d)/gi;
function breakTriggers(line) {
    return line.replace(TRIGGERS, `$&${ZERO_WIDTH_SPACE}`);
}
function plainLine(text, maxLength = 1000) {
    return (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_0__/* .toSingleLine */ .OX)(text), maxLength)
        .replace(/^::/, `:${ZERO_WIDTH_SPACE}:`)
        .replaceAll('##[', `##${ZERO_WIDTH_SPACE}[`);
}
function plainTitle(text, maxLength) {
    const inert = breakTriggers((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_0__/* .toSingleLine */ .OX)(text).replaceAll('`', "'"));
    return (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(inert, maxLength);
}
function cleanLines(text) {
    return text
        .toWellFormed()
        .replace(/\r\n?/g, '\n')
        .replace(/[\p{Cc}\p{Cf}\u{E0000}-\u{E007F}]/gu, character => /[\n\t]/.test(character) ? character : (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_0__/* .toSingleLine */ .OX)(character))
        .replace(/^\n+/, '')
        .trimEnd();
}


/***/ }),

/***/ 55696:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H2: () => (/* binding */ explainDraftFailure),
/* harmony export */   VN: () => (/* binding */ describeServiceError),
/* harmony export */   aj: () => (/* binding */ codeOfServiceError),
/* harmony export */   fu: () => (/* binding */ explainServiceError),
/* harmony export */   uC: () => (/* binding */ explainReportFailure)
/* harmony export */ });
/* unused harmony export describeDownloadError */
/* harmony import */ var _codes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30546);
/* harmony import */ var _corpus_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63727);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9924);



const DETAIL_LENGTH = 200;
function explainServiceError(facts) {
    return (0,_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .messageWithRemedy */ .ug)(codeOfServiceError(facts), describeServiceError(facts));
}
function codeOfServiceError({ kind, status, retryAfter, corpus, }) {
    switch (kind) {
        case 'http':
            return codeOfStatus(status);
        case 'connection':
            return 'AVG_SERVICE_CONNECTION';
        case 'timeout':
            return retryAfter === undefined ? 'AVG_SERVICE_TIMEOUT' : 'AVG_SERVICE_WAIT';
        case 'cancelled':
            return 'AVG_CANCELLED';
        case 'invalid-response':
            return 'AVG_SERVICE_RESPONSE';
        case 'setup':
            return corpus === undefined ? 'AVG_SETUP' : (0,_corpus_words_js__WEBPACK_IMPORTED_MODULE_1__/* .codeOfCorpusProblem */ .KI)(corpus);
        case 'not-completed':
            return 'AVG_SERVICE_INCOMPLETE';
        case 'not-sent':
            return 'AVG_ANSWER_COST';
    }
}
function codeOfStatus(status = 0) {
    switch (status) {
        case 400:
            return 'AVG_REQUEST_400';
        case 401:
            return 'AVG_AUTH_401';
        case 403:
            return 'AVG_AUTH_403';
        case 404:
            return 'AVG_SERVICE_404';
        case 429:
            return 'AVG_LIMIT_429';
    }
    if (status >= 500)
        return 'AVG_SERVICE_5XX';
    return status >= 300 && status < 400 ? 'AVG_SERVICE_REDIRECT' : 'AVG_SERVICE_HTTP';
}
function describeServiceError(facts) {
    if (facts.corpus !== undefined)
        return (0,_corpus_words_js__WEBPACK_IMPORTED_MODULE_1__/* .describeCorpusProblem */ .Nx)(facts.corpus);
    const detail = (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)(facts.detail, DETAIL_LENGTH).replace(/[.\s]+$/, '');
    return `${nameServiceError(facts)}${countTries(facts)}${detail && `: ${detail}`}. The call was ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)(facts.request, DETAIL_LENGTH)}.`;
}
function nameServiceError({ kind, status, code, retryAfter }) {
    switch (kind) {
        case 'http':
            return `The service answered ${[status ?? 'an error', code && `(${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)(code, 60)})`].filter(Boolean).join(' ')}`;
        case 'connection':
            return `The service could not be reached${code ? `, ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)(code, 60)}` : ''}`;
        case 'timeout':
            return retryAfter === undefined
                ? 'The time budget for the service ran out'
                : `The service asks to wait ${retryAfter} seconds, longer than is left of the time budget`;
        case 'cancelled':
            return 'The workflow was cancelled before the service answered';
        case 'invalid-response':
            return 'The answer of the service does not follow its contract';
        case 'setup':
            return 'The embedded service lacks something it needs';
        case 'not-completed':
            return 'The service accepted the request and did not complete it';
        case 'not-sent':
            return 'The request was not sent';
    }
}
function countTries({ attempts = 1 }) {
    return attempts > 1 ? ` (tried ${attempts} times)` : '';
}
function describeDownloadError({ kind, url, detail, ...facts }) {
    const place = url && ` from ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)(url, DETAIL_LENGTH)}`;
    const said = (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)(detail, DETAIL_LENGTH).replace(/[.\s]+$/, '');
    const happened = {
        refused: 'the action does not fetch from there',
        http: `the answer was ${facts.status ?? 'an error'}`,
        'too-many-redirects': 'there are too many redirects',
        connection: `the server could not be reached${facts.code ? `, ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)(facts.code, 60)}` : ''}`,
        timeout: 'it took too long',
        cancelled: 'the workflow was cancelled',
        'too-large': 'it is too large',
        'wrong-type': 'it has the wrong type',
        disk: 'it could not be written to disk',
    }[kind];
    return `The file${place} is missing: ${happened}${countTries(facts)}${said && ` (${said})`}.`;
}
function explainDraftFailure(failure) {
    const text = failure.kind === 'service'
        ? describeServiceError(failure.facts)
        : `The draft could not be made: ${failure.detail}`;
    return { code: 'AVG_DRAFT', text: (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)(text) };
}
function explainReportFailure(failure) {
    return { code: 'AVG_SERVICE_REPORT', text: (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)(describeReportFailure(failure)) };
}
function describeReportFailure(failure) {
    switch (failure.kind) {
        case 'download':
            return describeDownloadError(failure.facts);
        case 'service': {
            const what = describeServiceError(failure.facts);
            return failure.facts.status === 403 ? `${what} The plan of the key may not permit reports.` : what;
        }
        case 'unexpected':
            return `The report could not be made: ${failure.detail}`;
    }
}


/***/ }),

/***/ 2605:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ codeOfFileProblem),
/* harmony export */   R: () => (/* binding */ describeFileProblem)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9924);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44702);


const DETAIL_LENGTH = 200;
function codeOfFileProblem({ kind }) {
    return kind === 'link-out' ? 'AVG_LINK_OUT' : 'AVG_BASE_FILE';
}
function describeFileProblem(facts) {
    if (facts.kind === 'link-out') {
        const target = (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(facts.target, _words_js__WEBPACK_IMPORTED_MODULE_0__/* .NAME_LENGTH */ .xt);
        return `a symbolic link of the workspace leads from there to ${target}, which is outside of the workspace or does not exist`;
    }
    return `it is read from the commit that the change is based on, and ${describeReason(facts.reason)}, so it could not be checked whether the change edits the file`;
}
function describeReason(reason) {
    switch (reason.kind) {
        case 'not-a-checkout':
            return 'the workspace is not inside a git checkout';
        case 'no-git':
            return `git could not be started${quote(reason.detail)}`;
        case 'commit-unavailable':
            return `the commit ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)((reason.commit ?? '').slice(0, 7))} is not in the checkout and could not be fetched${quote(reason.detail)}`;
        case 'git-failed':
            return `the command “${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(reason.command, DETAIL_LENGTH)}” failed${quote(reason.detail)}`;
        case 'folder':
            return 'it is a folder there';
        case 'link':
            return 'a symbolic link there leads out of the repository or to nothing';
        case 'submodule':
            return 'it is in a submodule there';
    }
}
function quote(detail) {
    const said = (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(detail, DETAIL_LENGTH).replace(/[.\s]+$/, '');
    return said && ` (${said})`;
}


/***/ }),

/***/ 5572:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ describeGitHubFailure)
/* harmony export */ });
function describeGitHubFailure({ kind, status, cause, detail }) {
    switch (kind) {
        case 'refused':
            if (cause === 'archived')
                return `GitHub answered ${status}: the repository is archived and accepts no changes.`;
            if (cause === 'locked')
                return `GitHub answered ${status}: the conversation is locked and accepts no comments.`;
            return `GitHub answered ${status} (${detail}).`;
        case 'unreachable':
            return `GitHub could not be reached (${detail}).`;
        case 'malformed':
            return `GitHub's answer is not what its documentation says (${detail}).`;
    }
}


/***/ }),

/***/ 36661:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ costSchema),
/* harmony export */   I: () => (/* binding */ buildCost)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2503);
/* harmony import */ var _embedded_engines_account_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73840);


const count = zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nonnegative();
const costSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    total_usd: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullable().describe('Null where the cost of a reply is not known.'),
    known_usd: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().describe('US dollars of the replies whose cost is known.'),
    engines: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        engine: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        replies: count.describe('Replies that could be read: to questions, for sentiments and for drafts.'),
        input_tokens: count,
        output_tokens: count,
        searches: count.nullable().describe('Null where the vendor counts none.'),
        cost_usd: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullable().describe('Null where the cost of a reply is not known.'),
        known_usd: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
        stated_by_vendor: count.describe('Replies whose cost the vendor states; others have list prices.'),
        not_known: count.describe('Replies whose cost is not known.'),
    })),
})
    .nullable()
    .describe('What the replies of live engines used and cost. Null where no live engine replied.');
function buildCost(costs) {
    if (costs.length === 0)
        return null;
    const isWhole = costs.every(({ unpriced }) => unpriced === 0);
    const known = (0,_embedded_engines_account_js__WEBPACK_IMPORTED_MODULE_0__/* .totalCost */ .cv)(costs);
    return {
        total_usd: isWhole ? known : null,
        known_usd: known,
        engines: costs.map(cost => ({
            engine: cost.engine,
            replies: cost.replies,
            input_tokens: cost.inputTokens,
            output_tokens: cost.outputTokens,
            searches: cost.searches ?? null,
            cost_usd: cost.unpriced === 0 ? cost.costUsd : null,
            known_usd: cost.costUsd,
            stated_by_vendor: cost.stated,
            not_known: cost.unpriced,
        })),
    };
}


/***/ }),

/***/ 58888:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ buildResult)
});

// EXTERNAL MODULE: ./build/gate/compare.js
var compare = __webpack_require__(13737);
// EXTERNAL MODULE: ./build/history/result-file.js
var result_file = __webpack_require__(14461);
// EXTERNAL MODULE: ./build/report/baseline-words.js
var baseline_words = __webpack_require__(37548);
// EXTERNAL MODULE: ./build/report/numbers.js
var numbers = __webpack_require__(73533);
// EXTERNAL MODULE: ./build/report/problems.js
var problems = __webpack_require__(25567);
// EXTERNAL MODULE: ./build/report/rule-words.js
var rule_words = __webpack_require__(59317);
;// CONCATENATED MODULE: ./build/scan/fit-answers.js
function fitAnswers(records, keywords, budget, sizeOf) {
    const place = new Map(keywords.map((keyword, index) => [keyword, index]));
    const rank = ({ keyword }) => place.get(keyword) ?? keywords.length;
    const byQuestion = (a, b) => rank(a) - rank(b) || (a.engine < b.engine ? -1 : Number(a.engine > b.engine));
    const ordered = records
        .filter(record => record.outcome === 'evaluated')
        .sort((a, b) => a.sample - b.sample || byQuestion(a, b));
    let left = budget;
    const end = ordered.findIndex(answer => {
        left -= sizeOf(answer);
        return left < 0;
    });
    const answers = end === -1 ? ordered : ordered.slice(0, end);
    return {
        answers: answers.toSorted((a, b) => byQuestion(a, b) || a.sample - b.sample),
        leftOut: ordered.length - answers.length,
    };
}

// EXTERNAL MODULE: ./build/scan/summarize-answers.js
var summarize_answers = __webpack_require__(44267);
;// CONCATENATED MODULE: ./build/report/json/answer-contents.js


const MOST_DOMAINS = 500;
const MOST_PAGES = 5;
const MOST_QUERIES = 500;
const ANSWERS_BUDGET = 8 * 1024 * 1024;
function buildAnswerContents({ answerRecords, keywords, }) {
    const summary = (0,summarize_answers/* summarizeAnswers */.F0)(answerRecords);
    if (summary === undefined)
        return null;
    const { total, engines, domains, competitors, queries, unknownSources } = summary;
    const { answers, leftOut } = fitAnswers(answerRecords, keywords, ANSWERS_BUDGET, answer => Buffer.byteLength(JSON.stringify(buildAnswer(answer))));
    return {
        ...buildPresence(total),
        mean_position: (0,summarize_answers/* meanPosition */.Pc)(answerRecords) ?? null,
        engines: engines.map(({ engine, ...counts }) => ({ engine, ...buildPresence(counts) })),
        domains: domains.slice(0, MOST_DOMAINS).map(({ domain, owner, ...cited }) => ({
            domain,
            ...buildOwner(owner),
            answers: cited.answers,
            answers_without_brand: cited.answersWithoutBrand,
            engines: cited.engines,
            pages: cited.pages.slice(0, MOST_PAGES),
        })),
        domains_left_out: Math.max(0, domains.length - MOST_DOMAINS),
        competitors: competitors.map(({ name, answers, answersWithoutBrand }) => ({
            name,
            answers,
            answers_without_brand: answersWithoutBrand,
        })),
        queries: queries.slice(0, MOST_QUERIES),
        queries_left_out: Math.max(0, queries.length - MOST_QUERIES),
        unknown_sources: unknownSources,
        answers: answers.map(buildAnswer),
        answers_left_out: leftOut,
    };
}
function buildPresence(counts) {
    const { evaluated, cited, mentioned, retrievedNotCited, neverRetrieved, namedFirst } = counts;
    return {
        ...{ evaluated, cited, mentioned },
        retrieved_not_cited: retrievedNotCited,
        never_retrieved: neverRetrieved,
        named_first: namedFirst,
    };
}
function buildAnswer({ engine, keyword, sample, model, content }) {
    return {
        ...{ engine, keyword, sample, model },
        cited: content.cited,
        retrieved: content.retrieved ?? null,
        mentioned: content.position !== undefined,
        position: content.position ?? null,
        competitors: content.competitors,
        cited_sources: content.citedSources.map(buildSource),
        unknown_sources: content.unknownSources,
        retrieved_sources: content.retrievedSources.map(buildSource),
        queries: content.queries,
        text: content.text,
        text_cut: content.isCut,
    };
}
function buildSource({ url, domain, owner }) {
    return { url, domain, ...buildOwner(owner) };
}
function buildOwner(owner) {
    return { owner: owner.kind, competitor: owner.kind === 'competitor' ? owner.name : null };
}

// EXTERNAL MODULE: ./build/report/json/cost.js
var cost = __webpack_require__(36661);
;// CONCATENATED MODULE: ./build/report/json/result.js








function buildResult(outcome) {
    const { verdict, measurement, baseline, run } = outcome;
    return {
        format: result_file/* RESULT_FORMAT */.gw,
        schema_version: result_file/* RESULT_VERSION */.Rr,
        verdict: verdict.status,
        reasons: (0,problems/* explainVerdict */.bX)(verdict).map(({ text }) => text),
        report_only: verdict.reportOnly,
        brand_name: outcome.brand,
        keywords: outcome.keywords,
        requested_engines: outcome.engines,
        language: outcome.language,
        key: outcome.key,
        fingerprint: outcome.fingerprint,
        scan_per: outcome.scanPer,
        samples: outcome.samples,
        planned_scans: outcome.plannedScans,
        created_at: run.finishedAt,
        ...(run.runUrl !== undefined && { run_url: run.runUrl }),
        ...(run.sha !== undefined && { sha: run.sha }),
        overall_bcr: measurement?.overallBcr ?? null,
        cited_engines: measurement?.citedEngines ?? null,
        total_engines: measurement?.totalEngines ?? null,
        avg_sentiment: measurement?.avgSentiment ?? null,
        baseline: baseline === undefined ? null : buildBaseline(baseline),
        keyword_changes: baseline?.content?.keywords.map(buildKeywordChange) ?? null,
        baseline_missing: 'missing' in verdict.baseline ? (0,baseline_words/* describeMissing */.UV)(verdict.baseline.missing) : null,
        models: outcome.models,
        shared_part: outcome.sharedPart === undefined ? null : buildSharedPart(outcome.sharedPart),
        bcr_drop: verdict.bcrDrop ?? null,
        cited_engines_drop: verdict.citedEnginesDrop ?? null,
        lost_engines: verdict.lostEngines,
        gained_engines: verdict.gainedEngines,
        engine_drops: verdict.engineDrops.map(({ engine, before, now, test }) => ({
            ...{ engine, before, now },
            evidence: buildTest(test),
        })),
        sensitivity: outcome.sensitivity ? buildSensitivity(outcome.sensitivity) : null,
        noise: verdict.noise ?? null,
        doubtful_engines: verdict.doubtfulEngines,
        search_shifts: verdict.searchShifts,
        rules: verdict.rules.map(result => buildRule(result, verdict.unmeasuredCompetitors)),
        engines: measurement?.engines.map(buildEngine) ?? [],
        keywords_measured: measurement?.keywords.map(buildKeyword) ?? [],
        findings: measurement?.findings.map(buildFinding) ?? [],
        share_of_voice: outcome.shareOfVoice.map(brand => ({
            brand_name: brand.name,
            own: brand.isOwn,
            share: brand.share,
            answers: brand.answers,
            cited_answers: brand.citedAnswers,
            overall_bcr: brand.overallBcr,
        })),
        missing_engines: verdict.missingEngines,
        answers: buildAnswers(outcome.answers),
        answer_contents: buildAnswerContents(outcome),
        cost: (0,cost/* buildCost */.I)(outcome.costs),
        unmeasured_competitors: verdict.unmeasuredCompetitors,
        ...(outcome.gap && {
            gap: {
                missing_shards: outcome.gap.shards,
                keywords: outcome.gap.keywords,
                all_keywords: outcome.gap.allKeywords,
            },
        }),
        scans: outcome.scans.map(buildScan),
    };
}
function buildAnswers({ planned, evaluated, missing }) {
    if (planned === 0)
        return null;
    return {
        planned,
        evaluated,
        missing: missing.map(({ engine, count, keyword, reason }) => ({
            engine,
            count,
            keyword,
            reason: reason.code,
            detail: reason.detail,
            status: reason.status ?? null,
        })),
    };
}
function buildBaseline(baseline) {
    return {
        label: (0,baseline_words/* describeOrigin */.uN)(baseline.origin),
        overall_bcr: baseline.overallBcr ?? null,
        cited_engines: baseline.citedEngines ?? null,
        engines: baseline.engines?.map(({ engine, cited, bcrScore }) => ({
            engine,
            cited,
            bcr_score: bcrScore ?? null,
        })) ?? null,
    };
}
function buildSharedPart(part) {
    const { shared, before, now, isEnough, baseline, measurement } = part;
    return {
        pairs: shared,
        pairs_before: before,
        pairs_now: now,
        judged: isEnough,
        overall_bcr_before: baseline.overallBcr,
        overall_bcr: measurement.overallBcr,
        cited_engines_before: baseline.citedEngines,
        cited_engines: measurement.citedEngines,
    };
}
function buildRule(result, unmeasured) {
    const { limit, sentence } = (0,rule_words/* describeRule */.IO)(result, unmeasured);
    const { rule, outcome, kind } = result;
    const change = kind === 'decline' ? result.change : undefined;
    return {
        rule,
        outcome,
        observed: observedBy(result),
        baseline: kind === 'drop' ? result.baseline : (change?.before ?? null),
        drop: kind === 'drop' ? result.drop : change ? (0,compare/* dropFrom */.WQ)(change.before, change.after) : null,
        limit: limit === numbers/* NO_VALUE */.GY ? null : limit,
        evidence: kind === 'drop' && result.test ? buildTest(result.test) : null,
        decline: change
            ? { since: change.since, before: change.before, after: change.after, p_value: change.pValue }
            : null,
        sentence,
    };
}
function observedBy(result) {
    switch (result.kind) {
        case 'drop':
        case 'decline':
            return result.observed;
        case 'floor':
            if (result.observed === undefined)
                return null;
            return result.subject.unit === 'percent'
                ? `${Number(result.observed.toPrecision(12))}%`
                : result.observed;
        case 'answers':
            return result.lost.length;
        case 'required-engines':
            return (0,rule_words/* describeRule */.IO)(result).observed;
        case 'sentiment':
            return result.observed.join(', ');
        case 'completeness':
            return null;
    }
}
function buildTest({ method, pValue, interval, size }) {
    return {
        method: method === 'cells' ? 'paired' : 'spread',
        p_value: pValue,
        interval: interval ?? null,
        size,
    };
}
function buildSensitivity(sensitivity) {
    const { keywords, samples, answers, citedNow, answersBefore, citedBefore, failsAt } = sensitivity;
    return {
        ...{ keywords, samples, answers },
        cited_now: citedNow,
        answers_before: answersBefore,
        cited_before: citedBefore,
        fails_at: failsAt ?? null,
    };
}
function buildEngine(measured) {
    return {
        engine: measured.engine,
        cited: measured.cited,
        bcr_score: measured.bcrScore,
        sentiment: measured.sentiment,
        snippet: measured.snippet,
        source_url: measured.sourceUrl,
        answers: measured.answers,
        cited_answers: measured.citedAnswers,
    };
}
function buildKeyword(measured) {
    return {
        keyword: measured.keyword,
        overall_bcr: measured.overallBcr,
        cited_engines: measured.citedEngines,
        total_engines: measured.totalEngines,
        samples: measured.samples,
    };
}
function buildFinding({ scanId, ...finding }) {
    return { ...finding, scan_id: scanId };
}
function buildScan({ scan, keyword, sample }) {
    return { ...scan, keyword: keyword ?? null, sample };
}
function buildKeywordChange(change) {
    const { keyword, outcome, loss, baseScore, headScore, before, after, causes, files } = change;
    return {
        ...{ keyword, outcome, loss, files },
        base_score: baseScore,
        head_score: headScore,
        before: before ? buildQuote(before) : null,
        after: after ? buildQuote(after) : null,
        causes: causes.map(cause => ({
            kind: cause.kind,
            path: cause.path,
            ...(cause.kind === 'moved' && { to: cause.to }),
            ...(cause.kind === 'unread' && { reason: cause.reason }),
            ...(cause.kind === 'unread' && cause.language !== undefined && { language: cause.language }),
            ...(cause.kind === 'hidden' && { reasons: cause.reasons.map(buildReason) }),
        })),
    };
}
function buildQuote({ text, url, place: { path, headings } }) {
    return { text, path, url, headings };
}
function buildReason({ kind, file, line, crawler, target }) {
    return {
        kind,
        file,
        line,
        ...(crawler !== undefined && { crawler }),
        ...(target !== undefined && { target }),
    };
}


/***/ }),

/***/ 68183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AU: () => (/* binding */ fold),
/* harmony export */   Dy: () => (/* binding */ names),
/* harmony export */   EX: () => (/* binding */ small),
/* harmony export */   FY: () => (/* binding */ paragraph),
/* harmony export */   UU: () => (/* binding */ name),
/* harmony export */   Z6: () => (/* binding */ listIds),
/* harmony export */   ZV: () => (/* binding */ own),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   dJ: () => (/* binding */ titled),
/* harmony export */   em: () => (/* binding */ sentence),
/* harmony export */   j7: () => (/* binding */ MARKS),
/* harmony export */   jr: () => (/* binding */ DASH),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   tp: () => (/* binding */ table),
/* harmony export */   wg: () => (/* binding */ EMPTY)
/* harmony export */ });
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73533);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44702);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1336);



const SENTENCE_LENGTH = 1000;
const MARKS = { better: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `✅`, worse: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `❌`, doubtful: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `⚠️` };
const EMPTY = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) ``;
const DASH = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_VALUE */ .GY);
function paragraph(text) {
    return { open: text, lines: [], close: EMPTY };
}
function list(items) {
    return items.length === 0 ? [] : [{ open: EMPTY, lines: items.map(item => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `- ${item}`), close: EMPTY }];
}
function titled(title, block) {
    return { ...block, open: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `### ${title}\n${block.open && (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `\n${block.open}`}` };
}
function fold(title, blocks) {
    const end = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `</details>`;
    return blocks.map((block, index) => {
        const isLast = index === blocks.length - 1;
        const start = index === 0 ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `<details>\n<summary>${title}</summary>\n` : EMPTY;
        return {
            ...block,
            open: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .joinMarkdown */ .UF)([start, block.open].filter(part => part !== ''), '\n'),
            close: isLast ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `${block.close}\n${end}` : block.close,
            ...(isLast ? {} : { within: block.within === undefined ? end : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `${block.within}\n${end}` }),
        };
    });
}
function table(columns, rows) {
    const toRow = (cells) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `| ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .joinMarkdown */ .UF)(cells, ' | ')} |`;
    return {
        open: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .joinMarkdown */ .UF)([
            toRow(columns.map(({ title }) => own(title))),
            toRow(columns.map(({ isNumber }) => (isNumber ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `---:` : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `---`))),
        ], '\n'),
        lines: rows.map(toRow),
        close: EMPTY,
    };
}
function name(text) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(text, _words_js__WEBPACK_IMPORTED_MODULE_0__/* .NAME_LENGTH */ .xt) || DASH;
}
function names(texts) {
    return texts.length === 0 ? DASH : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .joinMarkdown */ .UF)(texts.map(name), ', ');
}
function sentence(text) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(text, SENTENCE_LENGTH);
}
const own = _markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeWords */ .RL;
function small(text) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `<sub>${text}</sub>`;
}
function code(text) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `<code>${name(text)}</code>`;
}
function listIds(ids) {
    const { shown, more } = (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .cutList */ .f6)(ids, _words_js__WEBPACK_IMPORTED_MODULE_0__/* .LISTED_IDS */ .x2);
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .joinMarkdown */ .UF)(shown.map(code), ', ')}${own(more)}`;
}
function link(url) {
    return url === undefined ? DASH : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownLink */ .iQ)(undefined, url.href);
}


/***/ }),

/***/ 30369:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W$: () => (/* binding */ COMMENT_LIMIT),
  l_: () => (/* binding */ REPORT_MARK),
  ix: () => (/* binding */ STATUS_MARKS),
  Jt: () => (/* binding */ SUMMARY_LIMIT),
  Ql: () => (/* binding */ commentMarker),
  ap: () => (/* binding */ configFiles),
  Pl: () => (/* binding */ headline),
  wQ: () => (/* binding */ renderComment),
  eh: () => (/* binding */ renderGate),
  $q: () => (/* binding */ renderLead),
  Br: () => (/* binding */ renderSummary)
});

// EXTERNAL MODULE: ./build/report/config-words.js
var config_words = __webpack_require__(8709);
// EXTERNAL MODULE: ./build/report/numbers.js
var numbers = __webpack_require__(73533);
// EXTERNAL MODULE: ./build/report/problems.js
var problems = __webpack_require__(25567);
// EXTERNAL MODULE: ./build/report/shard-words.js
var shard_words = __webpack_require__(59307);
// EXTERNAL MODULE: ./build/report/views/content.js + 1 modules
var views_content = __webpack_require__(64559);
// EXTERNAL MODULE: ./build/report/views/lead.js
var lead = __webpack_require__(74626);
// EXTERNAL MODULE: ./build/report/views/overview.js + 1 modules
var overview = __webpack_require__(22083);
// EXTERNAL MODULE: ./build/report/views/settings.js
var settings = __webpack_require__(15085);
// EXTERNAL MODULE: ./build/report/views/answer-contents.js
var answer_contents = __webpack_require__(48737);
// EXTERNAL MODULE: ./build/report/markdown/blocks.js
var blocks = __webpack_require__(68183);
// EXTERNAL MODULE: ./build/report/markdown/markdown.js
var markdown = __webpack_require__(1336);
;// CONCATENATED MODULE: ./build/report/markdown/answer-contents.js



function answerContentsSection(outcome) {
    const view = (0,answer_contents/* viewAnswerContents */.Q)(outcome);
    if (view === undefined)
        return [];
    const { columns, rows, lists, legend, notes } = view;
    const cells = rows.map(row => [(0,blocks/* name */.UU)(row.engine), ...row.cells.map(blocks/* own */.ZV)]);
    return [
        (0,blocks/* titled */.dJ)((0,markdown.md) `Citations and mentions`, (0,blocks/* table */.tp)(columns, cells)),
        ...(0,blocks/* list */.p_)([...lists.map(shortList), ...notes.map(blocks/* own */.ZV)]),
        (0,blocks/* paragraph */.FY)((0,blocks/* small */.EX)((0,blocks/* own */.ZV)(legend))),
    ];
}
function shortList({ title, items, more }) {
    const shown = items.map(item => (0,markdown.md) `${(0,blocks/* name */.UU)(item.name)} (${(0,blocks/* sentence */.em)(item.words)})`);
    return (0,markdown.md) `**${(0,blocks/* own */.ZV)(title)}:** ${(0,markdown/* joinMarkdown */.UF)([...shown, ...(more === '' ? [] : [(0,blocks/* own */.ZV)(more)])], ', ')}`;
}

;// CONCATENATED MODULE: ./build/report/markdown/content.js


const QUOTE_LENGTH = 300;
function questionBlocks({ questions }) {
    return questions.map(renderQuestion);
}
function renderQuestion({ question, outcome, words, tone, before, after, causes, advice, }) {
    const lines = [
        ...(before ? [(0,markdown.md) `- **Before:** ${renderQuote(before)}`] : []),
        (0,markdown.md) `- **Now:** ${after ? renderQuote(after) : (0,markdown.md) `No page answers it.`}`,
        ...(causes.length > 0 ? [(0,markdown.md) `- **Why:** ${(0,markdown/* joinMarkdown */.UF)(causes.map(blocks/* sentence */.em), ' ')}`] : []),
        ...(advice === undefined ? [] : [(0,markdown.md) `- **What to do:** ${(0,blocks/* own */.ZV)(advice)}`]),
    ];
    const mark = outcome === 'weaker' ? blocks/* MARKS */.j7.doubtful : blocks/* MARKS */.j7[tone];
    return { open: (0,markdown.md) `### ${mark} “${(0,blocks/* name */.UU)(question)}” ${(0,blocks/* own */.ZV)(words)}\n`, lines, close: blocks/* EMPTY */.wg };
}
function renderQuote({ text, path, url }) {
    const page = url === undefined ? (0,blocks/* code */.aY)(path) : (0,markdown/* markdownLink */.iQ)(path, url);
    return (0,markdown.md) `“${(0,markdown/* escapeMarkdown */.FV)(text, QUOTE_LENGTH)}” (${page})`;
}

// EXTERNAL MODULE: ./build/report/markdown/drafts.js
var drafts = __webpack_require__(6789);
// EXTERNAL MODULE: ./build/report/markdown/fit.js
var fit = __webpack_require__(7982);
// EXTERNAL MODULE: ./build/report/views/certainty.js
var views_certainty = __webpack_require__(61363);
// EXTERNAL MODULE: ./build/report/views/changed-answers.js
var changed_answers = __webpack_require__(4248);
// EXTERNAL MODULE: ./build/report/views/changes.js
var changes = __webpack_require__(84711);
// EXTERNAL MODULE: ./build/report/views/citation-rates.js
var citation_rates = __webpack_require__(39923);
// EXTERNAL MODULE: ./build/report/views/cost.js
var cost = __webpack_require__(33);
// EXTERNAL MODULE: ./build/report/views/engines.js
var engines = __webpack_require__(51201);
// EXTERNAL MODULE: ./build/report/views/missing-answers.js
var missing_answers = __webpack_require__(16352);
// EXTERNAL MODULE: ./build/report/views/reports-and-drafts.js
var reports_and_drafts = __webpack_require__(91038);
// EXTERNAL MODULE: ./build/report/views/rules.js
var rules = __webpack_require__(23553);
// EXTERNAL MODULE: ./build/report/views/share-of-voice.js
var share_of_voice = __webpack_require__(68348);
// EXTERNAL MODULE: ./build/report/views/warnings.js
var warnings = __webpack_require__(71561);
;// CONCATENATED MODULE: ./build/report/markdown/sections.js













const CHANGE_MARKS = { lost: blocks/* MARKS */.j7.worse, gained: blocks/* MARKS */.j7.better };
function changesSection(outcome) {
    const view = (0,changed_answers/* viewChangedAnswers */.V)(outcome);
    if (view === undefined) {
        return (0,blocks/* list */.p_)((0,changes/* viewEngineChanges */.JR)(outcome).map(({ label, engines }) => (0,markdown.md) `**${(0,blocks/* own */.ZV)(label)}**: ${(0,blocks/* names */.Dy)(engines)}`));
    }
    const { columns, knowsInstead, counts, lost, gained, more } = view;
    const rows = [...lost, ...gained].map(({ keyword, engine, change, before, now, instead }) => [
        (0,blocks/* name */.UU)(keyword),
        (0,blocks/* name */.UU)(engine),
        (0,blocks/* own */.ZV)(before),
        (0,markdown.md) `${CHANGE_MARKS[change]} ${(0,blocks/* own */.ZV)(now)}`,
        ...(knowsInstead ? [change === 'gained' ? blocks/* DASH */.jr : (0,blocks/* names */.Dy)(instead)] : []),
    ]);
    if (rows.length === 0)
        return [(0,blocks/* paragraph */.FY)((0,blocks/* own */.ZV)(counts))];
    return [
        (0,blocks/* titled */.dJ)((0,markdown.md) `What changed`, (0,blocks/* paragraph */.FY)((0,blocks/* own */.ZV)(counts))),
        (0,blocks/* table */.tp)(columns, rows),
        ...(more === undefined ? [] : [(0,blocks/* paragraph */.FY)((0,blocks/* own */.ZV)(more))]),
    ];
}
function ratesSection(outcome) {
    const view = (0,citation_rates/* viewCitationRates */.uI)(outcome);
    if (view === undefined)
        return [];
    const { columns, rows, isCompared, hasRuns, legend } = view;
    const cells = rows.map(({ engine, share, before, change, tone, runs }) => [
        (0,blocks/* name */.UU)(engine),
        (0,blocks/* own */.ZV)(share),
        ...(isCompared ? [(0,blocks/* own */.ZV)(before), tone === 'worse' ? (0,markdown.md) `**${(0,blocks/* own */.ZV)(change)}**` : (0,blocks/* own */.ZV)(change)] : []),
        ...(hasRuns ? [(0,blocks/* own */.ZV)(runs)] : []),
    ]);
    return [
        (0,blocks/* titled */.dJ)((0,markdown.md) `Engines`, (0,blocks/* table */.tp)(columns, cells)),
        ...(legend === '' ? [] : [(0,blocks/* paragraph */.FY)((0,blocks/* small */.EX)((0,blocks/* own */.ZV)(legend)))]),
    ];
}
function keywordChangesSection(outcome) {
    const view = (0,changes/* viewKeywordChanges */.Y3)(outcome);
    if (view === undefined)
        return [];
    const rows = view.rows.map(({ keyword, change, tone, score, files }) => [
        (0,blocks/* name */.UU)(keyword),
        (0,markdown.md) `${blocks/* MARKS */.j7[tone]} ${(0,blocks/* own */.ZV)(change)}`,
        (0,blocks/* own */.ZV)(score),
        (0,blocks/* names */.Dy)(files),
    ]);
    return [(0,blocks/* titled */.dJ)((0,markdown.md) `Keywords that changed`, (0,blocks/* table */.tp)(view.columns, rows))];
}
function certaintySection(outcome) {
    const certainty = (0,views_certainty/* describeCertainty */.h)(outcome);
    return certainty === undefined ? [] : [(0,blocks/* paragraph */.FY)((0,markdown.md) `**How sure this is:** ${(0,blocks/* own */.ZV)(certainty)}`)];
}
function testsSection(outcome) {
    const view = (0,rules/* viewCertainty */.f)(outcome);
    if (view === undefined)
        return [];
    const { basis, chance, sight, caption, columns, rows, shifts } = view;
    return [
        ...(0,blocks/* list */.p_)([basis, chance, sight].flatMap(line => (line === undefined ? [] : [(0,blocks/* own */.ZV)(line)]))),
        ...(rows.length > 0
            ? [
                (0,blocks/* titled */.dJ)((0,blocks/* own */.ZV)(caption), (0,blocks/* table */.tp)(columns, rows.map(([value = '', ...cells]) => [(0,blocks/* name */.UU)(value), ...cells.map(blocks/* own */.ZV)]))),
            ]
            : []),
        ...(0,blocks/* list */.p_)(shifts.map(({ engine, words }) => (0,markdown.md) `${(0,blocks/* name */.UU)(engine)} ${(0,blocks/* own */.ZV)(words)}`)),
    ];
}
function rulesSection(outcome) {
    const view = (0,rules/* viewRules */.F)(outcome);
    if (view === undefined)
        return [];
    const rows = view.rows.map(({ subject, input, result, tone, observed, limit, baseline, drop }) => [
        input === undefined ? (0,blocks/* own */.ZV)(subject) : (0,markdown.md) `${(0,blocks/* own */.ZV)(subject)} (${(0,blocks/* own */.ZV)(`\`${input}\``)})`,
        (0,markdown.md) `${blocks/* MARKS */.j7[tone]} ${(0,blocks/* own */.ZV)(result)}`,
        (0,blocks/* name */.UU)(observed),
        (0,blocks/* name */.UU)(limit),
        (0,blocks/* own */.ZV)(baseline),
        (0,blocks/* own */.ZV)(drop),
    ]);
    return [(0,blocks/* titled */.dJ)((0,markdown.md) `Rules`, (0,blocks/* table */.tp)(view.columns, rows))];
}
function missingAnswersSection(outcome) {
    const view = (0,missing_answers/* viewMissing */.O)(outcome);
    if (view === undefined)
        return [];
    const lines = view.lines.map(({ text, keyPage }) => (0,markdown.md) `${(0,blocks/* sentence */.em)(text)}${keyPage ? (0,markdown.md) ` ${(0,markdown/* markdownLink */.iQ)(missing_answers/* KEY_PAGE */.m, keyPage.href)}.` : blocks/* EMPTY */.wg}`);
    return [(0,blocks/* paragraph */.FY)((0,markdown.md) `**Missing answers:** ${(0,blocks/* sentence */.em)(view.counts)}`), ...(0,blocks/* list */.p_)(lines)];
}
function warningsSection(outcome) {
    const lines = (0,warnings/* viewWarnings */.P)(outcome).map(({ text, label, scanIds }) => (0,markdown.md) `${(0,blocks/* sentence */.em)(text)} (${(0,blocks/* own */.ZV)(label)} ${(0,blocks/* listIds */.Z6)(scanIds)})`);
    return (0,blocks/* list */.p_)(lines).map(block => (0,blocks/* titled */.dJ)((0,markdown.md) `Warnings`, block));
}
function enginesSection(outcome) {
    const view = (0,engines/* viewEngines */.V)(outcome);
    if (view === undefined)
        return [];
    const rows = view.rows.map(({ engine, cited, votes, score, change, sentiment, source }) => [
        (0,blocks/* name */.UU)(engine),
        (0,markdown.md) `${cited ? (0,markdown.md) `${blocks/* MARKS */.j7.better} Yes` : (0,markdown.md) `${blocks/* MARKS */.j7.worse} No`}${votes === undefined ? blocks/* EMPTY */.wg : (0,markdown.md) `, ${(0,blocks/* own */.ZV)(votes)}`}`,
        (0,blocks/* own */.ZV)(score),
        ...(view.isCompared ? [(0,blocks/* own */.ZV)(change)] : []),
        (0,blocks/* name */.UU)(sentiment),
        (0,blocks/* link */.nf)(source),
    ]);
    const texts = view.rows
        .filter(({ snippet }) => (0,markdown/* escapeMarkdown */.FV)(snippet) !== '')
        .map(({ engine, snippet, source }) => (0,markdown.md) `${(0,blocks/* name */.UU)(engine)}: “${(0,markdown/* escapeMarkdown */.FV)(snippet)}”${source ? (0,markdown.md) ` (${(0,markdown/* markdownLink */.iQ)(undefined, source.href)})` : blocks/* EMPTY */.wg}`);
    return [(0,blocks/* table */.tp)(view.columns, rows), ...(0,blocks/* list */.p_)(texts)];
}
function keywordsSection(outcome) {
    const view = (0,engines/* viewKeywords */.a)(outcome);
    if (view === undefined)
        return [];
    const rows = view.rows.map(({ keyword, score, count, engines }) => [
        (0,blocks/* name */.UU)(keyword),
        (0,blocks/* own */.ZV)(score),
        (0,markdown.md) `${(0,blocks/* own */.ZV)(count)}${engines.length === 0 ? blocks/* EMPTY */.wg : (0,markdown.md) `: ${(0,blocks/* names */.Dy)(engines)}`}`,
    ]);
    return [(0,blocks/* titled */.dJ)((0,markdown.md) `Keywords`, (0,blocks/* table */.tp)(view.columns, rows))];
}
function shareOfVoiceSection(outcome) {
    const view = (0,share_of_voice/* viewShareOfVoice */.Q)(outcome);
    if (view === undefined)
        return [];
    const missing = view.missing.length > 0 ? (0,markdown.md) `**${(0,blocks/* own */.ZV)(view.missingWords)}** ${(0,blocks/* names */.Dy)(view.missing)}.` : undefined;
    const note = view.note ? (0,blocks/* small */.EX)((0,blocks/* own */.ZV)(view.note)) : undefined;
    const rest = (0,blocks/* paragraph */.FY)((0,markdown/* joinMarkdown */.UF)([missing, note].filter(text => text !== undefined), ' '));
    if (view.rows.length === 0)
        return [(0,blocks/* titled */.dJ)((0,markdown.md) `Share of voice`, rest)];
    const rows = view.rows.map(({ name: brand, isOwn, percent, answers, score }) => [
        isOwn ? (0,markdown.md) `**${(0,blocks/* name */.UU)(brand)}** (this brand)` : (0,blocks/* name */.UU)(brand),
        (0,blocks/* own */.ZV)(percent),
        (0,blocks/* own */.ZV)(answers),
        (0,blocks/* own */.ZV)(score),
    ]);
    return [(0,blocks/* titled */.dJ)((0,markdown.md) `Share of voice`, (0,blocks/* table */.tp)(view.columns, rows)), rest];
}
function costSection(outcome) {
    const view = (0,cost/* viewCost */.l)(outcome);
    if (view === undefined)
        return [];
    const rows = view.rows.map(({ engine, replies, tokens, searches, cost, source }) => [
        (0,blocks/* name */.UU)(engine),
        (0,blocks/* own */.ZV)(replies),
        (0,blocks/* own */.ZV)(tokens),
        (0,blocks/* own */.ZV)(searches),
        (0,blocks/* own */.ZV)(cost),
        (0,blocks/* own */.ZV)(source),
    ]);
    return (0,blocks/* fold */.AU)((0,markdown.md) `Cost of the live engines: ${(0,blocks/* own */.ZV)(view.total)}`, [
        (0,blocks/* table */.tp)(view.columns, rows),
        (0,blocks/* paragraph */.FY)((0,blocks/* small */.EX)((0,blocks/* own */.ZV)(view.note))),
    ]);
}
function serviceReportsSection(outcome) {
    const { reports, instead } = (0,reports_and_drafts/* viewServiceReports */._R)(outcome);
    const lines = reports.map(({ subject, id, words }) => {
        const shownId = id === '' ? blocks/* EMPTY */.wg : (0,markdown.md) ` (${(0,blocks/* code */.aY)(id)})`;
        return (0,markdown.md) `**${(0,blocks/* own */.ZV)(subject)}**${shownId} ${(0,blocks/* sentence */.em)(words)}`;
    });
    return [...(0,blocks/* list */.p_)(lines), ...(instead === undefined ? [] : [(0,blocks/* paragraph */.FY)((0,blocks/* own */.ZV)(instead))])];
}

// EXTERNAL MODULE: ./build/report/views/trend.js
var trend = __webpack_require__(24353);
// EXTERNAL MODULE: ./build/report/words.js
var words = __webpack_require__(44702);
;// CONCATENATED MODULE: ./build/report/markdown/trend.js




const MOST_ROWS = 10;
function trendSection(outcome) {
    const view = (0,trend/* viewTrend */.d)(outcome);
    if (view === undefined)
        return [];
    const rows = view.rows
        .slice(0, MOST_ROWS)
        .map(({ day, url, score, engines, note }) => [
        url ? (0,markdown/* markdownLink */.iQ)(day, url.href) : (0,blocks/* own */.ZV)(day),
        (0,blocks/* own */.ZV)(score),
        (0,blocks/* own */.ZV)(engines),
        (0,blocks/* own */.ZV)(note),
    ]);
    return [
        ...(view.range === undefined ? [] : [(0,blocks/* paragraph */.FY)(renderChart(view.points, view.range))]),
        (0,blocks/* table */.tp)(view.columns, rows),
    ];
}
function renderChart(points, [low, high]) {
    const chart = [
        'xychart-beta',
        '  title "Citation score"',
        `  x-axis [${points.map(({ createdAt }) => `"${(0,words/* dayOf */.kb)(createdAt).slice(5)}"`).join(', ')}]`,
        `  y-axis ${toPlainNumber(low)} --> ${toPlainNumber(high)}`,
        `  line [${points.map(({ overallBcr }) => toPlainNumber(overallBcr)).join(', ')}]`,
    ].join('\n');
    return (0,markdown/* codeBlock */.DV)(chart, 'mermaid');
}
function toPlainNumber(value) {
    const text = String(Number(value.toPrecision(6)));
    if (!text.includes('e'))
        return text;
    return value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 12 });
}

;// CONCATENATED MODULE: ./build/report/markdown/comment.js
















const COMMENT_LIMIT = 65_536;
const SUMMARY_LIMIT = 1024 * 1024;
const MOST_REASONS = 3;
const STATUS_MARKS = {
    pass: blocks/* MARKS */.j7.better,
    fail: blocks/* MARKS */.j7.worse,
    inconclusive: blocks/* MARKS */.j7.doubtful,
    error: (0,markdown.md) `🛑`,
};
const REPORT_MARK = (0,markdown.md) `📊`;
function commentMarker(key) {
    return (0,markdown/* hiddenMark */.sd)('ai-visibility-gate', key);
}
function renderComment(outcome, marker = commentMarker(outcome.key)) {
    const start = (0,markdown.md) `${marker}\n`;
    const { runUrl } = outcome.run;
    const rest = runUrl === undefined ? (0,markdown.md) `the result file` : (0,markdown/* markdownLink */.iQ)('the summary of this run', runUrl);
    const report = (0,fit/* fitBlocks */.U)(renderMarkdown(outcome), {
        limit: COMMENT_LIMIT - start.length,
        measure: text => text.length,
        notice: omitted => (0,markdown.md) `… ${(0,blocks/* own */.ZV)((0,numbers/* countOf */.pq)(omitted, 'more line'))} left out to fit a comment: see ${rest}.`,
    });
    return (0,markdown.md) `${start}${report}`;
}
function renderSummary(outcome) {
    return (0,fit/* fitBlocks */.U)(renderMarkdown(outcome), {
        limit: SUMMARY_LIMIT,
        measure: text => Buffer.byteLength(text),
        notice: omitted => (0,markdown.md) `… ${(0,blocks/* own */.ZV)((0,numbers/* countOf */.pq)(omitted, 'more line'))} left out to fit a summary: see the file of the result-file output.`,
    });
}
function renderMarkdown(outcome) {
    const { first, told, rest } = renderGate(outcome);
    return [first, ...configFiles(outcome), ...told, ...rest];
}
function renderGate(outcome) {
    const content = (0,views_content/* viewContent */.L)(outcome);
    return content === undefined ? renderMeasured(outcome) : renderContent(outcome, content);
}
function configFiles({ configChanges = [], configCommit, }) {
    return [
        ...(0,blocks/* list */.p_)((0,config_words/* describeConfigChanges */.F)(configChanges).map(line => (0,markdown.md) `ℹ️ ${(0,blocks/* sentence */.em)(line)}`)),
        ...(configCommit === undefined ? [] : [(0,blocks/* paragraph */.FY)((0,blocks/* small */.EX)((0,blocks/* sentence */.em)((0,config_words/* describeConfigCommit */.$)(configCommit))))]),
    ];
}
function renderContent(outcome, content) {
    const { status } = outcome.verdict;
    const title = (0,markdown.md) `${STATUS_MARKS[status]} ${(0,blocks/* own */.ZV)(content.headline)}`;
    const others = (0,problems/* explainVerdict */.bX)(outcome.verdict, ({ kind }) => kind !== 'answers').map(({ text }) => (0,blocks/* sentence */.em)(text));
    const isUnchanged = content.questions.length === 0 && others.length === 0;
    if (isUnchanged) {
        const gap = outcome.gap ? (0,markdown.md) ` ${(0,blocks/* own */.ZV)((0,shard_words/* describeGap */.e4)(outcome.gap))}` : blocks/* EMPTY */.wg;
        const first = (0,blocks/* paragraph */.FY)((0,markdown.md) `**${title}.** ${checkedOf(content)}${gap}${gateOf(outcome)}`);
        return { first, told: [], rest: [...serviceReportsSection(outcome), ...(0,drafts/* suggestionsSection */.v)(outcome)] };
    }
    const told = [
        ...(0,blocks/* list */.p_)([...(outcome.gap ? [(0,blocks/* own */.ZV)((0,shard_words/* describeGap */.e4)(outcome.gap))] : []), ...others]),
        ...questionBlocks(content),
        (0,blocks/* paragraph */.FY)((0,blocks/* own */.ZV)(content.checked)),
    ];
    const rest = [
        ...(0,blocks/* fold */.AU)((0,markdown.md) `Files that were passed over`, (0,blocks/* list */.p_)(content.passedOver.map(blocks/* sentence */.em))),
        ...(0,blocks/* fold */.AU)((0,markdown.md) `Numbers, rules and settings`, [
            ...comment_numbers(outcome),
            (0,blocks/* paragraph */.FY)(comparison(outcome)),
            ...keywordChangesSection(outcome),
            ...rulesSection(outcome),
            ...warningsSection(outcome),
            ...shareOfVoiceSection(outcome),
            ...keywordsSection(outcome),
            ...serviceReportsSection(outcome),
            ...footer(outcome),
        ]),
        ...(0,drafts/* suggestionsSection */.v)(outcome),
    ];
    return { first: (0,blocks/* paragraph */.FY)((0,markdown.md) `## ${title}${gateOf(outcome)}`), told, rest };
}
function checkedOf({ checked, passedOver }) {
    if (passedOver.length === 0)
        return (0,blocks/* own */.ZV)(checked);
    const reasons = passedOver.slice(0, MOST_REASONS).map(blocks/* sentence */.em);
    return (0,markdown.md) `${(0,blocks/* own */.ZV)(checked.replace(/\.$/, ''))}: ${(0,markdown/* joinMarkdown */.UF)(reasons, '; ')}.`;
}
function renderMeasured(outcome) {
    const notes = (0,overview/* notesOf */.h$)(outcome);
    const foldedReasons = outcome.verdict.blocker === undefined ? reasons(outcome, true) : [];
    const told = [
        ...(0,blocks/* list */.p_)([...reasons(outcome, false), ...notes.filter(note => !namesInput(note)).map(blocks/* own */.ZV)]),
        ...changesSection(outcome),
        ...ratesSection(outcome),
        ...missingAnswersSection(outcome),
        ...warningsSection(outcome),
        ...comment_numbers(outcome),
        ...certaintySection(outcome),
        (0,blocks/* paragraph */.FY)(comparison(outcome)),
        ...shareOfVoiceSection(outcome),
    ];
    const rest = [
        ...(0,blocks/* fold */.AU)((0,markdown.md) `All questions`, keywordsSection(outcome)),
        ...(0,blocks/* fold */.AU)((0,markdown.md) `Scores and texts of the engines`, enginesSection(outcome)),
        ...(0,blocks/* fold */.AU)((0,markdown.md) `What the answers hold`, answerContentsSection(outcome)),
        ...(0,blocks/* fold */.AU)((0,markdown.md) `Trend of the citation score`, trendSection(outcome)),
        ...costSection(outcome),
        ...serviceReportsSection(outcome),
        ...(0,drafts/* suggestionsSection */.v)(outcome),
        ...(0,blocks/* fold */.AU)((0,markdown.md) `Rules, statistics and settings`, [
            ...(0,blocks/* list */.p_)([...foldedReasons, ...notes.filter(namesInput).map(blocks/* own */.ZV)]),
            ...rulesSection(outcome),
            ...testsSection(outcome),
            ...footer(outcome),
        ]),
    ];
    return { first: (0,blocks/* paragraph */.FY)((0,markdown.md) `## ${headline(outcome)}${gateOf(outcome)}`), told, rest };
}
function namesInput(note) {
    return note.includes('`');
}
function gateOf({ key }) {
    return key === 'default' ? blocks/* EMPTY */.wg : (0,markdown.md) ` · ${(0,blocks/* name */.UU)(key)}`;
}
function headline(outcome) {
    const { status, reportOnly } = outcome.verdict;
    return (0,markdown.md) `${reportOnly ? REPORT_MARK : STATUS_MARKS[status]} ${renderLead((0,lead/* leadOf */.M)(outcome))}`;
}
function renderLead(parts) {
    return (0,markdown/* joinMarkdown */.UF)(parts.map(part => (typeof part === 'string' ? (0,blocks/* own */.ZV)(part) : (0,blocks/* name */.UU)(part.name))), '');
}
function reasons({ verdict }, isInHeadline) {
    const isDrop = ({ kind }) => kind === 'drop' || kind === 'decline';
    return (0,problems/* explainVerdict */.bX)(verdict, result => isDrop(result) === isInHeadline).map(({ text }) => (0,blocks/* sentence */.em)(text));
}
function comment_numbers(outcome) {
    const shown = (0,overview/* viewKeyNumbers */.p9)(outcome).map(keyNumber);
    return shown.length === 0 ? [] : [(0,blocks/* paragraph */.FY)((0,markdown/* joinMarkdown */.UF)(shown, ' · '))];
}
function comparison(outcome) {
    const { emphasis, text } = (0,overview/* viewComparison */.T1)(outcome);
    return (0,markdown.md) `${emphasis === undefined ? blocks/* EMPTY */.wg : (0,markdown.md) `**${(0,blocks/* own */.ZV)(emphasis)}** `}${(0,blocks/* sentence */.em)(text)}`;
}
function keyNumber({ label, value, rest, isWord, note }) {
    const whole = rest === undefined ? value : `${value} ${rest}`;
    const beside = note && (0,markdown/* joinMarkdown */.UF)([...(note.name === undefined ? [] : [(0,blocks/* name */.UU)(note.name)]), (0,blocks/* own */.ZV)(note.text)], ' ');
    return (0,markdown.md) `${(0,blocks/* own */.ZV)(label)} **${isWord ? (0,blocks/* name */.UU)(whole) : (0,blocks/* own */.ZV)(whole)}**${beside === undefined ? blocks/* EMPTY */.wg : (0,markdown.md) ` (${beside})`}`;
}
function footer(outcome) {
    const { times, language, keywords, runUrl, commitUrl, commit, scanIds, notes } = (0,settings/* viewRun */.bz)(outcome);
    const facts = [
        (0,blocks/* sentence */.em)(times),
        (0,markdown.md) `language ${(0,blocks/* name */.UU)(language)}`,
        (0,blocks/* own */.ZV)(keywords),
        ...(runUrl ? [(0,markdown/* markdownLink */.iQ)('workflow run', runUrl.href)] : []),
        ...(commitUrl ? [(0,markdown/* markdownLink */.iQ)(commit, commitUrl.href)] : []),
        ...(scanIds.length > 0 ? [(0,markdown.md) `scans ${(0,blocks/* listIds */.Z6)(scanIds)}`] : []),
    ];
    return [
        (0,blocks/* paragraph */.FY)((0,blocks/* small */.EX)((0,markdown/* joinMarkdown */.UF)(facts, ' · '))),
        ...(notes.length > 0 ? [(0,blocks/* paragraph */.FY)((0,blocks/* small */.EX)((0,markdown/* joinMarkdown */.UF)(notes.map(blocks/* own */.ZV), ' ')))] : []),
    ];
}


/***/ }),

/***/ 6789:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ renderDrafts),
/* harmony export */   v: () => (/* binding */ suggestionsSection)
/* harmony export */ });
/* harmony import */ var _lib_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94869);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9924);
/* harmony import */ var _views_reports_and_drafts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91038);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44702);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68183);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1336);






const SHOWN_LENGTH = 1500;
const SHOWN_TOTAL = 8_000;
const LISTED_NAMES = 10;
const TITLE = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__.md) `### Suggested content`;
function suggestionsSection({ suggestions }) {
    const length = Math.min(SHOWN_LENGTH, Math.floor(SHOWN_TOTAL / Math.max(1, suggestions.length)));
    const { advice, drafts, problems } = (0,_views_reports_and_drafts_js__WEBPACK_IMPORTED_MODULE_0__/* .viewDrafts */ .Sk)(suggestions);
    const lines = problems.map(({ keyword, problem }) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__.md) `No draft for **${(0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .name */ .UU)(keyword)}**: ${(0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .sentence */ .em)(problem)}`);
    const [first, ...others] = [...drafts.map(draft => foldDraft(draft, length)), ...(0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .list */ .p_)(lines)];
    const heading = advice === undefined ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__.md) `${TITLE}\n` : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__.md) `${TITLE}\n\n${(0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(advice)}\n`;
    return first ? [{ ...first, open: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__.md) `${heading}${first.open && (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__.md) `\n${first.open}`}` }, ...others] : [];
}
function renderDrafts({ suggestions, ...facts }) {
    return (0,_views_reports_and_drafts_js__WEBPACK_IMPORTED_MODULE_0__/* .viewDrafts */ .Sk)(suggestions).drafts.map(draft => ({ name: draft.file, text: renderDraft(draft, facts) }));
}
function foldDraft({ keyword, engines, draft, estimate, file }, length) {
    const { content, recommendedKeywords } = draft;
    const markup = describeMarkup(draft.schemaMarkup);
    const facts = [
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__.md) `For ${listNames(engines)}`,
        ...(estimate === undefined ? [] : [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__.md) `estimated citation score ${(0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(estimate)}`]),
        ...(recommendedKeywords.length === 0
            ? []
            : [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__.md) `recommended keywords: ${listNames(recommendedKeywords)}`]),
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__.md) `file ${(0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(file)} among this run's reports`,
    ];
    const excerpt = (text, language = '') => {
        const shown = (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_4__/* .clip */ .$Q)(text, length);
        const note = shown === text ? _blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .EMPTY */ .wg : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__.md) `\n\nThis is cut. The file ${(0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(file)} has the whole text.`;
        return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__.md) `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .codeBlock */ .DV)(shown, language)}${note}`;
    };
    const parts = [
        excerpt((0,_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .cleanLines */ .v3)(content)),
        ...(markup ? [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__.md) `${(0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(markup.title)}:\n\n${excerpt(markup.text, markup.language)}`] : []),
    ];
    return {
        open: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__.md) `<details>\n<summary>Draft for ${(0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .name */ .UU)(keyword)}</summary>\n\n${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .joinMarkdown */ .UF)(facts, ' · ')}`,
        lines: parts.map(part => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__.md) `\n${part}`),
        close: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__.md) `\n</details>`,
    };
}
function renderDraft({ keyword, engines, draft, estimate }, { brand, language, run }) {
    const { content, recommendedKeywords } = draft;
    const markup = describeMarkup(draft.schemaMarkup);
    const facts = [
        `Brand: ${(0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .name */ .UU)(brand)}`,
        `Keyword: ${(0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .name */ .UU)(keyword)}, language ${(0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .name */ .UU)(language)}`,
        `Engines that do not cite the brand on the keyword: ${engines.map(_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .name */ .UU).join(', ')}`,
        ...(estimate === undefined ? [] : [`Estimated citation score, in the service's own unit: ${estimate}`]),
        `Made on ${run.finishedAt.slice(0, 10)}`,
    ];
    const parts = [
        `# Draft for ${(0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .name */ .UU)(keyword)}`,
        '> **Generated and not reviewed.** Check every fact, number and link before you publish anything. The draft is between ' +
            'the two lines.',
        '---',
        (0,_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .cleanLines */ .v3)(content),
        '---',
        ...(markup ? [`## ${markup.title}`, (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .codeBlock */ .DV)(markup.text, markup.language)] : []),
        ...(recommendedKeywords.length > 0
            ? ['## Recommended keywords', (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .codeBlock */ .DV)((0,_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .cleanLines */ .v3)(recommendedKeywords.join('\n')))]
            : []),
        '## About this draft',
        facts.map(fact => `- ${fact}`).join('\n'),
    ];
    return `${parts.join('\n\n')}\n`;
}
function describeMarkup(markup) {
    if (markup === undefined)
        return undefined;
    const text = (0,_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .cleanLines */ .v3)(markup.text);
    if (!markup.isJson)
        return { title: 'Structured data, which is not valid JSON', text, language: '' };
    return { title: 'Structured data', text: text.replaceAll('<', '\\u003c'), language: 'json' };
}
function listNames(names) {
    const { shown, more } = (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .cutList */ .f6)(names, LISTED_NAMES);
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__.md) `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .joinMarkdown */ .UF)(shown.map(_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .name */ .UU), ', ')}${(0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(more)}`;
}


/***/ }),

/***/ 7982:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ fitBlocks),
/* harmony export */   g: () => (/* binding */ renderBlock)
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1336);

const BETWEEN_BLOCKS = '\n\n';
function fitBlocks(blocks, budget) {
    const { limit, measure, notice } = budget;
    const whole = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .joinMarkdown */ .UF)(blocks.map(renderBlock), BETWEEN_BLOCKS);
    if (measure(whole) <= limit)
        return whole;
    const total = blocks.reduce((sum, block) => sum + countLines(block), 0);
    const lengthOf = (part) => measure(part) + measure(BETWEEN_BLOCKS);
    const kept = [];
    let end = [];
    let room = limit - measure(notice(total));
    let shown = 0;
    for (const block of blocks) {
        const after = block.within === undefined ? [] : [block.within];
        const reserve = after.reduce((sum, part) => sum + lengthOf(part), measure(BETWEEN_BLOCKS));
        const part = fitBlock(block, room - reserve, measure);
        if (part === undefined)
            break;
        kept.push(renderBlock(part));
        end = after;
        room -= lengthOf(renderBlock(part));
        shown += countLines(part);
        if (part.lines.length < block.lines.length)
            break;
    }
    return room < 0 ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `` : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .joinMarkdown */ .UF)([...kept, ...end, notice(total - shown)], BETWEEN_BLOCKS);
}
function fitBlock(block, room, measure) {
    let left = room - measure(renderBlock({ ...block, lines: [] }));
    const end = block.lines.findIndex(line => {
        left -= measure(`${line}\n`);
        return left < 0;
    });
    if (end === 0 || (left < 0 && block.lines.length === 0))
        return undefined;
    return end === -1 ? block : { ...block, lines: block.lines.slice(0, end) };
}
function countLines(block) {
    return Math.max(1, block.lines.length);
}
function renderBlock({ open, lines, close }) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .joinMarkdown */ .UF)([open, ...lines, close].filter(part => part !== ''), '\n');
}


/***/ }),

/***/ 1336:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DV: () => (/* binding */ codeBlock),
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   RL: () => (/* binding */ escapeWords),
/* harmony export */   UF: () => (/* binding */ joinMarkdown),
/* harmony export */   iQ: () => (/* binding */ markdownLink),
/* harmony export */   md: () => (/* binding */ md),
/* harmony export */   sd: () => (/* binding */ hiddenMark)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2503);
/* harmony import */ var _lib_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94869);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9924);
/* harmony import */ var _web_url_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50689);




const schema = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().brand();
const SYNTAX = /[\\`*_~|<>&[\]$@#\u200B]/g;
const LINE_START = /^[-=:]|^\+(?=\s|$)|(?<=^\d{1,9})[.)](?=\s|$)/;
const COMMIT_HASH = /(?<![\w-])(?=[a-f]*\d)[\da-f]{7,40}(?![\w-])/gi;
const CODE_NAME = /`([a-z][\w-]*(?:: [\w-]+)?)`/;
const LINK_BREAKERS = /[<>()[\]|`"'\\\s$]/g;
const LABEL_LENGTH = 60;
const BACKLINKED = /^\/[^/]+\/[^/]+\/(?:issues|pull|discussions)\/\d/;
function md(strings, ...values) {
    return trust(strings.map((text, index) => `${text}${values[index] ?? ''}`).join(''));
}
function joinMarkdown(parts, separator) {
    return trust(parts.join(separator));
}
function escapeMarkdown(text, maxLength = 300) {
    const inert = (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .breakTriggers */ .fp)((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__/* .clip */ .$Q)((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__/* .toSingleLine */ .OX)(text), maxLength));
    return escapeSyntax(inert.replace(COMMIT_HASH, hash => hash.replace(/.{6}(?=.)/g, `$&${_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .ZERO_WIDTH_SPACE */ .pe}`)));
}
function escapeWords(text) {
    const parts = text
        .split(CODE_NAME)
        .map((part, index) => (index % 2 === 1 ? trust(`\`${part}\``) : escapePart(part)));
    return joinMarkdown(parts, '');
}
function escapePart(text) {
    const [before = '', after = ''] = [/^\s/, /.\s$/s].map(pattern => (pattern.test(text) ? ' ' : ''));
    return trust(`${before}${escapeMarkdown(text, Number.POSITIVE_INFINITY)}${after}`);
}
function markdownLink(label, url) {
    const target = (0,_web_url_js__WEBPACK_IMPORTED_MODULE_3__/* .parseWebUrl */ .BD)(url);
    if (target === undefined)
        return escapeMarkdown(label ?? url, LABEL_LENGTH);
    const text = escapeSyntax((0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .breakTriggers */ .fp)((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__/* .clip */ .$Q)((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__/* .toSingleLine */ .OX)(label ?? (0,_web_url_js__WEBPACK_IMPORTED_MODULE_3__/* .readablePlace */ .QV)(target)), LABEL_LENGTH)));
    if (target.hostname === 'github.com' && BACKLINKED.test(target.pathname)) {
        target.hostname = 'redirect.github.com';
    }
    const href = target.href.replace(LINK_BREAKERS, toPercentCode).replaceAll('&', '&amp;');
    return trust(`[${text || target.hostname}](${href})`);
}
function codeBlock(text, language = '') {
    const longest = Array.from(text.matchAll(/`+/g)).reduce((most, [run]) => Math.max(most, run.length), 2);
    const ticks = '`'.repeat(longest + 1);
    return trust(`${ticks}${language}\n${text}\n${ticks}`);
}
function hiddenMark(kind, key) {
    return trust(`<!-- ${kind}:${encodeURIComponent(key.toWellFormed())} -->`);
}
function trust(text) {
    return schema.parse(text);
}
function escapeSyntax(line) {
    return trust(line.replace(SYNTAX, toEntity).replace(LINE_START, toEntity));
}
function toEntity(character) {
    return `&#${character.charCodeAt(0)};`;
}
function toPercentCode(character) {
    return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
}


/***/ }),

/***/ 10967:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BD: () => (/* binding */ formatCost),
/* harmony export */   UK: () => (/* binding */ formatUsd),
/* harmony export */   Z5: () => (/* binding */ UNKNOWN_COST)
/* harmony export */ });
function formatUsd(amount) {
    return `${amount > 0 && amount < 0.005 ? '<0.01' : amount.toFixed(2)} USD`;
}
const UNKNOWN_COST = 'not known';
function formatCost({ costUsd, isWhole }) {
    if (isWhole)
        return formatUsd(costUsd);
    return costUsd > 0 ? `at least ${formatUsd(costUsd)}` : UNKNOWN_COST;
}


/***/ }),

/***/ 73533:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D0: () => (/* binding */ formatDrop),
/* harmony export */   Fl: () => (/* binding */ formatValue),
/* harmony export */   GY: () => (/* binding */ NO_VALUE),
/* harmony export */   IS: () => (/* binding */ isNoChange),
/* harmony export */   eD: () => (/* binding */ formatChange),
/* harmony export */   l9: () => (/* binding */ formatPercent),
/* harmony export */   pq: () => (/* binding */ countOf),
/* harmony export */   td: () => (/* binding */ formatPValue),
/* harmony export */   w_: () => (/* binding */ formatSetting)
/* harmony export */ });
/* harmony import */ var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46958);


const MINUS = '\u2212';
const NO_VALUE = '–';
function formatPercent(share) {
    return share > 0 && share < 0.005 ? '<1%' : `${Math.round(100 * share)}%`;
}
function formatValue(value, unit) {
    if (unit === 'percent')
        return formatPercent(value / 100);
    return unit === 'score' ? (0,_lib_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .formatScore */ .y)(value) : (0,_lib_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B)(value);
}
function formatChange(value, unit = 'score') {
    if (isNoChange(value))
        return '±0';
    return `${value < 0 ? MINUS : '+'}${formatValue(Math.abs(value), unit)}`;
}
function formatDrop(drop, unit) {
    if (isNoChange(drop))
        return 'none';
    return drop > 0 ? formatValue(drop, unit) : `none (${formatChange(-drop, unit)})`;
}
function isNoChange(difference) {
    return Math.abs(difference) < 1e-9;
}
function formatPValue(value) {
    return value < 0.001 ? '<0.001' : `${Number(value.toPrecision(2))}`;
}
function formatSetting(value) {
    return `${Number(value.toPrecision(12))}`;
}
function countOf(amount, noun) {
    return `${(0,_lib_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B)(amount)} ${noun}${amount === 1 ? '' : 's'}`;
}


/***/ }),

/***/ 54623:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ES: () => (/* binding */ OUTCOME_FILE),
/* harmony export */   N_: () => (/* binding */ textsByName),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   Te: () => (/* binding */ texts),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   fM: () => (/* binding */ kind),
/* harmony export */   hl: () => (/* binding */ address),
/* harmony export */   kB: () => (/* binding */ time),
/* harmony export */   no: () => (/* binding */ maybe),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   xk: () => (/* binding */ commitId)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2503);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64377);

const OUTCOME_FILE = 'outcome.json';
const LONGEST_TEXT = 4000;
const LONGEST_LIST = 20_000;
const text = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().max(LONGEST_TEXT);
const count = zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative();
const time = zod__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$();
const commitId = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[\da-f]{40}(?:[\da-f]{24})?$/);
const list = (item) => zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(item).max(LONGEST_LIST);
const texts = list(text);
const textsByName = zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(text, texts)
    .refine(entries => Object.keys(entries).length <= 100, 'must have at most 100 names');
const address = text.transform(() => '');
const maybe = (schema) => schema.optional().transform(value => value);
const kind = (name, shape) => zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(name), ...shape });


/***/ }),

/***/ 25567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   As: () => (/* binding */ listFailures),
/* harmony export */   EQ: () => (/* binding */ explainShardFailure),
/* harmony export */   I: () => (/* binding */ explainBlocker),
/* harmony export */   Tn: () => (/* binding */ explainInputs),
/* harmony export */   Vl: () => (/* binding */ explainUnmeasured),
/* harmony export */   Vv: () => (/* binding */ explainUnexpected),
/* harmony export */   bX: () => (/* binding */ explainVerdict),
/* harmony export */   eh: () => (/* binding */ summarize),
/* harmony export */   o1: () => (/* binding */ explainInconclusive),
/* harmony export */   vS: () => (/* binding */ explainFailures)
/* harmony export */ });
/* harmony import */ var _embedded_corpus_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39165);
/* harmony import */ var _lib_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13963);
/* harmony import */ var _advice_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(78999);
/* harmony import */ var _answer_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48921);
/* harmony import */ var _baseline_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37548);
/* harmony import */ var _codes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(30546);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(9924);
/* harmony import */ var _explain_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55696);
/* harmony import */ var _file_words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2605);
/* harmony import */ var _money_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(10967);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(73533);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(46958);
/* harmony import */ var _rule_words_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(59317);
/* harmony import */ var _shard_words_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(59307);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(44702);














const NOT_PASSED = ['fail', 'inconclusive', 'unknown', 'warn'];
function explainInputs(problems) {
    const count = problems.length === 1 ? 'One input needs' : `${problems.length} inputs need`;
    return [
        `AVG_INPUT: ${count} to be corrected before anything is scanned.`,
        ...problems.map(({ place, input, given, allowed }) => {
            const got = given === undefined ? '' : given === '' ? 'nothing was given; ' : `got "${(0,_escape_js__WEBPACK_IMPORTED_MODULE_10__/* .plainLine */ .h0)(given, 100)}"; `;
            const where = place === undefined ? '' : `${place.path}:${place.line}:${place.column}: `;
            return (0,_escape_js__WEBPACK_IMPORTED_MODULE_10__/* .plainLine */ .h0)(`${where}${(0,_escape_js__WEBPACK_IMPORTED_MODULE_10__/* .plainLine */ .h0)(input, _words_js__WEBPACK_IMPORTED_MODULE_9__/* .NAME_LENGTH */ .xt)}: ${got}expected ${allowed}`, 2000);
        }),
    ];
}
function explainBlocker(blocker) {
    switch (blocker.kind) {
        case 'no-secrets':
            return (0,_codes_js__WEBPACK_IMPORTED_MODULE_4__/* .messageWithRemedy */ .ug)('AVG_NO_SECRETS', 'There is no key for the service: GitHub gives a pull request from a fork no secrets, and one from Dependabot those of Dependabot only. Nothing was scanned.');
        case 'baseline':
            return explainUnusable(blocker.unusable);
        case 'day-limit': {
            const { requests, perDay } = blocker;
            return (0,_codes_js__WEBPACK_IMPORTED_MODULE_4__/* .messageWithRemedy */ .ug)('AVG_LIMIT_DAY', `This run needs ${requests} requests and the plan allows ${perDay} a day. Nothing was scanned.`);
        }
        case 'time-budget': {
            const { requests, perMinute, timeoutMinutes } = blocker;
            return (0,_codes_js__WEBPACK_IMPORTED_MODULE_4__/* .messageWithRemedy */ .ug)('AVG_TIME_BUDGET', `This run needs ${requests} requests. At ${perMinute} a minute, they do not fit into timeout-minutes: ${timeoutMinutes}. Nothing was scanned.`);
        }
        case 'cost-limit': {
            const { estimate, maxCost } = blocker;
            return (0,_codes_js__WEBPACK_IMPORTED_MODULE_4__/* .messageWithRemedy */ .ug)('AVG_COST_LIMIT', `This run is estimated to cost ${(0,_money_js__WEBPACK_IMPORTED_MODULE_11__/* .formatUsd */ .UK)(estimate)}, and max-cost is ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_12__/* .formatSetting */ .w_)(maxCost)} USD. Nothing was scanned.`);
        }
        case 'missing-shards':
            return (0,_shard_words_js__WEBPACK_IMPORTED_MODULE_8__/* .explainMissingShards */ .dc)(blocker);
        case 'service':
            return (0,_explain_js__WEBPACK_IMPORTED_MODULE_5__/* .explainServiceError */ .fu)(blocker.facts);
        case 'few-answers': {
            const { planned, evaluated, minAnswers, missing } = blocker;
            const counts = `${evaluated} of ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_12__/* .countOf */ .pq)(planned, 'planned answer')} were evaluated, and min-answers is ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_12__/* .formatSetting */ .w_)(minAnswers)}%.`;
            return (0,_codes_js__WEBPACK_IMPORTED_MODULE_4__/* .messageWithRemedy */ .ug)('AVG_FEW_ANSWERS', `${counts} Missing: ${(0,_answer_words_js__WEBPACK_IMPORTED_MODULE_2__/* .listReasons */ .qf)(missing)}.`);
        }
        case 'required-unanswered': {
            const counts = blocker.engines.map(({ engine, planned, evaluated }) => `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_10__/* .plainLine */ .h0)(engine, _words_js__WEBPACK_IMPORTED_MODULE_9__/* .NAME_LENGTH */ .xt)} ${evaluated} of ${planned}`);
            return (0,_codes_js__WEBPACK_IMPORTED_MODULE_4__/* .messageWithRemedy */ .ug)('AVG_REQUIRED_UNANSWERED', `Too few answers of required engines were evaluated: ${counts.join(', ')}. min-answers is ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_12__/* .formatSetting */ .w_)(blocker.minAnswers)}%.`);
        }
        case 'no-answers':
            return (0,_codes_js__WEBPACK_IMPORTED_MODULE_4__/* .messageWithRemedy */ .ug)('AVG_NO_ANSWERS', 'All scans completed, and no engine answered.');
    }
}
function explainShardFailure(key, blocker) {
    const { code, text } = explainBlocker(blocker);
    return (0,_codes_js__WEBPACK_IMPORTED_MODULE_4__/* .formatMessage */ .hw)({ code, text: `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_10__/* .plainLine */ .h0)(key, _words_js__WEBPACK_IMPORTED_MODULE_9__/* .NAME_LENGTH */ .xt)}: ${text}` });
}
function explainUnusable(unusable) {
    return (0,_codes_js__WEBPACK_IMPORTED_MODULE_4__/* .messageWithRemedy */ .ug)(codeOfUnusable(unusable), (0,_baseline_words_js__WEBPACK_IMPORTED_MODULE_3__/* .describeUnusable */ .b2)(unusable));
}
function codeOfUnusable(unusable) {
    switch (unusable.kind) {
        case 'base':
            return (0,_explain_js__WEBPACK_IMPORTED_MODULE_5__/* .codeOfServiceError */ .aj)(unusable.facts);
        case 'all-dropped':
            return 'AVG_BASELINE_DROPPED';
        case 'history': {
            const { cause } = unusable;
            return cause.kind === 'not-to-be-used' ? (0,_file_words_js__WEBPACK_IMPORTED_MODULE_6__/* .codeOfFileProblem */ .Q)(cause.facts) : 'AVG_BASELINE_UNUSABLE';
        }
    }
}
function explainVerdict({ blocker, rules, unmeasuredCompetitors }, isTold = () => true) {
    if (blocker !== undefined)
        return [explainBlocker(blocker)];
    return NOT_PASSED.flatMap(outcome => rules
        .filter(result => result.outcome === outcome && isTold(result))
        .map(result => ({
        code: (0,_codes_js__WEBPACK_IMPORTED_MODULE_4__/* .codeOfRule */ .Xm)(result.rule),
        text: (0,_rule_words_js__WEBPACK_IMPORTED_MODULE_7__/* .describeRule */ .IO)(result, unmeasuredCompetitors).sentence,
    })));
}
function explainUnmeasured(competitor, failure) {
    const reason = failure
        ? (0,_explain_js__WEBPACK_IMPORTED_MODULE_5__/* .explainServiceError */ .fu)(failure).text
        : 'No engine answered for it where one answered for the brand.';
    const text = `The competitor ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_10__/* .plainLine */ .h0)(competitor, 100)} could not be measured and is left out of the share of voice. ${reason}`;
    return (0,_codes_js__WEBPACK_IMPORTED_MODULE_4__/* .formatMessage */ .hw)({ code: 'AVG_COMPETITOR_UNMEASURED', text });
}
function summarize({ verdict, measurement }) {
    if (measurement === undefined)
        return `Verdict: ${verdict.status}.`;
    const { citedEngines, totalEngines, overallBcr } = measurement;
    const { missingEngines } = verdict;
    const missing = missingEngines.length === 0 ? '' : ` ${(0,_answer_words_js__WEBPACK_IMPORTED_MODULE_2__/* .nameMissing */ .sc)(missingEngines)}`;
    return `Verdict: ${verdict.status}. Cited by ${citedEngines} of ${totalEngines} engines, citation score ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_13__/* .formatScore */ .y)(overallBcr)}.${missing}`;
}
function explainFailures(verdict, failures) {
    return listFailures(verdict, failures).map(_codes_js__WEBPACK_IMPORTED_MODULE_4__/* .formatMessage */ .hw).join('\n');
}
function listFailures(verdict, failures) {
    const noBaseline = failures.includes('no-baseline') && 'missing' in verdict.baseline
        ? [
            {
                code: 'AVG_BASELINE_MISSING',
                text: `There is no baseline (${(0,_baseline_words_js__WEBPACK_IMPORTED_MODULE_3__/* .describeMissing */ .UV)(verdict.baseline.missing)}), and fail-on lists no-baseline.`,
            },
        ]
        : [];
    const reasons = failures.some(failure => failure !== 'no-baseline') ? explainVerdict(verdict) : [];
    return [...reasons, ...noBaseline];
}
function explainInconclusive(verdict) {
    const reasons = explainVerdict(verdict).map(({ text }) => text);
    const advice = new Set(verdict.rules.flatMap(result => (0,_advice_js__WEBPACK_IMPORTED_MODULE_14__/* .adviseOn */ .m)(result, verdict.baseline)));
    return (0,_codes_js__WEBPACK_IMPORTED_MODULE_4__/* .formatMessage */ .hw)({
        code: 'AVG_INCONCLUSIVE',
        text: `The verdict is inconclusive, which passes unless fail-on lists it. ${[...reasons, ...advice].join(' ')}`,
    });
}
function explainUnexpected(error) {
    if (error instanceof _lib_files_js__WEBPACK_IMPORTED_MODULE_1__/* .LinkOutError */ .X4) {
        const { path } = error.facts;
        const text = `The path ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_10__/* .plainLine */ .h0)(path, _words_js__WEBPACK_IMPORTED_MODULE_9__/* .NAME_LENGTH */ .xt)} cannot be used: ${(0,_file_words_js__WEBPACK_IMPORTED_MODULE_6__/* .describeFileProblem */ .R)(error.facts)}.`;
        return [(0,_codes_js__WEBPACK_IMPORTED_MODULE_4__/* .formatMessage */ .hw)((0,_codes_js__WEBPACK_IMPORTED_MODULE_4__/* .messageWithRemedy */ .ug)('AVG_LINK_OUT', text))];
    }
    if (error instanceof _embedded_corpus_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CorpusError */ .b && error.facts.kind === 'no-base-file') {
        const text = `The file ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_10__/* .plainLine */ .h0)(error.facts.path, _words_js__WEBPACK_IMPORTED_MODULE_9__/* .NAME_LENGTH */ .xt)} cannot be used: ${(0,_file_words_js__WEBPACK_IMPORTED_MODULE_6__/* .describeFileProblem */ .R)(error.facts)}.`;
        return [(0,_codes_js__WEBPACK_IMPORTED_MODULE_4__/* .formatMessage */ .hw)((0,_codes_js__WEBPACK_IMPORTED_MODULE_4__/* .messageWithRemedy */ .ug)((0,_file_words_js__WEBPACK_IMPORTED_MODULE_6__/* .codeOfFileProblem */ .Q)(error.facts), text))];
    }
    const detail = error instanceof Error ? error.message : String(error);
    return [(0,_codes_js__WEBPACK_IMPORTED_MODULE_4__/* .formatMessage */ .hw)({ code: 'AVG_UNEXPECTED', text: `The gate could not run: ${detail}` })];
}


/***/ }),

/***/ 44592:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ describeProgress)
/* harmony export */ });
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73533);

function describeProgress(verb, done, planned, things, secondsLeft) {
    const count = `${verb} ${done} of ${planned}${things && ` ${things}`}`;
    if (secondsLeft === undefined || done >= planned)
        return count;
    const left = secondsLeft < 60
        ? (0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(Math.max(5, Math.ceil(secondsLeft / 5) * 5), 'second')
        : (0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(Math.ceil(secondsLeft / 60), 'minute');
    return `${count}, about ${left} left`;
}


/***/ }),

/***/ 59317:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gg: () => (/* binding */ titleOf),
/* harmony export */   IO: () => (/* binding */ describeRule),
/* harmony export */   UC: () => (/* binding */ titleOfRule),
/* harmony export */   qm: () => (/* binding */ inputOfRule)
/* harmony export */ });
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73533);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44702);


const NO_CELLS = { observed: _numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_VALUE */ .GY, limit: _numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_VALUE */ .GY, baseline: _numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_VALUE */ .GY, drop: _numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_VALUE */ .GY };
function describeRule(result, unmeasured = []) {
    switch (result.kind) {
        case 'floor':
            return describeFloor(result, result.subject, unmeasured);
        case 'drop':
            return describeDrop(result, result.subject);
        case 'decline':
            return describeDecline(result, result.subject);
        case 'required-engines': {
            const { required, missing } = result;
            return {
                ...NO_CELLS,
                observed: `${required.length - missing.length} of ${required.length}`,
                limit: required.join(', '),
                sentence: missing.length > 0
                    ? `These engines must cite the brand and do not: ${missing.join(', ')}.`
                    : 'Every required engine cites the brand.',
            };
        }
        case 'sentiment':
            return {
                ...NO_CELLS,
                observed: result.observed.join(', ') || _numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_VALUE */ .GY,
                limit: `none of ${result.unwanted.join(', ')}`,
                sentence: result.found.length > 0
                    ? `Unwanted sentiment: ${result.found.map(describeSentiment).join('; ')}.`
                    : 'No engine has an unwanted sentiment.',
            };
        case 'answers':
            return describeAnswers(result);
        case 'completeness':
            return { ...NO_CELLS, sentence: describeCompleteness(result) };
    }
}
function titleOfRule({ kind, subject, isDrop, }) {
    if (kind === 'decline')
        return 'Decline of the citation score';
    return isDrop ? `Drop of the ${subject.noun}` : titleOf(subject);
}
function titleOf({ noun }) {
    return noun.charAt(0).toUpperCase() + noun.slice(1);
}
function inputOfRule({ rule, kind }) {
    if (kind === 'completeness')
        return undefined;
    return kind === 'decline' ? 'max-bcr-drop' : rule;
}
function describeAnswers({ checked, lost, weaker }) {
    const losses = lost.map(keyword => `“${keyword}”`).join(', ');
    const weak = weaker.map(keyword => `“${keyword}”`).join(', ');
    return {
        ...NO_CELLS,
        observed: `${lost.length} of ${checked} lost`,
        limit: 'none',
        sentence: lost.length > 0
            ? `${lost.length} of ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(checked, 'question')} lost ${lost.length === 1 ? 'its' : 'their'} answer: ${losses}.`
            : weaker.length > 0
                ? `No question lost its answer. Weaker answers: ${weak}.`
                : 'No question lost its answer.',
    };
}
function describeFloor({ observed, floor, outcome }, { noun, unit }, unmeasured) {
    const limit = `${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .formatSetting */ .w_)(floor)}${unit === 'percent' ? '%' : ''}`;
    const cells = { ...NO_CELLS, limit: `at least ${limit}` };
    if (observed === undefined) {
        const reason = unmeasured.length > 0
            ? `These competitors could not be measured: ${unmeasured.join(', ')}`
            : 'No engine answered on the same keyword for every brand';
        return { ...cells, sentence: `The ${noun} cannot be judged. ${reason}.` };
    }
    const value = (0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .formatValue */ .Fl)(observed, unit);
    const below = readsAtLeast(observed, floor, unit) ? 'just below' : 'below';
    const sentence = outcome === 'fail'
        ? `The ${noun} is ${value}, ${below} the floor of ${limit}.`
        : `The ${noun} is ${value}, and the floor is ${limit}.`;
    return { ...cells, observed: value, sentence };
}
function readsAtLeast(observed, floor, unit) {
    return (unit === 'percent' ? Math.round(observed) : Math.round(observed * 10) / 10) >= floor;
}
function describeDrop(finding, { noun, unit }) {
    const { observed, baseline, drop, tolerance, allowed } = finding;
    const limit = tolerance.kind === 'percent'
        ? `${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .formatSetting */ .w_)(tolerance.value)}% (${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .formatValue */ .Fl)(allowed, unit)})`
        : (0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .formatSetting */ .w_)(tolerance.value);
    const tolerated = allowed === 0 ? 'No drop is tolerated' : `A drop of at most ${limit} is tolerated`;
    return {
        observed: (0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .formatValue */ .Fl)(observed, unit),
        limit: `at most ${limit}`,
        baseline: (0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .formatValue */ .Fl)(baseline, unit),
        drop: (0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDrop */ .D0)(drop, unit),
        sentence: [
            `The ${noun} ${describeChange(finding, unit)}.`,
            `${tolerated}.`,
            ...describeChance(finding),
        ].join(' '),
    };
}
function describeDecline({ observed, runs, change }, { unit }) {
    const cells = { ...NO_CELLS, observed: (0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .formatValue */ .Fl)(observed, unit), limit: 'no lasting fall' };
    if (change === undefined)
        return { ...cells, sentence: `No lasting fall in ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(runs, 'run')}.` };
    const [before, after] = [(0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .formatValue */ .Fl)(change.before, unit), (0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .formatValue */ .Fl)(change.after, unit)];
    return {
        ...cells,
        baseline: before,
        drop: (0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDrop */ .D0)(change.before - change.after, unit),
        sentence: `The citation score has been lower since ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .longDayOf */ .IU)(change.since)}: on average it was ${before} before that day, and has been ${after} since. Over ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(runs, 'run')}, chance does not explain this.`,
    };
}
function describeChange({ observed, baseline, drop, isPaired }, unit) {
    const [from, to] = [(0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .formatValue */ .Fl)(baseline, unit), (0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .formatValue */ .Fl)(observed, unit)];
    if (isPaired) {
        const change = drop > 0 ? `the drop is ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .formatValue */ .Fl)(drop, unit)}` : 'there is no drop';
        return `went from ${from} to ${to}; over what both runs evaluated, ${change}`;
    }
    if (drop > 0)
        return `fell from ${from} to ${to}, a drop of ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .formatValue */ .Fl)(drop, unit)}`;
    return drop < 0 ? `rose from ${from} to ${to}` : `stayed at ${to}`;
}
function describeChance({ outcome, isBeyond, test, engines = [] }) {
    if (!isBeyond)
        return [];
    if (outcome === 'inconclusive') {
        return [
            test === undefined
                ? 'Too few runs are recorded to tell such a drop from chance.'
                : 'Chance seldom causes such a drop, and may have caused this one.',
        ];
    }
    if (test === undefined)
        return [];
    if (outcome === 'pass')
        return ['The difference is within chance.'];
    return [
        engines.length > 0
            ? `Chance may explain the drop over all engines, but not that of ${engines.join(', ')}.`
            : 'Chance does not explain this drop.',
    ];
}
function describeSentiment({ engine, sentiment, }) {
    return engine === undefined ? `the average is ${sentiment}` : `${engine} is ${sentiment}`;
}
function describeCompleteness({ contradictions, missingAnswers }) {
    const places = contradictions === 1 ? 'one place' : `${contradictions} places`;
    const are = missingAnswers === 1 ? 'is' : 'are';
    const sentences = [
        ...(missingAnswers > 0
            ? [`${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(missingAnswers, 'planned answer')} ${are} missing. See the lines on missing answers.`]
            : []),
        ...(contradictions > 0 ? [`The answers contradict each other in ${places}. See the warnings.`] : []),
    ];
    if (sentences.length > 0)
        return sentences.join(' ');
    return 'Every scan has an answer of every engine, and its summary agrees with its results.';
}


/***/ }),

/***/ 25170:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KQ: () => (/* binding */ describeNextSamples),
/* harmony export */   a: () => (/* binding */ describeScanPer),
/* harmony export */   bZ: () => (/* binding */ SCANS),
/* harmony export */   df: () => (/* binding */ describePlan)
/* harmony export */ });
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73533);

const SCANS = {
    all: 'one scan for all keywords together',
    keyword: 'one scan for each keyword',
};
const REASONS = {
    'recorded-runs': 'because recorded runs are compared keyword by keyword',
    embedded: 'because the embedded service needs no more requests for it',
    unrecorded: 'because no recorded run is compared',
};
function describeScanPer({ scanPer, scanPerReason, }) {
    return scanPerReason === 'given'
        ? `scan-per: ${scanPer} makes ${SCANS[scanPer]}.`
        : `scan-per: auto chose ${scanPer}, ${SCANS[scanPer]}, ${REASONS[scanPerReason]}.`;
}
function describePlan({ own, competitors }, { address, limits, questions, isRecorded }, settings) {
    const { samples, competitors: { length }, } = settings;
    const atMost = samples.min < samples.max ? 'at most ' : '';
    const ofThem = length === 0
        ? ''
        : `, of them ${competitors} for ${length === 1 ? 'a competitor' : `${length} competitors`}`;
    if (isRecorded)
        return `${describeScanPer(settings)} Scans of the shards: ${own + competitors}${ofThem}.`;
    const scans = `${describeScanPer(settings)} Scans to make: ${atMost}${own + competitors}${ofThem}`;
    if (address !== undefined) {
        const pace = limits &&
            `, at most ${limits.perMinute} a minute, ${limits.perDay} a day and ${limits.concurrent} at once`;
        return `${scans}, one request each, at ${address}${pace ?? ''}.`;
    }
    const calls = questions.map(({ engine, count }) => `${engine} ${count}`).join(', ') || 'none';
    const shared = length > 0 && questions.length > 0
        ? ' Competitors are looked for in the same answers, which asks nothing more.'
        : '';
    return `${scans}, at the embedded service. Questions to live engines: ${calls}.${shared}`;
}
function describeNextSamples(samples, next) {
    return `The verdict is not clear after ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(samples, 'sample')}. Scanning up to ${next}.`;
}


/***/ }),

/***/ 59307:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fi: () => (/* binding */ warnOfPartial),
/* harmony export */   Om: () => (/* binding */ describeFleetGap),
/* harmony export */   P5: () => (/* binding */ describeCancelledShard),
/* harmony export */   Sk: () => (/* binding */ explainNoStorage),
/* harmony export */   dc: () => (/* binding */ explainMissingShards),
/* harmony export */   e4: () => (/* binding */ describeGap),
/* harmony export */   wd: () => (/* binding */ warnOfGap),
/* harmony export */   y0: () => (/* binding */ describeShard)
/* harmony export */ });
/* harmony import */ var _codes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30546);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9924);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73533);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44702);




const MOST_FILES = 5;
function explainMissingShards({ shards, unusable, }) {
    return (0,_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .messageWithRemedy */ .ug)('AVG_SHARDS_MISSING', `${nameMissing(shards)}${listUnusable(unusable)}`);
}
function explainNoStorage() {
    const what = 'The shards of a fleet exchange their results as artifacts, which need the storage of GitHub.com.';
    return (0,_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMessage */ .hw)((0,_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .messageWithRemedy */ .ug)('AVG_SHARDS_STORAGE', what));
}
function describeShard(shard, made, planned, path) {
    return `Shard ${shard} made ${made} of ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .countOf */ .pq)(planned, 'scan')}. The result is in ${path}`;
}
function describeCancelledShard(shard) {
    return `Shard ${shard} was cancelled. Its result is not uploaded.`;
}
function warnOfPartial(unusable) {
    return (0,_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMessage */ .hw)({ code: 'AVG_PARTIAL', text: describeUnusable(unusable) });
}
function describeGap({ shards, keywords, allKeywords }) {
    return `${nameMissing(shards)} The verdict covers ${keywords} of ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .countOf */ .pq)(allKeywords, 'keyword')}.`;
}
function describeFleetGap(gaps) {
    const shards = [...new Set(gaps.flatMap(gap => gap.shards))];
    const verb = gaps.length === 1 ? 'was' : 'were';
    return `${nameMissing(shards)} ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .countOf */ .pq)(gaps.length, 'gate')} ${verb} judged without some keywords.`;
}
function warnOfGap(gap) {
    return (0,_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMessage */ .hw)({ code: 'AVG_SHARD_GAP', text: `${describeGap(gap)} The run is not recorded.` });
}
function nameMissing(shards) {
    if (shards.length === 0)
        return 'There is no result of any shard.';
    return shards.length === 1
        ? `The result of shard ${shards.join()} is missing.`
        : `The results of the shards ${shards.join(', ')} are missing.`;
}
function listUnusable(unusable) {
    const others = unusable.length - MOST_FILES;
    const listed = unusable.slice(0, MOST_FILES).map(entry => ` ${describeUnusable(entry)}`);
    return `${listed.join('')}${others > 0 ? ` ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .countOf */ .pq)(others, 'further file')} could not be used.` : ''}`;
}
function describeUnusable({ file, problem }) {
    return `The file ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h0)(file, _words_js__WEBPACK_IMPORTED_MODULE_1__/* .NAME_LENGTH */ .xt)} is not merged: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h0)(describeProblem(problem), 300)}.`;
}
function describeProblem(problem) {
    switch (problem.kind) {
        case 'cut':
            return 'it ends before its end mark';
        case 'invalid':
            return `line ${problem.line} is not valid, because ${problem.detail}`;
        case 'newer-version':
            return `it has the version ${problem.version}, and this program reads up to ${problem.newest}`;
        case 'too-large':
            return 'it is too large';
        case 'unreadable':
            return `it cannot be read, because ${problem.detail}`;
        case 'no-storage':
            return 'this run has no storage for artifacts, which need GitHub.com';
        case 'not-downloaded': {
            const permission = problem.lacksPermission
                ? 'give the job that merges the permission actions: read, or '
                : '';
            return `it cannot be downloaded: ${permission}run all jobs again (${problem.detail})`;
        }
        case 'other-digest':
            return 'the download is not what was uploaded';
        case 'broken-archive':
            return 'its archive is broken';
        case 'no-file':
            return 'the artifact holds no result of this shard';
        case 'other-run':
            return `it belongs to the run ${problem.runId}`;
        case 'later-attempt':
            return `it belongs to the later attempt ${problem.attempt}`;
        case 'other-commit':
            return problem.sha === '' ? 'it was made without a commit' : `it was made of the commit ${problem.sha}`;
        case 'other-config':
            return 'it was made with other settings';
        case 'other-split':
            return `it is one of ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .countOf */ .pq)(problem.count, 'shard')}, and others are not`;
        case 'incomplete':
            return `it does not have all scans of the gate ${problem.gate}`;
    }
}


/***/ }),

/***/ 48737:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ viewAnswerContents)
/* harmony export */ });
/* harmony import */ var _scan_summarize_answers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44267);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73533);
/* harmony import */ var _web_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50689);



const MOST_LISTED = 5;
const MOST_DOMAINS = 30;
const MOST_PAGES = 5;
const MOST_QUERIES = 20;
function viewAnswerContents({ answerRecords }) {
    const summary = (0,_scan_summarize_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .summarizeAnswers */ .F0)(answerRecords);
    if (summary === undefined)
        return undefined;
    const hasCompetitors = summary.competitors.length > 0;
    const columns = [
        { title: 'Engine' },
        { title: 'Citation rate', isNumber: true },
        { title: 'Mention rate', isNumber: true },
        ...(hasCompetitors ? [{ title: 'Named first', isNumber: true }] : []),
        { title: 'Retrieved, not cited', isNumber: true },
        { title: 'Never retrieved', isNumber: true },
    ];
    return {
        columns,
        caption: 'Of the evaluated answers of each engine: those that cite, and those that name the brand',
        rows: summary.engines.map(({ engine, ...counts }) => ({
            engine,
            cells: cellsOf(counts, hasCompetitors),
        })),
        lists: [listCitedElsewhere(summary), listNamedInstead(summary)].filter(({ items }) => items.length > 0),
        legend: '“Retrieved, not cited”: the engine read a page of the brand, and the answer does not cite it. “Never retrieved”: the engine read pages, and none of the brand. An answer is in neither column where the vendor does not tell which pages the engine read.',
        notes: notesOf(summary),
        domains: viewDomains(summary),
        queries: viewQueries(summary),
    };
}
const OWNERS = [
    { kind: 'own', title: 'Your sites' },
    { kind: 'competitor', title: "Competitors' sites" },
    { kind: 'third-party', title: 'Sites of third parties' },
];
function cellsOf(counts, hasCompetitors) {
    const { evaluated, cited, mentioned, namedFirst, retrievedNotCited, neverRetrieved } = counts;
    return [
        rateOf(cited, evaluated),
        rateOf(mentioned, evaluated),
        ...(hasCompetitors ? [`${namedFirst} of ${mentioned}`] : []),
        `${retrievedNotCited} of ${evaluated}`,
        `${neverRetrieved} of ${evaluated}`,
    ];
}
function rateOf(count, total) {
    return `${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .formatPercent */ .l9)(count / total)} (${count} of ${total})`;
}
function listCitedElsewhere({ domains }) {
    const others = domains
        .filter(({ answersWithoutBrand }) => answersWithoutBrand > 0)
        .toSorted((a, b) => b.answersWithoutBrand - a.answersWithoutBrand);
    const items = others.map(({ domain, owner, answersWithoutBrand }) => ({
        name: domain,
        words: `${describeOwner(owner)}, ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(answersWithoutBrand, 'answer')}`,
    }));
    return shorten('Cited where the brand is not', items);
}
function listNamedInstead({ competitors }) {
    const items = competitors
        .filter(({ answersWithoutBrand }) => answersWithoutBrand > 0)
        .toSorted((a, b) => b.answersWithoutBrand - a.answersWithoutBrand)
        .map(({ name, answersWithoutBrand }) => ({ name, words: (0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(answersWithoutBrand, 'answer') }));
    return shorten('Named where the brand is not', items);
}
function shorten(title, items) {
    const more = items.length - MOST_LISTED;
    return { title, items: items.slice(0, MOST_LISTED), more: more > 0 ? `and ${more} more` : '' };
}
function describeOwner(owner) {
    switch (owner.kind) {
        case 'own':
            return 'this brand';
        case 'competitor':
            return `competitor ${owner.name}`;
        case 'third-party':
            return 'third party';
    }
}
function notesOf({ unknownSources }) {
    if (unknownSources === 0)
        return [];
    return [
        `${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(unknownSources, 'cited source')} cannot be assigned, because the vendor does not tell the site: they may be pages of the brand.`,
    ];
}
function viewDomains({ domains }) {
    const columns = [
        { title: 'Site' },
        { title: 'Whose' },
        { title: 'Answers that cite it', isNumber: true },
        { title: 'Of these, not citing the brand', isNumber: true },
        { title: 'Engines' },
    ];
    const groups = OWNERS.map(({ kind, title }) => {
        const ofKind = domains.filter(({ owner }) => owner.kind === kind);
        return {
            title,
            count: (0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(ofKind.length, 'site'),
            rows: ofKind.slice(0, MOST_DOMAINS).map(viewDomain),
            more: Math.max(0, ofKind.length - MOST_DOMAINS),
        };
    }).filter(({ rows }) => rows.length > 0);
    const more = groups.reduce((sum, group) => sum + group.more, 0);
    return {
        columns,
        caption: 'Sites that answers cite, by their owner, the most frequent first, with the pages cited most',
        groups,
        note: more > 0 ? `${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(more, 'more site')} left out here: see domains in the result file.` : undefined,
    };
}
function viewDomain({ domain, owner, answers, answersWithoutBrand, engines, pages }) {
    return {
        ...{ domain, answers, answersWithoutBrand, engines },
        owner: describeOwner(owner),
        isOwn: owner.kind === 'own',
        pages: pages.slice(0, MOST_PAGES).flatMap(page => {
            const url = (0,_web_url_js__WEBPACK_IMPORTED_MODULE_2__/* .parseWebPage */ .Jy)(page.url);
            return url
                ? [{ url, label: (0,_web_url_js__WEBPACK_IMPORTED_MODULE_2__/* .readable */ .HD)(url.host + url.pathname + url.search), answers: page.answers }]
                : [];
        }),
    };
}
function viewQueries({ queries }) {
    const more = queries.length - MOST_QUERIES;
    return {
        title: 'What the engines searched for',
        items: queries
            .slice(0, MOST_QUERIES)
            .map(({ query, answers }) => ({ name: query, words: (0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(answers, 'answer') })),
        more: more > 0 ? `and ${more} more` : '',
    };
}


/***/ }),

/***/ 13068:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ describeCauses)
/* harmony export */ });
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44702);

const LISTED_PAGES = 3;
function describeCauses(causes) {
    const outranked = causes.filter(({ kind }) => kind === 'outranked').map(({ path }) => path);
    const { shown, more } = (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .cutList */ .f6)(outranked, LISTED_PAGES);
    return [
        ...causes.flatMap(describeCause),
        ...(outranked.length > 0
            ? [`Pages of competitors fit the question better: ${shown.join(', ')}${more}.`]
            : []),
    ];
}
function describeCause(cause) {
    const { path } = cause;
    switch (cause.kind) {
        case 'deleted':
            return [`${path} was deleted.`];
        case 'unread':
            return [describeUnread(cause)];
        case 'rewritten':
            return [`${path} no longer says this.`];
        case 'moved':
            return cause.to === path
                ? [`The address of ${path} changed, and no redirect leads on from the old one.`]
                : [`${path} moved to ${cause.to}, and no redirect leads on from the old address.`];
        case 'outranked':
            return [];
        case 'hidden':
            return describeHidden(path, cause.reasons);
    }
}
function describeUnread({ path, reason, language }) {
    switch (reason) {
        case 'language':
            return `${path} is in another language now${language === undefined ? '' : ` (${language})`}.`;
        case 'too-large':
            return `${path} is too large to be read now.`;
        case 'not-text':
            return `${path} is no UTF-8 text now.`;
        case 'not-parsable':
            return `${path} is too complex to be read now: it is nested too deeply, or has a very large table or front matter.`;
        default:
            return `${path} is no page any more.`;
    }
}
function describeHidden(path, reasons) {
    if (reasons.length === 0)
        return [`${path} is hidden from answer engines.`];
    const groups = Map.groupBy(reasons, ({ kind, file, line, target }) => JSON.stringify([kind, file, line, target]));
    return [...groups.values()].flatMap(([first, ...others]) => {
        if (first === undefined)
            return [];
        const crawlers = [first, ...others].flatMap(({ crawler }) => crawler ?? []);
        return [describeReason(path, first, [...new Set(crawlers)])];
    });
}
function describeReason(path, { kind, file, line, target = '' }, crawlers) {
    const place = `Line ${line} of ${file}`;
    const page = file === path ? 'the page' : path;
    const whose = crawlers.length > 0 ? joinNames(crawlers) : 'search engines';
    switch (kind) {
        case 'noindex':
            return `${place} hides ${page} from ${whose} (noindex).`;
        case 'draft':
            return `${place} makes ${page} a draft, which is not published.`;
        case 'unpublished':
            return `${place} keeps ${page} out of the published site.`;
        case 'unlisted':
            return `${place} makes ${page} unlisted, which hides it from search engines.`;
        case 'draft-folder':
            return `${path} moved to ${file}, in a folder of drafts, which are not published.`;
        case 'not-shown':
            return `${place} hides this text from readers or strikes it out.`;
        case 'canonical':
            return `${place} names ${target} as the canonical address of ${page}.`;
        case 'redirect':
            return `${place} redirects ${page} to ${target}.`;
        case 'blocked':
            return `${place} blocks ${whose} from ${page}.`;
    }
}
function joinNames(names) {
    return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}


/***/ }),

/***/ 61363:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ describeCertainty)
/* harmony export */ });
/* harmony import */ var _sensitivity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3629);

function describeCertainty(outcome) {
    const { verdict, measurement } = outcome;
    if (measurement === undefined)
        return undefined;
    switch (verdict.noise) {
        case 'exact':
            return 'The same pages always get the same answers, so every difference comes from the pages.';
        case 'untested':
            return 'The gate compares with fixed numbers, so it cannot tell a real drop from chance.';
        case 'too-few-runs':
            return 'Too few runs are recorded to tell a real drop from chance.';
        case 'tested': {
            const pValue = decidingPValue(verdict);
            if (pValue !== undefined)
                return `Chance alone causes such a drop in ${describeChance(pValue)}.`;
            return firstSentence((0,_sensitivity_js__WEBPACK_IMPORTED_MODULE_0__/* .describeSensitivity */ .j)(outcome));
        }
        case undefined:
            return undefined;
    }
}
function decidingPValue({ rules, engineDrops }) {
    const pValues = rules.flatMap(rule => {
        if (rule.kind === 'decline')
            return rule.change ? [rule.change.pValue] : [];
        if (rule.kind !== 'drop' || rule.outcome === 'pass' || rule.test === undefined)
            return [];
        const { engines } = rule;
        if (engines === undefined)
            return [rule.test.pValue];
        return engineDrops.filter(({ engine }) => engines.includes(engine)).map(({ test }) => test.pValue);
    });
    return pValues.length === 0 ? undefined : Math.min(...pValues);
}
function describeChance(pValue) {
    if (pValue < 0.001)
        return 'fewer than 1 of 1,000 runs';
    return pValue < 0.01
        ? `about ${Math.ceil(1000 * pValue)} of 1,000 runs`
        : `about ${Math.ceil(100 * pValue)} of 100 runs`;
}
function firstSentence(text) {
    return text === undefined ? undefined : `${text.split('. ', 1)[0]?.replace(/\.$/, '')}.`;
}


/***/ }),

/***/ 4248:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ viewChangedAnswers),
/* harmony export */   h: () => (/* binding */ IN_REPORT)
/* harmony export */ });
/* harmony import */ var _scan_measure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19532);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73533);
/* harmony import */ var _web_url_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50689);
/* harmony import */ var _compared_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98402);
/* harmony import */ var _votes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19771);





const IN_COMMENT = { lost: 10, gained: 5, others: 'see the report files' };
const IN_REPORT = { lost: 20, gained: 10, others: 'see the keywords below' };
const MOST_NAMED = 3;
function viewChangedAnswers(outcome, limits = IN_COMMENT) {
    const { measurement, baseline } = (0,_compared_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .comparedParts */ .W)(outcome);
    const before = (0,_votes_js__WEBPACK_IMPORTED_MODULE_1__/* .collectVotes */ .wQ)((baseline?.runs ?? []).flatMap(({ cells }) => cells));
    const pairs = (measurement?.cells ?? []).flatMap(cell => {
        const votes = before.get((0,_votes_js__WEBPACK_IMPORTED_MODULE_1__/* .pairOf */ .cF)(cell));
        return votes && cell.keyword !== undefined ? [{ ...cell, keyword: cell.keyword, votes }] : [];
    });
    if (pairs.length === 0)
        return undefined;
    const changed = pairs
        .filter(({ cited, votes }) => (0,_scan_measure_js__WEBPACK_IMPORTED_MODULE_2__/* .isMajority */ .Ak)(cited) !== (0,_scan_measure_js__WEBPACK_IMPORTED_MODULE_2__/* .isMajority */ .Ak)(votes))
        .toSorted((a, b) => sizeOf(b) - sizeOf(a));
    const lost = changed.filter(({ votes }) => (0,_scan_measure_js__WEBPACK_IMPORTED_MODULE_2__/* .isMajority */ .Ak)(votes));
    const gained = changed.filter(({ votes }) => !(0,_scan_measure_js__WEBPACK_IMPORTED_MODULE_2__/* .isMajority */ .Ak)(votes));
    const toRow = (pair) => ({
        keyword: pair.keyword,
        engine: pair.engine,
        change: (0,_scan_measure_js__WEBPACK_IMPORTED_MODULE_2__/* .isMajority */ .Ak)(pair.votes) ? 'lost' : 'gained',
        before: countVotes(pair.votes),
        now: countVotes(pair.cited),
        instead: (0,_scan_measure_js__WEBPACK_IMPORTED_MODULE_2__/* .isMajority */ .Ak)(pair.votes) ? namesInstead(outcome, pair) : [],
    });
    const shownLost = lost.slice(0, limits.lost).map(toRow);
    const knowsInstead = shownLost.some(({ instead }) => instead.length > 0);
    const columns = [
        { title: 'Question' },
        { title: 'Engine' },
        { title: 'Before' },
        { title: 'Now' },
        ...(knowsInstead ? [{ title: 'Cited instead' }] : []),
    ];
    return {
        columns,
        knowsInstead,
        counts: describeCounts(lost.length, gained.length, pairs.length),
        lost: shownLost,
        gained: gained.slice(0, limits.gained).map(toRow),
        more: describeMore(lost.length, gained.length, limits),
    };
}
function sizeOf({ cited, votes }) {
    return Math.abs((0,_votes_js__WEBPACK_IMPORTED_MODULE_1__/* .shareOf */ .tC)(votes) - (0,_votes_js__WEBPACK_IMPORTED_MODULE_1__/* .shareOf */ .tC)(cited));
}
function countVotes(votes) {
    return `${votes.filter(Boolean).length} of ${votes.length}`;
}
function describeCounts(lost, gained, pairs) {
    if (lost + gained === 0)
        return 'No answer lost or gained the citation.';
    return `Of ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(pairs, 'combination')} of question and engine, ${lost} no longer cite the brand, and ${gained} newly do.`;
}
function describeMore(lost, gained, limits) {
    const parts = [
        ...(lost > limits.lost ? [`${lost - limits.lost} more lost`] : []),
        ...(gained > limits.gained ? [`${gained - limits.gained} more gained`] : []),
    ];
    return parts.length === 0 ? undefined : `… ${parts.join(', ')}: ${limits.others}.`;
}
function namesInstead(outcome, { keyword, engine }) {
    const contents = outcome.answerRecords.flatMap(record => record.outcome === 'evaluated' &&
        record.keyword === keyword &&
        record.engine === engine &&
        !record.content.cited
        ? [record.content]
        : []);
    const names = contents.length > 0 ? contents.flatMap(namesIn) : sourcesOf(outcome, { keyword, engine });
    return [...new Set(names)].slice(0, MOST_NAMED);
}
function namesIn({ citedSources, competitors }) {
    const domainsOf = (kind) => citedSources.filter(({ owner }) => owner.kind === kind).map(({ domain }) => domain);
    return [...domainsOf('competitor'), ...competitors, ...domainsOf('third-party')];
}
function sourcesOf({ scans }, { keyword, engine }) {
    return scans
        .filter(scan => scan.keyword === keyword)
        .flatMap(({ scan }) => scan.results)
        .filter(result => result.engine === engine && !result.cited)
        .flatMap(({ source_url }) => (0,_web_url_js__WEBPACK_IMPORTED_MODULE_4__/* .parseWebPage */ .Jy)(source_url)?.host.replace(/^www\./, '') ?? []);
}


/***/ }),

/***/ 84711:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JR: () => (/* binding */ viewEngineChanges),
/* harmony export */   Y3: () => (/* binding */ viewKeywordChanges),
/* harmony export */   ak: () => (/* binding */ viewEngineDrops)
/* harmony export */ });
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73533);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46958);

const KEYWORD_CHANGES = {
    lost: { words: 'Answer lost', tone: 'worse' },
    weaker: { words: 'Answer weaker', tone: 'doubtful' },
    gained: { words: 'Answer gained', tone: 'better' },
};
function viewEngineDrops({ verdict }) {
    return verdict.engineDrops.map(({ engine, before, now }) => ({
        engine,
        words: now === 0
            ? `no longer cites the brand. It was cited in ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPercent */ .l9)(before)} of its answers.`
            : `cites the brand in ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPercent */ .l9)(now)} of its answers. It was ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPercent */ .l9)(before)}.`,
        tone: 'worse',
    }));
}
function viewEngineChanges({ verdict }) {
    const told = new Set(verdict.engineDrops.map(({ engine }) => engine));
    return [
        {
            label: 'No longer citing',
            tone: 'worse',
            engines: verdict.lostEngines.filter(engine => !told.has(engine)),
        },
        {
            label: 'Not citing this time, which may be chance',
            tone: 'doubtful',
            engines: verdict.doubtfulEngines,
        },
        { label: 'Newly citing', tone: 'better', engines: verdict.gainedEngines },
    ].filter(({ engines }) => engines.length > 0);
}
function viewKeywordChanges({ baseline }) {
    const changes = (baseline?.content?.keywords ?? []).flatMap(({ outcome, ...change }) => outcome === 'unchanged' ? [] : [{ ...change, outcome }]);
    if (changes.length === 0)
        return undefined;
    const columns = [
        { title: 'Keyword' },
        { title: 'Change' },
        { title: 'Score' },
        { title: 'Changed files' },
    ];
    return {
        caption: `${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(changes.length, 'keyword')} changed with this change of the content`,
        columns,
        rows: changes.map(({ keyword, outcome, baseScore, headScore, files }) => ({
            keyword,
            change: KEYWORD_CHANGES[outcome].words,
            tone: KEYWORD_CHANGES[outcome].tone,
            score: `${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .formatScore */ .y)(baseScore)} to ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .formatScore */ .y)(headScore)}`,
            files,
        })),
    };
}


/***/ }),

/***/ 39923:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JG: () => (/* binding */ rateOfAll),
/* harmony export */   hp: () => (/* binding */ viewOverallRate),
/* harmony export */   oP: () => (/* binding */ rateIn),
/* harmony export */   qW: () => (/* binding */ rateOfEngine),
/* harmony export */   uI: () => (/* binding */ viewCitationRates)
/* harmony export */ });
/* harmony import */ var _scan_measure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19532);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73533);
/* harmony import */ var _compared_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98402);



const MOST_BARS = 12;
const BARS = '▁▂▃▄▅▆▇█';
const NO_BAR = '·';
function rateOfAll(outcome) {
    const { measurement, baseline } = (0,_compared_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .comparedParts */ .W)(outcome);
    const engines = measurement?.engines ?? [];
    const answers = engines.reduce((sum, engine) => sum + engine.answers, 0);
    const cited = engines.reduce((sum, engine) => sum + engine.citedAnswers, 0);
    return answers === 0
        ? undefined
        : toRate(cited, answers, meanRate(baseline?.runs ?? [], () => true));
}
function rateOfEngine(outcome, engine) {
    const { measurement, baseline } = (0,_compared_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .comparedParts */ .W)(outcome);
    const measured = measurement?.engines.find(entry => entry.engine === engine);
    if (measured === undefined || measured.answers === 0)
        return undefined;
    const before = meanRate(baseline?.runs ?? [], cell => cell.engine === engine);
    return toRate(measured.citedAnswers, measured.answers, before);
}
function toRate(cited, answers, before) {
    return { cited, answers, now: cited / answers, before };
}
function meanRate(runs, isCounted) {
    const rates = runs.map(run => rateIn(run, isCounted)).filter(rate => rate !== undefined);
    return rates.length === 0 ? undefined : (0,_scan_measure_js__WEBPACK_IMPORTED_MODULE_1__/* .mean */ .i2)(rates);
}
function rateIn({ cells }, isCounted) {
    const votes = cells.filter(isCounted).flatMap(({ cited }) => cited);
    return votes.length === 0 ? undefined : votes.filter(Boolean).length / votes.length;
}
function viewCitationRates(outcome) {
    const { measurement, trend } = outcome;
    const engines = measurement?.engines ?? [];
    const rows = engines.flatMap(({ engine }) => {
        const rate = rateOfEngine(outcome, engine);
        const isDrop = outcome.verdict.engineDrops.some(drop => drop.engine === engine);
        return rate ? [{ engine, ...viewRate(outcome, rate, isDrop, cell => cell.engine === engine) }] : [];
    });
    if (rows.length === 0)
        return undefined;
    const isCompared = rows.some(({ rate }) => rate.before !== undefined);
    const hasRuns = trend.some(({ cells }) => cells.length > 0);
    const columns = [
        { title: 'Engine' },
        { title: 'Answers that cite', isNumber: true },
        ...(isCompared ? [{ title: 'Before', isNumber: true }, { title: 'Change' }] : []),
        ...(hasRuns ? [{ title: `Last ${Math.min(trend.length + 1, MOST_BARS)} runs` }] : []),
    ];
    const fallOf = ({ rate }) => (rate.before ?? rate.now) - rate.now;
    return {
        columns,
        isCompared,
        hasRuns,
        rows: rows.toSorted((a, b) => fallOf(b) - fallOf(a)),
        legend: [
            ...(isCompared ? ['“Before” is the average of the runs compared with.'] : []),
            ...(hasRuns ? ['Each bar is a run, the newest on the right; a full bar is 100% of the answers.'] : []),
        ].join(' '),
    };
}
function viewOverallRate(outcome) {
    const rate = rateOfAll(outcome);
    const isDrop = outcome.verdict.rules.some(rule => rule.kind === 'drop' && rule.rule === 'max-bcr-drop' && rule.outcome === 'fail');
    return rate && viewRate(outcome, rate, isDrop, () => true);
}
function viewRate({ verdict, trend }, rate, isDrop, isCounted) {
    const { cited, answers, now, before } = rate;
    return {
        rate,
        share: `${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPercent */ .l9)(now)} (${cited} of ${answers})`,
        before: before === undefined ? _numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_VALUE */ .GY : (0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPercent */ .l9)(before),
        ...describeChange(now, before, isDrop, verdict.noise === 'tested'),
        ...viewRuns(trend, rate, isCounted),
    };
}
function describeChange(now, before, isDrop, isTested) {
    if (before === undefined)
        return { change: 'new', tone: undefined };
    const points = Math.round(100 * now) - Math.round(100 * before);
    if (points === 0)
        return { change: 'same', tone: undefined };
    const amount = `${points < 0 ? '▼' : '▲'} ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .countOf */ .pq)(Math.abs(points), 'point')}`;
    if (points > 0)
        return { change: amount, tone: undefined };
    if (isDrop)
        return { change: amount, tone: 'worse' };
    return { change: isTested ? `${amount}, may be chance` : amount, tone: isTested ? undefined : 'doubtful' };
}
function viewRuns(trend, { now }, isCounted) {
    const earlier = trend.slice(1 - MOST_BARS).map(run => rateIn(run, isCounted));
    const history = [...earlier, now];
    return { history, runs: history.map(drawBar).join('') };
}
function drawBar(rate) {
    return rate === undefined ? NO_BAR : BARS.charAt(Math.round(rate * (BARS.length - 1)));
}


/***/ }),

/***/ 98402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ comparedParts)
/* harmony export */ });
function comparedParts({ measurement, baseline, sharedPart }) {
    return sharedPart?.isEnough ? sharedPart : { measurement, baseline };
}


/***/ }),

/***/ 64559:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ viewContent)
});

// EXTERNAL MODULE: ./build/report/corpus-words.js
var corpus_words = __webpack_require__(63727);
// EXTERNAL MODULE: ./build/report/numbers.js
var numbers = __webpack_require__(73533);
// EXTERNAL MODULE: ./build/report/views/causes.js
var views_causes = __webpack_require__(13068);
;// CONCATENATED MODULE: ./build/report/views/file-url.js
function fileUrl({ commitUrl }, commit, path) {
    const end = commitUrl?.lastIndexOf('/commit/') ?? -1;
    if (commitUrl === undefined || commit === undefined || end < 0)
        return undefined;
    const parts = path.split('/');
    if (parts.some(part => ['.', '..'].includes(part)))
        return undefined;
    const encoded = parts.map(part => encodeURIComponent(part.toWellFormed()));
    return `${commitUrl.slice(0, end)}/blob/${commit}/${encoded.join('/')}`;
}

;// CONCATENATED MODULE: ./build/report/views/content.js




const TONES = { lost: 'worse', weaker: 'doubtful', gained: 'better' };
const ORDER = ['lost', 'weaker', 'gained'];
function viewContent(outcome) {
    const { baseline, verdict } = outcome;
    if (baseline?.content === undefined || verdict.blocker !== undefined)
        return undefined;
    const { keywords, pages, passedOver } = baseline.content;
    const those = (wanted) => keywords.filter(each => each.outcome === wanted);
    const unchanged = those('unchanged');
    const unanswered = unchanged.filter(({ baseScore, headScore }) => baseScore === 0 && headScore === 0).length;
    const answered = unchanged.length - unanswered;
    const rest = [
        ...(answered > 0 ? [`${answered} unchanged`] : []),
        ...(unanswered > 0 ? [`${unanswered} without an answer on these pages, before and after`] : []),
    ];
    const files = (0,corpus_words/* countFiles */.Dc)(passedOver);
    return {
        headline: describeHeadline(verdict, {
            all: keywords.length,
            lost: those('lost').length,
            weaker: those('weaker').length,
            gained: those('gained').length,
        }),
        questions: ORDER.flatMap(wanted => those(wanted).map(change => viewQuestion(change, wanted, outcome))),
        checked: [
            `Checked ${(0,numbers/* countOf */.pq)(keywords.length, 'question')} against ${(0,numbers/* countOf */.pq)(pages, 'page')}`,
            `${rest.length > 0 ? ': ' : ''}${rest.join(', ')}.`,
            files > 0 ? ` ${(0,numbers/* countOf */.pq)(files, 'file')} ${files === 1 ? 'was' : 'were'} passed over.` : '',
        ].join(''),
        passedOver: (0,corpus_words/* describePassedOver */._B)(passedOver),
    };
}
function describeHeadline({ status }, { all, lost, weaker, gained }) {
    if (lost > 0) {
        const subject = lost === all ? ofAll(all) : `${lost} of ${(0,numbers/* countOf */.pq)(all, 'question')}`;
        return `${subject} lost ${lost === 1 ? 'its' : 'their'} answer`;
    }
    const kept = 'o question lost its answer';
    if (status === 'fail')
        return `A rule failed, though n${kept}`;
    if (status === 'inconclusive')
        return `A rule could not be judged, though n${kept}`;
    const others = [
        ...(weaker > 0 ? [`${weaker} ${weaker === 1 ? 'has a weaker one' : 'have weaker ones'}`] : []),
        ...(gained > 0 ? [`${gained} ${gained === 1 ? 'has a new one' : 'have new ones'}`] : []),
    ];
    return [`N${kept}`, ...others].join(', ');
}
function ofAll(all) {
    return all === 1 ? 'The question' : `All ${all} questions`;
}
function viewQuestion(change, outcome, { baseline, run }) {
    const { keyword, before, after, causes } = change;
    const base = commitOf(baseline?.origin);
    const quote = (from, commit) => from && { text: from.text, path: from.place.path, url: fileUrl(run, commit, from.place.path) };
    return {
        question: keyword,
        outcome,
        words: describeChange(change, outcome),
        tone: TONES[outcome],
        before: quote(before, base),
        after: quote(after, run.sha),
        causes: (0,views_causes/* describeCauses */.w)(causes),
        advice: outcome === 'gained' ? undefined : adviseOn(causes),
    };
}
function commitOf(origin) {
    if (origin?.kind === 'inputs')
        return commitOf(origin.rest);
    return origin?.kind === 'base' && origin.against.kind !== 'folder' ? origin.against.commit : undefined;
}
function describeChange({ loss, causes }, outcome) {
    switch (outcome) {
        case 'lost': {
            const share = (0,numbers/* formatPercent */.l9)(loss);
            return share === '100%' ? 'lost its answer' : `lost ${share} of its answer`;
        }
        case 'weaker':
            if (causes.some(({ kind }) => kind === 'outranked'))
                return 'is answered by a competitor now';
            return causes.every(({ kind }) => kind === 'moved')
                ? 'has its answer at another address'
                : 'has a weaker answer';
        case 'gained':
            return 'has an answer now';
    }
}
const ADVICE = {
    hidden: 'Remove that line if answer engines should still use the page.',
    deleted: 'Keep the page, or move its text to another page and redirect the old address there.',
    unread: 'Restore the page, and put the new text into a file of its own.',
    rewritten: 'Restore the sentence, or answer the question in new words.',
    moved: 'Redirect the old address to the new one.',
    outranked: 'Answer the question more fully than those pages do.',
};
function adviseOn(causes) {
    const kinds = ['hidden', 'deleted', 'unread', 'rewritten', 'moved', 'outranked'];
    const first = kinds.find(kind => causes.some(cause => cause.kind === kind));
    return first && ADVICE[first];
}


/***/ }),

/***/ 33:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ summarizeCost),
/* harmony export */   l: () => (/* binding */ viewCost)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9924);
/* harmony import */ var _money_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10967);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46958);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73533);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44702);




function viewCost({ costs, }) {
    if (costs.length === 0)
        return undefined;
    return {
        caption: 'Tokens, searches and cost of each live engine',
        columns: [
            { title: 'Engine' },
            { title: 'Replies', isNumber: true },
            { title: 'Tokens in / out', isNumber: true },
            { title: 'Searches', isNumber: true },
            { title: 'Cost', isNumber: true },
            { title: 'Cost is from' },
        ],
        rows: costs.map(engine => ({
            engine: engine.engine,
            replies: (0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B)(engine.replies),
            tokens: engine.inputTokens + engine.outputTokens === 0
                ? _numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_VALUE */ .GY
                : `${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B)(engine.inputTokens)} / ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B)(engine.outputTokens)}`,
            searches: engine.searches === undefined ? _numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_VALUE */ .GY : (0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B)(engine.searches),
            cost: (0,_money_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCost */ .BD)({ costUsd: engine.costUsd, isWhole: engine.unpriced === 0 }),
            source: sourceOf(engine),
        })),
        total: totalOf(costs),
        note: NOTE,
    };
}
const NOTE = 'Replies that could not be read are not counted. Where the vendor states no cost, it is that of list prices, which change, without discounts and free quotas.';
function totalOf(costs) {
    const costUsd = costs.reduce((sum, engine) => sum + engine.costUsd, 0);
    return (0,_money_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCost */ .BD)({ costUsd, isWhole: costs.every(({ unpriced }) => unpriced === 0) });
}
function sourceOf({ replies, stated, unpriced }) {
    const listed = replies - stated - unpriced;
    const sources = [
        ...(stated > 0 ? ['vendor'] : []),
        ...(listed > 0 ? ['list prices'] : []),
        ...(unpriced > 0 && unpriced < replies ? ['partly not known'] : []),
    ];
    return sources.length === 0 ? _numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_VALUE */ .GY : sources.join(', ');
}
function summarizeCost({ costs }) {
    const view = viewCost({ costs });
    if (view === undefined)
        return undefined;
    const engines = view.rows.map(({ engine, cost, tokens, searches }) => `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .plainLine */ .h0)(engine, _words_js__WEBPACK_IMPORTED_MODULE_0__/* .NAME_LENGTH */ .xt)} ${cost} (tokens ${tokens}, searches ${searches})`);
    return `Cost of the live engines: ${view.total}. ${engines.join(', ')}.`;
}


/***/ }),

/***/ 51201:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ viewEngines),
/* harmony export */   a: () => (/* binding */ viewKeywords)
/* harmony export */ });
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46958);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73533);
/* harmony import */ var _web_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50689);


function viewEngines({ measurement, baseline }) {
    const measured = measurement?.engines ?? [];
    if (measured.length === 0)
        return undefined;
    const before = baseline?.engines && new Map(baseline.engines.map(entry => [entry.engine, entry]));
    const columns = [
        { title: 'Engine' },
        { title: 'Cites the brand' },
        { title: 'Score of answers', isNumber: true },
        ...(before ? [{ title: 'Change', isNumber: true }] : []),
        { title: 'Sentiment' },
        { title: 'Source' },
    ];
    return {
        caption: 'Whether each engine cites the brand, and a page that it names',
        columns,
        isCompared: before !== undefined,
        rows: measured.map(({ engine, cited, answers, citedAnswers, bcrScore, sentiment, snippet, sourceUrl }) => ({
            ...{ engine, cited, sentiment, snippet },
            votes: answers > 1 ? `in ${citedAnswers} of ${answers} answers` : undefined,
            score: (0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .formatScore */ .y)(bcrScore),
            change: before ? changeOf(bcrScore, before.get(engine)) : '',
            source: (0,_web_url_js__WEBPACK_IMPORTED_MODULE_1__/* .parseWebPage */ .Jy)(sourceUrl),
        })),
    };
}
function changeOf(now, before) {
    if (before === undefined)
        return 'new';
    return before.bcrScore === undefined ? _numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_VALUE */ .GY : (0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .formatChange */ .eD)(now - before.bcrScore);
}
function viewKeywords({ measurement, scanPer }) {
    const measured = scanPer === 'keyword' ? (measurement?.keywords ?? []) : [];
    if (measured.length === 0)
        return undefined;
    const columns = [
        { title: 'Keyword' },
        { title: 'Citation score', isNumber: true },
        { title: 'Cited by' },
    ];
    return {
        columns,
        rows: measured.map(({ keyword, overallBcr, citedEngines, totalEngines }) => ({
            keyword,
            score: (0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .formatScore */ .y)(overallBcr),
            count: `${citedEngines.length === 0 ? 'none' : citedEngines.length} of ${totalEngines}`,
            engines: citedEngines,
        })),
    };
}


/***/ }),

/***/ 74626:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ leadOf),
/* harmony export */   O: () => (/* binding */ leadText)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9924);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46958);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73533);
/* harmony import */ var _rule_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59317);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44702);
/* harmony import */ var _citation_rates_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39923);
/* harmony import */ var _compared_parts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(98402);






function leadOf(outcome) {
    const { verdict, measurement } = outcome;
    switch (verdict.status) {
        case 'error':
            return ['AI visibility of ', brandOf(outcome), ` was ${measurement ? 'only partly' : 'not'} measured`];
        case 'fail':
            return describeFailure(outcome);
        case 'inconclusive':
            return describeDoubt(outcome);
        case 'pass':
            return [...describeLevel(outcome), ...describePass(outcome)];
    }
}
function leadText(outcome, nameLength = _words_js__WEBPACK_IMPORTED_MODULE_1__/* .NAME_LENGTH */ .xt) {
    return leadOf(outcome)
        .map(part => (typeof part === 'string' ? part : (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)(part.name, nameLength)))
        .join('');
}
function brandOf({ brand }) {
    return { name: brand };
}
function describeFailure(outcome) {
    const failed = outcome.verdict.rules.filter(rule => rule.outcome === 'fail');
    const drop = findDrop(failed);
    if (drop !== undefined) {
        return [
            ...describeDrop(outcome, drop),
            ...(drop.test === undefined ? [] : ['. Chance does not explain this']),
        ];
    }
    const decline = failed.find(rule => rule.kind === 'decline');
    if (decline?.change !== undefined) {
        const { since, before, after } = decline.change;
        const fall = `the citation score fell from ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .formatScore */ .y)(before)} to ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .formatScore */ .y)(after)}`;
        return [brandOf(outcome), ` has been cited less since ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .longDayOf */ .IU)(since)}: ${fall}`];
    }
    return [...describeLevel(outcome), ...failed.slice(0, 1).map(rule => `. ${describeBrokenRule(rule)}`)];
}
function describeBrokenRule(rule) {
    switch (rule.kind) {
        case 'floor':
            return (0,_rule_words_js__WEBPACK_IMPORTED_MODULE_0__/* .describeRule */ .IO)(rule).sentence.replace(/\.$/, '');
        case 'required-engines':
            return `${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(rule.missing.length, 'required engine')} ${rule.missing.length === 1 ? 'does' : 'do'} not cite it`;
        case 'sentiment':
            return 'An unwanted sentiment was found';
        default:
            return 'A rule is broken';
    }
}
function findDrop(rules) {
    const drops = rules.filter(rule => rule.kind === 'drop');
    return drops.find(({ rule }) => rule === 'max-bcr-drop') ?? drops[0];
}
function describeDrop(outcome, drop) {
    const [engine, ...others] = drop.engines ?? outcome.verdict.engineDrops.map(entry => entry.engine);
    const ofEngine = engine === undefined ? undefined : (0,_citation_rates_js__WEBPACK_IMPORTED_MODULE_5__/* .rateOfEngine */ .qW)(outcome, engine);
    if (engine !== undefined && others.length === 0 && ofEngine?.before !== undefined) {
        return describeEngine(engine, ofEngine, outcome);
    }
    const rate = (0,_citation_rates_js__WEBPACK_IMPORTED_MODULE_5__/* .rateOfAll */ .JG)(outcome);
    const hasFall = rate?.before !== undefined && rate.now < rate.before;
    if (hasFall || drop.rule === 'max-cited-engines-drop')
        return describeLevel(outcome);
    const { unit, noun } = drop.subject;
    const [before, now] = [(0,_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .formatValue */ .Fl)(drop.baseline, unit), (0,_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .formatValue */ .Fl)(drop.observed, unit)];
    return [`The ${noun} of `, brandOf(outcome), ` is ${now}. It was ${before}`];
}
function describeEngine(engine, { now, before = 0 }, outcome) {
    return now === 0
        ? [
            { name: engine },
            ' no longer cites ',
            brandOf(outcome),
            `. It was cited in ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .formatPercent */ .l9)(before)} of its answers`,
        ]
        : [
            { name: engine },
            ' cites ',
            brandOf(outcome),
            ` in ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .formatPercent */ .l9)(now)} of its answers. It was ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .formatPercent */ .l9)(before)}`,
        ];
}
function describeDoubt(outcome) {
    const drop = findDrop(outcome.verdict.rules.filter(rule => rule.outcome === 'inconclusive'));
    if (drop === undefined)
        return [...describeLevel(outcome), '. This could not be judged'];
    const why = drop.test === undefined ? 'Too few runs are recorded to tell this from chance' : 'This may be chance';
    return [...describeDrop(outcome, drop), `. ${why}`];
}
function describePass({ verdict }) {
    const { baseline, rules, engineDrops } = verdict;
    if ('missing' in baseline)
        return [];
    const [first, ...others] = engineDrops;
    if (first !== undefined) {
        return others.length === 0
            ? ['. ', { name: first.engine }, ' cites it less often, within the limits']
            : [`. ${engineDrops.length} engines cite it less often, within the limits`];
    }
    const isChance = rules.some(rule => rule.kind === 'drop' && rule.isBeyond && rule.test);
    return isChance ? ['. The difference is within chance'] : [];
}
function describeLevel(outcome) {
    const { measurement, baseline } = (0,_compared_parts_js__WEBPACK_IMPORTED_MODULE_6__/* .comparedParts */ .W)(outcome);
    const rate = (0,_citation_rates_js__WEBPACK_IMPORTED_MODULE_5__/* .rateOfAll */ .JG)(outcome);
    if (measurement === undefined || rate === undefined)
        return ['No answer about ', brandOf(outcome), ' was evaluated'];
    if (rate.answers <= measurement.engines.length) {
        const { citedEngines, totalEngines } = measurement;
        const before = baseline?.citedEngines === undefined ? undefined : (0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B)(baseline.citedEngines);
        const engines = `${citedEngines} of ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(totalEngines, 'engine')}`;
        return [brandOf(outcome), ` is cited by ${engines}${describeBefore((0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B)(citedEngines), before)}`];
    }
    const before = rate.before === undefined ? undefined : (0,_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .formatPercent */ .l9)(rate.before);
    const share = rate.cited === 0 ? 'none' : (0,_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .formatPercent */ .l9)(rate.now);
    return [
        brandOf(outcome),
        ` is cited in ${share} of the answers${describeBefore((0,_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .formatPercent */ .l9)(rate.now), before)}`,
    ];
}
function describeBefore(now, before) {
    if (before === undefined)
        return '';
    return before === now ? ', as before' : `. It was ${before}`;
}


/***/ }),

/***/ 16352:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ viewMissing),
/* harmony export */   m: () => (/* binding */ KEY_PAGE)
/* harmony export */ });
/* harmony import */ var _answer_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48921);
/* harmony import */ var _web_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50689);


function viewMissing({ answers, verdict, }) {
    const { planned, evaluated, missing } = answers;
    if (missing.length === 0)
        return undefined;
    const engines = verdict.missingEngines.length === 0 ? '' : ` ${(0,_answer_words_js__WEBPACK_IMPORTED_MODULE_0__/* .nameMissing */ .sc)(verdict.missingEngines)}`;
    return {
        counts: `${evaluated} of ${planned} planned answers of live engines were evaluated.${engines}`,
        lines: missing.map(entry => {
            const { text, keyPage } = (0,_answer_words_js__WEBPACK_IMPORTED_MODULE_0__/* .explainMissing */ .Ce)(entry);
            return { text, keyPage: keyPage === undefined ? undefined : (0,_web_url_js__WEBPACK_IMPORTED_MODULE_1__/* .parseWebUrl */ .BD)(keyPage) };
        }),
    };
}
const KEY_PAGE = 'Keys of this vendor';


/***/ }),

/***/ 30183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ describeMovedModels)
});

;// CONCATENATED MODULE: ./build/baseline/moved-models.js
function findMovedModels(runs, models) {
    return Object.entries(models).flatMap(([engine, now]) => {
        const earlier = runs.map(run => run.models?.[engine] ?? []);
        const before = new Set(earlier.filter(names => !names.some(name => now.includes(name))).flat());
        return before.size === 0 ? [] : [{ engine, before: [...before], now }];
    });
}

// EXTERNAL MODULE: ./build/lib/text.js
var lib_text = __webpack_require__(94869);
// EXTERNAL MODULE: ./build/report/words.js
var words = __webpack_require__(44702);
;// CONCATENATED MODULE: ./build/report/views/moved-models.js



const MOST_MODELS = 3;
function describeMovedModels({ baseline, sharedPart, models, }) {
    const runs = (baseline ?? sharedPart?.baseline)?.runs ?? [];
    return findMovedModels(runs, models).map(({ engine, before, now }) => `${engine} was answered by the model ${list(now)}, and in runs of the baseline by ${list(before)}: the vendor moved the model. The runs are compared as usual.`);
}
function list(models) {
    const { shown, more } = (0,words/* cutList */.f6)(models, MOST_MODELS);
    return shown.map(model => (0,lib_text/* clip */.$Q)(model, words/* NAME_LENGTH */.xt)).join(', ') + more;
}


/***/ }),

/***/ 22083:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h$: () => (/* binding */ notesOf),
  zM: () => (/* binding */ reasonsOf),
  c2: () => (/* binding */ statusOf),
  T1: () => (/* binding */ viewComparison),
  p9: () => (/* binding */ viewKeyNumbers),
  rG: () => (/* binding */ viewScores),
  L$: () => (/* binding */ viewSentiment),
  Zr: () => (/* binding */ viewShare)
});

// EXTERNAL MODULE: ./build/report/advice.js
var report_advice = __webpack_require__(78999);
// EXTERNAL MODULE: ./build/report/baseline-words.js
var baseline_words = __webpack_require__(37548);
// EXTERNAL MODULE: ./build/report/numbers.js
var numbers = __webpack_require__(73533);
// EXTERNAL MODULE: ./build/lib/numbers.js
var lib_numbers = __webpack_require__(46958);
// EXTERNAL MODULE: ./build/report/problems.js
var problems = __webpack_require__(25567);
// EXTERNAL MODULE: ./build/report/scan-words.js
var scan_words = __webpack_require__(25170);
// EXTERNAL MODULE: ./build/report/shard-words.js
var shard_words = __webpack_require__(59307);
// EXTERNAL MODULE: ./build/report/views/moved-models.js + 1 modules
var moved_models = __webpack_require__(30183);
;// CONCATENATED MODULE: ./build/report/views/shared-part.js


function viewSharedPart({ sharedPart, scanPer }) {
    if (sharedPart === undefined)
        return [];
    const { shared, before, now, isEnough, baseline, measurement } = sharedPart;
    const pairs = (0,numbers/* countOf */.pq)(now, scanPer === 'keyword' ? 'keyword-engine pair' : 'engine');
    return [
        `The settings changed since the earlier runs. Of ${pairs}, ${(0,lib_numbers/* formatCount */.B)(shared)} were asked in the same way before, when there were ${(0,lib_numbers/* formatCount */.B)(before)}.`,
        `Over this shared part the citation score was ${(0,lib_numbers/* formatScore */.y)(baseline.overallBcr)} and is ${(0,lib_numbers/* formatScore */.y)(measurement.overallBcr)}; ` +
            `the number of engines that cite the brand was ${(0,lib_numbers/* formatCount */.B)(baseline.citedEngines)} and is ${(0,lib_numbers/* formatCount */.B)(measurement.citedEngines)}. ` +
            'Any other difference from the earlier runs comes from the settings and not from the answers.',
        isEnough
            ? 'Drops are judged over the shared part alone.'
            : 'The shared part is less than half, so no drop is judged.',
    ];
}
function describeSettingsChange({ changes }) {
    return `The settings differ from those of this run: ${changes.map(baseline_words/* describeChange */.uQ).join('; ')}.`;
}

;// CONCATENATED MODULE: ./build/report/views/overview.js








function statusOf({ verdict }) {
    if (verdict.status === 'pass')
        return verdict.reportOnly ? 'Report only' : 'Passed';
    return { fail: 'Failed', inconclusive: 'Inconclusive', error: 'Error' }[verdict.status];
}
function reasonsOf({ verdict }) {
    return (0,problems/* explainVerdict */.bX)(verdict).map(({ text }) => text);
}
function notesOf(outcome) {
    const { verdict, scans, plannedScans } = outcome;
    const blocker = verdict.blocker?.kind;
    const isTooLarge = blocker === 'day-limit' || blocker === 'time-budget';
    const failed = verdict.rules.filter(rule => rule.outcome === 'fail');
    const advice = (failed.length > 0 ? failed : verdict.rules).flatMap(result => (0,report_advice/* adviseOn */.m)(result, verdict.baseline));
    return [
        ...(outcome.gap ? [(0,shard_words/* describeGap */.e4)(outcome.gap)] : []),
        ...new Set(advice),
        ...(isTooLarge ? [(0,scan_words/* describeScanPer */.a)(outcome)] : []),
        ...viewSharedPart(outcome),
        ...(verdict.reportOnly
            ? [
                'No rule is set, so the gate cannot fail.',
                'To let it fail, set a floor (`min-overall-bcr`, `min-cited-engines`) or a `baseline`.',
            ]
            : []),
        ...(scans.length > 0 && scans.length < plannedScans
            ? [`${scans.length} of ${(0,numbers/* countOf */.pq)(plannedScans, 'scan')} completed. The numbers are of those alone.`]
            : []),
    ];
}
function viewComparison(outcome) {
    const { verdict, measurement, sharedPart } = outcome;
    if ('missing' in verdict.baseline) {
        const { missing } = verdict.baseline;
        const nothing = sharedPart === undefined ? ['Nothing was compared with an earlier result.'] : [];
        const sentences = [`${(0,baseline_words/* describeMissing */.UV)(missing)}.`, ...nothing, (0,baseline_words/* describeScanPerChange */.w7)(missing) ?? []];
        return { emphasis: 'No baseline:', text: sentences.flat().join(' ') };
    }
    const origin = (0,baseline_words/* describeOrigin */.uN)(verdict.baseline.origin);
    if (measurement === undefined)
        return { text: `The baseline would have been ${origin}.` };
    const changes = sharedPart === undefined ? [] : [describeSettingsChange(sharedPart)];
    const sentences = [
        `Compared with the baseline from ${origin}.`,
        ...(0,moved_models/* describeMovedModels */.X)(outcome),
        ...changes,
    ];
    return { text: sentences.join(' ') };
}
function viewKeyNumbers(outcome) {
    const { measurement } = outcome;
    if (measurement === undefined)
        return [];
    const { engines } = measurement;
    const answers = engines.reduce((sum, engine) => sum + engine.answers, 0);
    const citedAnswers = engines.reduce((sum, engine) => sum + engine.citedAnswers, 0);
    const share = viewShare(outcome);
    return [
        ...viewScores(outcome),
        ...(answers > engines.length
            ? [
                {
                    label: 'Answers that cite',
                    value: (0,numbers/* formatPercent */.l9)(citedAnswers / answers),
                    note: { text: `${citedAnswers} of ${answers} answers` },
                },
            ]
            : []),
        ...(share ? [share] : []),
        ...viewSentiment(outcome),
    ];
}
function viewShare({ shareOfVoice }) {
    const own = shareOfVoice.find(({ isOwn }) => isOwn);
    const competitor = shareOfVoice.filter(({ isOwn }) => !isOwn).sort((a, b) => b.share - a.share)[0];
    return (own && {
        label: 'Share of voice',
        value: (0,numbers/* formatPercent */.l9)(own.share),
        note: competitor && { name: competitor.name, text: `has ${(0,numbers/* formatPercent */.l9)(competitor.share)}` },
    });
}
function viewSentiment({ measurement }) {
    const value = measurement?.avgSentiment ?? '';
    return value === '' ? [] : [{ label: 'Sentiment', value, isWord: true }];
}
function viewScores({ measurement, baseline }) {
    if (measurement === undefined)
        return [];
    const { citedEngines, totalEngines, overallBcr } = measurement;
    return [
        {
            label: 'Engines that cite',
            value: (0,lib_numbers/* formatCount */.B)(citedEngines),
            rest: `of ${totalEngines}`,
            note: noteChange(citedEngines, baseline?.citedEngines, lib_numbers/* formatCount */.B),
        },
        {
            label: 'Citation score',
            value: (0,lib_numbers/* formatScore */.y)(overallBcr),
            note: noteChange(overallBcr, baseline?.overallBcr, lib_numbers/* formatScore */.y),
        },
    ];
}
function noteChange(now, before, format) {
    if (before === undefined)
        return undefined;
    if ((0,numbers/* isNoChange */.IS)(now - before))
        return { text: 'as in the baseline' };
    const difference = format(Math.abs(now - before));
    return now < before
        ? { text: `${difference} below the baseline of ${format(before)}`, tone: 'worse' }
        : { text: `${difference} above the baseline of ${format(before)}`, tone: 'better' };
}


/***/ }),

/***/ 91038:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sk: () => (/* binding */ viewDrafts),
/* harmony export */   _R: () => (/* binding */ viewServiceReports)
/* harmony export */ });
/* unused harmony export nameDraft */
/* harmony import */ var _lib_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94869);
/* harmony import */ var _service_reports_service_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97768);
/* harmony import */ var _explain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55696);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46958);




const SLUG_LENGTH = 50;
const ADVICE = 'The service generated these drafts for keywords without a citation. Review them before you publish anything. Nothing ' +
    'was written to the repository.';
const INSTEAD = "This run's own CSV is among the report files instead. The verdict does not depend on this.";
function viewServiceReports({ serviceReports }) {
    return {
        reports: serviceReports.map(({ format, reportId, state }) => ({
            subject: `The service's ${format.toUpperCase()} report`,
            id: reportId,
            words: describeState(state),
        })),
        instead: (0,_service_reports_service_report_js__WEBPACK_IMPORTED_MODULE_1__/* .needsOwnCsv */ .W)(serviceReports) ? INSTEAD : undefined,
    };
}
function describeState(state) {
    switch (state.kind) {
        case 'fetched':
            return 'is among the report files.';
        case 'pending':
            return `was not ready in time: the service ${state.readyAt === '' ? 'does not say when it will be' : `expects it at ${state.readyAt}`}.`;
        case 'failed':
            return `could not be fetched. ${(0,_explain_js__WEBPACK_IMPORTED_MODULE_0__/* .explainReportFailure */ .uC)(state.failure).text}`;
    }
}
function viewDrafts(suggestions) {
    const drafts = suggestions.flatMap(({ keyword, engines, draft }, index) => {
        if ('failure' in draft)
            return [];
        const { citationScoreEstimate } = draft;
        const estimate = citationScoreEstimate === undefined ? undefined : (0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .formatScore */ .y)(citationScoreEstimate);
        return [{ keyword, engines, draft, estimate, file: nameDraft(index, keyword) }];
    });
    return {
        advice: drafts.length > 0 ? ADVICE : undefined,
        caption: 'Suggested content, by keyword',
        columns: [
            { title: 'Keyword' },
            { title: 'For' },
            { title: 'Estimated citation score', isNumber: true },
            { title: "File among this run's reports" },
        ],
        drafts,
        problems: suggestions.flatMap(({ keyword, draft }) => 'failure' in draft ? [{ keyword, problem: (0,_explain_js__WEBPACK_IMPORTED_MODULE_0__/* .explainDraftFailure */ .H2)(draft.failure).text }] : []),
    };
}
function nameDraft(index, keyword) {
    const slug = (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_3__/* .normalize */ .S8)(keyword, 'NFKD')
        .replace(/\p{M}+/gu, '')
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .slice(0, SLUG_LENGTH)
        .replace(/^-|-$/g, '');
    return `suggestions/${String(index + 1).padStart(2, '0')}-${slug || 'keyword'}.md`;
}


/***/ }),

/***/ 23553:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ viewRules),
/* harmony export */   f: () => (/* binding */ viewCertainty)
/* harmony export */ });
/* harmony import */ var _gate_statistics_prediction_interval_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44803);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73533);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46958);
/* harmony import */ var _rule_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59317);
/* harmony import */ var _sensitivity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3629);




const RULE_OUTCOMES = {
    pass: { words: 'Passed', tone: 'better' },
    fail: { words: 'Failed', tone: 'worse' },
    inconclusive: { words: 'Suspicious', tone: 'doubtful' },
    unknown: { words: 'Not known', tone: 'doubtful' },
    warn: { words: 'Warning', tone: 'doubtful' },
};
const UNTESTED = 'This is a comparison without a noise test: the baseline is given as numbers, so the tolerance alone decided. ' +
    'Answers differ from run to run, and chance may cause a drop. To test drops against chance, compare with recorded ' +
    'runs: set `baseline: artifact` or `baseline: branch`.';
function viewRules({ verdict }) {
    if (verdict.rules.length === 0)
        return undefined;
    const columns = [
        { title: 'Rule' },
        { title: 'Result' },
        { title: 'Observed', isNumber: true },
        { title: 'Limit' },
        { title: 'Baseline', isNumber: true },
        { title: 'Drop', isNumber: true },
    ];
    return {
        caption: 'What was observed, and what the rule allows',
        columns,
        rows: verdict.rules.map(result => ({
            subject: (0,_rule_words_js__WEBPACK_IMPORTED_MODULE_0__/* .titleOfRule */ .UC)(result),
            input: (0,_rule_words_js__WEBPACK_IMPORTED_MODULE_0__/* .inputOfRule */ .qm)(result),
            result: isUntested(result) ? 'Not tested yet' : RULE_OUTCOMES[result.outcome].words,
            tone: RULE_OUTCOMES[result.outcome].tone,
            ...(0,_rule_words_js__WEBPACK_IMPORTED_MODULE_0__/* .describeRule */ .IO)(result, verdict.unmeasuredCompetitors),
        })),
    };
}
function isUntested(result) {
    return result.kind === 'drop' && result.outcome === 'inconclusive' && result.test === undefined;
}
function viewCertainty(outcome) {
    const { verdict, measurement, samples } = outcome;
    if (measurement === undefined)
        return undefined;
    const { noise, level, rules, engineDrops, searchShifts } = verdict;
    const answers = measurement.engines.reduce((sum, engine) => sum + engine.answers, 0);
    const isTested = noise === 'tested' && level !== undefined;
    const columns = [
        { title: 'Value' },
        { title: 'Drop', isNumber: true },
        { title: 'Interval', isNumber: true },
        { title: 'p-value', isNumber: true },
        { title: 'Compared' },
    ];
    return {
        basis: `The numbers rest on ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(answers, 'answer')}${samples > 1 ? `; each scan was made ${samples} times` : ''}.`,
        chance: describeNoise(outcome),
        sight: (0,_sensitivity_js__WEBPACK_IMPORTED_MODULE_2__/* .describeSensitivity */ .j)(outcome),
        caption: isTested ? `Drops with their ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .formatSetting */ .w_)(100 * (1 - 2 * level))}% interval` : '',
        columns,
        rows: isTested ? [...rules.flatMap(viewDropTest), ...engineDrops.map(viewEngineTest)] : [],
        shifts: isTested ? searchShifts.map(viewShift) : [],
    };
}
function describeNoise({ verdict, baseline, scanPer }) {
    const { noise, level, rules } = verdict;
    switch (noise) {
        case 'exact':
            return 'Chance has no part in these numbers: the same content always gets the same answers.';
        case 'untested':
            return UNTESTED;
        case 'too-few-runs':
            return describeTooFewRuns(baseline?.runs.length ?? 0, scanPer);
        case 'tested': {
            if (level === undefined)
                return undefined;
            const isChance = rules.some(rule => rule.kind === 'drop' && rule.isBeyond && rule.outcome === 'pass');
            return [
                ...(isChance ? ['The difference to the baseline is within chance.'] : []),
                `A drop fails the gate only where chance alone causes such a drop in fewer than ${Math.ceil(100 * level)} of 100 runs.`,
            ].join(' ');
        }
        case undefined:
            return undefined;
    }
}
function describeTooFewRuns(runs, scanPer) {
    const more = _gate_statistics_prediction_interval_js__WEBPACK_IMPORTED_MODULE_3__/* .FEWEST_RUNS */ .GJ - runs;
    const recorded = runs === 1 ? 'One run is recorded' : `${runs} runs are recorded`;
    const missing = more > 0
        ? `${recorded}. After ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(more, 'more recorded run')}, the gate can tell a drop from chance.`
        : 'The recorded runs and this run have no keyword and engine in common.';
    const sooner = scanPer === 'all'
        ? ' `scan-per: keyword` makes it possible with one recorded run; it begins a new history and makes one request for each keyword.'
        : '';
    return missing + sooner;
}
function viewDropTest(result) {
    if (result.kind !== 'drop' || result.test === undefined)
        return [];
    const { subject, drop, test } = result;
    const format = (value) => (0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .formatValue */ .Fl)(value, subject.unit);
    return [viewTest((0,_rule_words_js__WEBPACK_IMPORTED_MODULE_0__/* .titleOf */ .Gg)(subject), (0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDrop */ .D0)(drop, subject.unit), test, format)];
}
function viewEngineTest({ engine, before, now, test }) {
    const format = (share) => (0,_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B)(Math.round(100 * share));
    return viewTest(`Citation rate of ${engine}, in points`, format(before - now), test, format);
}
function viewTest(value, drop, { interval, pValue, method, size }, format) {
    return [
        value,
        drop,
        interval ? `${format(interval.low)} to ${format(interval.high)}` : _numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_VALUE */ .GY,
        (0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .formatPValue */ .td)(pValue),
        method === 'cells'
            ? `${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(size, 'pair')} of keyword and engine`
            : `with ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(size, 'earlier run')}`,
    ];
}
function viewShift({ engine, before, now }) {
    const words = `was evaluated on ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(now, 'keyword')}, before on ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B)(before)}. It searched ${now < before ? 'less' : 'more'} often, which is not a lost or gained citation.`;
    return { engine, words };
}


/***/ }),

/***/ 3629:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ describeSensitivity)
/* harmony export */ });
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73533);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46958);

const ENOUGH_CITED = 5;
const MOST_TIMES = 10;
function describeSensitivity({ sensitivity, verdict }) {
    const rule = verdict.rules.find(result => result.rule === 'max-bcr-drop' && result.kind === 'drop');
    if (sensitivity === undefined || rule?.kind !== 'drop')
        return undefined;
    if (sensitivity.citedBefore === 0) {
        return 'No answer cited the brand in the baseline, so there is no citation to lose.';
    }
    if (rule.baseline > 0 && rule.allowed >= rule.baseline) {
        return 'This gate cannot fail on a drop: the tolerance is as large as the baseline.';
    }
    const failsAt = findFailingCount(sensitivity, rule);
    if (failsAt === undefined)
        return explainNoLimit(sensitivity);
    const { answers, citedNow } = sensitivity;
    const counts = describeCounts(sensitivity);
    if (failsAt >= citedNow)
        return rule.outcome === 'fail' ? `The gate sees this drop. ${counts}` : counts;
    const where = rule.engines === undefined ? 'This gate fails' : 'Over all engines, this gate fails';
    const limit = failsAt === 0
        ? `only when none of the ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(answers, 'answer')} cites the brand`
        : `at ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B)(failsAt)} or fewer cited answers of ${answers}`;
    return `${where} ${limit}. ${counts}`;
}
function findFailingCount({ failsAt, citedBefore, answersBefore, answers }, { allowed, baseline }) {
    if (failsAt === undefined)
        return undefined;
    const expected = (citedBefore / answersBefore) * answers;
    const tolerated = baseline > 0 ? expected * (1 - allowed / baseline) : expected;
    return Math.min(failsAt, Math.max(0, Math.ceil(tolerated) - 1));
}
function describeCounts({ citedNow, citedBefore, answers, answersBefore }) {
    const now = `${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(citedNow, 'cited answer')} of ${answers}`;
    const before = (0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B)(citedBefore);
    const ofBefore = answers === answersBefore ? '' : ` of ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B)(answersBefore)}`;
    return `This run has ${now}, the baseline has ${before}${ofBefore} on average.`;
}
function explainNoLimit({ keywords, samples, citedBefore }) {
    const cited = (0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(citedBefore, 'cited answer');
    const reason = `This gate cannot fail on a drop yet: the baseline has ${cited} on average, and even the loss of all of them can be chance.`;
    const times = Math.max(2, Math.ceil(ENOUGH_CITED / citedBefore));
    if (times > MOST_TIMES)
        return `${reason} The brand is cited too seldom to see a loss.`;
    return `${reason} About ${keywords * times} keywords, or ${samples * times} samples for each keyword, would change that.`;
}


/***/ }),

/***/ 15085:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   an: () => (/* binding */ LONGEST_SETTING),
/* harmony export */   bL: () => (/* binding */ viewSettings),
/* harmony export */   bz: () => (/* binding */ viewRun)
/* harmony export */ });
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73533);
/* harmony import */ var _rule_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59317);
/* harmony import */ var _web_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50689);



const LONGEST_SETTING = 600;
function viewSettings({ fingerprint, samples, plannedScans, scanPer, verdict }) {
    return {
        caption: 'Two runs are compared where these settings are the same',
        columns: [{ title: 'Setting' }, { title: 'Value' }],
        rows: [
            ...Object.entries(fingerprint)
                .filter(([, values]) => values.some(value => value !== ''))
                .map(([name, values]) => ({ name, values })),
            ...('scan-per' in fingerprint ? [] : [{ name: 'scan-per', values: [scanPer] }]),
            { name: 'samples', values: [`${samples} of each scan`] },
            { name: 'scans', values: [`${plannedScans}`] },
            ...(verdict.level === undefined
                ? []
                : [{ name: 'significance level', values: [(0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .formatSetting */ .w_)(verdict.level)] }]),
            ...verdict.rules.flatMap(result => {
                const { limit } = (0,_rule_words_js__WEBPACK_IMPORTED_MODULE_0__/* .describeRule */ .IO)(result);
                const name = (0,_rule_words_js__WEBPACK_IMPORTED_MODULE_0__/* .inputOfRule */ .qm)(result);
                const hasLimit = name !== undefined && limit !== _numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_VALUE */ .GY && result.kind !== 'decline';
                return hasLimit ? [{ name, subject: (0,_rule_words_js__WEBPACK_IMPORTED_MODULE_0__/* .titleOfRule */ .UC)(result), values: [limit] }] : [];
            }),
        ],
    };
}
function viewRun({ run, measurement, keywords, language, answers }) {
    return {
        times: `${measurement ? 'Measured' : 'Tried'} from ${timeOf(run.startedAt)} to ${timeOf(run.finishedAt)} UTC`,
        language,
        keywords: (0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(keywords.length, 'keyword'),
        scanIds: measurement?.scanIds ?? [],
        runUrl: (0,_web_url_js__WEBPACK_IMPORTED_MODULE_2__/* .parseWebPage */ .Jy)(run.runUrl ?? ''),
        commitUrl: (0,_web_url_js__WEBPACK_IMPORTED_MODULE_2__/* .parseWebPage */ .Jy)(run.commitUrl ?? ''),
        commit: `commit ${run.sha?.slice(0, 7) ?? ''}`,
        notes: measurement ? howToRead(measurement, answers.planned > 0) : [],
    };
}
function timeOf(iso) {
    return iso.slice(0, 19).replace('T', ' ');
}
function howToRead({ engines }, isLive) {
    const hasRepository = engines.some(({ engine }) => engine === 'repository');
    const hasOthers = engines.some(({ engine }) => engine !== 'repository');
    return [
        ...(hasRepository
            ? [
                'The engine “repository” answers from the pages of this repository and is deterministic. Its score, 0 to 100, says ' +
                    'how well the pages cover the keywords and, where pages of competitors were captured, how much of the answer is the brand.',
            ]
            : []),
        ...(hasOthers
            ? [
                `Answers come from the engines' API surface${isLive ? '' : ', as the service reports them'}. The engines' own apps may answer differently.`,
                isLive
                    ? 'The citation score (`overall_bcr`), 0 to 100, says how strongly the engines cite the brand.'
                    : "The citation score (`overall_bcr`) says how strongly the engines cite the brand, in the service's own unit. The score of an answer (`bcr_score`) may have another unit.",
            ]
            : []),
        ...(engines.some(({ answers }) => answers > 1)
            ? [
                'An engine counts as citing when, for at least one keyword, more than half of its answers cite the brand.',
            ]
            : []),
    ];
}


/***/ }),

/***/ 68348:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ viewShareOfVoice)
/* harmony export */ });
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73533);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46958);

function viewShareOfVoice({ shareOfVoice, verdict }) {
    const brands = shareOfVoice.length < 2 ? [] : shareOfVoice.toSorted((a, b) => b.share - a.share);
    const missing = verdict.unmeasuredCompetitors;
    if (brands.length === 0 && missing.length === 0)
        return undefined;
    const columns = [
        { title: 'Brand' },
        { title: 'Share' },
        { title: 'Answers that cite', isNumber: true },
        { title: 'Citation score', isNumber: true },
    ];
    return {
        caption: "Each brand's share of the citations of all brands compared, the largest first",
        columns,
        rows: brands.map(({ name, isOwn, share, citedAnswers, answers, overallBcr }) => ({
            ...{ name, isOwn, share },
            percent: (0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPercent */ .l9)(share),
            answers: `${citedAnswers} of ${answers}`,
            score: (0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .formatScore */ .y)(overallBcr),
        })),
        missing,
        missingWords: brands.length > 0
            ? 'Could not be measured and is missing above:'
            : 'Not known, because these competitors could not be measured:',
        note: brands.length > 0
            ? "A brand's share is the rate of its answers that cite it, divided by the sum of these rates over all brands. Only keywords and engines that were evaluated for every brand count."
            : undefined,
    };
}


/***/ }),

/***/ 24353:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ viewTrend)
/* harmony export */ });
/* unused harmony export chartRange */
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73533);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46958);
/* harmony import */ var _web_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50689);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44702);



const MOST_POINTS = 30;
function readTrend({ trend, measurement, verdict, run }) {
    if (trend.length === 0 || measurement === undefined)
        return [];
    const { overallBcr, citedEngines, totalEngines } = measurement;
    const failed = verdict.status === 'fail' || verdict.status === 'error';
    return [
        ...trend.map(record => ({ ...record, isThisRun: false })),
        {
            ...{ overallBcr, citedEngines, totalEngines, failed },
            createdAt: run.finishedAt,
            runUrl: run.runUrl,
            isThisRun: true,
        },
    ].slice(-MOST_POINTS);
}
function rangeOf(values) {
    const [least, most] = [Math.min(...values), Math.max(...values)];
    const margin = (most - least) / 10 || Math.abs(most) / 10 || 1;
    return [least >= 0 && least < (most - least) * 2 ? 0 : least - margin, most + margin];
}
function chartRange(points, baseline) {
    const values = points.map(({ overallBcr }) => overallBcr);
    const [low, high] = rangeOf(baseline === undefined ? values : [...values, baseline]);
    return Number.isFinite(high - low) && high > low ? [low, high] : undefined;
}
function viewTrend(outcome) {
    const points = readTrend(outcome);
    if (points.length === 0)
        return undefined;
    const baseline = outcome.baseline?.overallBcr;
    const columns = [
        { title: 'Run' },
        { title: 'Citation score', isNumber: true },
        { title: 'Engines that cite', isNumber: true },
        { title: 'Note' },
    ];
    return {
        points,
        range: chartRange(points, baseline),
        title: `The numbers of ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(points.length, 'run')}`,
        caption: 'Comparable runs, the newest first',
        columns,
        rows: points
            .toReversed()
            .map(({ createdAt, overallBcr, citedEngines, totalEngines, failed, runUrl, isThisRun }) => ({
            day: (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .dayOf */ .kb)(createdAt),
            url: (0,_web_url_js__WEBPACK_IMPORTED_MODULE_2__/* .parseWebPage */ .Jy)(runUrl ?? ''),
            score: (0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .formatScore */ .y)(overallBcr),
            engines: `${citedEngines} of ${totalEngines}`,
            note: [...(isThisRun ? ['this run'] : []), ...(failed ? ['failed'] : [])].join(', '),
        })),
    };
}


/***/ }),

/***/ 19771:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cF: () => (/* binding */ pairOf),
/* harmony export */   tC: () => (/* binding */ shareOf),
/* harmony export */   wQ: () => (/* binding */ collectVotes)
/* harmony export */ });
function pairOf({ keyword, engine }) {
    return JSON.stringify([keyword, engine]);
}
function collectVotes(cells) {
    const groups = Map.groupBy(cells, pairOf);
    return new Map([...groups].map(([pair, ofPair]) => [pair, ofPair.flatMap(({ cited }) => cited)]));
}
function shareOf(votes) {
    return votes.filter(Boolean).length / votes.length;
}


/***/ }),

/***/ 71561:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ viewWarnings)
/* harmony export */ });
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73533);

const MOST_ENTRIES = 20;
function viewWarnings({ measurement }) {
    const alike = [...Map.groupBy(measurement?.findings ?? [], describeFinding)];
    const entries = alike.slice(0, MOST_ENTRIES).map(([text, findings]) => toEntry(text, findings));
    const others = alike.slice(MOST_ENTRIES);
    if (others.length === 0)
        return entries;
    const findings = others.flatMap(([, findings]) => findings);
    return [
        ...entries,
        toEntry(`There ${others.length === 1 ? 'is' : 'are'} ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(others.length, 'more contradiction')}`, findings),
    ];
}
function toEntry(text, findings) {
    const scanIds = [...new Set(findings.map(({ scanId }) => scanId))];
    return { text, label: scanIds.length === 1 ? 'scan' : 'scans', scanIds };
}
function describeFinding(finding) {
    switch (finding.kind) {
        case 'missing-engine':
            return `${finding.engine} was asked for and is missing in the service's answer`;
        case 'duplicate-engine':
            return `${finding.engine} is more than once in the service's answer`;
        case 'summary-contradiction': {
            const subject = finding.field === 'cited_engines' ? 'engines that cite the brand' : 'engines';
            return `The service's summary counts ${finding.stated} ${subject}, its own results ${finding.counted}`;
        }
    }
}


/***/ }),

/***/ 73786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AN: () => (/* binding */ warnOfUnpriced),
/* harmony export */   D5: () => (/* binding */ warnOfFont),
/* harmony export */   FE: () => (/* binding */ warnOfToken),
/* harmony export */   Os: () => (/* binding */ noteForeignVariables),
/* harmony export */   QW: () => (/* binding */ warnOfEngine),
/* harmony export */   SG: () => (/* binding */ warnOfAppend),
/* harmony export */   Yv: () => (/* binding */ warnOfReportFile),
/* harmony export */   fA: () => (/* binding */ warnOfNotification),
/* harmony export */   kK: () => (/* binding */ warnOfLongInput),
/* harmony export */   kd: () => (/* binding */ warnOfHistory),
/* harmony export */   m9: () => (/* binding */ warnOfArtifact),
/* harmony export */   mT: () => (/* binding */ warnOfPost),
/* harmony export */   qz: () => (/* binding */ warnOfFile),
/* harmony export */   rW: () => (/* binding */ warnOfMissingBaseline)
/* harmony export */ });
/* harmony import */ var _baseline_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37548);
/* harmony import */ var _codes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30546);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9924);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44702);




function warnOfPost(post, what, failure) {
    const text = `${what} ${failure.sentence}`;
    const code = codeOfPost(post, failure);
    const hasRemedy = code !== 'AVG_COMMENT' && code !== 'AVG_ISSUE';
    return (0,_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMessage */ .hw)(hasRemedy ? (0,_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .messageWithRemedy */ .ug)(code, text) : { code, text });
}
function codeOfPost(post, { cause }) {
    if (cause === 'rate-limit')
        return 'AVG_GITHUB_RATE_LIMIT';
    if (post === 'comment')
        return cause === 'permission' ? 'AVG_COMMENT_403' : 'AVG_COMMENT';
    if (cause === 'permission')
        return 'AVG_ISSUE_403';
    return cause === 'gone' ? 'AVG_ISSUE_410' : 'AVG_ISSUE';
}
function warnOfArtifact(problem, folder) {
    const rest = `The files stay in ${folder}.`;
    switch (problem.kind) {
        case 'no-storage':
            return (0,_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMessage */ .hw)({
                code: 'AVG_ARTIFACT_STORAGE',
                text: `Artifacts need the storage of GitHub.com, which this run does not have: nothing was uploaded. ${rest}`,
            });
        case 'conflict': {
            const what = `This workflow run already has an artifact named ${problem.name}.`;
            const { code, text } = (0,_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .messageWithRemedy */ .ug)('AVG_ARTIFACT_409', what);
            return (0,_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMessage */ .hw)({ code, text: `${text} ${rest}` });
        }
        case 'failed':
            return (0,_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMessage */ .hw)({
                code: 'AVG_ARTIFACT',
                text: `The artifact ${problem.name} was not uploaded (${problem.detail}). ${rest}`,
            });
    }
}
const UNWRITTEN = {
    summary: { code: 'AVG_SUMMARY', what: 'The job summary was not written.' },
    outputs: { code: 'AVG_OUTPUTS', what: 'The outputs were not set.' },
};
function warnOfNotification(problem) {
    const what = `The message was not sent to the webhook at ${problem.host}`;
    if (problem.kind === 'unreachable')
        return (0,_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMessage */ .hw)({ code: 'AVG_NOTIFY', text: `${what}: ${problem.detail}.` });
    const redirects = problem.status >= 300 && problem.status < 400 ? ' Redirects are not followed.' : '';
    const text = `${what}, which answered with the status ${problem.status}.${redirects}`;
    return (0,_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMessage */ .hw)({ code: 'AVG_NOTIFY', text });
}
function warnOfFile(file, error) {
    const { code, what } = UNWRITTEN[file];
    return (0,_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMessage */ .hw)({ code, text: `${what} ${messageOf(error)}` });
}
function warnOfReportFile(name, error) {
    return (0,_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMessage */ .hw)({
        code: 'AVG_REPORT_FILE',
        text: `The report ${name} was not written. ${messageOf(error)}`,
    });
}
function warnOfToken(post) {
    return (0,_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMessage */ .hw)({ code: 'AVG_TOKEN', text: `There is no ${post}: the input github-token is empty.` });
}
function warnOfHistory(text) {
    return (0,_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMessage */ .hw)({ code: 'AVG_HISTORY_UNREADABLE', text });
}
function warnOfMissingBaseline(missing) {
    if (missing.kind === 'no-commit-before-push') {
        const text = `This run is compared with nothing: ${(0,_baseline_words_js__WEBPACK_IMPORTED_MODULE_0__/* .describeMissing */ .UV)(missing)}.`;
        return (0,_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMessage */ .hw)((0,_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .messageWithRemedy */ .ug)('AVG_PUSH_BASE', text));
    }
    const change = (0,_baseline_words_js__WEBPACK_IMPORTED_MODULE_0__/* .describeScanPerChange */ .w7)(missing);
    if (change === undefined)
        return undefined;
    const text = `There is no baseline: ${(0,_baseline_words_js__WEBPACK_IMPORTED_MODULE_0__/* .describeMissing */ .UV)(missing)}. ${change}`;
    return (0,_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMessage */ .hw)({ code: 'AVG_SCAN_PER_CHANGED', text });
}
function warnOfAppend(text) {
    return (0,_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMessage */ .hw)({ code: 'AVG_HISTORY_NOT_WRITTEN', text });
}
function warnOfFont(text) {
    return (0,_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMessage */ .hw)({ code: 'AVG_FONT', text });
}
function warnOfEngine(text) {
    return (0,_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMessage */ .hw)({ code: 'AVG_ENGINE', text });
}
function warnOfUnpriced(engines) {
    const names = engines.map(engine => (0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h0)(engine, _words_js__WEBPACK_IMPORTED_MODULE_2__/* .NAME_LENGTH */ .xt)).join(', ');
    return (0,_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMessage */ .hw)((0,_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .messageWithRemedy */ .ug)('AVG_COST_UNKNOWN', `max-cost: the price is not known of ${names}. It counts as 0 in the estimate, and during the run wherever the vendor states no cost.`));
}
const MOST_VARIABLES = 10;
function noteForeignVariables(variables) {
    const names = variables.slice(0, MOST_VARIABLES).map(name => (0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h0)(name, _words_js__WEBPACK_IMPORTED_MODULE_2__/* .NAME_LENGTH */ .xt));
    const rest = variables.length - names.length;
    const listed = rest > 0 ? `${names.join(', ')} and ${rest} more` : names.join(', ');
    return `Variables of the environment that are no inputs of this action were ignored: ${listed}.`;
}
function warnOfLongInput({ input, bytes }) {
    const text = `The input ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h0)(input, _words_js__WEBPACK_IMPORTED_MODULE_2__/* .NAME_LENGTH */ .xt)} has ${bytes} bytes. Linux starts no step with an input of over ${MOST_BYTES_OF_INPUT} bytes, its name included.`;
    return (0,_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMessage */ .hw)((0,_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .messageWithRemedy */ .ug)('AVG_LONG_INPUT', text));
}
const MOST_BYTES_OF_INPUT = 131_071;
function messageOf(error) {
    return error instanceof Error ? error.message : String(error);
}


/***/ }),

/***/ 50689:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BD: () => (/* binding */ parseWebUrl),
/* harmony export */   HD: () => (/* binding */ readable),
/* harmony export */   Jy: () => (/* binding */ parseWebPage),
/* harmony export */   QV: () => (/* binding */ readablePlace)
/* harmony export */ });
const LONGEST_URL = 2000;
function parseWebUrl(text) {
    return ifShort(parseWithoutCredentials(text));
}
function parseWebPage(text) {
    const url = parseWithoutCredentials(text);
    if (url)
        url.hash = '';
    return ifShort(url);
}
function parseWithoutCredentials(text) {
    const url = URL.parse(text);
    return url && /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : undefined;
}
function ifShort(url) {
    return url && url.href.length <= LONGEST_URL ? url : undefined;
}
function readablePlace({ host, pathname }) {
    return readable(host.replace(/^www\./, '') + (pathname === '/' ? '' : pathname));
}
function readable(place) {
    try {
        return decodeURI(place);
    }
    catch {
        return place;
    }
}


/***/ }),

/***/ 44702:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IU: () => (/* binding */ longDayOf),
/* harmony export */   f6: () => (/* binding */ cutList),
/* harmony export */   gp: () => (/* binding */ shortDayOf),
/* harmony export */   kb: () => (/* binding */ dayOf),
/* harmony export */   sG: () => (/* binding */ withoutBackticks),
/* harmony export */   x2: () => (/* binding */ LISTED_IDS),
/* harmony export */   xt: () => (/* binding */ NAME_LENGTH)
/* harmony export */ });
const NAME_LENGTH = 120;
const LISTED_IDS = 5;
function withoutBackticks(text) {
    return text.replaceAll('`', '');
}
function cutList(items, most) {
    const more = items.length - most;
    return { shown: items.slice(0, most), more: more > 0 ? ` and ${more} more` : '' };
}
function dayOf(createdAt) {
    return /^\d{4}-\d\d-\d\d/.exec(createdAt)?.[0] ?? '0000-00-00';
}
const LONG_DAY = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' };
const SHORT_DAY = { day: 'numeric', month: 'short', timeZone: 'UTC' };
function longDayOf(createdAt) {
    const date = new Date(createdAt);
    return Number.isNaN(date.getTime()) ? dayOf(createdAt) : date.toLocaleDateString('en-GB', LONG_DAY);
}
function shortDayOf(createdAt) {
    const day = dayOf(createdAt);
    const date = new Date(`${day}T00:00:00Z`);
    return Number.isNaN(date.getTime()) ? day : date.toLocaleDateString('en-GB', SHORT_DAY);
}


/***/ }),

/***/ 16305:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ toRecord),
/* harmony export */   v: () => (/* binding */ recordRun)
/* harmony export */ });
/* harmony import */ var _gate_verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39231);
/* harmony import */ var _report_baseline_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37548);
/* harmony import */ var _report_warnings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73786);



async function recordRun(outcome, history, { log, ...facts }) {
    const { accept } = facts;
    const record = toRecord(outcome, facts);
    if (record === undefined) {
        if (accept)
            log.warning((0,_report_warnings_js__WEBPACK_IMPORTED_MODULE_1__/* .warnOfAppend */ .SG)((0,_report_baseline_words_js__WEBPACK_IMPORTED_MODULE_0__/* .describeUnaccepted */ .SL)(history.place)));
        return;
    }
    const result = await history.append(record);
    if ('stored' in result)
        log.info((0,_report_baseline_words_js__WEBPACK_IMPORTED_MODULE_0__/* .describeAppended */ .x6)(result.stored, { accepted: accept, dropped: record.dropped || record.suspect }));
    else
        log.warning((0,_report_warnings_js__WEBPACK_IMPORTED_MODULE_1__/* .warnOfAppend */ .SG)((0,_report_baseline_words_js__WEBPACK_IMPORTED_MODULE_0__/* .describeAppendProblem */ .Fb)(result.problem, history.place)));
}
function toRecord({ measurement, verdict, run, samples, fingerprint, models, }, { failed, accept: accepted, attempt }) {
    if (measurement === undefined || verdict.status === 'error' || measurement.engines.length === 0)
        return;
    const { overallBcr, citedEngines, totalEngines, cells } = measurement;
    const { finishedAt: createdAt, sha, runUrl } = run;
    return {
        ...{ createdAt, sha, runUrl, attempt, failed, samples, fingerprint },
        dropped: (0,_gate_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .hasDropped */ .HA)(verdict),
        suspect: (0,_gate_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .isSuspicious */ .oK)(verdict),
        accepted,
        ...{ overallBcr, citedEngines, totalEngines, cells },
        ...(Object.keys(models).length > 0 && { models }),
    };
}


/***/ }),

/***/ 28087:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ writeReports),
/* harmony export */   u: () => (/* binding */ writeReport)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _lib_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13963);
/* harmony import */ var _report_json_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58888);
/* harmony import */ var _report_markdown_drafts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6789);
/* harmony import */ var _report_outcome_file_parts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54623);
/* harmony import */ var _report_warnings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73786);
/* harmony import */ var _service_reports_service_report_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(97768);







async function writeReports(outcome, { reports, reportFont }, folder, log, pullRequest) {
    const resultFile = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, 'result.json');
    await (0,_lib_files_js__WEBPACK_IMPORTED_MODULE_1__/* .writeFileAtomically */ .lo)(resultFile, `${JSON.stringify((0,_report_json_result_js__WEBPACK_IMPORTED_MODULE_2__/* .buildResult */ .C)(outcome), undefined, 2)}\n`);
    const write = (name, render) => writeReport(folder, name, render, log);
    const wants = (format) => reports.includes(format);
    const ofService = outcome.serviceReports.flatMap(({ state }) => state.kind === 'fetched' ? [state.path] : []);
    const ownFiles = [
        ...(wants('json') ? [resultFile] : []),
        ...(wants('outcome') ? await write(_report_outcome_file_parts_js__WEBPACK_IMPORTED_MODULE_4__/* .OUTCOME_FILE */ .ES, () => storeOutcome(outcome, pullRequest)) : []),
        ...(wants('csv') || (0,_service_reports_service_report_js__WEBPACK_IMPORTED_MODULE_6__/* .needsOwnCsv */ .W)(outcome.serviceReports)
            ? await write('scans.csv', () => drawCsv(outcome))
            : []),
        ...(wants('html') ? await write('report.html', () => drawHtml(outcome)) : []),
        ...(wants('pdf') ? await write('report.pdf', () => drawPdf(outcome, reportFont, log)) : []),
    ];
    const draftFiles = [];
    for (const { name, text } of (0,_report_markdown_drafts_js__WEBPACK_IMPORTED_MODULE_3__/* .renderDrafts */ .f)(outcome))
        draftFiles.push(...(await write(name, () => text)));
    return { resultFile, reportFiles: [...ownFiles, ...ofService, ...draftFiles], draftFiles };
}
async function writeReport(folder, name, render, log) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, name);
    try {
        await (0,_lib_files_js__WEBPACK_IMPORTED_MODULE_1__/* .writeFileAtomically */ .lo)(path, await render());
        return [path];
    }
    catch (error) {
        log.warning((0,_report_warnings_js__WEBPACK_IMPORTED_MODULE_5__/* .warnOfReportFile */ .Yv)(name, error));
        return [];
    }
}
async function drawCsv(outcome) {
    const { renderCsv } = await Promise.all(/* import() */[__webpack_require__.e(6789), __webpack_require__.e(7324)]).then(__webpack_require__.bind(__webpack_require__, 17324));
    return renderCsv(outcome);
}
async function storeOutcome(outcome, pullRequest) {
    const { formatOutcome } = await __webpack_require__.e(/* import() */ 7268).then(__webpack_require__.bind(__webpack_require__, 17268));
    return formatOutcome(outcome, pullRequest);
}
async function drawHtml(outcome) {
    const { renderHtml } = await Promise.all(/* import() */[__webpack_require__.e(7031), __webpack_require__.e(8022), __webpack_require__.e(2130), __webpack_require__.e(4342)]).then(__webpack_require__.bind(__webpack_require__, 82130));
    return renderHtml(outcome);
}
async function drawPdf(outcome, path, log) {
    const [{ renderPdf }, { describeFontProblem, drawWithFonts }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(5849), __webpack_require__.e(3992), __webpack_require__.e(5298)]).then(__webpack_require__.bind(__webpack_require__, 85298)),
        __webpack_require__.e(/* import() */ 1848).then(__webpack_require__.bind(__webpack_require__, 41848)),
    ]);
    const { bytes, problems } = await drawWithFonts(typefaces => renderPdf(outcome, typefaces), { path });
    for (const problem of problems)
        log.warning((0,_report_warnings_js__WEBPACK_IMPORTED_MODULE_5__/* .warnOfFont */ .D5)(describeFontProblem(problem)));
    return bytes;
}


/***/ }),

/***/ 19532:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ak: () => (/* binding */ isMajority),
/* harmony export */   bp: () => (/* binding */ isCiting),
/* harmony export */   i2: () => (/* binding */ mean),
/* harmony export */   xP: () => (/* binding */ measure),
/* harmony export */   xk: () => (/* binding */ toCells)
/* harmony export */ });
function measure(scans) {
    const [first, ...others] = scans;
    if (first === undefined)
        return undefined;
    const engines = measureEngines(scans);
    const summary = others.length === 0 ? first.scan.summary : undefined;
    const avgSentiments = scans.map(({ scan }) => scan.summary.avg_sentiment).filter(value => value !== '');
    return {
        overallBcr: meanBcr(scans),
        citedEngines: summary?.cited_engines ?? engines.filter(({ cited }) => cited).length,
        totalEngines: summary?.total_engines ?? engines.length,
        avgSentiment: mostFrequent(avgSentiments),
        avgSentiments: unique(avgSentiments),
        engines,
        keywords: first.keyword === undefined ? [] : measureKeywords(scans),
        cells: toCells(scans),
        scanIds: scans.map(({ scan }) => scan.scan_id),
        findings: scans.flatMap(findContradictions),
    };
}
function resultsOf({ scan }) {
    const results = new Map();
    for (const result of scan.results)
        if (!results.has(result.engine))
            results.set(result.engine, result);
    return results;
}
function measureEngines(scans) {
    const answers = scans.flatMap(scan => [...resultsOf(scan).values()].map(result => ({ keyword: scan.keyword, result })));
    return [...Map.groupBy(answers, ({ result }) => result.engine)].map(([engine, ofEngine]) => {
        const results = ofEngine.map(({ result }) => result);
        const sentiments = results.map(({ sentiment }) => sentiment).filter(value => value !== '');
        const cited = results.filter(result => result.cited);
        const shown = cited[0] ?? results[0];
        return {
            engine,
            cited: isCiting(ofEngine.map(({ keyword, result }) => ({ keyword, cited: [result.cited] }))),
            bcrScore: mean(results.map(({ bcr_score }) => bcr_score)),
            sentiment: mostFrequent(sentiments),
            sentiments: unique(sentiments),
            snippet: shown?.snippet ?? '',
            sourceUrl: shown?.source_url ?? '',
            answers: results.length,
            citedAnswers: cited.length,
        };
    });
}
function meanBcr(scans) {
    const evaluated = scans.filter(({ scan }) => scan.results.length > 0);
    return mean((evaluated.length > 0 ? evaluated : scans).map(({ scan }) => scan.summary.overall_bcr));
}
function measureKeywords(scans) {
    return [...Map.groupBy(scans, ({ keyword = '' }) => keyword)].map(([keyword, samples]) => {
        const engines = measureEngines(samples);
        return {
            keyword,
            overallBcr: meanBcr(samples),
            citedEngines: engines.filter(({ cited }) => cited).map(({ engine }) => engine),
            totalEngines: engines.length,
            samples: samples.length,
        };
    });
}
function toCells(scans) {
    return [...Map.groupBy(scans, ({ keyword }) => keyword)].flatMap(([keyword, samples]) => {
        const results = samples.flatMap(sample => [...resultsOf(sample).values()]);
        return Array.from(Map.groupBy(results, ({ engine }) => engine), ([engine, ofEngine]) => ({
            keyword,
            engine,
            cited: ofEngine.map(({ cited }) => cited),
            bcrScores: ofEngine.map(({ bcr_score }) => bcr_score),
        }));
    });
}
function findContradictions(completed) {
    const { request, scan } = completed;
    const scanId = scan.scan_id;
    const results = resultsOf(completed);
    const missing = (request.engines ?? []).filter(engine => !results.has(engine));
    const repeats = Map.groupBy(scan.results, ({ engine }) => engine);
    const repeated = [...repeats].filter(([, entries]) => entries.length > 1).map(([engine]) => engine);
    const cited = [...results.values()].filter(result => result.cited);
    const counts = [
        { field: 'total_engines', stated: scan.summary.total_engines, counted: results.size },
        { field: 'cited_engines', stated: scan.summary.cited_engines, counted: cited.length },
    ];
    return [
        ...missing.map(engine => ({ kind: 'missing-engine', scanId, engine })),
        ...repeated.map(engine => ({ kind: 'duplicate-engine', scanId, engine })),
        ...counts
            .filter(({ stated, counted }) => stated !== counted)
            .map(count => ({ kind: 'summary-contradiction', scanId, ...count })),
    ];
}
function isCiting(cells) {
    return [...Map.groupBy(cells, ({ keyword }) => keyword).values()].some(ofKeyword => isMajority(ofKeyword.flatMap(({ cited }) => cited)));
}
function isMajority(votes) {
    return votes.filter(Boolean).length * 2 > votes.length;
}
function mean(values) {
    return values.reduce((sum, value) => sum + value, 0) / values.length;
}
function mostFrequent(values) {
    const groups = [...Map.groupBy(values, value => value).values()];
    const largest = groups.reduce((best, group) => (group.length > best.length ? group : best), []);
    return largest[0] ?? '';
}
function unique(values) {
    return [...new Set(values)];
}


/***/ }),

/***/ 44267:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BW: () => (/* binding */ isRetrievedOnly),
/* harmony export */   F0: () => (/* binding */ summarizeAnswers),
/* harmony export */   Pc: () => (/* binding */ meanPosition)
/* harmony export */ });
/* harmony import */ var _embedded_engines_web_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18695);
/* harmony import */ var _measure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19532);


function summarizeAnswers(records) {
    const answers = records.filter(record => record.outcome === 'evaluated');
    if (answers.length === 0)
        return undefined;
    return {
        total: countPresence(answers),
        engines: Array.from(Map.groupBy(answers, ({ engine }) => engine), ([engine, ofEngine]) => ({ engine, ...countPresence(ofEngine) })).sort((a, b) => compareTexts(a.engine, b.engine)),
        domains: listDomains(answers),
        competitors: listCompetitors(answers),
        queries: listQueries(answers),
        unknownSources: answers.reduce((sum, { content }) => sum + content.unknownSources, 0),
    };
}
function meanPosition(records) {
    const places = records.flatMap(record => record.outcome === 'evaluated' ? (record.content.position ?? []) : []);
    return places.length === 0 ? undefined : (0,_measure_js__WEBPACK_IMPORTED_MODULE_1__/* .mean */ .i2)(places);
}
function isRetrievedOnly({ retrieved, cited }) {
    return retrieved === true && !cited;
}
function countPresence(answers) {
    const count = (test) => answers.filter(({ content }) => test(content)).length;
    return {
        evaluated: answers.length,
        cited: count(({ cited }) => cited),
        mentioned: count(({ position }) => position !== undefined),
        retrievedNotCited: count(isRetrievedOnly),
        neverRetrieved: count(({ retrieved, cited }) => retrieved === false && !cited),
        namedFirst: count(({ position }) => position === 1),
    };
}
function listDomains(answers) {
    const citations = answers.flatMap(answer => answer.content.citedSources.map(source => ({ answer, source })));
    const groups = Map.groupBy(citations, ({ source }) => JSON.stringify([source.domain, source.owner]));
    return [...groups.values()]
        .flatMap((group) => {
        const [first] = group;
        if (first === undefined)
            return [];
        const citing = [...new Set(group.map(({ answer }) => answer))];
        return [
            {
                domain: first.source.domain,
                owner: first.source.owner,
                answers: citing.length,
                answersWithoutBrand: citing.filter(({ content }) => !content.cited).length,
                engines: enginesOf(citing),
                pages: listPages(group.map(({ source }) => source)),
            },
        ];
    })
        .sort((a, b) => b.answers - a.answers || compareTexts(a.domain, b.domain));
}
function listPages(sources) {
    const pages = sources.filter(({ url, domain }) => `.${(0,_embedded_engines_web_source_js__WEBPACK_IMPORTED_MODULE_0__/* .hostOf */ .w4)(url)}`.endsWith(`.${domain}`));
    return Array.from(Map.groupBy(pages, ({ url }) => url), ([url, citing]) => ({ url, answers: citing.length })).sort((a, b) => b.answers - a.answers || compareTexts(a.url, b.url));
}
function listCompetitors(answers) {
    const mentions = answers.flatMap(({ content }) => content.competitors.map(name => ({ name, content })));
    return Array.from(Map.groupBy(mentions, ({ name }) => name), ([name, naming]) => ({
        name,
        answers: naming.length,
        answersWithoutBrand: naming.filter(({ content }) => content.position === undefined).length,
    })).sort((a, b) => b.answers - a.answers || compareTexts(a.name, b.name));
}
function listQueries(answers) {
    const searches = answers.flatMap(answer => answer.content.queries.map(query => ({ query, answer })));
    return Array.from(Map.groupBy(searches, ({ query }) => query), ([query, group]) => {
        const searching = group.map(({ answer }) => answer);
        return { query, answers: searching.length, engines: enginesOf(searching) };
    }).sort((a, b) => b.answers - a.answers || compareTexts(a.query, b.query));
}
function enginesOf(answers) {
    return [...new Set(answers.map(({ engine }) => engine))].sort(compareTexts);
}
function compareTexts(a, b) {
    return a < b ? -1 : Number(a > b);
}


/***/ }),

/***/ 97768:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ needsOwnCsv)
/* harmony export */ });
function needsOwnCsv(reports) {
    return reports.some(({ state }) => state.kind !== 'fetched');
}


/***/ })

};
