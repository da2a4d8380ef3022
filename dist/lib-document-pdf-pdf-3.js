"use strict";
exports.id = 453;
exports.ids = [453, 1783];
exports.modules = {
	71783: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { renderHtml: () => renderHtml });
		var _numbers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46958);
		var _blocks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13800);
		var _markup_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81358);
		var _page_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67412);
		var _render_blocks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90673);
		const ONE_DOCUMENT = 45e5;
		const ALL_GATES = 9e6;
		function renderHtml(document) {
			const { gates } = document;
			const report = renderDocument(document, { left: ONE_DOCUMENT });
			const body = gates === undefined ? report : [overview(report, gates), articles(gates)];
			const mark = readMark(document);
			const status = mark === undefined ? "" : `${_blocks_js__WEBPACK_IMPORTED_MODULE_0__.j7[mark].status}: `;
			return (0, _page_js__WEBPACK_IMPORTED_MODULE_2__.C)({
				title: `${status}${document.title}`,
				body
			});
		}
		function renderDocument(document, room, id) {
			const [product, ...others] = document.about.map(_markup_js__WEBPACK_IMPORTED_MODULE_1__.ni);
			const about = [id === undefined ? product : (0, _markup_js__WEBPACK_IMPORTED_MODULE_1__.PT)`<a href="#report">All gates</a>`, ...others];
			const mark = readMark(document);
			const { first, footer } = document;
			const shown = (0, _blocks_js__WEBPACK_IMPORTED_MODULE_0__.wZ)(document, "html").map(({ id: name, title, blocks, isFolded }) => {
				const heading = (0, _markup_js__WEBPACK_IMPORTED_MODULE_1__.PT)`<h2>${(0, _markup_js__WEBPACK_IMPORTED_MODULE_1__.Lx)(title)}</h2>`;
				const content = (0, _markup_js__WEBPACK_IMPORTED_MODULE_1__.PT)`<div id="${id === undefined ? name : `${id}-${name}`}">
${(0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_3__.Rz)(blocks, 3, room)}</div>`;
				return isFolded ? (0, _markup_js__WEBPACK_IMPORTED_MODULE_1__.PT)`<section><details><summary>${heading}</summary>
${content}</details></section>
` : (0, _markup_js__WEBPACK_IMPORTED_MODULE_1__.PT)`<section>${heading}
${content}</section>
`;
			});
			return (0, _markup_js__WEBPACK_IMPORTED_MODULE_1__.PT)`<header><p class="product">${(0, _markup_js__WEBPACK_IMPORTED_MODULE_1__.fj)(about, (0, _markup_js__WEBPACK_IMPORTED_MODULE_1__.PT)` · `)}</p>
${mark && (0, _markup_js__WEBPACK_IMPORTED_MODULE_1__.PT)`<p class="status ${mark}">${_blocks_js__WEBPACK_IMPORTED_MODULE_0__.j7[mark].status}</p>`}</header>
<div class="first">
${(0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_3__.Rz)(first.slice(0, 1), 1)}${(0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_3__.Rz)(first.slice(1), 2)}</div>
${shown}<footer>
${(0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_3__.Rz)(footer, 2)}</footer>`;
		}
		function readMark({ first: [top] }) {
			return top?.kind === "heading" ? top.mark : undefined;
		}
		function overview(report, gates) {
			const links = gates.map(({ id, title }) => (0, _markup_js__WEBPACK_IMPORTED_MODULE_1__.PT)`<li><a href="#${id}">${(0, _markup_js__WEBPACK_IMPORTED_MODULE_1__.Lx)(title)}</a></li>
`);
			return (0, _markup_js__WEBPACK_IMPORTED_MODULE_1__.PT)`<div class="fleet">
${report}
<details class="gates"><summary>${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_4__.pq)(gates.length, "gate")}, each in full</summary><ul>${links}</ul></details>
</div>
`;
		}
		function articles(gates) {
			let left = ALL_GATES;
			return gates.map((gate, index) => {
				const room = { left: left / (gates.length - index) };
				const rendered = (0, _markup_js__WEBPACK_IMPORTED_MODULE_1__.PT)`<article class="run" id="${gate.id}">
${renderDocument(gate.load(), room, gate.id)}
</article>
`;
				left -= (0, _markup_js__WEBPACK_IMPORTED_MODULE_1__.$d)(rendered);
				return rendered;
			});
		}
	}),
	32896: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { renderPdf: () => renderPdf });
		var numbers = __webpack_require__(46958);
		var blocks = __webpack_require__(13800);
		var build_blocks = __webpack_require__(14907);
		var lib_text = __webpack_require__(94869);
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
			"#2e7d32"
		];
		const DASHES = [
			"none",
			"9 4",
			"2 3"
		];
		const CHART_STYLE = `
text { fill: ${MUTED}; font-size: 12px }
.rule { stroke: ${RULE}; stroke-width: 0.7 }
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
		const TOP = 40;
		const BOTTOM = 52;
		const CONTENT_WIDTH = PAGE.width - 2 * MARGIN;
		const NAME = "AI Visibility Gate";
		const HEADING = .8;
		const CAPTION = .86;
		async function drawPages({ title, createdAt, foot, content }, { families, set, missingScripts }) {
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
					TOP,
					MARGIN,
					BOTTOM
				],
				defaultStyle: {
					font: "F0",
					fontSize: 9.5,
					color: INK
				},
				content: joinHeadings(content),
				pageBreakBefore: ({ headlineLevel, startPosition }) => headlineLevel !== undefined && startPosition.verticalRatio > headlineLevel,
				footer(page, pages) {
					const number = {
						text: `Page ${page} of ${pages}`,
						width: 80,
						alignment: "right"
					};
					const columns = [{
						text: set(foot),
						maxHeight: 12
					}, number];
					return {
						columns,
						margin: [
							MARGIN,
							13,
							MARGIN,
							0
						],
						fontSize: 8,
						color: MUTED
					};
				}
			}).getStream();
			const chunks = [];
			stream.on("data", (chunk) => chunks.push(chunk));
			const ended = new Promise((resolve, reject) => stream.once("end", resolve).once("error", reject));
			stream.end();
			await ended;
			return {
				bytes: Buffer.concat(chunks),
				missingScripts: missingScripts()
			};
		}
		function joinHeadings(content) {
			const joined = [];
			for (const each of content.toReversed()) {
				const next = joined.at(-1);
				if (next !== undefined && isHeading(each) && isUnbreakable(next)) {
					joined[joined.length - 1] = {
						stack: [{
							...each,
							headlineLevel: undefined
						}, next],
						unbreakable: true
					};
				} else joined.push(each);
			}
			return joined.reverse();
		}
		function isHeading(content) {
			return typeof content === "object" && "headlineLevel" in content;
		}
		function isUnbreakable(content) {
			return typeof content === "object" && "unbreakable" in content;
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
		const MAX_WHOLE_ROWS = 5;
		const KEPT_ROWS = 2;
		const SHORT = 500;
		const LAYOUT = {
			paddingLeft: () => 5,
			paddingRight: () => 5,
			paddingTop: () => 3.5,
			paddingBottom: () => 3.5,
			vLineWidth: () => 0,
			hLineWidth: (row) => [0, .9][row] ?? .4,
			hLineColor: (row) => row === 1 ? MUTED : RULE
		};
		const MAX_HEIGHT = 560;
		const CHARACTER = 9;
		const LINE = 13;
		const PADDING = 8;
		function toTable(columns, rows, titles) {
			const head = titles.map((title) => ({
				parts: [title],
				ground: RAISED
			}));
			const hasShortHead = isShort(head);
			const hasShortRows = hasShortHead && rows.every(isShort);
			const heights = [head, ...rows].map((row) => estimateHeight(row, columns));
			return {
				...rows.length <= MAX_WHOLE_ROWS && (0, numbers.cz)(heights) <= MAX_HEIGHT && { unbreakable: true },
				table: {
					widths: columns.map(({ share }) => share * CONTENT_WIDTH - 10),
					body: [head, ...rows].map((row) => row.map(({ parts, ground }, index) => ({
						stack: parts,
						alignment: columns[index]?.align ?? "left",
						...ground !== undefined && { fillColor: ground }
					}))),
					dontBreakRows: hasShortRows,
					...hasShortHead && {
						headerRows: 1,
						keepWithHeaderRows: hasShortRows ? KEPT_ROWS : 0
					}
				},
				layout: LAYOUT,
				fontSize: 9,
				margin: [
					0,
					0,
					0,
					6
				]
			};
		}
		function estimateHeight(row, columns) {
			const heights = row.map(({ parts }, index) => {
				const perLine = Math.max(1, Math.floor(((columns[index]?.share ?? 1) * CONTENT_WIDTH - 10) / CHARACTER));
				return (0, numbers.cz)(parts.map((part) => LINE * Math.max(1, Math.ceil(countCharacters(part) / perLine))));
			});
			return PADDING + Math.max(...heights);
		}
		function countCharacters({ text }) {
			return (0, numbers.cz)(text.map((run) => run.text.length));
		}
		function isShort(row) {
			const parts = row.flatMap((cell) => cell.parts);
			return (0, numbers.cz)(parts.map(countCharacters)) < SHORT;
		}
		;
		const HEADINGS = {
			0: {
				fontSize: 16,
				above: 6,
				below: 5
			},
			1: {
				fontSize: 13,
				above: 12,
				below: 4
			},
			2: {
				fontSize: 11,
				above: 6,
				below: 3
			}
		};
		const MAX_ROWS = 200;
		const TITLE_WIDTH = .25;
		const LEVEL_WIDTH = 96;
		const PLACES = {
			width: 720,
			height: 236,
			top: 8,
			bottom: 206,
			left: 64,
			right: 706
		};
		function createRenderer({ set }) {
			const part = (line, look = {}) => ({
				...look,
				text: set(line, look)
			});
			const stack = (parts) => ({
				stack: parts,
				margin: [
					0,
					0,
					0,
					6
				]
			});
			const paragraph = (line, look) => ({
				...part(line, look),
				margin: [
					0,
					0,
					0,
					6
				]
			});
			const note = (line = []) => line.length > 0 ? [paragraph(line, NOTE)] : [];
			function heading(line, level = 1) {
				const { fontSize, above, below } = HEADINGS[level];
				return {
					text: set(line, { bold: true }),
					fontSize,
					margin: [
						0,
						above,
						0,
						below
					],
					...level > 0 && { headlineLevel: HEADING },
					...level < 2 && {
						outline: true,
						outlineText: (0, plain_text.oi)(line) || numbers.GY
					}
				};
			}
			function limited(items, noun, toContent) {
				const shown = items.slice(0, MAX_ROWS);
				const more = (0, numbers.pq)(items.length - shown.length, `more ${noun}`);
				if (items.length === shown.length) return [toContent(shown)];
				return [toContent(shown), ...note([`${more} left out here; the other report files have them.`])];
			}
			function firstScreen(blocks, about) {
				const shown = blocks.filter(({ kind }) => kind !== "fold");
				const [top, ...rest] = shown;
				if (top?.kind !== "heading") return layOut(shown);
				const status = top.mark === undefined ? [] : [" · ", renderMark(top.mark)];
				return [
					paragraph([...about, ...status], { color: MUTED }),
					heading(top.text, 0),
					...top.more === undefined || top.more.length === 0 ? [] : [paragraph(top.more)],
					...layOut(rest)
				];
			}
			function card({ title, lines = [], todo }) {
				const items = lines.length > 1 ? lines : [];
				return stack([
					part([{ strong: title }, ...items.length > 0 ? [] : lines.flatMap((each) => [" ", ...each])]),
					...items.map((line) => ({
						...part(["• ", ...line]),
						margin: [
							6,
							0,
							0,
							0
						]
					})),
					...todo === undefined ? [] : [part([
						{ strong: [blocks.Pf] },
						" ",
						...todo
					])]
				]);
			}
			function code({ text }) {
				const lines = (0, lib_text.v3)(text).split("\n");
				return stack(lines.map((line) => part([line], {
					fontSize: 8,
					background: RAISED
				})));
			}
			function chart(block) {
				const named = block.lines.filter(({ name }) => name !== undefined);
				const names = block.lines.flatMap((line, index) => {
					const name = {
						name: line.name ?? block.total ?? "All",
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
				const size = `viewBox="0 0 ${PLACES.width} ${PLACES.height}"`;
				const svg = `<svg ${size}><style>${CHART_STYLE}</style>${(0, draw_chart.$)(block, PLACES).html}</svg>`;
				return [
					heading([block.title], 2),
					block.level === undefined ? {
						svg,
						width: CONTENT_WIDTH,
						font: "F0"
					} : withLevel(block.level, svg),
					{
						text: names,
						margin: [
							0,
							0,
							0,
							4
						]
					},
					...note(block.legend)
				];
			}
			function withLevel(value, svg) {
				const margin = [
					0,
					40,
					0,
					0
				];
				const level = {
					width: LEVEL_WIDTH,
					stack: levelParts(value, 26, true),
					margin
				};
				return { columns: [level, {
					svg,
					width: CONTENT_WIDTH - LEVEL_WIDTH,
					font: "F0"
				}] };
			}
			function levelParts({ now, was, basis, isLoss = false }, fontSize, bold) {
				const look = {
					fontSize,
					bold,
					color: isLoss ? BAD : INK
				};
				const sign = isLoss ? set(["▼"], {
					...look,
					fontSize: .8 * fontSize
				}) : [];
				const notes = [basis, was].flatMap((text) => text === undefined ? [] : [part([text], NOTE)]);
				return [{
					...look,
					text: [...set([isLoss ? `${now} ` : now], look), ...sign]
				}, ...notes];
			}
			function table({ caption, columns, rows, isGrid = false, note: below }) {
				const widths = columns.map(({ title, width = 1 }) => isGrid && title.length === 0 ? TITLE_WIDTH * (columns.length - 1) : width);
				const above = {
					...part([caption], NOTE),
					margin: [
						0,
						0,
						0,
						4
					],
					headlineLevel: CAPTION
				};
				const shares = columns.map(({ isNumber }, index) => {
					return {
						share: (widths[index] ?? 1) / (0, numbers.cz)(widths),
						align: isNumber ? "right" : "left"
					};
				});
				const titles = columns.map(({ title }) => part(title, {
					fontSize: 8.5,
					bold: true
				}));
				const cells = rows.map((row) => row.map((each) => toCell(each, isGrid ? 11 : 9)));
				return [
					...isGrid ? [] : [above],
					...limited(cells, "row", (shown) => toTable(shares, shown, titles)),
					...note(below)
				];
			}
			function toCell(content, fontSize) {
				if (!("now" in content)) return { parts: [part(content)] };
				const { isLoss = false } = content;
				return {
					parts: levelParts(content, fontSize, isLoss),
					ground: isLoss ? LOSS : undefined
				};
			}
			function layOutBlock(block) {
				switch (block.kind) {
					case "heading": return [heading(block.text, 2)];
					case "line": return [paragraph(block.text)];
					case "code": return [code(block)];
					case "list": return limited(block.items, "line", (items) => ({
						ul: items.map((item) => part(item)),
						margin: [
							0,
							0,
							0,
							6
						]
					}));
					case "table": return table(block);
					case "chart": return chart(block);
					case "card": return block.cards.map(card);
					case "fold": {
						const inside = block.blocks.flatMap(layOutBlock);
						return inside.length === 0 ? [] : [heading(block.title, 2), ...inside];
					}
				}
			}
			function layOut(blocks) {
				return blocks.flatMap(layOutBlock);
			}
			return {
				layOut,
				firstScreen,
				heading
			};
		}
		function renderMark(mark) {
			const { sign, status, tone } = blocks.j7[mark];
			const bold = { strong: [`${sign} ${status}`] };
			return tone === undefined ? bold : {
				toned: [bold],
				tone
			};
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
				return scriptOf(character).isShaped ? undefined : [...families.keys()].find(hasIt);
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
					if (font === undefined) missing.add(scriptOf(character).name);
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
		function scriptOf(character) {
			return scripts.find(({ pattern }) => pattern.test(character)) ?? {
				name: "symbols",
				isShaped: false
			};
		}
		;
		const MAX_GATES = 20;
		async function renderPdf(document, typefaces) {
			const { title, createdAt } = document;
			const typesetter = createTypesetter(typefaces);
			const renderer = createRenderer(typesetter);
			const report = layOutReport(document, renderer);
			const gates = layOutGates(document, renderer);
			const missing = typesetter.missingScripts().join(", ");
			const lack = `The fonts of this report lack characters of: ${missing}. Each is shown as a question mark. The other report files have them.`;
			return drawPages({
				title,
				createdAt: new Date(Date.parse(createdAt) || 0),
				foot: aboutOf(document),
				content: [
					...report,
					...gates,
					...renderer.layOut(missing === "" ? [] : (0, build_blocks.FY)([lack], true))
				]
			}, typesetter);
		}
		function layOutReport(document, { layOut, heading, firstScreen }) {
			const { first } = document;
			return [
				...firstScreen(first, aboutOf(document)),
				...layOut(first.filter(({ kind }) => kind === "fold")),
				...(0, blocks.wZ)(document, "pdf").flatMap(({ title, blocks }) => [heading(title), ...layOut(blocks)]),
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
		}
		function layOutGates({ gates = [] }, renderer) {
			const urgent = gates.filter(({ needsAttention }) => needsAttention);
			const more = urgent.length - MAX_GATES;
			const text = `${(0, numbers.pq)(more, "more gate")} left out here; each has its own report.`;
			return [...urgent.slice(0, MAX_GATES).map(({ load }) => {
				const gate = load();
				return {
					stack: renderer.firstScreen(gate.first, aboutOf(gate)),
					pageBreak: "before"
				};
			}), ...renderer.layOut(more > 0 ? (0, build_blocks.FY)([text], true) : [])];
		}
		function aboutOf({ about }) {
			return (0, build_blocks.cT)(about, " · ");
		}
	}),
	48080: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { v: () => periodDocument });
		var _comparison_comparison_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(25039);
		var _comparison_periods_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(82458);
		var _history_loss_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(93300);
		var _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14907);
		var _lib_document_plain_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(57854);
		var _scan_summarize_answers_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(44267);
		var _text_live_evidence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45271);
		var _words_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33573);
		var _words_numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88871);
		var _words_phrases_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52943);
		var _words_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72072);
		var _grids_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(48764);
		var _time_chart_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(48373);
		const MAX_COMPETITORS = 2;
		const MAX_ENGINE_ROWS = 8;
		const MAX_QUESTIONS = 3;
		const MAX_LOSSES = 3;
		const MIN_RISE = .05;
		function periodDocument(report) {
			const { brand, now, before, cost, createdAt } = report;
			const cells = (0, _comparison_periods_js__WEBPACK_IMPORTED_MODULE_8__.w7)(now.days.flatMap((day) => day.cells));
			const names = (0, _words_names_js__WEBPACK_IMPORTED_MODULE_2__.ND)(brand, [...now.days, ...before.days].flatMap((day) => day.cells.map(({ engine }) => engine)));
			const whole = (0, _comparison_periods_js__WEBPACK_IMPORTED_MODULE_8__.ZN)(brand, cells, before.days);
			const questions = (0, _comparison_periods_js__WEBPACK_IMPORTED_MODULE_8__.UL)(whole, before.days, ({ keyword }) => keyword);
			const hasMany = new Set(cells.map(({ engine }) => engine)).size > MAX_ENGINE_ROWS;
			const nameOf = hasMany ? names.engine : names.engineInCountry;
			const engines = (0, _comparison_periods_js__WEBPACK_IMPORTED_MODULE_8__.UL)(whole, before.days, ({ engine }) => nameOf(engine));
			const contents = {
				...report,
				names,
				whole,
				engines: engines.toSorted((a, b) => Math.abs((0, _comparison_periods_js__WEBPACK_IMPORTED_MODULE_8__.Pq)(b.change)) - Math.abs((0, _comparison_periods_js__WEBPACK_IMPORTED_MODULE_8__.Pq)(a.change))),
				competitors: compareCompetitors(report),
				questions: questions.toSorted((a, b) => (0, _comparison_periods_js__WEBPACK_IMPORTED_MODULE_8__.Pq)(a.change) - (0, _comparison_periods_js__WEBPACK_IMPORTED_MODULE_8__.Pq)(b.change))
			};
			const headline = describePeriod(contents);
			return {
				title: (0, _lib_document_plain_text_js__WEBPACK_IMPORTED_MODULE_9__.oi)(headline),
				about: [
					["AI visibility"],
					[{ name: brand }],
					[now.title]
				],
				first: [
					{
						kind: "heading",
						text: headline
					},
					...(0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_0__.FY)(describeAnswers(contents)),
					...cells.length === 0 ? [] : measuredBlocks(contents)
				],
				sections: [],
				footer: (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_0__.FY)((0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_4__.hC)(cost, `Made on ${(0, _words_words_js__WEBPACK_IMPORTED_MODULE_5__.IU)(createdAt)}.`), true),
				createdAt
			};
		}
		function measuredBlocks(contents) {
			const { losses, names, whole, engines, competitors } = contents;
			return [
				...losses.slice(-MAX_LOSSES).flatMap((loss) => (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_0__.FY)(describeLoss(loss, contents))),
				...chartBlocks(contents),
				...levelTable("How many answers cite each brand", [], contents, [
					[
						[{ strong: names.brand }],
						whole,
						isFall(whole)
					],
					...competitors.slice(0, MAX_COMPETITORS).map((each) => [
						[{ name: each.name }],
						each,
						false
					]),
					...engines.map((each) => [
						[
							...names.brand,
							" in ",
							{ name: each.name }
						],
						each,
						isFall(each)
					])
				]),
				...(0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_0__.LL)("Questions won and lost", changedQuestions(contents)),
				...(0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_0__.LL)("What to do next", (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_0__.c3)(listSteps(contents)))
			];
		}
		function changedQuestions(contents) {
			const changed = contents.questions.filter(_comparison_periods_js__WEBPACK_IMPORTED_MODULE_8__.sV);
			const won = changed.filter((each) => !isFall(each)).toReversed();
			const rows = [changed.filter(isFall), won].flatMap((some) => some.slice(0, MAX_QUESTIONS)).map((each) => [
				[{ name: each.name }],
				each,
				isFall(each)
			]);
			if (rows.length === 0 && contents.whole.compared.length > 0) return (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_0__.FY)(["No single question changed more than chance explains."]);
			const caption = `The largest changes ${contents.now.when}. Of many questions, a few change this much by chance.`;
			return levelTable(caption, ["Question"], contents, rows);
		}
		function levelTable(caption, title, { before, now }, rows) {
			const isCompared = rows.some(([, { change }]) => change !== undefined);
			const numbers = isCompared ? [
				before.title,
				now.title,
				"Change"
			] : [now.title];
			return (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_0__.c_)(caption, [{
				title,
				width: 3
			}, ...numbers.map((words) => ({
				title: [words],
				isNumber: true
			}))], rows.map(([name, ...part]) => [name, ...isCompared ? toCells(...part) : toCells(...part).slice(1, 2)]));
		}
		function toCells(part, isLoss) {
			const { now, was, points } = formatLevels(part);
			if (was === undefined) return [
				["not compared"],
				[now],
				[_words_numbers_js__WEBPACK_IMPORTED_MODULE_3__.GY]
			];
			const difference = `${points > 0 ? "+" : "−"}${(0, _words_numbers_js__WEBPACK_IMPORTED_MODULE_3__.pq)(Math.abs(points), "point")}`;
			const shown = isLoss && points < 0 ? [{
				toned: [`${difference} ▼`],
				tone: "worse"
			}] : [difference];
			return [
				[was],
				[now],
				points === 0 ? ["none"] : shown
			];
		}
		function formatLevels({ level, change, compared }) {
			const earlier = (0, _comparison_comparison_js__WEBPACK_IMPORTED_MODULE_10__.In)(compared.flatMap(({ before }) => before.map(({ cell }) => cell)));
			if (level === undefined || change === undefined || earlier === undefined) return {
				now: level === undefined ? _words_numbers_js__WEBPACK_IMPORTED_MODULE_3__.GY : (0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_4__.eI)(level),
				was: undefined,
				points: 0
			};
			const hasFew = Math.min(level.answers, earlier.answers) < _words_phrases_js__WEBPACK_IMPORTED_MODULE_4__.zB;
			const format = hasFew ? _words_phrases_js__WEBPACK_IMPORTED_MODULE_4__.gM : _words_phrases_js__WEBPACK_IMPORTED_MODULE_4__.eI;
			const was = hasFew ? earlier : {
				...earlier,
				share: change.was.share
			};
			const points = hasFew ? (0, _words_numbers_js__WEBPACK_IMPORTED_MODULE_3__.BY)(level.share - was.share) : (0, _words_numbers_js__WEBPACK_IMPORTED_MODULE_3__.BY)(level.share) - (0, _words_numbers_js__WEBPACK_IMPORTED_MODULE_3__.BY)(was.share);
			return {
				now: format(level),
				was: format(was),
				points
			};
		}
		function nameShare(level) {
			return level.endsWith("%") ? `${level} of the answers` : `${level} answers`;
		}
		function isFall(part) {
			return (0, _comparison_periods_js__WEBPACK_IMPORTED_MODULE_8__.sV)(part) && (0, _comparison_periods_js__WEBPACK_IMPORTED_MODULE_8__.Pq)(part.change) < 0;
		}
		function compareCompetitors({ now, before }) {
			const cells = (0, _comparison_periods_js__WEBPACK_IMPORTED_MODULE_8__.w7)(now.days.flatMap((day) => day.competitors));
			const earlier = before.days.map((day) => ({ cells: day.competitors }));
			return cells.map((cell) => (0, _comparison_periods_js__WEBPACK_IMPORTED_MODULE_8__.ZN)(cell.engine, [cell], earlier)).toSorted((a, b) => (b.level?.share ?? 0) - (a.level?.share ?? 0));
		}
		function describePeriod({ now, before, names, whole, engines }) {
			const { now: level, was } = formatLevels(whole);
			if (whole.level === undefined) return [
				"No answer about ",
				...names.brand,
				` was recorded ${now.when}`
			];
			const share = nameShare(level);
			const cited = [...names.brand, ` was cited in ${share} ${now.when}`];
			if (was === undefined) return (0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_4__.GA)([cited]);
			const isEqual = was === level;
			const news = (0, _comparison_periods_js__WEBPACK_IMPORTED_MODULE_8__.sV)(whole) ? undefined : engines.find(_comparison_periods_js__WEBPACK_IMPORTED_MODULE_8__.sV);
			if (news !== undefined) {
				const levels = formatLevels(news);
				const verb = (0, _comparison_periods_js__WEBPACK_IMPORTED_MODULE_8__.Pq)(news.change) < 0 ? "fell" : "rose";
				const earlier = isEqual ? "as before" : `was ${was}`;
				const moved = `${verb} from ${levels.was} to ${levels.now}`;
				return (0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_4__.GA)([(0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_0__.n8)`${names.brand} was cited in ${[share]}, ${[earlier]}. ${news.name} ${[moved]}`]);
			}
			if (isEqual) return (0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_4__.GA)([[...cited, `, as ${before.when}`], cited]);
			const chance = (0, _comparison_periods_js__WEBPACK_IMPORTED_MODULE_8__.sV)(whole) ? [] : [". This is within chance"];
			return (0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_4__.GA)([[
				...cited,
				`. It was ${was} ${before.when}`,
				...chance
			], [
				...cited,
				`, was ${was}`,
				...chance
			]]);
		}
		function describeAnswers({ now, before, names, whole: { cells, compared } }) {
			const total = (0, _comparison_comparison_js__WEBPACK_IMPORTED_MODULE_10__.In)(cells);
			if (total === undefined) return ["Check that the runs of this time started and that they are recorded."];
			const engines = cells.map(({ engine }) => engine);
			const who = (0, _words_names_js__WEBPACK_IMPORTED_MODULE_2__.Ry)(engines, names);
			const asked = `${(0, _words_numbers_js__WEBPACK_IMPORTED_MODULE_3__.pq)(total.answers, "answer")} of ${who} on ${(0, _words_numbers_js__WEBPACK_IMPORTED_MODULE_3__.pq)(now.days.length, "day")}.`;
			if (before.days.length === 0) return (0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_4__.hC)(asked, `No answer was recorded ${before.when}, so nothing is compared.`);
			if (compared.length === 0) return (0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_4__.hC)(asked, `Other questions or engines were asked ${before.when}, so nothing is compared.`);
			const shared = (0, _comparison_comparison_js__WEBPACK_IMPORTED_MODULE_10__.In)(compared.map((cell) => cell.now))?.answers ?? 0;
			const isWhole = shared === total.answers;
			return (0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_4__.hC)(asked, isWhole ? `The same was asked ${before.when}.` : `Compared: the ${(0, _words_numbers_js__WEBPACK_IMPORTED_MODULE_3__.pq)(shared, "answer")} to what was also asked ${before.when}.`);
		}
		function chartBlocks({ trend, brand, whole, competitors }) {
			const { cells, compared, level } = whole;
			if (level === undefined || level.answers < _words_phrases_js__WEBPACK_IMPORTED_MODULE_4__.zB || trend.length < 2) return [];
			const last = compared.length === 0 ? cells : compared.map((cell) => cell.now);
			const drawn = competitors.slice(0, MAX_COMPETITORS).toSorted((a, b) => (0, _scan_summarize_answers_js__WEBPACK_IMPORTED_MODULE_11__.q)(a.name, b.name));
			const series = drawn.map(({ name }) => {
				const shares = trend.map((day) => (0, _comparison_comparison_js__WEBPACK_IMPORTED_MODULE_10__.In)(day.competitors.filter(({ engine }) => engine === name))?.share);
				return {
					name,
					isLoss: false,
					values: shares.map((share) => share && 100 * share)
				};
			});
			const chart = (0, _time_chart_js__WEBPACK_IMPORTED_MODULE_7__.sd)({
				title: "Share of the answers that cite each brand",
				moments: trend.map(({ createdAt }) => ({
					createdAt,
					isMarked: false
				})),
				series: [{
					name: undefined,
					isLoss: false,
					values: (0, _grids_js__WEBPACK_IMPORTED_MODULE_6__.Bg)(trend, last).slice(0, -1)
				}, ...series],
				legend: ["A point is a day with answers. Each name has the value of the last day."],
				total: brand
			});
			const { now, was } = formatLevels(whole);
			const basis = `${(0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_4__.gM)(level)} answers`;
			return [{
				...chart,
				level: {
					now,
					basis,
					was: was && `was ${was}`
				}
			}];
		}
		function describeLoss({ scope, since, state, recoveringSince }, { names, createdAt }) {
			const { brand, engine } = names;
			const country = (0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_4__.U8)(scope);
			const isOver = !(0, _history_loss_js__WEBPACK_IMPORTED_MODULE_12__.n)({ state });
			const cites = scope.kind === "engine" ? [`${engine(scope.engine)} ${isOver ? "cited" : "cites"} `, ...brand] : [...brand, ` ${isOver ? "was" : "is"} cited`];
			if (isOver) {
				const days = (0, _words_words_js__WEBPACK_IMPORTED_MODULE_5__.tz)(since, recoveringSince ?? since, createdAt);
				return [...cites, ` less${country} ${days}; the citations have recovered.`];
			}
			const end = state === "recovering" ? "The newest runs are closer to the level before." : "The difference is statistically significant.";
			return [...cites, ` less${country} since ${(0, _words_words_js__WEBPACK_IMPORTED_MODULE_5__.IU)(since)}. ${end}`];
		}
		function listSteps(contents) {
			const { before, now, whole, names, questions, engines, losses, competitors } = contents;
			const listNames = (parts) => (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_0__.cT)(parts.slice(0, MAX_QUESTIONS).map(({ name }) => [{ quote: name }]));
			const isLower = losses.some(_history_loss_js__WEBPACK_IMPORTED_MODULE_12__.n) || [whole, ...engines].some(isFall);
			const isGone = isLower && (0, _comparison_comparison_js__WEBPACK_IMPORTED_MODULE_10__.In)(now.days.at(-1)?.cells ?? [])?.cited === 0;
			const lost = questions.filter(isFall);
			const rival = competitors.find((each) => (0, _comparison_periods_js__WEBPACK_IMPORTED_MODULE_8__.sV)(each) && (0, _comparison_periods_js__WEBPACK_IMPORTED_MODULE_8__.Pq)(each.change) >= MIN_RISE);
			const never = questions.filter(({ cells }) => {
				const level = (0, _comparison_comparison_js__WEBPACK_IMPORTED_MODULE_10__.In)(cells);
				return !isGone && level?.cited === 0 && level.answers >= _words_phrases_js__WEBPACK_IMPORTED_MODULE_4__.zB;
			});
			const answering = new Set(whole.cells.map(({ engine }) => engine));
			const silent = before.days.flatMap((day) => day.cells.map(({ engine }) => engine)).filter((engine) => !answering.has(engine));
			const steps = [];
			if (isGone) {
				const check = "First check that your site is reachable and not blocked (robots.txt, CDN).";
				steps.push([`The newest run is at 0%. ${check}`]);
			}
			if (isLower) {
				const start = lost.length === 0 ? ["The report of the newest run lists them."] : [
					"Start with ",
					...listNames(lost),
					"."
				];
				steps.push([`${_text_live_evidence_js__WEBPACK_IMPORTED_MODULE_1__.Tg} `, ...start]);
			}
			if (!isLower && lost.length > 0) steps.push([
				"Watch ",
				...listNames(lost),
				". Fewer answers cite you, but this may be chance."
			]);
			if (rival !== undefined) {
				const levels = formatLevels(rival);
				const numbers = `${nameShare(levels.now)}, was ${levels.was}`;
				steps.push((0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_0__.n8)`Compare your pages with those of ${rival.name}. It is cited in ${[numbers]}.`);
			}
			if (never.length > 0) steps.push([
				"Write pages that answer ",
				...listNames(never),
				". No answer cites you."
			]);
			if (silent.length > 0) steps.push([`Find out why ${(0, _words_names_js__WEBPACK_IMPORTED_MODULE_2__.Ry)(silent, names)} gave no answer ${now.when}.`]);
			if (steps.length > 0) return steps;
			if (whole.compared.length === 0) return [["Ask the same questions again, to compare the answers."]];
			return [[`Nothing to do: no ${(0, _comparison_periods_js__WEBPACK_IMPORTED_MODULE_8__.sV)(whole) ? "loss" : "change"} is statistically significant.`]];
		}
	}),
	453: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { reportMonth: () => reportMonth });
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var _lib_clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94570);
		var _lib_document_html_html_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71783);
		var _lib_document_pdf_pdf_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32896);
		var _lib_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13963);
		var _lib_fonts_draw_with_fonts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(83012);
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(46958);
		var _report_board_board_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(84201);
		var _report_board_losses_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7521);
		var _report_document_period_document_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(48080);
		var _report_words_numbers_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(88871);
		var _report_words_words_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(72072);
		var _report_site_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(41656);
		const MAX_DAYS = 60;
		async function reportMonth(source, output, { month, brand }, checkout) {
			const { histories } = await (0, _report_site_js__WEBPACK_IMPORTED_MODULE_11__.X_)(source, checkout);
			const records = histories.flatMap(({ key, records: own }) => own.map((record) => ({
				key,
				record
			})));
			const byBrand = Map.groupBy(records, ({ key, record }) => (0, _report_board_board_js__WEBPACK_IMPORTED_MODULE_6__.d7)(record, key));
			const chosen = [...byBrand].filter(([name]) => brand === undefined || name === brand);
			if (chosen.length === 0) throw new _report_site_js__WEBPACK_IMPORTED_MODULE_11__.bB((0, _report_site_js__WEBPACK_IMPORTED_MODULE_11__.Bt)(brand, [...byBrand.keys()]));
			const months = [...new Set(chosen.flatMap(([, own]) => own.map(({ record }) => readMonth(record))))];
			if (!months.includes(month)) {
				const found = `The records are of ${months.sort().join(", ")}.`;
				throw new _report_site_js__WEBPACK_IMPORTED_MODULE_11__.bB(`No run of ${month} is recorded. ${found}`);
			}
			await (0, _lib_files_js__WEBPACK_IMPORTED_MODULE_4__.gP)(checkout.folder, output);
			const written = {
				files: [],
				warnings: []
			};
			const idOf = (0, _report_board_board_js__WEBPACK_IMPORTED_MODULE_6__.TX)();
			for (const [name, own] of chosen) {
				const ofBrand = own.map(({ record }) => record);
				const document = (0, _report_document_period_document_js__WEBPACK_IMPORTED_MODULE_8__.v)(toReport(name, month, ofBrand));
				const { bytes, problems } = await (0, _lib_fonts_draw_with_fonts_js__WEBPACK_IMPORTED_MODULE_5__.drawWithFonts)((typefaces) => (0, _lib_document_pdf_pdf_js__WEBPACK_IMPORTED_MODULE_3__.renderPdf)(document, typefaces));
				const file = `${idOf(name)}-${month}`;
				await (0, _lib_files_js__WEBPACK_IMPORTED_MODULE_4__.lo)((0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(output, `${file}.html`), (0, _lib_document_html_html_js__WEBPACK_IMPORTED_MODULE_2__.renderHtml)(document), checkout.folder);
				await (0, _lib_files_js__WEBPACK_IMPORTED_MODULE_4__.lo)((0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(output, `${file}.pdf`), bytes, checkout.folder);
				written.files.push(`${file}.html`, `${file}.pdf`);
				written.warnings.push(...problems.map(_lib_fonts_draw_with_fonts_js__WEBPACK_IMPORTED_MODULE_5__.describeFontProblem));
			}
			return written;
		}
		function toReport(brand, month, records) {
			const sorted = records.toSorted((a, b) => a.createdAt < b.createdAt ? -1 : 1);
			const before = previousMonth(month);
			const own = sorted.filter((record) => readMonth(record) === month);
			const toPeriod = (of, title) => ({
				title,
				when: `in ${title}`,
				days: toDays(sorted.filter((record) => readMonth(record) === of))
			});
			return {
				brand,
				now: toPeriod(month, (0, _report_words_words_js__WEBPACK_IMPORTED_MODULE_10__.GS)(month)),
				before: toPeriod(before, (0, _report_words_words_js__WEBPACK_IMPORTED_MODULE_10__.GS)(before)),
				trend: toDays(sorted.filter((record) => readMonth(record) <= month)).slice(-MAX_DAYS),
				losses: listLosses(month, sorted),
				cost: describeCost(own),
				createdAt: new Date().toISOString()
			};
		}
		function readMonth({ createdAt }) {
			return (0, _report_words_words_js__WEBPACK_IMPORTED_MODULE_10__.kb)(createdAt).slice(0, 7);
		}
		function previousMonth(month) {
			return (0, _lib_clock_js__WEBPACK_IMPORTED_MODULE_1__._)(Date.parse(`${month}-01T00:00:00Z`) - 1).slice(0, 7);
		}
		function toDays(records) {
			return Array.from(Map.groupBy(records, ({ createdAt }) => (0, _report_words_words_js__WEBPACK_IMPORTED_MODULE_10__.kb)(createdAt)), ([createdAt, ofDay]) => ({
				createdAt,
				cells: ofDay.flatMap((record) => record.cells.map((cell) => ({
					...cell,
					engine: (0, _report_board_losses_js__WEBPACK_IMPORTED_MODULE_7__.h)(cell.engine, record)
				}))),
				competitors: toCompetitors(ofDay)
			}));
		}
		function toCompetitors(records) {
			const contents = records.flatMap((record) => record.contents ?? []);
			const answers = (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_12__.cz)(contents.map((each) => each.answers));
			const brands = contents.flatMap((each) => each.brands);
			return [...Map.groupBy(brands, ({ name }) => name)].flatMap(([engine, counts]) => {
				const cited = (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_12__.cz)(counts.map((each) => each.cited));
				const votes = Array.from({ length: answers }, (_, index) => index < cited);
				return engine === undefined ? [] : [{
					keyword: undefined,
					engine,
					cited: votes,
					bcrScores: votes.map(() => null)
				}];
			});
		}
		function listLosses(month, records) {
			const followed = records.flatMap((record) => record.losses.map((loss) => {
				const country = (0, _report_board_losses_js__WEBPACK_IMPORTED_MODULE_7__.mq)(record);
				const isWhole = loss.scope.kind === "whole" && country !== undefined;
				return {
					loss: isWhole ? {
						...loss,
						scope: {
							kind: "country",
							country
						}
					} : loss,
					isOfMonth: readMonth(record) === month
				};
			}));
			const byLoss = Map.groupBy(followed, ({ loss }) => JSON.stringify([loss.since, loss.scope]));
			return [...byLoss.values()].flatMap((states) => states.some(({ isOfMonth }) => isOfMonth) ? states.slice(-1).map(({ loss }) => loss) : []);
		}
		function describeCost(records) {
			const known = records.flatMap(({ costUsd }) => costUsd ?? []);
			if (known.length === 0) return "The cost of the answers is not recorded.";
			const cost = `The answers cost ${(0, _report_words_numbers_js__WEBPACK_IMPORTED_MODULE_9__.UK)((0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_12__.cz)(known))} in ${(0, _report_words_numbers_js__WEBPACK_IMPORTED_MODULE_9__.pq)(known.length, "run")}.`;
			const unknown = records.length - known.length;
			return unknown === 0 ? cost : `${cost} The cost of ${(0, _report_words_numbers_js__WEBPACK_IMPORTED_MODULE_9__.pq)(unknown, "more run")} is not known.`;
		}
	})
};
;
