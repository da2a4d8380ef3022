"use strict";
const addressOfFile = require("url").pathToFileURL(__filename).href;
exports.id = "embedded-service";
exports.ids = ["embedded-service"];
exports.modules = {
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
	61701: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Kx: () => countRequests,
			UH: () => estimateCalls,
			kw: () => estimateReadings
		});
		var _engine_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31305);
		var _engines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67838);
		var _prices_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77201);
		function estimateCalls(specs, { questions, samples, judged }) {
			const answers = questions * samples;
			const calls = {
				answers,
				judgments: judged ? answers : 0
			};
			return specs.map((spec) => {
				const ends = findEnd(spec);
				return {
					...{
						engine: spec.id,
						model: spec.model,
						vendor: spec.name
					},
					...calls,
					..._engine_js__WEBPACK_IMPORTED_MODULE_0__.Qp,
					costUsd: (0, _prices_js__WEBPACK_IMPORTED_MODULE_2__.a3)(spec, calls),
					...ends !== undefined && { ends }
				};
			});
		}
		function findEnd({ name, model }) {
			const { endingModels = {} } = _engines_js__WEBPACK_IMPORTED_MODULE_1__.sP[name];
			return Object.hasOwn(endingModels, model) ? endingModels[model] : undefined;
		}
		const READINGS = 2;
		function estimateReadings(spec, keywords) {
			const ends = findEnd(spec);
			const cost = (0, _prices_js__WEBPACK_IMPORTED_MODULE_2__.zP)(spec, _prices_js__WEBPACK_IMPORTED_MODULE_2__.eQ);
			const requests = READINGS * keywords;
			return {
				...{
					engine: spec.id,
					model: spec.model,
					requests
				},
				costUsd: cost === undefined ? undefined : requests * cost,
				...ends !== undefined && { ends }
			};
		}
		function countRequests(specs, scope) {
			return estimateCalls(specs, scope).reduce((sum, { answers, judgments }) => sum + answers + judgments, 0);
		}
	}),
	21539: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Q: () => openPageWorker });
		var external_node_path_ = __webpack_require__(76760);
		var until_aborted = __webpack_require__(47222);
		var errors = __webpack_require__(73089);
		var messages = __webpack_require__(77234);
		;
		const GRACE_PERIOD = 200;
		const MOST_ERROR_OUTPUT = 4e3;
		function openWorker(worker, data, deadline, { onUnreadable, onPart }) {
			let ended = false;
			let isEnding = false;
			let errorOutput = "";
			let failure;
			worker.stderr?.setEncoding("utf8").on("data", (text) => {
				errorOutput = (errorOutput + String(text)).slice(0, MOST_ERROR_OUTPUT);
			});
			const position = followPosition(worker);
			const exit = new Promise((resolve) => {
				worker.on("error", (error) => {
					failure = error.message;
					if (worker.pid === undefined) resolve();
				});
				worker.once("close", () => resolve());
			}).then(() => {
				ended = true;
			});
			send({ begin: {
				...data,
				deadline
			} });
			function send(request) {
				if (worker.connected) worker.send(request, () => {});
			}
			function explainEnd() {
				const kind = "page-reading-failed";
				if (isEnding) return new errors.bf({
					kind,
					reason: "crashed",
					detail: ENDED
				});
				const path = position.path();
				const at = path === undefined ? {} : { path };
				if (!position.isLate()) return new errors.bf({
					...describeEnd(worker, failure ?? errorOutput),
					...at
				});
				const detail = `more than ${deadline / 1e3} s of processor time`;
				return new errors.bf({
					kind,
					reason: "too-slow",
					detail,
					...at
				});
			}
			return {
				ask(method, args) {
					return new Promise((resolve, reject) => {
						const receive = (reply) => {
							if ("unreadable" in reply) return onUnreadable(reply.unreadable);
							if ("part" in reply) return onPart(reply.part);
							worker.off("message", receive);
							if ("failure" in reply) reject((0, messages.Rj)(reply.failure));
							else resolve(reply.result);
						};
						worker.on("message", receive);
						void exit.then(() => reject(explainEnd()));
						send({
							method,
							args
						});
					});
				},
				end() {
					ended = true;
					isEnding = true;
					send("end");
					setTimeout(() => worker.kill("SIGKILL"), GRACE_PERIOD).unref();
				},
				hasEnded: () => ended,
				exited: (signal) => (0, until_aborted.E)(exit, signal).catch(() => {})
			};
		}
		const ENDED = "the worker ended";
		const FULL_SIGNALS = [
			"SIGABRT",
			"SIGKILL",
			"SIGTRAP"
		];
		const FULL_CODES = [134];
		function describeEnd({ exitCode, signalCode }, errorOutput) {
			const isFull = FULL_SIGNALS.includes(signalCode) || FULL_CODES.includes(exitCode) || errorOutput.includes("heap out of memory");
			const [said = ENDED] = /^\S*Error.*$|^.*heap out of memory$/m.exec(errorOutput) ?? errorOutput.match(/.+/) ?? [];
			return {
				kind: "page-reading-failed",
				reason: isFull ? "out-of-memory" : "crashed",
				detail: said
			};
		}
		function followPosition(worker) {
			let rest = "";
			let current = "";
			let last = "";
			let isLate = false;
			worker.stdio[messages.t2]?.on("data", (data) => {
				const lines = (rest + String(data)).split("\n");
				rest = lines.pop() ?? "";
				isLate ||= lines.includes(messages.XR.trim());
				const positions = lines.filter((line) => line !== messages.XR.trim());
				current = positions.at(-1) ?? current;
				last = positions.findLast((line) => line !== "") ?? last;
			});
			return {
				path: () => readPath(isLate ? last : current),
				isLate: () => isLate
			};
		}
		function readPath(line) {
			return line === "" ? undefined : JSON.parse(line);
		}
		;
		const PAGE_DEADLINE = 6e4;
		const CLOSE_TIME = 1e3;
		function openPageWorker(data, start, { onUnreadable, onPart = () => {} }, deadline = PAGE_DEADLINE) {
			let tooSlow;
			let open;
			let lastTurn = Promise.resolve();
			const known = new Set();
			function warnOnce(unreadable) {
				const keyOf = ({ path, reason }) => `${reason} ${path}`;
				const news = unreadable.filter((file) => !known.has(keyOf(file)));
				for (const file of news) known.add(keyOf(file));
				if (news.length > 0) onUnreadable(news);
			}
			async function perform(signal, method, args) {
				signal.throwIfAborted();
				if (tooSlow !== undefined) throw tooSlow;
				if (open === undefined || open.hasEnded()) open = openWorker(start(foldersOf(data)), data, deadline, {
					onUnreadable: warnOnce,
					onPart
				});
				const { ask, end } = open;
				signal.addEventListener("abort", end);
				try {
					return await ask(method, args);
				} catch (error) {
					if (error instanceof errors.bf && isTooSlow(error.facts)) tooSlow = error;
					throw error;
				} finally {
					signal.removeEventListener("abort", end);
				}
			}
			return {
				call(signal, method, ...args) {
					const before = lastTurn;
					const answer = (0, until_aborted.E)(before.then(() => perform(signal, method, args)), signal);
					lastTurn = before.then(() => answer).catch(() => {});
					return answer;
				},
				async close() {
					open?.end();
					await open?.exited(AbortSignal.timeout(CLOSE_TIME));
				}
			};
		}
		function foldersOf({ folder, settings: { baseContent } }) {
			return [(0, external_node_path_.resolve)(folder), ...baseContent === undefined ? [] : [(0, external_node_path_.resolve)(folder, baseContent)]];
		}
		function isTooSlow(facts) {
			return facts.kind === "page-reading-failed" && facts.reason === "too-slow";
		}
	}),
	63747: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Dh: () => startWorker,
			Ms: () => entryOf
		});
		var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
		var node_url__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73136);
		var _lib_child_environment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30502);
		var _messages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77234);
		const LIMITS = {
			young: 2,
			old: 1024
		};
		function startWorker(folders) {
			return startWorkerOn(entryOf(addressOfFile), [_messages_js__WEBPACK_IMPORTED_MODULE_2__.dy], folders);
		}
		function startWorkerOn(script, words, folders, { young, old } = LIMITS) {
			const readable = [
				(0, node_url__WEBPACK_IMPORTED_MODULE_1__.fileURLToPath)(script),
				programFolder(addressOfFile),
				...folders
			];
			const stdio = [
				"ignore",
				"ignore",
				"pipe",
				"ipc"
			];
			stdio[_messages_js__WEBPACK_IMPORTED_MODULE_2__.t2] = "pipe";
			return (0, node_child_process__WEBPACK_IMPORTED_MODULE_0__.fork)(script, words, {
				execArgv: [
					...permit(readable),
					`--max-semi-space-size=${young}`,
					`--max-old-space-size=${old}`
				],
				env: (0, _lib_child_environment_js__WEBPACK_IMPORTED_MODULE_3__.Q)(),
				serialization: "advanced",
				stdio,
				windowsHide: true
			});
		}
		function permit(readable) {
			if (!process.allowedNodeEnvironmentFlags.has("--permission")) return [];
			const reads = readable.map((path) => `--allow-fs-read=${path}`);
			return [
				"--permission",
				...reads,
				"--allow-child-process",
				"--allow-worker",
				"--no-warnings"
			];
		}
		function programFolder(address) {
			return (0, node_url__WEBPACK_IMPORTED_MODULE_1__.fileURLToPath)(new URL(address.endsWith(".ts") ? "../../../" : "./", address));
		}
		function entryOf(address) {
			return new URL(address.endsWith(".ts") ? "../../index.ts" : "./index.js", address);
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
	16679: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { _: () => createEmbeddedService });
		var external_node_crypto_ = __webpack_require__(77598);
		var external_node_path_ = __webpack_require__(76760);
		var contract = __webpack_require__(19729);
		var errors = __webpack_require__(52776);
		var contract_requests = __webpack_require__(96989);
		var files = __webpack_require__(13963);
		var lib_text = __webpack_require__(94869);
		var engine_scan = __webpack_require__(99399);
		var engine_names = __webpack_require__(16424);
		var engines_engines = __webpack_require__(67838);
		var estimate = __webpack_require__(61701);
		var recording = __webpack_require__(4820);
		var live_engines = __webpack_require__(6188);
		var open_page_worker = __webpack_require__(21539);
		var start_worker = __webpack_require__(63747);
		var pages_errors = __webpack_require__(73089);
		var source = __webpack_require__(8607);
		var read_cases = __webpack_require__(15631);
		var external_node_worker_threads_ = __webpack_require__(75919);
		var child_environment = __webpack_require__(30502);
		var until_aborted = __webpack_require__(47222);
		var select_records = __webpack_require__(7664);
		;
		async function createExport({ format }, { build, reports, downloadUrl, createId, now, warn }) {
			const createdAt = now();
			const { bytes, warnings } = await build(createdAt);
			for (const warning of warnings) warn(warning);
			const id = createId();
			const file = await reports.put(id, format, bytes, createdAt);
			return {
				report_id: id,
				status: contract.eJ,
				estimated_completion: createdAt.toISOString(),
				download_url: downloadUrl(file)
			};
		}
		const LIMITS = { maxOldGenerationSizeMb: 512 };
		function createReportBuilder(reportFont) {
			let lastTurn = Promise.resolve();
			return (report, signal) => {
				const built = lastTurn.then(() => buildInWorker({
					report,
					reportFont
				}, signal));
				lastTurn = built.catch(() => {});
				return (0, until_aborted.E)(built, signal);
			};
		}
		async function buildInWorker(data, signal) {
			signal.throwIfAborted();
			const worker = new external_node_worker_threads_.Worker((0, start_worker.Ms)(addressOfFile), {
				workerData: data,
				resourceLimits: LIMITS,
				env: (0, child_environment.Q)()
			});
			const end = () => void worker.terminate();
			signal.addEventListener("abort", end);
			try {
				const reply = await new Promise((resolve, reject) => {
					worker.once("message", resolve);
					worker.once("error", (error) => reject((0, files.up)(error, "ERR_WORKER_OUT_OF_MEMORY") ? (0, select_records.CP)() : error));
					worker.once("exit", () => reject(signal.reason ?? new Error("The report worker ended.")));
				});
				if ("facts" in reply) throw new errors._(reply.facts);
				return reply.built;
			} finally {
				signal.removeEventListener("abort", end);
				await worker.terminate();
			}
		}
		var report_export_records = __webpack_require__(30601);
		var report_store = __webpack_require__(81181);
		;
		const REQUEST = "the embedded service";
		function createEmbeddedService(options) {
			const { settings, folder, change, keywords, dataFolder, downloadUrl, reportFont, ...run } = options;
			const onUnreadable = createUnreadableWarner(run.warn);
			const pages = (0, open_page_worker.Q)({
				settings,
				folder,
				change,
				keywords
			}, start_worker.Dh, { onUnreadable });
			const live = (0, live_engines.u)(settings, run);
			const buildReport = createReportBuilder(reportFont);
			const now = () => new Date(run.clock.wallTime());
			const budget = new AbortController();
			const endBudget = () => budget.abort(new DOMException("", "TimeoutError"));
			const cancelAlarm = Number.isFinite(run.deadline) ? run.clock.alarm(run.deadline, endBudget) : () => {};
			function findBrand(name) {
				const competitor = settings.competitors.find((other) => (0, lib_text.zN)(other.name) === (0, lib_text.zN)(name));
				return competitor ? {
					names: [competitor.name],
					domains: competitor.domains,
					competitor: competitor.name
				} : {
					names: [name, ...settings.brandAliases],
					domains: settings.brandDomains,
					competitor: undefined
				};
			}
			async function scanEngine(id, request, sample, signal) {
				const { brand_name, keywords, language = "en" } = request;
				const brand = findBrand(brand_name);
				if (id === engine_names.Bw) return pages.call(signal, "scan", brand, keywords, language);
				const spec = (0, engines_engines.iI)(id);
				if (spec === undefined) throw (0, contract_requests.l)(REQUEST, `engines: ${id} is not a known engine`);
				return live.scan(spec, brand, {
					keywords,
					language,
					sample
				}, signal);
			}
			async function readOpen({ cases, keywords }, language, signal) {
				const reader = settings.reader === undefined ? undefined : (0, engines_engines.iI)(settings.reader);
				if (reader === undefined || cases.length === 0) return keywords;
				const read = await live.readCases(reader, cases, language, signal);
				const settled = await pages.call(signal, "settle", read.map(read_cases.Hj));
				return keywords.map((byWords, index) => {
					const ofCase = read.find(({ readerCase }) => readerCase.index === index);
					const found = settled.find((each) => each.index === index);
					if (ofCase === undefined || found === undefined) return byWords;
					const { outcome, change } = found;
					return {
						...change,
						reading: (0, read_cases.Az)(ofCase, {
							reader: reader.id,
							outcome,
							byWords
						})
					};
				});
			}
			const within = (work, signal) => withServiceErrors(work, AbortSignal.any([
				run.signal,
				budget.signal,
				...signal ? [signal] : []
			]));
			function recordIn(folder) {
				const scans = (0, external_node_path_.join)(folder, "scans");
				const records = (0, report_export_records.v)(scans);
				const reports = (0, report_store.w)((0, external_node_path_.join)(folder, "reports"));
				const storeScan = ({ keywords }, scan) => records.append({
					recordedAt: now().toISOString(),
					keywords,
					scan,
					competitors: []
				});
				return {
					storeScan,
					monitor: (given, callSignal, sample = 1) => within(async (signal) => {
						const request = (0, contract_requests.i)(contract.f5, given, REQUEST);
						requireLanguage(request.language);
						requireRequests(request, settings.maxRequests);
						const engines = new Set(request.engines?.length ? request.engines : [engine_names.Bw]);
						const scans = await Promise.all(Array.from(engines, async (engine) => ({
							engine,
							scan: await scanEngine(engine, request, sample, signal)
						})));
						const scan = toScan(request.brand_name, scans, now());
						await storeScan(request, scan);
						return scan;
					}, callSignal),
					generate: (given, callSignal) => within(async (signal) => {
						const request = (0, contract_requests.i)(contract.aO, given, REQUEST);
						requireLanguage(request.language);
						const language = request.language ?? "en";
						const write = live.findWriter(request.target_engines ?? [], signal);
						if (write === undefined) return pages.call(signal, "generate", request, language, undefined);
						const { prompt, maxLength } = await pages.call(signal, "promptForDraft", request, language);
						return pages.call(signal, "generate", request, language, await write(prompt, maxLength));
					}, callSignal),
					export: (given, callSignal) => within(async (signal) => {
						const request = (0, contract_requests.i)(contract.R$, given, REQUEST);
						const competitors = settings.competitors.map(({ name }) => name);
						return createExport(request, {
							build: (createdAt) => buildReport({
								request,
								createdAt,
								records: scans,
								competitors
							}, signal),
							reports,
							downloadUrl,
							createId: external_node_crypto_.randomUUID,
							now,
							warn: run.warn
						});
					}, callSignal),
					readReport: reports.get
				};
			}
			return {
				...recordIn(dataFolder),
				recordIn: (name) => recordIn((0, external_node_path_.join)(dataFolder, name)),
				countPages: (language) => within((signal) => pages.call(signal, "countPages", language), undefined),
				compareWithBase: (commits, keywords, language) => within(async (signal) => {
					const compared = await pages.call(signal, "compare", commits, keywords, language);
					return {
						...compared,
						keywords: await readOpen(compared, language, signal)
					};
				}, undefined),
				costs: live.costs,
				async close() {
					cancelAlarm();
					await Promise.all([pages.close(), live.close()]);
				}
			};
		}
		const MOST_NAMED = 10;
		function createUnreadableWarner(warn) {
			let left = MOST_NAMED;
			return (unreadable) => {
				for (const line of (0, source.Qs)(unreadable, left)) warn(line);
				left = Math.max(0, left - unreadable.length);
			};
		}
		function requireRequests({ engines = [], keywords, language = "en" }, maxRequests = Number.POSITIVE_INFINITY) {
			const specs = engines.map(engines_engines.iI).filter((spec) => spec !== undefined);
			const judged = !(0, engine_scan.L)(language);
			const requests = (0, estimate.Kx)(specs, {
				questions: keywords.length,
				samples: 1,
				judged
			});
			if (requests <= maxRequests) return;
			throw (0, contract_requests.l)(REQUEST, `keywords: ${requests} requests are planned, ${maxRequests} allowed`);
		}
		function requireLanguage(code = "en") {
			try {
				new Intl.Locale(code);
			} catch {
				throw (0, contract_requests.l)(REQUEST, `language: ${code} is not a language code`);
			}
		}
		function toScan(brandName, scans, now) {
			const timestamp = now.toISOString();
			const results = scans.flatMap(({ engine, scan }) => scan ? [{
				engine,
				...scan,
				timestamp
			}] : []);
			const scores = results.map(({ bcr_score }) => bcr_score);
			const cited = results.filter((result) => result.cited);
			const isJudged = results.some(({ engine }) => engine !== engine_names.Bw);
			return {
				scan_id: (0, external_node_crypto_.randomUUID)(),
				brand_name: brandName,
				status: "completed",
				results,
				summary: {
					total_engines: results.length,
					cited_engines: cited.length,
					overall_bcr: scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length),
					avg_sentiment: isJudged ? combineSentiments(cited.map(({ sentiment }) => sentiment)) : ""
				}
			};
		}
		function combineSentiments(sentiments) {
			const distinct = new Set(sentiments.filter((sentiment) => sentiment !== "" && sentiment !== "neutral"));
			const [only] = distinct;
			if (distinct.size > 1) return "mixed";
			return only ?? (sentiments.includes("neutral") ? "neutral" : sentiments.length === 0 ? "none" : "");
		}
		async function withServiceErrors(work, signal) {
			try {
				signal.throwIfAborted();
				return await work(signal);
			} catch (error) {
				if (error instanceof errors._) throw error;
				if (signal.aborted) throw new errors._({
					request: REQUEST,
					...describeAbort(signal)
				});
				const facts = readSetupFacts(error);
				if (facts) throw new errors._({
					kind: "setup",
					request: REQUEST,
					...facts
				}, { cause: error });
				throw error;
			}
		}
		function describeAbort({ reason }) {
			const isTimeout = reason instanceof DOMException && reason.name === "TimeoutError";
			return isTimeout ? {
				kind: "timeout",
				detail: "the time budget ended"
			} : {
				kind: "cancelled",
				detail: "cancelled"
			};
		}
		function readSetupFacts(error) {
			if (error instanceof recording.eN) return readRecordingFacts(error);
			if (error instanceof pages_errors.bf || error instanceof files.X4) {
				return {
					corpus: error.facts,
					detail: error.message
				};
			}
			return undefined;
		}
		function readRecordingFacts({ facts: { path, detail, missing } }) {
			if (!missing) return {
				code: "bad-recording",
				detail: `${path}: ${detail}`
			};
			const { engine, model, question, sample } = missing;
			return {
				code: "missing-recording",
				detail: `${path} holds no answer of ${engine}:${model} to “${question}”, sample ${sample}`
			};
		}
	})
};
;
