export const id = 7268;
export const ids = [7268];
export const modules = {

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

/***/ 17268:
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
// EXTERNAL MODULE: ./build/lib/json.js
var json = __webpack_require__(80292);
// EXTERNAL MODULE: ./build/report/outcome-file/parts.js
var parts = __webpack_require__(54623);
// EXTERNAL MODULE: ./build/report/outcome-file/service-schema.js
var service_schema = __webpack_require__(76612);
;// CONCATENATED MODULE: ./build/report/outcome-file/history-schema.js



const cellSchema = schemas/* object */.Ikc({
    keyword: (0,parts/* maybe */.no)(parts/* text */.Qq),
    engine: parts/* text */.Qq,
    cited: (0,parts/* list */.p_)(schemas/* boolean */.zMY()),
    bcrScores: (0,parts/* list */.p_)(schemas/* number */.aig()),
});
const runShape = {
    overallBcr: schemas/* number */.aig(),
    citedEngines: parts/* count */.U9,
    cells: (0,parts/* list */.p_)(cellSchema),
    models: (0,parts/* maybe */.no)(parts/* textsByName */.N_),
};
const runSchema = schemas/* object */.Ikc(runShape);
const recordSchema = schemas/* object */.Ikc({
    ...runShape,
    createdAt: parts/* time */.kB,
    sha: (0,parts/* maybe */.no)(parts/* text */.Qq),
    runUrl: parts/* text */.Qq.optional().transform(() => undefined),
    attempt: schemas/* int */.Whr().positive(),
    failed: schemas/* boolean */.zMY(),
    dropped: schemas/* boolean */.zMY(),
    suspect: schemas/* boolean */.zMY(),
    accepted: schemas/* boolean */.zMY(),
    totalEngines: parts/* count */.U9,
    samples: parts/* count */.U9,
    fingerprint: parts/* textsByName */.N_,
});
const changeSchema = schemas/* object */.Ikc({
    name: parts/* text */.Qq,
    added: parts/* texts */.Te,
    removed: parts/* texts */.Te,
    single: schemas/* boolean */.zMY(),
});
const artifact = { name: parts/* text */.Qq };
const branch = { branch: parts/* text */.Qq, path: parts/* text */.Qq };
const file = { path: parts/* text */.Qq, commit: parts/* commitId */.xk.exactOptional() };
const placeSchema = schemas/* discriminatedUnion */.gMt('kind', [
    (0,parts/* kind */.fM)('artifact', artifact),
    (0,parts/* kind */.fM)('branch', branch),
    (0,parts/* kind */.fM)('file', file),
]);
const againstSchema = schemas/* discriminatedUnion */.gMt('kind', [
    (0,parts/* kind */.fM)('merge-base', { commit: parts/* commitId */.xk }),
    (0,parts/* kind */.fM)('base-tip', { commit: parts/* commitId */.xk }),
    (0,parts/* kind */.fM)('before-push', { commit: parts/* commitId */.xk }),
    (0,parts/* kind */.fM)('folder', { folder: parts/* text */.Qq }),
]);
const directOrigins = [
    (0,parts/* kind */.fM)('artifact', { ...artifact, runs: parts/* count */.U9 }),
    (0,parts/* kind */.fM)('branch', { ...branch, runs: parts/* count */.U9 }),
    (0,parts/* kind */.fM)('file', { ...file, runs: parts/* count */.U9 }),
    (0,parts/* kind */.fM)('base', { against: againstSchema }),
];
const originSchema = schemas/* discriminatedUnion */.gMt('kind', [
    ...directOrigins,
    (0,parts/* kind */.fM)('inputs', { rest: (0,parts/* maybe */.no)(schemas/* discriminatedUnion */.gMt('kind', directOrigins)) }),
]);
const missingHistorySchema = schemas/* discriminatedUnion */.gMt('kind', [
    (0,parts/* kind */.fM)('no-file', {}),
    (0,parts/* kind */.fM)('added-by-change', {}),
    (0,parts/* kind */.fM)('no-branch', {}),
    (0,parts/* kind */.fM)('no-file-on-branch', { permission: schemas/* enum */.k5n(['actions: read', 'contents: read', 'contents: write']) }),
    (0,parts/* kind */.fM)('no-artifact', { defaultBranch: parts/* text */.Qq }),
    (0,parts/* kind */.fM)('artifact-expired', { defaultBranch: parts/* text */.Qq }),
]);
const recordCauseSchema = schemas/* discriminatedUnion */.gMt('kind', [
    (0,parts/* kind */.fM)('not-json', {}),
    (0,parts/* kind */.fM)('no-version', {}),
    (0,parts/* kind */.fM)('unknown-format', { format: parts/* text */.Qq }),
    (0,parts/* kind */.fM)('newer-version', { version: parts/* count */.U9, newest: parts/* count */.U9 }),
    (0,parts/* kind */.fM)('invalid', { path: parts/* text */.Qq, message: parts/* text */.Qq }),
]);
const unusableHistorySchema = schemas/* discriminatedUnion */.gMt('kind', [
    (0,parts/* kind */.fM)('file-system', { detail: parts/* text */.Qq }),
    (0,parts/* kind */.fM)('not-to-be-used', { facts: service_schema/* fileErrorSchema */.oH }),
    (0,parts/* kind */.fM)('empty', {}),
    (0,parts/* kind */.fM)('not-json', {}),
    (0,parts/* kind */.fM)('invalid', { path: parts/* text */.Qq, message: parts/* text */.Qq }),
    (0,parts/* kind */.fM)('record', { cause: recordCauseSchema }),
    (0,parts/* kind */.fM)('no-readable-record', { first: recordCauseSchema }),
]);
const unusableSchema = schemas/* discriminatedUnion */.gMt('kind', [
    (0,parts/* kind */.fM)('history', { place: placeSchema, cause: unusableHistorySchema }),
    (0,parts/* kind */.fM)('all-dropped', { place: placeSchema }),
    (0,parts/* kind */.fM)('base', { facts: service_schema/* serviceErrorSchema */.r5 }),
]);
const missingSchema = schemas/* discriminatedUnion */.gMt('kind', [
    (0,parts/* kind */.fM)('none-configured', {}),
    (0,parts/* kind */.fM)('accepted', { place: placeSchema }),
    (0,parts/* kind */.fM)('no-history-yet', { place: placeSchema, cause: missingHistorySchema }),
    (0,parts/* kind */.fM)('no-run-yet', { place: placeSchema }),
    (0,parts/* kind */.fM)('no-readable-run', { place: placeSchema }),
    (0,parts/* kind */.fM)('other-settings', { place: placeSchema, changes: (0,parts/* list */.p_)(changeSchema) }),
    (0,parts/* kind */.fM)('unreadable', { place: placeSchema }),
    (0,parts/* kind */.fM)('no-base-for-event', { event: parts/* text */.Qq }),
    (0,parts/* kind */.fM)('no-commit-before-push', { commit: parts/* text */.Qq.exactOptional() }),
    (0,parts/* kind */.fM)('no-base-for-service', {}),
    (0,parts/* kind */.fM)('unusable', { unusable: unusableSchema }),
]);

;// CONCATENATED MODULE: ./build/report/outcome-file/shard-schema.js


const unusablePartialSchema = schemas/* object */.Ikc({
    file: parts/* text */.Qq,
    problem: schemas/* discriminatedUnion */.gMt('kind', [
        (0,parts/* kind */.fM)('cut', {}),
        (0,parts/* kind */.fM)('invalid', { line: parts/* count */.U9, detail: parts/* text */.Qq }),
        (0,parts/* kind */.fM)('newer-version', { version: parts/* count */.U9, newest: parts/* count */.U9 }),
        (0,parts/* kind */.fM)('too-large', {}),
        (0,parts/* kind */.fM)('unreadable', { detail: parts/* text */.Qq }),
        (0,parts/* kind */.fM)('other-run', { runId: parts/* text */.Qq }),
        (0,parts/* kind */.fM)('later-attempt', { attempt: parts/* count */.U9 }),
        (0,parts/* kind */.fM)('other-commit', { sha: parts/* text */.Qq }),
        (0,parts/* kind */.fM)('other-config', {}),
        (0,parts/* kind */.fM)('no-storage', {}),
        (0,parts/* kind */.fM)('not-downloaded', { detail: parts/* text */.Qq, lacksPermission: schemas/* boolean */.zMY() }),
        (0,parts/* kind */.fM)('other-digest', {}),
        (0,parts/* kind */.fM)('broken-archive', {}),
        (0,parts/* kind */.fM)('no-file', {}),
        (0,parts/* kind */.fM)('other-split', { count: parts/* count */.U9 }),
        (0,parts/* kind */.fM)('incomplete', { gate: parts/* text */.Qq }),
    ]),
});
const shard = schemas/* string */.YjP().regex(/^\d{1,3}\/\d{1,3}$/);
const missingShards = { shards: (0,parts/* list */.p_)(shard), unusable: (0,parts/* list */.p_)(unusablePartialSchema) };
const gapSchema = schemas/* object */.Ikc({
    ...missingShards,
    keywords: parts/* count */.U9,
    allKeywords: parts/* count */.U9,
});

// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core = __webpack_require__(88532);
// EXTERNAL MODULE: ./build/gate/rules/rules.js + 4 modules
var rules = __webpack_require__(62918);
;// CONCATENATED MODULE: ./build/report/outcome-file/verdict-schema.js






const blockerSchema = schemas/* discriminatedUnion */.gMt('kind', [
    (0,parts/* kind */.fM)('no-secrets', {}),
    (0,parts/* kind */.fM)('baseline', { unusable: unusableSchema }),
    (0,parts/* kind */.fM)('day-limit', { requests: parts/* count */.U9, perDay: schemas/* number */.aig() }),
    (0,parts/* kind */.fM)('time-budget', { requests: parts/* count */.U9, perMinute: schemas/* number */.aig(), timeoutMinutes: schemas/* number */.aig() }),
    (0,parts/* kind */.fM)('cost-limit', { estimate: schemas/* number */.aig(), maxCost: schemas/* number */.aig() }),
    (0,parts/* kind */.fM)('missing-shards', missingShards),
    (0,parts/* kind */.fM)('service', { facts: service_schema/* serviceErrorSchema */.r5 }),
    (0,parts/* kind */.fM)('few-answers', {
        planned: parts/* count */.U9,
        evaluated: parts/* count */.U9,
        minAnswers: schemas/* number */.aig(),
        missing: (0,parts/* list */.p_)(service_schema/* missingAnswersSchema */.zN),
    }),
    (0,parts/* kind */.fM)('required-unanswered', { engines: (0,parts/* list */.p_)(service_schema/* engineAnswersSchema */.xu), minAnswers: schemas/* number */.aig() }),
    (0,parts/* kind */.fM)('no-answers', {}),
]);
const toleranceSchema = schemas/* discriminatedUnion */.gMt('kind', [
    (0,parts/* kind */.fM)('absolute', { value: schemas/* number */.aig() }),
    (0,parts/* kind */.fM)('percent', { value: schemas/* number */.aig() }),
]);
const testSchema = schemas/* object */.Ikc({
    method: schemas/* enum */.k5n(['cells', 'runs']),
    pValue: schemas/* number */.aig(),
    interval: (0,parts/* maybe */.no)(schemas/* object */.Ikc({ low: schemas/* number */.aig(), high: schemas/* number */.aig() })),
    size: parts/* count */.U9,
});
const ruleFacts = { rule: parts/* text */.Qq };
const findingSchema = schemas/* discriminatedUnion */.gMt('kind', [
    (0,parts/* kind */.fM)('floor', {
        ...ruleFacts,
        outcome: schemas/* enum */.k5n(['pass', 'fail', 'unknown']),
        observed: (0,parts/* maybe */.no)(schemas/* number */.aig()),
        floor: schemas/* number */.aig(),
    }),
    (0,parts/* kind */.fM)('drop', {
        ...ruleFacts,
        outcome: schemas/* enum */.k5n(['pass', 'fail', 'inconclusive']),
        observed: schemas/* number */.aig(),
        baseline: schemas/* number */.aig(),
        drop: schemas/* number */.aig(),
        isPaired: schemas/* boolean */.zMY(),
        tolerance: toleranceSchema,
        allowed: schemas/* number */.aig(),
        isBeyond: schemas/* boolean */.zMY(),
        test: (0,parts/* maybe */.no)(testSchema),
        engines: (0,parts/* maybe */.no)(parts/* texts */.Te),
    }),
    (0,parts/* kind */.fM)('decline', {
        ...ruleFacts,
        outcome: schemas/* enum */.k5n(['pass', 'fail']),
        observed: schemas/* number */.aig(),
        runs: parts/* count */.U9,
        tolerance: toleranceSchema,
        change: (0,parts/* maybe */.no)(schemas/* object */.Ikc({ since: parts/* time */.kB, before: schemas/* number */.aig(), after: schemas/* number */.aig(), pValue: schemas/* number */.aig() })),
    }),
    (0,parts/* kind */.fM)('required-engines', {
        ...ruleFacts,
        outcome: schemas/* enum */.k5n(['pass', 'fail']),
        required: parts/* texts */.Te,
        missing: parts/* texts */.Te,
    }),
    (0,parts/* kind */.fM)('sentiment', {
        ...ruleFacts,
        outcome: schemas/* enum */.k5n(['pass', 'fail']),
        unwanted: parts/* texts */.Te,
        found: (0,parts/* list */.p_)(schemas/* object */.Ikc({ engine: (0,parts/* maybe */.no)(parts/* text */.Qq), sentiment: parts/* text */.Qq })),
        observed: parts/* texts */.Te,
    }),
    (0,parts/* kind */.fM)('completeness', {
        ...ruleFacts,
        outcome: schemas/* enum */.k5n(['pass', 'warn']),
        contradictions: parts/* count */.U9,
        missingAnswers: parts/* count */.U9,
    }),
    (0,parts/* kind */.fM)('answers', {
        ...ruleFacts,
        outcome: schemas/* enum */.k5n(['pass', 'warn', 'fail']),
        checked: parts/* count */.U9,
        lost: parts/* texts */.Te,
        weaker: parts/* texts */.Te,
    }),
]);
const ruleSchema = findingSchema.transform((finding, context) => {
    const rule = rules/* RULES */.y.find(({ name }) => name === finding.rule);
    if (rule !== undefined)
        return { ...finding, subject: rule.subject, isDrop: rule.isDrop };
    context.addIssue({ code: 'custom', path: ['rule'], message: 'must be the name of a rule' });
    return core/* NEVER */.tm;
});
const verdictSchema = schemas/* object */.Ikc({
    status: schemas/* enum */.k5n(['pass', 'fail', 'inconclusive', 'error']),
    blocker: (0,parts/* maybe */.no)(blockerSchema),
    rules: (0,parts/* list */.p_)(ruleSchema),
    reportOnly: schemas/* boolean */.zMY(),
    baseline: schemas/* union */.KCZ([schemas/* object */.Ikc({ origin: originSchema }), schemas/* object */.Ikc({ missing: missingSchema })]),
    bcrDrop: (0,parts/* maybe */.no)(schemas/* number */.aig()),
    citedEnginesDrop: (0,parts/* maybe */.no)(schemas/* number */.aig()),
    lostEngines: parts/* texts */.Te,
    doubtfulEngines: parts/* texts */.Te,
    gainedEngines: parts/* texts */.Te,
    engineDrops: (0,parts/* list */.p_)(schemas/* object */.Ikc({ engine: parts/* text */.Qq, before: schemas/* number */.aig(), now: schemas/* number */.aig(), test: testSchema })),
    noise: (0,parts/* maybe */.no)(schemas/* enum */.k5n(['exact', 'tested', 'untested', 'too-few-runs'])),
    level: (0,parts/* maybe */.no)(schemas/* number */.aig()),
    searchShifts: (0,parts/* list */.p_)(schemas/* object */.Ikc({ engine: parts/* text */.Qq, before: schemas/* number */.aig(), now: schemas/* number */.aig() })),
    unmeasuredCompetitors: parts/* texts */.Te,
    missingEngines: parts/* texts */.Te,
});

;// CONCATENATED MODULE: ./build/report/outcome-file/outcome-schema.js






const measurementSchema = schemas/* object */.Ikc({
    overallBcr: schemas/* number */.aig(),
    citedEngines: parts/* count */.U9,
    totalEngines: parts/* count */.U9,
    avgSentiment: parts/* text */.Qq,
    avgSentiments: parts/* texts */.Te,
    engines: (0,parts/* list */.p_)(schemas/* object */.Ikc({
        engine: parts/* text */.Qq,
        cited: schemas/* boolean */.zMY(),
        bcrScore: schemas/* number */.aig(),
        sentiment: parts/* text */.Qq,
        sentiments: parts/* texts */.Te,
        snippet: parts/* text */.Qq,
        sourceUrl: parts/* address */.hl,
        answers: parts/* count */.U9,
        citedAnswers: parts/* count */.U9,
    })),
    keywords: (0,parts/* list */.p_)(schemas/* object */.Ikc({
        keyword: parts/* text */.Qq,
        overallBcr: schemas/* number */.aig(),
        citedEngines: parts/* texts */.Te,
        totalEngines: parts/* count */.U9,
        samples: parts/* count */.U9,
    })),
    cells: (0,parts/* list */.p_)(cellSchema),
    scanIds: parts/* texts */.Te,
    findings: (0,parts/* list */.p_)(schemas/* discriminatedUnion */.gMt('kind', [
        (0,parts/* kind */.fM)('missing-engine', { scanId: parts/* text */.Qq, engine: parts/* text */.Qq }),
        (0,parts/* kind */.fM)('duplicate-engine', { scanId: parts/* text */.Qq, engine: parts/* text */.Qq }),
        (0,parts/* kind */.fM)('summary-contradiction', {
            scanId: parts/* text */.Qq,
            field: schemas/* enum */.k5n(['total_engines', 'cited_engines']),
            stated: parts/* count */.U9,
            counted: parts/* count */.U9,
        }),
    ])),
});
const quoteSchema = schemas/* object */.Ikc({
    text: parts/* text */.Qq,
    url: parts/* address */.hl,
    place: schemas/* object */.Ikc({ path: parts/* text */.Qq, title: parts/* text */.Qq, headings: parts/* texts */.Te, line: parts/* count */.U9.exactOptional() }),
});
const reasonSchema = schemas/* object */.Ikc({
    kind: schemas/* enum */.k5n([
        'noindex',
        'draft',
        'unpublished',
        'unlisted',
        'draft-folder',
        'redirect',
        'canonical',
        'blocked',
        'not-shown',
    ]),
    file: parts/* text */.Qq,
    line: parts/* count */.U9,
    evidence: parts/* text */.Qq,
    crawler: (0,parts/* maybe */.no)(parts/* text */.Qq),
    target: (0,parts/* maybe */.no)(parts/* text */.Qq),
});
const causeSchema = schemas/* discriminatedUnion */.gMt('kind', [
    (0,parts/* kind */.fM)('deleted', { path: parts/* text */.Qq }),
    (0,parts/* kind */.fM)('unread', { path: parts/* text */.Qq, reason: service_schema/* passedOverReason */.bc, language: parts/* text */.Qq.exactOptional() }),
    (0,parts/* kind */.fM)('hidden', { path: parts/* text */.Qq, reasons: (0,parts/* list */.p_)(reasonSchema) }),
    (0,parts/* kind */.fM)('rewritten', { path: parts/* text */.Qq }),
    (0,parts/* kind */.fM)('moved', { path: parts/* text */.Qq, to: parts/* text */.Qq }),
    (0,parts/* kind */.fM)('outranked', { path: parts/* text */.Qq }),
]);
const keywordChangeSchema = schemas/* object */.Ikc({
    keyword: parts/* text */.Qq,
    outcome: schemas/* enum */.k5n(['lost', 'weaker', 'unchanged', 'gained']),
    loss: schemas/* number */.aig(),
    before: (0,parts/* maybe */.no)(quoteSchema),
    after: (0,parts/* maybe */.no)(quoteSchema),
    causes: (0,parts/* list */.p_)(causeSchema),
    files: parts/* texts */.Te,
    baseScore: schemas/* number */.aig(),
    headScore: schemas/* number */.aig(),
});
const baselineShape = {
    engines: (0,parts/* maybe */.no)((0,parts/* list */.p_)(schemas/* object */.Ikc({ engine: parts/* text */.Qq, cited: schemas/* boolean */.zMY(), bcrScore: (0,parts/* maybe */.no)(schemas/* number */.aig()) }))),
    runs: (0,parts/* list */.p_)(runSchema),
    content: schemas/* strictObject */.rej({ pages: parts/* count */.U9, passedOver: (0,parts/* list */.p_)(service_schema/* passedOverSchema */.uO), keywords: (0,parts/* list */.p_)(keywordChangeSchema) })
        .exactOptional(),
    origin: originSchema,
};
const baselineSchema = schemas/* object */.Ikc({
    ...baselineShape,
    overallBcr: (0,parts/* maybe */.no)(schemas/* number */.aig()),
    citedEngines: (0,parts/* maybe */.no)(schemas/* number */.aig()),
});
const sharedPartSchema = schemas/* object */.Ikc({
    changes: (0,parts/* list */.p_)(changeSchema),
    before: parts/* count */.U9,
    now: parts/* count */.U9,
    shared: parts/* count */.U9,
    isEnough: schemas/* boolean */.zMY(),
    baseline: schemas/* object */.Ikc({ ...baselineShape, overallBcr: schemas/* number */.aig(), citedEngines: schemas/* number */.aig() }),
    measurement: measurementSchema,
});
const storedOutcomeSchema = schemas/* object */.Ikc({
    brand: parts/* text */.Qq,
    keywords: parts/* texts */.Te,
    engines: parts/* texts */.Te,
    language: parts/* text */.Qq,
    key: parts/* text */.Qq,
    scanPer: schemas/* enum */.k5n(['all', 'keyword']),
    scanPerReason: schemas/* enum */.k5n(['given', 'recorded-runs', 'embedded', 'unrecorded']),
    samples: parts/* count */.U9,
    fingerprint: parts/* textsByName */.N_,
    verdict: verdictSchema,
    sensitivity: (0,parts/* maybe */.no)(schemas/* object */.Ikc({
        keywords: parts/* count */.U9,
        samples: schemas/* number */.aig(),
        answers: parts/* count */.U9,
        citedNow: parts/* count */.U9,
        answersBefore: schemas/* number */.aig(),
        citedBefore: schemas/* number */.aig(),
        failsAt: (0,parts/* maybe */.no)(schemas/* number */.aig()),
    })),
    measurement: (0,parts/* maybe */.no)(measurementSchema),
    answers: service_schema/* answerCountsSchema */.cD,
    costs: (0,parts/* list */.p_)(service_schema/* costSchema */.$M),
    baseline: (0,parts/* maybe */.no)(baselineSchema),
    models: parts/* textsByName */.N_,
    sharedPart: (0,parts/* maybe */.no)(sharedPartSchema),
    trend: (0,parts/* list */.p_)(recordSchema),
    shareOfVoice: (0,parts/* list */.p_)(schemas/* object */.Ikc({
        name: parts/* text */.Qq,
        isOwn: schemas/* boolean */.zMY(),
        answers: parts/* count */.U9,
        citedAnswers: parts/* count */.U9,
        share: schemas/* number */.aig(),
        overallBcr: schemas/* number */.aig(),
    })),
    plannedScans: parts/* count */.U9,
    configChanges: (0,parts/* maybe */.no)((0,parts/* list */.p_)(schemas/* object */.Ikc({ path: parts/* text */.Qq, kind: schemas/* enum */.k5n(['added', 'changed', 'removed']) }))),
    configCommit: (0,parts/* maybe */.no)(parts/* commitId */.xk),
    gap: gapSchema.optional(),
    run: schemas/* object */.Ikc({ startedAt: parts/* time */.kB, finishedAt: parts/* time */.kB }),
});

;// CONCATENATED MODULE: ./build/report/outcome-file/outcome-file.js



const MOST_OUTCOME_BYTES = 9_000_000;
const FORMAT = 'ai-visibility-outcome';
const VERSION = 1;
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
    return {
        pullRequest,
        outcome: {
            ...outcome,
            run: { ...outcome.run, ...run },
            ...{ answerRecords: [], suggestions: [], serviceReports: [], scans: [] },
        },
    };
}
function toStored({ answerRecords: _answers, suggestions: _drafts, serviceReports: _reports, scans: _scans, ...outcome }) {
    const { baseline, sharedPart, costs } = outcome;
    const { startedAt, finishedAt } = outcome.run;
    return {
        ...outcome,
        costs: [...costs],
        baseline: baseline && withoutReference(baseline),
        sharedPart: sharedPart && { ...sharedPart, baseline: withoutReference(sharedPart.baseline) },
        run: { startedAt, finishedAt },
    };
}
function withoutReference({ reference: _, ...rest }) {
    return rest;
}


/***/ }),

/***/ 76612:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $M: () => (/* binding */ costSchema),
/* harmony export */   bc: () => (/* binding */ passedOverReason),
/* harmony export */   cD: () => (/* binding */ answerCountsSchema),
/* harmony export */   oH: () => (/* binding */ fileErrorSchema),
/* harmony export */   r5: () => (/* binding */ serviceErrorSchema),
/* harmony export */   uO: () => (/* binding */ passedOverSchema),
/* harmony export */   xu: () => (/* binding */ engineAnswersSchema),
/* harmony export */   zN: () => (/* binding */ missingAnswersSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2503);
/* harmony import */ var _parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54623);


const passedOverReason = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n([
    'format',
    'language',
    'changelog',
    'community',
    'template',
    'test',
    'playground',
    'generated',
    'hidden',
    'untracked',
    'sparse',
    'not-public',
    'no-text',
    'too-large',
    'not-text',
    'not-parsable',
    'long-path',
]);
const passedOverSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    reason: passedOverReason,
    extension: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq.exactOptional(),
    language: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq.exactOptional(),
    count: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    examples: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .texts */ .Te,
});
const gitFacts = { command: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, detail: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, commit: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq.exactOptional() };
const nothingRead = {
    lookedFor: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .texts */ .Te,
    competitor: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq.exactOptional(),
    passedOver: (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(passedOverSchema),
};
const gitErrors = [
    (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('not-a-checkout', gitFacts),
    (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('no-git', gitFacts),
    (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('commit-unavailable', gitFacts),
    (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('git-failed', gitFacts),
];
const fileErrors = [
    (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('no-base-file', {
        path: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
        reason: zod__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt('kind', [
            ...gitErrors,
            (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('folder', {}),
            (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('link', {}),
            (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('submodule', {}),
        ]),
    }),
    (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('link-out', { path: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, target: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq }),
];
const fileErrorSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt('kind', fileErrors);
const corpusErrorSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt('kind', [
    ...gitErrors,
    ...fileErrors,
    (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('base-pages-committed', { folder: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq }),
    (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('other-tree', { checkedOut: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, head: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq }),
    (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('no-pages', nothingRead),
    (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('no-match', nothingRead),
    (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('no-competitor-pages', nothingRead),
    (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('no-base-pages', nothingRead),
    (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('base-not-in-git', nothingRead),
    (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('page-reading-failed', {
        reason: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['too-slow', 'out-of-memory', 'crashed']),
        detail: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
        path: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq.exactOptional(),
    }),
    (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('pages-beyond-limit', {
        pages: (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ path: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, reason: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['too-large', 'not-parsable']) })),
    }),
    (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('no-folder', { folder: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq }),
]);
const serviceErrorSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    kind: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n([
        'http',
        'connection',
        'timeout',
        'cancelled',
        'invalid-response',
        'not-completed',
        'not-sent',
        'setup',
    ]),
    request: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    detail: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    corpus: corpusErrorSchema.exactOptional(),
    status: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().exactOptional(),
    code: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq.exactOptional(),
    retryAfter: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().exactOptional(),
    attempts: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9.exactOptional(),
});
const problem = { detail: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, status: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().exactOptional() };
const engineProblemSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    ...problem,
    scope: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('engine'),
    code: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['key-refused', 'forbidden', 'no-credit', 'unknown-model', 'rate-limited', 'unresponsive']),
    vendor: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        model: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
        keyVariable: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
        baseUrlVariable: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    }),
});
const reasonSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt('scope', [
    engineProblemSchema,
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        ...problem,
        scope: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('answer'),
        code: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n([
            'unsearched',
            'refused',
            'failed',
            'malformed',
            'rejected',
            'redirected',
            'server-error',
            'unreachable',
            'busy',
            'timed-out',
            'out-of-time',
            'cost-limit',
        ]),
    }),
]);
const engineAnswersSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    engine: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    planned: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    evaluated: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    problem: (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .maybe */ .no)(engineProblemSchema),
});
const missingAnswersSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    engine: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    count: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    planned: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    keyword: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    reason: reasonSchema,
});
const answerCountsSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    planned: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    evaluated: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    engines: (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(engineAnswersSchema),
    missing: (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(missingAnswersSchema),
});
const costSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    engine: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    replies: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    inputTokens: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
    outputTokens: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
    searches: (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .maybe */ .no)(zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()),
    costUsd: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
    stated: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    unpriced: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
});


/***/ })

};
