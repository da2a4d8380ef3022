"use strict";
exports.id = "history-format";
exports.ids = ["history-format"];
exports.modules = {
	7617: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			createFileStore: () => createFileStore,
			u: () => parseHistoryFile
		});
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
		var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2503);
		var zod__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(37428);
		var _embedded_pages_base_commits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79052);
		var _embedded_pages_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73089);
		var _lib_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13963);
		var _format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72544);
		var _result_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14461);
		const MOST_RUNS = 124;
		const historySchema = zod__WEBPACK_IMPORTED_MODULE_6__._H3({ records: zod__WEBPACK_IMPORTED_MODULE_6__.YOg(zod__WEBPACK_IMPORTED_MODULE_6__.L5J()) });
		const numbersSchema = zod__WEBPACK_IMPORTED_MODULE_6__._H3({
			format: zod__WEBPACK_IMPORTED_MODULE_6__.euz(_result_file_js__WEBPACK_IMPORTED_MODULE_5__.gw).optional(),
			schema_version: zod__WEBPACK_IMPORTED_MODULE_6__.Whr().min(1).max(_result_file_js__WEBPACK_IMPORTED_MODULE_5__.Rr).optional(),
			overall_bcr: zod__WEBPACK_IMPORTED_MODULE_6__.aig(),
			cited_engines: zod__WEBPACK_IMPORTED_MODULE_6__.Whr().nonnegative(),
			engines: zod__WEBPACK_IMPORTED_MODULE_6__.YOg(zod__WEBPACK_IMPORTED_MODULE_6__._H3({
				engine: zod__WEBPACK_IMPORTED_MODULE_6__.YjP(),
				cited: zod__WEBPACK_IMPORTED_MODULE_6__.zMY(),
				bcr_score: zod__WEBPACK_IMPORTED_MODULE_6__.aig().optional()
			})).optional()
		}).refine(({ format, schema_version: version = 1 }) => format !== undefined || version === 1, { path: ["schema_version"] });
		function createFileStore({ path, workspace, signal, ...commits }) {
			const place = {
				kind: "file",
				path
			};
			let reading;
			async function readBefore() {
				const before = await (0, _embedded_pages_base_commits_js__WEBPACK_IMPORTED_MODULE_1__.go)({
					folder: workspace,
					signal
				}, commits, path);
				if (before.kind === "work-tree") return undefined;
				if (before.kind === "added") return { missing: { kind: "added-by-change" } };
				const content = parseContent(before.text);
				if ("unusable" in content) return content;
				return {
					...content.read,
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
				const content = await readContent(workspace, path);
				return "unusable" in content ? content : content.read;
			}
			async function add(records) {
				const content = await readContent(workspace, path);
				if ("unusable" in content) return { problem: {
					kind: "unusable",
					cause: content.unusable
				} };
				try {
					const lines = records.reduce((all, { record }) => [...all.filter((line) => !(0, _format_js__WEBPACK_IMPORTED_MODULE_4__.yW)(line, record)), (0, _format_js__WEBPACK_IMPORTED_MODULE_4__.bM)(record)], content.lines);
					await (0, _lib_files_js__WEBPACK_IMPORTED_MODULE_3__.lo)(path, formatHistoryFile(lines), workspace);
					return { stored: place };
				} catch (error) {
					return { problem: {
						kind: "not-written",
						detail: messageOf(error)
					} };
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
				return parseContent(await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(await (0, _lib_files_js__WEBPACK_IMPORTED_MODULE_3__.LI)(workspace, path), "utf8"));
			} catch (error) {
				if (error instanceof Error && "code" in error && error.code === "ENOENT") {
					return {
						read: { missing: { kind: "no-file" } },
						lines: []
					};
				}
				return { unusable: toUnusable(error) };
			}
		}
		function toUnusable(error) {
			if (error instanceof _lib_files_js__WEBPACK_IMPORTED_MODULE_3__.X4) return {
				kind: "not-to-be-used",
				facts: error.facts
			};
			if (error instanceof _embedded_pages_errors_js__WEBPACK_IMPORTED_MODULE_2__.bf && error.facts.kind === "no-base-file") {
				return {
					kind: "not-to-be-used",
					facts: error.facts
				};
			}
			return {
				kind: "file-system",
				detail: messageOf(error)
			};
		}
		function messageOf(error) {
			return error instanceof Error ? error.message : String(error);
		}
		function parseHistoryFile(text) {
			const content = parseContent(text);
			return "unusable" in content ? content : content.read;
		}
		function parseContent(text) {
			if (text.trim() === "") return { unusable: { kind: "empty" } };
			let value;
			try {
				value = JSON.parse(text);
			} catch {
				return { unusable: { kind: "not-json" } };
			}
			const listed = historySchema.safeParse(value);
			if (listed.success) return readRecords(listed.data.records);
			const single = (0, _format_js__WEBPACK_IMPORTED_MODULE_4__.Hh)(value);
			return "record" in single ? keepRecord(single.record) : readNumbers(value, single);
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
				lines: [(0, _format_js__WEBPACK_IMPORTED_MODULE_4__.bM)(record)]
			};
		}
		function readRecords(values) {
			const history = {
				records: [],
				problems: []
			};
			const lines = [];
			for (const [index, value] of values.entries()) {
				const read = (0, _format_js__WEBPACK_IMPORTED_MODULE_4__.Hh)(value);
				if ("record" in read) history.records.push(read.record);
				else history.problems.push({
					unit: "record",
					position: index + 1,
					cause: read.cause
				});
				lines.push("record" in read ? (0, _format_js__WEBPACK_IMPORTED_MODULE_4__.bM)(read.record) : JSON.stringify(value));
			}
			const [first] = history.problems;
			return first && history.records.length === 0 ? { unusable: {
				kind: "no-readable-record",
				first: first.cause
			} } : {
				read: history,
				lines
			};
		}
		function readNumbers(value, record) {
			const numbers = numbersSchema.safeParse(value);
			if (numbers.success) return {
				read: { numbers: toNumbers(numbers.data) },
				lines: []
			};
			const [{ path = [], message = "" } = {}] = numbers.error.issues;
			if (path[0] === "format" || path[0] === "schema_version") {
				return { unusable: {
					kind: "record",
					cause: record.cause
				} };
			}
			return { unusable: {
				kind: "invalid",
				path: zod__WEBPACK_IMPORTED_MODULE_7__.sR(path),
				message
			} };
		}
		function toNumbers({ overall_bcr, cited_engines, engines }) {
			return {
				overallBcr: overall_bcr,
				citedEngines: cited_engines,
				engines: engines?.map(({ engine, cited, bcr_score }) => ({
					engine,
					cited,
					bcrScore: bcr_score
				}))
			};
		}
		function formatHistoryFile(lines) {
			return `{\n"records": [\n${keepNewestRuns(lines).join(",\n")}\n]\n}\n`;
		}
		const runSchema = zod__WEBPACK_IMPORTED_MODULE_6__.Ikc({
			run_url: zod__WEBPACK_IMPORTED_MODULE_6__.L5J().optional(),
			fingerprint: zod__WEBPACK_IMPORTED_MODULE_6__.L5J().optional()
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
				if (runs > MOST_RUNS) return lines.slice(index + 1);
				fingerprints.add(fingerprint);
			}
			return lines;
		}
	}),
	72544: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$1: () => addRecord,
			HU: () => hasTooManyLines,
			Hh: () => parseRecord,
			bM: () => formatRecord,
			i6: () => parseHistory,
			qj: () => MOST_LINES,
			yW: () => isEarlierAttempt
		});
		var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
		var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2503);
		var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88532);
		var zod__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(37428);
		var _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69681);
		var _scan_engine_contents_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2615);
		var _loss_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43539);
		var _result_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14461);
		const RECORD_FORMAT = "ai-visibility-record";
		const RECORD_VERSION = 3;
		const LONGEST_DOMAIN = 253;
		const flag = zod__WEBPACK_IMPORTED_MODULE_4__.KCZ([zod__WEBPACK_IMPORTED_MODULE_4__.euz(0), zod__WEBPACK_IMPORTED_MODULE_4__.euz(1)]);
		const answersSchema = zod__WEBPACK_IMPORTED_MODULE_4__.Ikc({
			engine: zod__WEBPACK_IMPORTED_MODULE_4__.YjP(),
			cited: zod__WEBPACK_IMPORTED_MODULE_4__.YOg(zod__WEBPACK_IMPORTED_MODULE_4__.YOg(flag).nullable()),
			bcr_score: zod__WEBPACK_IMPORTED_MODULE_4__.YOg(zod__WEBPACK_IMPORTED_MODULE_4__.YOg(zod__WEBPACK_IMPORTED_MODULE_4__.aig()).nullable())
		}).refine(({ cited, bcr_score }) => cited.length === bcr_score.length && cited.every((samples, index) => samples?.length === bcr_score[index]?.length), "cited and bcr_score must be equally long");
		const contentsSchema = zod__WEBPACK_IMPORTED_MODULE_4__.YOg(zod__WEBPACK_IMPORTED_MODULE_4__.Ikc({
			engine: zod__WEBPACK_IMPORTED_MODULE_4__.YjP(),
			answers: _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.U9,
			read: _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.U9.optional(),
			sourced: _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.U9,
			unread: _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.U9.optional(),
			named: _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.U9.optional(),
			domains: zod__WEBPACK_IMPORTED_MODULE_4__.YOg(zod__WEBPACK_IMPORTED_MODULE_4__.PVZ([zod__WEBPACK_IMPORTED_MODULE_4__.YjP().max(LONGEST_DOMAIN), _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.U9])),
			brands: zod__WEBPACK_IMPORTED_MODULE_4__.YOg(zod__WEBPACK_IMPORTED_MODULE_4__.PVZ([
				zod__WEBPACK_IMPORTED_MODULE_4__.YjP().nullable(),
				_contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.U9,
				_contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.U9
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
			domains: domains.slice(0, _scan_engine_contents_js__WEBPACK_IMPORTED_MODULE_5__.oV).map(([domain, citing]) => ({
				domain,
				answers: citing
			})),
			...brands && { brands: brands.map(([name, cited, mentioned]) => ({
				name: name ?? undefined,
				cited,
				mentioned
			})) }
		})));
		const modelsSchema = zod__WEBPACK_IMPORTED_MODULE_4__.g1P(zod__WEBPACK_IMPORTED_MODULE_4__.YjP(), zod__WEBPACK_IMPORTED_MODULE_4__.YOg(zod__WEBPACK_IMPORTED_MODULE_4__.YjP()));
		const recordLineSchema = zod__WEBPACK_IMPORTED_MODULE_4__.Ikc({
			schema_version: zod__WEBPACK_IMPORTED_MODULE_4__.euz([2, RECORD_VERSION]),
			created_at: zod__WEBPACK_IMPORTED_MODULE_4__.YjP(),
			sha: zod__WEBPACK_IMPORTED_MODULE_4__.YjP().optional(),
			run_url: zod__WEBPACK_IMPORTED_MODULE_4__.YjP().optional(),
			run_attempt: zod__WEBPACK_IMPORTED_MODULE_4__.Whr().positive().default(1),
			failed: zod__WEBPACK_IMPORTED_MODULE_4__.zMY(),
			suspect: zod__WEBPACK_IMPORTED_MODULE_4__.zMY().default(false),
			losses: zod__WEBPACK_IMPORTED_MODULE_4__.YOg(_loss_line_js__WEBPACK_IMPORTED_MODULE_2__.f).default([]),
			accepted: zod__WEBPACK_IMPORTED_MODULE_4__.zMY().default(false),
			overall_bcr: zod__WEBPACK_IMPORTED_MODULE_4__.aig(),
			cited_engines: _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.U9,
			total_engines: _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.U9,
			samples: _contract_parts_js__WEBPACK_IMPORTED_MODULE_1__.U9,
			models: modelsSchema.optional(),
			contents: contentsSchema.optional(),
			fingerprint: zod__WEBPACK_IMPORTED_MODULE_4__.g1P(zod__WEBPACK_IMPORTED_MODULE_4__.YjP(), zod__WEBPACK_IMPORTED_MODULE_4__.YOg(zod__WEBPACK_IMPORTED_MODULE_4__.YjP())),
			answers: zod__WEBPACK_IMPORTED_MODULE_4__.YOg(answersSchema)
		}).transform(({ answers, ...record }, context) => {
			const keywords = keywordsOf(record.fingerprint);
			if (answers.some(({ cited }) => cited.length !== keywords.length)) {
				context.addIssue({
					code: "custom",
					path: ["answers"],
					message: "must have an entry for each keyword"
				});
				return zod__WEBPACK_IMPORTED_MODULE_6__.tm;
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
		const NEWEST_VERSIONS = new Map([[RECORD_FORMAT, RECORD_VERSION], [_result_file_js__WEBPACK_IMPORTED_MODULE_3__.gw, _result_file_js__WEBPACK_IMPORTED_MODULE_3__.Rr]]);
		const headerSchema = zod__WEBPACK_IMPORTED_MODULE_4__._H3({
			format: zod__WEBPACK_IMPORTED_MODULE_4__.YjP().optional(),
			schema_version: zod__WEBPACK_IMPORTED_MODULE_4__.Whr()
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
			const format = header.data.format ?? (version === 1 ? _result_file_js__WEBPACK_IMPORTED_MODULE_3__.gw : RECORD_FORMAT);
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
			const parsed = format === _result_file_js__WEBPACK_IMPORTED_MODULE_3__.gw ? _result_file_js__WEBPACK_IMPORTED_MODULE_3__.pM.transform(_result_file_js__WEBPACK_IMPORTED_MODULE_3__.Uv).safeParse(value) : recordLineSchema.safeParse(value);
			if (parsed.success) return { record: parsed.data };
			const [issue] = parsed.error.issues;
			return { cause: {
				kind: "invalid",
				path: zod__WEBPACK_IMPORTED_MODULE_7__.sR(issue?.path ?? []),
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
			return "record" in read && read.record.runUrl === runUrl && read.record.attempt < attempt && (0, node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(read.record.fingerprint, fingerprint);
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
				...record.losses.length > 0 && { losses: record.losses.map(_loss_line_js__WEBPACK_IMPORTED_MODULE_2__.z) },
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
	})
};
;
