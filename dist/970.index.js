export const id = 970;
export const ids = [970];
export const modules = {

/***/ 9027:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cd: () => (/* binding */ ticksWithin),
/* harmony export */   Gg: () => (/* binding */ labelTick),
/* harmony export */   qo: () => (/* binding */ roundUpStep)
/* harmony export */ });
/** Round numbers for the scale of a chart. */
/** Returns the least of 1, 2 and 5 times a power of ten that is not below `value`, which is above 0. */
function roundUpStep(value) {
    const magnitude = 10 ** Math.floor(Math.log10(value));
    return ([1, 2, 5].find(factor => factor * magnitude >= value) ?? 10) * magnitude;
}
/** Returns three to six round numbers within the range, where `low` is below `high`. */
function ticksWithin(low, high) {
    const step = roundUpStep((high - low) / 5);
    const first = Math.ceil(low / step);
    const length = Math.floor(high / step) - first + 1;
    return Array.from({ length }, (_, index) => (first + index) * step);
}
/** Returns the label of a tick, without rounding errors. */
function labelTick(tick) {
    return String(Number(tick.toPrecision(12)) + 0);
}


/***/ }),

/***/ 25970:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderHtml: () => (/* binding */ renderHtml)
});

// EXTERNAL MODULE: ./build/report/views/overview.js + 1 modules
var overview = __webpack_require__(22083);
// EXTERNAL MODULE: ./build/report/views/answer-contents.js
var answer_contents = __webpack_require__(48737);
// EXTERNAL MODULE: ./build/scan/fit-answers.js
var fit_answers = __webpack_require__(33157);
// EXTERNAL MODULE: ./build/scan/summarize-answers.js
var summarize_answers = __webpack_require__(44267);
// EXTERNAL MODULE: ./build/report/numbers.js
var numbers = __webpack_require__(73533);
// EXTERNAL MODULE: ./build/report/web-url.js
var web_url = __webpack_require__(50689);
;// CONCATENATED MODULE: ./build/report/views/answer-texts.js




/** UTF-16 units of all texts, with an allowance for what stands around each. */
const TEXTS_BUDGET = 2_000_000;
const ALLOWANCE = 2_000;
const MOST_LINKS = 10;
const MOST_QUERIES = 10;
/** Returns the answers by keyword, as many as a report has room for; undefined without any. */
function viewAnswerTexts({ answerRecords, keywords }) {
    const { answers, leftOut } = (0,fit_answers/* fitAnswers */.D)(answerRecords, keywords, TEXTS_BUDGET, ({ content }) => content.text.length + ALLOWANCE);
    if (answers.length === 0)
        return undefined;
    return {
        keywords: Array.from(Map.groupBy(answers, ({ keyword }) => keyword), ([keyword, ofKeyword]) => ({
            keyword,
            count: (0,numbers/* countOf */.pq)(ofKeyword.length, 'answer'),
            answers: ofKeyword.map(viewAnswer),
        })),
        note: leftOut > 0
            ? `${(0,numbers/* countOf */.pq)(leftOut, 'answer')} left out here to keep the file small. The result file has room for more.`
            : undefined,
    };
}
function viewAnswer({ engine, sample, model, content }) {
    const tone = content.cited ? 'better' : 'worse';
    const { text, isCut, queries } = content;
    return {
        ...{ engine, sample, model, text, tone },
        words: `${describeCitation(content)}; ${describeMention(content)}`,
        sources: content.citedSources.slice(0, MOST_LINKS).flatMap(linkTo),
        queries: queries.slice(0, MOST_QUERIES),
        cut: isCut ? `Only the first ${content.text.length} characters were kept.` : undefined,
    };
}
function linkTo({ url, domain }) {
    const page = (0,web_url/* parseWebPage */.Jy)(url);
    return page ? [{ url: page, label: domain }] : [];
}
function describeCitation(content) {
    if (content.cited)
        return 'cites the brand';
    if ((0,summarize_answers/* isRetrievedOnly */.B)(content))
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

// EXTERNAL MODULE: ./build/report/words.js
var words = __webpack_require__(44702);
// EXTERNAL MODULE: ./build/lib/text.js
var lib_text = __webpack_require__(94869);
// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
;// CONCATENATED MODULE: ./build/report/html/escape-html.js
/** Escaping for the HTML report. All text passes this function. */


const ENTITIES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
};
/**
 * Returns `text` as one escaped line, safe between tags and in a quoted attribute: well-formed, without control and
 * invisible format characters, at most `maxLength` code points before escaping.
 */
function escapeHtml(text, maxLength = 2000) {
    return toEntities((0,lib_text/* clip */.$Q)((0,lib_text/* toSingleLine */.OX)(text), maxLength));
}
/** Returns `text` as `escapeHtml` does, but with its line feeds, and at most 20,000 code points of it. */
function escapeHtmlLines(text) {
    return toEntities((0,lib_text/* clip */.$Q)((0,report_escape/* cleanLines */.v3)(text), 20_000));
}
function toEntities(text) {
    return text.replace(/[&<>"']/g, character => ENTITIES[character] ?? '');
}

;// CONCATENATED MODULE: ./build/report/html/markup.js
/** HTML as a type of its own, so that plain text cannot be used in its place. */



const LABEL_LENGTH = 100;
/**
 * Renders a template. Escapes and trims each value, and each item of a list, unless it is markup. Renders undefined as an
 * empty string.
 */
function markup(strings, ...values) {
    return { html: strings.map((text, index) => text + toHtml(values[index])).join('') };
}
function toHtml(value) {
    if (value === undefined)
        return '';
    if (Array.isArray(value))
        return value.map(toHtml).join('');
    return typeof value === 'object' ? value.html : escapeHtml(String(value));
}
/** Joins values with commas. */
function listOf(values) {
    return values.flatMap((value, index) => (index === 0 ? [value] : [markup `, `, value]));
}
/** Renders a text from outside, which may be right to left. */
function markup_name(text, maxLength = words/* NAME_LENGTH */.xt) {
    const html = escapeHtml(text, maxLength);
    return html === '' ? markup `–` : { html: `<span dir="auto">${html}</span>` };
}
/** Renders a text from outside with its line feeds. */
function lines(text) {
    return { html: escapeHtmlLines(text) };
}
/** Renders the first names with commas, and how many more there are. */
function names(texts, most = 20) {
    if (texts.length === 0)
        return markup `–`;
    const { shown, more } = (0,words/* cutList */.f6)(texts, most);
    return markup `${listOf(shown.map(text => markup_name(text)))}${{ html: more }}`;
}
/** Renders a link to a web page. The default label is its host and path. */
function markup_link(url, label = (0,web_url/* readablePlace */.QV)(url)) {
    return markup `<a href="${url.href}" rel="noopener noreferrer nofollow">${markup_name(label, LABEL_LENGTH)}</a>`;
}

;// CONCATENATED MODULE: ./build/report/html/table.js

/** Renders a table whose rows start with their header. */
function table(parts) {
    const { label, caption, columns, rows } = parts;
    const body = rows.map(([header, ...cells]) => markup `<tr><th scope="row">${header}</th>${cells.map((cell, index) => markup `<td${numberClass(columns[index + 1])}>${cell}</td>`)}</tr>
`);
    return tableOf({ label, caption, header: headerOf(columns), body: markup `<tbody>${body}</tbody>` });
}
/** Renders the cells of a header row. */
function headerOf(columns) {
    return markup `${columns.map(column => markup `<th scope="col"${numberClass(column)}>${column.title}</th>`)}`;
}
/** Renders a table from the cells of one header row and one or more `tbody` elements. */
function tableOf(parts) {
    const { label, caption, header, body } = parts;
    return markup `<div class="scroll" role="region" aria-label="${label}" tabindex="0">
<table>
<caption><span>${caption}</span></caption>
<thead><tr>${header}</tr></thead>
${body}
</table>
</div>`;
}
function numberClass(column) {
    return column?.isNumber ? markup ` class="number"` : undefined;
}

;// CONCATENATED MODULE: ./build/report/html/answer-contents.js




/** Renders how often each engine cites and names the brand, and who is cited and named where the brand is not. */
function presence(outcome) {
    const view = (0,answer_contents/* viewAnswerContents */.Q)(outcome);
    if (view === undefined)
        return undefined;
    const { columns, caption, rows, lists, legend, notes } = view;
    return markup `${table({
        label: 'Citations and mentions, table',
        caption,
        columns,
        rows: rows.map(({ engine, cells }) => [markup_name(engine), ...cells]),
    })}
${lists.length > 0 ? markup `<ul>${lists.map(shortList)}</ul>` : undefined}
${[...notes, legend].map(note => markup `<p class="muted">${note}</p>
`)}`;
}
/** Renders the sites that answers cite, and what the engines searched for. */
function citedDomains(outcome) {
    const view = (0,answer_contents/* viewAnswerContents */.Q)(outcome);
    if (view === undefined)
        return undefined;
    const { domains, queries } = view;
    return markup `${domains.rows.length === 0
        ? undefined
        : tableOf({
            label: 'Cited sites, table',
            caption: domains.caption,
            header: headerOf(domains.columns),
            body: domains.rows.map(domainBody),
        })}
${domains.note && markup `<p class="muted">${domains.note}</p>`}
${queries.items.length > 0 ? markup `<ul>${shortList(queries)}</ul>` : undefined}`;
}
function domainBody({ domain, owner, isOwn, answers, answersWithoutBrand, engines, pages, }) {
    return markup `<tbody><tr><th scope="row">${isOwn ? markup `<strong>${markup_name(domain)}</strong>` : markup_name(domain)}</th><td>${markup_name(owner)}</td><td class="number">${answers}</td><td class="number">${answersWithoutBrand}</td><td>${names(engines)}</td></tr>
${pages.map(({ url, label, answers: citing, }) => markup `<tr><td>${markup_link(url, label)}</td><td></td><td class="number">${citing}</td><td></td><td></td></tr>
`)}</tbody>
`;
}
function shortList({ title, items, more }) {
    const shown = items.map(item => markup `${markup_name(item.name)} (${markup_name(item.words)})`);
    return markup `<li><strong>${title}:</strong> ${listOf([...shown, ...(more === '' ? [] : [more])])}</li>
`;
}
/** Renders the full texts by keyword, folded. A text is plain text: its Markdown is not rendered. */
function answerTexts(outcome) {
    const view = viewAnswerTexts(outcome);
    if (view === undefined)
        return undefined;
    return markup `${view.keywords.map(({ keyword, count, answers, }) => markup `<details><summary><h3>${markup_name(keyword)}</h3> <span class="muted">${count}</span></summary>
<ul class="snippets">${answers.map(answerItem)}</ul>
</details>
`)}
${view.note && markup `<p class="muted">${view.note}</p>`}`;
}
function answerItem({ engine, sample, model, words, tone, text, sources, queries, cut, }) {
    const links = sources.map(({ url, label }) => markup_link(url, label));
    return markup `<li><p class="about">${markup_name(engine)} · ${markup_name(model)} · sample ${sample} · <span class="${tone}">${words}</span></p>
<blockquote class="answer" dir="auto">${lines(text)}</blockquote>
${cut && markup `<p class="about">${cut}</p>`}${links.length > 0 ? markup `<p class="about">Cited: ${listOf(links)}</p>` : undefined}${queries.length > 0 ? markup `<p class="about">Searched for: ${names(queries)}</p>` : undefined}</li>
`;
}

// EXTERNAL MODULE: ./build/report/views/answers.js
var answers = __webpack_require__(87097);
;// CONCATENATED MODULE: ./build/report/html/answers.js



/** Up to this number of texts, all are unfolded. */
const ALL_OPEN = 12;
/** Renders the pages that answers name as their source, by site. */
function sources(outcome) {
    const view = (0,answers/* viewSources */.ck)(outcome);
    if (view === undefined)
        return undefined;
    const header = headerOf(view.columns);
    return markup `${view.sites.length === 0
        ? undefined
        : tableOf({
            label: 'Sources, table',
            caption: view.caption,
            header,
            body: view.sites.map(bodyOf),
        })}
${view.notes.map(note => markup `<p class="muted">${note}</p>
`)}`;
}
function bodyOf({ host, count, pages }) {
    const rows = pages.map(({ url, label, answers, citing, engines, }) => markup `<tr><th scope="row">${markup_link(url, label)}</th><td class="number">${answers}</td><td class="number">${citing}</td><td>${names(engines)}</td></tr>
`);
    return markup `<tbody><tr class="group"><th scope="rowgroup" colspan="4">${markup_name(host)} <small>${count}</small></th></tr>
${rows}</tbody>
`;
}
/** Renders the texts by engine, those that cite the brand first. */
function snippets(outcome) {
    const view = (0,answers/* viewSnippets */.cQ)(outcome);
    if (view === undefined)
        return undefined;
    const isOpen = view.total <= ALL_OPEN;
    return markup `${view.engines.map(({ engine, count, snippets: shown, note, }) => markup `<details${isOpen ? markup ` open` : undefined}><summary><h3>${markup_name(engine)}</h3> <span class="muted">${count}</span></summary>
<ul class="snippets">${shown.map(snippetOf)}</ul>
${note && markup `<p class="muted">${note}</p>`}
</details>
`)}`;
}
function snippetOf({ keyword, sample, words, tone, snippet, source }) {
    return markup `<li><p class="about">${keyword === undefined ? 'All keywords' : markup_name(keyword)}${sample && markup ` · ${sample}`} · <span class="${tone}">${words}</span></p>
<blockquote dir="auto">${markup_name(snippet, answers/* SNIPPET_LENGTH */.zK)}</blockquote>
${source && markup `<p class="about">Source: ${markup_link(source)}</p>`}</li>
`;
}

// EXTERNAL MODULE: ./build/report/views/cost.js
var cost = __webpack_require__(33);
;// CONCATENATED MODULE: ./build/report/html/cost.js



/** Renders what the replies of each live engine used and cost. */
function cost_cost(outcome) {
    const view = (0,cost/* viewCost */.l)(outcome);
    if (view === undefined)
        return undefined;
    const { caption, columns, rows, total, note } = view;
    return markup `<p>This run: <strong>${total}</strong></p>${table({
        label: 'Cost, table',
        caption,
        columns,
        rows: rows.map(row => [markup_name(row.engine), row.replies, row.tokens, row.searches, row.cost, row.source]),
    })}<p class="muted">${note}</p>`;
}

// EXTERNAL MODULE: ./build/report/views/engines.js
var engines = __webpack_require__(51201);
;// CONCATENATED MODULE: ./build/report/html/engines.js



/** Renders one row for each engine. */
function engines_engines(outcome) {
    const view = (0,engines/* viewEngines */.Vl)(outcome);
    if (view === undefined)
        return undefined;
    const { caption, columns, isCompared, rows } = view;
    return table({
        label: 'Engines, table',
        caption,
        columns,
        rows: rows.map(({ engine, cited, votes, score, change, sentiment, source }) => [
            markup_name(engine),
            markup `<span class="${cited ? 'better' : 'worse'}">${cited ? 'Yes' : 'No'}</span>${votes && markup `, ${votes}`}`,
            score,
            ...(isCompared ? [change] : []),
            markup_name(sentiment),
            source ? markup_link(source) : '–',
        ]),
    });
}
/** Renders a row for each keyword and a column for each engine, with the share of samples that cite in colour and in words. */
function heatMap(outcome) {
    const view = (0,engines/* viewHeatMap */.ED)(outcome);
    if (view === undefined)
        return undefined;
    const { introduction, caption, engines: columns, rows, legend } = view;
    const body = rows.map(({ keyword, cells }) => markup `<tr><th scope="row">${keyword === undefined ? 'All keywords together' : markup_name(keyword)}</th>${columns.map(engine => heatCell(cells.get(engine)))}</tr>
`);
    return markup `${introduction && introduce(introduction)}
<div class="heat">
${tableOf({
        label: 'Engines by keywords, table',
        caption,
        header: markup `<th scope="col">Keyword</th>${columns.map(engine => markup `<th scope="col">${markup_name(engine)}</th>`)}`,
        body: markup `<tbody>${body}</tbody>`,
    })}
</div>
<p class="muted">${legend}</p>`;
}
function introduce({ emphasis, text }) {
    return emphasis === '' ? markup `<p>${text}</p>` : markup `<p><strong>${emphasis}</strong> ${text}</p>`;
}
function heatCell(cell) {
    if (cell === undefined)
        return markup `<td>–</td>`;
    const { share, words, score } = cell;
    return markup `<td class="heat-${Math.round(10 * share)}">${words} <small>score ${score}</small></td>`;
}

// EXTERNAL MODULE: ./build/report/views/changes.js
var changes = __webpack_require__(84711);
// EXTERNAL MODULE: ./build/report/views/missing-answers.js
var missing_answers = __webpack_require__(16352);
;// CONCATENATED MODULE: ./build/report/html/overview.js






const ARROWS = { better: '▲ ', worse: '▼ ', doubtful: '' };
/** Renders the headline and the reasons. */
function overview_overview(outcome) {
    const { brand, verdict, key } = outcome;
    const { before, after } = (0,overview/* headlineOf */.gD)(outcome);
    const tone = verdict.status === 'pass' && verdict.reportOnly ? 'report' : verdict.status;
    const lines = [...(0,overview/* reasonsOf */.zM)(outcome), ...(0,overview/* notesOf */.h$)(outcome).map(words/* withoutBackticks */.sG)];
    const missing = (0,missing_answers/* viewMissing */.O)(outcome);
    const reasons = lines.map(line => markup `<li>${line}</li>`);
    return markup `<p class="status ${tone}">${(0,overview/* statusOf */.c2)(outcome)}</p>
<h1>${before} ${markup_name(brand)} ${after}</h1>
${key === 'default' ? undefined : markup `<p class="muted">Gate: ${markup_name(key)}</p>`}
${reasons.length > 0 ? markup `<ul class="reasons">${reasons}</ul>` : undefined}
${missing && missingAnswers(missing)}
<p class="muted">${comparison(outcome)}</p>`;
}
function missingAnswers({ counts, lines }) {
    const items = lines.map(({ text, keyPage }) => markup `<li>${text}${keyPage && markup ` ${markup_link(keyPage, missing_answers/* KEY_PAGE */.m)}`}</li>`);
    return markup `<p><strong>Missing answers:</strong> ${counts}</p>
<ul>${items}</ul>`;
}
function comparison(outcome) {
    const { emphasis, text } = (0,overview/* viewComparison */.T1)(outcome);
    return markup `${emphasis && markup `<strong>${emphasis}</strong> `}${text}`;
}
/** Renders the numbers of the run, each with its change. */
function keyNumbers(outcome) {
    const numbers = (0,overview/* viewKeyNumbers */.p9)(outcome);
    return numbers.length === 0 ? undefined : markup `<dl class="numbers">${numbers.map(keyNumber)}</dl>`;
}
function keyNumber({ label, value, rest, isWord, note }) {
    const shown = isWord ? markup `<span class="word">${markup_name(value, 40)}</span>` : value;
    const small = rest === undefined ? undefined : markup ` <small>${rest}</small>`;
    return markup `<div><dt>${label}</dt><dd><span class="value">${shown}${small}</span>${note && noteOf(note)}</dd></div>`;
}
function noteOf({ name: subject, text, tone }) {
    return markup `<span class="${tone ?? 'muted'}">${subject === undefined ? undefined : markup `${markup_name(subject)} `}${tone && { html: ARROWS[tone] }}${text}</span>`;
}
/** Renders the engines and keywords that changed. */
function overview_changes(outcome) {
    const engines = [
        ...(0,changes/* viewEngineDrops */.ak)(outcome).map(({ engine, words, tone }) => markup `<li><strong class="${tone}">${markup_name(engine)}</strong> ${words}</li>`),
        ...(0,changes/* viewEngineChanges */.JR)(outcome).map(({ label, tone, engines }) => markup `<li><strong class="${tone}">${label}:</strong> ${names(engines)}</li>`),
    ];
    const keywords = (0,changes/* viewKeywordChanges */.Y3)(outcome);
    if (engines.length === 0 && keywords === undefined)
        return undefined;
    return markup `${engines.length > 0 ? markup `<ul>${engines}</ul>` : undefined}
${keywords &&
        table({
            label: 'Keywords that changed, table',
            caption: keywords.caption,
            columns: keywords.columns,
            rows: keywords.rows.map(({ keyword, change, tone, score, files }) => [
                markup_name(keyword),
                markup `<span class="${tone}">${change}</span>`,
                score,
                names(files),
            ]),
        })}`;
}

;// CONCATENATED MODULE: ./build/report/html/styles.js
/**
 * The style sheet of the report. It holds light and dark colours, each pair with a contrast of at least 4.5. The
 * printed page is light.
 */
const STYLES = `
:root {
  color-scheme: light dark;
  --page: #fbfbfa;
  --surface: #ffffff;
  --raised: #f3f4f4;
  --text: #1b2329;
  --muted: #56616a;
  --line: #dfe3e6;
  --accent: #0b5f83;
  --heat: #6fb6d8;
  --good: #17683a;
  --bad: #b0261d;
  --doubt: #845000;
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    --page: #13171a;
    --surface: #191e22;
    --raised: #22282d;
    --text: #e4e9ec;
    --muted: #a2afb8;
    --line: #343c43;
    --accent: #74c3e6;
    --heat: #1c6383;
    --good: #7fd09c;
    --bad: #ff9d94;
    --doubt: #ecbb6b;
  }
}
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body {
  margin: 0;
  background: var(--page);
  color: var(--text);
  font: 1rem/1.6 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", sans-serif;
  overflow-wrap: anywhere;
}
header, main, footer { max-width: 64rem; margin: 0 auto; padding: 0 1.25rem; }
header { padding-top: 2.5rem; }
main:focus { outline: none; }
footer {
  margin-top: 4rem;
  padding-top: 1.5rem;
  padding-bottom: 3rem;
  color: var(--muted);
  font-size: 0.875rem;
}
footer p { max-width: 46rem; margin: 0 0 0.5rem; }
p, ul, figure, dl { margin: 0 0 1rem; }
ul { padding-left: 1.25rem; }
main > p, main > ul, section > p, section > ul { max-width: 46rem; }
h1, h2, h3 { line-height: 1.25; text-wrap: balance; }
h1 { margin: 0.75rem 0 1rem; font-size: clamp(1.625rem, 1.2rem + 2vw, 2.5rem); font-weight: 650; letter-spacing: -0.015em; }
h2 { margin: 0 0 1rem; font-size: 1.375rem; font-weight: 650; letter-spacing: -0.01em; }
h3 { display: inline; margin: 0; font-size: 1rem; font-weight: 600; }
section { margin-top: 3.5rem; scroll-margin-top: 1rem; }
small { font-size: 0.8125rem; color: var(--muted); font-weight: 400; }
a { color: var(--accent); text-underline-offset: 0.15em; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.product { margin: 0 0 1.5rem; color: var(--muted); font-size: 0.875rem; }
.muted { color: var(--muted); }
.better { color: var(--good); }
.worse { color: var(--bad); }
.doubtful { color: var(--doubt); }
.skip { position: absolute; left: 1.25rem; top: -4rem; padding: 0.5rem 1rem; background: var(--surface); border-radius: 0.375rem; }
.skip:focus { top: 0.75rem; }
.status { margin: 0; font-weight: 650; }
.status::before { content: ""; display: inline-block; width: 0.7em; height: 0.7em; margin-right: 0.5em; border-radius: 50%; background: currentColor; }
.status.pass { color: var(--good); }
.status.fail, .status.error { color: var(--bad); }
.status.inconclusive { color: var(--doubt); }
.status.report { color: var(--accent); }
.reasons { font-size: 1.125rem; }
.reasons li { margin-bottom: 0.25rem; }
nav { margin-top: 1.75rem; font-size: 0.875rem; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; padding: 0.75rem 0; border: solid var(--line); border-width: 1px 0; list-style: none; }
nav a { display: inline-block; padding: 0.25rem 0; text-decoration: none; }
nav a:hover { text-decoration: underline; }
.numbers { display: grid; grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr)); gap: 1.5rem; }
.numbers dt { color: var(--muted); font-size: 0.875rem; }
.numbers dd { margin: 0; font-size: 0.875rem; }
.numbers .value { display: block; font-size: 2rem; font-weight: 650; line-height: 1.4; letter-spacing: -0.02em; font-variant-numeric: tabular-nums; }
.numbers .word { font-size: 1.375rem; line-height: 2; letter-spacing: 0; }
.numbers .value small { font-size: 1.125rem; letter-spacing: 0; }
figcaption { margin-top: 0.5rem; color: var(--muted); font-size: 0.875rem; }
.chart { display: block; width: 100%; max-width: 48rem; height: auto; overflow: visible; }
.chart text { fill: var(--muted); font-size: 13px; font-variant-numeric: tabular-nums; }
.chart .last { fill: var(--text); font-size: 18px; font-weight: 650; }
.grid { stroke: var(--line); stroke-width: 1; vector-effect: non-scaling-stroke; }
.baseline { stroke: var(--muted); stroke-width: 1.5; stroke-dasharray: 6 5; vector-effect: non-scaling-stroke; }
.line { fill: none; stroke: var(--accent); stroke-width: 2.5; stroke-linejoin: round; vector-effect: non-scaling-stroke; }
.dot { fill: var(--accent); stroke: var(--page); stroke-width: 2; }
.cross { fill: none; stroke: var(--bad); stroke-width: 3; stroke-linecap: round; vector-effect: non-scaling-stroke; }
.scroll { max-width: 100%; margin-bottom: 1rem; overflow: auto; background: var(--surface); border: 1px solid var(--line); border-radius: 0.5rem; }
table { width: 100%; border-collapse: separate; border-spacing: 0; font-size: 0.9375rem; line-height: 1.45; overflow-wrap: break-word; }
caption { padding: 0.75rem 1rem; color: var(--muted); font-size: 0.875rem; text-align: left; }
caption span { display: block; position: sticky; left: 1rem; width: max-content; max-width: min(58rem, 100vw - 5rem); }
th, td { max-width: 24rem; padding: 0.5rem 1rem; border-top: 1px solid var(--line); text-align: left; vertical-align: top; }
thead th { position: sticky; top: 0; z-index: 1; background: var(--raised); border-bottom: 1px solid var(--line); font-size: 0.8125rem; font-weight: 600; white-space: nowrap; }
thead + tbody tr:first-child > * { border-top: 0; }
tbody th { font-weight: 500; min-width: 9rem; }
th small, td small { display: block; }
.group th { background: var(--raised); font-weight: 600; }
.group small { display: inline; margin-left: 0.5rem; }
.number { text-align: right; font-variant-numeric: tabular-nums; }
.heat .scroll { max-height: 75vh; }
.heat td { min-width: 6.5rem; border-left: 1px solid var(--line); font-variant-numeric: tabular-nums; background: var(--surface); }
.heat td small { color: inherit; }
.heat tbody th { position: sticky; left: 0; max-width: min(18rem, 42vw); background: var(--surface); }
.heat thead th { white-space: normal; }
.heat thead th:first-child { left: 0; z-index: 2; }
${Array.from({ length: 10 }, (_, index) => `.heat .heat-${index + 1} { background: color-mix(in srgb, var(--heat) ${10 * (index + 1)}%, var(--surface)); }`).join('\n')}
.bar { display: block; width: 100%; min-width: 7rem; height: 0.5rem; margin: 0.375rem 0; }
.bar-ground { fill: var(--raised); }
.bar-own { fill: var(--accent); }
.bar-other { fill: var(--muted); }
details { margin-bottom: 0.75rem; }
summary { width: fit-content; padding: 0.375rem 0; color: var(--accent); cursor: pointer; }
summary h3 { color: var(--text); }
.snippets { max-width: 46rem; padding: 0; list-style: none; }
.snippets li { margin: 0 0 1.25rem; padding-left: 1rem; border-left: 2px solid var(--line); }
blockquote { margin: 0.25rem 0; }
.answer { white-space: pre-wrap; }
.about { margin: 0; color: var(--muted); font-size: 0.875rem; }
@media (max-width: 40rem) {
  header { padding-top: 1.5rem; }
  section { margin-top: 2.75rem; }
  .numbers { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 1.25rem; }
  .chart text { font-size: 24px; }
  .chart .last { font-size: 27px; }
  th, td { padding: 0.5rem 0.75rem; }
}
@media (prefers-reduced-motion: no-preference) {
  html { scroll-behavior: smooth; }
}
@media print {
  @page { margin: 16mm; }
  body { font-size: 10pt; }
  nav, .skip { display: none; }
  header, main, footer { max-width: none; padding: 0; }
  .scroll, .heat .scroll { max-height: none; overflow: visible; border: 0; }
  thead th, .heat tbody th, caption span { position: static; }
  tr, li, figure { break-inside: avoid; }
  h2, h3, caption, thead { break-after: avoid; }
  details::details-content { content-visibility: visible; }
  .status::before, .heat td, .bar, .group th, thead th { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
`;
/** The hash of `STYLES` for the content security policy. */
const STYLES_HASH = 'sha256-TCnRE6uEQOq2n+QwghL8sQ75ylaRCGJzwyFsG+YzaRE=';

;// CONCATENATED MODULE: ./build/report/html/page.js
/** The document around the sections. */


const POLICY = [
    "default-src 'none'",
    `style-src '${STYLES_HASH}'`,
    "img-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
].join('; ');
/** Renders the whole document. The policy lets the browser apply the one style sheet, and load or run nothing else. */
function renderPage({ title, overview, sections, footer }) {
    const shown = sections.filter(({ body }) => body !== undefined);
    return markup `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${{ html: POLICY }}">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>${{ html: STYLES }}</style>
</head>
<body>
<a class="skip" href="#report">Skip to the report</a>
<header>
<p class="product">AI visibility report</p>
</header>
<main id="report" tabindex="-1">
${overview}
${shown.length > 2 ? markup `<nav aria-label="Sections"><ul>${shown.map(({ id, title }) => markup `<li><a href="#${id}">${title}</a></li>`)}</ul></nav>` : undefined}
${shown.map(({ id, title, body }) => markup `<section id="${id}">
<h2>${title}</h2>
${body}
</section>
`)}
</main>
<footer>
${footer}
</footer>
</body>
</html>
`.html;
}

// EXTERNAL MODULE: ./build/report/views/reports-and-drafts.js
var reports_and_drafts = __webpack_require__(91038);
;// CONCATENATED MODULE: ./build/report/html/reports-and-drafts.js



/** Renders the state of the service's reports, and the list of drafts without their text. */
function reportsAndDrafts(outcome) {
    const { reports, instead } = (0,reports_and_drafts/* viewServiceReports */._R)(outcome);
    const { advice, caption, columns, drafts, problems } = (0,reports_and_drafts/* viewDrafts */.Sk)(outcome.suggestions);
    if (reports.length + drafts.length + problems.length === 0)
        return undefined;
    const states = reports.map(({ subject, id, words }) => markup `<li><strong>${subject}</strong>${id === '' ? undefined : markup ` (${markup_name(id)})`} ${words}</li>`);
    const missing = problems.map(({ keyword, problem }) => markup `<li>No draft for <strong>${markup_name(keyword)}</strong>: ${problem}</li>`);
    return markup `${states.length > 0 ? markup `<ul>${states}</ul>` : undefined}
${instead && markup `<p>${instead}</p>`}
${missing.length > 0 ? markup `<ul>${missing}</ul>` : undefined}
${advice && markup `<p>${advice}</p>`}
${drafts.length > 0
        ? table({
            label: 'Drafts, table',
            caption,
            columns,
            rows: drafts.map(({ keyword, engines, estimate, file }) => [
                markup_name(keyword),
                names(engines),
                estimate ?? '–',
                file,
            ]),
        })
        : undefined}`;
}

// EXTERNAL MODULE: ./build/report/views/rules.js + 1 modules
var rules = __webpack_require__(47615);
;// CONCATENATED MODULE: ./build/report/html/rules.js




/** Renders one row for each rule. */
function rules_rules(outcome) {
    const view = (0,rules/* viewRules */.F)(outcome);
    if (view === undefined)
        return undefined;
    return table({
        label: 'Rules, table',
        caption: view.caption,
        columns: view.columns,
        rows: view.rows.map(({ subject, input, result, tone, observed, limit, baseline, drop }) => [
            markup `${subject}${input && markup ` <small>${input}</small>`}`,
            markup `<span class="${tone}">${result}</span>`,
            markup_name(observed),
            markup_name(limit),
            baseline,
            drop,
        ]),
    });
}
/** Renders what the numbers rest on, and the size and certainty of the drops. */
function certainty(outcome) {
    const view = (0,rules/* viewCertainty */.f)(outcome);
    if (view === undefined)
        return undefined;
    const { basis, chance, sight, caption, columns } = view;
    const rows = view.rows.map(([value = '', ...cells]) => [markup_name(value), ...cells]);
    const shifts = view.shifts.map(({ engine, words }) => markup `<li>${markup_name(engine)} ${words}</li>`);
    return markup `<p>${basis}</p>
${chance && markup `<p>${(0,words/* withoutBackticks */.sG)(chance)}</p>`}
${sight && markup `<p>What this gate can see: ${(0,words/* withoutBackticks */.sG)(sight)}</p>`}
${rows.length > 0 ? table({ label: 'Certainty, table', caption, columns, rows }) : undefined}
${shifts.length > 0 ? markup `<ul>${shifts}</ul>` : undefined}`;
}

// EXTERNAL MODULE: ./build/report/views/settings.js
var settings = __webpack_require__(15085);
// EXTERNAL MODULE: ./build/report/views/warnings.js
var warnings = __webpack_require__(71561);
;// CONCATENATED MODULE: ./build/report/html/settings.js





/** Renders contradictions in the answers. */
function settings_warnings(outcome) {
    const lines = (0,warnings/* viewWarnings */.P)(outcome).map(({ text, label, scanIds }) => markup `<li>${text} <small>(${label} ${names(scanIds, words/* LISTED_IDS */.x2)})</small></li>`);
    return lines.length === 0 ? undefined : markup `<ul>${lines}</ul>`;
}
/** Renders what makes two runs comparable, and the limits. */
function settings_settings(outcome) {
    const { caption, columns, rows } = (0,settings/* viewSettings */.bL)(outcome);
    return table({
        label: 'Settings, table',
        caption,
        columns,
        rows: rows.map(({ name: setting, subject, values }) => [
            markup `${markup_name(setting)}${subject && markup ` <small>${subject}</small>`}`,
            valuesOf(values),
        ]),
    });
}
function valuesOf(values) {
    return values.length === 1 ? markup_name(values[0] ?? '', settings/* LONGEST_SETTING */.an) : names(values);
}
/** Renders times, links and how to read the numbers. */
function footer(outcome) {
    const { times, language, keywords, runUrl, commitUrl, commit, scanIds, notes } = (0,settings/* viewRun */.bz)(outcome);
    const facts = [
        times,
        markup `language ${markup_name(language)}`,
        keywords,
        ...(runUrl ? [markup_link(runUrl, 'workflow run')] : []),
        ...(commitUrl ? [markup_link(commitUrl, commit)] : []),
        ...(scanIds.length > 0 ? [markup `scans ${names(scanIds, words/* LISTED_IDS */.x2)}`] : []),
    ];
    return markup `<p>${listOf(facts)}.</p>
${notes.map(note => markup `<p>${(0,words/* withoutBackticks */.sG)(note)}</p>`)}`;
}

// EXTERNAL MODULE: ./build/report/views/share-of-voice.js
var share_of_voice = __webpack_require__(68348);
;// CONCATENATED MODULE: ./build/report/html/share.js



/** Renders the brand and its competitors as a table with bars, and the competitors that are missing. */
function shareOfVoice(outcome) {
    const view = (0,share_of_voice/* viewShareOfVoice */.Q)(outcome);
    if (view === undefined)
        return undefined;
    const { caption, columns, rows, missing, missingWords, note } = view;
    return markup `${rows.length > 0
        ? table({
            label: 'Share of voice, table',
            caption,
            columns,
            rows: rows.map(({ name: brand, isOwn, share, percent, answers, score }) => [
                isOwn ? markup `<strong>${markup_name(brand)}</strong> <small>this brand</small>` : markup_name(brand),
                markup `${percent}${barOf(share, isOwn)}`,
                answers,
                score,
            ]),
        })
        : undefined}
${missing.length > 0 ? markup `<p><strong>${missingWords}</strong> ${names(missing)}.</p>` : undefined}${note && markup `<p class="muted">${note}</p>`}`;
}
/** The number in the same cell says the same, so the bar is hidden from assistive technology. */
function barOf(share, isOwn) {
    const width = Math.round(1000 * share) / 10;
    return markup `<svg class="bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true"><rect class="bar-ground" width="100" height="10"/><rect class="${isOwn ? 'bar-own' : 'bar-other'}" width="${width}" height="10"/></svg>`;
}

// EXTERNAL MODULE: ./build/report/views/trend.js
var trend = __webpack_require__(24353);
// EXTERNAL MODULE: ./build/lib/chart-scale.js
var chart_scale = __webpack_require__(9027);
// EXTERNAL MODULE: ./build/lib/numbers.js
var lib_numbers = __webpack_require__(46958);
;// CONCATENATED MODULE: ./build/report/html/trend-chart.js
/** The citation score over the comparable runs as a line, drawn from numbers and dates alone. */




const WIDTH = 720;
const HEIGHT = 300;
const TOP = 20;
const BOTTOM = 256;
/** The axis is to the left of it, and the last value to the right of `RIGHT`. */
const LEFT = 76;
const RIGHT = 600;
const CROSS = 7;
/** Renders the chart. `baseline` is drawn as a line across. */
function trendChart(points, [low, high], baseline) {
    const toY = (value) => round(BOTTOM - ((value - low) / (high - low)) * (BOTTOM - TOP));
    const toX = (index) => round(LEFT + (index / Math.max(points.length - 1, 1)) * (RIGHT - LEFT));
    const placed = points.map((point, index) => ({ point, x: toX(index), y: toY(point.overallBcr) }));
    const grid = (0,chart_scale/* ticksWithin */.Cd)(low, high).map(tick => markup `<line class="grid" x1="0" x2="${RIGHT}" y1="${toY(tick)}" y2="${toY(tick)}"/>
<text x="0" y="${toY(tick) - 5}">${(0,chart_scale/* labelTick */.Gg)(tick)}</text>`);
    return markup `<svg class="chart" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-labelledby="trend-title trend-description">
<title id="trend-title">Citation score over ${(0,numbers/* countOf */.pq)(points.length, 'run')}</title>
<desc id="trend-description">${describe(points, baseline)}</desc>
<g aria-hidden="true">
${grid}
${baseline === undefined ? undefined : baselineOf(toY(baseline))}
<polyline class="line" points="${placed.map(({ x, y }) => `${x},${y}`).join(' ')}"/>
${placed.map(({ point, x, y }) => markerOf(point, x, y))}
${lastLabel(placed.at(-1))}
<text x="0" y="292">${(0,words/* dayOf */.kb)(points[0]?.createdAt ?? '')}</text>
<text x="${RIGHT}" y="292" text-anchor="end">${(0,words/* dayOf */.kb)(points.at(-1)?.createdAt ?? '')}</text>
</g>
</svg>`;
}
/** Returns the chart in words. */
function describe(points, baseline) {
    const [first, last] = [points[0], points.at(-1)];
    if (first === undefined || last === undefined)
        return '';
    const failed = points.filter(point => point.failed).length;
    return [
        `From ${(0,lib_numbers/* formatScore */.y)(first.overallBcr)} on ${(0,words/* dayOf */.kb)(first.createdAt)} to ${(0,lib_numbers/* formatScore */.y)(last.overallBcr)} on ${(0,words/* dayOf */.kb)(last.createdAt)}.`,
        failed === 0 ? 'No run failed.' : `${(0,numbers/* countOf */.pq)(failed, 'run')} failed.`,
        ...(baseline === undefined ? [] : [`The baseline is ${(0,lib_numbers/* formatScore */.y)(baseline)}.`]),
    ].join(' ');
}
function baselineOf(y) {
    return markup `<line class="baseline" x1="0" x2="${RIGHT}" y1="${y}" y2="${y}"/>`;
}
/** A dot, or a cross for a run that failed. */
function markerOf({ failed }, x, y) {
    return failed
        ? markup `<path class="cross" d="M${x - CROSS} ${y - CROSS}l${2 * CROSS} ${2 * CROSS}m0 ${-2 * CROSS}l${-2 * CROSS} ${2 * CROSS}"/>`
        : markup `<circle class="dot" cx="${x}" cy="${y}" r="5"/>`;
}
function lastLabel(last) {
    if (last === undefined)
        return undefined;
    const { point, x, y } = last;
    return markup `<text class="last" x="${x + 16}" y="${y + 6}">${(0,lib_numbers/* formatScore */.y)(point.overallBcr)}</text>`;
}
function round(value) {
    return Math.round(value * 10) / 10;
}

;// CONCATENATED MODULE: ./build/report/html/trend-section.js




/** Renders the chart, its legend, and its numbers as a table. */
function trend_section_trend(outcome) {
    const view = (0,trend/* viewTrend */.d)(outcome);
    if (view === undefined)
        return undefined;
    const { points, range, baseline, legend, title, caption, columns, rows } = view;
    const chart = range && trendChart(points, range, baseline);
    return markup `${chart && markup `<figure>${chart}<figcaption>${legend}</figcaption></figure>`}
<details><summary>${title}</summary>
${table({
        label: 'Trend, table',
        caption,
        columns,
        rows: rows.map(({ day, url, score, engines, note }) => [url ? markup_link(url, day) : day, score, engines, note]),
    })}
</details>`;
}

;// CONCATENATED MODULE: ./build/report/html/html.js












/** Renders the whole report as an HTML document. */
function renderHtml(outcome) {
    const { before, after } = (0,overview/* headlineOf */.gD)(outcome);
    const sections = [
        { id: 'numbers', title: 'Key numbers', body: keyNumbers(outcome) },
        { id: 'changes', title: 'What changed', body: overview_changes(outcome) },
        { id: 'trend', title: 'Trend', body: trend_section_trend(outcome) },
        { id: 'engines', title: 'Engines', body: engines_engines(outcome) },
        { id: 'keywords', title: 'Engines by keywords', body: heatMap(outcome) },
        { id: 'presence', title: 'Citations and mentions', body: presence(outcome) },
        { id: 'share', title: 'Share of voice', body: shareOfVoice(outcome) },
        { id: 'rules', title: 'Rules', body: rules_rules(outcome) },
        { id: 'certainty', title: 'How certain this is', body: certainty(outcome) },
        { id: 'sources', title: 'Cited sources', body: citedDomains(outcome) ?? sources(outcome) },
        { id: 'snippets', title: 'What the engines said', body: snippets(outcome) },
        { id: 'texts', title: 'Full answers', body: answerTexts(outcome) },
        { id: 'cost', title: 'Cost', body: cost_cost(outcome) },
        { id: 'warnings', title: 'Warnings', body: settings_warnings(outcome) },
        { id: 'reports', title: 'Reports and drafts', body: reportsAndDrafts(outcome) },
        { id: 'settings', title: 'Settings', body: settings_settings(outcome) },
    ];
    return renderPage({
        title: `${(0,overview/* statusOf */.c2)(outcome)}: ${before} ${outcome.brand} ${after}`,
        overview: overview_overview(outcome),
        sections,
        footer: footer(outcome),
    });
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
