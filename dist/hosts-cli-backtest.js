"use strict";
const addressOfFile = require("url").pathToFileURL(__filename).href;
exports.id = "hosts-cli-backtest";
exports.ids = ["hosts-cli-backtest"];
exports.modules = {
	8356: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			D2: () => describeUnreadable,
			Ml: () => unwatched,
			Qs: () => listUnreadable,
			UI: () => filterFiles,
			_2: () => countSkipped,
			cG: () => moveInto,
			f2: () => byPath,
			rd: () => MAX_PAGE_BYTES,
			yR: () => readText,
			zz: () => joinSources
		});
		var _lib_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94869);
		const MAX_PAGE_BYTES = 2 * 1024 * 1024;
		function byPath(a, b) {
			return a.path < b.path ? -1 : a.path > b.path ? 1 : 0;
		}
		function joinSources(sources) {
			return {
				files: sources.flatMap(({ files }) => files).sort(byPath),
				siteFiles: sources.flatMap(({ siteFiles }) => siteFiles).sort(byPath),
				parts: sources.flatMap(({ parts }) => parts).sort(byPath),
				untracked: new Set(sources.flatMap(({ untracked }) => [...untracked])),
				skipped: sources.flatMap(({ skipped }) => skipped),
				async *read(wanted) {
					const paths = new Set(wanted.map(({ path }) => path));
					for (const source of sources) {
						const all = [
							...source.files,
							...source.siteFiles,
							...source.parts
						];
						yield* source.read(all.filter(({ path }) => paths.has(path)));
					}
				}
			};
		}
		function filterFiles(source, isKept) {
			const filter = (files) => files.filter(({ path }) => isKept(path));
			return {
				...source,
				files: filter(source.files),
				siteFiles: filter(source.siteFiles),
				parts: filter(source.parts),
				untracked: new Set([...source.untracked].filter(isKept)),
				skipped: []
			};
		}
		function moveInto(source, folder) {
			const moveFile = ({ path, id }) => ({
				path: `${folder}/${path}`,
				id
			});
			return {
				files: source.files.map(moveFile),
				siteFiles: source.siteFiles.map(moveFile),
				parts: source.parts.map(moveFile),
				untracked: new Set([...source.untracked].map((path) => `${folder}/${path}`)),
				skipped: [],
				async *read(wanted) {
					const originals = wanted.map(({ path, id }) => ({
						path: path.slice(folder.length + 1),
						id
					}));
					for await (const reading of source.read(originals)) yield {
						...reading,
						file: moveFile(reading.file)
					};
				}
			};
		}
		const decoder = new TextDecoder("utf-8", { fatal: true });
		function readText(file, bytes) {
			if (bytes.includes(0)) return {
				file,
				unreadable: "not-text"
			};
			try {
				return {
					file,
					text: decoder.decode(bytes)
				};
			} catch {
				return {
					file,
					unreadable: "not-text"
				};
			}
		}
		const MAX_EXAMPLES = 3;
		function countSkipped(files) {
			const groups = new Map();
			for (const { path, ...cause } of files) {
				const key = [
					cause.reason,
					cause.extension,
					cause.language
				].join(" ");
				const group = groups.get(key) ?? {
					...cause,
					count: 0,
					examples: []
				};
				group.count += 1;
				if (group.examples.length < MAX_EXAMPLES) group.examples.push(path);
				groups.set(key, group);
			}
			return [...groups.values()].sort((a, b) => b.count - a.count);
		}
		const unwatched = { onStep() {} };
		const MAX_PATH_CHARACTERS = 200;
		const UNREADABLE_WORDS = {
			"too-large": "it is larger than 2 MiB",
			"not-text": "it is not UTF-8 text",
			"not-parsable": "it is too complex"
		};
		function describeUnreadable({ path, reason }) {
			return `${(0, _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.$Q)((0, _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.OX)(path), MAX_PATH_CHARACTERS)} cannot be read: ${UNREADABLE_WORDS[reason]}`;
		}
		function listUnreadable(files, maxNamed) {
			const named = files.slice(0, maxNamed).map(describeUnreadable);
			const others = files.length - named.length;
			return others > 0 ? [...named, `${others} more files cannot be read`] : named;
		}
	}),
	77234: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Rj: () => unpackError,
			Y4: () => packError,
			t2: () => POSITION_FD
		});
		var _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25988);
		var _errors_service_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30281);
		const POSITION_FD = 4;
		function packError(error) {
			if (error instanceof _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_0__.dH) return { details: error.details };
			if (error instanceof _errors_service_js__WEBPACK_IMPORTED_MODULE_1__._7) return { service: error.details };
			return { error };
		}
		function unpackError(failure) {
			if ("details" in failure) return new _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_0__.dH(failure.details);
			if ("service" in failure) return new _errors_service_js__WEBPACK_IMPORTED_MODULE_1__._7(failure.service);
			return failure.error;
		}
	}),
	63659: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Q: () => openPageWorker });
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25988);
		var _lib_until_aborted_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47222);
		var _messages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77234);
		const PAGE_DEADLINE = 6e4;
		const CHECKS = 8;
		const CLOSE_TIME = 1e3;
		const GRACE_PERIOD = 200;
		const MAX_ERROR_OUTPUT = 4e3;
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
					if ((0, _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_1__.up)(error, "AVG_PAGE_TIME")) tooSlow = error;
					throw error;
				} finally {
					signal.removeEventListener("abort", end);
				}
			}
			return {
				call(signal, method, ...args) {
					const before = lastTurn;
					const answer = (0, _lib_until_aborted_js__WEBPACK_IMPORTED_MODULE_3__.E)(before.then(() => perform(signal, method, args)), signal);
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
			return [(0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(folder), ...baseContent === undefined ? [] : [(0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(folder, baseContent)]];
		}
		function openWorker(worker, data, deadline, { onUnreadable, onPart }) {
			let ended = false;
			let isEnding = false;
			let errorOutput = "";
			let failure;
			worker.stderr?.setEncoding("utf8").on("data", (text) => {
				errorOutput = (errorOutput + String(text)).slice(0, MAX_ERROR_OUTPUT);
			});
			const position = followSteps(worker, deadline);
			const exit = new Promise((resolve) => {
				worker.on("error", (error) => {
					failure = error.message;
					if (worker.pid === undefined) resolve();
				});
				worker.once("close", () => resolve());
			}).then(() => {
				ended = true;
			});
			send({ begin: data });
			function send(request) {
				if (worker.connected) worker.send(request, () => {});
			}
			function explainEnd() {
				if (isEnding) return new _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_1__.dH({
					code: "AVG_PAGE_READING",
					detail: ENDED
				});
				const step = position.step();
				if (position.isLate()) return new _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_1__.dH({
					code: "AVG_PAGE_TIME",
					detail: `more than ${deadline / 1e3} s`,
					...step
				});
				return new _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_1__.dH({
					...describeEnd(worker, failure ?? errorOutput),
					...step
				});
			}
			return {
				ask(method, args) {
					return new Promise((resolve, reject) => {
						const receive = (reply) => {
							if ("unreadable" in reply) return onUnreadable(reply.unreadable);
							if ("part" in reply) return onPart(reply.part);
							worker.off("message", receive);
							if ("failure" in reply) reject((0, _messages_js__WEBPACK_IMPORTED_MODULE_2__.Rj)(reply.failure));
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
				exited: (signal) => (0, _lib_until_aborted_js__WEBPACK_IMPORTED_MODULE_3__.E)(exit, signal).catch(() => {})
			};
		}
		const ENDED = "the worker ended";
		function describeEnd({ exitCode, signalCode }, errorOutput) {
			const isFull = /^SIG(?:ABRT|KILL|TRAP)$/.test(signalCode ?? "") || exitCode === 134 || errorOutput.includes("heap out of memory");
			const [detail = ENDED] = /^\S*Error.*$|^.*heap out of memory$/m.exec(errorOutput) ?? errorOutput.match(/.+/) ?? [];
			return {
				code: isFull ? "AVG_PAGE_MEMORY" : "AVG_PAGE_READING",
				detail
			};
		}
		function followSteps(worker, deadline) {
			let rest = "";
			let current = "";
			let checks = 0;
			let isLate = false;
			const watch = setInterval(() => {
				checks += 1;
				if (current === "" || checks <= CHECKS) return;
				isLate = true;
				worker.kill("SIGKILL");
			}, deadline / CHECKS).unref();
			worker.once("close", () => clearInterval(watch));
			worker.stdio[_messages_js__WEBPACK_IMPORTED_MODULE_2__.t2]?.on("data", (data) => {
				const lines = (rest + String(data)).split("\n");
				rest = lines.pop() ?? "";
				if (isLate) return;
				for (const line of lines) {
					if (!isFact(line) || !isFact(current)) checks = 0;
					current = line;
				}
			});
			return {
				step: () => current === "" ? undefined : JSON.parse(current),
				isLate: () => isLate
			};
		}
		function isFact(line) {
			return line.startsWith("{\"fact\"");
		}
	}),
	63747: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { D: () => startWorker });
		var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var node_url__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73136);
		var _lib_child_environment_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(30502);
		var _lib_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13963);
		var _argument_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(40605);
		var _messages_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77234);
		const LIMITS = {
			young: 2,
			old: 1024
		};
		function startWorker(folders) {
			return startWorkerOn(entryOf(addressOfFile), [_argument_js__WEBPACK_IMPORTED_MODULE_5__.d], folders);
		}
		function startWorkerOn(script, words, folders, { young, old } = LIMITS) {
			const readable = [
				(0, node_url__WEBPACK_IMPORTED_MODULE_2__.fileURLToPath)(script),
				programFolder(addressOfFile),
				...folders
			];
			const stdio = [
				"ignore",
				"ignore",
				"pipe",
				"ipc"
			];
			stdio[_messages_js__WEBPACK_IMPORTED_MODULE_4__.t2] = "pipe";
			return (0, node_child_process__WEBPACK_IMPORTED_MODULE_0__.fork)(script, words, {
				execArgv: [
					...permit(readable),
					`--max-semi-space-size=${young}`,
					`--max-old-space-size=${old}`
				],
				env: (0, _lib_child_environment_js__WEBPACK_IMPORTED_MODULE_6__.Q)(),
				serialization: "advanced",
				stdio,
				windowsHide: true
			});
		}
		function permit(paths) {
			if (!process.allowedNodeEnvironmentFlags.has("--permission")) return [];
			const reads = grantsFor(paths).map((grant) => `--allow-fs-read=${grant}`);
			return [
				"--permission",
				...reads,
				"--allow-child-process",
				"--no-warnings"
			];
		}
		function grantsFor(paths) {
			const all = [...new Set(paths.map((path) => (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path)))];
			const longerThan = (path) => all.filter((other) => other !== path && other.startsWith(path));
			const longer = all.flatMap(longerThan);
			const shortest = all.filter((path) => !longer.includes(path));
			return shortest.map((path) => {
				const holdsAll = longerThan(path).every((other) => (0, _lib_files_js__WEBPACK_IMPORTED_MODULE_3__._l)(path, other) !== undefined);
				return holdsAll ? path : `${path}*`;
			});
		}
		function programFolder(address) {
			return (0, node_url__WEBPACK_IMPORTED_MODULE_2__.fileURLToPath)(new URL(address.endsWith(".ts") ? "../../../" : "./", address));
		}
		function entryOf(address) {
			return new URL(address.endsWith(".ts") ? "../../index.ts" : "./index.js", address);
		}
	}),
	81006: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { backtest: () => backtest });
		var source = __webpack_require__(8356);
		var open_page_worker = __webpack_require__(63659);
		var start_worker = __webpack_require__(63747);
		var avg_error = __webpack_require__(25988);
		var describe_inputs = __webpack_require__(69845);
		var given_values = __webpack_require__(76100);
		var read_gates = __webpack_require__(94931);
		var values = __webpack_require__(73368);
		var text_text = __webpack_require__(40219);
		var snake_case = __webpack_require__(33541);
		;
		function addPart(found, part) {
			if ("start" in part) return {
				...part.start,
				commits: [],
				stopped: undefined
			};
			found?.commits.push(part.commit);
			return found;
		}
		function countVerdicts(commits) {
			const count = (wanted) => commits.filter(({ verdict }) => verdict === wanted).length;
			const errors = count("error");
			return {
				judged: commits.length - errors,
				touched: commits.filter(({ touchesOwner }) => touchesOwner).length,
				failed: count("fail"),
				warned: count("warn"),
				errors
			};
		}
		var content_findings = __webpack_require__(20157);
		var text_loss = __webpack_require__(63072);
		var numbers = __webpack_require__(88871);
		var words = __webpack_require__(72072);
		;
		const HEAD_DIGITS = 10;
		const SENTENCE_LENGTH = 2e3;
		function backtestParts(backtest) {
			const { commits, commitPages, stopped } = backtest;
			const { judged, touched, failed, warned } = countVerdicts(commits);
			const isClean = judged > 0 && warned === 0 && stopped === undefined;
			const found = commits.filter(({ verdict }) => verdict === "fail" || verdict === "warn");
			return [[{
				kind: "heading",
				mark: failed > 0 ? "fail" : isClean ? "pass" : "warn",
				text: [judged === 0 ? "No commit could be judged." : `${touched} of ${(0, numbers.pq)(judged, "commit")} touched a page that owns a question; ${failed} would have failed, ${warned} warned.`]
			}, {
				kind: "list",
				items: [...notesOf(backtest)]
			}], ...found.map((commit) => commitBlocks(commit, commitPages))];
		}
		function outside(text) {
			return {
				name: text,
				most: SENTENCE_LENGTH
			};
		}
		function* notesOf(backtest) {
			const { head, pages, keywords, unanswered, isShallow } = backtest;
			const asked = (0, numbers.pq)(keywords.length, "question");
			yield* stopNotes(backtest);
			yield [`Compared each with its first parent, for ${asked}. The newest commit, ${head.slice(0, HEAD_DIGITS)}, has ${(0, numbers.pq)(pages, "page")}.`];
			yield* errorNotes(backtest);
			if (unanswered.length > 0) yield [outside(`The pages of the newest commit have no answer to ${unanswered.length} of ${asked}: ${unanswered.join(", ")}. An answer that is missing cannot be lost.`)];
			if (isShallow) yield ["The checkout is shallow: older commits are not in it. Fetch them with git fetch --unshallow, or with fetch-depth: 0."];
		}
		function stopNotes({ stopped, commits, plannedCommits }) {
			if (stopped === undefined) return [];
			const why = stopped === "interrupted" ? "The backtest was stopped." : outside(`An error stopped the backtest: ${(0, avg_error.Uc)(stopped).what}`);
			return [[why, ` Replayed: ${commits.length} of ${plannedCommits} commits.`]];
		}
		function errorNotes({ commits }) {
			const problems = commits.flatMap(({ problem }) => problem ?? []);
			const reasons = Map.groupBy(problems, (problem) => (0, avg_error.Uc)(problem).what);
			return Array.from(reasons, ([reason, all]) => [`${(0, words.ZH)((0, numbers.pq)(all.length, "more commit"))} could not be compared: `, outside(reason)]);
		}
		function linkTo({ id }, commitPages) {
			const short = id.slice(0, HEAD_DIGITS);
			return commitPages === undefined ? { code: short } : {
				link: commitPages + short,
				label: [short]
			};
		}
		function commitBlocks({ commit, verdict, keywords }, commitPages) {
			const { id, date, subject } = commit;
			const run = {
				commitUrl: commitPages && commitPages + id,
				sha: id
			};
			const isFailure = verdict === "fail";
			const shown = keywords.filter(({ outcome }) => outcome === (isFailure ? "lost" : "weaker"));
			return [{
				kind: "heading",
				text: [
					isFailure ? {
						toned: ["Failed"],
						tone: "worse"
					} : {
						toned: ["Warned"],
						tone: "doubtful"
					},
					" ",
					linkTo(commit, commitPages),
					` ${(0, words.kb)(date)} `,
					{ name: subject }
				]
			}, {
				kind: "card",
				cards: shown.map((change) => describeChange(change, run))
			}];
		}
		function describeChange(change, run) {
			const { keyword, loss, before, after } = change;
			const lines = (0, content_findings.il)(change).map((cause) => (0, text_loss.$4)(cause, run).why);
			if (loss > 0) lines.push([`${(0, numbers.l9)(loss)} of the text of its owner is gone`]);
			if (before !== undefined) lines.push(["before: ", ...quoted(before)]);
			lines.push(["after: ", ...after === undefined ? ["no answer"] : quoted(after)]);
			return {
				title: [{ name: keyword }, ":"],
				lines
			};
		}
		function quoted({ text, place }) {
			return [
				{ quote: text },
				" (",
				{ code: place.path },
				")"
			];
		}
		var comment = __webpack_require__(64862);
		var local_run = __webpack_require__(89667);
		var flags = __webpack_require__(90218);
		var run_flags = __webpack_require__(47730);
		var terminal = __webpack_require__(95657);
		;
		const DEFAULT_COMMITS = "200";
		async function backtest(argv, context) {
			const { out, err, signal } = context;
			const plan = await planBacktest((0, flags.b)(argv, "backtest"), context);
			if ("problems" in plan) return (0, terminal.sB)(plan.problems, err);
			const progress = (0, terminal.Yp)(err, "Replayed", "commits");
			progress.begin("Reading the pages of the newest commit");
			try {
				const found = await replayCommits(plan.settings, plan.commits, context, progress);
				progress.clear();
				await out.write(render(found, plan.format, out));
				return found.stopped === undefined ? 0 : 2;
			} catch (error) {
				progress.clear();
				if (signal.aborted) {
					await err.write("Stopped before the first commit.\n");
					return 2;
				}
				if (!(error instanceof avg_error.dH)) throw error;
				await err.write(`${(0, describe_inputs.Vp)(error, true)}\n`);
				return 2;
			}
		}
		async function planBacktest({ texts, problems }, { env, folder, signal }) {
			const { commits = DEFAULT_COMMITS, format: formatText = "text", ...inputs } = texts;
			const format = run_flags.h.find((name) => name === formatText) ?? "text";
			const most = (0, values.JI)(commits, 1);
			if (most === undefined) {
				problems.push({
					input: "commits",
					given: commits,
					allowed: "a whole number above 0"
				});
			}
			try {
				const { gates } = await (0, read_gates.D6)(inputs, {
					...(0, local_run.O)(folder),
					withoutSecrets: false,
					env,
					signal,
					fixed: { baseline: "base" },
					prefersPages: true
				});
				const [{ settings }] = gates;
				if (gates.length > 1) {
					const allowed = `the gate to replay: ${gates.map(({ key }) => key).join(", ")}`;
					problems.push({
						input: "key",
						given: undefined,
						allowed
					});
				}
				if (problems.length > 0) return { problems };
				return {
					settings,
					format,
					commits: { range: { most } }
				};
			} catch (error) {
				if (error instanceof given_values.aV) return { problems: [...problems, ...error.problems] };
				throw error;
			}
		}
		async function replayCommits({ service, keywords, language }, commits, { err, folder, signal }, progress) {
			if (!("content" in service)) throw new TypeError("a hosted service has no pages to compare");
			const run = {};
			const onPart = (part) => {
				if (signal.aborted) return;
				const found = addPart(run.found, part);
				run.found = found;
				if (found !== undefined) progress.show(found.commits.length, found.plannedCommits);
			};
			const onUnreadable = (files) => {
				progress.clear();
				for (const file of files) void err.write(`${(0, avg_error.cA)("AVG_ENGINE", `${(0, source.D2)(file)}.`, "")}\n`);
			};
			const data = {
				settings: service,
				folder,
				keywords
			};
			const pages = (0, open_page_worker.Q)(data, start_worker.D, {
				onUnreadable,
				onPart
			});
			try {
				await pages.call(signal, "backtest", commits, language);
				const { found } = run;
				if (found === undefined) throw new Error("the backtest ended before it began");
				return found;
			} catch (error) {
				if (run.found === undefined || !(signal.aborted || error instanceof avg_error.dH)) throw error;
				const stopped = error instanceof avg_error.dH && !signal.aborted ? error.details : "interrupted";
				return {
					...run.found,
					stopped
				};
			} finally {
				await pages.close();
			}
		}
		function render(found, format, out) {
			switch (format) {
				case "json": {
					const verdicts = countVerdicts(found.commits);
					const result = {
						format: "ai-visibility-backtest",
						schemaVersion: 3,
						verdicts,
						...found
					};
					return `${JSON.stringify((0, snake_case.uc)(result), undefined, 2)}\n`;
				}
				case "markdown": return `${(0, comment.renderMarkdownParts)(backtestParts(found))}\n`;
				case "text": return (0, terminal.tj)((0, text_text.K8)(backtestParts(found)), out);
			}
		}
	})
};
;
