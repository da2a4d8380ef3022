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
	64347: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ae: () => anyText,
			BH: () => language,
			C5: () => webhook,
			Fy: () => limits,
			Gx: () => minutes,
			Ij: () => competitors,
			Ix: () => facts,
			KN: () => percent,
			Ko: () => failOn,
			Kz: () => apiKey,
			Mn: () => lines,
			RE: () => keywords,
			U9: () => count,
			Xr: () => countries,
			Yq: () => choice,
			_2: () => engineChoice,
			aS: () => tolerance,
			ab: () => choiceList,
			ai: () => number,
			d$: () => FAIL_ON,
			dt: () => trueOrFalse,
			e: () => wordCount,
			eo: () => languages,
			f0: () => baselineSource,
			l: () => gateKey,
			mp: () => falseAlarms,
			nd: () => integer,
			p6: () => date,
			p_: () => list,
			pc: () => baseUrl,
			qh: () => sampleCount,
			vj: () => amount,
			zX: () => reportFormats
		});
		var _contract_plans_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74155);
		var _lib_nearest_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67712);
		var _keywords_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1902);
		var _values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73368);
		function text(allowed, read) {
			return {
				form: "text",
				allowed,
				read
			};
		}
		function numeric(allowed, read) {
			return {
				form: "number",
				allowed,
				read
			};
		}
		function listOf(allowed, read) {
			return {
				form: "list",
				allowed,
				read
			};
		}
		const oneOf = (words) => `one of ${words.join(", ")}`;
		function choice(...choices) {
			return {
				form: "text",
				allowed: oneOf(choices),
				choices,
				read: (given) => choices.find((word) => word === given)
			};
		}
		function explainItem(allowed, isRight, names = []) {
			return (given) => {
				const wrong = (0, _values_js__WEBPACK_IMPORTED_MODULE_2__.LD)(given)?.find((item) => !isRight(item));
				if (wrong === undefined) return undefined;
				return `${(0, _lib_nearest_name_js__WEBPACK_IMPORTED_MODULE_3__.$)(wrong, names) ?? "another item"} in place of ${wrong}: ${allowed}`;
			};
		}
		function choiceList(...choices) {
			const allowed = `a list of ${choices.join(", ")}; or none`;
			return {
				...{
					form: "list",
					allowed,
					choices: [...choices, "none"]
				},
				explain: explainItem(allowed, (item) => choices.some((word) => word === item), choices),
				read(given) {
					const items = (0, _values_js__WEBPACK_IMPORTED_MODULE_2__.LD)(given);
					if (items?.join() === "none") return [];
					const known = items?.flatMap((item) => choices.find((word) => word === item) ?? []);
					return known?.length === items?.length ? known : undefined;
				}
			};
		}
		const FAIL_ON = [
			"fail",
			"error",
			"inconclusive",
			"no-baseline",
			"owner-missing"
		];
		const isCondition = (item) => item === "none" || FAIL_ON.some((word) => word === item);
		const conditions = `a list of ${FAIL_ON.join(", ")}, which are added to fail, error; or none, which takes these away`;
		const failOn = {
			form: "list",
			allowed: conditions,
			choices: [...FAIL_ON, "none"],
			explain: explainItem(conditions, isCondition, FAIL_ON),
			read(given) {
				const items = (0, _values_js__WEBPACK_IMPORTED_MODULE_2__.LD)(given);
				if (items?.every(isCondition) !== true) return undefined;
				const always = items.includes("none") ? [] : ["fail", "error"];
				return FAIL_ON.filter((word) => always.includes(word) || items.includes(word));
			}
		};
		const formats = choiceList("json", "csv", "html", "pdf", "junit", "sarif", "outcome");
		const reportFormats = {
			...formats,
			explain: (given) => /\bservice-(csv|pdf)\b/.test(given) ? "no service-csv and no service-pdf: exports in the config file has these reports, as in exports: { formats: [csv, pdf] }" : formats.explain?.(given)
		};
		const words = ["true", "false"];
		const trueOrFalse = {
			form: "boolean",
			allowed: oneOf(words),
			choices: words,
			read: (given) => words.includes(given) ? given === "true" : undefined
		};
		const anyText = text("one text", (given) => given);
		const list = listOf("a list: one item a line, or separated by commas with CSV quoting", _values_js__WEBPACK_IMPORTED_MODULE_2__.LD);
		const lines = listOf("a list: one question a line", _values_js__WEBPACK_IMPORTED_MODULE_2__.fm);
		const number = numeric("a number such as 42 or 0.5", _values_js__WEBPACK_IMPORTED_MODULE_2__.kz);
		const count = numeric("a whole number, 0 or more", (given) => (0, _values_js__WEBPACK_IMPORTED_MODULE_2__.JI)(given, 0));
		const integer = (min, max) => numeric(`a whole number from ${min} to ${max}`, (given) => (0, _values_js__WEBPACK_IMPORTED_MODULE_2__.JI)(given, min, max));
		const percent = (example) => numeric(`percent from 0 to 100, such as ${example}`, _values_js__WEBPACK_IMPORTED_MODULE_2__.oO);
		const facts = text("a list of facts in the config file", (given) => given === "" ? [] : undefined);
		const keywords = {
			...listOf(_keywords_js__WEBPACK_IMPORTED_MODULE_1__.d6, (given) => {
				const read = (0, _keywords_js__WEBPACK_IMPORTED_MODULE_1__.Xv)(given);
				return "keywords" in read ? read.keywords : undefined;
			}),
			explain(given) {
				const read = (0, _keywords_js__WEBPACK_IMPORTED_MODULE_1__.Xv)(given);
				return "problem" in read ? read.problem : undefined;
			}
		};
		const engineChoice = listOf("a list: one engine a line, or separated by commas, each once; a ? after its name marks it as optional, as in perplexity?", _values_js__WEBPACK_IMPORTED_MODULE_2__.IX);
		const baseUrl = text("the root URL of the service without user, query and fragment: https://…, or http:// on loopback; or empty for the embedded service", _values_js__WEBPACK_IMPORTED_MODULE_2__.$P);
		const apiKey = text("one line of visible ASCII characters without spaces", (0, _values_js__WEBPACK_IMPORTED_MODULE_2__.iV)(/^[\x21-\x7e]+$/));
		const baselineSource = text("none, base, branch, or the path of a file that ends in .json", (0, _values_js__WEBPACK_IMPORTED_MODULE_2__.iV)(/^(none|base|branch)$|\.json$/));
		const gateKey = text("1 to 64 letters, digits, \".\", \"_\" or \"-\", starting with a letter or digit", (0, _values_js__WEBPACK_IMPORTED_MODULE_2__.iV)(/^[A-Za-z\d][A-Za-z\d._-]{0,63}$/));
		const LANGUAGE = /^[A-Za-z]{2,3}(-[A-Za-z\d]{1,8})*$/;
		const language = text("a language code such as en or pt-BR", (0, _values_js__WEBPACK_IMPORTED_MODULE_2__.iV)(LANGUAGE));
		const languages = listOf("a list of language codes, such as en or pt-BR", (given) => {
			const codes = (0, _values_js__WEBPACK_IMPORTED_MODULE_2__.LD)(given);
			return codes?.every((code) => LANGUAGE.test(code)) ? codes : undefined;
		});
		const COUNTRIES = "a list of ISO 3166-1 codes of two letters, such as DE, US, and GB in place of UK";
		const countries = {
			...listOf(COUNTRIES, _values_js__WEBPACK_IMPORTED_MODULE_2__.zL),
			explain: explainItem(COUNTRIES, (code) => (0, _values_js__WEBPACK_IMPORTED_MODULE_2__.zL)([code]) !== undefined)
		};
		const sampleCount = {
			...integer(1, 100),
			explain(given) {
				const [, first] = /^([1-9]\d?)\s*\.\.\s*\d+$/.exec(given) ?? [];
				return first === undefined ? undefined : `one whole number, not a range: write ${first}`;
			}
		};
		const amount = numeric("US dollars above 0, such as 2.50", _values_js__WEBPACK_IMPORTED_MODULE_2__.No);
		const limits = text("parts such as 600/minute, 200000/day, 50 concurrent: each at most once, with a whole number above 0", _contract_plans_js__WEBPACK_IMPORTED_MODULE_0__.BU);
		const tolerance = numeric("0 or more, such as 2.5; or a share of the baseline, such as 10%", _values_js__WEBPACK_IMPORTED_MODULE_2__.k9);
		const falseAlarms = numeric("a number above 0, at most 52, such as 0.5", _values_js__WEBPACK_IMPORTED_MODULE_2__.E0);
		const competitors = listOf("a list of names, or of name = domain, such as Globex = globex.com", _values_js__WEBPACK_IMPORTED_MODULE_2__.ew);
		const webhook = text("the https URL of a webhook of Slack; or slack=URL, json=URL for another host", _values_js__WEBPACK_IMPORTED_MODULE_2__.iN);
		const minutes = numeric("minutes above 0, at most 360", _values_js__WEBPACK_IMPORTED_MODULE_2__.wM);
		const date = text("a date, YYYY-MM-DD", _values_js__WEBPACK_IMPORTED_MODULE_2__.h2);
		const wordCount = numeric("a whole number above 0", (given) => (0, _values_js__WEBPACK_IMPORTED_MODULE_2__.JI)(given, 1));
	}),
	76100: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			S6: () => completeValues,
			Z7: () => readTexts,
			aV: () => InputsError
		});
		var _inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90743);
		var _unknown_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84771);
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
		function readTexts(texts, problems, path, names = _inputs_js__WEBPACK_IMPORTED_MODULE_0__.vj) {
			const values = new Map();
			for (const [name, given] of Object.entries(texts)) {
				const text = given.trim();
				const declaration = names.includes(name) ? (0, _inputs_js__WEBPACK_IMPORTED_MODULE_0__.MI)(name) : undefined;
				if (declaration === undefined) {
					const allowed = (0, _unknown_names_js__WEBPACK_IMPORTED_MODULE_1__._o)(name, text, path) ?? (0, _unknown_names_js__WEBPACK_IMPORTED_MODULE_1__.an)(name, names);
					problems.push({
						input: name,
						given: text,
						allowed
					});
				} else if (text !== "") values.set(name, readText(name, text, declaration, problems));
			}
			return values;
		}
		function readText(name, text, { field, isSecret }, problems) {
			const value = field.read(text);
			const isWrong = value === undefined;
			const given = isSecret ? undefined : text;
			if (isWrong) problems.push({
				input: name,
				given,
				allowed: field.explain?.(text) ?? field.allowed
			});
			return {
				value,
				isWrong,
				text: given
			};
		}
		function completeValues(given) {
			return Object.fromEntries(Object.entries(_inputs_js__WEBPACK_IMPORTED_MODULE_0__.QL).map(([name, { field, default: byDefault }]) => [name, given.get(name)?.value ?? (byDefault === undefined ? undefined : field.read(byDefault))]));
		}
	}),
	90743: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			MI: () => declarationOf,
			QB: () => allNames,
			QL: () => inputs,
			RN: () => fileOnlyNames,
			_y: () => secretInputs,
			jx: () => fileNames,
			mP: () => namesWhere,
			vj: () => inputNames
		});
		var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64347);
		const inputs = {
			brand: {
				field: _fields_js__WEBPACK_IMPORTED_MODULE_0__.Ae,
				required: "the name of your brand",
				setting: "brand"
			},
			keywords: {
				field: _fields_js__WEBPACK_IMPORTED_MODULE_0__.RE,
				required: "at least one keyword"
			},
			engines: {
				field: _fields_js__WEBPACK_IMPORTED_MODULE_0__._2,
				default: ""
			},
			config: {
				field: _fields_js__WEBPACK_IMPORTED_MODULE_0__.Ae,
				isOfStep: true,
				isOfRun: true
			},
			key: {
				field: _fields_js__WEBPACK_IMPORTED_MODULE_0__.l,
				default: "default",
				setting: "key",
				isOfRun: true
			},
			"base-url": { field: _fields_js__WEBPACK_IMPORTED_MODULE_0__.pc },
			"api-key": {
				field: _fields_js__WEBPACK_IMPORTED_MODULE_0__.Kz,
				isSecret: true,
				isOfStep: true,
				isOfRun: true
			},
			baseline: {
				field: _fields_js__WEBPACK_IMPORTED_MODULE_0__.f0,
				default: "none"
			},
			"baseline-overall-bcr": {
				field: _fields_js__WEBPACK_IMPORTED_MODULE_0__.ai,
				setting: "baseline.overallBcr"
			},
			"baseline-cited-engines": {
				field: _fields_js__WEBPACK_IMPORTED_MODULE_0__.U9,
				setting: "baseline.citedEngines"
			},
			content: {
				field: _fields_js__WEBPACK_IMPORTED_MODULE_0__.p_,
				default: "",
				service: "embedded"
			},
			"site-url": {
				field: _fields_js__WEBPACK_IMPORTED_MODULE_0__.p_,
				default: "",
				service: "embedded"
			},
			"brand-domains": {
				field: _fields_js__WEBPACK_IMPORTED_MODULE_0__.p_,
				default: "",
				service: "embedded"
			},
			competitors: {
				field: _fields_js__WEBPACK_IMPORTED_MODULE_0__.Ij,
				default: "",
				setting: "competitors"
			},
			country: {
				field: _fields_js__WEBPACK_IMPORTED_MODULE_0__.Xr,
				default: "",
				service: "embedded"
			},
			samples: {
				field: _fields_js__WEBPACK_IMPORTED_MODULE_0__.qh,
				default: "1",
				setting: "samples"
			},
			"max-cost": {
				field: _fields_js__WEBPACK_IMPORTED_MODULE_0__.vj,
				service: "embedded",
				isOfRun: true
			},
			"min-overall-bcr": {
				field: _fields_js__WEBPACK_IMPORTED_MODULE_0__.ai,
				setting: "thresholds.minOverallBcr"
			},
			"min-cited-engines": {
				field: _fields_js__WEBPACK_IMPORTED_MODULE_0__.U9,
				setting: "thresholds.minCitedEngines"
			},
			"max-bcr-drop": { field: _fields_js__WEBPACK_IMPORTED_MODULE_0__.aS },
			"max-cited-engines-drop": { field: _fields_js__WEBPACK_IMPORTED_MODULE_0__.U9 },
			"max-answer-loss": {
				field: (0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.KN)("40%"),
				service: "embedded"
			},
			"fail-on": {
				field: _fields_js__WEBPACK_IMPORTED_MODULE_0__.Ko,
				default: "fail, error",
				setting: "failOn",
				isOfRun: true
			},
			report: {
				field: _fields_js__WEBPACK_IMPORTED_MODULE_0__.zX,
				default: "none",
				setting: "reports",
				isOfRun: true
			},
			comment: {
				field: (0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.Yq)("always", "on-failure", "never"),
				default: "always",
				setting: "comment",
				isOfRun: true,
				host: "workflow"
			},
			issue: {
				field: (0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.Yq)("never", "on-failure"),
				default: "never",
				setting: "issue",
				isOfRun: true,
				host: "workflow"
			},
			notify: {
				field: _fields_js__WEBPACK_IMPORTED_MODULE_0__.C5,
				setting: "notify",
				isSecret: true,
				isOfStep: true,
				isOfRun: true,
				host: "workflow"
			},
			accept: {
				field: _fields_js__WEBPACK_IMPORTED_MODULE_0__.dt,
				default: "false",
				setting: "accept",
				isOfRun: true
			},
			mode: {
				field: (0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.Yq)("gate", "comment"),
				default: "gate",
				isOfStep: true,
				isOfRun: true,
				host: "workflow"
			},
			"github-token": {
				field: _fields_js__WEBPACK_IMPORTED_MODULE_0__.Ae,
				default: "",
				setting: "githubToken",
				isSecret: true,
				isOfStep: true,
				isOfRun: true,
				host: "workflow"
			},
			plan: {
				field: (0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.Yq)("free", "pro", "business", "enterprise"),
				default: "free",
				description: "Your plan with the hosted service: `free`, `pro`, `business` or `enterprise`."
			},
			limits: {
				field: _fields_js__WEBPACK_IMPORTED_MODULE_0__.Fy,
				default: "",
				description: "Request limits in place of those of the plan, such as `600/minute, 200000/day, 50 concurrent`. `enterprise` requires all three."
			},
			language: {
				field: _fields_js__WEBPACK_IMPORTED_MODULE_0__.BH,
				default: "en",
				setting: "language",
				description: "Language code of the questions."
			},
			languages: {
				field: _fields_js__WEBPACK_IMPORTED_MODULE_0__.eo,
				default: "",
				description: "Makes a gate of each language, with the key `KEY-LANGUAGE` in lower case."
			},
			countries: {
				field: _fields_js__WEBPACK_IMPORTED_MODULE_0__.Xr,
				default: "",
				service: "embedded",
				description: "Makes a gate of each country, with the key `KEY-COUNTRY` in lower case."
			},
			"base-content": {
				field: _fields_js__WEBPACK_IMPORTED_MODULE_0__.Ae,
				default: "",
				service: "embedded",
				description: "Folder with a build of the base, such as `_base/site` beside `content: site/**`. Needed if git does not hold the pages."
			},
			"prompt-template": {
				field: _fields_js__WEBPACK_IMPORTED_MODULE_0__.Mn,
				default: "",
				service: "embedded",
				description: "Questions for live engines, each with `{keyword}` and optionally `{language}`. Default: one question that does not name the brand."
			},
			"brand-aliases": {
				field: _fields_js__WEBPACK_IMPORTED_MODULE_0__.p_,
				default: "",
				service: "embedded",
				description: "Other names of the brand, as in `Acme CRM`. `=ACME` is found only as it is written."
			},
			"competitor-content": {
				field: _fields_js__WEBPACK_IMPORTED_MODULE_0__.p_,
				default: "",
				service: "embedded",
				description: "Captured pages of competitors, as `name = folder`."
			},
			"max-requests": {
				field: _fields_js__WEBPACK_IMPORTED_MODULE_0__.U9,
				service: "embedded",
				description: "Greatest number of requests to live engines in one run, without retries. A run that needs more is refused."
			},
			"min-answers": {
				field: (0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.KN)("50%"),
				service: "embedded",
				description: "Share of the planned answers that must be evaluated, of all engines and of each required engine. With fewer the verdict is `error`. Default: `50%`."
			},
			"required-engines": {
				field: _fields_js__WEBPACK_IMPORTED_MODULE_0__.p_,
				default: "",
				description: "Engines that must cite the brand. With several countries, `openai` stands for all of them and `openai@DE` for one."
			},
			"min-share-of-voice": {
				field: (0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.KN)("25%"),
				setting: "thresholds.minShareOfVoice",
				description: "Lowest share of voice that passes, in percent of the citations of all compared brands."
			},
			"false-alarms-per-year": {
				field: _fields_js__WEBPACK_IMPORTED_MODULE_0__.mp,
				default: "1",
				setting: "falseAlarmsPerYear",
				description: "How many runs may fail in a year by chance, whatever the schedule."
			},
			record: {
				field: (0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.Yq)("auto", "always", "never"),
				default: "auto",
				setting: "record",
				description: "Which runs are recorded: `auto` (pushes, schedules and manual runs on the default branch), `always` or `never`."
			},
			"timeout-minutes": {
				field: _fields_js__WEBPACK_IMPORTED_MODULE_0__.Gx,
				default: "10",
				setting: "timeoutMinutes",
				description: "Time budget for all calls to the service together, in minutes."
			},
			facts: {
				field: _fields_js__WEBPACK_IMPORTED_MODULE_0__.Ix,
				default: "",
				service: "embedded",
				description: "Values that you state, and old ones that no page may say again: a list, each with `name`, `is` and `was`."
			},
			generator: {
				field: _fields_js__WEBPACK_IMPORTED_MODULE_0__.p_,
				default: "",
				service: "embedded",
				description: "The program that builds the site, such as `hugo`; or `folder = name` lines. Its rules give the addresses of pages. Default: what the files show; `none` for no program."
			},
			"host-check": {
				field: _fields_js__WEBPACK_IMPORTED_MODULE_0__.dt,
				default: "true",
				setting: "hostCheck",
				description: "Whether scheduled runs and `doctor` read the `robots.txt` and one page of `site-url`, to tell what the host keeps from answer engines."
			},
			answers: {
				field: _fields_js__WEBPACK_IMPORTED_MODULE_0__.Ae,
				default: "",
				service: "embedded",
				description: "`record:PATH` appends every raw answer of live engines to an NDJSON file; `replay:PATH` reads the answers from one and sends no request."
			},
			"drafts.mode": {
				field: (0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.Yq)("never", "on-failure", "always"),
				default: "never",
				setting: "drafts.mode",
				description: "When to draft content for keywords without a citation: `never`, `on-failure` or `always`."
			},
			"drafts.max": {
				field: (0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.nd)(1, 20),
				default: "3",
				setting: "drafts.max",
				description: "Greatest number of keywords to draft content for."
			},
			"drafts.type": {
				field: _fields_js__WEBPACK_IMPORTED_MODULE_0__.Ae,
				setting: "drafts.type",
				description: "Kind of content to draft, in a word that the service knows."
			},
			"drafts.tone": {
				field: _fields_js__WEBPACK_IMPORTED_MODULE_0__.Ae,
				setting: "drafts.tone",
				description: "Tone of the drafts, in a word that the service knows."
			},
			"drafts.length": {
				field: _fields_js__WEBPACK_IMPORTED_MODULE_0__.e,
				setting: "drafts.length",
				description: "Preferred length of a draft. The embedded service counts words."
			},
			"exports.formats": {
				field: (0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.ab)("csv", "pdf"),
				default: "none",
				setting: "exports.formats",
				description: "Reports that the service exports: a list of `csv` and `pdf`; or `none`."
			},
			"exports.days": {
				field: (0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.nd)(1, 366),
				default: "30",
				setting: "exports.days",
				description: "Days of an exported report."
			},
			"exports.end": {
				field: _fields_js__WEBPACK_IMPORTED_MODULE_0__.p6,
				setting: "exports.end",
				description: "Last day of an exported report, such as `2026-10-31`; by default today."
			},
			"exports.engines": {
				field: _fields_js__WEBPACK_IMPORTED_MODULE_0__.p_,
				setting: "exports.engines",
				description: "Engines of an exported report; by default those of the gate."
			},
			"exports.include-competitors": {
				field: _fields_js__WEBPACK_IMPORTED_MODULE_0__.dt,
				default: "false",
				setting: "exports.includeCompetitors",
				description: "Whether an exported report includes competitors."
			}
		};
		const isName = (name) => Object.hasOwn(inputs, name);
		const allNames = Object.keys(inputs).filter(isName);
		function namesWhere(isMeant) {
			return allNames.filter((name) => isMeant(inputs[name]));
		}
		function declarationOf(name) {
			return isName(name) ? inputs[name] : undefined;
		}
		const inputNames = namesWhere(({ description }) => description === undefined);
		const fileNames = namesWhere(({ isOfStep }) => !isOfStep);
		const fileOnlyNames = namesWhere(({ description }) => description !== undefined);
		const secretInputs = namesWhere(({ isSecret }) => isSecret);
	}),
	1902: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$j: () => joinKeywords,
			Vu: () => formatOwner,
			Xv: () => readKeywords,
			d6: () => KEYWORDS,
			nv: () => formatKeyword,
			sV: () => readKeyword
		});
		var _sites_folder_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7325);
		var _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73368);
		const KEYWORDS = "a list: one keyword a line, or separated by commas with CSV quoting; keyword = question | question asks a keyword by your own questions, each with words, and keyword | owner: path names the page that owns it";
		const ATTRIBUTE = "owner: and a path after |, as in install Acme | owner: docs/install.md. A | of the keyword itself has no white space beside it, or is written \\|";
		const OWNER = "the path of a page after owner:, from the root of the repository and without .., as in docs/install.md, or with the anchor of a heading, as in docs/install.md#linux";
		const OWN_LINE = "a line for each keyword with questions or an owner, or quotes around it: a comma on a single line could end it";
		const ONE_OWNER = "one owner of a keyword";
		function readKeywords(given) {
			const items = typeof given === "string" ? (0, _values_js__WEBPACK_IMPORTED_MODULE_1__.LD)(given) : given;
			if (items === undefined) return { problem: KEYWORDS };
			const read = [];
			for (const item of items) {
				const entry = readKeyword(item);
				if ("problem" in entry) {
					const text = typeof item === "string" ? item : item.keyword;
					return { problem: text === "" ? entry.problem : `${entry.problem}. Not so: ${text}` };
				}
				read.push(entry);
			}
			const hasMore = read.some(({ questions, owner }) => questions.length > 0 || owner !== undefined);
			const isAmbiguous = typeof given === "string" && hasMore && items.length > 1 && (0, _values_js__WEBPACK_IMPORTED_MODULE_1__.Se)(given).length === 1;
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
					questions: (0, _values_js__WEBPACK_IMPORTED_MODULE_1__.Am)([...known?.questions ?? [], ...questions]),
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
	}),
	84771: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
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
			E0: () => readFalseAlarms,
			IX: () => readEngineChoice,
			JI: () => readInteger,
			LD: () => readList,
			No: () => readAmount,
			Se: () => readLines,
			ew: () => readCompetitors,
			fm: () => readLineList,
			h2: () => readDate,
			iN: () => readWebhook,
			iV: () => readMatch,
			k9: () => readTolerance,
			kz: () => readNumber,
			oO: () => readPercent,
			wM: () => readMinutes,
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
		function readAmount(text) {
			const amount = readNumber(text);
			return amount !== undefined && amount > 0 ? amount : undefined;
		}
		function readMinutes(text) {
			const minutes = readNumber(text);
			return minutes !== undefined && minutes > 0 && minutes <= 360 ? minutes : undefined;
		}
		function readFalseAlarms(text) {
			const alarms = readNumber(text);
			return alarms !== undefined && alarms > 0 && alarms <= 52 ? alarms : undefined;
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
		function readMatch(pattern) {
			return (text) => pattern.test(text) ? text : undefined;
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
	}),
	13963: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			EW: () => readSmallFile,
			H3: () => endsInsideLine,
			LI: () => resolveInside,
			X4: () => LinkOutError,
			YT: () => openToAppend,
			_l: () => pathInside,
			fR: () => replaceFile,
			gP: () => requireFolderInside,
			lo: () => writeFileAtomically,
			ps: () => findRealPath,
			sq: () => withSlashes,
			up: () => hasCode
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
		var node_os__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48161);
		var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76760);
		class LinkOutError extends Error {
			facts;
			constructor(facts) {
				super(`${facts.path} leads through a symbolic link to ${facts.target}`);
				this.name = "LinkOutError";
				this.facts = {
					kind: "link-out",
					...facts
				};
			}
		}
		function withSlashes(path) {
			return path.replaceAll("\\", "/");
		}
		function pathInside(folder, path) {
			const inner = (0, node_path__WEBPACK_IMPORTED_MODULE_4__.relative)(folder, (0, node_path__WEBPACK_IMPORTED_MODULE_4__.resolve)(folder, path));
			const isOutside = inner === "" || inner === ".." || inner.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_4__.sep}`) || (0, node_path__WEBPACK_IMPORTED_MODULE_4__.isAbsolute)(inner);
			return isOutside ? undefined : inner.split(node_path__WEBPACK_IMPORTED_MODULE_4__.sep).join("/");
		}
		async function resolveInside(workspace, path) {
			const given = (0, node_path__WEBPACK_IMPORTED_MODULE_4__.resolve)(workspace, path);
			if (pathInside(workspace, given) === undefined) return given;
			const real = await findRealPath(given);
			if ("dangling" in real) throw new LinkOutError({
				path,
				target: real.dangling
			});
			if (pathInside(await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.realpath)(workspace), real.path) === undefined) {
				throw new LinkOutError({
					path,
					target: real.path
				});
			}
			return real.path;
		}
		async function requireFolderInside(workspace, folder) {
			const real = await resolveInside(workspace, folder);
			if (pathInside(workspace, folder) === undefined) return;
			const entries = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readdir)(real, {
				recursive: true,
				withFileTypes: true
			}).catch((error) => {
				if (hasCode(error, "ENOENT", "ENOTDIR")) return [];
				throw error;
			});
			for (const entry of entries.filter((entry) => entry.isSymbolicLink())) {
				const inner = (0, node_path__WEBPACK_IMPORTED_MODULE_4__.relative)(real, (0, node_path__WEBPACK_IMPORTED_MODULE_4__.join)(entry.parentPath, entry.name));
				await resolveInside(workspace, (0, node_path__WEBPACK_IMPORTED_MODULE_4__.join)(folder, inner));
			}
		}
		async function readSmallFile(workspace, path, mostBytes) {
			try {
				const place = await resolveInside(workspace, path);
				const stats = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.stat)(place);
				if (!stats.isFile()) return { problem: "not-a-file" };
				return stats.size > mostBytes ? { problem: "too-large" } : { text: await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readFile)(place, "utf8") };
			} catch (error) {
				if (hasCode(error, "ENOENT", "ENOTDIR")) return { problem: "missing" };
				throw error;
			}
		}
		async function findRealPath(path) {
			try {
				return { path: await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.realpath)(path) };
			} catch (error) {
				if (!hasCode(error, "ENOENT", "ENOTDIR")) throw error;
			}
			const stats = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.lstat)(path).catch(() => undefined);
			if (stats?.isSymbolicLink()) return { dangling: await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readlink)(path) };
			const parent = await findRealPath((0, node_path__WEBPACK_IMPORTED_MODULE_4__.dirname)(path));
			return "dangling" in parent ? parent : { path: (0, node_path__WEBPACK_IMPORTED_MODULE_4__.join)(parent.path, (0, node_path__WEBPACK_IMPORTED_MODULE_4__.basename)(path)) };
		}
		async function writeFileAtomically(path, content, workspace) {
			const target = workspace === undefined ? path : await resolveInside(workspace, path);
			const folder = (0, node_path__WEBPACK_IMPORTED_MODULE_4__.dirname)(target);
			await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)(folder, { recursive: true });
			const temporary = (0, node_path__WEBPACK_IMPORTED_MODULE_4__.join)(folder, `.${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.tmp`);
			try {
				await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.writeFile)(temporary, content, { flag: "wx" });
				await replaceFile(temporary, target);
			} catch (error) {
				await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(temporary, { force: true });
				throw error;
			}
		}
		function replaceFile(from, to) {
			return (0, node_os__WEBPACK_IMPORTED_MODULE_3__.platform)() === "win32" ? retryWhileInUse(() => (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)(from, to)) : (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)(from, to);
		}
		const WAITS = [
			10,
			20,
			50,
			100,
			200,
			300,
			300
		];
		async function retryWhileInUse(work, waits = WAITS) {
			const [wait, ...others] = waits;
			try {
				return await work();
			} catch (error) {
				if (wait === undefined || !hasCode(error, "EPERM", "EACCES", "EBUSY")) throw error;
				await new Promise((resolve) => setTimeout(resolve, wait));
				return retryWhileInUse(work, others);
			}
		}
		async function openToAppend(path, workspace) {
			const target = await resolveInside(workspace, path);
			await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)((0, node_path__WEBPACK_IMPORTED_MODULE_4__.dirname)(target), { recursive: true });
			const isInside = pathInside(workspace, path) !== undefined;
			const noFollow = isInside ? node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW : 0;
			return (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(target, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDWR | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_APPEND | noFollow);
		}
		async function endsInsideLine(file) {
			const { size } = await file.stat();
			if (size === 0) return false;
			const { buffer } = await file.read({
				buffer: Buffer.alloc(1),
				position: size - 1
			});
			return buffer.toString() !== "\n";
		}
		function hasCode(error, ...codes) {
			return error instanceof Error && "code" in error && codes.some((code) => code === error.code);
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
	}),
	94869: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$Q: () => clip,
			Ed: () => UNSPACED,
			OX: () => toSingleLine,
			S8: () => normalize,
			bC: () => wordsOfError,
			j5: () => copyString,
			qM: () => IGNORABLE,
			v3: () => cleanLines,
			zN: () => foldName
		});
		const INVISIBLE = /[[[\p{Cf}&&\p{Default_Ignorable_Code_Point}]\p{Noncharacter_Code_Point}\u{E0000}-\u{E007F}]--[\u061C\u200C-\u200F]]/gv;
		const IGNORABLE = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u{E0000}-\u{E007F}]/v;
		function toSingleLine(text) {
			return text.toWellFormed().replace(INVISIBLE, "").replace(/[\p{Cc}\s]+/gu, " ").trim();
		}
		function cleanLines(text) {
			return text.toWellFormed().replace(/\r\n?/g, "\n").replace(/[\p{Cc}\p{Cf}\p{Noncharacter_Code_Point}\u{E0000}-\u{E007F}]/gu, (character) => /[\n\t]/.test(character) ? character : toSingleLine(character)).replace(/^\n+/, "").trimEnd();
		}
		function clip(text, maxLength) {
			if (text.length <= maxLength) return text;
			const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
			let length = 0;
			let end = 0;
			for (const { segment, index } of graphemes.segment(text)) {
				length += Array.from(segment).length;
				if (length < maxLength) end = index + segment.length;
				if (length > maxLength) return `${text.slice(0, end).trimEnd()}…`;
			}
			return text;
		}
		const ASCII = /^[\0-\x7F]*$/;
		const EXCESS_MARKS = /([\p{M}\uFF9E\uFF9F]{30})[\p{M}\uFF9E\uFF9F]+/gu;
		function normalize(text, form) {
			return ASCII.test(text) ? text : text.replace(EXCESS_MARKS, "$1").normalize(form);
		}
		function foldName(name) {
			return normalize(name, "NFKC").trim().toLowerCase();
		}
		function copyString(text) {
			return Buffer.from(text).toString();
		}
		const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
		function wordsOfError(error) {
			return error instanceof Error ? error.message : String(error);
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
	73530: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			BD: () => parseWebUrl,
			HD: () => readable,
			Jy: () => parseWebPage,
			QV: () => readablePlace
		});
		const MAX_URL_LENGTH = 2e3;
		function parseWebUrl(text) {
			return ifShort(parseWithoutCredentials(text));
		}
		function parseWebPage(text) {
			const url = parseWithoutCredentials(text);
			if (url) url.hash = "";
			return ifShort(url);
		}
		function parseWithoutCredentials(text) {
			const url = URL.parse(text);
			return url && /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : undefined;
		}
		function ifShort(url) {
			return url && url.href.length <= MAX_URL_LENGTH ? url : undefined;
		}
		function readablePlace({ host, pathname }) {
			return readable(host.replace(/^www\./, "") + (pathname === "/" ? "" : pathname));
		}
		function readable(place) {
			try {
				return decodeURI(place);
			} catch {
				return place;
			}
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
			AVG_OWNER_MISSING: ["A confirmed owner is no page of the base: its path is wrong, or the page is not read. The owner judges nothing.", "Correct the line in keywords."],
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
			AVG_SERVICE_5XX: ["The service failed (status 500 or above).", "Run the job later, or ask the service for its status."],
			AVG_SERVICE_HTTP: ["The service answered with another error status.", "Check base-url, brand, keywords, engines and language, and whether a firewall blocks the runner."],
			AVG_PROXY: ["The address of the proxy is not valid.", "Set HTTPS_PROXY and HTTP_PROXY to a URL such as http://proxy.example:3128."],
			AVG_SERVICE_CONNECTION: ["The service could not be reached.", "Check base-url, and that the runner may reach it. Behind a proxy, set HTTPS_PROXY for the job."],
			AVG_SERVICE_TIMEOUT: ["The service did not answer within the time budget.", "Raise timeout-minutes, or ask for less."],
			AVG_SERVICE_WAIT: ["The service asks for too long a wait.", "Raise timeout-minutes above that wait, or run the job later."],
			AVG_SERVICE_RESPONSE: ["The answer of the service does not follow its contract.", "Check base-url. If it is right, report this to the service."],
			AVG_SERVICE_INCOMPLETE: ["The service accepted the request and did not complete it.", "Run the job again later. Only completed scans are judged."],
			AVG_CANCELLED: ["The workflow was cancelled before the service answered.", "Run the job again if you need the result."],
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
		function describeMissingOwner({ keyword, path, found, isRenamed, reason }) {
			const page = nameOf(path);
			const why = reason === undefined ? "" : `: ${describeOnePassedOver(reason)}`;
			const what = isRenamed ? `This change renames ${page}, the owner` : `${page} is no page of the base${why}. It is the owner`;
			const line = found === undefined ? "" : ` Write “${(0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_5__.h0)((0, _inputs_keywords_js__WEBPACK_IMPORTED_MODULE_0__.nv)({
				keyword,
				owner: found
			}), DETAIL_LENGTH)}”.`;
			return `${what} of “${nameOf(keyword)}”.${line}`;
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
	}),
	7325: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			ak: () => readSiteUrls,
			bf: () => ownerOf,
			j1: () => readFolder,
			rs: () => urlOf,
			sh: () => readCompetitorFolders,
			yv: () => originOf
		});
		var _lib_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13963);
		function readSiteUrls(lines) {
			const siteUrls = lines.map(readLine);
			const folders = new Set(siteUrls.map((siteUrl) => siteUrl?.folder));
			return siteUrls.every((siteUrl) => siteUrl !== undefined) && folders.size === lines.length ? siteUrls : undefined;
		}
		function readLine(line) {
			const [, path, url = ""] = /^(?:(?!https?:)([^=]+)=)?\s*(\S+)$/i.exec(line.trim()) ?? [];
			const folder = path === undefined ? "" : readFolder(path);
			const template = /\{path\}/.test(url) ? url : `${url.replace(/(?<!\/)\/+$/, "")}/{path}`;
			const valid = /^https?:\/\/[^/{}?#@]+\/[^{}]*\{path\}[^{}]*$/i.test(template) && URL.canParse(template.replace("{path}", ""));
			return folder === undefined || !valid ? undefined : {
				folder,
				template
			};
		}
		function urlOf(path, slug, siteUrls) {
			const siteUrl = innermost(path, siteUrls);
			if (siteUrl === undefined) return path;
			const inside = siteUrl.folder === "" ? path : path.slice(siteUrl.folder.length + 1);
			const segments = slugged(inside, slug);
			const [before = "", after = ""] = siteUrl.template.split("{path}");
			if (segments.isFolder) return joinFolder(before, segments.names, after);
			return `${before}${segments.names.map(encodeSegment).join("/")}${after}`;
		}
		function originOf(path, siteUrls) {
			const siteUrl = innermost(path, siteUrls);
			return siteUrl && URL.parse(siteUrl.template)?.origin;
		}
		function slugged(path, slug) {
			const folders = path.split("/").filter(isName);
			const name = folders.pop()?.replace(/\.[a-z]+$/i, "") ?? "";
			const isFolder = /^_?(?:index|readme)$/i.test(name);
			if (slug === undefined) {
				return {
					names: isFolder ? folders : [...folders, name],
					isFolder
				};
			}
			const names = slug.split("/").filter(isName);
			const all = slug.startsWith("/") ? names : [...isFolder ? folders.slice(0, -1) : folders, ...names];
			return {
				names: all,
				isFolder: all.length === 0
			};
		}
		function isName(segment) {
			return segment !== "" && segment !== "." && segment !== "..";
		}
		function joinFolder(before, names, after) {
			const path = names.map(encodeSegment).join("/");
			if (path === "") return before.endsWith("/") ? before : `${before}/`;
			const ending = after.startsWith(".") ? "/" : after;
			return `${before}${path}${ending}`;
		}
		function encodeSegment(segment) {
			return encodeURIComponent(segment.toWellFormed()).replace(/%(?:40|3A|24|26|2B|2C|3B|3D)/g, decodeURIComponent);
		}
		function readCompetitorFolders(lines) {
			const competitors = lines.map((line) => {
				const [, name, path] = /^([^=]*[^=\s])\s*=\s*(.+)$/.exec(line.trim()) ?? [];
				const folder = path === undefined ? undefined : readFolder(path);
				return name === undefined || folder === undefined ? undefined : {
					name,
					folder
				};
			});
			return competitors.every((competitor) => competitor !== undefined) ? competitors : undefined;
		}
		function readFolder(path) {
			const given = (0, _lib_files_js__WEBPACK_IMPORTED_MODULE_0__.sq)(path.trim());
			const folder = given.replace(/^(?:\.\/+)+|(?<!\/)\/+$/g, "");
			const inside = folder.split("/").every((segment) => segment !== "" && segment !== "." && segment !== "..");
			return inside && !given.startsWith("/") ? folder : undefined;
		}
		function ownerOf(path, competitors) {
			return innermost(path, competitors)?.name;
		}
		function innermost(path, rules) {
			const around = rules.filter(({ folder }) => folder === "" || path.startsWith(`${folder}/`));
			return around.reduce((best, rule) => best === undefined || rule.folder.length > best.folder.length ? rule : best, undefined);
		}
	})
};
;
