export const id = 4242;
export const ids = [4242,4681];
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

/***/ 6420:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ statusOfBlocker)
/* harmony export */ });
function statusOfBlocker({ kind }) {
    return kind === 'no-secrets' || kind === 'no-answers' ? 'inconclusive' : 'error';
}


/***/ }),

/***/ 83398:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ failuresOf),
  S: () => (/* binding */ judge)
});

// EXTERNAL MODULE: ./build/comparison/compare.js + 1 modules
var compare = __webpack_require__(20894);
// EXTERNAL MODULE: ./build/scan/count-answers.js
var count_answers = __webpack_require__(84541);
// EXTERNAL MODULE: ./build/scan/share-of-voice.js
var share_of_voice = __webpack_require__(62290);
// EXTERNAL MODULE: ./build/gate/blocker.js
var gate_blocker = __webpack_require__(6420);
// EXTERNAL MODULE: ./build/gate/compare.js
var gate_compare = __webpack_require__(13737);
;// CONCATENATED MODULE: ./build/gate/min-answers.js

function findTooFewAnswers(counts, { minAnswers, requiredEngines, optionalEngines, }) {
    const isTooFew = ({ planned, evaluated }) => planned > 0 && (evaluated === 0 || (0,gate_compare/* isBelow */.Yw)((100 * evaluated) / planned, minAnswers));
    const { evaluated, missing } = counts;
    const spared = counts.engines.filter(engine => evaluated > 0 && engine.evaluated === 0 && optionalEngines.includes(engine.engine));
    const planned = spared.reduce((rest, engine) => rest - engine.planned, counts.planned);
    if (isTooFew({ planned, evaluated }))
        return { kind: 'few-answers', planned, evaluated, minAnswers, missing };
    const engines = counts.engines.filter(engine => requiredEngines.includes(engine.engine) && isTooFew(engine));
    return engines.length > 0 ? { kind: 'required-unanswered', engines, minAnswers } : undefined;
}

// EXTERNAL MODULE: ./build/gate/rules/rules.js + 4 modules
var rules_rules = __webpack_require__(62918);
;// CONCATENATED MODULE: ./build/gate/silent-engines.js
const NEEDS_PERSON = new Set([
    'key-refused',
    'forbidden',
    'no-credit',
    'unknown-model',
]);
function findSilentEngines({ engines, measurement, answers }, { optional, before }) {
    const answered = new Set(measurement.engines.map(({ engine }) => engine));
    const counts = new Map(answers.engines.map(count => [count.engine, count]));
    const planned = new Set([...engines, ...counts.keys()]);
    return [...planned]
        .filter(engine => !answered.has(engine))
        .map(engine => {
        const reason = counts.get(engine)?.problem ?? findReason(answers, engine);
        const again = before.includes(engine);
        const isOptional = optional.includes(engine);
        const isFault = again || (reason !== undefined && NEEDS_PERSON.has(reason.code));
        return {
            ...{ engine, reason, again, isOptional },
            planned: counts.get(engine)?.planned ?? 0,
            leadsTo: isOptional ? 'warn' : isFault ? 'error' : 'inconclusive',
        };
    });
}
function findReason({ missing }, engine) {
    return missing.find(entry => entry.engine === engine)?.reason;
}

// EXTERNAL MODULE: ./build/gate/test-comparison.js
var test_comparison = __webpack_require__(34864);
;// CONCATENATED MODULE: ./build/gate/judge.js








const SHARE_OF_DROPS = 0.65;
function judge(input, someRules = rules_rules/* RULES */.y) {
    const { measurement, lookup, thresholds, noise, asked } = input;
    const { shareOfVoice = share_of_voice/* NO_SHARE_OF_VOICE */.J, answers = count_answers/* NO_ANSWERS_COUNTED */.be } = input;
    const facts = {
        baseline: describeBaseline(lookup),
        unmeasuredCompetitors: shareOfVoice.unmeasured,
        missingEngines: (0,count_answers/* missingEnginesOf */.hX)(answers),
    };
    const isAnswered = measurement !== undefined && measurement.engines.length > 0;
    const found = input.blocker ?? findTooFewAnswers(answers, thresholds);
    if (found !== undefined || !isAnswered) {
        const blocker = found ?? { kind: 'no-answers' };
        return { ...facts, kind: 'blocked', status: (0,gate_blocker/* statusOfBlocker */.g)(blocker), blocker };
    }
    const baseline = 'baseline' in lookup ? lookup.baseline : undefined;
    const comparison = input.comparison ?? (baseline && (0,compare/* compare */.U)(measurement, baseline, asked));
    const drops = { ...noise, alpha: SHARE_OF_DROPS * noise.alpha };
    const compared = comparison && (0,test_comparison/* testComparison */._C)(comparison, drops);
    const rules = (0,rules_rules/* applyRules */.I)({ measurement, thresholds, compared, shareOfVoice, answers }, someRules);
    const silentEngines = findSilentEngines({ engines: asked?.engines ?? [], measurement, answers }, { optional: thresholds.optionalEngines, before: baseline?.silentBefore ?? [] });
    return {
        ...facts,
        kind: 'judged',
        status: statusOf(rules, silentEngines),
        rules,
        reportOnly: rules.every(({ kind }) => kind === 'completeness') && !hasBaseline(lookup),
        drops: compared && (0,test_comparison/* describeDrops */.AA)(compared),
        silentEngines,
    };
}
function hasBaseline(lookup) {
    return (!('missing' in lookup) ||
        (lookup.missing.kind !== 'none-configured' && lookup.missing.kind !== 'no-base-for-service'));
}
function describeBaseline(lookup) {
    if ('baseline' in lookup)
        return { origin: lookup.baseline.origin };
    return 'unusable' in lookup ? { missing: { kind: 'unusable', unusable: lookup.unusable } } : lookup;
}
function statusOf(rules, silent) {
    const outcomes = rules.map(({ outcome }) => outcome);
    const missing = silent.map(({ leadsTo }) => leadsTo);
    if (outcomes.includes('fail'))
        return 'fail';
    if (missing.includes('error'))
        return 'error';
    const isOpen = outcomes.includes('inconclusive') || outcomes.includes('unknown');
    return isOpen || missing.includes('inconclusive') ? 'inconclusive' : 'pass';
}
function failuresOf(verdict, failOn) {
    const { status, baseline } = verdict;
    const lacksBaseline = 'missing' in baseline && baseline.missing.kind !== 'accepted';
    const holds = [
        ...(status === 'pass' ? [] : [status]),
        ...(lacksBaseline ? ['no-baseline'] : []),
    ];
    return failOn.filter(condition => holds.includes(condition));
}


/***/ }),

/***/ 4242:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCommentMode: () => (/* binding */ runCommentMode)
});

// EXTERNAL MODULE: ./build/gate/judge.js + 2 modules
var judge = __webpack_require__(83398);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(2503);
// EXTERNAL MODULE: ./build/inputs/fields.js
var fields = __webpack_require__(64347);
// EXTERNAL MODULE: ./build/inputs/read-settings.js + 2 modules
var read_settings = __webpack_require__(99691);
;// CONCATENATED MODULE: ./build/inputs/comment-settings.js



const schema = schemas/* object */.Ikc({
    key: fields/* fields */.OA.key,
    comment: fields/* fields */.OA.comment,
    issue: fields/* fields */.OA.issue,
    'fail-on': fields/* fields */.OA['fail-on'],
    'github-token': fields/* fields */.OA['github-token'],
    'artifact-name': fields/* fields */.OA['artifact-name'],
});
function readCommentSettings(given) {
    const texts = (0,read_settings/* fillTexts */.wX)(given);
    const parsed = schema.safeParse(texts);
    if (!parsed.success)
        throw new read_settings/* InputsError */.aV((0,read_settings/* describeIssues */.wF)(parsed.error.issues, texts));
    const inputs = parsed.data;
    return {
        key: inputs.key,
        comment: inputs.comment,
        issue: inputs.issue,
        failOn: inputs['fail-on'],
        githubToken: inputs['github-token'],
        artifactName: (0,read_settings/* nameArtifact */.o9)(inputs),
    };
}

// EXTERNAL MODULE: ./build/report/markdown/markdown.js
var markdown = __webpack_require__(1336);
// EXTERNAL MODULE: ./build/report/unpublished-words.js
var unpublished_words = __webpack_require__(39248);
// EXTERNAL MODULE: ./build/history/artifact-archive.js + 1 modules
var artifact_archive = __webpack_require__(49847);
// EXTERNAL MODULE: ./build/history/run-artifacts.js
var run_artifacts = __webpack_require__(48944);
// EXTERNAL MODULE: ./build/lib/repository-name.js
var repository_name = __webpack_require__(49804);
// EXTERNAL MODULE: ./build/report/outcome-file/name.js
var outcome_file_name = __webpack_require__(78506);
// EXTERNAL MODULE: ./build/report/outcome-file/outcome-file.js + 1 modules
var outcome_file = __webpack_require__(94681);
// EXTERNAL MODULE: ./build/hosts/action/github.js + 1 modules
var action_github = __webpack_require__(16783);
;// CONCATENATED MODULE: ./build/hosts/action/fetch-outcome.js






const LIMITS = { time: 90_000, pause: 1000, archiveBytes: 50_000_000 };
async function fetchOutcome(github, run, name) {
    const repository = (0,repository_name/* splitRepository */.T)(run.repository);
    const source = { api: github, fetch: action_github.fetchThroughProxy, repository };
    const artifacts = (0,run_artifacts/* openRunArtifacts */.j)(source, { run: run.id, name, since: run.startedAt }, LIMITS);
    const read = await artifacts.read(name);
    if ('missing' in read)
        return { missing: describeMissing(read.missing, name, run) };
    const entry = 'archive' in read ? await (0,artifact_archive/* readEntry */.hB)(read.archive, outcome_file_name/* OUTCOME_FILE */.E, outcome_file/* MOST_OUTCOME_BYTES */.b) : read;
    if ('unreadable' in entry)
        return { missing: { kind: 'unreadable', name, cause: entry.unreadable } };
    const { url: runUrl, commitUrl, headSha: sha } = run;
    const file = (0,outcome_file/* parseOutcome */._)(new TextDecoder().decode(entry.bytes), { runUrl, commitUrl, sha });
    return 'unreadable' in file ? { missing: { kind: 'invalid', name, cause: file.unreadable } } : { file };
}
function describeMissing(kind, name, { attempt }) {
    if (kind === 'earlier-attempt')
        return { kind, name, attempt };
    return kind === 'none' ? { kind: 'no-artifact', name } : { kind, name };
}

// EXTERNAL MODULE: ./build/hosts/action/log.js
var log = __webpack_require__(22769);
// EXTERNAL MODULE: ./build/hosts/action/publish/comment-on-pull-request.js + 2 modules
var comment_on_pull_request = __webpack_require__(16260);
// EXTERNAL MODULE: ./build/hosts/action/publish/keep-issues.js + 1 modules
var keep_issues = __webpack_require__(20032);
// EXTERNAL MODULE: ./build/hosts/action/publish/outputs.js
var outputs = __webpack_require__(43565);
// EXTERNAL MODULE: ./build/hosts/action/publish/publish.js
var publish = __webpack_require__(58680);
// EXTERNAL MODULE: ./build/hosts/action/publish/pull-request.js
var pull_request = __webpack_require__(16032);
// EXTERNAL MODULE: ./build/hosts/action/publish/summary.js
var summary = __webpack_require__(67271);
// EXTERNAL MODULE: ./build/hosts/action/publish/warn.js
var warn = __webpack_require__(22243);
;// CONCATENATED MODULE: ./build/hosts/action/modes/comment.js














const JUDGED = ['success', 'failure'];
const PULL_REQUEST_EVENTS = ['pull_request', 'pull_request_target'];
const OWN_EVENTS = ['push', 'schedule'];
async function runCommentMode({ texts, context }) {
    const settings = readCommentSettings(texts);
    (0,warn/* warn */.R)((0,outputs/* setOutputs */.n)(publish/* noOutputs */.Q9));
    const missing = await comment_publish(settings, context).catch((error) => ({ kind: 'unexpected', detail: String(error) }));
    if (missing === undefined)
        return;
    const sentence = (0,unpublished_words/* describeUnpublished */.Bb)(missing);
    if ((0,unpublished_words/* isExpected */.Dn)(missing))
        log/* actionLog */.Z.notice(sentence);
    else
        log/* actionLog */.Z.warning((0,unpublished_words/* warnOfUnpublished */.rk)(missing));
    (0,warn/* warn */.R)(await (0,summary/* writeSummary */.S)((0,markdown.md) `## No comment was written\n\n${(0,markdown/* escapeMarkdown */.FV)(sentence, 1000)}`));
}
async function comment_publish(settings, context) {
    const { finishedRun: run } = context;
    if (run === undefined)
        return { kind: 'no-run', event: context.eventName };
    const { event, repository, headRepository } = run;
    if (repository !== context.repository)
        return { kind: 'other-repository' };
    if (!JUDGED.includes(run.conclusion))
        return { kind: 'not-judged', conclusion: run.conclusion };
    const isPullRequest = PULL_REQUEST_EVENTS.includes(event);
    if (!isPullRequest && (!OWN_EVENTS.includes(event) || headRepository !== repository)) {
        return { kind: 'other-event', event };
    }
    if (settings.githubToken === '')
        return { kind: 'no-token' };
    const github = (0,action_github.createGitHub)(settings.githubToken, context.apiUrl);
    const pulls = isPullRequest ? await (0,pull_request/* findPullsOfRun */.gx)(github, run) : undefined;
    if (pulls !== undefined && 'missing' in pulls)
        return pulls.missing;
    const found = await fetchOutcome(github, run, settings.artifactName);
    if ('missing' in found)
        return found.missing;
    const { outcome, pullRequest } = found.file;
    if (outcome.key !== settings.key)
        return { kind: 'other-gate', key: outcome.key, expected: settings.key };
    const number = pulls?.numbers.find(candidate => candidate === pullRequest);
    if (pulls !== undefined && number === undefined) {
        return { kind: 'other-pull-request', number: pullRequest, numbers: pulls.numbers };
    }
    await write(outcome, settings, describeContext(context, run, number));
    return undefined;
}
async function write(outcome, settings, context) {
    const failed = (0,judge/* failuresOf */.d)(outcome.verdict, settings.failOn).length > 0;
    await (0,keep_issues/* keepIssues */.y)([(0,keep_issues/* issueGateOf */.o)(outcome, settings, failed)], context);
    if (context.pullRequest !== undefined || context.eventName === 'push') {
        await (0,comment_on_pull_request/* commentOnPullRequest */.r)((0,publish/* commentOf */.vm)(outcome, settings, failed), context);
    }
}
function describeContext(context, { event, headSha, headBranch, url, commitUrl }, number) {
    return {
        ...context,
        eventName: event,
        sha: headSha,
        ref: `refs/heads/${headBranch}`,
        runUrl: url,
        commitUrl,
        pullRequest: number === undefined ? undefined : { number, headSha, baseSha: '', baseRef: '' },
    };
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


/***/ }),

/***/ 84541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B9: () => (/* binding */ withoutCounted),
/* harmony export */   Wh: () => (/* binding */ modelsOf),
/* harmony export */   XA: () => (/* binding */ countAnswers),
/* harmony export */   be: () => (/* binding */ NO_ANSWERS_COUNTED),
/* harmony export */   hX: () => (/* binding */ missingEnginesOf)
/* harmony export */ });
const NO_ANSWERS_COUNTED = { planned: 0, evaluated: 0, engines: [], missing: [] };
function modelsOf(records) {
    const evaluated = records.filter(record => record.outcome === 'evaluated');
    return Object.fromEntries(Array.from(Map.groupBy(evaluated, ({ engine }) => engine), ([engine, ofEngine]) => [engine, [...new Set(ofEngine.map(({ model }) => model))].toSorted()]));
}
function countAnswers(records) {
    const byEngine = [...Map.groupBy(records, ({ engine }) => engine)];
    const missing = byEngine.flatMap(([engine, ofEngine]) => countMissing(engine, ofEngine));
    const isEngineWide = ({ reason }) => Number(reason.scope === 'engine');
    return {
        planned: records.length,
        evaluated: countEvaluated(records),
        engines: byEngine.map(([engine, ofEngine]) => ({
            engine,
            planned: ofEngine.length,
            evaluated: countEvaluated(ofEngine),
            problem: missing
                .filter(entry => entry.engine === engine)
                .map(({ reason }) => reason)
                .find(reason => reason.scope === 'engine'),
        })),
        missing: missing.sort((a, b) => isEngineWide(b) - isEngineWide(a) || b.count - a.count),
    };
}
function countEvaluated(records) {
    return records.filter(({ outcome }) => outcome === 'evaluated').length;
}
function countMissing(engine, records) {
    const lost = records.filter(record => record.outcome === 'not-evaluated');
    return [...Map.groupBy(lost, ({ reason }) => reason.code).values()].flatMap(alike => {
        const [first] = alike;
        if (first === undefined)
            return [];
        const { keyword, reason } = first;
        return [{ engine, count: alike.length, planned: records.length, keyword, reason }];
    });
}
function missingEnginesOf({ engines }) {
    return engines
        .filter(({ evaluated, problem }) => evaluated === 0 || problem !== undefined)
        .map(({ engine }) => engine);
}
function withoutCounted(measurement, { engines }) {
    const counted = new Set(engines.map(({ engine }) => engine));
    return (measurement && {
        ...measurement,
        contradictions: measurement.contradictions.filter(entry => entry.kind !== 'missing-engine' || !counted.has(entry.engine)),
    });
}


/***/ }),

/***/ 62290:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ NO_SHARE_OF_VOICE),
/* harmony export */   a: () => (/* binding */ measureShareOfVoice)
/* harmony export */ });
const NO_SHARE_OF_VOICE = { shares: [], unmeasured: [] };
function measureShareOfVoice(own, competitors) {
    const ownPairs = pairsOf(own);
    const isMeasured = (brand) => common(ownPairs, pairsOf(brand)).length > 0;
    const measured = competitors.filter(isMeasured);
    const unmeasured = competitors.filter(brand => !isMeasured(brand)).map(({ name }) => name);
    const compared = new Set(measured.reduce((pairs, brand) => common(pairs, pairsOf(brand)), ownPairs));
    if (measured.length === 0 || compared.size === 0)
        return { shares: [], unmeasured };
    const counted = [own, ...measured].map((brand, index) => {
        const cited = cellsOf(brand)
            .filter(cell => compared.has(pairOf(cell)))
            .flatMap(cell => cell.cited);
        const citedAnswers = cited.filter(Boolean).length;
        return {
            name: brand.name,
            isOwn: index === 0,
            answers: cited.length,
            citedAnswers,
            rate: citedAnswers / cited.length,
            overallBcr: brand.measurement?.overallBcr ?? 0,
        };
    });
    const total = counted.reduce((sum, { rate }) => sum + rate, 0);
    const shares = counted.map(({ rate, ...brand }) => ({ ...brand, share: total === 0 ? 0 : rate / total }));
    return { shares, unmeasured };
}
function cellsOf({ measurement }) {
    return measurement?.cells ?? [];
}
function pairsOf(brand) {
    return cellsOf(brand).map(pairOf);
}
function common(pairs, others) {
    const known = new Set(others);
    return pairs.filter(pair => known.has(pair));
}
function pairOf({ keyword, engine }) {
    return JSON.stringify([keyword, engine]);
}


/***/ })

};
