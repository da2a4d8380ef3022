"use strict";
exports.id = "inputs-inputs";
exports.ids = ["inputs-inputs"];
exports.modules = {
	74155: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Af: () => limitsOf,
			BU: () => readLimits,
			NB: () => PLANS
		});
		const PLANS = {
			free: {
				perMinute: 10,
				perDay: 500,
				concurrent: 1
			},
			pro: {
				perMinute: 60,
				perDay: 1e4,
				concurrent: 5
			},
			business: {
				perMinute: 300,
				perDay: 1e5,
				concurrent: 20
			}
		};
		function readLimits(text) {
			const limits = {};
			if (text.trim() === "") return limits;
			for (const part of text.split(",")) {
				const [, digits, unit = ""] = /^\s*(\d+)\s*(\/\s*minute|\/\s*day|concurrent)\s*$/i.exec(part) ?? [];
				const value = Number(digits);
				const name = limitOf(unit);
				if (limits[name] !== undefined || !Number.isSafeInteger(value) || value === 0) return undefined;
				limits[name] = value;
			}
			return limits;
		}
		function limitOf(unit) {
			if (/minute$/i.test(unit)) return "perMinute";
			return /day$/i.test(unit) ? "perDay" : "concurrent";
		}
		function limitsOf(plan, own) {
			const known = plan === "enterprise" ? own : {
				...PLANS[plan],
				...own
			};
			const { perMinute, perDay, concurrent } = known;
			if (perMinute === undefined || perDay === undefined || concurrent === undefined) {
				throw new RangeError(`The ${plan} plan needs all three limits.`);
			}
			return {
				perMinute,
				perDay,
				concurrent
			};
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
		const LANGUAGE_NAMES = new Intl.DisplayNames(["en"], { type: "language" });
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
			return phrasing.replace(PLACEHOLDER, (_, name) => name === "keyword" ? keyword : LANGUAGE_NAMES.of(language) ?? language);
		}
		function hash(keyword) {
			return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(keyword).digest().readUInt32BE();
		}
	}),
	7295: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Z: () => stopSignal });
		const SAME_SIGNAL = 500;
		function stopSignal() {
			const controller = new AbortController();
			for (const name of ["SIGINT", "SIGTERM"]) {
				const stop = () => {
					setTimeout(() => process.off(name, stop), SAME_SIGNAL).unref();
					controller.abort();
				};
				process.on(name, stop);
			}
			return controller.signal;
		}
	}),
	69845: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Fx: () => describeConfigChanges,
			Vp: () => describeUnexpected,
			jv: () => describeInputs
		});
		var _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25988);
		var _lib_document_plain_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57854);
		var _lib_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68989);
		var _lib_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94869);
		const MAX_FILES = 10;
		function describeInputs(problems) {
			return [(0, _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_0__.cA)("AVG_INPUT", `${problems.length === 1 ? "One input needs" : `${problems.length} inputs need`} to be corrected before anything is scanned.`, ""), ...problems.map(({ place, input, given, allowed }) => {
				const got = given === undefined ? "" : given === "" ? "nothing was given; " : `got "${(0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_1__.h0)(given, 100)}"; `;
				const where = place === undefined ? "" : `${place.path}:${place.line}:${place.column}: `;
				return (0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_1__.h0)(`${where}${(0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_1__.h0)(input, _lib_document_plain_text_js__WEBPACK_IMPORTED_MODULE_2__.xt)}: ${got}expected ${allowed}`, 2e3);
			})];
		}
		function describeUnexpected(error, atTerminal) {
			if (error instanceof _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_0__.dH) return (0, _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_0__.hw)((0, _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_0__.Uc)(error.details, atTerminal));
			return (0, _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_0__.cA)("AVG_UNEXPECTED", `The gate could not run: ${(0, _lib_text_js__WEBPACK_IMPORTED_MODULE_3__.bC)(error)}`, "");
		}
		function describeConfigChanges(changes) {
			const shown = changes.slice(0, MAX_FILES).map(describeChange);
			const rest = changes.length - shown.length;
			return rest > 0 ? [...shown, `This change also edits ${rest} more of these files.`] : shown;
		}
		function describeChange({ path, kind }) {
			const edits = {
				added: "adds",
				changed: "edits",
				removed: "deletes"
			}[kind];
			const what = `This change ${edits} ${(0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_1__.h0)(path, _lib_document_plain_text_js__WEBPACK_IMPORTED_MODULE_2__.xt)}, which has settings of this gate.`;
			return kind === "added" ? `${what} This run uses it, because the base has no such file.` : `${what} This run uses the file as it was before.`;
		}
	}),
	30264: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Qq: () => text,
			TR: () => refuse,
			Yq: () => choice,
			ab: () => choiceList,
			c3: () => listOf,
			d8: () => wordList,
			dt: () => trueOrFalse,
			sH: () => numeric,
			tP: () => explainItem,
			wC: () => matching
		});
		var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27597);
		var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88532);
		var _lib_nearest_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67712);
		var _values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73368);
		function text(allowed, read) {
			return scalar(zod__WEBPACK_IMPORTED_MODULE_1__.YjP(allowed), allowed, read);
		}
		function matching(pattern, allowed) {
			return text(allowed, (given) => pattern.test(given) ? given : undefined);
		}
		function numeric(allowed, read, explain) {
			return scalar(zod__WEBPACK_IMPORTED_MODULE_1__.KCZ([zod__WEBPACK_IMPORTED_MODULE_1__.aig(), zod__WEBPACK_IMPORTED_MODULE_1__.YjP()], allowed), allowed, read, explain);
		}
		function scalar(type, allowed, read, explain) {
			return type.transform((given, context) => {
				const text = String(given).trim();
				return read(text) ?? refuse(context, explain?.(text) ?? allowed);
			});
		}
		function choice(...words) {
			return zod__WEBPACK_IMPORTED_MODULE_1__.k5n(words, oneOf(words));
		}
		const oneOf = (words) => `one of ${words.join(", ")}`;
		const trueOrFalse = zod__WEBPACK_IMPORTED_MODULE_1__.KCZ([zod__WEBPACK_IMPORTED_MODULE_1__.k5n(["true", "false"]), zod__WEBPACK_IMPORTED_MODULE_1__.zMY()], oneOf(["true", "false"])).transform((given) => String(given) === "true");
		function listOf(allowed, read, explain, item = zod__WEBPACK_IMPORTED_MODULE_1__.YjP(allowed)) {
			return zod__WEBPACK_IMPORTED_MODULE_1__.KCZ([zod__WEBPACK_IMPORTED_MODULE_1__.YjP(), zod__WEBPACK_IMPORTED_MODULE_1__.YOg(item)], allowed).transform((given, context) => {
				const list = typeof given === "string" ? given.trim() : given;
				return read(list) ?? refuse(context, explain?.(list) ?? allowed);
			});
		}
		function wordList(words, allowed, read) {
			const isKnown = (item) => item === "none" || words.some((word) => word === item);
			return listOf(allowed, (given) => {
				const items = (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.LD)(given);
				return items?.every(isKnown) ? read(items) : undefined;
			}, explainItem(allowed, isKnown, words), zod__WEBPACK_IMPORTED_MODULE_1__.k5n([...words, "none"], allowed));
		}
		function choiceList(words) {
			const read = (items) => {
				if (items.join() === "none") return [];
				return items.includes("none") ? undefined : items.flatMap((item) => words.find((word) => word === item) ?? []);
			};
			return wordList(words, `a list of ${words.join(", ")}; or none`, read);
		}
		function explainItem(allowed, isRight, names = []) {
			return (given) => {
				const wrong = (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.LD)(given)?.find((item) => !isRight(item));
				if (wrong === undefined) return undefined;
				return `${(0, _lib_nearest_name_js__WEBPACK_IMPORTED_MODULE_2__.$)(wrong, names) ?? "another item"} in place of ${wrong}: ${allowed}`;
			};
		}
		function refuse(context, message) {
			context.addIssue({
				code: "custom",
				message,
				continue: true
			});
			return zod__WEBPACK_IMPORTED_MODULE_3__.tm;
		}
	}),
	76100: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			S6: () => completeValues,
			Yx: () => createProblem,
			aV: () => InputsError,
			vz: () => listProblems
		});
		var _inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90743);
		class InputsError extends Error {
			problems;
			keys;
			constructor(problems, keys = []) {
				super(`${problems.length} problem(s) in the inputs: ${problems.map(({ input }) => input).join(", ")}`);
				this.name = "InputsError";
				this.problems = problems;
				this.keys = keys;
			}
		}
		function completeValues(given) {
			const values = [...given].filter(([, { value }]) => value !== undefined);
			return {
				..._inputs_js__WEBPACK_IMPORTED_MODULE_0__.NT,
				...Object.fromEntries(values.map(([name, { value }]) => [name, value]))
			};
		}
		function createProblem({ values, place }, input, allowed) {
			const value = values.get(input);
			if (value !== undefined) return {
				place: value.place,
				input,
				given: value.text,
				allowed
			};
			return {
				place,
				input,
				given: _inputs_js__WEBPACK_IMPORTED_MODULE_0__._y.includes(input) ? undefined : "",
				allowed
			};
		}
		const MAX_PROBLEMS = 50;
		function listProblems(problems) {
			const byValue = new Map();
			for (const problem of problems) {
				const { place, input } = problem;
				const id = JSON.stringify([
					place?.path,
					place?.line,
					place?.column,
					input
				]);
				if (!byValue.has(id)) byValue.set(id, problem);
			}
			const all = [...byValue.values()].toSorted(comparePlaces);
			const rest = all.length - MAX_PROBLEMS;
			if (rest <= 0) return all;
			const more = {
				input: "config",
				given: undefined,
				allowed: `no further problems; there are ${rest} more`
			};
			return [...all.slice(0, MAX_PROBLEMS), more];
		}
		function comparePlaces({ place: one }, { place: other }) {
			return (one?.line ?? 0) - (other?.line ?? 0) || (one?.column ?? 0) - (other?.column ?? 0);
		}
	}),
	90743: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$t: () => workflowInputs,
			G3: () => accepts,
			HM: () => runInputs,
			Ht: () => embeddedOnly,
			NT: () => defaults,
			QP: () => typeOf,
			RN: () => fileOnlyNames,
			Tp: () => gateSchema,
			V0: () => sections,
			_y: () => secretInputs,
			aS: () => nameInSection,
			af: () => stepInputs,
			jx: () => fileNames,
			vj: () => inputNames
		});
		var zod__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(27597);
		var _contract_plans_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74155);
		var _engines_question_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89918);
		var _facts_fact_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17640);
		var _sites_folder_rules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7325);
		var _entries_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(30264);
		var _keywords_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1902);
		var _stored_settings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(71995);
		var _values_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(73368);
		const LIST = "a list: one item per line, or separated by commas with CSV quoting";
		const COUNTRIES = "a list of ISO 3166-1 codes of two letters, such as DE, US, and GB in place of UK";
		const LANGUAGE = /^[A-Za-z]{2,3}(-[A-Za-z\d]{1,8})*$/;
		const anyText = (0, _entries_js__WEBPACK_IMPORTED_MODULE_4__.Qq)("one text", (given) => given);
		const list = (0, _entries_js__WEBPACK_IMPORTED_MODULE_4__.c3)(LIST, _values_js__WEBPACK_IMPORTED_MODULE_7__.LD);
		const number = (0, _entries_js__WEBPACK_IMPORTED_MODULE_4__.sH)("a number such as 42 or 0.5", _values_js__WEBPACK_IMPORTED_MODULE_7__.kz);
		const count = (0, _entries_js__WEBPACK_IMPORTED_MODULE_4__.sH)("a whole number, 0 or more", (given) => (0, _values_js__WEBPACK_IMPORTED_MODULE_7__.JI)(given, 0));
		const countries = (0, _entries_js__WEBPACK_IMPORTED_MODULE_4__.c3)(COUNTRIES, _values_js__WEBPACK_IMPORTED_MODULE_7__.zL, (0, _entries_js__WEBPACK_IMPORTED_MODULE_4__.tP)(COUNTRIES, (code) => (0, _values_js__WEBPACK_IMPORTED_MODULE_7__.zL)([code]) !== undefined));
		function integer(min, max, explain) {
			return (0, _entries_js__WEBPACK_IMPORTED_MODULE_4__.sH)(`a whole number from ${min} to ${max}`, (given) => (0, _values_js__WEBPACK_IMPORTED_MODULE_7__.JI)(given, min, max), explain);
		}
		function percent(example) {
			return (0, _entries_js__WEBPACK_IMPORTED_MODULE_4__.sH)(`percent from 0 to 100, such as ${example}`, _values_js__WEBPACK_IMPORTED_MODULE_7__.oO);
		}
		function parsedList(allowed, read) {
			return (0, _entries_js__WEBPACK_IMPORTED_MODULE_4__.c3)(allowed, (given) => {
				const items = (0, _values_js__WEBPACK_IMPORTED_MODULE_7__.LD)(given);
				return items && read(items);
			}, (given) => (0, _values_js__WEBPACK_IMPORTED_MODULE_7__.LD)(given) === undefined ? LIST : undefined);
		}
		const inputShape = {
			brand: anyText.default(""),
			keywords: _keywords_js__WEBPACK_IMPORTED_MODULE_5__.M$.default([]),
			engines: (0, _entries_js__WEBPACK_IMPORTED_MODULE_4__.c3)("a list: one engine a line, or separated by commas, each once; a ? after its name marks it as optional, as in perplexity?", _values_js__WEBPACK_IMPORTED_MODULE_7__.IX).default({
				names: [],
				optional: []
			}),
			config: anyText.optional(),
			key: (0, _entries_js__WEBPACK_IMPORTED_MODULE_4__.wC)(/^[A-Za-z\d][A-Za-z\d._-]{0,63}$/, "1 to 64 letters, digits, \".\", \"_\" or \"-\", starting with a letter or digit").prefault("default"),
			"base-url": (0, _entries_js__WEBPACK_IMPORTED_MODULE_4__.Qq)("the root URL of the service without user, query and fragment: https://…, or http:// on loopback; or empty for the embedded service", _values_js__WEBPACK_IMPORTED_MODULE_7__.$P).optional(),
			"api-key": (0, _entries_js__WEBPACK_IMPORTED_MODULE_4__.wC)(/^[\x21-\x7e]+$/, "one line of visible ASCII characters without spaces").optional(),
			baseline: (0, _entries_js__WEBPACK_IMPORTED_MODULE_4__.wC)(/^(none|base|branch)$|\.json$/, "none, base, branch, or the path of a file that ends in .json").prefault("none"),
			"baseline-overall-bcr": number.optional(),
			"baseline-cited-engines": count.optional(),
			content: list.default([]),
			"site-url": parsedList("one http(s) URL with {path} after its host, such as https://acme.example/{path}; or folder = URL lines", _sites_folder_rules_js__WEBPACK_IMPORTED_MODULE_3__.ak).default([]),
			"brand-domains": list.default([]),
			competitors: (0, _entries_js__WEBPACK_IMPORTED_MODULE_4__.c3)("a list of names, or of name = domain, such as Globex = globex.com", _values_js__WEBPACK_IMPORTED_MODULE_7__.ew).default([]),
			country: countries.default([]),
			samples: integer(1, 100, (given) => {
				const [, first] = /^([1-9]\d?)\s*\.\.\s*\d+$/.exec(given) ?? [];
				return first === undefined ? undefined : `one whole number, not a range: write ${first}`;
			}).prefault("1"),
			"max-cost": (0, _entries_js__WEBPACK_IMPORTED_MODULE_4__.sH)("US dollars above 0, such as 2.50", (given) => (0, _values_js__WEBPACK_IMPORTED_MODULE_7__.S7)(given)).optional(),
			"min-overall-bcr": number.optional(),
			"min-cited-engines": count.optional(),
			"max-bcr-drop": (0, _entries_js__WEBPACK_IMPORTED_MODULE_4__.sH)("0 or more, such as 2.5; or a share of the baseline, such as 10%", _values_js__WEBPACK_IMPORTED_MODULE_7__.k9).optional(),
			"max-cited-engines-drop": count.optional(),
			"max-answer-loss": percent("40%").optional(),
			"fail-on": (0, _entries_js__WEBPACK_IMPORTED_MODULE_4__.d8)(_stored_settings_js__WEBPACK_IMPORTED_MODULE_6__.d$, `a list of ${_stored_settings_js__WEBPACK_IMPORTED_MODULE_6__.d$.join(", ")}, which are added to fail, error; or none, which takes these away`, (items) => {
				const always = items.includes("none") ? [] : ["fail", "error"];
				return _stored_settings_js__WEBPACK_IMPORTED_MODULE_6__.d$.filter((word) => always.includes(word) || items.includes(word));
			}).prefault("fail, error"),
			report: (0, _entries_js__WEBPACK_IMPORTED_MODULE_4__.ab)([
				"json",
				"csv",
				"html",
				"pdf",
				"junit",
				"sarif",
				"outcome"
			]).prefault("none"),
			comment: (0, _entries_js__WEBPACK_IMPORTED_MODULE_4__.Yq)("always", "on-failure", "never").prefault("always"),
			issue: (0, _entries_js__WEBPACK_IMPORTED_MODULE_4__.Yq)("never", "on-failure").prefault("never"),
			notify: (0, _entries_js__WEBPACK_IMPORTED_MODULE_4__.Qq)("the https URL of a webhook of Slack; or slack=URL, json=URL for another host", _values_js__WEBPACK_IMPORTED_MODULE_7__.iN).optional(),
			accept: _entries_js__WEBPACK_IMPORTED_MODULE_4__.dt.prefault("false"),
			mode: (0, _entries_js__WEBPACK_IMPORTED_MODULE_4__.Yq)("gate", "comment").prefault("gate"),
			"github-token": anyText.default("")
		};
		const fileOnlyShape = {
			plan: (0, _entries_js__WEBPACK_IMPORTED_MODULE_4__.Yq)("free", "pro", "business", "enterprise").prefault("free").describe("Your plan with the hosted service: `free`, `pro`, `business` or `enterprise`."),
			limits: (0, _entries_js__WEBPACK_IMPORTED_MODULE_4__.Qq)("parts such as 600/minute, 200000/day, 50 concurrent: each at most once, with a whole number above 0", _contract_plans_js__WEBPACK_IMPORTED_MODULE_0__.BU).default({}).describe("Request limits in place of those of the plan, such as `600/minute, 200000/day, 50 concurrent`. `enterprise` requires all three."),
			language: (0, _entries_js__WEBPACK_IMPORTED_MODULE_4__.wC)(LANGUAGE, "a language code such as en or pt-BR").prefault("en").describe("Language code of the questions."),
			languages: parsedList("a list of language codes, such as en or pt-BR", (codes) => codes.every((code) => LANGUAGE.test(code)) ? codes : undefined).default([]).describe("Makes a gate of each language, with the key `KEY-LANGUAGE` in lower case."),
			countries: countries.default([]).describe("Makes a gate of each country, with the key `KEY-COUNTRY` in lower case."),
			"base-content": (0, _entries_js__WEBPACK_IMPORTED_MODULE_4__.Qq)("a folder inside the repository, such as _base/site", _sites_folder_rules_js__WEBPACK_IMPORTED_MODULE_3__.j1).optional().describe("Folder with a build of the base, such as `_base/site` for `content: site/**`. Needed if git does not hold the pages."),
			"prompt-template": (0, _entries_js__WEBPACK_IMPORTED_MODULE_4__.c3)("questions, one per line, each with {keyword} and optionally {language}; no other placeholder", (given) => (0, _engines_question_js__WEBPACK_IMPORTED_MODULE_1__.w2)((0, _values_js__WEBPACK_IMPORTED_MODULE_7__.fm)(given) ?? [""])).default([_engines_question_js__WEBPACK_IMPORTED_MODULE_1__.Ky]).describe("Questions for live engines, each with `{keyword}` and optionally `{language}`. Default: one question that does not name the brand."),
			"brand-aliases": list.default([]).describe("Other names of the brand, as in `Acme CRM`. `=ACME` is found only as it is written."),
			"competitor-content": parsedList("name = folder lines, the folder inside the repository", _sites_folder_rules_js__WEBPACK_IMPORTED_MODULE_3__.sh).default([]).describe("Captured pages of competitors, as `name = folder`."),
			"max-requests": count.optional().describe("Greatest number of requests to live engines in one run, without retries. A run that needs more is refused."),
			"min-answers": percent("50%").optional().describe("Share of the planned answers that must be evaluated, of all engines and of each required engine. With fewer the verdict is `error`. Default: `50%`."),
			"required-engines": list.default([]).describe("Engines that must cite the brand. With several countries, `openai` means all of them and `openai@DE` means one."),
			"min-share-of-voice": percent("25%").optional().describe("Lowest share of voice that passes, in percent of the citations of all compared brands."),
			"false-alarms-per-year": (0, _entries_js__WEBPACK_IMPORTED_MODULE_4__.sH)("a number above 0, at most 52, such as 0.5", (given) => (0, _values_js__WEBPACK_IMPORTED_MODULE_7__.S7)(given, 52)).prefault("1").describe("How many runs may fail in a year by chance, whatever the schedule."),
			record: (0, _entries_js__WEBPACK_IMPORTED_MODULE_4__.Yq)("auto", "always", "never").prefault("auto").describe("Which runs are recorded: `auto` (pushes, schedules and manual runs on the default branch), `always` or `never`."),
			"timeout-minutes": (0, _entries_js__WEBPACK_IMPORTED_MODULE_4__.sH)("minutes above 0, at most 360", (given) => (0, _values_js__WEBPACK_IMPORTED_MODULE_7__.S7)(given, 360)).prefault("10").describe("Time budget for all calls to the service together, in minutes."),
			facts: _facts_fact_js__WEBPACK_IMPORTED_MODULE_2__.tp.default([]).describe("Values that you state, and old ones that no page may say again: a list, each with `name`, `is` and `was`."),
			generator: list.default([]).describe("The program that builds the site, such as `hugo`; or `folder = name` lines. Its rules give the addresses of pages. Default: what the files show; `none` for no program."),
			"host-check": _entries_js__WEBPACK_IMPORTED_MODULE_4__.dt.prefault("true").describe("Whether scheduled runs and `doctor` read the `robots.txt` and one page of `site-url`, to find what the host blocks for answer engines."),
			answers: anyText.default("").describe("`record:PATH` appends every raw answer of live engines to an NDJSON file; `replay:PATH` reads the answers from one and sends no request."),
			"drafts.mode": (0, _entries_js__WEBPACK_IMPORTED_MODULE_4__.Yq)("never", "on-failure", "always").prefault("never").describe("When to draft content for keywords without a citation: `never`, `on-failure` or `always`."),
			"drafts.max": integer(1, 20).prefault("3").describe("Greatest number of keywords to draft content for."),
			"drafts.type": anyText.optional().describe("Kind of content to draft, in a word that the service knows."),
			"drafts.tone": anyText.optional().describe("Tone of the drafts, in a word that the service knows."),
			"drafts.length": (0, _entries_js__WEBPACK_IMPORTED_MODULE_4__.sH)("a whole number above 0", (given) => (0, _values_js__WEBPACK_IMPORTED_MODULE_7__.JI)(given, 1)).optional().describe("Preferred length of a draft. The embedded service counts words."),
			"exports.formats": (0, _entries_js__WEBPACK_IMPORTED_MODULE_4__.ab)(["csv", "pdf"]).prefault("none").describe("Reports that the service exports: a list of `csv` and `pdf`; or `none`."),
			"exports.days": integer(1, 366).prefault("30").describe("Days of an exported report."),
			"exports.end": (0, _entries_js__WEBPACK_IMPORTED_MODULE_4__.Qq)("a date, YYYY-MM-DD", _values_js__WEBPACK_IMPORTED_MODULE_7__.h2).optional().describe("Last day of an exported report, such as `2026-10-31`; by default today."),
			"exports.engines": list.optional().describe("Engines of an exported report; by default those of the gate."),
			"exports.include-competitors": _entries_js__WEBPACK_IMPORTED_MODULE_4__.dt.prefault("false").describe("Whether an exported report includes competitors.")
		};
		const gateSchema = zod__WEBPACK_IMPORTED_MODULE_8__.Ikc({
			...inputShape,
			...fileOnlyShape
		});
		const defaults = {
			...gateSchema.parse({}),
			keywords: []
		};
		const inputNames = Object.keys(inputShape);
		const fileOnlyNames = Object.keys(fileOnlyShape);
		const allNames = [...inputNames, ...fileOnlyNames];
		const secretInputs = listNames("api-key", "notify", "github-token");
		const stepInputs = [...secretInputs, ...listNames("config", "mode")];
		const fileNames = allNames.filter((name) => !stepInputs.includes(name));
		const runInputs = [...stepInputs, ...listNames("key", "max-cost", "fail-on", "report", "comment", "issue", "accept")];
		const workflowInputs = listNames("comment", "issue", "notify", "mode", "github-token");
		function listNames(...names) {
			return names;
		}
		const embeddedOnly = [
			"content",
			"site-url",
			"brand-domains",
			"country",
			"max-cost",
			"max-answer-loss",
			"countries",
			"base-content",
			"prompt-template",
			"brand-aliases",
			"competitor-content",
			"max-requests",
			"min-answers",
			"facts",
			"generator",
			"answers"
		];
		const sections = Map.groupBy(fileOnlyNames.filter((name) => name.includes(".")), (name) => name.slice(0, name.indexOf(".")));
		function nameInSection(name) {
			return name.slice(name.indexOf(".") + 1);
		}
		function typeOf(name) {
			const shape = gateSchema.shape;
			return Object.hasOwn(shape, name) ? shape[name] : undefined;
		}
		function accepts(name, kind) {
			let type = typeOf(name);
			while (type instanceof zod__WEBPACK_IMPORTED_MODULE_8__.XiL || type instanceof zod__WEBPACK_IMPORTED_MODULE_8__.xgV || type instanceof zod__WEBPACK_IMPORTED_MODULE_8__.IiU) {
				type = type.unwrap();
			}
			const written = type instanceof zod__WEBPACK_IMPORTED_MODULE_8__.utH ? type.in : type;
			return written instanceof zod__WEBPACK_IMPORTED_MODULE_8__.fZ7 && written.options.some(({ _zod }) => _zod.def.type === kind);
		}
	}),
	1902: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$j: () => joinKeywords,
			$s: () => KEYWORD_NAMES,
			M$: () => writtenKeywords,
			Xv: () => readKeywords,
			nH: () => isWritable
		});
		var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27597);
		var _lib_keyword_line_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83846);
		var _sites_folder_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7325);
		var _entries_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30264);
		var _values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73368);
		const keywordFile = zod__WEBPACK_IMPORTED_MODULE_3__.rej({ file: zod__WEBPACK_IMPORTED_MODULE_3__.YjP("the path of a file with one keyword a line") });
		const keywordParts = zod__WEBPACK_IMPORTED_MODULE_3__.rej({
			keyword: zod__WEBPACK_IMPORTED_MODULE_3__.YjP("the keyword"),
			questions: zod__WEBPACK_IMPORTED_MODULE_3__.YOg(zod__WEBPACK_IMPORTED_MODULE_3__.YjP("a question"), "a list of questions").optional(),
			owner: zod__WEBPACK_IMPORTED_MODULE_3__.YjP("the path of the page that owns the keyword").optional()
		});
		const KEYWORD_NAMES = [...Object.keys(keywordParts.shape), ...Object.keys(keywordFile.shape)];
		const KEYWORDS = "a list: one keyword a line, or separated by commas with CSV quoting; keyword = question | question asks a keyword by your own questions, each with words, and keyword | owner: path names the page that owns it";
		const ATTRIBUTE = "owner: and a path after |, as in install Acme | owner: docs/install.md. A | of the keyword itself has no white space next to it, or is written \\|";
		const OWNER = "the path of a page after owner:, from the root of the repository and without .., as in docs/install.md, or with the anchor of a heading, as in docs/install.md#linux";
		const OWN_LINE = "a line for each keyword with questions or an owner, or quotes around it: a comma on a single line could end it";
		const ONE_OWNER = "one owner of a keyword";
		function readKeywords(given) {
			const items = typeof given === "string" ? (0, _values_js__WEBPACK_IMPORTED_MODULE_2__.LD)(given) : given;
			if (items === undefined) return { problem: KEYWORDS };
			const read = [];
			for (const item of items) {
				const entry = readKeyword(item);
				if ("problem" in entry) {
					return { problem: item === "" ? entry.problem : `${entry.problem}. Found: ${item}` };
				}
				read.push(entry);
			}
			const hasMore = read.some(({ questions, owner }) => questions.length > 0 || owner !== undefined);
			const isAmbiguous = typeof given === "string" && hasMore && items.length > 1 && (0, _values_js__WEBPACK_IMPORTED_MODULE_2__.Se)(given).length === 1;
			return isAmbiguous ? { problem: OWN_LINE } : joinKeywords(read);
		}
		function isWritable(keyword, owner) {
			const line = (0, _lib_keyword_line_js__WEBPACK_IMPORTED_MODULE_4__.n)({
				keyword,
				owner
			});
			const read = readKeywords([line]);
			const [same] = "keywords" in read ? read.keywords : [];
			return same?.owner?.path === owner.path && same.owner.heading === owner.heading && !line.includes("${{");
		}
		function joinKeywords(items) {
			const keywords = new Map();
			for (const { keyword, questions, owner } of items) {
				const known = keywords.get(keyword);
				if (known?.owner && owner && !isSamePage(known.owner, owner)) {
					return { problem: `${ONE_OWNER}. Several have: ${keyword}` };
				}
				keywords.set(keyword, {
					keyword,
					questions: (0, _values_js__WEBPACK_IMPORTED_MODULE_2__.Am)([...known?.questions ?? [], ...questions]),
					owner: owner ?? known?.owner
				});
			}
			return { keywords: [...keywords.values()] };
		}
		function readKeyword(given) {
			const { keyword, questions, owners, others } = typeof given === "string" ? splitLine(given) : toParts(given);
			if (![keyword, ...questions].every(isLine)) return { problem: KEYWORDS };
			if (others.length > 0) return { problem: ATTRIBUTE };
			if (owners.length > 1) return { problem: ONE_OWNER };
			const [text] = owners;
			if (text === undefined) return {
				keyword,
				questions
			};
			const owner = readOwner(text);
			return owner === undefined ? { problem: OWNER } : {
				keyword,
				questions,
				owner
			};
		}
		function toParts({ keyword, questions = [], owner }) {
			return {
				keyword: keyword.trim(),
				questions: questions.map((question) => question.trim()),
				owners: owner === undefined ? [] : [owner],
				others: []
			};
		}
		const BAR = /(?<=\s|^)\||(?<!\\)\|(?=\s|$|owner\s*:)/i;
		const OWNER_PART = /^owner\s*:/i;
		function splitLine(line) {
			const [first = "", ...rest] = line.split(BAR).map((part) => part.trim());
			const owners = rest.filter((part) => OWNER_PART.test(part)).map((part) => part.replace(OWNER_PART, "").trim());
			const others = rest.filter((part) => !OWNER_PART.test(part));
			const asked = /^(?:(.*?)\s)?=(?:\s(.*))?$/s.exec(first);
			if (asked === null) return {
				keyword: readBars(first),
				questions: [],
				owners,
				others
			};
			const [, keyword = "", question = ""] = asked;
			const questions = [question, ...others].flatMap((text) => text.split(/(?<!\\)\|/)).map((text) => readBars(text.trim()));
			return {
				keyword: readBars(keyword.trim()),
				questions,
				owners,
				others: []
			};
		}
		function readBars(text) {
			return text.replaceAll("\\|", "|");
		}
		function isLine(text) {
			return text !== "" && !/[\r\n]/.test(text);
		}
		function readOwner(text) {
			const [, before = text, heading] = /^(.*?\.\w+)#(.*)$/s.exec(text.trim()) ?? [];
			const path = (0, _sites_folder_rules_js__WEBPACK_IMPORTED_MODULE_0__.j1)(before);
			if (path === undefined || /^[a-z]:|[\p{Cc}\p{Zl}\p{Zp}]/iu.test(path) || heading === "") return undefined;
			return heading === undefined ? { path } : {
				path,
				heading
			};
		}
		function isSamePage(one, other) {
			return one.path === other.path && one.heading === other.heading;
		}
		const KEYWORD_LIST = "a list of keywords, of keyword with questions or owner, or of file with the path of a file of keywords";
		const unquotedLine = zod__WEBPACK_IMPORTED_MODULE_3__.g1P(zod__WEBPACK_IMPORTED_MODULE_3__.YjP().regex(/\|/), zod__WEBPACK_IMPORTED_MODULE_3__.YjP("a path after owner:, as in docs/install.md"), KEYWORD_LIST).transform((given) => Object.entries(given).map(([name, value]) => `${name}: ${value}`)).pipe(zod__WEBPACK_IMPORTED_MODULE_3__.PVZ([zod__WEBPACK_IMPORTED_MODULE_3__.YjP()], "one keyword in an item")).transform(([line], context) => toKeyword(line, context));
		const keywordText = zod__WEBPACK_IMPORTED_MODULE_3__.YjP().transform((given, context) => {
			const read = readKeywords(given);
			return "keywords" in read ? read.keywords : (0, _entries_js__WEBPACK_IMPORTED_MODULE_1__.TR)(context, read.problem);
		});
		const writtenKeywords = zod__WEBPACK_IMPORTED_MODULE_3__.KCZ([
			keywordText,
			keywordFile.transform((file) => [file]),
			zod__WEBPACK_IMPORTED_MODULE_3__.YOg(zod__WEBPACK_IMPORTED_MODULE_3__.KCZ([
				zod__WEBPACK_IMPORTED_MODULE_3__.YjP().transform(toKeyword),
				keywordParts.transform(toKeyword),
				keywordFile,
				unquotedLine
			], KEYWORD_LIST))
		], KEYWORD_LIST);
		function toKeyword(given, context) {
			const read = readKeyword(given);
			return "keyword" in read ? read : (0, _entries_js__WEBPACK_IMPORTED_MODULE_1__.TR)(context, read.problem);
		}
	}),
	71995: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			R9: () => toleranceSchema,
			WG: () => scanPerSchema,
			d$: () => FAIL_ON,
			nI: () => failOnSchema,
			qk: () => configChangeSchema
		});
		var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27597);
		var _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69681);
		const toleranceSchema = zod__WEBPACK_IMPORTED_MODULE_1__.gMt("kind", [(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("absolute", { value: zod__WEBPACK_IMPORTED_MODULE_1__.aig() }), (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("percent", { value: zod__WEBPACK_IMPORTED_MODULE_1__.aig() })]);
		const scanPerSchema = zod__WEBPACK_IMPORTED_MODULE_1__.k5n(["all", "keyword"]);
		const configChangeSchema = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			path: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			kind: zod__WEBPACK_IMPORTED_MODULE_1__.k5n([
				"added",
				"changed",
				"removed"
			])
		});
		const FAIL_ON = [
			"fail",
			"error",
			"inconclusive",
			"no-baseline",
			"owner-missing"
		];
		const failOnSchema = zod__WEBPACK_IMPORTED_MODULE_1__.k5n(FAIL_ON);
	}),
	84771: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ee: () => describeUnknown,
			_o: () => describeFileOnly,
			an: () => describeNearest,
			tF: () => CONFIG_PATH
		});
		var _lib_nearest_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67712);
		var _inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90743);
		var _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73368);
		const CONFIG_PATH = ".github/ai-visibility.yml";
		function describeFileOnly(name, given, path) {
			if (!_inputs_js__WEBPACK_IMPORTED_MODULE_0__.RN.includes(name)) return undefined;
			return `no value here: only the config file has it. Write to ${path}: ${toYaml(name, given)}`;
		}
		const TOP_NAMES = [
			..._inputs_js__WEBPACK_IMPORTED_MODULE_0__.jx.filter((name) => !name.includes(".")),
			..._inputs_js__WEBPACK_IMPORTED_MODULE_0__.V0.keys(),
			"gates"
		];
		function describeUnknown(name) {
			if (_inputs_js__WEBPACK_IMPORTED_MODULE_0__._y.includes(name)) return `no secret in a file: give it to the input ${name} of the step`;
			if (_inputs_js__WEBPACK_IMPORTED_MODULE_0__.af.includes(name)) return `no ${name} in a file: it is an input of the step`;
			const section = _inputs_js__WEBPACK_IMPORTED_MODULE_0__.V0.get(name.slice(0, name.indexOf(".")));
			return section === undefined ? describeNearest(name, TOP_NAMES) : describeNearest((0, _inputs_js__WEBPACK_IMPORTED_MODULE_0__.aS)(name), section.map(_inputs_js__WEBPACK_IMPORTED_MODULE_0__.aS));
		}
		function describeNearest(name, names) {
			const nearest = (0, _lib_nearest_name_js__WEBPACK_IMPORTED_MODULE_2__.$)(name, names);
			return nearest === undefined ? `only these names: ${names.join(", ")}` : `a name that is known here. Did you mean ${nearest}?`;
		}
		function toYaml(name, text) {
			const [section = "", inner] = name.split(".");
			const lines = (0, _values_js__WEBPACK_IMPORTED_MODULE_1__.Se)(text);
			const [only = ""] = lines;
			const value = lines.length > 1 ? `[${lines.map(quote).join(", ")}]` : quote(only);
			return inner === undefined ? `${section}: ${value}` : `${section}: { ${inner}: ${value} }`;
		}
		function quote(text) {
			return /^[\w…][\w…./%-]*( [\w./%-]+)*$/.test(text) ? text : JSON.stringify(text);
		}
	}),
	73368: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$P: () => readBaseUrl,
			Am: () => unique,
			IX: () => readEngineChoice,
			JI: () => readInteger,
			LD: () => readList,
			S7: () => readPositive,
			Se: () => readLines,
			ew: () => readCompetitors,
			fm: () => readLineList,
			h2: () => readDate,
			iN: () => readWebhook,
			k9: () => readTolerance,
			kz: () => readNumber,
			oO: () => readPercent,
			zL: () => readCountries
		});
		var csv_parse_sync__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25175);
		var _lib_clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94570);
		var _lib_country_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81078);
		var _lib_web_url_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73530);
		function readList(given) {
			if (typeof given !== "string") return readItems(given);
			const lines = readLines(given);
			const [only] = lines;
			if (only === undefined || lines.length > 1) return lines;
			try {
				const records = (0, csv_parse_sync__WEBPACK_IMPORTED_MODULE_0__.qg)(only, { trim: true });
				const fields = Array.isArray(records) ? records.flat() : [];
				return unique(fields.map(String).filter((field) => field !== ""));
			} catch {
				return undefined;
			}
		}
		function readEngineChoice(given) {
			const items = readList(given)?.map((item) => {
				const [, name = "", mark] = /^(.*?)(\?)?$/s.exec(item) ?? [];
				return {
					name,
					isOptional: mark !== undefined
				};
			});
			const names = items?.map(({ name }) => name) ?? [];
			const isWrong = names.some((name) => name === "" || name.endsWith("?")) || new Set(names).size < names.length;
			if (items === undefined || isWrong) return undefined;
			return {
				names,
				optional: items.filter(({ isOptional }) => isOptional).map(({ name }) => name)
			};
		}
		function readLineList(given) {
			return typeof given === "string" ? readLines(given) : readItems(given);
		}
		function readItems(given) {
			const items = given.map((item) => item.trim());
			return items.every((item) => item !== "" && !/[\r\n]/.test(item)) ? unique(items) : undefined;
		}
		function readLines(text) {
			const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim());
			return unique(lines.filter((line) => line !== "" && !line.startsWith("#")));
		}
		function unique(items) {
			return [...new Set(items)];
		}
		function readCountries(given) {
			const codes = readList(given)?.map((code) => code.toUpperCase());
			return codes?.every(_lib_country_js__WEBPACK_IMPORTED_MODULE_2__.e) ? unique(codes) : undefined;
		}
		function readNumber(text) {
			if (!/^[+-]?(\d+(?:\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(text)) return undefined;
			const value = Number(text);
			return Number.isFinite(value) ? value : undefined;
		}
		function readInteger(text, min, max = Number.MAX_SAFE_INTEGER) {
			if (!/^\d+$/.test(text)) return undefined;
			const value = Number(text);
			return value >= min && value <= max ? value : undefined;
		}
		function readPositive(text, max = Number.POSITIVE_INFINITY) {
			const value = readNumber(text);
			return value !== undefined && value > 0 && value <= max ? value : undefined;
		}
		function readPercent(text) {
			const percent = readNumber(text.replace(/(?<!\s)\s*%$/, ""));
			return percent !== undefined && percent >= 0 && percent <= 100 ? percent : undefined;
		}
		function readCompetitors(given) {
			const entries = readList(given)?.map((entry) => {
				const [, name = "", home] = /^([^=]*)(?:=([^=?]*(?:\?.*)?))?$/s.exec(entry)?.map((part) => part?.trim()) ?? [];
				return name === "" || home === "" ? undefined : {
					name,
					domain: home
				};
			});
			if (entries === undefined || entries.includes(undefined)) return undefined;
			const named = Map.groupBy(entries.filter((entry) => entry !== undefined), ({ name }) => name);
			return Array.from(named, ([name, homes]) => ({
				name,
				domains: homes.map(({ domain }) => domain).filter((domain) => domain !== undefined)
			}));
		}
		function readDate(text) {
			const time = Date.parse(`${text}T00:00Z`);
			return !Number.isNaN(time) && (0, _lib_clock_js__WEBPACK_IMPORTED_MODULE_1__._)(time) === text ? text : undefined;
		}
		function readTolerance(text) {
			const percent = text.endsWith("%");
			const value = readNumber(percent ? text.slice(0, -1).trimEnd() : text);
			if (value === undefined || value < 0) return undefined;
			return {
				kind: percent ? "percent" : "absolute",
				value
			};
		}
		function readBaseUrl(text) {
			if (!URL.canParse(text)) return undefined;
			const url = new URL(text);
			const allowed = url.protocol === "https:" || url.protocol === "http:" && (0, _lib_web_url_js__WEBPACK_IMPORTED_MODULE_3__.U9)(url.hostname);
			const plain = !url.username && !url.password && !text.includes("?") && !text.includes("#");
			const root = url.origin + url.pathname.replace(/(?<!\/)\/+$/, "").replace(/\/v1$/, "");
			return allowed && plain ? root : undefined;
		}
		const SLACK_HOST = /^hooks\.slack(?:-gov)?\.com$/;
		function readWebhook(text) {
			const [, named, address = ""] = /^(?:(slack|json)=)?(.*)$/s.exec(text) ?? [];
			const url = URL.parse(address);
			if (url === null || url.username || url.password) return undefined;
			const isAllowed = url.protocol === "https:" || url.protocol === "http:" && (0, _lib_web_url_js__WEBPACK_IMPORTED_MODULE_3__.U9)(url.hostname);
			const format = named ?? (SLACK_HOST.test(url.hostname) ? "slack" : undefined);
			if (!isAllowed || format !== "slack" && format !== "json") return undefined;
			return {
				format,
				url: url.href
			};
		}
	}),
	94570: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			_: () => toDay,
			m: () => systemClock
		});
		var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
		function toDay(time) {
			return new Date(time).toISOString().slice(0, 10);
		}
		const MAX_TIMER = 2 ** 31 - 1;
		const systemClock = {
			now: () => performance.now(),
			wallTime: () => Date.now(),
			sleep: (milliseconds, signal) => (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(toTimer(milliseconds), undefined, { signal }),
			alarm(time, ring) {
				const timer = setTimeout(ring, toTimer(time - performance.now())).unref();
				return () => clearTimeout(timer);
			},
			random: Math.random
		};
		function toTimer(milliseconds) {
			return Math.min(Math.max(Math.ceil(milliseconds), 0), MAX_TIMER);
		}
	}),
	81078: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { e: () => isCountryCode });
		var validator_lib_isISO31661Alpha2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79126);
		const codes = new Set(validator_lib_isISO31661Alpha2_js__WEBPACK_IMPORTED_MODULE_0__.d4);
		function isCountryCode(code) {
			return codes.has(code);
		}
	}),
	64631: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			DV: () => codeBlock,
			FV: () => escapeMarkdown,
			RL: () => escapeWords,
			UF: () => joinMarkdown,
			iQ: () => markdownLink,
			md: () => md,
			sd: () => hiddenMark
		});
		var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27597);
		var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68989);
		var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94869);
		var _web_url_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73530);
		const schema = zod__WEBPACK_IMPORTED_MODULE_0__.YjP().brand();
		const SYNTAX = /[\\`*_~|<>&[\]$@#\u200B]/g;
		const LINE_START = /^[-=:]|^\+(?=\s|$)|(?<=^\d{1,9})[.)](?=\s|$)/;
		const COMMIT_HASH = /(?<![\w-])(?=[a-f]*\d)[\da-f]{7,40}(?![\w-])/gi;
		const CODE_NAME = /(?<!`)`([a-z][\w-]*(?:: [\w-]+)?)`(?!`)/;
		const LINK_BREAKERS = /[<>()[\]|`"'\\\s$]/g;
		const LABEL_LENGTH = 60;
		const BACKLINKED = /^\/[^/]+\/[^/]+\/(?:issues|pull|discussions)\/\d/;
		function md(strings, ...values) {
			return trust(strings.map((text, index) => `${text}${values[index] ?? ""}`).join(""));
		}
		function joinMarkdown(parts, separator) {
			return trust(parts.join(separator));
		}
		function escapeMarkdown(text, maxLength = 300) {
			const inert = (0, _escape_js__WEBPACK_IMPORTED_MODULE_1__.fp)((0, _text_js__WEBPACK_IMPORTED_MODULE_2__.$Q)((0, _text_js__WEBPACK_IMPORTED_MODULE_2__.OX)(text), maxLength));
			return escapeSyntax(inert.replace(COMMIT_HASH, (hash) => hash.replace(/.{6}(?=.)/g, `$&${_escape_js__WEBPACK_IMPORTED_MODULE_1__.pe}`)));
		}
		function escapeWords(text) {
			const parts = text.split(CODE_NAME).map((part, index) => index % 2 === 1 ? trust(`\`${part}\``) : escapePart(part));
			return joinMarkdown(parts, "");
		}
		function escapePart(text) {
			const [before = "", after = ""] = [/^\s/, /.\s$/s].map((pattern) => pattern.test(text) ? " " : "");
			return trust(`${before}${escapeMarkdown(text, Number.POSITIVE_INFINITY)}${after}`);
		}
		function markdownLink(label, url) {
			const target = (0, _web_url_js__WEBPACK_IMPORTED_MODULE_3__.BD)(url);
			if (target === undefined) return escapeMarkdown(label ?? url, LABEL_LENGTH);
			const text = escapeSyntax((0, _escape_js__WEBPACK_IMPORTED_MODULE_1__.fp)((0, _text_js__WEBPACK_IMPORTED_MODULE_2__.$Q)((0, _text_js__WEBPACK_IMPORTED_MODULE_2__.OX)(label ?? (0, _web_url_js__WEBPACK_IMPORTED_MODULE_3__.QV)(target)), LABEL_LENGTH)));
			if (target.hostname === "github.com" && BACKLINKED.test(target.pathname)) {
				target.hostname = "redirect.github.com";
			}
			const href = target.href.replace(LINK_BREAKERS, toPercentCode).replaceAll("&", "&amp;");
			return trust(`[${text || target.hostname}](${href})`);
		}
		function codeBlock(text, language = "") {
			const longest = Array.from(text.matchAll(/`+/g)).reduce((most, [run]) => Math.max(most, run.length), 2);
			const ticks = "`".repeat(longest + 1);
			return trust(`${ticks}${language}\n${text}\n${ticks}`);
		}
		function hiddenMark(kind, key) {
			return trust(`<!-- ai-visibility-gate${kind}:${encodeURIComponent(key.toWellFormed())} -->`);
		}
		function trust(text) {
			return schema.parse(text);
		}
		function escapeSyntax(line) {
			return trust(line.replace(SYNTAX, toEntity).replace(LINE_START, toEntity));
		}
		function toEntity(character) {
			return `&#${character.charCodeAt(0)};`;
		}
		function toPercentCode(character) {
			return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;
		}
	}),
	67712: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { $: () => findNearestName });
		var leven__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47785);
		function findNearestName(given, names) {
			const spelled = given.toLowerCase().replaceAll("_", "-");
			if (spelled.length > 60) return undefined;
			return (0, leven__WEBPACK_IMPORTED_MODULE_0__.h)(spelled, names, { maxDistance: Math.floor(Math.max(spelled.length, 3) / 3) });
		}
	}),
	8285: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { m: () => createProgress });
		var _numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46958);
		const MIN_SECONDS = 2;
		function createProgress(verb, noun, interval, now) {
			const start = now();
			let last = start;
			return {
				describe(done, planned) {
					const count = `${verb} ${done} of ${planned}${noun && ` ${noun}`}`;
					const seconds = (now() - start) / 1e3;
					if (done === 0 || seconds < MIN_SECONDS || done >= planned) return count;
					return `${count}, about ${describeSeconds(seconds / done * (planned - done))} left`;
				},
				isDue() {
					if (now() - last < interval) return false;
					last = now();
					return true;
				}
			};
		}
		function describeSeconds(seconds) {
			return seconds < 60 ? (0, _numbers_js__WEBPACK_IMPORTED_MODULE_0__.pq)(Math.max(5, Math.ceil(seconds / 5) * 5), "second") : (0, _numbers_js__WEBPACK_IMPORTED_MODULE_0__.pq)(Math.ceil(seconds / 60), "minute");
		}
	}),
	72072: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			GS: () => monthOf,
			IU: () => longDayOf,
			ZH: () => capitalize,
			gp: () => shortDayOf,
			i0: () => ACCEPT_LINE,
			kb: () => dayOf,
			rL: () => listFirst,
			su: () => newestOf,
			tz: () => describeDays,
			xN: () => dayInYear,
			xt: () => _lib_document_plain_text_js__WEBPACK_IMPORTED_MODULE_0__.xt
		});
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46958);
		var _lib_document_plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57854);
		const ACCEPT_LINE = "accept answer loss";
		function capitalize(text) {
			return text.charAt(0).toUpperCase() + text.slice(1);
		}
		function listFirst(items, most) {
			return `${items.slice(0, most).join(", ")} ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.v)(items.length - most)}`.trimEnd();
		}
		function dayOf(createdAt) {
			return /^\d{4}-\d\d-\d\d/.exec(createdAt)?.[0] ?? "0000-00-00";
		}
		const MONTHS = "January February March April May June July August September October November December".split(" ");
		const SHORT_DAY = {
			day: "numeric",
			month: "short",
			timeZone: "UTC"
		};
		function dayAndMonth(date) {
			return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`;
		}
		function monthOf(month) {
			const [year = "", number = ""] = month.split("-");
			return `${MONTHS[Number(number) - 1] ?? month} ${year}`;
		}
		function formatDay(createdAt, format) {
			const date = new Date(createdAt);
			return Number.isNaN(date.getTime()) ? dayOf(createdAt) : format(date);
		}
		function longDayOf(createdAt) {
			return formatDay(createdAt, (date) => `${dayAndMonth(date)} ${date.getUTCFullYear()}`);
		}
		function shortDayOf(createdAt) {
			return formatDay(createdAt, (date) => date.toLocaleDateString("en-GB", SHORT_DAY));
		}
		function dayInYear(createdAt, today) {
			const isSameYear = createdAt.slice(0, 4) === today.slice(0, 4);
			return isSameYear ? formatDay(createdAt, dayAndMonth) : longDayOf(createdAt);
		}
		function newestOf(dates) {
			return dates.toSorted().at(-1) ?? "";
		}
		function describeDays(start, end, today) {
			const last = dayInYear(end, today);
			if (dayOf(start) === dayOf(end)) return `on ${last}`;
			const isSameMonth = dayOf(start).slice(0, 7) === dayOf(end).slice(0, 7);
			return `from ${isSameMonth ? new Date(start).getUTCDate() : dayInYear(start, today)} to ${last}`;
		}
	})
};
;
