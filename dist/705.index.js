export const id = 705;
export const ids = [705];
export const modules = {

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
