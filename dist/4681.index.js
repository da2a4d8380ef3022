export const id = 4681;
export const ids = [4681];
export const modules = {

/***/ 20894:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U: () => (/* binding */ compare)
});

// EXTERNAL MODULE: ./build/scan/measure.js
var measure = __webpack_require__(19532);
// EXTERNAL MODULE: ./build/comparison/comparison.js
var comparison = __webpack_require__(25039);
;// CONCATENATED MODULE: ./build/comparison/unpaired.js

function listUnpaired({ cells }, runs, paired, asked) {
    const earlier = [...new Map(runs.flatMap(run => run.cells).map(cell => [(0,comparison/* keyOf */.TN)(cell), cell])).values()];
    const others = runs.flatMap(run => run.others ?? []);
    const now = namesOf(cells);
    const before = namesOf(earlier);
    const engines = new Set([...asked.engines, ...now.engines]);
    const keywords = new Set([...asked.keywords, ...now.keywords]);
    const former = namesOf([...earlier, ...others]);
    const isPaired = new Set(paired.map(comparison/* keyOf */.TN));
    const isOfBoth = ({ engine, keyword }) => now.engines.has(engine) &&
        before.engines.has(engine) &&
        (keyword === undefined || (keywords.has(keyword) && before.keywords.has(keyword)));
    const missing = (side, ofOther) => ofOther
        .filter(cell => isOfBoth(cell) && !isPaired.has((0,comparison/* keyOf */.TN)(cell)))
        .map(({ keyword, engine }) => ({ kind: 'missing-answer', side, keyword, engine }));
    const silent = [...engines].filter(engine => !now.engines.has(engine));
    const unheard = silent.map(engine => ({
        kind: 'silent-engine',
        engine,
        usually: before.engines.has(engine),
    }));
    if (former.engines.size === 0)
        return unheard;
    const fresh = before.keywords.size === 0 ? [] : [...keywords].filter(name => !before.keywords.has(name));
    return [
        ...unheard,
        ...[...now.engines]
            .filter(engine => !before.engines.has(engine))
            .map(engine => ({ kind: 'new-engine', engine })),
        ...[...former.engines]
            .filter(engine => !engines.has(engine))
            .map(engine => ({ kind: 'removed-engine', engine })),
        ...fresh.map(keyword => ({ kind: 'new-keyword', keyword })),
        ...[...former.keywords]
            .filter(keyword => !keywords.has(keyword))
            .map(keyword => ({ kind: 'removed-keyword', keyword })),
        ...missing('now', earlier),
        ...missing('before', cells),
    ];
}
function namesOf(cells) {
    return {
        engines: new Set(cells.map(({ engine }) => engine)),
        keywords: new Set(cells.flatMap(({ keyword }) => keyword ?? [])),
    };
}

;// CONCATENATED MODULE: ./build/comparison/compare.js



function compare(measurement, baseline, asked = { engines: [], keywords: [] }) {
    const { reference = [], content } = baseline;
    const paired = new Set((0,comparison/* pairCells */.Y8)(baseline.runs, measurement.cells).flatMap(toRunNumbers));
    const runs = paired.size === 0 ? baseline.runs : baseline.runs.filter((_, run) => paired.has(run));
    const cells = (0,comparison/* pairCells */.Y8)(runs, measurement.cells);
    const size = cells.length;
    const isWhole = size > 0 &&
        runs.length === baseline.runs.length &&
        [measurement, ...runs].every(run => run.cells.length === size) &&
        cells.every(({ before }) => before.length === runs.length);
    const scoreUnit = unitOf(runs) ?? unitOf([measurement]) ?? 1;
    const engines = size > 0 ? listEngines(cells) : joinEngines(baseline.engines ?? [], measurement);
    return {
        ...{ measurement, runs, reference, cells, isWhole, engines, scoreUnit, content },
        unpaired: listUnpaired(measurement, baseline.runs, cells, asked),
        ...(size > 0 && !isWhole
            ? { score: (0,comparison/* scoreChangeOver */.Ly)(cells, scoreUnit), citedEngines: countEngines(engines) }
            : isWhole || !hasCells(measurement, runs)
                ? {
                    score: toChange(baseline.overallBcr, measurement.overallBcr),
                    citedEngines: toChange(baseline.citedEngines, measurement.citedEngines),
                }
                : { score: undefined, citedEngines: undefined }),
    };
}
function toRunNumbers({ before }) {
    return before.map(({ run }) => run);
}
function hasCells({ cells }, runs) {
    return cells.length > 0 && runs.some(run => run.cells.length > 0);
}
function toChange(was, now) {
    return was === undefined ? undefined : { now, was };
}
function listEngines(cells) {
    return Array.from(Map.groupBy(cells, ({ engine }) => engine), ([engine, ofEngine]) => ({
        engine,
        now: (0,measure/* isCiting */.bp)(ofEngine.map(({ now }) => now)),
        was: (0,measure/* isCiting */.bp)(ofEngine.flatMap(({ before }) => before.map(({ cell }) => cell))),
    }));
}
function joinEngines(before, { engines }) {
    const known = new Map(before.map(({ engine, cited }) => [engine, cited]));
    return engines.flatMap(({ engine, cited: now }) => {
        const was = known.get(engine);
        return was === undefined ? [] : [{ engine, now, was }];
    });
}
function countEngines(engines) {
    return {
        now: engines.filter(({ now }) => now).length,
        was: engines.filter(({ was }) => was).length,
    };
}
function unitOf(runs) {
    const known = runs.filter(({ cells }) => cells.length > 0);
    const ofRuns = known.reduce((sum, { overallBcr }) => sum + overallBcr, 0);
    const ofCells = known.reduce((sum, { cells }) => sum + (0,measure/* mean */.i2)(cells.map(measure/* bcrScoreOf */.lv)), 0);
    return ofRuns === 0 || ofCells === 0 ? undefined : ofRuns / ofCells;
}


/***/ }),

/***/ 80292:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ nestingOf),
/* harmony export */   q: () => (/* binding */ parseJson)
/* harmony export */ });
function nestingOf(json) {
    let [depth, deepest, inText] = [0, 0, false];
    for (let index = 0; index < json.length; index += 1) {
        const character = json[index];
        if (inText && character === '\\')
            index += 1;
        else if (character === '"')
            inText = !inText;
        else if (inText)
            continue;
        else if (character === '[' || character === '{')
            depth += 1;
        else if (character === ']' || character === '}')
            depth -= 1;
        deepest = Math.max(deepest, depth);
    }
    return deepest;
}
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 94681:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ MOST_OUTCOME_BYTES),
  formatOutcome: () => (/* binding */ formatOutcome),
  _: () => (/* binding */ parseOutcome)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(2503);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/errors.js
var errors = __webpack_require__(37428);
// EXTERNAL MODULE: ./build/comparison/compare.js + 1 modules
var compare = __webpack_require__(20894);
// EXTERNAL MODULE: ./build/gate/verdict.js
var gate_verdict = __webpack_require__(39231);
// EXTERNAL MODULE: ./build/lib/json.js
var json = __webpack_require__(80292);
// EXTERNAL MODULE: ./build/comparison/baseline.js + 5 modules
var baseline = __webpack_require__(96186);
// EXTERNAL MODULE: ./build/contract/partial-problem.js
var partial_problem = __webpack_require__(10124);
// EXTERNAL MODULE: ./build/contract/parts.js
var parts = __webpack_require__(69681);
// EXTERNAL MODULE: ./build/embedded/engines/engine-cost.js
var engine_cost = __webpack_require__(7171);
// EXTERNAL MODULE: ./build/gate/rules/rules.js + 4 modules
var rules = __webpack_require__(62918);
// EXTERNAL MODULE: ./build/gate/verdict-schema.js
var verdict_schema = __webpack_require__(62039);
// EXTERNAL MODULE: ./build/history/record.js
var record = __webpack_require__(46742);
// EXTERNAL MODULE: ./build/inputs/stored-settings.js
var stored_settings = __webpack_require__(71995);
// EXTERNAL MODULE: ./build/scan/answer-counts.js
var answer_counts = __webpack_require__(82917);
// EXTERNAL MODULE: ./build/scan/measurement.js
var measurement = __webpack_require__(16088);
;// CONCATENATED MODULE: ./build/report/outcome-file/outcome-schema.js











const storedOutcomeSchema = schemas/* object */.Ikc({
    brand: parts/* text */.Qq,
    keywords: parts/* texts */.Te,
    engines: parts/* texts */.Te,
    language: parts/* text */.Qq,
    key: parts/* text */.Qq,
    scanPer: stored_settings/* scanPerSchema */.WG,
    scanPerReason: stored_settings/* scanPerReasonSchema */.i6,
    samples: parts/* count */.U9,
    fingerprint: parts/* textsByName */.N_,
    verdict: schemas/* discriminatedUnion */.gMt('kind', [verdict_schema/* blockedSchema */.MX, (0,verdict_schema/* judgedSchemaOf */.Ym)(rules/* RULES */.y)]),
    failures: (0,parts/* list */.p_)(stored_settings/* failOnSchema */.nI),
    sensitivity: (0,parts/* maybe */.no)(verdict_schema/* sensitivitySchema */.x9),
    measurement: (0,parts/* maybe */.no)(measurement/* measurementSchema */.aY),
    answers: answer_counts/* answerCountsSchema */.cD,
    costs: (0,parts/* list */.p_)(engine_cost/* costSchema */.$),
    baseline: (0,parts/* maybe */.no)(baseline/* baselineSchema */.d2),
    models: parts/* textsByName */.N_,
    trend: (0,parts/* list */.p_)(record/* recordSchema */.f),
    shareOfVoice: (0,parts/* list */.p_)(measurement/* brandShareSchema */.oI),
    plannedScans: parts/* count */.U9,
    configChanges: (0,parts/* maybe */.no)((0,parts/* list */.p_)(stored_settings/* configChangeSchema */.qk)),
    configCommit: (0,parts/* maybe */.no)(parts/* commitId */.xk),
    gap: partial_problem/* gapSchema */.s1.optional(),
    run: schemas/* object */.Ikc({ startedAt: parts/* time */.kB, finishedAt: parts/* time */.kB }),
});

;// CONCATENATED MODULE: ./build/report/outcome-file/outcome-file.js





const MOST_OUTCOME_BYTES = 9_000_000;
const FORMAT = 'ai-visibility-outcome';
const VERSION = 2;
const headerSchema = schemas/* looseObject */._H3({ format: schemas/* literal */.euz(FORMAT), schema_version: schemas/* int */.Whr() });
const fileSchema = schemas/* object */.Ikc({
    format: schemas/* literal */.euz(FORMAT),
    schema_version: schemas/* literal */.euz(VERSION),
    pull_request: schemas/* int */.Whr().positive().optional(),
    outcome: storedOutcomeSchema,
});
function formatOutcome(outcome, pullRequest) {
    return JSON.stringify({
        format: FORMAT,
        schema_version: VERSION,
        pull_request: pullRequest,
        outcome: toStored(outcome),
    });
}
function parseOutcome(text, run) {
    const value = (0,json/* parseJson */.q)(text);
    if (value === undefined)
        return { unreadable: { kind: 'not-json' } };
    const header = headerSchema.safeParse(value);
    if (!header.success)
        return { unreadable: { kind: 'other-format' } };
    const { schema_version: version } = header.data;
    if (version !== VERSION)
        return { unreadable: { kind: 'other-version', version, known: VERSION } };
    const parsed = fileSchema.safeParse(value);
    if (!parsed.success) {
        const [issue] = parsed.error.issues;
        const path = errors/* toDotPath */.sR(issue?.path ?? []);
        return { unreadable: { kind: 'invalid', path, message: issue?.message ?? '' } };
    }
    const { pull_request: pullRequest, outcome } = parsed.data;
    const { measurement, baseline } = outcome;
    return {
        pullRequest,
        outcome: {
            ...outcome,
            comparison: measurement && baseline && (0,compare/* compare */.U)(measurement, baseline, outcome),
            run: { ...outcome.run, ...run },
            ...{ answerRecords: [], suggestions: [], serviceReports: [], scans: [] },
        },
    };
}
function toStored({ answerRecords: _answers, suggestions: _drafts, serviceReports: _reports, scans: _scans, comparison: _comparison, ...outcome }) {
    const { baseline, costs } = outcome;
    const { startedAt, finishedAt } = outcome.run;
    return {
        ...outcome,
        costs: [...costs],
        baseline: baseline && withoutReference(baseline, outcome),
        run: { startedAt, finishedAt },
    };
}
function withoutReference({ reference, ...rest }, { verdict }) {
    const isDeclined = (0,gate_verdict/* rulesOf */.fD)(verdict).some(({ kind, outcome }) => kind === 'decline' && outcome === 'fail');
    return isDeclined ? { ...rest, reference } : rest;
}


/***/ })

};
