"use strict";
exports.id = "lib-document-pdf-blocks";
exports.ids = ["lib-document-pdf-blocks"];
exports.modules = {
	90985: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$: () => drawChart,
			x: () => chartClasses
		});
		const CROSS = 6;
		function chartClasses(lines) {
			const named = lines.filter(({ name }) => name !== undefined);
			return new Map(lines.map((line) => [line, line.name === undefined ? "whole" : `line-${named.indexOf(line) + 1}${line.isLoss ? " worst" : ""}`]));
		}
		function drawChart({ scale, ticks, days, lines, band, isSmall }, { top, bottom, left, right }, markup) {
			const [low, span] = [scale.lowest, scale.highest - scale.lowest];
			const toY = (value) => round(bottom - (value / scale.step - low) / span * (bottom - top));
			const toX = (at) => round(left + at * (right - left));
			const shownTicks = isSmall ? ticks.filter((_, index) => index === 0 || index === ticks.length - 1) : ticks;
			const rules = shownTicks.map(({ value, label }) => markup`<line class="rule" x1="${left}" x2="${right}" y1="${toY(value)}" y2="${toY(value)}"/>
<text x="${left - 8}" y="${toY(value) + 5}" text-anchor="end">${label}</text>
`);
			const axis = (isSmall ? [] : days).map(({ at, label }) => markup`<g class="day"><line class="rule" x1="${toX(at)}" x2="${toX(at)}" y1="${bottom}" y2="${bottom + 5}"/>
<text x="${toX(at)}" y="${bottom + 26}" text-anchor="${anchorOf(at)}">${label}</text></g>
`);
			const marked = lines.find((line) => line.name === undefined) ?? (isSmall ? undefined : lines[0]);
			const classes = chartClasses(lines);
			const drawn = lines.map((line) => markup`<g class="${classes.get(line)}">${drawLine(line, line === marked, toX, toY, markup)}</g>`).toReversed();
			return markup`${band && drawBand(band.map(toY), left, right, markup)}
${rules}<g>${axis.toReversed()}</g>
${drawn}`;
		}
		function drawLine({ points }, showsMarks, toX, toY, markup) {
			const placed = points.map(({ at, value, isMarked }) => ({
				x: toX(at),
				y: toY(value),
				isMarked
			}));
			const markers = placed.map(({ x, y, isMarked }) => isMarked && showsMarks ? markup`<path class="cross" d="M${x - CROSS} ${y - CROSS}l${2 * CROSS} ${2 * CROSS}m0 ${-2 * CROSS}l${-2 * CROSS} ${2 * CROSS}"/>` : markup`<circle class="dot" cx="${x}" cy="${y}" r="3"/>`);
			return markup`<polyline class="line" points="${placed.map(({ x, y }) => `${x},${y}`).join(" ")}"/>
${markers}`;
		}
		function drawBand([low = 0, high = 0], left, right, markup) {
			const edges = [...new Set([low, high])].map((y) => markup`<line class="edge" x1="${left}" x2="${right}" y1="${y}" y2="${y}"/>`);
			return markup`<rect class="band" x="${left}" width="${right - left}" y="${high}" height="${round(low - high)}"/>${edges}`;
		}
		function anchorOf(at) {
			if (at > .97) return "end";
			return at < .03 ? "start" : "middle";
		}
		function round(value) {
			return Math.round(value * 10) / 10;
		}
	}),
	25919: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			F: () => CHART_HEIGHT,
			K: () => createRenderer
		});
		var numbers = __webpack_require__(46958);
		var lib_text = __webpack_require__(94869);
		var draw_chart = __webpack_require__(90985);
		var plain_text = __webpack_require__(57854);
		var looks = __webpack_require__(9261);
		var pages = __webpack_require__(3845);
		;
		const KEPT_ROWS = 2;
		const LINE = 50;
		const LOW = 10;
		const HIGHEST = 25;
		const WHOLE = [{ share: 1 }];
		const LINED = {
			...{
				paddingLeft: () => 5,
				paddingRight: () => 5,
				paddingTop: () => 3.5,
				paddingBottom: () => 3.5
			},
			...{
				vLineWidth: () => 0,
				hLineWidth: (row) => [0, .9][row] ?? .4
			},
			hLineColor: (row) => row === 1 ? looks.gN : looks.xZ
		};
		const PLAIN = {
			...{
				paddingLeft: () => 0,
				paddingRight: () => 0,
				paddingTop: () => 1.5,
				paddingBottom: () => 1.5
			},
			...{
				vLineWidth: () => 0,
				hLineWidth: () => 0
			}
		};
		function toTable(id, columns, rows, titles) {
			const start = rows.slice(0, 1).flatMap(partsOf)[0];
			if (start !== undefined) start.id = id;
			const isPlain = titles === undefined;
			const head = titles?.map((title) => ({
				parts: [title],
				ground: looks.JY
			}));
			const all = head === undefined ? [...rows] : [head, ...rows];
			const lines = all.map((row) => Array.isArray(row) ? linesIn(row, columns) : linesIn([{ parts: partsOf(row) }], WHOLE));
			const isWhole = lines.every((count) => count < HIGHEST);
			const isLow = lines.slice(0, 1 + KEPT_ROWS).every((count) => count < LOW);
			return {
				table: {
					widths: columns.map(({ share }) => share * pages.ZS - (isPlain ? 0 : 10)),
					body: all.map((row) => Array.isArray(row) ? toCells(row, columns) : toGroup(row.group, columns)),
					dontBreakRows: isWhole,
					...!isPlain && (lines[0] ?? 0) < LOW && {
						headerRows: 1,
						keepWithHeaderRows: isLow ? KEPT_ROWS : 0
					}
				},
				...isPlain ? {
					layout: PLAIN,
					fontSize: 9.5
				} : {
					layout: LINED,
					fontSize: 9
				},
				margin: [
					0,
					0,
					0,
					6
				]
			};
		}
		function partsOf(row) {
			return Array.isArray(row) ? row.flatMap((cell) => "parts" in cell ? cell.parts : []) : [row.group];
		}
		function toGroup(title, columns) {
			const cell = {
				stack: [title],
				fillColor: looks.JY,
				colSpan: columns.length
			};
			return [cell, ...columns.slice(1).map(() => ({}))];
		}
		function toCells(row, columns) {
			return row.map((cell, index) => {
				const { share = 0, align = "left" } = columns[index] ?? {};
				if ("bar" in cell) {
					const whole = {
						type: "rect",
						x: 0,
						y: 4,
						w: share * pages.ZS,
						h: 5,
						color: looks.JY
					};
					const bar = {
						...whole,
						w: cell.bar * whole.w,
						color: cell.color
					};
					return { canvas: cell.bar > 0 ? [whole, bar] : [whole] };
				}
				const ground = cell.ground !== undefined && { fillColor: cell.ground };
				return {
					stack: cell.parts,
					alignment: align,
					...ground
				};
			});
		}
		function linesIn(row, columns) {
			const counts = row.map((cell, index) => {
				const width = LINE * (columns[index]?.share ?? 1);
				const texts = partsOf([cell]).map(({ text }) => text.map((run) => run.text).join(""));
				return texts.reduce((sum, { length }) => sum + Math.ceil(length / width), 0);
			});
			return Math.max(0, ...counts);
		}
		;
		const HEADINGS = {
			0: {
				fontSize: 16,
				above: 6,
				below: 5
			},
			1: {
				fontSize: 14,
				above: 16,
				below: 5
			},
			2: {
				fontSize: 11,
				above: 6,
				below: 3
			}
		};
		const MOST_IN_TABLE = 600;
		const MOST_IN_ALL = 3e3;
		const ALWAYS = 20;
		const MOST_ANSWERS = 60;
		const ANSWER_LENGTH = 600;
		const MOST_VERBATIM = 80;
		const LINE_LENGTH = 500;
		const MOST_COLUMNS = 7;
		const MOST_WIDE = 5;
		const TITLE_SHARE = .2;
		const KEYWORD_SHARE = .28;
		const WIDEST = .18;
		const CHARTS_IN_A_ROW = 3;
		const GAP = 14;
		const blocks_WHOLE = {
			width: 720,
			height: 236,
			top: 8,
			bottom: 206,
			left: 64,
			right: 706
		};
		const SMALL = {
			width: 300,
			height: 140,
			top: 12,
			bottom: 128,
			left: 58,
			right: 290
		};
		const CHART_HEIGHT = pages.ZS * blocks_WHOLE.height / blocks_WHOLE.width + 90;
		function createRenderer({ set }) {
			let rowsLeft = MOST_IN_ALL;
			let elements = 0;
			const nextId = () => `element-${++elements}`;
			const part = (line, look = {}) => ({
				...look,
				text: set(line, look)
			});
			const cell = (line, look) => ({ parts: [part(line, look)] });
			const paragraph = (line, look) => ({ ...{
				...part(line, look),
				id: nextId(),
				margin: [
					0,
					0,
					0,
					6
				]
			} });
			const note = (line = []) => line.length > 0 ? [paragraph(line, looks.VS)] : [];
			const leftOut = (more, noun, where = ".") => more > 0 ? note([`${(0, numbers.pq)(more, noun)} left out here${where}`]) : [];
			function heading(line, level = 1) {
				const { fontSize, above, below } = HEADINGS[level];
				const title = (0, lib_text.OX)((0, plain_text.CI)(line).map(({ text }) => text).join(""));
				return {
					...{
						text: set(line, { bold: true }),
						fontSize,
						margin: [
							0,
							above,
							0,
							below
						]
					},
					...level > 0 && { headlineLevel: pages.t0 },
					...level < 2 && {
						outline: true,
						outlineText: title || numbers.GY
					}
				};
			}
			function caption(text) {
				return {
					...part([text], {
						...looks.VS,
						fontSize: 8.5
					}),
					margin: [
						0,
						0,
						0,
						4
					],
					headlineLevel: pages.t0
				};
			}
			function table(columns, rows, head) {
				const shown = rows.slice(0, Math.min(MOST_IN_TABLE, Math.max(ALWAYS, rowsLeft)));
				rowsLeft -= shown.length;
				if (shown.length === 0 && head === undefined) return [];
				const titles = head?.map((title) => part(title, {
					fontSize: 8.5,
					bold: true
				}));
				return [toTable(nextId(), columns, shown, titles), ...leftOut(rows.length - shown.length, "more row", "; the other report files have them.")];
			}
			const pairs = (share, rows) => table([{ share }, { share: 1 - share }], rows);
			const group = (title, more = []) => ({ group: part([{ strong: [...title, "  "] }, { small: more }], { fontSize: 8.5 }) });
			function headline(block, about) {
				const [first, rest] = (0, plain_text.Dc)(block);
				const row = [cell(about, { color: looks.gN }), cell([signOf(block.mark, block.status)])];
				return [
					...table([{ share: .75 }, {
						share: .25,
						align: "right"
					}], [row]),
					heading(first, 0),
					...rest.length > 0 ? [paragraph(rest)] : []
				];
			}
			function causes({ entries }) {
				return entries.flatMap(({ title, lines: [first = [], ...lines] = [], todo }, index) => {
					const parts = [
						part([
							{ strong: title },
							" ",
							...first
						]),
						...lines.map((line) => ({
							...part(["• ", ...line]),
							margin: [
								6,
								0,
								0,
								0
							]
						})),
						...todo === undefined ? [] : [part([
							{ strong: ["What to do:"] },
							" ",
							...todo
						])]
					];
					const number = cell([{ strong: [`${index + 1}`] }]);
					return entries.length > 1 ? pairs(.03, [[number, { parts }]]) : [{
						stack: parts,
						margin: [
							0,
							0,
							0,
							6
						],
						id: nextId()
					}];
				});
			}
			function bars({ caption: title, rows }) {
				const columns = [
					{ share: .3 },
					{ share: .56 },
					{
						share: .14,
						align: "right"
					}
				];
				const toRow = (row) => [
					cell(row.isOwn ? [{ strong: row.title }] : row.title),
					{
						bar: row.share,
						color: row.isOwn ? looks.bg : looks.gN
					},
					cell([row.value])
				];
				return [caption(title), ...table(columns, rows.map(toRow))];
			}
			function verbatim({ text }) {
				const lines = (0, lib_text.v3)(text).split("\n");
				const parts = lines.slice(0, MOST_VERBATIM).map((line) => {
					const blanks = /^\s*/.exec(line.replaceAll("	", "    "))?.[0].length ?? 0;
					const margin = [
						6 + 3 * Math.min(blanks, 40),
						0,
						0,
						0
					];
					return {
						...part([(0, lib_text.$Q)(line, LINE_LENGTH)], { fontSize: 8 }),
						margin
					};
				});
				return [...table([{ share: 1 }], [[{
					parts,
					ground: looks.JY
				}]]), ...leftOut(lines.length - MOST_VERBATIM, "more line")];
			}
			function chart(block) {
				const named = block.lines.filter(({ name }) => name !== undefined);
				const told = block.lines.filter(({ last }) => last !== "");
				const names = told.flatMap((line, index) => [...index > 0 ? set(["· "]) : [], ...set([...nameOf(line), line.isLoss ? " ▼ " : " "], { ...{
					bold: true,
					color: looks.Qx[named.indexOf(line)] ?? looks.Pg
				} })]);
				return [
					heading([block.title], 2),
					draw(block),
					...told.length > 0 ? [{ text: names }] : [],
					...note(block.legend)
				];
			}
			function smallCharts(charts) {
				const width = (pages.ZS + GAP) / CHARTS_IN_A_ROW - GAP;
				const columns = charts.map((each) => {
					const title = each.lines.length === 1 ? each.lines.flatMap(nameOf) : [each.title];
					return {
						stack: [{
							...part(title, { fontSize: 8.5 }),
							id: nextId()
						}, draw(each, SMALL, width)],
						width
					};
				});
				const rows = Array.from({ length: Math.ceil(columns.length / CHARTS_IN_A_ROW) }, (_, row) => ({
					columns: columns.slice(CHARTS_IN_A_ROW * row, CHARTS_IN_A_ROW * (row + 1)),
					...{
						columnGap: GAP,
						unbreakable: true
					}
				}));
				return [...rows, ...note(charts.at(-1)?.legend)];
			}
			function draw(drawing, places = blocks_WHOLE, width = pages.ZS) {
				const { svg } = (0, draw_chart.$)(drawing, places, (strings, ...values) => ({ svg: strings.map((text, index) => text + [values[index]].flat().map(toSvg).join("")).join("") }));
				const size = `viewBox="0 0 ${places.width} ${places.height}"`;
				return {
					svg: `<svg ${size}><style>${looks.VM}</style>${svg}</svg>`,
					width,
					font: "F0"
				};
			}
			function toSvg(value) {
				if (typeof value === "object") return value.svg;
				const drawable = set([`${value ?? ""}`]).map(({ font, text }) => font === "F0" ? text : "?");
				return drawable.join("").replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
			}
			function grid({ columns, rows, note: below }, isHeatMap = false) {
				const hasTitles = rows.some(({ title }) => title !== undefined);
				const left = hasTitles ? isHeatMap ? KEYWORD_SHARE : TITLE_SHARE : 0;
				const width = Math.ceil(columns.length / Math.ceil(columns.length / MOST_COLUMNS));
				const tables = columns.flatMap((_, first) => {
					if (first % width > 0) return [];
					const shown = columns.slice(first, first + width);
					const share = Math.min((1 - left) / shown.length, isHeatMap ? WIDEST : 1);
					const titleOf = (title) => hasTitles ? [cell(title, isHeatMap ? {} : { fontSize: 10 })] : [];
					return table([...hasTitles ? [{ share: 1 - share * shown.length }] : [], ...shown.map(() => ({ share }))], rows.map(({ title = [], cells }) => [...titleOf(title), ...shown.map((_, index) => gridCell(cells[first + index], isHeatMap, shown.length > MOST_WIDE))]), [...hasTitles ? [[]] : [], ...shown]);
				});
				return [...tables, ...note(below)];
			}
			function gridCell(value, isHeatMap, isNarrow) {
				if (value === undefined || value === "no answer") return cell([value ?? numbers.GY], { color: looks.gN });
				const { now, was, basis, mark, isLoss = false, share = 0 } = value;
				const look = {
					fontSize: isHeatMap ? 9 : 11,
					color: isLoss ? looks.eU : looks.Pg,
					bold: isLoss
				};
				const isBeside = basis !== undefined && !isNarrow;
				const number = [...mark === undefined ? [] : [signOf(mark)], `${now}${isLoss ? " ▼" : ""}${isBeside ? " " : ""}`];
				const notes = [isBeside ? undefined : basis, was].flatMap((text) => text === undefined ? [] : [text]);
				const first = [...set(number, look), ...isBeside ? set([basis], looks.VS) : []];
				return {
					parts: [{ text: first }, ...notes.map((text) => part([text], looks.VS))],
					ground: isLoss ? looks.YI : isHeatMap && share > 0 ? shade(share) : undefined
				};
			}
			function answers({ columns, rows, note: below }) {
				const map = grid({
					columns,
					rows,
					note: below
				}, true);
				const answered = rows.filter((row) => row.answers.length > 0);
				if (answered.length === 0) return map;
				const most = Math.max(1, Math.floor(MOST_ANSWERS / answered.length));
				const shown = answered.slice(0, MOST_ANSWERS).map((row) => ({
					...row,
					some: row.answers.slice(0, most)
				}));
				const entries = shown.flatMap(({ title, count, some }) => [group(title, [count]), ...some.map(answer)]);
				const all = answered.reduce((sum, row) => sum + row.answers.length, 0);
				const more = all - shown.reduce((sum, { some }) => sum + some.length, 0);
				return [
					...map,
					...table([{ share: .25 }, { share: .75 }], entries, [["Engine"], ["Answer"]]),
					...leftOut(more, "answer", ". The HTML report has more, each in full.")
				];
			}
			function answer({ title, words, tone, text, sources: [source] }) {
				const excerpt = (0, lib_text.$Q)((0, lib_text.OX)(withoutMarkdown((0, lib_text.$Q)(text, 2 * ANSWER_LENGTH))), ANSWER_LENGTH);
				const cited = source === undefined ? [] : [part(["Cited: ", ...source], looks.VS)];
				return [{ parts: [part(title), part([words], {
					fontSize: 8,
					color: looks.Sj[tone]
				})] }, { parts: [part([excerpt || numbers.GY]), ...cited] }];
			}
			function layOutBlock(block, about) {
				if (block.kind === "headline") return headline(block, about);
				if (block.kind === "heading") return [heading(block.text, 2)];
				if (block.kind === "paragraph") return block.isSmall ? note(block.text) : [paragraph(block.text)];
				if (block.kind === "list") {
					return pairs(.025, block.items.map((item) => [cell(["•"], { color: looks.gN }), cell(item)]));
				}
				if (block.kind === "facts") {
					return pairs(.16, block.rows.map(({ label, value }) => [cell([{ strong: [label] }]), cell(value)]));
				}
				if (block.kind === "table") {
					const whole = block.columns.reduce((sum, { width = 1 }) => sum + width, 0);
					const columns = block.columns.map(({ width = 1, isNumber }) => ({ ...{
						share: width / whole,
						...isNumber && { align: "right" }
					} }));
					const rows = block.rows.map((row) => Array.isArray(row) ? row.map((line) => cell(line)) : group(row.group, row.note));
					const titles = block.columns.map(({ title }) => title);
					return [...block.caption === "" ? [] : [caption(block.caption)], ...table(columns, rows, titles)];
				}
				if (block.kind === "grid") return grid(block);
				if (block.kind === "causes") return causes(block);
				if (block.kind === "chart") return chart(block);
				if (block.kind === "verbatim") return verbatim(block);
				if (block.kind === "bars") return bars(block);
				if (block.kind === "answers") return answers(block);
				return [heading(block.title, 2), ...layOut(block.blocks)];
			}
			function layOut(blocks, about = []) {
				return blocks.flatMap((block, index) => {
					if (!isSmallChart(block)) return layOutBlock(block, about);
					const before = blocks[index - 1];
					if (before !== undefined && isSmallChart(before)) return [];
					const end = blocks.findIndex((next, place) => place > index && !isSmallChart(next));
					return smallCharts(blocks.slice(index, end === -1 ? undefined : end).filter(isSmallChart));
				});
			}
			return {
				layOut,
				heading
			};
		}
		function isSmallChart(block) {
			return block.kind === "chart" && block.isSmall === true;
		}
		function nameOf({ name, last }) {
			return [name === undefined ? "All" : {
				name,
				most: 40
			}, ` ${last}`];
		}
		function signOf(mark, words = "") {
			const { sign, tone } = plain_text.B2[mark];
			const bold = { strong: [`${sign} ${words}`] };
			return tone === undefined ? bold : {
				toned: [bold],
				tone
			};
		}
		function shade(share) {
			const parts = [
				.565,
				.286,
				.153
			].map((depth) => Math.round(255 * (1 - depth * share)));
			return `#${parts.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
		}
		function withoutMarkdown(text) {
			return text.replace(/\[([^[\]\n]*)\]\([^()\s]*(?:\([^()\s]*\)[^()\s]*)?\)/g, "$1").replace(/\*\*|__|`/g, "").replace(/^[ \t]*(?:#+|[-*])[ \t]+/gm, "");
		}
	}),
	9261: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			JY: () => RAISED,
			Pg: () => INK,
			Qx: () => LINES,
			Sj: () => TONES,
			VM: () => CHART_STYLE,
			VS: () => NOTE,
			YI: () => LOSS,
			bg: () => ACCENT,
			eU: () => BAD,
			gN: () => MUTED,
			xZ: () => RULE
		});
		const INK = "#1b2329";
		const MUTED = "#56616a";
		const ACCENT = "#0b5f83";
		const BAD = "#b0261d";
		const TONES = {
			better: "#17683a",
			worse: BAD,
			doubtful: "#845000"
		};
		const NOTE = {
			fontSize: 8,
			color: MUTED
		};
		const RULE = "#d1d6de";
		const RAISED = "#f1f2f4";
		const LOSS = "#fde9e6";
		const LINES = [
			"#0b6e99",
			"#c2570c",
			"#2e7d32",
			"#7b3fa0"
		];
		const DASHES = [
			"none",
			"9 4",
			"2 3",
			"10 3 2 3"
		];
		const CHART_STYLE = `
text { fill: ${MUTED}; font-size: 12px }
.rule { stroke: ${RULE}; stroke-width: 0.7 }
.edge { stroke: ${MUTED}; stroke-width: 1.4; stroke-dasharray: 6 4 }
.band { fill: #e6e9ed }
.cross { fill: none; stroke: ${BAD}; stroke-width: 2.6 }
.whole { fill: ${INK}; stroke: ${INK}; stroke-width: 2.6 }
${LINES.map((color, index) => `.line-${index + 1} { fill: ${color}; stroke: ${color}; stroke-width: 1.8; stroke-dasharray: ${DASHES[index]} }`).join("\n")}
.worst { stroke-width: 2.6 }
.line { fill: none }
.dot { stroke: none }`;
	}),
	3845: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Cf: () => fitsPage,
			Px: () => drawPages,
			ZS: () => CONTENT_WIDTH,
			t0: () => KEPT,
			wJ: () => CONTENT_HEIGHT
		});
		var pdfmake__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30150);
		var _looks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9261);
		const PAGE = {
			width: 595.28,
			height: 841.89
		};
		const MARGIN = 50;
		const BOTTOM = 64;
		const CONTENT_WIDTH = PAGE.width - 2 * MARGIN;
		const CONTENT_HEIGHT = PAGE.height - MARGIN - BOTTOM;
		const NAME = "AI Visibility Gate";
		const KEPT = 1;
		async function drawPages(pages, typesetter) {
			const { stream } = await layOut(pages, typesetter);
			const chunks = [];
			stream.on("data", (chunk) => chunks.push(chunk));
			const ended = new Promise((resolve, reject) => stream.once("end", resolve).once("error", reject));
			stream.end();
			await ended;
			return {
				bytes: Buffer.concat(chunks),
				missingScripts: typesetter.missingScripts()
			};
		}
		async function fitsPage(content, height, typesetter) {
			const more = { canvas: [{
				type: "rect",
				x: 0,
				y: 0,
				w: 1,
				h: height
			}] };
			const pages = {
				title: "",
				createdAt: new Date(0),
				foot: "",
				content: [...content, more]
			};
			return (await layOut(pages, typesetter)).count === 1;
		}
		async function layOut({ title, createdAt, foot, content }, { families, set }) {
			let count = 0;
			const { fonts, files } = toFonts(families);
			const maker = Object.create(pdfmake__WEBPACK_IMPORTED_MODULE_0__);
			maker.virtualfs = files;
			maker.setFonts(fonts);
			maker.setUrlAccessPolicy(() => false);
			maker.setLocalAccessPolicy(() => false);
			const stream = await maker.createPdf({
				version: "1.7",
				language: "en",
				displayTitle: true,
				info: {
					title,
					creator: NAME,
					producer: NAME,
					creationDate: createdAt,
					modDate: createdAt
				},
				pageSize: PAGE,
				pageMargins: [
					MARGIN,
					MARGIN,
					MARGIN,
					BOTTOM
				],
				defaultStyle: {
					font: "F0",
					fontSize: 9.5,
					color: _looks_js__WEBPACK_IMPORTED_MODULE_1__.Pg
				},
				content,
				pageBreakBefore: ({ headlineLevel }, nodes) => headlineLevel === KEPT && nodes.getFollowingNodesOnPage().every(({ id, svg }) => id === undefined && svg === undefined),
				footer(page, pages) {
					count = pages;
					const number = {
						text: `Page ${page} of ${pages}`,
						width: 80,
						alignment: "right"
					};
					const columns = [{
						text: set([foot]),
						maxHeight: 12
					}, number];
					return {
						columns,
						margin: [
							MARGIN,
							20,
							MARGIN,
							0
						],
						fontSize: 8,
						color: _looks_js__WEBPACK_IMPORTED_MODULE_1__.gN
					};
				}
			}).getStream();
			return {
				stream,
				count
			};
		}
		function toFonts(families) {
			const stored = new Map();
			function store(family, { name, bytes, face }) {
				const path = stored.has(name) && stored.get(name) !== bytes ? `${family} ${name}` : name;
				stored.set(path, bytes);
				return face === undefined ? path : [path, face];
			}
			const fonts = Object.fromEntries(Array.from(families, ([family, { normal, bold }]) => [family, {
				normal: store(family, normal),
				bold: store(family, bold)
			}]));
			const files = {
				existsSync: (path) => stored.has(path),
				readFileSync: (path) => stored.get(path)
			};
			return {
				fonts,
				files
			};
		}
	}),
	71177: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { e: () => createTypesetter });
		var lib_text = __webpack_require__(94869);
		var plain_text = __webpack_require__(57854);
		var dist_module = __webpack_require__(21893);
		;
		function openFont({ bytes, face }) {
			const opened = (0, dist_module.vt)(Buffer.from(bytes));
			const font = "fonts" in opened ? faceOf(opened.fonts, face) : opened;
			return {
				name: font.postscriptName,
				bytes,
				face: font === opened ? undefined : font.postscriptName,
				hasAll: (text) => Array.from(text).every((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
			};
		}
		function faceOf(fonts, face) {
			const font = fonts.find(({ postscriptName }) => face === undefined || postscriptName === face);
			if (font === undefined) throw new TypeError("the collection lacks the font");
			return font;
		}
		var looks = __webpack_require__(9261);
		;
		const REPLACEMENT = "?";
		const LONG_WORD = /(\S{80})/u;
		function createTypesetter(typefaces) {
			const families = new Map(typefaces.map(({ regular, bold }, index) => {
				const normal = openFont(regular);
				return [`F${index}`, {
					normal,
					bold: bold === undefined ? normal : openFont(bold)
				}];
			}));
			const missing = new Set();
			const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
			function choose(character, weight, before) {
				const hasIt = (name) => families.get(name)?.[weight].hasAll(character);
				if (character === " " && hasIt(before)) return before;
				return isDrawable(character) ? [...families.keys()].find(hasIt) : undefined;
			}
			function cut(text, weight) {
				if (/^[ -~]*$/.test(text)) return [{
					text,
					font: "F0"
				}];
				let before = "F0";
				return Array.from(graphemes.segment((0, lib_text.S8)(text, "NFC")), ({ segment }) => {
					const character = segment.replace(/\p{Default_Ignorable_Code_Point}/gu, "");
					const font = character === "" ? before : choose(character, weight, before);
					if (font === undefined) missing.add(scriptOf(character));
					before = font ?? "F0";
					return {
						text: font === undefined ? REPLACEMENT : character,
						font: before
					};
				});
			}
			return {
				families,
				set(line, look = {}) {
					const runs = [];
					for (const { text, isStrong, isSmall, isCode, tone, url } of (0, plain_text.CI)(line)) {
						const own = {
							...look,
							...isStrong && { bold: true },
							...isSmall && looks.VS,
							...isCode && { background: looks.JY },
							...url !== undefined && {
								link: url,
								color: looks.bg
							},
							...tone && { color: looks.Sj[tone] }
						};
						const single = (0, lib_text.OX)(`.${text}.`).slice(1, -1);
						const isAfterBlank = (runs.at(-1)?.text ?? " ").endsWith(" ");
						let run;
						for (const piece of cut(isAfterBlank ? single.trimStart() : single, own.bold ? "bold" : "normal")) {
							if (run?.font === piece.font) run.text += piece.text;
							else {
								run = {
									...own,
									...piece
								};
								runs.push(run);
							}
						}
					}
					const short = runs.flatMap(({ text, ...run }) => text.split(LONG_WORD).filter((piece) => piece !== "").map((piece) => ({
						...run,
						text: piece
					})));
					return short.length > 0 ? short : [{
						font: "F0",
						text: ""
					}];
				},
				missingScripts: () => [...missing].sort()
			};
		}
		const SIDE_BY_SIDE = "Han, Hiragana, Katakana, Hangul, Bopomofo, Latin, Greek, Cyrillic, Armenian, Georgian, Ethiopic, Thai, Lao";
		const SHAPED = ["Arabic, Hebrew, Syriac, Thaana, Nko, Mongolian, Bengali, Devanagari, Gujarati, Gurmukhi, Kannada, Khmer", "Malayalam, Myanmar, Oriya, Sinhala, Tamil, Telugu, Tibetan"].join(", ");
		const toScripts = (names, isShaped) => names.split(", ").map((name) => ({
			name,
			isShaped,
			pattern: new RegExp(`^\\p{Script_Extensions=${name}}`, "u")
		}));
		const scripts = [...toScripts(SIDE_BY_SIDE, false), ...toScripts(SHAPED, true)];
		const find = (character) => scripts.find(({ pattern }) => pattern.test(character));
		function scriptOf(character) {
			return find(character)?.name ?? "symbols";
		}
		function isDrawable(character) {
			return !find(character)?.isShaped;
		}
	})
};
;
