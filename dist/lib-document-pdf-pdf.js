"use strict";
exports.id = "lib-document-pdf-pdf";
exports.ids = ["lib-document-pdf-pdf"];
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
		function drawChart({ scale, ticks, days, lines, band }, { top, bottom, left, right }, markup) {
			const [low, span] = [scale.lowest, scale.highest - scale.lowest];
			const toY = (value) => round(bottom - (value / scale.step - low) / span * (bottom - top));
			const toX = (at) => round(left + at * (right - left));
			const rules = ticks.map(({ value, label }) => markup`<line class="rule" x1="${left}" x2="${right}" y1="${toY(value)}" y2="${toY(value)}"/>
<text x="${left - 8}" y="${toY(value) + 5}" text-anchor="end">${label}</text>
`);
			const axis = days.map(({ at, label }) => markup`<g class="day"><line class="rule" x1="${toX(at)}" x2="${toX(at)}" y1="${bottom}" y2="${bottom + 5}"/>
<text x="${toX(at)}" y="${bottom + 26}" text-anchor="${anchorOf(at)}">${label}</text></g>
`);
			const marked = lines.find((line) => line.name === undefined) ?? lines[0];
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
	59833: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { renderPdf: () => renderPdf });
		var numbers = __webpack_require__(46958);
		var lib_text = __webpack_require__(94869);
		var document_blocks = __webpack_require__(13800);
		var build_blocks = __webpack_require__(14907);
		var draw_chart = __webpack_require__(90985);
		var plain_text = __webpack_require__(57854);
		;
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
		var js = __webpack_require__(30150);
		;
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
			const maker = Object.create(js);
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
					color: INK
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
						color: MUTED
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
			hLineColor: (row) => row === 1 ? MUTED : RULE
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
				ground: RAISED
			}));
			const all = head === undefined ? [...rows] : [head, ...rows];
			const lines = all.map((row) => Array.isArray(row) ? linesIn(row, columns) : linesIn([{ parts: partsOf(row) }], WHOLE));
			const isWhole = lines.every((count) => count < HIGHEST);
			const isLow = lines.slice(0, 1 + KEPT_ROWS).every((count) => count < LOW);
			return {
				table: {
					widths: columns.map(({ share }) => share * CONTENT_WIDTH - (isPlain ? 0 : 10)),
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
				fillColor: RAISED,
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
						w: share * CONTENT_WIDTH,
						h: 5,
						color: RAISED
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
		const MOST_CODE = 80;
		const LINE_LENGTH = 500;
		const MOST_COLUMNS = 7;
		const MOST_WIDE = 5;
		const TITLE_SHARE = .2;
		const PLACES = {
			width: 720,
			height: 236,
			top: 8,
			bottom: 206,
			left: 64,
			right: 706
		};
		const CHART_HEIGHT = CONTENT_WIDTH * PLACES.height / PLACES.width + 90;
		function createRenderer({ set }) {
			let rowsLeft = MOST_IN_ALL;
			let answersLeft = MOST_ANSWERS;
			let answersEach = MOST_ANSWERS;
			let answersOut = 0;
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
			const note = (line = []) => line.length > 0 ? [paragraph(line, NOTE)] : [];
			const leftOut = (more, noun, where = ".") => more > 0 ? note([`${(0, numbers.pq)(more, noun)} left out here${where}`]) : [];
			function heading(line, level = 1) {
				const { fontSize, above, below } = HEADINGS[level];
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
					...level > 0 && { headlineLevel: KEPT },
					...level < 2 && {
						outline: true,
						outlineText: (0, plain_text.oi)(line) || numbers.GY
					}
				};
			}
			function toRows(columns, rows, head) {
				const shown = rows.slice(0, Math.min(MOST_IN_TABLE, Math.max(ALWAYS, rowsLeft)));
				rowsLeft -= shown.length;
				if (shown.length === 0 && head === undefined) return [];
				const titles = head?.map((title) => part(title, {
					fontSize: 8.5,
					bold: true
				}));
				return [toTable(nextId(), columns, shown, titles), ...leftOut(rows.length - shown.length, "more row", "; the other report files have them.")];
			}
			const pairs = (share, rows) => toRows([{ share }, { share: 1 - share }], rows);
			function firstScreen(blocks, about) {
				const shown = blocks.filter(({ kind }) => kind !== "fold");
				const [top, ...rest] = shown;
				if (top?.kind !== "heading") return layOut(shown);
				const row = [cell(about, { color: MUTED }), cell(top.mark === undefined ? [] : [signOf(top.mark, document_blocks.j7[top.mark].status)])];
				return [
					...toRows([{ share: .75 }, {
						share: .25,
						align: "right"
					}], [row]),
					heading(top.text, 0),
					...top.more === undefined || top.more.length === 0 ? [] : [paragraph(top.more)],
					...layOut(rest)
				];
			}
			function cards({ cards: all, isNumbered = false }) {
				const answered = all.filter(({ text }) => text !== undefined);
				const shown = answered.slice(0, Math.min(answersEach, answersLeft));
				answersLeft -= shown.length;
				answersOut += answered.length - shown.length;
				return [...all.filter(({ text }) => text === undefined).flatMap((each, index) => {
					const parts = cardParts(each);
					const number = cell([{ strong: [`${index + 1}`] }]);
					return isNumbered ? pairs(.03, [[number, { parts }]]) : [{
						stack: parts,
						margin: [
							0,
							0,
							0,
							6
						],
						id: nextId()
					}];
				}), ...pairs(.25, shown.map(({ title, text = "", lines = [] }) => [cell(title), { parts: [part([excerptOf(text)]), ...lines.map((line) => part(line, NOTE))].map(apart) }]))];
			}
			function cardParts({ title, lines: [first = [], ...lines] = [], todo }) {
				return [
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
						{ strong: [document_blocks.Pf] },
						" ",
						...todo
					])]
				];
			}
			function code({ text }) {
				const lines = (0, lib_text.v3)(text).split("\n");
				const parts = lines.slice(0, MOST_CODE).map((line) => {
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
				return [...toRows([{ share: 1 }], [[{
					parts,
					ground: RAISED
				}]]), ...leftOut(lines.length - MOST_CODE, "more line")];
			}
			function chart(block) {
				const named = block.lines.filter(({ name }) => name !== undefined);
				const told = block.lines.filter(({ last }) => last !== "");
				const names = told.flatMap((line, index) => {
					const name = line.name === undefined ? "All" : {
						name: line.name,
						most: 40
					};
					const color = LINES[named.indexOf(line)] ?? INK;
					return [...index > 0 ? set(["· "]) : [], ...set([
						name,
						` ${line.last}`,
						line.isLoss ? " ▼ " : " "
					], {
						bold: true,
						color
					})];
				});
				return [
					heading([block.title], 2),
					draw(block),
					...told.length > 0 ? [{ text: names }] : [],
					...note(block.legend)
				];
			}
			function draw(drawing) {
				const { svg } = (0, draw_chart.$)(drawing, PLACES, (strings, ...values) => ({ svg: strings.map((text, index) => text + [values[index]].flat().map(toSvg).join("")).join("") }));
				const size = `viewBox="0 0 ${PLACES.width} ${PLACES.height}"`;
				return {
					svg: `<svg ${size}><style>${CHART_STYLE}</style>${svg}</svg>`,
					width: CONTENT_WIDTH,
					font: "F0"
				};
			}
			function toSvg(value) {
				if (typeof value === "object") return value.svg;
				const drawable = set([`${value ?? ""}`]).map(({ font, text }) => font === "F0" ? text : "?");
				return drawable.join("").replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
			}
			function table({ caption, columns, rows, isGrid = false, note: below }) {
				const whole = columns.reduce((sum, { width = 1 }) => sum + width, 0);
				const above = isGrid || caption === "" ? [] : [{
					...part([caption], {
						...NOTE,
						fontSize: 8.5
					}),
					margin: [
						0,
						0,
						0,
						4
					],
					headlineLevel: KEPT
				}];
				if (isGrid) return [...grid(columns, rows), ...note(below)];
				return [
					...above,
					...toRows(columns.map(({ width = 1, isNumber }) => ({ ...{
						share: width / whole,
						...isNumber && { align: "right" }
					} })), rows.map((row) => "group" in row ? { group: part([{ strong: [...row.group, "  "] }, { small: row.note ?? [] }], { fontSize: 8.5 }) } : row.map((each) => toCell(each))), columns.map(({ title }) => title)),
					...note(below)
				];
			}
			function grid(columns, rows) {
				const titles = columns[0]?.title.length === 0 ? 1 : 0;
				const count = columns.length - titles;
				const width = Math.ceil(count / Math.ceil(count / MOST_COLUMNS));
				const share = (1 - titles * TITLE_SHARE) / Math.min(width, count);
				return Array.from({ length: Math.ceil(count / width) }, (_, at) => {
					const pick = (all) => [...all.slice(0, titles), ...all.slice(titles + at * width, titles + (at + 1) * width)];
					const shown = pick(columns);
					return toRows(shown.map((_, index) => ({ share: index < titles ? 1 - share * (shown.length - titles) : share })), rows.map((row) => "group" in row ? { group: part(row.group) } : pick(row).map((each) => toCell(each, shown.length - titles))), shown.map(({ title }) => title));
				}).flat();
			}
			function toCell(value, columns) {
				if (!("now" in value)) return cell(value, columns === undefined ? {} : { fontSize: 10 });
				const { now, was, basis, mark, isLoss = false, share = 0 } = value;
				const look = {
					fontSize: columns === undefined ? 9 : 11,
					color: isLoss ? BAD : INK,
					bold: isLoss
				};
				const isBeside = basis !== undefined && (columns ?? 0) <= MOST_WIDE;
				const number = [...mark === undefined ? [] : [signOf(mark)], `${now}${isLoss ? " ▼" : ""}${isBeside ? " " : ""}`];
				const notes = [isBeside ? undefined : basis, was].flatMap((text) => text === undefined ? [] : [text]);
				const first = [...set(number, look), ...isBeside ? set([basis], NOTE) : []];
				return {
					parts: [{ text: first }, ...notes.map((text) => part([text], NOTE))],
					ground: isLoss ? LOSS : columns === undefined && share > 0 ? shade(share) : undefined
				};
			}
			function layOutBlock(block) {
				switch (block.kind) {
					case "heading": return [heading(block.text, 2)];
					case "line": return [paragraph(block.text)];
					case "code": return code(block);
					case "list": return pairs(.025, block.items.map((item) => [cell(["•"], { color: MUTED }), cell(item)]));
					case "table": return table(block);
					case "chart": return chart(block);
					case "card": return cards(block);
					case "fold": {
						const inside = block.blocks.flatMap(layOutBlock);
						return inside.length === 0 ? [] : [heading(block.title, 2), ...inside];
					}
				}
			}
			function layOut(blocks) {
				const folds = blocks.filter(({ kind }) => kind === "fold").length;
				answersEach = Math.max(1, Math.floor(answersLeft / Math.max(1, folds)));
				answersOut = 0;
				const content = blocks.flatMap(layOutBlock);
				return [...content, ...leftOut(answersOut, "answer", ". The HTML report has more, each in full.")];
			}
			return {
				layOut,
				firstScreen,
				heading
			};
		}
		function apart(text) {
			return {
				...text,
				margin: [
					8,
					0,
					0,
					0
				]
			};
		}
		function signOf(mark, words = "") {
			const { sign, tone } = document_blocks.j7[mark];
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
		function excerptOf(text) {
			const plain = (0, lib_text.$Q)(text, 2 * ANSWER_LENGTH).replace(/\[([^[\]\n]*)\]\([^()\s]*(?:\([^()\s]*\)[^()\s]*)?\)/g, "$1").replace(/\*\*|__|`/g, "").replace(/^[ \t]*(?:#+|[-*])[ \t]+/gm, "");
			return (0, lib_text.$Q)((0, lib_text.OX)(plain), ANSWER_LENGTH) || numbers.GY;
		}
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
							...isSmall && NOTE,
							...isCode && { background: RAISED },
							...url !== undefined && {
								link: url,
								color: ACCENT
							},
							...tone && { color: TONES[tone] }
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
		;
		const MOST_GATES = 20;
		const TITLE_LENGTH = 80;
		async function renderPdf(document, typefaces) {
			const { title, createdAt } = document;
			const typesetter = createTypesetter(typefaces);
			const renderer = createRenderer(typesetter);
			const report = await layOutReport(document, renderer, typesetter);
			const gates = layOutGates(document, renderer);
			const missing = typesetter.missingScripts().join(", ");
			const lack = `The fonts of this report lack characters of: ${missing}. Each is shown as a question mark. The other report files have them.`;
			return drawPages({
				...{
					title,
					createdAt: new Date(Date.parse(createdAt) || 0)
				},
				foot: `${(0, lib_text.$Q)(title, TITLE_LENGTH)} · ${createdAt.slice(0, 10)}`,
				content: [
					...report,
					...gates,
					...renderer.layOut(missing === "" ? [] : (0, build_blocks.FY)([lack], true))
				]
			}, typesetter);
		}
		async function layOutReport(document, renderer, typesetter) {
			const sections = (0, document_blocks.wZ)(document, "pdf");
			const main = sections.filter(({ isAnnex }) => !isAnnex);
			const annex = sections.filter(({ isAnnex }) => isAnnex);
			const trend = main.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === "chart")).slice(0, 1);
			const fits = (blocks, height) => {
				const tried = createRenderer(typesetter);
				return fitsPage([...firstScreen(tried, document), ...tried.layOut(blocks)], height, typesetter);
			};
			const ahead = trend.length > 0 && await fits([], CHART_HEIGHT) ? trend : [];
			const hasRoom = await fits(ahead, CONTENT_HEIGHT / 2);
			const { layOut, heading } = renderer;
			const layOutSections = (shown) => shown.flatMap(({ title, blocks }) => {
				const rest = layOut(blocks.filter((block) => !ahead.includes(block)));
				return rest.length > 0 ? [heading(title), ...rest] : [];
			});
			const opening = [...firstScreen(renderer, document), ...layOut(ahead)];
			const rest = [
				...layOut(document.first.filter(({ kind }) => kind === "fold")),
				...layOutSections(main),
				...annex.length > 0 ? [heading(["Annex"])] : [],
				...layOutSections(annex),
				{
					stack: layOut(document.footer),
					margin: [
						0,
						10,
						0,
						0
					]
				}
			];
			return [...opening, {
				stack: rest,
				...!hasRoom && { pageBreak: "before" }
			}];
		}
		function layOutGates({ gates = [] }, renderer) {
			const urgent = gates.filter(({ needsAttention }) => needsAttention);
			const more = urgent.length - MOST_GATES;
			const text = `${(0, numbers.pq)(more, "more gate")} left out here; each has its own report.`;
			return [...urgent.slice(0, MOST_GATES).map(({ load }) => ({
				stack: firstScreen(renderer, load()),
				pageBreak: "before"
			})), ...renderer.layOut(more > 0 ? (0, build_blocks.FY)([text], true) : [])];
		}
		function firstScreen(renderer, { first, about }) {
			return renderer.firstScreen(first, (0, build_blocks.cT)(about, " · "));
		}
	})
};
;
