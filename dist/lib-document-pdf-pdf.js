"use strict";
exports.id = 7054;
exports.ids = [7054, 2896];
exports.modules = {
	77054: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { createExport: () => createExport });
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var _contract_contract_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19729);
		var _errors_service_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30281);
		var _lib_clock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94570);
		var _lib_csv_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59656);
		var _lib_document_pdf_pdf_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(32896);
		var _lib_fonts_draw_with_fonts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(83012);
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(46958);
		var _lib_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(94869);
		const MAX_UNREADABLE = 20;
		async function createExport(request, context) {
			const { records, reports, downloadUrl, now, warn } = context;
			const createdAt = now();
			let unreadable = 0;
			const stored = records.read(({ path, line, detail }) => {
				unreadable += 1;
				if (unreadable <= MAX_UNREADABLE) warn(`${path}: line ${line} is skipped: ${detail}`);
			});
			const { bytes, warnings } = await buildReportFile(request, stored, {
				...context,
				createdAt
			});
			for (const warning of warnings) warn(warning);
			const id = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)();
			const file = await reports.put(id, request.format, bytes, createdAt);
			return {
				report_id: id,
				status: _contract_contract_js__WEBPACK_IMPORTED_MODULE_1__.eJ,
				estimated_completion: createdAt.toISOString(),
				download_url: downloadUrl(file)
			};
		}
		async function buildReportFile(request, records, { createdAt, competitors, fonts, makeDocument, signal }) {
			const { start, end } = request.date_range;
			const isCsv = request.format === "csv";
			const range = {
				start: isCsv ? start : earlierStart(start, end),
				end
			};
			const selected = await selectRecords({
				...request,
				date_range: range
			}, records, competitors);
			signal?.throwIfAborted();
			if (isCsv) {
				const rows = listRows(selected, describeGaps(request, selected));
				return {
					bytes: joinParts((0, _lib_csv_js__WEBPACK_IMPORTED_MODULE_4__.g)(COLUMNS, rows)),
					warnings: []
				};
			}
			const document = await makeDocument(request, selected, createdAt);
			const draw = (typefaces) => (0, _lib_document_pdf_pdf_js__WEBPACK_IMPORTED_MODULE_5__.renderPdf)(document, typefaces);
			const { bytes, problems } = await (0, _lib_fonts_draw_with_fonts_js__WEBPACK_IMPORTED_MODULE_6__.drawWithFonts)(draw, fonts);
			return {
				bytes,
				warnings: problems.map(_lib_fonts_draw_with_fonts_js__WEBPACK_IMPORTED_MODULE_6__.describeFontProblem)
			};
		}
		async function selectRecords(request, records, competitors) {
			const { start, end } = request.date_range;
			const wanted = new Set(request.engines);
			const isWanted = ({ engine }) => wanted.size === 0 || wanted.has(engine);
			const brand = (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_7__.zN)(request.brand_name);
			const others = new Set(request.include_competitors ? competitors.map(_lib_text_js__WEBPACK_IMPORTED_MODULE_7__.zN) : []);
			others.delete(brand);
			const selected = [];
			for await (const record of records) {
				const day = (0, _lib_clock_js__WEBPACK_IMPORTED_MODULE_3__._)(Date.parse(record.recordedAt));
				const name = (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_7__.zN)(record.scan.brand_name);
				const results = record.scan.results.filter(isWanted);
				const isOwn = name === brand;
				if (day < start || end < day || results.length === 0 || !(isOwn || others.has(name))) continue;
				selected.push({
					...record,
					scan: {
						...record.scan,
						results
					},
					isOwn
				});
			}
			if (!selected.some(({ isOwn }) => isOwn)) return [];
			return selected.sort((a, b) => Date.parse(a.recordedAt) - Date.parse(b.recordedAt));
		}
		function describeGaps({ include_competitors }, records) {
			if (records.length === 0) return ["No scan of this brand is recorded for these dates and engines."];
			const isWithoutCompetitors = include_competitors === true && records.every(({ isOwn }) => isOwn);
			return isWithoutCompetitors ? ["The recorded scans hold no competitor data."] : [];
		}
		function earlierStart(start, end) {
			return (0, _lib_clock_js__WEBPACK_IMPORTED_MODULE_3__._)(2 * Date.parse(start) - Date.parse(end) - _lib_numbers_js__WEBPACK_IMPORTED_MODULE_8__.d_);
		}
		const MAX_BYTES = 32 * 1024 * 1024;
		function joinParts(parts) {
			const chunks = [];
			let size = 0;
			for (const part of parts) {
				const chunk = Buffer.from(part);
				size += chunk.length;
				if (size > MAX_BYTES) throw (0, _errors_service_js__WEBPACK_IMPORTED_MODULE_2__.li)("POST /v1/report/export", "date_range: the report is too large; ask for fewer days");
				chunks.push(chunk);
			}
			return Buffer.concat(chunks);
		}
		const COLUMNS = "recorded_at scan_id role name keywords engine cited bcr_score sentiment snippet source_url timestamp note".split(" ");
		function* listRows(records, notes) {
			for (const { recordedAt, keywords, scan, isOwn } of records) {
				const common = {
					recorded_at: recordedAt,
					scan_id: scan.scan_id,
					role: isOwn ? "brand" : "competitor",
					name: scan.brand_name,
					keywords: keywords.join("; ")
				};
				for (const result of scan.results) yield {
					...result,
					bcr_score: result.bcr_score ?? "",
					...common
				};
			}
			for (const note of notes) yield {
				role: "note",
				note
			};
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
	90985: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$: () => drawChart,
			x: () => chartClasses
		});
		var _numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46958);
		var _html_markup_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81358);
		const CROSS = 6;
		function chartClasses(lines) {
			const named = lines.filter(({ name }) => name !== undefined);
			return new Map(lines.map((line) => [line, line.name === undefined ? "whole" : `line-${named.indexOf(line) + 1}${line.isLoss ? " worst" : ""}`]));
		}
		function drawChart({ ticks, days, lines }, { top, bottom, left, right }) {
			const highest = Math.max(...ticks.map(({ value }) => value));
			const toY = (value) => (0, _numbers_js__WEBPACK_IMPORTED_MODULE_1__.un)(bottom - value / highest * (bottom - top));
			const toX = (at) => (0, _numbers_js__WEBPACK_IMPORTED_MODULE_1__.un)(left + at * (right - left));
			const rules = ticks.map(({ value, label }) => (0, _html_markup_js__WEBPACK_IMPORTED_MODULE_0__.PT)`<line class="rule" x1="${left}" x2="${right}" y1="${toY(value)}" y2="${toY(value)}"/>
<text x="${left - 8}" y="${toY(value) + 5}" text-anchor="end">${label}</text>
`);
			const axis = days.map(({ at, label }) => (0, _html_markup_js__WEBPACK_IMPORTED_MODULE_0__.PT)`<g class="day"><line class="rule" x1="${toX(at)}" x2="${toX(at)}" y1="${bottom}" y2="${bottom + 5}"/>
<text x="${toX(at)}" y="${bottom + 26}" text-anchor="${chooseAnchor(at)}">${label}</text></g>
`);
			const whole = lines.find((line) => line.name === undefined) ?? lines[0];
			const lost = lines.filter((line) => line.isLoss);
			const marked = lost.length > 0 && !whole?.isLoss ? lost : [whole];
			const classes = chartClasses(lines);
			const drawn = lines.map((line) => (0, _html_markup_js__WEBPACK_IMPORTED_MODULE_0__.PT)`<g class="${classes.get(line)}">${drawLine(line, marked.includes(line), toX, toY)}</g>`).toReversed();
			return (0, _html_markup_js__WEBPACK_IMPORTED_MODULE_0__.PT)`${rules}<g>${axis.toReversed()}</g>
${drawn}`;
		}
		function drawLine({ points }, showsMarks, toX, toY) {
			const placed = points.map(({ at, value, isMarked }) => ({
				x: toX(at),
				y: toY(value),
				isMarked
			}));
			const markers = placed.map(({ x, y, isMarked }) => isMarked && showsMarks ? (0, _html_markup_js__WEBPACK_IMPORTED_MODULE_0__.PT)`<path class="cross" d="M${x - CROSS} ${y - CROSS}l${2 * CROSS} ${2 * CROSS}m0 ${-2 * CROSS}l${-2 * CROSS} ${2 * CROSS}"/>` : (0, _html_markup_js__WEBPACK_IMPORTED_MODULE_0__.PT)`<circle class="dot" cx="${x}" cy="${y}" r="3"/>`);
			return (0, _html_markup_js__WEBPACK_IMPORTED_MODULE_0__.PT)`<polyline class="line" points="${placed.map(({ x, y }) => `${x},${y}`).join(" ")}"/>
${markers}`;
		}
		function chooseAnchor(at) {
			if (at > .97) return "end";
			return at < .03 ? "start" : "middle";
		}
	}),
	86499: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Z: () => escapeHtml,
			s: () => escapeHtmlLines
		});
		var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94869);
		const ENTITIES = {
			"&": "&amp;",
			"<": "&lt;",
			">": "&gt;",
			"\"": "&quot;",
			"'": "&#39;"
		};
		function escapeHtml(text, maxLength = 2e3) {
			return toEntities((0, _text_js__WEBPACK_IMPORTED_MODULE_0__.$Q)((0, _text_js__WEBPACK_IMPORTED_MODULE_0__.OX)(text), maxLength));
		}
		function escapeHtmlLines(text) {
			return toEntities((0, _text_js__WEBPACK_IMPORTED_MODULE_0__.$Q)((0, _text_js__WEBPACK_IMPORTED_MODULE_0__.v3)(text), 2e4));
		}
		function toEntities(text) {
			return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
		}
	}),
	81358: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$d: () => sizeOf,
			Lx: () => renderLabel,
			Mn: () => lines,
			PT: () => markup,
			UU: () => name,
			fj: () => join,
			ni: () => renderLine,
			q: () => linked
		});
		var _numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46958);
		var _web_url_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73530);
		var _plain_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57854);
		var _escape_html_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86499);
		function markup(strings, ...values) {
			return { html: strings.map((text, index) => text + toHtml(values[index])).join("") };
		}
		function toHtml(value) {
			if (value === undefined) return "";
			if (Array.isArray(value)) return value.map(toHtml).join("");
			return typeof value === "object" ? value.html : (0, _escape_html_js__WEBPACK_IMPORTED_MODULE_0__.Z)(String(value));
		}
		function join(values, between) {
			return values.flatMap((value, index) => index === 0 ? [value] : [between, value]);
		}
		function sizeOf({ html }) {
			return Buffer.byteLength(html);
		}
		function name(text, maxLength = _plain_text_js__WEBPACK_IMPORTED_MODULE_1__.xt) {
			const html = (0, _escape_html_js__WEBPACK_IMPORTED_MODULE_0__.Z)(text, maxLength);
			return html === "" ? markup`${_numbers_js__WEBPACK_IMPORTED_MODULE_2__.GY}` : { html: `<span dir="auto">${html}</span>` };
		}
		function lines(text) {
			return { html: (0, _escape_html_js__WEBPACK_IMPORTED_MODULE_0__.s)(text) };
		}
		function piece(text) {
			const [before, after] = [/^\s/, /.\s$/s].map((pattern) => pattern.test(text) ? " " : "");
			return { html: `${before}${(0, _escape_html_js__WEBPACK_IMPORTED_MODULE_0__.s)(text.trimStart())}${after}` };
		}
		function renderLine(line) {
			return render(line, true);
		}
		function renderLabel(line) {
			return render(line, false);
		}
		function render(line, hasLinks) {
			return markup`${line.map((part) => inline(part, hasLinks))}`;
		}
		function inline(part, hasLinks) {
			if (typeof part === "string") return piece(part);
			if ("name" in part) return name(part.name, part.most);
			if ("quote" in part) return markup`“${name(part.quote, part.most ?? _plain_text_js__WEBPACK_IMPORTED_MODULE_1__.Si)}”`;
			if ("code" in part) return markup`<code>${name(part.code, _plain_text_js__WEBPACK_IMPORTED_MODULE_1__.JK)}</code>`;
			if ("strong" in part) return markup`<strong>${render(part.strong, hasLinks)}</strong>`;
			if ("small" in part) return markup`<small>${render(part.small, hasLinks)}</small>`;
			if ("toned" in part) return markup`<span class="${part.tone}">${render(part.toned, hasLinks)}</span>`;
			return linked(hasLinks ? part.link : undefined, renderLabel(part.label));
		}
		function linked(address, label) {
			if (address === undefined) return label;
			if (/^(?:#[\w-]+|brands\/[\w-]+\.html)$/.test(address)) return markup`<a href="${address}">${label}</a>`;
			const url = (0, _web_url_js__WEBPACK_IMPORTED_MODULE_3__.BD)(address);
			return url === undefined ? label : markup`<a href="${url.href}" rel="noopener noreferrer nofollow">${label}</a>`;
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
	})
};
;
