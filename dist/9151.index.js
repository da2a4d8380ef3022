export const id = 9151;
export const ids = [9151];
export const modules = {

/***/ 94136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kv: () => (/* binding */ findComparedCommit),
/* harmony export */   SI: () => (/* binding */ findDecidingCommit),
/* harmony export */   pG: () => (/* binding */ requireTreeOf),
/* harmony export */   q$: () => (/* binding */ ensureCommit)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39165);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83596);


async function findDecidingCommit(checkout, { change, workflowCommit = '' }) {
    if (change !== undefined)
        return (await findBaseTip(checkout, change)).tip;
    (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .requireObjectId */ .Wx)(workflowCommit);
    await ensureCommit(checkout, workflowCommit);
    return workflowCommit;
}
async function findComparedCommit(checkout, commits) {
    if ('before' in commits) {
        (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .requireObjectId */ .Wx)(commits.before);
        await ensureCommit(checkout, commits.before);
        return { commit: commits.before, kind: 'before-push' };
    }
    const { tip, isMerged } = await findBaseTip(checkout, commits);
    const commit = isMerged ? tip : await findMergeBase(checkout, tip);
    return commit === undefined ? { commit: tip, kind: 'base-tip' } : { commit, kind: 'merge-base' };
}
async function requireTreeOf(checkout, { head }) {
    const { id, parents } = await readHead(checkout);
    if (id === head || (parents.length > 1 && parents.includes(head)))
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CorpusError */ .b({ kind: 'other-tree', checkedOut: id, head });
}
async function findBaseTip(checkout, { base, head, merge }) {
    (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .requireObjectId */ .Wx)(base);
    const { id, parents } = await readHead(checkout);
    const [first, second] = parents;
    const isMerged = id === merge && parents.length === 2 && second === head && first !== undefined;
    const tip = isMerged ? first : base;
    await ensureCommit(checkout, tip);
    return { tip, isMerged };
}
async function readHead(checkout) {
    const output = await (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)(checkout, ['cat-file', '--batch'], 'HEAD\n');
    const [, id, commit = ''] = /^([0-9a-f]+) commit \d+\n([\s\S]*)/.exec(output) ?? [];
    if (id === undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CorpusError */ .b({ kind: 'git-failed', command: 'git cat-file', detail: 'HEAD names no commit' });
    }
    const [header = ''] = commit.split('\n\n', 1);
    return { id, parents: Array.from(header.matchAll(/^parent ([0-9a-f]+)$/gm), ([, parent = '']) => parent) };
}
async function findMergeBase(checkout, base) {
    try {
        const output = await (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)(checkout, ['merge-base', base, 'HEAD']);
        return output.trim();
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CorpusError */ .b && error.facts.kind === 'git-failed')
            return undefined;
        throw error;
    }
}
async function ensureCommit(checkout, commit) {
    if (await hasCommit(checkout, commit))
        return;
    const shallow = (await (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)(checkout, ['rev-parse', '--is-shallow-repository'])).trim() === 'true';
    const depth = shallow ? ['--depth=1'] : [];
    try {
        await (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)(checkout, [
            'fetch',
            '--quiet',
            '--no-tags',
            '--no-recurse-submodules',
            ...depth,
            'origin',
            commit,
        ]);
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CorpusError */ .b) || !('command' in error.facts))
            throw error;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CorpusError */ .b({ ...error.facts, kind: 'commit-unavailable', commit }, { cause: error });
    }
}
async function hasCommit(checkout, commit) {
    try {
        await (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)(checkout, ['cat-file', '-e', `${commit}^{commit}`]);
        return true;
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CorpusError */ .b && error.facts.kind === 'git-failed')
            return false;
        throw error;
    }
}


/***/ }),

/***/ 52006:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ readBaseFile),
/* harmony export */   z: () => (/* binding */ isCommitted)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _lib_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13963);
/* harmony import */ var _base_commits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94136);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39165);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(83596);






async function readBaseFile(checkout, host, path) {
    if (host.change === undefined && host.workflowCommit === undefined)
        return { kind: 'work-tree' };
    const inside = (0,_lib_files_js__WEBPACK_IMPORTED_MODULE_2__/* .pathInside */ ._l)(checkout.folder, path) ?? (await findRealInside(checkout.folder, path));
    if (inside === undefined)
        return { kind: 'work-tree' };
    const fail = (reason, cause) => new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .CorpusError */ .b({ kind: 'no-base-file', path, reason }, { cause });
    try {
        const place = await findPlace(checkout, inside);
        const commit = await (0,_base_commits_js__WEBPACK_IMPORTED_MODULE_3__/* .findDecidingCommit */ .SI)(place.checkout, host);
        const before = await readEntry(place.checkout, commit, place.path);
        if (before.kind === 'file')
            return { kind: 'base', text: before.text, commit };
        if (before.kind !== 'missing')
            throw fail({ kind: before.kind });
        const after = await readEntry(place.checkout, 'HEAD', place.path);
        if (after.kind !== 'missing')
            return { kind: 'added', commit };
    }
    catch (cause) {
        if (cause instanceof _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .CorpusError */ .b && 'command' in cause.facts)
            throw fail(cause.facts, cause);
        throw cause;
    }
    const real = await findRealInside(checkout.folder, inside);
    return real === undefined || real === inside
        ? { kind: 'work-tree' }
        : readBaseFile(checkout, host, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(checkout.folder), real));
}
async function isCommitted(checkout, path) {
    try {
        const place = await findPlace(checkout, path);
        return (await readEntry(place.checkout, 'HEAD', place.path)).kind !== 'missing';
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .isWithoutGit */ .F)(error))
            return false;
        throw error;
    }
}
async function findRealInside(folder, path) {
    const real = await (0,_lib_files_js__WEBPACK_IMPORTED_MODULE_2__/* .findRealPath */ .ps)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, path)).catch(() => undefined);
    return real !== undefined && 'path' in real ? (0,_lib_files_js__WEBPACK_IMPORTED_MODULE_2__/* .pathInside */ ._l)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(folder), real.path) : undefined;
}
async function findPlace(checkout, inside) {
    try {
        const prefix = (await (0,_git_js__WEBPACK_IMPORTED_MODULE_5__/* .git */ .$Y)(checkout, ['rev-parse', '--show-prefix'])).replace(/\n$/, '');
        return { checkout, path: `${prefix}${inside}` };
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .CorpusError */ .b) || error.facts.kind !== 'not-a-checkout')
            throw error;
        const segments = inside.split('/');
        for (const index of segments.keys()) {
            const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(checkout.folder, ...segments.slice(0, index));
            if (index === 0 || !(await (0,_git_js__WEBPACK_IMPORTED_MODULE_5__/* .isCheckedOut */ .kU)(folder)))
                continue;
            return { checkout: { ...checkout, folder }, path: segments.slice(index).join('/') };
        }
        throw error;
    }
}
async function readEntry(checkout, commit, path) {
    const entry = await readExactly(checkout, commit, path);
    if (entry.kind !== 'missing')
        return entry;
    const spelling = await findSpelling(checkout, commit, path);
    return spelling === undefined ? entry : readExactly(checkout, commit, spelling);
}
async function readExactly(checkout, commit, path) {
    if (path.includes('\n'))
        return { kind: 'missing' };
    const output = await (0,_git_js__WEBPACK_IMPORTED_MODULE_5__/* .git */ .$Y)(checkout, ['cat-file', '--batch', '--follow-symlinks'], `${commit}:${path}\n`);
    const [header, type] = /^[0-9a-f]+ (blob|tree) \d+\n/.exec(output) ?? [];
    if (header !== undefined) {
        return type === 'tree' ? { kind: 'folder' } : { kind: 'file', text: output.slice(header.length, -1) };
    }
    if (/^(?:symlink|dangling|loop) /.test(output))
        return { kind: 'link' };
    const segments = path.split('/');
    const folders = segments.map((_, index) => segments.slice(0, index + 1).join('/'));
    const above = (0,_git_js__WEBPACK_IMPORTED_MODULE_5__/* .splitZero */ .vV)(await (0,_git_js__WEBPACK_IMPORTED_MODULE_5__/* .git */ .$Y)(checkout, ['ls-tree', '--full-tree', '-z', commit, '--', ...folders]));
    return { kind: above.some(line => line.startsWith('160000 ')) ? 'submodule' : 'missing' };
}
async function findSpelling(checkout, commit, path) {
    const ignoresCase = await (0,_git_js__WEBPACK_IMPORTED_MODULE_5__/* .git */ .$Y)(checkout, [
        'config',
        '--type=bool',
        '--default=false',
        '--get',
        'core.ignorecase',
    ]);
    if (ignoresCase.trim() !== 'true')
        return undefined;
    const paths = (0,_git_js__WEBPACK_IMPORTED_MODULE_5__/* .splitZero */ .vV)(await (0,_git_js__WEBPACK_IMPORTED_MODULE_5__/* .git */ .$Y)(checkout, ['ls-tree', '--full-tree', '-r', '-z', '--name-only', commit]));
    return paths.find(other => other.toLowerCase() === path.toLowerCase());
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

// EXTERNAL MODULE: ./build/lib/http/caller.js + 3 modules
var http_caller = __webpack_require__(26804);
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
function openConnection(connection, options) {
    const caller = (0,http_caller/* createCaller */.u)({ ...options, ...connection });
    return {
        post: ({ path, body }, signal, limits) => caller.call(path, body, readReply, signal, limits),
        redact: caller.redact,
        close: caller.close,
    };
}
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
const ADDRESS = /https?:\/\/[^\s<>()[\]"]{0,2000}[^\s<>()[\]".,;:!?]/g;
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
const LOWEST_TIER_LIMITS = { perMinute: 50, concurrent: 5 };
function bearerHeaders(key) {
    return key === '' ? {} : { authorization: `Bearer ${key}` };
}
function basicHeaders(password, user) {
    return { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` };
}

;// CONCATENATED MODULE: ./build/embedded/engines/wire.js

const unknownItemSchema = classic_schemas/* object */.Ikc({ type: classic_schemas/* literal */.euz('other') });
function itemOf(...schemas) {
    const known = new Set(schemas.flatMap(schema => [...schema.shape.type.values]));
    return classic_schemas/* preprocess */.vkY(item => (item === null || (hasType(item) && !known.has(item.type)) ? { type: 'other' } : item), classic_schemas/* discriminatedUnion */.gMt('type', [unknownItemSchema, ...schemas]));
}
function hasType(item) {
    return typeof item === 'object' && item !== null && 'type' in item && typeof item.type === 'string';
}
const count = classic_schemas/* int */.Whr().nonnegative();
function optional(schema) {
    return schema.nullish().transform(value => value ?? undefined);
}
function fact(schema) {
    return optional(schema).catch(undefined);
}
function listOf(schema) {
    return classic_schemas/* array */.YOg(schema)
        .nullish()
        .transform(list => list ?? []);
}
const queriesSchema = fact(classic_schemas/* union */.KCZ([classic_schemas/* string */.YjP().transform(query => [query]), classic_schemas/* array */.YOg(fact(classic_schemas/* string */.YjP()))])).transform((queries = []) => queries.flatMap(query => (query ? [query] : [])));

;// CONCATENATED MODULE: ./build/embedded/engines/anthropic.js





const MAX_PAUSES = 5;
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
        const content = bodies.flatMap(paused => pausedSchema.parse(paused).content);
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
const WITHOUT_THINKING = { thinking: { type: 'disabled' } };
const FORCED_SEARCH = {
    ...WITHOUT_THINKING,
    tool_choice: { type: 'tool', name: 'web_search' },
};
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
function readText(blocks) {
    const parts = blocks.flatMap((block, index) => {
        if (block.type !== 'text')
            return [];
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
function namePlace({ country, city }) {
    const name = countryNames.of(country) ?? country;
    return city === undefined ? name : `${city}, ${name}`;
}
function describeLocation(location) {
    return `The user is in ${namePlace(location)}.`;
}
function likelyCountry({ language, location }) {
    return location?.country ?? likelyLocale(language).region ?? 'US';
}
function googleLanguage({ language: tag }) {
    const { language, script } = likelyLocale(tag);
    return language === 'zh' ? `zh-${script === 'Hant' ? 'TW' : 'CN'}` : language;
}
const WITHDRAWN = new Set([
    172, 200, 230, 249, 278, 280, 530, 532, 536, 582, 720, 736, 810, 830, 886, 890, 891,
]);
function googleCountryId(country) {
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






const PAGES = new Map([
    ['ai-mode', { path: '/v3/serp/google/ai_mode/live/advanced', options: {} }],
    [
        'ai-overview',
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
function describeTask(asked) {
    return {
        keyword: asked.question.replaceAll('%', '%25').replaceAll('+', '%2B'),
        location_code: googleCountryId(likelyCountry(asked)),
        language_code: googleLanguage(asked),
    };
}
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
function byteOffsets(text) {
    return offsetsIn(text, Buffer.byteLength);
}
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
function createLocator(text) {
    const toIndex = byteOffsets(text);
    return (segment) => {
        const { startIndex = 0, endIndex = 0, text: stated = '' } = segment ?? {};
        const [start, end] = [toIndex(startIndex), toIndex(endIndex)];
        const found = text.slice(start, end) === stated ? -1 : text.indexOf(stated);
        return stated === '' || found === -1 ? { start, end } : { start: found, end: found + stated.length };
    };
}
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







const textChunkSchema = classic_schemas/* object */.Ikc({ type: classic_schemas/* literal */.euz('text'), text: classic_schemas/* string */.YjP() });
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
    arguments: fact(classic_schemas/* string */.YjP()),
    info: fact(classic_schemas/* object */.Ikc({ result: fact(classic_schemas/* string */.YjP()) })),
});
const conversationSchema = classic_schemas/* object */.Ikc({
    outputs: classic_schemas/* array */.YOg(itemOf(mistral_messageSchema, executionSchema)),
    usage: fact(classic_schemas/* object */.Ikc({
        prompt_tokens: fact(count),
        completion_tokens: fact(count),
        connector_tokens: fact(count),
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
const LAST_WORD = /[\p{L}\p{N}](?=[^\p{L}\p{N}]*$)/u;
function readQueries({ arguments: json = '' }) {
    return argumentsSchema.safeParse((0,lib_json/* parseJson */.q)(json)).data?.query ?? [];
}
function readResults({ info }) {
    const pages = mistral_resultSchema.safeParse((0,lib_json/* parseJson */.q)(info?.result ?? '')).data ?? {};
    return Object.values(pages).flatMap(page => (page?.url ? [(0,web_source/* toSource */.Zi)(page.url)] : []));
}

;// CONCATENATED MODULE: ./build/embedded/engines/annotated-text.js





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
const LONGEST_SPAN = 5_000;
function readAnnotatedText({ text, annotations, }) {
    const cited = annotations.filter(annotation => annotation !== undefined).filter(isCitation);
    const toIndex = characterOffsets(text);
    const located = cited.filter(hasOffsets).map(({ url = '', start_index: start, end_index: end }) => {
        const span = { start: toIndex(start), end: toIndex(end) };
        const units = { start, end };
        const has = (part) => text.slice(part.start, part.end).slice(0, LONGEST_SPAN).includes(url);
        return { ...(!has(span) && has(units) ? units : span), source: (0,web_source/* toSource */.Zi)(url) };
    });
    const others = cited.filter(annotation => !hasOffsets(annotation));
    const placed = placeSources(text, others.map(({ url = '' }) => (0,web_source/* toSource */.Zi)(url)));
    return { ...placed, citations: [...located, ...placed.citations] };
}
function isCitation({ type, url }) {
    return url !== undefined || type === 'url_citation';
}
function hasOffsets(annotation) {
    const { start_index: start, end_index: end } = annotation;
    return start !== undefined && end !== undefined && start < end;
}

;// CONCATENATED MODULE: ./build/embedded/engines/responses-api.js






const responses_api_messageSchema = classic_schemas/* object */.Ikc({
    type: classic_schemas/* literal */.euz('message'),
    content: listOf(itemOf(annotatedTextSchema, classic_schemas/* object */.Ikc({ type: classic_schemas/* literal */.euz('refusal'), refusal: fact(classic_schemas/* string */.YjP()) }))),
});
const sourceSchema = itemOf(classic_schemas/* object */.Ikc({ type: classic_schemas/* literal */.euz('url'), url: optional(classic_schemas/* string */.YjP()) }));
const webSearchCallSchema = classic_schemas/* object */.Ikc({
    type: classic_schemas/* literal */.euz('web_search_call'),
    status: optional(classic_schemas/* string */.YjP()),
    action: optional(itemOf(classic_schemas/* object */.Ikc({
        type: classic_schemas/* literal */.euz('search'),
        query: queriesSchema,
        queries: queriesSchema,
        sources: listOf(sourceSchema),
    }), classic_schemas/* object */.Ikc({ type: classic_schemas/* literal */.euz('open_page'), url: optional(classic_schemas/* string */.YjP()) }))),
    arguments: fact(classic_schemas/* string */.YjP()),
});
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
const failureSchema = classic_schemas/* object */.Ikc({
    error: classic_schemas/* union */.KCZ([classic_schemas/* string */.YjP().transform(message => ({ message })), classic_schemas/* object */.Ikc({ message: classic_schemas/* string */.YjP() })]),
});
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
const PRESETS = new Set(['fast', 'low', 'medium', 'high', 'xhigh']);
const SONAR = 'perplexity/sonar';
const perplexity_MAX_TOKENS = 16_000;
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
    endedModels: {
        'sonar-pro': 'perplexity:low or perplexity:sonar',
        'sonar-reasoning': 'perplexity:low',
        'sonar-reasoning-pro': 'perplexity:low',
        'sonar-deep-research': 'perplexity:medium',
    },
    givesSources: true,
    buildRequest({ question, location }, model) {
        const search = { type: 'web_search', ...(location && { user_location: location }) };
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
function createResponse(body, toolChoice) {
    const limit = body.model?.startsWith('anthropic/') && { max_output_tokens: perplexity_MAX_TOKENS };
    return {
        path: '/v1/responses',
        body: { ...body, ...limit, ...(toolChoice && { tool_choice: toolChoice }) },
    };
}
function qualify(model) {
    return model.includes('/') ? model : `perplexity/${model}`;
}
function indexById(results) {
    const known = results.map((result, index) => [result?.id ?? index + 1, (0,web_source/* toSource */.Zi)(result?.url ?? '')]);
    return new Map(known.toReversed());
}
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






const OVERVIEW = 'ai-overview';
const ENGINES = new Map([
    ['ai-mode', 'google_ai_mode'],
    [OVERVIEW, 'google'],
]);
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
                ...(location ? [{ role: 'system', content: describeLocation(location) }] : []),
                { role: 'user', content: question },
            ],
            tools: [{ type: 'web_search' }],
            store: false,
        };
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
function readReplacement(id) {
    const { name, model = '' } = splitId(id);
    if (!isEngineName(name))
        return undefined;
    const { endedModels = {} } = engines[name];
    return Object.hasOwn(endedModels, model) ? endedModels[model] : undefined;
}
function splitId(id) {
    const [, name = '', model, country] = /^([^:]+?)(?::([^\s@]\S*?))?(?:@([A-Z]{2}))?$/.exec(id) ?? [];
    return { name, model, country };
}
function isEngineName(name) {
    return Object.hasOwn(engines, name);
}


/***/ })

};
