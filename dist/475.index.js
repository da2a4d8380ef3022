export const id = 475;
export const ids = [475];
export const modules = {

/***/ 2332:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ toCsv)
/* harmony export */ });
/* harmony import */ var csv_stringify_sync__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96789);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50977);


const ROWS_AT_ONCE = 100;
/**
 * Rows under their columns as RFC 4180 has them, safe to open in a spreadsheet. It opens with a byte order mark: without
 * one a spreadsheet reads UTF-8 as its own code page. Text that it would take for a formula gets a leading `'`. Comes in
 * parts, and takes rows only as the parts are taken: a report may have a million.
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
        // Where the list separator is a semicolon, an unquoted one would start a cell, and so a formula, of its own.
        quoted_string: true,
        cast: { boolean: value => String(value), string: _text_js__WEBPACK_IMPORTED_MODULE_1__/* .toSingleLine */ .OX },
    });
}


/***/ }),

/***/ 95475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderCsv: () => (/* binding */ renderCsv)
/* harmony export */ });
/* harmony import */ var _csv_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2332);

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
];
/**
 * One row for each engine of each scan, in parts: the comparable runs of the history first, of which only the answers'
 * numbers are known, then this run.
 */
function renderCsv({ trend, scans, run, }) {
    return (0,_csv_js__WEBPACK_IMPORTED_MODULE_0__/* .toCsv */ .g)(COLUMNS, listRows(trend, scans, run));
}
function* listRows(trend, scans, { finishedAt, runUrl }) {
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
