"use strict";
exports.id = "inputs-embedded-inputs";
exports.ids = ["inputs-embedded-inputs"];
exports.modules = {
	69580: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			L1: () => mayBeAtHome,
			NX: () => isAtHome,
			U4: () => readBrandDomain,
			zU: () => siteOf
		});
		var tldts__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20935);
		var _engines_cited_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95743);
		function readBrandDomain(text) {
			const [, authority, path = "", query = ""] = /^(?:[^/?#]*:\/\/)?([^/?#]*)\/?([^?#]*?)\/?(\?[^#]*)?$/s.exec(text) ?? [];
			const address = text.includes("://") ? text : `https://${text}`;
			if (authority === undefined || /[@*%]/.test(authority) || /[\s\\]/.test(text)) return undefined;
			if (!URL.canParse(address) || !isHomePath(path, query)) return undefined;
			const host = (0, _engines_cited_text_js__WEBPACK_IMPORTED_MODULE_1__.w4)(address);
			const { domain, isIp } = (0, tldts__WEBPACK_IMPORTED_MODULE_0__.qg)(host, { allowPrivateDomains: true });
			if (domain === null || isIp || !host.includes(".")) return undefined;
			return path === "" ? host : `${host}/${path}${query}`;
		}
		function isHomePath(path, query) {
			if (path === "") return query === "";
			const segments = path.split("/");
			return !segments.some((segment) => /^\.{0,2}$/.test(segment)) && segments.some((segment) => segment !== "*");
		}
		function isAtHome(source, homes) {
			return findHome(source, homes) !== undefined;
		}
		function findHome(source, homes) {
			let page;
			return homes.find((home) => {
				if (!isPage(home)) return source.host === home || source.host.endsWith(`.${home}`);
				page ??= readPage(source);
				return page !== undefined && isBelow(page, readHome(home));
			});
		}
		function mayBeAtHome(source, homes) {
			return (0, _engines_cited_text_js__WEBPACK_IMPORTED_MODULE_1__.w4)(source.url) !== source.host && homes.some((home) => isPage(home) && home.startsWith(`${source.host}/`));
		}
		function siteOf(source, homes) {
			const home = findHome(source, homes);
			return home !== undefined && isPage(home) ? home : registrableDomain(source.host);
		}
		function registrableDomain(host) {
			return (0, tldts__WEBPACK_IMPORTED_MODULE_0__.qg)(host, { allowPrivateDomains: true }).domain ?? host;
		}
		function isPage(home) {
			return home.includes("/");
		}
		function readHome(home) {
			return pageOf(new URL(`https://${home}`));
		}
		function readPage({ url, host }) {
			return host !== "" && (0, _engines_cited_text_js__WEBPACK_IMPORTED_MODULE_1__.w4)(url) === host ? pageOf(new URL(url)) : undefined;
		}
		function pageOf(url) {
			const [, ...segments] = url.pathname.replace(/\/$/, "").split("/").map(fold);
			return {
				host: (0, _engines_cited_text_js__WEBPACK_IMPORTED_MODULE_1__.w4)(url.href),
				segments,
				query: url.searchParams
			};
		}
		function isBelow(page, home) {
			return page.host === home.host && home.segments.every((part, index) => {
				const segment = page.segments[index];
				return part === "*" ? Boolean(segment) : part === segment;
			}) && home.query.entries().every(([name, value]) => page.query.getAll(name).join("\n") === value);
		}
		function fold(segment) {
			try {
				return decodeURIComponent(segment).toLowerCase();
			} catch {
				return segment;
			}
		}
	}),
	87947: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			JY: () => openConnection,
			dC: () => readConnection,
			id: () => describeVendor
		});
		var _lib_http_caller_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54025);
		var _lib_http_loopback_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84344);
		var _engines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67838);
		var _failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79849);
		function readConnection(engine, env) {
			const { access, readFailure } = _engines_js__WEBPACK_IMPORTED_MODULE_1__.sP[engine];
			const key = firstSet(access.keyVariables, env);
			if (key === undefined && access.keyRequired) {
				return { problem: {
					kind: "missing",
					engine,
					variables: access.keyVariables
				} };
			}
			if (key !== undefined && !/^[\x21-\x7e]+$/.test(key.value)) {
				return { problem: {
					kind: "bad-key",
					engine,
					variable: key.variable
				} };
			}
			const user = access.userVariable === undefined ? "" : env[access.userVariable]?.trim();
			if (!user && access.userVariable !== undefined) {
				return { problem: {
					kind: "missing",
					engine,
					variables: [access.userVariable]
				} };
			}
			const apiKey = key?.value ?? "";
			const given = firstSet(access.baseUrlVariables, env);
			const baseUrl = given?.value ?? access.baseUrl;
			if (baseUrl === undefined) {
				return { problem: {
					kind: "missing",
					engine,
					variables: access.baseUrlVariables
				} };
			}
			if (given && !isUsable(given.value, apiKey)) {
				return { problem: {
					kind: "bad-base-url",
					engine,
					variable: given.variable
				} };
			}
			const keyQuery = access.keyQuery?.(apiKey);
			const keyHeaders = access.keyHeaders(apiKey, user ?? "");
			const options = {
				...keyQuery && { keyQuery },
				...readFailure && { readFailure }
			};
			return { connection: {
				baseUrl,
				apiKey,
				keyHeaders,
				...options
			} };
		}
		function openConnection({ readFailure, ...connection }, options) {
			const caller = (0, _lib_http_caller_js__WEBPACK_IMPORTED_MODULE_0__.u)({
				...options,
				...connection,
				isFinal: (facts) => (0, _failure_js__WEBPACK_IMPORTED_MODULE_2__.dR)((0, _failure_js__WEBPACK_IMPORTED_MODULE_2__.XE)(facts))
			});
			return {
				post: ({ path, body }, signal, limits) => caller.call(path, body, (reply, time) => (0, _failure_js__WEBPACK_IMPORTED_MODULE_2__.Xw)(reply, time, readFailure), signal, limits),
				redact: caller.redact,
				close: caller.close
			};
		}
		function describeVendor({ name, model }, env) {
			const { keyVariables, keyPage, baseUrlVariables } = _engines_js__WEBPACK_IMPORTED_MODULE_1__.sP[name].access;
			const nameOf = (variables) => firstSet(variables, env)?.variable ?? variables[0] ?? "";
			return {
				model,
				keyVariable: nameOf(keyVariables),
				...keyPage !== undefined && { keyPage },
				baseUrlVariable: nameOf(baseUrlVariables)
			};
		}
		function firstSet(variables, env) {
			for (const variable of variables) {
				const value = env[variable]?.trim();
				if (value) return {
					variable,
					value
				};
			}
			return undefined;
		}
		function isUsable(text, apiKey) {
			if (!URL.canParse(text) || /[?#]/.test(text)) return false;
			const { protocol, hostname, username, password } = new URL(text);
			const isSafe = protocol === "https:" || protocol === "http:" && ((0, _lib_http_loopback_js__WEBPACK_IMPORTED_MODULE_3__.U)(hostname) || apiKey === "");
			return isSafe && username === "" && password === "";
		}
	}),
	61701: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Kx: () => countRequests,
			UH: () => estimateCalls,
			kw: () => estimateReadings
		});
		var _engine_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31305);
		var _engines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67838);
		var _prices_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77201);
		function estimateCalls(specs, { questions, samples, judged }) {
			const answers = questions * samples;
			const calls = {
				answers,
				judgments: judged ? answers : 0
			};
			return specs.map((spec) => {
				const ends = findEnd(spec);
				return {
					...{
						engine: spec.id,
						model: spec.model,
						vendor: spec.name
					},
					...calls,
					..._engine_js__WEBPACK_IMPORTED_MODULE_0__.Qp,
					costUsd: (0, _prices_js__WEBPACK_IMPORTED_MODULE_2__.a3)(spec, calls),
					...ends !== undefined && { ends }
				};
			});
		}
		function findEnd({ name, model }) {
			const { endingModels = {} } = _engines_js__WEBPACK_IMPORTED_MODULE_1__.sP[name];
			return Object.hasOwn(endingModels, model) ? endingModels[model] : undefined;
		}
		const READINGS = 2;
		function estimateReadings(spec, keywords) {
			const ends = findEnd(spec);
			const cost = (0, _prices_js__WEBPACK_IMPORTED_MODULE_2__.zP)(spec, _prices_js__WEBPACK_IMPORTED_MODULE_2__.eQ);
			const requests = READINGS * keywords;
			return {
				...{
					engine: spec.id,
					model: spec.model,
					requests
				},
				costUsd: cost === undefined ? undefined : requests * cost,
				...ends !== undefined && { ends }
			};
		}
		function countRequests(specs, scope) {
			return estimateCalls(specs, scope).reduce((sum, { answers, judgments }) => sum + answers + judgments, 0);
		}
	}),
	79849: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			XE: () => classifyFailure,
			Xw: () => readReply,
			dR: () => isFinal
		});
		var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37067);
		var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2503);
		var _contract_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52776);
		var _lib_http_caller_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54025);
		var _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(22380);
		var _lib_http_retry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94135);
		var _lib_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(80292);
		var _wire_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89802);
		const issuesSchema = zod__WEBPACK_IMPORTED_MODULE_5__.KCZ([zod__WEBPACK_IMPORTED_MODULE_5__.YjP(), zod__WEBPACK_IMPORTED_MODULE_5__.YOg(zod__WEBPACK_IMPORTED_MODULE_5__.Ikc({ msg: zod__WEBPACK_IMPORTED_MODULE_5__.YjP() })).transform((issues) => issues.map(({ msg }) => msg).join("; "))]);
		const wordsSchema = zod__WEBPACK_IMPORTED_MODULE_5__.KCZ([issuesSchema, zod__WEBPACK_IMPORTED_MODULE_5__.Ikc({ detail: issuesSchema }).transform(({ detail }) => detail)]);
		const nameSchema = (0, _wire_js__WEBPACK_IMPORTED_MODULE_4__.fK)(zod__WEBPACK_IMPORTED_MODULE_5__.KCZ([zod__WEBPACK_IMPORTED_MODULE_5__.YjP(), zod__WEBPACK_IMPORTED_MODULE_5__.aig()]));
		const detailSchema = zod__WEBPACK_IMPORTED_MODULE_5__.Ikc({
			violations: (0, _wire_js__WEBPACK_IMPORTED_MODULE_4__.fK)(zod__WEBPACK_IMPORTED_MODULE_5__.YOg(zod__WEBPACK_IMPORTED_MODULE_5__.Ikc({ quotaId: (0, _wire_js__WEBPACK_IMPORTED_MODULE_4__.fK)(zod__WEBPACK_IMPORTED_MODULE_5__.YjP()) }))),
			retryDelay: (0, _wire_js__WEBPACK_IMPORTED_MODULE_4__.fK)(zod__WEBPACK_IMPORTED_MODULE_5__.YjP())
		});
		const errorShape = {
			message: (0, _wire_js__WEBPACK_IMPORTED_MODULE_4__.fK)(wordsSchema),
			detail: (0, _wire_js__WEBPACK_IMPORTED_MODULE_4__.fK)(wordsSchema),
			code: nameSchema,
			type: nameSchema,
			status: nameSchema,
			details: (0, _wire_js__WEBPACK_IMPORTED_MODULE_4__.c3)((0, _wire_js__WEBPACK_IMPORTED_MODULE_4__.fK)(detailSchema)).catch([])
		};
		const errorBodySchema = zod__WEBPACK_IMPORTED_MODULE_5__.Ikc({
			...errorShape,
			error: (0, _wire_js__WEBPACK_IMPORTED_MODULE_4__.fK)(zod__WEBPACK_IMPORTED_MODULE_5__.KCZ([zod__WEBPACK_IMPORTED_MODULE_5__.YjP(), zod__WEBPACK_IMPORTED_MODULE_5__.Ikc(errorShape)]))
		});
		function readError(text) {
			const body = errorBodySchema.safeParse((0, _lib_json_js__WEBPACK_IMPORTED_MODULE_6__.q)(text)).data;
			const error = typeof body?.error === "object" ? body.error : body;
			const words = typeof body?.error === "string" ? body.error : error?.message ?? error?.detail;
			const details = error?.details.filter((detail) => detail !== undefined) ?? [];
			const quotas = details.flatMap(({ violations = [] }) => violations.map(({ quotaId }) => quotaId));
			const names = [
				...quotas,
				error?.code,
				error?.type,
				error?.status
			].flatMap((name) => typeof name === "string" && name !== "" ? [name] : []);
			const delay = details.find(({ retryDelay }) => retryDelay !== undefined)?.retryDelay;
			return {
				message: words ?? "",
				code: names.find((name) => classifyName(name)) ?? names.find((name) => !quotas.includes(name)),
				retryAfter: delay === undefined ? undefined : (0, _lib_http_retry_js__WEBPACK_IMPORTED_MODULE_3__.D$)(delay.replace(/(?:\.\d+)?s$/, ""), 0)
			};
		}
		function readReply({ request, status, text, ...reply }, wallTime, readFailure) {
			const failure = status === 200 ? readFailure?.((0, _lib_json_js__WEBPACK_IMPORTED_MODULE_6__.q)(text)) : undefined;
			if (status === 200 && failure === undefined) return text;
			const { message, code, retryAfter } = failure ?? readError(text);
			const hour = HOUR_LIMIT_WORDS.test(message) ? HOUR : undefined;
			const wait = (0, _lib_http_retry_js__WEBPACK_IMPORTED_MODULE_3__.D$)(reply.retryAfter, wallTime) ?? retryAfter ?? hour;
			const stood = failure?.status ?? status;
			throw new _contract_errors_js__WEBPACK_IMPORTED_MODULE_1__._({
				kind: "http",
				request,
				status: stood,
				detail: (0, _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_7__.K)(message || text) || node_http__WEBPACK_IMPORTED_MODULE_0__.STATUS_CODES[stood] || "no explanation",
				...code !== undefined && { code: (0, _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_7__.K)(code) },
				...wait !== undefined && { retryAfter: wait }
			});
		}
		const NAMES = new Map([
			["insufficient_quota", "no-credit"],
			["credit_balance_exhausted", "no-credit"],
			["billing_error", "no-credit"],
			["billing_not_active", "no-credit"],
			["billing_hard_limit_reached", "no-credit"],
			["model_not_found", "unknown-model"],
			["invalid_model", "unknown-model"],
			["40203", "day-quota"]
		]);
		function classifyName(name) {
			return name.includes("PerDay") ? "day-quota" : NAMES.get(name);
		}
		const NO_CREDIT_WORDS = /credit balance is too low|reached your specified API usage limits|credits are depleted|run out of (?:searches|credits)|(?:any|all available) credits/i;
		const BAD_KEY_WORDS = /API key (?:not valid|not found|expired|was reported as leaked)|(?:incorrect|invalid) API key/i;
		const UNKNOWN_MODEL_WORDS = /^Model not found|is not a valid model ID/i;
		const DAY_QUOTA_WORDS = /\b(?:requests|tokens) per day\b/i;
		const HOUR_LIMIT_WORDS = /\bhourly (?:throughput|search(?:es)?) limit\b/i;
		const HOUR = 3600;
		function classifyFailure(facts) {
			switch (facts.kind) {
				case "http": return classifyStatus(facts);
				case "invalid-response": return "malformed";
				case "connection": return "unreachable";
				case "timeout": return facts.code === _lib_http_caller_js__WEBPACK_IMPORTED_MODULE_2__.v ? "timed-out" : "out-of-time";
				case "not-sent": return "cost-limit";
				case "cancelled":
				case "setup":
				case "not-completed": return undefined;
			}
		}
		function classifyStatus({ status = 0, code = "", detail }) {
			const named = classifyName(code);
			if (named !== undefined) return named;
			switch (status) {
				case 400:
					if (NO_CREDIT_WORDS.test(detail)) return "no-credit";
					if (BAD_KEY_WORDS.test(detail)) return "key-refused";
					if (UNKNOWN_MODEL_WORDS.test(detail)) return "unknown-model";
					return code === "FAILED_PRECONDITION" ? "forbidden" : "rejected";
				case 401: return "key-refused";
				case 402: return "no-credit";
				case 403:
					if (NO_CREDIT_WORDS.test(detail)) return "no-credit";
					return BAD_KEY_WORDS.test(detail) ? "key-refused" : "forbidden";
				case 404:
				case 405:
				case 410: return "unknown-model";
				case 429:
					if (NO_CREDIT_WORDS.test(detail)) return "no-credit";
					return DAY_QUOTA_WORDS.test(detail) ? "day-quota" : "rate-limited";
			}
			if (status >= 500 || status === 408) return "server-error";
			return status >= 300 && status < 400 ? "redirected" : "rejected";
		}
		const FINAL = [
			"key-refused",
			"forbidden",
			"no-credit",
			"day-quota",
			"unknown-model"
		];
		function isFinal(code) {
			return FINAL.some((final) => final === code);
		}
	}),
	48855: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			CC: () => chooseQuestion,
			Ky: () => DEFAULT_PROMPT_TEMPLATE,
			U1: () => hasKnownPlaceholders,
			d_: () => formatAskedKeyword,
			w2: () => readPromptTemplates
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		const DEFAULT_PROMPT_TEMPLATE = "I am looking into {keyword}. What would you recommend, and why? Answer in {language}.";
		function formatAskedKeyword({ keyword, questions }) {
			return questions.length === 0 ? keyword : `${keyword} = ${questions.join(" | ")}`;
		}
		const PLACEHOLDER = /\{(\w+)\}/g;
		function readPromptTemplates(texts) {
			const isTemplate = (text) => placeholdersOf(text).has("keyword") && hasKnownPlaceholders(text);
			return texts.every(isTemplate) ? texts : undefined;
		}
		function hasKnownPlaceholders(text) {
			return [...placeholdersOf(text)].every((name) => name === "keyword" || name === "language");
		}
		function placeholdersOf(text) {
			return new Set(Array.from(text.matchAll(PLACEHOLDER), ([, name = ""]) => name));
		}
		function chooseQuestion({ promptTemplates, ownQuestions }, { keyword, language, sample }) {
			const own = ownQuestions.find((asked) => asked.keyword === keyword)?.questions ?? [];
			const phrasings = (own.length > 0 ? own : promptTemplates).toSorted();
			const phrasing = phrasings[(hash(keyword) + sample - 1) % phrasings.length] ?? DEFAULT_PROMPT_TEMPLATE;
			return phrasing.replace(PLACEHOLDER, (_, name) => name === "keyword" ? keyword : nameLanguage(language));
		}
		function hash(keyword) {
			return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(keyword).digest().readUInt32BE();
		}
		function nameLanguage(language) {
			try {
				return new Intl.DisplayNames(["en"], { type: "language" }).of(language) ?? language;
			} catch {
				return language;
			}
		}
	}),
	4820: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			LS: () => openRecorder,
			YW: () => openReplay,
			eN: () => RecordingError,
			wh: () => readAnswersSetting
		});
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
		var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2503);
		var _contract_describe_issues_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(20487);
		var _contract_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52776);
		var _lib_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13963);
		var _lib_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80292);
		var _pages_base_commits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79052);
		class RecordingError extends Error {
			facts;
			constructor(facts) {
				super(`${facts.path}: ${facts.detail ?? "no such exchange"}`);
				this.name = "RecordingError";
				this.facts = facts;
			}
		}
		const failureSchema = zod__WEBPACK_IMPORTED_MODULE_4__.Ikc({
			kind: zod__WEBPACK_IMPORTED_MODULE_4__.k5n([
				"http",
				"connection",
				"timeout",
				"invalid-response",
				"not-sent"
			]),
			request: zod__WEBPACK_IMPORTED_MODULE_4__.YjP(),
			detail: zod__WEBPACK_IMPORTED_MODULE_4__.YjP(),
			status: zod__WEBPACK_IMPORTED_MODULE_4__.Whr().optional(),
			code: zod__WEBPACK_IMPORTED_MODULE_4__.YjP().optional()
		});
		const entrySchema = zod__WEBPACK_IMPORTED_MODULE_4__.Ikc({
			engine: zod__WEBPACK_IMPORTED_MODULE_4__.YjP(),
			model: zod__WEBPACK_IMPORTED_MODULE_4__.YjP(),
			task: zod__WEBPACK_IMPORTED_MODULE_4__.k5n([
				"answer",
				"sentiment",
				"reader"
			]),
			question: zod__WEBPACK_IMPORTED_MODULE_4__.YjP(),
			sample: zod__WEBPACK_IMPORTED_MODULE_4__.Whr().positive(),
			location: zod__WEBPACK_IMPORTED_MODULE_4__.Ikc({
				country: zod__WEBPACK_IMPORTED_MODULE_4__.YjP(),
				city: zod__WEBPACK_IMPORTED_MODULE_4__.YjP().exactOptional()
			}).exactOptional(),
			hash: zod__WEBPACK_IMPORTED_MODULE_4__.YjP().exactOptional(),
			turn: zod__WEBPACK_IMPORTED_MODULE_4__.Whr().positive(),
			reply: zod__WEBPACK_IMPORTED_MODULE_4__.YjP().optional(),
			failure: failureSchema.optional()
		}).refine(({ reply, failure }) => reply === undefined !== (failure === undefined), {
			path: ["reply"],
			error: "expected a reply or a failure"
		});
		function readAnswersSetting(text) {
			if (text === "") return { mode: "live" };
			const [, mode, path = ""] = /^(record|replay):(.+)$/s.exec(text) ?? [];
			return mode === "record" || mode === "replay" ? {
				mode,
				path: (0, _lib_files_js__WEBPACK_IMPORTED_MODULE_2__.sq)(path)
			} : undefined;
		}
		const HERE = { workspace: "." };
		async function openRecorder(path, { workspace } = HERE) {
			const file = await (0, _lib_files_js__WEBPACK_IMPORTED_MODULE_2__.YT)(path, workspace);
			const remembered = recallReadings(await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(await (0, _lib_files_js__WEBPACK_IMPORTED_MODULE_2__.LI)(workspace, path), "utf8"));
			let written = endLastLine();
			async function endLastLine() {
				if (await (0, _lib_files_js__WEBPACK_IMPORTED_MODULE_2__.H3)(file)) await file.appendFile("\n");
			}
			function append(entry) {
				written = written.then(() => file.appendFile(`${JSON.stringify(entry)}\n`));
				return written;
			}
			const recording = (exchange, post, isFresh = false) => {
				let turn = 0;
				return async (request, signal) => {
					turn += 1;
					const known = isFresh ? undefined : remembered.get(keyOf(exchange));
					if (known !== undefined) return known;
					try {
						const reply = await post(request, signal);
						await append({
							...exchange,
							turn,
							reply
						});
						return reply;
					} catch (error) {
						const failure = readFailure(error);
						if (failure) await append({
							...exchange,
							turn,
							failure
						});
						throw error;
					}
				};
			};
			return {
				recording,
				async close() {
					await written.catch(() => {});
					await file.close();
				}
			};
		}
		async function openReplay(path, place = HERE) {
			const entries = readEntries(path, await readRecording(path, place));
			return (exchange) => {
				let turn = 0;
				return async () => {
					turn += 1;
					const entry = entries.get(turnKeyOf(exchange, turn));
					if (entry?.failure) throw toServiceError(entry.failure);
					if (entry?.reply === undefined) throw new RecordingError({
						path,
						missing: exchange
					});
					return entry.reply;
				};
			};
		}
		async function readRecording(path, { workspace, signal, ...commits }) {
			const before = await (0, _pages_base_commits_js__WEBPACK_IMPORTED_MODULE_3__.go)({
				folder: workspace,
				signal
			}, commits, path);
			if (before.kind === "base") return before.text;
			if (before.kind === "added") {
				const detail = "the change adds this file, and a change is not judged by answers that it brings along. They can be replayed after the merge";
				throw new RecordingError({
					path,
					detail
				});
			}
			return (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(await (0, _lib_files_js__WEBPACK_IMPORTED_MODULE_2__.LI)(workspace, path), "utf8");
		}
		function readFailure(error) {
			return error instanceof _contract_errors_js__WEBPACK_IMPORTED_MODULE_1__._ ? failureSchema.safeParse(error.facts).data : undefined;
		}
		function toServiceError({ kind, request, detail, status, code }) {
			const facts = {
				...status !== undefined && { status },
				...code !== undefined && { code }
			};
			return new _contract_errors_js__WEBPACK_IMPORTED_MODULE_1__._({
				kind,
				request,
				detail,
				...facts
			});
		}
		function recallReadings(text) {
			const entries = text.split(/\r?\n/).flatMap((line) => entrySchema.safeParse((0, _lib_json_js__WEBPACK_IMPORTED_MODULE_5__.q)(line)).data ?? []);
			return new Map(entries.flatMap((entry) => entry.task === "reader" && entry.reply !== undefined ? [[keyOf(entry), entry.reply]] : []));
		}
		function readEntries(path, text) {
			const entries = new Map();
			for (const [index, line] of text.split(/\r?\n/).entries()) {
				if (line === "") continue;
				const entry = readEntry(path, index + 1, line);
				entries.set(turnKeyOf(entry, entry.turn), entry);
			}
			return entries;
		}
		function readEntry(path, line, text) {
			const value = (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_5__.q)(text);
			if (value === undefined) throw new RecordingError({
				path,
				line,
				detail: `line ${line} is not JSON`
			});
			const entry = entrySchema.safeParse(value);
			if (entry.success) return entry.data;
			throw new RecordingError({
				path,
				line,
				detail: `line ${line}: ${(0, _contract_describe_issues_js__WEBPACK_IMPORTED_MODULE_6__.w)(entry.error.issues)}`
			});
		}
		function keyOf({ engine, model, task, question, sample, location, hash }) {
			const { country, city } = location ?? {};
			return JSON.stringify([
				engine,
				model,
				task,
				question,
				sample,
				country,
				city,
				hash
			]);
		}
		function turnKeyOf(exchange, turn) {
			return `${turn} ${keyOf(exchange)}`;
		}
	}),
	79052: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Kv: () => findComparedCommit,
			go: () => readBaseFile,
			pG: () => requireTreeOf,
			q$: () => ensureCommit,
			zZ: () => isCommitted
		});
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _lib_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13963);
		var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73089);
		var _git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56424);
		async function findDecidingCommit(checkout, { change, workflowCommit = "" }) {
			if (change !== undefined) return (await findBaseTip(checkout, change)).tip;
			(0, _git_js__WEBPACK_IMPORTED_MODULE_4__.Wx)(workflowCommit);
			await ensureCommit(checkout, workflowCommit);
			return workflowCommit;
		}
		async function findComparedCommit(checkout, commits) {
			if ("before" in commits) {
				(0, _git_js__WEBPACK_IMPORTED_MODULE_4__.Wx)(commits.before);
				await ensureCommit(checkout, commits.before);
				return {
					commit: commits.before,
					kind: "before-push"
				};
			}
			const { tip, isMerged } = await findBaseTip(checkout, commits);
			const commit = isMerged ? tip : await findMergeBase(checkout, tip);
			return commit === undefined ? {
				commit: tip,
				kind: "base-tip"
			} : {
				commit,
				kind: "merge-base"
			};
		}
		async function requireTreeOf(checkout, { head }) {
			const { id, parents } = await readHead(checkout);
			if (id === head || parents.length > 1 && parents.includes(head)) return;
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.bf({
				kind: "other-tree",
				checkedOut: id,
				head
			});
		}
		async function findBaseTip(checkout, { base, head, merge }) {
			(0, _git_js__WEBPACK_IMPORTED_MODULE_4__.Wx)(base);
			const { id, parents } = await readHead(checkout);
			const [first, second] = parents;
			const isMerged = id === merge && parents.length === 2 && second === head && first !== undefined;
			const tip = isMerged ? first : base;
			await ensureCommit(checkout, tip);
			return {
				tip,
				isMerged
			};
		}
		async function readHead(checkout) {
			const output = await (0, _git_js__WEBPACK_IMPORTED_MODULE_4__.$Y)(checkout, ["cat-file", "--batch"], "HEAD\n");
			const [, id, commit = ""] = /^([0-9a-f]+) commit \d+\n([\s\S]*)/.exec(output) ?? [];
			if (id === undefined) {
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.bf({
					kind: "git-failed",
					command: "git cat-file",
					detail: "HEAD names no commit"
				});
			}
			const [header = ""] = commit.split("\n\n", 1);
			return {
				id,
				parents: Array.from(header.matchAll(/^parent ([0-9a-f]+)$/gm), ([, parent = ""]) => parent)
			};
		}
		async function findMergeBase(checkout, base) {
			try {
				const output = await (0, _git_js__WEBPACK_IMPORTED_MODULE_4__.$Y)(checkout, [
					"merge-base",
					base,
					"HEAD"
				]);
				return output.trim();
			} catch (error) {
				if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__.bf && error.facts.kind === "git-failed") return undefined;
				throw error;
			}
		}
		async function ensureCommit(checkout, commit) {
			if (await hasCommit(checkout, commit)) return;
			const shallow = (await (0, _git_js__WEBPACK_IMPORTED_MODULE_4__.$Y)(checkout, ["rev-parse", "--is-shallow-repository"])).trim() === "true";
			const depth = shallow ? ["--depth=1"] : [];
			try {
				await (0, _git_js__WEBPACK_IMPORTED_MODULE_4__.$Y)(checkout, [
					"fetch",
					"--quiet",
					"--no-tags",
					"--no-recurse-submodules",
					...depth,
					"origin",
					commit
				]);
			} catch (error) {
				if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__.bf) || !("command" in error.facts)) throw error;
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.bf({
					...error.facts,
					kind: "commit-unavailable",
					commit
				}, { cause: error });
			}
		}
		async function hasCommit(checkout, commit) {
			try {
				await (0, _git_js__WEBPACK_IMPORTED_MODULE_4__.$Y)(checkout, [
					"cat-file",
					"-e",
					`${commit}^{commit}`
				]);
				return true;
			} catch (error) {
				if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__.bf && error.facts.kind === "git-failed") return false;
				throw error;
			}
		}
		async function readBaseFile(checkout, host, path) {
			if (host.change === undefined && host.workflowCommit === undefined) return { kind: "work-tree" };
			const inside = (0, _lib_files_js__WEBPACK_IMPORTED_MODULE_2__._l)(checkout.folder, path) ?? await findRealInside(checkout.folder, path);
			if (inside === undefined) return { kind: "work-tree" };
			const fail = (reason, cause) => new _errors_js__WEBPACK_IMPORTED_MODULE_3__.bf({
				kind: "no-base-file",
				path,
				reason
			}, { cause });
			try {
				const place = await findPlace(checkout, inside);
				const commit = await findDecidingCommit(place.checkout, host);
				const before = await readEntry(place.checkout, commit, place.path);
				if (before.kind === "file") return {
					kind: "base",
					text: before.text,
					commit
				};
				if (before.kind !== "missing") throw fail({ kind: before.kind });
				const after = await readEntry(place.checkout, "HEAD", place.path);
				if (after.kind !== "missing") return {
					kind: "added",
					commit
				};
			} catch (cause) {
				if (cause instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__.bf && "command" in cause.facts) throw fail(cause.facts, cause);
				throw cause;
			}
			const real = await findRealInside(checkout.folder, inside);
			return real === undefined || real === inside ? { kind: "work-tree" } : readBaseFile(checkout, host, (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(checkout.folder), real));
		}
		async function isCommitted(checkout, path) {
			try {
				const place = await findPlace(checkout, path);
				return (await readEntry(place.checkout, "HEAD", place.path)).kind !== "missing";
			} catch (error) {
				if ((0, _errors_js__WEBPACK_IMPORTED_MODULE_3__.Fg)(error)) return false;
				throw error;
			}
		}
		async function findRealInside(folder, path) {
			const real = await (0, _lib_files_js__WEBPACK_IMPORTED_MODULE_2__.ps)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, path)).catch(() => undefined);
			return real !== undefined && "path" in real ? (0, _lib_files_js__WEBPACK_IMPORTED_MODULE_2__._l)(await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(folder), real.path) : undefined;
		}
		async function findPlace(checkout, inside) {
			try {
				const prefix = (await (0, _git_js__WEBPACK_IMPORTED_MODULE_4__.$Y)(checkout, ["rev-parse", "--show-prefix"])).replace(/\n$/, "");
				return {
					checkout,
					path: `${prefix}${inside}`
				};
			} catch (error) {
				if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__.bf) || error.facts.kind !== "not-a-checkout") throw error;
				const segments = inside.split("/");
				for (const index of segments.keys()) {
					const folder = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(checkout.folder, ...segments.slice(0, index));
					if (index === 0 || !await (0, _git_js__WEBPACK_IMPORTED_MODULE_4__.kU)(folder)) continue;
					return {
						checkout: {
							...checkout,
							folder
						},
						path: segments.slice(index).join("/")
					};
				}
				throw error;
			}
		}
		async function readEntry(checkout, commit, path) {
			const entry = await readExactly(checkout, commit, path);
			if (entry.kind !== "missing") return entry;
			const spelling = await findSpelling(checkout, commit, path);
			return spelling === undefined ? entry : readExactly(checkout, commit, spelling);
		}
		async function readExactly(checkout, commit, path) {
			if (path.includes("\n")) return { kind: "missing" };
			const output = await (0, _git_js__WEBPACK_IMPORTED_MODULE_4__.$Y)(checkout, [
				"cat-file",
				"--batch",
				"--follow-symlinks"
			], `${commit}:${path}\n`);
			const [header, type] = /^[0-9a-f]+ (blob|tree) \d+\n/.exec(output) ?? [];
			if (header !== undefined) {
				return type === "tree" ? { kind: "folder" } : {
					kind: "file",
					text: output.slice(header.length, -1)
				};
			}
			if (/^(?:symlink|dangling|loop) /.test(output)) return { kind: "link" };
			const segments = path.split("/");
			const folders = segments.map((_, index) => segments.slice(0, index + 1).join("/"));
			const above = (0, _git_js__WEBPACK_IMPORTED_MODULE_4__.vV)(await (0, _git_js__WEBPACK_IMPORTED_MODULE_4__.$Y)(checkout, [
				"ls-tree",
				"--full-tree",
				"-z",
				commit,
				"--",
				...folders
			]));
			return { kind: above.some((line) => line.startsWith("160000 ")) ? "submodule" : "missing" };
		}
		async function findSpelling(checkout, commit, path) {
			const ignoresCase = await (0, _git_js__WEBPACK_IMPORTED_MODULE_4__.$Y)(checkout, [
				"config",
				"--type=bool",
				"--default=false",
				"--get",
				"core.ignorecase"
			]);
			if (ignoresCase.trim() !== "true") return undefined;
			const paths = (0, _git_js__WEBPACK_IMPORTED_MODULE_4__.vV)(await (0, _git_js__WEBPACK_IMPORTED_MODULE_4__.$Y)(checkout, [
				"ls-tree",
				"--full-tree",
				"-r",
				"-z",
				"--name-only",
				commit
			]));
			return paths.find((other) => other.toLowerCase() === path.toLowerCase());
		}
	}),
	56424: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$Y: () => git,
			Iz: () => spawnGit,
			Wx: () => requireObjectId,
			kU: () => isCheckedOut,
			vV: () => splitZero
		});
		var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
		var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
		var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
		var node_util__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57975);
		var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2503);
		var _lib_child_environment_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(30502);
		var _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(22380);
		var _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73089);
		const run = (0, node_util__WEBPACK_IMPORTED_MODULE_4__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile);
		const MOST_OUTPUT_BYTES = 256 * 1024 * 1024;
		const failureSchema = zod__WEBPACK_IMPORTED_MODULE_6__._H3({
			code: zod__WEBPACK_IMPORTED_MODULE_6__.KCZ([zod__WEBPACK_IMPORTED_MODULE_6__.YjP(), zod__WEBPACK_IMPORTED_MODULE_6__.aig()]).nullish(),
			message: zod__WEBPACK_IMPORTED_MODULE_6__.YjP(),
			stderr: zod__WEBPACK_IMPORTED_MODULE_6__.YjP().optional()
		});
		async function git({ folder, signal }, words, input = "") {
			try {
				const { place, cwd } = locate(folder);
				const running = run("git", [...place, ...words], {
					cwd,
					env: environment(),
					signal,
					maxBuffer: MOST_OUTPUT_BYTES
				});
				running.child.stdin?.on("error", () => {}).end(input);
				return (await running).stdout;
			} catch (cause) {
				signal?.throwIfAborted();
				throw explain(words, cause);
			}
		}
		function splitZero(output) {
			return output.split("\0").slice(0, -1);
		}
		function requireObjectId(commit) {
			if (/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(commit)) return;
			const detail = `not an object id: ${(0, _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_7__.K)(commit)}`;
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__.bf({
				kind: "commit-unavailable",
				command: "git",
				detail,
				commit
			});
		}
		async function isCheckedOut(folder) {
			const stats = await Promise.all([folder, (0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, ".git")].map((path) => (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(path).catch(() => undefined)));
			return stats[0]?.isDirectory() === true && stats[1] !== undefined;
		}
		function spawnGit({ folder, signal }, words) {
			const { place, cwd } = locate(folder);
			return (0, node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)("git", [...place, ...words], {
				cwd,
				env: environment(),
				signal,
				stdio: "pipe"
			});
		}
		function locate(folder) {
			if ((0, node_os__WEBPACK_IMPORTED_MODULE_2__.platform)() !== "win32") return {
				place: [],
				cwd: folder
			};
			return {
				place: ["-C", (0, node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(folder)],
				cwd: (0, node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(process.execPath)
			};
		}
		function environment() {
			return {
				...(0, _lib_child_environment_js__WEBPACK_IMPORTED_MODULE_8__.Q)(),
				GIT_TERMINAL_PROMPT: "0",
				GIT_OPTIONAL_LOCKS: "0",
				GIT_NO_REPLACE_OBJECTS: "1",
				LC_ALL: "C"
			};
		}
		function explain(words, cause) {
			const { code, message, stderr } = failureSchema.parse(cause);
			const detail = (0, _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_7__.K)(stderr || message);
			const isNone = /not a git repository|cannot change to/.test(detail);
			const kind = code === "ENOENT" ? "no-git" : isNone ? "not-a-checkout" : "git-failed";
			return new _errors_js__WEBPACK_IMPORTED_MODULE_5__.bf({
				kind,
				command: `git ${words[0] ?? ""}`,
				detail
			}, { cause });
		}
	}),
	31080: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			embeddedNeeds: () => embeddedNeeds,
			readEmbeddedInputs: () => readEmbeddedInputs
		});
		var _embedded_citation_domains_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69580);
		var _embedded_engine_scan_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(99399);
		var _embedded_engines_connection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87947);
		var _embedded_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16424);
		var _embedded_engines_engines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67838);
		var _embedded_engines_estimate_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61701);
		var _embedded_engines_question_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(48855);
		var _embedded_engines_recording_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4820);
		var _embedded_pages_folder_rules_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(44508);
		var _lib_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(94869);
		const embeddedNeeds = [
			"engines",
			"keywords",
			"competitors",
			"samples",
			"language",
			"content",
			"base-content",
			"site-url",
			"competitor-content",
			"brand-domains",
			"brand-aliases",
			"prompt-template",
			"country",
			"city",
			"max-answer-loss",
			"reader",
			"max-requests",
			"max-cost",
			"answers",
			"store-answers"
		];
		function readEmbeddedInputs(inputs, env) {
			const problems = [];
			const take = (input, value, allowed) => {
				if (value === undefined) problems.push({
					input,
					allowed
				});
				return value;
			};
			const domains = inputs["brand-domains"].map(_embedded_citation_domains_js__WEBPACK_IMPORTED_MODULE_0__.U4);
			const reader = readReader(inputs.reader, env, problems);
			const settings = {
				content: inputs.content.map(readGlob),
				baseContent: inputs["base-content"] === "" ? undefined : take("base-content", (0, _embedded_pages_folder_rules_js__WEBPACK_IMPORTED_MODULE_7__.j1)(inputs["base-content"]), "a folder inside the repository, such as _base/site"),
				siteUrls: take("site-url", (0, _embedded_pages_folder_rules_js__WEBPACK_IMPORTED_MODULE_7__.ak)(inputs["site-url"]), "one http(s) URL with {path} after its host, such as https://acme.example/{path}; or folder = URL lines") ?? [],
				competitorFolders: take("competitor-content", (0, _embedded_pages_folder_rules_js__WEBPACK_IMPORTED_MODULE_7__.sh)(inputs["competitor-content"]), "name = folder lines, the folder inside the repository") ?? [],
				competitors: take("competitors", readCompetitorDomains(inputs.competitors), "after each = a domain such as globex.com or a page such as github.com/globex; no public suffix, no IP address") ?? [],
				brandDomains: take("brand-domains", domains.every((domain) => domain !== undefined) ? domains : undefined, "domains of your own such as acme.com, or pages such as github.com/acme; no public suffix, no IP address") ?? [],
				brandAliases: inputs["brand-aliases"],
				promptTemplates: take("prompt-template", (0, _embedded_engines_question_js__WEBPACK_IMPORTED_MODULE_5__.w2)(inputs["prompt-template"]), "questions, one a line, each with {keyword} and optionally {language}; no other placeholder") ?? [],
				countries: inputs.country,
				city: inputs.city || undefined,
				ownQuestions: inputs.keywords.filter(({ questions }) => questions.length > 0).map(({ keyword, questions }) => ({
					keyword,
					questions
				})),
				owners: inputs.keywords.flatMap(({ keyword, owner }) => owner === undefined ? [] : [{
					keyword,
					...owner
				}]),
				maxAnswerLoss: shareOf(inputs["max-answer-loss"]),
				reader: reader?.id,
				maxRequests: inputs["max-requests"],
				maxCost: inputs["max-cost"],
				answers: take("answers", (0, _embedded_engines_recording_js__WEBPACK_IMPORTED_MODULE_6__.wh)(inputs.answers), "record:PATH or replay:PATH") ?? { mode: "live" },
				storeAnswers: inputs["store-answers"],
				models: []
			};
			if (settings.promptTemplates.length === 0) settings.promptTemplates = [_embedded_engines_question_js__WEBPACK_IMPORTED_MODULE_5__.Ky];
			const questions = settings.ownQuestions.flatMap((asked) => asked.questions);
			if (!questions.every(_embedded_engines_question_js__WEBPACK_IMPORTED_MODULE_5__.U1)) {
				problems.push({
					input: "keywords",
					allowed: "questions without a placeholder other than {keyword} and {language}"
				});
			}
			const specs = readEngines(inputs.engines, problems);
			const usesRepository = inputs.engines.length === 0 || inputs.engines.includes(_embedded_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_2__.Bw);
			settings.models = [...usesRepository ? [_embedded_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_2__.Bw] : [], ...specs.map(({ name, model }) => `${name}:${model}`)];
			const missingKeys = settings.answers.mode === "replay" ? [] : checkConnections(specs, env, problems);
			const givesSources = specs.some(({ name }) => _embedded_engines_engines_js__WEBPACK_IMPORTED_MODULE_3__.sP[name].givesSources);
			if (givesSources && settings.brandDomains.length === 0) {
				const allowed = "the domains of your brand: an engine that names its sources cites the brand by them";
				problems.push({
					input: "brand-domains",
					allowed
				});
			}
			checkCompetitors(settings, {
				givesSources,
				usesRepository
			}, problems);
			checkSamples(specs, inputs, problems);
			checkStoring(specs, settings, problems);
			checkRequests(specs, reader, inputs, problems);
			return {
				settings,
				problems,
				missingKeys
			};
		}
		function readGlob(glob) {
			return glob.replace(/\\(?![[\](){}])/g, "/");
		}
		function shareOf(percent) {
			return percent === undefined ? undefined : percent / 100;
		}
		function readCompetitorDomains(competitors) {
			const read = competitors.map(({ name, domains }) => ({
				name,
				domains: domains.map(_embedded_citation_domains_js__WEBPACK_IMPORTED_MODULE_0__.U4)
			}));
			const known = read.map(({ name, domains }) => ({
				name,
				domains: domains.filter((domain) => domain !== undefined)
			}));
			return read.some(({ domains }) => domains.includes(undefined)) ? undefined : known;
		}
		function checkCompetitors({ competitors, competitorFolders, brandDomains }, { givesSources, usesRepository }, problems) {
			const report = (input, wrong, allowed) => {
				if (wrong.length === 0) return;
				problems.push({
					input,
					allowed: `${allowed}: ${wrong.map(({ name }) => name).join(", ")}`
				});
			};
			report("competitors", competitors.filter(({ domains }) => domains.some((domain) => brandDomains.includes(domain))), "domains that brand-domains does not list. These share one");
			report("competitors", competitors.filter(({ domains }) => givesSources && domains.length === 0), "name = domain: an engine that names its sources recognizes a competitor by its domains. Without one");
			const captured = new Set(competitorFolders.map(({ name }) => (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_8__.zN)(name)));
			report("competitor-content", competitors.filter(({ name }) => usesRepository && !captured.has((0, _lib_text_js__WEBPACK_IMPORTED_MODULE_8__.zN)(name))), "name = folder lines for all competitors: the engine repository measures them by captured pages. Without any");
		}
		function readReader(id, env, problems) {
			if (id === undefined) return undefined;
			const spec = (0, _embedded_engines_engines_js__WEBPACK_IMPORTED_MODULE_3__.iI)(id);
			if (spec === undefined || spec.country !== undefined || !(0, _embedded_engines_engines_js__WEBPACK_IMPORTED_MODULE_3__.Tt)(spec)) {
				const names = Object.keys(_embedded_engines_engines_js__WEBPACK_IMPORTED_MODULE_3__.sP).filter((name) => (0, _embedded_engines_engines_js__WEBPACK_IMPORTED_MODULE_3__.Tt)({ name }));
				const allowed = `one of ${names.join(", ")}; a model after a colon, as in openai:MODEL, which openai-compatible requires`;
				problems.push({
					input: "reader",
					allowed: `${describeSuggestion(id)}${allowed}`
				});
				return undefined;
			}
			checkConnections([spec], env, problems, "reader");
			return spec;
		}
		function readEngines(ids, problems) {
			const live = ids.filter((id) => id !== _embedded_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_2__.Bw);
			for (const id of live) {
				const replacement = (0, _embedded_engines_engines_js__WEBPACK_IMPORTED_MODULE_3__.Bx)(id);
				if (replacement === undefined) continue;
				problems.push({
					input: "engines",
					allowed: `${replacement}. The vendor ended the model of ${id}`
				});
			}
			const specs = live.filter((id) => (0, _embedded_engines_engines_js__WEBPACK_IMPORTED_MODULE_3__.Bx)(id) === undefined).map(_embedded_engines_engines_js__WEBPACK_IMPORTED_MODULE_3__.iI);
			if (specs.some((spec) => spec === undefined || spec.country !== undefined)) {
				const names = [_embedded_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_2__.Bw, ...Object.keys(_embedded_engines_engines_js__WEBPACK_IMPORTED_MODULE_3__.sP)].join(", ");
				const suggestions = live.flatMap((id) => (0, _embedded_engines_engines_js__WEBPACK_IMPORTED_MODULE_3__.PS)(id) ?? []);
				const [nearest] = suggestions;
				const isMisspelt = suggestions.length === 1 && nearest?.kind !== "unavailable";
				const allowed = isMisspelt && nearest ? `the name of an engine. Did you mean ${nearest.engine}?` : `${live.map(describeSuggestion).join("")}${names}; a model after a colon, as in openai:MODEL; ${describeModels()}; countries only in the input country. For a hosted service, set base-url`;
				problems.push({
					input: "engines",
					allowed
				});
			}
			return specs.filter((spec) => spec !== undefined);
		}
		function describeSuggestion(id) {
			const suggestion = (0, _embedded_engines_engines_js__WEBPACK_IMPORTED_MODULE_3__.PS)(id);
			if (suggestion === undefined) return "";
			return suggestion.kind === "unavailable" ? `another engine than ${id}, whose answers no public interface gives; ` : `${suggestion.engine} in place of ${id}; `;
		}
		function describeModels() {
			return Object.entries(_embedded_engines_engines_js__WEBPACK_IMPORTED_MODULE_3__.sP).filter(([, { defaultModel }]) => defaultModel === undefined).map(([name, { models }]) => `${name} requires ${models ? models.join(" or ") : "one"}`).join(", ");
		}
		function checkSamples(specs, { samples }, problems) {
			const repeating = specs.filter(({ name }) => repeatsAnswers(name));
			if (samples.max === 1 || repeating.length === 0) return;
			const ids = repeating.map(({ id }) => id).join(", ");
			const allowed = `1 with ${ids}: the same answer comes back for half an hour, so a second sample tells nothing. Run them in a job of their own`;
			problems.push({
				input: "samples",
				allowed
			});
		}
		function checkStoring(specs, { answers, storeAnswers }, problems) {
			const forbidden = specs.filter(_embedded_engines_engines_js__WEBPACK_IMPORTED_MODULE_3__.Ys);
			if (answers.mode !== "record" || storeAnswers === true || forbidden.length === 0) return;
			const ids = forbidden.map(({ id }) => id).join(", ");
			const allowed = `no recording with ${ids}: the terms of the vendor forbid storing its answers. If you may store them, set store-answers: true`;
			problems.push({
				input: "answers",
				allowed
			});
		}
		function repeatsAnswers(name) {
			const engine = _embedded_engines_engines_js__WEBPACK_IMPORTED_MODULE_3__.sP[name];
			return engine.repeatsAnswers ?? false;
		}
		function checkConnections(specs, env, problems, input = "engines") {
			const missing = [];
			for (const name of new Set(specs.map((spec) => spec.name))) {
				const connection = (0, _embedded_engines_connection_js__WEBPACK_IMPORTED_MODULE_1__.dC)(name, env);
				if (!("problem" in connection)) continue;
				const { problem } = connection;
				if (problem.kind === "missing") missing.push(...problem.variables.slice(0, 1));
				else {
					const what = problem.kind === "bad-key" ? "one line of visible ASCII characters" : "an https URL";
					problems.push({
						input,
						allowed: `${problem.variable} in the environment to be ${what}`
					});
				}
			}
			return missing;
		}
		function checkRequests(specs, reader, inputs, problems) {
			const asked = (0, _embedded_engines_estimate_js__WEBPACK_IMPORTED_MODULE_4__.Kx)(specs, {
				questions: inputs.keywords.length * Math.max(1, inputs.country.length),
				samples: inputs.samples.max,
				judged: !(0, _embedded_engine_scan_js__WEBPACK_IMPORTED_MODULE_9__.L)(inputs.language)
			});
			const requests = asked + (reader ? (0, _embedded_engines_estimate_js__WEBPACK_IMPORTED_MODULE_4__.kw)(reader, inputs.keywords.length).requests : 0);
			const most = inputs["max-requests"];
			if (most === undefined || requests <= most) return;
			const allowed = `${requests} or more, which these engines, ${reader ? "the reader, " : ""}keywords and samples need; or fewer of them`;
			problems.push({
				input: "max-requests",
				allowed
			});
		}
	}),
	30502: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Q: () => childEnvironment });
		const ALLOWED = /^(?:PATH|HOME|LANG|LANGUAGE|LC_\w+|TMPDIR|TEMP|TMP|SystemRoot|GIT_\w+|SSH_AUTH_SOCK|SSL_CERT_(?:FILE|DIR)|XDG_\w+_HOME|FONTCONFIG_\w+|(?:HTTPS?|ALL|NO)_PROXY)$/i;
		function childEnvironment(env = process.env) {
			return Object.fromEntries(Object.entries(env).filter(([name]) => ALLOWED.test(name)));
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
	22380: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			K: () => excerpt,
			_: () => plainDetail
		});
		var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94869);
		const EXCERPT_LENGTH = 200;
		function excerpt(text) {
			const line = text.slice(0, 10 * EXCERPT_LENGTH).replace(/[\p{C}\s]+/gu, " ").trim();
			return line.length > EXCERPT_LENGTH ? `${line.slice(0, EXCERPT_LENGTH - 1).toWellFormed()}…` : line;
		}
		const HEAD_LENGTH = 2e3;
		function plainDetail(text) {
			const line = (0, _text_js__WEBPACK_IMPORTED_MODULE_0__.OX)(text.slice(0, HEAD_LENGTH));
			if (/<[a-z!?/]/i.test(line)) return (0, _text_js__WEBPACK_IMPORTED_MODULE_0__.$Q)(titleOf(line) || "a page instead of JSON", EXCERPT_LENGTH);
			return (/^[[{]/.test(line) ? "" : (0, _text_js__WEBPACK_IMPORTED_MODULE_0__.$Q)(line, EXCERPT_LENGTH)) || "no reason given";
		}
		function titleOf(markup) {
			return /<(?:title|Code)(?:\s[^>]*)?>([^<>]*)<\//i.exec(markup)?.[1]?.trim();
		}
	}),
	45461: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			v: () => createLimiterPool,
			z: () => createLimiter
		});
		var _until_aborted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47222);
		const WINDOW = 60100;
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
					await (0, _until_aborted_js__WEBPACK_IMPORTED_MODULE_0__.E)(before, signal);
					await untilFree(signal);
					running += 1;
				} finally {
					before.then(admitted.resolve);
				}
			}
			async function untilFree(signal) {
				for (;;) {
					const now = clock.now();
					while (leaving[0] !== undefined && leaving[0] <= now) leaving.shift();
					const [nextToLeave] = leaving;
					const windowFull = running + leaving.length >= limits.perMinute;
					if (windowFull && nextToLeave !== undefined) await clock.sleep(nextToLeave - now, signal);
					else if (windowFull || running >= limits.concurrent) await (0, _until_aborted_js__WEBPACK_IMPORTED_MODULE_0__.E)(release.promise, signal);
					else return;
				}
			}
			return async (task, signal) => {
				await admit(signal);
				try {
					return await task();
				} finally {
					running -= 1;
					leaving.push(clock.now() + WINDOW);
					release.resolve();
					release = Promise.withResolvers();
				}
			};
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
	}),
	47222: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { E: () => untilAborted });
		function untilAborted(work, signal) {
			return new Promise((resolve, reject) => {
				const abort = () => reject(signal.reason);
				if (signal.aborted) abort();
				else signal.addEventListener("abort", abort, { once: true });
				work.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
			});
		}
	})
};
;
