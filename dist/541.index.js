export const id = 541;
export const ids = [541,705];
export const modules = {

/***/ 70541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ formatHistoryFile),
/* harmony export */   readBaselineFile: () => (/* binding */ readBaselineFile)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2503);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37428);
/* harmony import */ var _history_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31705);
/** A baseline that the repository itself holds: a history as JSON, a result file, or numbers written by hand. */




/** A committed file must not grow without end; the branch and git's own history keep all. */
const MOST_RECORDS = 50;
const historySchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ records: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .unknown */ .L5J()) });
/** The part of a result file that a comparison of mere numbers needs. */
const numbersSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    schema_version: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(1).optional(),
    overall_bcr: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(),
    cited_engines: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().nonnegative(),
    engines: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ engine: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), cited: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY(), bcr_score: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().optional() }))
        .optional(),
});
/**
 * Reads a baseline file. One that does not exist is missing: the first run has none. One that holds nothing
 * understandable is unusable.
 */
async function readBaselineFile(file, workspace) {
    const unusable = (problem) => ({ unusable: { kind: 'file', name: file, problem } });
    let text;
    try {
        text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, file), 'utf8');
    }
    catch (error) {
        if (!(error instanceof Error))
            throw error;
        if ('code' in error && error.code === 'ENOENT')
            return { missing: `there is no file ${file}` };
        return unusable(error.message);
    }
    if (text.trim() === '')
        return unusable('the file is empty');
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        return unusable('the file is not JSON');
    }
    const listed = historySchema.safeParse(value);
    if (listed.success)
        return readRecords(listed.data.records, unusable);
    const result = (0,_history_js__WEBPACK_IMPORTED_MODULE_2__.parseRecord)(value);
    // Whoever names a result file as the baseline wants it as such, passed or not.
    if ('record' in result) {
        const record = { ...result.record, dropped: false };
        return { history: { records: [record], problems: [] }, text: (0,_history_js__WEBPACK_IMPORTED_MODULE_2__.formatRecord)(record) };
    }
    const numbers = numbersSchema.safeParse(value);
    if (numbers.success)
        return { numbers: toBaseline(numbers.data, file) };
    const [issue] = numbers.error.issues;
    // Numbers of another version would be compared whatever the run's fingerprint was.
    if (issue?.path[0] === 'schema_version')
        return unusable(result.problem);
    return unusable(`${zod__WEBPACK_IMPORTED_MODULE_4__/* .toDotPath */ .sR(issue?.path ?? []) || 'the file'}: ${issue?.message}`);
}
function readRecords(values, unusable) {
    const history = { records: [], problems: [] };
    const lines = [];
    for (const [index, value] of values.entries()) {
        const read = (0,_history_js__WEBPACK_IMPORTED_MODULE_2__.parseRecord)(value);
        if ('record' in read)
            history.records.push(read.record);
        else
            history.problems.push({ place: `Record ${index + 1}`, problem: read.problem });
        lines.push('record' in read ? (0,_history_js__WEBPACK_IMPORTED_MODULE_2__.formatRecord)(read.record) : JSON.stringify(value));
    }
    const [problem] = history.problems;
    return problem && history.records.length === 0
        ? unusable(`none of its records can be read; the first: ${problem.problem}`)
        : { history, text: lines.join('\n') };
}
function toBaseline({ overall_bcr, cited_engines, engines }, label) {
    return {
        overallBcr: overall_bcr,
        citedEngines: cited_engines,
        engines: engines?.map(({ engine, cited, bcr_score }) => ({ engine, cited, bcrScore: bcr_score })),
        runs: [],
        label,
    };
}
/** A history as a file, one record a line so that a diff shows what is new; the oldest make room. */
function formatHistoryFile(history) {
    const lines = history.split('\n').filter(line => line !== '');
    return `{\n"records": [\n${lines.slice(-MOST_RECORDS).join(',\n')}\n]\n}\n`;
}


/***/ }),

/***/ 31705:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  formatRecord: () => (/* binding */ formatRecord),
  parseHistory: () => (/* binding */ parseHistory),
  parseRecord: () => (/* binding */ parseRecord)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(2503);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core = __webpack_require__(88532);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/errors.js
var errors = __webpack_require__(37428);
// EXTERNAL MODULE: ./build/scan/measure.js
var measure = __webpack_require__(19532);
// EXTERNAL MODULE: ./build/baseline/record.js
var record = __webpack_require__(96497);
;// CONCATENATED MODULE: ./build/baseline/result-file.js
/** A result file as the record of a run: what was written before there were histories. */



const count = schemas/* int */.Whr().nonnegative();
/** The part of a result file that a record is made of; only a run that measured something has it. */
const resultFields = schemas/* object */.Ikc({
    verdict: schemas/* string */.YjP(),
    brand_name: schemas/* string */.YjP(),
    keywords: schemas/* array */.YOg(schemas/* string */.YjP()),
    requested_engines: schemas/* array */.YOg(schemas/* string */.YjP()),
    language: schemas/* string */.YjP(),
    scan_per: schemas/* enum */.k5n(['all', 'keyword']),
    samples: count,
    created_at: schemas/* string */.YjP(),
    run_url: schemas/* string */.YjP().optional(),
    sha: schemas/* string */.YjP().optional(),
    overall_bcr: schemas/* number */.aig(),
    cited_engines: count,
    total_engines: count,
    fingerprint: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* array */.YOg(schemas/* string */.YjP())).optional(),
    rules: schemas/* array */.YOg(schemas/* object */.Ikc({ rule: schemas/* string */.YjP(), outcome: schemas/* string */.YjP() })).optional(),
    scans: schemas/* array */.YOg(schemas/* object */.Ikc({
        keyword: schemas/* string */.YjP().nullable(),
        results: schemas/* array */.YOg(schemas/* object */.Ikc({ engine: schemas/* string */.YjP(), cited: schemas/* boolean */.zMY(), bcr_score: schemas/* number */.aig() })),
    })),
});
/** What the fields of a result file say of their run. */
function readResult(result) {
    return {
        createdAt: result.created_at,
        sha: result.sha,
        runUrl: result.run_url,
        failed: result.verdict === 'fail' || result.verdict === 'error',
        dropped: result.verdict === 'error' || (result.rules ?? []).some(record/* isDrop */.Y),
        overallBcr: result.overall_bcr,
        citedEngines: result.cited_engines,
        totalEngines: result.total_engines,
        samples: result.samples,
        fingerprint: result.fingerprint ?? {
            brand: [result.brand_name],
            keywords: result.keywords,
            // None requested: the service's own choice, which is not known.
            ...(result.requested_engines.length > 0 && { engines: result.requested_engines }),
            language: [result.language],
            'scan-per': [result.scan_per],
        },
        cells: (0,measure/* toCells */.xk)(result.scans.map(({ keyword, results }) => ({ keyword: keyword ?? undefined, scan: { results } }))),
    };
}

;// CONCATENATED MODULE: ./build/baseline/history.js
/** Histories as text: NDJSON, one record a line. */


const history_count = schemas/* int */.Whr().nonnegative();
const flag = schemas/* union */.KCZ([schemas/* literal */.euz(0), schemas/* literal */.euz(1)]);
/** A null stands for a keyword that the engine was not evaluated on. */
const answersSchema = schemas/* object */.Ikc({
    engine: schemas/* string */.YjP(),
    cited: schemas/* array */.YOg(schemas/* array */.YOg(flag).nullable()),
    bcr_score: schemas/* array */.YOg(schemas/* array */.YOg(schemas/* number */.aig()).nullable()),
})
    .refine(({ cited, bcr_score }) => cited.length === bcr_score.length &&
    cited.every((samples, index) => samples?.length === bcr_score[index]?.length), 'cited and bcr_score must be equally long');
const recordSchema = schemas/* object */.Ikc({
    schema_version: schemas/* literal */.euz(2),
    created_at: schemas/* string */.YjP(),
    sha: schemas/* string */.YjP().optional(),
    run_url: schemas/* string */.YjP().optional(),
    failed: schemas/* boolean */.zMY(),
    dropped: schemas/* boolean */.zMY(),
    overall_bcr: schemas/* number */.aig(),
    cited_engines: history_count,
    total_engines: history_count,
    samples: history_count,
    fingerprint: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* array */.YOg(schemas/* string */.YjP())),
    /** One entry a keyword of the fingerprint, in its order; or one, when one scan asked for all keywords. */
    answers: schemas/* array */.YOg(answersSchema),
})
    .transform(({ answers, ...record }, context) => {
    const keywords = keywordsOf(record.fingerprint);
    if (answers.some(({ cited }) => cited.length !== keywords.length)) {
        context.addIssue({ code: 'custom', path: ['answers'], message: 'must have an entry for each keyword' });
        return core/* NEVER */.tm;
    }
    return {
        createdAt: record.created_at,
        sha: record.sha,
        runUrl: record.run_url,
        failed: record.failed,
        dropped: record.dropped,
        overallBcr: record.overall_bcr,
        citedEngines: record.cited_engines,
        totalEngines: record.total_engines,
        samples: record.samples,
        fingerprint: record.fingerprint,
        cells: answers.flatMap(({ engine, cited, bcr_score }) => keywords.flatMap((keyword, index) => {
            const [votes, bcrScores] = [cited[index], bcr_score[index]];
            return votes && bcrScores && votes.length > 0
                ? [{ keyword, engine, cited: votes.map(vote => vote === 1), bcrScores }]
                : [];
        })),
    };
});
/** Of each version that was ever written; the first is a result file. */
const versionSchema = schemas/* looseObject */._H3({ schema_version: schemas/* int */.Whr() });
/** Reads a history. A line that cannot be read is a problem, and takes nothing away from the others. */
function parseHistory(text) {
    const history = { records: [], problems: [] };
    for (const [index, line] of text.split(/\r?\n/).entries()) {
        if (line.trim() === '')
            continue;
        const read = parseLine(line);
        if ('record' in read)
            history.records.push(read.record);
        else
            history.problems.push({ place: `Line ${index + 1}`, problem: read.problem });
    }
    return history;
}
function parseLine(line) {
    let value;
    try {
        value = JSON.parse(line);
    }
    catch {
        return { problem: 'it is not JSON' };
    }
    return parseRecord(value);
}
/** Reads one record of any version. */
function parseRecord(value) {
    const versioned = versionSchema.safeParse(value);
    if (!versioned.success)
        return { problem: 'it has no schema_version' };
    const { schema_version: version } = versioned.data;
    if (version > 2)
        return { problem: `its schema_version ${version} is newer than 2, the last one known here` };
    const parsed = version === 1 ? resultFields.transform(readResult).safeParse(value) : recordSchema.safeParse(value);
    if (parsed.success)
        return { record: parsed.data };
    const [issue] = parsed.error.issues;
    return { problem: `${errors/* toDotPath */.sR(issue?.path ?? []) || 'it'}: ${issue?.message}` };
}
/** One line, without its end. */
function formatRecord(record) {
    const keywords = keywordsOf(record.fingerprint);
    const byEngine = Map.groupBy(record.cells, ({ engine }) => engine);
    return JSON.stringify({
        schema_version: 2,
        created_at: record.createdAt,
        ...(record.sha !== undefined && { sha: record.sha }),
        ...(record.runUrl !== undefined && { run_url: record.runUrl }),
        failed: record.failed,
        dropped: record.dropped,
        overall_bcr: record.overallBcr,
        cited_engines: record.citedEngines,
        total_engines: record.totalEngines,
        samples: record.samples,
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
/** What a record's answers are in line with: its keywords, or all of them in one. */
function keywordsOf({ keywords = [], 'scan-per': scanPer = [] }) {
    return scanPer.includes('keyword') ? keywords : [undefined];
}


/***/ })

};
