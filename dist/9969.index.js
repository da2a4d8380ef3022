export const id = 9969;
export const ids = [9969];
export const modules = {

/***/ 96186:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d2: () => (/* binding */ baselineSchema),
  Af: () => (/* binding */ missingSchema),
  ID: () => (/* binding */ originSchema),
  nL: () => (/* binding */ unusableSchema)
});

// UNUSED EXPORTS: comparedRunSchema, fingerprintChangeSchema

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(2503);
// EXTERNAL MODULE: ./build/contract/parts.js
var parts = __webpack_require__(69681);
// EXTERNAL MODULE: ./build/contract/service-error.js
var service_error = __webpack_require__(24639);
;// CONCATENATED MODULE: ./build/embedded/corpus/base.js


const baseCommits = [
    (0,parts/* kind */.fM)('merge-base', { commit: parts/* commitId */.xk }),
    (0,parts/* kind */.fM)('base-tip', { commit: parts/* commitId */.xk }),
    (0,parts/* kind */.fM)('before-push', { commit: parts/* commitId */.xk }),
];
const baseSchema = schemas/* discriminatedUnion */.gMt('kind', [...baseCommits, (0,parts/* kind */.fM)('folder', { folder: parts/* text */.Qq })]);

// EXTERNAL MODULE: ./build/history/record.js
var record = __webpack_require__(46742);
// EXTERNAL MODULE: ./build/contract/corpus-facts.js
var corpus_facts = __webpack_require__(98993);
;// CONCATENATED MODULE: ./build/history/store.js



const placeSchema = schemas/* discriminatedUnion */.gMt('kind', [
    (0,parts/* kind */.fM)('artifact', { name: parts/* text */.Qq }),
    (0,parts/* kind */.fM)('branch', { branch: parts/* text */.Qq, path: parts/* text */.Qq }),
    (0,parts/* kind */.fM)('file', { path: parts/* text */.Qq, commit: parts/* commitId */.xk.exactOptional() }),
]);
const engineNumbersSchema = schemas/* object */.Ikc({ engine: parts/* text */.Qq, cited: schemas/* boolean */.zMY(), bcrScore: (0,parts/* maybe */.no)(schemas/* number */.aig()) });
const permissionSchema = schemas/* enum */.k5n(['actions: read', 'contents: read', 'contents: write']);
const missingHistorySchema = schemas/* discriminatedUnion */.gMt('kind', [
    (0,parts/* kind */.fM)('no-file', {}),
    (0,parts/* kind */.fM)('added-by-change', {}),
    (0,parts/* kind */.fM)('no-branch', {}),
    (0,parts/* kind */.fM)('no-file-on-branch', { permission: permissionSchema }),
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
    (0,parts/* kind */.fM)('not-to-be-used', { facts: corpus_facts/* fileFactsSchema */.py }),
    (0,parts/* kind */.fM)('empty', {}),
    (0,parts/* kind */.fM)('not-json', {}),
    (0,parts/* kind */.fM)('invalid', { path: parts/* text */.Qq, message: parts/* text */.Qq }),
    (0,parts/* kind */.fM)('record', { cause: recordCauseSchema }),
    (0,parts/* kind */.fM)('no-readable-record', { first: recordCauseSchema }),
]);

// EXTERNAL MODULE: ./build/scan/measurement.js
var measurement = __webpack_require__(16088);
;// CONCATENATED MODULE: ./build/embedded/corpus/indexing/hidden-reason.js


const hiddenReasonSchema = schemas/* object */.Ikc({
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
    crawler: parts/* text */.Qq.optional(),
    target: parts/* text */.Qq.optional(),
});

;// CONCATENATED MODULE: ./build/embedded/repository/keyword-change.js




const keyword_change_placeSchema = schemas/* object */.Ikc({
    path: parts/* text */.Qq,
    title: parts/* text */.Qq,
    headings: parts/* texts */.Te,
    line: parts/* count */.U9.exactOptional(),
});
const quoteSchema = schemas/* object */.Ikc({ text: parts/* text */.Qq, url: parts/* address */.hl, place: keyword_change_placeSchema });
const causeSchema = schemas/* discriminatedUnion */.gMt('kind', [
    (0,parts/* kind */.fM)('deleted', { path: parts/* text */.Qq }),
    (0,parts/* kind */.fM)('unread', { path: parts/* text */.Qq, reason: corpus_facts/* passedOverReasonSchema */.gN, language: parts/* text */.Qq.exactOptional() }),
    (0,parts/* kind */.fM)('hidden', { path: parts/* text */.Qq, reasons: (0,parts/* list */.p_)(hiddenReasonSchema) }),
    (0,parts/* kind */.fM)('rewritten', { path: parts/* text */.Qq }),
    (0,parts/* kind */.fM)('moved', { path: parts/* text */.Qq, to: parts/* text */.Qq }),
    (0,parts/* kind */.fM)('outranked', { path: parts/* text */.Qq }),
]);
const evidenceSchema = schemas/* object */.Ikc({
    keyword: parts/* text */.Qq,
    outcome: schemas/* enum */.k5n([
        'lost',
        'weaker',
        'unchanged',
        'gained',
    ]),
    loss: schemas/* number */.aig(),
    before: (0,parts/* maybe */.no)(quoteSchema),
    after: (0,parts/* maybe */.no)(quoteSchema),
    causes: (0,parts/* list */.p_)(causeSchema),
    files: parts/* texts */.Te,
});
const linesShape = { from: parts/* count */.U9, to: parts/* count */.U9 };
const lineRangeSchema = schemas/* object */.Ikc(linesShape);
const removedTextSchema = schemas/* object */.Ikc({
    ...linesShape,
    path: parts/* text */.Qq,
    text: parts/* text */.Qq,
    now: lineRangeSchema.exactOptional(),
});
const keywordChangeSchema = evidenceSchema.extend({
    removed: (0,parts/* list */.p_)(removedTextSchema),
    baseScore: schemas/* number */.aig(),
    headScore: schemas/* number */.aig(),
});

;// CONCATENATED MODULE: ./build/comparison/content-comparison.js




const contentComparisonSchema = schemas/* strictObject */.rej({
    pages: parts/* count */.U9,
    passedOver: (0,parts/* list */.p_)(corpus_facts/* passedOverSchema */.uO),
    keywords: (0,parts/* list */.p_)(keywordChangeSchema),
});

;// CONCATENATED MODULE: ./build/comparison/baseline.js








const [artifact, branch, file] = placeSchema.options;
const runs = { runs: parts/* count */.U9 };
const sources = [
    artifact.extend(runs),
    branch.extend(runs),
    file.extend(runs),
    (0,parts/* kind */.fM)('base', { against: baseSchema }),
];
const sourceOriginSchema = schemas/* discriminatedUnion */.gMt('kind', sources);
const originSchema = schemas/* discriminatedUnion */.gMt('kind', [
    ...sources,
    (0,parts/* kind */.fM)('inputs', { rest: (0,parts/* maybe */.no)(sourceOriginSchema) }),
]);
const unusableSchema = schemas/* discriminatedUnion */.gMt('kind', [
    (0,parts/* kind */.fM)('history', { place: placeSchema, cause: unusableHistorySchema }),
    (0,parts/* kind */.fM)('all-dropped', { place: placeSchema }),
    (0,parts/* kind */.fM)('base', { facts: service_error/* serviceErrorSchema */.r }),
]);
const fingerprintChangeSchema = schemas/* object */.Ikc({
    name: parts/* text */.Qq,
    added: parts/* texts */.Te,
    removed: parts/* texts */.Te,
    single: schemas/* boolean */.zMY(),
});
const missingSchema = schemas/* discriminatedUnion */.gMt('kind', [
    (0,parts/* kind */.fM)('none-configured', {}),
    (0,parts/* kind */.fM)('accepted', { place: placeSchema }),
    (0,parts/* kind */.fM)('no-history-yet', { place: placeSchema, cause: missingHistorySchema }),
    (0,parts/* kind */.fM)('no-run-yet', { place: placeSchema }),
    (0,parts/* kind */.fM)('no-readable-run', { place: placeSchema }),
    (0,parts/* kind */.fM)('other-settings', { place: placeSchema, changes: (0,parts/* list */.p_)(fingerprintChangeSchema) }),
    (0,parts/* kind */.fM)('unreadable', { place: placeSchema }),
    (0,parts/* kind */.fM)('no-base-for-event', { event: parts/* text */.Qq }),
    (0,parts/* kind */.fM)('no-commit-before-push', { commit: parts/* text */.Qq.exactOptional() }),
    (0,parts/* kind */.fM)('no-base-for-service', {}),
    (0,parts/* kind */.fM)('unusable', { unusable: unusableSchema }),
]);
const comparedRunSchema = record/* baselineRunSchema */.m.extend({
    others: (0,parts/* list */.p_)(measurement/* cellRefSchema */.d_).optional(),
});
const baselineSchema = schemas/* object */.Ikc({
    overallBcr: (0,parts/* maybe */.no)(schemas/* number */.aig()),
    citedEngines: (0,parts/* maybe */.no)(schemas/* number */.aig()),
    engines: (0,parts/* maybe */.no)((0,parts/* list */.p_)(engineNumbersSchema)),
    runs: (0,parts/* list */.p_)(comparedRunSchema),
    content: contentComparisonSchema.exactOptional(),
    origin: originSchema,
    reference: (0,parts/* list */.p_)(comparedRunSchema).optional(),
});


/***/ }),

/***/ 98993:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gN: () => (/* binding */ passedOverReasonSchema),
/* harmony export */   m5: () => (/* binding */ corpusErrorSchema),
/* harmony export */   py: () => (/* binding */ fileFactsSchema),
/* harmony export */   uO: () => (/* binding */ passedOverSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2503);
/* harmony import */ var _parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69681);


const passedOverReasonSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n([
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
    reason: passedOverReasonSchema,
    extension: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq.exactOptional(),
    language: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq.exactOptional(),
    count: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    examples: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .texts */ .Te,
});
const gitFacts = {
    command: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    detail: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    commit: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq.exactOptional(),
};
const gitErrors = [
    (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('not-a-checkout', gitFacts),
    (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('no-git', gitFacts),
    (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('commit-unavailable', gitFacts),
    (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('git-failed', gitFacts),
];
const nothingRead = {
    lookedFor: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .texts */ .Te,
    competitor: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq.exactOptional(),
    passedOver: (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(passedOverSchema),
};
const nothingReadErrors = [
    (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('no-pages', nothingRead),
    (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('no-match', nothingRead),
    (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('no-competitor-pages', nothingRead),
    (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('no-base-pages', nothingRead),
    (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('base-not-in-git', nothingRead),
];
const pageReadingSchema = (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('page-reading-failed', {
    reason: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n([
        'too-slow',
        'out-of-memory',
        'crashed',
    ]),
    detail: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    path: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq.exactOptional(),
});
const limitReasonSchema = passedOverReasonSchema.extract(['too-large', 'not-parsable']);
const beyondLimitSchema = (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('pages-beyond-limit', {
    pages: (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ path: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, reason: limitReasonSchema })),
});
const baseFileSchema = (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('no-base-file', {
    path: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    reason: zod__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt('kind', [
        ...gitErrors,
        (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('folder', {}),
        (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('link', {}),
        (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('submodule', {}),
    ]),
});
const linkOutSchema = (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('link-out', {
    path: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    target: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
});
const fileFactsSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt('kind', [baseFileSchema, linkOutSchema]);
const corpusErrorSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt('kind', [
    ...gitErrors,
    ...nothingReadErrors,
    pageReadingSchema,
    beyondLimitSchema,
    ...fileFactsSchema.options,
    (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('no-folder', { folder: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq }),
    (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('other-tree', { checkedOut: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, head: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq }),
    (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('base-pages-committed', { folder: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq }),
]);


/***/ }),

/***/ 10124:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q0: () => (/* binding */ missingShards),
/* harmony export */   s1: () => (/* binding */ gapSchema)
/* harmony export */ });
/* unused harmony export partialProblemSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2503);
/* harmony import */ var _parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69681);


const partialProblemSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt('kind', [
    (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('cut', {}),
    (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('invalid', { line: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9, detail: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq }),
    (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('newer-version', { version: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9, newest: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9 }),
    (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('too-large', {}),
    (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('unreadable', { detail: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq }),
    (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('no-storage', {}),
    (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('not-downloaded', { detail: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, lacksPermission: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY() }),
    (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('other-digest', {}),
    (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('broken-archive', {}),
    (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('no-file', {}),
    (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('other-run', { runId: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq }),
    (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('later-attempt', { attempt: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9 }),
    (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('other-commit', { sha: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq }),
    (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('other-config', {}),
    (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('other-split', { count: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9 }),
    (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('incomplete', { gate: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq }),
]);
const unusablePartialSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ file: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, problem: partialProblemSchema });
const shard = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().regex(/^\d{1,3}\/\d{1,3}$/);
const missingShards = { shards: (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(shard), unusable: (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(unusablePartialSchema) };
const gapSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    ...missingShards,
    keywords: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    allKeywords: _parts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
});


/***/ }),

/***/ 24639:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ serviceErrorSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2503);
/* harmony import */ var _corpus_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98993);
/* harmony import */ var _parts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69681);



const serviceErrorSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    kind: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n([
        'http',
        'connection',
        'timeout',
        'cancelled',
        'invalid-response',
        'not-completed',
        'not-sent',
        'setup',
    ]),
    request: _parts_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    detail: _parts_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    corpus: _corpus_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .corpusErrorSchema */ .m5.exactOptional(),
    status: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().exactOptional(),
    code: _parts_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq.exactOptional(),
    retryAfter: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().exactOptional(),
    attempts: _parts_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9.exactOptional(),
});


/***/ }),

/***/ 27447:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   nz: () => (/* binding */ answerRecordSchema),
/* harmony export */   uT: () => (/* binding */ untrustedReasonSchema),
/* harmony export */   zq: () => (/* binding */ untrustedProblemSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2503);
/* harmony import */ var _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69681);


const sourceSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    url: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    domain: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    owner: zod__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt('kind', [
        zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('own') }),
        zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('competitor'), name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }),
        zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('third-party') }),
    ]),
});
const contentSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    cited: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    retrieved: (0,_contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .maybe */ .no)(zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()),
    position: (0,_contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .maybe */ .no)(zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().positive()),
    competitors: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
    citedSources: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(sourceSchema),
    unknownSources: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    retrievedSources: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(sourceSchema),
    queries: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
    text: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    isCut: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
});
const problemFacts = {
    detail: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    status: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().exactOptional(),
};
const unansweredSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n([
    'unsearched',
    'refused',
    'failed',
]);
const answerProblemSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    ...problemFacts,
    scope: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('answer'),
    code: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n([
        ...unansweredSchema.options,
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
});
const vendorSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    model: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    keyVariable: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    keyPage: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq.exactOptional(),
    baseUrlVariable: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
});
const engineProblemSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    ...problemFacts,
    scope: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('engine'),
    code: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n([
        'key-refused',
        'forbidden',
        'no-credit',
        'unknown-model',
        'rate-limited',
        'unresponsive',
    ]),
    vendor: vendorSchema,
});
const reasonSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt('scope', [answerProblemSchema, engineProblemSchema]);
const withoutPage = vendorSchema.omit({ keyPage: true });
const untrustedProblemSchema = engineProblemSchema.extend({ vendor: withoutPage });
const untrustedReasonSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt('scope', [
    answerProblemSchema,
    untrustedProblemSchema,
]);
const asked = {
    engine: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    keyword: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    sample: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().positive(),
};
const answerRecordSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt('outcome', [
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        ...asked,
        outcome: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('evaluated'),
        model: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        content: contentSchema,
    }),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ ...asked, outcome: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('not-evaluated'), reason: reasonSchema }),
]);


/***/ }),

/***/ 7171:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ costSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2503);
/* harmony import */ var _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69681);


const costSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    engine: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    replies: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    inputTokens: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
    outputTokens: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
    searches: (0,_contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .maybe */ .no)(zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()),
    costUsd: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
    stated: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    unpriced: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
});


/***/ }),

/***/ 79730:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ blockerSchema),
/* harmony export */   x: () => (/* binding */ preflightBlockerSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2503);
/* harmony import */ var _comparison_baseline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96186);
/* harmony import */ var _contract_partial_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10124);
/* harmony import */ var _contract_parts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69681);
/* harmony import */ var _contract_service_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24639);
/* harmony import */ var _scan_answer_counts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82917);






const preflightBlockerSchema = zod__WEBPACK_IMPORTED_MODULE_5__/* .discriminatedUnion */ .gMt('kind', [
    (0,_contract_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .kind */ .fM)('no-secrets', {}),
    (0,_contract_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .kind */ .fM)('day-limit', { requests: _contract_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9, perDay: _contract_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9 }),
    (0,_contract_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .kind */ .fM)('time-budget', { requests: _contract_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9, perMinute: _contract_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9, timeoutMinutes: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig() }),
    (0,_contract_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .kind */ .fM)('cost-limit', { estimate: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig(), maxCost: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig() }),
]);
const blockerSchema = zod__WEBPACK_IMPORTED_MODULE_5__/* .discriminatedUnion */ .gMt('kind', [
    ...preflightBlockerSchema.options,
    (0,_contract_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .kind */ .fM)('baseline', { unusable: _comparison_baseline_js__WEBPACK_IMPORTED_MODULE_0__/* .unusableSchema */ .nL }),
    (0,_contract_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .kind */ .fM)('missing-shards', _contract_partial_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .missingShards */ .Q0),
    (0,_contract_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .kind */ .fM)('service', { facts: _contract_service_error_js__WEBPACK_IMPORTED_MODULE_3__/* .serviceErrorSchema */ .r }),
    (0,_contract_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .kind */ .fM)('few-answers', {
        planned: _contract_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9,
        evaluated: _contract_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9,
        minAnswers: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig(),
        missing: (0,_contract_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .list */ .p_)(_scan_answer_counts_js__WEBPACK_IMPORTED_MODULE_4__/* .missingAnswersSchema */ .zN),
    }),
    (0,_contract_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .kind */ .fM)('required-unanswered', { engines: (0,_contract_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .list */ .p_)(_scan_answer_counts_js__WEBPACK_IMPORTED_MODULE_4__/* .engineAnswersSchema */ .xu), minAnswers: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig() }),
    (0,_contract_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .kind */ .fM)('no-answers', {}),
]);


/***/ }),

/***/ 23652:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iz: () => (/* binding */ ruleResultSchemaOf),
/* harmony export */   re: () => (/* binding */ dropTestSchema),
/* harmony export */   xJ: () => (/* binding */ intervalSchema)
/* harmony export */ });
/* unused harmony export findingSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2503);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88532);
/* harmony import */ var _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69681);
/* harmony import */ var _inputs_stored_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71995);



const intervalSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ low: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(), high: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig() });
const dropTestSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    method: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['cells', 'runs']),
    pValue: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
    interval: (0,_contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .maybe */ .no)(intervalSchema),
    size: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
});
const named = { rule: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq };
const findingSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .discriminatedUnion */ .gMt('kind', [
    (0,_contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('floor', {
        ...named,
        outcome: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['pass', 'fail', 'unknown']),
        observed: (0,_contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .maybe */ .no)(zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig()),
        floor: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
    }),
    (0,_contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('drop', {
        ...named,
        outcome: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['pass', 'fail', 'inconclusive']),
        observed: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
        baseline: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
        drop: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
        isPaired: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
        tolerance: _inputs_stored_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .toleranceSchema */ .R9,
        allowed: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
        isBeyond: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
        test: (0,_contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .maybe */ .no)(dropTestSchema),
        engines: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .texts */ .Te.optional(),
    }),
    (0,_contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('decline', {
        ...named,
        outcome: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['pass', 'fail']),
        observed: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
        runs: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
        tolerance: _inputs_stored_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .toleranceSchema */ .R9,
        change: (0,_contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .maybe */ .no)(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ since: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .time */ .kB, before: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(), after: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(), pValue: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig() })),
    }),
    (0,_contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('required-engines', {
        ...named,
        outcome: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['pass', 'fail']),
        required: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .texts */ .Te,
        missing: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .texts */ .Te,
    }),
    (0,_contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('sentiment', {
        ...named,
        outcome: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['pass', 'fail']),
        unwanted: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .texts */ .Te,
        found: (0,_contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ engine: (0,_contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .maybe */ .no)(_contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq), sentiment: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq })),
        observed: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .texts */ .Te,
    }),
    (0,_contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('completeness', {
        ...named,
        outcome: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['pass', 'warn']),
        contradictions: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
        missingAnswers: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    }),
    (0,_contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('answers', {
        ...named,
        outcome: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['pass', 'warn', 'fail']),
        checked: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
        lost: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .texts */ .Te,
        weaker: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .texts */ .Te,
    }),
]);
const ruleResultSchemaOf = (rules) => findingSchema.transform((finding, context) => {
    const rule = rules.find(({ name }) => name === finding.rule);
    if (rule !== undefined)
        return { ...finding, subject: rule.subject, isDrop: rule.isDrop };
    context.addIssue({ code: 'custom', path: ['rule'], message: 'must be the name of a rule' });
    return zod__WEBPACK_IMPORTED_MODULE_3__/* .NEVER */ .tm;
});


/***/ }),

/***/ 62039:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MX: () => (/* binding */ blockedSchema),
/* harmony export */   Ym: () => (/* binding */ judgedSchemaOf),
/* harmony export */   fR: () => (/* binding */ dropResultsSchema),
/* harmony export */   jy: () => (/* binding */ verdictStatusSchema),
/* harmony export */   x9: () => (/* binding */ sensitivitySchema)
/* harmony export */ });
/* unused harmony export silentEngineSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2503);
/* harmony import */ var _comparison_baseline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96186);
/* harmony import */ var _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69681);
/* harmony import */ var _embedded_engines_answer_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27447);
/* harmony import */ var _blocker_schema_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79730);
/* harmony import */ var _rule_schema_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23652);






const dropResultsSchema = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    noise: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n([
        'exact',
        'tested',
        'untested',
        'too-few-runs',
    ]),
    level: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig(),
    lostEngines: _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .texts */ .Te,
    doubtfulEngines: _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .texts */ .Te,
    gainedEngines: _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .texts */ .Te,
    engineDrops: (0,_contract_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_)(zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ engine: _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq, before: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig(), now: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig(), test: _rule_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .dropTestSchema */ .re })),
    searchShifts: (0,_contract_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_)(zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ engine: _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq, before: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig(), now: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig() })),
});
const silentEngineSchema = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    engine: _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    planned: _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9,
    reason: (0,_contract_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .maybe */ .no)(_embedded_engines_answer_record_js__WEBPACK_IMPORTED_MODULE_2__/* .untrustedReasonSchema */ .uT),
    again: zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY(),
    isOptional: zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY(),
    leadsTo: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['error', 'inconclusive', 'warn']),
});
const verdictStatusSchema = zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['pass', 'fail', 'inconclusive', 'error']);
const verdictFacts = {
    baseline: zod__WEBPACK_IMPORTED_MODULE_5__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ origin: _comparison_baseline_js__WEBPACK_IMPORTED_MODULE_0__/* .originSchema */ .ID }), zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ missing: _comparison_baseline_js__WEBPACK_IMPORTED_MODULE_0__/* .missingSchema */ .Af })]),
    unmeasuredCompetitors: _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .texts */ .Te,
    missingEngines: _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .texts */ .Te,
};
const blockedSchema = (0,_contract_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .kind */ .fM)('blocked', {
    ...verdictFacts,
    status: verdictStatusSchema.extract(['error', 'inconclusive']),
    blocker: _blocker_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .blockerSchema */ .w,
});
const judgedSchemaOf = (rules) => (0,_contract_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .kind */ .fM)('judged', {
    ...verdictFacts,
    status: verdictStatusSchema,
    rules: (0,_contract_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_)((0,_rule_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .ruleResultSchemaOf */ .Iz)(rules)),
    reportOnly: zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY(),
    drops: (0,_contract_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .maybe */ .no)(dropResultsSchema),
    silentEngines: (0,_contract_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_)(silentEngineSchema),
});
const sensitivitySchema = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    keywords: _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9,
    samples: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig(),
    answers: _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9,
    citedNow: _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9,
    answersBefore: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig(),
    citedBefore: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig(),
    failsAt: (0,_contract_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .maybe */ .no)(zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig()),
});


/***/ }),

/***/ 46742:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ recordSchema),
/* harmony export */   m: () => (/* binding */ baselineRunSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2503);
/* harmony import */ var _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69681);
/* harmony import */ var _scan_answer_counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82917);
/* harmony import */ var _scan_measurement_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16088);




const baselineRunSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    createdAt: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .time */ .kB.optional(),
    overallBcr: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(),
    citedEngines: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    cells: (0,_contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(_scan_measurement_js__WEBPACK_IMPORTED_MODULE_2__/* .cellSchema */ .gQ),
    models: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .textsByName */ .N_.optional(),
    contents: (0,_contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(_scan_answer_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .engineContentsSchema */ .Iu).optional(),
});
const recordSchema = baselineRunSchema.extend({
    createdAt: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .time */ .kB,
    sha: (0,_contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .maybe */ .no)(_contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq),
    runUrl: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq.optional().transform(() => undefined),
    attempt: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().positive(),
    failed: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY(),
    dropped: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY(),
    suspect: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY(),
    accepted: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY(),
    totalEngines: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    samples: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    fingerprint: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .textsByName */ .N_,
});


/***/ }),

/***/ 71995:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R9: () => (/* binding */ toleranceSchema),
/* harmony export */   WG: () => (/* binding */ scanPerSchema),
/* harmony export */   i6: () => (/* binding */ scanPerReasonSchema),
/* harmony export */   nI: () => (/* binding */ failOnSchema),
/* harmony export */   qk: () => (/* binding */ configChangeSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2503);
/* harmony import */ var _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69681);


const toleranceSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt('kind', [
    (0,_contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('absolute', { value: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig() }),
    (0,_contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('percent', { value: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig() }),
]);
const scanPerSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['all', 'keyword']);
const scanPerReasonSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n([
    'given',
    'recorded-runs',
    'embedded',
    'unrecorded',
]);
const configChangeSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    path: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    kind: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['added', 'changed', 'removed']),
});
const failOnSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['fail', 'error', 'inconclusive', 'no-baseline']);


/***/ }),

/***/ 82917:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iu: () => (/* binding */ engineContentsSchema),
/* harmony export */   cD: () => (/* binding */ answerCountsSchema),
/* harmony export */   xu: () => (/* binding */ engineAnswersSchema),
/* harmony export */   zN: () => (/* binding */ missingAnswersSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2503);
/* harmony import */ var _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69681);
/* harmony import */ var _embedded_engines_answer_record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27447);



const engineAnswersSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    engine: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    planned: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    evaluated: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    problem: (0,_contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .maybe */ .no)(_embedded_engines_answer_record_js__WEBPACK_IMPORTED_MODULE_1__/* .untrustedProblemSchema */ .zq),
});
const missingAnswersSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    engine: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    count: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    planned: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    keyword: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    reason: _embedded_engines_answer_record_js__WEBPACK_IMPORTED_MODULE_1__/* .untrustedReasonSchema */ .uT,
});
const answerCountsSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    planned: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    evaluated: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    engines: (0,_contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(engineAnswersSchema),
    missing: (0,_contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(missingAnswersSchema),
});
const engineContentsSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    engine: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    answers: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    read: (0,_contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .maybe */ .no)(_contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9),
    sourced: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    domains: (0,_contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ domain: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, answers: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9 })),
});


/***/ }),

/***/ 16088:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   aY: () => (/* binding */ measurementSchema),
/* harmony export */   d_: () => (/* binding */ cellRefSchema),
/* harmony export */   gQ: () => (/* binding */ cellSchema),
/* harmony export */   oI: () => (/* binding */ brandShareSchema)
/* harmony export */ });
/* unused harmony exports engineMeasurementSchema, keywordMeasurementSchema, contradictionSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2503);
/* harmony import */ var _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69681);


const engineMeasurementSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    engine: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    cited: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    bcrScore: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
    sentiment: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    sentiments: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .texts */ .Te,
    snippet: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    sourceUrl: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .address */ .hl,
    answers: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    citedAnswers: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
});
const keywordMeasurementSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    keyword: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    overallBcr: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
    citedEngines: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .texts */ .Te,
    totalEngines: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    samples: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
});
const cellRefSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    keyword: (0,_contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .maybe */ .no)(_contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq),
    engine: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
});
const cellSchema = cellRefSchema.extend({
    cited: (0,_contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()),
    bcrScores: (0,_contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()),
});
const contradictionSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt('kind', [
    (0,_contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('missing-engine', { scanId: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, engine: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq }),
    (0,_contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('duplicate-engine', { scanId: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, engine: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq }),
    (0,_contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .kind */ .fM)('summary-contradiction', {
        scanId: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
        field: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['total_engines', 'cited_engines']),
        stated: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
        counted: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    }),
]);
const measurementSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    overallBcr: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
    citedEngines: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    totalEngines: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    avgSentiment: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    avgSentiments: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .texts */ .Te,
    engines: (0,_contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(engineMeasurementSchema),
    keywords: (0,_contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(keywordMeasurementSchema),
    cells: (0,_contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(cellSchema),
    scanIds: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .texts */ .Te,
    contradictions: (0,_contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(contradictionSchema),
});
const brandShareSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    name: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    isOwn: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    answers: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    citedAnswers: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    share: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
    overallBcr: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
});


/***/ })

};
