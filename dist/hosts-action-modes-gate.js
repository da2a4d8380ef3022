"use strict";
exports.id = "hosts-action-modes-gate";
exports.ids = ["hosts-action-modes-gate"];
exports.modules = {
	21979: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { z: () => check });
		var _lib_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94570);
		var _lib_http_limiter_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45461);
		var _run_gate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61293);
		var _run_gates_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39487);
		function check(reading, context) {
			const limiters = (0, _lib_http_limiter_js__WEBPACK_IMPORTED_MODULE_3__.v)(_lib_clock_js__WEBPACK_IMPORTED_MODULE_0__.m);
			return (0, _run_gates_js__WEBPACK_IMPORTED_MODULE_2__.A)(reading, {
				...context,
				limiters
			}, ({ settings }, own) => (0, _run_gate_js__WEBPACK_IMPORTED_MODULE_1__.R)(settings, own));
		}
	}),
	99289: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { runGateMode: () => runGateMode });
		var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91659);
		var _commands_check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21979);
		var _inputs_read_gates_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94931);
		var _log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22769);
		var _finish_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88287);
		async function runGateMode(run) {
			const { texts, env, context, cancelled: signal } = run;
			const reading = await (0, _inputs_read_gates_js__WEBPACK_IMPORTED_MODULE_2__.D)(texts, {
				env,
				facts: context,
				signal
			});
			const open = {
				facts: context,
				env,
				log: (0, _log_js__WEBPACK_IMPORTED_MODULE_3__.M)(),
				signal
			};
			return (0, _finish_run_js__WEBPACK_IMPORTED_MODULE_4__.J)(run, reading, open, (given) => _actions_core__WEBPACK_IMPORTED_MODULE_0__.Os("Baseline, scans and verdict", () => (0, _commands_check_js__WEBPACK_IMPORTED_MODULE_1__.z)(reading, given)));
		}
	})
};
;
