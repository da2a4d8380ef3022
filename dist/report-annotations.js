"use strict";
exports.id = "report-annotations";
exports.ids = ["report-annotations"];
exports.modules = {
	46241: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			annotationsOf: () => annotationsOf,
			describeAnnotatedRunFailures: () => describeAnnotatedRunFailures
		});
		var _findings_find_findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58950);
		var _gate_verdict_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(39231);
		var _document_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42378);
		var _document_headline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8789);
		var _escape_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9924);
		var _messages_message_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(11531);
		var _messages_rules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34071);
		var _problems_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25567);
		var _reasons_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77802);
		var _run_outcome_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(53983);
		var _run_report_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(72065);
		var _words_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(44702);
		const MOST_ANNOTATIONS = 9;
		const MOST_KEYS = 3;
		function annotationsOf(gates) {
			const failures = gates.flatMap(({ load }) => listFailures(load()));
			const alike = Map.groupBy(failures, ({ key, ...failure }) => JSON.stringify(failure));
			return [...alike.values()].slice(0, MOST_ANNOTATIONS).flatMap((ofGates) => ofGates.slice(0, 1).map(({ rule, message, place, failsStep }) => ({
				title: (0, _escape_js__WEBPACK_IMPORTED_MODULE_9__.h0)(`${nameGates(ofGates.map(({ key }) => key))}: ${rule}`, _words_js__WEBPACK_IMPORTED_MODULE_8__.xt),
				...{
					message,
					place,
					failsStep
				}
			})));
		}
		function listFailures(outcome) {
			const { verdict, key, failures } = outcome;
			const { names } = (0, _document_context_js__WEBPACK_IMPORTED_MODULE_1__.q)(outcome);
			const lost = (0, _findings_find_findings_js__WEBPACK_IMPORTED_MODULE_0__.k)(outcome).filter(_document_headline_js__WEBPACK_IMPORTED_MODULE_2__.Pz).filter(({ kind }) => kind !== "answer-weaker").flatMap((finding) => (0, _problems_js__WEBPACK_IMPORTED_MODULE_4__.b)(finding, outcome.run));
			return failingRules(verdict).flatMap((result) => {
				const annotate = (text, place) => ({
					...{
						key,
						rule: result.rule,
						place,
						failsStep: failures.includes("fail")
					},
					message: (0, _messages_message_js__WEBPACK_IMPORTED_MODULE_10__.hw)({
						code: (0, _messages_rules_js__WEBPACK_IMPORTED_MODULE_3__.Xm)(result.rule),
						text
					})
				});
				if (result.kind === "answers") return lost.map(({ text, place }) => annotate(text, place));
				const named = (0, _messages_rules_js__WEBPACK_IMPORTED_MODULE_3__.f$)(result, names.engineInCountry);
				return [annotate((0, _messages_rules_js__WEBPACK_IMPORTED_MODULE_3__.IO)(named, verdict.unmeasuredCompetitors).sentence, undefined)];
			});
		}
		function nameGates(keys) {
			if (keys.join() === "default") return "AI visibility";
			const { shown, more } = (0, _words_js__WEBPACK_IMPORTED_MODULE_8__.f6)(keys, MOST_KEYS);
			return `AI visibility (${shown.join(", ")}${more})`;
		}
		function describeAnnotatedRunFailures(run) {
			const only = (0, _run_report_js__WEBPACK_IMPORTED_MODULE_7__.mU)(run);
			if (only === undefined) return (0, _run_outcome_js__WEBPACK_IMPORTED_MODULE_6__.$u)(run);
			return only.failures.length > 0 ? describeAnnotatedFailures(only.load()) : "";
		}
		function describeAnnotatedFailures(outcome) {
			const { failures, verdict } = outcome;
			if (!failures.includes("fail")) return (0, _reasons_js__WEBPACK_IMPORTED_MODULE_5__.ng)(outcome);
			const problems = failingRules(verdict).reduce((sum, result) => sum + (result.kind === "answers" ? result.lost.length : 1), 0);
			const more = problems - MOST_ANNOTATIONS;
			const unsaid = more > 0 ? ` The last ${more} of ${problems} problems have no annotation.` : "";
			const text = `${(0, _reasons_js__WEBPACK_IMPORTED_MODULE_5__.k1)((0, _document_context_js__WEBPACK_IMPORTED_MODULE_1__.q)(outcome))}${unsaid}`;
			const rest = (0, _reasons_js__WEBPACK_IMPORTED_MODULE_5__.ng)({
				...outcome,
				failures: failures.filter((failure) => failure !== "fail")
			});
			return [(0, _messages_message_js__WEBPACK_IMPORTED_MODULE_10__.hw)({
				code: "AVG_FAILED",
				text
			}), rest].filter((line) => line !== "").join("\n");
		}
		function failingRules(verdict) {
			return (0, _gate_verdict_js__WEBPACK_IMPORTED_MODULE_11__.fD)(verdict).filter(({ outcome }) => outcome === "fail");
		}
	}),
	25567: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			b: () => describeQuestions,
			v: () => listProblems
		});
		var _document_content_causes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53629);
		var _document_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42378);
		var _document_headline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8789);
		var _document_plain_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91921);
		var _escape_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9924);
		var _reasons_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77802);
		var _words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44702);
		function listProblems(outcome) {
			const context = (0, _document_context_js__WEBPACK_IMPORTED_MODULE_1__.q)(outcome);
			return context.findings.flatMap((finding) => {
				const { kind, leadsTo } = finding;
				if (leadsTo === "none") return [];
				const { code, text } = (0, _reasons_js__WEBPACK_IMPORTED_MODULE_4__.jb)(finding, context);
				const told = (0, _document_headline_js__WEBPACK_IMPORTED_MODULE_2__.Pz)(finding) ? describeQuestions(finding, outcome.run) : [{
					title: (0, _document_headline_js__WEBPACK_IMPORTED_MODULE_2__.Cy)(finding, context),
					text,
					place: undefined
				}];
				const page = (0, _document_headline_js__WEBPACK_IMPORTED_MODULE_2__.Pz)(finding) ? {
					path: finding.path,
					line: 1
				} : undefined;
				return told.map(({ title, text, place = page }) => ({
					...{
						code,
						kind,
						leadsTo,
						place
					},
					title: (0, _escape_js__WEBPACK_IMPORTED_MODULE_6__.h0)(title, _words_js__WEBPACK_IMPORTED_MODULE_5__.xt),
					text: (0, _escape_js__WEBPACK_IMPORTED_MODULE_6__.h0)(text)
				}));
			});
		}
		function describeQuestions(finding, run) {
			const { why, todo = [] } = (0, _document_content_causes_js__WEBPACK_IMPORTED_MODULE_0__.$4)(finding, run);
			const verb = finding.kind === "answer-weaker" ? "has a weaker answer" : "lost its answer";
			return finding.questions.map(({ question, before }) => {
				const said = before === undefined ? "" : `Before: “${(0, _escape_js__WEBPACK_IMPORTED_MODULE_6__.h0)(before.text, _words_js__WEBPACK_IMPORTED_MODULE_5__.xt)}”`;
				const lost = `“${(0, _escape_js__WEBPACK_IMPORTED_MODULE_6__.h0)(question, _words_js__WEBPACK_IMPORTED_MODULE_5__.xt)}” ${verb}.`;
				return {
					title: question,
					text: [
						lost,
						said,
						(0, _document_plain_text_js__WEBPACK_IMPORTED_MODULE_3__.o)(why),
						(0, _document_plain_text_js__WEBPACK_IMPORTED_MODULE_3__.o)(todo)
					].filter((part) => part !== "").join(" "),
					place: placeOf(finding)
				};
			});
		}
		function placeOf(finding) {
			const [reason] = finding.kind === "page-hidden" ? finding.reasons : [];
			if (reason !== undefined) return {
				path: reason.file,
				line: reason.line
			};
			for (const { path, now } of finding.removed) {
				if (now !== undefined) return {
					path,
					line: Math.max(1, Math.min(now.from, now.to))
				};
			}
			return finding.kind === "answer-lost" ? {
				path: finding.path,
				line: 1
			} : undefined;
		}
	})
};
;
