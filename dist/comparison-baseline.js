"use strict";
exports.id = "comparison-baseline";
exports.ids = ["comparison-baseline"];
exports.modules = {
	85192: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			d2: () => baselineSchema,
			Af: () => missingSchema,
			ID: () => originSchema,
			nL: () => unusableSchema
		});
		var schemas = __webpack_require__(2503);
		var corpus_facts = __webpack_require__(98993);
		var parts = __webpack_require__(69681);
		var service_error = __webpack_require__(24639);
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
		const valueSchema = schemas.Ikc({
			before: parts.Qq,
			now: parts.Qq
		});
		const findingSchema = schemas.Ikc({
			status: schemas.k5n([
				"same",
				"changed",
				"standing",
				"missing",
				"refused"
			]),
			line: (0, parts.no)(quoteSchema),
			lacks: parts.Te,
			values: (0, parts.p_)(valueSchema)
		});
		const statementSchema = schemas.Ikc({
			before: quoteSchema,
			isOwners: schemas.zMY(),
			readings: (0, parts.p_)(findingSchema)
		});
		const problemSchema = schemas.k5n([
			"no-key",
			"over-budget",
			"refusal",
			"cut",
			"prompt-cut",
			"odd-form",
			"missed-control",
			"unanswered"
		]);
		const readingSchema = schemas.Ikc({
			reader: parts.Qq,
			outcome: schemas.k5n([
				"kept",
				"weaker",
				"lost",
				"undecided",
				"not-read"
			]),
			problem: problemSchema.exactOptional(),
			byWords: schemas.Ikc({
				outcome: schemas.k5n([
					"lost",
					"weaker",
					"unchanged"
				]),
				loss: schemas.aig()
			}),
			statements: (0, parts.p_)(statementSchema),
			requests: parts.U9,
			remembered: parts.U9,
			sent: parts.U9,
			costUsd: (0, parts.no)(schemas.aig())
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
			reading: readingSchema.exactOptional(),
			baseScore: schemas.aig(),
			headScore: schemas.aig()
		});
		var record = __webpack_require__(46742);
		;
		const store_placeSchema = schemas.gMt("kind", [
			(0, parts.fM)("artifact", { name: parts.Qq }),
			(0, parts.fM)("branch", {
				branch: parts.Qq,
				path: parts.Qq
			}),
			(0, parts.fM)("file", {
				path: parts.Qq,
				commit: parts.xk.exactOptional()
			})
		]);
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
			(0, parts.fM)("no-file-on-branch", { permission: permissionSchema }),
			(0, parts.fM)("no-artifact", { defaultBranch: parts.Qq }),
			(0, parts.fM)("artifact-expired", { defaultBranch: parts.Qq })
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
			(0, parts.fM)("file-system", { detail: parts.Qq }),
			(0, parts.fM)("not-to-be-used", { facts: corpus_facts.py }),
			(0, parts.fM)("empty", {}),
			(0, parts.fM)("not-json", {}),
			(0, parts.fM)("invalid", {
				path: parts.Qq,
				message: parts.Qq
			}),
			(0, parts.fM)("record", { cause: recordCauseSchema }),
			(0, parts.fM)("no-readable-record", { first: recordCauseSchema })
		]);
		var measurement = __webpack_require__(16088);
		;
		const contentComparisonSchema = schemas.rej({
			pages: parts.U9,
			passedOver: (0, parts.p_)(corpus_facts.uO),
			keywords: (0, parts.p_)(keywordChangeSchema)
		});
		const [artifact, branch, file] = store_placeSchema.options;
		const runs = { runs: parts.U9 };
		const sources = [
			artifact.extend(runs),
			branch.extend(runs),
			file.extend(runs),
			(0, parts.fM)("base", { against: baseSchema })
		];
		const sourceOriginSchema = schemas.gMt("kind", sources);
		const originSchema = schemas.gMt("kind", [...sources, (0, parts.fM)("inputs", { rest: (0, parts.no)(sourceOriginSchema) })]);
		const unusableSchema = schemas.gMt("kind", [(0, parts.fM)("history", {
			place: store_placeSchema,
			cause: unusableHistorySchema
		}), (0, parts.fM)("base", { facts: service_error.r })]);
		const fingerprintChangeSchema = schemas.Ikc({
			name: parts.Qq,
			added: parts.Te,
			removed: parts.Te,
			single: schemas.zMY()
		});
		const missingSchema = schemas.gMt("kind", [
			(0, parts.fM)("none-configured", {}),
			(0, parts.fM)("accepted", { place: store_placeSchema }),
			(0, parts.fM)("no-history-yet", {
				place: store_placeSchema,
				cause: missingHistorySchema
			}),
			(0, parts.fM)("no-run-yet", { place: store_placeSchema }),
			(0, parts.fM)("no-readable-run", { place: store_placeSchema }),
			(0, parts.fM)("other-settings", {
				place: store_placeSchema,
				changes: (0, parts.p_)(fingerprintChangeSchema)
			}),
			(0, parts.fM)("unreadable", { place: store_placeSchema }),
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
	}),
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
	10124: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Q: () => missingShards,
			s: () => gapSchema
		});
		var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2503);
		var _parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69681);
		const partialProblemSchema = zod__WEBPACK_IMPORTED_MODULE_1__.gMt("kind", [
			(0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("cut", {}),
			(0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("invalid", {
				line: _parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
				detail: _parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq
			}),
			(0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("newer-version", {
				version: _parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
				newest: _parts_js__WEBPACK_IMPORTED_MODULE_0__.U9
			}),
			(0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("too-large", {}),
			(0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("unreadable", { detail: _parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq }),
			(0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("no-storage", {}),
			(0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("not-downloaded", {
				detail: _parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
				lacksPermission: zod__WEBPACK_IMPORTED_MODULE_1__.zMY()
			}),
			(0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("other-digest", {}),
			(0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("broken-archive", {}),
			(0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("no-file", {}),
			(0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("other-run", { runId: _parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq }),
			(0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("later-attempt", { attempt: _parts_js__WEBPACK_IMPORTED_MODULE_0__.U9 }),
			(0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("other-commit", { sha: _parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq }),
			(0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("other-config", {}),
			(0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("other-split", { count: _parts_js__WEBPACK_IMPORTED_MODULE_0__.U9 }),
			(0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("incomplete", { gate: _parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq })
		]);
		const unusablePartialSchema = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			file: _parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			problem: partialProblemSchema
		});
		const shard = zod__WEBPACK_IMPORTED_MODULE_1__.YjP().regex(/^\d{1,3}\/\d{1,3}$/);
		const missingShards = {
			shards: (0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.p_)(shard),
			unusable: (0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.p_)(unusablePartialSchema)
		};
		const gapSchema = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			...missingShards,
			keywords: _parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			allKeywords: _parts_js__WEBPACK_IMPORTED_MODULE_0__.U9
		});
	}),
	24639: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { r: () => serviceErrorSchema });
		var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2503);
		var _corpus_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98993);
		var _parts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69681);
		const serviceErrorSchema = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			kind: zod__WEBPACK_IMPORTED_MODULE_2__.k5n([
				"http",
				"connection",
				"timeout",
				"cancelled",
				"invalid-response",
				"not-completed",
				"not-sent",
				"setup"
			]),
			request: _parts_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
			detail: _parts_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
			corpus: _corpus_facts_js__WEBPACK_IMPORTED_MODULE_0__.m5.exactOptional(),
			status: zod__WEBPACK_IMPORTED_MODULE_2__.Whr().exactOptional(),
			code: _parts_js__WEBPACK_IMPORTED_MODULE_1__.Qq.exactOptional(),
			retryAfter: zod__WEBPACK_IMPORTED_MODULE_2__.aig().exactOptional(),
			attempts: _parts_js__WEBPACK_IMPORTED_MODULE_1__.U9.exactOptional()
		});
	}),
	5965: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			MX: () => blockedSchema,
			Ym: () => judgedSchemaOf,
			xo: () => preflightBlockerSchema
		});
		var schemas = __webpack_require__(2503);
		var baseline = __webpack_require__(85192);
		var partial_problem = __webpack_require__(10124);
		var parts = __webpack_require__(69681);
		var service_error = __webpack_require__(24639);
		var answer_record = __webpack_require__(27447);
		var record = __webpack_require__(46742);
		var answer_counts = __webpack_require__(82917);
		var measurement = __webpack_require__(16088);
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
		const preflightBlockerSchema = schemas.gMt("kind", [
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
			})
		]);
		const blockerSchema = schemas.gMt("kind", [
			...preflightBlockerSchema.options,
			(0, parts.fM)("baseline", { unusable: baseline.nL }),
			(0, parts.fM)("missing-shards", partial_problem.Q),
			(0, parts.fM)("service", { facts: service_error.r }),
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
			again: schemas.zMY(),
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
			baseline: schemas.KCZ([schemas.Ikc({ origin: baseline.ID }), schemas.Ikc({ missing: baseline.Af })]),
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
	}),
	2445: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			_M: () => parseOutcome,
			bz: () => MOST_OUTCOME_BYTES,
			formatOutcome: () => formatOutcome
		});
		var zod__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(2503);
		var zod__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(37428);
		var _comparison_baseline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85192);
		var _comparison_compare_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90367);
		var _contract_partial_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10124);
		var _contract_parts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69681);
		var _embedded_engines_answer_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27447);
		var _gate_rules_rules_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51816);
		var _gate_sight_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(21075);
		var _gate_verdict_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(39231);
		var _gate_verdict_schema_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5965);
		var _history_record_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(46742);
		var _inputs_stored_settings_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(71995);
		var _lib_json_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(80292);
		var _scan_answer_counts_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(82917);
		var _scan_measurement_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(16088);
		const storedOutcomeSchema = zod__WEBPACK_IMPORTED_MODULE_12__.Ikc({
			brand: _contract_parts_js__WEBPACK_IMPORTED_MODULE_3__.Qq,
			keywords: _contract_parts_js__WEBPACK_IMPORTED_MODULE_3__.Te,
			engines: _contract_parts_js__WEBPACK_IMPORTED_MODULE_3__.Te,
			language: _contract_parts_js__WEBPACK_IMPORTED_MODULE_3__.Qq,
			key: _contract_parts_js__WEBPACK_IMPORTED_MODULE_3__.Qq,
			scanPer: _inputs_stored_settings_js__WEBPACK_IMPORTED_MODULE_9__.WG,
			scanPerReason: _inputs_stored_settings_js__WEBPACK_IMPORTED_MODULE_9__.i6,
			samples: _contract_parts_js__WEBPACK_IMPORTED_MODULE_3__.U9,
			fingerprint: _contract_parts_js__WEBPACK_IMPORTED_MODULE_3__.N_,
			verdict: zod__WEBPACK_IMPORTED_MODULE_12__.gMt("kind", [_gate_verdict_schema_js__WEBPACK_IMPORTED_MODULE_7__.MX, (0, _gate_verdict_schema_js__WEBPACK_IMPORTED_MODULE_7__.Ym)(_gate_rules_rules_js__WEBPACK_IMPORTED_MODULE_5__.y)]),
			failures: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_3__.p_)(_inputs_stored_settings_js__WEBPACK_IMPORTED_MODULE_9__.nI),
			sight: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_3__.no)(_gate_sight_js__WEBPACK_IMPORTED_MODULE_6__.H),
			measurement: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_3__.no)(_scan_measurement_js__WEBPACK_IMPORTED_MODULE_11__.aY),
			answers: _scan_answer_counts_js__WEBPACK_IMPORTED_MODULE_10__.cD,
			costs: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_3__.p_)(_embedded_engines_answer_record_js__WEBPACK_IMPORTED_MODULE_4__.$M),
			baseline: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_3__.no)(_comparison_baseline_js__WEBPACK_IMPORTED_MODULE_0__.d2),
			models: _contract_parts_js__WEBPACK_IMPORTED_MODULE_3__.N_,
			trend: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_3__.p_)(_history_record_js__WEBPACK_IMPORTED_MODULE_8__.fi),
			shareOfVoice: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_3__.p_)(_scan_measurement_js__WEBPACK_IMPORTED_MODULE_11__.oI),
			plannedScans: _contract_parts_js__WEBPACK_IMPORTED_MODULE_3__.U9,
			configChanges: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_3__.no)((0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_3__.p_)(_inputs_stored_settings_js__WEBPACK_IMPORTED_MODULE_9__.qk)),
			configCommit: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_3__.no)(_contract_parts_js__WEBPACK_IMPORTED_MODULE_3__.xk),
			gap: _contract_partial_problem_js__WEBPACK_IMPORTED_MODULE_2__.s.optional(),
			run: zod__WEBPACK_IMPORTED_MODULE_12__.Ikc({
				startedAt: _contract_parts_js__WEBPACK_IMPORTED_MODULE_3__.kB,
				finishedAt: _contract_parts_js__WEBPACK_IMPORTED_MODULE_3__.kB
			})
		});
		const MOST_OUTCOME_BYTES = 9e6;
		const FORMAT = "ai-visibility-outcome";
		const VERSION = 3;
		const headerSchema = zod__WEBPACK_IMPORTED_MODULE_12__._H3({
			format: zod__WEBPACK_IMPORTED_MODULE_12__.euz(FORMAT),
			schema_version: zod__WEBPACK_IMPORTED_MODULE_12__.Whr()
		});
		const fileSchema = zod__WEBPACK_IMPORTED_MODULE_12__.Ikc({
			format: zod__WEBPACK_IMPORTED_MODULE_12__.euz(FORMAT),
			schema_version: zod__WEBPACK_IMPORTED_MODULE_12__.euz(VERSION),
			pull_request: zod__WEBPACK_IMPORTED_MODULE_12__.Whr().positive().optional(),
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
			const value = (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_13__.q)(text);
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
				const path = zod__WEBPACK_IMPORTED_MODULE_14__.sR(issue?.path ?? []);
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
					comparison: measurement && baseline && (0, _comparison_compare_js__WEBPACK_IMPORTED_MODULE_1__.UD)(measurement, baseline, outcome, (0, _gate_verdict_js__WEBPACK_IMPORTED_MODULE_15__.eI)(outcome.verdict)?.since),
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
