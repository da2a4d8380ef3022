export const id = 2130;
export const ids = [2130];
export const modules = {

/***/ 9027:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   Gg: () => (/* binding */ labelTick),
/* harmony export */   _K: () => (/* binding */ scaleOf)
/* harmony export */ });
/* unused harmony export roundUpStep */
function roundUpStep(value) {
    const magnitude = 10 ** Math.floor(Math.log10(value));
    return ([1, 2, 5].find(factor => factor * magnitude >= value) ?? 10) * magnitude;
}
function labelTick(tick) {
    return String(Number(tick.toPrecision(12)) + 0);
}
function scaleOf([low, high]) {
    const step = roundUpStep((high - low) / 4 || 1);
    const lowest = Math.floor(low / step);
    return { step, lowest, highest: Math.max(lowest + 1, Math.ceil(high / step)) };
}
function linesOf({ step, lowest, highest }) {
    return Array.from({ length: highest - lowest + 1 }, (_, index) => (lowest + index) * step);
}


/***/ }),

/***/ 82130:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderHtml: () => (/* reexport */ renderHtml),
  renderPortfolioHtml: () => (/* reexport */ renderPortfolioHtml)
});

// EXTERNAL MODULE: ./build/report/views/lead.js
var lead = __webpack_require__(74626);
// EXTERNAL MODULE: ./build/report/views/overview.js + 1 modules
var overview = __webpack_require__(22083);
// EXTERNAL MODULE: ./build/report/views/answer-contents.js
var answer_contents = __webpack_require__(48737);
// EXTERNAL MODULE: ./build/report/web-url.js
var web_url = __webpack_require__(50689);
// EXTERNAL MODULE: ./build/report/words.js
var words = __webpack_require__(44702);
// EXTERNAL MODULE: ./build/lib/text.js
var lib_text = __webpack_require__(94869);
// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
;// CONCATENATED MODULE: ./build/report/html/escape-html.js


const ENTITIES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
};
function escapeHtml(text, maxLength = 2000) {
    return toEntities((0,lib_text/* clip */.$Q)((0,lib_text/* toSingleLine */.OX)(text), maxLength));
}
function escapeHtmlLines(text) {
    return toEntities((0,lib_text/* clip */.$Q)((0,report_escape/* cleanLines */.v3)(text), 20_000));
}
function toEntities(text) {
    return text.replace(/[&<>"']/g, character => ENTITIES[character] ?? '');
}

;// CONCATENATED MODULE: ./build/report/html/markup.js



const LABEL_LENGTH = 100;
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
function listOf(values) {
    return values.flatMap((value, index) => (index === 0 ? [value] : [markup `, `, value]));
}
function own(text) {
    return { html: text.replaceAll('<', '&lt;') };
}
function markup_name(text, maxLength = words/* NAME_LENGTH */.xt) {
    const html = escapeHtml(text, maxLength);
    return html === '' ? markup `–` : { html: `<span dir="auto">${html}</span>` };
}
function lines(text) {
    return { html: escapeHtmlLines(text) };
}
function piece(text) {
    const [before, after] = [/^\s/, /.\s$/s].map(pattern => (pattern.test(text) ? ' ' : ''));
    return { html: `${before}${escapeHtmlLines(text.trimStart())}${after}` };
}
function names(texts, most = 20) {
    if (texts.length === 0)
        return markup `–`;
    const { shown, more } = (0,words/* cutList */.f6)(texts, most);
    return markup `${listOf(shown.map(text => markup_name(text)))}${{ html: more }}`;
}
function markup_link(url, label = (0,web_url/* readablePlace */.QV)(url)) {
    return markup `<a href="${url.href}" rel="noopener noreferrer nofollow">${markup_name(label, LABEL_LENGTH)}</a>`;
}

;// CONCATENATED MODULE: ./build/report/html/table.js

function table(parts) {
    const { label, caption, columns, rows } = parts;
    const body = rows.map(([header, ...cells]) => markup `<tr><th scope="row">${header}</th>${cellsOf(columns, cells)}</tr>
`);
    return tableOf({ label, caption, header: headerOf(columns), body: markup `<tbody>${body}</tbody>` });
}
function cellsOf([, ...columns], cells) {
    return markup `${cells.map((cell, index) => markup `<td${numberClass(columns[index])} data-label="${columns[index]?.title}">${cell}</td>`)}`;
}
function groupRow(columns, title, count) {
    return markup `<tbody><tr class="group"><th scope="rowgroup" colspan="${columns.length}">${title} <small>${count}</small></th></tr></tbody>
`;
}
function headerOf(columns) {
    return markup `${columns.map(column => markup `<th scope="col"${numberClass(column)}>${column.title}</th>`)}`;
}
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
function citedDomains(outcome) {
    const view = (0,answer_contents/* viewAnswerContents */.Q)(outcome);
    if (view === undefined || view.domains.groups.length === 0)
        return undefined;
    const { columns, caption, groups, note } = view.domains;
    return markup `${tableOf({
        label: 'Cited sites, table',
        caption,
        header: headerOf(columns),
        body: groups.map(({ title, count, rows }) => markup `${groupRow(columns, title, count)}${rows.map(row => domainBody(columns, row))}`),
    })}
${note && markup `<p class="muted">${note}</p>`}`;
}
function searches(outcome) {
    const queries = (0,answer_contents/* viewAnswerContents */.Q)(outcome)?.queries;
    if (queries === undefined || queries.items.length === 0)
        return undefined;
    const items = queries.items.map(({ name: query, words }) => markup `<li>${markup_name(query)} <span class="muted">${words}</span></li>
`);
    return markup `<ul class="searches">${items}</ul>
${queries.more && markup `<p class="muted">${queries.more}</p>`}`;
}
function domainBody(columns, { domain, owner, isOwn, answers, answersWithoutBrand, engines, pages }) {
    return markup `<tbody><tr><th scope="row">${isOwn ? markup `<strong>${markup_name(domain)}</strong>` : markup_name(domain)}</th>${cellsOf(columns, [markup_name(owner), answers, answersWithoutBrand, names(engines)])}</tr>
${pages.map(({ url, label, answers: citing, }) => markup `<tr class="page"><td>${markup_link(url, label)}</td>${cellsOf(columns, [undefined, citing, undefined, undefined])}</tr>
`)}</tbody>
`;
}
function shortList({ title, items, more }) {
    const shown = items.map(item => markup `${markup_name(item.name)} (${markup_name(item.words)})`);
    return markup `<li><strong>${title}:</strong> ${listOf([...shown, ...(more === '' ? [] : [more])])}</li>
`;
}

// EXTERNAL MODULE: ./build/report/views/engines.js
var engines = __webpack_require__(51201);
;// CONCATENATED MODULE: ./build/report/html/engines.js



function engines_engines(outcome) {
    const view = (0,engines/* viewEngines */.V)(outcome);
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

// EXTERNAL MODULE: ./build/report/views/rules.js
var rules = __webpack_require__(23553);
;// CONCATENATED MODULE: ./build/report/html/rules.js




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





function settings_warnings(outcome) {
    const lines = (0,warnings/* viewWarnings */.P)(outcome).map(({ text, label, scanIds }) => markup `<li>${text} <small>(${label} ${names(scanIds, words/* LISTED_IDS */.x2)})</small></li>`);
    return lines.length === 0 ? undefined : markup `<ul>${lines}</ul>`;
}
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

;// CONCATENATED MODULE: ./build/report/html/appendix.js




function appendix(outcome) {
    const parts = [
        { title: 'Rules', body: rules_rules(outcome) },
        { title: 'How certain this is', body: certainty(outcome) },
        { title: 'Engines', body: engines_engines(outcome) },
        { title: 'Settings', body: settings_settings(outcome) },
    ];
    return markup `${parts.map(({ title, body }) => body === undefined
        ? undefined
        : markup `<details><summary><h3>${title}</h3></summary>
${body}
</details>
`)}`;
}

// EXTERNAL MODULE: ./build/report/views/changed-answers.js
var changed_answers = __webpack_require__(4248);
// EXTERNAL MODULE: ./build/report/views/changes.js
var changes = __webpack_require__(84711);
;// CONCATENATED MODULE: ./build/report/html/changes.js




function changes_changes(outcome) {
    const engines = (0,changes/* viewEngineChanges */.JR)(outcome).map(({ label, tone, engines: listed }) => markup `<li><strong class="${tone}">${label}:</strong> ${names(listed)}</li>`);
    const keywords = (0,changes/* viewKeywordChanges */.Y3)(outcome);
    const answers = (0,changed_answers/* viewChangedAnswers */.V)(outcome, changed_answers/* IN_REPORT */.h);
    if (engines.length === 0 && keywords === undefined && answers === undefined)
        return undefined;
    return markup `${answers && changedAnswers(answers)}
${engines.length > 0 ? markup `<ul>${engines}</ul>` : undefined}
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
function changedAnswers(view) {
    const { counts, columns, lost, gained, more, knowsInstead } = view;
    const rows = [...lost, ...gained];
    const toRow = ({ keyword, engine, change, before, now, instead }) => [
        markup_name(keyword),
        markup_name(engine),
        before,
        markup `<span class="${change === 'lost' ? 'worse' : 'better'}">${change === 'lost' ? '▼' : '▲'} ${now}</span>`,
        ...(knowsInstead ? [names(instead)] : []),
    ];
    return markup `<p>${counts}</p>
${rows.length === 0
        ? undefined
        : table({
            label: 'Answers that changed, table',
            caption: 'How many answers cited the brand before, and cite it now; the clearest losses first',
            columns,
            rows: rows.map(toRow),
        })}
${more && markup `<p class="muted">${more}</p>`}`;
}

// EXTERNAL MODULE: ./build/report/views/cost.js
var cost = __webpack_require__(33);
;// CONCATENATED MODULE: ./build/report/html/cost.js



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

// EXTERNAL MODULE: ./build/report/numbers.js
var numbers = __webpack_require__(73533);
// EXTERNAL MODULE: ./build/report/views/keywords.js
var keywords = __webpack_require__(57720);
// EXTERNAL MODULE: ./node_modules/entities/dist/decode.js + 2 modules
var decode = __webpack_require__(57031);
// EXTERNAL MODULE: ./node_modules/marked/lib/marked.esm.js
var marked_esm = __webpack_require__(48022);
;// CONCATENATED MODULE: ./build/report/html/answer-text.js






const LONGEST_TEXT = 20_000;
const DEEPEST = 8;
const DENSE_SYNTAX = 0.1;
const FEW_SIGNS = 100;
function answerText(text) {
    const source = (0,lib_text/* clip */.$Q)((0,report_escape/* cleanLines */.v3)(text), LONGEST_TEXT);
    const tokens = isMostlySyntax(source) ? undefined : lex(source);
    return tokens === undefined
        ? markup `<p class="lines">${lines(source)}</p>`
        : markup `${tokens.map(token => block(token, 0))}`;
}
function isMostlySyntax(text) {
    const signs = text.match(/[*_~`>[\]|]/g)?.length ?? 0;
    return signs > FEW_SIGNS && signs > DENSE_SYNTAX * text.length;
}
function lex(text) {
    try {
        return marked_esm/* Lexer */.JG.lex(text.replace(/^[ \t]{12,}/gm, '            '));
    }
    catch (error) {
        if (error instanceof RangeError)
            return undefined;
        throw error;
    }
}
function block(token, depth) {
    if (depth > DEEPEST)
        return markup `<p>${lines(token.raw)}</p>`;
    switch (token.type) {
        case 'space':
        case 'def':
        case 'hr':
            return undefined;
        case 'paragraph':
            return markup `<p>${inline(token.tokens, depth)}</p>`;
        case 'heading':
            return markup `<p><strong>${inline(token.tokens, depth)}</strong></p>`;
        case 'blockquote':
            return markup `<blockquote>${blocks(token.tokens, depth)}</blockquote>`;
        case 'code':
            return markup `<p class="lines"><code>${lines(textOf(token))}</code></p>`;
        case 'list':
            return isList(token) ? list(token, depth) : undefined;
        case 'table':
            return isTable(token) ? rows(token, depth) : undefined;
        case 'text':
            return markup `<p>${token.tokens === undefined ? piece((0,decode/* decodeHTML */.Gz)(textOf(token))) : inline(token.tokens, depth)}</p>`;
        default:
            return markup `<p>${lines(token.raw)}</p>`;
    }
}
function blocks(tokens, depth) {
    return (tokens ?? []).map(token => block(token, depth + 1));
}
function isList(token) {
    return token.type === 'list' && 'items' in token;
}
function isTable(token) {
    return token.type === 'table' && 'rows' in token;
}
function list({ ordered, start, items }, depth) {
    const rendered = items.map(item => markup `<li>${item.tokens.map(token => itemPart(token, depth + 1))}</li>`);
    if (!ordered)
        return markup `<ul>${rendered}</ul>`;
    const isFirst = typeof start !== 'number' || start === 1;
    return markup `<ol${isFirst ? undefined : markup ` start="${start}"`}>${rendered}</ol>`;
}
function itemPart(token, depth) {
    return token.type === 'text' && token.tokens !== undefined
        ? markup `${inline(token.tokens, depth)}`
        : block(token, depth);
}
function rows({ header, rows: body }, depth) {
    const cells = (row) => row.map(({ tokens }, index) => [index === 0 ? undefined : piece(' · '), inline(tokens, depth)]);
    return markup `<ul><li><strong>${cells(header)}</strong></li>${body.map(row => markup `<li>${cells(row)}</li>`)}</ul>`;
}
function inline(tokens, depth) {
    return (tokens ?? []).map(token => span(token, depth + 1));
}
function span(token, depth) {
    if (depth > DEEPEST)
        return piece(token.raw);
    switch (token.type) {
        case 'strong':
            return markup `<strong>${inline(token.tokens, depth)}</strong>`;
        case 'em':
            return markup `<em>${inline(token.tokens, depth)}</em>`;
        case 'del':
            return markup `${inline(token.tokens, depth)}`;
        case 'codespan':
            return markup `<code>${piece(textOf(token))}</code>`;
        case 'br':
            return markup `<br>`;
        case 'link':
            return answer_text_anchor(token, depth);
        case 'image':
        case 'escape':
            return piece(textOf(token));
        case 'text':
            return piece((0,decode/* decodeHTML */.Gz)(textOf(token)));
        default:
            return piece(token.raw);
    }
}
function answer_text_anchor(token, depth) {
    const label = inline('tokens' in token ? token.tokens : undefined, depth);
    const url = (0,web_url/* parseWebUrl */.BD)('href' in token && typeof token.href === 'string' ? token.href : '');
    return url === undefined
        ? markup `${label}`
        : markup `<a href="${url.href}" rel="noopener noreferrer nofollow">${label}</a>`;
}
function textOf(token) {
    return 'text' in token && typeof token.text === 'string' ? token.text : token.raw;
}

;// CONCATENATED MODULE: ./build/report/html/keywords.js





const WHOLE_REPORT = { answers: 2_800_000, rows: Number.POSITIVE_INFINITY };
const MOST_COLUMNS = 8;
const ANSWERS_FRAME = 250;
const SHORTEST_CUT = 500;
const MARKS = { lost: '▼ ', gained: '▲ ' };
function keywords_keywords(outcome, budget = WHOLE_REPORT) {
    const map = (0,keywords/* viewHeatMap */.ED)(outcome);
    const answered = (0,keywords/* viewKeywordAnswers */.k2)(outcome);
    if (map === undefined && answered.length === 0)
        return undefined;
    const engines = map?.engines ?? [];
    const known = new Set(map?.rows.map(({ keyword }) => keyword));
    const byKeyword = new Map(answered.map(entry => [entry.keyword, entry]));
    const all = [
        ...(map?.rows ?? []).map(({ keyword, cells }) => ({ keyword, cells, answered: byKeyword.get(keyword) })),
        ...answered
            .filter(({ keyword }) => !known.has(keyword))
            .map(entry => ({ keyword: entry.keyword, cells: undefined, answered: entry })),
    ];
    const rows = [];
    let left = budget.rows;
    for (const { keyword, cells, answered: entry } of all) {
        const shown = cells === undefined ? [] : engines.map(engine => heatCell(engine, cells.get(engine)));
        left -= Buffer.byteLength(row(keyword, shown, undefined).html) + (entry ? ANSWERS_FRAME : 0);
        if (left < 0)
            break;
        rows.push({ keyword, cells: shown, answered: entry });
    }
    const { answersOf, leftOut } = renderAnswers(rows.flatMap(row => row.answered ?? []), budget.answers);
    const columns = engines.length > MOST_COLUMNS ? 'many' : `columns-${engines.length}`;
    return markup `${map?.introduction && introduce(map.introduction)}
${map && markup `<p class="muted">${map.caption}.</p>`}
${answered.length > 0 ? markup `<p class="muted marks">Open a keyword to read its answers. Those that do not cite the brand come first.</p>` : undefined}
<div class="heat ${columns}">
${engines.length > 0 ? markup `<p class="heads" aria-hidden="true"><span>Keyword</span>${engines.map(engine => markup `<span>${markup_name(engine, 40)}</span>`)}</p>` : undefined}
${rows.map(({ keyword, cells, answered: entry }) => row(keyword, cells, answersOf(entry)))}</div>
${map?.isCompared ? markup `<p class="muted marks">▼ marks a lost citation, ▲ a new one.</p>` : undefined}
${map && markup `<p class="muted">${map.legend}</p>`}
${rows.length < all.length ? markup `<p class="muted">${(0,numbers/* countOf */.pq)(all.length - rows.length, 'keyword')} left out here to keep the file small. The result file has them.</p>` : undefined}
${leftOut > 0 ? markup `<p class="muted">${(0,numbers/* countOf */.pq)(leftOut, 'answer')} left out here to keep the file small. The result file has room for more.</p>` : undefined}`;
}
function introduce({ emphasis, text }) {
    return emphasis === '' ? markup `<p>${text}</p>` : markup `<p><strong>${emphasis}</strong> ${text}</p>`;
}
function row(keyword, cells, answers) {
    const title = markup `<h3>${keyword === undefined ? 'All keywords together' : markup_name(keyword)}</h3>${cells}`;
    return answers === undefined
        ? markup `<div class="row">${title}</div>
`
        : markup `<details><summary class="row">${title}</summary>
${answers}</details>
`;
}
function heatCell(engine, cell) {
    const label = markup `<b>${markup_name(engine, 40)}</b> `;
    if (cell === undefined)
        return markup `<span class="cell">${label}–</span>`;
    const { share, words, before, change } = cell;
    const mark = change && markup `<i class="${change === 'lost' ? 'worse' : 'better'}">${{ html: MARKS[change] }}</i>`;
    return markup `<span class="cell heat-${Math.round(10 * share)}">${label}${mark}${words}${before && markup ` <small>${before}</small>`}</span>`;
}
function renderAnswers(keywordAnswers, budget) {
    const rendered = new Map();
    const maxLength = Math.max(SHORTEST_CUT, Math.floor((0.3 * budget) / keywordAnswers.length));
    const { kept, leftOut } = (0,keywords/* fitByKeyword */.Yv)(keywordAnswers, budget, answer => {
        const item = answerItem(answer, maxLength);
        rendered.set(answer, item);
        return Buffer.byteLength(item.html);
    });
    return {
        leftOut,
        answersOf(entry) {
            if (entry === undefined)
                return undefined;
            const shown = kept.get(entry) ?? [];
            const more = entry.answers.length - shown.length;
            return markup `<div class="answers"><p class="about">${entry.count}</p>
<ul>${shown.map(answer => rendered.get(answer))}</ul>
${more > 0 ? markup `<p class="about">${(0,numbers/* countOf */.pq)(more, 'answer')} left out here.</p>` : undefined}</div>
`;
        },
    };
}
function answerItem(answer, maxLength) {
    const { engine, sample, model, words, tone, sources, queries } = answer;
    const text = (0,lib_text/* clip */.$Q)(answer.text, maxLength);
    const cut = text === answer.text ? answer.cut : 'The rest is left out here to keep the file small.';
    const links = sources.map(({ url, label, whose }) => markup `${markup_link(url, label)}${whose && markup ` (${markup_name(whose)})`}`);
    return markup `<li><p class="about">${markup_name(engine)}${model && markup ` · ${markup_name(model)}`} · sample ${sample} · <span class="${tone}">${words}</span></p>
<div class="answer" dir="auto">${answerText(text)}</div>
${cut && markup `<p class="about">${cut}</p>`}${links.length > 0 ? markup `<p class="about">Cited: ${listOf(links)}</p>` : undefined}${queries.length > 0 ? markup `<p class="about">Searched for: ${names(queries)}</p>` : undefined}</li>
`;
}

// EXTERNAL MODULE: ./build/report/views/certainty.js
var views_certainty = __webpack_require__(61363);
// EXTERNAL MODULE: ./build/report/views/missing-answers.js
var missing_answers = __webpack_require__(16352);
;// CONCATENATED MODULE: ./build/report/html/overview.js






function overview_overview(outcome) {
    const { verdict, key } = outcome;
    const tone = verdict.status === 'pass' && verdict.reportOnly ? 'report' : verdict.status;
    const lines = [...(0,overview/* reasonsOf */.zM)(outcome), ...(0,overview/* notesOf */.h$)(outcome).map(words/* withoutBackticks */.sG)];
    const title = (0,lead/* leadOf */.M)(outcome).map(part => (typeof part === 'string' ? own(part) : markup_name(part.name)));
    const missing = (0,missing_answers/* viewMissing */.O)(outcome);
    const sure = (0,views_certainty/* describeCertainty */.h)(outcome);
    const reasons = lines.map(line => markup `<li>${line}</li>`);
    return markup `<p class="status ${tone}">${(0,overview/* statusOf */.c2)(outcome)}</p>
<h1>${title}</h1>
${key === 'default' ? undefined : markup `<p class="muted">Gate: ${markup_name(key)}</p>`}
${reasons.length > 0 ? markup `<ul class="reasons">${reasons}</ul>` : undefined}
${missing && missingAnswers(missing)}
${sure && markup `<p><strong>How sure:</strong> ${own(sure)}</p>`}
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

;// CONCATENATED MODULE: ./build/report/html/styles.js
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
  --line-1: #0b6e99;
  --line-2: #c2570c;
  --line-3: #2e7d32;
  --line-4: #7b3fa0;
  --line-5: #8a6d00;
  --line-6: #c2185b;
  --line-7: #00796b;
  --line-8: #5d4037;
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
    --line-1: #6fc3ea;
    --line-2: #ffab66;
    --line-3: #81d18a;
    --line-4: #cf9bea;
    --line-5: #e3c34d;
    --line-6: #ff8ab3;
    --line-7: #5fd0c2;
    --line-8: #c7a595;
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
footer, .foot {
  margin-top: 4rem;
  padding-top: 1.5rem;
  padding-bottom: 3rem;
  color: var(--muted);
  font-size: 0.875rem;
}
footer p, .foot p { max-width: 46rem; margin: 0 0 0.5rem; }
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
.numbers { display: grid; grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr)); gap: 1rem; }
.numbers > div { padding: 0.875rem 1rem; background: var(--surface); border: 1px solid var(--line); border-radius: 0.5rem; }
.numbers dt { font-size: 0.9375rem; font-weight: 600; }
.numbers dd { margin: 0; font-size: 0.875rem; line-height: 1.45; }
.numbers dd > span { display: block; }
.numbers .value { font-size: 1.75rem; font-weight: 650; line-height: 1.35; letter-spacing: -0.02em; font-variant-numeric: tabular-nums; }
.spark { display: block; width: 100%; height: auto; margin: 0.125rem 0 0.375rem; overflow: visible; }
.spark .line { stroke-width: 2; }
.spark .dot { stroke-width: 0; }
.scores { display: flex; flex-wrap: wrap; gap: 0.25rem 2rem; font-size: 0.9375rem; }
.scores dt, .scores dd { display: inline; margin: 0; }
.scores dt::after { content: ": "; }
figcaption { margin-top: 0.5rem; color: var(--muted); font-size: 0.875rem; }
.chart { display: block; width: 100%; max-width: 52rem; height: auto; overflow: visible; }
.chart text { fill: var(--muted); font-size: 13px; font-variant-numeric: tabular-nums; }
.grid, .tick { stroke: var(--line); stroke-width: 1; vector-effect: non-scaling-stroke; }
.baseline { stroke: var(--muted); stroke-width: 1.5; stroke-dasharray: 6 5; vector-effect: non-scaling-stroke; }
.band { fill: var(--muted); opacity: 0.14; }
.line { fill: none; stroke: var(--accent); stroke-width: 2; stroke-linejoin: round; vector-effect: non-scaling-stroke; }
.dot { fill: var(--accent); stroke: var(--page); stroke-width: 1; }
.whole .line { stroke: var(--text); stroke-width: 3.5; }
.whole .dot { fill: var(--text); }
.style-1 .line { stroke: var(--line-1); }
.style-1 .dot { fill: var(--line-1); }
.style-2 .line { stroke: var(--line-2); stroke-dasharray: 9 4; }
.style-2 .dot { fill: var(--line-2); }
.style-3 .line { stroke: var(--line-3); stroke-dasharray: 2 3; }
.style-3 .dot { fill: var(--line-3); }
.style-4 .line { stroke: var(--line-4); stroke-dasharray: 10 3 2 3; }
.style-4 .dot { fill: var(--line-4); }
.style-5 .line { stroke: var(--line-5); stroke-dasharray: 14 5; }
.style-5 .dot { fill: var(--line-5); }
.style-6 .line { stroke: var(--line-6); stroke-dasharray: 5 5; }
.style-6 .dot { fill: var(--line-6); }
.style-7 .line { stroke: var(--line-7); stroke-dasharray: 1 3; }
.style-7 .dot { fill: var(--line-7); }
.style-8 .line { stroke: var(--line-8); stroke-dasharray: 8 2 1 2; }
.style-8 .dot { fill: var(--line-8); }
.legend { display: flex; flex-wrap: wrap; gap: 0.125rem 1.5rem; margin: 0.75rem 0 0; padding: 0; list-style: none; font-size: 0.9375rem; }
.legend svg { width: 1.75rem; height: 0.625rem; margin-right: 0.25rem; }
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
.page td:first-child { padding-left: 2rem; }
.heat { margin-bottom: 1rem; background: var(--surface); border: 1px solid var(--line); border-radius: 0.5rem; }
.heat details { margin: 0; }
.row, .heads { display: grid; width: auto; max-width: none; margin: 0; padding: 0; color: inherit; }
.row { border-top: 1px solid var(--line); font-size: 0.9375rem; line-height: 1.4; }
.row h3 { padding: 0.5rem 1rem; font-size: 0.9375rem; font-weight: 500; }
summary.row { list-style: none; }
summary.row h3 { padding-left: 2.125rem; text-indent: -1.25em; }
summary.row::-webkit-details-marker { display: none; }
summary.row h3::before { content: "▸"; display: inline-block; width: 1.25em; color: var(--accent); }
details[open] > summary.row h3::before { content: "▾"; }
.heads { position: sticky; top: 0; z-index: 1; background: var(--raised); border-radius: 0.5rem 0.5rem 0 0; font-size: 0.8125rem; font-weight: 600; }
.heads > span { padding: 0.5rem; }
.heads > span:first-child { padding-left: 1rem; }
.cell { padding: 0.5rem; border-left: 1px solid var(--line); font-variant-numeric: tabular-nums; }
.cell i { font-style: normal; }
.cell small { display: block; color: inherit; }
.cell b { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
${Array.from({ length: 8 }, (_, index) => `.columns-${index + 1} > .heads, .columns-${index + 1} .row { grid-template-columns: minmax(11rem, 2fr) repeat(${index + 1}, minmax(4.5rem, 1fr)); }`).join('\n')}
.many .heads { display: none; }
.many .row { grid-template-columns: repeat(auto-fill, minmax(7rem, 1fr)); }
.many .row h3 { grid-column: 1 / -1; }
.many .cell b { position: static; display: block; width: auto; height: auto; clip-path: none; white-space: normal; font-weight: 500; }
.answers { padding: 0.5rem 1rem 1rem; border-top: 1px solid var(--line); background: var(--page); }
.answers > ul { max-width: 46rem; margin: 0; padding: 0; list-style: none; }
.answers > ul > li { margin: 1rem 0 0; padding-left: 1rem; border-left: 3px solid var(--line); }
.answer { margin: 0.375rem 0; }
.answer > * { margin: 0 0 0.5rem; }
.answer code { font-size: 0.875em; }
.lines { white-space: pre-wrap; }
${Array.from({ length: 10 }, (_, index) => `.heat-${index + 1} { background: color-mix(in srgb, var(--heat) ${10 * (index + 1)}%, var(--surface)); }`).join('\n')}
.bar { display: block; width: 100%; min-width: 7rem; height: 0.5rem; margin: 0.375rem 0; }
.bar-ground { fill: var(--raised); }
.bar-own { fill: var(--accent); }
.bar-other { fill: var(--muted); }
details { margin-bottom: 0.75rem; }
summary { width: fit-content; padding: 0.375rem 0; color: var(--accent); cursor: pointer; }
summary h3 { color: var(--text); }
blockquote { margin: 0.25rem 0; padding-left: 1rem; border-left: 2px solid var(--line); }
.searches { columns: 20rem; }
.about { margin: 0; color: var(--muted); font-size: 0.875rem; }
.run, .fleet:has(~ .run:target, ~ .run :target) { display: none; }
.run:target, .run:has(:target) { display: block; }
@media (max-width: 48rem) {
  .heads { display: none; }
  .heat .row { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  .heat .row h3 { grid-column: 1 / -1; padding: 0.625rem 0.75rem 0.25rem; font-weight: 600; }
  .cell { padding: 0.375rem 0.75rem; border-left: 0; }
  .cell b { position: static; display: block; width: auto; height: auto; clip-path: none; white-space: normal; font-weight: 400; font-size: 0.8125rem; }
}
@media (max-width: 40rem) {
  header { padding-top: 1.5rem; }
  section { margin-top: 2.75rem; }
  .numbers { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 0.75rem; }
  .numbers > div { padding: 0.75rem; }
  .chart text { font-size: 22px; }
  .chart .day:nth-of-type(even) { display: none; }
  table, caption, tbody, tr, th, td { display: block; }
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  tr { padding: 0.5rem 0; border-top: 1px solid var(--line); }
  th, td, .number { max-width: none; padding: 0.125rem 1rem; border: 0; text-align: left; }
  td[data-label]:empty { display: none; }
  td[data-label]::before { content: attr(data-label) ": "; color: var(--muted); font-size: 0.8125rem; }
  .group th { padding: 0.375rem 1rem; }
  .page td:first-child { padding-left: 1rem; }
}
@media (prefers-reduced-motion: no-preference) {
  html { scroll-behavior: smooth; }
}
@media print {
  @page { margin: 16mm; }
  body { font-size: 10pt; }
  nav, .skip { display: none; }
  header, main, footer { max-width: none; padding: 0; }
  .scroll, .heat { overflow: visible; border: 0; }
  thead th, .heads, caption span { position: static; }
  .run, .fleet:has(~ .run:target, ~ .run :target) { display: block; }
  .run { break-before: page; }
  tr, .row, figure, .numbers > div { break-inside: avoid; }
  h2, h3, caption, thead { break-after: avoid; }
  details::details-content { content-visibility: visible; }
  .status::before, .cell, .band, .bar, .group th, thead th { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
`;
const STYLES_HASH = 'sha256-IBfpaw87zJD8JQzpxlXg1x2M+xISSodiv/cz/IOhXXY=';

;// CONCATENATED MODULE: ./build/report/html/page.js


const POLICY = [
    "default-src 'none'",
    `style-src '${STYLES_HASH}'`,
    "img-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
].join('; ');
function renderPage(title, body) {
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
${body}
</body>
</html>
`.html;
}
function renderRun({ overview, sections }, scope = '') {
    const shown = sections.filter(({ body }) => body !== undefined);
    const links = shown.map(({ id, title }) => markup `<li><a href="#${scope}${id}">${title}</a></li>`);
    return markup `${overview}
${shown.length > 2 ? markup `<nav aria-label="Sections"><ul>${links}</ul></nav>` : undefined}
${shown.map(({ id, title, body }) => markup `<section id="${scope}${id}">
<h2>${title}</h2>
${body}
</section>
`)}`;
}

// EXTERNAL MODULE: ./build/report/views/reports-and-drafts.js
var reports_and_drafts = __webpack_require__(91038);
;// CONCATENATED MODULE: ./build/report/html/reports-and-drafts.js



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

// EXTERNAL MODULE: ./build/report/views/share-of-voice.js
var share_of_voice = __webpack_require__(68348);
;// CONCATENATED MODULE: ./build/report/html/share.js



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
function barOf(share, isOwn) {
    const width = Math.round(1000 * share) / 10;
    return markup `<svg class="bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true"><rect class="bar-ground" width="100" height="10"/><rect class="${isOwn ? 'bar-own' : 'bar-other'}" width="${width}" height="10"/></svg>`;
}

// EXTERNAL MODULE: ./build/report/views/sources.js
var sources = __webpack_require__(50928);
;// CONCATENATED MODULE: ./build/report/html/sources.js



function sources_sources(outcome) {
    const view = (0,sources/* viewSources */.c)(outcome);
    if (view === undefined)
        return undefined;
    const { columns, caption, sites, notes } = view;
    return markup `${sites.length === 0
        ? undefined
        : tableOf({
            label: 'Sources, table',
            caption,
            header: headerOf(columns),
            body: sites.map(site => bodyOf(columns, site)),
        })}
${notes.map(note => markup `<p class="muted">${note}</p>
`)}`;
}
function bodyOf(columns, { host, count, pages }) {
    const rows = pages.map(({ url, label, answers, citing, engines, }) => markup `<tr><th scope="row">${markup_link(url, label)}</th>${cellsOf(columns, [answers, citing, names(engines)])}</tr>
`);
    return markup `${groupRow(columns, markup_name(host), count)}<tbody>${rows}</tbody>
`;
}

// EXTERNAL MODULE: ./build/report/views/tiles.js
var views_tiles = __webpack_require__(54519);
;// CONCATENATED MODULE: ./build/report/html/tiles.js


const ARROWS = { better: '▲ ', worse: '▼ ', doubtful: '' };
const WIDTH = 120;
const HEIGHT = 28;
const EDGE = 2;
function keyNumbers(outcome) {
    const { tiles, more, small } = (0,views_tiles/* viewTiles */.P)(outcome);
    if (tiles.length + small.length === 0)
        return undefined;
    return markup `${tiles.length > 0
        ? markup `<p>Share of the answers that cite the brand</p>
<dl class="numbers">${tiles.map(tile)}</dl>`
        : undefined}
${more && markup `<p class="muted">${more}</p>`}
<dl class="scores">${small.map(score)}</dl>`;
}
function tile({ label, isEngine, value, basis, change, note, history }) {
    return markup `<div><dt>${isEngine ? markup_name(label, 40) : label}</dt><dd><span class="value">${own(value)}</span>${history && sparkline(history)}${change && markup `<span class="${change.tone ?? 'muted'}">${own(change.text)}</span>`}${basis && markup `<span class="muted">${basis}</span>`}${note && noteOf(note)}</dd></div>
`;
}
function score({ label, value, rest, isWord, note }) {
    const shown = isWord ? markup_name(value, 40) : own(value);
    return markup `<div><dt>${label}</dt><dd><strong>${shown}</strong>${rest && markup ` ${rest}`}${note && markup ` ${noteOf(note)}`}</dd></div>
`;
}
function noteOf({ name: subject, text, tone }) {
    return markup `<span class="${tone ?? 'muted'}">${subject === undefined ? undefined : markup `${markup_name(subject)} `}${tone && { html: ARROWS[tone] }}${own(text)}</span>`;
}
function sparkline(history) {
    const step = (WIDTH - 2 * EDGE) / (history.length - 1);
    const places = history.flatMap((rate, index) => rate === undefined
        ? []
        : [[round(EDGE + index * step), round(HEIGHT - EDGE - rate * (HEIGHT - 2 * EDGE))]]);
    const [x = 0, y = 0] = places.at(-1) ?? [];
    return markup `<svg class="spark" viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true"><line class="grid" x1="0" x2="${WIDTH}" y1="${HEIGHT - EDGE}" y2="${HEIGHT - EDGE}"/><polyline class="line" points="${places.map(place => place.join()).join(' ')}"/><circle class="dot" cx="${x}" cy="${y}" r="2.5"/></svg>`;
}
function round(value) {
    return Math.round(value * 10) / 10;
}

// EXTERNAL MODULE: ./build/report/views/trend.js
var trend = __webpack_require__(24353);
// EXTERNAL MODULE: ./build/report/views/trend-chart.js
var trend_chart = __webpack_require__(80628);
;// CONCATENATED MODULE: ./build/report/html/trend-chart.js

const trend_chart_WIDTH = 720;
const trend_chart_HEIGHT = 300;
const TOP = 12;
const BOTTOM = 262;
const LEFT = 64;
const RIGHT = 706;
const CROSS = 6;
const trend_chart_STYLES = 8;
function trendChart({ title, description, legend, scale, ticks, days, lines, band, }) {
    const [low, span] = [scale.lowest, scale.highest - scale.lowest];
    const toY = (value) => trend_chart_round(BOTTOM - ((value / scale.step - low) / span) * (BOTTOM - TOP));
    const toX = (at) => trend_chart_round(LEFT + at * (RIGHT - LEFT));
    const grid = ticks.map(({ value, label, }) => markup `<line class="grid" x1="${LEFT}" x2="${RIGHT}" y1="${toY(value)}" y2="${toY(value)}"/>
<text x="${LEFT - 8}" y="${toY(value) + 5}" text-anchor="end">${label}</text>
`);
    const axis = days.map(({ at, label, }) => markup `<g class="day"><line class="tick" x1="${toX(at)}" x2="${toX(at)}" y1="${BOTTOM}" y2="${BOTTOM + 5}"/>
<text x="${toX(at)}" y="${BOTTOM + 26}" text-anchor="${anchorOf(at)}">${label}</text></g>
`);
    const drawn = lines.map((line, index) => drawLine(line, styleOf(lines, index), toX, toY)).toReversed();
    return markup `<figure>
<svg class="chart" viewBox="0 0 ${trend_chart_WIDTH} ${trend_chart_HEIGHT}" role="img" aria-label="${title}. ${description}">
<g aria-hidden="true">
${band && drawBand(band.map(toY))}
${grid}<g>${axis.toReversed()}</g>
${drawn}</g>
</svg>
<ul class="legend">${lines.map((line, index) => legendItem(line, styleOf(lines, index)))}</ul>
<figcaption>${own(legend)}</figcaption></figure>`;
}
function styleOf(lines, index) {
    if (lines[index]?.engine === undefined)
        return 'whole';
    const first = lines[0]?.engine === undefined ? 1 : 0;
    return `style-${((index - first) % trend_chart_STYLES) + 1}`;
}
function drawLine({ points }, style, toX, toY) {
    const placed = points.map(({ at, value, failed }) => ({ x: toX(at), y: toY(value), failed }));
    const markers = placed.map(({ x, y, failed }) => failed && style === 'whole'
        ? markup `<path class="cross" d="M${x - CROSS} ${y - CROSS}l${2 * CROSS} ${2 * CROSS}m0 ${-2 * CROSS}l${-2 * CROSS} ${2 * CROSS}"/>`
        : markup `<circle class="dot" cx="${x}" cy="${y}" r="${style === 'whole' ? 4 : 3}"/>`);
    return markup `<g class="${style}"><polyline class="line" points="${placed.map(({ x, y }) => `${x},${y}`).join(' ')}"/>
${markers}</g>
`;
}
function drawBand([low = 0, high = 0]) {
    const edges = [...new Set([low, high])].map(y => markup `<line class="baseline" x1="${LEFT}" x2="${RIGHT}" y1="${y}" y2="${y}"/>`);
    return markup `<rect class="band" x="${LEFT}" width="${RIGHT - LEFT}" y="${high}" height="${trend_chart_round(low - high)}"/>${edges}`;
}
function legendItem({ engine, last, isDrop }, style) {
    const label = engine === undefined ? markup `<strong>All engines</strong>` : markup_name(engine);
    return markup `<li><svg class="${style}" viewBox="0 0 28 10" aria-hidden="true"><line class="line" x1="0" x2="28" y1="5" y2="5"/></svg> ${label} <strong${isDrop ? markup ` class="worse"` : undefined}>${last}</strong></li>
`;
}
function anchorOf(at) {
    if (at > 0.97)
        return 'end';
    return at < 0.03 ? 'start' : 'middle';
}
function trend_chart_round(value) {
    return Math.round(value * 10) / 10;
}

;// CONCATENATED MODULE: ./build/report/html/trend.js





function trend_trend(outcome) {
    const view = (0,trend/* viewTrend */.d)(outcome);
    if (view === undefined)
        return undefined;
    const chart = (0,trend_chart/* viewTrendChart */.r)(outcome);
    const { title, caption, columns, rows } = view;
    return markup `${chart && trendChart(chart)}
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
















function renderHtml(outcome) {
    const run = partsOf(outcome);
    return renderPage(`${(0,overview/* statusOf */.c2)(outcome)}: ${(0,lead/* leadText */.O)(outcome)}`, markup `<main id="report" tabindex="-1">
${renderRun(run)}
</main>
<footer>
${run.footer}
</footer>`);
}
function partsOf(outcome, budget) {
    return {
        overview: overview_overview(outcome),
        sections: [
            { id: 'numbers', title: 'Key numbers', body: keyNumbers(outcome) },
            { id: 'changes', title: 'What changed', body: changes_changes(outcome) },
            { id: 'trend', title: 'Trend', body: trend_trend(outcome) },
            { id: 'share', title: 'Share of voice', body: shareOfVoice(outcome) },
            { id: 'keywords', title: 'Keywords and answers', body: keywords_keywords(outcome, budget) },
            { id: 'presence', title: 'Citations and mentions', body: presence(outcome) },
            { id: 'sources', title: 'Cited sources', body: citedDomains(outcome) ?? sources_sources(outcome) },
            { id: 'searches', title: 'What the engines searched for', body: searches(outcome) },
            { id: 'cost', title: 'Cost', body: cost_cost(outcome) },
            { id: 'warnings', title: 'Warnings', body: settings_warnings(outcome) },
            { id: 'reports', title: 'Reports and drafts', body: reportsAndDrafts(outcome) },
            { id: 'appendix', title: 'How this was measured', body: appendix(outcome) },
        ],
        footer: footer(outcome),
    };
}

// EXTERNAL MODULE: ./build/report/config-words.js
var config_words = __webpack_require__(8709);
// EXTERNAL MODULE: ./build/report/views/portfolio.js
var portfolio = __webpack_require__(14342);
;// CONCATENATED MODULE: ./build/report/html/portfolio.js









const ALL_GATES = 9_000_000;
const MORE_ROOM = 4;
const ROWS_PART = 0.35;
const ANSWERS_PART = 0.2;
const LEAST_IMPORTANT = ['searches', 'sources', 'presence', 'appendix', 'trend', 'cost', 'share', 'reports'];
const MOST_KEYS = 5;
function renderPortfolioHtml(fleet) {
    const view = (0,portfolio/* viewPortfolio */.E3)(fleet);
    const gates = [...view.attention, ...view.inconclusive, ...view.passing];
    return renderPage(`${view.status}: ${view.headline}`, markup `<main id="report" tabindex="-1">
<div class="fleet">
${portfolio_portfolio(fleet, view, new Map(gates.map((gate, index) => [gate, idOf(index)])))}
</div>
${articles(gates, view.attention.length)}
</main>`);
}
function idOf(index) {
    return `run-${index + 1}`;
}
function portfolio_portfolio({ config, configChanges }, view, ids) {
    const { state, status, headline, notes, attention, inconclusive, passing, causes, otherCauses } = view;
    const changes = (0,config_words/* describeConfigChanges */.F)(configChanges);
    const reasons = [...changes, ...notes.map(words/* withoutBackticks */.sG)].map(text => markup `<li>${text}</li>`);
    const errors = [
        ...causes.map(cause),
        ...(otherCauses > 0 ? [markup `<li>${(0,numbers/* countOf */.pq)(otherCauses, 'more gate')}: see their reports</li>`] : []),
    ];
    return markup `<p class="status ${state}">${status}</p>
<h1>${headline}</h1>
<p class="muted">Gates of ${markup_name(config)}</p>
${reasons.length > 0 ? markup `<ul class="reasons">${reasons}</ul>` : undefined}
${group('Gates that need attention', attention, view, ids)}
${errors.length > 0 ? markup `<section><h2>Errors</h2><ul>${errors}</ul></section>` : undefined}
${group('Inconclusive gates', inconclusive, view, ids)}
${group('Gates that passed', passing, view, ids)}`;
}
function cause({ keys, text }) {
    const who = keys.length > 1 ? markup `${(0,numbers/* countOf */.pq)(keys.length, 'gate')} (${names(keys, MOST_KEYS)})` : names(keys);
    return markup `<li>${who}: ${text}</li>`;
}
function group(title, gates, { columns }, ids) {
    if (gates.length === 0)
        return undefined;
    const rows = gates.map((gate) => [
        markup `<a href="#${ids.get(gate)}">${markup_name(gate.key)}</a> <small>${listOf([gate.status, ...gate.details.map(detail => markup_name(detail))])}</small>`,
        markup `${gate.lead.map(part => (typeof part === 'string' ? own(part) : markup_name(part.name)))}`,
        own(gate.now),
        own(gate.before),
    ]);
    const label = `${title}, table`;
    return markup `<section><h2>${title}</h2>
${table({ label, caption: (0,numbers/* countOf */.pq)(gates.length, 'gate'), columns, rows })}</section>`;
}
function articles(gates, attention) {
    const weightOf = (index) => (index < attention ? MORE_ROOM : 1);
    let weights = gates.reduce((sum, _, index) => sum + weightOf(index), 0);
    let left = ALL_GATES;
    let answersLeft = WHOLE_REPORT.answers;
    return gates.map((gate, index) => {
        const part = weightOf(index) / weights;
        const room = part * left;
        const budget = {
            rows: room * ROWS_PART,
            answers: Math.min(room * ANSWERS_PART, part * answersLeft),
        };
        const rendered = article(gate, idOf(index), fitSections(partsOf(gate.load(), budget), room));
        left -= Buffer.byteLength(rendered.html);
        answersLeft -= budget.answers;
        weights -= weightOf(index);
        return rendered;
    });
}
function fitSections(parts, room) {
    const sizeOf = ({ body }) => (body === undefined ? 0 : Buffer.byteLength(body.html));
    let excess = parts.sections.reduce((sum, section) => sum + sizeOf(section), 0) - room;
    const leftOut = new Set();
    for (const id of LEAST_IMPORTANT) {
        const section = parts.sections.find(each => each.id === id && each.body !== undefined);
        if (excess <= 0 || section === undefined)
            continue;
        leftOut.add(id);
        excess -= sizeOf(section);
    }
    if (leftOut.size === 0)
        return parts;
    const titles = parts.sections.filter(({ id }) => leftOut.has(id)).map(({ title }) => title);
    return {
        overview: parts.overview,
        sections: parts.sections.filter(({ id }) => !leftOut.has(id)),
        footer: markup `<p>Left out here to keep the file small: ${listOf(titles)}.</p>
${parts.footer}`,
    };
}
function article({ key, details }, id, parts) {
    const place = [key, ...details].map(text => markup ` · ${markup_name(text)}`);
    return markup `<article class="run" id="${id}">
<p class="muted"><a href="#report">All gates</a>${place}</p>
${renderRun(parts, `${id}-`)}
<div class="foot">
${parts.footer}
</div>
</article>
`;
}

;// CONCATENATED MODULE: ./build/report/html/documents.js




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
