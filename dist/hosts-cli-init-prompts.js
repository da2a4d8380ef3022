"use strict";
exports.id = "hosts-cli-init-prompts";
exports.ids = ["hosts-cli-init-prompts"];
exports.modules = { 89971: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { createPrompts: () => createPrompts });
	var _clack_prompts__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26170);
	function createPrompts(input, output, signal) {
		const common = {
			input,
			output,
			signal
		};
		return {
			async line(message, initial) {
				const answer = await (0, _clack_prompts__WEBPACK_IMPORTED_MODULE_0__.Qq)({
					...common,
					message,
					initialValue: initial
				});
				if ((0, _clack_prompts__WEBPACK_IMPORTED_MODULE_0__.FZ)(answer)) throw stopped();
				return answer ?? "";
			},
			async mark(message, choices, initial) {
				const answer = await (0, _clack_prompts__WEBPACK_IMPORTED_MODULE_0__.k2)({
					...common,
					message,
					options: choices.map(({ label, hint = "" }, value) => ({
						value,
						label,
						hint
					})),
					initialValues: initial.map((each) => choices.findIndex(({ value }) => value === each)),
					required: false
				});
				if ((0, _clack_prompts__WEBPACK_IMPORTED_MODULE_0__.FZ)(answer)) throw stopped();
				return answer.toSorted((a, b) => a - b).flatMap((place) => choices[place]?.value ?? []);
			}
		};
	}
	function stopped() {
		return new DOMException("stopped", "AbortError");
	}
}) };
;
