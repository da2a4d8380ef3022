export const id = 257;
export const ids = [257];
export const modules = {

/***/ 27257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readEmbeddedInputs: () => (/* binding */ readEmbeddedInputs)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(50977);
/* harmony import */ var _citation_domains_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69580);
/* harmony import */ var _corpus_owners_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(69810);
/* harmony import */ var _corpus_site_url_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39961);
/* harmony import */ var _engine_scan_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(99399);
/* harmony import */ var _engines_connection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87084);
/* harmony import */ var _engines_engines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54216);
/* harmony import */ var _engines_plan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5292);
/* harmony import */ var _engines_prompt_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(44869);
/* harmony import */ var _engines_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32506);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6638);
/** The inputs of the embedded service. A module of its own: with a hosted service none of this code is loaded. */











/** Understands the inputs, and the environment as far as engines need it. Reports every problem. */
function readEmbeddedInputs(inputs, env) {
    const problems = [];
    const take = (input, value, allowed) => {
        if (value === undefined)
            problems.push({ input, allowed });
        return value;
    };
    const domains = inputs['brand-domains'].map(_citation_domains_js__WEBPACK_IMPORTED_MODULE_0__/* .readBrandDomain */ .U);
    const settings = {
        content: inputs.content,
        siteUrls: take('site-url', (0,_corpus_site_url_js__WEBPACK_IMPORTED_MODULE_5__/* .readSiteUrls */ .a)(inputs['site-url']), 'one http(s) URL with {path} after its host, such as https://acme.example/{path}; or folder = URL lines') ?? [],
        competitors: take('competitor-content', (0,_corpus_owners_js__WEBPACK_IMPORTED_MODULE_6__/* .readCompetitors */ .ew)(inputs['competitor-content']), 'name = folder lines, the folder inside the repository') ?? [],
        rivals: take('competitors', readRivalDomains(inputs.competitors), 'domains such as globex.com after each =; no path, no public suffix, no IP address') ?? [],
        brandDomains: take('brand-domains', domains.every(domain => domain !== undefined) ? domains : undefined, 'domains of your own such as acme.com; no path, no public suffix, no IP address') ?? [],
        brandAliases: inputs['brand-aliases'],
        promptTemplate: take('prompt-template', (0,_engines_prompt_js__WEBPACK_IMPORTED_MODULE_7__/* .readPromptTemplate */ .LH)(inputs['prompt-template'] || _engines_prompt_js__WEBPACK_IMPORTED_MODULE_7__/* .DEFAULT_PROMPT_TEMPLATE */ .Ky), 'a question with {keyword}, and {language} where you want it; no other placeholder') ?? '',
        maxRequests: inputs['max-requests'],
        answers: take('answers', (0,_engines_record_js__WEBPACK_IMPORTED_MODULE_4__/* .readAnswersSetting */ .wh)(inputs.answers), 'record:PATH or replay:PATH') ?? {
            mode: 'live',
        },
        models: [],
    };
    const specs = readEngines(inputs.engines, problems);
    const usesRepository = inputs.engines.length === 0 || inputs.engines.includes(_settings_js__WEBPACK_IMPORTED_MODULE_8__/* .REPOSITORY */ .B);
    settings.models = [
        ...(usesRepository ? [_settings_js__WEBPACK_IMPORTED_MODULE_8__/* .REPOSITORY */ .B] : []),
        ...specs.map(({ name, model }) => `${name}:${model}`),
    ];
    const keysMissing = settings.answers.mode !== 'replay' && checkConnections(specs, env, problems);
    const givesSources = specs.some(({ name }) => _engines_engines_js__WEBPACK_IMPORTED_MODULE_2__/* .engines */ .sP[name].givesSources);
    if (givesSources && settings.brandDomains.length === 0) {
        const allowed = 'the domains of your brand: engines that name their sources are judged by them';
        problems.push({ input: 'brand-domains', allowed });
    }
    checkRivals(settings, { givesSources, usesRepository }, problems);
    checkRequests(specs, inputs, problems);
    return { settings, problems, keysMissing };
}
/** Undefined when one of the domains is none. */
function readRivalDomains(rivals) {
    const read = rivals.map(({ name, domains }) => ({ name, domains: domains.map(_citation_domains_js__WEBPACK_IMPORTED_MODULE_0__/* .readBrandDomain */ .U) }));
    const known = read.map(({ name, domains }) => ({
        name,
        domains: domains.filter(domain => domain !== undefined),
    }));
    return read.some(({ domains }) => domains.includes(undefined)) ? undefined : known;
}
/** Each engine needs something to know a competitor by. */
function checkRivals({ rivals, competitors, brandDomains }, { givesSources, usesRepository }, problems) {
    const report = (input, wrong, allowed) => {
        if (wrong.length === 0)
            return;
        problems.push({ input, allowed: `${allowed}: ${wrong.map(({ name }) => name).join(', ')}` });
    };
    report('competitors', rivals.filter(({ domains }) => domains.some(domain => brandDomains.includes(domain))), 'domains that are not among brand-domains, which these have');
    report('competitors', rivals.filter(({ domains }) => givesSources && domains.length === 0), 'name = domain, for engines that name their sources judge a competitor by its domains; without one');
    const captured = new Set(competitors.map(({ name }) => (0,_text_js__WEBPACK_IMPORTED_MODULE_9__/* .nameKey */ .Rc)(name)));
    report('competitor-content', rivals.filter(({ name }) => usesRepository && !captured.has((0,_text_js__WEBPACK_IMPORTED_MODULE_9__/* .nameKey */ .Rc)(name))), 'name = folder lines for all of competitors: the engine repository can measure them by captured pages alone; ' +
        'without any');
}
function readEngines(ids, problems) {
    const specs = ids.filter(id => id !== _settings_js__WEBPACK_IMPORTED_MODULE_8__/* .REPOSITORY */ .B).map(_engines_engines_js__WEBPACK_IMPORTED_MODULE_2__/* .readEngineSpec */ .iI);
    if (specs.includes(undefined)) {
        const names = [_settings_js__WEBPACK_IMPORTED_MODULE_8__/* .REPOSITORY */ .B, ...Object.keys(_engines_engines_js__WEBPACK_IMPORTED_MODULE_2__/* .engines */ .sP)].join(', ');
        const allowed = `${names}; a model after a colon, as in openai:MODEL, and always for openai-compatible. Or set base-url, if you meant a hosted service`;
        problems.push({ input: 'engines', allowed });
    }
    return specs.filter(spec => spec !== undefined);
}
/** Whether a key is missing; every other problem of the environment is reported. */
function checkConnections(specs, env, problems) {
    let keysMissing = false;
    for (const name of new Set(specs.map(spec => spec.name))) {
        const connection = (0,_engines_connection_js__WEBPACK_IMPORTED_MODULE_1__/* .readConnection */ .dC)(name, env);
        if (!('problem' in connection))
            continue;
        const { problem } = connection;
        if (problem.kind === 'missing')
            keysMissing = true;
        else {
            const what = problem.kind === 'bad-key' ? 'one line of visible ASCII characters' : 'an https URL';
            problems.push({ input: 'engines', allowed: `${problem.variable} in the environment to be ${what}` });
        }
    }
    return keysMissing;
}
function checkRequests(specs, inputs, problems) {
    try {
        (0,_engines_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .planCalls */ .j)(specs, {
            questions: inputs.keywords.length,
            samples: inputs.samples.most,
            judged: !(0,_engine_scan_js__WEBPACK_IMPORTED_MODULE_10__/* .isEnglish */ .L)(inputs.language),
            maxRequests: inputs['max-requests'],
        });
    }
    catch (error) {
        if (!(error instanceof _engines_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .TooManyRequestsError */ .A))
            throw error;
        const allowed = `${error.plan.requests} or more, which is what these engines, keywords and samples need; or ask for less`;
        problems.push({ input: 'max-requests', allowed });
    }
}


/***/ })

};
