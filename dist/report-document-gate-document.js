"use strict";
exports.id = "report-document-gate-document";
exports.ids = ["report-document-gate-document"];
exports.modules = {
	90196: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			d: () => failuresOf,
			S: () => judge
		});
		var compare = __webpack_require__(90367);
		var count_answers = __webpack_require__(84541);
		var share_of_voice = __webpack_require__(62290);
		var rounding = __webpack_require__(69928);
		;
		function findTooFewAnswers(counts, { minAnswers, requiredEngines, optionalEngines }) {
			const isTooFew = ({ planned, evaluated }) => planned > 0 && (evaluated === 0 || (0, rounding.Yw)(100 * evaluated / planned, minAnswers));
			const { evaluated, missing } = counts;
			const spared = counts.engines.filter((engine) => evaluated > 0 && engine.evaluated === 0 && optionalEngines.includes(engine.engine));
			const planned = spared.reduce((rest, engine) => rest - engine.planned, counts.planned);
			if (isTooFew({
				planned,
				evaluated
			})) return {
				kind: "few-answers",
				planned,
				evaluated,
				minAnswers,
				missing
			};
			const engines = counts.engines.filter((engine) => requiredEngines.includes(engine.engine) && isTooFew(engine));
			return engines.length > 0 ? {
				kind: "required-unanswered",
				engines,
				minAnswers
			} : undefined;
		}
		const NEEDS_PERSON = new Set([
			"key-refused",
			"forbidden",
			"no-credit",
			"unknown-model",
			"unreadable"
		]);
		function findSilentEngines({ engines, measurement, answers }, { optional, before }) {
			const answered = new Set(measurement.engines.map(({ engine }) => engine));
			const counts = new Map(answers.engines.map((count) => [count.engine, count]));
			const planned = new Set([...engines, ...counts.keys()]);
			return [...planned].filter((engine) => !answered.has(engine)).map((engine) => {
				const reason = counts.get(engine)?.problem ?? findReason(answers, engine);
				const again = before.includes(engine);
				const isOptional = optional.includes(engine);
				const isFault = again || reason !== undefined && NEEDS_PERSON.has(reason.code);
				return {
					...{
						engine,
						reason,
						again,
						isOptional
					},
					planned: counts.get(engine)?.planned ?? 0,
					leadsTo: isOptional ? "warn" : isFault ? "error" : "inconclusive"
				};
			});
		}
		function findReason({ missing }, engine) {
			return missing.find((entry) => entry.engine === engine)?.reason;
		}
		var rules_rules = __webpack_require__(51816);
		var select_runs = __webpack_require__(88964);
		var measure = __webpack_require__(19532);
		var gate_evidence = __webpack_require__(19373);
		var losses = __webpack_require__(70627);
		var run_values = __webpack_require__(82980);
		var test_answers = __webpack_require__(31870);
		;
		const UNREMARKABLE_SHIFT = .1;
		function testComparison(paired, noise) {
			const alone = (0, compare.GZ)(paired);
			const { score, citedEngines, content, runs } = alone;
			if (score === undefined && citedEngines === undefined && content === undefined) return undefined;
			if (noise.isDeterministic) return followExactly(paired, noise);
			if (paired.cells.length > 0) {
				const tested = (0, test_answers.Q7)(paired, alone, noise);
				return {
					...describe(tested.comparison, noise),
					searchShifts: findShifts(alone),
					...tested
				};
			}
			const tests = (0, run_values.b)(alone);
			const common = describe(alone, noise);
			if (tests !== undefined) {
				const least = paired.measurement.citedEngines === 0 ? "suspicious" : "chance";
				const evidence = (0, gate_evidence.y)([(0, gate_evidence.v)(tests.overallBcr, noise), least]);
				const countEvidence = (0, gate_evidence.y)([(0, gate_evidence.v)(tests.citedEngines, noise), least]);
				return {
					...common,
					...{
						noise: "tested",
						pValue: tests.overallBcr,
						evidence,
						countEvidence
					}
				};
			}
			return runs.length > 0 ? {
				...common,
				...{
					noise: "too-few-runs",
					evidence: "unknown",
					countEvidence: "unknown"
				}
			} : {
				...common,
				...{
					noise: "untested",
					evidence: "certain",
					countEvidence: "certain"
				}
			};
		}
		function followExactly({ measurement, baseline, asked }, noise) {
			const { losses: [loss] = [], origin } = baseline;
			const before = baseline.runs.slice(0, (0, compare.kI)(baseline.runs, loss?.since));
			const [first, ...others] = before;
			const level = first === undefined ? {} : (0, select_runs.r1)([first, ...others], origin);
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
					scope: { kind: "whole" },
					since: noise.now
				}
			};
			const isTold = noise.isReview || loss.failures >= losses.IV;
			const evidence = isTold ? "told" : "certain";
			const state = isTold ? "low" : "failed";
			const failures = loss.failures + Number(!isTold);
			return {
				...common,
				evidence,
				countEvidence: evidence,
				losses: [{
					...loss,
					state,
					failures
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
					evidence: "certain",
					countEvidence: "certain",
					gone: undefined
				},
				...{
					since: undefined,
					scope: { kind: "whole" },
					pValue: undefined,
					losses: [],
					found: undefined
				},
				lostEngines: engines.filter(({ was, now }) => was && !now).map(({ engine }) => engine),
				gainedEngines: engines.filter(({ was, now }) => now && !was).map(({ engine }) => engine),
				engineDrops: [],
				searchShifts: []
			};
		}
		function findShifts({ cells, runs, measurement }) {
			const keyed = runs.filter((run) => run.cells.some(({ keyword }) => keyword !== undefined));
			const known = new Set(keyed.flatMap((run) => run.cells.map(({ keyword }) => keyword)));
			const asked = measurement.keywords.filter(({ keyword }) => known.has(keyword)).length;
			const engines = new Set(cells.flatMap(({ engine, keyword }) => keyword === undefined ? [] : [engine]));
			return [...engines].map((engine) => ({
				engine,
				before: (0, measure.i2)(keyed.map((run) => run.cells.filter((cell) => cell.engine === engine).length)),
				now: measurement.cells.filter((cell) => cell.engine === engine && known.has(cell.keyword)).length
			})).filter(({ before, now }) => Math.abs(before - now) > UNREMARKABLE_SHIFT * asked);
		}
		function describeDrops({ comparison: _comparison, evidence: _evidence, countEvidence: _countEvidence, gone: _gone, found: _found, ...results }) {
			return results;
		}
		var gate_verdict = __webpack_require__(39231);
		;
		function judge(input, someRules = rules_rules.y) {
			const { measurement, lookup, thresholds, noise, asked, claims } = input;
			const { shareOfVoice = share_of_voice.J, answers = count_answers.be } = input;
			const facts = {
				baseline: describeBaseline(lookup),
				unmeasuredCompetitors: shareOfVoice.unmeasured,
				missingEngines: (0, count_answers.hX)(answers)
			};
			const baseline = "baseline" in lookup ? lookup.baseline : undefined;
			const paired = measurement && baseline && (0, compare.WN)(measurement, baseline, asked);
			const isAnswered = measurement !== undefined && measurement.engines.length > 0;
			const found = input.blocker ?? findTooFewAnswers(answers, thresholds);
			if (found !== undefined || !isAnswered) {
				const blocker = found ?? { kind: "no-answers" };
				const verdict = {
					...facts,
					kind: "blocked",
					status: (0, gate_verdict.g1)(blocker),
					blocker
				};
				return {
					verdict,
					comparison: paired && (0, compare.GZ)(paired)
				};
			}
			const compared = paired && testComparison(paired, noise);
			const rules = (0, rules_rules.I)({
				measurement,
				thresholds,
				compared,
				shareOfVoice,
				answers,
				claims
			}, someRules);
			const silentEngines = findSilentEngines({
				engines: asked?.engines ?? [],
				measurement,
				answers
			}, {
				optional: thresholds.optionalEngines,
				before: baseline?.silentBefore ?? []
			});
			return {
				verdict: {
					...facts,
					kind: "judged",
					status: statusOf(rules, silentEngines),
					rules,
					reportOnly: rules.every(({ kind }) => kind === "completeness") && !hasBaseline(lookup),
					drops: compared && {
						...describeDrops(compared),
						losses: settleLosses(compared, rules, noise)
					},
					silentEngines
				},
				comparison: compared?.comparison ?? (paired && (0, compare.GZ)(paired))
			};
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
					failures: loss.failures - 1
				} : loss;
			});
			if (found === undefined || !drops.some(({ outcome }) => outcome === "fail")) return known;
			const loss = {
				...found,
				toldOn: now,
				state: "failed",
				failures: 1,
				backSince: undefined,
				nearer: 0
			};
			return [...known, loss];
		}
		function endLoss(loss, now) {
			return {
				...loss,
				state: "back",
				backSince: now,
				nearer: 1
			};
		}
		function hasBaseline(lookup) {
			return !("missing" in lookup) || lookup.missing.kind !== "none-configured" && lookup.missing.kind !== "no-base-for-service";
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
		function failuresOf(verdict, failOn) {
			const { status, baseline } = verdict;
			const lacksBaseline = "missing" in baseline && baseline.missing.kind !== "accepted";
			const holds = [...status === "pass" ? [] : [status], ...lacksBaseline ? ["no-baseline"] : []];
			return failOn.filter((condition) => holds.includes(condition));
		}
	}),
	51816: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			y: () => RULES,
			I: () => applyRules
		});
		var acceptance = __webpack_require__(10403);
		;
		const maxAnswerLoss = {
			name: "max-answer-loss",
			subject: {
				noun: "text behind an answer",
				unit: "count"
			},
			isDrop: true,
			check: ({ compared, claims = [] }) => {
				const keywords = compared?.comparison.content?.keywords;
				if (keywords === undefined) return undefined;
				const settled = (0, acceptance.vD)(keywords, claims);
				const weaker = keywords.filter(({ outcome }) => outcome === "weaker").map(({ keyword }) => keyword);
				const outcome = settled.lost.length > 0 ? "fail" : weaker.length > 0 ? "warn" : "pass";
				return {
					kind: "answers",
					outcome,
					checked: keywords.length,
					...settled,
					weaker
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
		const failOnSentiment = {
			name: "fail-on-sentiment",
			subject: {
				noun: "sentiment",
				unit: "count"
			},
			isDrop: false,
			check: ({ measurement: { engines, avgSentiments }, thresholds: { failOnSentiment: unwanted } }) => {
				if (unwanted.length === 0) return undefined;
				const lowerCase = new Set(unwanted.map((value) => value.toLowerCase()));
				const isUnwanted = (value) => lowerCase.has(value.trim().toLowerCase());
				const found = [...engines.flatMap(({ engine, sentiments }) => sentiments.filter(isUnwanted).map((sentiment) => ({
					engine,
					sentiment
				}))), ...avgSentiments.filter(isUnwanted).map((sentiment) => ({
					engine: undefined,
					sentiment
				}))];
				return {
					kind: "sentiment",
					outcome: found.length > 0 ? "fail" : "pass",
					unwanted,
					found,
					observed: [...new Set(engines.flatMap(({ sentiments }) => sentiments))]
				};
			}
		};
		var drops = __webpack_require__(6784);
		var rounding = __webpack_require__(69928);
		;
		const minOverallBcr = {
			name: "min-overall-bcr",
			subject: {
				noun: "citation score",
				unit: "score"
			},
			isDrop: false,
			check: ({ measurement, thresholds }) => checkFloor(measurement.overallBcr, thresholds.minOverallBcr)
		};
		const minCitedEngines = {
			name: "min-cited-engines",
			subject: {
				noun: "number of engines that cite the brand",
				unit: "count"
			},
			isDrop: false,
			check: ({ measurement, thresholds }) => checkFloor(measurement.citedEngines, thresholds.minCitedEngines)
		};
		const minShareOfVoice = {
			name: "min-share-of-voice",
			subject: {
				noun: "share of voice",
				unit: "percent"
			},
			isDrop: false,
			check: ({ thresholds, shareOfVoice: { shares, unmeasured } }) => {
				const own = unmeasured.length > 0 ? undefined : shares.find(({ isOwn }) => isOwn);
				return checkFloor(own && 100 * own.share, thresholds.minShareOfVoice);
			}
		};
		function checkFloor(observed, floor) {
			if (floor === undefined) return undefined;
			const outcome = observed === undefined ? "unknown" : (0, rounding.Yw)(observed, floor) ? "fail" : "pass";
			return {
				kind: "floor",
				outcome,
				observed,
				floor
			};
		}
		;
		const RULES = [
			maxAnswerLoss,
			minOverallBcr,
			minCitedEngines,
			minShareOfVoice,
			drops.bV,
			drops.eo,
			requiredEngines,
			failOnSentiment,
			completeness
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
	21075: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			H: () => sightSchema,
			k: () => measureSight
		});
		var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2503);
		var _comparison_comparison_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(25039);
		var _comparison_scope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69972);
		var _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69681);
		var _embedded_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16424);
		var _scan_measure_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(19532);
		var _falls_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49780);
		var _statistics_cell_series_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(50218);
		var _statistics_engine_day_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(99955);
		var _statistics_fall_test_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79388);
		var _test_answers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(31870);
		const sightSchema = zod__WEBPACK_IMPORTED_MODULE_6__.Ikc({
			cited: zod__WEBPACK_IMPORTED_MODULE_6__.aig(),
			runsPerYear: zod__WEBPACK_IMPORTED_MODULE_6__.aig(),
			losses: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.p_)(zod__WEBPACK_IMPORTED_MODULE_6__.Ikc({
				loss: zod__WEBPACK_IMPORTED_MODULE_6__.k5n([
					"all",
					"half",
					"quarter",
					"engine"
				]),
				runs: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.no)(_contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.U9)
			}))
		});
		const LEFT = {
			all: 0,
			half: .5,
			quarter: .75
		};
		function measureSight(cells, noise) {
			if (cells.length === 0) return undefined;
			const known = (0, _statistics_cell_series_js__WEBPACK_IMPORTED_MODULE_7__.hA)(cells, Number.POSITIVE_INFINITY).map(({ engine, counts }) => ({
				engine,
				before: counts.slice(-_comparison_comparison_js__WEBPACK_IMPORTED_MODULE_8__.Mx)
			}));
			const [whole, ...parts] = (0, _falls_js__WEBPACK_IMPORTED_MODULE_3__.Aj)(known.map(({ engine }) => engine));
			const runs = new Set(known.flatMap(({ before }) => before.map(({ run }) => run))).size;
			const lose = ({ scope, share }, left) => {
				const inScope = known.filter(({ engine }) => (0, _comparison_scope_js__WEBPACK_IMPORTED_MODULE_0__.S1)(scope, engine));
				const ofEngines = Map.groupBy(inScope, ({ engine }) => (0, _embedded_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_2__.Vl)(engine).id);
				const isEarly = runs < _falls_js__WEBPACK_IMPORTED_MODULE_3__.RQ && left > _falls_js__WEBPACK_IMPORTED_MODULE_3__.Mx;
				const level = noise.level * share * (isEarly ? _test_answers_js__WEBPACK_IMPORTED_MODULE_5__.Mv : 1);
				return _falls_js__WEBPACK_IMPORTED_MODULE_3__.CB.find((length) => {
					const cells = Array.from(ofEngines.values(), (ofEngine) => {
						const counts = ofEngine.map(({ before }) => ({
							before,
							now: expectCounts(before, length, left)
						}));
						return {
							cells: counts,
							day: (0, _statistics_engine_day_js__WEBPACK_IMPORTED_MODULE_9__.j)(counts, {
								length,
								...noise
							})
						};
					});
					return (0, _statistics_fall_test_js__WEBPACK_IMPORTED_MODULE_4__.u)(cells) <= level;
				});
			};
			const ofEngines = parts.filter(({ scope }) => scope.kind === "engine").map((part) => lose(part, 0) ?? Number.POSITIVE_INFINITY).toSorted((a, b) => a - b);
			const median = ofEngines[Math.floor(ofEngines.length / 2)];
			return {
				cited: cells.reduce((sum, { before }) => sum + (0, _scan_measure_js__WEBPACK_IMPORTED_MODULE_10__.i2)(before.map(({ cell }) => (0, _scan_measure_js__WEBPACK_IMPORTED_MODULE_10__.e_)(cell) * cell.cited.length)), 0),
				runsPerYear: noise.runsPerYear,
				losses: [...[
					"all",
					"half",
					"quarter"
				].map((loss) => ({
					loss,
					runs: lose(whole, LEFT[loss])
				})), ...median === undefined ? [] : [{
					loss: "engine",
					runs: median === Number.POSITIVE_INFINITY ? undefined : median
				}]]
			};
		}
		function expectCounts(before, length, left) {
			const answers = length * (0, _scan_measure_js__WEBPACK_IMPORTED_MODULE_10__.i2)(before.map((run) => run.answers));
			const total = before.reduce((sum, run) => sum + run.answers, 0);
			const cited = before.reduce((sum, run) => sum + run.cited, 0);
			return {
				answers,
				cited: left * answers * cited / total
			};
		}
	}),
	43539: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			f: () => lossLineSchema,
			z: () => formatLoss
		});
		var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2503);
		var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64377);
		var _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69681);
		var _scan_measurement_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16088);
		var _record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46742);
		const lossLineSchema = zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			scope: _scan_measurement_js__WEBPACK_IMPORTED_MODULE_1__.k3,
			since: zod__WEBPACK_IMPORTED_MODULE_4__.w$(),
			told_on: zod__WEBPACK_IMPORTED_MODULE_4__.w$(),
			state: _record_js__WEBPACK_IMPORTED_MODULE_2__.$h.shape.state,
			failures: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			back_since: zod__WEBPACK_IMPORTED_MODULE_4__.w$().optional(),
			nearer: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9
		}).transform(({ told_on: toldOn, back_since: backSince, ...loss }) => ({
			...loss,
			toldOn,
			backSince
		}));
		function formatLoss({ toldOn, backSince, ...loss }) {
			return {
				...loss,
				told_on: toldOn,
				...backSince !== undefined && { back_since: backSince }
			};
		}
	}),
	14461: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Rr: () => RESULT_VERSION,
			Uv: () => readResult,
			gw: () => RESULT_FORMAT,
			pM: () => resultFields
		});
		var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2503);
		var _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69681);
		var _scan_measure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19532);
		var _loss_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43539);
		const RESULT_FORMAT = "ai-visibility-result";
		const RESULT_VERSION = 4;
		const resultFields = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			schema_version: zod__WEBPACK_IMPORTED_MODULE_2__.Whr().min(1).max(RESULT_VERSION),
			verdict: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
			brand_name: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
			keywords: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(zod__WEBPACK_IMPORTED_MODULE_2__.YjP()),
			requested_engines: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(zod__WEBPACK_IMPORTED_MODULE_2__.YjP()),
			language: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
			scan_per: zod__WEBPACK_IMPORTED_MODULE_2__.k5n(["all", "keyword"]),
			samples: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			created_at: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
			run_url: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
			sha: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
			overall_bcr: zod__WEBPACK_IMPORTED_MODULE_2__.aig(),
			cited_engines: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			total_engines: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			fingerprint: zod__WEBPACK_IMPORTED_MODULE_2__.g1P(zod__WEBPACK_IMPORTED_MODULE_2__.YjP(), zod__WEBPACK_IMPORTED_MODULE_2__.YOg(zod__WEBPACK_IMPORTED_MODULE_2__.YjP())).optional(),
			models: zod__WEBPACK_IMPORTED_MODULE_2__.g1P(zod__WEBPACK_IMPORTED_MODULE_2__.YjP(), zod__WEBPACK_IMPORTED_MODULE_2__.YOg(zod__WEBPACK_IMPORTED_MODULE_2__.YjP())).default({}),
			rules: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ outcome: zod__WEBPACK_IMPORTED_MODULE_2__.YjP() })).default([]),
			losses: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(_loss_line_js__WEBPACK_IMPORTED_MODULE_1__.f).default([]),
			scans: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
				keyword: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().nullable(),
				results: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
					engine: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
					cited: zod__WEBPACK_IMPORTED_MODULE_2__.zMY(),
					bcr_score: zod__WEBPACK_IMPORTED_MODULE_2__.aig()
				}))
			}))
		});
		function readResult(result) {
			return {
				createdAt: result.created_at,
				sha: result.sha,
				runUrl: result.run_url,
				attempt: 1,
				failed: result.verdict === "fail" || result.verdict === "error",
				suspect: result.rules.some(({ outcome }) => outcome === "inconclusive"),
				losses: result.losses,
				accepted: false,
				overallBcr: result.overall_bcr,
				citedEngines: result.cited_engines,
				totalEngines: result.total_engines,
				samples: result.samples,
				...Object.keys(result.models).length > 0 && { models: result.models },
				fingerprint: result.fingerprint ?? {
					brand: [result.brand_name],
					keywords: result.keywords,
					...result.requested_engines.length > 0 && { engines: result.requested_engines },
					language: [result.language],
					"scan-per": [result.scan_per]
				},
				cells: (0, _scan_measure_js__WEBPACK_IMPORTED_MODULE_3__.xk)(result.scans.map(({ keyword, results }) => ({
					keyword: keyword ?? undefined,
					scan: { results }
				})))
			};
		}
	}),
	71995: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			R9: () => toleranceSchema,
			WG: () => scanPerSchema,
			i6: () => scanPerReasonSchema,
			nI: () => failOnSchema,
			qk: () => configChangeSchema
		});
		var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2503);
		var _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69681);
		const toleranceSchema = zod__WEBPACK_IMPORTED_MODULE_1__.gMt("kind", [(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("absolute", { value: zod__WEBPACK_IMPORTED_MODULE_1__.aig() }), (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("percent", { value: zod__WEBPACK_IMPORTED_MODULE_1__.aig() })]);
		const scanPerSchema = zod__WEBPACK_IMPORTED_MODULE_1__.k5n(["all", "keyword"]);
		const scanPerReasonSchema = zod__WEBPACK_IMPORTED_MODULE_1__.k5n([
			"given",
			"as-recorded",
			"recorded-runs",
			"embedded",
			"unrecorded"
		]);
		const configChangeSchema = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			path: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			kind: zod__WEBPACK_IMPORTED_MODULE_1__.k5n([
				"added",
				"changed",
				"removed"
			])
		});
		const failOnSchema = zod__WEBPACK_IMPORTED_MODULE_1__.k5n([
			"fail",
			"error",
			"inconclusive",
			"no-baseline"
		]);
	}),
	9027: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Dx: () => linesOf,
			Gg: () => labelTick,
			_K: () => scaleOf
		});
		function roundUpStep(value) {
			const magnitude = 10 ** Math.floor(Math.log10(value));
			return ([
				1,
				2,
				5
			].find((factor) => factor * magnitude >= value) ?? 10) * magnitude;
		}
		function labelTick(tick) {
			return String(Number(tick.toPrecision(12)) + 0);
		}
		function scaleOf([low, high]) {
			const step = roundUpStep((high - low) / 4 || 1);
			const lowest = Math.floor(low / step);
			return {
				step,
				lowest,
				highest: Math.max(lowest + 1, Math.ceil(high / step))
			};
		}
		function linesOf({ step, lowest, highest }) {
			return Array.from({ length: highest - lowest + 1 }, (_, index) => (lowest + index) * step);
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
	65316: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			f: () => STATUSES,
			nR: () => firstScreen,
			ok: () => foldCauses
		});
		var _embedded_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16424);
		var _messages_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14039);
		var _messages_pages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36268);
		var _numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73533);
		var _accepted_losses_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63830);
		var _build_blocks_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(20804);
		var _content_causes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53629);
		var _context_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42378);
		var _faults_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(59184);
		var _grids_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(48764);
		var _headline_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8789);
		var _live_causes_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(86344);
		var _second_line_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(39220);
		var _sections_certainty_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(2071);
		const MOST_CAUSES = 3;
		const STATUSES = {
			pass: "Passed",
			fail: "Failed",
			error: "Not measured",
			warn: "Look at it",
			report: "Cannot fail yet"
		};
		function firstScreen(context) {
			const { outcome, findings } = context;
			const [first, ...others] = findings;
			if (first === undefined) return [];
			const mark = (0, _headline_js__WEBPACK_IMPORTED_MODULE_9__.y7)(context);
			const gate = outcome.key === "default" ? undefined : [{ name: outcome.key }];
			const isQuiet = first.kind === "unchanged" && others.length === 0 && mark === "pass";
			const headline = {
				kind: "headline",
				...{
					mark,
					gate,
					status: STATUSES[mark],
					isHeading: !isQuiet
				},
				text: isQuiet ? quietText(context) : (0, _headline_js__WEBPACK_IMPORTED_MODULE_9__.gD)(context)
			};
			const isContent = outcome.baseline?.content !== undefined;
			const grid = first.kind === "incident" || isContent ? undefined : (0, _grids_js__WEBPACK_IMPORTED_MODULE_8__.sF)(first, context) ?? (0, _grids_js__WEBPACK_IMPORTED_MODULE_8__.Zr)(context);
			return [
				headline,
				...(0, _build_blocks_js__WEBPACK_IMPORTED_MODULE_13__.FY)(isQuiet ? [] : (0, _second_line_js__WEBPACK_IMPORTED_MODULE_11__.x)(context)),
				...(0, _faults_js__WEBPACK_IMPORTED_MODULE_7__._x)(context),
				...grid === undefined ? [] : [grid],
				...causeBlocks(context),
				...(0, _build_blocks_js__WEBPACK_IMPORTED_MODULE_13__.FY)((0, _faults_js__WEBPACK_IMPORTED_MODULE_7__.DK)(context), true),
				...(0, _build_blocks_js__WEBPACK_IMPORTED_MODULE_13__.FY)(isContent && !isQuiet ? [checkedLine(outcome)] : [])
			];
		}
		function quietText(context) {
			const more = quietLine(context);
			return more.length === 0 ? (0, _headline_js__WEBPACK_IMPORTED_MODULE_9__.gD)(context) : [
				...(0, _headline_js__WEBPACK_IMPORTED_MODULE_9__.gD)(context),
				". ",
				...more
			];
		}
		function causeBlocks(context) {
			const entries = context.findings.flatMap((finding) => entriesOf(finding, context));
			const [only, ...others] = context.findings.filter(_headline_js__WEBPACK_IMPORTED_MODULE_9__.Pz);
			if (only !== undefined && others.length === 0 && entries.length === 1) {
				return (0, _content_causes_js__WEBPACK_IMPORTED_MODULE_5__.Id)(only, context.outcome);
			}
			return foldCauses(entries);
		}
		function foldCauses(entries) {
			const rest = entries.slice(MOST_CAUSES);
			const title = `and ${rest.length} more ${rest.length === 1 ? "cause" : "causes"}`;
			return [...(0, _build_blocks_js__WEBPACK_IMPORTED_MODULE_13__.cZ)(entries.slice(0, MOST_CAUSES)), ...(0, _build_blocks_js__WEBPACK_IMPORTED_MODULE_13__.Lc)(title, (0, _build_blocks_js__WEBPACK_IMPORTED_MODULE_13__.cZ)(rest))];
		}
		function entriesOf(finding, context) {
			const { outcome, findings } = context;
			if ((0, _headline_js__WEBPACK_IMPORTED_MODULE_9__.Pz)(finding)) return [(0, _content_causes_js__WEBPACK_IMPORTED_MODULE_5__.yr)(finding, outcome)];
			const isFirst = finding === findings[0];
			const title = [...(0, _headline_js__WEBPACK_IMPORTED_MODULE_9__.gD)({
				...context,
				findings: [finding]
			}), "."];
			switch (finding.kind) {
				case "incident": return [...isFirst ? [] : [{ title }], ...(0, _faults_js__WEBPACK_IMPORTED_MODULE_7__.FK)(finding, context)];
				case "dropped":
				case "engine-lost":
				case "declined": return [...isFirst ? [] : [{ title }], ...(0, _live_causes_js__WEBPACK_IMPORTED_MODULE_10__.H)(finding, context)];
				case "still-low": return [...isFirst ? [] : [{ title }], ...stillLowEntries(finding, context)];
				case "config-changed": {
					const { configCommit, configChanges = [] } = outcome;
					const lines = (0, _messages_inputs_js__WEBPACK_IMPORTED_MODULE_1__.Fx)(configChanges).map((line) => [{
						name: line,
						most: 500
					}]);
					const commit = configCommit === undefined ? [] : [[{ small: [{
						name: (0, _messages_inputs_js__WEBPACK_IMPORTED_MODULE_1__.$g)(configCommit),
						most: 200
					}] }]];
					return [{
						title: isFirst ? ["A reviewer should look at the edit."] : title,
						lines: [...lines, ...commit]
					}];
				}
				case "competitor-ahead": return [...isFirst ? [] : [{ title }], ...(0, _live_causes_js__WEBPACK_IMPORTED_MODULE_10__.H)({
					scope: { kind: "whole" },
					evidence: [finding.site]
				}, context).map((entry) => ({
					...entry,
					title: [{ name: finding.site.domain }, " is cited more often."]
				}))];
				case "loss-accepted": return [(0, _accepted_losses_js__WEBPACK_IMPORTED_MODULE_4__.mG)(finding, outcome)];
				case "answer-new": return finding.questions.map(({ question, after }) => ({
					title: [{ quote: question }, " has an answer now."],
					lines: after === undefined ? [[{ name: finding.path }]] : [(0, _content_causes_js__WEBPACK_IMPORTED_MODULE_5__.ep)(after, outcome, "head")]
				}));
				case "floor-broken":
				case "may-be-chance":
				case "share-of-voice":
				case "back":
				case "was-chance": return isFirst ? [] : [{ title }];
				case "reader-undecided": return isFirst ? [] : [{ title }];
				case "engine-silent":
				case "first-run":
				case "no-rule":
				case "unchanged": return [];
			}
		}
		function stillLowEntries(finding, context) {
			const { levels } = finding.time;
			const level = levels === undefined ? "this" : (0, _numbers_js__WEBPACK_IMPORTED_MODULE_3__.l9)(levels.since);
			const accept = [
				`Is ${level} the new normal? Run once with `,
				{ code: "accept: true" },
				"."
			];
			const entries = (0, _live_causes_js__WEBPACK_IMPORTED_MODULE_10__.H)(finding, context);
			const last = entries.at(-1);
			if (last?.todo === undefined) return [...entries, { title: accept }];
			return [...entries.slice(0, -1), {
				...last,
				todo: [
					...last.todo,
					" ",
					...accept
				]
			}];
		}
		const MOST_REASONS = 3;
		function quietLine({ outcome, names }) {
			if (outcome.baseline?.content !== undefined) return [{
				name: checkedLine(outcome, true),
				most: 1e3
			}];
			const engines = (0, _context_js__WEBPACK_IMPORTED_MODULE_6__.E)(outcome);
			if (engines.every(_embedded_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_0__.rn)) return [];
			const countries = new Set(engines.map((engine) => (0, _embedded_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_0__.Vl)(engine).country)).size;
			const answers = outcome.measurement?.engines.reduce((sum, engine) => sum + engine.answers, 0) ?? 0;
			const { runUrl } = outcome.run;
			const unseen = (0, _sections_certainty_js__WEBPACK_IMPORTED_MODULE_12__.yO)(outcome);
			return [
				`${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_3__.pq)(answers, "answer")} of ${(0, _faults_js__WEBPACK_IMPORTED_MODULE_7__.Ry)(engines, names)}${countries > 1 ? ` in ${countries} countries` : ""}.`,
				...unseen === undefined ? [] : [` ${unseen}`],
				...runUrl === undefined ? [] : [" ", {
					link: runUrl,
					label: ["This run"]
				}]
			];
		}
		function checkedLine({ baseline }, withReasons = false) {
			const content = baseline?.content;
			if (content === undefined) return "";
			const { keywords, pages, passedOver } = content;
			const unchanged = keywords.filter(({ outcome }) => outcome === "unchanged");
			const unanswered = unchanged.filter(({ baseScore, headScore }) => baseScore === 0 && headScore === 0).length;
			const reworded = unchanged.filter(({ reading }) => reading?.outcome === "kept").length;
			const answered = unchanged.length - unanswered - reworded;
			const rest = [
				...answered > 0 ? [`${answered} unchanged`] : [],
				...reworded > 0 ? [`${reworded} in other words`] : [],
				...unanswered > 0 ? [`${unanswered} without an answer on these pages, before and after`] : []
			];
			const files = (0, _messages_pages_js__WEBPACK_IMPORTED_MODULE_2__.Dc)(passedOver);
			const reasons = withReasons ? (0, _messages_pages_js__WEBPACK_IMPORTED_MODULE_2__._B)(passedOver).slice(0, MOST_REASONS) : [];
			const why = reasons.length > 0 ? ` (${reasons.join("; ")})` : "";
			return [
				`Checked ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_3__.pq)(keywords.length, "question")} against ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_3__.pq)(pages, "page")}`,
				`${rest.length > 0 ? ": " : ""}${rest.join(", ")}.`,
				files > 0 ? ` ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_3__.pq)(files, "file")} ${files === 1 ? "was" : "were"} passed over${why}.` : ""
			].join("");
		}
	}),
	28620: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			hz: () => gateDocument,
			uh: () => headlineText,
			wZ: () => sectionsOn
		});
		var accepted_losses = __webpack_require__(63830);
		var keywords = __webpack_require__(1902);
		var build_blocks = __webpack_require__(20804);
		var headline = __webpack_require__(8789);
		;
		const confirmOwners = {
			id: "owners",
			title: "Is that the page? How to confirm or correct it",
			on: [
				"comment",
				"summary",
				"html"
			],
			blocks({ findings }) {
				const questions = findings.filter(headline.Pz).flatMap((finding) => finding.questions);
				const guesses = questions.flatMap(({ question, owner }) => owner?.certainty === "guessed" ? [(0, keywords.nv)({
					keyword: question,
					owner
				})] : []);
				if (guesses.length === 0) return [];
				return [...(0, build_blocks.FY)([
					"A change of a page that nobody confirmed mostly warns. Put the line of a question into ",
					{ code: "keywords" },
					", with the path of the page that should answer it."
				]), {
					kind: "verbatim",
					text: [...new Set(guesses)].join("\n")
				}];
			}
		};
		var document_context = __webpack_require__(42378);
		var first_screen = __webpack_require__(65316);
		var plain_text = __webpack_require__(91921);
		var comparison_comparison = __webpack_require__(25039);
		var engine_names = __webpack_require__(16424);
		var lib_text = __webpack_require__(94869);
		var summarize_answers = __webpack_require__(44267);
		var numbers = __webpack_require__(73533);
		var web_url = __webpack_require__(50689);
		var grids = __webpack_require__(48764);
		var section = __webpack_require__(90521);
		;
		const MOST_LINKS = 10;
		const MOST_QUERIES = 10;
		const MOST_ENGINES = 60;
		const answers = {
			id: "answers",
			title: "Answers",
			on: section.Or,
			isAnnex: true,
			blocks: (context) => (0, section.p$)(context) ? [] : answersBlock(context)
		};
		function answersBlock(context) {
			const { outcome, names } = context;
			const cells = outcome.measurement?.cells ?? [];
			const all = listAnswers(context);
			const keywords = [...new Set([...cells, ...all].map(({ keyword }) => keyword))];
			const { shown: engines, more } = (0, build_blocks.RE)((0, document_context.E)(outcome), MOST_ENGINES);
			if (keywords.length === 0 || engines.length === 0) return [];
			const isLost = (0, section.M1)(context);
			const comparedOf = (0, section.V8)(context);
			const byKey = Map.groupBy(cells, comparison_comparison.TN);
			const cellsOf = Map.groupBy(cells, ({ keyword }) => keyword);
			const byKeyword = Map.groupBy(all, ({ keyword }) => keyword);
			const rows = keywords.map((keyword) => {
				const ofKeyword = (byKeyword.get(keyword) ?? []).toSorted((a, b) => Number(a.isCited) - Number(b.isCited) || engines.indexOf(a.engine) - engines.indexOf(b.engine) || a.sample - b.sample);
				return {
					title: keyword === undefined ? ["All questions"] : [{ name: keyword }],
					cells: engines.map((engine) => {
						const ref = {
							keyword,
							engine
						};
						const compared = comparedOf([ref]);
						const change = (0, comparison_comparison.ND)(compared);
						const hasFallen = change !== undefined && change.now.cited < Math.round(change.was.usually);
						return (0, grids.v2)((0, grids.ds)(byKey.get((0, comparison_comparison.TN)(ref)) ?? [], compared, hasFallen && isLost.has((0, comparison_comparison.TN)(ref))));
					}),
					count: countAnswers(ofKeyword),
					share: (0, comparison_comparison.In)(cellsOf.get(keyword) ?? [])?.share ?? 0,
					answers: ofKeyword.map(({ entry }) => entry)
				};
			});
			return [{
				kind: "answers",
				columns: engines.map((engine) => [{
					name: names.engineInCountry(engine),
					most: 60
				}]),
				rows: rows.toSorted((a, b) => a.share - b.share).map(({ share: _, ...row }) => row),
				note: more === undefined ? undefined : [`${more} engines; the file result.json has them.`]
			}];
		}
		function countAnswers(all) {
			const uncited = all.filter(({ isCited }) => !isCited).length;
			const verb = uncited === 1 ? "does" : "do";
			const what = uncited === 0 ? all.length === 1 ? "cites" : "all cite" : uncited === all.length ? "none cites" : `${uncited} ${verb} not cite`;
			return all.length === 0 ? "no text" : `${(0, numbers.pq)(all.length, "answer")}, ${what} the brand`;
		}
		function listAnswers(context) {
			const { answerRecords, scans } = context.outcome;
			const live = new Set(answerRecords.map(({ engine }) => engine));
			return [...answerRecords.flatMap((record) => recordedAnswer(record, context)), ...scans.flatMap(({ keyword, sample, scan }) => scan.results.filter(({ engine, snippet }) => !live.has(engine) && (0, lib_text.OX)(snippet) !== "").map(({ engine, cited, snippet, source_url }) => {
				const url = (0, web_url.Jy)(source_url);
				return {
					...{
						keyword,
						engine,
						sample,
						isCited: cited
					},
					entry: {
						title: titleOf(context, engine, undefined, sample),
						words: cited ? "cites the brand" : "does not cite the brand",
						tone: cited ? "better" : "worse",
						text: snippet,
						cut: undefined,
						sources: url === undefined ? [] : [[{
							link: url.href,
							label: [{ name: url.host + url.pathname }]
						}]],
						queries: []
					}
				};
			}))];
		}
		function recordedAnswer(record, context) {
			if (record.outcome !== "evaluated") return [];
			const { keyword, engine, sample, model, content } = record;
			const { cited, text, isCut, isWithheld, queries, citedSources } = content;
			return [{
				...{
					keyword,
					engine,
					sample,
					isCited: cited
				},
				entry: {
					title: titleOf(context, engine, model, sample),
					words: `${describeCitation(content)}; ${describeMention(content)}`,
					tone: cited ? "better" : "worse",
					text,
					cut: isWithheld ? `The text is not stored: the terms of ${(0, engine_names.AK)(engine)} forbid it. If you may store it, set store-answers: true.` : isCut ? `Only the first ${text.length} characters were kept.` : undefined,
					sources: citedSources.slice(0, MOST_LINKS).flatMap(({ url, domain, owner }) => {
						const page = (0, web_url.Jy)(url);
						if (page === undefined && isWithheld !== true) return [];
						const whose = owner.kind === "competitor" ? [
							" (",
							{
								name: owner.name,
								most: 40
							},
							")"
						] : [];
						const site = { name: domain };
						return [[page === undefined ? site : {
							link: page.href,
							label: [site]
						}, ...whose]];
					}),
					queries: queries.slice(0, MOST_QUERIES)
				}
			}];
		}
		function titleOf({ names, outcome }, engine, model, sample) {
			return [
				{
					name: names.engineInCountry(engine),
					most: 60
				},
				...model === undefined ? [] : [", ", {
					name: model,
					most: 60
				}],
				...outcome.samples > 1 ? [`, sample ${sample}`] : []
			];
		}
		function describeCitation(content) {
			if (content.cited) return "cites the brand";
			if ((0, summarize_answers.BW)(content)) return "read a page of the brand and does not cite it";
			return content.retrieved === false ? "read no page of the brand" : "does not cite the brand";
		}
		function describeMention({ position, competitors }) {
			if (position === undefined) return "does not name it";
			return competitors.length === 0 ? "names it" : `names it in place ${position} of ${competitors.length + 1} brands`;
		}
		var phrases = __webpack_require__(79391);
		;
		const MOST_SITES = 30;
		const MOST_PAGES = 5;
		const citations_MOST_QUERIES = 20;
		const shareOfVoice = {
			id: "share-of-voice",
			title: "Share of voice",
			on: [
				"summary",
				"html",
				"pdf"
			],
			blocks: (context) => (0, section.Q5)(context) ? [...citationShares(context), ...mentions(context)] : []
		};
		function citationShares({ outcome }) {
			const { shareOfVoice: shares, verdict } = outcome;
			const brands = shares.length < 2 ? [] : shares.toSorted((a, b) => b.share - a.share);
			const missing = verdict.unmeasuredCompetitors;
			const isSmall = brands.some(({ answers }) => answers < phrases.YL);
			return [
				...brands.length === 0 ? [] : [{
					kind: "bars",
					caption: "Citations: the share of each brand in the citations of all brands",
					rows: brands.map(({ name, isOwn, share, citedAnswers, answers }) => ({
						...{
							title: [{ name }],
							isOwn,
							share
						},
						value: isSmall ? `${citedAnswers} of ${answers} answers` : `${(0, numbers.l9)(share)} (cited in ${citedAnswers} of ${answers} answers)`
					}))
				}],
				...(0, build_blocks.FY)(missing.length === 0 ? [] : [
					"Not measured, so not part of any share: ",
					...(0, build_blocks.cT)(missing.map((name) => [{ name }])),
					"."
				]),
				...(0, build_blocks.FY)(brands.length === 0 ? [] : ["The share of its answers that cite a brand, divided by the sum of these shares over all brands; over the questions and engines that were evaluated for every brand."], true)
			];
		}
		function mentions(context) {
			const { names } = context;
			const summary = summaryOf(context);
			if (summary === undefined || summary.competitors.length === 0) return [];
			const { evaluated, mentioned } = summary.total;
			const brands = [{
				title: names.brand,
				count: mentioned,
				isOwn: true
			}, ...summary.competitors.map(({ name, answers }) => ({
				title: [{ name }],
				count: answers,
				isOwn: false
			}))];
			return [{
				kind: "bars",
				caption: "Mentions: the share of all answers that name each brand",
				rows: brands.toSorted((a, b) => b.count - a.count).map(({ title, count, isOwn }) => ({
					title,
					isOwn,
					share: count / evaluated,
					value: levelOf(count, evaluated)
				}))
			}];
		}
		function levelOf(cited, answers) {
			const level = {
				cited,
				answers,
				share: answers === 0 ? 0 : cited / answers
			};
			return answers < phrases.YL ? (0, phrases.mQ)(level) : `${(0, phrases.tC)(level)} (${(0, phrases.mQ)(level)})`;
		}
		const presence = {
			id: "citations-and-mentions",
			title: "Citations and mentions by engine",
			on: [
				"summary",
				"html",
				"pdf"
			],
			blocks(context) {
				const summary = summaryOf(context);
				if (summary === undefined) return [];
				const hasCompetitors = summary.competitors.length > 0;
				return [
					...(0, build_blocks.c_)("Answers of each engine that cite the brand, and that name it", [
						{
							title: ["Engine"],
							width: 2
						},
						{
							title: ["Cites"],
							isNumber: true
						},
						{
							title: ["Names"],
							isNumber: true
						},
						...hasCompetitors ? [{
							title: ["Names it first"],
							isNumber: true
						}] : [],
						{
							title: ["Read, not cited"],
							isNumber: true
						},
						{
							title: ["Never read"],
							isNumber: true
						}
					], summary.engines.map(({ engine, ...counts }) => [[{
						name: context.names.engineInCountry(engine),
						most: 60
					}], ...cellsOf(counts, hasCompetitors).map((value) => [value])])),
					...(0, build_blocks.FY)(["Cites: the answer links to a page of the brand. Names: the brand is in its text. “Read, not cited”: the engine read a page of the brand. “Never read”: it read pages, and none of the brand. An answer is in neither where the vendor does not tell which pages it read."], true),
					...(0, build_blocks.FY)(summary.total.ambiguous === 0 ? [] : [`The name of the brand is also a common word. ${(0, numbers.pq)(summary.total.ambiguous, "answer")} may name the brand or use the word. None of them counts as a mention. A longer name in brand-aliases helps.`], true)
				];
			}
		};
		const summaryOf = (0, section.ao)((context) => (0, section.p$)(context) ? undefined : (0, summarize_answers.F0)(context.outcome.answerRecords));
		function cellsOf(counts, hasCompetitors) {
			const { evaluated, cited, mentioned, namedFirst, retrievedNotCited, neverRetrieved } = counts;
			return [
				levelOf(cited, evaluated),
				levelOf(mentioned, evaluated),
				...hasCompetitors ? [`${namedFirst} of ${mentioned}`] : [],
				`${retrievedNotCited} of ${evaluated}`,
				`${neverRetrieved} of ${evaluated}`
			];
		}
		const OWNERS = [
			{
				kind: "own",
				title: "Your sites"
			},
			{
				kind: "competitor",
				title: "Sites of competitors"
			},
			{
				kind: "third-party",
				title: "Other sites"
			}
		];
		const sources = {
			id: "sources",
			title: "Cited sites",
			on: [
				"summary",
				"html",
				"pdf"
			],
			blocks(context) {
				if ((0, section.p$)(context)) return [];
				const summary = summaryOf(context);
				return summary === undefined ? serviceSources(context) : citedSites(context, summary);
			}
		};
		function citedSites(context, { domains, unknownSources }) {
			const groups = OWNERS.map(({ kind, title }) => ({
				title,
				sites: domains.filter(({ owner }) => owner.kind === kind).map(({ domain, owner, answersWithoutBrand, ...site }) => ({
					...{
						...site,
						host: domain,
						without: answersWithoutBrand
					},
					whose: owner.kind === "competitor" ? owner.name : undefined
				}))
			}));
			return [...siteTable(context, groups), ...(0, build_blocks.FY)(unknownSources === 0 ? [] : [`The vendors do not tell the site of ${(0, numbers.pq)(unknownSources, "cited page")}: ${unknownSources === 1 ? "it" : "they"} may be of the brand.`], true)];
		}
		function serviceSources(context) {
			const linked = context.outcome.scans.flatMap(({ scan }) => scan.results).flatMap((result) => {
				const url = (0, web_url.Jy)(result.source_url);
				return url === undefined ? [] : [{
					...result,
					url
				}];
			});
			const sites = [...Map.groupBy(linked, ({ url }) => url.host)].map(([host, answers]) => ({
				...{
					host,
					answers: answers.length
				},
				without: answers.filter(({ cited }) => !cited).length,
				engines: [...new Set(answers.map(({ engine }) => engine))],
				pages: [...Map.groupBy(answers, ({ url }) => url.href)].map(([url, ofPage]) => ({
					url,
					answers: ofPage.length
				})).sort((a, b) => b.answers - a.answers)
			}));
			return siteTable(context, [{
				title: "",
				sites: sites.sort((a, b) => b.answers - a.answers)
			}]);
		}
		function siteTable({ names }, groups) {
			const rows = groups.flatMap(({ title, sites }) => {
				const { shown, more } = (0, build_blocks.RE)(sites, MOST_SITES);
				if (shown.length === 0) return [];
				return [
					...title === "" ? [] : [{
						group: [title],
						note: [(0, numbers.pq)(sites.length, "site")]
					}],
					...shown.map(({ host, answers, without, engines, pages, whose }) => [
						[{ name: host }, ...whose === undefined ? [] : [
							" (",
							{
								name: whose,
								most: 40
							},
							")"
						]],
						pagesOf(pages),
						[`${answers}`],
						[`${without}`],
						(0, build_blocks.cT)([...new Set(engines.map(names.engine))].map((name) => [{
							name,
							most: 40
						}]))
					]),
					...more === undefined ? [] : [{ group: [more] }]
				];
			});
			return (0, build_blocks.c_)("Sites that answers cite, the most frequent first, with the pages cited most", [
				{
					title: ["Site"],
					width: 2
				},
				{
					title: ["Pages"],
					width: 3
				},
				{
					title: ["Answers"],
					isNumber: true
				},
				{
					title: ["Without the brand"],
					isNumber: true
				},
				{
					title: ["Engines"],
					width: 2
				}
			], rows);
		}
		function pagesOf(pages) {
			const links = pages.slice(0, MOST_PAGES).flatMap((page) => {
				const url = (0, web_url.Jy)(page.url);
				if (url === undefined) return [];
				const count = page.answers > 1 ? [` (${page.answers})`] : [];
				return [[{
					link: url.href,
					label: [{
						name: (0, web_url.HD)(url.pathname + url.search),
						most: 60
					}]
				}, ...count]];
			});
			return links.length === 0 ? ["–"] : (0, build_blocks.cT)(links);
		}
		const searches = {
			id: "searches",
			title: "What the engines searched for",
			on: section.Or,
			blocks(context) {
				const { shown, more } = (0, build_blocks.RE)(summaryOf(context)?.queries ?? [], citations_MOST_QUERIES);
				return (0, build_blocks.c3)([...shown.map(({ query, answers }) => [{ name: query }, ` (${(0, numbers.pq)(answers, "answer")})`]), ...more === undefined ? [] : [[more]]]);
			}
		};
		var drafts = __webpack_require__(12396);
		var comparison_scope = __webpack_require__(69972);
		var content_causes = __webpack_require__(53629);
		;
		const MOST_ROWS = 10;
		const questions_MOST_ENGINES = 4;
		const MOST_NAMED = 3;
		const questions = {
			id: "questions",
			title: "Questions",
			on: section.Zh,
			blocks: (context) => (0, section.p$)(context) ? contentQuestions(context) : (0, section.Q5)(context) ? liveQuestions(context) : []
		};
		function liveQuestions(context) {
			const { outcome, findings, names } = context;
			const scope = findings.find((finding) => "scope" in finding)?.scope ?? { kind: "whole" };
			const cells = (outcome.measurement?.cells ?? []).filter((cell) => cell.keyword !== undefined && (0, comparison_scope.S1)(scope, cell.engine));
			const ids = [...new Set(cells.map(({ engine }) => (0, engine_names.Vl)(engine).id))];
			const columns = ids.length > questions_MOST_ENGINES ? [undefined] : ids;
			const isLost = (0, section.M1)(context);
			const comparedOf = (0, section.V8)(context);
			const answersOf = answersByKeyword(outcome);
			const rows = [...Map.groupBy(cells, ({ keyword = "" }) => keyword)].map(([keyword, ofKeyword]) => ({
				...{
					keyword,
					cells: ofKeyword,
					fall: fallOf(comparedOf(ofKeyword))
				},
				share: (0, comparison_comparison.In)(ofKeyword)?.share ?? 0
			})).toSorted((a, b) => b.fall - a.fall || a.share - b.share).map(({ keyword, cells: ofKeyword }) => [
				[{ name: keyword }],
				...columns.map((id) => {
					const part = ofKeyword.filter(({ engine }) => id === undefined || (0, engine_names.Vl)(engine).id === id);
					if (part.length === 0) return ["–"];
					const compared = comparedOf(part);
					const isLoss = part.every((cell) => isLost.has((0, comparison_comparison.TN)(cell))) && fallOf(compared) >= .5;
					return lineOf((0, grids.v2)((0, grids.ds)(part, compared, isLoss)));
				}),
				citedNow(answersOf(keyword), new Set(ofKeyword.map(({ engine }) => engine)))
			]);
			const titles = columns.map((id) => id === undefined ? ["Cites the brand"] : [{
				name: names.engine(id),
				most: 40
			}]);
			const isCompared = rows.length > 0 && (outcome.comparison?.cells ?? []).length > 0;
			return [...tables("How many answers to each question cite the brand, and what is cited where it is not", rows, [
				{
					title: ["Question"],
					width: 2
				},
				...titles.map((title) => ({ title })),
				{
					title: ["Cited where you are not"],
					width: 2
				}
			]), ...(0, build_blocks.FY)(isCompared && rows.length > 0 ? ["“Usually” and “was” are left out where nothing changed."] : [], true)];
		}
		function fallOf(compared) {
			const change = (0, comparison_comparison.ND)(compared);
			return change === undefined ? 0 : change.was.usually - change.now.cited;
		}
		function lineOf(cell) {
			if (cell === undefined || cell === "no answer") return [cell ?? "–"];
			const { now, was, isLoss } = cell;
			return [...isLoss ? [{ strong: [`${now} ▼`] }] : [now], ...was === undefined ? [] : [" ", { small: [was] }]];
		}
		function answersByKeyword({ answerRecords, scans }) {
			const recordsOf = Map.groupBy(answerRecords, ({ keyword }) => keyword);
			const scansOf = Map.groupBy(scans, ({ keyword }) => keyword);
			return (keyword) => ({
				records: recordsOf.get(keyword) ?? [],
				scans: scansOf.get(keyword) ?? [],
				isLive: answerRecords.length > 0
			});
		}
		function citedNow({ records, scans, isLive }, engines) {
			const contents = records.flatMap((record) => record.outcome === "evaluated" && engines.has(record.engine) && !record.content.cited ? [record.content] : []);
			const sources = contents.flatMap(({ citedSources }) => [...new Map(citedSources.map((each) => [each.domain, each])).values()]);
			const sites = mostFrequent(isLive ? sources.map(({ domain }) => domain) : hostsOf(scans, engines));
			const cited = new Set(sources.map(({ owner }) => owner.kind === "competitor" ? owner.name : ""));
			const named = mostFrequent(contents.flatMap(({ competitors }) => competitors)).filter((name) => !cited.has(name));
			const toLines = (names) => (0, build_blocks.cT)(names.slice(0, MOST_NAMED).map((name) => [{
				name,
				most: 60
			}]));
			if (sites.length + named.length === 0) return ["–"];
			return [...toLines(sites), ...named.length === 0 ? [] : [sites.length > 0 ? ". Also named: " : "Only named: ", ...toLines(named)]];
		}
		function hostsOf(scans, engines) {
			return scans.flatMap(({ scan }) => scan.results).filter(({ engine, cited }) => engines.has(engine) && !cited).flatMap(({ source_url }) => (0, web_url.Jy)(source_url)?.host.replace(/^www\./, "") ?? []);
		}
		function mostFrequent(names) {
			return [...Map.groupBy(names, (name) => name)].sort(([, a], [, b]) => b.length - a.length).map(([name]) => name);
		}
		function contentQuestions({ outcome, findings }) {
			const keywords = outcome.baseline?.content?.keywords ?? [];
			const gained = keywords.filter(({ outcome: change }) => change === "gained");
			const unchanged = keywords.filter(({ outcome: change }) => change === "unchanged");
			const isAnswered = ({ baseScore, headScore }) => baseScore > 0 || headScore > 0;
			const groups = [
				{
					group: "More questions of the causes above, and what answered them until now",
					rows: (0, content_causes.HJ)(findings).map(({ question, before }) => [[{ name: question }], quoteWithPage(before)])
				},
				{
					group: "A new answer",
					rows: gained.map(({ keyword, after }) => [[{ name: keyword }], quoteWithPage(after)])
				},
				{
					group: "Unchanged",
					rows: unchanged.filter(isAnswered).map(({ keyword, after }) => [[{ name: keyword }], [{ name: after?.place.path ?? "–" }]])
				},
				{
					group: "Without an answer on these pages, before and after",
					rows: unchanged.filter((each) => !isAnswered(each)).map(({ keyword }) => [[{ name: keyword }], ["–"]])
				}
			].filter(({ rows }) => rows.length > 0);
			const rows = groups.flatMap(({ group, rows: ofGroup }) => [...groups.length > 1 || group !== "Unchanged" ? [{ group: [group] }] : [], ...ofGroup]);
			return tables("Questions, and the page that answers each", rows, [{ title: ["Question"] }, { title: ["Answered by"] }]);
		}
		function quoteWithPage(quote) {
			return quote === undefined ? ["–"] : [
				{ quote: quote.text },
				" (",
				{ name: quote.place.path },
				")"
			];
		}
		function tables(caption, rows, columns) {
			const { shown, more } = (0, build_blocks.RE)(rows, MOST_ROWS);
			return [...(0, build_blocks.c_)(caption, columns, shown), ...(0, build_blocks.Lc)(`${more} questions`, (0, build_blocks.c_)(caption, columns, rows.slice(MOST_ROWS)))];
		}
		const removedText = {
			id: "removed-text",
			title: "The removed text, to paste",
			on: section.Zh,
			blocks: ({ findings }) => findings.filter(headline.Pz).flatMap((finding) => finding.removed).flatMap(removedBlocks)
		};
		function removedBlocks({ path, now, ...piece }) {
			return [{
				kind: "paragraph",
				text: [{ name: path }, `, ${(0, content_causes.Dx)(piece)}${now === undefined ? "" : placeOf(now)}:`]
			}, {
				kind: "verbatim",
				text: piece.text
			}];
		}
		function placeOf(now) {
			if (now.to >= now.from) return `, to paste in place of ${(0, content_causes.Dx)(now)}`;
			return now.to === 0 ? ", to paste at the start" : `, to paste after line ${now.to}`;
		}
		var readings = __webpack_require__(38641);
		var gate_verdict = __webpack_require__(39231);
		var messages_baseline = __webpack_require__(17677);
		var rules = __webpack_require__(34071);
		var scans = __webpack_require__(8370);
		var words = __webpack_require__(44702);
		var certainty = __webpack_require__(2071);
		;
		const LONGEST_SETTING = 600;
		const RULE_OUTCOMES = {
			pass: {
				words: "Passed",
				tone: "better"
			},
			fail: {
				words: "Failed",
				tone: "worse"
			},
			inconclusive: {
				words: "May be chance",
				tone: "doubtful"
			},
			unknown: {
				words: "Not known",
				tone: "doubtful"
			},
			warn: {
				words: "Warning",
				tone: "doubtful"
			}
		};
		const rulesAndSettings = {
			id: "rules-and-settings",
			title: "Rules and settings",
			on: section.Zh,
			blocks: (context) => [
				...rulesTable(context),
				...(0, build_blocks.c3)(scoreLines(context)),
				...(0, section.p$)(context) ? [] : (0, certainty.S4)(context),
				...(0, build_blocks.c3)([comparedWith(context), ...acceptLine(context)]),
				...settingsTable(context.outcome)
			]
		};
		const rulesInShort = {
			id: "rules",
			title: "Rules",
			on: ["text"],
			blocks: (context) => (0, build_blocks.c3)([...(0, gate_verdict.fD)(context.outcome.verdict).map((rule) => {
				const { observed, drop, limit } = wordsOf(rule, context);
				const { words, tone } = resultOf(rule);
				const values = [
					observed,
					`drop ${drop}`,
					`allowed: ${limit}`
				].filter((value) => !value.endsWith(numbers.GY)).join(", ");
				return [
					...titleLine(rule),
					": ",
					{
						toned: [words.toLowerCase()],
						tone
					},
					...values === "" ? [] : [
						" (",
						{
							name: values,
							most: LONGEST_SETTING
						},
						")"
					]
				];
			}), ...context.outcome.verdict.kind === "judged" ? [comparedWith(context)] : []])
		};
		function rulesTable(context) {
			return (0, build_blocks.c_)("What was observed, and what each rule allows", [
				{
					title: ["Rule"],
					width: 2
				},
				{ title: ["Result"] },
				{
					title: ["Now"],
					isNumber: true
				},
				{
					title: ["Your limit"],
					width: 2
				},
				{
					title: ["Before"],
					isNumber: true
				},
				{
					title: ["Drop"],
					isNumber: true
				}
			], (0, gate_verdict.fD)(context.outcome.verdict).map((rule) => {
				const { observed, limit, baseline, drop } = wordsOf(rule, context);
				const { words, tone } = resultOf(rule);
				return [
					titleLine(rule),
					[{
						toned: [words],
						tone
					}],
					[{ name: observed }],
					[{ name: limit }],
					[baseline],
					[drop]
				];
			}));
		}
		function titleLine(rule) {
			const input = (0, rules.qm)(rule);
			return [(0, rules.UC)(rule), ...input === undefined ? [] : [
				" (",
				{ code: input },
				")"
			]];
		}
		function resultOf(rule) {
			const { words, tone } = RULE_OUTCOMES[rule.outcome];
			const isUntested = rule.kind === "drop" && rule.outcome === "inconclusive" && rule.pValue === undefined;
			return {
				words: isUntested ? "Too early" : words,
				tone
			};
		}
		function wordsOf(rule, { outcome, names }) {
			return (0, rules.IO)((0, rules.f$)(rule, names.engineInCountry), outcome.verdict.unmeasuredCompetitors);
		}
		function scoreLines(context) {
			const { measurement, comparison } = context.outcome;
			if (measurement === undefined || measurement.totalEngines === 0 || (0, section.p$)(context)) return [];
			const { overallBcr, citedEngines, totalEngines, avgSentiment } = measurement;
			const was = (value) => value === undefined ? "" : `; before ${value}`;
			const score = comparison?.score;
			const engines = comparison?.citedEngines;
			return [
				[
					"Citation score (",
					{ code: "overall_bcr" },
					`): ${(0, numbers.y)(score?.now ?? overallBcr)}${was(score && (0, numbers.y)(score.was))}. It says how strongly the answers cite the brand, in the unit of the service: 0 to 100 for the engines of this program.`
				],
				[`Engines that cite: ${engines?.now ?? citedEngines} of ${totalEngines}${was(engines && `${engines.was}`)}.`],
				...avgSentiment === "" ? [] : [[
					"Sentiment: ",
					{ name: avgSentiment },
					"."
				]]
			];
		}
		function comparedWith({ outcome, names }) {
			const { baseline } = outcome.verdict;
			if ("missing" in baseline) {
				const { missing } = baseline;
				const change = (0, messages_baseline.w7)(missing);
				return [
					"Compared with nothing: ",
					{
						name: `${(0, words.sG)((0, messages_baseline.UV)(missing))}.`,
						most: 500
					},
					...change === undefined ? [] : [` ${change}`]
				];
			}
			return [{
				name: `Compared with ${(0, messages_baseline.uN)(baseline.origin)}.`,
				most: 500
			}, ...(0, scans.X$)(outcome, names.engineInCountry).map((sentence) => ` ${sentence}`)];
		}
		function acceptLine({ outcome, findings }) {
			const { baseline } = outcome.verdict;
			const isLower = findings.some(({ kind, leadsTo }) => LOWER.includes(kind) && leadsTo !== "none");
			if (!isLower || "missing" in baseline || baseline.origin.kind === "base") return [];
			return [["Is this level the new normal? ", ...acceptBy(baseline.origin)]];
		}
		const LOWER = [
			"dropped",
			"engine-lost",
			"declined",
			"may-be-chance"
		];
		function acceptBy({ kind }) {
			if (kind === "inputs") {
				return [
					"Set ",
					{ code: "baseline-overall-bcr" },
					" and ",
					{ code: "baseline-cited-engines" },
					" to it."
				];
			}
			const where = kind === "file" ? "" : " on the default branch";
			return [
				`Run once${where} with `,
				{ code: "accept: true" },
				": later runs are compared with that run."
			];
		}
		function settingsTable({ fingerprint, samples, plannedScans, scanPer }) {
			const rows = [
				...Object.entries(fingerprint).filter(([, values]) => values.some((value) => value !== "")),
				..."scan-per" in fingerprint ? [] : [["scan-per", [scanPer]]],
				["samples", [`${samples} of each scan`]],
				["scans", [`${plannedScans}`]]
			];
			return (0, build_blocks.c_)("Two runs are compared where these settings are the same", [{ title: ["Setting"] }, {
				title: ["Value"],
				width: 3
			}], rows.map(([name, values]) => [[{ code: name }], (0, build_blocks.cT)(values.map((value) => [{
				name: value,
				most: LONGEST_SETTING
			}]))]));
		}
		var messages_answers = __webpack_require__(68595);
		var pages = __webpack_require__(36268);
		;
		const MOST_WARNINGS = 20;
		const LONGEST_REASON = 1e3;
		const missingAnswers = {
			id: "missing-answers",
			title: "Missing answers",
			on: [...section.Zh, "text"],
			blocks(context) {
				const { outcome, names, findings } = context;
				const silent = new Set(findings.flatMap((finding) => finding.kind === "engine-silent" ? finding.engines : []));
				const missing = outcome.answers.missing.filter(({ engine }) => !silent.has(engine));
				const { gap, scans, plannedScans } = outcome;
				const isCut = gap === undefined && scans.length > 0 && scans.length < plannedScans;
				return (0, build_blocks.c3)([
					...gap === undefined ? [] : [[`The verdict covers ${gap.keywords} of ${(0, numbers.pq)(gap.allKeywords, "question")}.`]],
					...isCut ? [[`${scans.length} of ${(0, numbers.pq)(plannedScans, "scan")} completed. The numbers are of those alone.`]] : [],
					...missing.map((entry) => {
						const { text, keyPage } = (0, messages_answers.Xm)({
							...entry,
							engine: names.engineInCountry(entry.engine)
						});
						const url = keyPage === undefined ? undefined : (0, web_url.BD)(keyPage);
						return [{
							name: text,
							most: LONGEST_REASON
						}, ...url === undefined ? [] : [
							" ",
							{
								link: url.href,
								label: ["Your keys"]
							},
							"."
						]];
					})
				]);
			}
		};
		const warnings = {
			id: "warnings",
			title: "Warnings",
			on: section.Zh,
			blocks({ outcome, names }) {
				const alike = [...Map.groupBy(outcome.measurement?.contradictions ?? [], (each) => describeContradiction(each, names))];
				const { shown, more } = (0, build_blocks.RE)(alike, MOST_WARNINGS);
				return (0, build_blocks.c3)([...shown.map(([text, contradictions]) => {
					const ids = [...new Set(contradictions.map(({ scanId }) => scanId))];
					return [
						`${text} (`,
						...scanIds(ids),
						")."
					];
				}), ...more === undefined ? [] : [[`${more} contradictions`]]]);
			}
		};
		function describeContradiction(each, names) {
			switch (each.kind) {
				case "missing-engine": return `${names.engineInCountry(each.engine)} was asked for and is missing in the service's answer`;
				case "duplicate-engine": return `${names.engineInCountry(each.engine)} is more than once in the service's answer`;
				case "summary-contradiction": {
					const subject = each.field === "cited_engines" ? "engines that cite the brand" : "engines";
					return `The service's summary counts ${each.stated} ${subject}, its own results ${each.counted}`;
				}
			}
		}
		function scanIds(ids) {
			const { shown, more } = (0, build_blocks.RE)(ids, words.x2);
			return [
				`${ids.length === 1 ? "scan" : "scans"} `,
				...(0, build_blocks.cT)(shown.map((id) => [{ name: id }])),
				...more === undefined ? [] : [` ${more}`]
			];
		}
		const passedOver = {
			id: "passed-over",
			title: "Files passed over",
			on: section.Zh,
			blocks: ({ outcome }) => (0, build_blocks.c3)((0, pages._B)(outcome.baseline?.content?.passedOver ?? []).map((line) => [{
				name: line,
				most: 300
			}]))
		};
		const cost = {
			id: "cost",
			title: "Cost",
			on: [
				"summary",
				"html",
				"pdf"
			],
			blocks({ outcome: { costs }, names }) {
				if (costs.length === 0) return [];
				return [
					...(0, build_blocks.FY)([`${(0, numbers.jx)(costs)} for the replies of the engines.`]),
					...(0, build_blocks.c_)("Tokens, searches and cost of each engine", [
						{ title: ["Engine"] },
						{
							title: ["Replies"],
							isNumber: true
						},
						{
							title: ["Tokens in / out"],
							isNumber: true
						},
						{
							title: ["Searches"],
							isNumber: true
						},
						{
							title: ["Cost"],
							isNumber: true
						},
						{ title: ["Cost is from"] }
					], costs.map((engine) => {
						const { tokens, searches, amount, source } = (0, numbers.P9)(engine);
						const texts = [
							(0, numbers.B4)(engine.replies),
							tokens,
							searches,
							amount,
							source
						];
						return [[{
							name: names.engineInCountry(engine.engine),
							most: 60
						}], ...texts.map((text) => [text])];
					})),
					...(0, build_blocks.FY)(["Replies that could not be read are not counted. Where the vendor states no cost, it is that of list prices, which change, without discounts and free quotas."], true)
				];
			}
		};
		function runFooter(context) {
			const { run, measurement, keywords, language } = context.outcome;
			const runUrl = (0, web_url.Jy)(run.runUrl ?? "");
			const commitUrl = (0, web_url.Jy)(run.commitUrl ?? "");
			const facts = [
				[...[
					`${measurement ? "Measured" : "Tried"} from `,
					{ name: timeOf(run.startedAt) },
					" to "
				], ...[{ name: timeOf(run.finishedAt) }, " UTC"]],
				[(0, numbers.pq)(keywords.length, "question")],
				[{ name: language }],
				...runUrl === undefined ? [] : [[{
					link: runUrl.href,
					label: ["this run"]
				}]],
				...commitUrl === undefined ? [] : [[{
					link: commitUrl.href,
					label: [`commit ${run.sha?.slice(0, 7) ?? ""}`]
				}]]
			];
			return [...(0, build_blocks.FY)((0, build_blocks.cT)(facts, " · "), true), ...(0, build_blocks.FY)(measurement === undefined ? [] : howToRead(context, measurement), true)];
		}
		function timeOf(iso) {
			return iso.slice(0, 19).replace("T", " ");
		}
		function howToRead(context, { engines }) {
			const hasPages = engines.some(({ engine }) => (0, engine_names.rn)(engine));
			if ((0, section.p$)(context)) {
				const isRead = context.outcome.baseline?.content?.keywords.some(({ reading }) => reading !== undefined);
				return [isRead ? "The answers are sentences of these pages, found without a language model. A model read only what words leave open." : "The answers are sentences of these pages, found without a language model: the same pages always give the same answers."];
			}
			const isLive = context.outcome.answers.planned > 0;
			return [...hasPages ? ["“Your pages” are the pages of this repository: the same pages always give the same answers."] : [], ...engines.some(({ engine }) => !(0, engine_names.rn)(engine)) && !isLive ? [hasPages ? " " : "", "The answers are those that the service reports."] : []];
		}
		var series = __webpack_require__(24003);
		var chart_scale = __webpack_require__(9027);
		var measure = __webpack_require__(19532);
		var document_names = __webpack_require__(46613);
		;
		const MOST_RUNS = 30;
		const MOST_ROWS_IN_COMMENT = 10;
		const MOST_LINES = 4;
		const MOST_SMALL_CHARTS = 12;
		const DAY_DISTANCE = .14;
		const trend = {
			id: "trend",
			title: "Trend",
			on: section.Or,
			blocks(context) {
				const found = readTrend(context);
				return found === undefined ? [] : [...chartsOf(found), ...numbersOf(found, MOST_RUNS)];
			}
		};
		const trendNumbers = {
			id: "trend-numbers",
			title: "Trend",
			on: ["comment", "summary"],
			blocks(context) {
				const found = readTrend(context);
				return found === undefined ? [] : numbersOf(found, MOST_ROWS_IN_COMMENT);
			}
		};
		const readTrend = (0, section.ao)(computeTrend);
		function computeTrend(context) {
			const { outcome } = context;
			const { measurement, comparison, verdict, run } = outcome;
			if (measurement === undefined || outcome.trend.length === 0 || !(0, section.Q5)(context)) return undefined;
			const compared = (comparison?.cells ?? []).map(({ now }) => now);
			const cells = compared.length > 0 ? compared : measurement.cells;
			const keys = new Set(cells.map(comparison_comparison.TN));
			const paired = outcome.trend.filter((record) => record.cells.some((cell) => keys.has((0, comparison_comparison.TN)(cell))));
			const hasShares = paired.length > 0;
			const answers = trend_countAnswers(cells);
			const isDrawn = answers >= phrases.YL;
			const earlier = (hasShares ? paired : outcome.trend).slice(1 - MOST_RUNS);
			const isFailed = verdict.status === "fail" || verdict.status === "error";
			const now = {
				createdAt: run.finishedAt,
				losses: (0, gate_verdict.eI)(verdict)?.losses ?? []
			};
			const isLow = findLow([...outcome.trend, now]);
			const runs = [...earlier.map(({ createdAt, failed, runUrl }) => ({
				createdAt,
				isFailed: failed,
				runUrl
			})), {
				createdAt: run.finishedAt,
				isFailed,
				runUrl: run.runUrl
			}].map((each) => ({
				...each,
				isLow: isLow(each.createdAt)
			}));
			if (hasShares) {
				const band = rangeOf(sharesOf(comparison?.runs ?? [], cells).slice(0, -1));
				return {
					...{
						runs,
						band,
						isDrawn
					},
					title: isDrawn ? "Share of the answers that cite the brand" : "Answers that cite the brand",
					series: listSeries(context, earlier, cells),
					format: (value) => isDrawn ? (0, numbers.l9)(value / 100) : `${Math.round(value * answers / 100)} of ${answers}`,
					label: (tick) => `${(0, chart_scale.Gg)(tick)}%`
				};
			}
			const known = (comparison?.runs ?? []).map(toScore);
			return {
				...{
					runs,
					band: rangeOf(known),
					isDrawn: true
				},
				...{
					title: "Citation score",
					format: numbers.y,
					label: chart_scale.Gg
				},
				series: [{
					name: undefined,
					values: [...earlier, measurement].map(toScore),
					isLoss: false
				}]
			};
		}
		function findLow(records) {
			const last = new Map(records.flatMap(({ losses }, index) => losses.map((loss) => {
				const end = loss.backSince ?? records[index + 1]?.createdAt;
				return [`${loss.since} ${(0, comparison_scope.JH)(loss.scope)}`, {
					...loss,
					end
				}];
			})));
			const low = [...last.values()].filter(({ state }) => state !== "chance");
			return (createdAt) => low.some(({ since, end }) => createdAt >= since && (end === undefined || createdAt < end));
		}
		function toScore({ overallBcr }) {
			return overallBcr;
		}
		function listSeries(context, earlier, cells) {
			const partOf = (nameOf) => {
				const groups = [...Map.groupBy(cells, ({ engine }) => nameOf(engine))];
				return groups.length < 2 ? [] : groups;
			};
			const { names } = context;
			const byCountry = partOf((engine) => {
				const { country } = (0, engine_names.Vl)(engine);
				return country === undefined ? "All countries" : (0, document_names.GL)(country);
			});
			const byEngine = partOf((engine) => names.engine(engine));
			const toSeries = (name, part) => ({
				...{
					name,
					values: sharesOf(earlier, part)
				},
				isLoss: (0, grids.Q2)(context, [...new Set(part.map(({ engine }) => engine))])
			});
			return [toSeries(undefined, cells), ...[...byCountry, ...byEngine].filter(([, part]) => trend_countAnswers(part) >= phrases.YL).map(([name, part]) => toSeries(name, part))];
		}
		function sharesOf(runs, cells) {
			const points = new Map((0, series.L)(runs, cells, measure.e_, ({ cited }) => cited.length).map(({ run, value }) => [run, value]));
			return Array.from({ length: runs.length + 1 }, (_, run) => {
				const value = points.get(run);
				return value === undefined ? undefined : 100 * Math.min(1, Math.max(0, value));
			});
		}
		function trend_countAnswers(cells) {
			return cells.reduce((sum, { cited }) => sum + cited.length, 0);
		}
		function selectLines({ series }) {
			const [all, ...parts] = series;
			const weight = ({ isLoss: isLost, values }) => {
				const [low, high] = rangeOf(values) ?? [0, 0];
				return (isLost ? 1e3 : 0) + high - low;
			};
			const most = new Set(parts.toSorted((a, b) => weight(b) - weight(a)).slice(0, MOST_LINES - 1));
			return {
				shown: [...all === undefined ? [] : [all], ...parts.filter((part) => most.has(part))],
				others: parts.filter((part) => !most.has(part))
			};
		}
		function chartsOf(found) {
			const { shown, others } = selectLines(found);
			if (!found.isDrawn) return [];
			return [...drawChart(found, shown), ...others.slice(0, MOST_SMALL_CHARTS).flatMap((part) => drawChart(found, [part], true))];
		}
		function drawChart(found, series, isSmall = false) {
			const { runs, band, format, label } = found;
			const values = found.series.flatMap((each) => each.values.flatMap((value) => value ?? []));
			const range = [Math.min(0, ...values, ...band ?? []), Math.max(0, ...values, ...band ?? [])];
			const scale = (0, chart_scale._K)(range);
			const ends = [scale.lowest * scale.step, scale.highest * scale.step];
			if (!ends.every(Number.isFinite) || ends[0] === ends[1]) return [];
			const places = placesOf(runs);
			const lines = series.map((each) => ({
				...{
					name: each.name,
					isLoss: each.isLoss
				},
				points: each.values.flatMap((value, index) => {
					const [at, run] = [places[index], runs[index]];
					return at === undefined || value === undefined || run === undefined ? [] : [{
						at,
						value,
						isMarked: run.isLow || run.isFailed
					}];
				}),
				last: formatLast(each.values.at(-1), format)
			}));
			const name = isSmall ? series[0]?.name : undefined;
			return [{
				kind: "chart",
				title: name ?? `${found.title}, ${(0, numbers.pq)(runs.length, "run")}`,
				description: describe(runs, lines, format),
				legend: isSmall ? [] : legendOf(found),
				scale,
				ticks: (0, chart_scale.Dx)(scale).map((value) => ({
					value,
					label: label(value)
				})),
				days: isSmall ? [] : daysOf(runs, places),
				...{
					lines,
					band: isSmall ? undefined : band
				},
				...isSmall && { isSmall }
			}];
		}
		function formatLast(value, format) {
			return value === undefined ? "no answer" : format(value);
		}
		function legendOf({ runs, band, format, series }) {
			const whole = series.length > 1 ? " over all" : "";
			return [
				"One point for each run, over what this run compares.",
				...runs.some(({ isFailed, isLow }) => isFailed || isLow) ? [" A cross marks a run that failed, or that is part of a loss."] : [],
				...band === undefined ? [] : [` The gray band is the range of the runs compared with${whole}: ${format(band[0])} to ${format(band[1])}.`]
			];
		}
		function describe(runs, lines, format) {
			const [from, to] = [runs[0], runs.at(-1)].map((run) => (0, words.gp)(run?.createdAt ?? ""));
			const sentences = lines.flatMap(({ name, points, last }) => {
				const [first] = points;
				return first === undefined ? [] : [`${name ?? "All"}: from ${format(first.value)} to ${last}.`];
			});
			const failed = runs.filter(({ isFailed }) => isFailed).length;
			const low = runs.filter((run) => run.isLow).length;
			return [
				`From ${from} to ${to}.`,
				...sentences,
				...failed === 0 ? [] : [`${(0, numbers.pq)(failed, "run")} failed.`],
				...low === 0 ? [] : [`${(0, numbers.pq)(low, "run")} ${low === 1 ? "is" : "are"} part of a loss.`]
			].join(" ");
		}
		function numbersOf(found, most) {
			const { runs, title, format } = found;
			const { shown } = selectLines(found);
			const rows = runs.map(({ createdAt, isFailed, isLow, runUrl }, index) => {
				const url = (0, web_url.Jy)(runUrl ?? "");
				const day = (0, words.kb)(createdAt);
				const note = [
					...index === runs.length - 1 ? ["this run"] : [],
					...isFailed ? ["failed"] : [],
					...isLow ? ["part of a loss"] : []
				].join(", ");
				return [
					url === undefined ? [day] : [{
						link: url.href,
						label: [day]
					}],
					...shown.map(({ values }) => [formatLast(values[index], format)]),
					[note]
				];
			});
			return (0, build_blocks.c_)(`${title}, the newest run first`, [
				{ title: ["Run"] },
				...shown.map(({ name }) => ({
					title: name === undefined ? [shown.length === 1 ? title : "all"] : [{
						name,
						most: 40
					}],
					isNumber: true
				})),
				{ title: ["Note"] }
			], rows.toReversed().slice(0, most));
		}
		function rangeOf(values) {
			const known = values.flatMap((value) => value ?? []);
			return known.length === 0 ? undefined : [Math.min(...known), Math.max(...known)];
		}
		function placesOf(runs) {
			const times = runs.map(({ createdAt }) => Date.parse(createdAt));
			const [first = Number.NaN, last = Number.NaN] = [times[0], times.at(-1)];
			const isInOrder = times.every((time, index) => time >= (times[index - 1] ?? time));
			return isInOrder && last > first ? times.map((time) => (time - first) / (last - first)) : runs.map((_, index) => index / Math.max(runs.length - 1, 1));
		}
		function daysOf(runs, places) {
			const days = runs.map(({ createdAt }, index) => ({
				at: places[index] ?? 0,
				label: (0, words.gp)(createdAt)
			}));
			const shown = [];
			for (const day of days.toReversed()) {
				const next = shown[0];
				if (next === undefined || next.at - day.at >= DAY_DISTANCE && next.label !== day.label) shown.unshift(day);
			}
			return shown;
		}
		;
		function headlineText(outcome) {
			return (0, plain_text.oi)((0, headline.gD)((0, document_context.q)(outcome)));
		}
		function gateDocument(outcome, gateSections = GATE_SECTIONS) {
			const context = (0, document_context.q)(outcome);
			return {
				title: (0, plain_text.oi)((0, headline.gD)(context)),
				brand: outcome.brand,
				mark: (0, headline.y7)(context),
				first: (0, first_screen.nR)(context),
				sections: gateSections.flatMap((section) => {
					const blocks = section.blocks(context);
					const { id, title, on, isAnnex } = section;
					return blocks.length === 0 ? [] : [{
						id,
						title: [title],
						blocks,
						on,
						...isAnnex !== undefined && { isAnnex }
					}];
				}),
				footer: runFooter(context),
				createdAt: outcome.run.finishedAt
			};
		}
		function sectionsOn({ sections }, surface) {
			return sections.filter(({ on }) => on.includes(surface));
		}
		const GATE_SECTIONS = [
			missingAnswers,
			accepted_losses.sq,
			confirmOwners,
			readings.C,
			removedText,
			questions,
			trend,
			trendNumbers,
			shareOfVoice,
			presence,
			sources,
			searches,
			passedOver,
			drafts.zL,
			drafts.bs,
			warnings,
			cost,
			rulesInShort,
			rulesAndSettings,
			answers
		];
	}),
	48764: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Q2: () => isLoss,
			Zr: () => liveGrid,
			dp: () => wasWords,
			ds: () => cellFrom,
			sF: () => timeGrid,
			v2: () => onlyChange
		});
		var _comparison_comparison_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(25039);
		var _comparison_scope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69972);
		var _embedded_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16424);
		var _numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73533);
		var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44702);
		var _context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42378);
		var _names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46613);
		var _phrases_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(79391);
		const MOST_COLUMNS = 6;
		const MOST_RUNS = 12;
		function liveGrid(context) {
			const { outcome, names } = context;
			const asked = (0, _context_js__WEBPACK_IMPORTED_MODULE_4__.E)(outcome);
			if (outcome.measurement === undefined || asked.every(_embedded_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_1__.rn)) return undefined;
			const countries = unique(asked.map((engine) => (0, _embedded_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_1__.Vl)(engine).country));
			const ids = unique(asked.map((engine) => (0, _embedded_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_1__.Vl)(engine).id));
			const answering = new Set(outcome.measurement.engines.map(({ engine }) => (0, _embedded_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_1__.Vl)(engine).id));
			const countryAxis = withAll(countries.map((country) => ({
				title: [country === undefined ? "All countries" : (0, _names_js__WEBPACK_IMPORTED_MODULE_5__.GL)(country)],
				isIn: (engine) => (0, _embedded_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_1__.Vl)(engine).country === country,
				isAll: false
			})));
			const engineAxis = withAll(ids.map((id) => ({
				title: [{
					name: names.engine(id),
					most: 40
				}],
				isIn: (engine) => (0, _embedded_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_1__.Vl)(engine).id === id,
				isAll: false
			})), ids.filter((id) => answering.has(id)).length > 1);
			const isTurned = ids.length > MOST_COLUMNS;
			const [rows, columns] = isTurned ? [engineAxis, countryAxis] : [countryAxis, engineAxis];
			return {
				kind: "grid",
				label: "How many answers cite the brand, by country and engine",
				columns: columns.map(({ title }) => title),
				rows: rows.map((row) => ({
					title: rows.length === 1 ? undefined : row.title,
					cells: columns.map((column) => {
						const isIn = (engine) => row.isIn(engine) && column.isIn(engine);
						const isBasis = column.isAll || !columns.some(({ isAll }) => isAll);
						const engines = asked.filter(isIn);
						if (engines.length === 0) return undefined;
						return cellOf(outcome, ({ engine }) => engines.includes(engine), { ...{
							isBasis,
							isLoss: isLoss(context, engines)
						} });
					})
				})),
				note: noteOf(context)
			};
		}
		function withAll(axis, hasTotal = axis.length > 1) {
			return !hasTotal ? axis : [...axis, {
				title: ["all"],
				isIn: () => true,
				isAll: true
			}];
		}
		function cellOf({ measurement, comparison }, isIn, { isBasis, isLoss }) {
			const cells = (measurement?.cells ?? []).filter(isIn);
			const compared = (comparison?.cells ?? []).filter(isIn);
			const shown = (0, _comparison_comparison_js__WEBPACK_IMPORTED_MODULE_7__.ND)(compared)?.now ?? (0, _comparison_comparison_js__WEBPACK_IMPORTED_MODULE_7__.In)(cells);
			const cell = cellFrom(cells, compared, isLoss);
			if (cell === "no answer" || shown === undefined) return cell;
			return {
				...cell,
				...isBasis && shown.answers >= 10 && { basis: `(${(0, _phrases_js__WEBPACK_IMPORTED_MODULE_6__.mQ)(shown)})` },
				history: historyOf(comparison, compared, shown.share)
			};
		}
		function cellFrom(cells, compared, isLoss) {
			const change = (0, _comparison_comparison_js__WEBPACK_IMPORTED_MODULE_7__.ND)(compared);
			const shown = change?.now ?? (0, _comparison_comparison_js__WEBPACK_IMPORTED_MODULE_7__.In)(cells);
			if (shown === undefined) return "no answer";
			return {
				now: wordOf(shown.cited, shown.answers) ?? (0, _phrases_js__WEBPACK_IMPORTED_MODULE_6__.tC)(shown),
				...change && { was: wasWords(change) },
				...isLoss && { isLoss },
				share: shown.share
			};
		}
		function onlyChange(cell) {
			if (cell === "no answer") return cell;
			const { was, ...rest } = cell;
			const isSame = was === undefined || was.replace(/^(usually|was) /, "") === cell.now;
			return isSame ? rest : cell;
		}
		function wordOf(cited, answers) {
			if (answers !== 1) return undefined;
			return cited === 1 ? "cited" : "not cited";
		}
		function wasWords(change) {
			const word = wordOf(Math.round(change.was.usually), change.now.answers);
			if (word !== undefined) return `usually ${word}`;
			return change.now.answers < 10 ? (0, _phrases_js__WEBPACK_IMPORTED_MODULE_6__.Xm)(change) : `was ${(0, _phrases_js__WEBPACK_IMPORTED_MODULE_6__.Xm)(change)}`;
		}
		function historyOf(comparison, cells, now) {
			const runs = comparison?.runs ?? [];
			const byRun = Map.groupBy(cells.flatMap(({ before }) => before), ({ run }) => run);
			const earlier = runs.map((_, run) => (0, _comparison_comparison_js__WEBPACK_IMPORTED_MODULE_7__.In)((byRun.get(run) ?? []).map(({ cell }) => cell))?.share);
			return [...earlier.slice(1 - MOST_RUNS), now];
		}
		function isLoss({ findings, outcome }, engines) {
			const answered = outcome.measurement?.engines.map(({ engine }) => engine) ?? [];
			const own = engines.filter((engine) => answered.includes(engine));
			return findings.some((finding) => isBold(finding) && covers(finding.scope, own, answered));
		}
		function isBold(finding) {
			if (!("scope" in finding) || finding.leadsTo === "none" || finding.kind === "may-be-chance") return false;
			return !("value" in finding) || finding.value === undefined;
		}
		function covers(scope, engines, asked) {
			if (scope.kind === "whole") return engines.length === asked.length;
			return engines.length > 0 && engines.every((engine) => (0, _comparison_scope_js__WEBPACK_IMPORTED_MODULE_0__.S1)(scope, engine));
		}
		function noteOf(context) {
			const { outcome, findings } = context;
			const losses = findings.filter(isBold);
			const isPart = losses.every(({ scope }) => scope.kind !== "whole");
			return (0, _phrases_js__WEBPACK_IMPORTED_MODULE_6__.hC)(periodOf(context), losses.length === 0 ? "" : `▼ marks the loss${isPart ? "; what lies outside it is ordinary ups and downs" : ""}.`, ...unpairedSentences(outcome), apiNote(outcome));
		}
		function periodOf({ outcome, findings, names }) {
			const dates = (outcome.comparison?.runs ?? []).flatMap(({ createdAt }) => createdAt ?? []);
			const [first, last] = [dates[0], dates.at(-1)];
			if (first === undefined || last === undefined) return "";
			const day = (date) => (0, _words_js__WEBPACK_IMPORTED_MODULE_3__.xN)(date, outcome.run.finishedAt);
			const isMissing = findings.some(({ kind }) => kind === "engine-silent");
			const cells = outcome.comparison?.cells ?? [];
			const compared = unique(cells.map(({ engine }) => names.engine(engine)));
			const what = isMissing ? `${(0, _names_js__WEBPACK_IMPORTED_MODULE_5__.yZ)(compared)} alone` : "same questions";
			const runs = dates.length === 1 ? `the run of ${day(first)}` : `the ${dates.length} runs from ${day(first)} to ${day(last)}`;
			return `Was: ${runs}, ${what}.`;
		}
		function apiNote(outcome) {
			const isAsked = outcome.answers.engines.some(({ engine }) => !(0, _embedded_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_1__.th)(engine));
			return isAsked ? "Asked through APIs; the apps may answer differently." : "";
		}
		function unpairedSentences({ comparison }) {
			const unpaired = comparison?.unpaired ?? [];
			const count = (kind) => unpaired.filter((each) => each.kind === kind).length;
			const [added, removed] = [count("new-keyword"), count("removed-keyword")];
			const engines = count("new-engine");
			const say = (amount, noun, what) => amount === 0 ? [] : [`${amount} ${noun}${amount === 1 ? ` is ${what}` : `s are ${what}`} and not compared.`];
			return [
				...say(added, "question", "new"),
				...say(removed, "question", "gone"),
				...say(engines, "engine", "new")
			];
		}
		function unique(values) {
			return [...new Set(values)];
		}
		function timeGrid(finding, context) {
			if (!("time" in finding) || finding.time === undefined || finding.time.parts.length === 0) return undefined;
			const { parts, runs, lastBefore, since } = finding.time;
			const { outcome } = context;
			const day = (date) => (0, _words_js__WEBPACK_IMPORTED_MODULE_3__.xN)(date, outcome.run.finishedAt);
			const isLoss = ({ scope }) => isBold(finding) && (0, _comparison_scope_js__WEBPACK_IMPORTED_MODULE_0__.JH)(scope) === (0, _comparison_scope_js__WEBPACK_IMPORTED_MODULE_0__.JH)(finding.scope);
			return {
				kind: "grid",
				label: "How many answers cite the brand, before and since",
				columns: [
					["before"],
					[`since ${day(since)}`],
					["this run"]
				],
				rows: parts.map((part) => ({
					title: parts.length === 1 ? undefined : titleOf(part.scope, context),
					cells: cellsOf(part, isLoss(part))
				})),
				note: (0, _phrases_js__WEBPACK_IMPORTED_MODULE_6__.hC)(`Before: ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_2__.pq)(runs.before, "run")} to ${day(lastBefore)}; since: ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_2__.pq)(runs.since, "run")}.`, parts.some(isLoss) ? "▼ marks the loss." : "", apiNote(outcome))
			};
		}
		function titleOf(scope, { names }) {
			if (scope.kind === "whole") return ["all"];
			if (scope.kind === "country") return [(0, _names_js__WEBPACK_IMPORTED_MODULE_5__.GL)(scope.country)];
			return [{ name: `${names.engine(scope.engine)}${(0, _phrases_js__WEBPACK_IMPORTED_MODULE_6__.$t)(scope)}` }];
		}
		function cellsOf({ before, since, now }, isLoss) {
			const basis = now.answers < 10 ? {} : { basis: `(${(0, _phrases_js__WEBPACK_IMPORTED_MODULE_6__.mQ)(now)})` };
			return [
				{
					now: (0, _numbers_js__WEBPACK_IMPORTED_MODULE_2__.l9)(before),
					share: before
				},
				{
					now: (0, _numbers_js__WEBPACK_IMPORTED_MODULE_2__.l9)(since),
					share: since,
					...isLoss && { isLoss }
				},
				{
					now: (0, _phrases_js__WEBPACK_IMPORTED_MODULE_6__.tC)(now),
					share: now.share,
					...basis
				}
			];
		}
	}),
	86344: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { H: () => liveEntries });
		var _comparison_scope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69972);
		var _embedded_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16424);
		var _web_url_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50689);
		var _context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42378);
		var _names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46613);
		var _phrases_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79391);
		const CRAWLERS = {
			openai: "OAI-SearchBot",
			anthropic: "Claude-SearchBot",
			gemini: "Googlebot",
			perplexity: "PerplexityBot"
		};
		function liveEntries({ scope, evidence }, context) {
			return evidence.map((each) => each.kind === "read" ? readEntry(each, scope, context) : siteEntry(each, scope));
		}
		function readEntry({ domain, answers, usually: before, of }, scope, context) {
			const { names, outcome } = context;
			const who = scope.kind === "engine" ? names.engine(scope.engine) : "The engines";
			const engines = (0, _context_js__WEBPACK_IMPORTED_MODULE_2__.E)(outcome).filter((engine) => (0, _comparison_scope_js__WEBPACK_IMPORTED_MODULE_0__.S1)(scope, engine));
			const crawlers = [...new Set(engines.flatMap((engine) => CRAWLERS[(0, _embedded_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_1__.Vl)(engine).id.split(":", 1)[0] ?? ""] ?? []))];
			const admits = crawlers.length === 0 ? "" : `, and that robots.txt admits ${(0, _names_js__WEBPACK_IMPORTED_MODULE_3__.yZ)(crawlers)}`;
			const site = domain === undefined ? ["your site"] : [{
				name: domain,
				most: 60
			}];
			const usual = before === undefined ? "" : `, usually for ${(0, _phrases_js__WEBPACK_IMPORTED_MODULE_4__.EC)(before)}`;
			const reads = scope.kind === "engine" ? "reads" : "read";
			return {
				title: [answers === 0 ? `${who} no longer ${reads} your pages${(0, _phrases_js__WEBPACK_IMPORTED_MODULE_4__.$t)(scope)}.` : `${who} ${reads} your pages${(0, _phrases_js__WEBPACK_IMPORTED_MODULE_4__.$t)(scope)} less often.`],
				lines: [[...[scope.kind === "engine" ? "It read a page of " : "They read a page of ", ...site], ` for ${answers} of ${of} answers${usual}.`]],
				todo: [
					"Check that ",
					...site,
					" opens without a login, has no ",
					{ code: "noindex" },
					`${admits}.`
				]
			};
		}
		function siteEntry({ domain, page, instead, answers, usually: before, of }, scope) {
			const link = pageLine(page) ?? [{ name: domain }];
			const own = pageLine(instead);
			const usual = before === undefined ? "" : `, usually ${(0, _phrases_js__WEBPACK_IMPORTED_MODULE_4__.EC)(before)}`;
			return {
				title: [{ name: domain }, before === undefined ? " is cited now." : " took the place."],
				lines: [[`${answers} of ${of} answers${(0, _phrases_js__WEBPACK_IMPORTED_MODULE_4__.$t)(scope)} cite it${usual}.`]],
				todo: own === undefined ? [
					"Read ",
					...link,
					" beside your page on the same subject."
				] : [
					"Read ",
					...link,
					" beside ",
					...own,
					", your page that it replaced most often."
				]
			};
		}
		function pageLine(address) {
			const url = address === undefined ? undefined : (0, _web_url_js__WEBPACK_IMPORTED_MODULE_5__.Jy)(address);
			return url && [{
				link: url.href,
				label: [{ name: (0, _web_url_js__WEBPACK_IMPORTED_MODULE_5__.QV)(url) }]
			}];
		}
	}),
	2071: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			S4: () => certaintyBlocks,
			yO: () => describeUnseen
		});
		var _gate_rules_drops_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6784);
		var _gate_statistics_prediction_interval_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(43705);
		var _gate_verdict_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39231);
		var _messages_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34071);
		var _numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73533);
		var _build_blocks_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(20804);
		var _names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46613);
		var _phrases_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79391);
		function certaintyBlocks({ outcome, findings, names }) {
			const { verdict, measurement, samples } = outcome;
			if (measurement === undefined || measurement.totalEngines === 0) return [];
			const drops = (0, _gate_verdict_js__WEBPACK_IMPORTED_MODULE_5__.eI)(verdict);
			const tested = drops?.noise === "tested" ? drops : undefined;
			const answers = measurement.engines.reduce((sum, engine) => sum + engine.answers, 0);
			const sight = describeSight(outcome);
			const isKnown = findings.some((finding) => finding.kind === "declined" && finding.toldOn !== undefined);
			const rule = (0, _gate_verdict_js__WEBPACK_IMPORTED_MODULE_5__.fD)(verdict).find(({ kind }) => kind === "drop");
			const rows = [...rule?.kind === "drop" && rule.pValue !== undefined && !isKnown ? [[
				[(0, _messages_rules_js__WEBPACK_IMPORTED_MODULE_1__.Gg)(rule.subject)],
				[(0, _numbers_js__WEBPACK_IMPORTED_MODULE_2__.D0)(rule.drop, rule.subject.unit)],
				[(0, _numbers_js__WEBPACK_IMPORTED_MODULE_2__.td)(rule.pValue)]
			]] : [], ...(tested?.engineDrops ?? []).map(({ engine, before, now, pValue }) => [
				[{ name: names.engineInCountry(engine) }, ", in points"],
				[(0, _numbers_js__WEBPACK_IMPORTED_MODULE_2__.B4)(Math.round(100 * (before - now)))],
				[(0, _numbers_js__WEBPACK_IMPORTED_MODULE_2__.td)(pValue)]
			])];
			return [...(0, _build_blocks_js__WEBPACK_IMPORTED_MODULE_6__.c3)([
				[`The numbers rest on ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_2__.pq)(answers, "answer")}${samples > 1 ? `; each scan was made ${samples} times` : ""}.`],
				...describeNoise(outcome),
				...sight === undefined ? [] : [[sight]],
				...(tested?.searchShifts ?? []).map(({ engine, before, now }) => [{ name: names.engineInCountry(engine) }, ` was evaluated on ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_2__.pq)(now, "question")}, before on ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_2__.B4)(before)}: it searched ${now < before ? "less" : "more"} often, which is not a lost or gained citation.`])
			]), ...(0, _build_blocks_js__WEBPACK_IMPORTED_MODULE_6__.c_)("How sure the drops are", [
				{
					title: ["Value"],
					width: 2
				},
				{
					title: ["Drop"],
					isNumber: true
				},
				{
					title: ["p-value"],
					isNumber: true
				}
			], rows)];
		}
		function describeNoise({ verdict, baseline, scanPer }) {
			const drops = (0, _gate_verdict_js__WEBPACK_IMPORTED_MODULE_5__.eI)(verdict);
			switch (drops?.noise) {
				case "exact": return [["Chance has no part in these numbers: the same pages always get the same answers."]];
				case "untested": return [[
					"The level before is given as numbers, so your limit alone decided, and chance may cause a drop. To tell a drop from chance, compare with recorded runs: set ",
					{ code: "baseline: artifact" },
					" or ",
					{ code: "baseline: branch" },
					"."
				]];
				case "too-few-runs": return [describeTooFewRuns(baseline?.runs.length ?? 0, scanPer)];
				case "tested": {
					const isChance = (0, _gate_verdict_js__WEBPACK_IMPORTED_MODULE_5__.fD)(verdict).some((rule) => rule.kind === "drop" && rule.isBeyond && rule.outcome === "pass");
					const within = isChance ? "The difference to the runs before is within chance. " : "";
					return [[`${within}A drop fails the gate only where its p-value is at most ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_2__.td)(drops.level)}: chance alone causes such a drop in one of ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_2__.B4)(Math.floor(1 / drops.level))} runs at most.`]];
				}
				case undefined: return [];
			}
		}
		function describeTooFewRuns(runs, scanPer) {
			const more = _gate_statistics_prediction_interval_js__WEBPACK_IMPORTED_MODULE_7__.GJ - runs;
			const recorded = runs === 1 ? "One run is recorded" : `${runs} runs are recorded`;
			return [more > 0 ? `${recorded}. After ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_2__.pq)(more, "more recorded run")}, the gate can tell a drop from chance.` : "The recorded runs and this run have no question and engine in common.", ...scanPer === "all" ? [
				" ",
				{ code: "scan-per: keyword" },
				" makes it possible with one recorded run; it begins a new history and makes one request for each question."
			] : []];
		}
		const PARTS = {
			half: {
				words: "a half",
				share: .5
			},
			quarter: {
				words: "a quarter",
				share: .25
			},
			engine: {
				words: "one engine",
				share: 1
			}
		};
		function describeSight(outcome) {
			const { sight } = outcome;
			const tolerated = toleratedShare(outcome);
			if (sight === undefined || tolerated === undefined) return undefined;
			if (sight.cited === 0) return "No answer cited the brand in the runs before, so there is no citation to lose.";
			if (tolerated >= 1) return "This gate cannot fail on a drop: your limit is as large as the level before.";
			const parts = sight.losses.flatMap(({ loss, runs }) => loss === "all" ? [] : [{
				...PARTS[loss],
				runs
			}]);
			const told = parts.filter(({ share }) => share > tolerated);
			const [first, ...others] = told.flatMap(({ words, runs }) => runs === undefined ? [] : [{
				words,
				when: describeRuns(runs, sight)
			}]);
			const unseen = told.filter(({ runs }) => runs === undefined).map(({ words }) => words);
			return [
				describeUnseen(outcome) ?? `If ${allOf(sight)} were lost, the next run would fail.`,
				...first === undefined ? [] : [`Usually, the loss of ${(0, _names_js__WEBPACK_IMPORTED_MODULE_3__.yZ)([`${first.words} fails it ${first.when}`, ...others.map(({ words, when }) => `of ${words} ${when}`)])}.`],
				...unseen.length === 0 ? [] : [`It does not see the loss of ${(0, _names_js__WEBPACK_IMPORTED_MODULE_3__.yZ)(unseen)}.`],
				...told.length === parts.length ? [] : [`A loss of ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_2__.l9)(tolerated)} is within your limit.`]
			].join(" ");
		}
		function describeUnseen(outcome) {
			const { sight } = outcome;
			if (sight === undefined || sight.cited === 0 || (toleratedShare(outcome) ?? 1) >= 1) return undefined;
			const runs = sight.losses.find(({ loss }) => loss === "all")?.runs;
			if (runs === 1) return undefined;
			const cannot = `This gate cannot see the loss of ${allOf(sight)}`;
			return runs === undefined ? `${cannot} yet. ${_phrases_js__WEBPACK_IMPORTED_MODULE_4__.y6}` : `${cannot} at once: it usually fails ${describeRuns(runs, sight)}. ${_phrases_js__WEBPACK_IMPORTED_MODULE_4__.y6}`;
		}
		function toleratedShare({ verdict }) {
			const rule = (0, _gate_verdict_js__WEBPACK_IMPORTED_MODULE_5__.fD)(verdict).find(({ rule: name }) => name === _gate_rules_drops_js__WEBPACK_IMPORTED_MODULE_0__.bV.name);
			if (rule?.kind !== "drop") return undefined;
			return rule.baseline > 0 ? rule.allowed / rule.baseline : 0;
		}
		function allOf({ cited }) {
			return cited < 1.5 ? "the one citation" : `all ${Math.round(cited)} citations`;
		}
		function describeRuns(runs, { runsPerYear }) {
			return runs === 1 ? "in the next run" : `within ${runs} runs (${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_2__.pq)(Math.round(365 * runs / runsPerYear), "day")})`;
		}
	}),
	12396: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			M4: () => nameDrafts,
			bs: () => serviceReports,
			zL: () => drafts
		});
		var _lib_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94869);
		var _service_reports_service_report_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(97768);
		var _messages_message_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(11531);
		var _messages_service_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37731);
		var _numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73533);
		var _build_blocks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20804);
		var _section_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90521);
		const SLUG_LENGTH = 50;
		const SHOWN_LENGTH = 1500;
		const SHOWN_TOTAL = 8e3;
		const LISTED_NAMES = 10;
		const LONGEST_STATE = 1e3;
		function nameDrafts(suggestions) {
			return suggestions.flatMap(({ keyword, engines, draft }, index) => "failure" in draft ? [] : [{
				keyword,
				engines,
				draft,
				file: nameDraft(index, keyword)
			}]);
		}
		function nameDraft(index, keyword) {
			const slug = (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_2__.S8)(keyword, "NFKD").replace(/\p{M}+/gu, "").toLowerCase().replace(/[^a-z0-9]+/g, "-").slice(0, SLUG_LENGTH).replace(/^-|-$/g, "");
			return `suggestions/${String(index + 1).padStart(2, "0")}-${slug || "keyword"}.md`;
		}
		const drafts = {
			id: "drafts",
			title: "Suggested content",
			on: _section_js__WEBPACK_IMPORTED_MODULE_3__.Zh,
			blocks(context) {
				const { suggestions } = context.outcome;
				const named = nameDrafts(suggestions);
				const length = Math.min(SHOWN_LENGTH, Math.floor(SHOWN_TOTAL / Math.max(1, suggestions.length)));
				return [
					...(0, _build_blocks_js__WEBPACK_IMPORTED_MODULE_4__.FY)(named.length === 0 ? [] : ["The service generated these drafts for questions without a citation. Review them before you publish anything. Nothing was written to the repository."]),
					...named.map((draft) => foldDraft(draft, length, context)),
					...(0, _build_blocks_js__WEBPACK_IMPORTED_MODULE_4__.c3)(suggestions.flatMap(({ keyword, draft }) => "failure" in draft ? [[
						"No draft for ",
						{
							quote: keyword,
							most: 120
						},
						": ",
						{
							name: (0, _messages_message_js__WEBPACK_IMPORTED_MODULE_5__.bD)(_messages_service_js__WEBPACK_IMPORTED_MODULE_0__.YV, "AVG_DRAFT", draft.failure).text,
							most: LONGEST_STATE
						}
					]] : []))
				];
			}
		};
		function foldDraft({ keyword, engines, draft, file }, length, { names }) {
			const { content, recommendedKeywords, schemaMarkup, citationScoreEstimate } = draft;
			const facts = [
				["For ", ...listNames(engines.map(names.engineInCountry))],
				...citationScoreEstimate === undefined ? [] : [[`Estimated score, in the service's own unit: ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_1__.y)(citationScoreEstimate)}`]],
				...recommendedKeywords.length === 0 ? [] : [["Recommended keywords: ", ...listNames(recommendedKeywords)]],
				[
					"The whole draft: ",
					{ code: file },
					" among this run's reports"
				]
			];
			return {
				kind: "fold",
				title: ["Draft for ", {
					quote: keyword,
					most: 120
				}],
				blocks: [
					...(0, _build_blocks_js__WEBPACK_IMPORTED_MODULE_4__.c3)(facts),
					...excerpt(content, length),
					...schemaMarkup === undefined ? [] : [...(0, _build_blocks_js__WEBPACK_IMPORTED_MODULE_4__.FY)([schemaMarkup.isJson ? "Structured data:" : "Structured data, which is not valid JSON:"]), ...excerpt(schemaMarkup.text, length, schemaMarkup.isJson)]
				]
			};
		}
		function excerpt(text, length, isJson = false) {
			const safe = isJson ? text.replaceAll("<", "\\u003c") : text;
			const shown = (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_2__.$Q)(safe, length);
			return [{
				kind: "verbatim",
				text: shown,
				...isJson && { language: "json" }
			}, ...(0, _build_blocks_js__WEBPACK_IMPORTED_MODULE_4__.FY)(shown === safe ? [] : ["This is cut."], true)];
		}
		function listNames(names) {
			const { shown, more } = (0, _build_blocks_js__WEBPACK_IMPORTED_MODULE_4__.RE)(names, LISTED_NAMES);
			return [...(0, _build_blocks_js__WEBPACK_IMPORTED_MODULE_4__.cT)(shown.map((name) => [{ name }])), ...more === undefined ? [] : [` ${more}`]];
		}
		const serviceReports = {
			id: "service-reports",
			title: "Reports of the service",
			on: _section_js__WEBPACK_IMPORTED_MODULE_3__.Zh,
			blocks: ({ outcome: { serviceReports: reports } }) => [...(0, _build_blocks_js__WEBPACK_IMPORTED_MODULE_4__.c3)(reports.map(({ format, reportId, state }) => [
				`${format.toUpperCase()}`,
				...reportId === "" ? [] : [
					" (",
					{ name: reportId },
					")"
				],
				": ",
				{
					name: describeState(state),
					most: LONGEST_STATE
				}
			])), ...(0, _build_blocks_js__WEBPACK_IMPORTED_MODULE_4__.FY)((0, _service_reports_service_report_js__WEBPACK_IMPORTED_MODULE_6__.W)(reports) ? ["This run's own CSV is among the report files instead. The verdict does not depend on this."] : [])]
		};
		function describeState(state) {
			switch (state.kind) {
				case "fetched": return "among the report files.";
				case "pending": return `not ready in time; the service ${state.readyAt === "" ? "does not say when it will be" : `expects it at ${state.readyAt}`}.`;
				case "failed": return `could not be fetched. ${(0, _messages_message_js__WEBPACK_IMPORTED_MODULE_5__.bD)(_messages_service_js__WEBPACK_IMPORTED_MODULE_0__.YV, "AVG_SERVICE_REPORT", state.failure).text}`;
			}
		}
	}),
	38641: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			C: () => readings,
			D: () => PROBLEMS
		});
		var _numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73533);
		var _build_blocks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20804);
		var _content_causes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53629);
		var _section_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90521);
		const MOST_QUESTIONS = 3;
		const MOST_VALUES = 3;
		const readings = {
			id: "readings",
			title: "Questions that a model read",
			on: _section_js__WEBPACK_IMPORTED_MODULE_2__.Zh,
			blocks({ outcome }) {
				const all = (outcome.baseline?.content?.keywords ?? []).filter(isRead);
				const read = all.filter(({ reading }) => reading.outcome !== "not-read");
				const rest = read.slice(MOST_QUESTIONS);
				return [
					...read.slice(0, MOST_QUESTIONS).flatMap((change) => questionBlocks(change, outcome)),
					...(0, _build_blocks_js__WEBPACK_IMPORTED_MODULE_3__.Lc)(`and ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_0__.pq)(rest.length, "more question")}`, rest.flatMap((change) => questionBlocks(change, outcome))),
					...notRead(all),
					...(0, _build_blocks_js__WEBPACK_IMPORTED_MODULE_3__.FY)(describeReader(all), true)
				];
			}
		};
		function isRead(change) {
			return change.reading !== undefined;
		}
		function questionBlocks({ keyword, reading }, outcome) {
			const isUndecided = reading.outcome === "undecided";
			const statementColumn = { title: ["Before"] };
			const columns = isUndecided ? [
				statementColumn,
				{ title: ["Reading 1"] },
				{ title: ["Reading 2"] }
			] : [statementColumn, { title: ["Now"] }];
			const rows = reading.statements.map((statement) => [(0, _content_causes_js__WEBPACK_IMPORTED_MODULE_1__.ep)(statement.before, outcome, "base"), ...isUndecided ? [foundIn(statement, 0, outcome), foundIn(statement, 1, outcome)] : [foundIn(statement, 0, outcome)]]);
			return [...(0, _build_blocks_js__WEBPACK_IMPORTED_MODULE_3__.FY)([
				{ strong: [{ quote: keyword }, `: ${WORDS[reading.outcome]}`] },
				". ",
				...byWordsAlone(reading)
			]), ...(0, _build_blocks_js__WEBPACK_IMPORTED_MODULE_3__.c_)("What the page said before, and the lines that say it now", columns, rows)];
		}
		const WORDS = {
			kept: "other words, same answer",
			weaker: "a part is not found, or stood there before",
			lost: "the text is gone",
			undecided: "the two readings differ",
			"not-read": "not read"
		};
		function byWordsAlone({ outcome, byWords }) {
			const [lost, kept] = ["the answer is lost", "the answer is kept"];
			const words = byWords.outcome === "lost" ? lost : byWords.outcome === "weaker" ? "the answer is weaker" : kept;
			if (outcome === "undecided") return [`So words decide: ${words}.`];
			const isSame = outcome === (byWords.outcome === "unchanged" ? "kept" : byWords.outcome);
			return isSame ? [] : [`By words alone, ${words}.`];
		}
		function foundIn({ readings }, index, outcome) {
			const found = readings[index];
			if (found === undefined) return ["–"];
			return [...lineOf(found, outcome), ...remarkOn(found)];
		}
		function lineOf({ line }, outcome) {
			return line === undefined ? ["not found"] : (0, _content_causes_js__WEBPACK_IMPORTED_MODULE_1__.ep)(line, outcome, "head");
		}
		function remarkOn({ status, values, lacks }) {
			switch (status) {
				case "changed": {
					const changed = values.slice(0, MOST_VALUES).map(({ before, now }) => [
						{
							name: before,
							most: 40
						},
						" → ",
						{
							name: now,
							most: 40
						}
					]);
					const what = changed.length > 0 ? ["value changed: ", ...(0, _build_blocks_js__WEBPACK_IMPORTED_MODULE_3__.cT)(changed)] : ["says the opposite"];
					return [" ", { strong: what }];
				}
				case "standing": return [" (stood there before)"];
				case "refused": {
					const names = lacks.slice(0, MOST_VALUES).map((name) => [{
						quote: name,
						most: 40
					}]);
					const why = names.length > 0 ? ["it lacks ", ...(0, _build_blocks_js__WEBPACK_IMPORTED_MODULE_3__.cT)(names)] : ["it shares no word with the text"];
					return [", not accepted: ", ...why];
				}
				case "same":
				case "missing": return [];
			}
		}
		function notRead(all) {
			const byProblem = Map.groupBy(all.filter(({ reading }) => reading.outcome === "not-read"), ({ reading }) => reading.problem ?? "unanswered");
			return [...byProblem].flatMap(([problem, changes]) => (0, _build_blocks_js__WEBPACK_IMPORTED_MODULE_3__.FY)([
				`${PROBLEMS[problem]} ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_0__.pq)(changes.length, "question")} ${changes.length === 1 ? "was" : "were"} judged by words alone: `,
				...(0, _build_blocks_js__WEBPACK_IMPORTED_MODULE_3__.cT)(changes.slice(0, MOST_QUESTIONS).map(({ keyword }) => [{
					quote: keyword,
					most: 60
				}])),
				changes.length > MOST_QUESTIONS ? `, and ${changes.length - MOST_QUESTIONS} more.` : "."
			]));
		}
		const PROBLEMS = {
			"no-key": "The reader was not asked: this run has no key of it, as pull requests from forks have none.",
			"over-budget": "The reader was not asked to the end: max-cost was reached.",
			refusal: "The reader refused.",
			cut: "The reader’s reply was cut before its end.",
			"prompt-cut": "The reader did not read the whole request: its context is too short.",
			"odd-form": "The reader’s reply was not usable: it is not in the form that was asked for.",
			"missed-control": "The reader’s reply was not usable: it erred on a text whose place is known.",
			unanswered: "The reader did not answer."
		};
		function describeReader(all) {
			const [first] = all;
			if (first === undefined) return [];
			const sum = (count) => all.reduce((total, { reading }) => total + count(reading), 0);
			const [requests, remembered, sent] = [
				sum(({ requests }) => requests),
				sum(({ remembered }) => remembered),
				sum(({ sent }) => sent)
			];
			if (requests + remembered === 0) return [];
			const costs = all.map(({ reading }) => reading.costUsd);
			const costUsd = costs.reduce((total, cost) => total + (cost ?? 0), 0);
			const cost = (0, _numbers_js__WEBPACK_IMPORTED_MODULE_0__.BD)({
				costUsd,
				isWhole: !costs.includes(undefined)
			});
			return [
				"Read by ",
				{ code: first.reading.reader },
				`, each question twice: ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_0__.pq)(requests, "request")}`,
				remembered > 0 ? `, ${remembered} remembered` : "",
				requests > 0 ? `, ${sent} characters sent, cost ${cost}` : "",
				". Each line that it pointed at was checked: it must be new, and have the values of the text."
			];
		}
	}),
	90521: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			M1: () => lostCells,
			Or: () => IN_FILES,
			Q5: () => hasLevels,
			V8: () => comparedCells,
			Zh: () => EVERYWHERE,
			ao: () => oncePerRun,
			p$: () => isContentRun
		});
		var _comparison_comparison_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25039);
		const EVERYWHERE = [
			"comment",
			"summary",
			"html",
			"pdf"
		];
		const IN_FILES = ["html", "pdf"];
		function isContentRun({ outcome }) {
			return outcome.baseline?.content !== undefined;
		}
		function hasLevels(context) {
			const { measurement, verdict } = context.outcome;
			return !isContentRun(context) && measurement !== undefined && verdict.kind === "judged";
		}
		function oncePerRun(compute) {
			const values = new WeakMap();
			return (context) => {
				const known = values.get(context) ?? { value: compute(context) };
				values.set(context, known);
				return known.value;
			};
		}
		function lostCells({ findings }) {
			const lost = findings.filter((finding) => "scope" in finding && finding.leadsTo === "fail");
			return new Set(lost.flatMap((finding) => "cells" in finding ? finding.cells : []).map(_comparison_comparison_js__WEBPACK_IMPORTED_MODULE_0__.TN));
		}
		function comparedCells({ outcome }) {
			const byKey = new Map((outcome.comparison?.cells ?? []).map((cell) => [(0, _comparison_comparison_js__WEBPACK_IMPORTED_MODULE_0__.TN)(cell), cell]));
			return (cells) => cells.flatMap((cell) => byKey.get((0, _comparison_comparison_js__WEBPACK_IMPORTED_MODULE_0__.TN)(cell)) ?? []);
		}
	}),
	10512: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$v: () => portfolioMarker,
			Cf: () => renderPage,
			Jt: () => SUMMARY_LIMIT,
			Ql: () => commentMarker,
			W7: () => renderMarkdownParts,
			v8: () => renderPost,
			wQ: () => renderComment
		});
		var _document_gate_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28620);
		var _numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73533);
		var _fit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7982);
		var _markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1336);
		var _render_blocks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92080);
		const COMMENT_LIMIT = 65536;
		const SUMMARY_LIMIT = 1024 * 1024;
		const ALWAYS = [
			"missing-answers",
			"readings",
			"drafts",
			"service-reports",
			"warnings"
		];
		function commentMarker(key) {
			return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.sd)("ai-visibility-gate", key);
		}
		function portfolioMarker(config = "") {
			return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.sd)("ai-visibility-gate-fleet", config);
		}
		function renderComment(outcome, marker = commentMarker(outcome.key)) {
			return renderPost((0, _document_gate_document_js__WEBPACK_IMPORTED_MODULE_0__.hz)(outcome), marker, outcome.run.runUrl);
		}
		function renderPost(document, marker, runUrl) {
			const start = (0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.md)`${marker}\n`;
			const rest = runUrl === undefined ? (0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.md)`the result file` : (0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.iQ)("the summary of this run", runUrl);
			const report = (0, _fit_js__WEBPACK_IMPORTED_MODULE_2__.U8)((0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_4__.Rz)(postOf(document)), {
				limit: COMMENT_LIMIT - start.length,
				measure: (text) => text.length,
				notice: (omitted) => (0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.md)`… ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.RL)((0, _numbers_js__WEBPACK_IMPORTED_MODULE_1__.pq)(omitted, "more line"))} left out to fit a comment: see ${rest}.`
			});
			return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.md)`${start}${report}`;
		}
		function renderPage(document) {
			return (0, _fit_js__WEBPACK_IMPORTED_MODULE_2__.U8)((0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_4__.Rz)(pageOf(document)), {
				limit: SUMMARY_LIMIT,
				measure: (text) => Buffer.byteLength(text),
				notice: (omitted) => (0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.md)`… ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.RL)((0, _numbers_js__WEBPACK_IMPORTED_MODULE_1__.pq)(omitted, "more line"))} left out to fit a summary: see the file of the result-file output.`
			});
		}
		function renderMarkdownParts(parts, limit = Number.POSITIVE_INFINITY) {
			return (0, _fit_js__WEBPACK_IMPORTED_MODULE_2__.U8)((0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_4__.Rz)(parts.flat()), {
				limit,
				measure: (text) => Buffer.byteLength(text),
				notice: (omitted) => (0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.md)`… ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.RL)((0, _numbers_js__WEBPACK_IMPORTED_MODULE_1__.pq)(omitted, "more line"))} left out to fit a summary.`
			});
		}
		function postOf(document) {
			const [headline, ...rest] = document.first;
			const isQuiet = headline?.kind === "headline" && !headline.isHeading;
			const folds = (0, _document_gate_document_js__WEBPACK_IMPORTED_MODULE_0__.wZ)(document, "comment").filter(({ id }) => !isQuiet || ALWAYS.includes(id)).map(({ title, blocks }) => ({
				kind: "fold",
				title,
				blocks
			}));
			if (headline === undefined) return folds;
			const footer = isQuiet || document.footer.length === 0 ? [] : [{
				kind: "fold",
				title: ["About this run"],
				blocks: document.footer
			}];
			return isQuiet ? [headline, ...folds] : [
				headline,
				...rest,
				...folds,
				...footer
			];
		}
		function pageOf(document) {
			const sections = (0, _document_gate_document_js__WEBPACK_IMPORTED_MODULE_0__.wZ)(document, "summary").flatMap(({ title, blocks }) => [{
				kind: "heading",
				text: title
			}, ...blocks]);
			return [
				...document.first,
				...sections,
				...document.footer
			];
		}
	}),
	7982: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			AU: () => fold,
			FY: () => paragraph,
			U8: () => fitBlocks,
			p_: () => list,
			tp: () => table,
			wg: () => EMPTY
		});
		var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1336);
		const EMPTY = (0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.md)``;
		function paragraph(text) {
			return {
				open: text,
				lines: [],
				close: EMPTY
			};
		}
		function list(items) {
			return items.length === 0 ? [] : [{
				open: EMPTY,
				lines: items.map((item) => (0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.md)`- ${item}`),
				close: EMPTY
			}];
		}
		function fold(title, blocks) {
			const end = (0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.md)`</details>`;
			return blocks.map((block, index) => {
				const isLast = index === blocks.length - 1;
				const start = index === 0 ? (0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.md)`<details>\n<summary>${title}</summary>\n` : EMPTY;
				return {
					...block,
					open: (0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.UF)([start, block.open].filter((part) => part !== ""), "\n"),
					close: isLast ? (0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.md)`${block.close}\n${end}` : block.close,
					...isLast ? {} : { within: block.within === undefined ? end : (0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.md)`${block.within}\n${end}` }
				};
			});
		}
		function table(columns, rows) {
			const toRow = (cells) => (0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.md)`| ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.UF)(cells, " | ")} |`;
			return {
				open: (0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.UF)([toRow(columns.map(({ title }) => title)), toRow(columns.map(({ isNumber }) => isNumber ? (0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.md)`---:` : (0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.md)`---`))], "\n"),
				lines: rows.map(toRow),
				close: EMPTY
			};
		}
		const BETWEEN_BLOCKS = "\n\n";
		function fitBlocks(blocks, budget) {
			const { limit, measure, notice } = budget;
			const whole = (0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.UF)(blocks.map(renderBlock), BETWEEN_BLOCKS);
			if (measure(whole) <= limit) return whole;
			const total = blocks.reduce((sum, block) => sum + countLines(block), 0);
			const lengthOf = (part) => measure(part) + measure(BETWEEN_BLOCKS);
			const kept = [];
			let end = [];
			let room = limit - measure(notice(total));
			let shown = 0;
			for (const block of blocks) {
				const after = block.within === undefined ? [] : [block.within];
				const reserve = after.reduce((sum, part) => sum + lengthOf(part), measure(BETWEEN_BLOCKS));
				const part = fitBlock(block, room - reserve, measure);
				if (part === undefined) break;
				kept.push(renderBlock(part));
				end = after;
				room -= lengthOf(renderBlock(part));
				shown += countLines(part);
				if (part.lines.length < block.lines.length) break;
			}
			return room < 0 ? (0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.md)`` : (0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.UF)([
				...kept,
				...end,
				notice(total - shown)
			], BETWEEN_BLOCKS);
		}
		function fitBlock(block, room, measure) {
			let left = room - measure(renderBlock({
				...block,
				lines: []
			}));
			const end = block.lines.findIndex((line) => {
				left -= measure(`${line}\n`);
				return left < 0;
			});
			if (end === 0 || left < 0 && block.lines.length === 0) return undefined;
			return end === -1 ? block : {
				...block,
				lines: block.lines.slice(0, end)
			};
		}
		function countLines(block) {
			return Math.max(1, block.lines.length);
		}
		function renderBlock({ open, lines, close }) {
			return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.UF)([
				open,
				...lines,
				close
			].filter((part) => part !== ""), "\n");
		}
	}),
	92080: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Rz: () => renderBlocks,
			ix: () => STATUS_MARKS,
			ni: () => renderLine
		});
		var _escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9924);
		var _numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73533);
		var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44702);
		var _fit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7982);
		var _markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1336);
		const QUOTE_LENGTH = 300;
		const CODE_LENGTH = 200;
		const ANSWER_LENGTH = 300;
		const STATUS_MARKS = {
			pass: (0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.md)`✅`,
			fail: (0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.md)`❌`,
			error: (0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.md)`🛑`,
			warn: (0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.md)`⚠️`,
			report: (0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.md)`📊`
		};
		function renderBlocks(blocks) {
			return blocks.flatMap(renderBlock);
		}
		function renderBlock(block) {
			switch (block.kind) {
				case "headline": {
					const gate = block.gate === undefined ? _fit_js__WEBPACK_IMPORTED_MODULE_2__.wg : (0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.md)` · ${renderLine(block.gate)}`;
					return block.isHeading ? [(0, _fit_js__WEBPACK_IMPORTED_MODULE_2__.FY)((0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.md)`## ${STATUS_MARKS[block.mark]} ${renderLine(block.text)}${gate}`)] : [(0, _fit_js__WEBPACK_IMPORTED_MODULE_2__.FY)((0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.md)`${STATUS_MARKS[block.mark]} ${quietHeadline(block.text)}${gate}`)];
				}
				case "heading": return [(0, _fit_js__WEBPACK_IMPORTED_MODULE_2__.FY)((0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.md)`### ${renderLine(block.text)}`)];
				case "paragraph": {
					const text = renderLine(block.text);
					return [(0, _fit_js__WEBPACK_IMPORTED_MODULE_2__.FY)(block.isSmall ? small(text) : text)];
				}
				case "list": return (0, _fit_js__WEBPACK_IMPORTED_MODULE_2__.p_)(block.items.map(renderLine));
				case "facts": return (0, _fit_js__WEBPACK_IMPORTED_MODULE_2__.p_)(block.rows.map(({ label, value }) => (0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.md)`**${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.RL)(label)}:** ${renderLine(value)}`));
				case "table": return [tableOf(block.columns, block.rows)];
				case "grid": return [gridTable(block.columns, block.rows), ...block.note === undefined || block.note.length === 0 ? [] : [(0, _fit_js__WEBPACK_IMPORTED_MODULE_2__.FY)(small(renderLine(block.note)))]];
				case "causes": return renderCauses(block.entries);
				case "chart": return [(0, _fit_js__WEBPACK_IMPORTED_MODULE_2__.FY)(small((0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.RL)(block.description)))];
				case "verbatim": return [(0, _fit_js__WEBPACK_IMPORTED_MODULE_2__.FY)((0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.DV)((0, _escape_js__WEBPACK_IMPORTED_MODULE_4__.v3)(block.text), block.language === "json" ? "json" : ""))];
				case "bars": return [(0, _fit_js__WEBPACK_IMPORTED_MODULE_2__.FY)((0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.RL)(`${block.caption}.`)), tableOf([{ title: ["Brand"] }, {
					title: ["Share"],
					isNumber: true
				}], block.rows.map(({ title, value, isOwn }) => [isOwn ? [{ strong: title }] : title, [value]]))];
				case "answers": return [
					gridTable(block.columns, block.rows.map(({ title, cells }) => ({
						title,
						cells
					}))),
					...block.rows.flatMap(({ title, answers }) => answers.length === 0 ? [] : (0, _fit_js__WEBPACK_IMPORTED_MODULE_2__.AU)(renderLine(title), (0, _fit_js__WEBPACK_IMPORTED_MODULE_2__.p_)(answers.map(renderAnswer)))),
					...block.note === undefined ? [] : [(0, _fit_js__WEBPACK_IMPORTED_MODULE_2__.FY)(small(renderLine(block.note)))]
				];
				case "fold": return (0, _fit_js__WEBPACK_IMPORTED_MODULE_2__.AU)(renderLine(block.title), renderBlocks(block.blocks));
			}
		}
		function quietHeadline(text) {
			const end = text.indexOf(". ");
			if (end === -1) return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.md)`**${renderLine(text)}**`;
			return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.md)`**${renderLine(text.slice(0, end))}.** ${renderLine(text.slice(end + 1))}`;
		}
		function renderLine(line) {
			return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.UF)(line.map(renderInline), "");
		}
		function renderInline(part) {
			if (typeof part === "string") return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.RL)(part);
			if ("name" in part) return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.FV)(part.name, part.most ?? _words_js__WEBPACK_IMPORTED_MODULE_1__.xt) || (0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.FV)(_numbers_js__WEBPACK_IMPORTED_MODULE_0__.GY);
			if ("quote" in part) return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.md)`“${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.FV)(part.quote, part.most ?? QUOTE_LENGTH)}”`;
			if ("code" in part) return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.md)`<code>${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.FV)(part.code, CODE_LENGTH)}</code>`;
			if ("strong" in part) return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.md)`**${renderLine(part.strong)}**`;
			if ("small" in part) return small(renderLine(part.small));
			if ("toned" in part) return renderLine(part.toned);
			return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.iQ)(plainLabel(part.label), part.link);
		}
		function plainLabel(label) {
			return label.map((part) => typeof part === "string" ? part : "name" in part ? part.name : "").join("");
		}
		function tableOf(columns, rows) {
			return (0, _fit_js__WEBPACK_IMPORTED_MODULE_2__.tp)(columns.map(({ title, isNumber = false }) => ({
				title: renderLine(title),
				isNumber
			})), rows.map((row) => Array.isArray(row) ? row.map(renderLine) : [(0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.md)`**${renderLine(row.group)}**${row.note === undefined ? _fit_js__WEBPACK_IMPORTED_MODULE_2__.wg : (0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.md)` ${renderLine(row.note)}`}`, ...columns.slice(1).map(() => _fit_js__WEBPACK_IMPORTED_MODULE_2__.wg)]));
		}
		function gridTable(columns, rows) {
			const hasTitles = rows.some(({ title }) => title !== undefined);
			return (0, _fit_js__WEBPACK_IMPORTED_MODULE_2__.tp)([...hasTitles ? [_fit_js__WEBPACK_IMPORTED_MODULE_2__.wg] : [], ...columns.map(renderLine)].map((title) => ({ title })), rows.map(({ title, cells }) => [...hasTitles ? [title === undefined ? _fit_js__WEBPACK_IMPORTED_MODULE_2__.wg : renderLine(title)] : [], ...cells.map(gridCell)]));
		}
		function gridCell(cell) {
			if (cell === undefined) return _fit_js__WEBPACK_IMPORTED_MODULE_2__.wg;
			if (cell === "no answer") return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.md)`no answer`;
			const { now, was, basis, isLoss = false, mark } = cell;
			const words = (0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.RL)(now);
			return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.UF)([
				...mark === undefined ? [] : [STATUS_MARKS[mark]],
				isLoss ? (0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.md)`**${words} ▼**` : words,
				...basis === undefined ? [] : [(0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.RL)(basis)],
				...was === undefined ? [] : [small((0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.RL)(was))]
			], " ");
		}
		function renderCauses(entries) {
			const lines = entries.map(({ title, lines: said = [], todo }, index) => {
				const number = entries.length > 1 ? (0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.md)`${index + 1}. ` : _fit_js__WEBPACK_IMPORTED_MODULE_2__.wg;
				const indent = entries.length > 1 ? (0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.md)`   ` : _fit_js__WEBPACK_IMPORTED_MODULE_2__.wg;
				const first = (0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.UF)([(0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.md)`**${renderLine(title)}**`, ...said.slice(0, 1).map(renderLine)], " ");
				return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.UF)([
					(0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.md)`${number}${first}`,
					...said.slice(1).map((line) => (0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.md)`${indent}- ${renderLine(line)}`),
					...said.length > 1 && todo !== undefined ? [_fit_js__WEBPACK_IMPORTED_MODULE_2__.wg] : [],
					...todo === undefined ? [] : [(0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.md)`${indent}**What to do:** ${renderLine(todo)}`]
				], "\n");
			});
			return lines.length === 0 ? [] : [{
				open: _fit_js__WEBPACK_IMPORTED_MODULE_2__.wg,
				lines,
				close: _fit_js__WEBPACK_IMPORTED_MODULE_2__.wg
			}];
		}
		function renderAnswer({ title, words, text }) {
			return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.md)`${renderLine(title)} ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.RL)(words)}: ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.FV)(text, ANSWER_LENGTH)}`;
		}
		function small(text) {
			return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.md)`<sub>${text}</sub>`;
		}
	}),
	44247: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { E: () => OUTCOME_FILE });
		const OUTCOME_FILE = "outcome.json";
	}),
	84541: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			B9: () => withoutCounted,
			Wh: () => modelsOf,
			XA: () => countAnswers,
			be: () => NO_ANSWERS_COUNTED,
			hX: () => missingEnginesOf
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
				const { keyword } = first;
				const shape = alike.find(({ reason }) => reason.shape !== undefined)?.reason.shape;
				const reason = {
					...first.reason,
					...shape !== undefined && { shape }
				};
				return [{
					engine,
					count: alike.length,
					planned: records.length,
					keyword,
					reason
				}];
			});
		}
		function missingEnginesOf({ engines }) {
			return engines.filter(({ evaluated, problem }) => evaluated === 0 || problem !== undefined).map(({ engine }) => engine);
		}
		function withoutCounted(measurement, { engines }) {
			const counted = new Set(engines.map(({ engine }) => engine));
			return measurement && {
				...measurement,
				contradictions: measurement.contradictions.filter((entry) => entry.kind !== "missing-engine" || !counted.has(entry.engine))
			};
		}
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
			const ownPairs = pairsOf(own);
			const isMeasured = (brand) => common(ownPairs, pairsOf(brand)).length > 0;
			const measured = competitors.filter(isMeasured);
			const unmeasured = competitors.filter((brand) => !isMeasured(brand)).map(({ name }) => name);
			const compared = new Set(measured.reduce((pairs, brand) => common(pairs, pairsOf(brand)), ownPairs));
			if (measured.length === 0 || compared.size === 0) return {
				shares: [],
				unmeasured
			};
			const counted = [own, ...measured].map((brand, index) => {
				const cited = cellsOf(brand).filter((cell) => compared.has(pairOf(cell))).flatMap((cell) => cell.cited);
				const citedAnswers = cited.filter(Boolean).length;
				return {
					name: brand.name,
					isOwn: index === 0,
					answers: cited.length,
					citedAnswers,
					rate: citedAnswers / cited.length,
					overallBcr: brand.measurement?.overallBcr ?? 0
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
		function cellsOf({ measurement }) {
			return measurement?.cells ?? [];
		}
		function pairsOf(brand) {
			return cellsOf(brand).map(pairOf);
		}
		function common(pairs, others) {
			const known = new Set(others);
			return pairs.filter((pair) => known.has(pair));
		}
		function pairOf({ keyword, engine }) {
			return JSON.stringify([keyword, engine]);
		}
	}),
	97768: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { W: () => needsOwnCsv });
		function needsOwnCsv(reports) {
			return reports.some(({ state }) => state.kind !== "fetched");
		}
	})
};
;
