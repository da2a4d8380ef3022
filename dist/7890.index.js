export const id = 7890;
export const ids = [7890,5509];
export const modules = {

/***/ 49847:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ downloadArchive),
  p_: () => (/* binding */ openArchive),
  hB: () => (/* binding */ artifact_archive_readEntry),
  $7: () => (/* binding */ unpackEntry)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(2503);
// EXTERNAL MODULE: ./build/lib/text.js
var lib_text = __webpack_require__(94869);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
;// CONCATENATED MODULE: ./build/lib/zip.js


const CENTRAL_ENTRY = 0x02014b50;
const END_OF_DIRECTORY = 0x06054b50;
const END_LENGTH = 22;
const LONGEST_COMMENT = 0xffff;
const STORED = 0;
const DEFLATED = 8;
const MOST_IN_CHUNK = 2 ** 18;
const inflate = (0,external_node_util_.promisify)(external_node_zlib_.inflateRaw);
function readZip(bytes, limits) {
    const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    try {
        return readDirectory(archive, limits);
    }
    catch (error) {
        if (error instanceof RangeError)
            return undefined;
        throw error;
    }
}
function readDirectory(archive, limits) {
    const end = findEnd(archive);
    if (end === undefined)
        return undefined;
    const count = archive.readUInt16LE(end + 10);
    if (count > limits.entries)
        return undefined;
    const entries = new Map();
    let bytes = 0;
    let place = archive.readUInt32LE(end + 16);
    for (let left = count; left > 0; left -= 1) {
        if (archive.readUInt32LE(place) !== CENTRAL_ENTRY)
            return undefined;
        const nameEnd = place + 46 + archive.readUInt16LE(place + 28);
        const name = archive.toString('utf8', place + 46, nameEnd);
        const entry = readEntry(archive, place);
        bytes += entry.size;
        if (entries.has(name) || bytes > limits.bytes)
            return undefined;
        entries.set(name, entry);
        place = nameEnd + archive.readUInt16LE(place + 30) + archive.readUInt16LE(place + 32);
    }
    return entries;
}
function findEnd(archive) {
    const last = archive.length - END_LENGTH;
    for (let place = last; place >= Math.max(0, last - LONGEST_COMMENT); place -= 1) {
        if (archive.readUInt32LE(place) !== END_OF_DIRECTORY)
            continue;
        if (archive.readUInt16LE(place + 20) === last - place)
            return place;
    }
    return undefined;
}
function readEntry(archive, place) {
    const method = archive.readUInt16LE(place + 10);
    const checksum = archive.readUInt32LE(place + 16);
    const packed = archive.readUInt32LE(place + 20);
    const size = archive.readUInt32LE(place + 24);
    const local = archive.readUInt32LE(place + 42);
    return {
        size,
        async unpack() {
            const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
            const file = await unpackData(archive.subarray(start, start + packed), method, size);
            if (file.length !== size || (0,external_node_zlib_.crc32)(file) !== checksum)
                throw new Error('the file is not what is stated');
            return file;
        },
    };
}
async function unpackData(data, method, size) {
    if (method === STORED)
        return data;
    if (method !== DEFLATED)
        throw new Error(`the compression method ${method} is not known`);
    const chunkSize = Math.min(Math.max(size, 64), MOST_IN_CHUNK);
    return inflate(data, { maxOutputLength: Math.max(size, 1), chunkSize });
}

// EXTERNAL MODULE: ./build/history/format.js
var format = __webpack_require__(72544);
;// CONCATENATED MODULE: ./build/history/artifact-archive.js





const ATTEMPTS = 3;
const EXCERPT_LENGTH = 200;
const ZIP_LIMITS = { entries: 2000, bytes: 2e9 };
function openArchive(bytes) {
    const archive = readZip(bytes, ZIP_LIMITS);
    return archive === undefined ? { unreadable: { kind: 'broken-archive' } } : { archive };
}
async function downloadArchive(fetch, url, limits, signal) {
    for (let attempt = 1;; attempt += 1) {
        const download = await tryDownload(fetch, url, limits.archiveBytes, signal);
        if ('bytes' in download)
            return openArchive(download.bytes);
        if (attempt === ATTEMPTS || !isTemporary(download.unreadable))
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
            if (bytes > maxBytes)
                return { unreadable: { kind: 'archive-too-large', maxBytes } };
            chunks.push(chunk);
        }
        return { bytes: Buffer.concat(chunks) };
    }
    catch (error) {
        if (signal.aborted)
            throw signal.reason;
        return { unreadable: { kind: 'connection', detail: excerptOf(error) } };
    }
}
const causeSchema = schemas/* object */.Ikc({ cause: schemas/* object */.Ikc({ message: schemas/* string */.YjP() }) });
function excerptOf(error) {
    const message = causeSchema.safeParse(error).data?.cause.message || String(error);
    return (0,lib_text/* clip */.$Q)((0,lib_text/* toSingleLine */.OX)(message), EXCERPT_LENGTH);
}
async function artifact_archive_readEntry(archive, file, maxBytes) {
    const entry = await unpackEntry(archive, file, maxBytes);
    const isTooLong = 'bytes' in entry && (0,format/* hasTooManyLines */.HU)(entry.bytes);
    return isTooLong ? { unreadable: { kind: 'too-many-lines', file, most: format/* MOST_LINES */.qj } } : entry;
}
async function unpackEntry(archive, file, maxBytes) {
    const entry = archive.get(file);
    if (entry === undefined)
        return { unreadable: { kind: 'no-entry', file } };
    if (entry.size > maxBytes)
        return { unreadable: { kind: 'entry-too-large', file, maxBytes } };
    try {
        return { bytes: await entry.unpack() };
    }
    catch {
        return { unreadable: { kind: 'broken-archive' } };
    }
}


/***/ }),

/***/ 42258:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ readArtifact),
/* harmony export */   w: () => (/* binding */ listArtifacts)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2503);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64377);
/* harmony import */ var _lib_github_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20078);
/* harmony import */ var _artifact_archive_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49847);



const MOST_ARTIFACTS = 1000;
const PAGE_SIZE = 100;
const artifactSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    size_in_bytes: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
    expired: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    created_at: zod__WEBPACK_IMPORTED_MODULE_3__/* .datetime */ .w$({ offset: true }).nullable(),
    workflow_run: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        id: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
        repository_id: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
        head_repository_id: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
        head_branch: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    })
        .nullish()
        .catch(null),
})
    .transform(({ id, name, size_in_bytes: size, expired, created_at: created, workflow_run: run }) => ({
    ...{ id, name, size, expired, createdAt: Date.parse(created ?? '') || 0 },
    run: run
        ? {
            ...{ id: run.id, repositoryId: run.repository_id },
            ...{ headRepositoryId: run.head_repository_id, headBranch: run.head_branch },
        }
        : undefined,
}));
const pageSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ total_count: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().nonnegative(), artifacts: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(artifactSchema) });
async function listArtifacts({ api, repository, signal }, { run, name }) {
    const place = run === undefined ? 'actions/artifacts' : 'actions/runs/{run_id}/artifacts';
    const parameters = { ...repository, ...(run !== undefined && { run_id: run }), ...(name && { name }) };
    const listed = [];
    let isComplete = false;
    for (let page = 1; page <= MOST_ARTIFACTS / PAGE_SIZE; page += 1) {
        signal.throwIfAborted();
        const { data } = await api.request(`GET /repos/{owner}/{repo}/${place}`, {
            ...{ ...parameters, per_page: PAGE_SIZE, page },
        });
        const { total_count: count, artifacts } = pageSchema.parse(data);
        listed.push(...artifacts);
        isComplete = listed.length >= count;
        if (isComplete || artifacts.length === 0)
            break;
    }
    const named = listed.filter(artifact => name === undefined || artifact.name === name);
    return { artifacts: named.toSorted(newestFirst), isComplete };
}
function newestFirst(one, other) {
    return other.createdAt - one.createdAt || other.id - one.id;
}
async function readArtifact({ api, fetch, repository, signal }, { id, size, expired }, limits) {
    if (size > limits.archiveBytes) {
        return { unreadable: { kind: 'archive-too-large', maxBytes: limits.archiveBytes } };
    }
    const url = expired ? undefined : await locateArchive(api, repository, id);
    return url === undefined ? { expired: true } : (0,_artifact_archive_js__WEBPACK_IMPORTED_MODULE_1__/* .downloadArchive */ .Z)(fetch, url, limits, signal);
}
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
        return zod__WEBPACK_IMPORTED_MODULE_2__/* .url */ .OZ5({ protocol: /^https?$/ }).parse(headers.location);
    }
    catch (error) {
        if ((0,_lib_github_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .readGitHubFailure */ .g)(error).cause === 'gone')
            return undefined;
        throw error;
    }
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2503);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88532);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(37428);
/* harmony import */ var _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69681);
/* harmony import */ var _scan_engine_contents_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2615);
/* harmony import */ var _result_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14461);





const RECORD_FORMAT = 'ai-visibility-record';
const LONGEST_DOMAIN = 253;
const flag = zod__WEBPACK_IMPORTED_MODULE_4__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(0), zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(1)]);
const answersSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    engine: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    cited: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(flag).nullable()),
    bcr_score: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig()).nullable()),
})
    .refine(({ cited, bcr_score }) => cited.length === bcr_score.length &&
    cited.every((samples, index) => samples?.length === bcr_score[index]?.length), 'cited and bcr_score must be equally long');
const contentsSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    engine: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    answers: _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9,
    read: _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9.optional(),
    sourced: _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9,
    domains: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .tuple */ .PVZ([zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().max(LONGEST_DOMAIN), _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9])),
}))
    .transform(entries => entries.map(({ engine, answers, read, sourced, domains }) => ({
    ...{ engine, answers, read, sourced },
    domains: domains.slice(0, _scan_engine_contents_js__WEBPACK_IMPORTED_MODULE_2__/* .MOST_DOMAINS */ .o).map(([domain, citing]) => ({ domain, answers: citing })),
})));
const modelsSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()));
const recordLineSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    schema_version: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(2),
    created_at: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    sha: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    run_url: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    run_attempt: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().positive().default(1),
    failed: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY(),
    dropped: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY(),
    suspect: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY().default(false),
    accepted: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY().default(false),
    overall_bcr: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(),
    cited_engines: _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9,
    total_engines: _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9,
    samples: _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9,
    models: modelsSchema.optional(),
    contents: contentsSchema.optional(),
    fingerprint: zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP())),
    answers: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(answersSchema),
})
    .transform(({ answers, ...record }, context) => {
    const keywords = keywordsOf(record.fingerprint);
    if (answers.some(({ cited }) => cited.length !== keywords.length)) {
        context.addIssue({ code: 'custom', path: ['answers'], message: 'must have an entry for each keyword' });
        return zod__WEBPACK_IMPORTED_MODULE_5__/* .NEVER */ .tm;
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
        ...(record.contents && { contents: record.contents }),
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
    [_result_file_js__WEBPACK_IMPORTED_MODULE_3__/* .RESULT_FORMAT */ .gw, _result_file_js__WEBPACK_IMPORTED_MODULE_3__/* .RESULT_VERSION */ .Rr],
]);
const headerSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({ format: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(), schema_version: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr() });
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
    const format = header.data.format ?? (version === 1 ? _result_file_js__WEBPACK_IMPORTED_MODULE_3__/* .RESULT_FORMAT */ .gw : RECORD_FORMAT);
    const newest = NEWEST_VERSIONS.get(format);
    if (newest === undefined)
        return { cause: { kind: 'unknown-format', format } };
    if (version > newest)
        return { cause: { kind: 'newer-version', version, newest } };
    const parsed = format === _result_file_js__WEBPACK_IMPORTED_MODULE_3__/* .RESULT_FORMAT */ .gw
        ? _result_file_js__WEBPACK_IMPORTED_MODULE_3__/* .resultFields */ .pM.transform(_result_file_js__WEBPACK_IMPORTED_MODULE_3__/* .readResult */ .Uv).safeParse(value)
        : recordLineSchema.safeParse(value);
    if (parsed.success)
        return { record: parsed.data };
    const [issue] = parsed.error.issues;
    return {
        cause: { kind: 'invalid', path: zod__WEBPACK_IMPORTED_MODULE_6__/* .toDotPath */ .sR(issue?.path ?? []), message: issue?.message ?? '' },
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
        ...(record.contents && {
            contents: record.contents.map(({ domains, ...entry }) => ({
                ...entry,
                domains: domains.map(({ domain, answers }) => [domain, answers]),
            })),
        }),
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

/***/ 47890:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createArtifactFleet: () => (/* reexport */ createArtifactFleet),
  createArtifactStore: () => (/* reexport */ createArtifactStore),
  createBranchFleet: () => (/* reexport */ createBranchFleet),
  createBranchStore: () => (/* reexport */ createBranchStore)
});

// EXTERNAL MODULE: ./build/history/artifact-archive.js + 1 modules
var artifact_archive = __webpack_require__(49847);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(2503);
;// CONCATENATED MODULE: ./build/history/artifact-base.js


const BASE_FILE = 'base.json';
const FORMAT = 'ai-visibility-history-base';
const MOST_BYTES = 1_000_000;
const baseSchema = schemas/* object */.Ikc({
    format: schemas/* literal */.euz(FORMAT),
    schema_version: schemas/* literal */.euz(1),
    covers: schemas/* array */.YOg(schemas/* int */.Whr()),
});
async function readCovered(archive) {
    const entry = await (0,artifact_archive/* readEntry */.hB)(archive, BASE_FILE, MOST_BYTES);
    if (!('bytes' in entry))
        return undefined;
    try {
        return new Set(baseSchema.parse(JSON.parse(new TextDecoder().decode(entry.bytes))).covers);
    }
    catch {
        return undefined;
    }
}
function formatBase(covers) {
    return Buffer.from(`${JSON.stringify({ format: FORMAT, schema_version: 1, covers })}\n`);
}

// EXTERNAL MODULE: ./build/lib/github-failure.js
var github_failure = __webpack_require__(20078);
// EXTERNAL MODULE: ./build/lib/repository-name.js
var repository_name = __webpack_require__(49804);
// EXTERNAL MODULE: ./build/history/artifact-list.js
var artifact_list = __webpack_require__(42258);
// EXTERNAL MODULE: ./build/history/github-api.js
var github_api = __webpack_require__(70173);
;// CONCATENATED MODULE: ./build/history/artifact-search.js






const LIMITS = {
    time: 90_000,
    pause: 1000,
    archiveBytes: 50_000_000,
    fileBytes: 200_000_000,
};
const MOST_RUNS = 100;
const TRUSTED_EVENTS = ['push', 'schedule', 'workflow_dispatch', 'repository_dispatch'];
const TRUSTED_CONCLUSIONS = ['success', 'failure'];
const runSchema = schemas/* object */.Ikc({ event: schemas/* string */.YjP(), conclusion: schemas/* string */.YjP().nullable() });
const MOST_UNITED = 10;
async function readArchives(source) {
    const { limits = LIMITS } = source;
    const signal = AbortSignal.timeout(limits.time);
    const lookup = { ...source, repository: (0,repository_name/* splitRepository */.T)(source.repository), signal };
    try {
        return await search(lookup, source.name, limits);
    }
    catch (error) {
        if (signal.aborted)
            return { unreadable: { kind: 'timeout', seconds: limits.time / 1000 } };
        return { unreadable: (0,github_api/* describeRefusal */.a)(error, 'actions: read') };
    }
}
async function search(lookup, name, limits) {
    const { defaultBranch } = lookup;
    const { artifacts, isComplete } = await (0,artifact_list/* listArtifacts */.w)(lookup, { name });
    const candidates = selectCandidates(artifacts, defaultBranch);
    const hasExpired = candidates.some(({ expired }) => expired);
    const usable = newestOfEachRun(candidates.filter(({ expired }) => !expired));
    const judged = new Map();
    let newest;
    for (const candidate of usable.slice(0, MOST_RUNS)) {
        const trust = await judgeRun(lookup, candidate.runId);
        judged.set(candidate.id, trust);
        if (trust !== 'trusted')
            continue;
        newest = candidate;
        break;
    }
    if (newest !== undefined)
        return unite(lookup, newest, usable, judged, limits);
    const areRunsKnown = artifacts.every(({ run }) => run !== undefined) && ![...judged.values()].includes('unknown');
    const isSearched = isComplete && areRunsKnown && usable.length <= MOST_RUNS;
    const isReplaced = hasExpired && usable.length > 0;
    if (!isSearched || isReplaced)
        return { unreadable: { kind: 'no-trusted-artifact', defaultBranch } };
    return { missing: { kind: hasExpired ? 'artifact-expired' : 'no-artifact', defaultBranch } };
}
async function unite(lookup, newest, usable, judged, limits) {
    const read = await (0,artifact_list/* readArtifact */.R)(lookup, newest, limits);
    if ('expired' in read) {
        return { missing: { kind: 'artifact-expired', defaultBranch: lookup.defaultBranch } };
    }
    if ('unreadable' in read)
        return read;
    const archives = [read.archive];
    const known = await readCovered(read.archive);
    const isPart = ({ id }) => (known === undefined ? !judged.has(id) : known.has(id));
    const covered = [newest, ...usable.filter(isPart)].map(({ id }) => id);
    for (const candidate of usable) {
        if (covered.includes(candidate.id))
            continue;
        const isLookedUp = judged.has(candidate.id);
        if (!isLookedUp && (judged.size >= MOST_RUNS || archives.length > MOST_UNITED))
            continue;
        const trust = judged.get(candidate.id) ?? (await judgeRun(lookup, candidate.runId));
        judged.set(candidate.id, trust);
        if (trust === 'open' || trust === 'unknown')
            continue;
        if (trust === 'trusted') {
            const other = await (0,artifact_list/* readArtifact */.R)(lookup, candidate, limits);
            if ('archive' in other)
                archives.push(other.archive);
            else if ('unreadable' in other && !isForGood(other.unreadable))
                return other;
        }
        covered.push(candidate.id);
    }
    return { archives, covered };
}
function isForGood({ kind }) {
    return kind === 'archive-too-large' || kind === 'broken-archive';
}
function selectCandidates(artifacts, defaultBranch) {
    return artifacts.flatMap(artifact => {
        const { run } = artifact;
        const isOwn = run?.headBranch === defaultBranch && run.headRepositoryId === run.repositoryId;
        return isOwn ? [{ ...artifact, runId: run.id }] : [];
    });
}
function newestOfEachRun(candidates) {
    return [...Map.groupBy(candidates, ({ runId }) => runId).values()].flatMap(([newest]) => newest ?? []);
}
async function judgeRun({ api, repository, signal }, runId) {
    signal.throwIfAborted();
    try {
        const route = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}';
        const { data } = await api.request(route, { ...repository, run_id: runId });
        const { event, conclusion } = runSchema.extend({ id: schemas/* literal */.euz(runId) }).parse(data);
        if (conclusion === null)
            return 'open';
        const isTrusted = TRUSTED_CONCLUSIONS.includes(conclusion) && TRUSTED_EVENTS.includes(event);
        return isTrusted ? 'trusted' : 'untrusted';
    }
    catch (error) {
        if ((0,github_failure/* readGitHubFailure */.g)(error).cause === 'not-found')
            return 'unknown';
        throw error;
    }
}

// EXTERNAL MODULE: ./build/history/format.js
var format = __webpack_require__(72544);
;// CONCATENATED MODULE: ./build/history/unite.js


function uniteHistories(own, others) {
    if (others.length === 0)
        return own;
    let lines = splitLines(own);
    for (const other of others) {
        const known = new Set(lines);
        lines = mergeByTime(lines, splitLines(other).filter(line => !known.has(line)));
    }
    const again = (0,format/* parseHistory */.i6)(toBytes(lines).toString()).records.filter(({ attempt }) => attempt > 1);
    const kept = lines.filter(line => {
        const text = toBytes([line]).toString();
        return !again.some(record => (0,format/* isEarlierAttempt */.yW)(text, record));
    });
    return toBytes(kept);
}
function splitLines(bytes) {
    const text = Buffer.from(bytes).toString('latin1');
    const lines = text.split(/(?<=\n)/).filter(line => line !== '');
    return lines.map(line => (line.endsWith('\n') ? line : `${line}\n`));
}
const toBytes = (lines) => Buffer.from(lines.join(''), 'latin1');
function mergeByTime(one, other) {
    const merged = [];
    const waiting = withTimes(other);
    for (const { line, time } of withTimes(one)) {
        while (waiting[0] !== undefined && waiting[0].time < time)
            merged.push(waiting.shift()?.line ?? '');
        merged.push(line);
    }
    return [...merged, ...waiting.map(({ line }) => line)];
}
const timeSchema = schemas/* object */.Ikc({ created_at: schemas/* string */.YjP() });
function withTimes(lines) {
    let time = 0;
    return lines.map(line => {
        time = readTime(line) ?? time;
        return { line, time };
    });
}
function readTime(line) {
    try {
        const time = Date.parse(timeSchema.parse(JSON.parse(line)).created_at);
        return Number.isNaN(time) ? undefined : time;
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/history/artifact.js





const HISTORY_FILE = 'history.ndjson';
function createArtifactStore(options) {
    const place = { kind: 'artifact', name: options.name };
    let stored;
    const load = () => {
        stored ??= readStored(options);
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
            const { bytes, covered } = 'bytes' in found ? found : { bytes: new Uint8Array(), covered: [] };
            const content = (0,format/* addRecord */.$1)(bytes, record);
            const detail = await options.upload([
                { name: HISTORY_FILE, content },
                { name: BASE_FILE, content: formatBase(covered) },
            ]);
            if (detail !== undefined)
                return { problem: { kind: 'not-uploaded', detail } };
            stored = Promise.resolve({ bytes: content, covered });
            return { stored: place };
        },
    };
}
async function readStored(options) {
    const found = await readArchives(options);
    if (!('archives' in found))
        return found;
    const { fileBytes } = options.limits ?? LIMITS;
    const entries = found.archives.map(archive => (0,artifact_archive/* readEntry */.hB)(archive, HISTORY_FILE, fileBytes));
    const [newest, ...others] = await Promise.all(entries);
    if (newest === undefined || 'unreadable' in newest) {
        return newest ?? { unreadable: { kind: 'broken-archive' } };
    }
    const bytes = uniteHistories(newest.bytes, others.flatMap(other => ('bytes' in other ? [other.bytes] : [])));
    if ((0,format/* hasTooManyLines */.HU)(bytes)) {
        return { unreadable: { kind: 'too-many-lines', file: HISTORY_FILE, most: format/* MOST_LINES */.qj } };
    }
    return { bytes, covered: found.covered };
}

;// CONCATENATED MODULE: ./build/history/artifact-fleet.js





const FILE_NAME = /^[A-Za-z\d][A-Za-z\d._-]{0,63}\.ndjson$/;
const fileOf = (key) => `${key}.ndjson`;
function createArtifactFleet(options) {
    const place = { kind: 'artifact', name: options.name };
    const { fileBytes } = options.limits ?? LIMITS;
    const added = [];
    let loading;
    const load = () => {
        loading ??= readFleet(options);
        return loading;
    };
    async function readFile({ archives }, file) {
        const unpacked = archives.map(archive => (0,artifact_archive/* unpackEntry */.$7)(archive, file, fileBytes));
        const [newest, ...rest] = await Promise.all(unpacked);
        if (newest !== undefined && 'unreadable' in newest && newest.unreadable.kind !== 'no-entry')
            return newest;
        const entries = newest === undefined ? [] : [newest, ...rest];
        const [own, ...others] = entries.flatMap(entry => ('bytes' in entry ? [entry.bytes] : []));
        if (own === undefined)
            return undefined;
        const bytes = uniteHistories(own, others);
        return (0,format/* hasTooManyLines */.HU)(bytes)
            ? { bytes, unreadable: { kind: 'too-many-lines', file, most: format/* MOST_LINES */.qj } }
            : { bytes };
    }
    async function read(key) {
        const found = await load();
        const stored = 'archives' in found ? await readFile(found, fileOf(key)) : undefined;
        if (stored?.unreadable !== undefined)
            return { unreadable: stored.unreadable };
        const own = added.filter(record => record.key === key);
        if (stored === undefined && own.length === 0) {
            return 'archives' in found ? { records: [], problems: [] } : found;
        }
        const old = stored !== undefined && 'bytes' in stored ? stored.bytes : new Uint8Array();
        return (0,format/* parseHistory */.i6)(new TextDecoder().decode(addAll(old, own)));
    }
    async function append(records) {
        const found = await load();
        const isBegun = records.every(({ record }) => record.accepted);
        if ('unreadable' in found && !(isBegun && found.unreadable.kind === 'no-trusted-artifact')) {
            return records.map(() => ({ problem: found.unreadable }));
        }
        const archives = 'archives' in found ? found : { archives: [], covered: [] };
        const names = new Set([
            ...archives.archives.flatMap(archive => [...archive.keys()]).filter(name => FILE_NAME.test(name)),
            ...records.map(({ key }) => fileOf(key)),
        ]);
        const problems = new Map();
        for (const name of names) {
            const stored = await readFile(archives, name);
            if (stored?.unreadable === undefined)
                continue;
            const { unreadable } = stored;
            if (!('bytes' in stored))
                return records.map(() => ({ problem: unreadable }));
            problems.set(name, unreadable);
        }
        const kept = records.filter(({ key }) => !problems.has(fileOf(key)));
        async function* files() {
            for (const name of names) {
                const stored = await readFile(archives, name);
                const old = stored !== undefined && 'bytes' in stored ? stored.bytes : new Uint8Array();
                const own = [...added, ...kept].filter(({ key }) => fileOf(key) === name);
                yield { name, content: addAll(old, own) };
            }
            yield { name: BASE_FILE, content: formatBase(archives.covered) };
        }
        const detail = kept.length === 0 ? undefined : await options.upload(files());
        if (detail !== undefined)
            return records.map(() => ({ problem: { kind: 'not-uploaded', detail } }));
        added.push(...kept);
        return records.map(({ key }) => {
            const problem = problems.get(fileOf(key));
            return problem === undefined ? { stored: place } : { problem };
        });
    }
    return {
        open: key => ({
            place,
            read: () => read(key),
            async append(record) {
                const [result] = await append([{ key, record }]);
                return result ?? { stored: place };
            },
        }),
        append,
    };
}
function addAll(old, records) {
    return records.reduce((bytes, { record }) => (0,format/* addRecord */.$1)(bytes, record), old);
}
async function readFleet(options) {
    const found = await readArchives(options);
    if (!('archives' in found))
        return found;
    const [newest] = found.archives;
    if (newest === undefined || newest.has(BASE_FILE))
        return found;
    return { unreadable: { kind: 'no-entry', file: BASE_FILE } };
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/history/git-data.js


const objectSchema = schemas/* object */.Ikc({ sha: schemas/* string */.YjP() });
const branchSchema = schemas/* object */.Ikc({
    commit: schemas/* object */.Ikc({ sha: schemas/* string */.YjP(), commit: schemas/* object */.Ikc({ tree: objectSchema }) }),
});
const treeSchema = schemas/* object */.Ikc({
    tree: schemas/* array */.YOg(schemas/* object */.Ikc({ path: schemas/* string */.YjP(), mode: schemas/* string */.YjP(), type: schemas/* string */.YjP(), sha: schemas/* string */.YjP() })),
    truncated: schemas/* boolean */.zMY(),
});
const blobSchema = schemas/* object */.Ikc({ encoding: schemas/* literal */.euz('base64'), content: schemas/* string */.YjP() });
const refSchema = schemas/* object */.Ikc({ ref: schemas/* string */.YjP(), object: objectSchema });
async function readTip({ api, repository }, branch) {
    const route = 'GET /repos/{owner}/{repo}/branches/{branch}';
    const { data } = await api.request(route, { ...(0,repository_name/* splitRepository */.T)(repository), branch });
    const { commit } = branchSchema.parse(data);
    return { commit: commit.sha, tree: commit.commit.tree.sha };
}
async function listTree({ api, repository }, tree) {
    const route = 'GET /repos/{owner}/{repo}/git/trees/{tree_sha}';
    const { data } = await api.request(route, { ...(0,repository_name/* splitRepository */.T)(repository), tree_sha: tree });
    const listed = treeSchema.parse(data);
    if (listed.truncated)
        throw new Error('the branch has more files than GitHub lists');
    return listed.tree;
}
async function readBlob({ api, repository }, sha) {
    const route = 'GET /repos/{owner}/{repo}/git/blobs/{file_sha}';
    const { data } = await api.request(route, { ...(0,repository_name/* splitRepository */.T)(repository), file_sha: sha });
    return blobSchema.parse(data).content;
}
function createBlob(place, bytes) {
    const content = Buffer.from(bytes).toString('base64');
    return create(place, 'POST /repos/{owner}/{repo}/git/blobs', { content, encoding: 'base64' });
}
function createTree(place, base, files) {
    return create(place, 'POST /repos/{owner}/{repo}/git/trees', {
        ...(base !== undefined && { base_tree: base }),
        tree: files.map(file => ({ mode: '100644', type: 'blob', ...file })),
    });
}
function createCommit(place, commit) {
    return create(place, 'POST /repos/{owner}/{repo}/git/commits', commit);
}
async function create({ api, repository }, route, content) {
    const { data } = await api.request(route, { ...(0,repository_name/* splitRepository */.T)(repository), ...content });
    return objectSchema.parse(data).sha;
}
async function createBranch({ api, repository }, branch, commit) {
    const { data } = await api.request('POST /repos/{owner}/{repo}/git/refs', {
        ...(0,repository_name/* splitRepository */.T)(repository),
        ref: `refs/heads/${branch}`,
        sha: commit,
    });
    refSchema.parse(data);
}
async function moveBranch({ api, repository }, branch, commit) {
    const { data } = await api.request('PATCH /repos/{owner}/{repo}/git/refs/{ref}', {
        ...(0,repository_name/* splitRepository */.T)(repository),
        ref: `heads/${branch}`,
        sha: commit,
        force: false,
    });
    const { object } = refSchema.parse(data);
    schemas/* literal */.euz(commit).parse(object.sha);
}

;// CONCATENATED MODULE: ./build/history/branch-file.js







const contentSchema = schemas/* object */.Ikc({
    type: schemas/* literal */.euz('file'),
    sha: schemas/* string */.YjP(),
    encoding: schemas/* enum */.k5n(['base64', 'none']),
    content: schemas/* string */.YjP(),
});
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
        const { repository } = place;
        const base64 = encoding === 'base64' ? content : await readBlob({ api, repository }, sha);
        const bytes = decodeBlob(base64, sha);
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
function decodeBlob(base64, sha) {
    const bytes = Buffer.from(base64, 'base64');
    if (hashBlob(bytes, sha) !== sha)
        throw new Error('the content of the file does not match its hash');
    return bytes;
}
function hashBlob(bytes, like) {
    const algorithm = like.length === 64 ? 'sha256' : 'sha1';
    return (0,external_node_crypto_.createHash)(algorithm).update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

;// CONCATENATED MODULE: ./build/history/swap.js


const MOST_ATTEMPTS = 20;
const BACKOFF_BASE = 1_000;
const BACKOFF_CAP = 4_000;
async function repeatOnConflict(clock, attempt) {
    const { signal } = new AbortController();
    let mayBeWritten = false;
    for (let attempts = 1;; attempts += 1) {
        try {
            return await attempt(mayBeWritten);
        }
        catch (error) {
            if (!isConflict(error))
                return { problem: (0,github_api/* describeRefusal */.a)(error, 'contents: write') };
            mayBeWritten ||= (0,github_failure/* readGitHubFailure */.g)(error).retried;
        }
        if (attempts === MOST_ATTEMPTS)
            return { problem: { kind: 'conflict', attempts } };
        await clock.sleep(backoff(attempts, clock.random()), signal);
    }
}
const LASTING_REFUSALS = /repository is empty|rule violation|protected branch|could not (create|update) file/i;
const CONFLICTS = /"sha" wasn't supplied|reference (already exists|does not exist)|not a fast.forward/i;
function isConflict(error) {
    const { status, cause, detail } = (0,github_failure/* readGitHubFailure */.g)(error);
    if (cause === 'conflict')
        return !LASTING_REFUSALS.test(detail);
    return status === 422 && CONFLICTS.test(detail);
}
function backoff(attempts, random) {
    return random * Math.min(BACKOFF_CAP, BACKOFF_BASE * 2 ** (attempts - 1));
}

;// CONCATENATED MODULE: ./build/history/branch.js







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
    const { problem } = await repeatOnConflict(options.clock, async (mayBeWritten) => {
        const found = await findFile(options.api, options, 'contents: write');
        if ('unreadable' in found)
            return { problem: found.unreadable };
        const file = 'file' in found ? found.file : undefined;
        const isWritten = mayBeWritten && file?.bytes.toString('utf8').split('\n').includes(line);
        if (!isWritten)
            await write(options, record, file);
        return { problem: undefined };
    });
    return problem;
}
const writtenSchema = schemas/* object */.Ikc({ commit: schemas/* object */.Ikc({ sha: schemas/* string */.YjP() }) });
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
        const tree = await createTree(options, undefined, [{ path, content: `${(0,format/* formatRecord */.bM)(record)}\n` }]);
        await createBranch(options, branch, await createCommit(options, { message, tree, parents: [] }));
    }
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
;// CONCATENATED MODULE: ./build/history/load-ahead.js
const AT_ONCE = 5;
function loadAhead(items, load) {
    const places = new Map(items.map((item, index) => [item, index]));
    const loading = new Map();
    const begin = (item) => {
        const begun = loading.get(item) ?? load(item);
        loading.set(item, begun);
        return begun;
    };
    return item => {
        const wanted = begin(item);
        loading.delete(item);
        const place = places.get(item) ?? items.length;
        for (const next of items.slice(place + 1, place + AT_ONCE))
            begin(next);
        return wanted;
    };
}

;// CONCATENATED MODULE: ./build/history/branch-fleet-files.js







async function findSnapshot(place, permission, known) {
    let isThere = false;
    try {
        const tip = await readTip(place, place.branch);
        isThere = true;
        if (known !== undefined && (0,external_node_util_.isDeepStrictEqual)(known.tip, tip))
            return { snapshot: known };
        const entries = await listTree(place, tip.tree);
        return { snapshot: { tip, files: new Map(entries.map(entry => [entry.path, entry])) } };
    }
    catch (error) {
        const failure = (0,github_failure/* readGitHubFailure */.g)(error);
        if (isThere || failure.cause !== 'not-found')
            return { unreadable: (0,github_api/* describeRefusal */.a)(error, permission) };
        if (/branch not found/i.test(failure.detail))
            return { missing: { kind: 'no-branch' } };
        return { missing: { kind: 'no-file-on-branch', permission } };
    }
}
const MOST_FAILURES = 3;
function createFileReader(place, mostKept) {
    const kept = new Map();
    let room = mostKept;
    async function read({ path, sha }) {
        const bytes = kept.get(sha) ?? decodeBlob(await readBlob(place, sha), sha);
        if ((0,format/* hasTooManyLines */.HU)(bytes))
            return { unreadable: { kind: 'too-many-lines', file: path, most: format/* MOST_LINES */.qj } };
        if (!kept.has(sha) && bytes.length <= room) {
            kept.set(sha, bytes);
            room -= bytes.length;
        }
        return { bytes };
    }
    return {
        readEach(files, permission) {
            const failures = [];
            const byPath = new Map(files.map(file => [file.path, file]));
            const load = loadAhead([...byPath.keys()], async (path) => {
                const [last] = failures.slice(MOST_FAILURES - 1);
                if (last !== undefined)
                    return { unreadable: last };
                const file = byPath.get(path);
                if (file?.type !== 'blob' || file.mode === LINK)
                    return { unreadable: { kind: 'not-a-file' } };
                try {
                    return await read(file);
                }
                catch (error) {
                    const unreadable = (0,github_api/* describeRefusal */.a)(error, permission);
                    if (holdsForAll(error))
                        failures.push(unreadable);
                    return { unreadable };
                }
            });
            return ({ path }) => load(path);
        },
    };
}
const LINK = '120000';
function holdsForAll(error) {
    const { kind, status = 0, cause = '' } = (0,github_failure/* readGitHubFailure */.g)(error);
    return (kind === 'unreachable' ||
        status === 401 ||
        status >= 500 ||
        ['rate-limit', 'permission', 'blocked'].includes(cause));
}

;// CONCATENATED MODULE: ./build/history/branch-fleet.js






const branch_fleet_LIMITS = { treeBytes: 10_000_000, keptBytes: 100_000_000 };
const pathOf = (key) => `${key}.ndjson`;
function createBranchFleet(options) {
    const { branch, keys, clock, limits = branch_fleet_LIMITS } = options;
    const placeOf = (key) => ({ kind: 'branch', branch, path: pathOf(key) });
    const reader = createFileReader(options, limits.keptBytes);
    let opening;
    async function startReading() {
        const found = await findSnapshot(options, 'contents: read');
        if (!('snapshot' in found))
            return found;
        const { snapshot } = found;
        const files = keys.flatMap(key => snapshot.files.get(pathOf(key)) ?? []);
        return { snapshot, readFile: reader.readEach(files, 'contents: read') };
    }
    async function read(key) {
        opening ??= startReading();
        const opened = await opening;
        if (!('snapshot' in opened))
            return opened;
        const file = opened.snapshot.files.get(pathOf(key));
        if (file === undefined)
            return { missing: { kind: 'no-file-on-branch', permission: 'contents: read' } };
        const found = await opened.readFile(file);
        return 'bytes' in found ? (0,format/* parseHistory */.i6)(new TextDecoder().decode(found.bytes)) : found;
    }
    async function append(records) {
        const byKey = Map.groupBy(records, ({ key }) => key);
        const written = new Map();
        const opened = await opening;
        let known = opened !== undefined && 'snapshot' in opened ? opened.snapshot : undefined;
        const outcome = await repeatOnConflict(clock, async (mayBeWritten) => {
            const found = await findSnapshot(options, 'contents: write', known);
            if ('unreadable' in found)
                return { problem: found.unreadable };
            known = 'snapshot' in found ? found.snapshot : undefined;
            return { problems: await commit(byKey, known, { written, mayBeWritten }) };
        });
        return records.map(({ key }) => {
            if ('problem' in outcome)
                return { problem: outcome.problem };
            return outcome.problems.get(key) ?? { stored: placeOf(key) };
        });
    }
    async function commit(byKey, snapshot, { written, mayBeWritten }) {
        const problems = new Map();
        const olds = new Map([...byKey.keys()].map(key => [key, snapshot?.files.get(pathOf(key))]));
        const isInPlace = (key) => written.has(key) && written.get(key)?.old === olds.get(key)?.sha;
        const unread = [...olds].flatMap(([key, old]) => (old === undefined || isInPlace(key) ? [] : [old]));
        const readFile = reader.readEach(unread, 'contents: write');
        const trees = createTreeWriter(options, snapshot?.tip.tree, limits.treeBytes);
        for (const [key, records] of byKey) {
            const path = pathOf(key);
            const old = olds.get(key);
            const earlier = written.get(key);
            if (earlier !== undefined && isInPlace(key)) {
                await trees.add({ path, sha: earlier.sha }, 0);
                continue;
            }
            const found = old === undefined ? { bytes: new Uint8Array() } : await readFile(old);
            if ('unreadable' in found) {
                problems.set(key, { problem: found.unreadable });
                continue;
            }
            const added = records.map(({ record }) => record);
            if (mayBeWritten && earlier !== undefined && holdsLines(found.bytes, added))
                continue;
            const content = added.reduce(format/* addRecord */.$1, found.bytes);
            const text = toText(content);
            const like = old?.sha ?? snapshot?.tip.commit ?? '';
            const file = text === undefined ? { path, sha: await createBlob(options, content) } : { path, content: text };
            await trees.add(file, content.length, () => written.set(key, { old: old?.sha, sha: hashBlob(content, like) }));
        }
        const tree = await trees.finish();
        if (trees.count() === 0)
            return problems;
        const message = options.message(trees.count());
        const parents = snapshot === undefined ? [] : [snapshot.tip.commit];
        const made = await createCommit(options, { message, tree, parents });
        await (snapshot === undefined ? createBranch : moveBranch)(options, branch, made);
        return problems;
    }
    return {
        open: key => ({
            place: placeOf(key),
            read: () => read(key),
            async append(record) {
                const [result] = await append([{ key, record }]);
                return result ?? { stored: placeOf(key) };
            },
        }),
        append,
    };
}
function toText(bytes) {
    return (0,external_node_buffer_.isUtf8)(bytes) && !bytes.includes(0) ? Buffer.from(bytes).toString() : undefined;
}
function holdsLines(bytes, records) {
    const lines = new Set(Buffer.from(bytes).toString().split('\n'));
    return records.every(record => lines.has((0,format/* formatRecord */.bM)(record)));
}
function createTreeWriter(place, base, mostBytes) {
    let tree = base;
    let bytes = 0;
    let files = 0;
    let batch = [];
    async function send() {
        if (batch.length === 0)
            return;
        const sent = batch.map(({ file }) => file);
        tree = await createTree(place, tree, sent);
        for (const { whenSent } of batch)
            whenSent();
        batch = [];
        bytes = 0;
    }
    return {
        count: () => files,
        async add(file, size, whenSent = () => { }) {
            if (bytes + size > mostBytes)
                await send();
            batch.push({ file, whenSent });
            bytes += size;
            files += 1;
        },
        async finish() {
            await send();
            return tree ?? '';
        },
    };
}

;// CONCATENATED MODULE: ./build/history/github-stores.js






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
