"use strict";
exports.id = "lib-document-html-page";
exports.ids = ["lib-document-html-page"];
exports.modules = {
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
	67412: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { C: () => renderPage });
		var external_node_crypto_ = __webpack_require__(77598);
		;
		function policyHash(text) {
			return `sha256-${(0, external_node_crypto_.createHash)("sha256").update(text).digest("base64")}`;
		}
		var markup = __webpack_require__(81358);
		;
		const STYLES = `
:root {
  color-scheme: light dark;
  --page: #fbfbfa; --surface: #ffffff; --raised: #f3f4f4; --line: #dfe3e6;
  --text: #1b2329; --muted: #56616a; --accent: #0b5f83;
  --good: #17683a; --bad: #b0261d; --doubt: #845000;
  --line-1: #0b6e99; --line-2: #c2570c; --line-3: #2e7d32;
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    --page: #13171a; --surface: #191e22; --raised: #22282d; --line: #343c43;
    --text: #e4e9ec; --muted: #a2afb8; --accent: #74c3e6;
    --good: #7fd09c; --bad: #ff9d94; --doubt: #ecbb6b;
    --line-1: #6fc3ea; --line-2: #ffab66; --line-3: #81d18a;
  }
}
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding-top: 4rem; }
body {
  margin: 0;
  background: var(--page);
  color: var(--text);
  font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", sans-serif;
  overflow-wrap: anywhere;
}
main { max-width: 70rem; margin: 0 auto; padding: 1.5rem 1.25rem 3rem; }
main:focus { outline: none; }
p, ul, ol, pre, figure { margin: 0 0 1rem; }
ul { padding-left: 1.25rem; }
p, section ul { max-width: 50rem; }
p, li { text-wrap: pretty; }
h1, h2, h3 { line-height: 1.25; text-wrap: balance; }
h1 { margin: 0 0 0.75rem; font-size: clamp(1.5rem, 1.2rem + 1.5vw, 1.875rem); font-weight: 650; letter-spacing: -0.015em; }
h2 { margin: 0 0 0.5rem; font-size: 1.125rem; font-weight: 650; }
h3 { margin: 0 0 0.5rem; font-size: 1rem; font-weight: 600; }
small { font-size: 0.8125rem; color: var(--muted); font-weight: 400; }
code { font-family: ui-monospace, "Cascadia Code", "Noto Sans Mono", "Liberation Mono", monospace; font-size: 0.875em; }
a { color: var(--accent); text-underline-offset: 0.15em; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: absolute; left: 1.25rem; top: -4rem; padding: 0.5rem 1rem; background: var(--surface); border-radius: 0.375rem; }
.skip:focus { top: 0.75rem; }
.muted { color: var(--muted); font-size: 0.875rem; }
.better { color: var(--good); }
.worse { color: var(--bad); }
.doubtful { color: var(--doubt); }
header { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 2rem; margin-bottom: 1rem; font-size: 0.875rem; }
header p { margin: 0; }
.product { color: var(--muted); }
.status { font-weight: 650; }
.status::before { content: ""; display: inline-block; width: 0.75em; height: 0.75em; margin-right: 0.5em; border-radius: 50%; background: currentColor; }
.status.pass { color: var(--good); }
.status.fail, .status.error { color: var(--bad); }
.status.warn { color: var(--doubt); }
.status.report { color: var(--accent); }
h1:has(+ p) { margin-bottom: 0.5rem; }
.first > h1 + p { max-width: 64rem; font-size: 1.125rem; }
.scroll { max-width: 100%; margin-bottom: 1rem; overflow: auto; background: var(--surface); border: 1px solid var(--line); border-radius: 0.5rem; }
table { width: 100%; border-collapse: separate; border-spacing: 0; font-size: 0.9375rem; line-height: 1.4; overflow-wrap: break-word; }
caption { padding: 0.625rem 1rem; color: var(--muted); font-size: 0.875rem; text-align: left; }
caption span { display: block; position: sticky; left: 1rem; width: max-content; max-width: min(58rem, 100vw - 5rem); }
th, td { max-width: 28rem; padding: 0.5rem 1rem; border-top: 1px solid var(--line); text-align: left; vertical-align: top; }
thead > tr > * { position: sticky; top: 0; background: var(--raised); font-size: 0.8125rem; font-weight: 600; }
caption.hidden + thead > tr > *, thead + tbody tr:first-child > * { border-top: 0; }
thead > tr > * { border-bottom: 1px solid var(--line); }
tbody th { font-weight: 500; }
.number { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
td small { display: inline-block; }
.grid { font-variant-numeric: tabular-nums; }
.grid thead > * > * { width: 12rem; }
.grid th, .grid td { padding: 0.4375rem 0.75rem; }
.grid tbody > tr > * + * { border-left: 1px solid var(--line); }
.grid tbody th { min-width: 6rem; vertical-align: middle; }
.grid .now { font-size: 1.25rem; line-height: 1.25; }
.now + small, .was small { white-space: nowrap; }
.grid .was { display: flex; align-items: center; justify-content: space-between; gap: 0.5rem; min-height: 1.125rem; }
.grid .was:has(> small:only-child:empty) { display: none; }
td.loss { background: color-mix(in srgb, var(--bad) 11%, var(--surface)); }
td.loss b { color: var(--bad); }
.note { margin-top: -0.5rem; max-width: none; font-size: 0.8125rem; }
.spark { flex: 1 1 0; width: 0; min-width: 1.5rem; max-width: 5rem; height: 1.25rem; overflow: visible; }
.end { stroke: var(--accent); stroke-width: 5; stroke-linecap: round; vector-effect: non-scaling-stroke; }
.cards { padding: 0; list-style: none; }
.cards > li { padding: 0.75rem 1rem; background: var(--surface); border: 1px solid var(--line); border-radius: 0.5rem; font-size: 0.9375rem; }
.cards > li > * { margin-bottom: 0.375rem; }
.cards > li > :last-child { margin-bottom: 0; }
.cards > li > :first-child { font-size: 1rem; }
.answers { max-width: 50rem; padding: 0; list-style: none; }
.answers > li { margin: 0 0 1.5rem; padding-left: 1rem; border-left: 3px solid var(--line); }
.answers > li > h3 { font-size: 0.875rem; }
pre { padding: 0.75rem 1rem; background: var(--surface); border: 1px solid var(--line); border-radius: 0.5rem; white-space: pre-wrap; }
summary { width: fit-content; padding: 0.25rem 0; color: var(--accent); cursor: pointer; }
details { margin-bottom: 0.5rem; }
section { margin-top: 1.75rem; }
section:has(> details) { margin: 0; border-top: 1px solid var(--line); }
section > details { margin: 0; }
section > details > summary { width: auto; padding: 0.625rem 0; }
section > details > summary > h2 { display: inline; color: var(--text); font-size: 1rem; }
section > details > div { padding: 0.5rem 0 1rem; }
footer { margin-top: 1.5rem; color: var(--muted); font-size: 0.875rem; }
footer p { margin-bottom: 0.375rem; }
figcaption { font-weight: 600; }
.level > * { display: block; color: var(--muted); font-size: 0.9375rem; line-height: 1.35; }
.level b { white-space: nowrap; color: var(--text); font-size: 3rem; font-weight: 650; line-height: 1.1; letter-spacing: -0.03em; font-variant-numeric: tabular-nums; }
.level b.worse, .level b small { color: var(--bad); }
.level b small { font-size: 0.5em; }
@media (min-width: 56rem) {
  .lead { display: grid; grid-template: auto auto auto / 9.5rem 1fr 13rem; gap: 0 1rem; align-items: center; }
  .lead figcaption, .lead .muted { grid-column: 1 / -1; max-width: none; }
  .lead .muted { margin: 0; }
  .lead .legend { display: block; align-self: start; }
}
.chart { display: block; width: 100%; max-width: 52rem; height: auto; overflow: visible; }
.chart text { fill: var(--muted); font-size: 13px; font-variant-numeric: tabular-nums; }
.rule { stroke: var(--line); stroke-width: 1; vector-effect: non-scaling-stroke; }
.line { fill: none; stroke: var(--accent); stroke-width: 2; stroke-linejoin: round; vector-effect: non-scaling-stroke; }
.dot { fill: var(--accent); }
.whole .line { stroke: var(--text); stroke-width: 3.5; }
.whole .dot { fill: var(--text); }
.worst .line { stroke-width: 3.5; }
${[
			1,
			2,
			3
		].map((index) => `.line-${index} .line { stroke: var(--line-${index}); } .line-${index} .dot { fill: var(--line-${index}); }`).join("\n")}
.line-2 .line { stroke-dasharray: 9 4; }
.line-3 .line { stroke-dasharray: 2 3; }
.strip { fill: transparent; }
a:hover > .strip, a:focus > .strip { fill: color-mix(in srgb, var(--muted) 20%, transparent); }
.cross { fill: none; stroke: var(--bad); stroke-width: 3; stroke-linecap: round; vector-effect: non-scaling-stroke; }
.legend { display: flex; flex-wrap: wrap; gap: 0.125rem 1.5rem; margin: 0.5rem 0; padding: 0; list-style: none; font-size: 0.9375rem; }
.legend li { padding-left: 2.25rem; text-indent: -2.25rem; }
.legend strong { white-space: nowrap; }
.legend svg { width: 1.75rem; height: 0.625rem; margin-right: 0.25rem; }
.answer { margin: 0.375rem 0 0.5rem; white-space: pre-wrap; }
.gates ul { columns: 18rem; max-width: none; }
.run, .fleet:has(~ .run:target, ~ .run :target) { display: none; }
.run:target, .run:has(:target) { display: block; }
@media (max-width: 40rem) {
  main { padding: 1rem 1rem 2rem; }
  .first > h1 + p { font-size: 1rem; }
  .chart text { font-size: 22px; }
  .chart .day:nth-of-type(even) { display: none; }
  table, caption, tbody, tr, th, td { display: block; }
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  tr { padding: 0.5rem 0; border-top: 1px solid var(--line); }
  tbody > tr:first-child { border-top: 0; }
  th, td, .number { max-width: none; padding: 0.125rem 1rem; border: 0; text-align: left; }
  td[data-label]:empty { display: none; }
  td[data-label]::before { content: attr(data-label) ": "; color: var(--muted); font-size: 0.8125rem; }
  .grid tr { display: grid; grid-template-columns: repeat(auto-fill, minmax(4.75rem, 1fr)); padding: 0.25rem; gap: 0.25rem; }
  .grid th { grid-column: 1 / -1; font-weight: 600; }
  .grid th, .grid td { padding: 0.125rem 0.375rem; }
  .grid tbody > tr > * + * { border-left: 0; }
  .grid td:empty, .grid .spark { display: none; }
  .grid td[data-label]::before { content: attr(data-label); display: block; font-weight: 400; }
  .grid td { border-radius: 0.25rem; }
  .grid .now { font-size: 1.125rem; }
  .now + small { display: block; }
  .now + small, .was small { white-space: normal; }
}
/** Closed folds are not printed. */
@media print {
  @page { margin: 16mm; }
  html { font-size: 9pt; }
  body { background: none; }
  main { max-width: none; padding: 0; }
  .skip, .gates, details:not([open]), section:has(> details:not([open])) { display: none; }
  .lead { display: grid; grid-template-columns: 8.5rem 1fr; align-items: center; }
  .lead figcaption, .lead .legend, .lead .muted { grid-column: 1 / -1; }
  .lead .chart text { font-size: 15px; }
  .scroll { overflow: visible; border: 0; }
  thead > tr > *, caption span { position: static; }
  tr, figure, .scroll, .cards > li { break-inside: avoid; }
  h1, h2, h3, caption, thead, summary { break-after: avoid; }
  .status::before, td, thead > tr > * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
`;
		;
		function renderPage({ title, body, styles = "", script }) {
			const policy = [
				"default-src 'none'",
				`style-src '${policyHash(STYLES + styles)}'`,
				...script === undefined ? [] : [`script-src '${policyHash(script)}'`],
				"img-src 'none'",
				"base-uri 'none'",
				"form-action 'none'"
			].join("; ");
			return (0, markup.PT)`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${{ html: policy }}">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>${{ html: STYLES + styles }}</style>
</head>
<body>
<a class="skip" href="#report">Skip to the report</a>
<main id="report" tabindex="-1">
${body}
</main>
${script === undefined ? undefined : (0, markup.PT)`<script>${{ html: script }}<\/script>\n`}</body>
</html>
`.html;
		}
	}),
	90673: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Rz: () => renderBlocks });
		var _numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46958);
		var _blocks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13800);
		var _draw_chart_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90985);
		var _plain_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57854);
		var _markup_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81358);
		const PLACES = {
			top: 12,
			bottom: 212,
			left: 64,
			right: 706
		};
		const SPARK = {
			width: 80,
			height: 20,
			edge: 2.5
		};
		function renderBlocks(blocks, level, room = { left: Number.POSITIVE_INFINITY }) {
			const shown = [];
			for (const block of blocks) {
				const rendered = (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)`${renderBlock(block, level)}
`;
				if ((0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.$d)(rendered) > room.left) continue;
				room.left -= (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.$d)(rendered);
				shown.push(rendered);
			}
			const leftOut = blocks.length - shown.length;
			if (leftOut === 0) return (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)`${shown}`;
			return (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)`${shown}<p class="muted">${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_3__.pq)(leftOut, "part")} left out here to keep the file small. The result file has room for more.</p>`;
		}
		function renderBlock(block, level) {
			switch (block.kind) {
				case "heading": return heading(block, level);
				case "line": return (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)`<p>${(0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.ni)(block.text)}</p>`;
				case "code": return (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)`<pre><code>${(0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.Mn)(block.text)}</code></pre>`;
				case "list": return (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)`<ul>${block.items.map((item) => (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)`<li>${(0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.ni)(item)}</li>`)}</ul>`;
				case "table": return table(block);
				case "chart": return chart(block);
				case "card": {
					const hasText = block.cards.some(({ text }) => text !== undefined);
					return (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)`<ol class="${hasText ? "answers" : "cards"}">${block.cards.map((each) => card(each, level))}</ol>`;
				}
				case "fold": {
					const id = block.id && (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)` id="${block.id}"`;
					return (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)`<details><summary>${(0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.Lx)(block.title)}</summary>
<div${id}>${renderBlocks(block.blocks, level)}</div></details>`;
				}
			}
		}
		function heading({ text, more = [] }, level) {
			return (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)`<h${level}>${(0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.ni)(text)}</h${level}>${more.length > 0 ? (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)`<p>${(0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.ni)(more)}</p>` : undefined}`;
		}
		function card({ title, lines: allLines = [], text, todo }, level) {
			const shown = allLines.filter(({ length }) => length > 0).map(_markup_js__WEBPACK_IMPORTED_MODULE_2__.ni);
			return (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)`<li><h${level}>${(0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.ni)(title)}</h${level}>
${text === undefined ? undefined : (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)`<p class="answer" dir="auto">${(0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.Mn)((0, _plain_text_js__WEBPACK_IMPORTED_MODULE_4__.dW)(text))}</p>`}${shown.length > 1 ? (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)`<ul>${shown.map((item) => (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)`<li>${item}</li>`)}</ul>` : shown.map((only) => (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)`<p>${only}</p>`)}${todo && (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)`<p><strong>${_blocks_js__WEBPACK_IMPORTED_MODULE_0__.Pf}</strong> ${(0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.ni)(todo)}</p>`}</li>
`;
		}
		function chart(drawn) {
			const { title, description, legend, lines, level, total } = drawn;
			const classes = (0, _draw_chart_js__WEBPACK_IMPORTED_MODULE_1__.x)(lines);
			return (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)`<figure${level && (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)` class="lead"`}>
<figcaption>${title}</figcaption>
${level && bigNumber(level)}<svg class="chart" viewBox="0 0 720 250"><g role="img" aria-label="${title}. ${description}"><g aria-hidden="true">
${(0, _draw_chart_js__WEBPACK_IMPORTED_MODULE_1__.$)(drawn, PLACES)}</g></g>
${pointLinks(drawn)}</svg>
<ul class="legend">${lines.map((line) => legendItem(line, classes.get(line), total))}</ul>
${legend.length > 0 ? (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)`<p class="muted">${(0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.ni)(legend)}</p>` : undefined}</figure>`;
		}
		function bigNumber({ now, was, basis, isLoss }) {
			return (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)`<p class="level"><b${isLoss ? (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)` class="worse"` : undefined}>${now}${isLoss ? (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)`&nbsp;<small>▼</small>` : undefined}</b> <span>${basis}</span> <span>${was}</span></p>
`;
		}
		function pointLinks({ links = [] }) {
			const { top, bottom, left, right } = PLACES;
			const width = Math.min(48, (right - left) / links.length);
			return links.map(({ at, label, link }) => {
				const x = (0, _numbers_js__WEBPACK_IMPORTED_MODULE_3__.un)(left + at * (right - left) - width / 2);
				const strip = (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)`<title>${label}</title><rect class="strip" x="${x}" y="${top}" width="${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_3__.un)(width)}" height="${bottom - top}"/>`;
				return (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)`${(0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.q)(link, strip)}
`;
			});
		}
		function legendItem(line, style, total = "all") {
			const label = line.name === undefined ? (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)`<strong>${(0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.UU)(total)}</strong>` : (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.UU)(line.name);
			return (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)`<li><svg class="${style}" viewBox="0 0 28 10" aria-hidden="true"><line class="line" x1="0" x2="28" y1="5" y2="5"/></svg> ${label} ${line.isLoss ? (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)`<strong class="worse">${line.last} ▼</strong>` : line.last}</li>
`;
		}
		function table({ caption, columns, rows, isGrid = false, note = [] }) {
			const whole = (0, _numbers_js__WEBPACK_IMPORTED_MODULE_3__.cz)(columns.map(({ width = 1 }) => width));
			const widths = columns.map(({ width = 1 }) => (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)`<col width="${Math.round(100 * width / whole)}%">`);
			const titles = columns.map(({ title }) => (0, _plain_text_js__WEBPACK_IMPORTED_MODULE_4__.oi)(title));
			const head = columns.map((column) => column.title.length === 0 ? (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)`<td></td>` : (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)`<th scope="col"${numberClass(column)}>${(0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.ni)(column.title)}</th>`);
			const toCell = (cell, at) => {
				if ("now" in cell) return value(cell, titles[at] ?? "");
				if (at === 0 && cell.length > 0) return (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)`<th scope="row">${(0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.ni)(cell)}</th>`;
				if (cell.length === 0) return (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)`<td></td>`;
				return (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)`<td${numberClass(columns[at])} data-label="${titles[at]}">${(0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.ni)(cell)}</td>`;
			};
			const toRow = (row) => (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)`<tr>${row.map(toCell)}</tr>
`;
			return (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)`<div class="scroll" role="group" aria-label="${caption}" tabindex="0">
<table${isGrid ? (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)` class="grid"` : undefined}>
${isGrid ? (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)`<caption class="hidden">${caption}</caption>` : (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)`<caption><span>${caption}</span></caption>`}
${columns.some(({ width }) => width !== undefined) ? (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)`<colgroup>${widths}</colgroup>` : undefined}<thead><tr>${head}</tr></thead>
<tbody>${rows.map(toRow)}</tbody>
</table>
</div>
${note.length > 0 ? (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)`<p class="muted note">${(0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.ni)(note)}</p>` : undefined}`;
		}
		function numberClass(column) {
			return column?.isNumber ? (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)` class="number"` : undefined;
		}
		function value(cell, column) {
			const { now, was, basis, isLoss, history = [] } = cell;
			return (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)`<td${isLoss ? (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)` class="loss"` : undefined} data-label="${column}"><span class="now">${isLoss ? (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)`<b>${now}&nbsp;<span role="img" aria-label="loss">▼</span></b>` : now}</span>${basis && (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)` <small>${basis}</small>`}${was === undefined && history.length === 0 ? undefined : (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)` <span class="was"><small>${was}</small>${sparkline(history)}</span>`}</td>`;
		}
		function sparkline(history) {
			const { width, height, edge } = SPARK;
			const step = (width - 2 * edge) / (history.length - 1);
			const places = history.flatMap((share, index) => share === undefined ? [] : [[edge + index * step, height - edge - share * (height - 2 * edge)].map(_numbers_js__WEBPACK_IMPORTED_MODULE_3__.un)]);
			const [x, y] = places.at(-1) ?? [];
			if (places.length < 2) return undefined;
			return (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)`<svg class="spark" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" aria-hidden="true"><polyline class="line" points="${places.map((place) => place.join()).join(" ")}"/><path class="end" d="M${x} ${y}h0"/></svg>`;
		}
	})
};
;
