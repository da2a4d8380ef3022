export const id = 3948;
export const ids = [3948];
export const modules = {

/***/ 59032:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  doctor: () => (/* binding */ doctor)
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./build/inputs/read-gates.js
var read_gates = __webpack_require__(94931);
// EXTERNAL MODULE: ./build/inputs/read-settings.js + 2 modules
var read_settings = __webpack_require__(99691);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/embedded/corpus/errors.js
var errors = __webpack_require__(39165);
// EXTERNAL MODULE: ./build/embedded/corpus/git.js
var git = __webpack_require__(83596);
// EXTERNAL MODULE: ./build/embedded/corpus/passed-over.js
var passed_over = __webpack_require__(33845);
// EXTERNAL MODULE: ./build/embedded/corpus/read-pages.js
var read_pages = __webpack_require__(51755);
// EXTERNAL MODULE: ./build/embedded/engines/connection.js + 1 modules
var connection = __webpack_require__(87084);
// EXTERNAL MODULE: ./build/embedded/engines/engines.js + 16 modules
var engines_engines = __webpack_require__(45747);
// EXTERNAL MODULE: ./build/lib/files.js
var lib_files = __webpack_require__(13963);
// EXTERNAL MODULE: ./build/run/open-service.js
var open_service = __webpack_require__(37082);
// EXTERNAL MODULE: ./build/scan/count-answers.js
var count_answers = __webpack_require__(84541);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(2503);
;// CONCATENATED MODULE: ./build/onboarding/gate-steps.js


const textSchema = schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig(), schemas/* boolean */.zMY()]).transform(String);
const variablesSchema = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()).nullish().catch(undefined);
const permissionsSchema = schemas/* union */.KCZ([schemas/* enum */.k5n(['read-all', 'write-all']), schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP())])
    .optional()
    .catch(undefined);
const stepSchema = schemas/* looseObject */._H3({
    uses: schemas/* string */.YjP().optional().catch(undefined),
    with: schemas/* record */.g1P(schemas/* string */.YjP(), textSchema.catch('')).nullish().catch(undefined),
    env: variablesSchema,
});
const jobSchema = schemas/* looseObject */._H3({
    permissions: permissionsSchema,
    env: variablesSchema,
    steps: schemas/* array */.YOg(stepSchema.catch({ uses: undefined, with: undefined, env: undefined })).catch([]),
});
const workflowSchema = schemas/* looseObject */._H3({
    on: schemas/* union */.KCZ([
        schemas/* string */.YjP().transform(event => [event]),
        schemas/* array */.YOg(schemas/* string */.YjP()),
        schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()).transform(events => Object.keys(events)),
    ]),
    permissions: permissionsSchema,
    env: variablesSchema,
    jobs: schemas/* record */.g1P(schemas/* string */.YjP(), jobSchema),
});
const ACTION = /(?:^|\/)ai-visibility-gate@/;
const CHECKOUT = /^actions\/checkout@/;
function readGateSteps(file, text) {
    const workflow = workflowSchema.safeParse(parseYaml(text)).data;
    if (workflow === undefined)
        return undefined;
    return Object.entries(workflow.jobs).flatMap(([job, { steps, permissions, env }]) => steps.flatMap((step, index) => {
        if (step.uses === undefined || !ACTION.test(step.uses))
            return [];
        const checkout = steps.slice(0, index).findLast(({ uses = '' }) => CHECKOUT.test(uses));
        return [
            {
                file,
                job,
                events: workflow.on,
                fetchDepth: checkout && Number(checkout.with?.['fetch-depth'] ?? 1),
                permissions: readPermissions(permissions ?? workflow.permissions),
                inputs: Object.fromEntries(Object.entries(step.with ?? {}).map(([name, value]) => [name.toLowerCase(), value])),
                variables: [workflow.env, env, step.env].flatMap(variables => Object.keys(variables ?? {})),
            },
        ];
    }));
}
function parseYaml(text) {
    try {
        return (0,dist/* parse */.qg)(text, { logLevel: 'silent' });
    }
    catch {
        return undefined;
    }
}
const SCOPES = ['actions', 'contents', 'issues', 'pull-requests'];
function readPermissions(given) {
    if (typeof given !== 'string')
        return given;
    const access = given === 'write-all' ? 'write' : 'read';
    return Object.fromEntries(SCOPES.map(scope => [scope, access]));
}

;// CONCATENATED MODULE: ./build/onboarding/examine.js











async function examineCheckout(checkout) {
    const has = async (ref) => {
        const words = ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`];
        return (await tryGit(checkout, words)) !== undefined;
    };
    const shallow = await tryGit(checkout, ['rev-parse', '--is-shallow-repository']);
    if (shallow === undefined)
        return { kind: 'no-git', hasParent: false };
    if (!(await has('HEAD')))
        return { kind: 'no-commits', hasParent: false };
    return { kind: shallow === 'true' ? 'shallow' : 'whole', hasParent: await has('HEAD~1') };
}
async function tryGit(checkout, words) {
    try {
        return (await (0,git/* git */.$Y)(checkout, words)).trim();
    }
    catch (error) {
        if (error instanceof errors/* CorpusError */.b)
            return undefined;
        throw error;
    }
}
const WORKFLOWS = '.github/workflows';
const MOST_WORKFLOW_BYTES = 1024 * 1024;
async function examineWorkflows(root) {
    const folder = await (0,lib_files/* resolveInside */.LI)(root, WORKFLOWS).catch(() => undefined);
    const names = folder === undefined ? [] : await (0,promises_.readdir)(folder).catch(() => []);
    const files = names.filter(name => /\.ya?ml$/.test(name)).sort();
    const read = await Promise.all(files.map(async (name) => {
        const file = `${WORKFLOWS}/${name}`;
        const read = await (0,lib_files/* readSmallFile */.EW)(root, file, MOST_WORKFLOW_BYTES).catch(() => undefined);
        return { file, steps: read && 'text' in read ? readGateSteps(file, read.text) : undefined };
    }));
    return {
        steps: read.flatMap(({ steps = [] }) => steps),
        unreadable: read.filter(({ steps }) => steps === undefined).map(({ file }) => file),
    };
}
async function examinePages({ service, engines, language }, checkout) {
    const readsPages = engines.length === 0 || !engines.every(isLive);
    if (!('content' in service) || !readsPages)
        return undefined;
    const { content, competitorFolders, siteUrls } = service;
    try {
        const settings = { content, competitors: competitorFolders, siteUrls, language };
        const { pages, hidden, passedOver } = await (0,read_pages/* readPages */.n4)(checkout, settings);
        return { count: pages.length, hidden: hidden.length, passedOver: (0,passed_over/* countPassedOver */.S)(passedOver) };
    }
    catch (error) {
        if (error instanceof errors/* CorpusError */.b)
            return { problem: error.facts };
        throw error;
    }
}
function isLive(engine) {
    return (0,engines_engines/* readEngineSpec */.iI)(engine) !== undefined;
}
function examineKeys({ service, engines }, env, variables) {
    if (!('content' in service))
        return [];
    const names = new Set(engines.map(engine => (0,engines_engines/* readEngineSpec */.iI)(engine)?.name).filter(name => name !== undefined));
    return Array.from(names, engine => {
        const read = (0,connection/* readConnection */.dC)(engine, env);
        const problem = 'problem' in read ? read.problem : undefined;
        const needed = problem?.kind === 'missing' ? problem.variables : [];
        return { engine, problem, isInWorkflow: needed.some(name => variables.includes(name)) };
    });
}
async function askEngines(settings, keys, context) {
    const usable = new Set(keys.filter(({ problem }) => problem === undefined).map(({ engine }) => engine));
    const engines = settings.engines.filter(engine => usable.has((0,engines_engines/* readEngineSpec */.iI)(engine)?.name ?? ''));
    if (engines.length === 0)
        return [];
    const keywords = settings.keywords.slice(0, 1);
    const single = { ...settings, engines, keywords, samples: { min: 1, max: 1 }, competitors: [] };
    const opened = await (0,open_service/* openService */.I)(single, context);
    try {
        const { brand, language } = settings;
        await opened.service.monitor({ brand_name: brand, keywords, engines, language }, context.signal);
        const { missing } = (0,count_answers/* countAnswers */.XA)(opened.answers());
        return engines.map(engine => ({ engine, missing: missing.find(entry => entry.engine === engine) }));
    }
    finally {
        await opened.close();
    }
}

// EXTERNAL MODULE: ./build/onboarding/survey-site.js + 2 modules
var survey_site = __webpack_require__(57237);
// EXTERNAL MODULE: ./build/report/answer-words.js
var answer_words = __webpack_require__(48921);
// EXTERNAL MODULE: ./build/report/codes.js + 3 modules
var codes = __webpack_require__(30546);
// EXTERNAL MODULE: ./build/report/corpus-words.js
var corpus_words = __webpack_require__(63727);
// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
// EXTERNAL MODULE: ./build/report/github-words.js
var github_words = __webpack_require__(5572);
// EXTERNAL MODULE: ./build/report/numbers.js
var numbers = __webpack_require__(73533);
// EXTERNAL MODULE: ./build/report/problems.js
var report_problems = __webpack_require__(25567);
// EXTERNAL MODULE: ./build/report/words.js
var words = __webpack_require__(44702);
// EXTERNAL MODULE: ./build/report/document/plan.js
var document_plan = __webpack_require__(6910);
;// CONCATENATED MODULE: ./build/report/document/doctor.js









const LINE_LENGTH = 2000;
function checksOf({ checkout, steps, unreadable, token, run }) {
    const baseline = 'plan' in run ? run.baseline : '';
    const checks = [
        viewCheckout(checkout, baseline),
        ...viewWorkflows(steps, unreadable),
        viewToken(token, baseline),
        ...('plan' in run ? viewRun(run) : viewProblems(run.problems)),
    ];
    return checks.map(({ status, subject, text, remedy }) => ({
        status,
        subject,
        text: (0,report_escape/* plainLine */.h0)(text, LINE_LENGTH),
        remedy: (0,report_escape/* plainLine */.h0)(remedy, LINE_LENGTH),
    }));
}
const MARKS = { ok: 'pass', note: 'report', warning: 'warn', stop: 'fail' };
function doctorParts(checks) {
    const countBy = (status) => checks.filter(each => each.status === status).length;
    const [stops, warnings] = [countBy('stop'), countBy('warning')];
    return [
        checks.flatMap(({ status, subject, text, remedy }) => [
            lineOf(status, `${subject}: ${text}`),
            ...(remedy === '' ? [] : [{ kind: 'list', items: [[remedy]] }]),
        ]),
        [
            stops > 0
                ? lineOf('stop', `The gate cannot run: ${stops} ✗ to correct.`)
                : warnings > 0
                    ? lineOf('warning', `The gate can run. ${warnings} ! to look at.`)
                    : lineOf('ok', 'The gate can run.'),
        ],
    ];
}
function lineOf(status, text) {
    return {
        kind: 'headline',
        mark: MARKS[status],
        status,
        text: [text],
        gate: undefined,
        isHeading: false,
    };
}
function check(status, subject, text, remedy = '') {
    return { status, subject, text, remedy };
}
function viewCheckout({ kind, hasParent }, baseline) {
    const subject = 'Checkout';
    const remedy = 'In the workflow, write fetch-depth: 2 under with: of the step that uses actions/checkout.';
    switch (kind) {
        case 'no-git':
            return baseline === 'base'
                ? check('stop', subject, 'The folder is not inside a git checkout.', codes/* CODES */.Lp.AVG_NO_CHECKOUT.remedy)
                : check('note', subject, 'The folder is not inside a git checkout.');
        case 'no-commits':
            return check('note', subject, 'The repository has no commit yet.');
        case 'shallow':
            return hasParent
                ? check('ok', subject, 'It holds the newest commit and its parent, which is what a pull request needs.')
                : check('warning', subject, 'It holds the newest commit alone, and baseline: base needs its parent.', remedy);
        case 'whole':
            return check('ok', subject, 'It holds the whole history.');
    }
}
function viewWorkflows(steps, unreadable) {
    const broken = unreadable.map(file => check('warning', `Workflow ${(0,report_escape/* plainLine */.h0)(file, words/* NAME_LENGTH */.xt)}`, 'It is no YAML.', 'Correct the file.'));
    if (steps.length > 0)
        return [...steps.map(viewStep), ...broken];
    const none = 'No workflow in .github/workflows uses ai-visibility-gate.';
    return [check('warning', 'Workflow', none, 'Write one: ai-visibility-gate init.'), ...broken];
}
function viewStep(step) {
    const subject = `Workflow ${(0,report_escape/* plainLine */.h0)(step.file, words/* NAME_LENGTH */.xt)}`;
    const problems = [...findStepProblems(step)];
    if (problems.length === 0) {
        return check('ok', subject, `The job ${(0,report_escape/* plainLine */.h0)(step.job, words/* NAME_LENGTH */.xt)} has the checkout and the permissions that the gate needs.`);
    }
    return check(problems.some(({ stops }) => stops) ? 'stop' : 'warning', subject, problems.map(({ text }) => text).join(' '), problems.map(({ remedy }) => remedy).join(' '));
}
function* findStepProblems({ events, fetchDepth, permissions, inputs }) {
    const { baseline = 'none', engines = '', comment = 'always', issue = 'never', 'base-url': baseUrl = '', } = inputs;
    const readsPages = baseUrl === '' && (engines === '' || /\brepository\b/.test(engines));
    if (readsPages && fetchDepth === undefined) {
        yield {
            stops: true,
            text: 'No step checks out the repository before the gate reads its pages.',
            remedy: 'Put - uses: actions/checkout@v7 before the step of the gate.',
        };
    }
    else if (baseline === 'base' && fetchDepth === 1 && inputs['base-content'] === undefined) {
        yield {
            stops: false,
            text: 'The checkout fetches one commit, and baseline: base compares with the commit before it.',
            remedy: 'Write fetch-depth: 2 under with: of the step that uses actions/checkout.',
        };
    }
    const hasPullRequests = events.some(event => event === 'pull_request' || event === 'pull_request_target');
    if (baseline === 'base' && !hasPullRequests && !events.includes('merge_group')) {
        yield {
            stops: false,
            text: 'The workflow does not run on pull requests, and baseline: base compares nothing elsewhere.',
            remedy: 'Write on: pull_request.',
        };
    }
    const push = hasPullRequests ? 'read' : 'write';
    const needs = [
        {
            isNeeded: hasPullRequests && comment !== 'never',
            permission: 'pull-requests',
            access: 'write',
            what: 'the comment',
        },
        { isNeeded: issue === 'on-failure', permission: 'issues', access: 'write', what: 'the issue' },
        {
            isNeeded: baseline === 'artifact',
            permission: 'actions',
            access: 'read',
            what: 'the history in an artifact',
        },
        {
            isNeeded: baseline === 'branch',
            permission: 'contents',
            access: push,
            what: 'the history on a branch',
        },
    ];
    for (const { permission, access, what } of needs.filter(({ isNeeded }) => isNeeded)) {
        const given = permissions?.[permission] ?? (permissions === undefined ? 'unknown' : 'none');
        if (given === 'write' || given === access)
            continue;
        yield {
            stops: false,
            text: `The token has no permission for ${what}${permissions === undefined ? ', unless the settings of the repository give it' : ''}.`,
            remedy: `Write ${permission}: ${access} under permissions: of the job or the workflow.`,
        };
    }
}
function viewToken(token, baseline) {
    const subject = 'GitHub token';
    switch (token.kind) {
        case 'no-token':
            return check('note', subject, 'Not checked: GITHUB_TOKEN is not set here. In a workflow GitHub sets it.');
        case 'no-repository':
            return check('note', subject, 'Not checked: the repository on GitHub is not known here.');
        case 'refused':
            return check('warning', subject, `It does not read ${(0,report_escape/* plainLine */.h0)(token.repository, words/* NAME_LENGTH */.xt)}. ${(0,github_words/* describeGitHubFailure */.P)(token.failure)}`, 'Check that the token belongs to this repository and is not expired.');
        case 'reads': {
            const name = (0,report_escape/* plainLine */.h0)(token.repository, words/* NAME_LENGTH */.xt);
            const write = 'Whether it may comment is known only when it does.';
            if (baseline === 'artifact' && !token.readsArtifacts) {
                const text = `It reads ${name}, and not its artifacts, where the history is. ${write}`;
                return check('warning', subject, text, 'Write actions: read under permissions: of the job.');
            }
            if (baseline === 'branch' && token.mayPush === false) {
                const text = `It reads ${name}, and may not push to it: this run cannot record its history. ${write}`;
                return check('warning', subject, text, 'Write contents: write under permissions: of the job that records.');
            }
            return check('ok', subject, `It reads ${name}${token.readsArtifacts ? ' and its artifacts' : ''}. ${write}`);
        }
    }
}
function viewProblems(problems) {
    const [, ...lines] = (0,report_problems/* explainInputs */.Tn)(problems);
    return lines.map(line => check('stop', 'Inputs', line, 'Correct the input.'));
}
function viewRun(run) {
    return [
        ...(run.pages === undefined ? [] : [viewPages(run.pages)]),
        ...run.keys.map(viewKey),
        ...(run.live ?? []).map(viewLive),
        ...viewLimits(run),
    ];
}
function viewPages(pages) {
    const subject = 'Pages';
    if ('problem' in pages) {
        const entry = codes/* CODES */.Lp[(0,corpus_words/* codeOfCorpusProblem */.KI)(pages.problem)];
        return check('stop', subject, (0,corpus_words/* describeCorpusProblem */.Nx)(pages.problem), entry.remedy);
    }
    const { count, hidden, passedOver } = pages;
    const files = passedOver.reduce((sum, group) => sum + group.count, 0);
    const others = files === 0 ? '' : ` ${(0,numbers/* countOf */.pq)(files, 'other file')} passed over.`;
    const text = `${(0,numbers/* countOf */.pq)(count, 'page')} found${hidden === 0 ? '' : `, and ${hidden} hidden from search engines`}.${others}`;
    return check('ok', subject, text);
}
function viewKey({ engine, problem, isInWorkflow }) {
    const subject = `Key of ${(0,report_escape/* plainLine */.h0)(engine, words/* NAME_LENGTH */.xt)}`;
    if (problem === undefined)
        return check('ok', subject, 'It is set.');
    if (problem.kind === 'missing') {
        const names = problem.variables.join(' or ');
        if (isInWorkflow)
            return check('note', subject, `${names} is not set here. The workflow sets it from a secret.`);
        const remedy = `Write ${problem.variables[0]}: \${{ secrets.${problem.variables[0]} }} under env: of the step, and store the secret.`;
        return check('stop', subject, `${names} is not set.`, remedy);
    }
    const expected = problem.kind === 'bad-key' ? 'one line of visible ASCII characters' : 'an https URL';
    return check('stop', subject, `${problem.variable} is not ${expected}.`, `Set it to ${expected}.`);
}
function viewLive({ engine, missing }) {
    const subject = `Answer of ${(0,report_escape/* plainLine */.h0)(engine, words/* NAME_LENGTH */.xt)}`;
    if (missing === undefined)
        return check('ok', subject, 'It answered one question.');
    const { text, code, keyPage } = (0,answer_words/* explainMissing */.Ce)(missing);
    const status = missing.reason.scope === 'engine' ? 'stop' : 'warning';
    return check(status, subject, `${code}: ${text}`, keyPage === undefined ? '' : `Keys: ${keyPage}`);
}
function viewLimits({ plan }) {
    const text = `${(0,numbers/* countOf */.pq)(plan.keywords.length, 'keyword')}, requests: ${(0,document_plan/* describeRequests */.UQ)(plan.demand.requests)}, estimated cost: ${(0,document_plan/* describeEstimate */.SD)([plan])}. Limits: ${(0,document_plan/* limitsOf */.Af)(plan)}.`;
    if (plan.blocker === undefined)
        return [check('ok', 'Limits and cost', text)];
    const stop = (0,report_problems/* explainBlocker */.I)(plan.blocker);
    return [check('stop', 'Limits and cost', text, `${stop.code}: ${stop.text}`)];
}

;// CONCATENATED MODULE: ./build/report/json/doctor.js
function buildDoctorResult(checks) {
    return { format: 'ai-visibility-doctor', ok: checks.every(({ status }) => status !== 'stop'), checks };
}

// EXTERNAL MODULE: ./build/report/text/text.js
var text_text = __webpack_require__(51960);
// EXTERNAL MODULE: ./build/run/plan-run.js
var plan_run = __webpack_require__(40583);
// EXTERNAL MODULE: ./build/hosts/cli/flags.js
var flags = __webpack_require__(90218);
// EXTERNAL MODULE: ./build/hosts/cli/print.js
var print = __webpack_require__(98562);
// EXTERNAL MODULE: ./build/hosts/cli/terminal.js
var terminal = __webpack_require__(95657);
;// CONCATENATED MODULE: ./build/hosts/cli/doctor.js












const FORMATS = ['text', 'json'];
async function doctor(argv, context) {
    const { out, err, folder, signal } = context;
    const { texts, problems } = (0,flags/* parseFlags */.bQ)(argv, flags/* flagsOfDoctor */.yP);
    const { live = 'false', format = 'text', ...given } = texts;
    problems.push(...checkFlags({ live, format }));
    if (problems.length > 0) {
        await err.write(`${(0,print/* explainFlags */.n)(problems)}\n`);
        return 2;
    }
    const { root } = await (0,survey_site/* findRepository */.W1)(folder);
    const { steps, unreadable } = await examineWorkflows(root);
    const [step] = steps;
    const inputs = { ...knownInputs(step), ...given };
    const checks = checksOf({
        checkout: await examineCheckout({ folder: root, signal }),
        steps,
        unreadable,
        token: await examineToken(context, root),
        run: await examineRun(inputs, step, { ...context, folder: root, live: live === 'true' }),
    });
    await out.write(format === 'json'
        ? `${JSON.stringify(buildDoctorResult(checks), undefined, 2)}\n`
        : (0,print/* printLines */.t)((0,text_text/* renderTextParts */.K8)(doctorParts(checks)), out));
    return checks.some(({ status }) => status === 'stop') ? 1 : 0;
}
function checkFlags({ live, format }) {
    const switches = ['true', 'false'].includes(live)
        ? []
        : [{ input: 'live', given: live, allowed: 'nothing after it, true or false' }];
    const formats = FORMATS.includes(format)
        ? []
        : [{ input: 'format', given: format, allowed: `one of ${FORMATS.join(', ')}` }];
    return [...switches, ...formats];
}
function knownInputs(step) {
    return Object.fromEntries(Object.entries(step?.inputs ?? {}).filter(([, text]) => !text.includes('${{')));
}
async function examineRun(inputs, step, { live, ...context }) {
    const { env, folder, signal } = context;
    const facts = {
        ...{ eventName: 'local', sha: undefined, runUrl: undefined, commitUrl: undefined, change: undefined },
        ...{ withoutSecrets: true, defaultBranch: undefined, workspace: folder, tempFolder: (0,external_node_os_.tmpdir)() },
    };
    let settings;
    try {
        const hostedKey = env['AI_VISIBILITY_KEY'] || 'not-known-here';
        const reading = await (0,read_gates/* readGates */.D)(inputs, { env, facts, signal, hostedKey });
        settings = (0,read_gates/* requireOneGate */.v)(reading, inputs['config']).settings;
    }
    catch (error) {
        if (error instanceof read_settings/* InputsError */.aV)
            return { problems: error.problems };
        throw error;
    }
    const log = (0,terminal/* createTerminalLog */.$V)(context);
    const run = { facts, env, log, signal };
    const keys = examineKeys(settings, env, step?.variables ?? []);
    const { service, baseline: { source }, } = settings;
    const planned = 'keysMissing' in service ? { ...settings, service: { ...service, keysMissing: false } } : settings;
    return {
        plan: await (0,plan_run/* planRun */.n)(planned, run),
        baseline: source.kind === 'file' ? source.path : source.kind,
        pages: await examinePages(settings, { folder, signal }),
        keys,
        live: live ? await askEngines(settings, keys, run) : undefined,
    };
}
async function examineToken({ env, signal }, root) {
    const token = env['GITHUB_TOKEN'] || env['GH_TOKEN'];
    if (!token)
        return { kind: 'no-token' };
    const repository = env['GITHUB_REPOSITORY'] || (await (0,survey_site/* readRemote */.Zz)({ folder: root, signal }));
    if (repository === undefined)
        return { kind: 'no-repository' };
    const { readTokenAccess } = await Promise.all(/* import() */[__webpack_require__.e(6913), __webpack_require__.e(1659), __webpack_require__.e(4889)]).then(__webpack_require__.bind(__webpack_require__, 14889));
    return readTokenAccess(token, env['GITHUB_API_URL'] || 'https://api.github.com', repository);
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


/***/ }),

/***/ 57045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ stopwords)
/* harmony export */ });
const stopwords=["aber","alle","allem","allen","aller","alles","als","also","am","an","ander","andere","anderem","anderen","anderer","anderes","anderm","andern","anderr","anders","auch","auf","aus","bei","bin","bis","bist","da","damit","dann","der","den","des","dem","die","das","da\xdf","derselbe","derselben","denselben","desselben","demselben","dieselbe","dieselben","dasselbe","dazu","dein","deine","deinem","deinen","deiner","deines","denn","derer","dessen","dich","dir","du","dies","diese","diesem","diesen","dieser","dieses","doch","dort","durch","ein","eine","einem","einen","einer","eines","einig","einige","einigem","einigen","einiger","einiges","einmal","er","ihn","ihm","es","etwas","euer","eure","eurem","euren","eurer","eures","f\xfcr","gegen","gewesen","hab","habe","haben","hat","hatte","hatten","hier","hin","hinter","ich","mich","mir","ihr","ihre","ihrem","ihren","ihrer","ihres","euch","im","in","indem","ins","ist","jede","jedem","jeden","jeder","jedes","jene","jenem","jenen","jener","jenes","jetzt","kann","kein","keine","keinem","keinen","keiner","keines","k\xf6nnen","k\xf6nnte","machen","man","manche","manchem","manchen","mancher","manches","mein","meine","meinem","meinen","meiner","meines","mit","muss","musste","nach","nicht","nichts","noch","nun","nur","ob","oder","ohne","sehr","sein","seine","seinem","seinen","seiner","seines","selbst","sich","sie","ihnen","sind","so","solche","solchem","solchen","solcher","solches","soll","sollte","sondern","sonst","\xfcber","um","und","uns","unse","unsem","unsen","unser","unses","unter","viel","vom","von","vor","w\xe4hrend","war","waren","warst","was","weg","weil","weiter","welche","welchem","welchen","welcher","welches","wenn","werde","werden","wie","wieder","will","wir","wird","wirst","wo","wollen","wollte","w\xfcrde","w\xfcrden","zu","zum","zur","zwar","zwischen"];

/***/ }),

/***/ 33898:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ stopwords)
/* harmony export */ });
const stopwords=["a","actualmente","acuerdo","adelante","ademas","adem\xe1s","adrede","afirm\xf3","agreg\xf3","ahi","ahora","ah\xed","al","algo","alguna","algunas","alguno","algunos","alg\xfan","alli","all\xed","alrededor","ambos","ampleamos","antano","anta\xf1o","ante","anterior","antes","apenas","aproximadamente","aquel","aquella","aquellas","aquello","aquellos","aqui","aqu\xe9l","aqu\xe9lla","aqu\xe9llas","aqu\xe9llos","aqu\xed","arriba","arribaabajo","asegur\xf3","asi","as\xed","atras","aun","aunque","ayer","a\xf1adi\xf3","a\xfan","b","bajo","bastante","bien","breve","buen","buena","buenas","bueno","buenos","c","cada","casi","cerca","cierta","ciertas","cierto","ciertos","cinco","claro","coment\xf3","como","con","conmigo","conocer","conseguimos","conseguir","considera","consider\xf3","consigo","consigue","consiguen","consigues","contigo","contra","cosas","creo","cual","cuales","cualquier","cuando","cuanta","cuantas","cuanto","cuantos","cuatro","cuenta","cu\xe1l","cu\xe1les","cu\xe1ndo","cu\xe1nta","cu\xe1ntas","cu\xe1nto","cu\xe1ntos","c\xf3mo","d","da","dado","dan","dar","de","debajo","debe","deben","debido","decir","dej\xf3","del","delante","demasiado","dem\xe1s","dentro","deprisa","desde","despacio","despues","despu\xe9s","detras","detr\xe1s","dia","dias","dice","dicen","dicho","dieron","diferente","diferentes","dijeron","dijo","dio","donde","dos","durante","d\xeda","d\xedas","d\xf3nde","e","ejemplo","el","ella","ellas","ello","ellos","embargo","empleais","emplean","emplear","empleas","empleo","en","encima","encuentra","enfrente","enseguida","entonces","entre","era","eramos","eran","eras","eres","es","esa","esas","ese","eso","esos","esta","estaba","estaban","estado","estados","estais","estamos","estan","estar","estar\xe1","estas","este","esto","estos","estoy","estuvo","est\xe1","est\xe1n","ex","excepto","existe","existen","explic\xf3","expres\xf3","f","fin","final","fue","fuera","fueron","fui","fuimos","g","general","gran","grandes","gueno","h","ha","haber","habia","habla","hablan","habr\xe1","hab\xeda","hab\xedan","hace","haceis","hacemos","hacen","hacer","hacerlo","haces","hacia","haciendo","hago","han","hasta","hay","haya","he","hecho","hemos","hicieron","hizo","horas","hoy","hubo","i","igual","incluso","indic\xf3","informo","inform\xf3","intenta","intentais","intentamos","intentan","intentar","intentas","intento","ir","j","junto","k","l","la","lado","largo","las","le","lejos","les","lleg\xf3","lleva","llevar","lo","los","luego","lugar","m","mal","manera","manifest\xf3","mas","mayor","me","mediante","medio","mejor","mencion\xf3","menos","menudo","mi","mia","mias","mientras","mio","mios","mis","misma","mismas","mismo","mismos","modo","momento","mucha","muchas","mucho","muchos","muy","m\xe1s","m\xed","m\xeda","m\xedas","m\xedo","m\xedos","n","nada","nadie","ni","ninguna","ningunas","ninguno","ningunos","ning\xfan","no","nos","nosotras","nosotros","nuestra","nuestras","nuestro","nuestros","nueva","nuevas","nuevo","nuevos","nunca","o","ocho","os","otra","otras","otro","otros","p","pais","para","parece","parte","partir","pasada","pasado","pa\xecs","peor","pero","pesar","poca","pocas","poco","pocos","podeis","podemos","poder","podria","podriais","podriamos","podrian","podrias","podr\xe1","podr\xe1n","podr\xeda","podr\xedan","poner","por","porque","posible","primer","primera","primero","primeros","principalmente","pronto","propia","propias","propio","propios","proximo","pr\xf3ximo","pr\xf3ximos","pudo","pueda","puede","pueden","puedo","pues","q","qeu","que","qued\xf3","queremos","quien","quienes","quiere","quiza","quizas","quiz\xe1","quiz\xe1s","qui\xe9n","qui\xe9nes","qu\xe9","r","raras","realizado","realizar","realiz\xf3","repente","respecto","s","sabe","sabeis","sabemos","saben","saber","sabes","salvo","se","sea","sean","segun","segunda","segundo","seg\xfan","seis","ser","sera","ser\xe1","ser\xe1n","ser\xeda","se\xf1al\xf3","si","sido","siempre","siendo","siete","sigue","siguiente","sin","sino","sobre","sois","sola","solamente","solas","solo","solos","somos","son","soy","soyos","su","supuesto","sus","suya","suyas","suyo","s\xe9","s\xed","s\xf3lo","t","tal","tambien","tambi\xe9n","tampoco","tan","tanto","tarde","te","temprano","tendr\xe1","tendr\xe1n","teneis","tenemos","tener","tenga","tengo","tenido","ten\xeda","tercera","ti","tiempo","tiene","tienen","toda","todas","todavia","todav\xeda","todo","todos","total","trabaja","trabajais","trabajamos","trabajan","trabajar","trabajas","trabajo","tras","trata","trav\xe9s","tres","tu","tus","tuvo","tuya","tuyas","tuyo","tuyos","t\xfa","u","ultimo","un","una","unas","uno","unos","usa","usais","usamos","usan","usar","usas","uso","usted","ustedes","v","va","vais","valor","vamos","van","varias","varios","vaya","veces","ver","verdad","verdadera","verdadero","vez","vosotras","vosotros","voy","vuestra","vuestras","vuestro","vuestros","w","x","y","ya","yo","z","\xe9l","\xe9sa","\xe9sas","\xe9se","\xe9sos","\xe9sta","\xe9stas","\xe9ste","\xe9stos","\xfaltima","\xfaltimas","\xfaltimo","\xfaltimos"];

/***/ }),

/***/ 17490:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ stopwords)
/* harmony export */ });
const stopwords=["au","aux","avec","ce","ces","dans","de","des","du","elle","en","et","eux","il","je","la","le","leur","lui","ma","mais","me","m\xeame","mes","moi","mon","ne","nos","notre","nous","on","ou","par","pas","pour","qu","que","qui","sa","se","ses","son","sur","ta","te","tes","toi","ton","tu","un","une","vos","votre","vous","c","d","j","l","\xe0","m","n","s","t","y","","\xe9t\xe9","\xe9t\xe9e","\xe9t\xe9es","\xe9t\xe9s","\xe9tant","suis","es","est","sommes","\xeates","sont","serai","seras","sera","serons","serez","seront","serais","serait","serions","seriez","seraient","\xe9tais","\xe9tait","\xe9tions","\xe9tiez","\xe9taient","fus","fut","f\xfbmes","f\xfbtes","furent","sois","soit","soyons","soyez","soient","fusse","fusses","f\xfbt","fussions","fussiez","fussent","ayant","eu","eue","eues","eus","ai","as","avons","avez","ont","aurai","auras","aura","aurons","aurez","auront","aurais","aurait","aurions","auriez","auraient","avais","avait","avions","aviez","avaient","eut","e\xfbmes","e\xfbtes","eurent","aie","aies","ait","ayons","ayez","aient","eusse","eusses","e\xfbt","eussions","eussiez","eussent","ceci","cela","cel\xe0","cet","cette","ici","ils","les","leurs","quel","quels","quelle","quelles","sans","soi"];

/***/ }),

/***/ 76967:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ stopwords)
/* harmony export */ });
const stopwords=["ad","al","allo","ai","agli","all","agl","alla","alle","con","col","coi","da","dal","dallo","dai","dagli","dall","dagl","dalla","dalle","di","del","dello","dei","degli","dell","degl","della","delle","in","nel","nello","nei","negli","nell","negl","nella","nelle","su","sul","sullo","sui","sugli","sull","sugl","sulla","sulle","per","tra","contro","io","tu","lui","lei","noi","voi","loro","mio","mia","miei","mie","tuo","tua","tuoi","tue","suo","sua","suoi","sue","nostro","nostra","nostri","nostre","vostro","vostra","vostri","vostre","mi","ti","ci","vi","lo","la","li","le","gli","ne","il","un","uno","una","ma","ed","se","perch\xe9","anche","come","dov","dove","che","chi","cui","non","pi\xf9","quale","quanto","quanti","quanta","quante","quello","quelli","quella","quelle","questo","questi","questa","queste","si","tutto","tutti","a","c","e","i","l","o","ho","hai","ha","abbiamo","avete","hanno","abbia","abbiate","abbiano","avr\xf2","avrai","avr\xe0","avremo","avrete","avranno","avrei","avresti","avrebbe","avremmo","avreste","avrebbero","avevo","avevi","aveva","avevamo","avevate","avevano","ebbi","avesti","ebbe","avemmo","aveste","ebbero","avessi","avesse","avessimo","avessero","avendo","avuto","avuta","avuti","avute","sono","sei","\xe8","siamo","siete","sia","siate","siano","sar\xf2","sarai","sar\xe0","saremo","sarete","saranno","sarei","saresti","sarebbe","saremmo","sareste","sarebbero","ero","eri","era","eravamo","eravate","erano","fui","fosti","fu","fummo","foste","furono","fossi","fosse","fossimo","fossero","essendo","faccio","fai","facciamo","fanno","faccia","facciate","facciano","far\xf2","farai","far\xe0","faremo","farete","faranno","farei","faresti","farebbe","faremmo","fareste","farebbero","facevo","facevi","faceva","facevamo","facevate","facevano","feci","facesti","fece","facemmo","faceste","fecero","facessi","facesse","facessimo","facessero","facendo","sto","stai","sta","stiamo","stanno","stia","stiate","stiano","star\xf2","starai","star\xe0","staremo","starete","staranno","starei","staresti","starebbe","staremmo","stareste","starebbero","stavo","stavi","stava","stavamo","stavate","stavano","stetti","stesti","stette","stemmo","steste","stettero","stessi","stesse","stessimo","stessero","stando"];

/***/ }),

/***/ 63444:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ stopwords)
/* harmony export */ });
const stopwords=["de","en","van","ik","te","dat","die","in","een","hij","het","niet","zijn","is","was","op","aan","met","als","voor","had","er","maar","om","hem","dan","zou","of","wat","mijn","men","dit","zo","door","over","ze","zich","bij","ook","tot","je","mij","uit","der","daar","haar","naar","heb","hoe","heeft","hebben","deze","u","want","nog","zal","me","zij","nu","ge","geen","omdat","iets","worden","toch","al","waren","veel","meer","doen","toen","moet","ben","zonder","kan","hun","dus","alles","onder","ja","eens","hier","wie","werd","altijd","doch","wordt","wezen","kunnen","ons","zelf","tegen","na","reeds","wil","kon","niets","uw","iemand","geweest","andere"];

/***/ }),

/***/ 62738:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ stopwords)
/* harmony export */ });
const stopwords=["de","a","o","que","e","do","da","em","um","para","com","n\xe3o","uma","os","no","se","na","por","mais","as","dos","como","mas","ao","ele","das","\xe0","seu","sua","ou","quando","muito","nos","j\xe1","eu","tamb\xe9m","s\xf3","pelo","pela","at\xe9","isso","ela","entre","depois","sem","mesmo","aos","seus","quem","nas","me","esse","eles","voc\xea","essa","num","nem","suas","meu","\xe0s","minha","numa","pelos","elas","qual","n\xf3s","lhe","deles","essas","esses","pelas","este","dele","tu","te","voc\xeas","vos","lhes","meus","minhas","teu","tua","teus","tuas","nosso","nossa","nossos","nossas","dela","delas","esta","estes","estas","aquele","aquela","aqueles","aquelas","isto","aquilo","estou","est\xe1","estamos","est\xe3o","estive","esteve","estivemos","estiveram","estava","est\xe1vamos","estavam","estivera","estiv\xe9ramos","esteja","estejamos","estejam","estivesse","estiv\xe9ssemos","estivessem","estiver","estivermos","estiverem","hei","h\xe1","havemos","h\xe3o","houve","houvemos","houveram","houvera","houv\xe9ramos","haja","hajamos","hajam","houvesse","houv\xe9ssemos","houvessem","houver","houvermos","houverem","houverei","houver\xe1","houveremos","houver\xe3o","houveria","houver\xedamos","houveriam","sou","somos","s\xe3o","era","\xe9ramos","eram","fui","foi","fomos","foram","fora","f\xf4ramos","seja","sejamos","sejam","fosse","f\xf4ssemos","fossem","for","formos","forem","serei","ser\xe1","seremos","ser\xe3o","seria","ser\xedamos","seriam","tenho","tem","temos","t\xe9m","tinha","t\xednhamos","tinham","tive","teve","tivemos","tiveram","tivera","tiv\xe9ramos","tenha","tenhamos","tenham","tivesse","tiv\xe9ssemos","tivessem","tiver","tivermos","tiverem","terei","ter\xe1","teremos","ter\xe3o","teria","ter\xedamos","teriam"];

/***/ }),

/***/ 26519:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ stopwords)
/* harmony export */ });
const stopwords=["и","в","во","не","что","он","на","я","с","со","как","а","то","все","она","так","его","но","да","ты","к","у","же","вы","за","бы","по","только","ее","мне","было","вот","от","меня","еще","нет","о","из","ему","теперь","когда","даже","ну","вдруг","ли","если","уже","или","ни","быть","был","него","до","вас","нибудь","опять","уж","вам","сказал","ведь","там","потом","себя","ничего","ей","может","они","тут","где","есть","надо","ней","для","мы","тебя","их","чем","была","сам","чтоб","без","будто","человек","чего","раз","тоже","себе","под","жизнь","будет","ж","тогда","кто","этот","говорил","того","потому","этого","какой","совсем","ним","здесь","этом","один","почти","мой","тем","чтобы","нее","кажется","сейчас","были","куда","зачем","сказать","всех","никогда","сегодня","можно","при","наконец","два","об","другой","хоть","после","над","больше","тот","через","эти","нас","про","всего","них","какая","много","разве","сказала","три","эту","моя","впрочем","хорошо","свою","этой","перед","иногда","лучше","чуть","том","нельзя","такой","им","более","всегда","конечно","всю","между"];

/***/ })

};
