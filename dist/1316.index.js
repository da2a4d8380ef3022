export const id = 1316;
export const ids = [1316];
export const modules = {

/***/ 77820:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ NoCommitsError),
/* harmony export */   x: () => (/* binding */ factsOf)
/* harmony export */ });
/* harmony import */ var _corpus_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39165);

class NoCommitsError extends Error {
    facts;
    constructor(facts) {
        super(facts.kind);
        this.name = 'NoCommitsError';
        this.facts = facts;
    }
}
function factsOf(error) {
    return error instanceof _corpus_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CorpusError */ .b || error instanceof NoCommitsError ? error.facts : undefined;
}


/***/ }),

/***/ 65628:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  PO: () => (/* binding */ injectLosses),
  nJ: () => (/* binding */ injectionKinds),
  G6: () => (/* binding */ listTargets)
});

// UNUSED EXPORTS: createInjector

// EXTERNAL MODULE: ./build/embedded/repository/outcome.js
var outcome = __webpack_require__(21908);
// EXTERNAL MODULE: ./build/embedded/corpus/selection.js + 2 modules
var selection = __webpack_require__(95626);
;// CONCATENATED MODULE: ./build/embedded/backtest/injections.js

const STUB = 'This page is being rewritten. Please come back later.';
const injections = {
    deleted: () => undefined,
    stub: ({ path, text, title }) => (0,selection/* formatOf */.be)(path) === 'html'
        ? `<title>${escapeHtml(title)}</title>\n<h1>${escapeHtml(title)}</h1>\n<p>${STUB}</p>\n`
        : `${frontMatterOf(text)}# ${title}\n\n${STUB}\n`,
    draft: ({ text }) => withField(text, 'draft: true'),
    noindex: ({ path, text }) => (0,selection/* formatOf */.be)(path) === 'html' ? withRobotsTag(text) : withField(text, 'robots: noindex'),
};
function frontMatterOf(text) {
    const [block = ''] = /^---[ \t]*\r?\n[\s\S]*?(?<=\n)---[ \t]*(?:\r?\n|$)/.exec(text) ?? [];
    return block;
}
function withField(text, field, name = field.slice(0, field.indexOf(':'))) {
    const block = frontMatterOf(text);
    if (block === '')
        return `---\n${field}\n---\n\n${text}`;
    const others = block.replace(new RegExp(`^${name}:.*\\r?\\n(?:[ \\t].*\\r?\\n|-.*\\r?\\n(?<!---\\r?\\n))*`, 'm'), '');
    return `${others.replace(/^---.*\r?\n/, `---\n${field}\n`)}${text.slice(block.length)}`;
}
function withRobotsTag(text) {
    const block = frontMatterOf(text);
    return `${block}<meta name="robots" content="noindex">\n\n${text.slice(block.length)}`;
}
function escapeHtml(text) {
    return text.replace(/[<>&]/g, character => `&#${character.charCodeAt(0)};`);
}

;// CONCATENATED MODULE: ./build/embedded/backtest/inject.js


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
const injectionKinds = ['deleted', 'stub', 'draft', 'noindex'];
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


/***/ }),

/***/ 77234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rj: () => (/* binding */ unpackError),
/* harmony export */   XR: () => (/* binding */ LATE),
/* harmony export */   Y4: () => (/* binding */ packError),
/* harmony export */   t2: () => (/* binding */ POSITION_FD)
/* harmony export */ });
/* harmony import */ var _contract_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52776);
/* harmony import */ var _backtest_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77820);
/* harmony import */ var _corpus_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39165);



const POSITION_FD = 4;
const LATE = 'late\n';
function packError(error) {
    if (error instanceof _corpus_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .CorpusError */ .b)
        return { corpus: error.facts };
    if (error instanceof _contract_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._)
        return { service: error.facts };
    if (error instanceof _backtest_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .NoCommitsError */ .g)
        return { noCommits: error.facts };
    return { error };
}
function unpackError(failure) {
    if ('corpus' in failure)
        return new _corpus_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .CorpusError */ .b(failure.corpus);
    if ('service' in failure)
        return new _contract_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._(failure.service);
    if ('noCommits' in failure)
        return new _backtest_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .NoCommitsError */ .g(failure.noCommits);
    return failure.error;
}


/***/ }),

/***/ 32426:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ openPageWorker)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/lib/until-aborted.js
var until_aborted = __webpack_require__(47222);
// EXTERNAL MODULE: ./build/embedded/corpus/errors.js
var errors = __webpack_require__(39165);
// EXTERNAL MODULE: ./build/embedded/page-worker/messages.js
var messages = __webpack_require__(77234);
;// CONCATENATED MODULE: ./build/embedded/page-worker/follow-position.js

function followPosition(worker) {
    let rest = '';
    let current = '';
    let last = '';
    let isLate = false;
    worker.stdio[messages/* POSITION_FD */.t2]?.on('data', data => {
        const lines = (rest + String(data)).split('\n');
        rest = lines.pop() ?? '';
        isLate ||= lines.includes(messages/* LATE */.XR.trim());
        const positions = lines.filter(line => line !== messages/* LATE */.XR.trim());
        current = positions.at(-1) ?? current;
        last = positions.findLast(line => line !== '') ?? last;
    });
    return {
        path: () => readPath(isLate ? last : current),
        isLate: () => isLate,
    };
}
function readPath(line) {
    return line === '' ? undefined : JSON.parse(line);
}

;// CONCATENATED MODULE: ./build/embedded/page-worker/open-worker.js




const GRACE = 200;
const MOST_WORDS = 4_000;
function openWorker(worker, data, deadline, { hear, onProgress }) {
    let ended = false;
    let wasTold = false;
    let words = '';
    let failure;
    worker.stderr?.setEncoding('utf8').on('data', text => {
        words = (words + String(text)).slice(0, MOST_WORDS);
    });
    const position = followPosition(worker);
    const exit = new Promise(resolve => {
        worker.on('error', error => {
            failure = error.message;
            if (worker.pid === undefined)
                resolve();
        });
        worker.once('close', () => resolve());
    }).then(() => {
        ended = true;
    });
    send({ begin: { ...data, deadline } });
    function send(request) {
        if (worker.connected)
            worker.send(request, () => { });
    }
    function explainEnd() {
        const kind = 'page-reading-failed';
        if (wasTold)
            return new errors/* CorpusError */.b({ kind, reason: 'crashed', detail: ENDED });
        const path = position.path();
        const at = path === undefined ? {} : { path };
        if (!position.isLate())
            return new errors/* CorpusError */.b({ ...describeEnd(worker, failure ?? words), ...at });
        const detail = `more than ${deadline / 1000} s of processor time`;
        return new errors/* CorpusError */.b({ kind, reason: 'too-slow', detail, ...at });
    }
    return {
        ask(method, args) {
            return new Promise((resolve, reject) => {
                const receive = (reply) => {
                    if ('unreadable' in reply)
                        return hear(reply.unreadable);
                    if ('progress' in reply)
                        return onProgress(...reply.progress);
                    worker.off('message', receive);
                    if ('failure' in reply)
                        reject((0,messages/* unpackError */.Rj)(reply.failure));
                    else
                        resolve(reply.result);
                };
                worker.on('message', receive);
                void exit.then(() => reject(explainEnd()));
                send({ method, args });
            });
        },
        end() {
            ended = true;
            wasTold = true;
            send('end');
            setTimeout(() => worker.kill('SIGKILL'), GRACE).unref();
        },
        hasEnded: () => ended,
        exited: signal => (0,until_aborted/* untilAborted */.E)(exit, signal).catch(() => { }),
    };
}
const ENDED = 'the worker ended';
const FULL_SIGNALS = ['SIGABRT', 'SIGKILL', 'SIGTRAP'];
const FULL_CODES = [134];
function describeEnd({ exitCode, signalCode }, words) {
    const isFull = FULL_SIGNALS.includes(signalCode) || FULL_CODES.includes(exitCode) || words.includes('heap out of memory');
    const [said = ENDED] = /^\S*Error.*$|^.*heap out of memory$/m.exec(words) ?? words.match(/.+/) ?? [];
    return { kind: 'page-reading-failed', reason: isFull ? 'out-of-memory' : 'crashed', detail: said };
}

;// CONCATENATED MODULE: ./build/embedded/page-worker/open-page-worker.js




const PAGE_DEADLINE = 60_000;
const PATIENCE = 1_000;
function openPageWorker(data, start, { onUnreadable, onProgress = () => { } }, deadline = PAGE_DEADLINE) {
    let tooSlow;
    let open;
    let lastTurn = Promise.resolve();
    const heard = new Set();
    function hear(unreadable) {
        const keyOf = ({ path, reason }) => `${reason} ${path}`;
        const news = unreadable.filter(file => !heard.has(keyOf(file)));
        for (const file of news)
            heard.add(keyOf(file));
        if (news.length > 0)
            onUnreadable(news);
    }
    async function perform(signal, method, args) {
        signal.throwIfAborted();
        if (tooSlow !== undefined)
            throw tooSlow;
        if (open === undefined || open.hasEnded())
            open = openWorker(start(foldersOf(data)), data, deadline, { hear, onProgress });
        const { ask, end } = open;
        signal.addEventListener('abort', end);
        try {
            return await ask(method, args);
        }
        catch (error) {
            if (error instanceof errors/* CorpusError */.b && isTooSlow(error.facts))
                tooSlow = error;
            throw error;
        }
        finally {
            signal.removeEventListener('abort', end);
        }
    }
    return {
        call(signal, method, ...args) {
            const before = lastTurn;
            const answer = (0,until_aborted/* untilAborted */.E)(before.then(() => perform(signal, method, args)), signal);
            lastTurn = before.then(() => answer).catch(() => { });
            return answer;
        },
        async close() {
            open?.end();
            await open?.exited(AbortSignal.timeout(PATIENCE));
        },
    };
}
function foldersOf({ folder, settings: { baseContent } }) {
    return [(0,external_node_path_.resolve)(folder), ...(baseContent === undefined ? [] : [(0,external_node_path_.resolve)(folder, baseContent)])];
}
function isTooSlow(facts) {
    return facts.kind === 'page-reading-failed' && facts.reason === 'too-slow';
}


/***/ }),

/***/ 63747:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dh: () => (/* binding */ startWorker),
/* harmony export */   Ms: () => (/* binding */ entryOf)
/* harmony export */ });
/* unused harmony export startWorkerOn */
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73136);
/* harmony import */ var _lib_child_environment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(30502);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77234);
/* harmony import */ var _page_worker_word_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50157);





const LIMITS = { young: 2, old: 1024 };
function startWorker(folders) {
    return startWorkerOn(entryOf(import.meta.url), [_page_worker_word_js__WEBPACK_IMPORTED_MODULE_3__/* .PAGE_WORKER */ .d], folders);
}
function startWorkerOn(script, words, folders, { young, old } = LIMITS) {
    const readable = [(0,node_url__WEBPACK_IMPORTED_MODULE_1__.fileURLToPath)(script), programFolder(import.meta.url), ...folders];
    const stdio = ['ignore', 'ignore', 'pipe', 'ipc'];
    stdio[_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .POSITION_FD */ .t2] = 'pipe';
    return (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.fork)(script, words, {
        execArgv: [...permit(readable), `--max-semi-space-size=${young}`, `--max-old-space-size=${old}`],
        env: (0,_lib_child_environment_js__WEBPACK_IMPORTED_MODULE_4__/* .childEnvironment */ .Q)(),
        serialization: 'advanced',
        stdio,
        windowsHide: true,
    });
}
function permit(readable) {
    if (!process.allowedNodeEnvironmentFlags.has('--permission'))
        return [];
    const reads = readable.map(path => `--allow-fs-read=${path}`);
    return ['--permission', ...reads, '--allow-child-process', '--allow-worker', '--no-warnings'];
}
function programFolder(address) {
    return (0,node_url__WEBPACK_IMPORTED_MODULE_1__.fileURLToPath)(new URL(address.endsWith('.ts') ? '../../../' : './', address));
}
function entryOf(address) {
    return new URL(address.endsWith('.ts') ? '../../index.ts' : './index.js', address);
}


/***/ }),

/***/ 21687:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bl: () => (/* binding */ goneOf),
/* harmony export */   i5: () => (/* binding */ followSentences),
/* harmony export */   je: () => (/* binding */ lossOf)
/* harmony export */ });
function followSentences(sentences, { weights, findStanding, titleShareOf, added }, language) {
    const termsOf = (text) => new Set(language.words(text).filter(language.isInformative).map(language.term));
    const fresh = added.map(sentence => ({
        sentence,
        terms: termsOf(sentence.text),
        ...coverageOf(sentence, weights),
    }));
    return sentences.map(sentence => {
        const weight = sentence.score * (1 + titleShareOf(sentence.page));
        const standing = findStanding(sentence);
        if (standing !== undefined)
            return { sentence, weight, kept: 1, standing, replacement: undefined };
        const terms = termsOf(sentence.text);
        const { coverage, own } = coverageOf(sentence, weights);
        let fate = { sentence, weight, kept: 0, standing, replacement: undefined };
        for (const other of fresh) {
            const rewording = shareOf(terms, other.terms) * atMostOne(other.coverage, coverage);
            const asGood = atMostOne(other.sentence.score * other.own, sentence.score * own);
            const kept = Math.max(rewording, asGood);
            if (kept > fate.kept)
                fate = { ...fate, kept, replacement: other.sentence };
        }
        return fate;
    });
}
function lossOf(fates) {
    const total = fates.reduce((sum, { weight }) => sum + weight, 0);
    return total === 0 ? 0 : fates.reduce((sum, fate) => sum + goneOf(fate), 0) / total;
}
function goneOf({ weight, kept }) {
    return weight * (1 - kept);
}
function coverageOf({ speaks }, weights) {
    let coverage = 0;
    let own = 0;
    speaks.forEach((part, term) => {
        coverage += part * (weights[term] ?? 0);
        if (part === 1)
            own += weights[term] ?? 0;
    });
    return { coverage, own };
}
function shareOf(terms, others) {
    let shared = 0;
    for (const term of terms)
        if (others.has(term))
            shared += 1;
    return terms.size === 0 ? 0 : shared / terms.size;
}
function atMostOne(part, whole) {
    return whole === 0 ? 0 : Math.min(1, part / whole);
}


/***/ }),

/***/ 21908:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NP: () => (/* binding */ isOwn),
/* harmony export */   Sc: () => (/* binding */ judgeUncited),
/* harmony export */   lS: () => (/* binding */ judgeCited)
/* harmony export */ });
/* unused harmony export MOST_EVIDENCE_LOSS */
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21687);

const MOST_EVIDENCE_LOSS = 0.19;
const LEAST_EVIDENCE_LOSS = 0.05;
function judgeUncited(keyword, head, changed) {
    const files = pathsOf(head?.sentences ?? []).filter(path => changed.has(path));
    const isGained = head?.cited === true && files.length > 0;
    const after = head?.sentences.find(({ page }) => isOwn(page));
    return {
        keyword,
        outcome: isGained ? 'gained' : 'unchanged',
        loss: 0,
        before: undefined,
        after: after && quote(after),
        causes: [],
        files: isGained ? files : [],
        gone: [],
    };
}
function judgeCited(base, head, fates, context) {
    const { changed, mostLoss = MOST_EVIDENCE_LOSS } = context;
    const loss = (0,_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .lossOf */ .je)(fates);
    const causes = new Map();
    const gone = [];
    const touched = fates.filter(fate => {
        const cause = causeOf(fate, context);
        if (cause)
            causes.set(cause.path, joinCauses(causes.get(cause.path), cause));
        if (cause && isTakenOut(cause))
            gone.push(fate);
        return cause !== undefined;
    });
    const outranking = base.cited && !head.cited ? head.sentences.filter(({ page }) => changed.has(page.path)) : [];
    for (const path of pathsOf(outranking))
        causes.set(path, { kind: 'outranked', path });
    const isWeaker = loss > LEAST_EVIDENCE_LOSS || [...causes.values()].some(cause => isTold(cause, context));
    const outcome = loss > mostLoss ? 'lost' : isWeaker ? 'weaker' : 'unchanged';
    const own = head.sentences.find(({ page }) => isOwn(page));
    if (outcome === 'unchanged') {
        const after = own && quote(own);
        return { keyword: base.keyword, outcome, loss, before: undefined, after, causes: [], files: [], gone: [] };
    }
    const worst = touched.reduce((most, fate) => (most === undefined || (0,_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .goneOf */ .Bl)(fate) > (0,_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .goneOf */ .Bl)(most) ? fate : most), undefined);
    const before = worst?.sentence ?? base.sentences.find(({ page }) => isOwn(page));
    const after = (worst && sentenceAfter(worst)) ?? own ?? outranking[0];
    const sorted = [...causes.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
    return {
        keyword: base.keyword,
        outcome,
        loss,
        before: before && quote(before),
        after: after && quote(after),
        causes: sorted,
        files: sorted.map(({ path }) => path),
        gone: gone
            .sort((one, other) => (0,_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .goneOf */ .Bl)(other) - (0,_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .goneOf */ .Bl)(one))
            .map(({ sentence: { page, text } }) => ({ path: page.path, text })),
    };
}
function isOwn({ owner }) {
    return owner === undefined;
}
function sentenceAfter({ sentence, standing, replacement }) {
    return standing === undefined ? replacement : { ...sentence, page: standing };
}
function isTakenOut(cause) {
    if (cause.kind === 'unread')
        return cause.reason === 'language' || cause.reason === 'no-text';
    return cause.kind === 'rewritten' || cause.kind === 'deleted';
}
function isTold({ kind, path }, { redirected }) {
    if (kind === 'deleted')
        return redirected?.has(path) !== true;
    return kind === 'moved' || kind === 'outranked';
}
function joinCauses(before, cause) {
    if (before === undefined || before.kind === 'moved')
        return cause;
    if (before.kind !== 'hidden')
        return cause.kind === 'moved' ? before : cause;
    if (cause.kind !== 'hidden')
        return before;
    const isNew = ({ kind, file, line }) => !before.reasons.some(each => each.kind === kind && each.file === file && each.line === line);
    return { ...before, reasons: [...before.reasons, ...cause.reasons.filter(isNew)] };
}
function causeOf({ sentence: { page, text }, kept, standing }, { headByPath, hidden, passedOver, redirected }) {
    const { path } = page;
    const now = headByPath.get(path);
    const reasons = hidden?.get(path);
    if (standing === undefined) {
        if (now !== undefined && kept === 1)
            return undefined;
        const hidingText = now?.content.hiddenTexts.find(hiddenText => hiddenText.text.includes(text));
        if (hidingText !== undefined) {
            const { line, evidence } = hidingText;
            return { kind: 'hidden', path, reasons: [{ kind: 'not-shown', file: path, line, evidence }] };
        }
        if (now !== undefined)
            return { kind: 'rewritten', path };
        if (reasons)
            return { kind: 'hidden', path, reasons };
        const file = passedOver?.get(path);
        if (file === undefined)
            return { kind: 'deleted', path };
        const { reason, language } = file;
        return { kind: 'unread', path, reason, ...(language !== undefined && { language }) };
    }
    const isSameAddress = now !== undefined && now.url === page.url && now.content.slug === page.content.slug;
    if (isSameAddress || redirected?.has(path))
        return undefined;
    return now === undefined && reasons
        ? { kind: 'hidden', path, reasons }
        : { kind: 'moved', path, to: standing.path };
}
function quote({ text, page, headings }) {
    return { text, url: page.url, place: { path: page.path, title: page.content.title, headings } };
}
function pathsOf(sentences) {
    return [...new Set(sentences.map(({ page }) => page.path))].sort();
}


/***/ }),

/***/ 11316:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  backtest: () => (/* binding */ backtest_backtest),
  d: () => (/* binding */ createBacktestProgress),
  T: () => (/* binding */ createUnreadableWarner)
});

// EXTERNAL MODULE: ./build/embedded/backtest/errors.js
var errors = __webpack_require__(77820);
// EXTERNAL MODULE: ./build/inputs/read-settings.js + 2 modules
var read_settings = __webpack_require__(99691);
// EXTERNAL MODULE: ./build/inputs/values.js
var values = __webpack_require__(73368);
// EXTERNAL MODULE: ./build/report/codes.js + 3 modules
var codes = __webpack_require__(30546);
// EXTERNAL MODULE: ./build/report/document/backtest.js + 1 modules
var backtest = __webpack_require__(73668);
// EXTERNAL MODULE: ./build/report/corpus-words.js
var corpus_words = __webpack_require__(63727);
;// CONCATENATED MODULE: ./build/report/json/backtest.js

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

// EXTERNAL MODULE: ./build/report/markdown/comment.js
var comment = __webpack_require__(10512);
// EXTERNAL MODULE: ./build/report/text/text.js
var text_text = __webpack_require__(51960);
// EXTERNAL MODULE: ./build/report/warnings.js
var warnings = __webpack_require__(73786);
// EXTERNAL MODULE: ./build/run/run-backtest.js
var run_backtest = __webpack_require__(64619);
// EXTERNAL MODULE: ./build/hosts/cli/flags.js
var flags = __webpack_require__(90218);
// EXTERNAL MODULE: ./build/hosts/cli/print.js
var print = __webpack_require__(98562);
// EXTERNAL MODULE: ./build/hosts/cli/terminal.js
var terminal = __webpack_require__(95657);
;// CONCATENATED MODULE: ./build/hosts/cli/backtest.js













const FORMATS = ['text', 'json', 'markdown'];
const DEFAULT_COMMITS = '200';
async function backtest_backtest(argv, context) {
    const { out, err, env, folder, signal } = context;
    const plan = await planBacktest((0,flags/* parseFlags */.bQ)(argv, flags/* flagsOfBacktest */.cA), env);
    if ('problems' in plan) {
        await err.write(`${(0,print/* explainFlags */.n)(plan.problems)}\n`);
        return 2;
    }
    const progress = createBacktestProgress(err);
    const onUnreadable = createUnreadableWarner(err, progress);
    try {
        const options = { ...plan.options, onProgress: progress.show, onUnreadable };
        const found = await (0,run_backtest/* runBacktestOf */.G)(plan.settings, folder, options, signal);
        progress.clear();
        await out.write(render(found, plan.format, out));
        return 0;
    }
    catch (error) {
        progress.clear();
        const facts = (0,errors/* factsOf */.x)(error);
        if (facts === undefined)
            throw error;
        await err.write(`${(0,codes/* formatMessage */.hw)({ code: 'AVG_SETUP', text: (0,backtest/* describeBacktestProblem */.U)(facts) })}\n`);
        return 1;
    }
}
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
        const settings = await (0,read_settings/* readSettings */.sb)({ ...inputs, baseline: 'base' }, env, {
            withoutSecrets: false,
            defaultBranch: undefined,
        });
        if (problems.length > 0 || format === undefined)
            return { problems };
        const range = { merges: merges === 'true', most };
        return { settings, format, options: { range, inject: inject === 'true' } };
    }
    catch (error) {
        if (error instanceof read_settings/* InputsError */.aV)
            return { problems: [...problems, ...error.problems] };
        throw error;
    }
}
function createBacktestProgress(err) {
    const lines = {
        commits: (0,terminal/* createProgressLine */.Yp)(err, 'Replayed', 'commits'),
        losses: (0,terminal/* createProgressLine */.Yp)(err, 'Put in', 'losses'),
    };
    return {
        show: (step, done, total) => lines[step].show(done, total),
        clear() {
            lines.commits.clear();
            lines.losses.clear();
        },
    };
}
function render(found, format, out) {
    switch (format) {
        case 'json':
            return `${JSON.stringify(buildBacktestResult(found), undefined, 2)}\n`;
        case 'markdown':
            return `${(0,comment/* renderMarkdownParts */.W7)((0,backtest/* backtestParts */.k)(found))}\n`;
        case 'text':
            return (0,print/* printLines */.t)((0,text_text/* renderTextParts */.K8)((0,backtest/* backtestParts */.k)(found)), out);
    }
}
function createUnreadableWarner(err, progress) {
    return unreadable => {
        progress.clear();
        for (const { path, reason } of unreadable) {
            void err.write(`${(0,warnings/* warnOfEngine */.QW)(`${path} is not scanned: ${reason}`)}\n`);
        }
    };
}


/***/ }),

/***/ 47222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ untilAborted)
/* harmony export */ });
function untilAborted(work, signal) {
    return new Promise((resolve, reject) => {
        const abort = () => reject(signal.reason);
        if (signal.aborted)
            abort();
        else
            signal.addEventListener('abort', abort, { once: true });
        work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
    });
}


/***/ }),

/***/ 73668:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ backtestParts),
  U: () => (/* binding */ describeBacktestProblem)
});

// EXTERNAL MODULE: ./build/embedded/backtest/inject.js + 1 modules
var inject = __webpack_require__(65628);
// EXTERNAL MODULE: ./build/report/words.js
var words = __webpack_require__(44702);
;// CONCATENATED MODULE: ./build/report/cause-words.js

const LISTED_PAGES = 3;
function describeCauses(causes) {
    const outranked = causes.filter(({ kind }) => kind === 'outranked').map(({ path }) => path);
    const { shown, more } = (0,words/* cutList */.f6)(outranked, LISTED_PAGES);
    return [
        ...causes.flatMap(describeCause),
        ...(outranked.length > 0
            ? [`Pages of competitors fit the question better: ${shown.join(', ')}${more}.`]
            : []),
    ];
}
function describeCause(cause) {
    const { path } = cause;
    switch (cause.kind) {
        case 'deleted':
            return [`${path} was deleted.`];
        case 'unread':
            return [describeUnread(cause)];
        case 'rewritten':
            return [`${path} no longer says this.`];
        case 'moved':
            return cause.to === path
                ? [`The address of ${path} changed, and no redirect leads on from the old one.`]
                : [`${path} moved to ${cause.to}, and no redirect leads on from the old address.`];
        case 'outranked':
            return [];
        case 'hidden':
            return describeHidden(path, cause.reasons);
    }
}
function describeUnread({ path, reason, language }) {
    switch (reason) {
        case 'language':
            return `${path} is in another language now${language === undefined ? '' : ` (${language})`}.`;
        case 'too-large':
            return `${path} is too large to be read now.`;
        case 'not-text':
            return `${path} is no UTF-8 text now.`;
        case 'not-parsable':
            return `${path} is too complex to be read now: it is nested too deeply, or has a very large table or front matter.`;
        default:
            return `${path} is no page any more.`;
    }
}
function describeHidden(path, reasons) {
    if (reasons.length === 0)
        return [`${path} is hidden from answer engines.`];
    const groups = Map.groupBy(reasons, ({ kind, file, line, target }) => JSON.stringify([kind, file, line, target]));
    return [...groups.values()].flatMap(([first, ...others]) => {
        if (first === undefined)
            return [];
        const crawlers = [first, ...others].flatMap(({ crawler }) => crawler ?? []);
        return [describeReason(path, first, [...new Set(crawlers)])];
    });
}
function describeReason(path, { kind, file, line, target = '' }, crawlers) {
    const place = `Line ${line} of ${file}`;
    const page = file === path ? 'the page' : path;
    const whose = crawlers.length > 0 ? joinNames(crawlers) : 'search engines';
    switch (kind) {
        case 'noindex':
            return `${place} hides ${page} from ${whose} (noindex).`;
        case 'draft':
            return `${place} makes ${page} a draft, which is not published.`;
        case 'unpublished':
            return `${place} keeps ${page} out of the published site.`;
        case 'unlisted':
            return `${place} makes ${page} unlisted, which hides it from search engines.`;
        case 'draft-folder':
            return `${path} moved to ${file}, in a folder of drafts, which are not published.`;
        case 'not-shown':
            return `${place} hides this text from readers or strikes it out.`;
        case 'canonical':
            return `${place} names ${target} as the canonical address of ${page}.`;
        case 'redirect':
            return `${place} redirects ${page} to ${target}.`;
        case 'blocked':
            return `${place} blocks ${whose} from ${page}.`;
    }
}
function joinNames(names) {
    return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

// EXTERNAL MODULE: ./build/report/corpus-words.js
var corpus_words = __webpack_require__(63727);
// EXTERNAL MODULE: ./build/report/numbers.js
var numbers = __webpack_require__(73533);
;// CONCATENATED MODULE: ./build/report/document/backtest.js





const HEAD_DIGITS = 10;
const SENTENCE_LENGTH = 2000;
function backtestParts(backtest) {
    const { commits, injections } = backtest;
    const failed = commits.filter(({ verdict }) => verdict === 'fail').length;
    const noun = backtest.merges ? 'merge commits' : 'commits';
    return [
        [
            headline(failed === 0 ? 'pass' : 'fail', `The gate would have failed ${failed} of ${commits.length} ${noun} that change pages (${shareOf(failed, commits.length)}).`),
            listOf(notesOf(backtest)),
        ],
        ...commits.filter(({ verdict }) => verdict !== 'pass').map(commitBlocks),
        injections === undefined ? [] : lossBlocks(injections),
    ];
}
function headline(mark, text) {
    return { kind: 'headline', mark, status: '', text: [text], gate: undefined, isHeading: true };
}
function listOf(items) {
    return { kind: 'list', items: items.map(item => [outside(item)]) };
}
function outside(text) {
    return { name: text, most: SENTENCE_LENGTH };
}
function notesOf({ head, pages, keywords, unanswered, merges, isShallow, commits }) {
    const newest = head.slice(0, HEAD_DIGITS);
    const weaker = commits.filter(({ verdict, keywords }) => verdict === 'pass' && keywords.some(({ outcome }) => outcome === 'weaker'));
    const parent = merges ? 'first parent' : 'parent';
    return [
        `Compared each with its ${parent}, for ${(0,numbers/* countOf */.pq)(keywords.length, 'keyword')}. The newest commit, ${newest}, has ${(0,numbers/* countOf */.pq)(pages, 'page')}.`,
        ...(weaker.length > 0
            ? [
                `${capitalise((0,numbers/* countOf */.pq)(weaker.length, 'more commit'))} would have got a warning for a weaker answer, and passed.`,
            ]
            : []),
        ...(unanswered.length > 0
            ? [
                `The pages of the newest commit have no answer to ${unanswered.length} of ${(0,numbers/* countOf */.pq)(keywords.length, 'keyword')}: ${unanswered.join(', ')}. A keyword without an answer cannot be lost.`,
            ]
            : []),
        ...(isShallow
            ? [
                'The checkout is shallow: older commits are not in it. Fetch them with git fetch --unshallow, or with fetch-depth: 0.',
            ]
            : []),
    ];
}
function commitBlocks({ commit: { id, date, subject }, verdict, keywords, problem }) {
    const lost = keywords.filter(({ outcome }) => outcome === 'lost');
    return [
        {
            kind: 'heading',
            text: [
                { toned: [verdict === 'error' ? 'Error' : 'Failed'], tone: 'worse' },
                ...[' ', { code: id.slice(0, HEAD_DIGITS) }, ` ${(0,words/* dayOf */.kb)(date)} `, { name: subject }],
            ],
        },
        ...(problem === undefined
            ? []
            : [listOf([`The pages could not be compared: ${(0,corpus_words/* describeCorpusProblem */.Nx)(problem)}`])]),
        ...(lost.length === 0 ? [] : [{ kind: 'causes', entries: lost.map(lossEntry) }]),
    ];
}
function lossEntry({ keyword, loss, before, after, causes }) {
    return {
        title: [{ name: keyword }, ':'],
        lines: [
            [`${(0,numbers/* formatPercent */.l9)(loss)} of its answer is gone`],
            ...(before === undefined ? [] : [['before: ', ...quoted(before)]]),
            ['after: ', ...(after === undefined ? ['no answer'] : quoted(after))],
            ...describeCauses(causes).map((cause) => ['cause: ', outside(cause)]),
        ],
        todo: undefined,
    };
}
function quoted({ text, place }) {
    return [{ quote: text }, ' (', { code: place.path }, ')'];
}
const KIND_WORDS = {
    deleted: 'deleted',
    stub: 'replaced by a stub',
    draft: 'made a draft',
    noindex: 'hidden by noindex',
};
function lossBlocks(injections) {
    const isSeen = ({ lost }) => lost.length > 0;
    const count = (list) => list.length === 0 ? 'none' : countShare(list.filter(isSeen).length, list.length);
    const first = injections.filter(({ citedFirst }) => citedFirst);
    const missed = first.filter(injection => !isSeen(injection));
    const missedPages = Map.groupBy(missed, ({ path }) => path);
    return [
        headline(injections.length > 0 && missed.length === 0 ? 'pass' : 'warn', injections.length === 0
            ? 'No page answers a keyword, so no loss was put in.'
            : `Of the losses put into the pages that answer, the gate fails ${count(injections)}; where the page is cited first, ${count(first)}.`),
        {
            kind: 'table',
            caption: 'Losses that the gate fails',
            columns: [
                { title: ['Loss'] },
                { title: ['Cited first'], isNumber: true },
                { title: ['Other pages that are cited'], isNumber: true },
            ],
            rows: inject/* injectionKinds */.nJ.map(kind => {
                const ofKind = injections.filter(injection => injection.kind === kind);
                return [
                    [`Page ${KIND_WORDS[kind]}`],
                    [count(ofKind.filter(({ citedFirst }) => citedFirst))],
                    [count(ofKind.filter(({ citedFirst }) => !citedFirst))],
                ];
            }),
        },
        listOf(Array.from(missedPages, ([path, losses]) => `Not seen: ${path} ${losses.map(({ kind }) => KIND_WORDS[kind]).join(', ')}`)),
    ];
}
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
function countShare(part, whole) {
    return `${part} of ${whole} (${shareOf(part, whole)})`;
}
function shareOf(part, whole) {
    return `${(whole === 0 ? 0 : (100 * part) / whole).toFixed(1)}%`;
}
function capitalise(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
}


/***/ }),

/***/ 64619:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ runBacktestOf)
/* harmony export */ });
/* harmony import */ var _embedded_page_worker_open_page_worker_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32426);
/* harmony import */ var _embedded_page_worker_start_worker_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63747);


async function runBacktestOf({ service, keywords, language }, folder, { onProgress, onUnreadable, ...options }, signal) {
    if (!('content' in service))
        throw new TypeError('a hosted service has no pages to compare');
    const data = { settings: service, folder, keywords };
    const pages = (0,_embedded_page_worker_open_page_worker_js__WEBPACK_IMPORTED_MODULE_0__/* .openPageWorker */ .Q)(data, _embedded_page_worker_start_worker_js__WEBPACK_IMPORTED_MODULE_1__/* .startWorker */ .Dh, { onUnreadable, onProgress });
    try {
        return await pages.call(signal, 'backtest', options, language);
    }
    finally {
        await pages.close();
    }
}


/***/ })

};
