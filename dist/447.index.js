export const id = 447;
export const ids = [447,80];
export const modules = {

/***/ 69810:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OI: () => (/* binding */ innermost),
/* harmony export */   bf: () => (/* binding */ ownerOf),
/* harmony export */   j1: () => (/* binding */ readFolder),
/* harmony export */   sh: () => (/* binding */ readCompetitorFolders)
/* harmony export */ });
/** Whose page a file is. */
/**
 * Reads lines of `name = folder`. A competitor may have several folders. Undefined when a line is not understood: no
 * name, no folder, or one that is absolute, is the repository itself or leaves it.
 */
function readCompetitorFolders(lines) {
    const competitors = lines.map(line => {
        const [, name, path] = /^([^=]*[^=\s])\s*=\s*(.+)$/.exec(line.trim()) ?? [];
        const folder = path === undefined ? undefined : readFolder(path);
        return name === undefined || folder === undefined ? undefined : { name, folder };
    });
    return competitors.every(competitor => competitor !== undefined) ? competitors : undefined;
}
/** A folder inside the repository, `./docs/` as `docs`; undefined for any other. */
function readFolder(path) {
    const folder = path.trim().replace(/^(?:\.\/+)+|\/+$/g, '');
    const inside = folder.split('/').every(segment => segment !== '' && segment !== '.' && segment !== '..');
    return inside && !path.trim().startsWith('/') ? folder : undefined;
}
/** The competitor a path belongs to, the innermost folder's; undefined for the brand's own pages. */
function ownerOf(path, competitors) {
    return innermost(path, competitors)?.name;
}
/** The rule with the longest folder around `path`; the empty folder is around all. */
function innermost(path, rules) {
    const around = rules.filter(({ folder }) => folder === '' || path.startsWith(`${folder}/`));
    return around.reduce((best, rule) => (best === undefined || rule.folder.length > best.folder.length ? rule : best), undefined);
}


/***/ }),

/***/ 39961:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ readSiteUrls),
/* harmony export */   r: () => (/* binding */ urlOf)
/* harmony export */ });
/* harmony import */ var _owners_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69810);
/** Where a file is published. */

/**
 * Reads lines of `https://site/{path}` or `folder = https://site/{path}`; `{path}` is then relative to the folder. A
 * template without `{path}` has the path appended. Undefined when a line is not understood, or two are for one folder.
 */
function readSiteUrls(lines) {
    const siteUrls = lines.map(readLine);
    const folders = new Set(siteUrls.map(siteUrl => siteUrl?.folder));
    return siteUrls.every(siteUrl => siteUrl !== undefined) && folders.size === lines.length
        ? siteUrls
        : undefined;
}
function readLine(line) {
    const [, path, url = ''] = /^(?:(?!https?:)([^=]+)=)?\s*(\S+)$/i.exec(line.trim()) ?? [];
    const folder = path === undefined ? '' : (0,_owners_js__WEBPACK_IMPORTED_MODULE_0__/* .readFolder */ .j1)(path);
    const template = /\{path\}/.test(url) ? url : `${url.replace(/\/+$/, '')}/{path}`;
    // Any path must leave the origin as it is: `{path}` comes after the host.
    const valid = /^https?:\/\/[^/{}?#@]+\/[^{}]*\{path\}[^{}]*$/i.test(template) &&
        URL.canParse(template.replace('{path}', ''));
    return folder === undefined || !valid ? undefined : { folder, template };
}
/**
 * The public URL of a page; its path in the repository when no template applies. The path goes without its
 * extension, and a page named `index` or `README` is its folder's. A `slug` that starts with `/` replaces the whole
 * path, any other its last segment.
 */
function urlOf(path, slug, siteUrls) {
    const siteUrl = (0,_owners_js__WEBPACK_IMPORTED_MODULE_0__/* .innermost */ .OI)(path, siteUrls);
    if (siteUrl === undefined)
        return path;
    const inside = siteUrl.folder === '' ? path : path.slice(siteUrl.folder.length + 1);
    const segments = slugged(inside, slug);
    const [before = '', after = ''] = siteUrl.template.split('{path}');
    if (segments.isFolder)
        return joinFolder(before, segments.names, after);
    return `${before}${segments.names.map(encodeSegment).join('/')}${after}`;
}
/** Segments of the published path; whether they name a folder's own page. */
function slugged(path, slug) {
    const folders = path.split('/').filter(isName);
    const name = folders.pop()?.replace(/\.[a-z]+$/i, '') ?? '';
    const isFolderPage = /^(?:index|readme)$/i.test(name);
    if (slug === undefined) {
        return { names: isFolderPage ? folders : [...folders, name], isFolder: isFolderPage };
    }
    const names = slug.split('/').filter(isName);
    const all = slug.startsWith('/') ? names : [...(isFolderPage ? folders.slice(0, -1) : folders), ...names];
    return { names: all, isFolder: all.length === 0 };
}
function isName(segment) {
    return segment !== '' && segment !== '.' && segment !== '..';
}
/** A folder's page takes no `.html`, and the site's own root no second slash. */
function joinFolder(before, names, after) {
    const path = names.map(encodeSegment).join('/');
    if (path === '')
        return before.endsWith('/') ? before : `${before}/`;
    const ending = after.startsWith('.') ? '/' : after;
    return `${before}${path}${ending}`;
}
/** Percent-encodes what would end the path or break the URL; letters of other scripts too. */
function encodeSegment(segment) {
    return encodeURIComponent(segment.toWellFormed()).replace(/%(?:40|3A|24|26|2B|2C|3B|3D)/g, decodeURIComponent);
}


/***/ }),

/***/ 73447:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  serveEmbedded: () => (/* binding */ serveEmbedded),
  servedInputs: () => (/* reexport */ servedInputs)
});

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/contract/errors.js
var errors = __webpack_require__(52776);
// EXTERNAL MODULE: ./build/lib/clock.js
var clock = __webpack_require__(94570);
// EXTERNAL MODULE: ./build/lib/http/excerpt.js
var excerpt = __webpack_require__(22380);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/contract/plans.js
var plans = __webpack_require__(74155);
;// CONCATENATED MODULE: ./build/server/keys.js


/**
 * Reads comma-separated `key=plan` pairs, and reports every invalid entry. A key may contain `=`, as in Base64: the last
 * `=` separates the plan. An empty text holds no keys.
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
 * Returns a function that finds the holder of the key in an Authorization header; undefined for an unknown key. It
 * compares the digests of all keys in constant time, so that its duration reveals nothing about them.
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

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: ./build/contract/requests.js
var requests = __webpack_require__(96989);
;// CONCATENATED MODULE: ./build/server/body.js

const MAX_BODY_BYTES = 1024 * 1024;
/**
 * A body that is too large is read and dropped up to this size, because a client that is still sending does not read the
 * answer. Beyond it the connection is closed.
 */
const MAX_DROPPED_BYTES = 16 * MAX_BODY_BYTES;
/** Reads the body of a request as JSON. Rejects with the ServiceError of a bad request. */
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

;// CONCATENATED MODULE: ./build/server/http-answer.js



/** The error codes of the contract by status. The server sends no other errors. */
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
/** Returns an answer with status 200 and `value` as JSON. Throws a TypeError if JSON cannot represent it. */
function success(value) {
    const body = JSON.stringify(value);
    if (body === undefined)
        throw new TypeError('The answer cannot be written as JSON.');
    return toAnswer(200, body);
}
/** Returns an answer with a file that browsers save instead of showing it. */
function download(bytes, contentType) {
    const { status, headers } = toAnswer(200, bytes);
    return {
        status,
        headers: { ...headers, 'content-type': contentType, 'content-disposition': 'attachment' },
        body: bytes,
    };
}
/** Returns an error of the contract. `retryAfter`, in whole seconds, is written to the header and the body. */
function failure(status, message, retryAfter) {
    const code = ERROR_CODES[status];
    if (retryAfter !== undefined) {
        const body = JSON.stringify({ error: { code, message, retry_after: retryAfter } });
        return toAnswer(status, body, { 'retry-after': String(retryAfter) });
    }
    const body = JSON.stringify({ error: { code, message } });
    // RFC 9110 requires this header with status 401.
    return toAnswer(status, body, status === 401 ? { 'www-authenticate': 'Bearer' } : {});
}
/** Adds headers that prevent caching and content sniffing. */
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
 * Returns the answer for an error of a service. An error status of the contract is passed on with its detail. A service
 * that could not be reached in time becomes 503. Any other error becomes 500 without its message, which may be internal.
 * `known` is false if the caller does not learn the error, so that the operator has to be told.
 */
function describeFailure(error) {
    if (!(error instanceof errors/* ServiceError */._))
        return { answer: failure(500, INTERNAL), known: false };
    const { kind, status = 500, detail, retryAfter } = error.facts;
    if (kind === 'http' && isErrorStatus(status)) {
        // The contract requires Retry-After with status 429.
        const wait = retryAfter ?? (status === 429 ? 1 : undefined);
        const seconds = wait === undefined ? undefined : Math.max(Math.ceil(wait), 1);
        return { answer: failure(status, (0,excerpt/* excerpt */.K)(detail) || (external_node_http_.STATUS_CODES[status] ?? ''), seconds), known: true };
    }
    const passing = kind === 'timeout' || kind === 'connection' || kind === 'cancelled' || status > 500;
    return { answer: passing ? failure(503, UNAVAILABLE) : failure(500, INTERNAL), known: false };
}
function isErrorStatus(status) {
    return Object.hasOwn(ERROR_CODES, status);
}

;// CONCATENATED MODULE: ./build/server/limits.js
const MINUTE = 60_000;
const DAY = 86_400_000;
/** Seconds to wait if too many requests run at the same time: it is unknown when one of them ends. */
const BUSY = 1;
/**
 * Creates the rate limit of one key: requests in a sliding minute, in a sliding day, and at the same time. A request
 * beyond a limit is not counted and gets the seconds to wait, at least 1. Without limits every request is admitted.
 */
function createAdmissions(limits, clock) {
    if (limits === undefined)
        return () => ({ leave: () => { } });
    const { perMinute, perDay, concurrent } = limits;
    let running = 0;
    /** Times at which requests were admitted, in ascending order. */
    const admitted = [];
    /** Returns the milliseconds until `window` has room for another request; 0 or less if it has. */
    const waitFor = (limit, window, now) => {
        const blocking = admitted.at(-limit);
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
        // Older times are no longer needed. They are removed in bulk, because each removal copies the array.
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

// EXTERNAL MODULE: ./node_modules/zod/v4/core/json-schema-processors.js
var json_schema_processors = __webpack_require__(98439);
// EXTERNAL MODULE: ./build/contract/contract.js
var contract = __webpack_require__(19729);
;// CONCATENATED MODULE: ./build/server/operations.js


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

;// CONCATENATED MODULE: ./build/server/openapi.js





const json = (schema) => ({ 'application/json': { schema } });
/** Returns an OpenAPI 3.1 document of the HTTP service, generated from the schemas that the server uses. */
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

;// CONCATENATED MODULE: ./build/server/server.js










const TRANSFER_TIME = 30_000;
const GRACE = 10_000;
const CUT_OFF = 1_000;
const CLOSING = 'The service is shutting down.';
const routes = new Map(operations.map(operation => [`POST ${operation.path}`, operation]));
/** Starts an HTTP server for a service of the contract. Rejects with the system's error if it cannot listen. */
async function startServer(options) {
    const { service, readReport, permissions = {}, host, port, clock, onError, transferTime = TRANSFER_TIME, } = options;
    const apiDocument = success(describeApi());
    const findHolder = createKeyring(options.keys.map(key => {
        // The limits of an enterprise plan are agreed individually; here it has none.
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
        // No key is required: the name holds a random UUID that cannot be guessed.
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
            // An error after the caller has disconnected is of no interest.
            if (!failed.known && !gone.signal.aborted)
                onError?.(error);
            return failed.answer;
        });
        if (gone.signal.aborted)
            return;
        // After an invalid request, the rest of its body may still arrive: the connection cannot be reused.
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
/** Answers on a connection without a valid request. Only closes a connection that the client has closed. */
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
        throw new TypeError('The server does not listen on a port.');
    const host = address.family === 'IPv6' ? `[${address.address}]` : address.address;
    return `http://${host}:${address.port}`;
}

;// CONCATENATED MODULE: ./build/hosts/serve/serve-command.js







/** A flag or variable that the command cannot use. The message is for the user. */
class UsageError extends Error {
    name = 'UsageError';
}
/** Serves until the signal aborts. Returns the exit code: 0; 1 when it cannot listen; 2 for a wrong flag or variable. */
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
    if (!signal.aborted)
        await (0,external_node_events_.once)(signal, 'abort');
    print('shutting down');
    await server.close();
    await served.close?.();
    return 0;
}
function readFlags(argv, flags) {
    const names = ['host', 'port', ...flags];
    const { host = '127.0.0.1', port = '8787', ...settings } = readTexts(argv, names);
    if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
        throw new UsageError(`--port: expected a number from 0 to 65535, not ${JSON.stringify((0,excerpt/* excerpt */.K)(port))}.`);
    }
    if (!/^[\w.:-]+$/.test(host)) {
        throw new UsageError(`--host: expected a host name or an IP address, not ${JSON.stringify((0,excerpt/* excerpt */.K)(host))}.`);
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
        throw new UsageError(`${error instanceof Error ? error.message : error}\nKnown flags: ${known}.`);
    }
}
const problemTexts = {
    'not-a-pair': 'is not key=plan',
    'unknown-plan': 'has a plan other than free, pro, business and enterprise',
    'bad-key': 'has a key with characters other than visible ASCII',
    repeated: 'repeats a key',
};
function readApiKeys(text) {
    const { keys, problems } = readKeys(text);
    if (problems.length > 0) {
        const words = problems.map(({ entry, reason }) => `entry ${entry} ${problemTexts[reason]}`);
        throw new UsageError(`API_KEYS: ${words.join('; ')}.`);
    }
    if (keys.length === 0) {
        throw new UsageError('API_KEYS is empty. Expected comma-separated key=plan pairs such as my-key=pro.');
    }
    return keys;
}
/** Describes a failure of the service by its facts, and any other error by its stack trace. */
function describe(error) {
    if (error instanceof errors/* ServiceError */._)
        return `${error.facts.kind}: ${(0,excerpt/* excerpt */.K)(error.message)}`;
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

// EXTERNAL MODULE: ./build/embedded/service.js + 18 modules
var embedded_service = __webpack_require__(74116);
// EXTERNAL MODULE: ./build/inputs/embedded-inputs.js
var embedded_inputs = __webpack_require__(31080);
// EXTERNAL MODULE: ./build/inputs/values.js
var values = __webpack_require__(73368);
// EXTERNAL MODULE: ./build/report/answer-words.js
var answer_words = __webpack_require__(48921);
// EXTERNAL MODULE: ./build/scan/count-answers.js
var count_answers = __webpack_require__(84541);
;// CONCATENATED MODULE: ./build/hosts/serve/served-service.js
/** The embedded service for the serve command: settings from flags, reports at the server's own address. */







const listFlags = ['content', 'site-url', 'competitor-content', 'brand-domains', 'brand-aliases'];
const textFlags = ['country', 'city', 'max-requests', 'answers', 'report-font'];
/** The inputs that the served service takes, by the names of the action. */
const servedInputs = [...listFlags, 'prompt-template', ...textFlags];
/** The flags of the served service. `data` is the folder for recorded scans and reports. */
const servedFlags = [...servedInputs, 'data'];
/** Time budget of one call, in milliseconds, retries included. */
const CALL_BUDGET = 10 * 60_000;
/** Creates the embedded service on the pages of the current folder. Throws a UsageError for a flag that does not parse. */
function createServedService(texts, urlOf, env, warn) {
    const list = (name) => {
        const items = (0,values/* readList */.LD)(texts[name] ?? '');
        if (items === undefined)
            throw new UsageError(`--${name}: a quote is not closed.`);
        return items;
    };
    const { settings, problems } = (0,embedded_inputs.readEmbeddedInputs)({
        engines: [],
        keywords: [],
        competitors: [],
        samples: { min: 1, max: 1 },
        language: 'en',
        content: list('content'),
        'base-content': '',
        'site-url': list('site-url'),
        'competitor-content': list('competitor-content'),
        'brand-domains': list('brand-domains'),
        'brand-aliases': list('brand-aliases'),
        'prompt-template': (0,values/* readLines */.Se)(texts['prompt-template'] ?? ''),
        country: readCountry(texts),
        city: texts['city'] ?? '',
        answers: texts['answers'] ?? '',
        'max-requests': readMaxRequests(texts['max-requests']),
    }, env);
    if (problems.length > 0) {
        throw new UsageError(problems.map(({ input, allowed }) => `--${input}: expected ${allowed}.`).join('\n'));
    }
    const service = (0,embedded_service/* createEmbeddedService */._)({
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
        warn,
        onAnswer: record => {
            for (const missing of (0,count_answers/* countAnswers */.XA)([record]).missing)
                warn((0,answer_words/* warnOfMissing */.Ip)(missing));
        },
    });
    const countSample = createSampleCounter();
    return {
        service: {
            monitor: (request, signal) => service.monitor(request, withBudget(signal), settings.answers.mode === 'live' ? 1 : countSample(request)),
            generate: (request, signal) => service.generate(request, withBudget(signal)),
            export: service.export,
        },
        readReport: service.readReport,
        close: service.close,
    };
}
/**
 * Returns a function that numbers the repetitions of a scan, from 1. A recording distinguishes the samples of a question,
 * but a request over HTTP does not state its sample. The number is new for every question of the scan.
 */
function createSampleCounter() {
    const counts = new Map();
    return ({ keywords, engines = [], language = '' }) => {
        const questions = keywords.flatMap(keyword => engines.map(engine => JSON.stringify([engine, language, keyword])));
        const sample = 1 + Math.max(0, ...questions.map(question => counts.get(question) ?? 0));
        for (const question of questions)
            counts.set(question, sample);
        return sample;
    };
}
/** A server has no time budget, so each call gets one. */
function withBudget(signal) {
    const budget = AbortSignal.timeout(CALL_BUDGET);
    return signal ? AbortSignal.any([signal, budget]) : budget;
}
/** Reads the only country: a request does not say which of several it is about. */
function readCountry({ country = '', city = '' }) {
    const countries = (0,values/* readCountries */.zL)(country);
    if (countries === undefined || countries.length > 1) {
        throw new UsageError('--country: expected one ISO 3166-1 code of two letters, such as DE.');
    }
    if (city !== '' && countries.length === 0)
        throw new UsageError('--city: expected --country beside it.');
    return countries;
}
function readMaxRequests(text) {
    if (text === undefined)
        return undefined;
    const maxRequests = (0,values/* readInteger */.JI)(text, 0);
    if (maxRequests === undefined)
        throw new UsageError('--max-requests: expected a whole number, 0 or more.');
    return maxRequests;
}

;// CONCATENATED MODULE: ./build/hosts/serve/serve.js
/** Serves the embedded service over HTTP, for self-hosting and for tests. */



/** Serves until the signal aborts. Returns the exit code. */
function serveEmbedded(argv, { env, out, err }, signal) {
    const printError = (line) => void err.write(`${line}\n`);
    return serve({
        argv,
        env,
        flags: servedFlags,
        createService: (settings, urlOf) => createServedService(settings, urlOf, env, printError),
        signal,
        print: line => void out.write(`${line}\n`),
        printError,
    });
}


/***/ }),

/***/ 31080:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readEmbeddedInputs: () => (/* binding */ readEmbeddedInputs)
/* harmony export */ });
/* harmony import */ var _embedded_citation_domains_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69580);
/* harmony import */ var _embedded_corpus_owners_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(69810);
/* harmony import */ var _embedded_corpus_site_url_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(39961);
/* harmony import */ var _embedded_engine_scan_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(99399);
/* harmony import */ var _embedded_engines_connection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87084);
/* harmony import */ var _embedded_engines_engines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45747);
/* harmony import */ var _embedded_engines_plan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5292);
/* harmony import */ var _embedded_engines_question_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48855);
/* harmony import */ var _embedded_engines_recording_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4820);
/* harmony import */ var _embedded_settings_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6638);
/* harmony import */ var _lib_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(94869);
/** Reads the inputs of the embedded service. Loaded on demand: a run with a hosted service needs none of this code. */











/** Reads the settings of the embedded service from its inputs, and from the environment of its engines. Reports every problem. */
function readEmbeddedInputs(inputs, env) {
    const problems = [];
    const take = (input, value, allowed) => {
        if (value === undefined)
            problems.push({ input, allowed });
        return value;
    };
    const domains = inputs['brand-domains'].map(_embedded_citation_domains_js__WEBPACK_IMPORTED_MODULE_0__/* .readBrandDomain */ .U4);
    const settings = {
        content: inputs.content,
        baseContent: inputs['base-content'] === ''
            ? undefined
            : take('base-content', (0,_embedded_corpus_owners_js__WEBPACK_IMPORTED_MODULE_6__/* .readFolder */ .j1)(inputs['base-content']), 'a folder inside the repository, such as _base/site'),
        siteUrls: take('site-url', (0,_embedded_corpus_site_url_js__WEBPACK_IMPORTED_MODULE_7__/* .readSiteUrls */ .a)(inputs['site-url']), 'one http(s) URL with {path} after its host, such as https://acme.example/{path}; or folder = URL lines') ?? [],
        competitorFolders: take('competitor-content', (0,_embedded_corpus_owners_js__WEBPACK_IMPORTED_MODULE_6__/* .readCompetitorFolders */ .sh)(inputs['competitor-content']), 'name = folder lines, the folder inside the repository') ?? [],
        competitors: take('competitors', readCompetitorDomains(inputs.competitors), 'domains such as globex.com after each =; no path, no public suffix, no IP address') ?? [],
        brandDomains: take('brand-domains', domains.every(domain => domain !== undefined) ? domains : undefined, 'domains of your own such as acme.com; no path, no public suffix, no IP address') ?? [],
        brandAliases: inputs['brand-aliases'],
        promptTemplates: take('prompt-template', (0,_embedded_engines_question_js__WEBPACK_IMPORTED_MODULE_4__/* .readPromptTemplates */ .w2)(inputs['prompt-template']), 'questions, one a line, each with {keyword} and optionally {language}; no other placeholder') ?? [],
        countries: inputs.country,
        city: inputs.city || undefined,
        ownQuestions: inputs.keywords.filter(({ questions }) => questions.length > 0),
        maxAnswerLoss: shareOf(inputs['max-answer-loss']),
        maxRequests: inputs['max-requests'],
        maxCost: inputs['max-cost'],
        answers: take('answers', (0,_embedded_engines_recording_js__WEBPACK_IMPORTED_MODULE_5__/* .readAnswersSetting */ .wh)(inputs.answers), 'record:PATH or replay:PATH') ?? {
            mode: 'live',
        },
        models: [],
    };
    if (settings.promptTemplates.length === 0)
        settings.promptTemplates = [_embedded_engines_question_js__WEBPACK_IMPORTED_MODULE_4__/* .DEFAULT_PROMPT_TEMPLATE */ .Ky];
    const questions = settings.ownQuestions.flatMap(asked => asked.questions);
    if (!questions.every(_embedded_engines_question_js__WEBPACK_IMPORTED_MODULE_4__/* .hasKnownPlaceholders */ .U1)) {
        problems.push({
            input: 'keywords',
            allowed: 'questions without a placeholder other than {keyword} and {language}',
        });
    }
    const specs = readEngines(inputs.engines, problems);
    const usesRepository = inputs.engines.length === 0 || inputs.engines.includes(_embedded_settings_js__WEBPACK_IMPORTED_MODULE_8__/* .REPOSITORY */ .B);
    settings.models = [
        ...(usesRepository ? [_embedded_settings_js__WEBPACK_IMPORTED_MODULE_8__/* .REPOSITORY */ .B] : []),
        ...specs.map(({ name, model }) => `${name}:${model}`),
    ];
    const keysMissing = settings.answers.mode !== 'replay' && checkConnections(specs, env, problems);
    const givesSources = specs.some(({ name }) => _embedded_engines_engines_js__WEBPACK_IMPORTED_MODULE_2__/* .engines */ .sP[name].givesSources);
    if (givesSources && settings.brandDomains.length === 0) {
        const allowed = 'the domains of your brand: an engine that names its sources cites the brand by them';
        problems.push({ input: 'brand-domains', allowed });
    }
    checkCompetitors(settings, { givesSources, usesRepository }, problems);
    checkSamples(specs, inputs, problems);
    checkRequests(specs, inputs, problems);
    return { settings, problems, keysMissing };
}
function shareOf(percent) {
    return percent === undefined ? undefined : percent / 100;
}
/** Returns undefined when a domain does not parse. */
function readCompetitorDomains(competitors) {
    const read = competitors.map(({ name, domains }) => ({ name, domains: domains.map(_embedded_citation_domains_js__WEBPACK_IMPORTED_MODULE_0__/* .readBrandDomain */ .U4) }));
    const known = read.map(({ name, domains }) => ({
        name,
        domains: domains.filter(domain => domain !== undefined),
    }));
    return read.some(({ domains }) => domains.includes(undefined)) ? undefined : known;
}
/** Checks that every engine can recognise every competitor: by its domains, or by its captured pages. */
function checkCompetitors({ competitors, competitorFolders, brandDomains }, { givesSources, usesRepository }, problems) {
    const report = (input, wrong, allowed) => {
        if (wrong.length === 0)
            return;
        problems.push({ input, allowed: `${allowed}: ${wrong.map(({ name }) => name).join(', ')}` });
    };
    report('competitors', competitors.filter(({ domains }) => domains.some(domain => brandDomains.includes(domain))), 'domains that brand-domains does not list. These share one');
    report('competitors', competitors.filter(({ domains }) => givesSources && domains.length === 0), 'name = domain: an engine that names its sources recognises a competitor by its domains. Without one');
    const captured = new Set(competitorFolders.map(({ name }) => (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_9__/* .foldName */ .zN)(name)));
    report('competitor-content', competitors.filter(({ name }) => usesRepository && !captured.has((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_9__/* .foldName */ .zN)(name))), 'name = folder lines for all competitors: the engine repository measures them by captured pages. Without any');
}
function readEngines(ids, problems) {
    const live = ids.filter(id => id !== _embedded_settings_js__WEBPACK_IMPORTED_MODULE_8__/* .REPOSITORY */ .B);
    for (const id of live) {
        const replacement = (0,_embedded_engines_engines_js__WEBPACK_IMPORTED_MODULE_2__/* .readReplacement */ .Bx)(id);
        if (replacement === undefined)
            continue;
        problems.push({ input: 'engines', allowed: `${replacement}. The vendor ended the model of ${id}` });
    }
    const specs = live.filter(id => (0,_embedded_engines_engines_js__WEBPACK_IMPORTED_MODULE_2__/* .readReplacement */ .Bx)(id) === undefined).map(_embedded_engines_engines_js__WEBPACK_IMPORTED_MODULE_2__/* .readEngineSpec */ .iI);
    if (specs.some(spec => spec === undefined || spec.country !== undefined)) {
        const names = [_embedded_settings_js__WEBPACK_IMPORTED_MODULE_8__/* .REPOSITORY */ .B, ...Object.keys(_embedded_engines_engines_js__WEBPACK_IMPORTED_MODULE_2__/* .engines */ .sP)].join(', ');
        const allowed = `${names}; a model after a colon, as in openai:MODEL; ${describeModels()}; countries only in the input country. For a hosted service, set base-url`;
        problems.push({ input: 'engines', allowed });
    }
    return specs.filter(spec => spec !== undefined);
}
/** Returns which engines require a model, and which models they have. */
function describeModels() {
    return Object.entries(_embedded_engines_engines_js__WEBPACK_IMPORTED_MODULE_2__/* .engines */ .sP)
        .filter(([, { defaultModel }]) => defaultModel === undefined)
        .map(([name, { models }]) => `${name} requires ${models ? models.join(' or ') : 'one'}`)
        .join(', ');
}
/** Checks that no engine is asked twice for what it repeats. */
function checkSamples(specs, { samples }, problems) {
    const repeating = specs.filter(({ name }) => repeatsAnswers(name));
    if (samples.max === 1 || repeating.length === 0)
        return;
    const ids = repeating.map(({ id }) => id).join(', ');
    const allowed = `1 with ${ids}: the same answer comes back for half an hour, so a second sample tells nothing. Run them in a job of their own`;
    problems.push({ input: 'samples', allowed });
}
function repeatsAnswers(name) {
    const engine = _embedded_engines_engines_js__WEBPACK_IMPORTED_MODULE_2__/* .engines */ .sP[name];
    return engine.repeatsAnswers ?? false;
}
/** Tells whether a key is missing. Reports every other problem of the environment. */
function checkConnections(specs, env, problems) {
    let keysMissing = false;
    for (const name of new Set(specs.map(spec => spec.name))) {
        const connection = (0,_embedded_engines_connection_js__WEBPACK_IMPORTED_MODULE_1__/* .readConnection */ .dC)(name, env);
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
        (0,_embedded_engines_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .planCalls */ .jU)(specs, {
            questions: inputs.keywords.length * Math.max(1, inputs.country.length),
            samples: inputs.samples.max,
            judged: !(0,_embedded_engine_scan_js__WEBPACK_IMPORTED_MODULE_10__/* .isEnglish */ .L)(inputs.language),
            maxRequests: inputs['max-requests'],
        });
    }
    catch (error) {
        if (!(error instanceof _embedded_engines_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .TooManyRequestsError */ .AC))
            throw error;
        const allowed = `${error.plan.requests} or more, which these engines, keywords and samples need; or fewer of them`;
        problems.push({ input: 'max-requests', allowed });
    }
}


/***/ })

};
