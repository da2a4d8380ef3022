"use strict";
exports.id = "inputs-inputs";
exports.ids = ["inputs-inputs"];
exports.modules = {
	25039: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			In: () => levelOf,
			Ly: () => scoreChangeOver,
			Mx: () => MOST_BEFORE,
			ND: () => changeOver,
			TN: () => keyOf,
			Y8: () => pairCells,
			v4: () => findMovedModels
		});
		var _scan_measure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19532);
		const MOST_BEFORE = 60;
		function levelOf(cells) {
			const answers = cells.reduce((sum, cell) => sum + cell.cited.length, 0);
			const cited = cells.reduce((sum, cell) => sum + (0, _scan_measure_js__WEBPACK_IMPORTED_MODULE_0__.Dz)(cell), 0);
			return answers === 0 ? undefined : {
				cited,
				answers,
				share: cited / answers
			};
		}
		function changeOver(cells) {
			const now = levelOf(cells.map((cell) => cell.now));
			if (now === undefined) return undefined;
			const toTotal = (side) => {
				const usually = Number(sumOver(cells, side, _scan_measure_js__WEBPACK_IMPORTED_MODULE_0__.e_).toPrecision(12));
				return {
					usually,
					share: usually / now.answers
				};
			};
			return {
				now,
				was: toTotal(cellsBefore),
				since: toTotal(cellsSince)
			};
		}
		function scoreChangeOver(cells, scoreUnit) {
			const answers = cells.reduce((sum, { now }) => sum + now.bcrScores.length, 0);
			if (answers === 0) return undefined;
			const toScore = (side) => scoreUnit * sumOver(cells, side, _scan_measure_js__WEBPACK_IMPORTED_MODULE_0__.lv) / answers;
			return {
				now: toScore(cellsSince),
				was: toScore(cellsBefore)
			};
		}
		function keyOf({ keyword, engine }) {
			return keyword === undefined ? engine : `${engine}\n${keyword}`;
		}
		const cellsBefore = ({ before }) => before.map(({ cell }) => cell);
		const cellsSince = ({ recent, now }) => [...recent.map(({ cell }) => cell), now];
		function sumOver(cells, side, measureCell) {
			return cells.reduce((sum, cell) => sum + (0, _scan_measure_js__WEBPACK_IMPORTED_MODULE_0__.i2)(side(cell).map(measureCell)) * cell.now.cited.length, 0);
		}
		function pairCells(runs, now) {
			const pairs = now.filter(isAnswered).map((cell) => {
				const before = [];
				return {
					keyword: cell.keyword,
					engine: cell.engine,
					now: cell,
					before,
					recent: []
				};
			});
			const byEngine = new Map(Array.from(Map.groupBy(pairs, ({ engine }) => engine), ([engine, ofEngine]) => [engine, new Map(ofEngine.map((pair) => [pair.keyword, pair]))]));
			for (const [run, { cells }] of runs.entries()) {
				for (const cell of cells) {
					if (isAnswered(cell)) byEngine.get(cell.engine)?.get(cell.keyword)?.before.push({
						run,
						cell
					});
				}
			}
			return pairs.filter(({ before }) => before.length > 0);
		}
		function isAnswered({ cited, bcrScores }) {
			return cited.length > 0 && bcrScores.length > 0;
		}
		function findMovedModels(runs, models) {
			return Object.entries(models).flatMap(([engine, now]) => {
				const earlier = runs.map((run) => run.models?.[engine] ?? []);
				const before = new Set(earlier.filter((names) => !names.some((name) => now.includes(name))).flat());
				return before.size === 0 ? [] : [{
					engine,
					before: [...before],
					now
				}];
			});
		}
	}),
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
	73840: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			cv: () => totalCost,
			p4: () => COST_LIMIT_REACHED,
			sj: () => openAccount
		});
		var _prices_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77201);
		const COST_LIMIT_REACHED = new Error("the cost limit of the run is reached");
		function openAccount(maxCost = Number.POSITIVE_INFINITY, spent = 0) {
			const costs = new Map();
			const reached = new AbortController();
			const endAtLimit = () => {
				if (addUsd(spent, totalCost([...costs.values()])) >= maxCost) reached.abort(COST_LIMIT_REACHED);
			};
			endAtLimit();
			return {
				charge(spec, model, usage) {
					costs.set(spec.id, addCosts(costs.get(spec.id) ?? noCost(spec.id), costOf(spec, model, usage)));
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
		function addCosts(a, b) {
			return {
				engine: a.engine,
				replies: a.replies + b.replies,
				inputTokens: a.inputTokens + b.inputTokens,
				outputTokens: a.outputTokens + b.outputTokens,
				searches: b.searches === undefined ? a.searches : (a.searches ?? 0) + b.searches,
				costUsd: addUsd(a.costUsd, b.costUsd),
				stated: a.stated + b.stated,
				unpriced: a.unpriced + b.unpriced
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
		function costOf(spec, model, usage) {
			const listed = (0, _prices_js__WEBPACK_IMPORTED_MODULE_0__.zP)({
				...spec,
				model
			}, usage) ?? (0, _prices_js__WEBPACK_IMPORTED_MODULE_0__.zP)(spec, usage);
			const cost = usage.cost ?? listed;
			return {
				engine: spec.id,
				replies: 1,
				inputTokens: usage.inputTokens,
				outputTokens: usage.outputTokens,
				searches: usage.searches,
				costUsd: cost ?? 0,
				stated: usage.cost === undefined ? 0 : 1,
				unpriced: cost === undefined ? 1 : 0
			};
		}
	}),
	77201: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Nn: () => findAnnounced,
			P6: () => findModel,
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
		const PRICES = {
			openai: {
				asOf: "2026-10-26",
				source: "https://developers.openai.com/api/docs/pricing",
				searches: 10,
				models: {
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
					"gpt-5": { ends: {
						on: "2026-12-11",
						use: "gpt-6.1-sol"
					} },
					"gpt-5-mini": { ends: {
						on: "2026-12-11",
						use: "gpt-6.1-terra"
					} },
					"gpt-5-nano": { ends: {
						on: "2026-12-11",
						use: "gpt-6-luna"
					} },
					o3: { ends: { on: "2026-12-11" } },
					"gpt-4o": { ends: {
						on: "2027-01-14",
						use: "gpt-6-luna"
					} },
					"gpt-4o-mini": { ends: {
						on: "2027-01-14",
						use: "gpt-6-luna"
					} },
					"gpt-4.1": { ends: {
						on: "2027-01-14",
						use: "gpt-6-luna"
					} },
					"gpt-4.1-mini": { ends: {
						on: "2027-01-14",
						use: "gpt-6-luna"
					} },
					"gpt-5.1": { ends: { on: "2027-04-01" } }
				}
			},
			anthropic: {
				asOf: "2026-10-08",
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
					"claude-sonnet-4-6": {
						input: 3,
						output: 15
					},
					"claude-sonnet-4-5": {
						input: 3,
						output: 15,
						ends: {
							on: "2026-11-30",
							use: "claude-sonnet-5-5"
						}
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
					}
				}
			},
			gemini: {
				asOf: "2026-10-13",
				source: "https://ai.google.dev/gemini-api/docs/pricing",
				searches: 14,
				models: {
					"gemini-4-argon": {
						input: 2,
						output: 10,
						change: {
							until: "2026-11-30",
							input: 4,
							output: 20
						}
					},
					"gemini-3.8-flash": {
						input: .75,
						output: 3.75,
						change: {
							until: "2026-12-31",
							input: 1.5,
							output: 7.5
						}
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
					"gemini-2.5-flash": { ends: {
						on: "2026-12-01",
						use: "gemini-3.5-flash-lite"
					} },
					"gemini-2.5-pro": { ends: {
						on: "2026-12-01",
						use: "gemini-3.8-flash"
					} }
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
					},
					"sonar-pro": { ended: "perplexity:low or perplexity:sonar" },
					"sonar-reasoning": { ended: "perplexity:low" },
					"sonar-reasoning-pro": { ended: "perplexity:low" },
					"sonar-deep-research": { ended: "perplexity:medium" }
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
				asOf: "2026-05-22",
				source: "https://mistral.ai/pricing",
				searches: 30,
				models: {
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
				models: { "ai-mode": {
					input: 0,
					output: 0
				} }
			}
		};
		function priceUsage(spec, { inputTokens, outputTokens, searches = 1 }, day = today()) {
			const listed = findModel(spec);
			const { input, output } = (day > (listed?.change?.until ?? day) ? listed?.change : listed) ?? {};
			const perSearches = listed?.searches ?? PRICES[spec.name]?.searches;
			if (input === undefined || output === undefined) return undefined;
			if (input + output > 0 && inputTokens + outputTokens === 0) return undefined;
			if (searches > 0 && perSearches === undefined) return undefined;
			const millions = (inputTokens * input + outputTokens * output) / 1e6;
			return millions + searches * (perSearches ?? 0) / 1e3;
		}
		function findAnnounced(spec, day = today()) {
			const { ends, change } = findModel(spec) ?? {};
			return {
				...ends && { ends },
				...change && day <= change.until && { change }
			};
		}
		function today() {
			return new Date().toISOString().slice(0, 10);
		}
		function findModel({ name, model }) {
			const models = PRICES[name]?.models ?? {};
			const key = Object.hasOwn(models, model) ? model : model.replace(/[-@]\d{4}-?\d{2}-?\d{2}$/, "");
			return Object.hasOwn(models, key) ? models[key] : undefined;
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
	64347: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ae: () => anyText,
			BH: () => language,
			C5: () => webhook,
			Fy: () => limits,
			Gx: () => minutes,
			Ij: () => competitors,
			KN: () => percent,
			Ko: () => failOn,
			Kz: () => apiKey,
			Mn: () => lines,
			RE: () => keywords,
			U9: () => count,
			Ur: () => sampleRange,
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
			p_: () => list,
			pc: () => baseUrl,
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
		const baseUrl = text("the root URL of the service without /v1, user, query and fragment: https://…, or http:// on loopback; or empty for the embedded service", _values_js__WEBPACK_IMPORTED_MODULE_2__.$P);
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
		const sampleRange = numeric("a whole number from 1 to 100, or a range of them such as 3..9", _values_js__WEBPACK_IMPORTED_MODULE_2__.E5);
		const amount = numeric("US dollars above 0, such as 2.50", _values_js__WEBPACK_IMPORTED_MODULE_2__.No);
		const limits = text("parts such as 600/minute, 200000/day, 50 concurrent: each at most once, with a whole number above 0", _contract_plans_js__WEBPACK_IMPORTED_MODULE_0__.BU);
		const tolerance = numeric("0 or more, such as 2.5; or a share of the baseline, such as 10%", _values_js__WEBPACK_IMPORTED_MODULE_2__.k9);
		const falseAlarms = numeric("a number above 0, at most 52, such as 0.5", _values_js__WEBPACK_IMPORTED_MODULE_2__.E0);
		const competitors = listOf("a list of names, or of name = domain, such as Globex = globex.com", _values_js__WEBPACK_IMPORTED_MODULE_2__.ew);
		const webhook = text("the https URL of a webhook of Slack or of a workflow of Teams; or slack=URL, teams=URL, json=URL for another host", _values_js__WEBPACK_IMPORTED_MODULE_2__.iN);
		const minutes = numeric("minutes above 0, at most 360", _values_js__WEBPACK_IMPORTED_MODULE_2__.wM);
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
					const allowed = (0, _unknown_names_js__WEBPACK_IMPORTED_MODULE_1__.jJ)(name, text, path) ?? (0, _unknown_names_js__WEBPACK_IMPORTED_MODULE_1__.an)(name, names);
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
				field: _fields_js__WEBPACK_IMPORTED_MODULE_0__.Ur,
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
				field: (0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.KN)("30%"),
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
				description: "Your plan with the hosted service, with its request limits: `free`, `pro`, `business` or `enterprise`."
			},
			limits: {
				field: _fields_js__WEBPACK_IMPORTED_MODULE_0__.Fy,
				default: "",
				description: "Request limits that differ from those of the plan, such as `600/minute, 200000/day, 50 concurrent`. Each part is optional; `enterprise` requires all three."
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
				description: "Folder with a build of the base, such as `_base/site` beside `content: site/**`: `baseline: base` compares with it. Needed where git does not hold the pages."
			},
			"prompt-template": {
				field: _fields_js__WEBPACK_IMPORTED_MODULE_0__.Mn,
				default: "",
				service: "embedded",
				description: "Questions for live engines, each with `{keyword}` and optionally `{language}`. The samples of a keyword are spread over them. The default is one question that does not name the brand."
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
				description: "Share of the planned answers that must be evaluated, of all engines together and of each of `required-engines`. With fewer the verdict is `error`. Default: `50%`."
			},
			"required-engines": {
				field: _fields_js__WEBPACK_IMPORTED_MODULE_0__.p_,
				default: "",
				description: "Engines that must cite the brand. With several countries, `openai` stands for all of them and `openai@DE` for one."
			},
			"fail-on-sentiment": {
				field: _fields_js__WEBPACK_IMPORTED_MODULE_0__.p_,
				default: "",
				setting: "thresholds.failOnSentiment",
				description: "Sentiment values that break a rule, of any engine or on average."
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
				description: "How many runs may fail in a year without a real change, over all rules and engines together, whatever the schedule."
			},
			record: {
				field: (0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.Yq)("auto", "always", "never"),
				default: "auto",
				setting: "record",
				description: "Which runs are recorded in the history that `baseline` names: `auto` (pushes, schedules and manual runs on the default branch), `always` or `never`."
			},
			"timeout-minutes": {
				field: _fields_js__WEBPACK_IMPORTED_MODULE_0__.Gx,
				default: "10",
				setting: "timeoutMinutes",
				description: "Time budget for all calls to the service together, in minutes."
			},
			answers: {
				field: _fields_js__WEBPACK_IMPORTED_MODULE_0__.Ae,
				default: "",
				service: "embedded",
				description: "`record:PATH` appends every raw answer and failure of live engines to an NDJSON file; `replay:PATH` reads the answers from one and sends no request."
			},
			"drafts.mode": {
				field: (0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.Yq)("never", "on-failure", "always"),
				default: "never",
				setting: "drafts.mode",
				description: "When to draft content for keywords without a citation: `never`, `on-failure` or `always`. Nothing is written to the repository."
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
				description: "Reports of the last 30 days that the service exports: a list of `csv` and `pdf`; or `none`."
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
		var _embedded_pages_folder_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44508);
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
			const { keyword, questions, owners, others } = typeof given === "string" ? splitLine(given) : partsOf(given);
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
		function partsOf({ keyword, questions = [], owner }) {
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
			const path = (0, _embedded_pages_folder_rules_js__WEBPACK_IMPORTED_MODULE_0__.j1)(before);
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
			ai: () => isFormerInput,
			an: () => describeNearest,
			bp: () => describeInFile,
			jJ: () => describeFormer,
			tF: () => CONFIG_PATH
		});
		var _lib_nearest_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67712);
		var _inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90743);
		var _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73368);
		const CONFIG_PATH = ".github/ai-visibility.yml";
		const RENAMED = {
			"suggest-content": "drafts.mode",
			"suggest-max": "drafts.max",
			"content-type": "drafts.type",
			tone: "drafts.tone",
			"content-max-length": "drafts.length"
		};
		const MATRIX = "one job runs all gates of a config file, and a matrix runs a job for each key (see docs/fleet.md)";
		const EXPORTED = "an export has the last 30 days, and is written as it is when the run asks for it";
		const GONE = {
			alpha: "false-alarms-per-year in the config file says how many runs may fail by chance",
			"scan-per": "a run asks as the newest recorded run did, and keyword by keyword where runs are compared",
			city: "live engines are asked in the country",
			"report-font": "a PDF finds the fonts of the machine, such as those of the Debian package fonts-noto-cjk",
			"report-range": EXPORTED,
			"report-competitors": EXPORTED,
			"report-wait-minutes": EXPORTED,
			"artifact-name": "the artifact is ai-visibility-KEY",
			"artifact-retention-days": "the setting of the repository says how long the artifact is kept",
			"history-branch": "the history is on the branch ai-visibility-history",
			"max-shards": MATRIX,
			shard: MATRIX,
			partial: MATRIX,
			reader: "the words of the pages decide",
			"store-answers": "answers in the config file says whether answers are recorded",
			tags: "each gate lists its keywords, or names a file of them"
		};
		function isFormerInput(name) {
			return Object.hasOwn(GONE, name) || placeInFile(name) !== undefined;
		}
		function describeFormer(name, given, path) {
			const inFile = placeInFile(name);
			return inFile === undefined ? describeGone(name) : `no value here: it moved to the config file. Write to ${path}: ${toYaml(inFile, given)}`;
		}
		function describeInFile(name, names) {
			const renamed = Object.hasOwn(RENAMED, name) ? RENAMED[name] : undefined;
			if (renamed !== undefined) return `another name. Write: ${toYaml(renamed, "…")}`;
			return describeGone(name) ?? describeNearest(name, names);
		}
		function describeNearest(name, names) {
			const nearest = (0, _lib_nearest_name_js__WEBPACK_IMPORTED_MODULE_2__.$)(name, names);
			return nearest === undefined ? `only these names: ${names.join(", ")}` : `a name that is known here. Did you mean ${nearest}?`;
		}
		function placeInFile(name) {
			if (Object.hasOwn(RENAMED, name)) return RENAMED[name];
			return _inputs_js__WEBPACK_IMPORTED_MODULE_0__.RN.includes(name) ? name : undefined;
		}
		function describeGone(name) {
			return Object.hasOwn(GONE, name) ? `no value: it is gone. Now ${GONE[name]}` : undefined;
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
			E5: () => readSampleRange,
			IX: () => readEngineChoice,
			JI: () => readInteger,
			LD: () => readList,
			No: () => readAmount,
			Se: () => readLines,
			ew: () => readCompetitors,
			fm: () => readLineList,
			iN: () => readWebhook,
			iV: () => readMatch,
			k9: () => readTolerance,
			kz: () => readNumber,
			oO: () => readPercent,
			wM: () => readMinutes,
			zL: () => readCountries
		});
		var csv_parse_sync__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25175);
		var _lib_country_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81078);
		var _lib_http_loopback_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84344);
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
			return codes?.every(_lib_country_js__WEBPACK_IMPORTED_MODULE_1__.e) ? unique(codes) : undefined;
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
		function readSampleRange(text) {
			const [first = "", last = first, ...rest] = text.split("..");
			const [min, max] = [first, last].map((part) => readInteger(part.trim(), 1, 100));
			if (min === undefined || max === undefined || max < min || rest.length > 0) return undefined;
			return {
				min,
				max
			};
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
			const allowed = url.protocol === "https:" || url.protocol === "http:" && (0, _lib_http_loopback_js__WEBPACK_IMPORTED_MODULE_2__.U)(url.hostname);
			const plain = !url.username && !url.password && !text.includes("?") && !text.includes("#");
			const root = url.origin + url.pathname.replace(/(?<!\/)\/+$/, "");
			return allowed && plain && !root.endsWith("/v1") ? root : undefined;
		}
		const WEBHOOK_HOSTS = [[/^hooks\.slack(?:-gov)?\.com$/, "slack"], [/\.(?:environment\.api\.powerplatform|logic\.azure)\.com$/, "teams"]];
		function readWebhook(text) {
			const [, named, address = ""] = /^(?:(slack|teams|json)=)?(.*)$/s.exec(text) ?? [];
			const url = URL.parse(address);
			if (url === null || url.username || url.password) return undefined;
			const isAllowed = url.protocol === "https:" || url.protocol === "http:" && (0, _lib_http_loopback_js__WEBPACK_IMPORTED_MODULE_2__.U)(url.hostname);
			const format = named ?? WEBHOOK_HOSTS.find(([host]) => host.test(url.hostname))?.[1];
			if (!isAllowed || format !== "slack" && format !== "teams" && format !== "json") return undefined;
			return {
				format,
				url: url.href
			};
		}
	}),
	94570: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { m: () => systemClock });
		var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
		const LONGEST_TIMER = 2 ** 31 - 1;
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
			return Math.min(Math.max(Math.ceil(milliseconds), 0), LONGEST_TIMER);
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
			y: () => formatScore
		});
		const MINUS = "−";
		const NO_VALUE = "–";
		function formatScore(value) {
			const isTiny = value !== 0 && Math.abs(value) < .05;
			if (isTiny) return value > 0 ? "<0.1" : `>${MINUS}0.1`;
			const size = Math.abs(value);
			const rounded = size < 0xe8d4a51000 ? Math.round(size * 10) / 10 : size;
			return `${value < 0 ? MINUS : ""}${rounded.toFixed(1)}`;
		}
		function formatCount(value) {
			const rounded = Math.round(value * 10) / 10;
			return `${rounded < 0 ? MINUS : ""}${Math.abs(rounded)}`;
		}
		function countOf(amount, noun) {
			return `${formatCount(amount)} ${noun}${amount === 1 ? "" : "s"}`;
		}
	}),
	78625: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			N: () => createTimeLeft,
			W: () => createInterval
		});
		const FEWEST_SECONDS = 2;
		function createTimeLeft(now) {
			const start = now();
			return (done, planned) => {
				const seconds = (now() - start) / 1e3;
				if (done === 0 || seconds < FEWEST_SECONDS) return undefined;
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
	}),
	73530: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			B: () => parseWebUrl,
			J: () => parseWebPage
		});
		const LONGEST_URL = 2e3;
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
			return url && url.href.length <= LONGEST_URL ? url : undefined;
		}
	}),
	9924: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			D4: () => plainTitle,
			fp: () => breakTriggers,
			h0: () => plainLine,
			pe: () => ZERO_WIDTH_SPACE
		});
		var _lib_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94869);
		const ZERO_WIDTH_SPACE = "​";
		const TRIGGERS = /[@#](?=\S)|:(?=\/\/|[\w+-]+(?::|$))|www(?=\.)|\bgh-(?=\d)/gi;
		function breakTriggers(line) {
			return line.replace(TRIGGERS, `$&${ZERO_WIDTH_SPACE}`);
		}
		function plainLine(text, maxLength = 1e3) {
			return (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.$Q)((0, _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.OX)(text), maxLength).replace(/^::/, `:${ZERO_WIDTH_SPACE}:`).replaceAll("##[", `##${ZERO_WIDTH_SPACE}[`);
		}
		function plainTitle(text, maxLength) {
			const inert = breakTriggers((0, _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.OX)(text).replaceAll("`", "'"));
			return (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.$Q)(inert, maxLength);
		}
	}),
	1336: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
		var _lib_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94869);
		var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9924);
		var _web_url_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73530);
		var _web_url_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50689);
		const schema = zod__WEBPACK_IMPORTED_MODULE_0__.YjP().brand();
		const SYNTAX = /[\\`*_~|<>&[\]$@#\u200B]/g;
		const LINE_START = /^[-=:]|^\+(?=\s|$)|(?<=^\d{1,9})[.)](?=\s|$)/;
		const COMMIT_HASH = /(?<![\w-])(?=[a-f]*\d)[\da-f]{7,40}(?![\w-])/gi;
		const CODE_NAME = /`([a-z][\w-]*(?:: [\w-]+)?)`/;
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
			const inert = (0, _escape_js__WEBPACK_IMPORTED_MODULE_1__.fp)((0, _lib_text_js__WEBPACK_IMPORTED_MODULE_2__.$Q)((0, _lib_text_js__WEBPACK_IMPORTED_MODULE_2__.OX)(text), maxLength));
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
			const target = (0, _web_url_js__WEBPACK_IMPORTED_MODULE_3__.B)(url);
			if (target === undefined) return escapeMarkdown(label ?? url, LABEL_LENGTH);
			const text = escapeSyntax((0, _escape_js__WEBPACK_IMPORTED_MODULE_1__.fp)((0, _lib_text_js__WEBPACK_IMPORTED_MODULE_2__.$Q)((0, _lib_text_js__WEBPACK_IMPORTED_MODULE_2__.OX)(label ?? (0, _web_url_js__WEBPACK_IMPORTED_MODULE_4__.QV)(target)), LABEL_LENGTH)));
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
	13186: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			p: () => addressOfCode,
			t: () => withAddresses
		});
		function addressOfCode(code, documents) {
			return `${documents}/errors.md#:~:text=${code}`;
		}
		function withAddresses(lines, documents) {
			if (documents === undefined) return lines;
			return lines.replace(/^(?:[^:\n]+: )?(AVG_[A-Z\d_]+): .*/gm, (line, code) => `${line} ${addressOfCode(code, documents)}`);
		}
	}),
	53271: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			QY: () => codeOfFileProblem,
			Rw: () => describeFileProblem,
			bC: () => wordsOfError,
			cn: () => FILES,
			hE: () => describeUnusableFile
		});
		var _escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9924);
		var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44702);
		var _message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11531);
		const FILES = {
			AVG_BASE_FILE: {
				meaning: "A file that decides (config, keywords, baseline, recorded answers) could not be read at the tip of the base branch.",
				remedy: "Run actions/checkout before this step with fetch-depth: 2, or with fetch-depth: 0 where the step names a ref. For a file that a step of the job makes, give an absolute path outside of the workspace, such as ${{ runner.temp }}/baseline.json.",
				words: unusableFile
			},
			AVG_LINK_OUT: {
				meaning: "A symbolic link leads out of the workspace, or to nothing.",
				remedy: "Remove the link, or give the absolute path of the place that it leads to.",
				words: unusableFile
			},
			AVG_SUMMARY: {
				meaning: "The job summary was not written.",
				remedy: "Check the disk of the runner.",
				endsWithRemedy: false,
				words: (error) => `The job summary was not written. ${wordsOfError(error)}`
			},
			AVG_OUTPUTS: {
				meaning: "The outputs of the step were not set.",
				remedy: "Check the disk of the runner.",
				endsWithRemedy: false,
				words: (error) => `The outputs were not set. ${wordsOfError(error)}`
			},
			AVG_REPORT_FILE: {
				meaning: "A report file was not written.",
				remedy: "The other report files are not affected.",
				endsWithRemedy: false,
				words: ({ name, error }) => `The report ${name} was not written. ${wordsOfError(error)}`
			},
			AVG_FONT: {
				meaning: "The PDF report lacks characters, or a font of the machine cannot be used.",
				remedy: "Install a font that has the characters, such as the Debian package fonts-noto-cjk.",
				endsWithRemedy: false,
				words: (problem) => problem
			}
		};
		function codeOfFileProblem({ kind }) {
			return kind === "link-out" ? "AVG_LINK_OUT" : "AVG_BASE_FILE";
		}
		function describeUnusableFile(facts, noun = "file") {
			return (0, _message_js__WEBPACK_IMPORTED_MODULE_1__.bD)(FILES, codeOfFileProblem(facts), {
				facts,
				noun
			});
		}
		function describeFileProblem(facts) {
			if (facts.kind === "link-out") {
				const target = (0, _escape_js__WEBPACK_IMPORTED_MODULE_2__.h0)(facts.target, _words_js__WEBPACK_IMPORTED_MODULE_0__.xt);
				return `a symbolic link of the workspace leads from there to ${target}, which is outside of the workspace or does not exist`;
			}
			return `it is read from the commit that the change is based on, and ${describeReason(facts.reason)}, so it could not be checked whether the change edits the file`;
		}
		function describeReason(reason) {
			switch (reason.kind) {
				case "not-a-checkout": return "the workspace is not inside a git checkout";
				case "no-git": return `git could not be started${(0, _message_js__WEBPACK_IMPORTED_MODULE_1__.YE)(reason.detail)}`;
				case "commit-unavailable": return `the commit ${(0, _escape_js__WEBPACK_IMPORTED_MODULE_2__.h0)((reason.commit ?? "").slice(0, 7))} is not in the checkout and could not be fetched${(0, _message_js__WEBPACK_IMPORTED_MODULE_1__.YE)(reason.detail)}`;
				case "git-failed": return `the command “${(0, _message_js__WEBPACK_IMPORTED_MODULE_1__.Rw)(reason.command)}” failed${(0, _message_js__WEBPACK_IMPORTED_MODULE_1__.YE)(reason.detail)}`;
				case "folder": return "it is a folder there";
				case "link": return "a symbolic link there leads out of the repository or to nothing";
				case "submodule": return "it is in a submodule there";
			}
		}
		function unusableFile({ facts, noun }) {
			return `The ${noun} ${(0, _escape_js__WEBPACK_IMPORTED_MODULE_2__.h0)(facts.path, _words_js__WEBPACK_IMPORTED_MODULE_0__.xt)} cannot be used: ${describeFileProblem(facts)}.`;
		}
		function wordsOfError(error) {
			return error instanceof Error ? error.message : String(error);
		}
	}),
	14039: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$g: () => describeConfigCommit,
			Fx: () => describeConfigChanges,
			RG: () => describeForeignVariables,
			Vp: () => describeUnexpected,
			jv: () => describeInputs,
			mc: () => INPUTS
		});
		var _embedded_pages_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73089);
		var _lib_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13963);
		var _escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9924);
		var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44702);
		var _files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53271);
		var _message_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(11531);
		const MOST_FILES = 10;
		const MOST_VARIABLES = 10;
		const MOST_BYTES_OF_INPUT = 131071;
		const INPUTS = {
			AVG_INPUT: {
				meaning: "An input is missing or has a value that is not allowed.",
				remedy: "Correct the inputs that the message lists.",
				endsWithRemedy: false,
				words: ({ length }) => `${length === 1 ? "One input needs" : `${length} inputs need`} to be corrected before anything is scanned.`
			},
			AVG_LONG_INPUT: {
				meaning: "An input is almost as long as Linux allows: 131,071 bytes.",
				remedy: "Move the input to the config file, and long lists of keywords to files that it names.",
				words: ({ input, bytes }) => `The input ${(0, _escape_js__WEBPACK_IMPORTED_MODULE_4__.h0)(input, _words_js__WEBPACK_IMPORTED_MODULE_2__.xt)} has ${bytes} bytes. Linux starts no step with an input of over ${MOST_BYTES_OF_INPUT} bytes, its name included.`
			},
			AVG_ACCEPT: {
				meaning: "`accept: true` counts in a run that a person starts by hand alone, the event `workflow_dispatch`.",
				remedy: "Make accept an input of the workflow that its runs by hand set: docs/history.md shows how.",
				words: (key) => `The level of ${(0, _escape_js__WEBPACK_IMPORTED_MODULE_4__.h0)(key, _words_js__WEBPACK_IMPORTED_MODULE_2__.xt)} is not accepted: nobody started this run by hand.`
			},
			AVG_UNEXPECTED: {
				meaning: "The program or the machine failed in an unknown way.",
				remedy: "Run the job again. If the failure lasts, report it with the message.",
				endsWithRemedy: false,
				words: (error) => `The gate could not run: ${(0, _files_js__WEBPACK_IMPORTED_MODULE_3__.bC)(error)}`
			}
		};
		function describeInputs(problems) {
			return [(0, _message_js__WEBPACK_IMPORTED_MODULE_5__.cA)(INPUTS, "AVG_INPUT", problems), ...problems.map(({ place, input, given, allowed }) => {
				const got = given === undefined ? "" : given === "" ? "nothing was given; " : `got "${(0, _escape_js__WEBPACK_IMPORTED_MODULE_4__.h0)(given, 100)}"; `;
				const where = place === undefined ? "" : `${place.path}:${place.line}:${place.column}: `;
				return (0, _escape_js__WEBPACK_IMPORTED_MODULE_4__.h0)(`${where}${(0, _escape_js__WEBPACK_IMPORTED_MODULE_4__.h0)(input, _words_js__WEBPACK_IMPORTED_MODULE_2__.xt)}: ${got}expected ${allowed}`, 2e3);
			})];
		}
		function describeUnexpected(error) {
			if (error instanceof _lib_files_js__WEBPACK_IMPORTED_MODULE_1__.X4) return (0, _message_js__WEBPACK_IMPORTED_MODULE_5__.hw)((0, _files_js__WEBPACK_IMPORTED_MODULE_3__.hE)(error.facts, "path"));
			if (error instanceof _embedded_pages_errors_js__WEBPACK_IMPORTED_MODULE_0__.bf && error.facts.kind === "no-base-file") return (0, _message_js__WEBPACK_IMPORTED_MODULE_5__.hw)((0, _files_js__WEBPACK_IMPORTED_MODULE_3__.hE)(error.facts));
			return (0, _message_js__WEBPACK_IMPORTED_MODULE_5__.cA)(INPUTS, "AVG_UNEXPECTED", error);
		}
		function describeForeignVariables(variables) {
			const { shown, more } = (0, _words_js__WEBPACK_IMPORTED_MODULE_2__.f6)(variables.map((name) => (0, _escape_js__WEBPACK_IMPORTED_MODULE_4__.h0)(name, _words_js__WEBPACK_IMPORTED_MODULE_2__.xt)), MOST_VARIABLES);
			return `Variables of the environment that are no inputs of this action were ignored: ${shown.join(", ")}${more}.`;
		}
		function describeConfigChanges(changes) {
			const shown = changes.slice(0, MOST_FILES).map(describeChange);
			const rest = changes.length - shown.length;
			return rest > 0 ? [...shown, `The change also edits ${rest} more of these files.`] : shown;
		}
		function describeConfigCommit(commit) {
			return `The settings come from the commit ${(0, _escape_js__WEBPACK_IMPORTED_MODULE_4__.h0)(commit.slice(0, 7))}, and not from the commit that is checked.`;
		}
		function describeChange({ path, kind }) {
			const file = (0, _escape_js__WEBPACK_IMPORTED_MODULE_4__.h0)(path, _words_js__WEBPACK_IMPORTED_MODULE_2__.xt);
			switch (kind) {
				case "added": return `The change adds ${file}, which this gate takes its settings from. They count in this run, because the base has no such file.`;
				case "changed": return `The change edits ${file}, which this gate takes its settings from. This run is judged by the file as it was before; the edit takes effect after the merge.`;
				case "removed": return `The change deletes ${file}, which this gate takes its settings from. This run is judged by the file as it was before; the deletion takes effect after the merge.`;
			}
		}
	}),
	11531: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Rw: () => detailOf,
			Tt: () => messageWithWords,
			YE: () => inParentheses,
			bD: () => messageOf,
			cA: () => lineOf,
			hw: () => formatMessage
		});
		var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9924);
		function messageOf(entries, code, facts) {
			return messageWithWords(entries, code, entries[code].words(facts));
		}
		function messageWithWords(entries, code, what) {
			const { remedy, endsWithRemedy = true } = entries[code];
			return {
				code,
				text: endsWithRemedy ? `${what} ${remedy}` : what,
				what,
				remedy
			};
		}
		function lineOf(entries, code, facts) {
			return formatMessage(messageOf(entries, code, facts));
		}
		function formatMessage({ code, text }) {
			return (0, _escape_js__WEBPACK_IMPORTED_MODULE_0__.h0)(`${code}: ${text}`, 2e3);
		}
		const DETAIL_LENGTH = 200;
		function detailOf(text) {
			return (0, _escape_js__WEBPACK_IMPORTED_MODULE_0__.h0)(text, DETAIL_LENGTH).replace(/[.\s]+$/, "");
		}
		function inParentheses(text) {
			const detail = detailOf(text);
			return detail && ` (${detail})`;
		}
	}),
	8370: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			CS: () => describeGateTurn,
			KQ: () => describeNextSamples,
			X$: () => describeMovedModels,
			Z1: () => summarizeCost,
			vk: () => describeProgress
		});
		var _comparison_comparison_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25039);
		var _lib_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94869);
		var _escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9924);
		var _numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73533);
		var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44702);
		function describeNextSamples(samples, next) {
			return `The verdict is not clear after ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_0__.pq)(samples, "sample")}. Scanning up to ${next}.`;
		}
		const MOST_MODELS = 3;
		function describeMovedModels({ comparison, models }, nameOf = (engine) => engine) {
			return (0, _comparison_comparison_js__WEBPACK_IMPORTED_MODULE_2__.v4)(comparison?.runs ?? [], models).map(({ engine, before, now }) => `${nameOf(engine)} was answered by the model ${listModels(now)}, and before by ${listModels(before)}: the vendor moved the model. The runs are compared as usual.`);
		}
		function listModels(models) {
			const { shown, more } = (0, _words_js__WEBPACK_IMPORTED_MODULE_1__.f6)(models, MOST_MODELS);
			return shown.map((model) => (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_3__.$Q)(model, _words_js__WEBPACK_IMPORTED_MODULE_1__.xt)).join(", ") + more;
		}
		function describeGateTurn(key, place, gates) {
			return `Gate ${key}, ${place} of ${gates}`;
		}
		function describeProgress(verb, done, planned, things, secondsLeft) {
			const count = `${verb} ${done} of ${planned}${things && ` ${things}`}`;
			if (secondsLeft === undefined || done >= planned) return count;
			const left = secondsLeft < 60 ? (0, _numbers_js__WEBPACK_IMPORTED_MODULE_0__.pq)(Math.max(5, Math.ceil(secondsLeft / 5) * 5), "second") : (0, _numbers_js__WEBPACK_IMPORTED_MODULE_0__.pq)(Math.ceil(secondsLeft / 60), "minute");
			return `${count}, about ${left} left`;
		}
		function summarizeCost({ costs }) {
			if (costs.length === 0) return undefined;
			const engines = costs.map((cost) => {
				const { amount, tokens, searches } = (0, _numbers_js__WEBPACK_IMPORTED_MODULE_0__.P9)(cost);
				return `${(0, _escape_js__WEBPACK_IMPORTED_MODULE_4__.h0)(cost.engine, _words_js__WEBPACK_IMPORTED_MODULE_1__.xt)} ${amount} (tokens ${tokens}, searches ${searches})`;
			});
			return `Cost of the live engines: ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_0__.jx)(costs)}. ${engines.join(", ")}.`;
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
			td: () => formatPValue,
			w_: () => formatSetting,
			y: () => _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.y
		});
		var _embedded_engines_account_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73840);
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46958);
		const MINUS = "−";
		function formatPercent(share) {
			return share > 0 && share < .005 ? "<1%" : `${Math.round(100 * share)}%`;
		}
		function formatValue(value, unit) {
			if (unit === "percent") return formatPercent(value / 100);
			return unit === "score" ? (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.y)(value) : (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.B4)(value);
		}
		function formatChange(value, unit = "score") {
			if (isNoChange(value)) return "±0";
			return `${value < 0 ? MINUS : "+"}${formatValue(Math.abs(value), unit)}`;
		}
		function formatDrop(drop, unit) {
			if (isNoChange(drop)) return "none";
			return drop > 0 ? formatValue(drop, unit) : `none (${formatChange(-drop, unit)})`;
		}
		function isNoChange(difference) {
			return Math.abs(difference) < 1e-9;
		}
		function formatPValue(value) {
			return value < .001 ? "<0.001" : `${Number(value.toPrecision(2))}`;
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
		function describeCost({ replies, inputTokens, outputTokens, searches, costUsd, stated, unpriced }) {
			const sources = [
				...stated > 0 ? ["vendor"] : [],
				...replies > stated + unpriced ? ["list prices"] : [],
				...unpriced > 0 && unpriced < replies ? ["partly not known"] : []
			];
			return {
				tokens: inputTokens + outputTokens === 0 ? _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.GY : `${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.B4)(inputTokens)} / ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.B4)(outputTokens)}`,
				searches: searches === undefined ? _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.GY : (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.B4)(searches),
				amount: formatCost({
					costUsd,
					isWhole: unpriced === 0
				}),
				source: sources.join(", ") || _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.GY
			};
		}
		function formatTotalCost(costs) {
			return formatCost({
				costUsd: (0, _embedded_engines_account_js__WEBPACK_IMPORTED_MODULE_0__.cv)(costs),
				isWhole: costs.every(({ unpriced }) => unpriced === 0)
			});
		}
	}),
	50689: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			HD: () => readable,
			QV: () => readablePlace,
			iw: () => fileUrl
		});
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
		function fileUrl({ commitUrl }, commit, path, line) {
			const end = commitUrl?.lastIndexOf("/commit/") ?? -1;
			if (commitUrl === undefined || commit === undefined || end < 0) return undefined;
			const parts = path.split("/");
			if (parts.some((part) => [".", ".."].includes(part))) return undefined;
			const encoded = parts.map((part) => encodeURIComponent(part.toWellFormed()));
			return `${commitUrl.slice(0, end)}/blob/${commit}/${encoded.join("/")}${line === undefined ? "" : `#L${line}`}`;
		}
	}),
	44702: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			IU: () => longDayOf,
			f6: () => cutList,
			gp: () => shortDayOf,
			kb: () => dayOf,
			sG: () => withoutBackticks,
			x2: () => LISTED_IDS,
			xN: () => dayInYear,
			xt: () => NAME_LENGTH
		});
		const NAME_LENGTH = 120;
		const LISTED_IDS = 5;
		function withoutBackticks(text) {
			return text.replaceAll("`", "");
		}
		function cutList(items, most) {
			const more = items.length - most;
			return {
				shown: items.slice(0, most),
				more: more > 0 ? ` and ${more} more` : ""
			};
		}
		function dayOf(createdAt) {
			return /^\d{4}-\d\d-\d\d/.exec(createdAt)?.[0] ?? "0000-00-00";
		}
		const LONG_DAY = {
			day: "numeric",
			month: "long",
			year: "numeric",
			timeZone: "UTC"
		};
		const DAY_AND_MONTH = {
			day: "numeric",
			month: "long",
			timeZone: "UTC"
		};
		const SHORT_DAY = {
			day: "numeric",
			month: "short",
			timeZone: "UTC"
		};
		function longDayOf(createdAt) {
			const date = new Date(createdAt);
			return Number.isNaN(date.getTime()) ? dayOf(createdAt) : date.toLocaleDateString("en-GB", LONG_DAY);
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
			return date.toLocaleDateString("en-GB", isSameYear ? DAY_AND_MONTH : LONG_DAY);
		}
	}),
	19532: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ak: () => isMajority,
			Dz: () => countCited,
			bp: () => isCiting,
			e_: () => citedShareOf,
			i2: () => mean,
			lv: () => bcrScoreOf,
			xP: () => measure,
			xk: () => toCells
		});
		function measure(scans) {
			const [first, ...others] = scans;
			if (first === undefined) return undefined;
			const engines = measureEngines(scans);
			const summary = others.length === 0 ? first.scan.summary : undefined;
			const avgSentiments = scans.map(({ scan }) => scan.summary.avg_sentiment).filter((value) => value !== "");
			return {
				overallBcr: meanBcr(scans),
				citedEngines: summary?.cited_engines ?? engines.filter(({ cited }) => cited).length,
				totalEngines: summary?.total_engines ?? engines.length,
				avgSentiment: mostFrequent(avgSentiments),
				avgSentiments: unique(avgSentiments),
				engines,
				keywords: first.keyword === undefined ? [] : measureKeywords(scans),
				cells: toCells(scans),
				scanIds: scans.map(({ scan }) => scan.scan_id),
				contradictions: scans.flatMap(findContradictions)
			};
		}
		function resultsOf({ scan }) {
			const results = new Map();
			for (const result of scan.results) if (!results.has(result.engine)) results.set(result.engine, result);
			return results;
		}
		function measureEngines(scans) {
			const answers = scans.flatMap((scan) => [...resultsOf(scan).values()].map((result) => ({
				keyword: scan.keyword,
				result
			})));
			return [...Map.groupBy(answers, ({ result }) => result.engine)].map(([engine, ofEngine]) => {
				const results = ofEngine.map(({ result }) => result);
				const sentiments = results.map(({ sentiment }) => sentiment).filter((value) => value !== "");
				const cited = results.filter((result) => result.cited);
				const shown = cited[0] ?? results[0];
				return {
					engine,
					cited: isCiting(ofEngine.map(({ keyword, result }) => ({
						keyword,
						cited: [result.cited]
					}))),
					bcrScore: mean(results.map(({ bcr_score }) => bcr_score)),
					sentiment: mostFrequent(sentiments),
					sentiments: unique(sentiments),
					snippet: shown?.snippet ?? "",
					sourceUrl: shown?.source_url ?? "",
					answers: results.length,
					citedAnswers: cited.length
				};
			});
		}
		function meanBcr(scans) {
			const evaluated = scans.filter(({ scan }) => scan.results.length > 0);
			return mean((evaluated.length > 0 ? evaluated : scans).map(({ scan }) => scan.summary.overall_bcr));
		}
		function measureKeywords(scans) {
			return [...Map.groupBy(scans, ({ keyword = "" }) => keyword)].map(([keyword, samples]) => {
				const engines = measureEngines(samples);
				return {
					keyword,
					overallBcr: meanBcr(samples),
					citedEngines: engines.filter(({ cited }) => cited).map(({ engine }) => engine),
					totalEngines: engines.length,
					samples: samples.length
				};
			});
		}
		function toCells(scans) {
			return [...Map.groupBy(scans, ({ keyword }) => keyword)].flatMap(([keyword, samples]) => {
				const results = samples.flatMap((sample) => [...resultsOf(sample).values()]);
				return Array.from(Map.groupBy(results, ({ engine }) => engine), ([engine, ofEngine]) => ({
					keyword,
					engine,
					cited: ofEngine.map(({ cited }) => cited),
					bcrScores: ofEngine.map(({ bcr_score }) => bcr_score)
				}));
			});
		}
		function findContradictions(completed) {
			const { request, scan } = completed;
			const scanId = scan.scan_id;
			const results = resultsOf(completed);
			const missing = (request.engines ?? []).filter((engine) => !results.has(engine));
			const repeats = Map.groupBy(scan.results, ({ engine }) => engine);
			const repeated = [...repeats].filter(([, entries]) => entries.length > 1).map(([engine]) => engine);
			const cited = [...results.values()].filter((result) => result.cited);
			const counts = [{
				field: "total_engines",
				stated: scan.summary.total_engines,
				counted: results.size
			}, {
				field: "cited_engines",
				stated: scan.summary.cited_engines,
				counted: cited.length
			}];
			return [
				...missing.map((engine) => ({
					kind: "missing-engine",
					scanId,
					engine
				})),
				...repeated.map((engine) => ({
					kind: "duplicate-engine",
					scanId,
					engine
				})),
				...counts.filter(({ stated, counted }) => stated !== counted).map((count) => ({
					kind: "summary-contradiction",
					scanId,
					...count
				}))
			];
		}
		function isCiting(cells) {
			const votes = new Map();
			for (const { keyword, cited } of cells) {
				const known = votes.get(keyword);
				const count = countCited({ cited });
				if (known === undefined) votes.set(keyword, {
					cited: count,
					answers: cited.length
				});
				else {
					known.cited += count;
					known.answers += cited.length;
				}
			}
			return votes.values().some(({ cited, answers }) => 2 * cited > answers);
		}
		function isMajority(votes) {
			return votes.filter(Boolean).length * 2 > votes.length;
		}
		function citedShareOf({ cited }) {
			return countCited({ cited }) / cited.length;
		}
		function bcrScoreOf({ bcrScores }) {
			return mean(bcrScores);
		}
		function countCited({ cited }) {
			let count = 0;
			for (const isCited of cited) if (isCited) count++;
			return count;
		}
		function mean(values) {
			return values.reduce((sum, value) => sum + value, 0) / values.length;
		}
		function mostFrequent(values) {
			const groups = [...Map.groupBy(values, (value) => value).values()];
			const largest = groups.reduce((best, group) => group.length > best.length ? group : best, []);
			return largest[0] ?? "";
		}
		function unique(values) {
			return [...new Set(values)];
		}
	})
};
;
