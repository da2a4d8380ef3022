"use strict";
exports.id = "report-csv-csv";
exports.ids = ["report-csv-csv"];
exports.modules = {
	89918: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			CC: () => chooseQuestion,
			Ky: () => DEFAULT_PROMPT_TEMPLATE,
			U1: () => hasKnownPlaceholders,
			d_: () => formatAskedKeyword,
			w2: () => readPromptTemplates
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		const DEFAULT_PROMPT_TEMPLATE = "I am looking into {keyword}. What would you recommend, and why? Answer in {language}.";
		function formatAskedKeyword({ keyword, questions }) {
			return questions.length === 0 ? keyword : `${keyword} = ${questions.join(" | ")}`;
		}
		const PLACEHOLDER = /\{(\w+)\}/g;
		function readPromptTemplates(texts) {
			const isTemplate = (text) => placeholdersOf(text).has("keyword") && hasKnownPlaceholders(text);
			return texts.every(isTemplate) ? texts : undefined;
		}
		function hasKnownPlaceholders(text) {
			return [...placeholdersOf(text)].every((name) => name === "keyword" || name === "language");
		}
		function placeholdersOf(text) {
			return new Set(Array.from(text.matchAll(PLACEHOLDER), ([, name = ""]) => name));
		}
		function chooseQuestion({ promptTemplates, ownQuestions }, { keyword, language, sample }) {
			const own = ownQuestions.find((asked) => asked.keyword === keyword)?.questions ?? [];
			const phrasings = (own.length > 0 ? own : promptTemplates).toSorted();
			const phrasing = phrasings[(hash(keyword) + sample - 1) % phrasings.length] ?? DEFAULT_PROMPT_TEMPLATE;
			return phrasing.replace(PLACEHOLDER, (_, name) => name === "keyword" ? keyword : nameLanguage(language));
		}
		function hash(keyword) {
			return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(keyword).digest().readUInt32BE();
		}
		function nameLanguage(language) {
			try {
				return new Intl.DisplayNames(["en"], { type: "language" }).of(language) ?? language;
			} catch {
				return language;
			}
		}
	}),
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
	57528: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { renderCsv: () => renderCsv });
		var _engines_question_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89918);
		var _lib_csv_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59656);
		var _lib_document_plain_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57854);
		var _scan_summarize_answers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44267);
		var _document_content_blocks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39455);
		const CONTENT_COLUMNS = [
			"answers",
			"cited_answers",
			"mentioned_answers",
			"retrieved_not_cited_answers",
			"never_retrieved_answers",
			"positions",
			"competitors_named",
			"cited_domains",
			"own_sources",
			"competitor_sources",
			"third_party_sources",
			"search_queries"
		];
		const COLUMNS = [
			"run_at",
			"scan_id",
			"brand",
			"country",
			"keywords",
			"question",
			"sample",
			"language",
			"engine",
			"outcome",
			"cited",
			"bcr_score",
			"sentiment",
			"snippet",
			"source_url",
			"timestamp",
			"run_url",
			...CONTENT_COLUMNS
		];
		function renderCsv({ load, told }) {
			const outcome = load();
			const questions = outcome.baseline?.content?.keywords;
			return questions === undefined ? renderAnswers(outcome) : (0, _lib_csv_js__WEBPACK_IMPORTED_MODULE_1__.g)([
				"question",
				"owner",
				"verdict",
				"before",
				"now",
				"why"
			], listQuestions(questions, told));
		}
		function renderAnswers(outcome) {
			return (0, _lib_csv_js__WEBPACK_IMPORTED_MODULE_1__.g)(COLUMNS, listRows(outcome));
		}
		function* listQuestions(questions, told) {
			for (const change of questions) {
				const isAbout = ({ question }) => question === change.keyword;
				const found = told.find(({ finding }) => "questions" in finding && finding.questions.some(isAbout));
				const review = found?.finding.kind === "loss-accepted" ? found.finding : undefined;
				yield {
					question: change.keyword,
					owner: (0, _document_content_blocks_js__WEBPACK_IMPORTED_MODULE_2__.ir)(change) ?? "",
					verdict: review ? "accepted" : (0, _document_content_blocks_js__WEBPACK_IMPORTED_MODULE_2__.H1)(change) ? change.outcome : "no answer",
					before: change.before?.text ?? "",
					now: change.after?.text ?? "",
					why: review ? `accepted by ${review.by}` : (0, _lib_document_plain_text_js__WEBPACK_IMPORTED_MODULE_3__.oi)(found?.why ?? [])
				};
			}
		}
		function* listRows({ brand, trend, scans, answerRecords, fingerprint, run: { finishedAt, runUrl } }) {
			for (const record of trend) {
				for (const cell of record.cells) yield* listSamples(record, cell, brand);
			}
			const contentOf = createContentCells(answerRecords);
			const questionOf = createQuestions(fingerprint);
			const live = new Set(answerRecords.map(({ engine }) => engine));
			const run = {
				run_at: finishedAt,
				run_url: runUrl ?? "",
				brand
			};
			for (const { scan, request, sample } of scans) {
				const { keywords, language = "" } = request;
				for (const result of scan.results) {
					const { engine, cited, bcr_score } = result;
					yield {
						...result,
						...run,
						bcr_score: round(bcr_score),
						scan_id: scan.scan_id,
						country: countryOf(engine, fingerprint),
						keywords: keywords.join("; "),
						question: live.has(engine) ? keywords.map((keyword) => questionOf({
							keyword,
							language,
							sample
						})).join("; ") : "",
						sample,
						language,
						outcome: outcomeOf(cited),
						...contentOf(engine, keywords, sample)
					};
				}
			}
			for (const record of answerRecords) {
				if (record.outcome === "evaluated") continue;
				const { engine, keyword, sample, reason } = record;
				const language = fingerprint["language"]?.[0] ?? "";
				yield {
					...run,
					...{
						engine,
						keywords: keyword,
						sample,
						language
					},
					country: countryOf(engine, fingerprint),
					question: questionOf({
						keyword,
						language,
						sample
					}),
					outcome: `not evaluated: ${reason.code}`
				};
			}
		}
		function* listSamples({ createdAt, runUrl, fingerprint }, { keyword, engine, cited, bcrScores }, brand) {
			for (const [index, vote] of cited.entries()) {
				yield {
					run_at: createdAt,
					run_url: runUrl ?? "",
					brand,
					country: countryOf(engine, fingerprint),
					keywords: keyword ?? fingerprint["keywords"]?.join("; ") ?? "",
					sample: index + 1,
					language: fingerprint["language"]?.join() ?? "",
					engine,
					outcome: outcomeOf(vote),
					cited: vote,
					bcr_score: round(bcrScores[index] ?? 0)
				};
			}
		}
		function outcomeOf(cited) {
			return cited ? "cited" : "not cited";
		}
		function countryOf(engine, fingerprint) {
			const countries = fingerprint["country"] ?? [];
			return /@([A-Z]{2})$/.exec(engine)?.[1] ?? (countries.length === 1 ? countries[0] ?? "" : "");
		}
		function createQuestions(fingerprint) {
			const promptTemplates = fingerprint["prompt-template"] ?? [];
			const own = fingerprint["questions"] ?? [];
			return (asked) => {
				const start = `${asked.keyword} = `;
				const entry = own.find((text) => text.startsWith(start));
				const ownQuestions = entry === undefined ? [] : [{
					keyword: asked.keyword,
					questions: entry.slice(start.length).split(" | ")
				}];
				return (0, _engines_question_js__WEBPACK_IMPORTED_MODULE_0__.CC)({
					promptTemplates,
					ownQuestions
				}, asked);
			};
		}
		function round(value) {
			return Number(value.toFixed(4));
		}
		const MOST_NAMES = 50;
		function createContentCells(records) {
			const evaluated = records.filter((record) => record.outcome === "evaluated");
			const keyOf = (engine, keyword, sample) => JSON.stringify([
				engine,
				keyword,
				sample
			]);
			const byQuestion = Map.groupBy(evaluated, ({ engine, keyword, sample }) => keyOf(engine, keyword, sample));
			return (engine, keywords, sample) => toCells(keywords.flatMap((keyword) => byQuestion.get(keyOf(engine, keyword, sample)) ?? []));
		}
		function toCells(answers) {
			const summary = (0, _scan_summarize_answers_js__WEBPACK_IMPORTED_MODULE_4__.F0)(answers);
			if (summary === undefined) return Object.fromEntries(CONTENT_COLUMNS.map((column) => [column, ""]));
			const { total, competitors, domains, queries } = summary;
			return {
				answers: total.evaluated,
				cited_answers: total.cited,
				mentioned_answers: total.mentioned,
				retrieved_not_cited_answers: total.retrievedNotCited,
				never_retrieved_answers: total.neverRetrieved,
				positions: answers.flatMap(({ content }) => content.position ?? []).join("; "),
				competitors_named: join(competitors.map(({ name }) => name)),
				cited_domains: join([...new Set(domains.map(({ domain }) => domain))]),
				own_sources: join(sourcesOf(answers, "own")),
				competitor_sources: join(sourcesOf(answers, "competitor")),
				third_party_sources: join(sourcesOf(answers, "third-party")),
				search_queries: join(queries.map(({ query }) => query))
			};
		}
		function sourcesOf(answers, kind) {
			const sources = answers.flatMap(({ content }) => content.citedSources);
			return [...new Set(sources.filter(({ owner }) => owner.kind === kind).map(({ url, domain }) => url || domain))];
		}
		function join(names) {
			return names.slice(0, MOST_NAMES).join("; ");
		}
	})
};
;
