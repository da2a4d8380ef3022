"use strict";
exports.id = "report-json-outcome-file";
exports.ids = ["report-json-outcome-file"];
exports.modules = {
	98993: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			gN: () => passedOverReasonSchema,
			m5: () => corpusErrorSchema,
			py: () => fileFactsSchema,
			uO: () => passedOverSchema
		});
		var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2503);
		var _parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69681);
		const passedOverReasonSchema = zod__WEBPACK_IMPORTED_MODULE_1__.k5n([
			"format",
			"language",
			"copy",
			"changelog",
			"community",
			"template",
			"test",
			"playground",
			"generated",
			"hidden",
			"untracked",
			"sparse",
			"included",
			"not-public",
			"data",
			"no-text",
			"too-large",
			"not-text",
			"not-parsable",
			"long-path"
		]);
		const passedOverSchema = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			reason: passedOverReasonSchema,
			extension: _parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq.exactOptional(),
			language: _parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq.exactOptional(),
			count: _parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			examples: _parts_js__WEBPACK_IMPORTED_MODULE_0__.Te
		});
		const gitFacts = {
			command: _parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			detail: _parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			commit: _parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq.exactOptional()
		};
		const gitErrors = [
			(0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("not-a-checkout", gitFacts),
			(0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("no-git", gitFacts),
			(0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("commit-unavailable", gitFacts),
			(0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("git-failed", gitFacts)
		];
		const nothingRead = {
			lookedFor: _parts_js__WEBPACK_IMPORTED_MODULE_0__.Te,
			competitor: _parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq.exactOptional(),
			passedOver: (0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.p_)(passedOverSchema)
		};
		const nothingReadErrors = [
			(0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("no-pages", nothingRead),
			(0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("no-match", nothingRead),
			(0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("no-competitor-pages", nothingRead),
			(0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("no-base-pages", nothingRead),
			(0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("base-not-in-git", nothingRead)
		];
		const pageReadingSchema = (0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("page-reading-failed", {
			reason: zod__WEBPACK_IMPORTED_MODULE_1__.k5n([
				"too-slow",
				"out-of-memory",
				"crashed"
			]),
			detail: _parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			path: _parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq.exactOptional()
		});
		const limitReasonSchema = passedOverReasonSchema.extract(["too-large", "not-parsable"]);
		const beyondLimitSchema = (0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("pages-beyond-limit", { pages: (0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.p_)(zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			path: _parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			reason: limitReasonSchema
		})) });
		const baseFileSchema = (0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("no-base-file", {
			path: _parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			reason: zod__WEBPACK_IMPORTED_MODULE_1__.gMt("kind", [
				...gitErrors,
				(0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("folder", {}),
				(0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("link", {}),
				(0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("submodule", {})
			])
		});
		const linkOutSchema = (0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("link-out", {
			path: _parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			target: _parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq
		});
		const fileFactsSchema = zod__WEBPACK_IMPORTED_MODULE_1__.gMt("kind", [baseFileSchema, linkOutSchema]);
		const corpusErrorSchema = zod__WEBPACK_IMPORTED_MODULE_1__.gMt("kind", [
			...gitErrors,
			...nothingReadErrors,
			pageReadingSchema,
			beyondLimitSchema,
			...fileFactsSchema.options,
			(0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("no-folder", { folder: _parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq }),
			(0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("other-tree", {
				checkedOut: _parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
				head: _parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq
			}),
			(0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("base-pages-committed", { folder: _parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq })
		]);
	}),
	77346: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Fg: () => unusableHistorySchema,
			Jd: () => placeSchema,
			ex: () => missingHistorySchema,
			gx: () => HISTORY_BRANCH,
			or: () => engineNumbersSchema
		});
		var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2503);
		var _contract_corpus_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98993);
		var _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69681);
		const HISTORY_BRANCH = "ai-visibility-history";
		const placeSchema = zod__WEBPACK_IMPORTED_MODULE_2__.gMt("kind", [(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.fM)("branch", {
			branch: _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
			path: _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.Qq
		}), (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.fM)("file", {
			path: _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
			commit: _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.xk.exactOptional()
		})]);
		const engineNumbersSchema = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			engine: _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
			cited: zod__WEBPACK_IMPORTED_MODULE_2__.zMY(),
			bcrScore: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.no)(zod__WEBPACK_IMPORTED_MODULE_2__.aig())
		});
		const permissionSchema = zod__WEBPACK_IMPORTED_MODULE_2__.k5n([
			"actions: read",
			"contents: read",
			"contents: write"
		]);
		const missingHistorySchema = zod__WEBPACK_IMPORTED_MODULE_2__.gMt("kind", [
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.fM)("no-file", {}),
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.fM)("added-by-change", {}),
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.fM)("no-branch", {}),
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.fM)("no-file-on-branch", { permission: permissionSchema })
		]);
		const recordCauseSchema = zod__WEBPACK_IMPORTED_MODULE_2__.gMt("kind", [
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.fM)("not-json", {}),
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.fM)("no-version", {}),
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.fM)("unknown-format", { format: _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.Qq }),
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.fM)("newer-version", {
				version: _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.U9,
				newest: _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.U9
			}),
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.fM)("invalid", {
				path: _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
				message: _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.Qq
			})
		]);
		const unusableHistorySchema = zod__WEBPACK_IMPORTED_MODULE_2__.gMt("kind", [
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.fM)("file-system", { detail: _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.Qq }),
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.fM)("not-to-be-used", { facts: _contract_corpus_facts_js__WEBPACK_IMPORTED_MODULE_0__.py }),
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.fM)("empty", {}),
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.fM)("not-json", {}),
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.fM)("invalid", {
				path: _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
				message: _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.Qq
			}),
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.fM)("record", { cause: recordCauseSchema }),
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.fM)("no-readable-record", { first: recordCauseSchema })
		]);
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
	36707: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			bz: () => MOST_OUTCOME_BYTES,
			formatOutcome: () => formatOutcome,
			_M: () => parseOutcome
		});
		var schemas = __webpack_require__(2503);
		var errors = __webpack_require__(37428);
		var corpus_facts = __webpack_require__(98993);
		var parts = __webpack_require__(69681);
		;
		const serviceErrorSchema = schemas.Ikc({
			kind: schemas.k5n([
				"http",
				"connection",
				"timeout",
				"cancelled",
				"invalid-response",
				"not-completed",
				"not-sent",
				"setup"
			]),
			request: parts.Qq,
			detail: parts.Qq,
			corpus: corpus_facts.m5.exactOptional(),
			status: schemas.Whr().exactOptional(),
			code: parts.Qq.exactOptional(),
			retryAfter: schemas.aig().exactOptional(),
			attempts: parts.U9.exactOptional()
		});
		;
		const baseCommits = [
			(0, parts.fM)("merge-base", { commit: parts.xk }),
			(0, parts.fM)("base-tip", { commit: parts.xk }),
			(0, parts.fM)("before-push", { commit: parts.xk })
		];
		const baseSchema = schemas.gMt("kind", [...baseCommits, (0, parts.fM)("folder", { folder: parts.Qq })]);
		const hiddenReasonSchema = schemas.Ikc({
			kind: schemas.k5n([
				"noindex",
				"draft",
				"unpublished",
				"unlisted",
				"draft-folder",
				"redirect",
				"canonical",
				"blocked",
				"not-shown"
			]),
			file: parts.Qq,
			line: parts.U9,
			evidence: parts.Qq,
			crawler: parts.Qq.optional(),
			target: parts.Qq.optional()
		});
		;
		const placeSchema = schemas.Ikc({
			path: parts.Qq,
			title: parts.Qq,
			headings: parts.Te,
			line: parts.U9.exactOptional()
		});
		const quoteSchema = schemas.Ikc({
			text: parts.Qq,
			url: parts.hl,
			place: placeSchema
		});
		;
		const lossWaySchema = schemas.k5n([
			"section-gone",
			"became-link",
			"examples-removed",
			"steps-removed",
			"emptied",
			"rewritten"
		]);
		const ownerCertaintySchema = schemas.k5n([
			"confirmed",
			"named",
			"guessed"
		]);
		const ownerSchema = schemas.Ikc({
			path: parts.Qq,
			title: parts.Qq,
			headings: parts.Te,
			heading: parts.Qq.exactOptional(),
			certainty: ownerCertaintySchema
		});
		const causeSchema = schemas.gMt("kind", [
			(0, parts.fM)("deleted", { path: parts.Qq }),
			(0, parts.fM)("unread", {
				path: parts.Qq,
				reason: corpus_facts.gN,
				language: parts.Qq.exactOptional()
			}),
			(0, parts.fM)("hidden", {
				path: parts.Qq,
				reasons: (0, parts.p_)(hiddenReasonSchema)
			}),
			(0, parts.fM)("rewritten", {
				path: parts.Qq,
				way: lossWaySchema
			}),
			(0, parts.fM)("moved", {
				path: parts.Qq,
				to: parts.Qq
			}),
			(0, parts.fM)("outranked", { path: parts.Qq })
		]);
		const evidenceSchema = schemas.Ikc({
			keyword: parts.Qq,
			outcome: schemas.k5n([
				"lost",
				"weaker",
				"unchanged",
				"gained"
			]),
			owner: (0, parts.no)(ownerSchema),
			loss: schemas.aig(),
			before: (0, parts.no)(quoteSchema),
			after: (0, parts.no)(quoteSchema),
			causes: (0, parts.p_)(causeSchema),
			files: parts.Te
		});
		const linesShape = {
			from: parts.U9,
			to: parts.U9
		};
		const lineRangeSchema = schemas.Ikc(linesShape);
		const removedTextSchema = schemas.Ikc({
			...linesShape,
			path: parts.Qq,
			text: parts.Qq,
			now: lineRangeSchema.exactOptional()
		});
		const keywordChangeSchema = evidenceSchema.extend({
			removed: (0, parts.p_)(removedTextSchema),
			lossCode: parts.Qq.exactOptional(),
			baseScore: schemas.aig(),
			headScore: schemas.aig()
		});
		var record = __webpack_require__(46742);
		var store = __webpack_require__(77346);
		var measurement = __webpack_require__(16088);
		;
		const contentComparisonSchema = schemas.rej({
			pages: parts.U9,
			passedOver: (0, parts.p_)(corpus_facts.uO),
			keywords: (0, parts.p_)(keywordChangeSchema)
		});
		const [branch, file] = store.Jd.options;
		const runs = { runs: parts.U9 };
		const sources = [
			branch.extend(runs),
			file.extend(runs),
			(0, parts.fM)("base", { against: baseSchema })
		];
		const sourceOriginSchema = schemas.gMt("kind", sources);
		const originSchema = schemas.gMt("kind", [...sources, (0, parts.fM)("inputs", { rest: (0, parts.no)(sourceOriginSchema) })]);
		const unusableSchema = schemas.gMt("kind", [(0, parts.fM)("history", {
			place: store.Jd,
			cause: store.Fg
		}), (0, parts.fM)("base", { facts: serviceErrorSchema })]);
		const fingerprintChangeSchema = schemas.Ikc({
			name: parts.Qq,
			added: parts.Te,
			removed: parts.Te,
			single: schemas.zMY()
		});
		const missingSchema = schemas.gMt("kind", [
			(0, parts.fM)("none-configured", {}),
			(0, parts.fM)("accepted", { place: store.Jd }),
			(0, parts.fM)("no-history-yet", {
				place: store.Jd,
				cause: store.ex
			}),
			(0, parts.fM)("no-run-yet", { place: store.Jd }),
			(0, parts.fM)("no-readable-run", { place: store.Jd }),
			(0, parts.fM)("other-settings", {
				place: store.Jd,
				changes: (0, parts.p_)(fingerprintChangeSchema)
			}),
			(0, parts.fM)("unreadable", { place: store.Jd }),
			(0, parts.fM)("no-base-for-event", { event: parts.Qq }),
			(0, parts.fM)("no-commit-before-push", { commit: parts.Qq.exactOptional() }),
			(0, parts.fM)("no-base-for-service", {}),
			(0, parts.fM)("unusable", { unusable: unusableSchema })
		]);
		const comparedRunSchema = record.mG.extend({ others: (0, parts.p_)(measurement.d_).optional() });
		const baselineSchema = schemas.Ikc({
			overallBcr: (0, parts.no)(schemas.aig()),
			citedEngines: (0, parts.no)(schemas.aig()),
			engines: (0, parts.no)((0, parts.p_)(store.or)),
			runs: (0, parts.p_)(comparedRunSchema),
			content: contentComparisonSchema.exactOptional(),
			origin: originSchema,
			losses: (0, parts.p_)(record.$h).optional()
		});
		var compare = __webpack_require__(90367);
		var answer_record = __webpack_require__(27447);
		var rules = __webpack_require__(51816);
		var sight = __webpack_require__(21075);
		var verdict = __webpack_require__(39231);
		var answer_counts = __webpack_require__(82917);
		var core = __webpack_require__(88532);
		var stored_settings = __webpack_require__(71995);
		;
		const REFUSALS = [
			"own-change",
			"pushed",
			"bot",
			"no-write",
			"edited",
			"dismissed",
			"unknown",
			"other-loss"
		];
		const reviewShape = {
			by: parts.Qq,
			review: schemas.YjP().regex(/^\d{1,20}$/)
		};
		const named = { rule: parts.Qq };
		const findingSchema = schemas.gMt("kind", [
			(0, parts.fM)("floor", {
				...named,
				outcome: schemas.k5n([
					"pass",
					"fail",
					"unknown"
				]),
				observed: (0, parts.no)(schemas.aig()),
				floor: schemas.aig()
			}),
			(0, parts.fM)("drop", {
				...named,
				outcome: schemas.k5n([
					"pass",
					"fail",
					"inconclusive",
					"warn"
				]),
				observed: schemas.aig(),
				baseline: schemas.aig(),
				drop: schemas.aig(),
				isPaired: schemas.zMY(),
				tolerance: stored_settings.R9,
				allowed: schemas.aig(),
				isBeyond: schemas.zMY(),
				pValue: (0, parts.no)(schemas.aig())
			}),
			(0, parts.fM)("required-engines", {
				...named,
				outcome: schemas.k5n(["pass", "fail"]),
				required: parts.Te,
				missing: parts.Te
			}),
			(0, parts.fM)("sentiment", {
				...named,
				outcome: schemas.k5n(["pass", "fail"]),
				unwanted: parts.Te,
				found: (0, parts.p_)(schemas.Ikc({
					engine: (0, parts.no)(parts.Qq),
					sentiment: parts.Qq
				})),
				observed: parts.Te
			}),
			(0, parts.fM)("completeness", {
				...named,
				outcome: schemas.k5n(["pass", "warn"]),
				contradictions: parts.U9,
				missingAnswers: parts.U9
			}),
			(0, parts.fM)("answers", {
				...named,
				outcome: schemas.k5n([
					"pass",
					"warn",
					"fail"
				]),
				checked: parts.U9,
				lost: parts.Te,
				weaker: parts.Te,
				accepted: (0, parts.p_)(schemas.Ikc({
					keyword: parts.Qq,
					...reviewShape
				})),
				refused: (0, parts.p_)(schemas.Ikc({
					keyword: parts.Qq,
					...reviewShape,
					reason: schemas.k5n(REFUSALS)
				}))
			})
		]);
		const ruleResultSchemaOf = (rules) => findingSchema.transform((finding, context) => {
			const rule = rules.find(({ name }) => name === finding.rule);
			if (rule !== undefined) return {
				...finding,
				subject: rule.subject,
				isDrop: rule.isDrop
			};
			context.addIssue({
				code: "custom",
				path: ["rule"],
				message: "must be the name of a rule"
			});
			return core.tm;
		});
		;
		const blockerSchema = schemas.gMt("kind", [
			(0, parts.fM)("no-secrets", {}),
			(0, parts.fM)("day-limit", {
				requests: parts.U9,
				perDay: parts.U9
			}),
			(0, parts.fM)("time-budget", {
				requests: parts.U9,
				perMinute: parts.U9,
				timeoutMinutes: schemas.aig()
			}),
			(0, parts.fM)("cost-limit", {
				estimate: schemas.aig(),
				maxCost: schemas.aig()
			}),
			(0, parts.fM)("baseline", { unusable: unusableSchema }),
			(0, parts.fM)("service", { facts: serviceErrorSchema }),
			(0, parts.fM)("few-answers", {
				planned: parts.U9,
				evaluated: parts.U9,
				minAnswers: schemas.aig(),
				missing: (0, parts.p_)(answer_counts.zN)
			}),
			(0, parts.fM)("required-unanswered", {
				engines: (0, parts.p_)(answer_counts.xu),
				minAnswers: schemas.aig()
			}),
			(0, parts.fM)("no-answers", {})
		]);
		const dropResultsSchema = schemas.Ikc({
			noise: schemas.k5n([
				"exact",
				"tested",
				"untested",
				"too-few-runs"
			]),
			level: schemas.aig(),
			pValue: (0, parts.no)(schemas.aig()),
			since: (0, parts.no)(parts.kB),
			scope: measurement.k3,
			losses: (0, parts.p_)(record.$h),
			lostEngines: parts.Te,
			gainedEngines: parts.Te,
			engineDrops: (0, parts.p_)(schemas.Ikc({
				engine: parts.Qq,
				before: schemas.aig(),
				now: schemas.aig(),
				pValue: schemas.aig()
			})),
			searchShifts: (0, parts.p_)(schemas.Ikc({
				engine: parts.Qq,
				before: schemas.aig(),
				now: schemas.aig()
			}))
		});
		const silentEngineSchema = schemas.Ikc({
			engine: parts.Qq,
			planned: parts.U9,
			reason: (0, parts.no)(answer_record.uT),
			isOptional: schemas.zMY(),
			leadsTo: schemas.k5n([
				"error",
				"inconclusive",
				"warn"
			])
		});
		const verdictStatusSchema = schemas.k5n([
			"pass",
			"fail",
			"inconclusive",
			"error"
		]);
		const verdictFacts = {
			baseline: schemas.KCZ([schemas.Ikc({ origin: originSchema }), schemas.Ikc({ missing: missingSchema })]),
			unmeasuredCompetitors: parts.Te,
			missingEngines: parts.Te
		};
		const blockedSchema = (0, parts.fM)("blocked", {
			...verdictFacts,
			status: verdictStatusSchema.extract(["error", "inconclusive"]),
			blocker: blockerSchema
		});
		const judgedSchemaOf = (rules) => (0, parts.fM)("judged", {
			...verdictFacts,
			status: verdictStatusSchema,
			rules: (0, parts.p_)(ruleResultSchemaOf(rules)),
			reportOnly: schemas.zMY(),
			drops: (0, parts.no)(dropResultsSchema),
			silentEngines: (0, parts.p_)(silentEngineSchema)
		});
		var json = __webpack_require__(80292);
		;
		const storedOutcomeSchema = schemas.Ikc({
			brand: parts.Qq,
			keywords: parts.Te,
			engines: parts.Te,
			language: parts.Qq,
			key: parts.Qq,
			scanPer: stored_settings.WG,
			samples: parts.U9,
			fingerprint: parts.N_,
			verdict: schemas.gMt("kind", [blockedSchema, judgedSchemaOf(rules.y)]),
			failures: (0, parts.p_)(stored_settings.nI),
			sight: (0, parts.no)(sight.H),
			measurement: (0, parts.no)(measurement.aY),
			answers: answer_counts.cD,
			costs: (0, parts.p_)(answer_record.$M),
			baseline: (0, parts.no)(baselineSchema),
			models: parts.N_,
			trend: (0, parts.p_)(record.fi),
			shareOfVoice: (0, parts.p_)(measurement.oI),
			plannedScans: parts.U9,
			configChanges: (0, parts.no)((0, parts.p_)(stored_settings.qk)),
			configCommit: (0, parts.no)(parts.xk),
			run: schemas.Ikc({
				startedAt: parts.kB,
				finishedAt: parts.kB
			})
		});
		const MOST_OUTCOME_BYTES = 9e6;
		const FORMAT = "ai-visibility-outcome";
		const VERSION = 3;
		const headerSchema = schemas._H3({
			format: schemas.euz(FORMAT),
			schema_version: schemas.Whr()
		});
		const fileSchema = schemas.Ikc({
			format: schemas.euz(FORMAT),
			schema_version: schemas.euz(VERSION),
			pull_request: schemas.Whr().positive().optional(),
			outcome: storedOutcomeSchema
		});
		function formatOutcome(outcome, pullRequest) {
			return JSON.stringify({
				format: FORMAT,
				schema_version: VERSION,
				pull_request: pullRequest,
				outcome: toStored(outcome)
			});
		}
		function parseOutcome(text, run) {
			const value = (0, json.q)(text);
			if (value === undefined) return { unreadable: { kind: "not-json" } };
			const header = headerSchema.safeParse(value);
			if (!header.success) return { unreadable: { kind: "other-format" } };
			const { schema_version: version } = header.data;
			if (version !== VERSION) return { unreadable: {
				kind: "other-version",
				version,
				known: VERSION
			} };
			const parsed = fileSchema.safeParse(value);
			if (!parsed.success) {
				const [issue] = parsed.error.issues;
				const path = errors.sR(issue?.path ?? []);
				return { unreadable: {
					kind: "invalid",
					path,
					message: issue?.message ?? ""
				} };
			}
			const { pull_request: pullRequest, outcome } = parsed.data;
			const { measurement, baseline } = outcome;
			return {
				pullRequest,
				outcome: {
					...outcome,
					comparison: measurement && baseline && (0, compare.UD)(measurement, baseline, outcome, (0, verdict.eI)(outcome.verdict)?.since),
					run: {
						...outcome.run,
						...run
					},
					...{
						answerRecords: [],
						suggestions: [],
						serviceReports: [],
						scans: []
					}
				}
			};
		}
		function toStored({ answerRecords: _answers, suggestions: _drafts, serviceReports: _reports, scans: _scans, comparison, ...outcome }) {
			const { baseline, costs } = outcome;
			const { startedAt, finishedAt } = outcome.run;
			return {
				...outcome,
				costs: [...costs],
				baseline: baseline && comparison ? {
					...baseline,
					runs: [...comparison.runs, ...comparison.recent]
				} : baseline,
				run: {
					startedAt,
					finishedAt
				}
			};
		}
	})
};
;
