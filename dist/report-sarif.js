"use strict";
exports.id = "report-sarif";
exports.ids = ["report-sarif"];
exports.modules = { 35150: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
}) };
;
