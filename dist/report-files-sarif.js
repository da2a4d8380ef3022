"use strict";
exports.id = "report-files-sarif";
exports.ids = ["report-files-sarif"];
exports.modules = { 76714: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { formatSarif: () => formatSarif });
	var lib_escape = __webpack_require__(68989);
	var text_problems = __webpack_require__(30999);
	var avg_error = __webpack_require__(98157);
	var answers = __webpack_require__(73421);
	var rules_rules = __webpack_require__(37685);
	var documents = __webpack_require__(7794);
	var words_rules = __webpack_require__(30850);
	;
	function listSections(rules = rules_rules.y) {
		const codes = rules.map(({ name, subject, isDrop }) => ({
			code: (0, words_rules.Xm)(name),
			meaning: isDrop ? `The ${subject.noun} dropped by more than \`${name}\` tolerates.` : `\`${name}\` did not pass.`,
			remedy: ruleRemedy(name, isDrop)
		}));
		const declared = avg_error.bP.map(({ errors, ...section }) => ({
			...section,
			codes: Object.entries(errors).map(([code, { meaning, remedy }]) => ({
				code,
				meaning,
				remedy
			}))
		}));
		return [...declared, {
			title: "Rules",
			note: "The comment and the report say what changed.",
			codes
		}];
	}
	function listCodes(rules = rules_rules.y) {
		return listSections(rules).flatMap(({ codes }) => codes);
	}
	function ruleRemedy(rule, isDrop) {
		if (rule === answers.Ap.name) return `A reviewer can accept an intended loss. See ${documents.f}/judging#accept-a-loss.`;
		return isDrop ? "If the new level is right, start one run on the default branch with `accept: true`." : "If the change is right, adjust the rule.";
	}
	;
	const NO_FILE = "no file associated with this alert";
	function formatSarif(gates, version) {
		const [only, ...others] = gates;
		const problems = gates.flatMap((gate) => {
			const stakes = gate.load().baseline?.content?.stakes ?? [];
			return (0, text_problems.Rh)(gate).map((problem) => {
				const stake = stakes.find(({ path }) => path === problem.place?.path);
				return {
					key: gate.key,
					problem,
					citations: stake && {
						citedAnswers: stake.answers,
						answers: stake.of
					}
				};
			});
		});
		const kinds = new Map(problems.map(({ problem }) => [problem.kind, problem]));
		const documented = new Map(listCodes().map((entry) => [entry.code, entry]));
		const log = {
			$schema: "https://json.schemastore.org/sarif-2.1.0.json",
			version: "2.1.0",
			runs: [{
				automationDetails: { id: `ai-visibility/${others.length === 0 ? only?.key : "_fleet"}/` },
				tool: { driver: {
					name: "AI Visibility Gate",
					version,
					rules: Array.from(kinds, ([id, { code }]) => ({
						id,
						shortDescription: { text: `AI visibility: ${id}` },
						fullDescription: { text: `${code}: ${documented.get(code)?.meaning ?? id}` },
						help: { text: documented.get(code)?.remedy ?? "See the report." }
					}))
				} },
				results: problems.map(({ key, problem, citations }) => ({
					...toResult(key, problem),
					...citations && { properties: citations }
				}))
			}]
		};
		return `${JSON.stringify(log, undefined, 2)}\n`;
	}
	function toResult(key, { kind, code, leadsTo, title, text, place }) {
		const uri = (place?.path ?? NO_FILE).toWellFormed().split("/").map(encodeURIComponent).join("/");
		const line = place?.line ?? 1;
		const region = {
			startLine: line,
			startColumn: 1,
			endLine: line,
			endColumn: 1
		};
		return {
			ruleId: kind,
			level: leadsTo === "fail" || leadsTo === "error" ? "error" : "warning",
			message: { text: (0, lib_escape.hP)(`${key}: ${code}: ${text}`) },
			locations: [{ physicalLocation: {
				artifactLocation: { uri },
				region
			} }],
			partialFingerprints: { primaryLocationLineHash: `${key}:${kind}:${title}` }
		};
	}
}) };
;
