export const id = 522;
export const ids = [522];
export const modules = {

/***/ 76522:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderPdf: () => (/* binding */ renderPdf)
});

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
// EXTERNAL MODULE: ./build/report/views/overview.js + 1 modules
var overview = __webpack_require__(22083);
// EXTERNAL MODULE: ./build/report/words.js
var words = __webpack_require__(44702);
// EXTERNAL MODULE: ./build/report/views/answer-contents.js
var answer_contents = __webpack_require__(48737);
// EXTERNAL MODULE: ./build/lib/text.js
var lib_text = __webpack_require__(94869);
// EXTERNAL MODULE: ./build/report/web-url.js
var web_url = __webpack_require__(50689);
;// CONCATENATED MODULE: ./build/report/pdf/values.js




const SMALL = 8;
const COLOURS = { better: colours/* GOOD */.yq, worse: colours/* BAD */.eU, doubtful: colours/* DOUBT */.$V };
/** The style of a note. */
const NOTE = { size: SMALL, color: colours/* MUTED */.gN, isBold: false };
const LONGEST_TEXT = 2000;
const LABEL_LENGTH = 100;
/** Returns one line, cut where it is very long. */
function plain(text) {
    return (0,lib_text/* clip */.$Q)((0,lib_text/* toSingleLine */.OX)(text), LONGEST_TEXT);
}
/** Returns a text from outside as one line; a dash for an empty one. */
function values_name(text, maxLength = words/* NAME_LENGTH */.xt) {
    return (0,lib_text/* clip */.$Q)((0,lib_text/* toSingleLine */.OX)(text), maxLength) || '–';
}
/** Returns the first names with commas, and how many more there are. */
function names(texts, most = 20) {
    if (texts.length === 0)
        return '–';
    const { shown, more } = (0,words/* cutList */.f6)(texts, most);
    return shown.map(text => values_name(text)).join(', ') + more;
}
/** Returns a text in the style of a note. */
function muted(text) {
    return { text, ...NOTE };
}
/** Returns a link to a web page. The default label is its host and path. */
function values_link(url, label = (0,web_url/* readablePlace */.QV)(url)) {
    return { text: values_name(label, LABEL_LENGTH), url: url.href };
}
/** Returns the columns of a view with their shares of the width, which add up to 1. */
function columnsOf(columns, shares) {
    return columns.map(({ title, isNumber }, index) => ({
        title,
        share: shares[index] ?? 0,
        ...(isNumber && { align: 'right' }),
    }));
}

;// CONCATENATED MODULE: ./build/report/pdf/answer-contents.js


const MOST_DOMAINS = 10;
/** Writes how often each engine cites and names the brand, and who is cited and named where the brand is not. */
function presence(flow, outcome) {
    const view = (0,answer_contents/* viewAnswerContents */.Q)(outcome);
    if (view === undefined)
        return;
    const { columns, caption, rows, lists, legend, notes, domains } = view;
    flow.heading('Citations and mentions');
    flow.caption(caption);
    const share = 0.76 / (columns.length - 1);
    flow.table(columnsOf(columns, [0.24, ...columns.slice(1).map(() => share)]), rows.map(({ engine, cells }) => [values_name(engine), ...cells]));
    flow.space(6);
    for (const { title, items, more } of lists) {
        const shown = items.map(item => `${values_name(item.name)} (${values_name(item.words)})`);
        flow.paragraph(`${title}: ${[...shown, ...(more === '' ? [] : [more])].join(', ')}`);
    }
    for (const note of [...notes, legend])
        flow.paragraph(note, NOTE);
    if (domains.rows.length === 0)
        return;
    flow.heading('Cited sites');
    flow.caption(domains.caption);
    flow.table(columnsOf(domains.columns, [0.28, 0.22, 0.13, 0.15, 0.22]), domains.rows
        .slice(0, MOST_DOMAINS)
        .map(({ domain, owner, isOwn, answers, answersWithoutBrand, engines }) => [
        isOwn ? [{ text: values_name(domain), isBold: true }, muted('this brand')] : values_name(domain),
        values_name(owner),
        `${answers}`,
        `${answersWithoutBrand}`,
        names(engines),
    ]));
}

// EXTERNAL MODULE: ./build/report/views/answers.js
var answers = __webpack_require__(87097);
;// CONCATENATED MODULE: ./build/report/pdf/answers.js


/** Writes the pages that answers name as their source, by site. */
function sources(flow, outcome) {
    const view = (0,answers/* viewSources */.ck)(outcome);
    if (view === undefined)
        return;
    flow.heading('Cited sources');
    if (view.sites.length > 0) {
        flow.caption(view.caption);
        flow.table(columnsOf(view.columns, [0.46, 0.13, 0.15, 0.26]), view.sites.flatMap(rowsOf));
        flow.space(6);
    }
    for (const note of view.notes)
        flow.paragraph(note, NOTE);
}
function rowsOf({ host, count, pages }) {
    return [
        { across: [values_name(host), muted(count)], isGroup: true },
        ...pages.map(({ url, label, answers, citing, engines }) => [
            values_link(url, label),
            `${answers}`,
            `${citing}`,
            names(engines),
        ]),
    ];
}
/** Writes the texts by engine, those that cite the brand first. */
function snippets(flow, outcome) {
    const view = (0,answers/* viewSnippets */.cQ)(outcome);
    if (view === undefined)
        return;
    flow.heading('What the engines said');
    flow.table([
        { title: 'Keyword', share: 0.29 },
        { title: 'Answer', share: 0.71 },
    ], view.engines.flatMap(({ engine, count, snippets: shown, note }) => [
        { across: [values_name(engine), muted(count)], isGroup: true },
        ...shown.map(snippetRow),
        ...(note === undefined ? [] : [{ across: muted(note) }]),
    ]));
}
function snippetRow({ keyword, sample, words, tone, snippet, source }) {
    return [
        [
            keyword === undefined ? 'All keywords' : values_name(keyword),
            ...(sample === undefined ? [] : [muted(sample)]),
            { text: words, size: SMALL, color: COLOURS[tone] },
        ],
        [
            values_name(snippet, answers/* SNIPPET_LENGTH */.zK),
            ...(source ? [{ ...values_link(source), text: `Source: ${values_link(source).text}`, size: SMALL }] : []),
        ],
    ];
}

// EXTERNAL MODULE: ./build/report/views/cost.js
var cost = __webpack_require__(33);
;// CONCATENATED MODULE: ./build/report/pdf/cost.js


/** Writes what the replies of each live engine used and cost. */
function cost_cost(flow, outcome) {
    const view = (0,cost/* viewCost */.l)(outcome);
    if (view === undefined)
        return;
    const { caption, columns, rows, total, note } = view;
    flow.heading('Cost');
    flow.paragraph(`This run: ${total}`);
    flow.caption(caption);
    flow.table(columnsOf(columns, [0.24, 0.1, 0.22, 0.12, 0.16, 0.16]), rows.map(row => [values_name(row.engine), row.replies, row.tokens, row.searches, row.cost, row.source]));
    flow.space(6);
    flow.paragraph(note, NOTE);
}

// EXTERNAL MODULE: ./node_modules/@cantoo/pdf-lib/es/index.js + 324 modules
var es = __webpack_require__(26140);
// EXTERNAL MODULE: ./build/report/views/engines.js
var engines = __webpack_require__(51201);
;// CONCATENATED MODULE: ./build/report/pdf/engines.js
/** The engines one by one, and engines × keywords as a heat map. */



/** More columns would be too narrow. */
const MOST_ENGINES = 6;
/** Shares of the width of the content. */
const KEYWORD_SHARE = 0.28;
const WIDEST_ENGINE = 0.18;
/** Writes one row for each engine. */
function engines_engines(flow, outcome) {
    const view = (0,engines/* viewEngines */.Vl)(outcome);
    if (view === undefined)
        return;
    const { caption, columns, isCompared, rows } = view;
    flow.heading('Engines');
    flow.caption(caption);
    flow.table(columnsOf(columns, isCompared ? [0.17, 0.18, 0.1, 0.11, 0.14, 0.3] : [0.17, 0.18, 0.12, 0.14, 0.39]), rows.map(({ engine, cited, votes, score, change, sentiment, source }) => [
        values_name(engine),
        [
            { text: cited ? 'Yes' : 'No', color: COLOURS[cited ? 'better' : 'worse'], isBold: true },
            ...(votes === undefined ? [] : [muted(votes)]),
        ],
        score,
        ...(isCompared ? [change] : []),
        values_name(sentiment),
        source ? values_link(source) : '–',
    ]));
}
/**
 * Writes a row for each keyword and a column for each engine, with the share of samples that cite in colour and in words.
 * Many engines are split over several tables of the same rows.
 */
function heatMap(flow, outcome) {
    const view = (0,engines/* viewHeatMap */.ED)(outcome);
    if (view === undefined)
        return;
    const { introduction, caption, engines: all, rows, legend } = view;
    flow.heading('Engines by keywords');
    if (introduction) {
        flow.paragraph(`${introduction.emphasis} ${introduction.text}`.trimStart());
        flow.space(6);
    }
    const width = Math.ceil(all.length / Math.ceil(all.length / MOST_ENGINES));
    for (let first = 0; first < all.length; first += width) {
        const columns = all.slice(first, first + width);
        const part = columns.length < all.length
            ? ` (engines ${first + 1} to ${first + columns.length} of ${all.length})`
            : '';
        flow.caption(caption + part);
        const share = Math.min(WIDEST_ENGINE, (1 - KEYWORD_SHARE) / columns.length);
        flow.table([
            { title: 'Keyword', share: 1 - share * columns.length },
            ...columns.map(engine => ({ title: values_name(engine), share })),
        ], rows.map(({ keyword, cells }) => [
            keyword === undefined ? 'All keywords together' : values_name(keyword),
            ...columns.map(engine => heatCell(cells.get(engine))),
        ]));
        flow.space(8);
    }
    flow.paragraph(legend, NOTE);
}
function heatCell(cell) {
    if (cell === undefined)
        return '–';
    const { share, words, score } = cell;
    const content = [words, { text: `score ${score}`, size: SMALL }];
    // From white to a blue that leaves the ink readable.
    const ground = (0,es/* rgb */.Qhc)(1 - 0.565 * share, 1 - 0.286 * share, 1 - 0.153 * share);
    return share > 0 ? { content, ground } : content;
}

// EXTERNAL MODULE: ./build/report/views/changes.js
var changes = __webpack_require__(84711);
// EXTERNAL MODULE: ./build/report/views/missing-answers.js
var missing_answers = __webpack_require__(16352);
;// CONCATENATED MODULE: ./build/report/pdf/overview.js
/** The verdict, its reasons and the key numbers. */






const STATUS_COLOURS = { pass: colours/* GOOD */.yq, fail: colours/* BAD */.eU, inconclusive: colours/* DOUBT */.$V, error: colours/* BAD */.eU };
/** Writes the headline and the reasons. */
function overview_overview(flow, outcome) {
    const { brand, verdict, key } = outcome;
    const { before, after } = (0,overview/* headlineOf */.gD)(outcome);
    const color = verdict.status === 'pass' && verdict.reportOnly ? colours/* ACCENT */.bg : STATUS_COLOURS[verdict.status];
    flow.paragraph('AI visibility report', { color: colours/* MUTED */.gN });
    flow.space(12);
    flow.paragraph((0,overview/* statusOf */.c2)(outcome), { size: 12, isBold: true, color, marker: color });
    flow.paragraph(`${before} ${values_name(brand)} ${after}`, { size: 22, isBold: true });
    flow.space(4);
    if (key !== 'default')
        flow.paragraph(`Gate: ${values_name(key)}`, { color: colours/* MUTED */.gN });
    flow.space(4);
    const lines = [...(0,overview/* reasonsOf */.zM)(outcome), ...(0,overview/* notesOf */.h$)(outcome).map(words/* withoutBackticks */.sG)];
    for (const line of lines)
        flow.paragraph(plain(line), { size: 11, marker: colours/* INK */.Pg });
    missingAnswers(flow, outcome);
    flow.space(4);
    const { emphasis = '', text } = (0,overview/* viewComparison */.T1)(outcome);
    flow.paragraph(plain(`${emphasis} ${text}`), { color: colours/* MUTED */.gN });
}
function missingAnswers(flow, outcome) {
    const view = (0,missing_answers/* viewMissing */.O)(outcome);
    if (view === undefined)
        return;
    flow.space(4);
    flow.paragraph(`Missing answers: ${plain(view.counts)}`, { size: 11 });
    for (const { text, keyPage } of view.lines) {
        flow.paragraph(plain(text), { marker: colours/* INK */.Pg });
        if (keyPage)
            flow.paragraph(missing_answers/* KEY_PAGE */.m, { size: SMALL, url: keyPage.href });
    }
}
/** Writes the numbers of the run, each with its change. */
function keyNumbers(flow, outcome) {
    const numbers = (0,overview/* viewKeyNumbers */.p9)(outcome);
    if (numbers.length === 0)
        return;
    flow.heading('Key numbers');
    flow.columns(numbers.map(keyNumber));
}
function keyNumber({ label, value, rest, isWord, note }) {
    const shown = [isWord ? values_name(value, 40) : value, ...(rest === undefined ? [] : [rest])].join(' ');
    return [muted(label), { text: shown, size: 18, isBold: true }, ...(note ? [noteOf(note)] : [])];
}
function noteOf({ name: subject, text, tone }) {
    const whole = subject === undefined ? text : `${values_name(subject)} ${text}`;
    return tone ? { text: whole, size: SMALL, color: COLOURS[tone] } : muted(whole);
}
/** Writes the engines and keywords that changed. */
function overview_changes(flow, outcome) {
    const drops = (0,changes/* viewEngineDrops */.ak)(outcome);
    const engineChanges = (0,changes/* viewEngineChanges */.JR)(outcome);
    const keywords = (0,changes/* viewKeywordChanges */.Y3)(outcome);
    if (drops.length === 0 && engineChanges.length === 0 && keywords === undefined)
        return;
    flow.heading('What changed');
    for (const { engine, words, tone } of drops) {
        flow.paragraph(`${values_name(engine)} ${words}`, { marker: COLOURS[tone] });
    }
    for (const { label, tone, engines } of engineChanges) {
        flow.paragraph(`${label}: ${names(engines)}`, { marker: COLOURS[tone] });
    }
    if (keywords === undefined)
        return;
    flow.space(6);
    flow.caption(keywords.caption);
    flow.table(columnsOf(keywords.columns, [0.34, 0.18, 0.14, 0.34]), keywords.rows.map(({ keyword, change, tone, score, files }) => [
        values_name(keyword),
        { text: change, color: COLOURS[tone] },
        score,
        names(files),
    ]));
}

// EXTERNAL MODULE: ./build/report/views/reports-and-drafts.js
var reports_and_drafts = __webpack_require__(91038);
;// CONCATENATED MODULE: ./build/report/pdf/reports-and-drafts.js



/** Writes the state of the service's reports, and the list of drafts without their text. */
function reportsAndDrafts(flow, outcome) {
    const { reports, instead } = (0,reports_and_drafts/* viewServiceReports */._R)(outcome);
    const { advice, caption, columns, drafts, problems } = (0,reports_and_drafts/* viewDrafts */.Sk)(outcome.suggestions);
    if (reports.length + drafts.length + problems.length === 0)
        return;
    flow.heading('Reports and drafts');
    for (const { subject, id, words } of reports) {
        flow.paragraph(plain(`${subject}${id === '' ? '' : ` (${values_name(id)})`} ${words}`), { marker: colours/* INK */.Pg });
    }
    if (instead !== undefined)
        flow.paragraph(instead);
    for (const { keyword, problem } of problems) {
        flow.paragraph(plain(`No draft for ${values_name(keyword)}: ${problem}`), { marker: colours/* INK */.Pg });
    }
    if (advice !== undefined)
        flow.paragraph(advice);
    if (drafts.length === 0)
        return;
    flow.space(6);
    flow.caption(caption);
    flow.table(columnsOf(columns, [0.24, 0.24, 0.16, 0.36]), drafts.map(({ keyword, engines, estimate, file }) => [
        values_name(keyword),
        names(engines),
        estimate ?? '–',
        file,
    ]));
}

// EXTERNAL MODULE: ./build/report/views/rules.js + 1 modules
var rules = __webpack_require__(47615);
;// CONCATENATED MODULE: ./build/report/pdf/rules.js
/** The rules, and how certain a comparison is. */




/** Writes one row for each rule. */
function rules_rules(flow, outcome) {
    const view = (0,rules/* viewRules */.F)(outcome);
    if (view === undefined)
        return;
    flow.heading('Rules');
    flow.caption(view.caption);
    flow.table(columnsOf(view.columns, [0.28, 0.14, 0.13, 0.2, 0.11, 0.14]), view.rows.map(({ subject, input, result, tone, observed, limit, baseline, drop }) => [
        [subject, ...(input === undefined ? [] : [muted(input)])],
        { text: result, color: COLOURS[tone], isBold: true },
        values_name(observed),
        values_name(limit),
        baseline,
        drop,
    ]));
}
/** Writes what the numbers rest on, and the size and certainty of the drops. */
function certainty(flow, outcome) {
    const view = (0,rules/* viewCertainty */.f)(outcome);
    if (view === undefined)
        return;
    flow.heading('How certain this is');
    flow.paragraph(view.basis);
    flow.space(4);
    if (view.chance !== undefined)
        flow.paragraph((0,words/* withoutBackticks */.sG)(view.chance));
    if (view.sight !== undefined) {
        flow.space(4);
        flow.paragraph(`What this gate can see: ${(0,words/* withoutBackticks */.sG)(view.sight)}`);
    }
    if (view.rows.length > 0) {
        flow.space(6);
        flow.caption(view.caption);
        flow.table(columnsOf(view.columns, [0.26, 0.13, 0.23, 0.11, 0.27]), view.rows.map(([value = '', ...cells]) => [values_name(value), ...cells]));
    }
    if (view.shifts.length > 0)
        flow.space(6);
    for (const { engine, words } of view.shifts)
        flow.paragraph(`${values_name(engine)} ${words}`, { marker: colours/* INK */.Pg });
}

// EXTERNAL MODULE: ./build/report/views/settings.js
var settings = __webpack_require__(15085);
// EXTERNAL MODULE: ./build/report/views/warnings.js
var warnings = __webpack_require__(71561);
;// CONCATENATED MODULE: ./build/report/pdf/settings.js
/** Warnings, settings and the end of the report. */





/** Writes contradictions in the answers. */
function settings_warnings(flow, outcome) {
    const view = (0,warnings/* viewWarnings */.P)(outcome);
    if (view.length > 0)
        flow.heading('Warnings');
    for (const { text, label, scanIds } of view) {
        flow.paragraph(`${plain(text)} (${label} ${names(scanIds, words/* LISTED_IDS */.x2)})`, { marker: colours/* INK */.Pg });
    }
}
/** Writes what makes two runs comparable, and the limits. */
function settings_settings(flow, outcome) {
    const { caption, columns, rows } = (0,settings/* viewSettings */.bL)(outcome);
    flow.heading('Settings');
    flow.caption(caption);
    flow.table(columnsOf(columns, [0.3, 0.7]), rows.map(({ name: setting, subject, values }) => [
        [values_name(setting), ...(subject === undefined ? [] : [muted(subject)])],
        valuesOf(values),
    ]));
}
function valuesOf(values) {
    return values.length === 1 ? values_name(values[0] ?? '', settings/* LONGEST_SETTING */.an) : names(values);
}
/** Writes times, links and how to read the numbers. */
function about(flow, outcome) {
    const { times, language, keywords, runUrl, commitUrl, commit, scanIds, notes } = (0,settings/* viewRun */.bz)(outcome);
    const facts = [
        times,
        `language ${values_name(language)}`,
        keywords,
        ...(scanIds.length > 0 ? [`scans ${names(scanIds, words/* LISTED_IDS */.x2)}`] : []),
    ];
    flow.space(18);
    flow.paragraph(`${facts.join(', ')}.`, NOTE);
    if (runUrl)
        flow.paragraph('workflow run', { size: SMALL, url: runUrl.href });
    if (commitUrl)
        flow.paragraph(values_name(commit), { size: SMALL, url: commitUrl.href });
    flow.space(4);
    for (const note of notes)
        flow.paragraph((0,words/* withoutBackticks */.sG)(note), NOTE);
}

// EXTERNAL MODULE: ./build/report/views/share-of-voice.js
var share_of_voice = __webpack_require__(68348);
;// CONCATENATED MODULE: ./build/report/pdf/share.js



/** Writes the brand and its competitors as a table with bars, and the competitors that are missing. */
function shareOfVoice(flow, outcome) {
    const view = (0,share_of_voice/* viewShareOfVoice */.Q)(outcome);
    if (view === undefined)
        return;
    const { caption, columns, rows, missing, missingWords, note } = view;
    flow.heading('Share of voice');
    if (rows.length > 0) {
        flow.caption(caption);
        flow.table(columnsOf(columns, [0.3, 0.37, 0.19, 0.14]), rows.map(({ name: brand, isOwn, share, percent, answers, score }) => [
            isOwn ? [{ text: values_name(brand), isBold: true }, muted('this brand')] : values_name(brand),
            [percent, { bar: share, color: isOwn ? colours/* ACCENT */.bg : colours/* MUTED */.gN }],
            answers,
            score,
        ]));
    }
    if (rows.length > 0)
        flow.space(6);
    if (missing.length > 0)
        flow.paragraph(`${missingWords} ${names(missing)}.`);
    if (note !== undefined)
        flow.paragraph(note, NOTE);
}

// EXTERNAL MODULE: ./build/lib/numbers.js
var numbers = __webpack_require__(46958);
// EXTERNAL MODULE: ./build/report/views/trend.js
var trend = __webpack_require__(24353);
;// CONCATENATED MODULE: ./build/report/pdf/trend.js




/** Writes the chart, its legend, and its numbers as a table. */
function trend_trend(flow, outcome) {
    const view = (0,trend/* viewTrend */.d)(outcome);
    if (view === undefined)
        return;
    const { points, range, baseline, legend, title, caption, columns, rows } = view;
    flow.heading('Trend');
    if (range !== undefined) {
        writeChart(flow, points, range, baseline);
        flow.paragraph(legend, NOTE);
        flow.space(8);
    }
    flow.caption(`${title}. ${caption}`);
    flow.table(columnsOf(columns, [0.25, 0.2, 0.25, 0.3]), rows.map(({ day, url, score, engines, note }) => [url ? values_link(url, day) : day, score, engines, note]));
}
function writeChart(flow, points, range, baseline) {
    flow.chart({
        points: points.map(({ overallBcr, failed }, index) => ({
            at: index / Math.max(points.length - 1, 1),
            value: overallBcr,
            isCrossed: failed,
        })),
        range,
        baseline,
        labels: [(0,words/* dayOf */.kb)(points[0]?.createdAt ?? ''), (0,words/* dayOf */.kb)(points.at(-1)?.createdAt ?? '')],
        lastValue: (0,numbers/* formatScore */.y)(points.at(-1)?.overallBcr ?? 0),
    });
}

;// CONCATENATED MODULE: ./build/report/pdf/pdf.js
/**
 * A finished run as a PDF, drawn without a browser. It has the content of the HTML report, without the full answers, in the
 * same order.
 */


















const SECTIONS = [
    overview_overview,
    keyNumbers,
    overview_changes,
    trend_trend,
    engines_engines,
    heatMap,
    presence,
    shareOfVoice,
    rules_rules,
    certainty,
    sources,
    snippets,
    cost_cost,
    settings_warnings,
    reportsAndDrafts,
    settings_settings,
    about,
];
/** Renders the report. The same arguments give the same bytes. Throws for a broken typeface. */
async function renderPdf(outcome, typefaces) {
    const { brand, run } = outcome;
    const { before, after } = (0,overview/* headlineOf */.gD)(outcome);
    const document = await (0,pdf_document/* createDocument */.u)(plain(`${(0,overview/* statusOf */.c2)(outcome)}: ${before} ${values_name(brand)} ${after}`), new Date(Date.parse(run.finishedAt) || 0));
    const typesetter = (0,pdf_text/* createTypesetter */.e)(await (0,fonts/* embedFonts */._)(document, typefaces));
    const flow = (0,pdf_flow/* createFlow */.F)(document, typesetter);
    for (const write of SECTIONS)
        write(flow, outcome);
    const missingScripts = typesetter.missingScripts();
    if (missingScripts.length > 0) {
        const note = `The fonts of this report lack characters of: ${missingScripts.join(', ')}. Each is shown as a question mark. The other report files have them.`;
        flow.paragraph(note, { color: colours/* MUTED */.gN });
    }
    flow.finish(`AI visibility of ${values_name(brand, 60)}, ${(0,words/* dayOf */.kb)(run.finishedAt)}`);
    return { bytes: await document.save(), missingScripts };
}


/***/ }),

/***/ 87097:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cQ: () => (/* binding */ viewSnippets),
/* harmony export */   ck: () => (/* binding */ viewSources),
/* harmony export */   zK: () => (/* binding */ SNIPPET_LENGTH)
/* harmony export */ });
/* harmony import */ var _lib_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94869);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73533);
/* harmony import */ var _web_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50689);



const MOST_HOSTS = 20;
const MOST_PAGES = 5;
const MOST_SNIPPETS = 60;
/** Code points shown of an answer. */
const SNIPPET_LENGTH = 1200;
function answersOf({ scans }) {
    return scans.flatMap(({ keyword, sample, scan }) => scan.results.map(result => ({ ...result, keyword, sample })));
}
/** Returns the pages that answers name as their source, by site, the most frequent first; undefined without any. */
function viewSources(outcome) {
    const named = answersOf(outcome).filter(({ source_url }) => source_url !== '');
    if (named.length === 0)
        return undefined;
    const linked = named.flatMap((answer) => {
        const url = (0,_web_url_js__WEBPACK_IMPORTED_MODULE_0__/* .parseWebPage */ .Jy)(answer.source_url);
        return url ? [{ ...answer, url }] : [];
    });
    const hosts = largestFirst(Map.groupBy(linked, ({ url }) => url.host));
    const pages = new Set(linked.map(({ url }) => url.href)).size;
    const unlinked = named.length - linked.length;
    const columns = [
        { title: 'Page' },
        { title: 'Answers that name it', isNumber: true },
        { title: 'Of these, citing the brand', isNumber: true },
        { title: 'Engines' },
    ];
    return {
        columns,
        caption: `${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(pages, 'page')} of ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(hosts.length, 'site')}, the most frequent first`,
        sites: hosts.slice(0, MOST_HOSTS).map(([host, answers]) => viewSite(host, answers)),
        notes: [
            ...(hosts.length > MOST_HOSTS
                ? [`The ${hosts.length - MOST_HOSTS} least frequent sites are left out here.`]
                : []),
            ...(unlinked > 0 ? [`${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(unlinked, 'answer')} named a source that is not a web address.`] : []),
        ],
    };
}
function viewSite(host, ofHost) {
    const byPage = largestFirst(Map.groupBy(ofHost, ({ url }) => url.href));
    const more = byPage.length - MOST_PAGES;
    return {
        host,
        count: `${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(ofHost.length, 'answer')}${more > 0 ? `; ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(more, 'page')} left out here` : ''}`,
        pages: byPage.slice(0, MOST_PAGES).map(([href, answers]) => {
            const url = new URL(href);
            return {
                url,
                label: (0,_web_url_js__WEBPACK_IMPORTED_MODULE_0__/* .readable */ .HD)(url.pathname + url.search),
                answers: answers.length,
                citing: answers.filter(({ cited }) => cited).length,
                engines: [...new Set(answers.map(({ engine }) => engine))],
            };
        }),
    };
}
function largestFirst(groups) {
    return [...groups].sort(([, a], [, b]) => b.length - a.length);
}
/** Returns the texts by engine, those that cite the brand first; undefined without any. */
function viewSnippets(outcome) {
    const said = answersOf(outcome).filter(({ snippet }) => (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__/* .toSingleLine */ .OX)(snippet) !== '');
    if (said.length === 0)
        return undefined;
    const isRepeated = said.some(({ sample }) => sample > 1);
    return {
        total: said.length,
        engines: [...Map.groupBy(said, ({ engine }) => engine)].map(([engine, ofEngine]) => {
            const more = ofEngine.length - MOST_SNIPPETS;
            return {
                engine,
                count: (0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(ofEngine.length, 'text'),
                snippets: ofEngine
                    .toSorted((a, b) => Number(b.cited) - Number(a.cited))
                    .slice(0, MOST_SNIPPETS)
                    .map(answer => viewSnippet(answer, isRepeated)),
                note: more > 0 ? `${more} more are left out here; the other report files have them.` : undefined,
            };
        }),
    };
}
function viewSnippet({ keyword, sample, cited, snippet, source_url }, isRepeated) {
    const tone = cited ? 'better' : 'worse';
    return {
        ...{ keyword, snippet, tone },
        sample: isRepeated ? `sample ${sample}` : undefined,
        words: cited ? 'cites the brand' : 'does not cite the brand',
        source: (0,_web_url_js__WEBPACK_IMPORTED_MODULE_0__/* .parseWebPage */ .Jy)(source_url),
    };
}


/***/ })

};
