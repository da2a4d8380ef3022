export const id = 458;
export const ids = [458,257];
export const modules = {

/***/ 27257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readEmbeddedInputs: () => (/* binding */ readEmbeddedInputs)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(50977);
/* harmony import */ var _citation_domains_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69580);
/* harmony import */ var _corpus_owners_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(69810);
/* harmony import */ var _corpus_site_url_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39961);
/* harmony import */ var _engine_scan_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(99399);
/* harmony import */ var _engines_connection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87084);
/* harmony import */ var _engines_engines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54216);
/* harmony import */ var _engines_plan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5292);
/* harmony import */ var _engines_prompt_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(44869);
/* harmony import */ var _engines_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32506);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6638);
/** The inputs of the embedded service. A module of its own: with a hosted service none of this code is loaded. */











/** Understands the inputs, and the environment as far as engines need it. Reports every problem. */
function readEmbeddedInputs(inputs, env) {
    const problems = [];
    const take = (input, value, allowed) => {
        if (value === undefined)
            problems.push({ input, allowed });
        return value;
    };
    const domains = inputs['brand-domains'].map(_citation_domains_js__WEBPACK_IMPORTED_MODULE_0__/* .readBrandDomain */ .U);
    const settings = {
        content: inputs.content,
        siteUrls: take('site-url', (0,_corpus_site_url_js__WEBPACK_IMPORTED_MODULE_5__/* .readSiteUrls */ .a)(inputs['site-url']), 'one http(s) URL with {path} after its host, such as https://acme.example/{path}; or folder = URL lines') ?? [],
        competitors: take('competitor-content', (0,_corpus_owners_js__WEBPACK_IMPORTED_MODULE_6__/* .readCompetitors */ .ew)(inputs['competitor-content']), 'name = folder lines, the folder inside the repository') ?? [],
        rivals: take('competitors', readRivalDomains(inputs.competitors), 'domains such as globex.com after each =; no path, no public suffix, no IP address') ?? [],
        brandDomains: take('brand-domains', domains.every(domain => domain !== undefined) ? domains : undefined, 'domains of your own such as acme.com; no path, no public suffix, no IP address') ?? [],
        brandAliases: inputs['brand-aliases'],
        promptTemplate: take('prompt-template', (0,_engines_prompt_js__WEBPACK_IMPORTED_MODULE_7__/* .readPromptTemplate */ .LH)(inputs['prompt-template'] || _engines_prompt_js__WEBPACK_IMPORTED_MODULE_7__/* .DEFAULT_PROMPT_TEMPLATE */ .Ky), 'a question with {keyword}, and {language} where you want it; no other placeholder') ?? '',
        maxRequests: inputs['max-requests'],
        answers: take('answers', (0,_engines_record_js__WEBPACK_IMPORTED_MODULE_4__/* .readAnswersSetting */ .wh)(inputs.answers), 'record:PATH or replay:PATH') ?? {
            mode: 'live',
        },
        models: [],
    };
    const specs = readEngines(inputs.engines, problems);
    const usesRepository = inputs.engines.length === 0 || inputs.engines.includes(_settings_js__WEBPACK_IMPORTED_MODULE_8__/* .REPOSITORY */ .B);
    settings.models = [
        ...(usesRepository ? [_settings_js__WEBPACK_IMPORTED_MODULE_8__/* .REPOSITORY */ .B] : []),
        ...specs.map(({ name, model }) => `${name}:${model}`),
    ];
    const keysMissing = settings.answers.mode !== 'replay' && checkConnections(specs, env, problems);
    const givesSources = specs.some(({ name }) => _engines_engines_js__WEBPACK_IMPORTED_MODULE_2__/* .engines */ .sP[name].givesSources);
    if (givesSources && settings.brandDomains.length === 0) {
        const allowed = 'the domains of your brand: engines that name their sources are judged by them';
        problems.push({ input: 'brand-domains', allowed });
    }
    checkRivals(settings, { givesSources, usesRepository }, problems);
    checkRequests(specs, inputs, problems);
    return { settings, problems, keysMissing };
}
/** Undefined when one of the domains is none. */
function readRivalDomains(rivals) {
    const read = rivals.map(({ name, domains }) => ({ name, domains: domains.map(_citation_domains_js__WEBPACK_IMPORTED_MODULE_0__/* .readBrandDomain */ .U) }));
    const known = read.map(({ name, domains }) => ({
        name,
        domains: domains.filter(domain => domain !== undefined),
    }));
    return read.some(({ domains }) => domains.includes(undefined)) ? undefined : known;
}
/** Each engine needs something to know a competitor by. */
function checkRivals({ rivals, competitors, brandDomains }, { givesSources, usesRepository }, problems) {
    const report = (input, wrong, allowed) => {
        if (wrong.length === 0)
            return;
        problems.push({ input, allowed: `${allowed}: ${wrong.map(({ name }) => name).join(', ')}` });
    };
    report('competitors', rivals.filter(({ domains }) => domains.some(domain => brandDomains.includes(domain))), 'domains that are not among brand-domains, which these have');
    report('competitors', rivals.filter(({ domains }) => givesSources && domains.length === 0), 'name = domain, for engines that name their sources judge a competitor by its domains; without one');
    const captured = new Set(competitors.map(({ name }) => (0,_text_js__WEBPACK_IMPORTED_MODULE_9__/* .nameKey */ .Rc)(name)));
    report('competitor-content', rivals.filter(({ name }) => usesRepository && !captured.has((0,_text_js__WEBPACK_IMPORTED_MODULE_9__/* .nameKey */ .Rc)(name))), 'name = folder lines for all of competitors: the engine repository can measure them by captured pages alone; ' +
        'without any');
}
function readEngines(ids, problems) {
    const specs = ids.filter(id => id !== _settings_js__WEBPACK_IMPORTED_MODULE_8__/* .REPOSITORY */ .B).map(_engines_engines_js__WEBPACK_IMPORTED_MODULE_2__/* .readEngineSpec */ .iI);
    if (specs.includes(undefined)) {
        const names = [_settings_js__WEBPACK_IMPORTED_MODULE_8__/* .REPOSITORY */ .B, ...Object.keys(_engines_engines_js__WEBPACK_IMPORTED_MODULE_2__/* .engines */ .sP)].join(', ');
        const allowed = `${names}; a model after a colon, as in openai:MODEL, and always for openai-compatible. Or set base-url, if you meant a hosted service`;
        problems.push({ input: 'engines', allowed });
    }
    return specs.filter(spec => spec !== undefined);
}
/** Whether a key is missing; every other problem of the environment is reported. */
function checkConnections(specs, env, problems) {
    let keysMissing = false;
    for (const name of new Set(specs.map(spec => spec.name))) {
        const connection = (0,_engines_connection_js__WEBPACK_IMPORTED_MODULE_1__/* .readConnection */ .dC)(name, env);
        if (!('problem' in connection))
            continue;
        const { problem } = connection;
        if (problem.kind === 'missing')
            keysMissing = true;
        else {
            const what = problem.kind === 'bad-key' ? 'one line of visible ASCII characters' : 'an https URL';
            problems.push({ input: 'engines', allowed: `${problem.variable} in the environment to be ${what}` });
        }
    }
    return keysMissing;
}
function checkRequests(specs, inputs, problems) {
    try {
        (0,_engines_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .planCalls */ .j)(specs, {
            questions: inputs.keywords.length,
            samples: inputs.samples.most,
            judged: !(0,_engine_scan_js__WEBPACK_IMPORTED_MODULE_10__/* .isEnglish */ .L)(inputs.language),
            maxRequests: inputs['max-requests'],
        });
    }
    catch (error) {
        if (!(error instanceof _engines_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .TooManyRequestsError */ .A))
            throw error;
        const allowed = `${error.plan.requests} or more, which is what these engines, keywords and samples need; or ask for less`;
        problems.push({ input: 'max-requests', allowed });
    }
}


/***/ }),

/***/ 41458:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  serveEmbedded: () => (/* binding */ serveEmbedded)
});

// EXTERNAL MODULE: ./build/input-values.js + 1 modules
var input_values = __webpack_require__(5283);
// EXTERNAL MODULE: ./build/service/clock.js
var clock = __webpack_require__(79794);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/service/errors.js
var errors = __webpack_require__(4661);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/json-schema-processors.js
var json_schema_processors = __webpack_require__(98439);
// EXTERNAL MODULE: ./build/service/contract.js
var contract = __webpack_require__(86476);
// EXTERNAL MODULE: ./build/service/text.js
var service_text = __webpack_require__(62861);
;// CONCATENATED MODULE: ./build/service/server-answer.js



/** The contract's error codes; no other error leaves the house. */
const ERROR_CODES = {
    400: 'bad_request',
    401: 'unauthorized',
    403: 'forbidden',
    404: 'not_found',
    429: 'rate_limited',
    500: 'internal_error',
    503: 'service_unavailable',
};
const INTERNAL = 'Internal server error.';
const UNAVAILABLE = 'The service is temporarily unavailable.';
/** Throws what cannot be said in JSON. */
function success(value) {
    const body = JSON.stringify(value);
    if (body === undefined)
        throw new TypeError('No JSON for the answer.');
    return toAnswer(200, body);
}
/** A file to be kept, never shown in place. */
function download(bytes, contentType) {
    const { status, headers } = toAnswer(200, bytes);
    return {
        status,
        headers: { ...headers, 'content-type': contentType, 'content-disposition': 'attachment' },
        body: bytes,
    };
}
/** An error as the contract has it; `retryAfter`, whole seconds, goes into header and body. */
function failure(status, message, retryAfter) {
    const code = ERROR_CODES[status];
    if (retryAfter !== undefined) {
        const body = JSON.stringify({ error: { code, message, retry_after: retryAfter } });
        return toAnswer(status, body, { 'retry-after': String(retryAfter) });
    }
    const body = JSON.stringify({ error: { code, message } });
    // HTTP asks for the header; the scheme is the contract's.
    return toAnswer(status, body, status === 401 ? { 'www-authenticate': 'Bearer' } : {});
}
/** With headers for which nobody on the way keeps the answer or takes it for something else. */
function toAnswer(status, body, own = {}) {
    const headers = {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        ...own,
    };
    return { status, headers, body };
}
/**
 * The answer for whatever a service threw. An error status of the contract stays what it is, with its detail; a
 * service that could not be reached in time is unavailable. The words of anything else stay in the house:
 * `known` is false, for whoever runs the service has to hear of it.
 */
function describeFailure(error) {
    if (!(error instanceof errors/* ServiceError */._))
        return { answer: failure(500, INTERNAL), known: false };
    const { kind, status = 500, detail, retryAfter } = error.facts;
    if (kind === 'http' && isErrorStatus(status)) {
        // A rate limit always says when to come back.
        const wait = retryAfter ?? (status === 429 ? 1 : undefined);
        const seconds = wait === undefined ? undefined : Math.max(Math.ceil(wait), 1);
        return { answer: failure(status, (0,service_text/* excerpt */.K)(detail) || (external_node_http_.STATUS_CODES[status] ?? ''), seconds), known: true };
    }
    const passing = kind === 'timeout' || kind === 'connection' || kind === 'cancelled' || status > 500;
    return { answer: passing ? failure(503, UNAVAILABLE) : failure(500, INTERNAL), known: false };
}
function isErrorStatus(status) {
    return Object.hasOwn(ERROR_CODES, status);
}

// EXTERNAL MODULE: ./build/service/requests.js
var requests = __webpack_require__(71932);
;// CONCATENATED MODULE: ./build/service/server-operations.js


function describeOperation(facts, request, answer, call) {
    return {
        ...facts,
        request,
        answer,
        async perform(service, body, signal) {
            return answer.parse(await call(service, (0,requests/* readRequest */.i)(request, body, `POST ${facts.path}`), signal));
        },
    };
}
const operations = [
    describeOperation({ name: 'monitor', path: '/v1/brand/monitor', summary: 'Scan a brand across AI engines' }, contract/* monitorRequestSchema */.f5, contract/* scanSchema */.tb, (service, request, signal) => service.monitor(request, signal)),
    describeOperation({ name: 'generate', path: '/v1/content/generate', summary: 'Generate content for AI engines' }, contract/* generateRequestSchema */.aO, contract/* generationSchema */.KE, (service, request, signal) => service.generate(request, signal)),
    describeOperation({ name: 'export', path: '/v1/report/export', summary: "Export a report on a brand's AI visibility" }, contract/* exportRequestSchema */.R$, contract/* reportSchema */.Qh, (service, request, signal) => service.export(request, signal)),
];

;// CONCATENATED MODULE: ./build/service/openapi.js





const json = (schema) => ({ 'application/json': { schema } });
/** The HTTP service of the contract as an OpenAPI 3.1 document, made from the schemas that the server uses. */
function describeApi() {
    const error = json(toSchema(contract/* errorBodySchema */.ut, 'output'));
    const errors = Object.entries(ERROR_CODES).map(([status, code]) => [
        status,
        {
            description: `${external_node_http_.STATUS_CODES[status]}: ${code}`,
            ...(status === '429' && {
                headers: {
                    'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer', minimum: 1 } },
                },
            }),
            content: error,
        },
    ]);
    const paths = operations.map(({ name, path, summary, request, answer }) => [
        path,
        {
            post: {
                operationId: name,
                summary,
                requestBody: { required: true, content: json(toSchema(request, 'input')) },
                responses: {
                    200: { description: 'Success', content: json(toSchema(answer, 'output')) },
                    ...Object.fromEntries(errors),
                },
            },
        },
    ]);
    return {
        openapi: '3.1.1',
        info: { title: 'Brand AI-Visibility Service', version: 'v1' },
        servers: [{ url: '/' }],
        security: [{ apiKey: [] }],
        paths: Object.fromEntries(paths),
        components: { securitySchemes: { apiKey: { type: 'http', scheme: 'bearer' } } },
    };
}
function toSchema(schema, io) {
    const { $schema, ...rest } = json_schema_processors/* toJSONSchema */.bl(schema, { io });
    return rest;
}

// EXTERNAL MODULE: ./build/service/plans.js
var plans = __webpack_require__(9036);
;// CONCATENATED MODULE: ./build/service/server-body.js

const MAX_BODY_BYTES = 1024 * 1024;
/**
 * As much of a body that is too large is read and dropped, for who is still sending would not hear the answer.
 * Beyond that the connection is cut.
 */
const MAX_DROPPED_BYTES = 16 * MAX_BODY_BYTES;
/** The JSON value of a request's body. Rejects with the ServiceError of a bad request. */
async function readJsonBody(incoming, request) {
    const chunks = [];
    let size = 0;
    const body = incoming;
    try {
        for await (const chunk of body) {
            size += chunk.length;
            if (size <= MAX_BODY_BYTES)
                chunks.push(chunk);
            else if (size > MAX_DROPPED_BYTES)
                break;
        }
    }
    catch {
        throw (0,requests/* badRequest */.l)(request, 'The body ended early.');
    }
    if (size > MAX_BODY_BYTES)
        throw (0,requests/* badRequest */.l)(request, `The body is larger than ${MAX_BODY_BYTES} bytes.`);
    try {
        return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)));
    }
    catch {
        throw (0,requests/* badRequest */.l)(request, 'The body is not JSON in UTF-8.');
    }
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/service/server-keys.js


/**
 * Reads `key=plan` pairs with commas between. A key may hold `=` itself, as Base64 does: the last one counts.
 * Every key names its plan. Empty text has no keys.
 */
function readKeys(text) {
    const keys = [];
    const problems = [];
    if (text.trim() === '')
        return { keys, problems };
    for (const [index, part] of text.split(',').entries()) {
        const [, key = '', plan = ''] = /^\s*(.*\S)\s*=\s*(\S+)\s*$/.exec(part) ?? [];
        const problem = (reason) => problems.push({ entry: index + 1, reason });
        if (key === '')
            problem('not-a-pair');
        else if (!isPlan(plan))
            problem('unknown-plan');
        else if (!/^[\x21-\x7e]+$/.test(key))
            problem('bad-key');
        else if (keys.some(known => known.key === key))
            problem('repeated');
        else
            keys.push({ key, plan });
    }
    return { keys, problems };
}
function isPlan(text) {
    return text === 'enterprise' || Object.hasOwn(plans/* PLANS */.NB, text);
}
/**
 * Finds the holder whose key an Authorization header carries. Digests of equal length are compared, each with
 * all, so that the time it takes tells nothing about the keys.
 */
function createKeyring(holders) {
    const digests = holders.map(holder => ({ holder, digest: digestOf(holder.key) }));
    return header => {
        const [, key = ''] = /^bearer +(\S+) *$/i.exec(header) ?? [];
        const presented = digestOf(key);
        return digests.filter(({ digest }) => (0,external_node_crypto_.timingSafeEqual)(digest, presented))[0]?.holder;
    };
}
function digestOf(text) {
    return (0,external_node_crypto_.createHash)('sha256').update(text).digest();
}

;// CONCATENATED MODULE: ./build/service/server-limits.js
const MINUTE = 60_000;
const DAY = 86_400_000;
/** Where only the end of another request makes room, nobody knows when that is. */
const BUSY = 1;
/**
 * Counts the requests of one key in a sliding minute and day, and those running at once. A request beyond a
 * limit is told the whole seconds to wait, at least 1, and is not counted. Without limits everybody gets in.
 */
function createAdmissions(limits, clock) {
    if (limits === undefined)
        return () => ({ leave: () => { } });
    const { perMinute, perDay, concurrent } = limits;
    let running = 0;
    /** When requests were let in, in order. */
    const admitted = [];
    /** Milliseconds until a window that long has room for one more; 0 or less for now. */
    const waitFor = (most, window, now) => {
        const blocking = admitted.at(-most);
        return blocking === undefined ? 0 : blocking + window - now;
    };
    return () => {
        const now = clock.now();
        const wait = Math.max(waitFor(perMinute, MINUTE, now), waitFor(perDay, DAY, now));
        if (wait > 0)
            return { retryAfter: Math.ceil(wait / 1_000) };
        if (running >= concurrent)
            return { retryAfter: BUSY };
        running += 1;
        // No window looks further back; cut now and then, as cutting copies.
        const needed = Math.max(perMinute, perDay);
        if (admitted.length >= 2 * needed)
            admitted.splice(0, admitted.length - needed);
        admitted.push(now);
        return {
            leave() {
                running -= 1;
            },
        };
    };
}

;// CONCATENATED MODULE: ./build/service/server.js










const TRANSFER_TIME = 30_000;
const GRACE = 10_000;
const CUT_OFF = 1_000;
const CLOSING = 'The service is shutting down.';
const routes = new Map(operations.map(operation => [`POST ${operation.path}`, operation]));
/** Serves the contract over HTTP with any service behind it. Rejects when it cannot listen. */
async function startServer(options) {
    const { service, readReport, permissions = {}, host, port, clock, onError, transferTime = TRANSFER_TIME, } = options;
    const apiDocument = success(describeApi());
    const findHolder = createKeyring(options.keys.map(key => {
        // An enterprise plan is agreed one by one: here it has no limits.
        const limits = key.plan === 'enterprise' ? undefined : plans/* PLANS */.NB[key.plan];
        return { ...key, admit: createAdmissions(limits, clock) };
    }));
    const givenUp = new AbortController();
    let closing;
    async function perform(operation, incoming, signal) {
        const request = `POST ${operation.path}`;
        const holder = findHolder(incoming.headers.authorization ?? '');
        if (holder === undefined)
            throw refusal(request, 401, 'API key missing or invalid.');
        if (permissions[holder.plan]?.includes(operation.name) === false) {
            throw refusal(request, 403, `The ${holder.plan} plan does not permit this.`);
        }
        const admission = holder.admit();
        if ('retryAfter' in admission) {
            throw refusal(request, 429, 'A rate limit was exceeded.', admission.retryAfter);
        }
        try {
            const body = await readJsonBody(incoming, request);
            return success(await operation.perform(service, body, signal));
        }
        finally {
            admission.leave();
        }
    }
    async function answer(incoming, signal) {
        const path = incoming.url?.split('?', 1)[0];
        const target = `${incoming.method} ${path}`;
        if (closing)
            throw refusal(target, 503, CLOSING);
        if (target === 'GET /openapi.json')
            return apiDocument;
        const [, name = ''] = /^GET \/reports\/([^/]+)$/.exec(target) ?? [];
        // The name is an id that nobody can guess: who has it was given it.
        const report = name === '' ? undefined : await readReport?.(name);
        if (report)
            return download(report.bytes, report.contentType);
        const operation = routes.get(target);
        if (operation === undefined)
            throw refusal(target, 404, 'The requested resource does not exist.');
        return perform(operation, incoming, signal);
    }
    async function handle(incoming, response) {
        const gone = new AbortController();
        response.on('close', () => {
            if (!response.writableFinished)
                gone.abort();
        });
        const signal = AbortSignal.any([gone.signal, givenUp.signal]);
        const { status, headers, body } = await answer(incoming, signal).catch((error) => {
            if (givenUp.signal.aborted)
                return failure(503, CLOSING);
            const failed = describeFailure(error);
            // What a service says to a caller who has left is nobody's trouble.
            if (!failed.known && !gone.signal.aborted)
                onError?.(error);
            return failed.answer;
        });
        if (gone.signal.aborted)
            return;
        // Of a request that makes no sense, more may be on the way.
        const last = closing !== undefined || status === 400;
        response.setTimeout(transferTime);
        response.writeHead(status, { ...headers, ...(last && { connection: 'close' }) }).end(body);
    }
    const server = (0,external_node_http_.createServer)({
        headersTimeout: transferTime,
        requestTimeout: transferTime,
        connectionsCheckingInterval: Math.min(transferTime, 1_000),
    });
    server.on('request', handle);
    server.on('clientError', (_, socket) => answerRaw(socket, failure(400, 'The request is not HTTP, or took too long.')));
    server.listen(port, host);
    await (0,external_node_events_.once)(server, 'listening');
    async function shutDown() {
        const closed = (0,external_node_events_.once)(server, 'close');
        server.close();
        const cancelAlarms = [
            clock.alarm(clock.now() + GRACE, () => givenUp.abort()),
            clock.alarm(clock.now() + GRACE + CUT_OFF, () => server.closeAllConnections()),
        ];
        await closed;
        for (const cancel of cancelAlarms)
            cancel();
    }
    return {
        url: urlOf(server.address()),
        close() {
            closing ??= shutDown();
            return closing;
        },
    };
}
function refusal(request, status, detail, retryAfter) {
    return new errors/* ServiceError */._({ kind: 'http', request, status, detail, ...(retryAfter && { retryAfter }) });
}
/** For what never became a request; a connection that is gone is left alone. */
function answerRaw(socket, { status, headers, body }) {
    if (!socket.writable) {
        socket.destroy();
        return;
    }
    const lines = Object.entries({ ...headers, connection: 'close' }).map(([name, value]) => `${name}: ${value}`);
    socket.end(`HTTP/1.1 ${status} Bad Request\r\n${lines.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
function urlOf(address) {
    if (address === null || typeof address === 'string')
        throw new TypeError('Not listening on a port.');
    const host = address.family === 'IPv6' ? `[${address.address}]` : address.address;
    return `http://${host}:${address.port}`;
}

;// CONCATENATED MODULE: ./build/service/serve-command.js






/** A flag or variable that means nothing to the command. Its message is for the user. */
class UsageError extends Error {
    name = 'UsageError';
}
/** Serves until the signal aborts. The exit code: 0, 1 when it cannot listen, 2 for a wrong flag or variable. */
async function serve(options) {
    const { argv, env, flags, createService, signal, print, printError } = options;
    let server;
    let served;
    try {
        const { host, port, ...settings } = readFlags(argv, flags);
        const keys = readApiKeys(env['API_KEYS'] ?? '');
        served = await createService(settings, () => server?.url ?? '');
        const onError = (error) => printError(describe(error));
        const { service, readReport } = served;
        server = await startServer({
            service,
            ...(readReport && { readReport }),
            keys,
            host,
            port,
            clock: clock/* systemClock */.m,
            onError,
        });
    }
    catch (error) {
        if (!(error instanceof Error))
            throw error;
        printError(error.message);
        return error instanceof UsageError ? 2 : 1;
    }
    print(`listening on ${server.url}`);
    await untilAborted(signal);
    print('shutting down');
    await server.close();
    await served.close?.();
    return 0;
}
/** Aborts on the first SIGINT or SIGTERM; the second one ends the process as ever. */
function stopSignal() {
    const controller = new AbortController();
    for (const name of ['SIGINT', 'SIGTERM'])
        process.once(name, () => controller.abort());
    return controller.signal;
}
function readFlags(argv, flags) {
    const names = ['host', 'port', ...flags];
    const { host = '127.0.0.1', port = '8787', ...settings } = readTexts(argv, names);
    if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
        throw new UsageError(`--port is a number from 0 to 65535, not ${JSON.stringify((0,service_text/* excerpt */.K)(port))}.`);
    }
    if (!/^[\w.:-]+$/.test(host)) {
        throw new UsageError(`--host is a name or an address, not ${JSON.stringify((0,service_text/* excerpt */.K)(host))}.`);
    }
    return { ...settings, host, port: Number(port) };
}
function readTexts(argv, names) {
    const option = { type: 'string', multiple: true };
    try {
        const { values } = (0,external_node_util_.parseArgs)({
            args: argv,
            options: Object.fromEntries(names.map(name => [name, option])),
        });
        return Object.fromEntries(Object.entries(values).map(([name, texts]) => [name, Array.isArray(texts) ? texts.join('\n') : '']));
    }
    catch (error) {
        const known = names.map(name => `--${name}`).join(', ');
        throw new UsageError(`${error instanceof Error ? error.message : error}\nThe flags are ${known}.`);
    }
}
const problemTexts = {
    'not-a-pair': 'is not key=plan',
    'unknown-plan': 'names a plan that is not free, pro, business or enterprise',
    'bad-key': 'has a key with other than visible ASCII characters',
    repeated: 'repeats a key',
};
function readApiKeys(text) {
    const { keys, problems } = readKeys(text);
    if (problems.length > 0) {
        const words = problems.map(({ entry, reason }) => `entry ${entry} ${problemTexts[reason]}`);
        throw new UsageError(`API_KEYS: ${words.join('; ')}.`);
    }
    if (keys.length === 0) {
        throw new UsageError('API_KEYS is empty: it holds key=plan pairs with commas between, as in my-key=pro.');
    }
    return keys;
}
/** A defect with its trace; a failure of the service with its facts. */
function describe(error) {
    if (error instanceof errors/* ServiceError */._)
        return `${error.facts.kind}: ${(0,service_text/* excerpt */.K)(error.message)}`;
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
function untilAborted(signal) {
    return new Promise(resolve => {
        if (signal.aborted)
            return resolve();
        signal.addEventListener('abort', () => resolve(), { once: true });
    });
}

// EXTERNAL MODULE: ./build/embedded/read-inputs.js
var read_inputs = __webpack_require__(27257);
// EXTERNAL MODULE: ./build/embedded/service.js + 46 modules
var embedded_service = __webpack_require__(83638);
;// CONCATENATED MODULE: ./build/embedded/serve.js
/** The embedded service as the serve command runs it: settings from flags, reports on the server's own origin. */





const listFlags = ['content', 'site-url', 'competitor-content', 'brand-domains', 'brand-aliases'];
const textFlags = ['prompt-template', 'max-requests', 'answers', 'data', 'report-font'];
/** Named as the action's inputs; `data` is the folder where scans are recorded and reports are kept. */
const servedFlags = [...listFlags, ...textFlags];
/** How long one call to a live engine may take in all, retries included. */
const PATIENCE = 10 * 60_000;
/** Reads pages from the current folder. Throws a UsageError for a flag that is not understood. */
function createServedService(texts, urlOf, env) {
    const list = (name) => {
        const items = (0,input_values/* readList */.LD)(texts[name] ?? '');
        if (items === undefined)
            throw new UsageError(`--${name}: a quote is opened and never closed.`);
        return items;
    };
    const { settings, problems } = (0,read_inputs.readEmbeddedInputs)({
        engines: [],
        keywords: [],
        competitors: [],
        samples: { least: 1, most: 1 },
        language: 'en',
        content: list('content'),
        'site-url': list('site-url'),
        'competitor-content': list('competitor-content'),
        'brand-domains': list('brand-domains'),
        'brand-aliases': list('brand-aliases'),
        'prompt-template': texts['prompt-template'] ?? '',
        answers: texts['answers'] ?? '',
        'max-requests': readMaxRequests(texts['max-requests']),
    }, env);
    if (problems.length > 0) {
        throw new UsageError(problems.map(({ input, allowed }) => `--${input}: expected ${allowed}.`).join('\n'));
    }
    const service = (0,embedded_service.createEmbeddedService)({
        settings,
        folder: '.',
        keywords: [],
        dataFolder: texts['data'] ?? '.ai-visibility',
        downloadUrl: ({ name }) => `${urlOf()}/reports/${name}`,
        reportFont: texts['report-font'],
        env,
        clock: clock/* systemClock */.m,
        deadline: Number.POSITIVE_INFINITY,
        signal: new AbortController().signal,
        warn: message => process.stderr.write(`${message}\n`),
    });
    return {
        service: {
            monitor: (request, signal) => service.monitor(request, patiently(signal)),
            generate: (request, signal) => service.generate(request, patiently(signal)),
            export: service.export,
        },
        readReport: service.readReport,
        close: service.close,
    };
}
/** A server runs for ever, a single call must not. */
function patiently(signal) {
    const patience = AbortSignal.timeout(PATIENCE);
    return signal ? AbortSignal.any([signal, patience]) : patience;
}
function readMaxRequests(text) {
    if (text === undefined)
        return undefined;
    const most = (0,input_values/* readInteger */.JI)(text, 0);
    if (most === undefined)
        throw new UsageError('--max-requests: expected a whole number, 0 or more.');
    return most;
}

;// CONCATENATED MODULE: ./build/serve.js
/** Serves the embedded service over HTTP, for self-hosting and for tests: `npm run serve -- --content 'docs/**'`. */


/** Serves until the process is told to stop, and sets its exit code. */
async function serveEmbedded(flags) {
    process.exitCode = await serve({
        argv: flags,
        env: process.env,
        flags: servedFlags,
        createService: (settings, urlOf) => createServedService(settings, urlOf, process.env),
        signal: stopSignal(),
        print: line => process.stdout.write(`${line}\n`),
        printError: line => process.stderr.write(`${line}\n`),
    });
}


/***/ })

};
