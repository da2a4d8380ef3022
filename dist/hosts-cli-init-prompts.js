"use strict";
exports.id = "hosts-cli-init-prompts";
exports.ids = ["hosts-cli-init-prompts"];
exports.modules = { 89971: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { createPrompts: () => createPrompts });
	var _clack_prompts__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26170);
	const CONTROL_C = "";
	function createPrompts(input, output, signal) {
		const common = {
			input,
			output,
			signal
		};
		return {
			async line(message, initial) {
				return read(await (0, _clack_prompts__WEBPACK_IMPORTED_MODULE_0__.Qq)({
					...common,
					message,
					initialValue: initial
				}));
			},
			async edit(message, initial, describeProblem) {
				const answer = await (0, _clack_prompts__WEBPACK_IMPORTED_MODULE_0__.c1)({
					...common,
					message: `${message} (Tab, then Enter, to go on)`,
					initialValue: initial.join("\n"),
					showSubmit: true,
					validate: (given) => describeProblem(splitLines(given ?? ""))
				});
				return splitLines(read(answer));
			},
			async mark(message, choices, initial) {
				const answer = await (0, _clack_prompts__WEBPACK_IMPORTED_MODULE_0__.k2)({
					...common,
					message,
					options: choices.map(({ label }, value) => ({
						value,
						label
					})),
					initialValues: initial.map((each) => choices.findIndex(({ value }) => value === each))
				});
				if ((0, _clack_prompts__WEBPACK_IMPORTED_MODULE_0__.FZ)(answer)) throw stopped();
				return answer.toSorted((a, b) => a - b).flatMap((place) => choices[place]?.value ?? []);
			},
			async ignoring(work) {
				const ignore = (typed) => {
					if (String(typed).includes(CONTROL_C)) process.emit("SIGINT");
				};
				input.setRawMode?.(true);
				input.on("data", ignore).resume();
				try {
					return await work();
				} finally {
					await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
					input.off("data", ignore);
					input.setRawMode?.(false);
					input.pause();
				}
			}
		};
	}
	function splitLines(text) {
		return text.split("\n").filter((line) => line.trim() !== "");
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
