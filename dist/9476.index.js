export const id = 9476;
export const ids = [9476];
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

/***/ 22018:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ fingerprintOf)
/* harmony export */ });
function fingerprintOf({ brand, keywords, language, scanPer }, { engines, service, settings }) {
    return {
        brand: [brand],
        keywords,
        engines,
        language: [language],
        'scan-per': [scanPer],
        service: [service],
        ...settings,
    };
}


/***/ }),

/***/ 96225:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openEmbedded: () => (/* binding */ openEmbedded)
});

// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: ./build/contract/errors.js
var errors = __webpack_require__(52776);
;// CONCATENATED MODULE: ./build/comparison/measure-base.js

async function measureBase(service, { keywords, language }, { change, beforePush: before, eventName }) {
    const commits = change ?? (before === undefined ? undefined : { before });
    if (commits === undefined) {
        if (eventName === 'push')
            return { missing: { kind: 'no-commit-before-push' } };
        return { missing: { kind: 'no-base-for-event', event: eventName } };
    }
    try {
        const { base, pages, passedOver, keywords: changes, against, } = await service.compareWithBase(commits, keywords, language);
        const cited = base.keywords.some(keyword => keyword.cited);
        return {
            baseline: {
                overallBcr: base.score,
                citedEngines: cited ? 1 : 0,
                engines: [{ engine: 'repository', cited, bcrScore: base.score }],
                runs: [],
                content: { pages, passedOver, keywords: changes },
                origin: { kind: 'base', against },
            },
        };
    }
    catch (error) {
        if (!(error instanceof errors/* ServiceError */._))
            throw error;
        const { corpus } = error.facts;
        if (before !== undefined && corpus?.kind === 'commit-unavailable' && corpus.commit === before) {
            return { missing: { kind: 'no-commit-before-push', commit: before } };
        }
        return { unusable: { kind: 'base', facts: error.facts } };
    }
}

// EXTERNAL MODULE: ./build/embedded/engine-scan.js
var engine_scan = __webpack_require__(99399);
// EXTERNAL MODULE: ./build/embedded/engines/engines.js + 16 modules
var engines_engines = __webpack_require__(45747);
// EXTERNAL MODULE: ./build/embedded/engines/plan.js
var plan = __webpack_require__(5292);
// EXTERNAL MODULE: ./build/embedded/engines/question.js
var question = __webpack_require__(48855);
// EXTERNAL MODULE: ./build/embedded/service.js + 18 modules
var embedded_service = __webpack_require__(84245);
// EXTERNAL MODULE: ./build/embedded/settings.js
var embedded_settings = __webpack_require__(6638);
// EXTERNAL MODULE: ./build/scan/answer-order.js
var answer_order = __webpack_require__(17321);
// EXTERNAL MODULE: ./build/scan/demand.js
var demand = __webpack_require__(83721);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/client/download-error.js
var download_error = __webpack_require__(48583);
// EXTERNAL MODULE: ./build/lib/http/dispatcher.js
var dispatcher = __webpack_require__(93256);
;// CONCATENATED MODULE: ./build/service-reports/copy-report.js





async function copyReport({ url, path }, dataFolder) {
    const refused = (detail) => new download_error/* DownloadError */.n({ kind: 'refused', url: 'file:', detail });
    const wanted = URL.parse(url);
    if (wanted?.protocol !== 'file:' || wanted.host !== '')
        throw refused('not a file of this machine');
    try {
        const source = await (0,promises_.realpath)((0,external_node_url_.fileURLToPath)(wanted));
        if (!source.startsWith((0,external_node_path_.join)(await (0,promises_.realpath)(dataFolder), external_node_path_.sep))) {
            throw refused('not a file of the embedded service');
        }
        await (0,promises_.copyFile)(source, path);
    }
    catch (error) {
        if (error instanceof download_error/* DownloadError */.n)
            throw error;
        throw new download_error/* DownloadError */.n({ kind: 'disk', url: 'file:', ...(0,dispatcher/* readSystemError */.av)(error, text => text) });
    }
}

// EXTERNAL MODULE: ./build/run/fingerprint.js
var fingerprint = __webpack_require__(22018);
// EXTERNAL MODULE: ./build/run/preflight.js
var preflight = __webpack_require__(50305);
;// CONCATENATED MODULE: ./build/run/open-embedded.js













function openEmbedded({ keysMissing, ...service }, settings, { facts, ...run }) {
    const { keywords, samples, reportFont } = settings;
    const answers = [];
    const embedded = (0,embedded_service/* createEmbeddedService */._)({
        settings: service,
        folder: facts.workspace,
        change: facts.change,
        recordings: {
            workspace: facts.workspace,
            change: facts.change,
            workflowCommit: facts.workflowCommit,
        },
        keywords,
        downloadUrl: ({ path }) => (0,external_node_url_.pathToFileURL)(path).href,
        reportFont,
        onAnswer: record => answers.push(record),
        ...run,
    });
    const liveEngines = settings.engines.filter(engine => engine !== embedded_settings/* REPOSITORY */.B);
    const demand = demandOf(service, settings);
    return {
        service: embedded,
        isDeterministic: service.models.join() === embedded_settings/* REPOSITORY */.B,
        fingerprint: (0,fingerprint/* fingerprintOf */.a)(settings, {
            engines: service.models,
            service: 'embedded',
            settings: {
                content: service.content,
                'competitor-content': service.competitorFolders.map(({ name, folder }) => `${name} = ${folder}`),
                'brand-domains': service.brandDomains,
                'brand-aliases': service.brandAliases,
                'prompt-template': service.promptTemplates,
                country: service.countries,
                city: service.city === undefined ? [] : [service.city],
                questions: service.ownQuestions.map(question/* formatAskedKeyword */.d_),
            },
        }),
        cost: {
            address: undefined,
            limits: undefined,
            questions: liveEngines.map(engine => ({ engine, count: keywords.length * samples.max })),
        },
        demand: () => demand,
        costs: () => (0,answer_order/* orderCosts */.X)(embedded.costs(), settings),
        answers: () => (0,answer_order/* orderAnswers */.g)(answers, settings),
        preflight: () => (keysMissing ? { kind: 'no-secrets' } : (0,preflight/* checkCost */._)(demand)),
        fetchReport: request => copyReport(request, run.dataFolder),
        deadline: run.deadline,
        storeScan: embedded.storeScan,
        measureBase: () => measureBase(embedded, settings, facts),
        close: embedded.close,
    };
}
function demandOf({ answers, maxRequests, maxCost }, { engines, keywords, samples, language }) {
    if (answers.mode === 'replay') {
        return { requests: 0, minutes: 0, engines: [], maxRequests: undefined, maxCost: undefined };
    }
    const specs = engines.map(engines_engines/* readEngineSpec */.iI).filter(spec => spec !== undefined);
    const scope = { questions: keywords.length, samples: samples.max, judged: !(0,engine_scan/* isEnglish */.L)(language) };
    const calls = (0,plan/* estimateCalls */.UH)(specs, scope);
    const requestsOf = (some) => some.reduce((sum, { answers: count, judgements }) => sum + count + judgements, 0);
    const vendors = [...Map.groupBy(calls, ({ vendor }) => vendor).values()];
    const minutes = vendors.map(ofVendor => (0,demand/* minutesOf */.dp)(requestsOf(ofVendor), ofVendor[0]?.perMinute ?? 1));
    return {
        requests: requestsOf(calls),
        minutes: Math.max(0, ...minutes),
        engines: calls,
        maxRequests,
        maxCost,
    };
}


/***/ }),

/***/ 50305:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ checkLimits),
/* harmony export */   _: () => (/* binding */ checkCost)
/* harmony export */ });
/* harmony import */ var _gate_compare_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13737);
/* harmony import */ var _scan_demand_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83721);


function checkLimits(requests, { perDay, perMinute }, timeoutMinutes) {
    if (requests > perDay)
        return { kind: 'day-limit', requests, perDay };
    if ((0,_scan_demand_js__WEBPACK_IMPORTED_MODULE_0__/* .minutesOf */ .dp)(requests, perMinute) >= timeoutMinutes)
        return { kind: 'time-budget', requests, perMinute, timeoutMinutes };
    return undefined;
}
function checkCost(demand) {
    const { maxCost } = demand;
    const estimate = (0,_scan_demand_js__WEBPACK_IMPORTED_MODULE_0__/* .estimatedCost */ .Sm)(demand);
    return maxCost !== undefined && (0,_gate_compare_js__WEBPACK_IMPORTED_MODULE_1__/* .isAbove */ .oi)(estimate, maxCost)
        ? { kind: 'cost-limit', estimate, maxCost }
        : undefined;
}


/***/ }),

/***/ 17321:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ orderCosts),
/* harmony export */   g: () => (/* binding */ orderAnswers)
/* harmony export */ });
function orderAnswers(records, { keywords, engines }) {
    const keywordPlace = placesOf(keywords);
    const enginePlace = placesOf(engines);
    return records.toSorted((a, b) => a.sample - b.sample ||
        keywordPlace(a.keyword) - keywordPlace(b.keyword) ||
        enginePlace(a.engine) - enginePlace(b.engine));
}
function orderCosts(costs, { engines }) {
    const place = placesOf(engines);
    return costs.toSorted((a, b) => place(a.engine) - place(b.engine));
}
function placesOf(names) {
    const places = new Map(names.map((name, index) => [name, index]));
    return name => places.get(name) ?? names.length;
}


/***/ })

};
