"use strict";
exports.id = 9998;
exports.ids = [9998, 7617];
exports.modules = {
	7617: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			createFileStore: () => createFileStore,
			u: () => parseHistoryFile
		});
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
		var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27597);
		var zod__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(37428);
		var _checkout_base_commits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3679);
		var _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98157);
		var _lib_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13963);
		var _lib_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(94869);
		var _format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11608);
		const MAX_RUNS = 124;
		const historySchema = zod__WEBPACK_IMPORTED_MODULE_5__._H3({ records: zod__WEBPACK_IMPORTED_MODULE_5__.YOg(zod__WEBPACK_IMPORTED_MODULE_5__.L5J()) });
		const numbersSchema = zod__WEBPACK_IMPORTED_MODULE_5__._H3({
			overall_bcr: zod__WEBPACK_IMPORTED_MODULE_5__.aig(),
			cited_engines: zod__WEBPACK_IMPORTED_MODULE_5__.Whr().nonnegative(),
			engines: zod__WEBPACK_IMPORTED_MODULE_5__.YOg(zod__WEBPACK_IMPORTED_MODULE_5__._H3({
				engine: zod__WEBPACK_IMPORTED_MODULE_5__.YjP(),
				cited: zod__WEBPACK_IMPORTED_MODULE_5__.zMY(),
				bcr_score: zod__WEBPACK_IMPORTED_MODULE_5__.aig().optional()
			})).optional()
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
				if ("unusable" in content) return { problem: { unusable: content.unusable } };
				try {
					const lines = records.reduce((all, { record }) => [...all.filter((line) => !(0, _format_js__WEBPACK_IMPORTED_MODULE_4__.yW)(line, record)), (0, _format_js__WEBPACK_IMPORTED_MODULE_4__.bM)(record)], content.lines);
					await (0, _lib_files_js__WEBPACK_IMPORTED_MODULE_3__.lo)(path, formatHistoryFile(lines), workspace);
					return { stored: place };
				} catch (error) {
					return { problem: { why: `the file could not be written (${(0, _lib_text_js__WEBPACK_IMPORTED_MODULE_6__.bC)(error)}).` } };
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
			const details = error instanceof _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_2__.dH ? error.details : undefined;
			if (details?.code === "AVG_LINK_OUT" || details?.code === "AVG_BASE_FILE") {
				return {
					kind: "not-to-be-used",
					error: details
				};
			}
			return {
				kind: "file-system",
				detail: (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_6__.bC)(error)
			};
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
			if ("record" in single) return keepRecord(single.record);
			return single.cause.kind === "no-version" ? readNumbers(value) : { unusable: {
				kind: "record",
				...single
			} };
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
		function readNumbers(value) {
			const numbers = numbersSchema.safeParse(value);
			if (numbers.success) return {
				read: { numbers: toNumbers(numbers.data) },
				lines: []
			};
			const [{ path = [], message = "" } = {}] = numbers.error.issues;
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
		const runSchema = zod__WEBPACK_IMPORTED_MODULE_5__.Ikc({
			run_url: zod__WEBPACK_IMPORTED_MODULE_5__.L5J().optional(),
			fingerprint: zod__WEBPACK_IMPORTED_MODULE_5__.L5J().optional()
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
	11608: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
		var answer_counts = __webpack_require__(82917);
		var engine_contents = __webpack_require__(2615);
		;
		const citedPagesSchema = schemas.Ikc({
			engines: schemas.YOg(schemas.YjP()),
			pages: schemas.YOg(schemas.PVZ([schemas.YjP(), schemas.YOg(schemas.YOg(parts.U9))]))
		});
		function toCitedPages({ engines, pages }, { keywords = [] }) {
			const cited = [];
			for (const [address, byEngine] of pages) {
				for (const [index, positions] of byEngine.entries()) {
					for (const [position, answers] of Map.groupBy(positions, (at) => at)) {
						const [engine, keyword] = [engines[index], keywords[position]];
						if (engine === undefined || keyword === undefined) return undefined;
						cited.push({
							keyword,
							engine,
							address,
							answers: answers.length
						});
					}
				}
			}
			return cited;
		}
		const MIN_LENGTH = 5e3;
		const MAX_GROWTH = .33;
		function formatCitedPages(pages, { keywords = [] }, length) {
			const engines = [...new Set(pages.map(({ engine }) => engine))];
			const positions = new Map(keywords.map((keyword, index) => [keyword, index]));
			const listPositions = ({ keyword, answers }) => {
				const position = positions.get(keyword);
				return position === undefined ? [] : Array(answers).fill(position);
			};
			const lists = Array.from(Map.groupBy(pages, ({ address }) => address), ([address, own]) => [address, engines.map((name) => own.filter(({ engine }) => engine === name).flatMap(listPositions))]);
			let left = Math.max(MIN_LENGTH, length * MAX_GROWTH);
			const kept = lists.toSorted(([, a], [, b]) => b.flat().length - a.flat().length).filter((list) => {
				left -= JSON.stringify(list).length + 1;
				return left >= 0;
			});
			return {
				engines,
				pages: kept
			};
		}
		var names = __webpack_require__(26199);
		var record = __webpack_require__(46742);
		var measure = __webpack_require__(19532);
		;
		const listsByName = schemas.g1P(schemas.YjP(), schemas.YOg(schemas.YjP()));
		const losses = schemas.YOg(record.f_).default([]);
		const resultFileSchema = schemas.Ikc({
			schema_version: schemas.euz(names.Rr),
			samples: parts.U9,
			models: listsByName.default({}),
			fingerprint: listsByName,
			run: schemas.Ikc({
				run_url: schemas.YjP().optional(),
				sha: schemas.YjP().optional(),
				finished_at: schemas.YjP()
			}),
			measurement: schemas.Ikc({
				overall_bcr: schemas.aig().optional(),
				cited_engines: parts.U9,
				total_engines: parts.U9
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
			createdAt: run.finished_at,
			sha: run.sha,
			runUrl: run.run_url,
			attempt: 1,
			failed: verdict.status === "fail" || verdict.status === "error",
			suspect: verdict.rules.some(({ outcome }) => outcome === "inconclusive"),
			losses: (verdict.drops ?? verdict.baseline?.missing)?.losses ?? [],
			accepted: false,
			overallBcr: measurement.overall_bcr,
			citedEngines: measurement.cited_engines,
			totalEngines: measurement.total_engines,
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
		const answersSchema = schemas.Ikc({
			engine: schemas.YjP(),
			cited: schemas.YOg(schemas.YOg(flag).nullable()),
			bcr_score: schemas.YOg(schemas.YOg(schemas.aig().nullable()).nullable())
		}).refine(({ cited, bcr_score }) => cited.length === bcr_score.length && cited.every((samples, index) => samples?.length === bcr_score[index]?.length), "cited and bcr_score must be equally long");
		const contentsSchema = schemas.YOg(schemas.Ikc({
			engine: schemas.YjP(),
			answers: parts.U9,
			read: parts.U9.optional(),
			sourced: parts.U9,
			unread: parts.U9,
			named: parts.U9,
			domains: schemas.YOg(schemas.PVZ([schemas.YjP().max(LONGEST_DOMAIN), parts.U9])),
			brands: schemas.YOg(schemas.PVZ([
				schemas.YjP().nullable(),
				parts.U9,
				parts.U9
			])),
			facts: schemas.YOg(answer_counts.bt).optional()
		})).transform((entries) => entries.map(({ engine, answers, read, sourced, unread, named, domains, brands, facts }) => ({
			engine,
			answers,
			read,
			sourced,
			unread,
			named,
			domains: domains.slice(0, engine_contents.xj).map(([domain, citing]) => ({
				domain,
				answers: citing
			})),
			brands: brands.map(([name, cited, mentioned]) => ({
				name: name ?? undefined,
				cited,
				mentioned
			})),
			...facts && { facts }
		})));
		const modelsSchema = schemas.g1P(schemas.YjP(), schemas.YOg(schemas.YjP()));
		const recordLineSchema = schemas.Ikc({
			schema_version: schemas.euz(RECORD_VERSION),
			created_at: schemas.YjP(),
			sha: schemas.YjP().optional(),
			run_url: schemas.YjP().optional(),
			run_attempt: schemas.Whr().positive().default(1),
			failed: schemas.zMY(),
			suspect: schemas.zMY().default(false),
			losses: schemas.YOg(record.f_).default([]),
			accepted: schemas.zMY().default(false),
			overall_bcr: schemas.aig().optional(),
			cited_engines: parts.U9,
			total_engines: parts.U9,
			samples: parts.U9,
			cost_usd: schemas.aig().optional(),
			models: modelsSchema.optional(),
			contents: contentsSchema.optional(),
			cited_pages: citedPagesSchema.optional().catch(undefined),
			fingerprint: schemas.g1P(schemas.YjP(), schemas.YOg(schemas.YjP())),
			former_key: schemas.YjP().optional(),
			incident: schemas.YjP().optional(),
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
			const citedPages = record.cited_pages && toCitedPages(record.cited_pages, record.fingerprint);
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
				...record.cost_usd !== undefined && { costUsd: record.cost_usd },
				...record.models && { models: record.models },
				...record.contents && { contents: record.contents },
				...citedPages && { citedPages },
				fingerprint: record.fingerprint,
				...record.former_key !== undefined && { formerKey: record.former_key },
				...record.incident !== undefined && { incident: record.incident },
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
			const parsed = (format === names.gw ? resultFileSchema : recordLineSchema).safeParse(value);
			if (parsed.success) return { record: parsed.data };
			const [issue] = parsed.error.issues;
			return { cause: {
				kind: "invalid",
				path: errors.sR(issue?.path ?? []),
				message: issue?.message ?? ""
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
		function formatRecord(record) {
			const keywords = keywordsOf(record.fingerprint);
			const byEngine = Map.groupBy(record.cells, ({ engine }) => engine);
			const line = {
				format: RECORD_FORMAT,
				schema_version: RECORD_VERSION,
				created_at: record.createdAt,
				sha: record.sha,
				run_url: record.runUrl,
				run_attempt: record.attempt > 1 ? record.attempt : undefined,
				failed: record.failed,
				suspect: record.suspect || undefined,
				losses: record.losses.length > 0 ? (0, snake_case.uc)(record.losses) : undefined,
				accepted: record.accepted || undefined,
				overall_bcr: record.overallBcr,
				cited_engines: record.citedEngines,
				total_engines: record.totalEngines,
				samples: record.samples,
				cost_usd: record.costUsd,
				models: record.models,
				contents: record.contents?.map(({ domains, brands, ...entry }) => ({
					...entry,
					domains: domains.map(({ domain, answers }) => [domain, answers]),
					brands: brands.map(({ name, cited, mentioned }) => [
						name ?? null,
						cited,
						mentioned
					])
				})),
				fingerprint: record.fingerprint,
				former_key: record.formerKey,
				incident: record.incident,
				answers: Array.from(byEngine, ([engine, cells]) => {
					const byKeyword = new Map(cells.map((cell) => [cell.keyword, cell]));
					const aligned = keywords.map((keyword) => byKeyword.get(keyword));
					return {
						engine,
						cited: aligned.map((cell) => cell?.cited.map(Number) ?? null),
						bcr_score: aligned.map((cell) => cell?.bcrScores ?? null)
					};
				})
			};
			const { citedPages, fingerprint } = record;
			const text = JSON.stringify(line);
			if (citedPages === undefined) return text;
			return JSON.stringify({
				...line,
				cited_pages: formatCitedPages(citedPages, fingerprint, text.length)
			});
		}
		function keywordsOf({ keywords = [], "scan-per": scanPer = [] }) {
			return scanPer.includes("keyword") ? keywords : [undefined];
		}
	})
};
;
