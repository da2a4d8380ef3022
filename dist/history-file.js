"use strict";
exports.id = "history-file";
exports.ids = ["history-file"];
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
