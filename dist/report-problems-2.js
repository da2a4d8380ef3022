"use strict";
exports.id = "report-problems-2";
exports.ids = ["report-problems-2"];
exports.modules = {
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
				return told.map(({ title, text, place }) => ({
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
						(0, _document_plain_text_js__WEBPACK_IMPORTED_MODULE_3__.oi)(why),
						(0, _document_plain_text_js__WEBPACK_IMPORTED_MODULE_3__.oi)(todo)
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
	35150: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { formatSarif: () => formatSarif });
		var _messages_code_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13186);
		var _problems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25567);
		const NO_FILE = "no file associated with this alert";
		function formatSarif(gates) {
			const problems = gates.flatMap(({ key, load }) => (0, _problems_js__WEBPACK_IMPORTED_MODULE_0__.v)(load()).map((problem) => ({
				key,
				problem
			})));
			const kinds = new Map(problems.map(({ problem }) => [problem.kind, problem]));
			const log = {
				$schema: "https://json.schemastore.org/sarif-2.1.0.json",
				version: "2.1.0",
				runs: [{
					tool: { driver: {
						name: "AI Visibility Gate",
						rules: Array.from(kinds, ([id, { code }]) => ({
							id,
							shortDescription: { text: `AI visibility: ${id}` },
							help: { text: `${(0, _messages_code_address_js__WEBPACK_IMPORTED_MODULE_1__.p7)(code)} explains ${code}.` }
						}))
					} },
					results: problems.map(({ key, problem }) => toResult(key, problem))
				}]
			};
			return `${JSON.stringify(log, undefined, 2)}\n`;
		}
		function toResult(key, { kind, code, leadsTo, title, text, place }) {
			const uri = place === undefined ? NO_FILE : place.path.split("/").map(encodeURIComponent).join("/");
			return {
				ruleId: kind,
				level: leadsTo === "fail" || leadsTo === "error" ? "error" : "warning",
				message: { text: `${key}: ${code}: ${text}` },
				locations: [{ physicalLocation: {
					artifactLocation: { uri },
					region: { startLine: place?.line ?? 1 }
				} }],
				partialFingerprints: { "problem/v1": `${key}:${kind}:${title}` }
			};
		}
	})
};
;
