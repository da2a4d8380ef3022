"use strict";
exports.id = "hosts-action-publish-notify";
exports.ids = ["hosts-action-publish-notify"];
exports.modules = {
	46730: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { notify: () => notify });
		var http_dispatcher = __webpack_require__(93256);
		var gate_document = __webpack_require__(28620);
		var github = __webpack_require__(57765);
		var messages_message = __webpack_require__(11531);
		var find_findings = __webpack_require__(58950);
		var gate_verdict = __webpack_require__(39231);
		var loss = __webpack_require__(93300);
		var lib_text = __webpack_require__(94869);
		var plain_text = __webpack_require__(91921);
		var numbers = __webpack_require__(73533);
		var run_outcome = __webpack_require__(53983);
		var web_url = __webpack_require__(73530);
		var words = __webpack_require__(44702);
		;
		const TODO = "What to do:";
		const TOLD_FACTS = ["Why", "What to do"];
		const MOST_LINES = 3;
		const MOST_KEYS = 20;
		function buildNotification(outcome, { first, title }, failed, attempt = 1) {
			const event = eventOf(outcome, failed, attempt);
			if (event === undefined) return undefined;
			const { verdict, measurement, brand, key, run } = outcome;
			const gate = key === "default" ? "" : ` (${key})`;
			const [second, ...causes] = wordsOf(first);
			const recovery = (0, gate_verdict.Rr)(verdict).length ? second ?? "" : `AI visibility of ${brand} passes its gate again.`;
			return {
				...{
					event,
					gates: [key],
					key,
					brand
				},
				title: `${title}${gate}`,
				summary: event === "recovery" ? recovery : second ?? "",
				reasons: event === "recovery" ? [] : causes,
				verdict: verdict.status,
				overallBcr: measurement?.overallBcr,
				citedEngines: measurement?.citedEngines,
				totalEngines: measurement?.totalEngines,
				runUrl: (0, web_url.J)(run.runUrl ?? "")?.href,
				createdAt: run.finishedAt
			};
		}
		function buildIncidentNotification({ gates, failed, load }, runUrl) {
			if (!failed) return undefined;
			const { title, first, createdAt } = load();
			const [second = "", ...causes] = wordsOf(first);
			return {
				...aboutGates(gates.map(({ key }) => key)),
				...{
					event: "failure",
					verdict: "error",
					title,
					summary: second,
					reasons: causes,
					createdAt
				},
				runUrl: (0, web_url.J)(runUrl ?? "")?.href
			};
		}
		function joinNotifications(notifications) {
			const [first] = notifications;
			if (first === undefined) return undefined;
			const count = (isRecovery) => notifications.filter(({ event }) => event === "recovery" === isRecovery).length;
			const [failing, passing] = [count(false), count(true)];
			const parts = [...failing > 0 ? [`${(0, numbers.pq)(failing, "more gate")} ${failing === 1 ? "fails" : "fail"}`] : [], ...passing > 0 ? [`${(0, numbers.pq)(passing, "more gate")} ${passing === 1 ? "passes" : "pass"} again`] : []];
			const { shown, more } = (0, words.f6)(notifications.map(({ key }) => key), MOST_KEYS);
			return {
				...first,
				...aboutGates(notifications.map(({ key }) => key)),
				title: `${parts.join(", ")}`,
				summary: `${shown.join(", ")}${more}`,
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
		function wordsOf(first) {
			const lines = first.flatMap((block) => {
				if (block.kind === "paragraph" && !block.isSmall) return [block.text];
				if (block.kind === "facts") {
					return block.rows.filter(({ label }) => TOLD_FACTS.includes(label)).map(({ label, value }) => [`${label}: `, ...value]);
				}
				return block.kind === "causes" ? block.entries.slice(0, 1).flatMap(causeLines) : [];
			});
			const todo = lines.findIndex((line) => (0, plain_text.o)(line).startsWith(TODO));
			return lines.slice(0, todo === -1 ? MOST_LINES : Math.min(todo + 1, MOST_LINES)).map(plain_text.o);
		}
		function causeLines({ title, lines: [said = []] = [], todo }) {
			return [[
				...title,
				" ",
				...said
			], ...todo === undefined ? [] : [[`${TODO} `, ...todo]]];
		}
		function eventOf(outcome, failed, attempt) {
			const { verdict, trend, earlierAttempt } = outcome;
			const losses = (0, gate_verdict.Rr)(verdict);
			const findings = (0, find_findings.k)(outcome);
			const before = earlierAttempt ?? trend.findLast(isCertain);
			if (!failed) {
				const wasBad = before !== undefined && (before.failed || before.losses.some(loss.n));
				return wasBad && (0, run_outcome._f)({
					...outcome,
					findings
				}) === "passed" ? "recovery" : undefined;
			}
			const isToldByAttempt = attempt > 1 && earlierAttempt?.failed !== false;
			if ((0, gate_verdict.KJ)(verdict) || isToldByAttempt) return undefined;
			const isNewLoss = losses.some(({ state, failures }) => state === "failed" && failures === 1);
			const failing = findings.filter(({ leadsTo }) => leadsTo === "fail" || leadsTo === "error");
			if (!isNewLoss && (before?.failed || (0, find_findings.v)(failing))) return undefined;
			return failing.length > 0 && failing.every(({ kind }) => kind === "declined") ? "decline" : "failure";
		}
		function isCertain({ failed, suspect }) {
			return failed || !suspect;
		}
		const FORMATS = {
			slack: toSlack,
			teams: toTeams,
			json: toJson
		};
		const LONGEST_TEXT = 500;
		function formatNotification(notification, format) {
			return JSON.stringify(FORMATS[format](notification));
		}
		const MARKS = {
			failure: "❌",
			decline: "❌",
			recovery: "✅"
		};
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
			const heading = `${MARKS[event]} ${escapeSlack(title)}`;
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
		function toTeams({ event, title, summary, reasons, runUrl }) {
			const plain = (text) => shorten(text).replaceAll("{{", "{​{");
			const paragraph = (text, style = {}) => ({
				type: "RichTextBlock",
				inlines: [{
					type: "TextRun",
					text: plain(text),
					...style
				}]
			});
			const content = {
				$schema: "http://adaptivecards.io/schemas/adaptive-card.json",
				type: "AdaptiveCard",
				version: "1.4",
				body: [
					paragraph(`${MARKS[event]} ${title}`, {
						weight: "Bolder",
						size: "Medium"
					}),
					...summary === "" ? [] : [paragraph(summary)],
					...reasons.map((reason) => paragraph(`• ${reason}`))
				],
				...runUrl !== undefined && { actions: [{
					type: "Action.OpenUrl",
					title: "Open the run",
					url: runUrl
				}] }
			};
			return {
				type: "message",
				attachments: [{
					contentType: "application/vnd.microsoft.card.adaptive",
					contentUrl: null,
					content
				}]
			};
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
			return (0, lib_text.$Q)((0, lib_text.OX)(text), LONGEST_TEXT);
		}
		var action_context = __webpack_require__(9396);
		var log = __webpack_require__(22769);
		;
		const TIME_OUT = 1e4;
		const MOST_REPLY_BYTES = 64 * 1024;
		const MOST_MESSAGES = 5;
		async function notify({ gates, incident, runUrl }, context, env) {
			if (!(0, action_context.hu)(context)) return;
			const told = context.runAttempt > 1 ? undefined : incident && buildIncidentNotification(incident, runUrl);
			const webhooks = new Map([...gates, ...incident?.gates ?? []].flatMap(({ settings: { notify: webhook } }) => webhook ? [[JSON.stringify(webhook), webhook]] : []));
			for (const [id, webhook] of webhooks) {
				const isIts = ({ settings }) => JSON.stringify(settings.notify) === id;
				const changes = gates.filter(isIts).flatMap(({ load, failures }) => {
					const outcome = load();
					return buildNotification(outcome, (0, gate_document.hz)(outcome), failures.length > 0, context.runAttempt) ?? [];
				});
				const isOver = changes.length > MOST_MESSAGES;
				const single = isOver ? changes.slice(0, MOST_MESSAGES - 1) : changes;
				const messages = [
					...incident?.gates.some(isIts) ? [told] : [],
					...single,
					joinNotifications(changes.slice(single.length))
				];
				for (const message of messages) if (message) await send(message, webhook, env);
			}
		}
		async function send(message, { url, format }, env) {
			const problem = await post(url, formatNotification(message, format), env);
			if (problem === undefined) log.Zx.info(`A message was sent to the webhook: ${message.event}.`);
			else log.Zx.warning((0, messages_message.cA)(github.U0, "AVG_NOTIFY", problem));
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
					return status >= 200 && status < 300 ? undefined : {
						kind: "refused",
						host,
						status
					};
				} finally {
					await dispatcher.destroy();
				}
			} catch (error) {
				const { detail } = (0, http_dispatcher.av)(error, (text) => text.replaceAll(address, origin));
				return {
					kind: "unreachable",
					host,
					detail
				};
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
