"use strict";
exports.id = "report-document-period-document";
exports.ids = ["report-document-period-document"];
exports.modules = {
	82458: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Pq: () => differenceOf,
			UL: () => splitCells,
			ZN: () => compareAnswers,
			sV: () => isLarge,
			uf: () => isClearChange,
			w7: () => mergeCells
		});
		var _comparison_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25039);
		const MIN_STANDARD_ERRORS = 2;
		function mergeCells(cells) {
			return [...Map.groupBy(cells, _comparison_js__WEBPACK_IMPORTED_MODULE_0__.TN).values()].flatMap((group) => group.slice(0, 1).map((first) => ({
				...first,
				cited: group.flatMap(({ cited }) => cited),
				bcrScores: group.flatMap(({ bcrScores }) => bcrScores)
			})));
		}
		function compareAnswers(name, cells, before) {
			const compared = (0, _comparison_js__WEBPACK_IMPORTED_MODULE_0__.Y8)(before, cells);
			const change = (0, _comparison_js__WEBPACK_IMPORTED_MODULE_0__.ND)(compared);
			return {
				name,
				cells,
				compared,
				change,
				level: change?.now ?? (0, _comparison_js__WEBPACK_IMPORTED_MODULE_0__.In)(cells)
			};
		}
		function splitCells({ cells }, before, nameOf) {
			return [...Map.groupBy(cells, nameOf)].flatMap(([name, group]) => name === undefined ? [] : [compareAnswers(name, group, before)]);
		}
		function isLarge({ compared, change }) {
			if (change === undefined) return false;
			const answers = compared.flatMap(({ before }) => before.flatMap(({ cell }) => cell.cited)).length;
			return isClearChange(change.now, {
				share: change.was.share,
				answers
			});
		}
		function isClearChange(now, was) {
			const share = (now.share + was.share) / 2;
			const error = Math.sqrt(share * (1 - share) * (1 / was.answers + 1 / now.answers));
			return Math.abs(now.share - was.share) > MIN_STANDARD_ERRORS * error;
		}
		function differenceOf(change) {
			return change === undefined ? 0 : change.now.share - change.was.share;
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
	30466: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { exportDocument: () => exportDocument });
		var _lib_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94570);
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46958);
		var _report_document_period_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48080);
		var _report_words_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72072);
		function exportDocument({ brand_name: brand, date_range: { start, end } }, scans, createdAt) {
			const trend = toDays(scans);
			const days = 1 + (Date.parse(end) - Date.parse(start)) / _lib_numbers_js__WEBPACK_IMPORTED_MODULE_3__.d_;
			const toPeriod = (title, when, isIn) => ({
				title,
				when,
				days: trend.filter((day) => isIn(day.createdAt))
			});
			return (0, _report_document_period_document_js__WEBPACK_IMPORTED_MODULE_1__.v)({
				brand,
				now: toPeriod(days === 1 ? (0, _report_words_words_js__WEBPACK_IMPORTED_MODULE_2__.IU)(end) : `${(0, _report_words_words_js__WEBPACK_IMPORTED_MODULE_2__.gp)(start)} to ${(0, _report_words_words_js__WEBPACK_IMPORTED_MODULE_2__.gp)(end)} ${end.slice(0, 4)}`, days === 1 ? "on this day" : `in these ${days} days`, (day) => day >= start),
				before: toPeriod(`${days === 1 ? "Day" : `${days} days`} before`, "before", (day) => day < start),
				trend,
				losses: [],
				cost: "",
				createdAt: createdAt.toISOString()
			});
		}
		function toDays(scans) {
			const byDay = Map.groupBy(scans, ({ recordedAt }) => (0, _lib_clock_js__WEBPACK_IMPORTED_MODULE_0__._)(Date.parse(recordedAt)));
			return Array.from(byDay, ([createdAt, ofDay]) => ({
				createdAt,
				cells: ofDay.filter(({ isOwn }) => isOwn).flatMap((scan) => toCells(scan, scan.keywords.join(", "))),
				competitors: ofDay.filter(({ isOwn }) => !isOwn).flatMap((scan) => toCells(scan, undefined).map((cell) => ({
					...cell,
					engine: scan.scan.brand_name
				})))
			}));
		}
		function toCells({ scan }, keyword) {
			return scan.results.map(({ engine, cited, bcr_score }) => ({
				keyword,
				engine,
				cited: [cited],
				bcrScores: [bcr_score ?? null]
			}));
		}
	})
};
;
