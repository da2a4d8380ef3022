"use strict";
exports.id = "inputs-embedded-inputs";
exports.ids = ["inputs-embedded-inputs"];
exports.modules = {
	11141: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			L1: () => mayBeAtHome,
			NX: () => isAtHome,
			U4: () => readBrandDomain,
			zU: () => siteOf
		});
		var tldts__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20935);
		var _lib_web_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73530);
		function readBrandDomain(text) {
			const [, authority, path = "", query = ""] = /^(?:[^/?#]*:\/\/)?([^/?#]*)\/?([^?#]*?)\/?(\?[^#]*)?$/s.exec(text) ?? [];
			const address = text.includes("://") ? text : `https://${text}`;
			if (authority === undefined || /[@*%]/.test(authority) || /[\s\\]/.test(text)) return undefined;
			if (!URL.canParse(address) || !isHomePath(path, query)) return undefined;
			const host = (0, _lib_web_url_js__WEBPACK_IMPORTED_MODULE_1__.w4)(address);
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
			return (0, _lib_web_url_js__WEBPACK_IMPORTED_MODULE_1__.w4)(source.url) !== source.host && homes.some((home) => isPage(home) && home.startsWith(`${source.host}/`));
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
			return host !== "" && (0, _lib_web_url_js__WEBPACK_IMPORTED_MODULE_1__.w4)(url) === host ? pageOf(new URL(url)) : undefined;
		}
		const LOCAL_HOST = /^(?:m|mobile|old|[a-z]{2}(?:-[a-z]{2})?)\.(?=(?:facebook|linkedin|pinterest|reddit|trustpilot|twitter|youtube)\.com$)/;
		const APPLE_APP = /^\/(?:(?:[a-z]{2}|\*)\/)?app\/(?:[^/]+\/)?(?=id\d+(?:\/|$))/i;
		const NPM_SCOPE = /^(\/package\/(?:@|%40)[^/%]+)%2f/i;
		function pageOf(url) {
			const host = (0, _lib_web_url_js__WEBPACK_IMPORTED_MODULE_1__.w4)(url.href).replace(LOCAL_HOST, "");
			let path = url.pathname.replace(/\/$/, "");
			if (host === "apps.apple.com") path = path.replace(APPLE_APP, "/app/");
			if (host === "npmjs.com") path = path.replace(NPM_SCOPE, "$1/");
			const [, ...segments] = path.split("/").map(fold);
			return {
				host,
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
	62104: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			QB: () => googleLanguage,
			Qp: () => VENDOR_LIMITS,
			S0: () => MAX_TOKENS,
			Zo: () => accessByKey,
			d8: () => googleCountryId,
			lR: () => describeLocation,
			xs: () => likelyCountry
		});
		function accessByKey(prefix, keyPage, baseUrl) {
			return {
				keyVariables: [`${prefix}_API_KEY`],
				keyPage,
				baseUrlVariables: [`${prefix}_BASE_URL`],
				baseUrl
			};
		}
		const VENDOR_LIMITS = {
			perMinute: 50,
			concurrent: 5
		};
		const MAX_TOKENS = 16e3;
		function describeLocation({ country }) {
			return `The user is in ${new Intl.DisplayNames(["en"], { type: "region" }).of(country) ?? country}.`;
		}
		function likelyCountry({ language, location }) {
			return location?.country ?? likelyLocale(language).region ?? "US";
		}
		function googleLanguage({ language: tag }) {
			const { language, script } = likelyLocale(tag);
			return language === "zh" ? `zh-${script === "Hant" ? "TW" : "CN"}` : language;
		}
		const WITHDRAWN = new Set([
			172,
			200,
			230,
			249,
			278,
			280,
			530,
			532,
			536,
			582,
			720,
			736,
			810,
			830,
			886,
			890,
			891
		]);
		function googleCountryId(country) {
			for (let number = 1; number < 900; number += 1) {
				const { region } = new Intl.Locale(`und-${String(number).padStart(3, "0")}`);
				if (region === country && !WITHDRAWN.has(number)) return 2e3 + number;
			}
			return undefined;
		}
		function likelyLocale(tag) {
			return new Intl.Locale(tag).maximize();
		}
	}),
	22259: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			a: () => openRecording,
			w: () => readAnswersSetting
		});
		var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27597);
		var _contract_describe_issues_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20487);
		var _errors_service_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30281);
		var _lib_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13963);
		var _lib_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80292);
		const exchangeSchema = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			engine: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
			model: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
			question: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
			sample: zod__WEBPACK_IMPORTED_MODULE_2__.Whr().positive(),
			location: zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ country: zod__WEBPACK_IMPORTED_MODULE_2__.YjP() }).exactOptional()
		});
		function setupError(code, detail) {
			return new _errors_service_js__WEBPACK_IMPORTED_MODULE_0__._7({
				kind: "setup",
				request: "the recording",
				code,
				detail
			});
		}
		function cannotReplay(path, problem) {
			return setupError("bad-recording", `${path}: ${problem}`);
		}
		const failureSchema = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			kind: zod__WEBPACK_IMPORTED_MODULE_2__.k5n([
				"http",
				"connection",
				"timeout",
				"invalid-response",
				"not-sent"
			]),
			request: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
			detail: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
			status: zod__WEBPACK_IMPORTED_MODULE_2__.Whr().exactOptional(),
			code: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().exactOptional()
		});
		const entrySchema = exchangeSchema.extend({
			turn: zod__WEBPACK_IMPORTED_MODULE_2__.Whr().positive(),
			reply: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
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
				path: (0, _lib_files_js__WEBPACK_IMPORTED_MODULE_1__.sq)(path)
			} : undefined;
		}
		async function openRecording(answers, place = { workspace: "." }) {
			if (answers.mode === "record") return openRecorder(answers.path, place);
			const close = () => Promise.resolve();
			if (answers.mode === "replay") return {
				recording: await openReplay(answers.path, place),
				close
			};
			const recording = (_, post) => post;
			return {
				recording,
				close
			};
		}
		async function openRecorder(path, { workspace }) {
			const file = await (0, _lib_files_js__WEBPACK_IMPORTED_MODULE_1__.YT)(path, workspace);
			let written = await (0, _lib_files_js__WEBPACK_IMPORTED_MODULE_1__.H3)(file) ? file.appendFile("\n") : Promise.resolve();
			function append(entry) {
				written = written.then(() => file.appendFile(`${JSON.stringify(entry)}\n`));
				return written;
			}
			const recording = (exchange, post) => {
				let turn = 0;
				return async (request, signal) => {
					turn += 1;
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
		async function openReplay(path, place) {
			const entries = readEntries(path, await readRecording(path, place));
			return (exchange) => {
				let turn = 0;
				return async () => {
					turn += 1;
					const entry = entries.get(keyOf(exchange, turn));
					if (entry?.failure) throw new _errors_service_js__WEBPACK_IMPORTED_MODULE_0__._7(entry.failure);
					if (entry?.reply === undefined) throw notRecorded(path, exchange);
					return entry.reply;
				};
			};
		}
		async function readRecording(path, { workspace, readBase }) {
			const before = await readBase?.(path);
			if (before?.kind === "added") {
				const detail = "the change adds this file, and a change is not judged by answers that it brings along. They can be replayed after the merge";
				throw cannotReplay(path, detail);
			}
			const file = before?.kind === "base" ? before : await (0, _lib_files_js__WEBPACK_IMPORTED_MODULE_1__.EW)(workspace, path, MAX_BYTES);
			const problem = "problem" in file ? file.problem : undefined;
			if ("text" in file && file.text.length <= MAX_BYTES) return file.text;
			throw cannotReplay(path, FILE_PROBLEMS[problem ?? "too-large"]);
		}
		const MAX_BYTES = 64 * 1024 * 1024;
		const FILE_PROBLEMS = {
			missing: "there is no such file",
			"not-a-file": "it is not a file",
			"too-large": "it has more than 64 MiB. Record fewer answers in one file"
		};
		function readFailure(error) {
			return error instanceof _errors_service_js__WEBPACK_IMPORTED_MODULE_0__._7 ? failureSchema.safeParse(error.details).data : undefined;
		}
		function readEntries(path, text) {
			const entries = new Map();
			for (const [index, line] of text.split(/\r?\n/).entries()) {
				if (line === "") continue;
				const entry = readEntry(path, index + 1, line);
				entries.set(keyOf(entry, entry.turn), entry);
			}
			return entries;
		}
		function readEntry(path, line, text) {
			const value = (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_3__.qF)(text);
			if (value === undefined) throw cannotReplay(path, `line ${line} is not JSON`);
			const entry = entrySchema.safeParse(value);
			if (entry.success) return entry.data;
			throw cannotReplay(path, `line ${line}: ${(0, _contract_describe_issues_js__WEBPACK_IMPORTED_MODULE_4__.w)(entry.error.issues)}`);
		}
		function notRecorded(path, { engine, model, question, sample }) {
			const detail = `${path} holds no answer of ${engine}:${model} to “${question}”, sample ${sample}`;
			return setupError("missing-recording", detail);
		}
		function keyOf({ engine, model, question, sample, location }, turn) {
			return JSON.stringify([
				engine,
				model,
				question,
				sample,
				turn,
				location?.country
			]);
		}
	}),
	31080: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { readEmbeddedInputs: () => readEmbeddedInputs });
		var _citation_domains_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11141);
		var _engines_connection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92730);
		var _engines_engine_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28913);
		var _engines_engines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11094);
		var _engines_question_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89918);
		var _engines_recording_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(22259);
		var _facts_fact_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(17640);
		var _lib_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(94869);
		var _sites_generators_generators_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(44813);
		var _sites_glob_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(29733);
		function readEmbeddedInputs(inputs, wrong, env) {
			const problems = [];
			const report = (input, allowed) => problems.push({
				input,
				allowed
			});
			const settings = toEmbeddedSettings(inputs, report);
			const specs = wrong.has("engines") ? undefined : readEngines(inputs.engines.names, report);
			if (specs === undefined) return {
				settings,
				problems,
				missingKeys: [],
				hasUnknownEngine: true
			};
			const usesRepository = inputs.engines.names.length === 0 || inputs.engines.names.includes(_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_2__.Bw);
			settings.models = [...usesRepository ? [_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_2__.Bw] : [], ...specs.map(({ name, model }) => `${name}:${model}`)];
			const missingKeys = settings.answers.mode === "replay" ? [] : checkConnections(specs, env, report);
			const givesSources = specs.some(({ name }) => _engines_engines_js__WEBPACK_IMPORTED_MODULE_3__.s[name].givesSources);
			if (givesSources && settings.brandDomains.length === 0) {
				report("brand-domains", "the domains of your brand: an engine that names its sources cites the brand by them");
			}
			checkCompetitors(settings, {
				givesSources,
				usesRepository
			}, report);
			checkSamples(specs, inputs, report);
			checkRequests(specs, inputs, report);
			return {
				settings,
				problems,
				missingKeys,
				hasUnknownEngine: false
			};
		}
		function toEmbeddedSettings(inputs, report) {
			const refuse = (input, allowed, replacement) => {
				report(input, allowed);
				return replacement;
			};
			const content = inputs.content.map(readGlob);
			for (const glob of content) {
				const allowed = (0, _sites_glob_js__WEBPACK_IMPORTED_MODULE_8__.RR)(glob.replace(/^!/, ""));
				if (allowed !== undefined) report("content", allowed);
			}
			const asked = inputs.keywords.filter(({ questions }) => questions.length > 0);
			if (!asked.flatMap(({ questions }) => questions).every(_engines_question_js__WEBPACK_IMPORTED_MODULE_4__.U1)) {
				report("keywords", "questions without a placeholder other than {keyword} and {language}");
			}
			return {
				content,
				baseContent: inputs["base-content"],
				siteUrls: inputs["site-url"],
				generators: (0, _sites_generators_generators_js__WEBPACK_IMPORTED_MODULE_7__.Y4)(inputs.generator) ?? refuse("generator", `${_sites_generators_generators_js__WEBPACK_IMPORTED_MODULE_7__._5.join(", ")}; or folder = name lines`, []),
				competitorFolders: inputs["competitor-content"],
				competitors: readCompetitorDomains(inputs.competitors) ?? refuse("competitors", "after each = a domain such as globex.com or a page such as github.com/globex; no public suffix, no IP address", []),
				brandDomains: readDomains(inputs["brand-domains"]) ?? refuse("brand-domains", "domains of your own such as acme.com, or pages such as github.com/acme; no public suffix, no IP address", []),
				brandAliases: inputs["brand-aliases"],
				promptTemplates: inputs["prompt-template"],
				countries: inputs.country,
				ownQuestions: asked.map(({ keyword, questions }) => ({
					keyword,
					questions
				})),
				owners: inputs.keywords.flatMap(({ keyword, owner }) => owner === undefined ? [] : [{
					keyword,
					...owner
				}]),
				facts: (0, _facts_fact_js__WEBPACK_IMPORTED_MODULE_6__.$g)(inputs.facts, inputs.brand, inputs["brand-aliases"]),
				maxAnswerLoss: toShare(inputs["max-answer-loss"]),
				maxRequests: inputs["max-requests"],
				maxCost: inputs["max-cost"],
				answers: (0, _engines_recording_js__WEBPACK_IMPORTED_MODULE_5__.w)(inputs.answers) ?? refuse("answers", "record:PATH or replay:PATH", { mode: "live" }),
				models: []
			};
		}
		function readGlob(glob) {
			return glob.replace(/\\(?![[\](){}])/g, "/");
		}
		function toShare(percent) {
			return percent === undefined ? undefined : percent / 100;
		}
		function readDomains(texts) {
			const domains = texts.map(_citation_domains_js__WEBPACK_IMPORTED_MODULE_0__.U4);
			return domains.every((domain) => domain !== undefined) ? domains : undefined;
		}
		function readCompetitorDomains(competitors) {
			const read = [];
			for (const { name, domains: texts } of competitors) {
				const domains = readDomains(texts);
				if (domains === undefined) return undefined;
				read.push({
					name,
					domains
				});
			}
			return read;
		}
		function checkCompetitors({ competitors, competitorFolders, brandDomains }, { givesSources, usesRepository }, report) {
			const reportAll = (input, wrong, allowed) => {
				if (wrong.length > 0) report(input, `${allowed}: ${wrong.map(({ name }) => name).join(", ")}`);
			};
			reportAll("competitors", competitors.filter(({ domains }) => domains.some((domain) => brandDomains.includes(domain))), "domains that brand-domains does not list. These share one");
			reportAll("competitors", competitors.filter(({ domains }) => givesSources && domains.length === 0), "name = domain: an engine that names its sources recognizes a competitor by its domains. Without one");
			const captured = new Set(competitorFolders.map(({ name }) => (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_9__.zN)(name)));
			reportAll("competitor-content", competitors.filter(({ name }) => usesRepository && !captured.has((0, _lib_text_js__WEBPACK_IMPORTED_MODULE_9__.zN)(name))), "name = folder lines for all competitors: the engine repository measures them by captured pages. Without any");
		}
		function readEngines(ids, report) {
			const live = ids.filter((id) => id !== _engines_engine_names_js__WEBPACK_IMPORTED_MODULE_2__.Bw);
			const read = live.map((id) => ({
				id,
				spec: (0, _engines_engines_js__WEBPACK_IMPORTED_MODULE_3__.i)(id)
			}));
			const wrong = read.filter(({ spec }) => spec === undefined || spec.country !== undefined);
			if (wrong.length === 0) return read.flatMap(({ spec }) => spec ?? []);
			const names = [_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_2__.Bw, ...Object.keys(_engines_engines_js__WEBPACK_IMPORTED_MODULE_3__.s)];
			const hints = `${names.join(", ")}; a model after a colon, as in openai:MODEL; ${describeModels()}; countries only in the input country. For a hosted service, set base-url`;
			const meant = wrong.map(({ id }) => ({
				id,
				engine: (0, _engines_engine_names_js__WEBPACK_IMPORTED_MODULE_2__.PS)(id, names)
			}));
			const instead = meant.map(({ id, engine }) => `${engine ?? "another engine"} in place of ${id}`);
			const isMisspelt = meant.every(({ engine }) => engine !== undefined);
			report("engines", [...instead, ...isMisspelt ? [] : [hints]].join("; "));
			return undefined;
		}
		function describeModels() {
			return Object.entries(_engines_engines_js__WEBPACK_IMPORTED_MODULE_3__.s).filter(([, { defaultModel }]) => defaultModel === undefined).map(([name, { models }]) => `${name} requires ${models ? models.join(" or ") : "one"}`).join(", ");
		}
		function checkSamples(specs, { samples }, report) {
			const repeating = specs.filter(({ name }) => _engines_engines_js__WEBPACK_IMPORTED_MODULE_3__.s[name].repeatsAnswers);
			if (samples === 1 || repeating.length === 0) return;
			const ids = repeating.map(({ id }) => id).join(", ");
			const why = "the same answer comes back for half an hour, so a second sample adds nothing";
			report("samples", `1 with ${ids}: ${why}. Run them in a job of their own`);
		}
		function checkConnections(specs, env, report) {
			const missing = [];
			for (const name of new Set(specs.map((spec) => spec.name))) {
				const connection = (0, _engines_connection_js__WEBPACK_IMPORTED_MODULE_1__.dC)(name, env);
				if (!("problem" in connection)) continue;
				const { problem } = connection;
				if (problem.kind === "missing") missing.push(...problem.variables.slice(0, 1));
				else {
					const what = problem.kind === "bad-key" ? "one line of visible ASCII characters" : "an https URL";
					report("engines", `${problem.variable} in the environment to be ${what}`);
				}
			}
			return missing;
		}
		function checkRequests(specs, inputs, report) {
			const questions = Math.max(1, inputs.keywords.length) * Math.max(1, inputs.country.length);
			const requests = specs.length * questions * inputs.samples;
			const max = inputs["max-requests"];
			if (max === undefined || requests <= max) return;
			report("max-requests", `${requests} or more, which these engines, keywords and samples need; or fewer of them`);
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
