export const id = 438;
export const ids = [438];
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
// EXTERNAL MODULE: ./build/history/github-api.js
var github_api = __webpack_require__(70173);
;// CONCATENATED MODULE: ./build/history/branch-file.js
/** One file on a branch, through GitHub's contents API. */




/** A file above 1 MB has no content here, and the encoding `none`. For a link, GitHub answers with the linked file. */
const contentSchema = schemas/* object */.Ikc({
    type: schemas/* literal */.euz('file'),
    sha: schemas/* string */.YjP(),
    encoding: schemas/* enum */.k5n(['base64', 'none']),
    content: schemas/* string */.YjP(),
});
const blobSchema = schemas/* object */.Ikc({ encoding: schemas/* literal */.euz('base64'), content: schemas/* string */.YjP() });
/** GitHub's answer for a folder, a submodule, and a link without a file behind it. */
const otherSchema = schemas/* union */.KCZ([schemas/* array */.YOg(schemas/* unknown */.L5J()), schemas/* object */.Ikc({ type: schemas/* enum */.k5n(['symlink', 'submodule']) })]);
/** Reads the file as it is now, up to 100 MB. `permission` is what the job needs for its purpose. Never rejects. */
async function findFile(api, place, permission) {
    const { branch, path } = place;
    try {
        const { data } = await api.request('GET /repos/{owner}/{repo}/contents/{path}', {
            ...(0,repository_name/* splitRepository */.T)(place.repository),
            path,
            ref: branch,
        });
        if (otherSchema.safeParse(data).success)
            return { unreadable: { kind: 'not-a-file' } };
        const { sha, encoding, content } = contentSchema.parse(data);
        const base64 = encoding === 'base64' ? content : await readBlob(api, place, sha);
        return { file: { bytes: Buffer.from(base64, 'base64'), sha } };
    }
    catch (error) {
        const failure = (0,github_failure/* readGitHubFailure */.g)(error);
        if (failure.status !== 404 || (0,github_api/* hasOtherCause */.g)(failure)) {
            return { unreadable: (0,github_api/* describeRefusal */.a)(error, permission) };
        }
        if (/no commit found/i.test(failure.detail))
            return { missing: { kind: 'no-branch' } };
        return { missing: { kind: 'no-file-on-branch', permission } };
    }
}
async function readBlob(api, { repository }, sha) {
    const { data } = await api.request('GET /repos/{owner}/{repo}/git/blobs/{file_sha}', {
        ...(0,repository_name/* splitRepository */.T)(repository),
        file_sha: sha,
    });
    return blobSchema.parse(data).content;
}

// EXTERNAL MODULE: ./build/history/format.js
var format = __webpack_require__(72544);
;// CONCATENATED MODULE: ./build/history/branch.js
/** The history in a file on a data branch, to which lines are added. */






/**
 * Enough for twenty writers at once: each conflict means that another writer has just succeeded, and each of them
 * succeeds once. With the waits below, the last attempt comes about a minute after the first.
 */
const MOST_ATTEMPTS = 20;
const BACKOFF_BASE = 1_000;
const BACKOFF_CAP = 4_000;
/** Creates the store of a history on a branch. The first append creates the file and the branch if they are missing. */
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
/**
 * Adds a record by compare-and-swap: no line of another writer is lost. Resolves with what went wrong. Never rejects.
 */
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
/** Replaces `old`. Rejects with a conflict when the file has changed since `old` was read. */
async function write(options, record, old) {
    const { api, repository, path, branch, message } = options;
    try {
        await api.request('PUT /repos/{owner}/{repo}/contents/{path}', {
            ...(0,repository_name/* splitRepository */.T)(repository),
            path,
            branch,
            message,
            content: Buffer.from((0,format/* addRecord */.$1)(old?.bytes ?? new Uint8Array(), record)).toString('base64'),
            ...(old && { sha: old.sha }),
        });
    }
    catch (error) {
        const isBranchMissing = old === undefined && (0,github_failure/* readGitHubFailure */.g)(error).status === 404;
        if (!isBranchMissing)
            throw error;
        await createBranch(options, (0,format/* formatRecord */.bM)(record));
    }
}
const objectSchema = schemas/* object */.Ikc({ sha: schemas/* string */.YjP() });
/** Creates the branch with this one file. Its first commit has no parents. */
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
    await api.request('POST /repos/{owner}/{repo}/git/refs', {
        ...repository,
        ref: `refs/heads/${branch}`,
        sha: objectSchema.parse(commit.data).sha,
    });
}
/** Answers with the status 409 that another attempt does not change. */
const LASTING_REFUSALS = /repository is empty|rule violation|protected branch|could not (create|update) file/i;
/** Returns whether another writer changed the file or created the branch first. */
function isConflict(error) {
    const { status, detail } = (0,github_failure/* readGitHubFailure */.g)(error);
    if (status === 409)
        return !LASTING_REFUSALS.test(detail);
    return status === 422 && /"sha" wasn't supplied|reference already exists/i.test(detail);
}
/** Returns milliseconds. The random part keeps writers apart that collided once. */
function backoff(attempts, random) {
    return random * Math.min(BACKOFF_CAP, BACKOFF_BASE * 2 ** (attempts - 1));
}


/***/ }),

/***/ 72544:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $1: () => (/* binding */ addRecord),
/* harmony export */   Hh: () => (/* binding */ parseRecord),
/* harmony export */   bM: () => (/* binding */ formatRecord),
/* harmony export */   i6: () => (/* binding */ parseHistory),
/* harmony export */   yW: () => (/* binding */ isEarlierAttempt)
/* harmony export */ });
/* unused harmony export RECORD_FORMAT */
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2503);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88532);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37428);
/* harmony import */ var _result_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14461);
/** The text of a history: NDJSON, one record on each line. */



/** The `format` field of every record that is written. */
const RECORD_FORMAT = 'ai-visibility-record';
const count = zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().nonnegative();
const flag = zod__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(0), zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(1)]);
/** Null stands for a keyword on which the engine was not evaluated. */
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
    // Written only where they are true. Older records do not have them.
    suspect: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().default(false),
    accepted: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().default(false),
    overall_bcr: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
    cited_engines: count,
    total_engines: count,
    samples: count,
    models: modelsSchema.optional(),
    fingerprint: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP())),
    /** Has an entry for each keyword of the fingerprint, in that order; one entry when one scan asked for all keywords. */
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
/** The newest version of each format that can stand in a history. */
const NEWEST_VERSIONS = new Map([
    [RECORD_FORMAT, 2],
    [_result_file_js__WEBPACK_IMPORTED_MODULE_1__/* .RESULT_FORMAT */ .gw, _result_file_js__WEBPACK_IMPORTED_MODULE_1__/* .RESULT_VERSION */ .Rr],
]);
const headerSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ format: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(), schema_version: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr() });
/** Reads the lines of a history. A line that cannot be read is reported as a problem; the other lines are still read. */
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
/**
 * Reads one record, or one result file as a record. The field `format` tells them apart. Files that were written before
 * there was such a field have the version 1 when they are results and 2 when they are records.
 */
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
/**
 * Returns the bytes with a line added, and keeps the old bytes as they are. A last line without its end gets one first,
 * so that the new line is never a part of it.
 */
function appendLine(old, line) {
    const isOpen = old.length > 0 && old.at(-1) !== NEWLINE;
    return Buffer.concat([old, Buffer.from(`${isOpen ? '\n' : ''}${line}\n`)]);
}
/**
 * Returns the bytes with the line of a record added. The lines of earlier attempts of its run are removed; all other bytes
 * stay as they are.
 */
function addRecord(old, record) {
    const line = formatRecord(record);
    if (record.attempt === 1)
        return appendLine(old, line);
    // Latin-1 has a character for each byte, so that bytes which are no text are kept.
    const lines = Buffer.from(old)
        .toString('latin1')
        .split(/(?<=\n)/);
    const kept = lines.filter(text => !isEarlierAttempt(Buffer.from(text, 'latin1').toString(), record));
    return appendLine(Buffer.from(kept.join(''), 'latin1'), line);
}
/** Returns whether a line is the record of the same workflow run with the same settings, from an earlier attempt. */
function isEarlierAttempt(line, { runUrl, attempt, fingerprint }) {
    // Most lines need not be parsed.
    if (attempt === 1 || runUrl === undefined || !line.includes(runUrl))
        return false;
    const read = parseLine(line);
    return ('record' in read &&
        read.record.runUrl === runUrl &&
        read.record.attempt < attempt &&
        (0,node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(read.record.fingerprint, fingerprint));
}
/** Writes a record as one line, without the line end. */
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
/** Returns what the entries of a record's answers stand for: its keywords, or undefined for all of them in one scan. */
function keywordsOf({ keywords = [], 'scan-per': scanPer = [] }) {
    return scanPer.includes('keyword') ? keywords : [undefined];
}


/***/ }),

/***/ 70173:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ describeRefusal),
/* harmony export */   g: () => (/* binding */ hasOtherCause)
/* harmony export */ });
/* harmony import */ var _lib_github_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20078);
/** The part of a client for GitHub's REST API that the histories need. */

/** Answers with the status 403 or 404 that have another cause than a missing permission. */
const OTHER_REFUSALS = /repository is empty|too large/i;
/** Whether GitHub refused with 403 or 404 for a cause that no permission changes. */
function hasOtherCause({ detail }) {
    return OTHER_REFUSALS.test(detail);
}
/**
 * Returns the facts of a failed call. Names the permission when its lack explains the answer: GitHub answers 404, too,
 * when a token may not see what it asks for.
 */
function describeRefusal(error, permission) {
    const failure = (0,_lib_github_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .readGitHubFailure */ .g)(error);
    const isPermission = !failure.rateLimited && (failure.status === 403 || failure.status === 404) && !hasOtherCause(failure);
    return { kind: 'github', failure, permission: isPermission ? permission : undefined };
}


/***/ }),

/***/ 20078:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ readGitHubFailure)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2503);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(961);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37428);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94869);
/** What an error says about the call to GitHub's API that ended with it. Pure. */


const DETAIL_LENGTH = 200;
const errorSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('HttpError'),
    message: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    // A connection error has the status 500 as well. Only a refusal has a response.
    response: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ status: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr() }).optional(),
});
const retriedSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    request: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ request: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ retryCount: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive() }) }),
});
/** Returns the facts of an error that a call to GitHub, or the parsing of its answer, ended with. */
function readGitHubFailure(error) {
    const failure = { status: undefined, rateLimited: false, retried: retriedSchema.safeParse(error).success };
    const http = errorSchema.safeParse(error).data;
    if (http === undefined) {
        const problem = error instanceof zod__WEBPACK_IMPORTED_MODULE_1__/* .ZodError */ .G ? zod__WEBPACK_IMPORTED_MODULE_2__/* .prettifyError */ .S1(error) : String(error);
        return { ...failure, kind: 'malformed', detail: excerpt(problem) };
    }
    const { message, response } = http;
    const detail = excerpt(message);
    if (response === undefined)
        return { ...failure, kind: 'unreachable', detail };
    const { status } = response;
    const rateLimited = status === 429 || (status === 403 && /rate limit/i.test(message));
    return { ...failure, kind: 'refused', status, rateLimited, detail };
}
/** The first words of a message; the title of an HTML error page. */
function excerpt(message) {
    const isPage = /^\s*</.test(message);
    const text = isPage ? (/<title[^>]*>([^<]*)/i.exec(message)?.[1] ?? 'an HTML page') : message;
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .clip */ .$Q)((0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .toSingleLine */ .OX)(text), DETAIL_LENGTH);
}


/***/ }),

/***/ 49804:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ splitRepository)
/* harmony export */ });
/** Splits `owner/name` into the parameters of a call to GitHub. */
function splitRepository(repository) {
    const [owner = '', repo = ''] = repository.split('/');
    return { owner, repo };
}


/***/ })

};
