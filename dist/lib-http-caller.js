"use strict";
exports.id = "lib-http-caller";
exports.ids = ["lib-http-caller"];
exports.modules = {
	15019: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { createClient: () => createClient });
		var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37067);
		var zod__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(27597);
		var _contract_contract_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19729);
		var _contract_describe_issues_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(20487);
		var _errors_service_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30281);
		var _lib_http_caller_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80201);
		var _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22380);
		var _lib_http_retry_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(94135);
		var _lib_json_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(80292);
		var _lib_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(94869);
		const operations = {
			monitor: {
				path: "/v1/brand/monitor",
				schema: _contract_contract_js__WEBPACK_IMPORTED_MODULE_1__.tb,
				completes: true
			},
			generate: {
				path: "/v1/content/generate",
				schema: _contract_contract_js__WEBPACK_IMPORTED_MODULE_1__.KE,
				completes: true
			},
			export: {
				path: "/v1/report/export",
				schema: _contract_contract_js__WEBPACK_IMPORTED_MODULE_1__.Qh,
				completes: false
			}
		};
		function createClient(options) {
			const { baseUrl, apiKey, env, clock, deadline } = options;
			const { origin } = new URL(baseUrl);
			const keyHeaders = { authorization: `Bearer ${apiKey}` };
			const { call, redact, close } = (0, _lib_http_caller_js__WEBPACK_IMPORTED_MODULE_3__.u)({
				...options,
				keyHeaders
			});
			const closed = new AbortController();
			const perform = (operation, request, signal) => call(operation.path, request, (reply, wallTime) => readAnswer(operation, reply, wallTime), signal);
			return {
				monitor: (request, signal) => perform(monitorOf(request), request, signal),
				generate: (request, signal) => perform(operations.generate, request, signal),
				export: (request, signal) => perform(operations.export, request, signal),
				async download(request, signal = options.signal) {
					const { DOWNLOAD_LIMITS, download } = await __webpack_require__.e("client-fetch-file").then(__webpack_require__.bind(__webpack_require__, 62124));
					return download(request, {
						baseUrl,
						keyHeaders: (url) => url.origin === origin ? keyHeaders : {},
						redact,
						limits: {
							...DOWNLOAD_LIMITS,
							milliseconds: Math.min(DOWNLOAD_LIMITS.milliseconds, deadline - clock.now())
						},
						signal: AbortSignal.any([
							options.signal,
							closed.signal,
							signal
						]),
						clock,
						env
					});
				},
				close() {
					closed.abort();
					return close();
				}
			};
		}
		function monitorOf({ brand_name: brand }) {
			const schema = _contract_contract_js__WEBPACK_IMPORTED_MODULE_1__.tb.superRefine(({ brand_name: scanned }, context) => {
				if (["", (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_6__.zN)(brand)].includes((0, _lib_text_js__WEBPACK_IMPORTED_MODULE_6__.zN)(scanned))) return;
				const message = `the scan is about “${(0, _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_4__.Kb)(scanned)}”, not about “${(0, _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_4__.Kb)(brand)}”`;
				context.addIssue({
					code: "custom",
					path: ["brand_name"],
					message
				});
			});
			return {
				...operations.monitor,
				schema
			};
		}
		const statusSchema = zod__WEBPACK_IMPORTED_MODULE_7__._H3({ status: zod__WEBPACK_IMPORTED_MODULE_7__.YjP() });
		function readAnswer({ schema, completes }, reply, wallTime) {
			const { request, status, text } = reply;
			if (status >= 400) throw httpError(reply, wallTime);
			const invalid = (detail) => new _errors_service_js__WEBPACK_IMPORTED_MODULE_2__._7({
				kind: "invalid-response",
				request,
				status,
				detail
			});
			if (status !== 200) throw invalid(`status ${status} instead of 200`);
			const value = (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_8__.qF)(text);
			if (value === undefined) {
				const type = (0, _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_4__.Kb)(reply.contentType) || "no content-type";
				throw invalid((0, _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_4__.SP)(text)?.detail ?? `not JSON (${type}): ${(0, _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_4__.Kb)(text) || "empty"}`);
			}
			const message = (0, _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_4__.Kb)(_contract_contract_js__WEBPACK_IMPORTED_MODULE_1__.ut.safeParse(value).data?.error.message ?? "");
			const stated = statusSchema.safeParse(value).data?.status;
			if (completes && stated !== undefined && stated !== _contract_contract_js__WEBPACK_IMPORTED_MODULE_1__.eJ) {
				const detail = `status is ${(0, _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_4__.Kb)(JSON.stringify(stated))}${message && `: ${message}`}`;
				throw new _errors_service_js__WEBPACK_IMPORTED_MODULE_2__._7({
					kind: "not-completed",
					request,
					status,
					detail
				});
			}
			const parsed = schema.safeParse(value);
			if (parsed.success) return parsed.data;
			throw invalid(message ? `an error with status 200: ${message}` : (0, _contract_describe_issues_js__WEBPACK_IMPORTED_MODULE_9__.w)(parsed.error.issues));
		}
		function httpError(reply, wallTime) {
			const { request, status, text } = reply;
			const { error } = _contract_contract_js__WEBPACK_IMPORTED_MODULE_1__.ut.safeParse((0, _lib_json_js__WEBPACK_IMPORTED_MODULE_8__.qF)(text)).data ?? {};
			const page = (0, _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_4__.SP)(text);
			const code = (0, _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_4__.Kb)(error?.code ?? page?.code ?? "");
			const retryAfter = (0, _lib_http_retry_js__WEBPACK_IMPORTED_MODULE_5__.D$)(reply.retryAfter, wallTime) ?? error?.retry_after ?? undefined;
			return new _errors_service_js__WEBPACK_IMPORTED_MODULE_2__._7({
				kind: "http",
				request,
				status,
				detail: (0, _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_4__.Kb)(error?.message || page?.detail || text) || node_http__WEBPACK_IMPORTED_MODULE_0__.STATUS_CODES[status] || "no explanation",
				...code && { code },
				...retryAfter !== undefined && { retryAfter }
			});
		}
	}),
	19729: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			KE: () => generationSchema,
			Qh: () => reportSchema,
			R$: () => exportRequestSchema,
			aO: () => generateRequestSchema,
			eJ: () => COMPLETED,
			f5: () => monitorRequestSchema,
			tb: () => scanSchema,
			ut: () => errorBodySchema
		});
		var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27597);
		var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64377);
		const COMPLETED = "completed";
		const text = zod__WEBPACK_IMPORTED_MODULE_0__.YjP().nullish().transform((value) => value ?? "");
		const count = zod__WEBPACK_IMPORTED_MODULE_0__.Whr().nonnegative();
		const score = zod__WEBPACK_IMPORTED_MODULE_0__.aig().nullish().transform((value) => value ?? undefined).pipe(zod__WEBPACK_IMPORTED_MODULE_0__.aig().optional());
		const MAX_RESULTS = 200;
		const MAX_NAME_LENGTH = 500;
		const MAX_SNIPPET_LENGTH = 2e4;
		const MAX_TEXT_LENGTH = 2e3;
		const shortText = cutText(MAX_TEXT_LENGTH);
		function cutText(length) {
			const cut = (value) => Buffer.from(value.slice(0, length)).toString();
			return text.transform((value) => value.length > length ? cut(value) : value);
		}
		const scanResultSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			engine: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().min(1).max(MAX_NAME_LENGTH),
			cited: zod__WEBPACK_IMPORTED_MODULE_0__.zMY(),
			bcr_score: score,
			sentiment: shortText,
			snippet: cutText(MAX_SNIPPET_LENGTH),
			source_url: text,
			timestamp: shortText
		});
		const scanSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			scan_id: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			brand_name: shortText,
			status: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			results: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(scanResultSchema).max(MAX_RESULTS),
			summary: zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				total_engines: count,
				cited_engines: count,
				overall_bcr: score,
				avg_sentiment: shortText
			})
		});
		const generationSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			generation_id: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			status: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			content: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			metadata: zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				schema_markup: text,
				recommended_keywords: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(zod__WEBPACK_IMPORTED_MODULE_0__.YjP()).nullish().transform((value) => value ?? []),
				citation_score_estimate: zod__WEBPACK_IMPORTED_MODULE_0__.aig().nullish()
			})
		});
		const reportSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			report_id: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			status: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			estimated_completion: text,
			download_url: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().nullish().transform((value) => value ?? null)
		});
		const textOrNumber = zod__WEBPACK_IMPORTED_MODULE_0__.vkY((value) => typeof value === "number" ? String(value) : value, text);
		const errorBodySchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({ error: zod__WEBPACK_IMPORTED_MODULE_0__.vkY((error) => typeof error === "string" ? { message: error } : error, zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			code: textOrNumber,
			message: textOrNumber,
			retry_after: zod__WEBPACK_IMPORTED_MODULE_0__.vkY((value) => typeof value === "string" && value !== "" ? Number(value) : value, zod__WEBPACK_IMPORTED_MODULE_0__.aig().nonnegative().nullish().catch(undefined))
		})) });
		const filled = zod__WEBPACK_IMPORTED_MODULE_0__.YjP().regex(/\S/, "must not be blank");
		const list = zod__WEBPACK_IMPORTED_MODULE_0__.YOg(filled);
		const monitorRequestSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			brand_name: filled,
			keywords: list.min(1, "must not be empty"),
			engines: list.exactOptional(),
			language: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().exactOptional()
		});
		const generateRequestSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			brand_name: filled,
			topic: filled,
			target_engines: list.exactOptional(),
			content_type: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().exactOptional(),
			tone: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().exactOptional(),
			language: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().exactOptional(),
			max_length: zod__WEBPACK_IMPORTED_MODULE_0__.Whr().positive().exactOptional()
		});
		const exportRequestSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			brand_name: filled,
			date_range: zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				start: zod__WEBPACK_IMPORTED_MODULE_1__.p6(),
				end: zod__WEBPACK_IMPORTED_MODULE_1__.p6()
			}).refine(({ start, end }) => start <= end, "start must not be after end"),
			engines: list.exactOptional(),
			format: zod__WEBPACK_IMPORTED_MODULE_0__.k5n(["pdf", "csv"]),
			include_competitors: zod__WEBPACK_IMPORTED_MODULE_0__.zMY().exactOptional()
		});
	}),
	80201: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			v: () => NO_ANSWER_IN_TIME,
			u: () => createCaller
		});
		var service = __webpack_require__(30281);
		var limiter = __webpack_require__(45461);
		var retry = __webpack_require__(94135);
		var lib_text = __webpack_require__(94869);
		;
		const MASK = "***";
		const GAP = `(?:${[
			lib_text.qM.source,
			String.raw`\\[bfnrt]`,
			...[
				"00[01].",
				"00ad",
				"20[06].",
				"fe0.",
				"feff",
				"db40",
				"dc[0-7]."
			].map(toJsonEscape),
			...[
				"[01].",
				"c2%ad",
				"e2%8[01]%[89ab].",
				"ef%b8%8.",
				"ef%bb%bf",
				"f3%a0%..%.."
			].map(toPercentEncoding)
		].join("|")})*`;
		const DISGUISE = new RegExp(String.raw`[\\%]|${lib_text.qM.source}`, "v");
		function createRedactor(...secrets) {
			const ignorable = new RegExp(lib_text.qM, "gv");
			const needles = secrets.map((secret) => Array.from(secret.replace(ignorable, ""))).filter((characters) => characters.length > 0).sort((one, other) => other.length - one.length);
			if (needles.length === 0) return (text) => text;
			const isPlain = (text) => !DISGUISE.test(text) && !needles.some((each) => text.includes(each.join("")));
			let pattern;
			return (text) => {
				if (isPlain(text)) return text;
				pattern ??= new RegExp(needles.map((each) => each.map(toPattern).join(GAP)).join("|"), "gv");
				return text.replace(pattern, MASK);
			};
		}
		function toPattern(character) {
			const literal = `\\u{${character.codePointAt(0)?.toString(16)}}`;
			const units = character.split("").map((unit) => toHex(unit.charCodeAt(0), 4));
			const bytes = Array.from(Buffer.from(character), (byte) => toHex(byte, 2));
			const isPunctuation = /[^a-z\d]/i.test(character);
			const escapes = [units.map(toJsonEscape).join(""), toPercentEncoding(bytes.join("%"))];
			if (isPunctuation) escapes.push(String.raw`\\${literal}`);
			return `(?:${escapes.join("|")}|${literal})`;
		}
		function toJsonEscape(digits) {
			return String.raw`\\u${inEitherCase(digits)}`;
		}
		function toPercentEncoding(bytes) {
			return `%${inEitherCase(bytes)}`;
		}
		function inEitherCase(digits) {
			return digits.replace(/[a-f]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
		}
		function toHex(value, length) {
			return value.toString(16).padStart(length, "0");
		}
		var until_aborted = __webpack_require__(47222);
		var excerpt = __webpack_require__(22380);
		var http_client = __webpack_require__(67769);
		;
		const MAX_REDIRECTS = 5;
		const GET_REDIRECTS = new Set([
			301,
			302,
			303
		]);
		const MAX_REPLY_BYTES = 10 * 1024 * 1024;
		function createTransport({ baseUrl, apiKey, keyHeaders, keyQuery = {}, env }) {
			const redact = createRedactor(apiKey, readCredentials(keyHeaders));
			const { origin, pathname } = new URL(baseUrl);
			const root = origin + pathname.replace(/(?<!\/)\/+$/, "");
			const headers = {
				...keyHeaders,
				"content-type": "application/json",
				accept: "application/json",
				"accept-encoding": "identity",
				"user-agent": "ai-visibility-gate"
			};
			const describe = (path, method) => redact(`${method} ${root}${path}`);
			const client = (0, http_client.u)(env, redact(root));
			async function exchange(url, body, signal) {
				const signed = new URL(url);
				for (const [name, value] of Object.entries(keyQuery)) signed.searchParams.set(name, value);
				const method = body === undefined ? "GET" : "POST";
				const sent = client.request({
					url: signed,
					method,
					headers,
					body: body ?? null,
					signal
				});
				const { status, headers: received, body: bytes } = await (0, until_aborted.E)(sent, signal);
				const header = (name) => redact([received[name]].flat()[0] ?? "");
				const text = await readText(bytes, MAX_REPLY_BYTES);
				return {
					status,
					header,
					text: text === undefined ? undefined : redact(text)
				};
			}
			async function send(path, body, signal) {
				const request = describe(path, body === undefined ? "GET" : "POST");
				let url = new URL(root + path);
				for (let redirects = 0;; redirects += 1) {
					const { status, header, text } = await exchange(url, body, signal).catch((error) => {
						throw signal.aborted ? signal.reason : connectionError(error, request, redact);
					});
					if (text === undefined) {
						const detail = `the answer is larger than ${MAX_REPLY_BYTES} bytes`;
						throw new service._7({
							kind: "invalid-response",
							request,
							detail
						});
					}
					const encoding = header("content-encoding") || "identity";
					if (encoding.toLowerCase() !== "identity") {
						const detail = `the answer is compressed (${(0, excerpt.Kb)(encoding)}), although none was asked for`;
						throw new service._7({
							kind: "invalid-response",
							request,
							status,
							detail
						});
					}
					if (status < 300 || status > 399) {
						return {
							request,
							status,
							contentType: header("content-type"),
							retryAfter: header("retry-after"),
							text
						};
					}
					const target = readLocation(header("location"), url);
					const keepsRequest = status === 307 || status === 308 || body === undefined && GET_REDIRECTS.has(status);
					const followed = keepsRequest && target?.origin === origin;
					if (!followed || redirects === MAX_REDIRECTS) {
						const detail = followed ? `redirects more than ${MAX_REDIRECTS} times` : describeRedirect(target, origin);
						throw new service._7({
							kind: "http",
							request,
							status,
							detail
						});
					}
					url = target;
				}
			}
			return {
				send,
				describe,
				redact,
				close: client.close
			};
		}
		function readCredentials({ authorization = "" }) {
			return authorization.replace(/^\S+ /, "");
		}
		function describeRedirect(target, origin) {
			if (target === undefined) return "redirects without a valid location";
			if (target.origin !== origin) return `redirects to ${(0, excerpt.Kb)(target.origin)}`;
			return `redirects to ${(0, excerpt.Kb)(origin + target.pathname)}, and a POST would lose its body there: correct the base URL`;
		}
		function readLocation(location, from) {
			return location !== "" && URL.canParse(location, from.href) ? new URL(location, from) : undefined;
		}
		function connectionError(error, request, redact) {
			return new service._7({
				kind: "connection",
				request,
				...(0, excerpt.av)(error, redact)
			});
		}
		async function readText(body, maxBytes) {
			const parts = [];
			let length = 0;
			for await (const part of body) {
				length += part.length;
				if (length > maxBytes) return undefined;
				parts.push(part);
			}
			return new TextDecoder().decode(Buffer.concat(parts));
		}
		;
		const NO_ANSWER_IN_TIME = "no-answer-in-time";
		function createCaller(options) {
			const { baseUrl, apiKey, clock, deadline, limiters, onRequest } = options;
			const transport = createTransport(options);
			const account = JSON.stringify([baseUrl, apiKey]);
			const limit = limiters?.(account, options.limits) ?? (0, limiter.z)(options.limits, clock);
			const ended = new AbortController();
			const endAtDeadline = () => ended.abort(new DOMException("", "TimeoutError"));
			const cancelAlarm = Number.isFinite(deadline) ? clock.alarm(deadline, endAtDeadline) : () => {};
			const lifetime = AbortSignal.any([options.signal, ended.signal]);
			function call(path, body, read, callSignal, { stop, allowance, onFailure } = {}) {
				const signal = callSignal ? AbortSignal.any([lifetime, callSignal]) : lifetime;
				const waiting = stop ? AbortSignal.any([signal, stop]) : signal;
				const json = body && JSON.stringify(body);
				const method = body ? "POST" : "GET";
				let attempts = 0;
				let failedAt;
				const send = async (sending) => {
					const begun = clock.now();
					const report = (result) => onRequest?.({
						request: transport.describe(path.replace(/\?.*/s, ""), method),
						result,
						milliseconds: Math.round(clock.now() - begun)
					});
					try {
						const reply = await transport.send(path, json, sending);
						report(String(reply.status));
						return reply;
					} catch (error) {
						report(error instanceof service._7 ? error.details.kind : "aborted");
						throw error;
					}
				};
				const expire = (seconds) => {
					const detail = `no answer within ${seconds} seconds`;
					const request = transport.describe(path, method);
					return new service._7({
						kind: "timeout",
						code: NO_ANSWER_IN_TIME,
						request,
						detail
					});
				};
				const post = () => {
					attempts += 1;
					return allowance ? spend(allowance, clock, signal, send, expire) : send(signal);
				};
				const postAndRead = async () => {
					try {
						return read(await post(), clock.wallTime());
					} catch (error) {
						if (error instanceof service._7) onFailure?.(error.details);
						throw error;
					}
				};
				async function attempt(failure) {
					if (allowance && failedAt !== undefined) allowance.left -= clock.now() - failedAt;
					try {
						return await limit(postAndRead, waiting);
					} catch (error) {
						failedAt = clock.now();
						if (isExpired(error) && failure) throw new service._7(failure);
						if (error instanceof service._7 || !signal.aborted) throw error;
						throw describeAbort(signal, transport.describe(path, method), attempts, failure);
					}
				}
				return (0, retry.L5)(attempt, {
					readDetails: (error) => error instanceof service._7 ? error.details : undefined,
					isFinal: options.isFinal,
					giveUp: (details, _, outOfTime) => {
						const isBudget = outOfTime && allowance === undefined;
						return new service._7({
							...details,
							...isBudget && { kind: "timeout" },
							attempts
						});
					},
					clock,
					timeLeft: () => Math.min(deadline - clock.now(), allowance?.left ?? Number.POSITIVE_INFINITY),
					signal: waiting
				});
			}
			return {
				call,
				redact: transport.redact,
				close() {
					cancelAlarm();
					ended.abort();
					return transport.close();
				}
			};
		}
		function isExpired(error) {
			return error instanceof service._7 && error.details.code === NO_ANSWER_IN_TIME;
		}
		async function spend(allowance, clock, signal, task, expire) {
			const expired = new AbortController();
			const begun = clock.now();
			const cancelAlarm = clock.alarm(begun + allowance.left, () => expired.abort());
			try {
				return await task(AbortSignal.any([signal, expired.signal]));
			} catch (error) {
				if (expired.signal.aborted && !signal.aborted) throw expire(Math.round((clock.now() - begun) / 1e3));
				throw error;
			} finally {
				cancelAlarm();
				allowance.left -= clock.now() - begun;
			}
		}
		function describeAbort(signal, request, attempts, failure) {
			const timeout = signal.reason instanceof DOMException && signal.reason.name === "TimeoutError";
			const ending = timeout ? "the time budget ended" : "cancelled";
			const moment = attempts === 0 ? "before the request started" : "before the answer arrived";
			const before = failure ? `; the attempt before failed: ${failure.detail}` : "";
			return new service._7({
				kind: timeout ? "timeout" : "cancelled",
				request,
				detail: `${ending} ${moment}${before}`,
				attempts
			});
		}
	}),
	67769: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { u: () => createHttpClient });
		var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37067);
		var node_https__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44708);
		var _proxy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31273);
		function createHttpClient(env, name) {
			return (0, _proxy_js__WEBPACK_IMPORTED_MODULE_2__.r)(env, name) === undefined ? createDirectClient() : createProxyClient(env, name);
		}
		function createDirectClient() {
			const agents = {
				http: new node_http__WEBPACK_IMPORTED_MODULE_0__.Agent({ keepAlive: true }),
				https: new node_https__WEBPACK_IMPORTED_MODULE_1__.Agent({ keepAlive: true })
			};
			return {
				async request({ url, method, headers, body, signal }) {
					const options = {
						method,
						headers,
						signal
					};
					const response = await new Promise((resolve, reject) => {
						const sent = url.protocol === "https:" ? node_https__WEBPACK_IMPORTED_MODULE_1__.request(url, {
							...options,
							agent: agents.https
						}, resolve) : node_http__WEBPACK_IMPORTED_MODULE_0__.request(url, {
							...options,
							agent: agents.http
						}, resolve);
						sent.on("error", reject).end(body ?? undefined);
					});
					return {
						status: response.statusCode ?? 0,
						headers: response.headers,
						body: response
					};
				},
				async close() {
					agents.http.destroy();
					agents.https.destroy();
				}
			};
		}
		function createProxyClient(env, name) {
			const opened = __webpack_require__.e("lib-http-dispatcher").then(__webpack_require__.bind(__webpack_require__, 93256)).then(({ createDispatcher }) => createDispatcher(env, name));
			return {
				async request({ url, method, headers, body, signal }) {
					const dispatcher = await opened;
					const target = {
						origin: url.origin,
						path: url.pathname + url.search,
						method
					};
					const response = await dispatcher.request({
						...target,
						headers,
						body: body ?? null,
						signal
					});
					return {
						status: response.statusCode,
						headers: response.headers,
						body: response.body
					};
				},
				async close() {
					const dispatcher = await opened;
					await dispatcher.destroy();
				}
			};
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
	}),
	94135: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			D$: () => readRetryAfter,
			L5: () => retry
		});
		const RETRIED_STATUSES = new Set([
			429,
			500,
			502,
			503,
			504,
			520,
			521,
			522,
			523,
			524,
			529
		]);
		const RETRIED_CODES = new Set([
			"EAI_AGAIN",
			"ECONNREFUSED",
			"ECONNRESET",
			"EHOSTUNREACH",
			"ENETUNREACH",
			"EPIPE",
			"ETIMEDOUT",
			"UND_ERR_CONNECT_TIMEOUT",
			"UND_ERR_SOCKET"
		]);
		const MAX_ATTEMPTS = 6;
		const BACKOFF_BASE = 1e3;
		const BACKOFF_CAP = 3e4;
		function retryDelay({ kind, status = 0, code = "", retryAfter = 0 }, attempts, random) {
			const retried = kind === "http" && RETRIED_STATUSES.has(status) || kind === "connection" && RETRIED_CODES.has(code);
			if (!retried || status !== 429 && attempts >= MAX_ATTEMPTS) return undefined;
			if (retryAfter > 0) return retryAfter * 1e3;
			return random() * Math.min(BACKOFF_CAP, BACKOFF_BASE * 2 ** (attempts - 1));
		}
		async function retry(task, { readDetails, isFinal, giveUp, clock, timeLeft, signal }) {
			let failure;
			for (let attempts = 1;; attempts += 1) {
				try {
					return await task(failure);
				} catch (error) {
					failure = readDetails(error);
					if (failure === undefined) throw error;
				}
				const delay = isFinal?.(failure) ? undefined : retryDelay(failure, attempts, clock.random);
				if (delay === undefined) throw giveUp(failure, attempts, false);
				if (delay >= timeLeft()) throw giveUp(failure, attempts, true);
				await clock.sleep(delay, signal).catch(() => {});
			}
		}
		function readRetryAfter(header, wallTime) {
			if (/^\d{1,9}$/.test(header)) return Number(header);
			if (/^\d{10}$/.test(header)) return Math.max(0, Math.ceil(Number(header) - wallTime / 1e3));
			const date = /^[A-Z][a-z]{2,8}, .+ GMT$/.test(header) ? Date.parse(header) : Number.NaN;
			return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - wallTime) / 1e3));
		}
	}),
	80292: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			YD: () => nestingOf,
			qF: () => parseJson,
			u4: () => isRecord
		});
		function nestingOf(json) {
			let [depth, deepest, inText] = [
				0,
				0,
				false
			];
			for (let index = 0; index < json.length; index += 1) {
				const character = json[index];
				if (inText && character === "\\") index += 1;
				else if (character === "\"") inText = !inText;
				else if (inText) continue;
				else if (character === "[" || character === "{") depth += 1;
				else if (character === "]" || character === "}") depth -= 1;
				deepest = Math.max(deepest, depth);
			}
			return deepest;
		}
		function parseJson(text) {
			try {
				return JSON.parse(text);
			} catch {
				return undefined;
			}
		}
		function isRecord(value) {
			return typeof value === "object" && value !== null && !Array.isArray(value);
		}
	})
};
;
