"use strict";
exports.id = 9998;
exports.ids = [9998, 7617];
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
	7617: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			createFileStore: () => createFileStore,
			u: () => parseHistoryFile
		});
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
		var zod__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(27597);
		var zod__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(37428);
		var _checkout_base_commits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3679);
		var _contract_parts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69681);
		var _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25988);
		var _lib_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13963);
		var _lib_snake_case_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(33541);
		var _lib_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(94869);
		var _format_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(78713);
		var _store_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(77346);
		const MAX_RUNS = 124;
		const historySchema = zod__WEBPACK_IMPORTED_MODULE_8__._H3({ records: zod__WEBPACK_IMPORTED_MODULE_8__.YOg(zod__WEBPACK_IMPORTED_MODULE_8__.L5J()) });
		const numbersSchema = zod__WEBPACK_IMPORTED_MODULE_8__.Ikc({
			overallBcr: zod__WEBPACK_IMPORTED_MODULE_8__.aig(),
			citedEngines: zod__WEBPACK_IMPORTED_MODULE_8__.Whr().nonnegative(),
			engines: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_2__.no)(zod__WEBPACK_IMPORTED_MODULE_8__.YOg(_store_js__WEBPACK_IMPORTED_MODULE_7__.or))
		});
		function createFileStore({ path, workspace, signal, ...commits }) {
			const place = {
				kind: "file",
				path
			};
			let reading;
			async function readBefore() {
				const before = await (0, _checkout_base_commits_js__WEBPACK_IMPORTED_MODULE_1__.go)({
					folder: workspace,
					signal
				}, commits, path);
				if (before.kind === "work-tree") return undefined;
				if (before.kind === "added") return { missing: { kind: "added-by-change" } };
				const { read } = parseContent(before.text);
				return "unusable" in read ? read : {
					...read,
					place: {
						...place,
						commit: before.commit
					}
				};
			}
			async function read() {
				try {
					const before = await readBefore();
					if (before !== undefined) return before;
				} catch (error) {
					return { unusable: toUnusable(error) };
				}
				return (await readContent(workspace, path)).read;
			}
			async function add(records) {
				const content = await readContent(workspace, path);
				if ("unusable" in content.read) return { problem: content.read };
				if ("numbers" in content.read) return { problem: { unusable: { kind: "numbers" } } };
				try {
					const lines = records.reduce((all, { record }) => [...all.filter((line) => !(0, _format_js__WEBPACK_IMPORTED_MODULE_6__.yW)(line, record)), (0, _format_js__WEBPACK_IMPORTED_MODULE_6__.bM)(record)], content.lines);
					await (0, _lib_files_js__WEBPACK_IMPORTED_MODULE_4__.lo)(path, formatHistoryFile(lines), workspace);
					return { stored: place };
				} catch (error) {
					return { problem: { why: `the file could not be written (${(0, _lib_text_js__WEBPACK_IMPORTED_MODULE_9__.bC)(error)}).` } };
				}
			}
			return {
				placeOf: () => place,
				read() {
					reading ??= read();
					return reading;
				},
				async append(records) {
					reading = undefined;
					const result = await add(records);
					return new Map(records.map(({ key }) => [key, result]));
				}
			};
		}
		async function readContent(workspace, path) {
			try {
				return parseContent(await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(await (0, _lib_files_js__WEBPACK_IMPORTED_MODULE_4__.LI)(workspace, path), "utf8"));
			} catch (error) {
				if (error instanceof Error && "code" in error && error.code === "ENOENT") {
					return {
						read: { missing: { kind: "no-file" } },
						lines: []
					};
				}
				return asUnusable(toUnusable(error));
			}
		}
		function toUnusable(error) {
			const details = error instanceof _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_3__.dH ? error.details : undefined;
			if (details?.code === "AVG_LINK_OUT" || details?.code === "AVG_BASE_FILE") {
				return {
					kind: "not-to-be-used",
					error: details
				};
			}
			return {
				kind: "file-system",
				detail: (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_9__.bC)(error)
			};
		}
		function parseHistoryFile(text) {
			return parseContent(text).read;
		}
		function asUnusable(unusable) {
			return {
				read: { unusable },
				lines: []
			};
		}
		function parseContent(text) {
			if (text.trim() === "") return asUnusable({ kind: "empty" });
			let value;
			try {
				value = JSON.parse(text);
			} catch {
				return asUnusable({ kind: "not-json" });
			}
			const listed = historySchema.safeParse(value);
			if (listed.success) return readRecords(listed.data.records);
			const single = (0, _format_js__WEBPACK_IMPORTED_MODULE_6__.Hh)(value);
			if ("record" in single) return keepRecord(single.record);
			return single.cause.kind === "no-version" ? readNumbers(value) : asUnusable({
				kind: "record",
				...single
			});
		}
		function keepRecord(found) {
			const record = {
				...found,
				suspect: false,
				losses: []
			};
			return {
				read: {
					records: [record],
					problems: []
				},
				lines: [(0, _format_js__WEBPACK_IMPORTED_MODULE_6__.bM)(record)]
			};
		}
		function readRecords(values) {
			const history = {
				records: [],
				problems: []
			};
			const lines = [];
			for (const [index, value] of values.entries()) {
				const read = (0, _format_js__WEBPACK_IMPORTED_MODULE_6__.Hh)(value);
				if ("record" in read) history.records.push(read.record);
				else history.problems.push({
					unit: "record",
					position: index + 1,
					cause: read.cause
				});
				lines.push("record" in read && read.isResult ? (0, _format_js__WEBPACK_IMPORTED_MODULE_6__.bM)(read.record) : JSON.stringify(value));
			}
			const [first] = history.problems;
			return first && history.records.length === 0 ? asUnusable({
				kind: "no-readable-record",
				first: first.cause
			}) : {
				read: history,
				lines
			};
		}
		function readNumbers(value) {
			const numbers = numbersSchema.safeParse((0, _lib_snake_case_js__WEBPACK_IMPORTED_MODULE_5__.fO)(value));
			if (numbers.success) return {
				read: { numbers: numbers.data },
				lines: []
			};
			const [{ path = [], message = "" } = {}] = numbers.error.issues;
			return asUnusable({
				kind: "invalid",
				path: (0, _lib_snake_case_js__WEBPACK_IMPORTED_MODULE_5__.LW)(zod__WEBPACK_IMPORTED_MODULE_10__.sR(path)),
				message
			});
		}
		function formatHistoryFile(lines) {
			return `{\n"records": [\n${keepNewestRuns(lines).join(",\n")}\n]\n}\n`;
		}
		const runSchema = zod__WEBPACK_IMPORTED_MODULE_8__.Ikc({
			run_url: zod__WEBPACK_IMPORTED_MODULE_8__.L5J().optional(),
			fingerprint: zod__WEBPACK_IMPORTED_MODULE_8__.L5J().optional()
		});
		function keepNewestRuns(lines) {
			let runs = 0;
			let runUrl;
			const fingerprints = new Set();
			for (let index = lines.length - 1; index >= 0; index -= 1) {
				const run = runSchema.safeParse(JSON.parse(lines[index] ?? "")).data;
				const fingerprint = JSON.stringify(run?.fingerprint);
				if (runs === 0 || run?.run_url !== runUrl || fingerprints.has(fingerprint)) {
					runs += 1;
					runUrl = run?.run_url;
					fingerprints.clear();
				}
				if (runs > MAX_RUNS) return lines.slice(index + 1);
				fingerprints.add(fingerprint);
			}
			return lines;
		}
	}),
	78713: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			xg: () => MAX_LINES,
			$1: () => addRecord,
			bM: () => formatRecord,
			HU: () => hasTooManyLines,
			yW: () => isEarlierAttempt,
			i6: () => parseHistory,
			Hh: () => parseRecord
		});
		var external_node_util_ = __webpack_require__(57975);
		var schemas = __webpack_require__(27597);
		var core = __webpack_require__(88532);
		var errors = __webpack_require__(37428);
		var parts = __webpack_require__(69681);
		var snake_case = __webpack_require__(33541);
		var engine_contents = __webpack_require__(2615);
		var measurement = __webpack_require__(16088);
		var cited_pages = __webpack_require__(81543);
		var names = __webpack_require__(26199);
		var record = __webpack_require__(46742);
		var measure = __webpack_require__(19532);
		;
		const listsByName = schemas.g1P(schemas.YjP(), schemas.YOg(schemas.YjP()));
		const losses = schemas.YOg(record.$h).default([]);
		const resultFileSchema = schemas.Ikc({
			schemaVersion: schemas.euz(names.Rr),
			samples: parts.U9,
			models: listsByName.default({}),
			fingerprint: listsByName,
			run: schemas.Ikc({
				runUrl: (0, parts.no)(schemas.YjP()),
				sha: (0, parts.no)(schemas.YjP()),
				finishedAt: schemas.YjP()
			}),
			measurement: schemas.Ikc({
				overallBcr: (0, parts.no)(schemas.aig()),
				citedEngines: parts.U9,
				totalEngines: parts.U9
			}),
			verdict: schemas.Ikc({
				status: schemas.YjP(),
				rules: schemas.YOg(schemas.Ikc({ outcome: schemas.YjP() })).default([]),
				drops: schemas.Ikc({ losses }).optional(),
				baseline: schemas.Ikc({ missing: schemas.Ikc({ losses }).optional() }).optional()
			}),
			scans: schemas.YOg(schemas.Ikc({
				keyword: schemas.YjP().optional(),
				results: schemas.YOg(schemas.Ikc({
					engine: schemas.YjP(),
					cited: schemas.zMY(),
					bcr_score: schemas.aig().optional()
				}))
			}))
		}).transform(({ run, measurement, verdict, models, scans, samples, fingerprint }) => ({
			...measurement,
			createdAt: run.finishedAt,
			sha: run.sha,
			runUrl: run.runUrl,
			attempt: 1,
			failed: verdict.status === "fail" || verdict.status === "error",
			suspect: verdict.rules.some(({ outcome }) => outcome === "inconclusive"),
			losses: (verdict.drops ?? verdict.baseline?.missing)?.losses ?? [],
			accepted: false,
			samples,
			...Object.keys(models).length > 0 && { models },
			fingerprint,
			cells: (0, measure.xk)(scans.map(({ keyword, results }) => ({
				keyword,
				scan: { results }
			})))
		}));
		;
		const RECORD_FORMAT = "ai-visibility-record";
		const RECORD_VERSION = 3;
		const LONGEST_DOMAIN = 253;
		const flag = schemas.KCZ([schemas.euz(0), schemas.euz(1)]);
		const namesSchema = schemas.g1P(schemas.YjP(), schemas.YOg(schemas.YjP()));
		const answersSchema = schemas.Ikc({
			engine: schemas.YjP(),
			cited: schemas.YOg(schemas.YOg(flag).nullable()),
			bcrScore: schemas.YOg(schemas.YOg(schemas.aig().nullable()).nullable())
		}).refine(({ cited, bcrScore }) => cited.length === bcrScore.length && cited.every((samples, index) => samples?.length === bcrScore[index]?.length), "cited and bcr_score must be equally long");
		const contentsSchema = measurement.Iu.extend({
			domains: schemas.YOg(schemas.PVZ([schemas.YjP().max(LONGEST_DOMAIN), parts.U9])),
			brands: schemas.YOg(schemas.PVZ([
				schemas.YjP().nullable(),
				parts.U9,
				parts.U9
			]))
		}).transform(({ domains, brands, ...entry }) => ({
			...entry,
			domains: domains.slice(0, engine_contents.xj).map(([domain, answers]) => ({
				domain,
				answers
			})),
			brands: brands.map(([name, cited, mentioned]) => ({
				name: name ?? undefined,
				cited,
				mentioned
			}))
		}));
		const lineSchema = record.fi.omit({
			cells: true,
			attempt: true
		}).extend({
			schemaVersion: schemas.euz(RECORD_VERSION),
			createdAt: schemas.YjP(),
			runUrl: (0, parts.no)(schemas.YjP()),
			runAttempt: schemas.Whr().positive().default(1),
			suspect: schemas.zMY().default(false),
			accepted: schemas.zMY().default(false),
			losses: record.fi.shape.losses.default([]),
			contents: schemas.YOg(contentsSchema).optional(),
			citedPages: cited_pages.bX.optional().catch(undefined),
			fingerprint: namesSchema,
			answers: schemas.YOg(answersSchema)
		}).transform(({ schemaVersion: _, runAttempt, citedPages, answers, ...fields }, context) => {
			const keywords = keywordsOf(fields.fingerprint);
			if (answers.some(({ cited }) => cited.length !== keywords.length)) {
				context.addIssue({
					code: "custom",
					path: ["answers"],
					message: "must have an entry for each keyword"
				});
				return core.tm;
			}
			const pages = citedPages && (0, cited_pages.LU)(citedPages, fields.fingerprint);
			return {
				...fields,
				attempt: runAttempt,
				...pages && { citedPages: pages },
				cells: answers.flatMap(({ engine, cited, bcrScore }) => keywords.flatMap((keyword, index) => {
					const [votes, bcrScores] = [cited[index], bcrScore[index]];
					return votes && bcrScores && votes.length > 0 ? [{
						keyword,
						engine,
						cited: votes.map((vote) => vote === 1),
						bcrScores
					}] : [];
				}))
			};
		});
		const VERSIONS = new Map([[RECORD_FORMAT, RECORD_VERSION], [names.gw, names.Rr]]);
		const headerSchema = schemas._H3({
			format: schemas.YjP(),
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
			const { format, schema_version: version } = header.data;
			const newest = VERSIONS.get(format);
			if (newest === undefined) return { cause: {
				kind: "unknown-format",
				format
			} };
			if (version > newest) return { cause: {
				kind: "newer-version",
				version,
				newest
			} };
			const isResult = format === names.gw;
			const parsed = (isResult ? resultFileSchema : lineSchema).safeParse((0, snake_case.fO)(value));
			if (parsed.success) return {
				record: parsed.data,
				isResult
			};
			const [{ path = [], message = "" } = {}] = parsed.error.issues;
			return { cause: {
				kind: "invalid",
				path: (0, snake_case.LW)(errors.sR(path)),
				message
			} };
		}
		const NEWLINE = "\n".charCodeAt(0);
		const MAX_LINES = 2e4;
		function hasTooManyLines(bytes) {
			let lines = 0;
			for (let at = bytes.indexOf(NEWLINE); at !== -1; at = bytes.indexOf(NEWLINE, at + 1)) {
				lines += 1;
				if (lines > MAX_LINES) return true;
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
		function formatRecord({ attempt, cells, citedPages, ...record }) {
			const { fingerprint, contents } = record;
			const keywords = keywordsOf(fingerprint);
			const byEngine = Map.groupBy(cells, ({ engine }) => engine);
			const fields = {
				format: RECORD_FORMAT,
				schemaVersion: RECORD_VERSION,
				...record,
				runAttempt: attempt > 1 ? attempt : undefined,
				suspect: record.suspect || undefined,
				accepted: record.accepted || undefined,
				losses: record.losses.length > 0 ? record.losses : undefined,
				contents: contents?.map(({ domains, brands, ...entry }) => ({
					...entry,
					domains: domains.map(({ domain, answers }) => [domain, answers]),
					brands: brands.map(({ name, cited, mentioned }) => [
						name ?? null,
						cited,
						mentioned
					])
				})),
				answers: Array.from(byEngine, ([engine, cells]) => {
					const byKeyword = new Map(cells.map((cell) => [cell.keyword, cell]));
					const aligned = keywords.map((keyword) => byKeyword.get(keyword));
					return {
						engine,
						cited: aligned.map((cell) => cell?.cited.map(Number) ?? null),
						bcrScore: aligned.map((cell) => cell?.bcrScores ?? null)
					};
				})
			};
			const text = JSON.stringify((0, snake_case.uc)(fields));
			if (citedPages === undefined) return text;
			const pages = (0, cited_pages.f3)(citedPages, fingerprint, text.length);
			return JSON.stringify((0, snake_case.uc)({
				...fields,
				citedPages: pages
			}));
		}
		function keywordsOf({ keywords = [], "scan-per": scanPer = [] }) {
			return scanPer.includes("keyword") ? keywords : [undefined];
		}
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
	})
};
;
