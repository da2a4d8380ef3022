export const id = 862;
export const ids = [862];
export const modules = {

/***/ 31862:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  backtest: () => (/* binding */ backtest)
});

// EXTERNAL MODULE: ./build/embedded/corpus/corpus.js
var corpus = __webpack_require__(10694);
// EXTERNAL MODULE: ./build/embedded/corpus/errors.js
var corpus_errors = __webpack_require__(39165);
// EXTERNAL MODULE: ./build/embedded/corpus/git.js
var git = __webpack_require__(83596);
// EXTERNAL MODULE: ./build/embedded/corpus/git-objects.js
var git_objects = __webpack_require__(4709);
// EXTERNAL MODULE: ./build/embedded/corpus/git-tree.js
var git_tree = __webpack_require__(69957);
// EXTERNAL MODULE: ./build/embedded/corpus/indexing/site.js + 1 modules
var site = __webpack_require__(88753);
// EXTERNAL MODULE: ./build/embedded/corpus/language.js
var corpus_language = __webpack_require__(67868);
// EXTERNAL MODULE: ./build/embedded/corpus/owners.js
var owners = __webpack_require__(69810);
// EXTERNAL MODULE: ./build/embedded/corpus/read-pages.js
var read_pages = __webpack_require__(51755);
// EXTERNAL MODULE: ./build/embedded/corpus/selection.js + 1 modules
var corpus_selection = __webpack_require__(70724);
// EXTERNAL MODULE: ./build/embedded/corpus/source.js
var source = __webpack_require__(25811);
// EXTERNAL MODULE: ./build/embedded/corpus/work-tree.js
var work_tree = __webpack_require__(22780);
// EXTERNAL MODULE: ./build/lib/http/excerpt.js
var excerpt = __webpack_require__(22380);
;// CONCATENATED MODULE: ./build/embedded/backtest/commits.js
/** The commits of a checkout that touch certain files, with one `git log`. */



/** Returns the id of the newest commit; undefined in a repository without commits. Rejects with a CorpusError. */
async function findNewestCommit(checkout) {
    try {
        return (await (0,git/* git */.$Y)(checkout, ['rev-parse', '--verify', 'HEAD^{commit}'])).trim();
    }
    catch (error) {
        if (error instanceof corpus_errors/* CorpusError */.b && /Needed a single revision/.test(error.message))
            return undefined;
        throw error;
    }
}
/** Lists the commits that touch a file that `isWanted` tells. Rejects with a CorpusError. */
async function listCommits(checkout, { merges, most = Number.POSITIVE_INFINITY, since }, isWanted) {
    const kind = merges ? ['--merges', '--first-parent', '-m'] : ['--no-merges'];
    const form = ['--raw', '-z', '--no-abbrev', '--no-renames', '--relative', '--no-color', '--encoding=UTF-8'];
    const date = since === undefined ? [] : [`--since=${since}`];
    const format = '--format=%H%x00%P%x00%cI%x00%s';
    const words = ['log', '--no-show-signature', ...kind, ...form, ...date, format, 'HEAD', '--'];
    const commits = [];
    for await (const { changed, ...commit } of readLog(readFields(checkout, words))) {
        if (commit.parent === '' || !changed.some(isWanted))
            continue;
        commits.push(commit);
        if (commits.length >= most)
            break;
    }
    return commits;
}
/**
 * A commit is four fields; each file it changes is `:MODE MODE ID ID STATUS` and its path. No id starts with a colon, so
 * that no subject and no path can be taken for something else.
 */
async function* readLog(fields) {
    const take = async () => {
        const next = await fields.next();
        return next.done ? undefined : next.value;
    };
    try {
        let id = await take();
        while (id !== undefined) {
            const [parents = '', date = '', subject = ''] = [await take(), await take(), await take()];
            const changed = [];
            let field = await take();
            while (field !== undefined && /^\n?:/.test(field)) {
                changed.push((await take()) ?? '');
                field = await take();
            }
            const [parent = ''] = parents.split(' ');
            yield { id, parent, date, subject, changed };
            id = field;
        }
    }
    finally {
        await fields.return(undefined);
    }
}
/** What git prints, up to each NUL. Git ends when no more is asked for. */
async function* readFields(checkout, words) {
    const child = (0,git/* spawnGit */.Iz)(checkout, words);
    const errors = [];
    child.stderr.setEncoding('utf8').on('data', text => errors.push(String(text)));
    const ended = new Promise(resolve => {
        child.on('error', () => resolve(null)).on('close', resolve);
    });
    try {
        let rest = '';
        for await (const chunk of child.stdout.setEncoding('utf8')) {
            const fields = (rest + String(chunk)).split('\0');
            rest = fields.pop() ?? '';
            yield* fields;
        }
        const code = await ended;
        checkout.signal?.throwIfAborted();
        if (code === 0)
            return;
        const detail = (0,excerpt/* excerpt */.K)(errors.join('')) || `it ended with ${code}`;
        throw new corpus_errors/* CorpusError */.b({ kind: 'git-failed', command: 'git log', detail });
    }
    finally {
        child.kill();
    }
}

;// CONCATENATED MODULE: ./build/embedded/backtest/history.js
/** The history of a checkout: its commits, and the pages of each. */













/** It carries facts; report/ puts them into words. */
class NoCommitsError extends Error {
    facts;
    constructor(facts) {
        super(facts.kind);
        this.name = 'NoCommitsError';
        this.facts = facts;
    }
}
/** A commit is needed as a head and, a little later, as a parent. */
const MOST_OPEN = 8;
/**
 * Opens the history of the checkout's branch. The commits are those that touch a page, a `robots.txt` or a file of
 * redirects; `isCounted` narrows them by the paths they change. Close it in the end. Rejects with a NoCommitsError, or
 * with a CorpusError, also where the newest commit has no pages.
 */
async function openHistory(checkout, settings, range, isCounted = () => true) {
    const id = await findNewestCommit(checkout);
    const isShallow = await isShallowCheckout(checkout);
    if (id === undefined)
        throw new NoCommitsError({ kind: 'no-commits', merges: range.merges, isShallow });
    const selection = rememberChoices((0,corpus_selection/* createSelection */.P1)(settings.content, settings.competitors));
    const loader = await (0,corpus/* createCorpusLoader */.S5)(settings);
    const objects = (0,git_objects/* openObjects */.d)(checkout);
    const captured = await openCaptured(checkout, settings, selection);
    const opened = new Map();
    async function openOne(commit) {
        const tree = await (0,git_tree/* openTree */.r)(checkout, commit, selection, objects);
        return captured === undefined ? tree : (0,source/* joinSources */.zz)([tree, captured]);
    }
    function open(commit) {
        const source = opened.get(commit) ?? openOne(commit);
        opened.delete(commit);
        opened.set(commit, source);
        const [oldest] = opened.keys();
        if (opened.size > MOST_OPEN && oldest !== undefined)
            opened.delete(oldest);
        return source;
    }
    /** `others` are the paths of files that may be passed over. */
    function requirePages(corpus, source, others = []) {
        const passedOver = others.map(selection.passOver).filter(file => file !== undefined);
        const error = (0,read_pages/* findNothingRead */.LG)(corpus, source, selection, passedOver);
        if (error !== undefined)
            throw error;
    }
    try {
        const source = await open(id);
        const corpus = await loader.load(source, checkout.signal);
        requirePages(corpus, source, (await objects.list(id)).map(({ path }) => path));
        const isWanted = await createChoice(settings, selection, source);
        const commits = await listCommits(checkout, range, path => isWanted(path) && isCounted(path));
        if (commits.length === 0) {
            throw new NoCommitsError({ kind: 'no-page-commits', merges: range.merges, isShallow });
        }
        return {
            head: { id, source, corpus },
            commits,
            isShallow,
            open,
            async load(base, head) {
                const corpora = await loader.loadBoth(base, head, checkout.signal);
                requirePages(corpora.head, head);
                return corpora;
            },
            close: objects.close,
        };
    }
    catch (error) {
        objects.close();
        throw error;
    }
}
async function isShallowCheckout(checkout) {
    return (await (0,git/* git */.$Y)(checkout, ['rev-parse', '--is-shallow-repository'])).trim() === 'true';
}
/** The same paths come up in every tree. */
function rememberChoices(selection) {
    const known = new Map();
    return {
        ...selection,
        isPage(path) {
            const isPage = known.get(path) ?? selection.isPage(path);
            known.set(path, isPage);
            return isPage;
        },
    };
}
/** Competitors' pages that git does not track: they stand on both sides of every comparison. */
async function openCaptured(checkout, { competitors }, selection) {
    if (competitors.length === 0)
        return undefined;
    const all = await (0,work_tree/* openWorkTree */.w)(checkout, selection);
    const isCaptured = (path) => (0,owners/* ownerOf */.bf)(path, competitors) !== undefined && all.untracked.has(path);
    return (0,source/* filterFiles */.UI)(all, isCaptured);
}
/** Tells the files that a comparison depends on. */
async function createChoice({ language }, selection, { files }) {
    const paths = files.map(({ path }) => path);
    const filter = language === undefined ? undefined : await (0,corpus_language/* createLanguageFilter */.r)(language, paths);
    return path => (0,site/* isSiteFile */.kv)(path) || (selection.isPage(path) && filter?.ofPath(path) === undefined);
}
/** Returns the facts of an error that openHistory and its trees reject with; undefined for any other error. */
function factsOf(error) {
    return error instanceof corpus_errors/* CorpusError */.b || error instanceof NoCommitsError ? error.facts : undefined;
}

// EXTERNAL MODULE: ./build/inputs/read-settings.js + 2 modules
var read_settings = __webpack_require__(99691);
// EXTERNAL MODULE: ./build/inputs/values.js
var values = __webpack_require__(73368);
// EXTERNAL MODULE: ./build/report/codes.js + 3 modules
var codes = __webpack_require__(30546);
// EXTERNAL MODULE: ./build/report/corpus-words.js
var corpus_words = __webpack_require__(63727);
;// CONCATENATED MODULE: ./build/report/json/backtest.js

/** Returns the JSON value of a backtest. Texts from outside are as they are. */
function buildBacktestResult(backtest) {
    const { head, pages, keywords, unanswered, merges, isShallow, commits, injections } = backtest;
    const withVerdict = (verdict) => commits.filter(commit => commit.verdict === verdict).length;
    const failed = withVerdict('fail');
    return {
        schema_version: 1,
        head,
        pages,
        keywords,
        unanswered_keywords: unanswered,
        merges,
        shallow: isShallow,
        summary: {
            commits: commits.length,
            failed,
            errors: withVerdict('error'),
            failed_share: failed / commits.length,
        },
        commits: commits.map(toRecord),
        injections: injections === undefined ? null : injections.map(toInjection),
    };
}
function toRecord({ commit: { id, parent, date, subject }, verdict, keywords, problem }) {
    return {
        ...{ commit: id, parent, date, subject, verdict },
        keywords: keywords.map(toKeyword),
        error: problem === undefined ? null : { kind: problem.kind, detail: (0,corpus_words/* describeCorpusProblem */.Nx)(problem) },
    };
}
function toKeyword({ keyword, outcome, loss, before, after, causes }) {
    return {
        ...{ keyword, outcome, loss },
        before: before === undefined ? null : toQuote(before),
        after: after === undefined ? null : toQuote(after),
        causes: causes.map(toCause),
    };
}
function toQuote({ text, url, place: { path, title, headings } }) {
    return { text, url, path, title, headings };
}
function toCause(cause) {
    return {
        kind: cause.kind,
        path: cause.path,
        moved_to: cause.kind === 'moved' ? cause.to : null,
        hidden_by: cause.kind === 'hidden'
            ? cause.reasons.map(({ kind, file, line, crawler = null }) => ({ kind, file, line, crawler }))
            : null,
    };
}
function toInjection({ kind, path, keywords, citedFirst, lost }) {
    return {
        ...{ kind, path, keywords },
        cited_first: citedFirst,
        verdict: lost.length > 0 ? 'fail' : 'pass',
        lost_keywords: lost,
    };
}

// EXTERNAL MODULE: ./build/embedded/repository/outcome.js
var outcome = __webpack_require__(21908);
;// CONCATENATED MODULE: ./build/embedded/backtest/injections.js
/** Losses put into a page on purpose: each takes away what the page says. Pure. */

const STUB = 'This page is being rewritten. Please come back later.';
/** Losses that any page can have, by name. */
const injections = {
    deleted: () => undefined,
    stub: ({ path, text, title }) => (0,corpus_selection/* formatOf */.be)(path) === 'html'
        ? `<title>${escapeHtml(title)}</title>\n<h1>${escapeHtml(title)}</h1>\n<p>${STUB}</p>\n`
        : `${frontMatterOf(text)}# ${title}\n\n${STUB}\n`,
    draft: ({ text }) => withField(text, 'draft: true'),
    noindex: ({ path, text }) => (0,corpus_selection/* formatOf */.be)(path) === 'html' ? withRobotsTag(text) : withField(text, 'robots: noindex'),
};
/** Returns the front matter in YAML, the lines around it included; '' without any. */
function frontMatterOf(text) {
    const [block = ''] = /^---[ \t]*\r?\n[\s\S]*?(?<=\n)---[ \t]*(?:\r?\n|$)/.exec(text) ?? [];
    return block;
}
/** Adds a field to the front matter, in the place of those it has of that name. */
function withField(text, field, name = field.slice(0, field.indexOf(':'))) {
    const block = frontMatterOf(text);
    if (block === '')
        return `---\n${field}\n---\n\n${text}`;
    const others = block.replace(new RegExp(`^${name}:.*\\r?\\n(?:[ \\t]+.*\\r?\\n|-.*\\r?\\n(?<!---\\r?\\n))*`, 'm'), '');
    return `${others.replace(/^---.*\r?\n/, `---\n${field}\n`)}${text.slice(block.length)}`;
}
/** Adds a robots tag before the text, after the front matter. */
function withRobotsTag(text) {
    const block = frontMatterOf(text);
    return `${block}<meta name="robots" content="noindex">\n\n${text.slice(block.length)}`;
}
function escapeHtml(text) {
    return text.replace(/[<>&]/g, character => `&#${character.charCodeAt(0)};`);
}

;// CONCATENATED MODULE: ./build/embedded/backtest/inject.js


/** Returns an injector that reads the texts of `pages`, of the newest commit. Rejects with a CorpusError. */
async function createInjector({ head: { source }, load }, judge, pages) {
    const paths = new Set(pages.map(({ path }) => path));
    const texts = new Map();
    for await (const reading of source.read(source.files.filter(({ path }) => paths.has(path)))) {
        if ('text' in reading)
            texts.set(reading.file.path, reading.text);
    }
    let count = 0;
    return async ({ path }, inject) => {
        count += 1;
        const text = inject(texts.get(path) ?? '');
        const { base, head } = await load(source, withText(source, { path, id: `injected ${count}` }, text));
        return judge(base, head);
    };
}
/** Puts every loss into every page of the brand that an answer cites, page by page. */
async function* injectLosses(history, judge, signal) {
    const targets = listTargets(history.head.corpus, judge);
    const run = await createInjector(history, judge, targets.map(({ page }) => page));
    for (const { page, keywords, citedFirst } of targets) {
        const { path, content } = page;
        for (const kind of injectionKinds) {
            signal?.throwIfAborted();
            const inject = injections[kind];
            const { evidence } = await run(page, text => inject({ path, text, title: content.title }));
            const lost = evidence.filter(({ outcome }) => outcome === 'lost').map(({ keyword }) => keyword);
            yield { kind, path, keywords, citedFirst, lost };
        }
    }
}
/** In the order of the reports. */
const injectionKinds = ['deleted', 'stub', 'draft', 'noindex'];
/** The pages of the brand that answers cite, by path. */
function listTargets(corpus, judge) {
    const targets = new Map();
    for (const { keyword, sentences } of judge(corpus, corpus).base.keywords) {
        for (const [index, { page }] of sentences.entries()) {
            if (!(0,outcome/* isOwn */.NP)(page))
                continue;
            const target = targets.get(page.path) ?? { page, keywords: [], citedFirst: false };
            if (!target.keywords.includes(keyword))
                target.keywords.push(keyword);
            target.citedFirst ||= index === 0;
            targets.set(page.path, target);
        }
    }
    return [...targets.values()].sort((a, b) => (a.page.path < b.page.path ? -1 : 1));
}
/** The source with another text of one file; without the file where there is no text. */
function withText(source, file, text) {
    const replaced = text === undefined ? [] : [file];
    return {
        ...source,
        files: source.files.flatMap(other => (other.path === file.path ? replaced : [other])),
        async *read(wanted) {
            if (text !== undefined && wanted.includes(file))
                yield { file, text };
            yield* source.read(wanted.filter(other => other !== file));
        },
    };
}

// EXTERNAL MODULE: ./build/report/numbers.js
var numbers = __webpack_require__(73533);
// EXTERNAL MODULE: ./build/report/words.js
var words = __webpack_require__(44702);
// EXTERNAL MODULE: ./build/report/views/causes.js
var views_causes = __webpack_require__(13068);
;// CONCATENATED MODULE: ./build/report/views/backtest.js





const HEAD_DIGITS = 10;
/** Returns what the reports of a backtest say. */
function viewBacktest(backtest) {
    const { commits, injections } = backtest;
    const failed = commits.filter(({ verdict }) => verdict === 'fail');
    const shown = commits.filter(({ verdict }) => verdict !== 'pass');
    const noun = backtest.merges ? 'merge commits' : 'commits';
    return {
        headline: `The gate would have failed ${failed.length} of ${commits.length} ${noun} that change pages (${shareOf(failed.length, commits.length)}).`,
        tone: failed.length === 0 ? 'better' : 'worse',
        notes: notesOf(backtest),
        commits: shown.map(viewCommit),
        losses: injections && viewLosses(injections),
    };
}
function notesOf({ head, pages, keywords, unanswered, merges, isShallow, commits }) {
    const newest = head.slice(0, HEAD_DIGITS);
    const weaker = commits.filter(({ verdict, keywords }) => verdict === 'pass' && keywords.some(({ outcome }) => outcome === 'weaker'));
    const parent = merges ? 'first parent' : 'parent';
    return [
        `Compared each with its ${parent}, for ${plural(keywords.length, 'keyword')}. The newest commit, ${newest}, has ${plural(pages, 'page')}.`,
        ...(weaker.length > 0
            ? [
                `${capitalise(plural(weaker.length, 'more commit'))} would have got a warning for a weaker answer, and passed.`,
            ]
            : []),
        ...(unanswered.length > 0
            ? [
                `The pages of the newest commit have no answer to ${unanswered.length} of ${plural(keywords.length, 'keyword')}: ${unanswered.join(', ')}. A keyword without an answer cannot be lost.`,
            ]
            : []),
        ...(isShallow
            ? [
                'The checkout is shallow: older commits are not in it. Fetch them with git fetch --unshallow, or with fetch-depth: 0.',
            ]
            : []),
    ];
}
function viewCommit({ commit: { id, date, subject }, verdict, keywords, problem }) {
    return {
        id: id.slice(0, HEAD_DIGITS),
        day: (0,words/* dayOf */.kb)(date),
        subject,
        status: verdict === 'error' ? 'Error' : 'Failed',
        problem: problem && `The pages could not be compared: ${(0,corpus_words/* describeCorpusProblem */.Nx)(problem)}`,
        keywords: keywords.filter(({ outcome }) => outcome === 'lost').map(viewKeyword),
    };
}
function viewKeyword({ keyword, loss, before, after, causes, }) {
    return {
        keyword,
        loss: `${(0,numbers/* formatPercent */.l9)(loss)} of its answer is gone`,
        before: before && placeOf(before),
        after: after && placeOf(after),
        causes: (0,views_causes/* describeCauses */.w)(causes),
    };
}
function placeOf({ text, place }) {
    return { text, path: place.path };
}
const KIND_WORDS = {
    deleted: 'deleted',
    stub: 'replaced by a stub',
    draft: 'made a draft',
    noindex: 'hidden by noindex',
};
function viewLosses(injections) {
    const isSeen = ({ lost }) => lost.length > 0;
    const count = (list) => list.length === 0 ? 'none' : countShare(list.filter(isSeen).length, list.length);
    const first = injections.filter(({ citedFirst }) => citedFirst);
    const missed = first.filter(injection => !isSeen(injection));
    return {
        headline: injections.length === 0
            ? 'No page answers a keyword, so no loss was put in.'
            : `Of the losses put into the pages that answer, the gate fails ${count(injections)}; where the page is cited first, ${count(first)}.`,
        tone: injections.length > 0 && missed.length === 0 ? 'better' : 'doubtful',
        rows: injectionKinds.map(kind => {
            const ofKind = injections.filter(injection => injection.kind === kind);
            return {
                kind: `Page ${KIND_WORDS[kind]}`,
                citedFirst: count(ofKind.filter(({ citedFirst }) => citedFirst)),
                others: count(ofKind.filter(({ citedFirst }) => !citedFirst)),
            };
        }),
        missed: Array.from(Map.groupBy(missed, ({ path }) => path), ([path, losses]) => `${path} ${losses.map(({ kind }) => KIND_WORDS[kind]).join(', ')}`),
    };
}
/** Returns why a backtest cannot run, and what to do. */
function describeBacktestProblem(facts) {
    switch (facts.kind) {
        case 'no-commits':
            return 'The backtest replays commits, and the repository has none yet.';
        case 'no-page-commits': {
            const noun = facts.merges ? 'merge commit' : 'commit';
            const advice = facts.isShallow
                ? 'The checkout is shallow: fetch the older commits with git fetch --unshallow, or with fetch-depth: 0.'
                : facts.merges
                    ? 'Try without --merges.'
                    : 'Check --content: it selects the pages.';
            return `No ${noun} with a parent changes a page. ${advice}`;
        }
        case 'not-a-checkout':
            return 'The backtest replays commits, and the folder is not inside a git checkout.';
        case 'no-git':
            return 'The backtest replays commits, and git is not installed.';
        default:
            return `The backtest could not run: ${(0,corpus_words/* describeCorpusProblem */.Nx)(facts)}`;
    }
}
/** `3 of 200 (1.5%)`. */
function countShare(part, whole) {
    return `${part} of ${whole} (${shareOf(part, whole)})`;
}
function shareOf(part, whole) {
    return `${(whole === 0 ? 0 : (100 * part) / whole).toFixed(1)}%`;
}
function plural(count, noun) {
    return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
function capitalise(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
}

// EXTERNAL MODULE: ./build/report/markdown/blocks.js
var markdown_blocks = __webpack_require__(68183);
;// CONCATENATED MODULE: ./build/report/markdown/backtest.js


/** Renders the share of commits that fail, each of them with its reasons, and the losses. All of it, whatever its length. */
function renderBacktestMarkdown(backtest) {
    const { headline, tone, notes, commits, losses } = viewBacktest(backtest);
    const blocks = [
        (0,markdown_blocks/* paragraph */.FY)(`## ${markdown_blocks/* MARKS */.j7[tone]} ${headline}`),
        ...(0,markdown_blocks/* list */.p_)(notes.map(markdown_blocks/* sentence */.em)),
        ...commits.flatMap(commitBlocks),
        ...(losses === undefined ? [] : lossBlocks(losses)),
    ];
    return blocks.map(toText).join('\n\n');
}
function toText({ open, lines, close }) {
    return [open, ...lines, close].filter(text => text !== '').join('\n');
}
function commitBlocks({ id, day, subject, status, problem, keywords }) {
    return [
        (0,markdown_blocks/* paragraph */.FY)(`### ${status}: <code>${(0,markdown_blocks/* name */.UU)(id)}</code> ${day} ${(0,markdown_blocks/* name */.UU)(subject)}`),
        ...(problem === undefined ? [] : [(0,markdown_blocks/* paragraph */.FY)((0,markdown_blocks/* sentence */.em)(problem))]),
        ...(0,markdown_blocks/* list */.p_)(keywords.map(({ keyword, loss, before, after, causes }) => [
            `**${(0,markdown_blocks/* name */.UU)(keyword)}**: ${loss}`,
            ...(before === undefined ? [] : [`  - before: ${quote(before)}`]),
            `  - after: ${after === undefined ? 'no answer' : quote(after)}`,
            ...causes.map(cause => `  - cause: ${(0,markdown_blocks/* sentence */.em)(cause)}`),
        ].join('\n'))),
    ];
}
function quote({ text, path }) {
    return `“${(0,markdown_blocks/* sentence */.em)(text)}” (<code>${(0,markdown_blocks/* name */.UU)(path)}</code>)`;
}
function lossBlocks({ headline, tone, rows, missed }) {
    return [
        (0,markdown_blocks/* titled */.dJ)(`${markdown_blocks/* MARKS */.j7[tone]} ${headline}`, (0,markdown_blocks/* table */.tp)([
            { title: 'Loss' },
            { title: 'Cited first', isNumber: true },
            { title: 'Other pages that are cited', isNumber: true },
        ], rows.map(({ kind, citedFirst, others }) => [kind, citedFirst, others]))),
        ...(0,markdown_blocks/* list */.p_)(missed.map(text => `Not seen: ${(0,markdown_blocks/* sentence */.em)(text)}`)),
    ];
}

// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
;// CONCATENATED MODULE: ./build/report/text/backtest.js



const SENTENCE_LENGTH = 300;
const NOTE_LENGTH = 2000;
/** Renders the share of commits that fail, each of them with its reasons, and the losses. Holds no control characters. */
function renderBacktestText(backtest) {
    const { headline, tone, notes, commits, losses } = viewBacktest(backtest);
    const blocks = [
        [[{ text: headline, tone }], ...notes.map(note => [{ text: (0,report_escape/* plainLine */.h0)(note, NOTE_LENGTH) }])],
        ...commits.map(commitLines),
        losses === undefined ? [] : lossLines(losses),
    ];
    return blocks
        .filter(block => block.length > 0)
        .flatMap((block, index) => (index > 0 ? [[], ...block] : block));
}
function commitLines({ id, day, subject, status, problem, keywords }) {
    return [
        [{ text: status, tone: 'worse' }, { text: ` ${id} ${day} ${(0,report_escape/* plainLine */.h0)(subject, words/* NAME_LENGTH */.xt)}` }],
        ...(problem === undefined ? [] : [[{ text: `  ${(0,report_escape/* plainLine */.h0)(problem, NOTE_LENGTH)}` }]]),
        ...keywords.flatMap(({ keyword, loss, before, after, causes }) => [
            [{ text: `  ${(0,report_escape/* plainLine */.h0)(keyword, words/* NAME_LENGTH */.xt)}: ${loss}` }],
            ...(before === undefined ? [] : [[{ text: `    before: ${backtest_quote(before)}` }]]),
            [{ text: `    after:  ${after === undefined ? 'no answer' : backtest_quote(after)}` }],
            ...causes.map(cause => [{ text: `    cause:  ${(0,report_escape/* plainLine */.h0)(cause, SENTENCE_LENGTH)}` }]),
        ]),
    ];
}
function backtest_quote({ text, path }) {
    return `“${(0,report_escape/* plainLine */.h0)(text, SENTENCE_LENGTH)}” (${(0,report_escape/* plainLine */.h0)(path, words/* NAME_LENGTH */.xt)})`;
}
function lossLines({ headline, tone, rows, missed }) {
    const kinds = Math.max(...rows.map(({ kind }) => kind.length));
    const firsts = Math.max(...rows.map(({ citedFirst }) => citedFirst.length));
    return [
        [{ text: headline, tone }],
        ...rows.map(({ kind, citedFirst, others }) => [
            { text: `  ${kind.padEnd(kinds)}  cited first: ${citedFirst.padEnd(firsts)}  other pages: ${others}` },
        ]),
        ...missed.map(text => [
            { text: `  not seen: ${(0,report_escape/* plainLine */.h0)(text, words/* NAME_LENGTH */.xt)}`, tone: 'doubtful' },
        ]),
    ];
}

// EXTERNAL MODULE: ./build/embedded/repository/compare.js
var repository_compare = __webpack_require__(61607);
// EXTERNAL MODULE: ./build/embedded/repository/compare-corpora.js + 2 modules
var compare_corpora = __webpack_require__(10899);
;// CONCATENATED MODULE: ./build/embedded/backtest/replay.js
/** Replays commits through the comparison that the gate makes. */



/** Sets of pages that are remembered: branches take turns in the order of dates. */
const MOST_REMEMBERED = 8;
/** Returns a judge that scans equal pages once. Throws a RangeError when the language code is malformed. */
function createJudge({ keywords, language, maxAnswerLoss }) {
    const compare = (0,repository_compare/* createComparer */.Sd)(keywords, language);
    const remembered = [];
    /** The corpus with the array of equal pages that was seen before, by which the comparer knows its scan. */
    function recall(corpus) {
        const index = remembered.findIndex(pages => hasSamePages(pages, corpus.pages));
        const [known = corpus.pages] = index < 0 ? [] : remembered.splice(index, 1);
        remembered.unshift(known);
        remembered.length = Math.min(remembered.length, MOST_REMEMBERED);
        return { ...corpus, pages: known };
    }
    return (base, head) => (0,compare_corpora/* compareCorpora */.o)(compare, recall(base), recall(head), maxAnswerLoss);
}
function hasSamePages(pages, others) {
    return (pages.length === others.length &&
        pages.every(({ path, content }, index) => {
            const other = others[index];
            return other?.path === path && other.content === content;
        }));
}
/** Compares each commit of the history with its parent, newest first. Rejects with the signal's reason. */
async function* replayCommits(history, judge, signal) {
    const openBoth = ({ parent, id }) => {
        const both = Promise.all([history.open(parent), history.open(id)]);
        // It may be awaited later than it rejects.
        both.catch(() => { });
        return both;
    };
    const [first] = history.commits;
    let next = first && openBoth(first);
    for (const [index, commit] of history.commits.entries()) {
        signal?.throwIfAborted();
        const current = next ?? openBoth(commit);
        const following = history.commits[index + 1];
        next = following && openBoth(following);
        try {
            const [before, after] = await current;
            const { base, head } = await history.load(before, after);
            yield { commit, comparison: judge(base, head) };
        }
        catch (error) {
            signal?.throwIfAborted();
            // Without git nothing more can be read.
            if (!(error instanceof corpus_errors/* CorpusError */.b) || error.facts.kind === 'git-failed')
                throw error;
            yield { commit, problem: error.facts };
        }
    }
}

;// CONCATENATED MODULE: ./build/embedded/backtest/backtest.js



/** Runs the backtest. Rejects like openHistory, or with the signal's reason. */
async function runBacktest(checkout, settings, { range, inject, onProgress }) {
    const history = await openHistory(checkout, settings, range);
    try {
        const judge = createJudge(settings);
        const { id, corpus } = history.head;
        const { base } = judge(corpus, corpus);
        const commits = [];
        onProgress('commits', 0, history.commits.length);
        for await (const replayed of replayCommits(history, judge, checkout.signal)) {
            commits.push(judgeCommit(replayed));
            onProgress('commits', commits.length, history.commits.length);
        }
        const injections = [];
        if (inject) {
            const total = listTargets(corpus, judge).length * injectionKinds.length;
            onProgress('losses', 0, total);
            for await (const injection of injectLosses(history, judge, checkout.signal)) {
                injections.push(injection);
                onProgress('losses', injections.length, total);
            }
        }
        return {
            head: id,
            pages: corpus.pages.length,
            keywords: settings.keywords,
            unanswered: base.keywords.filter(({ cited }) => !cited).map(({ keyword }) => keyword),
            merges: range.merges,
            isShallow: history.isShallow,
            commits,
            injections: inject ? injections : undefined,
        };
    }
    finally {
        history.close();
    }
}
function judgeCommit({ commit, comparison, problem }) {
    if (comparison === undefined)
        return { commit, verdict: 'error', keywords: [], problem };
    const keywords = comparison.evidence.filter(({ outcome }) => outcome !== 'unchanged');
    const isLost = keywords.some(({ outcome }) => outcome === 'lost');
    return { commit, verdict: isLost ? 'fail' : 'pass', keywords };
}

;// CONCATENATED MODULE: ./build/run/run-backtest.js

/** Runs the backtest on the history of `folder`. Rejects like runBacktest. */
function runBacktestOf({ service, keywords, language }, folder, options, signal) {
    // Its input is none of the backtest's.
    if (!('content' in service))
        throw new TypeError('a hosted service has no pages to compare');
    const { content, competitorFolders, siteUrls, maxAnswerLoss } = service;
    return runBacktest({ folder, signal }, { content, competitors: competitorFolders, siteUrls, language, keywords, maxAnswerLoss }, options);
}

// EXTERNAL MODULE: ./build/hosts/cli/flags.js
var flags = __webpack_require__(90218);
// EXTERNAL MODULE: ./build/hosts/cli/print.js
var print = __webpack_require__(98562);
// EXTERNAL MODULE: ./build/hosts/cli/terminal.js
var terminal = __webpack_require__(95657);
;// CONCATENATED MODULE: ./build/hosts/cli/backtest.js












const FORMATS = ['text', 'json', 'markdown'];
const DEFAULT_COMMITS = '200';
/** In a pipe, a line each so many steps. */
const STEPS_PER_LINE = 50;
/**
 * Runs the backtest and prints it on standard output; progress goes to standard error. Returns the exit code: 0 where it
 * ran; 1 where there is nothing to replay; 2 for wrong flags.
 */
async function backtest(argv, context) {
    const { out, err, env, folder, signal } = context;
    const plan = await planBacktest((0,flags/* parseFlags */.bQ)(argv, flags/* flagsOfBacktest */.cA), env);
    if ('problems' in plan) {
        await err.write(`${(0,print/* explainFlags */.n)(plan.problems)}\n`);
        return 2;
    }
    const progress = createProgress(err);
    try {
        const options = { ...plan.options, onProgress: progress.show };
        const found = await runBacktestOf(plan.settings, folder, options, signal);
        progress.clear();
        await out.write(render(found, plan.format, out));
        return 0;
    }
    catch (error) {
        progress.clear();
        const facts = factsOf(error);
        if (facts === undefined)
            throw error;
        await err.write(`${(0,codes/* formatMessage */.hw)({ code: 'AVG_SETUP', text: describeBacktestProblem(facts) })}\n`);
        return 1;
    }
}
/** Understands the flags, or returns every problem with them. */
async function planBacktest({ texts, problems }, env) {
    const { commits = DEFAULT_COMMITS, merges = 'false', inject = 'false', format: formatText = 'text', ...inputs } = texts;
    const report = (input, given, allowed) => problems.push({ input, given, allowed });
    const format = FORMATS.find(name => name === formatText);
    if (format === undefined)
        report('format', formatText, `one of ${FORMATS.join(', ')}`);
    const most = (0,values/* readInteger */.JI)(commits, 1);
    if (most === undefined)
        report('commits', commits, 'a whole number above 0');
    for (const [name, text] of Object.entries({ merges, inject })) {
        if (!['true', 'false'].includes(text))
            report(name, text, 'nothing after it, true or false');
    }
    try {
        const settings = await (0,read_settings/* readSettings */.s)({ ...inputs, baseline: 'base' }, env, {
            withoutSecrets: false,
            defaultBranch: undefined,
        });
        if (problems.length > 0 || format === undefined)
            return { problems };
        const range = { merges: merges === 'true', most };
        return { settings, format, options: { range, inject: inject === 'true' } };
    }
    catch (error) {
        if (error instanceof read_settings/* InputsError */.a)
            return { problems: [...problems, ...error.problems] };
        throw error;
    }
}
const STEPS = {
    commits: (done, total) => `Replayed ${done} of ${total} commits`,
    losses: (done, total) => `Put in ${done} of ${total} losses`,
};
/** Counts the steps: below the other lines of a terminal, or on lines of their own in a pipe. */
function createProgress(err) {
    const status = (0,terminal/* createStatusLine */.nR)(err);
    return {
        show(step, done, total) {
            const text = STEPS[step](done, total);
            if (err.isTerminal)
                status.show(text);
            else if (done === total || (done > 0 && done % STEPS_PER_LINE === 0))
                void err.write(`${text}\n`);
        },
        clear: status.clear,
    };
}
function render(found, format, out) {
    switch (format) {
        case 'json':
            return `${JSON.stringify(buildBacktestResult(found), undefined, 2)}\n`;
        case 'markdown':
            return `${renderBacktestMarkdown(found)}\n`;
        case 'text':
            return (0,print/* printLines */.t)(renderBacktestText(found), out);
    }
}


/***/ })

};
