export const id = 5732;
export const ids = [5732,3351];
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

/***/ 25732:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  notify: () => (/* binding */ notify)
});

// EXTERNAL MODULE: ./build/lib/http/dispatcher.js
var http_dispatcher = __webpack_require__(93256);
// EXTERNAL MODULE: ./build/report/document/gate-document.js + 9 modules
var gate_document = __webpack_require__(49535);
// EXTERNAL MODULE: ./build/gate/verdict.js
var gate_verdict = __webpack_require__(39231);
// EXTERNAL MODULE: ./build/report/document/plain.js
var plain = __webpack_require__(76285);
// EXTERNAL MODULE: ./build/report/web-url.js
var web_url = __webpack_require__(50689);
;// CONCATENATED MODULE: ./build/report/notification/notification.js



const TODO = 'What to do:';
const TOLD_FACTS = ['Why', 'What to do'];
const MOST_LINES = 3;
function buildNotification(outcome, { first, title }, failed) {
    const event = eventOf(outcome, failed);
    if (event === undefined)
        return undefined;
    const { verdict, measurement, brand, key, run } = outcome;
    const gate = key === 'default' ? '' : ` (${key})`;
    const [second, ...causes] = wordsOf(first);
    const recovery = `AI visibility of ${brand} passes its gate again.`;
    return {
        ...{ event, key, brand },
        title: `${title}${gate}`,
        summary: event === 'recovery' ? recovery : (second ?? ''),
        reasons: event === 'recovery' ? [] : causes,
        verdict: verdict.status,
        overallBcr: measurement?.overallBcr,
        citedEngines: measurement?.citedEngines,
        totalEngines: measurement?.totalEngines,
        runUrl: (0,web_url/* parseWebPage */.Jy)(run.runUrl ?? '')?.href,
        createdAt: run.finishedAt,
    };
}
function wordsOf(first) {
    const lines = first.flatMap((block) => {
        if (block.kind === 'paragraph' && !block.isSmall)
            return [block.text];
        if (block.kind === 'facts') {
            return block.rows
                .filter(({ label }) => TOLD_FACTS.includes(label))
                .map(({ label, value }) => [`${label}: `, ...value]);
        }
        return block.kind === 'causes' ? block.entries.slice(0, 1).flatMap(causeLines) : [];
    });
    const todo = lines.findIndex(line => (0,plain/* plainOf */.oi)(line).startsWith(TODO));
    return lines.slice(0, todo === -1 ? MOST_LINES : Math.min(todo + 1, MOST_LINES)).map(plain/* plainOf */.oi);
}
function causeLines({ title, lines: [said = []], todo }) {
    return [[...title, ' ', ...said], ...(todo === undefined ? [] : [[`${TODO} `, ...todo]])];
}
function eventOf({ verdict, trend }, failed) {
    const failedBefore = trend.findLast(isCertain)?.failed ?? false;
    if (!failed) {
        return failedBefore && verdict.status === 'pass' && !(0,gate_verdict/* isReportOnly */.fN)(verdict) ? 'recovery' : undefined;
    }
    if (failedBefore)
        return undefined;
    const broken = (0,gate_verdict/* rulesOf */.fD)(verdict).filter(({ outcome }) => outcome === 'fail');
    return broken.length > 0 && broken.every(({ kind }) => kind === 'decline') ? 'decline' : 'failure';
}
function isCertain({ failed, suspect }) {
    return failed || !suspect;
}

// EXTERNAL MODULE: ./build/lib/text.js
var lib_text = __webpack_require__(94869);
;// CONCATENATED MODULE: ./build/report/notification/payloads.js

const FORMATS = { slack: toSlack, teams: toTeams, json: toJson };
const LONGEST_TEXT = 500;
function formatNotification(notification, format) {
    return JSON.stringify(FORMATS[format](notification));
}
const MARKS = { failure: '❌', decline: '❌', recovery: '✅' };
function toSlack(notification) {
    const { event, title, summary, reasons, runUrl } = notification;
    const section = (text) => ({ type: 'section', text: { type: 'mrkdwn', text, verbatim: true } });
    const heading = `${MARKS[event]} ${escapeSlack(title)}`;
    return {
        text: heading,
        blocks: [
            section(`*${heading}*`),
            ...(summary === '' ? [] : [section(escapeSlack(summary))]),
            ...reasons.map(reason => section(`• ${escapeSlack(reason)}`)),
            ...(runUrl === undefined ? [] : [section(`<${escapeAddress(runUrl)}|Open the run>`)]),
        ],
    };
}
function escapeSlack(text) {
    return shorten(text)
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replace(/[*_~`]/g, '$&\u200B');
}
function escapeAddress(url) {
    return url.replaceAll('&', '&amp;').replaceAll('|', '%7C');
}
function toTeams({ event, title, summary, reasons, runUrl }) {
    const plain = (text) => shorten(text).replaceAll('{{', '{\u200B{');
    const paragraph = (text, style = {}) => ({
        type: 'RichTextBlock',
        inlines: [{ type: 'TextRun', text: plain(text), ...style }],
    });
    const content = {
        $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
        type: 'AdaptiveCard',
        version: '1.4',
        body: [
            paragraph(`${MARKS[event]} ${title}`, { weight: 'Bolder', size: 'Medium' }),
            paragraph(summary),
            ...reasons.map(reason => paragraph(`• ${reason}`)),
        ],
        ...(runUrl !== undefined && {
            actions: [{ type: 'Action.OpenUrl', title: 'Open the run', url: runUrl }],
        }),
    };
    return {
        type: 'message',
        attachments: [{ contentType: 'application/vnd.microsoft.card.adaptive', contentUrl: null, content }],
    };
}
function toJson(notification) {
    const { event, key, brand, title, summary, reasons, verdict } = notification;
    const { overallBcr, citedEngines, totalEngines, runUrl, createdAt } = notification;
    return {
        format: 'ai-visibility-notification',
        schema_version: 1,
        ...{ event, key, title, summary, reasons, verdict },
        brand_name: brand,
        overall_bcr: overallBcr ?? null,
        cited_engines: citedEngines ?? null,
        total_engines: totalEngines ?? null,
        run_url: runUrl ?? null,
        created_at: createdAt,
    };
}
function shorten(text) {
    return (0,lib_text/* clip */.$Q)((0,lib_text/* toSingleLine */.OX)(text), LONGEST_TEXT);
}

// EXTERNAL MODULE: ./build/report/warnings.js
var warnings = __webpack_require__(73786);
// EXTERNAL MODULE: ./build/hosts/action/context.js
var action_context = __webpack_require__(9396);
// EXTERNAL MODULE: ./build/hosts/action/log.js
var log = __webpack_require__(22769);
;// CONCATENATED MODULE: ./build/hosts/action/publish/notify.js







const TIME_OUT = 10_000;
const MOST_REPLY_BYTES = 64 * 1024;
const EVENTS = ['schedule', 'push', 'workflow_dispatch', 'repository_dispatch'];
async function notify(outcome, { notify: webhook }, context, failed, env) {
    if (webhook === undefined || !EVENTS.includes(context.eventName) || !(0,action_context/* isOnDefaultBranch */.v)(context))
        return;
    const notification = buildNotification(outcome, (0,gate_document/* gateDocument */.hz)(outcome), failed);
    if (notification === undefined)
        return;
    const problem = await post(webhook.url, formatNotification(notification, webhook.format), env);
    if (problem === undefined)
        log/* actionLog */.Z.info(`A message was sent to the webhook: ${notification.event}.`);
    else
        log/* actionLog */.Z.warning((0,warnings/* warnOfNotification */.fA)(problem));
}
async function post(address, body, env, timeout = TIME_OUT) {
    const { origin, pathname, search, host } = new URL(address);
    try {
        const dispatcher = (0,http_dispatcher/* createDispatcher */.SM)(env, origin, { maxResponseSize: MOST_REPLY_BYTES });
        try {
            const { statusCode: status, body: reply } = await dispatcher.request({
                origin,
                path: pathname + search,
                method: 'POST',
                headers: { 'content-type': 'application/json', 'user-agent': 'ai-visibility-gate' },
                body,
                signal: AbortSignal.timeout(timeout),
            });
            await reply.dump();
            return status >= 200 && status < 300 ? undefined : { kind: 'refused', host, status };
        }
        finally {
            await dispatcher.destroy();
        }
    }
    catch (error) {
        const { detail } = (0,http_dispatcher/* readSystemError */.av)(error, text => text.replaceAll(address, origin));
        return { kind: 'unreachable', host, detail };
    }
}


/***/ }),

/***/ 93256:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SM: () => (/* binding */ createDispatcher),
/* harmony export */   av: () => (/* binding */ readSystemError),
/* harmony export */   jL: () => (/* binding */ hasProxy)
/* harmony export */ });
/* harmony import */ var undici__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24371);
/* harmony import */ var _contract_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52776);
/* harmony import */ var _excerpt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22380);



function readProxies(env) {
    return {
        httpProxy: env['http_proxy'] || env['HTTP_PROXY'] || '',
        httpsProxy: env['https_proxy'] || env['HTTPS_PROXY'] || '',
        noProxy: env['no_proxy'] || env['NO_PROXY'] || '',
    };
}
function hasProxy(env) {
    const { httpProxy, httpsProxy } = readProxies(env);
    return Boolean(httpProxy || httpsProxy);
}
function createDispatcher(env, request, own = {}) {
    const options = { ...own, headersTimeout: 0, bodyTimeout: 0 };
    if (!hasProxy(env))
        return new undici__WEBPACK_IMPORTED_MODULE_0__.Agent(options);
    try {
        return new undici__WEBPACK_IMPORTED_MODULE_0__.EnvHttpProxyAgent({ ...options, ...readProxies(env) });
    }
    catch {
        const detail = 'HTTP_PROXY or HTTPS_PROXY is not a URL such as http://proxy.example:3128';
        throw new _contract_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._({ kind: 'connection', request, detail, code: 'ERR_INVALID_URL' });
    }
}
function readSystemError(error, redact) {
    const { message = '', code = '' } = factsOf(error);
    const detail = (0,_excerpt_js__WEBPACK_IMPORTED_MODULE_2__/* .excerpt */ .K)(redact(message)) || code || 'the connection failed';
    return { detail, ...(code && { code }) };
}
function factsOf(error) {
    if (!(error instanceof Error))
        return {};
    const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
    return { message: error.message, code };
}


/***/ }),

/***/ 22380:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ excerpt)
/* harmony export */ });
const EXCERPT_LENGTH = 200;
function excerpt(text) {
    const line = text
        .slice(0, 10 * EXCERPT_LENGTH)
        .replace(/[\p{C}\s]+/gu, ' ')
        .trim();
    return line.length > EXCERPT_LENGTH ? `${line.slice(0, EXCERPT_LENGTH - 1).toWellFormed()}…` : line;
}


/***/ })

};
