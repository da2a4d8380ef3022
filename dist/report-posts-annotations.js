"use strict";
exports.id = "report-posts-annotations";
exports.ids = ["report-posts-annotations"];
exports.modules = { 85109: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { annotationsOf: () => annotationsOf });
	var _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25988);
	var _text_log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88457);
	const MAX_ANNOTATIONS = 9;
	function annotationsOf(gates) {
		const failing = gates.flatMap((gate) => (0, _text_log_js__WEBPACK_IMPORTED_MODULE_1__.vz)(gate).filter(({ leadsTo }) => leadsTo === "fail").map(({ code, text, place }) => ({
			message: (0, _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_0__.hw)({
				code,
				text
			}),
			place: place?.line === undefined ? undefined : {
				path: place.path,
				line: place.line
			},
			failsStep: gate.failures.includes("fail")
		})));
		const different = new Map(failing.map((annotation) => [JSON.stringify(annotation), annotation]));
		return [...different.values()].slice(0, MAX_ANNOTATIONS);
	}
}) };
;
