"use strict";
exports.id = "report-messages-codes";
exports.ids = ["report-messages-codes"];
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
	64235: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			cv: () => totalCost,
			p4: () => COST_LIMIT_REACHED,
			sj: () => openAccount
		});
		var _prices_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78280);
		const COST_LIMIT_REACHED = new Error("the cost limit of the run is reached");
		function openAccount(day, maxCost = Number.POSITIVE_INFINITY, spent = 0) {
			const costs = new Map();
			const reached = new AbortController();
			const endAtLimit = () => {
				if (addUsd(spent, totalCost([...costs.values()])) >= maxCost) reached.abort(COST_LIMIT_REACHED);
			};
			endAtLimit();
			return {
				charge(spec, model, usage) {
					costs.set(spec.id, addReply(costs.get(spec.id) ?? noCost(spec.id), costOf(spec, model, usage, day), usage));
					endAtLimit();
				},
				costs: () => [...costs.values()],
				limit: reached.signal
			};
		}
		function totalCost(costs) {
			return costs.reduce((sum, { costUsd }) => addUsd(sum, costUsd), 0);
		}
		const UNITS = 1e10;
		function addUsd(a, b) {
			return (Math.round(a * UNITS) + Math.round(b * UNITS)) / UNITS;
		}
		function costOf(spec, model, usage, day) {
			return usage.cost ?? (0, _prices_js__WEBPACK_IMPORTED_MODULE_0__.zP)({
				...spec,
				model
			}, usage, day) ?? (0, _prices_js__WEBPACK_IMPORTED_MODULE_0__.zP)(spec, usage, day);
		}
		function addReply(costs, cost, usage) {
			const { inputTokens = 0, outputTokens = 0, searches } = usage;
			return {
				engine: costs.engine,
				replies: costs.replies + 1,
				inputTokens: costs.inputTokens + inputTokens,
				outputTokens: costs.outputTokens + outputTokens,
				searches: searches === undefined ? costs.searches : (costs.searches ?? 0) + searches,
				costUsd: addUsd(costs.costUsd, cost ?? 0),
				stated: costs.stated + (usage.cost === undefined ? 0 : 1),
				unpriced: costs.unpriced + (cost === undefined ? 1 : 0)
			};
		}
		function noCost(engine) {
			const none = {
				replies: 0,
				inputTokens: 0,
				outputTokens: 0,
				costUsd: 0,
				stated: 0,
				unpriced: 0
			};
			return {
				engine,
				...none,
				searches: undefined
			};
		}
	}),
	78280: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			UH: () => estimateCalls,
			eC: () => lastDayOf,
			zP: () => priceUsage,
			ze: () => PRICES
		});
		const SONAR = {
			input: .25,
			output: 2.5
		};
		const FAST = {
			...SONAR,
			searches: 1
		};
		const PAGE = {
			input: 0,
			output: 0
		};
		const PRICES = {
			openai: {
				asOf: "2026-11-18",
				source: "https://developers.openai.com/api/docs/pricing",
				searches: 10,
				models: {
					"gpt-6.2-astra": {
						input: 8,
						output: 40
					},
					"gpt-6.2-sol": {
						input: 2,
						output: 10
					},
					"gpt-6-astra": {
						input: 10,
						output: 50
					},
					"gpt-6.1-sol": {
						input: 2,
						output: 10
					},
					"gpt-6-sol": {
						input: 2,
						output: 10
					},
					"gpt-6.1-terra": {
						input: 1,
						output: 5
					},
					"gpt-6-luna": {
						input: .1,
						output: .5
					},
					"gpt-5.1": {
						input: 1.25,
						output: 10,
						endsOn: "2027-04-01"
					},
					"gpt-5": {
						input: 1.25,
						output: 10,
						endsOn: "2026-12-11"
					},
					"gpt-5-mini": {
						input: .25,
						output: 2,
						endsOn: "2026-12-11"
					},
					"gpt-5-nano": {
						input: .05,
						output: .4,
						endsOn: "2026-12-11"
					},
					o3: {
						input: 2,
						output: 8,
						endsOn: "2026-12-11"
					},
					"gpt-4.1": {
						input: 2,
						output: 8,
						endsOn: "2027-01-14"
					},
					"gpt-4o": {
						input: 2.5,
						output: 10,
						endsOn: "2027-01-14"
					}
				}
			},
			anthropic: {
				asOf: "2026-11-28",
				source: "https://platform.claude.com/docs/en/about-claude/pricing",
				searches: 10,
				models: {
					"claude-sonnet-5-5": {
						input: 2,
						output: 10
					},
					"claude-sonnet-5": {
						input: 2,
						output: 10
					},
					"claude-opus-5-5": {
						input: 4,
						output: 20
					},
					"claude-opus-5": {
						input: 5,
						output: 25
					},
					"claude-opus-4-8": {
						input: 5,
						output: 25
					},
					"claude-opus-4-5": {
						input: 5,
						output: 25,
						endsOn: "2027-01-22"
					},
					"claude-sonnet-4-6": {
						input: 3,
						output: 15
					},
					"claude-haiku-5-5": {
						input: .1,
						output: .5
					},
					"claude-haiku-4-5": {
						input: 1,
						output: 5
					},
					"claude-fable-5-1": {
						input: 10,
						output: 50
					},
					"claude-fable-5-2": {
						input: 8,
						output: 40
					}
				}
			},
			gemini: {
				asOf: "2026-11-22",
				source: "https://ai.google.dev/gemini-api/docs/pricing",
				searches: 14,
				models: {
					"gemini-4-carbon": {
						input: 2,
						output: 10,
						doublesOn: "2026-12-01"
					},
					"gemini-4-argon": {
						input: 2,
						output: 10,
						doublesOn: "2026-12-01"
					},
					"gemini-4-neon": {
						input: 3,
						output: 15
					},
					"gemini-4-hydrogen": {
						input: 1.5,
						output: 7.5
					},
					"gemini-3.8-flash": {
						input: .75,
						output: 3.75,
						doublesOn: "2027-01-01"
					},
					"gemini-3.7-flash": {
						input: .75,
						output: 3.75,
						doublesOn: "2027-01-01"
					},
					"gemini-3.6-flash": {
						input: .75,
						output: 3.75
					},
					"gemini-3.5-flash": {
						input: 1.5,
						output: 9
					},
					"gemini-3.5-flash-lite": {
						input: .3,
						output: 2.5
					},
					"gemini-3.1-flash-lite": {
						input: .25,
						output: 1.5
					},
					"gemini-3.1-pro-preview": {
						input: 2,
						output: 12
					},
					"gemini-2.5-flash": {
						input: .3,
						output: 2.5,
						endsOn: "2026-12-01"
					}
				}
			},
			perplexity: {
				asOf: "2026-09-27",
				source: "https://docs.perplexity.ai/docs/agent-api/models",
				searches: 2.5,
				models: {
					...{
						sonar: FAST,
						fast: FAST,
						"perplexity/sonar": SONAR
					},
					...{
						low: SONAR,
						medium: SONAR,
						high: SONAR,
						xhigh: SONAR
					}
				}
			},
			xai: {
				asOf: "2026-09-29",
				source: "https://docs.x.ai/developers/pricing",
				searches: 5,
				models: {
					"grok-4.7": {
						input: 2,
						output: 6
					},
					"grok-4.6": {
						input: 2,
						output: 6
					},
					"grok-4.5": {
						input: 2,
						output: 6
					},
					"grok-4.3": {
						input: 1.25,
						output: 2.5
					}
				}
			},
			mistral: {
				asOf: "2026-10-20",
				source: "https://mistral.ai/pricing",
				searches: 30,
				models: {
					"mistral-large-4": {
						input: 1.36,
						output: 4.18
					},
					"mistral-medium-latest": {
						input: 1.5,
						output: 7.5
					},
					"mistral-medium-3-5": {
						input: 1.5,
						output: 7.5
					},
					"mistral-medium-2604": {
						input: 1.5,
						output: 7.5
					}
				}
			},
			dataforseo: {
				asOf: "2026-11-21",
				source: "https://dataforseo.com/pricing/serp/google-ai-mode-serp-api",
				searches: 4,
				models: {
					...{
						"ai-mode": PAGE,
						"ai-overview": PAGE,
						chatgpt: PAGE,
						gemini: PAGE
					},
					copilot: {
						...PAGE,
						searches: 2
					}
				}
			}
		};
		function priceUsage(spec, { inputTokens = 0, outputTokens = 0, searches = 1 }, day) {
			const listed = findModel(spec);
			const perSearches = listed?.searches ?? PRICES[spec.name]?.searches;
			if (listed === undefined) return undefined;
			const { input, output, doublesOn } = listed;
			if (input + output > 0 && inputTokens + outputTokens === 0) return undefined;
			if (searches > 0 && perSearches === undefined) return undefined;
			const factor = doublesOn !== undefined && day >= doublesOn ? 2 : 1;
			const tokens = factor * (inputTokens * input + outputTokens * output) / 1e6;
			return tokens + searches * (perSearches ?? 0) / 1e3;
		}
		function findModel({ name, model }) {
			const models = PRICES[name]?.models ?? {};
			const key = Object.hasOwn(models, model) ? model : model.replace(/[-@]\d{4}-?\d{2}-?\d{2}$/, "");
			return Object.hasOwn(models, key) ? models[key] : undefined;
		}
		function lastDayOf(spec) {
			return findModel(spec)?.endsOn;
		}
		function estimateCalls(specs, answers, day) {
			return specs.map((spec) => {
				const cost = priceUsage(spec, TYPICAL_ANSWER[spec.name], day);
				return {
					engine: spec.id,
					model: spec.model,
					vendor: spec.name,
					answers,
					costUsd: cost === undefined ? undefined : answers * cost
				};
			});
		}
		const TYPICAL_ANSWER = {
			openai: {
				inputTokens: 2e4,
				outputTokens: 4e3,
				searches: 2
			},
			anthropic: {
				inputTokens: 27e3,
				outputTokens: 4e3,
				searches: 1.5
			},
			gemini: {
				inputTokens: 100,
				outputTokens: 2e3,
				searches: 5.5
			},
			perplexity: {
				inputTokens: 5e3,
				outputTokens: 1e3
			},
			xai: {
				inputTokens: 15e3,
				outputTokens: 2e3
			},
			mistral: {
				inputTokens: 8e3,
				outputTokens: 1e3
			},
			dataforseo: {
				inputTokens: 0,
				outputTokens: 0
			},
			serpapi: {
				inputTokens: 0,
				outputTokens: 0
			},
			cloro: {
				inputTokens: 0,
				outputTokens: 0
			},
			"openai-compatible": {
				inputTokens: 100,
				outputTokens: 1e3
			}
		};
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
		var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2503);
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
		function wordList(words, allowed, read, explain) {
			const isKnown = (item) => item === "none" || words.some((word) => word === item);
			return listOf(allowed, (given) => {
				const items = (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.LD)(given);
				return items?.every(isKnown) ? read(items) : undefined;
			}, (given) => explain?.(given) ?? explainItem(allowed, isKnown, words)(given), zod__WEBPACK_IMPORTED_MODULE_1__.k5n([...words, "none"], allowed));
		}
		function choiceList(words, explain) {
			const read = (items) => {
				if (items.join() === "none") return [];
				return items.includes("none") ? undefined : items.flatMap((item) => words.find((word) => word === item) ?? []);
			};
			return wordList(words, `a list of ${words.join(", ")}; or none`, read, explain);
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
			Zw: () => problemOf,
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
		function problemOf({ values, place }, input, allowed) {
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
			QB: () => allNames,
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
		var zod__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2503);
		var _contract_plans_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74155);
		var _engines_question_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89918);
		var _facts_fact_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17640);
		var _sites_folder_rules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7325);
		var _entries_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(30264);
		var _keywords_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1902);
		var _stored_settings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(71995);
		var _values_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(73368);
		const LIST = "a list: one item a line, or separated by commas with CSV quoting";
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
			], (given) => /\bservice-(csv|pdf)\b/.test(String(given)) ? "no service-csv and no service-pdf: exports in the config file has these reports, as in exports: { formats: [csv, pdf] }" : undefined).prefault("none"),
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
			"base-content": (0, _entries_js__WEBPACK_IMPORTED_MODULE_4__.Qq)("a folder inside the repository, such as _base/site", _sites_folder_rules_js__WEBPACK_IMPORTED_MODULE_3__.j1).optional().describe("Folder with a build of the base, such as `_base/site` beside `content: site/**`. Needed if git does not hold the pages."),
			"prompt-template": (0, _entries_js__WEBPACK_IMPORTED_MODULE_4__.c3)("questions, one a line, each with {keyword} and optionally {language}; no other placeholder", (given) => (0, _engines_question_js__WEBPACK_IMPORTED_MODULE_1__.w2)((0, _values_js__WEBPACK_IMPORTED_MODULE_7__.fm)(given) ?? [""])).default([_engines_question_js__WEBPACK_IMPORTED_MODULE_1__.Ky]).describe("Questions for live engines, each with `{keyword}` and optionally `{language}`. Default: one question that does not name the brand."),
			"brand-aliases": list.default([]).describe("Other names of the brand, as in `Acme CRM`. `=ACME` is found only as it is written."),
			"competitor-content": parsedList("name = folder lines, the folder inside the repository", _sites_folder_rules_js__WEBPACK_IMPORTED_MODULE_3__.sh).default([]).describe("Captured pages of competitors, as `name = folder`."),
			"max-requests": count.optional().describe("Greatest number of requests to live engines in one run, without retries. A run that needs more is refused."),
			"min-answers": percent("50%").optional().describe("Share of the planned answers that must be evaluated, of all engines and of each required engine. With fewer the verdict is `error`. Default: `50%`."),
			"required-engines": list.default([]).describe("Engines that must cite the brand. With several countries, `openai` stands for all of them and `openai@DE` for one."),
			"min-share-of-voice": percent("25%").optional().describe("Lowest share of voice that passes, in percent of the citations of all compared brands."),
			"false-alarms-per-year": (0, _entries_js__WEBPACK_IMPORTED_MODULE_4__.sH)("a number above 0, at most 52, such as 0.5", (given) => (0, _values_js__WEBPACK_IMPORTED_MODULE_7__.S7)(given, 52)).prefault("1").describe("How many runs may fail in a year by chance, whatever the schedule."),
			record: (0, _entries_js__WEBPACK_IMPORTED_MODULE_4__.Yq)("auto", "always", "never").prefault("auto").describe("Which runs are recorded: `auto` (pushes, schedules and manual runs on the default branch), `always` or `never`."),
			"timeout-minutes": (0, _entries_js__WEBPACK_IMPORTED_MODULE_4__.sH)("minutes above 0, at most 360", (given) => (0, _values_js__WEBPACK_IMPORTED_MODULE_7__.S7)(given, 360)).prefault("10").describe("Time budget for all calls to the service together, in minutes."),
			facts: _facts_fact_js__WEBPACK_IMPORTED_MODULE_2__.tp.default([]).describe("Values that you state, and old ones that no page may say again: a list, each with `name`, `is` and `was`."),
			generator: list.default([]).describe("The program that builds the site, such as `hugo`; or `folder = name` lines. Its rules give the addresses of pages. Default: what the files show; `none` for no program."),
			"host-check": _entries_js__WEBPACK_IMPORTED_MODULE_4__.dt.prefault("true").describe("Whether scheduled runs and `doctor` read the `robots.txt` and one page of `site-url`, to tell what the host keeps from answer engines."),
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
			Vu: () => formatOwner,
			Xv: () => readKeywords,
			nv: () => formatKeyword
		});
		var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2503);
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
					...(owner ?? known?.owner) && { owner: owner ?? known?.owner }
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
		function formatKeyword({ keyword, owner }) {
			const line = keyword.replaceAll("|", "\\|");
			return owner === undefined ? line : `${line} | owner: ${formatOwner(owner)}`;
		}
		function formatOwner({ path, heading }) {
			return heading === undefined ? path : `${path}#${heading}`;
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
		var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2503);
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
			if (name === "defaults") return "no defaults: write these values above `gates:`";
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
		var _lib_http_loopback_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84344);
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
			return Array.from(named, ([name, ofName]) => ({
				name,
				domains: ofName.map(({ domain }) => domain).filter((domain) => domain !== undefined)
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
			const allowed = url.protocol === "https:" || url.protocol === "http:" && (0, _lib_http_loopback_js__WEBPACK_IMPORTED_MODULE_3__.U)(url.hostname);
			const plain = !url.username && !url.password && !text.includes("?") && !text.includes("#");
			const root = url.origin + url.pathname.replace(/(?<!\/)\/+$/, "").replace(/\/v1$/, "");
			return allowed && plain ? root : undefined;
		}
		const SLACK_HOST = /^hooks\.slack(?:-gov)?\.com$/;
		function readWebhook(text) {
			const [, named, address = ""] = /^(?:(slack|json)=)?(.*)$/s.exec(text) ?? [];
			const url = URL.parse(address);
			if (url === null || url.username || url.password) return undefined;
			const isAllowed = url.protocol === "https:" || url.protocol === "http:" && (0, _lib_http_loopback_js__WEBPACK_IMPORTED_MODULE_3__.U)(url.hostname);
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
		var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2503);
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
			return trust(`<!-- ${kind}:${encodeURIComponent(key.toWellFormed())} -->`);
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
	57854: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			CI: () => partsOf,
			JK: () => CODE_LENGTH,
			Si: () => QUOTE_LENGTH,
			dW: () => plainAnswer,
			oi: () => plainOf,
			xt: () => NAME_LENGTH
		});
		var _escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68989);
		var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94869);
		var _web_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73530);
		const NAME_LENGTH = 120;
		const QUOTE_LENGTH = 300;
		const CODE_LENGTH = 200;
		function partsOf(line, look = {}) {
			return line.flatMap((part) => {
				if (typeof part === "string") return [{
					...look,
					text: part
				}];
				if ("name" in part) return [{
					...look,
					text: (0, _text_js__WEBPACK_IMPORTED_MODULE_0__.$Q)((0, _text_js__WEBPACK_IMPORTED_MODULE_0__.OX)(part.name), part.most ?? NAME_LENGTH) || "–"
				}];
				if ("quote" in part) return [{
					...look,
					text: `“${(0, _text_js__WEBPACK_IMPORTED_MODULE_0__.$Q)((0, _text_js__WEBPACK_IMPORTED_MODULE_0__.OX)(part.quote), part.most ?? QUOTE_LENGTH)}”`
				}];
				if ("code" in part) return [{
					...look,
					text: (0, _text_js__WEBPACK_IMPORTED_MODULE_0__.$Q)((0, _text_js__WEBPACK_IMPORTED_MODULE_0__.OX)(part.code), CODE_LENGTH),
					isCode: true
				}];
				if ("strong" in part) return partsOf(part.strong, {
					...look,
					isStrong: true
				});
				if ("small" in part) return partsOf(part.small, {
					...look,
					isSmall: true
				});
				if ("toned" in part) return partsOf(part.toned, {
					...look,
					tone: part.tone
				});
				const url = (0, _web_url_js__WEBPACK_IMPORTED_MODULE_1__.BD)(part.link)?.href;
				return partsOf(part.label, {
					...look,
					...url !== undefined && { url }
				});
			});
		}
		function plainOf(line) {
			const text = partsOf(line).map((part) => part.text);
			return (0, _escape_js__WEBPACK_IMPORTED_MODULE_2__.h0)(text.join(""), Number.POSITIVE_INFINITY);
		}
		function plainAnswer(text) {
			return text.replace(/\[([^[\]\n]*)\]\([^()\s]*(?:\([^()\s]*\)[^()\s]*)?\)/g, "$1").replace(/\*\*|__|`/g, "").replace(/^[ \t]*#+[ \t]+/gm, "");
		}
	}),
	7794: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { f: () => DOCUMENTS });
		const DOCUMENTS = "https://ai-visibility-gate.github.io/ai-visibility-gate";
	}),
	68989: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			D4: () => plainTitle,
			fp: () => breakTriggers,
			h0: () => plainLine,
			hP: () => escapeSarif,
			k4: () => escapeSlack,
			pe: () => ZERO_WIDTH_SPACE
		});
		var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94869);
		const ZERO_WIDTH_SPACE = "​";
		const TRIGGERS = /[@#](?=\S)|:(?=\/\/|[\w+-]+(?::|$))|www(?=\.)|\bgh-(?=\d)/gi;
		function breakTriggers(line) {
			return line.replace(TRIGGERS, `$&${ZERO_WIDTH_SPACE}`);
		}
		function plainLine(text, maxLength = 1e3) {
			return (0, _text_js__WEBPACK_IMPORTED_MODULE_0__.$Q)((0, _text_js__WEBPACK_IMPORTED_MODULE_0__.OX)(text), maxLength).replace(/^::/, `:${ZERO_WIDTH_SPACE}:`).replaceAll("##[", `##${ZERO_WIDTH_SPACE}[`);
		}
		function plainTitle(text, maxLength) {
			const inert = breakTriggers((0, _text_js__WEBPACK_IMPORTED_MODULE_0__.OX)(text).replaceAll("`", "'"));
			return (0, _text_js__WEBPACK_IMPORTED_MODULE_0__.$Q)(inert, maxLength);
		}
		function escapeSarif(text) {
			return text.replace(/[\\[\]]/g, String.raw`\$&`);
		}
		function escapeSlack(text) {
			return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replace(/[*_~`]/g, `$&${ZERO_WIDTH_SPACE}`);
		}
	}),
	84344: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { U: () => isLoopback });
		function isLoopback(hostname) {
			return hostname === "localhost" || hostname === "[::1]" || /^127(\.\d+){3}$/.test(hostname);
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
	46958: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			B4: () => formatCount,
			GY: () => NO_VALUE,
			_: () => meanOfKnown,
			pq: () => countOf,
			un: () => roundToTenths,
			v: () => andMore,
			y: () => formatScore
		});
		const MINUS = "−";
		const NO_VALUE = "–";
		function formatScore(value) {
			const isTiny = value !== 0 && Math.abs(value) < .05;
			if (isTiny) return value > 0 ? "<0.1" : `>${MINUS}0.1`;
			return `${value < 0 ? MINUS : ""}${Math.abs(roundToTenths(value)).toFixed(1)}`;
		}
		function roundToTenths(value) {
			const size = Math.abs(value);
			return size < 0xe8d4a51000 ? Math.sign(value) * Math.round(size * 10) / 10 : value;
		}
		function formatCount(value) {
			const rounded = roundToTenths(value);
			return `${rounded < 0 ? MINUS : ""}${Math.abs(rounded)}`;
		}
		function countOf(amount, noun) {
			return `${formatCount(amount)} ${noun}${amount === 1 ? "" : "s"}`;
		}
		function andMore(count) {
			return count > 0 ? `and ${count} more` : "";
		}
		function meanOfKnown(values) {
			const known = values.filter((value) => typeof value === "number");
			if (known.length === 0 || 2 * known.length < values.length) return undefined;
			return known.reduce((sum, value) => sum + value, 0) / known.length;
		}
	}),
	78625: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			NG: () => createTimeLeft,
			WW: () => createInterval,
			vk: () => describeProgress
		});
		var _numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46958);
		const MIN_SECONDS = 2;
		function createTimeLeft(now) {
			const start = now();
			return (done, planned) => {
				const seconds = (now() - start) / 1e3;
				if (done === 0 || seconds < MIN_SECONDS) return undefined;
				return seconds / done * Math.max(planned - done, 0);
			};
		}
		function createInterval(now, seconds) {
			let last = now();
			return () => {
				if (now() - last < seconds * 1e3) return false;
				last = now();
				return true;
			};
		}
		function describeProgress(verb, done, planned, things, secondsLeft) {
			const count = `${verb} ${done} of ${planned}${things && ` ${things}`}`;
			if (secondsLeft === undefined || done >= planned) return count;
			const left = secondsLeft < 60 ? (0, _numbers_js__WEBPACK_IMPORTED_MODULE_0__.pq)(Math.max(5, Math.ceil(secondsLeft / 5) * 5), "second") : (0, _numbers_js__WEBPACK_IMPORTED_MODULE_0__.pq)(Math.ceil(secondsLeft / 60), "minute");
			return `${count}, about ${left} left`;
		}
	}),
	44350: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			I3: () => ANSWERS,
			Lp: () => CODES,
			mc: () => INPUTS,
			pt: () => RUNS,
			u6: () => PUBLISHING
		});
		var _lib_documents_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7794);
		const BUILT_SITE = `${_lib_documents_js__WEBPACK_IMPORTED_MODULE_0__.f}/recipes#pull-requests-of-a-built-site`;
		const INPUTS = {
			AVG_INPUT: ["An input is missing or has a value that is not allowed.", "Correct the inputs that the message lists."],
			AVG_LONG_INPUT: ["An input is almost as long as Linux allows: 131,071 bytes.", "Move long lists of keywords to a file that the config file names."],
			AVG_ACCEPT: ["`accept: true` counts only in a run that a person starts (`workflow_dispatch`).", `Make accept an input of the workflow, and set it in a run by hand. See ${_lib_documents_js__WEBPACK_IMPORTED_MODULE_0__.f}/verdict#an-open-loss.`],
			AVG_FACTS_OLD: ["A fact of the config file was looked at more than 180 days ago: see `as-of`.", "Check the values of the fact, and write the day of the check under as-of."],
			AVG_UNEXPECTED: ["The program or the machine failed in an unknown way.", "Run the job again, or report the message."],
			AVG_BASE_FILE: ["The config, a file of keywords, the baseline or recorded answers could not be read at the tip of the base branch.", "Run actions/checkout before this step with fetch-depth: 2, or fetch-depth: 0 if the step names a ref. For a file that a step of the job makes, give an absolute path, such as ${{ runner.temp }}/baseline.json."],
			AVG_LINK_OUT: ["A symbolic link leads out of the workspace, or to nothing.", "Remove the link, or give an absolute path."],
			AVG_SUMMARY: ["The job summary was not written.", "Check the disk of the runner."],
			AVG_OUTPUTS: ["The outputs of the step were not set.", "Check the disk of the runner."],
			AVG_REPORT_FILE: ["A report file was not written.", "The other report files are not affected."],
			AVG_FONT: ["The PDF report lacks characters, or a font of the machine cannot be used.", "Install a font that has them, such as fonts-noto-cjk."],
			AVG_NO_PAGES: ["The engine `repository` found no page with text.", "Run actions/checkout before this step. Name your pages, or the folder of a built site, with content."],
			AVG_NO_MATCH: ["A glob of `content` matches no page.", "Correct the glob, which begins at the root of the repository, or build the site before this step."],
			AVG_NO_COMPETITOR_PAGES: ["A folder of `competitor-content` holds no page with text.", "Capture pages of the competitor into the folder, or remove it from competitor-content."],
			AVG_NO_BASE_PAGES: ["The folder of `base-content` holds no page with text.", `Put a build of the base into the folder of base-content before this step. See ${BUILT_SITE}.`],
			AVG_NO_FOLDER: ["The folder with the pages does not exist or cannot be read.", "Run actions/checkout before this step, and check the permissions of the folder."],
			AVG_BASE_NOT_IN_GIT: ["The pages are not in git, and `base-content` is not set.", `Set base-content to a folder with the build of the base. See ${BUILT_SITE}.`],
			AVG_BASE_COMMITTED: ["The folder of `base-content` is committed, so a change could write its own base.", `Remove the folder from the repository, and put a build of the base into it before this step. See ${BUILT_SITE}.`],
			AVG_BASE_UNAVAILABLE: ["The base of the change is not in the checkout, and could not be fetched.", "Give actions/checkout fetch-depth: 2, or 0 if the step names a ref."],
			AVG_OTHER_TREE: ["The checked-out commit is not that of the change or of the push.", "Run the gate on pull_request, with actions/checkout and no ref. If the branch has a newer commit, its own run judges it."],
			AVG_OWNER_MISSING: ["The page or the section that a line of `keywords` names does not exist on the base, or cannot be read.", "Correct the line in keywords."],
			AVG_FAILS_NOTHING: ["No page of the base owns a question, so no change can fail the gate.", "Name the page that answers each question (`keyword | owner: path`), or check content and language."],
			AVG_EDITED_TREE: ["A step before this one changed tracked pages. They are compared as they are now.", "Run the gate before the steps that write pages, or in a job of its own."],
			AVG_ADDRESS: ["The change touches redirects, `robots.txt` or the place of pages whose address is not known.", "Set `generator` or `site-url`. ai-visibility-gate addresses prints what is known."],
			AVG_SITE_MOVED: ["A change of settings, such as the base path, gives every page another address.", "Redirect the old addresses at the host of the site, or undo the change of the settings."],
			AVG_SAME_BUILD: ["The folder of `base-content` holds the same bytes as the pages of the change.", `If the change edits pages, the first build was copied or both are of one commit. See ${BUILT_SITE}.`],
			AVG_NO_CHECKOUT: ["`baseline: base` needs a git checkout.", "Let actions/checkout, without `path`, put the repository into the workspace itself. At a terminal, start in a folder of the repository. Or set base-content to a folder with the build of the base."],
			AVG_OTHER_OWNER: ["git refuses to read a checkout that belongs to another user.", "Run `git config --global --add safe.directory FOLDER` before, as the user that runs the gate, with the path of the checkout as FOLDER."],
			AVG_NO_GIT: ["`baseline: base` needs git, which could not be started.", "Install git on the runner, and check that the folder of the pages exists."],
			AVG_GIT: ["git failed while the pages were read.", "See the words of git in the message."],
			AVG_PAGE_LIMIT: ["The change takes a page with an answer beyond a limit of reading.", "Divide the page, or leave it out with content, for example !docs/changelog.md."],
			AVG_PAGE_TIME: ["A page takes too long to read.", "Shorten the page, or leave it out with content, for example !docs/changelog.md."],
			AVG_PAGE_MEMORY: ["The pages need more memory than they may have.", "Select fewer pages with content."],
			AVG_PAGE_READING: ["The program failed while it read the pages.", "Run the job again, or report the message."]
		};
		const RUNS = {
			AVG_NO_SECRETS: ["The run has no key: forks get no secrets, and Dependabot only its own.", "The gate judges the change after the merge. For Dependabot, store the key as a secret of Dependabot with the same name."],
			AVG_LIMIT_DAY: ["The run needs more requests than the plan allows for a day.", "Ask for less, or set plan or limits to what your account allows."],
			AVG_TIME_BUDGET: ["The rate limit makes the run longer than `timeout-minutes`.", "Raise timeout-minutes, ask for less, or set plan or limits to what your account allows."],
			AVG_COST_LIMIT: ["The estimated cost of all gates is above `max-cost`.", "Raise max-cost, or ask for less. check --plan shows the estimate."],
			AVG_COST_UNKNOWN: ["The price of an engine is not known, so `max-cost` cannot limit it.", "Set max-requests in the config file, name another model, or remove max-cost."],
			AVG_FEW_ANSWERS: ["Fewer answers were evaluated than `min-answers` requires.", "Correct what the lines on missing answers name, or lower min-answers."],
			AVG_REQUIRED_UNANSWERED: ["The same, of a required engine.", "Correct what the lines on missing answers name, or take the engine out of required-engines."],
			AVG_NO_ANSWERS: ["The scans completed, and no engine answered.", "Check the engines input, and ask the service why no engine answered."],
			AVG_FAILED: ["A rule failed. Each failed rule has an annotation of its own.", "See the codes of the rules."],
			AVG_INCONCLUSIVE: ["A drop may be chance, there is nothing to test it against, or a value is missing.", "Start another run or wait for the next one."],
			AVG_COMPETITOR_UNMEASURED: ["A competitor could not be measured.", "Only `min-share-of-voice` depends on it."],
			AVG_BASELINE_UNUSABLE: ["The baseline exists and cannot be used.", "Restore the baseline, or delete it to start without one."],
			AVG_BASELINE_MISSING: ["There is no baseline, and `fail-on` lists `no-baseline`.", "Record a run on the default branch, or remove `no-baseline` from `fail-on`."],
			AVG_PUSH_BASE: ["The run has no base: its event checks no change, or the commit before a push is not known.", "Compare on pull_request, merge_group or push. For a push, give actions/checkout fetch-depth: 0. To fail such a run, add no-baseline to fail-on."],
			AVG_REQUEST_400: ["The service did not accept the request.", "Check brand, keywords, engines and language."],
			AVG_AUTH_401: ["The key is missing or not valid.", "Check the secret behind the input api-key, or AI_VISIBILITY_KEY at a terminal."],
			AVG_AUTH_403: ["The key is valid and not permitted to do this.", "Check what your plan permits, or use a key of another plan."],
			AVG_SERVICE_404: ["The address does not exist.", "Check base-url: the root of the service."],
			AVG_LIMIT_429: ["More requests were made than the plan allows.", "Set plan or limits to those of your account, ask for less, or run at another time."],
			AVG_SERVICE_REDIRECT: ["The service redirects to another address (status 3xx).", "Set base-url to the new address. The key is sent to no other."],
			AVG_SERVICE_5XX: ["The service failed (status 500 or above).", "Run the job later."],
			AVG_SERVICE_HTTP: ["The service answered with another error status.", "Check base-url, brand, keywords, engines and language, and whether a firewall blocks the runner."],
			AVG_PROXY: ["The address of the proxy is not valid.", "Set HTTPS_PROXY and HTTP_PROXY to a URL such as http://proxy.example:3128."],
			AVG_SERVICE_CONNECTION: ["The service could not be reached.", "Check base-url, and that the runner may reach it. Behind a proxy, set HTTPS_PROXY for the job."],
			AVG_SERVICE_TIMEOUT: ["The service did not answer within the time budget.", "Raise timeout-minutes, or ask for less."],
			AVG_SERVICE_WAIT: ["The service asks for too long a wait.", "Raise timeout-minutes above that wait, or run the job later."],
			AVG_SERVICE_RESPONSE: ["The answer of the service does not follow its contract.", "Check base-url, then report it to the service."],
			AVG_SERVICE_INCOMPLETE: ["The service accepted the request and did not complete it.", "Run the job later. Only completed scans are judged."],
			AVG_CONTRADICTION: ["The answers of a hosted service contradict the request or themselves.", "Report it to the service."],
			AVG_CANCELLED: ["The workflow was cancelled before the service answered.", "Run the job again."],
			AVG_SETUP: ["A key or a recording is missing.", "Check the keys in the env of the step, and the paths in the inputs."],
			AVG_ENGINE_SILENT: ["A hosted service returned no answer of an engine that `engines` lists.", "Ask the service why. To go on without the engine, put a ? after its name in engines."],
			AVG_ENGINE: ["The embedded service skipped a page or a stored record.", "What was skipped is not measured."]
		};
		const ANSWERS = {
			AVG_ANSWER_UNSEARCHED: ["The engine answered without a web search.", "Another model of the vendor may search more often."],
			AVG_ANSWER_REFUSED: ["The engine, or a filter of its vendor, refused to answer.", "Rephrase the keyword, if it may look harmful out of context."],
			AVG_ANSWER_FAILED: ["The engine reported a failure or stopped before the end.", "If most answers fail, try another model."],
			AVG_ANSWER_SOURCES: ["The engine searched, and no citation of its answer can be read.", "If this affects most answers, report it to us, and put a ? after the name in engines."],
			AVG_ANSWER_UNREADABLE: ["The answers cite or name nobody: the vendor changed the form of its replies.", "Use the newest version, or report this to us. A ? after the name in engines goes on without the engine."],
			AVG_ANSWER_MALFORMED: ["A reply does not follow the vendor's format.", "If this affects most answers, report the message to us."],
			AVG_ANSWER_REJECTED: ["The vendor refused the request, such as with status 400.", "If this affects all answers, the model may not support web search."],
			AVG_ANSWER_REDIRECT: ["The vendor redirects to another address (status 3xx).", "Check the address of the engine in the environment, and the proxy."],
			AVG_ANSWER_5XX: ["The server of the vendor failed after all attempts.", "Run the job later, or look at the status page of the vendor."],
			AVG_ANSWER_CONNECTION: ["The vendor could not be reached after all attempts.", "Check the address in the environment, and that the runner may reach it. Behind a proxy, set HTTPS_PROXY for the job."],
			AVG_ANSWER_429: ["The vendor limited the question for its whole time (status 429).", "Ask for less, run at another time, or raise the limits of the account."],
			AVG_ANSWER_TIMEOUT: ["No answer came in the time of a question: a quarter of `timeout-minutes`, at least 30 seconds.", "If this affects many answers, raise timeout-minutes, or choose a faster model."],
			AVG_ANSWER_BUDGET: ["The time budget ended before the answer.", "Raise timeout-minutes, or ask for less."],
			AVG_ANSWER_COST: ["The question was not sent: the cost of the run had reached `max-cost`.", "Raise max-cost, or ask for less."],
			AVG_ENGINE_KEY: ["The vendor refused the key (status 401).", "Check the variable that the message names."],
			AVG_ENGINE_FORBIDDEN: ["The key has no permission (status 403).", "Permit the key to use the model and web search."],
			AVG_ENGINE_CREDIT: ["The account has no credit left, or has reached its spending limit.", "Add credit, or raise the limit."],
			AVG_ENGINE_QUOTA: ["The account may ask nothing more on this day.", "Run the job tomorrow, raise the quota, or ask for less."],
			AVG_ENGINE_MODEL: ["The vendor does not know the model or the address, such as with status 404.", "Check the model in `engines`, and the variable that the message names."],
			AVG_ENGINE_RATE_LIMIT: ["The vendor limited a question (status 429) and answered no other.", "Raise the limits of the account, or ask for less."],
			AVG_ENGINE_TIMEOUT: ["Three questions in a row got no answer in the time of a question.", "Run the job later, or raise timeout-minutes."]
		};
		const PUBLISHING = {
			AVG_HISTORY_UNREADABLE: ["The history, or a line in it, could not be read.", "Run the job again, check the permissions of github-token, or repair the line."],
			AVG_HISTORY_NOT_WRITTEN: ["This run was not added to the history.", "A later run writes it. Check the permissions of the job."],
			AVG_COMMENT_403: ["The token is not permitted to write the pull request comment.", `The job needs the permission \`pull-requests: write\`. For forks, see ${_lib_documents_js__WEBPACK_IMPORTED_MODULE_0__.f}/forks.`],
			AVG_COMMENT: ["The pull request comment was not written completely.", "A later run writes it. Check the permissions of the job."],
			AVG_ISSUE_403: ["The token is not permitted to write the issue.", "The job needs the permission `issues: write`."],
			AVG_ISSUE_410: ["The repository has its issues disabled.", "Enable issues in the settings of the repository, or set `issue: never`."],
			AVG_ISSUE: ["The issue was not written completely.", "A later run writes it. Check the permissions of the job."],
			AVG_GITHUB_RATE_LIMIT: ["A rate limit of GitHub stopped a comment or an issue.", "A later run writes it."],
			AVG_TOKEN: ["The input `github-token` is empty, so nothing was written to GitHub.", "Remove the input to use the token of the workflow."],
			AVG_REVIEWS: ["The reviews of the pull request could not be read, so none of them accepts the lost answers.", "Give the job `pull-requests: read` and `contents: read`, or re-run the job later."],
			AVG_ARTIFACT_STORAGE: ["The run has no artifact storage. Only GitHub.com has it.", "The files stay on the runner."],
			AVG_ARTIFACT_409: ["The workflow run already has an artifact of this name.", "In a matrix, give each gate its own `key`."],
			AVG_ARTIFACT: ["The artifact was not uploaded.", "The files stay on the runner."],
			AVG_NOTIFY: ["The message of the input `notify` was not sent.", `Check that the webhook still exists, and its format. See ${_lib_documents_js__WEBPACK_IMPORTED_MODULE_0__.f}/reports#messages.`],
			AVG_COMMENT_MODE: ["`mode: comment` wrote no comment for the finished run.", `Compare your two workflows with ${_lib_documents_js__WEBPACK_IMPORTED_MODULE_0__.f}/forks.`]
		};
		const CODES = {
			...INPUTS,
			...RUNS,
			...ANSWERS,
			...PUBLISHING
		};
	}),
	53271: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			QY: () => codeOfFileProblem,
			Rw: () => describeFileProblem,
			hE: () => describeUnusableFile
		});
		var _lib_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68989);
		var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44702);
		var _message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11531);
		function describeUnusableFile(facts, noun = "file") {
			const path = (0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_2__.h0)(facts.path, _words_js__WEBPACK_IMPORTED_MODULE_0__.xt);
			return (0, _message_js__WEBPACK_IMPORTED_MODULE_1__.bD)(codeOfFileProblem(facts), `The ${noun} ${path} cannot be used: ${describeFileProblem(facts)}.`);
		}
		function codeOfFileProblem({ kind }) {
			return kind === "link-out" ? "AVG_LINK_OUT" : "AVG_BASE_FILE";
		}
		function describeFileProblem(facts) {
			if (facts.kind === "link-out") {
				const target = (0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_2__.h0)(facts.target, _words_js__WEBPACK_IMPORTED_MODULE_0__.xt);
				return `a symbolic link of the workspace leads from there to ${target}, which is outside of the workspace or does not exist`;
			}
			return `it is read from the commit that the change is based on, and ${describeReason(facts.reason)}, so it could not be checked whether the change edits the file`;
		}
		function describeReason(reason) {
			if ("detail" in reason) return `git could not give it${(0, _message_js__WEBPACK_IMPORTED_MODULE_1__.YE)(reason.detail)}`;
			return {
				folder: "it is a folder there",
				link: "a symbolic link there leads out of the repository or to nothing",
				submodule: "it is in a submodule there"
			}[reason.kind];
		}
	}),
	14039: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Fx: () => describeConfigChanges,
			Vp: () => describeUnexpected,
			jv: () => describeInputs
		});
		var _lib_escape_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(68989);
		var _lib_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13963);
		var _lib_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(94869);
		var _sites_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11852);
		var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44702);
		var _files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53271);
		var _message_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11531);
		var _pages_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(36268);
		const MAX_FILES = 10;
		function describeInputs(problems) {
			return [(0, _message_js__WEBPACK_IMPORTED_MODULE_4__.cA)("AVG_INPUT", `${problems.length === 1 ? "One input needs" : `${problems.length} inputs need`} to be corrected before anything is scanned.`, ""), ...problems.map(({ place, input, given, allowed }) => {
				const got = given === undefined ? "" : given === "" ? "nothing was given; " : `got "${(0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_6__.h0)(given, 100)}"; `;
				const where = place === undefined ? "" : `${place.path}:${place.line}:${place.column}: `;
				return (0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_6__.h0)(`${where}${(0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_6__.h0)(input, _words_js__WEBPACK_IMPORTED_MODULE_2__.xt)}: ${got}expected ${allowed}`, 2e3);
			})];
		}
		function describeUnexpected(error) {
			if (error instanceof _lib_files_js__WEBPACK_IMPORTED_MODULE_0__.X4) return (0, _message_js__WEBPACK_IMPORTED_MODULE_4__.hw)((0, _files_js__WEBPACK_IMPORTED_MODULE_3__.hE)(error.facts, "path"));
			if (error instanceof _sites_errors_js__WEBPACK_IMPORTED_MODULE_1__.bf) return (0, _message_js__WEBPACK_IMPORTED_MODULE_4__.hw)((0, _pages_js__WEBPACK_IMPORTED_MODULE_5__.Nx)(error.facts));
			return (0, _message_js__WEBPACK_IMPORTED_MODULE_4__.cA)("AVG_UNEXPECTED", `The gate could not run: ${(0, _lib_text_js__WEBPACK_IMPORTED_MODULE_7__.bC)(error)}`, "");
		}
		function describeConfigChanges(changes) {
			const shown = changes.slice(0, MAX_FILES).map(describeChange);
			const rest = changes.length - shown.length;
			return rest > 0 ? [...shown, `The change also edits ${rest} more of these files.`] : shown;
		}
		function describeChange({ path, kind }) {
			const edits = {
				added: "adds",
				changed: "edits",
				removed: "deletes"
			}[kind];
			const what = `The change ${edits} ${(0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_6__.h0)(path, _words_js__WEBPACK_IMPORTED_MODULE_2__.xt)}, which this gate takes its settings from.`;
			return kind === "added" ? `${what} They count in this run, because the base has no such file.` : `${what} This run is judged by the file as it was before.`;
		}
	}),
	11531: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Fq: () => remedyOfCode,
			Rw: () => detailOf,
			YE: () => inParentheses,
			bD: () => messageOf,
			cA: () => lineOf,
			hw: () => formatMessage,
			p7: () => addressOfCode
		});
		var _lib_documents_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7794);
		var _lib_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68989);
		var _codes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44350);
		function remedyOfCode(code) {
			return _codes_js__WEBPACK_IMPORTED_MODULE_0__.Lp[code][1];
		}
		function messageOf(code, what, remedy = remedyOfCode(code)) {
			return {
				code,
				what,
				remedy,
				text: remedy === "" ? what : `${what} ${remedy}`
			};
		}
		function lineOf(code, what, remedy) {
			return formatMessage(messageOf(code, what, remedy));
		}
		function formatMessage({ code, text }) {
			return (0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_1__.h0)(`${code}: ${text}`, 2e3);
		}
		function addressOfCode(code) {
			return `${_lib_documents_js__WEBPACK_IMPORTED_MODULE_2__.f}/errors#${code.toLowerCase()}`;
		}
		const DETAIL_LENGTH = 200;
		function detailOf(text) {
			return (0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_1__.h0)(text, DETAIL_LENGTH).replace(/[.\s]+$/, "");
		}
		function inParentheses(text) {
			const detail = detailOf(text);
			return detail && ` (${detail})`;
		}
	}),
	36268: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Dc: () => countFiles,
			Me: () => describeDoubt,
			Nx: () => describeCorpusProblem,
			gM: () => describeOnePassedOver
		});
		var _inputs_keywords_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1902);
		var _lib_escape_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68989);
		var _numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73533);
		var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44702);
		var _files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53271);
		var _message_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11531);
		const DETAIL_LENGTH = 200;
		function describeCorpusProblem(facts) {
			if (facts.kind === "no-base-file" || facts.kind === "link-out") return (0, _files_js__WEBPACK_IMPORTED_MODULE_3__.hE)(facts);
			if (facts.kind === "owner-missing") return describeDoubt(facts);
			const [code, what] = wordsOf(facts);
			return (0, _message_js__WEBPACK_IMPORTED_MODULE_4__.bD)(code, "passedOver" in facts ? withPassedOver(what, facts) : what);
		}
		function wordsOf(facts) {
			const lookedFor = "lookedFor" in facts ? list(facts.lookedFor) : "";
			const detail = "detail" in facts ? (0, _message_js__WEBPACK_IMPORTED_MODULE_4__.YE)(facts.detail) : "";
			switch (facts.kind) {
				case "no-pages": return ["AVG_NO_PAGES", `No page with text was found ${lookedFor ? `by content: ${lookedFor}` : "in the repository"}.`];
				case "no-match": return ["AVG_NO_MATCH", `The glob ${lookedFor} of content matches no page.`];
				case "no-competitor-pages": {
					const folder = `The folder ${lookedFor} of competitor-content`;
					return ["AVG_NO_COMPETITOR_PAGES", `${folder} holds no page of ${nameOf(facts.competitor)}.`];
				}
				case "no-base-pages": return ["AVG_NO_BASE_PAGES", `The folder ${lookedFor} of base-content holds no page.`];
				case "base-not-in-git": return ["AVG_BASE_NOT_IN_GIT", `The pages of ${lookedFor} are not in git, so no commit is their base.`];
				case "no-folder": return ["AVG_NO_FOLDER", `The folder ${nameOf(facts.folder)} does not exist or cannot be read.`];
				case "base-pages-committed": {
					const folder = `The folder ${nameOf(facts.folder)} of base-content`;
					return ["AVG_BASE_COMMITTED", `${folder} is part of the commit that is checked.`];
				}
				case "commit-unavailable": {
					const commit = `The commit ${shortId(facts.commit)} that the change is based on`;
					const what = `${commit} is not in the checkout, and could not be fetched${detail}.`;
					return ["AVG_BASE_UNAVAILABLE", what];
				}
				case "other-tree": {
					const [is, wanted] = [shortId(facts.checkedOut), shortId(facts.head)];
					const what = `The checked-out commit ${is} is neither ${wanted}, which this run is for, nor GitHub's merge of it.`;
					return ["AVG_OTHER_TREE", what];
				}
				case "not-a-checkout": return ["AVG_NO_CHECKOUT", `The folder is not inside a git checkout.${describeInner(facts.inner)}`];
				case "other-owner": return ["AVG_OTHER_OWNER", `git refuses the checkout, because another user owns it${detail}.`];
				case "no-git": return ["AVG_NO_GIT", `git could not be started${detail}.`];
				case "git-failed": return ["AVG_GIT", `The command “${(0, _message_js__WEBPACK_IMPORTED_MODULE_4__.Rw)(facts.command)}” failed${detail}.`];
				case "pages-beyond-limit": {
					const pages = list(facts.pages.map(({ path }) => path));
					return ["AVG_PAGE_LIMIT", `Answers depend on pages that are too large or too complex: ${pages}.`];
				}
				case "page-reading-failed": {
					const { path, fact } = facts;
					const page = path === undefined ? "the pages" : `the page ${nameOf(path)}`;
					const what = fact === undefined ? `Reading ${page}` : `The search for the fact “${nameOf(fact)}”`;
					return [READING[facts.reason], `${what} ended${detail}.`];
				}
			}
		}
		function describeInner(folder) {
			if (folder === undefined) return "";
			const name = nameOf(folder);
			return ` Its folder ${name} is a checkout: remove “path: ${name}” from the step that uses actions/checkout.`;
		}
		const READING = {
			"too-slow": "AVG_PAGE_TIME",
			"out-of-memory": "AVG_PAGE_MEMORY",
			crashed: "AVG_PAGE_READING"
		};
		function describeDoubt(doubt) {
			switch (doubt.kind) {
				case "owner-missing": {
					const more = doubt.owners.length - MAX_OWNERS;
					const what = doubt.owners.slice(0, MAX_OWNERS).map(describeMissingOwner).join(" ");
					return (0, _message_js__WEBPACK_IMPORTED_MODULE_4__.bD)("AVG_OWNER_MISSING", more > 0 ? `${what} ${more} more are like these.` : what);
				}
				case "nothing-to-lose": {
					const what = `The base has ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_1__.pq)(doubt.pages, "page")}, and none owns a question, so no change can fail this gate.`;
					return (0, _message_js__WEBPACK_IMPORTED_MODULE_4__.bD)("AVG_FAILS_NOTHING", withPassedOver(what, doubt));
				}
				case "edited-tree": {
					const { pages, examples } = doubt;
					const differ = `${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_1__.pq)(pages, "tracked page")} ${pages === 1 ? "differs" : "differ"}`;
					return (0, _message_js__WEBPACK_IMPORTED_MODULE_4__.bD)("AVG_EDITED_TREE", `${differ} from the commit: ${list(examples)}.`);
				}
				case "address-unknown": {
					const { pages, examples } = doubt;
					const what = `Redirects, robots.txt and moves cannot be checked for ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_1__.pq)(pages, "page")}: the address of the page is not known. For example: ${list(examples)}.`;
					return (0, _message_js__WEBPACK_IMPORTED_MODULE_4__.bD)("AVG_ADDRESS", what);
				}
				case "site-moved": {
					const { pages, from, to } = doubt;
					const what = `This change moves all ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_1__.pq)(pages, "page")}: their addresses begin with ${nameOf(to)} instead of ${nameOf(from)}.`;
					return (0, _message_js__WEBPACK_IMPORTED_MODULE_4__.bD)("AVG_SITE_MOVED", what);
				}
				case "same-build": return (0, _message_js__WEBPACK_IMPORTED_MODULE_4__.bD)("AVG_SAME_BUILD", `The build of the base, in ${nameOf(doubt.folder)}, is equal byte for byte to that of the change.`);
			}
		}
		const MAX_OWNERS = 3;
		function describeMissingOwner(owner) {
			const { keyword, found } = owner;
			const line = found === undefined ? "" : ` Write “${(0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_5__.h0)((0, _inputs_keywords_js__WEBPACK_IMPORTED_MODULE_0__.nv)({
				keyword,
				owner: found
			}), DETAIL_LENGTH)}”.`;
			return `${describeAbsence(owner)}${line}`;
		}
		function describeAbsence({ keyword, path, heading, isRenamed, reason }) {
			const [page, question] = [nameOf(path), `“${nameOf(keyword)}”`];
			if (isRenamed) return `This change renames ${page}, the page that answers ${question}.`;
			if (heading !== undefined) return `${page} has no section “${nameOf(heading)}”, so the whole page is checked for ${question}.`;
			const what = reason === undefined ? "does not exist on the base" : `is not read as a page, because ${describeOnePassedOver(reason)}`;
			return `${page} ${what}, so it is not checked for ${question}.`;
		}
		function describePassedOver(passedOver) {
			const byReason = Map.groupBy(passedOver, ({ reason }) => reason);
			return [...byReason].map(([reason, groups]) => ({
				reason,
				groups,
				count: countFiles(groups)
			})).sort((a, b) => b.count - a.count).map(({ reason, groups, count }) => {
				if (reason !== "format") return `${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_1__.pq)(count, "file")} ${REASONS[reason]}`;
				const formats = groups.map(({ count, extension = "" }) => `${count} .${(0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_5__.h0)(extension, 20)}`);
				return `${formats.join(", ")}: not read`;
			});
		}
		function describeOnePassedOver(reason) {
			return `it is a file ${REASONS[reason]}`;
		}
		function countFiles(passedOver) {
			return passedOver.reduce((sum, { count }) => sum + count, 0);
		}
		function withPassedOver(what, { passedOver }) {
			const lines = describePassedOver(passedOver);
			return lines.length === 0 ? what : `${what} Passed over: ${lines.join("; ")}.`;
		}
		const REASONS = {
			format: "in a format that is not read",
			language: "in another language",
			copy: "with the text of others: a version, a build or a translation",
			changelog: "with a list of changes",
			community: "for contributors, such as a license",
			template: "with a template",
			test: "of tests",
			playground: "of a playground",
			generated: "of a build or of third parties",
			hidden: "with a name or a folder that begins with a dot",
			untracked: "outside of git",
			included: "that other pages include",
			"not-public": "kept as a draft or hidden from search engines",
			"lfs-pointer": "whose text is in Git LFS",
			"no-text": "without text of their own: what components or scripts show is in the built HTML alone",
			"too-large": "above the size limit of a page",
			"not-text": "without UTF-8 text",
			"not-parsable": "too complex to be read"
		};
		function nameOf(text = "") {
			return (0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_5__.h0)(text, _words_js__WEBPACK_IMPORTED_MODULE_2__.xt);
		}
		function list(names) {
			return (0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_5__.h0)(names.join(", "), DETAIL_LENGTH);
		}
		function shortId(commit = "") {
			return (0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_5__.h0)(commit.slice(0, 7));
		}
	}),
	73533: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			B4: () => _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.B4,
			BD: () => formatCost,
			D0: () => formatDrop,
			Fl: () => formatValue,
			GY: () => _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.GY,
			P9: () => describeCost,
			UK: () => formatUsd,
			jx: () => formatTotalCost,
			l9: () => formatPercent,
			pq: () => _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.pq,
			w_: () => formatSetting,
			y: () => _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.y
		});
		var _engines_account_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64235);
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46958);
		function formatPercent(share) {
			return share > 0 && share < .005 ? "<1%" : `${Math.round(100 * share)}%`;
		}
		function formatValue(value, unit) {
			if (unit === "percent") return formatPercent(value / 100);
			return unit === "score" ? (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.y)(value) : (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.B4)(value);
		}
		function formatDrop(drop, unit) {
			return drop < 1e-9 ? "none" : formatValue(drop, unit);
		}
		function formatSetting(value) {
			return `${Number(value.toPrecision(12))}`;
		}
		function formatUsd(amount) {
			return `${amount > 0 && amount < .005 ? "<0.01" : amount.toFixed(2)} USD`;
		}
		const UNKNOWN_COST = "not known";
		function formatCost({ costUsd, isWhole }) {
			if (isWhole) return formatUsd(costUsd);
			return costUsd > 0 ? `at least ${formatUsd(costUsd)}` : UNKNOWN_COST;
		}
		function describeCost({ inputTokens, outputTokens, searches, costUsd, unpriced }) {
			return {
				tokens: inputTokens + outputTokens === 0 ? _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.GY : `${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.B4)(inputTokens)} / ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.B4)(outputTokens)}`,
				searches: searches === undefined ? _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.GY : (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.B4)(searches),
				amount: formatCost({
					costUsd,
					isWhole: unpriced === 0
				})
			};
		}
		function formatTotalCost(costs) {
			return formatCost({
				costUsd: (0, _engines_account_js__WEBPACK_IMPORTED_MODULE_0__.cv)(costs),
				isWhole: costs.every(({ unpriced }) => unpriced === 0)
			});
		}
	}),
	44702: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			IU: () => longDayOf,
			gp: () => shortDayOf,
			i0: () => ACCEPT_LINE,
			kb: () => dayOf,
			rL: () => listFirst,
			sG: () => withoutBackticks,
			xN: () => dayInYear,
			xt: () => _lib_document_plain_text_js__WEBPACK_IMPORTED_MODULE_0__.xt
		});
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46958);
		var _lib_document_plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57854);
		const ACCEPT_LINE = "accept answer loss";
		function withoutBackticks(text) {
			return text.replaceAll("`", "");
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
		function longDayOf(createdAt) {
			const date = new Date(createdAt);
			return Number.isNaN(date.getTime()) ? dayOf(createdAt) : `${dayAndMonth(date)} ${date.getUTCFullYear()}`;
		}
		function shortDayOf(createdAt) {
			const day = dayOf(createdAt);
			const date = new Date(`${day}T00:00:00Z`);
			return Number.isNaN(date.getTime()) ? day : date.toLocaleDateString("en-GB", SHORT_DAY);
		}
		function dayInYear(createdAt, today) {
			const date = new Date(createdAt);
			if (Number.isNaN(date.getTime())) return dayOf(createdAt);
			const isSameYear = dayOf(createdAt).slice(0, 4) === dayOf(today).slice(0, 4);
			return isSameYear ? dayAndMonth(date) : longDayOf(createdAt);
		}
	})
};
;
