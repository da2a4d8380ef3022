export const id = 7019;
export const ids = [7019];
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

/***/ 52776:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ ServiceError),
/* harmony export */   r: () => (/* binding */ toOperationFailure)
/* harmony export */ });
class ServiceError extends Error {
    facts;
    constructor(facts, options) {
        super(`${facts.request}: ${facts.detail}`, options);
        this.name = 'ServiceError';
        this.facts = facts;
    }
}
function toOperationFailure(error) {
    if (error instanceof ServiceError)
        return { kind: 'service', facts: error.facts };
    return { kind: 'unexpected', detail: error instanceof Error ? error.message : String(error) };
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
function isOnDomain(host, domains) {
    return domains.some(domain => host === domain || host.endsWith(`.${domain}`));
}
function registrableDomain(host) {
    return (0,tldts__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(host, { allowPrivateDomains: true }).domain ?? host;
}


/***/ }),

/***/ 83596:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Y: () => (/* binding */ git),
/* harmony export */   Iz: () => (/* binding */ spawnGit),
/* harmony export */   Wx: () => (/* binding */ requireObjectId),
/* harmony export */   kU: () => (/* binding */ isCheckedOut),
/* harmony export */   vV: () => (/* binding */ splitZero)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57975);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2503);
/* harmony import */ var _lib_child_environment_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(30502);
/* harmony import */ var _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(22380);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39165);









const run = (0,node_util__WEBPACK_IMPORTED_MODULE_4__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile);
const MOST_OUTPUT_BYTES = 256 * 1024 * 1024;
const failureSchema = zod__WEBPACK_IMPORTED_MODULE_6__/* .looseObject */ ._H3({
    code: zod__WEBPACK_IMPORTED_MODULE_6__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig()]).nullish(),
    message: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    stderr: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().optional(),
});
async function git({ folder, signal }, words, input = '') {
    try {
        const { place, cwd } = locate(folder);
        const running = run('git', [...place, ...words], {
            cwd,
            env: environment(),
            signal,
            maxBuffer: MOST_OUTPUT_BYTES,
        });
        running.child.stdin?.on('error', () => { }).end(input);
        return (await running).stdout;
    }
    catch (cause) {
        signal?.throwIfAborted();
        throw explain(words, cause);
    }
}
function splitZero(output) {
    return output.split('\0').slice(0, -1);
}
function requireObjectId(commit) {
    if (/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(commit))
        return;
    const detail = `not an object id: ${(0,_lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_7__/* .excerpt */ .K)(commit)}`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .CorpusError */ .b({ kind: 'commit-unavailable', command: 'git', detail, commit });
}
async function isCheckedOut(folder) {
    const stats = await Promise.all([folder, (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, '.git')].map(path => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(path).catch(() => undefined)));
    return stats[0]?.isDirectory() === true && stats[1] !== undefined;
}
function spawnGit({ folder, signal }, words) {
    const { place, cwd } = locate(folder);
    return (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)('git', [...place, ...words], { cwd, env: environment(), signal, stdio: 'pipe' });
}
function locate(folder) {
    if ((0,node_os__WEBPACK_IMPORTED_MODULE_2__.platform)() !== 'win32')
        return { place: [], cwd: folder };
    return { place: ['-C', (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(folder)], cwd: (0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(process.execPath) };
}
function environment() {
    return {
        ...(0,_lib_child_environment_js__WEBPACK_IMPORTED_MODULE_8__/* .childEnvironment */ .Q)(),
        GIT_TERMINAL_PROMPT: '0',
        GIT_OPTIONAL_LOCKS: '0',
        GIT_NO_REPLACE_OBJECTS: '1',
        LC_ALL: 'C',
    };
}
function explain(words, cause) {
    const { code, message, stderr } = failureSchema.parse(cause);
    const detail = (0,_lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_7__/* .excerpt */ .K)(stderr || message);
    const isNone = /not a git repository|cannot change to/.test(detail);
    const kind = code === 'ENOENT' ? 'no-git' : isNone ? 'not-a-checkout' : 'git-failed';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .CorpusError */ .b({ kind, command: `git ${words[0] ?? ''}`, detail }, { cause });
}


/***/ }),

/***/ 69810:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OI: () => (/* binding */ innermost),
/* harmony export */   bf: () => (/* binding */ ownerOf),
/* harmony export */   j1: () => (/* binding */ readFolder),
/* harmony export */   sh: () => (/* binding */ readCompetitorFolders)
/* harmony export */ });
/* harmony import */ var _lib_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13963);

function readCompetitorFolders(lines) {
    const competitors = lines.map(line => {
        const [, name, path] = /^([^=]*[^=\s])\s*=\s*(.+)$/.exec(line.trim()) ?? [];
        const folder = path === undefined ? undefined : readFolder(path);
        return name === undefined || folder === undefined ? undefined : { name, folder };
    });
    return competitors.every(competitor => competitor !== undefined) ? competitors : undefined;
}
function readFolder(path) {
    const given = (0,_lib_files_js__WEBPACK_IMPORTED_MODULE_0__/* .withSlashes */ .sq)(path.trim());
    const folder = given.replace(/^(?:\.\/+)+|(?<!\/)\/+$/g, '');
    const inside = folder.split('/').every(segment => segment !== '' && segment !== '.' && segment !== '..');
    return inside && !given.startsWith('/') ? folder : undefined;
}
function ownerOf(path, competitors) {
    return innermost(path, competitors)?.name;
}
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
    const template = /\{path\}/.test(url) ? url : `${url.replace(/(?<!\/)\/+$/, '')}/{path}`;
    const valid = /^https?:\/\/[^/{}?#@]+\/[^{}]*\{path\}[^{}]*$/i.test(template) &&
        URL.canParse(template.replace('{path}', ''));
    return folder === undefined || !valid ? undefined : { folder, template };
}
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
function joinFolder(before, names, after) {
    const path = names.map(encodeSegment).join('/');
    if (path === '')
        return before.endsWith('/') ? before : `${before}/`;
    const ending = after.startsWith('.') ? '/' : after;
    return `${before}${path}${ending}`;
}
function encodeSegment(segment) {
    return encodeURIComponent(segment.toWellFormed()).replace(/%(?:40|3A|24|26|2B|2C|3B|3D)/g, decodeURIComponent);
}


/***/ }),

/***/ 99399:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ isEnglish)
/* harmony export */ });
function isEnglish(language) {
    return /^en(?:-|$)/i.test(language);
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
function estimateCalls(specs, scope) {
    const { calls } = planCalls(specs, { ...scope, maxRequests: undefined });
    return calls.flatMap((call, index) => {
        const spec = specs[index];
        if (spec === undefined)
            return [];
        const { limits } = _engines_js__WEBPACK_IMPORTED_MODULE_0__/* .engines */ .sP[spec.name].access;
        const { perMinute, concurrent } = limits;
        return [{ ...call, costUsd: (0,_prices_js__WEBPACK_IMPORTED_MODULE_1__/* .estimateCost */ .a3)(spec, call), perMinute, concurrent, vendor: spec.name }];
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

const DEFAULT_PROMPT_TEMPLATE = 'I am looking into {keyword}. What would you recommend, and why? Answer in {language}.';
function formatAskedKeyword({ keyword, questions }) {
    return questions.length === 0 ? keyword : `${keyword} = ${questions.join(' | ')}`;
}
const PLACEHOLDER = /\{(\w+)\}/g;
function readPromptTemplates(texts) {
    const isTemplate = (text) => placeholdersOf(text).has('keyword') && hasKnownPlaceholders(text);
    return texts.every(isTemplate) ? texts : undefined;
}
function hasKnownPlaceholders(text) {
    return [...placeholdersOf(text)].every(name => name === 'keyword' || name === 'language');
}
function placeholdersOf(text) {
    return new Set(Array.from(text.matchAll(PLACEHOLDER), ([, name = '']) => name));
}
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2503);
/* harmony import */ var _contract_describe_issues_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(20487);
/* harmony import */ var _contract_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52776);
/* harmony import */ var _lib_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13963);
/* harmony import */ var _lib_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80292);
/* harmony import */ var _corpus_base_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52006);







class RecordingError extends Error {
    facts;
    constructor(facts) {
        super(`${facts.path}: ${facts.detail ?? 'no such exchange'}`);
        this.name = 'RecordingError';
        this.facts = facts;
    }
}
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
    turn: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().positive(),
    reply: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    failure: failureSchema.optional(),
})
    .refine(({ reply, failure }) => (reply === undefined) !== (failure === undefined), {
    path: ['reply'],
    error: 'expected a reply or a failure',
});
function readAnswersSetting(text) {
    if (text === '')
        return { mode: 'live' };
    const [, mode, path = ''] = /^(record|replay):(.+)$/s.exec(text) ?? [];
    return mode === 'record' || mode === 'replay' ? { mode, path: (0,_lib_files_js__WEBPACK_IMPORTED_MODULE_2__/* .withSlashes */ .sq)(path) } : undefined;
}
const HERE = { workspace: '.' };
async function openRecorder(path, { workspace } = HERE) {
    const file = await (0,_lib_files_js__WEBPACK_IMPORTED_MODULE_2__/* .openToAppend */ .YT)(path, workspace);
    let written = endLastLine();
    async function endLastLine() {
        if (await (0,_lib_files_js__WEBPACK_IMPORTED_MODULE_2__/* .endsInsideLine */ .H3)(file))
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
async function openReplay(path, place = HERE) {
    const entries = new Map();
    const lines = (await readRecording(path, place)).split(/\r?\n/);
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
async function readRecording(path, { workspace, signal, ...commits }) {
    const before = await (0,_corpus_base_file_js__WEBPACK_IMPORTED_MODULE_3__/* .readBaseFile */ .g)({ folder: workspace, signal }, commits, path);
    if (before.kind === 'base')
        return before.text;
    if (before.kind === 'added') {
        const detail = 'the change adds this file, and a change is not judged by answers that it brings along. They can be replayed after the merge';
        throw new RecordingError({ path, detail });
    }
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(await (0,_lib_files_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveInside */ .LI)(workspace, path), 'utf8');
}
function readFailure(error) {
    return error instanceof _contract_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._ ? failureSchema.safeParse(error.facts).data : undefined;
}
function toServiceError({ kind, request, detail, status, code }) {
    const facts = { ...(status !== undefined && { status }), ...(code !== undefined && { code }) };
    return new _contract_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._({ kind, request, detail, ...facts });
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

/***/ 13711:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readEmbeddedInputs: () => (/* binding */ readEmbeddedInputs)
});

// EXTERNAL MODULE: ./build/embedded/citation/domains.js
var citation_domains = __webpack_require__(69580);
// EXTERNAL MODULE: ./build/embedded/corpus/owners.js
var owners = __webpack_require__(69810);
// EXTERNAL MODULE: ./build/embedded/corpus/site-url.js
var site_url = __webpack_require__(39961);
// EXTERNAL MODULE: ./build/embedded/engine-scan.js
var engine_scan = __webpack_require__(99399);
// EXTERNAL MODULE: ./build/embedded/engines/connection.js + 1 modules
var engines_connection = __webpack_require__(87084);
// EXTERNAL MODULE: ./build/embedded/engines/engines.js + 16 modules
var engines = __webpack_require__(45747);
// EXTERNAL MODULE: ./build/embedded/engines/plan.js
var plan = __webpack_require__(5292);
// EXTERNAL MODULE: ./build/embedded/engines/question.js
var question = __webpack_require__(48855);
// EXTERNAL MODULE: ./build/embedded/engines/recording.js
var recording = __webpack_require__(4820);
// EXTERNAL MODULE: ./build/lib/nearest-name.js
var nearest_name = __webpack_require__(67712);
// EXTERNAL MODULE: ./build/embedded/settings.js
var embedded_settings = __webpack_require__(6638);
;// CONCATENATED MODULE: ./build/embedded/engines/suggest-engine.js



const PRODUCTS = {
    chatgpt: 'openai',
    gpt: 'openai',
    'open-ai': 'openai',
    claude: 'anthropic',
    bard: 'gemini',
    google: 'gemini',
    'google-gemini': 'gemini',
    grok: 'xai',
    'x-ai': 'xai',
    sonar: 'perplexity',
    'le-chat': 'mistral',
    ollama: 'openai-compatible',
    vllm: 'openai-compatible',
};
const READ_PAGES = {
    'ai-mode': 'dataforseo:ai-mode or serpapi:ai-mode',
    'google-ai-mode': 'dataforseo:ai-mode or serpapi:ai-mode',
    'ai-overview': 'dataforseo:ai-overview or serpapi:ai-overview',
    'ai-overviews': 'dataforseo:ai-overview or serpapi:ai-overview',
    'google-ai-overviews': 'dataforseo:ai-overview or serpapi:ai-overview',
};
const UNAVAILABLE = new Set([
    'copilot',
    'microsoft-copilot',
    'bing',
    'bing-chat',
    'meta-ai',
]);
function suggestEngine(id) {
    const [name = ''] = id.split(/[:@]/);
    const spelt = name
        .trim()
        .toLowerCase()
        .replaceAll(/[\s_]+/g, '-');
    const names = [embedded_settings/* REPOSITORY */.B, ...Object.keys(engines/* engines */.sP)];
    if (names.includes(name))
        return undefined;
    if (UNAVAILABLE.has(spelt))
        return { kind: 'unavailable' };
    const engine = lookUp(READ_PAGES, spelt) ??
        lookUp(PRODUCTS, spelt) ??
        lookUp(PRODUCTS, spelt.replace(/-?\d.*/, '')) ??
        (0,nearest_name/* findNearestName */.$)(spelt, names);
    return engine === undefined ? undefined : { kind: 'did-you-mean', engine };
}
function lookUp(table, name) {
    return Object.hasOwn(table, name) ? table[name] : undefined;
}

// EXTERNAL MODULE: ./build/lib/text.js
var lib_text = __webpack_require__(94869);
;// CONCATENATED MODULE: ./build/inputs/embedded-inputs.js












function readEmbeddedInputs(inputs, env) {
    const problems = [];
    const take = (input, value, allowed) => {
        if (value === undefined)
            problems.push({ input, allowed });
        return value;
    };
    const domains = inputs['brand-domains'].map(citation_domains/* readBrandDomain */.U4);
    const settings = {
        content: inputs.content.map(readGlob),
        baseContent: inputs['base-content'] === ''
            ? undefined
            : take('base-content', (0,owners/* readFolder */.j1)(inputs['base-content']), 'a folder inside the repository, such as _base/site'),
        siteUrls: take('site-url', (0,site_url/* readSiteUrls */.a)(inputs['site-url']), 'one http(s) URL with {path} after its host, such as https://acme.example/{path}; or folder = URL lines') ?? [],
        competitorFolders: take('competitor-content', (0,owners/* readCompetitorFolders */.sh)(inputs['competitor-content']), 'name = folder lines, the folder inside the repository') ?? [],
        competitors: take('competitors', readCompetitorDomains(inputs.competitors), 'domains such as globex.com after each =; no path, no public suffix, no IP address') ?? [],
        brandDomains: take('brand-domains', domains.every(domain => domain !== undefined) ? domains : undefined, 'domains of your own such as acme.com; no path, no public suffix, no IP address') ?? [],
        brandAliases: inputs['brand-aliases'],
        promptTemplates: take('prompt-template', (0,question/* readPromptTemplates */.w2)(inputs['prompt-template']), 'questions, one a line, each with {keyword} and optionally {language}; no other placeholder') ?? [],
        countries: inputs.country,
        city: inputs.city || undefined,
        ownQuestions: inputs.keywords.filter(({ questions }) => questions.length > 0),
        maxAnswerLoss: shareOf(inputs['max-answer-loss']),
        maxRequests: inputs['max-requests'],
        maxCost: inputs['max-cost'],
        answers: take('answers', (0,recording/* readAnswersSetting */.wh)(inputs.answers), 'record:PATH or replay:PATH') ?? {
            mode: 'live',
        },
        models: [],
    };
    if (settings.promptTemplates.length === 0)
        settings.promptTemplates = [question/* DEFAULT_PROMPT_TEMPLATE */.Ky];
    const questions = settings.ownQuestions.flatMap(asked => asked.questions);
    if (!questions.every(question/* hasKnownPlaceholders */.U1)) {
        problems.push({
            input: 'keywords',
            allowed: 'questions without a placeholder other than {keyword} and {language}',
        });
    }
    const specs = readEngines(inputs.engines, problems);
    const usesRepository = inputs.engines.length === 0 || inputs.engines.includes(embedded_settings/* REPOSITORY */.B);
    settings.models = [
        ...(usesRepository ? [embedded_settings/* REPOSITORY */.B] : []),
        ...specs.map(({ name, model }) => `${name}:${model}`),
    ];
    const keysMissing = settings.answers.mode !== 'replay' && checkConnections(specs, env, problems);
    const givesSources = specs.some(({ name }) => engines/* engines */.sP[name].givesSources);
    if (givesSources && settings.brandDomains.length === 0) {
        const allowed = 'the domains of your brand: an engine that names its sources cites the brand by them';
        problems.push({ input: 'brand-domains', allowed });
    }
    checkCompetitors(settings, { givesSources, usesRepository }, problems);
    checkSamples(specs, inputs, problems);
    checkRequests(specs, inputs, problems);
    return { settings, problems, keysMissing };
}
function readGlob(glob) {
    return glob.replace(/\\(?![[\](){}])/g, '/');
}
function shareOf(percent) {
    return percent === undefined ? undefined : percent / 100;
}
function readCompetitorDomains(competitors) {
    const read = competitors.map(({ name, domains }) => ({ name, domains: domains.map(citation_domains/* readBrandDomain */.U4) }));
    const known = read.map(({ name, domains }) => ({
        name,
        domains: domains.filter(domain => domain !== undefined),
    }));
    return read.some(({ domains }) => domains.includes(undefined)) ? undefined : known;
}
function checkCompetitors({ competitors, competitorFolders, brandDomains }, { givesSources, usesRepository }, problems) {
    const report = (input, wrong, allowed) => {
        if (wrong.length === 0)
            return;
        problems.push({ input, allowed: `${allowed}: ${wrong.map(({ name }) => name).join(', ')}` });
    };
    report('competitors', competitors.filter(({ domains }) => domains.some(domain => brandDomains.includes(domain))), 'domains that brand-domains does not list. These share one');
    report('competitors', competitors.filter(({ domains }) => givesSources && domains.length === 0), 'name = domain: an engine that names its sources recognises a competitor by its domains. Without one');
    const captured = new Set(competitorFolders.map(({ name }) => (0,lib_text/* foldName */.zN)(name)));
    report('competitor-content', competitors.filter(({ name }) => usesRepository && !captured.has((0,lib_text/* foldName */.zN)(name))), 'name = folder lines for all competitors: the engine repository measures them by captured pages. Without any');
}
function readEngines(ids, problems) {
    const live = ids.filter(id => id !== embedded_settings/* REPOSITORY */.B);
    for (const id of live) {
        const replacement = (0,engines/* readReplacement */.Bx)(id);
        if (replacement === undefined)
            continue;
        problems.push({ input: 'engines', allowed: `${replacement}. The vendor ended the model of ${id}` });
    }
    const specs = live.filter(id => (0,engines/* readReplacement */.Bx)(id) === undefined).map(engines/* readEngineSpec */.iI);
    if (specs.some(spec => spec === undefined || spec.country !== undefined)) {
        const names = [embedded_settings/* REPOSITORY */.B, ...Object.keys(engines/* engines */.sP)].join(', ');
        const allowed = `${live.map(describeSuggestion).join('')}${names}; a model after a colon, as in openai:MODEL; ${describeModels()}; countries only in the input country. For a hosted service, set base-url`;
        problems.push({ input: 'engines', allowed });
    }
    return specs.filter(spec => spec !== undefined);
}
function describeSuggestion(id) {
    const suggestion = suggestEngine(id);
    if (suggestion === undefined)
        return '';
    return suggestion.kind === 'unavailable'
        ? `another engine than ${id}, whose answers no public interface gives; `
        : `${suggestion.engine} in place of ${id}; `;
}
function describeModels() {
    return Object.entries(engines/* engines */.sP)
        .filter(([, { defaultModel }]) => defaultModel === undefined)
        .map(([name, { models }]) => `${name} requires ${models ? models.join(' or ') : 'one'}`)
        .join(', ');
}
function checkSamples(specs, { samples }, problems) {
    const repeating = specs.filter(({ name }) => repeatsAnswers(name));
    if (samples.max === 1 || repeating.length === 0)
        return;
    const ids = repeating.map(({ id }) => id).join(', ');
    const allowed = `1 with ${ids}: the same answer comes back for half an hour, so a second sample tells nothing. Run them in a job of their own`;
    problems.push({ input: 'samples', allowed });
}
function repeatsAnswers(name) {
    const engine = engines/* engines */.sP[name];
    return engine.repeatsAnswers ?? false;
}
function checkConnections(specs, env, problems) {
    let keysMissing = false;
    for (const name of new Set(specs.map(spec => spec.name))) {
        const connection = (0,engines_connection/* readConnection */.dC)(name, env);
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
        (0,plan/* planCalls */.jU)(specs, {
            questions: inputs.keywords.length * Math.max(1, inputs.country.length),
            samples: inputs.samples.max,
            judged: !(0,engine_scan/* isEnglish */.L)(inputs.language),
            maxRequests: inputs['max-requests'],
        });
    }
    catch (error) {
        if (!(error instanceof plan/* TooManyRequestsError */.AC))
            throw error;
        const allowed = `${error.plan.requests} or more, which these engines, keywords and samples need; or fewer of them`;
        problems.push({ input: 'max-requests', allowed });
    }
}


/***/ }),

/***/ 30502:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ childEnvironment)
/* harmony export */ });
const ALLOWED = /^(?:PATH|HOME|LANG|LANGUAGE|LC_\w+|TMPDIR|TEMP|TMP|SystemRoot|GIT_\w+|SSH_AUTH_SOCK|SSL_CERT_(?:FILE|DIR)|XDG_\w+_HOME|FONTCONFIG_\w+|(?:HTTPS?|ALL|NO)_PROXY)$/i;
function childEnvironment(env = process.env) {
    return Object.fromEntries(Object.entries(env).filter(([name]) => ALLOWED.test(name)));
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
function hasProxy(env) {
    const { httpProxy, httpsProxy } = readProxies(env);
    return Boolean(httpProxy || httpsProxy);
}
function createDispatcher(env, request, own = {}) {
    const options = { ...own, headersTimeout: 0, bodyTimeout: 0 };
    if (!hasProxy(env))
        return new undici__WEBPACK_IMPORTED_MODULE_0__.Agent(options);
    try {
        return new undici__WEBPACK_IMPORTED_MODULE_0__.EnvHttpProxyAgent({ ...options, ...readProxies(env) });
    }
    catch {
        const detail = 'HTTP_PROXY or HTTPS_PROXY is not a URL such as http://proxy.example:3128';
        throw new _contract_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._({ kind: 'connection', request, detail, code: 'ERR_INVALID_URL' });
    }
}
function readSystemError(error, redact) {
    const { message = '', code = '' } = factsOf(error);
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
/* harmony export */   K: () => (/* binding */ excerpt)
/* harmony export */ });
const EXCERPT_LENGTH = 200;
function excerpt(text) {
    const line = text
        .slice(0, 10 * EXCERPT_LENGTH)
        .replace(/[\p{C}\s]+/gu, ' ')
        .trim();
    return line.length > EXCERPT_LENGTH ? `${line.slice(0, EXCERPT_LENGTH - 1).toWellFormed()}…` : line;
}


/***/ }),

/***/ 80292:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ nestingOf),
/* harmony export */   q: () => (/* binding */ parseJson)
/* harmony export */ });
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
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}


/***/ })

};
