"use strict";
const addressOfFile = require("url").pathToFileURL(__filename).href;
exports.id = "report-document-backtest";
exports.ids = ["report-document-backtest"];
exports.modules = {
	3136: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { G: () => runBacktestOf });
		var _embedded_page_worker_open_page_worker_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21539);
		var _embedded_page_worker_start_worker_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63747);
		var _owners_backtest_parts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83507);
		var _sites_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11852);
		async function runBacktestOf({ service, keywords, language }, folder, { onProgress, onUnreadable, ...options }, signal) {
			if (!("content" in service)) throw new TypeError("a hosted service has no pages to compare");
			const run = {};
			const onPart = (part) => {
				if (signal.aborted) return;
				const found = (0, _owners_backtest_parts_js__WEBPACK_IMPORTED_MODULE_3__.h)(run.found, part);
				run.found = found;
				const { commits = [], plannedCommits = 0, injections = [], plannedLosses = 0 } = found ?? {};
				if ("start" in part || "commit" in part) onProgress("commits", commits.length, plannedCommits);
				else onProgress("losses", injections.length, plannedLosses);
			};
			const data = {
				settings: service,
				folder,
				keywords
			};
			const pages = (0, _embedded_page_worker_open_page_worker_js__WEBPACK_IMPORTED_MODULE_0__.Q)(data, _embedded_page_worker_start_worker_js__WEBPACK_IMPORTED_MODULE_1__.Dh, {
				onUnreadable,
				onPart
			});
			try {
				await pages.call(signal, "backtest", options, language);
				const { found } = run;
				if (found === undefined) throw new Error("the backtest ended before it began");
				const isCut = found.commits.length < found.plannedCommits;
				return {
					...found,
					stopped: isCut ? { kind: "no-time" } : undefined
				};
			} catch (error) {
				const stopped = signal.aborted ? { kind: "interrupted" } : corpusFactsOf(error);
				if (run.found === undefined || stopped === undefined) throw error;
				return {
					...run.found,
					stopped
				};
			} finally {
				await pages.close();
			}
		}
		function corpusFactsOf(error) {
			return error instanceof _sites_errors_js__WEBPACK_IMPORTED_MODULE_2__.bf ? error.facts : undefined;
		}
	}),
	21539: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Q: () => openPageWorker });
		var external_node_path_ = __webpack_require__(76760);
		var until_aborted = __webpack_require__(47222);
		var errors = __webpack_require__(11852);
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
	51998: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			backtest: () => backtest,
			createUnreadableWarner: () => createUnreadableWarner
		});
		var _commands_backtest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3136);
		var _inputs_given_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76100);
		var _inputs_read_gates_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17312);
		var _inputs_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73368);
		var _lib_document_text_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40219);
		var _lib_snake_case_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(33541);
		var _owners_backtest_parts_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(83507);
		var _report_document_backtest_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(38766);
		var _report_markdown_comment_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(10512);
		var _report_messages_message_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(11531);
		var _sites_errors_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(11852);
		var _flags_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(90218);
		var _run_flags_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(47730);
		var _terminal_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(95657);
		const DEFAULT_COMMITS = "200";
		async function backtest(argv, context) {
			const { out, err, folder, signal } = context;
			const plan = await planBacktest((0, _flags_js__WEBPACK_IMPORTED_MODULE_10__.b)(argv, "backtest"), context);
			if ("problems" in plan) {
				await err.write(`${(0, _terminal_js__WEBPACK_IMPORTED_MODULE_12__.I0)(plan.problems)}\n`);
				return 2;
			}
			const progress = createBacktestProgress(err);
			const onUnreadable = createUnreadableWarner(err, progress);
			try {
				const options = {
					...plan.options,
					onProgress: progress.show,
					onUnreadable
				};
				const found = await (0, _commands_backtest_js__WEBPACK_IMPORTED_MODULE_0__.G)(plan.settings, folder, options, signal);
				progress.clear();
				await out.write(render(found, plan.format, out));
				return found.stopped === undefined ? 0 : 2;
			} catch (error) {
				progress.clear();
				if (signal.aborted) {
					await err.write("Stopped before the first commit.\n");
					return 2;
				}
				const facts = (0, _sites_errors_js__WEBPACK_IMPORTED_MODULE_9__.xS)(error);
				if (facts === undefined) throw error;
				await err.write(`${(0, _report_messages_message_js__WEBPACK_IMPORTED_MODULE_8__.hw)({
					code: "AVG_SETUP",
					text: (0, _report_document_backtest_js__WEBPACK_IMPORTED_MODULE_6__.U)(facts)
				})}\n`);
				return 2;
			}
		}
		async function planBacktest({ texts, problems }, { env, folder, signal }) {
			const { commits = DEFAULT_COMMITS, inject = "false", format: formatText = "text", ...inputs } = texts;
			const format = _run_flags_js__WEBPACK_IMPORTED_MODULE_11__.h.find((name) => name === formatText) ?? "text";
			const most = (0, _inputs_values_js__WEBPACK_IMPORTED_MODULE_3__.JI)(commits, 1);
			if (most === undefined) {
				problems.push({
					input: "commits",
					given: commits,
					allowed: "a whole number above 0"
				});
			}
			try {
				const facts = {
					withoutSecrets: false,
					workspace: folder,
					change: undefined,
					eventName: "local"
				};
				const { gates } = await (0, _inputs_read_gates_js__WEBPACK_IMPORTED_MODULE_2__.D)(inputs, {
					env,
					facts,
					signal,
					fixed: { baseline: "base" }
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
					options: {
						range: { most },
						inject: inject === "true"
					}
				};
			} catch (error) {
				if (error instanceof _inputs_given_values_js__WEBPACK_IMPORTED_MODULE_1__.aV) return { problems: [...problems, ...error.problems] };
				throw error;
			}
		}
		function createBacktestProgress(err) {
			const lines = {
				commits: (0, _terminal_js__WEBPACK_IMPORTED_MODULE_12__.Yp)(err, "Replayed", "commits"),
				losses: (0, _terminal_js__WEBPACK_IMPORTED_MODULE_12__.Yp)(err, "Put in", "losses")
			};
			return {
				show: (step, done, planned) => lines[step].show(done, planned),
				clear() {
					lines.commits.clear();
					lines.losses.clear();
				}
			};
		}
		function resultOf(found) {
			const verdicts = (0, _owners_backtest_parts_js__WEBPACK_IMPORTED_MODULE_13__.q)(found.commits);
			return {
				format: "ai-visibility-backtest",
				schemaVersion: 2,
				verdicts,
				...found
			};
		}
		function render(found, format, out) {
			switch (format) {
				case "json": return `${JSON.stringify((0, _lib_snake_case_js__WEBPACK_IMPORTED_MODULE_5__.uc)(resultOf(found)), undefined, 2)}\n`;
				case "markdown": return `${(0, _report_markdown_comment_js__WEBPACK_IMPORTED_MODULE_7__.renderMarkdownParts)((0, _report_document_backtest_js__WEBPACK_IMPORTED_MODULE_6__.k)(found))}\n`;
				case "text": return (0, _terminal_js__WEBPACK_IMPORTED_MODULE_12__.tj)((0, _lib_document_text_text_js__WEBPACK_IMPORTED_MODULE_4__.K)((0, _report_document_backtest_js__WEBPACK_IMPORTED_MODULE_6__.k)(found)), out);
			}
		}
		function createUnreadableWarner(err, progress) {
			return (unreadable) => {
				progress.clear();
				for (const { path, reason } of unreadable) {
					void err.write(`${(0, _report_messages_message_js__WEBPACK_IMPORTED_MODULE_8__.cA)("AVG_ENGINE", `${path} is not scanned: ${reason}.`, "")}\n`);
				}
			};
		}
	}),
	21747: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			X0: () => injections,
			nJ: () => injectionKinds
		});
		var _pages_formats_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68191);
		const STUB = "This page is being rewritten. Please come back later.";
		const injections = {
			deleted: () => undefined,
			stub: ({ path, text, title }) => (0, _pages_formats_js__WEBPACK_IMPORTED_MODULE_0__.b)(path) === "html" ? `<title>${escapeHtml(title)}</title>\n<h1>${escapeHtml(title)}</h1>\n<p>${STUB}</p>\n` : `${frontMatterOf(text)}# ${title}\n\n${STUB}\n`,
			draft: ({ text }) => withField(text, "draft: true"),
			noindex: ({ path, text }) => (0, _pages_formats_js__WEBPACK_IMPORTED_MODULE_0__.b)(path) === "html" ? withRobotsTag(text) : withField(text, "robots: noindex")
		};
		const injectionKinds = [
			"deleted",
			"stub",
			"draft",
			"noindex"
		];
		function frontMatterOf(text) {
			const [block = ""] = /^---[ \t]*\r?\n[\s\S]*?(?<=\n)---[ \t]*(?:\r?\n|$)/.exec(text) ?? [];
			return block;
		}
		function withField(text, field, name = field.slice(0, field.indexOf(":"))) {
			const block = frontMatterOf(text);
			if (block === "") return `---\n${field}\n---\n\n${text}`;
			const others = block.replace(new RegExp(`^${name}:.*\\r?\\n(?:[ \\t].*\\r?\\n|-.*\\r?\\n(?<!---\\r?\\n))*`, "m"), "");
			return `${others.replace(/^---.*\r?\n/, `---\n${field}\n`)}${text.slice(block.length)}`;
		}
		function withRobotsTag(text) {
			const block = frontMatterOf(text);
			return `${block}<meta name="robots" content="noindex">\n\n${text.slice(block.length)}`;
		}
		function escapeHtml(text) {
			return text.replace(/[<>&]/g, (character) => `&#${character.charCodeAt(0)};`);
		}
	}),
	83507: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			h: () => addPart,
			q: () => countVerdicts
		});
		function addPart(found, part) {
			if ("start" in part) {
				return {
					...part.start,
					commits: [],
					plannedLosses: 0,
					injections: undefined,
					stopped: undefined
				};
			}
			if ("plannedLosses" in part) return found && {
				...found,
				plannedLosses: part.plannedLosses,
				injections: []
			};
			if ("commit" in part) found?.commits.push(part.commit);
			else found?.injections?.push(part.loss);
			return found;
		}
		function countVerdicts(commits) {
			const count = (wanted) => commits.filter(({ verdict }) => verdict === wanted).length;
			const errors = count("error");
			const failedIfConfirmed = commits.filter(({ lostIfConfirmed = [] }) => lostIfConfirmed.length > 0).length;
			return {
				judged: commits.length - errors,
				failed: count("fail"),
				failedIfConfirmed,
				errors
			};
		}
	}),
	38766: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			U: () => describeBacktestProblem,
			k: () => backtestParts
		});
		var _findings_content_findings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(20157);
		var _inputs_keywords_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1902);
		var _owners_backtest_injections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21747);
		var _owners_backtest_parts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(83507);
		var _messages_pages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36268);
		var _numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73533);
		var _tell_loss_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89468);
		var _words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44702);
		const HEAD_DIGITS = 10;
		const SENTENCE_LENGTH = 2e3;
		function backtestParts(backtest) {
			const { commits, injections, commitPages, stopped } = backtest;
			const { judged, failed } = (0, _owners_backtest_parts_js__WEBPACK_IMPORTED_MODULE_6__.q)(commits);
			const isWhole = judged > 0 && stopped === undefined;
			return [
				[headline(failed > 0 ? "fail" : isWhole ? "pass" : "warn", judged === 0 ? "No commit could be judged." : `The gate would have failed ${failed} of ${judged} commits that change pages (${shareOf(failed, judged)}).`), {
					kind: "list",
					items: [...notesOf(backtest)]
				}],
				...commits.filter(({ verdict }) => verdict === "fail").map((commit) => commitBlocks(commit, commitPages)),
				ownerBlocks(backtest),
				injections === undefined ? [] : lossBlocks(injections)
			];
		}
		function ownerBlocks({ keywords, proposed, commits, commitPages }) {
			if (proposed.length === 0) return [];
			const { judged, failed, failedIfConfirmed } = (0, _owners_backtest_parts_js__WEBPACK_IMPORTED_MODULE_6__.q)(commits);
			const decided = commits.flatMap(({ commit, verdict, keywords, lostIfConfirmed = [] }) => {
				if (verdict === "error" || verdict === "fail" === lostIfConfirmed.length > 0) return [];
				const lost = keywords.filter(({ outcome }) => outcome === "lost").map(({ keyword }) => keyword);
				const [word, questions] = verdict === "fail" ? ["pass", lost] : ["fail", lostIfConfirmed];
				const { date, subject } = commit;
				return [[...[
					`Would ${word}: `,
					linkTo(commit, commitPages),
					` ${(0, _words_js__WEBPACK_IMPORTED_MODULE_5__.kb)(date)} `,
					{ name: subject },
					", "
				], outside(questions.join(", "))]];
			});
			const lines = proposed.map(({ keyword, ...owner }) => (0, _inputs_keywords_js__WEBPACK_IMPORTED_MODULE_0__.nv)({
				keyword,
				owner
			}));
			return [
				{
					kind: "heading",
					text: [`The owner of ${proposed.length} of ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_3__.pq)(keywords.length, "keyword")} is not confirmed.`]
				},
				{
					kind: "list",
					items: [
						[`With guessed owners, ${failed} of ${judged} commits (${shareOf(failed, judged)}) fail.`],
						[`With the owners below confirmed, ${countShare(failedIfConfirmed, judged)} would fail.`],
						...decided
					]
				},
				{
					kind: "line",
					text: [
						"Correct the owners, and put their lines into ",
						{ code: "keywords" },
						":"
					]
				},
				{
					kind: "code",
					text: lines.filter((line) => "keywords" in (0, _inputs_keywords_js__WEBPACK_IMPORTED_MODULE_0__.Xv)([line])).join("\n")
				}
			];
		}
		function headline(mark, text) {
			return {
				kind: "heading",
				mark,
				text: [text]
			};
		}
		function listOf(items) {
			return {
				kind: "list",
				items: items.map((item) => [outside(item)])
			};
		}
		function outside(text) {
			return {
				name: text,
				most: SENTENCE_LENGTH
			};
		}
		function* notesOf(backtest) {
			const { head, pages, keywords, unanswered, isShallow, commits } = backtest;
			const weaker = commits.filter(({ verdict, keywords }) => verdict === "pass" && keywords.some(({ outcome }) => outcome === "weaker"));
			const asked = (0, _numbers_js__WEBPACK_IMPORTED_MODULE_3__.pq)(keywords.length, "keyword");
			yield* stopNotes(backtest);
			yield [`Compared each with its first parent, for ${asked}. The newest commit, ${head.slice(0, HEAD_DIGITS)}, has ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_3__.pq)(pages, "page")}.`];
			if (weaker.length > 0) yield [`${capitalize((0, _numbers_js__WEBPACK_IMPORTED_MODULE_3__.pq)(weaker.length, "more commit"))} would have got a warning for a weaker answer, and passed.`];
			yield* errorNotes(backtest);
			if (unanswered.length > 0) yield [outside(`The pages of the newest commit have no answer to ${unanswered.length} of ${asked}: ${unanswered.join(", ")}. A keyword without an answer cannot be lost.`)];
			if (isShallow) yield ["The checkout is shallow: older commits are not in it. Fetch them with git fetch --unshallow, or with fetch-depth: 0."];
		}
		function stopNotes({ stopped, commits, plannedCommits, injections = [], plannedLosses }) {
			if (stopped === undefined) return [];
			const left = plannedCommits - commits.length;
			const losses = plannedLosses - injections.length;
			return [[
				...stopWords(stopped),
				...left > 0 ? [` Not replayed: the oldest ${left} of ${plannedCommits} commits.`] : [],
				...losses > 0 ? [` Not put in: ${losses} of ${plannedLosses} losses.`] : []
			]];
		}
		function stopWords(stop) {
			switch (stop.kind) {
				case "interrupted": return ["The backtest was stopped."];
				case "no-time": return ["The time for the backtest was over."];
				default: return [outside(`An error stopped the backtest: ${(0, _messages_pages_js__WEBPACK_IMPORTED_MODULE_2__.Nx)(stop).what}`)];
			}
		}
		function errorNotes({ commits, commitPages }) {
			const problems = commits.flatMap(({ commit, problem }) => problem ? [{
				commit,
				problem
			}] : []);
			return [...Map.groupBy(problems, ({ problem }) => problem.kind).values()].flatMap((group) => {
				const [newest] = group;
				if (newest === undefined) return [];
				const { commit, problem } = newest;
				return [[
					`${capitalize((0, _numbers_js__WEBPACK_IMPORTED_MODULE_3__.pq)(group.length, "more commit"))} could not be compared, ${group.length > 1 ? "such as " : ""}`,
					linkTo(commit, commitPages),
					": ",
					outside((0, _messages_pages_js__WEBPACK_IMPORTED_MODULE_2__.Nx)(problem).what)
				]];
			});
		}
		function linkTo({ id }, commitPages) {
			const short = id.slice(0, HEAD_DIGITS);
			return commitPages === undefined ? { code: short } : {
				link: commitPages + short,
				label: [short]
			};
		}
		function commitBlocks({ commit, keywords }, commitPages) {
			const { id, date, subject } = commit;
			const run = {
				commitUrl: commitPages && commitPages + id,
				sha: id
			};
			const lost = keywords.filter(({ outcome }) => outcome === "lost");
			return [{
				kind: "heading",
				text: [{
					toned: ["Failed"],
					tone: "worse"
				}, ...[
					" ",
					linkTo(commit, commitPages),
					` ${(0, _words_js__WEBPACK_IMPORTED_MODULE_5__.kb)(date)} `,
					{ name: subject }
				]]
			}, {
				kind: "card",
				cards: lost.map((evidence) => lossEntry(evidence, run)),
				isNumbered: lost.length > 1
			}];
		}
		function lossEntry(evidence, run) {
			const { keyword, loss, before, after } = evidence;
			return {
				title: [{ name: keyword }, ":"],
				lines: [
					[`${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_3__.l9)(loss)} of the text of its owner is gone`],
					...before === undefined ? [] : [["before: ", ...quoted(before)]],
					["after: ", ...after === undefined ? ["no answer"] : quoted(after)],
					...(0, _findings_content_findings_js__WEBPACK_IMPORTED_MODULE_7__.il)(evidence).map((cause) => ["cause: ", ...(0, _tell_loss_js__WEBPACK_IMPORTED_MODULE_4__.$4)(cause, run).why])
				]
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
		const KIND_WORDS = {
			deleted: "deleted",
			stub: "replaced by a stub",
			draft: "made a draft",
			noindex: "hidden by noindex"
		};
		function lossBlocks(injections) {
			const isSeen = ({ lost }) => lost.length > 0;
			const count = (list) => list.length === 0 ? "none" : countShare(list.filter(isSeen).length, list.length);
			const missed = injections.filter((injection) => !isSeen(injection));
			const missedPages = Map.groupBy(missed, ({ path }) => path);
			return [
				headline(injections.length > 0 && missed.length === 0 ? "pass" : "warn", injections.length === 0 ? "No page answers a keyword, so no loss was put in." : `Of the losses put into the pages that answer, the gate fails ${count(injections)}.`),
				{
					kind: "table",
					caption: "Losses that the gate fails",
					columns: [{ title: ["Loss"] }, {
						title: ["Failed"],
						isNumber: true
					}],
					rows: _owners_backtest_injections_js__WEBPACK_IMPORTED_MODULE_1__.nJ.map((kind) => [[`Page ${KIND_WORDS[kind]}`], [count(injections.filter((injection) => injection.kind === kind))]])
				},
				listOf(Array.from(missedPages, ([path, losses]) => `Not seen: ${path} ${losses.map(({ kind }) => KIND_WORDS[kind]).join(", ")}`))
			];
		}
		function describeBacktestProblem(facts) {
			switch (facts.kind) {
				case "no-commits": return "The backtest replays commits, and the repository has none yet.";
				case "no-page-commits": {
					const advice = facts.isShallow ? "The checkout is shallow: fetch the older commits with git fetch --unshallow, or with fetch-depth: 0." : "If the pages have a history, check --content: it selects them.";
					return `There is nothing to replay: no commit with a parent changes a page. ${advice}`;
				}
				case "not-a-checkout": return "The backtest replays commits, and the folder is not inside a git checkout.";
				case "no-git": return "The backtest replays commits, and git is not installed.";
				default: return `The backtest could not run: ${(0, _messages_pages_js__WEBPACK_IMPORTED_MODULE_2__.Nx)(facts).what}`;
			}
		}
		function countShare(part, whole) {
			return `${part} of ${whole} (${shareOf(part, whole)})`;
		}
		function shareOf(part, whole) {
			return `${(whole === 0 ? 0 : 100 * part / whole).toFixed(1)}%`;
		}
		function capitalize(text) {
			return text.charAt(0).toUpperCase() + text.slice(1);
		}
	})
};
;
