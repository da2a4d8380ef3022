"use strict";
exports.id = "hosts-cli-prompts";
exports.ids = ["hosts-cli-prompts"];
exports.modules = { 42174: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { createPrompts: () => createPrompts });
	var _clack_prompts__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26170);
	function createPrompts(input, output, signal) {
		const common = {
			input,
			output,
			signal
		};
		return {
			async line(message, initial, check) {
				const validate = (line = "") => check?.(line);
				return read(await (0, _clack_prompts__WEBPACK_IMPORTED_MODULE_0__.Qq)({
					...common,
					message,
					initialValue: initial,
					validate
				}));
			},
			async edit(message, initial) {
				const answer = await (0, _clack_prompts__WEBPACK_IMPORTED_MODULE_0__.c1)({
					...common,
					message: `${message} (Tab, then Enter, to go on)`,
					initialValue: initial.join("\n"),
					showSubmit: true
				});
				return read(answer).split("\n").filter((line) => line.trim() !== "");
			},
			async mark(message, choices, initial) {
				const answer = await (0, _clack_prompts__WEBPACK_IMPORTED_MODULE_0__.k2)({
					...common,
					message,
					options: list(choices),
					initialValues: initial
				});
				if ((0, _clack_prompts__WEBPACK_IMPORTED_MODULE_0__.FZ)(answer)) throw stopped();
				return Object.keys(choices).filter((name) => answer.includes(name));
			},
			async pick(message, choices) {
				const options = list(choices);
				const first = options[0]?.value ?? "";
				const answer = await (0, _clack_prompts__WEBPACK_IMPORTED_MODULE_0__.um)({
					...common,
					message,
					options,
					initialValue: first
				});
				if ((0, _clack_prompts__WEBPACK_IMPORTED_MODULE_0__.FZ)(answer)) throw stopped();
				return answer || first;
			}
		};
	}
	function list(choices) {
		return Object.entries(choices).map(([value, label]) => ({
			value,
			label
		}));
	}
	function read(answer) {
		if (typeof answer === "symbol") throw stopped();
		return answer ?? "";
	}
	function stopped() {
		return new DOMException("stopped", "AbortError");
	}
}) };
;
