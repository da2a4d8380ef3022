"use strict";
exports.id = "history-format";
exports.ids = ["history-format"];
exports.modules = {
	69681: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			N_: () => textsByName,
			Qq: () => text,
			Te: () => texts,
			U9: () => count,
			fM: () => kind,
			hl: () => address,
			kB: () => time,
			no: () => maybe,
			p_: () => list,
			xk: () => commitId
		});
		var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2503);
		var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64377);
		const LONGEST_TEXT = 4e3;
		const LONGEST_LIST = 2e4;
		const text = zod__WEBPACK_IMPORTED_MODULE_0__.YjP().max(LONGEST_TEXT);
		const count = zod__WEBPACK_IMPORTED_MODULE_0__.Whr().nonnegative();
		const time = zod__WEBPACK_IMPORTED_MODULE_1__.w$();
		const commitId = zod__WEBPACK_IMPORTED_MODULE_0__.YjP().regex(/^[\da-f]{40}(?:[\da-f]{24})?$/);
		const list = (item) => zod__WEBPACK_IMPORTED_MODULE_0__.YOg(item).max(LONGEST_LIST);
		const texts = list(text);
		const textsByName = zod__WEBPACK_IMPORTED_MODULE_0__.g1P(text, texts).refine((entries) => Object.keys(entries).length <= 100, "must have at most 100 names");
		const address = text.transform(() => "");
		const maybe = (schema) => schema.optional().transform((value) => value);
		const kind = (name, shape) => zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			kind: zod__WEBPACK_IMPORTED_MODULE_0__.euz(name),
			...shape
		});
	}),
	27447: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
		const answerContentSchema = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			cited: zod__WEBPACK_IMPORTED_MODULE_1__.zMY(),
			retrieved: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.no)(zod__WEBPACK_IMPORTED_MODULE_1__.zMY()),
			position: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.no)(_contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9),
			competitors: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(zod__WEBPACK_IMPORTED_MODULE_1__.YjP()),
			ambiguous: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(zod__WEBPACK_IMPORTED_MODULE_1__.YjP()),
			citedSources: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(sourceSchema),
			unknownSources: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			retrievedSources: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(sourceSchema),
			queries: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(zod__WEBPACK_IMPORTED_MODULE_1__.YjP()),
			text: zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),
			isCut: zod__WEBPACK_IMPORTED_MODULE_1__.zMY(),
			isWithheld: zod__WEBPACK_IMPORTED_MODULE_1__.euz(true).exactOptional()
		});
		const problemFacts = {
			detail: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			status: zod__WEBPACK_IMPORTED_MODULE_1__.Whr().exactOptional(),
			shape: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(zod__WEBPACK_IMPORTED_MODULE_1__.YjP().max(600)).max(100).exactOptional()
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
	50147: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			qj: () => MOST_LINES,
			$1: () => addRecord,
			bM: () => formatRecord,
			HU: () => hasTooManyLines,
			yW: () => isEarlierAttempt,
			i6: () => parseHistory,
			Hh: () => parseRecord
		});
		var external_node_util_ = __webpack_require__(57975);
		var schemas = __webpack_require__(2503);
		var core = __webpack_require__(88532);
		var errors = __webpack_require__(37428);
		var parts = __webpack_require__(69681);
		var engine_contents = __webpack_require__(2615);
		var loss = __webpack_require__(93300);
		var iso = __webpack_require__(64377);
		var measurement = __webpack_require__(16088);
		var record = __webpack_require__(46742);
		;
		const lossLineSchema = schemas.Ikc({
			scope: measurement.k3,
			since: iso.w$(),
			told_on: iso.w$(),
			state: record.$h.shape.state,
			failures: parts.U9,
			back_since: iso.w$().optional(),
			nearer: parts.U9
		}).transform(({ told_on: toldOn, back_since: backSince, ...loss }) => ({
			...loss,
			toldOn,
			backSince
		}));
		var names = __webpack_require__(26199);
		var measure = __webpack_require__(19532);
		;
		const listsByName = schemas.g1P(schemas.YjP(), schemas.YOg(schemas.YjP()));
		const common = {
			samples: parts.U9,
			models: listsByName.default({}),
			losses: schemas.YOg(lossLineSchema).default([]),
			scans: schemas.YOg(schemas.Ikc({
				keyword: schemas.YjP().nullish(),
				results: schemas.YOg(schemas.Ikc({
					engine: schemas.YjP(),
					cited: schemas.zMY(),
					bcr_score: schemas.aig()
				}))
			}))
		};
		const rules = schemas.YOg(schemas.Ikc({ outcome: schemas.YjP() })).default([]);
		const numbers = {
			overall_bcr: schemas.aig(),
			cited_engines: parts.U9,
			total_engines: parts.U9
		};
		const place = {
			run_url: schemas.YjP().optional(),
			sha: schemas.YjP().optional()
		};
		const resultFields = schemas.Ikc({
			...common,
			schema_version: schemas.euz(names.Rr),
			verdict: schemas.Ikc({
				status: schemas.YjP(),
				rules
			}),
			run: schemas.Ikc({
				...place,
				finished_at: schemas.YjP()
			}),
			measurement: schemas.Ikc(numbers),
			fingerprint: listsByName
		}).transform(({ run: { finished_at, ...run }, measurement, verdict, ...result }) => toRecord({
			...{
				...result,
				...run,
				...measurement
			},
			...{
				verdict: verdict.status,
				rules: verdict.rules,
				created_at: finished_at
			}
		}));
		const flatFields = schemas.Ikc({
			...{
				...common,
				...numbers,
				...place,
				rules
			},
			schema_version: schemas.Whr().min(1).max(names.Jk),
			verdict: schemas.YjP(),
			brand_name: schemas.YjP(),
			keywords: schemas.YOg(schemas.YjP()),
			requested_engines: schemas.YOg(schemas.YjP()),
			language: schemas.YjP(),
			scan_per: schemas.k5n(["all", "keyword"]),
			created_at: schemas.YjP(),
			fingerprint: listsByName.optional()
		}).transform(({ fingerprint, ...result }) => toRecord({
			...result,
			fingerprint: fingerprint ?? {
				brand: [result.brand_name],
				keywords: result.keywords,
				...result.requested_engines.length > 0 && { engines: result.requested_engines },
				language: [result.language],
				"scan-per": [result.scan_per]
			}
		}));
		function recordOfResult(version) {
			return version === names.Rr ? resultFields : flatFields;
		}
		function toRecord(result) {
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
				fingerprint: result.fingerprint,
				cells: (0, measure.xk)(result.scans.map(({ keyword, results }) => ({
					keyword: keyword ?? undefined,
					scan: { results }
				})))
			};
		}
		;
		const RECORD_FORMAT = "ai-visibility-record";
		const RECORD_VERSION = 3;
		const LONGEST_DOMAIN = 253;
		const flag = schemas.KCZ([schemas.euz(0), schemas.euz(1)]);
		const answersSchema = schemas.Ikc({
			engine: schemas.YjP(),
			cited: schemas.YOg(schemas.YOg(flag).nullable()),
			bcr_score: schemas.YOg(schemas.YOg(schemas.aig()).nullable())
		}).refine(({ cited, bcr_score }) => cited.length === bcr_score.length && cited.every((samples, index) => samples?.length === bcr_score[index]?.length), "cited and bcr_score must be equally long");
		const contentsSchema = schemas.YOg(schemas.Ikc({
			engine: schemas.YjP(),
			answers: parts.U9,
			read: parts.U9.optional(),
			sourced: parts.U9,
			unread: parts.U9.optional(),
			named: parts.U9.optional(),
			domains: schemas.YOg(schemas.PVZ([schemas.YjP().max(LONGEST_DOMAIN), parts.U9])),
			brands: schemas.YOg(schemas.PVZ([
				schemas.YjP().nullable(),
				parts.U9,
				parts.U9
			])).optional()
		})).transform((entries) => entries.map(({ engine, answers, read, sourced, unread, named, domains, brands }) => ({
			...{
				engine,
				answers,
				read,
				sourced,
				unread,
				named
			},
			domains: domains.slice(0, engine_contents.oV).map(([domain, citing]) => ({
				domain,
				answers: citing
			})),
			...brands && { brands: brands.map(([name, cited, mentioned]) => ({
				name: name ?? undefined,
				cited,
				mentioned
			})) }
		})));
		const modelsSchema = schemas.g1P(schemas.YjP(), schemas.YOg(schemas.YjP()));
		const recordLineSchema = schemas.Ikc({
			schema_version: schemas.euz([2, RECORD_VERSION]),
			created_at: schemas.YjP(),
			sha: schemas.YjP().optional(),
			run_url: schemas.YjP().optional(),
			run_attempt: schemas.Whr().positive().default(1),
			failed: schemas.zMY(),
			suspect: schemas.zMY().default(false),
			losses: schemas.YOg(lossLineSchema).default([]),
			accepted: schemas.zMY().default(false),
			overall_bcr: schemas.aig(),
			cited_engines: parts.U9,
			total_engines: parts.U9,
			samples: parts.U9,
			models: modelsSchema.optional(),
			contents: contentsSchema.optional(),
			fingerprint: schemas.g1P(schemas.YjP(), schemas.YOg(schemas.YjP())),
			answers: schemas.YOg(answersSchema)
		}).transform(({ answers, ...record }, context) => {
			const keywords = keywordsOf(record.fingerprint);
			if (answers.some(({ cited }) => cited.length !== keywords.length)) {
				context.addIssue({
					code: "custom",
					path: ["answers"],
					message: "must have an entry for each keyword"
				});
				return core.tm;
			}
			return {
				createdAt: record.created_at,
				sha: record.sha,
				runUrl: record.run_url,
				attempt: record.run_attempt,
				failed: record.failed,
				suspect: record.suspect,
				losses: record.losses,
				accepted: record.accepted,
				overallBcr: record.overall_bcr,
				citedEngines: record.cited_engines,
				totalEngines: record.total_engines,
				samples: record.samples,
				...record.models && { models: record.models },
				...record.contents && { contents: record.contents },
				fingerprint: record.fingerprint,
				cells: answers.flatMap(({ engine, cited, bcr_score }) => keywords.flatMap((keyword, index) => {
					const [votes, bcrScores] = [cited[index], bcr_score[index]];
					return votes && bcrScores && votes.length > 0 ? [{
						keyword,
						engine,
						cited: votes.map((vote) => vote === 1),
						bcrScores
					}] : [];
				}))
			};
		});
		const NEWEST_VERSIONS = new Map([[RECORD_FORMAT, RECORD_VERSION], [names.gw, names.Rr]]);
		const headerSchema = schemas._H3({
			format: schemas.YjP().optional(),
			schema_version: schemas.Whr()
		});
		function parseHistory(text) {
			const history = {
				records: [],
				problems: []
			};
			for (const [index, line] of text.split(/\r?\n/).entries()) {
				if (line.trim() === "") continue;
				const read = parseLine(line);
				if ("record" in read) history.records.push(read.record);
				else history.problems.push({
					unit: "line",
					position: index + 1,
					cause: read.cause
				});
			}
			return history;
		}
		function parseLine(line) {
			let value;
			try {
				value = JSON.parse(line);
			} catch {
				return { cause: { kind: "not-json" } };
			}
			return parseRecord(value);
		}
		function parseRecord(value) {
			const header = headerSchema.safeParse(value);
			if (!header.success) return { cause: { kind: "no-version" } };
			const { schema_version: version } = header.data;
			const format = header.data.format ?? (version === 1 ? names.gw : RECORD_FORMAT);
			const newest = NEWEST_VERSIONS.get(format);
			if (newest === undefined) return { cause: {
				kind: "unknown-format",
				format
			} };
			if (version > newest) return { cause: {
				kind: "newer-version",
				version,
				newest
			} };
			const parsed = format === names.gw ? recordOfResult(version).safeParse(value) : recordLineSchema.safeParse(value);
			if (parsed.success) return { record: parsed.data };
			const [issue] = parsed.error.issues;
			return { cause: {
				kind: "invalid",
				path: errors.sR(issue?.path ?? []),
				message: issue?.message ?? ""
			} };
		}
		const NEWLINE = "\n".charCodeAt(0);
		const MOST_LINES = 2e4;
		function hasTooManyLines(bytes) {
			let lines = 0;
			for (let at = bytes.indexOf(NEWLINE); at !== -1; at = bytes.indexOf(NEWLINE, at + 1)) {
				lines += 1;
				if (lines > MOST_LINES) return true;
			}
			return false;
		}
		function appendLine(old, line) {
			const isOpen = old.length > 0 && old.at(-1) !== NEWLINE;
			return Buffer.concat([old, Buffer.from(`${isOpen ? "\n" : ""}${line}\n`)]);
		}
		function addRecord(old, record) {
			const line = formatRecord(record);
			if (record.attempt === 1) return appendLine(old, line);
			const lines = Buffer.from(old).toString("latin1").split(/(?<=\n)/);
			const kept = lines.filter((text) => !isEarlierAttempt(Buffer.from(text, "latin1").toString(), record));
			return appendLine(Buffer.from(kept.join(""), "latin1"), line);
		}
		function isEarlierAttempt(line, { runUrl, attempt, fingerprint }) {
			if (attempt === 1 || runUrl === undefined || !line.includes(runUrl)) return false;
			const read = parseLine(line);
			return "record" in read && read.record.runUrl === runUrl && read.record.attempt < attempt && (0, external_node_util_.isDeepStrictEqual)(read.record.fingerprint, fingerprint);
		}
		function formatRecord(record) {
			const keywords = keywordsOf(record.fingerprint);
			const byEngine = Map.groupBy(record.cells, ({ engine }) => engine);
			return JSON.stringify({
				format: RECORD_FORMAT,
				schema_version: RECORD_VERSION,
				created_at: record.createdAt,
				...record.sha !== undefined && { sha: record.sha },
				...record.runUrl !== undefined && { run_url: record.runUrl },
				...record.attempt > 1 && { run_attempt: record.attempt },
				failed: record.failed,
				...record.suspect && { suspect: true },
				...record.losses.length > 0 && { losses: record.losses.map(loss.z) },
				...record.accepted && { accepted: true },
				overall_bcr: record.overallBcr,
				cited_engines: record.citedEngines,
				total_engines: record.totalEngines,
				samples: record.samples,
				...record.models && { models: record.models },
				...record.contents && { contents: record.contents.map(({ domains, brands, ...entry }) => ({
					...entry,
					domains: domains.map(({ domain, answers }) => [domain, answers]),
					...brands && { brands: brands.map(({ name, cited, mentioned }) => [
						name ?? null,
						cited,
						mentioned
					]) }
				})) },
				fingerprint: record.fingerprint,
				answers: Array.from(byEngine, ([engine, cells]) => {
					const ofKeyword = new Map(cells.map((cell) => [cell.keyword, cell]));
					const aligned = keywords.map((keyword) => ofKeyword.get(keyword));
					return {
						engine,
						cited: aligned.map((cell) => cell?.cited.map(Number) ?? null),
						bcr_score: aligned.map((cell) => cell?.bcrScores ?? null)
					};
				})
			});
		}
		function keywordsOf({ keywords = [], "scan-per": scanPer = [] }) {
			return scanPer.includes("keyword") ? keywords : [undefined];
		}
	}),
	46742: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$h: () => lossSchema,
			fi: () => recordSchema,
			mG: () => baselineRunSchema
		});
		var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2503);
		var _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69681);
		var _scan_answer_counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82917);
		var _scan_measurement_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16088);
		const baselineRunSchema = zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			createdAt: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.kB.optional(),
			overallBcr: zod__WEBPACK_IMPORTED_MODULE_3__.aig(),
			citedEngines: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			cells: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.p_)(_scan_measurement_js__WEBPACK_IMPORTED_MODULE_2__.gQ),
			models: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.N_.optional(),
			contents: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.p_)(_scan_answer_counts_js__WEBPACK_IMPORTED_MODULE_1__.Iu).optional()
		});
		const lossSchema = zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			scope: _scan_measurement_js__WEBPACK_IMPORTED_MODULE_2__.k3,
			since: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.kB,
			toldOn: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.kB,
			state: zod__WEBPACK_IMPORTED_MODULE_3__.k5n([
				"failed",
				"low",
				"nearer",
				"unseen",
				"back",
				"chance"
			]),
			failures: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			backSince: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.no)(_contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.kB),
			nearer: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9
		});
		const recordSchema = baselineRunSchema.extend({
			createdAt: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.kB,
			sha: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.no)(_contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq),
			runUrl: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq.optional().transform(() => undefined),
			attempt: zod__WEBPACK_IMPORTED_MODULE_3__.Whr().positive(),
			failed: zod__WEBPACK_IMPORTED_MODULE_3__.zMY(),
			suspect: zod__WEBPACK_IMPORTED_MODULE_3__.zMY(),
			losses: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.p_)(lossSchema),
			accepted: zod__WEBPACK_IMPORTED_MODULE_3__.zMY(),
			totalEngines: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			samples: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			fingerprint: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.N_
		});
	}),
	82917: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Iu: () => engineContentsSchema,
			cD: () => answerCountsSchema,
			xu: () => engineAnswersSchema,
			zN: () => missingAnswersSchema
		});
		var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2503);
		var _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69681);
		var _embedded_engines_answer_record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27447);
		const engineAnswersSchema = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			engine: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			planned: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			evaluated: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			problem: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.no)(_embedded_engines_answer_record_js__WEBPACK_IMPORTED_MODULE_1__.zq)
		});
		const missingAnswersSchema = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			engine: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			count: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			planned: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			keyword: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			reason: _embedded_engines_answer_record_js__WEBPACK_IMPORTED_MODULE_1__.uT
		});
		const answerCountsSchema = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			planned: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			evaluated: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			engines: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.p_)(engineAnswersSchema),
			missing: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.p_)(missingAnswersSchema)
		});
		const engineContentsSchema = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			engine: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			answers: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			read: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.no)(_contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9),
			sourced: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			unread: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.no)(_contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9),
			named: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.no)(_contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9),
			domains: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.p_)(zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
				domain: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
				answers: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9
			})),
			brands: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.p_)(zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
				name: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.no)(_contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq),
				cited: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
				mentioned: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9
			})).exactOptional()
		});
		const presenceSchema = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			evaluated: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			cited: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			mentioned: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			retrievedNotCited: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			neverRetrieved: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			uncited: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			namedFirst: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			ambiguous: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9
		});
		const answersSummarySchema = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			total: presenceSchema,
			engines: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(presenceSchema.extend({ engine: zod__WEBPACK_IMPORTED_MODULE_2__.YjP() })),
			domains: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(_embedded_engines_answer_record_js__WEBPACK_IMPORTED_MODULE_1__.Mw.extend({
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
			bcrScore: zod__WEBPACK_IMPORTED_MODULE_1__.aig(),
			sentiment: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			sentiments: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Te,
			snippet: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			sourceUrl: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.hl,
			answers: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			citedAnswers: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9
		});
		const keywordMeasurementSchema = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			keyword: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			overallBcr: zod__WEBPACK_IMPORTED_MODULE_1__.aig(),
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
			bcrScores: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.p_)(zod__WEBPACK_IMPORTED_MODULE_1__.aig())
		});
		const contradictionSchema = zod__WEBPACK_IMPORTED_MODULE_1__.gMt("kind", [
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
			overallBcr: zod__WEBPACK_IMPORTED_MODULE_1__.aig(),
			citedEngines: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			totalEngines: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			avgSentiment: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			avgSentiments: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Te,
			engines: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.p_)(engineMeasurementSchema),
			keywords: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.p_)(keywordMeasurementSchema),
			cells: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.p_)(cellSchema),
			scanIds: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Te,
			contradictions: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.p_)(contradictionSchema)
		});
		const brandShareSchema = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			name: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			isOwn: zod__WEBPACK_IMPORTED_MODULE_1__.zMY(),
			answers: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			citedAnswers: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			share: zod__WEBPACK_IMPORTED_MODULE_1__.aig(),
			overallBcr: zod__WEBPACK_IMPORTED_MODULE_1__.aig()
		});
	})
};
;
