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

// EXTERNAL MODULE: ./build/embedded/service.js + 15 modules
var embedded_service = __webpack_require__(25845);
// EXTERNAL MODULE: ./build/embedded/settings.js
var embedded_settings = __webpack_require__(6638);
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
;// CONCATENATED MODULE: ./build/run/open-embedded.js






/** Opens the embedded service on the pages of the workspace. */
function openEmbedded({ keysMissing, ...service }, settings, { facts, ...run }) {
    const { keywords, samples, reportFont } = settings;
    const embedded = (0,embedded_service/* createEmbeddedService */._)({
        settings: service,
        folder: facts.workspace,
        keywords,
        downloadUrl: ({ path }) => (0,external_node_url_.pathToFileURL)(path).href,
        reportFont,
        ...run,
    });
    const liveEngines = settings.engines.filter(engine => engine !== embedded_settings/* REPOSITORY */.B);
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
                'prompt-template': [service.promptTemplate],
            },
        }),
        cost: {
            address: undefined,
            limits: undefined,
            questions: liveEngines.map(engine => ({ engine, count: keywords.length * samples.max })),
        },
        preflight: () => (keysMissing ? { kind: 'no-secrets' } : undefined),
        fetchReport: request => copyReport(request, run.dataFolder),
        deadline: run.deadline,
        measureBase: () => measureBase(embedded, settings, facts),
        close: embedded.close,
    };
}


/***/ })

};
