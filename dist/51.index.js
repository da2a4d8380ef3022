export const id = 51;
export const ids = [51];
export const modules = {

/***/ 66051:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createExport: () => (/* binding */ createExport)
});

// EXTERNAL MODULE: ./build/service/contract.js
var contract = __webpack_require__(86476);
// EXTERNAL MODULE: ./build/csv.js + 8 modules
var csv = __webpack_require__(29029);
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
    return (0,csv/* toCsv */.g)(COLUMNS, rows);
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

// EXTERNAL MODULE: ./node_modules/@cantoo/pdf-lib/es/index.js + 325 modules
var es = __webpack_require__(26069);
// EXTERNAL MODULE: ./build/numbers.js
var numbers = __webpack_require__(82746);
// EXTERNAL MODULE: ./build/text.js
var build_text = __webpack_require__(50977);
;// CONCATENATED MODULE: ./build/embedded/export/pdf-text.js

const REPLACEMENT = '?';
/** Scripts to tell a reader of; what is in none of them counts as symbols. */
const SCRIPTS = [
    'Arabic, Armenian, Bengali, Cyrillic, Devanagari, Ethiopic, Georgian, Greek, Gujarati, Gurmukhi, Han, Hangul',
    'Hebrew, Hiragana, Kannada, Katakana, Khmer, Lao, Latin, Malayalam, Myanmar, Sinhala, Tamil, Telugu, Thai, Tibetan',
]
    .join(', ')
    .split(', ')
    .map(name => ({
    // The letters of western Europe are not missing.
    name: name === 'Latin' ? 'extended Latin' : name,
    pattern: new RegExp(`\\p{Script=${name}}`, 'u'),
}));
function createEncoder(font) {
    const known = new Set(font.getCharacterSet());
    const missing = new Set();
    const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
    const isKnown = (text) => Array.from(text).every(character => known.has(character.codePointAt(0) ?? 0));
    function encodeCharacter(character) {
        if (isKnown(character))
            return character;
        missing.add(SCRIPTS.find(({ pattern }) => pattern.test(character))?.name ?? 'symbols');
        return REPLACEMENT;
    }
    return {
        encode(text) {
            const line = (0,build_text/* toSingleLine */.O)(text).normalize('NFC');
            if (isKnown(line))
                return line;
            return Array.from(graphemes.segment(line), ({ segment }) => encodeCharacter(segment)).join('');
        },
        missingScripts: () => [...missing].sort(),
    };
}
/** Lines of at most `width` points, broken at blanks, and inside words that are longer. At least one line. */
function wrap(text, font, size, width) {
    const fits = (line) => font.widthOfTextAtSize(line, size) <= width;
    const lines = [];
    let line = '';
    for (const word of text.split(' ')) {
        const longer = line === '' ? word : `${line} ${word}`;
        if (fits(longer)) {
            line = longer;
            continue;
        }
        if (line !== '')
            lines.push(line);
        line = '';
        for (const character of word) {
            if (line !== '' && !fits(line + character)) {
                lines.push(line);
                line = '';
            }
            line += character;
        }
    }
    return [...lines, line];
}

;// CONCATENATED MODULE: ./build/embedded/export/pdf-flow.js
/** Text and tables that flow over the pages of a PDF, from top to bottom. */


/** A4, in points. */
const PAGE_WIDTH = 595.28;
const PAGE_HEIGHT = 841.89;
const MARGIN = 50;
const BOTTOM = 64;
const CONTENT_WIDTH = PAGE_WIDTH - 2 * MARGIN;
const INK = (0,es/* rgb */.Qhc)(0.13, 0.15, 0.18);
const MUTED = (0,es/* rgb */.Qhc)(0.4, 0.43, 0.47);
const RULE = (0,es/* rgb */.Qhc)(0.82, 0.84, 0.87);
const TEXT_SIZE = 9.5;
const LINE = 1.4;
const CELL_PADDING = 4;
const HEADING_SIZE = 13;
const HEADING_HEIGHT = 36;
function createFlow(document, { regular, bold }, { encode }) {
    let page = addPage();
    let y = PAGE_HEIGHT - MARGIN;
    function addPage() {
        return document.addPage([PAGE_WIDTH, PAGE_HEIGHT]);
    }
    /** Begins a page where less than `height` is left. */
    function ensure(height) {
        if (y - height >= BOTTOM)
            return false;
        page = addPage();
        y = PAGE_HEIGHT - MARGIN;
        return true;
    }
    function drawRow(columns, cells, font) {
        const height = rowHeight(cells);
        let x = MARGIN;
        columns.forEach(({ share, align }, index) => {
            const width = share * CONTENT_WIDTH;
            cells[index]?.forEach((line, number) => {
                const indent = align === 'right' ? width - CELL_PADDING - font.widthOfTextAtSize(line, TEXT_SIZE) : CELL_PADDING;
                const baseline = y - CELL_PADDING - TEXT_SIZE - number * TEXT_SIZE * LINE;
                page.drawText(line, { x: x + indent, y: baseline, size: TEXT_SIZE, font, color: INK });
            });
            x += width;
        });
        y -= height;
        page.drawLine({
            start: { x: MARGIN, y },
            end: { x: MARGIN + CONTENT_WIDTH, y },
            thickness: font === bold ? 0.9 : 0.4,
            color: font === bold ? MUTED : RULE,
        });
    }
    function paragraph(text, { size = TEXT_SIZE, isBold = false, isMuted = false, } = {}) {
        const font = isBold ? bold : regular;
        for (const line of wrap(encode(text), font, size, CONTENT_WIDTH)) {
            ensure(size * LINE);
            y -= size * LINE;
            page.drawText(line, { x: MARGIN, y: y + size * (LINE - 1), size, font, color: isMuted ? MUTED : INK });
        }
    }
    function space(height) {
        y -= height;
    }
    /** It goes to the page of what it heads, of which `height` has to fit below it. */
    function heading(text, height) {
        ensure(HEADING_HEIGHT + height);
        space(HEADING_HEIGHT - HEADING_SIZE * LINE - 4);
        paragraph(text, { size: HEADING_SIZE, isBold: true });
        space(4);
    }
    return {
        paragraph,
        space,
        table(title, columns, rows) {
            const layOut = (cells, font) => columns.map(({ share }, index) => wrap(encode(cells[index] ?? ''), font, TEXT_SIZE, share * CONTENT_WIDTH - 2 * CELL_PADDING));
            const head = layOut(columns.map(({ title }) => title), bold);
            const body = rows.map(row => layOut(row, regular));
            heading(title, rowHeight(head) + rowHeight(body[0] ?? []));
            drawRow(columns, head, bold);
            for (const cells of body) {
                if (ensure(rowHeight(cells)))
                    drawRow(columns, head, bold);
                drawRow(columns, cells, regular);
            }
        },
        figure(title, height) {
            heading(title, height);
            y -= height;
            return { page, x: MARGIN, y };
        },
        footer(text) {
            const pages = document.getPages();
            const [name = ''] = wrap(encode(text), regular, 8, CONTENT_WIDTH - 100);
            for (const [index, each] of pages.entries()) {
                const number = `Page ${index + 1} of ${pages.length}`;
                const x = MARGIN + CONTENT_WIDTH - regular.widthOfTextAtSize(number, 8);
                each.drawText(name, { x: MARGIN, y: 36, size: 8, font: regular, color: MUTED });
                each.drawText(number, { x, y: 36, size: 8, font: regular, color: MUTED });
            }
        },
    };
}
function rowHeight(cells) {
    const lines = Math.max(1, ...cells.map(cell => cell.length));
    return lines * TEXT_SIZE * LINE + 2 * CELL_PADDING;
}

;// CONCATENATED MODULE: ./build/embedded/export/pdf-trend.js
/** The scores of the days as a line. */



const TREND_HEIGHT = 150;
const LINE_COLOUR = (0,es/* rgb */.Qhc)(0.1, 0.4, 0.75);
const LABEL_SIZE = 8;
const LEFT = 38;
const FOOT = 18;
/** More dots than this would run into one another. */
const MOST_DOTS = 60;
/** Draws `days`, at least one, by date, in the room above the corner. A scale of round numbers includes zero. */
function drawTrend({ page, x, y }, days, font) {
    const scores = days.map(({ score }) => score);
    const step = roundUp((Math.max(0, ...scores) - Math.min(0, ...scores)) / 4 || 1);
    const bottom = Math.floor(Math.min(0, ...scores) / step);
    const top = Math.max(bottom + 1, Math.ceil(Math.max(0, ...scores) / step));
    const plot = { x: x + LEFT, y: y + FOOT, width: CONTENT_WIDTH - LEFT - 8, height: TREND_HEIGHT - FOOT - 8 };
    const heightOf = (score) => plot.y + ((score / step - bottom) / (top - bottom)) * plot.height;
    for (let line = bottom; line <= top; line += 1) {
        const level = heightOf(line * step);
        const label = (0,numbers/* formatNumber */.Z)(line * step).replace('\u2212', '-');
        page.drawLine({
            start: { x: plot.x, y: level },
            end: { x: plot.x + plot.width, y: level },
            thickness: line === 0 ? 0.9 : 0.4,
            color: line === 0 ? MUTED : RULE,
        });
        page.drawText(label, {
            x: plot.x - 6 - font.widthOfTextAtSize(label, LABEL_SIZE),
            y: level - 3,
            size: LABEL_SIZE,
            font,
            color: MUTED,
        });
    }
    const first = Date.parse(days[0]?.name ?? '');
    const span = Date.parse(days.at(-1)?.name ?? '') - first;
    const points = days.map(({ name, score }) => ({
        x: plot.x + (span === 0 ? 0.5 : (Date.parse(name) - first) / span) * plot.width,
        y: heightOf(score),
    }));
    points.forEach((point, index) => {
        const before = points[index - 1];
        if (before)
            page.drawLine({ start: before, end: point, thickness: 1.4, color: LINE_COLOUR });
        if (points.length <= MOST_DOTS)
            page.drawCircle({ ...point, size: 2.2, color: LINE_COLOUR });
    });
    drawDates(page, days, points, y, font);
}
/** First and last date; the one date of a single day in the middle. */
function drawDates(page, days, points, y, font) {
    const ends = days.length === 1 ? [0] : [0, days.length - 1];
    for (const index of ends) {
        const date = days[index]?.name ?? '';
        const width = font.widthOfTextAtSize(date, LABEL_SIZE);
        const anchor = days.length === 1 ? 0.5 : index === 0 ? 0 : 1;
        const x = (points[index]?.x ?? 0) - anchor * width;
        page.drawText(date, { x, y: y + 4, size: LABEL_SIZE, font, color: INK });
    }
}
/** The least of 1, 2 and 5 times a power of ten that is not below `value`, above 0. */
function roundUp(value) {
    const power = 10 ** Math.floor(Math.log10(value));
    return ([1, 2, 5].find(factor => factor * power >= value) ?? 10) * power;
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
// EXTERNAL MODULE: ./build/service/errors.js
var errors = __webpack_require__(4661);
;// CONCATENATED MODULE: ./build/embedded/export/selection.js
/** What a report asks for, of what was recorded. Pure. */


const dateSchema = iso/* date */.p6();
/**
 * The records of the brand from the first to the last day of the range, both included and taken in UTC, oldest first.
 * Of each only the results of the engines asked for; no engines, or an empty list, stand for all. Throws a
 * ServiceError (400 `bad_request`) when the range is none.
 */
function selectRecords(request, records) {
    const { start, end } = request.date_range;
    for (const [name, date] of Object.entries({ start, end })) {
        if (!dateSchema.safeParse(date).success)
            throw badRequest(`date_range.${name} is no date (YYYY-MM-DD)`);
    }
    if (start > end)
        throw badRequest('date_range.start is after date_range.end');
    const brand = nameKey(request.brand_name);
    const wanted = new Set(request.engines);
    const isWanted = ({ engine }) => wanted.size === 0 || wanted.has(engine);
    return records
        .filter(({ recordedAt, scan }) => {
        const day = dayOf(recordedAt);
        return start <= day && day <= end && nameKey(scan.brand_name) === brand;
    })
        .map(record => ({
        ...record,
        scan: { ...record.scan, results: record.scan.results.filter(isWanted) },
        competitors: record.competitors.filter(isWanted),
    }))
        .filter(({ scan }) => scan.results.length > 0)
        .sort((a, b) => Date.parse(a.recordedAt) - Date.parse(b.recordedAt));
}
/** The calendar date in UTC. */
function dayOf(recordedAt) {
    return new Date(recordedAt).toISOString().slice(0, 10);
}
/** The same name, however it is written. */
function nameKey(name) {
    return name.normalize('NFKC').trim().toLowerCase();
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
/** `records` as selected, oldest first. The same bytes for the same arguments. */
async function renderReportPdf(request, records, summary, createdAt) {
    const brand = (0,build_text/* clip */.$)((0,build_text/* toSingleLine */.O)(request.brand_name), MOST_NAME);
    const document = await createDocument(`AI visibility of ${brand}`, createdAt);
    const fonts = {
        regular: document.embedStandardFont(es/* StandardFonts */.qXh.Helvetica),
        bold: document.embedStandardFont(es/* StandardFonts */.qXh.HelveticaBold),
    };
    const encoder = createEncoder(fonts.regular);
    const flow = createFlow(document, fonts, encoder);
    const { start, end } = request.date_range;
    flow.paragraph(`AI visibility of ${brand}`, { size: 20, isBold: true });
    flow.space(2);
    flow.paragraph(`${start} to ${end}, days in UTC`, { size: 11, isMuted: true });
    flow.paragraph(`Engines: ${describeEngines(request.engines)}`, { size: 11, isMuted: true });
    flow.space(6);
    for (const note of summary.notes)
        flow.paragraph(note);
    if (records.length > 0) {
        writeNumbers(flow, summary);
        drawTrend(flow.figure('Score by day', TREND_HEIGHT), summary.days, fonts.regular);
        writeCompetitors(flow, brand, summary);
        writeSnippets(flow, records);
    }
    writeMissingScripts(flow, encoder.missingScripts());
    flow.footer(`AI visibility of ${brand}, ${start} to ${end}`);
    return document.save();
}
async function createDocument(title, createdAt) {
    const document = await es/* PDFDocument */.UL4.create();
    document.setTitle(title, { showInWindowTitleBar: true });
    document.setLanguage('en');
    document.setCreator('AI Visibility Gate');
    document.setProducer('AI Visibility Gate');
    document.setCreationDate(createdAt);
    document.setModificationDate(createdAt);
    return document;
}
function describeEngines(engines = []) {
    return engines.length === 0 ? 'all' : (0,build_text/* clip */.$)((0,build_text/* toSingleLine */.O)(engines.join(', ')), 300);
}
function writeNumbers(flow, { scans, overall, engines, days }) {
    flow.table('Summary', [
        { title: 'Measure', share: 0.7 },
        { title: 'Value', share: 0.3, align: 'right' },
    ], [
        ['Scans', (0,numbers/* formatNumber */.Z)(scans)],
        ['Days with scans', (0,numbers/* formatNumber */.Z)(days.length)],
        ['Engines', (0,numbers/* formatNumber */.Z)(engines.length)],
        ['Results that cite the brand', `${overall.cited} of ${overall.results} (${formatShare(overall)})`],
        ['Mean citation score', (0,numbers/* formatNumber */.Z)(overall.score)],
    ]);
    flow.table('By engine', tallyColumns('Engine'), engines.map(toRow));
}
function writeCompetitors(flow, brand, { overall, competitors }) {
    if (competitors === undefined || competitors.length === 0)
        return;
    flow.table('Beside competitors', tallyColumns('Name'), [{ ...overall, name: brand }, ...competitors].map(toRow));
}
/** The latest first; what an engine says again and again comes once. */
function writeSnippets(flow, records) {
    const latest = new Map();
    for (const { recordedAt, scan } of records.toReversed()) {
        for (const { engine, snippet, source_url } of scan.results) {
            const key = JSON.stringify([engine, snippet]);
            if (snippet === '' || latest.has(key))
                continue;
            const text = (0,build_text/* clip */.$)((0,build_text/* toSingleLine */.O)(snippet), MOST_SNIPPET);
            const source = (0,build_text/* clip */.$)((0,build_text/* toSingleLine */.O)(source_url), MOST_URL);
            latest.set(key, [dayOf(recordedAt), (0,build_text/* clip */.$)((0,build_text/* toSingleLine */.O)(engine), MOST_NAME), text, source]);
        }
    }
    if (latest.size === 0)
        return;
    flow.table('What engines say', [
        { title: 'Date', share: 0.14 },
        { title: 'Engine', share: 0.16 },
        { title: 'Snippet', share: 0.44 },
        { title: 'Source', share: 0.26 },
    ], [...latest.values()].slice(0, MOST_SNIPPETS));
    const more = latest.size - MOST_SNIPPETS;
    if (more > 0) {
        flow.space(4);
        flow.paragraph(`${more} older ones are left out here; the CSV report has them.`, { isMuted: true });
    }
}
function writeMissingScripts(flow, scripts) {
    if (scripts.length === 0)
        return;
    flow.space(10);
    flow.paragraph(`This report's font lacks characters of: ${scripts.join(', ')}. Each is shown as a question mark; the CSV report has them.`, { isMuted: true });
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
        (0,build_text/* clip */.$)((0,build_text/* toSingleLine */.O)(name), MOST_NAME),
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
        scans: records.length,
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





/**
 * The report that `request` asks for, of all `records`; the same bytes for the same arguments. Where nothing was
 * recorded it says so. Rejects with a ServiceError (400 `bad_request`) when the date range is none.
 */
async function buildReportFile(request, records, createdAt) {
    const selected = selectRecords(request, records);
    const summary = summarise(request, selected);
    const contentType = report_store/* CONTENT_TYPES */.y[request.format];
    if (request.format === 'csv') {
        return { bytes: Buffer.from(renderReportCsv(selected, summary)), contentType };
    }
    return { bytes: await renderReportPdf(request, selected, summary, createdAt), contentType };
}

;// CONCATENATED MODULE: ./build/embedded/export/create-export.js
/** The operation that exports a report. */


/**
 * Builds and stores the report before it answers, so that the report is completed and can be fetched. Rejects with a
 * ServiceError (400 `bad_request`) when the date range is none, or with the system's error.
 */
async function createExport(request, { records, reports, downloadUrl, createId, now }) {
    const createdAt = now();
    const { bytes } = await buildReportFile(request, await records.read(), createdAt);
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
