export const id = 1797;
export const ids = [1797];
export const modules = {

/***/ 87478:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ downloadArchive),
/* harmony export */   Zx: () => (/* binding */ locateArchive),
/* harmony export */   hB: () => (/* binding */ readEntry)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var fflate__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51306);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2503);
/* harmony import */ var _lib_github_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20078);
/* harmony import */ var _lib_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94869);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72544);






const ATTEMPTS = 3;
const EXCERPT_LENGTH = 200;
async function locateArchive(api, repository, id) {
    try {
        const route = 'GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}';
        const request = { redirect: 'manual' };
        const { headers } = await api.request(route, {
            ...repository,
            artifact_id: id,
            archive_format: 'zip',
            request,
        });
        return zod__WEBPACK_IMPORTED_MODULE_3__/* .url */ .OZ5({ protocol: /^https?$/ }).parse(headers.location);
    }
    catch (error) {
        if ((0,_lib_github_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .readGitHubFailure */ .g)(error).cause === 'gone')
            return undefined;
        throw error;
    }
}
async function downloadArchive(fetch, url, limits, signal) {
    for (let attempt = 1;; attempt += 1) {
        const download = await tryDownload(fetch, url, limits.archiveBytes, signal);
        if ('archive' in download || attempt === ATTEMPTS || !isTemporary(download.unreadable))
            return download;
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(limits.pause, undefined, { signal });
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
const causeSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ cause: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ message: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() }) });
function excerptOf(error) {
    const message = causeSchema.safeParse(error).data?.cause.message || String(error);
    return (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_4__/* .clip */ .$Q)((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_4__/* .toSingleLine */ .OX)(message), EXCERPT_LENGTH);
}
const MOST_ENTRIES = 100;
function readEntry(archive, file, maxBytes) {
    let size;
    let entries = 0;
    try {
        const { [file]: content } = (0,fflate__WEBPACK_IMPORTED_MODULE_5__/* .unzipSync */ .AO)(archive, {
            filter(entry) {
                entries += 1;
                const isFile = entry.name === file;
                if (entries > MOST_ENTRIES || (isFile && size !== undefined))
                    throw new RangeError('too many entries');
                if (!isFile)
                    return false;
                size = entry.originalSize;
                return size <= maxBytes;
            },
        });
        if (size === undefined)
            return { unreadable: { kind: 'no-entry', file } };
        if (content === undefined)
            return { unreadable: { kind: 'entry-too-large', file, maxBytes } };
        if ((0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .hasTooManyLines */ .HU)(content))
            return { unreadable: { kind: 'too-many-lines', file, most: _format_js__WEBPACK_IMPORTED_MODULE_2__/* .MOST_LINES */ .qj } };
        if (content.length === size)
            return { bytes: content };
    }
    catch {
    }
    return { unreadable: { kind: 'broken-archive' } };
}


/***/ }),

/***/ 81797:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createArtifactStore: () => (/* binding */ createArtifactStore)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2503);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64377);
/* harmony import */ var _lib_github_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20078);
/* harmony import */ var _lib_repository_name_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(49804);
/* harmony import */ var _artifact_archive_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87478);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72544);
/* harmony import */ var _github_api_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70173);






const LIMITS = {
    time: 90_000,
    pause: 1000,
    archiveBytes: 50_000_000,
    fileBytes: 200_000_000,
};
const HISTORY_FILE = 'history.ndjson';
const MOST_ARTIFACTS = 1000;
const MOST_RUNS = 100;
const PAGE_SIZE = 100;
const TRUSTED_EVENTS = ['push', 'schedule', 'workflow_dispatch', 'repository_dispatch'];
const TRUSTED_CONCLUSIONS = ['success', 'failure'];
const artifactsSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr(),
    name: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    size_in_bytes: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(),
    expired: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY(),
    created_at: zod__WEBPACK_IMPORTED_MODULE_5__/* .datetime */ .w$({ offset: true }).nullable(),
    workflow_run: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        id: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr(),
        repository_id: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr(),
        head_repository_id: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr(),
        head_branch: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    })
        .nullish()
        .catch(null),
}));
const pageSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ total_count: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().nonnegative(), artifacts: artifactsSchema });
const runSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ event: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), conclusion: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullable() });
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
            return 'bytes' in found ? (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .parseHistory */ .i6)(new TextDecoder().decode(found.bytes)) : found;
        },
        async append(record) {
            const found = await load();
            if ('unreadable' in found && !(record.accepted && found.unreadable.kind === 'no-trusted-artifact')) {
                return { problem: found.unreadable };
            }
            const content = (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .addRecord */ .$1)('bytes' in found ? found.bytes : new Uint8Array(), record);
            const detail = await options.upload({ name: HISTORY_FILE, content });
            if (detail !== undefined)
                return { problem: { kind: 'not-uploaded', detail } };
            stored = Promise.resolve({ bytes: content });
            return { stored: place };
        },
    };
}
async function readNewestArtifact(options) {
    const { limits = LIMITS } = options;
    const signal = AbortSignal.timeout(limits.time);
    const lookup = { ...options, repository: (0,_lib_repository_name_js__WEBPACK_IMPORTED_MODULE_6__/* .splitRepository */ .T)(options.repository), signal };
    try {
        const found = await findArtifact(lookup);
        return 'id' in found ? await readArtifact(lookup, found, limits) : found;
    }
    catch (error) {
        if (signal.aborted)
            return { unreadable: { kind: 'timeout', seconds: limits.time / 1000 } };
        return { unreadable: (0,_github_api_js__WEBPACK_IMPORTED_MODULE_3__/* .describeRefusal */ .a)(error, 'actions: read') };
    }
}
async function findArtifact(lookup) {
    const { defaultBranch } = lookup;
    const { artifacts, isComplete } = await listArtifacts(lookup);
    const candidates = selectCandidates(artifacts, lookup);
    const hasExpired = candidates.some(({ expired }) => expired);
    const usable = newestOfEachRun(candidates.filter(({ expired }) => !expired));
    let areRunsKnown = artifacts.every(({ name, workflow_run }) => workflow_run || name !== lookup.name);
    for (const candidate of usable.slice(0, MOST_RUNS)) {
        const trust = await judgeRun(lookup, candidate.runId);
        if (trust === 'trusted')
            return candidate;
        areRunsKnown &&= trust !== 'unknown';
    }
    const isSearched = isComplete && areRunsKnown && usable.length <= MOST_RUNS;
    const isReplaced = hasExpired && usable.length > 0;
    if (!isSearched || isReplaced)
        return { unreadable: { kind: 'no-trusted-artifact', defaultBranch } };
    return { missing: { kind: hasExpired ? 'artifact-expired' : 'no-artifact', defaultBranch } };
}
async function listArtifacts({ api, name, repository, signal }) {
    const route = 'GET /repos/{owner}/{repo}/actions/artifacts';
    const artifacts = [];
    for (let page = 1; page <= MOST_ARTIFACTS / PAGE_SIZE; page += 1) {
        signal.throwIfAborted();
        const parameters = { ...repository, name, per_page: PAGE_SIZE, page };
        const { data } = await api.request(route, parameters);
        const { total_count: count, artifacts: listed } = pageSchema.parse(data);
        artifacts.push(...listed);
        if (artifacts.length >= count)
            return { artifacts, isComplete: true };
        if (listed.length === 0)
            break;
    }
    return { artifacts, isComplete: false };
}
function selectCandidates(artifacts, { defaultBranch, name }) {
    return artifacts
        .flatMap(({ workflow_run: run, ...artifact }) => {
        if (!run || artifact.name !== name || run.head_branch !== defaultBranch)
            return [];
        if (run.head_repository_id !== run.repository_id)
            return [];
        const { id, size_in_bytes: size, expired, created_at } = artifact;
        return [{ id, size, expired, createdAt: Date.parse(created_at ?? '') || 0, runId: run.id }];
    })
        .sort((one, other) => other.createdAt - one.createdAt || other.id - one.id);
}
function newestOfEachRun(candidates) {
    return [...Map.groupBy(candidates, ({ runId }) => runId).values()].flatMap(([newest]) => newest ?? []);
}
async function judgeRun({ api, repository, signal }, runId) {
    signal.throwIfAborted();
    try {
        const route = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}';
        const { data } = await api.request(route, { ...repository, run_id: runId });
        const { event, conclusion } = runSchema.extend({ id: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(runId) }).parse(data);
        const isTrusted = TRUSTED_CONCLUSIONS.includes(conclusion) && TRUSTED_EVENTS.includes(event);
        return isTrusted ? 'trusted' : 'untrusted';
    }
    catch (error) {
        if ((0,_lib_github_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .readGitHubFailure */ .g)(error).cause === 'not-found')
            return 'unknown';
        throw error;
    }
}
async function readArtifact(lookup, { id, size }, limits) {
    if (size > limits.archiveBytes) {
        return { unreadable: { kind: 'archive-too-large', maxBytes: limits.archiveBytes } };
    }
    const url = await (0,_artifact_archive_js__WEBPACK_IMPORTED_MODULE_1__/* .locateArchive */ .Zx)(lookup.api, lookup.repository, id);
    if (url === undefined) {
        return { missing: { kind: 'artifact-expired', defaultBranch: lookup.defaultBranch } };
    }
    const download = await (0,_artifact_archive_js__WEBPACK_IMPORTED_MODULE_1__/* .downloadArchive */ .Z)(lookup.fetch, url, limits, lookup.signal);
    return 'archive' in download ? (0,_artifact_archive_js__WEBPACK_IMPORTED_MODULE_1__/* .readEntry */ .hB)(download.archive, HISTORY_FILE, limits.fileBytes) : download;
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
