export const id = 78;
export const ids = [78];
export const modules = {

/***/ 58697:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createArtifactStore: () => (/* binding */ createArtifactStore)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(2503);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
// EXTERNAL MODULE: ./build/lib/github-failure.js
var github_failure = __webpack_require__(20078);
// EXTERNAL MODULE: ./build/lib/repository-name.js
var repository_name = __webpack_require__(49804);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./node_modules/fflate/esm/index.mjs
var esm = __webpack_require__(51306);
// EXTERNAL MODULE: ./build/lib/text.js
var lib_text = __webpack_require__(94869);
;// CONCATENATED MODULE: ./build/history/artifact-archive.js
/** The ZIP archive of an artifact: the download from GitHub's storage, and one file out of it. */




const ATTEMPTS = 3;
const EXCERPT_LENGTH = 200;
/**
 * Downloads an archive with `fetch`, which must send no token: the storage is not GitHub's API. Tries three times when
 * the connection or the storage fails. Rejects with the signal's reason.
 */
async function downloadArchive(fetch, url, limits, signal) {
    for (let attempt = 1;; attempt += 1) {
        const download = await tryDownload(fetch, url, limits.archiveBytes, signal);
        if ('archive' in download || attempt === ATTEMPTS || !isTemporary(download.unreadable))
            return download;
        await (0,promises_.setTimeout)(limits.pause, undefined, { signal });
    }
}
function isTemporary(cause) {
    return cause.kind === 'connection' || (cause.kind === 'download' && cause.status >= 500);
}
async function tryDownload(fetch, url, maxBytes, signal) {
    try {
        const response = await fetch(url, { signal });
        const { ok, status, body } = response;
        if (!ok || body === null) {
            await body?.cancel();
            return { unreadable: { kind: 'download', status } };
        }
        const chunks = [];
        let bytes = 0;
        for await (const chunk of body) {
            bytes += chunk.length;
            // Leaving the loop closes the connection.
            if (bytes > maxBytes)
                return { unreadable: { kind: 'archive-too-large', maxBytes } };
            chunks.push(chunk);
        }
        return { archive: Buffer.concat(chunks) };
    }
    catch (error) {
        if (signal.aborted)
            throw signal.reason;
        return { unreadable: { kind: 'connection', detail: excerptOf(error) } };
    }
}
const causeSchema = schemas/* object */.Ikc({ cause: schemas/* object */.Ikc({ message: schemas/* string */.YjP() }) });
/** The network's own words, which fetch puts into the cause of its error. */
function excerptOf(error) {
    const message = causeSchema.safeParse(error).data?.cause.message || String(error);
    return (0,lib_text/* clip */.$Q)((0,lib_text/* toSingleLine */.OX)(message), EXCERPT_LENGTH);
}
/**
 * Unpacks one file of an archive. The archive states the size of the file, and the statement may be false: no more than
 * that is unpacked, and less makes the archive broken.
 */
function readEntry(archive, file, maxBytes) {
    let size;
    try {
        const { [file]: content } = (0,esm/* unzipSync */.AO)(archive, {
            filter(entry) {
                if (entry.name !== file)
                    return false;
                size = entry.originalSize;
                return size <= maxBytes;
            },
        });
        if (size === undefined)
            return { unreadable: { kind: 'no-entry', file } };
        if (content === undefined)
            return { unreadable: { kind: 'entry-too-large', file, maxBytes } };
        if (content.length === size)
            return { bytes: content };
    }
    catch {
        // The message of the decompressor adds nothing to "broken archive".
    }
    return { unreadable: { kind: 'broken-archive' } };
}

// EXTERNAL MODULE: ./build/history/format.js
var format = __webpack_require__(72544);
// EXTERNAL MODULE: ./build/history/github-api.js
var github_api = __webpack_require__(70173);
;// CONCATENATED MODULE: ./build/history/artifact.js
/** The history in an artifact. Reads the newest artifact that can be trusted, and uploads a new one. */






const LIMITS = {
    time: 90_000,
    pause: 1000,
    archiveBytes: 50_000_000,
    fileBytes: 200_000_000,
};
/** The one file in the artifact. */
const HISTORY_FILE = 'history.ndjson';
/** GitHub lists artifacts in no certain order, so all are listed, up to this number. Forks can add many of them. */
const MOST_ARTIFACTS = 1000;
/** Each run costs a call. The newest run is trusted, unless it is cancelled or its event is not trusted. */
const MOST_RUNS = 100;
const PAGE_SIZE = 100;
/**
 * Events that only a person with write access can cause. A pull request, a comment or a `workflow_run` can start a run
 * on the default branch as well, but that run may work on input from anybody.
 */
const TRUSTED_EVENTS = ['push', 'schedule', 'workflow_dispatch', 'repository_dispatch'];
/**
 * A run that fails has added its record before it failed: without its artifact, the failure would be lost. A run that is
 * not finished, or that was cancelled or timed out, may have left half of its work.
 */
const TRUSTED_CONCLUSIONS = ['success', 'failure'];
const artifactsSchema = schemas/* array */.YOg(schemas/* object */.Ikc({
    id: schemas/* int */.Whr(),
    name: schemas/* string */.YjP(),
    size_in_bytes: schemas/* number */.aig(),
    expired: schemas/* boolean */.zMY(),
    created_at: iso/* datetime */.w$({ offset: true }).nullable(),
    // An artifact with incomplete facts about its run is not trusted. The other artifacts are still looked at.
    workflow_run: schemas/* object */.Ikc({
        id: schemas/* int */.Whr(),
        repository_id: schemas/* int */.Whr(),
        head_repository_id: schemas/* int */.Whr(),
        head_branch: schemas/* string */.YjP(),
    })
        .nullish()
        .catch(null),
}));
const pageSchema = schemas/* object */.Ikc({ artifacts: artifactsSchema });
const runSchema = schemas/* object */.Ikc({ event: schemas/* string */.YjP(), conclusion: schemas/* string */.YjP().nullable() });
/**
 * Creates the store of a history in an artifact. It reads the newest artifact of a trusted run, once: what it read is
 * what a new record is added to. A trusted run is on the default branch, was started by an event that only a person with
 * write access can cause, and has passed or failed.
 */
function createArtifactStore(options) {
    const place = { kind: 'artifact', name: options.name };
    let stored;
    const load = () => {
        stored ??= readNewestArtifact(options);
        return stored;
    };
    return {
        place,
        async read() {
            const found = await load();
            return 'bytes' in found ? (0,format/* parseHistory */.i6)(new TextDecoder().decode(found.bytes)) : found;
        },
        async append(record) {
            const found = await load();
            if ('unreadable' in found && !(record.accepted && found.unreadable.kind === 'no-trusted-artifact')) {
                return { problem: found.unreadable };
            }
            const content = (0,format/* addRecord */.$1)('bytes' in found ? found.bytes : new Uint8Array(), record);
            const detail = await options.upload({ name: HISTORY_FILE, content });
            if (detail !== undefined)
                return { problem: { kind: 'not-uploaded', detail } };
            stored = Promise.resolve({ bytes: content });
            return { stored: place };
        },
    };
}
/** Never rejects. */
async function readNewestArtifact(options) {
    const { limits = LIMITS } = options;
    const signal = AbortSignal.timeout(limits.time);
    const lookup = { ...options, repository: (0,repository_name/* splitRepository */.T)(options.repository), signal };
    try {
        const found = await findArtifact(lookup);
        return 'id' in found ? await readArtifact(lookup, found, limits) : found;
    }
    catch (error) {
        if (signal.aborted)
            return { unreadable: { kind: 'timeout', seconds: limits.time / 1000 } };
        return { unreadable: (0,github_api/* describeRefusal */.a)(error, 'actions: read') };
    }
}
/**
 * Returns the newest artifact of a trusted run. A history that may exist and was not found is unreadable: a run that took
 * it for missing would begin a new one.
 */
async function findArtifact(lookup) {
    const { defaultBranch } = lookup;
    const { artifacts, isComplete } = await listArtifacts(lookup);
    const candidates = selectCandidates(artifacts, lookup);
    const hasExpired = candidates.some(({ expired }) => expired);
    const usable = newestOfEachRun(candidates.filter(({ expired }) => !expired));
    for (const candidate of usable.slice(0, MOST_RUNS)) {
        if (await isTrusted(lookup, candidate.runId))
            return candidate;
    }
    const isSearched = isComplete && usable.length <= MOST_RUNS;
    // The trusted history ended, and artifacts that cannot be trusted took its place.
    const isReplaced = hasExpired && usable.length > 0;
    if (!isSearched || isReplaced)
        return { unreadable: { kind: 'no-trusted-artifact', defaultBranch } };
    return { missing: { kind: hasExpired ? 'artifact-expired' : 'no-artifact', defaultBranch } };
}
/**
 * Lists the artifacts with the name of the history; `isComplete` is false when there are more than the limit. The client's
 * own pagination takes the status 409 and an empty answer for an empty list, so each page is parsed here.
 */
async function listArtifacts({ api, name, repository, signal }) {
    const route = 'GET /repos/{owner}/{repo}/actions/artifacts';
    const artifacts = [];
    for (let page = 1; page <= MOST_ARTIFACTS / PAGE_SIZE; page += 1) {
        signal.throwIfAborted();
        const parameters = { ...repository, name, per_page: PAGE_SIZE, page };
        const { data, headers } = await api.request(route, parameters);
        artifacts.push(...pageSchema.parse(data).artifacts);
        if (!/rel="?next\b/.test(String(headers['link'])))
            return { artifacts, isComplete: true };
    }
    return { artifacts, isComplete: false };
}
/** Returns the artifacts of runs on the repository's own default branch, newest first. A fork can use the same branch name. */
function selectCandidates(artifacts, { defaultBranch, name }) {
    return artifacts
        .flatMap(({ workflow_run: run, ...artifact }) => {
        // Older servers ignore the filter by name.
        if (!run || artifact.name !== name || run.head_branch !== defaultBranch)
            return [];
        if (run.head_repository_id !== run.repository_id)
            return [];
        const { id, size_in_bytes: size, expired, created_at } = artifact;
        return [{ id, size, expired, createdAt: Date.parse(created_at ?? '') || 0, runId: run.id }];
    })
        .sort((one, other) => other.createdAt - one.createdAt || other.id - one.id);
}
/** Keeps the order of the candidates, which is the newest first. */
function newestOfEachRun(candidates) {
    return [...Map.groupBy(candidates, ({ runId }) => runId).values()].flatMap(([newest]) => newest ?? []);
}
async function isTrusted({ api, repository, signal }, runId) {
    signal.throwIfAborted();
    try {
        const route = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}';
        const { data } = await api.request(route, { ...repository, run_id: runId });
        const { event, conclusion } = runSchema.parse(data);
        return TRUSTED_CONCLUSIONS.includes(conclusion) && TRUSTED_EVENTS.includes(event);
    }
    catch (error) {
        // The run was deleted after its artifact was listed.
        if ((0,github_failure/* readGitHubFailure */.g)(error).status === 404)
            return false;
        throw error;
    }
}
async function readArtifact(lookup, { id, size }, limits) {
    if (size > limits.archiveBytes) {
        return { unreadable: { kind: 'archive-too-large', maxBytes: limits.archiveBytes } };
    }
    const url = await locateArchive(lookup, id);
    if (url === undefined) {
        return { missing: { kind: 'artifact-expired', defaultBranch: lookup.defaultBranch } };
    }
    const download = await downloadArchive(lookup.fetch, url, limits, lookup.signal);
    return 'archive' in download ? readEntry(download.archive, HISTORY_FILE, limits.fileBytes) : download;
}
/**
 * Returns the address that GitHub redirects a download to; undefined when the artifact has expired. The address is
 * signed, lasts a minute and is on another host, which must not get the client's token.
 */
async function locateArchive({ api, repository }, id) {
    try {
        const route = 'GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}';
        const request = { redirect: 'manual' };
        const { headers } = await api.request(route, {
            ...repository,
            artifact_id: id,
            archive_format: 'zip',
            request,
        });
        return schemas/* url */.OZ5({ protocol: /^https?$/ }).parse(headers.location);
    }
    catch (error) {
        if ((0,github_failure/* readGitHubFailure */.g)(error).status === 410)
            return undefined;
        throw error;
    }
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
