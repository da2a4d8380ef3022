"use strict";
exports.id = 8173;
exports.ids = [8173, 7617];
exports.modules = {
	7617: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			createFileStore: () => createFileStore,
			u: () => parseHistoryFile
		});
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
		var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2503);
		var zod__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(37428);
		var _lib_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13963);
		var _lib_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(94869);
		var _sites_base_commits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46629);
		var _sites_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11852);
		var _format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78713);
		var _names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(26199);
		const MOST_RUNS = 124;
		const historySchema = zod__WEBPACK_IMPORTED_MODULE_5__._H3({ records: zod__WEBPACK_IMPORTED_MODULE_5__.YOg(zod__WEBPACK_IMPORTED_MODULE_5__.L5J()) });
		const numbersSchema = zod__WEBPACK_IMPORTED_MODULE_5__._H3({
			format: zod__WEBPACK_IMPORTED_MODULE_5__.euz(_names_js__WEBPACK_IMPORTED_MODULE_6__.gw).optional(),
			schema_version: zod__WEBPACK_IMPORTED_MODULE_5__.Whr().min(1).max(_names_js__WEBPACK_IMPORTED_MODULE_6__.Jk).optional(),
			overall_bcr: zod__WEBPACK_IMPORTED_MODULE_5__.aig(),
			cited_engines: zod__WEBPACK_IMPORTED_MODULE_5__.Whr().nonnegative(),
			engines: zod__WEBPACK_IMPORTED_MODULE_5__.YOg(zod__WEBPACK_IMPORTED_MODULE_5__._H3({
				engine: zod__WEBPACK_IMPORTED_MODULE_5__.YjP(),
				cited: zod__WEBPACK_IMPORTED_MODULE_5__.zMY(),
				bcr_score: zod__WEBPACK_IMPORTED_MODULE_5__.aig().optional()
			})).optional()
		}).refine(({ format, schema_version: version = 1 }) => format !== undefined || version === 1, { path: ["schema_version"] });
		function createFileStore({ path, workspace, signal, ...commits }) {
			const place = {
				kind: "file",
				path
			};
			let reading;
			async function readBefore() {
				const before = await (0, _sites_base_commits_js__WEBPACK_IMPORTED_MODULE_2__.go)({
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
					await (0, _lib_files_js__WEBPACK_IMPORTED_MODULE_1__.lo)(path, formatHistoryFile(lines), workspace);
					return { stored: place };
				} catch (error) {
					return { problem: { why: `the file could not be written (${(0, _lib_text_js__WEBPACK_IMPORTED_MODULE_7__.bC)(error)}).` } };
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
				return parseContent(await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(await (0, _lib_files_js__WEBPACK_IMPORTED_MODULE_1__.LI)(workspace, path), "utf8"));
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
			if (error instanceof _lib_files_js__WEBPACK_IMPORTED_MODULE_1__.X4) return {
				kind: "not-to-be-used",
				facts: error.facts
			};
			if (error instanceof _sites_errors_js__WEBPACK_IMPORTED_MODULE_3__.bf && error.facts.kind === "no-base-file") {
				return {
					kind: "not-to-be-used",
					facts: error.facts
				};
			}
			return {
				kind: "file-system",
				detail: (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_7__.bC)(error)
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
				path: zod__WEBPACK_IMPORTED_MODULE_8__.sR(path),
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
				if (runs > MOST_RUNS) return lines.slice(index + 1);
				fingerprints.add(fingerprint);
			}
			return lines;
		}
	}),
	78713: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
		var snake_case = __webpack_require__(33541);
		var engine_contents = __webpack_require__(2615);
		var names = __webpack_require__(26199);
		var record = __webpack_require__(46742);
		var measure = __webpack_require__(19532);
		;
		const listsByName = schemas.g1P(schemas.YjP(), schemas.YOg(schemas.YjP()));
		const common = {
			samples: parts.U9,
			models: listsByName.default({}),
			scans: schemas.YOg(schemas.Ikc({
				keyword: schemas.YjP().nullish(),
				results: schemas.YOg(schemas.Ikc({
					engine: schemas.YjP(),
					cited: schemas.zMY(),
					bcr_score: schemas.aig()
				}))
			}))
		};
		const losses = schemas.YOg(record.f_).default([]);
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
				...{
					status: schemas.YjP(),
					rules
				},
				drops: schemas.Ikc({ losses }).optional(),
				baseline: schemas.Ikc({ missing: schemas.Ikc({ losses }).optional() }).optional()
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
			},
			losses: (verdict.drops ?? verdict.baseline?.missing)?.losses ?? []
		}));
		const flatFields = schemas.Ikc({
			...{
				...common,
				...numbers,
				...place,
				losses,
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
			losses: schemas.YOg(record.f_).default([]),
			accepted: schemas.zMY().default(false),
			overall_bcr: schemas.aig(),
			cited_engines: parts.U9,
			total_engines: parts.U9,
			samples: parts.U9,
			models: modelsSchema.optional(),
			contents: contentsSchema.optional(),
			fingerprint: schemas.g1P(schemas.YjP(), schemas.YOg(schemas.YjP())),
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
				sha: record.sha,
				run_url: record.runUrl,
				...record.attempt > 1 && { run_attempt: record.attempt },
				failed: record.failed,
				...record.suspect && { suspect: true },
				...record.losses.length > 0 && { losses: (0, snake_case.uc)(record.losses) },
				...record.accepted && { accepted: true },
				overall_bcr: record.overallBcr,
				cited_engines: record.citedEngines,
				total_engines: record.totalEngines,
				samples: record.samples,
				models: record.models,
				contents: record.contents?.map(({ domains, brands, ...entry }) => ({
					...entry,
					domains: domains.map(({ domain, answers }) => [domain, answers]),
					brands: brands?.map(({ name, cited, mentioned }) => [
						name ?? null,
						cited,
						mentioned
					])
				})),
				fingerprint: record.fingerprint,
				...record.incident !== undefined && { incident: record.incident },
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
	68173: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { report: () => report });
		var promises_ = __webpack_require__(51455);
		var external_node_path_ = __webpack_require__(76760);
		var file = __webpack_require__(7617);
		var format = __webpack_require__(78713);
		var record = __webpack_require__(46742);
		var lib_files = __webpack_require__(13963);
		var comparison = __webpack_require__(25039);
		var select_runs = __webpack_require__(12521);
		var engine_names = __webpack_require__(28913);
		var history_loss = __webpack_require__(93300);
		var summarize_answers = __webpack_require__(44267);
		var words = __webpack_require__(44702);
		var document_names = __webpack_require__(46613);
		;
		const MOST_COLUMNS = 52;
		const DAY = 864e5;
		function viewHistories(histories) {
			const gates = histories.flatMap(splitBrands).filter(({ records }) => records.length > 0);
			const days = new Set(gates.flatMap(({ records }) => records.map(({ createdAt }) => (0, words.kb)(createdAt))));
			const unit = days.size > MOST_COLUMNS ? "week" : "day";
			const columnOf = (createdAt) => unit === "week" ? mondayOf(createdAt) : (0, words.kb)(createdAt);
			const columns = [...new Set([...days].map(columnOf))].sort().reverse().slice(0, MOST_COLUMNS);
			const places = new Map(columns.map((column, index) => [column, index]));
			const ids = createIds();
			return {
				columns,
				unit,
				gates: gates.sort((a, b) => (0, summarize_answers.qy)(a.brand, b.brand) || (0, summarize_answers.qy)(a.key, b.key)).map(({ key, brand, records }) => {
					const gate = {
						key,
						brand,
						id: ids(key),
						records,
						rows: []
					};
					gate.rows = listRows(gate, (record) => places.get(columnOf(record.createdAt)), columns.length);
					return gate;
				})
			};
		}
		function splitBrands({ key, records }) {
			const sorted = records.toSorted((a, b) => (0, summarize_answers.qy)(a.createdAt, b.createdAt));
			const brandOf = ({ fingerprint }) => fingerprint["brand"]?.join(", ") ?? "";
			const newest = sorted.at(-1);
			const first = newest && sorted.find((record) => brandOf(record) === brandOf(newest));
			const byBrand = [...Map.groupBy(sorted, brandOf)].filter(([, own]) => own.some(({ createdAt }) => (0, words.kb)(createdAt) >= (0, words.kb)(first?.createdAt ?? "")));
			return byBrand.map(([brand, own]) => ({ ...{
				key: byBrand.length > 1 ? brand : key,
				brand: brand || key,
				records: own
			} }));
		}
		function mondayOf(createdAt) {
			const time = Date.parse(`${(0, words.kb)(createdAt)}T00:00:00Z`);
			if (Number.isNaN(time)) return (0, words.kb)(createdAt);
			const sinceMonday = (new Date(time).getUTCDay() + 6) % 7;
			return new Date(time - sinceMonday * DAY).toISOString().slice(0, 10);
		}
		function createIds() {
			const given = new Set();
			return (key) => {
				const plain = key.replaceAll(/[^\w-]/g, "-").slice(0, 80).toLowerCase();
				let id = plain;
				for (let number = 1; given.has(id) || id === ""; number++) id = `${plain}-${number}`;
				given.add(id);
				return id;
			};
		}
		function listRows(gate, columnOf, width) {
			const names = (0, document_names.ND)(gate.brand, gate.records.flatMap(({ cells }) => cells.map(({ engine }) => engine)));
			const rows = new Map();
			for (const record of gate.records) {
				const column = columnOf(record);
				if (column === undefined) continue;
				for (const { keyword = "", engine, cited } of record.cells) {
					const place = placeOf(engine, record);
					const id = JSON.stringify(place);
					const row = rows.get(id) ?? {
						...{
							gate,
							...place,
							engineName: names.engine(engine)
						},
						...{
							at: blank(width),
							marks: blank(width),
							keywords: new Map()
						}
					};
					rows.set(id, row);
					const ofKeyword = row.keywords.get(keyword) ?? blank(width);
					row.keywords.set(keyword, ofKeyword);
					const votes = tallyOf(cited);
					row.at[column] = add(row.at[column], votes);
					ofKeyword[column] = add(ofKeyword[column], votes);
				}
				for (const row of rows.values()) {
					const loss = record.losses.find((each) => (0, history_loss.n)(each) && covers(each, row));
					if (loss && row.at[column]) row.marks[column] = markOf(loss);
				}
			}
			return [...rows.values()].sort((a, b) => (0, summarize_answers.qy)(a.country, b.country) || (0, summarize_answers.qy)(a.engineName, b.engineName));
		}
		const blank = (width) => Array.from({ length: width });
		function add(sum, { cited, answers }) {
			return {
				cited: (sum?.cited ?? 0) + cited,
				answers: (sum?.answers ?? 0) + answers
			};
		}
		function tallyOf(cited) {
			return {
				cited: cited.filter(Boolean).length,
				answers: cited.length
			};
		}
		function markOf({ since, toldOn }) {
			return (0, words.kb)(toldOn) > (0, words.kb)(since) ? "decline" : "loss";
		}
		function placeOf(engine, { fingerprint }) {
			const { id, country } = (0, engine_names.Vl)(engine);
			const countries = fingerprint["country"] ?? [];
			return {
				engine: id,
				country: country ?? (countries.length === 1 ? countries[0] ?? "" : "")
			};
		}
		function placeOfRow({ engineName, country }) {
			return country === "" ? engineName : `${engineName} · ${(0, document_names.GL)(country)}`;
		}
		const ROW_NAMES = [
			"gate",
			"brand",
			"country",
			"engine"
		];
		function namesOf({ gate, country, engine }) {
			return {
				gate: gate.key,
				brand: gate.brand,
				country,
				engine
			};
		}
		function covers({ scope }, { engine, country }) {
			if (scope.kind === "whole") return true;
			if (scope.kind === "country") return scope.country === country;
			return scope.engine === engine && (scope.country ?? country) === country;
		}
		function percentOf({ cited, answers }) {
			return Math.round(100 * cited / answers);
		}
		function shareVoice({ records }) {
			const brands = new Map();
			for (const { contents = [] } of newestRecords(records)) {
				for (const { name, cited, mentioned } of contents.flatMap((entry) => entry.brands ?? [])) {
					const sum = brands.get(name);
					brands.set(name, {
						cited: (sum?.cited ?? 0) + cited,
						mentioned: (sum?.mentioned ?? 0) + mentioned
					});
				}
			}
			const total = (count) => Math.max(1, [...brands.values()].reduce((sum, each) => sum + each[count], 0));
			const [cited, mentioned] = [total("cited"), total("mentioned")];
			return Array.from(brands, ([name, each]) => ({
				...{
					name,
					...each
				},
				citedShare: each.cited / cited,
				mentionedShare: each.mentioned / mentioned
			}));
		}
		const STATES = {
			failed: "the run failed",
			low: "still low",
			nearer: "perhaps back",
			unseen: "not measured in the newest run",
			back: "back",
			chance: "can be chance"
		};
		function listOpenLosses(gate) {
			const names = (0, document_names.ND)(gate.brand, gate.rows.map(({ engine }) => engine));
			const newest = [...newestRecords(gate.records)];
			return newest.flatMap((record) => record.losses.filter(history_loss.n).map((loss) => {
				const { scope } = loss;
				const own = scope.kind === "whole" ? undefined : scope.country;
				const country = own ?? placeOf("", record).country;
				const engine = scope.kind === "engine" ? names.engine(scope.engine) : "All engines";
				const { runs } = (0, select_runs.b0)(gate.records.filter(({ createdAt }) => createdAt < loss.since), record.fingerprint);
				const cells = record.cells.filter((cell) => covers(loss, placeOf(cell.engine, record)));
				return {
					...{
						gate,
						loss,
						mark: markOf(loss),
						state: STATES[loss.state]
					},
					where: country === "" ? engine : `${engine} in ${(0, document_names.HI)(country)}`,
					was: (0, comparison.ND)((0, comparison.Y8)(runs, cells))?.was.share,
					now: cells.reduce((sum, { cited }) => add(sum, tallyOf(cited)), undefined)
				};
			}));
		}
		function newestRecords(records) {
			return new Map(records.map((record) => [JSON.stringify(record.fingerprint["country"] ?? []), record])).values();
		}
		var csv = __webpack_require__(59656);
		var markup = __webpack_require__(81358);
		var page = __webpack_require__(67412);
		var tables = __webpack_require__(35747);
		var numbers = __webpack_require__(73533);
		;
		const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
		function encodeCounts(at) {
			const most = DIGITS.length - 1;
			return at.map((tally) => {
				if (tally === undefined) return "00";
				const scale = Math.min(1, most / tally.answers);
				return [tally.cited, tally.answers].map((count) => DIGITS.charAt(Math.round(count * scale))).join("");
			}).join("");
		}
		function runDashboard(page, digits) {
			const data = JSON.parse(page.getElementById("data")?.textContent ?? "");
			const lines = Array.from(page.querySelectorAll("#all tbody tr"));
			const read = new Map();
			const changed = new Set();
			const textOf = (id) => page.getElementById(id)?.value ?? "";
			function cellsOf(index) {
				const cells = read.get(index) ?? Array.from(lines[index]?.cells ?? []).slice(1).map((cell) => ({
					cell,
					text: cell.textContent ?? "",
					style: cell.className
				}));
				read.set(index, cells);
				return cells;
			}
			function chooseKeywords() {
				const words = textOf("keyword").trim().toLowerCase();
				if (words === "") return undefined;
				return new Set([...data.keywords.keys()].filter((index) => data.keywords[index]?.toLowerCase().includes(words)));
			}
			function showShares(index, counts) {
				for (const [column, { cell, text, style }] of cellsOf(index).entries()) {
					if (counts === undefined) {
						cell.textContent = text;
						cell.className = style;
						continue;
					}
					const at = 2 * column;
					const sum = (place) => counts.reduce((total, each) => total + Math.max(0, digits.indexOf(each.charAt(place) || "0")), 0);
					const answers = sum(at + 1);
					const share = answers === 0 ? undefined : sum(at) / answers;
					cell.textContent = share === undefined ? "" : `${Math.round(100 * share)}${text.replace(/^\d+/, "")}`;
					cell.className = share === undefined ? "" : style.replace(/heat-\d+/, `heat-${Math.round(10 * share)}`);
				}
			}
			function update() {
				const [engine, country] = [textOf("engine"), textOf("country")];
				const chosen = chooseKeywords();
				const onlyMarked = page.getElementById("marked")?.checked === true;
				let shown = 0;
				for (const [index, row] of data.rows.entries()) {
					const counts = chosen && row.keywords.flatMap(([keyword, each]) => chosen.has(keyword) ? [each] : []);
					const isShown = (engine === "" || row.engine === Number(engine)) && (country === "" || row.country === Number(country)) && (!onlyMarked || row.isMarked) && counts?.length !== 0;
					const line = lines[index];
					if (line !== undefined) line.hidden = !isShown;
					if (!isShown) continue;
					shown += 1;
					if (counts === undefined && !changed.delete(index)) continue;
					if (counts !== undefined) changed.add(index);
					showShares(index, counts);
				}
				const status = page.getElementById("shown");
				if (status !== null) status.textContent = `${shown} of ${data.rows.length} rows`;
			}
			function saveTable() {
				const [head = "", ...names] = data.csv;
				const rows = names.flatMap((name, index) => {
					if (lines[index]?.hidden === true) return [];
					const shares = cellsOf(index).map(({ cell }) => (cell.textContent ?? "").replace(/\D/g, ""));
					return [[name, ...shares].join(",")];
				});
				const file = URL.createObjectURL(new Blob([[
					head,
					...rows,
					""
				].join("\r\n")], { type: "text/csv" }));
				const link = page.createElement("a");
				link.href = file;
				link.download = "dashboard.csv";
				link.click();
				URL.revokeObjectURL(file);
			}
			for (const id of [
				"engine",
				"country",
				"keyword",
				"marked"
			]) {
				page.getElementById(id)?.addEventListener("input", update);
			}
			page.getElementById("save")?.addEventListener("click", saveTable);
			const filters = page.getElementById("filters");
			if (filters !== null) filters.hidden = false;
			update();
		}
		const DASHBOARD_SCRIPT = `(${runDashboard})(document, '${DIGITS}')`;
		;
		const MOST_COUNTS = 32e5;
		function filters({ columns, unit }, rows) {
			const engines = unique(rows.map(({ engineName }) => engineName));
			const countries = unique(rows.map(({ country }) => country));
			const keywords = unique(rows.flatMap((row) => [...row.keywords.keys()]));
			const indexes = new Map(keywords.map((keyword, index) => [keyword, index]));
			const series = rows.reduce((sum, row) => sum + row.keywords.size, 0);
			const depth = Math.min(columns.length, Math.floor(MOST_COUNTS / (2 * Math.max(1, series))));
			const data = {
				keywords,
				rows: rows.map((row) => ({
					engine: engines.indexOf(row.engineName),
					country: countries.indexOf(row.country),
					isMarked: row.marks[0] !== undefined,
					keywords: Array.from(row.keywords, ([keyword, at]) => [indexes.get(keyword) ?? 0, encodeCounts(at.slice(0, depth))])
				})),
				csv: csvLines(columns, rows)
			};
			const note = depth < columns.length ? ` (the newest ${depth} ${unit}s)` : "";
			return (0, markup.PT)`<div class="filters" id="filters" role="search" hidden>
${choice("engine", "Engine", engines)}
${choice("country", "Country", countries.map((country) => country === "" ? "not known" : (0, document_names.GL)(country)))}
<label>Question has the words${note} <input id="keyword" type="search" maxlength="200"></label>
<label class="switch"><input id="marked" type="checkbox"> Only open losses</label>
<button id="save" type="button">Save as CSV</button>
<p id="shown" class="muted" role="status"></p>
</div>
${(0, page.A)("data", data)}`;
		}
		const unique = (texts) => [...new Set(texts)].sort();
		function choice(id, label, options) {
			if (options.length < 2) return undefined;
			return (0, markup.PT)`<label>${label} <select id="${id}"><option value="">All</option>${options.map((option, index) => (0, markup.PT)`<option value="${index}">${option}</option>`)}</select></label>`;
		}
		function csvLines(columns, rows) {
			const [head = "", ...lines] = [...(0, csv.g)([...ROW_NAMES], rows.map(namesOf))].join("").split("\r\n");
			return [[head, ...columns].join(","), ...lines.slice(0, rows.length)];
		}
		var build_blocks = __webpack_require__(14907);
		var render_blocks = __webpack_require__(84063);
		;
		const MOST_RUNS = 12;
		const SIGNS = "✓ stands for an answer that cites the brand, ✗ for one that does not. Records keep no texts: the report of a run has them.";
		function questions({ rows, records }, room) {
			const keywords = [...new Set(rows.flatMap((row) => [...row.keywords.keys()]))];
			const columns = rows.map((row) => ({ title: [placeOfRow(row)] }));
			const runs = records.slice(-MOST_RUNS).reverse();
			const titleOf = (keyword) => keyword === "" ? ["All questions in one"] : [{ name: keyword }];
			const shares = keywords.map((keyword) => [titleOf(keyword), ...rows.map((row) => newestShare(keyword, row))]);
			const folds = keywords.flatMap((keyword) => {
				const ofRuns = runs.flatMap((record) => runRow(keyword, record, rows));
				const blocks = (0, build_blocks.c_)("Answers of the newest runs", [{ title: ["Run"] }, ...columns], ofRuns);
				return blocks.length === 0 ? [] : [{
					kind: "fold",
					title: titleOf(keyword),
					blocks
				}];
			});
			const blocks = [
				...(0, build_blocks.c_)("Answers that cite the brand", [{
					title: ["Question"],
					width: 2
				}, ...columns], shares),
				{
					kind: "line",
					text: [{ small: [SIGNS] }]
				},
				...folds
			];
			return (0, render_blocks.R)(blocks, 3, { left: room });
		}
		function newestShare(keyword, row) {
			const tally = row.keywords.get(keyword)?.find((each) => each !== undefined);
			if (tally === undefined) return ["no answer"];
			const { cited, answers } = tally;
			return {
				now: `${cited} of ${answers}`,
				share: cited / answers
			};
		}
		function runRow(keyword, record, rows) {
			const cells = record.cells.filter((cell) => (cell.keyword ?? "") === keyword);
			if (cells.length === 0) return [];
			const day = [(0, words.IU)(record.createdAt)];
			const votesOf = ({ engine, country }) => {
				const cell = cells.find((each) => {
					const place = placeOf(each.engine, record);
					return place.engine === engine && place.country === country;
				});
				return cell?.cited.map((vote) => vote ? "✓" : "✗").join(" ") ?? "";
			};
			return [[record.runUrl === undefined ? day : [{
				link: record.runUrl,
				label: day
			}], ...rows.map((row) => [votesOf(row)])]];
		}
		;
		function dashboardStyles(columns) {
			return `
:root { --names: 14.5rem; }
main { max-width: 90rem; }
[hidden] { display: none !important; }
.weeks { font-size: 0.8125rem; font-variant-numeric: tabular-nums; }
.fixed { table-layout: fixed; width: calc(var(--names) + ${columns} * 4rem); }
.fixed col:first-child { width: var(--names); }
.weeks td { min-width: 2.75rem; padding: 0.25rem 0.375rem; border-left: 1px solid var(--line); text-align: right; vertical-align: middle; white-space: nowrap; }
.weeks thead th { padding: 0.25rem 0.375rem; text-align: right; white-space: nowrap; }
.weeks tbody th { position: sticky; left: 0; z-index: 1; padding: 0.25rem 0.75rem; background: var(--surface); }
.weeks thead td { left: 0; z-index: 2; }
.weeks .loss { color: var(--bad); font-weight: 650; }
.filters { display: flex; flex-wrap: wrap; align-items: end; gap: 0.5rem 1rem; margin: 0 0 0.75rem; font-size: 0.875rem; }
.filters label { display: grid; gap: 0.125rem; color: var(--muted); }
.filters label.switch { display: flex; align-items: center; gap: 0.375rem; min-height: 2.25rem; }
.filters input, .filters select, .filters button { min-height: 2.25rem; max-width: 16rem; padding: 0.25rem 0.5rem; background: var(--surface); border: 1px solid var(--muted); border-radius: 0.375rem; color: var(--text); font: inherit; }
.filters input[type=checkbox] { min-height: 0; }
.filters p { margin: 0; min-height: 2.25rem; align-content: center; }
.weeks .loss { background: color-mix(in srgb, var(--bad) 11%, var(--surface)); }
@media (max-width: 40rem) {
  .weeks { display: table; }
  .weeks thead { display: table-header-group; position: static; width: auto; height: auto; clip-path: none; }
  .weeks tbody { display: table-row-group; }
  .weeks tr { display: table-row; }
  .weeks th, .weeks td { display: table-cell; border-top: 1px solid var(--line); }
  :root { --names: 8.5rem; }
  .weeks tbody th { padding: 0.25rem 0.5rem; }
  .filters label, .filters input, .filters select { flex: 1 1 9rem; max-width: none; width: 100%; }
  .filters label.switch { flex-basis: 100%; }
  .filters input[type=checkbox] { flex: none; width: auto; }
}
@media print {
  .filters { display: none; }
}
`;
		}
		;
		const MOST_BYTES = 14e6;
		const GATE_FRAME = 24e3;
		const LEAST_FOR_QUESTIONS = 8e3;
		const dashboard_SIGNS = {
			loss: "▼",
			decline: "↘"
		};
		function* renderDashboard(dashboard) {
			const index = renderIndex(dashboard);
			yield {
				path: "index.html",
				content: index
			};
			yield {
				path: "dashboard.csv",
				content: (0, csv.g)(...csvOf(dashboard))
			};
			let left = MOST_BYTES - Buffer.byteLength(index);
			for (const [at, gate] of dashboard.gates.entries()) {
				const room = Math.max(LEAST_FOR_QUESTIONS, left / (dashboard.gates.length - at) - GATE_FRAME);
				const content = renderGate(dashboard, gate, room);
				left -= Buffer.byteLength(content);
				yield {
					path: `gates/${gate.id}.html`,
					content
				};
			}
		}
		function renderIndex(dashboard) {
			const { gates } = dashboard;
			const losses = gates.flatMap(listOpenLosses);
			const rows = gates.flatMap((gate) => gate.rows);
			const brands = new Set(gates.map(({ brand }) => brand)).size;
			const open = losses.length === 1 ? "one loss is open" : `${losses.length || "no"} losses are open`;
			const headline = `${(0, numbers.pq)(brands, "brand")}: ${open}`;
			return (0, page.C)({
				title: `AI visibility: ${headline}`,
				skip: "Skip to the dashboard",
				styles: dashboardStyles(dashboard.columns.length),
				script: DASHBOARD_SCRIPT,
				body: (0, markup.PT)`${header([])}
<h1>${headline}</h1>
${lossTable(losses, true)}
<h2 id="over-time">Cited answers over time</h2>
${filters(dashboard, rows)}
${heatMap(dashboard, rows, (gate) => `gates/${gate.id}.html`)}
<p><a href="dashboard.csv" download>The whole table as CSV</a></p>
${voiceTable(gates.flatMap((gate) => shareVoice(gate).slice(0, 1).map((share) => ({
					...share,
					gate
				}))))}
<footer><p>Each brand leads to its questions and answers.</p></footer>`
			});
		}
		function renderGate(dashboard, gate, room) {
			const losses = listOpenLosses(gate);
			return (0, page.C)({
				title: `AI visibility: ${gate.brand}`,
				skip: "Skip to the dashboard",
				styles: dashboardStyles(dashboard.columns.length),
				body: (0, markup.PT)`${header([(0, markup.PT)`<a href="../index.html">All gates</a>`])}
<h1>${(0, markup.UU)(gate.brand)}${gate.key === gate.brand ? undefined : (0, markup.PT)` <small>${(0, markup.UU)(gate.key)}</small>`}</h1>
${lossTable(losses, false)}
<h2>Cited answers over time</h2>
${heatMap(dashboard, gate.rows)}
${voiceTable(shareVoice(gate).map((share) => ({
					...share,
					gate
				})))}
<h2 id="questions">Questions, and the answers of the newest runs</h2>
${questions(gate, room)}`
			});
		}
		function header(parts) {
			return (0, markup.PT)`<header><p class="product">AI visibility${parts.map((part) => (0, markup.PT)` · ${part}`)}</p></header>`;
		}
		function lossTable(losses, hasBrand) {
			if (losses.length === 0) return undefined;
			const columns = [
				...hasBrand ? ["Brand"] : [],
				"Where",
				"Since",
				"Was",
				"Newest run",
				"State"
			];
			return tableIn("Losses and declines that the newest run of a gate has not ended", columns.map((title) => ({
				title: [title],
				isNumber: title === "Was" || title === "Newest run"
			})), losses.map(({ gate, loss, mark, where, was, now, state }) => [
				...hasBrand ? [[{ name: gate.brand }]] : [],
				[`${dashboard_SIGNS[mark]} ${where}`],
				[(0, words.IU)(loss.since)],
				[was === undefined ? "" : (0, numbers.l9)(was)],
				[now === undefined ? "" : `${percentOf(now)}% (${now.cited} of ${now.answers})`],
				[state]
			]));
		}
		function tableIn(caption, columns, rows) {
			return (0, tables.tp)({
				kind: "table",
				caption,
				columns,
				rows
			}, { left: Number.POSITIVE_INFINITY });
		}
		function voiceTable(shares) {
			if (shares.length === 0) return undefined;
			const cellOf = (share, answers) => [`${Math.round(100 * share)}% (${(0, numbers.pq)(answers, "answer")})`];
			return tableIn("Share of voice in the newest run: the part of the citations, and of the mentions, of the brand and its competitors", [
				"Brand",
				"Gate",
				"By citations",
				"By mentions"
			].map((title, at) => ({
				title: [title],
				isNumber: at > 1
			})), shares.map(({ gate, name: competitor, cited, mentioned, citedShare, mentionedShare }) => [
				competitor === undefined ? [{ strong: [{ name: gate.brand }] }] : [{ name: competitor }],
				[{ name: gate.key }],
				cellOf(citedShare, cited),
				cellOf(mentionedShare, mentioned)
			]));
		}
		function heatMap({ columns, unit }, rows, pageOf) {
			const idOf = ({ gate, country, engine }) => JSON.stringify([
				gate.brand,
				country,
				engine
			]);
			const alike = Map.groupBy(rows, idOf);
			const label = `Share of the answers that cite the brand, in percent: one column for each ${unit} with runs, the newest first`;
			const body = rows.map((row) => {
				const { gate, at, marks } = row;
				const title = (0, markup.UU)(gate.brand);
				const place = placeOfRow(row);
				const isAlone = alike.get(idOf(row))?.length === 1;
				const key = isAlone ? undefined : (0, markup.PT)` · ${(0, markup.UU)(gate.key)}`;
				return (0, markup.PT)`<tr><th scope="row">${pageOf ? (0, markup.PT)`<a href="${pageOf(gate)}">${title}</a><br><small>${place}${key}</small>` : place}</th>${at.map((tally, index) => heatCell(tally, marks[index]))}</tr>
`;
			});
			return (0, markup.PT)`<p class="muted" aria-hidden="true">${label}</p>
${(0, tables.Qg)("Cited answers over time", (0, markup.PT)`<table class="weeks fixed"${pageOf && (0, markup.PT)` id="all"`}><caption class="hidden">${label}</caption>
<colgroup><col><col span="${columns.length}"></colgroup>
<thead><tr><td></td>${columns.map((day) => (0, markup.PT)`<th scope="col">${(0, words.gp)(day)}</th>`)}</tr></thead>
<tbody>${body}</tbody></table>`)}
<p class="muted note">▼ a loss is open, ↘ a decline is open, as the run of that ${unit} said. An empty field has no answers. Colors are deeper where more answers cite the brand.</p>`;
		}
		function heatCell(tally, mark) {
			if (tally === undefined) return (0, markup.PT)`<td></td>`;
			return (0, markup.PT)`<td class="${(0, tables.Sz)(tally.cited / tally.answers)}${mark && (0, markup.PT)` loss`}">${percentOf(tally)}${mark && dashboard_SIGNS[mark]}</td>`;
		}
		function csvOf({ columns, gates }) {
			const rows = gates.flatMap((gate) => gate.rows).map((row) => ({
				...namesOf(row),
				...Object.fromEntries(columns.map((day, index) => [day, shareIn(row.at[index])]))
			}));
			return [[...ROW_NAMES, ...columns], rows];
		}
		function shareIn(tally) {
			return tally === undefined ? "" : percentOf(tally);
		}
		var git = __webpack_require__(94983);
		;
		const HISTORY_FILE = /\.(?:ndjson|json)$/;
		async function reportSite(source, output, checkout) {
			const histories = [];
			const skipped = [];
			const found = await ("path" in source ? findFiles(source.path) : findOnBranch(source.branch, checkout));
			if ("problem" in found) return found;
			for await (const { path, bytes } of found) {
				const read = parse(path, bytes);
				if (read.problems > 0) skipped.push({
					file: path,
					records: read.problems
				});
				const records = read.records.filter(record.V2);
				if (records.length > 0) histories.push({
					key: path.replace(HISTORY_FILE, ""),
					records
				});
			}
			if (histories.length === 0) return { problem: `${"path" in source ? source.path : source.branch} holds no records of runs.` };
			await (0, lib_files.gP)(checkout.folder, output);
			const dashboard = viewHistories(histories);
			let [files, bytes] = [0, 0];
			for (const { path, content } of renderDashboard(dashboard)) {
				const text = typeof content === "string" ? content : [...content].join("");
				await (0, lib_files.lo)((0, external_node_path_.join)(output, path), text, checkout.folder);
				files += 1;
				bytes += Buffer.byteLength(text);
			}
			const runs = histories.reduce((sum, { records }) => sum + records.length, 0);
			return {
				gates: dashboard.gates.length,
				runs,
				skipped,
				files,
				bytes
			};
		}
		async function findFiles(path) {
			const stats = await (0, promises_.stat)(path).catch((error) => {
				if ((0, lib_files.up)(error, "ENOENT", "ENOTDIR")) return undefined;
				throw error;
			});
			if (stats === undefined) return { problem: `${path} does not exist.` };
			if (!stats.isDirectory()) return readEach([(0, external_node_path_.basename)(path)], () => (0, promises_.readFile)(path));
			const entries = await (0, promises_.readdir)(path, {
				recursive: true,
				withFileTypes: true
			});
			const paths = entries.filter((entry) => entry.isFile() && HISTORY_FILE.test(entry.name)).map((entry) => (0, lib_files.sq)((0, external_node_path_.relative)(path, (0, external_node_path_.join)(entry.parentPath, entry.name)))).filter((file) => !file.split("/").some((part) => part.startsWith("."))).sort();
			return readEach(paths, (file) => (0, promises_.readFile)((0, external_node_path_.join)(path, file)));
		}
		async function findOnBranch(branch, checkout) {
			const commit = await findBranch(branch, checkout);
			if (commit === undefined) {
				const fetch = `git fetch origin ${branch}:refs/remotes/origin/${branch}`;
				return { problem: `This clone has no branch ${branch}. Fetch it: ${fetch}` };
			}
			const listed = (0, git.vV)(await (0, git.$Y)(checkout, [
				"ls-tree",
				"-r",
				"-z",
				"--full-tree",
				commit
			]));
			const ids = new Map(listed.flatMap((line) => {
				const [, id = "", path = ""] = /^100\d+ blob ([0-9a-f]+)\t(.*)$/s.exec(line) ?? [];
				return HISTORY_FILE.test(path) ? [[path, id]] : [];
			}));
			return readEach([...ids.keys()], async (path) => Buffer.from(await (0, git.$Y)(checkout, [
				"cat-file",
				"blob",
				ids.get(path) ?? ""
			])));
		}
		async function* readEach(paths, read) {
			for (const path of paths) yield {
				path,
				bytes: await read(path)
			};
		}
		async function findBranch(branch, checkout) {
			const refs = [`refs/remotes/origin/${branch}`, `refs/heads/${branch}`];
			const found = await (0, git.$Y)(checkout, [
				"for-each-ref",
				"--format=%(refname) %(objectname)",
				...refs
			]);
			const ids = new Map(found.split("\n").map((line) => [line.split(" ")[0], line.split(" ")[1]]));
			return refs.map((ref) => ids.get(ref)).find((id) => id !== undefined);
		}
		function parse(path, bytes) {
			if (path.endsWith(".ndjson")) {
				if ((0, format.HU)(bytes)) return {
					records: [],
					problems: 1
				};
				const { records, problems } = (0, format.i6)(bytes.toString());
				return {
					records,
					problems: problems.length
				};
			}
			const read = (0, file.u)(bytes.toString());
			return "records" in read ? {
				records: read.records,
				problems: read.problems.length
			} : {
				records: [],
				problems: 1
			};
		}
		var names = __webpack_require__(26199);
		var lib_escape = __webpack_require__(68989);
		var files = __webpack_require__(53271);
		var message = __webpack_require__(11531);
		var flags = __webpack_require__(90218);
		var terminal = __webpack_require__(95657);
		;
		async function report(argv, { out, err, folder, signal }) {
			const { texts, problems } = (0, flags.b)(argv, "report");
			const { history, output = "site" } = texts;
			if (history === undefined) {
				problems.push({
					input: "history",
					given: undefined,
					allowed: "a file, a folder or branch"
				});
			}
			if (history === undefined || problems.length > 0) {
				await err.write(`${(0, terminal.I0)(problems)}\n`);
				return 2;
			}
			const source = history === "branch" ? { branch: names.gx } : { path: history };
			try {
				const site = await reportSite(source, output, {
					folder,
					signal
				});
				if ("problem" in site) {
					await err.write(`${(0, lib_escape.h0)(site.problem)}\n`);
					return 2;
				}
				for (const { file, records } of site.skipped) {
					const line = `${file}: left out what cannot be read: ${(0, numbers.pq)(records, "record")}.`;
					await err.write(`${(0, lib_escape.h0)(line)}\n`);
				}
				const found = `${(0, numbers.pq)(site.gates, "gate")}, ${(0, numbers.pq)(site.runs, "run")}`;
				const written = `wrote ${(0, numbers.pq)(site.files, "file")} (${(site.bytes / 1e6).toFixed(1)} MB)`;
				await out.write(`${(0, lib_escape.h0)(`${found}: ${written}. Open ${output}/index.html`)}\n`);
				return 0;
			} catch (error) {
				if (!(error instanceof lib_files.X4)) throw error;
				await err.write(`${(0, message.hw)((0, files.hE)(error.facts))}\n`);
				return 2;
			}
		}
	}),
	59656: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { g: () => toCsv });
		var csv_stringify_sync__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96789);
		var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94869);
		const ROWS_AT_ONCE = 100;
		function* toCsv(columns, rows) {
			yield toLines(columns, [], {
				header: true,
				bom: true
			});
			let batch = [];
			for (const row of rows) {
				batch.push(row);
				if (batch.length < ROWS_AT_ONCE) continue;
				yield toLines(columns, batch);
				batch = [];
			}
			if (batch.length > 0) yield toLines(columns, batch);
		}
		function toLines(columns, rows, start = {}) {
			return (0, csv_stringify_sync__WEBPACK_IMPORTED_MODULE_0__.A)(rows, {
				...start,
				columns,
				record_delimiter: "windows",
				escape_formulas: true,
				quoted_string: true,
				cast: {
					boolean: (value) => String(value),
					string: _text_js__WEBPACK_IMPORTED_MODULE_1__.OX
				}
			});
		}
	})
};
;
