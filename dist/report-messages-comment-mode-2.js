"use strict";
exports.id = "report-messages-comment-mode-2";
exports.ids = ["report-messages-comment-mode-2"];
exports.modules = {
	98241: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			D: () => isExpected,
			s: () => COMMENT_MODE
		});
		var _escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9924);
		var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44702);
		var _history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16364);
		function isExpected({ kind }) {
			return [
				"not-judged",
				"other-event",
				"no-pull-request",
				"newer-commit",
				"earlier-attempt"
			].includes(kind);
		}
		const COMMENT_MODE = { AVG_COMMENT_MODE: {
			meaning: "`mode: comment` wrote no comment for the finished run.",
			remedy: "See docs/forks.md for the two workflows.",
			endsWithRemedy: false,
			words: (unpublished) => `No comment was written. ${describeReason(unpublished)}`
		} };
		function describeReason(unpublished) {
			const quote = (text) => (0, _escape_js__WEBPACK_IMPORTED_MODULE_2__.h0)(text, _words_js__WEBPACK_IMPORTED_MODULE_0__.xt);
			switch (unpublished.kind) {
				case "no-run": return `mode: comment needs the event workflow_run, and this run has the event ${quote(unpublished.event)}. See docs/forks.md.`;
				case "other-repository": return "The finished run belongs to another repository.";
				case "not-judged": return `The finished run ended with "${quote(unpublished.conclusion)}", so it has no verdict.`;
				case "other-event": return `The finished run has the event ${quote(unpublished.event)}, which belongs to no pull request.`;
				case "no-token": return "The input github-token is empty.";
				case "no-pull-request": return `No open pull request has the branch ${quote(unpublished.branch)} as its head.`;
				case "newer-commit": return `The pull request ${listNumbers(unpublished.numbers)} has another commit by now, and the run of that commit writes the comment.`;
				case "no-lookup": return `The pull request of the run could not be looked up. ${unpublished.sentence}`;
				case "no-artifact": return `The finished run uploaded no artifact ${quote(unpublished.name)}. Set report: outcome in the workflow that it runs, and the same key in both workflows.`;
				case "earlier-attempt": return `The attempt ${unpublished.attempt} of the finished run uploaded no artifact ${quote(unpublished.name)}. The artifact of an earlier attempt is not used, and an existing comment stays as it is.`;
				case "expired": return `The artifact ${quote(unpublished.name)} has expired.`;
				case "unreadable": return `The artifact ${quote(unpublished.name)} cannot be read: ${describeUnreadableArtifact(unpublished.cause)}`;
				case "invalid": return `The artifact ${quote(unpublished.name)} cannot be used: ${describeInvalid(unpublished.cause)}.`;
				case "other-gate": return `The artifact is that of the gate with the key ${quote(unpublished.key)}, and this job comments for ${quote(unpublished.expected)}.`;
				case "other-pull-request": {
					const { number, numbers } = unpublished;
					const stated = number === undefined ? "no pull request" : `the pull request #${number}`;
					return `The artifact names ${stated}, and the run is that of ${listNumbers(numbers)}.`;
				}
				case "unexpected": return (0, _escape_js__WEBPACK_IMPORTED_MODULE_2__.h0)(unpublished.detail);
			}
		}
		function listNumbers(numbers) {
			return numbers.map((number) => `#${number}`).join(", ");
		}
		function describeUnreadableArtifact(cause) {
			const megabytes = (bytes) => `${bytes / 1e6} MB`;
			switch (cause.kind) {
				case "github": return (0, _history_js__WEBPACK_IMPORTED_MODULE_1__.D2)(cause);
				case "timeout": return `it took longer than ${cause.seconds} seconds.`;
				case "archive-too-large": return `it is larger than ${megabytes(cause.maxBytes)}.`;
				case "download": return `GitHub's storage of artifacts answered ${cause.status}.`;
				case "connection": return `GitHub's storage of artifacts could not be reached (${cause.detail}).`;
				case "broken-archive": return "it is not a ZIP archive, or a broken one.";
				case "no-entry": return `it has no file ${cause.file}.`;
				case "entry-too-large": return `its file ${cause.file} is larger than ${megabytes(cause.maxBytes)}.`;
			}
		}
		function describeInvalid(cause) {
			switch (cause.kind) {
				case "not-json": return "its outcome.json is not JSON";
				case "other-format": return "its outcome.json is not the outcome of a gate";
				case "other-version": return `its outcome.json has the version ${cause.version}, and this version of the gate reads ${cause.known}; use the same version of the gate in both workflows`;
				case "invalid": return `in its outcome.json, ${(0, _escape_js__WEBPACK_IMPORTED_MODULE_2__.h0)(cause.path, _words_js__WEBPACK_IMPORTED_MODULE_0__.xt)} is wrong: ${(0, _escape_js__WEBPACK_IMPORTED_MODULE_2__.h0)(cause.message, _words_js__WEBPACK_IMPORTED_MODULE_0__.xt)}`;
			}
		}
	}),
	25567: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			b: () => describeQuestions,
			v: () => listProblems
		});
		var _document_content_causes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53629);
		var _document_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42378);
		var _document_headline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8789);
		var _document_plain_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91921);
		var _escape_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9924);
		var _reasons_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77802);
		var _words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44702);
		function listProblems(outcome) {
			const context = (0, _document_context_js__WEBPACK_IMPORTED_MODULE_1__.q)(outcome);
			return context.findings.flatMap((finding) => {
				const { kind, leadsTo } = finding;
				if (leadsTo === "none") return [];
				const { code, text } = (0, _reasons_js__WEBPACK_IMPORTED_MODULE_4__.jb)(finding, context);
				const told = (0, _document_headline_js__WEBPACK_IMPORTED_MODULE_2__.Pz)(finding) ? describeQuestions(finding, outcome.run) : [{
					title: (0, _document_headline_js__WEBPACK_IMPORTED_MODULE_2__.Cy)(finding, context),
					text,
					place: undefined
				}];
				const page = (0, _document_headline_js__WEBPACK_IMPORTED_MODULE_2__.Pz)(finding) ? {
					path: finding.path,
					line: 1
				} : undefined;
				return told.map(({ title, text, place = page }) => ({
					...{
						code,
						kind,
						leadsTo,
						place
					},
					title: (0, _escape_js__WEBPACK_IMPORTED_MODULE_6__.h0)(title, _words_js__WEBPACK_IMPORTED_MODULE_5__.xt),
					text: (0, _escape_js__WEBPACK_IMPORTED_MODULE_6__.h0)(text)
				}));
			});
		}
		function describeQuestions(finding, run) {
			const { why, todo = [] } = (0, _document_content_causes_js__WEBPACK_IMPORTED_MODULE_0__.$4)(finding, run);
			const verb = finding.kind === "answer-weaker" ? "has a weaker answer" : "lost its answer";
			return finding.questions.map(({ question, before }) => {
				const said = before === undefined ? "" : `Before: “${(0, _escape_js__WEBPACK_IMPORTED_MODULE_6__.h0)(before.text, _words_js__WEBPACK_IMPORTED_MODULE_5__.xt)}”`;
				const lost = `“${(0, _escape_js__WEBPACK_IMPORTED_MODULE_6__.h0)(question, _words_js__WEBPACK_IMPORTED_MODULE_5__.xt)}” ${verb}.`;
				return {
					title: question,
					text: [
						lost,
						said,
						(0, _document_plain_text_js__WEBPACK_IMPORTED_MODULE_3__.o)(why),
						(0, _document_plain_text_js__WEBPACK_IMPORTED_MODULE_3__.o)(todo)
					].filter((part) => part !== "").join(" "),
					place: placeOf(finding)
				};
			});
		}
		function placeOf(finding) {
			const [reason] = finding.kind === "page-hidden" ? finding.reasons : [];
			if (reason !== undefined) return {
				path: reason.file,
				line: reason.line
			};
			for (const { path, now } of finding.removed) {
				if (now !== undefined) return {
					path,
					line: Math.max(1, Math.min(now.from, now.to))
				};
			}
			return finding.kind === "answer-lost" ? {
				path: finding.path,
				line: 1
			} : undefined;
		}
	}),
	75410: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { formatSarif: () => formatSarif });
		var answers = __webpack_require__(73421);
		var rules_rules = __webpack_require__(58058);
		var messages_answers = __webpack_require__(68595);
		var baseline = __webpack_require__(17677);
		var comment_mode = __webpack_require__(98241);
		var files = __webpack_require__(53271);
		var gate = __webpack_require__(25205);
		var github = __webpack_require__(57765);
		var messages_history = __webpack_require__(16364);
		var inputs = __webpack_require__(14039);
		var pages = __webpack_require__(36268);
		var messages_rules = __webpack_require__(34071);
		var service = __webpack_require__(37731);
		;
		function sectionOf(title, entries, note) {
			const codes = Object.entries(entries).map(([code, { meaning, remedy }]) => ({
				code,
				meaning,
				remedy
			}));
			return {
				title,
				codes,
				...note !== undefined && { note }
			};
		}
		const SECTIONS = [
			sectionOf("Inputs, files and pages", {
				...inputs.mc,
				...files.cn,
				...pages.Nb
			}),
			sectionOf("Verdict, baseline and services", {
				...gate.k,
				...baseline.Um,
				...service.YV,
				...messages_answers.ug
			}),
			sectionOf("Missing answers of live engines", messages_answers.I3, "After `AVG_ANSWER_…` the answer is not evaluated. After `AVG_ENGINE_…` the engine was asked no further."),
			sectionOf("History and GitHub", {
				...messages_history.Vv,
				...github.U0,
				...comment_mode.s
			})
		];
		function listSections(rules = rules_rules.y) {
			const codes = rules.map(({ name, subject, isDrop }) => ({
				code: (0, messages_rules.Xm)(name),
				meaning: describeRuleFailure(name, subject.noun, isDrop),
				remedy: remedyOf(name, isDrop)
			}));
			return [...SECTIONS, {
				title: "Rules",
				note: "The comment and the report say what changed.",
				codes
			}];
		}
		function listCodes(rules = rules_rules.y) {
			return listSections(rules).flatMap(({ codes }) => codes);
		}
		function remedyOf(rule, isDrop) {
			if (rule === answers.Ap.name) return "A reviewer can accept a loss that is meant: see docs/recipes.md.";
			return isDrop ? "If the new level is right, start one run on the default branch with `accept: true`." : "If the change is right, adjust the rule.";
		}
		function describeRuleFailure(rule, noun, isDrop) {
			return isDrop ? `The ${noun} dropped by more than \`${rule}\` tolerates.` : `\`${rule}\` did not pass.`;
		}
		var report_problems = __webpack_require__(25567);
		;
		const NO_FILE = "no file associated with this alert";
		function formatSarif(gates, version) {
			const [only, ...others] = gates;
			const problems = gates.flatMap(({ key, load }) => (0, report_problems.v)(load()).map((problem) => ({
				key,
				problem
			})));
			const kinds = new Map(problems.map(({ problem }) => [problem.kind, problem]));
			const documented = new Map(listCodes().map((entry) => [entry.code, entry]));
			const log = {
				$schema: "https://json.schemastore.org/sarif-2.1.0.json",
				version: "2.1.0",
				runs: [{
					automationDetails: { id: `ai-visibility/${others.length === 0 ? only?.key : "_fleet"}/` },
					tool: { driver: {
						name: "AI Visibility Gate",
						version,
						rules: Array.from(kinds, ([id, { code }]) => ({
							id,
							shortDescription: { text: `AI visibility: ${id}` },
							fullDescription: { text: `${code}: ${documented.get(code)?.meaning ?? id}` },
							help: { text: documented.get(code)?.remedy ?? "See the report." }
						}))
					} },
					results: problems.map(({ key, problem }) => toResult(key, problem))
				}]
			};
			return `${JSON.stringify(log, undefined, 2)}\n`;
		}
		function toResult(key, { kind, code, leadsTo, title, text, place }) {
			const uri = (place?.path ?? NO_FILE).split("/").map(encodeURIComponent).join("/");
			const line = place?.line ?? 1;
			const region = {
				startLine: line,
				startColumn: 1,
				endLine: line,
				endColumn: 1
			};
			return {
				ruleId: kind,
				level: leadsTo === "fail" || leadsTo === "error" ? "error" : "warning",
				message: { text: `${key}: ${code}: ${text}` },
				locations: [{ physicalLocation: {
					artifactLocation: { uri },
					region
				} }],
				partialFingerprints: { primaryLocationLineHash: `${key}:${kind}:${title}` }
			};
		}
	})
};
;
