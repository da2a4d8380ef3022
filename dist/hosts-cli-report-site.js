"use strict";
exports.id = 2068;
exports.ids = [2068, 7617];
exports.modules = {
	7617: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			createFileStore: () => createFileStore,
			u: () => parseHistoryFile
		});
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
		var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2503);
		var zod__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(37428);
		var _checkout_base_commits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3679);
		var _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98157);
		var _lib_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13963);
		var _lib_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(94869);
		var _format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78713);
		const MAX_RUNS = 124;
		const historySchema = zod__WEBPACK_IMPORTED_MODULE_5__._H3({ records: zod__WEBPACK_IMPORTED_MODULE_5__.YOg(zod__WEBPACK_IMPORTED_MODULE_5__.L5J()) });
		const numbersSchema = zod__WEBPACK_IMPORTED_MODULE_5__._H3({
			overall_bcr: zod__WEBPACK_IMPORTED_MODULE_5__.aig(),
			cited_engines: zod__WEBPACK_IMPORTED_MODULE_5__.Whr().nonnegative(),
			engines: zod__WEBPACK_IMPORTED_MODULE_5__.YOg(zod__WEBPACK_IMPORTED_MODULE_5__._H3({
				engine: zod__WEBPACK_IMPORTED_MODULE_5__.YjP(),
				cited: zod__WEBPACK_IMPORTED_MODULE_5__.zMY(),
				bcr_score: zod__WEBPACK_IMPORTED_MODULE_5__.aig().optional()
			})).optional()
		});
		function createFileStore({ path, workspace, signal, ...commits }) {
			const place = {
				kind: "file",
				path
			};
			let reading;
			async function readBefore() {
				const before = await (0, _checkout_base_commits_js__WEBPACK_IMPORTED_MODULE_1__.go)({
					folder: workspace,
					signal
				}, commits, path);
				if (before.kind === "work-tree") return undefined;
				if (before.kind === "added") return { missing: { kind: "added-by-change" } };
				const content = parseContent(before.text);
				if ("unusable" in content) return content;
				return {
					...content.read,
					place: {
						...place,
						commit: before.commit
					}
				};
			}
			async function read() {
				try {
					const before = await readBefore();
					if (before !== undefined) return before;
				} catch (error) {
					return { unusable: toUnusable(error) };
				}
				const content = await readContent(workspace, path);
				return "unusable" in content ? content : content.read;
			}
			async function add(records) {
				const content = await readContent(workspace, path);
				if ("unusable" in content) return { problem: { unusable: content.unusable } };
				try {
					const lines = records.reduce((all, { record }) => [...all.filter((line) => !(0, _format_js__WEBPACK_IMPORTED_MODULE_4__.yW)(line, record)), (0, _format_js__WEBPACK_IMPORTED_MODULE_4__.bM)(record)], content.lines);
					await (0, _lib_files_js__WEBPACK_IMPORTED_MODULE_3__.lo)(path, formatHistoryFile(lines), workspace);
					return { stored: place };
				} catch (error) {
					return { problem: { why: `the file could not be written (${(0, _lib_text_js__WEBPACK_IMPORTED_MODULE_6__.bC)(error)}).` } };
				}
			}
			return {
				placeOf: () => place,
				read() {
					reading ??= read();
					return reading;
				},
				async append(records) {
					reading = undefined;
					const result = await add(records);
					return new Map(records.map(({ key }) => [key, result]));
				}
			};
		}
		async function readContent(workspace, path) {
			try {
				return parseContent(await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(await (0, _lib_files_js__WEBPACK_IMPORTED_MODULE_3__.LI)(workspace, path), "utf8"));
			} catch (error) {
				if (error instanceof Error && "code" in error && error.code === "ENOENT") {
					return {
						read: { missing: { kind: "no-file" } },
						lines: []
					};
				}
				return { unusable: toUnusable(error) };
			}
		}
		function toUnusable(error) {
			const details = error instanceof _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_2__.dH ? error.details : undefined;
			if (details?.code === "AVG_LINK_OUT" || details?.code === "AVG_BASE_FILE") {
				return {
					kind: "not-to-be-used",
					error: details
				};
			}
			return {
				kind: "file-system",
				detail: (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_6__.bC)(error)
			};
		}
		function parseHistoryFile(text) {
			const content = parseContent(text);
			return "unusable" in content ? content : content.read;
		}
		function parseContent(text) {
			if (text.trim() === "") return { unusable: { kind: "empty" } };
			let value;
			try {
				value = JSON.parse(text);
			} catch {
				return { unusable: { kind: "not-json" } };
			}
			const listed = historySchema.safeParse(value);
			if (listed.success) return readRecords(listed.data.records);
			const single = (0, _format_js__WEBPACK_IMPORTED_MODULE_4__.Hh)(value);
			if ("record" in single) return keepRecord(single.record);
			return single.cause.kind === "no-version" ? readNumbers(value) : { unusable: {
				kind: "record",
				...single
			} };
		}
		function keepRecord(found) {
			const record = {
				...found,
				suspect: false,
				losses: []
			};
			return {
				read: {
					records: [record],
					problems: []
				},
				lines: [(0, _format_js__WEBPACK_IMPORTED_MODULE_4__.bM)(record)]
			};
		}
		function readRecords(values) {
			const history = {
				records: [],
				problems: []
			};
			const lines = [];
			for (const [index, value] of values.entries()) {
				const read = (0, _format_js__WEBPACK_IMPORTED_MODULE_4__.Hh)(value);
				if ("record" in read) history.records.push(read.record);
				else history.problems.push({
					unit: "record",
					position: index + 1,
					cause: read.cause
				});
				lines.push("record" in read ? (0, _format_js__WEBPACK_IMPORTED_MODULE_4__.bM)(read.record) : JSON.stringify(value));
			}
			const [first] = history.problems;
			return first && history.records.length === 0 ? { unusable: {
				kind: "no-readable-record",
				first: first.cause
			} } : {
				read: history,
				lines
			};
		}
		function readNumbers(value) {
			const numbers = numbersSchema.safeParse(value);
			if (numbers.success) return {
				read: { numbers: toNumbers(numbers.data) },
				lines: []
			};
			const [{ path = [], message = "" } = {}] = numbers.error.issues;
			return { unusable: {
				kind: "invalid",
				path: zod__WEBPACK_IMPORTED_MODULE_7__.sR(path),
				message
			} };
		}
		function toNumbers({ overall_bcr, cited_engines, engines }) {
			return {
				overallBcr: overall_bcr,
				citedEngines: cited_engines,
				engines: engines?.map(({ engine, cited, bcr_score }) => ({
					engine,
					cited,
					bcrScore: bcr_score
				}))
			};
		}
		function formatHistoryFile(lines) {
			return `{\n"records": [\n${keepNewestRuns(lines).join(",\n")}\n]\n}\n`;
		}
		const runSchema = zod__WEBPACK_IMPORTED_MODULE_5__.Ikc({
			run_url: zod__WEBPACK_IMPORTED_MODULE_5__.L5J().optional(),
			fingerprint: zod__WEBPACK_IMPORTED_MODULE_5__.L5J().optional()
		});
		function keepNewestRuns(lines) {
			let runs = 0;
			let runUrl;
			const fingerprints = new Set();
			for (let index = lines.length - 1; index >= 0; index -= 1) {
				const run = runSchema.safeParse(JSON.parse(lines[index] ?? "")).data;
				const fingerprint = JSON.stringify(run?.fingerprint);
				if (runs === 0 || run?.run_url !== runUrl || fingerprints.has(fingerprint)) {
					runs += 1;
					runUrl = run?.run_url;
					fingerprints.clear();
				}
				if (runs > MAX_RUNS) return lines.slice(index + 1);
				fingerprints.add(fingerprint);
			}
			return lines;
		}
	}),
	62068: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { report: () => report });
		var avg_error = __webpack_require__(98157);
		var names = __webpack_require__(26199);
		var lib_escape = __webpack_require__(68989);
		var numbers = __webpack_require__(88871);
		var promises_ = __webpack_require__(51455);
		var external_node_path_ = __webpack_require__(76760);
		var git = __webpack_require__(42701);
		var file = __webpack_require__(7617);
		var format = __webpack_require__(78713);
		var record = __webpack_require__(46742);
		var lib_files = __webpack_require__(13963);
		var build_blocks = __webpack_require__(14907);
		var summarize_answers = __webpack_require__(44267);
		var time_chart = __webpack_require__(67932);
		var words_names = __webpack_require__(33573);
		var words = __webpack_require__(72072);
		var grids = __webpack_require__(48764);
		;
		function levelsOf(votes, days) {
			const byDay = Map.groupBy(votes, ({ at }) => at);
			return Array.from({ length: days }, (_, at) => {
				const own = byDay.get(at) ?? [];
				const answers = own.reduce((sum, each) => sum + each.answers, 0);
				const cited = own.reduce((sum, each) => sum + each.cited, 0);
				return answers === 0 ? undefined : {
					cited,
					answers,
					share: cited / answers
				};
			});
		}
		function showLevels(levels, isLoss = false) {
			const newest = levels.findLast((level) => level !== undefined);
			if (newest === undefined) return ["–"];
			return {
				...(0, grids.dM)(newest),
				basis: (0, grids.Ck)(newest),
				isLoss,
				history: levels.map((level) => level?.share)
			};
		}
		var comparison = __webpack_require__(25039);
		var select_runs = __webpack_require__(12521);
		var engine_names = __webpack_require__(28913);
		var loss = __webpack_require__(93300);
		;
		const STATES = {
			failed: "the run failed",
			low: "still low",
			recovering: "recovering",
			"not-measured": "not measured in the newest run",
			recovered: "recovered"
		};
		function listOpenLosses(records, names) {
			const newest = new Map(records.map((record) => [`${record.fingerprint["country"]}`, record]));
			return [...newest.values()].flatMap((record) => record.losses.filter(loss.n).map(({ scope, since, state }) => {
				const own = scope.kind === "whole" ? undefined : scope.country;
				const country = own ?? splitPlace("", record).country;
				const engine = scope.kind === "engine" ? names.engine(scope.engine) : "All engines";
				const earlier = records.filter(({ createdAt }) => createdAt < since);
				const { runs } = (0, select_runs.b0)(earlier, record.fingerprint);
				const cells = record.cells.filter(({ engine: id }) => isAbout(scope, splitPlace(id, record)));
				return {
					since,
					state: STATES[state],
					now: (0, comparison.In)(cells),
					places: cells.map(({ engine: id }) => placeName(id, record, names)),
					where: country === "" ? engine : `${engine} in ${(0, words_names.HI)(country)}`,
					was: (0, comparison.ND)((0, comparison.Y8)(runs, cells))?.was
				};
			}));
		}
		function splitPlace(engine, { fingerprint }) {
			const { id, country } = (0, engine_names.Vl)(engine);
			const countries = fingerprint["country"] ?? [];
			return {
				engine: id,
				country: country ?? (countries.length === 1 ? countries[0] ?? "" : "")
			};
		}
		function placeName(id, record, names) {
			const { engine, country } = splitPlace(id, record);
			return country === "" ? names.engine(engine) : `${names.engine(engine)} · ${(0, words_names.GL)(country)}`;
		}
		function isAbout(scope, { engine, country }) {
			if (scope.kind === "whole") return true;
			if (scope.kind === "country") return scope.country === country;
			return scope.engine === engine && (scope.country ?? country) === country;
		}
		;
		const MAX_ROWS = 20;
		const MAX_PLACES = 4;
		const MAX_ANSWER_DAYS = 12;
		const MAX_SITES = 3;
		function questionBlocks(votes, days, places) {
			const columns = places.length > 1 && places.length <= MAX_PLACES ? places : [];
			const titles = [
				{
					title: ["Question"],
					width: 2
				},
				{ title: ["All"] },
				...columns.map(placeColumn)
			];
			const rows = Array.from(Map.groupBy(votes, ({ keyword }) => keyword), ([keyword, own]) => {
				const byPlace = Map.groupBy(own, ({ place }) => place);
				const parts = columns.map((place) => showLevels(levelsOf(byPlace.get(place) ?? [], days)));
				return [
					questionCell(keyword),
					showLevels(levelsOf(own, days)),
					...parts
				];
			});
			return tableWithRest("Questions", "How many answers to each question cite the brand", titles, rows);
		}
		function placeColumn(place) {
			return { title: [{ name: place }] };
		}
		function questionCell(keyword) {
			return keyword === "" ? ["All questions in one"] : [{ name: keyword }];
		}
		function tableWithRest(title, caption, columns, rows) {
			if (rows.length === 0) return [];
			return [{
				kind: "heading",
				text: [title]
			}, ...(0, build_blocks.nd)(caption, columns, rows, MAX_ROWS)];
		}
		function siteBlocks(brand, runs, days) {
			const sites = countNames(runs, days, sitesIn);
			const cited = countNames(runs, days, ({ brands }) => brands.map(({ name, cited: count }) => ({
				name,
				count
			})));
			const named = new Map(countNames(runs, days, ({ brands }) => brands.map(({ name, mentioned: count }) => ({
				name,
				count
			}))));
			const hasCompetitors = cited.some(([name]) => name !== undefined);
			return [...tableWithRest("Cited sites", "How many answers cite each site", [{ title: ["Site"] }, { title: ["Cited in"] }], sites.map(([name = "", levels]) => [[{ name }], showLevels(levels)])), ...tableWithRest("Competitors", "How many answers cite a page of each brand, and how many name it", [
				{ title: ["Brand"] },
				{ title: ["Cited in"] },
				{ title: ["Named in"] }
			], (hasCompetitors ? cited : []).map(([name, levels]) => [
				name === undefined ? [{ strong: [{ name: brand }] }] : [{ name }],
				showLevels(levels),
				showLevels(named.get(name) ?? [])
			]))];
		}
		function factBlocks(runs, days) {
			const counts = runs.flatMap(({ at, record: { contents = [] } }) => contents.flatMap(({ facts = [] }) => facts.map(({ fact, answers, wrong }) => ({
				at,
				fact,
				answers,
				cited: wrong
			}))));
			const rows = Array.from(Map.groupBy(counts, ({ fact }) => fact), ([name, own]) => [[{ name }], showLevels(levelsOf(own, days))]);
			const columns = [{
				title: ["Fact"],
				width: 2
			}, { title: ["Old value in"] }];
			return tableWithRest("Facts", "How many of the answers that state a fact give an old value", columns, rows);
		}
		function sitesIn({ domains }) {
			return domains.map(({ domain, answers }) => ({
				name: domain,
				count: answers
			}));
		}
		function countNames(runs, days, countsOf) {
			const known = runs.flatMap(({ at, record: { contents = [] } }) => contents.map((each) => ({
				at,
				cited: 0,
				answers: each.answers,
				counts: countsOf(each)
			})));
			const entries = known.flatMap(({ at, counts }) => counts.map(({ name, count }) => ({
				at,
				name,
				cited: count,
				answers: 0
			})));
			return Array.from(Map.groupBy(entries, ({ name }) => name), ([name, own]) => [name, levelsOf([...known, ...own], days)]).toSorted(([, a], [, b]) => newestShare(b) - newestShare(a));
		}
		function newestShare(levels) {
			return levels.findLast((level) => level !== undefined)?.share ?? 0;
		}
		function answerBlocks(votes, runs, days, places) {
			const newest = votes.filter(({ at }) => at >= days - MAX_ANSWER_DAYS);
			const sites = runs.some(({ record }) => record.contents) ? [{ title: ["Cited most in the run"] }] : [];
			const columns = [
				{ title: ["Run"] },
				...sites,
				...places.map(placeColumn)
			];
			const folds = Array.from(Map.groupBy(newest, ({ keyword }) => keyword), ([keyword, own]) => {
				const rows = Array.from(Map.groupBy(own, ({ at }) => at), ([at, ofDay]) => {
					const byPlace = Map.groupBy(ofDay, ({ place }) => place);
					const signs = places.map((place) => (byPlace.get(place) ?? []).map((each) => each.signs).join(" "));
					const runsOfDay = runs.filter((run) => run.at === at);
					const { runUrl = "", createdAt = "" } = runsOfDay[0]?.record ?? {};
					return [
						[{
							link: runUrl,
							label: [(0, words.IU)(createdAt)]
						}],
						...sites.map(() => topSites(runsOfDay, days)),
						...signs.map((text) => [text])
					];
				});
				return {
					kind: "fold",
					title: questionCell(keyword),
					blocks: (0, build_blocks.c_)("Newest answers", columns, rows)
				};
			});
			const note = "✓ is an answer that cites the brand, ✗ an answer that does not. A linked day opens its run, whose report has the texts.";
			return [
				{
					kind: "heading",
					text: ["Answers"]
				},
				{
					kind: "line",
					text: [{ small: [note] }]
				},
				...folds
			];
		}
		function topSites(runs, days) {
			const most = countNames(runs, days, sitesIn).slice(0, MAX_SITES);
			return (0, build_blocks.cT)(most.map(([name = ""]) => [{ name }]));
		}
		;
		const MAX_DAYS = 60;
		function viewBoard(histories) {
			const ids = createIds();
			return [...Map.groupBy(histories.flatMap(splitBrands), ({ key }) => key)].toSorted(([a], [b]) => (0, summarize_answers.qy)(a, b)).map(([name, gates]) => viewBrand(name, ids(name), gates));
		}
		function splitBrands({ key, records }) {
			const sorted = records.toSorted((a, b) => (0, summarize_answers.qy)(a.createdAt, b.createdAt));
			const brands = Map.groupBy(sorted, ({ fingerprint }) => fingerprint["brand"]?.join(", ") || key);
			const starts = Array.from(brands.values(), ([first]) => (0, words.kb)(first?.createdAt ?? ""));
			const newest = starts.toSorted().at(-1) ?? "";
			return Array.from(brands, ([brand, own]) => ({
				key: brand,
				records: own
			})).filter(({ records: own }) => (0, words.kb)(own.at(-1)?.createdAt ?? "") >= newest);
		}
		function createIds() {
			const given = new Set();
			return (name) => {
				const plain = name.replaceAll(/[^\w-]/g, "-").slice(0, 80).toLowerCase();
				let id = plain;
				for (let number = 1; given.has(id) || id === ""; number++) id = `${plain}-${number}`;
				given.add(id);
				return id;
			};
		}
		function viewBrand(name, id, gates) {
			const records = gates.flatMap((gate) => gate.records).toSorted((a, b) => (0, summarize_answers.qy)(b.createdAt, a.createdAt));
			const names = (0, words_names.ND)(name, records.flatMap(({ cells }) => cells.map(({ engine }) => engine)));
			const days = [...new Set(records.map(dayOfRun))].toSorted().slice(-MAX_DAYS);
			const runs = records.flatMap((record) => {
				const at = days.indexOf(dayOfRun(record));
				return at < 0 ? [] : [{
					at,
					record
				}];
			});
			const losses = gates.flatMap((gate) => listOpenLosses(gate.records, names));
			const low = gates.flatMap((gate) => {
				const isLow = (0, time_chart.B8)(gate.records);
				return gate.records.filter(({ createdAt }) => isLow(createdAt)).map(dayOfRun);
			});
			const votes = runs.flatMap((run) => listVotes(run, names));
			const levels = levelsOf(votes, days.length);
			const lost = new Set(losses.flatMap((loss) => loss.places));
			const parts = [...Map.groupBy(votes, ({ place }) => place)].toSorted(([a], [b]) => (0, summarize_answers.qy)(a, b)).map(([place, own]) => ({
				place,
				levels: levelsOf(own, days.length),
				isLoss: lost.has(place)
			}));
			const places = parts.map(({ place }) => place);
			const lines = parts.map((part) => toSeries(part.place, part.levels, part.isLoss));
			return {
				name,
				id,
				levels,
				losses,
				lastRun: records[0]?.createdAt ?? "",
				overview: [(0, time_chart.sd)({
					title: "Answers that cite the brand",
					moments: days.map((createdAt) => ({
						createdAt,
						isMarked: low.includes(createdAt)
					})),
					series: (0, time_chart.LA)(toSeries(undefined, levels, lost.size === places.length), lines.length > 1 ? lines : []),
					legend: low.length > 0 ? ["A cross marks the runs of a loss, from its first one on."] : [],
					format: (value) => (0, numbers.l9)(value / 100)
				}), ...(0, build_blocks.c_)("How many answers cite the brand now, and all runs as a line", [{ title: ["Engine"] }, {
					title: ["Cites the brand"],
					width: 2
				}], parts.map((part) => [[{ name: part.place }], showLevels(part.levels, part.isLoss)]))],
				details: [
					...questionBlocks(votes, days.length, places),
					...factBlocks(runs, days.length),
					...siteBlocks(name, runs, days.length),
					...answerBlocks(votes, runs, days.length, places)
				]
			};
		}
		function dayOfRun({ createdAt }) {
			return (0, words.kb)(createdAt);
		}
		function listVotes({ at, record }, names) {
			return record.cells.map(({ keyword = "", engine, cited }) => ({
				at,
				keyword,
				place: placeName(engine, record, names),
				cited: cited.filter(Boolean).length,
				answers: cited.length,
				signs: cited.map((vote) => vote ? "✓" : "✗").join(" ")
			}));
		}
		function toSeries(name, levels, isLoss) {
			return {
				name,
				isLoss,
				values: levels.map((level) => level && 100 * level.share)
			};
		}
		var markup = __webpack_require__(81358);
		var page = __webpack_require__(67412);
		var render_blocks = __webpack_require__(90673);
		var tables = __webpack_require__(35747);
		;
		const MAX_BYTES = 2e6;
		function* renderBoard(brands) {
			const [only, ...others] = brands;
			if (only && others.length === 0) return yield {
				path: "index.html",
				content: renderBrand(only)
			};
			yield {
				path: "index.html",
				content: renderIndex(brands)
			};
			const back = (0, markup.PT)`<a href="../index.html">All brands</a>`;
			for (const brand of brands) yield {
				path: `brands/${brand.id}.html`,
				content: renderBrand(brand, back)
			};
		}
		function renderIndex(brands) {
			const lost = brands.flatMap(({ name: brand, losses }) => losses.map((each) => ({
				...each,
				brand
			})));
			const headline = `${(0, numbers.pq)(brands.length, "brand")}: ${openLosses(lost.length)}`;
			return boardPage(headline, brands.map(({ lastRun }) => lastRun), (0, markup.PT)`<h1>${headline}</h1>
${lossTable(lost)}
<p class="filter" hidden><label>Brand <input id="filter" type="search" maxlength="200"></label></p>
<p><small>Open a brand. Each row has the share of answers that cite it, now and over time.</small></p>
${brands.map(brandRow)}`);
		}
		function brandRow({ name: brand, id, lastRun, levels, losses, overview }) {
			const value = showLevels(levels);
			const { now = "–", history = [] } = "now" in value ? value : {};
			const lost = losses.length > 0 ? `▼ ${openLosses(losses.length)}` : "";
			return (0, markup.PT)`<details class="brand" data-brand="${brand.toLowerCase()}"><summary><b>${(0, markup.UU)(brand)}</b> <span>${now}</span> <span>${(0, tables.K)(history)}</span> <span class="worse">${lost}</span> <small>${(0, words.IU)(lastRun)}</small></summary>
${(0, render_blocks.R)(overview, 3, { left: MAX_BYTES })}
<p><a href="brands/${id}.html">Questions, cited sites, competitors and answers</a></p></details>
`;
		}
		function renderBrand({ name: brand, lastRun, losses, overview, details }, back) {
			const body = (0, markup.PT)`<h1>${(0, markup.UU)(brand)}: ${openLosses(losses.length)}</h1>
${lossTable(losses)}
${(0, render_blocks.R)([...overview, ...details], 2, { left: MAX_BYTES })}`;
			return boardPage(brand, [lastRun], body, back);
		}
		function openLosses(count) {
			return count === 1 ? "one loss is open" : `${count || "no"} losses are open`;
		}
		function boardPage(title, runs, body, back) {
			const newest = runs.toSorted().at(-1) ?? "";
			const parts = [
				...back ? [back] : [],
				"AI visibility",
				`last run ${(0, words.IU)(newest)}`
			];
			return (0, page.C)({
				title: `AI visibility: ${title}`,
				skip: "Skip to the board",
				styles: STYLES,
				script: SCRIPT,
				body: (0, markup.PT)`<header><p class="product">${(0, markup.fj)(parts, (0, markup.PT)` · `)}</p></header>
${body}`
			});
		}
		function lossTable(losses) {
			const hasBrand = losses.some(({ brand }) => brand !== undefined);
			const titles = [
				...hasBrand ? ["Brand"] : [],
				"Where",
				"Since",
				"Was",
				"Newest run",
				"State"
			];
			const rows = losses.map(({ brand, since, where, was, now, state }) => [
				...brand === undefined ? [] : [[{ name: brand }]],
				[`▼ ${where}`],
				[(0, words.IU)(since)],
				[was === undefined ? "" : (0, numbers.l9)(was.share)],
				[now === undefined ? "" : `${(0, numbers.l9)(now.share)} (${now.cited} of ${now.answers})`],
				[state]
			]);
			const columns = titles.map((title) => ({ title: [title] }));
			const blocks = (0, build_blocks.c_)("Open losses", columns, rows);
			return (0, render_blocks.R)(blocks, 2, { left: MAX_BYTES });
		}
		const SCRIPT = `
const field = document.getElementById('filter')
if (field) {
  const show = () => {
    for (const row of document.querySelectorAll('[data-brand]')) {
      row.hidden = !row.dataset.brand.includes(field.value.trim().toLowerCase())
    }
  }
  field.addEventListener('input', show)
  field.closest('p').hidden = false
  show()
}
`;
		const STYLES = `
[hidden] { display: none !important; }
.filter { font-size: 0.875rem; }
.filter input { min-height: 2.25rem; max-width: 100%; padding: 0.25rem 0.5rem; background: var(--surface); border: 1px solid var(--muted); border-radius: 0.375rem; color: var(--text); font: inherit; }
.brand { margin: 0; border-top: 1px solid var(--line); }
.brand:last-of-type { border-bottom: 1px solid var(--line); }
.brand > summary { display: grid; grid-template-columns: 1fr 4rem 8rem 10rem 9rem; gap: 0 1rem; align-items: center; width: auto; padding: 0.625rem 0; color: var(--text); font-variant-numeric: tabular-nums; }
.brand > summary b { font-weight: 600; }
.brand > summary b::before { content: "▸ "; color: var(--accent); }
.brand[open] > summary b::before { content: "▾ "; }
tbody th, tbody td { vertical-align: middle; }
td .spark, summary .spark { display: inline-block; width: 7rem; max-width: none; height: 1.75rem; vertical-align: middle; }
@media (max-width: 40rem) {
  .brand > summary { grid-template-columns: 1fr 3rem 7rem; }
  .brand > summary small { grid-column: 2 / -1; }
}
@media print {
  .filter { display: none !important; }
  .brand:not([open]) { display: block !important; }
}
`;
		var clone_history = __webpack_require__(5030);
		;
		const MAX_BRANDS = 1e3;
		const DAY = 864e5;
		const HISTORY_FILE = /\.(?:ndjson|json)$/;
		async function reportSite(source, output, brand, checkout) {
			const histories = [];
			const skipped = [];
			const found = await ("path" in source ? findFiles(source.path) : findOnBranch(source.branch, checkout));
			if ("problem" in found) return found;
			for await (const { path, bytes } of found) {
				const read = parse(path, bytes);
				const past = read.records.filter(({ createdAt }) => Date.parse(createdAt) <= Date.now() + DAY);
				const left = read.problems + read.records.length - past.length;
				if (left > 0) skipped.push({
					file: path,
					records: left
				});
				const records = past.filter(record.V2);
				if (records.length > 0) histories.push({
					key: path.replace(HISTORY_FILE, ""),
					records
				});
			}
			if (histories.length === 0) return { problem: `${"path" in source ? source.path : source.branch} holds no records of runs.` };
			const all = viewBoard(histories);
			const brands = brand === undefined ? all : all.filter(({ name }) => name === brand);
			if (brands.length === 0) {
				const names = all.map(({ name }) => name).join(", ");
				return { problem: `No record has the brand ${brand}. The records have: ${names}.` };
			}
			if (brands.length > MAX_BRANDS) {
				const found = `The records are of ${brands.length} brands, and a site has at most ${MAX_BRANDS}.`;
				return { problem: `${found} Choose one with --brand.` };
			}
			await (0, lib_files.gP)(checkout.folder, output);
			let [files, bytes] = [0, 0];
			for (const { path, content } of renderBoard(brands)) {
				await (0, lib_files.lo)((0, external_node_path_.join)(output, path), content, checkout.folder);
				files += 1;
				bytes += Buffer.byteLength(content);
			}
			const runs = histories.reduce((sum, { records }) => sum + records.length, 0);
			return {
				brands: brands.length,
				runs,
				skipped,
				files,
				bytes
			};
		}
		async function findFiles(path) {
			const stats = await (0, promises_.stat)(path).catch((error) => {
				if ((0, lib_files.up)(error, "ENOENT", "ENOTDIR")) return undefined;
				throw error;
			});
			if (stats === undefined) return { problem: `${path} does not exist.` };
			if (!stats.isDirectory()) return readEach([(0, external_node_path_.basename)(path)], () => (0, promises_.readFile)(path));
			const entries = await (0, promises_.readdir)(path, {
				recursive: true,
				withFileTypes: true
			});
			const paths = entries.filter((entry) => entry.isFile() && HISTORY_FILE.test(entry.name)).map((entry) => (0, lib_files.sq)((0, external_node_path_.relative)(path, (0, external_node_path_.join)(entry.parentPath, entry.name)))).filter((file) => !file.split("/").some((part) => part.startsWith("."))).sort();
			return readEach(paths, (file) => (0, promises_.readFile)((0, external_node_path_.join)(path, file)));
		}
		async function findOnBranch(branch, checkout) {
			const commit = await (0, clone_history.m)(checkout, branch);
			if (commit === undefined) {
				const fetch = `git fetch origin ${branch}:refs/remotes/origin/${branch}`;
				return { problem: `This clone has no branch ${branch}. Fetch it: ${fetch}` };
			}
			const listed = (0, git.vV)(await (0, git.$Y)(checkout, [
				"ls-tree",
				"-r",
				"-z",
				"--full-tree",
				commit
			]));
			const ids = new Map();
			for (const line of listed) {
				const [, id = "", path = ""] = /^100\d+ blob ([0-9a-f]+)\t(.*)$/s.exec(line) ?? [];
				if (HISTORY_FILE.test(path)) ids.set(path, id);
			}
			return readEach([...ids.keys()], async (path) => Buffer.from(await (0, git.$Y)(checkout, [
				"cat-file",
				"blob",
				ids.get(path) ?? ""
			])));
		}
		async function* readEach(paths, read) {
			for (const path of paths) yield {
				path,
				bytes: await read(path)
			};
		}
		function parse(path, bytes) {
			const isLines = path.endsWith(".ndjson");
			if (isLines && (0, format.HU)(bytes)) return {
				records: [],
				problems: 1
			};
			const read = isLines ? (0, format.i6)(bytes.toString()) : (0, file.u)(bytes.toString());
			if (!("records" in read)) return {
				records: [],
				problems: 1
			};
			return {
				records: read.records,
				problems: read.problems.length
			};
		}
		var flags = __webpack_require__(90218);
		var terminal = __webpack_require__(95657);
		;
		async function report(argv, { out, err, folder, signal }) {
			const { texts, problems } = (0, flags.b)(argv, "report");
			const { history = "branch", output = "site", brand } = texts;
			if (problems.length > 0) {
				await err.write(`${(0, terminal.I0)(problems)}\n`);
				return 2;
			}
			const source = history === "branch" ? { branch: names.gx } : { path: history };
			try {
				const site = await reportSite(source, output, brand, {
					folder,
					signal
				});
				if ("problem" in site) {
					await err.write(`${(0, lib_escape.h0)(site.problem)}\n`);
					return 2;
				}
				for (const { file, records } of site.skipped) {
					const line = `${file}: left out what cannot be read or is dated in the future: ${(0, numbers.pq)(records, "record")}.`;
					await err.write(`${(0, lib_escape.h0)(line)}\n`);
				}
				const found = `${(0, numbers.pq)(site.brands, "brand")}, ${(0, numbers.pq)(site.runs, "run")}`;
				const written = `wrote ${(0, numbers.pq)(site.files, "file")} (${(site.bytes / 1e6).toFixed(1)} MB)`;
				await out.write(`${(0, lib_escape.h0)(`${found}: ${written}. Open ${output}/index.html`)}\n`);
				return 0;
			} catch (error) {
				if (!(0, avg_error.up)(error, "AVG_LINK_OUT")) throw error;
				await err.write(`${(0, avg_error.hw)((0, avg_error.Uc)(error.details))}\n`);
				return 2;
			}
		}
	})
};
;
