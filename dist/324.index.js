export const id = 324;
export const ids = [324];
export const modules = {

/***/ 59656:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ toCsv)
/* harmony export */ });
/* harmony import */ var csv_stringify_sync__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96789);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94869);


const ROWS_AT_ONCE = 100;
/**
 * Writes rows as CSV (RFC 4180) that is safe to open in a spreadsheet. The text starts with a byte order mark, without
 * which spreadsheets do not read it as UTF-8. Text that a spreadsheet would read as a formula gets a leading `'`. Yields
 * the text in parts and reads the rows as needed, because a report may have a million rows.
 */
function* toCsv(columns, rows) {
    yield toLines(columns, [], { header: true, bom: true });
    let batch = [];
    for (const row of rows) {
        batch.push(row);
        if (batch.length < ROWS_AT_ONCE)
            continue;
        yield toLines(columns, batch);
        batch = [];
    }
    if (batch.length > 0)
        yield toLines(columns, batch);
}
function toLines(columns, rows, start = {}) {
    return (0,csv_stringify_sync__WEBPACK_IMPORTED_MODULE_0__/* .stringify */ .A)(rows, {
        ...start,
        columns,
        record_delimiter: 'windows',
        escape_formulas: true,
        // Some spreadsheets separate cells at semicolons. An unquoted semicolon would start a cell, which may be a formula.
        quoted_string: true,
        cast: { boolean: value => String(value), string: _text_js__WEBPACK_IMPORTED_MODULE_1__/* .toSingleLine */ .OX },
    });
}


/***/ }),

/***/ 17324:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderCsv: () => (/* binding */ renderCsv)
});

// EXTERNAL MODULE: ./build/lib/csv.js
var csv = __webpack_require__(59656);
// EXTERNAL MODULE: ./build/scan/summarize-answers.js
var summarize_answers = __webpack_require__(44267);
;// CONCATENATED MODULE: ./build/report/csv/content-cells.js

/** `positions` are those of the brand among the brands named, one for each answer that names it. */
const CONTENT_COLUMNS = [
    'answers',
    'cited_answers',
    'mentioned_answers',
    'retrieved_not_cited_answers',
    'never_retrieved_answers',
    'positions',
    'competitors_named',
    'cited_domains',
    'search_queries',
];
/** Names listed in one cell, the most frequent first. */
const MOST_NAMES = 50;
/** Indexes the answers, so that each row finds its own. */
function createContentCells(records) {
    const evaluated = records.filter(record => record.outcome === 'evaluated');
    const keyOf = (engine, keyword, sample) => JSON.stringify([engine, keyword, sample]);
    const byQuestion = Map.groupBy(evaluated, ({ engine, keyword, sample }) => keyOf(engine, keyword, sample));
    return (engine, keywords, sample) => toCells(keywords.flatMap(keyword => byQuestion.get(keyOf(engine, keyword, sample)) ?? []));
}
function toCells(answers) {
    const summary = (0,summarize_answers/* summarizeAnswers */.F)(answers);
    // Empty cells, so that no field of the service with such a name takes their place.
    if (summary === undefined)
        return Object.fromEntries(CONTENT_COLUMNS.map(column => [column, '']));
    const { total, competitors, domains, queries } = summary;
    return {
        answers: total.evaluated,
        cited_answers: total.cited,
        mentioned_answers: total.mentioned,
        retrieved_not_cited_answers: total.retrievedNotCited,
        never_retrieved_answers: total.neverRetrieved,
        positions: answers.flatMap(({ content }) => content.position ?? []).join('; '),
        competitors_named: join(competitors.map(({ name }) => name)),
        cited_domains: join([...new Set(domains.map(({ domain }) => domain))]),
        search_queries: join(queries.map(({ query }) => query)),
    };
}
function join(names) {
    return names.slice(0, MOST_NAMES).join('; ');
}

;// CONCATENATED MODULE: ./build/report/csv/csv.js


const COLUMNS = [
    'run_at',
    'scan_id',
    'keywords',
    'sample',
    'language',
    'engine',
    'cited',
    'bcr_score',
    'sentiment',
    'snippet',
    'source_url',
    'timestamp',
    'run_url',
    ...CONTENT_COLUMNS,
];
/**
 * Renders one row for each engine of each scan, in parts. The comparable runs of the history come first; of these only
 * the numbers of the answers are known. Columns on what the answers hold are empty where the service does not tell.
 */
function renderCsv({ trend, scans, run, answerRecords, }) {
    return (0,csv/* toCsv */.g)(COLUMNS, listRows(trend, scans, run, createContentCells(answerRecords)));
}
function* listRows(trend, scans, { finishedAt, runUrl }, contentOf) {
    for (const record of trend) {
        for (const cell of record.cells)
            yield* listSamples(record, cell);
    }
    for (const { scan, request, sample } of scans) {
        for (const result of scan.results) {
            yield {
                ...result,
                run_at: finishedAt,
                run_url: runUrl ?? '',
                scan_id: scan.scan_id,
                keywords: request.keywords.join('; '),
                sample,
                language: request.language ?? '',
                ...contentOf(result.engine, request.keywords, sample),
            };
        }
    }
}
function* listSamples({ createdAt, runUrl, fingerprint }, { keyword, engine, cited, bcrScores }) {
    for (const [index, vote] of cited.entries()) {
        yield {
            run_at: createdAt,
            run_url: runUrl ?? '',
            keywords: keyword ?? fingerprint['keywords']?.join('; ') ?? '',
            sample: index + 1,
            language: fingerprint['language']?.join() ?? '',
            engine,
            cited: vote,
            bcr_score: bcrScores[index] ?? 0,
        };
    }
}


/***/ })

};
