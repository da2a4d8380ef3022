export const id = 523;
export const ids = [523];
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

/***/ 69580:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sm: () => (/* binding */ isOnDomain),
/* harmony export */   U4: () => (/* binding */ readBrandDomain),
/* harmony export */   jG: () => (/* binding */ registrableDomain)
/* harmony export */ });
/* harmony import */ var tldts__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20935);
/* harmony import */ var _engines_web_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18695);


/**
 * Reads a domain of a brand, such as `acme.com`, `münchen.de` or `https://www.acme.com/`. Returns its host in lower case
 * and ASCII, without `www.`. Undefined for any other text, a public suffix (`co.uk`, `github.io`), an IP address, and a
 * URL with a path.
 */
function readBrandDomain(text) {
    const address = text.includes('://') ? text : `https://${text}`;
    if (/[\s@*%]/.test(text) || !URL.canParse(address))
        return undefined;
    const { pathname, search, hash } = new URL(address);
    if (pathname !== '/' || search !== '' || hash !== '')
        return undefined;
    const host = (0,_engines_web_source_js__WEBPACK_IMPORTED_MODULE_1__/* .hostOf */ .w4)(address);
    const { domain, isIp } = (0,tldts__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(host, { allowPrivateDomains: true });
    return domain === null || isIp || !host.includes('.') ? undefined : host;
}
/** Returns whether `host` (of a `Source`) is one of `domains` (from `readBrandDomain`) or a subdomain of one. */
function isOnDomain(host, domains) {
    return domains.some(domain => host === domain || host.endsWith(`.${domain}`));
}
/**
 * Returns the registrable domain of a host: `acme.co.uk` for `blog.acme.co.uk`, `acme.github.io` for itself. A host that
 * has none, such as an IP address, is returned as it is.
 */
function registrableDomain(host) {
    return (0,tldts__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(host, { allowPrivateDomains: true }).domain ?? host;
}


/***/ }),

/***/ 99399:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ isEnglish)
/* harmony export */ });
/** Returns whether the sentiment lexicon covers the language. For other languages a model judges the sentiment. */
function isEnglish(language) {
    return /^en(?:-|$)/i.test(language);
}


/***/ }),

/***/ 87084:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  id: () => (/* binding */ describeVendor),
  JY: () => (/* binding */ openConnection),
  dC: () => (/* binding */ readConnection)
});

// EXTERNAL MODULE: ./build/lib/http/caller.js + 2 modules
var http_caller = __webpack_require__(73782);
// EXTERNAL MODULE: ./build/lib/http/loopback.js
var loopback = __webpack_require__(84344);
// EXTERNAL MODULE: ./build/embedded/engines/engines.js + 16 modules
var engines = __webpack_require__(45747);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(2503);
// EXTERNAL MODULE: ./build/contract/errors.js
var errors = __webpack_require__(52776);
// EXTERNAL MODULE: ./build/lib/http/excerpt.js
var excerpt = __webpack_require__(22380);
// EXTERNAL MODULE: ./build/lib/http/retry.js
var retry = __webpack_require__(94135);
// EXTERNAL MODULE: ./build/lib/json.js
var json = __webpack_require__(80292);
;// CONCATENATED MODULE: ./build/embedded/engines/reply.js






const nameSchema = schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig()]).nullish();
/** The error bodies of all vendors. Each vendor puts the error code into another field. */
const errorBodySchema = schemas/* object */.Ikc({
    error: schemas/* union */.KCZ([
        schemas/* string */.YjP().transform(message => ({ message, code: undefined, type: undefined, status: undefined })),
        schemas/* object */.Ikc({
            message: schemas/* string */.YjP().nullish(),
            code: nameSchema,
            type: schemas/* string */.YjP().nullish(),
            status: schemas/* string */.YjP().nullish(),
        }),
    ]),
});
/** Returns the text of a reply with status 200. Throws a ServiceError for any other status. */
function readReply(reply, wallTime) {
    const { request, status, text } = reply;
    if (status === 200)
        return text;
    const { error } = errorBodySchema.safeParse((0,json/* parseJson */.q)(text)).data ?? {};
    const code = [error?.code, error?.type, error?.status].find(name => typeof name === 'string' && name !== '');
    const retryAfter = (0,retry/* readRetryAfter */.D$)(reply.retryAfter, wallTime);
    throw new errors/* ServiceError */._({
        kind: 'http',
        request,
        status,
        detail: (0,excerpt/* excerpt */.K)(error?.message || text) || external_node_http_.STATUS_CODES[status] || 'no explanation',
        ...(code !== undefined && { code: (0,excerpt/* excerpt */.K)(String(code)) }),
        ...(retryAfter !== undefined && { retryAfter }),
    });
}

;// CONCATENATED MODULE: ./build/embedded/engines/connection.js




/** Returns how to reach an engine, as `env` says, or what is wrong with `env`. */
function readConnection(engine, env) {
    const access = engines/* engines */.sP[engine].access;
    const key = firstSet(access.keyVariables, env);
    if (key === undefined && access.keyRequired) {
        return { problem: { kind: 'missing', engine, variables: access.keyVariables } };
    }
    if (key !== undefined && !/^[\x21-\x7e]+$/.test(key.value)) {
        return { problem: { kind: 'bad-key', engine, variable: key.variable } };
    }
    const user = access.userVariable === undefined ? '' : env[access.userVariable]?.trim();
    if (!user && access.userVariable !== undefined) {
        return { problem: { kind: 'missing', engine, variables: [access.userVariable] } };
    }
    const apiKey = key?.value ?? '';
    const given = firstSet(access.baseUrlVariables, env);
    const baseUrl = given?.value ?? access.baseUrl;
    if (baseUrl === undefined) {
        return { problem: { kind: 'missing', engine, variables: access.baseUrlVariables } };
    }
    if (given && !isUsable(given.value, apiKey)) {
        return { problem: { kind: 'bad-base-url', engine, variable: given.variable } };
    }
    const keyQuery = access.keyQuery?.(apiKey);
    const keyHeaders = access.keyHeaders(apiKey, user ?? '');
    return { connection: { baseUrl, apiKey, keyHeaders, ...(keyQuery && { keyQuery }) } };
}
/** Opens a connection with its own rate limits, retries and time budget. The key does not leave it. */
function openConnection(connection, options) {
    const caller = (0,http_caller/* createCaller */.u)({ ...options, ...connection });
    return {
        post: ({ path, body }, signal, limits) => caller.call(path, body, readReply, signal, limits),
        close: caller.close,
    };
}
/** Returns the names that the owner of the workflow needs to correct the access to an engine. */
function describeVendor({ name, model }, env) {
    const { keyVariables, keyPage, baseUrlVariables } = engines/* engines */.sP[name].access;
    const nameOf = (variables) => firstSet(variables, env)?.variable ?? variables[0] ?? '';
    return {
        model,
        keyVariable: nameOf(keyVariables),
        ...(keyPage !== undefined && { keyPage }),
        baseUrlVariable: nameOf(baseUrlVariables),
    };
}
function firstSet(variables, env) {
    for (const variable of variables) {
        // Secrets are often pasted with a line break.
        const value = env[variable]?.trim();
        if (value)
            return { variable, value };
    }
    return undefined;
}
function isUsable(text, apiKey) {
    if (!URL.canParse(text) || /[?#]/.test(text))
        return false;
    const { protocol, hostname, username, password } = new URL(text);
    const isSafe = protocol === 'https:' || (protocol === 'http:' && ((0,loopback/* isLoopback */.U)(hostname) || apiKey === ''));
    return isSafe && username === '' && password === '';
}


/***/ }),

/***/ 45747:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sP: () => (/* binding */ engines),
  iI: () => (/* binding */ readEngineSpec),
  Bx: () => (/* binding */ readReplacement)
});

// EXTERNAL MODULE: ./build/lib/country.js
var lib_country = __webpack_require__(81078);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var classic_schemas = __webpack_require__(2503);
// EXTERNAL MODULE: ./build/embedded/engines/web-source.js
var web_source = __webpack_require__(18695);
;// CONCATENATED MODULE: ./build/embedded/engines/cited-text.js

/** Joins the parts with `separator` between them, and moves their citations along. */
function joinParts(parts, separator) {
    const citations = [];
    let start = 0;
    for (const part of parts) {
        for (const citation of part.citations) {
            citations.push({ ...citation, start: start + citation.start, end: start + citation.end });
        }
        start += part.text.length + separator.length;
    }
    return {
        text: parts.map(({ text }) => text).join(separator),
        citations,
        unplaced: parts.flatMap(({ unplaced = [] }) => unplaced),
    };
}
/** Matches a URL in a text. */
const ADDRESS = /https?:\/\/[^\s<>()[\]"]{0,2000}[^\s<>()[\]".,;:!?]/g;
/** Returns the text with a citation wherever it contains the URL of a source. The other sources are unplaced. */
function placeSources(text, sources) {
    const byUrl = new Map(sources.map(source => [source.url, source]));
    const citations = Array.from(text.matchAll(ADDRESS)).flatMap(({ 0: address, index }) => {
        const source = byUrl.get((0,web_source/* toSource */.Zi)(address).url);
        return source ? [{ start: index, end: index + address.length, source }] : [];
    });
    const placed = new Set(citations.map(({ source }) => source.url));
    return { text, citations, unplaced: sources.filter(({ url }) => !placed.has(url)) };
}

;// CONCATENATED MODULE: ./build/embedded/engines/engine.js
/** Limits that the lowest paid tier of every vendor allows. A higher rate only leads to more 429 replies. */
const LOWEST_TIER_LIMITS = { perMinute: 50, concurrent: 5 };
/** Returns the Authorization header for a key; no header for ''. */
function bearerHeaders(key) {
    return key === '' ? {} : { authorization: `Bearer ${key}` };
}
/** Returns the Authorization header for a user name and its password. */
function basicHeaders(password, user) {
    return { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` };
}

;// CONCATENATED MODULE: ./build/embedded/engines/wire.js
/**
 * Schemas that the wire formats of the vendors share. A value that decides whether the brand is cited may be missing or
 * null, but a value of another type fails: then the answer is not evaluated. Any other value is a `fact`.
 */

const unknownItemSchema = classic_schemas/* object */.Ikc({ type: classic_schemas/* literal */.euz('other') });
/**
 * Returns a schema for objects with a `type`. An object of a known type has to match its schema. An object of any other
 * type, which vendors add over time, becomes `{ type: 'other' }`; so does null.
 */
function itemOf(...schemas) {
    const known = new Set(schemas.flatMap(schema => [...schema.shape.type.values]));
    return classic_schemas/* preprocess */.vkY(item => (item === null || (hasType(item) && !known.has(item.type)) ? { type: 'other' } : item), classic_schemas/* discriminatedUnion */.gMt('type', [unknownItemSchema, ...schemas]));
}
function hasType(item) {
    return typeof item === 'object' && item !== null && 'type' in item && typeof item.type === 'string';
}
const count = classic_schemas/* int */.Whr().nonnegative();
/** Returns a schema for a value that may be missing or null; both become undefined. */
function optional(schema) {
    return schema.nullish().transform(value => value ?? undefined);
}
/** Returns a schema for a value that does not decide whether the brand is cited: an unexpected value becomes undefined. */
function fact(schema) {
    return optional(schema).catch(undefined);
}
/** Returns a schema for a list that may be missing or null; both become an empty list. */
function listOf(schema) {
    return classic_schemas/* array */.YOg(schema)
        .nullish()
        .transform(list => list ?? []);
}
/** The search queries of an engine, as one text or a list of texts; any other value is left out. */
const queriesSchema = fact(classic_schemas/* union */.KCZ([classic_schemas/* string */.YjP().transform(query => [query]), classic_schemas/* array */.YOg(fact(classic_schemas/* string */.YjP()))])).transform((queries = []) => queries.flatMap(query => (query ? [query] : [])));

;// CONCATENATED MODULE: ./build/embedded/engines/anthropic.js





/** Pauses after which a search counts as failed. */
const MAX_PAUSES = 5;
/** Reasoning counts as well: a lower limit would cut answers off. */
const MAX_TOKENS = 16_000;
const textBlockSchema = classic_schemas/* object */.Ikc({
    type: classic_schemas/* literal */.euz('text'),
    text: classic_schemas/* string */.YjP(),
    citations: listOf(itemOf(classic_schemas/* object */.Ikc({ type: classic_schemas/* literal */.euz('web_search_result_location'), url: optional(classic_schemas/* string */.YjP()) }))),
});
const searchResultBlockSchema = classic_schemas/* object */.Ikc({
    type: classic_schemas/* literal */.euz('web_search_tool_result'),
    content: classic_schemas/* union */.KCZ([
        classic_schemas/* array */.YOg(itemOf(classic_schemas/* object */.Ikc({ type: classic_schemas/* literal */.euz('web_search_result'), url: optional(classic_schemas/* string */.YjP()) }))),
        classic_schemas/* object */.Ikc({ type: classic_schemas/* literal */.euz('web_search_tool_result_error'), error_code: fact(classic_schemas/* string */.YjP()) }),
    ]),
});
const searchCallSchema = classic_schemas/* object */.Ikc({
    type: classic_schemas/* literal */.euz('server_tool_use'),
    input: fact(classic_schemas/* object */.Ikc({ query: queriesSchema })),
});
const messageSchema = classic_schemas/* object */.Ikc({
    model: fact(classic_schemas/* string */.YjP()),
    stop_reason: optional(classic_schemas/* string */.YjP()),
    stop_details: fact(classic_schemas/* object */.Ikc({ explanation: fact(classic_schemas/* string */.YjP()) })),
    content: classic_schemas/* array */.YOg(itemOf(textBlockSchema, searchResultBlockSchema, searchCallSchema)),
    usage: fact(classic_schemas/* object */.Ikc({
        input_tokens: fact(count),
        output_tokens: fact(count),
        server_tool_use: fact(classic_schemas/* object */.Ikc({ web_search_requests: fact(count) })),
    })),
});
const pausedSchema = classic_schemas/* object */.Ikc({ stop_reason: classic_schemas/* literal */.euz('pause_turn'), content: classic_schemas/* array */.YOg(classic_schemas/* unknown */.L5J()) });
const anthropic = {
    access: {
        keyVariables: ['ANTHROPIC_API_KEY'],
        keyPage: 'https://platform.claude.com/settings/keys',
        keyHeaders: key => ({ 'x-api-key': key, 'anthropic-version': '2023-06-01' }),
        keyRequired: true,
        baseUrlVariables: ['ANTHROPIC_BASE_URL'],
        baseUrl: 'https://api.anthropic.com',
        limits: LOWEST_TIER_LIMITS,
    },
    defaultModel: 'claude-sonnet-5-5',
    givesSources: true,
    buildRequest: (asked, model) => createMessage(searchBody(asked, model), FORCED_SEARCH),
    continueRequest(asked, model, bodies) {
        if (bodies.length > MAX_PAUSES || !pausedSchema.safeParse(bodies.at(-1)).success)
            return undefined;
        const body = searchBody(asked, model);
        // The blocks are sent back unchanged: some of their parts are encrypted.
        const content = bodies.flatMap(paused => pausedSchema.parse(paused).content);
        // The engine has searched already, and goes on without thinking, as it began.
        return createMessage({ ...body, messages: [...body.messages, { role: 'assistant', content }] }, WITHOUT_THINKING);
    },
    readAnswer(bodies) {
        const messages = bodies.map(body => messageSchema.parse(body));
        const blocks = messages.flatMap(({ content }) => content);
        const results = blocks.flatMap(block => (block.type === 'web_search_tool_result' ? [block.content] : []));
        const lists = results.filter(content => Array.isArray(content));
        const errors = results.flatMap(content => Array.isArray(content) ? [] : [content.error_code ?? 'unknown']);
        const problem = findProblem(messages, lists.length === 0 ? errors : []);
        return {
            model: messages.at(-1)?.model ?? '',
            ...readText(blocks),
            retrieved: lists
                .flat()
                .flatMap(result => (result.type === 'web_search_result' && result.url ? [(0,web_source/* toSource */.Zi)(result.url)] : [])),
            searched: lists.length > 0,
            queries: blocks.flatMap(block => block.type === 'server_tool_use' && block.input ? block.input.query : []),
            ...(problem && { problem }),
            usage: {
                inputTokens: sum(messages.map(({ usage }) => usage?.input_tokens)),
                outputTokens: sum(messages.map(({ usage }) => usage?.output_tokens)),
                searches: sum(messages.map(({ usage }) => usage?.server_tool_use?.web_search_requests)),
            },
        };
    },
    buildJudgeRequest: (prompt, schema, model) => ({
        path: '/v1/messages',
        body: {
            model,
            max_tokens: MAX_TOKENS,
            messages: [{ role: 'user', content: prompt }],
            output_config: { format: { type: 'json_schema', schema: { ...schema } } },
        },
    }),
};
/** Without thinking, because the vendor refuses to force a tool while the model thinks. */
const WITHOUT_THINKING = { thinking: { type: 'disabled' } };
/** An unforced model searches for seven of ten questions only. */
const FORCED_SEARCH = {
    ...WITHOUT_THINKING,
    tool_choice: { type: 'tool', name: 'web_search' },
};
/** Returns the request with `settings`, and without them for models that reject them with status 400. */
function createMessage(body, settings) {
    const path = '/v1/messages';
    return { path, body: { ...body, ...settings }, fallback: { path, body } };
}
function searchBody({ question, location }, model) {
    return {
        model,
        max_tokens: MAX_TOKENS,
        messages: [{ role: 'user', content: question }],
        tools: [
            {
                type: 'web_search_20250305',
                name: 'web_search',
                max_uses: 5,
                ...(location && { user_location: { type: 'approximate', ...location } }),
            },
        ],
    };
}
/** Joins the text blocks. The citations of a block apply to its whole text. */
function readText(blocks) {
    const parts = blocks.flatMap((block, index) => {
        if (block.type !== 'text')
            return [];
        // The texts before and after a search are separate sentences.
        const resumes = index > 0 && blocks[index - 1]?.type !== 'text';
        const text = (resumes ? '\n\n' : '') + block.text;
        const citations = block.citations.flatMap(citation => citation.type === 'web_search_result_location'
            ? [{ start: 0, end: text.length, source: (0,web_source/* toSource */.Zi)(citation.url ?? '') }]
            : []);
        return [{ text, citations }];
    });
    return joinParts(parts, '');
}
function findProblem(messages, searchErrors) {
    const { stop_reason: reason = 'without a reason', stop_details: details } = messages.at(-1) ?? {};
    if (reason === 'refusal')
        return { outcome: 'refused', reason: details?.explanation || reason };
    if (reason === 'pause_turn')
        return { outcome: 'failed', reason: `paused more than ${MAX_PAUSES} times` };
    if (searchErrors.length > 0) {
        return { outcome: 'failed', reason: `web search: ${[...new Set(searchErrors)].join(', ')}` };
    }
    const ended = reason === 'end_turn' || reason === 'stop_sequence';
    return ended ? undefined : { outcome: 'failed', reason: `stopped: ${reason}` };
}
function sum(numbers) {
    return numbers.reduce((total, number = 0) => total + number, 0);
}

;// CONCATENATED MODULE: ./build/embedded/engines/location.js
const countryNames = new Intl.DisplayNames(['en'], { type: 'region' });
/** Returns the place in English, such as `Munich, Germany`. */
function namePlace({ country, city }) {
    const name = countryNames.of(country) ?? country;
    return city === undefined ? name : `${city}, ${name}`;
}
/** Returns an instruction for a model that tells where the person is. */
function describeLocation(location) {
    return `The user is in ${namePlace(location)}.`;
}
/** Returns the country of the person as an ISO 3166-1 alpha-2 code: without a location, the likely one for the language. */
function likelyCountry({ language, location }) {
    return location?.country ?? likelyLocale(language).region ?? 'US';
}
/** Returns the language as Google's search pages write it: `de`, and `zh-CN` or `zh-TW` for Chinese. */
function googleLanguage({ language: tag }) {
    const { language, script } = likelyLocale(tag);
    return language === 'zh' ? `zh-${script === 'Hant' ? 'TW' : 'CN'}` : language;
}
/** Numbers of former countries (ISO 3166-3), which the runtime reads as the countries that followed. */
const WITHDRAWN = new Set([
    172, 200, 230, 249, 278, 280, 530, 532, 536, 582, 720, 736, 810, 830, 886, 890, 891,
]);
/**
 * Returns Google's number of a country: 2000 plus its number in ISO 3166-1
 * (https://developers.google.com/google-ads/api/data/geotargets). Undefined for an unknown country.
 */
function googleCountryId(country) {
    // The runtime knows the numbers, in the other direction. Numbers from 900 are for private use.
    for (let number = 1; number < 900; number += 1) {
        const { region } = new Intl.Locale(`und-${String(number).padStart(3, '0')}`);
        if (region === country && !WITHDRAWN.has(number))
            return 2000 + number;
    }
    return undefined;
}
function likelyLocale(tag) {
    try {
        return new Intl.Locale(tag).maximize();
    }
    catch {
        return new Intl.Locale('en-US');
    }
}

;// CONCATENATED MODULE: ./build/embedded/engines/dataforseo.js
/**
 * DataForSEO: a provider that reads pages without an official API: Google's AI Mode and AI Overviews, and ChatGPT's page.
 * Each is a model of this engine.
 */






/** The path of each page, and what its task needs besides the question. */
const PAGES = new Map([
    ['ai-mode', { path: '/v3/serp/google/ai_mode/live/advanced', options: {} }],
    [
        'ai-overview',
        // Google loads most overviews after the page; the provider waits for them only if it is told to.
        { path: '/v3/serp/google/organic/live/advanced', options: { load_async_ai_overview: true } },
    ],
    [
        'chatgpt',
        {
            path: '/v3/ai_optimization/chat_gpt/llm_scraper/live/advanced',
            options: { force_web_search: true },
        },
    ],
]);
const referenceSchema = classic_schemas/* object */.Ikc({ url: optional(classic_schemas/* string */.YjP()), domain: optional(classic_schemas/* string */.YjP()) });
/** A paragraph, a list or a table of an answer. */
const componentSchema = classic_schemas/* object */.Ikc({
    type: fact(classic_schemas/* string */.YjP()),
    title: fact(classic_schemas/* string */.YjP()),
    text: fact(classic_schemas/* string */.YjP()),
    markdown: fact(classic_schemas/* string */.YjP()),
    references: listOf(optional(referenceSchema)),
});
const elementSchema = componentSchema.extend({ components: listOf(optional(componentSchema)) });
const overviewSchema = classic_schemas/* object */.Ikc({
    type: classic_schemas/* literal */.euz('ai_overview'),
    markdown: optional(classic_schemas/* string */.YjP()),
    items: listOf(optional(elementSchema)),
    references: listOf(optional(referenceSchema)),
});
const resultSchema = classic_schemas/* object */.Ikc({
    /** Only ChatGPT's page has a model, a markdown text, sources, search results and queries. */
    model: fact(classic_schemas/* string */.YjP()),
    markdown: optional(classic_schemas/* string */.YjP()),
    sources: listOf(optional(referenceSchema)),
    search_results: fact(classic_schemas/* array */.YOg(fact(referenceSchema))),
    fan_out_queries: queriesSchema,
    items: listOf(itemOf(overviewSchema)),
});
const statusSchema = classic_schemas/* object */.Ikc({
    status_code: optional(count),
    status_message: fact(classic_schemas/* string */.YjP()),
    cost: fact(classic_schemas/* number */.aig().nonnegative()),
});
const replySchema = statusSchema.extend({
    tasks: listOf(optional(statusSchema.extend({ result: listOf(optional(resultSchema)) }))),
});
/** The status of a task that has a result. */
const OK = 20_000;
const dataforseo = {
    access: {
        userVariable: 'DATAFORSEO_LOGIN',
        keyVariables: ['DATAFORSEO_PASSWORD'],
        keyPage: 'https://app.dataforseo.com/api-access',
        keyHeaders: basicHeaders,
        keyRequired: true,
        baseUrlVariables: ['DATAFORSEO_BASE_URL'],
        baseUrl: 'https://api.dataforseo.com',
        limits: LOWEST_TIER_LIMITS,
    },
    defaultModel: undefined,
    models: [...PAGES.keys()],
    repeatsAnswers: true,
    givesSources: true,
    buildRequest(asked, model) {
        const { path = '', options } = PAGES.get(model) ?? {};
        return { path, body: [{ ...describeTask(asked), ...options }] };
    },
    readAnswer(bodies) {
        const reply = replySchema.parse(bodies.at(-1));
        const [task] = reply.tasks;
        const result = task?.result[0];
        const overview = result?.items.find(item => item.type === 'ai_overview');
        const answer = overview ? readOverview(overview) : readChat(result);
        const problem = dataforseo_findProblem([reply, task], answer);
        const cost = task?.cost ?? reply.cost;
        return {
            model: result?.model ?? '',
            ...answer,
            retrieved: (result?.search_results ?? []).flatMap(page => (page ? [readSource(page)] : [])),
            searched: overview !== undefined || (result?.search_results ?? []).length > 0,
            queries: result?.fan_out_queries ?? [],
            ...(problem && { problem }),
            usage: { inputTokens: 0, outputTokens: 0, ...(cost !== undefined && { cost }) },
        };
    },
};
/** The provider requires a country. A city needs the provider's own name of its region, so none is sent. */
function describeTask(asked) {
    return {
        // The provider decodes `%XX` and takes a plus sign for a space.
        keyword: asked.question.replaceAll('%', '%25').replaceAll('+', '%2B'),
        location_code: googleCountryId(likelyCountry(asked)),
        language_code: googleLanguage(asked),
    };
}
/** Reads an answer of Google: each element cites its references. The sources of the whole answer are cited, too. */
function readOverview({ markdown = '', items, references }) {
    const sources = readSources(references);
    const parts = items
        .flatMap(element => (element ? [element, ...element.components] : []))
        .filter(component => component !== undefined)
        .filter(({ type = '' }) => !type.startsWith('ai_overview_paid'))
        .map(readComponent);
    const text = joinParts(parts, '\n\n');
    if (text.text.trim() === '')
        return placeSources(markdown, sources);
    return { ...text, unplaced: [...text.unplaced, ...sources] };
}
function readComponent({ title = '', text = '', markdown = '', references }) {
    const body = text || markdown;
    const whole = title === '' || body.includes(title) ? body : `${title}\n${body}`;
    const sources = readSources(references);
    return { text: whole, citations: sources.map(source => ({ start: 0, end: whole.length, source })) };
}
/** Reads an answer of ChatGPT's page. It cites a source where its text links to the page. */
function readChat(result) {
    return placeSources(result?.markdown ?? '', readSources(result?.sources ?? []));
}
function readSources(references) {
    return references.flatMap(reference => (reference ? [readSource(reference)] : []));
}
function readSource({ url, domain = '' }) {
    if (url)
        return (0,web_source/* toSource */.Zi)(url);
    const host = (0,web_source/* hostOf */.w4)(`https://${domain}`);
    return { url: host === '' ? '' : `https://${host}/`, host };
}
function dataforseo_findProblem(statuses, { text }) {
    const failed = statuses.find(status => status?.status_code !== undefined && status.status_code !== OK);
    if (failed) {
        const reason = [failed.status_code, failed.status_message].filter(Boolean).join(': ');
        return { outcome: 'failed', reason };
    }
    return text.trim() === '' ? { outcome: 'failed', reason: 'the page shows no AI answer' } : undefined;
}

// EXTERNAL MODULE: ./node_modules/tldts/dist/cjs/index.js
var cjs = __webpack_require__(20935);
;// CONCATENATED MODULE: ./build/embedded/engines/offsets.js
/** Converts the offsets of vendors, which use different units, into offsets of JavaScript strings. */
/** Returns the conversion for offsets that count UTF-8 bytes. */
function byteOffsets(text) {
    return offsetsIn(text, Buffer.byteLength);
}
/** Returns the conversion for offsets that count Unicode code points, as Python does. */
function characterOffsets(text) {
    return offsetsIn(text, () => 1);
}
function offsetsIn(text, widthOf) {
    const positions = [];
    let index = 0;
    for (const character of text) {
        for (let unit = widthOf(character); unit > 0; unit -= 1)
            positions.push(index);
        index += character.length;
    }
    return offset => positions[Math.max(0, offset)] ?? text.length;
}

;// CONCATENATED MODULE: ./build/embedded/engines/gemini.js








const chunkSchema = classic_schemas/* object */.Ikc({
    web: optional(classic_schemas/* object */.Ikc({
        uri: optional(classic_schemas/* string */.YjP()),
        title: optional(classic_schemas/* string */.YjP()),
        domain: optional(classic_schemas/* string */.YjP()),
    })),
});
const segmentSchema = classic_schemas/* object */.Ikc({
    partIndex: optional(count),
    startIndex: optional(count),
    endIndex: optional(count),
    text: optional(classic_schemas/* string */.YjP()),
});
const supportSchema = classic_schemas/* object */.Ikc({
    segment: optional(segmentSchema),
    groundingChunkIndices: listOf(count),
});
const candidateSchema = classic_schemas/* object */.Ikc({
    content: optional(classic_schemas/* object */.Ikc({
        parts: listOf(optional(classic_schemas/* object */.Ikc({ text: optional(classic_schemas/* string */.YjP()), thought: optional(classic_schemas/* boolean */.zMY()) }))),
    })),
    finishReason: optional(classic_schemas/* string */.YjP()),
    groundingMetadata: optional(classic_schemas/* object */.Ikc({
        webSearchQueries: queriesSchema,
        // Supports name chunks by their position, so null keeps its place.
        groundingChunks: listOf(optional(chunkSchema)),
        groundingSupports: listOf(optional(supportSchema)),
    })),
});
const responseSchema = classic_schemas/* object */.Ikc({
    candidates: listOf(candidateSchema),
    promptFeedback: optional(classic_schemas/* object */.Ikc({ blockReason: optional(classic_schemas/* string */.YjP()) })),
    modelVersion: fact(classic_schemas/* string */.YjP()),
    usageMetadata: fact(classic_schemas/* object */.Ikc({
        promptTokenCount: fact(count),
        candidatesTokenCount: fact(count),
        thoughtsTokenCount: fact(count),
    })),
});
/** Finish reasons with which the vendor's filters stop an answer. */
const REFUSALS = new Set(['SAFETY', 'RECITATION', 'BLOCKLIST', 'PROHIBITED_CONTENT', 'SPII']);
const gemini = {
    access: {
        keyVariables: ['GEMINI_API_KEY', 'GOOGLE_API_KEY'],
        keyPage: 'https://aistudio.google.com/apikey',
        keyHeaders: key => ({ 'x-goog-api-key': key }),
        keyRequired: true,
        baseUrlVariables: ['GOOGLE_GEMINI_BASE_URL', 'GEMINI_BASE_URL'],
        baseUrl: 'https://generativelanguage.googleapis.com',
        limits: LOWEST_TIER_LIMITS,
    },
    defaultModel: 'gemini-3.8-flash',
    givesSources: true,
    buildRequest: ({ question, location }, model) => generateContent(model, question, {
        tools: [{ googleSearch: {} }],
        // The API has a field for coordinates and none for a country or a city.
        ...(location && { systemInstruction: { parts: [{ text: describeLocation(location) }] } }),
    }),
    readAnswer(bodies) {
        const response = responseSchema.parse(bodies.at(-1));
        const [candidate] = response.candidates;
        const { webSearchQueries = [], groundingChunks = [] } = candidate?.groundingMetadata ?? {};
        const searched = webSearchQueries.length > 0 || groundingChunks.length > 0;
        const answer = gemini_readText(candidate);
        const problem = gemini_findProblem(response) ?? (searched ? findGap(answer) : undefined);
        return {
            model: response.modelVersion ?? '',
            ...answer,
            retrieved: groundingChunks.flatMap(chunk => gemini_readSource(chunk) ?? []),
            searched,
            queries: webSearchQueries,
            ...(problem && { problem }),
            usage: {
                inputTokens: response.usageMetadata?.promptTokenCount ?? 0,
                outputTokens: (response.usageMetadata?.candidatesTokenCount ?? 0) +
                    (response.usageMetadata?.thoughtsTokenCount ?? 0),
                searches: webSearchQueries.length,
            },
        };
    },
    buildJudgeRequest: (prompt, schema, model) => generateContent(model, prompt, {
        generationConfig: { responseMimeType: 'application/json', responseJsonSchema: schema },
    }),
};
function generateContent(model, text, options) {
    const contents = [{ role: 'user', parts: [{ text }] }];
    return {
        path: `/v1beta/models/${encodeURIComponent(model)}:generateContent`,
        body: { contents, ...options },
    };
}
function gemini_readText(candidate) {
    const { groundingChunks = [], groundingSupports = [] } = candidate?.groundingMetadata ?? {};
    const supports = Map.groupBy(groundingSupports, support => support?.segment?.partIndex ?? 0);
    const parts = (candidate?.content?.parts ?? []).map((part, partIndex) => {
        const text = part?.thought ? '' : (part?.text ?? '');
        const locate = createLocator(text);
        const citations = (supports.get(partIndex) ?? []).flatMap(support => {
            const sources = support?.groundingChunkIndices.map(index => gemini_readSource(groundingChunks[index]) ?? web_source/* UNKNOWN_SOURCE */.bI);
            const place = locate(support?.segment);
            return sources?.map(source => ({ ...place, source })) ?? [];
        });
        return { text, citations };
    });
    return joinParts(parts, '');
}
/**
 * Locates segments in the text of one part. Their offsets count UTF-8 bytes; if the segment's text is not at its offsets,
 * its first occurrence is used.
 */
function createLocator(text) {
    const toIndex = byteOffsets(text);
    return (segment) => {
        const { startIndex = 0, endIndex = 0, text: stated = '' } = segment ?? {};
        const [start, end] = [toIndex(startIndex), toIndex(endIndex)];
        const found = text.slice(start, end) === stated ? -1 : text.indexOf(stated);
        return stated === '' || found === -1 ? { start, end } : { start: found, end: found + stated.length };
    };
}
/** Reads the source of a chunk. Its URL is a redirect of the vendor, so the host comes from the domain or the title. */
function gemini_readSource(chunk) {
    const { uri = '', title = '', domain = title } = chunk?.web ?? {};
    if (uri === '')
        return undefined;
    const { hostname, isIcann } = (0,cjs/* parse */.qg)(domain);
    const redirect = (0,web_source/* hostOf */.w4)(uri).endsWith('vertexaisearch.cloud.google.com');
    if (!redirect)
        return { url: uri, host: (0,web_source/* hostOf */.w4)(uri) };
    return { url: uri, host: isIcann && hostname === domain.toLowerCase() ? (0,web_source/* hostOf */.w4)(`https://${domain}`) : '' };
}
/**
 * Returns why an answer after a search is not evaluated. The vendor attributes such an answer to sources; some replies lack
 * that data, which does not mean that the answer cites no page.
 */
function findGap({ citations }) {
    if (citations.some(({ source }) => source !== web_source/* UNKNOWN_SOURCE */.bI))
        return undefined;
    return { outcome: 'failed', reason: 'the engine searched, and its reply names no sources' };
}
function gemini_findProblem({ candidates: [candidate], promptFeedback }) {
    if (promptFeedback?.blockReason)
        return { outcome: 'refused', reason: promptFeedback.blockReason };
    if (candidate === undefined)
        return { outcome: 'failed', reason: 'no candidate' };
    const reason = candidate.finishReason ?? 'STOP';
    if (reason === 'STOP')
        return undefined;
    return { outcome: REFUSALS.has(reason) ? 'refused' : 'failed', reason };
}

// EXTERNAL MODULE: ./build/lib/json.js
var lib_json = __webpack_require__(80292);
;// CONCATENATED MODULE: ./build/embedded/engines/mistral.js
/** Mistral: the Conversations API with web search. Chat completions search, too, and name no sources. */







const textChunkSchema = classic_schemas/* object */.Ikc({ type: classic_schemas/* literal */.euz('text'), text: classic_schemas/* string */.YjP() });
/** Stands after the text that it is the source of. */
const mistral_referenceSchema = classic_schemas/* object */.Ikc({ type: classic_schemas/* literal */.euz('tool_reference'), url: optional(classic_schemas/* string */.YjP()) });
const mistral_messageSchema = classic_schemas/* object */.Ikc({
    type: classic_schemas/* literal */.euz('message.output'),
    model: fact(classic_schemas/* string */.YjP()),
    content: classic_schemas/* union */.KCZ([
        classic_schemas/* string */.YjP().transform(text => [{ type: 'text', text }]),
        listOf(itemOf(textChunkSchema, mistral_referenceSchema)),
    ]),
});
const executionSchema = classic_schemas/* object */.Ikc({
    type: classic_schemas/* literal */.euz('tool.execution'),
    name: fact(classic_schemas/* string */.YjP()),
    /** JSON text with the query. */
    arguments: fact(classic_schemas/* string */.YjP()),
    /** The result is JSON text: the pages by an id. */
    info: fact(classic_schemas/* object */.Ikc({ result: fact(classic_schemas/* string */.YjP()) })),
});
const conversationSchema = classic_schemas/* object */.Ikc({
    outputs: classic_schemas/* array */.YOg(itemOf(mistral_messageSchema, executionSchema)),
    usage: fact(classic_schemas/* object */.Ikc({
        prompt_tokens: fact(count),
        completion_tokens: fact(count),
        connector_tokens: fact(count),
        /** Calls by the name of the tool. */
        connectors: fact(classic_schemas/* object */.Ikc({ web_search: fact(count) })),
    })),
});
const argumentsSchema = classic_schemas/* object */.Ikc({ query: queriesSchema });
const mistral_resultSchema = classic_schemas/* record */.g1P(classic_schemas/* string */.YjP(), fact(classic_schemas/* object */.Ikc({ url: fact(classic_schemas/* string */.YjP()) })));
const mistral = {
    access: {
        keyVariables: ['MISTRAL_API_KEY'],
        keyPage: 'https://console.mistral.ai/api-keys',
        keyHeaders: bearerHeaders,
        keyRequired: true,
        baseUrlVariables: ['MISTRAL_BASE_URL'],
        baseUrl: 'https://api.mistral.ai',
        limits: LOWEST_TIER_LIMITS,
    },
    defaultModel: 'mistral-medium-latest',
    givesSources: true,
    // The vendor refuses to force its own tools, so the model decides whether it searches.
    buildRequest: ({ question, location }, model) => startConversation({
        model,
        inputs: question,
        tools: [{ type: 'web_search' }],
        ...(location && { instructions: describeLocation(location) }),
    }),
    readAnswer(bodies) {
        const { outputs, usage } = conversationSchema.parse(bodies.at(-1));
        const messages = outputs.filter(item => item.type === 'message.output');
        const searches = outputs
            .filter(item => item.type === 'tool.execution')
            .filter(({ name = '' }) => name.startsWith('web_search'));
        return {
            model: messages.at(-1)?.model ?? '',
            ...joinParts(messages.map(readMessage), '\n\n'),
            retrieved: searches.flatMap(readResults),
            searched: searches.length > 0,
            queries: searches.flatMap(readQueries),
            usage: {
                inputTokens: (usage?.prompt_tokens ?? 0) + (usage?.connector_tokens ?? 0),
                outputTokens: usage?.completion_tokens ?? 0,
                searches: usage?.connectors?.web_search ?? searches.length,
            },
        };
    },
    buildJudgeRequest: (prompt, schema, model) => startConversation({
        model,
        inputs: prompt,
        completion_args: {
            response_format: { type: 'json_schema', json_schema: { name: 'judgement', strict: true, schema } },
        },
    }),
};
function startConversation(body) {
    return { path: '/v1/conversations', body: { ...body, stream: false, store: false } };
}
/** Joins the texts. A reference cites the last sentence of the text before it. */
function readMessage({ content }) {
    const unplaced = [];
    const citations = [];
    let text = '';
    let lastWord;
    for (const chunk of content) {
        if (chunk.type === 'text') {
            const at = chunk.text.match(LAST_WORD)?.index;
            if (at !== undefined)
                lastWord = text.length + at;
            text += chunk.text;
        }
        if (chunk.type !== 'tool_reference')
            continue;
        const source = (0,web_source/* toSource */.Zi)(chunk.url ?? '');
        if (lastWord === undefined)
            unplaced.push(source);
        else
            citations.push({ start: lastWord, end: lastWord + 1, source });
    }
    return { text, citations, unplaced };
}
/** Matches the last letter or digit of a text. */
const LAST_WORD = /[\p{L}\p{N}](?=[^\p{L}\p{N}]*$)/u;
function readQueries({ arguments: json = '' }) {
    return argumentsSchema.safeParse((0,lib_json/* parseJson */.q)(json)).data?.query ?? [];
}
function readResults({ info }) {
    const pages = mistral_resultSchema.safeParse((0,lib_json/* parseJson */.q)(info?.result ?? '')).data ?? {};
    return Object.values(pages).flatMap(page => (page?.url ? [(0,web_source/* toSource */.Zi)(page.url)] : []));
}

;// CONCATENATED MODULE: ./build/embedded/engines/annotated-text.js
/** Text with annotations in the format of OpenAI's Responses API, which other vendors use as well. */





/** Every field is optional: vendors leave out the type, or the offsets. */
const annotationSchema = classic_schemas/* object */.Ikc({
    type: optional(classic_schemas/* string */.YjP()),
    url: optional(classic_schemas/* string */.YjP()),
    start_index: fact(count),
    end_index: fact(count),
});
const annotatedTextSchema = classic_schemas/* object */.Ikc({
    type: classic_schemas/* literal */.euz('output_text'),
    text: classic_schemas/* string */.YjP(),
    annotations: listOf(optional(annotationSchema)),
});
/**
 * Returns the text with its URL citations. No vendor documents the unit of the offsets. They are taken as Unicode
 * characters, unless only the same offsets in UTF-16 point to a text that contains the URL. A citation without offsets is
 * where the text contains its URL; if the text does not, the citation is unplaced.
 */
function readAnnotatedText({ text, annotations, }) {
    const cited = annotations.filter(annotation => annotation !== undefined).filter(isCitation);
    const toIndex = characterOffsets(text);
    const located = cited.filter(hasOffsets).map(({ url = '', start_index: start, end_index: end }) => {
        const span = { start: toIndex(start), end: toIndex(end) };
        const units = { start, end };
        const has = (part) => text.slice(part.start, part.end).includes(url);
        return { ...(!has(span) && has(units) ? units : span), source: (0,web_source/* toSource */.Zi)(url) };
    });
    const others = cited.filter(annotation => !hasOffsets(annotation));
    const placed = placeSources(text, others.map(({ url = '' }) => (0,web_source/* toSource */.Zi)(url)));
    return { ...placed, citations: [...located, ...placed.citations] };
}
/** A URL citation without a URL cites an unknown page. Annotations of other types, such as files, have no URL. */
function isCitation({ type, url }) {
    return url !== undefined || type === 'url_citation';
}
function hasOffsets(annotation) {
    const { start_index: start, end_index: end } = annotation;
    return start !== undefined && end !== undefined && start < end;
}

;// CONCATENATED MODULE: ./build/embedded/engines/responses-api.js
/** Replies of OpenAI's Responses API with web search, which xAI uses as well. */






const responses_api_messageSchema = classic_schemas/* object */.Ikc({
    type: classic_schemas/* literal */.euz('message'),
    content: listOf(itemOf(annotatedTextSchema, classic_schemas/* object */.Ikc({ type: classic_schemas/* literal */.euz('refusal'), refusal: fact(classic_schemas/* string */.YjP()) }))),
});
const sourceSchema = itemOf(classic_schemas/* object */.Ikc({ type: classic_schemas/* literal */.euz('url'), url: optional(classic_schemas/* string */.YjP()) }));
const webSearchCallSchema = classic_schemas/* object */.Ikc({
    type: classic_schemas/* literal */.euz('web_search_call'),
    status: optional(classic_schemas/* string */.YjP()),
    /** Some replies of OpenAI lack it, and all replies of xAI. */
    action: optional(itemOf(classic_schemas/* object */.Ikc({
        type: classic_schemas/* literal */.euz('search'),
        query: queriesSchema,
        queries: queriesSchema,
        sources: listOf(sourceSchema),
    }), classic_schemas/* object */.Ikc({ type: classic_schemas/* literal */.euz('open_page'), url: optional(classic_schemas/* string */.YjP()) }))),
    /** JSON text with the query; only xAI sends it. */
    arguments: fact(classic_schemas/* string */.YjP()),
});
/** xAI counts costs in ticks: 10^10 ticks are one US dollar. */
const TICKS_PER_DOLLAR = 1e10;
const responses_api_responseSchema = classic_schemas/* object */.Ikc({
    model: fact(classic_schemas/* string */.YjP()),
    status: optional(classic_schemas/* string */.YjP()),
    error: optional(classic_schemas/* object */.Ikc({ code: fact(classic_schemas/* string */.YjP()), message: fact(classic_schemas/* string */.YjP()) })),
    incomplete_details: optional(classic_schemas/* object */.Ikc({ reason: fact(classic_schemas/* string */.YjP()) })),
    output: classic_schemas/* array */.YOg(itemOf(responses_api_messageSchema, webSearchCallSchema)),
    usage: fact(classic_schemas/* object */.Ikc({
        input_tokens: fact(count),
        output_tokens: fact(count),
        cost_in_usd_ticks: fact(count),
        server_side_tool_usage_details: fact(classic_schemas/* object */.Ikc({ web_search_calls: fact(count) })),
    })),
});
/** Reads the last of the replies. Throws a ZodError with the path of the invalid value. */
function readResponse(bodies) {
    const response = responses_api_responseSchema.parse(bodies.at(-1));
    const calls = response.output.filter(item => item.type === 'web_search_call');
    const problem = responses_api_findProblem(response);
    const { usage } = response;
    const ticks = usage?.cost_in_usd_ticks;
    return {
        model: response.model ?? '',
        ...responses_api_readText(response.output),
        retrieved: calls.flatMap(responses_api_readSources),
        searched: calls.some(({ status = 'completed' }) => status === 'completed'),
        queries: calls.flatMap(responses_api_readQueries),
        ...(problem && { problem }),
        usage: {
            inputTokens: usage?.input_tokens ?? 0,
            outputTokens: usage?.output_tokens ?? 0,
            searches: usage?.server_side_tool_usage_details?.web_search_calls ??
                calls.filter(({ action }) => action === undefined || action.type === 'search').length,
            ...(ticks !== undefined && { cost: ticks / TICKS_PER_DOLLAR }),
        },
    };
}
function responses_api_readText(output) {
    const parts = output.flatMap(item => (item.type === 'message' ? item.content : []));
    const texts = parts.filter(part => part.type === 'output_text');
    return joinParts(texts.map(readAnnotatedText), '\n\n');
}
function responses_api_readSources({ action }) {
    if (action?.type === 'open_page')
        return action.url ? [(0,web_source/* toSource */.Zi)(action.url)] : [];
    if (action?.type !== 'search')
        return [];
    return action.sources.flatMap(source => (source.type === 'url' && source.url ? [(0,web_source/* toSource */.Zi)(source.url)] : []));
}
const responses_api_argumentsSchema = classic_schemas/* object */.Ikc({ query: queriesSchema });
function responses_api_readQueries({ action, arguments: json }) {
    if (action?.type === 'search')
        return [...action.query, ...action.queries];
    return responses_api_argumentsSchema.safeParse((0,lib_json/* parseJson */.q)(json ?? '')).data?.query ?? [];
}
function responses_api_findProblem({ status, error, incomplete_details, output }) {
    const parts = output.flatMap(item => (item.type === 'message' ? item.content : []));
    const refusal = parts.find(part => part.type === 'refusal');
    if (refusal)
        return { outcome: 'refused', reason: refusal.refusal || 'refusal' };
    if (status === 'incomplete') {
        const reason = incomplete_details?.reason ?? status;
        return { outcome: reason === 'content_filter' ? 'refused' : 'failed', reason };
    }
    if (status === undefined || status === 'completed')
        return undefined;
    const reason = [error?.code, error?.message].filter(Boolean).join(': ');
    return { outcome: 'failed', reason: reason || status };
}

;// CONCATENATED MODULE: ./build/embedded/engines/openai.js


const openai = {
    access: {
        keyVariables: ['OPENAI_API_KEY'],
        keyPage: 'https://platform.openai.com/api-keys',
        keyHeaders: bearerHeaders,
        keyRequired: true,
        baseUrlVariables: ['OPENAI_BASE_URL'],
        baseUrl: 'https://api.openai.com/v1',
        limits: LOWEST_TIER_LIMITS,
    },
    defaultModel: 'gpt-6.1-sol',
    givesSources: true,
    buildRequest: ({ question, location }, model) => ({
        path: '/responses',
        body: {
            model,
            input: question,
            // Without a user location the vendor assumes the United States.
            tools: [{ type: 'web_search', user_location: { type: 'approximate', ...location } }],
            tool_choice: 'required',
            include: ['web_search_call.action.sources'],
            store: false,
        },
    }),
    readAnswer: readResponse,
    buildJudgeRequest: (prompt, schema, model) => ({
        path: '/responses',
        body: {
            model,
            input: prompt,
            text: { format: { type: 'json_schema', name: 'judgement', strict: true, schema: { ...schema } } },
            store: false,
        },
    }),
};

;// CONCATENATED MODULE: ./build/embedded/engines/openai-compatible.js




const completionSchema = classic_schemas/* object */.Ikc({
    model: fact(classic_schemas/* string */.YjP()),
    choices: listOf(optional(classic_schemas/* object */.Ikc({
        message: optional(classic_schemas/* object */.Ikc({ content: optional(classic_schemas/* string */.YjP()), refusal: optional(classic_schemas/* string */.YjP()) })),
        finish_reason: optional(classic_schemas/* string */.YjP()),
    }))),
    usage: fact(classic_schemas/* object */.Ikc({ prompt_tokens: fact(count), completion_tokens: fact(count) })),
});
/** A gateway reports the failure of the server behind it in a reply with status 200. */
const failureSchema = classic_schemas/* object */.Ikc({
    error: classic_schemas/* union */.KCZ([classic_schemas/* string */.YjP().transform(message => ({ message })), classic_schemas/* object */.Ikc({ message: classic_schemas/* string */.YjP() })]),
});
/** Matches the reasoning that some models write before their answer. */
const THOUGHT = /^\s*<think>[\s\S]*?<\/think>/;
const openaiCompatible = {
    access: {
        keyVariables: ['OPENAI_COMPATIBLE_API_KEY'],
        keyHeaders: bearerHeaders,
        keyRequired: false,
        baseUrlVariables: ['OPENAI_COMPATIBLE_BASE_URL'],
        baseUrl: undefined,
        limits: LOWEST_TIER_LIMITS,
    },
    defaultModel: undefined,
    givesSources: false,
    buildRequest: ({ question, location }, model) => ({
        path: '/chat/completions',
        body: {
            model,
            messages: [
                ...(location ? [{ role: 'system', content: describeLocation(location) }] : []),
                { role: 'user', content: question },
            ],
        },
    }),
    readAnswer(bodies) {
        const failure = failureSchema.safeParse(bodies.at(-1)).data;
        if (failure)
            return failed(failure.error.message);
        const { model = '', choices, usage } = completionSchema.parse(bodies.at(-1));
        const [choice] = choices;
        if (choice === undefined)
            return failed('no choice');
        const problem = openai_compatible_findProblem(choice);
        return {
            model,
            text: (choice.message?.content ?? '').replace(THOUGHT, '').trim(),
            citations: [],
            retrieved: [],
            searched: false,
            ...(problem && { problem }),
            usage: { inputTokens: usage?.prompt_tokens ?? 0, outputTokens: usage?.completion_tokens ?? 0 },
        };
    },
    buildJudgeRequest: (prompt, schema, model) => ({
        path: '/chat/completions',
        body: {
            model,
            messages: [{ role: 'user', content: prompt }],
            response_format: {
                type: 'json_schema',
                json_schema: { name: 'judgement', strict: true, schema: { ...schema } },
            },
        },
    }),
};
function failed(reason) {
    return {
        model: '',
        text: '',
        citations: [],
        retrieved: [],
        searched: false,
        problem: { outcome: 'failed', reason },
        usage: { inputTokens: 0, outputTokens: 0 },
    };
}
function openai_compatible_findProblem({ message, finish_reason: reason, }) {
    if (message?.refusal)
        return { outcome: 'refused', reason: message.refusal };
    if (reason === 'content_filter')
        return { outcome: 'refused', reason };
    // Many servers give no other finish reason, or one of their own.
    return reason === 'length' ? { outcome: 'failed', reason } : undefined;
}

;// CONCATENATED MODULE: ./build/embedded/engines/perplexity.js






const perplexity_messageSchema = classic_schemas/* object */.Ikc({
    type: classic_schemas/* literal */.euz('message'),
    content: listOf(itemOf(annotatedTextSchema)),
});
const searchResultsSchema = classic_schemas/* object */.Ikc({
    type: classic_schemas/* literal */.euz('search_results'),
    queries: queriesSchema,
    results: listOf(optional(classic_schemas/* object */.Ikc({ id: optional(classic_schemas/* int */.Whr()), url: optional(classic_schemas/* string */.YjP()) }))),
});
const fetchedPagesSchema = classic_schemas/* object */.Ikc({
    type: classic_schemas/* literal */.euz('fetch_url_results'),
    contents: listOf(optional(classic_schemas/* object */.Ikc({ url: optional(classic_schemas/* string */.YjP()) }))),
});
const perplexity_responseSchema = classic_schemas/* object */.Ikc({
    model: fact(classic_schemas/* string */.YjP()),
    status: optional(classic_schemas/* string */.YjP()),
    error: optional(classic_schemas/* object */.Ikc({ message: fact(classic_schemas/* string */.YjP()) })),
    incomplete_details: optional(classic_schemas/* object */.Ikc({ reason: fact(classic_schemas/* string */.YjP()) })),
    output: classic_schemas/* array */.YOg(itemOf(perplexity_messageSchema, searchResultsSchema, fetchedPagesSchema)),
    usage: fact(classic_schemas/* object */.Ikc({
        input_tokens: fact(count),
        output_tokens: fact(count),
        tool_calls_details: fact(classic_schemas/* object */.Ikc({ search_web: fact(classic_schemas/* object */.Ikc({ invocation: fact(count) })) })),
        cost: fact(classic_schemas/* object */.Ikc({ total_cost: fact(classic_schemas/* number */.aig().nonnegative()) })),
    })),
});
/** Presets of the vendor: search settings of growing effort. Each has a model of its own, often another vendor's. */
const PRESETS = new Set(['fast', 'low', 'medium', 'high', 'xhigh']);
const SONAR = 'perplexity/sonar';
/** Reasoning counts as well: a lower limit would cut answers off. */
const perplexity_MAX_TOKENS = 16_000;
/** Matches `[1]` or `[1, 2]`: ids of search results. */
const MARKER = /\[(\d{1,4}(?:, ?\d{1,4}){0,20})\]/g;
const perplexity = {
    access: {
        keyVariables: ['PERPLEXITY_API_KEY'],
        keyPage: 'https://www.perplexity.ai/account/api/keys',
        keyHeaders: bearerHeaders,
        keyRequired: true,
        baseUrlVariables: ['PERPLEXITY_BASE_URL'],
        baseUrl: 'https://api.perplexity.ai',
        limits: LOWEST_TIER_LIMITS,
    },
    defaultModel: 'sonar',
    // As the vendor's guide to its migration names them.
    endedModels: {
        'sonar-pro': 'perplexity:low or perplexity:sonar',
        'sonar-reasoning': 'perplexity:low',
        'sonar-reasoning-pro': 'perplexity:low',
        'sonar-deep-research': 'perplexity:medium',
    },
    givesSources: true,
    buildRequest({ question, location }, model) {
        const search = { type: 'web_search', ...(location && { user_location: location }) };
        // The vendor changes the model of a preset over time, so its own model is pinned.
        const by = PRESETS.has(model) ? { preset: model, model: SONAR } : { model: qualify(model) };
        return createResponse({ ...by, input: question, tools: [search] }, { type: 'web_search' });
    },
    readAnswer(bodies) {
        const response = perplexity_responseSchema.parse(bodies.at(-1));
        const searches = response.output.filter(item => item.type === 'search_results');
        const results = searches.flatMap(item => item.results);
        const fetched = response.output.flatMap(item => (item.type === 'fetch_url_results' ? item.contents : []));
        const { usage } = response;
        const invocations = usage?.tool_calls_details?.search_web?.invocation;
        const cost = usage?.cost?.total_cost;
        const answer = perplexity_readText(response.output, indexById(results));
        const problem = perplexity_findProblem(response) ??
            (searches.length > 0 && results.length === 0 ? perplexity_findGap(answer.text) : undefined);
        return {
            model: response.model ?? '',
            ...answer,
            retrieved: [...results, ...fetched].flatMap(page => (page?.url ? [(0,web_source/* toSource */.Zi)(page.url)] : [])),
            searched: searches.length > 0,
            queries: searches.flatMap(item => item.queries),
            ...(problem && { problem }),
            usage: {
                inputTokens: usage?.input_tokens ?? 0,
                outputTokens: usage?.output_tokens ?? 0,
                ...(invocations !== undefined && { searches: invocations }),
                ...(cost !== undefined && { cost }),
            },
        };
    },
    buildJudgeRequest: (prompt, schema, model) => createResponse({
        model: PRESETS.has(model) ? SONAR : qualify(model),
        input: prompt,
        response_format: {
            type: 'json_schema',
            json_schema: { name: 'judgement', strict: true, schema: { ...schema } },
        },
    }),
};
/**
 * Adds `tool_choice`, which the vendor's types lack: without it the model may answer without a search. Presets have other
 * tools as well, so the search is named. Models of Anthropic require a limit of tokens.
 */
function createResponse(body, toolChoice) {
    const limit = body.model?.startsWith('anthropic/') && { max_output_tokens: perplexity_MAX_TOKENS };
    return {
        path: '/v1/responses',
        body: { ...body, ...limit, ...(toolChoice && { tool_choice: toolChoice }) },
    };
}
/** Adds the vendor's name to a model without one. Models of other vendors carry the name of their vendor. */
function qualify(model) {
    return model.includes('/') ? model : `perplexity/${model}`;
}
/** Returns the results by their id. Of several results with one id, the first counts; without an id, the position does. */
function indexById(results) {
    const known = results.map((result, index) => [result?.id ?? index + 1, (0,web_source/* toSource */.Zi)(result?.url ?? '')]);
    return new Map(known.toReversed());
}
/** Citations are the markers in the text and the annotations, which a reply may lack. */
function perplexity_readText(output, byId) {
    const parts = output.flatMap(item => (item.type === 'message' ? item.content : []));
    const texts = parts.filter(part => part.type === 'output_text').map(readAnnotatedText);
    return joinParts(texts.map(({ text, citations, unplaced }) => ({
        text,
        citations: [...citations, ...readMarkers(text, byId)],
        unplaced,
    })), '\n\n');
}
function readMarkers(text, byId) {
    return [...text.matchAll(MARKER)].flatMap(({ 0: marker, 1: ids = '', index }) => ids.split(',').flatMap(id => {
        const source = byId.get(Number(id));
        return source ? [{ start: index, end: index + marker.length, source }] : [];
    }));
}
/** Returns why an answer is not evaluated whose markers name search results that the reply lacks. */
function perplexity_findGap(text) {
    if (text.search(MARKER) === -1)
        return undefined;
    return { outcome: 'failed', reason: 'the answer cites search results that the reply does not name' };
}
function perplexity_findProblem({ status, error, incomplete_details }) {
    if (status === undefined || status === 'completed')
        return undefined;
    return { outcome: 'failed', reason: error?.message ?? incomplete_details?.reason ?? status };
}

;// CONCATENATED MODULE: ./build/embedded/engines/serpapi.js
/** SerpApi: a provider that reads Google's AI Mode and AI Overviews. Each is a model of this engine. */






const OVERVIEW = 'ai-overview';
const ENGINES = new Map([
    ['ai-mode', 'google_ai_mode'],
    [OVERVIEW, 'google'],
]);
/** The replies nest two levels deep. */
const MAX_DEPTH = 5;
function createBlockSchema(depth) {
    const blocks = depth === 0 ? classic_schemas/* unknown */.L5J().transform(() => []) : listOf(createBlockSchema(depth - 1));
    return classic_schemas/* object */.Ikc({
        snippet: fact(classic_schemas/* string */.YjP()),
        title: fact(classic_schemas/* string */.YjP()),
        table: fact(classic_schemas/* array */.YOg(classic_schemas/* array */.YOg(classic_schemas/* unknown */.L5J()))),
        reference_indexes: listOf(count),
        list: blocks,
        text_blocks: blocks,
    });
}
const answerSchema = classic_schemas/* object */.Ikc({
    error: optional(classic_schemas/* string */.YjP()),
    text_blocks: listOf(optional(createBlockSchema(MAX_DEPTH))),
    references: listOf(optional(classic_schemas/* object */.Ikc({ index: optional(count), link: optional(classic_schemas/* string */.YjP()) }))),
    reconstructed_markdown: fact(classic_schemas/* string */.YjP()),
});
const serpapi_overviewSchema = answerSchema.extend({ page_token: optional(classic_schemas/* string */.YjP()) });
/** AI Mode answers at the top, an AI Overview in a field. */
const serpapi_replySchema = answerSchema.extend({ ai_overview: optional(serpapi_overviewSchema) });
const serpapi = {
    access: {
        keyVariables: ['SERPAPI_API_KEY'],
        keyPage: 'https://serpapi.com/manage-api-key',
        keyHeaders: () => ({}),
        keyQuery: key => ({ api_key: key }),
        keyRequired: true,
        baseUrlVariables: ['SERPAPI_BASE_URL'],
        baseUrl: 'https://serpapi.com',
        limits: LOWEST_TIER_LIMITS,
    },
    defaultModel: undefined,
    models: [...ENGINES.keys()],
    repeatsAnswers: true,
    givesSources: true,
    buildRequest: (asked, model) => search({ engine: ENGINES.get(model) ?? '', q: asked.question, ...describePlace(asked) }),
    /** Google loads most overviews after the page: then the page has a token for them. */
    continueRequest(_, model, bodies) {
        if (model !== OVERVIEW || bodies.length > 1)
            return undefined;
        const { text_blocks: blocks = [], page_token: token } = serpapi_replySchema.safeParse(bodies[0]).data?.ai_overview ?? {};
        if (token === undefined || blocks.length > 0)
            return undefined;
        return search({ engine: 'google_ai_overview', page_token: token });
    },
    readAnswer(bodies) {
        const reply = serpapi_replySchema.parse(bodies.at(-1));
        const answer = reply.ai_overview ?? reply;
        const text = serpapi_readText(answer);
        const problem = serpapi_findProblem(reply.error ?? answer.error, text);
        return {
            model: '',
            ...text,
            retrieved: [],
            searched: true,
            ...(problem && { problem }),
            usage: { inputTokens: 0, outputTokens: 0, searches: bodies.length },
        };
    },
};
function search(parameters) {
    return { path: `/search.json?${new URLSearchParams(parameters)}` };
}
function describePlace(asked) {
    const { location } = asked;
    return {
        hl: googleLanguage(asked).toLowerCase(),
        gl: likelyCountry(asked).toLowerCase(),
        ...(location?.city !== undefined && { location: namePlace(location) }),
    };
}
/** Each block cites the references that it names by their index. The other references are cited without a place. */
function serpapi_readText(answer) {
    const sources = new Map(answer.references
        .map((reference, position) => [reference?.index ?? position, (0,web_source/* toSource */.Zi)(reference?.link ?? '')])
        .toReversed());
    const blocks = answer.text_blocks.filter(block => block !== undefined).flatMap(flatten);
    const parts = blocks.map(block => readBlock(block, sources)).filter(({ text }) => text !== '');
    const text = joinParts(parts, '\n\n');
    const all = [...sources.values()].toReversed();
    if (text.text.trim() === '')
        return placeSources(answer.reconstructed_markdown ?? '', all);
    const placed = new Set(text.citations.map(({ source }) => source));
    return { ...text, unplaced: all.filter(source => !placed.has(source)) };
}
function flatten(block) {
    return [block, ...[...block.list, ...block.text_blocks].flatMap(flatten)];
}
function readBlock({ snippet, title, table, reference_indexes }, sources) {
    const rows = table?.map(cells => cells.filter(cell => typeof cell === 'string').join(' | ')).join('\n');
    const text = snippet || title || rows || '';
    const cited = reference_indexes.map(index => sources.get(index) ?? web_source/* UNKNOWN_SOURCE */.bI);
    return { text, citations: cited.map(source => ({ start: 0, end: text.length, source })) };
}
function serpapi_findProblem(error, { text }) {
    if (error !== undefined)
        return { outcome: 'failed', reason: error };
    return text.trim() === '' ? { outcome: 'failed', reason: 'the page shows no AI answer' } : undefined;
}

;// CONCATENATED MODULE: ./build/embedded/engines/xai.js
/** xAI: the Responses API with web search. Live Search, which it replaces, answers with status 410. */



const xai = {
    access: {
        keyVariables: ['XAI_API_KEY'],
        keyPage: 'https://console.x.ai',
        keyHeaders: bearerHeaders,
        keyRequired: true,
        baseUrlVariables: ['XAI_BASE_URL'],
        baseUrl: 'https://api.x.ai/v1',
        limits: LOWEST_TIER_LIMITS,
    },
    defaultModel: 'grok-4.6',
    givesSources: true,
    buildRequest({ question, location }, model) {
        const search = {
            model,
            input: [
                // The search has no field for a location.
                ...(location ? [{ role: 'system', content: describeLocation(location) }] : []),
                { role: 'user', content: question },
            ],
            tools: [{ type: 'web_search' }],
            store: false,
        };
        // The vendor does not document whether a search can be forced.
        return xai_createResponse({ ...search, tool_choice: 'required' }, xai_createResponse(search));
    },
    readAnswer: readResponse,
    buildJudgeRequest: (prompt, schema, model) => xai_createResponse({
        model,
        input: [{ role: 'user', content: prompt }],
        text: { format: { type: 'json_schema', name: 'judgement', strict: true, schema } },
        store: false,
    }),
};
function xai_createResponse(body, fallback) {
    return { path: '/responses', body, ...(fallback && { fallback }) };
}

;// CONCATENATED MODULE: ./build/embedded/engines/engines.js










/** The live engines by the name that users write. */
const engines = {
    openai: openai,
    anthropic: anthropic,
    gemini: gemini,
    perplexity: perplexity,
    xai: xai,
    mistral: mistral,
    dataforseo: dataforseo,
    serpapi: serpapi,
    'openai-compatible': openaiCompatible,
};
/**
 * Reads `NAME` or `NAME:MODEL`, with `@COUNTRY` after it where the engine is asked for several countries. Undefined for an
 * unknown engine or country, for an engine without default model if none is given, and for a model that the engine does not
 * have.
 */
function readEngineSpec(id) {
    const { name, model: given, country } = splitId(id);
    if (!isEngineName(name) || (country !== undefined && !(0,lib_country/* isCountryCode */.e)(country)))
        return undefined;
    const engine = engines[name];
    const model = given ?? engine.defaultModel;
    if (model === undefined || readReplacement(id) !== undefined)
        return undefined;
    if (engine.models !== undefined && !engine.models.includes(model))
        return undefined;
    return { id, name, model, ...(country !== undefined && { country }) };
}
/** Returns what to use instead of an engine whose model the vendor ended; undefined for any other text. */
function readReplacement(id) {
    const { name, model = '' } = splitId(id);
    if (!isEngineName(name))
        return undefined;
    const { endedModels = {} } = engines[name];
    return Object.hasOwn(endedModels, model) ? endedModels[model] : undefined;
}
function splitId(id) {
    // The name of a model may contain colons and at signs.
    const [, name = '', model, country] = /^([^:]+?)(?::([^\s@]\S*?))?(?:@([A-Z]{2}))?$/.exec(id) ?? [];
    return { name, model, country };
}
function isEngineName(name) {
    return Object.hasOwn(engines, name);
}


/***/ }),

/***/ 5292:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AC: () => (/* binding */ TooManyRequestsError),
/* harmony export */   UH: () => (/* binding */ estimateCalls),
/* harmony export */   jU: () => (/* binding */ planCalls)
/* harmony export */ });
/* harmony import */ var _engines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45747);
/* harmony import */ var _prices_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77201);


/** More requests are planned than the user allows. Thrown before the first request. */
class TooManyRequestsError extends Error {
    plan;
    maxRequests;
    constructor(plan, maxRequests) {
        super(`${plan.requests} requests are planned, ${maxRequests} allowed`);
        this.name = 'TooManyRequestsError';
        this.plan = plan;
        this.maxRequests = maxRequests;
    }
}
/** Returns the number of calls for each engine. Throws a TooManyRequestsError if there are more than allowed. */
function planCalls(specs, { questions, samples, judged, maxRequests }) {
    const answers = questions * samples;
    const judgements = judged ? answers : 0;
    const calls = specs.map(({ id, model }) => ({ engine: id, model, answers, judgements }));
    const plan = { calls, requests: specs.length * (answers + judgements) };
    if (maxRequests !== undefined && plan.requests > maxRequests) {
        throw new TooManyRequestsError(plan, maxRequests);
    }
    return plan;
}
/** Returns the number, the estimated cost and the rate limit of the calls to each engine. */
function estimateCalls(specs, scope) {
    const { calls } = planCalls(specs, { ...scope, maxRequests: undefined });
    return calls.flatMap((call, index) => {
        const spec = specs[index];
        if (spec === undefined)
            return [];
        const { limits } = _engines_js__WEBPACK_IMPORTED_MODULE_0__/* .engines */ .sP[spec.name].access;
        return [{ ...call, costUsd: (0,_prices_js__WEBPACK_IMPORTED_MODULE_1__/* .estimateCost */ .a3)(spec, call), perMinute: limits.perMinute, vendor: spec.name }];
    });
}


/***/ }),

/***/ 48855:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CC: () => (/* binding */ chooseQuestion),
/* harmony export */   Ky: () => (/* binding */ DEFAULT_PROMPT_TEMPLATE),
/* harmony export */   U1: () => (/* binding */ hasKnownPlaceholders),
/* harmony export */   d_: () => (/* binding */ formatAskedKeyword),
/* harmony export */   w2: () => (/* binding */ readPromptTemplates)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/** The questions that live engines are asked about keywords. */

/** Default question. It names no brand, because an engine tends to repeat a brand that the question names. */
const DEFAULT_PROMPT_TEMPLATE = 'I am looking into {keyword}. What would you recommend, and why? Answer in {language}.';
/** Returns the entry that a keyword with its questions is written as: `keyword = question | question`. */
function formatAskedKeyword({ keyword, questions }) {
    return questions.length === 0 ? keyword : `${keyword} = ${questions.join(' | ')}`;
}
const PLACEHOLDER = /\{(\w+)\}/g;
/** Returns the templates; undefined if one lacks `{keyword}` or has a placeholder other than `{language}`. */
function readPromptTemplates(texts) {
    const isTemplate = (text) => placeholdersOf(text).has('keyword') && hasKnownPlaceholders(text);
    return texts.every(isTemplate) ? texts : undefined;
}
/** Returns whether the text has no placeholder other than `{keyword}` and `{language}`. */
function hasKnownPlaceholders(text) {
    return [...placeholdersOf(text)].every(name => name === 'keyword' || name === 'language');
}
function placeholdersOf(text) {
    return new Set(Array.from(text.matchAll(PLACEHOLDER), ([, name = '']) => name));
}
/**
 * Returns the question of a sample (from 1) about a keyword. With k phrasings p₀ … pₖ₋₁ in the order of their text, sample n
 * asks p₍ₕ₊ₙ₋₁₎ mod k, where h is a hash of the keyword. So the samples of a keyword are spread over all phrasings, runs of
 * one sample still use several phrasings, and the same sample has the same question in every run, whatever other keywords
 * are asked about. `language` is a BCP 47 tag; the question holds its English name.
 */
function chooseQuestion({ promptTemplates, ownQuestions }, { keyword, language, sample }) {
    const own = ownQuestions.find(asked => asked.keyword === keyword)?.questions ?? [];
    const phrasings = (own.length > 0 ? own : promptTemplates).toSorted();
    const phrasing = phrasings[(hash(keyword) + sample - 1) % phrasings.length] ?? DEFAULT_PROMPT_TEMPLATE;
    return phrasing.replace(PLACEHOLDER, (_, name) => (name === 'keyword' ? keyword : nameLanguage(language)));
}
function hash(keyword) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(keyword).digest().readUInt32BE();
}
function nameLanguage(language) {
    try {
        return new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language;
    }
    catch {
        return language;
    }
}


/***/ }),

/***/ 4820:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LS: () => (/* binding */ openRecorder),
/* harmony export */   YW: () => (/* binding */ openReplay),
/* harmony export */   eN: () => (/* binding */ RecordingError),
/* harmony export */   wh: () => (/* binding */ readAnswersSetting)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2503);
/* harmony import */ var _contract_describe_issues_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(20487);
/* harmony import */ var _contract_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52776);
/* harmony import */ var _lib_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13963);
/* harmony import */ var _lib_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80292);
/** Replies and failures of live engines in a file: recorded as they arrive, and replayed instead of requests. */







/** A recording cannot be replayed. */
class RecordingError extends Error {
    facts;
    constructor(facts) {
        super(`${facts.path}: ${facts.detail ?? 'no such exchange'}`);
        this.name = 'RecordingError';
        this.facts = facts;
    }
}
/** A failure of the vendor, as the facts of its ServiceError. Never holds the key. */
const failureSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    kind: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['http', 'connection', 'timeout', 'invalid-response', 'not-sent']),
    request: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    detail: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    status: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().optional(),
    code: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
});
const entrySchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    engine: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    model: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    task: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['answer', 'sentiment']),
    question: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    sample: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().positive(),
    location: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ country: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), city: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().exactOptional() }).exactOptional(),
    /** Number of the reply within the exchange, from 1: an engine that pauses replies several times. */
    turn: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().positive(),
    /** Text of the reply, unchanged but without the key. */
    reply: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    failure: failureSchema.optional(),
})
    .refine(({ reply, failure }) => (reply === undefined) !== (failure === undefined), {
    path: ['reply'],
    error: 'expected a reply or a failure',
});
/** Reads `record:PATH`, `replay:PATH` or an empty text. Returns undefined for any other text. */
function readAnswersSetting(text) {
    if (text === '')
        return { mode: 'live' };
    const [, mode, path = ''] = /^(record|replay):(.+)$/s.exec(text) ?? [];
    return mode === 'record' || mode === 'replay' ? { mode, path } : undefined;
}
/**
 * Appends every reply, and every failure of a vendor, to the file at `path`, one JSON object a line, also if calls run at the same time. Creates the
 * file and its folders. Rejects with the system's error if they cannot be created.
 */
async function openRecorder(path) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), { recursive: true });
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(path, 'a+');
    let written = endLastLine();
    async function endLastLine() {
        if (await (0,_lib_files_js__WEBPACK_IMPORTED_MODULE_3__/* .endsInsideLine */ .H)(file))
            await file.appendFile('\n');
    }
    function append(entry) {
        written = written.then(() => file.appendFile(`${JSON.stringify(entry)}\n`));
        return written;
    }
    const recording = (exchange, post) => {
        let turn = 0;
        return async (request, signal) => {
            turn += 1;
            try {
                const reply = await post(request, signal);
                await append({ ...exchange, turn, reply });
                return reply;
            }
            catch (error) {
                const failure = readFailure(error);
                if (failure)
                    await append({ ...exchange, turn, failure });
                throw error;
            }
        };
    };
    return {
        recording,
        async close() {
            await written.catch(() => { });
            await file.close();
        },
    };
}
/**
 * Replays the file at `path`, without sending a request. If an exchange was recorded twice, the later one is used.
 * Rejects with a RecordingError that names the line that cannot be read. A recorded failure rejects as it did. A request
 * that was not recorded rejects with a RecordingError that names the exchange.
 */
async function openReplay(path) {
    const entries = new Map();
    const lines = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8')).split('\n');
    for (const [index, text] of lines.entries()) {
        if (text === '')
            continue;
        const entry = readEntry(path, index + 1, text);
        entries.set(keyOf(entry, entry.turn), entry);
    }
    return exchange => {
        let turn = 0;
        return async () => {
            turn += 1;
            const entry = entries.get(keyOf(exchange, turn));
            if (entry?.failure)
                throw toServiceError(entry.failure);
            if (entry?.reply === undefined)
                throw new RecordingError({ path, missing: exchange });
            return entry.reply;
        };
    };
}
function readFailure(error) {
    return error instanceof _contract_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ServiceError */ ._ ? failureSchema.safeParse(error.facts).data : undefined;
}
function toServiceError({ kind, request, detail, status, code }) {
    const facts = { ...(status !== undefined && { status }), ...(code !== undefined && { code }) };
    return new _contract_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ServiceError */ ._({ kind, request, detail, ...facts });
}
function readEntry(path, line, text) {
    const value = (0,_lib_json_js__WEBPACK_IMPORTED_MODULE_5__/* .parseJson */ .q)(text);
    if (value === undefined)
        throw new RecordingError({ path, line, detail: `line ${line} is not JSON` });
    const entry = entrySchema.safeParse(value);
    if (entry.success)
        return entry.data;
    throw new RecordingError({ path, line, detail: `line ${line}: ${(0,_contract_describe_issues_js__WEBPACK_IMPORTED_MODULE_6__/* .describeIssues */ .w)(entry.error.issues)}` });
}
function keyOf({ engine, model, task, question, sample, location }, turn) {
    return JSON.stringify([engine, model, task, question, sample, turn, location?.country, location?.city]);
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


/***/ })

};
