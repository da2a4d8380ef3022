export const id = 330;
export const ids = [330];
export const modules = {

/***/ 69580:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ isOnDomain),
/* harmony export */   U: () => (/* binding */ readBrandDomain)
/* harmony export */ });
/* harmony import */ var tldts__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20935);
/* harmony import */ var _engines_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2522);


/**
 * The host that a brand's domain stands for, in lower case and ASCII, without `www.`; from `acme.com`, `münchen.de`
 * or `https://www.acme.com/`. Undefined for an address that others share or that is no domain: a public suffix
 * (`co.uk`, `github.io`), an IP address, a path on a host.
 */
function readBrandDomain(text) {
    const address = text.includes('://') ? text : `https://${text}`;
    if (/[\s@*%]/.test(text) || !URL.canParse(address))
        return undefined;
    const { pathname, search, hash } = new URL(address);
    if (pathname !== '/' || search !== '' || hash !== '')
        return undefined;
    const host = (0,_engines_source_js__WEBPACK_IMPORTED_MODULE_1__/* .hostOf */ .w4)(address);
    const { domain, isIp } = (0,tldts__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(host, { allowPrivateDomains: true });
    return domain === null || isIp || !host.includes('.') ? undefined : host;
}
/** Whether `host`, as a `Source` has it, is one of `domains`, as `readBrandDomain` returns them, or below one. */
function isOnDomain(host, domains) {
    return domains.some(domain => host === domain || host.endsWith(`.${domain}`));
}


/***/ }),

/***/ 69810:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OI: () => (/* binding */ innermost),
/* harmony export */   bf: () => (/* binding */ ownerOf),
/* harmony export */   ew: () => (/* binding */ readCompetitors),
/* harmony export */   j1: () => (/* binding */ readFolder)
/* harmony export */ });
/** Whose page a file is. */
/**
 * Reads lines of `name = folder`. A competitor may have several folders. Undefined when a line is not understood: no
 * name, no folder, or one that is absolute, is the repository itself or leaves it.
 */
function readCompetitors(lines) {
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

/***/ 99399:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ isEnglish)
/* harmony export */ });
/** Whether the lexicon of sentiments is of the language; other languages take a model. */
function isEnglish(language) {
    return /^en(?:-|$)/i.test(language);
}


/***/ }),

/***/ 87084:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  iM: () => (/* binding */ ENGINE_LIMITS),
  JY: () => (/* binding */ openConnection),
  dC: () => (/* binding */ readConnection)
});

// EXTERNAL MODULE: ./build/service/caller.js + 2 modules
var service_caller = __webpack_require__(56148);
// EXTERNAL MODULE: ./build/service/loopback.js
var loopback = __webpack_require__(12223);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(2503);
// EXTERNAL MODULE: ./build/service/answer.js
var service_answer = __webpack_require__(84448);
// EXTERNAL MODULE: ./build/service/errors.js
var errors = __webpack_require__(4661);
// EXTERNAL MODULE: ./build/service/retry.js
var retry = __webpack_require__(89830);
// EXTERNAL MODULE: ./build/service/text.js
var service_text = __webpack_require__(62861);
;// CONCATENATED MODULE: ./build/embedded/engines/reply.js






const nameSchema = schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig()]).nullish();
/** The vendors' error bodies: each has its own place for the error's name. */
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
/** The text of a reply with status 200; throws a ServiceError for every other. See `Reader`. */
function readReply(answer, wallTime) {
    const { request, status, text } = answer;
    if (status === 200)
        return text;
    const { error } = errorBodySchema.safeParse((0,service_answer/* parseJson */.qF)(text)).data ?? {};
    const code = [error?.code, error?.type, error?.status].find(name => typeof name === 'string' && name !== '');
    const retryAfter = (0,retry/* readRetryAfter */.D)(answer.retryAfter, wallTime);
    throw new errors/* ServiceError */._({
        kind: 'http',
        request,
        status,
        detail: (0,service_text/* excerpt */.K)(error?.message || text) || external_node_http_.STATUS_CODES[status] || 'no explanation',
        ...(code !== undefined && { code: (0,service_text/* excerpt */.K)(String(code)) }),
        ...(retryAfter !== undefined && { retryAfter }),
    });
}

;// CONCATENATED MODULE: ./build/embedded/engines/connection.js



const bearer = (key) => ({ authorization: `Bearer ${key}` });
const vendors = {
    openai: {
        keyVariables: ['OPENAI_API_KEY'],
        keyHeaders: bearer,
        keyRequired: true,
        baseUrlVariables: ['OPENAI_BASE_URL'],
        baseUrl: 'https://api.openai.com/v1',
    },
    anthropic: {
        keyVariables: ['ANTHROPIC_API_KEY'],
        keyHeaders: key => ({ 'x-api-key': key, 'anthropic-version': '2023-06-01' }),
        keyRequired: true,
        baseUrlVariables: ['ANTHROPIC_BASE_URL'],
        baseUrl: 'https://api.anthropic.com',
    },
    gemini: {
        keyVariables: ['GEMINI_API_KEY', 'GOOGLE_API_KEY'],
        keyHeaders: key => ({ 'x-goog-api-key': key }),
        keyRequired: true,
        baseUrlVariables: ['GOOGLE_GEMINI_BASE_URL', 'GEMINI_BASE_URL'],
        baseUrl: 'https://generativelanguage.googleapis.com',
    },
    perplexity: {
        keyVariables: ['PERPLEXITY_API_KEY'],
        keyHeaders: bearer,
        keyRequired: true,
        baseUrlVariables: ['PERPLEXITY_BASE_URL'],
        baseUrl: 'https://api.perplexity.ai',
    },
    'openai-compatible': {
        keyVariables: ['OPENAI_COMPATIBLE_API_KEY'],
        keyHeaders: key => (key === '' ? {} : bearer(key)),
        keyRequired: false,
        baseUrlVariables: ['OPENAI_COMPATIBLE_BASE_URL'],
        baseUrl: undefined,
    },
};
/** What every vendor's lowest paid tier allows; more only means more waiting for its 429s. */
const ENGINE_LIMITS = { perMinute: 50, concurrent: 5 };
/** How to reach an engine, or why that cannot be known from `env`. */
function readConnection(engine, env) {
    const vendor = vendors[engine];
    const key = firstSet(vendor.keyVariables, env);
    if (key === undefined && vendor.keyRequired) {
        return { problem: { kind: 'missing', engine, variables: vendor.keyVariables } };
    }
    if (key !== undefined && !/^[\x21-\x7e]+$/.test(key.value)) {
        return { problem: { kind: 'bad-key', engine, variable: key.variable } };
    }
    const apiKey = key?.value ?? '';
    const given = firstSet(vendor.baseUrlVariables, env);
    const baseUrl = given?.value ?? vendor.baseUrl;
    if (baseUrl === undefined) {
        return { problem: { kind: 'missing', engine, variables: vendor.baseUrlVariables } };
    }
    if (given && !isUsable(given.value, apiKey)) {
        return { problem: { kind: 'bad-base-url', engine, variable: given.variable } };
    }
    return { connection: { baseUrl, apiKey, keyHeaders: vendor.keyHeaders(apiKey) } };
}
/** Opens a connection with limits, retries and time budget of its own. The key stays in it. */
function openConnection(connection, options) {
    const caller = (0,service_caller/* createCaller */.u)({ ...options, ...connection });
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

/***/ 54216:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sP: () => (/* binding */ engines),
  iI: () => (/* binding */ readEngineSpec)
});

// UNUSED EXPORTS: isEngineName

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var classic_schemas = __webpack_require__(2503);
;// CONCATENATED MODULE: ./build/embedded/engines/cited-text.js
/** The parts one after the other, with `separator` between them. */
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

// EXTERNAL MODULE: ./build/embedded/engines/source.js
var engines_source = __webpack_require__(2522);
;// CONCATENATED MODULE: ./build/embedded/engines/wire.js
/** What the vendors' wire formats have in common. */

const unknownItemSchema = classic_schemas/* object */.Ikc({ type: classic_schemas/* literal */.euz('other') });
/**
 * An object told apart by its `type`. One of the given schemas, which then applies in full; a type that none of them
 * has, as vendors add them, becomes `{ type: 'other' }`.
 */
function itemOf(...schemas) {
    const known = new Set(schemas.flatMap(schema => [...schema.shape.type.values]));
    return classic_schemas/* preprocess */.vkY(item => (hasType(item) && !known.has(item.type) ? { type: 'other' } : item), classic_schemas/* discriminatedUnion */.gMt('type', [unknownItemSchema, ...schemas]));
}
function hasType(item) {
    return typeof item === 'object' && item !== null && 'type' in item && typeof item.type === 'string';
}
const count = classic_schemas/* int */.Whr().nonnegative();
/** A list that may be missing or null. */
function listOf(schema) {
    return classic_schemas/* array */.YOg(schema)
        .nullish()
        .transform(list => list ?? []);
}

;// CONCATENATED MODULE: ./build/embedded/engines/anthropic.js




/** A search that goes on after so many pauses is not going to end. */
const MOST_PAUSES = 5;
/** Reasoning counts too; a lower limit would cut answers off. */
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
    defaultModel: 'claude-sonnet-5-5',
    givesSources: true,
    buildRequest: (question, model) => ({ path: '/v1/messages', body: searchBody(question, model) }),
    continueRequest(question, model, bodies) {
        if (bodies.length > MOST_PAUSES || !pausedSchema.safeParse(bodies.at(-1)).success)
            return undefined;
        const body = searchBody(question, model);
        // What it said comes back to it unchanged: it holds encrypted parts.
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
                .flatMap(result => (result.type === 'web_search_result' ? [(0,engines_source/* toSource */.Zi)(result.url)] : [])),
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
/** A block is the part of the text that its citations are for. */
function readText(blocks) {
    const parts = blocks.flatMap((block, index) => {
        if (block.type !== 'text')
            return [];
        // What is said before a search and after it are not one sentence.
        const resumes = index > 0 && blocks[index - 1]?.type !== 'text';
        const text = (resumes ? '\n\n' : '') + block.text;
        const citations = block.citations.flatMap(citation => citation.type === 'web_search_result_location'
            ? [{ start: 0, end: text.length, source: (0,engines_source/* toSource */.Zi)(citation.url) }]
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
        return { outcome: 'failed', reason: `paused more than ${MOST_PAUSES} times` };
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
/** Vendors count text in different units; these turn an offset into one of a JavaScript string. */
/** Offsets that count UTF-8 bytes. */
function byteOffsets(text) {
    return offsetsIn(text, Buffer.byteLength);
}
/** Offsets that count Unicode characters, as Python does. */
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
/** Reasons to stop that are a verdict on the content. */
const REFUSALS = new Set(['SAFETY', 'RECITATION', 'BLOCKLIST', 'PROHIBITED_CONTENT', 'SPII']);
const gemini = {
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
/** Finds segments in the text of one part: by their offsets, which count bytes, unless their text is elsewhere. */
function createLocator(text) {
    const toIndex = byteOffsets(text);
    return ({ startIndex = 0, endIndex = 0, text: stated = '' }) => {
        const [start, end] = [toIndex(startIndex), toIndex(endIndex)];
        const found = text.slice(start, end) === stated ? -1 : text.indexOf(stated);
        return stated === '' || found === -1 ? { start, end } : { start: found, end: found + stated.length };
    };
}
/** The address is a redirect of the vendor's; the page's domain stands in the title. */
function readSource(chunk) {
    const { uri = '', title = '', domain = title } = chunk?.web ?? {};
    if (uri === '')
        return undefined;
    const { hostname, isIcann } = (0,cjs/* parse */.qg)(domain);
    const redirect = (0,engines_source/* hostOf */.w4)(uri).endsWith('vertexaisearch.cloud.google.com');
    if (!redirect)
        return { url: uri, host: (0,engines_source/* hostOf */.w4)(uri) };
    return { url: uri, host: isIcann && hostname === domain.toLowerCase() ? (0,engines_source/* hostOf */.w4)(`https://${domain}`) : '' };
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
/** Text with annotations, as the Responses API has it and others have copied it. */




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
 * The text with its URL citations. No vendor says what their offsets count: characters, unless the text that they
 * then point to lacks the citation's link and the same offsets in UTF-16 have it.
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
        return [{ ...(!has(span) && has(units) ? units : span), source: (0,engines_source/* toSource */.Zi)(url) }];
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
        return action.url ? [(0,engines_source/* toSource */.Zi)(action.url)] : [];
    if (action.type !== 'search')
        return [];
    return action.sources.flatMap(source => (source.type === 'url' ? [(0,engines_source/* toSource */.Zi)(source.url)] : []));
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
/** Gateways report a failure of the server behind them inside a reply that is otherwise fine. */
const failureSchema = classic_schemas/* object */.Ikc({ error: classic_schemas/* object */.Ikc({ message: classic_schemas/* string */.YjP() }) });
/** What a reasoning model thinks aloud is no part of its answer. */
const THOUGHT = /^\s*<think>[\s\S]*?<\/think>/;
const openaiCompatible = {
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
    // Many servers say nothing, or words of their own, about an end that is none of these.
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
/** `[1]` or `[1, 2]`: the ids of search results. */
const MARKER = /\[(\d{1,4}(?:, ?\d{1,4}){0,20})\]/g;
const perplexity = {
    defaultModel: 'sonar',
    givesSources: true,
    buildRequest: (question, model) => createResponse({ model: qualify(model), input: question, tools: [{ type: 'web_search' }] }, 'required'),
    readAnswer(bodies) {
        const response = perplexity_responseSchema.parse(bodies.at(-1));
        const results = response.output.flatMap(item => (item.type === 'search_results' ? item.results : []));
        const fetched = response.output.flatMap(item => (item.type === 'fetch_url_results' ? item.contents : []));
        const byId = new Map(results.map(({ id, url }) => [id, (0,engines_source/* toSource */.Zi)(url)]));
        const { usage } = response;
        const problem = perplexity_findProblem(response);
        return {
            model: response.model,
            ...perplexity_readText(response.output, byId),
            retrieved: [...results, ...fetched].map(({ url }) => (0,engines_source/* toSource */.Zi)(url)),
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
/** Its types do not have `tool_choice` yet; without it the model is free not to search. */
function createResponse(body, toolChoice) {
    return { path: '/v1/responses', body: { ...body, ...(toolChoice && { tool_choice: toolChoice }) } };
}
/** Models of other vendors have the vendor's name in front; without one it is the vendor's own. */
function qualify(model) {
    return model.includes('/') ? model : `perplexity/${model}`;
}
/** Markers in the text are what it cites; annotations, where there are any, say so too. */
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





/** The live answer engines by the name users give them. */
const engines = {
    openai: openai,
    anthropic: anthropic,
    gemini: gemini,
    perplexity: perplexity,
    'openai-compatible': openaiCompatible,
};
/** Undefined for an engine that does not exist, or that has no model of its own where none is given. */
function readEngineSpec(id) {
    // A model may have colons of its own.
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
/** More requests than the user allows; thrown before the first one. */
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
/** How many calls go to whom. Throws a TooManyRequestsError when they are more than allowed. */
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

/***/ 44869:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ky: () => (/* binding */ DEFAULT_PROMPT_TEMPLATE),
/* harmony export */   LH: () => (/* binding */ readPromptTemplate),
/* harmony export */   R3: () => (/* binding */ buildQuestion)
/* harmony export */ });
/**
 * What engines are asked when the user has no words of their own. It names no brand: a question that does would
 * measure an echo.
 */
const DEFAULT_PROMPT_TEMPLATE = 'I am looking into {keyword}. What would you recommend, and why? Answer in {language}.';
const PLACEHOLDER = /\{(\w+)\}/g;
/** The template, or undefined where it lacks `{keyword}` or has a placeholder other than `{language}`. */
function readPromptTemplate(text) {
    const names = new Set(Array.from(text.matchAll(PLACEHOLDER), ([, name]) => name));
    if (!names.has('keyword'))
        return undefined;
    names.delete('keyword');
    names.delete('language');
    return names.size === 0 ? text : undefined;
}
/** The question for a keyword; `language`, a language tag, becomes its English name. */
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

/***/ 32506:
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
/* harmony import */ var _service_answer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84448);
/** Replies of the engines in a file: kept as they came, and played back in place of the engines. */




/** A recording that cannot be played. */
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
    /** 1-based: an engine that pauses replies several times. */
    turn: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().positive(),
    /** As it came, without the key. */
    reply: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
});
/** Reads `record:PATH`, `replay:PATH` or nothing; undefined for anything else. */
function readAnswersSetting(text) {
    if (text === '')
        return { mode: 'live' };
    const [, mode, path = ''] = /^(record|replay):(.+)$/s.exec(text) ?? [];
    return mode === 'record' || mode === 'replay' ? { mode, path } : undefined;
}
/**
 * Appends every reply to the file at `path`, one JSON object a line, whatever calls run at once. The file and its
 * folders are made; rejects with the system's error where they cannot be.
 */
async function openRecorder(path) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), { recursive: true });
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(path, 'a+');
    let written = endLastLine();
    /** A run that was killed may have left half a line. */
    async function endLastLine() {
        const { size } = await file.stat();
        const { buffer } = await file.read({ buffer: Buffer.alloc(1), position: Math.max(0, size - 1) });
        if (size > 0 && buffer.toString() !== '\n')
            await file.appendFile('\n');
    }
    function append(entry) {
        written = written.then(() => file.appendFile(`${JSON.stringify(entry)}\n`));
        return written;
    }
    const tape = (exchange, post) => {
        let turn = 0;
        return async (request, signal) => {
            const reply = await post(request, signal);
            turn += 1;
            await append({ ...exchange, turn, reply });
            return reply;
        };
    };
    return {
        tape,
        async close() {
            await written.catch(() => { });
            await file.close();
        },
    };
}
/**
 * Plays the file at `path` back: no request is sent. Of an exchange that was recorded twice the later one counts.
 * Rejects with a RecordingError that names the line that cannot be read; a request without a recorded reply
 * rejects with one that names the exchange.
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
    const value = (0,_service_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(text);
    if (value === undefined)
        throw new RecordingError({ path, line, detail: `line ${line} is not JSON` });
    const entry = entrySchema.safeParse(value);
    if (entry.success)
        return entry.data;
    throw new RecordingError({ path, line, detail: `line ${line}: ${(0,_service_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .describeIssues */ .wF)(entry.error.issues)}` });
}
function keyOf({ engine, model, task, question, sample }, turn) {
    return JSON.stringify([engine, model, task, question, sample, turn]);
}


/***/ }),

/***/ 2522:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zi: () => (/* binding */ toSource),
/* harmony export */   w4: () => (/* binding */ hostOf),
/* harmony export */   yi: () => (/* binding */ uniqueSources)
/* harmony export */ });
function toSource(url) {
    return { url, host: hostOf(url) };
}
/** The host that a browser would go to. '' for what is no web address. */
function hostOf(url) {
    if (!URL.canParse(url))
        return '';
    const { protocol, hostname } = new URL(url);
    if (protocol !== 'https:' && protocol !== 'http:')
        return '';
    return hostname.replace(/\.$/, '').replace(/^www\./, '');
}
/** Without later sources of the same URL. */
function uniqueSources(sources) {
    return [...new Map(sources.toReversed().map(source => [source.url, source])).values()].toReversed();
}


/***/ })

};
