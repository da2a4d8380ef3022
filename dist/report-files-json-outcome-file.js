"use strict";
exports.id = "report-files-json-outcome-file";
exports.ids = ["report-files-json-outcome-file"];
exports.modules = {
	11350: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			cE: () => blockerErrorSchema,
			ek: () => warningSchema,
			oH: () => fileErrorSchema,
			r5: () => serviceErrorSchema
		});
		var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27597);
		var _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69681);
		var _avg_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25988);
		var _blockers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37751);
		var _checkout_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32404);
		var _warnings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74269);
		function unionOf(schemas) {
			const [first, ...others] = schemas;
			if (first === undefined) throw new RangeError("a union has at least one error");
			return zod__WEBPACK_IMPORTED_MODULE_5__.gMt("code", [first, ...others]);
		}
		const errorSchema = unionOf(Object.values(_avg_error_js__WEBPACK_IMPORTED_MODULE_1__.VB).map(({ schema }) => schema()));
		const fileErrorSchema = unionOf(Object.values(_checkout_js__WEBPACK_IMPORTED_MODULE_3__.$_).map(({ schema }) => schema()));
		const warningSchema = unionOf(Object.values(_warnings_js__WEBPACK_IMPORTED_MODULE_4__.e).map(({ schema }) => schema()));
		const blockerErrorSchema = unionOf(Object.values(_blockers_js__WEBPACK_IMPORTED_MODULE_2__.s).map(({ schema }) => schema()));
		const serviceErrorSchema = zod__WEBPACK_IMPORTED_MODULE_5__.Ikc({
			kind: zod__WEBPACK_IMPORTED_MODULE_5__.k5n([
				"http",
				"connection",
				"timeout",
				"cancelled",
				"invalid-response",
				"not-completed",
				"not-sent",
				"setup"
			]),
			request: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			detail: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			cause: errorSchema.exactOptional(),
			status: zod__WEBPACK_IMPORTED_MODULE_5__.Whr().exactOptional(),
			code: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq.exactOptional(),
			retryAfter: zod__WEBPACK_IMPORTED_MODULE_5__.aig().exactOptional(),
			attempts: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9.exactOptional()
		});
	}),
	77346: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Fg: () => unusableHistorySchema,
			Jd: () => placeSchema,
			ex: () => missingHistorySchema,
			or: () => engineNumbersSchema
		});
		var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27597);
		var _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69681);
		var _errors_schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11350);
		const placeSchema = zod__WEBPACK_IMPORTED_MODULE_2__.gMt("kind", [(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("branch", {
			branch: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			path: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq
		}), (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("file", {
			path: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			commit: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.xk.exactOptional()
		})]);
		const engineNumbersSchema = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			engine: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			cited: zod__WEBPACK_IMPORTED_MODULE_2__.zMY(),
			bcrScore: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.no)(zod__WEBPACK_IMPORTED_MODULE_2__.aig())
		});
		const permissionSchema = zod__WEBPACK_IMPORTED_MODULE_2__.k5n([
			"actions: read",
			"contents: read",
			"contents: write"
		]);
		const missingHistorySchema = zod__WEBPACK_IMPORTED_MODULE_2__.gMt("kind", [
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("no-file", {}),
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("added-by-change", {}),
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("no-branch", {}),
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("no-file-on-branch", { permission: permissionSchema })
		]);
		const recordCauseSchema = zod__WEBPACK_IMPORTED_MODULE_2__.gMt("kind", [
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("not-json", {}),
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("no-version", {}),
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("unknown-format", { format: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq }),
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("newer-version", {
				version: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
				newest: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9
			}),
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("invalid", {
				path: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
				message: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq
			})
		]);
		const unusableHistorySchema = zod__WEBPACK_IMPORTED_MODULE_2__.gMt("kind", [
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("unread", {}),
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("file-system", { detail: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq }),
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("not-to-be-used", { error: _errors_schemas_js__WEBPACK_IMPORTED_MODULE_1__.oH }),
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("numbers", {}),
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("empty", {}),
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("not-json", {}),
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("invalid", {
				path: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
				message: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq
			}),
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("record", { cause: recordCauseSchema }),
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("no-readable-record", { first: recordCauseSchema })
		]);
	}),
	80292: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			YD: () => nestingOf,
			qF: () => parseJson,
			u4: () => isRecord
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
		function isRecord(value) {
			return typeof value === "object" && value !== null && !Array.isArray(value);
		}
	}),
	47782: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			u: () => MAX_OUTCOME_BYTES,
			formatOutcome: () => formatOutcome,
			_: () => parseOutcome
		});
		var schemas = __webpack_require__(27597);
		var errors = __webpack_require__(37428);
		var compare = __webpack_require__(90367);
		var verdict = __webpack_require__(39231);
		var lib_escape = __webpack_require__(68989);
		var json = __webpack_require__(80292);
		var parts = __webpack_require__(69681);
		;
		const baseCommits = [
			(0, parts.fM)("merge-base", { commit: parts.xk }),
			(0, parts.fM)("base-tip", { commit: parts.xk }),
			(0, parts.fM)("before-push", { commit: parts.xk })
		];
		const baseSchema = schemas.gMt("kind", [...baseCommits, (0, parts.fM)("folder", { folder: parts.Qq })]);
		var errors_schemas = __webpack_require__(11350);
		var skipped_files = __webpack_require__(54752);
		var find_wrong = __webpack_require__(78717);
		var record = __webpack_require__(46742);
		var store = __webpack_require__(77346);
		;
		const hiddenReasonSchema = schemas.Ikc({
			kind: schemas.k5n([
				"noindex",
				"draft",
				"unpublished",
				"unlisted",
				"not-shown",
				"redirect",
				"canonical",
				"blocked"
			]),
			file: parts.Qq,
			line: parts.U9,
			evidence: parts.Qq,
			crawler: parts.Qq.optional(),
			target: parts.Qq.optional()
		});
		const hostBlocksSchema = schemas.Ikc({
			url: parts.Qq,
			blocks: (0, parts.p_)(schemas.Ikc({
				way: schemas.k5n([
					"robots",
					"header",
					"status"
				]),
				crawlers: parts.Te,
				evidence: parts.Qq
			}))
		});
		;
		const quoteSchema = schemas.Ikc({
			text: parts.Qq,
			url: parts.hl,
			place: schemas.Ikc({
				path: parts.Qq,
				title: parts.Qq,
				headings: parts.Te,
				line: parts.U9.exactOptional()
			})
		});
		const lossWaySchema = schemas.k5n([
			"section-gone",
			"became-link",
			"examples-removed",
			"emptied",
			"rewritten"
		]);
		const ownerCertaintySchema = schemas.k5n([
			"confirmed",
			"named",
			"guessed",
			"cited"
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
				reason: skipped_files.FE,
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
				to: parts.Qq,
				reason: schemas.k5n([
					"no-redirect",
					"redirected",
					"unread"
				]),
				address: parts.Qq.exactOptional(),
				share: schemas.aig().exactOptional()
			}),
			(0, parts.fM)("outranked", { path: parts.Qq })
		]);
		const valuePlaceSchema = schemas.Ikc({
			before: parts.Qq,
			now: (0, parts.no)(parts.Qq),
			values: parts.Te,
			line: parts.U9,
			lineNow: parts.U9.exactOptional(),
			row: schemas.Ikc({
				columns: parts.Te,
				before: parts.Te,
				now: parts.Te.exactOptional()
			}).exactOptional()
		});
		const lostValuesSchema = schemas.Ikc({
			kind: schemas.k5n([
				"amount",
				"figure",
				"name"
			]),
			places: (0, parts.p_)(valuePlaceSchema)
		});
		const lineRangeSchema = schemas.Ikc({
			from: parts.U9,
			to: parts.U9
		});
		const removedTextSchema = lineRangeSchema.extend({
			path: parts.Qq,
			text: parts.Qq.exactOptional(),
			now: lineRangeSchema.exactOptional()
		});
		const elsewhereSchema = schemas.Ikc({
			path: parts.Qq,
			share: schemas.aig()
		});
		const keywordChangeSchema = schemas.Ikc({
			keyword: parts.Qq,
			outcome: schemas.k5n([
				"lost",
				"weaker",
				"unchanged",
				"gained"
			]),
			owner: (0, parts.no)(ownerSchema),
			loss: schemas.aig(),
			elsewhere: elsewhereSchema.exactOptional(),
			before: (0, parts.no)(quoteSchema),
			after: (0, parts.no)(quoteSchema),
			values: lostValuesSchema.exactOptional(),
			causes: (0, parts.p_)(causeSchema),
			removed: (0, parts.p_)(removedTextSchema),
			baseScore: schemas.aig(),
			headScore: schemas.aig()
		});
		const citedStakeSchema = schemas.Ikc({
			path: parts.Qq,
			engines: parts.Te,
			keywords: parts.Te,
			answers: parts.U9,
			of: parts.U9
		});
		var measurement = __webpack_require__(16088);
		;
		const contentComparisonSchema = schemas.rej({
			pages: parts.U9,
			skipped: (0, parts.p_)(skipped_files.No),
			warnings: (0, parts.p_)(errors_schemas.ek).exactOptional(),
			facts: (0, parts.p_)(find_wrong.HM).exactOptional(),
			keywords: (0, parts.p_)(keywordChangeSchema),
			stakes: (0, parts.p_)(citedStakeSchema).exactOptional()
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
		}), (0, parts.fM)("base", { details: errors_schemas.r5 })]);
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
			(0, parts.fM)("other-settings", {
				place: store.Jd,
				changes: (0, parts.p_)(fingerprintChangeSchema),
				losses: (0, parts.p_)(record.$h).optional()
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
		var answer_record = __webpack_require__(8616);
		var rules = __webpack_require__(37685);
		var core = __webpack_require__(88532);
		var stored_settings = __webpack_require__(71995);
		;
		const acceptanceSchema = schemas.Ikc({
			by: parts.Qq,
			review: schemas.YjP().regex(/^\d{1,20}$/),
			isAuthor: schemas.zMY()
		});
		const relapseSchema = schemas.Ikc({
			fact: parts.Qq,
			engine: parts.Qq,
			state: schemas.k5n([
				"wrong",
				"open",
				"unstated",
				"ended"
			]),
			earlierRuns: parts.U9
		});
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
				acceptance: (0, parts.no)(acceptanceSchema)
			}),
			(0, parts.fM)("facts", {
				...named,
				outcome: schemas.k5n([
					"pass",
					"warn",
					"fail"
				]),
				wrong: parts.U9,
				relapsed: (0, parts.p_)(relapseSchema).default([])
			})
		]);
		const subjectSchema = schemas.Ikc({
			noun: parts.Qq,
			unit: schemas.k5n([
				"score",
				"count",
				"percent"
			])
		});
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
		const blockerSchema = schemas.KCZ([
			errors_schemas.cE,
			(0, parts.fM)("baseline", { unusable: unusableSchema }),
			(0, parts.fM)("service", { details: errors_schemas.r5 })
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
			isByScore: schemas.zMY(),
			since: (0, parts.no)(parts.kB),
			scope: measurement.k3,
			losses: (0, parts.p_)(record.$h),
			lostEngines: parts.Te
		});
		const silentEngineSchema = schemas.Ikc({
			engine: parts.Qq,
			planned: parts.U9,
			evaluated: parts.U9,
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
		const recordingSchema = schemas.gMt("kind", [
			(0, parts.fM)("stored", {}),
			(0, parts.fM)("off", {}),
			(0, parts.fM)("failed", { why: parts.Qq })
		]);
		const commonFields = {
			recording: recordingSchema.exactOptional(),
			isAcceptLost: schemas.euz(true).exactOptional(),
			baseline: schemas.KCZ([schemas.Ikc({ origin: originSchema }), schemas.Ikc({ missing: missingSchema })]),
			unmeasuredCompetitors: parts.Te
		};
		const blockedSchema = (0, parts.fM)("blocked", {
			...commonFields,
			status: verdictStatusSchema.extract(["error", "inconclusive"]),
			blocker: blockerSchema
		});
		const judgedSchemaOf = (rules) => (0, parts.fM)("judged", {
			...commonFields,
			status: verdictStatusSchema,
			rules: (0, parts.p_)(ruleResultSchemaOf(rules)),
			reportOnly: schemas.zMY(),
			drops: (0, parts.no)(dropResultsSchema),
			silentEngines: (0, parts.p_)(silentEngineSchema)
		});
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
			measurement: (0, parts.no)(measurement.aY),
			answers: measurement.cD,
			costs: (0, parts.p_)(answer_record.$M),
			baseline: (0, parts.no)(baselineSchema),
			models: parts.N_,
			trend: (0, parts.p_)(record.fi),
			shareOfVoice: (0, parts.p_)(measurement.oI),
			plannedScans: parts.U9,
			configChanges: (0, parts.p_)(stored_settings.qk).optional(),
			hostBlocks: hostBlocksSchema.optional(),
			run: schemas.Ikc({
				startedAt: parts.kB,
				finishedAt: parts.kB
			})
		});
		var run_outcome = __webpack_require__(53983);
		var words = __webpack_require__(72072);
		;
		const MAX_OUTCOME_BYTES = 9e6;
		const FORMAT = "ai-visibility-outcome";
		const fileSchema = schemas.Ikc({
			format: schemas.euz(FORMAT),
			schema_version: schemas.euz(3),
			pull_request: schemas.Whr().positive().optional(),
			outcome: storedOutcomeSchema
		});
		function formatOutcome(outcome, pullRequest) {
			return JSON.stringify({
				format: FORMAT,
				schema_version: 3,
				pull_request: pullRequest,
				outcome: toStored(outcome)
			});
		}
		function parseOutcome(text, run) {
			const value = (0, json.qF)(text);
			if (value === undefined) return { unreadable: "It is not JSON." };
			const parsed = fileSchema.safeParse(value);
			if (!parsed.success) {
				const [issue] = parsed.error.issues;
				const path = (0, lib_escape.h0)(errors.sR(issue?.path ?? []), words.xt);
				const wrong = `${path} is wrong: ${(0, lib_escape.h0)(issue?.message ?? "", words.xt)}`.trim();
				return { unreadable: `It is not the outcome of this version of the gate: ${wrong}. Use the same version in both workflows.` };
			}
			const { pull_request: pullRequest, outcome } = parsed.data;
			const { measurement, baseline } = outcome;
			return {
				pullRequest,
				outcome: {
					...outcome,
					comparison: measurement && baseline && (0, compare.UD)(measurement, baseline, outcome, (0, verdict.Gk)(outcome.verdict)?.since),
					run: {
						...outcome.run,
						...run
					},
					answerRecords: [],
					suggestions: [],
					serviceReports: [],
					scans: []
				}
			};
		}
		function toStored(outcome) {
			const { baseline, comparison } = outcome;
			const { startedAt, finishedAt } = outcome.run;
			return {
				...(0, run_outcome.QU)(outcome),
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
