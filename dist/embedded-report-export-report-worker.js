"use strict";
exports.id = "embedded-report-export-report-worker";
exports.ids = ["embedded-report-export-report-worker"];
exports.modules = {
	19729: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			KE: () => generationSchema,
			Qh: () => reportSchema,
			R$: () => exportRequestSchema,
			aO: () => generateRequestSchema,
			eJ: () => COMPLETED,
			f5: () => monitorRequestSchema,
			tb: () => scanSchema,
			ut: () => errorBodySchema
		});
		var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2503);
		var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64377);
		const COMPLETED = "completed";
		const text = zod__WEBPACK_IMPORTED_MODULE_0__.YjP().nullish().transform((value) => value ?? "").pipe(zod__WEBPACK_IMPORTED_MODULE_0__.YjP());
		const count = zod__WEBPACK_IMPORTED_MODULE_0__.Whr().nonnegative();
		const MOST_RESULTS = 200;
		const LONGEST_NAME = 500;
		const LONGEST_SNIPPET = 2e4;
		const LONGEST_TEXT = 2e3;
		const shortText = cutText(LONGEST_TEXT);
		function cutText(length) {
			const cut = (value) => Buffer.from(value.slice(0, length)).toString();
			return text.transform((value) => value.length > length ? cut(value) : value).pipe(zod__WEBPACK_IMPORTED_MODULE_0__.YjP());
		}
		const scanResultSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			engine: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().min(1).max(LONGEST_NAME),
			cited: zod__WEBPACK_IMPORTED_MODULE_0__.zMY(),
			bcr_score: zod__WEBPACK_IMPORTED_MODULE_0__.aig(),
			sentiment: shortText,
			snippet: cutText(LONGEST_SNIPPET),
			source_url: text,
			timestamp: shortText
		});
		const scanSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			scan_id: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			brand_name: shortText,
			status: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			results: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(scanResultSchema).max(MOST_RESULTS),
			summary: zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				total_engines: count,
				cited_engines: count,
				overall_bcr: zod__WEBPACK_IMPORTED_MODULE_0__.aig(),
				avg_sentiment: shortText
			})
		});
		const generationSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			generation_id: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			status: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			content: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			metadata: zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				schema_markup: text,
				recommended_keywords: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(zod__WEBPACK_IMPORTED_MODULE_0__.YjP()).nullish().transform((value) => value ?? []).pipe(zod__WEBPACK_IMPORTED_MODULE_0__.YOg(zod__WEBPACK_IMPORTED_MODULE_0__.YjP())),
				citation_score_estimate: zod__WEBPACK_IMPORTED_MODULE_0__.aig().nullish()
			})
		});
		const reportSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			report_id: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			status: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			estimated_completion: text,
			download_url: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().nullish().transform((value) => value ?? null).pipe(zod__WEBPACK_IMPORTED_MODULE_0__.YjP().nullable())
		});
		const errorBodySchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({ error: zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			code: text,
			message: text,
			retry_after: zod__WEBPACK_IMPORTED_MODULE_0__.aig().nonnegative().nullish().catch(undefined)
		}) });
		const filled = zod__WEBPACK_IMPORTED_MODULE_0__.YjP().regex(/\S/, "must not be blank");
		const list = zod__WEBPACK_IMPORTED_MODULE_0__.YOg(filled);
		const monitorRequestSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			brand_name: filled,
			keywords: list.min(1, "must not be empty"),
			engines: list.exactOptional(),
			language: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().exactOptional()
		});
		const generateRequestSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			brand_name: filled,
			topic: filled,
			target_engines: list.exactOptional(),
			content_type: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().exactOptional(),
			tone: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().exactOptional(),
			language: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().exactOptional(),
			max_length: zod__WEBPACK_IMPORTED_MODULE_0__.Whr().positive().exactOptional()
		});
		const exportRequestSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			brand_name: filled,
			date_range: zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				start: zod__WEBPACK_IMPORTED_MODULE_1__.p6(),
				end: zod__WEBPACK_IMPORTED_MODULE_1__.p6()
			}).refine(({ start, end }) => start <= end, "start must not be after end"),
			engines: list.exactOptional(),
			format: zod__WEBPACK_IMPORTED_MODULE_0__.k5n(["pdf", "csv"]),
			include_competitors: zod__WEBPACK_IMPORTED_MODULE_0__.zMY().exactOptional()
		});
	}),
	20487: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { w: () => describeIssues });
		var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37428);
		const MAX_PROBLEMS = 3;
		function describeIssues(issues, whole = "the answer") {
			const problems = issues.slice(0, MAX_PROBLEMS).map(({ path, message }) => `${zod__WEBPACK_IMPORTED_MODULE_0__.sR(path) || whole}: ${message.replace("Invalid input: ", "")}`);
			const others = issues.length - problems.length;
			return [...problems, ...others > 0 ? [`and ${others} more`] : []].join("; ");
		}
	}),
	96989: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			i: () => readRequest,
			l: () => badRequest
		});
		var _describe_issues_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20487);
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52776);
		function readRequest(schema, value, operation) {
			const parsed = schema.safeParse(value);
			if (parsed.success) return parsed.data;
			throw badRequest(operation, (0, _describe_issues_js__WEBPACK_IMPORTED_MODULE_1__.w)(parsed.error.issues, "the request"));
		}
		function badRequest(request, detail) {
			return new _errors_js__WEBPACK_IMPORTED_MODULE_0__._({
				kind: "http",
				request,
				status: 400,
				code: "bad_request",
				detail
			});
		}
	}),
	30601: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { v: () => createRecordStore });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
		var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2503);
		var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(64377);
		var _contract_contract_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19729);
		var _contract_describe_issues_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(20487);
		var _lib_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13963);
		var _lib_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(80292);
		const competitorResultSchema = zod__WEBPACK_IMPORTED_MODULE_5__.Ikc({
			name: zod__WEBPACK_IMPORTED_MODULE_5__.YjP().min(1),
			engine: zod__WEBPACK_IMPORTED_MODULE_5__.YjP().min(1),
			cited: zod__WEBPACK_IMPORTED_MODULE_5__.zMY(),
			bcr_score: zod__WEBPACK_IMPORTED_MODULE_5__.aig()
		});
		const recordedScanSchema = zod__WEBPACK_IMPORTED_MODULE_5__.Ikc({
			recordedAt: zod__WEBPACK_IMPORTED_MODULE_6__.w$(),
			keywords: zod__WEBPACK_IMPORTED_MODULE_5__.YOg(zod__WEBPACK_IMPORTED_MODULE_5__.YjP()).default([]),
			scan: _contract_contract_js__WEBPACK_IMPORTED_MODULE_3__.tb,
			competitors: zod__WEBPACK_IMPORTED_MODULE_5__.YOg(competitorResultSchema).default([])
		});
		const LIMITS = {
			fileBytes: 4 * 1024 * 1024,
			bytes: 32 * 1024 * 1024,
			months: 60
		};
		const FILE_NAME = /^(?<month>\d{4}-\d\d)\.(?<part>\d{6})\.ndjson$/;
		function createRecordStore(folder, limits = LIMITS) {
			let written = Promise.resolve();
			return {
				append(record) {
					const line = `${JSON.stringify(record)}\n`;
					written = written.catch(() => {}).then(() => appendLine(folder, monthOf(record.recordedAt), line, limits));
					return written;
				},
				async *read({ start, end }, warn) {
					const names = await listFiles(folder);
					for (const name of names.filter((each) => monthOf(start) <= monthOf(each) && monthOf(each) <= monthOf(end))) {
						const path = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name);
						let line = 0;
						for await (const text of readLines(path)) {
							line += 1;
							if (text.trim() === "") continue;
							const parsed = recordedScanSchema.safeParse((0, _lib_json_js__WEBPACK_IMPORTED_MODULE_7__.q)(text));
							if (parsed.success) yield parsed.data;
							else warn({
								path,
								line,
								detail: (0, _contract_describe_issues_js__WEBPACK_IMPORTED_MODULE_8__.w)(parsed.error.issues)
							});
						}
					}
				}
			};
		}
		function monthOf(text) {
			return text.slice(0, 7);
		}
		async function listFiles(folder) {
			try {
				return (await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(folder)).filter((name) => FILE_NAME.test(name)).sort();
			} catch (error) {
				if ((0, _lib_files_js__WEBPACK_IMPORTED_MODULE_4__.up)(error, "ENOENT")) return [];
				throw error;
			}
		}
		async function appendLine(folder, month, line, limits) {
			await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(folder, {
				recursive: true,
				mode: 448
			});
			const last = (await listFiles(folder)).findLast((name) => monthOf(name) === month);
			if (last !== undefined && await appendTo((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, last), line, limits.fileBytes)) return;
			await prune(folder, month, limits);
			const part = Number(FILE_NAME.exec(last ?? "")?.groups?.["part"] ?? 0) + 1;
			await appendTo((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, `${month}.${String(part).padStart(6, "0")}.ndjson`), line, Number.POSITIVE_INFINITY);
		}
		async function appendTo(path, line, maxBytes) {
			const file = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, "a+", 384);
			try {
				const { size } = await file.stat();
				if (size + Buffer.byteLength(line) > maxBytes) return false;
				await file.appendFile(await (0, _lib_files_js__WEBPACK_IMPORTED_MODULE_4__.H3)(file) ? `\n${line}` : line);
				return true;
			} finally {
				await file.close();
			}
		}
		async function prune(folder, month, { bytes, months }) {
			let size = 0;
			for (const name of (await listFiles(folder)).reverse()) {
				const path = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name);
				size += (await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path)).size;
				if (size > bytes || countMonths(name, month) >= months) await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(path, { force: true });
			}
		}
		function countMonths(from, to) {
			const [start, end] = [new Date(monthOf(from)), new Date(monthOf(to))];
			return 12 * (end.getUTCFullYear() - start.getUTCFullYear()) + end.getUTCMonth() - start.getUTCMonth();
		}
		async function* readLines(path) {
			let rest = "";
			const chunks = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)(path, "utf8");
			try {
				for await (const chunk of chunks) {
					const [first = "", ...others] = chunk.split("\n");
					rest += first;
					for (const next of others) {
						yield rest;
						rest = next;
					}
				}
			} catch (error) {
				if (!(0, _lib_files_js__WEBPACK_IMPORTED_MODULE_4__.up)(error, "ENOENT")) throw error;
			}
			if (rest !== "") yield rest;
		}
	}),
	81181: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			w: () => createReportStore,
			y: () => CONTENT_TYPES
		});
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _lib_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13963);
		const CONTENT_TYPES = {
			csv: "text/csv; charset=utf-8",
			pdf: "application/pdf"
		};
		const FILE_NAME = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.(?<format>csv|pdf)$/;
		const LIMITS = {
			bytes: 128 * 1024 * 1024,
			milliseconds: 30 * 24 * 60 * 6e4
		};
		function createReportStore(folder, limits = LIMITS) {
			return {
				async put(id, format, bytes, createdAt) {
					const name = `${id}.${format}`;
					if (!FILE_NAME.test(name)) throw new TypeError("the id of a report must be a UUID");
					const path = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, name);
					await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(folder, {
						recursive: true,
						mode: 448
					});
					await prune(folder, createdAt, limits);
					await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(path, bytes, {
						flag: "wx",
						mode: 384
					});
					await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.utimes)(path, createdAt, createdAt);
					return {
						name,
						path
					};
				},
				async get(name) {
					const format = FILE_NAME.exec(name)?.groups?.["format"];
					if (format !== "csv" && format !== "pdf") return undefined;
					try {
						return {
							bytes: await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name)),
							contentType: CONTENT_TYPES[format]
						};
					} catch (error) {
						if ((0, _lib_files_js__WEBPACK_IMPORTED_MODULE_2__.up)(error, "ENOENT")) return undefined;
						throw error;
					}
				}
			};
		}
		async function prune(folder, now, { bytes, milliseconds }) {
			const names = (await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder)).filter((name) => FILE_NAME.test(name));
			const files = await Promise.all(names.map(async (name) => {
				const path = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name);
				const { size, mtimeMs } = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path).catch(() => ({
					size: 0,
					mtimeMs: 0
				}));
				return {
					path,
					size,
					age: now.getTime() - mtimeMs
				};
			}));
			let total = 0;
			for (const { path, size, age } of files.sort((a, b) => a.age - b.age)) {
				total += size;
				if (total > bytes || age > milliseconds) await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(path, { force: true });
			}
		}
	}),
	46920: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { answerReport: () => answerReport });
		var external_node_worker_threads_ = __webpack_require__(75919);
		var errors = __webpack_require__(52776);
		var pdf = __webpack_require__(59833);
		var draw_with_fonts = __webpack_require__(83012);
		var csv = __webpack_require__(59656);
		;
		const COLUMNS = [
			"recorded_at",
			"scan_id",
			"role",
			"name",
			"keywords",
			"engine",
			"cited",
			"bcr_score",
			"sentiment",
			"snippet",
			"source_url",
			"timestamp",
			"note"
		];
		function renderReportCsv(records, summary) {
			return (0, csv.g)(COLUMNS, rowsOf(records, summary));
		}
		function* rowsOf(records, { competitors, notes }) {
			for (const record of records) {
				yield* brandRows(record);
				if (competitors !== undefined) yield* competitorRows(record);
			}
			for (const note of notes) yield {
				role: "note",
				note
			};
		}
		function brandRows(record) {
			const { scan } = record;
			return scan.results.map((result) => ({
				...commonCells(record),
				role: "brand",
				name: scan.brand_name,
				...result
			}));
		}
		function competitorRows(record) {
			return record.competitors.map((result) => ({
				...commonCells(record),
				role: "competitor",
				...result
			}));
		}
		function commonCells({ recordedAt, keywords, scan }) {
			return {
				recorded_at: recordedAt,
				scan_id: scan.scan_id,
				keywords: keywords.join("; ")
			};
		}
		var chart_scale = __webpack_require__(9027);
		var build_blocks = __webpack_require__(14907);
		var lib_numbers = __webpack_require__(46958);
		var lib_text = __webpack_require__(94869);
		var select_records = __webpack_require__(7664);
		;
		const MAX_SNIPPETS = 40;
		const MAX_ROWS = 100;
		const MAX_NAME = 80;
		const MAX_SNIPPET = 400;
		const MAX_URL = 120;
		function exportDocument({ brand_name, date_range: { start, end }, engines = [] }, records, summary, createdAt) {
			const brand = (0, lib_text.$Q)((0, lib_text.OX)(brand_name), MAX_NAME);
			const title = `AI visibility of ${brand}`;
			const about = [`Engines: ${engines.join(", ") || "all"}`, ...summary.notes];
			return {
				title: `${title}, ${start} to ${end}`,
				about: [[`${start} to ${end}, days in UTC`]],
				first: [{
					kind: "heading",
					text: [{ name: title }]
				}, ...about.flatMap((text) => (0, build_blocks.FY)([{
					name: text,
					most: 300
				}]))],
				sections: records.length === 0 ? [] : sectionsOf(brand, records, summary),
				footer: [],
				createdAt: createdAt.toISOString()
			};
		}
		function sectionsOf(brand, records, summary) {
			const { scans, overall, engines, days, competitors = [] } = summary;
			const numbers = [
				["Scans", `${scans}`],
				["Days with scans", `${days.length}`],
				["Engines", `${engines.length}`],
				["Results that cite the brand", `${overall.cited} of ${overall.results} (${formatShare(overall)})`],
				["Mean citation score", (0, lib_numbers.y)(overall.score)]
			];
			const all = competitors.length > 0 ? [{
				...overall,
				name: brand
			}, ...competitors] : [];
			const parts = [
				["Summary", [...table([column("Measure", .7), number("Value", .3)], numbers), chartOf(days)]],
				["By engine", tallyTable("Engine", engines)],
				["Competitors", tallyTable("Name", all)],
				["Snippets", snippets(records)]
			];
			return parts.flatMap(([title, blocks]) => blocks.length === 0 ? [] : [{
				id: title,
				title: [title],
				blocks,
				on: ["pdf"]
			}]);
		}
		function chartOf(days) {
			const [from, to] = [days[0]?.name ?? "", days.at(-1)?.name ?? ""];
			const span = Date.parse(to) - Date.parse(from);
			const placeOf = (day) => span === 0 ? .5 : (Date.parse(day) - Date.parse(from)) / span;
			const scores = days.map(({ score }) => score);
			const scale = (0, chart_scale._K)([Math.min(0, ...scores), Math.max(0, ...scores)]);
			const points = days.map(({ name, score }) => ({
				at: placeOf(name),
				value: score,
				isMarked: false
			}));
			return {
				...{
					kind: "chart",
					title: "Score by day",
					description: "",
					legend: [],
					band: undefined,
					scale
				},
				lines: [{
					name: undefined,
					points,
					last: "",
					isLoss: false
				}],
				ticks: (0, chart_scale.Dx)(scale).map((value) => ({
					value,
					label: (0, chart_scale.Gg)(value)
				})),
				days: [...new Set([from, to])].map((label) => ({
					at: placeOf(label),
					label
				}))
			};
		}
		function tallyTable(named, tallies) {
			const columns = [
				"Results",
				"Cited",
				"Cited share",
				"Mean score"
			].map((name) => number(name, .15));
			const rows = tallies.slice(0, MAX_ROWS).map((tally) => [
				(0, lib_text.$Q)((0, lib_text.OX)(tally.name), MAX_NAME),
				`${tally.results}`,
				`${tally.cited}`,
				formatShare(tally),
				(0, lib_numbers.y)(tally.score)
			]);
			const more = tallies.length - MAX_ROWS;
			return [...table([column(named, .4), ...columns], rows), ...(0, build_blocks.FY)(more > 0 ? [`${more} more are not shown. The CSV report has all.`] : [])];
		}
		function snippets(records) {
			const latest = new Map();
			for (const { recordedAt, scan } of records.toReversed()) {
				for (const { engine, snippet, source_url } of scan.results) {
					const key = JSON.stringify([engine, snippet]);
					if (snippet === "" || latest.has(key)) continue;
					const text = (0, lib_text.$Q)((0, lib_text.OX)(snippet), MAX_SNIPPET);
					const source = (0, lib_text.$Q)((0, lib_text.OX)(source_url), MAX_URL);
					latest.set(key, [
						(0, select_records.kb)(recordedAt),
						(0, lib_text.$Q)((0, lib_text.OX)(engine), MAX_NAME),
						text,
						source
					]);
				}
			}
			const more = latest.size - MAX_SNIPPETS;
			const columns = [
				column("Date", .14),
				column("Engine", .16),
				column("Snippet", .44),
				column("Source", .26)
			];
			return [...table(columns, [...latest.values()].slice(0, MAX_SNIPPETS)), ...(0, build_blocks.FY)(more > 0 ? [`${more} older snippets are not shown. The CSV report has all.`] : [])];
		}
		function column(title, width) {
			return {
				title: [title],
				width
			};
		}
		function number(title, width) {
			return {
				title: [title],
				width,
				isNumber: true
			};
		}
		function table(columns, rows) {
			return (0, build_blocks.c_)("", columns, rows.map((row) => row.map((text) => [text])));
		}
		function formatShare({ cited, results }) {
			return results === 0 ? "-" : `${Math.round(100 * cited / results)}%`;
		}
		var report_export_records = __webpack_require__(30601);
		var report_store = __webpack_require__(81181);
		;
		async function answerReport() {
			const { report } = external_node_worker_threads_.workerData;
			const reply = await buildReport(report).then((built) => ({ built }), (error) => {
				if (error instanceof errors._) return { facts: error.facts };
				throw error;
			});
			external_node_worker_threads_.parentPort?.postMessage(reply);
		}
		const MAX_UNREADABLE = 20;
		async function buildReport({ request, createdAt, records, competitors }, fonts) {
			const warnings = [];
			const stored = (0, report_export_records.v)(records).read(request.date_range, ({ path, line, detail }) => {
				if (warnings.length < MAX_UNREADABLE) warnings.push(`${path}: line ${line} is skipped: ${detail}`);
			});
			const { bytes, problems } = await buildReportFile(request, stored, createdAt, fonts, competitors);
			return {
				bytes,
				warnings: [...warnings, ...problems.map(draw_with_fonts.describeFontProblem)]
			};
		}
		const MAX_BYTES = 32 * 1024 * 1024;
		async function buildReportFile(request, records, createdAt, fonts, competitors = []) {
			const selected = await (0, select_records.jr)(request, records, competitors);
			const summary = (0, select_records.eh)(request, selected);
			const contentType = report_store.y[request.format];
			if (request.format === "csv") {
				return {
					bytes: joinParts(renderReportCsv(selected, summary)),
					contentType,
					problems: []
				};
			}
			const draw = (typefaces) => (0, pdf.renderPdf)(exportDocument(request, selected, summary, createdAt), typefaces);
			return {
				...await (0, draw_with_fonts.drawWithFonts)(draw, fonts),
				contentType
			};
		}
		function joinParts(parts) {
			const chunks = [];
			let size = 0;
			for (const part of parts) {
				const chunk = Buffer.from(part);
				size += chunk.length;
				if (size > MAX_BYTES) throw (0, select_records.CP)();
				chunks.push(chunk);
			}
			return Buffer.concat(chunks);
		}
	}),
	7664: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			CP: () => reportTooLarge,
			eh: () => summarize,
			jr: () => selectRecords,
			kb: () => dayOf
		});
		var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64377);
		var _contract_requests_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96989);
		var _lib_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94869);
		const REQUEST = "POST /v1/report/export";
		const dateSchema = zod__WEBPACK_IMPORTED_MODULE_1__.p6();
		async function selectRecords(request, records, competitors = []) {
			const { start, end } = request.date_range;
			for (const [name, date] of Object.entries({
				start,
				end
			})) {
				if (!dateSchema.safeParse(date).success) throw (0, _contract_requests_js__WEBPACK_IMPORTED_MODULE_0__.l)(REQUEST, `date_range.${name} is not a date (YYYY-MM-DD)`);
			}
			if (start > end) throw (0, _contract_requests_js__WEBPACK_IMPORTED_MODULE_0__.l)(REQUEST, "date_range.start is after date_range.end");
			const wanted = new Set(request.engines);
			const isWanted = ({ engine }) => wanted.size === 0 || wanted.has(engine);
			const brand = (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_2__.zN)(request.brand_name);
			const others = new Set(request.include_competitors ? competitors.map(_lib_text_js__WEBPACK_IMPORTED_MODULE_2__.zN) : []);
			others.delete(brand);
			const own = [];
			const theirs = [];
			for await (const record of records) {
				const day = dayOf(record.recordedAt);
				const name = (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_2__.zN)(record.scan.brand_name);
				const results = record.scan.results.filter(isWanted);
				if (day < start || end < day || results.length === 0) continue;
				const scan = {
					...record.scan,
					results
				};
				if (name === brand) own.push({
					...record,
					scan,
					competitors: record.competitors.filter(isWanted)
				});
				else if (others.has(name)) theirs.push(toCompetitor({
					...record,
					scan
				}));
			}
			if (own.length === 0) return [];
			return [...own, ...theirs].sort((a, b) => Date.parse(a.recordedAt) - Date.parse(b.recordedAt));
		}
		function toCompetitor({ scan, ...record }) {
			const name = scan.brand_name;
			const competitors = scan.results.map(({ engine, cited, bcr_score }) => ({
				name,
				engine,
				cited,
				bcr_score
			}));
			return {
				...record,
				scan: {
					...scan,
					results: []
				},
				competitors
			};
		}
		function dayOf(recordedAt) {
			return new Date(recordedAt).toISOString().slice(0, 10);
		}
		const NOTHING_RECORDED = "No scan of this brand is recorded for these dates and engines.";
		const NO_COMPETITORS = "The recorded scans hold no competitor data.";
		function summarize(request, records) {
			const results = records.flatMap(({ scan }) => scan.results);
			const competitors = request.include_competitors ? tallyBy(records.flatMap((record) => record.competitors), ({ name }) => name) : undefined;
			return {
				scans: records.filter(({ scan }) => scan.results.length > 0).length,
				overall: tally("All engines", results),
				engines: tallyBy(results, ({ engine }) => engine),
				days: tallyBy(records.flatMap(({ recordedAt, scan }) => scan.results.map((result) => ({
					...result,
					day: dayOf(recordedAt)
				}))), ({ day }) => day),
				competitors,
				notes: notesOn(records, competitors)
			};
		}
		function notesOn(records, competitors) {
			if (records.length === 0) return [NOTHING_RECORDED];
			return competitors?.length === 0 ? [NO_COMPETITORS] : [];
		}
		function tallyBy(observations, nameOf) {
			return Array.from(Map.groupBy(observations, nameOf), ([name, group]) => tally(name, group));
		}
		function tally(name, results) {
			const total = results.reduce((sum, { bcr_score }) => sum + bcr_score, 0);
			return {
				name,
				results: results.length,
				cited: results.filter(({ cited }) => cited).length,
				score: results.length === 0 ? 0 : total / results.length
			};
		}
		function reportTooLarge() {
			return (0, _contract_requests_js__WEBPACK_IMPORTED_MODULE_0__.l)("POST /v1/report/export", "date_range: the report is too large; ask for fewer days");
		}
	}),
	9027: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Dx: () => linesOf,
			Gg: () => labelTick,
			_K: () => scaleOf
		});
		function roundUpStep(value) {
			const magnitude = 10 ** Math.floor(Math.log10(value));
			return ([
				1,
				2,
				5
			].find((factor) => factor * magnitude >= value) ?? 10) * magnitude;
		}
		function labelTick(tick) {
			return String(Number(tick.toPrecision(12)) + 0);
		}
		function scaleOf([low, high]) {
			const step = roundUpStep((high - low) / 4 || 1);
			const lowest = Math.floor(low / step);
			return {
				step,
				lowest,
				highest: Math.max(lowest + 1, Math.ceil(high / step))
			};
		}
		function linesOf({ step, lowest, highest }) {
			return Array.from({ length: highest - lowest + 1 }, (_, index) => (lowest + index) * step);
		}
	}),
	30502: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Q: () => childEnvironment });
		const ALLOWED = /^(?:PATH|HOME|LANG|LANGUAGE|LC_\w+|TMPDIR|TEMP|TMP|SystemRoot|GIT_\w+|SSH_AUTH_SOCK|SSL_CERT_(?:FILE|DIR)|XDG_\w+_HOME|FONTCONFIG_\w+|(?:HTTPS?|ALL|NO)_PROXY)$/i;
		function childEnvironment(env = process.env) {
			return Object.fromEntries(Object.entries(env).filter(([name]) => ALLOWED.test(name)));
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
	}),
	13800: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Pf: () => TODO,
			j7: () => MARKS,
			wZ: () => sectionsOn
		});
		const MARKS = {
			pass: {
				emoji: "✅",
				sign: "✓",
				shape: "✓",
				status: "Passed",
				tone: "better"
			},
			fail: {
				emoji: "❌",
				sign: "✗",
				shape: "✗",
				status: "Failed",
				tone: "worse"
			},
			error: {
				emoji: "🛑",
				sign: "✗",
				shape: "■",
				status: "Not measured",
				tone: "worse"
			},
			warn: {
				emoji: "⚠️",
				sign: "!",
				shape: "!",
				status: "Look at it",
				tone: "doubtful"
			},
			report: {
				emoji: "📊",
				sign: "–",
				shape: "○",
				status: "Cannot fail yet",
				tone: undefined
			}
		};
		const TODO = "What to do:";
		function sectionsOn({ sections }, surface) {
			return sections.filter(({ on }) => on.includes(surface));
		}
	}),
	14907: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$F: () => cardsOf,
			FY: () => paragraph,
			GA: () => labeled,
			Lc: () => foldOf,
			RE: () => cutItems,
			c3: () => listOf,
			cT: () => joinLines,
			c_: () => tableOf,
			n8: () => line,
			wr: () => adviceOf
		});
		var _numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46958);
		var _blocks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13800);
		function line(words, ...filled) {
			return words.flatMap((text, index) => {
				const part = filled[index] ?? [];
				const said = text === "" ? [] : [text];
				if (typeof part === "string") return [...said, { name: part }];
				if (typeof part === "number") return [...said, `${part}`];
				return "length" in part ? [...said, ...part] : [...said, part];
			});
		}
		function paragraph(text, isSmall = false) {
			return text.length === 0 ? [] : [{
				kind: "line",
				text: isSmall ? [{ small: text }] : text
			}];
		}
		function listOf(items) {
			return items.length === 0 ? [] : [{
				kind: "list",
				items
			}];
		}
		function tableOf(caption, columns, rows) {
			return rows.length === 0 ? [] : [{
				kind: "table",
				caption,
				columns,
				rows
			}];
		}
		function cardsOf(cards) {
			return cards.length === 0 ? [] : [{
				kind: "card",
				cards,
				isNumbered: cards.length > 1
			}];
		}
		function foldOf(title, blocks) {
			return blocks.length === 0 ? [] : [{
				kind: "fold",
				title: [title],
				blocks
			}];
		}
		function labeled(label, line) {
			return [
				{ strong: [label] },
				" ",
				...line
			];
		}
		function adviceOf(todo) {
			return todo === undefined ? [] : paragraph(labeled(_blocks_js__WEBPACK_IMPORTED_MODULE_0__.Pf, todo));
		}
		function joinLines(lines, between = ", ") {
			return lines.flatMap((line, index) => index === 0 ? line : [between, ...line]);
		}
		function cutItems(items, most) {
			return {
				shown: items.slice(0, most),
				more: (0, _numbers_js__WEBPACK_IMPORTED_MODULE_1__.v)(items.length - most) || undefined
			};
		}
	}),
	57854: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			CI: () => partsOf,
			JK: () => CODE_LENGTH,
			Si: () => QUOTE_LENGTH,
			oi: () => plainOf,
			xt: () => NAME_LENGTH
		});
		var _escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68989);
		var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94869);
		var _web_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73530);
		const NAME_LENGTH = 120;
		const QUOTE_LENGTH = 300;
		const CODE_LENGTH = 200;
		function partsOf(line, look = {}) {
			return line.flatMap((part) => {
				if (typeof part === "string") return [{
					...look,
					text: part
				}];
				if ("name" in part) return [{
					...look,
					text: (0, _text_js__WEBPACK_IMPORTED_MODULE_0__.$Q)((0, _text_js__WEBPACK_IMPORTED_MODULE_0__.OX)(part.name), part.most ?? NAME_LENGTH) || "–"
				}];
				if ("quote" in part) return [{
					...look,
					text: `“${(0, _text_js__WEBPACK_IMPORTED_MODULE_0__.$Q)((0, _text_js__WEBPACK_IMPORTED_MODULE_0__.OX)(part.quote), part.most ?? QUOTE_LENGTH)}”`
				}];
				if ("code" in part) return [{
					...look,
					text: (0, _text_js__WEBPACK_IMPORTED_MODULE_0__.$Q)((0, _text_js__WEBPACK_IMPORTED_MODULE_0__.OX)(part.code), CODE_LENGTH),
					isCode: true
				}];
				if ("strong" in part) return partsOf(part.strong, {
					...look,
					isStrong: true
				});
				if ("small" in part) return partsOf(part.small, {
					...look,
					isSmall: true
				});
				if ("toned" in part) return partsOf(part.toned, {
					...look,
					tone: part.tone
				});
				const url = (0, _web_url_js__WEBPACK_IMPORTED_MODULE_1__.BD)(part.link)?.href;
				return partsOf(part.label, {
					...look,
					...url !== undefined && { url }
				});
			});
		}
		function plainOf(line) {
			const text = partsOf(line).map((part) => part.text);
			return (0, _escape_js__WEBPACK_IMPORTED_MODULE_2__.h0)(text.join(""), Number.POSITIVE_INFINITY);
		}
	}),
	68989: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			D4: () => plainTitle,
			fp: () => breakTriggers,
			h0: () => plainLine,
			pe: () => ZERO_WIDTH_SPACE
		});
		var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94869);
		const ZERO_WIDTH_SPACE = "​";
		const TRIGGERS = /[@#](?=\S)|:(?=\/\/|[\w+-]+(?::|$))|www(?=\.)|\bgh-(?=\d)/gi;
		function breakTriggers(line) {
			return line.replace(TRIGGERS, `$&${ZERO_WIDTH_SPACE}`);
		}
		function plainLine(text, maxLength = 1e3) {
			return (0, _text_js__WEBPACK_IMPORTED_MODULE_0__.$Q)((0, _text_js__WEBPACK_IMPORTED_MODULE_0__.OX)(text), maxLength).replace(/^::/, `:${ZERO_WIDTH_SPACE}:`).replaceAll("##[", `##${ZERO_WIDTH_SPACE}[`);
		}
		function plainTitle(text, maxLength) {
			const inert = breakTriggers((0, _text_js__WEBPACK_IMPORTED_MODULE_0__.OX)(text).replaceAll("`", "'"));
			return (0, _text_js__WEBPACK_IMPORTED_MODULE_0__.$Q)(inert, maxLength);
		}
	}),
	13963: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			EW: () => readSmallFile,
			H3: () => endsInsideLine,
			LI: () => resolveInside,
			X4: () => LinkOutError,
			YT: () => openToAppend,
			_l: () => pathInside,
			fR: () => replaceFile,
			gP: () => requireFolderInside,
			lo: () => writeFileAtomically,
			ps: () => findRealPath,
			sq: () => withSlashes,
			up: () => hasCode
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
		var node_os__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48161);
		var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76760);
		class LinkOutError extends Error {
			facts;
			constructor(facts) {
				super(`${facts.path} leads through a symbolic link to ${facts.target}`);
				this.name = "LinkOutError";
				this.facts = {
					kind: "link-out",
					...facts
				};
			}
		}
		function withSlashes(path) {
			return path.replaceAll("\\", "/");
		}
		function pathInside(folder, path) {
			const inner = (0, node_path__WEBPACK_IMPORTED_MODULE_4__.relative)(folder, (0, node_path__WEBPACK_IMPORTED_MODULE_4__.resolve)(folder, path));
			const isOutside = inner === "" || inner === ".." || inner.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_4__.sep}`) || (0, node_path__WEBPACK_IMPORTED_MODULE_4__.isAbsolute)(inner);
			return isOutside ? undefined : inner.split(node_path__WEBPACK_IMPORTED_MODULE_4__.sep).join("/");
		}
		async function resolveInside(workspace, path) {
			const given = (0, node_path__WEBPACK_IMPORTED_MODULE_4__.resolve)(workspace, path);
			if (pathInside(workspace, given) === undefined) return given;
			const real = await findRealPath(given);
			if ("dangling" in real) throw new LinkOutError({
				path,
				target: real.dangling
			});
			if (pathInside(await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.realpath)(workspace), real.path) === undefined) {
				throw new LinkOutError({
					path,
					target: real.path
				});
			}
			return real.path;
		}
		async function requireFolderInside(workspace, folder) {
			const real = await resolveInside(workspace, folder);
			if (pathInside(workspace, folder) === undefined) return;
			const entries = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readdir)(real, {
				recursive: true,
				withFileTypes: true
			}).catch((error) => {
				if (hasCode(error, "ENOENT", "ENOTDIR")) return [];
				throw error;
			});
			for (const entry of entries.filter((entry) => entry.isSymbolicLink())) {
				const inner = (0, node_path__WEBPACK_IMPORTED_MODULE_4__.relative)(real, (0, node_path__WEBPACK_IMPORTED_MODULE_4__.join)(entry.parentPath, entry.name));
				await resolveInside(workspace, (0, node_path__WEBPACK_IMPORTED_MODULE_4__.join)(folder, inner));
			}
		}
		async function readSmallFile(workspace, path, mostBytes) {
			try {
				const place = await resolveInside(workspace, path);
				const stats = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.stat)(place);
				if (!stats.isFile()) return { problem: "not-a-file" };
				return stats.size > mostBytes ? { problem: "too-large" } : { text: await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readFile)(place, "utf8") };
			} catch (error) {
				if (hasCode(error, "ENOENT", "ENOTDIR")) return { problem: "missing" };
				throw error;
			}
		}
		async function findRealPath(path) {
			try {
				return { path: await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.realpath)(path) };
			} catch (error) {
				if (!hasCode(error, "ENOENT", "ENOTDIR")) throw error;
			}
			const stats = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.lstat)(path).catch(() => undefined);
			if (stats?.isSymbolicLink()) return { dangling: await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readlink)(path) };
			const parent = await findRealPath((0, node_path__WEBPACK_IMPORTED_MODULE_4__.dirname)(path));
			return "dangling" in parent ? parent : { path: (0, node_path__WEBPACK_IMPORTED_MODULE_4__.join)(parent.path, (0, node_path__WEBPACK_IMPORTED_MODULE_4__.basename)(path)) };
		}
		async function writeFileAtomically(path, content, workspace) {
			const target = workspace === undefined ? path : await resolveInside(workspace, path);
			const folder = (0, node_path__WEBPACK_IMPORTED_MODULE_4__.dirname)(target);
			await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)(folder, { recursive: true });
			const temporary = (0, node_path__WEBPACK_IMPORTED_MODULE_4__.join)(folder, `.${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.tmp`);
			try {
				await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.writeFile)(temporary, content, { flag: "wx" });
				await replaceFile(temporary, target);
			} catch (error) {
				await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(temporary, { force: true });
				throw error;
			}
		}
		function replaceFile(from, to) {
			return (0, node_os__WEBPACK_IMPORTED_MODULE_3__.platform)() === "win32" ? retryWhileInUse(() => (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)(from, to)) : (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)(from, to);
		}
		const WAITS = [
			10,
			20,
			50,
			100,
			200,
			300,
			300
		];
		async function retryWhileInUse(work, waits = WAITS) {
			const [wait, ...others] = waits;
			try {
				return await work();
			} catch (error) {
				if (wait === undefined || !hasCode(error, "EPERM", "EACCES", "EBUSY")) throw error;
				await new Promise((resolve) => setTimeout(resolve, wait));
				return retryWhileInUse(work, others);
			}
		}
		async function openToAppend(path, workspace) {
			const target = await resolveInside(workspace, path);
			await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)((0, node_path__WEBPACK_IMPORTED_MODULE_4__.dirname)(target), { recursive: true });
			const isInside = pathInside(workspace, path) !== undefined;
			const noFollow = isInside ? node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW : 0;
			return (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(target, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDWR | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_APPEND | noFollow);
		}
		async function endsInsideLine(file) {
			const { size } = await file.stat();
			if (size === 0) return false;
			const { buffer } = await file.read({
				buffer: Buffer.alloc(1),
				position: size - 1
			});
			return buffer.toString() !== "\n";
		}
		function hasCode(error, ...codes) {
			return error instanceof Error && "code" in error && codes.some((code) => code === error.code);
		}
	}),
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
	46958: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			B4: () => formatCount,
			GY: () => NO_VALUE,
			pq: () => countOf,
			un: () => roundToTenths,
			v: () => andMore,
			y: () => formatScore
		});
		const MINUS = "−";
		const NO_VALUE = "–";
		function formatScore(value) {
			const isTiny = value !== 0 && Math.abs(value) < .05;
			if (isTiny) return value > 0 ? "<0.1" : `>${MINUS}0.1`;
			return `${value < 0 ? MINUS : ""}${Math.abs(roundToTenths(value)).toFixed(1)}`;
		}
		function roundToTenths(value) {
			const size = Math.abs(value);
			return size < 0xe8d4a51000 ? Math.sign(value) * Math.round(size * 10) / 10 : value;
		}
		function formatCount(value) {
			const rounded = roundToTenths(value);
			return `${rounded < 0 ? MINUS : ""}${Math.abs(rounded)}`;
		}
		function countOf(amount, noun) {
			return `${formatCount(amount)} ${noun}${amount === 1 ? "" : "s"}`;
		}
		function andMore(count) {
			return count > 0 ? `and ${count} more` : "";
		}
	}),
	94869: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$Q: () => clip,
			Ed: () => UNSPACED,
			OX: () => toSingleLine,
			S8: () => normalize,
			bC: () => wordsOfError,
			j5: () => copyString,
			qM: () => IGNORABLE,
			v3: () => cleanLines,
			zN: () => foldName
		});
		const INVISIBLE = /[[[\p{Cf}&&\p{Default_Ignorable_Code_Point}]\u{E0000}-\u{E007F}]--[\u061C\u200C-\u200F]]/gv;
		const IGNORABLE = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u{E0000}-\u{E007F}]/v;
		function toSingleLine(text) {
			return text.toWellFormed().replace(INVISIBLE, "").replace(/[\p{Cc}\s]+/gu, " ").trim();
		}
		function cleanLines(text) {
			return text.toWellFormed().replace(/\r\n?/g, "\n").replace(/[\p{Cc}\p{Cf}\u{E0000}-\u{E007F}]/gu, (character) => /[\n\t]/.test(character) ? character : toSingleLine(character)).replace(/^\n+/, "").trimEnd();
		}
		function clip(text, maxLength) {
			if (text.length <= maxLength) return text;
			const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
			let length = 0;
			let end = 0;
			for (const { segment, index } of graphemes.segment(text)) {
				length += Array.from(segment).length;
				if (length < maxLength) end = index + segment.length;
				if (length > maxLength) return `${text.slice(0, end).trimEnd()}…`;
			}
			return text;
		}
		const ASCII = /^[\0-\x7F]*$/;
		const EXCESS_MARKS = /([\p{M}\uFF9E\uFF9F]{30})[\p{M}\uFF9E\uFF9F]+/gu;
		function normalize(text, form) {
			return ASCII.test(text) ? text : text.replace(EXCESS_MARKS, "$1").normalize(form);
		}
		function foldName(name) {
			return normalize(name, "NFKC").trim().toLowerCase();
		}
		function copyString(text) {
			return Buffer.from(text).toString();
		}
		const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
		function wordsOfError(error) {
			return error instanceof Error ? error.message : String(error);
		}
	}),
	73530: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			BD: () => parseWebUrl,
			HD: () => readable,
			Jy: () => parseWebPage,
			QV: () => readablePlace
		});
		const LONGEST_URL = 2e3;
		function parseWebUrl(text) {
			return ifShort(parseWithoutCredentials(text));
		}
		function parseWebPage(text) {
			const url = parseWithoutCredentials(text);
			if (url) url.hash = "";
			return ifShort(url);
		}
		function parseWithoutCredentials(text) {
			const url = URL.parse(text);
			return url && /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : undefined;
		}
		function ifShort(url) {
			return url && url.href.length <= LONGEST_URL ? url : undefined;
		}
		function readablePlace({ host, pathname }) {
			return readable(host.replace(/^www\./, "") + (pathname === "/" ? "" : pathname));
		}
		function readable(place) {
			try {
				return decodeURI(place);
			} catch {
				return place;
			}
		}
	})
};
;
