"use strict";
exports.id = "embedded-pages-language-scores";
exports.ids = ["embedded-pages-language-scores"];
exports.modules = { 8557: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { createLanguageScorer: () => createLanguageScorer });
	var franc_data_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74521);
	var franc_expressions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7174);
	const MOST_DISTANCE = 300;
	const LEAST_CHARACTERS = 10;
	function createLanguageScorer(only) {
		const tables = new Map();
		let texts = 0;
		function tableOf(script, models) {
			const table = tables.get(script) ?? createTable(models, only);
			tables.set(script, table);
			return table;
		}
		function measure(text, { codes, trigrams }) {
			texts += 1;
			const seen = [];
			const others = new Set();
			const padded = ` ${text.replace(/[!-@\s]+/g, " ").trim().toLowerCase()} `;
			for (let index = 0; index + 3 <= padded.length; index += 1) {
				const letters = padded.slice(index, index + 3);
				const found = trigrams.get(letters);
				if (found === undefined) others.add(letters);
				else if (found.text === texts) found.count += 1;
				else {
					found.text = texts;
					found.count = 1;
					seen.push(found);
				}
			}
			const distances = codes.map(() => MOST_DISTANCE * (seen.length + others.size));
			for (const { count, languages, ranks } of seen) {
				languages.forEach((language, index) => {
					const distance = Math.abs(count - (ranks[index] ?? 0) - 1);
					distances[language] = (distances[language] ?? 0) + distance - MOST_DISTANCE;
				});
			}
			return codes.map((code, index) => [code, distances[index] ?? 0]).sort(([, one], [, other]) => one - other);
		}
		return (text) => {
			if (text.length < LEAST_CHARACTERS) return [["und", 1]];
			const script = findScript(text);
			const models = franc_data_js__WEBPACK_IMPORTED_MODULE_0__.p[script];
			if (models === undefined) return [[only.includes(script) ? script : "und", 1]];
			const distances = measure(text, tableOf(script, models));
			const least = distances[0]?.[1];
			if (least === undefined) return [["und", 1]];
			const most = text.length * MOST_DISTANCE - least;
			return distances.map(([code, distance]) => [code, 1 - (distance - least) / most || 0]);
		};
	}
	function createTable(models, only) {
		const codes = Object.keys(models).filter((code) => only.includes(code));
		const trigrams = new Map();
		for (const [language, code] of codes.entries()) {
			for (const [rank, letters] of (models[code] ?? "").split("|").entries()) {
				const trigram = trigrams.get(letters) ?? {
					text: 0,
					count: 0,
					languages: [],
					ranks: []
				};
				trigrams.set(letters, trigram);
				trigram.languages.push(language);
				trigram.ranks.push(rank);
			}
		}
		return {
			codes,
			trigrams
		};
	}
	function findScript(text) {
		if (2 * (text.match(/[a-z]/gi)?.length ?? 0) > text.length) return "Latin";
		let most = 0;
		let found = "";
		for (const [script, characters] of Object.entries(franc_expressions_js__WEBPACK_IMPORTED_MODULE_1__.S)) {
			const count = text.match(characters)?.length ?? 0;
			if (count > most) {
				most = count;
				found = script;
			}
		}
		return found;
	}
}) };
;
