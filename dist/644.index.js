export const id = 644;
export const ids = [644];
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

/***/ 39644:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createExport: () => (/* binding */ createExport)
});

// EXTERNAL MODULE: ./build/fonts/draw-with-fonts.js + 3 modules
var draw_with_fonts = __webpack_require__(18519);
// EXTERNAL MODULE: ./build/service/contract.js
var contract = __webpack_require__(86476);
// EXTERNAL MODULE: ./build/csv.js
var csv = __webpack_require__(2332);
;// CONCATENATED MODULE: ./build/embedded/export/csv.js
/** A report as CSV. */

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
 * A row for each engine of each scan with the role `brand`, and with competitors one for each of theirs with the role
 * `competitor`. A note has a row of its own, role `note`.
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

// EXTERNAL MODULE: ./build/numbers.js
var numbers = __webpack_require__(82746);
// EXTERNAL MODULE: ./build/pdf/colours.js
var colours = __webpack_require__(65304);
// EXTERNAL MODULE: ./build/pdf/document.js
var pdf_document = __webpack_require__(28712);
// EXTERNAL MODULE: ./build/pdf/flow.js + 5 modules
var pdf_flow = __webpack_require__(47414);
// EXTERNAL MODULE: ./build/pdf/fonts.js
var fonts = __webpack_require__(88987);
// EXTERNAL MODULE: ./build/pdf/text.js + 1 modules
var pdf_text = __webpack_require__(73798);
// EXTERNAL MODULE: ./build/text.js
var build_text = __webpack_require__(50977);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
// EXTERNAL MODULE: ./build/service/errors.js
var errors = __webpack_require__(4661);
;// CONCATENATED MODULE: ./build/embedded/export/selection.js
/** What a report asks for, of what was recorded. Pure. */



const dateSchema = iso/* date */.p6();
/**
 * The records of the brand from the first to the last day of the range, both included and taken in UTC, oldest first.
 * Of each only the results of the engines asked for; no engines, or an empty list, stand for all. Where competitors
 * are asked for, the scans of `rivals` too, as records without results of the brand. Throws a ServiceError (400 `bad_request`)
 * when the range is none.
 */
function selectRecords(request, records, rivals = []) {
    const { start, end } = request.date_range;
    for (const [name, date] of Object.entries({ start, end })) {
        if (!dateSchema.safeParse(date).success)
            throw badRequest(`date_range.${name} is no date (YYYY-MM-DD)`);
    }
    if (start > end)
        throw badRequest('date_range.start is after date_range.end');
    const wanted = new Set(request.engines);
    const isWanted = ({ engine }) => wanted.size === 0 || wanted.has(engine);
    const brand = (0,build_text/* nameKey */.Rc)(request.brand_name);
    const others = new Set(request.include_competitors ? rivals.map(build_text/* nameKey */.Rc) : []);
    others.delete(brand);
    const selected = records
        .filter(({ recordedAt }) => start <= dayOf(recordedAt) && dayOf(recordedAt) <= end)
        .map(record => ({
        ...record,
        scan: { ...record.scan, results: record.scan.results.filter(isWanted) },
        competitors: record.competitors.filter(isWanted),
    }))
        .filter(({ scan }) => scan.results.length > 0);
    const own = selected.filter(({ scan }) => (0,build_text/* nameKey */.Rc)(scan.brand_name) === brand);
    if (own.length === 0)
        return [];
    const theirs = selected.filter(({ scan }) => others.has((0,build_text/* nameKey */.Rc)(scan.brand_name))).map(toCompetitor);
    return [...own, ...theirs].sort((a, b) => Date.parse(a.recordedAt) - Date.parse(b.recordedAt));
}
/** A competitor's scan as the part that another had. */
function toCompetitor({ scan, ...record }) {
    const name = scan.brand_name;
    const competitors = scan.results.map(({ engine, cited, bcr_score }) => ({ name, engine, cited, bcr_score }));
    return { ...record, scan: { ...scan, results: [] }, competitors };
}
/** The calendar date in UTC. */
function dayOf(recordedAt) {
    return new Date(recordedAt).toISOString().slice(0, 10);
}
function badRequest(detail) {
    return new errors/* ServiceError */._({
        kind: 'http',
        request: 'POST /v1/report/export',
        detail,
        status: 400,
        code: 'bad_request',
    });
}

;// CONCATENATED MODULE: ./build/embedded/export/pdf.js
/** A report as PDF. */








/** The CSV has all of them. */
const MOST_SNIPPETS = 40;
const MOST_NAME = 80;
const MOST_SNIPPET = 400;
const MOST_URL = 120;
/**
 * `records` as selected, oldest first. The same bytes for the same arguments. Throws for a typeface that is none or is
 * broken.
 */
async function renderReportPdf(request, records, summary, createdAt, typefaces) {
    const brand = (0,build_text/* clip */.$Q)((0,build_text/* toSingleLine */.OX)(request.brand_name), MOST_NAME);
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
    return engines.length === 0 ? 'all' : (0,build_text/* clip */.$Q)((0,build_text/* toSingleLine */.OX)(engines.join(', ')), 300);
}
function writeNumbers(flow, { scans, overall, engines, days }) {
    flow.heading('Summary');
    flow.table([
        { title: 'Measure', share: 0.7 },
        { title: 'Value', share: 0.3, align: 'right' },
    ], [
        ['Scans', (0,numbers/* formatNumber */.Z)(scans)],
        ['Days with scans', (0,numbers/* formatNumber */.Z)(days.length)],
        ['Engines', (0,numbers/* formatNumber */.Z)(engines.length)],
        ['Results that cite the brand', `${overall.cited} of ${overall.results} (${formatShare(overall)})`],
        ['Mean citation score', (0,numbers/* formatNumber */.Z)(overall.score)],
    ]);
    flow.heading('By engine');
    flow.table(tallyColumns('Engine'), engines.map(toRow));
}
/** Of days, at least one, by date. Its scale includes zero. */
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
    flow.heading('Beside competitors');
    flow.table(tallyColumns('Name'), [{ ...overall, name: brand }, ...competitors].map(toRow));
}
/** The latest first; what an engine says again and again comes once. */
function writeSnippets(flow, records) {
    const latest = new Map();
    for (const { recordedAt, scan } of records.toReversed()) {
        for (const { engine, snippet, source_url } of scan.results) {
            const key = JSON.stringify([engine, snippet]);
            if (snippet === '' || latest.has(key))
                continue;
            const text = (0,build_text/* clip */.$Q)((0,build_text/* toSingleLine */.OX)(snippet), MOST_SNIPPET);
            const source = (0,build_text/* clip */.$Q)((0,build_text/* toSingleLine */.OX)(source_url), MOST_URL);
            latest.set(key, [dayOf(recordedAt), (0,build_text/* clip */.$Q)((0,build_text/* toSingleLine */.OX)(engine), MOST_NAME), text, source]);
        }
    }
    if (latest.size === 0)
        return;
    flow.heading('What engines say');
    flow.table([
        { title: 'Date', share: 0.14 },
        { title: 'Engine', share: 0.16 },
        { title: 'Snippet', share: 0.44 },
        { title: 'Source', share: 0.26 },
    ], [...latest.values()].slice(0, MOST_SNIPPETS));
    const more = latest.size - MOST_SNIPPETS;
    if (more > 0) {
        flow.space(4);
        flow.paragraph(`${more} older ones are left out here; the CSV report has them.`, { color: colours/* MUTED */.gN });
    }
}
function writeMissingScripts(flow, scripts) {
    if (scripts.length === 0)
        return;
    flow.space(10);
    flow.paragraph(`This report's fonts lack characters of: ${scripts.join(', ')}. Each is shown as a question mark; the CSV report has them.`, { color: colours/* MUTED */.gN });
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
        (0,build_text/* clip */.$Q)((0,build_text/* toSingleLine */.OX)(name), MOST_NAME),
        `${results}`,
        `${cited}`,
        formatShare(tally),
        (0,numbers/* formatNumber */.Z)(score),
    ];
}
function formatShare({ cited, results }) {
    return results === 0 ? '-' : `${Math.round((100 * cited) / results)}%`;
}

// EXTERNAL MODULE: ./build/embedded/export/report-store.js
var report_store = __webpack_require__(67354);
;// CONCATENATED MODULE: ./build/embedded/export/summary.js

const NOTHING_RECORDED = 'Nothing was recorded for this brand, these dates and these engines.';
const NO_COMPETITORS = 'The recorded scans hold no competitor data.';
/** `records` as selected, oldest first. */
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
/** What any form of the report has to say beside its numbers. */
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

;// CONCATENATED MODULE: ./build/embedded/export/report-file.js
/** A report on what was recorded, as a file. */






/**
 * The report that `request` asks for, of all `records`; the same bytes for the same arguments and fonts. `rivals` are
 * the brands whose scans count as a competitor's. Where nothing was recorded it says so. Rejects with a ServiceError
 * (400 `bad_request`) when the date range is none.
 */
async function buildReportFile(request, records, createdAt, fonts, rivals = []) {
    const selected = selectRecords(request, records, rivals);
    const summary = summarise(request, selected);
    const contentType = report_store/* CONTENT_TYPES */.y[request.format];
    if (request.format === 'csv') {
        return { bytes: Buffer.from(renderReportCsv(selected, summary)), contentType, problems: [] };
    }
    const draw = (typefaces) => renderReportPdf(request, selected, summary, createdAt, typefaces);
    return { ...(await (0,draw_with_fonts.drawWithFonts)(draw, fonts)), contentType };
}

;// CONCATENATED MODULE: ./build/embedded/export/create-export.js
/** The operation that exports a report. */



/**
 * Builds and stores the report before it answers, so that the report is completed and can be fetched. Rejects with a
 * ServiceError (400 `bad_request`) when the date range is none, or with the system's error.
 */
async function createExport(request, { records, rivals, reports, downloadUrl, createId, now, fonts, warn }) {
    const createdAt = now();
    const { bytes, problems } = await buildReportFile(request, await records.read(), createdAt, fonts, rivals);
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


/***/ })

};
