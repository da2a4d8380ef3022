export const id = 528;
export const ids = [528];
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

/***/ 57528:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderCsv: () => (/* binding */ renderCsv)
/* harmony export */ });
/* harmony import */ var _lib_csv_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59656);

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
 * Renders one row for each engine of each scan, in parts. The comparable runs of the history come first; of these only
 * the numbers of the answers are known.
 */
function renderCsv({ trend, scans, run, }) {
    return (0,_lib_csv_js__WEBPACK_IMPORTED_MODULE_0__/* .toCsv */ .g)(COLUMNS, listRows(trend, scans, run));
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
