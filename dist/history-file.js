"use strict";
exports.id = "history-file";
exports.ids = ["history-file"];
exports.modules = { 7617: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
}) };
;
