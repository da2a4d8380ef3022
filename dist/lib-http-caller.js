"use strict";
exports.id = "lib-http-caller";
exports.ids = ["lib-http-caller"];
exports.modules = {
	54025: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			v: () => NO_ANSWER_IN_TIME,
			u: () => createCaller
		});
		var errors = __webpack_require__(52776);
		var limiter = __webpack_require__(45461);
		var retry = __webpack_require__(94135);
		var decode = __webpack_require__(57031);
		var lib_text = __webpack_require__(94869);
		;
		function tokenAt(text, index, decoding) {
			const unit = text.charCodeAt(index);
			const kind = kindOf(unit);
			if (kind === KEPT) return undefined;
			return kind === IGNORED ? ignoreAt(text, index) : decodeAt(text, index, unit, decoding);
		}
		const BACKSLASH = 92;
		const PERCENT = 37;
		const AMPERSAND = 38;
		const [KEPT, IGNORED, ESCAPE] = [
			1,
			2,
			3
		];
		const kinds = new Uint8Array(65536);
		function kindOf(unit) {
			const known = kinds[unit];
			if (known) return known;
			const character = String.fromCharCode(unit);
			const isEscape = unit === BACKSLASH || unit === PERCENT || unit === AMPERSAND;
			const isIgnored = /[\uD800-\uDBFF]/.test(character) || lib_text.qM.test(character);
			const kind = isEscape ? ESCAPE : isIgnored ? IGNORED : KEPT;
			kinds[unit] = kind;
			return kind;
		}
		function ignoreAt(text, index) {
			const character = String.fromCodePoint(text.codePointAt(index) ?? 0);
			return lib_text.qM.test(character) ? {
				text: "",
				length: character.length
			} : undefined;
		}
		function meaningOf(character) {
			return lib_text.qM.test(character) ? "" : character;
		}
		function decodeAt(text, index, unit, decoding) {
			if (decoding === "none") return undefined;
			if (unit === BACKSLASH) return decodeBackslash(text, index);
			if (decoding === "json") return undefined;
			return unit === PERCENT ? decodePercent(text, index) : decodeEntity(text, index);
		}
		function decodeBackslash(text, index) {
			const letter = text[index + 1] ?? "";
			if (letter === "u" && text[index + 2] === "{") {
				const digits = text.slice(index + 3, index + 10).indexOf("}");
				const point = hexAt(text, index + 3, digits);
				return point < 0 ? undefined : tokenOf(point, digits + 4);
			}
			if (letter === "u" || letter === "x") {
				const digits = letter === "u" ? 4 : 2;
				const point = hexAt(text, index + 2, digits);
				if (point < 0) return undefined;
				const low = text.startsWith("\\u", index + 6) ? hexAt(text, index + 8, 4) : -1;
				const isPair = letter === "u" && point >> 10 === 54 && low >> 10 === 55;
				if (isPair) return tokenOf(65536 + ((point & 1023) << 10) + (low & 1023), 12);
				return tokenOf(point, 2 + digits);
			}
			if (letter !== "" && "bfnrt".includes(letter)) return {
				text: "",
				length: 2
			};
			const point = text.codePointAt(index + 1);
			return point === undefined || /[\da-z]/i.test(letter) ? undefined : tokenOf(point, 1 + String.fromCodePoint(point).length);
		}
		function decodePercent(text, index) {
			const first = hexAt(text, index + 1, 2);
			if (first < 128) return first < 0 ? undefined : tokenOf(first, 3);
			const more = first >= 240 ? 3 : first >= 224 ? 2 : 1;
			let point = first & 63 >> more;
			for (let number = 1; number <= more; number += 1) {
				const at = index + 3 * number;
				const byte = text[at] === "%" ? hexAt(text, at + 1, 2) : -1;
				if (byte < 128 || byte >= 192) return {
					text: "",
					length: 3
				};
				point = point << 6 | byte & 63;
			}
			return tokenOf(point, 3 * (more + 1));
		}
		function hexAt(text, index, count) {
			let value = 0;
			for (let at = index; at < index + count; at += 1) {
				const unit = text.charCodeAt(at);
				const letter = (unit | 32) - 87;
				const digit = unit >= 48 && unit <= 57 ? unit - 48 : letter >= 10 && letter < 16 ? letter : -1;
				if (digit < 0) return -1;
				value = 16 * value + digit;
			}
			return count > 0 ? value : -1;
		}
		function tokenOf(point, length) {
			if (point > 1114111) return {
				text: "",
				length
			};
			const character = String.fromCodePoint(point);
			return {
				text: meaningOf(character),
				length
			};
		}
		const ENTITY = /&(?:#x[\da-f]{1,8}|#\d{1,8}|[a-z][a-z\d]{1,31});?/iy;
		function decodeEntity(text, index) {
			ENTITY.lastIndex = index;
			const [match = ""] = ENTITY.exec(text) ?? [];
			const decoded = (0, decode.Gz)(match);
			return decoded === match ? undefined : {
				text: Array.from(decoded, meaningOf).join(""),
				length: match.length
			};
		}
		;
		const MASK = "***";
		const DECODINGS = [
			"none",
			"json",
			"all"
		];
		function createRedactor(...secrets) {
			const needles = [...new Set(secrets.map((secret) => read(secret, "none").text))].filter((text) => text !== "");
			if (needles.length === 0) return (text) => text;
			return (text) => mask(text, mergeSpans(DECODINGS.flatMap((decoding) => find(read(text, decoding), needles))));
		}
		function find(view, needles) {
			const spans = [];
			for (const needle of needles) {
				for (let start = view.text.indexOf(needle); start !== -1; start = view.text.indexOf(needle, start)) {
					const end = start + needle.length;
					spans.push({
						start: toOriginal(view, start).start,
						end: toOriginal(view, end - 1).end
					});
					start = end;
				}
			}
			return spans;
		}
		function read(text, decoding) {
			const pieces = [];
			const replaced = {
				starts: [],
				ends: [],
				originalStarts: [],
				originalEnds: []
			};
			let copied = 0;
			let length = 0;
			for (let index = 0; index < text.length;) {
				const token = tokenAt(text, index, decoding);
				if (token) {
					const start = length + index - copied;
					if (index > copied) pieces.push(text.slice(copied, index));
					if (token.text !== "") pieces.push(token.text);
					length = start + token.text.length;
					copied = index + token.length;
					replaced.starts.push(start);
					replaced.ends.push(length);
					replaced.originalStarts.push(index);
					replaced.originalEnds.push(copied);
					index = copied;
				} else index += 1;
			}
			pieces.push(text.slice(copied));
			return {
				text: pieces.join(""),
				...replaced
			};
		}
		function toOriginal({ starts, ends, originalStarts, originalEnds }, offset) {
			let [low, high] = [0, starts.length];
			while (low < high) {
				const middle = low + high >> 1;
				if ((starts[middle] ?? 0) <= offset) low = middle + 1;
				else high = middle;
			}
			const [end, start = 0, originalEnd = 0] = [
				ends[low - 1],
				originalStarts[low - 1],
				originalEnds[low - 1]
			];
			if (end === undefined) return {
				start: offset,
				end: offset + 1
			};
			if (offset < end) return {
				start,
				end: originalEnd
			};
			return {
				start: originalEnd + offset - end,
				end: originalEnd + offset - end + 1
			};
		}
		function mergeSpans(spans) {
			const merged = [];
			for (const { start, end } of spans.sort((a, b) => a.start - b.start)) {
				const last = merged.at(-1);
				if (last && start < last.end) last.end = Math.max(last.end, end);
				else merged.push({
					start,
					end
				});
			}
			return merged;
		}
		function mask(text, spans) {
			if (spans.length === 0) return text;
			const pieces = [];
			let copied = 0;
			for (const { start, end } of spans) {
				pieces.push(text.slice(copied, Math.max(copied, startOfEscape(text, start))), MASK);
				copied = end;
			}
			return pieces.join("") + text.slice(copied);
		}
		function startOfEscape(text, index) {
			for (let start = index - 1; start >= Math.max(0, index - 5); start -= 1) {
				if (text[start] !== "\\") continue;
				const isEscape = backslashesBefore(text, start) % 2 === 0;
				const reach = text[start + 1] === "u" ? 6 : 2;
				return isEscape && start + reach > index ? start : index;
			}
			return index;
		}
		function backslashesBefore(text, index) {
			let start = index;
			while (text[start - 1] === "\\") start -= 1;
			return index - start;
		}
		var until_aborted = __webpack_require__(47222);
		var http_dispatcher = __webpack_require__(93256);
		var excerpt = __webpack_require__(22380);
		;
		const MAX_REDIRECTS = 5;
		const MAX_REPLY_BYTES = 10 * 1024 * 1024;
		function createTransport({ baseUrl, apiKey, keyHeaders, keyQuery = {}, env }) {
			const redact = createRedactor(apiKey, readCredentials(keyHeaders));
			const { origin, pathname } = new URL(baseUrl);
			const root = origin + pathname.replace(/(?<!\/)\/+$/, "");
			const headers = {
				...keyHeaders,
				"content-type": "application/json",
				accept: "application/json",
				"user-agent": "ai-visibility-gate"
			};
			const describe = (path, method) => redact(`${method} ${root}${path}`);
			const dispatcher = (0, http_dispatcher.SM)(env, redact(root), { maxResponseSize: MAX_REPLY_BYTES });
			async function exchange(url, body, signal) {
				const signed = new URL(url);
				for (const [name, value] of Object.entries(keyQuery)) signed.searchParams.set(name, value);
				const target = {
					origin: signed.origin,
					path: signed.pathname + signed.search
				};
				const content = body === undefined ? { method: "GET" } : {
					method: "POST",
					body
				};
				const sent = dispatcher.request({
					...target,
					...content,
					headers,
					signal
				});
				const response = await (0, until_aborted.E)(sent, signal);
				const header = (name) => redact([response.headers[name]].flat()[0] ?? "");
				return {
					status: response.statusCode,
					header,
					text: redact(await response.body.text())
				};
			}
			async function send(path, body, signal) {
				const request = describe(path, body === undefined ? "GET" : "POST");
				let url = new URL(root + path);
				for (let redirects = 0;; redirects += 1) {
					const { status, header, text } = await exchange(url, body, signal).catch((error) => {
						throw signal.aborted ? signal.reason : connectionError(error, request, redact);
					});
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
					const followed = (status === 307 || status === 308) && target?.origin === origin;
					if (!followed || redirects === MAX_REDIRECTS) {
						const place = target === undefined ? "without a valid location" : `to ${(0, excerpt.K)(target.origin)}`;
						const detail = followed ? `redirects more than ${MAX_REDIRECTS} times` : `redirects ${place}`;
						throw new errors._({
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
				close: () => dispatcher.destroy()
			};
		}
		function readCredentials({ authorization = "" }) {
			return authorization.replace(/^\S+ /, "");
		}
		function readLocation(location, from) {
			return location !== "" && URL.canParse(location, from.href) ? new URL(location, from) : undefined;
		}
		function connectionError(error, request, redact) {
			const facts = (0, http_dispatcher.av)(error, redact);
			if (facts.code === "UND_ERR_RES_EXCEEDED_MAX_SIZE") {
				const detail = `the answer is larger than ${MAX_REPLY_BYTES} bytes`;
				return new errors._({
					kind: "invalid-response",
					request,
					detail
				});
			}
			return new errors._({
				kind: "connection",
				request,
				...facts
			});
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
						...{
							request: transport.describe(path.replace(/\?.*/s, ""), method),
							result
						},
						milliseconds: Math.round(clock.now() - begun)
					});
					try {
						const reply = await transport.send(path, json, sending);
						report(String(reply.status));
						return reply;
					} catch (error) {
						report(error instanceof errors._ ? error.facts.kind : "aborted");
						throw error;
					}
				};
				const expire = (seconds) => {
					const detail = `no answer within ${seconds} seconds`;
					const request = transport.describe(path, method);
					return new errors._({
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
						if (error instanceof errors._) onFailure?.(error.facts);
						throw error;
					}
				};
				async function attempt(failure) {
					if (allowance && failedAt !== undefined) allowance.left -= clock.now() - failedAt;
					try {
						return await limit(postAndRead, waiting);
					} catch (error) {
						failedAt = clock.now();
						if (isExpired(error) && failure) throw new errors._(failure);
						if (error instanceof errors._ || !signal.aborted) throw error;
						throw describeAbort(signal, transport.describe(path, method), attempts, failure);
					}
				}
				return (0, retry.L5)(attempt, {
					readFacts: (error) => error instanceof errors._ ? error.facts : undefined,
					isFinal: options.isFinal,
					giveUp: (facts, _, outOfTime) => {
						const isBudget = outOfTime && allowance === undefined;
						return new errors._({
							...facts,
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
			return error instanceof errors._ && error.facts.code === NO_ANSWER_IN_TIME;
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
			return new errors._({
				kind: timeout ? "timeout" : "cancelled",
				request,
				detail: `${ending} ${moment}${before}`,
				attempts
			});
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
		async function retry(task, { readFacts, isFinal, giveUp, clock, timeLeft, signal }) {
			let failure;
			for (let attempts = 1;; attempts += 1) {
				try {
					return await task(failure);
				} catch (error) {
					failure = readFacts(error);
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
			const date = /^[A-Z][a-z]{2,8}, .+ GMT$/.test(header) ? Date.parse(header) : Number.NaN;
			return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - wallTime) / 1e3));
		}
	}),
	80292: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Y: () => nestingOf,
			q: () => parseJson
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
	})
};
;
