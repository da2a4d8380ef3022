"use strict";
exports.id = "report-html-html";
exports.ids = ["report-html-html"];
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
	53837: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { renderHtml: () => renderHtml });
		var numbers = __webpack_require__(73533);
		var words = __webpack_require__(44702);
		var html_line = __webpack_require__(16903);
		var markup = __webpack_require__(58294);
		var page = __webpack_require__(69339);
		var plain_text = __webpack_require__(57854);
		var lib_text = __webpack_require__(94869);
		var external_package_entities_js_ = __webpack_require__(61781);
		var marked_esm = __webpack_require__(48022);
		var web_url = __webpack_require__(73530);
		;
		const LONGEST_TEXT = 2e4;
		const DEEPEST = 8;
		const DENSE_SYNTAX = .1;
		const FEW_SIGNS = 100;
		function answerText(text) {
			const source = (0, lib_text.$Q)((0, lib_text.v3)(text), LONGEST_TEXT);
			const tokens = isMostlySyntax(source) ? undefined : lex(source);
			return tokens === undefined ? (0, markup.PT)`<p class="lines">${(0, markup.Mn)(source)}</p>` : (0, markup.PT)`${tokens.map((token) => block(token, 0))}`;
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
			if (depth > DEEPEST) return (0, markup.PT)`<p>${(0, markup.Mn)(token.raw)}</p>`;
			switch (token.type) {
				case "space":
				case "def":
				case "hr": return undefined;
				case "paragraph": return (0, markup.PT)`<p>${inline(token.tokens, depth)}</p>`;
				case "heading": return (0, markup.PT)`<p><strong>${inline(token.tokens, depth)}</strong></p>`;
				case "blockquote": return (0, markup.PT)`<blockquote>${blocks(token.tokens, depth)}</blockquote>`;
				case "code": return (0, markup.PT)`<p class="lines"><code>${(0, markup.Mn)(textOf(token))}</code></p>`;
				case "list": return isList(token) ? list(token, depth) : undefined;
				case "table": return isTable(token) ? rows(token, depth) : undefined;
				case "text": return (0, markup.PT)`<p>${token.tokens === undefined ? (0, markup.fV)((0, external_package_entities_js_.decodeHTML)(textOf(token))) : inline(token.tokens, depth)}</p>`;
				default: return (0, markup.PT)`<p>${(0, markup.Mn)(token.raw)}</p>`;
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
			const rendered = items.map((item) => (0, markup.PT)`<li>${item.tokens.map((token) => itemPart(token, depth + 1))}</li>`);
			if (!ordered) return (0, markup.PT)`<ul>${rendered}</ul>`;
			const isFirst = typeof start !== "number" || start === 1;
			return (0, markup.PT)`<ol${isFirst ? undefined : (0, markup.PT)` start="${start}"`}>${rendered}</ol>`;
		}
		function itemPart(token, depth) {
			return token.type === "text" && token.tokens !== undefined ? (0, markup.PT)`${inline(token.tokens, depth)}` : block(token, depth);
		}
		function rows({ header, rows: body }, depth) {
			const cells = (row) => row.map(({ tokens }, index) => [index === 0 ? undefined : (0, markup.fV)(" · "), inline(tokens, depth)]);
			return (0, markup.PT)`<ul><li><strong>${cells(header)}</strong></li>${body.map((row) => (0, markup.PT)`<li>${cells(row)}</li>`)}</ul>`;
		}
		function inline(tokens, depth) {
			return (tokens ?? []).map((token) => span(token, depth + 1));
		}
		function span(token, depth) {
			if (depth > DEEPEST) return (0, markup.fV)(token.raw);
			switch (token.type) {
				case "strong": return (0, markup.PT)`<strong>${inline(token.tokens, depth)}</strong>`;
				case "em": return (0, markup.PT)`<em>${inline(token.tokens, depth)}</em>`;
				case "del": return (0, markup.PT)`${inline(token.tokens, depth)}`;
				case "codespan": return (0, markup.PT)`<code>${(0, markup.fV)(textOf(token))}</code>`;
				case "br": return (0, markup.PT)`<br>`;
				case "link": return answer_text_anchor(token, depth);
				case "image":
				case "escape": return (0, markup.fV)(textOf(token));
				case "text": return (0, markup.fV)((0, external_package_entities_js_.decodeHTML)(textOf(token)));
				default: return (0, markup.fV)(token.raw);
			}
		}
		function answer_text_anchor(token, depth) {
			const label = inline("tokens" in token ? token.tokens : undefined, depth);
			const url = (0, web_url.B)("href" in token && typeof token.href === "string" ? token.href : "");
			return url === undefined ? (0, markup.PT)`${label}` : (0, markup.nf)(url, label);
		}
		function textOf(token) {
			return "text" in token && typeof token.text === "string" ? token.text : token.raw;
		}
		var heat = __webpack_require__(98339);
		var tables = __webpack_require__(46516);
		;
		const MOST_COLUMNS = 8;
		const ANSWERS_FRAME = 250;
		const SHORTEST_CUT = 500;
		function answers({ columns, rows, note }, room) {
			const labels = columns.map(html_line.Lx);
			const shown = [];
			for (const row of rows) {
				const head = (0, markup.PT)`<h3>${(0, html_line.Lx)(row.title)}</h3>${row.cells.map((cell, index) => heatCell(cell, labels[index]))}`;
				room.rows -= (0, markup.$d)(head) + (row.answers.length > 0 ? ANSWERS_FRAME : 0);
				if (room.rows < 0) break;
				shown.push({
					row,
					head
				});
			}
			const kept = fitByKeyword(shown.map(({ row }) => row), room);
			const total = shown.reduce((sum, { row }) => sum + row.answers.length, 0);
			const leftOut = [leftOutNote(rows.length - shown.length, "question"), leftOutNote(total - [...kept.values()].flat().length, "answer")];
			return (0, markup.PT)`<div class="heat${columns.length > MOST_COLUMNS ? (0, markup.PT)` many` : undefined}">
<p class="heads" aria-hidden="true"><span>Question</span>${labels.map((label) => (0, markup.PT)`<span>${label}</span>`)}</p>
${shown.map(({ row, head }) => row.answers.length === 0 ? (0, markup.PT)`<div class="row">${head}</div>
` : (0, markup.PT)`<details><summary class="row">${head}</summary>
${openedRow(row, kept.get(row) ?? [])}</details>
`)}</div>
${note && (0, markup.PT)`<p class="muted">${(0, html_line.ni)(note)}</p>`}${leftOut}`;
		}
		function leftOutNote(count, noun) {
			return count > 0 ? (0, markup.PT)`<p class="muted">${(0, numbers.pq)(count, noun)} left out here to keep the file small. The result file has room for more.</p>` : undefined;
		}
		function heatCell(cell, label) {
			const head = (0, markup.PT)`<i>${label}</i> `;
			if (cell === undefined) return (0, markup.PT)`<span class="cell">${head}</span>`;
			if (cell === "no answer") return (0, markup.PT)`<span class="cell none">${head}no answer</span>`;
			const { share = 0, was } = cell;
			return (0, markup.PT)`<span class="cell ${(0, heat.S)(share)}">${head}${(0, tables.Ic)({
				...cell,
				link: undefined
			})}${was && (0, markup.PT)` <small>${was}</small>`}</span>`;
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
					room.answers -= (0, markup.$d)(item);
					if (room.answers < 0) return kept;
					kept.get(row)?.push(item);
				}
			}
			return kept;
		}
		function openedRow({ count, answers }, shown) {
			const more = answers.length - shown.length;
			return (0, markup.PT)`<div class="answers"><p class="about">${count}</p>
<ul>${shown}</ul>
${more > 0 ? (0, markup.PT)`<p class="about">${(0, numbers.pq)(more, "answer")} left out here.</p>` : undefined}</div>
`;
		}
		function answerItem({ title, words, tone, text, cut, sources, queries }, longest) {
			const shown = (0, lib_text.$Q)(text, longest);
			const isWhole = shown === text;
			const about = (label, items) => items.length === 0 ? undefined : (0, markup.PT)`<p class="about">${label}: ${(0, markup.fj)(items.map((item) => typeof item === "string" ? (0, markup.UU)(item) : (0, html_line.ni)(item)), (0, markup.PT)`, `)}</p>`;
			const why = isWhole ? cut : "The rest is left out here to keep the file small.";
			return (0, markup.PT)`<li><p class="about">${(0, html_line.ni)(title)} · <span class="${tone}">${words}</span></p>
<div class="answer" dir="auto">${answerText(shown)}</div>
${why && (0, markup.PT)`<p class="about">${why}</p>`}${about("Cited", sources)}${about("Searched for", queries)}</li>
`;
		}
		var draw_chart = __webpack_require__(90985);
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
		function chart(drawn) {
			const { title, description, legend, lines, isSmall } = drawn;
			const places = isSmall ? SMALL : WHOLE;
			const classes = (0, draw_chart.x)(lines);
			return (0, markup.PT)`<figure${isSmall ? (0, markup.PT)` class="small"` : undefined}>
${isSmall ? undefined : (0, markup.PT)`<figcaption>${title}</figcaption>`}
<svg class="chart" viewBox="0 0 ${places.width} ${places.height}" role="img" aria-label="${title}. ${description}">
<g aria-hidden="true">
${(0, draw_chart.$)(drawn, places, markup.PT)}</g>
</svg>
<ul class="legend">${lines.map((line) => legendItem(line, classes.get(line)))}</ul>
${legend.length > 0 ? (0, markup.PT)`<p class="muted">${(0, html_line.ni)(legend)}</p>` : undefined}</figure>`;
		}
		function legendItem(line, style) {
			const label = line.name === undefined ? (0, markup.PT)`<strong>all</strong>` : (0, markup.UU)(line.name);
			return (0, markup.PT)`<li><svg class="${style}" viewBox="0 0 28 10" aria-hidden="true"><line class="line" x1="0" x2="28" y1="5" y2="5"/></svg> ${label} ${line.isLoss ? (0, markup.PT)`<strong class="worse">${line.last} ▼</strong>` : line.last}</li>
`;
		}
		;
		function renderBlocks(blocks, level, room) {
			return (0, markup.PT)`${blocks.map((block) => (0, markup.PT)`${renderBlock(block, level, room)}
`)}`;
		}
		function renderBlock(block, level, room) {
			switch (block.kind) {
				case "headline": return headline(block);
				case "heading": return (0, markup.PT)`<h${level}>${(0, html_line.ni)(block.text)}</h${level}>`;
				case "paragraph": return (0, markup.PT)`<p${block.isSmall ? (0, markup.PT)` class="muted"` : undefined}>${(0, html_line.ni)(block.text)}</p>`;
				case "list": return (0, markup.PT)`<ul>${block.items.map((item) => (0, markup.PT)`<li>${(0, html_line.ni)(item)}</li>`)}</ul>`;
				case "facts": return (0, markup.PT)`<dl class="facts">${block.rows.map(({ label, value }) => (0, markup.PT)`<dt>${label}</dt><dd>${(0, html_line.ni)(value)}</dd>`)}</dl>`;
				case "table": return (0, tables.tp)(block.caption, block.columns, block.rows);
				case "grid": return (0, tables.Vg)(block);
				case "causes": return (0, markup.PT)`<ol class="causes">${block.entries.map((entry) => cause(entry, level))}</ol>`;
				case "chart": return chart(block);
				case "verbatim": return (0, markup.PT)`<pre><code>${(0, markup.Mn)(block.text)}</code></pre>`;
				case "bars": return bars(block);
				case "answers": return answers(block, room);
				case "fold": return (0, markup.PT)`<details><summary>${(0, html_line.Lx)(block.title)}</summary>
${renderBlocks(block.blocks, level, room)}</details>`;
			}
		}
		function headline(block) {
			const [heading, rest] = (0, plain_text.Dc)(block);
			return (0, markup.PT)`<h1>${(0, html_line.ni)(heading)}</h1>
${rest.length > 0 ? (0, markup.PT)`<p>${(0, html_line.ni)(rest)}</p>` : undefined}`;
		}
		function cause({ title, lines: [first, ...said] = [], todo }, level) {
			return (0, markup.PT)`<li><h${level}>${(0, html_line.ni)(title)}</h${level}>
${first && (0, markup.PT)`<p>${(0, html_line.ni)(first)}</p>`}${said.length > 0 ? (0, markup.PT)`<ul>${said.map((line) => (0, markup.PT)`<li>${(0, html_line.ni)(line)}</li>`)}</ul>` : undefined}${todo && (0, markup.PT)`<p><strong>What to do:</strong> ${(0, html_line.ni)(todo)}</p>`}</li>
`;
		}
		function bars({ caption, rows }) {
			const body = rows.map(({ title, share, value, isOwn }) => {
				const width = Math.round(1e3 * share) / 10;
				const label = (0, html_line.ni)(title);
				return (0, markup.PT)`<tr><th scope="row">${isOwn ? (0, markup.PT)`<strong>${label}</strong>` : label}</th><td class="number">${value}</td><td class="bar"><svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true"><rect class="${isOwn ? "own" : "other"}" width="${width}" height="10"/></svg></td></tr>
`;
			});
			return (0, tables.Qg)(caption, (0, markup.PT)`<table class="bars"><caption><span>${caption}</span></caption><tbody>${body}</tbody></table>`);
		}
		;
		const ROOM_FOR_ANSWERS = 28e5;
		const ALL_GATES = 9e6;
		const MORE_ROOM = 4;
		const ROWS_PART = .35;
		const ANSWERS_PART = .2;
		function renderHtml(document) {
			const { gates } = document;
			const report = renderDocument(document);
			const body = gates === undefined ? report : (0, markup.PT)`${portfolio(report, gates)}${articles(gates)}`;
			const title = `${statusOf(document)?.status}: ${document.title}`;
			return (0, page.C)({
				title,
				skip: "Skip to the report",
				body
			});
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
				document.brand === undefined ? [] : [(0, markup.UU)(document.brand)],
				headline?.gate === undefined ? [] : [(0, html_line.ni)(headline.gate)],
				(0, words.IU)(document.createdAt)
			].flat();
			const { shown, leftOut } = fitSections(document, {
				scope,
				room,
				mostBytes
			});
			return (0, markup.PT)`<header><p class="product">${(0, markup.fj)(about, (0, markup.PT)` · `)}</p>
${headline && (0, markup.PT)`<p class="status ${headline.mark}">${headline.status}</p>`}</header>
<div class="first">
${renderBlocks(document.first, 2, room)}</div>
${shown.length > 2 ? (0, markup.PT)`<nav aria-label="Sections"><ul>${shown.map(({ id, title }) => (0, markup.PT)`<li><a href="#${id}">${title}</a></li>`)}</ul></nav>` : undefined}
${shown.map(({ html }) => html)}<footer>
${leftOut.length > 0 ? (0, markup.PT)`<p>Left out here to keep the file small: ${(0, markup.fj)(leftOut, (0, markup.PT)`, `)}.</p>` : undefined}
${renderBlocks(document.footer, 2, room)}</footer>`;
		}
		function portfolio(report, gates) {
			const links = gates.map(({ id, title }) => (0, markup.PT)`<li><a href="#${id}">${(0, html_line.Lx)(title)}</a></li>
`);
			return (0, markup.PT)`<div class="fleet">
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
				const rendered = (0, markup.PT)`<article class="run" id="${gate.id}">
${renderDocument(gate.load(), {
					scope: `${gate.id}-`,
					home: (0, markup.PT)`<a href="#report">All gates</a>`,
					room: {
						rows: mostBytes * ROWS_PART,
						answers
					},
					mostBytes
				})}
</article>
`;
				left -= (0, markup.$d)(rendered);
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
				const [id, title] = [`${scope}${section.id}`, (0, html_line.Lx)(section.title)];
				const html = (0, markup.PT)`<section><details><summary><h2>${title}</h2></summary>
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
			let excess = all.reduce((sum, { html }) => sum + (0, markup.$d)(html), 0) - mostBytes;
			for (const section of all.toReversed().sort((a, b) => Number(a.hasAnswers) - Number(b.hasAnswers))) {
				if (excess <= 0) break;
				leftOut.add(section);
				excess -= (0, markup.$d)(section.html);
			}
			return {
				shown: all.filter((section) => !leftOut.has(section)),
				leftOut: all.filter((section) => leftOut.has(section)).map(({ title }) => title)
			};
		}
	})
};
;
