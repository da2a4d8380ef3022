"use strict";
exports.id = "report-problems";
exports.ids = ["report-problems"];
exports.modules = {
	46182: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Z: () => escapeHtml,
			s: () => escapeHtmlLines
		});
		var _lib_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94869);
		const ENTITIES = {
			"&": "&amp;",
			"<": "&lt;",
			">": "&gt;",
			"\"": "&quot;",
			"'": "&#39;"
		};
		function escapeHtml(text, maxLength = 2e3) {
			return toEntities((0, _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.$Q)((0, _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.OX)(text), maxLength));
		}
		function escapeHtmlLines(text) {
			return toEntities((0, _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.$Q)((0, _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.v3)(text), 2e4));
		}
		function toEntities(text) {
			return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
		}
	}),
	44227: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { formatJunit: () => formatJunit });
		var _html_escape_html_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46182);
		var _problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25567);
		var _reasons_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77802);
		function* formatJunit(gates) {
			yield "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"AI visibility\">\n";
			for (const { key, load } of gates) {
				const outcome = load();
				const fails = outcome.failures.length > 0;
				const problems = (0, _problems_js__WEBPACK_IMPORTED_MODULE_1__.v)(outcome).map((problem) => toTestCase(problem, fails));
				const verdict = {
					name: "verdict",
					text: (0, _reasons_js__WEBPACK_IMPORTED_MODULE_2__.eh)(outcome),
					failure: fails ? {
						kind: outcome.verdict.status,
						message: (0, _reasons_js__WEBPACK_IMPORTED_MODULE_2__.ng)(outcome)
					} : undefined
				};
				const cases = problems.some(({ failure }) => failure !== undefined) ? problems : [verdict, ...problems];
				const failed = cases.filter(({ failure }) => failure !== undefined).length;
				const counts = `tests="${cases.length}" failures="${failed}" errors="0" skipped="0"`;
				yield `  <testsuite name="${(0, _html_escape_html_js__WEBPACK_IMPORTED_MODULE_0__.Z)(key)}" ${counts}>\n`;
				for (const each of cases) yield formatCase(each, key);
				yield "  </testsuite>\n";
			}
			yield "</testsuites>\n";
		}
		function toTestCase({ code, leadsTo, title, text, place }, fails) {
			const isFailure = fails && (leadsTo === "fail" || leadsTo === "error");
			return {
				name: `${title} (${code})`,
				text,
				failure: isFailure ? {
					kind: code,
					message: text
				} : undefined,
				path: place?.path
			};
		}
		function formatCase({ name, failure, text, path }, key) {
			const file = path === undefined ? "" : ` file="${(0, _html_escape_html_js__WEBPACK_IMPORTED_MODULE_0__.Z)(path)}"`;
			const inner = failure === undefined ? `<system-out>${(0, _html_escape_html_js__WEBPACK_IMPORTED_MODULE_0__.Z)(text)}</system-out>` : `<failure type="${(0, _html_escape_html_js__WEBPACK_IMPORTED_MODULE_0__.Z)(failure.kind)}" message="${(0, _html_escape_html_js__WEBPACK_IMPORTED_MODULE_0__.Z)(failure.message)}">${(0, _html_escape_html_js__WEBPACK_IMPORTED_MODULE_0__.Z)(text)}</failure>`;
			return `    <testcase classname="${(0, _html_escape_html_js__WEBPACK_IMPORTED_MODULE_0__.Z)(key)}" name="${(0, _html_escape_html_js__WEBPACK_IMPORTED_MODULE_0__.Z)(name)}"${file}>${inner}</testcase>\n`;
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
	})
};
;
