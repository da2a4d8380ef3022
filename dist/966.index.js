export const id = 966;
export const ids = [966,167];
export const modules = {

/***/ 53966:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  HISTORY_FILE: () => (/* binding */ HISTORY_FILE),
  historyArtifactName: () => (/* binding */ historyArtifactName),
  readStoredHistory: () => (/* binding */ readStoredHistory),
  storeOnBranch: () => (/* binding */ storeOnBranch)
});

// EXTERNAL MODULE: ./build/github.js + 1 modules
var build_github = __webpack_require__(57167);
// EXTERNAL MODULE: ./build/service/clock.js
var clock = __webpack_require__(79794);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(2503);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./node_modules/fflate/esm/index.mjs
var esm = __webpack_require__(51306);
// EXTERNAL MODULE: ./build/text.js
var build_text = __webpack_require__(50977);
;// CONCATENATED MODULE: ./build/baseline/artifact-archive.js
/** The ZIP archive of an artifact: from GitHub's store to the text of one file. */





const ATTEMPTS = 3;
const EXCERPT_LENGTH = 200;
/** Fetches the archive, again where that may help. Rejects with the signal's reason. */
async function downloadArchive(url, limits, signal) {
    for (let attempt = 1;; attempt += 1) {
        const download = await tryDownload(url, limits.archiveBytes, signal);
        if ('archive' in download || !download.passing || attempt === ATTEMPTS)
            return download;
        await (0,promises_.setTimeout)(limits.pause, undefined, { signal });
    }
}
async function tryDownload(url, maxBytes, signal) {
    try {
        const response = await (0,build_github.fetchThroughProxy)(url, { signal });
        const { ok, status, body } = response;
        if (!ok || body === null) {
            await body?.cancel();
            const problem = `could not be downloaded: the store that GitHub keeps it in answered ${status}`;
            return { problem, passing: status >= 500 };
        }
        const chunks = [];
        let bytes = 0;
        for await (const chunk of body) {
            bytes += chunk.length;
            // Leaving the loop ends the connection.
            if (bytes > maxBytes)
                return { problem: `is larger than ${maxBytes / 1e6} MB` };
            chunks.push(chunk);
        }
        return { archive: Buffer.concat(chunks) };
    }
    catch (error) {
        if (signal.aborted)
            throw signal.reason;
        return { problem: `could not be downloaded (${excerptOf(error)})`, passing: true };
    }
}
const causeSchema = schemas/* object */.Ikc({ cause: schemas/* object */.Ikc({ message: schemas/* string */.YjP() }) });
/** What the network said: fetch itself only says that it failed. */
function excerptOf(error) {
    const message = causeSchema.safeParse(error).data?.cause.message || String(error);
    return (0,build_text/* clip */.$Q)((0,build_text/* toSingleLine */.OX)(message), EXCERPT_LENGTH);
}
/** The text of the file in the archive. No more is unpacked than the size that the archive states, which may be a lie. */
function readEntry(archive, file, maxBytes) {
    let size;
    try {
        const { [file]: content } = (0,esm/* unzipSync */.AO)(archive, {
            filter(entry) {
                if (entry.name !== file)
                    return false;
                size = entry.originalSize;
                return size <= maxBytes;
            },
        });
        if (size === undefined)
            return { problem: `has no file ${file}` };
        if (content === undefined)
            return { problem: `has a file ${file} larger than ${maxBytes / 1e6} MB` };
        if (content.length === size)
            return { text: new TextDecoder().decode(content) };
    }
    catch {
        // Reported below: what the decompressor says of broken bytes helps nobody.
    }
    return { problem: 'is not a ZIP archive, or a broken one' };
}

;// CONCATENATED MODULE: ./build/baseline/history-artifact.js
/** The history in an artifact: which artifact may be believed, and what GitHub's refusals mean. */



const LIMITS = {
    time: 90_000,
    pause: 1000,
    archiveBytes: 50_000_000,
    fileBytes: 200_000_000,
};
/** GitHub promises no order, so the newest is known when all are; whoever has more than these has pages of strangers'. */
const MOST_ARTIFACTS = 1000;
const MOST_RUNS = 20;
/**
 * Events that only who may write to the repository brings about. A pull request, a comment or a workflow_run may
 * have a run on the default branch, too, and one that works on a stranger's words.
 */
const TRUSTED_EVENTS = ['push', 'schedule', 'workflow_dispatch', 'repository_dispatch'];
const artifactsSchema = schemas/* array */.YOg(schemas/* object */.Ikc({
    id: schemas/* int */.Whr(),
    name: schemas/* string */.YjP(),
    size_in_bytes: schemas/* number */.aig(),
    expired: schemas/* boolean */.zMY(),
    created_at: iso/* datetime */.w$({ offset: true }).nullable(),
    // An artifact whose run GitHub says less about cannot be believed; it is no reason to read none of the others.
    workflow_run: schemas/* object */.Ikc({
        id: schemas/* int */.Whr(),
        repository_id: schemas/* int */.Whr(),
        head_repository_id: schemas/* int */.Whr(),
        head_branch: schemas/* string */.YjP(),
    })
        .nullish()
        .catch(null),
}));
const runSchema = schemas/* object */.Ikc({ event: schemas/* string */.YjP(), conclusion: schemas/* string */.YjP().nullable() });
/** The history in the newest artifact of a successful run on the default branch. Never throws. */
async function readArtifactHistory(github, place, limits = LIMITS) {
    const [owner = '', repo = ''] = place.repository.split('/');
    const signal = AbortSignal.timeout(limits.time);
    const lookup = { github, place, repository: { owner, repo }, signal };
    try {
        const found = await findArtifact(lookup);
        return 'missing' in found ? found : await readArtifact(lookup, found, limits);
    }
    catch (error) {
        if (!signal.aborted)
            return { unreadable: explain(error, place) };
        return {
            unreadable: `The artifact ${place.name} could not be read within ${limits.time / 1000} seconds.`,
        };
    }
}
async function findArtifact(lookup) {
    const { defaultBranch, name } = lookup.place;
    const artifacts = await listArtifacts(lookup);
    const candidates = selectCandidates(artifacts, lookup.place);
    const lookedUp = new Set();
    for (const candidate of candidates) {
        if (candidate.expired || lookedUp.has(candidate.runId))
            continue;
        if (lookedUp.size === MOST_RUNS)
            break;
        lookedUp.add(candidate.runId);
        if (await isTrusted(lookup, candidate.runId))
            return candidate;
    }
    if (artifacts.length >= MOST_ARTIFACTS || lookedUp.size === MOST_RUNS) {
        return { missing: `none of the newest artifacts ${name} is of a successful run on ${defaultBranch}` };
    }
    if (candidates.some(({ expired }) => expired))
        return { missing: sayExpired(lookup.place) };
    return { missing: `no successful run on ${defaultBranch} has left an artifact ${name} yet` };
}
async function listArtifacts({ github, place, repository, signal }) {
    const route = 'GET /repos/{owner}/{repo}/actions/artifacts';
    const artifacts = [];
    const parameters = { ...repository, name: place.name, per_page: 100 };
    for await (const page of github.paginate.iterator(route, parameters)) {
        signal.throwIfAborted();
        artifacts.push(...artifactsSchema.parse(page.data));
        if (artifacts.length >= MOST_ARTIFACTS)
            break;
    }
    return artifacts;
}
/** Those of runs on the default branch, newest first. A fork may have a branch of that name. */
function selectCandidates(artifacts, { defaultBranch, name }) {
    return artifacts
        .flatMap(({ workflow_run: run, ...artifact }) => {
        // Servers that know no filter by name list all artifacts.
        if (!run || artifact.name !== name || run.head_branch !== defaultBranch)
            return [];
        if (run.head_repository_id !== run.repository_id)
            return [];
        const { id, size_in_bytes: size, expired, created_at } = artifact;
        return [{ id, size, expired, createdAt: Date.parse(created_at ?? '') || 0, runId: run.id }];
    })
        .sort((one, other) => other.createdAt - one.createdAt || other.id - one.id);
}
async function isTrusted({ github, repository, signal }, runId) {
    signal.throwIfAborted();
    try {
        const route = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}';
        const { data } = await github.request(route, { ...repository, run_id: runId });
        const { event, conclusion } = runSchema.parse(data);
        return conclusion === 'success' && TRUSTED_EVENTS.includes(event);
    }
    catch (error) {
        // Deleted since it was listed.
        if ((0,build_github.describeFailure)(error).status === 404)
            return false;
        throw error;
    }
}
async function readArtifact(lookup, { id, size }, limits) {
    const { place, signal } = lookup;
    const unreadable = (problem) => ({ unreadable: `The artifact ${place.name} ${problem}.` });
    if (size > limits.archiveBytes)
        return unreadable(`is larger than ${limits.archiveBytes / 1e6} MB`);
    const url = await locateArchive(lookup, id);
    if (url === undefined)
        return { missing: sayExpired(place) };
    const download = await downloadArchive(url, limits, signal);
    if ('problem' in download)
        return unreadable(download.problem);
    const entry = readEntry(download.archive, place.file, limits.fileBytes);
    return 'problem' in entry ? unreadable(entry.problem) : entry;
}
/** Where GitHub redirects to: signed, good for a minute, on another host, which the client's token must not reach. */
async function locateArchive({ github, repository }, id) {
    try {
        const route = 'GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}';
        const request = { redirect: 'manual' };
        const { headers } = await github.request(route, {
            ...repository,
            artifact_id: id,
            archive_format: 'zip',
            request,
        });
        return schemas/* url */.OZ5({ protocol: /^https?$/ }).parse(headers.location);
    }
    catch (error) {
        if ((0,build_github.describeFailure)(error).status === 410)
            return undefined;
        throw error;
    }
}
function sayExpired({ defaultBranch, name }) {
    return `no successful run on ${defaultBranch} has an artifact ${name} that has not expired`;
}
function explain(error, { name, repository }) {
    const { status, rateLimited, sentence } = (0,build_github.describeFailure)(error);
    if (rateLimited)
        return `GitHub's rate limit stands before the artifact ${name}: ${sentence}`;
    if (status !== 403 && status !== 404)
        return `The artifact ${name} could not be read: ${sentence}`;
    return `The artifacts of ${repository} can only be read with the permission \`actions: read\`: ${sentence}`;
}

;// CONCATENATED MODULE: ./build/baseline/branch-file.js
/** One file on a branch, through GitHub's contents API. */


/** Above 1 MB there is no content, and the encoding is `none`. A link shows the file that it leads to. */
const contentSchema = schemas/* object */.Ikc({
    type: schemas/* literal */.euz('file'),
    sha: schemas/* string */.YjP(),
    encoding: schemas/* enum */.k5n(['base64', 'none']),
    content: schemas/* string */.YjP(),
});
const blobSchema = schemas/* object */.Ikc({ encoding: schemas/* literal */.euz('base64'), content: schemas/* string */.YjP() });
/** What a folder is answered with, and a submodule or a link that leads to no file. */
const otherSchema = schemas/* union */.KCZ([schemas/* array */.YOg(schemas/* unknown */.L5J()), schemas/* object */.Ikc({ type: schemas/* enum */.k5n(['symlink', 'submodule']) })]);
/** These are no want of a permission, whatever their status says. */
const OTHER_REFUSALS = /repository is empty|too large/i;
/**
 * The file as it is now, up to 100 MB. `missing` ends a sentence, `unreadable` is the end of one, too, with its full stop.
 * Never throws.
 */
async function findFile(github, place, permission) {
    const { branch, path } = place;
    try {
        const { data } = await github.request('GET /repos/{owner}/{repo}/contents/{path}', {
            ...repositoryOf(place),
            path,
            ref: branch,
        });
        if (otherSchema.safeParse(data).success)
            return { unreadable: 'it is not a file.' };
        const { sha, encoding, content } = contentSchema.parse(data);
        const base64 = encoding === 'base64' ? content : await readBlob(github, place, sha);
        return { file: { bytes: Buffer.from(base64, 'base64'), sha } };
    }
    catch (error) {
        const { status, sentence } = (0,build_github.describeFailure)(error);
        if (status !== 404 || OTHER_REFUSALS.test(sentence))
            return { unreadable: branch_file_explain(error, permission) };
        if (/no commit found/i.test(sentence))
            return { missing: `there is no branch ${branch} yet` };
        return {
            missing: `there is no file ${path} on the branch ${branch}, or the job lacks the permission \`${permission}\``,
        };
    }
}
async function readBlob(github, place, sha) {
    const { data } = await github.request('GET /repos/{owner}/{repo}/git/blobs/{file_sha}', {
        ...repositoryOf(place),
        file_sha: sha,
    });
    return blobSchema.parse(data).content;
}
/** Why GitHub refused, on one line, with a full stop. GitHub hides from some tokens what they may not touch: a 404. */
function branch_file_explain(error, permission) {
    const { status, rateLimited, sentence } = (0,build_github.describeFailure)(error);
    const reason = sentence.replace(/\.$/, '');
    if (rateLimited)
        return `${reason}; this is a rate limit, which ends by itself.`;
    if ((status === 403 || status === 404) && !OTHER_REFUSALS.test(sentence)) {
        return `${reason}; the job needs the permission \`${permission}\`.`;
    }
    return sentence;
}
function repositoryOf({ repository }) {
    const [owner = '', repo = ''] = repository.split('/');
    return { owner, repo };
}

;// CONCATENATED MODULE: ./build/baseline/history-branch.js
/** The history as an append-only file on a data branch. */



/**
 * Enough for twenty writers at once: a conflict means that another writer has just succeeded, and each of the others
 * does so once. With the waits below, the last attempt is over a minute after the first at most.
 */
const MOST_ATTEMPTS = 20;
const BACKOFF_BASE = 1_000;
const BACKOFF_CAP = 4_000;
const NEWLINE = Buffer.from('\n');
/** The history as it is. Never throws. */
async function readBranchHistory(github, place) {
    const found = await findFile(github, place, 'contents: read');
    if ('file' in found)
        return { text: found.file.bytes.toString('utf8') };
    if ('missing' in found)
        return found;
    return {
        unreadable: `The history ${place.path} on the branch ${place.branch} was not read: ${found.unreadable}`,
    };
}
/**
 * Adds a line, without its end, to the history; creates the file and the branch where they are missing. No byte that is
 * there changes, and no line of another writer is lost. Never throws: what went wrong is the warning.
 */
async function appendToBranch(github, place, line, { message, clock }) {
    const warn = (reason) => ({
        warning: `The run was not added to the history ${place.path} on the branch ${place.branch}: ${reason}`,
    });
    const { signal } = new AbortController();
    let mayBeWritten = false;
    for (let attempts = 1;; attempts += 1) {
        const found = await findFile(github, place, 'contents: write');
        if ('unreadable' in found)
            return warn(found.unreadable);
        const file = 'file' in found ? found.file : undefined;
        if (mayBeWritten && file?.bytes.toString('utf8').split('\n').includes(line))
            return {};
        try {
            await write(github, place, line, message, file);
            return {};
        }
        catch (error) {
            if (!isConflict(error))
                return warn(branch_file_explain(error, 'contents: write'));
            mayBeWritten ||= wasRepeated(error);
        }
        if (attempts === MOST_ATTEMPTS)
            return warn(`other runs wrote to it at each of ${attempts} attempts.`);
        await clock.sleep(backoff(attempts, clock.random()), signal);
    }
}
/** Writes the next content over `old`, unless there is another one by now: a conflict. */
async function write(github, place, line, message, old) {
    try {
        await github.request('PUT /repos/{owner}/{repo}/contents/{path}', {
            ...repositoryOf(place),
            path: place.path,
            branch: place.branch,
            message,
            content: append(old?.bytes ?? Buffer.alloc(0), line).toString('base64'),
            ...(old && { sha: old.sha }),
        });
    }
    catch (error) {
        const isBranchMissing = old === undefined && (0,build_github.describeFailure)(error).status === 404;
        if (!isBranchMissing)
            throw error;
        await createBranch(github, place, line, message);
    }
}
function append(old, line) {
    const isOpen = old.length > 0 && old.at(-1) !== NEWLINE[0];
    return Buffer.concat([old, ...(isOpen ? [NEWLINE] : []), Buffer.from(line), NEWLINE]);
}
const objectSchema = schemas/* object */.Ikc({ sha: schemas/* string */.YjP() });
/** Creates the branch with nothing but the file on it: its first commit has no parents. */
async function createBranch(github, place, line, message) {
    const repository = repositoryOf(place);
    const tree = await github.request('POST /repos/{owner}/{repo}/git/trees', {
        ...repository,
        tree: [{ path: place.path, mode: '100644', type: 'blob', content: `${line}\n` }],
    });
    const commit = await github.request('POST /repos/{owner}/{repo}/git/commits', {
        ...repository,
        message,
        tree: objectSchema.parse(tree.data).sha,
        parents: [],
    });
    await github.request('POST /repos/{owner}/{repo}/git/refs', {
        ...repository,
        ref: `refs/heads/${place.branch}`,
        sha: objectSchema.parse(commit.data).sha,
    });
}
/** Refusals that GitHub answers with 409, too, and that no second attempt changes. */
const LASTING_REFUSALS = /repository is empty|rule violation|protected branch|could not (create|update) file/i;
/** Whether another writer was faster. */
function isConflict(error) {
    const { status, sentence } = (0,build_github.describeFailure)(error);
    if (status === 409)
        return !LASTING_REFUSALS.test(sentence);
    return status === 422 && /"sha" wasn't supplied|reference already exists/i.test(sentence);
}
const repeatedSchema = schemas/* object */.Ikc({
    request: schemas/* object */.Ikc({ request: schemas/* object */.Ikc({ retryCount: schemas/* int */.Whr().positive() }) }),
});
/** Whether the client sent the call again after an error: the first one may have been carried out. */
function wasRepeated(error) {
    return repeatedSchema.safeParse(error).success;
}
/** Milliseconds; the jitter keeps those apart who met once. */
function backoff(attempts, random) {
    return random * Math.min(BACKOFF_CAP, BACKOFF_BASE * 2 ** (attempts - 1));
}

;// CONCATENATED MODULE: ./build/baseline/history-store.js




/** The one file in the artifact. */
const HISTORY_FILE = 'history.ndjson';
function historyArtifactName(key) {
    return `ai-visibility-history-${key}`;
}
/** What is stored so far. Never throws. */
async function readStoredHistory(source, { key, githubToken }, { repository, apiUrl, defaultBranch }) {
    // Not missing: what is missing is begun.
    if (repository === undefined)
        return { unreadable: 'The history was not read: this is no workflow run.' };
    if (githubToken === '')
        return { unreadable: 'The history was not read: the input github-token is empty.' };
    const github = (0,build_github.createGitHub)(githubToken, apiUrl);
    if (source.kind === 'branch') {
        return readBranchHistory(github, { repository, branch: source.branch, path: pathOf(key) });
    }
    if (defaultBranch === undefined) {
        return {
            unreadable: "The history was not read: the event does not name the repository's default branch.",
        };
    }
    const name = historyArtifactName(key);
    return readArtifactHistory(github, { repository, defaultBranch, name, file: HISTORY_FILE });
}
/** Adds a line to the history on a branch. Never throws: what went wrong is the warning. */
async function storeOnBranch(branch, line, { key, githubToken }, { repository = '', apiUrl, sha = '' }) {
    const place = { repository, branch, path: pathOf(key) };
    const message = `Add the AI visibility of ${sha.slice(0, 7) || 'this run'} (${key})`;
    return appendToBranch((0,build_github.createGitHub)(githubToken, apiUrl), place, line, { message, clock: clock/* systemClock */.m });
}
function pathOf(key) {
    return `${key}.ndjson`;
}


/***/ }),

/***/ 57167:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createGitHub: () => (/* binding */ createGitHub),
  describeFailure: () => (/* binding */ describeFailure),
  fetchThroughProxy: () => (/* binding */ fetchThroughProxy)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 13 modules
var lib_core = __webpack_require__(77094);
// EXTERNAL MODULE: ./node_modules/@actions/github/lib/github.js
var github = __webpack_require__(61351);
// EXTERNAL MODULE: ./node_modules/@actions/github/lib/utils.js + 19 modules
var utils = __webpack_require__(85555);
// EXTERNAL MODULE: ./node_modules/@octokit/plugin-retry/dist-bundle/index.js
var dist_bundle = __webpack_require__(49735);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var classic_schemas = __webpack_require__(2503);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(43759);
;// CONCATENATED MODULE: ./node_modules/zod/v4/classic/coerce.js


function string(params) {
    return core._coercedString(schemas.ZodString, params);
}
function number(params) {
    return api/* _coercedNumber */.qG(classic_schemas/* ZodNumber */.rSt, params);
}
function coerce_boolean(params) {
    return core._coercedBoolean(schemas.ZodBoolean, params);
}
function bigint(params) {
    return core._coercedBigint(schemas.ZodBigInt, params);
}
function date(params) {
    return core._coercedDate(schemas.ZodDate, params);
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/errors.js
var errors = __webpack_require__(961);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/errors.js
var core_errors = __webpack_require__(37428);
// EXTERNAL MODULE: ./build/text.js
var build_text = __webpack_require__(50977);
;// CONCATENATED MODULE: ./build/github.js
/** The one door to GitHub's API: which calls are repeated, how long they may take, and what a failure says. */






/** Longest wait for a rate limit, in seconds: a job that idles for minutes costs more than a comment is worth. */
const LONGEST_WAIT = 60;
const RATE_LIMIT_RETRIES = 2;
const EXCERPT_LENGTH = 200;
const CLIENT_ERRORS = Array.from({ length: 100 }, (_, index) => 400 + index);
/** Goes where the API calls go, through the runner's proxy; carries no token, repeats nothing, has no time limit. */
const fetchThroughProxy = (url, options) => utils/* defaults */.NT.request?.fetch(url, options);
/**
 * A client for the API at `apiUrl`. Server and connection errors are tried again three times, rate limits
 * twice when the wait is short, other errors never. Honours the runner's proxy variables.
 */
function createGitHub(token, apiUrl, { timeout, second } = { timeout: 10_000, second: 1000 }) {
    const log = { debug: lib_core/* debug */.Yz, info: lib_core/* debug */.Yz, warn: lib_core/* debug */.Yz, error: lib_core/* debug */.Yz };
    const fetchInTime = (url, options) => fetchThroughProxy(url, { ...options, signal: AbortSignal.timeout(timeout) });
    return (0,github/* getOctokit */.Q)(token, {
        baseUrl: apiUrl,
        log,
        request: { fetch: fetchInTime, log },
        retry: { doNotRetry: CLIENT_ERRORS, retryAfterBaseValue: second },
    }, waitForRateLimits, dist_bundle/* retry */.L);
}
/**
 * Has plugin-retry, which comes after it, wait for a rate limit whose end is near. plugin-throttling would do so too, and
 * put a second between any two writes of ours, which are one or two.
 */
function waitForRateLimits(octokit) {
    octokit.hook.error('request', error => {
        const wait = secondsToWait(error);
        if (wait <= LONGEST_WAIT && 'request' in error) {
            error.request.request = { ...error.request.request, retries: RATE_LIMIT_RETRIES, retryAfter: wait };
        }
        throw error;
    });
}
const rateLimitSchema = classic_schemas/* object */.Ikc({
    message: classic_schemas/* string */.YjP(),
    response: classic_schemas/* object */.Ikc({
        status: classic_schemas/* union */.KCZ([classic_schemas/* literal */.euz(403), classic_schemas/* literal */.euz(429)]),
        headers: classic_schemas/* object */.Ikc({
            'retry-after': number().nonnegative().optional(),
            'x-ratelimit-remaining': number().optional(),
            'x-ratelimit-reset': number().optional(),
        }),
    }),
});
/** Seconds until a rate limit ends; Infinity for every other error. */
function secondsToWait(error) {
    const { message = '', response } = rateLimitSchema.safeParse(error).data ?? {};
    if (response === undefined)
        return Number.POSITIVE_INFINITY;
    const { 'retry-after': retryAfter, 'x-ratelimit-remaining': remaining, 'x-ratelimit-reset': reset, } = response.headers;
    if (retryAfter !== undefined)
        return retryAfter;
    if (remaining === 0 && reset !== undefined)
        return Math.max(0, Math.ceil(reset - Date.now() / 1000)) + 1;
    // GitHub asks for at least a minute where it does not say.
    return /secondary rate limit/i.test(message) ? LONGEST_WAIT : Number.POSITIVE_INFINITY;
}
const errorSchema = classic_schemas/* object */.Ikc({
    name: classic_schemas/* literal */.euz('HttpError'),
    message: classic_schemas/* string */.YjP(),
    // A connection error carries status 500 too: only an answer tells them apart.
    response: classic_schemas/* object */.Ikc({ status: classic_schemas/* int */.Whr() }).optional(),
});
/** What is known of the error that a call to GitHub, or the reading of its answer, ended with. */
function describeFailure(error) {
    const http = errorSchema.safeParse(error).data;
    if (http === undefined) {
        const problem = error instanceof errors/* ZodError */.G ? core_errors/* prettifyError */.S1(error) : String(error);
        return failure(`GitHub's answer is not what its documentation says (${excerpt(problem)}).`);
    }
    const { message, response } = http;
    const detail = excerpt(message);
    if (response === undefined)
        return failure(`GitHub could not be reached (${detail}).`);
    const { status } = response;
    const rateLimited = status === 429 || (status === 403 && /rate limit/i.test(message));
    return { ...failure(`GitHub answered ${status} (${detail}).`), status, rateLimited };
}
function failure(sentence) {
    return { status: undefined, rateLimited: false, sentence };
}
/** The first words of a message; of an HTML error page, its title. */
function excerpt(message) {
    const isPage = /^\s*</.test(message);
    const text = isPage ? (/<title[^>]*>([^<]*)/i.exec(message)?.[1] ?? 'an HTML page') : message;
    return (0,build_text/* clip */.$Q)((0,build_text/* toSingleLine */.OX)(text), EXCERPT_LENGTH);
}


/***/ })

};
