"use strict";
exports.id = "gate-judge";
exports.ids = ["gate-judge"];
exports.modules = {
	88756: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			At: () => readEvidence,
			NM: () => orderBrands,
			QC: () => settleNames,
			uL: () => isBrand
		});
		function readEvidence(seen) {
			const evidence = new Map();
			for (const { name, written } of seen) {
				const { capital, small } = evidence.get(name) ?? {
					capital: 0,
					small: 0
				};
				evidence.set(name, {
					capital: capital + written.capital,
					small: small + written.small
				});
			}
			return evidence;
		}
		const MOST_SMALL = .2;
		function isBrand({ capital, small }) {
			return capital > 0 && small <= MOST_SMALL * (small + capital);
		}
		function orderBrands(seen, evidence = readEvidence(seen)) {
			const places = [];
			for (const { competitor, name, mention, unclear, written } of seen) {
				const isNamed = isBrand(evidence.get(name) ?? written);
				const found = [mention, isNamed ? unclear : undefined].filter((place) => place !== undefined);
				if (found.length > 0) places.push({
					competitor,
					place: Math.min(...found)
				});
			}
			places.sort((a, b) => a.place - b.place);
			const named = [...new Set(places.map(({ competitor }) => competitor))];
			const place = named.indexOf(undefined);
			return {
				position: place === -1 ? undefined : place + 1,
				competitors: named.filter((name) => name !== undefined)
			};
		}
		function settleNames(records) {
			const evidence = readEvidence(records.flatMap((record) => record.outcome === "evaluated" ? record.content.seen : []));
			return records.map((record) => {
				if (record.outcome !== "evaluated") return record;
				const { content } = record;
				return {
					...record,
					content: {
						...content,
						...orderBrands(content.seen, evidence)
					}
				};
			});
		}
	}),
	8616: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$M: () => costSchema,
			Mw: () => citedSiteSchema,
			uT: () => untrustedReasonSchema,
			zq: () => untrustedProblemSchema
		});
		var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2503);
		var _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69681);
		const sourceOwnerSchema = zod__WEBPACK_IMPORTED_MODULE_1__.gMt("kind", [
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("own", {}),
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("competitor", { name: zod__WEBPACK_IMPORTED_MODULE_1__.YjP() }),
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("third-party", {})
		]);
		const citedSiteSchema = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			domain: zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),
			owner: sourceOwnerSchema
		});
		const sourceSchema = citedSiteSchema.extend({ url: zod__WEBPACK_IMPORTED_MODULE_1__.YjP() });
		const statedFactSchema = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			fact: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			is: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Te,
			list: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			said: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.no)(_contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq)
		});
		const answerContentSchema = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			cited: zod__WEBPACK_IMPORTED_MODULE_1__.zMY(),
			retrieved: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.no)(zod__WEBPACK_IMPORTED_MODULE_1__.zMY()),
			position: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.no)(_contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9),
			competitors: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(zod__WEBPACK_IMPORTED_MODULE_1__.YjP()),
			citedSources: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(sourceSchema),
			unknownSources: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			retrievedSources: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(sourceSchema),
			queries: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(zod__WEBPACK_IMPORTED_MODULE_1__.YjP()),
			text: zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),
			isCut: zod__WEBPACK_IMPORTED_MODULE_1__.zMY(),
			facts: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(statedFactSchema).exactOptional(),
			isWithheld: zod__WEBPACK_IMPORTED_MODULE_1__.euz(true).exactOptional()
		});
		const problemFacts = {
			detail: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			status: zod__WEBPACK_IMPORTED_MODULE_1__.Whr().exactOptional()
		};
		const unansweredSchema = zod__WEBPACK_IMPORTED_MODULE_1__.k5n([
			"unsearched",
			"refused",
			"failed",
			"no-sources"
		]);
		const answerProblemSchema = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			...problemFacts,
			scope: zod__WEBPACK_IMPORTED_MODULE_1__.euz("answer"),
			code: zod__WEBPACK_IMPORTED_MODULE_1__.k5n([
				...unansweredSchema.options,
				"unreadable",
				"malformed",
				"rejected",
				"redirected",
				"server-error",
				"unreachable",
				"busy",
				"timed-out",
				"out-of-time",
				"cost-limit"
			])
		});
		const vendorSchema = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			model: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			keyVariable: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			keyPage: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq.exactOptional(),
			baseUrlVariable: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq
		});
		const engineProblemSchema = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			...problemFacts,
			scope: zod__WEBPACK_IMPORTED_MODULE_1__.euz("engine"),
			code: zod__WEBPACK_IMPORTED_MODULE_1__.k5n([
				"key-refused",
				"forbidden",
				"no-credit",
				"day-quota",
				"unknown-model",
				"rate-limited",
				"unresponsive"
			]),
			vendor: vendorSchema
		});
		const withoutPage = vendorSchema.omit({ keyPage: true });
		const untrustedProblemSchema = engineProblemSchema.extend({ vendor: withoutPage });
		const untrustedReasonSchema = zod__WEBPACK_IMPORTED_MODULE_1__.gMt("scope", [answerProblemSchema, untrustedProblemSchema]);
		const costSchema = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			engine: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			replies: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			inputTokens: zod__WEBPACK_IMPORTED_MODULE_1__.aig(),
			outputTokens: zod__WEBPACK_IMPORTED_MODULE_1__.aig(),
			searches: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.no)(zod__WEBPACK_IMPORTED_MODULE_1__.aig()),
			costUsd: zod__WEBPACK_IMPORTED_MODULE_1__.aig(),
			stated: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			unpriced: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9
		});
	}),
	25525: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			d: () => failuresOf,
			S: () => judge
		});
		var compare = __webpack_require__(90367);
		var count_answers = __webpack_require__(84541);
		var measure = __webpack_require__(19532);
		var share_of_voice = __webpack_require__(62290);
		var rounding = __webpack_require__(69928);
		;
		function findTooFewAnswers(counts, { minAnswers, requiredEngines, optionalEngines }) {
			const { evaluated, missing } = counts;
			const spared = counts.engines.filter((engine) => evaluated > 0 && engine.evaluated === 0 && optionalEngines.includes(engine.engine));
			const planned = spared.reduce((rest, engine) => rest - engine.planned, counts.planned);
			if (isTooFew({
				planned,
				evaluated
			}, minAnswers)) return {
				kind: "few-answers",
				planned,
				evaluated,
				minAnswers,
				missing
			};
			const engines = counts.engines.filter((engine) => requiredEngines.includes(engine.engine) && isTooFew(engine, minAnswers));
			return engines.length > 0 ? {
				kind: "required-unanswered",
				engines,
				minAnswers
			} : undefined;
		}
		function isTooFew({ planned, evaluated }, minAnswers) {
			return planned > 0 && (evaluated === 0 || (0, rounding.Yw)(100 * evaluated / planned, minAnswers));
		}
		const NEEDS_PERSON = new Set([
			"key-refused",
			"forbidden",
			"no-credit",
			"unknown-model",
			"unreadable"
		]);
		function findSilentEngines({ engines, measurement, answers }, { minAnswers, optionalEngines }, before) {
			const answered = new Set(measurement.engines.map(({ engine }) => engine));
			const counts = new Map(answers.engines.map((count) => [count.engine, count]));
			const planned = new Set([...engines, ...counts.keys()]);
			return [...planned].flatMap((engine) => {
				const count = counts.get(engine);
				const isOptional = optionalEngines.includes(engine);
				const isSilent = !answered.has(engine);
				const lacksAnswers = !isOptional && count !== undefined && isTooFew(count, minAnswers);
				if (!isSilent && !lacksAnswers) return [];
				const reason = count?.problem ?? findReason(answers, engine);
				const needsPerson = reason !== undefined && NEEDS_PERSON.has(reason.code);
				const isFault = isSilent && (before.includes(engine) || needsPerson);
				return [{
					engine,
					reason,
					isOptional,
					planned: count?.planned ?? 0,
					evaluated: count?.evaluated ?? 0,
					leadsTo: isOptional ? "warn" : isFault ? "error" : "inconclusive"
				}];
			});
		}
		function findReason({ missing }, engine) {
			return missing.find((entry) => entry.engine === engine)?.reason;
		}
		var rules_rules = __webpack_require__(37685);
		var select_runs = __webpack_require__(12521);
		var gate_losses = __webpack_require__(42368);
		var comparison_comparison = __webpack_require__(25039);
		var comparison_scope = __webpack_require__(69972);
		var engine_names = __webpack_require__(28913);
		var cell_series = __webpack_require__(50218);
		var engine_day = __webpack_require__(99955);
		var fall_test = __webpack_require__(79388);
		;
		const WINDOWS = [
			1,
			2,
			4,
			8,
			16,
			32,
			64
		];
		const MAX_WINDOW = 64;
		const SHARE_OF_PARTS = .2;
		const FEW_BEFORE = 3;
		const LUCK = 1 / 4;
		function searchFalls(series, { current, isCorrelated, longest = current }, ofLevel = 1) {
			const lengths = WINDOWS.filter((length) => length <= Math.min(longest, current));
			const windows = lengths.map((length) => {
				const start = current + 1 - length;
				return {
					start,
					engines: splitEngines(series, start, {
						length,
						isCorrelated
					})
				};
			});
			return listTested(series.map(({ engine }) => engine)).map(({ scope, share }) => {
				const tested = windows.map(({ start, engines }) => ({
					start,
					pValue: testPart(engines, scope) / (share * ofLevel),
					isEarly: isEarly(engines, scope)
				}));
				return {
					scope,
					windows: tested,
					pValue: Math.min(1, ...tested.map(({ pValue }) => pValue))
				};
			}).toSorted((a, b) => a.pValue - b.pValue);
		}
		function isEarly(engines, scope) {
			let [cited, usual] = [0, 0];
			for (const { engine, counts } of engines.flatMap(({ cells }) => cells)) {
				if (!(0, comparison_scope.S1)(scope, engine)) continue;
				if (counts.before.length >= FEW_BEFORE) return false;
				const before = (0, cell_series.W_)(counts.before);
				cited += counts.now.cited;
				usual += counts.now.answers * before.cited / before.answers;
			}
			return cited > LUCK * usual;
		}
		function testPart(engines, scope) {
			return (0, fall_test.q)(engines.flatMap(({ cells, day }) => {
				const own = cells.filter(({ engine }) => (0, comparison_scope.S1)(scope, engine));
				return own.length === 0 ? [] : [{
					cells: own.map(({ counts }) => counts),
					day
				}];
			}));
		}
		function splitEngines(series, start, options) {
			const cells = series.flatMap((cell) => {
				const counts = (0, cell_series.o)(cell, start);
				return counts === undefined ? [] : [{
					engine: cell.engine,
					counts
				}];
			});
			const byEngine = Map.groupBy(cells, ({ engine }) => (0, engine_names.Vl)(engine).id);
			return Array.from(byEngine.values(), (ofEngine) => ({
				cells: ofEngine,
				day: (0, engine_day.j)(ofEngine.map(({ counts }) => counts), options)
			}));
		}
		function listTested(engines) {
			const parts = (0, comparison_scope.cV)(engines).filter((scope) => scope.kind === "country" || scope.kind === "engine" && scope.country === undefined);
			const whole = { kind: "whole" };
			if (parts.length === 0) return [{
				scope: whole,
				share: 1
			}];
			return [{
				scope: whole,
				share: 1 - SHARE_OF_PARTS
			}, ...parts.map((scope) => ({
				scope,
				share: SHARE_OF_PARTS / parts.length
			}))];
		}
		;
		const BY_STRENGTH = [
			"significant",
			"borderline",
			"known-loss",
			"not-significant"
		];
		function classify(pValue, { level, doubt }) {
			if (pValue <= level) return "significant";
			return pValue <= doubt ? "borderline" : "not-significant";
		}
		function strongest(significances) {
			return BY_STRENGTH.find((significance) => significances.includes(significance)) ?? "not-significant";
		}
		var statistics_prominence = __webpack_require__(87051);
		;
		const SHARE_OF_PROMINENCE = .1;
		const TOTAL_LOSS = 5;
		const EARLY = 10;
		const SHARE_OF_EARLY = 1 / 4;
		function testAnswers(paired, currentRunOnly, noise) {
			const { losses: open = [], runs } = paired.baseline;
			const search = {
				...{
					current: runs.length,
					isCorrelated: noise.isCorrelated
				},
				longest: noise.isReview ? 1 : MAX_WINDOW
			};
			const { cells } = paired.measurement;
			const updated = (0, gate_losses.bK)(paired.cells, open, {
				...noise,
				...search,
				runs,
				cells
			});
			const belowLosses = {
				...paired,
				cells: (0, gate_losses.nf)(paired.cells, open, runs)
			};
			const isScoreLow = open.some(({ measure }) => measure === "score");
			const prominence = isScoreLow ? undefined : (0, statistics_prominence.R)(currentRunOnly);
			const share = prominence === undefined ? 1 : 1 - SHARE_OF_PROMINENCE;
			const series = (0, cell_series.hA)(belowLosses.cells, search.current);
			const falls = searchFalls(series, search, share);
			const classifyWindow = createClassifier(currentRunOnly, noise);
			const classifyFall = ({ windows }) => strongest(windows.map(classifyWindow));
			const fallSignificance = strongest(falls.map(classifyFall));
			const worst = falls.find((fall) => classifyFall(fall) === fallSignificance);
			const findStart = () => (0, fall_test.v)(series.filter(({ engine }) => (0, comparison_scope.S1)(worst?.scope ?? { kind: "whole" }, engine)), search);
			const comparisonAtFall = fallSignificance === "not-significant" ? currentRunOnly : (0, compare.GZ)(belowLosses, runs[findStart()]?.createdAt);
			const usual = belowLosses.cells.filter(({ before }) => before.length > 0);
			const totalLoss = findTotalLoss(usual);
			const scopeOfFall = fallSignificance === "not-significant" ? totalLoss ?? { kind: "whole" } : (0, comparison_scope.P$)(comparisonAtFall.cells, worst?.scope);
			const sinceFall = comparisonAtFall.recent[0]?.createdAt;
			const fallFound = fallSignificance === "significant" ? {
				measure: "citations",
				scope: scopeOfFall,
				since: sinceFall ?? noise.now
			} : undefined;
			const losses = updated.map((loss) => (0, gate_losses.RQ)(loss, fallFound));
			const lowered = losses.find((loss) => !updated.includes(loss));
			const failing = lowered ?? losses.find(({ state }) => state === "failed");
			const known = losses.find(({ state }) => state !== "not-measured");
			const scoreSignificance = prominence === undefined ? "not-significant" : classify(prominence / SHARE_OF_PROMINENCE, noise);
			const totalLossSignificance = totalLoss === undefined ? "not-significant" : "borderline";
			const answersSignificance = strongest([
				fallSignificance,
				...losses.map(classifyLoss),
				totalLossSignificance
			]);
			const isNewScore = answersSignificance === "not-significant" && scoreSignificance !== "not-significant";
			const decisive = failing ?? (fallSignificance === "not-significant" && !isNewScore ? known : undefined);
			const isByScore = isNewScore || decisive?.measure === "score";
			const compareAt = (loss) => (0, compare.GZ)({
				...paired,
				cells: (0, gate_losses.y3)(paired.cells, open, runs, loss)
			}, loss.since);
			const comparison = decisive !== undefined ? withRecoveredScore(compareAt(decisive), decisive) : fallSignificance === "not-significant" ? currentRunOnly : compareAt({
				scope: scopeOfFall,
				since: sinceFall
			});
			const scoreFound = isNewScore && scoreSignificance === "significant" ? {
				measure: "score",
				scope: { kind: "whole" },
				since: noise.now
			} : undefined;
			const found = lowered === undefined ? fallFound ?? scoreFound : undefined;
			const lost = comparison.engines.filter(({ was, now }) => was && !now).map(({ engine }) => {
				const minimum = findTotalLoss(usual.filter((cell) => cell.engine === engine)) ? "borderline" : "not-significant";
				return {
					engine,
					significance: strongest([classifyEngine(engine, {
						losses,
						falls,
						classifyWindow
					}), minimum])
				};
			});
			return {
				...{
					noise: "tested",
					comparison,
					losses,
					found,
					lostEngineDrops: lost
				},
				pValue: decisive === undefined ? falls[0]?.pValue : undefined,
				since: decisive?.since ?? sinceFall,
				scope: decisive?.scope ?? scopeOfFall,
				significance: strongest([answersSignificance, scoreSignificance]),
				isByScore,
				lostEngines: lost.filter(({ significance }) => significance === "significant").map(({ engine }) => engine)
			};
		}
		function withRecoveredScore(comparison, { state }) {
			if (state !== "recovering" && state !== "recovered") return comparison;
			const cells = comparison.cells.map((cell) => ({
				...cell,
				recent: []
			}));
			return {
				...comparison,
				score: (0, comparison_comparison.Ly)(cells, comparison.scoreUnit)
			};
		}
		function createClassifier({ runs, cells }, noise) {
			const usually = (0, comparison_comparison.ND)(cells)?.was.usually ?? 0;
			const isUncertain = runs.length === 1 && usually < EARLY;
			return ({ pValue, isEarly }) => {
				const significance = classify(pValue, noise);
				if (significance === "not-significant") return "not-significant";
				return isUncertain || isEarly && pValue > SHARE_OF_EARLY * noise.level ? "borderline" : significance;
			};
		}
		function classifyLoss({ state }) {
			if (state === "failed") return "significant";
			return state === "low" ? "known-loss" : "not-significant";
		}
		function classifyEngine(engine, { losses, falls, classifyWindow }) {
			const whole = falls.find(({ scope }) => scope.kind === "whole");
			const wholeSignificance = strongest(whole?.windows.map(classifyWindow) ?? []);
			const own = falls.filter(({ scope }) => scope.kind === "engine" && (0, comparison_scope.S1)(scope, engine));
			const share = wholeSignificance === "significant" ? SHARE_OF_PARTS : 1;
			return strongest([
				...losses.filter(({ measure, scope }) => measure === "citations" && (0, comparison_scope.S1)(scope, engine)).map(classifyLoss),
				...own.flatMap(({ windows }) => windows.map((window) => classifyWindow({
					...window,
					pValue: window.pValue * share
				}))),
				...own.length === 0 ? [wholeSignificance] : []
			]);
		}
		function findTotalLoss(cells) {
			const scopes = [{ kind: "whole" }, ...(0, comparison_scope.cV)(cells.map(({ engine }) => engine))];
			return scopes.find((scope) => {
				const change = (0, comparison_comparison.ND)(cells.filter(({ engine }) => (0, comparison_scope.S1)(scope, engine)));
				return change !== undefined && change.now.cited === 0 && change.was.usually >= TOTAL_LOSS;
			});
		}
		;
		function testComparison(paired, noise) {
			const currentRunOnly = (0, compare.GZ)(paired);
			const { score, citedEngines, content, runs } = currentRunOnly;
			if (score === undefined && citedEngines === undefined && content === undefined) return undefined;
			if (noise.isDeterministic) return followExactly(paired, noise);
			if (paired.cells.length > 0) {
				const tested = testAnswers(paired, currentRunOnly, noise);
				return {
					...describe(tested.comparison, noise),
					...tested
				};
			}
			const common = describe(currentRunOnly, noise);
			return runs.length > 0 ? {
				...common,
				...{
					noise: "too-few-runs",
					significance: "unknown"
				}
			} : {
				...common,
				...{
					noise: "untested",
					significance: "significant"
				}
			};
		}
		function followExactly({ measurement, baseline, asked }, noise) {
			const { losses: [loss] = [], origin } = baseline;
			const before = baseline.runs.slice(0, (0, compare.kI)(baseline.runs, loss?.since));
			const [first, ...others] = before;
			const level = first === undefined ? {} : (0, select_runs.r)([first, ...others], origin);
			const comparison = (0, compare.GZ)((0, compare.WN)(measurement, {
				...baseline,
				...level,
				runs: before
			}, asked));
			const common = {
				...describe(comparison, noise),
				noise: "exact"
			};
			if (loss === undefined) return {
				...common,
				found: {
					measure: "citations",
					scope: { kind: "whole" },
					since: noise.now
				}
			};
			const onlyWarns = noise.isReview || loss.failedRuns >= gate_losses.g6;
			const significance = onlyWarns ? "known-loss" : "significant";
			const state = onlyWarns ? "low" : "failed";
			const failedRuns = loss.failedRuns + Number(!onlyWarns);
			return {
				...common,
				significance,
				losses: [{
					...loss,
					state,
					failedRuns
				}]
			};
		}
		function describe(comparison, { level }) {
			const { engines } = comparison;
			return {
				...{
					comparison,
					level,
					noise: "tested",
					significance: "significant",
					lostEngineDrops: undefined
				},
				...{
					since: undefined,
					scope: { kind: "whole" },
					pValue: undefined,
					isByScore: false
				},
				...{
					losses: [],
					found: undefined
				},
				lostEngines: engines.filter(({ was, now }) => was && !now).map(({ engine }) => engine)
			};
		}
		function describeDrops({ comparison: _comparison, significance: _significance, lostEngineDrops: _lostEngineDrops, found: _found, ...results }) {
			return results;
		}
		var gate_verdict = __webpack_require__(39231);
		;
		function judge(input, someRules = rules_rules.y) {
			const { measurement, lookup, thresholds, noise, asked, acceptance, contents = [] } = input;
			const { shareOfVoice = share_of_voice.J, answers = count_answers.be } = input;
			const common = {
				baseline: describeBaseline(lookup),
				unmeasuredCompetitors: shareOfVoice.unmeasured
			};
			const baseline = "baseline" in lookup ? lookup.baseline : undefined;
			const paired = measurement && baseline && (0, compare.WN)(measurement, baseline, asked);
			const isAnswered = measurement !== undefined && measurement.engines.length > 0;
			const found = input.blocker ?? findTooFewAnswers(answers, thresholds);
			if (found !== undefined || !isAnswered) {
				const blocker = found ?? { kind: "no-answers" };
				const status = (0, gate_verdict.g1)(blocker, canFail(thresholds) || (0, gate_verdict.es)(common));
				const verdict = {
					...common,
					kind: "blocked",
					status,
					blocker
				};
				return {
					verdict,
					comparison: paired && (0, compare.GZ)(paired)
				};
			}
			const compared = paired && testComparison(paired, noise);
			const engines = [...new Set([...asked?.engines ?? [], ...contents.map(({ engine }) => engine)])];
			const samples = (0, measure.i2)(measurement.cells.map(({ cited }) => cited.length));
			const factHistory = input.facts && {
				...input.facts,
				engines,
				level: noise.level,
				samples
			};
			const rules = (0, rules_rules.I)({
				measurement,
				thresholds,
				compared,
				shareOfVoice,
				answers,
				acceptance,
				contents,
				factHistory
			}, someRules);
			const silentEngines = findSilentEngines({
				engines: asked?.engines ?? [],
				measurement,
				answers
			}, thresholds, baseline?.silentBefore ?? []);
			return {
				verdict: {
					...common,
					kind: "judged",
					status: statusOf(rules, silentEngines),
					rules,
					reportOnly: rules.every(({ kind }) => kind === "completeness") && !(0, gate_verdict.es)(common),
					drops: compared && {
						...describeDrops(compared),
						losses: settleLosses(compared, rules, noise)
					},
					silentEngines
				},
				comparison: compared?.comparison ?? (paired && (0, compare.GZ)(paired))
			};
		}
		function canFail({ minOverallBcr, minCitedEngines, minShareOfVoice, requiredEngines }) {
			const floors = [
				minOverallBcr,
				minCitedEngines,
				minShareOfVoice
			];
			return requiredEngines.length > 0 || floors.some((floor) => floor !== undefined);
		}
		function settleLosses({ losses, found, noise }, rules, { now }) {
			const drops = rules.filter(({ kind }) => kind === "drop");
			const isLow = drops.some(({ outcome }) => outcome === "fail" || outcome === "warn");
			const known = losses.map((loss) => {
				if (isLow) return loss;
				if (noise === "exact") return endLoss(loss, now);
				return loss.state === "failed" ? {
					...loss,
					state: "low",
					failedRuns: loss.failedRuns - 1
				} : loss;
			});
			if (found === undefined || !drops.some(({ outcome }) => outcome === "fail")) return known;
			const loss = {
				...found,
				toldOn: now,
				lowerSince: undefined,
				state: "failed",
				failedRuns: 1,
				recoveringSince: undefined
			};
			return [...known, loss];
		}
		function endLoss(loss, now) {
			return {
				...loss,
				state: "recovered",
				recoveringSince: now
			};
		}
		function describeBaseline(lookup) {
			if ("baseline" in lookup) return { origin: lookup.baseline.origin };
			return "unusable" in lookup ? { missing: {
				kind: "unusable",
				unusable: lookup.unusable
			} } : lookup;
		}
		function statusOf(rules, silent) {
			const outcomes = rules.map(({ outcome }) => outcome);
			const missing = silent.map(({ leadsTo }) => leadsTo);
			if (outcomes.includes("fail")) return "fail";
			if (missing.includes("error")) return "error";
			const isOpen = outcomes.includes("inconclusive") || outcomes.includes("unknown");
			return isOpen || missing.includes("inconclusive") ? "inconclusive" : "pass";
		}
		function failuresOf(verdict, failOn, doubts = []) {
			const { status, baseline, isAcceptLost = false } = verdict;
			const owners = doubts.flatMap((doubt) => doubt.kind === "owner-missing" ? doubt.owners : []);
			const lacksBaseline = "missing" in baseline && baseline.missing.kind !== "accepted";
			const holds = [
				...status === "pass" ? [] : [status],
				...lacksBaseline ? ["no-baseline"] : [],
				...owners.some(({ isRenamed }) => !isRenamed) ? ["owner-missing"] : []
			];
			const failures = failOn.filter((condition) => holds.includes(condition));
			return isAcceptLost && failures.length === 0 ? ["error"] : failures;
		}
	}),
	73421: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ap: () => maxAnswerLoss,
			Ix: () => facts,
			Pl: () => completeness,
			z: () => requiredEngines
		});
		var _relapses_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22271);
		const maxAnswerLoss = {
			name: "max-answer-loss",
			subject: {
				noun: "text behind an answer",
				unit: "count"
			},
			isDrop: true,
			check: ({ compared, acceptance }) => {
				const changes = compared?.comparison.content?.keywords;
				if (changes === undefined) return undefined;
				const keywordsOf = (became) => changes.filter(({ outcome }) => outcome === became).map(({ keyword }) => keyword);
				const lost = keywordsOf("lost");
				const weaker = keywordsOf("weaker");
				const fails = lost.length > 0 && acceptance === undefined;
				const outcome = fails ? "fail" : weaker.length > 0 ? "warn" : "pass";
				return {
					kind: "answers",
					outcome,
					checked: changes.length,
					lost,
					weaker,
					acceptance
				};
			}
		};
		const facts = {
			name: "facts",
			subject: {
				noun: "stated facts",
				unit: "count"
			},
			isDrop: false,
			check: ({ compared, contents = [], factHistory }) => {
				const facts = compared?.comparison.content?.facts;
				const isStated = contents.some((each) => each.facts !== undefined);
				const relapsed = factHistory === undefined ? [] : (0, _relapses_js__WEBPACK_IMPORTED_MODULE_0__.l)(contents, factHistory);
				const isCompared = compared !== undefined || (factHistory?.runs ?? []).length > 0;
				if (!isCompared || facts === undefined && !isStated && relapsed.length === 0) return undefined;
				const newlyWrong = (facts ?? []).filter(({ isByEdit }) => !isByEdit);
				const wrongAnswers = contents.flatMap(({ facts = [] }) => facts).reduce((sum, fact) => sum + fact.wrong, 0);
				const wrong = newlyWrong.length + wrongAnswers;
				const fails = relapsed.some(_relapses_js__WEBPACK_IMPORTED_MODULE_0__.F) || newlyWrong.some(({ isSure }) => isSure);
				const warns = wrong > 0 || relapsed.some(({ state }) => state !== "ended");
				return {
					kind: "facts",
					outcome: fails ? "fail" : warns ? "warn" : "pass",
					wrong,
					relapsed
				};
			}
		};
		const completeness = {
			name: "completeness",
			subject: {
				noun: "completeness of the answers",
				unit: "count"
			},
			isDrop: false,
			check: ({ measurement: { contradictions }, answers: { planned, evaluated } }) => ({
				kind: "completeness",
				outcome: contradictions.length > 0 || evaluated < planned ? "warn" : "pass",
				contradictions: contradictions.length,
				missingAnswers: planned - evaluated
			})
		};
		const requiredEngines = {
			name: "required-engines",
			subject: {
				noun: "required engines",
				unit: "count"
			},
			isDrop: false,
			check: ({ measurement: { engines }, thresholds: { requiredEngines: required } }) => {
				if (required.length === 0) return undefined;
				const citing = new Set(engines.filter(({ cited }) => cited).map(({ engine }) => engine));
				const missing = required.filter((engine) => !citing.has(engine));
				return {
					kind: "required-engines",
					outcome: missing.length > 0 ? "fail" : "pass",
					required,
					missing
				};
			}
		};
	}),
	37685: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			I: () => applyRules,
			y: () => RULES
		});
		var _answers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73421);
		var _drops_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6784);
		var _floors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42099);
		const RULES = [
			_answers_js__WEBPACK_IMPORTED_MODULE_0__.Ap,
			_answers_js__WEBPACK_IMPORTED_MODULE_0__.Ix,
			_floors_js__WEBPACK_IMPORTED_MODULE_2__.tv,
			_floors_js__WEBPACK_IMPORTED_MODULE_2__.vI,
			_floors_js__WEBPACK_IMPORTED_MODULE_2__.He,
			_drops_js__WEBPACK_IMPORTED_MODULE_1__.bV,
			_drops_js__WEBPACK_IMPORTED_MODULE_1__.eo,
			_answers_js__WEBPACK_IMPORTED_MODULE_0__.z,
			_answers_js__WEBPACK_IMPORTED_MODULE_0__.Pl
		];
		function applyRules(context, rules = RULES) {
			return rules.flatMap(({ name: rule, subject, isDrop, check }) => {
				const finding = check(context);
				return finding === undefined ? [] : [{
					...finding,
					rule,
					subject,
					isDrop
				}];
			});
		}
	}),
	46742: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$h: () => lossSchema,
			V2: () => isMeasured,
			f_: () => lossLineSchema,
			fi: () => recordSchema,
			mG: () => baselineRunSchema
		});
		var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2503);
		var _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69681);
		var _lib_snake_case_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33541);
		var _scan_answer_counts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82917);
		var _scan_measurement_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16088);
		const baselineRunSchema = zod__WEBPACK_IMPORTED_MODULE_4__.Ikc({
			createdAt: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.kB.optional(),
			overallBcr: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.no)(zod__WEBPACK_IMPORTED_MODULE_4__.aig()),
			citedEngines: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			cells: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.p_)(_scan_measurement_js__WEBPACK_IMPORTED_MODULE_3__.gQ),
			models: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.N_.optional(),
			contents: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.p_)(_scan_answer_counts_js__WEBPACK_IMPORTED_MODULE_2__.Iu).optional()
		});
		const lossSchema = zod__WEBPACK_IMPORTED_MODULE_4__.Ikc({
			measure: zod__WEBPACK_IMPORTED_MODULE_4__.k5n(["citations", "score"]),
			scope: _scan_measurement_js__WEBPACK_IMPORTED_MODULE_3__.k3,
			since: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.kB,
			toldOn: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.kB,
			state: zod__WEBPACK_IMPORTED_MODULE_4__.k5n([
				"failed",
				"low",
				"recovering",
				"not-measured",
				"recovered"
			]),
			failedRuns: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			lowerSince: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.no)(_contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.kB),
			recoveringSince: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.no)(_contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.kB)
		});
		const lossLineSchema = zod__WEBPACK_IMPORTED_MODULE_4__.vkY(_lib_snake_case_js__WEBPACK_IMPORTED_MODULE_1__.fO, lossSchema).transform((loss) => ({
			...loss,
			lowerSince: loss.lowerSince,
			recoveringSince: loss.recoveringSince
		}));
		const recordSchema = baselineRunSchema.extend({
			createdAt: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.kB,
			sha: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.no)(_contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq),
			runUrl: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq.optional().transform(() => undefined),
			attempt: zod__WEBPACK_IMPORTED_MODULE_4__.Whr().positive(),
			failed: zod__WEBPACK_IMPORTED_MODULE_4__.zMY(),
			suspect: zod__WEBPACK_IMPORTED_MODULE_4__.zMY(),
			losses: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.p_)(lossSchema),
			accepted: zod__WEBPACK_IMPORTED_MODULE_4__.zMY(),
			totalEngines: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			samples: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			fingerprint: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.N_,
			formerKey: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq.optional(),
			incident: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq.optional()
		});
		function isMeasured({ totalEngines }) {
			return totalEngines > 0;
		}
	}),
	47082: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$x: () => parseValue,
			Im: () => isEmpty,
			Z7: () => readTexts,
			lI: () => describeGiven
		});
		var _facts_fact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17640);
		var _inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90743);
		var _keywords_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1902);
		var _unknown_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84771);
		function readTexts(texts, problems, path, names = _inputs_js__WEBPACK_IMPORTED_MODULE_1__.vj) {
			const values = new Map();
			for (const [name, given] of Object.entries(texts)) {
				const text = given.trim();
				const type = names.includes(name) ? (0, _inputs_js__WEBPACK_IMPORTED_MODULE_1__.QP)(name) : undefined;
				if (type === undefined) {
					const allowed = (0, _unknown_names_js__WEBPACK_IMPORTED_MODULE_3__._o)(name, text, path) ?? (0, _unknown_names_js__WEBPACK_IMPORTED_MODULE_3__.an)(name, names);
					problems.push({
						input: name,
						given: text,
						allowed
					});
				} else if (text !== "") values.set(name, parseValue(type, {
					name,
					given: text
				}, problems));
			}
			return values;
		}
		function parseValue(type, { name, given, placeOf }, problems) {
			const place = placeOf?.([]);
			const text = _inputs_js__WEBPACK_IMPORTED_MODULE_1__._y.includes(name) ? undefined : describeGiven(given);
			if (isEmpty(given)) return {
				value: undefined,
				isWrong: false,
				text,
				place
			};
			const { data, error } = type.safeParse(given);
			for (const { path, message, unknown = [] } of listIssues(error?.issues ?? [])) {
				for (const part of unknown) {
					const allowed = (0, _unknown_names_js__WEBPACK_IMPORTED_MODULE_3__.an)(part, name === "facts" ? _facts_fact_js__WEBPACK_IMPORTED_MODULE_0__.EZ : _keywords_js__WEBPACK_IMPORTED_MODULE_2__.$s);
					problems.push({
						place: placeOf?.([...path, part], "name"),
						input: part,
						given: undefined,
						allowed
					});
				}
				if (unknown.length === 0) {
					problems.push({
						place: placeOf?.(path),
						input: name,
						given: text,
						allowed: message
					});
				}
			}
			return {
				value: data,
				isWrong: error !== undefined,
				text,
				place
			};
		}
		function isEmpty(given) {
			return given === "" || Array.isArray(given) && given.length === 0;
		}
		function describeGiven(value) {
			if (Array.isArray(value)) return value.map(describeGiven).join(", ");
			return typeof value === "object" ? JSON.stringify(value) : String(value);
		}
		function listIssues(issues, above = []) {
			return issues.flatMap((issue) => {
				const path = [...above, ...issue.path];
				if (issue.code === "unrecognized_keys") return [{
					path,
					message: issue.message,
					unknown: issue.keys
				}];
				if (issue.code !== "invalid_union") return [{
					path,
					message: issue.message
				}];
				const [nearest] = issue.errors.map((errors) => listIssues(errors, path)).filter((inner) => inner.some(({ path: place }) => place.length > path.length)).toSorted((one, other) => countNames(one) - countNames(other));
				return nearest ?? [{
					path,
					message: issue.message
				}];
			});
		}
		function countNames(issues) {
			return issues.reduce((count, { unknown }) => count + (unknown?.length ?? 1), 0);
		}
	}),
	46551: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			HW: () => readCommentSettings,
			fG: () => readGateSettings,
			sb: () => readSettings
		});
		var plans = __webpack_require__(74155);
		var files = __webpack_require__(13963);
		var engine_names = __webpack_require__(28913);
		var lib_text = __webpack_require__(94869);
		var inputs = __webpack_require__(90743);
		;
		const crossChecks = [
			{
				input: "brand",
				needs: ["brand"],
				isWrong: ({ brand }) => brand === "",
				allowed: "the name of your brand; it is required"
			},
			{
				input: "keywords",
				needs: ["keywords"],
				isWrong: ({ keywords }) => keywords.length === 0,
				allowed: "at least one keyword; it is required"
			},
			{
				input: "mode",
				needs: ["mode"],
				isWrong: ({ mode }) => mode !== "gate",
				allowed: "gate; the other modes are for workflows of GitHub Actions"
			},
			{
				input: "api-key",
				needs: ["api-key", "base-url"],
				isWrong: (inputs, facts) => inputs["base-url"] !== undefined && inputs["api-key"] === undefined && !facts.withoutSecrets,
				allowed: "the key of the service: from a secret in a workflow, in AI_VISIBILITY_KEY at a terminal. Is it set?"
			},
			{
				input: "limits",
				needs: ["plan", "limits"],
				isWrong: ({ plan, limits }) => plan === "enterprise" && Object.keys(limits).length < 3,
				allowed: "N/minute, N/day and N concurrent, all three: the enterprise plan has no limits of its own"
			},
			{
				input: "min-cited-engines",
				needs: [
					"min-cited-engines",
					"engines",
					"country"
				],
				isWrong: ({ engines: { names: engines }, country, "min-cited-engines": least = 0 }) => engines.length > 0 && least > groupEngines(engines, country).length,
				allowed: "at most the number of engines listed in engines; with several countries, times their number"
			},
			{
				input: "required-engines",
				needs: [
					"required-engines",
					"engines",
					"country"
				],
				isWrong: ({ engines: { names, optional }, country, "required-engines": required }) => names.length > 0 && groupRequired(required, names, country).some((engine) => !groupEngines(names, country).includes(engine) || groupEngines(optional, country).includes(engine)),
				allowed: "engines that engines lists, in the same spelling and without a ? there; with several countries also one of them, as in openai@DE"
			},
			{
				input: "base-url",
				needs: ["api-key", "base-url"],
				isWrong: (inputs) => inputs["base-url"] === undefined && inputs["api-key"] !== undefined,
				allowed: "the root URL of the service that api-key belongs to: the embedded service has no key"
			},
			{
				input: "baseline",
				needs: [
					"baseline",
					"base-url",
					"engines"
				],
				isWrong: ({ baseline, "base-url": url, engines }) => baseline === "base" && (url !== undefined || engines.names.some((engine) => engine !== engine_names.Bw)),
				allowed: "base only with the engine repository: no other engine can answer from an earlier tree"
			},
			{
				input: "max-answer-loss",
				needs: [
					"max-answer-loss",
					"baseline",
					"base-url"
				],
				isWrong: ({ baseline, "base-url": baseUrl, "max-answer-loss": most }) => most !== undefined && baseUrl === undefined && baseline !== "base",
				allowed: "no value without baseline: base, which is what compares answers"
			},
			{
				input: "base-content",
				needs: [
					"base-content",
					"baseline",
					"base-url"
				],
				isWrong: ({ baseline, "base-url": baseUrl, "base-content": folder }) => folder !== undefined && baseUrl === undefined && baseline !== "base",
				allowed: "no value without baseline: base, which is what compares with this folder"
			},
			{
				input: "accept",
				needs: ["accept", "baseline"],
				isWrong: ({ accept, baseline }) => accept && (baseline === "none" || baseline === "base"),
				allowed: "false, unless baseline is branch or a .json file: only a history keeps a level for later runs"
			},
			{
				input: "accept",
				needs: ["accept", "record"],
				isWrong: ({ accept, record }) => accept && record === "never",
				allowed: "false, unless record is auto or always: a run that is not recorded sets no level for later runs"
			},
			{
				input: "competitors",
				needs: [
					"competitors",
					"brand",
					"brand-aliases"
				],
				isWrong: ({ brand, competitors, "brand-aliases": aliases }) => {
					const names = competitors.map(({ name }) => (0, lib_text.zN)(name));
					const own = new Set([brand, ...aliases.map((alias) => alias.replace(/^=/, ""))].map(lib_text.zN));
					return new Set(names).size < names.length || names.some((name) => own.has(name));
				},
				allowed: "brands other than your own, each of them once"
			},
			{
				input: "min-share-of-voice",
				needs: ["min-share-of-voice", "competitors"],
				isWrong: ({ competitors, "min-share-of-voice": least }) => least !== undefined && competitors.length === 0,
				allowed: "no value without competitors: it requires competitors"
			},
			{
				input: "keywords",
				needs: [
					"keywords",
					"base-url",
					"engines"
				],
				isWrong: (inputs) => inputs.keywords.some(({ questions }) => questions.length > 0) && !asksLive(inputs),
				allowed: "no questions after = without a live engine in engines: a hosted service and the engine repository take only the keyword"
			},
			{
				input: "country",
				needs: [
					"country",
					"base-url",
					"engines"
				],
				isWrong: (inputs) => inputs["base-url"] === undefined && inputs.country.length > 0 && !asksLive(inputs),
				allowed: "no value without a live engine in engines: the pages of a repository are the same everywhere"
			},
			...inputs.Ht.map((input) => ({
				input,
				needs: ["base-url"],
				isWrong: (inputs, _, given) => inputs["base-url"] !== undefined && Boolean(given.get(input)?.text),
				allowed: "no value together with base-url: it belongs to the embedded service"
			}))
		];
		function groupEngines(engines, countries) {
			if (countries.length < 2) return engines;
			return engines.flatMap((engine) => engine === engine_names.Bw ? [engine] : countries.map((country) => `${engine}@${country}`));
		}
		function groupRequired(required, engines, countries) {
			const groups = required.flatMap((engine) => engines.includes(engine) ? groupEngines([engine], countries) : [engine]);
			return [...new Set(groups)];
		}
		function asksLive({ engines, "base-url": url }) {
			return url === undefined && engines.names.some((engine) => engine !== engine_names.Bw);
		}
		var given_values = __webpack_require__(76100);
		var parse_values = __webpack_require__(47082);
		var unknown_names = __webpack_require__(84771);
		;
		async function readSettings(texts, env, facts) {
			const problems = [];
			const gateProblems = [];
			const values = (0, parse_values.Z7)(texts, problems, unknown_names.tF, inputs.QB);
			const settings = await readGateSettings({ values }, env, facts, gateProblems);
			if (settings === undefined || problems.length > 0) {
				throw new given_values.aV((0, given_values.vz)([...gateProblems, ...problems]));
			}
			return settings;
		}
		async function readGateSettings(gate, env, facts, problems) {
			const inputs = (0, given_values.S6)(gate.values);
			const wrong = new Set([...gate.values].filter(([, { isWrong }]) => isWrong).map(([name]) => name));
			const isEmbedded = inputs["base-url"] === undefined && !wrong.has("base-url");
			const embedded = isEmbedded ? (await Promise.all([
				__webpack_require__.e("package-babel-parser"),
				__webpack_require__.e("package-yaml"),
				__webpack_require__.e("package-tldts"),
				__webpack_require__.e("sites-generators-generators"),
				__webpack_require__.e("engines-engines"),
				__webpack_require__.e("inputs-embedded-inputs")
			]).then(__webpack_require__.bind(__webpack_require__, 31080))).readEmbeddedInputs(inputs, wrong, env) : undefined;
			const unusable = new Set(wrong);
			if (embedded?.hasUnknownEngine) unusable.add("engines");
			const found = [...crossChecks.filter(({ needs }) => !needs.some((name) => unusable.has(name))).filter(({ isWrong }) => isWrong(inputs, facts, gate.values)), ...(embedded?.problems ?? []).filter(({ input }) => !wrong.has(input))];
			if (embedded && embedded.missingKeys.length > 0 && !facts.withoutSecrets) {
				const allowed = `engines whose keys are in the environment. Missing: ${embedded.missingKeys.join(", ")}. A workflow sets them from secrets, in the env of the step`;
				found.push({
					input: "engines",
					allowed
				});
			}
			problems.push(...found.map(({ input, allowed }) => (0, given_values.Zw)(gate, input, allowed)));
			return found.length === 0 && wrong.size === 0 ? toSettings(inputs, embedded) : undefined;
		}
		const DEFAULT_MIN_ANSWERS = 50;
		function toSettings(inputs, embedded) {
			const { engines, country } = inputs;
			const comparesBase = inputs.baseline === "base";
			return {
				brand: inputs.brand,
				key: inputs.key,
				keywords: inputs.keywords.map(({ keyword }) => keyword),
				engines: groupEngines(engines.names, country),
				competitors: inputs.competitors,
				language: inputs.language,
				samples: inputs.samples,
				scanPer: toScanPer(inputs),
				service: toService(inputs, embedded),
				timeoutMinutes: inputs["timeout-minutes"],
				thresholds: {
					minOverallBcr: inputs["min-overall-bcr"],
					minCitedEngines: inputs["min-cited-engines"],
					minShareOfVoice: inputs["min-share-of-voice"],
					maxBcrDrop: inputs["max-bcr-drop"] ?? (comparesBase ? undefined : {
						kind: "absolute",
						value: 0
					}),
					maxCitedEnginesDrop: inputs["max-cited-engines-drop"] ?? (comparesBase ? undefined : 0),
					requiredEngines: groupRequired(inputs["required-engines"], engines.names, country),
					optionalEngines: groupEngines(engines.optional, country),
					minAnswers: inputs["min-answers"] ?? DEFAULT_MIN_ANSWERS
				},
				falseAlarmsPerYear: inputs["false-alarms-per-year"],
				baseline: {
					source: toSource(inputs),
					overallBcr: inputs["baseline-overall-bcr"],
					citedEngines: inputs["baseline-cited-engines"]
				},
				record: inputs.record,
				accept: inputs.accept,
				failOn: inputs["fail-on"],
				reports: inputs.report,
				comment: inputs.comment,
				issue: inputs.issue,
				notify: inputs.notify,
				githubToken: inputs["github-token"],
				hostCheck: inputs["host-check"],
				drafts: {
					mode: inputs["drafts.mode"],
					max: inputs["drafts.max"],
					type: inputs["drafts.type"],
					tone: inputs["drafts.tone"],
					length: inputs["drafts.length"]
				},
				exports: {
					formats: inputs["exports.formats"],
					days: inputs["exports.days"],
					end: inputs["exports.end"],
					engines: inputs["exports.engines"],
					includeCompetitors: inputs["exports.include-competitors"]
				}
			};
		}
		function toScanPer({ "base-url": baseUrl, baseline }) {
			const isRecorded = baseline !== "none" && baseline !== "base";
			return isRecorded || baseUrl === undefined ? "keyword" : "all";
		}
		function toSource({ baseline }) {
			switch (baseline) {
				case "none":
				case "base":
				case "branch": return { kind: baseline };
				default: return {
					kind: "file",
					path: (0, files.sq)(baseline)
				};
			}
		}
		function toService(inputs, embedded) {
			const { "base-url": baseUrl, "api-key": apiKey, plan, limits } = inputs;
			if (baseUrl !== undefined) return {
				kind: "hosted",
				baseUrl,
				apiKey,
				limits: (0, plans.Af)(plan, limits)
			};
			if (embedded === undefined) throw new TypeError("the inputs of the embedded service were not read");
			return {
				kind: "embedded",
				...embedded.settings,
				keysMissing: embedded.missingKeys.length > 0
			};
		}
		const COMMENT_INPUTS = [
			"key",
			"comment",
			"issue",
			"fail-on",
			"github-token"
		];
		function readCommentSettings(texts) {
			const problems = [];
			const own = Object.entries(texts).filter(([name]) => COMMENT_INPUTS.includes(name));
			const inputs = (0, given_values.S6)((0, parse_values.Z7)(Object.fromEntries(own), problems, unknown_names.tF));
			if (problems.length > 0) throw new given_values.aV(problems);
			const { key, comment, issue, "fail-on": failOn, "github-token": githubToken } = inputs;
			return {
				key,
				comment,
				issue,
				failOn,
				githubToken
			};
		}
	}),
	22380: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Kb: () => excerpt,
			SP: () => readPage,
			_v: () => plainDetail
		});
		var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94869);
		var _error_codes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11760);
		const EXCERPT_LENGTH = 200;
		function excerpt(text) {
			const line = text.slice(0, 10 * EXCERPT_LENGTH).replace(/[\p{C}\s]+/gu, " ").trim();
			return line.length > EXCERPT_LENGTH ? `${line.slice(0, EXCERPT_LENGTH - 1).toWellFormed()}…` : line;
		}
		function readPage(text) {
			const head = (0, _text_js__WEBPACK_IMPORTED_MODULE_0__.OX)(text.slice(0, HEAD_LENGTH));
			if (!/^<(?:!doctype html|html|head|title|body)\b/i.test(head)) return undefined;
			const title = findTitle(head);
			return {
				code: _error_codes_js__WEBPACK_IMPORTED_MODULE_1__.N,
				detail: excerpt(`a web page instead of JSON${title ? `: ${title}` : ""}`)
			};
		}
		const HEAD_LENGTH = 2e3;
		function plainDetail(text) {
			const line = (0, _text_js__WEBPACK_IMPORTED_MODULE_0__.OX)(text.slice(0, HEAD_LENGTH));
			if (/<[a-z!?/]/i.test(line)) return (0, _text_js__WEBPACK_IMPORTED_MODULE_0__.$Q)(findTitle(line) || "a page instead of JSON", EXCERPT_LENGTH);
			return (/^[[{]/.test(line) ? "" : (0, _text_js__WEBPACK_IMPORTED_MODULE_0__.$Q)(line, EXCERPT_LENGTH)) || "no reason given";
		}
		function findTitle(markup) {
			return /<(?:title|Code)(?:\s[^>]*)?>([^<>]*)<\//i.exec(markup)?.[1]?.trim();
		}
	}),
	33541: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			fO: () => fromSnakeCase,
			uc: () => toSnakeCase
		});
		const AS_THEY_ARE = new Set([
			"fingerprint",
			"models",
			"scans"
		]);
		function snakeCase(name) {
			return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
		}
		function toSnakeCase(value) {
			return renameKeys(value, snakeCase);
		}
		function fromSnakeCase(value) {
			return renameKeys(value, (name) => name.replace(/_[a-z]/g, ([, letter = ""]) => letter.toUpperCase()));
		}
		function renameKeys(value, rename) {
			if (Array.isArray(value)) return value.map((item) => renameKeys(item, rename));
			if (typeof value !== "object" || value === null) return value;
			return Object.fromEntries(Object.entries(value).map(([key, field]) => [rename(key), AS_THEY_ARE.has(key) ? field : renameKeys(field, rename)]));
		}
	}),
	44247: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			E: () => OUTCOME_FILE,
			x: () => factsOf
		});
		const OUTCOME_FILE = "outcome.json";
		function factsOf({ answerRecords: _answers, suggestions: _drafts, serviceReports: _reports, scans: _scans, comparison: _comparison, last: _last, historyStart: _start, formerKey: _key, ...facts }) {
			return {
				...facts,
				costs: [...facts.costs]
			};
		}
	}),
	53983: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			CS: () => isToAttend,
			L4: () => stateOf,
			N2: () => orderGates,
			_Z: () => gatesToAttend,
			gV: () => verdictOfRun,
			k_: () => describeStates,
			mU: () => onlyGate,
			t7: () => STATE_MARKS,
			x1: () => isIncident,
			y2: () => FAULTS
		});
		var _gate_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39231);
		var _history_loss_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93300);
		const VERDICTS = [
			"fail",
			"error",
			"inconclusive",
			"pass"
		];
		function onlyGate({ gates }) {
			return gates.length === 1 ? gates[0] : undefined;
		}
		function verdictOfRun({ gates }) {
			return VERDICTS.find((status) => gates.some(({ verdict }) => verdict.status === status)) ?? "pass";
		}
		const GATE_STATES = [...[
			"failed",
			"lacking",
			"errors",
			"inconclusive"
		], ...[
			"low",
			"uncompared",
			"reporting",
			"passed"
		]];
		function stateOf({ failures, verdict, findings }) {
			const { status } = verdict;
			if (status === "fail") return "failed";
			if (status === "error") return "errors";
			if (status === "inconclusive") return "inconclusive";
			if (failures.length > 0) return "lacking";
			if ((0, _gate_verdict_js__WEBPACK_IMPORTED_MODULE_0__.fN)(verdict)) return "reporting";
			if ((0, _gate_verdict_js__WEBPACK_IMPORTED_MODULE_0__.Rr)(verdict).some(_history_loss_js__WEBPACK_IMPORTED_MODULE_1__.n) || (0, _gate_verdict_js__WEBPACK_IMPORTED_MODULE_0__.RZ)(verdict)) return "low";
			const isJudged = (0, _gate_verdict_js__WEBPACK_IMPORTED_MODULE_0__.qb)(verdict) === undefined && findings[0]?.kind !== "not-judged";
			return isJudged ? "passed" : "uncompared";
		}
		const STATE_MARKS = {
			...{
				failed: "fail",
				lacking: "fail",
				errors: "error",
				inconclusive: "warn",
				low: "warn"
			},
			uncompared: "report"
		};
		function describeStates(all, states = GATE_STATES) {
			return states.flatMap((state) => {
				const gates = all.filter((gate) => stateOf(gate) === state);
				return gates.length === 0 ? [] : [{
					state,
					gates,
					count: gates.length,
					words: wordsOf(state, gates)
				}];
			});
		}
		function wordsOf(state, gates) {
			const [has, was] = gates.length === 1 ? ["has", "was"] : ["have", "were"];
			const isChance = gates.every(({ findings }) => findings[0]?.kind === "may-be-chance");
			const isPart = gates.some(({ findings }) => findings[0]?.kind === "not-judged");
			const isUnrecorded = gates.every(({ findings }) => findings[0]?.kind === "not-recorded");
			const isFact = gates.every(({ findings: [first] }) => first?.kind === "fact-wrong" || first?.kind === "fact-settling");
			const words = {
				errors: `${was} not ${gates.some(({ isMeasured }) => isMeasured) ? "fully measured" : "measured"}`,
				lacking: `${has} nothing to compare with`,
				inconclusive: isUnrecorded ? `${was} not recorded` : isChance ? "may have fallen by chance" : "could not be judged",
				low: isFact ? `${has} an open wrong fact` : "still low",
				uncompared: isPart ? "not fully judged" : "compared with nothing",
				reporting: `${has} no rule and cannot fail`
			};
			return words[state] ?? state;
		}
		function orderGates(gates) {
			const failing = ({ failures }) => Number(failures.length > 0);
			const rank = (gate) => GATE_STATES.indexOf(stateOf(gate));
			const fall = ({ change }) => change === undefined ? 0 : change.was.share - change.now.share;
			return gates.toSorted((a, b) => failing(b) - failing(a) || rank(a) - rank(b) || fall(b) - fall(a) || (a.key < b.key ? -1 : 1));
		}
		function gatesToAttend({ gates }) {
			return orderGates(gates).filter(isToAttend);
		}
		function isToAttend({ failures, verdict: { status } }) {
			return failures.length > 0 || status === "fail" || status === "error";
		}
		const FAULTS = ["incident", "engine-silent"];
		function isIncident({ verdict, findings }) {
			const deciding = findings.filter(({ leadsTo }) => leadsTo === "fail" || leadsTo === "error");
			return verdict.status === "error" && deciding.length > 0 && deciding.every(({ kind }) => FAULTS.includes(kind));
		}
	}),
	82917: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Iu: () => engineContentsSchema,
			bt: () => factCountSchema,
			cD: () => answerCountsSchema,
			xu: () => engineAnswersSchema,
			zN: () => missingAnswersSchema
		});
		var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2503);
		var _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69681);
		var _engines_answer_record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8616);
		const engineAnswersSchema = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			engine: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			planned: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			evaluated: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			problem: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.no)(_engines_answer_record_js__WEBPACK_IMPORTED_MODULE_1__.zq)
		});
		const missingAnswersSchema = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			engine: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			count: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			planned: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			keyword: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			reason: _engines_answer_record_js__WEBPACK_IMPORTED_MODULE_1__.uT
		});
		const answerCountsSchema = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			planned: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			evaluated: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			engines: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.p_)(engineAnswersSchema),
			missing: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.p_)(missingAnswersSchema)
		});
		const factCountSchema = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			fact: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			list: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			answers: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			wrong: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9
		});
		const engineContentsSchema = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			engine: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			answers: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			read: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.no)(_contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9),
			sourced: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			unread: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			named: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			domains: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.p_)(zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
				domain: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
				answers: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9
			})),
			brands: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.p_)(zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
				name: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.no)(_contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq),
				cited: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
				mentioned: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9
			})),
			facts: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.p_)(factCountSchema).exactOptional()
		});
		const presenceSchema = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			evaluated: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			cited: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			mentioned: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			retrievedNotCited: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			neverRetrieved: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			uncited: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			namedFirst: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9
		});
		const answersSummarySchema = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			total: presenceSchema,
			engines: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(presenceSchema.extend({ engine: zod__WEBPACK_IMPORTED_MODULE_2__.YjP() })),
			domains: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(_engines_answer_record_js__WEBPACK_IMPORTED_MODULE_1__.Mw.extend({
				answers: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
				answersWithoutBrand: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
				engines: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(zod__WEBPACK_IMPORTED_MODULE_2__.YjP()),
				pages: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
					url: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
					answers: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9
				}))
			})),
			competitors: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
				name: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
				answers: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
				answersWithoutBrand: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9
			})),
			queries: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
				query: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
				answers: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
				engines: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(zod__WEBPACK_IMPORTED_MODULE_2__.YjP())
			})),
			unknownSources: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9
		});
	}),
	84541: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			B9: () => withoutCounted,
			Wh: () => modelsOf,
			XA: () => countAnswers,
			be: () => NO_ANSWERS_COUNTED
		});
		const NO_ANSWERS_COUNTED = {
			planned: 0,
			evaluated: 0,
			engines: [],
			missing: []
		};
		function modelsOf(records) {
			const evaluated = records.filter((record) => record.outcome === "evaluated");
			return Object.fromEntries(Array.from(Map.groupBy(evaluated, ({ engine }) => engine), ([engine, ofEngine]) => [engine, [...new Set(ofEngine.map(({ model }) => model))].toSorted()]));
		}
		function countAnswers(records) {
			const byEngine = [...Map.groupBy(records, ({ engine }) => engine)];
			const missing = byEngine.flatMap(([engine, ofEngine]) => countMissing(engine, ofEngine));
			const isEngineWide = ({ reason }) => Number(reason.scope === "engine");
			return {
				planned: records.length,
				evaluated: countEvaluated(records),
				engines: byEngine.map(([engine, ofEngine]) => ({
					engine,
					planned: ofEngine.length,
					evaluated: countEvaluated(ofEngine),
					problem: missing.filter((entry) => entry.engine === engine).map(({ reason }) => reason).find((reason) => reason.scope === "engine")
				})),
				missing: missing.sort((a, b) => isEngineWide(b) - isEngineWide(a) || b.count - a.count)
			};
		}
		function countEvaluated(records) {
			return records.filter(({ outcome }) => outcome === "evaluated").length;
		}
		function countMissing(engine, records) {
			const lost = records.filter((record) => record.outcome === "not-evaluated");
			return [...Map.groupBy(lost, ({ reason }) => reason.code).values()].flatMap((alike) => {
				const [first] = alike;
				if (first === undefined) return [];
				const { keyword, reason } = first;
				return [{
					engine,
					count: alike.length,
					planned: records.length,
					keyword,
					reason
				}];
			});
		}
		function withoutCounted(measurement, { engines }) {
			const counted = new Set(engines.map(({ engine }) => engine));
			return measurement && {
				...measurement,
				contradictions: measurement.contradictions.filter((entry) => entry.kind !== "missing-engine" || !counted.has(entry.engine))
			};
		}
	}),
	16088: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			aY: () => measurementSchema,
			d_: () => cellRefSchema,
			gQ: () => cellSchema,
			k3: () => scopeSchema,
			oI: () => brandShareSchema
		});
		var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2503);
		var _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69681);
		const engineMeasurementSchema = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			engine: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			cited: zod__WEBPACK_IMPORTED_MODULE_1__.zMY(),
			bcrScore: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.no)(zod__WEBPACK_IMPORTED_MODULE_1__.aig()),
			sentiment: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			snippet: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			sourceUrl: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.hl,
			answers: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			citedAnswers: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9
		});
		const keywordMeasurementSchema = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			keyword: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			overallBcr: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.no)(zod__WEBPACK_IMPORTED_MODULE_1__.aig()),
			citedEngines: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Te,
			totalEngines: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			samples: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9
		});
		const cellRefSchema = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			keyword: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.no)(_contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq),
			engine: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq
		});
		const country = zod__WEBPACK_IMPORTED_MODULE_1__.YjP().regex(/^[A-Z]{2}$/);
		const scopeSchema = zod__WEBPACK_IMPORTED_MODULE_1__.gMt("kind", [
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("whole", {}),
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("country", { country }),
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("engine", {
				engine: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
				country: country.optional()
			})
		]);
		const levelSchema = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			cited: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			answers: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			share: zod__WEBPACK_IMPORTED_MODULE_1__.aig()
		});
		const usualSchema = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			usually: zod__WEBPACK_IMPORTED_MODULE_1__.aig(),
			share: zod__WEBPACK_IMPORTED_MODULE_1__.aig()
		});
		const changeSchema = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			now: levelSchema,
			was: usualSchema,
			since: usualSchema
		});
		const cellSchema = cellRefSchema.extend({
			cited: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.p_)(zod__WEBPACK_IMPORTED_MODULE_1__.zMY()),
			bcrScores: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.p_)(zod__WEBPACK_IMPORTED_MODULE_1__.aig().nullable())
		});
		const contradictionSchema = zod__WEBPACK_IMPORTED_MODULE_1__.gMt("kind", [
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("other-brand", {
				scanId: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
				brand: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq
			}),
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("missing-engine", {
				scanId: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
				engine: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq
			}),
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("duplicate-engine", {
				scanId: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
				engine: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq
			}),
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("summary-contradiction", {
				scanId: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
				field: zod__WEBPACK_IMPORTED_MODULE_1__.k5n(["total_engines", "cited_engines"]),
				stated: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
				counted: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9
			})
		]);
		const measurementSchema = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			overallBcr: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.no)(zod__WEBPACK_IMPORTED_MODULE_1__.aig()),
			citedEngines: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			totalEngines: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			avgSentiment: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			engines: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.p_)(engineMeasurementSchema),
			keywords: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.p_)(keywordMeasurementSchema),
			cells: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.p_)(cellSchema),
			contradictions: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.p_)(contradictionSchema)
		});
		const brandShareSchema = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			name: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			isOwn: zod__WEBPACK_IMPORTED_MODULE_1__.zMY(),
			answers: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			citedAnswers: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			share: zod__WEBPACK_IMPORTED_MODULE_1__.aig(),
			overallBcr: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.no)(zod__WEBPACK_IMPORTED_MODULE_1__.aig())
		});
	}),
	62290: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			J: () => NO_SHARE_OF_VOICE,
			a: () => measureShareOfVoice
		});
		const NO_SHARE_OF_VOICE = {
			shares: [],
			unmeasured: []
		};
		function measureShareOfVoice(own, competitors) {
			const ownPairs = listPairs(own);
			const isMeasured = (brand) => common(ownPairs, listPairs(brand)).length > 0;
			const measured = competitors.filter(isMeasured);
			const unmeasured = competitors.filter((brand) => !isMeasured(brand)).map(({ name }) => name);
			const compared = new Set(measured.reduce((pairs, brand) => common(pairs, listPairs(brand)), ownPairs));
			if (measured.length === 0 || compared.size === 0) return {
				shares: [],
				unmeasured
			};
			const counted = [own, ...measured].map((brand, index) => {
				const cited = listCells(brand).filter((cell) => compared.has(pairKey(cell))).flatMap((cell) => cell.cited);
				const citedAnswers = cited.filter(Boolean).length;
				return {
					name: brand.name,
					isOwn: index === 0,
					answers: cited.length,
					citedAnswers,
					rate: citedAnswers / cited.length,
					overallBcr: brand.measurement?.overallBcr
				};
			});
			const total = counted.reduce((sum, { rate }) => sum + rate, 0);
			const shares = counted.map(({ rate, ...brand }) => ({
				...brand,
				share: total === 0 ? 0 : rate / total
			}));
			return {
				shares,
				unmeasured
			};
		}
		function listCells({ measurement }) {
			return measurement?.cells ?? [];
		}
		function listPairs(brand) {
			return listCells(brand).map(pairKey);
		}
		function common(pairs, others) {
			const known = new Set(others);
			return pairs.filter((pair) => known.has(pair));
		}
		function pairKey({ keyword, engine }) {
			return JSON.stringify([keyword, engine]);
		}
	})
};
;
