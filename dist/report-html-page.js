"use strict";
exports.id = "report-html-page";
exports.ids = ["report-html-page"];
exports.modules = {
	46182: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Z: () => escapeHtml,
			s: () => escapeHtmlLines
		});
		var _lib_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94869);
		const ENTITIES = {
			"&": "&amp;",
			"<": "&lt;",
			">": "&gt;",
			"\"": "&quot;",
			"'": "&#39;"
		};
		function escapeHtml(text, maxLength = 2e3) {
			return toEntities((0, _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.$Q)((0, _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.OX)(text), maxLength));
		}
		function escapeHtmlLines(text) {
			return toEntities((0, _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.$Q)((0, _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.v3)(text), 2e4));
		}
		function toEntities(text) {
			return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
		}
	}),
	98339: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { S: () => heatOf });
		function heatOf(share) {
			return `heat-${Math.round(10 * share)}`;
		}
	}),
	16903: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Lx: () => renderLabel,
			ni: () => renderLine,
			q: () => linked
		});
		var _web_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73530);
		var _markup_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58294);
		const QUOTE_LENGTH = 300;
		const CODE_LENGTH = 200;
		function renderLine(line) {
			return render(line, true);
		}
		function renderLabel(line) {
			return render(line, false);
		}
		function render(line, hasLinks) {
			return (0, _markup_js__WEBPACK_IMPORTED_MODULE_0__.PT)`${line.map((part) => inline(part, hasLinks))}`;
		}
		function inline(part, hasLinks) {
			if (typeof part === "string") return (0, _markup_js__WEBPACK_IMPORTED_MODULE_0__.fV)(part);
			if ("name" in part) return (0, _markup_js__WEBPACK_IMPORTED_MODULE_0__.UU)(part.name, part.most);
			if ("quote" in part) return (0, _markup_js__WEBPACK_IMPORTED_MODULE_0__.PT)`“${(0, _markup_js__WEBPACK_IMPORTED_MODULE_0__.UU)(part.quote, part.most ?? QUOTE_LENGTH)}”`;
			if ("code" in part) return (0, _markup_js__WEBPACK_IMPORTED_MODULE_0__.PT)`<code>${(0, _markup_js__WEBPACK_IMPORTED_MODULE_0__.UU)(part.code, CODE_LENGTH)}</code>`;
			if ("strong" in part) return (0, _markup_js__WEBPACK_IMPORTED_MODULE_0__.PT)`<strong>${render(part.strong, hasLinks)}</strong>`;
			if ("small" in part) return (0, _markup_js__WEBPACK_IMPORTED_MODULE_0__.PT)`<small>${render(part.small, hasLinks)}</small>`;
			if ("toned" in part) return (0, _markup_js__WEBPACK_IMPORTED_MODULE_0__.PT)`<span class="${part.tone}">${render(part.toned, hasLinks)}</span>`;
			return linked(hasLinks ? part.link : undefined, renderLabel(part.label));
		}
		function linked(address, label) {
			if (address === undefined) return label;
			if (/^#[\w-]+$/.test(address)) return (0, _markup_js__WEBPACK_IMPORTED_MODULE_0__.PT)`<a href="${address}">${label}</a>`;
			const url = (0, _web_url_js__WEBPACK_IMPORTED_MODULE_1__.B)(address);
			return url === undefined ? label : (0, _markup_js__WEBPACK_IMPORTED_MODULE_0__.nf)(url, label);
		}
	}),
	58294: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$d: () => sizeOf,
			Mn: () => lines,
			PT: () => markup,
			UU: () => name,
			fV: () => piece,
			fj: () => join,
			nf: () => link
		});
		var _numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73533);
		var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44702);
		var _escape_html_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46182);
		function markup(strings, ...values) {
			return { html: strings.map((text, index) => text + toHtml(values[index])).join("") };
		}
		function toHtml(value) {
			if (value === undefined) return "";
			if (Array.isArray(value)) return value.map(toHtml).join("");
			return typeof value === "object" ? value.html : (0, _escape_html_js__WEBPACK_IMPORTED_MODULE_2__.Z)(String(value));
		}
		function join(values, between) {
			return values.flatMap((value, index) => index === 0 ? [value] : [between, value]);
		}
		function sizeOf({ html }) {
			return Buffer.byteLength(html);
		}
		function name(text, maxLength = _words_js__WEBPACK_IMPORTED_MODULE_1__.xt) {
			const html = (0, _escape_html_js__WEBPACK_IMPORTED_MODULE_2__.Z)(text, maxLength);
			return html === "" ? markup`${_numbers_js__WEBPACK_IMPORTED_MODULE_0__.GY}` : { html: `<span dir="auto">${html}</span>` };
		}
		function lines(text) {
			return { html: (0, _escape_html_js__WEBPACK_IMPORTED_MODULE_2__.s)(text) };
		}
		function piece(text) {
			const [before, after] = [/^\s/, /.\s$/s].map((pattern) => pattern.test(text) ? " " : "");
			return { html: `${before}${(0, _escape_html_js__WEBPACK_IMPORTED_MODULE_2__.s)(text.trimStart())}${after}` };
		}
		function link({ href }, label) {
			return markup`<a href="${href}" rel="noopener noreferrer nofollow">${label}</a>`;
		}
	}),
	69339: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A: () => dataFor,
			C: () => renderPage
		});
		var external_node_crypto_ = __webpack_require__(77598);
		;
		function policyHash(text) {
			return `sha256-${(0, external_node_crypto_.createHash)("sha256").update(text).digest("base64")}`;
		}
		var markup = __webpack_require__(58294);
		;
		const STYLES = `
:root {
  color-scheme: light dark;
  --page: #fbfbfa; --surface: #ffffff; --raised: #f3f4f4; --line: #dfe3e6;
  --text: #1b2329; --muted: #56616a; --accent: #0b5f83; --heat: #6fb6d8;
  --good: #17683a; --bad: #b0261d; --doubt: #845000;
  --line-1: #0b6e99; --line-2: #c2570c; --line-3: #2e7d32; --line-4: #7b3fa0;
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    --page: #13171a; --surface: #191e22; --raised: #22282d; --line: #343c43;
    --text: #e4e9ec; --muted: #a2afb8; --accent: #74c3e6; --heat: #1c6383;
    --good: #7fd09c; --bad: #ff9d94; --doubt: #ecbb6b;
    --line-1: #6fc3ea; --line-2: #ffab66; --line-3: #81d18a; --line-4: #cf9bea;
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
p, ul, ol, dl, pre, figure { margin: 0 0 1rem; }
ul { padding-left: 1.25rem; }
p, dl, section ul { max-width: 50rem; }
p, li, dd { text-wrap: pretty; }
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
.status.pass, .sign.pass { color: var(--good); }
.status.fail, .status.error, .sign.fail, .sign.error { color: var(--bad); }
.status.warn, .sign.warn { color: var(--doubt); }
.status.report, .sign.report { color: var(--accent); }
.sign { font-weight: 650; }
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
.group th { background: var(--raised); font-weight: 600; }
.number { text-align: right; font-variant-numeric: tabular-nums; }
td small { display: inline-block; }
.grid { font-variant-numeric: tabular-nums; }
.grid thead > * > * { width: 12rem; }
.grid th, .grid td { padding: 0.4375rem 0.75rem; }
.grid tbody > tr > * + * { border-left: 1px solid var(--line); }
.grid tbody th { min-width: 6rem; vertical-align: middle; }
.now { font-size: 1.25rem; line-height: 1.25; }
.now a { color: inherit; text-decoration-thickness: 1px; }
.now + small, .was small { white-space: nowrap; }
.was { display: flex; align-items: center; justify-content: space-between; gap: 0.5rem; min-height: 1.125rem; }
.was:has(> small:only-child:empty) { display: none; }
.grid .loss, .grid td.fail { background: color-mix(in srgb, var(--bad) 11%, var(--surface)); }
.grid td.warn { background: color-mix(in srgb, var(--doubt) 11%, var(--surface)); }
.grid td.error { background: var(--raised); }
.loss b, .heat b { color: var(--bad); }
.none { color: var(--muted); }
.grid .none { vertical-align: middle; }
.note { margin-top: -0.5rem; max-width: none; font-size: 0.8125rem; }
.spark { flex: 1 1 0; width: 0; min-width: 1.5rem; max-width: 5rem; height: 1.25rem; overflow: visible; }
.end { stroke: var(--accent); stroke-width: 5; stroke-linecap: round; vector-effect: non-scaling-stroke; }
.causes { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr)); gap: 0.75rem; padding: 0; list-style: none; counter-reset: cause; }
.causes > li { padding: 0.75rem 1rem; background: var(--surface); border: 1px solid var(--line); border-radius: 0.5rem; counter-increment: cause; font-size: 0.9375rem; }
.causes > li:not(:only-child) > :first-child::before { content: counter(cause) " "; color: var(--muted); }
.causes > li > * { margin-bottom: 0.375rem; }
.causes > li > :last-child { margin-bottom: 0; }
.causes > li > :first-child { font-size: 1rem; }
.facts { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 0.375rem 1rem; }
.facts dt { font-weight: 600; }
.facts dd { margin: 0; }
pre { padding: 0.75rem 1rem; background: var(--surface); border: 1px solid var(--line); border-radius: 0.5rem; white-space: pre-wrap; }
nav { margin-top: 1.5rem; font-size: 0.875rem; }
nav ul { display: flex; flex-wrap: wrap; gap: 0 1.25rem; max-width: none; margin: 0; padding: 0.25rem 0; list-style: none; }
nav a { display: inline-block; padding: 0.25rem 0; text-decoration: none; }
nav a:hover { text-decoration: underline; }
summary { width: fit-content; padding: 0.25rem 0; color: var(--accent); cursor: pointer; }
details { margin-bottom: 0.5rem; }
section { border-top: 1px solid var(--line); }
section:last-of-type { border-bottom: 1px solid var(--line); }
section > details { margin: 0; }
section > details > summary { width: auto; padding: 0.625rem 0; }
section > details > summary > h2 { display: inline; color: var(--text); font-size: 1rem; }
section > details > div { padding: 0.5rem 0 1rem; }
footer { margin-top: 1.5rem; color: var(--muted); font-size: 0.875rem; }
footer p { margin-bottom: 0.375rem; }
figcaption { font-weight: 600; }
.chart { display: block; width: 100%; max-width: 52rem; height: auto; overflow: visible; }
.chart text { fill: var(--muted); font-size: 13px; font-variant-numeric: tabular-nums; }
figure.small { display: inline-block; width: calc(33.3% - 1.5rem); margin-right: 1rem; vertical-align: top; }
.rule { stroke: var(--line); stroke-width: 1; vector-effect: non-scaling-stroke; }
.edge { stroke: var(--muted); stroke-width: 1.5; stroke-dasharray: 6 5; vector-effect: non-scaling-stroke; }
.band { fill: var(--muted); opacity: 0.14; }
.line { fill: none; stroke: var(--accent); stroke-width: 2; stroke-linejoin: round; vector-effect: non-scaling-stroke; }
.dot { fill: var(--accent); }
.whole .line { stroke: var(--text); stroke-width: 3.5; }
.whole .dot { fill: var(--text); }
.worst .line { stroke-width: 3.5; }
${[
			1,
			2,
			3,
			4
		].map((index) => `.line-${index} .line { stroke: var(--line-${index}); } .line-${index} .dot { fill: var(--line-${index}); }`).join("\n")}
.line-2 .line { stroke-dasharray: 9 4; }
.line-3 .line { stroke-dasharray: 2 3; }
.line-4 .line { stroke-dasharray: 10 3 2 3; }
.cross { fill: none; stroke: var(--bad); stroke-width: 3; stroke-linecap: round; vector-effect: non-scaling-stroke; }
.legend { display: flex; flex-wrap: wrap; gap: 0.125rem 1.5rem; margin: 0.5rem 0; padding: 0; list-style: none; font-size: 0.9375rem; }
.legend strong { white-space: nowrap; }
.legend svg { width: 1.75rem; height: 0.625rem; margin-right: 0.25rem; }
.bars .number { text-align: left; }
.bar { width: 50%; vertical-align: middle; }
.bar svg { display: block; width: 100%; height: 0.625rem; }
.own { fill: var(--accent); }
.other { fill: var(--muted); }
.heat { margin-bottom: 1rem; background: var(--surface); border: 1px solid var(--line); border-radius: 0.5rem; }
.heat details { margin: 0; }
.row, .heads { display: grid; grid-auto-flow: column; grid-template-columns: minmax(11rem, 2fr); grid-auto-columns: minmax(4.5rem, 1fr); width: auto; max-width: none; margin: 0; padding: 0; color: inherit; }
.row { border-top: 1px solid var(--line); font-size: 0.9375rem; line-height: 1.4; }
.row h3 { margin: 0; padding: 0.5rem 1rem; font-size: 0.9375rem; font-weight: 500; text-wrap: wrap; }
summary.row { list-style: none; }
summary.row h3 { padding-left: 2.125rem; text-indent: -1.25em; }
summary.row::-webkit-details-marker { display: none; }
summary.row h3::before { content: "▸"; display: inline-block; width: 1.25em; text-indent: 0; color: var(--accent); }
details[open] > summary.row h3::before { content: "▾"; }
.heads { position: sticky; top: 0; z-index: 1; background: var(--raised); border-radius: 0.5rem 0.5rem 0 0; font-size: 0.8125rem; font-weight: 600; }
.heads > span { padding: 0.5rem; }
.heads > span:first-child { padding-left: 1rem; }
.cell { padding: 0.5rem; border-left: 1px solid var(--line); font-variant-numeric: tabular-nums; }
.cell small { display: block; color: inherit; }
.cell i { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; font-style: normal; }
.many .heads { display: none; }
.many .row { grid-auto-flow: row; grid-template-columns: repeat(auto-fill, minmax(7rem, 1fr)); }
.many .row h3 { grid-column: 1 / -1; }
.many .cell i { position: static; display: block; width: auto; height: auto; clip-path: none; white-space: normal; font-size: 0.8125rem; }
${Array.from({ length: 10 }, (_, index) => `.heat-${index + 1} { background: color-mix(in srgb, var(--heat) ${10 * (index + 1)}%, var(--surface)); }`).join("\n")}
.answers { padding: 0.5rem 1rem 1rem; border-top: 1px solid var(--line); background: var(--page); }
.answers > ul { margin: 0; padding: 0; list-style: none; }
.answers > ul > li { margin: 1rem 0 0; padding-left: 1rem; border-left: 3px solid var(--line); }
.answer { margin: 0.375rem 0; }
.answer > * { margin: 0 0 0.5rem; }
.about { margin: 0; color: var(--muted); font-size: 0.875rem; }
.lines { white-space: pre-wrap; }
blockquote { margin: 0.25rem 0; padding-left: 1rem; border-left: 2px solid var(--line); }
.gates ul { columns: 18rem; max-width: none; }
.run, .fleet:has(~ .run:target, ~ .run :target) { display: none; }
.run:target, .run:has(:target) { display: block; }
@media (max-width: 48rem) {
  .heads { display: none; }
  .heat .row { grid-auto-flow: row; grid-template-columns: repeat(3, minmax(0, 1fr)); }
  .heat .row h3 { grid-column: 1 / -1; padding: 0.625rem 0.75rem 0.25rem; font-weight: 600; }
  .heat summary.row h3 { padding-left: 2rem; }
  .cell { padding: 0.375rem 0.75rem; border-left: 0; }
  .cell i { position: static; display: block; width: auto; height: auto; clip-path: none; white-space: normal; font-size: 0.8125rem; }
}
@media (max-width: 40rem) {
  main { padding: 1rem 1rem 2rem; }
  .first > h1 + p { font-size: 1rem; }
  .chart text { font-size: 22px; }
  .chart .day:nth-of-type(even) { display: none; }
  figure.small { width: calc(50% - 1.5rem); }
  table, caption, tbody, tr, th, td { display: block; }
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  tr { padding: 0.5rem 0; border-top: 1px solid var(--line); }
  tbody:first-of-type > tr:first-child { border-top: 0; }
  th, td, .number { max-width: none; padding: 0.125rem 1rem; border: 0; text-align: left; }
  td[data-label]:empty { display: none; }
  td[data-label]::before { content: attr(data-label) ": "; color: var(--muted); font-size: 0.8125rem; }
  .group th { padding: 0.375rem 1rem; }
  .bar { width: 100%; }
  .grid tr { display: grid; grid-template-columns: repeat(auto-fill, minmax(4.75rem, 1fr)); padding: 0.25rem; gap: 0.25rem; }
  .grid th { grid-column: 1 / -1; font-weight: 600; }
  .grid th, .grid td { padding: 0.125rem 0.375rem; }
  .grid tbody > tr > * + * { border-left: 0; }
  .grid td:empty, .grid .spark { display: none; }
  .grid td[data-label]::before { content: attr(data-label); display: block; font-weight: 400; }
  .grid td { border-radius: 0.25rem; }
  .grid .loss .sign { display: none; }
  .now { font-size: 1.125rem; }
  .error .now { font-size: 0.8125rem; }
  .now + small { display: block; }
  .now + small, .was small { white-space: normal; }
  .facts { display: block; }
  .facts dd { margin-bottom: 0.5rem; }
}
@media (prefers-reduced-motion: no-preference) {
  html { scroll-behavior: smooth; }
}
@media print {
  @page { margin: 16mm; }
  body { background: none; font-size: 10pt; }
  main { max-width: none; padding: 0; }
  nav, .skip, .gates { display: none; }
  .scroll, .heat { overflow: visible; border: 0; }
  thead > tr > *, .heads, caption span { position: static; }
  .run, .fleet:has(~ .run:target, ~ .run :target) { display: block; }
  .run { break-before: page; }
  tr, .row, figure, .causes > li { break-inside: avoid; }
  h1, h2, h3, caption, thead, .group, summary { break-after: avoid; }
  details::details-content { content-visibility: visible; }
  summary { color: var(--text); list-style: none; }
  summary.row h3::before { content: none; }
  .status::before, .grid td, .cell, .band, .group th, thead > tr > * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
`;
		const STYLES_HASH = "sha256-r3BkFvB6m62WNnxaGkk6aPzNrSrNGTd6w6ZeLp5Hayc=";
		;
		function renderPage({ title, skip, body, styles = "", script }) {
			const policy = [
				"default-src 'none'",
				`style-src '${styles === "" ? STYLES_HASH : policyHash(STYLES + styles)}'`,
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
<a class="skip" href="#report">${skip}</a>
<main id="report" tabindex="-1">
${body}
</main>
${script === undefined ? undefined : (0, markup.PT)`<script>${{ html: script }}<\/script>\n`}</body>
</html>
`.html;
		}
		function dataFor(id, value) {
			const json = JSON.stringify(value).replaceAll("<", "\\u003c");
			return (0, markup.PT)`<script type="application/json" id="${id}">${{ html: json }}<\/script>`;
		}
	}),
	46516: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ic: () => nowOf,
			Qg: () => inRegion,
			Vg: () => grid,
			tp: () => table
		});
		var _document_plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91921);
		var _line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16903);
		var _markup_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58294);
		const WIDTH = 80;
		const HEIGHT = 20;
		const EDGE = 2.5;
		const SIGNS = {
			pass: ["✓", "passed"],
			fail: ["✗", "failed"],
			error: ["■", "not measured"],
			warn: ["!", "look at it"],
			report: ["○", "cannot fail"]
		};
		function grid({ label, columns, rows, note }) {
			const hasTitles = rows.some(({ title }) => title !== undefined);
			const titles = columns.map(_document_plain_text_js__WEBPACK_IMPORTED_MODULE_0__.o);
			const head = columns.map((column) => (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)`<th scope="col">${(0, _line_js__WEBPACK_IMPORTED_MODULE_1__.ni)(column)}</th>`);
			const body = rows.map(({ title, cells }) => (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)`<tr>${title ? (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)`<th scope="row">${(0, _line_js__WEBPACK_IMPORTED_MODULE_1__.ni)(title)}</th>` : hasTitles ? (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)`<td></td>` : undefined}${cells.map((cell, index) => gridCell(cell, titles[index] ?? ""))}</tr>
`);
			return (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)`${inRegion(label, (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)`<table class="grid"><caption class="hidden">${label}</caption>
<thead><tr>${hasTitles ? (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)`<td></td>` : undefined}${head}</tr></thead>
<tbody>${body}</tbody></table>`)}
${note && note.length > 0 ? (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)`<p class="muted note">${(0, _line_js__WEBPACK_IMPORTED_MODULE_1__.ni)(note)}</p>` : undefined}`;
		}
		function gridCell(cell, column) {
			if (cell === undefined) return (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)`<td></td>`;
			const label = (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)` data-label="${column}"`;
			if (cell === "no answer") return (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)`<td class="none"${label}>no answer</td>`;
			const { basis, was, history = [], isLoss, mark } = cell;
			const tint = isLoss ? "loss" : mark;
			return (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)`<td${tint && (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)` class="${tint}"`}${label}><span class="now">${nowOf(cell)}</span>${basis && (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)` <small>${basis}</small>`}<span class="was"><small>${was}</small>${sparkline(history)}</span></td>`;
		}
		function nowOf({ now, isLoss, mark, link }) {
			const [sign, words] = mark === undefined ? [] : SIGNS[mark];
			const shown = (0, _line_js__WEBPACK_IMPORTED_MODULE_1__.q)(link, (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)`${now}`);
			return (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)`${mark && (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)`<span class="sign ${mark}" role="img" aria-label="${words}">${sign}</span> `}${isLoss ? (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)`<b>${shown}&nbsp;<span role="img" aria-label="loss">▼</span></b>` : shown}`;
		}
		function sparkline(history) {
			const step = (WIDTH - 2 * EDGE) / (history.length - 1);
			const places = history.flatMap((share, index) => share === undefined ? [] : [[EDGE + index * step, HEIGHT - EDGE - share * (HEIGHT - 2 * EDGE)].map(round)]);
			const [x, y] = places.at(-1) ?? [];
			if (places.length < 2) return undefined;
			return (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)`<svg class="spark" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" aria-hidden="true"><polyline class="line" points="${places.map((place) => place.join()).join(" ")}"/><path class="end" d="M${x} ${y}h0"/></svg>`;
		}
		function round(value) {
			return Math.round(value * 10) / 10;
		}
		function inRegion(label, content) {
			return (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)`<div class="scroll" role="group" aria-label="${label}" tabindex="0">
${content}
</div>`;
		}
		function table(caption, columns, rows) {
			const whole = columns.reduce((sum, { width = 1 }) => sum + width, 0);
			const widths = columns.map(({ width = 1 }) => (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)`<col width="${Math.round(100 * width / whole)}%">`);
			const head = columns.map((column) => (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)`<th scope="col"${numberClass(column)}>${(0, _line_js__WEBPACK_IMPORTED_MODULE_1__.ni)(column.title)}</th>`);
			const titles = columns.map(({ title }) => (0, _document_plain_text_js__WEBPACK_IMPORTED_MODULE_0__.o)(title));
			const row = ([first = [], ...cells]) => (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)`<tr><th scope="row">${(0, _line_js__WEBPACK_IMPORTED_MODULE_1__.ni)(first)}</th>${cells.map((cell, index) => (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)`<td${numberClass(columns[index + 1])} data-label="${titles[index + 1]}">${(0, _line_js__WEBPACK_IMPORTED_MODULE_1__.ni)(cell)}</td>`)}</tr>
`;
			const body = rows.map((each) => Array.isArray(each) ? row(each) : (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)`</tbody><tbody><tr class="group"><th scope="rowgroup" colspan="${columns.length}">${(0, _line_js__WEBPACK_IMPORTED_MODULE_1__.ni)(each.group)} <small>${each.note && (0, _line_js__WEBPACK_IMPORTED_MODULE_1__.ni)(each.note)}</small></th></tr>
`);
			return inRegion(caption, (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)`<table>
<caption><span>${caption}</span></caption>
${columns.some(({ width }) => width !== undefined) ? (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)`<colgroup>${widths}</colgroup>` : undefined}<thead><tr>${head}</tr></thead>
<tbody>${body}</tbody>
</table>`);
		}
		function numberClass(column) {
			return column?.isNumber ? (0, _markup_js__WEBPACK_IMPORTED_MODULE_2__.PT)` class="number"` : undefined;
		}
	})
};
;
