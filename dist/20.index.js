export const id = 20;
export const ids = [20];
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
/* harmony export */   S: () => (/* binding */ isOnDomain),
/* harmony export */   U: () => (/* binding */ readBrandDomain)
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
  J: () => (/* binding */ openConnection),
  d: () => (/* binding */ readConnection)
});

// EXTERNAL MODULE: ./build/lib/http/caller.js + 2 modules
var http_caller = __webpack_require__(73782);
// EXTERNAL MODULE: ./build/lib/http/loopback.js
var loopback = __webpack_require__(84344);
// EXTERNAL MODULE: ./build/embedded/engines/engines.js + 10 modules
var engines = __webpack_require__(70845);
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
    const access = engines/* engines */.s[engine].access;
    const key = firstSet(access.keyVariables, env);
    if (key === undefined && access.keyRequired) {
        return { problem: { kind: 'missing', engine, variables: access.keyVariables } };
    }
    if (key !== undefined && !/^[\x21-\x7e]+$/.test(key.value)) {
        return { problem: { kind: 'bad-key', engine, variable: key.variable } };
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
    return { connection: { baseUrl, apiKey, keyHeaders: access.keyHeaders(apiKey) } };
}
/** Opens a connection with its own rate limits, retries and time budget. The key does not leave it. */
function openConnection(connection, options) {
    const caller = (0,http_caller/* createCaller */.u)({ ...options, ...connection });
    return {
        post: ({ path, body }, signal) => caller.call(path, body, readReply, signal),
        close: caller.close,
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

/***/ 70845:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ engines),
  i: () => (/* binding */ readEngineSpec)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var classic_schemas = __webpack_require__(2503);
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
    return { text: parts.map(({ text }) => text).join(separator), citations };
}

;// CONCATENATED MODULE: ./build/embedded/engines/engine.js
/** Limits that the lowest paid tier of every vendor allows. A higher rate only leads to more 429 replies. */
const LOWEST_TIER_LIMITS = { perMinute: 50, concurrent: 5 };
/** Returns the Authorization header for a key; no header for ''. */
function bearerHeaders(key) {
    return key === '' ? {} : { authorization: `Bearer ${key}` };
}

// EXTERNAL MODULE: ./build/embedded/engines/web-source.js
var web_source = __webpack_require__(18695);
;// CONCATENATED MODULE: ./build/embedded/engines/wire.js
/** Schemas that the wire formats of the vendors share. */

const unknownItemSchema = classic_schemas/* object */.Ikc({ type: classic_schemas/* literal */.euz('other') });
/**
 * Returns a schema for objects with a `type`. An object of a known type has to match its schema. An object of any other
 * type, which vendors add over time, becomes `{ type: 'other' }`.
 */
function itemOf(...schemas) {
    const known = new Set(schemas.flatMap(schema => [...schema.shape.type.values]));
    return classic_schemas/* preprocess */.vkY(item => (hasType(item) && !known.has(item.type) ? { type: 'other' } : item), classic_schemas/* discriminatedUnion */.gMt('type', [unknownItemSchema, ...schemas]));
}
function hasType(item) {
    return typeof item === 'object' && item !== null && 'type' in item && typeof item.type === 'string';
}
const count = classic_schemas/* int */.Whr().nonnegative();
/** Returns a schema for a list that may be missing or null; both become an empty list. */
function listOf(schema) {
    return classic_schemas/* array */.YOg(schema)
        .nullish()
        .transform(list => list ?? []);
}

;// CONCATENATED MODULE: ./build/embedded/engines/anthropic.js





/** Pauses after which a search counts as failed. */
const MAX_PAUSES = 5;
/** Reasoning counts as well: a lower limit would cut answers off. */
const MAX_TOKENS = 16_000;
const textBlockSchema = classic_schemas/* object */.Ikc({
    type: classic_schemas/* literal */.euz('text'),
    text: classic_schemas/* string */.YjP(),
    citations: listOf(itemOf(classic_schemas/* object */.Ikc({ type: classic_schemas/* literal */.euz('web_search_result_location'), url: classic_schemas/* string */.YjP() }))),
});
const searchResultBlockSchema = classic_schemas/* object */.Ikc({
    type: classic_schemas/* literal */.euz('web_search_tool_result'),
    content: classic_schemas/* union */.KCZ([
        classic_schemas/* array */.YOg(itemOf(classic_schemas/* object */.Ikc({ type: classic_schemas/* literal */.euz('web_search_result'), url: classic_schemas/* string */.YjP() }))),
        classic_schemas/* object */.Ikc({ type: classic_schemas/* literal */.euz('web_search_tool_result_error'), error_code: classic_schemas/* string */.YjP() }),
    ]),
});
const messageSchema = classic_schemas/* object */.Ikc({
    model: classic_schemas/* string */.YjP(),
    stop_reason: classic_schemas/* string */.YjP().nullable(),
    stop_details: classic_schemas/* object */.Ikc({ explanation: classic_schemas/* string */.YjP().nullish() }).nullish(),
    content: classic_schemas/* array */.YOg(itemOf(textBlockSchema, searchResultBlockSchema)),
    usage: classic_schemas/* object */.Ikc({ input_tokens: count, output_tokens: count }),
});
const pausedSchema = classic_schemas/* object */.Ikc({ stop_reason: classic_schemas/* literal */.euz('pause_turn'), content: classic_schemas/* array */.YOg(classic_schemas/* unknown */.L5J()) });
const anthropic = {
    access: {
        keyVariables: ['ANTHROPIC_API_KEY'],
        keyHeaders: key => ({ 'x-api-key': key, 'anthropic-version': '2023-06-01' }),
        keyRequired: true,
        baseUrlVariables: ['ANTHROPIC_BASE_URL'],
        baseUrl: 'https://api.anthropic.com',
        limits: LOWEST_TIER_LIMITS,
    },
    defaultModel: 'claude-sonnet-5-5',
    givesSources: true,
    buildRequest: (question, model) => ({ path: '/v1/messages', body: searchBody(question, model) }),
    continueRequest(question, model, bodies) {
        if (bodies.length > MAX_PAUSES || !pausedSchema.safeParse(bodies.at(-1)).success)
            return undefined;
        const body = searchBody(question, model);
        // The blocks are sent back unchanged: some of their parts are encrypted.
        const content = bodies.flatMap(paused => pausedSchema.parse(paused).content);
        return {
            path: '/v1/messages',
            body: { ...body, messages: [...body.messages, { role: 'assistant', content }] },
        };
    },
    readAnswer(bodies) {
        const messages = bodies.map(body => messageSchema.parse(body));
        const blocks = messages.flatMap(({ content }) => content);
        const results = blocks.flatMap(block => (block.type === 'web_search_tool_result' ? [block.content] : []));
        const lists = results.filter(content => Array.isArray(content));
        const errors = results.flatMap(content => (Array.isArray(content) ? [] : [content.error_code]));
        const problem = findProblem(messages, lists.length === 0 ? errors : []);
        return {
            model: messages.at(-1)?.model ?? '',
            ...readText(blocks),
            retrieved: lists
                .flat()
                .flatMap(result => (result.type === 'web_search_result' ? [(0,web_source/* toSource */.Zi)(result.url)] : [])),
            searched: lists.length > 0,
            ...(problem && { problem }),
            usage: {
                inputTokens: sum(messages.map(({ usage }) => usage.input_tokens)),
                outputTokens: sum(messages.map(({ usage }) => usage.output_tokens)),
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
function searchBody(question, model) {
    return {
        model,
        max_tokens: MAX_TOKENS,
        messages: [{ role: 'user', content: question }],
        tools: [{ type: 'web_search_20250305', name: 'web_search', max_uses: 5 }],
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
            ? [{ start: 0, end: text.length, source: (0,web_source/* toSource */.Zi)(citation.url) }]
            : []);
        return [{ text, citations }];
    });
    return joinParts(parts, '');
}
function findProblem(messages, searchErrors) {
    const { stop_reason: reason = null, stop_details: details } = messages.at(-1) ?? {};
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
    return numbers.reduce((total, number) => total + number, 0);
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
    web: classic_schemas/* object */.Ikc({
        uri: classic_schemas/* string */.YjP().optional(),
        title: classic_schemas/* string */.YjP().optional(),
        domain: classic_schemas/* string */.YjP().optional(),
    })
        .optional(),
});
const segmentSchema = classic_schemas/* object */.Ikc({
    partIndex: count.optional(),
    startIndex: count.optional(),
    endIndex: count.optional(),
    text: classic_schemas/* string */.YjP().optional(),
});
const supportSchema = classic_schemas/* object */.Ikc({
    segment: segmentSchema.optional(),
    groundingChunkIndices: listOf(count),
});
const candidateSchema = classic_schemas/* object */.Ikc({
    content: classic_schemas/* object */.Ikc({ parts: listOf(classic_schemas/* object */.Ikc({ text: classic_schemas/* string */.YjP().optional(), thought: classic_schemas/* boolean */.zMY().optional() })) })
        .optional(),
    finishReason: classic_schemas/* string */.YjP().optional(),
    groundingMetadata: classic_schemas/* object */.Ikc({
        webSearchQueries: listOf(classic_schemas/* string */.YjP()),
        groundingChunks: listOf(chunkSchema),
        groundingSupports: listOf(supportSchema),
    })
        .optional(),
});
const responseSchema = classic_schemas/* object */.Ikc({
    candidates: listOf(candidateSchema),
    promptFeedback: classic_schemas/* object */.Ikc({ blockReason: classic_schemas/* string */.YjP().optional() }).optional(),
    modelVersion: classic_schemas/* string */.YjP().optional(),
    usageMetadata: classic_schemas/* object */.Ikc({
        promptTokenCount: count.optional(),
        candidatesTokenCount: count.optional(),
        thoughtsTokenCount: count.optional(),
    })
        .optional(),
});
/** Finish reasons with which the vendor's filters stop an answer. */
const REFUSALS = new Set(['SAFETY', 'RECITATION', 'BLOCKLIST', 'PROHIBITED_CONTENT', 'SPII']);
const gemini = {
    access: {
        keyVariables: ['GEMINI_API_KEY', 'GOOGLE_API_KEY'],
        keyHeaders: key => ({ 'x-goog-api-key': key }),
        keyRequired: true,
        baseUrlVariables: ['GOOGLE_GEMINI_BASE_URL', 'GEMINI_BASE_URL'],
        baseUrl: 'https://generativelanguage.googleapis.com',
        limits: LOWEST_TIER_LIMITS,
    },
    defaultModel: 'gemini-3.8-flash',
    givesSources: true,
    buildRequest: (question, model) => generateContent(model, question, { tools: [{ googleSearch: {} }] }),
    readAnswer(bodies) {
        const response = responseSchema.parse(bodies.at(-1));
        const [candidate] = response.candidates;
        const { webSearchQueries = [], groundingChunks = [] } = candidate?.groundingMetadata ?? {};
        const problem = gemini_findProblem(response);
        return {
            model: response.modelVersion ?? '',
            ...gemini_readText(candidate),
            retrieved: groundingChunks.flatMap(chunk => readSource(chunk) ?? []),
            searched: webSearchQueries.length > 0 || groundingChunks.length > 0,
            ...(problem && { problem }),
            usage: {
                inputTokens: response.usageMetadata?.promptTokenCount ?? 0,
                outputTokens: (response.usageMetadata?.candidatesTokenCount ?? 0) +
                    (response.usageMetadata?.thoughtsTokenCount ?? 0),
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
    const supports = Map.groupBy(groundingSupports, ({ segment }) => segment?.partIndex ?? 0);
    const parts = (candidate?.content?.parts ?? []).map((part, partIndex) => {
        const text = part.thought ? '' : (part.text ?? '');
        const locate = createLocator(text);
        const citations = (supports.get(partIndex) ?? []).flatMap(({ segment = {}, groundingChunkIndices }) => {
            const sources = groundingChunkIndices.flatMap(index => readSource(groundingChunks[index]) ?? []);
            return sources.map(source => ({ ...locate(segment), source }));
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
    return ({ startIndex = 0, endIndex = 0, text: stated = '' }) => {
        const [start, end] = [toIndex(startIndex), toIndex(endIndex)];
        const found = text.slice(start, end) === stated ? -1 : text.indexOf(stated);
        return stated === '' || found === -1 ? { start, end } : { start: found, end: found + stated.length };
    };
}
/** Reads the source of a chunk. Its URL is a redirect of the vendor, so the host comes from the domain or the title. */
function readSource(chunk) {
    const { uri = '', title = '', domain = title } = chunk?.web ?? {};
    if (uri === '')
        return undefined;
    const { hostname, isIcann } = (0,cjs/* parse */.qg)(domain);
    const redirect = (0,web_source/* hostOf */.w4)(uri).endsWith('vertexaisearch.cloud.google.com');
    if (!redirect)
        return { url: uri, host: (0,web_source/* hostOf */.w4)(uri) };
    return { url: uri, host: isIcann && hostname === domain.toLowerCase() ? (0,web_source/* hostOf */.w4)(`https://${domain}`) : '' };
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

;// CONCATENATED MODULE: ./build/embedded/engines/annotated-text.js
/** Text with annotations in the format of OpenAI's Responses API, which other vendors use as well. */




const urlCitationSchema = classic_schemas/* object */.Ikc({
    type: classic_schemas/* literal */.euz('url_citation'),
    url: classic_schemas/* string */.YjP(),
    start_index: count,
    end_index: count,
});
const annotatedTextSchema = classic_schemas/* object */.Ikc({
    type: classic_schemas/* literal */.euz('output_text'),
    text: classic_schemas/* string */.YjP(),
    annotations: listOf(itemOf(urlCitationSchema)),
});
/**
 * Returns the text with its URL citations. No vendor documents the unit of the offsets. They are taken as Unicode
 * characters, unless only the same offsets in UTF-16 point to a text that contains the URL.
 */
function readAnnotatedText({ text, annotations }) {
    const toIndex = characterOffsets(text);
    const citations = annotations.flatMap(annotation => {
        if (annotation.type !== 'url_citation')
            return [];
        const { url, start_index, end_index } = annotation;
        const span = { start: toIndex(start_index), end: toIndex(end_index) };
        const units = { start: start_index, end: end_index };
        const has = ({ start, end }) => text.slice(start, end).includes(url);
        return [{ ...(!has(span) && has(units) ? units : span), source: (0,web_source/* toSource */.Zi)(url) }];
    });
    return { text, citations };
}

;// CONCATENATED MODULE: ./build/embedded/engines/openai.js






const openai_messageSchema = classic_schemas/* object */.Ikc({
    type: classic_schemas/* literal */.euz('message'),
    content: classic_schemas/* array */.YOg(itemOf(annotatedTextSchema, classic_schemas/* object */.Ikc({ type: classic_schemas/* literal */.euz('refusal'), refusal: classic_schemas/* string */.YjP() }))),
});
const sourceSchema = itemOf(classic_schemas/* object */.Ikc({ type: classic_schemas/* literal */.euz('url'), url: classic_schemas/* string */.YjP() }));
const webSearchCallSchema = classic_schemas/* object */.Ikc({
    type: classic_schemas/* literal */.euz('web_search_call'),
    status: classic_schemas/* string */.YjP(),
    action: itemOf(classic_schemas/* object */.Ikc({ type: classic_schemas/* literal */.euz('search'), sources: listOf(sourceSchema) }), classic_schemas/* object */.Ikc({ type: classic_schemas/* literal */.euz('open_page'), url: classic_schemas/* string */.YjP().nullish() })),
});
const openai_responseSchema = classic_schemas/* object */.Ikc({
    model: classic_schemas/* string */.YjP(),
    status: classic_schemas/* string */.YjP(),
    error: classic_schemas/* object */.Ikc({ code: classic_schemas/* string */.YjP(), message: classic_schemas/* string */.YjP() }).nullish(),
    incomplete_details: classic_schemas/* object */.Ikc({ reason: classic_schemas/* string */.YjP().optional() }).nullish(),
    output: classic_schemas/* array */.YOg(itemOf(openai_messageSchema, webSearchCallSchema)),
    usage: classic_schemas/* object */.Ikc({ input_tokens: count, output_tokens: count }).nullish(),
});
const openai = {
    access: {
        keyVariables: ['OPENAI_API_KEY'],
        keyHeaders: bearerHeaders,
        keyRequired: true,
        baseUrlVariables: ['OPENAI_BASE_URL'],
        baseUrl: 'https://api.openai.com/v1',
        limits: LOWEST_TIER_LIMITS,
    },
    defaultModel: 'gpt-6.1-sol',
    givesSources: true,
    buildRequest: (question, model) => ({
        path: '/responses',
        body: {
            model,
            input: question,
            tools: [{ type: 'web_search' }],
            tool_choice: 'required',
            include: ['web_search_call.action.sources'],
            store: false,
        },
    }),
    readAnswer(bodies) {
        const response = openai_responseSchema.parse(bodies.at(-1));
        const searches = response.output.filter(item => item.type === 'web_search_call');
        const problem = openai_findProblem(response);
        return {
            model: response.model,
            ...openai_readText(response.output),
            retrieved: searches.flatMap(({ action }) => readSources(action)),
            searched: searches.some(({ status }) => status === 'completed'),
            ...(problem && { problem }),
            usage: {
                inputTokens: response.usage?.input_tokens ?? 0,
                outputTokens: response.usage?.output_tokens ?? 0,
            },
        };
    },
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
function openai_readText(output) {
    const parts = output.flatMap(item => (item.type === 'message' ? item.content : []));
    const texts = parts.filter(part => part.type === 'output_text');
    return joinParts(texts.map(readAnnotatedText), '\n\n');
}
function readSources(action) {
    if (action.type === 'open_page')
        return action.url ? [(0,web_source/* toSource */.Zi)(action.url)] : [];
    if (action.type !== 'search')
        return [];
    return action.sources.flatMap(source => (source.type === 'url' ? [(0,web_source/* toSource */.Zi)(source.url)] : []));
}
function openai_findProblem({ status, error, incomplete_details, output }) {
    const parts = output.flatMap(item => (item.type === 'message' ? item.content : []));
    const refusal = parts.find(part => part.type === 'refusal');
    if (refusal)
        return { outcome: 'refused', reason: refusal.refusal };
    if (status === 'completed')
        return undefined;
    if (status === 'incomplete') {
        const reason = incomplete_details?.reason ?? status;
        return { outcome: reason === 'content_filter' ? 'refused' : 'failed', reason };
    }
    return { outcome: 'failed', reason: error ? `${error.code}: ${error.message}` : status };
}

;// CONCATENATED MODULE: ./build/embedded/engines/openai-compatible.js



const completionSchema = classic_schemas/* object */.Ikc({
    model: classic_schemas/* string */.YjP().optional(),
    choices: classic_schemas/* array */.YOg(classic_schemas/* object */.Ikc({
        message: classic_schemas/* object */.Ikc({ content: classic_schemas/* string */.YjP().nullish(), refusal: classic_schemas/* string */.YjP().nullish() }),
        finish_reason: classic_schemas/* string */.YjP().nullish(),
    })),
    usage: classic_schemas/* object */.Ikc({ prompt_tokens: count, completion_tokens: count }).nullish(),
});
/** A gateway reports the failure of the server behind it in a reply with status 200. */
const failureSchema = classic_schemas/* object */.Ikc({ error: classic_schemas/* object */.Ikc({ message: classic_schemas/* string */.YjP() }) });
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
    buildRequest: (question, model) => ({
        path: '/chat/completions',
        body: {
            model,
            messages: [{ role: 'user', content: question }],
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
            text: (choice.message.content ?? '').replace(THOUGHT, '').trim(),
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
    if (message.refusal)
        return { outcome: 'refused', reason: message.refusal };
    if (reason === 'content_filter')
        return { outcome: 'refused', reason };
    // Many servers give no other finish reason, or one of their own.
    return reason === 'length' ? { outcome: 'failed', reason } : undefined;
}

;// CONCATENATED MODULE: ./build/embedded/engines/perplexity.js






const perplexity_messageSchema = classic_schemas/* object */.Ikc({
    type: classic_schemas/* literal */.euz('message'),
    content: classic_schemas/* array */.YOg(itemOf(annotatedTextSchema)),
});
const searchResultsSchema = classic_schemas/* object */.Ikc({
    type: classic_schemas/* literal */.euz('search_results'),
    results: classic_schemas/* array */.YOg(classic_schemas/* object */.Ikc({ id: classic_schemas/* int */.Whr(), url: classic_schemas/* string */.YjP() })),
});
const fetchedPagesSchema = classic_schemas/* object */.Ikc({
    type: classic_schemas/* literal */.euz('fetch_url_results'),
    contents: classic_schemas/* array */.YOg(classic_schemas/* object */.Ikc({ url: classic_schemas/* string */.YjP() })),
});
const perplexity_responseSchema = classic_schemas/* object */.Ikc({
    model: classic_schemas/* string */.YjP(),
    status: classic_schemas/* string */.YjP(),
    error: classic_schemas/* object */.Ikc({ message: classic_schemas/* string */.YjP() }).nullish(),
    incomplete_details: classic_schemas/* object */.Ikc({ reason: classic_schemas/* string */.YjP().optional() }).nullish(),
    output: classic_schemas/* array */.YOg(itemOf(perplexity_messageSchema, searchResultsSchema, fetchedPagesSchema)),
    usage: classic_schemas/* object */.Ikc({
        input_tokens: count,
        output_tokens: count,
        cost: classic_schemas/* object */.Ikc({ total_cost: classic_schemas/* number */.aig() }).nullish(),
    })
        .nullish(),
});
/** Matches `[1]` or `[1, 2]`: ids of search results. */
const MARKER = /\[(\d{1,4}(?:, ?\d{1,4}){0,20})\]/g;
const perplexity = {
    access: {
        keyVariables: ['PERPLEXITY_API_KEY'],
        keyHeaders: bearerHeaders,
        keyRequired: true,
        baseUrlVariables: ['PERPLEXITY_BASE_URL'],
        baseUrl: 'https://api.perplexity.ai',
        limits: LOWEST_TIER_LIMITS,
    },
    defaultModel: 'sonar',
    givesSources: true,
    buildRequest: (question, model) => createResponse({ model: qualify(model), input: question, tools: [{ type: 'web_search' }] }, 'required'),
    readAnswer(bodies) {
        const response = perplexity_responseSchema.parse(bodies.at(-1));
        const results = response.output.flatMap(item => (item.type === 'search_results' ? item.results : []));
        const fetched = response.output.flatMap(item => (item.type === 'fetch_url_results' ? item.contents : []));
        const byId = new Map(results.map(({ id, url }) => [id, (0,web_source/* toSource */.Zi)(url)]));
        const { usage } = response;
        const problem = perplexity_findProblem(response);
        return {
            model: response.model,
            ...perplexity_readText(response.output, byId),
            retrieved: [...results, ...fetched].map(({ url }) => (0,web_source/* toSource */.Zi)(url)),
            searched: response.output.some(item => item.type === 'search_results'),
            ...(problem && { problem }),
            usage: {
                inputTokens: usage?.input_tokens ?? 0,
                outputTokens: usage?.output_tokens ?? 0,
                ...(usage?.cost && { cost: usage.cost.total_cost }),
            },
        };
    },
    buildJudgeRequest: (prompt, schema, model) => createResponse({
        model: qualify(model),
        input: prompt,
        response_format: {
            type: 'json_schema',
            json_schema: { name: 'judgement', strict: true, schema: { ...schema } },
        },
    }),
};
/** Adds `tool_choice`, which the vendor's types lack. Without it the model may answer without a search. */
function createResponse(body, toolChoice) {
    return { path: '/v1/responses', body: { ...body, ...(toolChoice && { tool_choice: toolChoice }) } };
}
/** Adds the vendor's name to a model without one. Models of other vendors carry the name of their vendor. */
function qualify(model) {
    return model.includes('/') ? model : `perplexity/${model}`;
}
/** Citations are the markers in the text and the annotations, which a reply may lack. */
function perplexity_readText(output, byId) {
    const parts = output.flatMap(item => (item.type === 'message' ? item.content : []));
    const texts = parts.filter(part => part.type === 'output_text').map(readAnnotatedText);
    return joinParts(texts.map(({ text, citations }) => ({ text, citations: [...citations, ...readMarkers(text, byId)] })), '\n\n');
}
function readMarkers(text, byId) {
    return [...text.matchAll(MARKER)].flatMap(({ 0: marker, 1: ids = '', index }) => ids.split(',').flatMap(id => {
        const source = byId.get(Number(id));
        return source ? [{ start: index, end: index + marker.length, source }] : [];
    }));
}
function perplexity_findProblem({ status, error, incomplete_details }) {
    if (status === 'completed')
        return undefined;
    return { outcome: 'failed', reason: error?.message ?? incomplete_details?.reason ?? status };
}

;// CONCATENATED MODULE: ./build/embedded/engines/engines.js





/** The live engines by the name that users write. */
const engines = {
    openai: openai,
    anthropic: anthropic,
    gemini: gemini,
    perplexity: perplexity,
    'openai-compatible': openaiCompatible,
};
/** Reads `NAME` or `NAME:MODEL`. Undefined for an unknown engine, and for one without default model if none is given. */
function readEngineSpec(id) {
    // The name of a model may contain colons.
    const [, name = '', given] = /^([^:]+)(?::(\S+))?$/.exec(id) ?? [];
    if (!isEngineName(name))
        return undefined;
    const engine = engines[name];
    const model = given ?? engine.defaultModel;
    return model === undefined ? undefined : { id, name, model };
}
function isEngineName(name) {
    return Object.hasOwn(engines, name);
}


/***/ }),

/***/ 5292:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ TooManyRequestsError),
/* harmony export */   j: () => (/* binding */ planCalls)
/* harmony export */ });
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


/***/ }),

/***/ 48855:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ky: () => (/* binding */ DEFAULT_PROMPT_TEMPLATE),
/* harmony export */   LH: () => (/* binding */ readPromptTemplate),
/* harmony export */   R3: () => (/* binding */ buildQuestion)
/* harmony export */ });
/** Default question. It names no brand, because an engine tends to repeat a brand that the question names. */
const DEFAULT_PROMPT_TEMPLATE = 'I am looking into {keyword}. What would you recommend, and why? Answer in {language}.';
const PLACEHOLDER = /\{(\w+)\}/g;
/** Returns the template; undefined if it lacks `{keyword}` or has a placeholder other than `{language}`. */
function readPromptTemplate(text) {
    const names = new Set(Array.from(text.matchAll(PLACEHOLDER), ([, name]) => name));
    if (!names.has('keyword'))
        return undefined;
    names.delete('keyword');
    names.delete('language');
    return names.size === 0 ? text : undefined;
}
/** Returns the question for a keyword. `language` is a BCP 47 tag; the question holds its English name. */
function buildQuestion(template, keyword, language) {
    return template.replace(PLACEHOLDER, (_, name) => (name === 'keyword' ? keyword : nameLanguage(language)));
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2503);
/* harmony import */ var _contract_describe_issues_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20487);
/* harmony import */ var _lib_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13963);
/* harmony import */ var _lib_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80292);
/** Replies of live engines in a file: recorded as they arrive, and replayed instead of requests. */






/** A recording cannot be replayed. */
class RecordingError extends Error {
    facts;
    constructor(facts) {
        super(`${facts.path}: ${facts.detail ?? 'no such exchange'}`);
        this.name = 'RecordingError';
        this.facts = facts;
    }
}
const entrySchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    engine: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    model: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    task: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['answer', 'sentiment']),
    question: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    sample: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().positive(),
    /** Number of the reply within the exchange, from 1: an engine that pauses replies several times. */
    turn: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().positive(),
    /** Text of the reply, unchanged but without the key. */
    reply: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
});
/** Reads `record:PATH`, `replay:PATH` or an empty text. Returns undefined for any other text. */
function readAnswersSetting(text) {
    if (text === '')
        return { mode: 'live' };
    const [, mode, path = ''] = /^(record|replay):(.+)$/s.exec(text) ?? [];
    return mode === 'record' || mode === 'replay' ? { mode, path } : undefined;
}
/**
 * Appends every reply to the file at `path`, one JSON object a line, also if calls run at the same time. Creates the
 * file and its folders. Rejects with the system's error if they cannot be created.
 */
async function openRecorder(path) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), { recursive: true });
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(path, 'a+');
    let written = endLastLine();
    async function endLastLine() {
        if (await (0,_lib_files_js__WEBPACK_IMPORTED_MODULE_2__/* .endsInsideLine */ .H)(file))
            await file.appendFile('\n');
    }
    function append(entry) {
        written = written.then(() => file.appendFile(`${JSON.stringify(entry)}\n`));
        return written;
    }
    const recording = (exchange, post) => {
        let turn = 0;
        return async (request, signal) => {
            const reply = await post(request, signal);
            turn += 1;
            await append({ ...exchange, turn, reply });
            return reply;
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
 * Rejects with a RecordingError that names the line that cannot be read. A request without a recorded reply rejects with
 * a RecordingError that names the exchange.
 */
async function openReplay(path) {
    const replies = new Map();
    const lines = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8')).split('\n');
    for (const [index, text] of lines.entries()) {
        if (text === '')
            continue;
        const { reply, turn, ...exchange } = readEntry(path, index + 1, text);
        replies.set(keyOf(exchange, turn), reply);
    }
    return exchange => {
        let turn = 0;
        return async () => {
            turn += 1;
            const reply = replies.get(keyOf(exchange, turn));
            if (reply === undefined)
                throw new RecordingError({ path, missing: exchange });
            return reply;
        };
    };
}
function readEntry(path, line, text) {
    const value = (0,_lib_json_js__WEBPACK_IMPORTED_MODULE_4__/* .parseJson */ .q)(text);
    if (value === undefined)
        throw new RecordingError({ path, line, detail: `line ${line} is not JSON` });
    const entry = entrySchema.safeParse(value);
    if (entry.success)
        return entry.data;
    throw new RecordingError({ path, line, detail: `line ${line}: ${(0,_contract_describe_issues_js__WEBPACK_IMPORTED_MODULE_5__/* .describeIssues */ .w)(entry.error.issues)}` });
}
function keyOf({ engine, model, task, question, sample }, turn) {
    return JSON.stringify([engine, model, task, question, sample, turn]);
}


/***/ }),

/***/ 18695:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zi: () => (/* binding */ toSource),
/* harmony export */   w4: () => (/* binding */ hostOf),
/* harmony export */   yi: () => (/* binding */ uniqueSources)
/* harmony export */ });
/** Returns the source for a URL. */
function toSource(url) {
    return { url, host: hostOf(url) };
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

/***/ 73782:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
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
function createTransport({ baseUrl, apiKey, keyHeaders, env }) {
    const redact = (0,excerpt/* createRedactor */.l)(apiKey);
    const { origin, pathname } = new URL(baseUrl);
    const root = origin + pathname.replace(/\/+$/, '');
    const headers = {
        ...keyHeaders,
        'content-type': 'application/json',
        accept: 'application/json',
        'user-agent': 'ai-visibility-gate',
    };
    const describe = (path) => redact(`POST ${root}${path}`);
    const dispatcher = (0,http_dispatcher/* createDispatcher */.SM)(env, describe(''), { maxResponseSize: MAX_REPLY_BYTES });
    async function exchange(url, body, signal) {
        const target = { origin: url.origin, path: url.pathname + url.search };
        const sent = dispatcher.request({ ...target, method: 'POST', headers, body, signal });
        const response = await (0,until_aborted/* untilAborted */.E)(sent, signal);
        const header = (name) => redact([response.headers[name]].flat()[0] ?? '');
        return { status: response.statusCode, header, text: redact(await response.body.text()) };
    }
    async function post(path, body, signal) {
        const request = describe(path);
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
    return { post, describe, close: () => dispatcher.destroy() };
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
    function call(path, body, read, callSignal) {
        const signal = callSignal ? AbortSignal.any([lifetime, callSignal]) : lifetime;
        const json = JSON.stringify(body);
        let attempts = 0;
        const post = () => {
            attempts += 1;
            return transport.post(path, json, signal);
        };
        async function attempt(failure) {
            try {
                // A retry queues like a new request and counts only once it starts.
                return read(await limit(post, signal), clock.wallTime());
            }
            catch (error) {
                if (error instanceof errors/* ServiceError */._ || !signal.aborted)
                    throw error;
                throw describeAbort(signal, transport.describe(path), attempts, failure);
            }
        }
        return (0,retry/* retry */.L5)(attempt, {
            readFacts: error => (error instanceof errors/* ServiceError */._ ? error.facts : undefined),
            giveUp: (facts, _, outOfTime) => new errors/* ServiceError */._({ ...facts, ...(outOfTime && { kind: 'timeout' }), attempts }),
            clock,
            deadline,
            signal,
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
async function retry(task, { readFacts, giveUp, clock, deadline, signal }) {
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
        if (clock.now() + delay >= deadline)
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
