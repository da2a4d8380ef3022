"use strict";
exports.id = "hosts-action-modes-gate";
exports.ids = ["hosts-action-modes-gate"];
exports.modules = {
	89665: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { runGateMode: () => runGateMode });
		var external_node_path_ = __webpack_require__(76760);
		var core = __webpack_require__(91659);
		var avg_error = __webpack_require__(25988);
		var gate_verdict = __webpack_require__(39231);
		var describe_inputs = __webpack_require__(69845);
		var given_values = __webpack_require__(76100);
		var read_gates = __webpack_require__(94931);
		var run_outcome = __webpack_require__(53983);
		var log = __webpack_require__(88457);
		var check = __webpack_require__(49116);
		var action_context = __webpack_require__(9396);
		var action_log = __webpack_require__(22769);
		var names = __webpack_require__(26199);
		var clock = __webpack_require__(94570);
		var numbers = __webpack_require__(88871);
		;
		async function openHistories(gates, context, cancelled) {
			const stores = new Map();
			const places = Map.groupBy(gates, ({ settings }) => sourceId(settings.baseline.source, context));
			for (const [first, ...others] of places.values()) {
				if (first === undefined) continue;
				const group = {
					gates: [first, ...others],
					isSingle: gates.length === 1
				};
				const store = await openStore(group, context, cancelled);
				if (store !== undefined) for (const { key } of group.gates) stores.set(key, store);
			}
			return stores;
		}
		function sourceId(source, { workspace }) {
			return source.kind === "file" ? `file ${(0, external_node_path_.resolve)(workspace, source.path)}` : source.kind;
		}
		async function openStore(group, context, cancelled) {
			const [{ settings }] = group.gates;
			const { source } = settings.baseline;
			switch (source.kind) {
				case "none":
				case "base": return undefined;
				case "file": {
					const { workspace, change, workflowCommit } = context;
					const budget = AbortSignal.timeout(settings.timeoutMinutes * 6e4);
					const signal = cancelled === undefined ? budget : AbortSignal.any([cancelled, budget]);
					const { createFileStore } = await __webpack_require__.e("history-format-2").then(__webpack_require__.bind(__webpack_require__, 7617));
					return createFileStore({
						path: source.path,
						workspace,
						change,
						workflowCommit,
						signal
					});
				}
				case "branch": return openBranch(group, context);
			}
		}
		async function openBranch({ gates: [first, ...others], isSingle }, { repository, apiUrl, sha = "" }) {
			const { githubToken } = first.settings;
			const placeOf = (key) => ({
				kind: "branch",
				branch: names.gx,
				path: `${key}.ndjson`
			});
			if (repository === undefined) return createClosedStore(placeOf, "this is not a workflow run, so the repository is unknown.");
			if (githubToken === "") return createClosedStore(placeOf, "the input github-token is empty.");
			const [{ createGitHub }, { createBranchStore }] = await Promise.all([Promise.all([__webpack_require__.e("package-actions-github"), __webpack_require__.e("hosts-action-github")]).then(__webpack_require__.bind(__webpack_require__, 70568)), __webpack_require__.e("history-format").then(__webpack_require__.bind(__webpack_require__, 13663))]);
			return createBranchStore({
				api: createGitHub(githubToken, apiUrl),
				repository,
				branch: names.gx,
				keys: [first, ...others].map(({ key }) => key),
				message: (count) => {
					const gates = isSingle ? first.key : (0, numbers.pq)(count, "gate");
					return `Add the AI visibility of ${sha.slice(0, 7) || "this run"} (${gates})`;
				},
				clock: clock.m
			});
		}
		async function readRuns(token, { repository, apiUrl }) {
			if (repository === undefined || token === "") return {
				records: [],
				problems: []
			};
			const [{ createGitHub }, { readAllGates }] = await Promise.all([Promise.all([__webpack_require__.e("package-actions-github"), __webpack_require__.e("hosts-action-github")]).then(__webpack_require__.bind(__webpack_require__, 70568)), __webpack_require__.e("history-format").then(__webpack_require__.bind(__webpack_require__, 13663))]);
			return readAllGates({
				api: createGitHub(token, apiUrl),
				repository,
				branch: names.gx
			});
		}
		function createClosedStore(placeOf, why) {
			const problem = {
				why,
				lacksAccess: true
			};
			return {
				placeOf,
				read: async () => ({ unreadable: problem }),
				append: async (records) => new Map(records.map(({ key }) => [key, { problem }]))
			};
		}
		var content_findings = __webpack_require__(20157);
		var rounding = __webpack_require__(69928);
		var lib_numbers = __webpack_require__(46958);
		var fleet_document = __webpack_require__(45867);
		var comment = __webpack_require__(64862);
		var record_runs = __webpack_require__(21412);
		var write_reports = __webpack_require__(59092);
		var version = __webpack_require__(43152);
		var publish_artifact = __webpack_require__(95357);
		var keep_issue = __webpack_require__(36430);
		var step = __webpack_require__(31765);
		;
		async function publishRun(judged, context, cancelled) {
			const run = cancelled.aborted ? judged : {
				...judged,
				gates: await recordIn(context, judged.gates)
			};
			const { config, gates, runUrl } = run;
			const only = (0, run_outcome.mU)(run);
			const written = await (0, write_reports.L)(run, context, {
				log: action_log.Zx,
				readVersion: version.$,
				pullRequest: context.pullRequest?.number
			});
			const { resultFile, reportFiles, draftFiles, folder } = written;
			const files = {
				"result-file": resultFile,
				"report-files": reportFiles,
				"suggestion-files": draftFiles
			};
			const document = (0, fleet_document.r)(run);
			const outputs = only ? describeOutputs(only.load()) : {
				...step.Q9,
				verdict: (0, run_outcome.gV)(run)
			};
			const lostQuestions = listLostQuestions(gates);
			(0, step.n0)({
				...outputs,
				headline: document.title,
				"lost-questions": lostQuestions,
				...files
			});
			await (0, step.Sy)((0, comment.renderPage)(document));
			const attended = (0, run_outcome._Z)(run);
			if (attended.length > 0) {
				const { annotationsOf } = await __webpack_require__.e("report-posts-annotations").then(__webpack_require__.bind(__webpack_require__, 85109));
				(0, step.fz)(annotationsOf(attended));
			}
			if (cancelled.aborted) return run;
			await publishArtifact(gates, context, reportFiles, folder);
			await (0, keep_issue.p)({
				gates,
				config,
				document,
				runUrl
			}, context);
			const webhook = gates[0]?.settings.notify;
			if (webhook !== undefined) {
				const { notify } = await __webpack_require__.e("hosts-action-publish-notify").then(__webpack_require__.bind(__webpack_require__, 48579));
				await notify({
					gates,
					runUrl,
					webhook
				}, context, process.env);
			}
			const mode = chooseCommentMode(gates);
			if (!mayComment(mode, context)) return run;
			const { commentOnPullRequest } = await Promise.all([
				__webpack_require__.e("package-actions-github"),
				__webpack_require__.e("lib-github"),
				__webpack_require__.e("package-zod-2")
			]).then(__webpack_require__.bind(__webpack_require__, 63374));
			const marker = only ? (0, comment.commentMarker)(only.key) : (0, comment.fleetMarker)(config);
			const body = (0, comment.renderPost)(document, marker, runUrl);
			const failed = gates.some(({ failures }) => failures.length > 0);
			const githubToken = gates[0]?.settings.githubToken ?? "";
			await commentOnPullRequest({
				marker,
				body,
				mode,
				failed,
				githubToken
			}, context);
			return run;
		}
		function recordIn(context, gates) {
			return (0, record_runs._)(gates, {
				isRecorded: ({ settings }) => (0, action_context.np)(settings.record, context),
				attempt: context.runAttempt,
				log: action_log.Zx
			});
		}
		function chooseCommentMode(gates) {
			const modes = [
				"always",
				"on-failure",
				"never"
			];
			return modes.find((mode) => gates.some(({ settings }) => settings.comment === mode)) ?? "never";
		}
		function mayComment(mode, { pullRequest, eventName }) {
			if (mode === "never") return false;
			if (pullRequest !== undefined || eventName === "push") return true;
			action_log.Zx.notice(`There is no comment. A run of the event \`${eventName}\` belongs to no pull request.`);
			return false;
		}
		function listLostQuestions(gates) {
			const losses = gates.flatMap(({ findings }) => findings.filter(content_findings.Pz));
			const lost = losses.filter((loss) => !(0, content_findings.c2)(loss));
			return [...new Set(lost.flatMap(({ questions }) => questions.map(({ question }) => question)))];
		}
		function round(value) {
			return value === undefined ? undefined : (0, lib_numbers.un)(value);
		}
		function describeOutputs({ verdict, measurement, comparison, shareOfVoice }) {
			const isComplete = verdict.unmeasuredCompetitors.length === 0;
			const ownShare = isComplete ? shareOfVoice.find(({ isOwn }) => isOwn)?.share : undefined;
			const drops = (0, gate_verdict.Gk)(verdict);
			const gained = (drops && comparison?.engines.filter(({ was, now }) => now && !was)) ?? [];
			return {
				...step.Q9,
				verdict: verdict.status,
				"overall-bcr": round(measurement?.overallBcr),
				"cited-engines": round(measurement?.citedEngines),
				"total-engines": measurement?.totalEngines,
				"avg-sentiment": measurement?.avgSentiment,
				"bcr-drop": round((0, rounding.l6)(comparison?.score)),
				"cited-engines-drop": round((0, rounding.l6)(comparison?.citedEngines)),
				"lost-engines": drops?.lostEngines ?? [],
				"gained-engines": gained.map(({ engine }) => engine),
				"share-of-voice": ownShare === undefined ? undefined : Math.round(100 * ownShare)
			};
		}
		async function publishArtifact(gates, { runUrl }, files, rootFolder) {
			if (files.length === 0) return;
			const [first, ...others] = gates;
			const name = (0, publish_artifact.o)(first === undefined || others.length > 0 ? "fleet" : first.key);
			const artifact = await (0, publish_artifact.m)({
				name,
				files,
				rootFolder,
				runUrl
			});
			(0, step.R8)(artifact);
			(0, step.n0)({
				"artifact-id": artifact.id,
				"artifact-url": artifact.url
			});
		}
		;
		async function runGateMode({ texts, env, context, cancelled }) {
			const reading = await (0, read_gates.D6)(texts, {
				...context,
				env,
				signal: cancelled
			});
			const { gates, changes } = reading;
			if (context.eventName !== "workflow_dispatch") dropAccept(gates);
			const problems = (0, read_gates.DA)(gates);
			if (gates.some(({ settings: { accept, record } }) => accept && !(0, action_context.np)(record, context))) {
				problems.push(ACCEPT_UNRECORDED);
			}
			if (problems.length > 0) throw new given_values.aV(problems);
			for (const line of (0, describe_inputs.Fx)(changes)) action_log.Zx.notice(line);
			const histories = await openHistories(gates, context, cancelled);
			const outcomeFolder = (0, external_node_path_.join)(context.tempFolder, "_outcomes");
			const { githubToken } = gates[0].settings;
			const readAcceptance = createReviewReader(githubToken, context);
			const readAllRuns = () => readRuns(githubToken, context);
			const host = {
				...context,
				env,
				log: (0, action_log.Md)(),
				signal: cancelled
			};
			const judged = await core.Os("Baseline, scans and verdict", () => (0, check.z)(reading, host, {
				histories,
				outcomeFolder,
				readAcceptance,
				readAllRuns
			}));
			const run = await core.Os("Reports, history and comment", () => publishRun(judged, context, cancelled));
			const only = (0, run_outcome.mU)(run);
			core.pq((0, log.lj)(run));
			if (run.gates.some(({ failures }) => failures.length > 0)) {
				const { describeRunFailures } = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 88457));
				return describeRunFailures(run);
			}
			if (only && (0, gate_verdict.o_)(only.verdict)) core.$e((0, action_log.tS)((0, log.QL)(only)));
			return undefined;
		}
		function dropAccept(gates) {
			for (const { settings } of gates.filter((gate) => gate.settings.accept)) {
				settings.accept = false;
				action_log.Zx.warning((0, avg_error.cA)("AVG_ACCEPT", `The level of ${settings.key} is not accepted: this run was not started manually.`));
			}
		}
		function createReviewReader(token, context) {
			let acceptance;
			return () => {
				acceptance ??= Promise.all([
					__webpack_require__.e("package-actions-github"),
					__webpack_require__.e("package-marked"),
					__webpack_require__.e("hosts-action-read-reviews")
				]).then(__webpack_require__.bind(__webpack_require__, 44043)).then((module) => module.readAcceptance(token, context));
				return acceptance;
			};
		}
		const ACCEPT_UNRECORDED = {
			input: "accept",
			given: "true",
			allowed: "false, unless the run is recorded: start the workflow on the default branch and not for a pull request, or set record: always"
		};
	}),
	95357: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			m: () => uploadArtifact,
			o: () => nameArtifact
		});
		var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27597);
		var _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25988);
		var _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22380);
		function nameArtifact(key) {
			return `ai-visibility-${key}`;
		}
		async function uploadArtifact(request, timeout = 12e4) {
			const { name, files, rootFolder, runUrl } = request;
			const stay = `The files stay in ${rootFolder}.`;
			const failed = (detail) => ({ warning: (0, _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_0__.cA)("AVG_ARTIFACT", `The artifact ${name} was not uploaded (${detail}).`, stay) });
			if (!hasArtifactStorage(process.env)) {
				const lack = "Artifacts need the storage of GitHub.com, which this run does not have: nothing was uploaded.";
				return { warning: (0, _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_0__.cA)("AVG_ARTIFACT_STORAGE", lack, stay) };
			}
			try {
				const { DefaultArtifactClient } = await Promise.all([__webpack_require__.e("package-actions-github"), __webpack_require__.e("package-actions-artifact")]).then(__webpack_require__.bind(__webpack_require__, 91252));
				const upload = new DefaultArtifactClient().uploadArtifact(name, files, rootFolder);
				const { id = 0 } = await Promise.race([upload, rejectAfter(timeout)]);
				if (id === 0) return failed("the storage gave it no number");
				return runUrl === undefined ? { id } : {
					id,
					url: `${runUrl}/artifacts/${id}`
				};
			} catch (error) {
				if (!/\(409\)/.test(String(error))) return failed(describeStorageError(error));
				const taken = `This workflow run already has an artifact named ${name}. ${stay}`;
				return { warning: (0, _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_0__.cA)("AVG_ARTIFACT_409", taken) };
			}
		}
		const failureSchema = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			message: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
			statusCode: zod__WEBPACK_IMPORTED_MODULE_2__.Whr().optional()
		});
		function describeStorageError(error) {
			const { message, statusCode } = failureSchema.safeParse(error).data ?? { message: String(error) };
			const words = (0, _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_1__._v)(message);
			return statusCode === undefined ? words : `the storage answered ${statusCode}: ${words}`;
		}
		function rejectAfter(milliseconds) {
			return new Promise((_, reject) => {
				const error = new Error(`no end after ${milliseconds / 1e3} seconds`);
				AbortSignal.timeout(milliseconds).addEventListener("abort", () => reject(error));
			});
		}
		function hasArtifactStorage(env) {
			const { hostname = "" } = URL.parse(env["GITHUB_SERVER_URL"] || "https://github.com") ?? {};
			const isGitHub = hostname === "github.com" || hostname.endsWith(".ghe.com") || hostname.endsWith(".localhost");
			return isGitHub && Boolean(env["ACTIONS_RUNTIME_TOKEN"]) && Boolean(env["ACTIONS_RESULTS_URL"]);
		}
	}),
	36430: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { p: () => keepIssue });
		var find_findings = __webpack_require__(16487);
		var gate_verdict = __webpack_require__(39231);
		var comment = __webpack_require__(64862);
		var loss = __webpack_require__(93300);
		var markdown = __webpack_require__(64631);
		var render_blocks = __webpack_require__(82133);
		var plain_text = __webpack_require__(57854);
		var lib_escape = __webpack_require__(68989);
		var lib_text = __webpack_require__(94869);
		var numbers = __webpack_require__(88871);
		var words = __webpack_require__(72072);
		;
		const TITLE_LIMIT = 256;
		const BRAND_LENGTH = 40;
		const KEY_LENGTH = 64;
		function issueMarker(key = "") {
			return (0, markdown.sd)("-issue", key);
		}
		function lossMarker(marker, gates) {
			const losses = gates.flatMap(({ verdict }) => (0, gate_verdict.Sv)(verdict)).filter(loss.n);
			const [since] = losses.map((loss) => loss.since).toSorted();
			if (since === undefined) return marker;
			const [{ change } = { change: undefined }, ...others] = gates;
			const middle = change && others.length === 0 ? (change.was.share + change.since.share) / 2 : undefined;
			return (0, markdown.md)`${marker}\n${(0, markdown.sd)("-loss", middle === undefined ? since : `${since},${middle.toFixed(3)}`)}`;
		}
		function olderLossOf(body, marker, gates) {
			const [, given = ""] = /^<!-- ai-visibility-gate-loss:([\w%.-]+) -->/m.exec(body) ?? [];
			const [since = "", middle] = decodeURIComponent(given).split(",");
			if (!Number.isFinite(Date.parse(since))) return undefined;
			const isOver = gates.some(({ change, load }) => {
				const { historyStart, trend } = load();
				const isKnown = historyStart === undefined || historyStart <= since;
				const isBack = change !== undefined && middle !== undefined && change.now.share >= Number(middle);
				return isKnown || isBack || trend.some(({ accepted }) => accepted);
			});
			if (isOver) return undefined;
			const level = middle === undefined ? "" : `the brand is cited in ${(0, numbers.l9)(Number(middle))} of the answers again, or `;
			const note = `The history no longer has the runs before the loss since ${(0, words.IU)(since)}. This issue is closed when ${level}a run with accept: true sets a new baseline.`;
			return (0, markdown.md)`${marker}\n${(0, markdown.sd)("-loss", decodeURIComponent(given))}\n${(0, markdown.RL)(note)}\n`;
		}
		function titleIssue([gate, ...others], headline) {
			if (gate === undefined || others.length > 0) return (0, lib_escape.D4)(headline, TITLE_LIMIT / 2);
			const { key, brand, verdict } = gate;
			const name = key === "default" ? "" : ` (${(0, lib_escape.D4)(key, KEY_LENGTH)})`;
			const words = verdict.status === "pass" ? `AI visibility of ${(0, lib_escape.D4)(brand, BRAND_LENGTH)} has no baseline` : (0, lib_escape.D4)((0, plain_text.oi)(gate.headline), TITLE_LIMIT);
			const room = TITLE_LIMIT - name.length;
			return (words.length <= room ? words : (0, lib_text.$Q)(words, Math.floor(room / 2))) + name;
		}
		function renderRecovery({ first: [top] }, gates, runUrl) {
			const run = runUrl === undefined ? (0, markdown.md)`this run` : (0, markdown.iQ)("this run", runUrl);
			const subject = gates === 1 ? (0, markdown.md)`The gate passes` : (0, markdown.md)`All gates pass`;
			const { mark = "pass", text = [] } = top?.kind === "heading" ? top : {};
			return (0, markdown.UF)([(0, markdown.md)`**${(0, render_blocks.Fg)(mark)} ${(0, render_blocks.ni)(text)}**`, (0, markdown.md)`${subject} again in ${run}. This issue is closed. The next failure opens a new issue.`], "\n\n");
		}
		var run_outcome = __webpack_require__(53983);
		var action_context = __webpack_require__(9396);
		var log = __webpack_require__(22769);
		var step = __webpack_require__(31765);
		;
		async function keepIssue({ gates, config, document, runUrl }, context) {
			const { repository, apiUrl } = context;
			const kept = gates.filter(({ settings }) => settings.issue !== "never");
			const [first] = kept;
			const state = findIssueState(kept);
			if (repository === undefined || !hasNoPullRequest(context) || first === undefined || state === undefined) return;
			const { githubToken } = first.settings;
			if (!githubToken) return (0, step.yS)("issue");
			const [{ createGitHub }, { publishIssue }] = await Promise.all([Promise.all([__webpack_require__.e("package-actions-github"), __webpack_require__.e("hosts-action-github")]).then(__webpack_require__.bind(__webpack_require__, 70568)), Promise.all([__webpack_require__.e("package-actions-github"), __webpack_require__.e("lib-github-2")]).then(__webpack_require__.bind(__webpack_require__, 10216))]);
			const isSingle = gates.length === 1;
			const marker = issueMarker(isSingle ? first.key : config);
			const former = isSingle ? first.load().formerKey : undefined;
			const issue = await publishIssue({
				marker,
				state,
				title: titleIssue(gates, document.title),
				body: (0, comment.renderPost)(document, lossMarker(marker, kept), runUrl),
				...former !== undefined && { formerMarker: issueMarker(former) },
				staysAs(body) {
					const start = olderLossOf(body, marker, kept);
					return start && (0, comment.renderPost)(document, start, runUrl);
				},
				recovery: renderRecovery(document, gates.length, runUrl)
			}, {
				github: createGitHub(githubToken, apiUrl),
				repository
			});
			const action = issue.action === "created" ? "opened" : issue.action;
			const url = issue.post?.html_url;
			if (url !== undefined) log.Zx.info(`The issue was ${action}: ${url}`);
			(0, step.R8)(issue);
			(0, step.n0)({ "issue-url": url });
		}
		function findIssueState(gates) {
			const read = gates.filter(({ verdict }) => !(0, gate_verdict.KJ)(verdict));
			const failing = read.filter(({ failures }) => failures.length > 0);
			if (failing.length > 0) {
				const findings = failing.flatMap((gate) => gate.findings);
				const deciding = findings.filter(({ leadsTo }) => leadsTo === "fail" || leadsTo === "error");
				return (0, find_findings.eB)(deciding) ? "ongoing" : "failing";
			}
			const states = new Set(gates.map(run_outcome.L4));
			if (read.length < gates.length || [...states].some((state) => state !== "passed" && state !== "low")) return;
			return states.has("low") ? "ongoing" : "recovered";
		}
		function hasNoPullRequest(context) {
			return ["schedule", "push"].includes(context.eventName) && (0, action_context.vZ)(context);
		}
	})
};
;
