"use strict";
exports.id = "engines-engines";
exports.ids = ["engines-engines"];
exports.modules = {
	74341: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			PC: () => splitSentences,
			Rk: () => createOffsetReader,
			ZA: () => withTitle,
			_$: () => joinPage,
			hr: () => citeLinks,
			nn: () => joinParts,
			t5: () => findLinks,
			v3: () => readCitations
		});
		var _source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85471);
		function joinParts(parts, separator) {
			let start = 0;
			const citations = parts.flatMap((part) => {
				const before = start;
				start += part.text.length + separator.length;
				return part.citations.map(({ source, at }) => {
					return {
						source,
						at: at && {
							start: before + at.start,
							end: before + at.end
						}
					};
				});
			});
			return {
				text: parts.map(({ text }) => text).join(separator),
				citations
			};
		}
		function joinPage(parts, markdown = "", others = []) {
			const { text, citations } = joinParts(parts, "\n\n");
			if (text.trim() === "") return {
				text: markdown,
				citations: others
			};
			return {
				text,
				citations: [...citations, ...others]
			};
		}
		function withTitle(title, text) {
			return title === "" || text.includes(title) ? text : [title, text].filter((part) => part !== "").join("\n");
		}
		function citeLinks(text, links) {
			return links.flatMap((link) => {
				if (!link?.url) return [];
				const { title = "", url } = link;
				const start = title === "" ? -1 : text.indexOf(title);
				const at = start === -1 ? {
					start: 0,
					end: text.length
				} : {
					start,
					end: start + title.length
				};
				return [{
					source: (0, _source_js__WEBPACK_IMPORTED_MODULE_0__.Zi)(url),
					at
				}];
			});
		}
		function createOffsetReader(text, unit) {
			const positions = [];
			let index = 0;
			for (const character of text) {
				const width = unit === "byte" ? Buffer.byteLength(character) : 1;
				for (let part = 0; part < width; part += 1) positions.push(index);
				index += character.length;
			}
			return (offset) => positions[Math.max(0, offset)] ?? text.length;
		}
		function readCitations({ text, citations }, numbered) {
			const links = findLinks(text);
			const marks = readMarks(text, numbered);
			const unplaced = citations.filter(({ at }) => at === undefined);
			const listed = new Map(unplaced.map(({ source }) => [source.url, source]));
			const placed = links.flatMap(({ source: { url }, at }) => {
				const source = listed.get(url);
				return source ? [{
					source,
					at
				}] : [];
			});
			const placedUrls = new Set(placed.map(({ source }) => source.url));
			const others = unplaced.filter(({ source }) => !placedUrls.has(source.url));
			const stated = [
				...citations.filter(({ at }) => at !== undefined),
				...marks.flat(),
				...placed,
				...others
			];
			return stated.length + marks.length === 0 ? links : stated;
		}
		const TAG = String.raw`(?:\^|(?:web|search|page|source): ?)?`;
		const MARKS = [
			String.raw`\[{1,2}${TAG}\d{1,4}(?:, ?${TAG}\d{1,4}){0,20}\]{1,2}`,
			String.raw`【[^【】\n]{0,200}】`,
			String.raw`\u{E200}[^\u{E200}\u{E201}\n]{0,200}\u{E201}`,
			String.raw`</?cite(?:\s[^<>\n]{0,300})?>`,
			String.raw`:contentReference\[oaicite:\d{1,4}\](?:\{[^{}\n]{0,50}\})?`
		].join("|");
		const CODE = "```[\\s\\S]*?```|`[^`\\n]*`";
		const MARK = new RegExp(String.raw`${CODE}|(${MARKS})(?:\((https?:[^\s()]{1,2000})\))?`, "giu");
		function readMarks(text, numbered) {
			const marks = text.matchAll(MARK).filter(([, mark]) => mark !== undefined);
			const defined = readDefinitions(text);
			const sourceOf = (number) => {
				const address = defined.get(number);
				return numbered?.get(number) ?? (address === undefined ? undefined : (0, _source_js__WEBPACK_IMPORTED_MODULE_0__.Zi)(address));
			};
			return Array.from(marks, ({ 0: whole, 1: mark = "", 2: address, index }) => {
				const known = address === undefined ? numbersOf(mark).flatMap((number) => sourceOf(number) ?? []) : [(0, _source_js__WEBPACK_IMPORTED_MODULE_0__.Zi)(address)];
				const isCertain = !/^\[{1,2}\d/.test(mark);
				const sources = known.length === 0 && isCertain ? [_source_js__WEBPACK_IMPORTED_MODULE_0__.bI] : known;
				return sources.map((source) => ({
					source,
					at: {
						start: index,
						end: index + whole.length
					}
				}));
			});
		}
		function numbersOf(mark) {
			if (mark.startsWith("[")) return Array.from(mark.matchAll(/\d+/g), ([number]) => Number(number));
			const [, number] = /^【(\d{1,4})(?:†|】)/.exec(mark) ?? [];
			return number === undefined ? [] : [Number(number)];
		}
		const DEFINITION = /^[ \t]{0,3}(?:[-*] )?(?:\[\^?(\d{1,4})\]:?|(\d{1,4})[.)])[ \t][^\n]{0,300}?(https?:\/\/[^\s<>()[\]"]{1,2000})/gm;
		function readDefinitions(text) {
			return new Map(Array.from(text.matchAll(DEFINITION), ([, bracketed, listed, address = ""]) => [Number(bracketed ?? listed), address]));
		}
		const URLS = new RegExp([
			CODE,
			String.raw`!\[[^[\]\n]{0,500}\]\([^\s()]{0,2000}\)`,
			String.raw`((?:https?:\/\/|www\.)[^\s<>()[\]"]{0,2000}[^\s<>()[\]".,;:!?*_])`
		].join("|"), "g");
		function findLinks(text) {
			return Array.from(text.matchAll(URLS)).flatMap(({ 1: address = "", index }) => {
				const source = (0, _source_js__WEBPACK_IMPORTED_MODULE_0__.Zi)(address);
				return source.host === "" ? [] : [{
					source,
					at: {
						start: index,
						end: index + address.length
					}
				}];
			});
		}
		const ADDRESS = String.raw`\((?:[^\s()]|\([^\s()]{0,500}\)){0,2000}\)`;
		const LINK = String.raw`\[[^\[\]\n]{0,500}\]${ADDRESS}`;
		const NO_PROSE = new RegExp([
			String.raw`\((?:${LINK}[,; ]{0,3})+\)`,
			`!${LINK}`,
			String.raw`\[(?:[\p{L}\p{N}-]{1,63}\.){1,5}\p{L}{2,63}\]${ADDRESS}`,
			String.raw`(?:${MARKS})(?:(?<=\])${ADDRESS})?`
		].join("|"), "giu");
		const LINK_PARTS = new RegExp(String.raw`\[([^\[\]\n]{0,500})\](${ADDRESS})`, "gu");
		const BARE_ADDRESS = /https?:\/\/[^\s()<>]{1,2000}/gu;
		function splitSentences(text, citations, language) {
			const prose = text.replace(NO_PROSE, blank).replace(LINK_PARTS, (_, title, address) => ` ${title} ${blank(address)}`);
			const spans = findSpans(prose, language);
			const cited = spans.map(() => []);
			for (const { source, at } of citations) {
				if (at === undefined) continue;
				for (const index of overlapped(spans, trim(at, text))) cited[index]?.push(source);
			}
			return spans.map(({ start, end }, index) => ({
				text: tidy(prose.slice(start, end)),
				sources: (0, _source_js__WEBPACK_IMPORTED_MODULE_0__.yi)(cited[index] ?? [])
			}));
		}
		function findSpans(prose, language) {
			const skeleton = prose.replace(BARE_ADDRESS, (address) => address.replace(/[?!.](?=[^?!.])/g, "_"));
			const segmenter = new Intl.Segmenter(language, { granularity: "sentence" });
			return Array.from(segmenter.segment(skeleton)).filter(({ segment }) => /[\p{L}\p{N}]/u.test(segment)).map(({ segment, index }) => ({
				start: index,
				end: index + segment.length
			}));
		}
		function trim({ start, end }, text) {
			const isWord = (index) => /[\p{L}\p{N}\p{Cs}]/u.test(text.charAt(index));
			let [first, last] = [start, end];
			while (first < last && !isWord(first)) first += 1;
			while (last > first && !isWord(last - 1)) last -= 1;
			return {
				start: first,
				end: last
			};
		}
		function overlapped(spans, part) {
			const from = Math.max(0, countUntil(spans, part.start) - 1);
			const to = Math.max(from + 1, countUntil(spans, part.end - 1));
			return spans.slice(from, to).map((_, index) => from + index);
		}
		function countUntil(spans, offset) {
			let [low, high] = [0, spans.length];
			while (low < high) {
				const middle = low + high >> 1;
				if ((spans[middle]?.start ?? 0) <= offset) low = middle + 1;
				else high = middle;
			}
			return low;
		}
		function blank(mark) {
			return " ".repeat(mark.length);
		}
		function tidy(prose) {
			return prose.replace(/\s+/g, " ").replace(/ (?=[.,;:!?。，、])/g, "").trim();
		}
	}),
	92730: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			JY: () => openConnection,
			dC: () => readConnection,
			id: () => describeVendor
		});
		var _lib_http_caller_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80201);
		var _lib_web_url_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73530);
		var _engines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11094);
		var _failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83410);
		function readConnection(engine, env) {
			const { access, readFailure } = _engines_js__WEBPACK_IMPORTED_MODULE_1__.s[engine];
			const key = firstSet(access.keyVariables, env);
			if (key === undefined && !access.keyOptional) {
				return { problem: {
					kind: "missing",
					engine,
					variables: access.keyVariables
				} };
			}
			if (key !== undefined && !/^[\x21-\x7e]+$/.test(key.value)) {
				return { problem: {
					kind: "bad-key",
					engine,
					variable: key.variable
				} };
			}
			const user = access.userVariable === undefined ? "" : env[access.userVariable]?.trim();
			if (!user && access.userVariable !== undefined) {
				return { problem: {
					kind: "missing",
					engine,
					variables: [access.userVariable]
				} };
			}
			const apiKey = key?.value ?? "";
			const given = firstSet(access.baseUrlVariables, env);
			const baseUrl = given?.value ?? access.baseUrl;
			if (baseUrl === undefined) {
				return { problem: {
					kind: "missing",
					engine,
					variables: access.baseUrlVariables
				} };
			}
			if (given && !isUsable(given.value, apiKey)) {
				return { problem: {
					kind: "bad-base-url",
					engine,
					variable: given.variable
				} };
			}
			const keyQuery = access.keyQuery?.(apiKey);
			const keyHeaders = access.keyHeaders?.(apiKey) ?? authorize(apiKey, user);
			const options = {
				...keyQuery && { keyQuery },
				...readFailure && { readFailure }
			};
			return { connection: {
				baseUrl,
				apiKey,
				keyHeaders,
				...options
			} };
		}
		function authorize(apiKey, user) {
			if (apiKey === "") return {};
			if (!user) return { authorization: `Bearer ${apiKey}` };
			return { authorization: `Basic ${Buffer.from(`${user}:${apiKey}`).toString("base64")}` };
		}
		function openConnection({ readFailure, ...connection }, options) {
			const caller = (0, _lib_http_caller_js__WEBPACK_IMPORTED_MODULE_0__.u)({
				...options,
				...connection,
				isFinal: (details) => (0, _failure_js__WEBPACK_IMPORTED_MODULE_2__.dR)((0, _failure_js__WEBPACK_IMPORTED_MODULE_2__.XE)(details))
			});
			return {
				post: ({ path, body }, signal, limits) => caller.call(path, body, (reply, time) => (0, _failure_js__WEBPACK_IMPORTED_MODULE_2__.Xw)(reply, time, readFailure), signal, limits),
				redact: caller.redact,
				close: caller.close
			};
		}
		function describeVendor({ name, model }, env) {
			const { keyVariables, keyPage, baseUrlVariables } = _engines_js__WEBPACK_IMPORTED_MODULE_1__.s[name].access;
			const nameOf = (variables) => firstSet(variables, env)?.variable ?? variables[0] ?? "";
			return {
				model,
				keyVariable: nameOf(keyVariables),
				...keyPage !== undefined && { keyPage },
				baseUrlVariable: nameOf(baseUrlVariables)
			};
		}
		function firstSet(variables, env) {
			for (const variable of variables) {
				const value = env[variable]?.trim();
				if (value) return {
					variable,
					value
				};
			}
			return undefined;
		}
		function isUsable(text, apiKey) {
			if (!URL.canParse(text) || /[?#]/.test(text)) return false;
			const { protocol, hostname, username, password } = new URL(text);
			const isSafe = protocol === "https:" || protocol === "http:" && ((0, _lib_web_url_js__WEBPACK_IMPORTED_MODULE_3__.U9)(hostname) || apiKey === "");
			return isSafe && username === "" && password === "";
		}
	}),
	56155: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ab: () => findPageProblem,
			An: () => toEngineAnswer,
			s2: () => redactAnswer
		});
		var _cited_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74341);
		var _source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85471);
		function findPageProblem(error, text) {
			const reason = error ?? (text.trim() === "" ? "the page shows no AI answer" : undefined);
			return reason === undefined ? undefined : {
				outcome: "failed",
				reason
			};
		}
		function toEngineAnswer(parsed, requestedModel, givesSources, language) {
			const { text, retrieved = [], queries = [] } = parsed;
			const citations = givesSources ? (0, _cited_text_js__WEBPACK_IMPORTED_MODULE_0__.v3)(parsed, parsed.numbered) : [];
			const cited = (0, _source_js__WEBPACK_IMPORTED_MODULE_1__.yi)(citations.map(({ source }) => source));
			const searched = parsed.searched || parsed.citations.length > 0;
			return {
				model: parsed.model || requestedModel,
				text,
				sentences: (0, _cited_text_js__WEBPACK_IMPORTED_MODULE_0__.PC)(text, citations, language),
				cited,
				unknownSources: cited.filter(({ host }) => host === "").length,
				retrieved: (0, _source_js__WEBPACK_IMPORTED_MODULE_1__.yi)(retrieved),
				searched,
				queries: [...new Set(queries)],
				givesSources,
				...judgeOutcome({
					...parsed,
					searched
				}, givesSources) ?? judgeSources(cited, parsed.citesNone ?? false, givesSources),
				usage: parsed.usage ?? {}
			};
		}
		function redactAnswer(answer, redact) {
			const clear = JSON.parse(JSON.stringify(answer), (_, value) => typeof value === "string" ? redact(value) : value);
			return {
				...clear,
				outcome: answer.outcome
			};
		}
		function judgeOutcome({ problem, searched, text }, givesSources) {
			if (problem) return problem;
			if (givesSources && !searched) return {
				outcome: "unsearched",
				reason: "the engine did not search"
			};
			if (text.trim() === "") return {
				outcome: "failed",
				reason: "the answer has no text"
			};
			return undefined;
		}
		function judgeSources(cited, citesNone, givesSources) {
			const isRead = cited.length === 0 ? citesNone : cited.some(({ host }) => host !== "");
			if (!givesSources || isRead) return {
				outcome: "answered",
				reason: ""
			};
			return {
				outcome: "no-sources",
				reason: "no readable sources: it names no page as cited"
			};
		}
	}),
	11094: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			s: () => engines,
			i: () => readEngineSpec
		});
		var lib_country = __webpack_require__(81078);
		var schemas = __webpack_require__(27597);
		var numbers = __webpack_require__(46958);
		var cited_text = __webpack_require__(74341);
		var engine = __webpack_require__(62104);
		var source = __webpack_require__(85471);
		var wire = __webpack_require__(93079);
		;
		const MAX_PAUSES = 5;
		const textBlockSchema = schemas.Ikc({
			type: schemas.euz("text"),
			text: schemas.YjP(),
			citations: (0, wire.c3)((0, wire.Tu)(schemas.Ikc({
				type: schemas.euz("web_search_result_location"),
				url: (0, wire.lq)(schemas.YjP())
			})))
		});
		const searchResultBlockSchema = schemas.Ikc({
			type: schemas.euz("web_search_tool_result"),
			content: schemas.KCZ([schemas.YOg((0, wire.Tu)(schemas.Ikc({
				type: schemas.euz("web_search_result"),
				url: (0, wire.lq)(schemas.YjP())
			}))), schemas.Ikc({
				type: schemas.euz("web_search_tool_result_error"),
				error_code: (0, wire.W_)(schemas.YjP())
			})])
		});
		const searchCallSchema = schemas.Ikc({
			type: schemas.euz("server_tool_use"),
			input: (0, wire.W_)(schemas.Ikc({ query: wire.o9 }))
		});
		const messageSchema = schemas.Ikc({
			model: (0, wire.W_)(schemas.YjP()),
			stop_reason: (0, wire.lq)(schemas.YjP()),
			stop_details: (0, wire.W_)(schemas.Ikc({ explanation: (0, wire.W_)(schemas.YjP()) })),
			content: schemas.YOg((0, wire.Tu)(textBlockSchema, searchResultBlockSchema, searchCallSchema)),
			usage: (0, wire.W_)(schemas.Ikc({
				input_tokens: (0, wire.W_)(wire.U9),
				output_tokens: (0, wire.W_)(wire.U9),
				server_tool_use: (0, wire.W_)(schemas.Ikc({ web_search_requests: (0, wire.W_)(wire.U9) }))
			}))
		});
		const pausedSchema = schemas.Ikc({
			stop_reason: schemas.euz("pause_turn"),
			content: schemas.YOg(schemas.L5J())
		});
		const anthropic = {
			access: {
				...(0, engine.Zo)("ANTHROPIC", "https://platform.claude.com/settings/keys", "https://api.anthropic.com"),
				keyHeaders: (key) => ({
					"x-api-key": key,
					"anthropic-version": "2023-06-01"
				})
			},
			defaultModel: "claude-sonnet-5-5",
			givesSources: true,
			buildRequest: (asked, model) => ({
				path: "/v1/messages",
				body: {
					...searchBody(asked, model),
					...settingsOf(model)
				}
			}),
			continueRequest(asked, model, bodies) {
				if (bodies.length > MAX_PAUSES || !pausedSchema.safeParse(bodies.at(-1)).success) return undefined;
				const body = searchBody(asked, model);
				const content = bodies.flatMap((paused) => pausedSchema.parse(paused).content);
				const { tool_choice: _, ...settings } = settingsOf(model);
				const messages = [...body.messages, {
					role: "assistant",
					content
				}];
				return {
					path: "/v1/messages",
					body: {
						...body,
						messages,
						...settings
					}
				};
			},
			readAnswer(bodies) {
				const messages = bodies.map((body) => messageSchema.parse(body));
				const blocks = messages.flatMap(({ content }) => content);
				const results = blocks.filter((block) => block.type === "web_search_tool_result").map(({ content }) => content);
				const lists = results.filter((content) => Array.isArray(content));
				const errors = results.flatMap((content) => Array.isArray(content) ? [] : content.error_code ?? "unknown");
				return {
					model: messages.at(-1)?.model,
					...readText(blocks),
					retrieved: (0, source.WZ)(lists.flat().filter((result) => result.type === "web_search_result")),
					searched: lists.length > 0,
					queries: blocks.flatMap((block) => block.type === "server_tool_use" && block.input ? block.input.query : []),
					problem: findProblem(messages, lists.length === 0 ? errors : []),
					usage: {
						inputTokens: (0, numbers.cz)(messages.map(({ usage }) => usage?.input_tokens ?? 0)),
						outputTokens: (0, numbers.cz)(messages.map(({ usage }) => usage?.output_tokens ?? 0)),
						searches: (0, numbers.cz)(messages.map(({ usage }) => usage?.server_tool_use?.web_search_requests ?? 0))
					}
				};
			}
		};
		const FORCED = {
			thinking: { type: "disabled" },
			tool_choice: {
				type: "tool",
				name: "web_search"
			}
		};
		const ADVISED = { system: "Search the web before you answer." };
		const FORCIBLE = /^claude-(?:haiku-[45]|(?:opus|sonnet)-(?:4|5(?!-[5-9](?!\d))))/;
		function settingsOf(model) {
			if (FORCIBLE.test(model)) return FORCED;
			return model.startsWith("claude-sonnet-5-") ? {
				...ADVISED,
				thinking: { type: "between_tools" }
			} : ADVISED;
		}
		function searchBody({ question, location }, model) {
			return {
				model,
				max_tokens: engine.S0,
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
					source: (0, source.Zi)(citation.url ?? ""),
					at: {
						start: 0,
						end: text.length
					}
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
		var engine_answer = __webpack_require__(56155);
		;
		const sourceSchema = schemas.Ikc({
			position: (0, wire.W_)(wire.U9),
			url: (0, wire.lq)(schemas.YjP())
		});
		const resultSchema = schemas.Ikc({
			text: (0, wire.lq)(schemas.YjP()),
			markdown: (0, wire.lq)(schemas.YjP()),
			sources: (0, wire.c3)((0, wire.lq)(sourceSchema))
		});
		const replySchema = schemas.Ikc({
			result: (0, wire.lq)(resultSchema),
			error: (0, wire.W_)(schemas.KCZ([schemas.YjP(), schemas.Ikc({ message: schemas.YjP() }).transform(({ message }) => message)]))
		});
		const cloro = {
			access: (0, engine.Zo)("CLORO", "https://dashboard.cloro.dev", "https://api.cloro.dev"),
			models: [
				"perplexity",
				"grok",
				"copilot"
			],
			givesSources: true,
			buildRequest: (asked, model) => ({
				path: `/v1/monitor/${model}`,
				body: {
					prompt: asked.question,
					country: (0, engine.xs)(asked),
					include: { markdown: true }
				}
			}),
			readAnswer(bodies) {
				const { result, error } = replySchema.parse(bodies.at(-1));
				const text = result?.markdown || result?.text || "";
				const pages = (result?.sources ?? []).flatMap((page, index) => {
					if (page === undefined || page.url === undefined && page.position === undefined) return [];
					return [{
						number: page.position ?? index + 1,
						source: (0, source.Zi)(page.url ?? "")
					}];
				});
				return {
					text,
					citations: pages.map(({ source }) => ({ source })),
					numbered: new Map(pages.map(({ number, source }) => [number, source])),
					searched: pages.length > 0,
					problem: (0, engine_answer.Ab)(error, text),
					usage: { searches: 1 }
				};
			}
		};
		var web_url = __webpack_require__(73530);
		;
		const PATHS = new Map([
			["ai-mode", "/v3/serp/google/ai_mode/live/advanced"],
			["ai-overview", "/v3/serp/google/organic/live/advanced"],
			["chatgpt", "/v3/ai_optimization/chat_gpt/llm_scraper/live/advanced"],
			["gemini", "/v3/ai_optimization/gemini/llm_scraper/live/advanced"],
			["copilot", "/v3/serp/bing/organic/live/advanced"]
		]);
		const OPTIONS = new Map([["ai-overview", { load_async_ai_overview: true }], ["chatgpt", { force_web_search: true }]]);
		const referenceSchema = schemas.Ikc({
			url: (0, wire.lq)(schemas.YjP()),
			domain: (0, wire.lq)(schemas.YjP())
		});
		const OWN_PAGE = new Set(["ai_overview_video_element", "ai_overview_organic_element"]);
		const componentSchema = schemas.Ikc({
			type: (0, wire.W_)(schemas.YjP()),
			title: (0, wire.W_)(schemas.YjP()),
			text: (0, wire.W_)(schemas.YjP()),
			markdown: (0, wire.W_)(schemas.YjP()),
			url: (0, wire.W_)(schemas.YjP()),
			references: (0, wire.c3)((0, wire.lq)(referenceSchema)),
			links: (0, wire.c3)((0, wire.lq)(schemas.Ikc({
				title: (0, wire.W_)(schemas.YjP()),
				url: (0, wire.lq)(schemas.YjP())
			})))
		});
		const elementSchema = componentSchema.extend({ components: (0, wire.c3)((0, wire.lq)(componentSchema)) });
		const overviewSchema = schemas.Ikc({
			type: schemas.euz("ai_overview"),
			markdown: (0, wire.lq)(schemas.YjP()),
			items: (0, wire.c3)((0, wire.lq)(elementSchema)),
			references: (0, wire.c3)((0, wire.lq)(referenceSchema))
		});
		const dataforseo_resultSchema = schemas.Ikc({
			model: (0, wire.W_)(schemas.YjP()),
			markdown: (0, wire.lq)(schemas.YjP()),
			sources: (0, wire.c3)((0, wire.lq)(referenceSchema)),
			search_results: (0, wire.W_)(schemas.YOg((0, wire.W_)(referenceSchema))),
			fan_out_queries: wire.o9,
			items: (0, wire.c3)((0, wire.Tu)(overviewSchema))
		});
		const statusSchema = schemas.Ikc({
			status_code: (0, wire.lq)(wire.U9),
			status_message: (0, wire.W_)(schemas.YjP()),
			cost: (0, wire.W_)(schemas.aig().nonnegative())
		});
		const dataforseo_replySchema = statusSchema.extend({ tasks: (0, wire.c3)((0, wire.lq)(statusSchema.extend({ result: (0, wire.c3)((0, wire.lq)(dataforseo_resultSchema)) }))) });
		const OK = 2e4;
		const FAILURES = new Map([
			[40100, { status: 401 }],
			[40104, { status: 403 }],
			[40201, { status: 403 }],
			[40204, { status: 403 }],
			[40207, { status: 403 }],
			[40200, { status: 402 }],
			[40210, { status: 402 }],
			[40203, {
				status: 429,
				code: "40203"
			}],
			[40202, { status: 429 }],
			[40209, { status: 429 }],
			[5e4, { status: 500 }],
			[50301, { status: 503 }]
		]);
		const dataforseo = {
			access: {
				userVariable: "DATAFORSEO_LOGIN",
				keyVariables: ["DATAFORSEO_PASSWORD"],
				keyPage: "https://app.dataforseo.com/api-access",
				baseUrlVariables: ["DATAFORSEO_BASE_URL"],
				baseUrl: "https://api.dataforseo.com"
			},
			models: [...PATHS.keys()],
			repeatsAnswers: true,
			givesSources: true,
			readFailure(body) {
				const reply = dataforseo_replySchema.safeParse(body).data;
				const failed = [reply, reply?.tasks[0]].find((part) => FAILURES.has(part?.status_code ?? OK));
				const failure = FAILURES.get(failed?.status_code ?? OK);
				return failure && {
					...failure,
					message: describeStatus(failed)
				};
			},
			buildRequest: (asked, model) => ({
				path: PATHS.get(model) ?? "",
				body: [{
					...describeTask(asked),
					...OPTIONS.get(model)
				}]
			}),
			readAnswer(bodies) {
				const reply = dataforseo_replySchema.parse(bodies.at(-1));
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
					problem: (0, engine_answer.Ab)(findError([reply, task]), answer.text),
					usage: { cost: task?.cost ?? reply.cost }
				};
			}
		};
		function describeTask(asked) {
			return {
				keyword: asked.question.replaceAll("%", "%25").replaceAll("+", "%2B"),
				location_code: (0, engine.d8)((0, engine.xs)(asked)),
				language_code: (0, engine.QB)(asked)
			};
		}
		function readOverview({ markdown, items, references }) {
			const parts = items.flatMap((element) => element ? [element, ...element.components] : []).filter((component) => component !== undefined).filter(({ type = "" }) => !type.startsWith("ai_overview_paid")).map(readComponent);
			return (0, cited_text._$)(parts, markdown, citeReferences(references));
		}
		function readComponent(component) {
			const { type = "", title = "", text = "", markdown = "", url, references, links } = component;
			const whole = (0, cited_text.ZA)(title, markdown || text);
			const own = OWN_PAGE.has(type) ? [{
				url,
				domain: undefined
			}] : [];
			const stated = citeReferences([...references, ...own], {
				start: 0,
				end: whole.length
			});
			const listed = (0, cited_text.hr)(whole, links);
			const marked = (0, cited_text.t5)(whole);
			const markedUrls = new Set(marked.map(({ source }) => source.url));
			const others = [...stated, ...listed].filter(({ source }) => !markedUrls.has(source.url));
			return {
				text: whole,
				citations: [...others, ...marked]
			};
		}
		function readChat(result) {
			return {
				text: result?.markdown ?? "",
				citations: citeReferences(result?.sources ?? [])
			};
		}
		function citeReferences(references, at) {
			return references.flatMap((reference) => reference ? [{
				source: readSource(reference),
				at
			}] : []);
		}
		function readSource({ url, domain = "" }) {
			if (url) return (0, source.Zi)(url);
			const host = (0, web_url.w4)(`https://${domain}`);
			return {
				url: host === "" ? "" : `https://${host}/`,
				host
			};
		}
		function findError(statuses) {
			const failed = statuses.find((status) => status?.status_code !== undefined && status.status_code !== OK);
			return failed && describeStatus(failed);
		}
		function describeStatus(status) {
			return [status?.status_code, status?.status_message].filter(Boolean).join(": ");
		}
		var cjs = __webpack_require__(20935);
		;
		const chunkSchema = schemas.Ikc({ web: (0, wire.lq)(schemas.Ikc({
			uri: (0, wire.lq)(schemas.YjP()),
			title: (0, wire.lq)(schemas.YjP()),
			domain: (0, wire.lq)(schemas.YjP())
		})) });
		const segmentSchema = schemas.Ikc({
			partIndex: (0, wire.lq)(wire.U9),
			startIndex: (0, wire.lq)(wire.U9),
			endIndex: (0, wire.lq)(wire.U9),
			text: (0, wire.lq)(schemas.YjP())
		});
		const supportSchema = schemas.Ikc({
			segment: (0, wire.lq)(segmentSchema),
			groundingChunkIndices: (0, wire.c3)(wire.U9)
		});
		const partSchema = schemas.Ikc({
			text: (0, wire.lq)(schemas.YjP()),
			thought: (0, wire.lq)(schemas.zMY()),
			toolCall: (0, wire.W_)(schemas.Ikc({
				toolType: (0, wire.W_)(schemas.YjP()),
				args: (0, wire.W_)(schemas.Ikc({ queries: wire.o9 }))
			}))
		});
		const candidateSchema = schemas.Ikc({
			content: (0, wire.lq)(schemas.Ikc({ parts: (0, wire.c3)((0, wire.lq)(partSchema)) })),
			finishReason: (0, wire.lq)(schemas.YjP()),
			groundingMetadata: (0, wire.lq)(schemas.Ikc({
				webSearchQueries: wire.o9,
				groundingChunks: (0, wire.c3)((0, wire.lq)(chunkSchema)),
				groundingSupports: (0, wire.c3)((0, wire.lq)(supportSchema))
			}))
		});
		const responseSchema = schemas.Ikc({
			candidates: (0, wire.c3)(candidateSchema),
			promptFeedback: (0, wire.lq)(schemas.Ikc({ blockReason: (0, wire.lq)(schemas.YjP()) })),
			modelVersion: (0, wire.W_)(schemas.YjP()),
			usageMetadata: (0, wire.W_)(schemas.Ikc({
				promptTokenCount: (0, wire.W_)(wire.U9),
				toolUsePromptTokenCount: (0, wire.W_)(wire.U9),
				candidatesTokenCount: (0, wire.W_)(wire.U9),
				thoughtsTokenCount: (0, wire.W_)(wire.U9)
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
				baseUrlVariables: ["GOOGLE_GEMINI_BASE_URL", "GEMINI_BASE_URL"],
				baseUrl: "https://generativelanguage.googleapis.com"
			},
			defaultModel: "gemini-3.8-flash",
			givesSources: true,
			forbidsStoring: true,
			buildRequest: ({ question, location }, model) => ({
				path: `/v1beta/models/${encodeURIComponent(model)}:generateContent`,
				body: {
					contents: [{
						role: "user",
						parts: [{ text: question }]
					}],
					tools: [{ googleSearch: {} }],
					...location && { systemInstruction: { parts: [{ text: (0, engine.lR)(location) }] } }
				}
			}),
			readAnswer(bodies) {
				const response = responseSchema.parse(bodies.at(-1));
				const [candidate] = response.candidates;
				const { webSearchQueries = [], groundingChunks = [] } = candidate?.groundingMetadata ?? {};
				const calls = (candidate?.content?.parts ?? []).flatMap((part) => part?.toolCall ?? []);
				const searches = calls.filter(({ toolType = "" }) => toolType.startsWith("GOOGLE_SEARCH"));
				const queries = webSearchQueries.length > 0 ? webSearchQueries : searches.flatMap(({ args }) => args?.queries ?? []);
				const { usageMetadata: usage } = response;
				return {
					model: response.modelVersion,
					...gemini_readText(candidate),
					retrieved: groundingChunks.flatMap((chunk) => gemini_readSource(chunk) ?? []),
					searched: queries.length > 0 || searches.length > 0 || groundingChunks.length > 0,
					queries,
					problem: gemini_findProblem(response),
					usage: {
						inputTokens: (usage?.promptTokenCount ?? 0) + (usage?.toolUsePromptTokenCount ?? 0),
						outputTokens: (usage?.candidatesTokenCount ?? 0) + (usage?.thoughtsTokenCount ?? 0),
						searches: queries.length
					}
				};
			}
		};
		function gemini_readText(candidate) {
			const { groundingChunks = [], groundingSupports = [] } = candidate?.groundingMetadata ?? {};
			const parts = (candidate?.content?.parts ?? []).map((part) => part?.thought ? "" : part?.text ?? "");
			const locate = createLocator(parts);
			let text = "";
			const positions = [];
			for (const [index, part] of parts.entries()) {
				if (part !== "" && text !== "" && parts[index - 1] === "") text += "\n\n";
				for (let unit = 0; unit < part.length; unit += 1) positions.push(text.length + unit);
				text += part;
			}
			const positionOf = (offset) => positions[offset] ?? text.length;
			const citations = groundingSupports.flatMap((support) => {
				const span = locate(support?.segment);
				const at = span && {
					start: positionOf(span.start),
					end: positionOf(span.end)
				};
				const indexes = support?.groundingChunkIndices ?? [];
				return indexes.map((index) => ({
					source: gemini_readSource(groundingChunks[index]) ?? source.bI,
					at
				}));
			});
			return {
				text,
				citations
			};
		}
		function createLocator(parts) {
			const joined = parts.join("");
			const toIndex = (0, cited_text.Rk)(joined, "byte");
			let bytes = 0;
			const starts = parts.map((part) => {
				bytes += Buffer.byteLength(part);
				return bytes - Buffer.byteLength(part);
			});
			return (segment) => {
				const { partIndex = -1, startIndex = 0, endIndex = 0, text = "" } = segment ?? {};
				const first = starts[partIndex] ?? 0;
				const [start, end] = [toIndex(first + startIndex), toIndex(first + endIndex)];
				if (text === "") return {
					start,
					end
				};
				const found = findNearest(joined, text, start);
				return found === undefined ? undefined : {
					start: found,
					end: found + text.length
				};
			};
		}
		function findNearest(text, part, offset) {
			const before = text.lastIndexOf(part, offset);
			const after = text.indexOf(part, offset);
			if (before === -1 || after === -1) return before === after ? undefined : Math.max(before, after);
			return offset - before < after - offset ? before : after;
		}
		function gemini_readSource(chunk) {
			const { uri = "", title = "", domain = title } = chunk?.web ?? {};
			if (uri === "") return undefined;
			const { hostname, isIcann } = (0, cjs.qg)(domain);
			const redirect = (0, web_url.w4)(uri).endsWith("vertexaisearch.cloud.google.com");
			if (!redirect) return {
				url: uri,
				host: (0, web_url.w4)(uri)
			};
			return {
				url: uri,
				host: isIcann && hostname === domain.toLowerCase() ? (0, web_url.w4)(`https://${domain}`) : ""
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
		var json = __webpack_require__(80292);
		;
		const textChunkSchema = schemas.Ikc({
			type: schemas.euz("text"),
			text: schemas.YjP()
		});
		const mistral_referenceSchema = schemas.Ikc({
			type: schemas.euz("tool_reference"),
			url: (0, wire.lq)(schemas.YjP())
		});
		const mistral_messageSchema = schemas.Ikc({
			type: schemas.euz("message.output"),
			model: (0, wire.W_)(schemas.YjP()),
			content: schemas.KCZ([schemas.YjP().transform((text) => [{
				type: "text",
				text
			}]), (0, wire.c3)((0, wire.Tu)(textChunkSchema, mistral_referenceSchema))])
		});
		const executionSchema = schemas.Ikc({
			type: schemas.euz("tool.execution"),
			name: (0, wire.W_)(schemas.YjP()),
			arguments: (0, wire.W_)(schemas.YjP()),
			info: (0, wire.W_)(schemas.Ikc({ result: (0, wire.W_)(schemas.YjP()) }))
		});
		const conversationSchema = schemas.Ikc({
			outputs: schemas.YOg((0, wire.Tu)(mistral_messageSchema, executionSchema)),
			usage: (0, wire.W_)(schemas.Ikc({
				prompt_tokens: (0, wire.W_)(wire.U9),
				completion_tokens: (0, wire.W_)(wire.U9),
				connector_tokens: (0, wire.W_)(wire.U9),
				connectors: (0, wire.W_)(schemas.Ikc({ web_search: (0, wire.W_)(wire.U9) }))
			}))
		});
		const mistral_resultSchema = schemas.g1P(schemas.YjP(), (0, wire.W_)(schemas.Ikc({ url: (0, wire.W_)(schemas.YjP()) })));
		const mistral = {
			access: (0, engine.Zo)("MISTRAL", "https://console.mistral.ai/api-keys", "https://api.mistral.ai"),
			defaultModel: "mistral-medium-latest",
			givesSources: true,
			buildRequest: ({ question, location }, model) => ({
				path: "/v1/conversations",
				body: {
					model,
					inputs: question,
					tools: [{ type: "web_search" }],
					...location && { instructions: (0, engine.lR)(location) },
					stream: false,
					store: false
				}
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
					queries: searches.flatMap(({ arguments: json }) => (0, wire.p3)(json)),
					usage: {
						inputTokens: (usage?.prompt_tokens ?? 0) + (usage?.connector_tokens ?? 0),
						outputTokens: usage?.completion_tokens,
						searches: usage?.connectors?.web_search ?? searches.length
					}
				};
			}
		};
		function readMessage({ content }) {
			const citations = [];
			let text = "";
			let at;
			for (const chunk of content) {
				if (chunk.type === "text") {
					const word = chunk.text.match(LAST_WORD)?.index;
					if (word !== undefined) at = {
						start: text.length + word,
						end: text.length + word + 1
					};
					text += chunk.text;
				}
				if (chunk.type === "tool_reference") citations.push({
					source: (0, source.Zi)(chunk.url ?? ""),
					at
				});
			}
			return {
				text,
				citations
			};
		}
		const LAST_WORD = /[\p{L}\p{N}](?=[^\p{L}\p{N}]*$)/u;
		function readResults({ info }) {
			const pages = mistral_resultSchema.safeParse((0, json.qF)(info?.result ?? "")).data ?? {};
			return (0, source.WZ)(Object.values(pages));
		}
		;
		const completionSchema = schemas.Ikc({
			model: (0, wire.W_)(schemas.YjP()),
			choices: (0, wire.c3)((0, wire.lq)(schemas.Ikc({
				message: (0, wire.lq)(schemas.Ikc({
					content: (0, wire.lq)(schemas.YjP()),
					refusal: (0, wire.lq)(schemas.YjP())
				})),
				finish_reason: (0, wire.lq)(schemas.YjP())
			}))),
			usage: (0, wire.W_)(schemas.Ikc({
				prompt_tokens: (0, wire.W_)(wire.U9),
				completion_tokens: (0, wire.W_)(wire.U9)
			}))
		});
		const failureSchema = schemas.Ikc({ error: schemas.KCZ([schemas.YjP().transform((message) => ({
			message,
			code: undefined
		})), schemas.Ikc({
			message: schemas.YjP(),
			code: (0, wire.W_)(schemas.Whr().min(400).max(599))
		})]) });
		const THOUGHT = /^\s*<think>[\s\S]*?<\/think>/;
		const openaiCompatible = {
			access: {
				keyVariables: ["OPENAI_COMPATIBLE_API_KEY"],
				keyOptional: true,
				baseUrlVariables: ["OPENAI_COMPATIBLE_BASE_URL"],
				baseUrl: undefined
			},
			givesSources: false,
			readFailure(body) {
				const error = failureSchema.safeParse(body).data?.error;
				return error?.code ? {
					status: error.code,
					message: error.message
				} : undefined;
			},
			buildRequest: ({ question, location }, model) => ({
				path: "/chat/completions",
				body: {
					model,
					messages: [...location ? [{
						role: "system",
						content: (0, engine.lR)(location)
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
			}
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
		const annotationSchema = schemas.Ikc({
			type: (0, wire.lq)(schemas.YjP()),
			url: (0, wire.lq)(schemas.YjP()),
			start_index: (0, wire.W_)(wire.U9),
			end_index: (0, wire.W_)(wire.U9)
		});
		const annotatedTextSchema = schemas.Ikc({
			type: schemas.euz("output_text"),
			text: schemas.YjP(),
			annotations: (0, wire.lq)(schemas.YOg((0, wire.lq)(annotationSchema)))
		});
		const responseShape = {
			model: (0, wire.W_)(schemas.YjP()),
			status: (0, wire.lq)(schemas.YjP()),
			error: (0, wire.lq)(schemas.Ikc({
				code: (0, wire.W_)(schemas.YjP()),
				message: (0, wire.W_)(schemas.YjP())
			})),
			incomplete_details: (0, wire.lq)(schemas.Ikc({ reason: (0, wire.W_)(schemas.YjP()) }))
		};
		const responses_api_messageSchema = schemas.Ikc({
			type: schemas.euz("message"),
			content: (0, wire.c3)((0, wire.Tu)(annotatedTextSchema, schemas.Ikc({
				type: schemas.euz("refusal"),
				refusal: (0, wire.W_)(schemas.YjP())
			})))
		});
		const responses_api_sourceSchema = (0, wire.Tu)(schemas.Ikc({
			type: schemas.euz("url"),
			url: (0, wire.lq)(schemas.YjP())
		}));
		const webSearchCallSchema = schemas.Ikc({
			type: schemas.euz("web_search_call"),
			status: (0, wire.lq)(schemas.YjP()),
			action: (0, wire.lq)((0, wire.Tu)(schemas.Ikc({
				type: schemas.euz("search"),
				query: wire.o9,
				queries: wire.o9,
				sources: (0, wire.c3)(responses_api_sourceSchema)
			}), schemas.Ikc({
				type: schemas.euz("open_page"),
				url: (0, wire.lq)(schemas.YjP())
			}))),
			arguments: (0, wire.W_)(schemas.YjP())
		});
		const TICKS_PER_DOLLAR = 1e10;
		const responses_api_responseSchema = schemas.Ikc({
			...responseShape,
			output: schemas.YOg((0, wire.Tu)(responses_api_messageSchema, webSearchCallSchema)),
			usage: (0, wire.W_)(schemas.Ikc({
				input_tokens: (0, wire.W_)(wire.U9),
				output_tokens: (0, wire.W_)(wire.U9),
				cost_in_usd_ticks: (0, wire.W_)(wire.U9),
				server_side_tool_usage_details: (0, wire.W_)(schemas.Ikc({ web_search_calls: (0, wire.W_)(wire.U9) }))
			})),
			tool_usage: (0, wire.W_)(schemas.Ikc({ web_search: (0, wire.W_)(schemas.Ikc({ num_requests: (0, wire.W_)(wire.U9) })) }))
		});
		const openai = {
			access: (0, engine.Zo)("OPENAI", "https://platform.openai.com/api-keys", "https://api.openai.com/v1"),
			defaultModel: "gpt-6.2-sol",
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
			readAnswer: readResponse
		};
		const xai = {
			access: (0, engine.Zo)("XAI", "https://console.x.ai", "https://api.x.ai/v1"),
			defaultModel: "grok-4.7",
			givesSources: true,
			buildRequest: ({ question, location }, model) => ({
				path: "/responses",
				body: {
					model,
					input: [{
						role: "user",
						content: question
					}],
					tools: [{
						type: "web_search",
						...location && { user_location: {
							type: "approximate",
							...location
						} }
					}],
					tool_choice: "required",
					store: false
				}
			}),
			readAnswer: (bodies) => ({
				...readResponse(bodies),
				citesNone: false
			})
		};
		function readResponse(bodies) {
			const response = responses_api_responseSchema.parse(bodies.at(-1));
			const calls = response.output.filter((item) => item.type === "web_search_call");
			const { usage } = response;
			const ticks = usage?.cost_in_usd_ticks;
			return {
				model: response.model,
				...(0, cited_text.nn)(readTexts(response.output), "\n\n"),
				citesNone: textsOf(response.output).every(({ annotations }) => annotations?.length === 0),
				retrieved: calls.flatMap(readSources),
				searched: calls.some(({ status = "completed" }) => status === "completed"),
				queries: calls.flatMap(queriesOf),
				problem: responses_api_findProblem(response),
				usage: {
					inputTokens: usage?.input_tokens,
					outputTokens: usage?.output_tokens,
					searches: usage?.server_side_tool_usage_details?.web_search_calls ?? response.tool_usage?.web_search?.num_requests ?? calls.filter(({ action }) => action === undefined || action.type === "search").length,
					cost: ticks === undefined ? undefined : ticks / TICKS_PER_DOLLAR
				}
			};
		}
		function readTexts(output) {
			return textsOf(output).map(readAnnotatedText);
		}
		function textsOf(output) {
			const parts = output.flatMap((item) => "content" in item ? item.content : []);
			return parts.filter((part) => part.type === "output_text");
		}
		function readSources({ action }) {
			if (action?.type === "open_page") return (0, source.WZ)([action]);
			return action?.type === "search" ? (0, source.WZ)(action.sources.filter((source) => source.type === "url")) : [];
		}
		function queriesOf({ action, arguments: json }) {
			if (action?.type === "search") return [...action.query, ...action.queries];
			return (0, wire.p3)(json);
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
		const MAX_SEARCHED_UNITS = 5e3;
		function readAnnotatedText({ text, annotations = [] }) {
			const toIndex = (0, cited_text.Rk)(text, "code point");
			const findSpan = ({ url = "", start_index: start, end_index: end }) => {
				if (start === undefined || end === undefined || start >= end) return undefined;
				const units = {
					start,
					end
				};
				const span = {
					start: toIndex(start),
					end: toIndex(end)
				};
				const has = (part) => text.slice(part.start, part.end).slice(0, MAX_SEARCHED_UNITS).includes(url);
				return !has(span) && has(units) ? units : span;
			};
			const cited = annotations.filter((annotation) => annotation !== undefined).filter(isCitation);
			return {
				text,
				citations: cited.map((annotation) => ({
					source: (0, source.Zi)(annotation.url ?? ""),
					at: findSpan(annotation)
				}))
			};
		}
		function isCitation({ type, url }) {
			return url !== undefined || type === "url_citation";
		}
		;
		const searchResultsSchema = schemas.Ikc({
			type: schemas.euz("search_results"),
			queries: wire.o9,
			results: (0, wire.c3)((0, wire.lq)(schemas.Ikc({
				id: (0, wire.lq)(schemas.Whr()),
				url: (0, wire.lq)(schemas.YjP())
			})))
		});
		const fetchedPagesSchema = schemas.Ikc({
			type: schemas.euz("fetch_url_results"),
			contents: (0, wire.c3)((0, wire.lq)(schemas.Ikc({ url: (0, wire.lq)(schemas.YjP()) })))
		});
		const perplexity_responseSchema = schemas.Ikc({
			...responseShape,
			output: schemas.YOg((0, wire.Tu)(responses_api_messageSchema, searchResultsSchema, fetchedPagesSchema)),
			usage: (0, wire.W_)(schemas.Ikc({
				input_tokens: (0, wire.W_)(wire.U9),
				output_tokens: (0, wire.W_)(wire.U9),
				tool_calls_details: (0, wire.W_)(schemas.Ikc({ search_web: (0, wire.W_)(schemas.Ikc({ invocation: (0, wire.W_)(wire.U9) })) })),
				cost: (0, wire.W_)(schemas.Ikc({ total_cost: (0, wire.W_)(schemas.aig().nonnegative()) }))
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
		const PRESET_OF_SONAR = "fast";
		const perplexity = {
			access: (0, engine.Zo)("PERPLEXITY", "https://www.perplexity.ai/account/api/keys", "https://api.perplexity.ai"),
			defaultModel: "sonar",
			givesSources: true,
			buildRequest(asked, model) {
				const preset = model === "sonar" ? PRESET_OF_SONAR : model;
				if (!PRESETS.has(preset)) {
					const qualified = model.includes("/") ? model : `perplexity/${model}`;
					return createResponse({
						model: qualified,
						...withSearch(asked),
						tool_choice: { type: "web_search" }
					});
				}
				const question = asked.location ? withSearch(asked) : { input: asked.question };
				return createResponse({
					preset,
					model: SONAR,
					...question
				});
			},
			readAnswer(bodies) {
				const response = perplexity_responseSchema.parse(bodies.at(-1));
				const searches = response.output.filter((item) => item.type === "search_results");
				const { usage } = response;
				const invocations = usage?.tool_calls_details?.search_web?.invocation;
				const pages = response.output.flatMap((item) => {
					if (item.type === "search_results") return item.results;
					return item.type === "fetch_url_results" ? item.contents : [];
				});
				return {
					model: response.model,
					...(0, cited_text.nn)(readTexts(response.output), "\n\n"),
					numbered: numberPages(response.output),
					retrieved: (0, source.WZ)(pages),
					searched: searches.length > 0 || (invocations ?? 0) > 0,
					queries: searches.flatMap((item) => item.queries),
					problem: perplexity_findProblem(response),
					usage: {
						inputTokens: usage?.input_tokens,
						outputTokens: usage?.output_tokens,
						searches: invocations,
						cost: usage?.cost?.total_cost
					}
				};
			}
		};
		function createResponse(body) {
			const limit = body.model?.startsWith("anthropic/") && { max_output_tokens: engine.S0 };
			return {
				path: "/v1/responses",
				body: {
					...limit,
					...body
				}
			};
		}
		function withSearch({ question, location }) {
			const search = {
				type: "web_search",
				...location && { user_location: location }
			};
			return {
				input: question,
				tools: [search]
			};
		}
		function numberPages(output) {
			const numbered = new Map();
			let next = 1;
			const add = (url = "", number = next) => {
				next = Math.max(next, number + 1);
				if (!numbered.has(number)) numbered.set(number, (0, source.Zi)(url));
			};
			let isWhole = false;
			for (const item of output) {
				if (item.type === "search_results") {
					isWhole = item.results.length > 0 && (isWhole || next === 1);
					const restarts = item.results.some((result) => isOther(numbered.get(result?.id ?? 0), result?.url));
					const offset = restarts ? next - 1 : 0;
					for (const result of item.results) add(result?.url, result?.id && offset + result.id);
				}
				if (item.type === "fetch_url_results" && isWhole) for (const page of item.contents) add(page?.url);
			}
			return numbered;
		}
		function isOther(page, url = "") {
			return page !== undefined && page.url !== (0, source.Zi)(url).url;
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
		const COPILOT = "copilot";
		const ENGINES = new Map([
			["ai-mode", "google_ai_mode"],
			[OVERVIEW, "google"],
			[COPILOT, "bing_copilot"]
		]);
		const toText = (value) => typeof value === "string" || typeof value === "number" ? String(value) : "";
		const toFields = (value) => Array.isArray(value) ? value : Object.values((0, json.u4)(value) ? value : {});
		const cellSchema = schemas.vkY((cell) => (0, json.u4)(cell) ? cell : { text: toText(cell) }, schemas.Ikc({
			snippet: (0, wire.W_)(schemas.YjP()),
			text: (0, wire.W_)(schemas.YjP()),
			value: (0, wire.W_)(schemas.YjP()),
			reference_indexes: (0, wire.c3)(wire.U9)
		}).transform(({ snippet, text, value, reference_indexes }) => ({
			text: snippet ?? text ?? value ?? "",
			reference_indexes
		})));
		const isCell = (value) => !Array.isArray(value) && (!(0, json.u4)(value) || [
			"snippet",
			"text",
			"value"
		].some((name) => name in value));
		const toCells = (row) => isCell(row) ? [row] : toFields(row).flatMap(toCells);
		const rowsSchema = schemas.vkY((rows) => toFields(rows).map(toCells), schemas.YOg(schemas.YOg(cellSchema)));
		const linkSchema = schemas.Ikc({
			text: (0, wire.W_)(schemas.YjP()),
			link: (0, wire.lq)(schemas.YjP())
		}).transform(({ text, link }) => ({
			title: text,
			url: link
		}));
		const plainBlockSchema = schemas.Ikc({
			snippet: (0, wire.W_)(schemas.YjP()),
			title: (0, wire.W_)(schemas.YjP()),
			table: rowsSchema,
			comparison: rowsSchema,
			product_labels: schemas.vkY((labels) => [labels], rowsSchema),
			reference_indexes: (0, wire.c3)(wire.U9),
			snippet_links: (0, wire.c3)((0, wire.lq)(linkSchema))
		});
		const blockSchema = schemas.RZV(() => {
			const blocks = (0, wire.c3)(blockSchema);
			return plainBlockSchema.extend({
				list: blocks,
				text_blocks: blocks
			});
		});
		const answerSchema = schemas.Ikc({
			error: (0, wire.lq)(schemas.YjP()),
			header: (0, wire.W_)(schemas.YjP()),
			text_blocks: (0, wire.c3)((0, wire.lq)(blockSchema)),
			references: (0, wire.c3)((0, wire.lq)(schemas.Ikc({
				index: (0, wire.lq)(wire.U9),
				link: (0, wire.lq)(schemas.YjP())
			}))),
			reconstructed_markdown: (0, wire.W_)(schemas.YjP())
		});
		const serpapi_overviewSchema = answerSchema.extend({ page_token: (0, wire.lq)(schemas.YjP()) });
		const serpapi_replySchema = answerSchema.extend({ ai_overview: (0, wire.lq)(serpapi_overviewSchema) });
		const serpapi = {
			access: {
				...(0, engine.Zo)("SERPAPI", "https://serpapi.com/manage-api-key", "https://serpapi.com"),
				keyHeaders: () => ({}),
				keyQuery: (key) => ({ api_key: key })
			},
			models: [...ENGINES.keys()],
			repeatsAnswers: true,
			givesSources: true,
			readFailure(body) {
				const { error = "" } = schemas.Ikc({ error: (0, wire.W_)(schemas.YjP()) }).safeParse(body).data ?? {};
				if (/run out of searches/i.test(error)) return {
					status: 429,
					message: error
				};
				return /^Invalid API key/i.test(error) ? {
					status: 401,
					message: error
				} : undefined;
			},
			buildRequest(asked, model) {
				const place = model === COPILOT ? {} : describePlace(asked);
				return search({
					engine: ENGINES.get(model) ?? "",
					q: asked.question,
					...place
				});
			},
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
					problem: (0, engine_answer.Ab)(reply.error ?? answer.error, text.text),
					usage: { searches: bodies.length }
				};
			}
		};
		function search(parameters) {
			return { path: `/search.json?${new URLSearchParams(parameters)}` };
		}
		function describePlace(asked) {
			return {
				hl: (0, engine.QB)(asked).toLowerCase(),
				gl: (0, engine.xs)(asked).toLowerCase()
			};
		}
		function serpapi_readText(answer) {
			const sources = new Map(answer.references.map((reference, position) => [reference?.index ?? position, (0, source.Zi)(reference?.link ?? "")]).toReversed());
			const blocks = answer.text_blocks.filter((block) => block !== undefined).flatMap(flatten);
			const parts = blocks.map((block) => readBlock(block, sources)).filter(({ text }) => text.trim() !== "");
			const header = answer.header ? [{
				text: answer.header,
				citations: []
			}] : [];
			const placed = new Set(parts.flatMap(({ citations }) => citations.map(({ source }) => source)));
			const others = [...sources.values()].toReversed().filter((source) => !placed.has(source));
			return (0, cited_text._$)([...header, ...parts], answer.reconstructed_markdown, others.map((source) => ({ source })));
		}
		function flatten(block) {
			return [block, ...[...block.list, ...block.text_blocks].flatMap(flatten)];
		}
		function readBlock({ snippet, title, table, comparison, product_labels: labels, reference_indexes, snippet_links }, sources) {
			const rows = [
				...table,
				...labels,
				...comparison
			];
			const lines = rows.map((row) => row.map(({ text }) => text).join(" | ")).filter((line) => line !== "");
			const isTable = !snippet && lines.length > 0;
			const text = (0, cited_text.ZA)(title ?? "", snippet || lines.join("\n"));
			const cellIndexes = isTable ? rows.flat().flatMap((cell) => cell.reference_indexes) : [];
			const whole = {
				start: 0,
				end: text.length
			};
			const cited = [...new Set([...reference_indexes, ...cellIndexes])].map((index) => {
				return {
					source: sources.get(index) ?? source.bI,
					at: whole
				};
			});
			return {
				text,
				citations: [...cited, ...(0, cited_text.hr)(text, snippet_links)]
			};
		}
		;
		const known = {
			openai,
			anthropic,
			gemini,
			perplexity,
			xai,
			mistral,
			dataforseo,
			serpapi,
			cloro,
			"openai-compatible": openaiCompatible
		};
		const engines = known;
		function readEngineSpec(id) {
			const [, name = "", given, country] = /^([^:]+?)(?::([^\s@]\S*?))?(?:@([A-Z]{2}))?$/.exec(id) ?? [];
			if (!isEngineName(name) || country !== undefined && !(0, lib_country.e)(country)) return undefined;
			const engine = engines[name];
			const model = given ?? engine.defaultModel;
			if (model === undefined) return undefined;
			if (engine.models !== undefined && !engine.models.includes(model)) return undefined;
			return {
				id,
				name,
				model,
				...country !== undefined && { country }
			};
		}
		function isEngineName(name) {
			return Object.hasOwn(engines, name);
		}
	}),
	83410: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			XE: () => classifyFailure,
			Xw: () => readReply,
			dR: () => isFinal
		});
		var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37067);
		var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(27597);
		var _errors_service_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30281);
		var _lib_http_caller_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80201);
		var _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22380);
		var _lib_http_retry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94135);
		var _lib_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(80292);
		var _wire_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(93079);
		const issuesSchema = zod__WEBPACK_IMPORTED_MODULE_6__.KCZ([zod__WEBPACK_IMPORTED_MODULE_6__.YjP(), zod__WEBPACK_IMPORTED_MODULE_6__.YOg(zod__WEBPACK_IMPORTED_MODULE_6__.Ikc({ msg: zod__WEBPACK_IMPORTED_MODULE_6__.YjP() })).transform((issues) => issues.map(({ msg }) => msg).join("; "))]);
		const wordsSchema = zod__WEBPACK_IMPORTED_MODULE_6__.KCZ([issuesSchema, zod__WEBPACK_IMPORTED_MODULE_6__.Ikc({ detail: issuesSchema }).transform(({ detail }) => detail)]);
		const nameSchema = (0, _wire_js__WEBPACK_IMPORTED_MODULE_5__.W_)(zod__WEBPACK_IMPORTED_MODULE_6__.KCZ([zod__WEBPACK_IMPORTED_MODULE_6__.YjP(), zod__WEBPACK_IMPORTED_MODULE_6__.aig()]));
		const detailSchema = zod__WEBPACK_IMPORTED_MODULE_6__.Ikc({
			violations: (0, _wire_js__WEBPACK_IMPORTED_MODULE_5__.W_)(zod__WEBPACK_IMPORTED_MODULE_6__.YOg(zod__WEBPACK_IMPORTED_MODULE_6__.Ikc({ quotaId: (0, _wire_js__WEBPACK_IMPORTED_MODULE_5__.W_)(zod__WEBPACK_IMPORTED_MODULE_6__.YjP()) }))),
			retryDelay: (0, _wire_js__WEBPACK_IMPORTED_MODULE_5__.W_)(zod__WEBPACK_IMPORTED_MODULE_6__.YjP())
		});
		const errorShape = {
			message: (0, _wire_js__WEBPACK_IMPORTED_MODULE_5__.W_)(wordsSchema),
			detail: (0, _wire_js__WEBPACK_IMPORTED_MODULE_5__.W_)(wordsSchema),
			code: nameSchema,
			type: nameSchema,
			status: nameSchema,
			details: (0, _wire_js__WEBPACK_IMPORTED_MODULE_5__.c3)((0, _wire_js__WEBPACK_IMPORTED_MODULE_5__.W_)(detailSchema)).catch([])
		};
		const errorBodySchema = zod__WEBPACK_IMPORTED_MODULE_6__.Ikc({
			...errorShape,
			error: (0, _wire_js__WEBPACK_IMPORTED_MODULE_5__.W_)(zod__WEBPACK_IMPORTED_MODULE_6__.KCZ([zod__WEBPACK_IMPORTED_MODULE_6__.YjP(), zod__WEBPACK_IMPORTED_MODULE_6__.Ikc(errorShape)]))
		});
		function readError(text) {
			const body = errorBodySchema.safeParse((0, _lib_json_js__WEBPACK_IMPORTED_MODULE_7__.qF)(text)).data;
			const error = typeof body?.error === "object" ? body.error : body;
			const words = typeof body?.error === "string" ? body.error : error?.message ?? error?.detail;
			const details = error?.details.filter((detail) => detail !== undefined) ?? [];
			const quotas = details.flatMap(({ violations = [] }) => violations.map(({ quotaId }) => quotaId));
			const names = [
				...quotas,
				error?.code,
				error?.type,
				error?.status
			].flatMap((name) => typeof name === "string" && name !== "" ? [name] : []);
			const delay = details.find(({ retryDelay }) => retryDelay !== undefined)?.retryDelay;
			return {
				message: words ?? "",
				code: names.find((name) => classifyName(name)) ?? names.find((name) => !quotas.includes(name)),
				retryAfter: delay === undefined ? undefined : (0, _lib_http_retry_js__WEBPACK_IMPORTED_MODULE_4__.D$)(delay.replace(/(?:\.\d+)?s$/, ""), 0)
			};
		}
		function readReply({ request, status, text, ...reply }, wallTime, readFailure) {
			const failure = status === 200 ? readFailure?.((0, _lib_json_js__WEBPACK_IMPORTED_MODULE_7__.qF)(text)) : undefined;
			if (status === 200 && failure === undefined) return text;
			const { message, code, retryAfter } = failure ?? readError(text);
			const hour = HOUR_LIMIT_WORDS.test(message) ? HOUR : undefined;
			const wait = (0, _lib_http_retry_js__WEBPACK_IMPORTED_MODULE_4__.D$)(reply.retryAfter, wallTime) ?? retryAfter ?? hour;
			const effectiveStatus = failure?.status ?? status;
			throw new _errors_service_js__WEBPACK_IMPORTED_MODULE_1__._7({
				kind: "http",
				request,
				status: effectiveStatus,
				detail: (0, _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_3__.Kb)(message || (0, _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_3__.SP)(text)?.detail || text) || node_http__WEBPACK_IMPORTED_MODULE_0__.STATUS_CODES[effectiveStatus] || "no explanation",
				...code !== undefined && { code: (0, _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_3__.Kb)(code) },
				...wait !== undefined && { retryAfter: wait }
			});
		}
		const NAMES = new Map([
			["insufficient_quota", "no-credit"],
			["credit_balance_exhausted", "no-credit"],
			["billing_error", "no-credit"],
			["billing_not_active", "no-credit"],
			["billing_hard_limit_reached", "no-credit"],
			["model_not_found", "unknown-model"],
			["invalid_model", "unknown-model"],
			["40203", "day-quota"]
		]);
		function classifyName(name) {
			return name.includes("PerDay") ? "day-quota" : NAMES.get(name);
		}
		const NO_CREDIT_WORDS = /credit balance is too low|reached your specified API usage limits|credits are depleted|run out of (?:searches|credits)|insufficient credits|(?:any|all available) credits/i;
		const BAD_KEY_WORDS = /API key (?:not valid|not found|expired|was reported as leaked)|(?:incorrect|invalid) API key/i;
		const UNKNOWN_MODEL_WORDS = /^Model not found|is not a valid model ID/i;
		const DAY_QUOTA_WORDS = /\b(?:requests|tokens) per day\b/i;
		const HOUR_LIMIT_WORDS = /\bhourly (?:throughput|search(?:es)?) limit\b/i;
		const HOUR = 3600;
		function classifyFailure(details) {
			switch (details.kind) {
				case "http": return classifyStatus(details);
				case "invalid-response": return "malformed";
				case "connection": return "unreachable";
				case "timeout": return details.code === _lib_http_caller_js__WEBPACK_IMPORTED_MODULE_2__.v ? "timed-out" : "out-of-time";
				case "not-sent": return "cost-limit";
				case "cancelled":
				case "setup":
				case "not-completed": return undefined;
			}
		}
		const BY_WORDS = [
			[
				[
					400,
					403,
					429
				],
				NO_CREDIT_WORDS,
				"no-credit"
			],
			[
				[400, 403],
				BAD_KEY_WORDS,
				"key-refused"
			],
			[
				[400],
				UNKNOWN_MODEL_WORDS,
				"unknown-model"
			],
			[
				[429],
				DAY_QUOTA_WORDS,
				"day-quota"
			]
		];
		const BY_STATUS = new Map([
			[401, "key-refused"],
			[402, "no-credit"],
			[403, "forbidden"],
			[404, "unknown-model"],
			[405, "unknown-model"],
			[408, "server-error"],
			[410, "unknown-model"],
			[429, "rate-limited"]
		]);
		function classifyStatus({ status = 0, code = "", detail }) {
			const worded = BY_WORDS.find(([statuses, words]) => statuses.includes(status) && words.test(detail));
			const known = classifyName(code) ?? worded?.[2] ?? BY_STATUS.get(status);
			if (known !== undefined) return known;
			if (status === 400 && code === "FAILED_PRECONDITION") return "forbidden";
			if (status >= 500) return "server-error";
			return status >= 300 && status < 400 ? "redirected" : "rejected";
		}
		const FINAL = [
			"key-refused",
			"forbidden",
			"no-credit",
			"day-quota",
			"unknown-model"
		];
		function isFinal(code) {
			return FINAL.some((final) => final === code);
		}
	}),
	85471: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			WZ: () => toSources,
			Zi: () => toSource,
			bI: () => UNKNOWN_SOURCE,
			yi: () => uniqueSources
		});
		var tldts__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20935);
		var _lib_web_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73530);
		const UNKNOWN_SOURCE = {
			url: "",
			host: ""
		};
		const TRACKING = /^(?:utm_[^=]*|gclid|dclid|gbraid|wbraid|gad_source|srsltid|fbclid|msclkid|yclid|twclid|mc_[ce]id|igshid|_x_tr_[^=]*)(?:=|$)/i;
		function toSource(url) {
			const page = unwrap(withScheme(url));
			return {
				url: withoutTracking(page),
				host: isGoogleView(page) ? "" : (0, _lib_web_url_js__WEBPACK_IMPORTED_MODULE_1__.w4)(page)
			};
		}
		function toSources(pages) {
			return pages.flatMap((page) => page?.url ? [toSource(page.url)] : []);
		}
		function withoutTracking(url) {
			const [, address = "", query = "", fragment = ""] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(url) ?? [];
			const kept = query.split("&").filter((parameter) => parameter !== "" && !TRACKING.test(parameter));
			return address + (kept.length > 0 ? `?${kept.join("&")}` : "") + fragment.replace(/#?:~:.*$/s, "");
		}
		function uniqueSources(sources) {
			return [...new Map(sources.toReversed().map((source) => [source.url, source])).values()].toReversed();
		}
		const GOOGLE = /^(?:www\.)?google\.(?:com|[a-z]{2}|com?\.[a-z]{2})$/;
		const AMP_VIEWER = /^\/amp\/(s\/)?(.+)$/;
		const AMP_CACHE = /^\/[a-z]\/(s\/)?(.+)$/;
		function unwrap(address) {
			if (!URL.canParse(address)) return address;
			return listTargets(new URL(address)).find((target) => isPage(target ?? "")) ?? address;
		}
		function listTargets({ hostname, pathname, search, searchParams }) {
			const isGoogle = GOOGLE.test(hostname);
			if (isGoogle && pathname === "/url") return [searchParams.get("q"), searchParams.get("url")];
			if (hostname === "translate.google.com" && pathname === "/translate") return [searchParams.get("u")];
			if (/^(?:www\.)?bing\.com$/.test(hostname) && pathname === "/ck/a") return [Buffer.from(searchParams.get("u")?.replace(/^a1/, "") ?? "", "base64url").toString()];
			const cache = isGoogle ? AMP_VIEWER : hostname.endsWith(".cdn.ampproject.org") ? AMP_CACHE : undefined;
			const [, secure, page] = cache?.exec(pathname) ?? [];
			if (page !== undefined) return [`${secure ? "https" : "http"}://${page}${search}`];
			const [, labels] = /^([^.]+)\.translate\.goog$/.exec(hostname) ?? [];
			const host = labels?.replace(/--?/g, (hyphens) => hyphens === "-" ? "." : "-");
			return host === undefined ? [] : [`https://${host}${pathname}${search}`];
		}
		function withScheme(text) {
			const [, address = "", host = ""] = /^(?:\/\/)?(([^\s/?#:@\\]+)(?::\d+)?(?:[/?#].*)?)$/s.exec(text) ?? [];
			if (!host.includes(".") || !URL.canParse(`https://${address}`)) return text;
			const { isIcann, domain } = (0, tldts__WEBPACK_IMPORTED_MODULE_0__.qg)(new URL(`https://${address}`).hostname);
			return isIcann && domain !== null ? `https://${address}` : text;
		}
		const VIEW = /^\/(?:search|searchviewer|viewer|maps|shopping)(?:\/|$)/;
		function isGoogleView(address) {
			if (!URL.canParse(address)) return false;
			const { hostname, pathname } = new URL(address);
			return GOOGLE.test(hostname) && VIEW.test(pathname) || /^maps\.google\.[a-z.]{2,6}$/.test(hostname);
		}
		function isPage(text) {
			return /^https?:\/\//i.test(text) && URL.canParse(text);
		}
	}),
	93079: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Tu: () => itemOf,
			U9: () => count,
			W_: () => lenient,
			c3: () => listOf,
			lq: () => optional,
			o9: () => queriesSchema,
			p3: () => readQueries
		});
		var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27597);
		var _lib_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80292);
		const unknownItemSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_0__.euz("other") });
		function itemOf(...schemas) {
			const known = new Set(schemas.flatMap((schema) => [...schema.shape.type.values]));
			return zod__WEBPACK_IMPORTED_MODULE_0__.vkY((item) => item === null || hasType(item) && !known.has(item.type) ? { type: "other" } : item, zod__WEBPACK_IMPORTED_MODULE_0__.gMt("type", [unknownItemSchema, ...schemas]));
		}
		function hasType(item) {
			return typeof item === "object" && item !== null && "type" in item && typeof item.type === "string";
		}
		const count = zod__WEBPACK_IMPORTED_MODULE_0__.Whr().nonnegative();
		function optional(schema) {
			return schema.nullish().transform((value) => value ?? undefined);
		}
		function lenient(schema) {
			return optional(schema).catch(undefined);
		}
		function listOf(schema) {
			return zod__WEBPACK_IMPORTED_MODULE_0__.YOg(schema).nullish().transform((list) => list ?? []);
		}
		const queriesSchema = lenient(zod__WEBPACK_IMPORTED_MODULE_0__.KCZ([zod__WEBPACK_IMPORTED_MODULE_0__.YjP().transform((query) => [query]), zod__WEBPACK_IMPORTED_MODULE_0__.YOg(lenient(zod__WEBPACK_IMPORTED_MODULE_0__.YjP()))])).transform((queries = []) => queries.flatMap((query) => query ? [query] : []));
		const argumentsSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({ query: queriesSchema });
		function readQueries(json = "") {
			return argumentsSchema.safeParse((0, _lib_json_js__WEBPACK_IMPORTED_MODULE_1__.qF)(json)).data?.query ?? [];
		}
	}),
	80201: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			v: () => NO_ANSWER_IN_TIME,
			u: () => createCaller
		});
		var service = __webpack_require__(30281);
		var limiter = __webpack_require__(45461);
		var retry = __webpack_require__(94135);
		var lib_text = __webpack_require__(94869);
		;
		const MASK = "***";
		const GAP = `(?:${[
			lib_text.qM.source,
			String.raw`\\[bfnrt]`,
			...[
				"00[01].",
				"00ad",
				"20[06].",
				"fe0.",
				"feff",
				"db40",
				"dc[0-7]."
			].map(toJsonEscape),
			...[
				"[01].",
				"c2%ad",
				"e2%8[01]%[89ab].",
				"ef%b8%8.",
				"ef%bb%bf",
				"f3%a0%..%.."
			].map(toPercentEncoding)
		].join("|")})*`;
		const DISGUISE = new RegExp(String.raw`[\\%]|${lib_text.qM.source}`, "v");
		function createRedactor(...secrets) {
			const ignorable = new RegExp(lib_text.qM, "gv");
			const needles = secrets.map((secret) => Array.from(secret.replace(ignorable, ""))).filter((characters) => characters.length > 0).sort((one, other) => other.length - one.length);
			if (needles.length === 0) return (text) => text;
			const isPlain = (text) => !DISGUISE.test(text) && !needles.some((each) => text.includes(each.join("")));
			let pattern;
			return (text) => {
				if (isPlain(text)) return text;
				pattern ??= new RegExp(needles.map((each) => each.map(toPattern).join(GAP)).join("|"), "gv");
				return text.replace(pattern, MASK);
			};
		}
		function toPattern(character) {
			const literal = `\\u{${character.codePointAt(0)?.toString(16)}}`;
			const units = character.split("").map((unit) => toHex(unit.charCodeAt(0), 4));
			const bytes = Array.from(Buffer.from(character), (byte) => toHex(byte, 2));
			const isPunctuation = /[^a-z\d]/i.test(character);
			const escapes = [units.map(toJsonEscape).join(""), toPercentEncoding(bytes.join("%"))];
			if (isPunctuation) escapes.push(String.raw`\\${literal}`);
			return `(?:${escapes.join("|")}|${literal})`;
		}
		function toJsonEscape(digits) {
			return String.raw`\\u${inEitherCase(digits)}`;
		}
		function toPercentEncoding(bytes) {
			return `%${inEitherCase(bytes)}`;
		}
		function inEitherCase(digits) {
			return digits.replace(/[a-f]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
		}
		function toHex(value, length) {
			return value.toString(16).padStart(length, "0");
		}
		var until_aborted = __webpack_require__(47222);
		var excerpt = __webpack_require__(22380);
		var http_client = __webpack_require__(67769);
		;
		const MAX_REDIRECTS = 5;
		const GET_REDIRECTS = new Set([
			301,
			302,
			303
		]);
		const MAX_REPLY_BYTES = 10 * 1024 * 1024;
		function createTransport({ baseUrl, apiKey, keyHeaders, keyQuery = {}, env }) {
			const redact = createRedactor(apiKey, readCredentials(keyHeaders));
			const { origin, pathname } = new URL(baseUrl);
			const root = origin + pathname.replace(/(?<!\/)\/+$/, "");
			const headers = {
				...keyHeaders,
				"content-type": "application/json",
				accept: "application/json",
				"accept-encoding": "identity",
				"user-agent": "ai-visibility-gate"
			};
			const describe = (path, method) => redact(`${method} ${root}${path}`);
			const client = (0, http_client.u)(env, redact(root));
			async function exchange(url, body, signal) {
				const signed = new URL(url);
				for (const [name, value] of Object.entries(keyQuery)) signed.searchParams.set(name, value);
				const method = body === undefined ? "GET" : "POST";
				const sent = client.request({
					url: signed,
					method,
					headers,
					body: body ?? null,
					signal
				});
				const { status, headers: received, body: bytes } = await (0, until_aborted.E)(sent, signal);
				const header = (name) => redact([received[name]].flat()[0] ?? "");
				const text = await readText(bytes, MAX_REPLY_BYTES);
				return {
					status,
					header,
					text: text === undefined ? undefined : redact(text)
				};
			}
			async function send(path, body, signal) {
				const request = describe(path, body === undefined ? "GET" : "POST");
				let url = new URL(root + path);
				for (let redirects = 0;; redirects += 1) {
					const { status, header, text } = await exchange(url, body, signal).catch((error) => {
						throw signal.aborted ? signal.reason : connectionError(error, request, redact);
					});
					if (text === undefined) {
						const detail = `the answer is larger than ${MAX_REPLY_BYTES} bytes`;
						throw new service._7({
							kind: "invalid-response",
							request,
							detail
						});
					}
					const encoding = header("content-encoding") || "identity";
					if (encoding.toLowerCase() !== "identity") {
						const detail = `the answer is compressed (${(0, excerpt.Kb)(encoding)}), although none was asked for`;
						throw new service._7({
							kind: "invalid-response",
							request,
							status,
							detail
						});
					}
					if (status < 300 || status > 399) {
						return {
							request,
							status,
							contentType: header("content-type"),
							retryAfter: header("retry-after"),
							text
						};
					}
					const target = readLocation(header("location"), url);
					const keepsRequest = status === 307 || status === 308 || body === undefined && GET_REDIRECTS.has(status);
					const followed = keepsRequest && target?.origin === origin;
					if (!followed || redirects === MAX_REDIRECTS) {
						const detail = followed ? `redirects more than ${MAX_REDIRECTS} times` : describeRedirect(target, origin);
						throw new service._7({
							kind: "http",
							request,
							status,
							detail
						});
					}
					url = target;
				}
			}
			return {
				send,
				describe,
				redact,
				close: client.close
			};
		}
		function readCredentials({ authorization = "" }) {
			return authorization.replace(/^\S+ /, "");
		}
		function describeRedirect(target, origin) {
			if (target === undefined) return "redirects without a valid location";
			if (target.origin !== origin) return `redirects to ${(0, excerpt.Kb)(target.origin)}`;
			return `redirects to ${(0, excerpt.Kb)(origin + target.pathname)}, and a POST would lose its body there: correct the base URL`;
		}
		function readLocation(location, from) {
			return location !== "" && URL.canParse(location, from.href) ? new URL(location, from) : undefined;
		}
		function connectionError(error, request, redact) {
			return new service._7({
				kind: "connection",
				request,
				...(0, excerpt.av)(error, redact)
			});
		}
		async function readText(body, maxBytes) {
			const parts = [];
			let length = 0;
			for await (const part of body) {
				length += part.length;
				if (length > maxBytes) return undefined;
				parts.push(part);
			}
			return new TextDecoder().decode(Buffer.concat(parts));
		}
		;
		const NO_ANSWER_IN_TIME = "no-answer-in-time";
		function createCaller(options) {
			const { baseUrl, apiKey, clock, deadline, limiters, onRequest } = options;
			const transport = createTransport(options);
			const account = JSON.stringify([baseUrl, apiKey]);
			const limit = limiters?.(account, options.limits) ?? (0, limiter.z)(options.limits, clock);
			const ended = new AbortController();
			const endAtDeadline = () => ended.abort(new DOMException("", "TimeoutError"));
			const cancelAlarm = Number.isFinite(deadline) ? clock.alarm(deadline, endAtDeadline) : () => {};
			const lifetime = AbortSignal.any([options.signal, ended.signal]);
			function call(path, body, read, callSignal, { stop, allowance, onFailure } = {}) {
				const signal = callSignal ? AbortSignal.any([lifetime, callSignal]) : lifetime;
				const waiting = stop ? AbortSignal.any([signal, stop]) : signal;
				const json = body && JSON.stringify(body);
				const method = body ? "POST" : "GET";
				let attempts = 0;
				let failedAt;
				const send = async (sending) => {
					const begun = clock.now();
					const report = (result) => onRequest?.({
						request: transport.describe(path.replace(/\?.*/s, ""), method),
						result,
						milliseconds: Math.round(clock.now() - begun)
					});
					try {
						const reply = await transport.send(path, json, sending);
						report(String(reply.status));
						return reply;
					} catch (error) {
						report(error instanceof service._7 ? error.details.kind : "aborted");
						throw error;
					}
				};
				const expire = (seconds) => {
					const detail = `no answer within ${seconds} seconds`;
					const request = transport.describe(path, method);
					return new service._7({
						kind: "timeout",
						code: NO_ANSWER_IN_TIME,
						request,
						detail
					});
				};
				const post = () => {
					attempts += 1;
					return allowance ? spend(allowance, clock, signal, send, expire) : send(signal);
				};
				const postAndRead = async () => {
					try {
						return read(await post(), clock.wallTime());
					} catch (error) {
						if (error instanceof service._7) onFailure?.(error.details);
						throw error;
					}
				};
				async function attempt(failure) {
					if (allowance && failedAt !== undefined) allowance.left -= clock.now() - failedAt;
					try {
						return await limit(postAndRead, waiting);
					} catch (error) {
						failedAt = clock.now();
						if (isExpired(error) && failure) throw new service._7(failure);
						if (error instanceof service._7 || !signal.aborted) throw error;
						throw describeAbort(signal, transport.describe(path, method), attempts, failure);
					}
				}
				return (0, retry.L5)(attempt, {
					readDetails: (error) => error instanceof service._7 ? error.details : undefined,
					isFinal: options.isFinal,
					giveUp: (details, _, outOfTime) => {
						const isBudget = outOfTime && allowance === undefined;
						return new service._7({
							...details,
							...isBudget && { kind: "timeout" },
							attempts
						});
					},
					clock,
					timeLeft: () => Math.min(deadline - clock.now(), allowance?.left ?? Number.POSITIVE_INFINITY),
					signal: waiting
				});
			}
			return {
				call,
				redact: transport.redact,
				close() {
					cancelAlarm();
					ended.abort();
					return transport.close();
				}
			};
		}
		function isExpired(error) {
			return error instanceof service._7 && error.details.code === NO_ANSWER_IN_TIME;
		}
		async function spend(allowance, clock, signal, task, expire) {
			const expired = new AbortController();
			const begun = clock.now();
			const cancelAlarm = clock.alarm(begun + allowance.left, () => expired.abort());
			try {
				return await task(AbortSignal.any([signal, expired.signal]));
			} catch (error) {
				if (expired.signal.aborted && !signal.aborted) throw expire(Math.round((clock.now() - begun) / 1e3));
				throw error;
			} finally {
				cancelAlarm();
				allowance.left -= clock.now() - begun;
			}
		}
		function describeAbort(signal, request, attempts, failure) {
			const timeout = signal.reason instanceof DOMException && signal.reason.name === "TimeoutError";
			const ending = timeout ? "the time budget ended" : "cancelled";
			const moment = attempts === 0 ? "before the request started" : "before the answer arrived";
			const before = failure ? `; the attempt before failed: ${failure.detail}` : "";
			return new service._7({
				kind: timeout ? "timeout" : "cancelled",
				request,
				detail: `${ending} ${moment}${before}`,
				attempts
			});
		}
	}),
	67769: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { u: () => createHttpClient });
		var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37067);
		var node_https__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44708);
		var _proxy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31273);
		function createHttpClient(env, name) {
			return (0, _proxy_js__WEBPACK_IMPORTED_MODULE_2__.r)(env, name) === undefined ? createDirectClient() : createProxyClient(env, name);
		}
		function createDirectClient() {
			const agents = {
				http: new node_http__WEBPACK_IMPORTED_MODULE_0__.Agent({ keepAlive: true }),
				https: new node_https__WEBPACK_IMPORTED_MODULE_1__.Agent({ keepAlive: true })
			};
			return {
				async request({ url, method, headers, body, signal }) {
					const options = {
						method,
						headers,
						signal
					};
					const response = await new Promise((resolve, reject) => {
						const sent = url.protocol === "https:" ? node_https__WEBPACK_IMPORTED_MODULE_1__.request(url, {
							...options,
							agent: agents.https
						}, resolve) : node_http__WEBPACK_IMPORTED_MODULE_0__.request(url, {
							...options,
							agent: agents.http
						}, resolve);
						sent.on("error", reject).end(body ?? undefined);
					});
					return {
						status: response.statusCode ?? 0,
						headers: response.headers,
						body: response
					};
				},
				async close() {
					agents.http.destroy();
					agents.https.destroy();
				}
			};
		}
		function createProxyClient(env, name) {
			const opened = __webpack_require__.e("lib-http-dispatcher").then(__webpack_require__.bind(__webpack_require__, 93256)).then(({ createDispatcher }) => createDispatcher(env, name));
			return {
				async request({ url, method, headers, body, signal }) {
					const dispatcher = await opened;
					const target = {
						origin: url.origin,
						path: url.pathname + url.search,
						method
					};
					const response = await dispatcher.request({
						...target,
						headers,
						body: body ?? null,
						signal
					});
					return {
						status: response.statusCode,
						headers: response.headers,
						body: response.body
					};
				},
				async close() {
					const dispatcher = await opened;
					await dispatcher.destroy();
				}
			};
		}
	}),
	31273: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			j: () => hasProxy,
			r: () => readProxies
		});
		var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
		var _errors_service_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30281);
		var _errors_service_codes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17794);
		function hasProxy(env) {
			const { httpProxy, httpsProxy } = readVariables(env);
			return httpProxy !== "" || httpsProxy !== "";
		}
		function readProxies(env, request) {
			if (!hasProxy(env)) return undefined;
			const proxies = readVariables(env);
			const given = [proxies.httpProxy, proxies.httpsProxy].filter((proxy) => proxy !== "");
			if (given.every(isHttpUrl)) return proxies;
			const detail = "HTTP_PROXY or HTTPS_PROXY is not a URL such as http://proxy.example:3128";
			throw new _errors_service_js__WEBPACK_IMPORTED_MODULE_1__._7({
				kind: "connection",
				request,
				detail,
				code: _errors_service_codes_js__WEBPACK_IMPORTED_MODULE_2__.PO
			});
		}
		function readVariables(env) {
			return {
				httpProxy: withScheme(env["http_proxy"] || env["HTTP_PROXY"] || ""),
				httpsProxy: withScheme(env["https_proxy"] || env["HTTPS_PROXY"] || ""),
				noProxy: (env["no_proxy"] || env["NO_PROXY"] || "").replace(/[^,\s]+/g, (host) => (0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv6)(host) ? `[${host}]` : host)
			};
		}
		function withScheme(proxy) {
			return proxy === "" || proxy.includes("://") ? proxy : `http://${proxy}`;
		}
		function isHttpUrl(text) {
			return /^https?:$/.test(URL.parse(text)?.protocol ?? "");
		}
	}),
	94135: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			D$: () => readRetryAfter,
			L5: () => retry
		});
		const RETRIED_STATUSES = new Set([
			429,
			500,
			502,
			503,
			504,
			520,
			521,
			522,
			523,
			524,
			529
		]);
		const RETRIED_CODES = new Set([
			"EAI_AGAIN",
			"ECONNREFUSED",
			"ECONNRESET",
			"EHOSTUNREACH",
			"ENETUNREACH",
			"EPIPE",
			"ETIMEDOUT",
			"UND_ERR_CONNECT_TIMEOUT",
			"UND_ERR_SOCKET"
		]);
		const MAX_ATTEMPTS = 6;
		const BACKOFF_BASE = 1e3;
		const BACKOFF_CAP = 3e4;
		function retryDelay({ kind, status = 0, code = "", retryAfter = 0 }, attempts, random) {
			const retried = kind === "http" && RETRIED_STATUSES.has(status) || kind === "connection" && RETRIED_CODES.has(code);
			if (!retried || status !== 429 && attempts >= MAX_ATTEMPTS) return undefined;
			if (retryAfter > 0) return retryAfter * 1e3;
			return random() * Math.min(BACKOFF_CAP, BACKOFF_BASE * 2 ** (attempts - 1));
		}
		async function retry(task, { readDetails, isFinal, giveUp, clock, timeLeft, signal }) {
			let failure;
			for (let attempts = 1;; attempts += 1) {
				try {
					return await task(failure);
				} catch (error) {
					failure = readDetails(error);
					if (failure === undefined) throw error;
				}
				const delay = isFinal?.(failure) ? undefined : retryDelay(failure, attempts, clock.random);
				if (delay === undefined) throw giveUp(failure, attempts, false);
				if (delay >= timeLeft()) throw giveUp(failure, attempts, true);
				await clock.sleep(delay, signal).catch(() => {});
			}
		}
		function readRetryAfter(header, wallTime) {
			if (/^\d{1,9}$/.test(header)) return Number(header);
			if (/^\d{10}$/.test(header)) return Math.max(0, Math.ceil(Number(header) - wallTime / 1e3));
			const date = /^[A-Z][a-z]{2,8}, .+ GMT$/.test(header) ? Date.parse(header) : Number.NaN;
			return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - wallTime) / 1e3));
		}
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
	})
};
;
