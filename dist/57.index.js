export const id = 57;
export const ids = [57];
export const modules = {

/***/ 39165:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ CorpusError)
/* harmony export */ });
/** The pages of a folder could not be had. It carries facts; report/ puts them into words. */
class CorpusError extends Error {
    facts;
    constructor(facts, options) {
        super('detail' in facts ? `${'command' in facts ? facts.command : facts.kind}: ${facts.detail}` : facts.kind, options);
        this.name = 'CorpusError';
        this.facts = facts;
    }
}


/***/ }),

/***/ 83596:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Y: () => (/* binding */ git),
/* harmony export */   Iz: () => (/* binding */ spawnGit),
/* harmony export */   Wx: () => (/* binding */ requireObjectId),
/* harmony export */   kU: () => (/* binding */ isCheckedOut),
/* harmony export */   vV: () => (/* binding */ splitZero)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57975);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2503);
/* harmony import */ var _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22380);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39165);
/** The one place that starts git: never through a shell, never asking for a password, never touching the work tree. */







const run = (0,node_util__WEBPACK_IMPORTED_MODULE_3__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile);
/** File lists of very large repositories; contents are streamed instead. */
const MOST_OUTPUT_BYTES = 256 * 1024 * 1024;
const failureSchema = zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({
    code: zod__WEBPACK_IMPORTED_MODULE_5__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig()]).nullish(),
    message: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    stderr: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional(),
});
/** What git prints, as UTF-8. Rejects with a CorpusError, or with the signal's reason. */
async function git({ folder, signal }, words) {
    try {
        const { stdout } = await run('git', words, {
            cwd: folder,
            env: environment(),
            signal,
            maxBuffer: MOST_OUTPUT_BYTES,
        });
        return stdout;
    }
    catch (cause) {
        signal?.throwIfAborted();
        throw explain(words, cause);
    }
}
/** Fields of a `-z` listing. */
function splitZero(output) {
    return output.split('\0').slice(0, -1);
}
/** Only a full object id may stand among git's words: a name could be read as an option, or as another revision. */
function requireObjectId(commit) {
    if (/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(commit))
        return;
    const detail = `not an object id: ${(0,_lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_6__/* .excerpt */ .K)(commit)}`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .CorpusError */ .b({ kind: 'commit-unavailable', command: 'git', detail, commit });
}
/** Whether a submodule's folder holds a checkout of its own: in an empty one git would speak of the repository around it. */
async function isCheckedOut(folder) {
    const stats = await Promise.all([folder, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, '.git')].map(path => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(path).catch(() => undefined)));
    return stats[0]?.isDirectory() === true && stats[1] !== undefined;
}
/** A git process to talk to. */
function spawnGit({ folder, signal }, words) {
    return (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)('git', words, { cwd: folder, env: environment(), signal, stdio: 'pipe' });
}
/** Read when called: nothing happens at import. A password prompt would hang the job; messages are matched in English. */
function environment() {
    return { ...process.env, GIT_TERMINAL_PROMPT: '0', GIT_OPTIONAL_LOCKS: '0', LC_ALL: 'C' };
}
function explain(words, cause) {
    const { code, message, stderr } = failureSchema.parse(cause);
    const detail = (0,_lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_6__/* .excerpt */ .K)(stderr || message);
    const kind = code === 'ENOENT' ? 'no-git' : /not a git repository/.test(detail) ? 'not-a-checkout' : 'git-failed';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .CorpusError */ .b({ kind, command: `git ${words[0] ?? ''}`, detail }, { cause });
}


/***/ }),

/***/ 90218:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KP: () => (/* binding */ checkFlags),
/* harmony export */   LC: () => (/* binding */ backtestInputs),
/* harmony export */   bQ: () => (/* binding */ parseFlags),
/* harmony export */   cA: () => (/* binding */ flagsOfBacktest),
/* harmony export */   fB: () => (/* binding */ backtestFlags)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _inputs_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64347);
/** The words of a command line, as flags. */


/** The flags of `check` that are no inputs. */
const checkFlags = {
    'baseline-ref': {
        value: 'REF',
        description: 'Compares with the pages of a commit, such as HEAD~1 or origin/main: with the merge base of the commit and HEAD. Sets baseline to base.',
    },
    'dry-run': {
        value: '',
        description: 'Prints what the run would ask, with its requests, estimated cost and limits, and sends nothing. Also written as --plan without a value. Exits with 1 where something is known to stop the run.',
    },
    format: {
        value: 'FORMAT',
        description: 'What to print on standard output: text (the default), json (the result file) or markdown. A dry run has text and json.',
    },
    output: {
        value: 'FOLDER',
        description: 'Folder for the files of --report and --suggest-content. Default: a new temporary folder.',
    },
};
/** The flags of `backtest` that are no inputs. */
const backtestFlags = {
    commits: {
        value: 'NUMBER',
        description: 'Greatest number of commits to replay, newest first. Default: 200.',
    },
    merges: {
        value: '',
        description: 'Replays merge commits, each compared with its first parent, instead of commits with one parent.',
    },
    inject: {
        value: '',
        description: 'Also deletes, stubs, drafts and hides the pages that answer a keyword, one by one in the newest commit, and says how many of these losses fail. The files stay as they are.',
    },
    format: {
        value: 'FORMAT',
        description: 'What to print on standard output: text (the default), json or markdown.',
    },
};
/** The inputs that `backtest` takes. */
const backtestInputs = _inputs_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .inputNames */ .vj.filter(name => ['brand', 'keywords', 'language', 'content', 'site-url', 'competitor-content', 'max-answer-loss'].includes(name));
const flagsOfCheck = { command: 'check', flags: [..._inputs_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .inputNames */ .vj, ...Object.keys(checkFlags)] };
const flagsOfBacktest = {
    command: 'backtest',
    flags: [...backtestInputs, ...Object.keys(backtestFlags)],
};
/** Flags that are true or false: the flag alone means true. */
const switches = ['report-competitors', 'merges', 'inject', 'dry-run'];
/** Flags that may be given several times, an item or a line each time. */
const repeatable = _inputs_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .listInputs */ .SS;
/**
 * Reads the flags of a command: its own and its inputs, as `--flag value` or `--flag=value`. Repeated flags of a list
 * become its lines. Reports every word that it cannot use.
 */
function parseFlags(argv, { command, flags: known } = flagsOfCheck) {
    const { tokens } = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
        args: argv,
        options: Object.fromEntries(known.map(name => [name, { type: switches.includes(name) ? 'boolean' : 'string' }])),
        strict: false,
        allowPositionals: true,
        tokens: true,
    });
    const texts = {};
    const problems = [];
    const report = (input, given, allowed) => problems.push({ input, given, allowed });
    for (const [index, token] of tokens.entries()) {
        if (token.kind === 'option-terminator')
            continue;
        if (token.kind === 'positional') {
            const before = tokens[index - 1];
            // The value of an unknown flag, which is reported itself.
            const belongsTo = before?.kind === 'option' && before.value === undefined;
            if (!belongsTo)
                report(token.value, undefined, 'a flag, such as --brand NAME');
            continue;
        }
        const { name, rawName, value, inlineValue } = token;
        if (!known.includes(name))
            report(rawName, undefined, `one of the flags that ${command} --help lists`);
        else if (switches.includes(name))
            texts[name] = value ?? readSwitch(tokens[index + 1]);
        else if (value === undefined || (!inlineValue && value.startsWith('--'))) {
            report(rawName, undefined, 'a value after it');
        }
        else if (texts[name] === undefined)
            texts[name] = value;
        else if (repeatable.includes(name))
            texts[name] += `\n${value}`;
        else
            report(rawName, value, 'one value; it is given twice');
    }
    return { texts, problems };
}
/** Returns the word after a switch, where the switch takes it. */
function readSwitch(next) {
    return next?.kind === 'positional' ? next.value : 'true';
}


/***/ }),

/***/ 19057:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCommandLine: () => (/* binding */ runCommandLine)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(2503);
// EXTERNAL MODULE: ./build/report/problems.js
var problems = __webpack_require__(25567);
// EXTERNAL MODULE: ./build/hosts/stop-signal.js
var stop_signal = __webpack_require__(7295);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./build/inputs/read-settings.js + 2 modules
var read_settings = __webpack_require__(99691);
// EXTERNAL MODULE: ./build/inputs/run-facts.js
var run_facts = __webpack_require__(98739);
// EXTERNAL MODULE: ./build/scan/demand.js
var scan_demand = __webpack_require__(83721);
;// CONCATENATED MODULE: ./build/report/json/plan.js
/** A plan as JSON. */


/** Returns what a run would ask. Costs are US dollars; null stands for a value that is not known, and for no limit. */
function buildPlan({ brand, keywords, scans, cost, demand, timeoutMinutes, blocker }) {
    const unpriced = (0,scan_demand/* unpricedEngines */.ai)(demand);
    const isKnown = cost.address === undefined && unpriced.length === 0;
    return {
        format: 'ai-visibility-plan',
        brand_name: brand,
        keywords,
        service: cost.address ?? 'embedded',
        scans: scans.own + scans.competitors,
        requests: demand.requests,
        minutes: demand.minutes,
        estimated_cost_usd: isKnown ? (0,scan_demand/* estimatedCost */.Sm)(demand) : null,
        known_cost_usd: cost.address === undefined ? (0,scan_demand/* estimatedCost */.Sm)(demand) : null,
        unpriced_engines: unpriced,
        engines: demand.engines.map(({ engine, model, answers, judgements, costUsd }) => ({
            engine,
            model,
            questions: answers,
            judgements,
            estimated_cost_usd: costUsd ?? null,
        })),
        limits: {
            max_requests: demand.maxRequests ?? null,
            max_cost_usd: demand.maxCost ?? null,
            timeout_minutes: timeoutMinutes,
            per_minute: cost.limits?.perMinute ?? null,
            per_day: cost.limits?.perDay ?? null,
        },
        blocked: blocker === undefined ? null : (0,problems/* explainBlocker */.I)(blocker),
    };
}

// EXTERNAL MODULE: ./build/report/json/result.js + 2 modules
var result = __webpack_require__(56686);
// EXTERNAL MODULE: ./build/report/markdown/comment.js + 5 modules
var comment = __webpack_require__(21291);
// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
// EXTERNAL MODULE: ./build/report/money.js
var money = __webpack_require__(10967);
// EXTERNAL MODULE: ./build/lib/numbers.js
var numbers = __webpack_require__(46958);
// EXTERNAL MODULE: ./build/report/numbers.js
var report_numbers = __webpack_require__(73533);
;// CONCATENATED MODULE: ./build/report/views/plan.js
/** What a run would ask, in words and numbers. */




/** Returns the scans, requests, time and cost of a plan, the limits, and what stops it. */
function viewPlan(plan) {
    const { scans, cost, demand, timeoutMinutes, blocker, keywords } = plan;
    const { requests, minutes, engines, maxRequests, maxCost } = demand;
    const isHosted = cost.address !== undefined;
    const limits = [
        ...(cost.limits
            ? [`${(0,numbers/* formatCount */.B)(cost.limits.perMinute)} requests a minute, ${(0,numbers/* formatCount */.B)(cost.limits.perDay)} a day`]
            : []),
        ...(maxRequests === undefined ? [] : [`max-requests ${(0,numbers/* formatCount */.B)(maxRequests)}`]),
        ...(maxCost === undefined ? [] : [`max-cost ${(0,report_numbers/* formatSetting */.w_)(maxCost)} USD`]),
        `timeout-minutes ${(0,report_numbers/* formatSetting */.w_)(timeoutMinutes)}`,
    ];
    return {
        headline: blocker === undefined ? 'The run would start' : 'The run would not start',
        stop: blocker && (0,problems/* explainBlocker */.I)(blocker),
        facts: [
            { label: 'Keywords', value: (0,numbers/* formatCount */.B)(keywords.length) },
            { label: 'Scans', value: `at most ${(0,numbers/* formatCount */.B)(scans.own + scans.competitors)}` },
            {
                label: 'Requests',
                value: requests === 0 ? 'none' : `at most ${(0,numbers/* formatCount */.B)(requests)}, without retries`,
            },
            {
                label: 'Estimated cost',
                value: isHosted ? 'not known: it depends on the account of the service' : costOf(plan),
            },
            {
                label: 'Time under the rate limits',
                value: minutes === 0 ? 'less than a minute of waiting' : `at least ${(0,report_numbers/* countOf */.pq)(minutes, 'minute')}`,
            },
            { label: 'Limits', value: limits.join(', ') },
        ],
        engines: engines.map(({ engine, model, answers, judgements, costUsd }) => ({
            engine,
            model,
            requests: judgements === 0
                ? (0,report_numbers/* countOf */.pq)(answers, 'question')
                : `${(0,report_numbers/* countOf */.pq)(answers, 'question')} and ${(0,report_numbers/* countOf */.pq)(judgements, 'judgement')} of the sentiment`,
            cost: costUsd === undefined ? money/* UNKNOWN_COST */.Z5 : (0,money/* formatUsd */.UK)(costUsd),
        })),
        notes: engines.length === 0 ? [] : [ESTIMATE_NOTE],
    };
}
const ESTIMATE_NOTE = 'The estimate takes typical tokens and one search for each question, and list prices. Prices change, and an answer may use several times as many tokens.';
function costOf({ demand }) {
    if (demand.engines.length === 0)
        return 'nothing';
    return (0,money/* formatCost */.BD)({ costUsd: (0,scan_demand/* estimatedCost */.Sm)(demand), isWhole: (0,scan_demand/* unpricedEngines */.ai)(demand).length === 0 });
}

// EXTERNAL MODULE: ./build/report/words.js
var report_words = __webpack_require__(44702);
;// CONCATENATED MODULE: ./build/report/text/plan.js
/** A plan as plain text, for a terminal. */



const SENTENCE_LENGTH = 2000;
/** Renders what a run would ask. Holds no control characters. */
function renderPlanText(plan) {
    const { headline, stop, facts, engines, notes } = viewPlan(plan);
    const labels = Math.max(...facts.map(({ label }) => label.length));
    const blocks = [
        [
            [{ text: headline, tone: stop ? 'worse' : 'better' }],
            ...(stop ? [[{ text: (0,report_escape/* plainLine */.h0)(`${stop.code}: ${stop.text}`, SENTENCE_LENGTH) }]] : []),
        ],
        facts.map(({ label, value }) => [{ text: `${label.padEnd(labels)}  ${value}` }]),
        engines.map(({ engine, model, requests, cost }) => [
            {
                text: (0,report_escape/* plainLine */.h0)(`${(0,report_escape/* plainLine */.h0)(engine, report_words/* NAME_LENGTH */.xt)} (${(0,report_escape/* plainLine */.h0)(model, report_words/* NAME_LENGTH */.xt)}): ${requests}, ${cost}`, SENTENCE_LENGTH),
            },
        ]),
        notes.map(text => [{ text }]),
    ];
    return blocks
        .filter(block => block.length > 0)
        .flatMap((block, index) => (index > 0 ? [[], ...block] : block));
}

// EXTERNAL MODULE: ./build/report/views/changes.js
var changes = __webpack_require__(84711);
// EXTERNAL MODULE: ./build/report/views/content.js + 1 modules
var views_content = __webpack_require__(64559);
// EXTERNAL MODULE: ./build/report/views/missing-answers.js
var missing_answers = __webpack_require__(16352);
// EXTERNAL MODULE: ./build/report/views/overview.js + 1 modules
var overview = __webpack_require__(22083);
// EXTERNAL MODULE: ./build/report/views/rules.js + 1 modules
var rules = __webpack_require__(47615);
;// CONCATENATED MODULE: ./build/report/text/text.js
/** The verdict as plain text, for a terminal. */








const text_SENTENCE_LENGTH = 2000;
const QUOTE_LENGTH = 300;
/** Renders the verdict, why, the numbers and the rules. Holds no control characters. */
function renderText(outcome) {
    const content = (0,views_content/* viewContent */.L)(outcome);
    const comparison = (0,overview/* viewComparison */.T1)(outcome);
    // The rule on answers is in the headline.
    const reasons = (0,problems/* explainVerdict */.bX)(outcome.verdict, ({ kind }) => content === undefined || kind !== 'answers').map(({ text }) => text);
    const blocks = [
        [
            [
                { text: (0,overview/* statusOf */.c2)(outcome), tone: toneOf(outcome) },
                { text: `: ${content?.headline ?? headline(outcome)}` },
            ],
        ],
        ...(content?.questions ?? []).map(questionLines),
        ...(content ? [checkedLines(content)] : []),
        [...reasons, ...(0,overview/* notesOf */.h$)(outcome).map(report_words/* withoutBackticks */.sG)].map(reason => [
            { text: (0,report_escape/* plainLine */.h0)(reason, text_SENTENCE_LENGTH) },
        ]),
        missingLines(outcome),
        [[{ text: (0,report_escape/* plainLine */.h0)(`${comparison.emphasis ?? ''} ${comparison.text}`, text_SENTENCE_LENGTH) }]],
        [...numberLines(outcome), ...changeLines(outcome)],
        certaintyLines(outcome),
        ruleLines(outcome),
    ];
    return blocks
        .filter(block => block.length > 0)
        .flatMap((block, index) => (index > 0 ? [[], ...block] : block));
}
function headline(outcome) {
    const { before, after } = (0,overview/* headlineOf */.gD)(outcome);
    return [before, (0,report_escape/* plainLine */.h0)(outcome.brand, report_words/* NAME_LENGTH */.xt), after].filter(part => part !== '').join(' ');
}
function questionLines({ question, words, tone, before, after, causes, advice }) {
    const quote = ({ text, path }) => `“${(0,report_escape/* plainLine */.h0)(text, QUOTE_LENGTH)}” (${(0,report_escape/* plainLine */.h0)(path, report_words/* NAME_LENGTH */.xt)})`;
    return [
        [{ text: `“${(0,report_escape/* plainLine */.h0)(question, report_words/* NAME_LENGTH */.xt)}” ${words}`, tone }],
        ...(before ? [[{ text: `  Before: ${quote(before)}` }]] : []),
        [{ text: `  Now: ${after ? quote(after) : 'No page answers it.'}` }],
        ...causes.map(cause => [{ text: `  Why: ${(0,report_escape/* plainLine */.h0)(cause, text_SENTENCE_LENGTH)}` }]),
        ...(advice === undefined ? [] : [[{ text: `  What to do: ${advice}` }]]),
    ];
}
function checkedLines({ checked, passedOver }) {
    return [checked, ...passedOver.map(line => `  ${(0,report_escape/* plainLine */.h0)(line, text_SENTENCE_LENGTH)}`)].map(text => [{ text }]);
}
function toneOf({ verdict }) {
    if (verdict.status === 'pass')
        return 'better';
    return verdict.status === 'inconclusive' ? 'doubtful' : 'worse';
}
function missingLines(outcome) {
    const view = (0,missing_answers/* viewMissing */.O)(outcome);
    if (view === undefined)
        return [];
    const reasons = view.lines.map(({ text, keyPage }) => {
        const line = `${text}${keyPage ? ` Keys: ${keyPage.href}` : ''}`;
        return `  ${(0,report_escape/* plainLine */.h0)(line, text_SENTENCE_LENGTH)}`;
    });
    return [(0,report_escape/* plainLine */.h0)(view.counts, text_SENTENCE_LENGTH), ...reasons].map(text => [{ text }]);
}
function numberLines(outcome) {
    const numbers = (0,overview/* viewKeyNumbers */.p9)(outcome);
    const width = Math.max(0, ...numbers.map(({ label }) => label.length));
    return numbers.map(({ label, value, rest, note }) => {
        const name = note?.name === undefined ? '' : `${(0,report_escape/* plainLine */.h0)(note.name, report_words/* NAME_LENGTH */.xt)} `;
        return [
            {
                text: `${label.padEnd(width)}  ${(0,report_escape/* plainLine */.h0)([value, rest].filter(part => part).join(' '), report_words/* NAME_LENGTH */.xt)}`,
            },
            ...(note ? [{ text: ` (${name}${note.text})`, tone: note.tone }] : []),
        ];
    });
}
function changeLines(outcome) {
    return [
        ...(0,changes/* viewEngineDrops */.ak)(outcome).map(({ engine, words, tone }) => [
            { text: `${(0,report_escape/* plainLine */.h0)(engine, report_words/* NAME_LENGTH */.xt)} ${words}`, tone },
        ]),
        ...(0,changes/* viewEngineChanges */.JR)(outcome).map(({ label, tone, engines }) => [
            { text: `${label}: ${(0,report_escape/* plainLine */.h0)(engines.join(', '), text_SENTENCE_LENGTH)}`, tone },
        ]),
    ];
}
/** What chance explains and what the gate can see, where a run is compared with others. */
function certaintyLines(outcome) {
    const { chance, sight } = (0,rules/* viewCertainty */.f)(outcome) ?? {};
    return [chance, sight].flatMap(line => (line === undefined ? [] : [[{ text: (0,report_words/* withoutBackticks */.sG)(line) }]]));
}
function ruleLines(outcome) {
    const rows = (0,rules/* viewRules */.F)(outcome)?.rows ?? [];
    const width = (texts) => Math.max(0, ...texts.map(({ length }) => length));
    const subjects = width(rows.map(({ subject }) => subject));
    const results = width(rows.map(({ result }) => result));
    return rows.map(({ subject, result, tone, observed, limit }) => [
        { text: `${subject.padEnd(subjects)}  ` },
        { text: result.padEnd(results), tone },
        { text: `  ${(0,report_escape/* plainLine */.h0)(observed, report_words/* NAME_LENGTH */.xt)}, allowed: ${(0,report_escape/* plainLine */.h0)(limit, report_words/* NAME_LENGTH */.xt)}` },
    ]);
}

// EXTERNAL MODULE: ./build/scan/plan.js
var plan = __webpack_require__(96253);
// EXTERNAL MODULE: ./build/run/open-service.js
var open_service = __webpack_require__(37082);
;// CONCATENATED MODULE: ./build/run/plan-run.js


/** Returns what a run with these settings would ask, and what is known to stop it. Sends no request, reads no baseline. */
async function planRun(settings, context) {
    const opened = await (0,open_service/* openService */.I)(settings, context);
    try {
        const { brand, keywords, timeoutMinutes } = settings;
        const scans = (0,plan/* countScans */.AQ)(settings);
        const count = scans.own + scans.competitors;
        return {
            ...{ brand, keywords, timeoutMinutes, scans, cost: opened.cost },
            demand: opened.demand(count),
            blocker: opened.preflight(count),
        };
    }
    finally {
        await opened.close();
    }
}

// EXTERNAL MODULE: ./build/run/record-run.js
var record_run = __webpack_require__(16305);
// EXTERNAL MODULE: ./build/run/run-gate.js + 16 modules
var run_gate = __webpack_require__(3055);
// EXTERNAL MODULE: ./build/run/write-reports.js
var write_reports = __webpack_require__(28087);
// EXTERNAL MODULE: ./build/hosts/cli/flags.js
var cli_flags = __webpack_require__(90218);
// EXTERNAL MODULE: ./build/embedded/corpus/errors.js
var errors = __webpack_require__(39165);
// EXTERNAL MODULE: ./build/embedded/corpus/git.js
var git = __webpack_require__(83596);
;// CONCATENATED MODULE: ./build/hosts/cli/git.js


/** Returns the id of the commit that `ref` names in the repository of `folder`; undefined where there is none. */
async function findCommit(folder, ref) {
    try {
        const words = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`];
        return (await (0,git/* git */.$Y)({ folder }, words)).trim();
    }
    catch (error) {
        if (error instanceof errors/* CorpusError */.b)
            return undefined;
        throw error;
    }
}

// EXTERNAL MODULE: ./build/hosts/cli/print.js
var print = __webpack_require__(98562);
// EXTERNAL MODULE: ./build/hosts/cli/terminal.js
var cli_terminal = __webpack_require__(95657);
;// CONCATENATED MODULE: ./build/hosts/cli/check.js
/** The command `check`: runs the gate on the current folder and prints the verdict. */



















const FORMATS = ['text', 'json', 'markdown'];
/**
 * Runs the gate and prints the verdict on standard output; everything else goes to standard error. A dry run prints
 * what would be asked. Returns the exit code: 0; 1 where a condition of `fail-on` holds, and where a dry run finds what
 * stops the run; 2 for wrong flags.
 */
async function check(argv, context) {
    const { out, err, env, signal } = context;
    const plan = await planCheck((0,cli_flags/* parseFlags */.bQ)(withDryRun(argv)), context);
    if ('problems' in plan) {
        await err.write(`${(0,print/* explainFlags */.n)(plan.problems)}\n`);
        return 2;
    }
    if (plan.isDryRun)
        return printPlan(plan, context);
    const { settings, format, output } = plan;
    const tempFolder = (0,external_node_path_.resolve)(output ?? (await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'ai-visibility-'))));
    const log = (0,cli_terminal/* createTerminalLog */.$V)(context);
    const facts = { ...plan.facts, tempFolder };
    let keepsFiles = output !== undefined;
    try {
        const history = await openHistory(settings, facts.workspace);
        const { outcome, failures, found } = await (0,run_gate/* runGate */.R)(settings, { facts, history, env, log, signal });
        // A local run is no run of the default branch, which `auto` records.
        if (found.history && settings.record === 'always') {
            await (0,record_run/* recordRun */.v)(outcome, found.history, {
                failed: failures.length > 0,
                accept: settings.accept,
                attempt: 1,
                log,
            });
        }
        keepsFiles ||= settings.reports.length > 0 || outcome.suggestions.length > 0;
        if (keepsFiles) {
            const folder = (0,run_facts/* runFolder */.k)(facts, settings.key);
            const { resultFile, reportFiles } = await (0,write_reports/* writeReports */.L)(outcome, settings, folder, log);
            for (const path of new Set([resultFile, ...reportFiles]))
                log.info(`Wrote ${path}`);
        }
        log.clear();
        await out.write(render(outcome, format, out));
        if (failures.length === 0)
            return 0;
        // The text names the reasons itself; other formats are for machines.
        if (format !== 'text')
            await err.write(`${(0,problems/* explainFailures */.vS)(outcome.verdict, failures)}\n`);
        return 1;
    }
    finally {
        log.clear();
        if (!keepsFiles)
            await (0,promises_.rm)(tempFolder, { recursive: true, force: true });
    }
}
/** Reads `--plan` without a value as --dry-run. With a value it is the plan with a hosted service. */
function withDryRun(argv) {
    return argv.map((word, index) => {
        const next = argv[index + 1];
        return word === '--plan' && (next === undefined || next.startsWith('--')) ? '--dry-run' : word;
    });
}
/** Prints what the run would ask, and sends nothing. Returns the exit code: 1 where something is known to stop the run. */
async function printPlan({ settings, facts, format }, context) {
    const { out, env, signal } = context;
    const log = (0,cli_terminal/* createTerminalLog */.$V)(context);
    const runPlan = await planRun(settings, { facts: { ...facts, tempFolder: (0,external_node_os_.tmpdir)() }, env, log, signal });
    log.clear();
    await out.write(format === 'json'
        ? `${JSON.stringify(buildPlan(runPlan), undefined, 2)}\n`
        : (0,print/* printLines */.t)(renderPlanText(runPlan), out));
    return runPlan.blocker === undefined ? 0 : 1;
}
/** Understands the flags, or returns every problem with them. */
async function planCheck({ texts: given, problems }, { folder, env }) {
    const { 'baseline-ref': ref, 'dry-run': dryRun = 'false', format: formatText = 'text', output, ...inputs } = given;
    const isDryRun = dryRun === 'true';
    const texts = { ...keyFrom(env, inputs), ...inputs };
    const format = FORMATS.find(name => name === formatText);
    if (format === undefined) {
        problems.push({ input: 'format', given: formatText, allowed: `one of ${FORMATS.join(', ')}` });
    }
    if (!['true', 'false'].includes(dryRun)) {
        problems.push({ input: 'dry-run', given: dryRun, allowed: 'nothing after it, true or false' });
    }
    if (isDryRun && format === 'markdown') {
        problems.push({ input: 'format', given: formatText, allowed: 'text or json beside --dry-run' });
    }
    const head = await findCommit(folder, 'HEAD');
    const base = ref === undefined ? undefined : await findCommit(folder, ref);
    problems.push(...checkBaseline(texts['baseline'], ref, base));
    const facts = {
        eventName: 'local',
        sha: head,
        defaultBranch: undefined,
        runUrl: undefined,
        commitUrl: undefined,
        change: base && head ? { base, head } : undefined,
        withoutSecrets: false,
        workspace: folder,
    };
    try {
        const settings = await (0,read_settings/* readSettings */.s)(ref === undefined ? texts : { ...texts, baseline: 'base' }, env, facts);
        if (settings.accept && settings.record !== 'always') {
            const allowed = 'false, unless --record always is given: other runs of the command line are not recorded';
            problems.push({ input: 'accept', given: 'true', allowed });
        }
        if (problems.length > 0 || format === undefined)
            return { problems };
        return { settings, facts, format, output, isDryRun };
    }
    catch (error) {
        if (error instanceof read_settings/* InputsError */.a)
            return { problems: [...problems, ...error.problems] };
        throw error;
    }
}
/** Opens a history in a file. The command line has no other history. */
async function openHistory({ baseline: { source } }, workspace) {
    if (source.kind !== 'file')
        return undefined;
    const { createFileStore } = await __webpack_require__.e(/* import() */ 617).then(__webpack_require__.bind(__webpack_require__, 7617));
    return createFileStore({ path: source.path, workspace });
}
/** Takes the key of a hosted service from the environment, where other users of the machine do not see it. */
function keyFrom(env, inputs) {
    const key = env['AI_VISIBILITY_KEY'];
    return key !== undefined && inputs['base-url'] ? { 'api-key': key } : {};
}
/** Checks what only a command line can get wrong about the baseline. */
function checkBaseline(baseline = '', ref, commit) {
    const problem = (input, given, allowed) => [{ input, given, allowed }];
    if (ref !== undefined && commit === undefined) {
        return problem('baseline-ref', ref, 'a commit of this repository, such as HEAD~1 or origin/main');
    }
    if (ref !== undefined && !['', 'base'].includes(baseline)) {
        return problem('baseline', baseline, 'base or nothing beside --baseline-ref');
    }
    if (ref === undefined && baseline === 'base') {
        return problem('baseline', baseline, 'a commit to compare with, in --baseline-ref');
    }
    if (baseline === 'artifact' || baseline === 'branch') {
        const allowed = '--baseline-ref or a .json file: this history can only be read in a GitHub workflow';
        return problem('baseline', baseline, allowed);
    }
    return [];
}
function render(outcome, format, out) {
    switch (format) {
        case 'json':
            return `${JSON.stringify((0,result/* buildResult */.C)(outcome), undefined, 2)}\n`;
        case 'markdown':
            return `${(0,comment/* renderSummary */.Br)(outcome)}\n`;
        case 'text':
            return (0,print/* printLines */.t)(renderText(outcome), out);
    }
}

;// CONCATENATED MODULE: ./build/hosts/cli/input-help.js
/** What each input means, in the order of action.yml. */
const inputHelp = {
    brand: 'The brand to look for, as the service knows it.',
    keywords: 'Keywords to ask about. One a line, or separated by commas on one line. `keyword = question | question`, on a line of its own, gives a keyword its own questions for live engines; put spaces around the `=`.',
    engines: 'Answer engines to ask. A hosted service has its own identifiers, and empty leaves the choice to the service. The embedded service has `repository` (the default), `openai`, `anthropic`, `gemini`, `perplexity`, `xai`, `mistral`, `dataforseo`, `serpapi` and `openai-compatible`; `engine:model` selects a model.',
    language: 'Language code of the questions.',
    'base-url': 'Root URL of a hosted visibility service, without `/v1`. https only; http is allowed on loopback. Empty runs the embedded service, which needs no account.',
    'api-key': 'API key of the hosted service. Pass a secret; it is masked in the log.',
    plan: 'Your plan with the hosted service, which sets the request limits: `free`, `pro`, `business` or `enterprise`.',
    limits: 'Request limits that differ from those of the plan, such as `600/minute, 200000/day, 50 concurrent`. Each part is optional; `enterprise` requires all three.',
    'timeout-minutes': 'Time budget for all calls to the service together, in minutes.',
    'scan-per': 'What one scan asks about. `keyword`: one keyword, so that a drop can be tested against chance keyword by keyword; a hosted service gets one request for each keyword and sample. `all`: all keywords together, one request for each sample. `auto` is `all` with a hosted service without recorded runs (`baseline: none`), and `keyword` everywhere else.',
    samples: 'Number of times that each scan is repeated, because answers vary. `3..9` makes three samples, and up to nine while a drop may still be chance.',
    'min-overall-bcr': 'Lowest citation score (`overall_bcr`) that passes, in the unit of the service.',
    'min-cited-engines': 'Lowest number of engines that cite the brand that passes.',
    'baseline-overall-bcr': 'Citation score of the baseline. Takes precedence over `baseline`.',
    'baseline-cited-engines': 'Number of citing engines in the baseline. Takes precedence over `baseline`.',
    baseline: 'Where the baseline comes from. `none`: there is none. `base`: the tree that the pull request is based on (engine `repository` only). `artifact` or `branch`: a history that runs on the default branch record. A path that ends in `.json`: a history file, a `result-file`, or numbers such as `{"overall_bcr": 70, "cited_engines": 4}`.',
    'baseline-window': 'Number of recent comparable runs that form the baseline.',
    'history-branch': 'Branch for the history of `baseline: branch`, with one file for each key. The branch holds nothing else; it is created when it is missing.',
    record: 'Which runs are recorded in the history that `baseline` names: `auto` (pushes, schedules and manual runs on the default branch), `always` or `never`.',
    accept: 'Accept the level of this run: later runs are compared with this run and those after it, not with earlier ones. `true` or `false`, as the input of a manual run. The run must be one that the history records (see docs/history.md).',
    alpha: 'Significance level: at most this share of runs without a real change may fail, over all rules and engines.',
    'max-answer-loss': 'With `baseline: base`: how much of the text that answered a keyword a change may take away, in percent. A keyword that loses more has lost its answer, which fails. Default: `19%`, a little less than one of five sentences.',
    'max-bcr-drop': 'Tolerated drop of the citation score below the baseline, as a number in its unit or as `N%` of the baseline. Default: 0; with `baseline: base` the score decides nothing unless this is set.',
    'max-cited-engines-drop': 'Tolerated drop of the number of citing engines below the baseline. Default: 0; with `baseline: base` the number decides nothing unless this is set.',
    'required-engines': 'Engines that must cite the brand. With several countries, `openai` stands for all of them and `openai@DE` for one.',
    'min-answers': 'Live engines only: share of the planned answers that must be evaluated, of all engines together and of each of `required-engines`, in percent. With fewer, or none, the verdict is `error`. Default: `50%`.',
    'fail-on-sentiment': 'Sentiment values that break a rule, of any engine or on average.',
    'fail-on': 'What fails the step: a list of `fail`, `error`, `inconclusive`, `no-baseline`; or `none`. Problems in the inputs always fail it.',
    key: 'Name of this gate. Must be unique when a repository has several gates. Letters, digits, `.`, `_` and `-`.',
    comment: 'When to comment on the pull request: `always`, `on-failure` (creates no comment when the gate passes, but updates an existing one) or `never`.',
    'github-token': 'Token for the comment (`pull-requests: write`), and for the history in an artifact (`actions: read`) or on a branch (`contents: write`).',
    report: 'Report files: a list of `json`, `csv`, `html` and `pdf`, which the gate makes from this run and its history, and `service-csv`, `service-pdf`, which the service exports; or `none`.',
    'report-range': 'Time range of the exports of the service, such as `30d` or `2026-01-01..2026-01-31`.',
    'report-competitors': 'Whether the exports of the service include competitors, `true` or `false`.',
    'report-wait-minutes': 'Minutes to wait for an export that is not ready. With 0, the run does not wait. The id of the export becomes an output, and a CSV of this run is attached instead.',
    'report-font': 'Path of a TTF, OTF or TTC file with the characters that the built-in font of the PDF lacks, such as Chinese, Japanese and Korean. Empty looks for one with fontconfig.',
    competitors: 'Brands to compare with, one a line. Live engines need `name = domain`. A hosted service gets additional requests for each competitor.',
    'min-share-of-voice': 'Lowest share of voice that passes, in percent of the citations of all compared brands.',
    'suggest-content': 'When to draft content for keywords without a citation: `never`, `on-failure` or `always`. Nothing is written to the repository.',
    'suggest-max': 'Greatest number of keywords to draft content for.',
    'content-type': 'Kind of content to draft, in a word that the service knows.',
    tone: 'Tone of the drafts, in a word that the service knows.',
    'content-max-length': 'Preferred length of a draft. It is passed to the service as it is; the embedded service counts words.',
    issue: '`on-failure` opens one issue for each key when a scheduled run or a push to the default branch fails, updates it on further failures, and closes it after a pass. `never` opens none. Needs `issues: write`.',
    'artifact-name': 'Name of the artifact with the report files; `{key}` stands for the key. Empty uploads nothing.',
    'artifact-retention-days': 'Number of days to keep the artifact. Empty uses the setting of the repository.',
    content: 'Glob patterns of the pages that the engine `repository` reads, whether git tracks them or not. Empty selects the Markdown, MDX and HTML files that git tracks, without changelogs, templates and tests; a pattern with `!` excludes files.',
    'base-content': 'Folder with a build of the base, such as `_base/site` beside `content: site/**`: `baseline: base` compares with it, and not with a commit. Needed where the pages are a build that git does not hold.',
    'site-url': 'Where the pages are published, such as `https://acme.example/{path}`; or `folder = URL` lines. Empty shows repository paths.',
    'competitor-content': 'Captured pages of competitors, as `name = folder` lines. Without them, the score says how well your pages cover a keyword, and nothing about competitors.',
    'brand-domains': 'Domains of the brand; subdomains are included. A live engine cites the brand when it cites a page on one of them.',
    'brand-aliases': 'Other names of the brand.',
    'prompt-template': 'Questions for live engines, one a line, each with `{keyword}` and optionally `{language}`. The samples of a keyword are spread over them. The default is one question that does not name the brand.',
    country: 'Countries of the person who asks live engines, as ISO 3166-1 codes such as `DE`. Without one, each engine chooses. With several, each engine is asked once for each country, and `openai@DE` is measured and judged as an engine of its own.',
    city: 'City of the only country, by its name.',
    'max-requests': 'Greatest number of requests to live engines in one run. A run that needs more is refused before the first request. Retries do not count.',
    'max-cost': 'Greatest cost of the live engines in one run, in US dollars, such as `2.50`. A run that is estimated to cost more is refused before the first request; when the cost reaches it during the run, no further question is sent. Prices come from a dated list in the program, unless the vendor states the cost.',
    answers: '`record:PATH` appends every raw answer and failure of live engines to an NDJSON file; `replay:PATH` reads the answers from one and sends no request.',
};

;// CONCATENATED MODULE: ./build/hosts/cli/help.js
/** The help pages of the command line. */


const NAME = 'ai-visibility-gate';
const COMMANDS = {
    check: 'Asks the engines, compares with a baseline and prints the verdict.',
    backtest: 'Replays the commits of the repository and says which the gate would have failed.',
    serve: 'Serves the embedded service over HTTP.',
};
/** Inputs that only act in a GitHub workflow. */
const WORKFLOW_INPUTS = ['comment', 'github-token', 'issue', 'artifact-name', 'artifact-retention-days'];
/** Renders the page of the whole program. */
function renderHelp(out) {
    return page([`${heading(out, 'Usage:')} ${NAME} COMMAND [FLAGS]`], ['Fails a change when AI answer engines stop citing your brand.'], [
        heading(out, 'Commands:'),
        ...Object.entries(COMMANDS).map(([name, text]) => `  ${out.style('cyan', name)}${' '.repeat(10 - name.length)}${text}`),
    ], [
        heading(out, 'Flags:'),
        `  ${out.style('cyan', '--help')}     Shows this page, and after a command its own.`,
        `  ${out.style('cyan', '--version')}  Prints the version.`,
    ]);
}
/** Renders the page of `check`. */
function renderCheckHelp(out) {
    const flags = Object.entries(cli_flags/* checkFlags */.KP).flatMap(([name, { value, description }]) => describeFlag(out, `--${name} ${value}`.trim(), description));
    const inputs = Object.entries(inputHelp).filter(([name]) => !WORKFLOW_INPUTS.includes(name));
    return page([`${heading(out, 'Usage:')} ${NAME} check --brand NAME --keywords LIST [FLAGS]`], wrap('Runs the gate on the pages of the current folder. Prints the verdict on standard output, and everything else on standard error.', out.columns), [
        heading(out, 'Example:'),
        `  ${NAME} check --brand Acme --keywords 'best kanban board' --baseline-ref origin/main`,
    ], [
        heading(out, 'Exit codes:'),
        '  0  The verdict passes, by --fail-on; or a dry run found nothing that stops the run.',
        '  1  The verdict fails, by --fail-on, or the gate could not run.',
        '  2  A flag is wrong.',
    ], [heading(out, 'Flags of the command line:'), ...flags], [
        heading(out, 'Inputs of the gate:'),
        ...wrap('A list takes commas, or its flag several times. The environment variable AI_VISIBILITY_KEY may hold --api-key.', out.columns, 2),
        ...inputs.flatMap(([name, description]) => describeFlag(out, `--${name}`, description)),
    ], [
        heading(out, 'Without effect outside a GitHub workflow:'),
        ...wrap(WORKFLOW_INPUTS.map(name => `--${name}`).join(', '), out.columns, 2),
    ]);
}
/** Renders the page of `backtest`. */
function renderBacktestHelp(out) {
    const flags = Object.entries(cli_flags/* backtestFlags */.fB).flatMap(([name, { value, description }]) => describeFlag(out, `--${name} ${value}`.trim(), description));
    const inputs = Object.entries(inputHelp).filter(([name]) => cli_flags/* backtestInputs */.LC.includes(name));
    return page([`${heading(out, 'Usage:')} ${NAME} backtest --brand NAME --keywords LIST [FLAGS]`], wrap('Replays the commits of the current branch that touch pages, compares each with its parent, and says which the gate would have failed with baseline: base, and why. Nothing in the folder changes.', out.columns), [
        heading(out, 'Example:'),
        `  ${NAME} backtest --brand Acme --keywords 'best kanban board' --commits 500 --inject`,
    ], [
        heading(out, 'Exit codes:'),
        '  0  The backtest ran, whatever it found.',
        '  1  The backtest could not run: no git, no commits or no pages.',
        '  2  A flag is wrong.',
    ], [heading(out, 'Flags of the command line:'), ...flags], [
        heading(out, 'Inputs of the gate:'),
        ...wrap('A list takes commas, or its flag several times.', out.columns, 2),
        ...inputs.flatMap(([name, description]) => describeFlag(out, `--${name}`, description)),
    ]);
}
const SERVE_FLAGS = [
    ['--port NUMBER', 'Port to listen on. Default: 8787; 0 takes a free port.'],
    ['--host NAME', 'Name or address to listen on. Default: 127.0.0.1.'],
    ['--data FOLDER', 'Folder for recorded scans and reports. Default: .ai-visibility.'],
];
/** Renders the page of `serve`. `inputs` are the inputs that it takes. */
function renderServeHelp(out, inputs) {
    return page([`${heading(out, 'Usage:')} API_KEYS=KEY=PLAN ${NAME} serve [FLAGS]`], wrap('Serves the embedded service over HTTP, on the pages of the current folder, until it is told to stop. API_KEYS holds the keys of its clients and their plans, such as my-key=pro,guest=free.', out.columns), [
        heading(out, 'Flags:'),
        ...SERVE_FLAGS.flatMap(([flag, description]) => describeFlag(out, flag, description)),
        ...inputs.flatMap(name => describeFlag(out, `--${name}`, inputHelp[name])),
    ]);
}
function heading(out, text) {
    return out.style('bold', text);
}
function describeFlag(out, flag, description) {
    return [`  ${out.style('cyan', flag)}`, ...wrap(description.replaceAll('`', ''), out.columns, 6)];
}
function page(...blocks) {
    return `${blocks.map(block => block.join('\n')).join('\n\n')}\n`;
}
/** Breaks a text into lines of at most `columns` characters, where its words allow it. */
function wrap(text, columns, indent = 0) {
    const lines = [];
    let line = '';
    for (const word of text.split(' ')) {
        if (line !== '' && indent + line.length + 1 + word.length > columns) {
            lines.push(line);
            line = word;
        }
        else
            line = line === '' ? word : `${line} ${word}`;
    }
    return [...lines, line].map(part => ' '.repeat(indent) + part);
}

;// CONCATENATED MODULE: ./build/hosts/cli/main.js
/** The gate as a command line. */








/** Runs the command that the words name, and sets the exit code of the process. Never rejects. */
async function runCommandLine(words) {
    const { env } = process;
    const terminal = { env, out: (0,cli_terminal/* openOutput */.c1)(process.stdout, env), err: (0,cli_terminal/* openOutput */.c1)(process.stderr, env) };
    try {
        process.exitCode = await runCommand(words, terminal);
    }
    catch (error) {
        await terminal.err.write(`${(0,problems/* explainUnexpected */.Vv)(error).join('\n')}\n`);
        process.exitCode = 1;
    }
}
async function runCommand([command = '', ...words], terminal) {
    const { out, err } = terminal;
    const wantsHelp = words.includes('--help') || words.includes('-h');
    switch (command) {
        case 'check':
            if (wantsHelp)
                return main_print(out, renderCheckHelp(out));
            return check(words, { ...terminal, folder: '.', signal: (0,stop_signal/* stopSignal */.Z)() });
        case 'backtest': {
            if (wantsHelp)
                return main_print(out, renderBacktestHelp(out));
            const { backtest } = await Promise.all(/* import() */[__webpack_require__.e(173), __webpack_require__.e(393), __webpack_require__.e(451), __webpack_require__.e(862)]).then(__webpack_require__.bind(__webpack_require__, 31862));
            return backtest(words, { ...terminal, folder: '.', signal: (0,stop_signal/* stopSignal */.Z)() });
        }
        case 'serve': {
            const { serveEmbedded, servedInputs } = await Promise.all(/* import() */[__webpack_require__.e(173), __webpack_require__.e(935), __webpack_require__.e(624), __webpack_require__.e(523), __webpack_require__.e(116), __webpack_require__.e(447)]).then(__webpack_require__.bind(__webpack_require__, 73447));
            if (wantsHelp)
                return main_print(out, renderServeHelp(out, servedInputs));
            return serveEmbedded(words, terminal, (0,stop_signal/* stopSignal */.Z)());
        }
        case '--help':
        case '-h':
        case 'help':
            return main_print(out, renderHelp(out));
        case '--version':
            return main_print(out, `${readVersion()}\n`);
        default:
            await err.write(`There is no command ${JSON.stringify(command)}.\n\n${renderHelp(err)}`);
            return 2;
    }
}
async function main_print({ write }, text) {
    await write(text);
    return 0;
}
const packageSchema = schemas/* object */.Ikc({ version: schemas/* string */.YjP() });
/** Reads the version of the package that the running script is in: in bin/, dist/ or src/. */
function readVersion() {
    const script = (0,external_node_fs_.realpathSync)(process.argv[1] ?? '');
    const path = (0,external_node_path_.join)((0,external_node_path_.dirname)(script), '..', 'package.json');
    return packageSchema.parse(JSON.parse((0,external_node_fs_.readFileSync)(path, 'utf8'))).version;
}


/***/ }),

/***/ 98562:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ explainFlags),
/* harmony export */   t: () => (/* binding */ printLines)
/* harmony export */ });
/* harmony import */ var _report_problems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25567);

const COLOURS = { better: 'green', worse: 'red', doubtful: 'yellow' };
/** Returns the lines of a report, in colour where the reader wants it. */
function printLines(lines, out) {
    const colour = (line) => line.map(({ text, tone }) => (tone ? out.style(COLOURS[tone], text) : text)).join('');
    return lines.map(line => `${colour(line)}\n`).join('');
}
/** Returns the problems with inputs, by the names of their flags. */
function explainFlags(problems) {
    const named = problems.map(problem => ({ ...problem, input: toFlag(problem.input) }));
    return (0,_report_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .explainInputs */ .Tn)(named).join('\n');
}
function toFlag(input) {
    return /^[a-z]/.test(input) ? `--${input}` : input;
}


/***/ }),

/***/ 95657:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $V: () => (/* binding */ createTerminalLog),
/* harmony export */   c1: () => (/* binding */ openOutput),
/* harmony export */   nR: () => (/* binding */ createStatusLine)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9924);


const LONGEST_LINE = 2000;
const CLEAR_LINE = '\r\u001B[K';
/** Opens a stream. FORCE_COLOR wins over NO_COLOR; without either a terminal has colour, and a pipe has none. */
function openOutput(stream, env) {
    const isTerminal = stream.isTTY === true;
    const hasColour = wantsColour(env) ?? (isTerminal && env['TERM'] !== 'dumb');
    return {
        isTerminal,
        columns: Math.min(stream.columns ?? 100, 100),
        write: text => new Promise(resolve => void stream.write(text, () => resolve())),
        style: (style, text) => (hasColour ? (0,node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)(style, text, { validateStream: false }) : text),
    };
}
function wantsColour(env) {
    const forced = env['FORCE_COLOR'];
    if (forced !== undefined)
        return forced !== '0' && forced !== 'false';
    return env['NO_COLOR'] ? false : undefined;
}
/** Returns a function that writes `text` on the last line of a terminal, and one that removes it. */
function createStatusLine(out) {
    let isShown = false;
    return {
        show(text) {
            isShown = true;
            void out.write(`${CLEAR_LINE}${out.style('dim', text)}`);
        },
        clear() {
            if (isShown)
                void out.write(CLEAR_LINE);
            isShown = false;
        },
    };
}
/**
 * Returns a log on standard error: a line a message. On a terminal, a line below the others counts the scans; `clear`
 * removes it.
 */
function createTerminalLog({ err }) {
    const { show, clear } = createStatusLine(err);
    const print = (message) => {
        clear();
        void err.write(`${message}\n`);
    };
    return {
        info: message => print((0,_report_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(message, LONGEST_LINE)),
        notice: message => print((0,_report_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(message, LONGEST_LINE)),
        warning: message => print(`${err.style('yellow', 'warning:')} ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(message, LONGEST_LINE)}`),
        progress(done, planned) {
            if (err.isTerminal)
                show(`Scanned ${done} of ${planned}`);
        },
        clear,
    };
}


/***/ })

};
