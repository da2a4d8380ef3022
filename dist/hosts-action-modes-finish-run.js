"use strict";
exports.id = "hosts-action-modes-finish-run";
exports.ids = ["hosts-action-modes-finish-run"];
exports.modules = {
	38661: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			AO: () => hasArtifactStorage,
			SS: () => rejectAfter,
			rb: () => describeStorageError
		});
		var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2503);
		var _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22380);
		const failureSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			message: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			statusCode: zod__WEBPACK_IMPORTED_MODULE_0__.Whr().optional()
		});
		function describeStorageError(error) {
			const { message, statusCode } = failureSchema.safeParse(error).data ?? { message: String(error) };
			const words = (0, _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_1__._)(message);
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
	88287: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			J: () => finishRun,
			a: () => fleetOf
		});
		var external_node_crypto_ = __webpack_require__(77598);
		var external_node_path_ = __webpack_require__(76760);
		var core = __webpack_require__(91659);
		var gate_verdict = __webpack_require__(39231);
		var read_settings = __webpack_require__(46551);
		var code_address = __webpack_require__(13186);
		var inputs = __webpack_require__(14039);
		var reasons = __webpack_require__(77802);
		var run_report = __webpack_require__(72065);
		var action_context = __webpack_require__(9396);
		var log = __webpack_require__(22769);
		var run_facts = __webpack_require__(98739);
		var clock = __webpack_require__(94570);
		var lib_files = __webpack_require__(13963);
		var publish_artifact = __webpack_require__(95357);
		;
		async function openHistories(gates, fleet, context, cancelled) {
			const stores = new Map();
			const places = Map.groupBy(gates, ({ settings }) => nameSource(settings.baseline.source, context));
			for (const [first, ...others] of places.values()) {
				if (first === undefined) continue;
				const group = {
					gates: [first, ...others],
					isAlone: gates.length === 1,
					fleet
				};
				const store = await openStore(group, context, cancelled);
				if (store !== undefined) for (const { key } of group.gates) stores.set(key, store);
			}
			return stores;
		}
		function nameSource(source, { workspace }) {
			switch (source.kind) {
				case "file": return `file ${(0, external_node_path_.resolve)(workspace, source.path)}`;
				case "branch": return `branch ${source.branch}`;
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
					const { createFileStore } = await __webpack_require__.e("history-format").then(__webpack_require__.bind(__webpack_require__, 7617));
					return createFileStore({
						path: source.path,
						workspace,
						change,
						workflowCommit,
						signal
					});
				}
				case "branch": return openBranch(source.branch, group, context);
				case "artifact": return openArtifact(group, context);
			}
		}
		async function openBranch(branch, { gates: [first, ...others], isAlone }, { repository, apiUrl, sha = "" }) {
			const { githubToken } = first.settings;
			const placeOf = (key) => ({
				kind: "branch",
				branch,
				path: `${key}.ndjson`
			});
			if (repository === undefined) return createClosedStore(placeOf, "repository");
			if (githubToken === "") return createClosedStore(placeOf, "token");
			const [{ createGitHub }, { createBranchStore }] = await Promise.all([Promise.all([__webpack_require__.e("package-actions-github"), __webpack_require__.e("hosts-action-github-2")]).then(__webpack_require__.bind(__webpack_require__, 16783)), __webpack_require__.e("history-branch").then(__webpack_require__.bind(__webpack_require__, 96782))]);
			const nameGates = (count) => isAlone ? first.key : count === 1 ? "1 gate" : `${count} gates`;
			return createBranchStore({
				api: createGitHub(githubToken, apiUrl),
				repository,
				branch,
				keys: [first, ...others].map(({ key }) => key),
				message: (count) => `Add the AI visibility of ${sha.slice(0, 7) || "this run"} (${nameGates(count)})`,
				clock: clock.m
			});
		}
		async function openArtifact({ gates: [first, ...others], isAlone, fleet }, context) {
			const { repository, apiUrl, defaultBranch } = context;
			const { githubToken } = first.settings;
			const name = `ai-visibility-history-${isAlone ? first.key : `fleet-${fleet}`}`;
			const placeOf = () => ({
				kind: "artifact",
				name
			});
			if (repository === undefined) return createClosedStore(placeOf, "repository");
			if (githubToken === "") return createClosedStore(placeOf, "token");
			if (defaultBranch === undefined) return createClosedStore(placeOf, "default-branch");
			const [{ createGitHub, fetchThroughProxy }, { createArtifactStore }] = await Promise.all([Promise.all([__webpack_require__.e("package-actions-github"), __webpack_require__.e("hosts-action-github-2")]).then(__webpack_require__.bind(__webpack_require__, 16783)), Promise.all([__webpack_require__.e("history-github-artifacts"), __webpack_require__.e("history-artifact")]).then(__webpack_require__.bind(__webpack_require__, 2408))]);
			const folder = (0, run_facts.k)(context, isAlone ? first.key : `fleet-${fleet}`);
			const retentionDays = longestOf([first, ...others].map(({ settings }) => settings.artifactRetentionDays));
			return createArtifactStore({
				api: createGitHub(githubToken, apiUrl),
				fetch: fetchThroughProxy,
				upload: (files) => uploadHistories(name, files, {
					folder,
					retentionDays,
					runUrl: context.runUrl
				}),
				repository,
				defaultBranch,
				name,
				layout: isAlone ? "gate" : "fleet"
			});
		}
		function longestOf(days) {
			const given = days.filter((day) => day !== undefined);
			return given.length < days.length ? undefined : Math.max(...given);
		}
		async function uploadHistories(name, files, { folder, retentionDays, runUrl }) {
			const rootFolder = (0, external_node_path_.join)(folder, "history");
			const paths = [];
			try {
				for await (const file of files) {
					const path = (0, external_node_path_.join)(rootFolder, file.name);
					await (0, lib_files.lo)(path, file.content);
					paths.push(path);
				}
			} catch (error) {
				return `The file to upload was not written. ${error instanceof Error ? error.message : error}`;
			}
			const { warning } = await (0, publish_artifact.m)({
				name,
				files: paths,
				rootFolder,
				retentionDays,
				runUrl
			});
			return warning;
		}
		function createClosedStore(placeOf, lacks) {
			const cause = {
				kind: "not-opened",
				lacks
			};
			return {
				placeOf,
				read: async () => ({ unreadable: cause }),
				append: async (records) => new Map(records.map(({ key }) => [key, { problem: cause }]))
			};
		}
		var record_runs = __webpack_require__(8161);
		var write_reports = __webpack_require__(80855);
		var rounding = __webpack_require__(69928);
		var fleet_document = __webpack_require__(43450);
		var plain_text = __webpack_require__(91921);
		var report_escape = __webpack_require__(9924);
		var numbers = __webpack_require__(73533);
		var run_outcome = __webpack_require__(53983);
		var words = __webpack_require__(44702);
		;
		function incidentOf(run) {
			const gates = (0, run_outcome._Z)(run).filter(run_outcome.x1);
			const [first] = gates;
			if (run.gates.length === 1 || first === undefined) return undefined;
			const how = gates.some(({ isMeasured }) => isMeasured) ? "fully measured" : "measured";
			const what = (0, report_escape.D4)((0, plain_text.oi)(first.headline), words.xt);
			const title = `${what}: ${(0, numbers.pq)(gates.length, "gate")} ${gates.length === 1 ? "was" : "were"} not ${how}`;
			return {
				...{
					gates,
					title
				},
				failed: gates.some(({ failures }) => failures.length > 0),
				load: () => withTitle((0, fleet_document.G)({
					...run,
					configChanges: [],
					gates
				}), title)
			};
		}
		function withTitle(document, title) {
			const first = document.first.map((block) => block.kind === "headline" ? {
				...block,
				text: [{ name: title }]
			} : block);
			return {
				...document,
				title,
				first
			};
		}
		var markdown_comment = __webpack_require__(10512);
		var posts = __webpack_require__(37754);
		var github = __webpack_require__(57765);
		var keep_issues = __webpack_require__(65379);
		var step = __webpack_require__(31765);
		;
		const MOST_MARKED = 9;
		async function publishRun(run, context, cancelled) {
			const { config, gates, runUrl } = run;
			const only = (0, run_report.mU)(run);
			const written = await (0, write_reports.L)(run, { ...{
				facts: context,
				log: log.Z,
				pullRequest: context.pullRequest?.number
			} });
			const { resultFile, reportFiles, draftFiles, folder } = written;
			const files = {
				"result-file": resultFile,
				"report-files": reportFiles,
				"suggestion-files": draftFiles
			};
			const outputs = only ? outputsOf(only.load()) : {
				...step.Q9,
				verdict: (0, run_outcome.gV)(run)
			};
			(0, step.R8)((0, step.n0)({
				...outputs,
				...files
			}));
			(0, step.R8)(await (0, step.Sy)((0, markdown_comment.Cf)((0, run_report.rE)(run))));
			(0, step.o)((0, run_outcome._Z)(run));
			if (cancelled.aborted) return;
			await publishArtifact(gates, context, reportFiles, folder);
			await (0, record_runs._)(gates, {
				isRecorded: ({ record }) => (0, action_context.np)(record, context),
				attempt: context.runAttempt,
				log: log.Z
			});
			const incident = incidentOf(run);
			const ordered = (0, run_outcome.N2)(gates);
			const others = ordered.filter((gate) => !incident?.gates.includes(gate));
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
			const { commentOnPullRequest } = await Promise.all([
				__webpack_require__.e("package-actions-github"),
				__webpack_require__.e("hosts-action-publish-comment"),
				__webpack_require__.e("lib-github")
			]).then(__webpack_require__.bind(__webpack_require__, 61820));
			const marker = only ? (0, markdown_comment.Ql)(only.key) : (0, markdown_comment.$v)(config);
			const lines = ordered.slice(0, MOST_MARKED).flatMap(({ load }) => (0, posts.kP)(load()));
			const comment = {
				...{
					marker,
					mode,
					body: (0, markdown_comment.v8)((0, run_report.rE)(run), marker, runUrl)
				},
				failed: gates.some(({ failures }) => failures.length > 0),
				githubToken: gates[0]?.settings.githubToken ?? "",
				deletion: (0, posts.H7)(only?.key ?? `fleet ${config}`, lines)
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
			log.Z.notice((0, github.S6)({
				kind: "other-event",
				event: eventName
			}));
			return false;
		}
		function outputsOf({ verdict, measurement, comparison, shareOfVoice, serviceReports }) {
			const isComplete = verdict.unmeasuredCompetitors.length === 0;
			const ownShare = isComplete ? shareOfVoice.find(({ isOwn }) => isOwn)?.share : undefined;
			const readyTimes = serviceReports.flatMap(({ state }) => state.kind === "pending" ? [state.readyAt] : []);
			return {
				...step.Q9,
				verdict: verdict.status,
				"overall-bcr": measurement?.overallBcr,
				"cited-engines": measurement?.citedEngines,
				"total-engines": measurement?.totalEngines,
				"avg-sentiment": measurement?.avgSentiment,
				"bcr-drop": (0, rounding.l6)(comparison?.score),
				"cited-engines-drop": (0, rounding.l6)(comparison?.citedEngines),
				"lost-engines": (0, gate_verdict.eI)(verdict)?.lostEngines ?? [],
				"gained-engines": (0, gate_verdict.eI)(verdict)?.gainedEngines ?? [],
				"scan-ids": measurement?.scanIds,
				"share-of-voice": ownShare === undefined ? undefined : Number((100 * ownShare).toPrecision(6)),
				"report-id": serviceReports.map(({ reportId }) => reportId).filter((id) => id !== ""),
				"report-ready-at": readyTimes.filter((time) => time !== "")
			};
		}
		async function publishArtifact(gates, { runUrl }, files, rootFolder) {
			const [given = "", ...others] = new Set(gates.map(({ settings }) => settings.artifactName));
			const name = others.length === 0 ? given : "ai-visibility-fleet";
			if (name === "" || files.length === 0) return;
			const retentionDays = gates[0]?.settings.artifactRetentionDays;
			const artifact = await (0, publish_artifact.m)({
				name,
				files,
				rootFolder,
				retentionDays,
				runUrl
			});
			(0, step.R8)(artifact);
			(0, step.R8)((0, step.n0)({
				"artifact-id": artifact.id,
				"artifact-url": artifact.url
			}));
		}
		;
		function fleetOf({ config = "", key = "" }) {
			const [file, gate] = [config.trim(), key.trim()];
			const digest = (0, external_node_crypto_.createHash)("sha256").update(JSON.stringify([file || null, gate || null])).digest("hex").slice(0, 8);
			const name = file === "" ? gate || "default" : (0, external_node_path_.basename)(file).replace(/\.[^.]*$/, "");
			return `${name.replaceAll(/[^A-Za-z\d._-]+/g, "-").slice(0, 64)}-${digest}`;
		}
		async function finishRun({ texts, context, cancelled }, reading, open, judgeGates) {
			const { gates, changes } = reading;
			if (gates.some(({ settings: { accept, record } }) => accept && !(0, action_context.np)(record, context))) {
				throw new read_settings.aV([ACCEPT_UNRECORDED]);
			}
			for (const line of (0, inputs.Fx)(changes)) log.Z.notice(line);
			const histories = await openHistories(gates, fleetOf(texts), context, cancelled);
			const outcomeFolder = (0, external_node_path_.join)(context.tempFolder, "ai-visibility", "_outcomes");
			const readClaims = createReviewReader(gates[0].settings.githubToken, context);
			const run = await judgeGates({
				...open,
				histories,
				outcomeFolder,
				readClaims
			});
			const only = (0, run_report.mU)(run);
			await core.Os("Reports, history and comment", () => publishRun(run, context, cancelled));
			core.pq((0, run_report.lj)(run));
			const failure = (0, run_report.kg)(run);
			if (failure !== "") return failure;
			if (only && (0, gate_verdict.o_)(only.verdict)) core.$e((0, code_address.tp)((0, reasons.QL)(only.load())));
			return undefined;
		}
		function createReviewReader(token, context) {
			let claims;
			return () => {
				claims ??= Promise.all([__webpack_require__.e("package-actions-github"), __webpack_require__.e("hosts-action-read-reviews")]).then(__webpack_require__.bind(__webpack_require__, 44043)).then(({ readReviews }) => readReviews(token, context));
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
		__webpack_require__.d(__webpack_exports__, { m: () => uploadArtifact });
		var _report_messages_github_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57765);
		var _artifact_storage_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38661);
		async function uploadArtifact(request, timeout = 12e4) {
			const { name, files, rootFolder, retentionDays, runUrl } = request;
			const warn = (problem) => ({ warning: (0, _report_messages_github_js__WEBPACK_IMPORTED_MODULE_0__.Fk)(problem, rootFolder) });
			if (!(0, _artifact_storage_js__WEBPACK_IMPORTED_MODULE_1__.AO)(process.env)) {
				return warn({ kind: "no-storage" });
			}
			try {
				const { DefaultArtifactClient } = await Promise.all([__webpack_require__.e("package-actions-github"), __webpack_require__.e("package-actions-artifact")]).then(__webpack_require__.bind(__webpack_require__, 91252));
				const upload = new DefaultArtifactClient().uploadArtifact(name, files, rootFolder, { ...retentionDays === undefined ? {} : { retentionDays } });
				const { id = 0 } = await Promise.race([upload, (0, _artifact_storage_js__WEBPACK_IMPORTED_MODULE_1__.SS)(timeout)]);
				if (id === 0) return warn({
					kind: "failed",
					name,
					detail: "the storage gave it no number"
				});
				return {
					id,
					...runUrl === undefined ? {} : { url: `${runUrl}/artifacts/${id}` }
				};
			} catch (error) {
				if (/\(409\)/.test(String(error))) return warn({
					kind: "conflict",
					name
				});
				return warn({
					kind: "failed",
					name,
					detail: (0, _artifact_storage_js__WEBPACK_IMPORTED_MODULE_1__.rb)(error)
				});
			}
		}
	}),
	65379: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { y: () => keepIssues });
		var _findings_find_findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58611);
		var _gate_verdict_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(39231);
		var _history_record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46742);
		var _lib_clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94570);
		var _report_markdown_comment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10512);
		var _report_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1336);
		var _report_markdown_posts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(37754);
		var _report_messages_github_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(57765);
		var _report_messages_message_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(11531);
		var _context_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9396);
		var _log_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(22769);
		var _step_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(31765);
		async function keepIssues(gates, context, { fleet, clock = _lib_clock_js__WEBPACK_IMPORTED_MODULE_2__.m } = {}) {
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
			if (!first.githubToken) return (0, _step_js__WEBPACK_IMPORTED_MODULE_9__.R8)({ warning: (0, _report_messages_message_js__WEBPACK_IMPORTED_MODULE_10__.cA)(_report_messages_github_js__WEBPACK_IMPORTED_MODULE_6__.U0, "AVG_TOKEN", "issue") });
			const [{ createGitHub }, { publishIssues, MOST_WRITES }] = await Promise.all([Promise.all([__webpack_require__.e("package-actions-github"), __webpack_require__.e("hosts-action-github-2")]).then(__webpack_require__.bind(__webpack_require__, 16783)), Promise.all([__webpack_require__.e("package-actions-github"), __webpack_require__.e("hosts-action-publish-issue")]).then(__webpack_require__.bind(__webpack_require__, 10216))]);
			const github = createGitHub(first.githubToken, apiUrl);
			const issues = await publishIssues(requests, {
				github,
				repository,
				clock
			});
			for (const [index, issue] of issues.entries()) {
				if (issue.issueUrl !== undefined) _log_js__WEBPACK_IMPORTED_MODULE_8__.Z.info(`${requests[index]?.name} was ${issue.action}: ${issue.issueUrl}`);
				(0, _step_js__WEBPACK_IMPORTED_MODULE_9__.R8)(issue);
			}
			const left = issues.filter(({ action }) => action === "left").length;
			if (left > 0) {
				const warning = (0, _report_messages_message_js__WEBPACK_IMPORTED_MODULE_10__.cA)(_report_messages_github_js__WEBPACK_IMPORTED_MODULE_6__.U0, "AVG_ISSUE_BUDGET", {
					left,
					most: MOST_WRITES
				});
				(0, _step_js__WEBPACK_IMPORTED_MODULE_9__.R8)({ warning });
				(0, _step_js__WEBPACK_IMPORTED_MODULE_9__.R8)(await (0, _step_js__WEBPACK_IMPORTED_MODULE_9__.Sy)((0, _report_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_4__.FV)(warning, 1e3)));
			}
			(0, _step_js__WEBPACK_IMPORTED_MODULE_9__.R8)((0, _step_js__WEBPACK_IMPORTED_MODULE_9__.n0)({ "issue-url": issues.flatMap(({ issueUrl }) => issueUrl ?? []) }));
		}
		function issueOfGate(gate, isOfFleet) {
			const { load, settings } = gate;
			const { issue, key, githubToken } = settings;
			const state = stateOf(gate);
			if (issue === "never" || state === undefined) return [];
			const marker = (0, _report_markdown_posts_js__WEBPACK_IMPORTED_MODULE_5__.Q_)(key);
			return [{
				...{
					marker,
					githubToken,
					state
				},
				name: isOfFleet ? `The issue of the gate ${key}` : "The issue",
				title: () => (0, _report_markdown_posts_js__WEBPACK_IMPORTED_MODULE_5__.G_)(load()),
				body: () => (0, _report_markdown_comment_js__WEBPACK_IMPORTED_MODULE_3__.wQ)(load(), marker),
				recovery: () => (0, _report_markdown_posts_js__WEBPACK_IMPORTED_MODULE_5__.GN)(load())
			}];
		}
		function stateOf({ verdict, failures, findings }) {
			if (failures.length > 0) {
				const failing = findings.filter(({ leadsTo }) => leadsTo === "fail" || leadsTo === "error");
				return (0, _findings_find_findings_js__WEBPACK_IMPORTED_MODULE_0__.v)(failing) ? "ongoing" : "failing";
			}
			if (verdict.status !== "pass" || (0, _gate_verdict_js__WEBPACK_IMPORTED_MODULE_11__.fN)(verdict)) return undefined;
			return (0, _gate_verdict_js__WEBPACK_IMPORTED_MODULE_11__.eI)(verdict)?.losses.some(_history_record_js__WEBPACK_IMPORTED_MODULE_1__.nT) ? "ongoing" : "recovered";
		}
		function issueOfIncident({ config, runUrl, incident }, judged) {
			const failing = incident?.gates.find(({ failures, settings }) => failures.length > 0 && settings.issue !== "never");
			const githubToken = failing?.settings.githubToken ?? judged[0]?.githubToken;
			if (githubToken === undefined || incident !== undefined && failing === undefined) return [];
			const marker = (0, _report_markdown_posts_js__WEBPACK_IMPORTED_MODULE_5__.X9)(config);
			return [{
				...{
					marker,
					githubToken,
					state: failing === undefined ? "recovered" : "failing"
				},
				name: "The issue of the incident",
				title: () => incident?.title ?? "",
				body: () => incident ? (0, _report_markdown_comment_js__WEBPACK_IMPORTED_MODULE_3__.v8)(incident.load(), marker, runUrl) : marker,
				recovery: () => (0, _report_markdown_posts_js__WEBPACK_IMPORTED_MODULE_5__.m0)(runUrl)
			}];
		}
		function hasNoPullRequest(context) {
			return ["schedule", "push"].includes(context.eventName) && (0, _context_js__WEBPACK_IMPORTED_MODULE_7__.vZ)(context);
		}
	}),
	37754: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			GN: () => renderRecovery,
			G_: () => titleIssue,
			H7: () => renderLineDeletion,
			Q_: () => issueMarker,
			X9: () => incidentMarker,
			kP: () => hidingLinesOf,
			m0: () => renderIncidentEnd
		});
		var _lib_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(94869);
		var _document_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42378);
		var _document_gate_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28620);
		var _document_headline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8789);
		var _escape_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9924);
		var _markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1336);
		var _render_blocks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92080);
		const TITLE_LIMIT = 256;
		const BRAND_LENGTH = 40;
		const KEY_LENGTH = 64;
		function issueMarker(key) {
			return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.sd)("ai-visibility-gate-issue", key);
		}
		function titleIssue(outcome) {
			const { key, verdict } = outcome;
			const gate = key === "default" ? "" : ` (${(0, _escape_js__WEBPACK_IMPORTED_MODULE_5__.D4)(key, KEY_LENGTH)})`;
			const words = verdict.status === "pass" ? `AI visibility of ${(0, _escape_js__WEBPACK_IMPORTED_MODULE_5__.D4)(outcome.brand, BRAND_LENGTH)} has no baseline` : (0, _escape_js__WEBPACK_IMPORTED_MODULE_5__.D4)((0, _document_gate_document_js__WEBPACK_IMPORTED_MODULE_1__.uh)(outcome), TITLE_LIMIT);
			const room = TITLE_LIMIT - gate.length;
			return (words.length <= room ? words : (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_6__.$Q)(words, Math.floor(room / 2))) + gate;
		}
		function incidentMarker(config = "") {
			return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.sd)("ai-visibility-gate-incident", config);
		}
		function renderIncidentEnd(runUrl) {
			return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.md)`**${_render_blocks_js__WEBPACK_IMPORTED_MODULE_4__.ix.pass} All gates are measured again in ${linkRun(runUrl)}.** This issue is closed. The next incident opens a new issue.`;
		}
		function renderRecovery(outcome) {
			const context = (0, _document_context_js__WEBPACK_IMPORTED_MODULE_0__.q)(outcome);
			const run = linkRun(outcome.run.runUrl);
			return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.UF)([(0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.md)`**${_render_blocks_js__WEBPACK_IMPORTED_MODULE_4__.ix[(0, _document_headline_js__WEBPACK_IMPORTED_MODULE_2__.y7)(context)]} ${(0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_4__.ni)((0, _document_headline_js__WEBPACK_IMPORTED_MODULE_2__.gD)(context))}**`, (0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.md)`The gate passes again in ${run}. This issue is closed. The next failure opens a new issue.`], "\n\n");
		}
		function linkRun(runUrl) {
			return runUrl === undefined ? (0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.md)`this run` : (0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.iQ)("this run", runUrl);
		}
		const KINDS = new Set([
			"noindex",
			"draft",
			"unpublished",
			"unlisted"
		]);
		const WHOLE = /^(?:<[^<>]*>|[^<>{}[\]|]*[^<>{}[\]|:,\s])$/;
		function hidingLinesOf({ baseline }) {
			const causes = (baseline?.content?.keywords ?? []).flatMap((change) => change.causes);
			return causes.flatMap((cause) => cause.kind !== "hidden" ? [] : cause.reasons.filter(({ kind, file, evidence }) => KINDS.has(kind) && file === cause.path && WHOLE.test(evidence)).map(({ file, line, evidence }) => ({
				path: file,
				line,
				text: evidence
			})));
		}
		function renderLineDeletion(key, lines) {
			const marker = (0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.sd)("ai-visibility-gate-line", key);
			const words = (0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.md)`Because of this line, search engines leave the page out, and so do AI engines that search. Questions that it answered lose their answer.\n\n**What to do:** commit the suggestion. It deletes the line. Leave it if the page is meant to be hidden.`;
			const suggestion = (0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.md)`\`\`\`suggestion\n\`\`\``;
			return {
				marker,
				body: (0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.UF)([
					marker,
					words,
					suggestion
				], "\n\n"),
				lines
			};
		}
	})
};
;
