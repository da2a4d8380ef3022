"use strict";
exports.id = "report-files-csv";
exports.ids = ["report-files-csv"];
exports.modules = {
	59656: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { g: () => toCsv });
		var csv_stringify_sync__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96789);
		var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94869);
		const ROWS_AT_ONCE = 100;
		function* toCsv(columns, rows) {
			yield toLines(columns, [], {
				header: true,
				bom: true
			});
			let batch = [];
			for (const row of rows) {
				batch.push(row);
				if (batch.length < ROWS_AT_ONCE) continue;
				yield toLines(columns, batch);
				batch = [];
			}
			if (batch.length > 0) yield toLines(columns, batch);
		}
		function toLines(columns, rows, start = {}) {
			return (0, csv_stringify_sync__WEBPACK_IMPORTED_MODULE_0__.A)(rows, {
				...start,
				columns,
				record_delimiter: "windows",
				escape_formulas: true,
				quoted_string: true,
				cast: {
					boolean: (value) => String(value),
					string: _text_js__WEBPACK_IMPORTED_MODULE_1__.OX
				}
			});
		}
	}),
	64515: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { renderAnswers: () => renderAnswers });
		var _engines_engine_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28913);
		var _lib_csv_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59656);
		const COLUMNS = [
			"run_at",
			"scan_id",
			"brand",
			"country",
			"keywords",
			"sample",
			"language",
			"engine",
			"not_evaluated",
			"old_values",
			"cited_answers",
			"cited",
			"bcr_score",
			"sentiment",
			"snippet",
			"source_url",
			"timestamp",
			"run_url"
		];
		function renderAnswers(outcome) {
			return (0, _lib_csv_js__WEBPACK_IMPORTED_MODULE_1__.g)(COLUMNS, listRows(outcome));
		}
		function* listRows({ brand, scans, answerRecords, fingerprint, baseline, run: { finishedAt, runUrl } }) {
			const run = {
				run_at: finishedAt,
				run_url: runUrl ?? "",
				brand,
				not_evaluated: ""
			};
			const { keywords: changes = [], stakes = [] } = baseline?.content ?? {};
			const citations = new Map(stakes.map(({ path, answers }) => [path, answers]));
			const paths = new Map(changes.map(({ keyword, owner }) => [keyword, owner?.path ?? ""]));
			const byQuestion = Map.groupBy(answerRecords, answerKey);
			for (const { scan, request, sample } of scans) {
				const { keywords, language = "" } = request;
				for (const result of scan.results) {
					yield {
						...result,
						...run,
						bcr_score: result.bcr_score === undefined ? "" : Number(result.bcr_score.toFixed(4)),
						scan_id: scan.scan_id,
						country: findCountry(result.engine, fingerprint),
						keywords: keywords.join("; "),
						old_values: keywords.flatMap((keyword) => byQuestion.get(answerKey({
							engine: result.engine,
							keyword,
							sample
						})) ?? []).flatMap(listOldValues).join("; "),
						cited_answers: keywords.flatMap((keyword) => citations.get(paths.get(keyword) ?? "") ?? []).join("; "),
						sample,
						language
					};
				}
			}
			for (const record of answerRecords) {
				if (record.outcome === "evaluated") continue;
				const { engine, keyword, sample, reason } = record;
				yield {
					...run,
					engine,
					keywords: keyword,
					sample,
					language: fingerprint["language"]?.[0] ?? "",
					country: findCountry(engine, fingerprint),
					not_evaluated: reason.code
				};
			}
		}
		function answerKey({ engine, keyword, sample }) {
			return `${engine}\n${keyword}\n${sample}`;
		}
		function listOldValues(record) {
			const { facts = [] } = record.outcome === "evaluated" ? record.content : {};
			return facts.flatMap(({ fact, said }) => said === undefined ? [] : [`${fact}: ${said}`]);
		}
		function findCountry(engine, fingerprint) {
			const [only = "", ...others] = fingerprint["country"] ?? [];
			return (0, _engines_engine_names_js__WEBPACK_IMPORTED_MODULE_0__.Vl)(engine).country ?? (others.length === 0 ? only : "");
		}
	})
};
;
