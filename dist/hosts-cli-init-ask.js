"use strict";
exports.id = "hosts-cli-init-ask";
exports.ids = ["hosts-cli-init-ask"];
exports.modules = {
	7297: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			chooseKeywords: () => chooseKeywords,
			chooseOwners: () => chooseOwners,
			chooseSite: () => chooseSite,
			createAsk: () => createAsk
		});
		var node_readline_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26848);
		var _inputs_keywords_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1902);
		var _inputs_read_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46551);
		var _inputs_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73368);
		var _report_escape_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9924);
		var _words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9785);
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
				content: (0, _inputs_values_js__WEBPACK_IMPORTED_MODULE_3__.LD)(content) ?? [content],
				siteUrl: (0, _inputs_values_js__WEBPACK_IMPORTED_MODULE_3__.LD)(siteUrl) ?? [siteUrl],
				language: language.trim()
			};
		}
		async function chooseKeywords(site, { given, queries, ask, show }) {
			if (given.keywords !== undefined) return {
				keywords: readGiven(given.keywords),
				unanswered: []
			};
			const { keywords, unanswered } = site.propose(queries);
			const proposed = {
				keywords: keywords.map((keyword) => ({
					keyword,
					questions: []
				})),
				unanswered
			};
			if (ask === undefined) return proposed;
			await show(["Questions that your pages answer:", ...keywords.map((keyword) => `  ${(0, _report_escape_js__WEBPACK_IMPORTED_MODULE_5__.h0)(keyword, TEXT_LENGTH)}`)]);
			const answer = (await ask("Press Enter to take them, or type your own, separated by commas: ")).trim();
			return answer === "" ? proposed : {
				keywords: readGiven(answer),
				unanswered: []
			};
		}
		function readGiven(text) {
			const read = (0, _inputs_keywords_js__WEBPACK_IMPORTED_MODULE_1__.Xv)(text);
			const problem = "problem" in read ? read.problem : undefined;
			if ("keywords" in read && read.keywords.every(({ questions }) => questions.length === 0)) return read.keywords;
			throw new _inputs_read_settings_js__WEBPACK_IMPORTED_MODULE_2__.aV([{
				input: "keywords",
				given: text,
				allowed: problem ?? "no questions after ="
			}]);
		}
		const OWNERS = "Press Enter if they are right. 2 confirms the page of question 2, 2 = docs/page.md names another one, 2 = - none: ";
		async function chooseOwners(site, keywords, { ask, show }) {
			const proposals = site.proposeOwners(keywords.map(({ keyword }) => keyword));
			const questions = keywords.map(({ keyword, owner }, index) => ({
				keyword,
				proposed: owner === undefined ? proposals[index] : {
					owner,
					fit: 1,
					isSure: true
				}
			}));
			const isOpen = keywords.some(({ owner }, index) => owner === undefined && proposals[index] !== undefined);
			if (ask === undefined || !isOpen) return questions;
			for (;;) {
				await show(["The page that owns each question; nothing is confirmed where it says perhaps:", ...(0, _words_js__WEBPACK_IMPORTED_MODULE_4__.cx)(questions)]);
				const answer = (await ask(OWNERS)).trim();
				if (answer === "" || /^y(?:es)?$/i.test(answer)) return questions;
				for (const item of (0, _inputs_values_js__WEBPACK_IMPORTED_MODULE_3__.LD)(answer) ?? [answer]) {
					const problem = correct(questions, item, site.has);
					if (problem !== undefined) await show([problem]);
				}
			}
		}
		function correct(questions, answer, has) {
			const [number = "", ...rest] = answer.split("=");
			const question = questions[((0, _inputs_values_js__WEBPACK_IMPORTED_MODULE_3__.JI)(number.trim(), 1) ?? 0) - 1];
			const quoted = (0, _report_escape_js__WEBPACK_IMPORTED_MODULE_5__.h0)(answer, TEXT_LENGTH);
			if (question === undefined) return `${quoted}: this is no number of a question.`;
			const text = rest.join("=").trim();
			const owner = rest.length === 0 ? question.proposed?.owner : (0, _inputs_keywords_js__WEBPACK_IMPORTED_MODULE_1__.A7)(text);
			if (text === "-") question.proposed = undefined;
			else if (owner === undefined || !has(owner)) return `${quoted}: no such page or section was read.`;
			else question.proposed = {
				owner,
				fit: 1,
				isSure: true
			};
			return undefined;
		}
		async function askFor(ask, label, proposed, mayBeEmpty) {
			const hint = proposed === "" ? "" : ` [${(0, _report_escape_js__WEBPACK_IMPORTED_MODULE_5__.h0)(proposed, TEXT_LENGTH)}${mayBeEmpty ? "; - for none" : ""}]`;
			const answer = (await ask(`${label}${hint}: `)).trim();
			if (answer === "-" && mayBeEmpty) return "";
			return answer === "" ? proposed : answer;
		}
	}),
	9785: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Sx: () => describePageProblem,
			W4: () => describeNextSteps,
			cx: () => describeOwners,
			gd: () => SEARCH_CONSOLE_PROBLEMS,
			tb: () => describeAnswers,
			xd: () => describeSite
		});
		var _commands_init_workflow_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96349);
		var _inputs_keywords_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1902);
		var _report_escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9924);
		var _report_messages_message_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(11531);
		var _report_messages_pages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36268);
		var _report_numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73533);
		const TEXT_LENGTH = 200;
		const SEARCH_CONSOLE_PROBLEMS = {
			"not-csv": "Queries.csv of a Search Console export: Top queries,Clicks,Impressions,CTR,Position",
			"other-table": "Queries.csv: this is another table of the export, such as Pages.csv",
			"no-queries": "a file with at least one query"
		};
		function describeSite(site, { generator, pages }) {
			const list = (items, none) => items.length === 0 ? none : items.join(", ");
			const facts = [
				["Brand", site.brand],
				["Pages", `${pages} in ${list(site.content, "all Markdown, MDX and HTML files")}`],
				["Site", list(site.siteUrl, "no address")],
				["Language", site.language],
				...generator === undefined ? [] : [["Built by", generator]]
			];
			const width = Math.max(...facts.map(([label]) => label.length));
			return facts.map(([label, value]) => [{ text: `${label.padEnd(width)}  ${(0, _report_escape_js__WEBPACK_IMPORTED_MODULE_4__.h0)(value, TEXT_LENGTH)}` }]);
		}
		function describeOwners(questions) {
			const width = widthOf(questions);
			return questions.map(({ keyword, proposed }, index) => {
				const owner = proposed === undefined ? "no page is named after it" : describeOwner(proposed);
				return `${String(index + 1).padStart(4)}  ${(0, _report_escape_js__WEBPACK_IMPORTED_MODULE_4__.h0)(keyword, TEXT_LENGTH).padEnd(width)}  ${owner}`;
			});
		}
		function describeOwner({ owner, fit, isSure }) {
			const path = (0, _report_escape_js__WEBPACK_IMPORTED_MODULE_4__.h0)((0, _inputs_keywords_js__WEBPACK_IMPORTED_MODULE_1__.Vu)(owner), TEXT_LENGTH);
			return isSure ? path : `perhaps ${path}, which fits by ${Math.round(100 * fit)} %`;
		}
		function widthOf(questions) {
			return Math.max(...questions.map(({ keyword }) => (0, _report_escape_js__WEBPACK_IMPORTED_MODULE_4__.h0)(keyword, TEXT_LENGTH).length));
		}
		function describeAnswers(questions, unanswered) {
			const answered = questions.filter(({ page }) => page !== undefined).length;
			const owned = questions.filter(({ proposed, isRead }) => proposed?.isSure && isRead).length;
			const width = widthOf(questions);
			return [
				[{
					text: `Your pages answer ${answered} of ${(0, _report_numbers_js__WEBPACK_IMPORTED_MODULE_3__.pq)(questions.length, "question")}; ${owned} ${owned === 1 ? "has" : "have"} a page that owns it.`,
					tone: answered === questions.length ? "better" : "doubtful"
				}],
				...questions.map((question) => {
					const { sign, tone, text } = viewAnswer(question);
					return [{
						text: `  ${sign} `,
						tone
					}, { text: `${(0, _report_escape_js__WEBPACK_IMPORTED_MODULE_4__.h0)(question.keyword, TEXT_LENGTH).padEnd(width)}  ${text}` }];
				}),
				...unanswered.length === 0 ? [] : [[{ text: `Searched for, and not answered by your pages: ${unanswered.map((query) => (0, _report_escape_js__WEBPACK_IMPORTED_MODULE_4__.h0)(query, TEXT_LENGTH)).join(", ")}.` }]]
			];
		}
		function viewAnswer({ page, proposed, isRead }) {
			if (proposed && !isRead) {
				return {
					sign: "✗",
					tone: "worse",
					text: `${describeOwner(proposed)}: no such page or section was read`
				};
			}
			if (proposed?.isSure) return {
				sign: "✓",
				tone: "better",
				text: describeOwner(proposed)
			};
			if (proposed) return {
				sign: "?",
				tone: "doubtful",
				text: describeOwner(proposed)
			};
			if (page === undefined) return {
				sign: "✗",
				tone: "worse",
				text: "no page answers it"
			};
			const text = `no page is named after it; ${(0, _report_escape_js__WEBPACK_IMPORTED_MODULE_4__.h0)(page, TEXT_LENGTH)} answers it`;
			return {
				sign: "?",
				tone: "doubtful",
				text
			};
		}
		function describePageProblem(facts, generator) {
			const message = (0, _report_messages_pages_js__WEBPACK_IMPORTED_MODULE_2__.Nx)(facts);
			if (facts.kind === "no-pages" && generator !== undefined) {
				return `${message.what} This is a site of ${generator}. If its pages are in another format, let the workflow build the site and gate the built HTML: examples/workflows/built-site.yml in the gate's repository shows how.`;
			}
			return (0, _report_messages_message_js__WEBPACK_IMPORTED_MODULE_5__.hw)(message);
		}
		function describeNextSteps(hasGit) {
			const first = hasGit ? `Commit it, push it and open a pull request: git add ${_commands_init_workflow_js__WEBPACK_IMPORTED_MODULE_0__.A8}` : "This folder is no git repository. Put the workflow into the repository of the site on GitHub.";
			return [
				[{
					text: `Wrote ${_commands_init_workflow_js__WEBPACK_IMPORTED_MODULE_0__.A8}`,
					tone: "better"
				}],
				[{ text: `Next: ${first}` }],
				[{ text: "The gate then comments on pull requests, and fails one that takes away the answer to a question." }],
				[{ text: "Check the set-up at any time: ai-visibility-gate doctor" }]
			];
		}
	})
};
;
