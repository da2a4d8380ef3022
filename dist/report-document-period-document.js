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
			const body = gates === undefined ? report : (0, _markup_js__WEBPACK_IMPORTED_MODULE_1__.PT)`${fleetOverview(report, gates)}${articles(gates)}`;
			const mark = readMark(document);
			const status = mark === undefined ? "" : `${_blocks_js__WEBPACK_IMPORTED_MODULE_0__.j7[mark].status}: `;
			return (0, _page_js__WEBPACK_IMPORTED_MODULE_2__.C)({
				title: `${status}${document.title}`,
				skip: "Skip to the report",
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
		function fleetOverview(report, gates) {
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
	50734: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { v: () => periodDocument });
		var comparison = __webpack_require__(25039);
		;
		const MIN_STANDARD_ERRORS = 2;
		function mergeCells(cells) {
			return [...Map.groupBy(cells, comparison.TN).values()].flatMap((group) => group.slice(0, 1).map((first) => ({
				...first,
				cited: group.flatMap(({ cited }) => cited),
				bcrScores: group.flatMap(({ bcrScores }) => bcrScores)
			})));
		}
		function compareAnswers(name, cells, before) {
			const compared = (0, comparison.Y8)(before, cells);
			const change = (0, comparison.ND)(compared);
			return {
				name,
				cells,
				compared,
				change,
				level: change?.now ?? (0, comparison.In)(cells)
			};
		}
		function splitCells({ cells }, before, nameOf) {
			return [...Map.groupBy(cells, nameOf)].flatMap(([name, group]) => name === undefined ? [] : [compareAnswers(name, group, before)]);
		}
		function isLarge({ compared, change }) {
			if (change === undefined) return false;
			const earlier = compared.flatMap(({ before }) => before.flatMap(({ cell }) => cell.cited)).length;
			const share = (change.now.share + change.was.share) / 2;
			const error = Math.sqrt(share * (1 - share) * (1 / earlier + 1 / change.now.answers));
			return Math.abs(differenceOf(change)) > MIN_STANDARD_ERRORS * error;
		}
		function differenceOf(change) {
			return change === undefined ? 0 : change.now.share - change.was.share;
		}
		var loss = __webpack_require__(93300);
		var build_blocks = __webpack_require__(14907);
		var plain_text = __webpack_require__(57854);
		var summarize_answers = __webpack_require__(44267);
		var live_evidence = __webpack_require__(45271);
		var words_names = __webpack_require__(33573);
		var numbers = __webpack_require__(88871);
		var phrases = __webpack_require__(52943);
		var words = __webpack_require__(72072);
		var grids = __webpack_require__(48764);
		var time_chart = __webpack_require__(48373);
		;
		const MAX_COMPETITORS = 2;
		const MAX_ENGINE_ROWS = 8;
		const MAX_QUESTIONS = 3;
		const MAX_LOSSES = 3;
		const MIN_RISE = .05;
		function periodDocument(report) {
			const { brand, now, before, cost, createdAt } = report;
			const cells = mergeCells(now.days.flatMap((day) => day.cells));
			const names = (0, words_names.ND)(brand, [...now.days, ...before.days].flatMap((day) => day.cells.map(({ engine }) => engine)));
			const whole = compareAnswers(brand, cells, before.days);
			const questions = splitCells(whole, before.days, ({ keyword }) => keyword);
			const nameOf = chooseEngineNames(whole, names);
			const engines = splitCells(whole, before.days, ({ engine }) => nameOf(engine));
			const contents = {
				...report,
				names,
				whole,
				engines: engines.toSorted((a, b) => Math.abs(differenceOf(b.change)) - Math.abs(differenceOf(a.change))),
				competitors: compareCompetitors(report),
				questions: questions.toSorted((a, b) => differenceOf(a.change) - differenceOf(b.change))
			};
			const headline = describePeriod(contents);
			return {
				title: (0, plain_text.oi)(headline),
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
					...(0, build_blocks.FY)(describeAnswers(contents)),
					...cells.length === 0 ? [] : measuredBlocks(contents)
				],
				sections: [],
				footer: (0, build_blocks.FY)((0, phrases.hC)(cost, `Made on ${(0, words.IU)(createdAt)}.`), true),
				createdAt
			};
		}
		function measuredBlocks(contents) {
			const { losses, names, engines, competitors } = contents;
			return [
				...losses.slice(-MAX_LOSSES).flatMap((loss) => (0, build_blocks.FY)(describeLoss(loss, contents))),
				...chartBlocks(contents),
				...levelTable("How many answers cite each brand", [], contents, [...engines.map((each) => [
					[
						...names.brand,
						" in ",
						{ name: each.name }
					],
					each,
					isFall(each)
				]), ...competitors.slice(0, MAX_COMPETITORS).map((each) => [
					[{ name: each.name }],
					each,
					false
				])]),
				...(0, build_blocks.LL)("Questions won and lost", changedQuestions(contents)),
				...(0, build_blocks.LL)("What to do next", (0, build_blocks.c3)(listSteps(contents)))
			];
		}
		function changedQuestions(contents) {
			const changed = contents.questions.filter(isLarge);
			const won = changed.filter((each) => !isFall(each)).toReversed();
			const rows = [changed.filter(isFall), won].flatMap((some) => some.slice(0, MAX_QUESTIONS)).map((each) => [
				[{ name: each.name }],
				each,
				isFall(each)
			]);
			if (rows.length === 0 && contents.whole.compared.length > 0) return (0, build_blocks.FY)(["No single question changed more than chance explains."]);
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
			return (0, build_blocks.c_)(caption, [{
				title,
				width: 2
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
				[numbers.GY]
			];
			const difference = `${points > 0 ? "+" : "−"}${(0, numbers.pq)(Math.abs(points), "point")}`;
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
			const earlier = (0, comparison.In)(compared.flatMap(({ before }) => before.map(({ cell }) => cell)));
			if (level === undefined || change === undefined || earlier === undefined) return {
				now: level === undefined ? numbers.GY : (0, phrases.eI)(level),
				was: undefined,
				points: 0
			};
			const hasFew = Math.min(level.answers, earlier.answers) < phrases.zB;
			const format = hasFew ? phrases.gM : phrases.eI;
			const was = hasFew ? earlier : {
				...earlier,
				share: change.was.share
			};
			const points = hasFew ? (0, numbers.BY)(level.share - was.share) : (0, numbers.BY)(level.share) - (0, numbers.BY)(was.share);
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
			return isLarge(part) && differenceOf(part.change) < 0;
		}
		function compareCompetitors({ now, before }) {
			const cells = mergeCells(now.days.flatMap((day) => day.competitors));
			const earlier = before.days.map((day) => ({ cells: day.competitors }));
			return cells.map((cell) => compareAnswers(cell.engine, [cell], earlier)).toSorted((a, b) => (b.level?.share ?? 0) - (a.level?.share ?? 0));
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
			if (was === undefined) return (0, phrases.GA)([cited]);
			const isEqual = was === level;
			const news = isLarge(whole) ? undefined : engines.find(isLarge);
			if (news !== undefined) {
				const levels = formatLevels(news);
				const verb = differenceOf(news.change) < 0 ? "fell" : "rose";
				const earlier = isEqual ? "as before" : `was ${was}`;
				const moved = `${verb} from ${levels.was} to ${levels.now}`;
				return (0, phrases.GA)([(0, build_blocks.n8)`${names.brand} was cited in ${[share]}, ${[earlier]}. ${news.name} ${[moved]}`]);
			}
			if (isEqual) return (0, phrases.GA)([[...cited, `, as ${before.when}`], cited]);
			const chance = isLarge(whole) ? [] : [". This is within chance"];
			return (0, phrases.GA)([[
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
			const total = (0, comparison.In)(cells);
			if (total === undefined) return ["Check that the runs of this time started and that they are recorded."];
			const engines = (0, words_names.Ry)(cells.map(({ engine }) => engine), names);
			const asked = `${(0, numbers.pq)(total.answers, "answer")} of ${engines} on ${(0, numbers.pq)(now.days.length, "day")}.`;
			if (before.days.length === 0) return (0, phrases.hC)(asked, `No answer was recorded ${before.when}, so nothing is compared.`);
			if (compared.length === 0) return (0, phrases.hC)(asked, `Other questions or engines were asked ${before.when}, so nothing is compared.`);
			const shared = (0, comparison.In)(compared.map((cell) => cell.now))?.answers ?? 0;
			const isWhole = shared === total.answers;
			return (0, phrases.hC)(asked, isWhole ? `The same was asked ${before.when}.` : `Compared: the ${(0, numbers.pq)(shared, "answer")} to what was also asked ${before.when}.`);
		}
		function chartBlocks({ trend, brand, whole, competitors }) {
			const { cells, compared, level } = whole;
			if (level === undefined || level.answers < phrases.zB || trend.length < 2) return [];
			const last = compared.length === 0 ? cells : compared.map((cell) => cell.now);
			const drawn = competitors.slice(0, MAX_COMPETITORS).toSorted((a, b) => (0, summarize_answers.q)(a.name, b.name));
			const series = drawn.map(({ name }) => {
				const shares = trend.map((day) => (0, comparison.In)(day.competitors.filter(({ engine }) => engine === name))?.share);
				return {
					name,
					isLoss: false,
					values: shares.map((share) => share && 100 * share)
				};
			});
			const chart = (0, time_chart.sd)({
				title: "Share of the answers that cite each brand",
				moments: trend.map(({ createdAt }) => ({
					createdAt,
					isMarked: false
				})),
				series: [{
					name: undefined,
					isLoss: false,
					values: (0, grids.Bg)(trend, last).slice(0, -1)
				}, ...series],
				legend: ["A point is a day with answers. Each name has the value of the last day."],
				total: brand
			});
			const { now, was } = formatLevels(whole);
			const basis = `${(0, phrases.gM)(level)} answers`;
			return [{
				...chart,
				level: {
					now,
					basis,
					was: was && `was ${was}`
				}
			}];
		}
		function chooseEngineNames({ cells }, names) {
			const count = new Set(cells.map(({ engine }) => engine)).size;
			return count > MAX_ENGINE_ROWS ? names.engine : names.engineInCountry;
		}
		function describeLoss({ scope, since, state, recoveringSince }, { names, createdAt }) {
			const { brand, engine } = names;
			const country = (0, phrases.U8)(scope);
			const isOver = !(0, loss.n)({ state });
			const cites = scope.kind === "engine" ? [`${engine(scope.engine)} ${isOver ? "cited" : "cites"} `, ...brand] : [...brand, ` ${isOver ? "was" : "is"} cited`];
			if (isOver) {
				const days = (0, words.tz)(since, recoveringSince ?? since, createdAt);
				return [...cites, ` less${country} ${days}; the citations have recovered.`];
			}
			const end = state === "recovering" ? "The newest runs are closer to the level before." : "The difference is statistically significant.";
			return [...cites, ` less${country} since ${(0, words.IU)(since)}. ${end}`];
		}
		function listSteps(contents) {
			const { before, now, whole, names, questions, engines, losses, competitors } = contents;
			const listNames = (parts) => (0, build_blocks.cT)(parts.slice(0, MAX_QUESTIONS).map(({ name }) => [{ quote: name }]));
			const isLower = losses.some(loss.n) || [whole, ...engines].some(isFall);
			const isGone = isLower && (0, comparison.In)(now.days.at(-1)?.cells ?? [])?.cited === 0;
			const lost = questions.filter(isFall);
			const rival = competitors.find((each) => isLarge(each) && differenceOf(each.change) >= MIN_RISE);
			const never = questions.filter(({ cells }) => {
				const level = (0, comparison.In)(cells);
				return !isGone && level?.cited === 0 && level.answers >= phrases.zB;
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
				steps.push([`${live_evidence.Tg} `, ...start]);
			}
			if (rival !== undefined) {
				const levels = formatLevels(rival);
				const numbers = `${nameShare(levels.now)}, was ${levels.was}`;
				steps.push((0, build_blocks.n8)`Compare your pages with those of ${rival.name}. It is cited in ${[numbers]}.`);
			}
			if (never.length > 0) steps.push([
				"Write pages that answer ",
				...listNames(never),
				". No answer cites you."
			]);
			if (silent.length > 0) steps.push([`Find out why ${(0, words_names.Ry)(silent, names)} gave no answer ${now.when}.`]);
			if (steps.length > 0) return steps;
			if (whole.compared.length === 0) return [["Ask the same questions again, to compare the answers."]];
			return [[`Nothing to do: no ${isLarge(whole) ? "loss" : "change"} is statistically significant.`]];
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
		var _report_document_period_document_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(50734);
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
