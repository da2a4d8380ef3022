"use strict";
exports.id = "embedded-engines-engines";
exports.ids = ["embedded-engines-engines"];
exports.modules = {
	99399: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { L: () => isEnglish });
		function isEnglish(language) {
			return /^en(?:-|$)/i.test(language);
		}
	}),
	31305: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Mi: () => bearerHeaders,
			Qp: () => VENDOR_LIMITS,
			jN: () => basicHeaders
		});
		const VENDOR_LIMITS = {
			perMinute: 50,
			concurrent: 5
		};
		function bearerHeaders(key) {
			return key === "" ? {} : { authorization: `Bearer ${key}` };
		}
		function basicHeaders(password, user) {
			return { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}` };
		}
	}),
	10152: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			sP: () => engines,
			iI: () => readEngineSpec,
			Bx: () => readReplacement,
			PS: () => suggestEngine
		});
		var lib_country = __webpack_require__(81078);
		var nearest_name = __webpack_require__(67712);
		var classic_schemas = __webpack_require__(2503);
		var cited_text = __webpack_require__(77976);
		var lib_json = __webpack_require__(80292);
		;
		const unknownItemSchema = classic_schemas.Ikc({ type: classic_schemas.euz("other") });
		function itemOf(...schemas) {
			const known = new Set(schemas.flatMap((schema) => [...schema.shape.type.values]));
			return classic_schemas.vkY((item) => item === null || hasType(item) && !known.has(item.type) ? { type: "other" } : item, classic_schemas.gMt("type", [unknownItemSchema, ...schemas]));
		}
		function hasType(item) {
			return typeof item === "object" && item !== null && "type" in item && typeof item.type === "string";
		}
		const count = classic_schemas.Whr().nonnegative();
		function optional(schema) {
			return schema.nullish().transform((value) => value ?? undefined);
		}
		function fact(schema) {
			return optional(schema).catch(undefined);
		}
		function listOf(schema) {
			return classic_schemas.YOg(schema).nullish().transform((list) => list ?? []);
		}
		const queriesSchema = fact(classic_schemas.KCZ([classic_schemas.YjP().transform((query) => [query]), classic_schemas.YOg(fact(classic_schemas.YjP()))])).transform((queries = []) => queries.flatMap((query) => query ? [query] : []));
		const argumentsSchema = classic_schemas.Ikc({ query: queriesSchema });
		function readQueries(json = "") {
			return argumentsSchema.safeParse((0, lib_json.q)(json)).data?.query ?? [];
		}
		function judgmentFormat(schema) {
			return {
				name: "judgement",
				strict: true,
				schema: { ...schema }
			};
		}
		;
		const MAX_PAUSES = 5;
		const MAX_TOKENS = 16e3;
		const textBlockSchema = classic_schemas.Ikc({
			type: classic_schemas.euz("text"),
			text: classic_schemas.YjP(),
			citations: listOf(itemOf(classic_schemas.Ikc({
				type: classic_schemas.euz("web_search_result_location"),
				url: optional(classic_schemas.YjP())
			})))
		});
		const searchResultBlockSchema = classic_schemas.Ikc({
			type: classic_schemas.euz("web_search_tool_result"),
			content: classic_schemas.KCZ([classic_schemas.YOg(itemOf(classic_schemas.Ikc({
				type: classic_schemas.euz("web_search_result"),
				url: optional(classic_schemas.YjP())
			}))), classic_schemas.Ikc({
				type: classic_schemas.euz("web_search_tool_result_error"),
				error_code: fact(classic_schemas.YjP())
			})])
		});
		const searchCallSchema = classic_schemas.Ikc({
			type: classic_schemas.euz("server_tool_use"),
			input: fact(classic_schemas.Ikc({ query: queriesSchema }))
		});
		const messageSchema = classic_schemas.Ikc({
			model: fact(classic_schemas.YjP()),
			stop_reason: optional(classic_schemas.YjP()),
			stop_details: fact(classic_schemas.Ikc({ explanation: fact(classic_schemas.YjP()) })),
			content: classic_schemas.YOg(itemOf(textBlockSchema, searchResultBlockSchema, searchCallSchema)),
			usage: fact(classic_schemas.Ikc({
				input_tokens: fact(count),
				output_tokens: fact(count),
				server_tool_use: fact(classic_schemas.Ikc({ web_search_requests: fact(count) }))
			}))
		});
		const pausedSchema = classic_schemas.Ikc({
			stop_reason: classic_schemas.euz("pause_turn"),
			content: classic_schemas.YOg(classic_schemas.L5J())
		});
		const anthropic = {
			access: {
				keyVariables: ["ANTHROPIC_API_KEY"],
				keyPage: "https://platform.claude.com/settings/keys",
				keyHeaders: (key) => ({
					"x-api-key": key,
					"anthropic-version": "2023-06-01"
				}),
				keyRequired: true,
				baseUrlVariables: ["ANTHROPIC_BASE_URL"],
				baseUrl: "https://api.anthropic.com"
			},
			defaultModel: "claude-sonnet-5-5",
			givesSources: true,
			buildRequest: (asked, model) => createMessage(searchBody(asked, model), FORCED_SEARCH),
			continueRequest(asked, model, bodies) {
				if (bodies.length > MAX_PAUSES || !pausedSchema.safeParse(bodies.at(-1)).success) return undefined;
				const body = searchBody(asked, model);
				const content = bodies.flatMap((paused) => pausedSchema.parse(paused).content);
				return createMessage({
					...body,
					messages: [...body.messages, {
						role: "assistant",
						content
					}]
				}, WITHOUT_THINKING);
			},
			readAnswer(bodies) {
				const messages = bodies.map((body) => messageSchema.parse(body));
				const blocks = messages.flatMap(({ content }) => content);
				const results = blocks.flatMap((block) => block.type === "web_search_tool_result" ? [block.content] : []);
				const lists = results.filter((content) => Array.isArray(content));
				const errors = results.flatMap((content) => Array.isArray(content) ? [] : [content.error_code ?? "unknown"]);
				return {
					model: messages.at(-1)?.model,
					...readText(blocks),
					retrieved: lists.flat().flatMap((result) => result.type === "web_search_result" && result.url ? [(0, cited_text.Zi)(result.url)] : []),
					searched: lists.length > 0,
					queries: blocks.flatMap((block) => block.type === "server_tool_use" && block.input ? block.input.query : []),
					problem: findProblem(messages, lists.length === 0 ? errors : []),
					usage: {
						inputTokens: sum(messages.map(({ usage }) => usage?.input_tokens)),
						outputTokens: sum(messages.map(({ usage }) => usage?.output_tokens)),
						searches: sum(messages.map(({ usage }) => usage?.server_tool_use?.web_search_requests))
					}
				};
			},
			buildJudgeRequest: (prompt, schema, model) => ({
				path: "/v1/messages",
				body: {
					model,
					max_tokens: MAX_TOKENS,
					messages: [{
						role: "user",
						content: prompt
					}],
					output_config: { format: {
						type: "json_schema",
						schema: { ...schema }
					} }
				}
			})
		};
		const WITHOUT_THINKING = { thinking: { type: "disabled" } };
		const FORCED_SEARCH = {
			...WITHOUT_THINKING,
			tool_choice: {
				type: "tool",
				name: "web_search"
			}
		};
		function createMessage(body, settings) {
			const path = "/v1/messages";
			return {
				path,
				body: {
					...body,
					...settings
				},
				fallback: {
					path,
					body
				}
			};
		}
		function searchBody({ question, location }, model) {
			return {
				model,
				max_tokens: MAX_TOKENS,
				messages: [{
					role: "user",
					content: question
				}],
				tools: [{
					type: "web_search_20250305",
					name: "web_search",
					max_uses: 5,
					...location && { user_location: {
						type: "approximate",
						...location
					} }
				}]
			};
		}
		function readText(blocks) {
			const parts = blocks.flatMap((block, index) => {
				if (block.type !== "text") return [];
				const resumes = index > 0 && blocks[index - 1]?.type !== "text";
				const text = (resumes ? "\n\n" : "") + block.text;
				const citations = block.citations.flatMap((citation) => citation.type === "web_search_result_location" ? [{
					start: 0,
					end: text.length,
					source: (0, cited_text.Zi)(citation.url ?? "")
				}] : []);
				return [{
					text,
					citations
				}];
			});
			return (0, cited_text.nn)(parts, "");
		}
		function findProblem(messages, searchErrors) {
			const { stop_reason: reason = "without a reason", stop_details: details } = messages.at(-1) ?? {};
			if (reason === "refusal") return {
				outcome: "refused",
				reason: details?.explanation || reason
			};
			if (reason === "pause_turn") return {
				outcome: "failed",
				reason: `paused more than ${MAX_PAUSES} times`
			};
			if (searchErrors.length > 0) {
				return {
					outcome: "failed",
					reason: `web search: ${[...new Set(searchErrors)].join(", ")}`
				};
			}
			const ended = reason === "end_turn" || reason === "stop_sequence";
			return ended ? undefined : {
				outcome: "failed",
				reason: `stopped: ${reason}`
			};
		}
		function sum(numbers) {
			return numbers.reduce((total, number = 0) => total + number, 0);
		}
		var engine = __webpack_require__(31305);
		;
		const countryNames = new Intl.DisplayNames(["en"], { type: "region" });
		function namePlace({ country, city }) {
			const name = countryNames.of(country) ?? country;
			return city === undefined ? name : `${city}, ${name}`;
		}
		function describeLocation(location) {
			return `The user is in ${namePlace(location)}.`;
		}
		function likelyCountry({ language, location }) {
			return location?.country ?? likelyLocale(language).region ?? "US";
		}
		function googleLanguage({ language: tag }) {
			const { language, script } = likelyLocale(tag);
			return language === "zh" ? `zh-${script === "Hant" ? "TW" : "CN"}` : language;
		}
		const WITHDRAWN = new Set([
			172,
			200,
			230,
			249,
			278,
			280,
			530,
			532,
			536,
			582,
			720,
			736,
			810,
			830,
			886,
			890,
			891
		]);
		function googleCountryId(country) {
			for (let number = 1; number < 900; number += 1) {
				const { region } = new Intl.Locale(`und-${String(number).padStart(3, "0")}`);
				if (region === country && !WITHDRAWN.has(number)) return 2e3 + number;
			}
			return undefined;
		}
		function likelyLocale(tag) {
			try {
				return new Intl.Locale(tag).maximize();
			} catch {
				return new Intl.Locale("en-US");
			}
		}
		;
		const PAGES = new Map([
			["ai-mode", {
				path: "/v3/serp/google/ai_mode/live/advanced",
				options: {}
			}],
			["ai-overview", {
				path: "/v3/serp/google/organic/live/advanced",
				options: { load_async_ai_overview: true }
			}],
			["chatgpt", {
				path: "/v3/ai_optimization/chat_gpt/llm_scraper/live/advanced",
				options: { force_web_search: true }
			}]
		]);
		const referenceSchema = classic_schemas.Ikc({
			url: optional(classic_schemas.YjP()),
			domain: optional(classic_schemas.YjP())
		});
		const componentSchema = classic_schemas.Ikc({
			type: fact(classic_schemas.YjP()),
			title: fact(classic_schemas.YjP()),
			text: fact(classic_schemas.YjP()),
			markdown: fact(classic_schemas.YjP()),
			references: listOf(optional(referenceSchema))
		});
		const elementSchema = componentSchema.extend({ components: listOf(optional(componentSchema)) });
		const overviewSchema = classic_schemas.Ikc({
			type: classic_schemas.euz("ai_overview"),
			markdown: optional(classic_schemas.YjP()),
			items: listOf(optional(elementSchema)),
			references: listOf(optional(referenceSchema))
		});
		const resultSchema = classic_schemas.Ikc({
			model: fact(classic_schemas.YjP()),
			markdown: optional(classic_schemas.YjP()),
			sources: listOf(optional(referenceSchema)),
			search_results: fact(classic_schemas.YOg(fact(referenceSchema))),
			fan_out_queries: queriesSchema,
			items: listOf(itemOf(overviewSchema))
		});
		const statusSchema = classic_schemas.Ikc({
			status_code: optional(count),
			status_message: fact(classic_schemas.YjP()),
			cost: fact(classic_schemas.aig().nonnegative())
		});
		const replySchema = statusSchema.extend({ tasks: listOf(optional(statusSchema.extend({ result: listOf(optional(resultSchema)) }))) });
		const OK = 2e4;
		const dataforseo = {
			access: {
				userVariable: "DATAFORSEO_LOGIN",
				keyVariables: ["DATAFORSEO_PASSWORD"],
				keyPage: "https://app.dataforseo.com/api-access",
				keyHeaders: engine.jN,
				keyRequired: true,
				baseUrlVariables: ["DATAFORSEO_BASE_URL"],
				baseUrl: "https://api.dataforseo.com"
			},
			defaultModel: undefined,
			models: [...PAGES.keys()],
			repeatsAnswers: true,
			givesSources: true,
			buildRequest(asked, model) {
				const { path = "", options } = PAGES.get(model) ?? {};
				return {
					path,
					body: [{
						...describeTask(asked),
						...options
					}]
				};
			},
			readAnswer(bodies) {
				const reply = replySchema.parse(bodies.at(-1));
				const [task] = reply.tasks;
				const result = task?.result[0];
				const overview = result?.items.find((item) => item.type === "ai_overview");
				const answer = overview ? readOverview(overview) : readChat(result);
				return {
					model: result?.model,
					...answer,
					retrieved: (result?.search_results ?? []).flatMap((page) => page ? [readSource(page)] : []),
					searched: overview !== undefined || (result?.search_results ?? []).length > 0,
					queries: result?.fan_out_queries,
					problem: dataforseo_findProblem([reply, task], answer),
					usage: { cost: task?.cost ?? reply.cost }
				};
			}
		};
		function describeTask(asked) {
			return {
				keyword: asked.question.replaceAll("%", "%25").replaceAll("+", "%2B"),
				location_code: googleCountryId(likelyCountry(asked)),
				language_code: googleLanguage(asked)
			};
		}
		function readOverview({ markdown = "", items, references }) {
			const sources = readSources(references);
			const parts = items.flatMap((element) => element ? [element, ...element.components] : []).filter((component) => component !== undefined).filter(({ type = "" }) => !type.startsWith("ai_overview_paid")).map(readComponent);
			const text = (0, cited_text.nn)(parts, "\n\n");
			if (text.text.trim() === "") return (0, cited_text.ce)(markdown, sources);
			return {
				...text,
				unplaced: [...text.unplaced, ...sources]
			};
		}
		function readComponent({ title = "", text = "", markdown = "", references }) {
			const body = text || markdown;
			const whole = title === "" || body.includes(title) ? body : `${title}\n${body}`;
			const sources = readSources(references);
			return {
				text: whole,
				citations: sources.map((source) => ({
					start: 0,
					end: whole.length,
					source
				}))
			};
		}
		function readChat(result) {
			return (0, cited_text.ce)(result?.markdown ?? "", readSources(result?.sources ?? []));
		}
		function readSources(references) {
			return references.flatMap((reference) => reference ? [readSource(reference)] : []);
		}
		function readSource({ url, domain = "" }) {
			if (url) return (0, cited_text.Zi)(url);
			const host = (0, cited_text.w4)(`https://${domain}`);
			return {
				url: host === "" ? "" : `https://${host}/`,
				host
			};
		}
		function dataforseo_findProblem(statuses, { text }) {
			const failed = statuses.find((status) => status?.status_code !== undefined && status.status_code !== OK);
			if (failed) {
				const reason = [failed.status_code, failed.status_message].filter(Boolean).join(": ");
				return {
					outcome: "failed",
					reason
				};
			}
			return text.trim() === "" ? {
				outcome: "failed",
				reason: "the page shows no AI answer"
			} : undefined;
		}
		var engine_names = __webpack_require__(16424);
		var cjs = __webpack_require__(20935);
		;
		const chunkSchema = classic_schemas.Ikc({ web: optional(classic_schemas.Ikc({
			uri: optional(classic_schemas.YjP()),
			title: optional(classic_schemas.YjP()),
			domain: optional(classic_schemas.YjP())
		})) });
		const segmentSchema = classic_schemas.Ikc({
			partIndex: optional(count),
			startIndex: optional(count),
			endIndex: optional(count),
			text: optional(classic_schemas.YjP())
		});
		const supportSchema = classic_schemas.Ikc({
			segment: optional(segmentSchema),
			groundingChunkIndices: listOf(count)
		});
		const candidateSchema = classic_schemas.Ikc({
			content: optional(classic_schemas.Ikc({ parts: listOf(optional(classic_schemas.Ikc({
				text: optional(classic_schemas.YjP()),
				thought: optional(classic_schemas.zMY())
			}))) })),
			finishReason: optional(classic_schemas.YjP()),
			groundingMetadata: optional(classic_schemas.Ikc({
				webSearchQueries: queriesSchema,
				groundingChunks: listOf(optional(chunkSchema)),
				groundingSupports: listOf(optional(supportSchema))
			}))
		});
		const responseSchema = classic_schemas.Ikc({
			candidates: listOf(candidateSchema),
			promptFeedback: optional(classic_schemas.Ikc({ blockReason: optional(classic_schemas.YjP()) })),
			modelVersion: fact(classic_schemas.YjP()),
			usageMetadata: fact(classic_schemas.Ikc({
				promptTokenCount: fact(count),
				candidatesTokenCount: fact(count),
				thoughtsTokenCount: fact(count)
			}))
		});
		const REFUSALS = new Set([
			"SAFETY",
			"RECITATION",
			"BLOCKLIST",
			"PROHIBITED_CONTENT",
			"SPII"
		]);
		const gemini = {
			access: {
				keyVariables: ["GEMINI_API_KEY", "GOOGLE_API_KEY"],
				keyPage: "https://aistudio.google.com/apikey",
				keyHeaders: (key) => ({ "x-goog-api-key": key }),
				keyRequired: true,
				baseUrlVariables: ["GOOGLE_GEMINI_BASE_URL", "GEMINI_BASE_URL"],
				baseUrl: "https://generativelanguage.googleapis.com"
			},
			defaultModel: "gemini-3.8-flash",
			givesSources: true,
			buildRequest: ({ question, location }, model) => generateContent(model, question, {
				tools: [{ googleSearch: {} }],
				...location && { systemInstruction: { parts: [{ text: describeLocation(location) }] } }
			}),
			readAnswer(bodies) {
				const response = responseSchema.parse(bodies.at(-1));
				const [candidate] = response.candidates;
				const { webSearchQueries = [], groundingChunks = [] } = candidate?.groundingMetadata ?? {};
				const searched = webSearchQueries.length > 0 || groundingChunks.length > 0;
				const answer = gemini_readText(candidate);
				const { usageMetadata: usage } = response;
				return {
					model: response.modelVersion,
					...answer,
					retrieved: groundingChunks.flatMap((chunk) => gemini_readSource(chunk) ?? []),
					searched,
					queries: webSearchQueries,
					problem: gemini_findProblem(response) ?? (searched ? findGap(answer) : undefined),
					usage: {
						inputTokens: usage?.promptTokenCount,
						outputTokens: (usage?.candidatesTokenCount ?? 0) + (usage?.thoughtsTokenCount ?? 0),
						searches: webSearchQueries.length
					}
				};
			},
			buildJudgeRequest: (prompt, schema, model) => generateContent(model, prompt, { generationConfig: {
				responseMimeType: "application/json",
				responseJsonSchema: schema
			} })
		};
		function generateContent(model, text, options) {
			const contents = [{
				role: "user",
				parts: [{ text }]
			}];
			return {
				path: `/v1beta/models/${encodeURIComponent(model)}:generateContent`,
				body: {
					contents,
					...options
				}
			};
		}
		function gemini_readText(candidate) {
			const { groundingChunks = [], groundingSupports = [] } = candidate?.groundingMetadata ?? {};
			const supports = Map.groupBy(groundingSupports, (support) => support?.segment?.partIndex ?? 0);
			const parts = (candidate?.content?.parts ?? []).map((part, partIndex) => {
				const text = part?.thought ? "" : part?.text ?? "";
				const locate = createLocator(text);
				const citations = (supports.get(partIndex) ?? []).flatMap((support) => {
					const sources = support?.groundingChunkIndices.map((index) => gemini_readSource(groundingChunks[index]) ?? cited_text.bI);
					const place = locate(support?.segment);
					return sources?.map((source) => ({
						...place,
						source
					})) ?? [];
				});
				return {
					text,
					citations
				};
			});
			return (0, cited_text.nn)(parts, "");
		}
		function createLocator(text) {
			const toIndex = (0, cited_text.dA)(text);
			return (segment) => {
				const { startIndex = 0, endIndex = 0, text: stated = "" } = segment ?? {};
				const [start, end] = [toIndex(startIndex), toIndex(endIndex)];
				const found = text.slice(start, end) === stated ? -1 : text.indexOf(stated);
				return stated === "" || found === -1 ? {
					start,
					end
				} : {
					start: found,
					end: found + stated.length
				};
			};
		}
		function gemini_readSource(chunk) {
			const { uri = "", title = "", domain = title } = chunk?.web ?? {};
			if (uri === "") return undefined;
			const { hostname, isIcann } = (0, cjs.qg)(domain);
			const redirect = (0, cited_text.w4)(uri).endsWith("vertexaisearch.cloud.google.com");
			if (!redirect) return {
				url: uri,
				host: (0, cited_text.w4)(uri)
			};
			return {
				url: uri,
				host: isIcann && hostname === domain.toLowerCase() ? (0, cited_text.w4)(`https://${domain}`) : ""
			};
		}
		function findGap({ citations }) {
			if (citations.some(({ source }) => source !== cited_text.bI)) return undefined;
			return {
				outcome: "failed",
				reason: "the engine searched, and its reply names no sources"
			};
		}
		function gemini_findProblem({ candidates: [candidate], promptFeedback }) {
			if (promptFeedback?.blockReason) return {
				outcome: "refused",
				reason: promptFeedback.blockReason
			};
			if (candidate === undefined) return {
				outcome: "failed",
				reason: "no candidate"
			};
			const reason = candidate.finishReason ?? "STOP";
			if (reason === "STOP") return undefined;
			return {
				outcome: REFUSALS.has(reason) ? "refused" : "failed",
				reason
			};
		}
		;
		const textChunkSchema = classic_schemas.Ikc({
			type: classic_schemas.euz("text"),
			text: classic_schemas.YjP()
		});
		const mistral_referenceSchema = classic_schemas.Ikc({
			type: classic_schemas.euz("tool_reference"),
			url: optional(classic_schemas.YjP())
		});
		const mistral_messageSchema = classic_schemas.Ikc({
			type: classic_schemas.euz("message.output"),
			model: fact(classic_schemas.YjP()),
			content: classic_schemas.KCZ([classic_schemas.YjP().transform((text) => [{
				type: "text",
				text
			}]), listOf(itemOf(textChunkSchema, mistral_referenceSchema))])
		});
		const executionSchema = classic_schemas.Ikc({
			type: classic_schemas.euz("tool.execution"),
			name: fact(classic_schemas.YjP()),
			arguments: fact(classic_schemas.YjP()),
			info: fact(classic_schemas.Ikc({ result: fact(classic_schemas.YjP()) }))
		});
		const conversationSchema = classic_schemas.Ikc({
			outputs: classic_schemas.YOg(itemOf(mistral_messageSchema, executionSchema)),
			usage: fact(classic_schemas.Ikc({
				prompt_tokens: fact(count),
				completion_tokens: fact(count),
				connector_tokens: fact(count),
				connectors: fact(classic_schemas.Ikc({ web_search: fact(count) }))
			}))
		});
		const mistral_resultSchema = classic_schemas.g1P(classic_schemas.YjP(), fact(classic_schemas.Ikc({ url: fact(classic_schemas.YjP()) })));
		const mistral = {
			access: {
				keyVariables: ["MISTRAL_API_KEY"],
				keyPage: "https://console.mistral.ai/api-keys",
				keyHeaders: engine.Mi,
				keyRequired: true,
				baseUrlVariables: ["MISTRAL_BASE_URL"],
				baseUrl: "https://api.mistral.ai"
			},
			defaultModel: "mistral-medium-latest",
			givesSources: true,
			buildRequest: ({ question, location }, model) => startConversation({
				model,
				inputs: question,
				tools: [{ type: "web_search" }],
				...location && { instructions: describeLocation(location) }
			}),
			readAnswer(bodies) {
				const { outputs, usage } = conversationSchema.parse(bodies.at(-1));
				const messages = outputs.filter((item) => item.type === "message.output");
				const searches = outputs.filter((item) => item.type === "tool.execution").filter(({ name = "" }) => name.startsWith("web_search"));
				return {
					model: messages.at(-1)?.model,
					...(0, cited_text.nn)(messages.map(readMessage), "\n\n"),
					retrieved: searches.flatMap(readResults),
					searched: searches.length > 0,
					queries: searches.flatMap(({ arguments: json }) => readQueries(json)),
					usage: {
						inputTokens: (usage?.prompt_tokens ?? 0) + (usage?.connector_tokens ?? 0),
						outputTokens: usage?.completion_tokens,
						searches: usage?.connectors?.web_search ?? searches.length
					}
				};
			},
			buildJudgeRequest: (prompt, schema, model) => startConversation({
				model,
				inputs: prompt,
				completion_args: { response_format: {
					type: "json_schema",
					json_schema: judgmentFormat(schema)
				} }
			})
		};
		function startConversation(body) {
			return {
				path: "/v1/conversations",
				body: {
					...body,
					stream: false,
					store: false
				}
			};
		}
		function readMessage({ content }) {
			const unplaced = [];
			const citations = [];
			let text = "";
			let lastWord;
			for (const chunk of content) {
				if (chunk.type === "text") {
					const at = chunk.text.match(LAST_WORD)?.index;
					if (at !== undefined) lastWord = text.length + at;
					text += chunk.text;
				}
				if (chunk.type !== "tool_reference") continue;
				const source = (0, cited_text.Zi)(chunk.url ?? "");
				if (lastWord === undefined) unplaced.push(source);
				else citations.push({
					start: lastWord,
					end: lastWord + 1,
					source
				});
			}
			return {
				text,
				citations,
				unplaced
			};
		}
		const LAST_WORD = /[\p{L}\p{N}](?=[^\p{L}\p{N}]*$)/u;
		function readResults({ info }) {
			const pages = mistral_resultSchema.safeParse((0, lib_json.q)(info?.result ?? "")).data ?? {};
			return Object.values(pages).flatMap((page) => page?.url ? [(0, cited_text.Zi)(page.url)] : []);
		}
		;
		const annotationSchema = classic_schemas.Ikc({
			type: optional(classic_schemas.YjP()),
			url: optional(classic_schemas.YjP()),
			start_index: fact(count),
			end_index: fact(count)
		});
		const annotatedTextSchema = classic_schemas.Ikc({
			type: classic_schemas.euz("output_text"),
			text: classic_schemas.YjP(),
			annotations: listOf(optional(annotationSchema))
		});
		const responseShape = {
			model: fact(classic_schemas.YjP()),
			status: optional(classic_schemas.YjP()),
			error: optional(classic_schemas.Ikc({
				code: fact(classic_schemas.YjP()),
				message: fact(classic_schemas.YjP())
			})),
			incomplete_details: optional(classic_schemas.Ikc({ reason: fact(classic_schemas.YjP()) }))
		};
		const responses_api_messageSchema = classic_schemas.Ikc({
			type: classic_schemas.euz("message"),
			content: listOf(itemOf(annotatedTextSchema, classic_schemas.Ikc({
				type: classic_schemas.euz("refusal"),
				refusal: fact(classic_schemas.YjP())
			})))
		});
		const sourceSchema = itemOf(classic_schemas.Ikc({
			type: classic_schemas.euz("url"),
			url: optional(classic_schemas.YjP())
		}));
		const webSearchCallSchema = classic_schemas.Ikc({
			type: classic_schemas.euz("web_search_call"),
			status: optional(classic_schemas.YjP()),
			action: optional(itemOf(classic_schemas.Ikc({
				type: classic_schemas.euz("search"),
				query: queriesSchema,
				queries: queriesSchema,
				sources: listOf(sourceSchema)
			}), classic_schemas.Ikc({
				type: classic_schemas.euz("open_page"),
				url: optional(classic_schemas.YjP())
			}))),
			arguments: fact(classic_schemas.YjP())
		});
		const TICKS_PER_DOLLAR = 1e10;
		const responses_api_responseSchema = classic_schemas.Ikc({
			...responseShape,
			output: classic_schemas.YOg(itemOf(responses_api_messageSchema, webSearchCallSchema)),
			usage: fact(classic_schemas.Ikc({
				input_tokens: fact(count),
				output_tokens: fact(count),
				cost_in_usd_ticks: fact(count),
				server_side_tool_usage_details: fact(classic_schemas.Ikc({ web_search_calls: fact(count) }))
			}))
		});
		function readResponse(bodies) {
			const response = responses_api_responseSchema.parse(bodies.at(-1));
			const calls = response.output.filter((item) => item.type === "web_search_call");
			const { usage } = response;
			const ticks = usage?.cost_in_usd_ticks;
			return {
				model: response.model,
				...(0, cited_text.nn)(readTexts(response.output), "\n\n"),
				retrieved: calls.flatMap(responses_api_readSources),
				searched: calls.some(({ status = "completed" }) => status === "completed"),
				queries: calls.flatMap(queriesOf),
				problem: responses_api_findProblem(response),
				usage: {
					inputTokens: usage?.input_tokens,
					outputTokens: usage?.output_tokens,
					searches: usage?.server_side_tool_usage_details?.web_search_calls ?? calls.filter(({ action }) => action === undefined || action.type === "search").length,
					cost: ticks === undefined ? undefined : ticks / TICKS_PER_DOLLAR
				}
			};
		}
		function readTexts(output) {
			const parts = output.flatMap((item) => "content" in item ? item.content : []);
			return parts.filter((part) => part.type === "output_text").map(readAnnotatedText);
		}
		function responses_api_readSources({ action }) {
			if (action?.type === "open_page") return action.url ? [(0, cited_text.Zi)(action.url)] : [];
			if (action?.type !== "search") return [];
			return action.sources.flatMap((source) => source.type === "url" && source.url ? [(0, cited_text.Zi)(source.url)] : []);
		}
		function queriesOf({ action, arguments: json }) {
			if (action?.type === "search") return [...action.query, ...action.queries];
			return readQueries(json);
		}
		function responses_api_findProblem({ status, error, incomplete_details, output }) {
			const parts = output.flatMap((item) => item.type === "message" ? item.content : []);
			const refusal = parts.find((part) => part.type === "refusal");
			if (refusal) return {
				outcome: "refused",
				reason: refusal.refusal || "refusal"
			};
			if (status === "incomplete") {
				const reason = incomplete_details?.reason ?? status;
				return {
					outcome: reason === "content_filter" ? "refused" : "failed",
					reason
				};
			}
			if (status === undefined || status === "completed") return undefined;
			const reason = [error?.code, error?.message].filter(Boolean).join(": ");
			return {
				outcome: "failed",
				reason: reason || status
			};
		}
		const LONGEST_SPAN = 5e3;
		function readAnnotatedText({ text, annotations }) {
			const cited = annotations.filter((annotation) => annotation !== undefined).filter(isCitation);
			const toIndex = (0, cited_text.W)(text);
			const located = cited.filter(hasOffsets).map(({ url = "", start_index: start, end_index: end }) => {
				const span = {
					start: toIndex(start),
					end: toIndex(end)
				};
				const units = {
					start,
					end
				};
				const has = (part) => text.slice(part.start, part.end).slice(0, LONGEST_SPAN).includes(url);
				return {
					...!has(span) && has(units) ? units : span,
					source: (0, cited_text.Zi)(url)
				};
			});
			const others = cited.filter((annotation) => !hasOffsets(annotation));
			const placed = (0, cited_text.ce)(text, others.map(({ url = "" }) => (0, cited_text.Zi)(url)));
			return {
				...placed,
				citations: [...located, ...placed.citations]
			};
		}
		function isCitation({ type, url }) {
			return url !== undefined || type === "url_citation";
		}
		function hasOffsets(annotation) {
			const { start_index: start, end_index: end } = annotation;
			return start !== undefined && end !== undefined && start < end;
		}
		;
		const openai = {
			access: {
				keyVariables: ["OPENAI_API_KEY"],
				keyPage: "https://platform.openai.com/api-keys",
				keyHeaders: engine.Mi,
				keyRequired: true,
				baseUrlVariables: ["OPENAI_BASE_URL"],
				baseUrl: "https://api.openai.com/v1"
			},
			defaultModel: "gpt-6.1-sol",
			givesSources: true,
			buildRequest: ({ question, location }, model) => ({
				path: "/responses",
				body: {
					model,
					input: question,
					tools: [{
						type: "web_search",
						user_location: {
							type: "approximate",
							...location
						}
					}],
					tool_choice: "required",
					include: ["web_search_call.action.sources"],
					store: false
				}
			}),
			readAnswer: readResponse,
			buildJudgeRequest: (prompt, schema, model) => ({
				path: "/responses",
				body: {
					model,
					input: prompt,
					text: { format: {
						type: "json_schema",
						...judgmentFormat(schema)
					} },
					store: false
				}
			})
		};
		;
		const completionSchema = classic_schemas.Ikc({
			model: fact(classic_schemas.YjP()),
			choices: listOf(optional(classic_schemas.Ikc({
				message: optional(classic_schemas.Ikc({
					content: optional(classic_schemas.YjP()),
					refusal: optional(classic_schemas.YjP())
				})),
				finish_reason: optional(classic_schemas.YjP())
			}))),
			usage: fact(classic_schemas.Ikc({
				prompt_tokens: fact(count),
				completion_tokens: fact(count)
			}))
		});
		const failureSchema = classic_schemas.Ikc({ error: classic_schemas.KCZ([classic_schemas.YjP().transform((message) => ({ message })), classic_schemas.Ikc({ message: classic_schemas.YjP() })]) });
		const THOUGHT = /^\s*<think>[\s\S]*?<\/think>/;
		const openaiCompatible = {
			access: {
				keyVariables: ["OPENAI_COMPATIBLE_API_KEY"],
				keyHeaders: engine.Mi,
				keyRequired: false,
				baseUrlVariables: ["OPENAI_COMPATIBLE_BASE_URL"],
				baseUrl: undefined
			},
			defaultModel: undefined,
			givesSources: false,
			buildRequest: ({ question, location }, model) => ({
				path: "/chat/completions",
				body: {
					model,
					messages: [...location ? [{
						role: "system",
						content: describeLocation(location)
					}] : [], {
						role: "user",
						content: question
					}]
				}
			}),
			readAnswer(bodies) {
				const failure = failureSchema.safeParse(bodies.at(-1)).data;
				if (failure) return failed(failure.error.message);
				const { model, choices, usage } = completionSchema.parse(bodies.at(-1));
				const [choice] = choices;
				if (choice === undefined) return failed("no choice");
				return {
					model,
					text: (choice.message?.content ?? "").replace(THOUGHT, "").trim(),
					citations: [],
					searched: false,
					problem: openai_compatible_findProblem(choice),
					usage: {
						inputTokens: usage?.prompt_tokens,
						outputTokens: usage?.completion_tokens
					}
				};
			},
			buildJudgeRequest: (prompt, schema, model) => ({
				path: "/chat/completions",
				body: {
					model,
					messages: [{
						role: "user",
						content: prompt
					}],
					response_format: {
						type: "json_schema",
						json_schema: judgmentFormat(schema)
					}
				}
			})
		};
		function failed(reason) {
			return {
				text: "",
				citations: [],
				searched: false,
				problem: {
					outcome: "failed",
					reason
				}
			};
		}
		function openai_compatible_findProblem({ message, finish_reason: reason }) {
			if (message?.refusal) return {
				outcome: "refused",
				reason: message.refusal
			};
			if (reason === "content_filter") return {
				outcome: "refused",
				reason
			};
			return reason === "length" ? {
				outcome: "failed",
				reason
			} : undefined;
		}
		;
		const searchResultsSchema = classic_schemas.Ikc({
			type: classic_schemas.euz("search_results"),
			queries: queriesSchema,
			results: listOf(optional(classic_schemas.Ikc({
				id: optional(classic_schemas.Whr()),
				url: optional(classic_schemas.YjP())
			})))
		});
		const fetchedPagesSchema = classic_schemas.Ikc({
			type: classic_schemas.euz("fetch_url_results"),
			contents: listOf(optional(classic_schemas.Ikc({ url: optional(classic_schemas.YjP()) })))
		});
		const perplexity_responseSchema = classic_schemas.Ikc({
			...responseShape,
			output: classic_schemas.YOg(itemOf(responses_api_messageSchema, searchResultsSchema, fetchedPagesSchema)),
			usage: fact(classic_schemas.Ikc({
				input_tokens: fact(count),
				output_tokens: fact(count),
				tool_calls_details: fact(classic_schemas.Ikc({ search_web: fact(classic_schemas.Ikc({ invocation: fact(count) })) })),
				cost: fact(classic_schemas.Ikc({ total_cost: fact(classic_schemas.aig().nonnegative()) }))
			}))
		});
		const PRESETS = new Set([
			"fast",
			"low",
			"medium",
			"high",
			"xhigh"
		]);
		const SONAR = "perplexity/sonar";
		const perplexity_MAX_TOKENS = 16e3;
		const MARKER = /\[(\d{1,4}(?:, ?\d{1,4}){0,20})\]/g;
		const perplexity = {
			access: {
				keyVariables: ["PERPLEXITY_API_KEY"],
				keyPage: "https://www.perplexity.ai/account/api/keys",
				keyHeaders: engine.Mi,
				keyRequired: true,
				baseUrlVariables: ["PERPLEXITY_BASE_URL"],
				baseUrl: "https://api.perplexity.ai"
			},
			defaultModel: "sonar",
			endedModels: {
				"sonar-pro": "perplexity:low or perplexity:sonar",
				"sonar-reasoning": "perplexity:low",
				"sonar-reasoning-pro": "perplexity:low",
				"sonar-deep-research": "perplexity:medium"
			},
			givesSources: true,
			buildRequest({ question, location }, model) {
				const search = {
					type: "web_search",
					...location && { user_location: location }
				};
				const by = PRESETS.has(model) ? {
					preset: model,
					model: SONAR
				} : { model: qualify(model) };
				return createResponse({
					...by,
					input: question,
					tools: [search]
				}, { type: "web_search" });
			},
			readAnswer(bodies) {
				const response = perplexity_responseSchema.parse(bodies.at(-1));
				const searches = response.output.filter((item) => item.type === "search_results");
				const results = searches.flatMap((item) => item.results);
				const fetched = response.output.flatMap((item) => item.type === "fetch_url_results" ? item.contents : []);
				const { usage } = response;
				const answer = perplexity_readText(response.output, indexById(results));
				return {
					model: response.model,
					...answer,
					retrieved: [...results, ...fetched].flatMap((page) => page?.url ? [(0, cited_text.Zi)(page.url)] : []),
					searched: searches.length > 0,
					queries: searches.flatMap((item) => item.queries),
					problem: perplexity_findProblem(response) ?? (searches.length > 0 && results.length === 0 ? perplexity_findGap(answer.text) : undefined),
					usage: {
						inputTokens: usage?.input_tokens,
						outputTokens: usage?.output_tokens,
						searches: usage?.tool_calls_details?.search_web?.invocation,
						cost: usage?.cost?.total_cost
					}
				};
			},
			buildJudgeRequest: (prompt, schema, model) => createResponse({
				model: PRESETS.has(model) ? SONAR : qualify(model),
				input: prompt,
				response_format: {
					type: "json_schema",
					json_schema: judgmentFormat(schema)
				}
			})
		};
		function createResponse(body, toolChoice) {
			const limit = body.model?.startsWith("anthropic/") && { max_output_tokens: perplexity_MAX_TOKENS };
			return {
				path: "/v1/responses",
				body: {
					...body,
					...limit,
					...toolChoice && { tool_choice: toolChoice }
				}
			};
		}
		function qualify(model) {
			return model.includes("/") ? model : `perplexity/${model}`;
		}
		function indexById(results) {
			const known = results.map((result, index) => [result?.id ?? index + 1, (0, cited_text.Zi)(result?.url ?? "")]);
			return new Map(known.toReversed());
		}
		function perplexity_readText(output, byId) {
			return (0, cited_text.nn)(readTexts(output).map(({ text, citations, unplaced }) => ({
				text,
				citations: [...citations, ...readMarkers(text, byId)],
				unplaced
			})), "\n\n");
		}
		function readMarkers(text, byId) {
			return [...text.matchAll(MARKER)].flatMap(({ 0: marker, 1: ids = "", index }) => ids.split(",").flatMap((id) => {
				const source = byId.get(Number(id));
				return source ? [{
					start: index,
					end: index + marker.length,
					source
				}] : [];
			}));
		}
		function perplexity_findGap(text) {
			if (text.search(MARKER) === -1) return undefined;
			return {
				outcome: "failed",
				reason: "the answer cites search results that the reply does not name"
			};
		}
		function perplexity_findProblem({ status, error, incomplete_details }) {
			if (status === undefined || status === "completed") return undefined;
			return {
				outcome: "failed",
				reason: error?.message ?? incomplete_details?.reason ?? status
			};
		}
		;
		const OVERVIEW = "ai-overview";
		const ENGINES = new Map([["ai-mode", "google_ai_mode"], [OVERVIEW, "google"]]);
		const MAX_DEPTH = 5;
		function createBlockSchema(depth) {
			const blocks = depth === 0 ? classic_schemas.L5J().transform(() => []) : listOf(createBlockSchema(depth - 1));
			return classic_schemas.Ikc({
				snippet: fact(classic_schemas.YjP()),
				title: fact(classic_schemas.YjP()),
				table: fact(classic_schemas.YOg(classic_schemas.YOg(classic_schemas.L5J()))),
				reference_indexes: listOf(count),
				list: blocks,
				text_blocks: blocks
			});
		}
		const answerSchema = classic_schemas.Ikc({
			error: optional(classic_schemas.YjP()),
			text_blocks: listOf(optional(createBlockSchema(MAX_DEPTH))),
			references: listOf(optional(classic_schemas.Ikc({
				index: optional(count),
				link: optional(classic_schemas.YjP())
			}))),
			reconstructed_markdown: fact(classic_schemas.YjP())
		});
		const serpapi_overviewSchema = answerSchema.extend({ page_token: optional(classic_schemas.YjP()) });
		const serpapi_replySchema = answerSchema.extend({ ai_overview: optional(serpapi_overviewSchema) });
		const serpapi = {
			access: {
				keyVariables: ["SERPAPI_API_KEY"],
				keyPage: "https://serpapi.com/manage-api-key",
				keyHeaders: () => ({}),
				keyQuery: (key) => ({ api_key: key }),
				keyRequired: true,
				baseUrlVariables: ["SERPAPI_BASE_URL"],
				baseUrl: "https://serpapi.com"
			},
			defaultModel: undefined,
			models: [...ENGINES.keys()],
			repeatsAnswers: true,
			givesSources: true,
			buildRequest: (asked, model) => search({
				engine: ENGINES.get(model) ?? "",
				q: asked.question,
				...describePlace(asked)
			}),
			continueRequest(_, model, bodies) {
				if (model !== OVERVIEW || bodies.length > 1) return undefined;
				const { text_blocks: blocks = [], page_token: token } = serpapi_replySchema.safeParse(bodies[0]).data?.ai_overview ?? {};
				if (token === undefined || blocks.length > 0) return undefined;
				return search({
					engine: "google_ai_overview",
					page_token: token
				});
			},
			readAnswer(bodies) {
				const reply = serpapi_replySchema.parse(bodies.at(-1));
				const answer = reply.ai_overview ?? reply;
				const text = serpapi_readText(answer);
				return {
					...text,
					searched: true,
					problem: serpapi_findProblem(reply.error ?? answer.error, text),
					usage: { searches: bodies.length }
				};
			}
		};
		function search(parameters) {
			return { path: `/search.json?${new URLSearchParams(parameters)}` };
		}
		function describePlace(asked) {
			const { location } = asked;
			return {
				hl: googleLanguage(asked).toLowerCase(),
				gl: likelyCountry(asked).toLowerCase(),
				...location?.city !== undefined && { location: namePlace(location) }
			};
		}
		function serpapi_readText(answer) {
			const sources = new Map(answer.references.map((reference, position) => [reference?.index ?? position, (0, cited_text.Zi)(reference?.link ?? "")]).toReversed());
			const blocks = answer.text_blocks.filter((block) => block !== undefined).flatMap(flatten);
			const parts = blocks.map((block) => readBlock(block, sources)).filter(({ text }) => text !== "");
			const text = (0, cited_text.nn)(parts, "\n\n");
			const all = [...sources.values()].toReversed();
			if (text.text.trim() === "") return (0, cited_text.ce)(answer.reconstructed_markdown ?? "", all);
			const placed = new Set(text.citations.map(({ source }) => source));
			return {
				...text,
				unplaced: all.filter((source) => !placed.has(source))
			};
		}
		function flatten(block) {
			return [block, ...[...block.list, ...block.text_blocks].flatMap(flatten)];
		}
		function readBlock({ snippet, title, table, reference_indexes }, sources) {
			const rows = table?.map((cells) => cells.filter((cell) => typeof cell === "string").join(" | ")).join("\n");
			const text = snippet || title || rows || "";
			const cited = reference_indexes.map((index) => sources.get(index) ?? cited_text.bI);
			return {
				text,
				citations: cited.map((source) => ({
					start: 0,
					end: text.length,
					source
				}))
			};
		}
		function serpapi_findProblem(error, { text }) {
			if (error !== undefined) return {
				outcome: "failed",
				reason: error
			};
			return text.trim() === "" ? {
				outcome: "failed",
				reason: "the page shows no AI answer"
			} : undefined;
		}
		;
		const xai = {
			access: {
				keyVariables: ["XAI_API_KEY"],
				keyPage: "https://console.x.ai",
				keyHeaders: engine.Mi,
				keyRequired: true,
				baseUrlVariables: ["XAI_BASE_URL"],
				baseUrl: "https://api.x.ai/v1"
			},
			defaultModel: "grok-4.6",
			givesSources: true,
			buildRequest({ question, location }, model) {
				const search = {
					model,
					input: [...location ? [{
						role: "system",
						content: describeLocation(location)
					}] : [], {
						role: "user",
						content: question
					}],
					tools: [{ type: "web_search" }],
					store: false
				};
				return xai_createResponse({
					...search,
					tool_choice: "required"
				}, xai_createResponse(search));
			},
			readAnswer: readResponse,
			buildJudgeRequest: (prompt, schema, model) => xai_createResponse({
				model,
				input: [{
					role: "user",
					content: prompt
				}],
				text: { format: {
					type: "json_schema",
					...judgmentFormat(schema)
				} },
				store: false
			})
		};
		function xai_createResponse(body, fallback) {
			return {
				path: "/responses",
				body,
				...fallback && { fallback }
			};
		}
		;
		const engines = {
			openai,
			anthropic,
			gemini,
			perplexity,
			xai,
			mistral,
			dataforseo,
			serpapi,
			"openai-compatible": openaiCompatible
		};
		function readEngineSpec(id) {
			const { name, model: given, country } = splitId(id);
			if (!isEngineName(name) || country !== undefined && !(0, lib_country.e)(country)) return undefined;
			const engine = engines[name];
			const model = given ?? engine.defaultModel;
			if (model === undefined || readReplacement(id) !== undefined) return undefined;
			if (engine.models !== undefined && !engine.models.includes(model)) return undefined;
			return {
				id,
				name,
				model,
				...country !== undefined && { country }
			};
		}
		function readReplacement(id) {
			const { name, model = "" } = splitId(id);
			if (!isEngineName(name)) return undefined;
			const { endedModels = {} } = engines[name];
			return Object.hasOwn(endedModels, model) ? endedModels[model] : undefined;
		}
		function splitId(id) {
			const [, name = "", model, country] = /^([^:]+?)(?::([^\s@]\S*?))?(?:@([A-Z]{2}))?$/.exec(id) ?? [];
			return {
				name,
				model,
				country
			};
		}
		function isEngineName(name) {
			return Object.hasOwn(engines, name);
		}
		const PRODUCTS = {
			chatgpt: "openai",
			gpt: "openai",
			"open-ai": "openai",
			claude: "anthropic",
			bard: "gemini",
			google: "gemini",
			"google-gemini": "gemini",
			grok: "xai",
			"x-ai": "xai",
			sonar: "perplexity",
			"le-chat": "mistral",
			ollama: "openai-compatible",
			vllm: "openai-compatible"
		};
		const READ_PAGES = {
			"ai-mode": "dataforseo:ai-mode or serpapi:ai-mode",
			"google-ai-mode": "dataforseo:ai-mode or serpapi:ai-mode",
			"ai-overview": "dataforseo:ai-overview or serpapi:ai-overview",
			"ai-overviews": "dataforseo:ai-overview or serpapi:ai-overview",
			"google-ai-overviews": "dataforseo:ai-overview or serpapi:ai-overview"
		};
		const UNAVAILABLE = new Set([
			"copilot",
			"microsoft-copilot",
			"bing",
			"bing-chat",
			"meta-ai"
		]);
		function suggestEngine(id) {
			const [name = ""] = id.split(/[:@]/);
			const spelled = name.trim().toLowerCase().replaceAll(/[\s_]+/g, "-");
			const names = [engine_names.Bw, ...Object.keys(engines)];
			if (names.includes(name)) return undefined;
			if (UNAVAILABLE.has(spelled)) return { kind: "unavailable" };
			const engine = lookUp(READ_PAGES, spelled) ?? lookUp(PRODUCTS, spelled) ?? lookUp(PRODUCTS, spelled.replace(/-?\d.*/, "")) ?? (0, nearest_name.$)(spelled, names);
			return engine === undefined ? undefined : {
				kind: "did-you-mean",
				engine
			};
		}
		function lookUp(table, name) {
			return Object.hasOwn(table, name) ? table[name] : undefined;
		}
	}),
	61701: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			K: () => countRequests,
			U: () => estimateCalls
		});
		var _engine_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31305);
		var _prices_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77201);
		function estimateCalls(specs, { questions, samples, judged }) {
			const answers = questions * samples;
			const calls = {
				answers,
				judgments: judged ? answers : 0
			};
			return specs.map((spec) => ({
				...{
					engine: spec.id,
					model: spec.model,
					vendor: spec.name
				},
				...calls,
				..._engine_js__WEBPACK_IMPORTED_MODULE_0__.Qp,
				costUsd: (0, _prices_js__WEBPACK_IMPORTED_MODULE_1__.a3)(spec, calls)
			}));
		}
		function countRequests(specs, scope) {
			return estimateCalls(specs, scope).reduce((sum, { answers, judgments }) => sum + answers + judgments, 0);
		}
	})
};
;
