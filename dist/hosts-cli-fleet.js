"use strict";
exports.id = "hosts-cli-fleet";
exports.ids = ["hosts-cli-fleet"];
exports.modules = {
	8245: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
	36677: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			merge: () => merge,
			plan: () => plan,
			printPlan: () => printPlan,
			shard: () => shard
		});
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
		var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
		var _commands_judge_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97212);
		var _commands_plan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13996);
		var _commands_scan_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42758);
		var _commands_shards_read_partials_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60652);
		var _commands_shards_split_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(25105);
		var _inputs_values_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(73368);
		var _lib_heap_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(98408);
		var _report_document_plan_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6910);
		var _report_json_commands_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(31698);
		var _report_messages_gate_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(25205);
		var _report_messages_shards_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(46471);
		var _report_text_text_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(51960);
		var _finish_run_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(13410);
		var _flags_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(90218);
		var _run_flags_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(47730);
		var _terminal_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(95657);
		const DEFAULT_FOLDER = "ai-visibility-partials";
		async function plan(argv, context) {
			const flags = await readFleetFlags(argv, "plan", context);
			if ("problems" in flags) return refuse(flags.problems, context);
			const { reading, fleet } = flags;
			return printFleetPlan(await (0, _commands_plan_js__WEBPACK_IMPORTED_MODULE_4__.Es)(reading.gates, fleet, openContext(flags, context)), flags, context);
		}
		async function printPlan(flags, context) {
			const { gates } = flags.reading;
			const run = openContext(flags, context);
			if (gates.length > 1) {
				const planned = await (0, _commands_plan_js__WEBPACK_IMPORTED_MODULE_4__.Es)(gates, { maxShards: 1 }, run);
				return printFleetPlan({
					...planned,
					reason: "one-process"
				}, flags, context);
			}
			const planned = await (0, _commands_plan_js__WEBPACK_IMPORTED_MODULE_4__.nY)(gates[0].settings, run);
			const { out } = context;
			await out.write(flags.format === "json" ? `${JSON.stringify((0, _report_json_commands_js__WEBPACK_IMPORTED_MODULE_11__.Gg)(planned), undefined, 2)}\n` : (0, _terminal_js__WEBPACK_IMPORTED_MODULE_18__.tj)((0, _report_text_text_js__WEBPACK_IMPORTED_MODULE_14__.K)((0, _report_document_plan_js__WEBPACK_IMPORTED_MODULE_10__.mM)(planned)), out));
			return planned.blocker === undefined ? 0 : 1;
		}
		function openContext({ facts }, context) {
			const { env, signal } = context;
			return {
				facts: {
					...facts,
					tempFolder: (0, node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)()
				},
				env,
				log: (0, _terminal_js__WEBPACK_IMPORTED_MODULE_18__.$V)(context),
				signal
			};
		}
		async function printFleetPlan(planned, { format }, { out }) {
			await out.write(format === "json" ? `${JSON.stringify((0, _report_json_commands_js__WEBPACK_IMPORTED_MODULE_11__.eZ)(planned, (0, _commands_plan_js__WEBPACK_IMPORTED_MODULE_4__.lQ)(planned)), undefined, 2)}\n` : (0, _terminal_js__WEBPACK_IMPORTED_MODULE_18__.tj)((0, _report_text_text_js__WEBPACK_IMPORTED_MODULE_14__.K)((0, _report_document_plan_js__WEBPACK_IMPORTED_MODULE_10__.mJ)(planned)), out));
			return planned.blockers.length === 0 ? 0 : 1;
		}
		async function shard(argv, context) {
			const { out, err, env, signal, version: program } = context;
			const { words, flags: rest } = takeWords(argv);
			const given = words.length === 0 ? {} : { shard: words.join(" ") };
			const flags = await readFleetFlags(rest, "shard", context, {
				given,
				takesShard: true
			});
			if ("problems" in flags) return refuse(flags.problems, context);
			const { reading, fleet, facts, runId, attempt, output = DEFAULT_FOLDER } = flags;
			const part = fleet.shard;
			if (part === undefined) {
				const allowed = "a shard after the command, as in shard 2/8";
				return refuse([{
					input: "shard",
					given: "",
					allowed
				}], context);
			}
			const log = (0, _terminal_js__WEBPACK_IMPORTED_MODULE_18__.$V)(context);
			const tempFolder = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0, node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), "ai-visibility-"));
			try {
				const open = {
					facts: {
						...facts,
						tempFolder
					},
					env,
					log,
					signal
				};
				const scanned = await (0, _commands_scan_js__WEBPACK_IMPORTED_MODULE_5__.S)(reading.gates, part, {
					runId,
					attempt,
					program
				}, output, open);
				const { path, made, planned, stopped } = scanned;
				log.clear();
				await out.write(`${(0, _report_messages_shards_js__WEBPACK_IMPORTED_MODULE_13__.y0)((0, _commands_shards_split_js__WEBPACK_IMPORTED_MODULE_7__._D)(part), made, planned, path)}\n`);
				for (const { key, blocker } of stopped) await err.write(`${(0, _report_messages_gate_js__WEBPACK_IMPORTED_MODULE_12__._l)(key, blocker)}\n`);
				return stopped.some(({ failsStep }) => failsStep) ? 1 : 0;
			} finally {
				log.clear();
				await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(tempFolder, {
					recursive: true,
					force: true
				});
			}
		}
		async function merge(argv, context) {
			const { words, flags: rest } = takeWords(argv);
			const folders = words.length === 0 ? [DEFAULT_FOLDER] : words;
			const problems = [];
			for (const folder of folders) {
				const found = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(folder).catch(() => undefined);
				if (found?.isDirectory()) continue;
				problems.push({
					input: folder,
					given: undefined,
					allowed: "a folder with results of shards"
				});
			}
			const flags = await readFleetFlags(rest, "merge", context, { withoutKeys: true });
			if ("problems" in flags) problems.unshift(...flags.problems);
			if ("problems" in flags || problems.length > 0) return refuse(problems, context);
			const { reading, fleet, facts, runId, attempt } = flags;
			(0, _lib_heap_js__WEBPACK_IMPORTED_MODULE_9__.a)();
			const options = {
				runId,
				attempt,
				sha: facts.sha,
				allowsGap: fleet.partial === "allow"
			};
			return (0, _finish_run_js__WEBPACK_IMPORTED_MODULE_15__.J)(flags, attempt, async (run) => (0, _commands_judge_js__WEBPACK_IMPORTED_MODULE_3__.S)(reading, await (0, _commands_shards_read_partials_js__WEBPACK_IMPORTED_MODULE_6__.JD)(folders), options, run), context);
		}
		async function readFleetFlags(argv, command, context, { given = {}, ...options } = {}) {
			const { texts, problems } = (0, _flags_js__WEBPACK_IMPORTED_MODULE_16__.b)(argv, command);
			const { "run-id": runId = "local", attempt: attemptText = "1", ...inputs } = texts;
			const attempt = (0, _inputs_values_js__WEBPACK_IMPORTED_MODULE_8__.JI)(attemptText, 1);
			if (attempt === undefined) {
				problems.push({
					input: "attempt",
					given: attemptText,
					allowed: "a whole number, 1 or more"
				});
			}
			const flags = await (0, _run_flags_js__WEBPACK_IMPORTED_MODULE_17__.d)({
				texts: {
					...inputs,
					...given
				},
				problems
			}, context, options);
			if ("problems" in flags) return flags;
			if (attempt === undefined) return { problems };
			const unfit = (0, _commands_plan_js__WEBPACK_IMPORTED_MODULE_4__.Qu)(flags.reading.gates, flags.fleet.shard);
			return unfit.length > 0 ? { problems: unfit } : {
				...flags,
				runId,
				attempt
			};
		}
		function takeWords(argv) {
			const first = argv.findIndex((word) => word.startsWith("-"));
			const end = first === -1 ? argv.length : first;
			return {
				words: argv.slice(0, end),
				flags: argv.slice(end)
			};
		}
		async function refuse(problems, { err }) {
			await err.write(`${(0, _terminal_js__WEBPACK_IMPORTED_MODULE_18__.I0)(problems)}\n`);
			return 2;
		}
	}),
	31698: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Gg: () => buildPlan,
			ZW: () => buildBacktestResult,
			eZ: () => buildFleetPlan,
			x_: () => buildDoctorResult
		});
		var _embedded_backtest_parts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8245);
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
				reader: demand.reader ? {
					engine: demand.reader.engine,
					model: demand.reader.model,
					requests: demand.reader.requests,
					estimated_cost_usd: demand.reader.costUsd ?? null
				} : null,
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
			const { head, pages, keywords, unanswered, isShallow, commits, injections, stopped } = backtest;
			const { judged, failed, failedIfConfirmed, errors } = (0, _embedded_backtest_parts_js__WEBPACK_IMPORTED_MODULE_3__.q)(commits);
			return {
				schema_version: 1,
				head,
				pages,
				keywords,
				unanswered_keywords: unanswered,
				proposed_owners: backtest.proposed.map(({ keyword, path, heading = null }) => ({
					keyword,
					path,
					heading
				})),
				shallow: isShallow,
				summary: {
					commits: commits.length,
					left: backtest.plannedCommits - commits.length,
					...{
						judged,
						failed,
						errors
					},
					failed_share: judged === 0 ? null : failed / judged,
					failed_if_confirmed: backtest.proposed.length === 0 ? null : failedIfConfirmed
				},
				reader: backtest.reader === undefined ? null : {
					engine: backtest.reader.id,
					costs: backtest.reader.costs
				},
				stopped: stopped === undefined ? null : toStop(stopped),
				commits: commits.map((commit) => toRecord(commit, backtest.commitPages)),
				injections: injections === undefined ? null : injections.map(toInjection)
			};
		}
		function toStop(stop) {
			const isProblem = stop.kind !== "interrupted" && stop.kind !== "no-time";
			return {
				kind: stop.kind,
				detail: isProblem ? (0, _messages_pages_js__WEBPACK_IMPORTED_MODULE_1__.Nx)(stop).what : null
			};
		}
		function toRecord({ commit: { id, parent, date, subject }, verdict, keywords, lostIfConfirmed, outcomes, problem }, commitPages) {
			return {
				...{
					commit: id,
					url: commitPages === undefined ? null : commitPages + id
				},
				...{
					parent,
					date,
					subject,
					verdict
				},
				keywords: keywords.map(toKeyword),
				lost_if_confirmed: lostIfConfirmed ?? null,
				read: outcomes ?? null,
				error: problem === undefined ? null : {
					kind: problem.kind,
					detail: (0, _messages_pages_js__WEBPACK_IMPORTED_MODULE_1__.Nx)(problem).what
				}
			};
		}
		function toKeyword({ keyword, outcome, owner, loss, before, after, causes }) {
			return {
				...{
					keyword,
					outcome,
					loss
				},
				owner: owner === undefined ? null : {
					path: owner.path,
					headings: owner.headings,
					certainty: owner.certainty
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
				way: cause.kind === "rewritten" ? cause.way : null,
				hidden_by: cause.kind === "hidden" ? cause.reasons.map(({ kind, file, line, crawler = null }) => ({
					kind,
					file,
					line,
					crawler
				})) : null
			};
		}
		function toInjection({ kind, path, keywords, lost }) {
			return {
				...{
					kind,
					path,
					keywords
				},
				verdict: lost.length > 0 ? "fail" : "pass",
				lost_keywords: lost
			};
		}
	})
};
;
