"use strict";
exports.id = 8579;
exports.ids = [8579, 3256];
exports.modules = {
	48579: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { notify: () => notify });
		var avg_error = __webpack_require__(25988);
		var http_dispatcher = __webpack_require__(93256);
		var excerpt = __webpack_require__(22380);
		var find_findings = __webpack_require__(16487);
		var gate_verdict = __webpack_require__(39231);
		var loss = __webpack_require__(93300);
		var blocks = __webpack_require__(13800);
		var plain_text = __webpack_require__(57854);
		var lib_escape = __webpack_require__(68989);
		var snake_case = __webpack_require__(33541);
		var lib_text = __webpack_require__(94869);
		var web_url = __webpack_require__(73530);
		var run_outcome = __webpack_require__(53983);
		var fleet = __webpack_require__(57887);
		;
		const LONGEST_TEXT = 500;
		function buildNotification(run) {
			const news = run.gates.flatMap((gate) => {
				const event = eventOf(gate, gate.load());
				return event === undefined ? [] : [{
					gate,
					event
				}];
			});
			const [first] = news;
			if (first === undefined) return undefined;
			const events = new Set(news.map(({ event }) => event));
			const event = [
				"failure",
				"decline",
				"recovery"
			].find((each) => events.has(each)) ?? "failure";
			const [gate, ...others] = run.gates;
			const only = others.length === 0 ? gate : undefined;
			const { measurement } = only?.load() ?? {};
			const [title, summary = "", ...reasons] = only ? summarizeGate(only, event) : summarizeFleet(run);
			return {
				event,
				key: only?.key ?? "",
				brandName: only?.brand ?? "",
				title,
				summary,
				reasons,
				verdict: (0, run_outcome.gV)(run),
				overallBcr: measurement?.overallBcr ?? null,
				citedEngines: measurement?.citedEngines ?? null,
				totalEngines: measurement?.totalEngines ?? null,
				gates: news.map(({ gate }) => gate.key),
				runUrl: (0, web_url.Jy)(run.runUrl ?? "")?.href ?? null,
				createdAt: first.gate.finishedAt
			};
		}
		function summarizeGate(gate, event) {
			const { key, headline, detail, texts } = gate;
			const title = (0, plain_text.oi)([...headline, ...key === "default" ? [] : [
				" (",
				{ name: key },
				")"
			]]);
			const words = summarizeCause(detail, texts);
			return [title, ...event === "recovery" ? [describeRecovery(gate, gate.load().last, words)] : words];
		}
		function describeRecovery(gate, last, [firstWords = ""]) {
			if ((0, run_outcome.zf)(gate, { last })) return `This is over: ${last?.incident}.`;
			if ((0, gate_verdict.Sv)(gate.verdict).length > 0) return firstWords;
			return (0, plain_text.oi)([
				"AI visibility of ",
				{ name: gate.brand },
				" passes its gate again."
			]);
		}
		function summarizeFleet(run) {
			const { headline, detail, causes } = (0, fleet.I)(run);
			return [(0, plain_text.oi)(headline), ...summarizeCause(detail, [{
				places: [],
				why: [],
				causes
			}])];
		}
		function summarizeCause(detail, texts) {
			const first = texts.find(({ causes }) => causes.length > 0);
			const { title = [], lines: [said = []] = [], todo } = first?.causes[0] ?? {};
			const why = first?.places.length ? first.why : [
				...title,
				" ",
				...said
			];
			return [
				detail,
				why,
				todo === undefined ? [] : ["What to do: ", ...todo]
			].map((line) => (0, plain_text.oi)(line).trim()).filter((text) => text !== "");
		}
		function eventOf(gate, outcome) {
			const { verdict, findings, failures } = gate;
			const { trend, last, run } = outcome;
			const losses = (0, gate_verdict.Sv)(verdict);
			const before = [...trend, ...last ? [last] : []].findLast(isCertain);
			const isOver = (0, run_outcome.zf)(gate, outcome);
			if (failures.length === 0) {
				const isFactClosed = (0, gate_verdict.q3)(verdict).some(({ state }) => state === "ended");
				const wasBad = before !== undefined && (before.failed || before.losses.some(loss.n) || isFactClosed);
				return isOver || wasBad && (0, run_outcome.L4)(gate) === "passed" ? "recovery" : undefined;
			}
			const wasReportedByAttempt = last?.failed === true && last.runUrl !== undefined && last.runUrl === run.runUrl;
			if ((0, gate_verdict.KJ)(verdict) || wasReportedByAttempt || last?.incident !== undefined && !isOver) return undefined;
			const isNewLoss = losses.some(({ state, failedRuns }) => state === "failed" && failedRuns === 1);
			const failing = findings.filter(({ leadsTo }) => leadsTo === "fail" || leadsTo === "error");
			const isNews = isNewLoss || isOver || (0, run_outcome.fC)(gate, outcome) !== undefined;
			if (!isNews && (before?.failed || (0, find_findings.eB)(failing))) return undefined;
			return failing.length > 0 && failing.every(({ kind }) => kind === "declined") ? "decline" : "failure";
		}
		function isCertain({ failed, suspect }) {
			return failed || !suspect;
		}
		const FORMATS = {
			slack: toSlack,
			json: toJson
		};
		function formatNotification(notification, format) {
			return JSON.stringify(FORMATS[format](notification));
		}
		function toSlack(notification) {
			const { event, title, summary, reasons, runUrl } = notification;
			const section = (text) => ({
				type: "section",
				text: {
					type: "mrkdwn",
					text,
					verbatim: true
				}
			});
			const address = runUrl?.replaceAll("&", "&amp;").replaceAll("|", "%7C");
			const heading = `${blocks.j7[event === "recovery" ? "pass" : "fail"].emoji} ${(0, lib_escape.k4)(shorten(title))}`;
			return {
				text: heading,
				blocks: [
					section(`*${heading}*`),
					...summary === "" ? [] : [section((0, lib_escape.k4)(shorten(summary)))],
					...reasons.map((reason) => section(`• ${(0, lib_escape.k4)(shorten(reason))}`)),
					...address === undefined ? [] : [section(`<${address}|Open the run>`)]
				]
			};
		}
		function toJson(notification) {
			return (0, snake_case.uc)({
				format: "ai-visibility-notification",
				schemaVersion: 1,
				...notification
			});
		}
		function shorten(text) {
			return (0, lib_text.$Q)((0, lib_text.OX)(text), LONGEST_TEXT);
		}
		var action_context = __webpack_require__(9396);
		var log = __webpack_require__(22769);
		;
		const TIME_OUT = 1e4;
		const MAX_REPLY_BYTES = 64 * 1024;
		async function notify(run, context, env) {
			const { webhook } = run;
			const message = webhook && (0, action_context.hu)(context) ? buildNotification(run) : undefined;
			if (webhook === undefined || message === undefined) return;
			const problem = await post(webhook.url, formatNotification(message, webhook.format), env);
			if (problem === undefined) log.Zx.info(`A message was sent to the webhook: ${message.event}.`);
			else log.Zx.warning((0, avg_error.cA)("AVG_NOTIFY", `The message was not sent to the webhook at ${problem}`));
		}
		async function post(address, body, env) {
			const { origin, pathname, search, host } = new URL(address);
			try {
				const dispatcher = (0, http_dispatcher.createDispatcher)(env, origin, { maxResponseSize: MAX_REPLY_BYTES });
				try {
					const { statusCode: status, body: reply } = await dispatcher.request({
						origin,
						path: pathname + search,
						method: "POST",
						headers: {
							"content-type": "application/json",
							"user-agent": "ai-visibility-gate"
						},
						body,
						signal: AbortSignal.timeout(TIME_OUT)
					});
					await reply.dump();
					if (status >= 200 && status < 300) return undefined;
					const redirects = status >= 300 && status < 400 ? " Redirects are not followed." : "";
					return `${host}, which answered with the status ${status}.${redirects}`;
				} finally {
					await dispatcher.destroy();
				}
			} catch (error) {
				const { detail } = (0, excerpt.av)(error, (text) => text.replaceAll(address, origin));
				return `${host}: ${detail}.`;
			}
		}
	}),
	93256: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { createDispatcher: () => createDispatcher });
		var undici__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68464);
		var _proxy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31273);
		function createDispatcher(env, request, own = {}) {
			const options = {
				...own,
				headersTimeout: 0,
				bodyTimeout: 0
			};
			const proxies = (0, _proxy_js__WEBPACK_IMPORTED_MODULE_1__.r)(env, request);
			if (proxies === undefined) return new undici__WEBPACK_IMPORTED_MODULE_0__.Agent(options);
			const { emitWarning } = process;
			try {
				process.emitWarning = () => {};
				return new undici__WEBPACK_IMPORTED_MODULE_0__.EnvHttpProxyAgent({
					...options,
					...proxies
				});
			} finally {
				process.emitWarning = emitWarning;
			}
		}
	}),
	31273: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			j: () => hasProxy,
			r: () => readProxies
		});
		var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
		var _errors_service_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30281);
		var _errors_service_codes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17794);
		function hasProxy(env) {
			const { httpProxy, httpsProxy } = readVariables(env);
			return httpProxy !== "" || httpsProxy !== "";
		}
		function readProxies(env, request) {
			if (!hasProxy(env)) return undefined;
			const proxies = readVariables(env);
			const given = [proxies.httpProxy, proxies.httpsProxy].filter((proxy) => proxy !== "");
			if (given.every(isHttpUrl)) return proxies;
			const detail = "HTTP_PROXY or HTTPS_PROXY is not a URL such as http://proxy.example:3128";
			throw new _errors_service_js__WEBPACK_IMPORTED_MODULE_1__._7({
				kind: "connection",
				request,
				detail,
				code: _errors_service_codes_js__WEBPACK_IMPORTED_MODULE_2__.PO
			});
		}
		function readVariables(env) {
			return {
				httpProxy: withScheme(env["http_proxy"] || env["HTTP_PROXY"] || ""),
				httpsProxy: withScheme(env["https_proxy"] || env["HTTPS_PROXY"] || ""),
				noProxy: (env["no_proxy"] || env["NO_PROXY"] || "").replace(/[^,\s]+/g, (host) => (0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv6)(host) ? `[${host}]` : host)
			};
		}
		function withScheme(proxy) {
			return proxy === "" || proxy.includes("://") ? proxy : `http://${proxy}`;
		}
		function isHttpUrl(text) {
			return /^https?:$/.test(URL.parse(text)?.protocol ?? "");
		}
	})
};
;
