"use strict";
exports.id = "report-document-backtest";
exports.ids = ["report-document-backtest"];
exports.modules = {
	3136: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { G: () => runBacktestOf });
		var _embedded_page_worker_open_page_worker_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21539);
		var _embedded_page_worker_start_worker_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63747);
		async function runBacktestOf({ service, keywords, language }, folder, { onProgress, onUnreadable, ...options }, signal) {
			if (!("content" in service)) throw new TypeError("a hosted service has no pages to compare");
			const data = {
				settings: service,
				folder,
				keywords
			};
			const pages = (0, _embedded_page_worker_open_page_worker_js__WEBPACK_IMPORTED_MODULE_0__.Q)(data, _embedded_page_worker_start_worker_js__WEBPACK_IMPORTED_MODULE_1__.Dh, {
				onUnreadable,
				onProgress
			});
			try {
				return await pages.call(signal, "backtest", options, language);
			} finally {
				await pages.close();
			}
		}
	}),
	73905: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			X0: () => injections,
			nJ: () => injectionKinds
		});
		var _pages_selection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83920);
		const STUB = "This page is being rewritten. Please come back later.";
		const injections = {
			deleted: () => undefined,
			stub: ({ path, text, title }) => (0, _pages_selection_js__WEBPACK_IMPORTED_MODULE_0__.be)(path) === "html" ? `<title>${escapeHtml(title)}</title>\n<h1>${escapeHtml(title)}</h1>\n<p>${STUB}</p>\n` : `${frontMatterOf(text)}# ${title}\n\n${STUB}\n`,
			draft: ({ text }) => withField(text, "draft: true"),
			noindex: ({ path, text }) => (0, _pages_selection_js__WEBPACK_IMPORTED_MODULE_0__.be)(path) === "html" ? withRobotsTag(text) : withField(text, "robots: noindex")
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
	21539: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Q: () => openPageWorker });
		var external_node_path_ = __webpack_require__(76760);
		var until_aborted = __webpack_require__(47222);
		var errors = __webpack_require__(73089);
		var messages = __webpack_require__(77234);
		;
		const GRACE_PERIOD = 200;
		const MOST_ERROR_OUTPUT = 4e3;
		function openWorker(worker, data, deadline, { onUnreadable, onProgress }) {
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
							if ("progress" in reply) return onProgress(...reply.progress);
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
		function openPageWorker(data, start, { onUnreadable, onProgress = () => {} }, deadline = PAGE_DEADLINE) {
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
					onProgress
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
	51998: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			backtest: () => backtest,
			createBacktestProgress: () => createBacktestProgress,
			createUnreadableWarner: () => createUnreadableWarner
		});
		var _commands_backtest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3136);
		var _embedded_pages_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73089);
		var _inputs_read_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46551);
		var _inputs_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73368);
		var _report_document_backtest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38766);
		var _report_json_commands_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(31698);
		var _report_markdown_comment_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(10512);
		var _report_messages_answers_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(68595);
		var _report_messages_message_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(11531);
		var _report_text_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(51960);
		var _flags_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(90218);
		var _run_flags_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(47730);
		var _terminal_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(95657);
		const DEFAULT_COMMITS = "200";
		async function backtest(argv, context) {
			const { out, err, env, folder, signal } = context;
			const plan = await planBacktest((0, _flags_js__WEBPACK_IMPORTED_MODULE_9__.b)(argv, "backtest"), env);
			if ("problems" in plan) {
				await err.write(`${(0, _terminal_js__WEBPACK_IMPORTED_MODULE_11__.I0)(plan.problems)}\n`);
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
				return 0;
			} catch (error) {
				progress.clear();
				const facts = (0, _embedded_pages_errors_js__WEBPACK_IMPORTED_MODULE_1__.xS)(error);
				if (facts === undefined) throw error;
				await err.write(`${(0, _report_messages_message_js__WEBPACK_IMPORTED_MODULE_12__.hw)({
					code: "AVG_SETUP",
					text: (0, _report_document_backtest_js__WEBPACK_IMPORTED_MODULE_4__.U)(facts)
				})}\n`);
				return 1;
			}
		}
		async function planBacktest({ texts, problems }, env) {
			const { commits = DEFAULT_COMMITS, merges = "false", inject = "false", format: formatText = "text", ...inputs } = texts;
			const format = _run_flags_js__WEBPACK_IMPORTED_MODULE_10__.hR.find((name) => name === formatText) ?? "text";
			const most = (0, _inputs_values_js__WEBPACK_IMPORTED_MODULE_3__.JI)(commits, 1);
			if (most === undefined) {
				problems.push({
					input: "commits",
					given: commits,
					allowed: "a whole number above 0"
				});
			}
			try {
				const settings = await (0, _inputs_read_settings_js__WEBPACK_IMPORTED_MODULE_2__.sb)({
					...inputs,
					baseline: "base"
				}, env, {
					withoutSecrets: false,
					defaultBranch: undefined
				});
				if (problems.length > 0) return { problems };
				const range = {
					merges: merges === "true",
					most
				};
				return {
					settings,
					format,
					options: {
						range,
						inject: inject === "true"
					}
				};
			} catch (error) {
				if (error instanceof _inputs_read_settings_js__WEBPACK_IMPORTED_MODULE_2__.aV) return { problems: [...problems, ...error.problems] };
				throw error;
			}
		}
		function createBacktestProgress(err) {
			const lines = {
				commits: (0, _terminal_js__WEBPACK_IMPORTED_MODULE_11__.Yp)(err, "Replayed", "commits"),
				losses: (0, _terminal_js__WEBPACK_IMPORTED_MODULE_11__.Yp)(err, "Put in", "losses")
			};
			return {
				show: (step, done, total) => lines[step].show(done, total),
				clear() {
					lines.commits.clear();
					lines.losses.clear();
				}
			};
		}
		function render(found, format, out) {
			switch (format) {
				case "json": return `${JSON.stringify((0, _report_json_commands_js__WEBPACK_IMPORTED_MODULE_5__.ZW)(found), undefined, 2)}\n`;
				case "markdown": return `${(0, _report_markdown_comment_js__WEBPACK_IMPORTED_MODULE_6__.W7)((0, _report_document_backtest_js__WEBPACK_IMPORTED_MODULE_4__.k)(found))}\n`;
				case "text": return (0, _terminal_js__WEBPACK_IMPORTED_MODULE_11__.tj)((0, _report_text_text_js__WEBPACK_IMPORTED_MODULE_8__.K)((0, _report_document_backtest_js__WEBPACK_IMPORTED_MODULE_4__.k)(found)), out);
			}
		}
		function createUnreadableWarner(err, progress) {
			return (unreadable) => {
				progress.clear();
				for (const { path, reason } of unreadable) {
					void err.write(`${(0, _report_messages_message_js__WEBPACK_IMPORTED_MODULE_12__.cA)(_report_messages_answers_js__WEBPACK_IMPORTED_MODULE_7__.ug, "AVG_ENGINE", `${path} is not scanned: ${reason}`)}\n`);
				}
			};
		}
	}),
	38766: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			U: () => describeBacktestProblem,
			k: () => backtestParts
		});
		var _embedded_backtest_injections_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73905);
		var _findings_content_findings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20157);
		var _messages_pages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36268);
		var _numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73533);
		var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44702);
		var _content_causes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53629);
		const NO_LINKS = {
			commitUrl: undefined,
			sha: undefined
		};
		const HEAD_DIGITS = 10;
		const SENTENCE_LENGTH = 2e3;
		function backtestParts(backtest) {
			const { commits, injections } = backtest;
			const failed = commits.filter(({ verdict }) => verdict === "fail").length;
			const noun = backtest.merges ? "merge commits" : "commits";
			return [
				[headline(failed === 0 ? "pass" : "fail", `The gate would have failed ${failed} of ${commits.length} ${noun} that change pages (${shareOf(failed, commits.length)}).`), listOf(notesOf(backtest))],
				...commits.filter(({ verdict }) => verdict !== "pass").map(commitBlocks),
				injections === undefined ? [] : lossBlocks(injections)
			];
		}
		function headline(mark, text) {
			return {
				kind: "headline",
				mark,
				status: "",
				text: [text],
				isHeading: true
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
		function notesOf({ head, pages, keywords, unanswered, merges, isShallow, commits }) {
			const newest = head.slice(0, HEAD_DIGITS);
			const weaker = commits.filter(({ verdict, keywords }) => verdict === "pass" && keywords.some(({ outcome }) => outcome === "weaker"));
			const parent = merges ? "first parent" : "parent";
			return [
				`Compared each with its ${parent}, for ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_2__.pq)(keywords.length, "keyword")}. The newest commit, ${newest}, has ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_2__.pq)(pages, "page")}.`,
				...weaker.length > 0 ? [`${capitalize((0, _numbers_js__WEBPACK_IMPORTED_MODULE_2__.pq)(weaker.length, "more commit"))} would have got a warning for a weaker answer, and passed.`] : [],
				...unanswered.length > 0 ? [`The pages of the newest commit have no answer to ${unanswered.length} of ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_2__.pq)(keywords.length, "keyword")}: ${unanswered.join(", ")}. A keyword without an answer cannot be lost.`] : [],
				...isShallow ? ["The checkout is shallow: older commits are not in it. Fetch them with git fetch --unshallow, or with fetch-depth: 0."] : []
			];
		}
		function commitBlocks({ commit: { id, date, subject }, verdict, keywords, problem }) {
			const lost = keywords.filter(({ outcome }) => outcome === "lost");
			return [
				{
					kind: "heading",
					text: [{
						toned: [verdict === "error" ? "Error" : "Failed"],
						tone: "worse"
					}, ...[
						" ",
						{ code: id.slice(0, HEAD_DIGITS) },
						` ${(0, _words_js__WEBPACK_IMPORTED_MODULE_3__.kb)(date)} `,
						{ name: subject }
					]]
				},
				...problem === undefined ? [] : [listOf([`The pages could not be compared: ${(0, _messages_pages_js__WEBPACK_IMPORTED_MODULE_1__.Nx)(problem).what}`])],
				...lost.length === 0 ? [] : [{
					kind: "causes",
					entries: lost.map(lossEntry)
				}]
			];
		}
		function lossEntry(evidence) {
			const { keyword, loss, before, after } = evidence;
			return {
				title: [{ name: keyword }, ":"],
				lines: [
					[`${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_2__.l9)(loss)} of its answer is gone`],
					...before === undefined ? [] : [["before: ", ...quoted(before)]],
					["after: ", ...after === undefined ? ["no answer"] : quoted(after)],
					...(0, _findings_content_findings_js__WEBPACK_IMPORTED_MODULE_5__.i)(evidence).map((cause) => ["cause: ", ...(0, _content_causes_js__WEBPACK_IMPORTED_MODULE_4__.$4)(cause, NO_LINKS).why])
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
			const first = injections.filter(({ citedFirst }) => citedFirst);
			const missed = first.filter((injection) => !isSeen(injection));
			const missedPages = Map.groupBy(missed, ({ path }) => path);
			return [
				headline(injections.length > 0 && missed.length === 0 ? "pass" : "warn", injections.length === 0 ? "No page answers a keyword, so no loss was put in." : `Of the losses put into the pages that answer, the gate fails ${count(injections)}; where the page is cited first, ${count(first)}.`),
				{
					kind: "table",
					caption: "Losses that the gate fails",
					columns: [
						{ title: ["Loss"] },
						{
							title: ["Cited first"],
							isNumber: true
						},
						{
							title: ["Other pages that are cited"],
							isNumber: true
						}
					],
					rows: _embedded_backtest_injections_js__WEBPACK_IMPORTED_MODULE_0__.nJ.map((kind) => {
						const ofKind = injections.filter((injection) => injection.kind === kind);
						return [
							[`Page ${KIND_WORDS[kind]}`],
							[count(ofKind.filter(({ citedFirst }) => citedFirst))],
							[count(ofKind.filter(({ citedFirst }) => !citedFirst))]
						];
					})
				},
				listOf(Array.from(missedPages, ([path, losses]) => `Not seen: ${path} ${losses.map(({ kind }) => KIND_WORDS[kind]).join(", ")}`))
			];
		}
		function describeBacktestProblem(facts) {
			switch (facts.kind) {
				case "no-commits": return "The backtest replays commits, and the repository has none yet.";
				case "no-page-commits": {
					const noun = facts.merges ? "merge commit" : "commit";
					const advice = facts.isShallow ? "The checkout is shallow: fetch the older commits with git fetch --unshallow, or with fetch-depth: 0." : facts.merges ? "Try without --merges." : "Check --content: it selects the pages.";
					return `No ${noun} with a parent changes a page. ${advice}`;
				}
				case "not-a-checkout": return "The backtest replays commits, and the folder is not inside a git checkout.";
				case "no-git": return "The backtest replays commits, and git is not installed.";
				default: return `The backtest could not run: ${(0, _messages_pages_js__WEBPACK_IMPORTED_MODULE_1__.Nx)(facts).what}`;
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
	}),
	31698: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Gg: () => buildPlan,
			ZW: () => buildBacktestResult,
			eZ: () => buildFleetPlan,
			x_: () => buildDoctorResult
		});
		var _scan_demand_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83721);
		var _messages_gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25205);
		var _messages_pages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36268);
		function buildPlan({ brand, keywords, scans, cost, demand, timeoutMinutes, blocker }) {
			const unpriced = (0, _scan_demand_js__WEBPACK_IMPORTED_MODULE_2__.ai)(demand);
			const isKnown = cost.address === undefined && unpriced.length === 0;
			return {
				format: "ai-visibility-plan",
				brand_name: brand,
				keywords,
				service: cost.address ?? "embedded",
				scans: scans.own + scans.competitors,
				requests: demand.requests,
				minutes: demand.minutes,
				estimated_cost_usd: isKnown ? (0, _scan_demand_js__WEBPACK_IMPORTED_MODULE_2__.Sm)(demand) : null,
				known_cost_usd: cost.address === undefined ? (0, _scan_demand_js__WEBPACK_IMPORTED_MODULE_2__.Sm)(demand) : null,
				unpriced_engines: unpriced,
				engines: demand.engines.map(({ engine, model, answers, judgments, costUsd }) => ({
					engine,
					model,
					questions: answers,
					judgements: judgments,
					estimated_cost_usd: costUsd ?? null
				})),
				limits: {
					max_requests: demand.maxRequests ?? null,
					max_cost_usd: demand.maxCost ?? null,
					timeout_minutes: timeoutMinutes,
					per_minute: cost.limits?.perMinute ?? null,
					per_day: cost.limits?.perDay ?? null
				},
				blocked: blocker === undefined ? null : (0, _messages_gate_js__WEBPACK_IMPORTED_MODULE_0__.Gj)(blocker)
			};
		}
		function buildFleetPlan(plan, matrix) {
			const { gates, scans, requests, minutes, shards, reason, blockers } = plan;
			const built = gates.map((gate) => ({
				key: gate.key,
				...buildPlan(gate.plan)
			}));
			const costs = built.map((gate) => gate.estimated_cost_usd);
			return {
				format: "ai-visibility-fleet-plan",
				matrix,
				shards,
				shards_limited_by: reason,
				max_parallel: shards,
				...{
					scans,
					requests,
					minutes
				},
				estimated_cost_usd: costs.every((cost) => cost !== null) ? costs.reduce((sum, cost) => sum + cost, 0) : null,
				blocked: blockers.map(({ key, blocker }) => ({
					key: key ?? null,
					...(0, _messages_gate_js__WEBPACK_IMPORTED_MODULE_0__.Gj)(blocker)
				})),
				gates: built
			};
		}
		function buildDoctorResult(checks) {
			return {
				format: "ai-visibility-doctor",
				ok: checks.every(({ status }) => status !== "stop"),
				checks
			};
		}
		function buildBacktestResult(backtest) {
			const { head, pages, keywords, unanswered, merges, isShallow, commits, injections } = backtest;
			const withVerdict = (verdict) => commits.filter((commit) => commit.verdict === verdict).length;
			const failed = withVerdict("fail");
			return {
				schema_version: 1,
				head,
				pages,
				keywords,
				unanswered_keywords: unanswered,
				merges,
				shallow: isShallow,
				summary: {
					commits: commits.length,
					failed,
					errors: withVerdict("error"),
					failed_share: failed / commits.length
				},
				commits: commits.map(toRecord),
				injections: injections === undefined ? null : injections.map(toInjection)
			};
		}
		function toRecord({ commit: { id, parent, date, subject }, verdict, keywords, problem }) {
			return {
				...{
					commit: id,
					parent,
					date,
					subject,
					verdict
				},
				keywords: keywords.map(toKeyword),
				error: problem === undefined ? null : {
					kind: problem.kind,
					detail: (0, _messages_pages_js__WEBPACK_IMPORTED_MODULE_1__.Nx)(problem).what
				}
			};
		}
		function toKeyword({ keyword, outcome, loss, before, after, causes }) {
			return {
				...{
					keyword,
					outcome,
					loss
				},
				before: before === undefined ? null : toQuote(before),
				after: after === undefined ? null : toQuote(after),
				causes: causes.map(toCause)
			};
		}
		function toQuote({ text, url, place: { path, title, headings } }) {
			return {
				text,
				url,
				path,
				title,
				headings
			};
		}
		function toCause(cause) {
			return {
				kind: cause.kind,
				path: cause.path,
				moved_to: cause.kind === "moved" ? cause.to : null,
				hidden_by: cause.kind === "hidden" ? cause.reasons.map(({ kind, file, line, crawler = null }) => ({
					kind,
					file,
					line,
					crawler
				})) : null
			};
		}
		function toInjection({ kind, path, keywords, citedFirst, lost }) {
			return {
				...{
					kind,
					path,
					keywords
				},
				cited_first: citedFirst,
				verdict: lost.length > 0 ? "fail" : "pass",
				lost_keywords: lost
			};
		}
	})
};
;
