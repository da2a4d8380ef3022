export const id = 5721;
export const ids = [5721];
export const modules = {

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
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57975);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2503);
/* harmony import */ var _lib_child_environment_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(30502);
/* harmony import */ var _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(22380);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39165);









const run = (0,node_util__WEBPACK_IMPORTED_MODULE_4__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile);
const MOST_OUTPUT_BYTES = 256 * 1024 * 1024;
const failureSchema = zod__WEBPACK_IMPORTED_MODULE_6__/* .looseObject */ ._H3({
    code: zod__WEBPACK_IMPORTED_MODULE_6__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig()]).nullish(),
    message: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    stderr: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().optional(),
});
async function git({ folder, signal }, words, input = '') {
    try {
        const { place, cwd } = locate(folder);
        const running = run('git', [...place, ...words], {
            cwd,
            env: environment(),
            signal,
            maxBuffer: MOST_OUTPUT_BYTES,
        });
        running.child.stdin?.on('error', () => { }).end(input);
        return (await running).stdout;
    }
    catch (cause) {
        signal?.throwIfAborted();
        throw explain(words, cause);
    }
}
function splitZero(output) {
    return output.split('\0').slice(0, -1);
}
function requireObjectId(commit) {
    if (/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(commit))
        return;
    const detail = `not an object id: ${(0,_lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_7__/* .excerpt */ .K)(commit)}`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .CorpusError */ .b({ kind: 'commit-unavailable', command: 'git', detail, commit });
}
async function isCheckedOut(folder) {
    const stats = await Promise.all([folder, (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, '.git')].map(path => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(path).catch(() => undefined)));
    return stats[0]?.isDirectory() === true && stats[1] !== undefined;
}
function spawnGit({ folder, signal }, words) {
    const { place, cwd } = locate(folder);
    return (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)('git', [...place, ...words], { cwd, env: environment(), signal, stdio: 'pipe' });
}
function locate(folder) {
    if ((0,node_os__WEBPACK_IMPORTED_MODULE_2__.platform)() !== 'win32')
        return { place: [], cwd: folder };
    return { place: ['-C', (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(folder)], cwd: (0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(process.execPath) };
}
function environment() {
    return {
        ...(0,_lib_child_environment_js__WEBPACK_IMPORTED_MODULE_8__/* .childEnvironment */ .Q)(),
        GIT_TERMINAL_PROMPT: '0',
        GIT_OPTIONAL_LOCKS: '0',
        GIT_NO_REPLACE_OBJECTS: '1',
        LC_ALL: 'C',
    };
}
function explain(words, cause) {
    const { code, message, stderr } = failureSchema.parse(cause);
    const detail = (0,_lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_7__/* .excerpt */ .K)(stderr || message);
    const isNone = /not a git repository|cannot change to/.test(detail);
    const kind = code === 'ENOENT' ? 'no-git' : isNone ? 'not-a-checkout' : 'git-failed';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .CorpusError */ .b({ kind, command: `git ${words[0] ?? ''}`, detail }, { cause });
}


/***/ }),

/***/ 13410:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JH: () => (/* binding */ finishRun),
/* harmony export */   TN: () => (/* binding */ isRecorded),
/* harmony export */   YQ: () => (/* binding */ hasFiles),
/* harmony export */   jC: () => (/* binding */ openHistory)
/* harmony export */ });
/* harmony import */ var _inputs_run_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98739);
/* harmony import */ var _report_document_gate_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49535);
/* harmony import */ var _report_json_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58888);
/* harmony import */ var _report_markdown_comment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10512);
/* harmony import */ var _report_reasons_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77802);
/* harmony import */ var _report_text_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51960);
/* harmony import */ var _run_record_run_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(16305);
/* harmony import */ var _run_write_reports_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(86308);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(98562);









async function finishRun(run, { settings, facts, format, attempt, keepsFiles, log }, { out, err }) {
    const { outcome, failures } = run;
    if (isRecorded(settings) && run.found.history) {
        const { accept } = settings;
        await (0,_run_record_run_js__WEBPACK_IMPORTED_MODULE_6__/* .recordRun */ .v)(outcome, run.found.history, { failed: failures.length > 0, accept, attempt, log });
    }
    if (keepsFiles || hasFiles(settings, () => outcome)) {
        const folder = (0,_inputs_run_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .runFolder */ .k)(facts, settings.key);
        const { resultFile, reportFiles } = await (0,_run_write_reports_js__WEBPACK_IMPORTED_MODULE_7__/* .writeReports */ .Li)(outcome, settings, folder, log);
        for (const path of new Set([resultFile, ...reportFiles]))
            log.info(`Wrote ${path}`);
    }
    log.clear();
    await out.write(render(outcome, format, out));
    if (failures.length === 0)
        return 0;
    if (format !== 'text')
        await err.write(`${(0,_report_reasons_js__WEBPACK_IMPORTED_MODULE_4__/* .explainFailures */ .vS)(outcome)}\n`);
    return 1;
}
function isRecorded({ record }) {
    return record === 'always';
}
function hasFiles({ reports, suggestions }, load) {
    return reports.length > 0 || (suggestions.mode !== 'never' && load().suggestions.length > 0);
}
async function openHistory({ baseline: { source } }, workspace) {
    if (source.kind !== 'file')
        return undefined;
    const { createFileStore } = await __webpack_require__.e(/* import() */ 2379).then(__webpack_require__.bind(__webpack_require__, 7617));
    return createFileStore({ path: source.path, workspace });
}
function render(outcome, format, out) {
    switch (format) {
        case 'json':
            return `${JSON.stringify((0,_report_json_result_js__WEBPACK_IMPORTED_MODULE_2__/* .buildResult */ .C)(outcome), undefined, 2)}\n`;
        case 'markdown':
            return `${(0,_report_markdown_comment_js__WEBPACK_IMPORTED_MODULE_3__/* .renderSummary */ .Br)(outcome)}\n`;
        case 'text':
            return (0,_print_js__WEBPACK_IMPORTED_MODULE_8__/* .printLines */ .t)((0,_report_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .renderText */ .S5)((0,_report_document_gate_document_js__WEBPACK_IMPORTED_MODULE_1__/* .gateDocument */ .hz)(outcome)), out);
    }
}


/***/ }),

/***/ 90218:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HK: () => (/* binding */ flagsOfShard),
/* harmony export */   KP: () => (/* binding */ checkFlags),
/* harmony export */   LC: () => (/* binding */ backtestInputs),
/* harmony export */   RJ: () => (/* binding */ flagsOfMerge),
/* harmony export */   bQ: () => (/* binding */ parseFlags),
/* harmony export */   c6: () => (/* binding */ flagsOfPlan),
/* harmony export */   cA: () => (/* binding */ flagsOfBacktest),
/* harmony export */   fB: () => (/* binding */ backtestFlags),
/* harmony export */   jT: () => (/* binding */ planFlags),
/* harmony export */   lA: () => (/* binding */ doctorFlags),
/* harmony export */   o: () => (/* binding */ initFlags),
/* harmony export */   pl: () => (/* binding */ flagsOfInit),
/* harmony export */   wW: () => (/* binding */ shardFlags),
/* harmony export */   wY: () => (/* binding */ initInputs),
/* harmony export */   yP: () => (/* binding */ flagsOfDoctor),
/* harmony export */   yl: () => (/* binding */ mergeFlags)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _inputs_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64347);
/* harmony import */ var _lib_nearest_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67712);



const checkFlags = {
    'baseline-ref': {
        value: 'REF',
        description: 'Compares with the pages of a commit, such as HEAD~1 or origin/main: with the merge base of the commit and HEAD. The config and files of keywords are read from the commit itself. Sets baseline to base.',
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
const backtestInputs = _inputs_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .inputNames */ .vj.filter(name => ['brand', 'keywords', 'language', 'content', 'site-url', 'competitor-content', 'max-answer-loss'].includes(name));
const initFlags = {
    'search-console': {
        value: 'FILE',
        description: 'Queries.csv of an export of the report Performance of Google Search Console: the questions come from the queries shown most.',
    },
    yes: { value: '', description: 'Takes every proposal without asking.' },
    'no-backtest': { value: '', description: 'Does not replay earlier commits.' },
    force: { value: '', description: 'Replaces a workflow that exists.' },
};
const initInputs = _inputs_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .inputNames */ .vj.filter(name => ['brand', 'keywords', 'content', 'site-url', 'language'].includes(name));
const doctorFlags = {
    live: {
        value: '',
        description: 'Asks each live engine whose key is set one question, which costs what one answer costs.',
    },
    format: { value: 'FORMAT', description: 'What to print on standard output: text (the default) or json.' },
};
const runFlags = {
    'run-id': {
        value: 'TEXT',
        description: 'Names the run that shards and merge belong to, such as the id of a pipeline. Default: local.',
    },
    attempt: {
        value: 'NUMBER',
        description: 'Number of the attempt of the run: 1, and more for each time that jobs run again. Default: 1.',
    },
};
const planFlags = {
    'baseline-ref': checkFlags['baseline-ref'],
    format: {
        value: 'FORMAT',
        description: 'What to print on standard output: text (the default) or json, which has the matrix.',
    },
};
const shardFlags = {
    'baseline-ref': checkFlags['baseline-ref'],
    ...runFlags,
    output: {
        value: 'FOLDER',
        description: 'Folder for the result of the shard. Default: ai-visibility-partials.',
    },
};
const mergeFlags = {
    'baseline-ref': checkFlags['baseline-ref'],
    ...runFlags,
    format: checkFlags.format,
    output: checkFlags.output,
};
const flagsOfCheck = { command: 'check', flags: [..._inputs_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .inputNames */ .vj, ...Object.keys(checkFlags)] };
const flagsOfBacktest = {
    command: 'backtest',
    flags: [...backtestInputs, ...Object.keys(backtestFlags)],
};
const flagsOfInit = {
    command: 'init',
    flags: [...initInputs, ...Object.keys(initFlags)],
};
const flagsOfDoctor = {
    command: 'doctor',
    flags: [..._inputs_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .inputNames */ .vj, ...Object.keys(doctorFlags)],
};
const takingInputs = (command, own) => ({
    command,
    flags: [..._inputs_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .inputNames */ .vj, ...Object.keys(own)],
});
const flagsOfPlan = takingInputs('plan', planFlags);
const flagsOfShard = takingInputs('shard', shardFlags);
const flagsOfMerge = takingInputs('merge', mergeFlags);
const switches = ['report-competitors', 'merges', 'inject', 'dry-run', 'yes', 'no-backtest', 'force', 'live'];
const repeatable = _inputs_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .listInputs */ .SS;
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
            const belongsTo = before?.kind === 'option' && before.value === undefined;
            if (!belongsTo)
                report(token.value, undefined, 'a flag, such as --brand NAME');
            continue;
        }
        const { name, rawName, value, inlineValue } = token;
        if (!known.includes(name))
            report(rawName, undefined, describeKnown(name, command, known));
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
function describeKnown(unknown, command, known) {
    const nearest = (0,_lib_nearest_name_js__WEBPACK_IMPORTED_MODULE_2__/* .findNearestName */ .$)(unknown, known);
    return nearest === undefined
        ? `one of the flags that ${command} --help lists`
        : `the name of a flag. Did you mean --${nearest}?`;
}
function readSwitch(next) {
    return next?.kind === 'positional' ? next.value : 'true';
}


/***/ }),

/***/ 56433:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ findCommit)
/* harmony export */ });
/* harmony import */ var _embedded_corpus_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39165);
/* harmony import */ var _embedded_corpus_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83596);


async function findCommit(folder, ref) {
    try {
        const words = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`];
        return (await (0,_embedded_corpus_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)({ folder }, words)).trim();
    }
    catch (error) {
        if (error instanceof _embedded_corpus_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CorpusError */ .b)
            return undefined;
        throw error;
    }
}


/***/ }),

/***/ 75721:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCommandLine: () => (/* binding */ runCommandLine)
});

// EXTERNAL MODULE: ./build/lib/nearest-name.js
var nearest_name = __webpack_require__(67712);
// EXTERNAL MODULE: ./build/report/problems.js
var problems = __webpack_require__(25567);
// EXTERNAL MODULE: ./build/hosts/stop-signal.js
var stop_signal = __webpack_require__(7295);
// EXTERNAL MODULE: ./build/hosts/version.js
var version = __webpack_require__(43152);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/report/config-words.js
var config_words = __webpack_require__(8709);
// EXTERNAL MODULE: ./build/report/document/plan.js
var plan = __webpack_require__(6910);
// EXTERNAL MODULE: ./build/report/json/plan.js
var json_plan = __webpack_require__(82459);
// EXTERNAL MODULE: ./build/report/text/text.js
var text_text = __webpack_require__(51960);
// EXTERNAL MODULE: ./build/run/plan-run.js
var plan_run = __webpack_require__(40583);
// EXTERNAL MODULE: ./build/run/run-gate.js + 11 modules
var run_gate = __webpack_require__(72212);
// EXTERNAL MODULE: ./build/hosts/cli/finish-run.js
var finish_run = __webpack_require__(13410);
// EXTERNAL MODULE: ./build/hosts/cli/flags.js
var flags = __webpack_require__(90218);
// EXTERNAL MODULE: ./build/hosts/cli/print.js
var print = __webpack_require__(98562);
// EXTERNAL MODULE: ./build/hosts/cli/run-flags.js
var run_flags = __webpack_require__(47730);
// EXTERNAL MODULE: ./build/hosts/cli/terminal.js
var cli_terminal = __webpack_require__(95657);
;// CONCATENATED MODULE: ./build/hosts/cli/check.js














async function check(argv, context) {
    const { err, env, signal } = context;
    const plan = await (0,run_flags/* readRunFlags */.d)((0,flags/* parseFlags */.bQ)(withDryRun(argv)), context);
    if ('problems' in plan) {
        await err.write(`${(0,print/* explainFlags */.n)(plan.problems)}\n`);
        return 2;
    }
    if (plan.isDryRun)
        return printPlan(plan, context);
    const { settings, configChanges, format, output } = plan;
    const tempFolder = (0,external_node_path_.resolve)(output ?? (await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'ai-visibility-'))));
    const log = (0,cli_terminal/* createTerminalLog */.$V)(context);
    const facts = { ...plan.facts, tempFolder };
    let keepsFiles = output !== undefined;
    try {
        const history = await (0,finish_run/* openHistory */.jC)(settings, facts.workspace);
        for (const line of (0,config_words/* describeConfigChanges */.F)(configChanges))
            log.notice(line);
        const run = await (0,run_gate/* runGate */.R)(settings, { facts, history, env, log, signal, configChanges });
        keepsFiles ||= (0,finish_run/* hasFiles */.YQ)(settings, () => run.outcome);
        return await (0,finish_run/* finishRun */.JH)(run, { settings, facts, format, attempt: 1, keepsFiles, log }, context);
    }
    finally {
        log.clear();
        if (!keepsFiles)
            await (0,promises_.rm)(tempFolder, { recursive: true, force: true });
    }
}
function withDryRun(argv) {
    return argv.map((word, index) => {
        const next = argv[index + 1];
        return word === '--plan' && (next === undefined || next.startsWith('--')) ? '--dry-run' : word;
    });
}
async function printPlan({ settings, facts, format }, context) {
    const { out, env, signal } = context;
    const log = (0,cli_terminal/* createTerminalLog */.$V)(context);
    const runPlan = await (0,plan_run/* planRun */.n)(settings, { facts: { ...facts, tempFolder: (0,external_node_os_.tmpdir)() }, env, log, signal });
    log.clear();
    await out.write(format === 'json'
        ? `${JSON.stringify((0,json_plan/* buildPlan */.G)(runPlan), undefined, 2)}\n`
        : (0,print/* printLines */.t)((0,text_text/* renderTextParts */.K8)((0,plan/* planParts */.mM)(runPlan)), out));
    return runPlan.blocker === undefined ? 0 : 1;
}

// EXTERNAL MODULE: ./build/inputs/fields.js
var fields = __webpack_require__(64347);
;// CONCATENATED MODULE: ./build/inputs/input-groups.js
const inputGroups = [
    {
        title: 'The inputs of most runs',
        names: [
            'brand',
            'keywords',
            'engines',
            'config',
            'base-url',
            'api-key',
            'baseline',
            'fail-on',
            'report',
            'comment',
            'issue',
            'key',
            'github-token',
        ],
    },
    {
        title: 'What is asked',
        names: ['language', 'country', 'city', 'prompt-template', 'brand-aliases', 'samples', 'scan-per'],
    },
    {
        title: 'Pages of the engine `repository`',
        names: ['content', 'site-url', 'base-content', 'competitor-content', 'max-answer-loss'],
    },
    {
        title: 'Live engines',
        names: ['brand-domains', 'max-cost', 'max-requests', 'min-answers', 'answers'],
    },
    { title: 'A hosted service', names: ['plan', 'limits'] },
    {
        title: 'Rules',
        names: ['min-overall-bcr', 'min-cited-engines', 'required-engines', 'fail-on-sentiment'],
    },
    {
        title: 'Baselines and drops',
        names: [
            'baseline-overall-bcr',
            'baseline-cited-engines',
            'baseline-window',
            'max-bcr-drop',
            'max-cited-engines-drop',
            'alpha',
            'record',
            'accept',
            'history-branch',
        ],
    },
    { title: 'Competitors', names: ['competitors', 'min-share-of-voice'] },
    {
        title: 'Message and artifact',
        names: ['notify', 'artifact-name', 'artifact-retention-days'],
    },
    {
        title: 'Report files',
        names: ['report-font', 'report-range', 'report-competitors', 'report-wait-minutes'],
    },
    {
        title: 'Drafts',
        names: ['suggest-content', 'suggest-max', 'content-type', 'tone', 'content-max-length'],
    },
    { title: 'Mode, and several jobs', names: ['mode', 'max-shards', 'shard', 'partial'] },
    { title: 'Other', names: ['timeout-minutes'] },
];
function groupNames(names, groups) {
    const grouped = new Set(groups.flatMap(group => group.names));
    const others = names.filter(name => !grouped.has(name));
    return groups.map((group, index) => ({
        title: group.title,
        names: [
            ...group.names.filter(name => names.includes(name)),
            ...(index === groups.length - 1 ? others : []),
        ],
    }));
}

// EXTERNAL MODULE: ./build/onboarding/workflow.js
var workflow = __webpack_require__(80279);
;// CONCATENATED MODULE: ./build/hosts/cli/help-page.js
const NAME = 'ai-visibility-gate';
function renderPage(...blocks) {
    const filled = blocks.filter(block => block.length > 0);
    return `${filled.map(block => block.join('\n')).join('\n\n')}\n`;
}
function heading(out, text) {
    return out.style('bold', text);
}
function code(out, text) {
    return out.style('cyan', text);
}
function describeFlag(out, flag, description) {
    return [`  ${code(out, flag)}`, ...wrap(description.replaceAll('`', ''), out.columns, 6)];
}
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

;// CONCATENATED MODULE: ./build/hosts/cli/input-help.js
const inputHelp = {
    config: 'Path of a file with the settings of one or several gates, such as `.github/ai-visibility.yml` (see docs/config.md). Inputs that are given here override the file; `key` selects one of its gates. A pull request is checked by the file as it is at the tip of the base branch.',
    brand: 'The brand to look for, as the service knows it. Required here or in `config`, except with another `mode`.',
    keywords: 'Keywords to ask about. One a line, or separated by commas on one line. `keyword = question | question`, on a line of its own, gives a keyword its own questions for live engines; put spaces around the `=`. Required here or in `config`, except with another `mode`.',
    engines: 'Answer engines to ask. A hosted service has its own identifiers, and empty leaves the choice to the service. The embedded service has `repository` (the default), `openai`, `anthropic`, `gemini`, `perplexity`, `xai`, `mistral`, `dataforseo`, `serpapi` and `openai-compatible`; `engine:model` selects a model. A `?` after a name, as in `perplexity?`, marks an engine as optional, whose silence only warns.',
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
    baseline: 'Where the baseline comes from: `none`, `base`, `artifact`, `branch` or the path of a `.json` file. `none`: there is none. `base`: the tree that the pull request is based on, or the tree before a push (engine `repository` only). `artifact` or `branch`: a history that runs on the default branch record. A path: a history file, a `result-file`, or numbers such as `{"overall_bcr": 70, "cited_engines": 4}`. A pull request is compared with the file as it is at the tip of the base branch.',
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
    mode: 'What the step does. `gate`: runs the gate, or scans one part of it where `shard` is given. `plan`: says how many shards are useful, in the output `matrix`. `merge`: judges what the shards of this workflow run scanned, and publishes one result (see docs/fleet.md). `comment`: measures nothing, and writes comment and issue for the finished run that started a workflow with `on: workflow_run`. Pull requests from forks need it (see docs/forks.md). `comment` reads `key`, `comment`, `issue`, `fail-on`, `artifact-name` and `github-token` only.',
    comment: 'When to comment on the pull request: `always`, `on-failure` or `never`. `on-failure` creates no comment when the gate passes, but updates an existing one.',
    'github-token': 'Token for the comment (`pull-requests: write`), for artifacts of other runs (`actions: read`: a history, and the outcome that `mode: comment` reads), and for the history on a branch (`contents: write`).',
    report: 'Report files: a list of `json`, `csv`, `html`, `pdf`, `service-csv`, `service-pdf` and `outcome`; or `none`. The gate makes the first four from this run and its history. The service exports `service-csv` and `service-pdf`. A job with `mode: comment` reads `outcome`.',
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
    notify: 'URL of a webhook that gets a message when the gate fails, begins to decline or recovers, outside pull requests: of Slack, of a workflow of Teams, or of another host as `slack=URL`, `teams=URL` or `json=URL` (see docs/notify.md). Pass a secret; it is masked in the log.',
    'artifact-name': 'Name of the artifact with the report files; `{key}` stands for the key. `none` uploads nothing.',
    'artifact-retention-days': 'Number of days to keep the artifact. Empty uses the setting of the repository.',
    shard: 'The part of the scans that this job makes, such as `2/8` for the second of eight. The jobs share the limits of the plan. The step judges nothing and posts nothing; it uploads its result for `mode: merge`.',
    'max-shards': 'Greatest number of shards that `mode: plan` makes, at most 256. It makes fewer where the limits of an account feed no more.',
    partial: 'What `mode: merge` does where results of shards are missing. `refuse` is an error that names them; `allow` judges the keywords that are there, says so, and records nothing.',
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
    answers: '`record:PATH` appends every raw answer and failure of live engines to an NDJSON file; `replay:PATH` reads the answers from one and sends no request. On a pull request it reads the file as it is at the tip of the base branch.',
};

;// CONCATENATED MODULE: ./build/hosts/cli/help.js






const COMMANDS = {
    init: 'Sets the gate up in this repository, and says the verdict on its site.',
    check: 'Asks the engines, compares with a baseline and prints the verdict.',
    plan: 'Says how many shards are useful for a large run, and what they would ask.',
    shard: 'Scans one part of a run, and judges nothing.',
    merge: 'Judges what the shards of a run scanned, as one run.',
    backtest: 'Replays earlier commits and says which the gate would have failed.',
    doctor: 'Says what a run would lack, and what to do.',
    serve: 'Serves the embedded service over HTTP.',
};
const commandNames = Object.keys(COMMANDS);
const WORKFLOW_INPUTS = [
    'mode',
    'comment',
    'notify',
    'github-token',
    'issue',
    'artifact-name',
    'artifact-retention-days',
];
const isOfWorkflow = (name) => WORKFLOW_INPUTS.includes(name);
const [first, ...advanced] = groupNames(fields/* inputNames */.vj, inputGroups);
const FIRST_INPUTS = (first?.names ?? []).filter(name => !isOfWorkflow(name));
function renderHelp(out) {
    return renderPage([`${heading(out, 'Usage:')} ${NAME} COMMAND [FLAGS]`], ['Fails a change when AI answer engines stop citing your brand.'], [
        heading(out, 'Commands:'),
        ...Object.entries(COMMANDS).map(([name, text]) => `  ${code(out, name)}${' '.repeat(10 - name.length)}${text}`),
    ], [
        heading(out, 'Examples:'),
        `  ${NAME} init`,
        `  ${NAME} check --brand Acme --keywords 'best kanban board' --baseline-ref origin/main`,
        `  ${NAME} doctor --live`,
    ], [
        `${code(out, 'help COMMAND')} describes a command, ${code(out, 'help inputs')} all inputs, and ${code(out, '--version')} prints the version.`,
    ]);
}
function renderInputsHelp(out) {
    const descriptions = new Map(Object.entries(inputHelp));
    const describe = (names) => names.flatMap(name => describeFlag(out, `--${name}`, descriptions.get(name) ?? ''));
    return renderPage(wrap('All inputs of the action, as flags of check and doctor. A list takes commas, or its flag several times. The environment variable AI_VISIBILITY_KEY may hold --api-key.', out.columns), [heading(out, 'The inputs of most runs:'), ...describe(FIRST_INPUTS)], ...advanced.map(({ title, names }) => [
        heading(out, `Advanced: ${title.replaceAll('`', '')}:`),
        ...describe(names.filter(name => !isOfWorkflow(name))),
    ]), [heading(out, 'Without effect outside a GitHub workflow:'), ...describe(fields/* inputNames */.vj.filter(isOfWorkflow))]);
}
const PAGES = {
    init: {
        usage: 'init [FLAGS]',
        text: `Finds the pages, the address and the language of the site in the current folder, proposes questions, replays earlier commits, says the verdict on the site as it is now, and writes ${workflow/* WORKFLOW_PATH */.A8}. At a terminal it asks; everywhere else it takes the proposals. It needs no account, no key and no network.`,
        examples: [
            'init',
            'init --yes --search-console Queries.csv',
            "init --yes --brand Acme --keywords 'best kanban board, time tracking'",
        ],
        exitCodes: [
            'The workflow was written, whatever the verdict.',
            'The workflow was not written: it exists, or there are no pages.',
            'A flag is wrong.',
        ],
        flags: flags/* initFlags */.o,
        inputs: flags/* initInputs */.wY,
        takesAll: false,
    },
    check: {
        usage: 'check --brand NAME --keywords LIST [FLAGS]',
        text: 'Runs the gate on the pages of the current folder. Prints the verdict on standard output, and everything else on standard error.',
        examples: [
            "check --brand Acme --keywords 'best kanban board' --baseline-ref origin/main",
            "check --brand Acme --brand-domains acme.com --keywords 'best kanban board' --engines openai --plan",
        ],
        exitCodes: [
            'The verdict passes, by --fail-on; or a dry run found nothing that stops the run.',
            'The verdict fails, by --fail-on, or the gate could not run.',
            'A flag is wrong.',
        ],
        flags: flags/* checkFlags */.KP,
        inputs: FIRST_INPUTS,
        takesAll: true,
    },
    plan: {
        usage: 'plan --brand NAME --keywords LIST [FLAGS]',
        text: 'Says what a run would ask, and into how many shards to split it: as many as are useful, and no more than the limits of its accounts feed. Sends nothing.',
        examples: [
            "plan --brand Acme --keywords 'best kanban board' --engines openai --brand-domains acme.com --format json",
        ],
        exitCodes: [
            'Nothing is known to stop the run.',
            'Something is known to stop the run.',
            'A flag is wrong.',
        ],
        flags: flags/* planFlags */.jT,
        inputs: [...FIRST_INPUTS, 'max-shards'],
        takesAll: true,
    },
    shard: {
        usage: 'shard 2/8 --brand NAME --keywords LIST [FLAGS]',
        text: 'Scans the second of eight parts of a run with its share of the limits, and writes the result for merge. Give plan, shard and merge the same flags, on the same commit.',
        examples: ["shard 2/8 --run-id $CI_PIPELINE_ID --brand Acme --keywords 'best kanban board'"],
        exitCodes: [
            'The part was scanned.',
            'The part could not be scanned, and --fail-on lists what the verdict will be. The result says why.',
            'A flag is wrong.',
        ],
        flags: flags/* shardFlags */.wW,
        inputs: FIRST_INPUTS,
        takesAll: true,
    },
    merge: {
        usage: 'merge FOLDER… --brand NAME --keywords LIST [FLAGS]',
        text: 'Reads the results of shards in folders, ai-visibility-partials without one, and does what check does on their answers. Needs no key. A missing result is an error that names its shard.',
        examples: ["merge results --run-id $CI_PIPELINE_ID --brand Acme --keywords 'best kanban board'"],
        exitCodes: [
            'The verdict passes, by --fail-on.',
            'The verdict fails, by --fail-on, or results are missing.',
            'A flag is wrong.',
        ],
        flags: flags/* mergeFlags */.yl,
        inputs: [...FIRST_INPUTS, 'partial'],
        takesAll: true,
    },
    backtest: {
        usage: 'backtest --brand NAME --keywords LIST [FLAGS]',
        text: 'Replays the commits of the current branch that touch pages, compares each with its parent, and says which the gate would have failed with baseline: base, and why. Nothing in the folder changes.',
        examples: ["backtest --brand Acme --keywords 'best kanban board' --commits 500 --inject"],
        exitCodes: [
            'The backtest ran, whatever it found.',
            'The backtest could not run: no git, no commits or no pages.',
            'A flag is wrong.',
        ],
        flags: flags/* backtestFlags */.fB,
        inputs: flags/* backtestInputs */.LC,
        takesAll: false,
    },
    doctor: {
        usage: 'doctor [FLAGS]',
        text: 'Checks the checkout, the workflows, the token, the keys, the pages, the limits and the cost of a run. Inputs that no flag gives are those of the first workflow step that runs the gate. It writes nothing; with GITHUB_TOKEN it reads twice from GitHub.',
        examples: [
            'doctor',
            'doctor --live',
            "doctor --brand Acme --keywords 'best kanban board' --engines openai",
        ],
        exitCodes: ['Nothing is known to stop the run.', 'Something would stop the run.', 'A flag is wrong.'],
        flags: flags/* doctorFlags */.lA,
        inputs: [],
        takesAll: true,
    },
};
function renderCommandHelp(out, command) {
    const { usage, text, examples, exitCodes, flags, inputs, takesAll } = PAGES[command];
    const described = Object.entries(inputHelp).filter(([name]) => inputs.includes(name));
    return renderPage([`${heading(out, 'Usage:')} ${NAME} ${usage}`], wrap(text, out.columns), [heading(out, 'Examples:'), ...examples.map(example => `  ${NAME} ${example}`)], [heading(out, 'Exit codes:'), ...exitCodes.map((meaning, exit) => `  ${exit}  ${meaning}`)], [
        heading(out, 'Flags of the command:'),
        ...Object.entries(flags).flatMap(([name, { value, description }]) => describeFlag(out, `--${name} ${value}`.trim(), description)),
    ], described.length === 0
        ? []
        : [
            heading(out, takesAll ? 'The inputs of most runs:' : 'Inputs of the gate:'),
            ...described.flatMap(([name, description]) => describeFlag(out, `--${name}`, description)),
        ], takesAll ? [`It takes all inputs as flags: ${code(out, `${NAME} help inputs`)} describes them.`] : []);
}
const SERVE_FLAGS = [
    ['--port NUMBER', 'Port to listen on. Default: 8787; 0 takes a free port.'],
    ['--host NAME', 'Name or address to listen on. Default: 127.0.0.1.'],
    [
        '--data FOLDER',
        'Folder for recorded scans and reports. Default: ai-visibility-gate in $XDG_STATE_HOME, or in ~/.local/state.',
    ],
];
function renderServeHelp(out, inputs) {
    return renderPage([`${heading(out, 'Usage:')} API_KEYS=KEY=PLAN ${NAME} serve [FLAGS]`], wrap('Serves the embedded service over HTTP, on the pages of the current folder, until it is told to stop. API_KEYS holds the keys of its clients and their plans, such as my-key=pro,guest=free. A key sees only its own scans and reports; keys of one group share theirs: my-key=pro:acme,other-key=free:acme. --max-requests is 500 for each call unless it is given.', out.columns), [
        heading(out, 'Flags:'),
        ...SERVE_FLAGS.flatMap(([flag, description]) => describeFlag(out, flag, description)),
        ...inputs.flatMap(name => describeFlag(out, `--${name}`, inputHelp[name])),
    ]);
}

;// CONCATENATED MODULE: ./build/hosts/cli/main.js







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
    if (words.includes('--help') || words.includes('-h'))
        return printHelp([command], terminal);
    switch (command) {
        case 'init': {
            const [{ init }, { createAsk }] = await Promise.all([Promise.all(/* import() */[__webpack_require__.e(7031), __webpack_require__.e(4173), __webpack_require__.e(4006), __webpack_require__.e(8022), __webpack_require__.e(4615), __webpack_require__.e(1755), __webpack_require__.e(1316), __webpack_require__.e(4492), __webpack_require__.e(9826)]).then(__webpack_require__.bind(__webpack_require__, 79826)), __webpack_require__.e(/* import() */ 7297).then(__webpack_require__.bind(__webpack_require__, 7297))]);
            const signal = (0,stop_signal/* stopSignal */.Z)();
            const canAsk = process.stdin.isTTY && process.stderr.isTTY;
            const ask = canAsk ? createAsk(process.stdin, process.stderr, signal) : undefined;
            return init(words, { ...terminal, folder: '.', signal, ask, version: (0,version/* readVersion */.$)() });
        }
        case 'check':
            return check(words, { ...terminal, folder: '.', signal: (0,stop_signal/* stopSignal */.Z)() });
        case 'plan': {
            const { plan } = await Promise.all(/* import() */[__webpack_require__.e(9969), __webpack_require__.e(3488), __webpack_require__.e(7519)]).then(__webpack_require__.bind(__webpack_require__, 37519));
            return plan(words, { ...terminal, folder: '.', signal: (0,stop_signal/* stopSignal */.Z)() });
        }
        case 'shard': {
            const { shard } = await Promise.all(/* import() */[__webpack_require__.e(9969), __webpack_require__.e(3488), __webpack_require__.e(7519)]).then(__webpack_require__.bind(__webpack_require__, 37519));
            return shard(words, { ...terminal, folder: '.', signal: (0,stop_signal/* stopSignal */.Z)(), version: (0,version/* readVersion */.$)() });
        }
        case 'merge': {
            const { merge } = await Promise.all(/* import() */[__webpack_require__.e(9969), __webpack_require__.e(3488), __webpack_require__.e(7519)]).then(__webpack_require__.bind(__webpack_require__, 37519));
            return merge(words, { ...terminal, folder: '.', signal: (0,stop_signal/* stopSignal */.Z)() });
        }
        case 'backtest': {
            const { backtest } = await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(1316), __webpack_require__.e(5626)]).then(__webpack_require__.bind(__webpack_require__, 11316));
            return backtest(words, { ...terminal, folder: '.', signal: (0,stop_signal/* stopSignal */.Z)() });
        }
        case 'doctor': {
            const { doctor } = await Promise.all(/* import() */[__webpack_require__.e(7031), __webpack_require__.e(935), __webpack_require__.e(4006), __webpack_require__.e(8022), __webpack_require__.e(4615), __webpack_require__.e(6804), __webpack_require__.e(9151), __webpack_require__.e(1755), __webpack_require__.e(3948)]).then(__webpack_require__.bind(__webpack_require__, 59032));
            return doctor(words, { ...terminal, folder: '.', signal: (0,stop_signal/* stopSignal */.Z)() });
        }
        case 'serve': {
            const { serveEmbedded } = await Promise.all(/* import() */[__webpack_require__.e(7031), __webpack_require__.e(935), __webpack_require__.e(4173), __webpack_require__.e(1624), __webpack_require__.e(6804), __webpack_require__.e(9151), __webpack_require__.e(4245), __webpack_require__.e(3757)]).then(__webpack_require__.bind(__webpack_require__, 33757));
            return serveEmbedded(words, terminal, (0,stop_signal/* stopSignal */.Z)());
        }
        case '--help':
        case '-h':
        case 'help':
            return printHelp(words, terminal);
        case '--version':
            return main_print(out, `${(0,version/* readVersion */.$)()}\n`);
        default: {
            const nearest = (0,nearest_name/* findNearestName */.$)(command, commandNames);
            const suggestion = nearest === undefined ? '' : ` Did you mean ${nearest}?`;
            await err.write(`There is no command ${JSON.stringify(command)}.${suggestion}\n\n${renderHelp(err)}`);
            return 2;
        }
    }
}
async function printHelp([topic = ''], { out }) {
    switch (topic) {
        case 'init':
        case 'check':
        case 'plan':
        case 'shard':
        case 'merge':
        case 'backtest':
        case 'doctor':
            return main_print(out, renderCommandHelp(out, topic));
        case 'serve': {
            const { servedInputs } = await Promise.all(/* import() */[__webpack_require__.e(7031), __webpack_require__.e(935), __webpack_require__.e(4173), __webpack_require__.e(1624), __webpack_require__.e(6804), __webpack_require__.e(9151), __webpack_require__.e(4245), __webpack_require__.e(3757)]).then(__webpack_require__.bind(__webpack_require__, 33757));
            return main_print(out, renderServeHelp(out, servedInputs));
        }
        case 'inputs':
            return main_print(out, renderInputsHelp(out));
        default:
            return main_print(out, renderHelp(out));
    }
}
async function main_print({ write }, text) {
    await write(text);
    return 0;
}


/***/ }),

/***/ 98562:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ explainFlags),
/* harmony export */   t: () => (/* binding */ printLines)
/* harmony export */ });
/* harmony import */ var _report_problems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25567);
/* harmony import */ var _report_text_columns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44468);


const COLOURS = { better: 'green', worse: 'red', doubtful: 'yellow' };
function printLines(lines, out) {
    const colour = (line) => line.map(({ text, tone }) => (tone ? out.style(COLOURS[tone], text) : text)).join('');
    return lines.map(line => `${colour((0,_report_text_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .breakCommands */ .ix)(line))}\n`).join('');
}
function explainFlags(problems) {
    const named = problems.map(problem => problem.place === undefined ? { ...problem, input: toFlag(problem.input) } : problem);
    return (0,_report_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .explainInputs */ .Tn)(named).join('\n');
}
function toFlag(input) {
    return /^[a-z]/.test(input) ? `--${input}` : input;
}


/***/ }),

/***/ 47730:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ readRunFlags)
/* harmony export */ });
/* unused harmony export FORMATS */
/* harmony import */ var _inputs_read_gates_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94931);
/* harmony import */ var _inputs_read_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99691);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56433);



const FORMATS = ['text', 'json', 'markdown'];
async function readRunFlags({ texts: given, problems }, { folder, env, signal }, { withoutKeys = false, takesShard = false, takesGates = false } = {}) {
    const { 'baseline-ref': ref, 'dry-run': dryRun = 'false', format: formatText = 'text', output, ...texts } = given;
    const isDryRun = dryRun === 'true';
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
    const head = await (0,_git_js__WEBPACK_IMPORTED_MODULE_2__/* .findCommit */ .f)(folder, 'HEAD');
    const base = ref === undefined ? undefined : await (0,_git_js__WEBPACK_IMPORTED_MODULE_2__/* .findCommit */ .f)(folder, ref);
    problems.push(...checkBaseline(texts['baseline'], ref, base));
    const facts = {
        eventName: 'local',
        sha: head,
        defaultBranch: undefined,
        runUrl: undefined,
        commitUrl: undefined,
        change: base && head ? { base, head } : undefined,
        withoutSecrets: withoutKeys,
        workspace: folder,
    };
    try {
        const asked = ref === undefined ? texts : { ...texts, baseline: 'base' };
        const reading = await (0,_inputs_read_gates_js__WEBPACK_IMPORTED_MODULE_0__/* .readGates */ .D)(asked, { env, facts, signal, hostedKey: env['AI_VISIBILITY_KEY'] });
        const [first] = reading.gates;
        const { settings } = takesGates ? first : (0,_inputs_read_gates_js__WEBPACK_IMPORTED_MODULE_0__/* .requireOneGate */ .v)(reading, texts['config']);
        const { gates } = reading;
        if (ref === undefined && !texts['baseline']) {
            problems.push(...gates.flatMap(gate => checkBaseline(gate.settings.baseline.source.kind, undefined, undefined)));
        }
        if (gates.some(gate => gate.settings.accept && gate.settings.record !== 'always')) {
            const allowed = 'false, unless --record always is given: other runs of the command line are not recorded';
            problems.push({ input: 'accept', given: 'true', allowed });
        }
        if (settings.fleet.shard !== undefined && !takesShard) {
            const allowed = 'no value: the command shard scans a shard, as in shard 2/8';
            problems.push({ input: 'shard', given: texts['shard'] ?? '', allowed });
        }
        if (problems.length > 0 || format === undefined)
            return { problems };
        return {
            gates,
            settings,
            config: texts['config'],
            configChanges: reading.changes,
            facts,
            format,
            output,
            isDryRun,
        };
    }
    catch (error) {
        if (error instanceof _inputs_read_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .InputsError */ .aV)
            return { problems: [...problems, ...error.problems] };
        throw error;
    }
}
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


/***/ }),

/***/ 95657:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $V: () => (/* binding */ createTerminalLog),
/* harmony export */   Yp: () => (/* binding */ createProgressLine),
/* harmony export */   c1: () => (/* binding */ openOutput),
/* harmony export */   nR: () => (/* binding */ createStatusLine)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _lib_clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94570);
/* harmony import */ var _lib_time_left_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78625);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9924);
/* harmony import */ var _report_progress_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44592);





const LONGEST_LINE = 2000;
const CLEAR_LINE = '\r\u001B[K';
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
const SECONDS_PER_LINE = 15;
function createProgressLine(err, verb, things, now = _lib_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .systemClock */ .m.now) {
    const status = createStatusLine(err);
    const timeLeft = (0,_lib_time_left_js__WEBPACK_IMPORTED_MODULE_2__/* .createTimeLeft */ .N)(now);
    const isDue = (0,_lib_time_left_js__WEBPACK_IMPORTED_MODULE_2__/* .createInterval */ .W)(now, SECONDS_PER_LINE);
    return {
        show(done, planned) {
            const text = () => (0,_report_progress_words_js__WEBPACK_IMPORTED_MODULE_3__/* .describeProgress */ .v)(verb, done, planned, things, timeLeft(done, planned));
            if (err.isTerminal)
                status.show(text());
            else if (isDue())
                void err.write(`${text()}\n`);
        },
        clear: status.clear,
    };
}
function createTerminalLog({ err }, now = _lib_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .systemClock */ .m.now) {
    const { show, clear } = createProgressLine(err, 'Scanned', '', now);
    const print = (message) => {
        clear();
        void err.write(`${message}\n`);
    };
    return {
        info: message => print((0,_report_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .plainLine */ .h0)(message, LONGEST_LINE)),
        notice: message => print((0,_report_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .plainLine */ .h0)(message, LONGEST_LINE)),
        warning: message => print(`${err.style('yellow', 'warning:')} ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .plainLine */ .h0)(message, LONGEST_LINE)}`),
        progress: show,
        clear,
    };
}


/***/ }),

/***/ 43152:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ readVersion)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2503);



const packageSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ version: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() });
function readVersion() {
    const script = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(process.argv[1] ?? '');
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(script), '..', 'package.json');
    return packageSchema.parse(JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'))).version;
}


/***/ }),

/***/ 30502:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ childEnvironment)
/* harmony export */ });
const ALLOWED = /^(?:PATH|HOME|LANG|LANGUAGE|LC_\w+|TMPDIR|TEMP|TMP|SystemRoot|GIT_\w+|SSH_AUTH_SOCK|SSL_CERT_(?:FILE|DIR)|XDG_\w+_HOME|FONTCONFIG_\w+|(?:HTTPS?|ALL|NO)_PROXY)$/i;
function childEnvironment(env = process.env) {
    return Object.fromEntries(Object.entries(env).filter(([name]) => ALLOWED.test(name)));
}


/***/ }),

/***/ 80279:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A8: () => (/* binding */ WORKFLOW_PATH),
/* harmony export */   cn: () => (/* binding */ renderWorkflow),
/* harmony export */   st: () => (/* binding */ toList)
/* harmony export */ });
/* unused harmony export ACTION */
/* harmony import */ var csv_stringify_sync__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96789);
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38815);


const WORKFLOW_PATH = '.github/workflows/ai-visibility.yml';
const ACTION = 'ai-visibility-gate/ai-visibility-gate';
function renderWorkflow({ brand, keywords, content, siteUrl, language, version, }) {
    const inputs = {
        brand,
        keywords: toList(keywords),
        ...(content.length > 0 && { content: toList(content) }),
        ...(siteUrl.length > 0 && { 'site-url': toList(siteUrl) }),
        ...(language !== 'en' && { language }),
        baseline: 'base',
    };
    if (Object.values(inputs).some(value => value.includes('${{')))
        throw new RangeError('a value holds ${{');
    const workflow = new yaml__WEBPACK_IMPORTED_MODULE_1__/* .Document */ .yo({
        name: 'AI visibility',
        on: 'pull_request',
        permissions: { contents: 'read', 'pull-requests': 'write' },
        jobs: {
            gate: {
                'runs-on': 'ubuntu-latest',
                steps: [
                    { uses: 'actions/checkout@v7', with: { 'fetch-depth': 2, 'persist-credentials': false } },
                    { uses: `${ACTION}@${version}`, with: inputs },
                ],
            },
        },
    });
    const checkout = ['jobs', 'gate', 'steps', 0, 'with', 'fetch-depth'];
    remark(workflow, ['permissions', 'pull-requests'], 'for the comment');
    remark(workflow, checkout, 'the merge commit and its base');
    for (const key of ['permissions', 'jobs'])
        separate(workflow, key);
    for (const name of Object.keys(inputs))
        blockLines(workflow, ['jobs', 'gate', 'steps', 1, 'with', name]);
    return workflow.toString({ lineWidth: 0 });
}
function toList(items) {
    const [only] = items;
    if (items.length !== 1 || only === undefined)
        return `${items.join('\n')}\n`;
    return (0,csv_stringify_sync__WEBPACK_IMPORTED_MODULE_0__/* .stringify */ .A)([[only]], { record_delimiter: '' });
}
function scalarAt(workflow, path) {
    const node = workflow.getIn(path, true);
    return (0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isScalar */ .jn)(node) ? node : undefined;
}
function remark(workflow, path, text) {
    const scalar = scalarAt(workflow, path);
    if (scalar !== undefined)
        scalar.comment = ` ${text}`;
}
function blockLines(workflow, path) {
    const scalar = scalarAt(workflow, path);
    if (typeof scalar?.value === 'string' && scalar.value.includes('\n'))
        scalar.type = yaml__WEBPACK_IMPORTED_MODULE_1__/* .Scalar */ .X5.BLOCK_LITERAL;
}
function separate({ contents }, name) {
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isMap */ .jh)(contents))
        return;
    for (const { key } of contents.items) {
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isScalar */ .jn)(key) && key.value === name)
            key.spaceBefore = true;
    }
}


/***/ }),

/***/ 6910:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Af: () => (/* binding */ limitsOf),
/* harmony export */   Cw: () => (/* binding */ describeStop),
/* harmony export */   SD: () => (/* binding */ describeEstimate),
/* harmony export */   UQ: () => (/* binding */ describeRequests),
/* harmony export */   mJ: () => (/* binding */ fleetPlanParts),
/* harmony export */   mM: () => (/* binding */ planParts)
/* harmony export */ });
/* harmony import */ var _scan_demand_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83721);
/* harmony import */ var _money_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10967);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46958);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73533);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25567);




const REASON_LENGTH = 2000;
const ESTIMATE_NOTE = 'The estimate takes typical tokens and one search for each question, and list prices. Prices change, and an answer may use several times as many tokens.';
const REASONS = {
    'max-shards': 'max-shards allows no more',
    limits: 'the limits of an account feed no more',
    scans: 'more would have few scans each',
};
function planParts(plan) {
    const { scans, demand, blocker, keywords } = plan;
    const stop = blocker && (0,_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .explainBlocker */ .I)(blocker);
    const isFree = demand.engines.length === 0;
    return [
        startBlocks('The run would not start', stop === undefined ? [] : [`${stop.code}: ${stop.text}`]),
        [
            {
                kind: 'facts',
                rows: [
                    fact('Keywords', (0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B)(keywords.length)),
                    ...demandFacts({ ...demand, scans: scans.own + scans.competitors, plans: [plan] }),
                    fact('Limits', limitsOf(plan)),
                ],
            },
        ],
        isFree ? [] : [{ kind: 'list', items: demand.engines.map(engineLine) }],
        isFree ? [] : [{ kind: 'paragraph', text: [ESTIMATE_NOTE] }],
    ];
}
function fleetPlanParts(plan) {
    const { gates, minutes, shards, reason, blockers } = plan;
    return [
        startBlocks('The run would not start as a whole', blockers.map(describeStop)),
        [
            {
                kind: 'facts',
                rows: [
                    fact('Gates', (0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B)(gates.length)),
                    ...demandFacts({ ...plan, plans: gates.map(gate => gate.plan) }),
                    ...(minutes === 0 || shards === 1
                        ? []
                        : [fact('Runner time', `at least ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(minutes * shards, 'minute')} of all shards`)]),
                    fact('Shards', `${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B)(shards)}: ${REASONS[reason]}`),
                ],
            },
        ],
    ];
}
function describeStop({ key, blocker }) {
    return (0,_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .explainShardFailure */ .EQ)(key ?? 'All gates', blocker);
}
function describeRequests(requests) {
    return requests === 0 ? 'none' : `at most ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B)(requests)}, without retries`;
}
function describeEstimate(plans) {
    if (plans.some(({ cost }) => cost.address !== undefined)) {
        return 'not known: it depends on the account of the service';
    }
    const demands = plans.map(({ demand }) => demand);
    if (demands.every(({ engines }) => engines.length === 0))
        return 'nothing';
    return (0,_money_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCost */ .BD)({
        costUsd: demands.reduce((sum, demand) => sum + (0,_scan_demand_js__WEBPACK_IMPORTED_MODULE_4__/* .estimatedCost */ .Sm)(demand), 0),
        isWhole: demands.every(demand => (0,_scan_demand_js__WEBPACK_IMPORTED_MODULE_4__/* .unpricedEngines */ .ai)(demand).length === 0),
    });
}
function limitsOf({ cost: { limits }, demand: { maxRequests, maxCost }, timeoutMinutes, }) {
    return [
        ...(limits
            ? [`${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B)(limits.perMinute)} requests a minute, ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B)(limits.perDay)} a day`]
            : []),
        ...(maxRequests === undefined ? [] : [`max-requests ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B)(maxRequests)}`]),
        ...(maxCost === undefined ? [] : [`max-cost ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .formatSetting */ .w_)(maxCost)} USD`]),
        `timeout-minutes ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .formatSetting */ .w_)(timeoutMinutes)}`,
    ].join(', ');
}
function startBlocks(stopped, stops) {
    const isStopped = stops.length > 0;
    return [
        {
            kind: 'headline',
            mark: isStopped ? 'fail' : 'pass',
            status: isStopped ? 'Stopped' : 'Ready',
            text: [isStopped ? stopped : 'The run would start'],
            gate: undefined,
            isHeading: true,
        },
        ...stops.map((stop) => ({ kind: 'paragraph', text: [{ name: stop, most: REASON_LENGTH }] })),
    ];
}
function demandFacts({ scans, requests, minutes, plans, }) {
    return [
        fact('Scans', `at most ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B)(scans)}`),
        fact('Requests', describeRequests(requests)),
        fact('Estimated cost', describeEstimate(plans)),
        fact('Time under the rate limits', minutes === 0 ? 'less than a minute' : `at least ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(minutes, 'minute')}`),
    ];
}
function fact(label, value) {
    return { label, value: [value] };
}
function engineLine({ engine, model, answers, judgements, costUsd, }) {
    const sentiment = judgements === 0 ? '' : ` and ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(judgements, 'judgement')} of the sentiment`;
    const cost = costUsd === undefined ? _money_js__WEBPACK_IMPORTED_MODULE_0__/* .UNKNOWN_COST */ .Z5 : (0,_money_js__WEBPACK_IMPORTED_MODULE_0__/* .formatUsd */ .UK)(costUsd);
    return [{ name: engine }, ' (', { name: model }, `): ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(answers, 'question')}${sentiment}, ${cost}`];
}


/***/ }),

/***/ 82459:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ buildPlan),
/* harmony export */   e: () => (/* binding */ buildFleetPlan)
/* harmony export */ });
/* harmony import */ var _scan_demand_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83721);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25567);


function buildPlan({ brand, keywords, scans, cost, demand, timeoutMinutes, blocker }) {
    const unpriced = (0,_scan_demand_js__WEBPACK_IMPORTED_MODULE_1__/* .unpricedEngines */ .ai)(demand);
    const isKnown = cost.address === undefined && unpriced.length === 0;
    return {
        format: 'ai-visibility-plan',
        brand_name: brand,
        keywords,
        service: cost.address ?? 'embedded',
        scans: scans.own + scans.competitors,
        requests: demand.requests,
        minutes: demand.minutes,
        estimated_cost_usd: isKnown ? (0,_scan_demand_js__WEBPACK_IMPORTED_MODULE_1__/* .estimatedCost */ .Sm)(demand) : null,
        known_cost_usd: cost.address === undefined ? (0,_scan_demand_js__WEBPACK_IMPORTED_MODULE_1__/* .estimatedCost */ .Sm)(demand) : null,
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
        blocked: blocker === undefined ? null : (0,_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .explainBlocker */ .I)(blocker),
    };
}
function buildFleetPlan(plan, matrix) {
    const { gates, scans, requests, minutes, shards, reason, blockers } = plan;
    const built = gates.map(gate => ({ key: gate.key, ...buildPlan(gate.plan) }));
    const costs = built.map(gate => gate.estimated_cost_usd);
    return {
        format: 'ai-visibility-fleet-plan',
        matrix,
        shards,
        shards_limited_by: reason,
        max_parallel: shards,
        ...{ scans, requests, minutes },
        estimated_cost_usd: costs.every(cost => cost !== null)
            ? costs.reduce((sum, cost) => sum + cost, 0)
            : null,
        blocked: blockers.map(({ key, blocker }) => ({ key: key ?? null, ...(0,_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .explainBlocker */ .I)(blocker) })),
        gates: built,
    };
}


/***/ }),

/***/ 44468:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pk: () => (/* binding */ fitColumns),
/* harmony export */   RM: () => (/* binding */ alignColumns),
/* harmony export */   ix: () => (/* binding */ breakCommands),
/* harmony export */   lR: () => (/* binding */ WIDTH),
/* harmony export */   x9: () => (/* binding */ wrapLine)
/* harmony export */ });
/* unused harmony export widthOf */
/* harmony import */ var _lib_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94869);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9924);


const WIDTH = 80;
const INDENT = 2;
const NARROWEST = 8;
const WIDEST = 30;
const GAP = 2;
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303F\uFF01-\uFF60]/u;
const NO_WIDTH = /^\p{M}$/u;
function widthOf(text) {
    let width = 0;
    for (const character of text)
        width += NO_WIDTH.test(character) ? 0 : WIDE.test(character) ? 2 : 1;
    return width;
}
const COMMAND = /^\s*:(?=:)|##(?=\[)/g;
function breakCommands(line) {
    const whole = line.map(({ text }) => text).join('');
    const places = Array.from(whole.matchAll(COMMAND), ({ 0: start, index }) => index + start.length);
    let end = 0;
    return line.map(({ text, tone }) => {
        const start = end;
        end += text.length;
        const inside = places.filter(place => place > start && place <= end).map(place => place - start);
        const pieces = [0, ...inside].map((place, index) => text.slice(place, inside[index]));
        return { text: pieces.join(_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .ZERO_WIDTH_SPACE */ .pe), tone };
    });
}
function wrapLine(line, width) {
    const lines = [[]];
    let used = 0;
    function end() {
        lines.push([]);
        used = 0;
    }
    for (const parts of toWords(line)) {
        if (used > 0 && used + lineWidth(parts) > width)
            end();
        if (used === 0 && parts[0]?.text === ' ')
            continue;
        for (const { text, tone } of parts) {
            for (const piece of cutWord(text, width)) {
                if (used + widthOf(piece) > width)
                    end();
                lines.at(-1)?.push({ text: piece, tone });
                used += widthOf(piece);
            }
        }
    }
    return lines.map(words => trimEnd(joinParts(words)));
}
function toWords(line) {
    const words = [];
    for (const { text, tone } of line) {
        const clean = (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__/* .toSingleLine */ .OX)(`.${text}.`).slice(1, -1);
        for (const part of clean.match(/ |[^ ]+/g) ?? []) {
            const last = words.at(-1);
            if (last && part !== ' ' && last[0]?.text !== ' ')
                last.push({ text: part, tone });
            else
                words.push([{ text: part, tone }]);
        }
    }
    return words;
}
function cutWord(word, width) {
    const pieces = [''];
    for (const character of word) {
        const last = pieces.at(-1) ?? '';
        if (last !== '' && widthOf(last + character) > width)
            pieces.push(character);
        else
            pieces[pieces.length - 1] = last + character;
    }
    return pieces;
}
function joinParts(words) {
    const joined = [];
    for (const { text, tone } of words) {
        const last = joined.at(-1);
        if (last && last.tone === tone)
            last.text += text;
        else
            joined.push({ text, tone });
    }
    return joined;
}
function fitColumns(titles, columns) {
    const widthOfColumn = (column) => Math.min(WIDEST, Math.max(0, ...column.map(lineWidth))) + GAP;
    const room = WIDTH - INDENT + GAP - sum(titles.map(widthOfColumn));
    const parts = [];
    let left = 0;
    for (const column of columns) {
        left -= widthOfColumn(column);
        if (left < 0) {
            parts.push([...titles]);
            left = room - widthOfColumn(column);
        }
        parts.at(-1)?.push(column);
    }
    return parts;
}
function alignColumns(rows, isNumber = []) {
    const count = Math.max(0, ...rows.map(({ length }) => length));
    const isAcross = (row) => row.length === 1 && count > 1;
    const aligned = rows.filter(row => !isAcross(row));
    const widths = Array.from({ length: count }, (_, column) => Math.max(1, ...aligned.map(row => lineWidth(row[column] ?? []))));
    const room = WIDTH - INDENT - GAP * (count - 1);
    for (let over = sum(widths) - room; over > 0; over -= 1) {
        const widest = widths.indexOf(Math.max(...widths));
        const width = widths[widest] ?? 0;
        if (width <= NARROWEST)
            break;
        widths[widest] = width - 1;
    }
    return rows.flatMap(row => {
        if (isAcross(row)) {
            const blank = { text: ' '.repeat(INDENT) };
            return wrapLine(row[0] ?? [], WIDTH - INDENT).map(words => [blank, ...words]);
        }
        const cells = widths.map((width, column) => wrapLine(row[column] ?? [], width));
        const height = Math.max(...cells.map(({ length }) => length));
        return Array.from({ length: height }, (_, at) => {
            const line = [{ text: ' '.repeat(INDENT) }];
            for (const [column, lines] of cells.entries()) {
                const words = lines[at] ?? [];
                const blank = { text: ' '.repeat(Math.max(0, (widths[column] ?? 0) - lineWidth(words))) };
                line.push(...(isNumber[column] ? [blank, ...words] : [...words, blank]), { text: ' '.repeat(GAP) });
            }
            return trimEnd(joinParts(line));
        });
    });
}
function trimEnd(line) {
    const last = line.at(-1);
    if (last === undefined)
        return line;
    const text = last.text.trimEnd();
    return text === '' ? trimEnd(line.slice(0, -1)) : [...line.slice(0, -1), { ...last, text }];
}
function lineWidth(line) {
    return sum(line.map(({ text }) => widthOf(text)));
}
function sum(values) {
    return values.reduce((total, value) => total + value, 0);
}


/***/ }),

/***/ 51960:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K8: () => (/* binding */ renderTextParts),
/* harmony export */   Ou: () => (/* binding */ renderFleetText),
/* harmony export */   S5: () => (/* binding */ renderText)
/* harmony export */ });
/* harmony import */ var _document_plain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76285);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9924);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73533);
/* harmony import */ var _columns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44468);




const MOST_ROWS = 200;
const MOST_VERBATIM = 80;
const MOST_GATES = 20;
function renderText(document) {
    const sections = document.sections.filter(({ on }) => on.includes('text'));
    return [
        ...renderBlocks(document.first),
        ...sections.flatMap(({ title, blocks }) => [[], ...wrapped(title), ...renderBlocks(blocks)]),
    ];
}
function renderFleetText(fleet, gates) {
    const more = leftOut(gates.length - MOST_GATES, 'gate');
    return [
        ...renderText(fleet),
        ...gates.slice(0, MOST_GATES).flatMap(load => [[], ...renderBlocks(load().first)]),
        ...(more.length > 0 ? [[], ...more] : []),
    ];
}
function renderTextParts(parts) {
    return parts
        .map(renderBlocks)
        .filter(lines => lines.length > 0)
        .flatMap((lines, index) => (index > 0 ? [[], ...lines] : lines));
}
function renderBlocks(blocks) {
    const isFold = ({ kind }) => kind === 'fold';
    const rendered = [...blocks.filter(block => !isFold(block)), ...blocks.filter(isFold)].map(block => ({
        lines: renderBlock(block),
        isHeadline: block.kind === 'headline',
    }));
    return rendered.flatMap(({ lines, isHeadline }, index) => {
        const before = rendered[index - 1];
        const isApart = before && !before.isHeadline && !isHeadline && (lines.length > 1 || before.lines.length > 1);
        return isApart ? [[], ...lines] : lines;
    });
}
function renderBlock(block) {
    switch (block.kind) {
        case 'headline': {
            const { sign, tone } = _document_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .SIGNS */ .B2[block.mark];
            const gate = block.gate === undefined ? [] : [' · ', ...block.gate];
            return hanging([{ text: `${sign} `, tone }], textOf([...block.text, ...gate]), 2);
        }
        case 'heading':
        case 'paragraph':
            return indented(block.text);
        case 'list':
            return [
                ...block.items.slice(0, MOST_ROWS).flatMap(item => hanging([{ text: '  - ' }], textOf(item), 4)),
                ...leftOut(block.items.length - MOST_ROWS, 'item'),
            ];
        case 'facts':
            return (0,_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .alignColumns */ .RM)(block.rows.map(({ label, value }) => [[{ text: label }], textOf(value)]));
        case 'table':
            return limited([
                block.columns.map(({ title }) => textOf(title)),
                ...block.rows.map(row => Array.isArray(row) ? row.map(textOf) : [textOf([...row.group, '  ', ...(row.note ?? [])])]),
            ], block.columns.map(({ isNumber = false }) => isNumber));
        case 'grid':
            return [...gridLines(block), ...(block.note === undefined ? [] : indented(block.note))];
        case 'causes':
            return block.entries.flatMap(({ title, lines: [first = [], ...lines], todo }, index) => [
                ...hanging([{ text: block.entries.length > 1 ? `  ${index + 1} ` : '  ' }], textOf([...title, ' ', ...first]), 4),
                ...lines.flatMap(line => hanging([{ text: '    - ' }], textOf(line), 6)),
                ...(todo === undefined ? [] : hanging([{ text: '    ' }], textOf(['What to do: ', ...todo]), 4)),
            ]);
        case 'chart':
            return indented([block.description]);
        case 'verbatim': {
            const lines = (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .cleanLines */ .v3)(block.text).replaceAll('\t', '    ').split('\n');
            return [
                ...lines.slice(0, MOST_VERBATIM).map(line => [{ text: `    ${line}`.trimEnd() }]),
                ...leftOut(lines.length - MOST_VERBATIM, 'line'),
            ];
        }
        case 'bars':
            return limited(block.rows.map(({ title, value }) => [textOf(title), [{ text: value }]]), [false, true]);
        case 'answers':
            return [...gridLines(block), ...(block.note === undefined ? [] : indented(block.note))];
        case 'fold':
            return [...indented(block.title), ...renderBlocks(block.blocks)];
    }
}
function limited(rows, isNumber) {
    return [...(0,_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .alignColumns */ .RM)(rows.slice(0, MOST_ROWS), isNumber), ...leftOut(rows.length - MOST_ROWS, 'row')];
}
function leftOut(more, noun) {
    return more > 0 ? [[{ text: `  ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(more, `more ${noun}`)} left out here.` }]] : [];
}
function gridLines({ columns, rows }) {
    const hasTitles = rows.some(({ title }) => title !== undefined);
    const titles = hasTitles ? [[[], ...rows.map(({ title = [] }) => textOf(title))]] : [];
    const all = columns.map((title, index) => [
        textOf(title),
        ...rows.map(({ cells }) => gridCell(cells[index])),
    ]);
    return (0,_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .fitColumns */ .Pk)(titles, all).flatMap(part => limited(Array.from({ length: rows.length + 1 }, (_, row) => part.map(column => column[row] ?? [])), []));
}
function gridCell(cell) {
    if (cell === undefined)
        return [{ text: _numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_VALUE */ .GY }];
    if (cell === 'no answer')
        return [{ text: cell }];
    const { now, was = '', basis, isLoss = false, mark } = cell;
    const { sign = '', tone } = mark === undefined ? {} : _document_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .SIGNS */ .B2[mark];
    const before = now.endsWith('%') ? was.replace(/%$/, '') : was;
    const words = `${now}${before === '' ? '' : ` ${before}`}${isLoss ? '▼' : ''}`;
    return [
        ...(sign === '' ? [] : [{ text: `${sign} `, tone }]),
        { text: words, tone: isLoss ? 'worse' : undefined },
        ...(basis === undefined ? [] : [{ text: ` ${basis}` }]),
    ];
}
function indented(line) {
    return hanging([{ text: '  ' }], textOf(line), 2);
}
function wrapped(line) {
    return (0,_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .wrapLine */ .x9)(textOf(line), _columns_js__WEBPACK_IMPORTED_MODULE_1__/* .WIDTH */ .lR);
}
function hanging(start, line, indent) {
    const blank = { text: ' '.repeat(indent) };
    return (0,_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .wrapLine */ .x9)(line, _columns_js__WEBPACK_IMPORTED_MODULE_1__/* .WIDTH */ .lR - indent).map((words, index) => [...(index === 0 ? start : [blank]), ...words]);
}
function textOf(line) {
    return joinPlaces(line).flatMap(part => {
        const parts = (0,_document_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .partsOf */ .CI)([part]);
        const address = typeof part === 'object' && 'link' in part && part.label.every(isWords) ? parts[0]?.url : undefined;
        return [
            ...parts.map(({ text, tone }) => ({ text, tone })),
            ...(address === undefined ? [] : [{ text: ` (${address})` }]),
        ];
    });
}
function isWords(part) {
    return typeof part === 'string';
}
function joinPlaces(line) {
    return line.map((part, index) => {
        if (typeof part === 'object' && 'link' in part)
            return { ...part, label: joinPlaces(part.label) };
        const before = line[index - 1];
        const isAfterName = typeof before === 'object' && 'name' in before;
        return typeof part === 'string' && isAfterName ? part.replace(/^, lines? (\d+)(?:[–-]\d+)?/, ':$1') : part;
    });
}


/***/ }),

/***/ 40583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ planRun)
/* harmony export */ });
/* harmony import */ var _scan_plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96253);
/* harmony import */ var _open_service_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37082);


async function planRun(settings, context) {
    const opened = await (0,_open_service_js__WEBPACK_IMPORTED_MODULE_0__/* .openService */ .I)(settings, context);
    try {
        const { brand, keywords, timeoutMinutes } = settings;
        const scans = (0,_scan_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .countScans */ .AQ)(settings);
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


/***/ })

};
