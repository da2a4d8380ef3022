export const id = 633;
export const ids = [633];
export const modules = {

/***/ 20487:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ describeIssues)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37428);

const MAX_PROBLEMS = 3;
/**
 * Describes the first three validation issues in one line: `summary.overall_bcr: expected number, received string`.
 * `whole` stands for the path of an issue that concerns the whole value.
 */
function describeIssues(issues, whole = 'the answer') {
    const problems = issues
        .slice(0, MAX_PROBLEMS)
        .map(({ path, message }) => `${zod__WEBPACK_IMPORTED_MODULE_0__/* .toDotPath */ .sR(path) || whole}: ${message.replace('Invalid input: ', '')}`);
    const others = issues.length - problems.length;
    return [...problems, ...(others > 0 ? [`and ${others} more`] : [])].join('; ');
}


/***/ }),

/***/ 73782:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ NO_ANSWER_IN_TIME),
  u: () => (/* binding */ createCaller)
});

// EXTERNAL MODULE: ./build/contract/errors.js
var errors = __webpack_require__(52776);
// EXTERNAL MODULE: ./build/lib/until-aborted.js
var until_aborted = __webpack_require__(47222);
;// CONCATENATED MODULE: ./build/lib/http/limiter.js

/** Milliseconds that an answered request counts: one minute, plus a margin for clocks that run at different speeds. */
const WINDOW = 60_100;
/**
 * Creates a limiter that starts tasks in the order they arrive, within the limits per minute and of concurrent tasks.
 * Rejects with the signal's reason if `signal` aborts before the task has started; a task that runs has to react to the
 * signal itself.
 *
 * The service counts a request at some moment between its start and its answer. The limiter therefore counts a request
 * until one minute after its answer. Then no minute of the service, fixed or sliding, holds more requests than the
 * limit, however long a request takes. Queue libraries count from the start of a request: with them a slow request and
 * a later quick one can reach the service within the same minute.
 */
function createLimiter(limits, clock) {
    let running = 0;
    /** Times at which answered requests stop counting, in ascending order. */
    const leaving = [];
    let release = Promise.withResolvers();
    let lastInLine = Promise.resolve();
    async function admit(signal) {
        const before = lastInLine;
        const admitted = Promise.withResolvers();
        lastInLine = admitted.promise;
        try {
            await (0,until_aborted/* untilAborted */.E)(before, signal);
            await untilFree(signal);
            running += 1;
        }
        finally {
            // If this task gave up, the next one still waits for those before it.
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
                await (0,until_aborted/* untilAborted */.E)(release.promise, signal);
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

// EXTERNAL MODULE: ./build/lib/http/retry.js
var retry = __webpack_require__(94135);
// EXTERNAL MODULE: ./build/lib/http/dispatcher.js
var http_dispatcher = __webpack_require__(93256);
// EXTERNAL MODULE: ./build/lib/http/excerpt.js
var excerpt = __webpack_require__(22380);
;// CONCATENATED MODULE: ./build/lib/http/transport.js




const MAX_REDIRECTS = 5;
const MAX_REPLY_BYTES = 10 * 1024 * 1024;
/**
 * Creates the HTTP connection to one service. Only this function uses the key: it sends the key to the origin of
 * `baseUrl` alone, and replaces it in every text of a reply. Throws a ServiceError if a proxy variable is not a URL.
 */
function createTransport({ baseUrl, apiKey, keyHeaders, keyQuery = {}, env, }) {
    const redact = (0,excerpt/* createRedactor */.l)(apiKey, readCredentials(keyHeaders));
    const { origin, pathname } = new URL(baseUrl);
    const root = origin + pathname.replace(/\/+$/, '');
    const headers = {
        ...keyHeaders,
        'content-type': 'application/json',
        accept: 'application/json',
        'user-agent': 'ai-visibility-gate',
    };
    const describe = (path, method) => redact(`${method} ${root}${path}`);
    const dispatcher = (0,http_dispatcher/* createDispatcher */.SM)(env, redact(root), { maxResponseSize: MAX_REPLY_BYTES });
    async function exchange(url, body, signal) {
        const signed = new URL(url);
        for (const [name, value] of Object.entries(keyQuery))
            signed.searchParams.set(name, value);
        const target = { origin: signed.origin, path: signed.pathname + signed.search };
        const content = body === undefined ? { method: 'GET' } : { method: 'POST', body };
        const sent = dispatcher.request({ ...target, ...content, headers, signal });
        const response = await (0,until_aborted/* untilAborted */.E)(sent, signal);
        const header = (name) => redact([response.headers[name]].flat()[0] ?? '');
        return { status: response.statusCode, header, text: redact(await response.body.text()) };
    }
    async function send(path, body, signal) {
        const request = describe(path, body === undefined ? 'GET' : 'POST');
        let url = new URL(root + path);
        for (let redirects = 0;; redirects += 1) {
            const { status, header, text } = await exchange(url, body, signal).catch((error) => {
                throw signal.aborted ? signal.reason : connectionError(error, request, redact);
            });
            if (status < 300 || status > 399) {
                return {
                    request,
                    status,
                    contentType: header('content-type'),
                    retryAfter: header('retry-after'),
                    text,
                };
            }
            const target = readLocation(header('location'), url);
            // Only 307 and 308 keep the method and the body of the request.
            const followed = (status === 307 || status === 308) && target?.origin === origin;
            if (!followed || redirects === MAX_REDIRECTS) {
                const place = target === undefined ? 'without a valid location' : `to ${(0,excerpt/* excerpt */.K)(target.origin)}`;
                const detail = followed ? `redirects more than ${MAX_REDIRECTS} times` : `redirects ${place}`;
                throw new errors/* ServiceError */._({ kind: 'http', request, status, detail });
            }
            url = target;
        }
    }
    return { send, describe, close: () => dispatcher.destroy() };
}
/** Returns what an Authorization header holds after the scheme: the key, or user name and key as Base64. */
function readCredentials({ authorization = '' }) {
    return authorization.replace(/^\S+ /, '');
}
function readLocation(location, from) {
    return location !== '' && URL.canParse(location, from.href) ? new URL(location, from) : undefined;
}
/** Returns a ServiceError without a cause: the cause may hold the raw reply, as a parser error does. */
function connectionError(error, request, redact) {
    const facts = (0,http_dispatcher/* readSystemError */.av)(error, redact);
    if (facts.code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE') {
        const detail = `the answer is larger than ${MAX_REPLY_BYTES} bytes`;
        return new errors/* ServiceError */._({ kind: 'invalid-response', request, detail });
    }
    return new errors/* ServiceError */._({ kind: 'connection', request, ...facts });
}

;// CONCATENATED MODULE: ./build/lib/http/caller.js




/** Code of the ServiceError of a request that was not answered within its allowance. Its kind is `timeout`. */
const NO_ANSWER_IN_TIME = 'no-answer-in-time';
/** Creates a caller for one service. It keeps the rate limits and the time budget, and retries temporary failures. */
function createCaller(options) {
    const { clock, deadline } = options;
    const transport = createTransport(options);
    const limit = createLimiter(options.limits, clock);
    const ended = new AbortController();
    const endAtDeadline = () => ended.abort(new DOMException('', 'TimeoutError'));
    // A timer has no way to wait for Infinity.
    const cancelAlarm = Number.isFinite(deadline) ? clock.alarm(deadline, endAtDeadline) : () => { };
    const lifetime = AbortSignal.any([options.signal, ended.signal]);
    function call(path, body, read, callSignal, { stop, allowance, onFailure } = {}) {
        const signal = callSignal ? AbortSignal.any([lifetime, callSignal]) : lifetime;
        const waiting = stop ? AbortSignal.any([signal, stop]) : signal;
        const json = body && JSON.stringify(body);
        const method = body ? 'POST' : 'GET';
        let attempts = 0;
        let failedAt;
        const send = (sending) => transport.send(path, json, sending);
        const expire = (seconds) => {
            const detail = `no answer within ${seconds} seconds`;
            const request = transport.describe(path, method);
            return new errors/* ServiceError */._({ kind: 'timeout', code: NO_ANSWER_IN_TIME, request, detail });
        };
        const post = () => {
            attempts += 1;
            return allowance ? spend(allowance, clock, signal, send, expire) : send(signal);
        };
        const postAndRead = async () => {
            try {
                return read(await post(), clock.wallTime());
            }
            catch (error) {
                if (error instanceof errors/* ServiceError */._)
                    onFailure?.(error.facts);
                throw error;
            }
        };
        async function attempt(failure) {
            if (allowance && failedAt !== undefined)
                allowance.left -= clock.now() - failedAt;
            try {
                // A retry queues like a new request and counts only once it starts.
                return await limit(postAndRead, waiting);
            }
            catch (error) {
                failedAt = clock.now();
                if (isExpired(error) && failure)
                    throw new errors/* ServiceError */._(failure);
                if (error instanceof errors/* ServiceError */._ || !signal.aborted)
                    throw error;
                throw describeAbort(signal, transport.describe(path, method), attempts, failure);
            }
        }
        return (0,retry/* retry */.L5)(attempt, {
            readFacts: error => (error instanceof errors/* ServiceError */._ ? error.facts : undefined),
            giveUp: (facts, _, outOfTime) => {
                const isBudget = outOfTime && allowance === undefined;
                return new errors/* ServiceError */._({ ...facts, ...(isBudget && { kind: 'timeout' }), attempts });
            },
            clock,
            timeLeft: () => Math.min(deadline - clock.now(), allowance?.left ?? Number.POSITIVE_INFINITY),
            signal: waiting,
        });
    }
    return {
        call,
        close() {
            cancelAlarm();
            ended.abort();
            return transport.close();
        },
    };
}
function isExpired(error) {
    return error instanceof errors/* ServiceError */._ && error.facts.code === NO_ANSWER_IN_TIME;
}
/** Runs `task` within an allowance. Throws what `expire` returns for the seconds that it took if the allowance ends. */
async function spend(allowance, clock, signal, task, expire) {
    const expired = new AbortController();
    const begun = clock.now();
    const cancelAlarm = clock.alarm(begun + allowance.left, () => expired.abort());
    try {
        return await task(AbortSignal.any([signal, expired.signal]));
    }
    catch (error) {
        if (expired.signal.aborted && !signal.aborted)
            throw expire(Math.round((clock.now() - begun) / 1_000));
        throw error;
    }
    finally {
        cancelAlarm();
        allowance.left -= clock.now() - begun;
    }
}
/** Returns the error of an aborted call. `failure` holds the facts of the attempt before. */
function describeAbort(signal, request, attempts, failure) {
    const timeout = signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError';
    const ending = timeout ? 'the time budget ended' : 'cancelled';
    const moment = attempts === 0 ? 'before the request started' : 'before the answer arrived';
    const before = failure ? `; the attempt before failed: ${failure.detail}` : '';
    return new errors/* ServiceError */._({
        kind: timeout ? 'timeout' : 'cancelled',
        request,
        detail: `${ending} ${moment}${before}`,
        attempts,
    });
}


/***/ }),

/***/ 94135:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D$: () => (/* binding */ readRetryAfter),
/* harmony export */   L5: () => (/* binding */ retry)
/* harmony export */ });
/* unused harmony export retryDelay */
/** 529 is not in any standard; some vendors send it when they are overloaded. */
const RETRIED_STATUSES = new Set([429, 500, 502, 503, 504, 529]);
/** Only temporary failures. An unknown host or an invalid certificate fails the same way a second later. */
const RETRIED_CODES = new Set([
    'EAI_AGAIN',
    'ECONNREFUSED',
    'ECONNRESET',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'EPIPE',
    'ETIMEDOUT',
    'UND_ERR_CONNECT_TIMEOUT',
    'UND_ERR_SOCKET',
]);
/**
 * Attempts before a failing service counts as down; with the backoff they take about half a minute. A rate limit
 * (429) ends by itself, so only the deadline limits its attempts.
 */
const MAX_ATTEMPTS = 6;
/** An error code that vendors send with status 429. Waiting does not help: the account has no credit left. */
const QUOTA_USED_UP = 'insufficient_quota';
const BACKOFF_BASE = 1_000;
const BACKOFF_CAP = 30_000;
/**
 * Returns the milliseconds to wait before the next attempt, or undefined if the failure is permanent. `attempts` counts
 * the attempts made so far; `random` returns 0 to below 1.
 *
 * The wait is what the server asked for, otherwise exponential backoff with full jitter
 * (https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/).
 */
function retryDelay({ kind, status = 0, code = '', retryAfter = 0 }, attempts, random) {
    const retried = (kind === 'http' && RETRIED_STATUSES.has(status) && code !== QUOTA_USED_UP) ||
        (kind === 'connection' && RETRIED_CODES.has(code));
    if (!retried || (status !== 429 && attempts >= MAX_ATTEMPTS))
        return undefined;
    // `Retry-After: 0` states no time. Retrying at once would add to the server's load.
    if (retryAfter > 0)
        return retryAfter * 1_000;
    return random() * Math.min(BACKOFF_CAP, BACKOFF_BASE * 2 ** (attempts - 1));
}
/**
 * Calls `task` again, as `retryDelay` says, until it resolves or fails for good. `task` receives the facts of the
 * attempt before. It has to reject if the signal has aborted: an abort ends the wait, and the next attempt decides which
 * error to throw.
 */
async function retry(task, { readFacts, giveUp, clock, timeLeft, signal }) {
    let failure;
    for (let attempts = 1;; attempts += 1) {
        try {
            return await task(failure);
        }
        catch (error) {
            failure = readFacts(error);
            if (failure === undefined)
                throw error;
        }
        const delay = retryDelay(failure, attempts, clock.random);
        if (delay === undefined)
            throw giveUp(failure, attempts, false);
        if (delay >= timeLeft())
            throw giveUp(failure, attempts, true);
        await clock.sleep(delay, signal).catch(() => { });
    }
}
/**
 * Returns the seconds that a Retry-After header asks to wait, which holds a number of seconds or an HTTP date. 0 for a
 * date in the past, undefined for any other text. `wallTime` is the current time in milliseconds since 1970.
 */
function readRetryAfter(header, wallTime) {
    if (/^\d{1,9}$/.test(header))
        return Number(header);
    // Date.parse alone reads `-5` and `1.5` as dates.
    const date = /^[A-Z][a-z]{2,8}, .+ GMT$/.test(header) ? Date.parse(header) : Number.NaN;
    return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - wallTime) / 1_000));
}


/***/ }),

/***/ 47222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ untilAborted)
/* harmony export */ });
/**
 * Settles as `work` does, or rejects with the signal's reason as soon as `signal` aborts. `work` itself goes on.
 *
 * For work that ignores its signal: undici reacts to an abort only after it has connected, and a DNS lookup never does.
 */
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

/***/ 22018:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ fingerprintOf)
/* harmony export */ });
/** Returns the fingerprint of a run with these settings, by the names of the inputs. It holds no secret. */
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
// EXTERNAL MODULE: ./build/lib/http/caller.js + 2 modules
var caller = __webpack_require__(73782);
// EXTERNAL MODULE: ./build/lib/http/excerpt.js
var excerpt = __webpack_require__(22380);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(2503);
// EXTERNAL MODULE: ./build/contract/describe-issues.js
var describe_issues = __webpack_require__(20487);
// EXTERNAL MODULE: ./build/contract/errors.js
var errors = __webpack_require__(52776);
// EXTERNAL MODULE: ./build/lib/http/retry.js
var retry = __webpack_require__(94135);
// EXTERNAL MODULE: ./build/lib/json.js
var json = __webpack_require__(80292);
;// CONCATENATED MODULE: ./build/client/read-answer.js








const statusSchema = schemas/* looseObject */._H3({ status: schemas/* string */.YjP() });
/**
 * Returns the answer of an operation from its reply. Throws a ServiceError for a reply that is an error or does not
 * follow the contract. `wallTime` is the time at which it arrived, in milliseconds since 1970.
 */
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
    // Checked before the schema: an answer that is not completed may lack its results.
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
/** Creates a client of the service over HTTP, which also downloads the files of its reports. */
function createClient(options) {
    const { baseUrl, apiKey, env, clock, deadline } = options;
    const { origin } = new URL(baseUrl);
    const keyHeaders = { authorization: `Bearer ${apiKey}` };
    const { call, close } = (0,caller/* createCaller */.u)({ ...options, keyHeaders });
    const closed = new AbortController();
    const perform = (operation, request, signal) => call(operation.path, request, (reply, wallTime) => readAnswer(operation, reply, wallTime), signal);
    return {
        monitor: (request, signal) => perform(monitor, request, signal),
        generate: (request, signal) => perform(generate, request, signal),
        export: (request, signal) => perform(exportReport, request, signal),
        async download(request, signal = options.signal) {
            // Loaded on demand: most runs download nothing.
            const { DOWNLOAD_LIMITS, download } = await __webpack_require__.e(/* import() */ 795).then(__webpack_require__.bind(__webpack_require__, 43795));
            return download(request, {
                baseUrl,
                keyHeaders: url => (url.origin === origin ? keyHeaders : {}),
                redact: (0,excerpt/* createRedactor */.l)(apiKey),
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




/** Opens a hosted service. Its calls must end by `run.deadline`. */
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
        // A scan is one request.
        preflight: scans => apiKey === undefined ? { kind: 'no-secrets' } : (0,preflight/* checkLimits */.J)(scans, limits, settings.timeoutMinutes),
        fetchReport: client.download,
        deadline: run.deadline,
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


/**
 * Returns why `requests` calls cannot be made within the limits of an account and the time budget, in minutes;
 * undefined where they can.
 */
function checkLimits(requests, { perDay, perMinute }, timeoutMinutes) {
    if (requests > perDay)
        return { kind: 'day-limit', requests, perDay };
    if ((0,_scan_demand_js__WEBPACK_IMPORTED_MODULE_0__/* .minutesOf */ .dp)(requests, perMinute) >= timeoutMinutes)
        return { kind: 'time-budget', requests, perMinute, timeoutMinutes };
    return undefined;
}
/** Returns why a run is estimated to cost more than allowed; undefined where it is not. An unknown cost counts as 0. */
function checkCost(demand) {
    const { maxCost } = demand;
    const estimate = (0,_scan_demand_js__WEBPACK_IMPORTED_MODULE_0__/* .estimatedCost */ .Sm)(demand);
    return maxCost !== undefined && (0,_gate_compare_js__WEBPACK_IMPORTED_MODULE_1__/* .isAbove */ .oi)(estimate, maxCost)
        ? { kind: 'cost-limit', estimate, maxCost }
        : undefined;
}


/***/ })

};
