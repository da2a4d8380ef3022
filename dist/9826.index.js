export const id = 9826;
export const ids = [9826];
export const modules = {

/***/ 79826:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  init: () => (/* binding */ init)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/embedded/backtest/errors.js
var errors = __webpack_require__(77820);
// EXTERNAL MODULE: ./build/embedded/corpus/errors.js
var corpus_errors = __webpack_require__(39165);
// EXTERNAL MODULE: ./build/inputs/read-settings.js + 2 modules
var read_settings = __webpack_require__(99691);
// EXTERNAL MODULE: ./build/lib/files.js
var files = __webpack_require__(13963);
// EXTERNAL MODULE: ./build/lib/text.js
var lib_text = __webpack_require__(94869);
;// CONCATENATED MODULE: ./build/onboarding/propose-site.js

function proposeSite(evidence) {
    const { configs, pages } = evidence;
    const generator = configs.find(config => config.generator !== undefined);
    const roots = (generator?.roots ?? []).filter(({ folder }) => countIn(pages, folder) > 0);
    const folders = roots.length > 0 ? roots.map(({ folder }) => folder) : findDocumentation(pages);
    return {
        brand: proposeBrand(evidence),
        content: proposeContent(folders, pages),
        siteUrl: proposeUrls(configs, roots),
        language: readLanguage(generator?.language) ?? evidence.pageLanguage,
        generator: generator?.generator,
    };
}
function countIn(pages, folder) {
    return folder === '' ? pages.length : pages.filter(path => path.startsWith(`${folder}/`)).length;
}
const DOCUMENTATION = ['docs', 'doc', 'documentation', 'content', 'website', 'site'];
function findDocumentation(pages) {
    return DOCUMENTATION.filter(folder => 2 * countIn(pages, folder) >= pages.length && pages.length > 0);
}
function proposeContent(folders, pages) {
    const isInside = (path) => folders.some(folder => countIn([path], folder) > 0);
    if (folders.length === 0 || folders.includes('') || pages.every(isInside))
        return [];
    return folders.filter(isPlain).map(folder => `${folder}/**`);
}
function isPlain(folder) {
    return /^[\w][\w ./-]*$/.test(folder);
}
function proposeUrls(configs, roots) {
    const url = configs.find(config => config.url !== undefined)?.url;
    if (url === undefined || /[{}\s]|\$\{\{/.test(url))
        return [];
    const addressed = roots.filter(({ folder, address }) => address !== undefined && (folder === '' || isPlain(folder)));
    if (addressed.length === 0)
        return roots.length > 0 ? [] : [`${url}{path}`];
    return addressed.map(({ folder, address }) => `${folder === '' ? '' : `${folder} = `}${url}${address}`);
}
const SITE_WORDS = /(?<![\s\-_:|–—])[\s\-_:|–—]+(?:docs?|documentation|website|web\s?site|site|blog|developers?|handbook|manual|guide|user guide|reference)$/i;
const NO_BRAND = /^(?:docs?|documentation|website|site|web|www|blog|home|app|frontend|monorepo|root|main|my[- ]?(?:site|website|project|docs)|example|todo)$/i;
function proposeBrand({ configs, repository = '', folderName }) {
    const [owner = '', name = ''] = repository.split('/');
    const titles = configs.filter(({ generator }) => generator !== undefined).map(({ title = '' }) => title);
    const others = configs.filter(({ generator }) => generator === undefined).map(({ title = '' }) => title);
    const candidates = [...titles, name.replace(/\.github\.io$/i, ''), owner, ...others, folderName].map(cleanBrand);
    return candidates.find(brand => brand !== '' && !NO_BRAND.test(brand)) ?? 'My brand';
}
function cleanBrand(title) {
    const line = (0,lib_text/* toSingleLine */.OX)(title);
    if (line.length > 60 || /[{}<>$]/.test(line))
        return '';
    return line.replace(SITE_WORDS, '').replace(/^@/, '').trim();
}
function readLanguage(text) {
    try {
        const tag = new Intl.Locale((text ?? '').trim().replaceAll('_', '-'));
        return ['zh', 'pt'].includes(tag.language) ? tag.baseName : tag.language;
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./build/embedded/corpus/read-pages.js
var read_pages = __webpack_require__(51755);
// EXTERNAL MODULE: ./build/embedded/corpus/selection.js + 2 modules
var selection = __webpack_require__(95626);
// EXTERNAL MODULE: ./build/embedded/corpus/site-url.js
var site_url = __webpack_require__(39961);
// EXTERNAL MODULE: ./build/embedded/corpus/work-tree.js
var work_tree = __webpack_require__(22780);
// EXTERNAL MODULE: ./build/embedded/repository/scan.js
var scan = __webpack_require__(32867);
// EXTERNAL MODULE: external "node:path/posix"
var posix_ = __webpack_require__(53916);
;// CONCATENATED MODULE: ./build/onboarding/count-links.js

const LINKS = /\]\(\s*<?([^)\s>]+)|^[ \t]*\[[^\]\n]+\]:\s*<?(\S+?)>?[ \t\r]*$|\bhref\s*=\s*["'{]+([^"'}\s]+)|\b(?:rel)?ref\s+["']([^"']+)["']/gm;
function countLinks(pages, siteRoots, origins) {
    const known = new Map(pages.map(({ path }) => [toKey(path), path]));
    const counts = new Map(pages.map(({ path }) => [path, 0]));
    for (const { path, text } of pages) {
        const targets = new Set();
        for (const [, ...groups] of text.matchAll(LINKS)) {
            const target = groups.find(group => group !== undefined) ?? '';
            const found = candidatesOf(target, path, siteRoots, origins)
                .map(candidate => known.get(candidate))
                .find(candidate => candidate !== undefined);
            if (found !== undefined && found !== path)
                targets.add(found);
        }
        for (const target of targets)
            counts.set(target, (counts.get(target) ?? 0) + 1);
    }
    return counts;
}
function candidatesOf(link, from, siteRoots, origins) {
    const origin = origins.find(each => link.startsWith(each));
    const [target = ''] = (origin === undefined ? link : `/${link.slice(origin.length)}`).split(/[?#]/);
    if (target === '' || /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(target))
        return [];
    if (target.startsWith('/'))
        return [...siteRoots, ''].map(root => toKey((0,posix_.join)(root, target)));
    const own = from.replace(/\.[^./]+$/, '');
    return [
        ...new Set([
            (0,posix_.join)((0,posix_.dirname)(from), target),
            (0,posix_.join)(own, target),
            ...siteRoots.map(root => (0,posix_.join)(root, target)),
        ]),
    ].map(toKey);
}
function toKey(path) {
    return path
        .replace(/^\.?\/+/, '')
        .replace(/\.(?:md|mdx|markdown|html?)$/i, '')
        .replace(/(?:^|\/)(?:_?index|readme)$/i, '')
        .replace(/(?<!\/)\/+$/, '')
        .toLowerCase();
}

// EXTERNAL MODULE: ./build/embedded/repository/stop-words.js
var stop_words = __webpack_require__(2134);
// EXTERNAL MODULE: ./build/inputs/values.js
var values = __webpack_require__(73368);
;// CONCATENATED MODULE: ./build/onboarding/propose-keywords.js



const FEWEST_CHARACTERS = 4;
const MOST_CHARACTERS = 90;
const MOST_WORDS = 14;
const GENERIC = /^(?:home|index|introduction|intro|overview|welcome.*|getting started|get started|quick ?start.*|installation|install|setup|readme|about.*|contact.*|faqs?|frequently asked questions|questions?|changelog|release notes.*|releases?|what'?s new.*|news|blog|license|contributing.*|community|support|help|glossary|references?|api|api reference|resources|links|see also|next steps?|further reading|examples?|usage|options?|parameters?|notes?|summary|conclusion|prerequisites|requirements|troubleshooting|search.*|404.*|(?:page )?not found|privacy.*|terms.*|imprint|impressum|sitemap|tags?|categories|toc|table of contents|credits|team|sponsors?|authors?|thanks.*|untitled|todo|tutorials?|(?:user |developer |dev )?guides?|docs|documentation|before you begin|learn more|related.*|description|syntax|example.*|demo|details|configuration)$/i;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const QUESTION = /\?$|^(?:how|what|why|when|where|which|who|can|do|does|is|are|should|wie|was|warum|wann|welche|comment|pourquoi|quel(?:le)?s?|cómo|qué|por qué)\s/i;
function proposeFromPages(pages, links, { brand, language }) {
    const stopWords = (0,stop_words/* createStopWords */.y)(language);
    const saysMore = (heading) => {
        const words = heading.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
        const subjects = words.filter(word => !stopWords.has(word)).length;
        return subjects > 1 || (subjects === 1 && /^what is .*\?$/i.test(heading));
    };
    const ranked = pages
        .filter(({ owner, content }) => owner === undefined && content.passages.length > 0)
        .toSorted((a, b) => linksTo(b, links) - linksTo(a, links) || depthOf(a) - depthOf(b));
    const candidates = ranked.flatMap(({ path, content }) => {
        const headings = content.passages.flatMap(passage => passage.headings);
        const questions = headings.filter(heading => QUESTION.test(heading) && saysMore(heading));
        const title = withoutSiteName(content.title, brand);
        return [...questions.slice(0, 2), nameSubject(title, brand)].map(text => ({ keyword: clean(text), path }));
    });
    return distinct(candidates.filter(({ keyword }) => isUsable(keyword) && (0,lib_text/* foldName */.zN)(keyword) !== (0,lib_text/* foldName */.zN)(brand)));
}
function proposeFromQueries(queries, brand) {
    const name = (0,lib_text/* foldName */.zN)(brand);
    return distinct(queries
        .map(clean)
        .filter(query => isUsable(query) && !(0,lib_text/* foldName */.zN)(query).includes(name))
        .map(keyword => ({ keyword, path: undefined })));
}
function chooseAnswered(candidates, answers, most) {
    const answered = candidates.filter(({ keyword }) => answers.has(keyword));
    const isOwn = ({ keyword, path }) => path === undefined || path === answers.get(keyword);
    const [own, others] = [answered.filter(isOwn), answered.filter(candidate => !isOwn(candidate))];
    const firstOfPages = Map.groupBy(own, ({ keyword }) => answers.get(keyword));
    const first = [...firstOfPages.values()].flatMap(ofPage => ofPage.slice(0, 1));
    const further = [...own, ...others].filter(candidate => !first.includes(candidate));
    return [...first, ...further].slice(0, most).map(({ keyword }) => keyword);
}
function linksTo({ path }, links) {
    return links.get(path) ?? 0;
}
function depthOf({ path }) {
    return path.split('/').length;
}
function withoutSiteName(title, brand) {
    const [first = '', ...rest] = title.split(/(?<!\s)\s+[|–—·-]\s+/);
    const last = rest.at(-1);
    const names = [(0,lib_text/* foldName */.zN)(brand), 'docs', 'documentation'];
    return last !== undefined && names.some(name => (0,lib_text/* foldName */.zN)(last).includes(name))
        ? [first, ...rest.slice(0, -1)].join(' ')
        : title;
}
function nameSubject(title, brand) {
    const subject = title.trim();
    if (GENERIC.test(subject) || (0,lib_text/* foldName */.zN)(subject) === (0,lib_text/* foldName */.zN)(brand))
        return '';
    const isWord = /^\p{L}[\p{L}\p{N}-]*$/u.test(subject) && !UNSPACED.test(subject);
    return isWord ? `${brand} ${subject}` : subject;
}
function clean(text) {
    return (0,lib_text/* toSingleLine */.OX)(text)
        .replace(/<[^<>]*>|\{#[^{}]*\}|[`*]/g, '')
        .replace(/^[#\d.)\s]+(?=\p{L})/u, '')
        .replace(/\s+/g, ' ')
        .trim();
}
function isUsable(keyword) {
    const words = keyword.split(' ').length;
    if (keyword.length < FEWEST_CHARACTERS || keyword.length > MOST_CHARACTERS || words > MOST_WORDS)
        return false;
    if (GENERIC.test(keyword) || /\$\{\{|^https?:|^site:|[{}]/i.test(keyword) || !/\p{L}{2}/u.test(keyword))
        return false;
    const [read, ...others] = (0,values/* readKeywords */.Xv)(`${keyword}\n#`) ?? [];
    return read?.keyword === keyword && read.questions.length === 0 && others.length === 0;
}
function distinct(candidates) {
    const known = new Map();
    for (const candidate of candidates) {
        const key = (0,lib_text/* foldName */.zN)(candidate.keyword);
        if (!known.has(key))
            known.set(key, candidate);
    }
    return [...known.values()];
}

;// CONCATENATED MODULE: ./build/onboarding/read-site.js







const MOST_CANDIDATES = 80;
const MOST_KEYWORDS = 10;
const MOST_UNANSWERED = 5;
async function readSite(checkout, { brand, content, siteUrl, language }) {
    const siteUrls = (0,site_url/* readSiteUrls */.a)(siteUrl) ?? [];
    const { pages } = await (0,read_pages/* readPages */.n4)(checkout, { content, competitors: [], siteUrls, language });
    const roots = siteUrls.map(({ folder }) => folder);
    const origins = siteUrls.map(({ template }) => template.slice(0, template.lastIndexOf('/', template.indexOf('{path}')) + 1));
    const links = countLinks(await readTexts(checkout, content, pages), [...new Set(roots)], origins);
    const paths = new Map(pages.map(({ path, url }) => [url, path]));
    const answersTo = (keywords) => new Map((0,scan/* scanRepository */.Gw)(pages, keywords, language)
        .keywords.filter(({ cited }) => cited)
        .map(({ keyword, sourceUrl }) => [keyword, sourceUrl]));
    return {
        pages: pages.length,
        propose(queries) {
            const searched = proposeFromQueries(queries, brand).slice(0, MOST_CANDIDATES);
            const written = proposeFromPages(pages, links, { brand, language }).slice(0, MOST_CANDIDATES);
            const candidates = [...searched, ...written];
            const found = answersTo(candidates.map(({ keyword }) => keyword));
            const answers = new Map(Array.from(found, ([keyword, url]) => [keyword, paths.get(url) ?? url]));
            const unanswered = searched.map(({ keyword }) => keyword).filter(keyword => !answers.has(keyword));
            return {
                keywords: chooseAnswered(candidates, answers, MOST_KEYWORDS),
                unanswered: unanswered.slice(0, MOST_UNANSWERED),
            };
        },
        answer(keywords) {
            const answers = answersTo(keywords);
            return keywords.map(keyword => ({ keyword, page: answers.get(keyword) }));
        },
    };
}
async function readTexts(checkout, content, pages) {
    const source = await (0,work_tree/* openWorkTree */.w)(checkout, (0,selection/* createSelection */.P1)(content, []));
    const read = new Set(pages.map(({ path }) => path));
    const texts = [];
    for await (const reading of source.read(source.files.filter(({ path }) => read.has(path)))) {
        if ('text' in reading)
            texts.push({ path: reading.file.path, text: reading.text });
    }
    return texts;
}

// EXTERNAL MODULE: ./node_modules/csv-parse/lib/sync.js + 9 modules
var sync = __webpack_require__(25175);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(2503);
;// CONCATENATED MODULE: ./build/onboarding/search-console.js


const rowsSchema = schemas/* array */.YOg(schemas/* array */.YOg(schemas/* string */.YjP()));
function readSearchConsole(text) {
    const rows = readRows(text);
    const [header = [], ...records] = rows ?? [];
    if (rows === undefined || header.length < 2)
        return { problem: 'not-csv' };
    const named = header.findIndex(name => /impression|impresion|impressõ|показ|表示回数|展示/i.test(name));
    const column = named < 0 ? Math.min(2, header.length - 1) : named;
    const queries = records.map(([query = '', ...figures]) => ({
        query: query.trim(),
        impressions: readCount(figures[column - 1]),
    }));
    const listed = queries.filter(({ query }) => query !== '');
    if (listed.length === 0)
        return { problem: 'no-queries' };
    if (isOtherTable(header[0] ?? '', listed.map(({ query }) => query)))
        return { problem: 'other-table' };
    const sorted = listed.toSorted((a, b) => b.impressions - a.impressions);
    return { queries: [...new Set(sorted.map(({ query }) => query))] };
}
function readRows(text) {
    try {
        const options = { bom: true, relax_column_count: true, skip_empty_lines: true };
        const delimiter = /^[^\n]*\t/.test(text) ? '\t' : /^[^\n,]*;/.test(text) ? ';' : ',';
        return rowsSchema.parse((0,sync/* parse */.qg)(text, { ...options, delimiter }));
    }
    catch {
        return undefined;
    }
}
function isOtherTable(header, values) {
    if (/^(?:top pages?|page|country|device|date|search appearance|filter)$/i.test(header.trim()))
        return true;
    const others = values.filter(value => /^https?:\/\//.test(value) || /^\d{4}-\d{2}-\d{2}$/.test(value));
    return others.length > values.length / 2;
}
function readCount(text = '') {
    const digits = text.replace(/[\s.,'’\u00a0\u202f]/g, '');
    return /^\d{1,15}$/.test(digits) ? Number(digits) : 0;
}

// EXTERNAL MODULE: ./build/onboarding/survey-site.js + 2 modules
var survey_site = __webpack_require__(57237);
// EXTERNAL MODULE: ./build/onboarding/workflow.js
var workflow = __webpack_require__(80279);
// EXTERNAL MODULE: ./build/report/document/backtest.js + 1 modules
var backtest = __webpack_require__(73668);
// EXTERNAL MODULE: ./build/report/document/gate-document.js + 9 modules
var gate_document = __webpack_require__(49535);
// EXTERNAL MODULE: ./build/report/text/text.js
var text_text = __webpack_require__(51960);
// EXTERNAL MODULE: ./build/run/run-backtest.js
var run_backtest = __webpack_require__(64619);
// EXTERNAL MODULE: ./build/run/run-gate.js + 11 modules
var run_gate = __webpack_require__(72212);
// EXTERNAL MODULE: ./build/hosts/cli/backtest.js + 1 modules
var cli_backtest = __webpack_require__(11316);
// EXTERNAL MODULE: ./build/hosts/cli/flags.js
var flags = __webpack_require__(90218);
// EXTERNAL MODULE: ./build/hosts/cli/git.js
var git = __webpack_require__(56433);
// EXTERNAL MODULE: ./build/hosts/cli/print.js
var cli_print = __webpack_require__(98562);
// EXTERNAL MODULE: ./build/hosts/cli/terminal.js
var terminal = __webpack_require__(95657);
// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
;// CONCATENATED MODULE: ./build/hosts/cli/init/choose-inputs.js


const TEXT_LENGTH = 200;
async function chooseSite(proposal, given, ask) {
    const settle = async (name, label, proposed) => given[name] ??
        (ask === undefined
            ? proposed
            : await askFor(ask, label, proposed, name === 'content' || name === 'site-url'));
    const brand = await settle('brand', 'Brand', proposal.brand);
    const content = await settle('content', 'Pages (globs; empty for all Markdown and HTML)', proposal.content.join(', '));
    const siteUrl = await settle('site-url', 'Address of the site (empty for none)', proposal.siteUrl.join(', '));
    const language = await settle('language', 'Language', proposal.language);
    return {
        brand: brand.trim(),
        content: (0,values/* readList */.LD)(content) ?? [content],
        siteUrl: (0,values/* readList */.LD)(siteUrl) ?? [siteUrl],
        language: language.trim(),
    };
}
async function chooseKeywords(site, { given, queries, ask, show, }) {
    const own = given.keywords === undefined ? undefined : (0,values/* readList */.LD)(given.keywords);
    if (own !== undefined)
        return { keywords: own, unanswered: [] };
    const proposed = site.propose(queries);
    if (ask === undefined)
        return proposed;
    await show([
        'Questions that your pages answer:',
        ...proposed.keywords.map(keyword => `  ${(0,report_escape/* plainLine */.h0)(keyword, TEXT_LENGTH)}`),
    ]);
    const answer = (await ask('Press Enter to take them, or type your own, separated by commas: ')).trim();
    return answer === '' ? proposed : { keywords: (0,values/* readList */.LD)(answer) ?? [answer], unanswered: [] };
}
async function askFor(ask, label, proposed, mayBeEmpty) {
    const hint = proposed === '' ? '' : ` [${(0,report_escape/* plainLine */.h0)(proposed, TEXT_LENGTH)}${mayBeEmpty ? '; - for none' : ''}]`;
    const answer = (await ask(`${label}${hint}: `)).trim();
    if (answer === '-' && mayBeEmpty)
        return '';
    return answer === '' ? proposed : answer;
}

// EXTERNAL MODULE: ./build/report/codes.js + 3 modules
var codes = __webpack_require__(30546);
// EXTERNAL MODULE: ./build/report/corpus-words.js
var corpus_words = __webpack_require__(63727);
;// CONCATENATED MODULE: ./build/hosts/cli/init/words.js




const words_TEXT_LENGTH = 200;
const SEARCH_CONSOLE_PROBLEMS = {
    'not-csv': 'Queries.csv of a Search Console export: Top queries,Clicks,Impressions,CTR,Position',
    'other-table': 'Queries.csv: this is another table of the export, such as Pages.csv',
    'no-queries': 'a file with at least one query',
};
function describeSite(site, { generator, pages }) {
    const list = (items, none) => (items.length === 0 ? none : items.join(', '));
    const facts = [
        ['Brand', site.brand],
        ['Pages', `${pages} in ${list(site.content, 'all Markdown, MDX and HTML files')}`],
        ['Site', list(site.siteUrl, 'no address')],
        ['Language', site.language],
        ...(generator === undefined ? [] : [['Built by', generator]]),
    ];
    const width = Math.max(...facts.map(([label]) => label.length));
    return facts.map(([label, value]) => [{ text: `${label.padEnd(width)}  ${(0,report_escape/* plainLine */.h0)(value, words_TEXT_LENGTH)}` }]);
}
function describeAnswers(answers, unanswered) {
    const answered = answers.filter(({ page }) => page !== undefined).length;
    const width = Math.max(...answers.map(({ keyword }) => (0,report_escape/* plainLine */.h0)(keyword, words_TEXT_LENGTH).length));
    return [
        [
            {
                text: `Your pages answer ${answered} of ${answers.length} questions.`,
                tone: answered === answers.length ? 'better' : 'doubtful',
            },
        ],
        ...answers.map(({ keyword, page }) => [
            { text: page === undefined ? '  ✗ ' : '  ✓ ', tone: page === undefined ? 'worse' : 'better' },
            {
                text: `${(0,report_escape/* plainLine */.h0)(keyword, words_TEXT_LENGTH).padEnd(width)}  ${(0,report_escape/* plainLine */.h0)(page ?? 'no page answers it', words_TEXT_LENGTH)}`,
            },
        ]),
        ...(unanswered.length === 0
            ? []
            : [
                [
                    {
                        text: `Searched for, and not answered by your pages: ${unanswered.map(query => (0,report_escape/* plainLine */.h0)(query, words_TEXT_LENGTH)).join(', ')}.`,
                    },
                ],
            ]),
    ];
}
function explainPages(facts, generator) {
    const what = (0,corpus_words/* describeCorpusProblem */.Nx)(facts);
    if (facts.kind === 'no-pages' && generator !== undefined) {
        return `${what} This is a site of ${generator}. If its pages are in another format, let the workflow build the site and gate the built HTML: examples/workflows/built-site.yml in the gate's repository shows how.`;
    }
    return (0,codes/* formatMessage */.hw)((0,codes/* messageWithRemedy */.ug)((0,corpus_words/* codeOfCorpusProblem */.KI)(facts), what));
}
function describeNextSteps(hasGit) {
    const first = hasGit
        ? `Commit it, push it and open a pull request: git add ${workflow/* WORKFLOW_PATH */.A8}`
        : 'This folder is no git repository. Put the workflow into the repository of the site on GitHub.';
    return [
        [{ text: `Wrote ${workflow/* WORKFLOW_PATH */.A8}`, tone: 'better' }],
        [{ text: `Next: ${first}` }],
        [
            {
                text: 'The gate then comments on pull requests, and fails one that takes away the answer to a question.',
            },
        ],
        [{ text: 'Check the set-up at any time: ai-visibility-gate doctor' }],
    ];
}

;// CONCATENATED MODULE: ./build/hosts/cli/init/init.js
























const MOST_COMMITS = 100;
const BACKTEST_SECONDS = 20;
const facts = { withoutSecrets: false, defaultBranch: undefined };
class InitError extends Error {
    code;
    constructor(text, code) {
        super(text);
        this.name = 'InitError';
        this.code = code;
    }
}
async function init(argv, context) {
    try {
        await run(argv, context);
        return 0;
    }
    catch (error) {
        const failure = describeFailure(error);
        if (failure === undefined)
            throw error;
        await context.err.write(`${failure.text}\n`);
        return failure.code;
    }
}
function describeFailure(error) {
    if (error instanceof InitError)
        return { text: error.message, code: error.code };
    if (error instanceof read_settings/* InputsError */.aV)
        return { text: (0,cli_print/* explainFlags */.n)(error.problems), code: 2 };
    if (error instanceof Error && error.name === 'AbortError') {
        return { text: '\nStopped. No workflow was written.', code: 1 };
    }
    return undefined;
}
async function run(argv, context) {
    const { out, err, folder, signal, version } = context;
    const { texts, problems } = (0,flags/* parseFlags */.bQ)(argv, flags/* flagsOfInit */.pl);
    const { yes, force, 'no-backtest': noBacktest, 'search-console': queriesFile, ...given } = texts;
    checkSwitches({ yes, force, 'no-backtest': noBacktest }, problems);
    problems.push(...(await findProblems(given)));
    const queries = queriesFile === undefined ? [] : await readQueries((0,external_node_path_.resolve)(folder, queriesFile), problems);
    if (problems.length > 0)
        throw new read_settings/* InputsError */.aV(problems);
    const repository = await (0,survey_site/* findRepository */.W1)(folder);
    const replaces = force === 'true';
    await checkTarget(repository, replaces);
    const ask = yes === 'true' ? undefined : context.ask;
    const print = (lines) => out.write(`${(0,cli_print/* printLines */.t)(lines, out)}\n`);
    const status = (0,terminal/* createStatusLine */.nR)(err);
    const say = (text) => (err.isTerminal ? status.show(text) : void err.write(`${text}\n`));
    if (ask === undefined && yes !== 'true')
        await err.write('No terminal to ask at: the proposals are taken as they are.\n');
    say('Reading the repository');
    const { generator, ...proposal } = await propose(repository, signal);
    status.clear();
    const chosen = await chooseSite(proposal, given, ask);
    await (0,read_settings/* readSettings */.sb)(toTexts(chosen, ['any']), {}, facts);
    say('Reading the pages');
    const site = await readPagesOf(chosen, generator, repository, signal);
    status.clear();
    const show = (lines) => err.write(`${lines.join('\n')}\n`);
    const { keywords, unanswered } = await chooseKeywords(site, { given, queries, ask, show });
    if (keywords.length === 0) {
        throw new InitError('No page title or heading makes a question. Name what readers ask with --keywords.', 1);
    }
    const settings = await (0,read_settings/* readSettings */.sb)(toTexts(chosen, keywords), {}, facts);
    await print(describeSite(chosen, { generator, pages: site.pages }));
    await print(describeAnswers(site.answer(keywords), unanswered));
    if (noBacktest !== 'true')
        await printBacktest(settings, repository, context);
    await printVerdict(settings, repository, context);
    if (ask !== undefined && /^n/i.test(await ask(`Write ${workflow/* WORKFLOW_PATH */.A8}? [Y/n] `))) {
        throw new InitError('No workflow was written.', 1);
    }
    await checkTarget(repository, replaces);
    await writeWorkflow(repository, (0,workflow/* renderWorkflow */.cn)({ ...chosen, keywords, version: `v${version}` }));
    await out.write((0,cli_print/* printLines */.t)(describeNextSteps(repository.hasGit), out));
}
function checkSwitches(switches, problems) {
    for (const [input, given = 'false'] of Object.entries(switches)) {
        if (!['true', 'false'].includes(given))
            problems.push({ input, given, allowed: 'nothing after it, true or false' });
    }
}
async function findProblems(given) {
    try {
        await (0,read_settings/* readSettings */.sb)({ brand: 'any', keywords: 'any', ...given }, {}, facts);
        return [];
    }
    catch (error) {
        if (error instanceof read_settings/* InputsError */.aV)
            return error.problems;
        throw error;
    }
}
async function readQueries(path, problems) {
    const text = await (0,promises_.readFile)(path, 'utf8').catch(() => undefined);
    const read = text === undefined ? undefined : readSearchConsole(text);
    if (read !== undefined && 'queries' in read)
        return read.queries;
    const allowed = read === undefined ? 'a file that can be read' : SEARCH_CONSOLE_PROBLEMS[read.problem];
    problems.push({ input: 'search-console', given: path, allowed });
    return [];
}
async function checkTarget({ root }, replaces) {
    const exists = await (0,promises_.access)(await (0,files/* resolveInside */.LI)(root, workflow/* WORKFLOW_PATH */.A8)).then(() => true, () => false);
    if (exists && !replaces)
        throw new InitError(`${workflow/* WORKFLOW_PATH */.A8} exists, and nothing was written. --force replaces it.`, 1);
}
async function propose({ root, hasGit, subfolder }, signal) {
    const proposal = proposeSite(await (0,survey_site/* surveySite */._q)({ folder: root, signal }, hasGit));
    return subfolder === '' ? proposal : { ...proposal, content: [`${subfolder}/**`] };
}
async function readPagesOf(chosen, generator, { root }, signal) {
    try {
        return await readSite({ folder: root, signal }, chosen);
    }
    catch (error) {
        if (error instanceof corpus_errors/* CorpusError */.b)
            throw new InitError(explainPages(error.facts, generator), 1);
        throw error;
    }
}
function toTexts({ brand, content, siteUrl, language }, keywords) {
    const texts = {
        brand,
        language,
        keywords: (0,workflow/* toList */.st)(keywords),
        content: (0,workflow/* toList */.st)(content),
        'site-url': (0,workflow/* toList */.st)(siteUrl),
    };
    const problems = Object.entries(texts)
        .filter(([, text]) => text.includes('${{'))
        .map(([input, given]) => ({
        input,
        given,
        allowed: 'a text without ${{, which GitHub would run as an expression',
    }));
    if (problems.length > 0)
        throw new read_settings/* InputsError */.aV(problems);
    return { ...texts, baseline: 'base' };
}
async function printBacktest(settings, { root }, context) {
    const { out, err, signal } = context;
    const progress = (0,cli_backtest/* createBacktestProgress */.d)(err);
    try {
        const found = await (0,run_backtest/* runBacktestOf */.G)(settings, root, {
            range: { merges: false, most: MOST_COMMITS },
            inject: false,
            maxSeconds: BACKTEST_SECONDS,
            onProgress: progress.show,
            onUnreadable: (0,cli_backtest/* createUnreadableWarner */.T)(err, progress),
        }, signal);
        progress.clear();
        await out.write(`${(0,cli_print/* printLines */.t)((0,text_text/* renderTextParts */.K8)((0,backtest/* backtestParts */.k)(found)), out)}\n`);
    }
    catch (error) {
        progress.clear();
        const problem = (0,errors/* factsOf */.x)(error);
        if (problem === undefined)
            throw error;
        await out.write(`${(0,backtest/* describeBacktestProblem */.U)(problem)}\n\n`);
    }
}
async function printVerdict(settings, { root }, context) {
    const { out, env, signal } = context;
    const [head, base] = await Promise.all([(0,git/* findCommit */.f)(root, 'HEAD'), (0,git/* findCommit */.f)(root, 'HEAD~1')]);
    const change = head !== undefined && base !== undefined ? { base, head } : undefined;
    const source = change === undefined ? { kind: 'none' } : settings.baseline.source;
    const log = (0,terminal/* createTerminalLog */.$V)(context);
    const quiet = { ...log, info() { }, notice() { } };
    const { outcome } = await (0,run_gate/* runGate */.R)({ ...settings, baseline: { ...settings.baseline, source } }, {
        facts: {
            ...{ eventName: 'local', sha: head, runUrl: undefined, commitUrl: undefined, change },
            ...{ ...facts, workspace: root, tempFolder: (0,external_node_os_.tmpdir)() },
        },
        history: undefined,
        env,
        log: quiet,
        signal,
    });
    log.clear();
    const what = change === undefined ? 'The verdict on your pages as they are now' : 'The verdict on your newest commit';
    await out.write(`${out.style('bold', what)}\n${(0,cli_print/* printLines */.t)((0,text_text/* renderText */.S5)((0,gate_document/* gateDocument */.hz)(outcome)), out)}\n`);
}
async function writeWorkflow({ root }, text) {
    try {
        await (0,files/* writeFileAtomically */.lo)(workflow/* WORKFLOW_PATH */.A8, text, root);
    }
    catch (error) {
        throw new InitError(`${workflow/* WORKFLOW_PATH */.A8} was not written: ${error instanceof Error ? error.message : error}`, 1);
    }
}


/***/ }),

/***/ 57237:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W1: () => (/* binding */ findRepository),
  Zz: () => (/* binding */ readRemote),
  _q: () => (/* binding */ surveySite)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/embedded/corpus/corpus.js
var corpus_corpus = __webpack_require__(10694);
// EXTERNAL MODULE: ./build/embedded/corpus/errors.js
var errors = __webpack_require__(39165);
// EXTERNAL MODULE: ./build/embedded/corpus/git.js
var git = __webpack_require__(83596);
// EXTERNAL MODULE: ./build/embedded/corpus/language.js
var language = __webpack_require__(67868);
// EXTERNAL MODULE: ./build/embedded/corpus/selection.js + 2 modules
var corpus_selection = __webpack_require__(95626);
// EXTERNAL MODULE: ./build/embedded/corpus/walk.js
var walk = __webpack_require__(2283);
// EXTERNAL MODULE: ./build/embedded/corpus/work-tree.js
var work_tree = __webpack_require__(22780);
// EXTERNAL MODULE: ./build/lib/files.js
var files = __webpack_require__(13963);
;// CONCATENATED MODULE: ./build/onboarding/repository-url.js
function readRepositoryOf(url) {
    const [, owner, name] = /^(?:[a-z+]+:\/\/[^/]+\/|[\w.-]+@[\w.-]+:)([\w.-]+)\/([\w.-]+?)(?:\.git)?\/?$/i.exec(url) ?? [];
    return owner === undefined || name === undefined ? undefined : `${owner}/${name}`;
}

// EXTERNAL MODULE: external "node:path/posix"
var posix_ = __webpack_require__(53916);
// EXTERNAL MODULE: ./node_modules/smol-toml/dist/index.js + 8 modules
var dist = __webpack_require__(3292);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var yaml_dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(2503);
;// CONCATENATED MODULE: ./build/onboarding/site-config.js




const READERS = [
    [/(?:^|\/)docusaurus\.config\.[cm]?[jt]s$/, readDocusaurus],
    [/(?:^|\/)(?:hugo|config\/_default\/(?:hugo|config))\.(?:toml|ya?ml|json)$/, readHugo],
    [/(?:^|\/)mkdocs\.ya?ml$/, readMkdocs],
    [/(?:^|\/)\.vitepress\/config(?:\/index)?\.[cm]?[jt]s$/, readVitepress],
    [/(?:^|\/)astro\.config\.[cm]?[jt]s$/, readAstro],
    [/(?:^|\/)_config\.ya?ml$/, readJekyll],
    [/(?:^|\/)book\.toml$/, readMdbook],
    [/(?:^|\/)conf\.py$/, readSphinx],
    [/(?:^|\/)CNAME$/, readCname],
    [/^package\.json$/, readPackage],
];
const OTHER_SITES = /(?:^|\/)(?:node_modules|vendor|themes?|tests?|__tests__|fixtures?|examples?|templates?)\//i;
const MOST_FOLDERS = 3;
function isSiteConfig(path) {
    const isNear = path.split('/').length <= MOST_FOLDERS + 1;
    return isNear && !OTHER_SITES.test(path) && READERS.some(([name]) => name.test(path));
}
function rankOfConfig(path) {
    const rank = READERS.findIndex(([name]) => name.test(path));
    const isGenerator = rank < READERS.length - 2;
    return (isGenerator ? 0 : 1000) + path.split('/').length * 50 + rank;
}
function readSiteConfig(path, text) {
    const [, read] = READERS.find(([name]) => name.test(path)) ?? [];
    if (read === undefined)
        return undefined;
    const folder = (0,posix_.dirname)(path);
    return { path, ...read(text, folder === '.' ? '' : folder) };
}
function join(...parts) {
    const names = parts.flatMap(part => part.split('/')).filter(name => name !== '' && name !== '.');
    return names.includes('..') ? '' : names.join('/');
}
function rootUrl(url, path = '') {
    if (url === undefined || !URL.canParse(url))
        return undefined;
    const { protocol, origin, pathname, hostname } = new URL(url);
    if (!/^https?:$/.test(protocol) || isPlaceholder(hostname))
        return undefined;
    const below = join(decodeURI(pathname), path);
    return `${origin}/${below}${below === '' ? '' : '/'}`;
}
function isPlaceholder(host) {
    return /^(?:localhost|127\.|.*(?:your-|yourdomain|your_)|example\.(?:com|org|net)$)/.test(host);
}
function literal(text, name, assigns = ':') {
    const code = text.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, '').replace(/(?:^|\s)(?:\/\/|#).*$/gm, '');
    const found = new RegExp(`(?:^|[\\s{,(])['"]?${name}['"]?\\s*${assigns}\\s*(['"\`])([^'"\`\\n$]*)\\1`, 'm').exec(code);
    return found?.[2];
}
const site_config_text = schemas/* string */.YjP().optional().catch(undefined);
function parseData(schema, source, path) {
    try {
        const data = path === 'toml' ? (0,dist/* parse */.qg)(source) : (0,yaml_dist/* parse */.qg)(source, { logLevel: 'silent' });
        return schema.parse(data ?? {});
    }
    catch {
        return schema.parse({});
    }
}
function readDocusaurus(source, folder) {
    const route = literal(source, 'routeBasePath') ?? 'docs';
    const docs = literal(source, 'path') ?? 'docs';
    return {
        generator: 'Docusaurus',
        title: literal(source, 'title'),
        url: rootUrl(literal(source, 'url'), literal(source, 'baseUrl')),
        language: literal(source, 'defaultLocale'),
        roots: [
            { folder: join(folder, docs), address: join(route, '{path}') },
            { folder: join(folder, 'blog'), address: undefined },
            { folder: join(folder, 'src/pages'), address: '{path}' },
        ],
    };
}
const hugoSchema = schemas/* looseObject */._H3({
    title: site_config_text,
    baseURL: site_config_text,
    baseurl: site_config_text,
    defaultContentLanguage: site_config_text,
    languageCode: site_config_text,
    contentDir: site_config_text,
    languages: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* looseObject */._H3({ contentDir: site_config_text }).catch({}))
        .optional()
        .catch(undefined),
});
function readHugo(source, folder) {
    const isToml = !/^\s*(?:[{\w"-]+\s*:|\{)/.test(source);
    const config = parseData(hugoSchema, source, isToml ? 'toml' : 'yaml');
    const site = folder.replace(/(?:^|\/)config\/_default$/, '');
    const language = config.defaultContentLanguage ?? config.languageCode;
    const ofLanguage = config.languages?.[language ?? 'en']?.contentDir;
    return {
        generator: 'Hugo',
        title: config.title,
        url: rootUrl(config.baseURL ?? config.baseurl),
        language,
        roots: [{ folder: join(site, ofLanguage ?? config.contentDir ?? 'content'), address: '{path}/' }],
    };
}
const mkdocsSchema = schemas/* looseObject */._H3({
    site_name: site_config_text,
    site_url: site_config_text,
    docs_dir: site_config_text,
    use_directory_urls: schemas/* boolean */.zMY().optional().catch(undefined),
    theme: schemas/* looseObject */._H3({ language: site_config_text, locale: site_config_text }).optional().catch(undefined),
});
function readMkdocs(source, folder) {
    const config = parseData(mkdocsSchema, source.replace(/!!?(?:python\/\S+|ENV)/g, ''), 'yaml');
    return {
        generator: 'MkDocs',
        title: config.site_name,
        url: rootUrl(config.site_url),
        language: config.theme?.language ?? config.theme?.locale,
        roots: [
            {
                folder: join(folder, config.docs_dir ?? 'docs'),
                address: config.use_directory_urls === false ? '{path}.html' : '{path}/',
            },
        ],
    };
}
function readVitepress(source, folder) {
    const site = folder.replace(/(?:^|\/)\.vitepress(?:\/config)?$/, '');
    const isClean = /\bcleanUrls\s*:\s*true/.test(source);
    return {
        generator: 'VitePress',
        title: literal(source, 'title'),
        url: rootUrl(literal(source, 'hostname'), literal(source, 'base')),
        language: literal(source, 'lang'),
        roots: [
            { folder: join(site, literal(source, 'srcDir') ?? ''), address: isClean ? '{path}' : '{path}.html' },
        ],
    };
}
function readAstro(source, folder) {
    return {
        generator: 'Astro',
        title: literal(source, 'title'),
        url: rootUrl(literal(source, 'site'), literal(source, 'base')),
        language: literal(source, 'defaultLocale') ?? literal(source, 'lang'),
        roots: [
            { folder: join(folder, 'src/content/docs'), address: '{path}/' },
            { folder: join(folder, 'src/pages'), address: '{path}/' },
        ],
    };
}
const jekyllSchema = schemas/* looseObject */._H3({ title: site_config_text, url: site_config_text, baseurl: site_config_text, lang: site_config_text, locale: site_config_text });
function readJekyll(source, folder) {
    const config = parseData(jekyllSchema, source, 'yaml');
    return {
        generator: 'Jekyll',
        title: config.title,
        url: rootUrl(config.url, config.baseurl),
        language: config.lang ?? config.locale,
        roots: [{ folder, address: undefined }],
    };
}
const mdbookSchema = schemas/* looseObject */._H3({
    book: schemas/* looseObject */._H3({ title: site_config_text, language: site_config_text, src: site_config_text }).optional().catch(undefined),
});
function readMdbook(source, folder) {
    const { book } = parseData(mdbookSchema, source, 'toml');
    return {
        generator: 'mdBook',
        title: book?.title,
        language: book?.language,
        roots: [{ folder: join(folder, book?.src ?? 'src'), address: '{path}.html' }],
    };
}
function readSphinx(source, folder) {
    return {
        generator: 'Sphinx',
        title: literal(source, 'project', '='),
        url: rootUrl(literal(source, 'html_baseurl', '=')),
        language: literal(source, 'language', '='),
        roots: [{ folder, address: '{path}.html' }],
    };
}
function readCname(source) {
    const host = source.trim();
    const isHost = /^[a-z\d-]+(?:\.[a-z\d-]+)+$/i.test(host);
    return { url: isHost ? rootUrl(`https://${host}`) : undefined, roots: [] };
}
const packageSchema = schemas/* looseObject */._H3({ name: site_config_text, homepage: site_config_text });
function readPackage(source) {
    const { name, homepage } = parseData(packageSchema, source, 'yaml');
    const isCode = homepage !== undefined && /\/\/(?:www\.)?(?:github|gitlab|npmjs)\.com\//.test(homepage);
    return {
        title: name === undefined ? undefined : (0,posix_.basename)(name),
        url: isCode ? undefined : rootUrl(homepage),
        roots: [],
    };
}

;// CONCATENATED MODULE: ./build/onboarding/survey-site.js











async function findRepository(folder) {
    try {
        const root = (await (0,git/* git */.$Y)({ folder }, ['rev-parse', '--show-toplevel'])).trim();
        const subfolder = (await (0,git/* git */.$Y)({ folder }, ['rev-parse', '--show-prefix'])).trim().replace(/\/$/, '');
        return { root, hasGit: true, subfolder };
    }
    catch (error) {
        if (!(error instanceof errors/* CorpusError */.b))
            throw error;
        return { root: (0,external_node_path_.resolve)(folder), hasGit: false, subfolder: '' };
    }
}
const PAGES_FOR_LANGUAGE = 60;
const MOST_CONFIGS = 20;
const MOST_CONFIG_BYTES = 200_000;
async function surveySite(checkout, hasGit) {
    const selection = (0,corpus_selection/* createSelection */.P1)([], []);
    const source = await (0,work_tree/* openWorkTree */.w)(checkout, selection);
    const pages = source.files.map(({ path }) => path);
    const sample = source.files.filter((_, index) => index % Math.ceil(pages.length / PAGES_FOR_LANGUAGE) === 0);
    const corpus = await (0,corpus_corpus/* loadCorpus */.xe)({ ...source, files: sample, siteFiles: [] }, { competitors: [], siteUrls: [] }, checkout.signal);
    return {
        configs: await readConfigs(checkout, hasGit),
        pages,
        pageLanguage: await findLanguage(corpus, pages),
        repository: hasGit ? await readRemote(checkout) : undefined,
        folderName: (0,external_node_path_.basename)((0,external_node_path_.resolve)(checkout.folder)),
    };
}
async function findLanguage({ pages }, paths) {
    const filter = await (0,language/* createLanguageFilter */.r)('en', paths);
    const languages = pages.map(({ path, content }) => filter.ofPath(path) ?? filter.ofPage(path, content) ?? 'en');
    const counts = Map.groupBy(languages, language => language);
    const [most = 'en'] = [...counts]
        .toSorted(([, a], [, b]) => b.length - a.length)
        .map(([language]) => language);
    return (counts.get('en')?.length ?? 0) >= (counts.get(most)?.length ?? 0) ? 'en' : most;
}
async function readConfigs(checkout, hasGit) {
    const paths = await listPaths(checkout, hasGit);
    const ranked = paths.filter(isSiteConfig).toSorted((a, b) => rankOfConfig(a) - rankOfConfig(b));
    const configs = ranked.slice(0, MOST_CONFIGS).map(async (path) => {
        const file = await (0,files/* readSmallFile */.EW)(checkout.folder, path, MOST_CONFIG_BYTES).catch(() => undefined);
        return file !== undefined && 'text' in file ? readSiteConfig(path, file.text) : undefined;
    });
    return (await Promise.all(configs)).filter(config => config !== undefined);
}
async function listPaths(checkout, hasGit) {
    if (hasGit)
        return (0,git/* splitZero */.vV)(await (0,git/* git */.$Y)(checkout, ['ls-files', '-z']));
    return (0,walk/* listFiles */.C)(checkout.folder, folder => !/(?:^|\/)(?:\.git|node_modules)(?:\/|$)/.test(folder), checkout.signal);
}
async function readRemote(checkout) {
    try {
        return readRepositoryOf((await (0,git/* git */.$Y)(checkout, ['remote', 'get-url', 'origin'])).trim());
    }
    catch (error) {
        if (error instanceof errors/* CorpusError */.b)
            return undefined;
        throw error;
    }
}


/***/ })

};
