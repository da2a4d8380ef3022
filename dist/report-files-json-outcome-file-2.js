"use strict";
exports.id = "report-files-json-outcome-file-2";
exports.ids = ["report-files-json-outcome-file-2"];
exports.modules = {
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
	61636: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			u5: () => MAX_OUTCOME_BYTES,
			formatOutcome: () => formatOutcome,
			_M: () => parseOutcome
		});
		var classic_schemas = __webpack_require__(27597);
		var errors = __webpack_require__(37428);
		var parts = __webpack_require__(69681);
		;
		const baseCommits = [
			(0, parts.fM)("merge-base", { commit: parts.xk }),
			(0, parts.fM)("base-tip", { commit: parts.xk }),
			(0, parts.fM)("before-push", { commit: parts.xk })
		];
		const baseSchema = classic_schemas.gMt("kind", [...baseCommits, (0, parts.fM)("folder", { folder: parts.Qq })]);
		var avg_error = __webpack_require__(98157);
		var blockers = __webpack_require__(37751);
		var files = __webpack_require__(57957);
		var warnings = __webpack_require__(74269);
		;
		function unionOf(schemas) {
			const [first, ...others] = schemas;
			if (first === undefined) throw new RangeError("a union has at least one error");
			return classic_schemas.gMt("code", [first, ...others]);
		}
		const errorSchema = unionOf(Object.values(avg_error.VB).map(({ schema }) => schema()));
		const fileErrorSchema = unionOf(Object.values(files.$).map(({ schema }) => schema()));
		const warningSchema = unionOf(Object.values(warnings.e).map(({ schema }) => schema()));
		const blockerErrorSchema = unionOf(Object.values(blockers.s).map(({ schema }) => schema()));
		const serviceErrorSchema = classic_schemas.Ikc({
			kind: classic_schemas.k5n([
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
			cause: errorSchema.exactOptional(),
			status: classic_schemas.Whr().exactOptional(),
			code: parts.Qq.exactOptional(),
			retryAfter: classic_schemas.aig().exactOptional(),
			attempts: parts.U9.exactOptional()
		});
		var skipped_files = __webpack_require__(54752);
		var find_wrong = __webpack_require__(78717);
		var record = __webpack_require__(46742);
		;
		const placeSchema = classic_schemas.gMt("kind", [(0, parts.fM)("branch", {
			branch: parts.Qq,
			path: parts.Qq
		}), (0, parts.fM)("file", {
			path: parts.Qq,
			commit: parts.xk.exactOptional()
		})]);
		const engineNumbersSchema = classic_schemas.Ikc({
			engine: parts.Qq,
			cited: classic_schemas.zMY(),
			bcrScore: (0, parts.no)(classic_schemas.aig())
		});
		const permissionSchema = classic_schemas.k5n([
			"actions: read",
			"contents: read",
			"contents: write"
		]);
		const missingHistorySchema = classic_schemas.gMt("kind", [
			(0, parts.fM)("no-file", {}),
			(0, parts.fM)("added-by-change", {}),
			(0, parts.fM)("no-branch", {}),
			(0, parts.fM)("no-file-on-branch", { permission: permissionSchema })
		]);
		const recordCauseSchema = classic_schemas.gMt("kind", [
			(0, parts.fM)("not-json", {}),
			(0, parts.fM)("no-version", {}),
			(0, parts.fM)("unknown-format", { format: parts.Qq }),
			(0, parts.fM)("newer-version", {
				version: parts.U9,
				newest: parts.U9
			}),
			(0, parts.fM)("invalid", {
				path: parts.Qq,
				message: parts.Qq
			})
		]);
		const unusableHistorySchema = classic_schemas.gMt("kind", [
			(0, parts.fM)("unread", {}),
			(0, parts.fM)("file-system", { detail: parts.Qq }),
			(0, parts.fM)("not-to-be-used", { error: fileErrorSchema }),
			(0, parts.fM)("empty", {}),
			(0, parts.fM)("not-json", {}),
			(0, parts.fM)("invalid", {
				path: parts.Qq,
				message: parts.Qq
			}),
			(0, parts.fM)("record", { cause: recordCauseSchema }),
			(0, parts.fM)("no-readable-record", { first: recordCauseSchema })
		]);
		;
		const hiddenReasonSchema = classic_schemas.Ikc({
			kind: classic_schemas.k5n([
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
		const hostBlocksSchema = classic_schemas.Ikc({
			url: parts.Qq,
			blocks: (0, parts.p_)(classic_schemas.Ikc({
				way: classic_schemas.k5n([
					"robots",
					"header",
					"status"
				]),
				crawlers: parts.Te,
				evidence: parts.Qq
			}))
		});
		;
		const quoteSchema = classic_schemas.Ikc({
			text: parts.Qq,
			url: parts.hl,
			place: classic_schemas.Ikc({
				path: parts.Qq,
				title: parts.Qq,
				headings: parts.Te,
				line: parts.U9.exactOptional()
			})
		});
		const lossWaySchema = classic_schemas.k5n([
			"section-gone",
			"became-link",
			"examples-removed",
			"emptied",
			"rewritten"
		]);
		const ownerCertaintySchema = classic_schemas.k5n([
			"confirmed",
			"named",
			"guessed",
			"cited"
		]);
		const ownerSchema = classic_schemas.Ikc({
			path: parts.Qq,
			title: parts.Qq,
			headings: parts.Te,
			heading: parts.Qq.exactOptional(),
			certainty: ownerCertaintySchema
		});
		const causeSchema = classic_schemas.gMt("kind", [
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
				reason: classic_schemas.k5n([
					"no-redirect",
					"redirected",
					"unread"
				]),
				share: classic_schemas.aig().exactOptional()
			}),
			(0, parts.fM)("outranked", { path: parts.Qq })
		]);
		const valuePlaceSchema = classic_schemas.Ikc({
			before: parts.Qq,
			now: (0, parts.no)(parts.Qq),
			values: parts.Te,
			line: parts.U9,
			lineNow: parts.U9.exactOptional(),
			row: classic_schemas.Ikc({
				columns: parts.Te,
				before: parts.Te,
				now: parts.Te.exactOptional()
			}).exactOptional()
		});
		const lostValuesSchema = classic_schemas.Ikc({
			kind: classic_schemas.k5n([
				"amount",
				"figure",
				"name"
			]),
			places: (0, parts.p_)(valuePlaceSchema)
		});
		const lineRangeSchema = classic_schemas.Ikc({
			from: parts.U9,
			to: parts.U9
		});
		const removedTextSchema = lineRangeSchema.extend({
			path: parts.Qq,
			text: parts.Qq.exactOptional(),
			now: lineRangeSchema.exactOptional()
		});
		const elsewhereSchema = classic_schemas.Ikc({
			path: parts.Qq,
			share: classic_schemas.aig()
		});
		const keywordChangeSchema = classic_schemas.Ikc({
			keyword: parts.Qq,
			outcome: classic_schemas.k5n([
				"lost",
				"weaker",
				"unchanged",
				"gained"
			]),
			owner: (0, parts.no)(ownerSchema),
			loss: classic_schemas.aig(),
			elsewhere: elsewhereSchema.exactOptional(),
			before: (0, parts.no)(quoteSchema),
			after: (0, parts.no)(quoteSchema),
			values: lostValuesSchema.exactOptional(),
			causes: (0, parts.p_)(causeSchema),
			removed: (0, parts.p_)(removedTextSchema),
			baseScore: classic_schemas.aig(),
			headScore: classic_schemas.aig()
		});
		const citedStakeSchema = classic_schemas.Ikc({
			path: parts.Qq,
			engines: parts.Te,
			keywords: parts.Te,
			answers: parts.U9,
			of: parts.U9
		});
		var measurement = __webpack_require__(16088);
		;
		const contentComparisonSchema = classic_schemas.rej({
			pages: parts.U9,
			skipped: (0, parts.p_)(skipped_files.No),
			warnings: (0, parts.p_)(warningSchema).exactOptional(),
			facts: (0, parts.p_)(find_wrong.HM).exactOptional(),
			keywords: (0, parts.p_)(keywordChangeSchema),
			stakes: (0, parts.p_)(citedStakeSchema).exactOptional()
		});
		const [branch, file] = placeSchema.options;
		const runs = { runs: parts.U9 };
		const sources = [
			branch.extend(runs),
			file.extend(runs),
			(0, parts.fM)("base", { against: baseSchema })
		];
		const sourceOriginSchema = classic_schemas.gMt("kind", sources);
		const originSchema = classic_schemas.gMt("kind", [...sources, (0, parts.fM)("inputs", { rest: (0, parts.no)(sourceOriginSchema) })]);
		const unusableSchema = classic_schemas.gMt("kind", [(0, parts.fM)("history", {
			place: placeSchema,
			cause: unusableHistorySchema
		}), (0, parts.fM)("base", { details: serviceErrorSchema })]);
		const fingerprintChangeSchema = classic_schemas.Ikc({
			name: parts.Qq,
			added: parts.Te,
			removed: parts.Te,
			single: classic_schemas.zMY()
		});
		const missingSchema = classic_schemas.gMt("kind", [
			(0, parts.fM)("none-configured", {}),
			(0, parts.fM)("accepted", { place: placeSchema }),
			(0, parts.fM)("no-history-yet", {
				place: placeSchema,
				cause: missingHistorySchema
			}),
			(0, parts.fM)("no-run-yet", { place: placeSchema }),
			(0, parts.fM)("other-settings", {
				place: placeSchema,
				changes: (0, parts.p_)(fingerprintChangeSchema),
				losses: (0, parts.p_)(record.$h).optional()
			}),
			(0, parts.fM)("unreadable", { place: placeSchema }),
			(0, parts.fM)("no-base-for-event", { event: parts.Qq }),
			(0, parts.fM)("no-commit-before-push", { commit: parts.Qq.exactOptional() }),
			(0, parts.fM)("no-base-for-service", {}),
			(0, parts.fM)("unusable", { unusable: unusableSchema })
		]);
		const comparedRunSchema = record.mG.extend({ others: (0, parts.p_)(measurement.d_).optional() });
		const baselineSchema = classic_schemas.Ikc({
			overallBcr: (0, parts.no)(classic_schemas.aig()),
			citedEngines: (0, parts.no)(classic_schemas.aig()),
			engines: (0, parts.no)((0, parts.p_)(engineNumbersSchema)),
			runs: (0, parts.p_)(comparedRunSchema),
			content: contentComparisonSchema.exactOptional(),
			origin: originSchema,
			losses: (0, parts.p_)(record.$h).optional()
		});
		var compare = __webpack_require__(90367);
		var answer_record = __webpack_require__(8616);
		var rules = __webpack_require__(37685);
		var verdict = __webpack_require__(39231);
		var core = __webpack_require__(88532);
		var stored_settings = __webpack_require__(71995);
		;
		const acceptanceSchema = classic_schemas.Ikc({
			by: parts.Qq,
			review: classic_schemas.YjP().regex(/^\d{1,20}$/),
			isAuthor: classic_schemas.zMY()
		});
		const relapseSchema = classic_schemas.Ikc({
			fact: parts.Qq,
			engine: parts.Qq,
			state: classic_schemas.k5n([
				"wrong",
				"open",
				"unstated",
				"ended"
			]),
			earlierRuns: parts.U9
		});
		const named = { rule: parts.Qq };
		const findingSchema = classic_schemas.gMt("kind", [
			(0, parts.fM)("floor", {
				...named,
				outcome: classic_schemas.k5n([
					"pass",
					"fail",
					"unknown"
				]),
				observed: (0, parts.no)(classic_schemas.aig()),
				floor: classic_schemas.aig()
			}),
			(0, parts.fM)("drop", {
				...named,
				outcome: classic_schemas.k5n([
					"pass",
					"fail",
					"inconclusive",
					"warn"
				]),
				observed: classic_schemas.aig(),
				baseline: classic_schemas.aig(),
				drop: classic_schemas.aig(),
				isPaired: classic_schemas.zMY(),
				tolerance: stored_settings.R9,
				allowed: classic_schemas.aig(),
				isBeyond: classic_schemas.zMY(),
				pValue: (0, parts.no)(classic_schemas.aig())
			}),
			(0, parts.fM)("required-engines", {
				...named,
				outcome: classic_schemas.k5n(["pass", "fail"]),
				required: parts.Te,
				missing: parts.Te
			}),
			(0, parts.fM)("completeness", {
				...named,
				outcome: classic_schemas.k5n(["pass", "warn"]),
				contradictions: parts.U9,
				missingAnswers: parts.U9
			}),
			(0, parts.fM)("answers", {
				...named,
				outcome: classic_schemas.k5n([
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
				outcome: classic_schemas.k5n([
					"pass",
					"warn",
					"fail"
				]),
				wrong: parts.U9,
				relapsed: (0, parts.p_)(relapseSchema).default([])
			})
		]);
		const subjectSchema = classic_schemas.Ikc({
			noun: parts.Qq,
			unit: classic_schemas.k5n([
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
		const blockerSchema = classic_schemas.KCZ([
			blockerErrorSchema,
			(0, parts.fM)("baseline", { unusable: unusableSchema }),
			(0, parts.fM)("service", { details: serviceErrorSchema })
		]);
		const dropResultsSchema = classic_schemas.Ikc({
			noise: classic_schemas.k5n([
				"exact",
				"tested",
				"untested",
				"too-few-runs"
			]),
			level: classic_schemas.aig(),
			pValue: (0, parts.no)(classic_schemas.aig()),
			isByScore: classic_schemas.zMY(),
			since: (0, parts.no)(parts.kB),
			scope: measurement.k3,
			losses: (0, parts.p_)(record.$h),
			lostEngines: parts.Te
		});
		const silentEngineSchema = classic_schemas.Ikc({
			engine: parts.Qq,
			planned: parts.U9,
			evaluated: parts.U9,
			reason: (0, parts.no)(answer_record.uT),
			isOptional: classic_schemas.zMY(),
			leadsTo: classic_schemas.k5n([
				"error",
				"inconclusive",
				"warn"
			])
		});
		const verdictStatusSchema = classic_schemas.k5n([
			"pass",
			"fail",
			"inconclusive",
			"error"
		]);
		const recordingSchema = classic_schemas.gMt("kind", [
			(0, parts.fM)("stored", {}),
			(0, parts.fM)("off", {}),
			(0, parts.fM)("failed", { why: parts.Qq })
		]);
		const commonFields = {
			recording: recordingSchema.exactOptional(),
			isAcceptLost: classic_schemas.euz(true).exactOptional(),
			baseline: classic_schemas.KCZ([classic_schemas.Ikc({ origin: originSchema }), classic_schemas.Ikc({ missing: missingSchema })]),
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
			reportOnly: classic_schemas.zMY(),
			drops: (0, parts.no)(dropResultsSchema),
			silentEngines: (0, parts.p_)(silentEngineSchema)
		});
		var lib_escape = __webpack_require__(68989);
		var json = __webpack_require__(80292);
		var answer_counts = __webpack_require__(82917);
		var report_outcome = __webpack_require__(44247);
		var words = __webpack_require__(72072);
		;
		const storedOutcomeSchema = classic_schemas.Ikc({
			brand: parts.Qq,
			keywords: parts.Te,
			engines: parts.Te,
			language: parts.Qq,
			key: parts.Qq,
			scanPer: stored_settings.WG,
			samples: parts.U9,
			fingerprint: parts.N_,
			verdict: classic_schemas.gMt("kind", [blockedSchema, judgedSchemaOf(rules.y)]),
			failures: (0, parts.p_)(stored_settings.nI),
			measurement: (0, parts.no)(measurement.aY),
			answers: answer_counts.cD,
			costs: (0, parts.p_)(answer_record.$M),
			baseline: (0, parts.no)(baselineSchema),
			models: parts.N_,
			trend: (0, parts.p_)(record.fi),
			shareOfVoice: (0, parts.p_)(measurement.oI),
			plannedScans: parts.U9,
			configChanges: (0, parts.no)((0, parts.p_)(stored_settings.qk)),
			hostBlocks: (0, parts.no)(hostBlocksSchema),
			run: classic_schemas.Ikc({
				startedAt: parts.kB,
				finishedAt: parts.kB
			})
		});
		const MAX_OUTCOME_BYTES = 9e6;
		const FORMAT = "ai-visibility-outcome";
		const VERSION = 3;
		const headerSchema = classic_schemas._H3({
			format: classic_schemas.euz(FORMAT),
			schema_version: classic_schemas.Whr()
		});
		const fileSchema = classic_schemas.Ikc({
			format: classic_schemas.euz(FORMAT),
			schema_version: classic_schemas.euz(VERSION),
			pull_request: classic_schemas.Whr().positive().optional(),
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
			if (value === undefined) return { unreadable: "It is not JSON." };
			const header = headerSchema.safeParse(value);
			if (!header.success) return { unreadable: "It is not the outcome of a gate." };
			const { schema_version: version } = header.data;
			if (version !== VERSION) {
				const advice = "Use the same version of the gate in both workflows.";
				return { unreadable: `It has the version ${version}, and this gate reads ${VERSION}. ${advice}` };
			}
			const parsed = fileSchema.safeParse(value);
			if (!parsed.success) {
				const [issue] = parsed.error.issues;
				const path = (0, lib_escape.h0)(errors.sR(issue?.path ?? []), words.xt);
				return { unreadable: `In it, ${path} is wrong: ${(0, lib_escape.h0)(issue?.message ?? "", words.xt)}.` };
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
				...(0, report_outcome.Q)(outcome),
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
