export const id = 105;
export const ids = [105];
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

/***/ 22018:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ fingerprintOf)
/* harmony export */ });
/** Returns the fingerprint of a run with these settings, by the names of the inputs. It holds no secret. */
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

/***/ 49077:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openEmbedded: () => (/* binding */ openEmbedded)
});

// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: ./build/contract/errors.js
var errors = __webpack_require__(52776);
;// CONCATENATED MODULE: ./build/baseline/measure-base.js

/**
 * What the engine `repository` answered before the change: the same keywords against the tree that the pull request or
 * merge group is based on. Nothing in it is chance, so every difference is the change's doing.
 */
async function measureBase(service, { keywords, language }, { change, eventName }) {
    if (change === undefined)
        return { missing: { kind: 'no-base-for-event', event: eventName } };
    try {
        const { base, pages, passedOver, keywords: changes, against, } = await service.compareWithBase(change, keywords, language);
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
        if (error instanceof errors/* ServiceError */._)
            return { unusable: { kind: 'base', facts: error.facts } };
        throw error;
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
var embedded_service = __webpack_require__(74116);
// EXTERNAL MODULE: ./build/embedded/settings.js
var embedded_settings = __webpack_require__(6638);
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





/**
 * Copies a report that the embedded service keeps below `dataFolder`, by its `file:` URL. Rejects with a DownloadError,
 * also for any other URL.
 */
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












/** Opens the embedded service on the pages of the workspace. */
function openEmbedded({ keysMissing, ...service }, settings, { facts, ...run }) {
    const { keywords, samples, reportFont } = settings;
    const answers = [];
    const embedded = (0,embedded_service/* createEmbeddedService */._)({
        settings: service,
        folder: facts.workspace,
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
        costs: embedded.costs,
        answers: () => answers,
        preflight: () => (keysMissing ? { kind: 'no-secrets' } : (0,preflight/* checkCost */._)(demand)),
        fetchReport: request => copyReport(request, run.dataFolder),
        deadline: run.deadline,
        measureBase: () => measureBase(embedded, settings, facts),
        close: embedded.close,
    };
}
/** Returns what the greatest number of samples asks of live engines. A replay asks nothing, and has no limits. */
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


/**
 * Returns why `requests` calls cannot be made within the limits of an account and the time budget, in minutes;
 * undefined where they can.
 */
function checkLimits(requests, { perDay, perMinute }, timeoutMinutes) {
    if (requests > perDay)
        return { kind: 'day-limit', requests, perDay };
    if ((0,_scan_demand_js__WEBPACK_IMPORTED_MODULE_0__/* .minutesOf */ .dp)(requests, perMinute) >= timeoutMinutes)
        return { kind: 'time-budget', requests, perMinute, timeoutMinutes };
    return undefined;
}
/** Returns why a run is estimated to cost more than allowed; undefined where it is not. An unknown cost counts as 0. */
function checkCost(demand) {
    const { maxCost } = demand;
    const estimate = (0,_scan_demand_js__WEBPACK_IMPORTED_MODULE_0__/* .estimatedCost */ .Sm)(demand);
    return maxCost !== undefined && (0,_gate_compare_js__WEBPACK_IMPORTED_MODULE_1__/* .isAbove */ .oi)(estimate, maxCost)
        ? { kind: 'cost-limit', estimate, maxCost }
        : undefined;
}


/***/ })

};
