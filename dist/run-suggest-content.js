"use strict";
exports.id = "run-suggest-content";
exports.ids = ["run-suggest-content"];
exports.modules = {
	19729: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			KE: () => generationSchema,
			Qh: () => reportSchema,
			R$: () => exportRequestSchema,
			aO: () => generateRequestSchema,
			eJ: () => COMPLETED,
			f5: () => monitorRequestSchema,
			tb: () => scanSchema,
			ut: () => errorBodySchema
		});
		var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27597);
		var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64377);
		const COMPLETED = "completed";
		const text = zod__WEBPACK_IMPORTED_MODULE_0__.YjP().nullish().transform((value) => value ?? "");
		const count = zod__WEBPACK_IMPORTED_MODULE_0__.Whr().nonnegative();
		const score = zod__WEBPACK_IMPORTED_MODULE_0__.aig().nullish().transform((value) => value ?? undefined).pipe(zod__WEBPACK_IMPORTED_MODULE_0__.aig().optional());
		const MAX_RESULTS = 200;
		const MAX_NAME_LENGTH = 500;
		const MAX_SNIPPET_LENGTH = 2e4;
		const MAX_TEXT_LENGTH = 2e3;
		const shortText = cutText(MAX_TEXT_LENGTH);
		function cutText(length) {
			const cut = (value) => Buffer.from(value.slice(0, length)).toString();
			return text.transform((value) => value.length > length ? cut(value) : value);
		}
		const scanResultSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			engine: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().min(1).max(MAX_NAME_LENGTH),
			cited: zod__WEBPACK_IMPORTED_MODULE_0__.zMY(),
			bcr_score: score,
			sentiment: shortText,
			snippet: cutText(MAX_SNIPPET_LENGTH),
			source_url: text,
			timestamp: shortText
		});
		const scanSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			scan_id: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			brand_name: shortText,
			status: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			results: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(scanResultSchema).max(MAX_RESULTS),
			summary: zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				total_engines: count,
				cited_engines: count,
				overall_bcr: score,
				avg_sentiment: shortText
			})
		});
		const generationSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			generation_id: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			status: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			content: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			metadata: zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				schema_markup: text,
				recommended_keywords: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(zod__WEBPACK_IMPORTED_MODULE_0__.YjP()).nullish().transform((value) => value ?? []),
				citation_score_estimate: zod__WEBPACK_IMPORTED_MODULE_0__.aig().nullish()
			})
		});
		const reportSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			report_id: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			status: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			estimated_completion: text,
			download_url: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().nullish().transform((value) => value ?? null)
		});
		const textOrNumber = zod__WEBPACK_IMPORTED_MODULE_0__.vkY((value) => typeof value === "number" ? String(value) : value, text);
		const errorBodySchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({ error: zod__WEBPACK_IMPORTED_MODULE_0__.vkY((error) => typeof error === "string" ? { message: error } : error, zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			code: textOrNumber,
			message: textOrNumber,
			retry_after: zod__WEBPACK_IMPORTED_MODULE_0__.vkY((value) => typeof value === "string" && value !== "" ? Number(value) : value, zod__WEBPACK_IMPORTED_MODULE_0__.aig().nonnegative().nullish().catch(undefined))
		})) });
		const filled = zod__WEBPACK_IMPORTED_MODULE_0__.YjP().regex(/\S/, "must not be blank");
		const list = zod__WEBPACK_IMPORTED_MODULE_0__.YOg(filled);
		const monitorRequestSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			brand_name: filled,
			keywords: list.min(1, "must not be empty"),
			engines: list.exactOptional(),
			language: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().exactOptional()
		});
		const generateRequestSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			brand_name: filled,
			topic: filled,
			target_engines: list.exactOptional(),
			content_type: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().exactOptional(),
			tone: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().exactOptional(),
			language: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().exactOptional(),
			max_length: zod__WEBPACK_IMPORTED_MODULE_0__.Whr().positive().exactOptional()
		});
		const exportRequestSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			brand_name: filled,
			date_range: zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				start: zod__WEBPACK_IMPORTED_MODULE_1__.p6(),
				end: zod__WEBPACK_IMPORTED_MODULE_1__.p6()
			}).refine(({ start, end }) => start <= end, "start must not be after end"),
			engines: list.exactOptional(),
			format: zod__WEBPACK_IMPORTED_MODULE_0__.k5n(["pdf", "csv"]),
			include_competitors: zod__WEBPACK_IMPORTED_MODULE_0__.zMY().exactOptional()
		});
	}),
	80292: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			YD: () => nestingOf,
			qF: () => parseJson,
			u4: () => isRecord
		});
		function nestingOf(json) {
			let [depth, deepest, inText] = [
				0,
				0,
				false
			];
			for (let index = 0; index < json.length; index += 1) {
				const character = json[index];
				if (inText && character === "\\") index += 1;
				else if (character === "\"") inText = !inText;
				else if (inText) continue;
				else if (character === "[" || character === "{") depth += 1;
				else if (character === "]" || character === "}") depth -= 1;
				deepest = Math.max(deepest, depth);
			}
			return deepest;
		}
		function parseJson(text) {
			try {
				return JSON.parse(text);
			} catch {
				return undefined;
			}
		}
		function isRecord(value) {
			return typeof value === "object" && value !== null && !Array.isArray(value);
		}
	}),
	18688: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			chooseTopics: () => chooseTopics,
			suggestContent: () => suggestContent
		});
		var _contract_contract_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19729);
		var _errors_service_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30281);
		var _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22380);
		var _lib_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80292);
		var _lib_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94869);
		var _scan_measure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19532);
		function chooseTopics({ keywords, measurement, comparison }, max) {
			const now = Map.groupBy(measurement?.cells ?? [], (cell) => cell.keyword);
			const lostByChange = new Set(comparison?.content?.keywords.filter(({ outcome }) => outcome === "lost").map(({ keyword }) => keyword));
			const changedEngines = comparison?.engines.map(({ engine }) => engine) ?? [];
			const citing = new Set(comparison?.cells.filter(({ before }) => (0, _scan_measure_js__WEBPACK_IMPORTED_MODULE_3__.Ak)(before.flatMap(({ cell }) => cell.cited))).map(({ now }) => now));
			function toCandidate(keyword) {
				const cells = now.get(keyword) ?? now.get(undefined) ?? [];
				const uncited = cells.filter(({ cited }) => !(0, _scan_measure_js__WEBPACK_IMPORTED_MODULE_3__.Ak)(cited));
				const changedHere = lostByChange.has(keyword) ? changedEngines : [];
				const lost = uncited.filter((cell) => citing.has(cell));
				return {
					keyword,
					engines: [...new Set([...changedHere, ...uncited.map(({ engine }) => engine)])],
					lostEngines: new Set([...changedHere, ...lost.map(({ engine }) => engine)]).size,
					isUncited: uncited.length === cells.length
				};
			}
			return keywords.map(toCandidate).filter(({ engines }) => engines.length > 0).sort((one, other) => other.lostEngines - one.lostEngines || Number(other.isUncited) - Number(one.isUncited)).slice(0, max).map(({ keyword, engines }) => ({
				keyword,
				engines
			}));
		}
		const REQUEST = "POST /v1/content/generate";
		function suggestContent(topics, settings, service, signal) {
			return Promise.all(topics.map(async (topic) => {
				try {
					const generation = await service.generate(buildRequest(topic, settings), signal);
					return {
						...topic,
						draft: readDraft(generation)
					};
				} catch (error) {
					return {
						...topic,
						draft: { error }
					};
				}
			}));
		}
		function buildRequest({ keyword, engines }, { brand, language, drafts: { type, tone, length } }) {
			return {
				brand_name: brand,
				topic: keyword,
				target_engines: engines,
				...type !== undefined && { content_type: type },
				...tone !== undefined && { tone },
				language,
				...length !== undefined && { max_length: length }
			};
		}
		function readDraft({ status, content, metadata }) {
			if (status !== _contract_contract_js__WEBPACK_IMPORTED_MODULE_0__.eJ) {
				const detail = `status is ${(0, _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_2__.Kb)(JSON.stringify(status))}`;
				throw new _errors_service_js__WEBPACK_IMPORTED_MODULE_1__._7({
					kind: "not-completed",
					request: REQUEST,
					detail
				});
			}
			if ((0, _lib_text_js__WEBPACK_IMPORTED_MODULE_4__.OX)(content) === "") {
				throw new _errors_service_js__WEBPACK_IMPORTED_MODULE_1__._7({
					kind: "invalid-response",
					request: REQUEST,
					detail: "content is empty"
				});
			}
			const { schema_markup: text, recommended_keywords, citation_score_estimate } = metadata;
			return {
				content,
				schemaMarkup: text.trim() === "" ? undefined : {
					text,
					isJson: (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_5__.qF)(text) !== undefined
				},
				recommendedKeywords: recommended_keywords.map(_lib_text_js__WEBPACK_IMPORTED_MODULE_4__.OX).filter((keyword) => keyword !== ""),
				citationScoreEstimate: citation_score_estimate ?? undefined
			};
		}
	})
};
;
