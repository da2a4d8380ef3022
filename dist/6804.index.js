export const id = 6804;
export const ids = [6804];
export const modules = {

/***/ 26804:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ NO_ANSWER_IN_TIME),
  u: () => (/* binding */ createCaller)
});

// EXTERNAL MODULE: ./build/contract/errors.js
var errors = __webpack_require__(52776);
// EXTERNAL MODULE: ./build/lib/http/limiter.js
var limiter = __webpack_require__(45461);
// EXTERNAL MODULE: ./build/lib/http/retry.js
var retry = __webpack_require__(94135);
// EXTERNAL MODULE: ./node_modules/entities/dist/decode.js + 2 modules
var decode = __webpack_require__(57031);
// EXTERNAL MODULE: ./build/lib/text.js
var lib_text = __webpack_require__(94869);
;// CONCATENATED MODULE: ./build/lib/written-forms.js


function tokenAt(text, index, decoding) {
    const unit = text.charCodeAt(index);
    const kind = kindOf(unit);
    if (kind === KEPT)
        return undefined;
    return kind === FOLDED ? foldAt(text, index) : decodeAt(text, index, unit, decoding);
}
const BACKSLASH = 0x5c;
const PERCENT = 0x25;
const AMPERSAND = 0x26;
const [KEPT, FOLDED, ESCAPE] = [1, 2, 3];
const kinds = new Uint8Array(0x10000);
function kindOf(unit) {
    const known = kinds[unit];
    if (known)
        return known;
    const character = String.fromCharCode(unit);
    const isEscape = unit === BACKSLASH || unit === PERCENT || unit === AMPERSAND;
    const isFolded = /[\uD800-\uDBFF]/.test(character) || foldCharacter(character) !== character;
    const kind = isEscape ? ESCAPE : isFolded ? FOLDED : KEPT;
    kinds[unit] = kind;
    return kind;
}
const folds = new Map();
function foldAt(text, index) {
    const point = text.codePointAt(index) ?? 0;
    if (folds.has(point))
        return folds.get(point);
    const character = String.fromCodePoint(point);
    const folded = foldCharacter(character);
    const token = folded === character ? undefined : { text: folded, length: character.length };
    folds.set(point, token);
    return token;
}
function foldCharacter(character) {
    if (lib_text/* IGNORABLE */.qM.test(character))
        return '';
    const compatible = (0,lib_text/* normalize */.S8)(character, 'NFKC');
    return /^[\x20-\x7e]+$/.test(compatible) ? compatible : character;
}
function decodeAt(text, index, unit, decoding) {
    if (decoding === 'none')
        return undefined;
    if (unit === BACKSLASH)
        return decodeBackslash(text, index);
    if (decoding === 'json')
        return undefined;
    return unit === PERCENT ? decodePercent(text, index) : decodeEntity(text, index);
}
function decodeBackslash(text, index) {
    const letter = text[index + 1] ?? '';
    if (letter === 'u' && text[index + 2] === '{') {
        const digits = text.slice(index + 3, index + 10).indexOf('}');
        const point = hexAt(text, index + 3, digits);
        return point < 0 ? undefined : tokenOf(point, digits + 4);
    }
    if (letter === 'u' || letter === 'x') {
        const digits = letter === 'u' ? 4 : 2;
        const point = hexAt(text, index + 2, digits);
        return point < 0 ? undefined : tokenOf(point, 2 + digits);
    }
    if (letter !== '' && 'bfnrt'.includes(letter))
        return { text: '', length: 2 };
    const point = text.codePointAt(index + 1);
    return point === undefined || /[\da-z]/i.test(letter)
        ? undefined
        : tokenOf(point, 1 + String.fromCodePoint(point).length);
}
function decodePercent(text, index) {
    const first = hexAt(text, index + 1, 2);
    if (first < 0x80)
        return first < 0 ? undefined : tokenOf(first, 3);
    const more = first >= 0xf0 ? 3 : first >= 0xe0 ? 2 : 1;
    let point = first & (0x3f >> more);
    for (let number = 1; number <= more; number += 1) {
        const at = index + 3 * number;
        const byte = text[at] === '%' ? hexAt(text, at + 1, 2) : -1;
        if (byte < 0x80 || byte >= 0xc0)
            return { text: '', length: 3 };
        point = (point << 6) | (byte & 0x3f);
    }
    return tokenOf(point, 3 * (more + 1));
}
function hexAt(text, index, count) {
    let value = 0;
    for (let at = index; at < index + count; at += 1) {
        const unit = text.charCodeAt(at);
        const letter = (unit | 0x20) - 0x57;
        const digit = unit >= 0x30 && unit <= 0x39 ? unit - 0x30 : letter >= 10 && letter < 16 ? letter : -1;
        if (digit < 0)
            return -1;
        value = 16 * value + digit;
    }
    return count > 0 ? value : -1;
}
function tokenOf(point, length) {
    if (point > 0x10ffff)
        return { text: '', length };
    const character = String.fromCodePoint(point);
    return { text: foldCharacter(character), length };
}
const ENTITY = /&(?:#x[\da-f]{1,8}|#\d{1,8}|[a-z][a-z\d]{1,31});?/iy;
function decodeEntity(text, index) {
    ENTITY.lastIndex = index;
    const [match = ''] = ENTITY.exec(text) ?? [];
    const decoded = (0,decode/* decodeHTML */.Gz)(match);
    return decoded === match
        ? undefined
        : { text: Array.from(decoded, foldCharacter).join(''), length: match.length };
}

;// CONCATENATED MODULE: ./build/lib/redactor.js

const MASK = '***';
const LONG = 8;
const DECODINGS = ['json', 'all', 'all', 'all', 'all'];
function createRedactor(...secrets) {
    const needles = [...new Set(secrets)].flatMap(listNeedles);
    if (needles.length === 0)
        return text => text;
    return text => mask(text, mergeSpans(findAll(text, needles)));
}
function listNeedles(secret) {
    const { text } = read({ text: secret }, 'none');
    if (text === '')
        return [];
    if (text.length < LONG)
        return [{ text, ignoresCase: false }];
    const bytes = Buffer.from(secret);
    const base64 = [0, 1, 2].map(offset => base64At(bytes, offset));
    const urlSafe = base64.map(written => written.replaceAll('+', '-').replaceAll('/', '_'));
    const forms = new Set([text, bytes.toString('hex'), ...base64, ...urlSafe].map(form => form.toLowerCase()));
    return Array.from(forms, form => ({ text: form, ignoresCase: true }));
}
function base64At(bytes, offset) {
    const written = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64');
    return written.slice(Math.ceil((offset * 4) / 3), Math.floor(((offset + bytes.length) * 4) / 3));
}
function findAll(text, needles) {
    const spans = [];
    let view = read({ text }, 'none');
    find(view, needles, spans);
    for (const decoding of DECODINGS) {
        const decoded = read(view, decoding);
        if (decoded !== view)
            find(decoded, needles, spans);
        else if (decoding === 'all')
            break;
        view = decoded;
    }
    return spans;
}
function find(view, needles, spans) {
    const lower = view.text.replaceAll('\u0130', 'i').toLowerCase();
    for (const { text: part, ignoresCase } of needles) {
        for (const span of occurrences(ignoresCase ? lower : view.text, part))
            spans.push(toOriginal(view, span));
    }
}
function* occurrences(text, part) {
    for (let start = text.indexOf(part); start !== -1; start = text.indexOf(part, start + part.length)) {
        yield { start, end: start + part.length };
    }
}
function read(below, decoding) {
    const { text } = below;
    const pieces = [];
    const replaced = { starts: [], ends: [], startsBelow: [], endsBelow: [] };
    let copied = 0;
    let length = 0;
    for (let index = 0; index < text.length;) {
        const token = tokenAt(text, index, decoding);
        if (token) {
            const start = length + index - copied;
            if (index > copied)
                pieces.push(text.slice(copied, index));
            if (token.text !== '')
                pieces.push(token.text);
            length = start + token.text.length;
            copied = index + token.length;
            replaced.starts.push(start);
            replaced.ends.push(length);
            replaced.startsBelow.push(index);
            replaced.endsBelow.push(copied);
            index = copied;
        }
        else
            index += 1;
    }
    if (copied === 0)
        return below;
    pieces.push(text.slice(copied));
    return { text: pieces.join(''), origin: { replaced, below } };
}
function toOriginal({ origin }, { start, end }) {
    if (origin === undefined)
        return { start, end };
    const { replaced, below } = origin;
    return toOriginal(below, { start: toBelow(replaced, start).start, end: toBelow(replaced, end - 1).end });
}
function toBelow({ starts, ends, startsBelow, endsBelow }, offset) {
    let [low, high] = [0, starts.length];
    while (low < high) {
        const middle = (low + high) >> 1;
        if ((starts[middle] ?? 0) <= offset)
            low = middle + 1;
        else
            high = middle;
    }
    const [end, startBelow = 0, endBelow = 0] = [ends[low - 1], startsBelow[low - 1], endsBelow[low - 1]];
    if (end === undefined)
        return { start: offset, end: offset + 1 };
    if (offset < end)
        return { start: startBelow, end: endBelow };
    const start = endBelow + offset - end;
    return { start, end: start + 1 };
}
function mergeSpans(spans) {
    const merged = [];
    for (const { start, end } of spans.sort((a, b) => a.start - b.start)) {
        const last = merged.at(-1);
        if (last && start < last.end)
            last.end = Math.max(last.end, end);
        else
            merged.push({ start, end });
    }
    return merged;
}
function mask(text, spans) {
    if (spans.length === 0)
        return text;
    const pieces = [];
    let copied = 0;
    for (const { start, end } of spans) {
        pieces.push(text.slice(copied, Math.max(copied, startOfEscape(text, start))), MASK);
        copied = end;
    }
    return pieces.join('') + text.slice(copied);
}
function startOfEscape(text, index) {
    for (let start = index - 1; start >= Math.max(0, index - 5); start -= 1) {
        if (text[start] !== '\\')
            continue;
        const isEscape = backslashesBefore(text, start) % 2 === 0;
        const reach = text[start + 1] === 'u' ? 6 : 2;
        return isEscape && start + reach > index ? start : index;
    }
    return index;
}
function backslashesBefore(text, index) {
    let start = index;
    while (text[start - 1] === '\\')
        start -= 1;
    return index - start;
}

// EXTERNAL MODULE: ./build/lib/until-aborted.js
var until_aborted = __webpack_require__(47222);
// EXTERNAL MODULE: ./build/lib/http/dispatcher.js
var http_dispatcher = __webpack_require__(93256);
// EXTERNAL MODULE: ./build/lib/http/excerpt.js
var excerpt = __webpack_require__(22380);
;// CONCATENATED MODULE: ./build/lib/http/transport.js





const MAX_REDIRECTS = 5;
const MAX_REPLY_BYTES = 10 * 1024 * 1024;
function createTransport({ baseUrl, apiKey, keyHeaders, keyQuery = {}, env, }) {
    const redact = createRedactor(apiKey, readCredentials(keyHeaders));
    const { origin, pathname } = new URL(baseUrl);
    const root = origin + pathname.replace(/(?<!\/)\/+$/, '');
    const headers = {
        ...keyHeaders,
        'content-type': 'application/json',
        accept: 'application/json',
        'user-agent': 'ai-visibility-gate',
    };
    const describe = (path, method) => redact(`${method} ${root}${path}`);
    const dispatcher = (0,http_dispatcher/* createDispatcher */.SM)(env, redact(root), { maxResponseSize: MAX_REPLY_BYTES });
    async function exchange(url, body, signal) {
        const signed = new URL(url);
        for (const [name, value] of Object.entries(keyQuery))
            signed.searchParams.set(name, value);
        const target = { origin: signed.origin, path: signed.pathname + signed.search };
        const content = body === undefined ? { method: 'GET' } : { method: 'POST', body };
        const sent = dispatcher.request({ ...target, ...content, headers, signal });
        const response = await (0,until_aborted/* untilAborted */.E)(sent, signal);
        const header = (name) => redact([response.headers[name]].flat()[0] ?? '');
        return { status: response.statusCode, header, text: redact(await response.body.text()) };
    }
    async function send(path, body, signal) {
        const request = describe(path, body === undefined ? 'GET' : 'POST');
        let url = new URL(root + path);
        for (let redirects = 0;; redirects += 1) {
            const { status, header, text } = await exchange(url, body, signal).catch((error) => {
                throw signal.aborted ? signal.reason : connectionError(error, request, redact);
            });
            if (status < 300 || status > 399) {
                return {
                    request,
                    status,
                    contentType: header('content-type'),
                    retryAfter: header('retry-after'),
                    text,
                };
            }
            const target = readLocation(header('location'), url);
            const followed = (status === 307 || status === 308) && target?.origin === origin;
            if (!followed || redirects === MAX_REDIRECTS) {
                const place = target === undefined ? 'without a valid location' : `to ${(0,excerpt/* excerpt */.K)(target.origin)}`;
                const detail = followed ? `redirects more than ${MAX_REDIRECTS} times` : `redirects ${place}`;
                throw new errors/* ServiceError */._({ kind: 'http', request, status, detail });
            }
            url = target;
        }
    }
    return { send, describe, redact, close: () => dispatcher.destroy() };
}
function readCredentials({ authorization = '' }) {
    return authorization.replace(/^\S+ /, '');
}
function readLocation(location, from) {
    return location !== '' && URL.canParse(location, from.href) ? new URL(location, from) : undefined;
}
function connectionError(error, request, redact) {
    const facts = (0,http_dispatcher/* readSystemError */.av)(error, redact);
    if (facts.code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE') {
        const detail = `the answer is larger than ${MAX_REPLY_BYTES} bytes`;
        return new errors/* ServiceError */._({ kind: 'invalid-response', request, detail });
    }
    return new errors/* ServiceError */._({ kind: 'connection', request, ...facts });
}

;// CONCATENATED MODULE: ./build/lib/http/caller.js




const NO_ANSWER_IN_TIME = 'no-answer-in-time';
function createCaller(options) {
    const { baseUrl, apiKey, clock, deadline, limiters } = options;
    const transport = createTransport(options);
    const account = JSON.stringify([baseUrl, apiKey]);
    const limit = limiters?.(account, options.limits) ?? (0,limiter/* createLimiter */.z)(options.limits, clock);
    const ended = new AbortController();
    const endAtDeadline = () => ended.abort(new DOMException('', 'TimeoutError'));
    const cancelAlarm = Number.isFinite(deadline) ? clock.alarm(deadline, endAtDeadline) : () => { };
    const lifetime = AbortSignal.any([options.signal, ended.signal]);
    function call(path, body, read, callSignal, { stop, allowance, onFailure } = {}) {
        const signal = callSignal ? AbortSignal.any([lifetime, callSignal]) : lifetime;
        const waiting = stop ? AbortSignal.any([signal, stop]) : signal;
        const json = body && JSON.stringify(body);
        const method = body ? 'POST' : 'GET';
        let attempts = 0;
        let failedAt;
        const send = (sending) => transport.send(path, json, sending);
        const expire = (seconds) => {
            const detail = `no answer within ${seconds} seconds`;
            const request = transport.describe(path, method);
            return new errors/* ServiceError */._({ kind: 'timeout', code: NO_ANSWER_IN_TIME, request, detail });
        };
        const post = () => {
            attempts += 1;
            return allowance ? spend(allowance, clock, signal, send, expire) : send(signal);
        };
        const postAndRead = async () => {
            try {
                return read(await post(), clock.wallTime());
            }
            catch (error) {
                if (error instanceof errors/* ServiceError */._)
                    onFailure?.(error.facts);
                throw error;
            }
        };
        async function attempt(failure) {
            if (allowance && failedAt !== undefined)
                allowance.left -= clock.now() - failedAt;
            try {
                return await limit(postAndRead, waiting);
            }
            catch (error) {
                failedAt = clock.now();
                if (isExpired(error) && failure)
                    throw new errors/* ServiceError */._(failure);
                if (error instanceof errors/* ServiceError */._ || !signal.aborted)
                    throw error;
                throw describeAbort(signal, transport.describe(path, method), attempts, failure);
            }
        }
        return (0,retry/* retry */.L5)(attempt, {
            readFacts: error => (error instanceof errors/* ServiceError */._ ? error.facts : undefined),
            giveUp: (facts, _, outOfTime) => {
                const isBudget = outOfTime && allowance === undefined;
                return new errors/* ServiceError */._({ ...facts, ...(isBudget && { kind: 'timeout' }), attempts });
            },
            clock,
            timeLeft: () => Math.min(deadline - clock.now(), allowance?.left ?? Number.POSITIVE_INFINITY),
            signal: waiting,
        });
    }
    return {
        call,
        redact: transport.redact,
        close() {
            cancelAlarm();
            ended.abort();
            return transport.close();
        },
    };
}
function isExpired(error) {
    return error instanceof errors/* ServiceError */._ && error.facts.code === NO_ANSWER_IN_TIME;
}
async function spend(allowance, clock, signal, task, expire) {
    const expired = new AbortController();
    const begun = clock.now();
    const cancelAlarm = clock.alarm(begun + allowance.left, () => expired.abort());
    try {
        return await task(AbortSignal.any([signal, expired.signal]));
    }
    catch (error) {
        if (expired.signal.aborted && !signal.aborted)
            throw expire(Math.round((clock.now() - begun) / 1_000));
        throw error;
    }
    finally {
        cancelAlarm();
        allowance.left -= clock.now() - begun;
    }
}
function describeAbort(signal, request, attempts, failure) {
    const timeout = signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError';
    const ending = timeout ? 'the time budget ended' : 'cancelled';
    const moment = attempts === 0 ? 'before the request started' : 'before the answer arrived';
    const before = failure ? `; the attempt before failed: ${failure.detail}` : '';
    return new errors/* ServiceError */._({
        kind: timeout ? 'timeout' : 'cancelled',
        request,
        detail: `${ending} ${moment}${before}`,
        attempts,
    });
}


/***/ }),

/***/ 45461:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ createLimiterPool),
/* harmony export */   z: () => (/* binding */ createLimiter)
/* harmony export */ });
/* harmony import */ var _until_aborted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47222);

const WINDOW = 60_100;
function createLimiterPool(clock) {
    const limiters = new Map();
    return (account, limits) => {
        const limiter = limiters.get(account) ?? createLimiter(limits, clock);
        limiters.set(account, limiter);
        return limiter;
    };
}
function createLimiter(limits, clock) {
    let running = 0;
    const leaving = [];
    let release = Promise.withResolvers();
    let lastInLine = Promise.resolve();
    async function admit(signal) {
        const before = lastInLine;
        const admitted = Promise.withResolvers();
        lastInLine = admitted.promise;
        try {
            await (0,_until_aborted_js__WEBPACK_IMPORTED_MODULE_0__/* .untilAborted */ .E)(before, signal);
            await untilFree(signal);
            running += 1;
        }
        finally {
            before.then(admitted.resolve);
        }
    }
    async function untilFree(signal) {
        for (;;) {
            const now = clock.now();
            while (leaving[0] !== undefined && leaving[0] <= now)
                leaving.shift();
            const [nextToLeave] = leaving;
            const windowFull = running + leaving.length >= limits.perMinute;
            if (windowFull && nextToLeave !== undefined)
                await clock.sleep(nextToLeave - now, signal);
            else if (windowFull || running >= limits.concurrent)
                await (0,_until_aborted_js__WEBPACK_IMPORTED_MODULE_0__/* .untilAborted */ .E)(release.promise, signal);
            else
                return;
        }
    }
    return async (task, signal) => {
        await admit(signal);
        try {
            return await task();
        }
        finally {
            running -= 1;
            leaving.push(clock.now() + WINDOW);
            release.resolve();
            release = Promise.withResolvers();
        }
    };
}


/***/ }),

/***/ 94135:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D$: () => (/* binding */ readRetryAfter),
/* harmony export */   L5: () => (/* binding */ retry)
/* harmony export */ });
/* unused harmony export retryDelay */
const RETRIED_STATUSES = new Set([429, 500, 502, 503, 504, 529]);
const RETRIED_CODES = new Set([
    'EAI_AGAIN',
    'ECONNREFUSED',
    'ECONNRESET',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'EPIPE',
    'ETIMEDOUT',
    'UND_ERR_CONNECT_TIMEOUT',
    'UND_ERR_SOCKET',
]);
const MAX_ATTEMPTS = 6;
const QUOTA_USED_UP = 'insufficient_quota';
const BACKOFF_BASE = 1_000;
const BACKOFF_CAP = 30_000;
function retryDelay({ kind, status = 0, code = '', retryAfter = 0 }, attempts, random) {
    const retried = (kind === 'http' && RETRIED_STATUSES.has(status) && code !== QUOTA_USED_UP) ||
        (kind === 'connection' && RETRIED_CODES.has(code));
    if (!retried || (status !== 429 && attempts >= MAX_ATTEMPTS))
        return undefined;
    if (retryAfter > 0)
        return retryAfter * 1_000;
    return random() * Math.min(BACKOFF_CAP, BACKOFF_BASE * 2 ** (attempts - 1));
}
async function retry(task, { readFacts, giveUp, clock, timeLeft, signal }) {
    let failure;
    for (let attempts = 1;; attempts += 1) {
        try {
            return await task(failure);
        }
        catch (error) {
            failure = readFacts(error);
            if (failure === undefined)
                throw error;
        }
        const delay = retryDelay(failure, attempts, clock.random);
        if (delay === undefined)
            throw giveUp(failure, attempts, false);
        if (delay >= timeLeft())
            throw giveUp(failure, attempts, true);
        await clock.sleep(delay, signal).catch(() => { });
    }
}
function readRetryAfter(header, wallTime) {
    if (/^\d{1,9}$/.test(header))
        return Number(header);
    const date = /^[A-Z][a-z]{2,8}, .+ GMT$/.test(header) ? Date.parse(header) : Number.NaN;
    return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - wallTime) / 1_000));
}


/***/ }),

/***/ 47222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ untilAborted)
/* harmony export */ });
function untilAborted(work, signal) {
    return new Promise((resolve, reject) => {
        const abort = () => reject(signal.reason);
        if (signal.aborted)
            abort();
        else
            signal.addEventListener('abort', abort, { once: true });
        work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
    });
}


/***/ })

};
