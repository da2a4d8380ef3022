"use strict";
exports.id = "report-pdf-pdf";
exports.ids = ["report-pdf-pdf"];
exports.modules = { 56358: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { renderPdf: () => renderPdf });
	var pdf_flow = __webpack_require__(32960);
	var fonts = __webpack_require__(13959);
	var pdf_text = __webpack_require__(63514);
	var lib_text = __webpack_require__(94869);
	var numbers = __webpack_require__(73533);
	var words = __webpack_require__(44702);
	var es = __webpack_require__(26140);
	var colors = __webpack_require__(84893);
	var plain_text = __webpack_require__(91921);
	var report_escape = __webpack_require__(9924);
	var chart = __webpack_require__(72881);
	;
	const SMALL = 8;
	const COLORS = {
		better: colors.yq,
		worse: colors.eU,
		doubtful: colors.$V
	};
	const NOTE = {
		size: SMALL,
		color: colors.gN
	};
	function spansOf(line, look = {}) {
		return (0, plain_text.CI)(line).map(({ text, isStrong, isSmall, isCode, tone, url }) => ({
			...look,
			...isStrong && { isBold: true },
			...isSmall && NOTE,
			...isCode && { ground: colors.JY },
			...tone && { color: COLORS[tone] },
			...url !== undefined && { url },
			text
		}));
	}
	function colorOf(tone) {
		return tone === undefined ? colors.Pg : COLORS[tone];
	}
	function signOf(mark) {
		const { sign, tone } = plain_text.B2[mark];
		return {
			text: `${sign} `,
			isBold: true,
			color: colorOf(tone)
		};
	}
	;
	const WHOLE_HEIGHT = chart.Fn + 90;
	const DASHES = [
		[],
		[6, 3],
		[2, 2],
		[
			8,
			2,
			2,
			2
		]
	];
	function writeChart(flow, chart) {
		flow.heading([{ text: chart.title }], 2);
		flow.chart(drawingOf(chart));
		const looks = looksOf(chart);
		const names = chart.lines.map((line, index) => {
			const { color } = looks[index] ?? { color: colors.Pg };
			return [...nameOf(line, {
				isBold: true,
				color
			}), ...line.isLoss ? [{
				text: " ▼",
				color
			}] : []];
		});
		flow.paragraph({ text: names.flatMap((name, index) => index > 0 ? [{ text: "  ·  " }, ...name] : name) });
		flow.paragraph({
			text: spansOf(chart.legend, NOTE),
			...NOTE
		});
	}
	function writeSmallCharts(flow, charts) {
		flow.charts(charts.map((chart) => ({
			title: chart.lines.length === 1 ? chart.lines.flatMap((line) => nameOf(line, {})) : [{ text: chart.title }],
			chart: {
				...drawingOf(chart),
				days: []
			}
		})));
		const legend = charts.at(-1)?.legend;
		if (legend !== undefined) flow.paragraph({
			text: spansOf(legend, NOTE),
			...NOTE
		});
	}
	function nameOf({ name, last }, look) {
		return spansOf([name === undefined ? "All" : {
			name,
			most: 40
		}, ` ${last}`], look);
	}
	function looksOf({ lines }) {
		const named = lines.filter(({ name }) => name !== undefined);
		return lines.map((line) => {
			const place = named.indexOf(line);
			return {
				color: colors.Qx[place % colors.Qx.length] ?? colors.Pg,
				dashes: DASHES[place % DASHES.length] ?? [],
				thickness: line.name === undefined || line.isLoss ? 1.8 : 1.2
			};
		});
	}
	function drawingOf(chart) {
		const { lines, scale, ticks, days, band } = chart;
		const labels = new Map(ticks.map(({ value, label }) => [value, label]));
		const looks = looksOf(chart);
		const marked = chart.isSmall ? -1 : 0;
		return {
			lines: lines.map(({ points }, index) => ({
				...looks[index],
				points: points.map(({ at, value, isMarked }) => ({
					at,
					value,
					isCrossed: isMarked && index === marked
				}))
			})),
			range: [scale.lowest * scale.step, scale.highest * scale.step],
			labelOf: (value) => labels.get(value) ?? "",
			...{
				band,
				days
			}
		};
	}
	;
	const MOST_ANSWERS = 60;
	const ANSWER_LENGTH = 600;
	const MOST_VERBATIM = 80;
	const LINE_LENGTH = 500;
	const PLAIN = {
		isPlain: true,
		size: 9.5
	};
	function writeBlocks(flow, blocks, about = []) {
		let row = [];
		for (const [index, block] of blocks.entries()) {
			if (isSmallChart(block)) {
				row.push(block);
				const next = blocks[index + 1];
				if (next !== undefined && isSmallChart(next)) continue;
				writeSmallCharts(flow, row);
				row = [];
			} else writeBlock(flow, block, about);
			flow.space(6);
		}
	}
	function isSmallChart(block) {
		return block.kind === "chart" && block.isSmall === true;
	}
	function writeBlock(flow, block, about) {
		if (block.kind === "headline") writeHeadline(flow, block, about);
		else if (block.kind === "heading") flow.heading(spansOf(block.text), 2);
		else if (block.kind === "paragraph") {
			flow.paragraph(block.isSmall ? small(block.text) : { text: spansOf(block.text) });
		} else if (block.kind === "list") {
			const rows = block.items.map((item) => [{
				text: "•",
				color: colors.gN
			}, { text: spansOf(item) }]);
			writePairs(flow, .025, rows);
		} else if (block.kind === "facts") {
			const rows = block.rows.map(({ label, value }) => [{
				text: label,
				isBold: true
			}, { text: spansOf(value) }]);
			writePairs(flow, .16, rows);
		} else if (block.kind === "table") writeTable(flow, block);
		else if (block.kind === "grid") writeGrid(flow, block);
		else if (block.kind === "causes") writeCauses(flow, block);
		else if (block.kind === "chart") writeChart(flow, block);
		else if (block.kind === "verbatim") writeVerbatim(flow, block.text);
		else if (block.kind === "bars") writeBars(flow, block);
		else if (block.kind === "answers") writeAnswers(flow, block);
		else {
			flow.heading(spansOf(block.title), 2);
			writeBlocks(flow, block.blocks);
		}
	}
	function writeHeadline(flow, headline, about) {
		const { mark, status } = headline;
		const sign = signOf(mark);
		const [heading, rest] = (0, plain_text.Dc)(headline);
		const columns = [{
			title: "",
			share: .75
		}, {
			title: "",
			share: .25,
			align: "right"
		}];
		const row = [{
			text: spansOf(about),
			color: colors.gN
		}, { text: [sign, {
			...sign,
			text: status
		}] }];
		flow.table(columns, [row], PLAIN);
		flow.space(4);
		flow.heading(spansOf(heading), 0);
		if (rest.length > 0) flow.paragraph({ text: spansOf(rest) });
	}
	function writePairs(flow, share, rows) {
		const columns = [{
			title: "",
			share
		}, {
			title: "",
			share: 1 - share
		}];
		flow.table(columns, rows, PLAIN);
	}
	function writeCauses(flow, { entries }) {
		for (const [index, entry] of entries.entries()) {
			const number = {
				text: `${index + 1}`,
				isBold: true
			};
			if (entries.length === 1) flow.paragraph(causeParts(entry));
			else writePairs(flow, .03, [[number, causeParts(entry)]]);
			flow.space(4);
		}
	}
	function causeParts({ title, lines: [first = [], ...lines] = [], todo }) {
		return [
			{ text: spansOf([
				{ strong: title },
				" ",
				...first
			]) },
			...lines.map((line) => ({
				text: spansOf(["• ", ...line]),
				indent: 6
			})),
			...todo === undefined ? [] : [{ text: spansOf([
				{ strong: ["What to do:"] },
				" ",
				...todo
			]) }]
		];
	}
	function writeTable(flow, { caption, columns, rows }) {
		const whole = columns.reduce((sum, { width = 1 }) => sum + width, 0);
		flow.caption(caption);
		flow.table(columns.map(({ title, width = 1, isNumber }) => ({
			title: { text: spansOf(title) },
			share: width / whole,
			...isNumber && { align: "right" }
		})), rows.map((row) => Array.isArray(row) ? row.map((cell) => ({ text: spansOf(cell) })) : { group: groupTitle(row.group, row.note ?? []) }));
	}
	function writeVerbatim(flow, text) {
		const lines = (0, report_escape.v3)(text).split("\n");
		const more = lines.length - MOST_VERBATIM;
		const content = lines.slice(0, MOST_VERBATIM).map((line) => {
			const blanks = /^\s*/.exec(line.replaceAll("	", "    "))?.[0].length ?? 0;
			return {
				text: (0, lib_text.$Q)(line, LINE_LENGTH),
				size: SMALL,
				indent: 6 + 3 * Math.min(blanks, 40)
			};
		});
		flow.table([{
			title: "",
			share: 1
		}], [[{
			content,
			ground: colors.JY
		}]], PLAIN);
		if (more > 0) flow.paragraph({
			text: `${(0, numbers.pq)(more, "more line")} left out here.`,
			...NOTE
		});
	}
	function writeBars(flow, { caption, rows }) {
		flow.caption(caption);
		flow.table([
			{
				title: "",
				share: .3
			},
			{
				title: "",
				share: .56
			},
			{
				title: "",
				share: .14,
				align: "right"
			}
		], rows.map(({ title, share, value, isOwn }) => [
			{ text: spansOf(isOwn ? [{ strong: title }] : title) },
			{
				bar: share,
				color: isOwn ? colors.bg : colors.gN
			},
			value
		]), PLAIN);
	}
	function writeAnswers(flow, { columns, rows, note }) {
		writeGrid(flow, {
			columns,
			rows,
			note
		}, true);
		const answered = rows.filter(({ answers }) => answers.length > 0);
		if (answered.length === 0) return;
		const most = Math.max(1, Math.floor(MOST_ANSWERS / answered.length));
		const shown = answered.slice(0, MOST_ANSWERS);
		flow.space(6);
		flow.table([{
			title: "Engine",
			share: .25
		}, {
			title: "Answer",
			share: .75
		}], shown.flatMap(({ title, count, answers }) => [{ group: groupTitle(title, [count]) }, ...answers.slice(0, most).map(answerRow)]));
		const all = answered.reduce((sum, { answers }) => sum + answers.length, 0);
		const left = all - shown.reduce((sum, { answers }) => sum + Math.min(answers.length, most), 0);
		if (left === 0) return;
		flow.space(4);
		const words = `${(0, numbers.pq)(left, "answer")} left out here. The HTML report has more, each in full.`;
		flow.paragraph({
			text: words,
			...NOTE
		});
	}
	function answerRow({ title, words, tone, text, sources: [source] }) {
		const excerpt = (0, lib_text.$Q)((0, lib_text.OX)(withoutMarkdown((0, lib_text.$Q)(text, 2 * ANSWER_LENGTH))), ANSWER_LENGTH);
		return [[{ text: spansOf(title) }, {
			text: words,
			size: SMALL,
			color: colorOf(tone)
		}], [excerpt || numbers.GY, ...source === undefined ? [] : [small(["Cited: ", ...source])]]];
	}
	function withoutMarkdown(text) {
		return text.replace(/\[([^[\]\n]*)\]\([^()\s]*(?:\([^()\s]*\)[^()\s]*)?\)/g, "$1").replace(/\*\*|__|`/g, "").replace(/^[ \t]*(?:#+|[-*])[ \t]+/gm, "");
	}
	function groupTitle(title, note) {
		return {
			text: [...spansOf([...title, "  "]), ...spansOf(note, {
				...NOTE,
				isBold: false
			})],
			isBold: true
		};
	}
	function small(line) {
		return {
			text: spansOf(line, NOTE),
			...NOTE
		};
	}
	const MOST_COLUMNS = 7;
	const NOW_SIZE = 11;
	const MOST_WIDE = 5;
	const TITLE_SHARE = .2;
	const KEYWORD_SHARE = .28;
	const WIDEST = .18;
	function writeGrid(flow, { columns, rows, note }, isHeatMap = false) {
		const hasTitles = rows.some(({ title }) => title !== undefined);
		const width = Math.ceil(columns.length / Math.ceil(columns.length / MOST_COLUMNS));
		for (let first = 0; first < columns.length; first += width) {
			const shown = columns.slice(first, first + width);
			const left = hasTitles ? isHeatMap ? KEYWORD_SHARE : TITLE_SHARE : 0;
			const share = Math.min((1 - left) / shown.length, isHeatMap ? WIDEST : 1);
			const head = {
				title: "",
				share: 1 - share * shown.length
			};
			flow.table([...hasTitles ? [head] : [], ...shown.map((title) => ({
				title: { text: spansOf(title) },
				share
			}))], rows.map(({ title, cells }) => [...hasTitles ? [{
				text: spansOf(title ?? []),
				...!isHeatMap && { size: NOW_SIZE - 1 }
			}] : [], ...shown.map((_, index) => gridCell(cells[first + index], {
				isHeatMap,
				isNarrow: shown.length > MOST_WIDE
			}))]));
			flow.space(first + width < columns.length ? 12 : 4);
		}
		if (note !== undefined && note.length > 0) flow.paragraph({
			text: spansOf(note, NOTE),
			...NOTE
		});
	}
	function gridCell(cell, { isHeatMap, isNarrow }) {
		if (cell === undefined) return {
			text: numbers.GY,
			color: colors.gN
		};
		if (cell === "no answer") return {
			text: "no answer",
			color: colors.gN
		};
		const { now, was, basis, mark, isLoss = false, share = 0 } = cell;
		const look = {
			size: isHeatMap ? NOTE.size + 1 : NOW_SIZE,
			color: isLoss ? colors.eU : colors.Pg,
			isBold: isLoss
		};
		const sign = mark === undefined ? [] : [signOf(mark)];
		const number = {
			...look,
			text: `${now}${isLoss ? " ▼" : ""} `
		};
		const notes = [basis, was].flatMap((text) => text === undefined ? [] : [{
			...NOTE,
			text
		}]);
		const beside = isNarrow || basis === undefined ? [] : notes.slice(0, 1);
		const content = [{
			text: [
				...sign,
				number,
				...beside
			],
			size: look.size
		}, ...notes.slice(beside.length)];
		if (isLoss) return {
			content,
			ground: colors.YI
		};
		const ground = (0, es.Qhc)(1 - .565 * share, 1 - .286 * share, 1 - .153 * share);
		return isHeatMap && share > 0 ? {
			content,
			ground
		} : content;
	}
	;
	const FULL_PAGE = .5;
	const MOST_GATES = 20;
	const TITLE_LENGTH = 80;
	async function renderPdf(document, typefaces) {
		const { title, createdAt, gates = [] } = document;
		const file = await (0, pdf_flow.u)(title, new Date(Date.parse(createdAt) || 0));
		const typesetter = (0, pdf_text.e)(await (0, fonts._)(file, typefaces));
		const flow = limitRows((0, pdf_flow.F)(file, typesetter));
		writeReport(flow, document);
		writeGates(flow, gates.filter(({ needsAttention }) => needsAttention));
		const missingScripts = typesetter.missingScripts();
		if (missingScripts.length > 0) {
			const text = `The fonts of this report lack characters of: ${missingScripts.join(", ")}. Each is shown as a question mark. The other report files have them.`;
			flow.paragraph({
				text,
				...NOTE
			});
		}
		flow.finish(`${(0, lib_text.$Q)(title, TITLE_LENGTH)} · ${(0, words.kb)(createdAt)}`);
		return {
			bytes: await file.save(),
			missingScripts
		};
	}
	function writeGates(flow, gates) {
		for (const { load } of gates.slice(0, MOST_GATES)) {
			flow.pageFrom(FULL_PAGE);
			flow.space(24);
			writeFirst(flow, load());
		}
		const more = gates.length - MOST_GATES;
		const text = `${(0, numbers.pq)(more, "more gate")} left out here; each has its own report.`;
		if (more > 0) flow.paragraph({
			text,
			...NOTE
		});
	}
	function writeReport(flow, document) {
		const sections = document.sections.filter(({ on }) => on.includes("pdf"));
		const main = sections.filter(({ isAnnex }) => !isAnnex);
		const annex = sections.filter(({ isAnnex }) => isAnnex);
		const folds = document.first.filter((block) => !isShown(block));
		writeFirst(flow, document);
		const chart = main.flatMap(({ blocks }) => blocks).flatMap((block) => block.kind === "chart" && !block.isSmall ? [block] : [])[0];
		const isAhead = chart !== undefined && flow.isOnFirstPage(WHOLE_HEIGHT);
		if (isAhead) writeChart(flow, chart);
		flow.pageFrom(FULL_PAGE);
		writeBlocks(flow, folds);
		for (const section of main) writeSection(flow, section, isAhead ? chart : undefined);
		if (annex.length > 0) flow.heading([{ text: "Annex" }]);
		for (const section of annex) writeSection(flow, section);
		flow.space(14);
		writeBlocks(flow, document.footer);
	}
	function writeFirst(flow, { first, brand, createdAt }) {
		const gate = first.find((block) => block.kind === "headline")?.gate;
		const parts = [
			["AI visibility"],
			...brand === undefined ? [] : [[{ name: brand }]],
			...gate === undefined ? [] : [gate],
			[(0, words.IU)(createdAt)]
		];
		writeBlocks(flow, first.filter(isShown), parts.flatMap((part, index) => index === 0 ? part : [" · ", ...part]));
	}
	function isShown({ kind }) {
		return kind !== "fold";
	}
	function writeSection(flow, { title, blocks }, written) {
		const rest = blocks.filter((block) => block !== written);
		if (rest.length === 0) return;
		flow.heading(spansOf(title));
		writeBlocks(flow, rest);
	}
	const MOST_IN_TABLE = 600;
	const MOST_IN_ALL = 3e3;
	const ALWAYS = 20;
	function limitRows(flow) {
		let left = MOST_IN_ALL;
		return {
			...flow,
			table(columns, rows, style) {
				const shown = rows.slice(0, Math.min(MOST_IN_TABLE, Math.max(ALWAYS, left)));
				const more = rows.length - shown.length;
				left -= shown.length;
				flow.table(columns, shown, style);
				if (more === 0) return;
				flow.space(4);
				const text = `${(0, numbers.pq)(more, "more row")} left out here; the other report files have them.`;
				flow.paragraph({
					text,
					...NOTE
				});
			}
		};
	}
}) };
;
