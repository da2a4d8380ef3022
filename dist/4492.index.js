export const id = 4492;
export const ids = [4492];
export const modules = {

/***/ 94136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kv: () => (/* binding */ findComparedCommit),
/* harmony export */   SI: () => (/* binding */ findDecidingCommit),
/* harmony export */   pG: () => (/* binding */ requireTreeOf),
/* harmony export */   q$: () => (/* binding */ ensureCommit)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39165);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83596);


async function findDecidingCommit(checkout, { change, workflowCommit = '' }) {
    if (change !== undefined)
        return (await findBaseTip(checkout, change)).tip;
    (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .requireObjectId */ .Wx)(workflowCommit);
    await ensureCommit(checkout, workflowCommit);
    return workflowCommit;
}
async function findComparedCommit(checkout, commits) {
    if ('before' in commits) {
        (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .requireObjectId */ .Wx)(commits.before);
        await ensureCommit(checkout, commits.before);
        return { commit: commits.before, kind: 'before-push' };
    }
    const { tip, isMerged } = await findBaseTip(checkout, commits);
    const commit = isMerged ? tip : await findMergeBase(checkout, tip);
    return commit === undefined ? { commit: tip, kind: 'base-tip' } : { commit, kind: 'merge-base' };
}
async function requireTreeOf(checkout, { head }) {
    const { id, parents } = await readHead(checkout);
    if (id === head || (parents.length > 1 && parents.includes(head)))
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CorpusError */ .b({ kind: 'other-tree', checkedOut: id, head });
}
async function findBaseTip(checkout, { base, head, merge }) {
    (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .requireObjectId */ .Wx)(base);
    const { id, parents } = await readHead(checkout);
    const [first, second] = parents;
    const isMerged = id === merge && parents.length === 2 && second === head && first !== undefined;
    const tip = isMerged ? first : base;
    await ensureCommit(checkout, tip);
    return { tip, isMerged };
}
async function readHead(checkout) {
    const output = await (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)(checkout, ['cat-file', '--batch'], 'HEAD\n');
    const [, id, commit = ''] = /^([0-9a-f]+) commit \d+\n([\s\S]*)/.exec(output) ?? [];
    if (id === undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CorpusError */ .b({ kind: 'git-failed', command: 'git cat-file', detail: 'HEAD names no commit' });
    }
    const [header = ''] = commit.split('\n\n', 1);
    return { id, parents: Array.from(header.matchAll(/^parent ([0-9a-f]+)$/gm), ([, parent = '']) => parent) };
}
async function findMergeBase(checkout, base) {
    try {
        const output = await (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)(checkout, ['merge-base', base, 'HEAD']);
        return output.trim();
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CorpusError */ .b && error.facts.kind === 'git-failed')
            return undefined;
        throw error;
    }
}
async function ensureCommit(checkout, commit) {
    if (await hasCommit(checkout, commit))
        return;
    const shallow = (await (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)(checkout, ['rev-parse', '--is-shallow-repository'])).trim() === 'true';
    const depth = shallow ? ['--depth=1'] : [];
    try {
        await (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)(checkout, [
            'fetch',
            '--quiet',
            '--no-tags',
            '--no-recurse-submodules',
            ...depth,
            'origin',
            commit,
        ]);
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CorpusError */ .b) || !('command' in error.facts))
            throw error;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CorpusError */ .b({ ...error.facts, kind: 'commit-unavailable', commit }, { cause: error });
    }
}
async function hasCommit(checkout, commit) {
    try {
        await (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)(checkout, ['cat-file', '-e', `${commit}^{commit}`]);
        return true;
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CorpusError */ .b && error.facts.kind === 'git-failed')
            return false;
        throw error;
    }
}


/***/ }),

/***/ 52006:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ readBaseFile),
/* harmony export */   z: () => (/* binding */ isCommitted)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _lib_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13963);
/* harmony import */ var _base_commits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94136);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39165);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(83596);






async function readBaseFile(checkout, host, path) {
    if (host.change === undefined && host.workflowCommit === undefined)
        return { kind: 'work-tree' };
    const inside = (0,_lib_files_js__WEBPACK_IMPORTED_MODULE_2__/* .pathInside */ ._l)(checkout.folder, path) ?? (await findRealInside(checkout.folder, path));
    if (inside === undefined)
        return { kind: 'work-tree' };
    const fail = (reason, cause) => new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .CorpusError */ .b({ kind: 'no-base-file', path, reason }, { cause });
    try {
        const place = await findPlace(checkout, inside);
        const commit = await (0,_base_commits_js__WEBPACK_IMPORTED_MODULE_3__/* .findDecidingCommit */ .SI)(place.checkout, host);
        const before = await readEntry(place.checkout, commit, place.path);
        if (before.kind === 'file')
            return { kind: 'base', text: before.text, commit };
        if (before.kind !== 'missing')
            throw fail({ kind: before.kind });
        const after = await readEntry(place.checkout, 'HEAD', place.path);
        if (after.kind !== 'missing')
            return { kind: 'added', commit };
    }
    catch (cause) {
        if (cause instanceof _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .CorpusError */ .b && 'command' in cause.facts)
            throw fail(cause.facts, cause);
        throw cause;
    }
    const real = await findRealInside(checkout.folder, inside);
    return real === undefined || real === inside
        ? { kind: 'work-tree' }
        : readBaseFile(checkout, host, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(checkout.folder), real));
}
async function isCommitted(checkout, path) {
    try {
        const place = await findPlace(checkout, path);
        return (await readEntry(place.checkout, 'HEAD', place.path)).kind !== 'missing';
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .isWithoutGit */ .F)(error))
            return false;
        throw error;
    }
}
async function findRealInside(folder, path) {
    const real = await (0,_lib_files_js__WEBPACK_IMPORTED_MODULE_2__/* .findRealPath */ .ps)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, path)).catch(() => undefined);
    return real !== undefined && 'path' in real ? (0,_lib_files_js__WEBPACK_IMPORTED_MODULE_2__/* .pathInside */ ._l)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(folder), real.path) : undefined;
}
async function findPlace(checkout, inside) {
    try {
        const prefix = (await (0,_git_js__WEBPACK_IMPORTED_MODULE_5__/* .git */ .$Y)(checkout, ['rev-parse', '--show-prefix'])).replace(/\n$/, '');
        return { checkout, path: `${prefix}${inside}` };
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .CorpusError */ .b) || error.facts.kind !== 'not-a-checkout')
            throw error;
        const segments = inside.split('/');
        for (const index of segments.keys()) {
            const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(checkout.folder, ...segments.slice(0, index));
            if (index === 0 || !(await (0,_git_js__WEBPACK_IMPORTED_MODULE_5__/* .isCheckedOut */ .kU)(folder)))
                continue;
            return { checkout: { ...checkout, folder }, path: segments.slice(index).join('/') };
        }
        throw error;
    }
}
async function readEntry(checkout, commit, path) {
    const entry = await readExactly(checkout, commit, path);
    if (entry.kind !== 'missing')
        return entry;
    const spelling = await findSpelling(checkout, commit, path);
    return spelling === undefined ? entry : readExactly(checkout, commit, spelling);
}
async function readExactly(checkout, commit, path) {
    if (path.includes('\n'))
        return { kind: 'missing' };
    const output = await (0,_git_js__WEBPACK_IMPORTED_MODULE_5__/* .git */ .$Y)(checkout, ['cat-file', '--batch', '--follow-symlinks'], `${commit}:${path}\n`);
    const [header, type] = /^[0-9a-f]+ (blob|tree) \d+\n/.exec(output) ?? [];
    if (header !== undefined) {
        return type === 'tree' ? { kind: 'folder' } : { kind: 'file', text: output.slice(header.length, -1) };
    }
    if (/^(?:symlink|dangling|loop) /.test(output))
        return { kind: 'link' };
    const segments = path.split('/');
    const folders = segments.map((_, index) => segments.slice(0, index + 1).join('/'));
    const above = (0,_git_js__WEBPACK_IMPORTED_MODULE_5__/* .splitZero */ .vV)(await (0,_git_js__WEBPACK_IMPORTED_MODULE_5__/* .git */ .$Y)(checkout, ['ls-tree', '--full-tree', '-z', commit, '--', ...folders]));
    return { kind: above.some(line => line.startsWith('160000 ')) ? 'submodule' : 'missing' };
}
async function findSpelling(checkout, commit, path) {
    const ignoresCase = await (0,_git_js__WEBPACK_IMPORTED_MODULE_5__/* .git */ .$Y)(checkout, [
        'config',
        '--type=bool',
        '--default=false',
        '--get',
        'core.ignorecase',
    ]);
    if (ignoresCase.trim() !== 'true')
        return undefined;
    const paths = (0,_git_js__WEBPACK_IMPORTED_MODULE_5__/* .splitZero */ .vV)(await (0,_git_js__WEBPACK_IMPORTED_MODULE_5__/* .git */ .$Y)(checkout, ['ls-tree', '--full-tree', '-r', '-z', '--name-only', commit]));
    return paths.find(other => other.toLowerCase() === path.toLowerCase());
}


/***/ }),

/***/ 24584:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I7: () => (/* binding */ findSentences),
/* harmony export */   kZ: () => (/* binding */ createPassageReader),
/* harmony export */   zj: () => (/* binding */ composeAnswer)
/* harmony export */ });
/* unused harmony exports MOST_SENTENCES, LEAST_TOGETHER, HEADING_COVERAGE */
const MOST_SENTENCES = 5;
const LEAST_TOGETHER = 0.65;
const HEADING_COVERAGE = 0.5;
const LEAST_VALUE = 0.1;
const LEAST_WORDS = 3;
function createPassageReader(queries, language, onPassage = () => { }) {
    const known = new WeakMap();
    const termsOf = (words) => new Set(words.map(queries.numberOf));
    function readSentence(text) {
        const words = language.words(text);
        return { text, words: words.length, vocabulary: new Set(words), terms: termsOf(words) };
    }
    function readOnce(content, passage) {
        onPassage(content, passage);
        const found = {
            sentences: language
                .sentences(passage.text)
                .map(readSentence)
                .filter(({ words }) => words >= LEAST_WORDS),
            around: termsOf([content.title, ...passage.headings].flatMap(language.words)),
        };
        onPassage(undefined, passage);
        known.set(passage, found);
        return found;
    }
    return (content, passage) => known.get(passage) ?? readOnce(content, passage);
}
function composeAnswer(query, passages, weights, queries, language, readPassage = createPassageReader(queries, language)) {
    const queryWeights = query.terms.map(term => weights[term] ?? 0);
    const total = sum(queryWeights);
    const byPassage = passages.map(passage => findSentences(query, [passage], readPassage));
    const candidates = byPassage.flat();
    const bestScore = passages[0]?.score ?? 1;
    const chosen = [];
    const repeated = new Map();
    let covered = query.terms.map(() => 0);
    while (chosen.length < MOST_SENTENCES) {
        const best = findBest(candidates, candidate => {
            const relevance = sum(queryWeights.map((weight, term) => weight * (candidate.speaks[term] ?? 0) * (1 - (covered[term] ?? 0) / 2)));
            return ((candidate.score / bestScore) * relevance * (1 - (repeated.get(candidate) ?? 0))) / total;
        });
        if (best === undefined)
            break;
        chosen.push(best);
        for (const candidate of candidates) {
            const shared = similarity(candidate.vocabulary, best.vocabulary);
            repeated.set(candidate, Math.max(shared, repeated.get(candidate) ?? 0));
        }
        covered = covered.map((before, term) => Math.max(before, best.speaks[term] ?? 0));
    }
    const coverage = covered.length === 0 ? 0 : sum(covered) / covered.length;
    const together = Math.max(0, ...byPassage.map(sentences => sum(queryWeights.filter((_, term) => sentences.some(({ speaks }) => (speaks[term] ?? 0) > 0)))));
    const isAnswer = total > 0 && together >= LEAST_TOGETHER * total;
    const sentences = isAnswer ? chosen.map(({ vocabulary: _, ...sentence }) => sentence) : [];
    return { sentences, coverage };
}
function findSentences(query, passages, readPassage) {
    return passages.flatMap(({ page, passage, score }) => {
        const { sentences, around } = readPassage(page.content, passage);
        return sentences
            .map(({ text, words, vocabulary, terms }) => ({
            text,
            words,
            page,
            headings: passage.headings,
            score,
            speaks: query.terms.map(term => (terms.has(term) ? 1 : around.has(term) ? HEADING_COVERAGE : 0)),
            vocabulary,
        }))
            .filter(({ speaks }) => speaks.some(part => part > 0));
    });
}
function findBest(candidates, worthOf) {
    let best;
    let most = LEAST_VALUE;
    for (const candidate of candidates) {
        const value = worthOf(candidate);
        if (value <= most)
            continue;
        best = candidate;
        most = value;
    }
    return best;
}
function similarity(a, b) {
    let shared = 0;
    for (const word of a)
        if (b.has(word))
            shared += 1;
    return shared / (a.size + b.size - shared);
}
function sum(values) {
    return values.reduce((total, value) => total + value, 0);
}


/***/ }),

/***/ 16740:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ createQueries)
/* harmony export */ });
/* harmony import */ var _lib_copy_string_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80261);

const MOST_KNOWN_WORDS = 100_000;
function createQueries(keywords, language) {
    const numbers = new Map();
    const queries = keywords.map(keyword => {
        const words = language.words(keyword);
        const informative = words.filter(language.isInformative);
        const terms = new Set((informative.length > 0 ? informative : words).map(language.term));
        for (const term of terms)
            if (!numbers.has(term))
                numbers.set(term, numbers.size);
        return { keyword, terms: Array.from(terms, term => numbers.get(term) ?? 0) };
    });
    const known = new Map();
    return {
        queries,
        termCount: numbers.size,
        numberOf(word) {
            const found = known.get(word);
            if (found !== undefined)
                return found ?? undefined;
            const number = numbers.get(language.term(word));
            if (known.size >= MOST_KNOWN_WORDS)
                known.clear();
            known.set((0,_lib_copy_string_js__WEBPACK_IMPORTED_MODULE_0__/* .copyString */ .j)(word), number ?? null);
            return number;
        },
    };
}


/***/ }),

/***/ 54684:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pu: () => (/* binding */ createCounter),
/* harmony export */   QY: () => (/* binding */ rankPassages),
/* harmony export */   o6: () => (/* binding */ collectStatistics)
/* harmony export */ });
/* unused harmony exports TITLE_WEIGHT, HEADING_WEIGHT */
const K1 = 1.2;
const B = 0.75;
const TITLE_WEIGHT = 3;
const HEADING_WEIGHT = 2;
function createCounter(queries, language) {
    const tally = new Uint32Array(queries.termCount);
    return ({ title, passages }) => {
        const titleWords = language.words(title);
        const lengths = [];
        const ends = [];
        const terms = [];
        const counts = [];
        for (const { headings, text } of passages) {
            const found = [];
            const count = (words, weight) => {
                for (const word of words) {
                    const term = queries.numberOf(word);
                    if (term === undefined)
                        continue;
                    const before = tally[term] ?? 0;
                    if (before === 0)
                        found.push(term);
                    tally[term] = before + weight;
                }
                return words.length * weight;
            };
            const inTitle = count(titleWords, TITLE_WEIGHT);
            const inHeadings = count(headings.flatMap(language.words), HEADING_WEIGHT);
            lengths.push(inTitle + inHeadings + count(language.words(text), 1));
            for (const term of found.sort((a, b) => a - b)) {
                terms.push(term);
                counts.push(tally[term] ?? 0);
                tally[term] = 0;
            }
            ends.push(terms.length);
        }
        return {
            lengths: Uint32Array.from(lengths),
            ends: Uint32Array.from(ends),
            terms: Uint32Array.from(terms),
            counts: Uint32Array.from(counts),
        };
    };
}
function collectStatistics(pages, termCount) {
    const having = new Array(termCount).fill(0);
    let passages = 0;
    let total = 0;
    for (const { lengths, terms } of pages) {
        passages += lengths.length;
        for (const length of lengths)
            total += length;
        for (const term of terms)
            having[term] = (having[term] ?? 0) + 1;
    }
    return {
        averageLength: total / passages,
        weights: having.map(count => Math.log(1 + (passages - count + 0.5) / (count + 0.5))),
    };
}
function rankPassages(pages, { averageLength, weights }, { queries, termCount }, most) {
    const queriesWith = listQueriesByTerm(queries, termCount);
    const rankings = queries.map(() => []);
    const touched = new Uint32Array(queries.length);
    const scores = new Float64Array(queries.length);
    let passage = 0;
    for (const { lengths, ends, terms, counts } of pages) {
        let index = 0;
        for (let inPage = 0; inPage < lengths.length; inPage += 1) {
            const norm = K1 * (1 - B + (B * (lengths[inPage] ?? 0)) / averageLength);
            let touchedCount = 0;
            for (const end = ends[inPage] ?? 0; index < end; index += 1) {
                const term = terms[index] ?? 0;
                const count = counts[index] ?? 0;
                const score = ((weights[term] ?? 0) * count * (K1 + 1)) / (count + norm);
                for (const query of queriesWith[term] ?? []) {
                    const before = scores[query] ?? 0;
                    if (before === 0)
                        touched[touchedCount++] = query;
                    scores[query] = before + score;
                }
            }
            for (let position = 0; position < touchedCount; position += 1) {
                const query = touched[position] ?? 0;
                offer(rankings[query], passage, scores[query] ?? 0, most);
                scores[query] = 0;
            }
            passage += 1;
        }
    }
    return rankings;
}
function listQueriesByTerm(queries, termCount) {
    const lists = Array.from({ length: termCount }, () => []);
    queries.forEach(({ terms }, query) => {
        for (const term of terms)
            lists[term]?.push(query);
    });
    return lists.map(list => Uint32Array.from(list));
}
function offer(ranking = [], passage, score, most) {
    const last = ranking[most - 1];
    if (last !== undefined && score <= last.score)
        return;
    const place = ranking.findIndex(other => other.score < score);
    ranking.splice(place === -1 ? ranking.length : place, 0, { passage, score });
    if (ranking.length > most)
        ranking.pop();
}


/***/ }),

/***/ 32867:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BU: () => (/* binding */ partOf),
/* harmony export */   Gw: () => (/* binding */ scanRepository),
/* harmony export */   z1: () => (/* binding */ createScanner)
/* harmony export */ });
/* harmony import */ var _corpus_page_watch_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56879);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24584);
/* harmony import */ var _queries_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16740);
/* harmony import */ var _retrieval_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54684);
/* harmony import */ var _score_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80418);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15592);






const MOST_PASSAGES = 10;
const LEAST_WATCHED = 10_000;
function scanRepository(pages, keywords, languageCode, watch) {
    return createScanner(keywords, languageCode, watch).scan(pages);
}
function createScanner(keywords, languageCode, { onStep } = _corpus_page_watch_js__WEBPACK_IMPORTED_MODULE_0__/* .unwatched */ .M) {
    const language = (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .createLanguage */ .R)(languageCode);
    const queries = (0,_queries_js__WEBPACK_IMPORTED_MODULE_2__/* .createQueries */ .T)(keywords, language);
    const countTerms = (0,_retrieval_js__WEBPACK_IMPORTED_MODULE_3__/* .createCounter */ .Pu)(queries, language);
    const counted = new WeakMap();
    const pageOf = new WeakMap();
    const readPassage = (0,_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .createPassageReader */ .kZ)(queries, language, (content, { text }) => {
        if (text.length >= LEAST_WATCHED)
            onStep(content && pageOf.get(content));
    });
    function countOnce(page) {
        const length = page.content.passages.reduce((sum, { text }) => sum + text.length, 0);
        if (length >= LEAST_WATCHED)
            onStep(page);
        const counts = countTerms(page.content);
        counted.set(page.content, counts);
        pageOf.set(page.content, page);
        return counts;
    }
    function countsOf(pages) {
        const counts = pages.map(page => counted.get(page.content) ?? countOnce(page));
        onStep(undefined);
        return counts;
    }
    function statisticsOf(pages) {
        return (0,_retrieval_js__WEBPACK_IMPORTED_MODULE_3__/* .collectStatistics */ .o6)(countsOf(pages), queries.termCount);
    }
    function rank(pages, statistics, most) {
        const passages = pages.flatMap(page => page.content.passages.map(passage => ({ page, passage })));
        return (0,_retrieval_js__WEBPACK_IMPORTED_MODULE_3__/* .rankPassages */ .QY)(countsOf(pages), statistics, queries, most).map(ranking => ranking.flatMap(({ passage, score }) => {
            const found = passages[passage];
            return found === undefined ? [] : [{ ...found, score }];
        }));
    }
    return {
        language,
        queries,
        readPassage,
        statisticsOf,
        rank,
        scan(pages) {
            const statistics = statisticsOf(pages);
            const rankings = rank(pages, statistics, MOST_PASSAGES);
            const results = queries.queries.map((query, index) => {
                const retrieved = rankings[index] ?? [];
                return assess(query, retrieved, (0,_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .composeAnswer */ .zj)(query, retrieved, statistics.weights, queries, language, readPassage));
            });
            return { score: (0,_score_js__WEBPACK_IMPORTED_MODULE_5__/* .scoreOf */ .uw)(results), keywords: results };
        },
    };
}
function assess(query, retrieved, { sentences, coverage }) {
    return {
        keyword: query.keyword,
        sentences,
        coverage,
        ...partOf({ sentences, coverage }, ({ owner }) => owner === undefined),
        retrieved: [...new Set(retrieved.map(({ page }) => page))],
    };
}
function partOf({ sentences, coverage }, isTheirs) {
    const isCited = ({ page }) => isTheirs(page);
    const share = (0,_score_js__WEBPACK_IMPORTED_MODULE_5__/* .relativeWordShare */ .Ir)(sentences.map(sentence => ({ words: sentence.words, isCited: isCited(sentence) })));
    const first = sentences.find(isCited);
    return {
        share,
        cited: first !== undefined,
        score: (0,_score_js__WEBPACK_IMPORTED_MODULE_5__/* .scoreOf */ .uw)([{ coverage, share }]),
        snippet: first?.text ?? '',
        sourceUrl: first?.page.url ?? '',
    };
}


/***/ }),

/***/ 80418:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ir: () => (/* binding */ relativeWordShare),
/* harmony export */   Z1: () => (/* binding */ positionAdjustedWordShare),
/* harmony export */   uw: () => (/* binding */ scoreOf)
/* harmony export */ });
function positionAdjustedWordShare(sentences) {
    const words = sentences.reduce((sum, sentence) => sum + sentence.words, 0);
    const cited = sentences.reduce((sum, sentence, position) => sentence.isCited ? sum + sentence.words * Math.exp(-position / sentences.length) : sum, 0);
    return words === 0 ? 0 : cited / words;
}
function relativeWordShare(sentences) {
    const whole = positionAdjustedWordShare(sentences.map(({ words }) => ({ words, isCited: true })));
    return whole === 0 ? 0 : positionAdjustedWordShare(sentences) / whole;
}
function scoreOf(keywords) {
    const sum = keywords.reduce((total, { coverage, share }) => total + coverage * share, 0);
    return keywords.length === 0 ? 0 : (100 * sum) / keywords.length;
}


/***/ }),

/***/ 15592:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R: () => (/* binding */ createLanguage)
});

// EXTERNAL MODULE: ./build/lib/text.js
var lib_text = __webpack_require__(94869);
// EXTERNAL MODULE: ./node_modules/@orama/stemmers/dist/nl.js
var nl = __webpack_require__(66681);
// EXTERNAL MODULE: ./node_modules/@orama/stemmers/dist/fr.js
var fr = __webpack_require__(30707);
// EXTERNAL MODULE: ./node_modules/@orama/stemmers/dist/de.js
var de = __webpack_require__(14340);
// EXTERNAL MODULE: ./node_modules/@orama/stemmers/dist/it.js
var it = __webpack_require__(4162);
// EXTERNAL MODULE: ./node_modules/@orama/stemmers/dist/pt.js
var pt = __webpack_require__(22807);
// EXTERNAL MODULE: ./node_modules/@orama/stemmers/dist/ru.js
var ru = __webpack_require__(28982);
// EXTERNAL MODULE: ./node_modules/@orama/stemmers/dist/es.js
var es = __webpack_require__(94927);
// EXTERNAL MODULE: ./node_modules/stemmer/index.js
var stemmer = __webpack_require__(3946);
;// CONCATENATED MODULE: ./build/embedded/repository/stemming.js








function findStemmer(language) {
    switch (language) {
        case 'en':
            return stemmer/* stemmer */.I;
        case 'de':
            return de/* stemmer */.I;
        case 'es':
            return es/* stemmer */.I;
        case 'fr':
            return fr/* stemmer */.I;
        case 'it':
            return it/* stemmer */.I;
        case 'nl':
            return nl/* stemmer */.I;
        case 'pt':
            return pt/* stemmer */.I;
        case 'ru':
            return ru/* stemmer */.I;
        default:
            return undefined;
    }
}

// EXTERNAL MODULE: ./build/embedded/repository/stop-words.js
var stop_words = __webpack_require__(2134);
;// CONCATENATED MODULE: ./build/embedded/repository/words.js



const RUN = /[\p{L}\p{M}\p{N}]+/gu;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const HANGUL = /\p{Script=Hangul}/u;
const HANGUL_OR_OTHER = /\p{Script=Hangul}+|\P{Script=Hangul}+/gu;
function createLanguage(code) {
    const locale = new Intl.Locale(code);
    const wordSegmenter = new Intl.Segmenter(locale, { granularity: 'word' });
    const sentenceSegmenter = new Intl.Segmenter(locale, { granularity: 'sentence' });
    const stem = findStemmer(locale.language);
    const stopWords = (0,stop_words/* createStopWords */.y)(locale.language);
    const normalise = (text) => (0,lib_text/* normalize */.S8)(text, 'NFKC').toLocaleLowerCase(locale.language);
    function segment(runs) {
        const unspaced = runs.filter(run => UNSPACED.test(run));
        const segments = wordSegmenter.segment(unspaced.join('\n'))[Symbol.iterator]();
        return runs.flatMap(run => (UNSPACED.test(run) ? takeLine(segments) : [run]));
    }
    function words(text) {
        const words = UNSPACED.test(text)
            ? segment(runsOf((0,lib_text/* normalize */.S8)(text, 'NFC'))).map(normalise)
            : runsOf(normalise(text));
        return HANGUL.test(text) ? words.flatMap(splitHangul) : words;
    }
    return {
        words,
        term: stem ?? (word => word),
        isInformative: word => !stopWords.has(word),
        sentences: text => Array.from(sentenceSegmenter.segment(text), ({ segment }) => segment.trim()).filter(sentence => sentence !== ''),
    };
}
function runsOf(text) {
    return text.match(RUN) ?? [];
}
function takeLine(segments) {
    const words = [];
    for (let next = segments.next(); !next.done && next.value.segment !== '\n'; next = segments.next()) {
        if (next.value.isWordLike)
            words.push(next.value.segment);
    }
    return words;
}
function splitHangul(word) {
    if (!HANGUL.test(word))
        return [word];
    return (word.match(HANGUL_OR_OTHER) ?? []).flatMap(part => {
        if (!HANGUL.test(part) || part.length <= 2)
            return [part];
        return Array.from({ length: part.length - 1 }, (_, index) => part.slice(index, index + 2));
    });
}


/***/ })

};
