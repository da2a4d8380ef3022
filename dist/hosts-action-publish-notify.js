"use strict";
exports.id = "hosts-action-publish-notify";
exports.ids = ["hosts-action-publish-notify"];
exports.modules = {
	46730: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { notify: () => notify });
		var http_dispatcher = __webpack_require__(93256);
		var report_incident = __webpack_require__(80037);
		var messages_message = __webpack_require__(11531);
		var find_findings = __webpack_require__(16487);
		var gate_verdict = __webpack_require__(39231);
		var loss = __webpack_require__(93300);
		var blocks = __webpack_require__(13800);
		var plain_text = __webpack_require__(57854);
		var lib_text = __webpack_require__(94869);
		var web_url = __webpack_require__(73530);
		var limits = __webpack_require__(68587);
		var numbers = __webpack_require__(73533);
		var run_outcome = __webpack_require__(53983);
		var fleet = __webpack_require__(14267);
		var words = __webpack_require__(44702);
		;
		const MOST_KEYS = 20;
		function buildNotification(gate) {
			const outcome = gate.load();
			const event = eventOf(gate, outcome);
			if (event === undefined) return undefined;
			const { verdict, brand, key, headline, detail, told } = gate;
			const { measurement, run, last } = outcome;
			const words = wordsOf(detail, told);
			const recovery = (0, report_incident.zf)(gate, outcome) ? [`This is over: ${last?.incident}.`] : (0, gate_verdict.Rr)(verdict).length > 0 ? words : [(0, plain_text.oi)([
				"AI visibility of ",
				{ name: brand },
				" passes its gate again."
			])];
			const [summary = "", ...reasons] = event === "recovery" ? recovery.slice(0, 1) : words;
			return {
				...{
					event,
					gates: [key],
					key,
					brand,
					summary,
					reasons
				},
				title: (0, plain_text.oi)([...headline, ...key === "default" ? [] : [
					" (",
					{ name: key },
					")"
				]]),
				verdict: verdict.status,
				overallBcr: measurement?.overallBcr,
				citedEngines: measurement?.citedEngines,
				totalEngines: measurement?.totalEngines,
				runUrl: (0, web_url.Jy)(run.runUrl ?? "")?.href,
				createdAt: run.finishedAt
			};
		}
		function buildIncidentNotification({ run, failed, title }, runUrl) {
			if (!failed || run.gates.every((gate) => gate.load().last?.incident !== undefined)) return undefined;
			const { detail, causes } = (0, fleet.k)(run);
			const [summary = "", ...reasons] = wordsOf(detail, [{
				places: [],
				why: [],
				causes
			}]);
			return {
				...aboutGates(run.gates.map(({ key }) => key)),
				...{
					event: "failure",
					verdict: "error",
					title,
					summary,
					reasons
				},
				runUrl: (0, web_url.Jy)(runUrl ?? "")?.href,
				createdAt: run.gates[0]?.finishedAt ?? ""
			};
		}
		function wordsOf(detail, told) {
			const first = told.find(({ causes }) => causes.length > 0);
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
		function joinRecoveries(recoveries) {
			const [first, ...others] = recoveries;
			if (first === undefined || others.length === 0) return first;
			const title = `${(0, numbers.pq)(recoveries.length, "gate")} are measured again`;
			return {
				...first,
				...aboutGates(recoveries.map(({ key }) => key)),
				title
			};
		}
		function joinNotifications(notifications) {
			const [first] = notifications;
			if (first === undefined) return undefined;
			const count = (isRecovery) => notifications.filter(({ event }) => event === "recovery" === isRecovery).length;
			const [failing, passing] = [count(false), count(true)];
			const parts = [...failing > 0 ? [`${(0, numbers.pq)(failing, "more gate")} ${failing === 1 ? "fails" : "fail"}`] : [], ...passing > 0 ? [`${(0, numbers.pq)(passing, "more gate")} ${passing === 1 ? "passes" : "pass"} again`] : []];
			const keys = notifications.map(({ key }) => key);
			return {
				...first,
				...aboutGates(keys),
				title: parts.join(", "),
				summary: (0, words.rL)(keys, MOST_KEYS),
				reasons: []
			};
		}
		function aboutGates(gates) {
			const none = {
				overallBcr: undefined,
				citedEngines: undefined,
				totalEngines: undefined
			};
			return {
				gates,
				key: "",
				brand: "",
				...none
			};
		}
		function eventOf(gate, outcome) {
			const { verdict, findings, failures } = gate;
			const { trend, last, run } = outcome;
			const losses = (0, gate_verdict.Rr)(verdict);
			const before = [...trend, ...last ? [last] : []].findLast(isCertain);
			const isOver = (0, report_incident.zf)(gate, outcome);
			if (failures.length === 0) {
				const wasBad = before !== undefined && (before.failed || before.losses.some(loss.n));
				return isOver || wasBad && (0, run_outcome._f)(gate) === "passed" ? "recovery" : undefined;
			}
			const isToldByAttempt = last?.failed === true && last.runUrl !== undefined && last.runUrl === run.runUrl;
			if ((0, gate_verdict.KJ)(verdict) || isToldByAttempt || last?.incident !== undefined && !isOver) return undefined;
			const isNewLoss = losses.some(({ state, failures }) => state === "failed" && failures === 1);
			const failing = findings.filter(({ leadsTo }) => leadsTo === "fail" || leadsTo === "error");
			if (!isNewLoss && !isOver && (before?.failed || (0, find_findings.v)(failing))) return undefined;
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
			const heading = `${blocks.j7[event === "recovery" ? "pass" : "fail"].emoji} ${escapeSlack(title)}`;
			return {
				text: heading,
				blocks: [
					section(`*${heading}*`),
					...summary === "" ? [] : [section(escapeSlack(summary))],
					...reasons.map((reason) => section(`• ${escapeSlack(reason)}`)),
					...runUrl === undefined ? [] : [section(`<${escapeAddress(runUrl)}|Open the run>`)]
				]
			};
		}
		function escapeSlack(text) {
			return shorten(text).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replace(/[*_~`]/g, "$&​");
		}
		function escapeAddress(url) {
			return url.replaceAll("&", "&amp;").replaceAll("|", "%7C");
		}
		function toJson(notification) {
			const { event, gates, key, brand, title, summary, reasons, verdict } = notification;
			const { overallBcr, citedEngines, totalEngines, runUrl, createdAt } = notification;
			return {
				format: "ai-visibility-notification",
				schema_version: 1,
				...{
					event,
					key,
					gates,
					title,
					summary,
					reasons,
					verdict
				},
				brand_name: brand,
				overall_bcr: overallBcr ?? null,
				cited_engines: citedEngines ?? null,
				total_engines: totalEngines ?? null,
				run_url: runUrl ?? null,
				created_at: createdAt
			};
		}
		function shorten(text) {
			return (0, lib_text.$Q)((0, lib_text.OX)(text), limits.xG);
		}
		var action_context = __webpack_require__(9396);
		var log = __webpack_require__(22769);
		;
		const TIME_OUT = 1e4;
		const MOST_REPLY_BYTES = 64 * 1024;
		const MOST_MESSAGES = 5;
		async function notify({ gates, incident, runUrl }, context, env) {
			if (!(0, action_context.hu)(context)) return;
			const told = incident && buildIncidentNotification(incident, runUrl);
			const webhooks = new Map([...gates, ...incident?.run.gates ?? []].flatMap(({ settings: { notify: webhook } }) => webhook ? [[JSON.stringify(webhook), webhook]] : []));
			for (const [id, webhook] of webhooks) {
				const isIts = ({ settings }) => JSON.stringify(settings.notify) === id;
				const recoveries = [];
				const changes = gates.filter(isIts).flatMap((gate) => {
					const message = buildNotification(gate);
					if (message?.event !== "recovery" || !(0, report_incident.zf)(gate, gate.load())) return message ?? [];
					recoveries.push(message);
					return [];
				});
				const isOver = changes.length > MOST_MESSAGES;
				const single = isOver ? changes.slice(0, MOST_MESSAGES - 1) : changes;
				const messages = [
					...incident?.run.gates.some(isIts) ? [told] : [],
					joinRecoveries(recoveries),
					...single,
					joinNotifications(changes.slice(single.length))
				];
				for (const message of messages) if (message) await send(message, webhook, env);
			}
		}
		async function send(message, { url, format }, env) {
			const problem = await post(url, formatNotification(message, format), env);
			if (problem === undefined) log.Zx.info(`A message was sent to the webhook: ${message.event}.`);
			else log.Zx.warning((0, messages_message.cA)("AVG_NOTIFY", `The message was not sent to the webhook at ${problem}`));
		}
		async function post(address, body, env, timeout = TIME_OUT) {
			const { origin, pathname, search, host } = new URL(address);
			try {
				const dispatcher = (0, http_dispatcher.SM)(env, origin, { maxResponseSize: MOST_REPLY_BYTES });
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
						signal: AbortSignal.timeout(timeout)
					});
					await reply.dump();
					if (status >= 200 && status < 300) return undefined;
					const redirects = status >= 300 && status < 400 ? " Redirects are not followed." : "";
					return `${host}, which answered with the status ${status}.${redirects}`;
				} finally {
					await dispatcher.destroy();
				}
			} catch (error) {
				const { detail } = (0, http_dispatcher.av)(error, (text) => text.replaceAll(address, origin));
				return `${host}: ${detail}.`;
			}
		}
	}),
	93256: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			SM: () => createDispatcher,
			av: () => readSystemError,
			jL: () => hasProxy
		});
		var undici__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68464);
		var _contract_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52776);
		var _excerpt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22380);
		function readProxies(env) {
			return {
				httpProxy: env["http_proxy"] || env["HTTP_PROXY"] || "",
				httpsProxy: env["https_proxy"] || env["HTTPS_PROXY"] || "",
				noProxy: env["no_proxy"] || env["NO_PROXY"] || ""
			};
		}
		function hasProxy(env) {
			const { httpProxy, httpsProxy } = readProxies(env);
			return Boolean(httpProxy || httpsProxy);
		}
		function createDispatcher(env, request, own = {}) {
			const options = {
				...own,
				headersTimeout: 0,
				bodyTimeout: 0
			};
			if (!hasProxy(env)) return new undici__WEBPACK_IMPORTED_MODULE_0__.Agent(options);
			try {
				return new undici__WEBPACK_IMPORTED_MODULE_0__.EnvHttpProxyAgent({
					...options,
					...readProxies(env)
				});
			} catch {
				const detail = "HTTP_PROXY or HTTPS_PROXY is not a URL such as http://proxy.example:3128";
				throw new _contract_errors_js__WEBPACK_IMPORTED_MODULE_1__._({
					kind: "connection",
					request,
					detail,
					code: "ERR_INVALID_URL"
				});
			}
		}
		function readSystemError(error, redact) {
			const { message = "", code = "" } = factsOf(error);
			const detail = (0, _excerpt_js__WEBPACK_IMPORTED_MODULE_2__.K)(redact(message)) || code || "the connection failed";
			return {
				detail,
				...code && { code }
			};
		}
		function factsOf(error) {
			if (!(error instanceof Error)) return {};
			const code = "code" in error && typeof error.code === "string" ? error.code : "";
			return {
				message: error.message,
				code
			};
		}
	})
};
;
