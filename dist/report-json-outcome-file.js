"use strict";
exports.id = "report-json-outcome-file";
exports.ids = ["report-json-outcome-file"];
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
	36722: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			bz: () => MOST_OUTCOME_BYTES,
			formatOutcome: () => formatOutcome,
			_M: () => parseOutcome
		});
		var schemas = __webpack_require__(2503);
		var errors = __webpack_require__(37428);
		var parts = __webpack_require__(69681);
		;
		const passedOverReasonSchema = schemas.k5n([
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
			"included",
			"not-public",
			"no-text",
			"lfs-pointer",
			"too-large",
			"not-text",
			"not-parsable"
		]);
		const passedOverSchema = schemas.Ikc({
			reason: passedOverReasonSchema,
			extension: parts.Qq.exactOptional(),
			language: parts.Qq.exactOptional(),
			count: parts.U9,
			examples: parts.Te
		});
		const gitFacts = {
			command: parts.Qq,
			detail: parts.Qq,
			commit: parts.Qq.exactOptional()
		};
		const gitErrors = [
			(0, parts.fM)("not-a-checkout", {
				...gitFacts,
				inner: parts.Qq.exactOptional()
			}),
			(0, parts.fM)("no-git", gitFacts),
			(0, parts.fM)("other-owner", gitFacts),
			(0, parts.fM)("commit-unavailable", gitFacts),
			(0, parts.fM)("git-failed", gitFacts)
		];
		const nothingRead = {
			lookedFor: parts.Te,
			competitor: parts.Qq.exactOptional(),
			passedOver: (0, parts.p_)(passedOverSchema)
		};
		const nothingReadErrors = [
			(0, parts.fM)("no-pages", nothingRead),
			(0, parts.fM)("no-match", nothingRead),
			(0, parts.fM)("no-competitor-pages", nothingRead),
			(0, parts.fM)("no-base-pages", nothingRead),
			(0, parts.fM)("base-not-in-git", nothingRead)
		];
		const pageReadingSchema = (0, parts.fM)("page-reading-failed", {
			reason: schemas.k5n([
				"too-slow",
				"out-of-memory",
				"crashed"
			]),
			detail: parts.Qq,
			path: parts.Qq.exactOptional(),
			fact: parts.Qq.exactOptional()
		});
		const limitReasonSchema = passedOverReasonSchema.extract(["too-large", "not-parsable"]);
		const missingOwnerSchema = schemas.Ikc({
			keyword: parts.Qq,
			path: parts.Qq,
			heading: parts.Qq.exactOptional(),
			found: (0, parts.no)(schemas.Ikc({
				path: parts.Qq,
				heading: parts.Qq.optional()
			})),
			isRenamed: schemas.zMY(),
			reason: (0, parts.no)(passedOverReasonSchema)
		});
		const doubtSchema = schemas.gMt("kind", [
			(0, parts.fM)("nothing-to-lose", {
				pages: parts.U9,
				passedOver: (0, parts.p_)(passedOverSchema)
			}),
			(0, parts.fM)("owner-missing", { owners: (0, parts.p_)(missingOwnerSchema) }),
			(0, parts.fM)("edited-tree", {
				pages: parts.U9,
				examples: parts.Te
			}),
			(0, parts.fM)("address-unknown", {
				pages: parts.U9,
				examples: parts.Te
			}),
			(0, parts.fM)("site-moved", {
				pages: parts.U9,
				from: parts.Qq,
				to: parts.Qq
			}),
			(0, parts.fM)("same-build", { folder: parts.Qq })
		]);
		const beyondLimitSchema = (0, parts.fM)("pages-beyond-limit", { pages: (0, parts.p_)(schemas.Ikc({
			path: parts.Qq,
			reason: limitReasonSchema
		})) });
		const baseFileSchema = (0, parts.fM)("no-base-file", {
			path: parts.Qq,
			reason: schemas.gMt("kind", [
				...gitErrors,
				(0, parts.fM)("folder", {}),
				(0, parts.fM)("link", {}),
				(0, parts.fM)("submodule", {})
			])
		});
		const linkOutSchema = (0, parts.fM)("link-out", {
			path: parts.Qq,
			target: parts.Qq
		});
		const fileFactsSchema = schemas.gMt("kind", [baseFileSchema, linkOutSchema]);
		const corpusErrorSchema = schemas.gMt("kind", [
			...gitErrors,
			...nothingReadErrors,
			pageReadingSchema,
			beyondLimitSchema,
			...fileFactsSchema.options,
			(0, parts.fM)("no-folder", { folder: parts.Qq }),
			(0, parts.fM)("other-tree", {
				checkedOut: parts.Qq,
				head: parts.Qq
			}),
			(0, parts.fM)("owner-missing", { owners: (0, parts.p_)(missingOwnerSchema) }),
			(0, parts.fM)("base-pages-committed", { folder: parts.Qq })
		]);
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
			corpus: corpusErrorSchema.exactOptional(),
			status: schemas.Whr().exactOptional(),
			code: parts.Qq.exactOptional(),
			retryAfter: schemas.aig().exactOptional(),
			attempts: parts.U9.exactOptional()
		});
		var find_wrong = __webpack_require__(78717);
		var record = __webpack_require__(46742);
		;
		const placeSchema = schemas.gMt("kind", [(0, parts.fM)("branch", {
			branch: parts.Qq,
			path: parts.Qq
		}), (0, parts.fM)("file", {
			path: parts.Qq,
			commit: parts.xk.exactOptional()
		})]);
		const engineNumbersSchema = schemas.Ikc({
			engine: parts.Qq,
			cited: schemas.zMY(),
			bcrScore: (0, parts.no)(schemas.aig())
		});
		const permissionSchema = schemas.k5n([
			"actions: read",
			"contents: read",
			"contents: write"
		]);
		const missingHistorySchema = schemas.gMt("kind", [
			(0, parts.fM)("no-file", {}),
			(0, parts.fM)("added-by-change", {}),
			(0, parts.fM)("no-branch", {}),
			(0, parts.fM)("no-file-on-branch", { permission: permissionSchema })
		]);
		const recordCauseSchema = schemas.gMt("kind", [
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
		const unusableHistorySchema = schemas.gMt("kind", [
			(0, parts.fM)("unread", {}),
			(0, parts.fM)("file-system", { detail: parts.Qq }),
			(0, parts.fM)("not-to-be-used", { facts: fileFactsSchema }),
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
				reason: passedOverReasonSchema,
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
				share: schemas.aig().exactOptional()
			}),
			(0, parts.fM)("outranked", { path: parts.Qq })
		]);
		const valuePlaceSchema = schemas.Ikc({
			before: parts.Qq,
			now: (0, parts.no)(parts.Qq),
			values: parts.Te,
			line: parts.U9
		});
		const lostValuesSchema = schemas.Ikc({
			kind: schemas.k5n([
				"amount",
				"figure",
				"name"
			]),
			isRows: schemas.zMY(),
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
		var measurement = __webpack_require__(16088);
		;
		const contentComparisonSchema = schemas.rej({
			pages: parts.U9,
			passedOver: (0, parts.p_)(passedOverSchema),
			doubts: (0, parts.p_)(doubtSchema).exactOptional(),
			facts: (0, parts.p_)(find_wrong.HM).exactOptional(),
			keywords: (0, parts.p_)(keywordChangeSchema)
		});
		const [branch, file] = placeSchema.options;
		const runs = { runs: parts.U9 };
		const sources = [
			branch.extend(runs),
			file.extend(runs),
			(0, parts.fM)("base", { against: baseSchema })
		];
		const sourceOriginSchema = schemas.gMt("kind", sources);
		const originSchema = schemas.gMt("kind", [...sources, (0, parts.fM)("inputs", { rest: (0, parts.no)(sourceOriginSchema) })]);
		const unusableSchema = schemas.gMt("kind", [(0, parts.fM)("history", {
			place: placeSchema,
			cause: unusableHistorySchema
		}), (0, parts.fM)("base", { facts: serviceErrorSchema })]);
		const fingerprintChangeSchema = schemas.Ikc({
			name: parts.Qq,
			added: parts.Te,
			removed: parts.Te,
			single: schemas.zMY()
		});
		const missingSchema = schemas.gMt("kind", [
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
		const baselineSchema = schemas.Ikc({
			overallBcr: (0, parts.no)(schemas.aig()),
			citedEngines: (0, parts.no)(schemas.aig()),
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
		var answer_counts = __webpack_require__(82917);
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
			(0, parts.fM)("cost-unknown", {
				engines: parts.Te,
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
		const verdictFacts = {
			recording: recordingSchema.exactOptional(),
			isAcceptLost: schemas.euz(true).exactOptional(),
			baseline: schemas.KCZ([schemas.Ikc({ origin: originSchema }), schemas.Ikc({ missing: missingSchema })]),
			unmeasuredCompetitors: parts.Te
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
		var lib_escape = __webpack_require__(68989);
		var json = __webpack_require__(80292);
		var report_outcome = __webpack_require__(44247);
		var words = __webpack_require__(44702);
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
			answers: answer_counts.cD,
			costs: (0, parts.p_)(answer_record.$M),
			baseline: (0, parts.no)(baselineSchema),
			models: parts.N_,
			trend: (0, parts.p_)(record.fi),
			shareOfVoice: (0, parts.p_)(measurement.oI),
			plannedScans: parts.U9,
			configChanges: (0, parts.no)((0, parts.p_)(stored_settings.qk)),
			hostBlocks: (0, parts.no)(hostBlocksSchema),
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
		function toStored(outcome) {
			const { baseline, comparison } = outcome;
			const { startedAt, finishedAt } = outcome.run;
			return {
				...(0, report_outcome.x)(outcome),
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
