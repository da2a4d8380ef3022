"use strict";
exports.id = "report-files-sarif";
exports.ids = ["report-files-sarif"];
exports.modules = { 3422: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { formatSarif: () => formatSarif });
	var _lib_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68989);
	var _text_log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88457);
	var _words_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30850);
	const NO_FILE = "no file associated with this alert";
	function formatSarif(gates, version) {
		const [only, ...others] = gates;
		const problems = gates.flatMap((gate) => {
			const stakes = gate.load().baseline?.content?.stakes ?? [];
			return (0, _text_log_js__WEBPACK_IMPORTED_MODULE_0__.Rh)(gate).map((problem) => ({
				key: gate.key,
				problem,
				stake: stakes.find(({ path }) => path === problem.place?.path)
			}));
		});
		const kinds = new Map(problems.map(({ problem }) => [problem.kind, problem]));
		const documented = new Map((0, _words_rules_js__WEBPACK_IMPORTED_MODULE_1__.N6)().map((entry) => [entry.code, entry]));
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
				results: problems.map(({ key, problem, stake }) => ({
					...toResult(key, problem),
					...stake && { properties: {
						citedAnswers: stake.answers,
						answers: stake.of
					} }
				}))
			}]
		};
		return `${JSON.stringify(log, undefined, 2)}\n`;
	}
	function toResult(key, { kind, code, leadsTo, title, text, place }) {
		const uri = (place?.path ?? NO_FILE).toWellFormed().split("/").map(encodeURIComponent).join("/");
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
			message: { text: (0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_2__.hP)(`${key}: ${code}: ${text}`) },
			locations: [{ physicalLocation: {
				artifactLocation: { uri },
				region
			} }],
			partialFingerprints: { primaryLocationLineHash: `${key}:${kind}:${title}` }
		};
	}
}) };
;
