"use strict";
exports.id = "hosts-action-modes-gate";
exports.ids = ["hosts-action-modes-gate"];
exports.modules = {
	89665: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { runGateMode: () => runGateMode });
		var external_node_path_ = __webpack_require__(76760);
		var core = __webpack_require__(91659);
		var check = __webpack_require__(33723);
		var gate_verdict = __webpack_require__(39231);
		var given_values = __webpack_require__(76100);
		var read_gates = __webpack_require__(94931);
		var log = __webpack_require__(16945);
		var inputs = __webpack_require__(14039);
		var message = __webpack_require__(11531);
		var run_outcome = __webpack_require__(53983);
		var action_context = __webpack_require__(9396);
		var action_log = __webpack_require__(22769);
		var names = __webpack_require__(26199);
		var clock = __webpack_require__(94570);
		;
		async function openHistories(gates, context, cancelled) {
			const stores = new Map();
			const places = Map.groupBy(gates, ({ settings }) => nameSource(settings.baseline.source, context));
			for (const [first, ...others] of places.values()) {
				if (first === undefined) continue;
				const group = {
					gates: [first, ...others],
					isAlone: gates.length === 1
				};
				const store = await openStore(group, context, cancelled);
				if (store !== undefined) for (const { key } of group.gates) stores.set(key, store);
			}
			return stores;
		}
		function nameSource(source, { workspace }) {
			switch (source.kind) {
				case "file": return `file ${(0, external_node_path_.resolve)(workspace, source.path)}`;
				default: return source.kind;
			}
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
		async function openBranch({ gates: [first, ...others], isAlone }, { repository, apiUrl, sha = "" }) {
			const { githubToken } = first.settings;
			const placeOf = (key) => ({
				kind: "branch",
				branch: names.gx,
				path: `${key}.ndjson`
			});
			if (repository === undefined) return createClosedStore(placeOf, "this is no workflow run, so there is no repository.");
			if (githubToken === "") return createClosedStore(placeOf, "the input github-token is empty.");
			const [{ createGitHub }, { createBranchStore }] = await Promise.all([Promise.all([__webpack_require__.e("package-actions-github"), __webpack_require__.e("hosts-action-github-2")]).then(__webpack_require__.bind(__webpack_require__, 70568)), __webpack_require__.e("history-format").then(__webpack_require__.bind(__webpack_require__, 49609))]);
			const nameGates = (count) => isAlone ? first.key : count === 1 ? "1 gate" : `${count} gates`;
			return createBranchStore({
				api: createGitHub(githubToken, apiUrl),
				repository,
				branch: names.gx,
				keys: [first, ...others].map(({ key }) => key),
				message: (count) => `Add the AI visibility of ${sha.slice(0, 7) || "this run"} (${nameGates(count)})`,
				clock: clock.m
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
		var record_runs = __webpack_require__(8161);
		var write_reports = __webpack_require__(49468);
		var content_findings = __webpack_require__(20157);
		var rounding = __webpack_require__(69928);
		var numbers = __webpack_require__(46958);
		var fleet_document = __webpack_require__(45867);
		var report_incident = __webpack_require__(80037);
		var markdown_comment = __webpack_require__(10512);
		var version = __webpack_require__(43152);
		var publish_artifact = __webpack_require__(95357);
		var keep_issues = __webpack_require__(2176);
		var step = __webpack_require__(31765);
		;
		async function publishRun(run, context, cancelled) {
			const { config, gates, runUrl } = run;
			const only = (0, run_outcome.mU)(run);
			const written = await (0, write_reports.L)(run, { ...{
				facts: context,
				log: action_log.Zx,
				readVersion: version.$,
				pullRequest: context.pullRequest?.number
			} });
			const { resultFile, reportFiles, draftFiles, folder } = written;
			const files = {
				"result-file": resultFile,
				"report-files": reportFiles,
				"suggestion-files": draftFiles
			};
			const document = (0, fleet_document.r)(run);
			const outputs = only ? outputsOf(only.load()) : {
				...step.Q9,
				verdict: (0, run_outcome.gV)(run)
			};
			const told = {
				headline: document.title,
				"lost-questions": lostQuestionsOf(gates)
			};
			(0, step.R8)((0, step.n0)({
				...outputs,
				...told,
				...files
			}));
			(0, step.R8)(await (0, step.Sy)((0, markdown_comment.renderPage)(document)));
			const attended = (0, run_outcome._Z)(run);
			if (attended.length > 0) {
				const { annotationsOf } = await __webpack_require__.e("report-annotations").then(__webpack_require__.bind(__webpack_require__, 46241));
				(0, step.fz)(annotationsOf(attended));
			}
			if (cancelled.aborted) return;
			await publishArtifact(gates, context, reportFiles, folder);
			await (0, record_runs._)(gates, {
				isRecorded: ({ record }) => (0, action_context.np)(record, context),
				attempt: context.runAttempt,
				log: action_log.Zx
			});
			const incident = (0, report_incident.w8)(run);
			const others = (0, run_outcome.N2)(gates).filter((gate) => !incident?.run.gates.includes(gate));
			await (0, keep_issues.y)(others, context, { fleet: only ? undefined : {
				config,
				runUrl,
				incident
			} });
			if (gates.some(({ settings }) => settings.notify !== undefined)) {
				const { notify } = await __webpack_require__.e("hosts-action-publish-notify").then(__webpack_require__.bind(__webpack_require__, 46730));
				await notify({
					gates: others,
					incident,
					runUrl
				}, context, process.env);
			}
			const mode = commentModeOf(gates);
			if (!mayComment(mode, context)) return;
			const { commentOnPullRequest } = await Promise.all([__webpack_require__.e("package-actions-github"), __webpack_require__.e("hosts-action-publish-comment-2")]).then(__webpack_require__.bind(__webpack_require__, 63374));
			const marker = only ? (0, markdown_comment.commentMarker)(only.key) : (0, markdown_comment.portfolioMarker)(config);
			const comment = {
				...{
					marker,
					mode,
					body: (0, markdown_comment.renderPost)(document, marker, runUrl)
				},
				failed: gates.some(({ failures }) => failures.length > 0),
				githubToken: gates[0]?.settings.githubToken ?? ""
			};
			await commentOnPullRequest(comment, context);
		}
		function commentModeOf(gates) {
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
		function lostQuestionsOf(gates) {
			const lost = gates.flatMap(({ findings }) => findings).filter(content_findings.Pz).filter((finding) => !(0, content_findings.c2)(finding));
			return [...new Set(lost.flatMap(({ questions }) => questions.map(({ question }) => question)))];
		}
		function shown(value) {
			return value === undefined ? undefined : (0, numbers.un)(value);
		}
		function outputsOf({ verdict, measurement, comparison, shareOfVoice, serviceReports }) {
			const isComplete = verdict.unmeasuredCompetitors.length === 0;
			const ownShare = isComplete ? shareOfVoice.find(({ isOwn }) => isOwn)?.share : undefined;
			const readyTimes = serviceReports.flatMap(({ state }) => state.kind === "pending" ? [state.readyAt] : []);
			const drops = (0, gate_verdict.eI)(verdict);
			const gained = (drops && comparison?.engines.filter(({ was, now }) => now && !was)) ?? [];
			return {
				...step.Q9,
				verdict: verdict.status,
				"overall-bcr": shown(measurement?.overallBcr),
				"cited-engines": shown(measurement?.citedEngines),
				"total-engines": measurement?.totalEngines,
				"avg-sentiment": measurement?.avgSentiment,
				"bcr-drop": shown((0, rounding.l6)(comparison?.score)),
				"cited-engines-drop": shown((0, rounding.l6)(comparison?.citedEngines)),
				"lost-engines": drops?.lostEngines ?? [],
				"gained-engines": gained.map(({ engine }) => engine),
				"scan-ids": measurement?.scanIds,
				"share-of-voice": ownShare === undefined ? undefined : Math.round(100 * ownShare),
				"report-id": serviceReports.map(({ reportId }) => reportId).filter((id) => id !== ""),
				"report-ready-at": readyTimes.filter((time) => time !== "")
			};
		}
		async function publishArtifact(gates, { runUrl }, files, rootFolder) {
			if (files.length === 0) return;
			const [first, ...others] = gates;
			const name = (0, publish_artifact.q)(first === undefined || others.length > 0 ? "fleet" : first.key);
			const artifact = await (0, publish_artifact.m)({
				name,
				files,
				rootFolder,
				runUrl
			});
			(0, step.R8)(artifact);
			(0, step.R8)((0, step.n0)({
				"artifact-id": artifact.id,
				"artifact-url": artifact.url
			}));
		}
		;
		async function runGateMode({ texts, env, context, cancelled }) {
			const reading = await (0, read_gates.D)(texts, {
				env,
				facts: context,
				signal: cancelled
			});
			const { gates, changes } = reading;
			if (context.eventName !== "workflow_dispatch") dropAccept(gates);
			if (gates.some(({ settings: { accept, record } }) => accept && !(0, action_context.np)(record, context))) {
				throw new given_values.aV([ACCEPT_UNRECORDED]);
			}
			for (const line of (0, inputs.Fx)(changes)) action_log.Zx.notice(line);
			const histories = await openHistories(gates, context, cancelled);
			const outcomeFolder = (0, external_node_path_.join)(context.tempFolder, "_outcomes");
			const readClaims = createReviewReader(gates[0].settings.githubToken, context);
			const open = {
				facts: context,
				env,
				log: (0, action_log.Md)(),
				signal: cancelled
			};
			const run = await core.Os("Baseline, scans and verdict", () => (0, check.z)(reading, {
				...open,
				histories,
				outcomeFolder,
				readClaims
			}));
			const only = (0, run_outcome.mU)(run);
			await core.Os("Reports, history and comment", () => publishRun(run, context, cancelled));
			core.pq((0, log.lj)(run));
			if (run.gates.some(({ failures }) => failures.length > 0)) {
				const { describeRunFailures } = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 16945));
				return describeRunFailures(run);
			}
			if (only && (0, gate_verdict.o_)(only.verdict)) core.$e((0, action_log.tS)((0, log.QL)(only)));
			return undefined;
		}
		function dropAccept(gates) {
			for (const { settings } of gates.filter((gate) => gate.settings.accept)) {
				settings.accept = false;
				action_log.Zx.warning((0, message.cA)("AVG_ACCEPT", `The level of ${settings.key} is not accepted: nobody started this run by hand.`));
			}
		}
		function createReviewReader(token, context) {
			let claims;
			return () => {
				claims ??= Promise.all([
					__webpack_require__.e("package-actions-github"),
					__webpack_require__.e("package-marked"),
					__webpack_require__.e("hosts-action-read-reviews")
				]).then(__webpack_require__.bind(__webpack_require__, 74848)).then(({ readReviews }) => readReviews(token, context));
				return claims;
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
			q: () => artifactOf
		});
		var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2503);
		var _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22380);
		var _report_messages_message_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11531);
		function artifactOf(key) {
			return `ai-visibility-${key}`;
		}
		async function uploadArtifact(request, timeout = 12e4) {
			const { name, files, rootFolder, runUrl } = request;
			const stay = `The files stay in ${rootFolder}.`;
			const failed = (detail) => ({ warning: (0, _report_messages_message_js__WEBPACK_IMPORTED_MODULE_0__.cA)("AVG_ARTIFACT", `The artifact ${name} was not uploaded (${detail}).`, stay) });
			if (!hasArtifactStorage(process.env)) {
				const lack = "Artifacts need the storage of GitHub.com, which this run does not have: nothing was uploaded.";
				return { warning: (0, _report_messages_message_js__WEBPACK_IMPORTED_MODULE_0__.cA)("AVG_ARTIFACT_STORAGE", lack, stay) };
			}
			try {
				const { DefaultArtifactClient } = await Promise.all([__webpack_require__.e("package-actions-github"), __webpack_require__.e("package-actions-artifact")]).then(__webpack_require__.bind(__webpack_require__, 91252));
				const upload = new DefaultArtifactClient().uploadArtifact(name, files, rootFolder);
				const { id = 0 } = await Promise.race([upload, rejectAfter(timeout)]);
				if (id === 0) return failed("the storage gave it no number");
				return {
					id,
					...runUrl === undefined ? {} : { url: `${runUrl}/artifacts/${id}` }
				};
			} catch (error) {
				if (!/\(409\)/.test(String(error))) return failed(describeStorageError(error));
				const taken = `This workflow run already has an artifact named ${name}. ${stay}`;
				return { warning: (0, _report_messages_message_js__WEBPACK_IMPORTED_MODULE_0__.cA)("AVG_ARTIFACT_409", taken) };
			}
		}
		const failureSchema = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			message: zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),
			statusCode: zod__WEBPACK_IMPORTED_MODULE_1__.Whr().optional()
		});
		function describeStorageError(error) {
			const { message, statusCode } = failureSchema.safeParse(error).data ?? { message: String(error) };
			const words = (0, _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_2__._)(message);
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
	2176: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { y: () => keepIssues });
		var find_findings = __webpack_require__(16487);
		var gate_verdict = __webpack_require__(39231);
		var lib_clock = __webpack_require__(94570);
		var markdown = __webpack_require__(64631);
		var comment = __webpack_require__(10512);
		var history_loss = __webpack_require__(93300);
		var render_blocks = __webpack_require__(82133);
		var plain_text = __webpack_require__(57854);
		var lib_escape = __webpack_require__(68989);
		var lib_text = __webpack_require__(94869);
		var limits = __webpack_require__(68587);
		;
		const BRAND_LENGTH = 40;
		const KEY_LENGTH = 64;
		function issueMarker(key) {
			return (0, markdown.sd)("ai-visibility-gate-issue", key);
		}
		function renderIssue(gate) {
			const marker = issueMarker(gate.key);
			const loss = (0, gate_verdict.Rr)(gate.verdict).find(history_loss.n);
			const start = loss === undefined ? marker : (0, markdown.md)`${marker}\n${(0, markdown.sd)("ai-visibility-gate-loss", loss.since)}`;
			return (0, comment.renderComment)(gate, start);
		}
		function isAboutOlderLoss(body, { trend: [oldest], verdict }) {
			const since = /^<!-- ai-visibility-gate-loss:([\w%.-]+) -->/m.exec(body)?.[1];
			if (since === undefined || oldest === undefined || !("origin" in verdict.baseline)) return false;
			return since < encodeURIComponent(oldest.createdAt);
		}
		function titleIssue({ key, brand, verdict, headline }) {
			const gate = key === "default" ? "" : ` (${(0, lib_escape.D4)(key, KEY_LENGTH)})`;
			const words = verdict.status === "pass" ? `AI visibility of ${(0, lib_escape.D4)(brand, BRAND_LENGTH)} has no baseline` : (0, lib_escape.D4)((0, plain_text.oi)(headline), limits.TH);
			const room = limits.TH - gate.length;
			return (words.length <= room ? words : (0, lib_text.$Q)(words, Math.floor(room / 2))) + gate;
		}
		function incidentMarker(config = "") {
			return (0, markdown.sd)("ai-visibility-gate-incident", config);
		}
		function renderIncidentEnd(runUrl) {
			return (0, markdown.md)`**${(0, render_blocks.Fg)("pass")} All gates are measured again in ${linkRun(runUrl)}.** This issue is closed. The next incident opens a new issue.`;
		}
		function renderRecovery({ mark, headline, load }) {
			const run = linkRun(load().run.runUrl);
			return (0, markdown.UF)([(0, markdown.md)`**${(0, render_blocks.Fg)(mark)} ${(0, render_blocks.ni)(headline)}**`, (0, markdown.md)`The gate passes again in ${run}. This issue is closed. The next failure opens a new issue.`], "\n\n");
		}
		function linkRun(runUrl) {
			return runUrl === undefined ? (0, markdown.md)`this run` : (0, markdown.iQ)("this run", runUrl);
		}
		var message = __webpack_require__(11531);
		var numbers = __webpack_require__(73533);
		var run_outcome = __webpack_require__(53983);
		var action_context = __webpack_require__(9396);
		var log = __webpack_require__(22769);
		var step = __webpack_require__(31765);
		;
		async function keepIssues(gates, context, { fleet, clock = lib_clock.m } = {}) {
			const { repository, apiUrl } = context;
			if (repository === undefined || !hasNoPullRequest(context)) return;
			const ofGates = gates.flatMap((gate) => issueOfGate(gate, fleet !== undefined));
			const kept = fleet ? [...issueOfIncident(fleet, ofGates), ...ofGates] : ofGates;
			const requests = [
				"failing",
				"ongoing",
				"recovered"
			].flatMap((state) => kept.filter((request) => request.state === state));
			const [first] = requests;
			if (first === undefined) return;
			if (!first.githubToken) return (0, step.R8)({ warning: (0, step.ct)("issue") });
			const [{ createGitHub }, { publishIssues, MOST_WRITES }] = await Promise.all([Promise.all([__webpack_require__.e("package-actions-github"), __webpack_require__.e("hosts-action-github-2")]).then(__webpack_require__.bind(__webpack_require__, 70568)), Promise.all([__webpack_require__.e("package-actions-github"), __webpack_require__.e("hosts-action-publish-issue")]).then(__webpack_require__.bind(__webpack_require__, 10216))]);
			const github = createGitHub(first.githubToken, apiUrl);
			const issues = await publishIssues(requests, {
				github,
				repository,
				clock
			});
			for (const [index, issue] of issues.entries()) {
				if (issue.issueUrl !== undefined) log.Zx.info(`${requests[index]?.name} was ${issue.action}: ${issue.issueUrl}`);
				(0, step.R8)(issue);
			}
			const left = issues.filter(({ action }) => action === "left").length;
			if (left > 0) {
				const warning = (0, message.cA)("AVG_ISSUE_BUDGET", `${(0, numbers.pq)(left, "issue")} ${left === 1 ? "was" : "were"} not written: a run makes at most ${MOST_WRITES} changes of issues, because GitHub allows 500 an hour.`);
				(0, step.R8)({ warning });
				(0, step.R8)(await (0, step.Sy)((0, markdown.FV)(warning, 1e3)));
			}
			(0, step.R8)((0, step.n0)({ "issue-url": issues.flatMap(({ issueUrl }) => issueUrl ?? []) }));
		}
		function issueOfGate(gate, isOfFleet) {
			const { load, settings } = gate;
			const { issue, key, githubToken } = settings;
			const state = stateOf(gate);
			if (issue === "never" || state === undefined) return [];
			const marker = issueMarker(key);
			return [{
				...{
					marker,
					githubToken,
					state
				},
				name: isOfFleet ? `The issue of the gate ${key}` : "The issue",
				title: () => titleIssue(gate),
				body: () => renderIssue(gate),
				stays: (body) => isAboutOlderLoss(body, load()),
				recovery: () => renderRecovery(gate)
			}];
		}
		function stateOf(gate) {
			const { verdict, failures, findings } = gate;
			if ((0, gate_verdict.KJ)(verdict)) return undefined;
			if (failures.length > 0) {
				const failing = findings.filter(({ leadsTo }) => leadsTo === "fail" || leadsTo === "error");
				return (0, find_findings.v)(failing) ? "ongoing" : "failing";
			}
			const stand = (0, run_outcome._f)(gate);
			return stand === "passed" ? "recovered" : stand === "low" ? "ongoing" : undefined;
		}
		function issueOfIncident({ config, runUrl, incident }, judged) {
			const failing = incident?.run.gates.find(({ failures, settings }) => failures.length > 0 && settings.issue !== "never");
			const githubToken = failing?.settings.githubToken ?? judged[0]?.githubToken;
			if (githubToken === undefined || incident !== undefined && failing === undefined) return [];
			const marker = incidentMarker(config);
			return [{
				...{
					marker,
					githubToken,
					state: failing === undefined ? "recovered" : "failing"
				},
				name: "The issue of the incident",
				title: () => incident?.title ?? "",
				body: () => incident ? (0, comment.renderPost)(incident.load(), marker, runUrl) : marker,
				recovery: () => renderIncidentEnd(runUrl)
			}];
		}
		function hasNoPullRequest(context) {
			return ["schedule", "push"].includes(context.eventName) && (0, action_context.vZ)(context);
		}
	})
};
;
