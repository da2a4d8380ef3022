"use strict";
exports.id = "hosts-cli-prompts";
exports.ids = ["hosts-cli-prompts"];
exports.modules = { 42174: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, {
		M: () => askUntilRight,
		U: () => pick,
		createPrompts: () => createPrompts
	});
	var _clack_prompts__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26170);
	var _inputs_given_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76100);
	var _lib_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68989);
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
					placeholder: initial,
					defaultValue: initial
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
			refuse: (why) => void output.write(`${why}\n`)
		};
	}
	async function askUntilRight(prompts, ask, accept) {
		let answer;
		for (;;) {
			answer = await ask(answer);
			try {
				return await accept(answer);
			} catch (error) {
				if (!(error instanceof _inputs_given_values_js__WEBPACK_IMPORTED_MODULE_1__.aV)) throw error;
				for (const { given, allowed } of error.problems) prompts.refuse(given ? `Got "${(0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_2__.h0)(given, 100)}"; expected ${allowed}.` : `Expected ${allowed}.`);
			}
		}
	}
	function pick(prompts, message, choices) {
		const keys = Object.keys(choices);
		const labels = Object.entries(choices).map(([key, label]) => `${key}  ${label}`);
		const lines = [
			message,
			...labels,
			`Enter means ${keys[0]}.`
		].join("\n");
		return askUntilRight(prompts, () => prompts.line(lines, ""), (line) => {
			const key = line.trim().toLowerCase() || keys[0];
			if (key !== undefined && keys.includes(key)) return key;
			throw new _inputs_given_values_js__WEBPACK_IMPORTED_MODULE_1__.aV([{
				input: "answer",
				given: line,
				allowed: `one of ${keys.join(", ")}`
			}]);
		});
	}
	function read(answer) {
		if (typeof answer === "symbol") throw new DOMException("stopped", "AbortError");
		return answer ?? "";
	}
}) };
;
