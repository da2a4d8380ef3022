export const id = 5298;
export const ids = [5298];
export const modules = {

/***/ 85298:
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
// EXTERNAL MODULE: ./build/report/views/lead.js
var lead = __webpack_require__(74626);
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
const NOTE = { size: SMALL, color: colours/* MUTED */.gN, isBold: false };
const LONGEST_TEXT = 2000;
const LABEL_LENGTH = 100;
function plain(text) {
    return (0,lib_text/* clip */.$Q)((0,lib_text/* toSingleLine */.OX)(text), LONGEST_TEXT);
}
function values_name(text, maxLength = words/* NAME_LENGTH */.xt) {
    return (0,lib_text/* clip */.$Q)((0,lib_text/* toSingleLine */.OX)(text), maxLength) || '–';
}
function names(texts, most = 20) {
    if (texts.length === 0)
        return '–';
    const { shown, more } = (0,words/* cutList */.f6)(texts, most);
    return shown.map(text => values_name(text)).join(', ') + more;
}
function muted(text) {
    return { text, ...NOTE };
}
function values_link(url, label = (0,web_url/* readablePlace */.QV)(url)) {
    return { text: values_name(label, LABEL_LENGTH), url: url.href };
}
function columnsOf(columns, shares) {
    return columns.map(({ title, isNumber }, index) => ({
        title,
        share: shares[index] ?? 0,
        ...(isNumber && { align: 'right' }),
    }));
}
function subheading(flow, text) {
    flow.space(10);
    flow.paragraph(text, { size: 11, isBold: true });
    flow.space(2);
}

;// CONCATENATED MODULE: ./build/report/pdf/answer-contents.js



const MOST_DOMAINS = 10;
function presence(flow, outcome) {
    const view = (0,answer_contents/* viewAnswerContents */.Q)(outcome);
    if (view === undefined)
        return;
    const { columns, caption, rows, lists, legend, notes } = view;
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
}
function citedDomains(flow, outcome) {
    const view = (0,answer_contents/* viewAnswerContents */.Q)(outcome);
    if (view === undefined || view.domains.groups.length === 0)
        return false;
    const { columns, caption, groups } = view.domains;
    flow.heading('Cited sources');
    flow.caption(caption);
    flow.table(columnsOf(columns, [0.28, 0.22, 0.13, 0.15, 0.22]), groups.flatMap(({ title, count, rows }) => [
        { across: [title, muted(count)], isGroup: true },
        ...rows
            .slice(0, MOST_DOMAINS)
            .map(({ domain, owner, isOwn, answers, answersWithoutBrand, engines }) => [
            isOwn ? [{ text: values_name(domain), isBold: true }] : values_name(domain),
            values_name(owner),
            `${answers}`,
            `${answersWithoutBrand}`,
            names(engines),
        ]),
    ]));
    return true;
}
function searches(flow, outcome) {
    const queries = (0,answer_contents/* viewAnswerContents */.Q)(outcome)?.queries;
    if (queries === undefined || queries.items.length === 0)
        return;
    flow.heading('What the engines searched for');
    for (const item of queries.items)
        flow.paragraph(`${values_name(item.name)} (${item.words})`, { marker: colours/* INK */.Pg });
    if (queries.more !== '')
        flow.paragraph(queries.more, NOTE);
}

// EXTERNAL MODULE: ./build/report/views/changed-answers.js
var changed_answers = __webpack_require__(4248);
// EXTERNAL MODULE: ./build/report/views/changes.js
var changes = __webpack_require__(84711);
;// CONCATENATED MODULE: ./build/report/pdf/changes.js



function changes_changes(flow, outcome) {
    const engines = (0,changes/* viewEngineChanges */.JR)(outcome);
    const keywords = (0,changes/* viewKeywordChanges */.Y3)(outcome);
    const answers = (0,changed_answers/* viewChangedAnswers */.V)(outcome, changed_answers/* IN_REPORT */.h);
    if (engines.length === 0 && keywords === undefined && answers === undefined)
        return;
    flow.heading('What changed');
    if (answers)
        writeAnswers(flow, answers);
    for (const { label, tone, engines: listed } of engines) {
        flow.paragraph(`${label}: ${names(listed)}`, { marker: COLOURS[tone] });
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
function writeAnswers(flow, view) {
    const { counts, columns, lost, gained, more, knowsInstead } = view;
    flow.paragraph(counts);
    flow.space(6);
    if (lost.length + gained.length > 0) {
        flow.caption('How many answers cited the brand before, and cite it now; the clearest losses first');
        const shares = knowsInstead ? [0.34, 0.16, 0.12, 0.12, 0.26] : [0.46, 0.22, 0.16, 0.16];
        const toRow = ({ keyword, engine, change, before, now, instead }) => [
            values_name(keyword),
            values_name(engine),
            before,
            { text: now, color: COLOURS[change === 'lost' ? 'worse' : 'better'], isBold: true },
            ...(knowsInstead ? [names(instead)] : []),
        ];
        flow.table(columnsOf(columns, shares), [...lost, ...gained].map(toRow));
        flow.space(6);
    }
    if (more !== undefined)
        flow.paragraph(more, NOTE);
}

// EXTERNAL MODULE: ./build/report/views/cost.js
var cost = __webpack_require__(33);
;// CONCATENATED MODULE: ./build/report/pdf/cost.js


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

// EXTERNAL MODULE: ./build/report/views/engines.js
var engines = __webpack_require__(51201);
;// CONCATENATED MODULE: ./build/report/pdf/engines.js


function engines_engines(flow, outcome) {
    const view = (0,engines/* viewEngines */.V)(outcome);
    if (view === undefined)
        return;
    const { caption, columns, isCompared, rows } = view;
    subheading(flow, 'Engines');
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

// EXTERNAL MODULE: ./node_modules/@cantoo/pdf-lib/es/index.js + 324 modules
var es = __webpack_require__(26140);
// EXTERNAL MODULE: ./build/report/numbers.js
var numbers = __webpack_require__(73533);
// EXTERNAL MODULE: ./build/report/views/keywords.js
var keywords = __webpack_require__(57720);
;// CONCATENATED MODULE: ./build/report/pdf/keywords.js





const MOST_ENGINES = 6;
const KEYWORD_SHARE = 0.28;
const WIDEST_ENGINE = 0.18;
const MOST_ANSWERS = 60;
const ANSWER_LENGTH = 600;
function keywords_keywords(flow, outcome) {
    const map = (0,keywords/* viewHeatMap */.ED)(outcome);
    const answered = (0,keywords/* viewKeywordAnswers */.k2)(outcome);
    if (map === undefined && answered.length === 0)
        return;
    flow.heading('Keywords and answers');
    if (map)
        heatMap(flow, map);
    if (answered.length > 0)
        keywords_writeAnswers(flow, answered);
}
function keywords_writeAnswers(flow, answered) {
    const { kept, leftOut } = (0,keywords/* fitByKeyword */.Yv)(answered, MOST_ANSWERS, () => 1);
    flow.space(8);
    flow.caption('What the engines answered; answers that do not cite the brand come first');
    flow.table([
        { title: 'Engine', share: 0.25 },
        { title: 'Answer', share: 0.75 },
    ], [...kept].flatMap(([{ keyword, count }, answers]) => answers.length === 0
        ? []
        : [
            {
                across: [keyword === undefined ? 'All keywords together' : values_name(keyword), muted(count)],
                isGroup: true,
            },
            ...answers.map(answerRow),
        ]));
    flow.space(6);
    if (leftOut > 0) {
        flow.paragraph(`${(0,numbers/* countOf */.pq)(leftOut, 'answer')} left out here. The HTML report has more, each in full.`, NOTE);
    }
}
function withoutMarkdown(text) {
    return text
        .replace(/\[([^[\]\n]*)\]\([^()\s]*\)/g, '$1')
        .replace(/\*\*|__|`/g, '')
        .replace(/^[ \t]*(?:#+|[-*])[ \t]+/gm, '');
}
function answerRow({ engine, sample, words, tone, text, sources: [source] }) {
    return [
        [values_name(engine), muted(`sample ${sample}`), { text: words, size: SMALL, color: COLOURS[tone] }],
        [
            (0,lib_text/* clip */.$Q)((0,lib_text/* toSingleLine */.OX)(withoutMarkdown((0,lib_text/* clip */.$Q)(text, 2 * ANSWER_LENGTH))), ANSWER_LENGTH) || '–',
            ...(source ? [{ ...values_link(source.url), text: `Cited: ${values_link(source.url).text}`, size: SMALL }] : []),
        ],
    ];
}
function heatMap(flow, view) {
    const { introduction, caption, engines: all, rows, legend, isCompared } = view;
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
    if (isCompared)
        flow.paragraph('Bold red marks a lost citation, bold green a new one.', NOTE);
    flow.paragraph(legend, NOTE);
}
function heatCell(cell) {
    if (cell === undefined)
        return '–';
    const { share, words, before, change } = cell;
    const color = change && { color: COLOURS[change === 'lost' ? 'worse' : 'better'], isBold: true };
    const content = [
        { text: words, ...color },
        ...(before === undefined ? [] : [{ text: before, size: SMALL }]),
    ];
    const ground = (0,es/* rgb */.Qhc)(1 - 0.565 * share, 1 - 0.286 * share, 1 - 0.153 * share);
    return share > 0 ? { content, ground } : content;
}

;// CONCATENATED MODULE: ./build/report/pdf/limit-rows.js


const MOST_IN_TABLE = 600;
const MOST_IN_ALL = 3_000;
const ALWAYS = 20;
function limitRows(flow) {
    let left = MOST_IN_ALL;
    return {
        ...flow,
        table(columns, rows) {
            const shown = rows.slice(0, Math.min(MOST_IN_TABLE, Math.max(ALWAYS, left)));
            const more = rows.length - shown.length;
            left -= shown.length;
            flow.table(columns, shown);
            if (more > 0) {
                flow.space(4);
                flow.paragraph(`${(0,numbers/* countOf */.pq)(more, 'more row')} left out here; the other report files have them.`, NOTE);
            }
        },
    };
}

// EXTERNAL MODULE: ./build/report/views/certainty.js
var certainty = __webpack_require__(61363);
// EXTERNAL MODULE: ./build/report/views/missing-answers.js
var missing_answers = __webpack_require__(16352);
;// CONCATENATED MODULE: ./build/report/pdf/overview.js







const STATUS_COLOURS = { pass: colours/* GOOD */.yq, fail: colours/* BAD */.eU, inconclusive: colours/* DOUBT */.$V, error: colours/* BAD */.eU };
function overview_overview(flow, outcome) {
    const { verdict, key } = outcome;
    const color = verdict.status === 'pass' && verdict.reportOnly ? colours/* ACCENT */.bg : STATUS_COLOURS[verdict.status];
    flow.paragraph('AI visibility report', { color: colours/* MUTED */.gN });
    flow.space(12);
    flow.paragraph((0,overview/* statusOf */.c2)(outcome), { size: 12, isBold: true, color, marker: color });
    flow.paragraph((0,lead/* leadOf */.M)(outcome)
        .map(part => (typeof part === 'string' ? part : values_name(part.name)))
        .join(''), { size: 22, isBold: true });
    flow.space(4);
    if (key !== 'default')
        flow.paragraph(`Gate: ${values_name(key)}`, { color: colours/* MUTED */.gN });
    flow.space(4);
    const lines = [...(0,overview/* reasonsOf */.zM)(outcome), ...(0,overview/* notesOf */.h$)(outcome).map(words/* withoutBackticks */.sG)];
    for (const line of lines)
        flow.paragraph(plain(line), { size: 11, marker: colours/* INK */.Pg });
    missingAnswers(flow, outcome);
    flow.space(4);
    const sure = (0,certainty/* describeCertainty */.h)(outcome);
    if (sure !== undefined)
        flow.paragraph(`How sure: ${sure}`);
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

// EXTERNAL MODULE: ./build/report/views/reports-and-drafts.js
var reports_and_drafts = __webpack_require__(91038);
;// CONCATENATED MODULE: ./build/report/pdf/reports-and-drafts.js



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

// EXTERNAL MODULE: ./build/report/views/rules.js
var rules = __webpack_require__(23553);
;// CONCATENATED MODULE: ./build/report/pdf/rules.js




function rules_rules(flow, outcome) {
    const view = (0,rules/* viewRules */.F)(outcome);
    if (view === undefined)
        return;
    subheading(flow, 'Rules');
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
function rules_certainty(flow, outcome) {
    const view = (0,rules/* viewCertainty */.f)(outcome);
    if (view === undefined)
        return;
    subheading(flow, 'How certain this is');
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





function settings_warnings(flow, outcome) {
    const view = (0,warnings/* viewWarnings */.P)(outcome);
    if (view.length > 0)
        flow.heading('Warnings');
    for (const { text, label, scanIds } of view) {
        flow.paragraph(`${plain(text)} (${label} ${names(scanIds, words/* LISTED_IDS */.x2)})`, { marker: colours/* INK */.Pg });
    }
}
function settings_settings(flow, outcome) {
    const { caption, columns, rows } = (0,settings/* viewSettings */.bL)(outcome);
    subheading(flow, 'Settings');
    flow.caption(caption);
    flow.table(columnsOf(columns, [0.3, 0.7]), rows.map(({ name: setting, subject, values }) => [
        [values_name(setting), ...(subject === undefined ? [] : [muted(subject)])],
        valuesOf(values),
    ]));
}
function valuesOf(values) {
    return values.length === 1 ? values_name(values[0] ?? '', settings/* LONGEST_SETTING */.an) : names(values);
}
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

// EXTERNAL MODULE: ./build/report/views/sources.js
var sources = __webpack_require__(50928);
;// CONCATENATED MODULE: ./build/report/pdf/sources.js


function sources_sources(flow, outcome) {
    const view = (0,sources/* viewSources */.c)(outcome);
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

// EXTERNAL MODULE: ./build/report/views/tiles.js
var views_tiles = __webpack_require__(54519);
;// CONCATENATED MODULE: ./build/report/pdf/tiles.js


const TILES_IN_A_ROW = 4;
function keyNumbers(flow, outcome) {
    const { tiles, more, small } = (0,views_tiles/* viewTiles */.P)(outcome);
    if (tiles.length + small.length === 0)
        return;
    flow.heading('Key numbers');
    if (tiles.length > 0)
        flow.paragraph('Share of the answers that cite the brand');
    for (let first = 0; first < tiles.length; first += TILES_IN_A_ROW) {
        const row = tiles.slice(first, first + TILES_IN_A_ROW).map(tile);
        flow.space(6);
        flow.columns([...row, ...Array(TILES_IN_A_ROW - row.length).fill([])]);
    }
    if (more !== undefined)
        flow.paragraph(more, NOTE);
    flow.space(6);
    for (const { label, value, rest, isWord, note } of small) {
        const shown = [isWord ? values_name(value, 40) : value, ...(rest === undefined ? [] : [rest])].join(' ');
        flow.paragraph(`${label}: ${shown}${note ? `, ${note.text}` : ''}`);
    }
}
function tile({ label, isEngine, value, basis, change, note }) {
    return [
        muted(isEngine ? values_name(label, 40) : label),
        { text: value, size: 18, isBold: true },
        ...(change
            ? [{ text: withSigns(change.text), size: SMALL, ...(change.tone && { color: COLOURS[change.tone] }) }]
            : []),
        ...(basis === undefined ? [] : [muted(basis)]),
        ...(note ? [noteOf(note)] : []),
    ];
}
function noteOf({ name: subject, text, tone }) {
    const whole = subject === undefined ? text : `${values_name(subject)} ${text}`;
    return tone ? { text: whole, size: SMALL, color: COLOURS[tone] } : muted(whole);
}
function withSigns(text) {
    return text.replace('▼ ', '\u2212').replace('▲ ', '+');
}

// EXTERNAL MODULE: ./build/report/views/trend.js
var trend = __webpack_require__(24353);
// EXTERNAL MODULE: ./build/report/views/trend-chart.js
var trend_chart = __webpack_require__(80628);
;// CONCATENATED MODULE: ./build/report/pdf/trend.js




const NAMES_IN_A_ROW = 4;
const DASHES = [[], [6, 3], [2, 2], [8, 2, 2, 2], [10, 4], [4, 4], [1, 2], [6, 2, 1, 2]];
function trend_trend(flow, outcome) {
    const view = (0,trend/* viewTrend */.d)(outcome);
    if (view === undefined)
        return;
    const { title, caption, columns, rows } = view;
    const chart = (0,trend_chart/* viewTrendChart */.r)(outcome);
    flow.heading('Trend');
    if (chart !== undefined)
        writeChart(flow, chart);
    flow.caption(`${title}. ${caption}`);
    flow.table(columnsOf(columns, [0.25, 0.2, 0.25, 0.3]), rows.map(({ day, url, score, engines, note }) => [url ? values_link(url, day) : day, score, engines, note]));
}
function writeChart(flow, { lines, scale, ticks, days, band, legend }) {
    const labels = new Map(ticks.map(({ value, label }) => [value, label]));
    const hasWhole = lines[0]?.engine === undefined;
    const looks = lines.map(({ engine }, index) => {
        const place = (hasWhole ? index - 1 : index) % colours/* LINES */.Qx.length;
        return engine === undefined
            ? { color: colours/* INK */.Pg, dashes: [], thickness: 1.8 }
            : { color: colours/* LINES */.Qx[place] ?? colours/* INK */.Pg, dashes: DASHES[place] ?? [], thickness: 1.2 };
    });
    flow.chart({
        lines: lines.map(({ engine, points }, index) => ({
            ...looks[index],
            points: points.map(({ at, value, failed }) => ({
                ...{ at, value },
                isCrossed: failed && engine === undefined,
            })),
        })),
        range: [scale.lowest * scale.step, scale.highest * scale.step],
        labelOf: value => labels.get(value) ?? '',
        band,
        days,
    });
    const names = lines.map(({ engine, last }, index) => {
        const label = engine === undefined ? 'All engines' : values_name(engine, 40);
        return { text: `${label} ${last}`, size: 9, isBold: true, color: looks[index]?.color ?? colours/* INK */.Pg };
    });
    for (let first = 0; first < names.length; first += NAMES_IN_A_ROW) {
        const row = names.slice(first, first + NAMES_IN_A_ROW);
        flow.columns([...row, ...Array(NAMES_IN_A_ROW - row.length).fill([])]);
    }
    flow.space(4);
    flow.paragraph(legend, NOTE);
    flow.space(8);
}

;// CONCATENATED MODULE: ./build/report/pdf/pdf.js























const SECTIONS = [
    overview_overview,
    keyNumbers,
    changes_changes,
    trend_trend,
    shareOfVoice,
    keywords_keywords,
    presence,
    citedSources,
    searches,
    cost_cost,
    settings_warnings,
    reportsAndDrafts,
    appendix,
    about,
];
function citedSources(flow, outcome) {
    if (!citedDomains(flow, outcome))
        sources_sources(flow, outcome);
}
function appendix(flow, outcome) {
    flow.heading('How this was measured');
    for (const write of [rules_rules, rules_certainty, engines_engines, settings_settings])
        write(flow, outcome);
}
async function renderPdf(outcome, typefaces) {
    const { brand, run } = outcome;
    const document = await (0,pdf_document/* createDocument */.u)(plain(`${(0,overview/* statusOf */.c2)(outcome)}: ${(0,lead/* leadText */.O)(outcome)}`), new Date(Date.parse(run.finishedAt) || 0));
    const typesetter = (0,pdf_text/* createTypesetter */.e)(await (0,fonts/* embedFonts */._)(document, typefaces));
    const flow = limitRows((0,pdf_flow/* createFlow */.F)(document, typesetter));
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

/***/ 57720:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ED: () => (/* binding */ viewHeatMap),
/* harmony export */   Yv: () => (/* binding */ fitByKeyword),
/* harmony export */   k2: () => (/* binding */ viewKeywordAnswers)
/* harmony export */ });
/* harmony import */ var _lib_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(94869);
/* harmony import */ var _scan_measure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19532);
/* harmony import */ var _scan_summarize_answers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44267);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73533);
/* harmony import */ var _web_url_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(50689);
/* harmony import */ var _compared_parts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98402);
/* harmony import */ var _votes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19771);







const MOST_LINKS = 10;
const MOST_QUERIES = 10;
const MOST_HEAT_ENGINES = 60;
function viewHeatMap(outcome) {
    const { measurement } = outcome;
    if (measurement === undefined || measurement.cells.length === 0)
        return undefined;
    const before = (0,_votes_js__WEBPACK_IMPORTED_MODULE_1__/* .collectVotes */ .wQ)(((0,_compared_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .comparedParts */ .W)(outcome).baseline?.runs ?? []).flatMap(({ cells }) => cells));
    const rows = [...Map.groupBy(measurement.cells, ({ keyword }) => keyword)]
        .map(([keyword, cells]) => ({
        keyword,
        cells: new Map(cells.map(cell => [cell.engine, viewCell(cell, before.get((0,_votes_js__WEBPACK_IMPORTED_MODULE_1__/* .pairOf */ .cF)(cell)))])),
        isCited: cells.some(({ cited }) => (0,_scan_measure_js__WEBPACK_IMPORTED_MODULE_3__/* .isMajority */ .Ak)(cited)),
    }))
        .map(row => ({ ...row, share: (0,_scan_measure_js__WEBPACK_IMPORTED_MODULE_3__/* .mean */ .i2)([...row.cells.values()].map(({ share }) => share)) }))
        .sort((a, b) => Number(a.isCited) - Number(b.isCited) || a.share - b.share);
    const engines = measurement.engines.map(({ engine }) => engine);
    const more = engines.length - MOST_HEAT_ENGINES;
    const isCompared = rows.some(({ cells }) => [...cells.values()].some(cell => cell.before !== undefined));
    return {
        introduction: introduce(rows.length, rows.filter(({ isCited }) => !isCited).length),
        caption: 'How many answers of each engine cite the brand; the least cited keywords come first',
        engines: engines.slice(0, MOST_HEAT_ENGINES),
        rows,
        legend: [
            'The stronger the colour, the more answers cite the brand. A dash: the engine was not evaluated.',
            ...(more > 0
                ? [`${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(more, 'more engine')} left out here; the other report files have them.`]
                : []),
            ...(isCompared ? ['“Was” is the share in the runs compared with.'] : []),
        ].join(' '),
        isCompared,
    };
}
function introduce(keywords, uncited) {
    if (keywords < 2)
        return undefined;
    if (uncited === 0)
        return { emphasis: '', text: 'Every keyword is cited by at least one engine.' };
    return {
        emphasis: `${uncited} of ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(keywords, 'keyword')}`,
        text: uncited === 1 ? 'is cited by no engine and comes first.' : 'are cited by no engine and come first.',
    };
}
function viewCell({ cited }, before) {
    const share = (0,_votes_js__WEBPACK_IMPORTED_MODULE_1__/* .shareOf */ .tC)(cited);
    const one = cited[0] ? 'cited' : 'not cited';
    const [now, was] = [(0,_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .formatPercent */ .l9)(share), before && (0,_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .formatPercent */ .l9)((0,_votes_js__WEBPACK_IMPORTED_MODULE_1__/* .shareOf */ .tC)(before))];
    return {
        share,
        words: cited.length === 1 ? one : `${cited.filter(Boolean).length} of ${cited.length}`,
        before: was === undefined || was === now ? undefined : `was ${was}`,
        change: before && changeOf(cited, before),
    };
}
function changeOf(now, before) {
    if ((0,_scan_measure_js__WEBPACK_IMPORTED_MODULE_3__/* .isMajority */ .Ak)(now) === (0,_scan_measure_js__WEBPACK_IMPORTED_MODULE_3__/* .isMajority */ .Ak)(before))
        return undefined;
    return (0,_scan_measure_js__WEBPACK_IMPORTED_MODULE_3__/* .isMajority */ .Ak)(now) ? 'gained' : 'lost';
}
function viewKeywordAnswers(outcome) {
    const { answerRecords, scans, engines } = outcome;
    const evaluated = answerRecords.filter(record => record.outcome === 'evaluated');
    const live = new Set(answerRecords.map(({ engine }) => engine));
    const all = [
        ...evaluated.map(record => ({ keyword: record.keyword, answer: viewRecord(record) })),
        ...scans.flatMap(({ keyword, sample, scan }) => scan.results
            .filter(({ engine, snippet }) => !live.has(engine) && (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_5__/* .toSingleLine */ .OX)(snippet) !== '')
            .map(result => ({ keyword, answer: viewResult(result, sample) }))),
    ];
    const place = new Map(engines.map((engine, index) => [engine, index]));
    const placeOf = ({ engine }) => place.get(engine) ?? engines.length;
    return Array.from(Map.groupBy(all, ({ keyword }) => keyword), ([keyword, ofKeyword]) => {
        const answers = ofKeyword
            .map(({ answer }) => answer)
            .sort((a, b) => Number(a.cited) - Number(b.cited) || placeOf(a) - placeOf(b) || a.sample - b.sample);
        return { keyword, answers, count: countAnswers(answers) };
    });
}
function countAnswers(answers) {
    const uncited = answers.filter(({ cited }) => !cited).length;
    const verb = uncited === 1 ? 'does' : 'do';
    return `${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(answers.length, 'answer')}, ${uncited === 0 ? 'all cite' : `${uncited} ${verb} not cite`} the brand`;
}
function viewRecord({ engine, sample, model, content }) {
    const { cited, text, isCut, queries, citedSources } = content;
    return {
        ...{ engine, sample, model, cited, text },
        tone: cited ? 'better' : 'worse',
        words: `${describeCitation(content)}; ${describeMention(content)}`,
        sources: citedSources.slice(0, MOST_LINKS).flatMap(linkTo),
        queries: queries.slice(0, MOST_QUERIES),
        cut: isCut ? `Only the first ${text.length} characters were kept.` : undefined,
    };
}
function linkTo({ url, domain, owner }) {
    const page = (0,_web_url_js__WEBPACK_IMPORTED_MODULE_6__/* .parseWebPage */ .Jy)(url);
    const whose = owner.kind === 'competitor' ? `competitor ${owner.name}` : '';
    return page ? [{ url: page, label: domain, whose }] : [];
}
function viewResult({ engine, cited, snippet, source_url }, sample) {
    const url = (0,_web_url_js__WEBPACK_IMPORTED_MODULE_6__/* .parseWebPage */ .Jy)(source_url);
    return {
        ...{ engine, sample, cited, text: snippet },
        model: undefined,
        tone: cited ? 'better' : 'worse',
        words: cited ? 'cites the brand' : 'does not cite the brand',
        sources: url ? [{ url, label: `${url.host}${url.pathname}`, whose: '' }] : [],
        queries: [],
        cut: undefined,
    };
}
function describeCitation(content) {
    if (content.cited)
        return 'cites the brand';
    if ((0,_scan_summarize_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .isRetrievedOnly */ .BW)(content))
        return 'read a page of the brand and does not cite it';
    return content.retrieved === false ? 'read no page of the brand' : 'does not cite the brand';
}
function describeMention({ position, competitors }) {
    if (position === undefined)
        return 'does not name it';
    return competitors.length === 0
        ? 'names it'
        : `names it in place ${position} of ${competitors.length + 1} brands`;
}
function fitByKeyword(keywords, budget, sizeOf) {
    const kept = new Map(keywords.map(entry => [entry, []]));
    const most = Math.max(0, ...keywords.map(({ answers }) => answers.length));
    let left = budget;
    for (let round = 0; round < most && left >= 0; round += 1) {
        for (const entry of keywords) {
            const answer = entry.answers[round];
            if (answer === undefined)
                continue;
            left -= sizeOf(answer);
            if (left < 0)
                break;
            kept.get(entry)?.push(answer);
        }
    }
    const total = keywords.reduce((sum, { answers }) => sum + answers.length, 0);
    const shown = [...kept.values()].reduce((sum, answers) => sum + answers.length, 0);
    return { kept, leftOut: total - shown };
}


/***/ }),

/***/ 50928:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ viewSources)
/* harmony export */ });
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73533);
/* harmony import */ var _web_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50689);


const MOST_HOSTS = 20;
const MOST_PAGES = 5;
function viewSources({ scans }) {
    const named = scans.flatMap(({ scan }) => scan.results).filter(({ source_url }) => source_url !== '');
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


/***/ }),

/***/ 54519:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ viewTiles)
/* harmony export */ });
/* harmony import */ var _scan_summarize_answers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44267);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73533);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46958);
/* harmony import */ var _citation_rates_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39923);
/* harmony import */ var _overview_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22083);




const MOST_ENGINES = 12;
function viewTiles(outcome) {
    const overall = (0,_citation_rates_js__WEBPACK_IMPORTED_MODULE_2__/* .viewOverallRate */ .hp)(outcome);
    const rates = (0,_citation_rates_js__WEBPACK_IMPORTED_MODULE_2__/* .viewCitationRates */ .uI)(outcome)?.rows ?? [];
    const [share, place] = [(0,_overview_js__WEBPACK_IMPORTED_MODULE_1__/* .viewShare */ .Zr)(outcome), viewPlace(outcome)];
    const left = rates.length - MOST_ENGINES;
    return {
        tiles: [
            ...(overall && rates.length > 1 ? [rateTile('All engines', overall)] : []),
            ...rates.slice(0, MOST_ENGINES).map((row) => ({ ...rateTile(row.engine, row), isEngine: true })),
            ...(share ? [{ label: share.label, value: share.value, note: share.note }] : []),
            ...(place ? [place] : []),
        ],
        more: left > 0 ? `${left} more engines are in the table of the engines below.` : undefined,
        small: [...(0,_overview_js__WEBPACK_IMPORTED_MODULE_1__/* .viewScores */ .rG)(outcome), ...(0,_overview_js__WEBPACK_IMPORTED_MODULE_1__/* .viewSentiment */ .L$)(outcome)],
    };
}
function rateTile(label, row) {
    const { rate, before, change, tone, history } = row;
    return {
        label,
        value: rate.answers === 1 ? (rate.cited === 1 ? 'Cited' : 'Not cited') : (0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .formatPercent */ .l9)(rate.now),
        ...(rate.answers > 1 && { basis: `${rate.cited} of ${rate.answers} answers` }),
        change: rate.before === undefined
            ? undefined
            : { text: change === 'same' ? 'as before' : `was ${before}, ${change}`, tone },
        ...(history.length > 1 && { history }),
    };
}
function viewPlace({ answerRecords }) {
    const place = (0,_scan_summarize_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .meanPosition */ .Pc)(answerRecords);
    const evaluated = answerRecords.filter(record => record.outcome === 'evaluated');
    const naming = evaluated.filter(({ content }) => content.position !== undefined);
    return place === undefined
        ? undefined
        : {
            label: 'Average place among the brands named',
            value: (0,_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .formatScore */ .y)(place),
            basis: `${naming.length} of ${evaluated.length} answers name the brand`,
        };
}


/***/ }),

/***/ 80628:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ viewTrendChart)
/* harmony export */ });
/* harmony import */ var _lib_chart_scale_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9027);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73533);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46958);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44702);
/* harmony import */ var _citation_rates_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39923);
/* harmony import */ var _compared_parts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98402);





const MOST_RUNS = 30;
const MOST_LINES = 8;
const DAY_DISTANCE = 0.14;
function viewTrendChart(outcome) {
    const { trend, measurement, verdict, run } = outcome;
    if (trend.length === 0 || measurement === undefined)
        return undefined;
    const failed = verdict.status === 'fail' || verdict.status === 'error';
    const { overallBcr, cells } = measurement;
    const runs = [...trend, { createdAt: run.finishedAt, failed, overallBcr, cells }].slice(-MOST_RUNS);
    return hasRates(outcome) ? chartRates(outcome, runs) : chartScores(outcome, runs);
}
function hasRates(outcome) {
    const answers = (0,_citation_rates_js__WEBPACK_IMPORTED_MODULE_1__/* .rateOfAll */ .JG)(outcome)?.answers ?? 0;
    const isKnown = outcome.trend.some(({ cells }) => cells.length > 0);
    return isKnown && answers > (outcome.measurement?.engines.length ?? 0);
}
function chartRates(outcome, runs) {
    const { measurement, verdict } = outcome;
    const places = placesOf(runs);
    const lineOf = (engine) => {
        const rates = runs.map(run => (0,_citation_rates_js__WEBPACK_IMPORTED_MODULE_1__/* .rateIn */ .oP)(run, cell => engine === undefined || cell.engine === engine));
        return {
            engine,
            points: pointsOf(runs, places, rates.map(rate => rate && 100 * rate)),
            last: describeLast(rates, _numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPercent */ .l9),
            isDrop: verdict.engineDrops.some(drop => drop.engine === engine),
        };
    };
    const engines = (measurement?.engines ?? []).map(({ engine }) => lineOf(engine));
    const shown = engines.toSorted((a, b) => spanOf(b) - spanOf(a)).slice(0, MOST_LINES);
    const more = engines.length - shown.length;
    const lines = [
        ...(engines.length > 1 ? [lineOf(undefined)] : []),
        ...engines.filter(line => shown.includes(line)),
    ];
    const before = ((0,_compared_parts_js__WEBPACK_IMPORTED_MODULE_3__/* .comparedParts */ .W)(outcome).baseline?.runs ?? [])
        .map(run => (0,_citation_rates_js__WEBPACK_IMPORTED_MODULE_1__/* .rateIn */ .oP)(run, () => true))
        .flatMap(rate => (rate === undefined ? [] : [100 * rate]));
    return drawChart(runs, places, lines, bandOf(before), {
        title: `Share of answers that cite the brand, over ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .countOf */ .pq)(runs.length, 'run')}`,
        format: value => (0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPercent */ .l9)(value / 100),
        label: value => `${(0,_lib_chart_scale_js__WEBPACK_IMPORTED_MODULE_4__/* .labelTick */ .Gg)(value)}%`,
        legend: [
            'Share of the answers that cite the brand, one point for each run.',
            ...(more > 0 ? [`The ${more} engines that changed least are left out here.`] : []),
        ],
        whole: engines.length > 1 ? ', over all engines' : '',
    });
}
function chartScores(outcome, runs) {
    const places = placesOf(runs);
    const scores = runs.map(({ overallBcr }) => overallBcr);
    const line = {
        engine: undefined,
        points: pointsOf(runs, places, scores),
        last: describeLast(scores, _numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .formatScore */ .y),
        isDrop: false,
    };
    const { baseline } = outcome;
    const before = (baseline?.runs ?? []).map(({ overallBcr }) => overallBcr);
    const known = before.length > 0 ? before : [baseline?.overallBcr ?? []].flat();
    return drawChart(runs, places, [line], bandOf(known), {
        title: `Citation score over ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .countOf */ .pq)(runs.length, 'run')}`,
        format: _numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .formatScore */ .y,
        label: _lib_chart_scale_js__WEBPACK_IMPORTED_MODULE_4__/* .labelTick */ .Gg,
        legend: ['Citation score, one point for each run.'],
        whole: '',
    });
}
function drawChart(runs, places, lines, band, { title, format, label, legend, whole }) {
    const values = [...lines.flatMap(({ points }) => points.map(({ value }) => value)), ...(band ?? [])];
    const range = [Math.min(0, ...values), Math.max(0, ...values)];
    const scale = (0,_lib_chart_scale_js__WEBPACK_IMPORTED_MODULE_4__/* .scaleOf */ ._K)(range);
    const ends = [scale.lowest * scale.step, scale.highest * scale.step];
    if (!ends.every(Number.isFinite) || ends[0] === ends[1])
        return undefined;
    const hasFailed = runs.some(({ failed }) => failed);
    return {
        title,
        description: describe(runs, lines, format),
        legend: [
            ...legend,
            ...(hasFailed ? ['A cross marks a run that failed.'] : []),
            ...(band === undefined ? [] : [describeBand(band, format, whole)]),
        ].join(' '),
        scale,
        ticks: (0,_lib_chart_scale_js__WEBPACK_IMPORTED_MODULE_4__/* .linesOf */ .Dx)(scale).map(value => ({ value, label: label(value) })),
        days: daysOf(runs, places),
        lines,
        band,
    };
}
function describe(runs, lines, format) {
    const failed = runs.filter(run => run.failed).length;
    const sentences = lines.flatMap(({ engine, points, last }) => {
        const [first] = points;
        return first === undefined
            ? []
            : [
                `${engine ?? (lines.length > 1 ? 'All engines' : 'The value')}: from ${format(first.value)} to ${last}.`,
            ];
    });
    const [from, to] = [runs[0], runs.at(-1)].map(run => (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .shortDayOf */ .gp)(run?.createdAt ?? ''));
    return [
        `From ${from} to ${to}.`,
        ...sentences,
        failed === 0 ? 'No run failed.' : `${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .countOf */ .pq)(failed, 'run')} failed.`,
    ].join(' ');
}
function describeBand([low, high], format, whole) {
    const [from, to] = [format(low), format(high)];
    return from === to
        ? `The dashed line is the baseline${whole}: ${from}.`
        : `The grey band is the range of the runs compared with${whole}: ${from} to ${to}.`;
}
function bandOf(values) {
    return values.length === 0 ? undefined : [Math.min(...values), Math.max(...values)];
}
function pointsOf(runs, places, values) {
    return runs.flatMap(({ failed }, index) => {
        const [at, value] = [places[index], values[index]];
        return at === undefined || value === undefined ? [] : [{ at, value, failed }];
    });
}
function describeLast(values, format) {
    const last = values.at(-1);
    return last === undefined ? 'not evaluated' : format(last);
}
function spanOf({ points }) {
    const values = points.map(({ value }) => value);
    return values.length === 0 ? 0 : Math.max(...values) - Math.min(...values);
}
function placesOf(runs) {
    const times = runs.map(({ createdAt }) => Date.parse(createdAt));
    const [first = Number.NaN, last = Number.NaN] = [times[0], times.at(-1)];
    const isInOrder = times.every((time, index) => time >= (times[index - 1] ?? time));
    return isInOrder && last > first
        ? times.map(time => (time - first) / (last - first))
        : runs.map((_, index) => index / Math.max(runs.length - 1, 1));
}
function daysOf(runs, places) {
    const days = runs.map(({ createdAt }, index) => ({ at: places[index] ?? 0, label: (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .shortDayOf */ .gp)(createdAt) }));
    const shown = [];
    for (const day of days.toReversed()) {
        const next = shown[0];
        if (next === undefined || (next.at - day.at >= DAY_DISTANCE && next.label !== day.label))
            shown.unshift(day);
    }
    return shown;
}


/***/ })

};
