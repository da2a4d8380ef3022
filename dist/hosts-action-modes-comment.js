"use strict";
exports.id = 9861;
exports.ids = [9861, 2445];
exports.modules = {
	69861: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { runCommentMode: () => runCommentMode });
		var judge = __webpack_require__(3631);
		var read_settings = __webpack_require__(46551);
		var comment = __webpack_require__(10512);
		var markdown = __webpack_require__(1336);
		var comment_mode = __webpack_require__(98241);
		var message = __webpack_require__(11531);
		var github_artifacts = __webpack_require__(42743);
		var lib_github = __webpack_require__(84961);
		var outcome_file = __webpack_require__(2445);
		var outcome = __webpack_require__(44247);
		var action_github = __webpack_require__(16783);
		;
		const LIMITS = {
			time: 9e4,
			pause: 1e3,
			archiveBytes: 5e7
		};
		async function fetchOutcome(github, run, name) {
			const repository = (0, lib_github.T)(run.repository);
			const source = {
				api: github,
				fetch: action_github.fetchThroughProxy,
				repository
			};
			const artifacts = (0, github_artifacts.jH)(source, {
				run: run.id,
				name,
				since: run.startedAt
			}, LIMITS);
			const read = await artifacts.read(name);
			if ("missing" in read) return { missing: describeMissing(read.missing, name, run) };
			const entry = "archive" in read ? await (0, github_artifacts.hB)(read.archive, outcome.E, outcome_file.bz) : read;
			if ("unreadable" in entry) return { missing: {
				kind: "unreadable",
				name,
				cause: entry.unreadable
			} };
			const { url: runUrl, commitUrl, headSha: sha } = run;
			const file = (0, outcome_file._M)(new TextDecoder().decode(entry.bytes), {
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
		var publish_comment = __webpack_require__(61820);
		var keep_issues = __webpack_require__(65379);
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
			if ((0, comment_mode.D)(missing)) log.Z.notice(sentence);
			else log.Z.warning((0, message.cA)(comment_mode.s, "AVG_COMMENT_MODE", missing));
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
			const found = await fetchOutcome(github, run, settings.artifactName);
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
					pullUrl
				}
			}, settings, describeContext(context, run, number));
			return undefined;
		}
		async function write(outcome, settings, context) {
			const { comment: mode, githubToken } = settings;
			const failures = (0, judge.d)(outcome.verdict, settings.failOn);
			await (0, keep_issues.y)([{
				verdict: outcome.verdict,
				failures,
				settings,
				load: () => outcome
			}], context);
			if (context.pullRequest === undefined && context.eventName !== "push") return;
			const marker = (0, comment.Ql)(settings.key);
			const body = (0, comment.wQ)(outcome, marker);
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
	65379: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { y: () => keepIssues });
		var _gate_verdict_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(39231);
		var _lib_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94570);
		var _report_markdown_comment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10512);
		var _report_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1336);
		var _report_markdown_posts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37754);
		var _report_messages_github_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57765);
		var _report_messages_message_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(11531);
		var _context_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9396);
		var _log_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22769);
		var _step_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(31765);
		async function keepIssues(gates, context, { fleet, clock = _lib_clock_js__WEBPACK_IMPORTED_MODULE_0__.m } = {}) {
			const { repository, apiUrl } = context;
			if (repository === undefined || !hasNoPullRequest(context)) return;
			const ofGates = gates.flatMap((gate) => issueOfGate(gate, fleet !== undefined));
			const kept = fleet ? [...issueOfIncident(fleet, ofGates), ...ofGates] : ofGates;
			const requests = ["failing", "recovered"].flatMap((state) => kept.filter((request) => request.state === state));
			const [first] = requests;
			if (first === undefined) return;
			if (!first.githubToken) return (0, _step_js__WEBPACK_IMPORTED_MODULE_7__.R8)({ warning: (0, _report_messages_message_js__WEBPACK_IMPORTED_MODULE_8__.cA)(_report_messages_github_js__WEBPACK_IMPORTED_MODULE_4__.U0, "AVG_TOKEN", "issue") });
			const [{ createGitHub }, { publishIssues, MOST_WRITES }] = await Promise.all([Promise.all([__webpack_require__.e("package-actions-github"), __webpack_require__.e("hosts-action-github-2")]).then(__webpack_require__.bind(__webpack_require__, 16783)), Promise.all([__webpack_require__.e("package-actions-github"), __webpack_require__.e("hosts-action-publish-issue")]).then(__webpack_require__.bind(__webpack_require__, 10216))]);
			const github = createGitHub(first.githubToken, apiUrl);
			const issues = await publishIssues(requests, {
				github,
				repository,
				clock
			});
			for (const [index, issue] of issues.entries()) {
				if (issue.issueUrl !== undefined) _log_js__WEBPACK_IMPORTED_MODULE_6__.Z.info(`${requests[index]?.name} was ${issue.action}: ${issue.issueUrl}`);
				(0, _step_js__WEBPACK_IMPORTED_MODULE_7__.R8)(issue);
			}
			const left = issues.filter(({ action }) => action === "left").length;
			if (left > 0) {
				const warning = (0, _report_messages_message_js__WEBPACK_IMPORTED_MODULE_8__.cA)(_report_messages_github_js__WEBPACK_IMPORTED_MODULE_4__.U0, "AVG_ISSUE_BUDGET", {
					left,
					most: MOST_WRITES
				});
				(0, _step_js__WEBPACK_IMPORTED_MODULE_7__.R8)({ warning });
				(0, _step_js__WEBPACK_IMPORTED_MODULE_7__.R8)(await (0, _step_js__WEBPACK_IMPORTED_MODULE_7__.Sy)((0, _report_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__.FV)(warning, 1e3)));
			}
			(0, _step_js__WEBPACK_IMPORTED_MODULE_7__.R8)((0, _step_js__WEBPACK_IMPORTED_MODULE_7__.n0)({ "issue-url": issues.flatMap(({ issueUrl }) => issueUrl ?? []) }));
		}
		function issueOfGate({ load, settings, verdict, failures }, isOfFleet) {
			const { issue, key, githubToken } = settings;
			const failed = failures.length > 0;
			const isRecovered = verdict.status === "pass" && !(0, _gate_verdict_js__WEBPACK_IMPORTED_MODULE_9__.fN)(verdict);
			if (issue === "never" || !(failed || isRecovered)) return [];
			const marker = (0, _report_markdown_posts_js__WEBPACK_IMPORTED_MODULE_3__.Q_)(key);
			return [{
				...{
					marker,
					githubToken,
					state: failed ? "failing" : "recovered"
				},
				name: isOfFleet ? `The issue of the gate ${key}` : "The issue",
				title: () => (0, _report_markdown_posts_js__WEBPACK_IMPORTED_MODULE_3__.G_)(load()),
				body: () => (0, _report_markdown_comment_js__WEBPACK_IMPORTED_MODULE_1__.wQ)(load(), marker),
				recovery: () => (0, _report_markdown_posts_js__WEBPACK_IMPORTED_MODULE_3__.GN)(load())
			}];
		}
		function issueOfIncident({ config, runUrl, incident }, judged) {
			const failing = incident?.gates.find(({ failures, settings }) => failures.length > 0 && settings.issue !== "never");
			const githubToken = failing?.settings.githubToken ?? judged[0]?.githubToken;
			if (githubToken === undefined || incident !== undefined && failing === undefined) return [];
			const marker = (0, _report_markdown_posts_js__WEBPACK_IMPORTED_MODULE_3__.X9)(config);
			return [{
				...{
					marker,
					githubToken,
					state: failing === undefined ? "recovered" : "failing"
				},
				name: "The issue of the incident",
				title: () => incident?.title ?? "",
				body: () => incident ? (0, _report_markdown_comment_js__WEBPACK_IMPORTED_MODULE_1__.v8)(incident.load(), marker, runUrl) : marker,
				recovery: () => (0, _report_markdown_posts_js__WEBPACK_IMPORTED_MODULE_3__.m0)(runUrl)
			}];
		}
		function hasNoPullRequest(context) {
			return ["schedule", "push"].includes(context.eventName) && (0, _context_js__WEBPACK_IMPORTED_MODULE_5__.vZ)(context);
		}
	}),
	2445: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			_M: () => parseOutcome,
			bz: () => MOST_OUTCOME_BYTES,
			formatOutcome: () => formatOutcome
		});
		var zod__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2503);
		var zod__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(37428);
		var _comparison_baseline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53152);
		var _comparison_compare_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(90367);
		var _contract_partial_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10124);
		var _contract_parts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69681);
		var _embedded_engines_answer_record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27447);
		var _gate_rules_rules_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81556);
		var _gate_verdict_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(39231);
		var _gate_verdict_schema_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5965);
		var _history_record_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(46742);
		var _inputs_stored_settings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(71995);
		var _lib_json_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(80292);
		var _scan_answer_counts_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(82917);
		var _scan_measurement_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(16088);
		const storedOutcomeSchema = zod__WEBPACK_IMPORTED_MODULE_10__.Ikc({
			brand: _contract_parts_js__WEBPACK_IMPORTED_MODULE_2__.Qq,
			keywords: _contract_parts_js__WEBPACK_IMPORTED_MODULE_2__.Te,
			engines: _contract_parts_js__WEBPACK_IMPORTED_MODULE_2__.Te,
			language: _contract_parts_js__WEBPACK_IMPORTED_MODULE_2__.Qq,
			key: _contract_parts_js__WEBPACK_IMPORTED_MODULE_2__.Qq,
			scanPer: _inputs_stored_settings_js__WEBPACK_IMPORTED_MODULE_7__.WG,
			scanPerReason: _inputs_stored_settings_js__WEBPACK_IMPORTED_MODULE_7__.i6,
			samples: _contract_parts_js__WEBPACK_IMPORTED_MODULE_2__.U9,
			fingerprint: _contract_parts_js__WEBPACK_IMPORTED_MODULE_2__.N_,
			verdict: zod__WEBPACK_IMPORTED_MODULE_10__.gMt("kind", [_gate_verdict_schema_js__WEBPACK_IMPORTED_MODULE_5__.MX, (0, _gate_verdict_schema_js__WEBPACK_IMPORTED_MODULE_5__.Ym)(_gate_rules_rules_js__WEBPACK_IMPORTED_MODULE_4__.y)]),
			failures: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_2__.p_)(_inputs_stored_settings_js__WEBPACK_IMPORTED_MODULE_7__.nI),
			sensitivity: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_2__.no)(_gate_verdict_schema_js__WEBPACK_IMPORTED_MODULE_5__.x9),
			measurement: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_2__.no)(_scan_measurement_js__WEBPACK_IMPORTED_MODULE_9__.aY),
			answers: _scan_answer_counts_js__WEBPACK_IMPORTED_MODULE_8__.cD,
			costs: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_2__.p_)(_embedded_engines_answer_record_js__WEBPACK_IMPORTED_MODULE_3__.$M),
			baseline: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_2__.no)(_comparison_baseline_js__WEBPACK_IMPORTED_MODULE_0__.d2),
			models: _contract_parts_js__WEBPACK_IMPORTED_MODULE_2__.N_,
			trend: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_2__.p_)(_history_record_js__WEBPACK_IMPORTED_MODULE_6__.f),
			shareOfVoice: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_2__.p_)(_scan_measurement_js__WEBPACK_IMPORTED_MODULE_9__.oI),
			plannedScans: _contract_parts_js__WEBPACK_IMPORTED_MODULE_2__.U9,
			configChanges: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_2__.no)((0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_2__.p_)(_inputs_stored_settings_js__WEBPACK_IMPORTED_MODULE_7__.qk)),
			configCommit: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_2__.no)(_contract_parts_js__WEBPACK_IMPORTED_MODULE_2__.xk),
			gap: _contract_partial_problem_js__WEBPACK_IMPORTED_MODULE_1__.s.optional(),
			run: zod__WEBPACK_IMPORTED_MODULE_10__.Ikc({
				startedAt: _contract_parts_js__WEBPACK_IMPORTED_MODULE_2__.kB,
				finishedAt: _contract_parts_js__WEBPACK_IMPORTED_MODULE_2__.kB
			})
		});
		const MOST_OUTCOME_BYTES = 9e6;
		const FORMAT = "ai-visibility-outcome";
		const VERSION = 2;
		const headerSchema = zod__WEBPACK_IMPORTED_MODULE_10__._H3({
			format: zod__WEBPACK_IMPORTED_MODULE_10__.euz(FORMAT),
			schema_version: zod__WEBPACK_IMPORTED_MODULE_10__.Whr()
		});
		const fileSchema = zod__WEBPACK_IMPORTED_MODULE_10__.Ikc({
			format: zod__WEBPACK_IMPORTED_MODULE_10__.euz(FORMAT),
			schema_version: zod__WEBPACK_IMPORTED_MODULE_10__.euz(VERSION),
			pull_request: zod__WEBPACK_IMPORTED_MODULE_10__.Whr().positive().optional(),
			outcome: storedOutcomeSchema
		});
		function formatOutcome(outcome, pullRequest) {
			return JSON.stringify({
				format: FORMAT,
				schema_version: VERSION,
				pull_request: pullRequest,
				outcome: toStored(outcome)
			});
		}
		function parseOutcome(text, run) {
			const value = (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_11__.q)(text);
			if (value === undefined) return { unreadable: { kind: "not-json" } };
			const header = headerSchema.safeParse(value);
			if (!header.success) return { unreadable: { kind: "other-format" } };
			const { schema_version: version } = header.data;
			if (version !== VERSION) return { unreadable: {
				kind: "other-version",
				version,
				known: VERSION
			} };
			const parsed = fileSchema.safeParse(value);
			if (!parsed.success) {
				const [issue] = parsed.error.issues;
				const path = zod__WEBPACK_IMPORTED_MODULE_12__.sR(issue?.path ?? []);
				return { unreadable: {
					kind: "invalid",
					path,
					message: issue?.message ?? ""
				} };
			}
			const { pull_request: pullRequest, outcome } = parsed.data;
			const { measurement, baseline } = outcome;
			return {
				pullRequest,
				outcome: {
					...outcome,
					comparison: measurement && baseline && (0, _comparison_compare_js__WEBPACK_IMPORTED_MODULE_13__.U)(measurement, baseline, outcome),
					run: {
						...outcome.run,
						...run
					},
					...{
						answerRecords: [],
						suggestions: [],
						serviceReports: [],
						scans: []
					}
				}
			};
		}
		function toStored({ answerRecords: _answers, suggestions: _drafts, serviceReports: _reports, scans: _scans, comparison: _comparison, ...outcome }) {
			const { baseline, costs } = outcome;
			const { startedAt, finishedAt } = outcome.run;
			return {
				...outcome,
				costs: [...costs],
				baseline: baseline && withoutReference(baseline, outcome),
				run: {
					startedAt,
					finishedAt
				}
			};
		}
		function withoutReference({ reference, ...rest }, { verdict }) {
			const isDeclined = (0, _gate_verdict_js__WEBPACK_IMPORTED_MODULE_14__.fD)(verdict).some(({ kind, outcome }) => kind === "decline" && outcome === "fail");
			return isDeclined ? {
				...rest,
				reference
			} : rest;
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
		var _document_gate_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94332);
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
