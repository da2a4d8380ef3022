export const id = 3438;
export const ids = [3438];
export const modules = {

/***/ 13438:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createBranchStore: () => (/* binding */ createBranchStore)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(2503);
// EXTERNAL MODULE: ./build/lib/github-failure.js
var github_failure = __webpack_require__(20078);
// EXTERNAL MODULE: ./build/lib/repository-name.js
var repository_name = __webpack_require__(49804);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/history/format.js
var format = __webpack_require__(72544);
// EXTERNAL MODULE: ./build/history/github-api.js
var github_api = __webpack_require__(70173);
;// CONCATENATED MODULE: ./build/history/branch-file.js






const contentSchema = schemas/* object */.Ikc({
    type: schemas/* literal */.euz('file'),
    sha: schemas/* string */.YjP(),
    encoding: schemas/* enum */.k5n(['base64', 'none']),
    content: schemas/* string */.YjP(),
});
const blobSchema = schemas/* object */.Ikc({ encoding: schemas/* literal */.euz('base64'), content: schemas/* string */.YjP() });
const otherSchema = schemas/* union */.KCZ([schemas/* array */.YOg(schemas/* unknown */.L5J()), schemas/* object */.Ikc({ type: schemas/* enum */.k5n(['symlink', 'submodule']) })]);
async function findFile(api, place, permission) {
    const { branch, path } = place;
    let isThere = false;
    try {
        const { data } = await api.request('GET /repos/{owner}/{repo}/contents/{path}', {
            ...(0,repository_name/* splitRepository */.T)(place.repository),
            path,
            ref: branch,
        });
        if (otherSchema.safeParse(data).success)
            return { unreadable: { kind: 'not-a-file' } };
        const { sha, encoding, content } = contentSchema.parse(data);
        isThere = true;
        const base64 = encoding === 'base64' ? content : await readBlob(api, place, sha);
        const bytes = Buffer.from(base64, 'base64');
        if (hashBlob(bytes, sha) !== sha)
            throw new Error('the content of the file does not match its hash');
        if ((0,format/* hasTooManyLines */.HU)(bytes))
            return { unreadable: { kind: 'too-many-lines', file: path, most: format/* MOST_LINES */.qj } };
        return { file: { bytes, sha } };
    }
    catch (error) {
        const failure = (0,github_failure/* readGitHubFailure */.g)(error);
        if (isThere || failure.cause !== 'not-found')
            return { unreadable: (0,github_api/* describeRefusal */.a)(error, permission) };
        if (/no commit found/i.test(failure.detail))
            return { missing: { kind: 'no-branch' } };
        return { missing: { kind: 'no-file-on-branch', permission } };
    }
}
function hashBlob(bytes, like) {
    const algorithm = like.length === 64 ? 'sha256' : 'sha1';
    return (0,external_node_crypto_.createHash)(algorithm).update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}
async function readBlob(api, { repository }, sha) {
    const { data } = await api.request('GET /repos/{owner}/{repo}/git/blobs/{file_sha}', {
        ...(0,repository_name/* splitRepository */.T)(repository),
        file_sha: sha,
    });
    return blobSchema.parse(data).content;
}

;// CONCATENATED MODULE: ./build/history/branch.js






const MOST_ATTEMPTS = 20;
const BACKOFF_BASE = 1_000;
const BACKOFF_CAP = 4_000;
function createBranchStore(options) {
    const { api, branch, path } = options;
    const place = { kind: 'branch', branch, path };
    return {
        place,
        async read() {
            const found = await findFile(api, options, 'contents: read');
            return 'file' in found ? (0,format/* parseHistory */.i6)(new TextDecoder().decode(found.file.bytes)) : found;
        },
        async append(record) {
            const problem = await add(options, record);
            return problem === undefined ? { stored: place } : { problem };
        },
    };
}
async function add(options, record) {
    const line = (0,format/* formatRecord */.bM)(record);
    const { api, clock } = options;
    const { signal } = new AbortController();
    let mayBeWritten = false;
    for (let attempts = 1;; attempts += 1) {
        const found = await findFile(api, options, 'contents: write');
        if ('unreadable' in found)
            return found.unreadable;
        const file = 'file' in found ? found.file : undefined;
        if (mayBeWritten && file?.bytes.toString('utf8').split('\n').includes(line))
            return undefined;
        try {
            await write(options, record, file);
            return undefined;
        }
        catch (error) {
            if (!isConflict(error))
                return (0,github_api/* describeRefusal */.a)(error, 'contents: write');
            mayBeWritten ||= (0,github_failure/* readGitHubFailure */.g)(error).retried;
        }
        if (attempts === MOST_ATTEMPTS)
            return { kind: 'conflict', attempts };
        await clock.sleep(backoff(attempts, clock.random()), signal);
    }
}
async function write(options, record, old) {
    const { api, repository, path, branch, message } = options;
    try {
        const { data } = await api.request('PUT /repos/{owner}/{repo}/contents/{path}', {
            ...(0,repository_name/* splitRepository */.T)(repository),
            path,
            branch,
            message,
            content: Buffer.from((0,format/* addRecord */.$1)(old?.bytes ?? new Uint8Array(), record)).toString('base64'),
            ...(old && { sha: old.sha }),
        });
        writtenSchema.parse(data);
    }
    catch (error) {
        const isBranchMissing = old === undefined && (0,github_failure/* readGitHubFailure */.g)(error).cause === 'not-found';
        if (!isBranchMissing)
            throw error;
        await createBranch(options, (0,format/* formatRecord */.bM)(record));
    }
}
const objectSchema = schemas/* object */.Ikc({ sha: schemas/* string */.YjP() });
const writtenSchema = schemas/* object */.Ikc({ commit: objectSchema });
const refSchema = schemas/* object */.Ikc({ ref: schemas/* string */.YjP(), object: objectSchema });
async function createBranch({ api, branch, path, message, ...options }, line) {
    const repository = (0,repository_name/* splitRepository */.T)(options.repository);
    const tree = await api.request('POST /repos/{owner}/{repo}/git/trees', {
        ...repository,
        tree: [{ path, mode: '100644', type: 'blob', content: `${line}\n` }],
    });
    const commit = await api.request('POST /repos/{owner}/{repo}/git/commits', {
        ...repository,
        message,
        tree: objectSchema.parse(tree.data).sha,
        parents: [],
    });
    const created = await api.request('POST /repos/{owner}/{repo}/git/refs', {
        ...repository,
        ref: `refs/heads/${branch}`,
        sha: objectSchema.parse(commit.data).sha,
    });
    refSchema.parse(created.data);
}
const LASTING_REFUSALS = /repository is empty|rule violation|protected branch|could not (create|update) file/i;
function isConflict(error) {
    const { status, cause, detail } = (0,github_failure/* readGitHubFailure */.g)(error);
    if (cause === 'conflict')
        return !LASTING_REFUSALS.test(detail);
    return status === 422 && /"sha" wasn't supplied|reference already exists/i.test(detail);
}
function backoff(attempts, random) {
    return random * Math.min(BACKOFF_CAP, BACKOFF_BASE * 2 ** (attempts - 1));
}


/***/ }),

/***/ 72544:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $1: () => (/* binding */ addRecord),
/* harmony export */   HU: () => (/* binding */ hasTooManyLines),
/* harmony export */   Hh: () => (/* binding */ parseRecord),
/* harmony export */   bM: () => (/* binding */ formatRecord),
/* harmony export */   i6: () => (/* binding */ parseHistory),
/* harmony export */   qj: () => (/* binding */ MOST_LINES),
/* harmony export */   yW: () => (/* binding */ isEarlierAttempt)
/* harmony export */ });
/* unused harmony export RECORD_FORMAT */
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2503);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88532);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37428);
/* harmony import */ var _result_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14461);



const RECORD_FORMAT = 'ai-visibility-record';
const count = zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().nonnegative();
const flag = zod__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(0), zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(1)]);
const answersSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    engine: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    cited: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(flag).nullable()),
    bcr_score: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig()).nullable()),
})
    .refine(({ cited, bcr_score }) => cited.length === bcr_score.length &&
    cited.every((samples, index) => samples?.length === bcr_score[index]?.length), 'cited and bcr_score must be equally long');
const modelsSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()));
const recordSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    schema_version: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(2),
    created_at: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    sha: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    run_url: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    run_attempt: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().positive().default(1),
    failed: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    dropped: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    suspect: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().default(false),
    accepted: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().default(false),
    overall_bcr: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
    cited_engines: count,
    total_engines: count,
    samples: count,
    models: modelsSchema.optional(),
    fingerprint: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP())),
    answers: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(answersSchema),
})
    .transform(({ answers, ...record }, context) => {
    const keywords = keywordsOf(record.fingerprint);
    if (answers.some(({ cited }) => cited.length !== keywords.length)) {
        context.addIssue({ code: 'custom', path: ['answers'], message: 'must have an entry for each keyword' });
        return zod__WEBPACK_IMPORTED_MODULE_3__/* .NEVER */ .tm;
    }
    return {
        createdAt: record.created_at,
        sha: record.sha,
        runUrl: record.run_url,
        attempt: record.run_attempt,
        failed: record.failed,
        dropped: record.dropped,
        suspect: record.suspect,
        accepted: record.accepted,
        overallBcr: record.overall_bcr,
        citedEngines: record.cited_engines,
        totalEngines: record.total_engines,
        samples: record.samples,
        ...(record.models && { models: record.models }),
        fingerprint: record.fingerprint,
        cells: answers.flatMap(({ engine, cited, bcr_score }) => keywords.flatMap((keyword, index) => {
            const [votes, bcrScores] = [cited[index], bcr_score[index]];
            return votes && bcrScores && votes.length > 0
                ? [{ keyword, engine, cited: votes.map(vote => vote === 1), bcrScores }]
                : [];
        })),
    };
});
const NEWEST_VERSIONS = new Map([
    [RECORD_FORMAT, 2],
    [_result_file_js__WEBPACK_IMPORTED_MODULE_1__/* .RESULT_FORMAT */ .gw, _result_file_js__WEBPACK_IMPORTED_MODULE_1__/* .RESULT_VERSION */ .Rr],
]);
const headerSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ format: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(), schema_version: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr() });
function parseHistory(text) {
    const history = { records: [], problems: [] };
    for (const [index, line] of text.split(/\r?\n/).entries()) {
        if (line.trim() === '')
            continue;
        const read = parseLine(line);
        if ('record' in read)
            history.records.push(read.record);
        else
            history.problems.push({ unit: 'line', position: index + 1, cause: read.cause });
    }
    return history;
}
function parseLine(line) {
    let value;
    try {
        value = JSON.parse(line);
    }
    catch {
        return { cause: { kind: 'not-json' } };
    }
    return parseRecord(value);
}
function parseRecord(value) {
    const header = headerSchema.safeParse(value);
    if (!header.success)
        return { cause: { kind: 'no-version' } };
    const { schema_version: version } = header.data;
    const format = header.data.format ?? (version === 1 ? _result_file_js__WEBPACK_IMPORTED_MODULE_1__/* .RESULT_FORMAT */ .gw : RECORD_FORMAT);
    const newest = NEWEST_VERSIONS.get(format);
    if (newest === undefined)
        return { cause: { kind: 'unknown-format', format } };
    if (version > newest)
        return { cause: { kind: 'newer-version', version, newest } };
    const parsed = format === _result_file_js__WEBPACK_IMPORTED_MODULE_1__/* .RESULT_FORMAT */ .gw
        ? _result_file_js__WEBPACK_IMPORTED_MODULE_1__/* .resultFields */ .pM.transform(_result_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readResult */ .Uv).safeParse(value)
        : recordSchema.safeParse(value);
    if (parsed.success)
        return { record: parsed.data };
    const [issue] = parsed.error.issues;
    return {
        cause: { kind: 'invalid', path: zod__WEBPACK_IMPORTED_MODULE_4__/* .toDotPath */ .sR(issue?.path ?? []), message: issue?.message ?? '' },
    };
}
const NEWLINE = '\n'.charCodeAt(0);
const MOST_LINES = 20_000;
function hasTooManyLines(bytes) {
    let lines = 0;
    for (let at = bytes.indexOf(NEWLINE); at !== -1; at = bytes.indexOf(NEWLINE, at + 1)) {
        lines += 1;
        if (lines > MOST_LINES)
            return true;
    }
    return false;
}
function appendLine(old, line) {
    const isOpen = old.length > 0 && old.at(-1) !== NEWLINE;
    return Buffer.concat([old, Buffer.from(`${isOpen ? '\n' : ''}${line}\n`)]);
}
function addRecord(old, record) {
    const line = formatRecord(record);
    if (record.attempt === 1)
        return appendLine(old, line);
    const lines = Buffer.from(old)
        .toString('latin1')
        .split(/(?<=\n)/);
    const kept = lines.filter(text => !isEarlierAttempt(Buffer.from(text, 'latin1').toString(), record));
    return appendLine(Buffer.from(kept.join(''), 'latin1'), line);
}
function isEarlierAttempt(line, { runUrl, attempt, fingerprint }) {
    if (attempt === 1 || runUrl === undefined || !line.includes(runUrl))
        return false;
    const read = parseLine(line);
    return ('record' in read &&
        read.record.runUrl === runUrl &&
        read.record.attempt < attempt &&
        (0,node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(read.record.fingerprint, fingerprint));
}
function formatRecord(record) {
    const keywords = keywordsOf(record.fingerprint);
    const byEngine = Map.groupBy(record.cells, ({ engine }) => engine);
    return JSON.stringify({
        format: RECORD_FORMAT,
        schema_version: 2,
        created_at: record.createdAt,
        ...(record.sha !== undefined && { sha: record.sha }),
        ...(record.runUrl !== undefined && { run_url: record.runUrl }),
        ...(record.attempt > 1 && { run_attempt: record.attempt }),
        failed: record.failed,
        dropped: record.dropped,
        ...(record.suspect && { suspect: true }),
        ...(record.accepted && { accepted: true }),
        overall_bcr: record.overallBcr,
        cited_engines: record.citedEngines,
        total_engines: record.totalEngines,
        samples: record.samples,
        ...(record.models && { models: record.models }),
        fingerprint: record.fingerprint,
        answers: Array.from(byEngine, ([engine, cells]) => {
            const ofKeyword = new Map(cells.map(cell => [cell.keyword, cell]));
            const aligned = keywords.map(keyword => ofKeyword.get(keyword));
            return {
                engine,
                cited: aligned.map(cell => cell?.cited.map(Number) ?? null),
                bcr_score: aligned.map(cell => cell?.bcrScores ?? null),
            };
        }),
    });
}
function keywordsOf({ keywords = [], 'scan-per': scanPer = [] }) {
    return scanPer.includes('keyword') ? keywords : [undefined];
}


/***/ }),

/***/ 70173:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ describeRefusal)
/* harmony export */ });
/* harmony import */ var _lib_github_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20078);

function describeRefusal(error, permission) {
    const failure = (0,_lib_github_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .readGitHubFailure */ .g)(error);
    const isPermission = failure.cause === 'permission' || failure.cause === 'not-found';
    return { kind: 'github', failure, permission: isPermission ? permission : undefined };
}


/***/ }),

/***/ 20078:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ readGitHubFailure)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2503);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(961);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37428);
/* harmony import */ var _plain_detail_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16680);


const errorSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('HttpError'),
    message: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    response: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ status: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(), data: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J() }).optional(),
});
const refusalSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ message: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });
const retriedSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    request: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ request: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ retryCount: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive() }) }),
});
function readGitHubFailure(error) {
    const failure = { status: undefined, cause: undefined, retried: retriedSchema.safeParse(error).success };
    const http = errorSchema.safeParse(error).data;
    if (http === undefined)
        return { ...failure, kind: 'malformed', detail: (0,_plain_detail_js__WEBPACK_IMPORTED_MODULE_1__/* .plainDetail */ ._)(messageOf(error)) };
    const { message, response } = http;
    const detail = (0,_plain_detail_js__WEBPACK_IMPORTED_MODULE_1__/* .plainDetail */ ._)(message);
    if (response === undefined)
        return { ...failure, kind: 'unreachable', detail };
    const { status, data } = response;
    return { ...failure, kind: 'refused', status, cause: causeOf(status, data), detail };
}
function messageOf(error) {
    if (error instanceof zod__WEBPACK_IMPORTED_MODULE_2__/* .ZodError */ .G) {
        const [issue] = error.issues;
        const path = zod__WEBPACK_IMPORTED_MODULE_3__/* .toDotPath */ .sR(issue?.path ?? []);
        return `${path && `${path}: `}${issue?.message ?? ''}`;
    }
    return error instanceof Error ? error.message : String(error);
}
const FORBIDDEN = [
    ['rate-limit', /rate limit|abuse detection/i],
    ['archived', /archived/i],
    ['locked', /(?:issue|conversation|pull request) is locked/i],
    ['blocked', /\b(?:blocked|suspended)\b/i],
    ['permission', /not accessible by|permission|\bscopes?\b|must have|write access|forbidden/i],
];
function causeOf(status, data) {
    if (status === 429)
        return 'rate-limit';
    const refusal = refusalSchema.safeParse(data).data;
    if (refusal === undefined)
        return undefined;
    switch (status) {
        case 403:
            return FORBIDDEN.find(([, words]) => words.test(refusal.message))?.[0];
        case 404:
            return /repository is empty/i.test(refusal.message) ? undefined : 'not-found';
        case 409:
            return 'conflict';
        case 410:
            return 'gone';
        default:
            return undefined;
    }
}


/***/ }),

/***/ 49804:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ splitRepository)
/* harmony export */ });
function splitRepository(repository) {
    const [owner = '', repo = ''] = repository.split('/');
    return { owner, repo };
}


/***/ })

};
