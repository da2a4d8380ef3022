"use strict";
exports.id = 6484;
exports.ids = [6484, 985];
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
	})
};
;
