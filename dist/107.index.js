export const id = 107;
export const ids = [107];
export const modules = {

/***/ 48583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ toDownloadError),
/* harmony export */   n: () => (/* binding */ DownloadError)
/* harmony export */ });
/* harmony import */ var _lib_http_addresses_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97925);
/* harmony import */ var _lib_http_dispatcher_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93256);


/** The only error that a download rejects with. It carries facts; report/ turns them into words. */
class DownloadError extends Error {
    facts;
    constructor(facts) {
        super(`${facts.url || 'a download'}: ${facts.detail}`);
        this.name = 'DownloadError';
        this.facts = facts;
    }
}
/** Returns the DownloadError for any error of a request to `url`. */
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
/* unused harmony export scanResultSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2503);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64377);
/**
 * The service contract: schemas of requests and answers, with the field names of the wire format.
 *
 * The schemas of answers drop unknown fields, and a missing text becomes ''. Values that a verdict depends on are
 * required: finite numbers, counts, arrays. The contract does not say which fields of a request are required; the schemas
 * require those that the operation needs.
 */

/** The status with which an answer holds its results. The contract does not list all statuses. */
const COMPLETED = 'completed';
// The pipe states the type of the output for the OpenAPI document.
const text = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .nullish()
    .transform(value => value ?? '')
    .pipe(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP());
const count = zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative();
const scanResultSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    engine: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    cited: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    bcr_score: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    sentiment: text,
    snippet: text,
    source_url: text,
    timestamp: text,
});
const scanSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    scan_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    brand_name: text,
    status: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    results: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(scanResultSchema),
    summary: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        total_engines: count,
        cited_engines: count,
        overall_bcr: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
        avg_sentiment: text,
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
    /** Length preference; the contract does not state the unit. */
    max_length: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive().exactOptional(),
});
const exportRequestSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    brand_name: filled,
    /** Calendar dates, YYYY-MM-DD. */
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
/** The only error that a VisibilityService rejects with. It carries facts; report/ turns them into words. */
class ServiceError extends Error {
    facts;
    constructor(facts, options) {
        super(`${facts.request}: ${facts.detail}`, options);
        this.name = 'ServiceError';
        this.facts = facts;
    }
}
/** Returns the facts of an error. */
function toOperationFailure(error) {
    if (error instanceof ServiceError)
        return { kind: 'service', facts: error.facts };
    return { kind: 'unexpected', detail: error instanceof Error ? error.message : String(error) };
}


/***/ }),

/***/ 74155:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Af: () => (/* binding */ limitsOf),
/* harmony export */   BU: () => (/* binding */ readLimits),
/* harmony export */   NB: () => (/* binding */ PLANS)
/* harmony export */ });
/** The plans of the contract. The limits of an enterprise plan are agreed individually, so it has no entry. */
const PLANS = {
    free: { perMinute: 10, perDay: 500, concurrent: 1 },
    pro: { perMinute: 60, perDay: 10_000, concurrent: 5 },
    business: { perMinute: 300, perDay: 100_000, concurrent: 20 },
};
/**
 * Reads limits such as `600/minute, 200000/day, 50 concurrent`. Every part is optional and occurs at most once, in any
 * order; each value is a whole number above 0. Returns undefined for any other text, and no limits for an empty text.
 */
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
/** Returns the limits of a plan; `own` overrides them. Throws a RangeError if a limit is missing in both. */
function limitsOf(plan, own) {
    const known = plan === 'enterprise' ? own : { ...PLANS[plan], ...own };
    const { perMinute, perDay, concurrent } = known;
    if (perMinute === undefined || perDay === undefined || concurrent === undefined) {
        throw new RangeError(`The ${plan} plan needs all three limits.`);
    }
    return { perMinute, perDay, concurrent };
}


/***/ }),

/***/ 73840:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cv: () => (/* binding */ totalCost),
/* harmony export */   p4: () => (/* binding */ COST_LIMIT_REACHED),
/* harmony export */   sj: () => (/* binding */ openAccount)
/* harmony export */ });
/* harmony import */ var _prices_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77201);

/** Reason of the signal of an account. */
const COST_LIMIT_REACHED = new Error('the cost limit of the run is reached');
/** Opens an account. Without `maxCost`, in US dollars, it has no limit. */
function openAccount(maxCost) {
    const costs = new Map();
    const reached = new AbortController();
    return {
        charge(spec, model, usage) {
            costs.set(spec.id, addUsage(costs.get(spec.id) ?? noCost(spec.id), spec, model, usage));
            if (maxCost !== undefined && totalCost([...costs.values()]) >= maxCost) {
                reached.abort(COST_LIMIT_REACHED);
            }
        },
        costs: () => [...costs.values()],
        limit: reached.signal,
    };
}
/** Returns the known cost of all engines in US dollars. */
function totalCost(costs) {
    return costs.reduce((sum, { costUsd }) => sum + costUsd, 0);
}
function noCost(engine) {
    const none = { replies: 0, inputTokens: 0, outputTokens: 0, costUsd: 0, stated: 0, unpriced: 0 };
    return { engine, ...none, searches: undefined };
}
function addUsage(before, spec, model, usage) {
    // An alias is billed as the model behind it, as far as the list has its price.
    const listed = (0,_prices_js__WEBPACK_IMPORTED_MODULE_0__/* .priceUsage */ .zP)({ ...spec, model }, usage) ?? (0,_prices_js__WEBPACK_IMPORTED_MODULE_0__/* .priceUsage */ .zP)(spec, usage);
    const cost = usage.cost ?? listed;
    return {
        ...before,
        replies: before.replies + 1,
        inputTokens: before.inputTokens + usage.inputTokens,
        outputTokens: before.outputTokens + usage.outputTokens,
        searches: usage.searches === undefined ? before.searches : (before.searches ?? 0) + usage.searches,
        costUsd: before.costUsd + (cost ?? 0),
        stated: before.stated + (usage.cost === undefined ? 0 : 1),
        unpriced: before.unpriced + (cost === undefined ? 1 : 0),
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
/** Standard rates for short prompts: without discounts, free quotas and surcharges of long prompts. */
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
        // After 5,000 free searches a month.
        searches: 14,
        models: {
            // Until 2026-12-31; then 1.5 and 7.5.
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
/**
 * Tokens of one question with one search, for the estimate before a run. OpenAI and Anthropic: what one recorded live reply
 * of each used, rounded. The others are assumptions. A real answer may use several times as many.
 */
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
/** Tokens of a request that judges the sentiment. */
const TYPICAL_JUDGEMENT = { inputTokens: 1_000, outputTokens: 300, searches: 0 };
/** The usage that the estimate assumes for one question. */
function typicalAnswer(name) {
    return { ...TYPICAL_ANSWER[name], searches: 1 };
}
/** Returns the estimated cost of calls to an engine in US dollars; undefined if a price is not known. */
function estimateCost(spec, { answers, judgements }) {
    const answer = priceUsage(spec, typicalAnswer(spec.name));
    const judgement = judgements === 0 ? 0 : priceUsage(spec, TYPICAL_JUDGEMENT);
    if (answer === undefined || judgement === undefined)
        return undefined;
    return answers * answer + judgements * judgement;
}
/**
 * Returns the list price of a usage in US dollars; undefined if a price is not known, or if the vendor counted no tokens. A
 * reply that does not count its searches counts as one search.
 */
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
/** Finds a model by its name, or by its name before the date of a snapshot, as in gpt-6.1-sol-2026-09-29. */
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
/** A page that the vendor does not name. */
const UNKNOWN_SOURCE = { url: '', host: '' };
/** Query parameters that tell where a visitor comes from. They do not select a page. */
const TRACKING = /^(?:utm_[^=]*|gclid|dclid|gbraid|wbraid|gad_source|srsltid|fbclid|msclkid|yclid|twclid|mc_[ce]id|igshid)(?:=|$)/i;
/** Returns the source for a URL. */
function toSource(url) {
    return { url: withoutTracking(url), host: hostOf(url) };
}
/** Returns the URL without tracking parameters and without a text directive (`#:~:text=`). */
function withoutTracking(url) {
    const [, address = '', query = '', fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(url) ?? [];
    const kept = query.split('&').filter(parameter => parameter !== '' && !TRACKING.test(parameter));
    return address + (kept.length > 0 ? `?${kept.join('&')}` : '') + fragment.replace(/#?:~:.*$/s, '');
}
/** Returns the host of an http(s) URL, without `www.`; '' for any other text. */
function hostOf(url) {
    if (!URL.canParse(url))
        return '';
    const { protocol, hostname } = new URL(url);
    if (protocol !== 'https:' && protocol !== 'http:')
        return '';
    return hostname.replace(/\.$/, '').replace(/^www\./, '');
}
/** Returns the sources without later ones of the same URL. */
function uniqueSources(sources) {
    return [...new Map(sources.toReversed().map(source => [source.url, source])).values()].toReversed();
}


/***/ }),

/***/ 6638:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ REPOSITORY)
/* harmony export */ });
/** Name of the engine that answers from the pages of the repository. */
const REPOSITORY = 'repository';


/***/ }),

/***/ 13737:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WQ: () => (/* binding */ dropFrom),
/* harmony export */   Yw: () => (/* binding */ isBelow),
/* harmony export */   oi: () => (/* binding */ isAbove)
/* harmony export */ });
/**
 * Compares values that went through a mean or a subtraction: 0.8 − 0.7 is 0.1000…09, yet a drop of 0.1 equals a
 * tolerance of 0.1. The slack is relative, because the contract gives no scale.
 */
const RELATIVE_SLACK = 1e-12;
/** Returns whether `value` is above `limit` by more than a rounding error, where both came from numbers of the size of `scale`. */
function isAbove(value, limit, ...scale) {
    const size = Math.max(Math.abs(value), Math.abs(limit), ...scale.map(Math.abs));
    return value - limit > RELATIVE_SLACK * size;
}
/** Returns `baseline` − `observed` without rounding errors: 0.8 − 0.7 is 0.1, and equal numbers differ by 0. */
function dropFrom(baseline, observed) {
    const drop = baseline - observed;
    const isNoise = Math.abs(drop) <= RELATIVE_SLACK * Math.max(Math.abs(baseline), Math.abs(observed));
    return isNoise ? 0 : Number(drop.toPrecision(12));
}
/** Returns whether `value` is below `limit` by more than a rounding error. */
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




/** Greatest share of the keywords by which the number of evaluated keywords may change without a note. */
const UNREMARKABLE_SHIFT = 0.1;
/** Compares the measurement with the baseline. */
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
/** Returns whether chance alone explains the drop in at most the share `alpha` of runs; false without a test. */
function isSignificant(test, alpha) {
    return test !== undefined && !(0,_compare_js__WEBPACK_IMPORTED_MODULE_1__/* .isAbove */ .oi)(test.pValue, alpha);
}
/** Returns the test that explains the loss of engines: the one with the least p-value; undefined without any. */
function findEngineTest({ tests }, engines) {
    return engines
        .flatMap(engine => tests?.engines.get(engine) ?? [])
        .reduce((least, test) => (least === undefined || test.pValue < least.pValue ? test : least), undefined);
}
/** Returns the engines with a significant drop of their citation rate. */
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
/** Returns the fields of a verdict that come from the comparison. */
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
/** A change of pages may take no answer away. The comparison of the trees decides what is lost and what is weaker. */
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
/** Finds a lasting fall in a series of runs. */


/** A shorter part says too little of the level before the change, or of the level now. */
const LEAST_BEFORE = 5;
const LEAST_AFTER = 3;
/** Fewer values have no position for a change. */
const LEAST_RUNS = LEAST_BEFORE + LEAST_AFTER;
/**
 * Returns the most significant fall from one level to a lower one; undefined without a fall, and for fewer than
 * `LEAST_RUNS` values. Compares the values before each position with those from it on by the two-sample t statistic, and takes the
 * largest (Worsley 1979; Hawkins, Qiu & Kang 2003, The changepoint model for statistical process control). The variance is
 * at least `leastVariance`.
 */
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





/**
 * One-sided level of each single test. It is strict, for every run looks for a change at every position, and it becomes
 * stricter in a long history, so that a year of daily runs does not add up to an alarm. `npm run calibrate` measures what
 * it gives over months.
 */
const LEVEL = 0.0003;
const LONG_HISTORY = 60;
/**
 * Finds a fall that no single run shows: the score of all runs since the last accepted one has a change point after which
 * it is lower by more than the tolerance. Runs only where the level before can be known, that is for eight runs or more.
 * A run at the old level ends the decline.
 */
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
/**
 * Returns whether most runs since the change are lower by more than the tolerance. After many equal runs, one low run takes
 * the mean of the last three down and is as significant as a fall that lasts.
 */
function isLasting({ start, before }, scores, tolerance) {
    const allowed = (0,drops/* toleratedDrop */._7)(before, tolerance);
    const lower = scores.slice(start).filter(score => (0,compare/* isAbove */.oi)(before - score, allowed));
    return lower.length * 2 > scores.length - start;
}
/** Returns the variance of a series in which one citation came or went once: equal scores do not prove a variance of zero. */
function leastVariance(series) {
    const cells = series.flatMap(run => run.cells);
    const cited = cells.reduce((sum, cell) => sum + (0,pair/* countCited */.Dz)(cell), 0);
    const answers = cells.reduce((sum, cell) => sum + cell.cited.length, 0);
    const score = (0,measure/* mean */.i2)(series.map(({ overallBcr }) => overallBcr));
    if (cited === 0 || answers === 0)
        return 0;
    // A citation is worth as much of the score as the citations share it.
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


/** Highest p-value of a drop that is suspicious. Above it, the drop is within chance and passes. */
const SUSPICIOUS = 0.15;
/**
 * Checks the drop over what both runs evaluated, where that is less than everything. Chance is ruled out by the test of
 * the whole or by that of one engine.
 */
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
/** An engine that was not evaluated now counts as not lost. */
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
        // More engines must be lost than are allowed. If not, the tests of the others decide, and none of them is significant.
        const isLost = isCounted && lostEngines.length > allowed;
        const test = isCounted
            ? (0,_comparison_js__WEBPACK_IMPORTED_MODULE_0__/* .findEngineTest */ ._S)(comparison, isLost ? lostEngines : doubtfulEngines)
            : tests?.citedEngines;
        return checkDrop({
            observed: citedEngines,
            baseline,
            pairedDrop: unevaluated > 0 ? (0,_compare_js__WEBPACK_IMPORTED_MODULE_1__/* .dropFrom */ .WQ)(baseline - unevaluated, citedEngines) : undefined,
            tolerance: { kind: 'absolute', value: allowed },
            // The interval of an engine is one of its citation rate and not of the number of engines.
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
/** Compares a drop with its tolerance. Within the tolerance it passes, and beyond it the evidence decides. */
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
/** Returns the tolerated drop below a value, in its unit. */
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
/** Always set. Contradictions and missing answers are a warning: the numbers still stand, and the reader decides. */
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
/** Rules that set a floor for a value. */

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
/** Unknown while a competitor is missing: without it, the share is too large. */
const minShareOfVoice = {
    name: 'min-share-of-voice',
    subject: { noun: 'share of voice', unit: 'percent' },
    isDrop: false,
    check: ({ thresholds, shareOfVoice: { shares, unmeasured } }) => {
        const own = unmeasured.length > 0 ? undefined : shares.find(({ isOwn }) => isOwn);
        return checkFloor(own && 100 * own.share, thresholds.minShareOfVoice);
    },
};
/** Compares a value, undefined where it is not known, with a floor. Returns undefined where no floor is set. */
function checkFloor(observed, floor) {
    if (floor === undefined)
        return undefined;
    const outcome = observed === undefined ? 'unknown' : (0,compare/* isBelow */.Yw)(observed, floor) ? 'fail' : 'pass';
    return { kind: 'floor', outcome, observed, floor };
}

;// CONCATENATED MODULE: ./build/gate/rules/required-engines.js
/** Each required engine must cite. An engine that did not answer does not cite. */
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
/** No engine, and not the average, may have an unwanted sentiment. */
const failOnSentiment = {
    name: 'fail-on-sentiment',
    subject: { noun: 'sentiment', unit: 'count' },
    isDrop: false,
    check: ({ measurement: { engines, avgSentiments }, thresholds: { failOnSentiment: unwanted } }) => {
        if (unwanted.length === 0)
            return undefined;
        // The contract lists no values, so the letter case is not reliable either.
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







/** All rules, in the order of the reports. */
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
/** Returns the results of the rules that are set. */
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

/** Share of alpha for the whole. The rest is for the engines while the whole is not significant. */
const SHARE_OF_WHOLE = 0.9;
/**
 * Adjusts the p-values of the whole and of its engines, so that comparing each with alpha keeps the probability of any
 * false alarm among them at alpha. The whole is tested first, at 0.9 · alpha whatever the number of engines. The engines
 * follow by Holm's method: at alpha where the whole is significant, else at 0.1 · alpha, so that the loss of one engine
 * is found among many that stay (fallback gatekeeping: Wiens 2003; Bretz et al. 2009). A single engine is the whole: its
 * own drop counts only together with that.
 */
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
/**
 * Adjusts the p-values of a family of tests and returns them in the given order. Comparing each with alpha keeps the
 * probability of any false alarm in the family at alpha (Holm 1979, A simple sequentially rejective multiple test
 * procedure).
 */
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

/** Returns the unbiased variance of two values or more. */
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

/** Pairs the cells that have a keyword. `runs` is in the order from the oldest to the latest. */
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
/** Returns the values of the pairs: one row for each. */
function toRows(pairs, measureCell) {
    return pairs.map(({ earlier, now }) => ({
        earlier: earlier.map(({ run, cell }) => ({ run, value: measureCell(cell) })),
        now: measureCell(now),
    }));
}
/** Returns the share of the cell's samples that cite, 0 to 1. */
function citedShareOf({ cited }) {
    return countCited({ cited }) / cited.length;
}
/** Returns the mean score of the cell's samples, in the unit of the service. */
function bcrScoreOf({ bcrScores }) {
    return (0,_scan_measure_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i2)(bcrScores);
}
/** Returns the number of samples that cite. */
function countCited({ cited }) {
    return cited.filter(Boolean).length;
}
/** Returns the cells that have a keyword and at least one answer. Other cells cannot be paired. */
function selectKeywordCells(cells) {
    return cells.filter((cell) => cell.keyword !== undefined && cell.cited.length > 0 && cell.bcrScores.length > 0);
}
function keyOf({ keyword, engine }) {
    return JSON.stringify([keyword, engine]);
}
/** Counts the evaluated keywords by engine. Leaves out runs that kept no keywords: their number is not known. */
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
/** The confidence interval of a drop. */

/** Returns Student's t interval of a drop at confidence 1 − 2 · alpha. Its lower end is above 0 where p is below alpha. */
function boundDrop(drop, standardError, degrees, alpha) {
    const reach = (0,student/* studentQuantile */.FI)(1 - alpha, degrees) * standardError;
    return { low: drop - reach, high: drop + reach };
}

// EXTERNAL MODULE: ./build/gate/statistics/moments.js
var moments = __webpack_require__(65825);
;// CONCATENATED MODULE: ./build/gate/statistics/prediction-interval.js
/** Tests one value against earlier ones. Used where only whole runs are known. */





/** Fewer values give too poor an estimate of their variance. */
const FEWEST_RUNS = 5;
/**
 * Tests, one-sided, whether `now` is lower than the next value after `before` would be by chance. Uses the prediction
 * interval for one future observation of a normal population (Hahn & Meeker, Statistical Intervals, 1991). The variance
 * is at least `leastVariance`. Returns undefined for fewer than five values.
 */
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
/**
 * Returns the least variance to expect of the number of citing engines out of `total`: the binomial variance at the
 * share that Laplace's rule of succession gives. Five runs that all found 4 of 4 do not prove a variance of zero.
 */
function leastCountVariance(counts, total) {
    const share = shareOfCiting(counts, total);
    return total * share * (1 - share);
}
/**
 * Returns the least variance to expect of a score that is the mean over engines: that of the number of citing engines,
 * where each is worth the same part of the score. Five equal scores do not prove a variance of zero.
 */
function leastScoreVariance(scores, counts, total) {
    const worth = (0,measure/* mean */.i2)(scores) / (total * shareOfCiting(counts, total));
    return leastCountVariance(counts, total) * worth ** 2;
}
/** Returns the share of engines that cite by Laplace's rule of succession: never 0 or 1. */
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
/** Student's t distribution, from the regularized incomplete beta function. The error is below 1e-9. */
/** Lanczos approximation of the gamma function with g = 7 and Godfrey's coefficients. */
const LANCZOS_G = 7;
const LANCZOS = [
    0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
    12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];
/** Returns the probability of a value up to `t`. `degrees` of freedom is above 0 and need not be an integer. */
function studentCdf(t, degrees) {
    return t > 0 ? 1 - upperTail(t, degrees) : upperTail(-t, degrees);
}
/** Returns the quantile of probability `p`, between 0 and 1, by bisection. */
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
/** Returns the probability of a value above `t`, where `t` is at least 0 (NIST DLMF 8.17, Numerical Recipes 6.4). */
function upperTail(t, degrees) {
    const square = t * t;
    // Both arguments are computed directly: subtracting a number close to 1 from 1 would lose digits.
    return incompleteBeta(1 / (1 + square / degrees), 1 / (1 + degrees / square), degrees / 2, 1 / 2) / 2;
}
/** Returns the regularized incomplete beta function I_x(a, b) (NIST DLMF 8.17.2), where `rest` is 1 − x. */
function incompleteBeta(x, rest, a, b) {
    // The fraction converges fast only on this side. The other side follows by symmetry (DLMF 8.17.4).
    if (x > (a + 1) / (a + b + 2))
        return 1 - incompleteBeta(rest, x, b, a);
    const logBeta = logGamma(a) + logGamma(b) - logGamma(a + b);
    return Math.exp(a * Math.log(x) + b * Math.log(rest) - logBeta) / (a * continuedFraction(x, a, b));
}
/** Evaluates the fraction of DLMF 8.17.22 backwards. About √max(a, b) terms matter (Numerical Recipes 6.4). */
function continuedFraction(x, a, b) {
    let fraction = 1;
    for (let m = Math.ceil(50 + 5 * Math.sqrt(Math.max(a, b))); m >= 0; m--) {
        const even = ((m + 1) * (b - m - 1) * x) / ((a + 2 * m + 1) * (a + 2 * m + 2));
        const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
        fraction = 1 + odd / (1 + even / fraction);
    }
    return fraction;
}
/** Returns ln Γ(z) for z > 0 (Lanczos 1964). */
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
/** Draws a statistic under a model in which nothing changed but the days of the engines. */

const DRAWS = 9_999;
/** Any number works. A fixed one gives the same verdict for the same values. */
const SEED = 0x2545f491;
/** Sums that differ by less, relative to their terms, are equal: 0.1 + 0.2 ties with 0.3. */
const RELATIVE_SLACK = 1e-12;
/** Returns 9,999 draws of the statistic: the sum over all cells. Works cell by cell to keep the loops small. */
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
                // Counts without a branch, which no processor could predict.
                let index = 0;
                for (let at = 0; at < last; at++)
                    index += Number(point >= (bounds[offset + at] ?? 1));
                sums[draw] = (sums[draw] ?? 0) + (values[index] ?? 0);
            }
        }
    }
    return sums;
}
/**
 * Returns the share of the draws, the observed sum included, that are at least as high (Phipson & Smyth 2010). Half of
 * the ties count (mid-p, Lancaster 1961). `size` is that of the terms of the sums.
 */
function rankAmong(sums, observed, size) {
    let [above, below] = [0, 0];
    for (const sum of sums) {
        if (sum > observed + RELATIVE_SLACK * size)
            above++;
        else if (sum < observed - RELATIVE_SLACK * size)
            below++;
    }
    // The draws do not include the observed sum. It is added, and ties with itself.
    const ties = sums.length - above - below + 1;
    return (above + ties / 2) / (sums.length + 1);
}
/** Returns the model of a cell from the weight of each value under each shift. Weights are logarithms, up to a constant. */
function toCellModel(values, shifts, logWeight) {
    const bounds = new Float64Array(shifts.length * values.length);
    let next = 0;
    for (const shift of shifts) {
        const logWeights = values.map((_, index) => logWeight(index, shift));
        // Relative to the highest, so that no weight overflows.
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
/**
 * How much an engine shifts as a whole from run to run. On some days an engine cites more, or less, on all keywords: it
 * searches less often, or its vendor changed something. Such a shift is modelled in logits of the probability of a
 * citation.
 */



/**
 * Standard deviation from day to day in logits. Seven days of ChatGPT's answers gave 0.28 to 0.34, depending on the shape
 * that is assumed (study 002-prompt-consistency, Orchestra AI, CC BY 4.0). It stands in for the days that the baseline
 * does not have yet.
 */
const TYPICAL_SHIFT = 0.3;
/** How many runs the typical shift counts for. Few, for the shifts of single days have heavy tails. */
const TYPICAL_WEIGHT = 5;
/**
 * Share of the variance of cells that stays in a spread that recorded runs gave. Without it the difference of the two
 * estimates is too small for half of the histories, and unchanged runs fail too often.
 */
const KEPT = 0.25;
/** Number of equally probable strata by which the distribution is represented. */
const STRATA = 200;
/**
 * Estimates the shift of an engine from the rows of all its cells. `unit` is the value of one cited answer, so that
 * value / unit counts citations. The spread of the runs beyond what single cells explain is shrunk toward the typical
 * shift, as in the moderated t statistic (Smyth 2004, Linear models and empirical Bayes methods).
 */
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
    // A shift of δ moves the sum of a run by δ · variance / unit, so a residual estimates the shift of its run.
    const squares = informative.reduce((sum, { residual, variance }) => sum + ((unit * residual) / variance) ** 2, 0);
    const ofCells = (0,measure/* mean */.i2)(informative.map(({ variance }) => unit ** 2 / variance));
    const spread = informative.length > 1 ? squares : 0;
    const moderated = (TYPICAL_WEIGHT * (TYPICAL_SHIFT ** 2 + ofCells) + spread) / degrees;
    const kept = (KEPT * ofCells * (degrees - TYPICAL_WEIGHT)) / degrees;
    return { scale: Math.sqrt(Math.max(0, moderated - ofCells) + kept) * reach, degrees };
}
/** Returns equally probable shifts in logits, which represent the distribution. */
function listShifts({ scale, degrees }) {
    return quantilesOf(degrees).map(quantile => quantile * scale);
}
const quantiles = new Map();
/** Kept by degrees of freedom: a run takes few different ones, and each takes milliseconds. */
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
/** A test of the number of citations over answers, and not over cells. */




/**
 * Returns the one-sided mid-p-value of so few citations in the current answers if nothing changed. The number of citations
 * among the current answers of a cell, given those among all its answers, follows Fisher's noncentral hypergeometric
 * distribution with the odds ratio exp(δ), where δ is the shift of the engine's day. With one sample, this is the
 * permutation test over cells.
 */
function testByAnswers(engines) {
    const sums = drawSums(engines.map(({ pairs, day }) => {
        const shifts = listShifts(day);
        return { shifts, cells: pairs.map(pair => toModel(pair, shifts)) };
    }));
    const cited = engines.flatMap(({ pairs }) => pairs).reduce((sum, { now }) => sum + (0,pair/* countCited */.Dz)(now), 0);
    return rankAmong(sums, -cited, 0);
}
/** Returns the model of the current citations of a cell. They count below 0: fewer citations are a larger drop. */
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
/** Returns ln C(n, k), where k is at most n. */
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
/**
 * A permutation test over cells. If nothing changed, each run of a cell is equally likely to be the current one (Fisher
 * 1935), but for the day that an engine has as a whole: under a shift of δ logits, a run with the value v is the current
 * one with a probability in proportion to exp(δ · v / unit). On cited and uncited answers this is the conditional
 * logistic model of a shift.
 */




/** Tests the mean drop over all cells: of each the mean of the earlier values minus the current value. */
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
/** Returns the drop of the row for each of its different values as the current one. */
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

/**
 * Returns the scores of runs whose answers are known by engine alone. Where the engines differ from run to run, the scores
 * are those of the common engines: an engine that the service adds or removes is neither a gain nor a loss.
 */
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
    const [score = 0, ...scores] = [now, ...runs].map(({ cells }) => scale * meanScore(cells.filter(({ engine }) => common.includes(engine))));
    return { scores, score, isPaired: true };
}

;// CONCATENATED MODULE: ./build/gate/statistics/test-drops.js









/**
 * Tests the drops at the one-sided level `alpha`: over cells where both sides evaluated any, else against five earlier
 * runs or more. Returns undefined with neither: one observation does not tell a drop from noise.
 */
function testDrops(before, now, alpha) {
    const { pairs, evaluated, complete } = (0,pair/* pairCells */.Y8)(before.runs, now.cells);
    if (pairs.length === 0)
        return testOverRuns(evaluated, before.runs, now, alpha);
    const baselineBcr = (0,measure/* mean */.i2)(before.runs.map(({ overallBcr }) => overallBcr));
    const whole = testCells(pairs, pair/* bcrScoreOf */.lv, alpha);
    // The service may give overall_bcr another unit than the scores of the cells.
    const scale = whole.baseline === 0 ? 1 : baselineBcr / whole.baseline;
    const byEngine = Map.groupBy(pairs, ({ engine }) => engine);
    const ofEngines = [...byEngine].filter(([engine]) => before.citedEngines.includes(engine));
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
/** Returns the unadjusted p-value of the drop of the score over the pairs, which are one at least. */
function testWhole(pairs, alpha) {
    return testCells(pairs, pair/* bcrScoreOf */.lv, alpha).pValue;
}
/**
 * Tests the mean drop of a value over cells. `baseline` is the mean of the earlier values.
 *
 * With several samples, a drop must be more than each of two kinds of noise explains: cells that change as a whole from run
 * to run, and engines whose day shifts every single answer. The larger p-value counts (intersection–union test, Berger
 * 1982). For the second kind, answers are tested, or cells where a score falls without a loss of citations. The loss of all
 * citations is tested by answers alone, of which there may be enough even where there are few cells.
 */
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
/** Returns what one cited answer adds to the value of its cell, on average. */
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
/** Returns whether a drop rule failed. Such a run stays out of baselines until a later run passes. */
function hasDropped({ rules }) {
    return rules.some(({ isDrop, outcome }) => isDrop && outcome === 'fail');
}
/** Highest p-value at which more samples may still show that a drop is not chance. Above it, sampling ends for futility. */
const FUTILE = 0.3;
/** Returns whether more samples may decide the verdict: a drop is beyond its tolerance, and neither certain nor hopeless. */
function isUndecided({ rules }) {
    return rules.some(rule => rule.kind === 'drop' &&
        rule.isBeyond &&
        rule.outcome !== 'fail' &&
        rule.test !== undefined &&
        rule.test.pValue <= FUTILE);
}
/** Returns whether a drop is suspicious. Such a run stays out of baselines until a later run passes. */
function isSuspicious({ rules }) {
    return rules.some(rule => rule.kind === 'drop' && rule.outcome === 'inconclusive' && rule.test !== undefined);
}
/** Returns whether a drop beyond its tolerance may be chance. */
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
/** A result file, read as the record of its run. */


/** The `format` field of every result file that is written. */
const RESULT_FORMAT = 'ai-visibility-result';
/** The newest version of a result file. Version 2 added `answer_contents`, which no record needs: version 1 is read too. */
const RESULT_VERSION = 2;
const count = zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative();
/** The fields of a result file that make a record. A run that measured nothing has not all of them. */
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
/** Converts the fields of a result file to a record. */
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
            // Without requested engines the service chose them, and the file does not say which.
            ...(result.requested_engines.length > 0 && { engines: result.requested_engines }),
            language: [result.language],
            'scan-per': [result.scan_per],
        },
        cells: (0,_scan_measure_js__WEBPACK_IMPORTED_MODULE_1__/* .toCells */ .xk)(result.scans.map(({ keyword, results }) => ({ keyword: keyword ?? undefined, scan: { results } }))),
    };
}
/** Returns whether a rule of a result file failed on a drop: only drop rules have one. */
function hasFailedDrop({ outcome, drop }) {
    return outcome === 'fail' && typeof drop === 'number';
}


/***/ }),

/***/ 7295:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ stopSignal)
/* harmony export */ });
/**
 * Returns a signal that aborts on SIGINT and SIGTERM. GitHub sends a cancelled job both, one after the other; a second one
 * of the same kind ends the process.
 */
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
/* harmony export */   OA: () => (/* binding */ fields),
/* harmony export */   SS: () => (/* binding */ listInputs),
/* harmony export */   _y: () => (/* binding */ secretInputs),
/* harmony export */   vj: () => (/* binding */ inputNames)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2503);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88532);
/* harmony import */ var _contract_plans_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74155);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73368);
/** The schema of each input, with the values it allows in the words of a problem. */



/** Returns a schema that parses text with `read`. Where that returns undefined, the problem says what is `allowed`. */
function value(allowed, read) {
    return zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().transform((text, context) => {
        const result = read(text);
        if (result !== undefined)
            return result;
        context.addIssue({ code: 'custom', message: allowed });
        return zod__WEBPACK_IMPORTED_MODULE_3__/* .NEVER */ .tm;
    });
}
/** Replaces empty text by `text`: a workflow may pass an expression that is empty. */
function withDefault(text, schema) {
    return zod__WEBPACK_IMPORTED_MODULE_2__/* .preprocess */ .vkY(given => given || text, schema);
}
/** Replaces empty text by undefined. */
function optional(schema) {
    return zod__WEBPACK_IMPORTED_MODULE_2__/* .preprocess */ .vkY(given => given || undefined, schema.optional());
}
const list = value('a list: one item a line, or separated by commas with CSV quoting', _values_js__WEBPACK_IMPORTED_MODULE_1__/* .readList */ .LD);
const number = value('a number such as 42 or 0.5', _values_js__WEBPACK_IMPORTED_MODULE_1__/* .readNumber */ .kz);
const count = value('a whole number, 0 or more', text => (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .readInteger */ .JI)(text, 0));
const choices = (items) => `one of ${items.join(', ')}`;
const choice = (...items) => zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(items, { error: choices(items) });
/** Returns a schema for a list of `items`, or `none` alone. */
function choiceList(...items) {
    const allowed = `a list of ${items.join(', ')}; or none`;
    return list
        .transform(given => (given.join() === 'none' ? [] : given))
        .pipe(zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(items, { error: allowed })));
}
/** Each input's schema, by its name in action.yml. */
const fields = {
    brand: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1, 'the name of your brand; it is required'),
    keywords: value('a list: one keyword a line, or separated by commas with CSV quoting; keyword = question | question asks a keyword by your own questions, each with words, and takes a line', _values_js__WEBPACK_IMPORTED_MODULE_1__/* .readKeywords */ .Xv).refine(items => items.length > 0, 'at least one keyword; it is required'),
    engines: list,
    language: withDefault('en', value('a language code such as en or pt-BR', (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .readMatch */ .iV)(/^[A-Za-z]{2,3}(-[A-Za-z\d]{1,8})*$/))),
    'base-url': optional(value('the root URL of the service without /v1, user, query and fragment: https://…, or http:// on loopback; or empty for the embedded service', _values_js__WEBPACK_IMPORTED_MODULE_1__/* .readBaseUrl */ .$P)),
    'api-key': optional(value('one line of visible ASCII characters without spaces', (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .readMatch */ .iV)(/^[\x21-\x7e]+$/))),
    plan: withDefault('free', choice('free', 'pro', 'business', 'enterprise')),
    limits: value('parts such as 600/minute, 200000/day, 50 concurrent: each at most once, with a whole number above 0', _contract_plans_js__WEBPACK_IMPORTED_MODULE_0__/* .readLimits */ .BU),
    'timeout-minutes': withDefault('10', value('minutes above 0, at most 360', _values_js__WEBPACK_IMPORTED_MODULE_1__/* .readMinutes */ .wM)),
    'scan-per': withDefault('auto', choice('auto', 'all', 'keyword')),
    samples: withDefault('1', value('a whole number from 1 to 100, or a range of them such as 3..9', _values_js__WEBPACK_IMPORTED_MODULE_1__/* .readSampleRange */ .E5)),
    'min-overall-bcr': optional(number),
    'min-cited-engines': optional(count),
    'baseline-overall-bcr': optional(number),
    'baseline-cited-engines': optional(count),
    baseline: withDefault('none', value('none, base, artifact, branch, or the path of a file that ends in .json', (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .readMatch */ .iV)(/^(none|base|artifact|branch)$|\.json$/))),
    'baseline-window': withDefault('20', value('a whole number from 1 to 100', text => (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .readInteger */ .JI)(text, 1, 100))),
    'history-branch': withDefault('ai-visibility-history', value('the name of a branch that holds nothing else, such as ai-visibility-history', _values_js__WEBPACK_IMPORTED_MODULE_1__/* .readBranchName */ ._1)),
    record: withDefault('auto', choice('auto', 'always', 'never')),
    accept: withDefault('false', choice('true', 'false')),
    alpha: withDefault('0.05', value('a number from 0.001 to 0.5, such as 0.05', _values_js__WEBPACK_IMPORTED_MODULE_1__/* .readAlpha */ .DM)),
    'max-bcr-drop': optional(value('0 or more, such as 2.5; or a share of the baseline, such as 10%', _values_js__WEBPACK_IMPORTED_MODULE_1__/* .readTolerance */ .k9)),
    'max-cited-engines-drop': optional(count),
    'max-answer-loss': optional(value('percent from 0 to 100, such as 19%', _values_js__WEBPACK_IMPORTED_MODULE_1__/* .readPercent */ .oO)),
    'required-engines': list,
    'min-answers': optional(value('percent from 0 to 100, such as 50%', _values_js__WEBPACK_IMPORTED_MODULE_1__/* .readPercent */ .oO)),
    'fail-on-sentiment': list,
    'fail-on': withDefault('fail, error', choiceList('fail', 'error', 'inconclusive', 'no-baseline')),
    key: withDefault('default', value('1 to 64 letters, digits, ".", "_" or "-", starting with a letter or digit', (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .readMatch */ .iV)(/^[A-Za-z\d][A-Za-z\d._-]{0,63}$/))),
    comment: withDefault('always', choice('always', 'on-failure', 'never')),
    'github-token': zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    report: withDefault('none', choiceList('json', 'csv', 'html', 'pdf', 'service-csv', 'service-pdf')),
    'report-range': withDefault('30d', value('days such as 30d, or dates such as 2026-01-01..2026-01-31, in this order', _values_js__WEBPACK_IMPORTED_MODULE_1__/* .readDateRange */ .i3)),
    'report-competitors': withDefault('false', choice('true', 'false')),
    'report-wait-minutes': withDefault('0', value('whole minutes from 0 to 60', text => (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .readInteger */ .JI)(text, 0, 60))),
    'report-font': zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    competitors: value('a list of names, or of name = domain, such as Globex = globex.com', _values_js__WEBPACK_IMPORTED_MODULE_1__/* .readCompetitors */ .ew),
    'min-share-of-voice': optional(value('percent from 0 to 100, such as 25%', _values_js__WEBPACK_IMPORTED_MODULE_1__/* .readPercent */ .oO)),
    'suggest-content': withDefault('never', choice('never', 'on-failure', 'always')),
    'suggest-max': withDefault('3', value('a whole number from 1 to 20', text => (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .readInteger */ .JI)(text, 1, 20))),
    'content-type': zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    tone: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    'content-max-length': optional(value('a whole number above 0', text => (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .readInteger */ .JI)(text, 1))),
    issue: withDefault('never', choice('never', 'on-failure')),
    'artifact-name': value('up to 200 characters without " : < > | * ? \\ / or line breaks', (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .readMatch */ .iV)(/^[^":<>|*?\\/\p{Cc}]{0,200}$/u)),
    content: list,
    'base-content': zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    'site-url': list,
    'competitor-content': list,
    'brand-domains': list,
    'brand-aliases': list,
    'prompt-template': zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().transform(_values_js__WEBPACK_IMPORTED_MODULE_1__/* .readLines */ .Se),
    country: value('a list of ISO 3166-1 codes of two letters, such as DE, GB, US', _values_js__WEBPACK_IMPORTED_MODULE_1__/* .readCountries */ .zL),
    city: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    'max-requests': optional(count),
    'max-cost': optional(value('US dollars above 0, such as 2.50', _values_js__WEBPACK_IMPORTED_MODULE_1__/* .readAmount */ .No)),
    answers: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    'artifact-retention-days': optional(value('whole days from 1 to 400', text => (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .readInteger */ .JI)(text, 1, 400))),
};
const secretInputs = ['api-key', 'github-token'];
/** Inputs that are lists: repeating one on a command line adds an item. */
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
/** The names of all inputs, as action.yml lists them. */
const inputNames = Object.keys(fields);


/***/ }),

/***/ 99691:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ InputsError),
  s: () => (/* binding */ readSettings)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(2503);
// EXTERNAL MODULE: ./build/contract/plans.js
var plans = __webpack_require__(74155);
// EXTERNAL MODULE: ./build/embedded/settings.js
var settings = __webpack_require__(6638);
// EXTERNAL MODULE: ./build/lib/text.js
var lib_text = __webpack_require__(94869);
;// CONCATENATED MODULE: ./build/inputs/engine-groups.js
/** With several countries, each live engine is asked once for each country, and measured as a group of its own. */

/** Returns the groups of the engines: `openai` in DE and FR is `openai@DE` and `openai@FR`. One country makes no groups. */
function groupEngines(engines, countries) {
    if (countries.length < 2)
        return engines;
    return engines.flatMap(engine => engine === settings/* REPOSITORY */.B ? [engine] : countries.map(country => `${engine}@${country}`));
}
/** Returns the required groups. A required engine stands for all of its groups; `openai@DE` stands for one. */
function groupRequired(required, engines, countries) {
    const groups = required.flatMap(engine => engines.includes(engine) ? groupEngines([engine], countries) : [engine]);
    return [...new Set(groups)];
}

;// CONCATENATED MODULE: ./build/inputs/cross-checks.js
/** Checks of inputs that depend on each other. */



/** The inputs of the embedded service alone. */
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
/** The inputs that the settings of the embedded service are read from. */
const embeddedNeeds = [
    ...embeddedInputs,
    'engines',
    'keywords',
    'competitors',
];
/** Fewer runs of one scan for all keywords are never tested: see `gate/statistics/prediction-interval.ts`. */
const FEWEST_WHOLE_RUNS = 5;
/** The inputs that have no meaning for a hosted service. */
const notHosted = [...embeddedInputs, 'min-answers'];
const crossChecks = [
    {
        input: 'baseline-window',
        needs: ['baseline-window', 'scan-per'],
        isWrong: inputs => inputs['scan-per'] === 'all' && inputs['baseline-window'] < FEWEST_WHOLE_RUNS,
        allowed: `${FEWEST_WHOLE_RUNS} or more with scan-per: all, for fewer runs cannot tell a drop from chance; or leave it out`,
    },
    {
        input: 'api-key',
        needs: ['api-key', 'base-url'],
        // A pull request from a fork has no secrets. That is a verdict, not a mistake in the inputs.
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
/** Returns whether the run asks live engines: with an account of the user, and not through a hosted service. */
function asksLive({ engines, 'base-url': url }) {
    return url === undefined && engines.some(engine => engine !== settings/* REPOSITORY */.B);
}
function isGiven(value) {
    return value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
}

// EXTERNAL MODULE: ./build/inputs/fields.js
var fields = __webpack_require__(64347);
;// CONCATENATED MODULE: ./build/inputs/read-settings.js
/** Texts of the inputs → Settings. */





/** All problems with the inputs of a run. */
class InputsError extends Error {
    problems;
    constructor(problems) {
        super(`${problems.length} problem(s) in the inputs: ${problems.map(({ input }) => input).join(', ')}`);
        this.name = 'InputsError';
        this.problems = problems;
    }
}
/**
 * Reads the settings of a run from `given`, the texts of its inputs by their names as in action.yml. An input that is
 * absent or empty takes its default. The keys of live engines come from `env`. Throws one InputsError with every
 * problem: an unknown name, a value that does not parse, inputs that contradict each other.
 */
async function readSettings(given, env, facts) {
    const texts = fillTexts(given);
    // Loaded on demand: a run with a hosted service needs none of the embedded one.
    const embeddedReader = texts['base-url'] ? undefined : await Promise.all(/* import() */[__webpack_require__.e(935), __webpack_require__.e(523), __webpack_require__.e(80)]).then(__webpack_require__.bind(__webpack_require__, 31080));
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
        // Stand-ins for inputs that did not parse, so that all other problems are found at once.
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
/** Percent of the planned answers. */
const DEFAULT_MIN_ANSWERS = 50;
const KEYS_MISSING = 'live engines whose keys are in the environment, such as OPENAI_API_KEY: ${{ secrets.OPENAI_API_KEY }} in the env of the step';
/** Returns a trimmed text for every input, '' where none was given. */
function fillTexts(given) {
    return Object.fromEntries([
        ...fields/* inputNames */.vj.map(name => [name, '']),
        ...Object.entries(given).map(([name, text]) => [name, text.trim()]),
    ]);
}
function describeIssues(issues, texts) {
    const problems = new Map();
    for (const issue of issues) {
        const unknown = issue.code === 'unrecognized_keys';
        const names = unknown ? issue.keys : [String(issue.path[0])];
        for (const input of names) {
            const secret = fields/* secretInputs */._y.some(name => name === input);
            const allowed = unknown ? `only these inputs exist: ${fields/* inputNames */.vj.join(', ')}` : issue.message;
            if (!problems.has(input)) {
                problems.set(input, { input, given: secret ? undefined : texts[input], allowed });
            }
        }
    }
    return [...problems.values()];
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
        artifactName: inputs['artifact-name'].replaceAll('{key}', inputs.key),
        artifactRetentionDays: inputs['artifact-retention-days'],
    };
}
/**
 * Resolves `scan-per`. Answers keyword by keyword are what a test against chance compares, so `auto` asks for them where
 * runs are recorded, and where they cost no more requests. A baseline file counts as recorded runs: it is read later.
 */
function toScanPer({ 'scan-per': scanPer, 'base-url': baseUrl, baseline, }) {
    if (scanPer !== 'auto')
        return { scanPer, scanPerReason: 'given' };
    if (baseline !== 'none' && baseline !== 'base')
        return { scanPer: 'keyword', scanPerReason: 'recorded-runs' };
    if (baseUrl === undefined)
        return { scanPer: 'keyword', scanPerReason: 'embedded' };
    return { scanPer: 'all', scanPerReason: 'unrecorded' };
}
/** Compared with its base, a change fails by the answers it loses. A drop of the mean fails it only where a user says so. */
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
            return { kind: 'file', path: baseline };
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

/** Returns the folder for the files of the gate with this key. */
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
/* harmony export */   _1: () => (/* binding */ readBranchName),
/* harmony export */   ew: () => (/* binding */ readCompetitors),
/* harmony export */   i3: () => (/* binding */ readDateRange),
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
/** Readers of the texts of inputs. Each returns undefined for text that it cannot parse. */




/**
 * Reads the items of a list: one a line; or, when a single line has content, separated by commas with CSV quoting. Skips
 * blank lines and lines that start with `#`. Keeps the order and removes repetitions.
 */
function readList(text) {
    const lines = readLines(text);
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
/** Reads the items of a list that are one a line, commas included. Skips lines and keeps the order as `readList` does. */
function readLines(text) {
    const lines = text.split(/\r\n|\r|\n/).map(line => line.trim());
    return unique(lines.filter(line => line !== '' && !line.startsWith('#')));
}
/**
 * Reads keywords, each with the questions of its `keyword = question | question` entries. The `=` has white space around
 * it, so that `e=mc2` is a keyword. Returns undefined for an empty keyword or question, and for several entries on a
 * single line if one has questions: a comma may be part of the question.
 */
function readKeywords(text) {
    const items = readList(text);
    if (items === undefined)
        return undefined;
    const entries = items.map(readKeyword);
    const isAsked = entries.some(entry => entry.questions.length > 0);
    const isAmbiguous = isAsked && items.length > 1 && readLines(text).length === 1;
    const isEmpty = entries.some(({ keyword, questions }) => keyword === '' || questions.includes(''));
    if (isAmbiguous || isEmpty)
        return undefined;
    return Array.from(Map.groupBy(entries, ({ keyword }) => keyword), ([keyword, ofKeyword]) => ({ keyword, questions: unique(ofKeyword.flatMap(entry => entry.questions)) }));
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
/** Reads countries as their alpha-2 codes of ISO 3166-1, in either case. Returns them in upper case. */
function readCountries(text) {
    const codes = readList(text)?.map(code => code.toUpperCase());
    return codes?.every(_lib_country_js__WEBPACK_IMPORTED_MODULE_1__/* .isCountryCode */ .e) ? unique(codes) : undefined;
}
/** Reads a finite decimal number, without thousands separators, decimal comma or unit. */
function readNumber(text) {
    if (!/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text))
        return undefined;
    const value = Number(text);
    return Number.isFinite(value) ? value : undefined;
}
/** Reads a whole number from `min` to `max`. */
function readInteger(text, min, max = Number.MAX_SAFE_INTEGER) {
    if (!/^\d+$/.test(text))
        return undefined;
    const value = Number(text);
    return value >= min && value <= max ? value : undefined;
}
/** Reads an amount of money above 0. */
function readAmount(text) {
    const amount = readNumber(text);
    return amount !== undefined && amount > 0 ? amount : undefined;
}
/** Reads minutes above 0, up to the 6 hours that a job may take. */
function readMinutes(text) {
    const minutes = readNumber(text);
    return minutes !== undefined && minutes > 0 && minutes <= 360 ? minutes : undefined;
}
/** Reads `3`, or `3..9`: the minimum and the maximum number of samples. */
function readSampleRange(text) {
    const [first = '', last = first, ...rest] = text.split('..');
    const [min, max] = [first, last].map(part => readInteger(part.trim(), 1, 100));
    if (min === undefined || max === undefined || max < min || rest.length > 0)
        return undefined;
    return { min, max };
}
/**
 * Reads a significance level from 0.001 to 0.5. Below 0.001 the permutation test has too few permutations; above 0.5 a
 * gain could count as a drop.
 */
function readAlpha(text) {
    const alpha = readNumber(text);
    return alpha !== undefined && alpha >= 0.001 && alpha <= 0.5 ? alpha : undefined;
}
/** Reads the name of a branch by the rules of git-check-ref-format, in visible ASCII. */
function readBranchName(text) {
    const parts = text.split('/');
    const isPart = (part) => part !== '' && !part.startsWith('.') && !part.endsWith('.') && !part.endsWith('.lock');
    const plain = /^[\x21-\x7e]{1,200}$/.test(text) && !/[~^:?*[\\]|\.\.|@\{|^[-@]$|^-/.test(text);
    return plain && !text.startsWith('refs/') && parts.every(isPart) ? text : undefined;
}
/** Reads days such as `30d`, or calendar dates such as `2026-01-01..2026-01-31`. */
function readDateRange(text) {
    const days = /^(\d{1,4})d$/.exec(text)?.[1];
    if (days !== undefined)
        return Number(days) > 0 ? { days: Number(days) } : undefined;
    const [start = '', end = '', ...rest] = text.split('..').map(part => part.trim());
    const isDate = (date) => zod__WEBPACK_IMPORTED_MODULE_2__/* .date */ .p6().safeParse(date).success;
    return isDate(start) && isDate(end) && start <= end && rest.length === 0 ? { start, end } : undefined;
}
/** Reads `25%` or `25`, from 0 to 100. */
function readPercent(text) {
    const percent = readNumber(text.replace(/\s*%$/, ''));
    return percent !== undefined && percent >= 0 && percent <= 100 ? percent : undefined;
}
/** Reads names, each with the domains of its `name = domain` entries, as they are written. */
function readCompetitors(text) {
    const entries = readList(text)?.map(entry => {
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
/** Returns a reader of text that matches `pattern`. */
function readMatch(pattern) {
    return text => (pattern.test(text) ? text : undefined);
}
/** Reads `2.5` or `10%`, not negative. */
function readTolerance(text) {
    const percent = text.endsWith('%');
    const value = readNumber(percent ? text.slice(0, -1).trimEnd() : text);
    if (value === undefined || value < 0)
        return undefined;
    return { kind: percent ? 'percent' : 'absolute', value };
}
/**
 * Reads the root URL of a service, and removes its trailing slash: https, or http on loopback; without user, query and
 * fragment, because the key is sent in a header and paths are appended.
 */
function readBaseUrl(text) {
    if (!URL.canParse(text))
        return undefined;
    const url = new URL(text);
    const allowed = url.protocol === 'https:' || (url.protocol === 'http:' && (0,_lib_http_loopback_js__WEBPACK_IMPORTED_MODULE_3__/* .isLoopback */ .U)(url.hostname));
    const plain = !url.username && !url.password && !text.includes('?') && !text.includes('#');
    const root = url.origin + url.pathname.replace(/\/+$/, '');
    return allowed && plain && !root.endsWith('/v1') ? root : undefined;
}


/***/ }),

/***/ 94570:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);

/** Longest timer that Node supports. A longer one fires at once. */
const LONGEST_TIMER = 2 ** 31 - 1;
const systemClock = {
    now: () => performance.now(),
    wallTime: () => Date.now(),
    sleep: (milliseconds, signal) => (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(toTimer(milliseconds), undefined, { signal }),
    alarm(time, ring) {
        // unref: an alarm alone must not keep the process alive.
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
/** Returns whether `code` is a country of ISO 3166-1: its alpha-2 code in upper case. */
function isCountryCode(code) {
    return codes.has(code);
}


/***/ }),

/***/ 13963:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ endsInsideLine),
/* harmony export */   l: () => (/* binding */ writeFileAtomically)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);



/**
 * Writes a file completely or not at all, and creates the folders above it. Rejects with the file system's error, and
 * then leaves nothing new in the folder. Parts of an iterable are written one at a time.
 */
async function writeFileAtomically(path, content) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(folder, { recursive: true });
    // In the same folder, because a rename does not cross file systems. Unpredictable, so that nobody can put a link there.
    const temporary = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, `.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.tmp`);
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(temporary, content, { flag: 'wx' });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(temporary, path);
    }
    catch (error) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(temporary, { force: true });
        throw error;
    }
}
/** Returns whether a file ends within a line, which a process that was killed may leave. False for an empty file. */
async function endsInsideLine(file) {
    const { size } = await file.stat();
    if (size === 0)
        return false;
    const { buffer } = await file.read({ buffer: Buffer.alloc(1), position: size - 1 });
    return buffer.toString() !== '\n';
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
/** Tells public internet addresses from all others, and restricts DNS lookups to them. */

/** Addresses that are not globally reachable: IANA's registry of IPv4 special-purpose addresses, multicast, and Azure. */
const SPECIAL_IPV4 = [
    ['0.0.0.0', 8], // this network
    ['10.0.0.0', 8], // private
    ['100.64.0.0', 10], // shared by the customers of a provider
    ['127.0.0.0', 8], // loopback
    ['168.63.129.16', 32], // not in the registry: services of Azure that GitHub's runners can reach
    ['169.254.0.0', 16], // link-local, and the metadata services of most clouds
    ['172.16.0.0', 12], // private
    ['192.0.0.0', 24], // protocol assignments
    ['192.0.2.0', 24], // documentation
    ['192.88.99.0', 24], // relays from 6to4, deprecated
    ['192.168.0.0', 16], // private
    ['198.18.0.0', 15], // benchmarks
    ['198.51.100.0', 24], // documentation
    ['203.0.113.0', 24], // documentation
    ['224.0.0.0', 4], // multicast
    ['240.0.0.0', 4], // reserved, broadcast
];
/**
 * All public IPv6 addresses begin with these three bits. The block excludes loopback, link-local and unique local
 * addresses, multicast, and addresses that embed an IPv4 address: mapped, compatible, translated, NAT64.
 */
const GLOBAL_UNICAST = ['2000::', 3];
/** Exceptions within that block: IANA's registry of IPv6 special-purpose addresses. */
const SPECIAL_IPV6 = [
    ['2001::', 23], // protocol assignments, Teredo among them
    ['2001:db8::', 32], // documentation
    ['2002::', 16], // 6to4
    ['3fff::', 20], // documentation
];
// Separate lists: a list of IPv4 addresses also matches their mapped IPv6 forms.
const specialIpv4 = new node_net__WEBPACK_IMPORTED_MODULE_0__.BlockList();
for (const [network, prefix] of SPECIAL_IPV4)
    specialIpv4.addSubnet(network, prefix, 'ipv4');
const globalUnicast = new node_net__WEBPACK_IMPORTED_MODULE_0__.BlockList();
globalUnicast.addSubnet(...GLOBAL_UNICAST, 'ipv6');
const specialIpv6 = new node_net__WEBPACK_IMPORTED_MODULE_0__.BlockList();
for (const [network, prefix] of SPECIAL_IPV6)
    specialIpv6.addSubnet(network, prefix, 'ipv6');
/** Returns whether `address`, an IP address without brackets, is a public internet address. False for any other text. */
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
/** A host name resolves to an address that is not public. */
class PrivateAddressError extends Error {
}
/**
 * Wraps a DNS lookup so that it fails with a PrivateAddressError if one of the addresses is not public. A socket that uses
 * it connects to the checked addresses, so DNS rebinding has no effect. A socket does not look up literal addresses:
 * check those with `isPublicAddress`.
 */
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
/** Returns whether a proxy variable is set, so that requests may go through a proxy. */
function hasProxy(env) {
    const { httpProxy, httpsProxy } = readProxies(env);
    return Boolean(httpProxy || httpsProxy);
}
/**
 * Creates an undici dispatcher for one service. The process-wide dispatcher stays unchanged, because other libraries
 * use it. `request` names the call in errors. Throws a ServiceError if a proxy variable is not a URL.
 */
function createDispatcher(env, request, own = {}) {
    // Only the caller's time budget limits a request: undici's default timeouts would end a long scan.
    const options = { ...own, headersTimeout: 0, bodyTimeout: 0 };
    // EnvHttpProxyAgent prints a warning that it is experimental, so it is used only with a proxy.
    if (!hasProxy(env))
        return new undici__WEBPACK_IMPORTED_MODULE_0__.Agent(options);
    try {
        return new undici__WEBPACK_IMPORTED_MODULE_0__.EnvHttpProxyAgent({ ...options, ...readProxies(env) });
    }
    catch {
        // The cause is dropped: it contains the password of the proxy.
        const detail = 'HTTP_PROXY or HTTPS_PROXY is not a URL such as http://proxy.example:3128';
        throw new _contract_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._({ kind: 'connection', request, detail, code: 'ERR_INVALID_URL' });
    }
}
/** Returns the message of a network or system error as one line without the key, and its code. */
function readSystemError(error, redact) {
    const { message = '', code = '' } = factsOf(error);
    // An error that combines those of several addresses has a code but no message.
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
/* harmony export */   K: () => (/* binding */ excerpt),
/* harmony export */   l: () => (/* binding */ createRedactor)
/* harmony export */ });
/** Text from outside, made safe to be part of an error. */
const EXCERPT_LENGTH = 200;
/** Returns at most 200 characters of `text` on one line, without control characters and other invisible characters. */
function excerpt(text) {
    const line = text
        .slice(0, 10 * EXCERPT_LENGTH)
        .replace(/[\p{C}\s]+/gu, ' ')
        .trim();
    return line.length > EXCERPT_LENGTH ? `${line.slice(0, EXCERPT_LENGTH - 1).toWellFormed()}…` : line;
}
/** Returns a function that replaces the secrets by `***`, also if JSON or URL escapes write some of their characters. */
function createRedactor(...secrets) {
    const patterns = [...new Set(secrets)]
        .filter(secret => secret !== '')
        .toSorted((a, b) => b.length - a.length)
        .map(secret => secret.split('').map(spellings).join(''));
    if (patterns.length === 0)
        return text => text;
    const pattern = new RegExp(patterns.join('|'), 'g');
    return text => text.replace(pattern, '***');
}
/** Returns a pattern for each way in which JSON or a URL may write a UTF-16 unit: `/` is also `\/`, `\u002F`, `%2F`. */
function spellings(unit) {
    const hex = unit.charCodeAt(0).toString(16).padStart(4, '0');
    const digits = hex.replace(/[a-f]/g, digit => `[${digit}${digit.toUpperCase()}]`);
    // Beyond ASCII a URL escapes UTF-8 bytes. Such keys do not occur: an HTTP header cannot carry them.
    const percent = unit < '\x80' ? `|%${digits.slice(2)}` : '';
    return `(?:\\\\u${digits}${percent}|\\\\?\\u${hex})`;
}


/***/ }),

/***/ 84344:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ isLoopback)
/* harmony export */ });
/** Returns whether the host name of a URL is a loopback address of this machine. */
function isLoopback(hostname) {
    return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);
}


/***/ }),

/***/ 80292:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ nestingOf),
/* harmony export */   q: () => (/* binding */ parseJson)
/* harmony export */ });
/** Returns how deep a JSON text nests arrays and objects: 0 for a plain value, 1 for `[]`. */
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
/** Parses JSON. Returns undefined for any other text. */
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 46958:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ formatCount),
/* harmony export */   y: () => (/* binding */ formatScore)
/* harmony export */ });
/** The two numbers that reports of this program and exported reports of the embedded service share. */
const MINUS = '\u2212';
/** Returns a score with one decimal: `62.5`. A score that would read 0.0 and is not 0 is `<0.1`. */
function formatScore(value) {
    const isTiny = value !== 0 && Math.abs(value) < 0.05;
    if (isTiny)
        return value > 0 ? '<0.1' : `>${MINUS}0.1`;
    // Scaled before it is rounded: 3.65 in binary is slightly less than 3.65, and is 3.7 to a reader.
    const size = Math.abs(value);
    const rounded = size < 1e12 ? Math.round(size * 10) / 10 : size;
    return `${value < 0 ? MINUS : ''}${rounded.toFixed(1)}`;
}
/** Returns a count; a mean of counts has one decimal: `18.5`. */
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
/* harmony export */   zN: () => (/* binding */ foldName)
/* harmony export */ });
/** Normalises text from outside. */
/**
 * Invisible format characters: bidirectional overrides, tags, zero-width spaces. Not included are the joiners and marks
 * that Arabic, Persian, Indic scripts and emoji need.
 */
const INVISIBLE = /[[[\p{Cf}&&\p{Default_Ignorable_Code_Point}]\u{E0000}-\u{E007F}]--[\u061C\u200C-\u200F]]/gv;
/** Returns `text` as one line of well-formed Unicode, without control and invisible characters, white space collapsed. */
function toSingleLine(text) {
    return text
        .toWellFormed()
        .replace(INVISIBLE, '')
        .replace(/[\p{Cc}\s]+/gu, ' ')
        .trim();
}
/** Cuts `text` to at most `maxLength` code points (1 or more) including an ellipsis, never within a grapheme. */
function clip(text, maxLength) {
    if (text.length <= maxLength)
        return text;
    // Created here: few texts are too long, and the first segmenter takes milliseconds.
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
/** Returns a key that is equal for names that differ only in letter case, width and surrounding white space. */
function foldName(name) {
    return name.normalize('NFKC').trim().toLowerCase();
}


/***/ }),

/***/ 78999:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ adviseOn)
/* harmony export */ });
/** Returns what to do about a drop or a decline, a sentence each; empty for a rule whose own sentence says all. */
function adviseOn(result, baseline) {
    // What became of the pages of two trees is said question by question.
    if ('missing' in baseline || baseline.origin.kind === 'base')
        return [];
    if (result.kind !== 'drop' && result.kind !== 'decline')
        return [];
    const { outcome } = result;
    if (outcome === 'fail') {
        const search = result.kind === 'drop'
            ? 'Find out which engines and keywords lost citations.'
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
/** Returns how to make today's level the one that later runs are compared with. */
function adviseOnLevel(origin) {
    switch (origin.kind) {
        case 'base':
            return [];
        case 'inputs':
            return ['If the new level is right, set `baseline-overall-bcr` and `baseline-cited-engines` to it.'];
        case 'file':
            return ['If the new level is right, accept it: start one run with `accept: true`.'];
        default:
            return [
                'If the new level is right, accept it: start one run on the default branch with `accept: true`.',
            ];
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
/** The error code of a reason, and the reason in a few words. */
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
/** Reasons whose detail says nothing more. */
const SAYS_ALL = new Set(['unsearched', 'out-of-time', 'cost-limit']);
/**
 * Returns why answers of an engine are missing, and what to do. `keyPage` is the page of the vendor's keys, where it
 * helps.
 */
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
/** Returns the line of the log for answers that are missing. */
function warnOfMissing(missing) {
    const { code, text, keyPage } = explainMissing(missing);
    return (0,_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMessage */ .hw)({ code, text: keyPage === undefined ? text : `${text} Keys: ${keyPage}` });
}
/** Returns which engines are missing, wholly or in part. */
function nameMissing(engines) {
    return `Missing engines: ${engines.map(engine => (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)(engine, _words_js__WEBPACK_IMPORTED_MODULE_1__/* .NAME_LENGTH */ .xt)).join(', ')}.`;
}
/** Returns the engines and reasons that cost most answers: `openai 20 (the vendor refused the key)`. */
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
/** Returns what corrects the access to an engine. Names of variables and models are the user's and ours. */
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
/* harmony export */   Fb: () => (/* binding */ describeAppendProblem),
/* harmony export */   SL: () => (/* binding */ describeUnaccepted),
/* harmony export */   UV: () => (/* binding */ describeMissing),
/* harmony export */   b2: () => (/* binding */ describeUnusable),
/* harmony export */   uN: () => (/* binding */ describeOrigin),
/* harmony export */   uQ: () => (/* binding */ describeChange),
/* harmony export */   w7: () => (/* binding */ describeScanPerChange),
/* harmony export */   x6: () => (/* binding */ describeAppended)
/* harmony export */ });
/* unused harmony exports describePlace, describeRecordProblems */
/* harmony import */ var _lib_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94869);
/* harmony import */ var _explain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55696);
/* harmony import */ var _github_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5572);
/* harmony import */ var _scan_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25170);




const MOST_PROBLEMS = 5;
const LONGEST_LIST = 200;
/** Returns where a history is, as a noun: `the branch ai-visibility`. */
function describePlace(place) {
    switch (place.kind) {
        case 'artifact':
            return `the artifact ${place.name}`;
        case 'branch':
            return `the branch ${place.branch}`;
        case 'file':
            return place.path;
    }
}
/** Returns the same after a preposition: `on the branch ai-visibility`. */
function describeWhere(place) {
    return `${place.kind === 'branch' ? 'on' : 'in'} ${describePlace(place)}`;
}
/** Returns where a baseline comes from, as a noun: `5 runs on the branch ai-visibility`. */
function describeOrigin(origin) {
    switch (origin.kind) {
        case 'inputs':
            return origin.rest === undefined ? 'the inputs' : `the inputs and ${describeOrigin(origin.rest)}`;
        case 'base': {
            const { against } = origin;
            if (against.kind === 'folder')
                return `the pages in ${against.folder}`;
            const commit = against.commit.slice(0, 7);
            return against.kind === 'merge-base'
                ? `the merge base ${commit}`
                : `${commit}, the tip of the base branch`;
        }
        default:
            return origin.runs > 1 ? `${origin.runs} runs ${describeWhere(origin)}` : describePlace(origin);
    }
}
/** Returns why there is no baseline, as a clause that follows "There is no baseline:". */
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
            return `a run of the event ${missing.event} changes no tree, only pull requests and merge groups have a base`;
        case 'no-base-for-service':
            return 'a hosted service cannot measure an earlier tree';
        case 'unusable':
            return describeMissingUnusable(missing.unusable);
    }
}
function describeMissingUnusable(unusable) {
    switch (unusable.kind) {
        case 'base':
            return 'the pages before the change cannot be measured';
        case 'all-dropped':
            return `every comparable run ${describeWhere(unusable.place)} dropped or may have dropped`;
        case 'history':
            return `${describePlace(unusable.place)} cannot be used`;
    }
}
/**
 * Returns what became of the history where `scan-per` alone makes its newest run incomparable, and how to go on with it;
 * undefined for every other missing baseline.
 */
function describeScanPerChange(missing) {
    if (missing.kind !== 'other-settings')
        return undefined;
    const [change, ...others] = missing.changes;
    if (change?.name !== 'scan-per' || others.length > 0)
        return undefined;
    const before = change.removed.join() === 'all' ? 'all' : 'keyword';
    const now = before === 'all' ? 'keyword' : 'all';
    return (`The earlier runs made ${_scan_words_js__WEBPACK_IMPORTED_MODULE_1__/* .SCANS */ .bZ[before]}, and this run makes ${_scan_words_js__WEBPACK_IMPORTED_MODULE_1__/* .SCANS */ .bZ[now]}. Such numbers cannot be compared. ` +
        `Later runs are compared with the runs that are recorded from now on. To go on with the earlier runs, set scan-per: ${before}.`);
}
function describeMissingHistory(cause, place) {
    const name = describePlace(place);
    switch (cause.kind) {
        case 'no-file':
            return `there is no file ${name}`;
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
/** Returns how a setting changed, as a clause. */
function describeChange({ name, added, removed, single }) {
    const list = (items) => (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__/* .clip */ .$Q)(items.join(', '), LONGEST_LIST);
    if (single)
        return `${name} was ${list(removed)} and is ${list(added)}`;
    const parts = [
        ...(added.length > 0 ? [`added ${list(added)}`] : []),
        ...(removed.length > 0 ? [`removed ${list(removed)}`] : []),
    ];
    return `${name} (${parts.join(', ')})`;
}
/** Returns why the baseline cannot be used. */
function describeUnusable(unusable) {
    if (unusable.kind === 'base') {
        const { facts } = unusable;
        // Pages that cannot be read are not those before the change alone.
        const what = facts.corpus === undefined ? 'The pages before the change cannot be measured. ' : '';
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
/** Returns the warnings for a history that could not be read, as a whole or in part; none for undefined. */
function describeHistoryProblem(problem) {
    if (problem === undefined)
        return [];
    if ('records' in problem)
        return describeRecordProblems(problem.records, problem.place);
    return [
        `The history ${describeWhere(problem.place)} was not read: ${describeUnreadable(problem.unreadable)}`,
    ];
}
/** Returns a sentence for each of the first problems, and the number of the others. */
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
            return `its format ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__/* .clip */ .$Q)(cause.format, LONGEST_LIST)} is not known to this version of the gate`;
        case 'newer-version':
            return `its schema_version ${cause.version} is newer than ${cause.newest}, the newest one this version of the gate can read`;
        case 'invalid':
            return `${cause.path || 'it'}: ${cause.message}`;
    }
}
/** Returns where the run was added. `accepted`: the level of the run is accepted. */
function describeAppended(place, accepted = false) {
    const level = accepted
        ? ' Its level is accepted: later runs are compared with this run and not with the runs before it.'
        : '';
    return place.kind === 'file'
        ? `The new baseline is in ${place.path}; commit it to keep it.${level}`
        : `This run was added to the history ${describeWhere(place)}.${level}`;
}
/** Returns why the level of a run that could not be judged is not accepted. */
function describeUnaccepted(place) {
    return `This run was not added to the history ${describeWhere(place)}: it was not measured as a whole. Its level is not accepted; start another run with \`accept: true\`.`;
}
/** Returns why the run was not added to the history. */
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
/** What a run must have to open a history. */
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
            const sentence = (0,_github_words_js__WEBPACK_IMPORTED_MODULE_3__/* .describeGitHubFailure */ .P)(cause.failure);
            const start = sentence.replace(/\.$/, '');
            if (cause.failure.rateLimited)
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
/** Codes of missing answers and of engines that drop out of a run. */
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
/** Codes of the history and of everything that a run writes. */
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
        remedy: 'The job needs the permission `pull-requests: write`. A pull request from a fork or from Dependabot has a read-only token whatever the workflow says.',
    },
    AVG_COMMENT: { meaning: 'The pull request comment was not written completely.', remedy: LATER_RUN },
    AVG_ISSUE_403: {
        meaning: 'The token is not permitted to write the issue.',
        remedy: 'The job needs the permission `issues: write`. A push by Dependabot has a read-only token whatever the workflow says.',
    },
    AVG_ISSUE_410: {
        meaning: 'The repository has its issues disabled.',
        remedy: 'Enable issues in the settings of the repository, or set `issue: never`.',
    },
    AVG_ISSUE: { meaning: 'The issue was not written completely.', remedy: LATER_RUN },
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
        remedy: 'The files stay on the runner. Set artifact-name to an empty text to upload nothing.',
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
/** Codes of inputs, baselines, limits, the service, the pages and the verdict. */
const RUN_CODES = {
    AVG_INPUT: {
        meaning: 'An input is missing or has a value that is not allowed. Nothing was scanned.',
        remedy: 'Correct the inputs that the message lists.',
    },
    AVG_UNEXPECTED: {
        meaning: 'The program or the machine failed in a way that the program does not know.',
        remedy: 'Run the job again. If the failure lasts, report it with the message.',
    },
    AVG_NO_SECRETS: {
        meaning: 'The run has no key for the service, because GitHub gives no secrets to this pull request.',
        remedy: 'The gate judges the change on a push or a schedule after the merge.',
    },
    AVG_BASELINE_UNUSABLE: {
        meaning: 'The baseline exists and cannot be used. Nothing was scanned.',
        remedy: 'Restore the baseline, or delete it to start without one.',
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
        remedy: 'Build the base into the folder of base-content before this step. examples/workflows/built-site.yml shows how.',
    },
    AVG_NO_FOLDER: {
        meaning: 'The folder with the pages does not exist or cannot be read.',
        remedy: 'Check that actions/checkout runs before this step, and the permissions of the folder.',
    },
    AVG_BASE_NOT_IN_GIT: {
        meaning: 'The pages are not in git, so no commit holds what they were before the change.',
        remedy: 'Set base-content to a folder with the build of the base. examples/workflows/built-site.yml shows how.',
    },
    AVG_BASE_UNAVAILABLE: {
        meaning: 'The commit that the change is based on is not in the checkout, and could not be fetched.',
        remedy: 'Set fetch-depth: 2 for actions/checkout, which brings the base of a pull request. If the workflow checks out another commit than the default, set fetch-depth: 0.',
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
/** The stable codes of all failures and warnings. `npm run docs` writes docs/errors.md from these tables. */







const CODES = { ...RUN_CODES, ...ENGINE_CODES, ...OUTPUT_CODES };
/** Returns the code of a failed rule: `AVG_RULE_MAX_BCR_DROP` for `max-bcr-drop`. */
function codeOfRule(rule) {
    return `AVG_RULE_${rule.toUpperCase().replaceAll('-', '_')}`;
}
/** Lists all codes with their meaning and remedy, those of the rules last. */
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
/** Returns a message that ends with the remedy of its code. */
function messageWithRemedy(code, what) {
    return { code, text: `${what} ${CODES[code].remedy}` };
}
/** Returns the message as one line for a log or an annotation: `AVG_AUTH_401: …`. */
function formatMessage({ code, text }) {
    return (0,report_escape/* plainLine */.h0)(`${code}: ${text}`, 2000);
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
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9924);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73533);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44702);



const DETAIL_LENGTH = 200;
/** Returns the code of what keeps the pages from being read. */
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
        case 'commit-unavailable':
            return 'AVG_BASE_UNAVAILABLE';
        case 'not-a-checkout':
            return 'AVG_NO_CHECKOUT';
        case 'no-git':
            return 'AVG_NO_GIT';
        case 'git-failed':
            return 'AVG_GIT';
        case 'no-folder':
            return 'AVG_NO_FOLDER';
        case 'page-reading-failed':
            return facts.reason === 'out-of-memory' ? 'AVG_PAGE_MEMORY' : 'AVG_PAGE_READING';
    }
}
/** Returns in one or two sentences why the pages could not be read, without advice. */
function describeCorpusProblem(facts) {
    switch (facts.kind) {
        case 'no-pages': {
            const where = facts.lookedFor.length > 0 ? ` by content: ${list(facts.lookedFor)}` : ' in the repository';
            return withPassedOver(`No page with text was found${where}.`, facts);
        }
        case 'no-match':
            return withPassedOver(`The glob ${list(facts.lookedFor)} of content matches no page.`, facts);
        case 'no-competitor-pages': {
            const whose = (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(facts.competitor ?? '', _words_js__WEBPACK_IMPORTED_MODULE_0__/* .NAME_LENGTH */ .xt);
            const what = `The folder ${list(facts.lookedFor)} of competitor-content holds no page of ${whose}.`;
            return withPassedOver(what, facts);
        }
        case 'no-base-pages':
            return withPassedOver(`The folder ${list(facts.lookedFor)} of base-content holds no page.`, facts);
        case 'base-not-in-git':
            return withPassedOver(`The pages of the glob ${list(facts.lookedFor)} are not in git, so no commit holds what they were before the change.`, facts);
        case 'commit-unavailable':
            return `The commit ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)((facts.commit ?? '').slice(0, 7))} that the change is based on is not in the checkout, and could not be fetched${quote(facts.detail)}.`;
        case 'not-a-checkout':
            return 'The pages are compared with a commit, and the folder is not inside a git checkout.';
        case 'no-git':
            return `The pages are compared with a commit, and git could not be started${quote(facts.detail)}.`;
        case 'git-failed':
            return `The command “${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(facts.command, DETAIL_LENGTH)}” failed${quote(facts.detail)}.`;
        case 'no-folder':
            return `The folder ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(facts.folder, _words_js__WEBPACK_IMPORTED_MODULE_0__/* .NAME_LENGTH */ .xt)} does not exist or cannot be read.`;
        case 'page-reading-failed':
            return facts.reason === 'out-of-memory'
                ? 'Reading the pages and their answers takes more memory than allowed.'
                : `Reading the pages failed${quote(facts.detail)}.`;
    }
}
/** Returns the files that were passed over, a line for each reason, most files first: `14 .rst, 3 .ipynb: not read`. */
function describePassedOver(passedOver) {
    const byReason = Map.groupBy(passedOver, ({ reason }) => reason);
    return [...byReason]
        .map(([reason, groups]) => ({ reason, groups, count: countFiles(groups) }))
        .sort((a, b) => b.count - a.count)
        .map(({ reason, groups, count }) => describeReason(reason, groups, count));
}
/** Returns the number of files that were passed over. */
function countFiles(passedOver) {
    return passedOver.reduce((sum, { count }) => sum + count, 0);
}
function withPassedOver(what, { passedOver }) {
    const lines = describePassedOver(passedOver);
    return lines.length === 0 ? what : `${what} Passed over: ${lines.join('; ')}.`;
}
function describeReason(reason, groups, count) {
    const files = (0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .countOf */ .pq)(count, 'file');
    const pages = (0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .countOf */ .pq)(count, 'page');
    switch (reason) {
        case 'format':
            return `${groups.map(({ count, extension }) => `${count} .${short(extension)}`).join(', ')}: not read`;
        case 'language': {
            const languages = groups.map(group => `${group.count} ${short(group.language)}`).join(', ');
            return `${pages} in another language (${languages})`;
        }
        case 'changelog':
            return (0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .countOf */ .pq)(count, 'changelog');
        case 'community':
            return `${files} for contributors, such as a licence`;
        case 'template':
            return (0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .countOf */ .pq)(count, 'template');
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
            return `${pages} hidden from search engines`;
        case 'no-text':
            return `${pages} without text`;
        case 'too-large':
            return `${files} above the size limit of a page`;
        case 'not-text':
            return `${files} that ${count === 1 ? 'is' : 'are'} no UTF-8 text`;
        case 'not-parsable':
            return `${pages} nested too deeply`;
    }
}
function short(text = '') {
    return (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(text, 20);
}
function list(names) {
    return (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(names.join(', '), DETAIL_LENGTH);
}
function quote(detail) {
    const said = (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(detail, DETAIL_LENGTH).replace(/[.\s]+$/, '');
    return said && ` (${said})`;
}


/***/ }),

/***/ 9924:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D4: () => (/* binding */ plainTitle),
/* harmony export */   DV: () => (/* binding */ codeBlock),
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   h0: () => (/* binding */ plainLine),
/* harmony export */   iQ: () => (/* binding */ markdownLink),
/* harmony export */   v3: () => (/* binding */ cleanLines)
/* harmony export */ });
/* harmony import */ var _lib_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94869);
/* harmony import */ var _web_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50689);
/** Escaping of all text from outside for Markdown, logs and titles. */


const ZERO_WIDTH_SPACE = '\u200B';
/** Characters that are syntax of Markdown, HTML or GitHub's math anywhere in a line. */
const SYNTAX = /[\\`*_~|<>&[\]$@#\u200B]/g;
/** Characters that are syntax only at the start of a line: of a list, an underlined heading or a delimiter row. */
const LINE_START = /^[-+=:]|(?<=^\d{1,9})[.)]/;
/**
 * What GitHub's filters look for in the *rendered* text, where entities do not protect: mentions and references, URLs and
 * emoji short codes, bare hosts, `GH-1`. A zero-width space after the match breaks each of them.
 */
const TRIGGERS = /[@#](?=\S)|:(?=\/\/|[\w+-]+:)|www(?=\.)|\bgh-(?=\d)/gi;
/** A commit hash, from seven digits on. Words without a decimal digit and parts of UUIDs do not match. */
const COMMIT_HASH = /(?<![\w-])(?=[a-f]*\d)[\da-f]{7,40}(?![\w-])/gi;
const LINK_BREAKERS = /[<>()[\]|`"'\\\s$]/g;
const LABEL_LENGTH = 60;
/** Pages on which GitHub notes every link to them. */
const BACKLINKED = /^\/[^/]+\/[^/]+\/(?:issues|pull|discussions)\/\d/;
/**
 * Returns `text` as one line of Markdown that renders as the same text, for a paragraph, list item, heading, table cell or
 * `<summary>`. `maxLength` is in code points before escaping.
 */
function escapeMarkdown(text, maxLength = 300) {
    return (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_0__/* .toSingleLine */ .OX)(text), maxLength)
        .replace(TRIGGERS, `$&${ZERO_WIDTH_SPACE}`)
        .replace(COMMIT_HASH, hash => hash.replace(/.{6}(?=.)/g, `$&${ZERO_WIDTH_SPACE}`))
        .replace(SYNTAX, toEntity)
        .replace(LINE_START, toEntity);
}
/**
 * Returns a Markdown link to an http(s) URL without credentials; for any other URL, the escaped label. The default label
 * is the host and path of the URL.
 */
function markdownLink(label, url) {
    const target = (0,_web_url_js__WEBPACK_IMPORTED_MODULE_1__/* .parseWebUrl */ .BD)(url);
    if (target === undefined)
        return escapeMarkdown(label ?? url, LABEL_LENGTH);
    const text = escapeMarkdown(label ?? (0,_web_url_js__WEBPACK_IMPORTED_MODULE_1__/* .readablePlace */ .QV)(target), LABEL_LENGTH);
    if (target.hostname === 'github.com' && BACKLINKED.test(target.pathname)) {
        // Dependabot links by this address too: GitHub notes no link from it.
        target.hostname = 'redirect.github.com';
    }
    // Entities are decoded in the target of a link. So only & becomes an entity, and the rest is percent-encoded.
    const href = target.href.replace(LINK_BREAKERS, toPercentCode).replaceAll('&', '&amp;');
    return `[${text || target.hostname}](${href})`;
}
/** Returns one line for a log or an annotation, in which the runner finds no command. */
function plainLine(text, maxLength = 1000) {
    return (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_0__/* .toSingleLine */ .OX)(text), maxLength)
        .replace(/^::/, `:${ZERO_WIDTH_SPACE}:`)
        .replaceAll('##[', `##${ZERO_WIDTH_SPACE}[`);
}
/**
 * Returns a part of an issue's title. GitHub renders a title as plain text, except for code in backticks, emoji short codes
 * and mentions; it decodes no entities. At most `maxLength` code points, which are at most twice as many UTF-16 units.
 */
function plainTitle(text, maxLength) {
    const inert = (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_0__/* .toSingleLine */ .OX)(text).replaceAll('`', "'").replace(TRIGGERS, `$&${ZERO_WIDTH_SPACE}`);
    return (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(inert, maxLength);
}
/**
 * Returns a block of code that nothing in `text` can end. GitHub looks for no mentions, references, emoji or math in code.
 * Expects line feeds as line ends.
 */
function codeBlock(text, language = '') {
    const longest = Array.from(text.matchAll(/`+/g)).reduce((most, [run]) => Math.max(most, run.length), 2);
    const ticks = '`'.repeat(longest + 1);
    return `${ticks}${language}\n${text}\n${ticks}`;
}
/** Returns the lines well-formed, with line feeds, and without control and invisible format characters. */
function cleanLines(text) {
    return text
        .toWellFormed()
        .replace(/\r\n?/g, '\n')
        .replace(/[\p{Cc}\p{Cf}\u{E0000}-\u{E007F}]/gu, character => /[\n\t]/.test(character) ? character : (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_0__/* .toSingleLine */ .OX)(character))
        .replace(/^\n+/, '')
        .trimEnd();
}
function toEntity(character) {
    return `&#${character.charCodeAt(0)};`;
}
function toPercentCode(character) {
    return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
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
/** Returns what went wrong with a call to the service, and what the owner of the workflow can do. */
function explainServiceError(facts) {
    return (0,_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .messageWithRemedy */ .ug)(codeOfServiceError(facts), describeServiceError(facts));
}
/** Returns the code of an error of the service. */
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
/** Returns what went wrong with a call to the service, without advice. */
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
/** Returns in one plain line why the file of a report is missing. */
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
/** Returns why there is no draft for a keyword. */
function explainDraftFailure(failure) {
    const text = failure.kind === 'service'
        ? describeServiceError(failure.facts)
        : `The draft could not be made: ${failure.detail}`;
    return { code: 'AVG_DRAFT', text: (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)(text) };
}
/** Returns why a report of the service is missing. */
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

/***/ 5572:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ describeGitHubFailure)
/* harmony export */ });
/** Returns one sentence about a call to GitHub that failed. It quotes GitHub or the network. */
function describeGitHubFailure({ kind, status, detail }) {
    switch (kind) {
        case 'refused':
            return `GitHub answered ${status} (${detail}).`;
        case 'unreachable':
            return `GitHub could not be reached (${detail}).`;
        case 'malformed':
            return `GitHub's answer is not what its documentation says (${detail}).`;
    }
}


/***/ }),

/***/ 56686:
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
// EXTERNAL MODULE: ./build/scan/fit-answers.js
var fit_answers = __webpack_require__(33157);
// EXTERNAL MODULE: ./build/scan/summarize-answers.js
var summarize_answers = __webpack_require__(44267);
;// CONCATENATED MODULE: ./build/report/json/answer-contents.js


const MOST_DOMAINS = 500;
const MOST_PAGES = 5;
const MOST_QUERIES = 500;
/** Bytes of all answers as JSON without indentation. */
const ANSWERS_BUDGET = 8 * 1024 * 1024;
/** Returns what the answers hold, in the names of the result file; null where no answer tells. */
function buildAnswerContents({ answerRecords, keywords, }) {
    const summary = (0,summarize_answers/* summarizeAnswers */.F)(answerRecords);
    if (summary === undefined)
        return null;
    const { total, engines, domains, competitors, queries, unknownSources } = summary;
    const { answers, leftOut } = (0,fit_answers/* fitAnswers */.D)(answerRecords, keywords, ANSWERS_BUDGET, answer => Buffer.byteLength(JSON.stringify(buildAnswer(answer))));
    return {
        ...buildPresence(total),
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

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(2503);
// EXTERNAL MODULE: ./build/embedded/engines/account.js
var account = __webpack_require__(73840);
;// CONCATENATED MODULE: ./build/report/json/cost.js


const count = schemas/* int */.Whr().nonnegative();
const costSchema = schemas/* object */.Ikc({
    total_usd: schemas/* number */.aig().nullable().describe('Null where the cost of a reply is not known.'),
    known_usd: schemas/* number */.aig().describe('US dollars of the replies whose cost is known.'),
    engines: schemas/* array */.YOg(schemas/* object */.Ikc({
        engine: schemas/* string */.YjP(),
        replies: count.describe('Replies that could be read: to questions, for sentiments and for drafts.'),
        input_tokens: count,
        output_tokens: count,
        searches: count.nullable().describe('Null where the vendor counts none.'),
        cost_usd: schemas/* number */.aig().nullable().describe('Null where the cost of a reply is not known.'),
        known_usd: schemas/* number */.aig(),
        stated_by_vendor: count.describe('Replies whose cost the vendor states; others have list prices.'),
        not_known: count.describe('Replies whose cost is not known.'),
    })),
})
    .nullable()
    .describe('What the replies of live engines used and cost. Null where no live engine replied.');
/** Returns the costs as the result file has them. */
function buildCost(costs) {
    if (costs.length === 0)
        return null;
    const isWhole = costs.every(({ unpriced }) => unpriced === 0);
    const known = (0,account/* totalCost */.cv)(costs);
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

;// CONCATENATED MODULE: ./build/report/json/result.js








/** Returns the outcome as the JSON of the `result-file` output. A later run can use it as its baseline. */
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
        cost: buildCost(outcome.costs),
        unmeasured_competitors: verdict.unmeasuredCompetitors,
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
/** Returns the observed value in full precision: a number, or words where the rule is about names or a percentage. */
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
    // The own fields come last, so that no field of the service replaces them.
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
/* harmony export */   FY: () => (/* binding */ paragraph),
/* harmony export */   UU: () => (/* binding */ name),
/* harmony export */   Z6: () => (/* binding */ listIds),
/* harmony export */   ZV: () => (/* binding */ own),
/* harmony export */   dJ: () => (/* binding */ titled),
/* harmony export */   em: () => (/* binding */ sentence),
/* harmony export */   j7: () => (/* binding */ MARKS),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   tp: () => (/* binding */ table)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9924);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73533);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44702);
/** Blocks of Markdown. Text from outside is escaped by `name` and `sentence`. */



const SENTENCE_LENGTH = 1000;
const MARKS = { better: '✅', worse: '❌', doubtful: '⚠️' };
/** Returns a block of one paragraph. */
function paragraph(text) {
    return { open: text, lines: [], close: '' };
}
/** Returns a list; no block without items. */
function list(items) {
    return items.length === 0 ? [] : [{ open: '', lines: items.map(item => `- ${item}`), close: '' }];
}
/** Returns a heading with the block that follows it. */
function titled(title, block) {
    return { ...block, open: `### ${title}\n${block.open && `\n${block.open}`}` };
}
/** Folds blocks under a line that a reader can open; no block without any. */
function fold(title, blocks) {
    const end = '</details>';
    return blocks.map((block, index) => {
        const isLast = index === blocks.length - 1;
        const start = index === 0 ? `<details>\n<summary>${title}</summary>\n` : '';
        return {
            ...block,
            open: [start, block.open].filter(part => part !== '').join('\n'),
            close: isLast ? `${block.close}\n${end}` : block.close,
            ...(isLast ? {} : { within: end }),
        };
    });
}
/** Returns a table. The cells are Markdown. */
function table(columns, rows) {
    const toRow = (cells) => `| ${cells.join(' | ')} |`;
    return {
        open: [
            toRow(columns.map(({ title }) => title)),
            toRow(columns.map(({ isNumber }) => (isNumber ? '---:' : '---'))),
        ].join('\n'),
        lines: rows.map(toRow),
        close: '',
    };
}
/** Returns a name from outside, escaped; a dash for an empty one. */
function name(text) {
    return (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(text, _words_js__WEBPACK_IMPORTED_MODULE_0__/* .NAME_LENGTH */ .xt) || _numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_VALUE */ .GY;
}
/** Returns names from outside with commas; a dash without any. */
function names(texts) {
    return texts.length === 0 ? _numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_VALUE */ .GY : texts.map(name).join(', ');
}
/** Returns a text that may hold text from outside, escaped. */
function sentence(text) {
    return (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(text, SENTENCE_LENGTH);
}
/** Returns a text of this program that may hold `<0.1`, escaped. */
function own(text) {
    return text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
/** Returns the first ids in code style, and how many more there are. */
function listIds(ids) {
    const { shown, more } = (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .cutList */ .f6)(ids, _words_js__WEBPACK_IMPORTED_MODULE_0__/* .LISTED_IDS */ .x2);
    return shown.map(id => `<code>${name(id)}</code>`).join(', ') + more;
}
/** Returns a link to a page with a readable address as its label; a dash without a page. */
function link(url) {
    return url === undefined ? _numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_VALUE */ .GY : (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownLink */ .iQ)(undefined, url.href);
}


/***/ }),

/***/ 21291:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ql: () => (/* binding */ commentMarker),
  Pl: () => (/* binding */ headline),
  wQ: () => (/* binding */ renderComment),
  Br: () => (/* binding */ renderSummary)
});

// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
// EXTERNAL MODULE: ./build/report/numbers.js
var numbers = __webpack_require__(73533);
// EXTERNAL MODULE: ./build/report/problems.js
var problems = __webpack_require__(25567);
// EXTERNAL MODULE: ./build/report/views/content.js + 1 modules
var views_content = __webpack_require__(64559);
// EXTERNAL MODULE: ./build/report/views/overview.js + 1 modules
var overview = __webpack_require__(22083);
// EXTERNAL MODULE: ./build/report/views/settings.js
var settings = __webpack_require__(15085);
// EXTERNAL MODULE: ./build/report/views/answer-contents.js
var answer_contents = __webpack_require__(48737);
// EXTERNAL MODULE: ./build/report/markdown/blocks.js
var blocks = __webpack_require__(68183);
;// CONCATENATED MODULE: ./build/report/markdown/answer-contents.js


/** Shows how often each live engine cites and names the brand, and who is cited and named where the brand is not. */
function answerContentsSection(outcome) {
    const view = (0,answer_contents/* viewAnswerContents */.Q)(outcome);
    if (view === undefined)
        return [];
    const { columns, rows, lists, legend, notes } = view;
    const cells = rows.map(row => [(0,blocks/* name */.UU)(row.engine), ...row.cells.map(blocks/* own */.ZV)]);
    return [
        (0,blocks/* titled */.dJ)('Citations and mentions', (0,blocks/* table */.tp)(columns, cells)),
        ...(0,blocks/* list */.p_)([...lists.map(shortList), ...notes]),
        (0,blocks/* paragraph */.FY)(`<sub>${legend}</sub>`),
    ];
}
function shortList({ title, items, more }) {
    const shown = items.map(item => `${(0,blocks/* name */.UU)(item.name)} (${(0,blocks/* sentence */.em)(item.words)})`);
    return `**${title}:** ${[...shown, ...(more === '' ? [] : [more])].join(', ')}`;
}

;// CONCATENATED MODULE: ./build/report/markdown/content.js
/** The comment and the summary of a run that compares the pages of two trees: what an editor needs, the rest folded. */


const QUOTE_LENGTH = 300;
/** Renders each question that changed: what the pages said, what they say now, what did it, and what to do. */
function questionBlocks({ questions }) {
    return questions.map(renderQuestion);
}
function renderQuestion({ question, outcome, words, tone, before, after, causes, advice, }) {
    const lines = [
        ...(before ? [`- **Before:** ${renderQuote(before)}`] : []),
        `- **Now:** ${after ? renderQuote(after) : 'No page answers it.'}`,
        ...(causes.length > 0 ? [`- **Why:** ${causes.map(blocks/* sentence */.em).join(' ')}`] : []),
        ...(advice === undefined ? [] : [`- **What to do:** ${advice}`]),
    ];
    const mark = outcome === 'weaker' ? blocks/* MARKS */.j7.doubtful : blocks/* MARKS */.j7[tone];
    return { open: `### ${mark} “${(0,blocks/* name */.UU)(question)}” ${words}\n`, lines, close: '' };
}
function renderQuote({ text, path, url }) {
    const page = url === undefined ? `<code>${(0,blocks/* name */.UU)(path)}</code>` : (0,report_escape/* markdownLink */.iQ)(path, url);
    return `“${(0,report_escape/* escapeMarkdown */.FV)(text, QUOTE_LENGTH)}” (${page})`;
}

// EXTERNAL MODULE: ./build/report/markdown/drafts.js
var drafts = __webpack_require__(6789);
;// CONCATENATED MODULE: ./build/report/markdown/fit.js
/** Shortens Markdown without breaking it. GitHub refuses a comment, and drops a summary, that is too long. */
const BETWEEN_BLOCKS = '\n\n';
/**
 * Joins the blocks, the most important first, with blank lines. Leaves out whole lines at the end that exceed the limit,
 * and adds the notice. A block without lines counts as one line.
 */
function fitBlocks(blocks, budget) {
    const { limit, measure, notice } = budget;
    const whole = blocks.map(render).join(BETWEEN_BLOCKS);
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
        kept.push(render(part));
        end = after;
        room -= lengthOf(render(part));
        shown += countLines(part);
        if (part.lines.length < block.lines.length)
            break;
    }
    // A limit below the length of the notice leaves no room for anything.
    return room < 0 ? '' : [...kept, ...end, notice(total - shown)].join(BETWEEN_BLOCKS);
}
/** Returns the block with as many lines as there is room for; undefined without room for one. */
function fitBlock(block, room, measure) {
    let left = room - measure(render({ ...block, lines: [] }));
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
function render({ open, lines, close }) {
    return [open, ...lines, close].filter(part => part !== '').join('\n');
}

// EXTERNAL MODULE: ./build/report/views/changes.js
var changes = __webpack_require__(84711);
// EXTERNAL MODULE: ./build/report/views/cost.js
var cost = __webpack_require__(33);
// EXTERNAL MODULE: ./build/report/views/engines.js
var engines = __webpack_require__(51201);
// EXTERNAL MODULE: ./build/report/views/missing-answers.js
var missing_answers = __webpack_require__(16352);
// EXTERNAL MODULE: ./build/report/views/reports-and-drafts.js
var reports_and_drafts = __webpack_require__(91038);
// EXTERNAL MODULE: ./build/report/views/rules.js + 1 modules
var rules = __webpack_require__(47615);
// EXTERNAL MODULE: ./build/report/views/share-of-voice.js
var share_of_voice = __webpack_require__(68348);
// EXTERNAL MODULE: ./build/report/views/warnings.js
var warnings = __webpack_require__(71561);
;// CONCATENATED MODULE: ./build/report/markdown/sections.js
/** The sections of the comment and the summary, from the views. */










/** Lists the engines that cite less often, and those that came or went. */
function changesSection(outcome) {
    return (0,blocks/* list */.p_)([
        ...(0,changes/* viewEngineDrops */.ak)(outcome).map(({ engine, words }) => `**${(0,blocks/* name */.UU)(engine)}** ${(0,blocks/* own */.ZV)(words)}`),
        ...(0,changes/* viewEngineChanges */.JR)(outcome).map(({ label, engines }) => `**${label}**: ${engines.map(blocks/* name */.UU).join(', ')}`),
    ]);
}
/** Shows the keywords that changed between two trees, and the files behind it. */
function keywordChangesSection(outcome) {
    const view = (0,changes/* viewKeywordChanges */.Y3)(outcome);
    if (view === undefined)
        return [];
    const rows = view.rows.map(({ keyword, change, tone, score, files }) => [
        (0,blocks/* name */.UU)(keyword),
        `${blocks/* MARKS */.j7[tone]} ${change}`,
        (0,blocks/* own */.ZV)(score),
        (0,blocks/* names */.Dy)(files),
    ]);
    return [(0,blocks/* titled */.dJ)('Keywords that changed', (0,blocks/* table */.tp)(view.columns, rows))];
}
/** Shows in a sentence each what the numbers rest on, and what the gate can see. */
function certaintySection(outcome) {
    const view = (0,rules/* viewCertainty */.f)(outcome);
    if (view === undefined)
        return [];
    const { basis, chance, sight } = view;
    return [
        (0,blocks/* paragraph */.FY)(`**How certain this is:** ${[basis, ...(chance === undefined ? [] : [chance])].join(' ')}`),
        ...(sight === undefined ? [] : [(0,blocks/* paragraph */.FY)(`**What this gate can see:** ${sight}`)]),
    ];
}
/** Shows the tests of the drops, and the engines that were evaluated more or less often. */
function testsSection(outcome) {
    const view = (0,rules/* viewCertainty */.f)(outcome);
    if (view === undefined)
        return [];
    const { caption, columns, rows, shifts } = view;
    return [
        ...(rows.length > 0
            ? [
                (0,blocks/* titled */.dJ)(caption, (0,blocks/* table */.tp)(columns, rows.map(([value = '', ...cells]) => [(0,blocks/* name */.UU)(value), ...cells.map(blocks/* own */.ZV)]))),
            ]
            : []),
        ...(0,blocks/* list */.p_)(shifts.map(({ engine, words }) => `${(0,blocks/* name */.UU)(engine)} ${words}`)),
    ];
}
/** Shows one row for each rule. */
function rulesSection(outcome) {
    const view = (0,rules/* viewRules */.F)(outcome);
    if (view === undefined)
        return [];
    const rows = view.rows.map(({ subject, input, result, tone, observed, limit, baseline, drop }) => [
        input === undefined ? subject : `${subject} (\`${input}\`)`,
        `${blocks/* MARKS */.j7[tone]} ${result}`,
        (0,blocks/* name */.UU)(observed),
        (0,blocks/* name */.UU)(limit),
        (0,blocks/* own */.ZV)(baseline),
        (0,blocks/* own */.ZV)(drop),
    ]);
    return [(0,blocks/* titled */.dJ)('Rules', (0,blocks/* table */.tp)(view.columns, rows))];
}
/** Says how many answers of live engines are missing, and lists why. */
function missingAnswersSection(outcome) {
    const view = (0,missing_answers/* viewMissing */.O)(outcome);
    if (view === undefined)
        return [];
    const lines = view.lines.map(({ text, keyPage }) => `${(0,blocks/* sentence */.em)(text)}${keyPage ? ` ${(0,report_escape/* markdownLink */.iQ)(missing_answers/* KEY_PAGE */.m, keyPage.href)}.` : ''}`);
    return [(0,blocks/* paragraph */.FY)(`**Missing answers:** ${(0,blocks/* sentence */.em)(view.counts)}`), ...(0,blocks/* list */.p_)(lines)];
}
/** Lists contradictions in the answers. */
function warningsSection(outcome) {
    const lines = (0,warnings/* viewWarnings */.P)(outcome).map(({ text, label, scanIds }) => `${(0,blocks/* sentence */.em)(text)} (${label} ${(0,blocks/* listIds */.Z6)(scanIds)})`);
    return (0,blocks/* list */.p_)(lines).map(block => (0,blocks/* titled */.dJ)('Warnings', block));
}
/** Shows one row for each engine, and its first text, folded. */
function enginesSection(outcome) {
    const view = (0,engines/* viewEngines */.Vl)(outcome);
    if (view === undefined)
        return [];
    const rows = view.rows.map(({ engine, cited, votes, score, change, sentiment, source }) => [
        (0,blocks/* name */.UU)(engine),
        `${cited ? `${blocks/* MARKS */.j7.better} Yes` : `${blocks/* MARKS */.j7.worse} No`}${votes === undefined ? '' : `, ${votes}`}`,
        (0,blocks/* own */.ZV)(score),
        ...(view.isCompared ? [(0,blocks/* own */.ZV)(change)] : []),
        (0,blocks/* name */.UU)(sentiment),
        (0,blocks/* link */.nf)(source),
    ]);
    const texts = view.rows
        .filter(({ snippet }) => (0,report_escape/* escapeMarkdown */.FV)(snippet) !== '')
        .map(({ engine, snippet, source }) => `- ${(0,blocks/* name */.UU)(engine)}: “${(0,report_escape/* escapeMarkdown */.FV)(snippet)}”${source ? ` (${(0,report_escape/* markdownLink */.iQ)(undefined, source.href)})` : ''}`);
    const open = '<details>\n<summary>What the engines said</summary>\n';
    return [
        (0,blocks/* titled */.dJ)('Engines', (0,blocks/* table */.tp)(view.columns, rows)),
        ...(texts.length === 0 ? [] : [{ open, lines: texts, close: '\n</details>' }]),
    ];
}
/** Shows one row for each keyword, where each was scanned on its own. */
function keywordsSection(outcome) {
    const view = (0,engines/* viewKeywords */.aS)(outcome);
    if (view === undefined)
        return [];
    const rows = view.rows.map(({ keyword, score, count, engines }) => [
        (0,blocks/* name */.UU)(keyword),
        (0,blocks/* own */.ZV)(score),
        `${count}${engines.length === 0 ? '' : `: ${engines.map(blocks/* name */.UU).join(', ')}`}`,
    ]);
    return [(0,blocks/* titled */.dJ)('Keywords', (0,blocks/* table */.tp)(view.columns, rows))];
}
/** Shows one row for each brand, and which competitors are missing. */
function shareOfVoiceSection(outcome) {
    const view = (0,share_of_voice/* viewShareOfVoice */.Q)(outcome);
    if (view === undefined)
        return [];
    const missing = view.missing.length > 0 ? `**${view.missingWords}** ${view.missing.map(blocks/* name */.UU).join(', ')}.` : undefined;
    const note = view.note && `<sub>${view.note}</sub>`;
    const rest = (0,blocks/* paragraph */.FY)([missing, note].filter(text => text !== undefined).join(' '));
    if (view.rows.length === 0)
        return [(0,blocks/* titled */.dJ)('Share of voice', rest)];
    const rows = view.rows.map(({ name: brand, isOwn, percent, answers, score }) => [
        isOwn ? `**${(0,blocks/* name */.UU)(brand)}** (this brand)` : (0,blocks/* name */.UU)(brand),
        (0,blocks/* own */.ZV)(percent),
        answers,
        (0,blocks/* own */.ZV)(score),
    ]);
    return [(0,blocks/* titled */.dJ)('Share of voice', (0,blocks/* table */.tp)(view.columns, rows)), rest];
}
/** Shows what the replies of each live engine used and cost, folded. */
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
    return (0,blocks/* fold */.AU)(`Cost of the live engines: ${(0,blocks/* own */.ZV)(view.total)}`, [
        (0,blocks/* table */.tp)(view.columns, rows),
        (0,blocks/* paragraph */.FY)(`<sub>${view.note}</sub>`),
    ]);
}
/** Shows what became of the reports that the service was asked for. */
function serviceReportsSection(outcome) {
    const { reports, instead } = (0,reports_and_drafts/* viewServiceReports */._R)(outcome);
    const lines = reports.map(({ subject, id, words }) => {
        const code = id === '' ? '' : ` (<code>${(0,blocks/* name */.UU)(id)}</code>)`;
        return `**${subject}**${code} ${(0,blocks/* sentence */.em)(words)}`;
    });
    return [...(0,blocks/* list */.p_)(lines), ...(instead === undefined ? [] : [(0,blocks/* paragraph */.FY)(instead)])];
}

// EXTERNAL MODULE: ./build/report/views/trend.js
var trend = __webpack_require__(24353);
// EXTERNAL MODULE: ./build/report/words.js
var words = __webpack_require__(44702);
;// CONCATENATED MODULE: ./build/report/markdown/trend.js
/** The trend of the citation score: a chart that GitHub draws, and the last values. */




const MOST_ROWS = 10;
/** Shows the chart, and the last ten values as a table. */
function trendSection(outcome) {
    const view = (0,trend/* viewTrend */.d)(outcome);
    if (view === undefined)
        return [];
    const rows = view.rows
        .slice(0, MOST_ROWS)
        .map(({ day, url, score, engines, note }) => [
        url ? (0,report_escape/* markdownLink */.iQ)(day, url.href) : day,
        (0,blocks/* own */.ZV)(score),
        engines,
        note,
    ]);
    return [
        (0,blocks/* paragraph */.FY)('### Trend'),
        ...(view.range === undefined ? [] : [(0,blocks/* paragraph */.FY)(renderChart(view.points, view.range))]),
        (0,blocks/* table */.tp)(view.columns, rows),
    ];
}
/** Renders a Mermaid xychart. It holds dates and numbers alone. */
function renderChart(points, [low, high]) {
    return [
        '```mermaid',
        'xychart-beta',
        '  title "Citation score"',
        `  x-axis [${points.map(({ createdAt }) => `"${(0,words/* dayOf */.kb)(createdAt).slice(5)}"`).join(', ')}]`,
        `  y-axis ${toPlainNumber(low)} --> ${toPlainNumber(high)}`,
        `  line [${points.map(({ overallBcr }) => toPlainNumber(overallBcr)).join(', ')}]`,
        '```',
    ].join('\n');
}
/** Returns six significant digits without an exponent, which Mermaid does not read. */
function toPlainNumber(value) {
    const text = String(Number(value.toPrecision(6)));
    if (!text.includes('e'))
        return text;
    return value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 12 });
}

;// CONCATENATED MODULE: ./build/report/markdown/comment.js
/** The comment and the job summary. The verdict comes first, for readers who edit content. */













/** GitHub's limit of a comment, in UTF-16 code units. */
const COMMENT_LIMIT = 65_536;
/** GitHub's limit of a step's summary, in bytes. GitHub drops a longer summary whole. */
const SUMMARY_LIMIT = 1024 * 1024;
const STATUS_MARKS = { pass: '✅', fail: '❌', inconclusive: '⚠️', error: '🛑' };
/** Returns the invisible line by which a later run finds its own comment. */
function commentMarker(key) {
    return `<!-- ai-visibility-gate:${encodeURIComponent(key.toWellFormed())} -->`;
}
/** Renders the comment, or another post that begins with `marker`, within GitHub's limit. */
function renderComment(outcome, marker = commentMarker(outcome.key)) {
    const start = `${marker}\n`;
    const { runUrl } = outcome.run;
    const rest = runUrl === undefined ? 'the result file' : (0,report_escape/* markdownLink */.iQ)('the summary of this run', runUrl);
    return (start +
        fitBlocks(renderMarkdown(outcome), {
            limit: COMMENT_LIMIT - start.length,
            measure: text => text.length,
            notice: omitted => `… ${(0,numbers/* countOf */.pq)(omitted, 'more line')} left out to fit a comment: see ${rest}.`,
        }));
}
/** Renders the job summary within GitHub's limit. */
function renderSummary(outcome) {
    return fitBlocks(renderMarkdown(outcome), {
        limit: SUMMARY_LIMIT,
        measure: text => Buffer.byteLength(text),
        notice: omitted => `… ${(0,numbers/* countOf */.pq)(omitted, 'more line')} left out to fit a summary: see the file of the result-file output.`,
    });
}
/** Renders the whole report, the most important block first. */
function renderMarkdown(outcome) {
    const content = (0,views_content/* viewContent */.L)(outcome);
    return content === undefined ? renderMeasured(outcome) : renderContent(outcome, content);
}
/**
 * Renders a run that compares two trees of pages: the questions that changed and one line on the others. The rest is
 * folded. Where nothing changed, one line says all.
 */
function renderContent(outcome, content) {
    const { status } = outcome.verdict;
    const title = `${STATUS_MARKS[status]} ${content.headline}`;
    // The rule on answers is in the headline.
    const others = (0,problems/* explainVerdict */.bX)(outcome.verdict, ({ kind }) => kind !== 'answers').map(({ text }) => (0,blocks/* sentence */.em)(text));
    const isUnchanged = content.questions.length === 0 && others.length === 0;
    if (isUnchanged) {
        const line = (0,blocks/* paragraph */.FY)(`**${title}.** ${content.checked}${gateOf(outcome)}`);
        return [line, ...serviceReportsSection(outcome), ...(0,drafts/* suggestionsSection */.v)(outcome)];
    }
    return [
        (0,blocks/* paragraph */.FY)(`## ${title}${gateOf(outcome)}`),
        ...(0,blocks/* list */.p_)(others),
        ...questionBlocks(content),
        (0,blocks/* paragraph */.FY)(content.checked),
        ...(0,blocks/* fold */.AU)('Files that were passed over', (0,blocks/* list */.p_)(content.passedOver.map(blocks/* sentence */.em))),
        ...(0,blocks/* fold */.AU)('Numbers, rules and settings', [
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
}
function renderMeasured(outcome) {
    return [
        (0,blocks/* paragraph */.FY)(`## ${headline(outcome)}${gateOf(outcome)}`),
        ...reasons(outcome),
        ...missingAnswersSection(outcome),
        ...comment_numbers(outcome),
        (0,blocks/* paragraph */.FY)(comparison(outcome)),
        ...changesSection(outcome),
        ...certaintySection(outcome),
        ...trendSection(outcome),
        ...warningsSection(outcome),
        ...enginesSection(outcome),
        ...answerContentsSection(outcome),
        ...shareOfVoiceSection(outcome),
        ...keywordsSection(outcome),
        ...costSection(outcome),
        ...serviceReportsSection(outcome),
        ...(0,drafts/* suggestionsSection */.v)(outcome),
        ...(0,blocks/* fold */.AU)('Rules, statistics and settings', [
            ...rulesSection(outcome),
            ...testsSection(outcome),
            ...footer(outcome),
        ]),
    ];
}
/** The name of the gate, where a repository has several. */
function gateOf({ key }) {
    return key === 'default' ? '' : ` · ${(0,blocks/* name */.UU)(key)}`;
}
/** Returns the verdict in one line, after an emoji. `brand` is escaped for the place of the line. */
function headline(outcome, brand = (0,blocks/* name */.UU)(outcome.brand)) {
    const { status, reportOnly } = outcome.verdict;
    const { before, after } = (0,overview/* headlineOf */.gD)(outcome);
    return `${reportOnly ? '📊' : STATUS_MARKS[status]} ${before} ${brand} ${after}`;
}
function reasons(outcome) {
    const lines = [...(0,overview/* reasonsOf */.zM)(outcome).map(blocks/* sentence */.em), ...(0,overview/* notesOf */.h$)(outcome)];
    return lines.length === 1 ? lines.map(blocks/* paragraph */.FY) : (0,blocks/* list */.p_)(lines);
}
function comment_numbers(outcome) {
    const shown = (0,overview/* viewKeyNumbers */.p9)(outcome).map(keyNumber);
    return shown.length === 0 ? [] : [(0,blocks/* paragraph */.FY)(shown.join(' · '))];
}
function comparison(outcome) {
    const { emphasis, text } = (0,overview/* viewComparison */.T1)(outcome);
    return `${emphasis === undefined ? '' : `**${emphasis}** `}${(0,blocks/* sentence */.em)(text)}`;
}
function keyNumber({ label, value, rest, isWord, note }) {
    const whole = rest === undefined ? value : `${value} ${rest}`;
    const beside = note && [note.name === undefined ? [] : (0,blocks/* name */.UU)(note.name), (0,blocks/* own */.ZV)(note.text)].flat().join(' ');
    return `${label} **${isWord ? (0,blocks/* name */.UU)(whole) : (0,blocks/* own */.ZV)(whole)}**${beside === undefined ? '' : ` (${beside})`}`;
}
function footer(outcome) {
    const { times, language, keywords, runUrl, commitUrl, commit, scanIds, notes } = (0,settings/* viewRun */.bz)(outcome);
    const facts = [
        (0,blocks/* sentence */.em)(times),
        `language ${(0,blocks/* name */.UU)(language)}`,
        keywords,
        ...(runUrl ? [(0,report_escape/* markdownLink */.iQ)('workflow run', runUrl.href)] : []),
        ...(commitUrl ? [(0,report_escape/* markdownLink */.iQ)(commit, commitUrl.href)] : []),
        ...(scanIds.length > 0 ? [`scans ${(0,blocks/* listIds */.Z6)(scanIds)}`] : []),
    ];
    return [
        (0,blocks/* paragraph */.FY)(small(facts.join(' · '))),
        ...(notes.length > 0 ? [(0,blocks/* paragraph */.FY)(small(notes.join(' ')))] : []),
    ];
}
function small(text) {
    return `<sub>${text}</sub>`;
}


/***/ }),

/***/ 6789:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ renderDrafts),
/* harmony export */   v: () => (/* binding */ suggestionsSection)
/* harmony export */ });
/* harmony import */ var _lib_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94869);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9924);
/* harmony import */ var _views_reports_and_drafts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91038);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44702);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68183);





/** Number of code points shown of one draft, and of its structured data. */
const SHOWN_LENGTH = 1500;
/** Number of code points shown of all drafts, and of all their structured data. Many drafts are cut shorter. */
const SHOWN_TOTAL = 8_000;
const LISTED_NAMES = 10;
const TITLE = '### Suggested content';
/** Shows each draft folded, and the keywords without a draft. */
function suggestionsSection({ suggestions }) {
    const length = Math.min(SHOWN_LENGTH, Math.floor(SHOWN_TOTAL / Math.max(1, suggestions.length)));
    const { advice, drafts, problems } = (0,_views_reports_and_drafts_js__WEBPACK_IMPORTED_MODULE_0__/* .viewDrafts */ .Sk)(suggestions);
    const lines = problems.map(({ keyword, problem }) => `No draft for **${(0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .name */ .UU)(keyword)}**: ${(0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .sentence */ .em)(problem)}`);
    const [first, ...others] = [...drafts.map(draft => foldDraft(draft, length)), ...(0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .list */ .p_)(lines)];
    // The heading is in one block with the first draft, so that it is never left alone.
    const heading = advice === undefined ? `${TITLE}\n` : `${TITLE}\n\n${advice}\n`;
    return first ? [{ ...first, open: heading + (first.open && `\n${first.open}`) }, ...others] : [];
}
/** Renders the files of all drafts. */
function renderDrafts({ suggestions, ...facts }) {
    return (0,_views_reports_and_drafts_js__WEBPACK_IMPORTED_MODULE_0__/* .viewDrafts */ .Sk)(suggestions).drafts.map(draft => ({ name: draft.file, text: renderDraft(draft, facts) }));
}
function foldDraft({ keyword, engines, draft, estimate, file }, length) {
    const { content, recommendedKeywords } = draft;
    const markup = describeMarkup(draft.schemaMarkup);
    const facts = [
        `For ${listNames(engines)}`,
        ...(estimate === undefined ? [] : [`estimated citation score ${estimate}`]),
        ...(recommendedKeywords.length === 0 ? [] : [`recommended keywords: ${listNames(recommendedKeywords)}`]),
        `file \`${file}\` among this run's reports`,
    ];
    const excerpt = (text, language = '') => {
        const shown = (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_3__/* .clip */ .$Q)(text, length);
        const note = shown === text ? '' : `\n\nThis is cut. The file \`${file}\` has the whole text.`;
        return `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .codeBlock */ .DV)(shown, language)}${note}`;
    };
    const parts = [
        excerpt((0,_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .cleanLines */ .v3)(content)),
        ...(markup ? [`${markup.title}:\n\n${excerpt(markup.text, markup.language)}`] : []),
    ];
    return {
        open: `<details>\n<summary>Draft for ${(0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .name */ .UU)(keyword)}</summary>\n\n${facts.join(' · ')}`,
        lines: parts.map(part => `\n${part}`),
        close: '\n</details>',
    };
}
/** Renders the content as it came, with what a reviewer must know about it. */
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
        (0,_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .cleanLines */ .v3)(content),
        '---',
        ...(markup ? [`## ${markup.title}`, (0,_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .codeBlock */ .DV)(markup.text, markup.language)] : []),
        ...(recommendedKeywords.length > 0
            ? ['## Recommended keywords', (0,_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .codeBlock */ .DV)((0,_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .cleanLines */ .v3)(recommendedKeywords.join('\n')))]
            : []),
        '## About this draft',
        facts.map(fact => `- ${fact}`).join('\n'),
    ];
    return `${parts.join('\n\n')}\n`;
}
/** Returns how structured data is shown; undefined without any. */
function describeMarkup(markup) {
    if (markup === undefined)
        return undefined;
    const text = (0,_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .cleanLines */ .v3)(markup.text);
    if (!markup.isJson)
        return { title: 'Structured data, which is not valid JSON', text, language: '' };
    // In JSON, `<` occurs only in strings. Escaped, it cannot end the `<script>` that the JSON is pasted into.
    return { title: 'Structured data', text: text.replaceAll('<', '\\u003c'), language: 'json' };
}
function listNames(names) {
    const { shown, more } = (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .cutList */ .f6)(names, LISTED_NAMES);
    return shown.map(_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .name */ .UU).join(', ') + more;
}


/***/ }),

/***/ 10967:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BD: () => (/* binding */ formatCost),
/* harmony export */   UK: () => (/* binding */ formatUsd),
/* harmony export */   Z5: () => (/* binding */ UNKNOWN_COST)
/* harmony export */ });
/** Amounts of money as every report writes them. */
/** Returns US dollars with cents: `2.50 USD`. An amount that would read 0.00 and is not 0 is `<0.01 USD`. */
function formatUsd(amount) {
    return `${amount > 0 && amount < 0.005 ? '<0.01' : amount.toFixed(2)} USD`;
}
/** What stands for a cost that is not known. */
const UNKNOWN_COST = 'not known';
/** Returns a sum of which a part may not be known: `0.40 USD`, `at least 0.40 USD`, `not known`. */
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
/** What stands for a value that is not known. */
const NO_VALUE = '–';
/** Returns a share of 0 to 1 as whole percent: `25%`. One that would read 0% and is not is `<1%`. */
function formatPercent(share) {
    return share > 0 && share < 0.005 ? '<1%' : `${Math.round(100 * share)}%`;
}
/** Returns a value in the unit of its subject; percent are 0 to 100. */
function formatValue(value, unit) {
    if (unit === 'percent')
        return formatPercent(value / 100);
    return unit === 'score' ? (0,_lib_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .formatScore */ .y)(value) : (0,_lib_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B)(value);
}
/** Returns a difference with its sign: `+1.5`, `−1.5`, `±0`. */
function formatChange(value, unit = 'score') {
    if (isNoChange(value))
        return '±0';
    return `${value < 0 ? MINUS : '+'}${formatValue(Math.abs(value), unit)}`;
}
/** Returns a drop, which is positive; for a gain, that there is no drop and how large the gain is. */
function formatDrop(drop, unit) {
    if (isNoChange(drop))
        return 'none';
    return drop > 0 ? formatValue(drop, unit) : `none (${formatChange(-drop, unit)})`;
}
/** Returns whether two values differ by nothing but a rounding error of a subtraction. */
function isNoChange(difference) {
    return Math.abs(difference) < 1e-9;
}
/** Returns a probability with two significant digits: `0.042`; below 0.001, `<0.001`. */
function formatPValue(value) {
    return value < 0.001 ? '<0.001' : `${Number(value.toPrecision(2))}`;
}
/** Returns a number that somebody set, with all its digits but without rounding errors: 0.1 + 0.2 is `0.3`. */
function formatSetting(value) {
    return `${Number(value.toPrecision(12))}`;
}
/** Returns an amount with its noun: `1 keyword`, `2 keywords`. */
function countOf(amount, noun) {
    return `${(0,_lib_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B)(amount)} ${noun}${amount === 1 ? '' : 's'}`;
}


/***/ }),

/***/ 25567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ explainBlocker),
/* harmony export */   Tn: () => (/* binding */ explainInputs),
/* harmony export */   Vl: () => (/* binding */ explainUnmeasured),
/* harmony export */   Vv: () => (/* binding */ explainUnexpected),
/* harmony export */   bX: () => (/* binding */ explainVerdict),
/* harmony export */   eh: () => (/* binding */ summarize),
/* harmony export */   o1: () => (/* binding */ explainInconclusive),
/* harmony export */   vS: () => (/* binding */ explainFailures)
/* harmony export */ });
/* harmony import */ var _advice_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(78999);
/* harmony import */ var _answer_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48921);
/* harmony import */ var _baseline_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37548);
/* harmony import */ var _codes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30546);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9924);
/* harmony import */ var _explain_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55696);
/* harmony import */ var _money_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(10967);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(73533);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(46958);
/* harmony import */ var _rule_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59317);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44702);










/** Outcomes of rules that did not pass, the most important first. */
const NOT_PASSED = ['fail', 'inconclusive', 'unknown', 'warn'];
/** Returns lines for the log. The first says how many problems there are, and each further line is one problem. */
function explainInputs(problems) {
    const count = problems.length === 1 ? 'One input needs' : `${problems.length} inputs need`;
    return [
        `AVG_INPUT: ${count} to be corrected before anything is scanned.`,
        ...problems.map(({ input, given, allowed }) => {
            const got = given === undefined ? '' : given === '' ? 'nothing was given; ' : `got "${(0,_escape_js__WEBPACK_IMPORTED_MODULE_6__/* .plainLine */ .h0)(given, 100)}"; `;
            return (0,_escape_js__WEBPACK_IMPORTED_MODULE_6__/* .plainLine */ .h0)(`${input}: ${got}expected ${allowed}`, 2000);
        }),
    ];
}
/** Returns why a run could not be judged, and what to do about it. */
function explainBlocker(blocker) {
    switch (blocker.kind) {
        case 'no-secrets':
            return (0,_codes_js__WEBPACK_IMPORTED_MODULE_2__/* .messageWithRemedy */ .ug)('AVG_NO_SECRETS', 'GitHub gives no secrets to pull requests from forks and from Dependabot, so there is no key for the service. Nothing was scanned.');
        case 'baseline':
            return explainUnusable(blocker.unusable);
        case 'day-limit': {
            const { requests, perDay } = blocker;
            return (0,_codes_js__WEBPACK_IMPORTED_MODULE_2__/* .messageWithRemedy */ .ug)('AVG_LIMIT_DAY', `This run needs ${requests} requests and the plan allows ${perDay} a day. Nothing was scanned.`);
        }
        case 'time-budget': {
            const { requests, perMinute, timeoutMinutes } = blocker;
            return (0,_codes_js__WEBPACK_IMPORTED_MODULE_2__/* .messageWithRemedy */ .ug)('AVG_TIME_BUDGET', `This run needs ${requests} requests. At ${perMinute} a minute, they do not fit into timeout-minutes: ${timeoutMinutes}. Nothing was scanned.`);
        }
        case 'cost-limit': {
            const { estimate, maxCost } = blocker;
            return (0,_codes_js__WEBPACK_IMPORTED_MODULE_2__/* .messageWithRemedy */ .ug)('AVG_COST_LIMIT', `This run is estimated to cost ${(0,_money_js__WEBPACK_IMPORTED_MODULE_7__/* .formatUsd */ .UK)(estimate)}, and max-cost is ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_8__/* .formatSetting */ .w_)(maxCost)} USD. Nothing was scanned.`);
        }
        case 'service':
            return (0,_explain_js__WEBPACK_IMPORTED_MODULE_3__/* .explainServiceError */ .fu)(blocker.facts);
        case 'few-answers': {
            const { planned, evaluated, minAnswers, missing } = blocker;
            const counts = `${evaluated} of ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_8__/* .countOf */ .pq)(planned, 'planned answer')} were evaluated, and min-answers is ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_8__/* .formatSetting */ .w_)(minAnswers)}%.`;
            return (0,_codes_js__WEBPACK_IMPORTED_MODULE_2__/* .messageWithRemedy */ .ug)('AVG_FEW_ANSWERS', `${counts} Missing: ${(0,_answer_words_js__WEBPACK_IMPORTED_MODULE_0__/* .listReasons */ .qf)(missing)}.`);
        }
        case 'required-unanswered': {
            const counts = blocker.engines.map(({ engine, planned, evaluated }) => `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_6__/* .plainLine */ .h0)(engine, _words_js__WEBPACK_IMPORTED_MODULE_5__/* .NAME_LENGTH */ .xt)} ${evaluated} of ${planned}`);
            return (0,_codes_js__WEBPACK_IMPORTED_MODULE_2__/* .messageWithRemedy */ .ug)('AVG_REQUIRED_UNANSWERED', `Too few answers of required engines were evaluated: ${counts.join(', ')}. min-answers is ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_8__/* .formatSetting */ .w_)(blocker.minAnswers)}%.`);
        }
        case 'no-answers':
            return (0,_codes_js__WEBPACK_IMPORTED_MODULE_2__/* .messageWithRemedy */ .ug)('AVG_NO_ANSWERS', 'All scans completed, and no engine answered.');
    }
}
function explainUnusable(unusable) {
    return (0,_codes_js__WEBPACK_IMPORTED_MODULE_2__/* .messageWithRemedy */ .ug)(codeOfUnusable(unusable), (0,_baseline_words_js__WEBPACK_IMPORTED_MODULE_1__/* .describeUnusable */ .b2)(unusable));
}
function codeOfUnusable(unusable) {
    switch (unusable.kind) {
        case 'base':
            return (0,_explain_js__WEBPACK_IMPORTED_MODULE_3__/* .codeOfServiceError */ .aj)(unusable.facts);
        case 'all-dropped':
            return 'AVG_BASELINE_DROPPED';
        case 'history':
            return 'AVG_BASELINE_UNUSABLE';
    }
}
/**
 * Returns why the verdict is what it is, the most important reason first; empty for a plain pass. `isTold` selects the
 * rules that speak.
 */
function explainVerdict({ blocker, rules, unmeasuredCompetitors }, isTold = () => true) {
    if (blocker !== undefined)
        return [explainBlocker(blocker)];
    return NOT_PASSED.flatMap(outcome => rules
        .filter(result => result.outcome === outcome && isTold(result))
        .map(result => ({
        code: (0,_codes_js__WEBPACK_IMPORTED_MODULE_2__/* .codeOfRule */ .Xm)(result.rule),
        text: (0,_rule_words_js__WEBPACK_IMPORTED_MODULE_4__/* .describeRule */ .IO)(result, unmeasuredCompetitors).sentence,
    })));
}
/** Returns why a competitor has no share of voice. `failure` is undefined where its scans completed. */
function explainUnmeasured(competitor, failure) {
    const reason = failure
        ? (0,_explain_js__WEBPACK_IMPORTED_MODULE_3__/* .explainServiceError */ .fu)(failure).text
        : 'No engine answered for it where one answered for the brand.';
    const text = `The competitor ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_6__/* .plainLine */ .h0)(competitor, 100)} could not be measured and is left out of the share of voice. ${reason}`;
    return (0,_codes_js__WEBPACK_IMPORTED_MODULE_2__/* .formatMessage */ .hw)({ code: 'AVG_COMPETITOR_UNMEASURED', text });
}
/** Returns the result of the run in one line for the log. */
function summarize({ verdict, measurement }) {
    if (measurement === undefined)
        return `Verdict: ${verdict.status}.`;
    const { citedEngines, totalEngines, overallBcr } = measurement;
    const { missingEngines } = verdict;
    const missing = missingEngines.length === 0 ? '' : ` ${(0,_answer_words_js__WEBPACK_IMPORTED_MODULE_0__/* .nameMissing */ .sc)(missingEngines)}`;
    return `Verdict: ${verdict.status}. Cited by ${citedEngines} of ${totalEngines} engines, citation score ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_9__/* .formatScore */ .y)(overallBcr)}.${missing}`;
}
/** Returns why the step fails, for the annotation: one line for each reason. */
function explainFailures(verdict, failures) {
    const noBaseline = failures.includes('no-baseline') && 'missing' in verdict.baseline
        ? [
            {
                code: 'AVG_BASELINE_MISSING',
                text: `There is no baseline (${(0,_baseline_words_js__WEBPACK_IMPORTED_MODULE_1__/* .describeMissing */ .UV)(verdict.baseline.missing)}), and fail-on lists no-baseline.`,
            },
        ]
        : [];
    const reasons = failures.some(failure => failure !== 'no-baseline') ? explainVerdict(verdict) : [];
    return [...reasons, ...noBaseline].map(_codes_js__WEBPACK_IMPORTED_MODULE_2__/* .formatMessage */ .hw).join('\n');
}
/** Returns why an inconclusive verdict does not fail the step, for the annotation. */
function explainInconclusive(verdict) {
    const reasons = explainVerdict(verdict).map(({ text }) => text);
    const advice = new Set(verdict.rules.flatMap(result => (0,_advice_js__WEBPACK_IMPORTED_MODULE_10__/* .adviseOn */ .m)(result, verdict.baseline)));
    return (0,_codes_js__WEBPACK_IMPORTED_MODULE_2__/* .formatMessage */ .hw)({
        code: 'AVG_INCONCLUSIVE',
        text: `The verdict is inconclusive, which passes unless fail-on lists it. ${[...reasons, ...advice].join(' ')}`,
    });
}
/** Returns the lines of the log for an error that the program does not know. */
function explainUnexpected(error) {
    const detail = error instanceof Error ? error.message : String(error);
    return [(0,_codes_js__WEBPACK_IMPORTED_MODULE_2__/* .formatMessage */ .hw)({ code: 'AVG_UNEXPECTED', text: `The gate could not run: ${detail}` })];
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
/** Returns the words for a result. `unmeasured` are the competitors that are missing in the share of voice. */
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
/** Returns the subject of a rule as the title of its row: `Citation score`, `Drop of the citation score`. */
function titleOfRule({ kind, subject, isDrop, }) {
    if (kind === 'decline')
        return 'Decline of the citation score';
    return isDrop ? `Drop of the ${subject.noun}` : titleOf(subject);
}
/** Returns the noun of a subject with a capital letter. */
function titleOf({ noun }) {
    return noun.charAt(0).toUpperCase() + noun.slice(1);
}
/** Returns the input that sets the rule; undefined for a rule that is always set. */
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
    // Rounded, a value just below the floor reads like the floor.
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
/** Returns a sentence on what chance explains; none within the tolerance, and where drops are not tested. */
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

/** What a run makes, after a verb. */
const SCANS = {
    all: 'one scan for all keywords together',
    keyword: 'one scan for each keyword',
};
const REASONS = {
    'recorded-runs': 'because recorded runs are compared keyword by keyword',
    embedded: 'because the embedded service needs no more requests for it',
    unrecorded: 'because no recorded run is compared',
};
/** Returns which scans are made, and why where the input leaves it open, as a sentence. */
function describeScanPer({ scanPer, scanPerReason, }) {
    return scanPerReason === 'given'
        ? `scan-per: ${scanPer} makes ${SCANS[scanPer]}.`
        : `scan-per: auto chose ${scanPer}, ${SCANS[scanPer]}, ${REASONS[scanPerReason]}.`;
}
/** Returns the line of the log that says what will be asked of which service. */
function describePlan({ own, competitors }, { address, limits, questions }, settings) {
    const { samples, competitors: { length }, } = settings;
    const atMost = samples.min < samples.max ? 'at most ' : '';
    const ofThem = length === 0
        ? ''
        : `, of them ${competitors} for ${length === 1 ? 'a competitor' : `${length} competitors`}`;
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
/** Returns why a run goes on after so many samples, and up to how many. */
function describeNextSamples(samples, next) {
    return `The verdict is not clear after ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(samples, 'sample')}. Scanning up to ${next}.`;
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
/** Returns what the answers hold; undefined where no answer of a live engine was evaluated. */
function viewAnswerContents({ answerRecords }) {
    const summary = (0,_scan_summarize_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .summarizeAnswers */ .F)(answerRecords);
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
    // An answer that cites a site of the brand cites the brand, so that its own sites are never listed.
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
    const more = domains.length - MOST_DOMAINS;
    return {
        columns,
        caption: 'Sites that answers cite, the most frequent first, with the pages cited most',
        rows: domains.slice(0, MOST_DOMAINS).map(viewDomain),
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
/**
 * Returns what took sentences out of an answer, one sentence for each reason. May hold text from outside. Pages of
 * competitors make one sentence: all of them stand before the brand's.
 */
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
            return `${path} is nested too deeply to be read now.`;
        default:
            return `${path} is no page any more.`;
    }
}
/** Crawlers that the same line keeps out make one sentence. */
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

/***/ 84711:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JR: () => (/* binding */ viewEngineChanges),
/* harmony export */   Y3: () => (/* binding */ viewKeywordChanges),
/* harmony export */   ak: () => (/* binding */ viewEngineDrops)
/* harmony export */ });
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73533);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46958);
/** Engines and keywords whose citation changed. */

const KEYWORD_CHANGES = {
    lost: { words: 'Answer lost', tone: 'worse' },
    weaker: { words: 'Answer weaker', tone: 'doubtful' },
    gained: { words: 'Answer gained', tone: 'better' },
};
/** Returns the engines that cite less often than before, with words that follow the name of the engine. */
function viewEngineDrops({ verdict }) {
    return verdict.engineDrops.map(({ engine, before, now }) => ({
        engine,
        words: now === 0
            ? `no longer cites the brand. It was cited in ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPercent */ .l9)(before)} of its answers.`
            : `cites the brand in ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPercent */ .l9)(now)} of its answers. It was ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPercent */ .l9)(before)}.`,
        tone: 'worse',
    }));
}
/** Returns the engines that came or went, and those that may have. Leaves out engines with a drop of their own. */
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
/** Returns the keywords that changed between two trees, and the files behind it; undefined without any. */
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
/**
 * Returns the page of a file at a commit, on the forge of the run: `https://github.com/acme/site/blob/COMMIT/docs/a.md`.
 * Undefined outside a workflow run, and without a commit.
 */
function fileUrl({ commitUrl }, commit, path) {
    const end = commitUrl?.lastIndexOf('/commit/') ?? -1;
    if (commitUrl === undefined || commit === undefined || end < 0)
        return undefined;
    const encoded = path.split('/').map(part => encodeURIComponent(part.toWellFormed()));
    return `${commitUrl.slice(0, end)}/blob/${commit}/${encoded.join('/')}`;
}

;// CONCATENATED MODULE: ./build/report/views/content.js




const TONES = { lost: 'worse', weaker: 'doubtful', gained: 'better' };
const ORDER = ['lost', 'weaker', 'gained'];
/** Returns what changed between two trees of pages; undefined unless two trees were compared. */
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
/** The commit of the base; undefined for a folder, whose files no forge shows. */
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
/** The advice for the cause that weighs most. */
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




/** Returns the total of a run and one row for each engine; undefined where no live engine replied. */
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
/** Returns the cost of a run in one line for the log; undefined where no live engine replied. */
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
/* harmony export */   ED: () => (/* binding */ viewHeatMap),
/* harmony export */   Vl: () => (/* binding */ viewEngines),
/* harmony export */   aS: () => (/* binding */ viewKeywords)
/* harmony export */ });
/* harmony import */ var _scan_measure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19532);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46958);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73533);
/* harmony import */ var _web_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50689);
/** The engines one by one, the keywords one by one, and engines × keywords. */



/** Returns one row for each engine, with its change where the baseline has engines; undefined without any. */
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
            /** Undefined for a single answer. */
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
/** Returns one row for each keyword; undefined unless each keyword was scanned on its own. */
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
/**
 * Returns one row for each keyword, the least cited first, and one column for each engine: the share of samples that
 * cite, and the score. Undefined without any.
 */
function viewHeatMap({ measurement }) {
    if (measurement === undefined || measurement.cells.length === 0)
        return undefined;
    const rows = [...Map.groupBy(measurement.cells, ({ keyword }) => keyword)]
        .map(([keyword, cells]) => ({
        keyword,
        cells: new Map(cells.map(cell => [cell.engine, viewCell(cell)])),
    }))
        .map(row => ({ ...row, share: (0,_scan_measure_js__WEBPACK_IMPORTED_MODULE_3__/* .mean */ .i2)([...row.cells.values()].map(({ share }) => share)) }))
        .sort((a, b) => a.share - b.share);
    return {
        introduction: introduce(rows.length, rows.filter(({ share }) => share === 0).length),
        caption: 'Share of samples in which the engine cites the brand, and the mean score of its answers; least cited keywords first',
        engines: measurement.engines.map(({ engine }) => engine),
        rows,
        legend: 'The stronger the colour, the larger the share of samples that cite the brand. A dash: the engine was not evaluated.',
    };
}
function introduce(keywords, uncited) {
    if (keywords < 2)
        return undefined;
    if (uncited === 0)
        return { emphasis: '', text: 'Every keyword is cited by at least one engine.' };
    return {
        emphasis: `${uncited} of ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .countOf */ .pq)(keywords, 'keyword')}`,
        text: uncited === 1 ? 'is cited by no engine and comes first.' : 'are cited by no engine and come first.',
    };
}
function viewCell(cell) {
    const samples = cell.cited.length;
    const citing = cell.cited.filter(Boolean).length;
    const one = citing > 0 ? 'cited' : 'not cited';
    return {
        share: citing / samples,
        words: samples === 1 ? one : `${citing} of ${samples}`,
        score: (0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .formatScore */ .y)((0,_scan_measure_js__WEBPACK_IMPORTED_MODULE_3__/* .mean */ .i2)(cell.bcrScores)),
    };
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
/** Answers of live engines that are missing. */


/** Returns how many answers were evaluated and which engines are missing, and one line for each engine and reason. */
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
/** Label of the link to the keys of a vendor. */
const KEY_PAGE = 'Keys of this vendor';


/***/ }),

/***/ 30183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ describeMovedModels)
});

;// CONCATENATED MODULE: ./build/baseline/moved-models.js
/** Returns the engines that no model of this run answered for in some of the earlier runs, as far as their models are known. */
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
/** Engines that another model answers for than before. */



const MOST_MODELS = 3;
/** Returns a sentence for each engine whose model moved since the runs of the baseline. The names come from outside. */
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
  gD: () => (/* binding */ headlineOf),
  h$: () => (/* binding */ notesOf),
  zM: () => (/* binding */ reasonsOf),
  c2: () => (/* binding */ statusOf),
  T1: () => (/* binding */ viewComparison),
  p9: () => (/* binding */ viewKeyNumbers)
});

// EXTERNAL MODULE: ./build/gate/verdict.js
var gate_verdict = __webpack_require__(39231);
// EXTERNAL MODULE: ./build/report/advice.js
var report_advice = __webpack_require__(78999);
// EXTERNAL MODULE: ./build/report/baseline-words.js
var baseline_words = __webpack_require__(37548);
// EXTERNAL MODULE: ./build/lib/numbers.js
var numbers = __webpack_require__(46958);
// EXTERNAL MODULE: ./build/report/numbers.js
var report_numbers = __webpack_require__(73533);
// EXTERNAL MODULE: ./build/report/problems.js
var problems = __webpack_require__(25567);
// EXTERNAL MODULE: ./build/report/scan-words.js
var scan_words = __webpack_require__(25170);
// EXTERNAL MODULE: ./build/report/words.js
var words = __webpack_require__(44702);
// EXTERNAL MODULE: ./build/report/views/moved-models.js + 1 modules
var moved_models = __webpack_require__(30183);
;// CONCATENATED MODULE: ./build/report/views/shared-part.js


/** Returns the numbers over the shared part in sentences, without text from outside; empty without a shared part. */
function viewSharedPart({ sharedPart, scanPer }) {
    if (sharedPart === undefined)
        return [];
    const { shared, before, now, isEnough, baseline, measurement } = sharedPart;
    const pairs = (0,report_numbers/* countOf */.pq)(now, scanPer === 'keyword' ? 'keyword-engine pair' : 'engine');
    return [
        `The settings changed since the earlier runs. Of ${pairs}, ${(0,numbers/* formatCount */.B)(shared)} were asked in the same way before, when there were ${(0,numbers/* formatCount */.B)(before)}.`,
        `Over this shared part the citation score was ${(0,numbers/* formatScore */.y)(baseline.overallBcr)} and is ${(0,numbers/* formatScore */.y)(measurement.overallBcr)}; ` +
            `the number of engines that cite the brand was ${(0,numbers/* formatCount */.B)(baseline.citedEngines)} and is ${(0,numbers/* formatCount */.B)(measurement.citedEngines)}. ` +
            'Any other difference from the earlier runs comes from the settings and not from the answers.',
        isEnough
            ? 'Drops are judged over the shared part alone.'
            : 'The shared part is less than half, so no drop is judged.',
    ];
}
/** Returns how the settings changed, in a sentence that may hold text from outside. */
function describeSettingsChange({ changes }) {
    return `The settings differ from those of this run: ${changes.map(baseline_words/* describeChange */.uQ).join('; ')}.`;
}

;// CONCATENATED MODULE: ./build/report/views/overview.js
/** The verdict, its reasons and the key numbers. */









/** Returns the verdict in one or two words. */
function statusOf({ verdict }) {
    if (verdict.status === 'pass')
        return verdict.reportOnly ? 'Report only' : 'Passed';
    return { fail: 'Failed', inconclusive: 'Inconclusive', error: 'Error' }[verdict.status];
}
/** Returns what happened in one line: the words before and after the name of the brand. */
function headlineOf({ verdict, scans }) {
    const before = 'AI visibility of';
    switch (verdict.status) {
        case 'pass':
            if (verdict.reportOnly)
                return { before, after: 'was measured, and no rule is set' };
            return {
                before,
                after: describePass(verdict),
            };
        case 'fail':
            return { before, after: describeFailure(verdict) };
        case 'inconclusive':
            return { before, after: describeDoubt(verdict) };
        case 'error':
            return { before, after: `was ${scans.length > 0 ? 'only partly' : 'not'} measured` };
    }
}
function describePass({ baseline, rules, engineDrops }) {
    if ('missing' in baseline)
        return 'meets the rules that could be checked';
    if (engineDrops.length > 0) {
        const engines = engineDrops.length === 1 ? 'one engine cites' : `${engineDrops.length} engines cite`;
        return `stays within the limits, but ${engines} it less often`;
    }
    const isChance = rules.some(rule => rule.kind === 'drop' && rule.isBeyond);
    return isChance ? 'shows no change beyond chance' : 'is as expected';
}
/** A drop against the baseline comes before a decline: it is the news. */
function describeFailure(verdict) {
    const change = verdict.rules.flatMap(rule => (rule.kind === 'decline' && rule.change) || [])[0];
    const hasOtherDrop = verdict.rules.some(({ kind, isDrop, outcome }) => kind !== 'decline' && isDrop && outcome === 'fail');
    if (change !== undefined && !hasOtherDrop) {
        return `has declined since ${(0,words/* longDayOf */.IU)(change.since)}, from ${(0,numbers/* formatScore */.y)(change.before)} to ${(0,numbers/* formatScore */.y)(change.after)}`;
    }
    return (0,gate_verdict/* hasDropped */.HA)(verdict) ? 'dropped' : 'breaks a rule';
}
function describeDoubt(verdict) {
    if ((0,gate_verdict/* isSuspicious */.oK)(verdict))
        return 'may have dropped, or it is chance';
    return (0,gate_verdict/* mayHaveDropped */.o_)(verdict) ? 'could not be compared reliably yet' : 'could not be judged';
}
/** Returns the reasons of the verdict, the most important first. May hold text from outside. */
function reasonsOf({ verdict }) {
    return (0,problems/* explainVerdict */.bX)(verdict).map(({ text }) => text);
}
/** Returns what to do and what limits the verdict. Names of inputs are in backticks; no text is from outside. */
function notesOf(outcome) {
    const { verdict, scans, plannedScans } = outcome;
    const blocker = verdict.blocker?.kind;
    const isTooLarge = blocker === 'day-limit' || blocker === 'time-budget';
    const failed = verdict.rules.filter(rule => rule.outcome === 'fail');
    // What to do about a failure comes before what to do about a suspicion.
    const advice = (failed.length > 0 ? failed : verdict.rules).flatMap(result => (0,report_advice/* adviseOn */.m)(result, verdict.baseline));
    return [
        ...(advice.length > 0 ? [[...new Set(advice)].join(' ')] : []),
        ...(isTooLarge ? [(0,scan_words/* describeScanPer */.a)(outcome)] : []),
        ...viewSharedPart(outcome),
        ...(verdict.reportOnly
            ? [
                'No rule is set, so the gate cannot fail. Set a floor (`min-overall-bcr`, `min-cited-engines`) or a `baseline`.',
            ]
            : []),
        ...(scans.length > 0 && scans.length < plannedScans
            ? [`${scans.length} of ${(0,report_numbers/* countOf */.pq)(plannedScans, 'scan')} completed. The numbers are of those alone.`]
            : []),
    ];
}
/** Returns what the run was compared with, after words to emphasise where there are any. May hold text from outside. */
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
/** Returns the numbers of the run, each with its change; empty without a measurement. */
function viewKeyNumbers({ measurement, baseline, shareOfVoice }) {
    if (measurement === undefined)
        return [];
    const { citedEngines, totalEngines, overallBcr, avgSentiment, engines } = measurement;
    const answers = engines.reduce((sum, engine) => sum + engine.answers, 0);
    const citedAnswers = engines.reduce((sum, engine) => sum + engine.citedAnswers, 0);
    const own = shareOfVoice.find(({ isOwn }) => isOwn);
    const competitor = shareOfVoice.filter(({ isOwn }) => !isOwn).sort((a, b) => b.share - a.share)[0];
    return [
        {
            label: 'Engines that cite',
            value: (0,numbers/* formatCount */.B)(citedEngines),
            rest: `of ${totalEngines}`,
            note: noteChange(citedEngines, baseline?.citedEngines, numbers/* formatCount */.B),
        },
        {
            label: 'Citation score',
            value: (0,numbers/* formatScore */.y)(overallBcr),
            note: noteChange(overallBcr, baseline?.overallBcr, numbers/* formatScore */.y),
        },
        ...(answers > engines.length
            ? [
                {
                    label: 'Answers that cite',
                    value: (0,report_numbers/* formatPercent */.l9)(citedAnswers / answers),
                    note: { text: `${citedAnswers} of ${answers} answers` },
                },
            ]
            : []),
        ...(own
            ? [
                {
                    label: 'Share of voice',
                    value: (0,report_numbers/* formatPercent */.l9)(own.share),
                    note: competitor && { name: competitor.name, text: `has ${(0,report_numbers/* formatPercent */.l9)(competitor.share)}` },
                },
            ]
            : []),
        ...(avgSentiment === '' ? [] : [{ label: 'Sentiment', value: avgSentiment, isWord: true }]),
    ];
}
function noteChange(now, before, format) {
    if (before === undefined)
        return undefined;
    if ((0,report_numbers/* isNoChange */.IS)(now - before))
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
/* harmony import */ var _service_reports_service_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97768);
/* harmony import */ var _explain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55696);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46958);



const SLUG_LENGTH = 50;
const ADVICE = 'The service generated these drafts for keywords without a citation. Review them before you publish anything. Nothing ' +
    'was written to the repository.';
const INSTEAD = "This run's own CSV is among the report files instead. The verdict does not depend on this.";
/** Returns one entry for each report, and what replaces those that are missing. */
function viewServiceReports({ serviceReports }) {
    return {
        reports: serviceReports.map(({ format, reportId, state }) => ({
            subject: `The service's ${format.toUpperCase()} report`,
            /** '' when there is none. */
            id: reportId,
            /** The rest of the sentence; may hold text from outside. */
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
/** Returns the drafts with their files, and the keywords without a draft. */
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
/**
 * Returns a path that is valid on every system: `suggestions/01-best-crm.md`. The index, from 0, makes it unique. Of the
 * keyword it keeps ASCII letters and digits.
 */
function nameDraft(index, keyword) {
    const slug = keyword
        .normalize('NFKD')
        .replace(/\p{M}+/gu, '')
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .slice(0, SLUG_LENGTH)
        .replace(/^-|-$/g, '');
    return `suggestions/${String(index + 1).padStart(2, '0')}-${slug || 'keyword'}.md`;
}


/***/ }),

/***/ 47615:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ viewCertainty),
  F: () => (/* binding */ viewRules)
});

// EXTERNAL MODULE: ./build/gate/statistics/prediction-interval.js + 1 modules
var prediction_interval = __webpack_require__(44803);
// EXTERNAL MODULE: ./build/report/numbers.js
var numbers = __webpack_require__(73533);
// EXTERNAL MODULE: ./build/lib/numbers.js
var lib_numbers = __webpack_require__(46958);
// EXTERNAL MODULE: ./build/report/rule-words.js
var rule_words = __webpack_require__(59317);
;// CONCATENATED MODULE: ./build/report/views/sensitivity.js

/** Number of cited answers in the baseline from which the loss of all of them is no chance. */
const ENOUGH_CITED = 5;
/** A brand that would need more than so many times the keywords is cited too seldom. */
const MOST_TIMES = 10;
/** Returns what the gate can see of a drop, in one or two sentences; undefined where no tested rule limits a drop. */
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
    // The search begins at this run, so the count of a run that fails is not the highest that does.
    if (failsAt >= citedNow)
        return rule.outcome === 'fail' ? `The gate sees this drop. ${counts}` : counts;
    const where = rule.engines === undefined ? 'This gate fails' : 'Over all engines, this gate fails';
    const limit = failsAt === 0
        ? `only when none of the ${(0,numbers/* countOf */.pq)(answers, 'answer')} cites the brand`
        : `at ${(0,lib_numbers/* formatCount */.B)(failsAt)} or fewer cited answers of ${answers}`;
    return `${where} ${limit}. ${counts}`;
}
/** Returns the highest number of cited answers that is both significant and beyond the tolerance. */
function findFailingCount({ failsAt, citedBefore, answersBefore, answers }, { allowed, baseline }) {
    if (failsAt === undefined)
        return undefined;
    const expected = (citedBefore / answersBefore) * answers;
    // The score follows the number of cited answers.
    const tolerated = baseline > 0 ? expected * (1 - allowed / baseline) : expected;
    return Math.min(failsAt, Math.max(0, Math.ceil(tolerated) - 1));
}
function describeCounts({ citedNow, citedBefore, answers, answersBefore }) {
    const now = `${(0,numbers/* countOf */.pq)(citedNow, 'cited answer')} of ${answers}`;
    const before = (0,lib_numbers/* formatCount */.B)(citedBefore);
    // The number of samples may differ from run to run.
    const ofBefore = answers === answersBefore ? '' : ` of ${(0,lib_numbers/* formatCount */.B)(answersBefore)}`;
    return `This run has ${now}, the baseline has ${before}${ofBefore} on average.`;
}
function explainNoLimit({ keywords, samples, citedBefore }) {
    const cited = (0,numbers/* countOf */.pq)(citedBefore, 'cited answer');
    const reason = `This gate cannot fail on a drop yet: the baseline has ${cited} on average, and even the loss of all of them can be chance.`;
    const times = Math.max(2, Math.ceil(ENOUGH_CITED / citedBefore));
    if (times > MOST_TIMES)
        return `${reason} The brand is cited too seldom to see a loss.`;
    return `${reason} About ${keywords * times} keywords, or ${samples * times} samples for each keyword, would change that.`;
}

;// CONCATENATED MODULE: ./build/report/views/rules.js
/** The rules, and how certain a comparison is. */




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
/** Returns one row for each rule; undefined without any. Observed values and limits may hold text from outside. */
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
            subject: (0,rule_words/* titleOfRule */.UC)(result),
            input: (0,rule_words/* inputOfRule */.qm)(result),
            result: isUntested(result) ? 'Not tested yet' : RULE_OUTCOMES[result.outcome].words,
            tone: RULE_OUTCOMES[result.outcome].tone,
            ...(0,rule_words/* describeRule */.IO)(result, verdict.unmeasuredCompetitors),
        })),
    };
}
/** Returns whether a drop cannot be told from chance for want of recorded runs. */
function isUntested(result) {
    return result.kind === 'drop' && result.outcome === 'inconclusive' && result.test === undefined;
}
/** Returns what the numbers rest on, and the size and certainty of the drops; undefined without a measurement. */
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
        basis: `The numbers rest on ${(0,numbers/* countOf */.pq)(answers, 'answer')}${samples > 1 ? `; each scan was made ${samples} times` : ''}.`,
        /** Names of inputs are in backticks. */
        chance: describeNoise(outcome),
        /** What a drop must be for the gate to fail. Names of inputs are in backticks. */
        sight: describeSensitivity(outcome),
        caption: isTested ? `Drops with their ${(0,numbers/* formatSetting */.w_)(100 * (1 - 2 * level))}% interval` : '',
        columns,
        /** The names of engines in the first column come from outside. */
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
    const more = prediction_interval/* FEWEST_RUNS */.GJ - runs;
    const recorded = runs === 1 ? 'One run is recorded' : `${runs} runs are recorded`;
    const missing = more > 0
        ? `${recorded}. After ${(0,numbers/* countOf */.pq)(more, 'more recorded run')}, the gate can tell a drop from chance.`
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
    const format = (value) => (0,numbers/* formatValue */.Fl)(value, subject.unit);
    return [viewTest((0,rule_words/* titleOf */.Gg)(subject), (0,numbers/* formatDrop */.D0)(drop, subject.unit), test, format)];
}
function viewEngineTest({ engine, before, now, test }) {
    const format = (share) => (0,lib_numbers/* formatCount */.B)(Math.round(100 * share));
    return viewTest(`Citation rate of ${engine}, in points`, format(before - now), test, format);
}
function viewTest(value, drop, { interval, pValue, method, size }, format) {
    return [
        value,
        drop,
        interval ? `${format(interval.low)} to ${format(interval.high)}` : numbers/* NO_VALUE */.GY,
        (0,numbers/* formatPValue */.td)(pValue),
        method === 'cells'
            ? `${(0,numbers/* countOf */.pq)(size, 'pair')} of keyword and engine`
            : `with ${(0,numbers/* countOf */.pq)(size, 'earlier run')}`,
    ];
}
function viewShift({ engine, before, now }) {
    const words = `was evaluated on ${(0,numbers/* countOf */.pq)(now, 'keyword')}, before on ${(0,lib_numbers/* formatCount */.B)(before)}. It searched ${now < before ? 'less' : 'more'} often, which is not a lost or gained citation.`;
    return { engine, words };
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



/** Number of code points shown of a single value. */
const LONGEST_SETTING = 600;
/** Returns what makes two runs comparable, and the limits. Names are those of inputs, or plain words. */
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
                // A decline has the tolerance of a drop, which is a row of its own.
                const hasLimit = name !== undefined && limit !== _numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_VALUE */ .GY && result.kind !== 'decline';
                return hasLimit ? [{ name, subject: (0,_rule_words_js__WEBPACK_IMPORTED_MODULE_0__/* .titleOfRule */ .UC)(result), values: [limit] }] : [];
            }),
        ],
    };
}
/** Returns times, links and how to read the numbers. Names of fields in the notes are in backticks. */
function viewRun({ run, measurement, keywords, language }) {
    return {
        times: `${measurement ? 'Measured' : 'Tried'} from ${timeOf(run.startedAt)} to ${timeOf(run.finishedAt)} UTC`,
        language,
        keywords: (0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(keywords.length, 'keyword'),
        scanIds: measurement?.scanIds ?? [],
        runUrl: (0,_web_url_js__WEBPACK_IMPORTED_MODULE_2__/* .parseWebPage */ .Jy)(run.runUrl ?? ''),
        commitUrl: (0,_web_url_js__WEBPACK_IMPORTED_MODULE_2__/* .parseWebPage */ .Jy)(run.commitUrl ?? ''),
        commit: `commit ${run.sha?.slice(0, 7) ?? ''}`,
        notes: measurement ? howToRead(measurement) : [],
    };
}
/** Returns the time to the second. */
function timeOf(iso) {
    return iso.slice(0, 19).replace('T', ' ');
}
function howToRead({ engines }) {
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
                "Answers come from the engines' API surface, as the service reports them. The engines' own apps may answer differently.",
                "The citation score (`overall_bcr`) says how strongly the engines cite the brand, in the service's own unit. The score of an answer (`bcr_score`) may have another unit.",
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

/** Returns the brand and its competitors, the largest share first, and who is missing; undefined without either. */
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
        /** The words before the missing names. */
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
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46958);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73533);
/* harmony import */ var _web_url_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50689);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44702);
/** The citation score over the comparable runs. */



const MOST_POINTS = 30;
/** Returns the comparable runs, oldest first, and this one last; empty without earlier runs. */
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
/** Returns a range with a margin around the values. Starts at 0 where 0 is near. */
function rangeOf(values) {
    const [least, most] = [Math.min(...values), Math.max(...values)];
    const margin = (most - least) / 10 || Math.abs(most) / 10 || 1;
    return [least >= 0 && least < (most - least) * 2 ? 0 : least - margin, most + margin];
}
/** Returns the range of a chart of the points and a baseline; undefined where it is not finite. */
function chartRange(points, baseline) {
    const values = points.map(({ overallBcr }) => overallBcr);
    const [low, high] = rangeOf(baseline === undefined ? values : [...values, baseline]);
    return Number.isFinite(high - low) && high > low ? [low, high] : undefined;
}
/** Returns the points, the legend of their chart, and their numbers, the newest first; undefined without any. */
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
        baseline,
        range: chartRange(points, baseline),
        legend: [
            'Citation score, one dot for each run.',
            ...(points.some(({ failed }) => failed) ? ['A cross marks a run that failed.'] : []),
            ...(baseline === undefined ? [] : [`The dashed line is the baseline, ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .formatScore */ .y)(baseline)}.`]),
        ].join(' '),
        title: `The numbers of ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .countOf */ .pq)(points.length, 'run')}`,
        caption: 'Comparable runs, the newest first',
        columns,
        rows: points
            .toReversed()
            .map(({ createdAt, overallBcr, citedEngines, totalEngines, failed, runUrl, isThisRun }) => ({
            day: (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .dayOf */ .kb)(createdAt),
            url: (0,_web_url_js__WEBPACK_IMPORTED_MODULE_3__/* .parseWebPage */ .Jy)(runUrl ?? ''),
            score: (0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .formatScore */ .y)(overallBcr),
            engines: `${citedEngines} of ${totalEngines}`,
            note: [...(isThisRun ? ['this run'] : []), ...(failed ? ['failed'] : [])].join(', '),
        })),
    };
}


/***/ }),

/***/ 71561:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ viewWarnings)
/* harmony export */ });
/** Returns one entry for each contradiction, with all scans that share it. May hold text from outside. */
function viewWarnings({ measurement }) {
    const alike = Map.groupBy(measurement?.findings ?? [], describeFinding);
    return Array.from(alike, ([text, findings]) => ({
        text,
        label: findings.length === 1 ? 'scan' : 'scans',
        scanIds: findings.map(({ scanId }) => scanId),
    }));
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
/* harmony export */   QW: () => (/* binding */ warnOfEngine),
/* harmony export */   SG: () => (/* binding */ warnOfAppend),
/* harmony export */   Yv: () => (/* binding */ warnOfReportFile),
/* harmony export */   kd: () => (/* binding */ warnOfHistory),
/* harmony export */   m9: () => (/* binding */ warnOfArtifact),
/* harmony export */   mT: () => (/* binding */ warnOfPost),
/* harmony export */   qz: () => (/* binding */ warnOfFile),
/* harmony export */   yU: () => (/* binding */ warnOfScanPerChange)
/* harmony export */ });
/* harmony import */ var _baseline_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37548);
/* harmony import */ var _codes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30546);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9924);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44702);




/** Returns the warning about a comment or an issue. `what` says in a sentence what is missing. */
function warnOfPost(post, what, failure) {
    const text = `${what} ${failure.sentence}`;
    const code = codeOfPost(post, failure);
    // Other failures have no remedy but a later run.
    const hasRemedy = code !== 'AVG_COMMENT' && code !== 'AVG_ISSUE';
    return (0,_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMessage */ .hw)(hasRemedy ? (0,_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .messageWithRemedy */ .ug)(code, text) : { code, text });
}
function codeOfPost(post, { status, rateLimited }) {
    if (rateLimited)
        return 'AVG_GITHUB_RATE_LIMIT';
    if (post === 'comment')
        return status === 403 ? 'AVG_COMMENT_403' : 'AVG_COMMENT';
    if (status === 403)
        return 'AVG_ISSUE_403';
    return status === 410 ? 'AVG_ISSUE_410' : 'AVG_ISSUE';
}
/** Returns the warning about an artifact that was not uploaded. `folder` still has its files. */
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
/** Returns the warning about a file of this machine that was not written, for any error. */
function warnOfFile(file, error) {
    const { code, what } = UNWRITTEN[file];
    return (0,_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMessage */ .hw)({ code, text: `${what} ${messageOf(error)}` });
}
/** Returns the warning about a report file that was not written, for any error. */
function warnOfReportFile(name, error) {
    return (0,_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMessage */ .hw)({
        code: 'AVG_REPORT_FILE',
        text: `The report ${name} was not written. ${messageOf(error)}`,
    });
}
/** Returns the warning about a comment or an issue that is not written without a token. */
function warnOfToken(post) {
    return (0,_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMessage */ .hw)({ code: 'AVG_TOKEN', text: `There is no ${post}: the input github-token is empty.` });
}
/** Returns the warning with the code of a history that could not be read. */
function warnOfHistory(text) {
    return (0,_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMessage */ .hw)({ code: 'AVG_HISTORY_UNREADABLE', text });
}
/**
 * Returns the warning about a history that `scan-per` alone makes incomparable; undefined for every other missing
 * baseline.
 */
function warnOfScanPerChange(missing) {
    const change = (0,_baseline_words_js__WEBPACK_IMPORTED_MODULE_0__/* .describeScanPerChange */ .w7)(missing);
    if (change === undefined)
        return undefined;
    const text = `There is no baseline: ${(0,_baseline_words_js__WEBPACK_IMPORTED_MODULE_0__/* .describeMissing */ .UV)(missing)}. ${change}`;
    return (0,_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMessage */ .hw)({ code: 'AVG_SCAN_PER_CHANGED', text });
}
/** Returns the warning with the code of a history that this run was not added to. */
function warnOfAppend(text) {
    return (0,_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMessage */ .hw)({ code: 'AVG_HISTORY_NOT_WRITTEN', text });
}
/** Returns the warning with the code of the fonts of the PDF report. */
function warnOfFont(text) {
    return (0,_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMessage */ .hw)({ code: 'AVG_FONT', text });
}
/** Returns the warning with the code of what the embedded service skipped. */
function warnOfEngine(text) {
    return (0,_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMessage */ .hw)({ code: 'AVG_ENGINE', text });
}
/** Returns the warning about engines without a price beside `max-cost`. */
function warnOfUnpriced(engines) {
    const names = engines.map(engine => (0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h0)(engine, _words_js__WEBPACK_IMPORTED_MODULE_2__/* .NAME_LENGTH */ .xt)).join(', ');
    return (0,_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMessage */ .hw)((0,_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .messageWithRemedy */ .ug)('AVG_COST_UNKNOWN', `max-cost: the price is not known of ${names}. It counts as 0 in the estimate, and during the run wherever the vendor states no cost.`));
}
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
/** Web addresses from outside that become links. */
const LONGEST_URL = 2000;
/** Returns the http(s) URL; undefined for other text, and for a URL with credentials. */
function parseWebUrl(text) {
    return ifShort(parseWithoutCredentials(text));
}
/** Returns the http(s) URL without its fragment, which names a part of the page; undefined as for `parseWebUrl`. */
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
/** Returns host and path in readable form. */
function readablePlace({ host, pathname }) {
    return readable(host.replace(/^www\./, '') + (pathname === '/' ? '' : pathname));
}
/** Returns a part of a URL with its escapes decoded, where that is possible. */
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
/* harmony export */   kb: () => (/* binding */ dayOf),
/* harmony export */   sG: () => (/* binding */ withoutBackticks),
/* harmony export */   x2: () => (/* binding */ LISTED_IDS),
/* harmony export */   xt: () => (/* binding */ NAME_LENGTH)
/* harmony export */ });
/** Formats that all reports share, in plain text. */
/** Number of code points shown of a name. */
const NAME_LENGTH = 120;
/** Number of scan ids that a report lists. */
const LISTED_IDS = 5;
/** Returns a text of this program without the backticks around names of inputs and fields. */
function withoutBackticks(text) {
    return text.replaceAll('`', '');
}
/** Returns the first items, and how many more there are. */
function cutList(items, most) {
    const more = items.length - most;
    return { shown: items.slice(0, most), more: more > 0 ? ` and ${more} more` : '' };
}
/** Returns the day of an ISO 8601 date-time; 0000-00-00 for any other text, which a history file may hold. */
function dayOf(createdAt) {
    return /^\d{4}-\d\d-\d\d/.exec(createdAt)?.[0] ?? '0000-00-00';
}
const longDay = new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
});
/** Returns the UTC day of a timestamp in words: `3 October 2026`; the text of `dayOf` where it is no timestamp. */
function longDayOf(createdAt) {
    const date = new Date(createdAt);
    return Number.isNaN(date.getTime()) ? dayOf(createdAt) : longDay.format(date);
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
/** Opens either back end behind one interface. Code after this point does not know which one it talks to. */



/** Opens the service that the settings name. Sends no request. */
async function openService({ service, ...settings }, { facts, env, log, signal }) {
    const deadline = _lib_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .systemClock */ .m.now() + settings.timeoutMinutes * 60_000;
    const run = { env, clock: _lib_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .systemClock */ .m, deadline, signal };
    // Loaded on demand: a run needs the code of one back end.
    if (service.kind === 'hosted') {
        const { openHosted } = await __webpack_require__.e(/* import() */ 633).then(__webpack_require__.bind(__webpack_require__, 25633));
        return openHosted(service, settings, run);
    }
    const { openEmbedded } = await Promise.all(/* import() */[__webpack_require__.e(173), __webpack_require__.e(935), __webpack_require__.e(624), __webpack_require__.e(523), __webpack_require__.e(116), __webpack_require__.e(105)]).then(__webpack_require__.bind(__webpack_require__, 49077));
    const dataFolder = `${(0,_inputs_run_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .runFolder */ .k)(facts, settings.key)}/embedded`;
    return openEmbedded(service, settings, {
        ...run,
        facts,
        dataFolder,
        warn: text => log.warning((0,_report_warnings_js__WEBPACK_IMPORTED_MODULE_2__/* .warnOfEngine */ .QW)(text)),
    });
}


/***/ }),

/***/ 16305:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ recordRun)
/* harmony export */ });
/* unused harmony export toRecord */
/* harmony import */ var _gate_verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39231);
/* harmony import */ var _report_baseline_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37548);
/* harmony import */ var _report_warnings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73786);
/** Adds a run to a history, for later runs to compare with. */



/**
 * Adds the run to the history, and logs where it is or why it is not there. A run that was not measured as a whole is not
 * added. `failed`: whether the run fails by `fail-on`. `accept`: the level of the run is accepted.
 * `attempt`: of the workflow run. Never rejects.
 */
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
        log.info((0,_report_baseline_words_js__WEBPACK_IMPORTED_MODULE_0__/* .describeAppended */ .x6)(result.stored, accept));
    else
        log.warning((0,_report_warnings_js__WEBPACK_IMPORTED_MODULE_1__/* .warnOfAppend */ .SG)((0,_report_baseline_words_js__WEBPACK_IMPORTED_MODULE_0__/* .describeAppendProblem */ .Fb)(result.problem, history.place)));
}
/** Returns the record of a run; undefined where it was not measured as a whole. */
function toRecord({ measurement, verdict, run, samples, fingerprint, models, }, { failed, accept: accepted, attempt }) {
    if (measurement === undefined || verdict.status === 'error' || measurement.engines.length === 0)
        return;
    const { overallBcr, citedEngines, totalEngines, cells } = measurement;
    const { finishedAt: createdAt, sha, runUrl } = run;
    return {
        ...{ createdAt, sha, runUrl, attempt, failed, samples, fingerprint },
        // What `fail-on` makes of a drop does not change the level that later runs are compared with.
        dropped: (0,_gate_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .hasDropped */ .HA)(verdict),
        suspect: (0,_gate_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .isSuspicious */ .oK)(verdict),
        accepted,
        ...{ overallBcr, citedEngines, totalEngines, cells },
        ...(Object.keys(models).length > 0 && { models }),
    };
}


/***/ }),

/***/ 3055:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R: () => (/* binding */ runGate)
});

// EXTERNAL MODULE: ./build/scan/measure.js
var measure = __webpack_require__(19532);
;// CONCATENATED MODULE: ./build/baseline/fingerprint.js
/** Returns what changed from `before` to `now`; empty when the runs are comparable. Compares only names that both have. */
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

;// CONCATENATED MODULE: ./build/baseline/select-runs.js


/**
 * Selects the runs that a run with this fingerprint is compared with: the newest `window` comparable runs since the last
 * accepted one, without the runs at the end that dropped or may have dropped. A later run that passes shows that the level
 * is back, and all runs before it count again: a baseline without them would be higher than the level, and unchanged
 * runs would fail against it. `records`: oldest first.
 */
function selectRuns(records, fingerprint, window) {
    const comparable = records.filter(record => compareFingerprints(record.fingerprint, fingerprint).length === 0);
    const reference = sinceAccepted(comparable);
    const last = reference.findLastIndex(({ dropped, suspect, accepted }) => accepted || !(dropped || suspect));
    const runs = reference.slice(0, last + 1).slice(-window);
    const [first] = comparable;
    const earlier = first === undefined ? records : records.slice(0, records.indexOf(first));
    const newest = earlier.at(-1);
    return {
        runs,
        comparable,
        reference,
        earlier,
        changes: runs.length === 0 && newest ? compareFingerprints(newest.fingerprint, fingerprint) : [],
    };
}
/** Returns the records from the last accepted one on, that one included; all records where none is accepted. */
function sinceAccepted(records) {
    return records.slice(Math.max(0, records.findLastIndex(({ accepted }) => accepted)));
}
/**
 * Pools runs by the rule that pools the scans of one run: overall_bcr is the mean, and an engine counts as citing when
 * more than half of all its answers cite on at least one keyword. A single run keeps its own count of citing engines.
 */
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

;// CONCATENATED MODULE: ./build/baseline/shared-part.js



/** The settings that say what is asked. Runs that differ in another setting share nothing. */
const SET = ['keywords', 'engines', 'prompt-template', 'questions', 'country', 'city'];
/** Selects the runs with the settings of the newest record, as a run with these settings would; undefined without any. */
function selectPreviousRuns(records, window, place) {
    const newest = records.at(-1);
    return newest && { place, runs: selectRuns(records, newest.fingerprint, window).runs };
}
/**
 * Returns the part that this run shares with previous runs. A cell is shared if keyword, engine with its model, place and
 * questions are equal. Returns undefined if no cell is shared, or if a setting differs that answers depend on in another
 * way, such as the brand.
 */
function findSharedPart({ place, runs }, fingerprint, measurement) {
    const earlier = runs.at(-1)?.fingerprint;
    if (earlier === undefined)
        return undefined;
    const changes = compareFingerprints(earlier, fingerprint);
    if (changes.some(({ name }) => !SET.includes(name)))
        return undefined;
    const isKnown = (name) => name in earlier && name in fingerprint;
    const identifyEarlier = createIdentifier(earlier, isKnown);
    const identify = createIdentifier(fingerprint, isKnown);
    const engines = new Map(measurement.cells.map(cell => [identify(cell), cell.engine]));
    const before = new Set(runs.flatMap(({ cells }) => cells.map(identifyEarlier)));
    const shared = [...engines.keys()].filter(key => before.has(key)).length;
    const [first, ...others] = runs
        .map(run => restrictRun(run, cell => engines.get(identifyEarlier(cell))))
        .filter(({ cells }) => cells.length > 0);
    if (first === undefined)
        return undefined;
    return {
        changes,
        before: before.size,
        now: engines.size,
        shared,
        isEnough: 2 * shared >= before.size && 2 * shared >= engines.size,
        baseline: poolRuns([first, ...others], { ...place, runs: 1 + others.length }),
        measurement: restrictMeasurement(measurement, cell => before.has(identify(cell))),
    };
}
/** Returns a function that names what the answers of a cell depend on, in the settings that `isKnown` of both sides. */
function createIdentifier(fingerprint, isKnown) {
    const values = (name) => (isKnown(name) ? (fingerprint[name] ?? []).toSorted() : []);
    const [engines, questions, countries] = [values('engines'), values('questions'), values('country')];
    /** Returns an engine with its model: a fingerprint holds `openai:MODEL` for `openai`. */
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
        // An engine without a model is told the keywords alone: neither questions nor a place.
        if (!model.includes(':'))
            return JSON.stringify([engine, keywords]);
        const place = country === undefined ? [...countries, ...values('city')] : [country];
        return JSON.stringify([model, keywords, place, questionsOf(keyword)]);
    };
}
/** Keeps the cells that `nameOf` has an engine for, under its name. */
function restrictRun(run, nameOf) {
    const kept = run.cells.flatMap(cell => {
        const engine = nameOf(cell);
        return engine === undefined ? [] : [{ ...cell, engine, formerly: cell.engine }];
    });
    const models = kept.flatMap(({ engine, formerly }) => {
        const known = run.models?.[formerly];
        return known === undefined ? [] : [[engine, known]];
    });
    const cells = kept.map(({ formerly: _, ...cell }) => cell);
    return { ...summarize(cells), cells, models: Object.fromEntries(models) };
}
function restrictMeasurement(measurement, isKept) {
    const cells = measurement.cells.filter(isKept);
    const engines = measurement.engines.flatMap(engine => {
        const own = cells.filter(cell => cell.engine === engine.engine);
        const votes = own.flatMap(({ cited }) => cited);
        const kept = {
            ...engine,
            cited: (0,measure/* isCiting */.bp)(own),
            bcrScore: (0,measure/* mean */.i2)(own.flatMap(({ bcrScores }) => bcrScores)),
            answers: votes.length,
            citedAnswers: votes.filter(Boolean).length,
        };
        return own.length === 0 ? [] : [kept];
    });
    const keywords = new Set(cells.map(({ keyword }) => keyword));
    return {
        ...measurement,
        ...summarize(cells),
        totalEngines: engines.length,
        engines,
        keywords: measurement.keywords.filter(({ keyword }) => keywords.has(keyword)),
        cells,
    };
}
/**
 * Returns the numbers of a run from its cells: the score is the mean over the keywords of the mean over the engines of the
 * mean over the samples. It is the mean over the scans where every engine was evaluated in every sample.
 */
function summarize(cells) {
    const ofKeywords = [...Map.groupBy(cells, ({ keyword }) => keyword).values()];
    const ofEngines = [...Map.groupBy(cells, ({ engine }) => engine).values()];
    return {
        overallBcr: (0,measure/* mean */.i2)(ofKeywords.map(ofKeyword => (0,measure/* mean */.i2)(ofKeyword.map(({ bcrScores }) => (0,measure/* mean */.i2)(bcrScores))))),
        citedEngines: ofEngines.filter(measure/* isCiting */.bp).length,
    };
}

;// CONCATENATED MODULE: ./build/baseline/find-baseline.js


/**
 * Finds the baseline that the settings name. Numbers in the inputs replace those of the source. A history that holds no
 * comparable run, or that could not be read, is a missing baseline. A history that cannot be understood, or whose
 * comparable runs all dropped, is unusable. A run whose level is accepted is not compared with its history.
 */
async function findBaseline(settings, fingerprint, sources) {
    const found = await lookUp(settings, fingerprint, sources);
    const lookup = preferNumbers(found.lookup, settings.baseline);
    return { ...found, lookup, previous: 'missing' in lookup ? found.previous : undefined };
}
const nothing = { trend: [], history: undefined, problem: undefined };
async function lookUp({ baseline: { source, window }, accept }, fingerprint, { history, measureBase }) {
    if (source.kind === 'base')
        return { ...nothing, lookup: await measureBase() };
    if (history === undefined)
        return { ...nothing, lookup: { missing: { kind: 'none-configured' } } };
    const { place } = history;
    const read = await history.read();
    if ('unusable' in read) {
        return { ...nothing, lookup: { unusable: { kind: 'history', place, cause: read.unusable } } };
    }
    const accepted = { missing: { kind: 'accepted', place } };
    if ('unreadable' in read) {
        const problem = { place, unreadable: read.unreadable };
        // A run that was not compared must not be recorded: a drop in it would become part of the baseline.
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
    const selected = selectRuns(read.records, fingerprint, window);
    return {
        lookup: accept ? accepted : toLookup(read, selected, place),
        trend: selected.comparable,
        previous: selected.changes.length > 0 ? selectPreviousRuns(selected.earlier, window, place) : undefined,
        history,
        problem: read.problems.length > 0 ? { place, records: read.problems } : undefined,
    };
}
function toLookup(history, selected, place) {
    const { runs, comparable, reference, changes } = selected;
    const [first, ...others] = runs;
    if (first !== undefined) {
        return { baseline: { ...poolRuns([first, ...others], { ...place, runs: runs.length }), reference } };
    }
    // A run that went on would pass, and later runs would be compared with the level after the drop. Runs of other settings
    // may still show that level.
    if (comparable.length > 0 && changes.length === 0)
        return { unusable: { kind: 'all-dropped', place } };
    return { missing: explainMissing(history, selected, place) };
}
function explainMissing({ records, problems }, { changes }, place) {
    if (records.length === 0)
        return { kind: problems.length > 0 ? 'no-readable-run' : 'no-run-yet', place };
    return { kind: 'other-settings', place, changes };
}
/**
 * The runs of the source did not give the numbers of the inputs, so they are left out with them. Numbers do without runs
 * that dropped, and not without a history that cannot be understood.
 */
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
            origin: { kind: 'inputs', rest: found.origin },
        },
    };
}
/** Returns the lookup without the runs in which a decline is looked for. */
function withoutReference(lookup) {
    return 'baseline' in lookup ? { baseline: { ...lookup.baseline, reference: undefined } } : lookup;
}

;// CONCATENATED MODULE: ./build/drafts/choose-topics.js

/**
 * Returns at most `most` keywords on which at least one engine cites in at most half of its samples. First come those
 * that lost the most engines since the baseline, then those without any citation, then the others; ties keep the given
 * order. Where one scan asks for all keywords, an engine that does not cite counts for each keyword.
 */
function chooseTopics({ keywords, measurement, baseline }, most) {
    const now = groupByKeyword(measurement?.cells ?? []);
    const before = groupByKeyword(baseline?.runs.flatMap(({ cells }) => cells) ?? []);
    const lostByChange = new Set(baseline?.content?.keywords.filter(({ outcome }) => outcome === 'lost').map(({ keyword }) => keyword));
    // Changes are known for the engines of the baseline that they were found in.
    const changedEngines = baseline?.engines?.map(({ engine }) => engine) ?? [];
    const citedBefore = ({ keyword, engine }) => (0,measure/* isMajority */.Ak)((before.get(keyword) ?? []).filter(cell => cell.engine === engine).flatMap(({ cited }) => cited));
    function toCandidate(keyword) {
        const cells = now.get(keyword) ?? now.get(undefined) ?? [];
        const uncited = cells.filter(({ cited }) => !(0,measure/* isMajority */.Ak)(cited));
        // Known for each keyword even where one scan asked for all of them.
        const ofChange = lostByChange.has(keyword) ? changedEngines : [];
        return {
            keyword,
            engines: [...new Set([...ofChange, ...uncited.map(({ engine }) => engine)])],
            lost: new Set([...ofChange, ...uncited.filter(citedBefore).map(({ engine }) => engine)]).size,
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
/** Asks the service for drafts of content for keywords without a citation. */





const REQUEST = 'POST /v1/content/generate';
/** Returns whether the mode asks for drafts after a run that `failed` or did not. */
function wantsSuggestions(mode, failed) {
    return mode === 'always' || (mode === 'on-failure' && failed);
}
/**
 * Asks the service for a draft on each topic, and returns them in the order of the topics. Never rejects: a draft that
 * fails carries its failure, and the others are not affected. `signal` cancels the requests.
 */
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
/** Reads the draft. Throws a ServiceError when the generation has no content. */
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

// EXTERNAL MODULE: ./build/scan/count-answers.js
var count_answers = __webpack_require__(84541);
;// CONCATENATED MODULE: ./build/scan/share-of-voice.js
const NO_SHARE_OF_VOICE = { shares: [], unmeasured: [] };
/**
 * Share of voice of a brand b among the brands B:
 *
 *     share(b) = rate(b) / Σ_{c ∈ B} rate(c),  rate(b) = answers that cite b / answers evaluated for b
 *
 * Rates, and not counts, so that a brand with more answers has no larger share. Only pairs of keyword and engine
 * that were evaluated for every brand count. Two brands cited in 3 of 4 and in 1 of 2 answers: 0.75 / 1.25 = 0.6.
 */
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

;// CONCATENATED MODULE: ./build/gate/blocker.js
/** Returns the verdict of a run that the blocker stopped: `inconclusive` where nothing is wrong with the run itself. */
function statusOfBlocker({ kind }) {
    return kind === 'no-secrets' || kind === 'no-answers' ? 'inconclusive' : 'error';
}

// EXTERNAL MODULE: ./build/gate/compare.js
var compare = __webpack_require__(13737);
// EXTERNAL MODULE: ./build/gate/comparison.js
var gate_comparison = __webpack_require__(2665);
;// CONCATENATED MODULE: ./build/gate/min-answers.js

/**
 * Returns why too few answers were evaluated to judge the run: less than `minAnswers` percent of all, or of a required
 * engine. No evaluated answer is always too few. Returns undefined where answers are not counted one by one.
 */
function findTooFewAnswers(counts, { minAnswers, requiredEngines }) {
    const isTooFew = ({ planned, evaluated }) => planned > 0 && (evaluated === 0 || (0,compare/* isBelow */.Yw)((100 * evaluated) / planned, minAnswers));
    const { planned, evaluated, missing } = counts;
    if (isTooFew(counts))
        return { kind: 'few-answers', planned, evaluated, minAnswers, missing };
    const engines = counts.engines.filter(engine => requiredEngines.includes(engine.engine) && isTooFew(engine));
    return engines.length > 0 ? { kind: 'required-unanswered', engines, minAnswers } : undefined;
}

// EXTERNAL MODULE: ./build/gate/rules/rules.js + 4 modules
var rules_rules = __webpack_require__(62918);
;// CONCATENATED MODULE: ./build/gate/judge.js







/**
 * Share of alpha for the drops of one run. The rest is for the rule `decline`, which looks at all runs, and for baselines
 * that earlier verdicts select. `npm run calibrate` measures the sum.
 */
const SHARE_OF_DROPS = 0.65;
/**
 * Judges a measurement by the rules. No rule is applied to a run with a blocker: a rule that passes on half of the scans
 * would be a pass by accident.
 */
function judge(input, rules = rules_rules/* RULES */.y) {
    const { measurement, lookup, thresholds, noise } = input;
    const { shareOfVoice = NO_SHARE_OF_VOICE, answers = count_answers/* NO_ANSWERS_COUNTED */.be } = input;
    const unjudged = {
        rules: [],
        reportOnly: false,
        baseline: describeBaseline(lookup),
        bcrDrop: undefined,
        citedEnginesDrop: undefined,
        unmeasuredCompetitors: shareOfVoice.unmeasured,
        missingEngines: (0,count_answers/* missingEnginesOf */.hX)(answers),
        ...(0,gate_comparison/* describeComparison */.L5)(undefined),
    };
    const isAnswered = measurement !== undefined && measurement.engines.length > 0;
    const found = input.blocker ?? findTooFewAnswers(answers, thresholds);
    if (found !== undefined || !isAnswered) {
        const blocker = found ?? { kind: 'no-answers' };
        return { ...unjudged, status: statusOfBlocker(blocker), blocker };
    }
    const baseline = 'baseline' in lookup ? lookup.baseline : undefined;
    const compared = input.compared ?? measurement;
    const drops = { ...noise, alpha: SHARE_OF_DROPS * noise.alpha };
    const comparison = baseline && (0,gate_comparison/* compareWithBaseline */.$_)(compared, baseline, drops);
    const results = (0,rules_rules/* applyRules */.I)({ measurement, thresholds, comparison, shareOfVoice, answers }, rules);
    return {
        ...unjudged,
        status: statusOf(results),
        blocker: undefined,
        rules: results,
        reportOnly: results.every(({ kind }) => kind === 'completeness'),
        bcrDrop: dropOf(baseline?.overallBcr, compared.overallBcr),
        citedEnginesDrop: dropOf(baseline?.citedEngines, compared.citedEngines),
        ...(0,gate_comparison/* describeComparison */.L5)(comparison),
    };
}
function describeBaseline(lookup) {
    if ('baseline' in lookup)
        return { origin: lookup.baseline.origin };
    return 'unusable' in lookup ? { missing: { kind: 'unusable', unusable: lookup.unusable } } : lookup;
}
function statusOf(rules) {
    const outcomes = rules.map(({ outcome }) => outcome);
    if (outcomes.includes('fail'))
        return 'fail';
    return outcomes.includes('inconclusive') || outcomes.includes('unknown') ? 'inconclusive' : 'pass';
}
function dropOf(baseline, observed) {
    return baseline === undefined ? undefined : (0,compare/* dropFrom */.WQ)(baseline, observed);
}
/** Returns the conditions of `failOn` that hold for the verdict. The step fails when there is one. */
function failuresOf(verdict, failOn) {
    const { status, baseline } = verdict;
    // A user who accepts the level of a run asks for a run without a baseline.
    const lacksBaseline = 'missing' in baseline && baseline.missing.kind !== 'accepted';
    const holds = [
        ...(status === 'pass' ? [] : [status]),
        ...(lacksBaseline ? ['no-baseline'] : []),
    ];
    return failOn.filter(condition => holds.includes(condition));
}

// EXTERNAL MODULE: ./build/gate/statistics/gatekeeping.js
var gatekeeping = __webpack_require__(6254);
// EXTERNAL MODULE: ./build/gate/statistics/pair.js
var pair = __webpack_require__(40286);
// EXTERNAL MODULE: ./build/gate/statistics/test-drops.js + 5 modules
var test_drops = __webpack_require__(9026);
;// CONCATENATED MODULE: ./build/gate/sensitivity.js





/** With more, the search takes seconds, and a drop that such a run does not see is too small to matter. */
const MOST_PAIRS = 600;
/**
 * Returns what the test of the drop can see: it takes citations from the answers of this run, spread over all cells, until
 * the drop is significant at `alpha`. Returns undefined where cells are not paired, and for more than 600 cells.
 */
function measureSensitivity({ runs }, { cells }, alpha) {
    const { pairs } = (0,pair/* pairCells */.Y8)(runs, cells);
    if (pairs.length === 0 || pairs.length > MOST_PAIRS)
        return undefined;
    const isSingleEngine = new Set(pairs.map(({ engine }) => engine)).size === 1;
    const fails = (changed) => {
        const { whole } = (0,gatekeeping/* adjustByGatekeeping */.J)((0,test_drops/* testWhole */.E)(changed, alpha), [], isSingleEngine);
        return !(0,compare/* isAbove */.oi)(whole, alpha);
    };
    const citing = spread(pairs.filter(({ now }) => (0,pair/* countCited */.Dz)(now) > 0));
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
        citedBefore: sumBefore(pairs, pair/* countCited */.Dz),
        failsAt: losses === undefined ? undefined : sumCited(lose(losses)),
    };
}
/** Returns the least number from 0 to `most` that `holds`, where all higher ones hold too; undefined where none does. */
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
/** Returns the items in an order of which every beginning is spread over the whole list. */
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
/** Returns the sum over the pairs of the mean count of their earlier cells. */
function sumBefore(pairs, count) {
    return pairs.reduce((sum, { earlier }) => sum + (0,measure/* mean */.i2)(earlier.map(({ cell }) => count(cell))), 0);
}
function sumCited(pairs) {
    return pairs.reduce((sum, { now }) => sum + (0,pair/* countCited */.Dz)(now), 0);
}

// EXTERNAL MODULE: ./build/inputs/run-facts.js
var run_facts = __webpack_require__(98739);
// EXTERNAL MODULE: ./build/lib/clock.js
var clock = __webpack_require__(94570);
// EXTERNAL MODULE: ./build/report/answer-words.js
var answer_words = __webpack_require__(48921);
// EXTERNAL MODULE: ./build/report/baseline-words.js
var baseline_words = __webpack_require__(37548);
// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
// EXTERNAL MODULE: ./build/report/views/cost.js
var cost = __webpack_require__(33);
// EXTERNAL MODULE: ./build/report/views/moved-models.js + 1 modules
var moved_models = __webpack_require__(30183);
// EXTERNAL MODULE: ./build/report/warnings.js
var warnings = __webpack_require__(73786);
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


/** Milliseconds between two requests. The pause doubles each time, since each request may create another report. */
const SHORTEST_PAUSE = 30_000;
const LONGEST_PAUSE = 5 * 60_000;
/**
 * Asks for a report, and again when it is expected to be ready: the contract has no endpoint for the status of a report.
 * Resolves to the last answer; its report is not ready where the wait or the run ends first. Rejects with any other error
 * of `ask`.
 */
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
/** Returns an ISO 8601 date-time in milliseconds since 1970; without an offset it is UTC. Undefined for other text. */
function readReadyTime(text) {
    if (!dateTimeSchema.safeParse(text).success)
        return undefined;
    return Date.parse(/(?:Z|[+-]\d\d:\d\d)$/.test(text) ? text : `${text}Z`);
}

;// CONCATENATED MODULE: ./build/service-reports/export-reports.js
/** Exports reports with the service and fetches them as files of this run. */





const FORMATS = ['csv', 'pdf'];
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/**
 * Exports the reports `service-…` of the settings, and fetches those that are ready in time. Never rejects: a failure is
 * the state of its report, and the others are not affected.
 */
function exportReports(settings, services, context) {
    const today = context.clock.wallTime();
    return Promise.all(FORMATS.filter(format => settings.reports.includes(`service-${format}`)).map(format => exportReport(export_reports_buildRequest(settings, format, today), settings, services, context)));
}
async function exportReport(request, { serviceReport }, { service, fetchReport, deadline }, { folder, clock, signal }) {
    const { format } = request;
    // Asking again may create another report. The last one counts.
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
/** `today` is in milliseconds since 1970. Days are in UTC. */
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

;// CONCATENATED MODULE: ./build/gate/statistics/interim-alpha.js
const INTERIM_SHARE = 1 / 50;
/** With more, the levels of the interim analyses would use up what the final one needs. */
const MOST_ANALYSES = 11;
/**
 * Returns after how many samples the data are analysed: from `min` to `max`, at most 11 times. Where the range is longer,
 * several samples are made between two analyses.
 */
function planAnalyses({ min, max }) {
    const step = Math.max(1, Math.ceil((max - min) / (MOST_ANALYSES - 1)));
    const interim = Array.from({ length: Math.ceil((max - min) / step) }, (_, index) => min + index * step);
    return [...interim, max];
}
/**
 * Returns the significance level of one analysis of data that is still being collected; `analysis` is 1 to `analyses`,
 * which is at most 11. Each interim analysis spends a fiftieth of alpha, and the final one spends the rest, at least 80%
 * (Haybittle 1971; Peto et al. 1976). The levels add up to alpha, so by the union bound all analyses together keep it,
 * whatever their dependence.
 */
function interimAlpha(alpha, analysis, analyses) {
    return alpha * (analysis < analyses ? INTERIM_SHARE : 1 - (analyses - 1) * INTERIM_SHARE);
}

// EXTERNAL MODULE: ./build/gate/verdict.js
var gate_verdict = __webpack_require__(39231);
// EXTERNAL MODULE: ./build/report/problems.js
var problems = __webpack_require__(25567);
// EXTERNAL MODULE: ./build/report/scan-words.js
var scan_words = __webpack_require__(25170);
;// CONCATENATED MODULE: ./build/scan/run.js

/**
 * Runs all planned scans; the service decides how many run at once. The first failure cancels the others: their
 * answers would cost money and could not change the verdict. Scans that had completed by then are kept. `onCompleted`
 * is called after each scan that completes.
 */
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
            if (!(error instanceof errors/* ServiceError */._))
                throw error;
            failure ??= error;
            failed.abort();
            return undefined;
        }
    }));
    return { completed: answers.filter(answer => answer !== undefined), failure };
}

;// CONCATENATED MODULE: ./build/run/judge-scans.js










/**
 * Makes the least number of samples, then one more at a time while a drop is beyond its tolerance and may be chance.
 * Every verdict on the way is an interim analysis; together they keep to alpha. Competitors are scanned last: they take
 * no time from the brand, and a failure of theirs leaves the brand's verdict as it is.
 */
async function judgeScans(settings, lookup, context) {
    const { thresholds, alpha } = settings;
    const { isDeterministic, cost, preflight } = context.service;
    const count = (0,plan/* countScans */.AQ)(settings);
    context.log.info((0,scan_words/* describePlan */.df)(count, cost, settings));
    const blocker = preflight(count.own + count.competitors) ?? findUnusableBaseline(lookup);
    if (blocker) {
        const noise = { alpha, isDeterministic };
        const verdict = judge({ measurement: undefined, lookup, thresholds, noise, blocker });
        return {
            plannedScans: count.own,
            completed: [],
            measurement: undefined,
            verdict,
            answers: count_answers/* NO_ANSWERS_COUNTED */.be,
            sharedPart: undefined,
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
        const input = { measurement, lookup, thresholds, noise, blocker: failed, answers };
        const sharedPart = measurement && context.findShared(measurement);
        const verdict = judgeRun(input, sharedPart);
        // At the cost limit, a further sample would only add missing answers.
        const isAffordable = !answers.missing.some(({ reason }) => reason.code === 'cost-limit');
        const next = analyses[index + 1];
        if ((0,gate_verdict/* isUndecided */.Ae)(verdict) && isAffordable && next !== undefined) {
            context.log.info((0,scan_words/* describeNextSamples */.KQ)(samples, next));
            continue;
        }
        const plannedScans = (0,plan/* planScans */.G_)(settings, 1, samples).length;
        const measured = { plannedScans, completed, measurement, answers, sharedPart };
        if (settings.competitors.length === 0 || run.failure || !measurement?.engines.length) {
            return { ...measured, verdict, shareOfVoice: [] };
        }
        const shareOfVoice = await scanCompetitors(settings, completed, scan, context.log);
        return {
            ...measured,
            verdict: judgeRun({ ...input, shareOfVoice }, sharedPart),
            shareOfVoice: shareOfVoice.shares,
        };
    }
}
/**
 * Judges drops over what the run shares with earlier runs of other settings, where that is enough. So the answers to new
 * keywords neither hide nor make a drop. All other rules apply to the whole run.
 */
function judgeRun(input, part) {
    if (!part?.isEnough)
        return judge(input);
    return judge({ ...input, lookup: { baseline: part.baseline }, compared: part.measurement });
}
function findUnusableBaseline(lookup) {
    return 'unusable' in lookup ? { kind: 'baseline', unusable: lookup.unusable } : undefined;
}
/** Returns a function that runs scans, and reports to the log how many are done of all that were planned so far. */
function createScanner({ service: { service }, log, signal }) {
    let done = 0;
    let planned = 0;
    return plan => {
        planned += plan.length;
        return runScans(plan, service, signal, () => log.progress(++done, planned));
    };
}
/**
 * Scans the competitors, and compares them with the same number of samples of the brand. A competitor whose scans fail
 * is left out with a warning.
 */
async function scanCompetitors(settings, completed, scan, log) {
    const runs = await Promise.all((0,plan/* planCompetitors */.l_)(settings).map(async ({ name, plan }) => ({ name, ...(await scan(plan)) })));
    const own = completed.filter(({ sample }) => sample <= settings.samples.min);
    const shareOfVoice = measureShareOfVoice({ name: settings.brand, measurement: (0,measure/* measure */.xP)(own) }, runs.map(({ name, ...run }) => ({
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
/** Runs the gate once: from settings to an outcome. */




















/**
 * Finds the baseline, scans and judges. Then, whatever the verdict, drafts content and exports reports where the settings
 * ask for them.
 */
async function runGate(settings, context) {
    const { facts, history, log, signal } = context;
    const startedAt = new Date().toISOString();
    const opened = await (0,open_service/* openService */.I)(settings, context);
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
        const change = 'missing' in found.lookup ? (0,warnings/* warnOfScanPerChange */.yU)(found.lookup.missing) : undefined;
        if (change !== undefined)
            log.warning(change);
        const baseline = 'baseline' in found.lookup ? found.lookup.baseline : undefined;
        // A change that is under review did not cause a decline that began before it.
        const lookup = facts.change === undefined ? found.lookup : withoutReference(found.lookup);
        const judged = await judgeScans(settings, lookup, {
            service: opened,
            findShared: measurement => found.previous && findSharedPart(found.previous, fingerprint, measurement),
            log,
            signal,
        });
        for (const missing of judged.answers.missing)
            log.warning((0,answer_words/* warnOfMissing */.Ip)(missing));
        const models = (0,count_answers/* modelsOf */.Wh)(opened.answers());
        for (const line of (0,moved_models/* describeMovedModels */.X)({ baseline, sharedPart: judged.sharedPart, models }))
            log.info((0,report_escape/* plainLine */.h0)(line));
        const failures = failuresOf(judged.verdict, settings.failOn);
        const suggestions = await draft(settings, { ...judged, baseline }, failures, opened, signal);
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
            sensitivity: senseDrops(judged, baseline),
            measurement: judged.measurement,
            sharedPart: judged.sharedPart,
            models,
            answers: judged.answers,
            answerRecords: opened.answers(),
            costs: opened.costs(),
            trend: found.trend,
            scans: judged.completed,
            shareOfVoice: judged.shareOfVoice,
            plannedScans: judged.plannedScans,
            run: {
                startedAt,
                finishedAt: new Date().toISOString(),
                runUrl: facts.runUrl,
                commitUrl: facts.commitUrl,
                sha: facts.sha,
            },
        };
        const spent = (0,cost/* summarizeCost */.Z)(outcome);
        if (spent !== undefined)
            log.info(spent);
        return { outcome, found, failures };
    }
    finally {
        await opened.close();
    }
}
/** Returns what the test of the final verdict can see; undefined where it tested nothing. */
function senseDrops({ verdict, measurement }, baseline) {
    const { noise, level } = verdict;
    if (noise !== 'tested' || level === undefined)
        return undefined;
    if (measurement === undefined || baseline === undefined)
        return undefined;
    return measureSensitivity(baseline, measurement, level);
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
    // A service that completed no scan would give no report either.
    if (measurement === undefined)
        return [];
    return exportReports(settings, opened, {
        folder: (0,run_facts/* runFolder */.k)(facts, settings.key),
        clock: clock/* systemClock */.m,
        signal,
    });
}


/***/ }),

/***/ 28087:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ writeReports)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _lib_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13963);
/* harmony import */ var _report_json_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56686);
/* harmony import */ var _report_markdown_drafts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6789);
/* harmony import */ var _report_warnings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73786);
/* harmony import */ var _service_reports_service_report_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97768);
/** Writes the report files of a run. A report that cannot be written is a warning; the others are still written. */






/** Writes the reports below `folder`. Rejects when the result file cannot be written: other steps depend on it. */
async function writeReports(outcome, { reports, reportFont }, folder, log) {
    const resultFile = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, 'result.json');
    await (0,_lib_files_js__WEBPACK_IMPORTED_MODULE_1__/* .writeFileAtomically */ .l)(resultFile, `${JSON.stringify((0,_report_json_result_js__WEBPACK_IMPORTED_MODULE_2__/* .buildResult */ .C)(outcome), undefined, 2)}\n`);
    const write = async (name, render) => {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, name);
        try {
            await (0,_lib_files_js__WEBPACK_IMPORTED_MODULE_1__/* .writeFileAtomically */ .l)(path, await render());
            return [path];
        }
        catch (error) {
            log.warning((0,_report_warnings_js__WEBPACK_IMPORTED_MODULE_4__/* .warnOfReportFile */ .Yv)(name, error));
            return [];
        }
    };
    const wants = (format) => reports.includes(format);
    const ofService = outcome.serviceReports.flatMap(({ state }) => state.kind === 'fetched' ? [state.path] : []);
    const ownFiles = [
        ...(wants('json') ? [resultFile] : []),
        ...(wants('csv') || (0,_service_reports_service_report_js__WEBPACK_IMPORTED_MODULE_5__/* .needsOwnCsv */ .W)(outcome.serviceReports)
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
// Loaded on demand: a run without these reports needs none of their code.
async function drawCsv(outcome) {
    const { renderCsv } = await Promise.all(/* import() */[__webpack_require__.e(789), __webpack_require__.e(324)]).then(__webpack_require__.bind(__webpack_require__, 17324));
    return renderCsv(outcome);
}
async function drawHtml(outcome) {
    const { renderHtml } = await __webpack_require__.e(/* import() */ 970).then(__webpack_require__.bind(__webpack_require__, 25970));
    return renderHtml(outcome);
}
async function drawPdf(outcome, path, log) {
    const [{ renderPdf }, { describeFontProblem, drawWithFonts }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(306), __webpack_require__.e(849), __webpack_require__.e(992), __webpack_require__.e(522)]).then(__webpack_require__.bind(__webpack_require__, 76522)),
        __webpack_require__.e(/* import() */ 848).then(__webpack_require__.bind(__webpack_require__, 41848)),
    ]);
    const { bytes, problems } = await drawWithFonts(typefaces => renderPdf(outcome, typefaces), { path });
    for (const problem of problems)
        log.warning((0,_report_warnings_js__WEBPACK_IMPORTED_MODULE_4__/* .warnOfFont */ .D5)(describeFontProblem(problem)));
    return bytes;
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
/** Returns the models that answered, by engine, each once in the order of their text. */
function modelsOf(records) {
    const evaluated = records.filter(record => record.outcome === 'evaluated');
    return Object.fromEntries(Array.from(Map.groupBy(evaluated, ({ engine }) => engine), ([engine, ofEngine]) => [engine, [...new Set(ofEngine.map(({ model }) => model))].toSorted()]));
}
/** Returns the counts of all records, with one entry in `missing` for each engine and reason. */
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
/** Returns the engines that have no evaluated answer, or took part in a part of the run only. */
function missingEnginesOf({ engines }) {
    return engines
        .filter(({ evaluated, problem }) => evaluated === 0 || problem !== undefined)
        .map(({ engine }) => engine);
}
/** Returns the measurement without the findings of missing engines whose answers are counted: the counts say why. */
function withoutCounted(measurement, { engines }) {
    const counted = new Set(engines.map(({ engine }) => engine));
    return (measurement && {
        ...measurement,
        findings: measurement.findings.filter(finding => finding.kind !== 'missing-engine' || !counted.has(finding.engine)),
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
/** Returns the estimated cost of all engines whose price is known, in US dollars. */
function estimatedCost({ engines }) {
    return engines.reduce((sum, { costUsd = 0 }) => sum + costUsd, 0);
}
/** Returns the engines whose cost is not known before the run. */
function unpricedEngines({ engines }) {
    return engines.filter(({ costUsd }) => costUsd === undefined).map(({ engine }) => engine);
}
/** Returns the least number of minutes of so many requests. Those of the first minute are sent at once. */
function minutesOf(requests, perMinute) {
    return Math.max(0, Math.ceil(requests / perMinute) - 1);
}


/***/ }),

/***/ 33157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ fitAnswers)
/* harmony export */ });
/**
 * Returns as many evaluated answers as fit a budget, in the order of keyword, engine and sample. The first sample of
 * every question takes precedence over the second. `sizeOf` returns the size of an answer in the unit of the budget.
 */
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
/**
 * Computes the measurement of a run; undefined without a scan. For one scan it takes the summary of the service. For
 * several, overall_bcr is the mean over the scans with an evaluated engine, and an engine counts as citing when, for at
 * least one keyword, it cites in more than half of the samples.
 */
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
/** Returns the results of a scan by engine. Of a repeated engine the first entry counts; the repetition is a finding. */
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
/** Returns the mean overall_bcr of the scans with an evaluated engine; of all scans where there is none. */
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
/** Returns the cells of scans, keyword by keyword. */
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
/** Tells whether an engine with these cells counts as citing: for at least one keyword, more than half of the samples cite. */
function isCiting(cells) {
    return [...Map.groupBy(cells, ({ keyword }) => keyword).values()].some(ofKeyword => isMajority(ofKeyword.flatMap(({ cited }) => cited)));
}
/** Tells whether more than half of the samples cite. */
function isMajority(votes) {
    return votes.filter(Boolean).length * 2 > votes.length;
}
/** Returns the mean; NaN for an empty array. */
function mean(values) {
    return values.reduce((sum, value) => sum + value, 0) / values.length;
}
/** Returns the most frequent value, the first one on a tie; '' for an empty array. */
function mostFrequent(values) {
    const groups = [...Map.groupBy(values, value => value).values()];
    const largest = groups.reduce((best, group) => (group.length > best.length ? group : best), []);
    return largest[0] ?? '';
}
function unique(values) {
    return [...new Set(values)];
}


/***/ }),

/***/ 96253:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AQ: () => (/* binding */ countScans),
/* harmony export */   G_: () => (/* binding */ planScans),
/* harmony export */   l_: () => (/* binding */ planCompetitors)
/* harmony export */ });
/**
 * Plans the scans of the samples `first` to `last`. Samples are the outer loop: a run that ends early has whole samples
 * of all keywords. A request without `engines` leaves the choice to the service.
 */
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
/** Plans the scans of each competitor: those of the brand, in the least number of samples. */
function planCompetitors(settings) {
    return settings.competitors.map(({ name }) => ({
        name,
        plan: planScans({ ...settings, brand: name }, 1, settings.samples.min),
    }));
}
/** Counts the scans of the greatest number of samples. */
function countScans(settings) {
    return {
        own: planScans(settings, 1, settings.samples.max).length,
        competitors: planCompetitors(settings).flatMap(({ plan }) => plan).length,
    };
}


/***/ }),

/***/ 44267:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ isRetrievedOnly),
/* harmony export */   F: () => (/* binding */ summarizeAnswers)
/* harmony export */ });
/* harmony import */ var _embedded_engines_web_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18695);

/** Returns what the evaluated answers add up to; undefined where there is none, such as with a hosted service. */
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
/** Returns whether the engine read a page of the brand that the answer does not cite. */
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
/** Expects each page of an answer once. */
function listPages(sources) {
    // The address of a redirect is on another host than the page that it leads to.
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
/** Compares by UTF-16 units, which is the same on every machine. */
function compareTexts(a, b) {
    return a < b ? -1 : Number(a > b);
}


/***/ }),

/***/ 97768:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ needsOwnCsv)
/* harmony export */ });
/** Returns whether a report is missing, so that the run writes its own CSV as well. */
function needsOwnCsv(reports) {
    return reports.some(({ state }) => state.kind !== 'fetched');
}


/***/ })

};
