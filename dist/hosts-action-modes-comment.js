"use strict";
exports.id = "hosts-action-modes-comment";
exports.ids = ["hosts-action-modes-comment"];
exports.modules = {
	70173: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { a: () => describeRefusal });
		var _lib_github_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84961);
		function describeRefusal(error, permission) {
			const failure = (0, _lib_github_js__WEBPACK_IMPORTED_MODULE_0__.g)(error);
			const isPermission = failure.cause === "permission" || failure.cause === "not-found";
			return {
				kind: "github",
				failure,
				permission: isPermission ? permission : undefined
			};
		}
	}),
	35484: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { runCommentMode: () => runCommentMode });
		var find_findings = __webpack_require__(58950);
		var judge = __webpack_require__(90196);
		var read_settings = __webpack_require__(46551);
		var comment = __webpack_require__(10512);
		var markdown = __webpack_require__(1336);
		var comment_mode = __webpack_require__(98241);
		var message = __webpack_require__(11531);
		var outcome_file = __webpack_require__(73938);
		var outcome = __webpack_require__(44247);
		var consumers_ = __webpack_require__(38321);
		var promises_ = __webpack_require__(58500);
		var external_node_zlib_ = __webpack_require__(38522);
		var yauzl = __webpack_require__(20663);
		var schemas = __webpack_require__(2503);
		var iso = __webpack_require__(64377);
		var github_api = __webpack_require__(70173);
		var lib_github = __webpack_require__(84961);
		var lib_text = __webpack_require__(94869);
		var action_github = __webpack_require__(70568);
		;
		const LIMITS = {
			time: 9e4,
			pause: 1e3,
			archiveBytes: 5e7
		};
		const MOST_ENTRIES = 2e3;
		const ATTEMPTS = 3;
		const EXCERPT_LENGTH = 200;
		const artifactSchema = schemas.Ikc({
			id: schemas.Whr(),
			name: schemas.YjP(),
			size_in_bytes: schemas.aig(),
			expired: schemas.zMY(),
			created_at: iso.w$({ offset: true }).nullable()
		});
		const listSchema = schemas.Ikc({ artifacts: schemas.YOg(artifactSchema) });
		async function readArtifactFile(github, run, { artifact, path, maxBytes }, limits = LIMITS) {
			const signal = AbortSignal.timeout(limits.time);
			try {
				const newest = await findNewest(github, run, artifact);
				if (newest === undefined) return { missing: "none" };
				if (timeOf(newest) < run.startedAt) return { missing: "earlier-attempt" };
				if (newest.size_in_bytes > limits.archiveBytes) return tooLarge(limits);
				const url = newest.expired ? undefined : await locateArchive(github, run.repository, newest.id);
				if (url === undefined) return { missing: "expired" };
				signal.throwIfAborted();
				const download = await downloadArchive(url, limits, signal);
				return "bytes" in download ? await readEntry(download.bytes, path, maxBytes) : download;
			} catch (error) {
				if (signal.aborted) return { unreadable: {
					kind: "timeout",
					seconds: limits.time / 1e3
				} };
				return { unreadable: (0, github_api.a)(error, "actions: read") };
			}
		}
		function tooLarge({ archiveBytes }) {
			return { unreadable: {
				kind: "archive-too-large",
				maxBytes: archiveBytes
			} };
		}
		async function findNewest(github, { repository, id }, name) {
			const { data } = await github.request("GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts", {
				...(0, lib_github.T)(repository),
				...{
					run_id: id,
					name,
					per_page: 100
				}
			});
			const listed = listSchema.parse(data).artifacts.filter((artifact) => artifact.name === name);
			return listed.toSorted((one, other) => timeOf(other) - timeOf(one) || other.id - one.id)[0];
		}
		function timeOf({ created_at: created }) {
			return Date.parse(created ?? "") || 0;
		}
		async function locateArchive(github, repository, id) {
			try {
				const route = "GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}";
				const { headers } = await github.request(route, {
					...(0, lib_github.T)(repository),
					...{
						artifact_id: id,
						archive_format: "zip",
						request: { redirect: "manual" }
					}
				});
				return schemas.OZ5({ protocol: /^https?$/ }).parse(headers.location);
			} catch (error) {
				if ((0, lib_github.g)(error).cause === "gone") return undefined;
				throw error;
			}
		}
		async function downloadArchive(url, limits, signal) {
			for (let attempt = 1;; attempt += 1) {
				const download = await tryDownload(url, limits, signal);
				if ("bytes" in download || attempt === ATTEMPTS || !isTemporary(download.unreadable)) return download;
				await (0, promises_.setTimeout)(limits.pause, undefined, { signal });
			}
		}
		function isTemporary(cause) {
			return cause.kind === "connection" || cause.kind === "download" && cause.status >= 500;
		}
		async function tryDownload(url, limits, signal) {
			try {
				const { ok, status, body } = await (0, action_github.fetchThroughProxy)(url, { signal });
				if (!ok || body === null) {
					await body?.cancel();
					return { unreadable: {
						kind: "download",
						status
					} };
				}
				const chunks = [];
				let bytes = 0;
				for await (const chunk of body) {
					bytes += chunk.length;
					if (bytes > limits.archiveBytes) return tooLarge(limits);
					chunks.push(chunk);
				}
				return { bytes: Buffer.concat(chunks) };
			} catch (error) {
				if (signal.aborted) throw signal.reason;
				return { unreadable: {
					kind: "connection",
					detail: excerptOf(error)
				} };
			}
		}
		const causeSchema = schemas.Ikc({ cause: schemas.Ikc({ message: schemas.YjP() }) });
		function excerptOf(error) {
			const message = causeSchema.safeParse(error).data?.cause.message || String(error);
			return (0, lib_text.$Q)((0, lib_text.OX)(message), EXCERPT_LENGTH);
		}
		const BROKEN = { unreadable: { kind: "broken-archive" } };
		async function readEntry(bytes, file, maxBytes) {
			try {
				const archive = await (0, yauzl.SY)(bytes);
				if (archive.entryCount > MOST_ENTRIES) return BROKEN;
				const found = [];
				for await (const entry of archive.eachEntry()) {
					if (entry.fileName === file) found.push(entry);
				}
				const [entry, ...others] = found;
				if (entry === undefined) return { unreadable: {
					kind: "no-entry",
					file
				} };
				if (others.length > 0) return BROKEN;
				if (entry.uncompressedSize > maxBytes) return { unreadable: {
					kind: "entry-too-large",
					file,
					maxBytes
				} };
				const unpacked = await (0, consumers_.buffer)(await archive.openReadStreamPromise(entry));
				return (0, external_node_zlib_.crc32)(unpacked) === entry.crc32 ? { bytes: unpacked } : BROKEN;
			} catch {
				return BROKEN;
			}
		}
		;
		async function fetchOutcome(github, run, name) {
			const wanted = {
				artifact: name,
				path: outcome.E,
				maxBytes: outcome_file.bz
			};
			const found = await readArtifactFile(github, run, wanted);
			if ("missing" in found) return { missing: describeMissing(found.missing, name, run) };
			if ("unreadable" in found) return { missing: {
				kind: "unreadable",
				name,
				cause: found.unreadable
			} };
			const { url: runUrl, commitUrl, headSha: sha } = run;
			const file = (0, outcome_file._M)(new TextDecoder().decode(found.bytes), {
				runUrl,
				commitUrl,
				sha
			});
			return "unreadable" in file ? { missing: {
				kind: "invalid",
				name,
				cause: file.unreadable
			} } : { file };
		}
		function describeMissing(kind, name, { attempt }) {
			if (kind === "earlier-attempt") return {
				kind,
				name,
				attempt
			};
			return kind === "none" ? {
				kind: "no-artifact",
				name
			} : {
				kind,
				name
			};
		}
		var log = __webpack_require__(22769);
		var artifact = __webpack_require__(95357);
		var publish_comment = __webpack_require__(63374);
		var keep_issues = __webpack_require__(2176);
		var pull_request = __webpack_require__(16032);
		var step = __webpack_require__(31765);
		;
		const JUDGED = ["success", "failure"];
		const PULL_REQUEST_EVENTS = ["pull_request", "pull_request_target"];
		const OWN_EVENTS = ["push", "schedule"];
		async function runCommentMode({ texts, context }) {
			const settings = (0, read_settings.HW)(texts);
			(0, step.R8)((0, step.n0)(step.Q9));
			const missing = await publish(settings, context).catch((error) => ({
				kind: "unexpected",
				detail: String(error)
			}));
			if (missing === undefined) return;
			const sentence = (0, message.bD)(comment_mode.s, "AVG_COMMENT_MODE", missing).text;
			if ((0, comment_mode.D)(missing)) log.Zx.notice(sentence);
			else log.Zx.warning((0, message.cA)(comment_mode.s, "AVG_COMMENT_MODE", missing));
			(0, step.R8)(await (0, step.Sy)((0, markdown.md)`## No comment was written\n\n${(0, markdown.FV)(sentence, 1e3)}`));
		}
		async function publish(settings, context) {
			const { finishedRun: run } = context;
			if (run === undefined) return {
				kind: "no-run",
				event: context.eventName
			};
			const { event, repository, headRepository } = run;
			if (repository !== context.repository) return { kind: "other-repository" };
			if (!JUDGED.includes(run.conclusion)) return {
				kind: "not-judged",
				conclusion: run.conclusion
			};
			const isPullRequest = PULL_REQUEST_EVENTS.includes(event);
			if (!isPullRequest && (!OWN_EVENTS.includes(event) || headRepository !== repository)) {
				return {
					kind: "other-event",
					event
				};
			}
			if (settings.githubToken === "") return { kind: "no-token" };
			const github = (0, action_github.createGitHub)(settings.githubToken, context.apiUrl);
			const pulls = isPullRequest ? await (0, pull_request.gx)(github, run) : undefined;
			if (pulls !== undefined && "missing" in pulls) return pulls.missing;
			const found = await fetchOutcome(github, run, (0, artifact.q)(settings.key));
			if ("missing" in found) return found.missing;
			const { outcome, pullRequest } = found.file;
			if (outcome.key !== settings.key) return {
				kind: "other-gate",
				key: outcome.key,
				expected: settings.key
			};
			const number = pulls?.numbers.find((candidate) => candidate === pullRequest);
			if (pulls !== undefined && number === undefined) {
				return {
					kind: "other-pull-request",
					number: pullRequest,
					numbers: pulls.numbers
				};
			}
			const pullUrl = number === undefined ? undefined : `${run.repositoryUrl}/pull/${number}`;
			await write({
				...outcome,
				run: {
					...outcome.run,
					pullUrl,
					documents: context.documents
				}
			}, settings, describeContext(context, run, number));
			return undefined;
		}
		async function write(outcome, settings, context) {
			const { comment: mode, githubToken } = settings;
			const failures = (0, judge.d)(outcome.verdict, settings.failOn, outcome.baseline?.content?.doubts);
			const gate = {
				verdict: outcome.verdict,
				failures,
				settings,
				findings: (0, find_findings.k)(outcome)
			};
			await (0, keep_issues.y)([{
				...gate,
				load: () => outcome
			}], context);
			if (context.pullRequest === undefined && context.eventName !== "push") return;
			const marker = (0, comment.commentMarker)(settings.key);
			const body = (0, comment.renderComment)(outcome, marker);
			await (0, publish_comment.commentOnPullRequest)({
				marker,
				body,
				mode,
				failed: failures.length > 0,
				githubToken
			}, context);
		}
		function describeContext(context, { event, headSha, headBranch, url, commitUrl }, number) {
			return {
				...context,
				eventName: event,
				sha: headSha,
				ref: `refs/heads/${headBranch}`,
				runUrl: url,
				commitUrl,
				pullRequest: number === undefined ? undefined : {
					number,
					headSha,
					baseSha: "",
					baseRef: ""
				}
			};
		}
	}),
	95357: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			m: () => uploadArtifact,
			q: () => artifactOf
		});
		var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2503);
		var _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22380);
		var _report_messages_github_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57765);
		function artifactOf(key) {
			return `ai-visibility-${key}`;
		}
		async function uploadArtifact(request, timeout = 12e4) {
			const { name, files, rootFolder, runUrl } = request;
			const warn = (problem) => ({ warning: (0, _report_messages_github_js__WEBPACK_IMPORTED_MODULE_0__.Fk)(problem, rootFolder) });
			if (!hasArtifactStorage(process.env)) {
				return warn({ kind: "no-storage" });
			}
			try {
				const { DefaultArtifactClient } = await Promise.all([__webpack_require__.e("package-actions-github"), __webpack_require__.e("package-actions-artifact")]).then(__webpack_require__.bind(__webpack_require__, 91252));
				const upload = new DefaultArtifactClient().uploadArtifact(name, files, rootFolder);
				const { id = 0 } = await Promise.race([upload, rejectAfter(timeout)]);
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
					detail: describeStorageError(error)
				});
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
		var find_findings = __webpack_require__(58950);
		var gate_verdict = __webpack_require__(39231);
		var lib_clock = __webpack_require__(94570);
		var comment = __webpack_require__(10512);
		var markdown = __webpack_require__(1336);
		var history_loss = __webpack_require__(93300);
		var lib_text = __webpack_require__(94869);
		var document_context = __webpack_require__(42378);
		var gate_document = __webpack_require__(28620);
		var headline = __webpack_require__(8789);
		var report_escape = __webpack_require__(9924);
		var render_blocks = __webpack_require__(92080);
		;
		const TITLE_LIMIT = 256;
		const BRAND_LENGTH = 40;
		const KEY_LENGTH = 64;
		function issueMarker(key) {
			return (0, markdown.sd)("ai-visibility-gate-issue", key);
		}
		function renderIssue(outcome) {
			const marker = issueMarker(outcome.key);
			const loss = (0, gate_verdict.Rr)(outcome.verdict).find(history_loss.n);
			const start = loss === undefined ? marker : (0, markdown.md)`${marker}\n${(0, markdown.sd)("ai-visibility-gate-loss", loss.since)}`;
			return (0, comment.renderComment)(outcome, start);
		}
		function isAboutOlderLoss(body, { trend: [oldest], verdict }) {
			const since = /^<!-- ai-visibility-gate-loss:([\w%.-]+) -->/m.exec(body)?.[1];
			if (since === undefined || oldest === undefined || !("origin" in verdict.baseline)) return false;
			return since < encodeURIComponent(oldest.createdAt);
		}
		function titleIssue(outcome) {
			const { key, verdict } = outcome;
			const gate = key === "default" ? "" : ` (${(0, report_escape.D4)(key, KEY_LENGTH)})`;
			const words = verdict.status === "pass" ? `AI visibility of ${(0, report_escape.D4)(outcome.brand, BRAND_LENGTH)} has no baseline` : (0, report_escape.D4)((0, gate_document.uh)(outcome), TITLE_LIMIT);
			const room = TITLE_LIMIT - gate.length;
			return (words.length <= room ? words : (0, lib_text.$Q)(words, Math.floor(room / 2))) + gate;
		}
		function incidentMarker(config = "") {
			return (0, markdown.sd)("ai-visibility-gate-incident", config);
		}
		function renderIncidentEnd(runUrl) {
			return (0, markdown.md)`**${render_blocks.ix.pass} All gates are measured again in ${linkRun(runUrl)}.** This issue is closed. The next incident opens a new issue.`;
		}
		function renderRecovery(outcome) {
			const context = (0, document_context.q)(outcome);
			const run = linkRun(outcome.run.runUrl);
			return (0, markdown.UF)([(0, markdown.md)`**${render_blocks.ix[(0, headline.y7)(context)]} ${(0, render_blocks.ni)((0, headline.gD)(context))}**`, (0, markdown.md)`The gate passes again in ${run}. This issue is closed. The next failure opens a new issue.`], "\n\n");
		}
		function linkRun(runUrl) {
			return runUrl === undefined ? (0, markdown.md)`this run` : (0, markdown.iQ)("this run", runUrl);
		}
		var messages_github = __webpack_require__(57765);
		var message = __webpack_require__(11531);
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
			if (!first.githubToken) return (0, step.R8)({ warning: (0, message.cA)(messages_github.U0, "AVG_TOKEN", "issue") });
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
				const warning = (0, message.cA)(messages_github.U0, "AVG_ISSUE_BUDGET", {
					left,
					most: MOST_WRITES
				});
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
				title: () => titleIssue(load()),
				body: () => renderIssue(load()),
				stays: (body) => isAboutOlderLoss(body, load()),
				recovery: () => renderRecovery(load())
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
			const failing = incident?.gates.find(({ failures, settings }) => failures.length > 0 && settings.issue !== "never");
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
