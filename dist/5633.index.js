export const id = 5633;
export const ids = [5633];
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

/***/ 22018:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ fingerprintOf)
/* harmony export */ });
function fingerprintOf({ brand, keywords, language, scanPer }, { engines, service, settings }) {
    return {
        brand: [brand],
        keywords,
        engines,
        language: [language],
        'scan-per': [scanPer],
        service: [service],
        ...settings,
    };
}


/***/ }),

/***/ 25633:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openHosted: () => (/* binding */ openHosted)
});

// EXTERNAL MODULE: ./build/contract/contract.js
var contract = __webpack_require__(19729);
// EXTERNAL MODULE: ./build/lib/http/caller.js + 3 modules
var caller = __webpack_require__(26804);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(2503);
// EXTERNAL MODULE: ./build/contract/describe-issues.js
var describe_issues = __webpack_require__(20487);
// EXTERNAL MODULE: ./build/contract/errors.js
var errors = __webpack_require__(52776);
// EXTERNAL MODULE: ./build/lib/http/excerpt.js
var excerpt = __webpack_require__(22380);
// EXTERNAL MODULE: ./build/lib/http/retry.js
var retry = __webpack_require__(94135);
// EXTERNAL MODULE: ./build/lib/json.js
var json = __webpack_require__(80292);
;// CONCATENATED MODULE: ./build/client/read-answer.js








const statusSchema = schemas/* looseObject */._H3({ status: schemas/* string */.YjP() });
function readAnswer({ schema, completes }, reply, wallTime) {
    const { request, status, text } = reply;
    if (status >= 400)
        throw httpError(reply, wallTime);
    const invalid = (detail) => new errors/* ServiceError */._({ kind: 'invalid-response', request, status, detail });
    if (status !== 200)
        throw invalid(`status ${status} instead of 200`);
    const value = (0,json/* parseJson */.q)(text);
    if (value === undefined) {
        throw invalid(`not JSON (${(0,excerpt/* excerpt */.K)(reply.contentType) || 'no content-type'}): ${(0,excerpt/* excerpt */.K)(text) || 'empty'}`);
    }
    const stated = statusSchema.safeParse(value).data?.status;
    if (completes && stated !== undefined && stated !== contract/* COMPLETED */.eJ) {
        const detail = `status is ${(0,excerpt/* excerpt */.K)(JSON.stringify(stated))}`;
        throw new errors/* ServiceError */._({ kind: 'not-completed', request, status, detail });
    }
    const parsed = schema.safeParse(value);
    if (!parsed.success)
        throw invalid((0,describe_issues/* describeIssues */.w)(parsed.error.issues));
    return parsed.data;
}
function httpError(reply, wallTime) {
    const { request, status, text } = reply;
    const { error } = contract/* errorBodySchema */.ut.safeParse((0,json/* parseJson */.q)(text)).data ?? {};
    const code = (0,excerpt/* excerpt */.K)(error?.code ?? '');
    const retryAfter = (0,retry/* readRetryAfter */.D$)(reply.retryAfter, wallTime) ?? error?.retry_after ?? undefined;
    return new errors/* ServiceError */._({
        kind: 'http',
        request,
        status,
        detail: (0,excerpt/* excerpt */.K)(error?.message || text) || external_node_http_.STATUS_CODES[status] || 'no explanation',
        ...(code && { code }),
        ...(retryAfter !== undefined && { retryAfter }),
    });
}

;// CONCATENATED MODULE: ./build/client/client.js



const monitor = { path: '/v1/brand/monitor', schema: contract/* scanSchema */.tb, completes: true };
const generate = { path: '/v1/content/generate', schema: contract/* generationSchema */.KE, completes: true };
const exportReport = { path: '/v1/report/export', schema: contract/* reportSchema */.Qh, completes: false };
function createClient(options) {
    const { baseUrl, apiKey, env, clock, deadline } = options;
    const { origin } = new URL(baseUrl);
    const keyHeaders = { authorization: `Bearer ${apiKey}` };
    const { call, redact, close } = (0,caller/* createCaller */.u)({ ...options, keyHeaders });
    const closed = new AbortController();
    const perform = (operation, request, signal) => call(operation.path, request, (reply, wallTime) => readAnswer(operation, reply, wallTime), signal);
    return {
        monitor: (request, signal) => perform(monitor, request, signal),
        generate: (request, signal) => perform(generate, request, signal),
        export: (request, signal) => perform(exportReport, request, signal),
        async download(request, signal = options.signal) {
            const { DOWNLOAD_LIMITS, download } = await __webpack_require__.e(/* import() */ 3795).then(__webpack_require__.bind(__webpack_require__, 43795));
            return download(request, {
                baseUrl,
                keyHeaders: url => (url.origin === origin ? keyHeaders : {}),
                redact,
                limits: {
                    ...DOWNLOAD_LIMITS,
                    milliseconds: Math.min(DOWNLOAD_LIMITS.milliseconds, deadline - clock.now()),
                },
                signal: AbortSignal.any([options.signal, closed.signal, signal]),
                clock,
                env,
            });
        },
        close() {
            closed.abort();
            return close();
        },
    };
}

// EXTERNAL MODULE: ./build/scan/demand.js
var demand = __webpack_require__(83721);
// EXTERNAL MODULE: ./build/run/fingerprint.js
var fingerprint = __webpack_require__(22018);
// EXTERNAL MODULE: ./build/run/preflight.js
var preflight = __webpack_require__(50305);
;// CONCATENATED MODULE: ./build/run/open-hosted.js




function openHosted({ baseUrl, apiKey, limits }, settings, run) {
    const client = createClient({ baseUrl, apiKey: apiKey ?? '', limits, ...run });
    return {
        service: client,
        isDeterministic: false,
        fingerprint: (0,fingerprint/* fingerprintOf */.a)(settings, { engines: settings.engines, service: baseUrl }),
        cost: { address: baseUrl, limits, questions: [] },
        demand: scans => ({
            requests: scans,
            minutes: (0,demand/* minutesOf */.dp)(scans, limits.perMinute),
            engines: [],
            maxRequests: undefined,
            maxCost: undefined,
        }),
        costs: () => [],
        answers: () => [],
        preflight: scans => apiKey === undefined ? { kind: 'no-secrets' } : (0,preflight/* checkLimits */.J)(scans, limits, settings.timeoutMinutes),
        fetchReport: client.download,
        deadline: run.deadline,
        storeScan: () => Promise.resolve(),
        measureBase: () => Promise.resolve({ missing: { kind: 'no-base-for-service' } }),
        close: client.close,
    };
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
