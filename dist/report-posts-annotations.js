"use strict";
exports.id = "report-posts-annotations";
exports.ids = ["report-posts-annotations"];
exports.modules = { 85109: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { annotationsOf: () => annotationsOf });
	var _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25988);
	var _lib_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68989);
	var _text_log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88457);
	var _words_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72072);
	const MAX_ANNOTATIONS = 9;
	const MAX_KEYS = 3;
	function annotationsOf(gates) {
		const failing = gates.flatMap((gate) => (0, _text_log_js__WEBPACK_IMPORTED_MODULE_1__.vz)(gate).filter(({ leadsTo }) => leadsTo === "fail").map(({ code, text, place }) => ({
			key: gate.key,
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
		const alike = Map.groupBy(failing, ({ key, ...annotation }) => JSON.stringify(annotation));
		return [...alike.values()].slice(0, MAX_ANNOTATIONS).flatMap((ofGates) => ofGates.slice(0, 1).map(({ key, ...annotation }) => ({
			title: (0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_3__.h0)(nameGates(ofGates.map(({ key }) => key)), _words_words_js__WEBPACK_IMPORTED_MODULE_2__.xt),
			...annotation
		})));
	}
	function nameGates(keys) {
		if (keys.join() === "default") return "AI visibility";
		return `AI visibility (${(0, _words_words_js__WEBPACK_IMPORTED_MODULE_2__.rL)(keys, MAX_KEYS)})`;
	}
}) };
;
