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
		const SONAR = {
			input: .25,
			output: 2.5
		};
		const FAST = {
			...SONAR,
			searches: 1
		};
		const PAGE = {
			input: 0,
			output: 0
		};
		const PRICES = {
			openai: {
				asOf: "2026-11-18",
				source: "https://developers.openai.com/api/docs/pricing",
				searches: 10,
				models: {
					"gpt-6.2-astra": {
						input: 8,
						output: 40
					},
					"gpt-6.2-sol": {
						input: 2,
						output: 10
					},
					"gpt-6-astra": {
						input: 10,
						output: 50
					},
					"gpt-6.1-sol": {
						input: 2,
						output: 10
					},
					"gpt-6-sol": {
						input: 2,
						output: 10
					},
					"gpt-6.1-terra": {
						input: 1,
						output: 5
					},
					"gpt-6-luna": {
						input: .1,
						output: .5
					},
					"gpt-5.1": {
						input: 1.25,
						output: 10
					},
					"gpt-5": {
						input: 1.25,
						output: 10
					},
					"gpt-5-mini": {
						input: .25,
						output: 2
					},
					"gpt-5-nano": {
						input: .05,
						output: .4
					},
					o3: {
						input: 2,
						output: 8
					},
					"gpt-4.1": {
						input: 2,
						output: 8
					},
					"gpt-4o": {
						input: 2.5,
						output: 10
					}
				}
			},
			anthropic: {
				asOf: "2026-11-28",
				source: "https://platform.claude.com/docs/en/about-claude/pricing",
				searches: 10,
				models: {
					"claude-sonnet-5-5": {
						input: 2,
						output: 10
					},
					"claude-sonnet-5": {
						input: 2,
						output: 10
					},
					"claude-opus-5-5": {
						input: 4,
						output: 20
					},
					"claude-opus-5": {
						input: 5,
						output: 25
					},
					"claude-opus-4-8": {
						input: 5,
						output: 25
					},
					"claude-opus-4-5": {
						input: 5,
						output: 25
					},
					"claude-sonnet-4-6": {
						input: 3,
						output: 15
					},
					"claude-haiku-5-5": {
						input: .1,
						output: .5
					},
					"claude-haiku-4-5": {
						input: 1,
						output: 5
					},
					"claude-fable-5-1": {
						input: 10,
						output: 50
					},
					"claude-fable-5-2": {
						input: 8,
						output: 40
					}
				}
			},
			gemini: {
				asOf: "2026-11-22",
				source: "https://ai.google.dev/gemini-api/docs/pricing",
				searches: 14,
				models: {
					"gemini-4-carbon": {
						input: 2,
						output: 10,
						doublesOn: "2026-12-01"
					},
					"gemini-4-argon": {
						input: 2,
						output: 10,
						doublesOn: "2026-12-01"
					},
					"gemini-4-neon": {
						input: 3,
						output: 15
					},
					"gemini-4-hydrogen": {
						input: 1.5,
						output: 7.5
					},
					"gemini-3.8-flash": {
						input: .75,
						output: 3.75,
						doublesOn: "2027-01-01"
					},
					"gemini-3.7-flash": {
						input: .75,
						output: 3.75,
						doublesOn: "2027-01-01"
					},
					"gemini-3.6-flash": {
						input: .75,
						output: 3.75
					},
					"gemini-3.5-flash": {
						input: 1.5,
						output: 9
					},
					"gemini-3.5-flash-lite": {
						input: .3,
						output: 2.5
					},
					"gemini-3.1-flash-lite": {
						input: .25,
						output: 1.5
					},
					"gemini-3.1-pro-preview": {
						input: 2,
						output: 12
					},
					"gemini-2.5-flash": {
						input: .3,
						output: 2.5
					}
				}
			},
			perplexity: {
				asOf: "2026-09-27",
				source: "https://docs.perplexity.ai/docs/agent-api/models",
				searches: 2.5,
				models: {
					sonar: FAST,
					fast: FAST,
					"perplexity/sonar": SONAR,
					low: SONAR,
					medium: SONAR,
					high: SONAR,
					xhigh: SONAR
				}
			},
			xai: {
				asOf: "2026-09-29",
				source: "https://docs.x.ai/developers/pricing",
				searches: 5,
				models: {
					"grok-4.7": {
						input: 2,
						output: 6
					},
					"grok-4.6": {
						input: 2,
						output: 6
					},
					"grok-4.5": {
						input: 2,
						output: 6
					},
					"grok-4.3": {
						input: 1.25,
						output: 2.5
					}
				}
			},
			mistral: {
				asOf: "2026-10-20",
				source: "https://mistral.ai/pricing",
				searches: 30,
				models: {
					"mistral-large-4": {
						input: 1.36,
						output: 4.18
					},
					"mistral-medium-latest": {
						input: 1.5,
						output: 7.5
					},
					"mistral-medium-3-5": {
						input: 1.5,
						output: 7.5
					},
					"mistral-medium-2604": {
						input: 1.5,
						output: 7.5
					}
				}
			},
			dataforseo: {
				asOf: "2026-11-21",
				source: "https://dataforseo.com/pricing/serp/google-ai-mode-serp-api",
				searches: 4,
				models: {
					"ai-mode": PAGE,
					"ai-overview": PAGE,
					chatgpt: PAGE,
					gemini: PAGE,
					copilot: {
						...PAGE,
						searches: 2
					}
				}
			}
		};
		function priceUsage(spec, { inputTokens = 0, outputTokens = 0, searches = 1 }, day) {
			const listed = findModel(spec);
			const perSearches = listed?.searches ?? PRICES[spec.name]?.searches;
			if (listed === undefined) return undefined;
			const { input, output, doublesOn } = listed;
			if (input + output > 0 && inputTokens + outputTokens === 0) return undefined;
			if (searches > 0 && perSearches === undefined) return undefined;
			const factor = doublesOn !== undefined && day >= doublesOn ? 2 : 1;
			const tokens = factor * (inputTokens * input + outputTokens * output) / 1e6;
			return tokens + searches * (perSearches ?? 0) / 1e3;
		}
		function findModel({ name, model }) {
			const models = PRICES[name]?.models ?? {};
			const key = Object.hasOwn(models, model) ? model : model.replace(/[-@]\d{4}-?\d{2}-?\d{2}$/, "");
			return Object.hasOwn(models, key) ? models[key] : undefined;
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
			Fg: () => moveChartUp,
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
		function moveChartUp(document, surface) {
			const sections = sectionsOn(document, surface);
			const isChart = ({ kind }) => kind === "chart";
			const chart = sections.flatMap(({ blocks }) => blocks).find(isChart);
			if (chart === undefined) return {
				first: document.first,
				sections
			};
			const place = document.first.findIndex(({ kind }) => kind !== "heading" && kind !== "line");
			return {
				first: document.first.toSpliced(place < 0 ? document.first.length : place, 0, chart),
				sections: sections.map((section) => ({
					...section,
					blocks: section.blocks.filter((block) => block !== chart)
				})).filter(({ blocks }) => blocks.length > 0)
			};
		}
	}),
	14907: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$F: () => cardsOf,
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
		function cardsOf(cards) {
			return cards.length === 0 ? [] : [{
				kind: "card",
				cards,
				isNumbered: cards.length > 1
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
	81175: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			AU: () => fold,
			FY: () => paragraph,
			U8: () => fitBlocks,
			g8: () => renderBlock,
			p_: () => list,
			tp: () => table,
			wg: () => EMPTY
		});
		var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64631);
		const EMPTY = (0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.md)``;
		function paragraph(text) {
			return {
				open: text,
				lines: [],
				close: EMPTY
			};
		}
		function list(items) {
			return items.length === 0 ? [] : [{
				open: EMPTY,
				lines: items.map((item) => (0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.md)`- ${item}`),
				close: EMPTY
			}];
		}
		function fold(title, blocks) {
			const end = (0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.md)`</details>`;
			return blocks.map((block, index) => {
				const isLast = index === blocks.length - 1;
				const start = index === 0 ? (0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.md)`<details>\n<summary>${title}</summary>\n` : EMPTY;
				return {
					...block,
					open: (0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.UF)([start, block.open].filter((part) => part !== ""), "\n"),
					close: isLast ? (0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.md)`${block.close}\n${end}` : block.close,
					...isLast ? {} : { within: block.within === undefined ? end : (0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.md)`${block.within}\n${end}` }
				};
			});
		}
		function table(columns, rows) {
			const toRow = (cells) => (0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.md)`| ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.UF)(cells, " | ")} |`;
			return {
				open: (0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.UF)([toRow(columns.map(({ title }) => title)), toRow(columns.map(({ isNumber }) => isNumber ? (0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.md)`---:` : (0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.md)`---`))], "\n"),
				lines: rows.map(toRow),
				close: EMPTY
			};
		}
		const BETWEEN_BLOCKS = "\n\n";
		function fitBlocks(blocks, budget) {
			const { limit, measure, notice } = budget;
			const whole = (0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.UF)(blocks.map(renderBlock), BETWEEN_BLOCKS);
			if (measure(whole) <= limit) return whole;
			const total = blocks.reduce((sum, block) => sum + countLines(block), 0);
			const lengthOf = (part) => measure(part) + measure(BETWEEN_BLOCKS);
			const kept = [];
			let end = [];
			let room = limit - measure(notice(total));
			let shown = 0;
			for (const block of blocks) {
				const after = block.within === undefined ? [] : [block.within];
				const reserve = after.reduce((sum, part) => sum + lengthOf(part), measure(BETWEEN_BLOCKS));
				const part = fitBlock(block, room - reserve, measure);
				if (part === undefined) break;
				kept.push(renderBlock(part));
				end = after;
				room -= lengthOf(renderBlock(part));
				shown += countLines(part);
				if (part.lines.length < block.lines.length) break;
			}
			return room < 0 ? (0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.md)`` : (0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.UF)([
				...kept,
				...end,
				notice(total - shown)
			], BETWEEN_BLOCKS);
		}
		function fitBlock(block, room, measure) {
			let left = room - measure(renderBlock({
				...block,
				lines: []
			}));
			const end = block.lines.findIndex((line) => {
				left -= measure(`${line}\n`);
				return left < 0;
			});
			if (end === 0 || left < 0 && block.lines.length === 0) return undefined;
			return end === -1 ? block : {
				...block,
				lines: block.lines.slice(0, end)
			};
		}
		function countLines(block) {
			return Math.max(1, block.lines.length);
		}
		function renderBlock({ open, lines, close }) {
			return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.UF)([
				open,
				...lines,
				close
			].filter((part) => part !== ""), "\n");
		}
	}),
	82133: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Fg: () => markOf,
			Rz: () => renderBlocks,
			ni: () => renderLine
		});
		var _numbers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46958);
		var _text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94869);
		var _blocks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13800);
		var _plain_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57854);
		var _fit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81175);
		var _markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64631);
		const ANSWER_LENGTH = 300;
		function renderBlocks(blocks) {
			return blocks.flatMap(renderBlock);
		}
		function renderBlock(block) {
			switch (block.kind) {
				case "heading": return [(0, _fit_js__WEBPACK_IMPORTED_MODULE_1__.FY)(heading(block))];
				case "line": return [(0, _fit_js__WEBPACK_IMPORTED_MODULE_1__.FY)(renderLine(block.text))];
				case "code": return [(0, _fit_js__WEBPACK_IMPORTED_MODULE_1__.FY)((0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.DV)((0, _text_js__WEBPACK_IMPORTED_MODULE_3__.v3)(block.text)))];
				case "list": return (0, _fit_js__WEBPACK_IMPORTED_MODULE_1__.p_)(block.items.map(renderLine));
				case "table": return [renderTable(block), ...renderNote(block.note)];
				case "chart": return [(0, _fit_js__WEBPACK_IMPORTED_MODULE_1__.FY)(small((0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.RL)(block.description)))];
				case "card": return [{
					open: _fit_js__WEBPACK_IMPORTED_MODULE_1__.wg,
					lines: block.cards.map((each, at) => card(each, block.isNumbered ? at + 1 : 0)),
					close: _fit_js__WEBPACK_IMPORTED_MODULE_1__.wg
				}];
				case "fold": return (0, _fit_js__WEBPACK_IMPORTED_MODULE_1__.AU)(renderLine(block.title), renderBlocks(block.blocks));
			}
		}
		function heading({ text, mark, of = [], more }) {
			const words = renderLine(text);
			if (mark === undefined) return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.md)`### ${words}`;
			const sign = markOf(mark);
			const end = of.length === 0 ? _fit_js__WEBPACK_IMPORTED_MODULE_1__.wg : (0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.md)` · ${renderLine(of)}`;
			if (more === undefined) return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.md)`## ${sign} ${words}${end}`;
			return more.length === 0 ? (0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.md)`${sign} **${words}**${end}` : (0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.md)`${sign} **${words}.** ${renderLine(more)}${end}`;
		}
		function markOf(mark) {
			return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.RL)(_blocks_js__WEBPACK_IMPORTED_MODULE_0__.j7[mark].emoji);
		}
		function renderLine(line) {
			return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.UF)(line.map(renderInline), "");
		}
		function renderInline(part) {
			if (typeof part === "string") return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.RL)(part);
			if ("name" in part) return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.FV)(part.name, part.most ?? _plain_text_js__WEBPACK_IMPORTED_MODULE_4__.xt) || (0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.FV)(_numbers_js__WEBPACK_IMPORTED_MODULE_5__.GY);
			if ("quote" in part) return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.md)`“${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.FV)(part.quote, part.most ?? _plain_text_js__WEBPACK_IMPORTED_MODULE_4__.Si)}”`;
			if ("code" in part) return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.md)`<code>${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.FV)(part.code, _plain_text_js__WEBPACK_IMPORTED_MODULE_4__.JK)}</code>`;
			if ("strong" in part) return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.md)`**${renderLine(part.strong)}**`;
			if ("small" in part) return small(renderLine(part.small));
			if ("toned" in part) return renderLine(part.toned);
			return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.iQ)((0, _plain_text_js__WEBPACK_IMPORTED_MODULE_4__.oi)(part.label), part.link);
		}
		function renderTable({ columns, rows }) {
			return (0, _fit_js__WEBPACK_IMPORTED_MODULE_1__.tp)(columns.map(({ title, isNumber = false }) => ({
				title: renderLine(title),
				isNumber
			})), rows.map((row) => row.map(renderCell)));
		}
		function renderNote(note = []) {
			return note.length === 0 ? [] : [(0, _fit_js__WEBPACK_IMPORTED_MODULE_1__.FY)(small(renderLine(note)))];
		}
		function renderCell(cell) {
			return "now" in cell ? renderValue(cell) : renderLine(cell);
		}
		function renderValue({ now, was, basis, isLoss = false }) {
			const words = (0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.RL)(now);
			return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.UF)([
				isLoss ? (0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.md)`**${words} ▼**` : words,
				...basis === undefined ? [] : [(0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.RL)(basis)],
				...was === undefined ? [] : [small((0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.RL)(was))]
			], " ");
		}
		function card({ title, lines = [], text, todo }, number) {
			const indent = number > 0 ? (0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.md)`   ` : _fit_js__WEBPACK_IMPORTED_MODULE_1__.wg;
			const [first = [], ...others] = lines;
			const words = [(0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.md)`**${renderLine(title)}**`, ...first.length > 0 ? [renderLine(first)] : []];
			return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.UF)([
				(0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.md)`${number > 0 ? (0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.md)`${number}. ` : _fit_js__WEBPACK_IMPORTED_MODULE_1__.wg}${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.UF)(words, " ")}`,
				...others.map((line) => (0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.md)`${indent}- ${renderLine(line)}`),
				...text === undefined ? [] : [(0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.md)`${indent}${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.FV)(text, ANSWER_LENGTH)}`],
				...others.length > 0 && todo !== undefined ? [_fit_js__WEBPACK_IMPORTED_MODULE_1__.wg] : [],
				...todo === undefined ? [] : [(0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.md)`${indent}**${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.RL)(_blocks_js__WEBPACK_IMPORTED_MODULE_0__.Pf)}** ${renderLine(todo)}`]
			], "\n");
		}
		function small(text) {
			return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.md)`<sub>${text}</sub>`;
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
		var _lib_document_markdown_fit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81175);
		var _lib_document_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64631);
		var _lib_document_markdown_render_blocks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82133);
		var _words_numbers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88871);
		const COMMENT_LIMIT = 65536;
		const SUMMARY_LIMIT = 1024 * 1024;
		const ALWAYS = [
			"missing-answers",
			"drafts",
			"service-reports",
			"warnings"
		];
		function commentMarker(key) {
			return (0, _lib_document_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_3__.sd)("ai-visibility-gate", key);
		}
		function fleetMarker(config = "") {
			return (0, _lib_document_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_3__.sd)("ai-visibility-gate-fleet", config);
		}
		function renderPost(document, marker, runUrl) {
			const start = (0, _lib_document_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_3__.md)`${marker}\n`;
			const rest = runUrl === undefined ? (0, _lib_document_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_3__.md)`the result file` : (0, _lib_document_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_3__.iQ)("the summary of this run", runUrl);
			const report = (0, _lib_document_markdown_fit_js__WEBPACK_IMPORTED_MODULE_2__.U8)((0, _lib_document_markdown_render_blocks_js__WEBPACK_IMPORTED_MODULE_4__.Rz)(postOf(document)), {
				limit: COMMENT_LIMIT - start.length,
				measure: (text) => text.length,
				notice: (omitted) => (0, _lib_document_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_3__.md)`… ${(0, _lib_document_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_3__.RL)((0, _words_numbers_js__WEBPACK_IMPORTED_MODULE_5__.pq)(omitted, "more line"))} left out to fit a comment: see ${rest}.`
			});
			return (0, _lib_document_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_3__.md)`${start}${report}`;
		}
		function renderPage(document) {
			return (0, _lib_document_markdown_fit_js__WEBPACK_IMPORTED_MODULE_2__.U8)((0, _lib_document_markdown_render_blocks_js__WEBPACK_IMPORTED_MODULE_4__.Rz)(pageOf(document)), {
				limit: SUMMARY_LIMIT,
				measure: (text) => Buffer.byteLength(text),
				notice: (omitted) => (0, _lib_document_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_3__.md)`… ${(0, _lib_document_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_3__.RL)((0, _words_numbers_js__WEBPACK_IMPORTED_MODULE_5__.pq)(omitted, "more line"))} left out to fit a summary: see the file of the result-file output.`
			});
		}
		function renderMarkdownParts(parts) {
			return (0, _lib_document_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_3__.UF)((0, _lib_document_markdown_render_blocks_js__WEBPACK_IMPORTED_MODULE_4__.Rz)(parts.flat()).map(_lib_document_markdown_fit_js__WEBPACK_IMPORTED_MODULE_2__.g8), "\n\n");
		}
		function postOf(document) {
			const [headline, ...rest] = document.first;
			if (headline?.kind !== "heading") return [];
			const isQuiet = headline.more !== undefined;
			const folds = (0, _lib_document_blocks_js__WEBPACK_IMPORTED_MODULE_0__.wZ)(document, "comment").filter(({ id }) => isQuiet ? ALWAYS.includes(id) : isInComment(id, document)).map(({ title, blocks }) => ({
				kind: "fold",
				title,
				blocks
			}));
			if (isQuiet) return [headline, ...folds];
			const isShort = headline.mark === "pass" || headline.mark === "warn";
			if (!isShort || document.gates !== undefined) {
				const compared = hasGrid(document) ? document.sections.filter(({ id }) => id === "compared") : [];
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
		function isInComment(id, document) {
			if (id === "questions") return hasGrid(document);
			return id !== "rules-and-settings" && id !== "trend";
		}
		function hasGrid({ first }) {
			return first.some((block) => block.kind === "table" && block.isGrid);
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
		function formatPercent(share) {
			return share > 0 && share < .005 ? "<1%" : `${Math.round(100 * share)}%`;
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
