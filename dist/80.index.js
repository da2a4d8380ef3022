export const id = 80;
export const ids = [80];
export const modules = {

/***/ 69810:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OI: () => (/* binding */ innermost),
/* harmony export */   bf: () => (/* binding */ ownerOf),
/* harmony export */   j1: () => (/* binding */ readFolder),
/* harmony export */   sh: () => (/* binding */ readCompetitorFolders)
/* harmony export */ });
/** Whose page a file is. */
/**
 * Reads lines of `name = folder`. A competitor may have several folders. Undefined when a line is not understood: no
 * name, no folder, or one that is absolute, is the repository itself or leaves it.
 */
function readCompetitorFolders(lines) {
    const competitors = lines.map(line => {
        const [, name, path] = /^([^=]*[^=\s])\s*=\s*(.+)$/.exec(line.trim()) ?? [];
        const folder = path === undefined ? undefined : readFolder(path);
        return name === undefined || folder === undefined ? undefined : { name, folder };
    });
    return competitors.every(competitor => competitor !== undefined) ? competitors : undefined;
}
/** A folder inside the repository, `./docs/` as `docs`; undefined for any other. */
function readFolder(path) {
    const folder = path.trim().replace(/^(?:\.\/+)+|\/+$/g, '');
    const inside = folder.split('/').every(segment => segment !== '' && segment !== '.' && segment !== '..');
    return inside && !path.trim().startsWith('/') ? folder : undefined;
}
/** The competitor a path belongs to, the innermost folder's; undefined for the brand's own pages. */
function ownerOf(path, competitors) {
    return innermost(path, competitors)?.name;
}
/** The rule with the longest folder around `path`; the empty folder is around all. */
function innermost(path, rules) {
    const around = rules.filter(({ folder }) => folder === '' || path.startsWith(`${folder}/`));
    return around.reduce((best, rule) => (best === undefined || rule.folder.length > best.folder.length ? rule : best), undefined);
}


/***/ }),

/***/ 39961:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ readSiteUrls),
/* harmony export */   r: () => (/* binding */ urlOf)
/* harmony export */ });
/* harmony import */ var _owners_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69810);
/** Where a file is published. */

/**
 * Reads lines of `https://site/{path}` or `folder = https://site/{path}`; `{path}` is then relative to the folder. A
 * template without `{path}` has the path appended. Undefined when a line is not understood, or two are for one folder.
 */
function readSiteUrls(lines) {
    const siteUrls = lines.map(readLine);
    const folders = new Set(siteUrls.map(siteUrl => siteUrl?.folder));
    return siteUrls.every(siteUrl => siteUrl !== undefined) && folders.size === lines.length
        ? siteUrls
        : undefined;
}
function readLine(line) {
    const [, path, url = ''] = /^(?:(?!https?:)([^=]+)=)?\s*(\S+)$/i.exec(line.trim()) ?? [];
    const folder = path === undefined ? '' : (0,_owners_js__WEBPACK_IMPORTED_MODULE_0__/* .readFolder */ .j1)(path);
    const template = /\{path\}/.test(url) ? url : `${url.replace(/\/+$/, '')}/{path}`;
    // Any path must leave the origin as it is: `{path}` comes after the host.
    const valid = /^https?:\/\/[^/{}?#@]+\/[^{}]*\{path\}[^{}]*$/i.test(template) &&
        URL.canParse(template.replace('{path}', ''));
    return folder === undefined || !valid ? undefined : { folder, template };
}
/**
 * The public URL of a page; its path in the repository when no template applies. The path goes without its
 * extension, and a page named `index` or `README` is its folder's. A `slug` that starts with `/` replaces the whole
 * path, any other its last segment.
 */
function urlOf(path, slug, siteUrls) {
    const siteUrl = (0,_owners_js__WEBPACK_IMPORTED_MODULE_0__/* .innermost */ .OI)(path, siteUrls);
    if (siteUrl === undefined)
        return path;
    const inside = siteUrl.folder === '' ? path : path.slice(siteUrl.folder.length + 1);
    const segments = slugged(inside, slug);
    const [before = '', after = ''] = siteUrl.template.split('{path}');
    if (segments.isFolder)
        return joinFolder(before, segments.names, after);
    return `${before}${segments.names.map(encodeSegment).join('/')}${after}`;
}
/** Segments of the published path; whether they name a folder's own page. */
function slugged(path, slug) {
    const folders = path.split('/').filter(isName);
    const name = folders.pop()?.replace(/\.[a-z]+$/i, '') ?? '';
    const isFolderPage = /^(?:index|readme)$/i.test(name);
    if (slug === undefined) {
        return { names: isFolderPage ? folders : [...folders, name], isFolder: isFolderPage };
    }
    const names = slug.split('/').filter(isName);
    const all = slug.startsWith('/') ? names : [...(isFolderPage ? folders.slice(0, -1) : folders), ...names];
    return { names: all, isFolder: all.length === 0 };
}
function isName(segment) {
    return segment !== '' && segment !== '.' && segment !== '..';
}
/** A folder's page takes no `.html`, and the site's own root no second slash. */
function joinFolder(before, names, after) {
    const path = names.map(encodeSegment).join('/');
    if (path === '')
        return before.endsWith('/') ? before : `${before}/`;
    const ending = after.startsWith('.') ? '/' : after;
    return `${before}${path}${ending}`;
}
/** Percent-encodes what would end the path or break the URL; letters of other scripts too. */
function encodeSegment(segment) {
    return encodeURIComponent(segment.toWellFormed()).replace(/%(?:40|3A|24|26|2B|2C|3B|3D)/g, decodeURIComponent);
}


/***/ }),

/***/ 31080:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readEmbeddedInputs: () => (/* binding */ readEmbeddedInputs)
/* harmony export */ });
/* harmony import */ var _embedded_citation_domains_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69580);
/* harmony import */ var _embedded_corpus_owners_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(69810);
/* harmony import */ var _embedded_corpus_site_url_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(39961);
/* harmony import */ var _embedded_engine_scan_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(99399);
/* harmony import */ var _embedded_engines_connection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87084);
/* harmony import */ var _embedded_engines_engines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45747);
/* harmony import */ var _embedded_engines_plan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5292);
/* harmony import */ var _embedded_engines_question_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48855);
/* harmony import */ var _embedded_engines_recording_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4820);
/* harmony import */ var _embedded_settings_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6638);
/* harmony import */ var _lib_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(94869);
/** Reads the inputs of the embedded service. Loaded on demand: a run with a hosted service needs none of this code. */











/** Reads the settings of the embedded service from its inputs, and from the environment of its engines. Reports every problem. */
function readEmbeddedInputs(inputs, env) {
    const problems = [];
    const take = (input, value, allowed) => {
        if (value === undefined)
            problems.push({ input, allowed });
        return value;
    };
    const domains = inputs['brand-domains'].map(_embedded_citation_domains_js__WEBPACK_IMPORTED_MODULE_0__/* .readBrandDomain */ .U4);
    const settings = {
        content: inputs.content,
        baseContent: inputs['base-content'] === ''
            ? undefined
            : take('base-content', (0,_embedded_corpus_owners_js__WEBPACK_IMPORTED_MODULE_6__/* .readFolder */ .j1)(inputs['base-content']), 'a folder inside the repository, such as _base/site'),
        siteUrls: take('site-url', (0,_embedded_corpus_site_url_js__WEBPACK_IMPORTED_MODULE_7__/* .readSiteUrls */ .a)(inputs['site-url']), 'one http(s) URL with {path} after its host, such as https://acme.example/{path}; or folder = URL lines') ?? [],
        competitorFolders: take('competitor-content', (0,_embedded_corpus_owners_js__WEBPACK_IMPORTED_MODULE_6__/* .readCompetitorFolders */ .sh)(inputs['competitor-content']), 'name = folder lines, the folder inside the repository') ?? [],
        competitors: take('competitors', readCompetitorDomains(inputs.competitors), 'domains such as globex.com after each =; no path, no public suffix, no IP address') ?? [],
        brandDomains: take('brand-domains', domains.every(domain => domain !== undefined) ? domains : undefined, 'domains of your own such as acme.com; no path, no public suffix, no IP address') ?? [],
        brandAliases: inputs['brand-aliases'],
        promptTemplates: take('prompt-template', (0,_embedded_engines_question_js__WEBPACK_IMPORTED_MODULE_4__/* .readPromptTemplates */ .w2)(inputs['prompt-template']), 'questions, one a line, each with {keyword} and optionally {language}; no other placeholder') ?? [],
        countries: inputs.country,
        city: inputs.city || undefined,
        ownQuestions: inputs.keywords.filter(({ questions }) => questions.length > 0),
        maxAnswerLoss: shareOf(inputs['max-answer-loss']),
        maxRequests: inputs['max-requests'],
        maxCost: inputs['max-cost'],
        answers: take('answers', (0,_embedded_engines_recording_js__WEBPACK_IMPORTED_MODULE_5__/* .readAnswersSetting */ .wh)(inputs.answers), 'record:PATH or replay:PATH') ?? {
            mode: 'live',
        },
        models: [],
    };
    if (settings.promptTemplates.length === 0)
        settings.promptTemplates = [_embedded_engines_question_js__WEBPACK_IMPORTED_MODULE_4__/* .DEFAULT_PROMPT_TEMPLATE */ .Ky];
    const questions = settings.ownQuestions.flatMap(asked => asked.questions);
    if (!questions.every(_embedded_engines_question_js__WEBPACK_IMPORTED_MODULE_4__/* .hasKnownPlaceholders */ .U1)) {
        problems.push({
            input: 'keywords',
            allowed: 'questions without a placeholder other than {keyword} and {language}',
        });
    }
    const specs = readEngines(inputs.engines, problems);
    const usesRepository = inputs.engines.length === 0 || inputs.engines.includes(_embedded_settings_js__WEBPACK_IMPORTED_MODULE_8__/* .REPOSITORY */ .B);
    settings.models = [
        ...(usesRepository ? [_embedded_settings_js__WEBPACK_IMPORTED_MODULE_8__/* .REPOSITORY */ .B] : []),
        ...specs.map(({ name, model }) => `${name}:${model}`),
    ];
    const keysMissing = settings.answers.mode !== 'replay' && checkConnections(specs, env, problems);
    const givesSources = specs.some(({ name }) => _embedded_engines_engines_js__WEBPACK_IMPORTED_MODULE_2__/* .engines */ .sP[name].givesSources);
    if (givesSources && settings.brandDomains.length === 0) {
        const allowed = 'the domains of your brand: an engine that names its sources cites the brand by them';
        problems.push({ input: 'brand-domains', allowed });
    }
    checkCompetitors(settings, { givesSources, usesRepository }, problems);
    checkSamples(specs, inputs, problems);
    checkRequests(specs, inputs, problems);
    return { settings, problems, keysMissing };
}
function shareOf(percent) {
    return percent === undefined ? undefined : percent / 100;
}
/** Returns undefined when a domain does not parse. */
function readCompetitorDomains(competitors) {
    const read = competitors.map(({ name, domains }) => ({ name, domains: domains.map(_embedded_citation_domains_js__WEBPACK_IMPORTED_MODULE_0__/* .readBrandDomain */ .U4) }));
    const known = read.map(({ name, domains }) => ({
        name,
        domains: domains.filter(domain => domain !== undefined),
    }));
    return read.some(({ domains }) => domains.includes(undefined)) ? undefined : known;
}
/** Checks that every engine can recognise every competitor: by its domains, or by its captured pages. */
function checkCompetitors({ competitors, competitorFolders, brandDomains }, { givesSources, usesRepository }, problems) {
    const report = (input, wrong, allowed) => {
        if (wrong.length === 0)
            return;
        problems.push({ input, allowed: `${allowed}: ${wrong.map(({ name }) => name).join(', ')}` });
    };
    report('competitors', competitors.filter(({ domains }) => domains.some(domain => brandDomains.includes(domain))), 'domains that brand-domains does not list. These share one');
    report('competitors', competitors.filter(({ domains }) => givesSources && domains.length === 0), 'name = domain: an engine that names its sources recognises a competitor by its domains. Without one');
    const captured = new Set(competitorFolders.map(({ name }) => (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_9__/* .foldName */ .zN)(name)));
    report('competitor-content', competitors.filter(({ name }) => usesRepository && !captured.has((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_9__/* .foldName */ .zN)(name))), 'name = folder lines for all competitors: the engine repository measures them by captured pages. Without any');
}
function readEngines(ids, problems) {
    const live = ids.filter(id => id !== _embedded_settings_js__WEBPACK_IMPORTED_MODULE_8__/* .REPOSITORY */ .B);
    for (const id of live) {
        const replacement = (0,_embedded_engines_engines_js__WEBPACK_IMPORTED_MODULE_2__/* .readReplacement */ .Bx)(id);
        if (replacement === undefined)
            continue;
        problems.push({ input: 'engines', allowed: `${replacement}. The vendor ended the model of ${id}` });
    }
    const specs = live.filter(id => (0,_embedded_engines_engines_js__WEBPACK_IMPORTED_MODULE_2__/* .readReplacement */ .Bx)(id) === undefined).map(_embedded_engines_engines_js__WEBPACK_IMPORTED_MODULE_2__/* .readEngineSpec */ .iI);
    if (specs.some(spec => spec === undefined || spec.country !== undefined)) {
        const names = [_embedded_settings_js__WEBPACK_IMPORTED_MODULE_8__/* .REPOSITORY */ .B, ...Object.keys(_embedded_engines_engines_js__WEBPACK_IMPORTED_MODULE_2__/* .engines */ .sP)].join(', ');
        const allowed = `${names}; a model after a colon, as in openai:MODEL; ${describeModels()}; countries only in the input country. For a hosted service, set base-url`;
        problems.push({ input: 'engines', allowed });
    }
    return specs.filter(spec => spec !== undefined);
}
/** Returns which engines require a model, and which models they have. */
function describeModels() {
    return Object.entries(_embedded_engines_engines_js__WEBPACK_IMPORTED_MODULE_2__/* .engines */ .sP)
        .filter(([, { defaultModel }]) => defaultModel === undefined)
        .map(([name, { models }]) => `${name} requires ${models ? models.join(' or ') : 'one'}`)
        .join(', ');
}
/** Checks that no engine is asked twice for what it repeats. */
function checkSamples(specs, { samples }, problems) {
    const repeating = specs.filter(({ name }) => repeatsAnswers(name));
    if (samples.max === 1 || repeating.length === 0)
        return;
    const ids = repeating.map(({ id }) => id).join(', ');
    const allowed = `1 with ${ids}: the same answer comes back for half an hour, so a second sample tells nothing. Run them in a job of their own`;
    problems.push({ input: 'samples', allowed });
}
function repeatsAnswers(name) {
    const engine = _embedded_engines_engines_js__WEBPACK_IMPORTED_MODULE_2__/* .engines */ .sP[name];
    return engine.repeatsAnswers ?? false;
}
/** Tells whether a key is missing. Reports every other problem of the environment. */
function checkConnections(specs, env, problems) {
    let keysMissing = false;
    for (const name of new Set(specs.map(spec => spec.name))) {
        const connection = (0,_embedded_engines_connection_js__WEBPACK_IMPORTED_MODULE_1__/* .readConnection */ .dC)(name, env);
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
        (0,_embedded_engines_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .planCalls */ .jU)(specs, {
            questions: inputs.keywords.length * Math.max(1, inputs.country.length),
            samples: inputs.samples.max,
            judged: !(0,_embedded_engine_scan_js__WEBPACK_IMPORTED_MODULE_10__/* .isEnglish */ .L)(inputs.language),
            maxRequests: inputs['max-requests'],
        });
    }
    catch (error) {
        if (!(error instanceof _embedded_engines_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .TooManyRequestsError */ .AC))
            throw error;
        const allowed = `${error.plan.requests} or more, which these engines, keywords and samples need; or fewer of them`;
        problems.push({ input: 'max-requests', allowed });
    }
}


/***/ })

};
