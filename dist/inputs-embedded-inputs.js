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
		var _lib_host_of_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33664);
		function readBrandDomain(text) {
			const [, authority, path = "", query = ""] = /^(?:[^/?#]*:\/\/)?([^/?#]*)\/?([^?#]*?)\/?(\?[^#]*)?$/s.exec(text) ?? [];
			const address = text.includes("://") ? text : `https://${text}`;
			if (authority === undefined || /[@*%]/.test(authority) || /[\s\\]/.test(text)) return undefined;
			if (!URL.canParse(address) || !isHomePath(path, query)) return undefined;
			const host = (0, _lib_host_of_js__WEBPACK_IMPORTED_MODULE_1__.w)(address);
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
			return (0, _lib_host_of_js__WEBPACK_IMPORTED_MODULE_1__.w)(source.url) !== source.host && homes.some((home) => isPage(home) && home.startsWith(`${source.host}/`));
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
			return host !== "" && (0, _lib_host_of_js__WEBPACK_IMPORTED_MODULE_1__.w)(url) === host ? pageOf(new URL(url)) : undefined;
		}
		const LOCAL_HOST = /^(?:m|mobile|old|[a-z]{2}(?:-[a-z]{2})?)\.(?=(?:facebook|linkedin|pinterest|reddit|trustpilot|twitter|youtube)\.com$)/;
		const APPLE_APP = /^\/(?:(?:[a-z]{2}|\*)\/)?app\/(?:[^/]+\/)?(?=id\d+(?:\/|$))/i;
		const NPM_SCOPE = /^(\/package\/(?:@|%40)[^/%]+)%2f/i;
		function pageOf(url) {
			const host = (0, _lib_host_of_js__WEBPACK_IMPORTED_MODULE_1__.w)(url.href).replace(LOCAL_HOST, "");
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
	20487: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { w: () => describeIssues });
		var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37428);
		const MAX_PROBLEMS = 3;
		function describeIssues(issues, whole = "the answer") {
			const problems = issues.slice(0, MAX_PROBLEMS).map(({ path, message }) => `${zod__WEBPACK_IMPORTED_MODULE_0__.sR(path) || whole}: ${message.replace("Invalid input: ", "")}`);
			const others = issues.length - problems.length;
			return [...problems, ...others > 0 ? [`and ${others} more`] : []].join("; ");
		}
	}),
	89918: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
	22259: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			a: () => openRecording,
			w: () => readAnswersSetting
		});
		var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2503);
		var _contract_describe_issues_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20487);
		var _contract_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52776);
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
			return new _contract_errors_js__WEBPACK_IMPORTED_MODULE_0__._({
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
					if (entry?.failure) throw new _contract_errors_js__WEBPACK_IMPORTED_MODULE_0__._(entry.failure);
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
			const file = before?.kind === "base" ? before : await (0, _lib_files_js__WEBPACK_IMPORTED_MODULE_1__.EW)(workspace, path, MOST_BYTES);
			const problem = "problem" in file ? file.problem : undefined;
			if ("text" in file && file.text.length <= MOST_BYTES) return file.text;
			throw cannotReplay(path, FILE_PROBLEMS[problem ?? "too-large"]);
		}
		const MOST_BYTES = 64 * 1024 * 1024;
		const FILE_PROBLEMS = {
			missing: "there is no such file",
			"not-a-file": "it is no file",
			"too-large": "it has more than 64 MiB. Record fewer answers in one file"
		};
		function readFailure(error) {
			return error instanceof _contract_errors_js__WEBPACK_IMPORTED_MODULE_0__._ ? failureSchema.safeParse(error.facts).data : undefined;
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
			const value = (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_3__.q)(text);
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
		__webpack_require__.d(__webpack_exports__, {
			embeddedNeeds: () => embeddedNeeds,
			readEmbeddedInputs: () => readEmbeddedInputs
		});
		var _citation_domains_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11141);
		var _engines_connection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92730);
		var _engines_engine_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28913);
		var _engines_engines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47837);
		var _engines_question_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89918);
		var _engines_recording_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(22259);
		var _facts_fact_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(17640);
		var _lib_text_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(94869);
		var _sites_folder_rules_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7325);
		var _sites_generators_generators_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(57030);
		var _sites_glob_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(29733);
		const embeddedNeeds = [
			"brand",
			"engines",
			"keywords",
			"facts",
			"competitors",
			"samples",
			"language",
			"content",
			"base-content",
			"site-url",
			"generator",
			"competitor-content",
			"brand-domains",
			"brand-aliases",
			"prompt-template",
			"country",
			"max-answer-loss",
			"max-requests",
			"max-cost",
			"answers"
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
			const content = inputs.content.map(readGlob);
			for (const glob of content) {
				const allowed = (0, _sites_glob_js__WEBPACK_IMPORTED_MODULE_9__.RR)(glob.replace(/^!/, ""));
				if (allowed !== undefined) problems.push({
					input: "content",
					allowed
				});
			}
			const domains = inputs["brand-domains"].map(_citation_domains_js__WEBPACK_IMPORTED_MODULE_0__.U4);
			const settings = {
				content,
				baseContent: inputs["base-content"] === "" ? undefined : take("base-content", (0, _sites_folder_rules_js__WEBPACK_IMPORTED_MODULE_7__.j1)(inputs["base-content"]), "a folder inside the repository, such as _base/site"),
				siteUrls: take("site-url", (0, _sites_folder_rules_js__WEBPACK_IMPORTED_MODULE_7__.ak)(inputs["site-url"]), "one http(s) URL with {path} after its host, such as https://acme.example/{path}; or folder = URL lines") ?? [],
				generators: take("generator", (0, _sites_generators_generators_js__WEBPACK_IMPORTED_MODULE_8__.Y4)(inputs.generator), `${_sites_generators_generators_js__WEBPACK_IMPORTED_MODULE_8__._5.join(", ")}; or folder = name lines`) ?? [],
				competitorFolders: take("competitor-content", (0, _sites_folder_rules_js__WEBPACK_IMPORTED_MODULE_7__.sh)(inputs["competitor-content"]), "name = folder lines, the folder inside the repository") ?? [],
				competitors: take("competitors", readCompetitorDomains(inputs.competitors), "after each = a domain such as globex.com or a page such as github.com/globex; no public suffix, no IP address") ?? [],
				brandDomains: take("brand-domains", domains.every((domain) => domain !== undefined) ? domains : undefined, "domains of your own such as acme.com, or pages such as github.com/acme; no public suffix, no IP address") ?? [],
				brandAliases: inputs["brand-aliases"],
				promptTemplates: take("prompt-template", (0, _engines_question_js__WEBPACK_IMPORTED_MODULE_4__.w2)(inputs["prompt-template"]), "questions, one a line, each with {keyword} and optionally {language}; no other placeholder") ?? [],
				countries: inputs.country,
				ownQuestions: inputs.keywords.filter(({ questions }) => questions.length > 0).map(({ keyword, questions }) => ({
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
				answers: take("answers", (0, _engines_recording_js__WEBPACK_IMPORTED_MODULE_5__.w)(inputs.answers), "record:PATH or replay:PATH") ?? { mode: "live" },
				models: []
			};
			if (settings.promptTemplates.length === 0) settings.promptTemplates = [_engines_question_js__WEBPACK_IMPORTED_MODULE_4__.Ky];
			const questions = settings.ownQuestions.flatMap((asked) => asked.questions);
			if (!questions.every(_engines_question_js__WEBPACK_IMPORTED_MODULE_4__.U1)) {
				problems.push({
					input: "keywords",
					allowed: "questions without a placeholder other than {keyword} and {language}"
				});
			}
			const specs = readEngines(inputs.engines, problems);
			if (specs === undefined) return {
				settings,
				problems,
				missingKeys: [],
				hasUnknownEngine: true
			};
			const usesRepository = inputs.engines.length === 0 || inputs.engines.includes(_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_2__.Bw);
			settings.models = [...usesRepository ? [_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_2__.Bw] : [], ...specs.map(({ name, model }) => `${name}:${model}`)];
			const missingKeys = settings.answers.mode === "replay" ? [] : checkConnections(specs, env, problems);
			const givesSources = specs.some(({ name }) => _engines_engines_js__WEBPACK_IMPORTED_MODULE_3__.sP[name].givesSources);
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
			checkRequests(specs, inputs, problems);
			return {
				settings,
				problems,
				missingKeys,
				hasUnknownEngine: false
			};
		}
		function readGlob(glob) {
			return glob.replace(/\\(?![[\](){}])/g, "/");
		}
		function toShare(percent) {
			return percent === undefined ? undefined : percent / 100;
		}
		function readCompetitorDomains(competitors) {
			const read = competitors.map(({ name, domains }) => ({
				name,
				domains: domains.map(_citation_domains_js__WEBPACK_IMPORTED_MODULE_0__.U4)
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
			const captured = new Set(competitorFolders.map(({ name }) => (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_10__.zN)(name)));
			report("competitor-content", competitors.filter(({ name }) => usesRepository && !captured.has((0, _lib_text_js__WEBPACK_IMPORTED_MODULE_10__.zN)(name))), "name = folder lines for all competitors: the engine repository measures them by captured pages. Without any");
		}
		function readEngines(ids, problems) {
			const live = ids.filter((id) => id !== _engines_engine_names_js__WEBPACK_IMPORTED_MODULE_2__.Bw);
			const read = live.map((id) => ({
				id,
				spec: (0, _engines_engines_js__WEBPACK_IMPORTED_MODULE_3__.iI)(id)
			}));
			const wrong = read.filter(({ spec }) => spec === undefined || spec.country !== undefined);
			if (wrong.length === 0) return read.flatMap(({ spec }) => spec ?? []);
			const names = [_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_2__.Bw, ...Object.keys(_engines_engines_js__WEBPACK_IMPORTED_MODULE_3__.sP)];
			const hints = `${names.join(", ")}; a model after a colon, as in openai:MODEL; ${describeModels()}; countries only in the input country. For a hosted service, set base-url`;
			const meant = wrong.map(({ id }) => ({
				id,
				engine: (0, _engines_engine_names_js__WEBPACK_IMPORTED_MODULE_2__.PS)(id, names)
			}));
			const instead = meant.map(({ id, engine }) => `${engine ?? "another engine"} in place of ${id}`);
			const isMisspelt = meant.every(({ engine }) => engine !== undefined);
			problems.push({
				input: "engines",
				allowed: [...instead, ...isMisspelt ? [] : [hints]].join("; ")
			});
			return undefined;
		}
		function describeModels() {
			return Object.entries(_engines_engines_js__WEBPACK_IMPORTED_MODULE_3__.sP).filter(([, { defaultModel }]) => defaultModel === undefined).map(([name, { models }]) => `${name} requires ${models ? models.join(" or ") : "one"}`).join(", ");
		}
		function checkSamples(specs, { samples }, problems) {
			const repeating = specs.filter(({ name }) => repeatsAnswers(name));
			if (samples === 1 || repeating.length === 0) return;
			const ids = repeating.map(({ id }) => id).join(", ");
			const allowed = `1 with ${ids}: the same answer comes back for half an hour, so a second sample tells nothing. Run them in a job of their own`;
			problems.push({
				input: "samples",
				allowed
			});
		}
		function repeatsAnswers(name) {
			const engine = _engines_engines_js__WEBPACK_IMPORTED_MODULE_3__.sP[name];
			return engine.repeatsAnswers ?? false;
		}
		function checkConnections(specs, env, problems) {
			const missing = [];
			for (const name of new Set(specs.map((spec) => spec.name))) {
				const connection = (0, _engines_connection_js__WEBPACK_IMPORTED_MODULE_1__.dC)(name, env);
				if (!("problem" in connection)) continue;
				const { problem } = connection;
				if (problem.kind === "missing") missing.push(...problem.variables.slice(0, 1));
				else {
					const what = problem.kind === "bad-key" ? "one line of visible ASCII characters" : "an https URL";
					problems.push({
						input: "engines",
						allowed: `${problem.variable} in the environment to be ${what}`
					});
				}
			}
			return missing;
		}
		function checkRequests(specs, inputs, problems) {
			const questions = inputs.keywords.length * Math.max(1, inputs.country.length);
			const requests = specs.length * questions * inputs.samples;
			const most = inputs["max-requests"];
			if (most === undefined || requests <= most) return;
			const allowed = `${requests} or more, which these engines, keywords and samples need; or fewer of them`;
			problems.push({
				input: "max-requests",
				allowed
			});
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
