export const id = 492;
export const ids = [492];
export const modules = {

/***/ 87492:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createExport: () => (/* binding */ createExport)
});

// EXTERNAL MODULE: ./build/contract/contract.js
var contract = __webpack_require__(19729);
// EXTERNAL MODULE: ./build/lib/fonts/draw-with-fonts.js + 3 modules
var draw_with_fonts = __webpack_require__(41848);
// EXTERNAL MODULE: ./build/lib/csv.js
var csv = __webpack_require__(59656);
;// CONCATENATED MODULE: ./build/embedded/report-export/csv.js
/** Renders a report as CSV. */

const COLUMNS = [
    'recorded_at',
    'scan_id',
    'role',
    'name',
    'keywords',
    'engine',
    'cited',
    'bcr_score',
    'sentiment',
    'snippet',
    'source_url',
    'timestamp',
    'note',
];
/**
 * Renders one row for each engine of each scan (role `brand`), one for each result of a competitor if they are requested
 * (role `competitor`), and one for each note (role `note`).
 */
function renderReportCsv(records, { competitors, notes }) {
    const rows = [
        ...records.flatMap(record => [
            ...brandRows(record),
            ...(competitors === undefined ? [] : competitorRows(record)),
        ]),
        ...notes.map(note => ({ role: 'note', note })),
    ];
    return [...(0,csv/* toCsv */.g)(COLUMNS, rows)].join('');
}
function brandRows(record) {
    const { scan } = record;
    return scan.results.map(result => ({
        ...commonCells(record),
        role: 'brand',
        name: scan.brand_name,
        ...result,
    }));
}
function competitorRows(record) {
    return record.competitors.map(result => ({ ...commonCells(record), role: 'competitor', ...result }));
}
function commonCells({ recordedAt, keywords, scan }) {
    return { recorded_at: recordedAt, scan_id: scan.scan_id, keywords: keywords.join('; ') };
}

// EXTERNAL MODULE: ./build/lib/numbers.js
var numbers = __webpack_require__(46958);
// EXTERNAL MODULE: ./build/lib/pdf/colours.js
var colours = __webpack_require__(86500);
// EXTERNAL MODULE: ./build/lib/pdf/document.js
var pdf_document = __webpack_require__(84820);
// EXTERNAL MODULE: ./build/lib/pdf/flow.js + 5 modules
var pdf_flow = __webpack_require__(51479);
// EXTERNAL MODULE: ./build/lib/pdf/fonts.js
var fonts = __webpack_require__(13959);
// EXTERNAL MODULE: ./build/lib/pdf/text.js + 1 modules
var pdf_text = __webpack_require__(91916);
// EXTERNAL MODULE: ./build/lib/text.js
var lib_text = __webpack_require__(94869);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
// EXTERNAL MODULE: ./build/contract/requests.js
var requests = __webpack_require__(96989);
;// CONCATENATED MODULE: ./build/embedded/report-export/select-records.js
/** Selects the recorded scans for a report. Pure. */



const REQUEST = 'POST /v1/report/export';
const dateSchema = iso/* date */.p6();
/**
 * Returns the records of the brand from the first to the last day of the range, both included, days in UTC, oldest first.
 * Each record holds only the results of the requested engines; a missing or empty list requests all. If the request
 * includes competitors, the scans of `competitors` (brand names) are added as records without results of the brand.
 * Throws a ServiceError (400 `bad_request`) if the range is invalid.
 */
function selectRecords(request, records, competitors = []) {
    const { start, end } = request.date_range;
    for (const [name, date] of Object.entries({ start, end })) {
        if (!dateSchema.safeParse(date).success)
            throw (0,requests/* badRequest */.l)(REQUEST, `date_range.${name} is not a date (YYYY-MM-DD)`);
    }
    if (start > end)
        throw (0,requests/* badRequest */.l)(REQUEST, 'date_range.start is after date_range.end');
    const wanted = new Set(request.engines);
    const isWanted = ({ engine }) => wanted.size === 0 || wanted.has(engine);
    const brand = (0,lib_text/* foldName */.zN)(request.brand_name);
    const others = new Set(request.include_competitors ? competitors.map(lib_text/* foldName */.zN) : []);
    others.delete(brand);
    const selected = records
        .filter(({ recordedAt }) => start <= dayOf(recordedAt) && dayOf(recordedAt) <= end)
        .map(record => ({
        ...record,
        scan: { ...record.scan, results: record.scan.results.filter(isWanted) },
        competitors: record.competitors.filter(isWanted),
    }))
        .filter(({ scan }) => scan.results.length > 0);
    const own = selected.filter(({ scan }) => (0,lib_text/* foldName */.zN)(scan.brand_name) === brand);
    if (own.length === 0)
        return [];
    const theirs = selected.filter(({ scan }) => others.has((0,lib_text/* foldName */.zN)(scan.brand_name))).map(toCompetitor);
    return [...own, ...theirs].sort((a, b) => Date.parse(a.recordedAt) - Date.parse(b.recordedAt));
}
/** Converts the scan of a competitor into a record without results of the brand. */
function toCompetitor({ scan, ...record }) {
    const name = scan.brand_name;
    const competitors = scan.results.map(({ engine, cited, bcr_score }) => ({ name, engine, cited, bcr_score }));
    return { ...record, scan: { ...scan, results: [] }, competitors };
}
/** Returns the calendar date in UTC, YYYY-MM-DD. */
function dayOf(recordedAt) {
    return new Date(recordedAt).toISOString().slice(0, 10);
}

;// CONCATENATED MODULE: ./build/embedded/report-export/pdf.js








/** Number of snippets in the PDF. The CSV holds all. */
const MAX_SNIPPETS = 40;
/** Code points shown of a text. */
const MAX_NAME = 80;
const MAX_SNIPPET = 400;
const MAX_URL = 120;
/**
 * Renders records as `selectRecords` returns them. The same arguments give the same bytes. Rejects if a typeface is not a
 * valid font.
 */
async function renderReportPdf(request, records, summary, createdAt, typefaces) {
    const brand = (0,lib_text/* clip */.$Q)((0,lib_text/* toSingleLine */.OX)(request.brand_name), MAX_NAME);
    const document = await (0,pdf_document/* createDocument */.u)(`AI visibility of ${brand}`, createdAt);
    const typesetter = (0,pdf_text/* createTypesetter */.e)(await (0,fonts/* embedFonts */._)(document, typefaces));
    const flow = (0,pdf_flow/* createFlow */.F)(document, typesetter);
    const { start, end } = request.date_range;
    flow.paragraph(`AI visibility of ${brand}`, { size: 20, isBold: true });
    flow.space(2);
    flow.paragraph(`${start} to ${end}, days in UTC`, { size: 11, color: colours/* MUTED */.gN });
    flow.paragraph(`Engines: ${describeEngines(request.engines)}`, { size: 11, color: colours/* MUTED */.gN });
    flow.space(6);
    for (const note of summary.notes)
        flow.paragraph(note);
    if (records.length > 0) {
        writeNumbers(flow, summary);
        flow.heading('Score by day');
        flow.chart(toChart(summary.days));
        writeCompetitors(flow, brand, summary);
        writeSnippets(flow, records);
    }
    const missingScripts = typesetter.missingScripts();
    writeMissingScripts(flow, missingScripts);
    flow.finish(`AI visibility of ${brand}, ${start} to ${end}`);
    return { bytes: await document.save(), missingScripts };
}
function describeEngines(engines = []) {
    return engines.length === 0 ? 'all' : (0,lib_text/* clip */.$Q)((0,lib_text/* toSingleLine */.OX)(engines.join(', ')), 300);
}
function writeNumbers(flow, { scans, overall, engines, days }) {
    flow.heading('Summary');
    flow.table([
        { title: 'Measure', share: 0.7 },
        { title: 'Value', share: 0.3, align: 'right' },
    ], [
        ['Scans', `${scans}`],
        ['Days with scans', `${days.length}`],
        ['Engines', `${engines.length}`],
        ['Results that cite the brand', `${overall.cited} of ${overall.results} (${formatShare(overall)})`],
        ['Mean citation score', (0,numbers/* formatScore */.y)(overall.score)],
    ]);
    flow.heading('By engine');
    flow.table(tallyColumns('Engine'), engines.map(toRow));
}
/** Returns the chart of at least one day, in ascending order. The scale includes zero. */
function toChart(days) {
    const [from, to] = [days[0]?.name ?? '', days.at(-1)?.name ?? ''];
    const span = Date.parse(to) - Date.parse(from);
    const scores = days.map(({ score }) => score);
    return {
        points: days.map(({ name, score }) => ({
            at: span === 0 ? 0.5 : (Date.parse(name) - Date.parse(from)) / span,
            value: score,
        })),
        range: [Math.min(0, ...scores), Math.max(0, ...scores)],
        labels: [from, to],
    };
}
function writeCompetitors(flow, brand, { overall, competitors }) {
    if (competitors === undefined || competitors.length === 0)
        return;
    flow.heading('Competitors');
    flow.table(tallyColumns('Name'), [{ ...overall, name: brand }, ...competitors].map(toRow));
}
/** Writes the latest snippets first. A snippet that an engine repeats is written once. */
function writeSnippets(flow, records) {
    const latest = new Map();
    for (const { recordedAt, scan } of records.toReversed()) {
        for (const { engine, snippet, source_url } of scan.results) {
            const key = JSON.stringify([engine, snippet]);
            if (snippet === '' || latest.has(key))
                continue;
            const text = (0,lib_text/* clip */.$Q)((0,lib_text/* toSingleLine */.OX)(snippet), MAX_SNIPPET);
            const source = (0,lib_text/* clip */.$Q)((0,lib_text/* toSingleLine */.OX)(source_url), MAX_URL);
            latest.set(key, [dayOf(recordedAt), (0,lib_text/* clip */.$Q)((0,lib_text/* toSingleLine */.OX)(engine), MAX_NAME), text, source]);
        }
    }
    if (latest.size === 0)
        return;
    flow.heading('Snippets');
    flow.table([
        { title: 'Date', share: 0.14 },
        { title: 'Engine', share: 0.16 },
        { title: 'Snippet', share: 0.44 },
        { title: 'Source', share: 0.26 },
    ], [...latest.values()].slice(0, MAX_SNIPPETS));
    const more = latest.size - MAX_SNIPPETS;
    if (more > 0) {
        flow.space(4);
        flow.paragraph(`${more} older snippets are not shown. The CSV report has all.`, { color: colours/* MUTED */.gN });
    }
}
function writeMissingScripts(flow, scripts) {
    if (scripts.length === 0)
        return;
    flow.space(10);
    flow.paragraph(`This report's fonts lack characters of: ${scripts.join(', ')}. They are shown as question marks. The CSV report has them.`, { color: colours/* MUTED */.gN });
}
function tallyColumns(title) {
    return [
        { title, share: 0.4 },
        { title: 'Results', share: 0.15, align: 'right' },
        { title: 'Cited', share: 0.15, align: 'right' },
        { title: 'Cited share', share: 0.15, align: 'right' },
        { title: 'Mean score', share: 0.15, align: 'right' },
    ];
}
function toRow(tally) {
    const { name, results, cited, score } = tally;
    return [
        (0,lib_text/* clip */.$Q)((0,lib_text/* toSingleLine */.OX)(name), MAX_NAME),
        `${results}`,
        `${cited}`,
        formatShare(tally),
        (0,numbers/* formatScore */.y)(score),
    ];
}
function formatShare({ cited, results }) {
    return results === 0 ? '-' : `${Math.round((100 * cited) / results)}%`;
}

// EXTERNAL MODULE: ./build/embedded/report-export/report-store.js
var report_store = __webpack_require__(81181);
;// CONCATENATED MODULE: ./build/embedded/report-export/summary.js

const NOTHING_RECORDED = 'No scan of this brand is recorded for these dates and engines.';
const NO_COMPETITORS = 'The recorded scans hold no competitor data.';
/** Summarises records as `selectRecords` returns them. */
function summarise(request, records) {
    const results = records.flatMap(({ scan }) => scan.results);
    const competitors = request.include_competitors
        ? tallyBy(records.flatMap(record => record.competitors), ({ name }) => name)
        : undefined;
    return {
        scans: records.filter(({ scan }) => scan.results.length > 0).length,
        overall: tally('All engines', results),
        engines: tallyBy(results, ({ engine }) => engine),
        days: tallyBy(records.flatMap(({ recordedAt, scan }) => scan.results.map(result => ({ ...result, day: dayOf(recordedAt) }))), ({ day }) => day),
        competitors,
        notes: notesOn(records, competitors),
    };
}
/** Returns the statements that every format of the report shows. */
function notesOn(records, competitors) {
    if (records.length === 0)
        return [NOTHING_RECORDED];
    return competitors?.length === 0 ? [NO_COMPETITORS] : [];
}
function tallyBy(observations, nameOf) {
    return Array.from(Map.groupBy(observations, nameOf), ([name, group]) => tally(name, group));
}
function tally(name, results) {
    const total = results.reduce((sum, { bcr_score }) => sum + bcr_score, 0);
    return {
        name,
        results: results.length,
        cited: results.filter(({ cited }) => cited).length,
        score: results.length === 0 ? 0 : total / results.length,
    };
}

;// CONCATENATED MODULE: ./build/embedded/report-export/report-file.js






/**
 * Builds the report for `request` from all `records`. The same arguments and fonts give the same bytes. The scans of
 * `competitors`, a list of brand names, count as those of competitors. Without records the report says so. Rejects with a
 * ServiceError (400 `bad_request`) if the date range is invalid.
 */
async function buildReportFile(request, records, createdAt, fonts, competitors = []) {
    const selected = selectRecords(request, records, competitors);
    const summary = summarise(request, selected);
    const contentType = report_store/* CONTENT_TYPES */.y[request.format];
    if (request.format === 'csv') {
        return { bytes: Buffer.from(renderReportCsv(selected, summary)), contentType, problems: [] };
    }
    const draw = (typefaces) => renderReportPdf(request, selected, summary, createdAt, typefaces);
    return { ...(await (0,draw_with_fonts.drawWithFonts)(draw, fonts)), contentType };
}

;// CONCATENATED MODULE: ./build/embedded/report-export/create-export.js
/** The export operation of the embedded service. */



/**
 * Builds and stores a report, and returns it as completed. Rejects with a ServiceError (400 `bad_request`) if the date
 * range is invalid, or with the system's error.
 */
async function createExport(request, { records, competitors, reports, downloadUrl, createId, now, fonts, warn }) {
    const createdAt = now();
    const { bytes, problems } = await buildReportFile(request, await records.read(), createdAt, fonts, competitors);
    for (const problem of problems)
        warn((0,draw_with_fonts.describeFontProblem)(problem));
    const id = createId();
    const file = await reports.put(id, request.format, bytes);
    return {
        report_id: id,
        status: contract/* COMPLETED */.eJ,
        estimated_completion: createdAt.toISOString(),
        download_url: downloadUrl(file),
    };
}


/***/ }),

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


/***/ })

};
