"use strict";
exports.id = "report-files-junit";
exports.ids = ["report-files-junit"];
exports.modules = {
	86499: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Z: () => escapeHtml,
			s: () => escapeHtmlLines
		});
		var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94869);
		const ENTITIES = {
			"&": "&amp;",
			"<": "&lt;",
			">": "&gt;",
			"\"": "&quot;",
			"'": "&#39;"
		};
		function escapeHtml(text, maxLength = 2e3) {
			return toEntities((0, _text_js__WEBPACK_IMPORTED_MODULE_0__.$Q)((0, _text_js__WEBPACK_IMPORTED_MODULE_0__.OX)(text), maxLength));
		}
		function escapeHtmlLines(text) {
			return toEntities((0, _text_js__WEBPACK_IMPORTED_MODULE_0__.$Q)((0, _text_js__WEBPACK_IMPORTED_MODULE_0__.v3)(text), 2e4));
		}
		function toEntities(text) {
			return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
		}
	}),
	37587: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { formatJunit: () => formatJunit });
		var _lib_document_html_escape_html_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86499);
		var _text_log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88457);
		function* formatJunit(gates) {
			yield "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"AI visibility\">\n";
			for (const gate of gates) {
				const { key, verdict } = gate;
				const fails = gate.failures.length > 0;
				const problems = (0, _text_log_js__WEBPACK_IMPORTED_MODULE_1__.Rh)(gate).map((problem) => toTestCase(problem, fails));
				const verdictCase = {
					name: "verdict",
					text: (0, _text_log_js__WEBPACK_IMPORTED_MODULE_1__.eh)(gate),
					failure: fails ? {
						kind: verdict.status,
						message: (0, _text_log_js__WEBPACK_IMPORTED_MODULE_1__.ng)(gate)
					} : undefined
				};
				const cases = problems.some(({ failure }) => failure !== undefined) ? problems : [verdictCase, ...problems];
				const failed = cases.filter(({ failure }) => failure !== undefined).length;
				const counts = `tests="${cases.length}" failures="${failed}" errors="0" skipped="0"`;
				yield `  <testsuite name="${(0, _lib_document_html_escape_html_js__WEBPACK_IMPORTED_MODULE_0__.Z)(key)}" ${counts}>\n`;
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
			const file = path === undefined ? "" : ` file="${(0, _lib_document_html_escape_html_js__WEBPACK_IMPORTED_MODULE_0__.Z)(path)}"`;
			const inner = failure === undefined ? `<system-out>${(0, _lib_document_html_escape_html_js__WEBPACK_IMPORTED_MODULE_0__.Z)(text)}</system-out>` : `<failure type="${(0, _lib_document_html_escape_html_js__WEBPACK_IMPORTED_MODULE_0__.Z)(failure.kind)}" message="${(0, _lib_document_html_escape_html_js__WEBPACK_IMPORTED_MODULE_0__.Z)(failure.message)}">${(0, _lib_document_html_escape_html_js__WEBPACK_IMPORTED_MODULE_0__.Z)(text)}</failure>`;
			return `    <testcase classname="${(0, _lib_document_html_escape_html_js__WEBPACK_IMPORTED_MODULE_0__.Z)(key)}" name="${(0, _lib_document_html_escape_html_js__WEBPACK_IMPORTED_MODULE_0__.Z)(name)}"${file}>${inner}</testcase>\n`;
		}
	})
};
;
