"use strict";
exports.id = "lib-pdf-flow";
exports.ids = ["lib-pdf-flow"];
exports.modules = {
	72881: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$d: () => drawChart,
			F7: () => SMALL_CHART_HEIGHT,
			Fn: () => CHART_HEIGHT
		});
		var _cantoo_pdf_lib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26140);
		var _chart_scale_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9027);
		var _colors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84893);
		var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63514);
		const CHART_HEIGHT = 160;
		const SMALL_CHART_HEIGHT = 80;
		const WHITE = (0, _cantoo_pdf_lib__WEBPACK_IMPORTED_MODULE_0__.Qhc)(1, 1, 1);
		const LABEL_STYLE = { size: 8 };
		const LAST_STYLE = {
			size: 11,
			isBold: true
		};
		const LEFT = 42;
		const FOOT = 20;
		const BARE_FOOT = 6;
		const GAP = 8;
		const MAX_DOTS = 60;
		function drawChart({ page, top }, box, chart, { setLine }) {
			const { lines, range, labelOf = _chart_scale_js__WEBPACK_IMPORTED_MODULE_3__.Gg, band, days, lastValue } = chart;
			const last = lastValue === undefined ? undefined : setLine(lastValue, LAST_STYLE);
			const left = box.x + LEFT;
			const foot = days.length > 0 ? FOOT : BARE_FOOT;
			const width = box.width - LEFT - GAP - (last ? last.width + GAP : 0);
			const floor = top - box.height + foot;
			const scale = (0, _chart_scale_js__WEBPACK_IMPORTED_MODULE_3__._K)(range);
			const { step, lowest, highest } = scale;
			const toY = (value) => floor + (value / step - lowest) / (highest - lowest) * (box.height - foot - GAP);
			const drawAcross = (y, color, thickness, dashArray = []) => page.drawLine({
				start: {
					x: left,
					y
				},
				end: {
					x: left + width,
					y
				},
				thickness,
				color,
				dashArray
			});
			if (band !== undefined) {
				const [low, high] = [toY(band[0]), toY(band[1])];
				if (high > low) page.drawRectangle({
					x: left,
					y: low,
					width,
					height: high - low,
					color: _colors_js__WEBPACK_IMPORTED_MODULE_1__.UE
				});
			}
			for (const value of (0, _chart_scale_js__WEBPACK_IMPORTED_MODULE_3__.Dx)(scale)) {
				const y = toY(value);
				const label = setLine(labelOf(value), LABEL_STYLE);
				drawAcross(y, value === 0 ? _colors_js__WEBPACK_IMPORTED_MODULE_1__.gN : _colors_js__WEBPACK_IMPORTED_MODULE_1__.xZ, value === 0 ? .9 : .4);
				(0, _text_js__WEBPACK_IMPORTED_MODULE_2__.V)(page, label, {
					x: left - 6 - label.width,
					y: y - 3,
					color: _colors_js__WEBPACK_IMPORTED_MODULE_1__.gN
				});
			}
			for (const value of new Set(band)) drawAcross(toY(value), _colors_js__WEBPACK_IMPORTED_MODULE_1__.gN, 1, [4, 3]);
			for (const { at, label: text } of days) {
				const label = setLine(text, LABEL_STYLE);
				const x = Math.min(left + at * width - label.width / 2, left + width - label.width);
				(0, _text_js__WEBPACK_IMPORTED_MODULE_2__.V)(page, label, {
					x: Math.max(left, x),
					y: floor - foot + 5,
					color: _colors_js__WEBPACK_IMPORTED_MODULE_1__.gN
				});
			}
			for (const line of lines.toReversed()) drawPoints(page, line, (at) => left + at * width, toY);
			const end = lines[0]?.points.at(-1);
			if (last && end) {
				(0, _text_js__WEBPACK_IMPORTED_MODULE_2__.V)(page, last, {
					x: left + end.at * width + GAP,
					y: toY(end.value) - 4,
					color: _colors_js__WEBPACK_IMPORTED_MODULE_1__.Pg
				});
			}
		}
		function drawPoints(page, { points, color = _colors_js__WEBPACK_IMPORTED_MODULE_1__.bg, dashes = [], thickness = 1.5 }, toX, toY) {
			const placed = points.map((point) => ({
				...point,
				x: toX(point.at),
				y: toY(point.value)
			}));
			placed.forEach((end, index) => {
				const start = placed[index - 1];
				if (start) page.drawLine({
					start,
					end,
					thickness,
					color,
					dashArray: dashes
				});
			});
			for (const { x, y, isCrossed } of placed) {
				if (isCrossed) drawCross(page, x, y);
				else if (placed.length <= MAX_DOTS) {
					page.drawCircle({
						x,
						y,
						size: 1.9 * thickness,
						color,
						borderColor: WHITE,
						borderWidth: .8
					});
				}
			}
		}
		function drawCross(page, x, y) {
			for (const slope of [1, -1]) {
				const [start, end] = [{
					x: x - 3.5,
					y: y - 3.5 * slope
				}, {
					x: x + 3.5,
					y: y + 3.5 * slope
				}];
				page.drawLine({
					start,
					end,
					thickness: 1.8,
					color: _colors_js__WEBPACK_IMPORTED_MODULE_1__.eU
				});
			}
		}
	}),
	84893: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$V: () => DOUBT,
			JY: () => RAISED,
			Pg: () => INK,
			Qx: () => LINES,
			UE: () => BAND,
			YI: () => LOSS,
			bg: () => ACCENT,
			eU: () => BAD,
			gN: () => MUTED,
			xZ: () => RULE,
			yq: () => GOOD
		});
		var _cantoo_pdf_lib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26140);
		const INK = (0, _cantoo_pdf_lib__WEBPACK_IMPORTED_MODULE_0__.Qhc)(.106, .137, .161);
		const MUTED = (0, _cantoo_pdf_lib__WEBPACK_IMPORTED_MODULE_0__.Qhc)(.337, .38, .416);
		const ACCENT = (0, _cantoo_pdf_lib__WEBPACK_IMPORTED_MODULE_0__.Qhc)(.043, .373, .514);
		const GOOD = (0, _cantoo_pdf_lib__WEBPACK_IMPORTED_MODULE_0__.Qhc)(.09, .408, .227);
		const BAD = (0, _cantoo_pdf_lib__WEBPACK_IMPORTED_MODULE_0__.Qhc)(.69, .149, .114);
		const DOUBT = (0, _cantoo_pdf_lib__WEBPACK_IMPORTED_MODULE_0__.Qhc)(.518, .314, 0);
		const RULE = (0, _cantoo_pdf_lib__WEBPACK_IMPORTED_MODULE_0__.Qhc)(.82, .84, .87);
		const RAISED = (0, _cantoo_pdf_lib__WEBPACK_IMPORTED_MODULE_0__.Qhc)(.945, .95, .955);
		const LOSS = (0, _cantoo_pdf_lib__WEBPACK_IMPORTED_MODULE_0__.Qhc)(.992, .914, .902);
		const BAND = (0, _cantoo_pdf_lib__WEBPACK_IMPORTED_MODULE_0__.Qhc)(.9, .915, .93);
		const LINES = [
			(0, _cantoo_pdf_lib__WEBPACK_IMPORTED_MODULE_0__.Qhc)(.043, .431, .6),
			(0, _cantoo_pdf_lib__WEBPACK_IMPORTED_MODULE_0__.Qhc)(.761, .341, .047),
			(0, _cantoo_pdf_lib__WEBPACK_IMPORTED_MODULE_0__.Qhc)(.18, .49, .196),
			(0, _cantoo_pdf_lib__WEBPACK_IMPORTED_MODULE_0__.Qhc)(.482, .247, .627),
			(0, _cantoo_pdf_lib__WEBPACK_IMPORTED_MODULE_0__.Qhc)(.541, .427, 0),
			(0, _cantoo_pdf_lib__WEBPACK_IMPORTED_MODULE_0__.Qhc)(.761, .094, .357),
			(0, _cantoo_pdf_lib__WEBPACK_IMPORTED_MODULE_0__.Qhc)(0, .475, .42),
			(0, _cantoo_pdf_lib__WEBPACK_IMPORTED_MODULE_0__.Qhc)(.365, .251, .216)
		];
	}),
	32960: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			u: () => createDocument,
			F: () => createFlow
		});
		var es = __webpack_require__(26140);
		var pdf_chart = __webpack_require__(72881);
		var colors = __webpack_require__(84893);
		var pdf_text = __webpack_require__(63514);
		;
		const LINE_HEIGHT = 1.4;
		const BAR_HEIGHT = 5;
		function toStrips(content, box, typesetter) {
			return [content].flat().flatMap((part) => {
				if (typeof part === "string") return textStrips({ text: part }, box, typesetter);
				return "bar" in part ? [barStrip(part, box.width)] : textStrips(part, box, typesetter);
			});
		}
		function heightOf(strips) {
			return strips.reduce((sum, { height }) => sum + height, 0);
		}
		function drawStrips(strips, page, x, top) {
			let y = top;
			for (const strip of strips) {
				strip.draw(page, x, y);
				y -= strip.height;
			}
		}
		function textStrips({ text, indent = 0, ...look }, box, { wrap }) {
			const { size = box.size, isBold = box.isBold ?? false, color = colors.Pg } = look;
			const spans = typeof text === "string" ? [{
				...look,
				text
			}] : text;
			const height = size * LINE_HEIGHT;
			return wrap(spans, {
				size,
				isBold
			}, box.width - indent).map((line) => ({
				height,
				draw(page, x, top) {
					const left = box.align === "right" ? x + box.width - line.width : x + indent;
					(0, pdf_text.V)(page, line, {
						x: left,
						y: top - size,
						color
					});
				}
			}));
		}
		function barStrip({ bar, color }, width) {
			return {
				height: BAR_HEIGHT + 4,
				draw(page, x, top) {
					const place = {
						x,
						y: top - BAR_HEIGHT - 2,
						height: BAR_HEIGHT
					};
					page.drawRectangle({
						...place,
						width,
						color: colors.JY
					});
					if (bar > 0) page.drawRectangle({
						...place,
						width: bar * width,
						color
					});
				}
			};
		}
		;
		const PAGE_WIDTH = 595.28;
		const PAGE_HEIGHT = 841.89;
		const BOTTOM = 64;
		const MARGIN = 50;
		const CONTENT_WIDTH = PAGE_WIDTH - 2 * MARGIN;
		const CONTENT_HEIGHT = PAGE_HEIGHT - MARGIN - BOTTOM;
		const LEAST_ON_PAGE = 90;
		const SPARE = 14;
		function drawBoxes(document, boxes) {
			for (const placed of balance(boxes)) {
				const page = document.addPage([PAGE_WIDTH, PAGE_HEIGHT]);
				let top = PAGE_HEIGHT - MARGIN;
				for (const box of placed) {
					box.draw?.({
						page,
						top
					});
					top -= box.height;
				}
			}
		}
		function balance(boxes) {
			const pages = paginate(boxes, () => CONTENT_HEIGHT);
			const missing = LEAST_ON_PAGE - heightOf(pages.at(-1) ?? []);
			if (pages.length < 2 || missing <= 0) return pages;
			const denser = paginate(boxes, () => CONTENT_HEIGHT + SPARE);
			if (denser.length < pages.length) return denser;
			const shorter = paginate(boxes, (page) => page === pages.length - 2 ? CONTENT_HEIGHT - missing : CONTENT_HEIGHT);
			return shorter.length === pages.length ? shorter : pages;
		}
		function paginate(boxes, roomOf) {
			const pages = [[]];
			let used = 0;
			for (let at = 0; at < boxes.length;) {
				const room = roomOf(pages.length - 1);
				let chunk = chunkAt(boxes, at);
				if (heightOf(chunk) > CONTENT_HEIGHT) chunk = chunk.slice(0, 1);
				at += chunk.length;
				const isWanted = used > (chunk[0]?.newPageFrom ?? Number.POSITIVE_INFINITY) * CONTENT_HEIGHT;
				if (used > 0 && (isWanted || used + heightOf(chunk) > room)) {
					pages.push([]);
					used = 0;
				}
				const heads = used === 0 && pages.length > 1 ? chunk[0]?.heads ?? [] : [];
				for (const box of [...heads, ...chunk]) {
					if (used === 0 && box.isSpace) continue;
					pages.at(-1)?.push(box);
					used += box.height;
				}
			}
			return pages;
		}
		function chunkAt(boxes, start) {
			let end = start;
			while (boxes[end]?.isKept) end += 1;
			return boxes.slice(start, end + 1);
		}
		;
		const TEXT_SIZE = 9;
		const HEAD_SIZE = 8.5;
		const PADDING = {
			x: 5,
			y: 3.5
		};
		const PLAIN_PADDING = {
			x: 0,
			y: 1.5
		};
		const KEPT_ROWS = 3;
		const MOST_KEPT = 80;
		const HIGHEST_ROW = CONTENT_HEIGHT / 2;
		function layOutTable(columns, rows, { isPlain = false, size = TEXT_SIZE }, typesetter) {
			const padding = isPlain ? PLAIN_PADDING : PADDING;
			function place(cells, spans, isHead = false) {
				let x = MARGIN;
				const placed = spans.map(({ share, align }, index) => {
					const cell = cells[index] ?? "";
					const { content, ground } = typeof cell === "object" && "content" in cell ? cell : {
						content: cell,
						ground: undefined
					};
					const width = share * CONTENT_WIDTH;
					const look = isHead ? {
						size: Math.min(size, HEAD_SIZE),
						isBold: true
					} : { size };
					x += width;
					const box = {
						...look,
						width: width - 2 * padding.x,
						align
					};
					return {
						x: x - width,
						width,
						strips: toStrips(content, box, typesetter),
						ground
					};
				});
				return toRow(placed);
			}
			function toRow(cells) {
				return {
					cells,
					height: Math.max(...cells.map(({ strips }) => heightOf(strips))) + 2 * padding.y
				};
			}
			function split(row) {
				if (row.height <= HIGHEST_ROW) return [row];
				const cut = row.cells.map((cell) => {
					let left = HIGHEST_ROW - 2 * padding.y;
					const end = cell.strips.findIndex(({ height }) => {
						left -= height;
						return left < 0;
					});
					return {
						cell,
						end: end === -1 ? cell.strips.length : end
					};
				});
				const first = cut.map(({ cell, end }) => ({
					...cell,
					strips: cell.strips.slice(0, end)
				}));
				const rest = cut.map(({ cell, end }) => ({
					...cell,
					strips: cell.strips.slice(end)
				}));
				return [toRow(first), ...split(toRow(rest))];
			}
			function toBox({ cells, height }, isHead = false) {
				return {
					height,
					draw({ page, top }) {
						const y = top - height;
						for (const { x, width, ground } of cells) {
							if (ground) page.drawRectangle({
								x,
								y,
								width,
								height: height - .5,
								color: ground
							});
						}
						for (const { x, strips } of cells) drawStrips(strips, page, x + padding.x, top - padding.y);
						if (isPlain) return;
						page.drawLine({
							start: {
								x: MARGIN,
								y
							},
							end: {
								x: MARGIN + CONTENT_WIDTH,
								y
							},
							thickness: isHead ? .9 : .4,
							color: isHead ? colors.gN : colors.xZ
						});
					}
				};
			}
			const titled = (content) => ({
				content,
				ground: colors.JY
			});
			const head = isPlain ? [] : [toBox(place(columns.map(({ title }) => titled(title)), columns, true), true)];
			let group = [];
			const body = rows.flatMap((row, index) => {
				if (!Array.isArray(row)) {
					const title = toBox(place([titled(row.group)], [{ share: 1 }], true));
					group = [title];
					return [{
						...title,
						heads: head,
						isKept: true
					}];
				}
				const heads = [...head, ...group];
				const isAtEnd = index < KEPT_ROWS - 1 || index >= rows.length - KEPT_ROWS && index < rows.length - 1;
				return split(place(row, columns)).map((piece) => ({
					...toBox(piece),
					heads,
					isKept: isAtEnd && index < rows.length - 1 && piece.height <= MOST_KEPT
				}));
			});
			return [...head.map((box) => ({
				...box,
				isKept: true
			})), ...body];
		}
		;
		const flow_TEXT_SIZE = 9.5;
		const CAPTION_SIZE = 8.5;
		const HEADINGS = {
			0: {
				size: 16,
				above: 0
			},
			1: {
				size: 14,
				above: 20
			},
			2: {
				size: 11,
				above: 10
			}
		};
		const FOOTER_SIZE = 8;
		const GAP = 14;
		const CHARTS_IN_A_ROW = 3;
		function createFlow(document, typesetter) {
			const boxes = [];
			const bookmarks = [];
			function write(content, size, isHeading = false) {
				const strips = toStrips(content, {
					width: CONTENT_WIDTH,
					size
				}, typesetter);
				for (const [index, { height, draw }] of strips.entries()) {
					const isNearEnd = index === 0 || index === strips.length - 2;
					boxes.push({
						height,
						isKept: isHeading || isNearEnd && index < strips.length - 1,
						draw: ({ page, top }) => draw(page, MARGIN, top)
					});
				}
			}
			const space = (height, isKept = false) => boxes.push({
				height,
				isSpace: true,
				isKept
			});
			return {
				paragraph: (content) => write(content, flow_TEXT_SIZE),
				heading(text, level = 1) {
					const { size, above } = HEADINGS[level];
					space(above, true);
					if (level < 2) {
						const title = text.map((span) => span.text).join("");
						boxes.push({
							height: 0,
							isKept: true,
							draw: (place) => bookmarks.push({
								title,
								...place
							})
						});
					}
					write({
						text,
						size,
						isBold: true
					}, size, true);
					space(level < 2 ? 5 : 2, true);
				},
				caption(text) {
					write({
						text,
						size: CAPTION_SIZE,
						color: colors.gN
					}, CAPTION_SIZE, true);
					space(4, true);
				},
				table(columns, rows, style = {}) {
					boxes.push(...layOutTable(columns, rows, style, typesetter));
				},
				chart(chart) {
					boxes.push({
						height: pdf_chart.Fn,
						draw: (place) => (0, pdf_chart.$d)(place, {
							x: MARGIN,
							width: CONTENT_WIDTH,
							height: pdf_chart.Fn
						}, chart, typesetter)
					});
				},
				charts(charts) {
					const width = (CONTENT_WIDTH + GAP) / CHARTS_IN_A_ROW - GAP;
					for (let first = 0; first < charts.length; first += CHARTS_IN_A_ROW) {
						const row = charts.slice(first, first + CHARTS_IN_A_ROW).map(({ title, chart }, index) => ({
							chart,
							strips: toStrips({ text: title }, {
								width,
								size: CAPTION_SIZE
							}, typesetter),
							x: MARGIN + index * (width + GAP)
						}));
						const above = Math.max(...row.map(({ strips }) => heightOf(strips)));
						boxes.push({
							height: above + pdf_chart.F7 + GAP,
							draw({ page, top }) {
								for (const { chart, strips, x } of row) {
									drawStrips(strips, page, x, top);
									const box = {
										x,
										width,
										height: pdf_chart.F7
									};
									(0, pdf_chart.$d)({
										page,
										top: top - above
									}, box, chart, typesetter);
								}
							}
						});
					}
				},
				space(height) {
					space(height);
				},
				pageFrom: (share) => boxes.push({
					height: 0,
					newPageFrom: share
				}),
				isOnFirstPage: (height) => heightOf(boxes) + height <= CONTENT_HEIGHT,
				finish(text) {
					drawBoxes(document, boxes);
					const pages = document.getPages();
					const style = { size: FOOTER_SIZE };
					const [name] = typesetter.wrap(text, style, CONTENT_WIDTH - 100);
					for (const [index, page] of pages.entries()) {
						const number = typesetter.setLine(`Page ${index + 1} of ${pages.length}`, style);
						if (name) (0, pdf_text.V)(page, name, {
							x: MARGIN,
							y: 36,
							color: colors.gN
						});
						(0, pdf_text.V)(page, number, {
							x: MARGIN + CONTENT_WIDTH - number.width,
							y: 36,
							color: colors.gN
						});
					}
					addOutline(document, bookmarks);
				}
			};
		}
		function addOutline({ context, catalog }, bookmarks) {
			if (bookmarks.length === 0) return;
			const outline = context.nextRef();
			const items = bookmarks.map(() => context.nextRef());
			for (const [index, item] of items.entries()) {
				const bookmark = bookmarks[index];
				if (bookmark === undefined) continue;
				const { title, page, top } = bookmark;
				const [before, after] = [items[index - 1], items[index + 1]];
				context.assign(item, context.obj({
					Title: es.lvW.fromText(title),
					Parent: outline,
					Dest: [
						page.ref,
						"XYZ",
						null,
						top,
						null
					],
					...before && { Prev: before },
					...after && { Next: after }
				}));
			}
			const ends = {
				First: items[0],
				Last: items.at(-1)
			};
			context.assign(outline, context.obj({
				Type: "Outlines",
				...ends,
				Count: items.length
			}));
			catalog.set(es.S56.of("Outlines"), outline);
		}
		async function createDocument(title, createdAt) {
			const document = await es.UL4.create();
			document.setTitle(title, { showInWindowTitleBar: true });
			document.setLanguage("en");
			document.setCreator("AI Visibility Gate");
			document.setProducer("AI Visibility Gate");
			document.setCreationDate(createdAt);
			document.setModificationDate(createdAt);
			return document;
		}
	}),
	13959: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { _: () => embedFonts });
		var _cantoo_fontkit__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23052);
		const FEATURES = {
			liga: false,
			clig: false,
			calt: false,
			rlig: false,
			kern: false
		};
		async function embedFonts(document, typefaces) {
			document.registerFontkit(_cantoo_fontkit__WEBPACK_IMPORTED_MODULE_0__);
			const fonts = {
				regular: [],
				bold: []
			};
			for (const { regular, bold } of typefaces) {
				const font = await embedFont(document, regular);
				fonts.regular.push(font);
				fonts.bold.push(bold ? await embedFont(document, bold) : font);
			}
			return fonts;
		}
		async function embedFont(document, file) {
			const postscriptName = faceOf(file);
			const embedded = await document.embedFont(file.bytes, {
				subset: true,
				features: FEATURES,
				...postscriptName !== undefined && { postscriptName }
			});
			const known = new Set(embedded.getCharacterSet());
			const widths = new Map();
			return {
				embedded,
				hasAll: (text) => Array.from(text).every((character) => known.has(character.codePointAt(0) ?? 0)),
				widthOf(character) {
					const width = widths.get(character) ?? embedded.widthOfTextAtSize(character, 1);
					widths.set(character, width);
					return width;
				}
			};
		}
		function faceOf({ bytes, face }) {
			const opened = _cantoo_fontkit__WEBPACK_IMPORTED_MODULE_0__.create(bytes);
			return "fonts" in opened ? face ?? opened.fonts[0]?.postscriptName ?? undefined : undefined;
		}
	}),
	63514: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			V: () => drawLine,
			e: () => createTypesetter
		});
		var _cantoo_pdf_lib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26140);
		var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94869);
		var _colors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84893);
		const REPLACEMENT = "?";
		const BREAKS_ANYWHERE = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303F\uFF00-\uFFEF]/u;
		const JOINT = /^[-/]/;
		const NEVER_FIRST = /^[\p{Pe}\p{Pf}\p{Po}\p{Lm}ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ]/u;
		const NEVER_LAST = /^[\p{Ps}\p{Pi}]/u;
		const SHAPES = new Map([
			["→", "M.05-.38L.56-.38L.43-.53L.51-.6L.78-.33L.51-.06L.43-.13L.56-.28L.05-.28Z"],
			["▼", "M.05-.6L.75-.6L.4-.06Z"],
			["✓", "M.06-.32L.18-.42L.31-.24L.64-.68L.76-.58L.32 0Z"],
			["✗", "M.1-.58L.2-.68L.4-.45L.6-.68L.7-.58L.49-.34L.7-.1L.6 0L.4-.23L.2 0L.1-.1L.31-.34Z"]
		]);
		const SHAPE_WIDTH = .8;
		function createTypesetter(fonts) {
			const missing = new Set();
			const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
			function cut(text, style) {
				const pieces = [];
				for (const look of typeof text === "string" ? [{ text }] : text) {
					const { size, isBold = false } = {
						...style,
						...look
					};
					const ranked = isBold ? fonts.bold : fonts.regular;
					const [first] = ranked;
					if (first === undefined) throw new TypeError("there is no font");
					const line = (0, _text_js__WEBPACK_IMPORTED_MODULE_2__.OX)(`.${look.text}.`).slice(1, -1);
					for (const { segment } of graphemes.segment((0, _text_js__WEBPACK_IMPORTED_MODULE_2__.S8)(line, "NFC"))) {
						const character = segment.replace(/\p{Default_Ignorable_Code_Point}/gu, "");
						const before = pieces.at(-1);
						if (character === "" || character === " " && (before?.text ?? " ") === " ") continue;
						if (SHAPES.has(character)) {
							pieces.push({
								text: character,
								font: first,
								size,
								look,
								width: SHAPE_WIDTH * size
							});
							continue;
						}
						const font = choose(character, ranked, before?.font);
						if (font === undefined) missing.add(scriptOf(character));
						const shown = font ? character : REPLACEMENT;
						const { widthOf } = font ?? first;
						pieces.push({
							text: shown,
							font: font ?? first,
							size,
							look,
							width: widthOf(shown) * size
						});
					}
				}
				if (pieces.at(-1)?.text === " ") pieces.pop();
				return pieces;
			}
			const wrapText = (text, style, width) => wrapPieces(cut(text, style), width).map((pieces) => toLine(pieces, style.size));
			return {
				wrap: wrapText,
				setLine: (text, style) => toLine(cut(text, style), style.size),
				missingScripts: () => [...missing].sort()
			};
		}
		function drawLine(page, { runs }, at) {
			for (const { text, font, size, look, width, ...run } of runs) {
				const { url, ground, color = url === undefined ? at.color : _colors_js__WEBPACK_IMPORTED_MODULE_1__.bg } = look;
				const place = {
					x: at.x + run.x,
					y: at.y
				};
				const foot = at.y - .3 * size;
				if (ground) page.drawRectangle({
					x: place.x,
					y: foot,
					width,
					height: 1.25 * size,
					color: ground
				});
				const shape = SHAPES.get(text);
				if (shape === undefined) page.drawText(text, {
					...place,
					size,
					font,
					color
				});
				else page.drawSvgPath(shape, {
					...place,
					scale: size,
					color,
					borderWidth: 0
				});
				if (url !== undefined) addLink(page, [
					place.x,
					foot,
					place.x + width,
					at.y + size
				], url);
			}
		}
		function addLink(page, rectangle, url) {
			const { context } = page.doc;
			const link = context.obj({
				Type: "Annot",
				Subtype: "Link",
				Rect: rectangle,
				Border: [
					0,
					0,
					0
				],
				A: {
					S: "URI",
					URI: _cantoo_pdf_lib__WEBPACK_IMPORTED_MODULE_0__.mAw.of(url.replace(/[\\()]/g, "\\$&"))
				}
			});
			page.node.addAnnot(context.register(link));
		}
		function choose(character, fonts, before) {
			if (character === " " && before?.hasAll(character)) return before;
			return isDrawable(character) ? fonts.find(({ hasAll }) => hasAll(character)) : undefined;
		}
		function wrapPieces(pieces, width) {
			const lines = [];
			let line = [];
			let used = 0;
			const fits = (more) => more.reduce((sum, piece) => sum + piece.width, used) <= width;
			function add(more) {
				line.push(...more);
				for (const piece of more) used += piece.width;
			}
			function end() {
				if (line.length > 0) lines.push(line);
				line = [];
				used = 0;
			}
			for (const word of toWords(pieces)) {
				if (fits(word)) {
					add(word);
					continue;
				}
				end();
				for (const piece of word[0]?.text === " " ? word.slice(1) : word) {
					if (!fits([piece])) end();
					add([piece]);
				}
			}
			end();
			return lines.length > 0 ? lines : [[]];
		}
		function toWords(pieces) {
			const words = [];
			let before;
			for (const piece of pieces) {
				const word = words.at(-1);
				if (word === undefined || before === undefined || mayBreak(before, piece.text)) words.push([piece]);
				else word.push(piece);
				before = piece.text;
			}
			return words;
		}
		function mayBreak(before, after) {
			if (after === " ") return true;
			if (before === " " || NEVER_LAST.test(before) || NEVER_FIRST.test(after)) return false;
			if (JOINT.test(before) && /^\p{L}/u.test(after)) return true;
			return BREAKS_ANYWHERE.test(before) || BREAKS_ANYWHERE.test(after);
		}
		function toLine(pieces, size) {
			const line = {
				size,
				width: 0,
				runs: []
			};
			for (const { text, font, width, ...style } of pieces) {
				const run = line.runs.at(-1);
				const isShape = SHAPES.has(text) || SHAPES.has(run?.text ?? "");
				if (run && !isShape && run.font === font.embedded && run.look === style.look) {
					run.text += text;
					run.width += width;
				} else line.runs.push({
					text,
					font: font.embedded,
					...style,
					x: line.width,
					width
				});
				line.width += width;
			}
			return line;
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
