"use strict";
exports.id = "engines-prices";
exports.ids = ["engines-prices"];
exports.modules = {
	64235: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			cv: () => totalCost,
			p4: () => COST_LIMIT_REACHED,
			sj: () => openAccount
		});
		var _prices_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78280);
		const COST_LIMIT_REACHED = new Error("the cost limit of the run is reached");
		function openAccount(day, maxCost = Number.POSITIVE_INFINITY, spent = 0) {
			const costs = new Map();
			const reached = new AbortController();
			const endAtLimit = () => {
				if (addUsd(spent, totalCost([...costs.values()])) >= maxCost) reached.abort(COST_LIMIT_REACHED);
			};
			endAtLimit();
			return {
				charge(spec, model, usage) {
					costs.set(spec.id, addReply(costs.get(spec.id) ?? noCost(spec.id), costOf(spec, model, usage, day), usage));
					endAtLimit();
				},
				costs: () => [...costs.values()],
				limit: reached.signal
			};
		}
		function totalCost(costs) {
			return costs.reduce((sum, { costUsd }) => addUsd(sum, costUsd), 0);
		}
		const UNITS = 1e10;
		function addUsd(a, b) {
			return (Math.round(a * UNITS) + Math.round(b * UNITS)) / UNITS;
		}
		function costOf(spec, model, usage, day) {
			return usage.cost ?? (0, _prices_js__WEBPACK_IMPORTED_MODULE_0__.zP)({
				...spec,
				model
			}, usage, day) ?? (0, _prices_js__WEBPACK_IMPORTED_MODULE_0__.zP)(spec, usage, day);
		}
		function addReply(costs, cost, usage) {
			const { inputTokens = 0, outputTokens = 0, searches } = usage;
			return {
				engine: costs.engine,
				replies: costs.replies + 1,
				inputTokens: costs.inputTokens + inputTokens,
				outputTokens: costs.outputTokens + outputTokens,
				searches: searches === undefined ? costs.searches : (costs.searches ?? 0) + searches,
				costUsd: addUsd(costs.costUsd, cost ?? 0),
				stated: costs.stated + (usage.cost === undefined ? 0 : 1),
				unpriced: costs.unpriced + (cost === undefined ? 1 : 0)
			};
		}
		function noCost(engine) {
			const none = {
				replies: 0,
				inputTokens: 0,
				outputTokens: 0,
				costUsd: 0,
				stated: 0,
				unpriced: 0
			};
			return {
				engine,
				...none,
				searches: undefined
			};
		}
	}),
	78280: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$D: () => estimateAnswer,
			zP: () => priceUsage
		});
		const PRICE_LISTS = `
  # 2026-11-18 https://developers.openai.com/api/docs/pricing
  openai      8     40    10   -           gpt-6.2-astra
  openai      2     10    10   -           gpt-6.2-sol gpt-6.1-sol gpt-6-sol
  openai      10    50    10   -           gpt-6-astra
  openai      1     5     10   -           gpt-6.1-terra
  openai      0.1   0.5   10   -           gpt-6-luna
  openai      1.25  10    10   -           gpt-5.1 gpt-5
  openai      0.25  2     10   -           gpt-5-mini
  openai      0.05  0.4   10   -           gpt-5-nano
  openai      2     8     10   -           o3 gpt-4.1
  openai      2.5   10    10   -           gpt-4o

  # 2026-11-28 https://platform.claude.com/docs/en/about-claude/pricing
  # claude-haiku-5-5: up to 100,000 tokens of a prompt; then 0.5 and 2.5.
  anthropic   2     10    10   -           claude-sonnet-5-5 claude-sonnet-5
  anthropic   4     20    10   -           claude-opus-5-5
  anthropic   5     25    10   -           claude-opus-5 claude-opus-4-8 claude-opus-4-5
  anthropic   3     15    10   -           claude-sonnet-4-6
  anthropic   0.1   0.5   10   -           claude-haiku-5-5
  anthropic   1     5     10   -           claude-haiku-4-5
  anthropic   10    50    10   -           claude-fable-5-1
  anthropic   8     40    10   -           claude-fable-5-2

  # 2026-11-22 https://ai.google.dev/gemini-api/docs/pricing
  # The price of searches after 5,000 free ones a month. Carbon, neon and hydrogen as several resellers quote the vendor.
  # The vendor routes gemini-3.7-flash to gemini-3.8-flash.
  gemini      2     10    14   2026-12-01  gemini-4-carbon gemini-4-argon
  gemini      3     15    14   -           gemini-4-neon
  gemini      1.5   7.5   14   -           gemini-4-hydrogen
  gemini      0.75  3.75  14   2027-01-01  gemini-3.8-flash gemini-3.7-flash
  gemini      0.75  3.75  14   -           gemini-3.6-flash
  gemini      1.5   9     14   -           gemini-3.5-flash
  gemini      0.3   2.5   14   -           gemini-3.5-flash-lite gemini-2.5-flash
  gemini      0.25  1.5   14   -           gemini-3.1-flash-lite
  gemini      2     12    14   -           gemini-3.1-pro-preview

  # 2026-09-27 https://docs.perplexity.ai/docs/agent-api/models
  # Searches: https://docs.perplexity.ai/docs/getting-started/pricing, 2026-10-07. A recorded reply confirms that of fast.
  perplexity  0.25  2.5   1    -           sonar fast
  perplexity  0.25  2.5   2.5  -           perplexity/sonar low medium high xhigh

  # 2026-09-29 https://docs.x.ai/developers/pricing
  xai         2     6     5    -           grok-4.7 grok-4.6 grok-4.5
  xai         1.25  2.5   5    -           grok-4.3

  # 2026-10-20 https://mistral.ai/pricing
  # Searches of web_search, not web_search_premium: https://mistral.ai/news/agents-api, 2026-02-10.
  # mistral-large-4: after the launch price of 0.68 and 2.09, as resellers quote the vendor.
  mistral     1.36  4.18  30   -           mistral-large-4
  mistral     1.5   7.5   30   -           mistral-medium-latest mistral-medium-3-5 mistral-medium-2604

  # 2026-11-21 https://dataforseo.com/pricing/serp/google-ai-mode-serp-api
  dataforseo  0     0     4    -           ai-mode ai-overview chatgpt gemini
  dataforseo  0     0     2    -           copilot
`;
		const PRICES = new Map(PRICE_LISTS.split("\n").flatMap((line) => {
			const [engine, input, output, searches, day = "-", ...models] = line.trim().split(/\s+/);
			if (engine === "#") return [];
			const doublesOn = day === "-" ? "9999" : day;
			const price = {
				input: Number(input),
				output: Number(output),
				searches: Number(searches),
				doublesOn
			};
			return models.map((model) => [`${engine}:${model}`, price]);
		}));
		function priceUsage({ name, model }, { inputTokens = 0, outputTokens = 0, searches = 1 }, day) {
			const withoutDate = model.replace(/[-@]\d{4}-?\d{2}-?\d{2}$/, "");
			const price = PRICES.get(`${name}:${model}`) ?? PRICES.get(`${name}:${withoutDate}`);
			if (price === undefined) return undefined;
			if (price.input + price.output > 0 && inputTokens + outputTokens === 0) return undefined;
			const factor = day >= price.doublesOn ? 2 : 1;
			const tokens = factor * (inputTokens * price.input + outputTokens * price.output) / 1e6;
			return tokens + searches * price.searches / 1e3;
		}
		function estimateAnswer(spec, day) {
			return priceUsage(spec, TYPICAL_ANSWER[spec.name], day);
		}
		const TYPICAL_ANSWER = {
			openai: {
				inputTokens: 2e4,
				outputTokens: 4e3,
				searches: 2
			},
			anthropic: {
				inputTokens: 27e3,
				outputTokens: 4e3,
				searches: 1.5
			},
			gemini: {
				inputTokens: 100,
				outputTokens: 2e3,
				searches: 5.5
			},
			perplexity: {
				inputTokens: 5e3,
				outputTokens: 1e3
			},
			xai: {
				inputTokens: 15e3,
				outputTokens: 2e3
			},
			mistral: {
				inputTokens: 8e3,
				outputTokens: 1e3
			},
			dataforseo: {
				inputTokens: 0,
				outputTokens: 0
			},
			serpapi: {
				inputTokens: 0,
				outputTokens: 0
			},
			cloro: {
				inputTokens: 0,
				outputTokens: 0
			},
			"openai-compatible": {
				inputTokens: 100,
				outputTokens: 1e3
			}
		};
	}),
	13800: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Pf: () => TODO,
			j7: () => MARKS,
			wZ: () => sectionsOn
		});
		const MARKS = {
			pass: {
				emoji: "✅",
				sign: "✓",
				status: "Passed",
				tone: "better"
			},
			fail: {
				emoji: "❌",
				sign: "✗",
				status: "Failed",
				tone: "worse"
			},
			error: {
				emoji: "🛑",
				sign: "✗",
				status: "Not measured",
				tone: "worse"
			},
			warn: {
				emoji: "⚠️",
				sign: "!",
				status: "Look at it",
				tone: "doubtful"
			},
			report: {
				emoji: "📊",
				sign: "–",
				status: "Cannot fail yet",
				tone: undefined
			}
		};
		const TODO = "What to do:";
		function sectionsOn({ sections }, surface) {
			return sections.filter(({ on }) => on.includes(surface));
		}
	}),
	14907: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			FY: () => paragraph,
			GA: () => labeled,
			LL: () => withHeading,
			Lc: () => foldOf,
			RE: () => cutItems,
			c3: () => listOf,
			cT: () => joinLines,
			c_: () => tableOf,
			n8: () => line,
			nd: () => cutTable,
			wr: () => adviceOf
		});
		var _numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46958);
		var _blocks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13800);
		function line(words, ...filled) {
			return words.flatMap((text, index) => {
				const part = filled[index] ?? [];
				const written = text === "" ? [] : [text];
				if (typeof part === "string") return [...written, { name: part }];
				if (typeof part === "number") return [...written, `${part}`];
				return "length" in part ? [...written, ...part] : [...written, part];
			});
		}
		function paragraph(text, isSmall = false) {
			return text.length === 0 ? [] : [{
				kind: "line",
				text: isSmall ? [{ small: text }] : text
			}];
		}
		function listOf(items) {
			return items.length === 0 ? [] : [{
				kind: "list",
				items
			}];
		}
		function tableOf(caption, columns, rows) {
			return rows.length === 0 ? [] : [{
				kind: "table",
				caption,
				columns,
				rows
			}];
		}
		function foldOf(title, blocks) {
			return blocks.length === 0 ? [] : [{
				kind: "fold",
				title: [title],
				blocks
			}];
		}
		function withHeading(title, blocks) {
			return blocks.length === 0 ? [] : [{
				kind: "heading",
				text: [title]
			}, ...blocks];
		}
		function cutTable(caption, columns, rows, most, noun = "row") {
			const rest = tableOf(caption, columns, rows.slice(most));
			const title = `and ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_1__.pq)(rows.length - most, `more ${noun}`)}`;
			return [...tableOf(caption, columns, rows.slice(0, most)), ...foldOf(title, rest)];
		}
		function labeled(label, line) {
			return [
				{ strong: [label] },
				" ",
				...line
			];
		}
		function adviceOf(todo) {
			return todo === undefined ? [] : paragraph(labeled(_blocks_js__WEBPACK_IMPORTED_MODULE_0__.Pf, todo));
		}
		function joinLines(lines, between = ", ") {
			return lines.flatMap((line, index) => index === 0 ? line : [between, ...line]);
		}
		function cutItems(items, most) {
			return {
				shown: items.slice(0, most),
				more: (0, _numbers_js__WEBPACK_IMPORTED_MODULE_1__.v)(items.length - most) || undefined
			};
		}
	}),
	82133: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Fg: () => markOf,
			Rz: () => renderBlocks,
			ni: () => renderLine
		});
		var _numbers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46958);
		var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94869);
		var _blocks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13800);
		var _plain_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57854);
		var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64631);
		const EMPTY = (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.md)``;
		function renderBlocks(blocks) {
			return blocks.map(renderBlock).filter((text) => text !== "");
		}
		function renderBlock(block) {
			switch (block.kind) {
				case "heading": return heading(block);
				case "line": return renderLine(block.text);
				case "code": return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.DV)((0, _text_js__WEBPACK_IMPORTED_MODULE_2__.v3)(block.text));
				case "list": return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.UF)(block.items.map((item) => (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.md)`- ${renderLine(item)}`), "\n");
				case "table": return renderTable(block);
				case "chart": return EMPTY;
				case "card": return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.UF)(block.cards.map((each, at) => card(each, block.cards.length > 1 ? at + 1 : 0)), "\n");
				case "fold": {
					const inside = (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.UF)(renderBlocks(block.blocks), "\n\n");
					const title = renderLine(block.title);
					return inside === "" ? EMPTY : (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.md)`<details>\n<summary>${title}</summary>\n\n${inside}\n\n</details>`;
				}
			}
		}
		function heading({ text, mark, of = [], more }) {
			const words = renderLine(text);
			if (mark === undefined) return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.md)`### ${words}`;
			const sign = markOf(mark);
			const end = of.length === 0 ? EMPTY : (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.md)` · ${renderLine(of)}`;
			if (more === undefined) return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.md)`## ${sign} ${words}${end}`;
			return more.length === 0 ? (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.md)`${sign} **${words}**${end}` : (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.md)`${sign} **${words}.** ${renderLine(more)}${end}`;
		}
		function markOf(mark) {
			return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.RL)(_blocks_js__WEBPACK_IMPORTED_MODULE_0__.j7[mark].emoji);
		}
		function renderLine(line) {
			return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.UF)(line.map(renderInline), "");
		}
		function renderInline(part) {
			if (typeof part === "string") return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.RL)(part);
			if ("name" in part) return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.FV)(part.name, part.most ?? _plain_text_js__WEBPACK_IMPORTED_MODULE_3__.xt) || (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.FV)(_numbers_js__WEBPACK_IMPORTED_MODULE_4__.GY);
			if ("quote" in part) return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.md)`“${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.FV)(part.quote, part.most ?? _plain_text_js__WEBPACK_IMPORTED_MODULE_3__.Si)}”`;
			if ("code" in part) return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.md)`<code>${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.FV)(part.code, _plain_text_js__WEBPACK_IMPORTED_MODULE_3__.JK)}</code>`;
			if ("strong" in part) return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.md)`**${renderLine(part.strong)}**`;
			if ("small" in part) return small(renderLine(part.small));
			if ("toned" in part) return renderLine(part.toned);
			return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.iQ)((0, _plain_text_js__WEBPACK_IMPORTED_MODULE_3__.oi)(part.label), part.link);
		}
		function renderTable({ columns, rows, note = [] }) {
			const toRow = (cells) => (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.md)`| ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.UF)(cells, " | ")} |`;
			return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.UF)([
				toRow(columns.map(({ title }) => renderLine(title))),
				toRow(columns.map(({ isNumber }) => isNumber ? (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.md)`---:` : (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.md)`---`)),
				...rows.map((row) => toRow(row.map(renderCell))),
				...note.length === 0 ? [] : [EMPTY, small(renderLine(note))]
			], "\n");
		}
		function renderCell(cell) {
			if (!("now" in cell)) return renderLine(cell);
			const { now, was, basis, isLoss = false } = cell;
			const words = (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.RL)(now);
			return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.UF)([
				isLoss ? (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.md)`**${words} ▼**` : words,
				...basis === undefined ? [] : [(0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.RL)(basis)],
				...was === undefined ? [] : [small((0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.RL)(was))]
			], " ");
		}
		function card({ title, lines = [], todo }, number) {
			const indent = number > 0 ? (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.md)`   ` : EMPTY;
			const shown = lines.filter(({ length }) => length > 0).map(renderLine);
			const [text, items] = shown.length > 1 ? [[], shown] : [shown, []];
			return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.UF)([
				(0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.md)`${number > 0 ? (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.md)`${number}. ` : EMPTY}${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.UF)([(0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.md)`**${renderLine(title)}**`, ...text], " ")}`,
				...items.map((item) => (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.md)`${indent}- ${item}`),
				...items.length > 0 && todo !== undefined ? [EMPTY] : [],
				...todo === undefined ? [] : [(0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.md)`${indent}**${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.RL)(_blocks_js__WEBPACK_IMPORTED_MODULE_0__.Pf)}** ${renderLine(todo)}`]
			], "\n");
		}
		function small(text) {
			return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.md)`<sub>${text}</sub>`;
		}
	}),
	64862: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			commentMarker: () => commentMarker,
			fleetMarker: () => fleetMarker,
			renderMarkdownParts: () => renderMarkdownParts,
			renderPage: () => renderPage,
			renderPost: () => renderPost
		});
		var _lib_document_blocks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13800);
		var _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14907);
		var _lib_document_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64631);
		var _lib_document_markdown_render_blocks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82133);
		var _words_numbers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88871);
		const COMMENT_LIMIT = 65536;
		const SUMMARY_LIMIT = 1024 * 1024;
		const ALWAYS = [
			"missing-answers",
			"drafts",
			"service-reports",
			"warnings"
		];
		function commentMarker(key) {
			return (0, _lib_document_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__.sd)("", key);
		}
		function fleetMarker(config = "") {
			return (0, _lib_document_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__.sd)("-fleet", config);
		}
		function renderPost(document, marker, runUrl) {
			const start = (0, _lib_document_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__.md)`${marker}\n`;
			const rest = runUrl === undefined ? (0, _lib_document_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__.md)`the result file` : (0, _lib_document_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__.iQ)("the summary of this run", runUrl);
			const limit = COMMENT_LIMIT - start.length;
			return (0, _lib_document_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__.md)`${start}${fitBlocks(postOf(document), limit, (text) => text.length, (0, _lib_document_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__.md)`a comment: see ${rest}`)}`;
		}
		function renderPage(document) {
			const place = (0, _lib_document_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__.md)`a summary: see the file of the result-file output`;
			return fitBlocks(pageOf(document), SUMMARY_LIMIT, (text) => Buffer.byteLength(text), place);
		}
		function renderMarkdownParts(parts) {
			return (0, _lib_document_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__.UF)((0, _lib_document_markdown_render_blocks_js__WEBPACK_IMPORTED_MODULE_3__.Rz)(parts.flat()), "\n\n");
		}
		function fitBlocks(blocks, limit, measure, place) {
			const all = (0, _lib_document_markdown_render_blocks_js__WEBPACK_IMPORTED_MODULE_3__.Rz)(blocks);
			const whole = (0, _lib_document_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__.UF)(all, "\n\n");
			if (measure(whole) <= limit) return whole;
			const notice = (count) => (0, _lib_document_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__.md)`… ${(0, _lib_document_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__.RL)((0, _words_numbers_js__WEBPACK_IMPORTED_MODULE_4__.pq)(count, "part"))} left out to fit ${place}.`;
			const shown = [];
			let room = limit - measure(notice(all.length));
			for (const block of all) {
				const size = measure(`${block}\n\n`);
				if (size > room) continue;
				shown.push(block);
				room -= size;
			}
			return (0, _lib_document_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__.UF)([...shown, notice(all.length - shown.length)], "\n\n");
		}
		function postOf(document) {
			const [headline, ...rest] = document.first.filter(({ kind }) => kind !== "chart");
			if (headline?.kind !== "heading") return [];
			const isQuiet = headline.more !== undefined;
			const folds = (0, _lib_document_blocks_js__WEBPACK_IMPORTED_MODULE_0__.wZ)(document, "comment").filter(({ id }) => !isQuiet || ALWAYS.includes(id)).map(({ title, blocks }) => ({
				kind: "fold",
				title,
				blocks
			}));
			if (isQuiet) return [headline, ...folds];
			const isShort = headline.mark === "pass" || headline.mark === "warn";
			if (!isShort || document.gates !== undefined) {
				const hasGrid = document.first.some((block) => block.kind === "table" && block.isGrid);
				const compared = hasGrid ? document.sections.filter(({ id }) => id === "compared") : [];
				return [
					headline,
					...rest,
					...folds,
					...compared.flatMap(({ blocks }) => blocks),
					...document.footer
				];
			}
			const [detail, ...others] = rest[0]?.kind === "line" ? [rest[0].text, ...rest.slice(1)] : [[], ...rest];
			const isPlain = others.every(({ kind }) => kind === "line");
			return [
				{
					...headline,
					more: detail
				},
				...isPlain ? others : (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.Lc)("Details", others),
				...folds
			];
		}
		function pageOf(document) {
			const sections = (0, _lib_document_blocks_js__WEBPACK_IMPORTED_MODULE_0__.wZ)(document, "summary").flatMap(({ title, blocks }) => [{
				kind: "heading",
				text: title
			}, ...blocks]);
			return [
				...document.first,
				...sections,
				...document.footer
			];
		}
	}),
	88871: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			B4: () => _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.B4,
			BD: () => formatCost,
			BY: () => toPercent,
			Fl: () => formatValue,
			GY: () => _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.GY,
			P9: () => describeCost,
			UK: () => _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.UK,
			jx: () => formatTotalCost,
			l9: () => formatPercent,
			pq: () => _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.pq,
			w_: () => _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.w_,
			y: () => _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.y
		});
		var _engines_account_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64235);
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46958);
		function toPercent(share) {
			return Math.sign(share) * Math.round(Number((100 * Math.abs(share)).toFixed(9)));
		}
		function formatPercent(share) {
			return share > 0 && toPercent(share) === 0 ? "<1%" : `${toPercent(share)}%`;
		}
		function formatValue(value, unit) {
			if (unit === "percent") return formatPercent(value / 100);
			return unit === "score" ? (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.y)(value) : (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.B4)(value);
		}
		function formatCost({ costUsd, isWhole }) {
			if (isWhole) return (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.UK)(costUsd);
			return costUsd > 0 ? `at least ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.UK)(costUsd)}` : "not known";
		}
		function describeCost({ inputTokens, outputTokens, searches, costUsd, unpriced }) {
			return {
				tokens: inputTokens + outputTokens === 0 ? _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.GY : `${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.B4)(inputTokens)} / ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.B4)(outputTokens)}`,
				searches: searches === undefined ? _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.GY : (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.B4)(searches),
				amount: formatCost({
					costUsd,
					isWhole: unpriced === 0
				})
			};
		}
		function formatTotalCost(costs) {
			return formatCost({
				costUsd: (0, _engines_account_js__WEBPACK_IMPORTED_MODULE_0__.cv)(costs),
				isWhole: costs.every(({ unpriced }) => unpriced === 0)
			});
		}
	})
};
;
