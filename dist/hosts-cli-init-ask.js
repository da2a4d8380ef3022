"use strict";
exports.id = "hosts-cli-init-ask";
exports.ids = ["hosts-cli-init-ask"];
exports.modules = { 7297: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, {
		chooseKeywords: () => chooseKeywords,
		chooseSite: () => chooseSite,
		createAsk: () => createAsk
	});
	var node_readline_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26848);
	var _inputs_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73368);
	var _report_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9924);
	function createAsk(input, output, signal) {
		return async (question) => {
			const lines = (0, node_readline_promises__WEBPACK_IMPORTED_MODULE_0__.createInterface)({
				input,
				output
			});
			const closed = new AbortController();
			lines.once("close", () => closed.abort());
			try {
				return await lines.question(question, { signal: AbortSignal.any([signal, closed.signal]) });
			} finally {
				lines.close();
			}
		};
	}
	const TEXT_LENGTH = 200;
	async function chooseSite(proposal, given, ask) {
		const settle = async (name, label, proposed) => given[name] ?? (ask === undefined ? proposed : await askFor(ask, label, proposed, name === "content" || name === "site-url"));
		const brand = await settle("brand", "Brand", proposal.brand);
		const content = await settle("content", "Pages (globs; empty for all Markdown and HTML)", proposal.content.join(", "));
		const siteUrl = await settle("site-url", "Address of the site (empty for none)", proposal.siteUrl.join(", "));
		const language = await settle("language", "Language", proposal.language);
		return {
			brand: brand.trim(),
			content: (0, _inputs_values_js__WEBPACK_IMPORTED_MODULE_1__.LD)(content) ?? [content],
			siteUrl: (0, _inputs_values_js__WEBPACK_IMPORTED_MODULE_1__.LD)(siteUrl) ?? [siteUrl],
			language: language.trim()
		};
	}
	async function chooseKeywords(site, { given, queries, ask, show }) {
		const own = given.keywords === undefined ? undefined : (0, _inputs_values_js__WEBPACK_IMPORTED_MODULE_1__.LD)(given.keywords);
		if (own !== undefined) return {
			keywords: own,
			unanswered: []
		};
		const proposed = site.propose(queries);
		if (ask === undefined) return proposed;
		await show(["Questions that your pages answer:", ...proposed.keywords.map((keyword) => `  ${(0, _report_escape_js__WEBPACK_IMPORTED_MODULE_2__.h0)(keyword, TEXT_LENGTH)}`)]);
		const answer = (await ask("Press Enter to take them, or type your own, separated by commas: ")).trim();
		return answer === "" ? proposed : {
			keywords: (0, _inputs_values_js__WEBPACK_IMPORTED_MODULE_1__.LD)(answer) ?? [answer],
			unanswered: []
		};
	}
	async function askFor(ask, label, proposed, mayBeEmpty) {
		const hint = proposed === "" ? "" : ` [${(0, _report_escape_js__WEBPACK_IMPORTED_MODULE_2__.h0)(proposed, TEXT_LENGTH)}${mayBeEmpty ? "; - for none" : ""}]`;
		const answer = (await ask(`${label}${hint}: `)).trim();
		if (answer === "-" && mayBeEmpty) return "";
		return answer === "" ? proposed : answer;
	}
}) };
;
