export const id = 539;
export const ids = [539];
export const modules = {

/***/ 83539:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderPdf: () => (/* binding */ renderPdf)
});

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
// EXTERNAL MODULE: ./build/report/sentences.js
var sentences = __webpack_require__(9385);
// EXTERNAL MODULE: ./build/report/views/overview.js
var overview = __webpack_require__(66935);
// EXTERNAL MODULE: ./build/report/words.js
var words = __webpack_require__(44702);
// EXTERNAL MODULE: ./build/report/views/answers.js
var answers = __webpack_require__(87097);
// EXTERNAL MODULE: ./build/text.js
var build_text = __webpack_require__(50977);
// EXTERNAL MODULE: ./build/report/web-url.js
var web_url = __webpack_require__(50689);
;// CONCATENATED MODULE: ./build/report/pdf/values.js




const SMALL = 8;
const COLOURS = { better: colours/* GOOD */.yq, worse: colours/* BAD */.eU, doubtful: colours/* DOUBT */.$V };
/** Of what is said beside something else. */
const NOTE = { size: SMALL, color: colours/* MUTED */.gN, isBold: false };
const LONGEST_TEXT = 2000;
const LABEL_LENGTH = 100;
/** One line, cut where it is very long. */
function plain(text) {
    return (0,build_text/* clip */.$Q)((0,build_text/* toSingleLine */.OX)(text), LONGEST_TEXT);
}
function values_name(text, maxLength = words/* NAME_LENGTH */.xt) {
    return (0,build_text/* clip */.$Q)((0,build_text/* toSingleLine */.OX)(text), maxLength) || '–';
}
/** Names with commas, the first few, and how many more there are. */
function names(texts, most = 20) {
    if (texts.length === 0)
        return '–';
    const { shown, more } = (0,words/* cutList */.f6)(texts, most);
    return shown.map(text => values_name(text)).join(', ') + more;
}
function muted(text) {
    return { text, ...NOTE };
}
/** A link to a web page that was parsed as one. Without a label its host and path stand for it. */
function values_link(url, label = (0,web_url/* readablePlace */.QV)(url)) {
    return { text: values_name(label, LABEL_LENGTH), url: url.href };
}

;// CONCATENATED MODULE: ./build/report/pdf/answers.js


/** Pages that answers name as their source, by host, the most frequent first. */
function sources(flow, outcome) {
    const view = (0,answers/* viewSources */.ck)(outcome);
    if (view === undefined)
        return;
    flow.heading('Cited sources');
    if (view.sites.length > 0) {
        flow.caption(view.caption);
        flow.table([
            { title: 'Page', share: 0.46 },
            { title: 'Answers that name it', share: 0.13, align: 'right' },
            { title: 'Of them citing the brand', share: 0.15, align: 'right' },
            { title: 'Engines', share: 0.26 },
        ], view.sites.flatMap(rowsOf));
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
/** Texts by engine, those that cite the brand first. */
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

// EXTERNAL MODULE: ./node_modules/@cantoo/pdf-lib/es/index.js + 324 modules
var es = __webpack_require__(26140);
// EXTERNAL MODULE: ./build/report/views/engines.js
var engines = __webpack_require__(51201);
;// CONCATENATED MODULE: ./build/report/pdf/engines.js
/** The engines one by one, and engines × keywords as a heat map. */



/** More columns would be too narrow for what they say. */
const MOST_ENGINES = 6;
/** Of the content's width. */
const KEYWORD_SHARE = 0.28;
const WIDEST_ENGINE = 0.18;
/** One row an engine. */
function engines_engines(flow, outcome) {
    const view = (0,engines/* viewEngines */.V)(outcome);
    if (view === undefined)
        return;
    const { caption, isCompared, rows } = view;
    flow.heading('Engines');
    flow.caption(caption);
    flow.table([
        { title: 'Engine', share: 0.17 },
        { title: 'Cites the brand', share: 0.18 },
        { title: 'Score', share: isCompared ? 0.1 : 0.12, align: 'right' },
        ...(isCompared ? [{ title: 'Change', share: 0.11, align: 'right' }] : []),
        { title: 'Sentiment', share: 0.14 },
        { title: 'Source', share: isCompared ? 0.3 : 0.39 },
    ], rows.map(({ engine, cited, votes, score, change, sentiment, source }) => [
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
 * A row a keyword, a column an engine: the share of samples that cite, in colour and in words, and the score. Where
 * the engines are many, several tables of the same rows.
 */
function heatMap(flow, outcome) {
    const view = (0,engines/* viewHeatMap */.E)(outcome);
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
    // From white to a blue that ink can be read on.
    const ground = (0,es/* rgb */.Qhc)(1 - 0.565 * share, 1 - 0.286 * share, 1 - 0.153 * share);
    return share > 0 ? { content, ground } : content;
}

// EXTERNAL MODULE: ./build/numbers.js
var numbers = __webpack_require__(82746);
// EXTERNAL MODULE: ./build/report/numbers.js
var report_numbers = __webpack_require__(73533);
;// CONCATENATED MODULE: ./build/report/pdf/overview.js
/** What a reader sees first: the verdict, why, and the numbers. */







const STATUS_COLOURS = { pass: colours/* GOOD */.yq, fail: colours/* BAD */.eU, inconclusive: colours/* DOUBT */.$V, error: colours/* BAD */.eU };
const CHANGE_COLOURS = { lost: colours/* BAD */.eU, gained: colours/* GOOD */.yq, weaker: colours/* BAD */.eU, stronger: colours/* GOOD */.yq };
/** The headline and the reasons. */
function overview_overview(flow, outcome) {
    const { brand, verdict, key } = outcome;
    const { before, after } = (0,sentences/* headlineOf */.gD)(outcome);
    const color = verdict.status === 'pass' && verdict.reportOnly ? colours/* ACCENT */.bg : STATUS_COLOURS[verdict.status];
    flow.paragraph('AI visibility report', { color: colours/* MUTED */.gN });
    flow.space(12);
    flow.paragraph((0,overview/* statusOf */.c2)(outcome), { size: 12, isBold: true, color, marker: color });
    flow.paragraph(`${before} ${values_name(brand)} ${after}`, { size: 22, isBold: true });
    flow.space(4);
    if (key !== 'default')
        flow.paragraph(`Gate: ${values_name(key)}`, { color: colours/* MUTED */.gN });
    flow.space(4);
    for (const reason of (0,overview/* reasonsOf */.zM)(outcome))
        flow.paragraph(plain(reason), { size: 11, marker: colours/* INK */.Pg });
    flow.space(4);
    flow.paragraph(plain((0,overview/* comparisonOf */.jb)(outcome)), { color: colours/* MUTED */.gN });
}
/** The numbers of the run, each with what it was. */
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
/** Engines and keywords that came or went. */
function changes(flow, { verdict, baseline }) {
    const moves = (0,overview/* viewMoves */.Sp)(verdict);
    const keywords = baseline?.changes ?? [];
    if (moves.length + keywords.length === 0)
        return;
    flow.heading('What changed');
    for (const { label, tone, engines } of moves) {
        flow.paragraph(`${label}: ${names(engines)}`, { marker: COLOURS[tone] });
    }
    if (keywords.length === 0)
        return;
    flow.space(6);
    flow.caption(`${(0,report_numbers/* countOf */.pq)(keywords.length, 'keyword')} moved with this change of the content`);
    flow.table([
        { title: 'Keyword', share: 0.34 },
        { title: 'Change', share: 0.18 },
        { title: 'Score', share: 0.14 },
        { title: 'By the change of', share: 0.34 },
    ], keywords.map(({ keyword, kind, baseScore, headScore, files }) => [
        values_name(keyword),
        { text: words/* KEYWORD_CHANGES */.Y[kind], color: CHANGE_COLOURS[kind] },
        `${(0,numbers/* formatNumber */.Z)(baseScore)} to ${(0,numbers/* formatNumber */.Z)(headScore)}`,
        names(files),
    ]));
}

// EXTERNAL MODULE: ./build/report/views/reports-and-drafts.js
var reports_and_drafts = __webpack_require__(91038);
;// CONCATENATED MODULE: ./build/report/pdf/reports-and-drafts.js



/** What became of the service's reports, and which drafts there are, without their text. */
function reportsAndDrafts(flow, outcome) {
    const { reports, instead } = (0,reports_and_drafts/* viewServiceReports */._R)(outcome);
    const { advice, drafts, problems } = (0,reports_and_drafts/* viewDrafts */.Sk)(outcome.suggestions);
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
    flow.caption('Suggested content, by keyword');
    flow.table([
        { title: 'Keyword', share: 0.24 },
        { title: 'For', share: 0.24 },
        { title: 'Estimated citation score', share: 0.16, align: 'right' },
        { title: "File among this run's reports", share: 0.36 },
    ], drafts.map(({ keyword, engines, estimate, file }) => [
        values_name(keyword),
        names(engines),
        estimate ?? '–',
        file,
    ]));
}

// EXTERNAL MODULE: ./build/report/views/rules.js
var rules = __webpack_require__(23553);
;// CONCATENATED MODULE: ./build/report/pdf/rules.js
/** The rules, and how sure a comparison is. */




/** One row a rule, and under it what the reasons have not said of those that did not pass. */
function rules_rules(flow, outcome) {
    const view = (0,rules/* viewRules */.F)(outcome);
    if (view === undefined)
        return;
    flow.heading('Rules');
    flow.caption(view.caption);
    flow.table([
        { title: 'Rule', share: 0.28 },
        { title: 'Result', share: 0.14 },
        { title: 'Observed', share: 0.13, align: 'right' },
        { title: 'Limit', share: 0.2 },
        { title: 'Baseline', share: 0.11, align: 'right' },
        { title: 'Drop', share: 0.14, align: 'right' },
    ], view.rows.map(({ subject, input, result, tone, observed, limit, baseline, drop }) => [
        [subject, ...(input === undefined ? [] : [muted(input)])],
        { text: result, color: COLOURS[tone], isBold: true },
        values_name(observed),
        values_name(limit),
        baseline,
        drop,
    ]));
    if (view.unsaid.length > 0)
        flow.space(6);
    for (const sentence of view.unsaid)
        flow.paragraph(plain(sentence), { marker: colours/* INK */.Pg });
}
/** What the numbers rest on, how large a drop may truly be, and what could have been missed. */
function certainty(flow, outcome) {
    const view = (0,rules/* viewCertainty */.f)(outcome);
    if (view === undefined)
        return;
    flow.heading('How sure this is');
    flow.paragraph(view.basis);
    flow.space(4);
    if (view.chance !== undefined)
        flow.paragraph(view.chance);
    if (view.rows.length > 0) {
        flow.space(6);
        flow.caption(view.caption);
        flow.table([
            { title: 'Drop of', share: 0.17 },
            { title: 'Drop', share: 0.11, align: 'right' },
            { title: 'Interval', share: 0.16, align: 'right' },
            { title: 'p-value', share: 0.12, align: 'right' },
            { title: 'Seen with 80 % power from', share: 0.2 },
            { title: 'Compared', share: 0.24 },
        ], view.rows);
    }
    if (view.shifts.length > 0)
        flow.space(6);
    for (const shift of view.shifts) {
        flow.paragraph(`${values_name(shift.engine)} ${(0,sentences/* describeShift */.ag)(shift)}`, { marker: colours/* INK */.Pg });
    }
}

// EXTERNAL MODULE: ./build/report/views/settings.js
var settings = __webpack_require__(15085);
;// CONCATENATED MODULE: ./build/report/pdf/settings.js
/** What does not add up, what was asked, and when. */





/** What in the answers does not add up. */
function warnings(flow, { measurement }) {
    const findings = (0,sentences/* describeFindings */.kA)(measurement);
    if (findings.length > 0)
        flow.heading('Warnings');
    for (const { text, scanIds } of findings) {
        const scans = `${scanIds.length === 1 ? 'scan' : 'scans'} ${names(scanIds, words/* LISTED_IDS */.x2)}`;
        flow.paragraph(`${plain(text)} (${scans})`, { marker: colours/* INK */.Pg });
    }
}
/** What makes two runs comparable, and the limits. */
function settings_settings(flow, outcome) {
    const { caption, rows } = (0,settings/* viewSettings */.bL)(outcome);
    flow.heading('Settings');
    flow.caption(caption);
    flow.table([
        { title: 'Setting', share: 0.3 },
        { title: 'Value', share: 0.7 },
    ], rows.map(({ name: setting, subject, values }) => [
        [values_name(setting), ...(subject === undefined ? [] : [muted(subject)])],
        valuesOf(values),
    ]));
}
function valuesOf(values) {
    return values.length === 1 ? values_name(values[0] ?? '', settings/* LONGEST_SETTING */.an) : names(values);
}
/** Times, links and how to read the numbers. */
function about(flow, outcome) {
    const { times, keywords, runUrl, commitUrl, commit, notes } = (0,settings/* viewRun */.bz)(outcome);
    const { measurement, language } = outcome;
    const facts = [
        times,
        `language ${values_name(language)}`,
        keywords,
        ...(measurement ? [`scans ${names(measurement.scanIds, words/* LISTED_IDS */.x2)}`] : []),
    ];
    flow.space(18);
    flow.paragraph(`${facts.join(', ')}.`, NOTE);
    if (runUrl)
        flow.paragraph('workflow run', { size: SMALL, url: runUrl.href });
    if (commitUrl)
        flow.paragraph(values_name(commit), { size: SMALL, url: commitUrl.href });
    flow.space(4);
    for (const note of notes)
        flow.paragraph(note, NOTE);
}

// EXTERNAL MODULE: ./build/report/views/share-of-voice.js
var share_of_voice = __webpack_require__(68348);
;// CONCATENATED MODULE: ./build/report/pdf/share.js



/** The brand beside its competitors: a bar each, in a table with its numbers; and who is missing. */
function shareOfVoice(flow, outcome) {
    const view = (0,share_of_voice/* viewShareOfVoice */.Q)(outcome);
    if (view === undefined)
        return;
    const { caption, rows, missing, missingWords } = view;
    flow.heading('Share of voice');
    if (rows.length > 0) {
        flow.caption(caption);
        flow.table([
            { title: 'Brand', share: 0.3 },
            { title: 'Share', share: 0.37 },
            { title: 'Answers that cite', share: 0.19, align: 'right' },
            { title: 'Score', share: 0.14, align: 'right' },
        ], rows.map(({ name: brand, isOwn, share, percent, answers, score }) => [
            isOwn ? [{ text: values_name(brand), isBold: true }, muted('this brand')] : values_name(brand),
            [percent, { bar: share, color: isOwn ? colours/* ACCENT */.bg : colours/* MUTED */.gN }],
            answers,
            score,
        ]));
    }
    if (missing.length === 0)
        return;
    if (rows.length > 0)
        flow.space(6);
    flow.paragraph(`${missingWords} ${names(missing)}.`);
}

// EXTERNAL MODULE: ./build/report/views/trend.js
var trend = __webpack_require__(24353);
;// CONCATENATED MODULE: ./build/report/pdf/trend.js




/** The chart, how to read it, and its numbers as a table. */
function trend_trend(flow, outcome) {
    const view = (0,trend/* viewTrend */.d$)(outcome);
    if (view === undefined)
        return;
    const { points, baseline, legend, title, caption, rows } = view;
    flow.heading('Trend');
    if (writeChart(flow, points, baseline)) {
        flow.paragraph(legend, NOTE);
        flow.space(8);
    }
    flow.caption(`${title}. ${caption}`);
    flow.table([
        { title: 'Run', share: 0.25 },
        { title: 'Score', share: 0.2, align: 'right' },
        { title: 'Engines that cite', share: 0.25, align: 'right' },
        { title: 'Note', share: 0.3 },
    ], rows.map(({ day, url, score, engines, note }) => [url ? values_link(url, day) : day, score, engines, note]));
}
/** Whether there is one: none where the values span more than numbers can. */
function writeChart(flow, points, baseline) {
    const range = (0,trend/* chartRange */.Om)(points, baseline);
    if (range === undefined)
        return false;
    flow.chart({
        points: points.map(({ overallBcr, failed }, index) => ({
            at: index / Math.max(points.length - 1, 1),
            value: overallBcr,
            isCrossed: failed,
        })),
        range,
        baseline,
        labels: [(0,words/* dayOf */.kb)(points[0]?.createdAt ?? ''), (0,words/* dayOf */.kb)(points.at(-1)?.createdAt ?? '')],
        lastValue: (0,report_numbers/* formatScore */.y)(points.at(-1)?.overallBcr ?? 0),
    });
    return true;
}

;// CONCATENATED MODULE: ./build/report/pdf/pdf.js
/** A finished run as a PDF, drawn without a browser: what the HTML report says, in the same order. */

















const SECTIONS = [
    overview_overview,
    keyNumbers,
    changes,
    trend_trend,
    engines_engines,
    heatMap,
    shareOfVoice,
    rules_rules,
    certainty,
    sources,
    snippets,
    warnings,
    reportsAndDrafts,
    settings_settings,
    about,
];
/** The same bytes for the same arguments. Throws for a typeface that is none or is broken. */
async function renderPdf(outcome, typefaces) {
    const { brand, run } = outcome;
    const { before, after } = (0,sentences/* headlineOf */.gD)(outcome);
    const document = await (0,pdf_document/* createDocument */.u)(plain(`${(0,overview/* statusOf */.c2)(outcome)}: ${before} ${values_name(brand)} ${after}`), new Date(Date.parse(run.finishedAt) || 0));
    const typesetter = (0,pdf_text/* createTypesetter */.e)(await (0,fonts/* embedFonts */._)(document, typefaces));
    const flow = (0,pdf_flow/* createFlow */.F)(document, typesetter);
    for (const write of SECTIONS)
        write(flow, outcome);
    const missingScripts = typesetter.missingScripts();
    if (missingScripts.length > 0) {
        const note = `This report's fonts lack characters of: ${missingScripts.join(', ')}. Each is shown as a question mark; the other report files have them.`;
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
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50977);
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
/** Pages that answers name as their source, by host, the most frequent first; undefined where none names one. */
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
    return {
        caption: `${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(pages, 'page')} of ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(hosts.length, 'site')}, the most often named first`,
        sites: hosts.slice(0, MOST_HOSTS).map(([host, answers]) => viewSite(host, answers)),
        notes: [
            ...(hosts.length > MOST_HOSTS
                ? [`The ${hosts.length - MOST_HOSTS} least named sites are left out here.`]
                : []),
            ...(unlinked > 0 ? [`${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(unlinked, 'answer')} named a source that is no web address.`] : []),
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
/** Texts by engine, those that cite the brand first; undefined where there is none. */
function viewSnippets(outcome) {
    const said = answersOf(outcome).filter(({ snippet }) => (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .toSingleLine */ .OX)(snippet) !== '');
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


/***/ }),

/***/ 51201:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ viewHeatMap),
/* harmony export */   V: () => (/* binding */ viewEngines)
/* harmony export */ });
/* harmony import */ var _scan_measure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19532);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73533);
/* harmony import */ var _web_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50689);
/** The engines one by one, and engines × keywords, as the HTML report and the PDF show them. */



/** One row an engine, with changes where there is something to compare with; undefined without any. */
function viewEngines({ measurement, baseline }) {
    const measured = measurement?.engines ?? [];
    if (measured.length === 0)
        return undefined;
    const before = baseline?.engines && new Map(baseline.engines.map(entry => [entry.engine, entry]));
    return {
        caption: 'Whether each engine cites the brand, and a page that it names',
        isCompared: before !== undefined,
        rows: measured.map(({ engine, cited, answers, citedAnswers, bcrScore, sentiment, sourceUrl }) => ({
            ...{ engine, cited, sentiment },
            /** Where there were several. */
            votes: answers > 1 ? `in ${citedAnswers} of ${answers} answers` : undefined,
            score: (0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .formatScore */ .y)(bcrScore),
            change: before ? changeOf(bcrScore, before.get(engine)) : '',
            source: (0,_web_url_js__WEBPACK_IMPORTED_MODULE_1__/* .parseWebPage */ .Jy)(sourceUrl),
        })),
    };
}
function changeOf(now, before) {
    if (before === undefined)
        return 'new';
    return before.bcrScore === undefined ? '–' : (0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .formatChange */ .eD)(Number((0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .formatScore */ .y)(now - before.bcrScore)));
}
/**
 * A row a keyword, the least cited first; a column an engine: the share of samples that cite, and the score. Undefined
 * without any.
 */
function viewHeatMap({ measurement }) {
    if (measurement === undefined || measurement.cells.length === 0)
        return undefined;
    const rows = [...Map.groupBy(measurement.cells, ({ keyword }) => keyword)]
        .map(([keyword, cells]) => ({
        keyword,
        cells: new Map(cells.map(cell => [cell.engine, viewCell(cell)])),
    }))
        .map(row => ({ ...row, share: (0,_scan_measure_js__WEBPACK_IMPORTED_MODULE_2__/* .mean */ .i2)([...row.cells.values()].map(({ share }) => share)) }))
        .sort((a, b) => a.share - b.share);
    return {
        introduction: introduce(rows.length, rows.filter(({ share }) => share === 0).length),
        caption: 'Share of samples in which the engine cites the brand, and its mean score; least cited keywords first',
        engines: measurement.engines.map(({ engine }) => engine),
        rows,
        legend: 'The stronger the colour, the larger the share of samples that cite the brand. A dash: the engine was not evaluated.',
    };
}
function introduce(keywords, uncited) {
    if (keywords < 2)
        return undefined;
    if (uncited === 0)
        return { emphasis: '', text: 'Every keyword is cited by at least one engine.' };
    return {
        emphasis: `${uncited} of ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(keywords, 'keyword')}`,
        text: uncited === 1 ? 'is cited by no engine; it comes first.' : 'are cited by no engine; they come first.',
    };
}
function viewCell(cell) {
    const samples = cell.cited.length;
    const citing = cell.cited.filter(Boolean).length;
    const one = citing > 0 ? 'cited' : 'not cited';
    return {
        share: citing / samples,
        words: samples === 1 ? one : `${citing} of ${samples}`,
        score: (0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .formatScore */ .y)((0,_scan_measure_js__WEBPACK_IMPORTED_MODULE_2__/* .mean */ .i2)(cell.bcrScores)),
    };
}


/***/ }),

/***/ 23553:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ viewRules),
/* harmony export */   f: () => (/* binding */ viewCertainty)
/* harmony export */ });
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82746);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73533);
/* harmony import */ var _sentences_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9385);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44702);




const TONES = {
    pass: 'better',
    fail: 'worse',
    inconclusive: 'doubtful',
    unknown: 'doubtful',
    warn: 'doubtful',
};
/** One row a rule, and what the reasons have not said of those that did not pass; undefined without any. */
function viewRules({ verdict }) {
    if (verdict.rules.length === 0)
        return undefined;
    return {
        caption: 'What was observed, and what the rule allows',
        rows: verdict.rules.map(({ rule, outcome, observed, baseline, drop, limit }) => ({
            subject: _words_js__WEBPACK_IMPORTED_MODULE_1__/* .RULE_SUBJECTS */ .jD[rule],
            /** The input that sets it, if one does. */
            input: rule === 'completeness' ? undefined : rule,
            result: _words_js__WEBPACK_IMPORTED_MODULE_1__/* .RULE_OUTCOMES */ .dC[outcome],
            tone: TONES[outcome],
            /** May hold text from outside, as the limit. */
            observed: typeof observed === 'string' ? observed : (0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .formatOptional */ .ib)(observed),
            limit: limit ?? '–',
            baseline: (0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .formatOptional */ .ib)(baseline),
            drop: (0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDrop */ .D0)(drop),
        })),
        unsaid: (0,_sentences_js__WEBPACK_IMPORTED_MODULE_0__/* .unsaidSentences */ .z0)(verdict),
    };
}
/** What the numbers rest on, how large a drop may truly be, and what could have been missed. */
function viewCertainty({ verdict, measurement, samples }) {
    if (measurement === undefined)
        return undefined;
    const { noise, level, rules, searchShifts } = verdict;
    const answers = measurement.engines.reduce((sum, engine) => sum + engine.answers, 0);
    return {
        basis: `The numbers rest on ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .countOf */ .pq)(answers, 'answer')}${samples > 1 ? `; each scan was made ${samples} times` : ''}.`,
        chance: describeChance(verdict),
        ...(noise === 'tested' && level !== undefined
            ? {
                caption: `Drops with their ${(0,_sentences_js__WEBPACK_IMPORTED_MODULE_0__/* .confidenceOf */ .i2)(level)} % interval`,
                rows: rules.flatMap(viewEvidence),
                shifts: searchShifts,
            }
            : { caption: '', rows: [], shifts: [] }),
    };
}
function describeChance({ noise, level }) {
    switch (noise) {
        case 'exact':
            return 'Nothing measured here is chance: the same content gives the same answers.';
        case 'untested':
            return (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutBackticks */ .sG)(_sentences_js__WEBPACK_IMPORTED_MODULE_0__/* .UNTESTED */ .bW);
        case 'tested':
            return level === undefined
                ? undefined
                : `A drop counts only where chance alone would bring one as large in less than ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .formatEstimate */ .eG)(100 * level)} % of runs.`;
        case undefined:
            return undefined;
    }
}
/** What the drop is of, the drop, its interval, the p-value, what would have been seen, and what it was compared with. */
function viewEvidence({ rule, drop, evidence }) {
    if (evidence === undefined || drop === undefined)
        return [];
    const { interval, detectableDrop, pValue } = evidence;
    return [
        [
            _words_js__WEBPACK_IMPORTED_MODULE_1__/* .RULE_SUBJECTS */ .jD[rule === 'max-bcr-drop' ? 'min-overall-bcr' : 'min-cited-engines'],
            (0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .formatNumber */ .Z)(drop),
            interval ? `${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .formatEstimate */ .eG)(interval.low)} to ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .formatEstimate */ .eG)(interval.high)}` : '–',
            pValue < 0.001 ? 'below 0.001' : (0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .formatEstimate */ .eG)(pValue),
            detectableDrop === undefined ? '–' : `a true drop of ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .formatEstimate */ .eG)(detectableDrop)}`,
            (0,_sentences_js__WEBPACK_IMPORTED_MODULE_0__/* .describeYardstick */ .iO)(evidence),
        ],
    ];
}


/***/ }),

/***/ 15085:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   an: () => (/* binding */ LONGEST_SETTING),
/* harmony export */   bL: () => (/* binding */ viewSettings),
/* harmony export */   bz: () => (/* binding */ viewRun)
/* harmony export */ });
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82746);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73533);
/* harmony import */ var _sentences_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9385);
/* harmony import */ var _web_url_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50689);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44702);
/** What was asked, and when, as the HTML report and the PDF show it. */





/** Code points shown of a value that stands alone. */
const LONGEST_SETTING = 600;
/** What makes two runs comparable, and the limits. Every name is that of an input, or plain words. */
function viewSettings({ fingerprint, samples, plannedScans, scanPer, verdict }) {
    return {
        caption: 'Runs are compared with each other where brand, keywords, engines and the like are the same',
        rows: [
            ...Object.entries(fingerprint)
                .filter(([, values]) => values.some(value => value !== ''))
                .map(([name, values]) => ({ name, values })),
            ...('scan-per' in fingerprint ? [] : [{ name: 'scan-per', values: [scanPer] }]),
            { name: 'samples', values: [`${samples} of each scan`] },
            { name: 'scans', values: [`${plannedScans}`] },
            ...(verdict.level === undefined
                ? []
                : [{ name: 'level of the test', values: [(0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .Z)(verdict.level)] }]),
            ...verdict.rules.flatMap(({ rule, limit }) => limit === undefined ? [] : [{ name: rule, subject: _words_js__WEBPACK_IMPORTED_MODULE_1__/* .RULE_SUBJECTS */ .jD[rule], values: [limit] }]),
        ],
    };
}
/** Times, links and how to read the numbers. */
function viewRun({ run, measurement, keywords }) {
    return {
        times: `${measurement ? 'Measured' : 'Tried'} from ${timeOf(run.startedAt)} to ${timeOf(run.finishedAt)} UTC`,
        keywords: (0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(keywords.length, 'keyword'),
        runUrl: (0,_web_url_js__WEBPACK_IMPORTED_MODULE_4__/* .parseWebPage */ .Jy)(run.runUrl ?? ''),
        commitUrl: (0,_web_url_js__WEBPACK_IMPORTED_MODULE_4__/* .parseWebPage */ .Jy)(run.commitUrl ?? ''),
        commit: `commit ${run.sha?.slice(0, 7) ?? ''}`,
        notes: measurement ? (0,_sentences_js__WEBPACK_IMPORTED_MODULE_0__/* .howToRead */ ._c)(measurement).map(_words_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutBackticks */ .sG) : [],
    };
}
/** To the second. */
function timeOf(iso) {
    return iso.slice(0, 19).replace('T', ' ');
}


/***/ }),

/***/ 68348:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ viewShareOfVoice)
/* harmony export */ });
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82746);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73533);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44702);



/** The brand beside its competitors, the largest share first, and who is missing; undefined without either. */
function viewShareOfVoice({ shareOfVoice, verdict }) {
    const brands = shareOfVoice.length < 2 ? [] : shareOfVoice.toSorted((a, b) => b.share - a.share);
    const missing = verdict.unmeasuredCompetitors;
    if (brands.length === 0 && missing.length === 0)
        return undefined;
    return {
        caption: "Each brand's part in the citations of all brands compared, the largest first",
        rows: brands.map(({ name, isOwn, share, citedAnswers, answers, overallBcr }) => ({
            ...{ name, isOwn, share },
            percent: (0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .formatShare */ .T1)(share),
            answers: `${citedAnswers} of ${answers}`,
            score: (0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .Z)(overallBcr),
        })),
        missing,
        /** What stands before their names. */
        missingWords: brands.length > 0 ? _words_js__WEBPACK_IMPORTED_MODULE_0__/* .UNMEASURED */ .aR.beside : _words_js__WEBPACK_IMPORTED_MODULE_0__/* .UNMEASURED */ .aR.alone,
    };
}


/***/ })

};
