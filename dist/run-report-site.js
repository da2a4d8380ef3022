"use strict";
exports.id = 3559;
exports.ids = [3559, 7617];
exports.modules = {
	82458: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Pq: () => differenceOf,
			UL: () => splitCells,
			ZN: () => compareAnswers,
			sV: () => isLarge,
			uf: () => isClearChange,
			w7: () => mergeCells
		});
		var _comparison_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25039);
		const MIN_STANDARD_ERRORS = 2;
		function mergeCells(cells) {
			return [...Map.groupBy(cells, _comparison_js__WEBPACK_IMPORTED_MODULE_0__.TN).values()].flatMap((group) => group.slice(0, 1).map((first) => ({
				...first,
				cited: group.flatMap(({ cited }) => cited),
				bcrScores: group.flatMap(({ bcrScores }) => bcrScores)
			})));
		}
		function compareAnswers(name, cells, before) {
			const compared = (0, _comparison_js__WEBPACK_IMPORTED_MODULE_0__.Y8)(before, cells);
			const change = (0, _comparison_js__WEBPACK_IMPORTED_MODULE_0__.ND)(compared);
			return {
				name,
				cells,
				compared,
				change,
				level: change?.now ?? (0, _comparison_js__WEBPACK_IMPORTED_MODULE_0__.In)(cells)
			};
		}
		function splitCells({ cells }, before, nameOf) {
			return [...Map.groupBy(cells, nameOf)].flatMap(([name, group]) => name === undefined ? [] : [compareAnswers(name, group, before)]);
		}
		function isLarge({ compared, change }) {
			if (change === undefined) return false;
			const answers = compared.flatMap(({ before }) => before.flatMap(({ cell }) => cell.cited)).length;
			return isClearChange(change.now, {
				share: change.was.share,
				answers
			});
		}
		function isClearChange(now, was) {
			const share = (now.share + was.share) / 2;
			const error = Math.sqrt(share * (1 - share) * (1 / was.answers + 1 / now.answers));
			return Math.abs(now.share - was.share) > MIN_STANDARD_ERRORS * error;
		}
		function differenceOf(change) {
			return change === undefined ? 0 : change.now.share - change.was.share;
		}
	}),
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
	}),
	55940: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { report: () => report });
		var _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25988);
		var _history_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(26199);
		var _inputs_describe_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69845);
		var _lib_escape_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(68989);
		var _report_words_numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88871);
		var _run_report_site_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41656);
		var _flags_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90218);
		var _terminal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95657);
		const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;
		async function report(argv, { out, err, folder, signal }) {
			const { texts, problems } = (0, _flags_js__WEBPACK_IMPORTED_MODULE_4__.b)(argv, "report");
			const { history = "branch", output = "site", brand, month } = texts;
			if (month !== undefined && !MONTH.test(month)) {
				problems.push({
					input: "month",
					given: month,
					allowed: "a year and a month, such as 2026-11"
				});
			}
			if (problems.length > 0) return (0, _terminal_js__WEBPACK_IMPORTED_MODULE_5__.sB)(problems, err);
			const source = history === "branch" ? { branch: _history_names_js__WEBPACK_IMPORTED_MODULE_6__.gx } : { path: history };
			try {
				if (month !== undefined) {
					const { reportMonth } = await Promise.all([
						__webpack_require__.e("package-fontkit"),
						__webpack_require__.e("lib-fonts-draw-with-fonts"),
						__webpack_require__.e("lib-document-pdf-pdf-3")
					]).then(__webpack_require__.bind(__webpack_require__, 453));
					const pages = await reportMonth(source, output, {
						month,
						brand
					}, {
						folder,
						signal
					});
					for (const warning of pages.warnings) await err.write(`${(0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_7__.h0)(warning)}\n`);
					for (const file of pages.files) await out.write(`${(0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_7__.h0)(`${output}/${file}`)}\n`);
					return 0;
				}
				const site = await (0, _run_report_site_js__WEBPACK_IMPORTED_MODULE_3__.im)(source, output, brand, {
					folder,
					signal
				});
				for (const { file, records } of site.skipped) {
					const line = `${file}: left out what cannot be read or is dated in the future: ${(0, _report_words_numbers_js__WEBPACK_IMPORTED_MODULE_2__.pq)(records, "record")}.`;
					await err.write(`${(0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_7__.h0)(line)}\n`);
				}
				const found = `${(0, _report_words_numbers_js__WEBPACK_IMPORTED_MODULE_2__.pq)(site.brands, "brand")}, ${(0, _report_words_numbers_js__WEBPACK_IMPORTED_MODULE_2__.pq)(site.runs, "run")}`;
				const written = `wrote ${(0, _report_words_numbers_js__WEBPACK_IMPORTED_MODULE_2__.pq)(site.files, "file")} (${(site.bytes / 1e6).toFixed(1)} MB)`;
				await out.write(`${(0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_7__.h0)(`${found}: ${written}. Open ${output}/index.html`)}\n`);
				return 0;
			} catch (error) {
				if (error instanceof _run_report_site_js__WEBPACK_IMPORTED_MODULE_3__.bB) await err.write(`${(0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_7__.h0)(error.message)}\n`);
				else if ((0, _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_0__.up)(error, "AVG_LINK_OUT")) await err.write(`${(0, _inputs_describe_inputs_js__WEBPACK_IMPORTED_MODULE_1__.Vp)(error, true)}\n`);
				else throw error;
				return 2;
			}
		}
	}),
	84201: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			d7: () => brandOf,
			TX: () => createIds,
			AD: () => viewBoard
		});
		var engine_names = __webpack_require__(28913);
		var numbers = __webpack_require__(46958);
		var summarize_answers = __webpack_require__(44267);
		var time_chart = __webpack_require__(48373);
		var words_names = __webpack_require__(33573);
		var words_numbers = __webpack_require__(88871);
		var phrases = __webpack_require__(52943);
		var words = __webpack_require__(72072);
		var board_levels = __webpack_require__(90545);
		var board_losses = __webpack_require__(7521);
		var build_blocks = __webpack_require__(14907);
		;
		const MAX_ROWS = 20;
		function questionBlocks(votes, slots, answered) {
			const questions = [...Map.groupBy(votes, ({ keyword }) => keyword)].filter(([, own]) => (0, board_levels.e6)(own));
			const fallOf = (own) => (0, board_levels.Pq)(own)?.share ?? 0;
			const rows = questions.toSorted(([, a], [, b]) => fallOf(a) - fallOf(b)).map(([keyword, own]) => {
				const at = answered.indexOf(keyword);
				const title = titleOfQuestion(keyword);
				return [at < 0 ? title : [{
					link: `#${answersId(at)}`,
					label: title
				}], ...(0, board_levels.Hy)(own, slots)];
			});
			return trendTable("Questions", "How many answers to each question cite the brand", "Question", rows);
		}
		function answersId(index) {
			return `answers-${index + 1}`;
		}
		function titleOfQuestion(keyword) {
			return keyword === "" ? ["All questions in one"] : [{ name: keyword }];
		}
		function trendTable(title, caption, row, rows) {
			const columns = [
				{
					title: [row],
					width: 2
				},
				{
					title: ["Cited in"],
					width: 2
				},
				{ title: ["Change"] }
			];
			return (0, build_blocks.LL)(title, (0, build_blocks.nd)(caption, columns, rows, MAX_ROWS));
		}
		function siteBlocks(brand, runs, slots) {
			const sites = countNames(runs, ({ domains }) => domains.map(({ domain, answers }) => ({
				name: domain,
				count: answers
			})));
			const brands = countNames(runs, (each) => each.brands.map(({ name, cited }) => ({
				name,
				count: cited
			})));
			const hasCompetitors = brands.some(([name]) => name !== undefined);
			return [...trendTable("Cited sites", "How many answers cite each site", "Site", sites.map(([name = "", counts]) => [[{ name }], ...(0, board_levels.Hy)(counts, slots, { isOwn: false })])), ...trendTable("Competitors", "How many answers cite a page of each brand", "Brand", (hasCompetitors ? brands : []).map(([name, counts]) => [name === undefined ? [{ strong: [{ name: brand }] }] : [{ name }], ...(0, board_levels.Hy)(counts, slots, { isOwn: name === undefined })]))];
		}
		function countNames(runs, countsOf) {
			const known = runs.flatMap(({ at, record: { contents = [] } }) => contents.map((each) => {
				const counts = new Map(countsOf(each).map(({ name, count }) => [name, count]));
				return {
					at,
					part: each.engine,
					answers: each.answers,
					counts
				};
			}));
			const shareOf = (counts) => (0, board_levels.e6)(counts)?.share ?? 0;
			return [...new Set(known.flatMap(({ counts }) => [...counts.keys()]))].map((name) => [name, known.map(({ counts, ...each }) => ({
				...each,
				cited: counts.get(name) ?? 0
			}))]).toSorted(([, a], [, b]) => shareOf(b) - shareOf(a));
		}
		function answerBlocks(answered, votes, days) {
			const places = [...new Set(votes.map(({ place }) => place))].toSorted(summarize_answers.q);
			const columns = [{ title: ["Run"] }, ...places.map((place) => ({ title: [{ name: place }] }))];
			const byQuestion = Map.groupBy(votes, ({ keyword }) => keyword);
			const folds = answered.map((keyword, index) => {
				const byDay = Map.groupBy(byQuestion.get(keyword) ?? [], ({ at }) => at);
				const rows = Array.from(byDay, ([at, ofDay]) => {
					const { runUrl = "", createdAt = "" } = days[at]?.[0] ?? {};
					const signsIn = (place) => ofDay.flatMap((vote) => vote.place === place ? [vote.signs] : []);
					return [[{
						link: runUrl,
						label: [(0, words.IU)(createdAt)]
					}], ...places.map((place) => [signsIn(place).join(" ")])];
				});
				const blocks = (0, build_blocks.c_)("Newest answers", columns, rows);
				return {
					kind: "fold",
					id: answersId(index),
					title: titleOfQuestion(keyword),
					blocks
				};
			});
			const note = "✓ is an answer that cites the brand, ✗ an answer that does not. A linked day opens its run, whose report has the texts.";
			return [
				{
					kind: "heading",
					text: ["Answers"]
				},
				{
					kind: "line",
					text: [{ small: [note] }]
				},
				...folds
			];
		}
		;
		const MONTH = {
			title: "4 weeks",
			days: 28,
			step: 1
		};
		const YEAR = {
			title: "1 year",
			days: 364,
			step: 7
		};
		const RANGES = [
			MONTH,
			{
				title: "3 months",
				days: 91,
				step: 1
			},
			YEAR
		];
		const MAX_ANSWER_DAYS = 12;
		function viewBoard(histories) {
			const ids = createIds();
			const newest = (0, words.su)(histories.flatMap(({ records }) => records.map(dayOfRun)));
			return [...Map.groupBy(histories.flatMap(splitBrands), ({ key }) => key)].toSorted(([a], [b]) => (0, summarize_answers.q)(a, b)).map(([name, gates]) => viewBrand(name, ids(name), gates, newest));
		}
		function splitBrands({ key, records }) {
			const sorted = records.toSorted((a, b) => (0, summarize_answers.q)(a.createdAt, b.createdAt));
			const brands = Map.groupBy(sorted, (record) => brandOf(record, key));
			const newest = (0, words.su)(Array.from(brands.values(), ([first]) => (0, words.kb)(first?.createdAt ?? "")));
			return Array.from(brands, ([brand, own]) => ({
				key: brand,
				records: own
			})).filter(({ records: own }) => (0, words.kb)(own.at(-1)?.createdAt ?? "") >= newest);
		}
		function brandOf({ fingerprint }, key) {
			return fingerprint["brand"]?.join(", ") || key;
		}
		function createIds() {
			const given = new Set();
			return (name) => {
				const plain = name.replaceAll(/[^\w-]/g, "-").slice(0, 80).toLowerCase();
				let id = plain;
				for (let number = 1; given.has(id) || id === ""; number++) id = `${plain}-${number}`;
				given.add(id);
				return id;
			};
		}
		function viewBrand(name, id, gates, newest) {
			const records = gates.flatMap((gate) => gate.records).toSorted((a, b) => (0, summarize_answers.q)(b.createdAt, a.createdAt));
			const names = (0, words_names.ND)(name, records.flatMap(({ cells }) => cells.map(({ engine }) => engine)));
			const losses = gates.flatMap((gate) => (0, board_losses.WP)(gate.records, names));
			const low = gates.flatMap((gate) => {
				const isLow = (0, time_chart.B8)(gate.records);
				return gate.records.filter(({ createdAt }) => isLow(createdAt));
			});
			const votesIn = (runs) => runs.flatMap((run) => listVotes(run, names));
			const days = [...Map.groupBy(records, dayOfRun).values()].slice(0, MAX_ANSWER_DAYS);
			const newestVotes = votesIn(days.flatMap((own, at) => own.map((record) => ({
				at,
				record
			}))));
			const answered = [...new Set(newestVotes.map(({ keyword }) => keyword))];
			const [last = "", first = ""] = [records.at(0), records.at(-1)].map((record) => record && dayOfRun(record));
			const age = (Date.parse(last) - Date.parse(first)) / numbers.d_;
			const year = (0, board_levels.pd)(votesIn(placeRuns(records, YEAR, newest)), YEAR.days / YEAR.step);
			return {
				name,
				id,
				losses,
				answers: answerBlocks(answered, newestVotes, days),
				lastRun: records[0]?.createdAt ?? "",
				runs: records.length,
				recent: votesIn(placeRuns(records, MONTH, newest)),
				year: year.map((level) => level?.share),
				ranges: RANGES.filter((_, index) => age >= (RANGES[index - 1]?.days ?? 0)).map((range) => {
					const runs = placeRuns(records, range, last);
					return {
						title: range.title,
						blocks: rangeBlocks({
							name,
							losses,
							low,
							answered,
							range,
							runs,
							votes: votesIn(runs)
						})
					};
				})
			};
		}
		function placeRuns(records, { days, step }, end) {
			return records.flatMap((record) => {
				const age = (Date.parse(end) - Date.parse(dayOfRun(record))) / numbers.d_;
				if (age < days) return [{
					at: Math.floor((days - 1 - age) / step),
					record
				}];
				return age < 2 * days ? [{
					at: -1,
					record
				}] : [];
			});
		}
		function rangeBlocks({ name, losses, low, answered, range, runs, votes }) {
			const slots = range.days / range.step;
			const lost = new Set(losses.flatMap((loss) => loss.places));
			const byPlace = Map.groupBy(votes, ({ place }) => place);
			const places = [...byPlace.keys()].filter((place) => (0, board_levels.e6)(byPlace.get(place) ?? [])).toSorted(summarize_answers.q);
			const moments = [...Map.groupBy(runs, ({ at }) => at)].filter(([at]) => at >= 0).toReversed();
			const toSeries = (place, counts = []) => {
				const levels = (0, board_levels.pd)(counts, slots);
				const values = moments.map(([at]) => levels[at]);
				const isLoss = place === undefined ? lost.size === places.length : lost.has(place);
				return {
					name: place,
					isLoss,
					values: values.map((level) => level && 100 * level.share)
				};
			};
			const lines = places.length > 1 ? places.map((place) => toSeries(place, byPlace.get(place))) : [];
			const length = range.title.replace(/^1 /, "");
			const period = `in the ${length} to ${(0, words.IU)(runs[0]?.record.createdAt ?? "")}`;
			const isLinked = moments.some(([, [first]]) => Boolean(first?.record.runUrl));
			const unit = range.step === 1 ? "day" : "week";
			const total = (0, board_levels.e6)(votes);
			const whole = toSeries(undefined, votes);
			const series = (0, time_chart.LA)(whole, lines);
			const more = lines.length < series.length ? "" : " The table has the other engines.";
			const chart = (0, time_chart.sd)({
				title: `Answers that cite the brand ${period}`,
				moments: moments.map(([, own]) => ({
					createdAt: (0, words.kb)(own[0]?.record.createdAt ?? ""),
					isMarked: own.some(({ record }) => low.includes(record))
				})),
				series,
				legend: [`A point adds up the runs of a ${unit}${isLinked ? ", and opens the newest one" : ""}. Next to each name: the newest ${unit}. A cross marks the runs of a loss, from its first one on.${more}`]
			});
			const pointed = moments.filter((_, index) => whole.values[index] !== undefined);
			const links = (chart.lines[0]?.points ?? []).map(({ at, value }, index) => {
				const { createdAt = "", runUrl = "" } = pointed[index]?.[1][0]?.record ?? {};
				return {
					at,
					link: runUrl,
					label: `${(0, words.IU)(createdAt)}: ${(0, words_numbers.l9)(value / 100)}`
				};
			});
			const rows = places.map((place) => [[{ name: place }], ...(0, board_levels.Hy)(byPlace.get(place) ?? [], slots, { isLoss: lost.has(place) })]);
			return [
				{
					...chart,
					links,
					level: total && {
						now: (0, phrases.eI)(total),
						basis: `${(0, phrases.gM)(total)} answers`
					}
				},
				{
					kind: "table",
					caption: `How many answers cite the brand ${period}, and the change from the ${length} before`,
					columns: [
						{ title: ["Engine"] },
						{
							title: ["Cites the brand"],
							width: 2
						},
						{ title: ["Change"] }
					],
					rows: [[[{ strong: ["All"] }], ...(0, board_levels.Hy)(votes, slots)], ...rows],
					note: ["Change: in points, over the same questions and engines. A gray change may be chance."]
				},
				...questionBlocks(votes, slots, answered),
				...siteBlocks(name, runs, slots)
			];
		}
		function dayOfRun({ createdAt }) {
			return (0, words.kb)(createdAt);
		}
		function listVotes({ at, record }, names) {
			return record.cells.map(({ keyword = "", engine, cited }) => {
				const asked = (0, board_losses.h)(engine, record);
				const { country = "" } = (0, engine_names.Vl)(asked);
				const place = (0, board_losses.fW)(asked, names);
				return {
					at,
					keyword,
					place,
					engine: names.engine(asked),
					country,
					part: JSON.stringify([place, keyword]),
					cited: cited.filter(Boolean).length,
					answers: cited.length,
					signs: cited.map((vote) => vote ? "✓" : "✗").join(" ")
				};
			});
		}
	}),
	90545: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Hy: () => showTrend,
			Pq: () => differenceOf,
			e6: () => totalOf,
			jR: () => formatDifference,
			pd: () => levelsOf
		});
		var _comparison_periods_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82458);
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46958);
		var _document_grids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48764);
		var _words_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88871);
		function levelsOf(counts, moments) {
			const byMoment = Map.groupBy(counts, ({ at }) => at);
			return Array.from({ length: moments }, (_, at) => addUp(byMoment.get(at) ?? []));
		}
		function totalOf(counts) {
			return addUp(counts.filter(({ at }) => at >= 0));
		}
		function addUp(counts) {
			const answers = (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_2__.cz)(counts.map((each) => each.answers));
			const cited = (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_2__.cz)(counts.map((each) => each.cited));
			return answers === 0 ? undefined : {
				cited,
				answers,
				share: cited / answers
			};
		}
		function differenceOf(counts) {
			const pairs = [...Map.groupBy(counts, ({ part }) => part).values()].flatMap((own) => {
				const [now, before] = [totalOf(own), addUp(own.filter(({ at }) => at < 0))];
				return now === undefined || before === undefined ? [] : [{
					now,
					before
				}];
			});
			const now = addUp(pairs.map((pair) => pair.now));
			if (now === undefined) return undefined;
			const was = {
				answers: (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_2__.cz)(pairs.map(({ before }) => before.answers)),
				share: (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_2__.cz)(pairs.map((pair) => pair.now.answers * pair.before.share)) / now.answers
			};
			return {
				share: now.share - was.share,
				isClear: (0, _comparison_periods_js__WEBPACK_IMPORTED_MODULE_3__.uf)(now, was)
			};
		}
		function formatDifference(change, { isLoss = false, isOwn = true } = {}) {
			if (change === undefined) return [_words_numbers_js__WEBPACK_IMPORTED_MODULE_1__.GY];
			const points = (0, _words_numbers_js__WEBPACK_IMPORTED_MODULE_1__.BY)(change.share);
			if (points === 0) return [{ small: ["±0"] }];
			const text = [`${points > 0 ? "▲" : "▼"} ${Math.abs(points)}`];
			if (!change.isClear) return [{ small: text }];
			if (points < 0) return isLoss ? [{
				toned: text,
				tone: "worse"
			}] : text;
			return isOwn ? [{
				toned: text,
				tone: "better"
			}] : text;
		}
		function showTrend(counts, moments, { isLoss = false, isOwn = true } = {}) {
			const level = totalOf(counts);
			if (level === undefined) return [[_words_numbers_js__WEBPACK_IMPORTED_MODULE_1__.GY], [_words_numbers_js__WEBPACK_IMPORTED_MODULE_1__.GY]];
			const history = levelsOf(counts, moments).map((each) => each?.share);
			const change = formatDifference(differenceOf(counts), {
				isLoss,
				isOwn
			});
			return [{
				...(0, _document_grids_js__WEBPACK_IMPORTED_MODULE_0__.dM)(level),
				basis: (0, _document_grids_js__WEBPACK_IMPORTED_MODULE_0__.Ck)(level),
				isLoss,
				history
			}, change];
		}
	}),
	7521: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			WP: () => listOpenLosses,
			fW: () => placeName,
			h: () => withCountry,
			mq: () => countryOf
		});
		var _comparison_comparison_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25039);
		var _comparison_scope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69972);
		var _comparison_select_runs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12521);
		var _engines_engine_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28913);
		var _history_loss_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93300);
		var _words_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33573);
		const STATES = {
			failed: "the run failed",
			low: "still low",
			recovering: "recovering",
			"not-measured": "not measured in the newest run",
			recovered: "recovered"
		};
		function listOpenLosses(records, names) {
			const newest = new Map(records.map((record) => [`${record.fingerprint["country"]}`, record]));
			return [...newest.values()].flatMap((record) => record.losses.filter(_history_loss_js__WEBPACK_IMPORTED_MODULE_4__.n).map(({ scope, since, state }) => {
				const country = scope.kind === "whole" ? countryOf(record) : scope.country ?? countryOf(record);
				const engine = scope.kind === "engine" ? names.engine(scope.engine) : "All engines";
				const earlier = records.filter(({ createdAt }) => createdAt < since);
				const { runs } = (0, _comparison_select_runs_js__WEBPACK_IMPORTED_MODULE_1__.b0)(earlier, record.fingerprint);
				const cells = record.cells.filter(({ engine: id }) => (0, _comparison_scope_js__WEBPACK_IMPORTED_MODULE_0__.S1)(scope, withCountry(id, record)));
				return {
					since,
					state: STATES[state],
					now: (0, _comparison_comparison_js__WEBPACK_IMPORTED_MODULE_5__.In)(cells),
					places: cells.map(({ engine: id }) => placeName(withCountry(id, record), names)),
					where: country === undefined ? engine : `${engine} in ${(0, _words_names_js__WEBPACK_IMPORTED_MODULE_3__.HI)(country)}`,
					was: (0, _comparison_comparison_js__WEBPACK_IMPORTED_MODULE_5__.ND)((0, _comparison_comparison_js__WEBPACK_IMPORTED_MODULE_5__.Y8)(runs, cells))?.was
				};
			}));
		}
		function withCountry(engine, record) {
			const country = countryOf(record);
			return country === undefined || (0, _engines_engine_names_js__WEBPACK_IMPORTED_MODULE_2__.Vl)(engine).country !== undefined ? engine : `${engine}@${country}`;
		}
		function countryOf({ fingerprint: { country = [] } }) {
			return country.length === 1 ? country[0] : undefined;
		}
		function placeName(engine, names) {
			const { country } = (0, _engines_engine_names_js__WEBPACK_IMPORTED_MODULE_2__.Vl)(engine);
			return country === undefined ? names.engine(engine) : `${names.engine(engine)} · ${(0, _words_names_js__WEBPACK_IMPORTED_MODULE_3__.GL)(country)}`;
		}
	}),
	41656: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			bB: () => NothingToReport,
			Bt: () => describeUnknownBrand,
			X_: () => readHistories,
			im: () => reportSite
		});
		var promises_ = __webpack_require__(51455);
		var external_node_path_ = __webpack_require__(76760);
		var git = __webpack_require__(42701);
		var file = __webpack_require__(7617);
		var format = __webpack_require__(78713);
		var record = __webpack_require__(46742);
		var lib_files = __webpack_require__(13963);
		var numbers = __webpack_require__(46958);
		var board = __webpack_require__(84201);
		var build_blocks = __webpack_require__(14907);
		var markup = __webpack_require__(81358);
		var page = __webpack_require__(67412);
		var render_blocks = __webpack_require__(90673);
		var words_numbers = __webpack_require__(88871);
		var words = __webpack_require__(72072);
		var summarize_answers = __webpack_require__(44267);
		var names = __webpack_require__(33573);
		var phrases = __webpack_require__(52943);
		var levels = __webpack_require__(90545);
		;
		const MAX_COLUMNS = 12;
		const MIN_BRANDS = .25;
		function fleetTable(brands) {
			const newest = (0, words.su)(brands.map(({ lastRun }) => lastRun));
			const votes = brands.flatMap(({ recent }) => recent);
			const engines = listNames(votes.map(({ engine }) => engine)).slice(0, MAX_COLUMNS);
			const allCountries = listNames(votes.map(({ country }) => country));
			const isFrequent = (country) => brands.filter(({ recent }) => (0, levels.e6)(votesOf(recent, { country }))).length >= MIN_BRANDS * brands.length;
			const countries = allCountries.filter(isFrequent).slice(0, MAX_COLUMNS);
			const titles = [
				"Brand",
				"All",
				"Change",
				"State",
				...engines,
				...countries.map(names.GL)
			];
			const more = countries.length < allCountries.length ? " The page of a brand has all of its countries." : "";
			const hasLines = brands.some(({ year }) => year.filter((share) => share !== undefined).length > 1);
			const line = hasLines ? " The line is the last year." : "";
			const rows = brands.toSorted(compareBrands).map((brand) => {
				const { recent, year, losses } = brand;
				const lost = new Set(losses.flatMap(({ places }) => places));
				const level = (0, levels.e6)(recent);
				return [
					[{
						link: `brands/${brand.id}.html`,
						label: [{ name: brand.name }]
					}],
					level === undefined ? [] : {
						now: (0, phrases.eI)(level),
						history: year
					},
					level === undefined ? [] : (0, levels.jR)((0, levels.Pq)(recent), { isLoss: losses.length > 0 }),
					describeState(brand, newest),
					...engines.map((engine) => partCell(votesOf(recent, { engine }), lost)),
					...countries.map((country) => partCell(votesOf(recent, { country }), lost))
				];
			});
			return {
				kind: "table",
				isGrid: true,
				caption: `How many answers cite each brand in the 4 weeks to ${(0, words.IU)(newest)}`,
				columns: titles.map((title) => ({ title: [{
					name: title,
					most: 40
				}] })),
				rows,
				note: [`The 4 weeks to ${(0, words.IU)(newest)}. Change: in points from the 4 weeks before, over the same questions and engines. A gray change may be chance; red is an open loss. Engines and countries only have clear changes.${line}${more}`]
			};
		}
		function listNames(names) {
			return [...new Set(names.filter((name) => name !== ""))].toSorted(summarize_answers.q);
		}
		function votesOf(votes, part) {
			const { engine, country } = part;
			return votes.filter((vote) => (engine ?? vote.engine) === vote.engine && (country ?? vote.country) === vote.country);
		}
		function compareBrands(a, b) {
			const stateOf = ({ losses, recent }) => {
				if ((0, levels.e6)(recent) === undefined) return 1;
				return losses.length > 0 ? 0 : 2;
			};
			const changeOf = ({ recent }) => (0, levels.Pq)(recent)?.share ?? 0;
			return stateOf(a) - stateOf(b) || changeOf(a) - changeOf(b);
		}
		function describeState({ recent, losses, lastRun }, newest) {
			if ((0, levels.e6)(recent) === undefined) return [{
				toned: [`no run since ${(0, words.xN)(lastRun, newest)}`],
				tone: "doubtful"
			}];
			if (losses.length === 0) return ["no loss"];
			return [{
				toned: [`▼ ${losses.length} ${losses.length === 1 ? "loss" : "losses"}`],
				tone: "worse"
			}];
		}
		function partCell(votes, lost) {
			const level = (0, levels.e6)(votes);
			if (level === undefined) return [];
			const isLoss = votes.some(({ place }) => lost.has(place));
			const difference = (0, levels.Pq)(votes);
			return [`${(0, phrases.eI)(level)} `, ...difference?.isClear ? (0, levels.jR)(difference, { isLoss }) : []];
		}
		const FLEET_SCRIPT = `
const table = document.querySelector('.grid')
const [body] = table.tBodies
const field = document.getElementById('filter')
field.addEventListener('input', () => {
  const words = field.value.trim().toLowerCase()
  for (const row of body.rows) row.hidden = !row.cells[0].textContent.toLowerCase().includes(words)
})
field.closest('p').hidden = false

// Numbers come first, and empty cells last.
const valueOf = (row, at) => {
  const text = row.cells[at].textContent.trim()
  const [, cited, answers] = /^(\\d+) of (\\d+)/.exec(text) ?? []
  if (answers) return (100 * cited) / answers
  const number = Number.parseFloat(text.replace(/^[▲±] ?/, '').replace(/^▼ /, '-'))
  return at === 0 || Number.isNaN(number) ? text || '\\uffff' : number
}
const compare = (a, b) =>
  typeof a === typeof b ? (typeof a === 'number' ? a - b : a.localeCompare(b)) : typeof a === 'number' ? -1 : 1
const heads = [...table.tHead.rows[0].cells]
for (const [at, head] of heads.entries()) {
  const button = document.createElement('button')
  button.append(...head.childNodes)
  head.append(button)
  button.addEventListener('click', () => {
    const order = head.ariaSort === 'ascending' ? 'descending' : 'ascending'
    for (const other of heads) other.ariaSort = null
    head.ariaSort = order
    const rows = [...body.rows].sort((a, b) => compare(valueOf(a, at), valueOf(b, at)))
    body.append(...(order === 'ascending' ? rows : rows.reverse()))
  })
}
`;
		const FLEET_STYLES = `
[hidden] { display: none !important; }
.filter { font-size: 0.875rem; }
.filter input { min-height: 2.25rem; padding: 0.25rem 0.5rem; background: var(--surface); border: 1px solid var(--muted); border-radius: 0.375rem; color: var(--text); font: inherit; }
main { max-width: 84rem; }
.grid thead > * > *, .grid tbody th { width: auto; min-width: 0; }
.grid th, .grid td { padding: 0.4375rem 0.5rem; vertical-align: middle; }
.grid .now { font-size: inherit; }
.grid td:has(.spark) { white-space: nowrap; }
.grid td:has(.spark) .now { display: inline-block; min-width: 3.5rem; }
.grid .was { display: inline-flex; vertical-align: middle; }
.grid .spark { flex: none; width: 4rem; max-width: none; }
.grid .worse, .grid .better { white-space: nowrap; }
.grid button { padding: 0; background: none; border: 0; color: inherit; font: inherit; text-align: left; cursor: pointer; }
.grid button::after { content: "\\a0↕" / ""; color: var(--muted); }
.grid [aria-sort="ascending"] button::after { content: "\\a0↑" / ""; }
.grid [aria-sort="descending"] button::after { content: "\\a0↓" / ""; }
@media (max-width: 40rem) {
  .grid thead { position: static; width: auto; height: auto; clip-path: none; }
  .grid thead tr { display: flex; flex-wrap: wrap; }
  .grid thead tr > :nth-child(n + 4) { display: none; }
  .grid td:nth-child(n + 5):not(:has(.worse, .better)) { display: none; }
  .grid tbody tr { grid-template-columns: repeat(auto-fill, minmax(5.75rem, 1fr)); }
}
@media print {
  @page { size: A4 landscape; margin: 12mm; }
  .filter, .grid button::after { display: none; }
  /* Chromium leaves buttons out of a header that it repeats. */
  .grid button { display: contents; }
  .grid { font-size: 8pt; }
  .grid th, .grid td { padding: 0.125rem 0.25rem; }
}
`;
		;
		const MAX_BYTES = 2e6;
		const FIRST_RANGE = 1;
		function* renderBoard(brands) {
			const [only, ...others] = brands;
			if (only && others.length === 0) return yield {
				path: "index.html",
				content: renderBrand(only)
			};
			yield {
				path: "index.html",
				content: renderIndex(brands)
			};
			const back = (0, markup.PT)`<a href="../index.html">All brands</a>`;
			for (const brand of brands) yield {
				path: `brands/${brand.id}.html`,
				content: renderBrand(brand, back)
			};
		}
		function renderIndex(brands) {
			const lost = brands.flatMap(({ name: label, id, losses }) => {
				const brand = [{
					link: `brands/${id}.html`,
					label: [{ name: label }]
				}];
				return losses.map((each) => ({
					...each,
					brand
				}));
			});
			const headline = `${(0, words_numbers.pq)(brands.length, "brand")}: ${openLosses(lost.length)}`;
			return (0, page.C)({
				title: `AI visibility: ${headline}`,
				styles: FLEET_STYLES,
				script: FLEET_SCRIPT,
				body: (0, markup.PT)`${pageHeader(brands.map(({ lastRun }) => lastRun))}
<h1>${headline}</h1>
${lossTable(lost)}
<p class="filter" hidden><label>Filter by brand <input id="filter" type="search" maxlength="200"></label></p>
${(0, render_blocks.Rz)([fleetTable(brands)], 2)}`
			});
		}
		function renderBrand({ name: brand, lastRun, losses, ranges, answers }, back) {
			return (0, page.C)({
				title: `AI visibility: ${brand}`,
				styles: BRAND_STYLES,
				body: (0, markup.PT)`${pageHeader([lastRun], back)}
<h1>${(0, markup.UU)(brand)}: ${openLosses(losses.length)}</h1>
${lossTable(losses)}
${rangeChoice(ranges)}
${ranges.map(({ blocks }, index) => (0, markup.PT)`<div class="range range-${index}">
${(0, render_blocks.Rz)(blocks, 2)}</div>
`)}
${(0, render_blocks.Rz)(answers, 2, { left: MAX_BYTES })}`
			});
		}
		function openLosses(count) {
			return count === 1 ? "one loss is open" : `${count || "no"} losses are open`;
		}
		function pageHeader(runs, back) {
			const parts = [
				...back ? [back] : [],
				"AI visibility",
				`last run ${(0, words.IU)((0, words.su)(runs))}`
			];
			return (0, markup.PT)`<header><p class="product">${(0, markup.fj)(parts, (0, markup.PT)` · `)}</p></header>`;
		}
		function rangeChoice(ranges) {
			const first = Math.min(FIRST_RANGE, ranges.length - 1);
			const choices = ranges.map(({ title }, index) => (0, markup.PT)`<label><input type="radio" name="range" id="range-${index}"${index === first ? (0, markup.PT)` checked` : undefined}>${title}</label>`);
			return (0, markup.PT)`<fieldset class="choice"${ranges.length < 2 ? (0, markup.PT)` hidden` : undefined}><legend class="hidden">Range of dates</legend>${choices}</fieldset>`;
		}
		function lossTable(losses) {
			const hasBrand = losses.some(({ brand }) => brand !== undefined);
			const titles = [
				...hasBrand ? ["Brand"] : [],
				"Where",
				"Since",
				"Was",
				"Newest run",
				"State"
			];
			const rows = losses.map(({ brand, since, where, was, now, state }) => [
				...brand === undefined ? [] : [brand],
				[`▼ ${where}`],
				[(0, words.IU)(since)],
				[was === undefined ? "" : (0, words_numbers.l9)(was.share)],
				[now === undefined ? "" : `${(0, words_numbers.l9)(now.share)} (${now.cited} of ${now.answers})`],
				[state]
			]);
			const columns = titles.map((title) => ({ title: [title] }));
			const blocks = (0, build_blocks.c_)("Open losses", columns, rows);
			return (0, render_blocks.Rz)(blocks, 2);
		}
		const BRAND_STYLES = `
.range { display: none; }
${[
			0,
			1,
			2
		].map((index) => `body:has(#range-${index}:checked) .range-${index} { display: block; }`).join("\n")}
.choice { display: flex; width: fit-content; margin: 0 0 1rem; padding: 0; border: 1px solid var(--line); border-radius: 0.5rem; font-size: 0.875rem; }
.choice[hidden] { display: none; }
.choice label { padding: 0.375rem 0.875rem; border-radius: 0.4375rem; cursor: pointer; }
.choice label:has(:checked) { background: var(--raised); font-weight: 600; }
.choice input { margin: 0 0.375rem 0 0; accent-color: var(--accent); }
.chart { max-width: none; }
.lead { display: block; }
.lead .legend, .level { display: flex; }
.level { gap: 0.625rem; align-items: baseline; }
@media (min-width: 60rem) { .chart text { font-size: 9px; } }
tbody th, tbody td { vertical-align: middle; }
details tbody th { white-space: nowrap; }
td:has(.spark) .now { display: inline-block; min-width: 3.5rem; }
.now + small { min-width: 7.5rem; }
td .spark { display: inline-block; width: 7rem; max-width: none; height: 1.75rem; vertical-align: middle; }
@media (max-width: 40rem) {
  .range td { display: inline-block; padding-right: 0; }
  td .spark { width: 5rem; }
}
@media print { .choice { display: none; } }
`;
		var clone_history = __webpack_require__(5030);
		;
		class NothingToReport extends Error {}
		const MAX_BRANDS = 1e3;
		const HISTORY_FILE = /\.(?:ndjson|json)$/;
		async function reportSite(source, output, brand, checkout) {
			const { histories, skipped } = await readHistories(source, checkout);
			const all = (0, board.AD)(histories);
			const brands = brand === undefined ? all : all.filter(({ name }) => name === brand);
			const names = all.map(({ name }) => name);
			if (brands.length === 0) throw new NothingToReport(describeUnknownBrand(brand, names));
			if (brands.length > MAX_BRANDS) {
				const found = `The records are of ${brands.length} brands, and a site has at most ${MAX_BRANDS}.`;
				throw new NothingToReport(`${found} Choose one with --brand.`);
			}
			await (0, lib_files.gP)(checkout.folder, output);
			let [files, bytes] = [0, 0];
			for (const { path, content } of renderBoard(brands)) {
				await (0, lib_files.lo)((0, external_node_path_.join)(output, path), content, checkout.folder);
				files += 1;
				bytes += Buffer.byteLength(content);
			}
			const runs = (0, numbers.cz)(brands.map((each) => each.runs));
			return {
				brands: brands.length,
				runs,
				skipped,
				files,
				bytes
			};
		}
		function describeUnknownBrand(brand, names) {
			return `No record has the brand ${brand}. The records have: ${names.join(", ")}.`;
		}
		async function readHistories(source, checkout) {
			const histories = [];
			const skipped = [];
			const found = await ("path" in source ? findFiles(source.path) : findOnBranch(source.branch, checkout));
			for await (const { path, bytes } of found) {
				const read = parse(path, bytes);
				const past = read.records.filter(({ createdAt }) => Date.parse(createdAt) <= Date.now() + numbers.d_);
				const left = read.problems + read.records.length - past.length;
				if (left > 0) skipped.push({
					file: path,
					records: left
				});
				const records = past.filter(record.V2);
				if (records.length > 0) histories.push({
					key: path.replace(HISTORY_FILE, ""),
					records
				});
			}
			if (histories.length > 0) return {
				histories,
				skipped
			};
			throw new NothingToReport(`${"path" in source ? source.path : source.branch} holds no records of runs.`);
		}
		async function findFiles(path) {
			const stats = await (0, promises_.stat)(path).catch((error) => {
				if ((0, lib_files.up)(error, "ENOENT", "ENOTDIR")) return undefined;
				throw error;
			});
			if (stats === undefined) throw new NothingToReport(`${path} does not exist.`);
			if (!stats.isDirectory()) return readEach([(0, external_node_path_.basename)(path)], () => (0, promises_.readFile)(path));
			const entries = await (0, promises_.readdir)(path, {
				recursive: true,
				withFileTypes: true
			});
			const paths = entries.filter((entry) => entry.isFile() && HISTORY_FILE.test(entry.name)).map((entry) => (0, lib_files.sq)((0, external_node_path_.relative)(path, (0, external_node_path_.join)(entry.parentPath, entry.name)))).filter((file) => !file.split("/").some((part) => part.startsWith("."))).sort();
			return readEach(paths, (file) => (0, promises_.readFile)((0, external_node_path_.join)(path, file)));
		}
		async function findOnBranch(branch, checkout) {
			const commit = await (0, clone_history.m3)(checkout, branch);
			if (commit === undefined) {
				const fetch = `git fetch origin ${branch}:refs/remotes/origin/${branch}`;
				throw new NothingToReport(`This clone has no branch ${branch}. Name a file of records with --history FILE, or fetch the branch: ${fetch}`);
			}
			const listed = (0, git.vV)(await (0, git.$Y)(checkout, [
				"ls-tree",
				"-r",
				"-z",
				"--full-tree",
				commit
			]));
			const ids = new Map();
			for (const line of listed) {
				const [, id = "", path = ""] = /^100\d+ blob ([0-9a-f]+)\t(.*)$/s.exec(line) ?? [];
				if (HISTORY_FILE.test(path)) ids.set(path, id);
			}
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
		function parse(path, bytes) {
			const isLines = path.endsWith(".ndjson");
			if (isLines && (0, format.HU)(bytes)) return {
				records: [],
				problems: 1
			};
			const read = isLines ? (0, format.i6)(bytes.toString()) : (0, file.u)(bytes.toString());
			if (!("records" in read)) return {
				records: [],
				problems: 1
			};
			return {
				records: read.records,
				problems: read.problems.length
			};
		}
	})
};
;
