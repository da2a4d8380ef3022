"use strict";
exports.id = "report-html-html";
exports.ids = ["report-html-html"];
exports.modules = {
	46182: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Z: () => escapeHtml,
			s: () => escapeHtmlLines
		});
		var _lib_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94869);
		var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9924);
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
			return toEntities((0, _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.$Q)((0, _escape_js__WEBPACK_IMPORTED_MODULE_1__.v3)(text), 2e4));
		}
		function toEntities(text) {
			return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
		}
	}),
	17086: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { renderHtml: () => renderHtml });
		var numbers = __webpack_require__(73533);
		var words = __webpack_require__(44702);
		var web_url = __webpack_require__(50689);
		var escape_html = __webpack_require__(46182);
		;
		function markup(strings, ...values) {
			return { html: strings.map((text, index) => text + toHtml(values[index])).join("") };
		}
		function toHtml(value) {
			if (value === undefined) return "";
			if (Array.isArray(value)) return value.map(toHtml).join("");
			return typeof value === "object" ? value.html : (0, escape_html.Z)(String(value));
		}
		function join(values, between) {
			return values.flatMap((value, index) => index === 0 ? [value] : [between, value]);
		}
		function sizeOf({ html }) {
			return Buffer.byteLength(html);
		}
		function markup_name(text, maxLength = words.xt) {
			const html = (0, escape_html.Z)(text, maxLength);
			return html === "" ? markup`${numbers.GY}` : { html: `<span dir="auto">${html}</span>` };
		}
		function lines(text) {
			return { html: (0, escape_html.s)(text) };
		}
		function piece(text) {
			const [before, after] = [/^\s/, /.\s$/s].map((pattern) => pattern.test(text) ? " " : "");
			return { html: `${before}${(0, escape_html.s)(text.trimStart())}${after}` };
		}
		function markup_link({ href }, label) {
			return markup`<a href="${href}" rel="noopener noreferrer nofollow">${label}</a>`;
		}
		;
		const QUOTE_LENGTH = 300;
		const CODE_LENGTH = 200;
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
			if ("name" in part) return markup_name(part.name, part.most);
			if ("quote" in part) return markup`“${markup_name(part.quote, part.most ?? QUOTE_LENGTH)}”`;
			if ("code" in part) return markup`<code>${markup_name(part.code, CODE_LENGTH)}</code>`;
			if ("strong" in part) return markup`<strong>${render(part.strong, hasLinks)}</strong>`;
			if ("small" in part) return markup`<small>${render(part.small, hasLinks)}</small>`;
			if ("toned" in part) return markup`<span class="${part.tone}">${render(part.toned, hasLinks)}</span>`;
			return linked(hasLinks ? part.link : undefined, renderLabel(part.label));
		}
		function linked(address, label) {
			if (address === undefined) return label;
			if (/^#[\w-]+$/.test(address)) return markup`<a href="${address}">${label}</a>`;
			const url = (0, web_url.BD)(address);
			return url === undefined ? label : markup_link(url, label);
		}
		var plain_text = __webpack_require__(91921);
		var lib_text = __webpack_require__(94869);
		var decode = __webpack_require__(57031);
		var marked_esm = __webpack_require__(48022);
		var report_escape = __webpack_require__(9924);
		;
		const LONGEST_TEXT = 2e4;
		const DEEPEST = 8;
		const DENSE_SYNTAX = .1;
		const FEW_SIGNS = 100;
		function answerText(text) {
			const source = (0, lib_text.$Q)((0, report_escape.v3)(text), LONGEST_TEXT);
			const tokens = isMostlySyntax(source) ? undefined : lex(source);
			return tokens === undefined ? markup`<p class="lines">${lines(source)}</p>` : markup`${tokens.map((token) => block(token, 0))}`;
		}
		function isMostlySyntax(text) {
			const signs = text.match(/[*_~`>[\]|]/g)?.length ?? 0;
			return signs > FEW_SIGNS && signs > DENSE_SYNTAX * text.length;
		}
		function lex(text) {
			try {
				return marked_esm.JG.lex(text.replace(/^[ \t]{12,}/gm, "            "));
			} catch (error) {
				if (error instanceof RangeError) return undefined;
				throw error;
			}
		}
		function block(token, depth) {
			if (depth > DEEPEST) return markup`<p>${lines(token.raw)}</p>`;
			switch (token.type) {
				case "space":
				case "def":
				case "hr": return undefined;
				case "paragraph": return markup`<p>${answer_text_inline(token.tokens, depth)}</p>`;
				case "heading": return markup`<p><strong>${answer_text_inline(token.tokens, depth)}</strong></p>`;
				case "blockquote": return markup`<blockquote>${blocks(token.tokens, depth)}</blockquote>`;
				case "code": return markup`<p class="lines"><code>${lines(textOf(token))}</code></p>`;
				case "list": return isList(token) ? list(token, depth) : undefined;
				case "table": return isTable(token) ? rows(token, depth) : undefined;
				case "text": return markup`<p>${token.tokens === undefined ? piece((0, decode.Gz)(textOf(token))) : answer_text_inline(token.tokens, depth)}</p>`;
				default: return markup`<p>${lines(token.raw)}</p>`;
			}
		}
		function blocks(tokens, depth) {
			return (tokens ?? []).map((token) => block(token, depth + 1));
		}
		function isList(token) {
			return token.type === "list" && "items" in token;
		}
		function isTable(token) {
			return token.type === "table" && "rows" in token;
		}
		function list({ ordered, start, items }, depth) {
			const rendered = items.map((item) => markup`<li>${item.tokens.map((token) => itemPart(token, depth + 1))}</li>`);
			if (!ordered) return markup`<ul>${rendered}</ul>`;
			const isFirst = typeof start !== "number" || start === 1;
			return markup`<ol${isFirst ? undefined : markup` start="${start}"`}>${rendered}</ol>`;
		}
		function itemPart(token, depth) {
			return token.type === "text" && token.tokens !== undefined ? markup`${answer_text_inline(token.tokens, depth)}` : block(token, depth);
		}
		function rows({ header, rows: body }, depth) {
			const cells = (row) => row.map(({ tokens }, index) => [index === 0 ? undefined : piece(" · "), answer_text_inline(tokens, depth)]);
			return markup`<ul><li><strong>${cells(header)}</strong></li>${body.map((row) => markup`<li>${cells(row)}</li>`)}</ul>`;
		}
		function answer_text_inline(tokens, depth) {
			return (tokens ?? []).map((token) => span(token, depth + 1));
		}
		function span(token, depth) {
			if (depth > DEEPEST) return piece(token.raw);
			switch (token.type) {
				case "strong": return markup`<strong>${answer_text_inline(token.tokens, depth)}</strong>`;
				case "em": return markup`<em>${answer_text_inline(token.tokens, depth)}</em>`;
				case "del": return markup`${answer_text_inline(token.tokens, depth)}`;
				case "codespan": return markup`<code>${piece(textOf(token))}</code>`;
				case "br": return markup`<br>`;
				case "link": return answer_text_anchor(token, depth);
				case "image":
				case "escape": return piece(textOf(token));
				case "text": return piece((0, decode.Gz)(textOf(token)));
				default: return piece(token.raw);
			}
		}
		function answer_text_anchor(token, depth) {
			const label = answer_text_inline("tokens" in token ? token.tokens : undefined, depth);
			const url = (0, web_url.BD)("href" in token && typeof token.href === "string" ? token.href : "");
			return url === undefined ? markup`${label}` : markup_link(url, label);
		}
		function textOf(token) {
			return "text" in token && typeof token.text === "string" ? token.text : token.raw;
		}
		;
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
			const titles = columns.map(plain_text.oi);
			const head = columns.map((column) => markup`<th scope="col">${renderLine(column)}</th>`);
			const body = rows.map(({ title, cells }) => markup`<tr>${title ? markup`<th scope="row">${renderLine(title)}</th>` : hasTitles ? markup`<td></td>` : undefined}${cells.map((cell, index) => gridCell(cell, titles[index] ?? ""))}</tr>
`);
			return markup`${inRegion(label, markup`<table class="grid"><caption class="hidden">${label}</caption>
<thead><tr>${hasTitles ? markup`<td></td>` : undefined}${head}</tr></thead>
<tbody>${body}</tbody></table>`)}
${note && note.length > 0 ? markup`<p class="muted note">${renderLine(note)}</p>` : undefined}`;
		}
		function gridCell(cell, column) {
			if (cell === undefined) return markup`<td></td>`;
			const label = markup` data-label="${column}"`;
			if (cell === "no answer") return markup`<td class="none"${label}>no answer</td>`;
			const { basis, was, history = [], isLoss, mark } = cell;
			const tint = isLoss ? "loss" : mark;
			return markup`<td${tint && markup` class="${tint}"`}${label}><span class="now">${nowOf(cell)}</span>${basis && markup` <small>${basis}</small>`}<span class="was"><small>${was}</small>${sparkline(history)}</span></td>`;
		}
		function nowOf({ now, isLoss, mark, link }) {
			const [sign, words] = mark === undefined ? [] : SIGNS[mark];
			const shown = linked(link, markup`${now}`);
			return markup`${mark && markup`<span class="sign ${mark}" role="img" aria-label="${words}">${sign}</span> `}${isLoss ? markup`<b>${shown}&nbsp;<span role="img" aria-label="loss">▼</span></b>` : shown}`;
		}
		function sparkline(history) {
			const step = (WIDTH - 2 * EDGE) / (history.length - 1);
			const places = history.flatMap((share, index) => share === undefined ? [] : [[EDGE + index * step, HEIGHT - EDGE - share * (HEIGHT - 2 * EDGE)].map(round)]);
			const [x, y] = places.at(-1) ?? [];
			if (places.length < 2) return undefined;
			return markup`<svg class="spark" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" aria-hidden="true"><polyline class="line" points="${places.map((place) => place.join()).join(" ")}"/><path class="end" d="M${x} ${y}h0"/></svg>`;
		}
		function round(value) {
			return Math.round(value * 10) / 10;
		}
		function inRegion(label, content) {
			return markup`<div class="scroll" role="group" aria-label="${label}" tabindex="0">
${content}
</div>`;
		}
		function table(caption, columns, rows) {
			const whole = columns.reduce((sum, { width = 1 }) => sum + width, 0);
			const widths = columns.map(({ width = 1 }) => markup`<col width="${Math.round(100 * width / whole)}%">`);
			const head = columns.map((column) => markup`<th scope="col"${numberClass(column)}>${renderLine(column.title)}</th>`);
			const titles = columns.map(({ title }) => (0, plain_text.oi)(title));
			const row = ([first = [], ...cells]) => markup`<tr><th scope="row">${renderLine(first)}</th>${cells.map((cell, index) => markup`<td${numberClass(columns[index + 1])} data-label="${titles[index + 1]}">${renderLine(cell)}</td>`)}</tr>
`;
			const body = rows.map((each) => Array.isArray(each) ? row(each) : markup`</tbody><tbody><tr class="group"><th scope="rowgroup" colspan="${columns.length}">${renderLine(each.group)} <small>${each.note && renderLine(each.note)}</small></th></tr>
`);
			return inRegion(caption, markup`<table>
<caption><span>${caption}</span></caption>
${columns.some(({ width }) => width !== undefined) ? markup`<colgroup>${widths}</colgroup>` : undefined}<thead><tr>${head}</tr></thead>
<tbody>${body}</tbody>
</table>`);
		}
		function numberClass(column) {
			return column?.isNumber ? markup` class="number"` : undefined;
		}
		;
		const MOST_COLUMNS = 8;
		const ANSWERS_FRAME = 250;
		const SHORTEST_CUT = 500;
		function answers({ columns, rows, note }, room) {
			const labels = columns.map(renderLabel);
			const shown = [];
			for (const row of rows) {
				const head = markup`<h3>${renderLabel(row.title)}</h3>${row.cells.map((cell, index) => heatCell(cell, labels[index]))}`;
				room.rows -= sizeOf(head) + (row.answers.length > 0 ? ANSWERS_FRAME : 0);
				if (room.rows < 0) break;
				shown.push({
					row,
					head
				});
			}
			const kept = fitByKeyword(shown.map(({ row }) => row), room);
			const total = shown.reduce((sum, { row }) => sum + row.answers.length, 0);
			const leftOut = [leftOutNote(rows.length - shown.length, "question"), leftOutNote(total - [...kept.values()].flat().length, "answer")];
			return markup`<div class="heat${columns.length > MOST_COLUMNS ? markup` many` : undefined}">
<p class="heads" aria-hidden="true"><span>Question</span>${labels.map((label) => markup`<span>${label}</span>`)}</p>
${shown.map(({ row, head }) => row.answers.length === 0 ? markup`<div class="row">${head}</div>
` : markup`<details><summary class="row">${head}</summary>
${openedRow(row, kept.get(row) ?? [])}</details>
`)}</div>
${note && markup`<p class="muted">${renderLine(note)}</p>`}${leftOut}`;
		}
		function leftOutNote(count, noun) {
			return count > 0 ? markup`<p class="muted">${(0, numbers.pq)(count, noun)} left out here to keep the file small. The result file has room for more.</p>` : undefined;
		}
		function heatCell(cell, label) {
			const head = markup`<i>${label}</i> `;
			if (cell === undefined) return markup`<span class="cell">${head}</span>`;
			if (cell === "no answer") return markup`<span class="cell none">${head}no answer</span>`;
			const { share = 0, was } = cell;
			return markup`<span class="cell heat-${Math.round(10 * share)}">${head}${nowOf({
				...cell,
				link: undefined
			})}${was && markup` <small>${was}</small>`}</span>`;
		}
		function fitByKeyword(rows, room) {
			const kept = new Map(rows.map((row) => [row, []]));
			const longest = Math.max(SHORTEST_CUT, Math.floor(.3 * room.answers / rows.length));
			const most = rows.reduce((count, row) => Math.max(count, row.answers.length), 0);
			for (let round = 0; round < most; round += 1) {
				for (const row of rows) {
					const answer = row.answers[round];
					if (answer === undefined) continue;
					const item = answerItem(answer, longest);
					room.answers -= sizeOf(item);
					if (room.answers < 0) return kept;
					kept.get(row)?.push(item);
				}
			}
			return kept;
		}
		function openedRow({ count, answers }, shown) {
			const more = answers.length - shown.length;
			return markup`<div class="answers"><p class="about">${count}</p>
<ul>${shown}</ul>
${more > 0 ? markup`<p class="about">${(0, numbers.pq)(more, "answer")} left out here.</p>` : undefined}</div>
`;
		}
		function answerItem({ title, words, tone, text, cut, sources, queries }, longest) {
			const shown = (0, lib_text.$Q)(text, longest);
			const isWhole = shown === text;
			const about = (label, items) => items.length === 0 ? undefined : markup`<p class="about">${label}: ${join(items.map((item) => typeof item === "string" ? markup_name(item) : renderLine(item)), markup`, `)}</p>`;
			const why = isWhole ? cut : "The rest is left out here to keep the file small.";
			return markup`<li><p class="about">${renderLine(title)} · <span class="${tone}">${words}</span></p>
<div class="answer" dir="auto">${answerText(shown)}</div>
${why && markup`<p class="about">${why}</p>`}${about("Cited", sources)}${about("Searched for", queries)}</li>
`;
		}
		;
		const WHOLE = {
			width: 720,
			height: 300,
			top: 12,
			bottom: 262,
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
		const CROSS = 6;
		function chart({ title, description, legend, scale, ticks, days, lines, band, isSmall }) {
			const { width, height, top, bottom, left, right } = isSmall ? SMALL : WHOLE;
			const [low, span] = [scale.lowest, scale.highest - scale.lowest];
			const toY = (value) => chart_round(bottom - (value / scale.step - low) / span * (bottom - top));
			const toX = (at) => chart_round(left + at * (right - left));
			const shownTicks = isSmall ? ticks.filter((_, index) => index === 0 || index === ticks.length - 1) : ticks;
			const rules = shownTicks.map(({ value, label }) => markup`<line class="rule" x1="${left}" x2="${right}" y1="${toY(value)}" y2="${toY(value)}"/>
<text x="${left - 8}" y="${toY(value) + 5}" text-anchor="end">${label}</text>
`);
			const axis = (isSmall ? [] : days).map(({ at, label }) => markup`<g class="day"><line class="rule" x1="${toX(at)}" x2="${toX(at)}" y1="${bottom}" y2="${bottom + 5}"/>
<text x="${toX(at)}" y="${bottom + 26}" text-anchor="${anchorOf(at)}">${label}</text></g>
`);
			const marked = lines.find((line) => line.name === undefined) ?? (isSmall ? undefined : lines[0]);
			const named = lines.filter((line) => line.name !== undefined);
			const styles = new Map(lines.map((line) => [line, line.name === undefined ? "whole" : `line-${named.indexOf(line) + 1}${line.isLoss ? " worst" : ""}`]));
			const drawn = lines.map((line) => markup`<g class="${styles.get(line)}">${drawLine(line, line === marked, toX, toY)}</g>`).toReversed();
			return markup`<figure${isSmall ? markup` class="small"` : undefined}>
${isSmall ? undefined : markup`<figcaption>${title}</figcaption>`}
<svg class="chart" viewBox="0 0 ${width} ${height}" role="img" aria-label="${title}. ${description}">
<g aria-hidden="true">
${band && drawBand(band.map(toY), left, right)}
${rules}<g>${axis.toReversed()}</g>
${drawn}</g>
</svg>
<ul class="legend">${lines.map((line) => legendItem(line, styles.get(line)))}</ul>
${legend.length > 0 ? markup`<p class="muted">${renderLine(legend)}</p>` : undefined}</figure>`;
		}
		function drawLine({ points }, showsMarks, toX, toY) {
			const placed = points.map(({ at, value, isMarked }) => ({
				x: toX(at),
				y: toY(value),
				isMarked
			}));
			const markers = placed.map(({ x, y, isMarked }) => isMarked && showsMarks ? markup`<path class="cross" d="M${x - CROSS} ${y - CROSS}l${2 * CROSS} ${2 * CROSS}m0 ${-2 * CROSS}l${-2 * CROSS} ${2 * CROSS}"/>` : markup`<circle class="dot" cx="${x}" cy="${y}" r="3"/>`);
			return markup`<polyline class="line" points="${placed.map(({ x, y }) => `${x},${y}`).join(" ")}"/>
${markers}`;
		}
		function drawBand([low = 0, high = 0], left, right) {
			const edges = [...new Set([low, high])].map((y) => markup`<line class="edge" x1="${left}" x2="${right}" y1="${y}" y2="${y}"/>`);
			return markup`<rect class="band" x="${left}" width="${right - left}" y="${high}" height="${chart_round(low - high)}"/>${edges}`;
		}
		function legendItem(line, style) {
			const label = line.name === undefined ? markup`<strong>all</strong>` : markup_name(line.name);
			return markup`<li><svg class="${style}" viewBox="0 0 28 10" aria-hidden="true"><line class="line" x1="0" x2="28" y1="5" y2="5"/></svg> ${label} ${line.isLoss ? markup`<strong class="worse">${line.last} ▼</strong>` : line.last}</li>
`;
		}
		function anchorOf(at) {
			if (at > .97) return "end";
			return at < .03 ? "start" : "middle";
		}
		function chart_round(value) {
			return Math.round(value * 10) / 10;
		}
		;
		function renderBlocks(blocks, level, room) {
			return markup`${blocks.map((block) => markup`${renderBlock(block, level, room)}
`)}`;
		}
		function renderBlock(block, level, room) {
			switch (block.kind) {
				case "headline": return headline(block);
				case "heading": return markup`<h${level}>${renderLine(block.text)}</h${level}>`;
				case "paragraph": return markup`<p${block.isSmall ? markup` class="muted"` : undefined}>${renderLine(block.text)}</p>`;
				case "list": return markup`<ul>${block.items.map((item) => markup`<li>${renderLine(item)}</li>`)}</ul>`;
				case "facts": return markup`<dl class="facts">${block.rows.map(({ label, value }) => markup`<dt>${label}</dt><dd>${renderLine(value)}</dd>`)}</dl>`;
				case "table": return table(block.caption, block.columns, block.rows);
				case "grid": return grid(block);
				case "causes": return markup`<ol class="causes">${block.entries.map((entry) => cause(entry, level))}</ol>`;
				case "chart": return chart(block);
				case "verbatim": return markup`<pre><code>${lines(block.text)}</code></pre>`;
				case "bars": return bars(block);
				case "answers": return answers(block, room);
				case "fold": return markup`<details><summary>${renderLabel(block.title)}</summary>
${renderBlocks(block.blocks, level, room)}</details>`;
			}
		}
		function headline(block) {
			const [heading, rest] = (0, plain_text.Dc)(block);
			return markup`<h1>${renderLine(heading)}</h1>
${rest.length > 0 ? markup`<p>${renderLine(rest)}</p>` : undefined}`;
		}
		function cause({ title, lines: [first, ...said] = [], todo }, level) {
			return markup`<li><h${level}>${renderLine(title)}</h${level}>
${first && markup`<p>${renderLine(first)}</p>`}${said.length > 0 ? markup`<ul>${said.map((line) => markup`<li>${renderLine(line)}</li>`)}</ul>` : undefined}${todo && markup`<p><strong>What to do:</strong> ${renderLine(todo)}</p>`}</li>
`;
		}
		function bars({ caption, rows }) {
			const body = rows.map(({ title, share, value, isOwn }) => {
				const width = Math.round(1e3 * share) / 10;
				const label = renderLine(title);
				return markup`<tr><th scope="row">${isOwn ? markup`<strong>${label}</strong>` : label}</th><td class="number">${value}</td><td class="bar"><svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true"><rect class="${isOwn ? "own" : "other"}" width="${width}" height="10"/></svg></td></tr>
`;
			});
			return inRegion(caption, markup`<table class="bars"><caption><span>${caption}</span></caption><tbody>${body}</tbody></table>`);
		}
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
		const ROOM_FOR_ANSWERS = 28e5;
		const ALL_GATES = 9e6;
		const MORE_ROOM = 4;
		const ROWS_PART = .35;
		const ANSWERS_PART = .2;
		const POLICY = [
			"default-src 'none'",
			`style-src '${STYLES_HASH}'`,
			"img-src 'none'",
			"base-uri 'none'",
			"form-action 'none'"
		].join("; ");
		function renderHtml(document) {
			const { gates } = document;
			const report = renderDocument(document);
			const body = gates === undefined ? report : markup`${portfolio(report, gates)}${articles(gates)}`;
			return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${{ html: POLICY }}">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${statusOf(document)?.status}: ${document.title}</title>
<style>${{ html: STYLES }}</style>
</head>
<body>
<a class="skip" href="#report">Skip to the report</a>
<main id="report" tabindex="-1">
${body}
</main>
</body>
</html>
`.html;
		}
		const ALONE = {
			scope: "",
			home: undefined,
			room: {
				answers: ROOM_FOR_ANSWERS,
				rows: Number.POSITIVE_INFINITY
			},
			mostBytes: Number.POSITIVE_INFINITY
		};
		function renderDocument(document, place = {}) {
			const { scope, home, room, mostBytes } = {
				...ALONE,
				room: { ...ALONE.room },
				...place
			};
			const headline = statusOf(document);
			const about = [
				home ?? "AI visibility",
				document.brand === undefined ? [] : [markup_name(document.brand)],
				headline?.gate === undefined ? [] : [renderLine(headline.gate)],
				(0, words.IU)(document.createdAt)
			].flat();
			const { shown, leftOut } = fitSections(document, {
				scope,
				room,
				mostBytes
			});
			return markup`<header><p class="product">${join(about, markup` · `)}</p>
${headline && markup`<p class="status ${headline.mark}">${headline.status}</p>`}</header>
<div class="first">
${renderBlocks(document.first, 2, room)}</div>
${shown.length > 2 ? markup`<nav aria-label="Sections"><ul>${shown.map(({ id, title }) => markup`<li><a href="#${id}">${title}</a></li>`)}</ul></nav>` : undefined}
${shown.map(({ html }) => html)}<footer>
${leftOut.length > 0 ? markup`<p>Left out here to keep the file small: ${join(leftOut, markup`, `)}.</p>` : undefined}
${renderBlocks(document.footer, 2, room)}</footer>`;
		}
		function portfolio(report, gates) {
			const links = gates.map(({ id, title }) => markup`<li><a href="#${id}">${renderLabel(title)}</a></li>
`);
			return markup`<div class="fleet">
${report}
<details class="gates"><summary>${(0, numbers.pq)(gates.length, "gate")}, each in full</summary><ul>${links}</ul></details>
</div>
`;
		}
		function articles(gates) {
			const weightOf = ({ needsAttention }) => needsAttention ? MORE_ROOM : 1;
			let weights = gates.reduce((sum, gate) => sum + weightOf(gate), 0);
			let left = ALL_GATES;
			let answersLeft = ROOM_FOR_ANSWERS;
			return gates.map((gate) => {
				const part = weightOf(gate) / weights;
				const mostBytes = part * left;
				const answers = Math.min(mostBytes * ANSWERS_PART, part * answersLeft);
				const rendered = markup`<article class="run" id="${gate.id}">
${renderDocument(gate.load(), {
					scope: `${gate.id}-`,
					home: markup`<a href="#report">All gates</a>`,
					room: {
						rows: mostBytes * ROWS_PART,
						answers
					},
					mostBytes
				})}
</article>
`;
				left -= sizeOf(rendered);
				answersLeft -= answers;
				weights -= weightOf(gate);
				return rendered;
			});
		}
		function statusOf({ first }) {
			return first.find((block) => block.kind === "headline");
		}
		function fitSections({ sections }, { scope, room, mostBytes }) {
			const all = sections.filter(({ on }) => on.includes("html")).map((section) => {
				const [id, title] = [`${scope}${section.id}`, renderLabel(section.title)];
				const html = markup`<section><details><summary><h2>${title}</h2></summary>
<div id="${id}">
${renderBlocks(section.blocks, 3, room)}</div></details></section>
`;
				return {
					id,
					title,
					html,
					hasAnswers: section.blocks.some(({ kind }) => kind === "answers")
				};
			});
			const leftOut = new Set();
			let excess = all.reduce((sum, { html }) => sum + sizeOf(html), 0) - mostBytes;
			for (const section of all.toReversed().sort((a, b) => Number(a.hasAnswers) - Number(b.hasAnswers))) {
				if (excess <= 0) break;
				leftOut.add(section);
				excess -= sizeOf(section.html);
			}
			return {
				shown: all.filter((section) => !leftOut.has(section)),
				leftOut: all.filter((section) => leftOut.has(section)).map(({ title }) => title)
			};
		}
	})
};
;
