export const id = 1526;
export const ids = [1526];
export const modules = {

/***/ 52776:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ ServiceError),
/* harmony export */   r: () => (/* binding */ toOperationFailure)
/* harmony export */ });
class ServiceError extends Error {
    facts;
    constructor(facts, options) {
        super(`${facts.request}: ${facts.detail}`, options);
        this.name = 'ServiceError';
        this.facts = facts;
    }
}
function toOperationFailure(error) {
    if (error instanceof ServiceError)
        return { kind: 'service', facts: error.facts };
    return { kind: 'unexpected', detail: error instanceof Error ? error.message : String(error) };
}


/***/ }),

/***/ 77820:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ NoCommitsError),
/* harmony export */   x: () => (/* binding */ factsOf)
/* harmony export */ });
/* harmony import */ var _corpus_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39165);

class NoCommitsError extends Error {
    facts;
    constructor(facts) {
        super(facts.kind);
        this.name = 'NoCommitsError';
        this.facts = facts;
    }
}
function factsOf(error) {
    return error instanceof _corpus_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CorpusError */ .b || error instanceof NoCommitsError ? error.facts : undefined;
}


/***/ }),

/***/ 39165:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ isWithoutGit),
/* harmony export */   b: () => (/* binding */ CorpusError)
/* harmony export */ });
class CorpusError extends Error {
    facts;
    constructor(facts, options) {
        super('detail' in facts ? `${'command' in facts ? facts.command : facts.kind}: ${facts.detail}` : facts.kind, options);
        this.name = 'CorpusError';
        this.facts = facts;
    }
}
function isWithoutGit(error) {
    const { kind } = error instanceof CorpusError ? error.facts : {};
    return kind === 'not-a-checkout' || kind === 'no-git';
}


/***/ }),

/***/ 77234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rj: () => (/* binding */ unpackError),
/* harmony export */   XR: () => (/* binding */ LATE),
/* harmony export */   Y4: () => (/* binding */ packError),
/* harmony export */   t2: () => (/* binding */ POSITION_FD)
/* harmony export */ });
/* harmony import */ var _contract_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52776);
/* harmony import */ var _backtest_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77820);
/* harmony import */ var _corpus_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39165);



const POSITION_FD = 4;
const LATE = 'late\n';
function packError(error) {
    if (error instanceof _corpus_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .CorpusError */ .b)
        return { corpus: error.facts };
    if (error instanceof _contract_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._)
        return { service: error.facts };
    if (error instanceof _backtest_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .NoCommitsError */ .g)
        return { noCommits: error.facts };
    return { error };
}
function unpackError(failure) {
    if ('corpus' in failure)
        return new _corpus_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .CorpusError */ .b(failure.corpus);
    if ('service' in failure)
        return new _contract_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._(failure.service);
    if ('noCommits' in failure)
        return new _backtest_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .NoCommitsError */ .g(failure.noCommits);
    return failure.error;
}


/***/ }),

/***/ 63747:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dh: () => (/* binding */ startWorker),
/* harmony export */   Ms: () => (/* binding */ entryOf)
/* harmony export */ });
/* unused harmony export startWorkerOn */
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73136);
/* harmony import */ var _lib_child_environment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(30502);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77234);
/* harmony import */ var _page_worker_word_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50157);





const LIMITS = { young: 2, old: 1024 };
function startWorker(folders) {
    return startWorkerOn(entryOf(import.meta.url), [_page_worker_word_js__WEBPACK_IMPORTED_MODULE_3__/* .PAGE_WORKER */ .d], folders);
}
function startWorkerOn(script, words, folders, { young, old } = LIMITS) {
    const readable = [(0,node_url__WEBPACK_IMPORTED_MODULE_1__.fileURLToPath)(script), programFolder(import.meta.url), ...folders];
    const stdio = ['ignore', 'ignore', 'pipe', 'ipc'];
    stdio[_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .POSITION_FD */ .t2] = 'pipe';
    return (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.fork)(script, words, {
        execArgv: [...permit(readable), `--max-semi-space-size=${young}`, `--max-old-space-size=${old}`],
        env: (0,_lib_child_environment_js__WEBPACK_IMPORTED_MODULE_4__/* .childEnvironment */ .Q)(),
        serialization: 'advanced',
        stdio,
        windowsHide: true,
    });
}
function permit(readable) {
    if (!process.allowedNodeEnvironmentFlags.has('--permission'))
        return [];
    const reads = readable.map(path => `--allow-fs-read=${path}`);
    return ['--permission', ...reads, '--allow-child-process', '--allow-worker', '--no-warnings'];
}
function programFolder(address) {
    return (0,node_url__WEBPACK_IMPORTED_MODULE_1__.fileURLToPath)(new URL(address.endsWith('.ts') ? '../../../' : './', address));
}
function entryOf(address) {
    return new URL(address.endsWith('.ts') ? '../../index.ts' : './index.js', address);
}


/***/ }),

/***/ 71526:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   lookAtProcessor: () => (/* binding */ lookAtProcessor),
/* harmony export */   m: () => (/* binding */ watchProcessor)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75919);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77234);
/* harmony import */ var _start_worker_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63747);




const IDLE = -1n;
const LOOKS = 8;
function watchProcessor(deadline) {
    const begun = new BigInt64Array(new SharedArrayBuffer(8)).fill(IDLE);
    const data = { begun, deadline };
    new node_worker_threads__WEBPACK_IMPORTED_MODULE_1__.Worker((0,_start_worker_js__WEBPACK_IMPORTED_MODULE_3__/* .entryOf */ .Ms)(import.meta.url), { workerData: data }).unref();
    return isWorking => void Atomics.store(begun, 0, isWorking ? processorTime() : IDLE);
}
function lookAtProcessor() {
    const { begun, deadline } = node_worker_threads__WEBPACK_IMPORTED_MODULE_1__.workerData;
    const look = () => {
        const start = Atomics.load(begun, 0);
        if (start === IDLE || processorTime() - start <= deadline * 1000)
            return;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .POSITION_FD */ .t2, _messages_js__WEBPACK_IMPORTED_MODULE_2__/* .LATE */ .XR);
        process.kill(process.pid, 'SIGKILL');
    };
    setInterval(look, deadline / LOOKS);
}
function processorTime() {
    const { user, system } = process.cpuUsage();
    return BigInt(user + system);
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


/***/ })

};
