export const id = 9977;
export const ids = [9977];
export const modules = {

/***/ 25039:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   In: () => (/* binding */ levelOf),
/* harmony export */   Ly: () => (/* binding */ scoreChangeOver),
/* harmony export */   ND: () => (/* binding */ changeOver),
/* harmony export */   TN: () => (/* binding */ keyOf),
/* harmony export */   Y8: () => (/* binding */ pairCells)
/* harmony export */ });
/* harmony import */ var _scan_measure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19532);

function levelOf(cells) {
    const answers = cells.reduce((sum, cell) => sum + cell.cited.length, 0);
    const cited = cells.reduce((sum, cell) => sum + (0,_scan_measure_js__WEBPACK_IMPORTED_MODULE_0__/* .countCited */ .Dz)(cell), 0);
    return answers === 0 ? undefined : { cited, answers, share: cited / answers };
}
function changeOver(cells) {
    const now = levelOf(cells.map(cell => cell.now));
    if (now === undefined)
        return undefined;
    const usually = Number(sumBefore(cells, _scan_measure_js__WEBPACK_IMPORTED_MODULE_0__/* .citedShareOf */ .e_).toPrecision(12));
    return { now, was: { usually, share: usually / now.answers } };
}
function scoreChangeOver(cells, scoreUnit) {
    const answers = cells.reduce((sum, { now }) => sum + now.bcrScores.length, 0);
    if (answers === 0)
        return undefined;
    const now = cells.reduce((sum, cell) => sum + (0,_scan_measure_js__WEBPACK_IMPORTED_MODULE_0__/* .bcrScoreOf */ .lv)(cell.now) * cell.now.bcrScores.length, 0);
    const was = sumBefore(cells, _scan_measure_js__WEBPACK_IMPORTED_MODULE_0__/* .bcrScoreOf */ .lv);
    return { now: (scoreUnit * now) / answers, was: (scoreUnit * was) / answers };
}
function keyOf({ keyword, engine }) {
    return JSON.stringify([keyword, engine]);
}
function sumBefore(cells, measureCell) {
    return cells.reduce((sum, { before, now }) => sum + (0,_scan_measure_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i2)(before.map(({ cell }) => measureCell(cell))) * now.cited.length, 0);
}
function pairCells(runs, now) {
    const lookups = runs.map(({ cells }) => new Map(cells.filter(isAnswered).map(cell => [keyOf(cell), cell])));
    return now.filter(isAnswered).flatMap(cell => {
        const before = lookups.flatMap((lookup, run) => {
            const earlier = lookup.get(keyOf(cell));
            return earlier === undefined ? [] : [{ run, cell: earlier }];
        });
        return before.length === 0 ? [] : [{ keyword: cell.keyword, engine: cell.engine, now: cell, before }];
    });
}
function isAnswered({ cited, bcrScores }) {
    return cited.length > 0 && bcrScores.length > 0;
}


/***/ }),

/***/ 24003:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ haveSameCells),
/* harmony export */   L: () => (/* binding */ seriesOf)
/* harmony export */ });
/* harmony import */ var _scan_measure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19532);
/* harmony import */ var _comparison_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25039);


function seriesOf(runs, last, numberOf, weightOf = () => 1) {
    const weights = new Map(last.map(cell => [(0,_comparison_js__WEBPACK_IMPORTED_MODULE_0__/* .keyOf */ .TN)(cell), weightOf(cell)]));
    const points = [...runs, { createdAt: undefined, cells: [...last] }].map(({ createdAt, cells }, run) => ({
        ...{ run, createdAt },
        cells: cells.filter(cell => weights.has((0,_comparison_js__WEBPACK_IMPORTED_MODULE_0__/* .keyOf */ .TN)(cell))),
    }));
    const means = new Map(Array.from(Map.groupBy(points.flatMap(({ cells }) => cells), _comparison_js__WEBPACK_IMPORTED_MODULE_0__/* .keyOf */ .TN), ([key, cells]) => [key, (0,_scan_measure_js__WEBPACK_IMPORTED_MODULE_1__/* .mean */ .i2)(cells.map(numberOf))]));
    const ownMean = (cell) => means.get((0,_comparison_js__WEBPACK_IMPORTED_MODULE_0__/* .keyOf */ .TN)(cell)) ?? 0;
    const meanOf = (cells, toNumber) => {
        const weighted = cells.map(cell => ({ weight: weights.get((0,_comparison_js__WEBPACK_IMPORTED_MODULE_0__/* .keyOf */ .TN)(cell)) ?? 0, value: toNumber(cell) }));
        const sum = weighted.reduce((total, { weight, value }) => total + weight * value, 0);
        return sum / weighted.reduce((total, { weight }) => total + weight, 0);
    };
    const level = meanOf(last, ownMean);
    return points
        .filter(({ cells }) => cells.length > 0)
        .map(point => ({
        ...point,
        value: level + meanOf(point.cells, cell => numberOf(cell) - ownMean(cell)),
    }));
}
function haveSameCells(runs, last) {
    const keys = new Set(last.map(_comparison_js__WEBPACK_IMPORTED_MODULE_0__/* .keyOf */ .TN));
    return runs.every(({ cells }) => cells.length === keys.size && cells.every(cell => keys.has((0,_comparison_js__WEBPACK_IMPORTED_MODULE_0__/* .keyOf */ .TN)(cell))));
}


/***/ }),

/***/ 69681:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
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

/***/ 16424:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AK: () => (/* binding */ vendorOf),
/* harmony export */   Js: () => (/* binding */ nameEngines),
/* harmony export */   Vl: () => (/* binding */ splitCountry),
/* harmony export */   rn: () => (/* binding */ isOwnPages),
/* harmony export */   th: () => (/* binding */ isResultPage)
/* harmony export */ });
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6638);

const PRODUCTS = {
    openai: 'ChatGPT',
    anthropic: 'Claude',
    gemini: 'Gemini',
    perplexity: 'Perplexity',
    xai: 'Grok',
    mistral: 'Le Chat',
};
const RESULT_PAGES = {
    'ai-overview': 'Google AI Overviews',
    'ai-mode': 'Google AI Mode',
    chatgpt: 'ChatGPT',
};
const VENDORS = {
    openai: 'OpenAI',
    anthropic: 'Anthropic',
    gemini: 'Google',
    perplexity: 'Perplexity',
    xai: 'xAI',
    mistral: 'Mistral',
    dataforseo: 'DataForSEO',
    serpapi: 'SerpApi',
};
function splitCountry(engine) {
    const [, id = engine, country] = /^(.*?)(?:@([A-Z]{2}))?$/s.exec(engine) ?? [];
    return { id, country };
}
function isOwnPages(engine) {
    return splitCountry(engine).id === _settings_js__WEBPACK_IMPORTED_MODULE_0__/* .REPOSITORY */ .B;
}
function vendorOf(engine) {
    const { id } = splitCountry(engine);
    return VENDORS[id.split(':', 1)[0] ?? ''] ?? id;
}
function nameEngines(engines) {
    const ids = [...new Set(engines.map(engine => splitCountry(engine).id))];
    const known = ids.map(id => ({ id, ...describe(id) }));
    const isAlone = (name) => known.filter(other => other.name === name).length === 1;
    return new Map(known.map(({ id, name, isPage, model }) => {
        if (isAlone(name))
            return [id, name];
        const alike = known.filter(other => other.name === name);
        const hasBoth = alike.some(other => other.isPage) && alike.some(other => !other.isPage);
        const kind = hasBoth ? [isPage ? 'web page' : 'API'] : [];
        const same = alike.filter(other => other.isPage === isPage);
        const detail = same.length > 1 ? [isPage ? vendorOf(id) : (model ?? 'default model')] : [];
        return [id, `${name} (${[...kind, ...detail].join(', ')})`];
    }));
}
function isResultPage(engine) {
    return describe(splitCountry(engine).id).isPage;
}
function describe(id) {
    const [vendor = '', model] = id.split(/:(.*)/s);
    const page = vendor === 'dataforseo' || vendor === 'serpapi' ? RESULT_PAGES[model ?? ''] : undefined;
    if (page !== undefined)
        return { name: page, isPage: true, model: undefined };
    return { name: PRODUCTS[vendor] ?? id, isPage: false, model };
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

/***/ 61586:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ findFindings)
});

// EXTERNAL MODULE: ./build/comparison/comparison.js
var comparison_comparison = __webpack_require__(25039);
// EXTERNAL MODULE: ./build/embedded/engines/engine-names.js
var engine_names = __webpack_require__(16424);
// EXTERNAL MODULE: ./build/gate/verdict.js
var gate_verdict = __webpack_require__(39231);
;// CONCATENATED MODULE: ./build/findings/content-findings.js
const ORDER = ['hidden', 'deleted', 'unread', 'rewritten', 'moved', 'outranked'];
function findContent(changes) {
    const found = changes.flatMap((change) => {
        const finding = change.outcome === 'gained' ? toGain(change) : toLoss(change);
        return finding === undefined ? [] : [{ cause: `${finding.kind}·${finding.cause}`, finding }];
    });
    return [...Map.groupBy(found, ({ cause }) => cause).values()]
        .flatMap(([first, ...others]) => first === undefined
        ? []
        : [
            {
                ...first.finding,
                questions: [first, ...others].flatMap(({ finding }) => finding.questions),
                removed: unite([first, ...others].flatMap(({ finding }) => finding.removed)),
            },
        ])
        .toSorted((a, b) => b.questions.length - a.questions.length);
}
function toGain(change) {
    const [path = ''] = change.files;
    return { ...factsOf(change, path), kind: 'answer-new', leadsTo: 'none', cause: path };
}
function toLoss(change) {
    const { outcome, causes } = change;
    if (outcome === 'unchanged')
        return undefined;
    const first = ORDER.map(kind => causes.find(cause => cause.kind === kind)).find(cause => cause !== undefined);
    const path = first?.path ?? change.before?.place.path ?? '';
    const facts = { ...factsOf(change, path), cause: path };
    if (outcome === 'weaker') {
        const to = first?.kind === 'moved' ? first.to : undefined;
        const way = first?.kind === 'moved' || first?.kind === 'outranked' ? first.kind : 'less';
        return { ...facts, kind: 'answer-weaker', leadsTo: 'warn', cause: `${way}·${path}`, way, to };
    }
    const lost = { ...facts, leadsTo: 'fail' };
    switch (first?.kind) {
        case 'hidden': {
            const [reason] = first.reasons;
            const line = reason === undefined ? '' : `${reason.file}·${reason.line}·${reason.kind}`;
            return { ...lost, kind: 'page-hidden', cause: line || path, reasons: first.reasons };
        }
        case 'deleted':
            return { ...lost, kind: 'page-gone', to: undefined };
        case 'moved':
            return { ...lost, kind: 'page-gone', to: first.to === path ? undefined : first.to };
        case 'unread':
            return { ...lost, kind: 'answer-lost', way: 'unread', reason: first.reason, language: first.language };
        default:
            return { ...lost, kind: 'answer-lost', way: 'rewritten' };
    }
}
function factsOf({ keyword, before, after, removed }, path) {
    return { certainty: 'fact', questions: [{ question: keyword, before, after }], path, removed };
}
function unite(pieces) {
    return [
        ...new Map(pieces.map(piece => [JSON.stringify([piece.path, piece.from, piece.to]), piece])).values(),
    ];
}

// EXTERNAL MODULE: ./build/scan/engine-contents.js
var engine_contents = __webpack_require__(2615);
// EXTERNAL MODULE: ./build/scan/summarize-answers.js
var summarize_answers = __webpack_require__(44267);
;// CONCATENATED MODULE: ./build/findings/evidence.js


const READ_LESS = 0.5;
const SURELY = 0.02;
const LEAST_GROWTH = 0.1;
function findReadEvidence(records, runs) {
    const told = (0,engine_contents/* countContents */._)(records).filter(({ read }) => read !== undefined);
    const of = sum(told.map(({ answers }) => answers));
    const answers = sum(told.map(({ read = 0 }) => read));
    const usually = usuallyOf(runs, told, ({ read }) => read);
    if (usually === undefined || usually < 1 || answers > READ_LESS * usually)
        return [];
    const domain = (0,summarize_answers/* summarizeAnswers */.F0)(records)?.domains.find(({ owner }) => owner.kind === 'own')?.domain;
    return [{ kind: 'read', domain, answers, usually, of }];
}
function findGrownSites(records, runs) {
    const told = (0,engine_contents/* countContents */._)(records);
    const of = sum(told.map(({ answers }) => answers));
    return listSites(records)
        .flatMap(site => {
        const usually = usuallyOf(runs, told, ({ domains }) => domains.find(({ domain }) => domain === site.domain)?.answers ?? 0);
        const isGrown = usually !== undefined &&
            site.answers - usually >= LEAST_GROWTH * of &&
            chanceOfMore(site.answers, of, usually / of) <= SURELY;
        return isGrown ? [toEvidence(site, of, usually)] : [];
    })
        .toSorted((a, b) => b.answers - (b.usually ?? 0) - (a.answers - (a.usually ?? 0)));
}
function findMostCited(records) {
    const [site] = listSites(records);
    const of = records.filter(({ outcome }) => outcome === 'evaluated').length;
    return site && toEvidence(site, of, undefined);
}
function findBlind(records, runs) {
    return (0,engine_contents/* countContents */._)(records).filter(contents => {
        const { answers, sourced } = contents;
        const usually = usuallyOf(runs, [contents], each => each.sourced);
        return sourced === 0 && usually !== undefined && (1 - usually / answers) ** answers <= SURELY;
    });
}
function listSites(records) {
    return ((0,summarize_answers/* summarizeAnswers */.F0)(records)?.domains ?? []).filter(({ owner }) => owner.kind !== 'own');
}
function toEvidence({ domain, answers, pages }, of, usually) {
    const page = pages[0]?.url;
    return { kind: 'site', domain, page, instead: undefined, answers, usually, of };
}
function usuallyOf(runs, now, count) {
    const known = now.map(({ engine, answers }) => {
        const shares = runs.flatMap(({ contents = [] }) => contents
            .filter(each => each.engine === engine && each.answers > 0)
            .flatMap(each => {
            const counted = count(each);
            return counted === undefined ? [] : [counted / each.answers];
        }));
        return shares.length === 0 ? undefined : (answers * sum(shares)) / shares.length;
    });
    return known.length === 0 || known.includes(undefined) ? undefined : sum(known.map(value => value ?? 0));
}
function chanceOfMore(count, trials, share) {
    if (share <= 0)
        return count > 0 ? 0 : 1;
    if (share >= 1)
        return 1;
    let probability = (1 - share) ** trials;
    let below = 0;
    for (let hits = 0; hits < count; hits += 1) {
        below += probability;
        probability *= ((trials - hits) / (hits + 1)) * (share / (1 - share));
    }
    return Math.max(0, 1 - below);
}
function sum(values) {
    return values.reduce((total, value) => total + value, 0);
}

// EXTERNAL MODULE: ./build/findings/finding.js
var finding = __webpack_require__(74438);
// EXTERNAL MODULE: ./build/findings/scope.js
var findings_scope = __webpack_require__(75003);
;// CONCATENATED MODULE: ./build/findings/live-findings.js





const LEVEL = 0.05;
const WHOLE = { kind: 'whole' };
function findLive(run) {
    const { verdict, comparison } = run;
    if (verdict.kind === 'blocked' || comparison === undefined)
        return [];
    const drop = findDrop(verdict.rules, 'fail');
    if (drop !== undefined)
        return [dropped(run, comparison, drop, verdict.drops)];
    const decline = verdict.rules.find(rule => rule.kind === 'decline' && rule.outcome === 'fail');
    if (decline?.kind === 'decline' && decline.change !== undefined) {
        return declined(run, comparison, decline.change.since);
    }
    const doubt = findDrop(verdict.rules, 'inconclusive');
    if (doubt === undefined)
        return [];
    const isTested = doubt.test !== undefined;
    const scope = isOfShare(doubt) ? (0,findings_scope/* scopeOfDrop */.jW)(comparison.cells, doubt.engines) : WHOLE;
    const facts = liveFacts(comparison, scope, []);
    return [
        {
            ...facts,
            kind: 'may-be-chance',
            value: droppedValue(doubt, facts.change),
            certainty: isTested ? 'may-be-chance' : 'too-early',
            leadsTo: 'inconclusive',
            test: isTested ? 'suspicious' : 'untested',
        },
    ];
}
function findDrop(rules, outcome) {
    const drops = rules.filter(rule => rule.kind === 'drop' && rule.outcome === outcome);
    const found = drops.find(({ rule }) => rule === 'max-bcr-drop') ?? drops[0];
    return found?.kind === 'drop' ? found : undefined;
}
function dropped(run, comparison, drop, drops) {
    const isOfEngines = drop.rule === 'max-cited-engines-drop';
    const scope = isOfShare(drop)
        ? (0,findings_scope/* scopeOfDrop */.jW)(comparison.cells, isOfEngines ? drops?.lostEngines : drop.engines)
        : WHOLE;
    const records = recordsIn(comparison, scope, run.answerRecords);
    const facts = {
        ...liveFacts(comparison, scope, findEvidence(comparison, records)),
        certainty: drops?.noise === 'tested' ? 'more-than-chance' : 'fact',
        leadsTo: 'fail',
    };
    if (scope.kind !== 'engine')
        return { ...facts, kind: 'dropped', value: droppedValue(drop, facts.change) };
    const blind = findBlind(records, comparison.runs);
    const answers = blind.reduce((sum, each) => sum + each.answers, 0);
    return answers > 0 && blind.length === new Set(records.map(({ engine }) => engine)).size
        ? {
            kind: 'engine-blind',
            certainty: 'more-than-chance',
            leadsTo: 'fail',
            cause: scope.engine,
            engine: scope.engine,
            answers,
        }
        : { ...facts, kind: 'engine-lost' };
}
function droppedValue(drop, change) {
    if (isOfShare(drop) && change !== undefined && (0,findings_scope/* fallOf */.vf)(change) > LEVEL)
        return undefined;
    return { rule: drop.rule, subject: drop.subject, now: drop.observed, was: drop.baseline };
}
function isOfShare({ rule }) {
    return rule === 'max-bcr-drop' || rule === 'max-cited-engines-drop';
}
function declined(run, comparison, since) {
    const { reference, measurement } = comparison;
    const isBefore = ({ createdAt }) => createdAt !== undefined && createdAt < since;
    const runs = {
        before: reference.filter(isBefore),
        since: [...reference.filter(each => !isBefore(each)), measurement],
    };
    const lower = new Map((0,comparison_comparison/* pairCells */.Y8)(runs.since, measurement.cells).map(cell => [(0,comparison_comparison/* keyOf */.TN)(cell), cell]));
    const cells = (0,comparison_comparison/* pairCells */.Y8)(runs.before, measurement.cells).flatMap(before => {
        const after = lower.get((0,comparison_comparison/* keyOf */.TN)(before));
        return after === undefined ? [] : [{ keyword: before.keyword, engine: before.engine, before, after }];
    });
    const levelsIn = (part, engine) => {
        const [before, after] = [
            (0,comparison_comparison/* changeOver */.ND)(part.map(cell => cell.before)),
            (0,comparison_comparison/* changeOver */.ND)(part.map(cell => cell.after)),
        ];
        return before && after && { engine, before: before.was.share, since: after.was.share, now: after.now };
    };
    const scope = (0,findings_scope/* scopeOf */.Od)(cells, part => {
        const levels = levelsIn(part, undefined);
        const { before = 0, since: now = 0 } = levels ?? {};
        return (levels && {
            now: { ...levels.now, cited: now * levels.now.answers, share: now },
            was: { usually: before * levels.now.answers, share: before },
        });
    });
    const levels = levelsIn(cells.filter(({ engine }) => (0,findings_scope/* isIn */.S1)(scope, engine)), undefined);
    if (levels === undefined)
        return [];
    const ids = [...new Set(cells.map(({ engine }) => (0,engine_names/* splitCountry */.Vl)(engine).id))];
    const ofEngine = (id) => cells.filter(({ engine }) => (0,engine_names/* splitCountry */.Vl)(engine).id === id);
    const records = recordsIn(comparison, scope, run.answerRecords);
    return [
        {
            ...liveFacts(comparison, scope, findEvidence({ ...comparison, runs: runs.before }, records)),
            kind: 'declined',
            certainty: 'more-than-chance',
            leadsTo: 'fail',
            ...{ since, levels },
            runs: { before: runs.before.length, since: runs.since.length },
            lastBefore: runs.before.at(-1)?.createdAt ?? since,
            parts: [
                ...(ids.length > 1 ? ids.flatMap(id => levelsIn(ofEngine(id), id) ?? []) : []),
                ...[levelsIn(cells, undefined)].flatMap(part => part ?? []),
            ],
        },
    ];
}
function liveFacts(comparison, scope, evidence) {
    const cells = comparison.cells.filter(({ engine }) => (0,findings_scope/* isIn */.S1)(scope, engine));
    return {
        ...{ scope, evidence },
        cause: (0,findings_scope/* keyOfScope */.JH)(scope),
        cells: cells.map(({ keyword, engine }) => ({ keyword, engine })),
        change: (0,comparison_comparison/* changeOver */.ND)(cells),
    };
}
function recordsIn({ cells }, scope, records) {
    const compared = new Set(cells.map(comparison_comparison/* keyOf */.TN));
    return records.filter(record => (0,findings_scope/* isIn */.S1)(scope, record.engine) && compared.has((0,comparison_comparison/* keyOf */.TN)(record)));
}
function findEvidence({ runs }, records) {
    return [...findReadEvidence(records, runs), ...findGrownSites(records, runs).slice(0, 1)];
}
function findCompetitor({ verdict, comparison, answerRecords }) {
    if (comparison === undefined || (0,gate_verdict/* rulesOf */.fD)(verdict).some(({ outcome }) => outcome === 'fail'))
        return [];
    const own = (0,comparison_comparison/* changeOver */.ND)(comparison.cells);
    if (own === undefined)
        return [];
    const records = recordsIn(comparison, { kind: 'whole' }, answerRecords);
    const site = findGrownSites(records, comparison.runs).find(({ answers, usually = 0 }) => answers > own.now.cited && usually < own.was.usually);
    if (site === undefined)
        return [];
    return [
        {
            kind: 'competitor-ahead',
            certainty: 'more-than-chance',
            leadsTo: 'warn',
            cause: site.domain,
            site,
            own: own.now,
        },
    ];
}
function findBlindEngines({ verdict, comparison, answerRecords }) {
    if (verdict.kind === 'blocked' || comparison === undefined)
        return [];
    const blind = findBlind(answerRecords, comparison.runs);
    return Array.from(Map.groupBy(blind, ({ engine }) => (0,engine_names/* splitCountry */.Vl)(engine).id), ([engine, places]) => ({
        kind: 'engine-blind',
        certainty: 'more-than-chance',
        leadsTo: 'warn',
        cause: engine,
        engine,
        answers: places.reduce((sum, { answers }) => sum + answers, 0),
    }));
}
function listUncited(cells) {
    return [...Map.groupBy(cells, ({ keyword }) => keyword)].flatMap(([keyword, ofKeyword]) => {
        const level = (0,comparison_comparison/* levelOf */.In)(ofKeyword);
        return keyword === undefined || level === undefined || level.cited > 0
            ? []
            : [{ keyword, answers: level.answers }];
    });
}

;// CONCATENATED MODULE: ./build/findings/find-findings.js







function findFindings(run) {
    const live = findLive(run);
    const content = run.verdict.kind === 'judged' ? findContent(run.baseline?.content?.keywords ?? []) : [];
    const isToldBlind = live.some(({ kind }) => kind === 'engine-blind');
    const found = [
        ...findIncidents(run),
        ...findSilent(run.verdict),
        ...(isToldBlind ? [] : findBlindEngines(run)),
        ...content,
        ...live,
        ...findBroken(run, [...content, ...live]),
        ...findCompetitor(run),
        ...findConfigChanges(run),
    ];
    const findings = found.length > 0 && !found.every(isBeside) ? found : [...found, ...findState(run)];
    return findings.toSorted((a, b) => finding/* LEADS_TO */.MN.indexOf(a.leadsTo) - finding/* LEADS_TO */.MN.indexOf(b.leadsTo) ||
        finding/* FINDING_KINDS */.mH.indexOf(a.kind) - finding/* FINDING_KINDS */.mH.indexOf(b.kind));
}
function isBeside({ kind, leadsTo }) {
    return leadsTo !== 'fail' && ['config-changed', 'engine-silent', 'engine-blind'].includes(kind);
}
function findIncidents({ verdict, measurement, gap }) {
    if (verdict.kind === 'blocked') {
        const { blocker, status } = verdict;
        const detail = blocker.kind === 'service' ? `${blocker.facts.kind}·${blocker.facts.status ?? ''}` : '';
        return [
            {
                kind: 'incident',
                certainty: 'fact',
                leadsTo: status,
                cause: `${blocker.kind}·${blocker.kind === 'missing-shards' ? blocker.shards.join() : detail}`,
                blocker,
                isPartly: measurement !== undefined,
            },
        ];
    }
    if (gap === undefined)
        return [];
    const { shards, unusable } = gap;
    return [
        {
            kind: 'incident',
            certainty: 'fact',
            leadsTo: 'warn',
            cause: `missing-shards·${shards.join()}`,
            blocker: { kind: 'missing-shards', shards, unusable },
            isPartly: true,
        },
    ];
}
function findSilent(verdict) {
    if (verdict.kind === 'blocked')
        return [];
    const groups = Map.groupBy(verdict.silentEngines, ({ engine, reason, isOptional }) => `${(0,engine_names/* vendorOf */.AK)(engine)}·${reason?.code ?? ''}·${isOptional}`);
    return [...groups].map(([cause, engines]) => {
        const [first] = engines;
        return {
            kind: 'engine-silent',
            certainty: 'fact',
            leadsTo: worstOf(engines),
            cause,
            engines: engines.map(({ engine }) => engine),
            planned: engines.reduce((sum, { planned }) => sum + planned, 0),
            reason: first?.reason,
            again: engines.some(({ again }) => again),
            isOptional: first?.isOptional ?? false,
        };
    });
}
function worstOf(engines) {
    return finding/* LEADS_TO */.MN.find(leadsTo => engines.some(engine => engine.leadsTo === leadsTo)) ?? 'warn';
}
function findBroken({ verdict, measurement }, told) {
    const level = (0,comparison_comparison/* levelOf */.In)(measurement?.cells ?? []);
    return (0,gate_verdict/* rulesOf */.fD)(verdict).flatMap((rule) => {
        if (rule.outcome === 'pass' || rule.outcome === 'warn')
            return [];
        const leadsTo = rule.outcome === 'fail' ? 'fail' : 'inconclusive';
        const isLevel = ['floor', 'required-engines', 'sentiment'].includes(rule.kind);
        const isTold = told.some(finding => finding.leadsTo === leadsTo || finding.leadsTo === 'fail');
        return isLevel || !isTold
            ? [{ kind: 'floor-broken', certainty: 'fact', leadsTo, cause: rule.rule, rule, level }]
            : [];
    });
}
function findConfigChanges({ configChanges = [] }) {
    if (configChanges.length === 0)
        return [];
    return [
        {
            kind: 'config-changed',
            certainty: 'fact',
            leadsTo: 'warn',
            cause: configChanges.map(({ path }) => path).join(),
            files: configChanges,
        },
    ];
}
const ENDS = new Set([
    'no-history-yet',
    'no-run-yet',
    'other-settings',
    'accepted',
]);
const NOT_COMPARED = new Set([
    'none-configured',
    'no-base-for-event',
    'no-base-for-service',
]);
function findState({ verdict, measurement, comparison, answerRecords }) {
    if (verdict.kind === 'blocked')
        return [];
    const cells = measurement?.cells ?? [];
    const level = (0,comparison_comparison/* levelOf */.In)(cells);
    const fact = { certainty: 'fact', leadsTo: 'none', cause: '' };
    if (verdict.reportOnly)
        return [{ ...fact, kind: 'no-rule', level }];
    const missing = 'missing' in verdict.baseline ? verdict.baseline.missing : undefined;
    if (missing === undefined || NOT_COMPARED.has(missing.kind)) {
        return [{ ...fact, kind: 'unchanged', change: (0,comparison_comparison/* changeOver */.ND)(comparison?.cells ?? []), level }];
    }
    return [
        {
            kind: 'first-run',
            certainty: 'too-early',
            leadsTo: ENDS.has(missing.kind) ? 'none' : 'warn',
            cause: missing.kind,
            ...{ level, missing },
            site: findMostCited(answerRecords),
            uncited: listUncited(cells),
        },
    ];
}


/***/ }),

/***/ 74438:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MN: () => (/* binding */ LEADS_TO),
/* harmony export */   mH: () => (/* binding */ FINDING_KINDS),
/* harmony export */   sk: () => (/* binding */ CERTAINTIES)
/* harmony export */ });
const CERTAINTIES = [
    'fact',
    'more-than-chance',
    'may-be-chance',
    'too-early',
    'page-not-confirmed',
];
const LEADS_TO = ['fail', 'error', 'inconclusive', 'warn', 'none'];
const FINDING_KINDS = [
    'incident',
    'engine-silent',
    'engine-blind',
    'page-gone',
    'page-hidden',
    'answer-lost',
    'dropped',
    'engine-lost',
    'declined',
    'floor-broken',
    'may-be-chance',
    'config-changed',
    'still-low',
    'competitor-ahead',
    'share-of-voice',
    'answer-weaker',
    'back',
    'answer-new',
    'first-run',
    'no-rule',
    'unchanged',
];


/***/ }),

/***/ 75003:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JH: () => (/* binding */ keyOfScope),
/* harmony export */   Od: () => (/* binding */ scopeOf),
/* harmony export */   S1: () => (/* binding */ isIn),
/* harmony export */   jW: () => (/* binding */ scopeOfDrop),
/* harmony export */   vf: () => (/* binding */ fallOf)
/* harmony export */ });
/* harmony import */ var _comparison_comparison_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25039);
/* harmony import */ var _embedded_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16424);


const MOST_OF_THE_LOSS = 0.8;
const SAME = 0.05;
function isIn(scope, engine) {
    if (scope.kind === 'whole')
        return true;
    const { id, country } = (0,_embedded_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_0__/* .splitCountry */ .Vl)(engine);
    if (scope.kind === 'country')
        return country === scope.country;
    return id === scope.engine && (scope.country === undefined || scope.country === country);
}
function keyOfScope(scope) {
    if (scope.kind === 'whole')
        return 'whole';
    return scope.kind === 'country' ? `@${scope.country}` : `${scope.engine}@${scope.country ?? ''}`;
}
function scopeOf(cells, changeIn, deciding = []) {
    const whole = changeIn(cells);
    if (whole === undefined)
        return { kind: 'whole' };
    const { scopes, engines } = listScopes(cells.map(({ engine }) => engine));
    const carrying = scopes.filter(scope => {
        const part = changeIn(cells.filter(({ engine }) => isIn(scope, engine)));
        const rest = changeIn(cells.filter(({ engine }) => !isIn(scope, engine)));
        if (part === undefined || rest === undefined)
            return false;
        const isMost = lossOf(part) >= MOST_OF_THE_LOSS * lossOf(whole);
        return isMost && fallOf(part) > fallOf(whole) && fallOf(rest) <= SAME;
    });
    const found = carrying.at(-1);
    if (found !== undefined)
        return found;
    const [engine, ...others] = unique(deciding.map(name => (0,_embedded_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_0__/* .splitCountry */ .Vl)(name).id));
    return engine !== undefined && others.length === 0 && engines.length > 1
        ? { kind: 'engine', engine }
        : { kind: 'whole' };
}
function listScopes(names) {
    const places = names.map(_embedded_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_0__/* .splitCountry */ .Vl);
    const countries = unique(places.flatMap(({ country }) => country ?? []));
    const engines = unique(places.map(({ id }) => id));
    const [isInCountries, isOfEngines] = [countries.length > 1, engines.length > 1];
    return {
        engines,
        scopes: [
            ...(isInCountries ? countries.map((country) => ({ kind: 'country', country })) : []),
            ...(isOfEngines ? engines.map((engine) => ({ kind: 'engine', engine })) : []),
            ...(isInCountries && isOfEngines
                ? engines.flatMap(engine => countries.map((country) => ({ kind: 'engine', engine, country })))
                : []),
        ],
    };
}
function fallOf({ now, was }) {
    return was.share - now.share;
}
function lossOf({ now, was }) {
    return was.usually - now.cited;
}
function unique(values) {
    return [...new Set(values)];
}
function scopeOfDrop(cells, deciding = []) {
    return scopeOf(cells, _comparison_comparison_js__WEBPACK_IMPORTED_MODULE_1__/* .changeOver */ .ND, deciding);
}


/***/ }),

/***/ 13737:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WQ: () => (/* binding */ dropFrom),
/* harmony export */   Yw: () => (/* binding */ isBelow),
/* harmony export */   l6: () => (/* binding */ dropOf),
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
function dropOf(change) {
    return change && dropFrom(change.was, change.now);
}
function isBelow(value, limit) {
    return isAbove(limit, value);
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
    check: ({ compared }) => {
        const keywords = compared?.comparison.content?.keywords;
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

// EXTERNAL MODULE: ./build/comparison/series.js
var series = __webpack_require__(24003);
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

// EXTERNAL MODULE: ./build/gate/rules/drops.js
var drops = __webpack_require__(6784);
;// CONCATENATED MODULE: ./build/gate/rules/decline.js





const LEVEL = 0.0003;
const LONG_HISTORY = 60;
const decline = {
    name: 'decline',
    subject: { noun: 'citation score over time', unit: 'score' },
    isDrop: true,
    check: ({ thresholds: { maxBcrDrop: tolerance }, compared }) => {
        if (compared === undefined || tolerance === undefined || compared.noise === 'exact')
            return undefined;
        if (compared.comparison.runs.length === 0)
            return undefined;
        const series = listScores(compared.comparison);
        const observed = series.at(-1)?.value;
        if (observed === undefined || series.length < LEAST_RUNS)
            return undefined;
        const scores = series.map(({ value }) => value);
        const change = findFall(scores, leastVariance(series));
        const since = change && series[change.start]?.createdAt;
        const isFound = change !== undefined &&
            change.pValue <= LEVEL * Math.min(1, LONG_HISTORY / series.length) &&
            (0,compare/* isAbove */.oi)(change.before, observed) &&
            (0,compare/* isAbove */.oi)(change.before - change.after, (0,drops/* toleratedDrop */._7)(change.before, tolerance)) &&
            isLasting(change, scores, tolerance);
        return {
            kind: 'decline',
            outcome: isFound ? 'fail' : 'pass',
            observed,
            runs: series.length,
            tolerance,
            change: isFound && since !== undefined
                ? { since, before: change.before, after: change.after, pValue: change.pValue }
                : undefined,
        };
    },
};
function listScores({ reference, measurement, scoreUnit }) {
    const { cells, overallBcr } = measurement;
    if (cells.length > 0 && !(0,series/* haveSameCells */.A)(reference, cells)) {
        return (0,series/* seriesOf */.L)(reference, cells, cell => scoreUnit * (0,measure/* bcrScoreOf */.lv)(cell));
    }
    return [...reference, { createdAt: undefined, overallBcr, cells }].map(run => ({
        createdAt: run.createdAt,
        value: run.overallBcr,
        cells: run.cells,
    }));
}
function isLasting({ start, before }, scores, tolerance) {
    const allowed = (0,drops/* toleratedDrop */._7)(before, tolerance);
    const lower = scores.slice(start).filter(score => (0,compare/* isAbove */.oi)(before - score, allowed));
    return lower.length * 2 > scores.length - start;
}
function leastVariance(series) {
    const cells = series.flatMap(run => run.cells);
    const cited = cells.reduce((sum, cell) => sum + (0,measure/* countCited */.Dz)(cell), 0);
    const score = (0,measure/* mean */.i2)(series.map(({ value }) => value));
    if (cited === 0)
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
/* harmony import */ var _test_comparison_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34864);


const SUSPICIOUS = 0.15;
const maxBcrDrop = {
    name: 'max-bcr-drop',
    subject: { noun: 'citation score', unit: 'score' },
    isDrop: true,
    check: ({ thresholds: { maxBcrDrop: tolerance }, compared }) => {
        const { score, isWhole = false, cells = [] } = compared?.comparison ?? {};
        if (compared === undefined || score === undefined || tolerance === undefined)
            return undefined;
        const { tests, level, engineDrops } = compared;
        const dropped = engineDrops.map(({ engine }) => engine);
        return checkDrop({
            observed: score.now,
            baseline: score.was,
            isPaired: cells.length > 0 && !isWhole,
            tolerance,
            test: tests?.overallBcr,
            evidence: weigh(compared, [tests?.overallBcr, (0,_test_comparison_js__WEBPACK_IMPORTED_MODULE_0__/* .findEngineTest */ ._S)(compared, dropped)]),
            engines: dropped.length > 0 && !(0,_test_comparison_js__WEBPACK_IMPORTED_MODULE_0__/* .isSignificant */ .oR)(tests?.overallBcr, level) ? dropped : undefined,
        });
    },
};
const maxCitedEnginesDrop = {
    name: 'max-cited-engines-drop',
    subject: { noun: 'number of engines that cite the brand', unit: 'count' },
    isDrop: true,
    check: ({ thresholds: { maxCitedEnginesDrop: allowed }, compared }) => {
        const { citedEngines, isWhole = false, cells = [] } = compared?.comparison ?? {};
        if (compared === undefined || citedEngines === undefined || allowed === undefined)
            return undefined;
        const { tests, lostEngines, doubtfulEngines } = compared;
        const isCounted = tests !== undefined && tests.citedEngines === undefined;
        const isLost = isCounted && lostEngines.length > allowed;
        const test = isCounted
            ? (0,_test_comparison_js__WEBPACK_IMPORTED_MODULE_0__/* .findEngineTest */ ._S)(compared, isLost ? lostEngines : doubtfulEngines)
            : tests?.citedEngines;
        return checkDrop({
            observed: citedEngines.now,
            baseline: citedEngines.was,
            isPaired: cells.length > 0 && !isWhole,
            tolerance: { kind: 'absolute', value: allowed },
            test: test && isCounted ? { ...test, interval: undefined } : test,
            evidence: weigh(compared, [test]),
        });
    },
};
function weigh({ noise, level }, tests) {
    if (noise === 'exact' || noise === 'untested')
        return 'certain';
    if (noise === 'too-few-runs')
        return 'unknown';
    if (tests.some(test => (0,_test_comparison_js__WEBPACK_IMPORTED_MODULE_0__/* .isSignificant */ .oR)(test, level)))
        return 'certain';
    return tests.some(test => (0,_test_comparison_js__WEBPACK_IMPORTED_MODULE_0__/* .isSignificant */ .oR)(test, SUSPICIOUS)) ? 'suspicious' : 'chance';
}
const OUTCOMES = {
    certain: 'fail',
    suspicious: 'inconclusive',
    chance: 'pass',
    unknown: 'inconclusive',
};
function checkDrop({ observed, baseline, isPaired = false, tolerance, test, evidence, engines, }) {
    const allowed = toleratedDrop(baseline, tolerance);
    const drop = (0,_compare_js__WEBPACK_IMPORTED_MODULE_1__/* .dropFrom */ .WQ)(baseline, observed);
    const isBeyond = (0,_compare_js__WEBPACK_IMPORTED_MODULE_1__/* .isAbove */ .oi)(drop, allowed, baseline, observed);
    return {
        kind: 'drop',
        outcome: isBeyond ? OUTCOMES[evidence] : 'pass',
        ...{
            observed,
            baseline,
            drop,
            isPaired,
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
    check: ({ measurement: { contradictions }, answers: { planned, evaluated } }) => ({
        kind: 'completeness',
        outcome: contradictions.length > 0 || evaluated < planned ? 'warn' : 'pass',
        contradictions: contradictions.length,
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

/***/ 18873:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Tv: () => (/* binding */ selectKeywordCells),
  ZU: () => (/* binding */ testDrops),
  Ev: () => (/* binding */ testWhole)
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

;// CONCATENATED MODULE: ./build/gate/statistics/answers.js




function testByAnswers(engines) {
    const sums = drawSums(engines.map(({ pairs, day }) => {
        const shifts = listShifts(day);
        return { shifts, cells: pairs.map(pair => toModel(pair, shifts)) };
    }));
    const cited = engines.flatMap(({ pairs }) => pairs).reduce((sum, { now }) => sum + (0,measure/* countCited */.Dz)(now), 0);
    return rankAmong(sums, -cited, 0);
}
function toModel({ before, now }, shifts) {
    const cells = [now, ...before.map(({ cell }) => cell)];
    const cited = cells.reduce((sum, cell) => sum + (0,measure/* countCited */.Dz)(cell), 0);
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
;// CONCATENATED MODULE: ./build/gate/statistics/rows.js
function toRows(cells, measureCell) {
    return cells.map(({ before, now }) => ({
        earlier: before.map(({ run, cell }) => ({ run, value: measureCell(cell) })),
        now: measureCell(now),
    }));
}

;// CONCATENATED MODULE: ./build/gate/statistics/runs.js

function viewRuns(runs, now) {
    const all = [...runs, now];
    const whole = {
        scores: runs.map(({ overallBcr }) => overallBcr),
        score: now.overallBcr,
        counts: runs.map(({ citedEngines }) => citedEngines),
        count: now.citedEngines,
        total: now.totalEngines,
    };
    const sets = all.map(({ cells }) => new Set(cells.map(({ engine }) => engine)));
    const common = [...(sets[0] ?? [])].filter(engine => sets.every(set => set.has(engine)));
    if (common.length === 0 || sets.every(({ size }) => size === common.length))
        return whole;
    const meanScore = (cells) => (0,measure/* mean */.i2)(cells.flatMap(({ bcrScores }) => bcrScores));
    const ofAll = (0,measure/* mean */.i2)(all.map(({ cells }) => meanScore(cells)));
    const scale = ofAll === 0 ? 1 : (0,measure/* mean */.i2)(all.map(({ overallBcr }) => overallBcr)) / ofAll;
    const isCommon = new Set(common);
    const [score = 0, ...scores] = [now, ...runs].map(({ cells }) => scale * meanScore(cells.filter(({ engine }) => isCommon.has(engine))));
    const countCiting = (cells) => common.filter(engine => (0,measure/* isCiting */.bp)(cells.filter(cell => cell.engine === engine))).length;
    return {
        scores,
        score,
        counts: runs.map(({ cells }) => countCiting(cells)),
        count: countCiting(now.cells),
        total: common.length,
    };
}

;// CONCATENATED MODULE: ./build/gate/statistics/test-drops.js









function testDrops(comparison, alpha) {
    const cells = selectKeywordCells(comparison.cells);
    if (cells.length === 0)
        return testOverRuns(comparison, alpha);
    const whole = testCells(cells, measure/* bcrScoreOf */.lv, alpha);
    const scale = comparison.scoreUnit;
    const byEngine = Map.groupBy(cells, ({ engine }) => engine);
    const cited = new Set(comparison.engines.filter(({ was }) => was).map(({ engine }) => engine));
    const ofEngines = [...byEngine].filter(([engine]) => cited.has(engine));
    const engineTests = ofEngines.map(([, ofEngine]) => testCells(ofEngine, measure/* citedShareOf */.e_, alpha));
    const adjusted = (0,gatekeeping/* adjustByGatekeeping */.J)(whole.pValue, engineTests.map(({ pValue }) => pValue), byEngine.size === 1);
    return {
        overallBcr: {
            method: 'cells',
            pValue: adjusted.whole,
            interval: whole.interval && {
                low: whole.interval.low * scale,
                high: whole.interval.high * scale,
            },
            size: cells.length,
        },
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
    };
}
function selectKeywordCells(cells) {
    return cells.filter(({ keyword }) => keyword !== undefined);
}
function testWhole(cells, alpha) {
    return testCells(cells, measure/* bcrScoreOf */.lv, alpha).pValue;
}
function testCells(pairs, measureCell, alpha) {
    const engines = [...Map.groupBy(pairs, ({ engine }) => engine).values()].map(ofEngine => {
        const rows = toRows(ofEngine, measureCell);
        const unit = valueOfCitation(ofEngine, measureCell);
        return { pairs: ofEngine, rows, unit, day: estimateDayShift(rows, unit) };
    });
    const byAnswer = testByPermutation(engines, alpha);
    if (pairs.every(hasOneSample))
        return byAnswer;
    const asWhole = testByPermutation(engines.map(engine => ({ ...engine, unit: engine.unit * meanSamples(engine.pairs) })), alpha);
    const ofAnswers = testByAnswers(engines);
    const isTotalLoss = pairs.every(({ now }) => (0,measure/* countCited */.Dz)(now) === 0) && asWhole.drop > 0;
    return {
        ...asWhole,
        pValue: isTotalLoss ? ofAnswers : Math.max(asWhole.pValue, Math.min(ofAnswers, byAnswer.pValue)),
    };
}
function hasOneSample({ before, now }) {
    return now.cited.length === 1 && before.every(({ cell }) => cell.cited.length === 1);
}
function meanSamples(pairs) {
    return (0,measure/* mean */.i2)(pairs.flatMap(({ before, now }) => [now, ...before.map(({ cell }) => cell)].map(({ cited }) => cited.length)));
}
function valueOfCitation(pairs, measureCell) {
    const cells = pairs.flatMap(({ before, now }) => [now, ...before.map(({ cell }) => cell)]);
    const sum = cells.reduce((total, cell) => total + measureCell(cell), 0);
    const cited = cells.reduce((total, cell) => total + (0,measure/* countCited */.Dz)(cell), 0);
    return sum > 0 && cited > 0 ? sum / cited : 1;
}
function testOverRuns({ runs, measurement }, alpha) {
    const { scores, score, counts, count, total } = viewRuns(runs, measurement);
    const bcr = (0,prediction_interval/* testByPredictionInterval */.Se)(scores, score, {
        alpha,
        leastVariance: (0,prediction_interval/* leastScoreVariance */.PE)(scores, counts, total),
    });
    const leastVariance = (0,prediction_interval/* leastCountVariance */.C1)(counts, total);
    const cited = (0,prediction_interval/* testByPredictionInterval */.Se)(counts, count, { alpha, leastVariance });
    if (bcr === undefined || cited === undefined)
        return undefined;
    const [pBcr = 1, pCited = 1] = (0,holm/* adjustByHolm */.Z)([bcr.pValue, cited.pValue]);
    const common = { method: 'runs', size: runs.length };
    return {
        overallBcr: { ...common, pValue: pBcr, interval: bcr.interval },
        citedEngines: { ...common, pValue: pCited, interval: cited.interval },
        engines: new Map(),
    };
}


/***/ }),

/***/ 34864:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AA: () => (/* binding */ describeDrops),
/* harmony export */   _C: () => (/* binding */ testComparison),
/* harmony export */   _S: () => (/* binding */ findEngineTest),
/* harmony export */   oR: () => (/* binding */ isSignificant)
/* harmony export */ });
/* harmony import */ var _comparison_comparison_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25039);
/* harmony import */ var _scan_measure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19532);
/* harmony import */ var _compare_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13737);
/* harmony import */ var _statistics_test_drops_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18873);




const UNREMARKABLE_SHIFT = 0.1;
function testComparison(comparison, { alpha, isDeterministic }) {
    const { score, citedEngines, content, engines } = comparison;
    if (score === undefined && citedEngines === undefined && content === undefined)
        return undefined;
    const tests = isDeterministic ? undefined : (0,_statistics_test_drops_js__WEBPACK_IMPORTED_MODULE_0__/* .testDrops */ .ZU)(comparison, alpha);
    const noise = handleNoise(comparison, tests, isDeterministic);
    const gone = engines.filter(({ was, now }) => was && !now).map(({ engine }) => engine);
    const isLost = (engine) => noise === 'exact' ||
        noise === 'untested' ||
        isSignificant(tests?.citedEngines ?? tests?.engines.get(engine), alpha);
    return {
        comparison,
        noise,
        level: alpha,
        tests,
        lostEngines: gone.filter(isLost),
        doubtfulEngines: gone.filter(engine => !isLost(engine)),
        gainedEngines: engines.filter(({ was, now }) => now && !was).map(({ engine }) => engine),
        engineDrops: findEngineDrops(comparison, tests, alpha),
        searchShifts: tests === undefined ? [] : findShifts(comparison),
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
function findEngineDrops({ cells }, tests, alpha) {
    return [...(tests?.engines ?? [])].flatMap(([engine, test]) => {
        const change = (0,_comparison_comparison_js__WEBPACK_IMPORTED_MODULE_2__/* .changeOver */ .ND)(cells.filter(cell => cell.engine === engine));
        if (change === undefined || !isSignificant(test, alpha))
            return [];
        return [{ engine, before: change.was.share, now: change.now.share, test }];
    });
}
function findShifts({ cells, runs, measurement }) {
    const keyed = runs.filter(run => run.cells.some(({ keyword }) => keyword !== undefined));
    const known = new Set(keyed.flatMap(run => run.cells.map(({ keyword }) => keyword)));
    const asked = measurement.keywords.filter(({ keyword }) => known.has(keyword)).length;
    const engines = new Set((0,_statistics_test_drops_js__WEBPACK_IMPORTED_MODULE_0__/* .selectKeywordCells */ .Tv)(cells).map(({ engine }) => engine));
    return [...engines]
        .map(engine => ({
        engine,
        before: (0,_scan_measure_js__WEBPACK_IMPORTED_MODULE_3__/* .mean */ .i2)(keyed.map(run => run.cells.filter(cell => cell.engine === engine).length)),
        now: measurement.cells.filter(cell => cell.engine === engine && known.has(cell.keyword)).length,
    }))
        .filter(({ before, now }) => Math.abs(before - now) > UNREMARKABLE_SHIFT * asked);
}
function describeDrops({ comparison: _comparison, tests: _tests, ...results }) {
    return results;
}


/***/ }),

/***/ 39231:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ae: () => (/* binding */ isUndecided),
/* harmony export */   HA: () => (/* binding */ hasDropped),
/* harmony export */   eI: () => (/* binding */ dropsOf),
/* harmony export */   fD: () => (/* binding */ rulesOf),
/* harmony export */   fN: () => (/* binding */ isReportOnly),
/* harmony export */   oK: () => (/* binding */ isSuspicious),
/* harmony export */   o_: () => (/* binding */ mayHaveDropped)
/* harmony export */ });
function rulesOf(verdict) {
    return verdict.kind === 'judged' ? verdict.rules : [];
}
function dropsOf(verdict) {
    return verdict.kind === 'judged' ? verdict.drops : undefined;
}
function isReportOnly(verdict) {
    return verdict.kind === 'judged' && verdict.reportOnly;
}
function hasDropped(verdict) {
    return rulesOf(verdict).some(({ isDrop, outcome }) => isDrop && outcome === 'fail');
}
const FUTILE = 0.3;
function isUndecided(verdict) {
    return rulesOf(verdict).some(rule => rule.kind === 'drop' &&
        rule.isBeyond &&
        rule.outcome !== 'fail' &&
        rule.test !== undefined &&
        rule.test.pValue <= FUTILE);
}
function isSuspicious(verdict) {
    return rulesOf(verdict).some(rule => rule.kind === 'drop' && rule.outcome === 'inconclusive' && rule.test !== undefined);
}
function mayHaveDropped(verdict) {
    return rulesOf(verdict).some(({ isDrop, outcome }) => isDrop && outcome === 'inconclusive');
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2503);
/* harmony import */ var _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69681);
/* harmony import */ var _scan_measure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19532);



const RESULT_FORMAT = 'ai-visibility-result';
const RESULT_VERSION = 3;
const resultFields = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    schema_version: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(1).max(RESULT_VERSION),
    verdict: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    brand_name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    keywords: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
    requested_engines: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
    language: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    scan_per: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['all', 'keyword']),
    samples: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    created_at: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    run_url: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    sha: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    overall_bcr: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
    cited_engines: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    total_engines: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    fingerprint: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP())).optional(),
    models: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP())).default({}),
    rules: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ outcome: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), drop: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullish() })).optional(),
    scans: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        keyword: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
        results: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ engine: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), cited: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(), bcr_score: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig() })),
    })),
});
function readResult(result) {
    return {
        createdAt: result.created_at,
        sha: result.sha,
        runUrl: result.run_url,
        attempt: 1,
        failed: result.verdict === 'fail' || result.verdict === 'error',
        dropped: (result.verdict === 'error' && !result.rules?.length) || (result.rules ?? []).some(hasFailedDrop),
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
        cells: (0,_scan_measure_js__WEBPACK_IMPORTED_MODULE_2__/* .toCells */ .xk)(result.scans.map(({ keyword, results }) => ({ keyword: keyword ?? undefined, scan: { results } }))),
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
    engines: listOf('a list: one engine a line, or separated by commas, each once; a ? after its name marks it as optional, as in perplexity?', _values_js__WEBPACK_IMPORTED_MODULE_1__/* .readEngineChoice */ .IX),
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
        isWrong: ({ engines: { names: engines }, country, 'min-cited-engines': least = 0 }) => engines.length > 0 && least > groupEngines(engines, country).length,
        allowed: 'at most the number of engines listed in engines; with several countries, times their number',
    },
    {
        input: 'required-engines',
        needs: ['required-engines', 'engines', 'country'],
        isWrong: ({ engines: { names, optional }, country, 'required-engines': required }) => names.length > 0 &&
            groupRequired(required, names, country).some(engine => !groupEngines(names, country).includes(engine) || groupEngines(optional, country).includes(engine)),
        allowed: 'engines that engines lists, in the same spelling and without a ? there; with several countries also one of them, as in openai@DE',
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
        isWrong: ({ baseline, 'base-url': url, engines }) => baseline === 'base' && (url !== undefined || engines.names.some(engine => engine !== settings/* REPOSITORY */.B)),
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
    return url === undefined && engines.names.some(engine => engine !== settings/* REPOSITORY */.B);
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
            engines: inputs.engines.names,
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
        engines: groupEngines(inputs.engines.names, inputs.country),
        language: inputs.language,
        ...toScanPer(inputs),
        samples: inputs.samples,
        service: toService(inputs, embedded),
        timeoutMinutes: inputs['timeout-minutes'],
        thresholds: {
            minOverallBcr: inputs['min-overall-bcr'],
            minCitedEngines: inputs['min-cited-engines'],
            ...toDropThresholds(inputs),
            requiredEngines: groupRequired(inputs['required-engines'], inputs.engines.names, inputs.country),
            optionalEngines: groupEngines(inputs.engines.optional, inputs.country),
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
/* harmony export */   IX: () => (/* binding */ readEngineChoice),
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
function readEngineChoice(given) {
    const items = readList(given)?.map(item => {
        const [, name = '', mark] = /^(.*?)(\?)?$/s.exec(item) ?? [];
        return { name, isOptional: mark !== undefined };
    });
    const names = items?.map(({ name }) => name) ?? [];
    const isWrong = names.some(name => name === '' || name.endsWith('?')) || new Set(names).size < names.length;
    if (items === undefined || isWrong)
        return undefined;
    return { names, optional: items.filter(({ isOptional }) => isOptional).map(({ name }) => name) };
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

/***/ 9027:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   Gg: () => (/* binding */ labelTick),
/* harmony export */   _K: () => (/* binding */ scaleOf)
/* harmony export */ });
/* unused harmony export roundUpStep */
function roundUpStep(value) {
    const magnitude = 10 ** Math.floor(Math.log10(value));
    return ([1, 2, 5].find(factor => factor * magnitude >= value) ?? 10) * magnitude;
}
function labelTick(tick) {
    return String(Number(tick.toPrecision(12)) + 0);
}
function scaleOf([low, high]) {
    const step = roundUpStep((high - low) / 4 || 1);
    const lowest = Math.floor(low / step);
    return { step, lowest, highest: Math.max(lowest + 1, Math.ceil(high / step)) };
}
function linesOf({ step, lowest, highest }) {
    return Array.from({ length: highest - lowest + 1 }, (_, index) => (lowest + index) * step);
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

/***/ 48921:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ce: () => (/* binding */ explainMissing),
/* harmony export */   Ip: () => (/* binding */ warnOfMissing),
/* harmony export */   ez: () => (/* binding */ REASONS),
/* harmony export */   qf: () => (/* binding */ listReasons)
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
/* harmony export */   w7: () => (/* binding */ describeScanPerChange),
/* harmony export */   x6: () => (/* binding */ describeAppended)
/* harmony export */ });
/* unused harmony exports describeChange, describeRecordProblems */
/* harmony import */ var _lib_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94869);
/* harmony import */ var _explain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55696);
/* harmony import */ var _file_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2605);
/* harmony import */ var _github_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5572);
/* harmony import */ var _scan_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51374);





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
    AVG_ENGINE_SILENT: {
        meaning: 'A hosted service returned no answer of an engine that `engines` lists. It is in no number.',
        remedy: 'Ask the service why. To go on without the engine, put a ? after its name in engines.',
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

/***/ 53629:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   HJ: () => (/* binding */ questionsLeftOut),
/* harmony export */   Id: () => (/* binding */ contentBlocks),
/* harmony export */   TU: () => (/* binding */ explainLoss),
/* harmony export */   ep: () => (/* binding */ quoteOf),
/* harmony export */   yr: () => (/* binding */ contentEntry)
/* harmony export */ });
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73533);
/* harmony import */ var _web_url_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50689);
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8789);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46613);
/* harmony import */ var _told_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53784);





const MOST_QUESTIONS = 5;
const MOST_IN_ENTRY = 3;
const SHORT_QUOTE = 120;
function contentBlocks(finding, outcome) {
    const [first, ...others] = finding.questions;
    if (first === undefined)
        return [];
    const { why, todo } = explainLoss(finding, outcome);
    if (others.length === 0) {
        return [
            {
                kind: 'facts',
                rows: [
                    ...(first.before ? [{ label: 'Before', value: quoteOf(first.before, outcome, 'base') }] : []),
                    {
                        label: 'Now',
                        value: first.after ? quoteOf(first.after, outcome, 'head') : nowhere(finding),
                    },
                    { label: 'Why', value: why },
                    ...(todo === undefined ? [] : [{ label: 'What to do', value: todo }]),
                ],
            },
        ];
    }
    const shown = finding.questions.slice(0, MOST_QUESTIONS);
    const rest = finding.questions.slice(MOST_QUESTIONS);
    const isOnePage = (0,_headline_js__WEBPACK_IMPORTED_MODULE_0__/* .pagesOf */ .E0)(finding).length === 1;
    return [
        (0,_told_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraphOf */ .ey)(why),
        questionTable(shown, isOnePage),
        ...(rest.length > 0
            ? [
                {
                    kind: 'fold',
                    title: [`and ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(rest.length, 'more question')}`],
                    blocks: [questionTable(rest, isOnePage)],
                },
            ]
            : []),
        ...(todo === undefined ? [] : [(0,_told_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraphOf */ .ey)([{ strong: ['What to do:'] }, ' ', ...todo])]),
    ];
}
function contentEntry(finding, outcome) {
    const { why, brief = why, todo } = explainLoss(finding, outcome);
    const way = (0,_headline_js__WEBPACK_IMPORTED_MODULE_0__/* .wayOf */ .VO)(finding);
    const shown = finding.questions.slice(0, MOST_IN_ENTRY);
    const rest = finding.questions.length - shown.length;
    const verb = finding.kind === 'answer-weaker' ? ' has a weaker answer' : ' lost its answer';
    return {
        title: way === undefined ? why : [...way, '.'],
        lines: [
            ...(way === undefined ? [] : [brief]),
            ...shown.map(({ question, before }) => [
                ...[{ quote: question }, verb],
                ...(before === undefined ? ['.'] : [': ', { quote: before.text, most: SHORT_QUOTE }]),
            ]),
            ...(rest > 0 ? [[`and ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(rest, 'more question')}`]] : []),
        ],
        todo,
    };
}
function questionsLeftOut(findings) {
    if (findings.length === 1)
        return [];
    return findings.filter(_headline_js__WEBPACK_IMPORTED_MODULE_0__/* .isContentLoss */ .Pz).flatMap(finding => finding.questions.slice(MOST_IN_ENTRY));
}
function questionTable(questions, isOnePage) {
    return {
        kind: 'table',
        caption: 'Questions that lost their answer, and what answered them',
        columns: [{ title: ['Question'] }, { title: ['Answered until now'], width: 2 }],
        rows: questions.map(({ question, before }) => [
            [{ name: question }],
            before === undefined ? ['–'] : [{ quote: before.text }, ...placeIn(before, isOnePage)],
        ]),
    };
}
function placeIn({ place: { path, line } }, isOnePage) {
    if (isOnePage)
        return line === undefined ? [] : [` (line ${line})`];
    return [' (', { name: path }, ...(line === undefined ? [] : [`, line ${line}`]), ')'];
}
function quoteOf({ text, place: { path, line } }, { run, baseline }, side) {
    const origin = baseline?.origin.kind === 'inputs' ? baseline.origin.rest : baseline?.origin;
    const base = origin?.kind === 'base' && origin.against.kind !== 'folder' ? origin.against.commit : undefined;
    const url = (0,_web_url_js__WEBPACK_IMPORTED_MODULE_4__/* .fileUrl */ .iw)(run, side === 'base' ? base : run.sha, path, line);
    const label = [{ name: path }, ...(line === undefined ? [] : [`, line ${line}`])];
    return [{ quote: text }, ' (', ...(url === undefined ? label : [{ link: url, label }]), ')'];
}
function explainLoss(finding, outcome) {
    const page = { name: finding.path };
    switch (finding.kind) {
        case 'page-gone':
            return finding.to === undefined
                ? {
                    why: ['This change deletes ', page, ', and its text is on no other page.'],
                    brief: ['Its text is on no other page.'],
                    todo: ['Keep ', page, '; or move its text to another page, and redirect the old address there.'],
                }
                : {
                    why: [
                        page,
                        ' moved to ',
                        { name: finding.to },
                        ', and no redirect leads on from the old address.',
                    ],
                    brief: ['Its text is at ', { name: finding.to }, ' now.'],
                    todo: ['Redirect the old address of ', page, ' to the new one.'],
                };
        case 'page-hidden':
            return explainHidden(finding, outcome);
        case 'answer-lost':
            return finding.way === 'unread'
                ? {
                    why: [page, ' is no page any more', ...unreadWords(finding), '.'],
                    brief: ['It is read as no page', ...unreadWords(finding), '.'],
                    todo: ['Restore ', page, ', and put the new text into a file of its own.'],
                }
                : explainRewritten(finding);
        case 'answer-weaker':
            return explainWeaker(finding);
    }
}
const MOST_PIECES = 3;
function linesOf({ from, to }) {
    return from === to ? `line ${from}` : `lines ${from}–${to}`;
}
function removedLines({ path, removed }) {
    const pieces = removed.filter(piece => piece.path === path);
    if (pieces.length === 0 || pieces.length > MOST_PIECES)
        return undefined;
    return {
        words: (0,_names_js__WEBPACK_IMPORTED_MODULE_1__/* .joinWords */ .yZ)(pieces.map(linesOf)),
        isReplaced: pieces.every(({ now }) => now !== undefined && now.to >= now.from),
    };
}
function nowhere(finding) {
    const lines = finding.kind === 'answer-lost' && finding.way === 'rewritten' && removedLines(finding);
    return lines && !lines.isReplaced
        ? ['The lines are gone, and no page answers the question.']
        : ['No page answers it.'];
}
function explainRewritten(finding) {
    const page = { name: finding.path };
    return {
        why: [
            ...(takeAway(finding) ?? ['This change removes the text from ', page]),
            ', and no other page has this text.',
        ],
        todo: ['Put the text back, or say it in other words on ', page, '.'],
    };
}
function takeAway(finding) {
    const lines = removedLines(finding);
    if (lines === undefined)
        return undefined;
    const verb = lines.isReplaced ? 'replaces' : 'removes';
    return [`This change ${verb} ${lines.words} of `, { name: finding.path }];
}
function unreadWords({ reason, language }) {
    if (reason === undefined)
        return [];
    if (reason !== 'language')
        return [`: ${reason}`];
    return [
        ': it is in another language now',
        ...(language === undefined ? [] : [' (', { name: language, most: 20 }, ')']),
    ];
}
function explainWeaker(finding) {
    const { way, path, to } = finding;
    const page = { name: path };
    switch (way) {
        case 'less': {
            const taken = takeAway(finding);
            return {
                why: taken
                    ? [...taken, ', a part of the answer.']
                    : ['This change removes a part of the text from ', page, '.'],
                todo: ['Put back what the question needs, or say it in other words.'],
            };
        }
        case 'moved':
            return to === undefined || to === path
                ? {
                    why: ['The address of ', page, ' changed, and no redirect leads on from the old one.'],
                    todo: ['Redirect the old address to the new one.'],
                }
                : {
                    why: ['The text of ', page, ' is on ', { name: to }, ' now, and no redirect leads there.'],
                    todo: ['Redirect the old address of ', page, ' to that of ', { name: to }, '.'],
                };
        case 'outranked':
            return {
                why: [page, ', a page of a competitor, fits the question better now.'],
                todo: ['Answer the question more fully than that page does.'],
            };
    }
}
function explainHidden({ path, reasons, questions }, { run }) {
    const [first] = reasons;
    if (first === undefined)
        return { why: [{ name: path }, ' is hidden from answer engines.'], todo: undefined };
    const crawlers = [...new Set(reasons.filter(isSameLine(first)).flatMap(({ crawler }) => crawler ?? []))];
    const who = { name: (0,_names_js__WEBPACK_IMPORTED_MODULE_1__/* .joinWords */ .yZ)(crawlers), most: 200 };
    const { file, line, evidence, kind, target = '' } = first;
    const url = (0,_web_url_js__WEBPACK_IMPORTED_MODULE_4__/* .fileUrl */ .iw)(run, run.sha, file, line);
    const place = [
        `Line ${line} of `,
        url === undefined ? { name: file } : { link: url, label: [{ name: file }] },
    ];
    const said = evidence === '' ? [] : [': ', { code: evidence }];
    const pages = (0,_headline_js__WEBPACK_IMPORTED_MODULE_0__/* .pagesOf */ .E0)({ path, questions });
    const isOne = pages.length === 1;
    const page = !isOne
        ? [`these ${pages.length} pages`]
        : file === path
            ? ['the page']
            : [{ name: path }];
    const remove = [`Delete line ${line} of `, { name: file }];
    switch (kind) {
        case 'noindex':
        case 'unlisted':
            return {
                why: [
                    ...place,
                    ...said,
                    '. ',
                    ...(crawlers.length > 0
                        ? [who, ` leave${crawlers.length === 1 ? 's' : ''} ${isOne ? 'the page' : 'these pages'} out.`]
                        : [
                            `Search engines leave ${isOne ? 'the page' : 'these pages'} out, and so do AI engines that search.`,
                        ]),
                ],
                todo: [...remove, ', if the page should be found.'],
            };
        case 'draft-folder':
            return {
                why: [{ name: path }, ' is in a folder of drafts, which is not published.'],
                todo: ['Move ', { name: path }, ' out of that folder, if the page should be published.'],
            };
        case 'not-shown':
            return {
                why: [...place, ...said, '. It hides this text from readers, or strikes it out.'],
                todo: ['Show the text that line ', `${line}`, ' of ', { name: file }, ' hides, if it still holds.'],
            };
        case 'draft':
        case 'unpublished':
            return {
                why: [...place, ...said, '. It keeps ', ...page, ' out of the published site.'],
                todo: [...remove, ', if the page should be published.'],
            };
        case 'blocked':
            return {
                why: [
                    ...place,
                    ...said,
                    ...['. It keeps ', crawlers.length > 0 ? who : 'crawlers', ' from '],
                    ...page,
                    '.',
                ],
                todo: [...remove, `, or admit these crawlers to the ${isOne ? 'page' : 'pages'}.`],
            };
        case 'canonical':
            return {
                why: [...place, ' names ', { name: target }, ' as the canonical address of ', ...page, '.'],
                todo: ['Name the address of the page itself, if engines should cite it.'],
            };
        case 'redirect':
            return {
                why: [...place, ' redirects ', ...page, ' to ', { name: target }, '.'],
                todo: [...remove, ', or put the answer on the page that it leads to.'],
            };
    }
}
function isSameLine({ kind, file, line }) {
    return other => other.kind === kind && other.file === file && other.line === line;
}


/***/ }),

/***/ 85831:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ STATUSES),
  nR: () => (/* binding */ firstScreen),
  ok: () => (/* binding */ foldCauses)
});

// EXTERNAL MODULE: ./build/report/config-words.js
var config_words = __webpack_require__(8709);
// EXTERNAL MODULE: ./build/embedded/engines/engine-names.js
var engine_names = __webpack_require__(16424);
// EXTERNAL MODULE: ./build/report/corpus-words.js
var corpus_words = __webpack_require__(63727);
// EXTERNAL MODULE: ./build/report/numbers.js
var numbers = __webpack_require__(73533);
// EXTERNAL MODULE: ./build/report/document/live-grid.js
var live_grid = __webpack_require__(43428);
// EXTERNAL MODULE: ./build/report/document/silent.js
var silent = __webpack_require__(10228);
;// CONCATENATED MODULE: ./build/report/document/checked.js





const MOST_REASONS = 3;
function quietLine({ outcome, names }) {
    if (outcome.baseline?.content !== undefined)
        return [{ name: checkedLine(outcome, true), most: 1000 }];
    const engines = (0,live_grid/* plannedEngines */.Ex)(outcome);
    if (engines.every(engine_names/* isOwnPages */.rn))
        return [];
    const countries = new Set(engines.map(engine => (0,engine_names/* splitCountry */.Vl)(engine).country)).size;
    const answers = outcome.measurement?.engines.reduce((sum, engine) => sum + engine.answers, 0) ?? 0;
    const { runUrl } = outcome.run;
    return [
        `${(0,numbers/* countOf */.pq)(answers, 'answer')} of ${(0,silent/* engineNames */.Ry)(engines, names)}${countries > 1 ? ` in ${countries} countries` : ''}.`,
        ...(runUrl === undefined ? [] : [' ', { link: runUrl, label: ['This run'] }]),
    ];
}
function checkedLine({ baseline }, withReasons = false) {
    const content = baseline?.content;
    if (content === undefined)
        return '';
    const { keywords, pages, passedOver } = content;
    const unchanged = keywords.filter(({ outcome }) => outcome === 'unchanged');
    const unanswered = unchanged.filter(({ baseScore, headScore }) => baseScore === 0 && headScore === 0).length;
    const answered = unchanged.length - unanswered;
    const rest = [
        ...(answered > 0 ? [`${answered} unchanged`] : []),
        ...(unanswered > 0 ? [`${unanswered} without an answer on these pages, before and after`] : []),
    ];
    const files = (0,corpus_words/* countFiles */.Dc)(passedOver);
    const reasons = withReasons ? (0,corpus_words/* describePassedOver */._B)(passedOver).slice(0, MOST_REASONS) : [];
    const why = reasons.length > 0 ? ` (${reasons.join('; ')})` : '';
    return [
        `Checked ${(0,numbers/* countOf */.pq)(keywords.length, 'question')} against ${(0,numbers/* countOf */.pq)(pages, 'page')}`,
        `${rest.length > 0 ? ': ' : ''}${rest.join(', ')}.`,
        files > 0 ? ` ${(0,numbers/* countOf */.pq)(files, 'file')} ${files === 1 ? 'was' : 'were'} passed over${why}.` : '',
    ].join('');
}

// EXTERNAL MODULE: ./build/report/document/content-causes.js
var content_causes = __webpack_require__(53629);
// EXTERNAL MODULE: ./build/report/document/headline.js
var document_headline = __webpack_require__(8789);
// EXTERNAL MODULE: ./build/report/document/incident.js
var incident = __webpack_require__(96967);
// EXTERNAL MODULE: ./build/report/document/live-causes.js
var live_causes = __webpack_require__(86344);
// EXTERNAL MODULE: ./build/report/document/second-line.js
var second_line = __webpack_require__(39220);
// EXTERNAL MODULE: ./build/report/words.js
var words = __webpack_require__(44702);
// EXTERNAL MODULE: ./build/report/document/told.js
var document_told = __webpack_require__(53784);
;// CONCATENATED MODULE: ./build/report/document/time-grid.js




function timeGrid(finding, told) {
    if (finding.kind !== 'declined' && finding.kind !== 'still-low')
        return undefined;
    const { scope, since, parts, runs, lastBefore } = finding;
    const { outcome, names } = told;
    const day = (date) => (0,words/* dayInYear */.xN)(date, outcome.run.finishedAt);
    const isLoss = (part) => !(0,document_told/* isLevelOverTime */.gI)(part) &&
        (part.engine === undefined
            ? scope.kind === 'whole'
            : scope.kind === 'engine' && scope.engine === part.engine);
    return {
        kind: 'grid',
        label: 'How many answers cite the brand, before and since',
        columns: [['before'], [`since ${day(since)}`], ['this run']],
        rows: parts.map(part => ({
            title: titleOf(part, parts.length, names),
            cells: cellsOf(part, isLoss(part)),
        })),
        note: (0,document_told/* sentences */.hC)(`Before: ${(0,numbers/* countOf */.pq)(runs.before, 'run')} to ${day(lastBefore)}; since: ${(0,numbers/* countOf */.pq)(runs.since, 'run')}.`, parts.some(isLoss) ? '▼ marks the loss.' : '', (0,live_grid/* apiNote */.t7)(outcome)),
    };
}
function titleOf({ engine }, count, names) {
    if (engine !== undefined)
        return [{ name: names.engine(engine) }];
    return count === 1 ? undefined : ['all'];
}
function cellsOf({ before, since, now }, isLoss) {
    const basis = now.answers < 10 ? {} : { basis: `(${(0,document_told/* countsOf */.mQ)(now)})` };
    return [
        { now: (0,numbers/* formatPercent */.l9)(before), share: before },
        { now: (0,numbers/* formatPercent */.l9)(since), share: since, ...(isLoss && { isLoss }) },
        { now: (0,document_told/* shareOf */.tC)(now), share: now.share, ...basis },
    ];
}

;// CONCATENATED MODULE: ./build/report/document/first-screen.js











const MOST_CAUSES = 3;
const STATUSES = {
    pass: 'Passed',
    fail: 'Failed',
    error: 'Not measured',
    warn: 'Look at it',
    report: 'Cannot fail yet',
};
function firstScreen(told) {
    const { outcome, findings } = told;
    const [first, ...others] = findings;
    if (first === undefined)
        return [];
    const mark = (0,document_headline/* reportMark */.y7)(told);
    const gate = outcome.key === 'default' ? undefined : [{ name: outcome.key }];
    const isQuiet = first.kind === 'unchanged' && others.length === 0 && mark === 'pass';
    const headline = {
        kind: 'headline',
        ...{ mark, gate, status: STATUSES[mark], isHeading: !isQuiet },
        text: isQuiet ? quietText(told) : (0,document_headline/* headlineOf */.gD)(told),
    };
    const isContent = outcome.baseline?.content !== undefined;
    const grid = first.kind === 'incident' || isContent ? undefined : (timeGrid(first, told) ?? (0,live_grid/* liveGrid */.Zr)(told));
    const second = isQuiet ? [] : (0,second_line/* secondLine */.x)(told);
    return [
        headline,
        ...(second.length > 0 ? [(0,document_told/* paragraphOf */.ey)(second)] : []),
        ...(0,silent/* silentBlocks */._x)(told),
        ...(grid === undefined ? [] : [grid]),
        ...causeBlocks(told),
        ...(isContent && !isQuiet ? [(0,document_told/* paragraphOf */.ey)([checkedLine(outcome)])] : []),
    ];
}
function quietText(told) {
    const more = quietLine(told);
    return more.length === 0 ? (0,document_headline/* headlineOf */.gD)(told) : [...(0,document_headline/* headlineOf */.gD)(told), '. ', ...more];
}
function causeBlocks(told) {
    const entries = told.findings.flatMap(finding => entriesOf(finding, told));
    const [only, ...others] = told.findings.filter(document_headline/* isContentLoss */.Pz);
    if (only !== undefined && others.length === 0 && entries.length === 1) {
        return (0,content_causes/* contentBlocks */.Id)(only, told.outcome);
    }
    return foldCauses(entries);
}
function foldCauses(entries) {
    const shown = entries.slice(0, MOST_CAUSES);
    const rest = entries.slice(MOST_CAUSES);
    return [
        ...(shown.length > 0 ? [{ kind: 'causes', entries: [...shown] }] : []),
        ...(rest.length > 0
            ? [
                {
                    kind: 'fold',
                    title: [`and ${rest.length} more ${rest.length === 1 ? 'cause' : 'causes'}`],
                    blocks: [{ kind: 'causes', entries: rest }],
                },
            ]
            : []),
    ];
}
function entriesOf(finding, told) {
    const { outcome, findings } = told;
    if ((0,document_headline/* isContentLoss */.Pz)(finding))
        return [(0,content_causes/* contentEntry */.yr)(finding, outcome)];
    const isFirst = finding === findings[0];
    const title = [...(0,document_headline/* headlineOf */.gD)({ ...told, findings: [finding] }), '.'];
    switch (finding.kind) {
        case 'incident':
            return [...(isFirst ? [] : [{ title, lines: [], todo: undefined }]), ...(0,incident/* incidentEntries */.FK)(finding, told)];
        case 'dropped':
        case 'engine-lost':
        case 'declined':
        case 'still-low':
            return [...(isFirst ? [] : [{ title, lines: [], todo: undefined }]), ...(0,live_causes/* liveEntries */.H)(finding, told)];
        case 'engine-blind':
            return [
                {
                    title: isFirst ? ['A fault of the engine, or of how it is asked.'] : title,
                    lines: [],
                    todo: ['Take it out of ', { code: 'engines' }, ' until its answers have sources again.'],
                },
            ];
        case 'config-changed': {
            const { configCommit, configChanges = [] } = outcome;
            const lines = (0,config_words/* describeConfigChanges */.F)(configChanges).map((line) => [{ name: line, most: 500 }]);
            const commit = configCommit === undefined
                ? []
                : [[{ small: [{ name: (0,config_words/* describeConfigCommit */.$)(configCommit), most: 200 }] }]];
            return [
                {
                    title: isFirst ? ['A reviewer should look at the edit.'] : title,
                    lines: [...lines, ...commit],
                    todo: undefined,
                },
            ];
        }
        case 'competitor-ahead':
            return [
                ...(isFirst ? [] : [{ title, lines: [], todo: undefined }]),
                ...(0,live_causes/* liveEntries */.H)({ scope: { kind: 'whole' }, evidence: [finding.site] }, told).map(entry => ({
                    ...entry,
                    title: [{ name: finding.site.domain }, ' is cited more often.'],
                })),
            ];
        case 'answer-new':
            return finding.questions.map(({ question, after }) => ({
                title: [{ quote: question }, ' has an answer now.'],
                lines: after === undefined ? [[{ name: finding.path }]] : [(0,content_causes/* quoteOf */.ep)(after, outcome, 'head')],
                todo: undefined,
            }));
        case 'floor-broken':
        case 'may-be-chance':
        case 'share-of-voice':
        case 'back':
            return isFirst ? [] : [{ title, lines: [], todo: undefined }];
        case 'engine-silent':
        case 'first-run':
        case 'no-rule':
        case 'unchanged':
            return [];
    }
}


/***/ }),

/***/ 49535:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  hz: () => (/* binding */ gateDocument),
  uh: () => (/* binding */ headlineText),
  wZ: () => (/* binding */ sectionsOn),
  qz: () => (/* binding */ tell)
});

// EXTERNAL MODULE: ./build/findings/find-findings.js + 3 modules
var find_findings = __webpack_require__(61586);
// EXTERNAL MODULE: ./build/report/document/first-screen.js + 2 modules
var first_screen = __webpack_require__(85831);
// EXTERNAL MODULE: ./build/report/document/headline.js
var headline = __webpack_require__(8789);
// EXTERNAL MODULE: ./build/report/document/names.js
var document_names = __webpack_require__(46613);
// EXTERNAL MODULE: ./build/report/document/plain.js
var plain = __webpack_require__(76285);
// EXTERNAL MODULE: ./build/embedded/engines/engine-names.js
var engine_names = __webpack_require__(16424);
// EXTERNAL MODULE: ./build/report/answer-words.js
var answer_words = __webpack_require__(48921);
// EXTERNAL MODULE: ./build/report/money.js
var money = __webpack_require__(10967);
// EXTERNAL MODULE: ./build/report/numbers.js
var numbers = __webpack_require__(73533);
// EXTERNAL MODULE: ./build/lib/numbers.js
var lib_numbers = __webpack_require__(46958);
// EXTERNAL MODULE: ./build/report/web-url.js
var web_url = __webpack_require__(50689);
// EXTERNAL MODULE: ./build/report/words.js
var words = __webpack_require__(44702);
// EXTERNAL MODULE: ./build/report/document/sections/section.js
var section = __webpack_require__(90521);
;// CONCATENATED MODULE: ./build/report/document/sections/run.js







const MOST_WARNINGS = 20;
const LONGEST_REASON = 1000;
const missingAnswers = {
    id: 'missing-answers',
    title: 'Missing answers',
    on: [...section/* EVERYWHERE */.Zh, 'text'],
    blocks(told) {
        const { outcome, names, findings } = told;
        const silent = new Set(findings.flatMap(finding => (finding.kind === 'engine-silent' ? finding.engines : [])));
        const missing = outcome.answers.missing.filter(({ engine }) => !silent.has(engine));
        const { gap, scans, plannedScans } = outcome;
        const isCut = gap === undefined && scans.length > 0 && scans.length < plannedScans;
        return (0,section/* listOf */.c3)([
            ...(gap === undefined
                ? []
                : [[`The verdict covers ${gap.keywords} of ${(0,numbers/* countOf */.pq)(gap.allKeywords, 'question')}.`]]),
            ...(isCut
                ? [[`${scans.length} of ${(0,numbers/* countOf */.pq)(plannedScans, 'scan')} completed. The numbers are of those alone.`]]
                : []),
            ...missing.map((entry) => {
                const { text, keyPage } = (0,answer_words/* explainMissing */.Ce)({ ...entry, engine: names.engineInCountry(entry.engine) });
                const url = keyPage === undefined ? undefined : (0,web_url/* parseWebUrl */.BD)(keyPage);
                return [
                    { name: text, most: LONGEST_REASON },
                    ...(url === undefined ? [] : [' ', { link: url.href, label: ['Your keys'] }, '.']),
                ];
            }),
        ]);
    },
};
const warnings = {
    id: 'warnings',
    title: 'Warnings',
    on: section/* EVERYWHERE */.Zh,
    blocks({ outcome, names }) {
        const alike = [
            ...Map.groupBy(outcome.measurement?.contradictions ?? [], each => describeContradiction(each, names)),
        ];
        const { shown, more } = (0,section/* cutItems */.RE)(alike, MOST_WARNINGS);
        return (0,section/* listOf */.c3)([
            ...shown.map(([text, contradictions]) => {
                const ids = [...new Set(contradictions.map(({ scanId }) => scanId))];
                return [`${text} (`, ...scanIds(ids), ').'];
            }),
            ...(more === undefined ? [] : [[`${more} contradictions`]]),
        ]);
    },
};
function describeContradiction(each, names) {
    switch (each.kind) {
        case 'missing-engine':
            return `${names.engineInCountry(each.engine)} was asked for and is missing in the service's answer`;
        case 'duplicate-engine':
            return `${names.engineInCountry(each.engine)} is more than once in the service's answer`;
        case 'summary-contradiction': {
            const subject = each.field === 'cited_engines' ? 'engines that cite the brand' : 'engines';
            return `The service's summary counts ${each.stated} ${subject}, its own results ${each.counted}`;
        }
    }
}
function scanIds(ids) {
    const { shown, more } = (0,section/* cutItems */.RE)(ids, words/* LISTED_IDS */.x2);
    return [
        `${ids.length === 1 ? 'scan' : 'scans'} `,
        ...(0,section/* joinLines */.cT)(shown.map((id) => [{ name: id }])),
        ...(more === undefined ? [] : [` ${more}`]),
    ];
}
const cost = {
    id: 'cost',
    title: 'Cost',
    on: ['summary', 'html', 'pdf'],
    blocks({ outcome: { costs }, names }) {
        if (costs.length === 0)
            return [];
        return [
            ...(0,section/* paragraph */.FY)([`${(0,money/* formatTotalCost */.jx)(costs)} for the replies of the engines.`]),
            {
                kind: 'table',
                caption: 'Tokens, searches and cost of each engine',
                columns: [
                    { title: ['Engine'] },
                    { title: ['Replies'], isNumber: true },
                    { title: ['Tokens in / out'], isNumber: true },
                    { title: ['Searches'], isNumber: true },
                    { title: ['Cost'], isNumber: true },
                    { title: ['Cost is from'] },
                ],
                rows: costs.map((engine) => {
                    const { tokens, searches, amount, source } = (0,money/* describeCost */.P9)(engine);
                    const texts = [(0,lib_numbers/* formatCount */.B)(engine.replies), tokens, searches, amount, source];
                    return [[{ name: names.engineInCountry(engine.engine), most: 60 }], ...texts.map(text => [text])];
                }),
            },
            ...(0,section/* paragraph */.FY)([
                'Replies that could not be read are not counted. Where the vendor states no cost, it is that of list prices, which change, without discounts and free quotas.',
            ], true),
        ];
    },
};
function runFooter(told) {
    const { run, measurement, keywords, language } = told.outcome;
    const runUrl = (0,web_url/* parseWebPage */.Jy)(run.runUrl ?? '');
    const commitUrl = (0,web_url/* parseWebPage */.Jy)(run.commitUrl ?? '');
    const ids = measurement?.scanIds ?? [];
    const facts = [
        [
            ...[`${measurement ? 'Measured' : 'Tried'} from `, { name: timeOf(run.startedAt) }, ' to '],
            ...[{ name: timeOf(run.finishedAt) }, ' UTC'],
        ],
        [(0,numbers/* countOf */.pq)(keywords.length, 'question')],
        [{ name: language }],
        ...(ids.length === 0 || (0,section/* isContentRun */.p$)(told) ? [] : [scanIds(ids)]),
        ...(runUrl === undefined ? [] : [[{ link: runUrl.href, label: ['this run'] }]]),
        ...(commitUrl === undefined
            ? []
            : [[{ link: commitUrl.href, label: [`commit ${run.sha?.slice(0, 7) ?? ''}`] }]]),
    ];
    return [
        ...(0,section/* paragraph */.FY)((0,section/* joinLines */.cT)(facts, ' · '), true),
        ...(0,section/* paragraph */.FY)(measurement === undefined ? [] : howToRead(told, measurement), true),
    ];
}
function timeOf(iso) {
    return iso.slice(0, 19).replace('T', ' ');
}
function howToRead(told, { engines }) {
    const hasPages = engines.some(({ engine }) => (0,engine_names/* isOwnPages */.rn)(engine));
    if ((0,section/* isContentRun */.p$)(told)) {
        return [
            'The answers are sentences of these pages, found without a language model: the same pages always give the same answers.',
        ];
    }
    const isLive = told.outcome.answers.planned > 0;
    return [
        ...(hasPages
            ? ['“Your pages” are the pages of this repository: the same pages always give the same answers.']
            : []),
        ...(engines.some(({ engine }) => !(0,engine_names/* isOwnPages */.rn)(engine)) && !isLive
            ? [hasPages ? ' ' : '', 'The answers are those that the service reports.']
            : []),
    ];
}

// EXTERNAL MODULE: ./build/comparison/comparison.js
var comparison_comparison = __webpack_require__(25039);
// EXTERNAL MODULE: ./build/lib/text.js
var lib_text = __webpack_require__(94869);
// EXTERNAL MODULE: ./build/scan/summarize-answers.js
var summarize_answers = __webpack_require__(44267);
// EXTERNAL MODULE: ./build/report/document/live-grid.js
var live_grid = __webpack_require__(43428);
;// CONCATENATED MODULE: ./build/report/document/sections/answers.js







const MOST_LINKS = 10;
const MOST_QUERIES = 10;
const MOST_ENGINES = 60;
const answers = {
    id: 'answers',
    title: 'Answers',
    on: section/* IN_FILES */.Or,
    isAnnex: true,
    blocks: told => ((0,section/* isContentRun */.p$)(told) ? [] : answersBlock(told)),
};
function answersBlock(told) {
    const { outcome, names } = told;
    const cells = outcome.measurement?.cells ?? [];
    const all = listAnswers(told);
    const keywords = [...new Set([...cells, ...all].map(({ keyword }) => keyword))];
    const { shown: engines, more } = (0,section/* cutItems */.RE)((0,live_grid/* plannedEngines */.Ex)(outcome), MOST_ENGINES);
    if (keywords.length === 0 || engines.length === 0)
        return [];
    const isLost = (0,section/* lostCells */.M1)(told);
    const comparedOf = (0,section/* comparedCells */.V8)(told);
    const byKey = Map.groupBy(cells, comparison_comparison/* keyOf */.TN);
    const cellsOf = Map.groupBy(cells, ({ keyword }) => keyword);
    const byKeyword = Map.groupBy(all, ({ keyword }) => keyword);
    const rows = keywords.map(keyword => {
        const ofKeyword = (byKeyword.get(keyword) ?? []).toSorted((a, b) => Number(a.isCited) - Number(b.isCited) ||
            engines.indexOf(a.engine) - engines.indexOf(b.engine) ||
            a.sample - b.sample);
        return {
            title: keyword === undefined ? ['All questions'] : [{ name: keyword }],
            cells: engines.map(engine => {
                const ref = { keyword, engine };
                const compared = comparedOf([ref]);
                const change = (0,comparison_comparison/* changeOver */.ND)(compared);
                const hasFallen = change !== undefined && change.now.cited < Math.round(change.was.usually);
                return (0,live_grid/* onlyChange */.v2)((0,live_grid/* cellFrom */.ds)(byKey.get((0,comparison_comparison/* keyOf */.TN)(ref)) ?? [], compared, hasFallen && isLost.has((0,comparison_comparison/* keyOf */.TN)(ref))));
            }),
            count: countAnswers(ofKeyword),
            share: (0,comparison_comparison/* levelOf */.In)(cellsOf.get(keyword) ?? [])?.share ?? 0,
            answers: ofKeyword.map(({ entry }) => entry),
        };
    });
    return [
        {
            kind: 'answers',
            columns: engines.map((engine) => [{ name: names.engineInCountry(engine), most: 60 }]),
            rows: rows.toSorted((a, b) => a.share - b.share).map(({ share: _, ...row }) => row),
            note: more === undefined ? undefined : [`${more} engines; the file result.json has them.`],
        },
    ];
}
function countAnswers(all) {
    const uncited = all.filter(({ isCited }) => !isCited).length;
    const verb = uncited === 1 ? 'does' : 'do';
    const what = uncited === 0
        ? all.length === 1
            ? 'cites'
            : 'all cite'
        : uncited === all.length
            ? 'none cites'
            : `${uncited} ${verb} not cite`;
    return all.length === 0 ? 'no text' : `${(0,numbers/* countOf */.pq)(all.length, 'answer')}, ${what} the brand`;
}
function listAnswers(told) {
    const { answerRecords, scans } = told.outcome;
    const live = new Set(answerRecords.map(({ engine }) => engine));
    return [
        ...answerRecords.flatMap(record => recordedAnswer(record, told)),
        ...scans.flatMap(({ keyword, sample, scan }) => scan.results
            .filter(({ engine, snippet }) => !live.has(engine) && (0,lib_text/* toSingleLine */.OX)(snippet) !== '')
            .map(({ engine, cited, snippet, source_url }) => {
            const url = (0,web_url/* parseWebPage */.Jy)(source_url);
            return {
                ...{ keyword, engine, sample, isCited: cited },
                entry: {
                    title: titleOf(told, engine, undefined, sample),
                    words: cited ? 'cites the brand' : 'does not cite the brand',
                    tone: cited ? 'better' : 'worse',
                    text: snippet,
                    cut: undefined,
                    sources: url === undefined ? [] : [[{ link: url.href, label: [{ name: url.host + url.pathname }] }]],
                    queries: [],
                },
            };
        })),
    ];
}
function recordedAnswer(record, told) {
    if (record.outcome !== 'evaluated')
        return [];
    const { keyword, engine, sample, model, content } = record;
    const { cited, text, isCut, queries, citedSources } = content;
    return [
        {
            ...{ keyword, engine, sample, isCited: cited },
            entry: {
                title: titleOf(told, engine, model, sample),
                words: `${describeCitation(content)}; ${describeMention(content)}`,
                tone: cited ? 'better' : 'worse',
                text,
                cut: isCut ? `Only the first ${text.length} characters were kept.` : undefined,
                sources: citedSources.slice(0, MOST_LINKS).flatMap(({ url, domain, owner }) => {
                    const page = (0,web_url/* parseWebPage */.Jy)(url);
                    if (page === undefined)
                        return [];
                    const whose = owner.kind === 'competitor' ? [' (', { name: owner.name, most: 40 }, ')'] : [];
                    return [[{ link: page.href, label: [{ name: domain }] }, ...whose]];
                }),
                queries: queries.slice(0, MOST_QUERIES),
            },
        },
    ];
}
function titleOf({ names, outcome }, engine, model, sample) {
    return [
        { name: names.engineInCountry(engine), most: 60 },
        ...(model === undefined ? [] : [', ', { name: model, most: 60 }]),
        ...(outcome.samples > 1 ? [`, sample ${sample}`] : []),
    ];
}
function describeCitation(content) {
    if (content.cited)
        return 'cites the brand';
    if ((0,summarize_answers/* isRetrievedOnly */.BW)(content))
        return 'read a page of the brand and does not cite it';
    return content.retrieved === false ? 'read no page of the brand' : 'does not cite the brand';
}
function describeMention({ position, competitors }) {
    if (position === undefined)
        return 'does not name it';
    return competitors.length === 0
        ? 'names it'
        : `names it in place ${position} of ${competitors.length + 1} brands`;
}

// EXTERNAL MODULE: ./build/report/corpus-words.js
var corpus_words = __webpack_require__(63727);
// EXTERNAL MODULE: ./build/report/document/content-causes.js
var content_causes = __webpack_require__(53629);
;// CONCATENATED MODULE: ./build/report/document/sections/content.js




const removedText = {
    id: 'removed-text',
    title: 'The removed text, to paste',
    on: section/* EVERYWHERE */.Zh,
    blocks: ({ findings }) => findings
        .filter(headline/* isContentLoss */.Pz)
        .flatMap(finding => finding.removed)
        .flatMap(removedBlocks),
};
function removedBlocks({ path, now, ...piece }) {
    return [
        {
            kind: 'paragraph',
            text: [{ name: path }, `, ${(0,content_causes/* linesOf */.Dx)(piece)}${now === undefined ? '' : placeOf(now)}:`],
        },
        { kind: 'verbatim', text: piece.text },
    ];
}
function placeOf(now) {
    if (now.to >= now.from)
        return `, to paste in place of ${(0,content_causes/* linesOf */.Dx)(now)}`;
    return now.to === 0 ? ', to paste at the start' : `, to paste after line ${now.to}`;
}
const passedOver = {
    id: 'passed-over',
    title: 'Files passed over',
    on: section/* EVERYWHERE */.Zh,
    blocks: ({ outcome }) => (0,section/* listOf */.c3)((0,corpus_words/* describePassedOver */._B)(outcome.baseline?.content?.passedOver ?? []).map(line => [
        { name: line, most: 300 },
    ])),
};

// EXTERNAL MODULE: ./build/report/document/sections/drafts.js
var drafts = __webpack_require__(12396);
// EXTERNAL MODULE: ./build/findings/scope.js
var findings_scope = __webpack_require__(75003);
;// CONCATENATED MODULE: ./build/report/document/sections/questions.js







const MOST_ROWS = 10;
const questions_MOST_ENGINES = 4;
const MOST_NAMED = 3;
const questions = {
    id: 'questions',
    title: 'Questions',
    on: section/* EVERYWHERE */.Zh,
    blocks: told => ((0,section/* isContentRun */.p$)(told) ? contentQuestions(told) : (0,section/* hasLevels */.Q5)(told) ? liveQuestions(told) : []),
};
function liveQuestions(told) {
    const { outcome, findings, names } = told;
    const scope = findings.find(finding => 'scope' in finding)?.scope ?? { kind: 'whole' };
    const cells = (outcome.measurement?.cells ?? []).filter(cell => cell.keyword !== undefined && (0,findings_scope/* isIn */.S1)(scope, cell.engine));
    const ids = [...new Set(cells.map(({ engine }) => (0,engine_names/* splitCountry */.Vl)(engine).id))];
    const columns = ids.length > questions_MOST_ENGINES ? [undefined] : ids;
    const isLost = (0,section/* lostCells */.M1)(told);
    const comparedOf = (0,section/* comparedCells */.V8)(told);
    const answersOf = answersByKeyword(outcome);
    const rows = [...Map.groupBy(cells, ({ keyword = '' }) => keyword)]
        .map(([keyword, ofKeyword]) => ({
        ...{ keyword, cells: ofKeyword, fall: fallOf(comparedOf(ofKeyword)) },
        share: (0,comparison_comparison/* levelOf */.In)(ofKeyword)?.share ?? 0,
    }))
        .toSorted((a, b) => b.fall - a.fall || a.share - b.share)
        .map(({ keyword, cells: ofKeyword }) => [
        [{ name: keyword }],
        ...columns.map(id => {
            const part = ofKeyword.filter(({ engine }) => id === undefined || (0,engine_names/* splitCountry */.Vl)(engine).id === id);
            if (part.length === 0)
                return ['–'];
            const compared = comparedOf(part);
            const isLoss = part.every(cell => isLost.has((0,comparison_comparison/* keyOf */.TN)(cell))) && fallOf(compared) >= 0.5;
            return lineOf((0,live_grid/* onlyChange */.v2)((0,live_grid/* cellFrom */.ds)(part, compared, isLoss)));
        }),
        citedNow(answersOf(keyword), new Set(ofKeyword.map(({ engine }) => engine))),
    ]);
    const titles = columns.map((id) => (id === undefined ? ['Cites the brand'] : [{ name: names.engine(id), most: 40 }]));
    const isCompared = rows.length > 0 && (outcome.comparison?.cells ?? []).length > 0;
    return [
        ...tables('How many answers to each question cite the brand, and what is cited where it is not', rows, [
            { title: ['Question'], width: 2 },
            ...titles.map((title) => ({ title })),
            { title: ['Cited where you are not'], width: 2 },
        ]),
        ...(0,section/* paragraph */.FY)(isCompared && rows.length > 0 ? ['“Usually” and “was” are left out where nothing changed.'] : [], true),
    ];
}
function fallOf(compared) {
    const change = (0,comparison_comparison/* changeOver */.ND)(compared);
    return change === undefined ? 0 : change.was.usually - change.now.cited;
}
function lineOf(cell) {
    if (cell === undefined || cell === 'no answer')
        return [cell ?? '–'];
    const { now, was, isLoss } = cell;
    return [
        ...(isLoss ? [{ strong: [`${now} ▼`] }] : [now]),
        ...(was === undefined ? [] : [' ', { small: [was] }]),
    ];
}
function answersByKeyword({ answerRecords, scans }) {
    const recordsOf = Map.groupBy(answerRecords, ({ keyword }) => keyword);
    const scansOf = Map.groupBy(scans, ({ keyword }) => keyword);
    return keyword => ({
        records: recordsOf.get(keyword) ?? [],
        scans: scansOf.get(keyword) ?? [],
        isLive: answerRecords.length > 0,
    });
}
function citedNow({ records, scans, isLive }, engines) {
    const contents = records.flatMap(record => record.outcome === 'evaluated' && engines.has(record.engine) && !record.content.cited
        ? [record.content]
        : []);
    const sources = contents.flatMap(({ citedSources }) => [
        ...new Map(citedSources.map(each => [each.domain, each])).values(),
    ]);
    const sites = mostFrequent(isLive ? sources.map(({ domain }) => domain) : hostsOf(scans, engines));
    const cited = new Set(sources.map(({ owner }) => (owner.kind === 'competitor' ? owner.name : '')));
    const named = mostFrequent(contents.flatMap(({ competitors }) => competitors)).filter(name => !cited.has(name));
    const toLines = (names) => (0,section/* joinLines */.cT)(names.slice(0, MOST_NAMED).map((name) => [{ name, most: 60 }]));
    if (sites.length + named.length === 0)
        return ['–'];
    return [
        ...toLines(sites),
        ...(named.length === 0 ? [] : [sites.length > 0 ? '. Also named: ' : 'Only named: ', ...toLines(named)]),
    ];
}
function hostsOf(scans, engines) {
    return scans
        .flatMap(({ scan }) => scan.results)
        .filter(({ engine, cited }) => engines.has(engine) && !cited)
        .flatMap(({ source_url }) => (0,web_url/* parseWebPage */.Jy)(source_url)?.host.replace(/^www\./, '') ?? []);
}
function mostFrequent(names) {
    return [...Map.groupBy(names, name => name)]
        .sort(([, a], [, b]) => b.length - a.length)
        .map(([name]) => name);
}
function contentQuestions({ outcome, findings }) {
    const keywords = outcome.baseline?.content?.keywords ?? [];
    const gained = keywords.filter(({ outcome: change }) => change === 'gained');
    const unchanged = keywords.filter(({ outcome: change }) => change === 'unchanged');
    const isAnswered = ({ baseScore, headScore }) => baseScore > 0 || headScore > 0;
    const groups = [
        {
            group: 'More questions of the causes above, and what answered them until now',
            rows: (0,content_causes/* questionsLeftOut */.HJ)(findings).map(({ question, before }) => [
                [{ name: question }],
                quoteWithPage(before),
            ]),
        },
        {
            group: 'A new answer',
            rows: gained.map(({ keyword, after }) => [[{ name: keyword }], quoteWithPage(after)]),
        },
        {
            group: 'Unchanged',
            rows: unchanged
                .filter(isAnswered)
                .map(({ keyword, after }) => [[{ name: keyword }], [{ name: after?.place.path ?? '–' }]]),
        },
        {
            group: 'Without an answer on these pages, before and after',
            rows: unchanged.filter(each => !isAnswered(each)).map(({ keyword }) => [[{ name: keyword }], ['–']]),
        },
    ].filter(({ rows }) => rows.length > 0);
    const rows = groups.flatMap(({ group, rows: ofGroup }) => [
        ...(groups.length > 1 || group !== 'Unchanged' ? [{ group: [group] }] : []),
        ...ofGroup,
    ]);
    return tables('Questions, and the page that answers each', rows, [
        { title: ['Question'] },
        { title: ['Answered by'] },
    ]);
}
function quoteWithPage(quote) {
    return quote === undefined ? ['–'] : [{ quote: quote.text }, ' (', { name: quote.place.path }, ')'];
}
function tables(caption, rows, columns) {
    if (rows.length === 0)
        return [];
    const { shown, more } = (0,section/* cutItems */.RE)(rows, MOST_ROWS);
    const table = (part) => ({ kind: 'table', caption, columns, rows: part });
    return [
        table(shown),
        ...(more === undefined
            ? []
            : [{ kind: 'fold', title: [`${more} questions`], blocks: [table(rows.slice(MOST_ROWS))] }]),
    ];
}

// EXTERNAL MODULE: ./build/gate/verdict.js
var gate_verdict = __webpack_require__(39231);
// EXTERNAL MODULE: ./build/report/baseline-words.js
var baseline_words = __webpack_require__(37548);
// EXTERNAL MODULE: ./build/report/rule-words.js
var rule_words = __webpack_require__(59317);
// EXTERNAL MODULE: ./build/report/scan-words.js + 1 modules
var scan_words = __webpack_require__(51374);
// EXTERNAL MODULE: ./build/gate/statistics/prediction-interval.js + 1 modules
var prediction_interval = __webpack_require__(44803);
;// CONCATENATED MODULE: ./build/report/document/sections/certainty.js





const ENOUGH_CITED = 5;
const MOST_TIMES = 10;
function certaintyBlocks({ outcome, names }) {
    const { verdict, measurement, samples } = outcome;
    if (measurement === undefined || measurement.totalEngines === 0)
        return [];
    const drops = (0,gate_verdict/* dropsOf */.eI)(verdict);
    const tested = drops?.noise === 'tested' ? drops : undefined;
    const answers = measurement.engines.reduce((sum, engine) => sum + engine.answers, 0);
    const sight = describeSensitivity(outcome);
    const rows = tested
        ? [
            ...(0,gate_verdict/* rulesOf */.fD)(verdict).flatMap(rule => rule.kind === 'drop' && rule.test !== undefined
                ? [
                    testRow([(0,rule_words/* titleOf */.Gg)(rule.subject)], rule.test, (0,numbers/* formatDrop */.D0)(rule.drop, rule.subject.unit), value => (0,numbers/* formatValue */.Fl)(value, rule.subject.unit)),
                ]
                : []),
            ...tested.engineDrops.map(({ engine, before, now, test }) => testRow([{ name: names.engineInCountry(engine) }, ', in points'], test, formatPoints(before - now), formatPoints)),
        ]
        : [];
    return [
        ...(0,section/* listOf */.c3)([
            [
                `The numbers rest on ${(0,numbers/* countOf */.pq)(answers, 'answer')}${samples > 1 ? `; each scan was made ${samples} times` : ''}.`,
            ],
            ...describeNoise(outcome),
            ...(sight === undefined ? [] : [[sight]]),
            ...(tested?.searchShifts ?? []).map(({ engine, before, now }) => [
                { name: names.engineInCountry(engine) },
                ` was evaluated on ${(0,numbers/* countOf */.pq)(now, 'question')}, before on ${(0,lib_numbers/* formatCount */.B)(before)}: it searched ${now < before ? 'less' : 'more'} often, which is not a lost or gained citation.`,
            ]),
        ]),
        ...(rows.length === 0 || tested === undefined
            ? []
            : [
                {
                    kind: 'table',
                    caption: `How sure the drops are: the ${(0,numbers/* formatSetting */.w_)(100 * (1 - 2 * tested.level))}% interval of each, and its p-value`,
                    columns: [
                        { title: ['Value'], width: 2 },
                        { title: ['Drop'], isNumber: true },
                        { title: ['Interval'], isNumber: true },
                        { title: ['p-value'], isNumber: true },
                        { title: ['Compared'], width: 2 },
                    ],
                    rows,
                },
            ]),
    ];
}
function formatPoints(share) {
    return (0,lib_numbers/* formatCount */.B)(Math.round(100 * share));
}
function testRow(value, { interval, pValue, method, size }, drop, format) {
    return [
        value,
        [drop],
        [interval ? `${format(interval.low)} to ${format(interval.high)}` : numbers/* NO_VALUE */.GY],
        [(0,numbers/* formatPValue */.td)(pValue)],
        [
            method === 'cells'
                ? `${(0,numbers/* countOf */.pq)(size, 'pair')} of question and engine`
                : `with ${(0,numbers/* countOf */.pq)(size, 'earlier run')}`,
        ],
    ];
}
function describeNoise({ verdict, baseline, scanPer }) {
    const drops = (0,gate_verdict/* dropsOf */.eI)(verdict);
    switch (drops?.noise) {
        case 'exact':
            return [['Chance has no part in these numbers: the same pages always get the same answers.']];
        case 'untested':
            return [
                [
                    'The level before is given as numbers, so your limit alone decided, and chance may cause a drop. To tell a drop from chance, compare with recorded runs: set ',
                    { code: 'baseline: artifact' },
                    ' or ',
                    { code: 'baseline: branch' },
                    '.',
                ],
            ];
        case 'too-few-runs':
            return [describeTooFewRuns(baseline?.runs.length ?? 0, scanPer)];
        case 'tested': {
            const isChance = (0,gate_verdict/* rulesOf */.fD)(verdict).some(rule => rule.kind === 'drop' && rule.isBeyond && rule.outcome === 'pass');
            const within = isChance ? 'The difference to the runs before is within chance. ' : '';
            return [
                [
                    `${within}A drop fails the gate only where chance alone causes such a drop in fewer than ${Math.ceil(100 * drops.level)} of 100 runs.`,
                ],
            ];
        }
        case undefined:
            return [];
    }
}
function describeTooFewRuns(runs, scanPer) {
    const more = prediction_interval/* FEWEST_RUNS */.GJ - runs;
    const recorded = runs === 1 ? 'One run is recorded' : `${runs} runs are recorded`;
    return [
        more > 0
            ? `${recorded}. After ${(0,numbers/* countOf */.pq)(more, 'more recorded run')}, the gate can tell a drop from chance.`
            : 'The recorded runs and this run have no question and engine in common.',
        ...(scanPer === 'all'
            ? [
                ' ',
                { code: 'scan-per: keyword' },
                ' makes it possible with one recorded run; it begins a new history and makes one request for each question.',
            ]
            : []),
    ];
}
function describeSensitivity({ sensitivity, verdict }) {
    const rule = (0,gate_verdict/* rulesOf */.fD)(verdict).find(result => result.rule === 'max-bcr-drop' && result.kind === 'drop');
    if (sensitivity === undefined || rule?.kind !== 'drop')
        return undefined;
    if (sensitivity.citedBefore === 0) {
        return 'No answer cited the brand in the runs before, so there is no citation to lose.';
    }
    if (rule.baseline > 0 && rule.allowed >= rule.baseline) {
        return 'This gate cannot fail on a drop: your limit is as large as the level before.';
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
        ? `only when none of the ${(0,numbers/* countOf */.pq)(answers, 'answer')} cites the brand`
        : `at ${(0,lib_numbers/* formatCount */.B)(failsAt)} or fewer cited answers of ${answers}`;
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
    const now = `${(0,numbers/* countOf */.pq)(citedNow, 'cited answer')} of ${answers}`;
    const ofBefore = answers === answersBefore ? '' : ` of ${(0,lib_numbers/* formatCount */.B)(answersBefore)}`;
    return `This run has ${now}, the runs before have ${(0,lib_numbers/* formatCount */.B)(citedBefore)}${ofBefore} on average.`;
}
function explainNoLimit({ keywords, samples, citedBefore }) {
    const cited = (0,numbers/* countOf */.pq)(citedBefore, 'cited answer');
    const reason = `This gate cannot fail on a drop yet: the runs before have ${cited} on average, and even the loss of all of them can be chance.`;
    const times = Math.max(2, Math.ceil(ENOUGH_CITED / citedBefore));
    if (times > MOST_TIMES)
        return `${reason} The brand is cited too seldom to see a loss.`;
    return `${reason} About ${keywords * times} questions, or ${samples * times} samples for each question, would change that.`;
}

;// CONCATENATED MODULE: ./build/report/document/sections/rules.js








const LONGEST_SETTING = 600;
const RULE_OUTCOMES = {
    pass: { words: 'Passed', tone: 'better' },
    fail: { words: 'Failed', tone: 'worse' },
    inconclusive: { words: 'May be chance', tone: 'doubtful' },
    unknown: { words: 'Not known', tone: 'doubtful' },
    warn: { words: 'Warning', tone: 'doubtful' },
};
const rulesAndSettings = {
    id: 'rules-and-settings',
    title: 'Rules and settings',
    on: section/* EVERYWHERE */.Zh,
    blocks: told => [
        ...rulesTable(told),
        ...(0,section/* listOf */.c3)(scoreLines(told)),
        ...((0,section/* isContentRun */.p$)(told) ? [] : certaintyBlocks(told)),
        ...(0,section/* listOf */.c3)([comparedWith(told), ...acceptLine(told)]),
        settingsTable(told.outcome),
    ],
};
const rulesInShort = {
    id: 'rules',
    title: 'Rules',
    on: ['text'],
    blocks: told => (0,section/* listOf */.c3)([
        ...(0,gate_verdict/* rulesOf */.fD)(told.outcome.verdict).map((rule) => {
            const { observed, drop, limit } = wordsOf(rule, told.outcome, told.names);
            const { words, tone } = resultOf(rule);
            const values = [observed, `drop ${drop}`, `allowed: ${limit}`]
                .filter(value => !value.endsWith(numbers/* NO_VALUE */.GY))
                .join(', ');
            return [
                ...titleLine(rule),
                ': ',
                { toned: [words.toLowerCase()], tone },
                ...(values === '' ? [] : [' (', { name: values, most: LONGEST_SETTING }, ')']),
            ];
        }),
        ...(told.outcome.verdict.kind === 'judged' ? [comparedWith(told)] : []),
    ]),
};
function rulesTable({ outcome, names }) {
    const rules = (0,gate_verdict/* rulesOf */.fD)(outcome.verdict);
    if (rules.length === 0)
        return [];
    return [
        {
            kind: 'table',
            caption: 'What was observed, and what each rule allows',
            columns: [
                { title: ['Rule'], width: 2 },
                { title: ['Result'] },
                { title: ['Now'], isNumber: true },
                { title: ['Your limit'], width: 2 },
                { title: ['Before'], isNumber: true },
                { title: ['Drop'], isNumber: true },
            ],
            rows: rules.map((rule) => {
                const { observed, limit, baseline, drop } = wordsOf(rule, outcome, names);
                const { words, tone } = resultOf(rule);
                return [
                    titleLine(rule),
                    [{ toned: [words], tone }],
                    ...[observed, limit].map((name) => [{ name }]),
                    [baseline],
                    [drop],
                ];
            }),
        },
    ];
}
function titleLine(rule) {
    const input = (0,rule_words/* inputOfRule */.qm)(rule);
    return [(0,rule_words/* titleOfRule */.UC)(rule), ...(input === undefined ? [] : [' (', { code: input }, ')'])];
}
function resultOf(rule) {
    const { words, tone } = RULE_OUTCOMES[rule.outcome];
    const isUntested = rule.kind === 'drop' && rule.outcome === 'inconclusive' && rule.test === undefined;
    return { words: isUntested ? 'Too early' : words, tone };
}
function wordsOf(rule, { verdict }, names) {
    const named = rule.kind === 'required-engines'
        ? {
            ...rule,
            required: rule.required.map(names.engineInCountry),
            missing: rule.missing.map(names.engineInCountry),
        }
        : rule;
    return (0,rule_words/* describeRule */.IO)(named, verdict.unmeasuredCompetitors);
}
function scoreLines(told) {
    const { measurement, comparison } = told.outcome;
    if (measurement === undefined || measurement.totalEngines === 0)
        return [];
    const { overallBcr, citedEngines, totalEngines, avgSentiment } = measurement;
    const was = (value) => (value === undefined ? '' : `; before ${value}`);
    const score = comparison?.score;
    const engines = comparison?.citedEngines;
    return [
        [
            'Citation score (',
            { code: 'overall_bcr' },
            `): ${(0,lib_numbers/* formatScore */.y)(score?.now ?? overallBcr)}${was(score && (0,lib_numbers/* formatScore */.y)(score.was))}. It says how strongly the answers cite the brand, in the unit of the service: 0 to 100 for the engines of this program.`,
        ],
        ...((0,section/* isContentRun */.p$)(told)
            ? []
            : [
                [
                    `Engines that cite: ${engines?.now ?? citedEngines} of ${totalEngines}${was(engines && `${engines.was}`)}.`,
                ],
            ]),
        ...(avgSentiment === '' ? [] : [['Sentiment: ', { name: avgSentiment }, '.']]),
    ];
}
function comparedWith({ outcome, names }) {
    const { baseline } = outcome.verdict;
    if ('missing' in baseline) {
        const { missing } = baseline;
        const change = (0,baseline_words/* describeScanPerChange */.w7)(missing);
        return [
            'Compared with nothing: ',
            { name: `${(0,words/* withoutBackticks */.sG)((0,baseline_words/* describeMissing */.UV)(missing))}.`, most: 500 },
            ...(change === undefined ? [] : [` ${change}`]),
        ];
    }
    return [
        { name: `Compared with ${(0,baseline_words/* describeOrigin */.uN)(baseline.origin)}.`, most: 500 },
        ...(0,scan_words/* describeMovedModels */.X$)(outcome, names.engineInCountry).map(sentence => ` ${sentence}`),
    ];
}
function acceptLine({ outcome, findings }) {
    const { baseline } = outcome.verdict;
    const isLower = findings.some(({ kind, leadsTo }) => LOWER.includes(kind) && leadsTo !== 'none');
    if (!isLower || 'missing' in baseline || baseline.origin.kind === 'base')
        return [];
    return [['Is this level the new normal? ', ...acceptBy(baseline.origin)]];
}
const LOWER = ['dropped', 'engine-lost', 'declined', 'may-be-chance'];
function acceptBy({ kind }) {
    if (kind === 'inputs') {
        return ['Set ', { code: 'baseline-overall-bcr' }, ' and ', { code: 'baseline-cited-engines' }, ' to it.'];
    }
    const where = kind === 'file' ? '' : ' on the default branch';
    return [`Run once${where} with `, { code: 'accept: true' }, ': later runs are compared with that run.'];
}
function settingsTable({ fingerprint, samples, plannedScans, scanPer, verdict }) {
    const level = (0,gate_verdict/* dropsOf */.eI)(verdict)?.level;
    const rows = [
        ...Object.entries(fingerprint).filter(([, values]) => values.some(value => value !== '')),
        ...('scan-per' in fingerprint ? [] : [['scan-per', [scanPer]]]),
        ['samples', [`${samples} of each scan`]],
        ['scans', [`${plannedScans}`]],
        ...(level === undefined ? [] : [['alpha', [(0,numbers/* formatSetting */.w_)(level)]]]),
    ];
    return {
        kind: 'table',
        caption: 'Two runs are compared where these settings are the same',
        columns: [{ title: ['Setting'] }, { title: ['Value'], width: 3 }],
        rows: rows.map(([name, values]) => [
            [{ code: name }],
            (0,section/* joinLines */.cT)(values.map((value) => [{ name: value, most: LONGEST_SETTING }])),
        ]),
    };
}

// EXTERNAL MODULE: ./build/comparison/series.js
var series = __webpack_require__(24003);
// EXTERNAL MODULE: ./build/lib/chart-scale.js
var chart_scale = __webpack_require__(9027);
// EXTERNAL MODULE: ./build/scan/measure.js
var measure = __webpack_require__(19532);
// EXTERNAL MODULE: ./build/report/document/told.js
var document_told = __webpack_require__(53784);
;// CONCATENATED MODULE: ./build/report/document/sections/trend.js












const MOST_RUNS = 30;
const MOST_ROWS_IN_COMMENT = 10;
const MOST_LINES = 4;
const MOST_SMALL_CHARTS = 12;
const DAY_DISTANCE = 0.14;
const trend = {
    id: 'trend',
    title: 'Trend',
    on: section/* IN_FILES */.Or,
    blocks(told) {
        const found = readTrend(told);
        return found === undefined ? [] : [...chartsOf(found), tableOf(found, MOST_RUNS)];
    },
};
const trendNumbers = {
    id: 'trend-numbers',
    title: 'Trend',
    on: ['comment', 'summary'],
    blocks(told) {
        const found = readTrend(told);
        return found === undefined ? [] : [tableOf(found, MOST_ROWS_IN_COMMENT)];
    },
};
const readTrend = (0,section/* oncePerRun */.ao)(computeTrend);
function computeTrend(told) {
    const { outcome } = told;
    const { measurement, comparison, verdict, run } = outcome;
    if (measurement === undefined || outcome.trend.length === 0 || !(0,section/* hasLevels */.Q5)(told))
        return undefined;
    const compared = (comparison?.cells ?? []).map(({ now }) => now);
    const cells = compared.length > 0 ? compared : measurement.cells;
    const keys = new Set(cells.map(comparison_comparison/* keyOf */.TN));
    const paired = outcome.trend.filter(record => record.cells.some(cell => keys.has((0,comparison_comparison/* keyOf */.TN)(cell))));
    const hasShares = paired.length > 0;
    const answers = trend_countAnswers(cells);
    const isDrawn = answers >= document_told/* LEAST_FOR_PERCENT */.YL;
    const earlier = (hasShares ? paired : outcome.trend).slice(1 - MOST_RUNS);
    const isFailed = verdict.status === 'fail' || verdict.status === 'error';
    const runs = [
        ...earlier.map(({ createdAt, failed, runUrl }) => ({ createdAt, isFailed: failed, runUrl })),
        { createdAt: run.finishedAt, isFailed, runUrl: run.runUrl },
    ];
    if (hasShares) {
        const band = rangeOf(sharesOf(comparison?.runs ?? [], cells).slice(0, -1));
        return {
            ...{
                runs,
                band,
                isDrawn,
                title: isDrawn ? 'Share of the answers that cite the brand' : 'Answers that cite the brand',
            },
            series: listSeries(told, earlier, cells),
            format: value => isDrawn ? (0,numbers/* formatPercent */.l9)(value / 100) : `${Math.round((value * answers) / 100)} of ${answers}`,
            label: tick => `${(0,chart_scale/* labelTick */.Gg)(tick)}%`,
        };
    }
    const known = (comparison?.runs ?? []).map(({ overallBcr }) => overallBcr);
    return {
        ...{
            runs,
            band: rangeOf(known),
            isDrawn: true,
            title: 'Citation score',
            format: lib_numbers/* formatScore */.y,
            label: chart_scale/* labelTick */.Gg,
        },
        series: [
            {
                name: undefined,
                values: [...earlier, measurement].map(({ overallBcr }) => overallBcr),
                isLoss: false,
            },
        ],
    };
}
function listSeries(told, earlier, cells) {
    const partOf = (nameOf) => {
        const groups = [...Map.groupBy(cells, ({ engine }) => nameOf(engine))];
        return groups.length < 2 ? [] : groups;
    };
    const { names } = told;
    const byCountry = partOf(engine => {
        const { country } = (0,engine_names/* splitCountry */.Vl)(engine);
        return country === undefined ? 'All countries' : (0,document_names/* countryName */.GL)(country);
    });
    const byEngine = partOf(engine => names.engine(engine));
    const toSeries = (name, part) => ({
        ...{ name, values: sharesOf(earlier, part) },
        isLoss: (0,live_grid/* isLoss */.Q2)(told, [...new Set(part.map(({ engine }) => engine))]),
    });
    return [
        toSeries(undefined, cells),
        ...[...byCountry, ...byEngine]
            .filter(([, part]) => trend_countAnswers(part) >= document_told/* LEAST_FOR_PERCENT */.YL)
            .map(([name, part]) => toSeries(name, part)),
    ];
}
function sharesOf(runs, cells) {
    const points = new Map((0,series/* seriesOf */.L)(runs, cells, measure/* citedShareOf */.e_, ({ cited }) => cited.length).map(({ run, value }) => [run, value]));
    return Array.from({ length: runs.length + 1 }, (_, run) => {
        const value = points.get(run);
        return value === undefined ? undefined : 100 * Math.min(1, Math.max(0, value));
    });
}
function trend_countAnswers(cells) {
    return cells.reduce((sum, { cited }) => sum + cited.length, 0);
}
function selectLines({ series }) {
    const [all, ...parts] = series;
    const weight = ({ isLoss: isLost, values }) => {
        const [low, high] = rangeOf(values) ?? [0, 0];
        return (isLost ? 1000 : 0) + high - low;
    };
    const most = new Set(parts.toSorted((a, b) => weight(b) - weight(a)).slice(0, MOST_LINES - 1));
    return {
        shown: [...(all === undefined ? [] : [all]), ...parts.filter(part => most.has(part))],
        others: parts.filter(part => !most.has(part)),
    };
}
function chartsOf(found) {
    const { shown, others } = selectLines(found);
    if (!found.isDrawn)
        return [];
    return [
        ...drawChart(found, shown),
        ...others.slice(0, MOST_SMALL_CHARTS).flatMap(part => drawChart(found, [part], true)),
    ];
}
function drawChart(found, series, isSmall = false) {
    const { runs, band, format, label } = found;
    const values = found.series.flatMap(each => each.values.flatMap(value => value ?? []));
    const range = [
        Math.min(0, ...values, ...(band ?? [])),
        Math.max(0, ...values, ...(band ?? [])),
    ];
    const scale = (0,chart_scale/* scaleOf */._K)(range);
    const ends = [scale.lowest * scale.step, scale.highest * scale.step];
    if (!ends.every(Number.isFinite) || ends[0] === ends[1])
        return [];
    const places = placesOf(runs);
    const lines = series.map((each) => ({
        ...{ name: each.name, isLoss: each.isLoss },
        points: each.values.flatMap((value, index) => {
            const [at, run] = [places[index], runs[index]];
            return at === undefined || value === undefined || run === undefined
                ? []
                : [{ at, value, isFailed: run.isFailed }];
        }),
        last: formatLast(each.values.at(-1), format),
    }));
    const name = isSmall ? series[0]?.name : undefined;
    return [
        {
            kind: 'chart',
            title: name ?? `${found.title}, ${(0,numbers/* countOf */.pq)(runs.length, 'run')}`,
            description: describe(runs, lines, format),
            legend: isSmall ? [] : legendOf(found),
            scale,
            ticks: (0,chart_scale/* linesOf */.Dx)(scale).map(value => ({ value, label: label(value) })),
            days: isSmall ? [] : daysOf(runs, places),
            ...{ lines, band: isSmall ? undefined : band },
            ...(isSmall && { isSmall }),
        },
    ];
}
function formatLast(value, format) {
    return value === undefined ? 'no answer' : format(value);
}
function legendOf({ runs, band, format, series }) {
    const whole = series.length > 1 ? ' over all' : '';
    return [
        'One point for each run, over what this run compares.',
        ...(runs.some(({ isFailed }) => isFailed) ? [' A cross marks a run that failed.'] : []),
        ...(band === undefined
            ? []
            : [
                ` The grey band is the range of the runs compared with${whole}: ${format(band[0])} to ${format(band[1])}.`,
            ]),
    ];
}
function describe(runs, lines, format) {
    const [from, to] = [runs[0], runs.at(-1)].map(run => (0,words/* shortDayOf */.gp)(run?.createdAt ?? ''));
    const sentences = lines.flatMap(({ name, points, last }) => {
        const [first] = points;
        return first === undefined ? [] : [`${name ?? 'All'}: from ${format(first.value)} to ${last}.`];
    });
    const failed = runs.filter(({ isFailed }) => isFailed).length;
    return [
        `From ${from} to ${to}.`,
        ...sentences,
        ...(failed === 0 ? [] : [`${(0,numbers/* countOf */.pq)(failed, 'run')} failed.`]),
    ].join(' ');
}
function tableOf(found, most) {
    const { runs, title, format } = found;
    const { shown } = selectLines(found);
    const rows = runs.map(({ createdAt, isFailed, runUrl }, index) => {
        const url = (0,web_url/* parseWebPage */.Jy)(runUrl ?? '');
        const day = (0,words/* dayOf */.kb)(createdAt);
        const note = [...(index === runs.length - 1 ? ['this run'] : []), ...(isFailed ? ['failed'] : [])].join(', ');
        return [
            url === undefined ? [day] : [{ link: url.href, label: [day] }],
            ...shown.map(({ values }) => [formatLast(values[index], format)]),
            [note],
        ];
    });
    return {
        kind: 'table',
        caption: `${title}, the newest run first`,
        columns: [
            { title: ['Run'] },
            ...shown.map(({ name }) => ({
                title: name === undefined ? [shown.length === 1 ? title : 'all'] : [{ name, most: 40 }],
                isNumber: true,
            })),
            { title: ['Note'] },
        ],
        rows: rows.toReversed().slice(0, most),
    };
}
function rangeOf(values) {
    const known = values.flatMap(value => value ?? []);
    return known.length === 0 ? undefined : [Math.min(...known), Math.max(...known)];
}
function placesOf(runs) {
    const times = runs.map(({ createdAt }) => Date.parse(createdAt));
    const [first = Number.NaN, last = Number.NaN] = [times[0], times.at(-1)];
    const isInOrder = times.every((time, index) => time >= (times[index - 1] ?? time));
    return isInOrder && last > first
        ? times.map(time => (time - first) / (last - first))
        : runs.map((_, index) => index / Math.max(runs.length - 1, 1));
}
function daysOf(runs, places) {
    const days = runs.map(({ createdAt }, index) => ({ at: places[index] ?? 0, label: (0,words/* shortDayOf */.gp)(createdAt) }));
    const shown = [];
    for (const day of days.toReversed()) {
        const next = shown[0];
        if (next === undefined || (next.at - day.at >= DAY_DISTANCE && next.label !== day.label))
            shown.unshift(day);
    }
    return shown;
}

;// CONCATENATED MODULE: ./build/report/document/sections/voices.js





const MOST_SITES = 30;
const MOST_PAGES = 5;
const voices_MOST_QUERIES = 20;
const shareOfVoice = {
    id: 'share-of-voice',
    title: 'Share of voice',
    on: ['summary', 'html', 'pdf'],
    blocks: told => ((0,section/* hasLevels */.Q5)(told) ? [...citationShares(told), ...mentions(told)] : []),
};
function citationShares({ outcome }) {
    const { shareOfVoice: shares, verdict } = outcome;
    const brands = shares.length < 2 ? [] : shares.toSorted((a, b) => b.share - a.share);
    const missing = verdict.unmeasuredCompetitors;
    const isSmall = brands.some(({ answers }) => answers < document_told/* LEAST_FOR_PERCENT */.YL);
    return [
        ...(brands.length === 0
            ? []
            : [
                {
                    kind: 'bars',
                    caption: 'Citations: the share of each brand in the citations of all brands',
                    rows: brands.map(({ name, isOwn, share, citedAnswers, answers }) => ({
                        ...{ title: [{ name }], isOwn, share },
                        value: isSmall
                            ? `${citedAnswers} of ${answers} answers`
                            : `${(0,numbers/* formatPercent */.l9)(share)} (cited in ${citedAnswers} of ${answers} answers)`,
                    })),
                },
            ]),
        ...(0,section/* paragraph */.FY)(missing.length === 0
            ? []
            : [
                'Not measured, so not part of any share: ',
                ...(0,section/* joinLines */.cT)(missing.map((name) => [{ name }])),
                '.',
            ]),
        ...(0,section/* paragraph */.FY)(brands.length === 0
            ? []
            : [
                'The share of its answers that cite a brand, divided by the sum of these shares over all brands; over the questions and engines that were evaluated for every brand.',
            ], true),
    ];
}
function mentions(told) {
    const { names } = told;
    const summary = summaryOf(told);
    if (summary === undefined || summary.competitors.length === 0)
        return [];
    const { evaluated, mentioned } = summary.total;
    const brands = [
        { title: names.brand, count: mentioned, isOwn: true },
        ...summary.competitors.map(({ name, answers }) => ({ title: [{ name }], count: answers, isOwn: false })),
    ];
    return [
        {
            kind: 'bars',
            caption: 'Mentions: the share of all answers that name each brand',
            rows: brands
                .toSorted((a, b) => b.count - a.count)
                .map(({ title, count, isOwn }) => ({
                title,
                isOwn,
                share: count / evaluated,
                value: levelOf(count, evaluated),
            })),
        },
    ];
}
function levelOf(cited, answers) {
    const level = { cited, answers, share: answers === 0 ? 0 : cited / answers };
    return answers < document_told/* LEAST_FOR_PERCENT */.YL ? (0,document_told/* countsOf */.mQ)(level) : `${(0,document_told/* shareOf */.tC)(level)} (${(0,document_told/* countsOf */.mQ)(level)})`;
}
const presence = {
    id: 'citations-and-mentions',
    title: 'Citations and mentions by engine',
    on: ['summary', 'html', 'pdf'],
    blocks(told) {
        const summary = summaryOf(told);
        if (summary === undefined)
            return [];
        const hasCompetitors = summary.competitors.length > 0;
        return [
            {
                kind: 'table',
                caption: 'Answers of each engine that cite the brand, and that name it',
                columns: [
                    { title: ['Engine'], width: 2 },
                    { title: ['Cites'], isNumber: true },
                    { title: ['Names'], isNumber: true },
                    ...(hasCompetitors ? [{ title: ['Names it first'], isNumber: true }] : []),
                    { title: ['Read, not cited'], isNumber: true },
                    { title: ['Never read'], isNumber: true },
                ],
                rows: summary.engines.map(({ engine, ...counts }) => [
                    [{ name: told.names.engineInCountry(engine), most: 60 }],
                    ...cellsOf(counts, hasCompetitors).map(value => [value]),
                ]),
            },
            ...(0,section/* paragraph */.FY)([
                'Cites: the answer links to a page of the brand. Names: the brand is in its text. “Read, not cited”: the engine read a page of the brand. “Never read”: it read pages, and none of the brand. An answer is in neither where the vendor does not tell which pages it read.',
            ], true),
        ];
    },
};
const summaryOf = (0,section/* oncePerRun */.ao)((told) => (0,section/* isContentRun */.p$)(told) ? undefined : (0,summarize_answers/* summarizeAnswers */.F0)(told.outcome.answerRecords));
function cellsOf(counts, hasCompetitors) {
    const { evaluated, cited, mentioned, namedFirst, retrievedNotCited, neverRetrieved } = counts;
    return [
        levelOf(cited, evaluated),
        levelOf(mentioned, evaluated),
        ...(hasCompetitors ? [`${namedFirst} of ${mentioned}`] : []),
        `${retrievedNotCited} of ${evaluated}`,
        `${neverRetrieved} of ${evaluated}`,
    ];
}
const OWNERS = [
    { kind: 'own', title: 'Your sites' },
    { kind: 'competitor', title: 'Sites of competitors' },
    { kind: 'third-party', title: 'Other sites' },
];
const sources = {
    id: 'sources',
    title: 'Cited sites',
    on: ['summary', 'html', 'pdf'],
    blocks(told) {
        if ((0,section/* isContentRun */.p$)(told))
            return [];
        const summary = summaryOf(told);
        return summary === undefined ? serviceSources(told) : citedSites(told, summary);
    },
};
function citedSites(told, { domains, unknownSources }) {
    const groups = OWNERS.map(({ kind, title }) => ({
        title,
        sites: domains
            .filter(({ owner }) => owner.kind === kind)
            .map(({ domain, owner, answersWithoutBrand, ...site }) => ({
            ...{ ...site, host: domain, without: answersWithoutBrand },
            whose: owner.kind === 'competitor' ? owner.name : undefined,
        })),
    }));
    return [
        ...siteTable(told, groups),
        ...(0,section/* paragraph */.FY)(unknownSources === 0
            ? []
            : [
                `The vendors do not tell the site of ${(0,numbers/* countOf */.pq)(unknownSources, 'cited page')}: ${unknownSources === 1 ? 'it' : 'they'} may be of the brand.`,
            ], true),
    ];
}
function serviceSources(told) {
    const linked = told.outcome.scans
        .flatMap(({ scan }) => scan.results)
        .flatMap(result => {
        const url = (0,web_url/* parseWebPage */.Jy)(result.source_url);
        return url === undefined ? [] : [{ ...result, url }];
    });
    const sites = [...Map.groupBy(linked, ({ url }) => url.host)].map(([host, answers]) => ({
        ...{ host, answers: answers.length },
        without: answers.filter(({ cited }) => !cited).length,
        engines: [...new Set(answers.map(({ engine }) => engine))],
        pages: [...Map.groupBy(answers, ({ url }) => url.href)]
            .map(([url, ofPage]) => ({ url, answers: ofPage.length }))
            .sort((a, b) => b.answers - a.answers),
    }));
    return siteTable(told, [{ title: '', sites: sites.sort((a, b) => b.answers - a.answers) }]);
}
function siteTable({ names }, groups) {
    const rows = groups.flatMap(({ title, sites }) => {
        const { shown, more } = (0,section/* cutItems */.RE)(sites, MOST_SITES);
        if (shown.length === 0)
            return [];
        return [
            ...(title === '' ? [] : [{ group: [title], note: [(0,numbers/* countOf */.pq)(sites.length, 'site')] }]),
            ...shown.map(({ host, answers, without, engines, pages, whose }) => [
                [{ name: host }, ...(whose === undefined ? [] : [' (', { name: whose, most: 40 }, ')'])],
                pagesOf(pages),
                [`${answers}`],
                [`${without}`],
                (0,section/* joinLines */.cT)([...new Set(engines.map(names.engine))].map((name) => [{ name, most: 40 }])),
            ]),
            ...(more === undefined ? [] : [{ group: [more] }]),
        ];
    });
    if (rows.length === 0)
        return [];
    return [
        {
            kind: 'table',
            caption: 'Sites that answers cite, the most frequent first, with the pages cited most',
            columns: [
                { title: ['Site'], width: 2 },
                { title: ['Pages'], width: 3 },
                { title: ['Answers'], isNumber: true },
                { title: ['Without the brand'], isNumber: true },
                { title: ['Engines'], width: 2 },
            ],
            rows,
        },
    ];
}
function pagesOf(pages) {
    const links = pages.slice(0, MOST_PAGES).flatMap((page) => {
        const url = (0,web_url/* parseWebPage */.Jy)(page.url);
        if (url === undefined)
            return [];
        const count = page.answers > 1 ? [` (${page.answers})`] : [];
        return [[{ link: url.href, label: [{ name: (0,web_url/* readable */.HD)(url.pathname + url.search), most: 60 }] }, ...count]];
    });
    return links.length === 0 ? ['–'] : (0,section/* joinLines */.cT)(links);
}
const searches = {
    id: 'searches',
    title: 'What the engines searched for',
    on: section/* IN_FILES */.Or,
    blocks(told) {
        const { shown, more } = (0,section/* cutItems */.RE)(summaryOf(told)?.queries ?? [], voices_MOST_QUERIES);
        return (0,section/* listOf */.c3)([
            ...shown.map(({ query, answers }) => [{ name: query }, ` (${(0,numbers/* countOf */.pq)(answers, 'answer')})`]),
            ...(more === undefined ? [] : [[more]]),
        ]);
    },
};

;// CONCATENATED MODULE: ./build/report/document/sections/sections.js








const GATE_SECTIONS = [
    missingAnswers,
    removedText,
    questions,
    trend,
    trendNumbers,
    shareOfVoice,
    presence,
    sources,
    searches,
    passedOver,
    drafts/* drafts */.zL,
    drafts/* serviceReports */.bs,
    warnings,
    cost,
    rulesInShort,
    rulesAndSettings,
    answers,
];

;// CONCATENATED MODULE: ./build/report/document/gate-document.js







function tell(outcome) {
    const findings = (0,find_findings/* findFindings */.k)(outcome);
    const engines = [...outcome.engines, ...(outcome.measurement?.engines.map(({ engine }) => engine) ?? [])];
    return {
        outcome,
        findings,
        names: (0,document_names/* createNames */.ND)(outcome.brand, engines),
        failsCheck: outcome.failures.length > 0,
    };
}
function headlineText(outcome) {
    return (0,plain/* plainOf */.oi)((0,headline/* headlineOf */.gD)(tell(outcome)));
}
function gateDocument(outcome, gateSections = GATE_SECTIONS) {
    const told = tell(outcome);
    return {
        title: (0,plain/* plainOf */.oi)((0,headline/* headlineOf */.gD)(told)),
        brand: outcome.brand,
        mark: (0,headline/* reportMark */.y7)(told),
        first: (0,first_screen/* firstScreen */.nR)(told),
        sections: gateSections.flatMap((section) => {
            const blocks = section.blocks(told);
            const { id, title, on, isAnnex } = section;
            return blocks.length === 0
                ? []
                : [{ id, title: [title], blocks, on, ...(isAnnex !== undefined && { isAnnex }) }];
        }),
        footer: runFooter(told),
        createdAt: outcome.run.finishedAt,
    };
}
function sectionsOn({ sections }, surface) {
    return sections.filter(({ on }) => on.includes(surface));
}


/***/ }),

/***/ 8789:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cy: () => (/* binding */ textOfFinding),
/* harmony export */   E0: () => (/* binding */ pagesOf),
/* harmony export */   Pz: () => (/* binding */ isContentLoss),
/* harmony export */   VO: () => (/* binding */ wayOf),
/* harmony export */   gD: () => (/* binding */ headlineOf),
/* harmony export */   y7: () => (/* binding */ reportMark)
/* harmony export */ });
/* unused harmony export markOf */
/* harmony import */ var _gate_verdict_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(39231);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(73533);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44702);
/* harmony import */ var _incident_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96967);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46613);
/* harmony import */ var _plain_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76285);
/* harmony import */ var _silent_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10228);
/* harmony import */ var _told_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53784);








const MOST_CHARACTERS = 90;
const QUESTION_LENGTH = 40;
const PATH_LENGTH = 60;
const CONTENT_LOSSES = ['page-gone', 'page-hidden', 'answer-lost', 'answer-weaker'];
function isContentLoss(finding) {
    return CONTENT_LOSSES.includes(finding.kind);
}
const MARKS_OF_STATUS = { pass: 'fail', fail: 'fail', error: 'error', inconclusive: 'warn' };
function reportMark({ findings: [first], failsCheck, outcome }) {
    const mark = first === undefined ? 'pass' : markOf(first);
    const { status } = outcome.verdict;
    const isGood = mark === 'pass' || mark === 'report';
    return isGood && (failsCheck || status !== 'pass') ? MARKS_OF_STATUS[status] : mark;
}
function markOf({ kind, leadsTo }) {
    if (leadsTo === 'none')
        return kind === 'first-run' || kind === 'no-rule' ? 'report' : 'pass';
    if (leadsTo === 'inconclusive')
        return 'warn';
    return leadsTo;
}
function headlineOf(told) {
    const [first] = told.findings;
    if (first === undefined)
        throw new RangeError('a report has one finding at least');
    const candidates = wordsOf(first, told);
    const fitting = candidates.find(line => (0,_plain_js__WEBPACK_IMPORTED_MODULE_3__/* .plainOf */ .oi)(line).length <= MOST_CHARACTERS);
    return fitting ?? [{ name: (0,_plain_js__WEBPACK_IMPORTED_MODULE_3__/* .plainOf */ .oi)(candidates.at(-1) ?? []), most: MOST_CHARACTERS }];
}
function textOfFinding(finding, told) {
    return (0,_plain_js__WEBPACK_IMPORTED_MODULE_3__/* .plainOf */ .oi)(headlineOf({ ...told, findings: [finding] }));
}
function wordsOf(first, told) {
    const { names, outcome } = told;
    const { brand } = names;
    if (isContentLoss(first))
        return contentLoss(first, told);
    switch (first.kind) {
        case 'incident':
            return (0,_incident_js__WEBPACK_IMPORTED_MODULE_1__/* .incidentHeadlines */ .Og)(first, told);
        case 'engine-silent':
            return [
                [(0,_silent_js__WEBPACK_IMPORTED_MODULE_4__/* .silentSentence */ .LT)(first, told)],
                [
                    `${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_6__/* .countOf */ .pq)(first.engines.length, 'engine')} did not answer: ${(0,_silent_js__WEBPACK_IMPORTED_MODULE_4__/* .reasonOf */ .A3)(first.reason, names.vendor(first.engines[0] ?? ''))}`,
                ],
            ];
        case 'engine-blind':
            return [[`${names.engine(first.engine)} named no sources, so its citations cannot be counted`]];
        case 'dropped':
            if (first.value !== undefined)
                return [valueDropped(first.value, first.change !== undefined, told)];
            return [dropped(first, told)];
        case 'engine-lost':
            return [dropped(first, told)];
        case 'declined':
        case 'still-low':
            return [lowSince(first, told)];
        case 'floor-broken':
            return [brokenRule(first, told)];
        case 'may-be-chance': {
            const { scope, change, test, value } = first;
            const doubt = test === 'untested' ? 'It is too early to judge this' : 'This may be chance';
            if (value !== undefined) {
                return [change !== undefined, false].map(isLevel => [
                    ...valueDropped(value, isLevel, told),
                    `. ${doubt}`,
                ]);
            }
            return change === undefined
                ? [[...brand, ` may be cited less than before. ${doubt}`]]
                : [[...(0,_told_js__WEBPACK_IMPORTED_MODULE_5__/* .levelSentence */ .uW)(scope, change.now, names), `, was ${(0,_told_js__WEBPACK_IMPORTED_MODULE_5__/* .wasOf */ .Xm)(change)}. ${doubt}`]];
        }
        case 'config-changed': {
            const [file, ...others] = first.files;
            return [
                others.length === 0 && file !== undefined
                    ? ['This pull request edits the settings of the gate: ', { name: file.path, most: PATH_LENGTH }]
                    : [`This pull request edits ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_6__/* .countOf */ .pq)(first.files.length, 'file')} of the settings of the gate`],
                ['This pull request edits the settings of the gate'],
            ];
        }
        case 'competitor-ahead': {
            const { site, own } = first;
            const share = (0,_numbers_js__WEBPACK_IMPORTED_MODULE_6__/* .formatPercent */ .l9)(site.answers / site.of);
            return [
                [
                    { name: site.domain, most: QUESTION_LENGTH },
                    ' is now cited more than ',
                    ...brand,
                    `: ${share} and ${(0,_told_js__WEBPACK_IMPORTED_MODULE_5__/* .shareOf */ .tC)(own)}`,
                ],
            ];
        }
        case 'share-of-voice':
            return [
                [
                    ...brand,
                    ` has ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_6__/* .formatPercent */ .l9)(first.share)} of the citations among ${first.brands} brands. It was ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_6__/* .formatPercent */ .l9)(first.was)}`,
                ],
            ];
        case 'back': {
            const { scope, change, isCertain, since, low } = first;
            const day = (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .dayInYear */ .xN)(since, outcome.run.finishedAt);
            const who = scope.kind === 'engine' ? [`${names.engine(scope.engine)} cites `, ...brand] : [...brand, ' is cited'];
            const level = change === undefined ? '' : `: ${(0,_told_js__WEBPACK_IMPORTED_MODULE_5__/* .shareOf */ .tC)(change.now)}, low was ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_6__/* .formatPercent */ .l9)(low)}`;
            return [[...(isCertain ? [] : ['Perhaps ']), ...who, ` again since ${day}${level}`]];
        }
        case 'answer-new': {
            const all = told.findings.filter(finding => finding.kind === 'answer-new');
            const count = all.reduce((sum, { questions }) => sum + questions.length, 0);
            return [[`No question lost its answer, ${count} ${count === 1 ? 'has a new one' : 'have new ones'}`]];
        }
        case 'first-run':
            return [firstRun(first, told)];
        case 'no-rule':
            return [
                first.level === undefined
                    ? ['No rule is set, so this gate cannot fail']
                    : [...(0,_told_js__WEBPACK_IMPORTED_MODULE_5__/* .wholeSentence */ .lS)(first.level, told), '. No rule is set'],
            ];
        case 'unchanged':
            return [unchanged(first, told)];
    }
}
function dropped({ scope, change }, { names }) {
    const { brand, engine } = names;
    if (change === undefined)
        return [...brand, ' is cited less than before'];
    if (scope.kind !== 'engine' || change.now.cited > 0) {
        return [...(0,_told_js__WEBPACK_IMPORTED_MODULE_5__/* .levelSentence */ .uW)(scope, change.now, names), `. It was ${(0,_told_js__WEBPACK_IMPORTED_MODULE_5__/* .wasOf */ .Xm)(change)}`];
    }
    return [
        ...[`${engine(scope.engine)} no longer cites `, ...brand],
        `${(0,_told_js__WEBPACK_IMPORTED_MODULE_5__/* .placeOf */ .$t)(scope)}. It did in ${(0,_told_js__WEBPACK_IMPORTED_MODULE_5__/* .wasOf */ .Xm)(change)} of its answers`,
    ];
}
function valueDropped({ rule, subject: { noun, unit }, now, was }, isLevel, { names: { brand } }) {
    const [value, before] = [(0,_numbers_js__WEBPACK_IMPORTED_MODULE_6__/* .formatValue */ .Fl)(now, unit), (0,_numbers_js__WEBPACK_IMPORTED_MODULE_6__/* .formatValue */ .Fl)(was, unit)];
    if (rule === 'max-cited-engines-drop') {
        return [`${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_6__/* .countOf */ .pq)(now, 'engine')} ${now === 1 ? 'cites' : 'cite'} `, ...brand, `. It was ${before}`];
    }
    return isLevel && rule === 'max-bcr-drop'
        ? [...brand, ` is cited as often, but less prominently: score ${value}, was ${before}`]
        : [`The ${noun} of `, ...brand, ` is ${value}. It was ${before}`];
}
function lowSince({ kind, scope, since, levels }, told) {
    const { brand, engine } = told.names;
    const isStill = kind === 'still-low';
    const who = scope.kind === 'engine'
        ? [`${engine(scope.engine)} ${isStill ? 'still cites' : 'cites'} `, ...brand]
        : [...brand, ` is ${isStill ? 'still ' : ''}cited`];
    const day = (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .dayInYear */ .xN)(since, told.outcome.run.finishedAt);
    const score = (0,_told_js__WEBPACK_IMPORTED_MODULE_5__/* .isLevelOverTime */ .gI)(levels) ? scoreOverTime(told) : undefined;
    if (score !== undefined) {
        return [...who, ` as often, but less prominently since ${day}: score ${score.now}, was ${score.was}`];
    }
    const [now, was] = [(0,_numbers_js__WEBPACK_IMPORTED_MODULE_6__/* .formatPercent */ .l9)(levels.since), (0,_numbers_js__WEBPACK_IMPORTED_MODULE_6__/* .formatPercent */ .l9)(levels.before)];
    return [...who, ` less${(0,_told_js__WEBPACK_IMPORTED_MODULE_5__/* .placeOf */ .$t)(scope)} since ${day}: ${now}, was ${was}`];
}
function scoreOverTime({ outcome }) {
    const rule = (0,_gate_verdict_js__WEBPACK_IMPORTED_MODULE_7__/* .rulesOf */ .fD)(outcome.verdict).find(({ kind, outcome: result }) => kind === 'decline' && result === 'fail');
    if (rule?.kind !== 'decline' || rule.change === undefined)
        return undefined;
    return { now: (0,_numbers_js__WEBPACK_IMPORTED_MODULE_6__/* .formatValue */ .Fl)(rule.change.after, 'score'), was: (0,_numbers_js__WEBPACK_IMPORTED_MODULE_6__/* .formatValue */ .Fl)(rule.change.before, 'score') };
}
function firstRun({ level, missing }, told) {
    if (level === undefined)
        return ['There is nothing to compare with yet'];
    const sentence = (0,_told_js__WEBPACK_IMPORTED_MODULE_5__/* .wholeSentence */ .lS)(level, told);
    switch (missing.kind) {
        case 'no-history-yet':
        case 'no-run-yet':
            return ['First run: ', ...sentence];
        case 'other-settings':
            return ['First run with these settings: ', ...sentence];
        case 'accepted':
            return ['New level: ', ...sentence];
        default:
            return [...sentence, ', compared with nothing'];
    }
}
function unchanged({ change, level }, told) {
    if (told.outcome.baseline?.content !== undefined)
        return ['No question lost its answer'];
    if (change !== undefined)
        return [...(0,_told_js__WEBPACK_IMPORTED_MODULE_5__/* .wholeSentence */ .lS)(change.now, told), (0,_told_js__WEBPACK_IMPORTED_MODULE_5__/* .beforeWords */ .JD)(change)];
    if (level !== undefined)
        return (0,_told_js__WEBPACK_IMPORTED_MODULE_5__/* .wholeSentence */ .lS)(level, told);
    const { citedEngines = 0, totalEngines = 0 } = told.outcome.measurement ?? {};
    return totalEngines === 0
        ? ['No answer about ', ...told.names.brand, ' was evaluated']
        : [
            `${citedEngines} of ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_6__/* .countOf */ .pq)(totalEngines, 'engine')} ${citedEngines === 1 ? 'cites' : 'cite'} `,
            ...told.names.brand,
        ];
}
function contentLoss(first, { findings, outcome }) {
    const alike = findings
        .filter(isContentLoss)
        .filter(({ leadsTo, kind }) => first.kind === 'answer-weaker'
        ? kind === first.kind
        : leadsTo === first.leadsTo && kind !== 'answer-weaker');
    const questions = [...new Set(alike.flatMap(({ questions }) => questions.map(({ question }) => question)))];
    const all = outcome.baseline?.content?.keywords.length ?? questions.length;
    const isOne = questions.length === 1;
    const lost = first.kind === 'answer-weaker'
        ? isOne
            ? 'has a weaker answer'
            : 'have a weaker answer'
        : isOne
            ? 'lost its answer'
            : 'lost their answer';
    const subject = isOne
        ? [{ quote: questions[0] ?? '', most: QUESTION_LENGTH }, ` ${lost}`]
        : [`${questions.length === all ? `All ${all}` : `${questions.length} of ${all}`} questions ${lost}`];
    const way = alike.length === 1 ? wayOf(first) : undefined;
    return [...(way === undefined ? [] : [[...subject, ': ', ...way]]), subject];
}
function pagesOf({ path, questions }) {
    return [...new Set(questions.map(({ before }) => before?.place.path ?? path))];
}
function wayOf(finding) {
    const page = { name: finding.path, most: PATH_LENGTH };
    switch (finding.kind) {
        case 'page-gone':
            return [page, finding.to === undefined ? ' is deleted' : ' moved without a redirect'];
        case 'page-hidden': {
            const pages = pagesOf(finding);
            return pages.length > 1 ? [`${pages.length} pages are hidden`] : [page, ' is hidden'];
        }
        case 'answer-lost':
            return finding.way === 'unread' ? [page, ' is no page any more'] : undefined;
        case 'answer-weaker':
            return undefined;
    }
}
function brokenRule({ rule, leadsTo }, told) {
    const { names } = told;
    const { brand } = names;
    switch (rule.kind) {
        case 'floor': {
            const { unit } = rule.subject;
            const floor = `${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_6__/* .formatSetting */ .w_)(rule.floor)}${unit === 'percent' ? '%' : ''}`;
            const now = rule.observed === undefined ? 'not known' : (0,_numbers_js__WEBPACK_IMPORTED_MODULE_6__/* .formatValue */ .Fl)(rule.observed, unit);
            if (rule.rule === 'min-cited-engines')
                return [
                    `${now} ${rule.observed === 1 ? 'engine cites' : 'engines cite'} `,
                    ...brand,
                    `. Your floor is ${floor}`,
                ];
            if (unit === 'percent')
                return [...brand, ` has ${now} of the citations. Your floor is ${floor}`];
            return [`The ${rule.subject.noun} of `, ...brand, ` is ${now}. Your floor is ${floor}`];
        }
        case 'required-engines': {
            const who = (0,_names_js__WEBPACK_IMPORTED_MODULE_2__/* .joinWords */ .yZ)(rule.missing.map(names.engineInCountry));
            return [`${who} must cite `, ...brand, ` and ${rule.missing.length === 1 ? 'does' : 'do'} not`];
        }
        case 'sentiment':
            return [
                'An answer about ',
                ...brand,
                ' has an unwanted sentiment: ',
                { name: rule.found[0]?.sentiment ?? '', most: 20 },
            ];
        case 'drop': {
            const dropped = valueDropped({ ...rule, now: rule.observed, was: rule.baseline }, false, told);
            return leadsTo === 'fail' ? dropped : [...dropped, '. This may be chance'];
        }
        case 'decline': {
            if (rule.change === undefined)
                return ['The citation score of ', ...brand, ' is lower for several runs'];
            const day = (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .dayInYear */ .xN)(rule.change.since, told.outcome.run.finishedAt);
            const [now, was] = [rule.change.after, rule.change.before].map(value => (0,_numbers_js__WEBPACK_IMPORTED_MODULE_6__/* .formatValue */ .Fl)(value, 'score'));
            return [...brand, ` is cited less since ${day}: score ${now}, was ${was}`];
        }
        default:
            return [`The ${rule.subject.noun} of `, ...brand, ' is beyond its limit'];
    }
}


/***/ }),

/***/ 96967:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FK: () => (/* binding */ incidentEntries),
/* harmony export */   Kx: () => (/* binding */ blockerWords),
/* harmony export */   Og: () => (/* binding */ incidentHeadlines),
/* harmony export */   Ut: () => (/* binding */ serviceFault),
/* harmony export */   vV: () => (/* binding */ incidentLine)
/* harmony export */ });
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73533);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25567);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46613);
/* harmony import */ var _silent_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10228);
/* harmony import */ var _told_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53784);





const LONGEST = 1000;
function incidentHeadlines({ blocker, isPartly }, told) {
    const { names } = told;
    switch (blocker.kind) {
        case 'no-secrets':
            return [['This run has no key, so nothing was measured']];
        case 'baseline':
            return [
                [
                    blocker.unusable.kind === 'base'
                        ? 'The pages before this change cannot be read'
                        : blocker.unusable.kind === 'all-dropped'
                            ? 'Every run to compare with is low, so the level before is not known'
                            : 'The earlier runs cannot be used',
                ],
            ];
        case 'day-limit':
            return [['This run needs more requests than the plan allows in a day']];
        case 'time-budget':
            return [['This run needs more time than timeout-minutes allows']];
        case 'cost-limit':
            return [['This run would cost more than max-cost']];
        case 'missing-shards': {
            const parts = blocker.shards.map(shard => shard.replace('/', ' of '));
            if (parts.length === 0)
                return [['No part of this run left a result']];
            return [
                [
                    parts.length === 1
                        ? `Part ${parts[0]} of this run left no result`
                        : `${parts.length} parts of this run left no result`,
                ],
            ];
        }
        case 'service': {
            const { kind, status } = blocker.facts;
            const what = isPartly ? ' was only partly measured' : ' was not measured';
            const fault = serviceFault(kind, status);
            return [[`${fault}: `, ...names.brand, what], [fault]];
        }
        case 'few-answers':
        case 'no-answers': {
            const isNone = blocker.kind === 'no-answers' || blocker.evaluated === 0;
            const what = isNone ? 'No engine answered' : 'Too few answers came';
            const reasons = faultsOf(blocker, told).map(fault => fault.why);
            return [[reasons.join('; ')], reasons.slice(0, 1), []].map(why => [
                `${what}${why.join() === '' ? '' : `: ${why.join()}`}`,
            ]);
        }
        case 'required-unanswered': {
            const who = blocker.engines.map(({ engine }) => names.engineInCountry(engine));
            return [
                [`${(0,_names_js__WEBPACK_IMPORTED_MODULE_1__/* .joinWords */ .yZ)(who)} answered too few questions`],
                ['A required engine answered too few questions'],
            ];
        }
    }
}
function incidentLine({ blocker }, told) {
    const { gap } = told.outcome;
    if (told.outcome.verdict.kind === 'judged' && gap !== undefined) {
        return [
            `The verdict covers ${gap.keywords} of ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(gap.allKeywords, 'question')}. ${(0,_told_js__WEBPACK_IMPORTED_MODULE_3__/* .checkSentence */ .YC)(told)}`,
        ];
    }
    if (blocker.kind === 'few-answers') {
        const { evaluated, planned, minAnswers } = blocker;
        const none = planned === 1 ? 'The only answer did not come' : `None of the ${planned} answers came`;
        return [
            evaluated === 0
                ? `${none}, so nothing was measured. ${(0,_told_js__WEBPACK_IMPORTED_MODULE_3__/* .checkSentence */ .YC)(told)}`
                : `${evaluated} of ${planned} answers came, and min-answers is ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .formatSetting */ .w_)(minAnswers)}%. ${(0,_told_js__WEBPACK_IMPORTED_MODULE_3__/* .checkSentence */ .YC)(told)}`,
        ];
    }
    return [...blockerWords(blocker), ` ${(0,_told_js__WEBPACK_IMPORTED_MODULE_3__/* .checkSentence */ .YC)(told)}`];
}
function blockerWords(blocker) {
    return [{ name: (0,_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .explainBlocker */ .I)(blocker).text, most: LONGEST }];
}
function incidentEntries({ blocker }, told) {
    return faultsOf(blocker, told).flatMap(({ why, entry }) => {
        const todo = (0,_silent_js__WEBPACK_IMPORTED_MODULE_2__/* .remedyOf */ .SM)(entry.reason, { engine: undefined, next: (0,_told_js__WEBPACK_IMPORTED_MODULE_3__/* .nextRun */ .B6)(told.outcome) });
        return todo === undefined ? [] : [{ title: [`${upperFirst(why)}.`], lines: [], todo }];
    });
}
function faultsOf(blocker, { outcome, names }) {
    if (blocker.kind !== 'few-answers' && blocker.kind !== 'no-answers')
        return [];
    const missing = blocker.kind === 'few-answers' ? blocker.missing : outcome.answers.missing;
    return [
        ...new Map(missing.toReversed().map(entry => {
            const why = (0,_silent_js__WEBPACK_IMPORTED_MODULE_2__/* .reasonOf */ .A3)(entry.reason, names.vendor(entry.engine));
            return [why, { why, entry }];
        })).values(),
    ].reverse();
}
function serviceFault(kind, status) {
    if (kind === 'setup')
        return 'The pages could not be read';
    if (status === 401 || status === 403)
        return 'The scan service refused the key';
    if (kind === 'cancelled')
        return 'The run was cancelled';
    if (status !== undefined)
        return `The scan service failed with status ${status}`;
    return 'The scan service did not answer';
}
function upperFirst(text) {
    return text.slice(0, 1).toUpperCase() + text.slice(1);
}


/***/ }),

/***/ 86344:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ liveEntries)
/* harmony export */ });
/* harmony import */ var _embedded_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16424);
/* harmony import */ var _findings_scope_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75003);
/* harmony import */ var _web_url_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50689);
/* harmony import */ var _live_grid_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43428);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46613);
/* harmony import */ var _told_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53784);






const CRAWLERS = {
    openai: 'OAI-SearchBot',
    anthropic: 'Claude-SearchBot',
    gemini: 'Googlebot',
    perplexity: 'PerplexityBot',
};
function liveEntries({ scope, evidence }, told) {
    return evidence.map(each => (each.kind === 'read' ? readEntry(each, scope, told) : siteEntry(each, scope)));
}
function readEntry({ domain, answers, usually: before, of }, scope, told) {
    const { names, outcome } = told;
    const who = scope.kind === 'engine' ? names.engine(scope.engine) : 'The engines';
    const engines = (0,_live_grid_js__WEBPACK_IMPORTED_MODULE_2__/* .plannedEngines */ .Ex)(outcome).filter(engine => (0,_findings_scope_js__WEBPACK_IMPORTED_MODULE_1__/* .isIn */ .S1)(scope, engine));
    const crawlers = [
        ...new Set(engines.flatMap(engine => CRAWLERS[(0,_embedded_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_0__/* .splitCountry */ .Vl)(engine).id.split(':', 1)[0] ?? ''] ?? [])),
    ];
    const admits = crawlers.length === 0 ? '' : `, and that robots.txt admits ${(0,_names_js__WEBPACK_IMPORTED_MODULE_3__/* .joinWords */ .yZ)(crawlers)}`;
    const site = domain === undefined ? ['your site'] : [{ name: domain, most: 60 }];
    const usual = before === undefined ? '' : `, usually for ${(0,_told_js__WEBPACK_IMPORTED_MODULE_4__/* .usually */ .EC)(before)}`;
    const reads = scope.kind === 'engine' ? 'reads' : 'read';
    return {
        title: [
            answers === 0
                ? `${who} no longer ${reads} your pages${(0,_told_js__WEBPACK_IMPORTED_MODULE_4__/* .placeOf */ .$t)(scope)}.`
                : `${who} ${reads} your pages${(0,_told_js__WEBPACK_IMPORTED_MODULE_4__/* .placeOf */ .$t)(scope)} less often.`,
        ],
        lines: [
            [
                ...[scope.kind === 'engine' ? 'It read a page of ' : 'They read a page of ', ...site],
                ` for ${answers} of ${of} answers${usual}.`,
            ],
        ],
        todo: ['Check that ', ...site, ' opens without a login, has no ', { code: 'noindex' }, `${admits}.`],
    };
}
function siteEntry({ domain, page, instead, answers, usually: before, of }, scope) {
    const link = pageLine(page) ?? [{ name: domain }];
    const own = pageLine(instead);
    const usual = before === undefined ? '' : `, usually ${(0,_told_js__WEBPACK_IMPORTED_MODULE_4__/* .usually */ .EC)(before)}`;
    return {
        title: [{ name: domain }, before === undefined ? ' is cited now.' : ' took the place.'],
        lines: [[`${answers} of ${of} answers${(0,_told_js__WEBPACK_IMPORTED_MODULE_4__/* .placeOf */ .$t)(scope)} cite it${usual}.`]],
        todo: own === undefined
            ? ['Read ', ...link, ' beside your page on the same subject.']
            : ['Read ', ...link, ' beside ', ...own, ', your page that it replaced most often.'],
    };
}
function pageLine(address) {
    const url = address === undefined ? undefined : (0,_web_url_js__WEBPACK_IMPORTED_MODULE_5__/* .parseWebPage */ .Jy)(address);
    return url && [{ link: url.href, label: [{ name: (0,_web_url_js__WEBPACK_IMPORTED_MODULE_5__/* .readablePlace */ .QV)(url) }] }];
}


/***/ }),

/***/ 43428:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ex: () => (/* binding */ plannedEngines),
/* harmony export */   Q2: () => (/* binding */ isLoss),
/* harmony export */   Zr: () => (/* binding */ liveGrid),
/* harmony export */   dp: () => (/* binding */ wasWords),
/* harmony export */   ds: () => (/* binding */ cellFrom),
/* harmony export */   t7: () => (/* binding */ apiNote),
/* harmony export */   v2: () => (/* binding */ onlyChange)
/* harmony export */ });
/* harmony import */ var _comparison_comparison_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25039);
/* harmony import */ var _embedded_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16424);
/* harmony import */ var _findings_scope_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75003);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44702);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46613);
/* harmony import */ var _told_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53784);






const MOST_COLUMNS = 6;
const MOST_RUNS = 12;
function liveGrid(told) {
    const { outcome, names } = told;
    const asked = plannedEngines(outcome);
    if (outcome.measurement === undefined || asked.every(_embedded_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_0__/* .isOwnPages */ .rn))
        return undefined;
    const countries = unique(asked.map(engine => (0,_embedded_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_0__/* .splitCountry */ .Vl)(engine).country));
    const ids = unique(asked.map(engine => (0,_embedded_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_0__/* .splitCountry */ .Vl)(engine).id));
    const blind = told.findings.flatMap(finding => (finding.kind === 'engine-blind' ? [finding.engine] : []));
    const isBlind = (engine) => blind.includes((0,_embedded_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_0__/* .splitCountry */ .Vl)(engine).id);
    const measured = outcome.measurement.engines.filter(({ engine }) => !isBlind(engine));
    const answering = new Set(measured.map(({ engine }) => (0,_embedded_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_0__/* .splitCountry */ .Vl)(engine).id));
    const countryAxis = withAll(countries.map(country => ({
        title: [country === undefined ? 'All countries' : (0,_names_js__WEBPACK_IMPORTED_MODULE_3__/* .countryName */ .GL)(country)],
        isIn: (engine) => (0,_embedded_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_0__/* .splitCountry */ .Vl)(engine).country === country,
        isAll: false,
    })));
    const engineAxis = withAll(ids.map(id => ({
        title: [{ name: names.engine(id), most: 40 }],
        isIn: (engine) => (0,_embedded_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_0__/* .splitCountry */ .Vl)(engine).id === id,
        isAll: false,
    })), ids.filter(id => answering.has(id)).length > 1);
    const isTurned = ids.length > MOST_COLUMNS;
    const [rows, columns] = isTurned ? [engineAxis, countryAxis] : [countryAxis, engineAxis];
    return {
        kind: 'grid',
        label: 'How many answers cite the brand, by country and engine',
        columns: columns.map(({ title }) => title),
        rows: rows.map(row => ({
            title: rows.length === 1 ? undefined : row.title,
            cells: columns.map(column => {
                const isIn = (engine) => row.isIn(engine) && column.isIn(engine);
                const isBasis = column.isAll || !columns.some(({ isAll }) => isAll);
                const engines = asked.filter(isIn);
                if (engines.length === 0)
                    return undefined;
                return cellOf(outcome, ({ engine }) => engines.includes(engine) && !isBlind(engine), {
                    ...{ isBasis, isLoss: isLoss(told, engines) },
                });
            }),
        })),
        note: noteOf(told),
    };
}
function withAll(axis, hasTotal = axis.length > 1) {
    return !hasTotal ? axis : [...axis, { title: ['all'], isIn: () => true, isAll: true }];
}
function plannedEngines({ answers, measurement, engines }) {
    const measured = measurement?.engines.map(({ engine }) => engine) ?? [];
    const planned = answers.engines.map(({ engine }) => engine);
    const known = planned.length > 0 ? engines.filter(engine => planned.includes(engine)) : engines;
    return unique([...known, ...planned, ...measured]);
}
function cellOf({ measurement, comparison }, isIn, { isBasis, isLoss }) {
    const cells = (measurement?.cells ?? []).filter(isIn);
    const compared = (comparison?.cells ?? []).filter(isIn);
    const shown = (0,_comparison_comparison_js__WEBPACK_IMPORTED_MODULE_5__/* .changeOver */ .ND)(compared)?.now ?? (0,_comparison_comparison_js__WEBPACK_IMPORTED_MODULE_5__/* .levelOf */ .In)(cells);
    const cell = cellFrom(cells, compared, isLoss);
    if (cell === 'no answer' || shown === undefined)
        return cell;
    return {
        ...cell,
        ...(isBasis && shown.answers >= 10 && { basis: `(${(0,_told_js__WEBPACK_IMPORTED_MODULE_4__/* .countsOf */ .mQ)(shown)})` }),
        history: historyOf(comparison, compared, shown.share),
    };
}
function cellFrom(cells, compared, isLoss) {
    const change = (0,_comparison_comparison_js__WEBPACK_IMPORTED_MODULE_5__/* .changeOver */ .ND)(compared);
    const shown = change?.now ?? (0,_comparison_comparison_js__WEBPACK_IMPORTED_MODULE_5__/* .levelOf */ .In)(cells);
    if (shown === undefined)
        return 'no answer';
    return {
        now: wordOf(shown.cited, shown.answers) ?? (0,_told_js__WEBPACK_IMPORTED_MODULE_4__/* .shareOf */ .tC)(shown),
        ...(change && { was: wasWords(change) }),
        ...(isLoss && { isLoss }),
        share: shown.share,
    };
}
function onlyChange(cell) {
    if (cell === 'no answer')
        return cell;
    const { was, ...rest } = cell;
    const isSame = was === undefined || was.replace(/^(usually|was) /, '') === cell.now;
    return isSame ? rest : cell;
}
function wordOf(cited, answers) {
    if (answers !== 1)
        return undefined;
    return cited === 1 ? 'cited' : 'not cited';
}
function wasWords(change) {
    const word = wordOf(Math.round(change.was.usually), change.now.answers);
    if (word !== undefined)
        return `usually ${word}`;
    return change.now.answers < 10 ? (0,_told_js__WEBPACK_IMPORTED_MODULE_4__/* .wasOf */ .Xm)(change) : `was ${(0,_told_js__WEBPACK_IMPORTED_MODULE_4__/* .wasOf */ .Xm)(change)}`;
}
function historyOf(comparison, cells, now) {
    const runs = comparison?.runs ?? [];
    const byRun = Map.groupBy(cells.flatMap(({ before }) => before), ({ run }) => run);
    const earlier = runs.map((_, run) => (0,_comparison_comparison_js__WEBPACK_IMPORTED_MODULE_5__/* .levelOf */ .In)((byRun.get(run) ?? []).map(({ cell }) => cell))?.share);
    return [...earlier.slice(1 - MOST_RUNS), now];
}
function isLoss({ findings, outcome }, engines) {
    const answered = outcome.measurement?.engines.map(({ engine }) => engine) ?? [];
    const own = engines.filter(engine => answered.includes(engine));
    return findings.some(finding => isBold(finding) && covers(finding.scope, own, answered));
}
function isBold(finding) {
    if (!('scope' in finding) || finding.kind === 'may-be-chance' || finding.kind === 'back')
        return false;
    return finding.kind !== 'dropped' || finding.value === undefined;
}
function covers(scope, engines, asked) {
    if (scope.kind === 'whole')
        return engines.length === asked.length;
    return engines.length > 0 && engines.every(engine => (0,_findings_scope_js__WEBPACK_IMPORTED_MODULE_1__/* .isIn */ .S1)(scope, engine));
}
function noteOf(told) {
    const { outcome, findings } = told;
    const losses = findings.filter(isBold);
    const isPart = losses.every(({ scope }) => scope.kind !== 'whole');
    return (0,_told_js__WEBPACK_IMPORTED_MODULE_4__/* .sentences */ .hC)(periodOf(told), losses.length === 0
        ? ''
        : `▼ marks the loss${isPart ? '; what lies outside it is ordinary ups and downs' : ''}.`, ...unpairedSentences(outcome), apiNote(outcome));
}
function periodOf({ outcome, findings, names }) {
    const dates = (outcome.comparison?.runs ?? []).flatMap(({ createdAt }) => createdAt ?? []);
    const [first, last] = [dates[0], dates.at(-1)];
    if (first === undefined || last === undefined)
        return '';
    const day = (date) => (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .dayInYear */ .xN)(date, outcome.run.finishedAt);
    const missing = findings.filter(({ kind }) => kind === 'engine-silent' || kind === 'engine-blind');
    const blind = missing.flatMap(finding => (finding.kind === 'engine-blind' ? [finding.engine] : []));
    const cells = outcome.comparison?.cells ?? [];
    const compared = unique(cells.flatMap(({ engine }) => (blind.includes((0,_embedded_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_0__/* .splitCountry */ .Vl)(engine).id) ? [] : [names.engine(engine)])));
    const what = missing.length > 0 ? `${(0,_names_js__WEBPACK_IMPORTED_MODULE_3__/* .joinWords */ .yZ)(compared)} alone` : 'same questions';
    const runs = dates.length === 1
        ? `the run of ${day(first)}`
        : `the ${dates.length} runs from ${day(first)} to ${day(last)}`;
    return `Was: ${runs}, ${what}.`;
}
function apiNote(outcome) {
    const isAsked = outcome.answers.engines.some(({ engine }) => !(0,_embedded_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_0__/* .isResultPage */ .th)(engine));
    return isAsked ? 'Asked through APIs; the apps may answer differently.' : '';
}
function unpairedSentences({ comparison }) {
    const unpaired = comparison?.unpaired ?? [];
    const count = (kind) => unpaired.filter(each => each.kind === kind).length;
    const [added, removed] = [count('new-keyword'), count('removed-keyword')];
    const engines = count('new-engine');
    const say = (amount, noun, what) => amount === 0
        ? []
        : [`${amount} ${noun}${amount === 1 ? ` is ${what}` : `s are ${what}`} and not compared.`];
    return [
        ...say(added, 'question', 'new'),
        ...say(removed, 'question', 'gone'),
        ...say(engines, 'engine', 'new'),
    ];
}
function unique(values) {
    return [...new Set(values)];
}


/***/ }),

/***/ 46613:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GL: () => (/* binding */ countryName),
/* harmony export */   HI: () => (/* binding */ countryInSentence),
/* harmony export */   ND: () => (/* binding */ createNames),
/* harmony export */   yZ: () => (/* binding */ joinWords)
/* harmony export */ });
/* harmony import */ var _embedded_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16424);
/* harmony import */ var _lib_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94869);


const BRAND_LENGTH = 25;
const ENGINE_LENGTH = 30;
const WITH_ARTICLE = new Set('AE BS CD CF DO GB GM KM MH MV NL PH SB SC US'.split(' '));
function createNames(brand, engines) {
    const names = (0,_embedded_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_0__/* .nameEngines */ .Js)(engines);
    const engine = (id) => {
        const { id: plain } = (0,_embedded_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_0__/* .splitCountry */ .Vl)(id);
        return (0,_embedded_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_0__/* .isOwnPages */ .rn)(plain) ? 'your pages' : toName(names.get(plain) ?? plain);
    };
    return {
        brand: [{ name: brand, most: BRAND_LENGTH }],
        engine,
        engineInCountry(id) {
            const { country } = (0,_embedded_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_0__/* .splitCountry */ .Vl)(id);
            return country === undefined ? engine(id) : `${engine(id)} in ${countryInSentence(country)}`;
        },
        vendor: id => toName((0,_embedded_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_0__/* .vendorOf */ .AK)(id)),
    };
}
function countryName(code) {
    return new Intl.DisplayNames(['en'], { type: 'region' }).of(code) ?? code;
}
function countryInSentence(code) {
    return `${WITH_ARTICLE.has(code) ? 'the ' : ''}${countryName(code)}`;
}
function joinWords(words) {
    return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
function toName(text) {
    return (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__/* .clip */ .$Q)((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__/* .toSingleLine */ .OX)(text).replaceAll('`', "'"), ENGINE_LENGTH);
}


/***/ }),

/***/ 76285:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B2: () => (/* binding */ SIGNS),
/* harmony export */   CI: () => (/* binding */ partsOf),
/* harmony export */   Dc: () => (/* binding */ splitHeadline),
/* harmony export */   oi: () => (/* binding */ plainOf)
/* harmony export */ });
/* harmony import */ var _lib_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94869);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9924);
/* harmony import */ var _web_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50689);



const NAME_LENGTH = 120;
const QUOTE_LENGTH = 300;
const CODE_LENGTH = 200;
const SIGNS = {
    pass: { sign: '✓', tone: 'better' },
    fail: { sign: '✗', tone: 'worse' },
    error: { sign: '✗', tone: 'worse' },
    warn: { sign: '!', tone: 'doubtful' },
    report: { sign: '–', tone: undefined },
};
function partsOf(line, look = {}) {
    return line.flatMap((part) => {
        if (typeof part === 'string')
            return [{ ...look, text: part }];
        if ('name' in part)
            return [{ ...look, text: (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_0__/* .toSingleLine */ .OX)(part.name), part.most ?? NAME_LENGTH) || '–' }];
        if ('quote' in part)
            return [{ ...look, text: `“${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_0__/* .toSingleLine */ .OX)(part.quote), part.most ?? QUOTE_LENGTH)}”` }];
        if ('code' in part)
            return [{ ...look, text: (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_0__/* .toSingleLine */ .OX)(part.code), CODE_LENGTH), isCode: true }];
        if ('strong' in part)
            return partsOf(part.strong, { ...look, isStrong: true });
        if ('small' in part)
            return partsOf(part.small, { ...look, isSmall: true });
        if ('toned' in part)
            return partsOf(part.toned, { ...look, tone: part.tone });
        const url = (0,_web_url_js__WEBPACK_IMPORTED_MODULE_1__/* .parseWebUrl */ .BD)(part.link)?.href;
        return partsOf(part.label, { ...look, ...(url !== undefined && { url }) });
    });
}
function splitHeadline({ text, isHeading, }) {
    const end = isHeading ? -1 : text.indexOf('. ');
    return end === -1 ? [text, []] : [text.slice(0, end), text.slice(end + 1)];
}
function plainOf(line) {
    return (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)(partsOf(line)
        .map(({ text }) => text)
        .join(''), Number.POSITIVE_INFINITY);
}


/***/ }),

/***/ 39220:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ secondLine)
/* harmony export */ });
/* harmony import */ var _comparison_comparison_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(25039);
/* harmony import */ var _embedded_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16424);
/* harmony import */ var _findings_scope_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75003);
/* harmony import */ var _baseline_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37548);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(73533);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44702);
/* harmony import */ var _incident_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96967);
/* harmony import */ var _silent_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10228);
/* harmony import */ var _told_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(53784);









const LEAST_TOLD = 0.2;
const LEAST_ANSWERS = 6;
function secondLine(told) {
    const { outcome, findings } = told;
    const [first] = findings;
    const check = (0,_told_js__WEBPACK_IMPORTED_MODULE_6__/* .checkSentence */ .YC)(told);
    switch (first?.kind) {
        case 'incident':
            return (0,_incident_js__WEBPACK_IMPORTED_MODULE_4__/* .incidentLine */ .vV)(first, told);
        case 'engine-silent':
            return [...othersLine(told), (0,_silent_js__WEBPACK_IMPORTED_MODULE_5__/* .silentCheck */ .YJ)(first, told)];
        case 'engine-blind':
            return [
                `Its ${first.answers} answers cite no site at all, and did before. Chance does not explain this. ${check}`,
            ];
        case 'dropped':
        case 'engine-lost':
            return (0,_told_js__WEBPACK_IMPORTED_MODULE_6__/* .sentences */ .hC)(first.kind === 'dropped' ? togetherSentence(first.scope, told) : '', first.certainty === 'more-than-chance' ? 'Chance does not explain this.' : '', asBefore(first, told));
        case 'declined':
            return (0,_told_js__WEBPACK_IMPORTED_MODULE_6__/* .sentences */ .hC)('Chance does not explain this.', asBefore(first, told));
        case 'floor-broken':
            return first.leadsTo === 'fail' ? [] : [check];
        case 'may-be-chance': {
            const next = (0,_told_js__WEBPACK_IMPORTED_MODULE_6__/* .nextRun */ .B6)(outcome);
            const decides = next === undefined ? 'The next run decides' : `The next run, on ${next}, decides`;
            return [`${check} ${decides}; nothing to do until then. To know today, start a run by hand.`];
        }
        case 'config-changed':
            return [check];
        case 'still-low':
            return (0,_told_js__WEBPACK_IMPORTED_MODULE_6__/* .sentences */ .hC)(`First told on ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .dayInYear */ .xN)(first.toldOn, outcome.run.finishedAt)}.`, `It failed three runs and now only warns: ${told.failsCheck ? 'the check fails for another reason' : 'the check passes'}.`, asBefore(first, told));
        case 'back': {
            const since = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .dayInYear */ .xN)(first.since, outcome.run.finishedAt);
            const was = first.change === undefined ? '' : `Before it fell, it was ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_7__/* .formatPercent */ .l9)(first.change.was.share)}. `;
            return [
                first.isCertain
                    ? `${was}The low runs before ${since} no longer count in any comparison.`
                    : `${was}Two more runs at this level confirm it.`,
            ];
        }
        case 'first-run':
            return firstRunLine(first, told);
        case 'no-rule':
            return [
                ...[
                    'The check passes whatever the answers are. To let it fail, set a floor (',
                    { code: 'min-overall-bcr' },
                ],
                ...[', ', { code: 'min-cited-engines' }, ') or a ', { code: 'baseline' }, '.'],
            ];
        case 'answer-weaker':
            return [check];
        case 'competitor-ahead':
        case 'share-of-voice':
            return [`${check} No rule failed. Chance does not explain this.`];
        default:
            return [];
    }
}
function firstRunLine({ missing, site, uncited }, told) {
    const check = told.failsCheck
        ? ['The check fails, because ', { code: 'fail-on' }, ' asks for a baseline.']
        : [(0,_told_js__WEBPACK_IMPORTED_MODULE_6__/* .checkSentence */ .YC)(told)];
    const next = 'From the next run on, losing all citations fails it; smaller losses take more runs.';
    const isLive = told.outcome.answers.planned > 0;
    const beside = [
        ...(site === undefined || site.answers / site.of < LEAST_TOLD
            ? []
            : [
                ...[' Cited most beside you: ', { name: site.domain, most: 60 }],
                ` in ${(0,_told_js__WEBPACK_IMPORTED_MODULE_6__/* .shareOf */ .tC)({ cited: site.answers, answers: site.of, share: site.answers / site.of })} of the answers.`,
            ]),
        ...uncited
            .filter(({ answers }) => answers >= LEAST_ANSWERS)
            .slice(0, 1)
            .flatMap(({ keyword, answers }) => {
            const counts = (0,_told_js__WEBPACK_IMPORTED_MODULE_6__/* .countsOf */ .mQ)({ cited: 0, answers, share: 0 });
            return [' Never cited for ', { quote: keyword, most: 60 }, ` (${counts}).`];
        }),
    ];
    switch (missing.kind) {
        case 'no-history-yet':
        case 'no-run-yet':
            return ['There is nothing to compare with yet. ', ...check, ` ${next}`, ...(isLive ? beside : [])];
        case 'accepted':
            return ['You accepted this level: earlier runs no longer count. ', ...check];
        default:
            return ['Not compared: ', { name: (0,_baseline_words_js__WEBPACK_IMPORTED_MODULE_2__/* .describeMissing */ .UV)(missing), most: 500 }, '. ', ...check];
    }
}
function othersLine({ outcome, names }) {
    const change = (0,_comparison_comparison_js__WEBPACK_IMPORTED_MODULE_8__/* .changeOver */ .ND)(outcome.comparison?.cells ?? []);
    const compared = [...new Set(outcome.comparison?.cells.map(({ engine }) => engine))];
    if (change === undefined)
        return [];
    const isOne = new Set(compared.map(names.engine)).size === 1;
    return [
        ...[`${(0,_silent_js__WEBPACK_IMPORTED_MODULE_5__/* .engineNames */ .Ry)(compared, names)} ${isOne ? 'cites' : 'cite'} `, ...names.brand],
        ` in ${(0,_told_js__WEBPACK_IMPORTED_MODULE_6__/* .shareOf */ .tC)(change.now)} of ${isOne ? 'its' : 'their'} answers${(0,_told_js__WEBPACK_IMPORTED_MODULE_6__/* .beforeWords */ .JD)(change)}. `,
    ];
}
const COUNTS = ['', '', 'Both', 'All three', 'All four', 'All five', 'All six'];
function togetherSentence(scope, { outcome, names }) {
    const cells = (outcome.comparison?.cells ?? []).filter(({ engine }) => (0,_findings_scope_js__WEBPACK_IMPORTED_MODULE_1__/* .isIn */ .S1)(scope, engine));
    const changes = [...Map.groupBy(cells, ({ engine }) => names.engine(engine)).values()].map(_comparison_comparison_js__WEBPACK_IMPORTED_MODULE_8__/* .changeOver */ .ND);
    const isAll = changes.every(change => change && change.now.share < change.was.share && !(0,_told_js__WEBPACK_IMPORTED_MODULE_6__/* .isLevel */ .NW)(change));
    if (changes.length < 2 || !isAll)
        return '';
    return `${COUNTS[changes.length] ?? `All ${changes.length}`} engines fell${scope.kind === 'whole' ? '' : ' there'} together.`;
}
function asBefore({ scope, leadsTo }, told) {
    const { findings, outcome, names } = told;
    if (scope.kind === 'whole')
        return '';
    const others = findings.slice(1).some(finding => 'scope' in finding && finding.leadsTo === leadsTo);
    const rest = (outcome.comparison?.cells ?? []).filter(({ engine }) => !(0,_findings_scope_js__WEBPACK_IMPORTED_MODULE_1__/* .isIn */ .S1)(scope, engine));
    const change = (0,_comparison_comparison_js__WEBPACK_IMPORTED_MODULE_8__/* .changeOver */ .ND)(rest);
    if (others || change === undefined || !(0,_told_js__WEBPACK_IMPORTED_MODULE_6__/* .isLevel */ .NW)(change))
        return '';
    if (scope.kind === 'country')
        return 'The other countries are as before.';
    if (scope.country !== undefined)
        return 'The rest is as before.';
    const engines = [...new Set(rest.map(({ engine }) => (0,_embedded_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_0__/* .splitCountry */ .Vl)(engine).id))];
    return engines.length <= 3
        ? `${(0,_silent_js__WEBPACK_IMPORTED_MODULE_5__/* .engineNames */ .Ry)(engines, names)} ${engines.length === 1 ? 'is' : 'are'} as before.`
        : 'The other engines are as before.';
}


/***/ }),

/***/ 12396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M4: () => (/* binding */ nameDrafts),
/* harmony export */   bs: () => (/* binding */ serviceReports),
/* harmony export */   zL: () => (/* binding */ drafts)
/* harmony export */ });
/* unused harmony export nameDraft */
/* harmony import */ var _lib_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94869);
/* harmony import */ var _service_reports_service_report_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97768);
/* harmony import */ var _explain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55696);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46958);
/* harmony import */ var _section_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90521);





const SLUG_LENGTH = 50;
const SHOWN_LENGTH = 1500;
const SHOWN_TOTAL = 8_000;
const LISTED_NAMES = 10;
const LONGEST_STATE = 1000;
function nameDrafts(suggestions) {
    return suggestions.flatMap(({ keyword, engines, draft }, index) => 'failure' in draft ? [] : [{ keyword, engines, draft, file: nameDraft(index, keyword) }]);
}
function nameDraft(index, keyword) {
    const slug = (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__/* .normalize */ .S8)(keyword, 'NFKD')
        .replace(/\p{M}+/gu, '')
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .slice(0, SLUG_LENGTH)
        .replace(/^-|-$/g, '');
    return `suggestions/${String(index + 1).padStart(2, '0')}-${slug || 'keyword'}.md`;
}
const drafts = {
    id: 'drafts',
    title: 'Suggested content',
    on: _section_js__WEBPACK_IMPORTED_MODULE_2__/* .EVERYWHERE */ .Zh,
    blocks(told) {
        const { suggestions } = told.outcome;
        const named = nameDrafts(suggestions);
        const length = Math.min(SHOWN_LENGTH, Math.floor(SHOWN_TOTAL / Math.max(1, suggestions.length)));
        return [
            ...(0,_section_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraph */ .FY)(named.length === 0
                ? []
                : [
                    'The service generated these drafts for questions without a citation. Review them before you publish anything. Nothing was written to the repository.',
                ]),
            ...named.map(draft => foldDraft(draft, length, told)),
            ...(0,_section_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(suggestions.flatMap(({ keyword, draft }) => 'failure' in draft
                ? [
                    [
                        'No draft for ',
                        { quote: keyword, most: 120 },
                        ': ',
                        { name: (0,_explain_js__WEBPACK_IMPORTED_MODULE_0__/* .explainDraftFailure */ .H2)(draft.failure).text, most: LONGEST_STATE },
                    ],
                ]
                : [])),
        ];
    },
};
function foldDraft({ keyword, engines, draft, file }, length, { names }) {
    const { content, recommendedKeywords, schemaMarkup, citationScoreEstimate } = draft;
    const facts = [
        ['For ', ...listNames(engines.map(names.engineInCountry))],
        ...(citationScoreEstimate === undefined
            ? []
            : [[`Estimated score, in the service's own unit: ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .formatScore */ .y)(citationScoreEstimate)}`]]),
        ...(recommendedKeywords.length === 0
            ? []
            : [['Recommended keywords: ', ...listNames(recommendedKeywords)]]),
        ['The whole draft: ', { code: file }, " among this run's reports"],
    ];
    return {
        kind: 'fold',
        title: ['Draft for ', { quote: keyword, most: 120 }],
        blocks: [
            ...(0,_section_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(facts),
            ...excerpt(content, length),
            ...(schemaMarkup === undefined
                ? []
                : [
                    ...(0,_section_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraph */ .FY)([
                        schemaMarkup.isJson ? 'Structured data:' : 'Structured data, which is not valid JSON:',
                    ]),
                    ...excerpt(schemaMarkup.text, length, schemaMarkup.isJson),
                ]),
        ],
    };
}
function excerpt(text, length, isJson = false) {
    const safe = isJson ? text.replaceAll('<', '\\u003c') : text;
    const shown = (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__/* .clip */ .$Q)(safe, length);
    return [
        { kind: 'verbatim', text: shown, ...(isJson && { language: 'json' }) },
        ...(0,_section_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraph */ .FY)(shown === safe ? [] : ['This is cut.'], true),
    ];
}
function listNames(names) {
    const { shown, more } = (0,_section_js__WEBPACK_IMPORTED_MODULE_2__/* .cutItems */ .RE)(names, LISTED_NAMES);
    return [...(0,_section_js__WEBPACK_IMPORTED_MODULE_2__/* .joinLines */ .cT)(shown.map((name) => [{ name }])), ...(more === undefined ? [] : [` ${more}`])];
}
const serviceReports = {
    id: 'service-reports',
    title: 'Reports of the service',
    on: _section_js__WEBPACK_IMPORTED_MODULE_2__/* .EVERYWHERE */ .Zh,
    blocks: ({ outcome: { serviceReports: reports } }) => [
        ...(0,_section_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(reports.map(({ format, reportId, state }) => [
            `${format.toUpperCase()}`,
            ...(reportId === '' ? [] : [' (', { name: reportId }, ')']),
            ': ',
            { name: describeState(state), most: LONGEST_STATE },
        ])),
        ...(0,_section_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraph */ .FY)((0,_service_reports_service_report_js__WEBPACK_IMPORTED_MODULE_4__/* .needsOwnCsv */ .W)(reports)
            ? ["This run's own CSV is among the report files instead. The verdict does not depend on this."]
            : []),
    ],
};
function describeState(state) {
    switch (state.kind) {
        case 'fetched':
            return 'among the report files.';
        case 'pending':
            return `not ready in time; the service ${state.readyAt === '' ? 'does not say when it will be' : `expects it at ${state.readyAt}`}.`;
        case 'failed':
            return `could not be fetched. ${(0,_explain_js__WEBPACK_IMPORTED_MODULE_0__/* .explainReportFailure */ .uC)(state.failure).text}`;
    }
}


/***/ }),

/***/ 90521:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FY: () => (/* binding */ paragraph),
/* harmony export */   M1: () => (/* binding */ lostCells),
/* harmony export */   Or: () => (/* binding */ IN_FILES),
/* harmony export */   Q5: () => (/* binding */ hasLevels),
/* harmony export */   RE: () => (/* binding */ cutItems),
/* harmony export */   V8: () => (/* binding */ comparedCells),
/* harmony export */   Zh: () => (/* binding */ EVERYWHERE),
/* harmony export */   ao: () => (/* binding */ oncePerRun),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   cT: () => (/* binding */ joinLines),
/* harmony export */   p$: () => (/* binding */ isContentRun)
/* harmony export */ });
/* harmony import */ var _comparison_comparison_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25039);

const EVERYWHERE = ['comment', 'summary', 'html', 'pdf'];
const IN_FILES = ['html', 'pdf'];
function paragraph(text, isSmall = false) {
    return text.length === 0 ? [] : [{ kind: 'paragraph', text, ...(isSmall && { isSmall }) }];
}
function listOf(items) {
    return items.length === 0 ? [] : [{ kind: 'list', items }];
}
function joinLines(lines, between = ', ') {
    return lines.flatMap((line, index) => (index === 0 ? line : [between, ...line]));
}
function cutItems(items, most) {
    const more = items.length - most;
    return { shown: items.slice(0, most), more: more > 0 ? `and ${more} more` : undefined };
}
function isContentRun({ outcome }) {
    return outcome.baseline?.content !== undefined;
}
function hasLevels(told) {
    const { measurement, verdict } = told.outcome;
    return !isContentRun(told) && measurement !== undefined && verdict.kind === 'judged';
}
function oncePerRun(compute) {
    const values = new WeakMap();
    return told => {
        const known = values.get(told) ?? { value: compute(told) };
        values.set(told, known);
        return known.value;
    };
}
function lostCells({ findings }) {
    const lost = findings.filter(finding => 'scope' in finding && finding.leadsTo === 'fail');
    return new Set(lost.flatMap(finding => ('cells' in finding ? finding.cells : [])).map(_comparison_comparison_js__WEBPACK_IMPORTED_MODULE_0__/* .keyOf */ .TN));
}
function comparedCells({ outcome }) {
    const byKey = new Map((outcome.comparison?.cells ?? []).map(cell => [(0,_comparison_comparison_js__WEBPACK_IMPORTED_MODULE_0__/* .keyOf */ .TN)(cell), cell]));
    return cells => cells.flatMap(cell => byKey.get((0,_comparison_comparison_js__WEBPACK_IMPORTED_MODULE_0__/* .keyOf */ .TN)(cell)) ?? []);
}


/***/ }),

/***/ 10228:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ reasonOf),
/* harmony export */   LT: () => (/* binding */ silentSentence),
/* harmony export */   Ry: () => (/* binding */ engineNames),
/* harmony export */   SM: () => (/* binding */ remedyOf),
/* harmony export */   YJ: () => (/* binding */ silentCheck),
/* harmony export */   _x: () => (/* binding */ silentBlocks)
/* harmony export */ });
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73533);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46613);
/* harmony import */ var _told_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53784);



function reasonOf(reason, vendor) {
    switch (reason?.code) {
        case undefined:
            return 'the service has no result of it';
        case 'key-refused':
            return `${vendor} refused the key`;
        case 'forbidden':
            return `${vendor} does not permit the key to do this`;
        case 'no-credit':
            return `the account at ${vendor} has no credit left`;
        case 'unknown-model':
            return `${vendor} does not know the model`;
        case 'rate-limited':
        case 'busy':
            return `${vendor} limited the requests`;
        case 'unsearched':
            return 'it did not search the web';
        case 'refused':
            return 'it refused to answer';
        case 'cost-limit':
            return 'the run had reached max-cost';
        case 'out-of-time':
            return 'the time of the run ended';
        case 'server-error':
        case 'unreachable':
        case 'timed-out':
        case 'unresponsive':
            return `${vendor} was not available`;
        case 'rejected':
        case 'redirected':
            return `${vendor} refused the requests`;
        case 'failed':
        case 'malformed':
            return 'its replies could not be read';
    }
}
function silentSentence({ engines, reason }, { names }) {
    return `${engineNames(engines, names)} did not answer: ${reasonOf(reason, names.vendor(engines[0] ?? ''))}`;
}
function engineNames(engines, names) {
    return (0,_names_js__WEBPACK_IMPORTED_MODULE_0__/* .joinWords */ .yZ)([...new Set(engines.map(names.engine))]);
}
function silentBlocks(told) {
    const { findings, names, outcome } = told;
    return findings.flatMap((finding) => {
        if (finding.kind !== 'engine-silent')
            return [];
        const isHeadline = findings[0] === finding;
        const remedy = remedyOf(finding.reason, {
            engine: finding.isOptional ? undefined : engineNames(finding.engines, names),
            next: (0,_told_js__WEBPACK_IMPORTED_MODULE_1__/* .nextRun */ .B6)(outcome),
        });
        return [
            ...(isHeadline ? [] : [(0,_told_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraphOf */ .ey)([{ strong: [`${silentSentence(finding, told)}.`] }])]),
            ...(remedy === undefined ? [] : [(0,_told_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraphOf */ .ey)([{ strong: ['What to do:'] }, ' ', ...remedy])]),
        ];
    });
}
function silentCheck({ engines, planned }, told) {
    const all = told.outcome.answers.planned;
    const share = all > 0 ? planned / all : 0;
    const part = share === 0 ? 'a part' : Math.abs(share - 0.5) < 0.05 ? 'half' : (0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPercent */ .l9)(share);
    return told.failsCheck
        ? `The check fails until ${engineNames(engines, told.names)} answers, because ${part} of the plan was not measured.`
        : `${(0,_told_js__WEBPACK_IMPORTED_MODULE_1__/* .checkSentence */ .YC)(told)} ${part === 'a part' ? 'A part' : part === 'half' ? 'Half' : part} of the plan was not measured.`;
}
function remedyOf(reason, { engine, next }) {
    const optional = engine === undefined
        ? []
        : [` To go on without ${engine}, mark it as optional in `, { code: 'engines' }, '.'];
    if (reason?.scope !== 'engine') {
        return next === undefined ? undefined : [`Nothing until the next run, on ${next}.`, ...optional];
    }
    const { keyVariable, keyPage, model, baseUrlVariable } = reason.vendor;
    const key = [
        { code: keyVariable },
        ...(keyPage === undefined ? [] : [' (', { link: keyPage, label: ['your keys'] }, ')']),
    ];
    switch (reason.code) {
        case 'key-refused':
            return ['Put a valid key into the secret ', ...key, ' and run again.', ...optional];
        case 'forbidden':
            return [
                ...['Permit the key in ', ...key, ' to use the model ', { name: model }, ' and web search.'],
                ...optional,
            ];
        case 'no-credit':
            return [
                ...['Add credit to the account of the key in ', ...key, ', or raise its spending limit.'],
                ...optional,
            ];
        case 'unknown-model':
            return [
                ...['Check the model ', { name: model }, ' in ', { code: 'engines' }, ', and the address in '],
                ...[{ code: baseUrlVariable }, ' if it is set.', ...optional],
            ];
        case 'rate-limited':
            return [
                ...['Raise the limits of the account of the key in ', ...key, ', or ask fewer questions or samples.'],
                ...optional,
            ];
        case 'unresponsive':
            return [
                ...['Run the job again later. If the model is slow, raise ', { code: 'timeout-minutes' }, '.'],
                ...optional,
            ];
    }
}


/***/ }),

/***/ 53784:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   B6: () => (/* binding */ nextRun),
/* harmony export */   EC: () => (/* binding */ usually),
/* harmony export */   JD: () => (/* binding */ beforeWords),
/* harmony export */   NW: () => (/* binding */ isLevel),
/* harmony export */   Xm: () => (/* binding */ wasOf),
/* harmony export */   YC: () => (/* binding */ checkSentence),
/* harmony export */   YL: () => (/* binding */ LEAST_FOR_PERCENT),
/* harmony export */   ey: () => (/* binding */ paragraphOf),
/* harmony export */   gI: () => (/* binding */ isLevelOverTime),
/* harmony export */   hC: () => (/* binding */ sentences),
/* harmony export */   lS: () => (/* binding */ wholeSentence),
/* harmony export */   mQ: () => (/* binding */ countsOf),
/* harmony export */   tC: () => (/* binding */ shareOf),
/* harmony export */   uW: () => (/* binding */ levelSentence)
/* harmony export */ });
/* harmony import */ var _embedded_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16424);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73533);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44702);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46613);




const LEAST_FOR_PERCENT = 10;
const HALF_A_DAY = 43_200_000;
const SAME = 5;
function shareOf({ cited, answers, share }) {
    return answers < LEAST_FOR_PERCENT ? `${cited} of ${answers}` : (0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .formatPercent */ .l9)(share);
}
function wasOf({ now, was }) {
    return now.answers < LEAST_FOR_PERCENT
        ? `usually ${usually(was.usually)} of ${now.answers}`
        : (0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .formatPercent */ .l9)(was.share);
}
function countsOf({ cited, answers }) {
    return `${cited} of ${answers}`;
}
function usually(count) {
    return `${Math.round(count)}`;
}
function isLevel({ now, was }) {
    return now.answers < LEAST_FOR_PERCENT
        ? Math.round(was.usually) === now.cited
        : Math.abs(Math.round(100 * now.share) - Math.round(100 * was.share)) <= SAME;
}
function isLevelOverTime({ before, since }) {
    return 100 * (before - since) <= SAME;
}
function placeOf(scope) {
    if (scope.kind === 'whole')
        return '';
    return scope.country === undefined ? '' : ` in ${(0,_names_js__WEBPACK_IMPORTED_MODULE_2__/* .countryInSentence */ .HI)(scope.country)}`;
}
function beforeWords(change) {
    const [now, was] = [shareOf(change.now), wasOf(change)];
    if (now === was || (isLevel(change) && change.now.answers < LEAST_FOR_PERCENT))
        return ', as before';
    return isLevel(change) ? `, as before (${was})` : `, was ${was}`;
}
function checkSentence({ failsCheck }) {
    return failsCheck ? 'The check fails.' : 'The check passes.';
}
function sentences(...parts) {
    const text = parts.filter(part => part !== '').join(' ');
    return text === '' ? [] : [text];
}
function paragraphOf(text) {
    return { kind: 'paragraph', text };
}
function nextRun({ trend, run }) {
    const times = [...trend.map(({ createdAt }) => Date.parse(createdAt)), Date.parse(run.finishedAt)];
    if (times.length < 3 || times.some(Number.isNaN))
        return undefined;
    const gaps = times
        .slice(1)
        .map((time, index) => time - (times[index] ?? time))
        .sort((a, b) => a - b);
    const median = gaps[Math.floor(gaps.length / 2)] ?? 0;
    const isRegular = gaps.filter(gap => Math.abs(gap - median) <= median / 4).length * 2 > gaps.length;
    if (median < HALF_A_DAY || !isRegular)
        return undefined;
    return (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .dayInYear */ .xN)(new Date(Date.parse(run.finishedAt) + median).toISOString(), run.finishedAt);
}
function levelSentence(scope, level, { brand, engine }) {
    const isFew = level.answers < LEAST_FOR_PERCENT;
    const of = (whose) => isFew ? `${countsOf(level)} answers` : `${shareOf(level)} of ${whose} answers`;
    const place = placeOf(scope);
    return scope.kind === 'engine'
        ? [`${engine(scope.engine)} cites `, ...brand, ` in ${of('its')}${place}`]
        : [...brand, ` is cited in ${of('the')}${place}`];
}
function wholeSentence(level, { outcome, names }) {
    const engines = outcome.measurement?.engines ?? [];
    return engines.length > 0 && engines.every(({ engine }) => (0,_embedded_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_0__/* .isOwnPages */ .rn)(engine))
        ? [`Your pages answer ${level.cited} of ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(level.answers, 'question')}`]
        : levelSentence({ kind: 'whole' }, level, names);
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

/***/ 14219:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D1: () => (/* binding */ reasonsSchema),
/* harmony export */   VM: () => (/* binding */ buildRemoved),
/* harmony export */   kV: () => (/* binding */ removedSchema),
/* harmony export */   ms: () => (/* binding */ quoteSchema),
/* harmony export */   mt: () => (/* binding */ buildKeywordChange),
/* harmony export */   vK: () => (/* binding */ keywordChangeSchema),
/* harmony export */   xn: () => (/* binding */ buildReason),
/* harmony export */   zr: () => (/* binding */ buildQuote)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2503);
/* harmony import */ var _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69681);


const linesShape = { from: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9, to: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9 };
const quoteSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    text: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    path: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    line: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9.nullable().describe('Of the sentence in that file; null where it was not found.'),
    url: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe('Public URL; the path when there is none.'),
    headings: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
});
const reasonsSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    file: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    line: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    crawler: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    target: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
}))
    .describe('Why answer engines may not use the page.');
const removedSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    path: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    ...linesShape,
    text: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    now: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc(linesShape)
        .nullable()
        .describe('Lines that stand in its place; `to` is one less than `from` where there are none. Null where the file is gone.'),
}))
    .describe('Lines of the file before the change that held the lost sentences, three pieces at most.');
const keywordChangeSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    keyword: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    outcome: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['lost', 'weaker', 'unchanged', 'gained']),
    loss: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().describe("Share of the answer's evidence that is gone, 0 to 1."),
    base_score: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
    head_score: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
    before: quoteSchema
        .nullable()
        .describe('The sentence that lost most; null for an unchanged and a gained keyword.'),
    after: quoteSchema.nullable().describe('What the pages say instead; null without an answer.'),
    causes: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['deleted', 'unread', 'rewritten', 'hidden', 'moved', 'outranked']),
        path: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        to: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional().describe('Where the text is now: of moved.'),
        reason: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional().describe('Why the file is no page any more: of unread.'),
        language: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional().describe('The language that the page is in now: of unread.'),
        reasons: reasonsSchema.optional(),
    })),
    files: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).describe('Changed files behind the outcome.'),
    removed: removedSchema,
});
function buildKeywordChange(change) {
    const { keyword, outcome, loss, baseScore, headScore, before, after, causes, files, removed } = change;
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
        removed: buildRemoved(removed),
    };
}
function buildQuote({ text, url, place: { path, headings, line } }) {
    return { text, path, line: line ?? null, url, headings };
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
function buildRemoved(removed) {
    return removed.map(({ now, ...piece }) => ({ ...piece, now: now ?? null }));
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

/***/ 22010:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ findingSchema),
/* harmony export */   n: () => (/* binding */ buildFindings)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2503);
/* harmony import */ var _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69681);
/* harmony import */ var _findings_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74438);
/* harmony import */ var _document_headline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8789);
/* harmony import */ var _content_changes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14219);





const levelSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ cited: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9, answers: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9, share: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().describe('0 to 1.') });
const overTimeSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    engine: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable().describe('Null for all engines that the finding is about.'),
    before: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().describe('Share of answers that cite the brand, 0 to 1, in the runs before the day.'),
    since: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().describe('The same in the runs since, this one included.'),
    now: levelSchema,
});
const siteSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    kind: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('site').describe('A site that is cited where the brand was, or is not.'),
    domain: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    page: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable().describe('The page of it that is cited most.'),
    instead_of: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable().describe("The brand's page that it replaced most often."),
    answers: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    usually: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig()
        .nullable()
        .describe('How many answers cited it in earlier runs; null where none tells.'),
    of: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
});
const readSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    kind: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('read').describe('How often the engines read a page of the brand.'),
    domain: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable(),
    answers: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    usually: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nullable(),
    of: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
});
const findingSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    kind: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(_findings_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .FINDING_KINDS */ .mH),
    text: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().describe('The finding as one sentence, in the words of the reports.'),
    leads_to: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(_findings_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .LEADS_TO */ .MN).describe('What it does to the verdict.'),
    certainty: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(_findings_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .CERTAINTIES */ .sk),
    cause: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().describe('What made it. Everything that one cause costs is one finding.'),
    scope: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['whole', 'country', 'engine']),
        engine: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().exactOptional(),
        country: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().exactOptional(),
    })
        .exactOptional()
        .describe('The smallest part of the gate that it is about.'),
    cells: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9
        .exactOptional()
        .describe('Number of cells (keyword, engine and country) behind `now` and `was`.'),
    now: levelSchema.exactOptional(),
    was: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ usually: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(), share: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig() })
        .exactOptional()
        .describe('How many of the same answers would have cited the brand before, and their share, 0 to 1.'),
    value: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ rule: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), now: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(), was: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig() })
        .exactOptional()
        .describe('The number of the rule that decides where the shares do not show the drop.'),
    since: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().exactOptional().describe('ISO 8601 UTC: the first run at this level.'),
    last_before: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().exactOptional(),
    runs: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ before: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9, since: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9 }).exactOptional(),
    levels: overTimeSchema.exactOptional(),
    parts: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(overTimeSchema).exactOptional(),
    evidence: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .discriminatedUnion */ .gMt('kind', [siteSchema, readSchema])).exactOptional(),
    engines: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()).exactOptional(),
    planned: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9.exactOptional().describe('Answers that were planned of these engines.'),
    answers: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9.exactOptional(),
    reason: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()
        .exactOptional()
        .describe('Code of what broke the run, silenced the engine or took the page away.'),
    questions: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ question: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), before: _content_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteSchema */ .ms.nullable(), after: _content_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteSchema */ .ms.nullable() }))
        .exactOptional(),
    path: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().exactOptional().describe('The page.'),
    to: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().exactOptional().describe('Where its text is now.'),
    way: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().exactOptional(),
    hidden_by: _content_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .reasonsSchema */ .D1.exactOptional(),
    removed: _content_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .removedSchema */ .kV.exactOptional(),
    rule: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().exactOptional(),
    files: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()).exactOptional().describe('Edited files of settings.'),
    share: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().exactOptional().describe('Share of voice, 0 to 1.'),
    share_was: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().exactOptional(),
    uncited: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ keyword: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), answers: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9 })).exactOptional(),
});
function buildFindings(told) {
    return told.findings.map(finding => ({
        kind: finding.kind,
        text: (0,_document_headline_js__WEBPACK_IMPORTED_MODULE_1__/* .textOfFinding */ .Cy)(finding, told),
        leads_to: finding.leadsTo,
        certainty: finding.certainty,
        cause: finding.cause,
        ...factsOf(finding),
    }));
}
function factsOf(finding) {
    switch (finding.kind) {
        case 'incident':
            return { reason: finding.blocker.kind };
        case 'engine-silent': {
            const { engines, planned, reason } = finding;
            return { engines, planned, ...(reason !== undefined && { reason: reason.code }) };
        }
        case 'engine-blind':
            return { engines: [finding.engine], answers: finding.answers };
        case 'page-gone':
        case 'answer-weaker': {
            const way = finding.kind === 'answer-weaker' ? { way: finding.way } : {};
            return { ...contentOf(finding), ...way, ...(finding.to !== undefined && { to: finding.to }) };
        }
        case 'page-hidden':
            return { ...contentOf(finding), hidden_by: finding.reasons.map(_content_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .buildReason */ .xn) };
        case 'answer-lost': {
            const { way, reason } = finding;
            return { ...contentOf(finding), way, ...(reason !== undefined && { reason }) };
        }
        case 'answer-new':
            return contentOf(finding);
        case 'dropped':
        case 'may-be-chance': {
            const { value } = finding;
            if (value === undefined)
                return liveOf(finding);
            return { ...liveOf(finding), value: { rule: value.rule, now: value.now, was: value.was } };
        }
        case 'engine-lost':
            return liveOf(finding);
        case 'declined':
        case 'still-low': {
            const { since, lastBefore, runs, levels, parts } = finding;
            return {
                ...liveOf(finding),
                ...{ since, last_before: lastBefore, runs },
                ...{ levels: buildOverTime(levels), parts: parts.map(buildOverTime) },
            };
        }
        case 'back':
            return { ...liveOf(finding), since: finding.since };
        case 'floor-broken':
            return { rule: finding.rule.rule, ...levelOf(finding.level) };
        case 'config-changed':
            return { files: finding.files.map(({ path }) => path) };
        case 'competitor-ahead':
            return { ...levelOf(finding.own), evidence: [buildEvidence(finding.site)] };
        case 'share-of-voice':
            return { share: finding.share, share_was: finding.was };
        case 'first-run': {
            const { level, missing, site, uncited } = finding;
            return {
                ...levelOf(level),
                ...{ reason: missing.kind, evidence: site === undefined ? [] : [buildEvidence(site)], uncited },
            };
        }
        case 'no-rule':
            return levelOf(finding.level);
        case 'unchanged':
            return finding.change === undefined ? levelOf(finding.level) : changeOf(finding.change);
    }
}
function contentOf({ questions, path, removed }) {
    return {
        questions: questions.map(({ question, before, after }) => ({
            question,
            before: before === undefined ? null : (0,_content_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .buildQuote */ .zr)(before),
            after: after === undefined ? null : (0,_content_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .buildQuote */ .zr)(after),
        })),
        path,
        removed: (0,_content_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .buildRemoved */ .VM)(removed),
    };
}
function liveOf({ scope, cells, change, evidence }) {
    const { kind } = scope;
    const engine = kind === 'engine' ? scope.engine : undefined;
    const country = kind === 'whole' ? undefined : scope.country;
    return {
        scope: { kind, ...(engine !== undefined && { engine }), ...(country !== undefined && { country }) },
        cells: cells.length,
        ...(change !== undefined && changeOf(change)),
        evidence: evidence.map(buildEvidence),
    };
}
function changeOf({ now, was: { usually, share } }) {
    return { ...levelOf(now), was: { usually, share } };
}
function levelOf(level) {
    return level === undefined ? {} : { now: copyLevel(level) };
}
function copyLevel({ cited, answers, share }) {
    return { cited, answers, share };
}
function buildOverTime({ engine, before, since, now }) {
    return { engine: engine ?? null, before, since, now: copyLevel(now) };
}
function buildEvidence(evidence) {
    const { answers, of } = evidence;
    const counts = { answers, usually: evidence.usually ?? null, of };
    if (evidence.kind === 'read')
        return { kind: evidence.kind, domain: evidence.domain ?? null, ...counts };
    const { kind, domain, page, instead } = evidence;
    return { kind, domain, page: page ?? null, instead_of: instead ?? null, ...counts };
}


/***/ }),

/***/ 58888:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ buildResult)
});

// EXTERNAL MODULE: ./build/comparison/comparison.js
var comparison_comparison = __webpack_require__(25039);
// EXTERNAL MODULE: ./build/gate/compare.js
var compare = __webpack_require__(13737);
// EXTERNAL MODULE: ./build/gate/verdict.js
var gate_verdict = __webpack_require__(39231);
// EXTERNAL MODULE: ./build/history/result-file.js
var result_file = __webpack_require__(14461);
// EXTERNAL MODULE: ./build/report/baseline-words.js
var baseline_words = __webpack_require__(37548);
// EXTERNAL MODULE: ./build/report/document/gate-document.js + 9 modules
var gate_document = __webpack_require__(49535);
// EXTERNAL MODULE: ./build/report/document/headline.js
var headline = __webpack_require__(8789);
// EXTERNAL MODULE: ./build/report/document/plain.js
var plain = __webpack_require__(76285);
// EXTERNAL MODULE: ./build/report/numbers.js
var numbers = __webpack_require__(73533);
// EXTERNAL MODULE: ./build/report/reasons.js
var reasons = __webpack_require__(77802);
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

// EXTERNAL MODULE: ./build/report/json/content-changes.js
var content_changes = __webpack_require__(14219);
// EXTERNAL MODULE: ./build/report/json/cost.js
var cost = __webpack_require__(36661);
// EXTERNAL MODULE: ./build/report/json/findings.js
var findings = __webpack_require__(22010);
;// CONCATENATED MODULE: ./build/report/json/result.js















function buildResult(outcome) {
    const { verdict, measurement, baseline, run } = outcome;
    const told = (0,gate_document/* tell */.qz)(outcome);
    const drops = (0,gate_verdict/* dropsOf */.eI)(verdict);
    return {
        format: result_file/* RESULT_FORMAT */.gw,
        schema_version: result_file/* RESULT_VERSION */.Rr,
        verdict: verdict.status,
        headline: (0,plain/* plainOf */.oi)((0,headline/* headlineOf */.gD)(told)),
        reasons: (0,reasons/* listReasons */.qf)(told).map(({ text }) => text),
        findings: (0,findings/* buildFindings */.n)(told),
        report_only: (0,gate_verdict/* isReportOnly */.fN)(verdict),
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
        keyword_changes: baseline?.content?.keywords.map(content_changes/* buildKeywordChange */.mt) ?? null,
        baseline_missing: 'missing' in verdict.baseline ? (0,baseline_words/* describeMissing */.UV)(verdict.baseline.missing) : null,
        models: outcome.models,
        comparison: outcome.comparison === undefined ? null : buildComparison(outcome.comparison),
        bcr_drop: (0,compare/* dropOf */.l6)(outcome.comparison?.score) ?? null,
        cited_engines_drop: (0,compare/* dropOf */.l6)(outcome.comparison?.citedEngines) ?? null,
        lost_engines: drops?.lostEngines ?? [],
        gained_engines: drops?.gainedEngines ?? [],
        engine_drops: (drops?.engineDrops ?? []).map(({ engine, before, now, test }) => ({
            ...{ engine, before, now },
            evidence: buildTest(test),
        })),
        sensitivity: outcome.sensitivity ? buildSensitivity(outcome.sensitivity) : null,
        noise: drops?.noise ?? null,
        doubtful_engines: drops?.doubtfulEngines ?? [],
        search_shifts: drops?.searchShifts ?? [],
        rules: (0,gate_verdict/* rulesOf */.fD)(verdict).map(result => buildRule(result, verdict.unmeasuredCompetitors)),
        engines: measurement?.engines.map(buildEngine) ?? [],
        keywords_measured: measurement?.keywords.map(buildKeyword) ?? [],
        contradictions: measurement?.contradictions.map(buildContradiction) ?? [],
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
function buildComparison(comparison) {
    const { cells, score, citedEngines, unpaired } = comparison;
    const change = (0,comparison_comparison/* changeOver */.ND)(cells);
    return {
        cells: cells.length,
        answers: change?.now.answers ?? 0,
        cited: change?.now.cited ?? 0,
        usually_cited: change?.was.usually ?? null,
        overall_bcr: score?.now ?? null,
        overall_bcr_before: score?.was ?? null,
        cited_engines: citedEngines?.now ?? null,
        cited_engines_before: citedEngines?.was ?? null,
        unpaired: unpaired.map(entry => ({
            kind: entry.kind,
            engine: 'engine' in entry ? entry.engine : null,
            keyword: ('keyword' in entry ? entry.keyword : undefined) ?? null,
        })),
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
function buildContradiction({ scanId, ...facts }) {
    return { ...facts, scan_id: scanId };
}
function buildScan({ scan, keyword, sample }) {
    return { ...scan, keyword: keyword ?? null, sample };
}


/***/ }),

/***/ 10512:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Br: () => (/* binding */ renderSummary),
/* harmony export */   Cf: () => (/* binding */ renderPage),
/* harmony export */   Jt: () => (/* binding */ SUMMARY_LIMIT),
/* harmony export */   Ql: () => (/* binding */ commentMarker),
/* harmony export */   W7: () => (/* binding */ renderMarkdownParts),
/* harmony export */   v8: () => (/* binding */ renderPost),
/* harmony export */   wQ: () => (/* binding */ renderComment)
/* harmony export */ });
/* unused harmony export COMMENT_LIMIT */
/* harmony import */ var _document_gate_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49535);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73533);
/* harmony import */ var _fit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7982);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1336);
/* harmony import */ var _render_blocks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92080);





const COMMENT_LIMIT = 65_536;
const SUMMARY_LIMIT = 1024 * 1024;
const ALWAYS = ['missing-answers', 'drafts', 'service-reports', 'warnings'];
function commentMarker(key) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .hiddenMark */ .sd)('ai-visibility-gate', key);
}
function renderComment(outcome, marker = commentMarker(outcome.key)) {
    return renderPost((0,_document_gate_document_js__WEBPACK_IMPORTED_MODULE_0__/* .gateDocument */ .hz)(outcome), marker, outcome.run.runUrl);
}
function renderSummary(outcome) {
    return renderPage((0,_document_gate_document_js__WEBPACK_IMPORTED_MODULE_0__/* .gateDocument */ .hz)(outcome));
}
function renderPost(document, marker, runUrl) {
    const start = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.md) `${marker}\n`;
    const rest = runUrl === undefined ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.md) `the result file` : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownLink */ .iQ)('the summary of this run', runUrl);
    const report = (0,_fit_js__WEBPACK_IMPORTED_MODULE_1__/* .fitBlocks */ .U8)((0,_render_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .renderBlocks */ .Rz)(postOf(document)), {
        limit: COMMENT_LIMIT - start.length,
        measure: text => text.length,
        notice: omitted => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.md) `… ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeWords */ .RL)((0,_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(omitted, 'more line'))} left out to fit a comment: see ${rest}.`,
    });
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.md) `${start}${report}`;
}
function renderPage(document) {
    return (0,_fit_js__WEBPACK_IMPORTED_MODULE_1__/* .fitBlocks */ .U8)((0,_render_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .renderBlocks */ .Rz)(pageOf(document)), {
        limit: SUMMARY_LIMIT,
        measure: text => Buffer.byteLength(text),
        notice: omitted => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.md) `… ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeWords */ .RL)((0,_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(omitted, 'more line'))} left out to fit a summary: see the file of the result-file output.`,
    });
}
function renderMarkdownParts(parts, limit = Number.POSITIVE_INFINITY) {
    return (0,_fit_js__WEBPACK_IMPORTED_MODULE_1__/* .fitBlocks */ .U8)((0,_render_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .renderBlocks */ .Rz)(parts.flat()), {
        limit,
        measure: text => Buffer.byteLength(text),
        notice: omitted => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.md) `… ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeWords */ .RL)((0,_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(omitted, 'more line'))} left out to fit a summary.`,
    });
}
function postOf(document) {
    const [headline, ...rest] = document.first;
    const isQuiet = headline?.kind === 'headline' && !headline.isHeading;
    const folds = (0,_document_gate_document_js__WEBPACK_IMPORTED_MODULE_0__/* .sectionsOn */ .wZ)(document, 'comment')
        .filter(({ id }) => !isQuiet || ALWAYS.includes(id))
        .map(({ title, blocks }) => ({ kind: 'fold', title, blocks }));
    if (headline === undefined)
        return folds;
    const footer = isQuiet || document.footer.length === 0
        ? []
        : [{ kind: 'fold', title: ['About this run'], blocks: document.footer }];
    return isQuiet ? [headline, ...folds] : [headline, ...rest, ...folds, ...footer];
}
function pageOf(document) {
    const sections = (0,_document_gate_document_js__WEBPACK_IMPORTED_MODULE_0__/* .sectionsOn */ .wZ)(document, 'summary').flatMap(({ title, blocks }) => [
        { kind: 'heading', text: title },
        ...blocks,
    ]);
    return [...document.first, ...sections, ...document.footer];
}


/***/ }),

/***/ 7982:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AU: () => (/* binding */ fold),
/* harmony export */   FY: () => (/* binding */ paragraph),
/* harmony export */   U8: () => (/* binding */ fitBlocks),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   tp: () => (/* binding */ table),
/* harmony export */   wg: () => (/* binding */ EMPTY)
/* harmony export */ });
/* unused harmony export renderBlock */
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1336);

const EMPTY = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) ``;
function paragraph(text) {
    return { open: text, lines: [], close: EMPTY };
}
function list(items) {
    return items.length === 0 ? [] : [{ open: EMPTY, lines: items.map(item => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `- ${item}`), close: EMPTY }];
}
function fold(title, blocks) {
    const end = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `</details>`;
    return blocks.map((block, index) => {
        const isLast = index === blocks.length - 1;
        const start = index === 0 ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `<details>\n<summary>${title}</summary>\n` : EMPTY;
        return {
            ...block,
            open: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .joinMarkdown */ .UF)([start, block.open].filter(part => part !== ''), '\n'),
            close: isLast ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `${block.close}\n${end}` : block.close,
            ...(isLast ? {} : { within: block.within === undefined ? end : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `${block.within}\n${end}` }),
        };
    });
}
function table(columns, rows) {
    const toRow = (cells) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `| ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .joinMarkdown */ .UF)(cells, ' | ')} |`;
    return {
        open: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .joinMarkdown */ .UF)([
            toRow(columns.map(({ title }) => title)),
            toRow(columns.map(({ isNumber }) => (isNumber ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `---:` : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `---`))),
        ], '\n'),
        lines: rows.map(toRow),
        close: EMPTY,
    };
}
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

/***/ 92080:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rz: () => (/* binding */ renderBlocks),
/* harmony export */   ix: () => (/* binding */ STATUS_MARKS),
/* harmony export */   ni: () => (/* binding */ renderLine)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9924);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73533);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44702);
/* harmony import */ var _fit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7982);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1336);





const QUOTE_LENGTH = 300;
const CODE_LENGTH = 200;
const ANSWER_LENGTH = 300;
const STATUS_MARKS = {
    pass: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.md) `✅`,
    fail: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.md) `❌`,
    error: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.md) `🛑`,
    warn: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.md) `⚠️`,
    report: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.md) `📊`,
};
function renderBlocks(blocks) {
    return blocks.flatMap(renderBlock);
}
function renderBlock(block) {
    switch (block.kind) {
        case 'headline': {
            const gate = block.gate === undefined ? _fit_js__WEBPACK_IMPORTED_MODULE_1__/* .EMPTY */ .wg : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.md) ` · ${renderLine(block.gate)}`;
            return block.isHeading
                ? [(0,_fit_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.md) `## ${STATUS_MARKS[block.mark]} ${renderLine(block.text)}${gate}`)]
                : [(0,_fit_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.md) `${STATUS_MARKS[block.mark]} ${quietHeadline(block.text)}${gate}`)];
        }
        case 'heading':
            return [(0,_fit_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.md) `### ${renderLine(block.text)}`)];
        case 'paragraph': {
            const text = renderLine(block.text);
            return [(0,_fit_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)(block.isSmall ? small(text) : text)];
        }
        case 'list':
            return (0,_fit_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_)(block.items.map(renderLine));
        case 'facts':
            return (0,_fit_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_)(block.rows.map(({ label, value }) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.md) `**${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeWords */ .RL)(label)}:** ${renderLine(value)}`));
        case 'table':
            return [tableOf(block.columns, block.rows)];
        case 'grid':
            return [
                gridTable(block.columns, block.rows),
                ...(block.note === undefined || block.note.length === 0
                    ? []
                    : [(0,_fit_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)(small(renderLine(block.note)))]),
            ];
        case 'causes':
            return renderCauses(block.entries);
        case 'chart':
            return [(0,_fit_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)(small((0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeWords */ .RL)(block.description)))];
        case 'verbatim':
            return [(0,_fit_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .codeBlock */ .DV)((0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .cleanLines */ .v3)(block.text), block.language === 'json' ? 'json' : ''))];
        case 'bars':
            return [
                (0,_fit_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeWords */ .RL)(`${block.caption}.`)),
                tableOf([{ title: ['Brand'] }, { title: ['Share'], isNumber: true }], block.rows.map(({ title, value, isOwn }) => [isOwn ? [{ strong: title }] : title, [value]])),
            ];
        case 'answers':
            return [
                gridTable(block.columns, block.rows.map(({ title, cells }) => ({ title, cells }))),
                ...block.rows.flatMap(({ title, answers }) => answers.length === 0 ? [] : (0,_fit_js__WEBPACK_IMPORTED_MODULE_1__/* .fold */ .AU)(renderLine(title), (0,_fit_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_)(answers.map(renderAnswer)))),
                ...(block.note === undefined ? [] : [(0,_fit_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)(small(renderLine(block.note)))]),
            ];
        case 'fold':
            return (0,_fit_js__WEBPACK_IMPORTED_MODULE_1__/* .fold */ .AU)(renderLine(block.title), renderBlocks(block.blocks));
    }
}
function quietHeadline(text) {
    const end = text.indexOf('. ');
    if (end === -1)
        return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.md) `**${renderLine(text)}**`;
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.md) `**${renderLine(text.slice(0, end))}.** ${renderLine(text.slice(end + 1))}`;
}
function renderLine(line) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .joinMarkdown */ .UF)(line.map(renderInline), '');
}
function renderInline(part) {
    if (typeof part === 'string')
        return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeWords */ .RL)(part);
    if ('name' in part)
        return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .FV)(part.name, part.most ?? _words_js__WEBPACK_IMPORTED_MODULE_0__/* .NAME_LENGTH */ .xt) || (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .FV)(_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .NO_VALUE */ .GY);
    if ('quote' in part)
        return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.md) `“${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .FV)(part.quote, part.most ?? QUOTE_LENGTH)}”`;
    if ('code' in part)
        return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.md) `<code>${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .FV)(part.code, CODE_LENGTH)}</code>`;
    if ('strong' in part)
        return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.md) `**${renderLine(part.strong)}**`;
    if ('small' in part)
        return small(renderLine(part.small));
    if ('toned' in part)
        return renderLine(part.toned);
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownLink */ .iQ)(plainLabel(part.label), part.link);
}
function plainLabel(label) {
    return label.map(part => (typeof part === 'string' ? part : 'name' in part ? part.name : '')).join('');
}
function tableOf(columns, rows) {
    return (0,_fit_js__WEBPACK_IMPORTED_MODULE_1__/* .table */ .tp)(columns.map(({ title, isNumber = false }) => ({ title: renderLine(title), isNumber })), rows.map(row => Array.isArray(row)
        ? row.map(renderLine)
        : [
            (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.md) `**${renderLine(row.group)}**${row.note === undefined ? _fit_js__WEBPACK_IMPORTED_MODULE_1__/* .EMPTY */ .wg : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.md) ` ${renderLine(row.note)}`}`,
            ...columns.slice(1).map(() => _fit_js__WEBPACK_IMPORTED_MODULE_1__/* .EMPTY */ .wg),
        ]));
}
function gridTable(columns, rows) {
    const hasTitles = rows.some(({ title }) => title !== undefined);
    return (0,_fit_js__WEBPACK_IMPORTED_MODULE_1__/* .table */ .tp)([...(hasTitles ? [_fit_js__WEBPACK_IMPORTED_MODULE_1__/* .EMPTY */ .wg] : []), ...columns.map(renderLine)].map(title => ({ title })), rows.map(({ title, cells }) => [
        ...(hasTitles ? [title === undefined ? _fit_js__WEBPACK_IMPORTED_MODULE_1__/* .EMPTY */ .wg : renderLine(title)] : []),
        ...cells.map(gridCell),
    ]));
}
function gridCell(cell) {
    if (cell === undefined)
        return _fit_js__WEBPACK_IMPORTED_MODULE_1__/* .EMPTY */ .wg;
    if (cell === 'no answer')
        return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.md) `no answer`;
    const { now, was, basis, isLoss = false, mark } = cell;
    const words = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeWords */ .RL)(now);
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .joinMarkdown */ .UF)([
        ...(mark === undefined ? [] : [STATUS_MARKS[mark]]),
        isLoss ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.md) `**${words} ▼**` : words,
        ...(basis === undefined ? [] : [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeWords */ .RL)(basis)]),
        ...(was === undefined ? [] : [small((0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeWords */ .RL)(was))]),
    ], ' ');
}
function renderCauses(entries) {
    const lines = entries.map(({ title, lines: said, todo }, index) => {
        const number = entries.length > 1 ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.md) `${index + 1}. ` : _fit_js__WEBPACK_IMPORTED_MODULE_1__/* .EMPTY */ .wg;
        const indent = entries.length > 1 ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.md) `   ` : _fit_js__WEBPACK_IMPORTED_MODULE_1__/* .EMPTY */ .wg;
        const first = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .joinMarkdown */ .UF)([(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.md) `**${renderLine(title)}**`, ...said.slice(0, 1).map(renderLine)], ' ');
        return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .joinMarkdown */ .UF)([
            (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.md) `${number}${first}`,
            ...said.slice(1).map(line => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.md) `${indent}- ${renderLine(line)}`),
            ...(said.length > 1 && todo !== undefined ? [_fit_js__WEBPACK_IMPORTED_MODULE_1__/* .EMPTY */ .wg] : []),
            ...(todo === undefined ? [] : [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.md) `${indent}**What to do:** ${renderLine(todo)}`]),
        ], '\n');
    });
    return lines.length === 0 ? [] : [{ open: _fit_js__WEBPACK_IMPORTED_MODULE_1__/* .EMPTY */ .wg, lines, close: _fit_js__WEBPACK_IMPORTED_MODULE_1__/* .EMPTY */ .wg }];
}
function renderAnswer({ title, words, text }) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.md) `${renderLine(title)} ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeWords */ .RL)(words)}: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .FV)(text, ANSWER_LENGTH)}`;
}
function small(text) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__.md) `<sub>${text}</sub>`;
}


/***/ }),

/***/ 10967:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BD: () => (/* binding */ formatCost),
/* harmony export */   P9: () => (/* binding */ describeCost),
/* harmony export */   UK: () => (/* binding */ formatUsd),
/* harmony export */   Z1: () => (/* binding */ summarizeCost),
/* harmony export */   Z5: () => (/* binding */ UNKNOWN_COST),
/* harmony export */   jx: () => (/* binding */ formatTotalCost)
/* harmony export */ });
/* harmony import */ var _embedded_engines_account_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73840);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9924);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73533);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46958);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44702);




function formatUsd(amount) {
    return `${amount > 0 && amount < 0.005 ? '<0.01' : amount.toFixed(2)} USD`;
}
const UNKNOWN_COST = 'not known';
function formatCost({ costUsd, isWhole }) {
    if (isWhole)
        return formatUsd(costUsd);
    return costUsd > 0 ? `at least ${formatUsd(costUsd)}` : UNKNOWN_COST;
}
function describeCost({ replies, inputTokens, outputTokens, searches, costUsd, stated, unpriced, }) {
    const sources = [
        ...(stated > 0 ? ['vendor'] : []),
        ...(replies > stated + unpriced ? ['list prices'] : []),
        ...(unpriced > 0 && unpriced < replies ? ['partly not known'] : []),
    ];
    return {
        tokens: inputTokens + outputTokens === 0
            ? _numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_VALUE */ .GY
            : `${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B)(inputTokens)} / ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B)(outputTokens)}`,
        searches: searches === undefined ? _numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_VALUE */ .GY : (0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B)(searches),
        amount: formatCost({ costUsd, isWhole: unpriced === 0 }),
        source: sources.join(', ') || _numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_VALUE */ .GY,
    };
}
function formatTotalCost(costs) {
    return formatCost({ costUsd: (0,_embedded_engines_account_js__WEBPACK_IMPORTED_MODULE_0__/* .totalCost */ .cv)(costs), isWhole: costs.every(({ unpriced }) => unpriced === 0) });
}
function summarizeCost({ costs }) {
    if (costs.length === 0)
        return undefined;
    const engines = costs.map(cost => {
        const { amount, tokens, searches } = describeCost(cost);
        return `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .plainLine */ .h0)(cost.engine, _words_js__WEBPACK_IMPORTED_MODULE_1__/* .NAME_LENGTH */ .xt)} ${amount} (tokens ${tokens}, searches ${searches})`;
    });
    return `Cost of the live engines: ${formatTotalCost(costs)}. ${engines.join(', ')}.`;
}


/***/ }),

/***/ 73533:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D0: () => (/* binding */ formatDrop),
/* harmony export */   Fl: () => (/* binding */ formatValue),
/* harmony export */   GY: () => (/* binding */ NO_VALUE),
/* harmony export */   l9: () => (/* binding */ formatPercent),
/* harmony export */   pq: () => (/* binding */ countOf),
/* harmony export */   td: () => (/* binding */ formatPValue),
/* harmony export */   w_: () => (/* binding */ formatSetting)
/* harmony export */ });
/* unused harmony exports formatChange, isNoChange */
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

/***/ 78506:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ OUTCOME_FILE)
/* harmony export */ });
const OUTCOME_FILE = 'outcome.json';


/***/ }),

/***/ 25567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EQ: () => (/* binding */ explainShardFailure),
/* harmony export */   I: () => (/* binding */ explainBlocker),
/* harmony export */   Tn: () => (/* binding */ explainInputs),
/* harmony export */   Vl: () => (/* binding */ explainUnmeasured),
/* harmony export */   Vv: () => (/* binding */ explainUnexpected)
/* harmony export */ });
/* harmony import */ var _embedded_corpus_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39165);
/* harmony import */ var _lib_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13963);
/* harmony import */ var _answer_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48921);
/* harmony import */ var _baseline_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37548);
/* harmony import */ var _codes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(30546);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(9924);
/* harmony import */ var _explain_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55696);
/* harmony import */ var _file_words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2605);
/* harmony import */ var _money_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(10967);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(73533);
/* harmony import */ var _shard_words_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(59307);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(44702);












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
            return (0,_codes_js__WEBPACK_IMPORTED_MODULE_4__/* .messageWithRemedy */ .ug)('AVG_COST_LIMIT', `This run is estimated to cost ${(0,_money_js__WEBPACK_IMPORTED_MODULE_7__/* .formatUsd */ .UK)(estimate)}, and max-cost is ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_11__/* .formatSetting */ .w_)(maxCost)} USD. Nothing was scanned.`);
        }
        case 'missing-shards':
            return (0,_shard_words_js__WEBPACK_IMPORTED_MODULE_8__/* .explainMissingShards */ .dc)(blocker);
        case 'service':
            return (0,_explain_js__WEBPACK_IMPORTED_MODULE_5__/* .explainServiceError */ .fu)(blocker.facts);
        case 'few-answers': {
            const { planned, evaluated, minAnswers, missing } = blocker;
            const counts = `${evaluated} of ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_11__/* .countOf */ .pq)(planned, 'planned answer')} were evaluated, and min-answers is ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_11__/* .formatSetting */ .w_)(minAnswers)}%.`;
            return (0,_codes_js__WEBPACK_IMPORTED_MODULE_4__/* .messageWithRemedy */ .ug)('AVG_FEW_ANSWERS', `${counts} Missing: ${(0,_answer_words_js__WEBPACK_IMPORTED_MODULE_2__/* .listReasons */ .qf)(missing)}.`);
        }
        case 'required-unanswered': {
            const counts = blocker.engines.map(({ engine, planned, evaluated }) => `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_10__/* .plainLine */ .h0)(engine, _words_js__WEBPACK_IMPORTED_MODULE_9__/* .NAME_LENGTH */ .xt)} ${evaluated} of ${planned}`);
            return (0,_codes_js__WEBPACK_IMPORTED_MODULE_4__/* .messageWithRemedy */ .ug)('AVG_REQUIRED_UNANSWERED', `Too few answers of required engines were evaluated: ${counts.join(', ')}. min-answers is ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_11__/* .formatSetting */ .w_)(blocker.minAnswers)}%.`);
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
function explainUnmeasured(competitor, failure) {
    const reason = failure
        ? (0,_explain_js__WEBPACK_IMPORTED_MODULE_5__/* .explainServiceError */ .fu)(failure).text
        : 'No engine answered for it where one answered for the brand.';
    const text = `The competitor ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_10__/* .plainLine */ .h0)(competitor, 100)} could not be measured and is left out of the share of voice. ${reason}`;
    return (0,_codes_js__WEBPACK_IMPORTED_MODULE_4__/* .formatMessage */ .hw)({ code: 'AVG_COMPETITOR_UNMEASURED', text });
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

/***/ 77802:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   As: () => (/* binding */ listFailures),
/* harmony export */   eh: () => (/* binding */ summarize),
/* harmony export */   k1: () => (/* binding */ headlineSentence),
/* harmony export */   o1: () => (/* binding */ explainInconclusive),
/* harmony export */   qf: () => (/* binding */ listReasons),
/* harmony export */   vS: () => (/* binding */ explainFailures)
/* harmony export */ });
/* harmony import */ var _gate_verdict_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(39231);
/* harmony import */ var _answer_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48921);
/* harmony import */ var _baseline_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37548);
/* harmony import */ var _codes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30546);
/* harmony import */ var _document_gate_document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49535);
/* harmony import */ var _document_headline_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8789);
/* harmony import */ var _document_plain_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76285);
/* harmony import */ var _document_second_line_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(39220);
/* harmony import */ var _document_silent_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(10228);
/* harmony import */ var _document_told_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(53784);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(25567);











function listReasons(told) {
    const shown = told.findings.filter(({ leadsTo }) => leadsTo !== 'none');
    return shown.map(finding => toMessage(finding, told));
}
function listFailures(outcome) {
    const { failures, verdict } = outcome;
    const noBaseline = failures.includes('no-baseline') && 'missing' in verdict.baseline
        ? [
            {
                code: 'AVG_BASELINE_MISSING',
                text: `There is no baseline (${(0,_baseline_words_js__WEBPACK_IMPORTED_MODULE_1__/* .describeMissing */ .UV)(verdict.baseline.missing)}), and fail-on lists no-baseline.`,
            },
        ]
        : [];
    const failing = failures.some(failure => failure !== 'no-baseline') ? listReasons((0,_document_gate_document_js__WEBPACK_IMPORTED_MODULE_3__/* .tell */ .qz)(outcome)) : [];
    return [...failing, ...noBaseline];
}
function explainFailures(outcome) {
    return listFailures(outcome).map(_codes_js__WEBPACK_IMPORTED_MODULE_2__/* .formatMessage */ .hw).join('\n');
}
function explainInconclusive(outcome) {
    const told = (0,_document_gate_document_js__WEBPACK_IMPORTED_MODULE_3__/* .tell */ .qz)(outcome);
    return (0,_codes_js__WEBPACK_IMPORTED_MODULE_2__/* .formatMessage */ .hw)({
        code: 'AVG_INCONCLUSIVE',
        text: `${headlineSentence(told)} ${(0,_document_plain_js__WEBPACK_IMPORTED_MODULE_5__/* .plainOf */ .oi)((0,_document_second_line_js__WEBPACK_IMPORTED_MODULE_6__/* .secondLine */ .x)(told))}`,
    });
}
function summarize(outcome) {
    return `Verdict: ${outcome.verdict.status}. ${headlineSentence((0,_document_gate_document_js__WEBPACK_IMPORTED_MODULE_3__/* .tell */ .qz)(outcome))}`;
}
function headlineSentence(told) {
    return `${(0,_document_plain_js__WEBPACK_IMPORTED_MODULE_5__/* .plainOf */ .oi)((0,_document_headline_js__WEBPACK_IMPORTED_MODULE_4__/* .headlineOf */ .gD)(told))}.`;
}
function toMessage(finding, told) {
    const text = `${(0,_document_headline_js__WEBPACK_IMPORTED_MODULE_4__/* .textOfFinding */ .Cy)(finding, told)}.`;
    if (finding.kind === 'incident') {
        const blocked = (0,_problems_js__WEBPACK_IMPORTED_MODULE_9__/* .explainBlocker */ .I)(finding.blocker);
        return { code: blocked.code, text: `${text} ${blocked.text}` };
    }
    const todo = finding.kind === 'engine-silent'
        ? (0,_document_silent_js__WEBPACK_IMPORTED_MODULE_7__/* .remedyOf */ .SM)(finding.reason, { engine: undefined, next: (0,_document_told_js__WEBPACK_IMPORTED_MODULE_8__/* .nextRun */ .B6)(told.outcome) })
        : undefined;
    return { code: codeOf(finding, told), text: todo === undefined ? text : `${text} ${(0,_document_plain_js__WEBPACK_IMPORTED_MODULE_5__/* .plainOf */ .oi)(todo)}` };
}
function codeOf(finding, { outcome: { verdict } }) {
    if (finding.kind === 'engine-silent') {
        return finding.reason === undefined ? 'AVG_ENGINE_SILENT' : _answer_words_js__WEBPACK_IMPORTED_MODULE_0__/* .REASONS */ .ez[finding.reason.code].code;
    }
    if (finding.kind === 'floor-broken')
        return (0,_codes_js__WEBPACK_IMPORTED_MODULE_2__/* .codeOfRule */ .Xm)(finding.rule.rule);
    const rule = (0,_gate_verdict_js__WEBPACK_IMPORTED_MODULE_10__/* .rulesOf */ .fD)(verdict).find(result => decides(result, finding));
    if (rule !== undefined)
        return (0,_codes_js__WEBPACK_IMPORTED_MODULE_2__/* .codeOfRule */ .Xm)(rule.rule);
    return finding.leadsTo === 'fail' ? 'AVG_FAILED' : 'AVG_INCONCLUSIVE';
}
function decides({ kind, outcome }, finding) {
    const isOfKind = kind === ((0,_document_headline_js__WEBPACK_IMPORTED_MODULE_4__/* .isContentLoss */ .Pz)(finding) ? 'answers' : finding.kind === 'declined' ? 'decline' : 'drop');
    return isOfKind && outcome !== 'pass' && finding.leadsTo === outcome;
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
        observed: `${after} since ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .longDayOf */ .IU)(change.since)}`,
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

/***/ 51374:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  bZ: () => (/* binding */ SCANS),
  X$: () => (/* binding */ describeMovedModels),
  KQ: () => (/* binding */ describeNextSamples),
  df: () => (/* binding */ describePlan)
});

// UNUSED EXPORTS: describeScanPer

;// CONCATENATED MODULE: ./build/comparison/moved-models.js
function findMovedModels(runs, models) {
    return Object.entries(models).flatMap(([engine, now]) => {
        const earlier = runs.map(run => run.models?.[engine] ?? []);
        const before = new Set(earlier.filter(names => !names.some(name => now.includes(name))).flat());
        return before.size === 0 ? [] : [{ engine, before: [...before], now }];
    });
}

// EXTERNAL MODULE: ./build/lib/text.js
var lib_text = __webpack_require__(94869);
// EXTERNAL MODULE: ./build/report/numbers.js
var numbers = __webpack_require__(73533);
// EXTERNAL MODULE: ./build/report/words.js
var words = __webpack_require__(44702);
;// CONCATENATED MODULE: ./build/report/scan-words.js




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
    return `The verdict is not clear after ${(0,numbers/* countOf */.pq)(samples, 'sample')}. Scanning up to ${next}.`;
}
const MOST_MODELS = 3;
function describeMovedModels({ comparison, models }, nameOf = engine => engine) {
    return findMovedModels(comparison?.runs ?? [], models).map(({ engine, before, now }) => `${nameOf(engine)} was answered by the model ${listModels(now)}, and before by ${listModels(before)}: the vendor moved the model. The runs are compared as usual.`);
}
function listModels(models) {
    const { shown, more } = (0,words/* cutList */.f6)(models, MOST_MODELS);
    return shown.map(model => (0,lib_text/* clip */.$Q)(model, words/* NAME_LENGTH */.xt)).join(', ') + more;
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
/* harmony export */   wd: () => (/* binding */ warnOfGap),
/* harmony export */   y0: () => (/* binding */ describeShard)
/* harmony export */ });
/* unused harmony export describeGap */
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
/* harmony export */   QV: () => (/* binding */ readablePlace),
/* harmony export */   iw: () => (/* binding */ fileUrl)
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
function fileUrl({ commitUrl }, commit, path, line) {
    const end = commitUrl?.lastIndexOf('/commit/') ?? -1;
    if (commitUrl === undefined || commit === undefined || end < 0)
        return undefined;
    const parts = path.split('/');
    if (parts.some(part => ['.', '..'].includes(part)))
        return undefined;
    const encoded = parts.map(part => encodeURIComponent(part.toWellFormed()));
    return `${commitUrl.slice(0, end)}/blob/${commit}/${encoded.join('/')}${line === undefined ? '' : `#L${line}`}`;
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
/* harmony export */   xN: () => (/* binding */ dayInYear),
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
const DAY_AND_MONTH = { day: 'numeric', month: 'long', timeZone: 'UTC' };
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
function dayInYear(createdAt, today) {
    const date = new Date(createdAt);
    if (Number.isNaN(date.getTime()))
        return dayOf(createdAt);
    const isSameYear = dayOf(createdAt).slice(0, 4) === dayOf(today).slice(0, 4);
    return date.toLocaleDateString('en-GB', isSameYear ? DAY_AND_MONTH : LONG_DAY);
}


/***/ }),

/***/ 16305:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ toRecord),
/* harmony export */   v: () => (/* binding */ recordRun)
/* harmony export */ });
/* harmony import */ var _gate_verdict_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39231);
/* harmony import */ var _report_baseline_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37548);
/* harmony import */ var _report_warnings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73786);
/* harmony import */ var _scan_engine_contents_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2615);




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
function toRecord({ measurement, verdict, run, samples, fingerprint, models, answerRecords, }, { failed, accept: accepted, attempt }) {
    if (measurement === undefined || verdict.kind === 'blocked')
        return;
    const contents = (0,_scan_engine_contents_js__WEBPACK_IMPORTED_MODULE_2__/* .countContents */ ._)(answerRecords);
    const { overallBcr, citedEngines, totalEngines, cells } = measurement;
    const { finishedAt: createdAt, sha, runUrl } = run;
    return {
        ...{ createdAt, sha, runUrl, attempt, failed, samples, fingerprint },
        dropped: (0,_gate_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .hasDropped */ .HA)(verdict),
        suspect: (0,_gate_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .isSuspicious */ .oK)(verdict),
        accepted,
        ...{ overallBcr, citedEngines, totalEngines, cells },
        ...(Object.keys(models).length > 0 && { models }),
        ...(contents.length > 0 && { contents }),
    };
}


/***/ }),

/***/ 86308:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x$: () => (/* binding */ drawWithTypefaces),
  u5: () => (/* binding */ writeReport),
  Li: () => (/* binding */ writeReports)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/lib/files.js
var files = __webpack_require__(13963);
// EXTERNAL MODULE: ./build/report/document/gate-document.js + 9 modules
var gate_document = __webpack_require__(49535);
// EXTERNAL MODULE: ./build/report/json/result.js + 2 modules
var result = __webpack_require__(58888);
// EXTERNAL MODULE: ./build/report/document/sections/drafts.js
var drafts = __webpack_require__(12396);
// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
// EXTERNAL MODULE: ./build/lib/numbers.js
var numbers = __webpack_require__(46958);
// EXTERNAL MODULE: ./build/report/markdown/markdown.js
var markdown = __webpack_require__(1336);
// EXTERNAL MODULE: ./build/report/markdown/render-blocks.js
var render_blocks = __webpack_require__(92080);
;// CONCATENATED MODULE: ./build/report/markdown/drafts.js





function renderDrafts({ suggestions, ...facts }) {
    return (0,drafts/* nameDrafts */.M4)(suggestions).map(draft => ({ name: draft.file, text: renderDraft(draft, facts) }));
}
function renderDraft({ keyword, engines, draft }, { brand, language, run }) {
    const { content, recommendedKeywords, citationScoreEstimate: estimate } = draft;
    const markup = describeMarkup(draft.schemaMarkup);
    const facts = [
        `Brand: ${drafts_name(brand)}`,
        `Keyword: ${drafts_name(keyword)}, language ${drafts_name(language)}`,
        `Engines that do not cite the brand on the keyword: ${engines.map(drafts_name).join(', ')}`,
        ...(estimate === undefined
            ? []
            : [`Estimated citation score, in the service's own unit: ${(0,numbers/* formatScore */.y)(estimate)}`]),
        `Made on ${run.finishedAt.slice(0, 10)}`,
    ];
    const parts = [
        `# Draft for ${drafts_name(keyword)}`,
        '> **Generated and not reviewed.** Check every fact, number and link before you publish anything. The draft is between ' +
            'the two lines.',
        '---',
        (0,report_escape/* cleanLines */.v3)(content),
        '---',
        ...(markup ? [`## ${markup.title}`, (0,markdown/* codeBlock */.DV)(markup.text, markup.language)] : []),
        ...(recommendedKeywords.length > 0
            ? ['## Recommended keywords', (0,markdown/* codeBlock */.DV)((0,report_escape/* cleanLines */.v3)(recommendedKeywords.join('\n')))]
            : []),
        '## About this draft',
        facts.map(fact => `- ${fact}`).join('\n'),
    ];
    return `${parts.join('\n\n')}\n`;
}
function drafts_name(text) {
    return (0,render_blocks/* renderLine */.ni)([{ name: text }]);
}
function describeMarkup(markup) {
    if (markup === undefined)
        return undefined;
    const text = (0,report_escape/* cleanLines */.v3)(markup.text);
    if (!markup.isJson)
        return { title: 'Structured data, which is not valid JSON', text, language: '' };
    return { title: 'Structured data', text: text.replaceAll('<', '\\u003c'), language: 'json' };
}

// EXTERNAL MODULE: ./build/report/outcome-file/name.js
var outcome_file_name = __webpack_require__(78506);
// EXTERNAL MODULE: ./build/report/warnings.js
var warnings = __webpack_require__(73786);
// EXTERNAL MODULE: ./build/service-reports/service-report.js
var service_report = __webpack_require__(97768);
;// CONCATENATED MODULE: ./build/run/write-reports.js








async function writeReports(outcome, { reports, reportFont }, folder, log, pullRequest) {
    const resultFile = (0,external_node_path_.join)(folder, 'result.json');
    await (0,files/* writeFileAtomically */.lo)(resultFile, `${JSON.stringify((0,result/* buildResult */.C)(outcome), undefined, 2)}\n`);
    const write = (name, render) => writeReport(folder, name, render, log);
    const wants = (format) => reports.includes(format);
    const ofService = outcome.serviceReports.flatMap(({ state }) => state.kind === 'fetched' ? [state.path] : []);
    const ownFiles = [
        ...(wants('json') ? [resultFile] : []),
        ...(wants('outcome') ? await write(outcome_file_name/* OUTCOME_FILE */.E, () => storeOutcome(outcome, pullRequest)) : []),
        ...(wants('csv') || (0,service_report/* needsOwnCsv */.W)(outcome.serviceReports)
            ? await write('scans.csv', () => drawCsv(outcome))
            : []),
        ...(wants('html') ? await write('report.html', () => drawHtml(outcome)) : []),
        ...(wants('pdf') ? await write('report.pdf', () => drawPdf(outcome, reportFont, log)) : []),
    ];
    const draftFiles = [];
    for (const { name, text } of renderDrafts(outcome))
        draftFiles.push(...(await write(name, () => text)));
    return { resultFile, reportFiles: [...ownFiles, ...ofService, ...draftFiles], draftFiles };
}
async function writeReport(folder, name, render, log) {
    const path = (0,external_node_path_.join)(folder, name);
    try {
        await (0,files/* writeFileAtomically */.lo)(path, await render());
        return [path];
    }
    catch (error) {
        log.warning((0,warnings/* warnOfReportFile */.Yv)(name, error));
        return [];
    }
}
async function drawCsv(outcome) {
    const { renderCsv } = await Promise.all(/* import() */[__webpack_require__.e(6789), __webpack_require__.e(7324)]).then(__webpack_require__.bind(__webpack_require__, 17324));
    return renderCsv(outcome);
}
async function storeOutcome(outcome, pullRequest) {
    const { formatOutcome } = await Promise.all(/* import() */[__webpack_require__.e(9969), __webpack_require__.e(4681)]).then(__webpack_require__.bind(__webpack_require__, 94681));
    return formatOutcome(outcome, pullRequest);
}
async function drawHtml(outcome) {
    const { renderHtml } = await Promise.all(/* import() */[__webpack_require__.e(7031), __webpack_require__.e(8022), __webpack_require__.e(0)]).then(__webpack_require__.bind(__webpack_require__, 50000));
    return renderHtml((0,gate_document/* gateDocument */.hz)(outcome));
}
async function drawPdf(outcome, path, log) {
    const { renderPdf } = await Promise.all(/* import() */[__webpack_require__.e(5849), __webpack_require__.e(3771), __webpack_require__.e(8006)]).then(__webpack_require__.bind(__webpack_require__, 48006));
    return drawWithTypefaces(typefaces => renderPdf((0,gate_document/* gateDocument */.hz)(outcome), typefaces), path, log);
}
async function drawWithTypefaces(draw, path, log) {
    const { describeFontProblem, drawWithFonts } = await __webpack_require__.e(/* import() */ 1848).then(__webpack_require__.bind(__webpack_require__, 41848));
    const { bytes, problems } = await drawWithFonts(draw, { path });
    for (const problem of problems)
        log.warning((0,warnings/* warnOfFont */.D5)(describeFontProblem(problem)));
    return bytes;
}


/***/ }),

/***/ 2615:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ countContents),
/* harmony export */   o: () => (/* binding */ MOST_DOMAINS)
/* harmony export */ });
/* harmony import */ var _summarize_answers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44267);

const MOST_DOMAINS = 20;
function countContents(records) {
    const answers = records.filter(record => record.outcome === 'evaluated');
    return Array.from(Map.groupBy(answers, ({ engine }) => engine), ([engine, ofEngine]) => countEngine(engine, ofEngine));
}
function countEngine(engine, answers) {
    const domains = answers.map(({ content }) => new Set(content.citedSources.map(({ domain }) => domain)));
    const counts = Map.groupBy(domains.flatMap(names => [...names]), domain => domain);
    const told = answers.filter(({ content }) => content.retrieved !== undefined);
    return {
        engine,
        answers: answers.length,
        read: told.length === 0 ? undefined : told.filter(({ content }) => content.retrieved).length,
        sourced: answers.filter(({ content }) => content.citedSources.length + content.unknownSources > 0).length,
        domains: Array.from(counts, ([domain, citing]) => ({ domain, answers: citing.length }))
            .sort((a, b) => b.answers - a.answers || (0,_summarize_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .compareTexts */ .qy)(a.domain, b.domain))
            .slice(0, MOST_DOMAINS),
    };
}


/***/ }),

/***/ 19532:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ak: () => (/* binding */ isMajority),
/* harmony export */   Dz: () => (/* binding */ countCited),
/* harmony export */   bp: () => (/* binding */ isCiting),
/* harmony export */   e_: () => (/* binding */ citedShareOf),
/* harmony export */   i2: () => (/* binding */ mean),
/* harmony export */   lv: () => (/* binding */ bcrScoreOf),
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
        contradictions: scans.flatMap(findContradictions),
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
function citedShareOf({ cited }) {
    return countCited({ cited }) / cited.length;
}
function bcrScoreOf({ bcrScores }) {
    return mean(bcrScores);
}
function countCited({ cited }) {
    return cited.filter(Boolean).length;
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
/* harmony export */   Pc: () => (/* binding */ meanPosition),
/* harmony export */   qy: () => (/* binding */ compareTexts)
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
