export const id = 617;
export const ids = [617];
export const modules = {

/***/ 7617:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createFileStore: () => (/* binding */ createFileStore)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2503);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(37428);
/* harmony import */ var _lib_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13963);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72544);
/* harmony import */ var _result_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14461);
/** The history in a file of the work tree: a list of records, a result file, or numbers that a person wrote. */






/** A committed file must stay small. Older records remain in git's own history. */
const MOST_RECORDS = 50;
const historySchema = zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ records: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .unknown */ .L5J()) });
/** The fields of a result file that a comparison of numbers needs. */
const numbersSchema = zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({
    format: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz(_result_file_js__WEBPACK_IMPORTED_MODULE_4__/* .RESULT_FORMAT */ .gw).optional(),
    schema_version: zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().min(1).max(_result_file_js__WEBPACK_IMPORTED_MODULE_4__/* .RESULT_VERSION */ .Rr).optional(),
    overall_bcr: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig(),
    cited_engines: zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().nonnegative(),
    engines: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ engine: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), cited: zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY(), bcr_score: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().optional() }))
        .optional(),
})
    // Without a format, version 1 is a result file and version 2 a record.
    .refine(({ format, schema_version: version = 1 }) => format !== undefined || version === 1, {
    path: ['schema_version'],
});
/**
 * Creates the store of a history in a file. `path` is relative to `workspace`, or absolute. The file keeps the newest 50
 * records. An append turns a result file into a list of records, and replaces numbers that a person wrote.
 */
function createFileStore({ path, workspace }) {
    const place = { kind: 'file', path };
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, path);
    return {
        place,
        async read() {
            const content = await readContent(file);
            return 'unusable' in content ? content : content.read;
        },
        async append(record) {
            const content = await readContent(file);
            if ('unusable' in content)
                return { problem: { kind: 'unusable', cause: content.unusable } };
            try {
                const kept = content.lines.filter(line => !(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .isEarlierAttempt */ .yW)(line, record));
                await (0,_lib_files_js__WEBPACK_IMPORTED_MODULE_2__/* .writeFileAtomically */ .l)(file, formatHistoryFile([...kept, (0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatRecord */ .bM)(record)]));
                return { stored: place };
            }
            catch (error) {
                return { problem: { kind: 'not-written', detail: messageOf(error) } };
            }
        },
    };
}
async function readContent(file) {
    try {
        return parseContent(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file, 'utf8'));
    }
    catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
            return { read: { missing: { kind: 'no-file' } }, lines: [] };
        }
        return { unusable: { kind: 'file-system', detail: messageOf(error) } };
    }
}
function messageOf(error) {
    return error instanceof Error ? error.message : String(error);
}
function parseContent(text) {
    if (text.trim() === '')
        return { unusable: { kind: 'empty' } };
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        return { unusable: { kind: 'not-json' } };
    }
    const listed = historySchema.safeParse(value);
    if (listed.success)
        return readRecords(listed.data.records);
    const single = (0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .parseRecord */ .Hh)(value);
    return 'record' in single ? keepRecord(single.record) : readNumbers(value, single);
}
/** A person who names a single result as the baseline wants to compare with it, even if it dropped. */
function keepRecord(found) {
    const record = { ...found, dropped: false, suspect: false };
    return { read: { records: [record], problems: [] }, lines: [(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatRecord */ .bM)(record)] };
}
function readRecords(values) {
    const history = { records: [], problems: [] };
    const lines = [];
    for (const [index, value] of values.entries()) {
        const read = (0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .parseRecord */ .Hh)(value);
        if ('record' in read)
            history.records.push(read.record);
        else
            history.problems.push({ unit: 'record', position: index + 1, cause: read.cause });
        lines.push('record' in read ? (0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatRecord */ .bM)(read.record) : JSON.stringify(value));
    }
    const [first] = history.problems;
    return first && history.records.length === 0
        ? { unusable: { kind: 'no-readable-record', first: first.cause } }
        : { read: history, lines };
}
function readNumbers(value, record) {
    const numbers = numbersSchema.safeParse(value);
    if (numbers.success)
        return { read: { numbers: toNumbers(numbers.data) }, lines: [] };
    const [{ path = [], message = '' } = {}] = numbers.error.issues;
    // The numbers of another format or version must not be compared without a look at their fingerprint.
    if (path[0] === 'format' || path[0] === 'schema_version') {
        return { unusable: { kind: 'record', cause: record.cause } };
    }
    return { unusable: { kind: 'invalid', path: zod__WEBPACK_IMPORTED_MODULE_6__/* .toDotPath */ .sR(path), message } };
}
function toNumbers({ overall_bcr, cited_engines, engines }) {
    return {
        overallBcr: overall_bcr,
        citedEngines: cited_engines,
        engines: engines?.map(({ engine, cited, bcr_score }) => ({ engine, cited, bcrScore: bcr_score })),
    };
}
/** Writes one record on each line, so that a diff shows what is new. */
function formatHistoryFile(lines) {
    return `{\n"records": [\n${lines.slice(-MOST_RECORDS).join(',\n')}\n]\n}\n`;
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


/***/ })

};
