"use strict";
exports.id = "findings-find-findings";
exports.ids = ["findings-find-findings"];
exports.modules = {
	90367: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			GZ: () => compareSince,
			UD: () => compare,
			WN: () => pairRun,
			kI: () => findStart
		});
		var _scan_measure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19532);
		var _comparison_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25039);
		var _select_runs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88964);
		const NOTHING_ASKED = {
			engines: [],
			keywords: []
		};
		function pairRun(measurement, baseline, asked = NOTHING_ASKED) {
			return {
				measurement,
				baseline,
				asked,
				cells: (0, _comparison_js__WEBPACK_IMPORTED_MODULE_1__.Y8)(baseline.runs, measurement.cells)
			};
		}
		function compare(measurement, baseline, asked = NOTHING_ASKED, since) {
			return compareSince(pairRun(measurement, baseline, asked), since);
		}
		function compareSince({ measurement, baseline, asked, cells: all }, since) {
			const { content } = baseline;
			const start = findStart(baseline.runs, since);
			const cells = all.flatMap((cell) => splitCell(cell, start) ?? []);
			const paired = new Set(cells.flatMap(({ before }) => before.map(({ run }) => run)));
			const earlier = baseline.runs.slice(0, start);
			const runs = paired.size === 0 ? earlier : earlier.filter((_, run) => paired.has(run));
			const recent = baseline.runs.slice(start);
			const size = cells.length;
			const isWhole = size > 0 && [
				measurement,
				...recent,
				...runs
			].every((run) => run.cells.length === size) && cells.every(({ before, recent: since }) => before.length === runs.length && since.length === recent.length);
			const scoreUnit = unitOf(runs) ?? unitOf([measurement]) ?? 1;
			const engines = size > 0 ? listEngines(cells) : joinEngines(baseline.engines ?? [], measurement);
			return {
				...{
					measurement,
					runs,
					recent,
					cells,
					isWhole,
					engines,
					scoreUnit,
					content
				},
				unpaired: listUnpaired(measurement, baseline.runs, cells, asked),
				...size > 0 && !isWhole ? {
					score: (0, _comparison_js__WEBPACK_IMPORTED_MODULE_1__.Ly)(cells, scoreUnit),
					citedEngines: countEngines(engines)
				} : isWhole || !hasCells(measurement, runs) ? compareNumbers(measurement, baseline, runs, recent) : {
					score: undefined,
					citedEngines: undefined
				}
			};
		}
		function findStart(runs, since) {
			const start = since === undefined ? -1 : runs.findIndex(({ createdAt }) => createdAt !== undefined && createdAt >= since);
			return start < 0 ? runs.length : start;
		}
		function splitCell({ before: all, ...cell }, start) {
			const before = all.filter(({ run }) => run < start).slice(-_comparison_js__WEBPACK_IMPORTED_MODULE_1__.Mx);
			return before.length === 0 ? undefined : {
				...cell,
				before,
				recent: all.filter(({ run }) => run >= start)
			};
		}
		function compareNumbers(measurement, baseline, runs, recent) {
			const [first, ...others] = runs;
			const isAll = first === undefined || runs.length === baseline.runs.length;
			const pooled = isAll ? baseline : (0, _select_runs_js__WEBPACK_IMPORTED_MODULE_0__.r1)([first, ...others], baseline.origin);
			return {
				score: toChange(pooled.overallBcr, (0, _scan_measure_js__WEBPACK_IMPORTED_MODULE_2__.i2)([...recent, measurement].map(({ overallBcr }) => overallBcr))),
				citedEngines: toChange(pooled.citedEngines, measurement.citedEngines)
			};
		}
		function hasCells({ cells }, runs) {
			return cells.length > 0 && runs.some((run) => run.cells.length > 0);
		}
		function toChange(was, now) {
			return was === undefined ? undefined : {
				now,
				was
			};
		}
		function listEngines(cells) {
			return Array.from(Map.groupBy(cells, ({ engine }) => engine), ([engine, ofEngine]) => ({
				engine,
				now: (0, _scan_measure_js__WEBPACK_IMPORTED_MODULE_2__.bp)(ofEngine.map(({ now }) => now)),
				was: (0, _scan_measure_js__WEBPACK_IMPORTED_MODULE_2__.bp)(ofEngine.flatMap(({ before }) => before.map(({ cell }) => cell)))
			}));
		}
		function joinEngines(before, { engines }) {
			const known = new Map(before.map(({ engine, cited }) => [engine, cited]));
			return engines.flatMap(({ engine, cited: now }) => {
				const was = known.get(engine);
				return was === undefined ? [] : [{
					engine,
					now,
					was
				}];
			});
		}
		function countEngines(engines) {
			return {
				now: engines.filter(({ now }) => now).length,
				was: engines.filter(({ was }) => was).length
			};
		}
		function unitOf(runs) {
			const known = runs.filter(({ cells }) => cells.length > 0);
			const ofRuns = known.reduce((sum, { overallBcr }) => sum + overallBcr, 0);
			const ofCells = known.reduce((sum, { cells }) => sum + (0, _scan_measure_js__WEBPACK_IMPORTED_MODULE_2__.i2)(cells.map(_scan_measure_js__WEBPACK_IMPORTED_MODULE_2__.lv)), 0);
			return ofRuns === 0 || ofCells === 0 ? undefined : ofRuns / ofCells;
		}
		function listUnpaired({ cells }, runs, paired, asked) {
			const earlier = [...new Map(runs.flatMap((run) => run.cells).map((cell) => [(0, _comparison_js__WEBPACK_IMPORTED_MODULE_1__.TN)(cell), cell])).values()];
			const others = runs.flatMap((run) => run.others ?? []);
			const now = namesOf(cells);
			const before = namesOf(earlier);
			const engines = new Set([...asked.engines, ...now.engines]);
			const keywords = new Set([...asked.keywords, ...now.keywords]);
			const former = namesOf([...earlier, ...others]);
			const isPaired = new Set(paired.map(_comparison_js__WEBPACK_IMPORTED_MODULE_1__.TN));
			const isOfBoth = ({ engine, keyword }) => now.engines.has(engine) && before.engines.has(engine) && (keyword === undefined || keywords.has(keyword) && before.keywords.has(keyword));
			const missing = (side, ofOther) => ofOther.filter((cell) => isOfBoth(cell) && !isPaired.has((0, _comparison_js__WEBPACK_IMPORTED_MODULE_1__.TN)(cell))).map(({ keyword, engine }) => ({
				kind: "missing-answer",
				side,
				keyword,
				engine
			}));
			const silent = [...engines].filter((engine) => !now.engines.has(engine));
			const unheard = silent.map((engine) => ({
				kind: "silent-engine",
				engine,
				usually: before.engines.has(engine)
			}));
			if (former.engines.size === 0) return unheard;
			const fresh = before.keywords.size === 0 ? [] : [...keywords].filter((name) => !before.keywords.has(name));
			return [
				...unheard,
				...[...now.engines].filter((engine) => !before.engines.has(engine)).map((engine) => ({
					kind: "new-engine",
					engine
				})),
				...[...former.engines].filter((engine) => !engines.has(engine)).map((engine) => ({
					kind: "removed-engine",
					engine
				})),
				...fresh.map((keyword) => ({
					kind: "new-keyword",
					keyword
				})),
				...[...former.keywords].filter((keyword) => !keywords.has(keyword)).map((keyword) => ({
					kind: "removed-keyword",
					keyword
				})),
				...missing("now", earlier),
				...missing("before", cells)
			];
		}
		function namesOf(cells) {
			return {
				engines: new Set(cells.map(({ engine }) => engine)),
				keywords: new Set(cells.flatMap(({ keyword }) => keyword ?? []))
			};
		}
	}),
	25039: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			In: () => levelOf,
			Ly: () => scoreChangeOver,
			Mx: () => MOST_BEFORE,
			ND: () => changeOver,
			TN: () => keyOf,
			Y8: () => pairCells,
			v4: () => findMovedModels
		});
		var _scan_measure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19532);
		const MOST_BEFORE = 60;
		function levelOf(cells) {
			const answers = cells.reduce((sum, cell) => sum + cell.cited.length, 0);
			const cited = cells.reduce((sum, cell) => sum + (0, _scan_measure_js__WEBPACK_IMPORTED_MODULE_0__.Dz)(cell), 0);
			return answers === 0 ? undefined : {
				cited,
				answers,
				share: cited / answers
			};
		}
		function changeOver(cells) {
			const now = levelOf(cells.map((cell) => cell.now));
			if (now === undefined) return undefined;
			const toTotal = (side) => {
				const usually = Number(sumOver(cells, side, _scan_measure_js__WEBPACK_IMPORTED_MODULE_0__.e_).toPrecision(12));
				return {
					usually,
					share: usually / now.answers
				};
			};
			return {
				now,
				was: toTotal(cellsBefore),
				since: toTotal(cellsSince)
			};
		}
		function scoreChangeOver(cells, scoreUnit) {
			const answers = cells.reduce((sum, { now }) => sum + now.bcrScores.length, 0);
			if (answers === 0) return undefined;
			const toScore = (side) => scoreUnit * sumOver(cells, side, _scan_measure_js__WEBPACK_IMPORTED_MODULE_0__.lv) / answers;
			return {
				now: toScore(cellsSince),
				was: toScore(cellsBefore)
			};
		}
		function keyOf({ keyword, engine }) {
			return keyword === undefined ? engine : `${engine}\n${keyword}`;
		}
		const cellsBefore = ({ before }) => before.map(({ cell }) => cell);
		const cellsSince = ({ recent, now }) => [...recent.map(({ cell }) => cell), now];
		function sumOver(cells, side, measureCell) {
			return cells.reduce((sum, cell) => sum + (0, _scan_measure_js__WEBPACK_IMPORTED_MODULE_0__.i2)(side(cell).map(measureCell)) * cell.now.cited.length, 0);
		}
		function pairCells(runs, now) {
			const pairs = now.filter(isAnswered).map((cell) => {
				const before = [];
				return {
					keyword: cell.keyword,
					engine: cell.engine,
					now: cell,
					before,
					recent: []
				};
			});
			const byEngine = new Map(Array.from(Map.groupBy(pairs, ({ engine }) => engine), ([engine, ofEngine]) => [engine, new Map(ofEngine.map((pair) => [pair.keyword, pair]))]));
			for (const [run, { cells }] of runs.entries()) {
				for (const cell of cells) {
					if (isAnswered(cell)) byEngine.get(cell.engine)?.get(cell.keyword)?.before.push({
						run,
						cell
					});
				}
			}
			return pairs.filter(({ before }) => before.length > 0);
		}
		function isAnswered({ cited, bcrScores }) {
			return cited.length > 0 && bcrScores.length > 0;
		}
		function findMovedModels(runs, models) {
			return Object.entries(models).flatMap(([engine, now]) => {
				const earlier = runs.map((run) => run.models?.[engine] ?? []);
				const before = new Set(earlier.filter((names) => !names.some((name) => now.includes(name))).flat());
				return before.size === 0 ? [] : [{
					engine,
					before: [...before],
					now
				}];
			});
		}
	}),
	69972: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			JH: () => keyOfScope,
			P$: () => scopeOfLoss,
			S1: () => isIn,
			cV: () => listScopes,
			vf: () => fallOf
		});
		var _embedded_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16424);
		var _comparison_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25039);
		const MOST_OF_THE_LOSS = .8;
		const SAME = .05;
		function isIn(scope, engine) {
			if (scope.kind === "whole") return true;
			const { id, country } = (0, _embedded_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_0__.Vl)(engine);
			if (scope.kind === "country") return country === scope.country;
			return id === scope.engine && (scope.country === undefined || scope.country === country);
		}
		function keyOfScope(scope) {
			if (scope.kind === "whole") return "whole";
			return scope.kind === "country" ? `@${scope.country}` : `${scope.engine}@${scope.country ?? ""}`;
		}
		function scopeOfLoss(cells, deciding = { kind: "whole" }) {
			const whole = (0, _comparison_js__WEBPACK_IMPORTED_MODULE_1__.ND)(cells);
			if (whole === undefined) return deciding;
			const carrying = listScopes(cells.map(({ engine }) => engine)).filter((scope) => {
				const part = (0, _comparison_js__WEBPACK_IMPORTED_MODULE_1__.ND)(cells.filter(({ engine }) => isIn(scope, engine)));
				const rest = (0, _comparison_js__WEBPACK_IMPORTED_MODULE_1__.ND)(cells.filter(({ engine }) => !isIn(scope, engine)));
				if (part === undefined || rest === undefined) return false;
				const isMost = lossOf(part) >= MOST_OF_THE_LOSS * lossOf(whole);
				return isMost && fallOf(part) > fallOf(whole) && fallOf(rest) <= SAME;
			});
			return carrying.at(-1) ?? deciding;
		}
		function listScopes(names) {
			const places = names.map(_embedded_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_0__.Vl);
			const countries = unique(places.flatMap(({ country }) => country ?? []));
			const engines = unique(places.map(({ id }) => id));
			const [isInCountries, isOfEngines] = [countries.length > 1, engines.length > 1];
			return [
				...isInCountries ? countries.map((country) => ({
					kind: "country",
					country
				})) : [],
				...isOfEngines ? engines.map((engine) => ({
					kind: "engine",
					engine
				})) : [],
				...isInCountries && isOfEngines ? engines.flatMap((engine) => countries.map((country) => ({
					kind: "engine",
					engine,
					country
				}))) : []
			];
		}
		function fallOf({ since, was }) {
			return was.share - since.share;
		}
		function lossOf({ since, was }) {
			return was.usually - since.usually;
		}
		function unique(values) {
			return [...new Set(values)];
		}
	}),
	88964: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			r1: () => poolRuns,
			b0: () => selectRuns
		});
		var record = __webpack_require__(46742);
		var measure = __webpack_require__(19532);
		;
		const SET = [
			"keywords",
			"engines",
			"prompt-template",
			"questions",
			"country",
			"city"
		];
		function createAligner(fingerprint, engines) {
			const findName = createNameFinder(fingerprint, engines);
			const isName = new Set(engines);
			return (record) => {
				const changes = compareFingerprints(record.fingerprint, fingerprint);
				if (changes.some(({ name }) => !SET.includes(name))) return undefined;
				const { cells } = record;
				const isSame = changes.length === 0;
				if (isSame && (engines.length === 0 || cells.every(({ engine }) => isName.has(engine)))) return record;
				const nameOf = findName(record.fingerprint);
				const named = cells.map((cell) => ({
					cell,
					name: nameOf(cell)
				}));
				const kept = named.flatMap(({ cell, name }) => name === undefined ? [] : [{
					...cell,
					engine: name
				}]);
				if (kept.length === 0) return isSame && cells.length === 0 ? record : undefined;
				const names = new Map(named.map(({ cell, name }) => [cell.engine, name]));
				const rename = (engine) => names.get(engine);
				return {
					...narrowRun(record, kept),
					models: renameKeys(record.models ?? {}, rename),
					contents: record.contents?.flatMap((entry) => {
						const engine = rename(entry.engine);
						return engine === undefined ? [] : [{
							...entry,
							engine
						}];
					}),
					others: named.flatMap(({ cell: { keyword, engine }, name }) => name === undefined ? [{
						keyword,
						engine
					}] : [])
				};
			};
		}
		function listSilent({ cells, fingerprint: earlier }, fingerprint, engines) {
			const isKnown = (name) => name in earlier && name in fingerprint;
			if (!isKnown("engines")) return [];
			const identifyEarlier = createIdentifier(earlier, isKnown);
			const identify = createIdentifier(fingerprint, isKnown);
			const asked = new Set(keywordsOf(earlier).flatMap((keyword) => possibleNames(earlier).map((engine) => identifyEarlier({
				keyword,
				engine
			}))));
			const answered = new Set(cells.map(({ engine }) => engine));
			return engines.filter((engine) => !answered.has(engine) && keywordsOf(fingerprint).some((keyword) => asked.has(identify({
				keyword,
				engine
			}))));
		}
		function narrowRun(run, cells) {
			if (cells.length === run.cells.length) return {
				...run,
				cells
			};
			const whole = meanScore(run.cells);
			const unit = whole === 0 ? 1 : run.overallBcr / whole;
			const ofEngines = [...Map.groupBy(cells, ({ engine }) => engine).values()];
			return {
				...run,
				cells,
				overallBcr: unit * meanScore(cells),
				citedEngines: ofEngines.filter(measure.bp).length
			};
		}
		function meanScore(cells) {
			const ofKeywords = [...Map.groupBy(cells, ({ keyword }) => keyword).values()];
			return (0, measure.i2)(ofKeywords.map((ofKeyword) => (0, measure.i2)(ofKeyword.map(({ bcrScores }) => (0, measure.i2)(bcrScores)))));
		}
		function createNameFinder(fingerprint, engines) {
			const known = new Map();
			return (earlier) => {
				const text = JSON.stringify(earlier);
				const found = known.get(text) ?? createNames(earlier, fingerprint, engines);
				known.set(text, found);
				return found;
			};
		}
		function createNames(earlier, fingerprint, engines) {
			const isKnown = (name) => name in earlier && name in fingerprint;
			const identifyEarlier = createIdentifier(earlier, isKnown);
			const identify = createIdentifier(fingerprint, isKnown);
			const keywords = keywordsOf(fingerprint);
			const names = new Map(keywords.flatMap((keyword) => engines.map((engine) => [identify({
				keyword,
				engine
			}), engine])));
			const asks = new Set(keywords);
			const isOwn = ({ keyword, engine }) => asks.has(keyword) && identify({
				keyword,
				engine
			}) === identifyEarlier({
				keyword,
				engine
			});
			return engines.length === 0 ? (cell) => isOwn(cell) ? cell.engine : undefined : (cell) => names.get(identifyEarlier(cell));
		}
		function keywordsOf({ keywords = [] }) {
			return [...keywords, undefined];
		}
		function possibleNames({ engines = [], country: countries = [] }) {
			return engines.flatMap((model) => {
				const parts = model.split(":");
				const names = parts.map((_, index) => parts.slice(0, index + 1).join(":"));
				return names.flatMap((name) => [name, ...countries.map((country) => `${name}@${country}`)]);
			});
		}
		function createIdentifier(fingerprint, isKnown) {
			const values = (name) => isKnown(name) ? (fingerprint[name] ?? []).toSorted() : [];
			const [engines, questions, countries] = [
				values("engines"),
				values("questions"),
				values("country")
			];
			function modelOf(engine) {
				const models = engines.filter((model) => model.startsWith(`${engine}:`));
				return engines.includes(engine) || models.length === 0 ? engine : models.join();
			}
			function questionsOf(keyword) {
				const own = questions.filter((entry) => keyword === undefined || entry.startsWith(`${keyword} = `));
				const asksByTemplate = keyword === undefined || own.length === 0;
				return [...own, ...asksByTemplate ? values("prompt-template") : []];
			}
			return ({ keyword, engine }) => {
				const keywords = keyword === undefined ? values("keywords") : [keyword];
				const [, name = engine, country] = /^(.*?)(?:@([A-Z]{2}))?$/s.exec(engine) ?? [];
				const model = modelOf(name);
				if (!model.includes(":")) return JSON.stringify([engine, keywords]);
				const place = country === undefined ? [...countries, ...values("city")] : [country];
				return JSON.stringify([
					model,
					keywords,
					place,
					questionsOf(keyword)
				]);
			};
		}
		function renameKeys(entries, rename) {
			return Object.fromEntries(Object.entries(entries).flatMap(([key, value]) => {
				const name = rename(key);
				return name === undefined ? [] : [[name, value]];
			}));
		}
		function compareFingerprints(before, now) {
			return Object.keys(now).flatMap((name) => {
				const [old, current] = [before[name], now[name]];
				if (old === undefined || current === undefined) return [];
				const added = current.filter((item) => !old.includes(item));
				const removed = old.filter((item) => !current.includes(item));
				const single = old.length === 1 && current.length === 1;
				return added.length + removed.length === 0 ? [] : [{
					name,
					added,
					removed,
					single
				}];
			});
		}
		var comparison = __webpack_require__(25039);
		var comparison_scope = __webpack_require__(69972);
		;
		const MOST_RUNS = 64 + comparison.Mx;
		function selectRuns(records, fingerprint, engines = []) {
			const aligned = records.map(createAligner(fingerprint, engines));
			const comparable = aligned.filter((record) => record !== undefined);
			const reference = sinceAccepted(comparable);
			const usual = withoutLow(reference);
			const [newest, latest] = [records.at(-1), reference.at(-1)];
			const losses = latest?.losses.filter(record.nT) ?? [];
			const isBefore = ({ createdAt }) => losses.every(({ since }) => createdAt < since);
			const runs = [...takeNewest(losses.length === 0 ? [] : usual.filter(isBefore), comparison.Mx), ...takeNewest(losses.length === 0 ? usual : usual.filter((run) => !isBefore(run)), MOST_RUNS)];
			const isAmong = (record, list) => list.some(({ createdAt }) => createdAt === record.createdAt);
			const choose = (record) => {
				if (record === undefined) return "other-settings";
				if (!reference.includes(record)) return "before-accepted";
				if (!isAmong(record, usual)) return "low";
				return isAmong(record, runs) ? "chosen" : "before-window";
			};
			return {
				runs,
				comparable,
				losses,
				silent: latest === undefined ? [] : listSilent(latest, fingerprint, engines),
				changes: runs.length === 0 && newest ? compareFingerprints(newest.fingerprint, fingerprint) : [],
				choices: records.map(({ createdAt }, index) => ({
					createdAt,
					choice: choose(aligned[index])
				}))
			};
		}
		function withoutLow(runs) {
			const ended = runs.flatMap(({ losses }) => losses.filter(({ state }) => state === "back"));
			if (ended.length === 0) return runs;
			return runs.flatMap((run) => {
				const low = ended.filter(({ since, backSince }) => run.createdAt >= since && (backSince === undefined || run.createdAt < backSince));
				if (low.length === 0) return [run];
				const cells = run.cells.filter(({ engine }) => !low.some(({ scope }) => (0, comparison_scope.S1)(scope, engine)));
				return cells.length === 0 ? [] : [narrowRun(run, cells)];
			});
		}
		function sinceAccepted(records) {
			return records.slice(Math.max(0, records.findLastIndex(({ accepted }) => accepted)));
		}
		function takeNewest(runs, window) {
			const counts = new Map();
			const taken = runs.toReversed().flatMap((run) => {
				const engines = new Set(run.cells.map(({ engine }) => engine));
				if (engines.size === 0) engines.add(undefined);
				const wanted = new Set([...engines].filter((engine) => (counts.get(engine) ?? 0) < window));
				for (const engine of wanted) counts.set(engine, (counts.get(engine) ?? 0) + 1);
				if (wanted.size === 0) return [];
				return [narrowRun(run, run.cells.filter(({ engine }) => wanted.has(engine)))];
			});
			return taken.toReversed();
		}
		function poolRuns(runs, origin) {
			const byEngine = Map.groupBy(runs.flatMap(({ cells }) => cells), ({ engine }) => engine);
			const engines = Array.from(byEngine, ([engine, cells]) => ({
				engine,
				cited: (0, measure.bp)(cells),
				bcrScore: (0, measure.i2)(cells.flatMap(({ bcrScores }) => bcrScores))
			}));
			const [first, ...others] = runs;
			return {
				overallBcr: (0, measure.i2)(runs.map(({ overallBcr }) => overallBcr)),
				citedEngines: others.length === 0 ? first.citedEngines : engines.length === 0 ? Math.round((0, measure.i2)(runs.map(({ citedEngines }) => citedEngines))) : engines.filter(({ cited }) => cited).length,
				engines,
				runs,
				origin
			};
		}
	}),
	24003: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { L: () => seriesOf });
		var _scan_measure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19532);
		var _comparison_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25039);
		function seriesOf(runs, last, numberOf, weightOf = () => 1) {
			const weights = new Map(last.map((cell) => [(0, _comparison_js__WEBPACK_IMPORTED_MODULE_0__.TN)(cell), weightOf(cell)]));
			const points = [...runs, {
				createdAt: undefined,
				cells: [...last]
			}].map(({ createdAt, cells }, run) => ({
				...{
					run,
					createdAt
				},
				cells: cells.filter((cell) => weights.has((0, _comparison_js__WEBPACK_IMPORTED_MODULE_0__.TN)(cell)))
			}));
			const means = new Map(Array.from(Map.groupBy(points.flatMap(({ cells }) => cells), _comparison_js__WEBPACK_IMPORTED_MODULE_0__.TN), ([key, cells]) => [key, (0, _scan_measure_js__WEBPACK_IMPORTED_MODULE_1__.i2)(cells.map(numberOf))]));
			const ownMean = (cell) => means.get((0, _comparison_js__WEBPACK_IMPORTED_MODULE_0__.TN)(cell)) ?? 0;
			const meanOf = (cells, toNumber) => {
				const weighted = cells.map((cell) => ({
					weight: weights.get((0, _comparison_js__WEBPACK_IMPORTED_MODULE_0__.TN)(cell)) ?? 0,
					value: toNumber(cell)
				}));
				const sum = weighted.reduce((total, { weight, value }) => total + weight * value, 0);
				return sum / weighted.reduce((total, { weight }) => total + weight, 0);
			};
			const level = meanOf(last, ownMean);
			return points.filter(({ cells }) => cells.length > 0).map((point) => ({
				...point,
				value: level + meanOf(point.cells, (cell) => numberOf(cell) - ownMean(cell))
			}));
		}
	}),
	69681: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			N_: () => textsByName,
			Qq: () => text,
			Te: () => texts,
			U9: () => count,
			fM: () => kind,
			hl: () => address,
			kB: () => time,
			no: () => maybe,
			p_: () => list,
			xk: () => commitId
		});
		var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2503);
		var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64377);
		const LONGEST_TEXT = 4e3;
		const LONGEST_LIST = 2e4;
		const text = zod__WEBPACK_IMPORTED_MODULE_0__.YjP().max(LONGEST_TEXT);
		const count = zod__WEBPACK_IMPORTED_MODULE_0__.Whr().nonnegative();
		const time = zod__WEBPACK_IMPORTED_MODULE_1__.w$();
		const commitId = zod__WEBPACK_IMPORTED_MODULE_0__.YjP().regex(/^[\da-f]{40}(?:[\da-f]{24})?$/);
		const list = (item) => zod__WEBPACK_IMPORTED_MODULE_0__.YOg(item).max(LONGEST_LIST);
		const texts = list(text);
		const textsByName = zod__WEBPACK_IMPORTED_MODULE_0__.g1P(text, texts).refine((entries) => Object.keys(entries).length <= 100, "must have at most 100 names");
		const address = text.transform(() => "");
		const maybe = (schema) => schema.optional().transform((value) => value);
		const kind = (name, shape) => zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			kind: zod__WEBPACK_IMPORTED_MODULE_0__.euz(name),
			...shape
		});
	}),
	74155: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Af: () => limitsOf,
			BU: () => readLimits,
			CN: () => allocate,
			Kw: () => shareLimits,
			NB: () => PLANS
		});
		const PLANS = {
			free: {
				perMinute: 10,
				perDay: 500,
				concurrent: 1
			},
			pro: {
				perMinute: 60,
				perDay: 1e4,
				concurrent: 5
			},
			business: {
				perMinute: 300,
				perDay: 1e5,
				concurrent: 20
			}
		};
		function readLimits(text) {
			const limits = {};
			if (text.trim() === "") return limits;
			for (const part of text.split(",")) {
				const [, digits, unit = ""] = /^\s*(\d+)\s*(\/\s*minute|\/\s*day|concurrent)\s*$/i.exec(part) ?? [];
				const value = Number(digits);
				const name = limitOf(unit);
				if (limits[name] !== undefined || !Number.isSafeInteger(value) || value === 0) return undefined;
				limits[name] = value;
			}
			return limits;
		}
		function limitOf(unit) {
			if (/minute$/i.test(unit)) return "perMinute";
			return /day$/i.test(unit) ? "perDay" : "concurrent";
		}
		function limitsOf(plan, own) {
			const known = plan === "enterprise" ? own : {
				...PLANS[plan],
				...own
			};
			const { perMinute, perDay, concurrent } = known;
			if (perMinute === undefined || perDay === undefined || concurrent === undefined) {
				throw new RangeError(`The ${plan} plan needs all three limits.`);
			}
			return {
				perMinute,
				perDay,
				concurrent
			};
		}
		function shareLimits(limits, { weights, index }) {
			const share = (limit) => allocate(limit, weights)[index - 1] ?? 0;
			return {
				...limits,
				perMinute: share(limits.perMinute),
				concurrent: share(limits.concurrent)
			};
		}
		function allocate(limit, weights) {
			const total = weights.reduce((sum, weight) => sum + weight, 0);
			if (total === 0) return weights.map(() => 0);
			if (weights.filter((weight) => weight > 0).length > limit) {
				throw new RangeError(`A limit of ${limit} has no part for each of ${weights.length} jobs.`);
			}
			const isSmall = (weight) => weight > 0 && limit * weight < total;
			const small = weights.filter(isSmall).length;
			if (small > 0) {
				const rest = allocate(limit - small, weights.map((weight) => isSmall(weight) ? 0 : weight));
				return weights.map((weight, at) => isSmall(weight) ? 1 : rest[at] ?? 0);
			}
			const products = weights.map((weight) => BigInt(limit) * BigInt(weight));
			const parts = products.map((product) => Number(product / BigInt(total)));
			const left = limit - parts.reduce((sum, part) => sum + part, 0);
			const largestFirst = products.map((product, at) => ({
				at,
				remainder: product % BigInt(total)
			})).sort((a, b) => Number(b.remainder - a.remainder));
			const raised = new Set(largestFirst.slice(0, left).map(({ at }) => at));
			return parts.map((part, at) => raised.has(at) ? part + 1 : part);
		}
	}),
	73840: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Iu: () => addCosts,
			cv: () => totalCost,
			p4: () => COST_LIMIT_REACHED,
			sj: () => openAccount
		});
		var _prices_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77201);
		const COST_LIMIT_REACHED = new Error("the cost limit of the run is reached");
		function openAccount(maxCost) {
			const costs = new Map();
			const reached = new AbortController();
			return {
				charge(spec, model, usage) {
					costs.set(spec.id, addCosts(costs.get(spec.id) ?? noCost(spec.id), costOf(spec, model, usage)));
					if (maxCost !== undefined && totalCost([...costs.values()]) >= maxCost) {
						reached.abort(COST_LIMIT_REACHED);
					}
				},
				costs: () => [...costs.values()],
				limit: reached.signal
			};
		}
		function totalCost(costs) {
			return costs.reduce((sum, { costUsd }) => addUsd(sum, costUsd), 0);
		}
		const UNITS = 1e10;
		function addUsd(a, b) {
			return (Math.round(a * UNITS) + Math.round(b * UNITS)) / UNITS;
		}
		function addCosts(a, b) {
			return {
				engine: a.engine,
				replies: a.replies + b.replies,
				inputTokens: a.inputTokens + b.inputTokens,
				outputTokens: a.outputTokens + b.outputTokens,
				searches: b.searches === undefined ? a.searches : (a.searches ?? 0) + b.searches,
				costUsd: addUsd(a.costUsd, b.costUsd),
				stated: a.stated + b.stated,
				unpriced: a.unpriced + b.unpriced
			};
		}
		function noCost(engine) {
			const none = {
				replies: 0,
				inputTokens: 0,
				outputTokens: 0,
				costUsd: 0,
				stated: 0,
				unpriced: 0
			};
			return {
				engine,
				...none,
				searches: undefined
			};
		}
		function costOf(spec, model, usage) {
			const listed = (0, _prices_js__WEBPACK_IMPORTED_MODULE_0__.zP)({
				...spec,
				model
			}, usage) ?? (0, _prices_js__WEBPACK_IMPORTED_MODULE_0__.zP)(spec, usage);
			const cost = usage.cost ?? listed;
			return {
				engine: spec.id,
				replies: 1,
				inputTokens: usage.inputTokens,
				outputTokens: usage.outputTokens,
				searches: usage.searches,
				costUsd: cost ?? 0,
				stated: usage.cost === undefined ? 0 : 1,
				unpriced: cost === undefined ? 1 : 0
			};
		}
	}),
	27447: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$M: () => costSchema,
			nz: () => answerRecordSchema,
			uT: () => untrustedReasonSchema,
			zq: () => untrustedProblemSchema
		});
		var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2503);
		var _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69681);
		const sourceSchema = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			url: zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),
			domain: zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),
			owner: zod__WEBPACK_IMPORTED_MODULE_1__.gMt("kind", [
				zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__.euz("own") }),
				zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
					kind: zod__WEBPACK_IMPORTED_MODULE_1__.euz("competitor"),
					name: zod__WEBPACK_IMPORTED_MODULE_1__.YjP()
				}),
				zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__.euz("third-party") })
			])
		});
		const seenSchema = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			competitor: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.no)(zod__WEBPACK_IMPORTED_MODULE_1__.YjP()),
			name: zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),
			mention: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.no)(_contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9),
			unclear: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.no)(_contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9),
			written: zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
				capital: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
				small: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
				start: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9
			})
		});
		const contentSchema = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			cited: zod__WEBPACK_IMPORTED_MODULE_1__.zMY(),
			retrieved: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.no)(zod__WEBPACK_IMPORTED_MODULE_1__.zMY()),
			position: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.no)(zod__WEBPACK_IMPORTED_MODULE_1__.Whr().positive()),
			competitors: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(zod__WEBPACK_IMPORTED_MODULE_1__.YjP()),
			ambiguous: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(zod__WEBPACK_IMPORTED_MODULE_1__.YjP()),
			seen: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(seenSchema),
			citedSources: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(sourceSchema),
			unknownSources: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			retrievedSources: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(sourceSchema),
			queries: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(zod__WEBPACK_IMPORTED_MODULE_1__.YjP()),
			text: zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),
			isCut: zod__WEBPACK_IMPORTED_MODULE_1__.zMY(),
			isWithheld: zod__WEBPACK_IMPORTED_MODULE_1__.euz(true).exactOptional()
		});
		const problemFacts = {
			detail: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			status: zod__WEBPACK_IMPORTED_MODULE_1__.Whr().exactOptional(),
			shape: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(zod__WEBPACK_IMPORTED_MODULE_1__.YjP().max(600)).max(100).exactOptional()
		};
		const unansweredSchema = zod__WEBPACK_IMPORTED_MODULE_1__.k5n([
			"unsearched",
			"refused",
			"failed",
			"no-sources"
		]);
		const answerProblemSchema = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			...problemFacts,
			scope: zod__WEBPACK_IMPORTED_MODULE_1__.euz("answer"),
			code: zod__WEBPACK_IMPORTED_MODULE_1__.k5n([
				...unansweredSchema.options,
				"unreadable",
				"malformed",
				"rejected",
				"redirected",
				"server-error",
				"unreachable",
				"busy",
				"timed-out",
				"out-of-time",
				"cost-limit"
			])
		});
		const vendorSchema = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			model: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			keyVariable: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			keyPage: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq.exactOptional(),
			baseUrlVariable: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq
		});
		const engineProblemSchema = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			...problemFacts,
			scope: zod__WEBPACK_IMPORTED_MODULE_1__.euz("engine"),
			code: zod__WEBPACK_IMPORTED_MODULE_1__.k5n([
				"key-refused",
				"forbidden",
				"no-credit",
				"day-quota",
				"unknown-model",
				"rate-limited",
				"unresponsive"
			]),
			vendor: vendorSchema
		});
		const reasonSchema = zod__WEBPACK_IMPORTED_MODULE_1__.gMt("scope", [answerProblemSchema, engineProblemSchema]);
		const withoutPage = vendorSchema.omit({ keyPage: true });
		const untrustedProblemSchema = engineProblemSchema.extend({ vendor: withoutPage });
		const untrustedReasonSchema = zod__WEBPACK_IMPORTED_MODULE_1__.gMt("scope", [answerProblemSchema, untrustedProblemSchema]);
		const asked = {
			engine: zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),
			keyword: zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),
			sample: zod__WEBPACK_IMPORTED_MODULE_1__.Whr().positive()
		};
		const answerRecordSchema = zod__WEBPACK_IMPORTED_MODULE_1__.gMt("outcome", [zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			...asked,
			outcome: zod__WEBPACK_IMPORTED_MODULE_1__.euz("evaluated"),
			model: zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),
			content: contentSchema
		}), zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			...asked,
			outcome: zod__WEBPACK_IMPORTED_MODULE_1__.euz("not-evaluated"),
			reason: reasonSchema
		})]);
		const costSchema = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			engine: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			replies: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			inputTokens: zod__WEBPACK_IMPORTED_MODULE_1__.aig(),
			outputTokens: zod__WEBPACK_IMPORTED_MODULE_1__.aig(),
			searches: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.no)(zod__WEBPACK_IMPORTED_MODULE_1__.aig()),
			costUsd: zod__WEBPACK_IMPORTED_MODULE_1__.aig(),
			stated: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			unpriced: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9
		});
	}),
	95743: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			bI: () => UNKNOWN_SOURCE,
			dA: () => byteOffsets,
			W: () => characterOffsets,
			WJ: () => citeLink,
			t5: () => findLinks,
			w4: () => hostOf,
			nn: () => joinParts,
			v3: () => readCitations,
			Zi: () => toSource,
			yi: () => uniqueSources,
			ZA: () => withTitle
		});
		var engines_markers = __webpack_require__(46676);
		var cjs = __webpack_require__(20935);
		;
		const MOST_LAYERS = 3;
		const GOOGLE = /^(?:www\.)?google\.(?:com|[a-z]{2}|com?\.[a-z]{2})$/;
		const AMP_CACHE = /(?:^|\.)(?:cdn\.ampproject\.org|bing-amp\.com)$/;
		const AMP_VIEWER = /^(?:www\.)?bing\.com$/;
		const CACHED = /^\/(?:c|v|wp)(?:\/(s))?\/([^/]+\..*)$/s;
		const VIEWED = /^\/amp(?:\/(s))?\/([^/]+\..*)$/s;
		function unwrap(text) {
			let address = withScheme(text);
			for (let layer = 0; layer < MOST_LAYERS; layer += 1) {
				const inner = unwrapOnce(address);
				if (inner === undefined) break;
				address = inner;
			}
			return address;
		}
		function withScheme(text) {
			const [, address = "", host = ""] = /^(?:\/\/)?(([^\s/?#:@\\]+)(?::\d+)?(?:[/?#].*)?)$/s.exec(text) ?? [];
			if (!host.includes(".") || !URL.canParse(`https://${address}`)) return text;
			const { isIcann, domain } = (0, cjs.qg)(new URL(`https://${address}`).hostname);
			return isIcann && domain !== null ? `https://${address}` : text;
		}
		function unwrapOnce(address) {
			if (!URL.canParse(address)) return undefined;
			const { hostname, pathname, search, searchParams, hash } = new URL(address);
			if (GOOGLE.test(hostname) && pathname === "/url") {
				return [searchParams.get("q"), searchParams.get("url")].find((target) => isPage(target ?? "")) ?? undefined;
			}
			const path = AMP_CACHE.test(hostname) ? CACHED.exec(pathname) : GOOGLE.test(hostname) || AMP_VIEWER.test(hostname) ? VIEWED.exec(pathname) : null;
			if (path === null) return undefined;
			const [, secure, page = ""] = path;
			const target = `${secure === undefined ? "http" : "https"}://${page}${search}${hash}`;
			return isPage(target) ? target : undefined;
		}
		const VIEW = /^\/(?:search|searchviewer|viewer|maps|shopping)(?:\/|$)/;
		function isGoogleView(address) {
			if (!URL.canParse(address)) return false;
			const { hostname, pathname } = new URL(address);
			return GOOGLE.test(hostname) && VIEW.test(pathname) || /^maps\.google\.[a-z.]{2,6}$/.test(hostname);
		}
		function isPage(text) {
			return /^https?:\/\//i.test(text) && URL.canParse(text);
		}
		;
		function joinParts(parts, separator) {
			const citations = [];
			let start = 0;
			for (const part of parts) {
				for (const citation of part.citations) {
					citations.push({
						...citation,
						start: start + citation.start,
						end: start + citation.end
					});
				}
				start += part.text.length + separator.length;
			}
			return {
				text: parts.map(({ text }) => text).join(separator),
				citations,
				unplaced: parts.flatMap(({ unplaced }) => unplaced ?? [])
			};
		}
		function readCitations({ text, citations, unplaced = [], numbered }) {
			const links = findLinks(text);
			const markers = readMarkers(text, numbered);
			const listed = new Map(unplaced.map((source) => [source.url, source]));
			const placed = links.flatMap((link) => {
				const source = listed.get(link.source.url);
				return source ? [{
					...link,
					source
				}] : [];
			});
			const isPlaced = new Set(placed.map(({ source }) => source.url));
			const stated = [
				...citations,
				...markers.flatMap(({ cited }) => cited),
				...placed
			];
			const others = unplaced.filter(({ url }) => !isPlaced.has(url));
			const showsNone = stated.length + others.length + markers.length === 0;
			return {
				text,
				citations: showsNone ? links : stated,
				unplaced: others
			};
		}
		function readMarkers(text, numbered) {
			const markers = (0, engines_markers.Xh)(text);
			if (markers.length === 0) return [];
			const defined = (0, engines_markers.TL)(text);
			const sourceOf = (number) => {
				const address = defined.get(number);
				return numbered?.get(number) ?? (address === undefined ? undefined : toSource(address));
			};
			return markers.map(({ start, end, numbers, address, isCertain }) => {
				const known = address === undefined ? numbers.flatMap((number) => sourceOf(number) ?? []) : [toSource(address)];
				const sources = known.length === 0 && isCertain ? [UNKNOWN_SOURCE] : known;
				return { cited: sources.map((source) => ({
					start,
					end,
					source
				})) };
			});
		}
		const LINK = new RegExp([
			engines_markers.Sq,
			String.raw`!\[[^[\]\n]{0,500}\]\([^\s()]{0,2000}\)`,
			String.raw`((?:https?:\/\/|www\.)[^\s<>()[\]"]{0,2000}[^\s<>()[\]".,;:!?*_])`
		].join("|"), "g");
		function findLinks(text) {
			return Array.from(text.matchAll(LINK)).flatMap(({ 1: address, index }) => {
				const source = address === undefined ? UNKNOWN_SOURCE : toSource(address);
				return source.host === "" ? [] : [{
					start: index,
					end: index + (address?.length ?? 0),
					source
				}];
			});
		}
		function citeLink(text, title, url) {
			const start = title ? text.indexOf(title) : -1;
			const span = start === -1 ? {
				start: 0,
				end: text.length
			} : {
				start,
				end: start + (title ?? "").length
			};
			return {
				...span,
				source: toSource(url)
			};
		}
		const UNKNOWN_SOURCE = {
			url: "",
			host: ""
		};
		const TRACKING = /^(?:utm_[^=]*|gclid|dclid|gbraid|wbraid|gad_source|srsltid|fbclid|msclkid|yclid|twclid|mc_[ce]id|igshid)(?:=|$)/i;
		function toSource(url) {
			const page = unwrap(url);
			return {
				url: withoutTracking(page),
				host: isGoogleView(page) ? "" : hostOf(page)
			};
		}
		function withTitle(title, text) {
			return title === "" || text.includes(title) ? text : [title, text].filter((part) => part !== "").join("\n");
		}
		function withoutTracking(url) {
			const [, address = "", query = "", fragment = ""] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(url) ?? [];
			const kept = query.split("&").filter((parameter) => parameter !== "" && !TRACKING.test(parameter));
			return address + (kept.length > 0 ? `?${kept.join("&")}` : "") + fragment.replace(/#?:~:.*$/s, "");
		}
		function hostOf(url) {
			if (!URL.canParse(url)) return "";
			const { protocol, hostname } = new URL(url);
			if (protocol !== "https:" && protocol !== "http:") return "";
			return hostname.replace(/\.$/, "").replace(/^www\./, "");
		}
		function uniqueSources(sources) {
			return [...new Map(sources.toReversed().map((source) => [source.url, source])).values()].toReversed();
		}
		function byteOffsets(text) {
			return offsetsIn(text, Buffer.byteLength);
		}
		function characterOffsets(text) {
			return offsetsIn(text, () => 1);
		}
		function offsetsIn(text, widthOf) {
			const positions = [];
			let index = 0;
			for (const character of text) {
				for (let unit = widthOf(character); unit > 0; unit -= 1) positions.push(index);
				index += character.length;
			}
			return (offset) => positions[Math.max(0, offset)] ?? text.length;
		}
	}),
	16424: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			AK: () => vendorOf,
			Bw: () => REPOSITORY,
			Js: () => nameEngines,
			Vl: () => splitCountry,
			rn: () => isOwnPages,
			th: () => isResultPage
		});
		const REPOSITORY = "repository";
		const PRODUCTS = {
			openai: "ChatGPT",
			anthropic: "Claude",
			gemini: "Gemini",
			perplexity: "Perplexity",
			xai: "Grok",
			mistral: "Le Chat"
		};
		const HOSTED_PRODUCTS = {
			chatgpt: "ChatGPT",
			claude: "Claude",
			copilot: "Copilot",
			deepseek: "DeepSeek",
			grok: "Grok",
			"google-ai-mode": "Google AI Mode",
			"google-ai-overviews": "Google AI Overviews"
		};
		const RESULT_PAGES = {
			"ai-overview": "Google AI Overviews",
			"ai-mode": "Google AI Mode",
			chatgpt: "ChatGPT"
		};
		const VENDORS = {
			openai: "OpenAI",
			anthropic: "Anthropic",
			gemini: "Google",
			perplexity: "Perplexity",
			xai: "xAI",
			mistral: "Mistral",
			dataforseo: "DataForSEO",
			serpapi: "SerpApi"
		};
		function splitCountry(engine) {
			const [, id = engine, country] = /^(.*?)(?:@([A-Z]{2}))?$/s.exec(engine) ?? [];
			return {
				id,
				country
			};
		}
		function isOwnPages(engine) {
			return splitCountry(engine).id === REPOSITORY;
		}
		function vendorOf(engine) {
			const { id } = splitCountry(engine);
			return VENDORS[id.split(":", 1)[0] ?? ""] ?? id;
		}
		function nameEngines(engines) {
			const ids = [...new Set(engines.map((engine) => splitCountry(engine).id))];
			const known = ids.map((id) => ({
				id,
				...describe(id)
			}));
			const isAlone = (name) => known.filter((other) => other.name === name).length === 1;
			return new Map(known.map(({ id, name, isPage, model }) => {
				if (isAlone(name)) return [id, name];
				const alike = known.filter((other) => other.name === name);
				const hasBoth = alike.some((other) => other.isPage) && alike.some((other) => !other.isPage);
				const kind = hasBoth ? [isPage ? "web page" : "API"] : [];
				const same = alike.filter((other) => other.isPage === isPage);
				const ownDetail = isPage ? vendorOf(id) : model ?? (id in HOSTED_PRODUCTS ? id : "default model");
				const detail = same.length > 1 ? [ownDetail] : [];
				return [id, `${name} (${[...kind, ...detail].join(", ")})`];
			}));
		}
		function isResultPage(engine) {
			return describe(splitCountry(engine).id).isPage;
		}
		function describe(id) {
			const [vendor = "", model] = id.split(/:(.*)/s);
			const page = vendor === "dataforseo" || vendor === "serpapi" ? RESULT_PAGES[model ?? ""] : undefined;
			if (page !== undefined) return {
				name: page,
				isPage: true,
				model: undefined
			};
			return {
				name: PRODUCTS[vendor] ?? HOSTED_PRODUCTS[id] ?? id,
				isPage: false,
				model
			};
		}
	}),
	46676: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Sq: () => CODE,
			TL: () => readDefinitions,
			Xh: () => findMarkers,
			j7: () => MARKS
		});
		const TAG = String.raw`(?:\^|(?:web|search|page|source): ?)?`;
		const BRACKETS = String.raw`\[{1,2}${TAG}\d{1,4}(?:, ?${TAG}\d{1,4}){0,20}\]{1,2}`;
		const LENTICULAR = String.raw`【[^【】\n]{0,200}】`;
		const LEAKED = [
			String.raw`\u{E200}[^\u{E200}\u{E201}\n]{0,200}\u{E201}`,
			String.raw`</?cite(?:\s[^<>\n]{0,300})?>`,
			String.raw`:contentReference\[oaicite:\d{1,4}\](?:\{[^{}\n]{0,50}\})?`
		].join("|");
		const MARKS = [
			BRACKETS,
			LENTICULAR,
			LEAKED
		].join("|");
		const CODE = "```[\\s\\S]*?```|`[^`\\n]*`";
		const MARK = new RegExp(String.raw`${CODE}|(${MARKS})(?:\((https?:[^\s()]{1,2000})\))?`, "giu");
		function findMarkers(text) {
			return Array.from(text.matchAll(MARK)).flatMap(({ 0: whole, 1: mark, 2: address, index }) => {
				if (mark === undefined) return [];
				const isCertain = !/^\[{1,2}\d/.test(mark);
				return [{
					start: index,
					end: index + whole.length,
					numbers: numbersOf(mark),
					address,
					isCertain
				}];
			});
		}
		function numbersOf(mark) {
			if (mark.startsWith("[")) return Array.from(mark.matchAll(/\d+/g), ([number]) => Number(number));
			const [, number] = /^【(\d{1,4})(?:†|】)/.exec(mark) ?? [];
			return number === undefined ? [] : [Number(number)];
		}
		const DEFINITION = /^[ \t]{0,3}(?:[-*] )?(?:\[\^?(\d{1,4})\]:?|(\d{1,4})[.)])[ \t][^\n]{0,300}?(https?:\/\/[^\s<>()[\]"]{1,2000})/gm;
		function readDefinitions(text) {
			return new Map(Array.from(text.matchAll(DEFINITION), ([, bracketed, listed, address = ""]) => [Number(bracketed ?? listed), address]));
		}
	}),
	77201: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			a3: () => estimateCost,
			eQ: () => TYPICAL_READING,
			zP: () => priceUsage,
			ze: () => PRICES
		});
		const NO_TOKENS = {
			input: 0,
			output: 0
		};
		const SONAR = {
			input: .25,
			output: 2.5
		};
		const PRICES = {
			openai: {
				asOf: "2026-10-13",
				source: "https://developers.openai.com/api/docs/pricing",
				searches: 10,
				models: {
					"gpt-6-astra": {
						input: 10,
						output: 50
					},
					"gpt-6.1-sol": {
						input: 2,
						output: 10
					},
					"gpt-6-sol": {
						input: 2,
						output: 10
					},
					"gpt-6-luna": {
						input: .1,
						output: .5
					}
				}
			},
			anthropic: {
				asOf: "2026-09-29",
				source: "https://platform.claude.com/docs/en/about-claude/pricing",
				searches: 10,
				models: {
					"claude-sonnet-5-5": {
						input: 2,
						output: 10
					},
					"claude-sonnet-5": {
						input: 2,
						output: 10
					},
					"claude-opus-5-5": {
						input: 4,
						output: 20
					},
					"claude-opus-5": {
						input: 5,
						output: 25
					},
					"claude-opus-4-8": {
						input: 5,
						output: 25
					},
					"claude-sonnet-4-6": {
						input: 3,
						output: 15
					},
					"claude-sonnet-4-5": {
						input: 3,
						output: 15
					},
					"claude-haiku-4-5": {
						input: 1,
						output: 5
					},
					"claude-fable-5-1": {
						input: 10,
						output: 50
					}
				}
			},
			gemini: {
				asOf: "2026-10-07",
				source: "https://ai.google.dev/gemini-api/docs/pricing",
				searches: 14,
				models: {
					"gemini-3.8-flash": {
						input: .75,
						output: 3.75
					},
					"gemini-3.5-flash": {
						input: 1.5,
						output: 9
					},
					"gemini-3.5-flash-lite": {
						input: .3,
						output: 2.5
					},
					"gemini-3.1-pro-preview": {
						input: 2,
						output: 12
					}
				}
			},
			perplexity: {
				asOf: "2026-09-27",
				source: "https://docs.perplexity.ai/docs/agent-api/models",
				searches: 2.5,
				searchesFrom: {
					asOf: "2026-10-07",
					source: "https://docs.perplexity.ai/docs/getting-started/pricing"
				},
				models: {
					...{
						sonar: SONAR,
						"perplexity/sonar": SONAR
					},
					...{
						fast: SONAR,
						low: SONAR,
						medium: SONAR,
						high: SONAR,
						xhigh: SONAR
					}
				}
			},
			xai: {
				asOf: "2026-09-29",
				source: "https://docs.x.ai/developers/pricing",
				searches: 5,
				models: {
					"grok-4.7": {
						input: 2,
						output: 6
					},
					"grok-4.6": {
						input: 2,
						output: 6
					},
					"grok-4.5": {
						input: 2,
						output: 6
					},
					"grok-4.3": {
						input: 1.25,
						output: 2.5
					}
				}
			},
			mistral: {
				asOf: "2026-05-22",
				source: "https://mistral.ai/pricing",
				searches: 30,
				searchesFrom: {
					asOf: "2026-02-10",
					source: "https://mistral.ai/news/agents-api"
				},
				models: {
					"mistral-medium-latest": {
						input: 1.5,
						output: 7.5
					},
					"mistral-medium-3-5": {
						input: 1.5,
						output: 7.5
					},
					"mistral-medium-2604": {
						input: 1.5,
						output: 7.5
					}
				}
			},
			dataforseo: {
				asOf: "2026-11-21",
				source: "https://dataforseo.com/pricing/serp/google-ai-mode-serp-api",
				searches: 4,
				models: { "ai-mode": NO_TOKENS }
			}
		};
		const TYPICAL_ANSWER = {
			openai: {
				inputTokens: 2e4,
				outputTokens: 4e3
			},
			anthropic: {
				inputTokens: 27e3,
				outputTokens: 1e3
			},
			gemini: {
				inputTokens: 100,
				outputTokens: 2e3
			},
			perplexity: {
				inputTokens: 5e3,
				outputTokens: 1e3
			},
			xai: {
				inputTokens: 15e3,
				outputTokens: 2e3
			},
			mistral: {
				inputTokens: 8e3,
				outputTokens: 1e3
			},
			dataforseo: {
				inputTokens: 0,
				outputTokens: 0
			},
			serpapi: {
				inputTokens: 0,
				outputTokens: 0
			},
			"openai-compatible": {
				inputTokens: 100,
				outputTokens: 1e3
			}
		};
		const TYPICAL_JUDGMENT = {
			inputTokens: 1e3,
			outputTokens: 300,
			searches: 0
		};
		const TYPICAL_READING = {
			inputTokens: 3e3,
			outputTokens: 200,
			searches: 0
		};
		function typicalAnswer(name) {
			return {
				...TYPICAL_ANSWER[name],
				searches: 1
			};
		}
		function estimateCost(spec, { answers, judgments }) {
			const answer = priceUsage(spec, typicalAnswer(spec.name));
			const judgment = judgments === 0 ? 0 : priceUsage(spec, TYPICAL_JUDGMENT);
			if (answer === undefined || judgment === undefined) return undefined;
			return answers * answer + judgments * judgment;
		}
		function priceUsage({ name, model }, { inputTokens, outputTokens, searches = 1 }) {
			const list = PRICES[name];
			const tokens = list && findModel(list.models, model);
			if (list === undefined || tokens === undefined) return undefined;
			if (tokens !== NO_TOKENS && inputTokens + outputTokens === 0) return undefined;
			if (searches > 0 && list.searches === undefined) return undefined;
			const millions = (inputTokens * tokens.input + outputTokens * tokens.output) / 1e6;
			return millions + searches * (list.searches ?? 0) / 1e3;
		}
		function findModel(models, model) {
			const name = Object.hasOwn(models, model) ? model : model.replace(/[-@]\d{4}-?\d{2}-?\d{2}$/, "");
			return Object.hasOwn(models, name) ? models[name] : undefined;
		}
	}),
	44508: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			ak: () => readSiteUrls,
			bf: () => ownerOf,
			j1: () => readFolder,
			rs: () => urlOf,
			sh: () => readCompetitorFolders
		});
		var _lib_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13963);
		function readSiteUrls(lines) {
			const siteUrls = lines.map(readLine);
			const folders = new Set(siteUrls.map((siteUrl) => siteUrl?.folder));
			return siteUrls.every((siteUrl) => siteUrl !== undefined) && folders.size === lines.length ? siteUrls : undefined;
		}
		function readLine(line) {
			const [, path, url = ""] = /^(?:(?!https?:)([^=]+)=)?\s*(\S+)$/i.exec(line.trim()) ?? [];
			const folder = path === undefined ? "" : readFolder(path);
			const template = /\{path\}/.test(url) ? url : `${url.replace(/(?<!\/)\/+$/, "")}/{path}`;
			const valid = /^https?:\/\/[^/{}?#@]+\/[^{}]*\{path\}[^{}]*$/i.test(template) && URL.canParse(template.replace("{path}", ""));
			return folder === undefined || !valid ? undefined : {
				folder,
				template
			};
		}
		function urlOf(path, slug, siteUrls) {
			const siteUrl = innermost(path, siteUrls);
			if (siteUrl === undefined) return path;
			const inside = siteUrl.folder === "" ? path : path.slice(siteUrl.folder.length + 1);
			const segments = slugged(inside, slug);
			const [before = "", after = ""] = siteUrl.template.split("{path}");
			if (segments.isFolder) return joinFolder(before, segments.names, after);
			return `${before}${segments.names.map(encodeSegment).join("/")}${after}`;
		}
		function slugged(path, slug) {
			const folders = path.split("/").filter(isName);
			const name = folders.pop()?.replace(/\.[a-z]+$/i, "") ?? "";
			const isFolderPage = /^(?:index|readme)$/i.test(name);
			if (slug === undefined) {
				return {
					names: isFolderPage ? folders : [...folders, name],
					isFolder: isFolderPage
				};
			}
			const names = slug.split("/").filter(isName);
			const all = slug.startsWith("/") ? names : [...isFolderPage ? folders.slice(0, -1) : folders, ...names];
			return {
				names: all,
				isFolder: all.length === 0
			};
		}
		function isName(segment) {
			return segment !== "" && segment !== "." && segment !== "..";
		}
		function joinFolder(before, names, after) {
			const path = names.map(encodeSegment).join("/");
			if (path === "") return before.endsWith("/") ? before : `${before}/`;
			const ending = after.startsWith(".") ? "/" : after;
			return `${before}${path}${ending}`;
		}
		function encodeSegment(segment) {
			return encodeURIComponent(segment.toWellFormed()).replace(/%(?:40|3A|24|26|2B|2C|3B|3D)/g, decodeURIComponent);
		}
		function readCompetitorFolders(lines) {
			const competitors = lines.map((line) => {
				const [, name, path] = /^([^=]*[^=\s])\s*=\s*(.+)$/.exec(line.trim()) ?? [];
				const folder = path === undefined ? undefined : readFolder(path);
				return name === undefined || folder === undefined ? undefined : {
					name,
					folder
				};
			});
			return competitors.every((competitor) => competitor !== undefined) ? competitors : undefined;
		}
		function readFolder(path) {
			const given = (0, _lib_files_js__WEBPACK_IMPORTED_MODULE_0__.sq)(path.trim());
			const folder = given.replace(/^(?:\.\/+)+|(?<!\/)\/+$/g, "");
			const inside = folder.split("/").every((segment) => segment !== "" && segment !== "." && segment !== "..");
			return inside && !given.startsWith("/") ? folder : undefined;
		}
		function ownerOf(path, competitors) {
			return innermost(path, competitors)?.name;
		}
		function innermost(path, rules) {
			const around = rules.filter(({ folder }) => folder === "" || path.startsWith(`${folder}/`));
			return around.reduce((best, rule) => best === undefined || rule.folder.length > best.folder.length ? rule : best, undefined);
		}
	}),
	20157: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			N: () => findContent,
			i: () => findCauses
		});
		const ORDER = [
			"hidden",
			"deleted",
			"unread",
			"rewritten",
			"moved",
			"outranked"
		];
		function findContent(changes) {
			const found = changes.flatMap((change) => {
				const finding = change.outcome === "gained" ? toGain(change) : toLoss(change);
				return finding === undefined ? [] : [{
					cause: `${finding.kind}·${finding.cause}`,
					finding
				}];
			});
			return [...Map.groupBy(found, ({ cause }) => cause).values()].flatMap(([first, ...others]) => first === undefined ? [] : [{
				...first.finding,
				questions: [first, ...others].flatMap(({ finding }) => finding.questions),
				removed: unite([first, ...others].flatMap(({ finding }) => finding.removed))
			}]).toSorted((a, b) => b.questions.length - a.questions.length);
		}
		function findCauses(evidence) {
			return evidence.causes.flatMap((cause) => {
				const outcome = cause.kind === "outranked" ? "weaker" : evidence.outcome;
				return toLoss({
					...evidence,
					outcome,
					causes: [cause],
					removed: []
				}) ?? [];
			});
		}
		function toGain(change) {
			const [path = ""] = change.files;
			return {
				...factsOf(change, path),
				kind: "answer-new",
				leadsTo: "none",
				cause: path
			};
		}
		function toLoss(change) {
			const { outcome, causes } = change;
			if (outcome === "unchanged") return undefined;
			const first = ORDER.map((kind) => causes.find((cause) => cause.kind === kind)).find((cause) => cause !== undefined);
			const path = first?.path ?? change.before?.place.path ?? "";
			const facts = {
				...factsOf(change, path),
				cause: path
			};
			if (outcome === "weaker") {
				const to = first?.kind === "moved" ? first.to : undefined;
				const way = first?.kind === "moved" || first?.kind === "outranked" ? first.kind : "less";
				return {
					...facts,
					kind: "answer-weaker",
					leadsTo: "warn",
					cause: `${way}·${path}`,
					way,
					to
				};
			}
			const lost = {
				...facts,
				leadsTo: "fail"
			};
			switch (first?.kind) {
				case "hidden": {
					const [reason] = first.reasons;
					const line = reason === undefined ? "" : `${reason.file}·${reason.line}·${reason.kind}`;
					return {
						...lost,
						kind: "page-hidden",
						cause: line || path,
						reasons: first.reasons
					};
				}
				case "deleted": return {
					...lost,
					kind: "page-gone",
					to: undefined
				};
				case "moved": return {
					...lost,
					kind: "page-gone",
					to: first.to === path ? undefined : first.to
				};
				case "unread": return {
					...lost,
					kind: "answer-lost",
					way: "unread",
					reason: first.reason,
					language: first.language
				};
				default: return {
					...lost,
					kind: "answer-lost",
					way: first?.kind === "rewritten" ? first.way : "rewritten"
				};
			}
		}
		function factsOf({ keyword, owner, before, after, removed }, path) {
			const isGuess = owner?.certainty === "guessed" && owner.path === path;
			const certainty = isGuess ? "page-not-confirmed" : "fact";
			return {
				certainty,
				questions: [{
					question: keyword,
					owner,
					before,
					after
				}],
				path,
				removed
			};
		}
		function unite(pieces) {
			return [...new Map(pieces.map((piece) => [JSON.stringify([
				piece.path,
				piece.from,
				piece.to
			]), piece])).values()];
		}
	}),
	58611: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			k: () => findFindings,
			v: () => isToldBefore
		});
		var comparison_comparison = __webpack_require__(25039);
		var engine_names = __webpack_require__(16424);
		var gate_verdict = __webpack_require__(39231);
		;
		function splitAccepted(changes, verdict) {
			const settled = (0, gate_verdict.fD)(verdict).flatMap((rule) => rule.kind === "answers" ? rule.accepted : []);
			const reviews = new Map(settled.map((each) => [each.keyword, each]));
			const reviewOf = ({ keyword, outcome }) => outcome === "lost" ? reviews.get(keyword) : undefined;
			const groups = Map.groupBy(changes, (change) => reviewOf(change)?.review);
			return {
				open: groups.get(undefined) ?? [],
				accepted: [...groups].flatMap(([review, ofReview]) => {
					const [first] = ofReview;
					const by = first && reviewOf(first)?.by;
					if (review === undefined || first === undefined || by === undefined) return [];
					return [{
						...{
							kind: "loss-accepted",
							certainty: "fact",
							leadsTo: "none",
							cause: review
						},
						...{
							by,
							review
						},
						questions: ofReview.map(({ keyword, owner, before, after }) => ({ ...{
							question: keyword,
							owner,
							before,
							after
						} })),
						path: first.before?.place.path ?? "",
						removed: ofReview.flatMap(({ removed }) => removed)
					}];
				})
			};
		}
		var content_findings = __webpack_require__(20157);
		var engine_contents = __webpack_require__(2615);
		var summarize_answers = __webpack_require__(44267);
		;
		const READ_LESS = .5;
		const SURELY = .02;
		const LEAST_GROWTH = .1;
		function findReadEvidence(records, runs) {
			const told = (0, engine_contents._n)(records).filter(({ read }) => read !== undefined);
			const of = sum(told.map(({ answers }) => answers));
			const answers = sum(told.map(({ read = 0 }) => read));
			const usually = usuallyOf(runs, told, ({ read }) => read);
			if (usually === undefined || usually < 1 || answers > READ_LESS * usually) return [];
			const domain = (0, summarize_answers.F0)(records)?.domains.find(({ owner }) => owner.kind === "own")?.domain;
			return [{
				kind: "read",
				domain,
				answers,
				usually,
				of
			}];
		}
		function findGrownSites(records, runs) {
			const told = (0, engine_contents._n)(records);
			const of = sum(told.map(({ answers }) => answers));
			return listSites(records).flatMap((site) => {
				const usually = usuallyOf(runs, told, ({ domains }) => domains.find(({ domain }) => domain === site.domain)?.answers ?? 0);
				const isGrown = usually !== undefined && site.answers - usually >= LEAST_GROWTH * of && chanceOfMore(site.answers, of, usually / of) <= SURELY;
				return isGrown ? [toEvidence(site, of, usually)] : [];
			}).toSorted((a, b) => b.answers - (b.usually ?? 0) - (a.answers - (a.usually ?? 0)));
		}
		function findMostCited(records) {
			const [site] = listSites(records);
			const of = records.filter(({ outcome }) => outcome === "evaluated").length;
			return site && toEvidence(site, of, undefined);
		}
		function listSites(records) {
			return ((0, summarize_answers.F0)(records)?.domains ?? []).filter(({ owner }) => owner.kind !== "own");
		}
		function toEvidence({ domain, answers, pages }, of, usually) {
			const page = pages[0]?.url;
			return {
				kind: "site",
				domain,
				page,
				instead: undefined,
				answers,
				usually,
				of
			};
		}
		function usuallyOf(runs, now, count) {
			const known = now.map(({ engine, answers }) => {
				const shares = runs.flatMap(({ contents = [] }) => contents.filter((each) => each.engine === engine && each.answers > 0).flatMap((each) => {
					const counted = count(each);
					return counted === undefined ? [] : [counted / each.answers];
				}));
				return shares.length === 0 ? undefined : answers * sum(shares) / shares.length;
			});
			return known.length === 0 || known.includes(undefined) ? undefined : sum(known.map((value) => value ?? 0));
		}
		function chanceOfMore(count, trials, share) {
			if (share <= 0) return count > 0 ? 0 : 1;
			if (share >= 1) return 1;
			let probability = (1 - share) ** trials;
			let below = 0;
			for (let hits = 0; hits < count; hits += 1) {
				below += probability;
				probability *= (trials - hits) / (hits + 1) * (share / (1 - share));
			}
			return Math.max(0, 1 - below);
		}
		function sum(values) {
			return values.reduce((total, value) => total + value, 0);
		}
		var finding = __webpack_require__(74438);
		var compare = __webpack_require__(90367);
		var comparison_scope = __webpack_require__(69972);
		var rules_drops = __webpack_require__(6784);
		;
		const LEVEL = .05;
		const WHOLE = { kind: "whole" };
		function findLive(run) {
			const { verdict, comparison, measurement, baseline } = run;
			if (verdict.kind === "blocked" || comparison === undefined) return [];
			const { rules, drops } = verdict;
			const drop = findDrop(rules, "fail") ?? findDrop(rules, "inconclusive");
			const fails = drop?.outcome === "fail";
			const scope = drop === undefined || isOfShare(drop) ? drops?.scope ?? WHOLE : WHOLE;
			const told = {
				run,
				comparison,
				scope,
				drop,
				isTested: drops?.noise === "tested"
			};
			const runs = baseline?.runs ?? [];
			const start = (0, compare.kI)(runs, drops?.since);
			const losses = drops?.losses ?? [];
			const deciding = losses.find((loss) => (0, comparison_scope.JH)(loss.scope) === (0, comparison_scope.JH)(scope) && (0, compare.kI)(runs, loss.since) === start);
			const others = losses.filter((loss) => !fails || loss !== deciding).flatMap((loss) => {
				const own = loss === deciding || measurement === undefined || baseline === undefined ? comparison : (0, compare.UD)(measurement, baseline, undefined, loss.since);
				return findLoss({
					...told,
					comparison: own,
					scope: loss.scope,
					drop: undefined
				}, loss, fails);
			});
			if (drop === undefined) return others;
			return [fails ? lower(told, deciding) : doubtful(told), ...others];
		}
		function findDrop(rules, outcome) {
			const drops = rules.filter((rule) => rule.kind === "drop" && rule.outcome === outcome);
			const found = drops.find(({ rule }) => rule === rules_drops.bV.name) ?? drops[0];
			return found?.kind === "drop" ? found : undefined;
		}
		function lower(told, loss) {
			const { comparison, scope } = told;
			const facts = {
				...lowFacts(told),
				leadsTo: "fail"
			};
			if (comparison.recent.length > 0) {
				const toldOn = loss === undefined || loss.failures === 1 ? undefined : loss.toldOn;
				return {
					...facts,
					kind: "declined",
					toldOn,
					time: overTime(comparison, scope)
				};
			}
			if (scope.kind !== "engine") return {
				...facts,
				kind: "dropped"
			};
			return {
				...facts,
				kind: "engine-lost"
			};
		}
		function doubtful(told) {
			const { comparison, scope, isTested } = told;
			return {
				...lowFacts(told),
				...{
					kind: "may-be-chance",
					leadsTo: "inconclusive",
					evidence: []
				},
				certainty: isTested ? "may-be-chance" : "too-early",
				test: isTested ? "suspicious" : "untested",
				time: comparison.recent.length > 0 ? overTime(comparison, scope) : undefined
			};
		}
		function findLoss(told, loss, fails) {
			const { comparison, scope } = told;
			const { state, toldOn, failures } = loss;
			const facts = liveFacts(comparison, scope, []);
			switch (state) {
				case "failed":
				case "low": {
					if (state === "failed" && fails) return [lower(told, loss)];
					const time = overTime(comparison, scope);
					return [{
						...lowFacts(told),
						kind: "still-low",
						leadsTo: "warn",
						time,
						toldOn,
						failures
					}];
				}
				case "nearer":
				case "back": {
					const isCertain = state === "back";
					const since = loss.backSince ?? loss.since;
					const certainty = isCertain ? certaintyOf(told) : "may-be-chance";
					const low = findLow(told, loss);
					return [{
						...facts,
						kind: "back",
						certainty,
						leadsTo: "none",
						since,
						isCertain,
						low
					}];
				}
				case "unseen": return [];
				case "chance": return [{
					...facts,
					kind: "was-chance",
					certainty: "may-be-chance",
					leadsTo: "none",
					toldOn
				}];
			}
		}
		function findLow({ run, comparison, scope }, { since, backSince }) {
			const runs = run.baseline?.runs ?? [];
			const end = (0, compare.kI)(runs, backSince);
			const change = (0, comparison_comparison.ND)(comparison.cells.filter(({ engine }) => (0, comparison_scope.S1)(scope, engine)).flatMap((cell) => {
				const before = cell.recent.filter((each) => each.run < end);
				return before.length === 0 ? [] : [{
					...cell,
					before
				}];
			}));
			return {
				since,
				runs: end - (0, compare.kI)(runs, since),
				share: change?.was.share
			};
		}
		function certaintyOf({ isTested }) {
			return isTested ? "more-than-chance" : "fact";
		}
		function lowFacts(told) {
			const { run, comparison, scope, drop } = told;
			const records = recordsIn(comparison, scope, run.answerRecords);
			const facts = liveFacts(comparison, scope, [...findReadEvidence(records, comparison.runs), ...findGrownSites(records, comparison.runs).slice(0, 1)]);
			const { change } = facts;
			const isShown = change !== undefined && (0, comparison_scope.vf)(change) > LEVEL && (drop === undefined || isOfShare(drop));
			return {
				...facts,
				certainty: certaintyOf(told),
				value: isShown ? undefined : numberOf(told)
			};
		}
		function numberOf({ drop, comparison: { score } }) {
			if (drop !== undefined) {
				return {
					rule: drop.rule,
					subject: drop.subject,
					now: drop.observed,
					was: drop.baseline
				};
			}
			return score && {
				rule: rules_drops.bV.name,
				subject: rules_drops.bV.subject,
				now: score.now,
				was: score.was
			};
		}
		function isOfShare({ rule }) {
			return rule === rules_drops.bV.name || rule === rules_drops.eo.name;
		}
		function overTime({ cells, runs, recent }, scope) {
			const levelIn = (part) => {
				const change = (0, comparison_comparison.ND)(cells.filter(({ engine }) => (0, comparison_scope.S1)(part, engine)));
				if (change === undefined) return [];
				return [{
					scope: part,
					before: change.was.share,
					since: change.since.share,
					now: change.now
				}];
			};
			const country = scope.kind === "engine" ? scope.country : undefined;
			const parts = (0, comparison_scope.cV)(cells.map(({ engine }) => engine)).filter((part) => part.kind === (scope.kind === "country" ? "country" : "engine") && (part.kind !== "engine" || part.country === country));
			const since = recent[0]?.createdAt ?? "";
			return {
				since,
				runs: {
					before: runs.length,
					since: recent.length + 1
				},
				lastBefore: runs.at(-1)?.createdAt ?? since,
				levels: levelIn(scope)[0],
				parts: [...parts, WHOLE].flatMap(levelIn)
			};
		}
		function liveFacts(comparison, scope, evidence) {
			const since = comparison.recent[0]?.createdAt;
			const cells = comparison.cells.filter(({ engine }) => (0, comparison_scope.S1)(scope, engine));
			return {
				...{
					scope,
					evidence
				},
				cause: `${(0, comparison_scope.JH)(scope)}${since === undefined ? "" : `·${since}`}`,
				cells: cells.map(({ keyword, engine }) => ({
					keyword,
					engine
				})),
				change: (0, comparison_comparison.ND)(cells)
			};
		}
		function recordsIn({ cells }, scope, records) {
			const compared = new Set(cells.map(comparison_comparison.TN));
			return records.filter((record) => (0, comparison_scope.S1)(scope, record.engine) && compared.has((0, comparison_comparison.TN)(record)));
		}
		function findCompetitor({ verdict, comparison, answerRecords }) {
			const isEvidence = ({ kind, outcome }) => outcome === "fail" || kind === "drop" && outcome === "warn";
			if (comparison === undefined || (0, gate_verdict.fD)(verdict).some(isEvidence)) return [];
			const own = (0, comparison_comparison.ND)(comparison.cells);
			if (own === undefined) return [];
			const records = recordsIn(comparison, { kind: "whole" }, answerRecords);
			const site = findGrownSites(records, comparison.runs).find(({ answers, usually = 0 }) => answers > own.now.cited && usually < own.was.usually);
			if (site === undefined) return [];
			return [{
				kind: "competitor-ahead",
				certainty: "more-than-chance",
				leadsTo: "warn",
				cause: site.domain,
				site,
				own: own.now
			}];
		}
		function listUncited(cells) {
			return [...Map.groupBy(cells, ({ keyword }) => keyword)].flatMap(([keyword, ofKeyword]) => {
				const level = (0, comparison_comparison.In)(ofKeyword);
				return keyword === undefined || level === undefined || level.cited > 0 ? [] : [{
					keyword,
					answers: level.answers
				}];
			});
		}
		;
		function findUndecided(changes) {
			const questions = changes.filter(({ outcome, reading }) => reading?.outcome === "undecided" && outcome !== "lost").map(({ keyword }) => keyword);
			return questions.length === 0 ? [] : [{
				kind: "reader-undecided",
				certainty: "fact",
				leadsTo: "warn",
				cause: "reader",
				questions
			}];
		}
		;
		function findFindings(run) {
			const live = findLive(run);
			const changes = run.verdict.kind === "judged" ? run.baseline?.content?.keywords ?? [] : [];
			const { open, accepted } = splitAccepted(changes, run.verdict);
			const content = (0, content_findings.N)(open);
			const found = [
				...findIncidents(run),
				...findSilent(run.verdict),
				...content,
				...findUndecided(open),
				...accepted,
				...live,
				...findBroken(run, [...content, ...live]),
				...findCompetitor(run),
				...findConfigChanges(run)
			];
			const findings = found.length > 0 && !found.every(isBeside) ? found : [...found, ...findState(run)];
			return findings.toSorted((a, b) => finding.MN.indexOf(a.leadsTo) - finding.MN.indexOf(b.leadsTo) || finding.mH.indexOf(a.kind) - finding.mH.indexOf(b.kind));
		}
		function isToldBefore(failing) {
			return failing.length > 0 && failing.every((finding) => finding.kind === "declined" && finding.toldOn !== undefined);
		}
		function isBeside({ kind, leadsTo }) {
			return leadsTo !== "fail" && ["config-changed", "engine-silent"].includes(kind);
		}
		function findIncidents({ verdict, measurement, gap }) {
			if (verdict.kind === "blocked") {
				const { blocker, status } = verdict;
				const detail = blocker.kind === "service" ? `${blocker.facts.kind}·${blocker.facts.status ?? ""}` : "";
				return [{
					kind: "incident",
					certainty: "fact",
					leadsTo: status,
					cause: `${blocker.kind}·${blocker.kind === "missing-shards" ? blocker.shards.join() : detail}`,
					blocker,
					isPartly: measurement !== undefined
				}];
			}
			if (gap === undefined) return [];
			const { shards, unusable } = gap;
			return [{
				kind: "incident",
				certainty: "fact",
				leadsTo: "warn",
				cause: `missing-shards·${shards.join()}`,
				blocker: {
					kind: "missing-shards",
					shards,
					unusable
				},
				isPartly: true
			}];
		}
		function findSilent(verdict) {
			if (verdict.kind === "blocked") return [];
			const groups = Map.groupBy(verdict.silentEngines, ({ engine, reason, isOptional }) => `${(0, engine_names.AK)(engine)}·${reason?.code ?? ""}·${isOptional}`);
			return [...groups].map(([cause, engines]) => {
				const [first] = engines;
				return {
					kind: "engine-silent",
					certainty: "fact",
					leadsTo: worstOf(engines),
					cause,
					engines: engines.map(({ engine }) => engine),
					planned: engines.reduce((sum, { planned }) => sum + planned, 0),
					reason: first?.reason,
					again: engines.some(({ again }) => again),
					isOptional: first?.isOptional ?? false
				};
			});
		}
		function worstOf(engines) {
			return finding.MN.find((leadsTo) => engines.some((engine) => engine.leadsTo === leadsTo)) ?? "warn";
		}
		function findBroken({ verdict, measurement }, told) {
			const level = (0, comparison_comparison.In)(measurement?.cells ?? []);
			return (0, gate_verdict.fD)(verdict).flatMap((rule) => {
				if (rule.outcome === "pass" || rule.outcome === "warn") return [];
				const leadsTo = rule.outcome === "fail" ? "fail" : "inconclusive";
				const isLevel = [
					"floor",
					"required-engines",
					"sentiment"
				].includes(rule.kind);
				const isTold = told.some((finding) => finding.leadsTo === leadsTo || finding.leadsTo === "fail");
				return isLevel || !isTold ? [{
					kind: "floor-broken",
					certainty: "fact",
					leadsTo,
					cause: rule.rule,
					rule,
					level
				}] : [];
			});
		}
		function findConfigChanges({ configChanges = [] }) {
			if (configChanges.length === 0) return [];
			return [{
				kind: "config-changed",
				certainty: "fact",
				leadsTo: "warn",
				cause: configChanges.map(({ path }) => path).join(),
				files: configChanges
			}];
		}
		const ENDS = new Set([
			"no-history-yet",
			"no-run-yet",
			"other-settings",
			"accepted"
		]);
		const NOT_COMPARED = new Set([
			"none-configured",
			"no-base-for-event",
			"no-base-for-service"
		]);
		function findState({ verdict, measurement, comparison, answerRecords }) {
			if (verdict.kind === "blocked") return [];
			const cells = measurement?.cells ?? [];
			const level = (0, comparison_comparison.In)(cells);
			const fact = {
				certainty: "fact",
				leadsTo: "none",
				cause: ""
			};
			if (verdict.reportOnly) return [{
				...fact,
				kind: "no-rule",
				level
			}];
			const missing = "missing" in verdict.baseline ? verdict.baseline.missing : undefined;
			if (missing === undefined || NOT_COMPARED.has(missing.kind)) {
				return [{
					...fact,
					kind: "unchanged",
					change: (0, comparison_comparison.ND)(comparison?.cells ?? []),
					level
				}];
			}
			return [{
				kind: "first-run",
				certainty: "too-early",
				leadsTo: ENDS.has(missing.kind) ? "none" : "warn",
				cause: missing.kind,
				...{
					level,
					missing
				},
				site: findMostCited(answerRecords),
				uncited: listUncited(cells)
			}];
		}
	}),
	74438: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			MN: () => LEADS_TO,
			mH: () => FINDING_KINDS,
			sk: () => CERTAINTIES
		});
		const CERTAINTIES = [
			"fact",
			"more-than-chance",
			"may-be-chance",
			"too-early",
			"page-not-confirmed"
		];
		const LEADS_TO = [
			"fail",
			"error",
			"inconclusive",
			"warn",
			"none"
		];
		const FINDING_KINDS = [
			"incident",
			"engine-silent",
			"page-gone",
			"page-hidden",
			"answer-lost",
			"dropped",
			"engine-lost",
			"declined",
			"floor-broken",
			"may-be-chance",
			"config-changed",
			"still-low",
			"competitor-ahead",
			"share-of-voice",
			"answer-weaker",
			"reader-undecided",
			"back",
			"was-chance",
			"loss-accepted",
			"answer-new",
			"first-run",
			"no-rule",
			"unchanged"
		];
	}),
	10403: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			GW: () => formatAcceptLine,
			hH: () => parseAcceptLines,
			vD: () => settleLosses
		});
		var _lib_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94869);
		const QUESTION_LENGTH = 120;
		const MOST_LINES = 200;
		const MOST_REFUSED = 20;
		function formatAcceptLine(code, question) {
			return `accept loss ${code}: ${shorten(question)}`;
		}
		function parseAcceptLines(body) {
			return body.split("\n").flatMap((line) => {
				const text = line.trim();
				const [, code, question = ""] = /^accept loss ([\da-f]{32})(?::(.*))?$/i.exec(text) ?? [];
				return code === undefined ? [] : [{
					code: code.toLowerCase(),
					question: shorten(question)
				}];
			}).slice(0, MOST_LINES);
		}
		function settleLosses(changes, claims) {
			const settled = {
				lost: [],
				accepted: [],
				refused: []
			};
			for (const { keyword, outcome, lossCode } of changes) {
				if (outcome !== "lost") continue;
				const asked = shorten(keyword);
				const isOf = ({ code, question }) => code === lossCode && question === asked;
				const valid = claims.find((claim) => isOf(claim) && claim.refusal === undefined);
				if (valid !== undefined) {
					settled.accepted.push({
						keyword,
						by: valid.by,
						review: valid.review
					});
					continue;
				}
				settled.lost.push(keyword);
				for (const claim of claims) {
					const { code, question, by, review, refusal } = claim;
					const isNear = refusal === undefined && (code === lossCode || question === asked);
					const reason = isOf(claim) ? refusal : isNear ? "other-loss" : undefined;
					if (reason !== undefined) settled.refused.push({
						keyword,
						by,
						review,
						reason
					});
				}
			}
			return {
				...settled,
				refused: settled.refused.slice(0, MOST_REFUSED)
			};
		}
		function shorten(question) {
			return (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.$Q)((0, _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.OX)(question), QUESTION_LENGTH);
		}
	}),
	19373: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			v: () => weigh,
			y: () => strongest
		});
		const STRENGTH = [
			"certain",
			"suspicious",
			"told",
			"chance"
		];
		function weigh(pValue, { level, doubt }) {
			if (pValue <= level) return "certain";
			return pValue <= doubt ? "suspicious" : "chance";
		}
		function strongest(evidences) {
			return STRENGTH.find((evidence) => evidences.includes(evidence)) ?? "chance";
		}
	}),
	49780: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Aj: () => listTested,
			CB: () => WINDOWS,
			Fu: () => testSince,
			Mx: () => LUCK,
			RQ: () => FEW_BEFORE,
			fx: () => SHARE_OF_PARTS,
			rX: () => searchFalls
		});
		var _comparison_scope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69972);
		var _embedded_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16424);
		var _statistics_cell_series_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50218);
		var _statistics_engine_day_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(99955);
		var _statistics_fall_test_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79388);
		const WINDOWS = [
			1,
			2,
			4,
			8,
			16,
			32,
			64
		];
		const SHARE_OF_PARTS = .2;
		const FEW_BEFORE = 3;
		const LUCK = 1 / 4;
		function searchFalls(series, { current, isCorrelated, longest = current }, ofLevel = 1) {
			const lengths = WINDOWS.filter((length) => length <= Math.min(longest, current));
			const windows = lengths.map((length) => {
				const start = current + 1 - length;
				return {
					start,
					engines: splitEngines(series, start, {
						length,
						isCorrelated
					})
				};
			});
			return listTested(series.map(({ engine }) => engine)).map(({ scope, share }) => {
				const tested = windows.map(({ start, engines }) => ({
					start,
					pValue: testPart(engines, scope) / (share * ofLevel),
					isEarly: isEarly(engines, scope)
				}));
				return {
					scope,
					windows: tested,
					pValue: Math.min(1, ...tested.map(({ pValue }) => pValue))
				};
			}).toSorted((a, b) => a.pValue - b.pValue);
		}
		function isEarly(engines, scope) {
			let [cited, usual] = [0, 0];
			for (const { engine, counts } of engines.flatMap(({ cells }) => cells)) {
				if (!(0, _comparison_scope_js__WEBPACK_IMPORTED_MODULE_0__.S1)(scope, engine)) continue;
				if (counts.before.length >= FEW_BEFORE) return false;
				const before = (0, _statistics_cell_series_js__WEBPACK_IMPORTED_MODULE_3__.W_)(counts.before);
				cited += counts.now.cited;
				usual += counts.now.answers * before.cited / before.answers;
			}
			return cited > LUCK * usual;
		}
		function testPart(engines, scope) {
			return (0, _statistics_fall_test_js__WEBPACK_IMPORTED_MODULE_2__.q)(engines.flatMap(({ cells, day }) => {
				const own = cells.filter(({ engine }) => (0, _comparison_scope_js__WEBPACK_IMPORTED_MODULE_0__.S1)(scope, engine));
				return own.length === 0 ? [] : [{
					cells: own.map(({ counts }) => counts),
					day
				}];
			}));
		}
		function testSince(series, start, { current, isCorrelated }) {
			return testPart(splitEngines(series, start, {
				length: current + 1 - start,
				isCorrelated
			}), { kind: "whole" });
		}
		function splitEngines(series, start, options) {
			const cells = series.flatMap((cell) => {
				const counts = (0, _statistics_cell_series_js__WEBPACK_IMPORTED_MODULE_3__.o)(cell, start);
				return counts === undefined ? [] : [{
					engine: cell.engine,
					counts
				}];
			});
			const byEngine = Map.groupBy(cells, ({ engine }) => (0, _embedded_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_1__.Vl)(engine).id);
			return Array.from(byEngine.values(), (ofEngine) => ({
				cells: ofEngine,
				day: (0, _statistics_engine_day_js__WEBPACK_IMPORTED_MODULE_4__.j)(ofEngine.map(({ counts }) => counts), options)
			}));
		}
		function listTested(engines) {
			const parts = (0, _comparison_scope_js__WEBPACK_IMPORTED_MODULE_0__.cV)(engines).filter((scope) => scope.kind === "country" || scope.kind === "engine" && scope.country === undefined);
			const whole = { kind: "whole" };
			if (parts.length === 0) return [{
				scope: whole,
				share: 1
			}];
			return [{
				scope: whole,
				share: 1 - SHARE_OF_PARTS
			}, ...parts.map((scope) => ({
				scope,
				share: SHARE_OF_PARTS / parts.length
			}))];
		}
	}),
	70627: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			IV: () => MOST_FAILURES,
			Iz: () => besideLosses,
			Vj: () => followLosses,
			iF: () => trimCells
		});
		var _comparison_compare_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90367);
		var _comparison_scope_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69972);
		var _falls_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49780);
		var _statistics_cell_series_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50218);
		const CHANCE = .01;
		const RUNS_BACK = 3;
		const MOST_FAILURES = 3;
		function followLosses(cells, open, run) {
			return open.map((loss) => {
				const outer = open.filter((other) => other.since < loss.since);
				const inScope = cells.filter(({ engine }) => (0, _comparison_scope_js__WEBPACK_IMPORTED_MODULE_1__.S1)(loss.scope, engine));
				return followLoss((0, _statistics_cell_series_js__WEBPACK_IMPORTED_MODULE_3__.hA)(trimCells(inScope, outer, run.runs), run.current), loss, run);
			});
		}
		function besideLosses(cells, open, runs, scope) {
			return cells.flatMap((cell) => {
				if ((0, _comparison_scope_js__WEBPACK_IMPORTED_MODULE_1__.S1)(scope, cell.engine)) return trimCells([cell], open, runs);
				const starts = open.filter((loss) => (0, _comparison_scope_js__WEBPACK_IMPORTED_MODULE_1__.S1)(loss.scope, cell.engine)).map(({ since }) => (0, _comparison_compare_js__WEBPACK_IMPORTED_MODULE_0__.kI)(runs, since));
				const start = Math.min(runs.length, ...starts);
				return [{
					...cell,
					before: cell.before.filter(({ run }) => run < start)
				}];
			});
		}
		function trimCells(cells, open, runs) {
			return cells.map((cell) => {
				const starts = open.filter(({ scope }) => (0, _comparison_scope_js__WEBPACK_IMPORTED_MODULE_1__.S1)(scope, cell.engine)).map(({ since }) => (0, _comparison_compare_js__WEBPACK_IMPORTED_MODULE_0__.kI)(runs, since));
				const start = Math.max(0, ...starts);
				return start === 0 ? cell : {
					...cell,
					before: cell.before.filter(({ run }) => run >= start)
				};
			});
		}
		function followLoss(cells, loss, run) {
			const { runs, now, isReview } = run;
			const start = (0, _comparison_compare_js__WEBPACK_IMPORTED_MODULE_0__.kI)(runs, loss.since);
			const shares = (0, _statistics_cell_series_js__WEBPACK_IMPORTED_MODULE_3__.AR)(cells, [
				start,
				(0, _comparison_compare_js__WEBPACK_IMPORTED_MODULE_0__.kI)(runs, loss.backSince),
				run.current
			]);
			if (shares === undefined) return {
				...loss,
				state: "unseen"
			};
			if ((0, _falls_js__WEBPACK_IMPORTED_MODULE_2__.Fu)(cells, start, run) > CHANCE) return {
				...loss,
				state: "chance"
			};
			const { before, low, current } = shares;
			if (current > (before + low) / 2) {
				const nearer = loss.nearer + 1;
				const state = nearer >= RUNS_BACK ? "back" : "nearer";
				return {
					...loss,
					state,
					nearer,
					backSince: loss.backSince ?? now
				};
			}
			const known = {
				...loss,
				nearer: 0,
				backSince: undefined
			};
			return isReview || loss.failures >= MOST_FAILURES ? {
				...known,
				state: "low"
			} : {
				...known,
				state: "failed",
				failures: loss.failures + 1
			};
		}
	}),
	69928: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			WQ: () => dropFrom,
			Yw: () => isBelow,
			l6: () => dropOf,
			oi: () => isAbove
		});
		const RELATIVE_SLACK = 1e-12;
		function isAbove(value, limit, ...scale) {
			const size = Math.max(Math.abs(value), Math.abs(limit), ...scale.map(Math.abs));
			return value - limit > RELATIVE_SLACK * size;
		}
		function dropFrom(baseline, observed) {
			const drop = baseline - observed;
			const isNoise = Math.abs(drop) <= RELATIVE_SLACK * Math.max(Math.abs(baseline), Math.abs(observed));
			return isNoise ? 0 : Number(drop.toPrecision(12));
		}
		function dropOf(change) {
			return change && dropFrom(change.was, change.now);
		}
		function isBelow(value, limit) {
			return isAbove(limit, value);
		}
	}),
	6784: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			bV: () => maxBcrDrop,
			eo: () => maxCitedEnginesDrop
		});
		var _rounding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69928);
		const maxBcrDrop = {
			name: "max-bcr-drop",
			subject: {
				noun: "citation score",
				unit: "score"
			},
			isDrop: true,
			check: ({ thresholds: { maxBcrDrop: tolerance }, compared }) => {
				const score = compared?.comparison.score;
				if (compared === undefined || score === undefined || tolerance === undefined) return undefined;
				const { evidence, pValue } = compared;
				return checkDrop({
					...score,
					isPaired: isPaired(compared),
					tolerance,
					pValue,
					evidence
				});
			}
		};
		const maxCitedEnginesDrop = {
			name: "max-cited-engines-drop",
			subject: {
				noun: "number of engines that cite the brand",
				unit: "count"
			},
			isDrop: true,
			check: ({ thresholds: { maxCitedEnginesDrop: allowed }, compared }) => {
				const counts = compared?.comparison.citedEngines;
				if (compared === undefined || counts === undefined || allowed === undefined) return undefined;
				return checkDrop({
					...counts,
					isPaired: isPaired(compared),
					tolerance: {
						kind: "absolute",
						value: allowed
					},
					pValue: compared.pValue,
					evidence: weighCount(compared, allowed)
				});
			}
		};
		function weighCount({ gone, countEvidence }, allowed) {
			if (gone === undefined) return countEvidence;
			const isMore = (...of) => gone.filter(({ evidence }) => of.includes(evidence)).length > allowed;
			if (isMore("certain")) return "certain";
			if (isMore("certain", "told")) return "told";
			return isMore("certain", "told", "suspicious") ? "suspicious" : "chance";
		}
		function isPaired({ comparison: { cells, isWhole } }) {
			return cells.length > 0 && !isWhole;
		}
		const OUTCOMES = {
			certain: "fail",
			suspicious: "inconclusive",
			told: "warn",
			chance: "pass",
			unknown: "inconclusive"
		};
		function checkDrop({ now, was, evidence, tolerance, ...facts }) {
			const allowed = toleratedDrop(was, tolerance);
			const drop = (0, _rounding_js__WEBPACK_IMPORTED_MODULE_0__.WQ)(was, now);
			const isBeyond = (0, _rounding_js__WEBPACK_IMPORTED_MODULE_0__.oi)(drop, allowed, was, now);
			const outcome = isBeyond ? OUTCOMES[evidence] : "pass";
			return {
				kind: "drop",
				outcome,
				observed: now,
				baseline: was,
				drop,
				tolerance,
				allowed,
				isBeyond,
				...facts
			};
		}
		function toleratedDrop(baseline, { kind, value }) {
			return kind === "percent" ? Math.abs(baseline) * value / 100 : value;
		}
	}),
	50218: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			AR: () => sharesOf,
			W_: () => sumCounts,
			hA: () => toSeries,
			o: () => splitSeries
		});
		var _comparison_comparison_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25039);
		var _scan_measure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19532);
		function toSeries(cells, current) {
			return cells.map(({ keyword, engine, now, before }) => ({
				...{
					keyword,
					engine
				},
				counts: [...before, {
					run: current,
					cell: now
				}].map(({ run, cell }) => ({
					run,
					cited: (0, _scan_measure_js__WEBPACK_IMPORTED_MODULE_0__.Dz)(cell),
					answers: cell.cited.length
				}))
			}));
		}
		function splitSeries({ counts }, start) {
			const found = counts.findIndex(({ run }) => run >= start);
			const at = found < 0 ? counts.length : found;
			if (at === 0 || at === counts.length) return undefined;
			return {
				now: sumCounts(counts, at),
				before: counts.slice(Math.max(0, at - _comparison_comparison_js__WEBPACK_IMPORTED_MODULE_1__.Mx), at)
			};
		}
		function sumCounts(counts, from = 0) {
			let [cited, answers] = [0, 0];
			for (let index = from; index < counts.length; index++) {
				cited += counts[index]?.cited ?? 0;
				answers += counts[index]?.answers ?? 0;
			}
			return {
				cited,
				answers
			};
		}
		function sharesOf(series, [start, end, current]) {
			const total = {
				before: 0,
				low: 0,
				current: 0
			};
			let weight = 0;
			for (const cell of series) {
				const before = shareWithin(cell, 0, start);
				const low = shareWithin(cell, start, end);
				const now = shareWithin(cell, current, current + 1);
				const answers = cell.counts.at(-1)?.answers;
				if (before === undefined || low === undefined || now === undefined || answers === undefined) continue;
				weight += answers;
				total.before += answers * before;
				total.low += answers * low;
				total.current += answers * now;
			}
			if (weight === 0) return undefined;
			return {
				before: total.before / weight,
				low: total.low / weight,
				current: total.current / weight
			};
		}
		function shareWithin({ counts }, from, to) {
			const { cited, answers } = sumCounts(counts.filter(({ run }) => run >= from && run < to));
			return answers === 0 ? undefined : cited / answers;
		}
	}),
	99955: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { j: () => estimateDayShift });
		var _scan_measure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19532);
		var _cell_series_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50218);
		const TYPICAL_SHIFT = .3;
		const TYPICAL_CORRELATION = .3;
		const MOST_CORRELATION = .6;
		const TYPICAL_WEIGHT = 5;
		const MOST_DEGREES = 8;
		const KEPT = .25;
		const TYPICAL_LIKENESS = .2;
		const LIKENESS_WEIGHT = 10;
		function estimateDayShift(cells, { length, isCorrelated }) {
			const effects = measureRuns(cells);
			const informative = [...effects].filter(([, { variance }]) => variance > 0).toSorted(([a], [b]) => a - b);
			const runs = Math.max(0, informative.length - 1);
			const shifts = informative.map(([, { residual, variance }]) => residual / variance);
			const ofCells = informative.length === 0 ? 0 : (0, _scan_measure_js__WEBPACK_IMPORTED_MODULE_0__.i2)(informative.map(([, { variance }]) => 1 / variance));
			const weight = TYPICAL_WEIGHT + runs;
			const squares = runs === 0 ? 0 : shifts.reduce((sum, shift) => sum + shift ** 2, 0);
			const moderated = (TYPICAL_WEIGHT * (TYPICAL_SHIFT ** 2 + ofCells) + squares) / weight;
			const variance = Math.max(0, moderated - ofCells) + KEPT * ofCells * runs / weight;
			const correlation = isCorrelated ? correlate(shifts, variance, weight) : 0;
			const reach = meanVariance(length, correlation) / length + meanVariance(effects.size, correlation) / effects.size;
			return {
				scale: Math.sqrt(variance * reach),
				degrees: Math.min(MOST_DEGREES, weight),
				dispersion: estimateDispersion(cells, length)
			};
		}
		function measureRuns(cells) {
			const effects = new Map();
			for (const { before } of cells) {
				const { cited, answers } = (0, _cell_series_js__WEBPACK_IMPORTED_MODULE_1__.W_)(before);
				const share = cited / answers;
				const variance = answers > 1 ? share * (1 - share) * answers / (answers - 1) : 0;
				for (const counts of before) {
					const known = effects.get(counts.run);
					const residual = counts.cited - counts.answers * share;
					if (known === undefined) effects.set(counts.run, {
						residual,
						variance: counts.answers * variance
					});
					else {
						known.residual += residual;
						known.variance += counts.answers * variance;
					}
				}
			}
			return effects;
		}
		function correlate(shifts, variance, weight) {
			const products = shifts.slice(1).reduce((all, shift, index) => all + shift * (shifts[index] ?? 0), 0);
			const typical = TYPICAL_CORRELATION * TYPICAL_WEIGHT * TYPICAL_SHIFT ** 2;
			const estimate = (products + typical) / ((weight - 1) * variance);
			return Math.min(MOST_CORRELATION, Math.max(0, estimate));
		}
		function meanVariance(count, correlation) {
			let [factor, power] = [1, 1];
			for (let lag = 1; lag < count; lag++) {
				power *= correlation;
				factor += 2 * (1 - lag / count) * power;
			}
			return factor;
		}
		function estimateDispersion(cells, length) {
			let [squares, freedom, samples] = [
				0,
				0,
				1
			];
			for (const { now, before } of cells) {
				const { cited, answers } = (0, _cell_series_js__WEBPACK_IMPORTED_MODULE_1__.W_)(before);
				samples = Math.max(samples, now.answers / length, answers / before.length);
				if (cited === 0 || cited === answers || answers === before.length || before.length < 2) continue;
				const share = cited / answers;
				for (const counts of before) {
					const variance = counts.answers * share * (1 - share);
					squares += (counts.cited - counts.answers * share) ** 2 / variance;
				}
				freedom += before.length - 1;
			}
			const typical = 1 + TYPICAL_LIKENESS * (samples - 1);
			return Math.max(1, (LIKENESS_WEIGHT * typical + squares) / (LIKENESS_WEIGHT + freedom));
		}
	}),
	79388: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			q: () => testFall,
			u: () => expectTest
		});
		var _student_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46131);
		const LARGE = 40;
		const MANY_DEGREES = 1e3;
		function testFall(engines) {
			const moments = engines.map(measureMoments);
			const variance = moments.reduce((sum, engine) => sum + engine.variance, 0);
			if (variance === 0) return 1;
			return variance < LARGE ? testExactly(engines) : testByMoments(moments);
		}
		function expectTest(engines) {
			const moments = engines.map(measureMoments);
			return moments.some(({ variance }) => variance > 0) ? testByMoments(moments) : 1;
		}
		function measureMoments({ cells, day }) {
			let [excess, variance] = [0, 0];
			for (const { now, before } of cells) {
				const { cited, answers } = pool(now, before);
				const share = cited / answers;
				excess += now.cited - now.answers * share;
				if (answers > 1) {
					variance += now.answers * share * (1 - share) * (answers - now.answers) / (answers - 1);
				}
			}
			const dispersed = variance * day.dispersion;
			return {
				excess,
				variance: dispersed,
				ofDay: (day.scale * variance) ** 2,
				degrees: day.degrees
			};
		}
		function pool(now, before) {
			let { cited, answers } = now;
			for (const run of before) {
				cited += run.cited;
				answers += run.answers;
			}
			return {
				cited,
				answers
			};
		}
		function testByMoments(engines) {
			const total = (of) => engines.reduce((sum, engine) => sum + of(engine), 0);
			const variance = total((engine) => engine.variance + engine.ofDay);
			const ofDays = total(({ ofDay, degrees }) => ofDay ** 2 / degrees);
			const degrees = ofDays === 0 ? MANY_DEGREES : Math.min(MANY_DEGREES, variance ** 2 / ofDays);
			return (0, _student_js__WEBPACK_IMPORTED_MODULE_0__.Rf)(total(({ excess }) => excess) / Math.sqrt(variance), degrees);
		}
		function testExactly(engines) {
			const { least, weights } = engines.map(distribute).reduce(convolve);
			const cited = engines.flatMap(({ cells }) => cells).reduce((sum, { now }) => sum + now.cited, 0);
			const below = weights.slice(0, cited - least).reduce((sum, weight) => sum + weight, 0);
			return Math.min(1, below + (weights[cited - least] ?? 0) / 2);
		}
		function distribute({ cells, day }) {
			const { least, weights } = cells.map(distributeCell).reduce(convolve);
			const logs = weights.map((weight) => Math.log(weight) / day.dispersion);
			const mixed = new Array(weights.length).fill(0);
			for (const { shift, share } of listShifts(day)) {
				const tilted = logs.map((log, index) => log + index * shift);
				const highest = Math.max(...tilted);
				const relative = tilted.map((log) => Math.exp(log - highest));
				const all = relative.reduce((sum, weight) => sum + weight, 0);
				for (const [index, weight] of relative.entries()) mixed[index] = (mixed[index] ?? 0) + share * weight / all;
			}
			return {
				least,
				weights: mixed
			};
		}
		function distributeCell({ now, before }) {
			const { cited, answers } = pool(now, before);
			const uncited = answers - cited;
			const least = Math.max(0, now.answers - uncited);
			const size = Math.min(cited, now.answers) - least + 1;
			const all = logChoose(answers, now.answers);
			return {
				least,
				weights: Array.from({ length: size }, (_, index) => {
					const count = least + index;
					return Math.exp(logChoose(cited, count) + logChoose(uncited, now.answers - count) - all);
				})
			};
		}
		function convolve(one, other) {
			const weights = new Array(one.weights.length + other.weights.length - 1).fill(0);
			for (const [index, weight] of one.weights.entries()) {
				for (const [at, factor] of other.weights.entries()) {
					weights[index + at] = (weights[index + at] ?? 0) + weight * factor;
				}
			}
			return {
				least: one.least + other.least,
				weights
			};
		}
		const logFactorials = [0];
		function logChoose(n, k) {
			return logFactorial(n) - logFactorial(k) - logFactorial(n - k);
		}
		function logFactorial(n) {
			for (let next = logFactorials.length; next <= n; next++) logFactorials.push((0, _student_js__WEBPACK_IMPORTED_MODULE_0__.SX)(next + 1));
			return logFactorials[n] ?? 0;
		}
		const STRATA = 41;
		const smooth = (share) => share ** 3 * (10 - 15 * share + 6 * share ** 2);
		function listShifts({ scale, degrees }) {
			return quantilesOf(degrees).map(({ quantile, share }) => ({
				shift: quantile * scale,
				share
			}));
		}
		const quantiles = new Map();
		function quantilesOf(degrees) {
			const known = quantiles.get(degrees);
			if (known) return known;
			const computed = Array.from({ length: STRATA }, (_, index) => {
				const [from, to] = [smooth(index / STRATA), smooth((index + 1) / STRATA)];
				return {
					quantile: (0, _student_js__WEBPACK_IMPORTED_MODULE_0__.FI)((from + to) / 2, degrees),
					share: to - from
				};
			});
			quantiles.set(degrees, computed);
			return computed;
		}
	}),
	43705: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			C1: () => leastCountVariance,
			GJ: () => FEWEST_RUNS,
			PE: () => leastScoreVariance,
			Se: () => testByPredictionInterval
		});
		var _scan_measure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19532);
		var _rounding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69928);
		var _student_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46131);
		const FEWEST_RUNS = 5;
		function testByPredictionInterval(before, now, leastVariance = 0) {
			if (before.length < FEWEST_RUNS) return undefined;
			const drop = (0, _rounding_js__WEBPACK_IMPORTED_MODULE_0__.WQ)((0, _scan_measure_js__WEBPACK_IMPORTED_MODULE_1__.i2)(before), now);
			const variance = Math.max((0, _student_js__WEBPACK_IMPORTED_MODULE_2__.y4)(before), leastVariance);
			const standardError = Math.sqrt(variance * (1 + 1 / before.length));
			if (!(0, _rounding_js__WEBPACK_IMPORTED_MODULE_0__.oi)(standardError, 0, ...before)) return drop > 0 ? 0 : 1;
			return (0, _student_js__WEBPACK_IMPORTED_MODULE_2__.Rf)(-drop / standardError, before.length - 1);
		}
		function leastCountVariance(counts, total) {
			const share = shareOfCiting(counts, total);
			return total * share * (1 - share);
		}
		function leastScoreVariance(scores, counts, total) {
			const worth = (0, _scan_measure_js__WEBPACK_IMPORTED_MODULE_1__.i2)(scores) / (total * shareOfCiting(counts, total));
			return leastCountVariance(counts, total) * worth ** 2;
		}
		function shareOfCiting(counts, total) {
			return (counts.reduce((sum, count) => sum + count, 0) + 1) / (counts.length * total + 2);
		}
	}),
	82980: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			R: () => testProminence,
			b: () => testRuns
		});
		var _comparison_series_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24003);
		var _scan_measure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19532);
		var _prediction_interval_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43705);
		function testRuns({ runs, measurement }) {
			const { overallBcr, citedEngines, totalEngines: total } = measurement;
			const scores = runs.map((run) => run.overallBcr);
			const counts = runs.map((run) => run.citedEngines);
			const bcr = (0, _prediction_interval_js__WEBPACK_IMPORTED_MODULE_0__.Se)(scores, overallBcr, (0, _prediction_interval_js__WEBPACK_IMPORTED_MODULE_0__.PE)(scores, counts, total));
			const cited = (0, _prediction_interval_js__WEBPACK_IMPORTED_MODULE_0__.Se)(counts, citedEngines, (0, _prediction_interval_js__WEBPACK_IMPORTED_MODULE_0__.C1)(counts, total));
			if (bcr === undefined || cited === undefined) return undefined;
			return {
				overallBcr: Math.min(1, 2 * bcr),
				citedEngines: Math.min(1, 2 * cited)
			};
		}
		function testProminence({ runs, measurement }) {
			if (!hasLevels([...runs, measurement])) return undefined;
			const cited = (cells) => cells.flatMap((cell) => onlyCited(cell) ?? []);
			const now = cited(measurement.cells);
			if (now.length === 0) return undefined;
			const series = (0, _comparison_series_js__WEBPACK_IMPORTED_MODULE_1__.L)(runs.map((run) => ({
				...run,
				cells: cited(run.cells)
			})), now, ({ bcrScores }) => (0, _scan_measure_js__WEBPACK_IMPORTED_MODULE_2__.i2)(bcrScores));
			const values = series.map(({ value }) => value);
			const last = values.pop();
			return last === undefined ? undefined : (0, _prediction_interval_js__WEBPACK_IMPORTED_MODULE_0__.Se)(values, last);
		}
		function hasLevels(runs) {
			let first;
			for (const { cells } of runs) {
				for (const { cited, bcrScores } of cells) {
					for (const [index, score] of bcrScores.entries()) {
						if (!cited[index]) continue;
						first ??= score;
						if (score !== first) return true;
					}
				}
			}
			return false;
		}
		function onlyCited({ cited, bcrScores, ...cell }) {
			const scores = bcrScores.filter((_, index) => cited[index]);
			return scores.length === 0 ? undefined : {
				...cell,
				cited: scores.map(() => true),
				bcrScores: scores
			};
		}
	}),
	46131: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			FI: () => studentQuantile,
			Rf: () => studentCdf,
			SX: () => logGamma,
			y4: () => sampleVariance
		});
		var _scan_measure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19532);
		const LANCZOS_G = 7;
		const LANCZOS = [
			.9999999999998099,
			676.5203681218851,
			-1259.1392167224028,
			771.3234287776531,
			-176.6150291621406,
			12.507343278686905,
			-.13857109526572012,
			9984369578019572e-21,
			1.5056327351493116e-7
		];
		function studentCdf(t, degrees) {
			return t > 0 ? 1 - upperTail(t, degrees) : upperTail(-t, degrees);
		}
		function studentQuantile(p, degrees) {
			const tail = Math.min(p, 1 - p);
			let [low, high] = [0, 1];
			while (high < Infinity && upperTail(high, degrees) > tail) [low, high] = [high, high * 2];
			let middle = (low + high) / 2;
			while (middle > low && middle < high) {
				if (upperTail(middle, degrees) > tail) low = middle;
				else high = middle;
				middle = (low + high) / 2;
			}
			return p < .5 ? -middle : middle;
		}
		function upperTail(t, degrees) {
			const square = t * t;
			return incompleteBeta(1 / (1 + square / degrees), 1 / (1 + degrees / square), degrees / 2, 1 / 2) / 2;
		}
		function incompleteBeta(x, rest, a, b) {
			if (x > (a + 1) / (a + b + 2)) return 1 - incompleteBeta(rest, x, b, a);
			const logBeta = logGamma(a) + logGamma(b) - logGamma(a + b);
			return Math.exp(a * Math.log(x) + b * Math.log(rest) - logBeta) / (a * continuedFraction(x, a, b));
		}
		function continuedFraction(x, a, b) {
			let fraction = 1;
			for (let m = Math.ceil(50 + 5 * Math.sqrt(Math.max(a, b))); m >= 0; m--) {
				const even = (m + 1) * (b - m - 1) * x / ((a + 2 * m + 1) * (a + 2 * m + 2));
				const odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1));
				fraction = 1 + odd / (1 + even / fraction);
			}
			return fraction;
		}
		function logGamma(z) {
			const series = LANCZOS.reduce((sum, coefficient, k) => sum + (k === 0 ? coefficient : coefficient / (z - 1 + k)));
			const base = z + LANCZOS_G - .5;
			return Math.log(2 * Math.PI) / 2 + (z - .5) * Math.log(base) - base + Math.log(series);
		}
		function sampleVariance(values) {
			const center = (0, _scan_measure_js__WEBPACK_IMPORTED_MODULE_0__.i2)(values);
			return values.reduce((sum, value) => sum + (value - center) ** 2, 0) / (values.length - 1);
		}
	}),
	31870: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Mv: () => SHARE_OF_EARLY,
			Q7: () => testAnswers,
			oX: () => EARLY
		});
		var _comparison_compare_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90367);
		var _comparison_comparison_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(25039);
		var _comparison_scope_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69972);
		var _evidence_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(19373);
		var _falls_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49780);
		var _losses_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70627);
		var _statistics_cell_series_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50218);
		var _statistics_run_values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82980);
		const SHARE_OF_PROMINENCE = .1;
		const TOTAL_LOSS = 5;
		const STILL_LOW = .75;
		const EARLY = {
			certain: 10,
			suspicious: TOTAL_LOSS
		};
		const SHARE_OF_EARLY = 1 / 4;
		function testAnswers(paired, alone, noise) {
			const { losses: open = [], runs } = paired.baseline;
			const search = {
				...{
					current: runs.length,
					isCorrelated: noise.isCorrelated
				},
				...noise.isReview && { longest: 1 }
			};
			const losses = (0, _losses_js__WEBPACK_IMPORTED_MODULE_3__.Vj)(paired.cells, open, {
				...noise,
				...search,
				runs
			});
			const belowLosses = {
				...paired,
				cells: (0, _losses_js__WEBPACK_IMPORTED_MODULE_3__.iF)(paired.cells, open, runs)
			};
			const prominence = (0, _statistics_run_values_js__WEBPACK_IMPORTED_MODULE_4__.R)(alone);
			const share = prominence === undefined ? 1 : 1 - SHARE_OF_PROMINENCE;
			const falls = (0, _falls_js__WEBPACK_IMPORTED_MODULE_2__.rX)((0, _statistics_cell_series_js__WEBPACK_IMPORTED_MODULE_5__.hA)(belowLosses.cells, search.current), search, share);
			const weighWindow = createWeigher(alone, noise);
			const weighFall = ({ windows }) => (0, _evidence_js__WEBPACK_IMPORTED_MODULE_6__.y)(windows.map(weighWindow));
			const ofFall = (0, _evidence_js__WEBPACK_IMPORTED_MODULE_6__.y)(falls.map(weighFall));
			const worst = falls.find((fall) => weighFall(fall) === ofFall);
			const decides = worst?.windows.filter((window) => weighWindow(window) === ofFall) ?? [];
			const atFall = ofFall === "chance" ? alone : chooseWindow(belowLosses, decides);
			const scopeOfFall = ofFall === "chance" ? { kind: "whole" } : (0, _comparison_scope_js__WEBPACK_IMPORTED_MODULE_1__.P$)(atFall.cells, worst?.scope);
			const sinceFall = atFall.recent[0]?.createdAt;
			const failing = losses.find(({ state }) => state === "failed");
			const told = failing ?? (ofFall === "chance" ? losses[0] : undefined);
			const beside = {
				...paired,
				cells: (0, _losses_js__WEBPACK_IMPORTED_MODULE_3__.Iz)(paired.cells, open, runs, scopeOfFall)
			};
			const comparison = told !== undefined ? (0, _comparison_compare_js__WEBPACK_IMPORTED_MODULE_0__.GZ)(paired, told.since) : ofFall === "chance" ? alone : (0, _comparison_compare_js__WEBPACK_IMPORTED_MODULE_0__.GZ)(beside, sinceFall);
			const found = ofFall === "certain" ? {
				scope: scopeOfFall,
				since: sinceFall ?? noise.now
			} : undefined;
			const gone = comparison.engines.filter(({ was, now }) => was && !now).map(({ engine }) => ({
				engine,
				evidence: weighEngine(engine, {
					losses,
					falls,
					weighWindow
				})
			}));
			return {
				...{
					noise: "tested",
					comparison,
					losses,
					found,
					gone,
					pValue: falls[0]?.pValue
				},
				since: told?.since ?? sinceFall,
				scope: told?.scope ?? scopeOfFall,
				evidence: (0, _evidence_js__WEBPACK_IMPORTED_MODULE_6__.y)([
					ofFall,
					...losses.map(weighLoss),
					...prominence === undefined ? [] : [(0, _evidence_js__WEBPACK_IMPORTED_MODULE_6__.v)(prominence / SHARE_OF_PROMINENCE, noise)],
					...isTotalLoss(alone) ? ["suspicious"] : []
				]),
				countEvidence: (0, _evidence_js__WEBPACK_IMPORTED_MODULE_6__.y)(gone.map(({ evidence }) => evidence)),
				lostEngines: gone.filter(({ evidence }) => evidence === "certain").map(({ engine }) => engine),
				engineDrops: falls.flatMap((fall) => {
					const { scope, pValue } = fall;
					const change = (0, _comparison_comparison_js__WEBPACK_IMPORTED_MODULE_7__.ND)(comparison.cells.filter(({ engine }) => (0, _comparison_scope_js__WEBPACK_IMPORTED_MODULE_1__.S1)(scope, engine)));
					if (scope.kind !== "engine" || change === undefined || weighFall(fall) !== "certain") return [];
					return [{
						engine: scope.engine,
						before: change.was.share,
						now: change.since.share,
						pValue
					}];
				})
			};
		}
		function chooseWindow(paired, windows) {
			const [shortest, ...longer] = windows.map(({ start }) => (0, _comparison_compare_js__WEBPACK_IMPORTED_MODULE_0__.GZ)(paired, paired.baseline.runs[start]?.createdAt));
			if (shortest === undefined) return (0, _comparison_compare_js__WEBPACK_IMPORTED_MODULE_0__.GZ)(paired);
			let chosen = shortest;
			for (const next of longer) {
				if (fallIn(next) < STILL_LOW * fallIn(chosen)) break;
				chosen = next;
			}
			return chosen;
		}
		function fallIn({ cells }) {
			const change = (0, _comparison_comparison_js__WEBPACK_IMPORTED_MODULE_7__.ND)(cells);
			return change === undefined ? 0 : (0, _comparison_scope_js__WEBPACK_IMPORTED_MODULE_1__.vf)(change);
		}
		function createWeigher({ runs, cells }, noise) {
			const usually = (0, _comparison_comparison_js__WEBPACK_IMPORTED_MODULE_7__.ND)(cells)?.was.usually ?? 0;
			const isUncertain = runs.length === 1 && usually < EARLY.certain;
			return ({ pValue, isEarly }) => {
				const evidence = (0, _evidence_js__WEBPACK_IMPORTED_MODULE_6__.v)(pValue, noise);
				if (evidence === "chance" || runs.length === 1 && usually < EARLY.suspicious) return "chance";
				return isUncertain || isEarly && pValue > SHARE_OF_EARLY * noise.level ? "suspicious" : evidence;
			};
		}
		function weighLoss({ state }) {
			if (state === "failed") return "certain";
			return state === "low" ? "told" : "chance";
		}
		function weighEngine(engine, { losses, falls, weighWindow }) {
			const whole = falls.find(({ scope }) => scope.kind === "whole");
			const ofWhole = (0, _evidence_js__WEBPACK_IMPORTED_MODULE_6__.y)(whole?.windows.map(weighWindow) ?? []);
			const own = falls.filter(({ scope }) => scope.kind === "engine" && (0, _comparison_scope_js__WEBPACK_IMPORTED_MODULE_1__.S1)(scope, engine));
			const share = ofWhole === "certain" ? _falls_js__WEBPACK_IMPORTED_MODULE_2__.fx : 1;
			return (0, _evidence_js__WEBPACK_IMPORTED_MODULE_6__.y)([
				...losses.filter(({ scope }) => (0, _comparison_scope_js__WEBPACK_IMPORTED_MODULE_1__.S1)(scope, engine)).map(weighLoss),
				...own.flatMap(({ windows }) => windows.map((window) => weighWindow({
					...window,
					pValue: window.pValue * share
				}))),
				...own.length === 0 ? [ofWhole] : []
			]);
		}
		function isTotalLoss({ cells }) {
			const change = (0, _comparison_comparison_js__WEBPACK_IMPORTED_MODULE_7__.ND)(cells);
			return change !== undefined && change.now.cited === 0 && change.was.usually >= TOTAL_LOSS;
		}
	}),
	39231: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ae: () => isUndecided,
			eI: () => dropsOf,
			fD: () => rulesOf,
			fN: () => isReportOnly,
			g1: () => statusOfBlocker,
			o_: () => mayHaveDropped
		});
		function rulesOf(verdict) {
			return verdict.kind === "judged" ? verdict.rules : [];
		}
		function dropsOf(verdict) {
			return verdict.kind === "judged" ? verdict.drops : undefined;
		}
		function isReportOnly(verdict) {
			return verdict.kind === "judged" && verdict.reportOnly;
		}
		const FUTILE = .3;
		function isUndecided(verdict) {
			return rulesOf(verdict).some((rule) => rule.kind === "drop" && rule.isBeyond && rule.outcome !== "fail" && rule.outcome !== "warn" && rule.pValue !== undefined && rule.pValue <= FUTILE);
		}
		function mayHaveDropped(verdict) {
			return rulesOf(verdict).some(({ isDrop, outcome }) => isDrop && outcome === "inconclusive");
		}
		function statusOfBlocker({ kind }) {
			return kind === "no-secrets" || kind === "no-answers" ? "inconclusive" : "error";
		}
	}),
	46742: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$h: () => lossSchema,
			fi: () => recordSchema,
			mG: () => baselineRunSchema,
			nT: () => isOpen
		});
		var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2503);
		var _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69681);
		var _scan_answer_counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82917);
		var _scan_measurement_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16088);
		const baselineRunSchema = zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			createdAt: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.kB.optional(),
			overallBcr: zod__WEBPACK_IMPORTED_MODULE_3__.aig(),
			citedEngines: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			cells: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.p_)(_scan_measurement_js__WEBPACK_IMPORTED_MODULE_2__.gQ),
			models: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.N_.optional(),
			contents: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.p_)(_scan_answer_counts_js__WEBPACK_IMPORTED_MODULE_1__.Iu).optional()
		});
		const lossSchema = zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			scope: _scan_measurement_js__WEBPACK_IMPORTED_MODULE_2__.k3,
			since: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.kB,
			toldOn: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.kB,
			state: zod__WEBPACK_IMPORTED_MODULE_3__.k5n([
				"failed",
				"low",
				"nearer",
				"unseen",
				"back",
				"chance"
			]),
			failures: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			backSince: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.no)(_contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.kB),
			nearer: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9
		});
		function isOpen({ state }) {
			return state !== "back" && state !== "chance";
		}
		const recordSchema = baselineRunSchema.extend({
			createdAt: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.kB,
			sha: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.no)(_contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq),
			runUrl: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq.optional().transform(() => undefined),
			attempt: zod__WEBPACK_IMPORTED_MODULE_3__.Whr().positive(),
			failed: zod__WEBPACK_IMPORTED_MODULE_3__.zMY(),
			suspect: zod__WEBPACK_IMPORTED_MODULE_3__.zMY(),
			losses: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.p_)(lossSchema),
			accepted: zod__WEBPACK_IMPORTED_MODULE_3__.zMY(),
			totalEngines: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			samples: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			fingerprint: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.N_
		});
	}),
	7295: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Z: () => stopSignal });
		const SAME_SIGNAL = 500;
		function stopSignal() {
			const controller = new AbortController();
			for (const name of ["SIGINT", "SIGTERM"]) {
				const stop = () => {
					setTimeout(() => process.off(name, stop), SAME_SIGNAL).unref();
					controller.abort();
				};
				process.on(name, stop);
			}
			return controller.signal;
		}
	}),
	64347: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ae: () => anyText,
			B5: () => shard,
			Bj: () => listedKeyword,
			C5: () => webhook,
			Cs: () => artifactName,
			Fy: () => limits,
			Gx: () => minutes,
			IQ: () => withDefault,
			Ij: () => competitors,
			Ji: () => waitMinutes,
			KN: () => percent,
			Kz: () => apiKey,
			Mk: () => dateRange,
			Mn: () => lines,
			Ol: () => retentionDays,
			RE: () => keywords,
			U9: () => count,
			Ur: () => sampleRange,
			X4: () => alpha,
			Xr: () => countries,
			Yq: () => choice,
			_2: () => engineChoice,
			aS: () => tolerance,
			aX: () => languageCode,
			ab: () => choiceList,
			ai: () => number,
			at: () => branchName,
			dt: () => trueOrFalse,
			e: () => wordCount,
			f0: () => baselineSource,
			gx: () => HISTORY_BRANCH,
			l: () => gateKey,
			lq: () => optional,
			mp: () => falseAlarms,
			nd: () => integer,
			p_: () => list,
			pc: () => baseUrl,
			vj: () => amount
		});
		var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88532);
		var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2503);
		var _contract_plans_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74155);
		var _keywords_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1902);
		var _values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73368);
		function parsed(form, allowed, read) {
			return form.transform((given, context) => {
				const result = read(given);
				if (result !== undefined) return result;
				context.addIssue({
					code: "custom",
					message: allowed
				});
				return zod__WEBPACK_IMPORTED_MODULE_3__.tm;
			});
		}
		function value(allowed, read) {
			return parsed(zod__WEBPACK_IMPORTED_MODULE_4__.YjP(allowed), allowed, read);
		}
		function numeric(allowed, read) {
			return parsed(zod__WEBPACK_IMPORTED_MODULE_4__.KCZ([zod__WEBPACK_IMPORTED_MODULE_4__.aig(), zod__WEBPACK_IMPORTED_MODULE_4__.YjP()], allowed), allowed, (given) => read(String(given)));
		}
		function listOf(allowed, read) {
			return parsed(zod__WEBPACK_IMPORTED_MODULE_4__.KCZ([zod__WEBPACK_IMPORTED_MODULE_4__.YjP(), zod__WEBPACK_IMPORTED_MODULE_4__.YOg(zod__WEBPACK_IMPORTED_MODULE_4__.YjP())], allowed), allowed, read);
		}
		function withDefault(text, schema) {
			return zod__WEBPACK_IMPORTED_MODULE_4__.vkY((given) => isEmpty(given) ? text : given, schema).meta({ default: text });
		}
		function optional(schema) {
			return zod__WEBPACK_IMPORTED_MODULE_4__.vkY((given) => isEmpty(given) ? undefined : given, schema.optional());
		}
		function isEmpty(given) {
			return given === undefined || given === "";
		}
		const anyText = zod__WEBPACK_IMPORTED_MODULE_4__.YjP("one text");
		const list = listOf("a list: one item a line, or separated by commas with CSV quoting", _values_js__WEBPACK_IMPORTED_MODULE_2__.LD);
		const number = numeric("a number such as 42 or 0.5", _values_js__WEBPACK_IMPORTED_MODULE_2__.kz);
		const count = numeric("a whole number, 0 or more", (given) => (0, _values_js__WEBPACK_IMPORTED_MODULE_2__.JI)(given, 0));
		const integer = (min, max) => numeric(`a whole number from ${min} to ${max}`, (given) => (0, _values_js__WEBPACK_IMPORTED_MODULE_2__.JI)(given, min, max));
		const percent = (example) => numeric(`percent from 0 to 100, such as ${example}`, _values_js__WEBPACK_IMPORTED_MODULE_2__.oO);
		const choices = (items) => `one of ${items.join(", ")}`;
		const choice = (...items) => zod__WEBPACK_IMPORTED_MODULE_4__.k5n(items, { error: choices(items) });
		const trueOrFalse = zod__WEBPACK_IMPORTED_MODULE_4__.KCZ([zod__WEBPACK_IMPORTED_MODULE_4__.k5n(["true", "false"]), zod__WEBPACK_IMPORTED_MODULE_4__.zMY()], choices(["true", "false"])).transform((given) => String(given) === "true");
		function choiceList(...items) {
			const allowed = `a list of ${items.join(", ")}; or none`;
			const form = zod__WEBPACK_IMPORTED_MODULE_4__.KCZ([zod__WEBPACK_IMPORTED_MODULE_4__.YjP(), zod__WEBPACK_IMPORTED_MODULE_4__.YOg(zod__WEBPACK_IMPORTED_MODULE_4__.k5n([...items, "none"], allowed))], allowed);
			return parsed(form, allowed, _values_js__WEBPACK_IMPORTED_MODULE_2__.LD).transform((given) => given.join() === "none" ? [] : given).pipe(zod__WEBPACK_IMPORTED_MODULE_4__.YOg(zod__WEBPACK_IMPORTED_MODULE_4__.k5n(items, { error: allowed })));
		}
		const listedKeyword = zod__WEBPACK_IMPORTED_MODULE_4__.rej({
			keyword: zod__WEBPACK_IMPORTED_MODULE_4__.YjP("the keyword"),
			questions: zod__WEBPACK_IMPORTED_MODULE_4__.YOg(zod__WEBPACK_IMPORTED_MODULE_4__.YjP("a question"), "a list of questions").optional(),
			owner: zod__WEBPACK_IMPORTED_MODULE_4__.YjP("the path of the page that owns the keyword").optional()
		});
		const keywords = zod__WEBPACK_IMPORTED_MODULE_4__.KCZ([zod__WEBPACK_IMPORTED_MODULE_4__.YjP(), zod__WEBPACK_IMPORTED_MODULE_4__.YOg(zod__WEBPACK_IMPORTED_MODULE_4__.KCZ([zod__WEBPACK_IMPORTED_MODULE_4__.YjP(), listedKeyword]))], _keywords_js__WEBPACK_IMPORTED_MODULE_1__.d6).transform((given, context) => {
			const read = (0, _keywords_js__WEBPACK_IMPORTED_MODULE_1__.Xv)(given);
			if ("keywords" in read) return read.keywords;
			context.addIssue({
				code: "custom",
				message: read.problem
			});
			return zod__WEBPACK_IMPORTED_MODULE_3__.tm;
		}).refine((items) => items.length > 0, "at least one keyword; it is required");
		const engineChoice = listOf("a list: one engine a line, or separated by commas, each once; a ? after its name marks it as optional, as in perplexity?", _values_js__WEBPACK_IMPORTED_MODULE_2__.IX);
		const baseUrl = value("the root URL of the service without /v1, user, query and fragment: https://…, or http:// on loopback; or empty for the embedded service", _values_js__WEBPACK_IMPORTED_MODULE_2__.$P);
		const apiKey = value("one line of visible ASCII characters without spaces", (0, _values_js__WEBPACK_IMPORTED_MODULE_2__.iV)(/^[\x21-\x7e]+$/));
		const baselineSource = value("none, base, artifact, branch, or the path of a file that ends in .json", (0, _values_js__WEBPACK_IMPORTED_MODULE_2__.iV)(/^(none|base|artifact|branch)$|\.json$/));
		const gateKey = value("1 to 64 letters, digits, \".\", \"_\" or \"-\", starting with a letter or digit", (0, _values_js__WEBPACK_IMPORTED_MODULE_2__.iV)(/^[A-Za-z\d][A-Za-z\d._-]{0,63}$/));
		const languageCode = value("a language code such as en or pt-BR", (0, _values_js__WEBPACK_IMPORTED_MODULE_2__.iV)(/^[A-Za-z]{2,3}(-[A-Za-z\d]{1,8})*$/));
		const countries = listOf("a list of ISO 3166-1 codes of two letters, such as DE, US, and GB in place of UK", _values_js__WEBPACK_IMPORTED_MODULE_2__.zL);
		const lines = listOf("a list: one question a line", _values_js__WEBPACK_IMPORTED_MODULE_2__.fm);
		const sampleRange = numeric("a whole number from 1 to 100, or a range of them such as 3..9", _values_js__WEBPACK_IMPORTED_MODULE_2__.E5);
		const amount = numeric("US dollars above 0, such as 2.50", _values_js__WEBPACK_IMPORTED_MODULE_2__.No);
		const limits = value("parts such as 600/minute, 200000/day, 50 concurrent: each at most once, with a whole number above 0", _contract_plans_js__WEBPACK_IMPORTED_MODULE_0__.BU);
		const tolerance = numeric("0 or more, such as 2.5; or a share of the baseline, such as 10%", _values_js__WEBPACK_IMPORTED_MODULE_2__.k9);
		const falseAlarms = numeric("a number above 0, at most 52, such as 0.5", _values_js__WEBPACK_IMPORTED_MODULE_2__.E0);
		const alpha = numeric("a number from 0.001 to 0.5, such as 0.05", _values_js__WEBPACK_IMPORTED_MODULE_2__.DM);
		const HISTORY_BRANCH = "ai-visibility-history";
		const branchName = value(`the name of a branch that holds nothing else, such as ${HISTORY_BRANCH}`, _values_js__WEBPACK_IMPORTED_MODULE_2__._1);
		const competitors = listOf("a list of names, or of name = domain, such as Globex = globex.com", _values_js__WEBPACK_IMPORTED_MODULE_2__.ew);
		const webhook = value("the https URL of a webhook of Slack or of a workflow of Teams; or slack=URL, teams=URL, json=URL for another host", _values_js__WEBPACK_IMPORTED_MODULE_2__.iN);
		const artifactName = value("none, or up to 200 characters without \" : < > | * ? \\ / or line breaks", (0, _values_js__WEBPACK_IMPORTED_MODULE_2__.iV)(/^[^":<>|*?\\/\p{Cc}]{0,200}$/u));
		const retentionDays = numeric("whole days from 1 to 400", (text) => (0, _values_js__WEBPACK_IMPORTED_MODULE_2__.JI)(text, 1, 400));
		const dateRange = value("days such as 30d, or dates such as 2026-01-01..2026-01-31, in this order", _values_js__WEBPACK_IMPORTED_MODULE_2__.i3);
		const waitMinutes = numeric("whole minutes from 0 to 60", (text) => (0, _values_js__WEBPACK_IMPORTED_MODULE_2__.JI)(text, 0, 60));
		const shard = value(`one of at most ${_values_js__WEBPACK_IMPORTED_MODULE_2__.Y} shards, such as 2/8: a number from 1, and how many there are`, _values_js__WEBPACK_IMPORTED_MODULE_2__.Xy);
		const minutes = numeric("minutes above 0, at most 360", _values_js__WEBPACK_IMPORTED_MODULE_2__.wM);
		const wordCount = numeric("a whole number above 0", (text) => (0, _values_js__WEBPACK_IMPORTED_MODULE_2__.JI)(text, 1));
	}),
	90743: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Dk: () => inputGroups,
			Gg: () => switchInputs,
			HM: () => runInputs,
			QL: () => inputs,
			SS: () => listInputs,
			_y: () => secretInputs,
			bz: () => inputSchemas,
			tz: () => inputsWhere,
			vj: () => inputNames
		});
		var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2503);
		var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64347);
		var _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73368);
		const groups = {
			first: "The inputs of most runs",
			asked: "What is asked",
			pages: "Pages of the engine `repository`",
			live: "Live engines",
			hosted: "A hosted service",
			rules: "Rules",
			baseline: "Baselines and drops",
			competitors: "Competitors",
			messages: "Message and artifact",
			reports: "Report files",
			drafts: "Drafts",
			jobs: "Mode, and several jobs",
			other: "Other"
		};
		const BRAND = "the name of your brand; it is required";
		const inputs = {
			brand: {
				schema: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(BRAND).min(1, BRAND),
				group: "first",
				setting: "brand"
			},
			keywords: {
				schema: _fields_js__WEBPACK_IMPORTED_MODULE_0__.RE,
				group: "first",
				isList: true
			},
			engines: {
				schema: _fields_js__WEBPACK_IMPORTED_MODULE_0__._2,
				group: "first",
				isList: true
			},
			config: {
				schema: _fields_js__WEBPACK_IMPORTED_MODULE_0__.Ae,
				group: "first",
				isOfRun: true
			},
			"base-url": {
				schema: (0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.lq)(_fields_js__WEBPACK_IMPORTED_MODULE_0__.pc),
				group: "first"
			},
			"api-key": {
				schema: (0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.lq)(_fields_js__WEBPACK_IMPORTED_MODULE_0__.Kz),
				group: "first",
				isSecret: true
			},
			baseline: {
				schema: (0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.IQ)("none", _fields_js__WEBPACK_IMPORTED_MODULE_0__.f0),
				group: "first"
			},
			"fail-on": {
				schema: (0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.IQ)("fail, error", (0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.ab)("fail", "error", "inconclusive", "no-baseline")),
				group: "first",
				setting: "failOn",
				isList: true
			},
			report: {
				schema: (0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.IQ)("none", (0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.ab)("json", "csv", "html", "pdf", "junit", "sarif", "outcome", "service-csv", "service-pdf")),
				group: "first",
				setting: "reports",
				isList: true
			},
			comment: {
				schema: (0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.IQ)("always", (0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.Yq)("always", "on-failure", "never")),
				group: "first",
				setting: "comment",
				host: "workflow"
			},
			issue: {
				schema: (0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.IQ)("never", (0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.Yq)("never", "on-failure")),
				group: "first",
				setting: "issue",
				host: "workflow"
			},
			key: {
				schema: (0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.IQ)("default", _fields_js__WEBPACK_IMPORTED_MODULE_0__.l),
				group: "first",
				setting: "key"
			},
			"github-token": {
				schema: _fields_js__WEBPACK_IMPORTED_MODULE_0__.Ae,
				group: "first",
				setting: "githubToken",
				isSecret: true,
				host: "workflow"
			},
			language: {
				schema: (0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.IQ)("en", _fields_js__WEBPACK_IMPORTED_MODULE_0__.aX),
				group: "asked",
				setting: "language"
			},
			country: {
				schema: _fields_js__WEBPACK_IMPORTED_MODULE_0__.Xr,
				group: "asked",
				isList: true,
				service: "embedded"
			},
			city: {
				schema: _fields_js__WEBPACK_IMPORTED_MODULE_0__.Ae,
				group: "asked",
				service: "embedded"
			},
			"prompt-template": {
				schema: _fields_js__WEBPACK_IMPORTED_MODULE_0__.Mn,
				group: "asked",
				isList: true,
				service: "embedded"
			},
			"brand-aliases": {
				schema: _fields_js__WEBPACK_IMPORTED_MODULE_0__.p_,
				group: "asked",
				isList: true,
				service: "embedded"
			},
			samples: {
				schema: (0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.IQ)("1", _fields_js__WEBPACK_IMPORTED_MODULE_0__.Ur),
				group: "asked",
				setting: "samples"
			},
			"scan-per": {
				schema: (0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.IQ)("auto", (0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.Yq)("auto", "all", "keyword")),
				group: "asked"
			},
			content: {
				schema: _fields_js__WEBPACK_IMPORTED_MODULE_0__.p_,
				group: "pages",
				isList: true,
				service: "embedded"
			},
			"site-url": {
				schema: _fields_js__WEBPACK_IMPORTED_MODULE_0__.p_,
				group: "pages",
				isList: true,
				service: "embedded"
			},
			"base-content": {
				schema: _fields_js__WEBPACK_IMPORTED_MODULE_0__.Ae,
				group: "pages",
				service: "embedded"
			},
			"competitor-content": {
				schema: _fields_js__WEBPACK_IMPORTED_MODULE_0__.p_,
				group: "pages",
				isList: true,
				service: "embedded"
			},
			"max-answer-loss": {
				schema: (0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.lq)((0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.KN)("30%")),
				group: "pages",
				service: "embedded"
			},
			reader: {
				schema: (0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.lq)(_fields_js__WEBPACK_IMPORTED_MODULE_0__.Ae),
				group: "pages",
				service: "embedded"
			},
			"brand-domains": {
				schema: _fields_js__WEBPACK_IMPORTED_MODULE_0__.p_,
				group: "live",
				isList: true,
				service: "embedded"
			},
			"max-cost": {
				schema: (0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.lq)(_fields_js__WEBPACK_IMPORTED_MODULE_0__.vj),
				group: "live",
				service: "embedded"
			},
			"max-requests": {
				schema: (0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.lq)(_fields_js__WEBPACK_IMPORTED_MODULE_0__.U9),
				group: "live",
				service: "embedded"
			},
			"min-answers": {
				schema: (0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.lq)((0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.KN)("50%")),
				group: "live",
				service: "embedded"
			},
			answers: {
				schema: _fields_js__WEBPACK_IMPORTED_MODULE_0__.Ae,
				group: "live",
				service: "embedded"
			},
			"store-answers": {
				schema: (0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.lq)(_fields_js__WEBPACK_IMPORTED_MODULE_0__.dt),
				group: "live",
				service: "embedded"
			},
			plan: {
				schema: (0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.IQ)("free", (0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.Yq)("free", "pro", "business", "enterprise")),
				group: "hosted"
			},
			limits: {
				schema: _fields_js__WEBPACK_IMPORTED_MODULE_0__.Fy,
				group: "hosted"
			},
			"min-overall-bcr": {
				schema: (0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.lq)(_fields_js__WEBPACK_IMPORTED_MODULE_0__.ai),
				group: "rules",
				setting: "thresholds.minOverallBcr"
			},
			"min-cited-engines": {
				schema: (0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.lq)(_fields_js__WEBPACK_IMPORTED_MODULE_0__.U9),
				group: "rules",
				setting: "thresholds.minCitedEngines"
			},
			"required-engines": {
				schema: _fields_js__WEBPACK_IMPORTED_MODULE_0__.p_,
				group: "rules",
				isList: true
			},
			"fail-on-sentiment": {
				schema: _fields_js__WEBPACK_IMPORTED_MODULE_0__.p_,
				group: "rules",
				setting: "thresholds.failOnSentiment",
				isList: true
			},
			"baseline-overall-bcr": {
				schema: (0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.lq)(_fields_js__WEBPACK_IMPORTED_MODULE_0__.ai),
				group: "baseline",
				setting: "baseline.overallBcr"
			},
			"baseline-cited-engines": {
				schema: (0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.lq)(_fields_js__WEBPACK_IMPORTED_MODULE_0__.U9),
				group: "baseline",
				setting: "baseline.citedEngines"
			},
			"max-bcr-drop": {
				schema: (0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.lq)(_fields_js__WEBPACK_IMPORTED_MODULE_0__.aS),
				group: "baseline"
			},
			"max-cited-engines-drop": {
				schema: (0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.lq)(_fields_js__WEBPACK_IMPORTED_MODULE_0__.U9),
				group: "baseline"
			},
			"false-alarms-per-year": {
				schema: (0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.lq)(_fields_js__WEBPACK_IMPORTED_MODULE_0__.mp),
				group: "baseline"
			},
			alpha: {
				schema: (0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.lq)(_fields_js__WEBPACK_IMPORTED_MODULE_0__.X4),
				group: "baseline",
				setting: "alpha"
			},
			record: {
				schema: (0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.IQ)("auto", (0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.Yq)("auto", "always", "never")),
				group: "baseline",
				setting: "record"
			},
			accept: {
				schema: (0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.IQ)("false", _fields_js__WEBPACK_IMPORTED_MODULE_0__.dt),
				group: "baseline",
				setting: "accept",
				isSwitch: true
			},
			"history-branch": {
				schema: (0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.IQ)(_fields_js__WEBPACK_IMPORTED_MODULE_0__.gx, _fields_js__WEBPACK_IMPORTED_MODULE_0__.at),
				group: "baseline"
			},
			competitors: {
				schema: _fields_js__WEBPACK_IMPORTED_MODULE_0__.Ij,
				group: "competitors",
				setting: "competitors",
				isList: true
			},
			"min-share-of-voice": {
				schema: (0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.lq)((0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.KN)("25%")),
				group: "competitors",
				setting: "thresholds.minShareOfVoice"
			},
			notify: {
				schema: (0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.lq)(_fields_js__WEBPACK_IMPORTED_MODULE_0__.C5),
				group: "messages",
				setting: "notify",
				isSecret: true,
				host: "workflow"
			},
			"artifact-name": {
				schema: (0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.IQ)("ai-visibility-{key}", _fields_js__WEBPACK_IMPORTED_MODULE_0__.Cs),
				group: "messages",
				host: "workflow"
			},
			"artifact-retention-days": {
				schema: (0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.lq)(_fields_js__WEBPACK_IMPORTED_MODULE_0__.Ol),
				group: "messages",
				setting: "artifactRetentionDays",
				host: "workflow"
			},
			"report-font": {
				schema: (0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.lq)(_fields_js__WEBPACK_IMPORTED_MODULE_0__.Ae),
				group: "reports",
				setting: "reportFont"
			},
			"report-range": {
				schema: (0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.IQ)("30d", _fields_js__WEBPACK_IMPORTED_MODULE_0__.Mk),
				group: "reports",
				setting: "serviceReport.range"
			},
			"report-competitors": {
				schema: (0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.IQ)("false", _fields_js__WEBPACK_IMPORTED_MODULE_0__.dt),
				group: "reports",
				setting: "serviceReport.includeCompetitors",
				isSwitch: true
			},
			"report-wait-minutes": {
				schema: (0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.IQ)("0", _fields_js__WEBPACK_IMPORTED_MODULE_0__.Ji),
				group: "reports",
				setting: "serviceReport.waitMinutes"
			},
			"suggest-content": {
				schema: (0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.IQ)("never", (0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.Yq)("never", "on-failure", "always")),
				group: "drafts",
				setting: "suggestions.mode"
			},
			"suggest-max": {
				schema: (0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.IQ)("3", (0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.nd)(1, 20)),
				group: "drafts",
				setting: "suggestions.max"
			},
			"content-type": {
				schema: (0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.lq)(_fields_js__WEBPACK_IMPORTED_MODULE_0__.Ae),
				group: "drafts",
				setting: "suggestions.contentType"
			},
			tone: {
				schema: (0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.lq)(_fields_js__WEBPACK_IMPORTED_MODULE_0__.Ae),
				group: "drafts",
				setting: "suggestions.tone"
			},
			"content-max-length": {
				schema: (0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.lq)(_fields_js__WEBPACK_IMPORTED_MODULE_0__.e),
				group: "drafts",
				setting: "suggestions.maxLength"
			},
			mode: {
				schema: (0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.IQ)("gate", (0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.Yq)("gate", "plan", "merge", "comment")),
				group: "jobs",
				isOfRun: true,
				host: "workflow"
			},
			"max-shards": {
				schema: (0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.IQ)("20", (0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.nd)(1, _values_js__WEBPACK_IMPORTED_MODULE_1__.Y)),
				group: "jobs",
				setting: "fleet.maxShards",
				isOfRun: true
			},
			shard: {
				schema: (0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.lq)(_fields_js__WEBPACK_IMPORTED_MODULE_0__.B5),
				group: "jobs",
				setting: "fleet.shard",
				isOfRun: true
			},
			partial: {
				schema: (0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.IQ)("refuse", (0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.Yq)("refuse", "allow")),
				group: "jobs",
				setting: "fleet.partial",
				isOfRun: true
			},
			"timeout-minutes": {
				schema: (0, _fields_js__WEBPACK_IMPORTED_MODULE_0__.IQ)("10", _fields_js__WEBPACK_IMPORTED_MODULE_0__.Gx),
				group: "other",
				setting: "timeoutMinutes"
			}
		};
		const names = Object.keys(inputs).filter((name) => Object.hasOwn(inputs, name));
		const inputNames = names;
		function inputsWhere(isMeant) {
			return names.filter((name) => isMeant(inputs[name]));
		}
		const secretInputs = inputsWhere(({ isSecret }) => isSecret);
		const switchInputs = inputsWhere(({ isSwitch }) => isSwitch);
		const listInputs = inputsWhere(({ isList }) => isList);
		const runInputs = inputsWhere(({ isSecret, isOfRun }) => isSecret || isOfRun);
		const inputDefaults = Object.fromEntries(names.map((name) => [name, inputs[name].schema.meta()?.["default"]]));
		const inputGroups = Object.entries(groups).map(([id, title]) => ({
			title,
			names: inputsWhere(({ group }) => group === id)
		}));
		const inputSchemas = schemasOf(inputs);
		function schemasOf(declared) {
			return Object.fromEntries(Object.entries(declared).map(([name, { schema }]) => [name, schema]));
		}
	}),
	1902: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			S_: () => findKeywordProblem,
			Vu: () => formatOwner,
			Xv: () => readKeywords,
			d6: () => KEYWORDS,
			nv: () => formatKeyword
		});
		var _embedded_pages_folder_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44508);
		var _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73368);
		const KEYWORDS = "a list: one keyword a line, or separated by commas with CSV quoting; keyword = question | question asks a keyword by your own questions, each with words, and keyword | owner: path names the page that owns it";
		const ATTRIBUTE = "owner: and a path after |, as in install Acme | owner: docs/install.md. A | of the keyword itself has no white space beside it, or is written \\|";
		const OWNER = "the path of a page after owner:, from the root of the repository and without .., as in docs/install.md, or with the anchor of a heading, as in docs/install.md#linux";
		const OWN_LINE = "a line for each keyword with questions or an owner, or quotes around it: a comma on a single line could end it";
		const ONE_OWNER = "one owner of a keyword";
		function readKeywords(given) {
			const items = typeof given === "string" ? (0, _values_js__WEBPACK_IMPORTED_MODULE_1__.LD)(given) : given;
			if (items === undefined) return { problem: KEYWORDS };
			const keywords = new Map();
			for (const item of items) {
				const entry = readKeyword(item);
				if ("problem" in entry) {
					const text = typeof item === "string" ? item : item.keyword;
					return { problem: text === "" ? entry.problem : `${entry.problem}. Not so: ${text}` };
				}
				const { keyword, questions, owner } = entry;
				const known = keywords.get(keyword);
				if (known?.owner && owner && !isSamePage(known.owner, owner)) {
					return { problem: `${ONE_OWNER}. Several have: ${keyword}` };
				}
				keywords.set(keyword, {
					keyword,
					questions: (0, _values_js__WEBPACK_IMPORTED_MODULE_1__.Am)([...known?.questions ?? [], ...questions]),
					...(owner ?? known?.owner) && { owner: owner ?? known?.owner }
				});
			}
			const read = [...keywords.values()];
			const hasMore = read.some(({ questions, owner }) => questions.length > 0 || owner !== undefined);
			const isAmbiguous = typeof given === "string" && hasMore && items.length > 1 && (0, _values_js__WEBPACK_IMPORTED_MODULE_1__.Se)(given).length === 1;
			return isAmbiguous ? { problem: OWN_LINE } : { keywords: read };
		}
		function findKeywordProblem(given) {
			const entry = readKeyword(given);
			return "problem" in entry ? entry.problem : undefined;
		}
		function readKeyword(given) {
			const { keyword, questions, owners, others } = typeof given === "string" ? splitLine(given) : partsOf(given);
			if (![keyword, ...questions].every(isLine)) return { problem: KEYWORDS };
			if (others.length > 0) return { problem: ATTRIBUTE };
			if (owners.length > 1) return { problem: ONE_OWNER };
			const [text] = owners;
			if (text === undefined) return {
				keyword,
				questions
			};
			const owner = readOwner(text);
			return owner === undefined ? { problem: OWNER } : {
				keyword,
				questions,
				owner
			};
		}
		function partsOf({ keyword, questions = [], owner }) {
			return {
				keyword: keyword.trim(),
				questions: questions.map((question) => question.trim()),
				owners: owner === undefined ? [] : [owner],
				others: []
			};
		}
		const BAR = /(?<=\s|^)\||(?<!\\)\|(?=\s|$|owner\s*:)/i;
		const OWNER_PART = /^owner\s*:/i;
		function splitLine(line) {
			const [first = "", ...rest] = line.split(BAR).map((part) => part.trim());
			const owners = rest.filter((part) => OWNER_PART.test(part)).map((part) => part.replace(OWNER_PART, "").trim());
			const others = rest.filter((part) => !OWNER_PART.test(part));
			const asked = /^(?:(.*?)\s)?=(?:\s(.*))?$/s.exec(first);
			if (asked === null) return {
				keyword: readBars(first),
				questions: [],
				owners,
				others
			};
			const [, keyword = "", question = ""] = asked;
			const questions = [question, ...others].flatMap((text) => text.split(/(?<!\\)\|/)).map((text) => readBars(text.trim()));
			return {
				keyword: readBars(keyword.trim()),
				questions,
				owners,
				others: []
			};
		}
		function readBars(text) {
			return text.replaceAll("\\|", "|");
		}
		function formatKeyword({ keyword, owner }) {
			const line = keyword.replaceAll("|", "\\|");
			return owner === undefined ? line : `${line} | owner: ${formatOwner(owner)}`;
		}
		function formatOwner({ path, heading }) {
			return heading === undefined ? path : `${path}#${heading}`;
		}
		function isLine(text) {
			return text !== "" && !/[\r\n]/.test(text);
		}
		function readOwner(text) {
			const [, before = text, heading] = /^(.*?\.\w+)#(.*)$/s.exec(text.trim()) ?? [];
			const path = (0, _embedded_pages_folder_rules_js__WEBPACK_IMPORTED_MODULE_0__.j1)(before);
			if (path === undefined || /^[a-z]:|[\p{Cc}\p{Zl}\p{Zp}]/iu.test(path) || heading === "") return undefined;
			return heading === undefined ? { path } : {
				path,
				heading
			};
		}
		function isSamePage(one, other) {
			return one.path === other.path && one.heading === other.heading;
		}
	}),
	46551: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			aV: () => InputsError,
			lI: () => describeGiven,
			HW: () => readCommentSettings,
			sb: () => readSettings
		});
		var schemas = __webpack_require__(2503);
		var plans = __webpack_require__(74155);
		var files = __webpack_require__(13963);
		var nearest_name = __webpack_require__(67712);
		var engine_names = __webpack_require__(16424);
		var lib_text = __webpack_require__(94869);
		var inputs_inputs = __webpack_require__(90743);
		;
		const crossChecks = [
			{
				input: "mode",
				needs: ["mode"],
				isWrong: ({ mode }) => mode !== "gate",
				allowed: "gate; the other modes are for workflows of GitHub Actions"
			},
			{
				input: "api-key",
				needs: ["api-key", "base-url"],
				isWrong: (inputs, facts) => inputs["base-url"] !== undefined && inputs["api-key"] === undefined && !facts.withoutSecrets,
				allowed: "the key of the service: from a secret in a workflow, in AI_VISIBILITY_KEY at a terminal. Is it set?"
			},
			{
				input: "limits",
				needs: ["plan", "limits"],
				isWrong: ({ plan, limits }) => plan === "enterprise" && Object.keys(limits).length < 3,
				allowed: "N/minute, N/day and N concurrent, all three: the enterprise plan has no limits of its own"
			},
			{
				input: "min-cited-engines",
				needs: [
					"min-cited-engines",
					"engines",
					"country"
				],
				isWrong: ({ engines: { names: engines }, country, "min-cited-engines": least = 0 }) => engines.length > 0 && least > groupEngines(engines, country).length,
				allowed: "at most the number of engines listed in engines; with several countries, times their number"
			},
			{
				input: "required-engines",
				needs: [
					"required-engines",
					"engines",
					"country"
				],
				isWrong: ({ engines: { names, optional }, country, "required-engines": required }) => names.length > 0 && groupRequired(required, names, country).some((engine) => !groupEngines(names, country).includes(engine) || groupEngines(optional, country).includes(engine)),
				allowed: "engines that engines lists, in the same spelling and without a ? there; with several countries also one of them, as in openai@DE"
			},
			{
				input: "base-url",
				needs: ["api-key", "base-url"],
				isWrong: (inputs) => inputs["base-url"] === undefined && inputs["api-key"] !== undefined,
				allowed: "the root URL of the service that api-key belongs to: the embedded service has no key"
			},
			{
				input: "baseline",
				needs: [
					"baseline",
					"base-url",
					"engines"
				],
				isWrong: ({ baseline, "base-url": url, engines }) => baseline === "base" && (url !== undefined || engines.names.some((engine) => engine !== engine_names.Bw)),
				allowed: "base with the engine repository alone: no other engine can answer from an earlier tree"
			},
			{
				input: "max-answer-loss",
				needs: [
					"max-answer-loss",
					"baseline",
					"base-url"
				],
				isWrong: ({ baseline, "base-url": baseUrl, "max-answer-loss": most }) => most !== undefined && baseUrl === undefined && baseline !== "base",
				allowed: "no value without baseline: base, which is what compares answers"
			},
			{
				input: "reader",
				needs: [
					"reader",
					"baseline",
					"base-url"
				],
				isWrong: ({ reader, baseline, "base-url": baseUrl }) => reader !== undefined && baseUrl === undefined && baseline !== "base",
				allowed: "no value without baseline: base: a reader compares the pages with those before the change"
			},
			{
				input: "base-content",
				needs: [
					"base-content",
					"baseline",
					"base-url"
				],
				isWrong: ({ baseline, "base-url": baseUrl, "base-content": folder }) => folder !== "" && baseUrl === undefined && baseline !== "base",
				allowed: "no value without baseline: base, which is what compares with this folder"
			},
			{
				input: "history-branch",
				needs: ["history-branch", "baseline"],
				isWrong: ({ baseline, "history-branch": branch }, { defaultBranch }) => baseline === "branch" && branch === defaultBranch,
				allowed: "another branch than the default branch"
			},
			{
				input: "accept",
				needs: ["accept", "baseline"],
				isWrong: ({ accept, baseline }) => accept && (baseline === "none" || baseline === "base"),
				allowed: "false, unless baseline is artifact, branch or a .json file: only a history keeps a level for later runs"
			},
			{
				input: "accept",
				needs: ["accept", "record"],
				isWrong: ({ accept, record }) => accept && record === "never",
				allowed: "false, unless record is auto or always: a run that is not recorded sets no level for later runs"
			},
			{
				input: "alpha",
				needs: ["alpha", "false-alarms-per-year"],
				isWrong: (inputs) => inputs.alpha !== undefined && inputs["false-alarms-per-year"] !== undefined,
				allowed: "no value beside false-alarms-per-year, which it replaces: keep false-alarms-per-year for a number a year, or alpha for a share of the runs"
			},
			{
				input: "competitors",
				needs: [
					"competitors",
					"brand",
					"brand-aliases"
				],
				isWrong: ({ brand, competitors, "brand-aliases": aliases }) => {
					const names = competitors.map(({ name }) => (0, lib_text.zN)(name));
					const own = new Set([brand, ...aliases.map((alias) => alias.replace(/^=/, ""))].map(lib_text.zN));
					return new Set(names).size < names.length || names.some((name) => own.has(name));
				},
				allowed: "brands other than your own, each of them once"
			},
			{
				input: "min-share-of-voice",
				needs: ["min-share-of-voice", "competitors"],
				isWrong: ({ competitors, "min-share-of-voice": least }) => least !== undefined && competitors.length === 0,
				allowed: "no value without competitors: it requires competitors"
			},
			{
				input: "keywords",
				needs: [
					"keywords",
					"base-url",
					"engines"
				],
				isWrong: (inputs) => inputs.keywords.some(({ questions }) => questions.length > 0) && !asksLive(inputs),
				allowed: "no questions after = without a live engine in engines: a hosted service and the engine repository take the keyword alone"
			},
			{
				input: "country",
				needs: [
					"country",
					"base-url",
					"engines"
				],
				isWrong: (inputs) => inputs["base-url"] === undefined && inputs.country.length > 0 && !asksLive(inputs),
				allowed: "no value without a live engine in engines: the pages of a repository are the same everywhere"
			},
			{
				input: "city",
				needs: ["city", "country"],
				isWrong: ({ city, country }) => city !== "" && country.length !== 1,
				allowed: "a city of the one country that country names"
			},
			...(0, inputs_inputs.tz)(({ service }) => service === "embedded").map((input) => ({
				input,
				needs: [input, "base-url"],
				isWrong: (inputs) => inputs["base-url"] !== undefined && isGiven(inputs[input]),
				allowed: "no value beside base-url: it belongs to the embedded service"
			}))
		];
		function groupEngines(engines, countries) {
			if (countries.length < 2) return engines;
			return engines.flatMap((engine) => engine === engine_names.Bw ? [engine] : countries.map((country) => `${engine}@${country}`));
		}
		function groupRequired(required, engines, countries) {
			const groups = required.flatMap((engine) => engines.includes(engine) ? groupEngines([engine], countries) : [engine]);
			return [...new Set(groups)];
		}
		function asksLive({ engines, "base-url": url }) {
			return url === undefined && engines.names.some((engine) => engine !== engine_names.Bw);
		}
		function isGiven(value) {
			return value !== undefined && value !== "" && !(Array.isArray(value) && value.length === 0);
		}
		;
		class InputsError extends Error {
			problems;
			constructor(problems) {
				super(`${problems.length} problem(s) in the inputs: ${problems.map(({ input }) => input).join(", ")}`);
				this.name = "InputsError";
				this.problems = problems;
			}
		}
		async function readSettings(given, env, facts) {
			const texts = fillTexts(given);
			const embeddedReader = texts["base-url"] ? undefined : await Promise.all([
				__webpack_require__.e("package-entities"),
				__webpack_require__.e("embedded-engines-engines"),
				__webpack_require__.e("lib-http-caller"),
				__webpack_require__.e("inputs-embedded-inputs")
			]).then(__webpack_require__.bind(__webpack_require__, 31080));
			let embedded;
			const schema = schemas.rej(inputs_inputs.bz).superRefine((inputs, issues) => {
				const misread = new Set(issues.issues.map(({ path }) => path?.[0]));
				const report = (input, message) => issues.addIssue({
					code: "custom",
					path: [input],
					message
				});
				for (const { input, needs, isWrong, allowed } of crossChecks) {
					if (!needs.some((name) => misread.has(name)) && isWrong(inputs, facts)) report(input, allowed);
				}
				if (embeddedReader === undefined) return;
				const withoutStandIn = embeddedReader.embeddedNeeds.filter((name) => !hasStandIn(name));
				if (withoutStandIn.some((name) => misread.has(name))) return;
				const readable = {
					...inputs,
					engines: inputs.engines.names,
					...misread.has("samples") && { samples: {
						min: 1,
						max: 1
					} },
					...misread.has("language") && { language: "en" }
				};
				embedded = embeddedReader.readEmbeddedInputs(readable, env);
				for (const { input, allowed } of embedded.problems) report(input, allowed);
				const { missingKeys } = embedded;
				if (missingKeys.length > 0 && !facts.withoutSecrets) report("engines", describeKeys(missingKeys));
			}, { when: () => true });
			const parsed = schema.safeParse(texts);
			if (!parsed.success) throw new InputsError(describeIssues(parsed.error.issues, texts));
			return toSettings(parsed.data, embedded);
		}
		function hasStandIn(name) {
			return name === "samples" || name === "language";
		}
		const DEFAULT_MIN_ANSWERS = 50;
		const DEFAULT_FALSE_ALARMS = 1;
		function describeKeys(names) {
			return `engines whose keys are in the environment. Missing: ${names.join(", ")}. A workflow sets them from secrets, in the env of the step`;
		}
		function fillTexts(given) {
			return Object.fromEntries([...inputs_inputs.vj.map((name) => [name, ""]), ...Object.entries(given).map(([name, value]) => [name, typeof value === "string" ? value.trim() : value])]);
		}
		function describeIssues(issues, texts) {
			const problems = new Map();
			for (const issue of issues) {
				const unknown = issue.code === "unrecognized_keys";
				const names = unknown ? issue.keys : [String(issue.path[0])];
				for (const input of names) {
					const secret = inputs_inputs._y.some((name) => name === input);
					const allowed = unknown ? describeKnown(input) : issue.message;
					if (!problems.has(input)) {
						problems.set(input, {
							input,
							given: secret ? undefined : describeGiven(texts[input]),
							allowed
						});
					}
				}
			}
			return [...problems.values()];
		}
		function describeGiven(value) {
			if (Array.isArray(value)) return value.map(describeGiven).join(", ");
			return typeof value === "object" ? JSON.stringify(value) : value === undefined ? undefined : String(value);
		}
		function describeKnown(unknown) {
			const nearest = (0, nearest_name.$)(unknown, inputs_inputs.vj);
			return nearest === undefined ? `only these inputs exist: ${inputs_inputs.vj.join(", ")}` : `the name of an input. Did you mean ${nearest}?`;
		}
		function toSettings(inputs, embedded) {
			const { keywords, engines, country } = inputs;
			return {
				...plainSettings(inputs),
				keywords: keywords.map(({ keyword }) => keyword),
				engines: groupEngines(engines.names, country),
				...toScanPer(inputs),
				service: toService(inputs, embedded),
				thresholds: {
					...plainSettings(inputs, "thresholds"),
					...toDropThresholds(inputs),
					requiredEngines: groupRequired(inputs["required-engines"], engines.names, country),
					optionalEngines: groupEngines(engines.optional, country),
					minAnswers: inputs["min-answers"] ?? DEFAULT_MIN_ANSWERS
				},
				baseline: {
					...plainSettings(inputs, "baseline"),
					source: toSource(inputs)
				},
				falseAlarmsPerYear: inputs["false-alarms-per-year"] ?? DEFAULT_FALSE_ALARMS,
				serviceReport: plainSettings(inputs, "serviceReport"),
				suggestions: plainSettings(inputs, "suggestions"),
				artifactName: nameArtifact(inputs),
				fleet: plainSettings(inputs, "fleet")
			};
		}
		function plainSettings(inputs, section) {
			const settings = Object.entries(inputs_inputs.QL).flatMap(([name, { setting }]) => {
				const [key, of] = setting?.split(".").toReversed() ?? [];
				return key !== undefined && of === section ? [[key, inputs[name]]] : [];
			});
			return Object.fromEntries(settings);
		}
		function nameArtifact({ "artifact-name": name, key }) {
			return name === "none" ? "" : name.replaceAll("{key}", key);
		}
		function toScanPer({ "scan-per": scanPer, "base-url": baseUrl, baseline }) {
			if (scanPer !== "auto") return {
				scanPer,
				scanPerReason: "given"
			};
			if (baseline !== "none" && baseline !== "base") return {
				scanPer: "keyword",
				scanPerReason: "recorded-runs"
			};
			if (baseUrl === undefined) return {
				scanPer: "keyword",
				scanPerReason: "embedded"
			};
			return {
				scanPer: "all",
				scanPerReason: "unrecorded"
			};
		}
		function toDropThresholds({ baseline, "max-bcr-drop": maxBcrDrop, "max-cited-engines-drop": maxCitedEnginesDrop }) {
			if (baseline === "base") return {
				maxBcrDrop,
				maxCitedEnginesDrop
			};
			return {
				maxBcrDrop: maxBcrDrop ?? {
					kind: "absolute",
					value: 0
				},
				maxCitedEnginesDrop: maxCitedEnginesDrop ?? 0
			};
		}
		function toSource({ baseline, "history-branch": branch }) {
			switch (baseline) {
				case "none":
				case "base":
				case "artifact": return { kind: baseline };
				case "branch": return {
					kind: "branch",
					branch
				};
				default: return {
					kind: "file",
					path: (0, files.sq)(baseline)
				};
			}
		}
		function toService(inputs, embedded) {
			const { "base-url": baseUrl, "api-key": apiKey, plan, limits } = inputs;
			if (baseUrl !== undefined) return {
				kind: "hosted",
				baseUrl,
				apiKey,
				limits: (0, plans.Af)(plan, limits)
			};
			if (embedded === undefined) throw new TypeError("the inputs of the embedded service were not read");
			return {
				kind: "embedded",
				...embedded.settings,
				keysMissing: embedded.missingKeys.length > 0
			};
		}
		const commentSchema = schemas.Ikc(inputs_inputs.bz).pick({
			key: true,
			comment: true,
			issue: true,
			"fail-on": true,
			"github-token": true,
			"artifact-name": true
		});
		function readCommentSettings(given) {
			const texts = fillTexts(given);
			const parsed = commentSchema.safeParse(texts);
			if (!parsed.success) throw new InputsError(describeIssues(parsed.error.issues, texts));
			const inputs = parsed.data;
			return {
				key: inputs.key,
				comment: inputs.comment,
				issue: inputs.issue,
				failOn: inputs["fail-on"],
				githubToken: inputs["github-token"],
				artifactName: nameArtifact(inputs)
			};
		}
	}),
	73368: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$P: () => readBaseUrl,
			Am: () => unique,
			DM: () => readAlpha,
			E0: () => readFalseAlarms,
			E5: () => readSampleRange,
			IX: () => readEngineChoice,
			JI: () => readInteger,
			LD: () => readList,
			No: () => readAmount,
			Se: () => readLines,
			Xy: () => readShard,
			Y: () => MOST_SHARDS,
			_1: () => readBranchName,
			ew: () => readCompetitors,
			fm: () => readLineList,
			i3: () => readDateRange,
			iN: () => readWebhook,
			iV: () => readMatch,
			k9: () => readTolerance,
			kz: () => readNumber,
			oO: () => readPercent,
			wM: () => readMinutes,
			zL: () => readCountries
		});
		var csv_parse_sync__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25175);
		var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64377);
		var _lib_country_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81078);
		var _lib_http_loopback_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84344);
		function readList(given) {
			if (typeof given !== "string") return readItems(given);
			const lines = readLines(given);
			const [only] = lines;
			if (only === undefined || lines.length > 1) return lines;
			try {
				const records = (0, csv_parse_sync__WEBPACK_IMPORTED_MODULE_0__.qg)(only, { trim: true });
				const fields = Array.isArray(records) ? records.flat() : [];
				return unique(fields.map(String).filter((field) => field !== ""));
			} catch {
				return undefined;
			}
		}
		function readEngineChoice(given) {
			const items = readList(given)?.map((item) => {
				const [, name = "", mark] = /^(.*?)(\?)?$/s.exec(item) ?? [];
				return {
					name,
					isOptional: mark !== undefined
				};
			});
			const names = items?.map(({ name }) => name) ?? [];
			const isWrong = names.some((name) => name === "" || name.endsWith("?")) || new Set(names).size < names.length;
			if (items === undefined || isWrong) return undefined;
			return {
				names,
				optional: items.filter(({ isOptional }) => isOptional).map(({ name }) => name)
			};
		}
		function readLineList(given) {
			return typeof given === "string" ? readLines(given) : readItems(given);
		}
		function readItems(given) {
			const items = given.map((item) => item.trim());
			return items.every((item) => item !== "" && !/[\r\n]/.test(item)) ? unique(items) : undefined;
		}
		function readLines(text) {
			const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim());
			return unique(lines.filter((line) => line !== "" && !line.startsWith("#")));
		}
		function unique(items) {
			return [...new Set(items)];
		}
		function readCountries(given) {
			const codes = readList(given)?.map((code) => code.toUpperCase());
			return codes?.every(_lib_country_js__WEBPACK_IMPORTED_MODULE_1__.e) ? unique(codes) : undefined;
		}
		function readNumber(text) {
			if (!/^[+-]?(\d+(?:\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(text)) return undefined;
			const value = Number(text);
			return Number.isFinite(value) ? value : undefined;
		}
		function readInteger(text, min, max = Number.MAX_SAFE_INTEGER) {
			if (!/^\d+$/.test(text)) return undefined;
			const value = Number(text);
			return value >= min && value <= max ? value : undefined;
		}
		function readAmount(text) {
			const amount = readNumber(text);
			return amount !== undefined && amount > 0 ? amount : undefined;
		}
		function readMinutes(text) {
			const minutes = readNumber(text);
			return minutes !== undefined && minutes > 0 && minutes <= 360 ? minutes : undefined;
		}
		function readSampleRange(text) {
			const [first = "", last = first, ...rest] = text.split("..");
			const [min, max] = [first, last].map((part) => readInteger(part.trim(), 1, 100));
			if (min === undefined || max === undefined || max < min || rest.length > 0) return undefined;
			return {
				min,
				max
			};
		}
		const MOST_SHARDS = 256;
		function readShard(text) {
			const [first = "", last = "", ...rest] = text.split("/");
			const [index, count] = [first, last].map((part) => readInteger(part.trim(), 1, MOST_SHARDS));
			if (index === undefined || count === undefined || index > count || rest.length > 0) return undefined;
			return {
				index,
				count
			};
		}
		function readFalseAlarms(text) {
			const alarms = readNumber(text);
			return alarms !== undefined && alarms > 0 && alarms <= 52 ? alarms : undefined;
		}
		function readAlpha(text) {
			const alpha = readNumber(text);
			return alpha !== undefined && alpha >= .001 && alpha <= .5 ? alpha : undefined;
		}
		function readBranchName(text) {
			const parts = text.split("/");
			const isPart = (part) => part !== "" && !part.startsWith(".") && !part.endsWith(".") && !part.endsWith(".lock");
			const plain = /^[\x21-\x7e]{1,200}$/.test(text) && !/[~^:?*[\\]|\.\.|@\{|^[-@]$|^-/.test(text);
			return plain && !text.startsWith("refs/") && parts.every(isPart) ? text : undefined;
		}
		function readDateRange(text) {
			const days = /^(\d{1,4})d$/.exec(text)?.[1];
			if (days !== undefined) return Number(days) > 0 ? { days: Number(days) } : undefined;
			const [start = "", end = "", ...rest] = text.split("..").map((part) => part.trim());
			const isDate = (date) => zod__WEBPACK_IMPORTED_MODULE_2__.p6().safeParse(date).success;
			return isDate(start) && isDate(end) && start <= end && rest.length === 0 ? {
				start,
				end
			} : undefined;
		}
		function readPercent(text) {
			const percent = readNumber(text.replace(/(?<!\s)\s*%$/, ""));
			return percent !== undefined && percent >= 0 && percent <= 100 ? percent : undefined;
		}
		function readCompetitors(given) {
			const entries = readList(given)?.map((entry) => {
				const [, name = "", home] = /^([^=]*)(?:=([^=?]*(?:\?.*)?))?$/s.exec(entry)?.map((part) => part?.trim()) ?? [];
				return name === "" || home === "" ? undefined : {
					name,
					domain: home
				};
			});
			if (entries === undefined || entries.includes(undefined)) return undefined;
			const named = Map.groupBy(entries.filter((entry) => entry !== undefined), ({ name }) => name);
			return Array.from(named, ([name, ofName]) => ({
				name,
				domains: ofName.map(({ domain }) => domain).filter((domain) => domain !== undefined)
			}));
		}
		function readMatch(pattern) {
			return (text) => pattern.test(text) ? text : undefined;
		}
		function readTolerance(text) {
			const percent = text.endsWith("%");
			const value = readNumber(percent ? text.slice(0, -1).trimEnd() : text);
			if (value === undefined || value < 0) return undefined;
			return {
				kind: percent ? "percent" : "absolute",
				value
			};
		}
		function readBaseUrl(text) {
			if (!URL.canParse(text)) return undefined;
			const url = new URL(text);
			const allowed = url.protocol === "https:" || url.protocol === "http:" && (0, _lib_http_loopback_js__WEBPACK_IMPORTED_MODULE_3__.U)(url.hostname);
			const plain = !url.username && !url.password && !text.includes("?") && !text.includes("#");
			const root = url.origin + url.pathname.replace(/(?<!\/)\/+$/, "");
			return allowed && plain && !root.endsWith("/v1") ? root : undefined;
		}
		const WEBHOOK_HOSTS = [[/^hooks\.slack(?:-gov)?\.com$/, "slack"], [/\.(?:environment\.api\.powerplatform|logic\.azure)\.com$/, "teams"]];
		function readWebhook(text) {
			const [, named, address = ""] = /^(?:(slack|teams|json)=)?(.*)$/s.exec(text) ?? [];
			const url = URL.parse(address);
			if (url === null || url.username || url.password) return undefined;
			const isAllowed = url.protocol === "https:" || url.protocol === "http:" && (0, _lib_http_loopback_js__WEBPACK_IMPORTED_MODULE_3__.U)(url.hostname);
			const format = named ?? WEBHOOK_HOSTS.find(([host]) => host.test(url.hostname))?.[1];
			if (!isAllowed || format !== "slack" && format !== "teams" && format !== "json") return undefined;
			return {
				format,
				url: url.href
			};
		}
	}),
	94570: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { m: () => systemClock });
		var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
		const LONGEST_TIMER = 2 ** 31 - 1;
		const systemClock = {
			now: () => performance.now(),
			wallTime: () => Date.now(),
			sleep: (milliseconds, signal) => (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(toTimer(milliseconds), undefined, { signal }),
			alarm(time, ring) {
				const timer = setTimeout(ring, toTimer(time - performance.now())).unref();
				return () => clearTimeout(timer);
			},
			random: Math.random
		};
		function toTimer(milliseconds) {
			return Math.min(Math.max(Math.ceil(milliseconds), 0), LONGEST_TIMER);
		}
	}),
	81078: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { e: () => isCountryCode });
		var validator_lib_isISO31661Alpha2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79126);
		const codes = new Set(validator_lib_isISO31661Alpha2_js__WEBPACK_IMPORTED_MODULE_0__.d4);
		function isCountryCode(code) {
			return codes.has(code);
		}
	}),
	13963: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			EW: () => readSmallFile,
			H3: () => endsInsideLine,
			LI: () => resolveInside,
			X4: () => LinkOutError,
			YT: () => openToAppend,
			_l: () => pathInside,
			fR: () => replaceFile,
			gP: () => requireFolderInside,
			lo: () => writeFileAtomically,
			ps: () => findRealPath,
			sq: () => withSlashes,
			up: () => hasCode
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
		var node_os__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48161);
		var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76760);
		class LinkOutError extends Error {
			facts;
			constructor(facts) {
				super(`${facts.path} leads through a symbolic link to ${facts.target}`);
				this.name = "LinkOutError";
				this.facts = {
					kind: "link-out",
					...facts
				};
			}
		}
		function withSlashes(path) {
			return path.replaceAll("\\", "/");
		}
		function pathInside(folder, path) {
			const inner = (0, node_path__WEBPACK_IMPORTED_MODULE_4__.relative)(folder, (0, node_path__WEBPACK_IMPORTED_MODULE_4__.resolve)(folder, path));
			const isOutside = inner === "" || inner === ".." || inner.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_4__.sep}`) || (0, node_path__WEBPACK_IMPORTED_MODULE_4__.isAbsolute)(inner);
			return isOutside ? undefined : inner.split(node_path__WEBPACK_IMPORTED_MODULE_4__.sep).join("/");
		}
		async function resolveInside(workspace, path) {
			const given = (0, node_path__WEBPACK_IMPORTED_MODULE_4__.resolve)(workspace, path);
			if (pathInside(workspace, given) === undefined) return given;
			const real = await findRealPath(given);
			if ("dangling" in real) throw new LinkOutError({
				path,
				target: real.dangling
			});
			if (pathInside(await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.realpath)(workspace), real.path) === undefined) {
				throw new LinkOutError({
					path,
					target: real.path
				});
			}
			return real.path;
		}
		async function requireFolderInside(workspace, folder) {
			const real = await resolveInside(workspace, folder);
			if (pathInside(workspace, folder) === undefined) return;
			const entries = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readdir)(real, {
				recursive: true,
				withFileTypes: true
			}).catch((error) => {
				if (hasCode(error, "ENOENT", "ENOTDIR")) return [];
				throw error;
			});
			for (const entry of entries.filter((entry) => entry.isSymbolicLink())) {
				const inner = (0, node_path__WEBPACK_IMPORTED_MODULE_4__.relative)(real, (0, node_path__WEBPACK_IMPORTED_MODULE_4__.join)(entry.parentPath, entry.name));
				await resolveInside(workspace, (0, node_path__WEBPACK_IMPORTED_MODULE_4__.join)(folder, inner));
			}
		}
		async function readSmallFile(workspace, path, mostBytes) {
			try {
				const place = await resolveInside(workspace, path);
				const stats = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.stat)(place);
				if (!stats.isFile()) return { problem: "not-a-file" };
				return stats.size > mostBytes ? { problem: "too-large" } : { text: await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readFile)(place, "utf8") };
			} catch (error) {
				if (hasCode(error, "ENOENT", "ENOTDIR")) return { problem: "missing" };
				throw error;
			}
		}
		async function findRealPath(path) {
			try {
				return { path: await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.realpath)(path) };
			} catch (error) {
				if (!hasCode(error, "ENOENT", "ENOTDIR")) throw error;
			}
			const stats = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.lstat)(path).catch(() => undefined);
			if (stats?.isSymbolicLink()) return { dangling: await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readlink)(path) };
			const parent = await findRealPath((0, node_path__WEBPACK_IMPORTED_MODULE_4__.dirname)(path));
			return "dangling" in parent ? parent : { path: (0, node_path__WEBPACK_IMPORTED_MODULE_4__.join)(parent.path, (0, node_path__WEBPACK_IMPORTED_MODULE_4__.basename)(path)) };
		}
		async function writeFileAtomically(path, content, workspace) {
			const target = workspace === undefined ? path : await resolveInside(workspace, path);
			const folder = (0, node_path__WEBPACK_IMPORTED_MODULE_4__.dirname)(target);
			await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)(folder, { recursive: true });
			const temporary = (0, node_path__WEBPACK_IMPORTED_MODULE_4__.join)(folder, `.${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.tmp`);
			try {
				await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.writeFile)(temporary, content, { flag: "wx" });
				await replaceFile(temporary, target);
			} catch (error) {
				await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(temporary, { force: true });
				throw error;
			}
		}
		function replaceFile(from, to) {
			return (0, node_os__WEBPACK_IMPORTED_MODULE_3__.platform)() === "win32" ? retryWhileInUse(() => (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)(from, to)) : (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)(from, to);
		}
		const WAITS = [
			10,
			20,
			50,
			100,
			200,
			300,
			300
		];
		async function retryWhileInUse(work, waits = WAITS) {
			const [wait, ...others] = waits;
			try {
				return await work();
			} catch (error) {
				if (wait === undefined || !hasCode(error, "EPERM", "EACCES", "EBUSY")) throw error;
				await new Promise((resolve) => setTimeout(resolve, wait));
				return retryWhileInUse(work, others);
			}
		}
		async function openToAppend(path, workspace) {
			const target = await resolveInside(workspace, path);
			await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)((0, node_path__WEBPACK_IMPORTED_MODULE_4__.dirname)(target), { recursive: true });
			const isInside = pathInside(workspace, path) !== undefined;
			const noFollow = isInside ? node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW : 0;
			return (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(target, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDWR | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_APPEND | noFollow);
		}
		async function endsInsideLine(file) {
			const { size } = await file.stat();
			if (size === 0) return false;
			const { buffer } = await file.read({
				buffer: Buffer.alloc(1),
				position: size - 1
			});
			return buffer.toString() !== "\n";
		}
		function hasCode(error, ...codes) {
			return error instanceof Error && "code" in error && codes.some((code) => code === error.code);
		}
	}),
	84344: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { U: () => isLoopback });
		function isLoopback(hostname) {
			return hostname === "localhost" || hostname === "[::1]" || /^127(\.\d+){3}$/.test(hostname);
		}
	}),
	67712: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { $: () => findNearestName });
		var leven__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47785);
		function findNearestName(given, names) {
			const spelled = given.toLowerCase().replaceAll("_", "-");
			if (spelled.length > 60) return undefined;
			return (0, leven__WEBPACK_IMPORTED_MODULE_0__.h)(spelled, names, { maxDistance: Math.floor(Math.max(spelled.length, 3) / 3) });
		}
	}),
	46958: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			B: () => formatCount,
			y: () => formatScore
		});
		const MINUS = "−";
		function formatScore(value) {
			const isTiny = value !== 0 && Math.abs(value) < .05;
			if (isTiny) return value > 0 ? "<0.1" : `>${MINUS}0.1`;
			const size = Math.abs(value);
			const rounded = size < 0xe8d4a51000 ? Math.round(size * 10) / 10 : size;
			return `${value < 0 ? MINUS : ""}${rounded.toFixed(1)}`;
		}
		function formatCount(value) {
			const rounded = Math.round(value * 10) / 10;
			return `${rounded < 0 ? MINUS : ""}${Math.abs(rounded)}`;
		}
	}),
	94869: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$Q: () => clip,
			Ed: () => UNSPACED,
			OX: () => toSingleLine,
			S8: () => normalize,
			j5: () => copyString,
			qM: () => IGNORABLE,
			zN: () => foldName
		});
		const INVISIBLE = /[[[\p{Cf}&&\p{Default_Ignorable_Code_Point}]\u{E0000}-\u{E007F}]--[\u061C\u200C-\u200F]]/gv;
		const IGNORABLE = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u{E0000}-\u{E007F}]/v;
		function toSingleLine(text) {
			return text.toWellFormed().replace(INVISIBLE, "").replace(/[\p{Cc}\s]+/gu, " ").trim();
		}
		function clip(text, maxLength) {
			if (text.length <= maxLength) return text;
			const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
			let length = 0;
			let end = 0;
			for (const { segment, index } of graphemes.segment(text)) {
				length += Array.from(segment).length;
				if (length < maxLength) end = index + segment.length;
				if (length > maxLength) return `${text.slice(0, end).trimEnd()}…`;
			}
			return text;
		}
		const ASCII = /^[\0-\x7F]*$/;
		const EXCESS_MARKS = /([\p{M}\uFF9E\uFF9F]{30})[\p{M}\uFF9E\uFF9F]+/gu;
		function normalize(text, form) {
			return ASCII.test(text) ? text : text.replace(EXCESS_MARKS, "$1").normalize(form);
		}
		function foldName(name) {
			return normalize(name, "NFKC").trim().toLowerCase();
		}
		function copyString(text) {
			return Buffer.from(text).toString();
		}
		const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
	}),
	78625: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			N: () => createTimeLeft,
			W: () => createInterval
		});
		const FEWEST_SECONDS = 2;
		const TELLING = .1;
		function createTimeLeft(now) {
			const start = now();
			return (done, planned, minutes = 0) => {
				const seconds = (now() - start) / 1e3;
				if (done === 0 || seconds < FEWEST_SECONDS) return undefined;
				const left = Math.max(planned - done, 0);
				const least = 60 * minutes * left / planned;
				return minutes > 0 && done < TELLING * planned ? least : Math.max(least, seconds / done * left);
			};
		}
		function createInterval(now, seconds) {
			let last = now();
			return () => {
				if (now() - last < seconds * 1e3) return false;
				last = now();
				return true;
			};
		}
	}),
	46241: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			I: () => annotationsOf,
			j: () => describeAnnotatedFailures
		});
		var _findings_find_findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58611);
		var _gate_verdict_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(39231);
		var _document_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42378);
		var _document_headline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8789);
		var _escape_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9924);
		var _messages_message_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(11531);
		var _messages_rules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34071);
		var _problems_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25567);
		var _reasons_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77802);
		var _words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(44702);
		const MOST_ANNOTATIONS = 9;
		const MOST_KEYS = 3;
		function annotationsOf(gates) {
			const failures = gates.flatMap(({ load }) => listFailures(load()));
			const alike = Map.groupBy(failures, ({ key, ...failure }) => JSON.stringify(failure));
			return [...alike.values()].slice(0, MOST_ANNOTATIONS).flatMap((ofGates) => ofGates.slice(0, 1).map(({ rule, message, place, failsStep }) => ({
				title: (0, _escape_js__WEBPACK_IMPORTED_MODULE_7__.h0)(`${nameGates(ofGates.map(({ key }) => key))}: ${rule}`, _words_js__WEBPACK_IMPORTED_MODULE_6__.xt),
				...{
					message,
					place,
					failsStep
				}
			})));
		}
		function listFailures(outcome) {
			const { verdict, key, failures } = outcome;
			const { names } = (0, _document_context_js__WEBPACK_IMPORTED_MODULE_1__.q)(outcome);
			const lost = (0, _findings_find_findings_js__WEBPACK_IMPORTED_MODULE_0__.k)(outcome).filter(_document_headline_js__WEBPACK_IMPORTED_MODULE_2__.Pz).filter(({ kind }) => kind !== "answer-weaker").flatMap((finding) => (0, _problems_js__WEBPACK_IMPORTED_MODULE_4__.b)(finding, outcome.run));
			return failingRules(verdict).flatMap((result) => {
				const annotate = (text, place) => ({
					...{
						key,
						rule: result.rule,
						place,
						failsStep: failures.includes("fail")
					},
					message: (0, _messages_message_js__WEBPACK_IMPORTED_MODULE_8__.hw)({
						code: (0, _messages_rules_js__WEBPACK_IMPORTED_MODULE_3__.Xm)(result.rule),
						text
					})
				});
				if (result.kind === "answers") return lost.map(({ text, place }) => annotate(text, place));
				const named = (0, _messages_rules_js__WEBPACK_IMPORTED_MODULE_3__.f$)(result, names.engineInCountry);
				return [annotate((0, _messages_rules_js__WEBPACK_IMPORTED_MODULE_3__.IO)(named, verdict.unmeasuredCompetitors).sentence, undefined)];
			});
		}
		function nameGates(keys) {
			if (keys.join() === "default") return "AI visibility";
			const { shown, more } = (0, _words_js__WEBPACK_IMPORTED_MODULE_6__.f6)(keys, MOST_KEYS);
			return `AI visibility (${shown.join(", ")}${more})`;
		}
		function describeAnnotatedFailures(outcome) {
			const { failures, verdict } = outcome;
			if (!failures.includes("fail")) return (0, _reasons_js__WEBPACK_IMPORTED_MODULE_5__.ng)(outcome);
			const problems = failingRules(verdict).reduce((sum, result) => sum + (result.kind === "answers" ? result.lost.length : 1), 0);
			const more = problems - MOST_ANNOTATIONS;
			const unsaid = more > 0 ? ` The last ${more} of ${problems} problems have no annotation.` : "";
			const text = `${(0, _reasons_js__WEBPACK_IMPORTED_MODULE_5__.k1)((0, _document_context_js__WEBPACK_IMPORTED_MODULE_1__.q)(outcome))}${unsaid}`;
			const rest = (0, _reasons_js__WEBPACK_IMPORTED_MODULE_5__.ng)({
				...outcome,
				failures: failures.filter((failure) => failure !== "fail")
			});
			return [(0, _messages_message_js__WEBPACK_IMPORTED_MODULE_8__.hw)({
				code: "AVG_FAILED",
				text
			}), rest].filter((line) => line !== "").join("\n");
		}
		function failingRules(verdict) {
			return (0, _gate_verdict_js__WEBPACK_IMPORTED_MODULE_9__.fD)(verdict).filter(({ outcome }) => outcome === "fail");
		}
	}),
	63830: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Pt: () => acceptedHeadlines,
			_B: () => reviewUrl,
			mG: () => acceptedEntry,
			sq: () => acceptLosses
		});
		var _gate_acceptance_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10403);
		var _gate_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39231);
		var _numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73533);
		var _build_blocks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20804);
		const QUOTE_LENGTH = 120;
		const QUESTION_LENGTH = 40;
		const NAME_LENGTH = 50;
		const MOST_LISTED = 5;
		function nameOf(login) {
			return {
				name: `@${login}`,
				most: NAME_LENGTH
			};
		}
		function reviewUrl({ pullUrl }, review) {
			return pullUrl === undefined ? undefined : `${pullUrl}#pullrequestreview-${review}`;
		}
		function acceptedHeadlines({ by }, { findings }) {
			const all = findings.filter((finding) => finding.kind === "loss-accepted");
			const questions = all.flatMap((finding) => finding.questions);
			const [first, ...others] = questions;
			const who = all.length === 1 ? [nameOf(by)] : ["reviewers"];
			if (first !== undefined && others.length === 0) {
				const lost = [{
					quote: first.question,
					most: QUESTION_LENGTH
				}, " lost its answer"];
				return [[
					...lost,
					", and ",
					...who,
					" accepted it"
				], [...lost, ", which is accepted"]];
			}
			const lost = `${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_0__.pq)(questions.length, "question")} lost their answer`;
			return [[
				`${lost}, and `,
				...who,
				" accepted it"
			], [`${lost}, which is accepted`]];
		}
		function acceptedEntry({ by, review, questions }, { run }) {
			const url = reviewUrl(run, review);
			const shown = questions.slice(0, MOST_LISTED);
			const rest = questions.length - shown.length;
			return {
				title: [
					...[
						"Accepted by ",
						nameOf(by),
						" in "
					],
					...url === undefined ? ["a review"] : [{
						link: url,
						label: ["a review"]
					}],
					"."
				],
				lines: [...shown.map(({ question, before }) => [...[{ quote: question }, " lost its answer"], ...before === undefined ? ["."] : [": ", {
					quote: before.text,
					most: QUOTE_LENGTH
				}]]), ...rest > 0 ? [[`and ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_0__.pq)(rest, "more question")}`]] : []]
			};
		}
		const acceptLosses = {
			id: "accept",
			title: "Meant to go? How to accept the loss",
			on: [
				"comment",
				"summary",
				"html"
			],
			blocks({ outcome }) {
				const { pullUrl } = outcome.run;
				const rule = (0, _gate_verdict_js__WEBPACK_IMPORTED_MODULE_1__.fD)(outcome.verdict).find(({ kind }) => kind === "answers");
				if (pullUrl === undefined || rule?.kind !== "answers") return [];
				const lost = new Set(rule.lost);
				const lines = (outcome.baseline?.content?.keywords ?? []).flatMap(({ keyword, lossCode }) => lossCode !== undefined && lost.has(keyword) ? [(0, _gate_acceptance_js__WEBPACK_IMPORTED_MODULE_2__.GW)(lossCode, keyword)] : []);
				if (lines.length === 0) return [];
				return [
					...(0, _build_blocks_js__WEBPACK_IMPORTED_MODULE_3__.FY)([
						...[
							"Submit ",
							{
								link: `${pullUrl}/files`,
								label: ["a review"]
							},
							" with "
						],
						...[lines.length === 1 ? "this line" : "the lines of what was meant to go", ", then run this check again. "],
						"It counts from a person who may write to this repository, and neither opened this pull request nor pushed to its branch. ",
						"It holds for this loss alone, until more is lost."
					]),
					{
						kind: "verbatim",
						text: lines.join("\n")
					},
					...refusedBlocks(rule, outcome)
				];
			}
		};
		function refusedBlocks({ refused }, { run }) {
			const lines = refused.map(({ keyword, by, review, reason }) => {
				const url = reviewUrl(run, review);
				const label = "review";
				return [
					...["The ", url === undefined ? label : {
						link: url,
						label: [label]
					}],
					...by === "" ? [] : [" of ", nameOf(by)],
					...[
						" does not accept ",
						{
							quote: keyword,
							most: QUOTE_LENGTH
						},
						`: ${REFUSALS[reason]}.`
					]
				];
			});
			const items = (some) => some.length === 0 ? [] : [{
				kind: "list",
				items: some
			}];
			const rest = lines.slice(MOST_LISTED);
			return [...items(lines.slice(0, MOST_LISTED)), ...(0, _build_blocks_js__WEBPACK_IMPORTED_MODULE_3__.Lc)(`and ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_0__.pq)(rest.length, "more review")}`, items(rest))];
		}
		const REFUSALS = {
			"own-change": "its author opened this pull request",
			pushed: "its author pushed to the branch of this pull request",
			bot: "its author is no person",
			"no-write": "its author may not write to this repository",
			edited: "it was edited after it was submitted",
			dismissed: "it was dismissed",
			unknown: "GitHub does not tell who wrote it, or who pushed to the branch",
			"other-loss": "its line is not the one of this loss as it is now"
		};
	}),
	20804: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			FY: () => paragraph,
			Lc: () => foldOf,
			RE: () => cutItems,
			c3: () => listOf,
			cT: () => joinLines,
			cZ: () => causesOf,
			c_: () => tableOf,
			wr: () => adviceOf
		});
		function paragraph(text, isSmall = false) {
			return text.length === 0 ? [] : [{
				kind: "paragraph",
				text,
				...isSmall && { isSmall }
			}];
		}
		function listOf(items) {
			return items.length === 0 ? [] : [{
				kind: "list",
				items
			}];
		}
		function tableOf(caption, columns, rows) {
			return rows.length === 0 ? [] : [{
				kind: "table",
				caption,
				columns,
				rows
			}];
		}
		function causesOf(entries) {
			return entries.length === 0 ? [] : [{
				kind: "causes",
				entries
			}];
		}
		function foldOf(title, blocks) {
			return blocks.length === 0 ? [] : [{
				kind: "fold",
				title: [title],
				blocks
			}];
		}
		function adviceOf(todo) {
			return todo === undefined ? [] : paragraph([
				{ strong: ["What to do:"] },
				" ",
				...todo
			]);
		}
		function joinLines(lines, between = ", ") {
			return lines.flatMap((line, index) => index === 0 ? line : [between, ...line]);
		}
		function cutItems(items, most) {
			const more = items.length - most;
			return {
				shown: items.slice(0, most),
				more: more > 0 ? `and ${more} more` : undefined
			};
		}
	}),
	53629: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$4: () => describeLoss,
			Dx: () => linesOf,
			HJ: () => questionsLeftOut,
			Id: () => contentBlocks,
			ep: () => quoteOf,
			yr: () => contentEntry
		});
		var _numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73533);
		var _web_url_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50689);
		var _build_blocks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20804);
		var _headline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8789);
		var _names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46613);
		const MOST_QUESTIONS = 5;
		const MOST_IN_ENTRY = 3;
		const SHORT_QUOTE = 120;
		function contentBlocks(finding, outcome) {
			const [first, ...others] = finding.questions;
			if (first === undefined) return [];
			const { why, todo } = describeLoss(finding, outcome.run);
			if (others.length === 0) {
				return [{
					kind: "facts",
					rows: [
						...first.before ? [{
							label: "Before",
							value: quoteOf(first.before, outcome, "base")
						}] : [],
						{
							label: "Now",
							value: first.after ? quoteOf(first.after, outcome, "head") : nowhere(finding)
						},
						{
							label: "Why",
							value: why
						},
						...todo === undefined ? [] : [{
							label: "What to do",
							value: todo
						}]
					]
				}];
			}
			const shown = finding.questions.slice(0, MOST_QUESTIONS);
			const rest = finding.questions.slice(MOST_QUESTIONS);
			const isOnePage = (0, _headline_js__WEBPACK_IMPORTED_MODULE_1__.E0)(finding).length === 1;
			return [
				...(0, _build_blocks_js__WEBPACK_IMPORTED_MODULE_3__.FY)(why),
				...questionTable(shown, isOnePage),
				...(0, _build_blocks_js__WEBPACK_IMPORTED_MODULE_3__.Lc)(`and ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_0__.pq)(rest.length, "more question")}`, questionTable(rest, isOnePage)),
				...(0, _build_blocks_js__WEBPACK_IMPORTED_MODULE_3__.wr)(todo)
			];
		}
		function contentEntry(finding, outcome) {
			const { why, brief = why, todo } = describeLoss(finding, outcome.run);
			const way = (0, _headline_js__WEBPACK_IMPORTED_MODULE_1__.VO)(finding);
			const shown = finding.questions.slice(0, MOST_IN_ENTRY);
			const rest = finding.questions.length - shown.length;
			const verb = finding.kind === "answer-weaker" ? " has a weaker answer" : " lost its answer";
			return {
				title: way === undefined ? why : [...way, "."],
				lines: [
					...way === undefined ? [] : [brief],
					...shown.map(({ question, before }) => [...[{ quote: question }, verb], ...before === undefined ? ["."] : [": ", {
						quote: before.text,
						most: SHORT_QUOTE
					}]]),
					...rest > 0 ? [[`and ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_0__.pq)(rest, "more question")}`]] : []
				],
				todo
			};
		}
		function questionsLeftOut(findings) {
			if (findings.length === 1) return [];
			return findings.filter(_headline_js__WEBPACK_IMPORTED_MODULE_1__.Pz).flatMap((finding) => finding.questions.slice(MOST_IN_ENTRY));
		}
		function questionTable(questions, isOnePage) {
			return (0, _build_blocks_js__WEBPACK_IMPORTED_MODULE_3__.c_)("Questions that lost their answer, and what answered them", [{ title: ["Question"] }, {
				title: ["Answered until now"],
				width: 2
			}], questions.map(({ question, before }) => [[{ name: question }], before === undefined ? ["–"] : [{ quote: before.text }, ...placeIn(before, isOnePage)]]));
		}
		function placeIn({ place: { path, line } }, isOnePage) {
			if (isOnePage) return line === undefined ? [] : [` (line ${line})`];
			return [
				" (",
				{ name: path },
				...line === undefined ? [] : [`, line ${line}`],
				")"
			];
		}
		function quoteOf({ text, place: { path, line } }, { run, baseline }, side) {
			const origin = baseline?.origin.kind === "inputs" ? baseline.origin.rest : baseline?.origin;
			const base = origin?.kind === "base" && origin.against.kind !== "folder" ? origin.against.commit : undefined;
			const url = (0, _web_url_js__WEBPACK_IMPORTED_MODULE_4__.iw)(run, side === "base" ? base : run.sha, path, line);
			const label = [{ name: path }, ...line === undefined ? [] : [`, line ${line}`]];
			return [
				{ quote: text },
				" (",
				...url === undefined ? label : [{
					link: url,
					label
				}],
				")"
			];
		}
		function describeLoss(finding, run) {
			const page = { name: finding.path };
			switch (finding.kind) {
				case "page-gone": return finding.to === undefined ? {
					why: [
						"This change deletes ",
						page,
						...ownerWords(finding),
						", and its text is on no other page."
					],
					brief: ["Its text is on no other page."],
					todo: [
						"Keep ",
						page,
						"; or move its text to another page, and redirect the old address there."
					]
				} : {
					why: [
						page,
						" moved to ",
						{ name: finding.to },
						", and no redirect leads on from the old address."
					],
					brief: [
						"Its text is at ",
						{ name: finding.to },
						" now."
					],
					todo: [
						"Redirect the old address of ",
						page,
						" to the new one."
					]
				};
				case "page-hidden": return describeHidden(finding, run);
				case "answer-lost": return finding.way === "unread" ? {
					why: [
						page,
						" is no page any more",
						...unreadWords(finding),
						"."
					],
					brief: [
						"It is read as no page",
						...unreadWords(finding),
						"."
					],
					todo: [
						"Restore ",
						page,
						", and put the new text into a file of its own."
					]
				} : describeRewritten(finding, finding.way);
				case "answer-weaker": return describeWeaker(finding);
			}
		}
		const MOST_PIECES = 3;
		function linesOf({ from, to }) {
			return from === to ? `line ${from}` : `lines ${from}–${to}`;
		}
		function removedLines({ path, removed }) {
			const pieces = removed.filter((piece) => piece.path === path);
			if (pieces.length === 0 || pieces.length > MOST_PIECES) return undefined;
			return {
				words: (0, _names_js__WEBPACK_IMPORTED_MODULE_2__.yZ)(joinLines(pieces).map(linesOf)),
				isReplaced: pieces.every(({ now }) => now !== undefined && now.to >= now.from)
			};
		}
		function joinLines(pieces) {
			const joined = [];
			for (const { from, to } of pieces) {
				const last = joined.at(-1);
				if (last !== undefined && from <= last.to + 1) joined.splice(-1, 1, {
					from: last.from,
					to
				});
				else joined.push({
					from,
					to
				});
			}
			return joined;
		}
		function nowhere(finding) {
			const lines = finding.kind === "answer-lost" && finding.way !== "unread" && removedLines(finding);
			return lines && !lines.isReplaced ? ["The lines are gone, and no page answers the question."] : ["No page answers it."];
		}
		function describeRewritten(finding, way) {
			const page = { name: finding.path };
			return {
				why: [
					...takeAway(finding) ?? ["This change removes the text from ", page],
					...ownerWords(finding),
					", and no other page has this text."
				],
				todo: adviceOn(way, page)
			};
		}
		function adviceOn(way, page) {
			switch (way) {
				case "became-link": return [
					"Keep the text on ",
					page,
					", and link to the other page for the rest."
				];
				case "examples-removed": return [
					"Put the examples back, or show new ones on ",
					page,
					"."
				];
				case "steps-removed": return [
					"Put the steps back, or tell them anew on ",
					page,
					"."
				];
				case "section-gone": return [
					"Put the section back, or say it in other words on ",
					page,
					"."
				];
				case "emptied": return [
					"Put the text back; or delete ",
					page,
					", and redirect its address to a page that answers."
				];
				case "rewritten": return [
					"Put the text back, or say it in other words on ",
					page,
					"."
				];
			}
		}
		const OWNERS = {
			confirmed: "(confirmed)",
			named: "(by its name)",
			guessed: "(not confirmed)"
		};
		function ownerWords({ path, questions }) {
			const owned = questions.flatMap(({ owner }) => owner?.path === path ? [owner.certainty] : []);
			const [first] = owned;
			if (first === undefined || owned.length < questions.length) return [];
			const what = questions.length === 1 ? "this question" : "these questions";
			const isSame = owned.every((certainty) => certainty === first);
			return [`, the page that owns ${what}${isSame ? ` ${OWNERS[first]}` : ""}`];
		}
		function takeAway(finding) {
			const lines = removedLines(finding);
			if (lines === undefined) return undefined;
			const verb = lines.isReplaced ? "replaces" : "removes";
			return [`This change ${verb} ${lines.words} of `, { name: finding.path }];
		}
		function unreadWords({ reason, language }) {
			if (reason === undefined) return [];
			const known = reason === "language" && language !== undefined;
			return [`: ${UNREAD[reason]}`, ...known ? [
				" (",
				{
					name: language,
					most: 20
				},
				")"
			] : []];
		}
		const UNREAD = {
			format: "its format is not read",
			language: "it is in another language now",
			copy: "it is another version, a build or a translation of other pages",
			changelog: "it is read as a changelog",
			community: "it is read as a file for contributors",
			template: "it is read as a template",
			test: "it is read as a test",
			playground: "it is read as a part of a playground",
			generated: "it is read as a part of a build, or the work of others",
			hidden: "its name or a folder of it begins with a dot",
			untracked: "it is outside of git",
			sparse: "it is outside of the sparse checkout",
			included: "it is a part of other pages now",
			"not-public": "it is a draft, or hidden from search engines",
			data: "components, templates or scripts fill it now",
			"no-text": "it has no text now",
			"too-large": "it is too large to be read",
			"not-text": "it is no UTF-8 text",
			"not-parsable": "it is nested too deeply, or has a very large table or front matter",
			"long-path": "its path has more than 1,024 characters or 50 folders"
		};
		function describeWeaker(finding) {
			const { way, path, to } = finding;
			const page = { name: path };
			switch (way) {
				case "less": {
					const taken = takeAway(finding);
					return {
						why: taken ? [
							...taken,
							...ownerWords(finding),
							"."
						] : [
							"This change removes a part of the text from ",
							page,
							...ownerWords(finding),
							"."
						],
						todo: ["Put back what the question needs, or say it in other words."]
					};
				}
				case "moved": return to === undefined || to === path ? {
					why: [
						"The address of ",
						page,
						" changed, and no redirect leads on from the old one."
					],
					todo: ["Redirect the old address to the new one."]
				} : {
					why: [
						"The text of ",
						page,
						" is on ",
						{ name: to },
						" now, and no redirect leads there."
					],
					todo: [
						"Redirect the old address of ",
						page,
						" to that of ",
						{ name: to },
						"."
					]
				};
				case "outranked": return {
					why: [page, ", a page of a competitor, fits the question better now."],
					todo: ["Answer the question more fully than that page does."]
				};
			}
		}
		function describeHidden({ path, reasons, questions }, run) {
			const [first] = reasons;
			if (first === undefined) return {
				why: [{ name: path }, " is hidden from answer engines."],
				todo: undefined
			};
			const crawlers = [...new Set(reasons.filter(isSameLine(first)).flatMap(({ crawler }) => crawler ?? []))];
			const who = {
				name: (0, _names_js__WEBPACK_IMPORTED_MODULE_2__.yZ)(crawlers),
				most: 200
			};
			const { file, line, evidence, kind, target = "" } = first;
			const url = (0, _web_url_js__WEBPACK_IMPORTED_MODULE_4__.iw)(run, run.sha, file, line);
			const place = [`Line ${line} of `, url === undefined ? { name: file } : {
				link: url,
				label: [{ name: file }]
			}];
			const said = evidence === "" ? [] : [": ", { code: evidence }];
			const pages = (0, _headline_js__WEBPACK_IMPORTED_MODULE_1__.E0)({
				path,
				questions
			});
			const isOne = pages.length === 1;
			const page = !isOne ? [`these ${pages.length} pages`] : file === path ? ["the page"] : [{ name: path }];
			const remove = [`Delete line ${line} of `, { name: file }];
			switch (kind) {
				case "noindex":
				case "unlisted": return {
					why: [
						...place,
						...said,
						". ",
						...crawlers.length > 0 ? [who, ` leave${crawlers.length === 1 ? "s" : ""} ${isOne ? "the page" : "these pages"} out.`] : [`Search engines leave ${isOne ? "the page" : "these pages"} out, and so do AI engines that search.`]
					],
					todo: [...remove, ", if the page should be found."]
				};
				case "draft-folder": return {
					why: [{ name: path }, " is in a folder of drafts, which is not published."],
					todo: [
						"Move ",
						{ name: path },
						" out of that folder, if the page should be published."
					]
				};
				case "not-shown": return {
					why: [
						...place,
						...said,
						". It hides this text from readers, or strikes it out."
					],
					todo: [
						"Show the text that line ",
						`${line}`,
						" of ",
						{ name: file },
						" hides, if it still holds."
					]
				};
				case "draft":
				case "unpublished": return {
					why: [
						...place,
						...said,
						". It keeps ",
						...page,
						" out of the published site."
					],
					todo: [...remove, ", if the page should be published."]
				};
				case "blocked": return {
					why: [
						...place,
						...said,
						...[
							". It keeps ",
							crawlers.length > 0 ? who : "crawlers",
							" from "
						],
						...page,
						"."
					],
					todo: [...remove, `, or admit these crawlers to the ${isOne ? "page" : "pages"}.`]
				};
				case "canonical": return {
					why: [
						...place,
						" names ",
						{ name: target },
						" as the canonical address of ",
						...page,
						"."
					],
					todo: ["Name the address of the page itself, if engines should cite it."]
				};
				case "redirect": return {
					why: [
						...place,
						" redirects ",
						...page,
						" to ",
						{ name: target },
						"."
					],
					todo: [...remove, ", or put the answer on the page that it leads to."]
				};
			}
		}
		function isSameLine({ kind, file, line }) {
			return (other) => other.kind === kind && other.file === file && other.line === line;
		}
	}),
	42378: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			E: () => plannedEngines,
			q: () => createContext
		});
		var _findings_find_findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58611);
		var _names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46613);
		function createContext(outcome) {
			return {
				outcome,
				findings: (0, _findings_find_findings_js__WEBPACK_IMPORTED_MODULE_0__.k)(outcome),
				names: (0, _names_js__WEBPACK_IMPORTED_MODULE_1__.ND)(outcome.brand, [...outcome.engines, ...answeringEngines(outcome)]),
				failsCheck: outcome.failures.length > 0
			};
		}
		function plannedEngines(outcome) {
			const planned = outcome.answers.engines.map(({ engine }) => engine);
			const known = planned.length > 0 ? outcome.engines.filter((engine) => planned.includes(engine)) : outcome.engines;
			return [...new Set([
				...known,
				...planned,
				...answeringEngines(outcome)
			])];
		}
		function answeringEngines({ measurement }) {
			return measurement?.engines.map(({ engine }) => engine) ?? [];
		}
	}),
	59184: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			DK: () => faultCodes,
			FK: () => incidentEntries,
			Kx: () => blockerWords,
			LT: () => silentSentence,
			Og: () => incidentHeadlines,
			Ry: () => engineNames,
			SM: () => remedyOf,
			Ut: () => serviceFault,
			YJ: () => silentCheck,
			_m: () => codeOfSilent,
			_x: () => silentBlocks,
			vV: () => incidentLine
		});
		var _messages_answers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68595);
		var _messages_code_address_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(13186);
		var _messages_gate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25205);
		var _numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73533);
		var _build_blocks_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20804);
		var _names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46613);
		var _phrases_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79391);
		function silentSentence({ engines, reason }, { names }) {
			const who = engineNames(engines, names);
			if (reason?.code === "unreadable") return `The answers of ${who} can no longer be read`;
			return `${who} did not answer: ${(0, _messages_answers_js__WEBPACK_IMPORTED_MODULE_0__.A3)(reason, names.vendor(engines[0] ?? ""))}`;
		}
		function engineNames(engines, names) {
			return (0, _names_js__WEBPACK_IMPORTED_MODULE_3__.yZ)([...new Set(engines.map(names.engine))]);
		}
		function silentBlocks(context) {
			const { findings, names, outcome } = context;
			return findings.flatMap((finding) => {
				if (finding.kind !== "engine-silent") return [];
				const isHeadline = findings[0] === finding;
				const remedy = remedyOf(finding.reason, {
					engine: finding.isOptional ? undefined : engineNames(finding.engines, names),
					next: (0, _phrases_js__WEBPACK_IMPORTED_MODULE_4__.B6)(outcome)
				});
				return [...(0, _build_blocks_js__WEBPACK_IMPORTED_MODULE_5__.FY)(isHeadline ? [] : [{ strong: [`${silentSentence(finding, context)}.`] }]), ...(0, _build_blocks_js__WEBPACK_IMPORTED_MODULE_5__.wr)(remedy)];
			});
		}
		function codeOfSilent({ reason }) {
			return reason === undefined ? "AVG_ENGINE_SILENT" : (0, _messages_answers_js__WEBPACK_IMPORTED_MODULE_0__.zl)(reason);
		}
		function faultCodes(context) {
			const codes = context.findings.flatMap((finding) => {
				if (finding.kind === "engine-silent") return [codeOfSilent(finding)];
				if (finding.kind !== "incident") return [];
				const faults = faultsOf(finding.blocker, context).map(({ entry }) => codeOfSilent(entry));
				return [(0, _messages_gate_js__WEBPACK_IMPORTED_MODULE_1__.Gj)(finding.blocker).code, ...faults];
			});
			const links = [...new Set(codes)].map((code) => [{
				link: (0, _messages_code_address_js__WEBPACK_IMPORTED_MODULE_6__.p7)(code),
				label: [code]
			}]);
			return links.length === 0 ? [] : [
				"More on ",
				...(0, _build_blocks_js__WEBPACK_IMPORTED_MODULE_5__.cT)(links),
				"."
			];
		}
		function silentCheck({ engines, planned }, context) {
			const all = context.outcome.answers.planned;
			const share = all > 0 ? planned / all : 0;
			const part = share === 0 ? "a part" : Math.abs(share - .5) < .05 ? "half" : (0, _numbers_js__WEBPACK_IMPORTED_MODULE_2__.l9)(share);
			return context.failsCheck ? `The check fails until ${engineNames(engines, context.names)} answers, because ${part} of the plan was not measured.` : `${(0, _phrases_js__WEBPACK_IMPORTED_MODULE_4__.YC)(context)} ${part === "a part" ? "A part" : part === "half" ? "Half" : part} of the plan was not measured.`;
		}
		function remedyOf(reason, { engine, next }) {
			const optional = engine === undefined ? [] : [
				` To go on without ${engine}, mark it as optional in `,
				{ code: "engines" },
				"."
			];
			if (reason?.code === "unreadable") return [...ON_UNREADABLE, ...optional];
			if (reason?.scope !== "engine") {
				return next === undefined ? undefined : [`Nothing until the next run, on ${next}.`, ...optional];
			}
			return [...(0, _messages_answers_js__WEBPACK_IMPORTED_MODULE_0__.ik)(reason), ...optional];
		}
		const ON_UNREADABLE = [
			"Use the newest version of the action. If this is the newest, report ",
			{ code: "shape" },
			" in the result file to us: it has names of fields, and no texts."
		];
		const LONGEST = 1e3;
		function incidentHeadlines({ blocker, isPartly }, context) {
			const { names } = context;
			switch (blocker.kind) {
				case "no-secrets": return [["This run has no key, so nothing was measured"]];
				case "baseline": return [[blocker.unusable.kind === "base" ? "The pages before this change cannot be read" : "The earlier runs cannot be used"]];
				case "day-limit": return [["This run needs more requests than the plan allows in a day"]];
				case "time-budget": return [["This run needs more time than timeout-minutes allows"]];
				case "cost-limit": return [["This run would cost more than max-cost"]];
				case "missing-shards": {
					const parts = blocker.shards.map((shard) => shard.replace("/", " of "));
					if (parts.length === 0) return [["No part of this run left a result"]];
					return [[parts.length === 1 ? `Part ${parts[0]} of this run left no result` : `${parts.length} parts of this run left no result`]];
				}
				case "service": {
					const { kind, status } = blocker.facts;
					const what = isPartly ? " was only partly measured" : " was not measured";
					const fault = serviceFault(kind, status);
					return [[
						`${fault}: `,
						...names.brand,
						what
					], [fault]];
				}
				case "few-answers":
				case "no-answers": {
					const isNone = blocker.kind === "no-answers" || blocker.evaluated === 0;
					const what = isNone ? "No engine answered" : "Too few answers came";
					const reasons = faultsOf(blocker, context).map((fault) => fault.why);
					return [
						[reasons.join("; ")],
						reasons.slice(0, 1),
						[]
					].map((why) => [`${what}${why.join() === "" ? "" : `: ${why.join()}`}`]);
				}
				case "required-unanswered": {
					const who = blocker.engines.map(({ engine }) => names.engineInCountry(engine));
					return [[`${(0, _names_js__WEBPACK_IMPORTED_MODULE_3__.yZ)(who)} answered too few questions`], ["A required engine answered too few questions"]];
				}
			}
		}
		function incidentLine({ blocker }, context) {
			const { gap } = context.outcome;
			if (context.outcome.verdict.kind === "judged" && gap !== undefined) {
				return [`The verdict covers ${gap.keywords} of ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_2__.pq)(gap.allKeywords, "question")}. ${(0, _phrases_js__WEBPACK_IMPORTED_MODULE_4__.YC)(context)}`];
			}
			if (blocker.kind === "few-answers") {
				const { evaluated, planned, minAnswers } = blocker;
				const none = planned === 1 ? "The only answer did not come" : `None of the ${planned} answers came`;
				return [evaluated === 0 ? `${none}, so nothing was measured. ${(0, _phrases_js__WEBPACK_IMPORTED_MODULE_4__.YC)(context)}` : `${evaluated} of ${planned} answers came, and min-answers is ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_2__.w_)(minAnswers)}%. ${(0, _phrases_js__WEBPACK_IMPORTED_MODULE_4__.YC)(context)}`];
			}
			return [...blockerWords(blocker), ` ${(0, _phrases_js__WEBPACK_IMPORTED_MODULE_4__.YC)(context)}`];
		}
		function blockerWords(blocker) {
			return [{
				name: (0, _messages_gate_js__WEBPACK_IMPORTED_MODULE_1__.Gj)(blocker).text,
				most: LONGEST
			}];
		}
		function incidentEntries({ blocker }, context) {
			return faultsOf(blocker, context).flatMap(({ why, entry }) => {
				const todo = remedyOf(entry.reason, {
					engine: undefined,
					next: (0, _phrases_js__WEBPACK_IMPORTED_MODULE_4__.B6)(context.outcome)
				});
				return todo === undefined ? [] : [{
					title: [`${upperFirst(why)}.`],
					todo
				}];
			});
		}
		function faultsOf(blocker, { outcome, names }) {
			if (blocker.kind !== "few-answers" && blocker.kind !== "no-answers") return [];
			const missing = blocker.kind === "few-answers" ? blocker.missing : outcome.answers.missing;
			return [...new Map(missing.toReversed().map((entry) => {
				const why = (0, _messages_answers_js__WEBPACK_IMPORTED_MODULE_0__.A3)(entry.reason, names.vendor(entry.engine));
				return [why, {
					why,
					entry
				}];
			})).values()].reverse();
		}
		function serviceFault(kind, status) {
			if (kind === "setup") return "The pages could not be read";
			if (status === 401 || status === 403) return "The scan service refused the key";
			if (kind === "cancelled") return "The run was cancelled";
			if (status !== undefined) return `The scan service failed with status ${status}`;
			return "The scan service did not answer";
		}
		function upperFirst(text) {
			return text.slice(0, 1).toUpperCase() + text.slice(1);
		}
	}),
	8789: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Cy: () => textOfFinding,
			E0: () => pagesOf,
			Pz: () => isContentLoss,
			VO: () => wayOf,
			gD: () => headlineOf,
			y7: () => reportMark
		});
		var _messages_answers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68595);
		var _numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73533);
		var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44702);
		var _accepted_losses_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63830);
		var _faults_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59184);
		var _names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46613);
		var _phrases_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(79391);
		var _plain_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(91921);
		const MOST_CHARACTERS = 90;
		const QUESTION_LENGTH = 40;
		const PATH_LENGTH = 60;
		const CONTENT_LOSSES = [
			"page-gone",
			"page-hidden",
			"answer-lost",
			"answer-weaker"
		];
		function isContentLoss(finding) {
			return CONTENT_LOSSES.includes(finding.kind);
		}
		const MARKS_OF_STATUS = {
			pass: "fail",
			fail: "fail",
			error: "error",
			inconclusive: "warn"
		};
		function reportMark({ findings: [first], failsCheck, outcome }) {
			const mark = first === undefined ? "pass" : markOf(first);
			const { status } = outcome.verdict;
			const isGood = mark === "pass" || mark === "report";
			return isGood && (failsCheck || status !== "pass") ? MARKS_OF_STATUS[status] : mark;
		}
		function markOf({ kind, leadsTo }) {
			if (leadsTo === "none") return kind === "first-run" || kind === "no-rule" ? "report" : "pass";
			if (leadsTo === "inconclusive") return "warn";
			return leadsTo;
		}
		function headlineOf(context) {
			const [first] = context.findings;
			if (first === undefined) throw new RangeError("a report has one finding at least");
			const candidates = wordsOf(first, context);
			const fitting = candidates.find((line) => (0, _plain_text_js__WEBPACK_IMPORTED_MODULE_7__.oi)(line).length <= MOST_CHARACTERS);
			return fitting ?? [{
				name: (0, _plain_text_js__WEBPACK_IMPORTED_MODULE_7__.oi)(candidates.at(-1) ?? []),
				most: MOST_CHARACTERS
			}];
		}
		function textOfFinding(finding, context) {
			return (0, _plain_text_js__WEBPACK_IMPORTED_MODULE_7__.oi)(headlineOf({
				...context,
				findings: [finding]
			}));
		}
		function wordsOf(first, context) {
			const { names, outcome } = context;
			const { brand } = names;
			if (isContentLoss(first)) return contentLoss(first, context);
			switch (first.kind) {
				case "incident": return (0, _faults_js__WEBPACK_IMPORTED_MODULE_4__.Og)(first, context);
				case "engine-silent": return [[(0, _faults_js__WEBPACK_IMPORTED_MODULE_4__.LT)(first, context)], [`${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_1__.pq)(first.engines.length, "engine")} did not answer: ${(0, _messages_answers_js__WEBPACK_IMPORTED_MODULE_0__.A3)(first.reason, names.vendor(first.engines[0] ?? ""))}`]];
				case "dropped":
					if (first.value !== undefined) return [valueDropped(first.value, first.change !== undefined, context)];
					return [dropped(first, context)];
				case "engine-lost": return [dropped(first, context)];
				case "declined": return [lowSince(first, "", context)];
				case "still-low": return [lowSince(first, "still ", context)];
				case "floor-broken": return [brokenRule(first, context)];
				case "may-be-chance": {
					const { scope, change, test, value, time } = first;
					const doubt = test === "untested" ? "It is too early to judge this" : "This may be chance";
					if (time !== undefined) return [[...lowSince({
						...first,
						time
					}, "may be ", context), `. ${doubt}`]];
					if (value !== undefined) {
						return [change !== undefined, false].map((isLevel) => [...valueDropped(value, isLevel, context), `. ${doubt}`]);
					}
					return change === undefined ? [[...brand, ` may be cited less than before. ${doubt}`]] : [[...(0, _phrases_js__WEBPACK_IMPORTED_MODULE_6__.uW)(scope, change.now, names), `, was ${(0, _phrases_js__WEBPACK_IMPORTED_MODULE_6__.Xm)(change)}. ${doubt}`]];
				}
				case "config-changed": {
					const [file, ...others] = first.files;
					return [others.length === 0 && file !== undefined ? ["This pull request edits the settings of the gate: ", {
						name: file.path,
						most: PATH_LENGTH
					}] : [`This pull request edits ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_1__.pq)(first.files.length, "file")} of the settings of the gate`], ["This pull request edits the settings of the gate"]];
				}
				case "competitor-ahead": {
					const { site, own } = first;
					const share = (0, _numbers_js__WEBPACK_IMPORTED_MODULE_1__.l9)(site.answers / site.of);
					return [[
						{
							name: site.domain,
							most: QUESTION_LENGTH
						},
						" is now cited more than ",
						...brand,
						`: ${share} and ${(0, _phrases_js__WEBPACK_IMPORTED_MODULE_6__.tC)(own)}`
					]];
				}
				case "share-of-voice": return [[...brand, ` has ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_1__.l9)(first.share)} of the citations among ${first.brands} brands. It was ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_1__.l9)(first.was)}`]];
				case "back": {
					const { scope, change, isCertain, since, low } = first;
					const day = (0, _words_js__WEBPACK_IMPORTED_MODULE_2__.xN)(since, outcome.run.finishedAt);
					const level = change === undefined || low.share === undefined ? "" : `: ${(0, _phrases_js__WEBPACK_IMPORTED_MODULE_6__.tC)(change.now)}, low was ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_1__.l9)(low.share)}`;
					const who = citing(scope, "", context);
					return [[
						...isCertain ? [] : ["Perhaps "],
						...who,
						` again${(0, _phrases_js__WEBPACK_IMPORTED_MODULE_6__.$t)(scope)} since ${day}${level}`
					]];
				}
				case "was-chance": {
					const { change, scope, toldOn } = first;
					const fall = `The fall of ${(0, _words_js__WEBPACK_IMPORTED_MODULE_2__.xN)(toldOn, outcome.run.finishedAt)} was chance`;
					return change === undefined ? [[fall]] : [[
						`${fall}: `,
						...(0, _phrases_js__WEBPACK_IMPORTED_MODULE_6__.uW)(scope, change.now, names),
						(0, _phrases_js__WEBPACK_IMPORTED_MODULE_6__.JD)(change)
					], [fall]];
				}
				case "reader-undecided": {
					const [question = "", ...others] = first.questions;
					return others.length === 0 ? [[{
						quote: question,
						most: QUESTION_LENGTH
					}, " is undecided: the two readings differ"]] : [[`${first.questions.length} questions are undecided: the two readings of each differ`]];
				}
				case "loss-accepted": return (0, _accepted_losses_js__WEBPACK_IMPORTED_MODULE_3__.Pt)(first, context);
				case "answer-new": {
					const all = context.findings.filter((finding) => finding.kind === "answer-new");
					const count = all.reduce((sum, { questions }) => sum + questions.length, 0);
					return [[`No question lost its answer, ${count} ${count === 1 ? "has a new one" : "have new ones"}`]];
				}
				case "first-run": return [firstRun(first, context)];
				case "no-rule": return [first.level === undefined ? ["No rule is set, so this gate cannot fail"] : [...(0, _phrases_js__WEBPACK_IMPORTED_MODULE_6__.lS)(first.level, context), ". No rule is set"]];
				case "unchanged": return [unchanged(first, context)];
			}
		}
		function dropped({ scope, change }, { names }) {
			const { brand, engine } = names;
			if (change === undefined) return [...brand, " is cited less than before"];
			if (scope.kind !== "engine" || change.now.cited > 0) {
				return [...(0, _phrases_js__WEBPACK_IMPORTED_MODULE_6__.uW)(scope, change.now, names), `. It was ${(0, _phrases_js__WEBPACK_IMPORTED_MODULE_6__.Xm)(change)}`];
			}
			return [...[`${engine(scope.engine)} no longer cites `, ...brand], `${(0, _phrases_js__WEBPACK_IMPORTED_MODULE_6__.$t)(scope)}. It did in ${(0, _phrases_js__WEBPACK_IMPORTED_MODULE_6__.Xm)(change)} of its answers`];
		}
		function valueDropped({ rule, subject: { noun, unit }, now, was }, isLevel, { names: { brand } }) {
			const [value, before] = [(0, _numbers_js__WEBPACK_IMPORTED_MODULE_1__.Fl)(now, unit), (0, _numbers_js__WEBPACK_IMPORTED_MODULE_1__.Fl)(was, unit)];
			if (rule === "max-cited-engines-drop") {
				return [
					`${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_1__.pq)(now, "engine")} ${now === 1 ? "cites" : "cite"} `,
					...brand,
					`. It was ${before}`
				];
			}
			return isLevel && rule === "max-bcr-drop" ? [...brand, ` is cited as often, but less prominently: score ${value}, was ${before}`] : [
				`The ${noun} of `,
				...brand,
				` is ${value}. It was ${before}`
			];
		}
		function citing(scope, verb, { names: { brand, engine } }) {
			if (scope.kind !== "engine") return [...brand, verb === "may be " ? " may be cited" : ` is ${verb}cited`];
			return [`${engine(scope.engine)} ${verb === "may be " ? "may cite" : `${verb}cites`} `, ...brand];
		}
		function lowSince({ scope, time, value }, verb, context) {
			const who = citing(scope, verb, context);
			const day = (0, _words_js__WEBPACK_IMPORTED_MODULE_2__.xN)(time.since, context.outcome.run.finishedAt);
			const { levels } = time;
			if (value !== undefined) {
				const { unit } = value.subject;
				const [now, was] = [(0, _numbers_js__WEBPACK_IMPORTED_MODULE_1__.Fl)(value.now, unit), (0, _numbers_js__WEBPACK_IMPORTED_MODULE_1__.Fl)(value.was, unit)];
				const how = levels === undefined ? "less" : "as often, but less prominently";
				return [...who, ` ${how} since ${day}: ${unit === "score" ? "score " : ""}${now}, was ${was}`];
			}
			if (levels === undefined) return [...who, ` less since ${day}`];
			const [now, was] = [(0, _numbers_js__WEBPACK_IMPORTED_MODULE_1__.l9)(levels.since), (0, _numbers_js__WEBPACK_IMPORTED_MODULE_1__.l9)(levels.before)];
			return [...who, ` less${(0, _phrases_js__WEBPACK_IMPORTED_MODULE_6__.$t)(scope)} since ${day}: ${now}, was ${was}`];
		}
		function firstRun({ level, missing }, context) {
			if (level === undefined) return ["There is nothing to compare with yet"];
			const sentence = (0, _phrases_js__WEBPACK_IMPORTED_MODULE_6__.lS)(level, context);
			switch (missing.kind) {
				case "no-history-yet":
				case "no-run-yet": return ["First run: ", ...sentence];
				case "other-settings": return ["First run with these settings: ", ...sentence];
				case "accepted": return ["New level: ", ...sentence];
				default: return [...sentence, ", compared with nothing"];
			}
		}
		function unchanged({ change, level }, context) {
			if (context.outcome.baseline?.content !== undefined) return ["No question lost its answer"];
			if (change !== undefined) return [...(0, _phrases_js__WEBPACK_IMPORTED_MODULE_6__.lS)(change.now, context), (0, _phrases_js__WEBPACK_IMPORTED_MODULE_6__.JD)(change)];
			if (level !== undefined) return (0, _phrases_js__WEBPACK_IMPORTED_MODULE_6__.lS)(level, context);
			const { citedEngines = 0, totalEngines = 0 } = context.outcome.measurement ?? {};
			return totalEngines === 0 ? [
				"No answer about ",
				...context.names.brand,
				" was evaluated"
			] : [`${citedEngines} of ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_1__.pq)(totalEngines, "engine")} ${citedEngines === 1 ? "cites" : "cite"} `, ...context.names.brand];
		}
		function contentLoss(first, { findings, outcome }) {
			const alike = findings.filter(isContentLoss).filter(({ leadsTo, kind }) => first.kind === "answer-weaker" ? kind === first.kind : leadsTo === first.leadsTo && kind !== "answer-weaker");
			const questions = [...new Set(alike.flatMap(({ questions }) => questions.map(({ question }) => question)))];
			const all = outcome.baseline?.content?.keywords.length ?? questions.length;
			const isOne = questions.length === 1;
			const lost = first.kind === "answer-weaker" ? isOne ? "has a weaker answer" : "have a weaker answer" : isOne ? "lost its answer" : "lost their answer";
			const subject = isOne ? [{
				quote: questions[0] ?? "",
				most: QUESTION_LENGTH
			}, ` ${lost}`] : [`${questions.length === all ? `All ${all}` : `${questions.length} of ${all}`} questions ${lost}`];
			const way = alike.length === 1 ? wayOf(first) ?? textWayOf(first, isOne ? "its" : "their") : undefined;
			return [...way === undefined ? [] : [[
				...subject,
				": ",
				...way
			]], subject];
		}
		function pagesOf({ path, questions }) {
			return [...new Set(questions.map(({ before }) => before?.place.path ?? path))];
		}
		function wayOf(finding) {
			const page = {
				name: finding.path,
				most: PATH_LENGTH
			};
			switch (finding.kind) {
				case "page-gone": return [page, finding.to === undefined ? " is deleted" : " moved without a redirect"];
				case "page-hidden": {
					const pages = pagesOf(finding);
					return pages.length > 1 ? [`${pages.length} pages are hidden`] : [page, " is hidden"];
				}
				case "answer-lost": return finding.way === "unread" ? [page, " is no page any more"] : undefined;
				case "answer-weaker": return undefined;
			}
		}
		function textWayOf(finding, its) {
			if (finding.kind !== "answer-lost") return undefined;
			switch (finding.way) {
				case "became-link": return [`${its} text became a link`];
				case "examples-removed": return [`${its} examples are gone`];
				case "steps-removed": return [`${its} steps are gone`];
				case "section-gone": return [`${its} section is gone`];
				case "emptied": return [`hardly anything of ${its} page is left`];
				case "rewritten":
				case "unread": return undefined;
			}
		}
		function brokenRule({ rule, leadsTo }, context) {
			const { names } = context;
			const { brand } = names;
			switch (rule.kind) {
				case "floor": {
					const { unit } = rule.subject;
					const floor = `${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_1__.w_)(rule.floor)}${unit === "percent" ? "%" : ""}`;
					const now = rule.observed === undefined ? "not known" : (0, _numbers_js__WEBPACK_IMPORTED_MODULE_1__.Fl)(rule.observed, unit);
					if (rule.rule === "min-cited-engines") return [
						`${now} ${rule.observed === 1 ? "engine cites" : "engines cite"} `,
						...brand,
						`. Your floor is ${floor}`
					];
					if (unit === "percent") return [...brand, ` has ${now} of the citations. Your floor is ${floor}`];
					return [
						`The ${rule.subject.noun} of `,
						...brand,
						` is ${now}. Your floor is ${floor}`
					];
				}
				case "required-engines": {
					const who = (0, _names_js__WEBPACK_IMPORTED_MODULE_5__.yZ)(rule.missing.map(names.engineInCountry));
					return [
						`${who} must cite `,
						...brand,
						` and ${rule.missing.length === 1 ? "does" : "do"} not`
					];
				}
				case "sentiment": return [
					"An answer about ",
					...brand,
					" has an unwanted sentiment: ",
					{
						name: rule.found[0]?.sentiment ?? "",
						most: 20
					}
				];
				case "drop": {
					const dropped = valueDropped({
						...rule,
						now: rule.observed,
						was: rule.baseline
					}, false, context);
					return leadsTo === "fail" ? dropped : [...dropped, ". This may be chance"];
				}
				default: return [
					`The ${rule.subject.noun} of `,
					...brand,
					" is beyond its limit"
				];
			}
		}
	}),
	46613: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			GL: () => countryName,
			HI: () => countryInSentence,
			ND: () => createNames,
			yZ: () => joinWords
		});
		var _embedded_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16424);
		var _lib_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94869);
		const BRAND_LENGTH = 25;
		const ENGINE_LENGTH = 30;
		const WITH_ARTICLE = new Set("AE BS CD CF DO GB GM KM MH MV NL PH SB SC US".split(" "));
		function createNames(brand, engines) {
			const names = (0, _embedded_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_0__.Js)(engines);
			const engine = (id) => {
				const { id: plain } = (0, _embedded_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_0__.Vl)(id);
				return (0, _embedded_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_0__.rn)(plain) ? "your pages" : toName(names.get(plain) ?? plain);
			};
			return {
				brand: [{
					name: brand,
					most: BRAND_LENGTH
				}],
				engine,
				engineInCountry(id) {
					const { country } = (0, _embedded_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_0__.Vl)(id);
					return country === undefined ? engine(id) : `${engine(id)} in ${countryInSentence(country)}`;
				},
				vendor: (id) => toName((0, _embedded_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_0__.AK)(id))
			};
		}
		function countryName(code) {
			return new Intl.DisplayNames(["en"], { type: "region" }).of(code) ?? code;
		}
		function countryInSentence(code) {
			return `${WITH_ARTICLE.has(code) ? "the " : ""}${countryName(code)}`;
		}
		function joinWords(words) {
			return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
		}
		function toName(text) {
			return (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_1__.$Q)((0, _lib_text_js__WEBPACK_IMPORTED_MODULE_1__.OX)(text).replaceAll("`", "'"), ENGINE_LENGTH);
		}
	}),
	79391: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$t: () => placeOf,
			B6: () => nextRun,
			EC: () => usually,
			JD: () => beforeWords,
			Xf: () => isLevelSince,
			Xm: () => wasOf,
			YC: () => checkSentence,
			YL: () => LEAST_FOR_PERCENT,
			hC: () => sentences,
			lS: () => wholeSentence,
			mQ: () => countsOf,
			tC: () => shareOf,
			uW: () => levelSentence,
			y6: () => MORE_ANSWERS
		});
		var _embedded_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16424);
		var _numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73533);
		var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44702);
		var _names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46613);
		const LEAST_FOR_PERCENT = 10;
		const MORE_ANSWERS = "More questions, engines or samples change that, and so do more recorded runs.";
		const HALF_A_DAY = 432e5;
		const SAME = 5;
		function shareOf({ cited, answers, share }) {
			return answers < LEAST_FOR_PERCENT ? `${cited} of ${answers}` : (0, _numbers_js__WEBPACK_IMPORTED_MODULE_1__.l9)(share);
		}
		function wasOf({ now, was }) {
			return now.answers < LEAST_FOR_PERCENT ? `usually ${usually(was.usually)} of ${now.answers}` : (0, _numbers_js__WEBPACK_IMPORTED_MODULE_1__.l9)(was.share);
		}
		function countsOf({ cited, answers }) {
			return `${cited} of ${answers}`;
		}
		function usually(count) {
			return `${Math.round(count)}`;
		}
		function isLevel({ now, was }) {
			return now.answers < LEAST_FOR_PERCENT ? Math.round(was.usually) === now.cited : Math.abs(Math.round(100 * now.share) - Math.round(100 * was.share)) <= SAME;
		}
		function isLevelSince({ now, was, since }) {
			return isLevel({
				was,
				since,
				now: {
					...now,
					cited: Math.round(since.usually),
					share: since.share
				}
			});
		}
		function placeOf(scope) {
			if (scope.kind === "whole") return "";
			return scope.country === undefined ? "" : ` in ${(0, _names_js__WEBPACK_IMPORTED_MODULE_3__.HI)(scope.country)}`;
		}
		function beforeWords(change) {
			const [now, was] = [shareOf(change.now), wasOf(change)];
			if (now === was || isLevel(change) && change.now.answers < LEAST_FOR_PERCENT) return ", as before";
			return isLevel(change) ? `, as before (${was})` : `, was ${was}`;
		}
		function checkSentence({ failsCheck }) {
			return failsCheck ? "The check fails." : "The check passes.";
		}
		function sentences(...parts) {
			const text = parts.filter((part) => part !== "").join(" ");
			return text === "" ? [] : [text];
		}
		function nextRun({ trend, run }) {
			const times = [...trend.map(({ createdAt }) => Date.parse(createdAt)), Date.parse(run.finishedAt)];
			if (times.length < 3 || times.some(Number.isNaN)) return undefined;
			const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time)).sort((a, b) => a - b);
			const median = gaps[Math.floor(gaps.length / 2)] ?? 0;
			const isRegular = gaps.filter((gap) => Math.abs(gap - median) <= median / 4).length * 2 > gaps.length;
			if (median < HALF_A_DAY || !isRegular) return undefined;
			return (0, _words_js__WEBPACK_IMPORTED_MODULE_2__.xN)(new Date(Date.parse(run.finishedAt) + median).toISOString(), run.finishedAt);
		}
		function levelSentence(scope, level, { brand, engine }) {
			const isFew = level.answers < LEAST_FOR_PERCENT;
			const of = (whose) => isFew ? `${countsOf(level)} answers` : `${shareOf(level)} of ${whose} answers`;
			const place = placeOf(scope);
			return scope.kind === "engine" ? [
				`${engine(scope.engine)} cites `,
				...brand,
				` in ${of("its")}${place}`
			] : [...brand, ` is cited in ${of("the")}${place}`];
		}
		function wholeSentence(level, { outcome, names }) {
			const engines = outcome.measurement?.engines ?? [];
			return engines.length > 0 && engines.every(({ engine }) => (0, _embedded_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_0__.rn)(engine)) ? [`Your pages answer ${level.cited} of ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_1__.pq)(level.answers, "question")}`] : levelSentence({ kind: "whole" }, level, names);
		}
	}),
	91921: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			B2: () => SIGNS,
			CI: () => partsOf,
			Dc: () => splitHeadline,
			oi: () => plainOf
		});
		var _lib_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94869);
		var _escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9924);
		var _web_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50689);
		const NAME_LENGTH = 120;
		const QUOTE_LENGTH = 300;
		const CODE_LENGTH = 200;
		const SIGNS = {
			pass: {
				sign: "✓",
				tone: "better"
			},
			fail: {
				sign: "✗",
				tone: "worse"
			},
			error: {
				sign: "✗",
				tone: "worse"
			},
			warn: {
				sign: "!",
				tone: "doubtful"
			},
			report: {
				sign: "–",
				tone: undefined
			}
		};
		function partsOf(line, look = {}) {
			return line.flatMap((part) => {
				if (typeof part === "string") return [{
					...look,
					text: part
				}];
				if ("name" in part) return [{
					...look,
					text: (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.$Q)((0, _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.OX)(part.name), part.most ?? NAME_LENGTH) || "–"
				}];
				if ("quote" in part) return [{
					...look,
					text: `“${(0, _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.$Q)((0, _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.OX)(part.quote), part.most ?? QUOTE_LENGTH)}”`
				}];
				if ("code" in part) return [{
					...look,
					text: (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.$Q)((0, _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.OX)(part.code), CODE_LENGTH),
					isCode: true
				}];
				if ("strong" in part) return partsOf(part.strong, {
					...look,
					isStrong: true
				});
				if ("small" in part) return partsOf(part.small, {
					...look,
					isSmall: true
				});
				if ("toned" in part) return partsOf(part.toned, {
					...look,
					tone: part.tone
				});
				const url = (0, _web_url_js__WEBPACK_IMPORTED_MODULE_1__.BD)(part.link)?.href;
				return partsOf(part.label, {
					...look,
					...url !== undefined && { url }
				});
			});
		}
		function splitHeadline({ text, isHeading }) {
			const end = isHeading ? -1 : text.indexOf(". ");
			return end === -1 ? [text, []] : [text.slice(0, end), text.slice(end + 1)];
		}
		function plainOf(line) {
			return (0, _escape_js__WEBPACK_IMPORTED_MODULE_2__.h0)(partsOf(line).map(({ text }) => text).join(""), Number.POSITIVE_INFINITY);
		}
	}),
	39220: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A: () => togetherSentence,
			x: () => secondLine
		});
		var _comparison_comparison_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(25039);
		var _comparison_scope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69972);
		var _embedded_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16424);
		var _gate_test_answers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31870);
		var _messages_baseline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17677);
		var _numbers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73533);
		var _words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44702);
		var _faults_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(59184);
		var _phrases_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(79391);
		const LEAST_TOLD = .2;
		const LEAST_ANSWERS = 6;
		const TIMES = [
			"no run",
			"one run",
			"two runs",
			"three runs"
		];
		function secondLine(context) {
			const { outcome, findings } = context;
			const [first] = findings;
			const check = (0, _phrases_js__WEBPACK_IMPORTED_MODULE_7__.YC)(context);
			const passes = context.failsCheck ? "the check fails for another reason" : "the check passes";
			const day = (date) => (0, _words_js__WEBPACK_IMPORTED_MODULE_5__.xN)(date, outcome.run.finishedAt);
			switch (first?.kind) {
				case "incident": return (0, _faults_js__WEBPACK_IMPORTED_MODULE_6__.vV)(first, context);
				case "engine-silent": return [...othersLine(context), (0, _faults_js__WEBPACK_IMPORTED_MODULE_6__.YJ)(first, context)];
				case "dropped":
				case "engine-lost": return (0, _phrases_js__WEBPACK_IMPORTED_MODULE_7__.hC)(first.kind === "dropped" ? togetherSentence(first.scope, context) : "", first.certainty === "more-than-chance" ? "Chance does not explain this." : "", asBefore(first, context));
				case "declined": return (0, _phrases_js__WEBPACK_IMPORTED_MODULE_7__.hC)(first.certainty === "more-than-chance" ? "Chance does not explain this." : "", first.toldOn === undefined ? "" : `First told on ${day(first.toldOn)}.`, asBefore(first, context));
				case "floor-broken": return first.leadsTo === "fail" ? [] : [check];
				case "may-be-chance": {
					const next = (0, _phrases_js__WEBPACK_IMPORTED_MODULE_7__.B6)(outcome);
					const decides = next === undefined ? "The next run decides" : `The next run, on ${next}, decides`;
					return [`${check} ${decides}; nothing to do until then. To know today, start a run by hand.`];
				}
				case "config-changed": return [check];
				case "still-low": return (0, _phrases_js__WEBPACK_IMPORTED_MODULE_7__.hC)(`First told on ${day(first.toldOn)}.`, outcome.run.pullUrl === undefined ? `It failed ${TIMES[first.failures] ?? (0, _numbers_js__WEBPACK_IMPORTED_MODULE_4__.pq)(first.failures, "run")} and now only warns: ${passes}.` : `It began before this pull request and only warns here: ${passes}.`, asBefore(first, context));
				case "back": {
					const { change, isCertain, low } = first;
					const was = change === undefined ? "" : `Before it fell on ${day(low.since)} it was ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_4__.l9)(change.was.share)}.`;
					const runs = low.runs === 1 ? "The low run no longer counts" : `The ${low.runs} low runs no longer count`;
					return (0, _phrases_js__WEBPACK_IMPORTED_MODULE_7__.hC)(was, isCertain ? `${runs} in any comparison.` : "Further runs at this level confirm it.");
				}
				case "was-chance": return [`All runs since then can be without any change. ${check}`];
				case "first-run": return firstRunLine(first, context);
				case "no-rule": return [...["The check passes whatever the answers are. To let it fail, set a floor (", { code: "min-overall-bcr" }], ...[
					", ",
					{ code: "min-cited-engines" },
					") or a ",
					{ code: "baseline" },
					"."
				]];
				case "reader-undecided": return [`Words decide, and ${passes}. Please look at the page yourself.`];
				case "answer-weaker":
				case "loss-accepted": return [check];
				case "competitor-ahead":
				case "share-of-voice": return [`${check} No rule failed. Chance does not explain this.`];
				default: return [];
			}
		}
		function firstRunLine({ level, missing, site, uncited }, context) {
			const check = context.failsCheck ? [
				"The check fails, because ",
				{ code: "fail-on" },
				" asks for a baseline."
			] : [(0, _phrases_js__WEBPACK_IMPORTED_MODULE_7__.YC)(context)];
			const isLive = context.outcome.answers.planned > 0;
			const next = describeNextRun(level?.cited ?? 0, isLive);
			const beside = [...site === undefined || site.answers / site.of < LEAST_TOLD ? [] : [...[" Cited most beside you: ", {
				name: site.domain,
				most: 60
			}], ` in ${(0, _phrases_js__WEBPACK_IMPORTED_MODULE_7__.tC)({
				cited: site.answers,
				answers: site.of,
				share: site.answers / site.of
			})} of the answers.`], ...uncited.filter(({ answers }) => answers >= LEAST_ANSWERS).slice(0, 1).flatMap(({ keyword, answers }) => {
				const counts = (0, _phrases_js__WEBPACK_IMPORTED_MODULE_7__.mQ)({
					cited: 0,
					answers,
					share: 0
				});
				return [
					" Never cited for ",
					{
						quote: keyword,
						most: 60
					},
					` (${counts}).`
				];
			})];
			switch (missing.kind) {
				case "no-history-yet":
				case "no-run-yet": return [
					"There is nothing to compare with yet. ",
					...check,
					` ${next}`,
					...isLive ? beside : []
				];
				case "accepted": return ["You accepted this level: earlier runs no longer count. ", ...check];
				default: return [
					"Not compared: ",
					{
						name: (0, _messages_baseline_js__WEBPACK_IMPORTED_MODULE_3__.UV)(missing),
						most: 500
					},
					". ",
					...check
				];
			}
		}
		function describeNextRun(cited, isLive) {
			if (!isLive) return "Once a run is recorded, a loss fails the next one.";
			const all = cited === 1 ? "the one citation" : `all ${cited} citations`;
			if (cited >= _gate_test_answers_js__WEBPACK_IMPORTED_MODULE_2__.oX.certain) {
				return `Once this run is recorded, losing ${all} fails the next one; smaller losses take more recorded runs.`;
			}
			if (cited >= _gate_test_answers_js__WEBPACK_IMPORTED_MODULE_2__.oX.suspicious) {
				return `Once this run is recorded, losing ${all} may be chance in the next run and fails the run after it; smaller losses take more recorded runs.`;
			}
			return cited === 0 ? "Until an answer cites the brand, there is no citation to lose." : `The gate cannot see the loss of ${all} yet. ${_phrases_js__WEBPACK_IMPORTED_MODULE_7__.y6}`;
		}
		function othersLine({ outcome, names }) {
			const change = (0, _comparison_comparison_js__WEBPACK_IMPORTED_MODULE_8__.ND)(outcome.comparison?.cells ?? []);
			const compared = [...new Set(outcome.comparison?.cells.map(({ engine }) => engine))];
			if (change === undefined) return [];
			const isOne = new Set(compared.map(names.engine)).size === 1;
			return [...[`${(0, _faults_js__WEBPACK_IMPORTED_MODULE_6__.Ry)(compared, names)} ${isOne ? "cites" : "cite"} `, ...names.brand], ` in ${(0, _phrases_js__WEBPACK_IMPORTED_MODULE_7__.tC)(change.now)} of ${isOne ? "its" : "their"} answers${(0, _phrases_js__WEBPACK_IMPORTED_MODULE_7__.JD)(change)}. `];
		}
		const COUNTS = [
			"",
			"",
			"Both",
			"All three",
			"All four",
			"All five",
			"All six"
		];
		function togetherSentence(scope, { outcome, names }) {
			const cells = (outcome.comparison?.cells ?? []).filter(({ engine }) => (0, _comparison_scope_js__WEBPACK_IMPORTED_MODULE_0__.S1)(scope, engine));
			const changes = [...Map.groupBy(cells, ({ engine }) => names.engine(engine)).values()].map(_comparison_comparison_js__WEBPACK_IMPORTED_MODULE_8__.ND);
			const isAll = changes.every((change) => change && change.since.share < change.was.share && !(0, _phrases_js__WEBPACK_IMPORTED_MODULE_7__.Xf)(change));
			if (changes.length < 2 || !isAll) return "";
			return `${COUNTS[changes.length] ?? `All ${changes.length}`} engines fell${scope.kind === "whole" ? "" : " there"} together.`;
		}
		function asBefore({ scope, leadsTo }, context) {
			const { findings, outcome, names } = context;
			if (scope.kind === "whole") return "";
			const others = findings.slice(1).some((finding) => "scope" in finding && finding.leadsTo === leadsTo);
			const rest = (outcome.comparison?.cells ?? []).filter(({ engine }) => !(0, _comparison_scope_js__WEBPACK_IMPORTED_MODULE_0__.S1)(scope, engine));
			const change = (0, _comparison_comparison_js__WEBPACK_IMPORTED_MODULE_8__.ND)(rest);
			if (others || change === undefined || !(0, _phrases_js__WEBPACK_IMPORTED_MODULE_7__.Xf)(change)) return "";
			if (scope.kind === "country") return "The other countries are as before.";
			if (scope.country !== undefined) return "The rest is as before.";
			const engines = [...new Set(rest.map(({ engine }) => (0, _embedded_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_1__.Vl)(engine).id))];
			return engines.length <= 3 ? `${(0, _faults_js__WEBPACK_IMPORTED_MODULE_6__.Ry)(engines, names)} ${engines.length === 1 ? "is" : "are"} as before.` : "The other engines are as before.";
		}
	}),
	9924: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			D4: () => plainTitle,
			fp: () => breakTriggers,
			h0: () => plainLine,
			pe: () => ZERO_WIDTH_SPACE,
			v3: () => cleanLines
		});
		var _lib_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94869);
		const ZERO_WIDTH_SPACE = "​";
		const TRIGGERS = /[@#](?=\S)|:(?=\/\/|[\w+-]+(?::|$))|www(?=\.)|\bgh-(?=\d)/gi;
		function breakTriggers(line) {
			return line.replace(TRIGGERS, `$&${ZERO_WIDTH_SPACE}`);
		}
		function plainLine(text, maxLength = 1e3) {
			return (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.$Q)((0, _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.OX)(text), maxLength).replace(/^::/, `:${ZERO_WIDTH_SPACE}:`).replaceAll("##[", `##${ZERO_WIDTH_SPACE}[`);
		}
		function plainTitle(text, maxLength) {
			const inert = breakTriggers((0, _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.OX)(text).replaceAll("`", "'"));
			return (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.$Q)(inert, maxLength);
		}
		function cleanLines(text) {
			return text.toWellFormed().replace(/\r\n?/g, "\n").replace(/[\p{Cc}\p{Cf}\u{E0000}-\u{E007F}]/gu, (character) => /[\n\t]/.test(character) ? character : (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.OX)(character)).replace(/^\n+/, "").trimEnd();
		}
	}),
	1336: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			DV: () => codeBlock,
			FV: () => escapeMarkdown,
			RL: () => escapeWords,
			UF: () => joinMarkdown,
			iQ: () => markdownLink,
			md: () => md,
			sd: () => hiddenMark
		});
		var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2503);
		var _lib_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94869);
		var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9924);
		var _web_url_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50689);
		const schema = zod__WEBPACK_IMPORTED_MODULE_0__.YjP().brand();
		const SYNTAX = /[\\`*_~|<>&[\]$@#\u200B]/g;
		const LINE_START = /^[-=:]|^\+(?=\s|$)|(?<=^\d{1,9})[.)](?=\s|$)/;
		const COMMIT_HASH = /(?<![\w-])(?=[a-f]*\d)[\da-f]{7,40}(?![\w-])/gi;
		const CODE_NAME = /`([a-z][\w-]*(?:: [\w-]+)?)`/;
		const LINK_BREAKERS = /[<>()[\]|`"'\\\s$]/g;
		const LABEL_LENGTH = 60;
		const BACKLINKED = /^\/[^/]+\/[^/]+\/(?:issues|pull|discussions)\/\d/;
		function md(strings, ...values) {
			return trust(strings.map((text, index) => `${text}${values[index] ?? ""}`).join(""));
		}
		function joinMarkdown(parts, separator) {
			return trust(parts.join(separator));
		}
		function escapeMarkdown(text, maxLength = 300) {
			const inert = (0, _escape_js__WEBPACK_IMPORTED_MODULE_1__.fp)((0, _lib_text_js__WEBPACK_IMPORTED_MODULE_2__.$Q)((0, _lib_text_js__WEBPACK_IMPORTED_MODULE_2__.OX)(text), maxLength));
			return escapeSyntax(inert.replace(COMMIT_HASH, (hash) => hash.replace(/.{6}(?=.)/g, `$&${_escape_js__WEBPACK_IMPORTED_MODULE_1__.pe}`)));
		}
		function escapeWords(text) {
			const parts = text.split(CODE_NAME).map((part, index) => index % 2 === 1 ? trust(`\`${part}\``) : escapePart(part));
			return joinMarkdown(parts, "");
		}
		function escapePart(text) {
			const [before = "", after = ""] = [/^\s/, /.\s$/s].map((pattern) => pattern.test(text) ? " " : "");
			return trust(`${before}${escapeMarkdown(text, Number.POSITIVE_INFINITY)}${after}`);
		}
		function markdownLink(label, url) {
			const target = (0, _web_url_js__WEBPACK_IMPORTED_MODULE_3__.BD)(url);
			if (target === undefined) return escapeMarkdown(label ?? url, LABEL_LENGTH);
			const text = escapeSyntax((0, _escape_js__WEBPACK_IMPORTED_MODULE_1__.fp)((0, _lib_text_js__WEBPACK_IMPORTED_MODULE_2__.$Q)((0, _lib_text_js__WEBPACK_IMPORTED_MODULE_2__.OX)(label ?? (0, _web_url_js__WEBPACK_IMPORTED_MODULE_3__.QV)(target)), LABEL_LENGTH)));
			if (target.hostname === "github.com" && BACKLINKED.test(target.pathname)) {
				target.hostname = "redirect.github.com";
			}
			const href = target.href.replace(LINK_BREAKERS, toPercentCode).replaceAll("&", "&amp;");
			return trust(`[${text || target.hostname}](${href})`);
		}
		function codeBlock(text, language = "") {
			const longest = Array.from(text.matchAll(/`+/g)).reduce((most, [run]) => Math.max(most, run.length), 2);
			const ticks = "`".repeat(longest + 1);
			return trust(`${ticks}${language}\n${text}\n${ticks}`);
		}
		function hiddenMark(kind, key) {
			return trust(`<!-- ${kind}:${encodeURIComponent(key.toWellFormed())} -->`);
		}
		function trust(text) {
			return schema.parse(text);
		}
		function escapeSyntax(line) {
			return trust(line.replace(SYNTAX, toEntity).replace(LINE_START, toEntity));
		}
		function toEntity(character) {
			return `&#${character.charCodeAt(0)};`;
		}
		function toPercentCode(character) {
			return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;
		}
	}),
	68595: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A3: () => reasonOf,
			F2: () => lineOfMissingAnswers,
			I3: () => ANSWERS,
			Xm: () => describeMissingAnswers,
			ik: () => adviceOn,
			qf: () => listReasons,
			ug: () => ENGINES,
			zl: () => codeOfReason
		});
		var _document_plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91921);
		var _escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9924);
		var _numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73533);
		var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44702);
		var _message_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11531);
		function answerEntry(entry) {
			return {
				...entry,
				words: (missing) => `${countMissing(missing)}: ${explain(entry, missing)}, such as on “${(0, _escape_js__WEBPACK_IMPORTED_MODULE_3__.h0)(missing.keyword, _words_js__WEBPACK_IMPORTED_MODULE_2__.xt)}”.`
			};
		}
		function engineEntry(entry) {
			return {
				...entry,
				endsWithRemedy: false,
				words(missing) {
					const { reason } = missing;
					const advice = reason.scope === "engine" ? (0, _document_plain_text_js__WEBPACK_IMPORTED_MODULE_0__.oi)(entry.advise(reason.vendor, [{ code: reason.vendor.keyVariable }])) : entry.remedy;
					return `${countMissing(missing)}: ${explain(entry, missing)}. The engine was asked no further. ${advice}`;
				}
			};
		}
		const ANSWERS = {
			AVG_ANSWER_UNSEARCHED: answerEntry({
				reason: () => "it did not search the web",
				meaning: "The engine answered without a web search.",
				remedy: "Another model of the vendor may search more often.",
				saysAll: true
			}),
			AVG_ANSWER_REFUSED: answerEntry({
				reason: () => "it refused to answer",
				meaning: "The engine, or a filter of its vendor, refused to answer.",
				remedy: "Rephrase the keyword, if it may look harmful out of context."
			}),
			AVG_ANSWER_FAILED: answerEntry({
				reason: () => "its replies could not be read",
				meaning: "The engine reported a failure or stopped before the end.",
				remedy: "If most answers fail, try another model."
			}),
			AVG_ANSWER_SOURCES: answerEntry({
				reason: () => "it named no sources",
				meaning: "The engine searched, and its answer names no page that it cites; it may cite some in an unknown form.",
				remedy: "If this affects most answers, report it to us, and put a ? after the name of the engine in engines."
			}),
			AVG_ANSWER_UNREADABLE: answerEntry({
				reason: () => "its answers can no longer be read",
				meaning: "The answers cite or name nobody, and chance does not explain it: the form of the replies has changed.",
				remedy: "Use the newest version of the action. If it is the newest, report `shape` in the result file to us: it holds names of fields, and no texts. A ? after the name in engines goes on without the engine.",
				saysAll: true
			}),
			AVG_ANSWER_MALFORMED: answerEntry({
				reason: () => "its replies could not be read",
				meaning: "A reply does not follow the vendor's format.",
				remedy: "If this affects most answers, check the address of the engine, and report the message to us."
			}),
			AVG_ANSWER_REJECTED: answerEntry({
				reason: (vendor) => `${vendor} refused the requests`,
				meaning: "The vendor refused the request, such as with status 400.",
				remedy: "If this affects all answers, the model may not support web search."
			}),
			AVG_ANSWER_REDIRECT: answerEntry({
				reason: (vendor) => `${vendor} refused the requests`,
				meaning: "The vendor redirects to another address (status 3xx).",
				remedy: "Check the address of the engine in the environment, and the proxy. The key is never sent to another address."
			}),
			AVG_ANSWER_5XX: answerEntry({
				reason: (vendor) => `${vendor} was not available`,
				meaning: "The server of the vendor failed after all attempts.",
				remedy: "Run the job again later. If the failure lasts, look at the status page of the vendor."
			}),
			AVG_ANSWER_CONNECTION: answerEntry({
				reason: (vendor) => `${vendor} was not available`,
				meaning: "The vendor could not be reached after all attempts.",
				remedy: "Check that the runner may reach the vendor, and the address in the environment. Behind a proxy, set HTTPS_PROXY for the job."
			}),
			AVG_ANSWER_429: answerEntry({
				reason: (vendor) => `${vendor} limited the requests`,
				meaning: "The vendor limited the question for its whole time (status 429).",
				remedy: "Ask for fewer keywords or samples, run at another time, or raise the limits of the account."
			}),
			AVG_ANSWER_TIMEOUT: answerEntry({
				reason: (vendor) => `${vendor} was not available`,
				meaning: "No answer came in the time of a question: a quarter of `timeout-minutes`, at least 30 seconds.",
				remedy: "If this affects many answers, raise timeout-minutes, or choose a faster model."
			}),
			AVG_ANSWER_BUDGET: answerEntry({
				reason: () => "the time of the run ended",
				meaning: "The time budget ended before the answer.",
				remedy: "Raise timeout-minutes, or ask for fewer keywords, engines or samples.",
				saysAll: true
			}),
			AVG_ANSWER_COST: answerEntry({
				reason: () => "the run had reached max-cost",
				meaning: "The question was not sent: the cost of the run had reached `max-cost`.",
				remedy: "Raise max-cost, or ask for fewer keywords, engines or samples.",
				saysAll: true
			}),
			AVG_ENGINE_KEY: engineEntry({
				reason: (vendor) => `${vendor} refused the key`,
				meaning: "The vendor refused the key (status 401).",
				remedy: "Check the variable that the message names.",
				advise: (_, key) => [
					"Put a valid key into the secret ",
					...key,
					" and run again."
				]
			}),
			AVG_ENGINE_FORBIDDEN: engineEntry({
				reason: (vendor) => `${vendor} does not permit the key to do this`,
				meaning: "The key has no permission (status 403).",
				remedy: "Permit the key to use the model and web search.",
				advise: ({ model }, key) => [
					"Permit the key in ",
					...key,
					" to use the model ",
					{ name: model },
					" and web search."
				]
			}),
			AVG_ENGINE_CREDIT: engineEntry({
				reason: (vendor) => `the account at ${vendor} has no credit left`,
				meaning: "The account has no credit left, or has reached its spending limit.",
				remedy: "Add credit, or raise the limit.",
				advise: (_, key) => [
					"Add credit to the account of the key in ",
					...key,
					", or raise its spending limit."
				]
			}),
			AVG_ENGINE_QUOTA: engineEntry({
				reason: (vendor) => `the day’s quota at ${vendor} is used up`,
				meaning: "The account may ask nothing more on this day.",
				remedy: "Run the job tomorrow, raise the quota, or ask for less.",
				advise: (_, key) => [...["Run the job tomorrow, or raise the quota a day of the account of the key in ", ...key], ". Fewer questions or samples need less of it."]
			}),
			AVG_ENGINE_MODEL: engineEntry({
				reason: (vendor) => `${vendor} does not know the model`,
				meaning: "The vendor does not know the model or the address, such as with status 404.",
				remedy: "Check the model in `engines`, and the variable that the message names.",
				advise: ({ model, baseUrlVariable }, key) => [...[
					"Check the model ",
					{ name: model },
					" in ",
					{ code: "engines" },
					", whether the key in ",
					...key
				], ...[
					" may use it, and the address in ",
					{ code: baseUrlVariable },
					" if it is set."
				]]
			}),
			AVG_ENGINE_RATE_LIMIT: engineEntry({
				reason: (vendor) => `${vendor} limited the requests`,
				meaning: "The vendor limited a question for its whole time (status 429) and answered no other.",
				remedy: "Raise the limits of the account, or ask for less.",
				advise: (_, key) => [
					"Raise the limits of the account of the key in ",
					...key,
					", or ask fewer questions or samples."
				]
			}),
			AVG_ENGINE_TIMEOUT: engineEntry({
				reason: (vendor) => `${vendor} was not available`,
				meaning: "Three questions in a row got no answer in the time of a question.",
				remedy: "Run the job again later. If the model is slow, raise timeout-minutes.",
				advise: () => [
					"Run the job again later. If the model is slow, raise ",
					{ code: "timeout-minutes" },
					"."
				]
			})
		};
		const ENGINES = {
			AVG_ENGINE_SILENT: {
				meaning: "A hosted service returned no answer of an engine that `engines` lists.",
				remedy: "Ask the service why. To go on without the engine, put a ? after its name in engines.",
				endsWithRemedy: false,
				words: (finding) => finding
			},
			AVG_ENGINE: {
				meaning: "The embedded service skipped a page, a stored record or the sentiment of an answer.",
				remedy: "What was skipped is not measured.",
				endsWithRemedy: false,
				words: (reason) => reason
			}
		};
		const CODES = {
			unsearched: "AVG_ANSWER_UNSEARCHED",
			refused: "AVG_ANSWER_REFUSED",
			failed: "AVG_ANSWER_FAILED",
			"no-sources": "AVG_ANSWER_SOURCES",
			unreadable: "AVG_ANSWER_UNREADABLE",
			malformed: "AVG_ANSWER_MALFORMED",
			rejected: "AVG_ANSWER_REJECTED",
			redirected: "AVG_ANSWER_REDIRECT",
			"server-error": "AVG_ANSWER_5XX",
			unreachable: "AVG_ANSWER_CONNECTION",
			busy: "AVG_ANSWER_429",
			"timed-out": "AVG_ANSWER_TIMEOUT",
			"out-of-time": "AVG_ANSWER_BUDGET",
			"cost-limit": "AVG_ANSWER_COST",
			"key-refused": "AVG_ENGINE_KEY",
			forbidden: "AVG_ENGINE_FORBIDDEN",
			"no-credit": "AVG_ENGINE_CREDIT",
			"day-quota": "AVG_ENGINE_QUOTA",
			"unknown-model": "AVG_ENGINE_MODEL",
			"rate-limited": "AVG_ENGINE_RATE_LIMIT",
			unresponsive: "AVG_ENGINE_TIMEOUT"
		};
		function codeOfReason({ code }) {
			return CODES[code];
		}
		function reasonOf(reason, vendor) {
			return reason === undefined ? "the service has no result of it" : ANSWERS[codeOfReason(reason)].reason(vendor);
		}
		function adviceOn({ code, vendor }) {
			const { keyVariable, keyPage } = vendor;
			return ANSWERS[CODES[code]].advise(vendor, [{ code: keyVariable }, ...keyPage === undefined ? [] : [
				" (",
				{
					link: keyPage,
					label: ["your keys"]
				},
				")"
			]]);
		}
		function describeMissingAnswers(missing) {
			const { reason } = missing;
			const keyPage = reason.scope === "engine" ? reason.vendor.keyPage : undefined;
			return {
				...(0, _message_js__WEBPACK_IMPORTED_MODULE_4__.bD)(ANSWERS, codeOfReason(reason), missing),
				keyPage
			};
		}
		function lineOfMissingAnswers(missing) {
			const { code, text, keyPage } = describeMissingAnswers(missing);
			return (0, _message_js__WEBPACK_IMPORTED_MODULE_4__.hw)({
				code,
				text: keyPage === undefined ? text : `${text} Keys: ${keyPage}`
			});
		}
		function listReasons(missing, most = 3) {
			const named = missing.toSorted((a, b) => b.count - a.count).slice(0, most).map(({ engine, count, reason }) => `${nameOf(engine)} ${count} (${reasonOf(reason, "the vendor")})`);
			return named.join(", ");
		}
		function countMissing({ engine, count, planned }) {
			return `${count} of ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_1__.pq)(planned, "answer")} of ${nameOf(engine)} ${count === 1 ? "is" : "are"} missing`;
		}
		function explain({ reason, saysAll }, missing) {
			const { status, detail } = missing.reason;
			const facts = [status === undefined ? "" : `status ${status}`, saysAll ? "" : (0, _message_js__WEBPACK_IMPORTED_MODULE_4__.Rw)(detail)];
			const known = facts.filter((fact) => fact !== "").join(": ");
			return `${reason("the vendor")}${known && ` (${known})`}`;
		}
		function nameOf(text) {
			return (0, _escape_js__WEBPACK_IMPORTED_MODULE_3__.h0)(text, _words_js__WEBPACK_IMPORTED_MODULE_2__.xt);
		}
	}),
	17677: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Qv: () => describeUnusableBaseline,
			RJ: () => describeMissingBaseline,
			UV: () => describeMissing,
			uN: () => describeOrigin,
			w7: () => describeScanPerChange
		});
		var _lib_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(94869);
		var _files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53271);
		var _history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16364);
		var _message_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11531);
		var _scans_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8370);
		var _service_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37731);
		const BASELINE = {
			AVG_BASELINE_UNUSABLE: {
				meaning: "The baseline exists and cannot be used.",
				remedy: "Restore the baseline, or delete it to start without one.",
				words: (problem) => problem
			},
			AVG_BASELINE_MISSING: {
				meaning: "There is no baseline, and `fail-on` lists `no-baseline`.",
				remedy: "Record a run on the default branch, or remove `no-baseline` from `fail-on`.",
				endsWithRemedy: false,
				words: (missing) => `There is no baseline (${describeMissing(missing)}), and fail-on lists no-baseline.`
			},
			AVG_PUSH_BASE: {
				meaning: "The commit before a push is not known, or not in the checkout. Floors apply.",
				remedy: "Write fetch-depth: 0 under with: of actions/checkout. The first push of a branch has no commit before it. To fail such a run, add no-baseline to fail-on.",
				words: (missing) => `This run is compared with nothing: ${describeMissing(missing)}.`
			},
			AVG_SCAN_PER_CHANGED: {
				meaning: "The recorded runs have another `scan-per`.",
				remedy: "A new series begins with the next recorded run. To go on with the earlier one, set `scan-per` to the value that the message names.",
				endsWithRemedy: false,
				words: ({ missing, change }) => `There is no baseline: ${describeMissing(missing)}. ${change}`
			}
		};
		function describeUnusableBaseline(unusable) {
			switch (unusable.kind) {
				case "base": {
					const { facts } = unusable;
					const { code, what, remedy } = (0, _service_js__WEBPACK_IMPORTED_MODULE_3__.VN)(facts);
					const before = facts.corpus === undefined ? "The pages before the change cannot be measured. " : facts.corpus.kind === "no-pages" ? "After this change, no page is left to answer from: restore one if the change deletes or hides them all. " : "";
					const whole = `${before}${what} Nothing was scanned.`;
					return {
						code,
						what: whole,
						remedy,
						text: `${whole} ${remedy}`
					};
				}
				case "history": {
					const { cause, place } = unusable;
					const why = (0, _history_js__WEBPACK_IMPORTED_MODULE_1__.d0)(cause);
					const what = `The baseline ${(0, _history_js__WEBPACK_IMPORTED_MODULE_1__.df)(place)} cannot be used: ${why}. Nothing was scanned.`;
					return cause.kind === "not-to-be-used" ? (0, _message_js__WEBPACK_IMPORTED_MODULE_4__.Tt)(_files_js__WEBPACK_IMPORTED_MODULE_0__.cn, (0, _files_js__WEBPACK_IMPORTED_MODULE_0__.QY)(cause.facts), what) : (0, _message_js__WEBPACK_IMPORTED_MODULE_4__.Tt)(BASELINE, "AVG_BASELINE_UNUSABLE", what);
				}
			}
		}
		function describeOrigin(origin) {
			switch (origin.kind) {
				case "inputs": return origin.rest === undefined ? "the inputs" : `the inputs and ${describeOrigin(origin.rest)}`;
				case "base": {
					const { against } = origin;
					if (against.kind === "folder") return `the pages in ${against.folder}`;
					const commit = against.commit.slice(0, 7);
					if (against.kind === "merge-base") return `the merge base ${commit}`;
					return `${commit}, the ${against.kind === "base-tip" ? "tip of the base branch" : "commit before the push"}`;
				}
				default: return origin.runs > 1 ? `${origin.runs} runs ${(0, _history_js__WEBPACK_IMPORTED_MODULE_1__.tb)(origin)}` : (0, _history_js__WEBPACK_IMPORTED_MODULE_1__.df)(origin);
			}
		}
		function describeMissing(missing) {
			switch (missing.kind) {
				case "none-configured": return "none is configured";
				case "accepted": return `the level of this run is accepted (\`accept: true\`), so earlier runs ${(0, _history_js__WEBPACK_IMPORTED_MODULE_1__.tb)(missing.place)} do not count`;
				case "no-history-yet": return describeMissingHistory(missing.cause, missing.place);
				case "no-run-yet": return `${(0, _history_js__WEBPACK_IMPORTED_MODULE_1__.df)(missing.place)} holds no run yet`;
				case "no-readable-run": return `no run ${(0, _history_js__WEBPACK_IMPORTED_MODULE_1__.tb)(missing.place)} can be read`;
				case "other-settings": {
					const changes = missing.changes.map(describeChange).join("; ");
					return `the last run ${(0, _history_js__WEBPACK_IMPORTED_MODULE_1__.tb)(missing.place)} was made with other settings: ${changes}`;
				}
				case "unreadable": return `the history ${(0, _history_js__WEBPACK_IMPORTED_MODULE_1__.tb)(missing.place)} could not be read`;
				case "no-base-for-event": return `a run of the event ${missing.event} checks no change; only pull requests, merge groups and pushes have a base`;
				case "no-commit-before-push": return missing.commit === undefined ? "the push names no commit before it, as the first push of a branch" : `the commit ${missing.commit.slice(0, 7)} before the push is not in the checkout and could not be fetched`;
				case "no-base-for-service": return "a hosted service cannot measure an earlier tree";
				case "unusable": return describeMissingUnusable(missing.unusable);
			}
		}
		function describeMissingBaseline(missing) {
			switch (missing.kind) {
				case "none-configured": return undefined;
				case "no-commit-before-push": return {
					text: (0, _message_js__WEBPACK_IMPORTED_MODULE_4__.cA)(BASELINE, "AVG_PUSH_BASE", missing),
					isWarning: true
				};
				case "no-base-for-event": return {
					text: `baseline: base was skipped: ${describeMissing(missing)}. This run is compared with nothing; floors apply.`,
					isWarning: false
				};
				default: {
					const change = describeScanPerChange(missing);
					return change === undefined ? {
						text: `There is no baseline: ${describeMissing(missing)}. Floors apply.`,
						isWarning: false
					} : {
						text: (0, _message_js__WEBPACK_IMPORTED_MODULE_4__.cA)(BASELINE, "AVG_SCAN_PER_CHANGED", {
							missing,
							change
						}),
						isWarning: true
					};
				}
			}
		}
		function describeMissingUnusable(unusable) {
			switch (unusable.kind) {
				case "base": return unusable.facts.corpus?.kind === "no-pages" ? "no page is left to compare" : "the pages before the change cannot be measured";
				case "history": return `${(0, _history_js__WEBPACK_IMPORTED_MODULE_1__.df)(unusable.place)} cannot be used`;
			}
		}
		function describeScanPerChange(missing) {
			if (missing.kind !== "other-settings") return undefined;
			const [change, ...others] = missing.changes;
			if (change?.name !== "scan-per" || others.length > 0) return undefined;
			const before = change.removed.join() === "all" ? "all" : "keyword";
			const now = before === "all" ? "keyword" : "all";
			return `The earlier runs made ${_scans_js__WEBPACK_IMPORTED_MODULE_2__.bZ[before]}, and this run makes ${_scans_js__WEBPACK_IMPORTED_MODULE_2__.bZ[now]}. Such numbers cannot be compared. ` + `Later runs are compared with the runs that are recorded from now on. To go on with the earlier runs, set scan-per: ${before}.`;
		}
		function describeMissingHistory(cause, place) {
			const name = (0, _history_js__WEBPACK_IMPORTED_MODULE_1__.df)(place);
			switch (cause.kind) {
				case "no-file": return `there is no file ${name}`;
				case "added-by-change": return `the change adds the file ${name}, and a change is not compared with its own baseline`;
				case "no-branch": return `there is no branch ${place.kind === "branch" ? place.branch : name} yet`;
				case "no-file-on-branch": {
					const file = place.kind === "branch" ? `file ${place.path}` : "history";
					return `there is no ${file} on ${name}, or the job lacks the permission \`${cause.permission}\``;
				}
				case "no-artifact": return `no finished run on ${cause.defaultBranch} has uploaded ${name} yet`;
				case "artifact-expired": return `every copy of ${name} that a run on ${cause.defaultBranch} uploaded has expired`;
			}
		}
		function describeChange({ name, added, removed, single }) {
			const list = (items) => (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_5__.$Q)(items.join(", "), _history_js__WEBPACK_IMPORTED_MODULE_1__.W9);
			if (single) return `${name} was ${list(removed)} and is ${list(added)}`;
			const parts = [...added.length > 0 ? [`added ${list(added)}`] : [], ...removed.length > 0 ? [`removed ${list(removed)}`] : []];
			return `${name} (${parts.join(", ")})`;
		}
	}),
	13186: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			p7: () => addressOfCode,
			tp: () => withAddresses
		});
		const DOCUMENTS = "https://ai-visibility-gate.github.io/ai-visibility-gate";
		function addressOfCode(code) {
			return `${DOCUMENTS}/errors#${code.toLowerCase()}`;
		}
		function withAddresses(lines) {
			return lines.replace(/^(?:[^:\n]+: )?(AVG_[A-Z\d_]+): .*/gm, (line, code) => `${line} ${addressOfCode(code)}`);
		}
	}),
	53271: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			QY: () => codeOfFileProblem,
			Rw: () => describeFileProblem,
			bC: () => wordsOfError,
			cn: () => FILES,
			hE: () => describeUnusableFile
		});
		var _escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9924);
		var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44702);
		var _message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11531);
		const FILES = {
			AVG_BASE_FILE: {
				meaning: "A file that decides (config, keywords, baseline, recorded answers) could not be read at the tip of the base branch.",
				remedy: "Run actions/checkout before this step with fetch-depth: 2, or with fetch-depth: 0 where the step names a ref. For a file that a step of the job makes, give an absolute path outside of the workspace, such as ${{ runner.temp }}/baseline.json.",
				words: unusableFile
			},
			AVG_LINK_OUT: {
				meaning: "A symbolic link leads out of the workspace, or to nothing.",
				remedy: "Remove the link, or give the absolute path of the place that it leads to.",
				words: unusableFile
			},
			AVG_SUMMARY: {
				meaning: "The job summary was not written.",
				remedy: "Check the disk of the runner.",
				endsWithRemedy: false,
				words: (error) => `The job summary was not written. ${wordsOfError(error)}`
			},
			AVG_OUTPUTS: {
				meaning: "The outputs of the step were not set.",
				remedy: "Check the disk of the runner.",
				endsWithRemedy: false,
				words: (error) => `The outputs were not set. ${wordsOfError(error)}`
			},
			AVG_REPORT_FILE: {
				meaning: "A report file was not written.",
				remedy: "The other report files are not affected.",
				endsWithRemedy: false,
				words: ({ name, error }) => `The report ${name} was not written. ${wordsOfError(error)}`
			},
			AVG_FONT: {
				meaning: "The PDF report lacks characters, or its font file cannot be used.",
				remedy: "Set report-font to a font file that has the characters.",
				endsWithRemedy: false,
				words: (problem) => problem
			}
		};
		function codeOfFileProblem({ kind }) {
			return kind === "link-out" ? "AVG_LINK_OUT" : "AVG_BASE_FILE";
		}
		function describeUnusableFile(facts, noun = "file") {
			return (0, _message_js__WEBPACK_IMPORTED_MODULE_1__.bD)(FILES, codeOfFileProblem(facts), {
				facts,
				noun
			});
		}
		function describeFileProblem(facts) {
			if (facts.kind === "link-out") {
				const target = (0, _escape_js__WEBPACK_IMPORTED_MODULE_2__.h0)(facts.target, _words_js__WEBPACK_IMPORTED_MODULE_0__.xt);
				return `a symbolic link of the workspace leads from there to ${target}, which is outside of the workspace or does not exist`;
			}
			return `it is read from the commit that the change is based on, and ${describeReason(facts.reason)}, so it could not be checked whether the change edits the file`;
		}
		function describeReason(reason) {
			switch (reason.kind) {
				case "not-a-checkout": return "the workspace is not inside a git checkout";
				case "no-git": return `git could not be started${(0, _message_js__WEBPACK_IMPORTED_MODULE_1__.YE)(reason.detail)}`;
				case "commit-unavailable": return `the commit ${(0, _escape_js__WEBPACK_IMPORTED_MODULE_2__.h0)((reason.commit ?? "").slice(0, 7))} is not in the checkout and could not be fetched${(0, _message_js__WEBPACK_IMPORTED_MODULE_1__.YE)(reason.detail)}`;
				case "git-failed": return `the command “${(0, _message_js__WEBPACK_IMPORTED_MODULE_1__.Rw)(reason.command)}” failed${(0, _message_js__WEBPACK_IMPORTED_MODULE_1__.YE)(reason.detail)}`;
				case "folder": return "it is a folder there";
				case "link": return "a symbolic link there leads out of the repository or to nothing";
				case "submodule": return "it is in a submodule there";
			}
		}
		function unusableFile({ facts, noun }) {
			return `The ${noun} ${(0, _escape_js__WEBPACK_IMPORTED_MODULE_2__.h0)(facts.path, _words_js__WEBPACK_IMPORTED_MODULE_0__.xt)} cannot be used: ${describeFileProblem(facts)}.`;
		}
		function wordsOfError(error) {
			return error instanceof Error ? error.message : String(error);
		}
	}),
	25205: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Gj: () => describeBlocker,
			_l: () => describeShardFailure,
			k6: () => GATE,
			uV: () => describeModelEnd
		});
		var _escape_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9924);
		var _numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73533);
		var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44702);
		var _answers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68595);
		var _baseline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17677);
		var _message_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(11531);
		var _service_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37731);
		var _shards_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46471);
		const FEWER_REQUESTS = "ask for fewer keywords, samples or competitors, or set plan or limits to what your account allows. Or set scan-per: all: one request a sample, without results by keyword.";
		function describeModelEnd({ engine, on, use }) {
			return `The vendor ends the model of ${(0, _escape_js__WEBPACK_IMPORTED_MODULE_6__.h0)(engine, _words_js__WEBPACK_IMPORTED_MODULE_1__.xt)} on ${on} and recommends ${use}.`;
		}
		const GATE = {
			AVG_NO_SECRETS: {
				meaning: "The run has no key: forks get no secrets, and Dependabot only its own.",
				remedy: "The gate judges the change on a push or a schedule after the merge. For Dependabot, store the key as a secret of Dependabot with the same name.",
				words: (_) => "There is no key for the service: GitHub gives a pull request from a fork no secrets, and one from Dependabot those of Dependabot only. Nothing was scanned."
			},
			AVG_LIMIT_DAY: {
				meaning: "The run needs more requests than the plan allows for a day.",
				remedy: `A${FEWER_REQUESTS.slice(1)}`,
				words: ({ requests, perDay }) => `This run needs ${requests} requests and the plan allows ${perDay} a day. Nothing was scanned.`
			},
			AVG_TIME_BUDGET: {
				meaning: "The rate limit makes the run longer than `timeout-minutes`.",
				remedy: `Raise timeout-minutes, ${FEWER_REQUESTS}`,
				words: ({ requests, perMinute, timeoutMinutes }) => `This run needs ${requests} requests. At ${perMinute} a minute, they do not fit into timeout-minutes: ${timeoutMinutes}. Nothing was scanned.`
			},
			AVG_COST_LIMIT: {
				meaning: "The run is estimated to cost more than `max-cost`.",
				remedy: "Raise max-cost, or ask for less. The command check --plan shows the estimate of each engine.",
				words: ({ estimate, maxCost }) => `This run is estimated to cost ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_0__.UK)(estimate)}, and max-cost is ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_0__.w_)(maxCost)} USD. Nothing was scanned.`
			},
			AVG_COST_UNKNOWN: {
				meaning: "A price is not known, so `max-cost` limits the engine only as far as its vendor states costs.",
				remedy: "Limit the run with max-requests too.",
				words: (engines) => `max-cost: the price is not known of ${engines.map((engine) => (0, _escape_js__WEBPACK_IMPORTED_MODULE_6__.h0)(engine, _words_js__WEBPACK_IMPORTED_MODULE_1__.xt)).join(", ")}. It counts as 0 in the estimate, and during the run wherever the vendor states no cost.`
			},
			AVG_MODEL_ENDS: {
				meaning: "The vendor announced the day on which it ends the model.",
				remedy: "Name another model in engines before that day. Its answers are another series of the history.",
				words: describeModelEnd
			},
			AVG_FEW_ANSWERS: {
				meaning: "Fewer answers were evaluated than `min-answers` requires.",
				remedy: "Correct what the lines on missing answers name. To judge a run with fewer answers, lower min-answers.",
				words: ({ planned, evaluated, minAnswers, missing }) => `${evaluated} of ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_0__.pq)(planned, "planned answer")} were evaluated, and min-answers is ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_0__.w_)(minAnswers)}%. Missing: ${(0, _answers_js__WEBPACK_IMPORTED_MODULE_2__.qf)(missing)}.`
			},
			AVG_REQUIRED_UNANSWERED: {
				meaning: "The same, of a required engine.",
				remedy: "Correct what the lines on missing answers name, or take the engine out of required-engines.",
				words: ({ engines, minAnswers }) => {
					const counts = engines.map(({ engine, planned, evaluated }) => `${(0, _escape_js__WEBPACK_IMPORTED_MODULE_6__.h0)(engine, _words_js__WEBPACK_IMPORTED_MODULE_1__.xt)} ${evaluated} of ${planned}`);
					return `Too few answers of required engines were evaluated: ${counts.join(", ")}. min-answers is ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_0__.w_)(minAnswers)}%.`;
				}
			},
			AVG_NO_ANSWERS: {
				meaning: "The scans completed, and no engine answered.",
				remedy: "Check the engines input, and ask the service why no engine answered.",
				words: (_) => "All scans completed, and no engine answered."
			},
			AVG_FAILED: {
				meaning: "A rule failed. Each failed rule has an annotation of its own.",
				remedy: "See the codes of the rules.",
				endsWithRemedy: false,
				words: (headline) => headline
			},
			AVG_INCONCLUSIVE: {
				meaning: "A drop may be chance, too few runs are recorded to test it, or a value is missing. The step passes unless `fail-on` lists `inconclusive`.",
				remedy: "Start another run or wait for the next one. For too few runs, let more be recorded, or set `scan-per: keyword`.",
				endsWithRemedy: false,
				words: (headline) => headline
			},
			AVG_COMPETITOR_UNMEASURED: {
				meaning: "A competitor could not be measured.",
				remedy: "Only `min-share-of-voice` depends on it.",
				endsWithRemedy: false,
				words: ({ competitor, failure }) => {
					const reason = failure === undefined ? "No engine answered for it where one answered for the brand." : (0, _service_js__WEBPACK_IMPORTED_MODULE_4__.VN)(failure).text;
					return `The competitor ${(0, _escape_js__WEBPACK_IMPORTED_MODULE_6__.h0)(competitor, 100)} could not be measured and is left out of the share of voice. ${reason}`;
				}
			}
		};
		const CODES = {
			"no-secrets": "AVG_NO_SECRETS",
			"day-limit": "AVG_LIMIT_DAY",
			"time-budget": "AVG_TIME_BUDGET",
			"cost-limit": "AVG_COST_LIMIT",
			"few-answers": "AVG_FEW_ANSWERS",
			"required-unanswered": "AVG_REQUIRED_UNANSWERED",
			"no-answers": "AVG_NO_ANSWERS"
		};
		function describeBlocker(blocker) {
			switch (blocker.kind) {
				case "baseline": return (0, _baseline_js__WEBPACK_IMPORTED_MODULE_3__.Qv)(blocker.unusable);
				case "service": return (0, _service_js__WEBPACK_IMPORTED_MODULE_4__.VN)(blocker.facts);
				case "missing-shards": return (0, _message_js__WEBPACK_IMPORTED_MODULE_7__.bD)(_shards_js__WEBPACK_IMPORTED_MODULE_5__.Oq, "AVG_SHARDS_MISSING", blocker);
				default: return (0, _message_js__WEBPACK_IMPORTED_MODULE_7__.bD)(GATE, CODES[blocker.kind], blocker);
			}
		}
		function describeShardFailure(key, blocker) {
			const { code, text } = describeBlocker(blocker);
			return (0, _message_js__WEBPACK_IMPORTED_MODULE_7__.hw)({
				code,
				text: `${(0, _escape_js__WEBPACK_IMPORTED_MODULE_6__.h0)(key, _words_js__WEBPACK_IMPORTED_MODULE_1__.xt)}: ${text}`
			});
		}
	}),
	57765: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Fk: () => describeArtifactProblem,
			Po: () => describeGitHubFailure,
			S6: () => describeMissingPullRequest,
			U0: () => GITHUB,
			_k: () => describePostFailure
		});
		var _numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73533);
		var _message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11531);
		const LATER_RUN = "A later run writes it. If the failure lasts, check the permissions of the job.";
		const asGiven = (sentences) => sentences;
		const GITHUB = {
			AVG_COMMENT_403: {
				meaning: "The token is not permitted to write the pull request comment.",
				remedy: "The job needs the permission `pull-requests: write`. For forks, see docs/forks.md.",
				words: asGiven
			},
			AVG_COMMENT: {
				meaning: "The pull request comment was not written completely.",
				remedy: LATER_RUN,
				endsWithRemedy: false,
				words: asGiven
			},
			AVG_ISSUE_403: {
				meaning: "The token is not permitted to write the issue.",
				remedy: "The job needs the permission `issues: write`.",
				words: asGiven
			},
			AVG_ISSUE_410: {
				meaning: "The repository has its issues disabled.",
				remedy: "Enable issues in the settings of the repository, or set `issue: never`.",
				words: asGiven
			},
			AVG_ISSUE: {
				meaning: "The issue was not written completely.",
				remedy: LATER_RUN,
				endsWithRemedy: false,
				words: asGiven
			},
			AVG_ISSUE_BUDGET: {
				meaning: "A run of many gates had more issues to write than one run may.",
				remedy: "The next run goes on.",
				words: ({ left, most }) => `${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_0__.pq)(left, "issue")} ${left === 1 ? "was" : "were"} not written: a run makes at most ${most} changes of issues, because GitHub allows 500 an hour.`
			},
			AVG_GITHUB_RATE_LIMIT: {
				meaning: "A rate limit of GitHub stopped a comment or an issue.",
				remedy: "A later run writes it.",
				words: asGiven
			},
			AVG_TOKEN: {
				meaning: "The input `github-token` is empty, so nothing was written to GitHub.",
				remedy: "Remove the input to use the token of the workflow.",
				words: (post) => `There is no ${post}: the input github-token is empty.`
			},
			AVG_REVIEWS: {
				meaning: "The reviews could not be read completely. One that could not be checked accepts nothing.",
				remedy: "The job needs the permissions `pull-requests: read` or `write`, and `contents: read`. Run the check again when GitHub answers.",
				words: (sentence) => `No review that could not be checked accepts a lost answer. ${sentence}`
			},
			AVG_ARTIFACT_STORAGE: {
				meaning: "The run has no artifact storage. Only GitHub.com has it.",
				remedy: "The files stay on the runner. Set `artifact-name: none` to upload nothing.",
				endsWithRemedy: false,
				words: (folder) => `Artifacts need the storage of GitHub.com, which this run does not have: nothing was uploaded. The files stay in ${folder}.`
			},
			AVG_ARTIFACT_409: {
				meaning: "The workflow run already has an artifact of this name.",
				remedy: "In a matrix, give each gate its own `key` or `artifact-name`.",
				words: ({ name, folder }) => `This workflow run already has an artifact named ${name}. The files stay in ${folder}.`
			},
			AVG_ARTIFACT: {
				meaning: "The artifact was not uploaded.",
				remedy: "The files stay on the runner.",
				endsWithRemedy: false,
				words: ({ name, detail, folder }) => `The artifact ${name} was not uploaded (${detail}). The files stay in ${folder}.`
			},
			AVG_NOTIFY: {
				meaning: "The message of the input `notify` was not sent.",
				remedy: "Check that the webhook still exists, and its format (see docs/notify.md).",
				words(problem) {
					const what = `The message was not sent to the webhook at ${problem.host}`;
					if (problem.kind === "unreachable") return `${what}: ${problem.detail}.`;
					const redirects = problem.status >= 300 && problem.status < 400 ? " Redirects are not followed." : "";
					return `${what}, which answered with the status ${problem.status}.${redirects}`;
				}
			}
		};
		function describeMissingPullRequest(missing) {
			return `There is no comment. ${reasonOf(missing)}`;
		}
		function reasonOf(missing) {
			switch (missing.kind) {
				case "other-event": return `A run of the event \`${missing.event}\` belongs to no pull request.`;
				case "no-commit": return "This run has no commit to look a pull request up by.";
				case "no-head": return `No open pull request has the commit ${missing.sha} as its head.`;
				case "no-lookup": return `The pull request of the commit ${missing.sha} was not found. ${missing.sentence}`;
			}
		}
		function describePostFailure(post, what, failure) {
			return (0, _message_js__WEBPACK_IMPORTED_MODULE_1__.cA)(GITHUB, codeOfPost(post, failure), `${what} ${failure.sentence}`);
		}
		function codeOfPost(post, { cause }) {
			if (cause === "rate-limit") return "AVG_GITHUB_RATE_LIMIT";
			if (post === "comment") return cause === "permission" ? "AVG_COMMENT_403" : "AVG_COMMENT";
			if (cause === "permission") return "AVG_ISSUE_403";
			return cause === "gone" ? "AVG_ISSUE_410" : "AVG_ISSUE";
		}
		function describeArtifactProblem(problem, folder) {
			switch (problem.kind) {
				case "no-storage": return (0, _message_js__WEBPACK_IMPORTED_MODULE_1__.cA)(GITHUB, "AVG_ARTIFACT_STORAGE", folder);
				case "conflict": return (0, _message_js__WEBPACK_IMPORTED_MODULE_1__.cA)(GITHUB, "AVG_ARTIFACT_409", {
					...problem,
					folder
				});
				case "failed": return (0, _message_js__WEBPACK_IMPORTED_MODULE_1__.cA)(GITHUB, "AVG_ARTIFACT", {
					...problem,
					folder
				});
			}
		}
		function describeGitHubFailure({ kind, status, cause, detail }) {
			switch (kind) {
				case "refused":
					if (cause === "archived") return `GitHub answered ${status}: the repository is archived and accepts no changes.`;
					if (cause === "locked") return `GitHub answered ${status}: the conversation is locked and accepts no comments.`;
					return `GitHub answered ${status} (${detail}).`;
				case "unreachable": return `GitHub could not be reached (${detail}).`;
				case "malformed": return `GitHub's answer is not what its documentation says (${detail}).`;
			}
		}
	}),
	16364: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			B3: () => describeHistoryProblem,
			D2: () => describeUnreadable,
			Fb: () => describeAppendProblem,
			Mz: () => describeAddedRecords,
			SL: () => describeUnaccepted,
			W9: () => LONGEST_LIST,
			d0: () => describeUnusableHistory,
			df: () => describePlace,
			tb: () => describeWhere,
			x6: () => describeAppended
		});
		var _lib_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94869);
		var _numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73533);
		var _files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53271);
		var _github_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57765);
		var _message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11531);
		const MOST_PROBLEMS = 5;
		const MOST_KEYS = 10;
		const LONGEST_LIST = 200;
		const HISTORY = {
			AVG_HISTORY_UNREADABLE: {
				meaning: "The history, or a line in it, could not be read. The gate judges without it.",
				remedy: "Check github-token and the permission in the message, or repair the line.",
				endsWithRemedy: false,
				words: (problem) => problem
			},
			AVG_HISTORY_NOT_WRITTEN: {
				meaning: "This run was not added to the history.",
				remedy: "A later run writes it. If the failure lasts, check the permissions of the job.",
				endsWithRemedy: false,
				words: ({ keys, place, why }) => `${keys === undefined ? "This run was" : listGates(keys)} not added to the history ${describeWhere(place)}: ${why}`
			}
		};
		function describePlace(place) {
			switch (place.kind) {
				case "artifact": return `the artifact ${place.name}`;
				case "branch": return `the branch ${place.branch}`;
				case "file": {
					const { path, commit } = place;
					return commit === undefined ? path : `${path} as it was in the commit ${commit.slice(0, 7)}`;
				}
			}
		}
		function describeWhere(place) {
			return `${place.kind === "branch" ? "on" : "in"} ${describePlace(place)}`;
		}
		function describeUnusableHistory(cause) {
			switch (cause.kind) {
				case "file-system": return cause.detail;
				case "not-to-be-used": return (0, _files_js__WEBPACK_IMPORTED_MODULE_1__.Rw)(cause.facts);
				case "empty": return "the file is empty";
				case "not-json": return "the file is not JSON";
				case "invalid": return `${cause.path || "the file"}: ${cause.message}`;
				case "record": return describeCause(cause.cause);
				case "no-readable-record": return `none of its records can be read; the first: ${describeCause(cause.first)}`;
			}
		}
		function describeHistoryProblem(problem) {
			if (problem === undefined) return [];
			const sentences = "records" in problem ? describeRecordProblems(problem.records, problem.place) : [`The history ${describeWhere(problem.place)} was not read: ${describeUnreadable(problem.unreadable)}`];
			return sentences.map((sentence) => (0, _message_js__WEBPACK_IMPORTED_MODULE_3__.cA)(HISTORY, "AVG_HISTORY_UNREADABLE", sentence));
		}
		function describeRecordProblems(problems, place) {
			const name = describePlace(place);
			const shown = problems.slice(0, MOST_PROBLEMS).map(({ unit, position, cause }) => {
				const entry = `${unit === "line" ? "Line" : "Record"} ${position}`;
				return `${entry} of ${name} cannot be read and is skipped: ${describeCause(cause)}.`;
			});
			const more = problems.length - shown.length;
			return more > 0 ? [...shown, `${more} more ${describeWhere(place)} cannot be read.`] : shown;
		}
		function describeCause(cause) {
			switch (cause.kind) {
				case "not-json": return "it is not JSON";
				case "no-version": return "it has no schema_version";
				case "unknown-format": return `its format ${(0, _lib_text_js__WEBPACK_IMPORTED_MODULE_4__.$Q)(cause.format, LONGEST_LIST)} is not known to this version of the gate`;
				case "newer-version": return `its schema_version ${cause.version} is newer than ${cause.newest}, the newest one this version of the gate can read`;
				case "invalid": return `${cause.path || "it"}: ${cause.message}`;
			}
		}
		function describeAppended(place, { accepted = false, low = false } = {}) {
			return [
				`This run was added to the history ${describeWhere(place)}.`,
				...accepted ? ["Its level is accepted: later runs are compared with this run and not with the runs before it."] : [],
				...low && !accepted ? ["A loss is open: later runs are compared with the level before it."] : [],
				...place.kind === "file" ? ["Commit the file to keep it."] : []
			].join(" ");
		}
		function describeAddedRecords(place, { added, accepted, low }) {
			return [
				`Added ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_0__.pq)(added, "record")} to ${describePlace(place)}.`,
				...accepted > 0 ? [`The level of ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_0__.pq)(accepted, "gate")} is accepted: later runs are not compared with the runs before.`] : [],
				...low > 0 ? [`A loss of ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_0__.pq)(low, "gate")} is open: later runs are compared with the level before it.`] : [],
				...place.kind === "file" ? ["Commit the file to keep them."] : []
			].join(" ");
		}
		function describeUnaccepted(place, keys) {
			const why = "not measured as a whole. The level is not accepted; start another run with `accept: true`.";
			return (0, _message_js__WEBPACK_IMPORTED_MODULE_3__.cA)(HISTORY, "AVG_HISTORY_NOT_WRITTEN", {
				keys,
				place,
				why
			});
		}
		function describeAppendProblem(problem, place, keys) {
			const why = describeAppendCause(problem);
			return (0, _message_js__WEBPACK_IMPORTED_MODULE_3__.cA)(HISTORY, "AVG_HISTORY_NOT_WRITTEN", {
				keys,
				place,
				why
			});
		}
		function describeAppendCause(problem) {
			switch (problem.kind) {
				case "unusable": return `${describeUnusableHistory(problem.cause)}.`;
				case "conflict": return `other runs wrote to it at each of ${problem.attempts} attempts.`;
				case "not-written": return `the file could not be written (${problem.detail}).`;
				case "not-uploaded": return problem.detail;
				default: return describeUnreadable(problem);
			}
		}
		const REQUIREMENTS = {
			repository: "this is no workflow run, so there is no repository.",
			token: "the input github-token is empty.",
			"default-branch": "the event does not name the repository's default branch."
		};
		function describeUnreadable(cause) {
			const megabytes = (bytes) => `${bytes / 1e6} MB`;
			switch (cause.kind) {
				case "not-opened": return REQUIREMENTS[cause.lacks];
				case "github": {
					const sentence = (0, _github_js__WEBPACK_IMPORTED_MODULE_2__.Po)(cause.failure);
					const start = sentence.replace(/\.$/, "");
					if (cause.failure.cause === "rate-limit") return `${start}; this is a rate limit, which ends by itself.`;
					if (cause.permission) return `${start}; the job needs the permission \`${cause.permission}\`.`;
					return sentence;
				}
				case "no-trusted-artifact": return `none of its newest copies comes from a run on ${cause.defaultBranch} that passed or failed; start a run with \`accept: true\` to begin a new history.`;
				case "not-a-file": return "it is not a file.";
				case "timeout": return `it took longer than ${cause.seconds} seconds.`;
				case "archive-too-large": return `it is larger than ${megabytes(cause.maxBytes)}.`;
				case "download": return `GitHub's storage of artifacts answered ${cause.status}.`;
				case "connection": return `GitHub's storage of artifacts could not be reached (${cause.detail}).`;
				case "broken-archive": return "it is not a ZIP archive, or a broken one.";
				case "no-entry": return `it has no file ${cause.file}.`;
				case "too-many-lines": return `its file ${cause.file} has more than ${cause.most} lines.`;
				case "entry-too-large": return `its file ${cause.file} is larger than ${megabytes(cause.maxBytes)}.`;
			}
		}
		function listGates(keys) {
			const more = keys.length - MOST_KEYS;
			const shown = [...keys.slice(0, MOST_KEYS), ...more > 0 ? [`${more} more`] : []].join(", ");
			return `${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_0__.pq)(keys.length, "gate")} (${shown}) ${keys.length === 1 ? "was" : "were"}`;
		}
	}),
	14039: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$g: () => describeConfigCommit,
			Fx: () => describeConfigChanges,
			RG: () => describeForeignVariables,
			Vp: () => describeUnexpected,
			jv: () => describeInputs,
			mc: () => INPUTS
		});
		var _embedded_pages_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73089);
		var _lib_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13963);
		var _escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9924);
		var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44702);
		var _files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53271);
		var _message_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(11531);
		const MOST_FILES = 10;
		const MOST_VARIABLES = 10;
		const MOST_BYTES_OF_INPUT = 131071;
		const INPUTS = {
			AVG_INPUT: {
				meaning: "An input is missing or has a value that is not allowed.",
				remedy: "Correct the inputs that the message lists.",
				endsWithRemedy: false,
				words: ({ length }) => `${length === 1 ? "One input needs" : `${length} inputs need`} to be corrected before anything is scanned.`
			},
			AVG_LONG_INPUT: {
				meaning: "An input is almost as long as Linux allows: 131,071 bytes.",
				remedy: "Move the input, or its keywords, to a file of the input config.",
				words: ({ input, bytes }) => `The input ${(0, _escape_js__WEBPACK_IMPORTED_MODULE_4__.h0)(input, _words_js__WEBPACK_IMPORTED_MODULE_2__.xt)} has ${bytes} bytes. Linux starts no step with an input of over ${MOST_BYTES_OF_INPUT} bytes, its name included.`
			},
			AVG_UNEXPECTED: {
				meaning: "The program or the machine failed in an unknown way.",
				remedy: "Run the job again. If the failure lasts, report it with the message.",
				endsWithRemedy: false,
				words: (error) => `The gate could not run: ${(0, _files_js__WEBPACK_IMPORTED_MODULE_3__.bC)(error)}`
			}
		};
		function describeInputs(problems) {
			return [(0, _message_js__WEBPACK_IMPORTED_MODULE_5__.cA)(INPUTS, "AVG_INPUT", problems), ...problems.map(({ place, input, given, allowed }) => {
				const got = given === undefined ? "" : given === "" ? "nothing was given; " : `got "${(0, _escape_js__WEBPACK_IMPORTED_MODULE_4__.h0)(given, 100)}"; `;
				const where = place === undefined ? "" : `${place.path}:${place.line}:${place.column}: `;
				return (0, _escape_js__WEBPACK_IMPORTED_MODULE_4__.h0)(`${where}${(0, _escape_js__WEBPACK_IMPORTED_MODULE_4__.h0)(input, _words_js__WEBPACK_IMPORTED_MODULE_2__.xt)}: ${got}expected ${allowed}`, 2e3);
			})];
		}
		function describeUnexpected(error) {
			if (error instanceof _lib_files_js__WEBPACK_IMPORTED_MODULE_1__.X4) return (0, _message_js__WEBPACK_IMPORTED_MODULE_5__.hw)((0, _files_js__WEBPACK_IMPORTED_MODULE_3__.hE)(error.facts, "path"));
			if (error instanceof _embedded_pages_errors_js__WEBPACK_IMPORTED_MODULE_0__.bf && error.facts.kind === "no-base-file") return (0, _message_js__WEBPACK_IMPORTED_MODULE_5__.hw)((0, _files_js__WEBPACK_IMPORTED_MODULE_3__.hE)(error.facts));
			return (0, _message_js__WEBPACK_IMPORTED_MODULE_5__.cA)(INPUTS, "AVG_UNEXPECTED", error);
		}
		function describeForeignVariables(variables) {
			const { shown, more } = (0, _words_js__WEBPACK_IMPORTED_MODULE_2__.f6)(variables.map((name) => (0, _escape_js__WEBPACK_IMPORTED_MODULE_4__.h0)(name, _words_js__WEBPACK_IMPORTED_MODULE_2__.xt)), MOST_VARIABLES);
			return `Variables of the environment that are no inputs of this action were ignored: ${shown.join(", ")}${more}.`;
		}
		function describeConfigChanges(changes) {
			const shown = changes.slice(0, MOST_FILES).map(describeChange);
			const rest = changes.length - shown.length;
			return rest > 0 ? [...shown, `The change also edits ${rest} more of these files.`] : shown;
		}
		function describeConfigCommit(commit) {
			return `The settings come from the commit ${(0, _escape_js__WEBPACK_IMPORTED_MODULE_4__.h0)(commit.slice(0, 7))}, and not from the commit that is checked.`;
		}
		function describeChange({ path, kind }) {
			const file = (0, _escape_js__WEBPACK_IMPORTED_MODULE_4__.h0)(path, _words_js__WEBPACK_IMPORTED_MODULE_2__.xt);
			switch (kind) {
				case "added": return `The change adds ${file}, which this gate takes its settings from. They count in this run, because the base has no such file.`;
				case "changed": return `The change edits ${file}, which this gate takes its settings from. This run is judged by the file as it was before; the edit takes effect after the merge.`;
				case "removed": return `The change deletes ${file}, which this gate takes its settings from. This run is judged by the file as it was before; the deletion takes effect after the merge.`;
			}
		}
	}),
	11531: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Rw: () => detailOf,
			Tt: () => messageWithWords,
			YE: () => inParentheses,
			bD: () => messageOf,
			cA: () => lineOf,
			hw: () => formatMessage
		});
		var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9924);
		function messageOf(entries, code, facts) {
			return messageWithWords(entries, code, entries[code].words(facts));
		}
		function messageWithWords(entries, code, what) {
			const { remedy, endsWithRemedy = true } = entries[code];
			return {
				code,
				text: endsWithRemedy ? `${what} ${remedy}` : what,
				what,
				remedy
			};
		}
		function lineOf(entries, code, facts) {
			return formatMessage(messageOf(entries, code, facts));
		}
		function formatMessage({ code, text }) {
			return (0, _escape_js__WEBPACK_IMPORTED_MODULE_0__.h0)(`${code}: ${text}`, 2e3);
		}
		const DETAIL_LENGTH = 200;
		function detailOf(text) {
			return (0, _escape_js__WEBPACK_IMPORTED_MODULE_0__.h0)(text, DETAIL_LENGTH).replace(/[.\s]+$/, "");
		}
		function inParentheses(text) {
			const detail = detailOf(text);
			return detail && ` (${detail})`;
		}
	}),
	36268: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Dc: () => countFiles,
			Nb: () => PAGES,
			Nx: () => describeCorpusProblem,
			_B: () => describePassedOver
		});
		var _escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9924);
		var _numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73533);
		var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44702);
		var _files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53271);
		var _message_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11531);
		const DETAIL_LENGTH = 200;
		const BUILD_OF_BASE = "examples/workflows/built-site.yml shows how.";
		const PAGES = {
			AVG_NO_PAGES: {
				meaning: "The engine `repository` found no page with text.",
				remedy: "Check that actions/checkout runs before this step. Name your Markdown, MDX or HTML pages with content. For other formats, build the site before this step and name the folder of the build.",
				words: (facts) => {
					const where = facts.lookedFor.length > 0 ? ` by content: ${list(facts.lookedFor)}` : " in the repository";
					return withPassedOver(`No page with text was found${where}.`, facts);
				}
			},
			AVG_NO_MATCH: {
				meaning: "A glob of `content` matches no page.",
				remedy: "Correct the glob: it begins at the root of the repository, and matches Markdown, MDX and HTML. If it names a build, build the site before this step.",
				words: (facts) => withPassedOver(`The glob ${list(facts.lookedFor)} of content matches no page.`, facts)
			},
			AVG_NO_COMPETITOR_PAGES: {
				meaning: "A folder of `competitor-content` holds no page with text.",
				remedy: "Capture pages of the competitor into the folder, or remove it from competitor-content.",
				words: (facts) => {
					const whose = (0, _escape_js__WEBPACK_IMPORTED_MODULE_3__.h0)(facts.competitor ?? "", _words_js__WEBPACK_IMPORTED_MODULE_1__.xt);
					const what = `The folder ${list(facts.lookedFor)} of competitor-content holds no page of ${whose}.`;
					return withPassedOver(what, facts);
				}
			},
			AVG_NO_BASE_PAGES: {
				meaning: "The folder of `base-content` holds no page with text.",
				remedy: `Put a build of the base into the folder of base-content before this step. ${BUILD_OF_BASE}`,
				words: (facts) => withPassedOver(`The folder ${list(facts.lookedFor)} of base-content holds no page.`, facts)
			},
			AVG_NO_FOLDER: {
				meaning: "The folder with the pages does not exist or cannot be read.",
				remedy: "Check that actions/checkout runs before this step, and the permissions of the folder.",
				words: ({ folder }) => `The folder ${(0, _escape_js__WEBPACK_IMPORTED_MODULE_3__.h0)(folder, _words_js__WEBPACK_IMPORTED_MODULE_1__.xt)} does not exist or cannot be read.`
			},
			AVG_BASE_NOT_IN_GIT: {
				meaning: "The pages are not in git, and `base-content` is not set.",
				remedy: `Set base-content to a folder with the build of the base. ${BUILD_OF_BASE}`,
				words: (facts) => withPassedOver(`The pages of the glob ${list(facts.lookedFor)} are not in git, so no commit holds what they were before the change.`, facts)
			},
			AVG_BASE_COMMITTED: {
				meaning: "The folder of `base-content` is committed, so that a change could write what it is compared with.",
				remedy: `Remove the folder from the repository, and put a build of the base into it before this step. ${BUILD_OF_BASE}`,
				words: ({ folder }) => `The folder ${(0, _escape_js__WEBPACK_IMPORTED_MODULE_3__.h0)(folder, _words_js__WEBPACK_IMPORTED_MODULE_1__.xt)} of base-content is part of the commit that is checked. A change could write what it is compared with.`
			},
			AVG_BASE_UNAVAILABLE: {
				meaning: "The base of the change is not in the checkout, and could not be fetched.",
				remedy: "Write fetch-depth: 2 under with: of the step that uses actions/checkout, or fetch-depth: 0 where the step names a ref.",
				words: ({ commit, detail }) => `The commit ${shortId(commit)} that the change is based on is not in the checkout, and could not be fetched${(0, _message_js__WEBPACK_IMPORTED_MODULE_4__.YE)(detail)}.`
			},
			AVG_OTHER_TREE: {
				meaning: "The checked-out commit is not that of the change.",
				remedy: "Run the gate on pull_request, with actions/checkout and no ref: on pull_request_target it brings the base branch. If the branch has a newer commit, the run of that commit judges it.",
				words: ({ checkedOut, head }) => `The checked-out commit ${shortId(checkedOut)} is neither the head of the change, ${shortId(head)}, nor a merge of it. Its pages are not those of the change.`
			},
			AVG_NO_CHECKOUT: {
				meaning: "`baseline: base` needs a git checkout.",
				remedy: "Run actions/checkout before this step, or set base-content to a folder with the build of the base.",
				words: (_) => "The pages are compared with a commit, and the folder is not inside a git checkout."
			},
			AVG_NO_GIT: {
				meaning: "`baseline: base` needs git, which could not be started.",
				remedy: "Install git on the runner, and check that the folder of the pages exists.",
				words: ({ detail }) => `The pages are compared with a commit, and git could not be started${(0, _message_js__WEBPACK_IMPORTED_MODULE_4__.YE)(detail)}.`
			},
			AVG_GIT: {
				meaning: "git failed while the pages were read.",
				remedy: "See the words of git in the message.",
				words: ({ command, detail }) => `The command “${(0, _message_js__WEBPACK_IMPORTED_MODULE_4__.Rw)(command)}” failed${(0, _message_js__WEBPACK_IMPORTED_MODULE_4__.YE)(detail)}.`
			},
			AVG_PAGE_LIMIT: {
				meaning: "The change takes a page beyond a limit of reading, and an answer depends on it.",
				remedy: "Divide the page into smaller ones, or leave it out with content, for example !docs/changelog.md.",
				words: ({ pages }) => {
					const files = pages.map(({ path, reason }) => `${path}: ${LIMITS[reason]}`);
					return `The change takes pages beyond a limit of reading, and answers depend on them: ${list(files)}.`;
				}
			},
			AVG_PAGE_TIME: {
				meaning: "A page takes more processor time than a page may take.",
				remedy: "Shorten the page, or leave it out with content, for example !docs/changelog.md.",
				words: ({ path, detail }) => `Reading ${namePage(path) ?? "a page"} takes too long${(0, _message_js__WEBPACK_IMPORTED_MODULE_4__.YE)(detail)}.`
			},
			AVG_PAGE_MEMORY: {
				meaning: "The pages need more memory than they may have.",
				remedy: "Select fewer pages with content.",
				words: ({ path }) => {
					const at = path === undefined ? "" : ` It was full at ${namePage(path)}.`;
					return `Reading the pages and their answers takes more memory than allowed.${at}`;
				}
			},
			AVG_PAGE_READING: {
				meaning: "The program failed while it read the pages.",
				remedy: "Run the job again. If the failure lasts, report it with the message.",
				words: ({ path, detail }) => `Reading ${namePage(path) ?? "the pages"} failed${(0, _message_js__WEBPACK_IMPORTED_MODULE_4__.YE)(detail)}.`
			}
		};
		function describeCorpusProblem(facts) {
			switch (facts.kind) {
				case "no-base-file":
				case "link-out": return (0, _files_js__WEBPACK_IMPORTED_MODULE_2__.hE)(facts);
				case "page-reading-failed": return (0, _message_js__WEBPACK_IMPORTED_MODULE_4__.bD)(PAGES, READING_CODES[facts.reason], facts);
				default: return (0, _message_js__WEBPACK_IMPORTED_MODULE_4__.bD)(PAGES, CODES[facts.kind], facts);
			}
		}
		const READING_CODES = {
			"too-slow": "AVG_PAGE_TIME",
			"out-of-memory": "AVG_PAGE_MEMORY",
			crashed: "AVG_PAGE_READING"
		};
		const CODES = {
			"no-pages": "AVG_NO_PAGES",
			"no-match": "AVG_NO_MATCH",
			"no-competitor-pages": "AVG_NO_COMPETITOR_PAGES",
			"no-base-pages": "AVG_NO_BASE_PAGES",
			"no-folder": "AVG_NO_FOLDER",
			"base-not-in-git": "AVG_BASE_NOT_IN_GIT",
			"base-pages-committed": "AVG_BASE_COMMITTED",
			"commit-unavailable": "AVG_BASE_UNAVAILABLE",
			"other-tree": "AVG_OTHER_TREE",
			"not-a-checkout": "AVG_NO_CHECKOUT",
			"no-git": "AVG_NO_GIT",
			"git-failed": "AVG_GIT",
			"pages-beyond-limit": "AVG_PAGE_LIMIT"
		};
		const LIMITS = {
			"too-large": "too large",
			"not-parsable": "too complex"
		};
		function namePage(path) {
			return path === undefined ? undefined : `the page ${(0, _escape_js__WEBPACK_IMPORTED_MODULE_3__.h0)(path, _words_js__WEBPACK_IMPORTED_MODULE_1__.xt)}`;
		}
		function describePassedOver(passedOver) {
			const byReason = Map.groupBy(passedOver, ({ reason }) => reason);
			return [...byReason].map(([reason, groups]) => ({
				reason,
				groups,
				count: countFiles(groups)
			})).sort((a, b) => b.count - a.count).map(({ reason, groups, count }) => describeReason(reason, groups, count));
		}
		function countFiles(passedOver) {
			return passedOver.reduce((sum, { count }) => sum + count, 0);
		}
		function withPassedOver(what, { passedOver }) {
			const lines = describePassedOver(passedOver);
			return lines.length === 0 ? what : `${what} Passed over: ${lines.join("; ")}.`;
		}
		function describeReason(reason, groups, count) {
			const files = (0, _numbers_js__WEBPACK_IMPORTED_MODULE_0__.pq)(count, "file");
			const pages = (0, _numbers_js__WEBPACK_IMPORTED_MODULE_0__.pq)(count, "page");
			switch (reason) {
				case "format": return `${groups.map(({ count, extension }) => `${count} .${short(extension)}`).join(", ")}: not read`;
				case "language": {
					const languages = groups.map((group) => `${group.count} ${short(group.language)}`).join(", ");
					return `${pages} in another language (${languages})`;
				}
				case "copy": {
					const [example = ""] = groups.flatMap(({ examples }) => examples);
					return `${pages} that ${count === 1 ? "is a copy" : "are copies"} of others: versions, builds and translations, such as ${(0, _escape_js__WEBPACK_IMPORTED_MODULE_3__.h0)(example, _words_js__WEBPACK_IMPORTED_MODULE_1__.xt)}`;
				}
				case "changelog": return (0, _numbers_js__WEBPACK_IMPORTED_MODULE_0__.pq)(count, "changelog");
				case "community": return `${files} for contributors, such as a license`;
				case "template": return (0, _numbers_js__WEBPACK_IMPORTED_MODULE_0__.pq)(count, "template");
				case "test": return `${files} of tests`;
				case "playground": return `${files} of a playground`;
				case "generated": return `${files} of a build or of third parties`;
				case "hidden": return `${files} with a name or a folder that begins with a dot`;
				case "untracked": return `${files} outside of git`;
				case "sparse": return `${files} outside of the sparse checkout`;
				case "included": return `${files} that other pages include`;
				case "not-public": return `${pages} that ${count === 1 ? "is a draft" : "are drafts"} or hidden from search engines`;
				case "data": return `${pages} that components, templates or scripts fill: only the built HTML has ${count === 1 ? "its" : "their"} text`;
				case "no-text": return `${pages} without text`;
				case "too-large": return `${files} above the size limit of a page`;
				case "not-text": return `${files} that ${count === 1 ? "is" : "are"} no UTF-8 text`;
				case "not-parsable": return `${pages} too complex to be read: nested too deeply, or with a very large table or front matter`;
				case "long-path": {
					const [example = ""] = groups.flatMap(({ examples }) => examples);
					return `${files} with a path of more than 1,024 characters or 50 folders, such as ${(0, _escape_js__WEBPACK_IMPORTED_MODULE_3__.h0)(example, _words_js__WEBPACK_IMPORTED_MODULE_1__.xt)}`;
				}
			}
		}
		function short(text = "") {
			return (0, _escape_js__WEBPACK_IMPORTED_MODULE_3__.h0)(text, 20);
		}
		function list(names) {
			return (0, _escape_js__WEBPACK_IMPORTED_MODULE_3__.h0)(names.join(", "), DETAIL_LENGTH);
		}
		function shortId(commit = "") {
			return (0, _escape_js__WEBPACK_IMPORTED_MODULE_3__.h0)(commit.slice(0, 7));
		}
	}),
	34071: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Gg: () => titleOf,
			IO: () => describeRule,
			UC: () => titleOfRule,
			Xm: () => codeOfRule,
			f$: () => withEngineNames,
			qm: () => inputOfRule
		});
		var _numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73533);
		const NO_CELLS = {
			observed: _numbers_js__WEBPACK_IMPORTED_MODULE_0__.GY,
			limit: _numbers_js__WEBPACK_IMPORTED_MODULE_0__.GY,
			baseline: _numbers_js__WEBPACK_IMPORTED_MODULE_0__.GY,
			drop: _numbers_js__WEBPACK_IMPORTED_MODULE_0__.GY
		};
		function codeOfRule(rule) {
			return `AVG_RULE_${rule.toUpperCase().replaceAll("-", "_")}`;
		}
		function withEngineNames(result, nameOf) {
			switch (result.kind) {
				case "required-engines": return {
					...result,
					required: result.required.map(nameOf),
					missing: result.missing.map(nameOf)
				};
				case "sentiment": {
					const found = result.found.map(({ engine, sentiment }) => ({
						engine: engine === undefined ? undefined : nameOf(engine),
						sentiment
					}));
					return {
						...result,
						found
					};
				}
				default: return result;
			}
		}
		function describeRule(result, unmeasured = []) {
			switch (result.kind) {
				case "floor": return describeFloor(result, result.subject, unmeasured);
				case "drop": return describeDrop(result, result.subject);
				case "required-engines": {
					const { required, missing } = result;
					return {
						...NO_CELLS,
						observed: `${required.length - missing.length} of ${required.length}`,
						limit: required.join(", "),
						sentence: missing.length > 0 ? `These engines must cite the brand and do not: ${missing.join(", ")}.` : "Every required engine cites the brand."
					};
				}
				case "sentiment": return {
					...NO_CELLS,
					observed: result.observed.join(", ") || _numbers_js__WEBPACK_IMPORTED_MODULE_0__.GY,
					limit: `none of ${result.unwanted.join(", ")}`,
					sentence: result.found.length > 0 ? `Unwanted sentiment: ${result.found.map(describeSentiment).join("; ")}.` : "No engine has an unwanted sentiment."
				};
				case "answers": return describeAnswers(result);
				case "completeness": return {
					...NO_CELLS,
					sentence: describeCompleteness(result)
				};
			}
		}
		function titleOfRule({ subject, isDrop }) {
			return isDrop ? `Drop of the ${subject.noun}` : titleOf(subject);
		}
		function titleOf({ noun }) {
			return noun.charAt(0).toUpperCase() + noun.slice(1);
		}
		function inputOfRule({ rule, kind }) {
			return kind === "completeness" ? undefined : rule;
		}
		function describeAnswers({ checked, lost, weaker, accepted }) {
			const losses = lost.map((keyword) => `“${keyword}”`).join(", ");
			const weak = weaker.map((keyword) => `“${keyword}”`).join(", ");
			return {
				...NO_CELLS,
				observed: `${lost.length} of ${checked} lost`,
				limit: "none",
				sentence: [
					...accepted.map(({ keyword, by }) => `“${keyword}” lost its answer, and @${by} accepted it.`),
					lost.length > 0 ? `${lost.length} of ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_0__.pq)(checked, "question")} lost ${lost.length === 1 ? "its" : "their"} answer: ${losses}.` : `No ${accepted.length > 0 ? "other " : ""}question lost its answer.`,
					...lost.length === 0 && weaker.length > 0 ? [`Weaker answers: ${weak}.`] : []
				].join(" ")
			};
		}
		function describeFloor({ observed, floor, outcome }, { noun, unit }, unmeasured) {
			const limit = `${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_0__.w_)(floor)}${unit === "percent" ? "%" : ""}`;
			const cells = {
				...NO_CELLS,
				limit: `at least ${limit}`
			};
			if (observed === undefined) {
				const reason = unmeasured.length > 0 ? `These competitors could not be measured: ${unmeasured.join(", ")}` : "No engine answered on the same keyword for every brand";
				return {
					...cells,
					sentence: `The ${noun} cannot be judged. ${reason}.`
				};
			}
			const value = (0, _numbers_js__WEBPACK_IMPORTED_MODULE_0__.Fl)(observed, unit);
			const below = readsAtLeast(observed, floor, unit) ? "just below" : "below";
			const sentence = outcome === "fail" ? `The ${noun} is ${value}, ${below} the floor of ${limit}.` : `The ${noun} is ${value}, and the floor is ${limit}.`;
			return {
				...cells,
				observed: value,
				sentence
			};
		}
		function readsAtLeast(observed, floor, unit) {
			return (unit === "percent" ? Math.round(observed) : Math.round(observed * 10) / 10) >= floor;
		}
		function describeDrop(finding, { noun, unit }) {
			const { observed, baseline, drop, tolerance, allowed } = finding;
			const limit = tolerance.kind === "percent" ? `${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_0__.w_)(tolerance.value)}% (${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_0__.Fl)(allowed, unit)})` : (0, _numbers_js__WEBPACK_IMPORTED_MODULE_0__.w_)(tolerance.value);
			const tolerated = allowed === 0 ? "No drop is tolerated" : `A drop of at most ${limit} is tolerated`;
			return {
				observed: (0, _numbers_js__WEBPACK_IMPORTED_MODULE_0__.Fl)(observed, unit),
				limit: `at most ${limit}`,
				baseline: (0, _numbers_js__WEBPACK_IMPORTED_MODULE_0__.Fl)(baseline, unit),
				drop: (0, _numbers_js__WEBPACK_IMPORTED_MODULE_0__.D0)(drop, unit),
				sentence: [
					`The ${noun} ${describeChange(finding, unit)}.`,
					`${tolerated}.`,
					...describeChance(finding)
				].join(" ")
			};
		}
		function describeChange({ observed, baseline, drop, isPaired }, unit) {
			const [from, to] = [(0, _numbers_js__WEBPACK_IMPORTED_MODULE_0__.Fl)(baseline, unit), (0, _numbers_js__WEBPACK_IMPORTED_MODULE_0__.Fl)(observed, unit)];
			if (isPaired) {
				const change = drop > 0 ? `the drop is ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_0__.Fl)(drop, unit)}` : "there is no drop";
				return `went from ${from} to ${to}; over what both runs evaluated, ${change}`;
			}
			if (drop > 0) return `fell from ${from} to ${to}, a drop of ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_0__.Fl)(drop, unit)}`;
			return drop < 0 ? `rose from ${from} to ${to}` : `stayed at ${to}`;
		}
		function describeChance({ outcome, isBeyond, pValue }) {
			if (!isBeyond) return [];
			if (outcome === "warn") return ["Earlier runs told this loss."];
			if (outcome === "inconclusive") {
				return [pValue === undefined ? "Too few runs are recorded to tell such a drop from chance." : "Chance seldom causes such a drop, and may have caused this one."];
			}
			if (pValue === undefined) return [];
			return [outcome === "pass" ? "The difference is within chance." : "Chance does not explain this drop."];
		}
		function describeSentiment({ engine, sentiment }) {
			return engine === undefined ? `the average is ${sentiment}` : `${engine} is ${sentiment}`;
		}
		function describeCompleteness({ contradictions, missingAnswers }) {
			const places = contradictions === 1 ? "one place" : `${contradictions} places`;
			const are = missingAnswers === 1 ? "is" : "are";
			const sentences = [...missingAnswers > 0 ? [`${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_0__.pq)(missingAnswers, "planned answer")} ${are} missing. See the lines on missing answers.`] : [], ...contradictions > 0 ? [`The answers contradict each other in ${places}. See the warnings.`] : []];
			if (sentences.length > 0) return sentences.join(" ");
			return "Every scan has an answer of every engine, and its summary agrees with its results.";
		}
	}),
	8370: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			CS: () => describeGateTurn,
			KQ: () => describeNextSamples,
			S5: () => describeSent,
			X$: () => describeMovedModels,
			Z1: () => summarizeCost,
			bZ: () => SCANS,
			df: () => describePlan,
			vk: () => describeProgress
		});
		var _comparison_comparison_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25039);
		var _embedded_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16424);
		var _lib_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94869);
		var _escape_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9924);
		var _numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73533);
		var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44702);
		const SCANS = {
			all: "one scan for all keywords together",
			keyword: "one scan for each keyword"
		};
		const REASONS = {
			"as-recorded": "as the newest recorded run did",
			"recorded-runs": "because recorded runs are compared keyword by keyword",
			embedded: "because the embedded service needs no more requests for it",
			unrecorded: "because no recorded run is compared"
		};
		function describeScanPer({ scanPer, scanPerReason }) {
			return scanPerReason === "given" ? `scan-per: ${scanPer} makes ${SCANS[scanPer]}.` : `scan-per: auto chose ${scanPer}, ${SCANS[scanPer]}, ${REASONS[scanPerReason]}.`;
		}
		function describePlan({ own, competitors }, { address, limits, questions, isRecorded }, settings) {
			const { samples, competitors: { length } } = settings;
			const atMost = samples.min < samples.max ? "at most " : "";
			const ofThem = length === 0 ? "" : `, of them ${competitors} for ${length === 1 ? "a competitor" : `${length} competitors`}`;
			if (isRecorded) return `${describeScanPer(settings)} Scans of the shards: ${own + competitors}${ofThem}.`;
			const scans = `${describeScanPer(settings)} Scans to make: ${atMost}${own + competitors}${ofThem}`;
			if (address !== undefined) {
				const pace = limits && `, at most ${limits.perMinute} a minute, ${limits.perDay} a day and ${limits.concurrent} at once`;
				return `${scans}, one request each, at ${address}${pace ?? ""}.`;
			}
			const calls = questions.map(({ engine, count }) => `${engine} ${count}`).join(", ") || "none";
			const shared = length > 0 && questions.length > 0 ? " Competitors are looked for in the same answers, which asks nothing more." : "";
			return `${scans}, at the embedded service. Questions to live engines: ${calls}.${shared}`;
		}
		function describeNextSamples(samples, next) {
			return `The verdict is not clear after ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_1__.pq)(samples, "sample")}. Scanning up to ${next}.`;
		}
		const MOST_MODELS = 3;
		function describeMovedModels({ comparison, models }, nameOf = (engine) => engine) {
			return (0, _comparison_comparison_js__WEBPACK_IMPORTED_MODULE_3__.v4)(comparison?.runs ?? [], models).map(({ engine, before, now }) => `${nameOf(engine)} was answered by the model ${listModels(now)}, and before by ${listModels(before)}: the vendor moved the model. The runs are compared as usual.`);
		}
		function listModels(models) {
			const { shown, more } = (0, _words_js__WEBPACK_IMPORTED_MODULE_2__.f6)(models, MOST_MODELS);
			return shown.map((model) => (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_4__.$Q)(model, _words_js__WEBPACK_IMPORTED_MODULE_2__.xt)).join(", ") + more;
		}
		function describeGateTurn(key, place, gates) {
			return `Gate ${key}, ${place} of ${gates}`;
		}
		function describeProgress(verb, done, planned, things, secondsLeft) {
			const count = `${verb} ${done} of ${planned}${things && ` ${things}`}`;
			if (secondsLeft === undefined || done >= planned) return count;
			const left = secondsLeft < 60 ? (0, _numbers_js__WEBPACK_IMPORTED_MODULE_1__.pq)(Math.max(5, Math.ceil(secondsLeft / 5) * 5), "second") : (0, _numbers_js__WEBPACK_IMPORTED_MODULE_1__.pq)(Math.ceil(secondsLeft / 60), "minute");
			return `${count}, about ${left} left`;
		}
		function summarizeCost({ costs }) {
			if (costs.length === 0) return undefined;
			const engines = costs.map((cost) => {
				const { amount, tokens, searches } = (0, _numbers_js__WEBPACK_IMPORTED_MODULE_1__.P9)(cost);
				return `${(0, _escape_js__WEBPACK_IMPORTED_MODULE_5__.h0)(cost.engine, _words_js__WEBPACK_IMPORTED_MODULE_2__.xt)} ${amount} (tokens ${tokens}, searches ${searches})`;
			});
			return `Cost of the live engines: ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_1__.jx)(costs)}. ${engines.join(", ")}.`;
		}
		function describeSent(readings) {
			const [first] = readings;
			const sum = (count) => readings.reduce((total, reading) => total + count(reading), 0);
			const requests = sum((reading) => reading.requests);
			if (first === undefined || requests === 0) return undefined;
			const vendor = (0, _escape_js__WEBPACK_IMPORTED_MODULE_5__.h0)((0, _embedded_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_0__.AK)(first.reader), _words_js__WEBPACK_IMPORTED_MODULE_2__.xt);
			return `The reader sent ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_1__.B4)(sum(({ sent }) => sent))} characters of pages to ${vendor}, in ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_1__.pq)(requests, "request")}.`;
		}
	}),
	37731: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			VN: () => describeServiceError,
			YV: () => SERVICE
		});
		var _escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9924);
		var _answers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68595);
		var _message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11531);
		var _pages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36268);
		const SERVICE_SIDE = "Run the job again later. If the failure lasts, ask the service for its status.";
		const SERVICE = {
			AVG_REQUEST_400: {
				meaning: "The service did not accept the request.",
				remedy: "Check brand, keywords, engines and language: the service may not know an engine or the language.",
				words: answeredStatus
			},
			AVG_AUTH_401: {
				meaning: "The key is missing or not valid.",
				remedy: "Check the secret behind the input api-key, or AI_VISIBILITY_KEY at a terminal: it must hold a key from the API keys page of the service's console.",
				words: answeredStatus
			},
			AVG_AUTH_403: {
				meaning: "The key is valid and not permitted to do this.",
				remedy: "Check what your plan permits, including engines and number of keywords, or use a key of another plan.",
				words: answeredStatus
			},
			AVG_SERVICE_404: {
				meaning: "The address does not exist.",
				remedy: "Check base-url: it must be the root of the service, without /v1 at its end.",
				words: answeredStatus
			},
			AVG_LIMIT_429: {
				meaning: "More requests were made than the plan allows.",
				remedy: "Set the plan input to your plan (or limits to its numbers), ask for fewer scans, or run at another time: other jobs with the same key count too.",
				words: answeredStatus
			},
			AVG_SERVICE_REDIRECT: {
				meaning: "The service redirects to another address (status 3xx).",
				remedy: "Set base-url to the new address itself. The key is never sent to an address that base-url does not name.",
				words: answeredStatus
			},
			AVG_SERVICE_5XX: {
				meaning: "The service failed (status 500 or above).",
				remedy: SERVICE_SIDE,
				words: answeredStatus
			},
			AVG_SERVICE_HTTP: {
				meaning: "The service answered with another error status.",
				remedy: "Check base-url, brand, keywords, engines and language.",
				words: answeredStatus
			},
			AVG_SERVICE_CONNECTION: {
				meaning: "The service could not be reached.",
				remedy: "Check base-url, and that the runner may reach it. Behind a proxy, set HTTPS_PROXY (and NO_PROXY) for the job.",
				words: (facts) => sentencesOf(`The service could not be reached${codeAfterComma(facts)}`, facts)
			},
			AVG_SERVICE_TIMEOUT: {
				meaning: "The service did not answer within the time budget.",
				remedy: "Raise timeout-minutes, or ask for fewer keywords, engines or samples.",
				words: (facts) => sentencesOf("The time budget for the service ran out", facts)
			},
			AVG_SERVICE_WAIT: {
				meaning: "The service asks for too long a wait.",
				remedy: "Raise timeout-minutes above that wait, or run the job later. If it happens again, correct plan or limits, or ask for fewer scans.",
				words: (facts) => sentencesOf(`The service asks to wait ${facts.retryAfter} seconds, longer than is left of the time budget`, facts)
			},
			AVG_SERVICE_RESPONSE: {
				meaning: "The answer of the service does not follow its contract.",
				remedy: "Check that base-url is the root of an AI visibility service, not of a web page or a proxy. If it is, report this to the service.",
				words: (facts) => sentencesOf("The answer of the service does not follow its contract", facts)
			},
			AVG_SERVICE_INCOMPLETE: {
				meaning: "The service accepted the request and did not complete it.",
				remedy: "Run the job again later. Only completed scans are judged.",
				words: (facts) => sentencesOf("The service accepted the request and did not complete it", facts)
			},
			AVG_CANCELLED: {
				meaning: "The workflow was cancelled before the service answered.",
				remedy: "Run the job again if you need the result.",
				words: (facts) => sentencesOf("The workflow was cancelled before the service answered", facts)
			},
			AVG_SETUP: {
				meaning: "The embedded service lacks something it needs: a key or a recording.",
				remedy: "Check that the keys of live engines are in the env of the step, and the paths in the inputs.",
				words: (facts) => sentencesOf("The embedded service lacks something it needs", facts)
			},
			AVG_DRAFT: {
				meaning: "The service made no draft for a keyword.",
				remedy: "The verdict does not depend on drafts.",
				endsWithRemedy: false,
				words: (failure) => (0, _escape_js__WEBPACK_IMPORTED_MODULE_2__.h0)(failure.kind === "service" ? describeServiceError(failure.facts).what : `The draft could not be made: ${failure.detail}`)
			},
			AVG_SERVICE_REPORT: {
				meaning: "A report that the service exports could not be fetched.",
				remedy: "The run's own CSV is attached instead.",
				endsWithRemedy: false,
				words: (failure) => (0, _escape_js__WEBPACK_IMPORTED_MODULE_2__.h0)(wordsOfReport(failure))
			}
		};
		function describeServiceError(facts) {
			if (facts.corpus !== undefined) return (0, _pages_js__WEBPACK_IMPORTED_MODULE_1__.Nx)(facts.corpus);
			if (facts.kind === "not-sent") return (0, _message_js__WEBPACK_IMPORTED_MODULE_3__.Tt)(_answers_js__WEBPACK_IMPORTED_MODULE_0__.I3, "AVG_ANSWER_COST", sentencesOf("The request was not sent", facts));
			return (0, _message_js__WEBPACK_IMPORTED_MODULE_3__.bD)(SERVICE, codeOf(facts.kind, facts), facts);
		}
		function codeOf(kind, { status, retryAfter }) {
			switch (kind) {
				case "http": return codeOfStatus(status);
				case "connection": return "AVG_SERVICE_CONNECTION";
				case "timeout": return retryAfter === undefined ? "AVG_SERVICE_TIMEOUT" : "AVG_SERVICE_WAIT";
				case "cancelled": return "AVG_CANCELLED";
				case "invalid-response": return "AVG_SERVICE_RESPONSE";
				case "setup": return "AVG_SETUP";
				case "not-completed": return "AVG_SERVICE_INCOMPLETE";
			}
		}
		function codeOfStatus(status = 0) {
			switch (status) {
				case 400: return "AVG_REQUEST_400";
				case 401: return "AVG_AUTH_401";
				case 403: return "AVG_AUTH_403";
				case 404: return "AVG_SERVICE_404";
				case 429: return "AVG_LIMIT_429";
			}
			if (status >= 500) return "AVG_SERVICE_5XX";
			return status >= 300 && status < 400 ? "AVG_SERVICE_REDIRECT" : "AVG_SERVICE_HTTP";
		}
		function answeredStatus(facts) {
			const { status, code } = facts;
			const answer = [status ?? "an error", code && `(${(0, _escape_js__WEBPACK_IMPORTED_MODULE_2__.h0)(code, 60)})`].filter(Boolean).join(" ");
			return sentencesOf(`The service answered ${answer}`, facts);
		}
		function sentencesOf(happened, facts) {
			const detail = (0, _message_js__WEBPACK_IMPORTED_MODULE_3__.Rw)(facts.detail);
			return `${happened}${countTries(facts)}${detail && `: ${detail}`}. The call was ${(0, _escape_js__WEBPACK_IMPORTED_MODULE_2__.h0)(facts.request, 200)}.`;
		}
		function countTries({ attempts = 1 }) {
			return attempts > 1 ? ` (tried ${attempts} times)` : "";
		}
		function codeAfterComma({ code }) {
			return code ? `, ${(0, _escape_js__WEBPACK_IMPORTED_MODULE_2__.h0)(code, 60)}` : "";
		}
		function describeDownloadError({ kind, url, detail, ...facts }) {
			const place = url && ` from ${(0, _escape_js__WEBPACK_IMPORTED_MODULE_2__.h0)(url, 200)}`;
			const happened = {
				refused: "the action does not fetch from there",
				http: `the answer was ${facts.status ?? "an error"}`,
				"too-many-redirects": "there are too many redirects",
				connection: `the server could not be reached${codeAfterComma(facts)}`,
				timeout: "it took too long",
				cancelled: "the workflow was cancelled",
				"too-large": "it is too large",
				"wrong-type": "it has the wrong type",
				disk: "it could not be written to disk"
			}[kind];
			return `The file${place} is missing: ${happened}${countTries(facts)}${(0, _message_js__WEBPACK_IMPORTED_MODULE_3__.YE)(detail)}.`;
		}
		function wordsOfReport(failure) {
			switch (failure.kind) {
				case "download": return describeDownloadError(failure.facts);
				case "service": {
					const { what } = describeServiceError(failure.facts);
					return failure.facts.status === 403 ? `${what} The plan of the key may not permit reports.` : what;
				}
				case "unexpected": return `The report could not be made: ${failure.detail}`;
			}
		}
	}),
	46471: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ok: () => describeShardStart,
			Om: () => describeFleetGap,
			Oq: () => SHARDS,
			P5: () => describeCancelledShard,
			y0: () => describeShard
		});
		var _escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9924);
		var _numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73533);
		var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44702);
		const MOST_FILES = 5;
		const SHARDS = {
			AVG_SHARDS_MISSING: {
				meaning: "The results of shards are missing.",
				remedy: "Run the failed jobs again: their results are merged with the others. Or set partial: allow to judge without them.",
				words: ({ shards, unusable }) => `${nameMissing(shards)}${listUnusable(unusable)}`
			},
			AVG_SHARDS_STORAGE: {
				meaning: "The run has no artifact storage of GitHub.com.",
				remedy: "Run the commands shard and merge of the command line, and carry their files from job to job.",
				words: () => "The shards of a fleet exchange their results as artifacts, which need the storage of GitHub.com."
			},
			AVG_PARTIAL: {
				meaning: "The result of a shard is not merged.",
				remedy: "Run the job of the shard again. Remove results of other runs from the folder.",
				endsWithRemedy: false,
				words: describeUnusable
			},
			AVG_SHARD_GAP: {
				meaning: "The same, with `partial: allow`. The run is not recorded.",
				remedy: "Run the failed jobs again, and the merge after them.",
				endsWithRemedy: false,
				words: (gap) => `${describeGap(gap)} The run is not recorded.`
			}
		};
		function describeShardStart({ shard, scans, gates, minutes }) {
			const time = minutes === 0 ? "" : `, at least ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_0__.pq)(minutes, "minute")} under the rate limits`;
			return `Shard ${shard}: ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_0__.pq)(scans, "scan")} of ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_0__.pq)(gates, "gate")}${time}`;
		}
		function describeShard(shard, made, planned, path) {
			return `Shard ${shard} made ${made} of ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_0__.pq)(planned, "scan")}. The result is in ${path}`;
		}
		function describeCancelledShard(shard) {
			return `Shard ${shard} was cancelled. Its result is not uploaded.`;
		}
		function describeGap({ shards, keywords, allKeywords }) {
			return `${nameMissing(shards)} The verdict covers ${keywords} of ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_0__.pq)(allKeywords, "keyword")}.`;
		}
		function describeFleetGap(gaps) {
			const shards = [...new Set(gaps.flatMap((gap) => gap.shards))];
			const verb = gaps.length === 1 ? "was" : "were";
			return `${nameMissing(shards)} ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_0__.pq)(gaps.length, "gate")} ${verb} judged without some keywords.`;
		}
		function nameMissing(shards) {
			if (shards.length === 0) return "There is no result of any shard.";
			return shards.length === 1 ? `The result of shard ${shards.join()} is missing.` : `The results of the shards ${shards.join(", ")} are missing.`;
		}
		function listUnusable(unusable) {
			const others = unusable.length - MOST_FILES;
			const listed = unusable.slice(0, MOST_FILES).map((entry) => ` ${describeUnusable(entry)}`);
			return `${listed.join("")}${others > 0 ? ` ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_0__.pq)(others, "further file")} could not be used.` : ""}`;
		}
		function describeUnusable({ file, problem }) {
			return `The file ${(0, _escape_js__WEBPACK_IMPORTED_MODULE_2__.h0)(file, _words_js__WEBPACK_IMPORTED_MODULE_1__.xt)} is not merged: ${(0, _escape_js__WEBPACK_IMPORTED_MODULE_2__.h0)(describeProblem(problem), 300)}.`;
		}
		function describeProblem(problem) {
			switch (problem.kind) {
				case "cut": return "it ends before its end mark";
				case "invalid": return `line ${problem.line} is not valid, because ${problem.detail}`;
				case "newer-version": return `it has the version ${problem.version}, and this program reads up to ${problem.newest}`;
				case "too-large": return "it is too large";
				case "unreadable": return `it cannot be read, because ${problem.detail}`;
				case "no-storage": return "this run has no storage for artifacts, which need GitHub.com";
				case "not-downloaded": {
					const permission = problem.lacksPermission ? "give the job that merges the permission actions: read, or " : "";
					return `it cannot be downloaded: ${permission}run all jobs again (${problem.detail})`;
				}
				case "other-digest": return "the download is not what was uploaded";
				case "broken-archive": return "its archive is broken";
				case "no-file": return "the artifact holds no result of this shard";
				case "other-run": return `it belongs to the run ${problem.runId}`;
				case "later-attempt": return `it belongs to the later attempt ${problem.attempt}`;
				case "other-commit": return problem.sha === "" ? "it was made without a commit" : `it was made of the commit ${problem.sha}`;
				case "other-config": return "it was made with other settings";
				case "other-split": return `it is one of ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_0__.pq)(problem.count, "shard")}, and others are not`;
				case "incomplete": return `it does not have all scans of the gate ${problem.gate}`;
			}
		}
	}),
	73533: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			B4: () => _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.B,
			BD: () => formatCost,
			D0: () => formatDrop,
			Fl: () => formatValue,
			GY: () => NO_VALUE,
			P9: () => describeCost,
			UK: () => formatUsd,
			jx: () => formatTotalCost,
			l9: () => formatPercent,
			pq: () => countOf,
			td: () => formatPValue,
			w_: () => formatSetting,
			y: () => _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.y
		});
		var _embedded_engines_account_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73840);
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46958);
		const MINUS = "−";
		const NO_VALUE = "–";
		function formatPercent(share) {
			return share > 0 && share < .005 ? "<1%" : `${Math.round(100 * share)}%`;
		}
		function formatValue(value, unit) {
			if (unit === "percent") return formatPercent(value / 100);
			return unit === "score" ? (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.y)(value) : (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.B)(value);
		}
		function formatChange(value, unit = "score") {
			if (isNoChange(value)) return "±0";
			return `${value < 0 ? MINUS : "+"}${formatValue(Math.abs(value), unit)}`;
		}
		function formatDrop(drop, unit) {
			if (isNoChange(drop)) return "none";
			return drop > 0 ? formatValue(drop, unit) : `none (${formatChange(-drop, unit)})`;
		}
		function isNoChange(difference) {
			return Math.abs(difference) < 1e-9;
		}
		function formatPValue(value) {
			return value < .001 ? "<0.001" : `${Number(value.toPrecision(2))}`;
		}
		function formatSetting(value) {
			return `${Number(value.toPrecision(12))}`;
		}
		function countOf(amount, noun) {
			return `${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.B)(amount)} ${noun}${amount === 1 ? "" : "s"}`;
		}
		function formatUsd(amount) {
			return `${amount > 0 && amount < .005 ? "<0.01" : amount.toFixed(2)} USD`;
		}
		const UNKNOWN_COST = "not known";
		function formatCost({ costUsd, isWhole }) {
			if (isWhole) return formatUsd(costUsd);
			return costUsd > 0 ? `at least ${formatUsd(costUsd)}` : UNKNOWN_COST;
		}
		function describeCost({ replies, inputTokens, outputTokens, searches, costUsd, stated, unpriced }) {
			const sources = [
				...stated > 0 ? ["vendor"] : [],
				...replies > stated + unpriced ? ["list prices"] : [],
				...unpriced > 0 && unpriced < replies ? ["partly not known"] : []
			];
			return {
				tokens: inputTokens + outputTokens === 0 ? NO_VALUE : `${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.B)(inputTokens)} / ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.B)(outputTokens)}`,
				searches: searches === undefined ? NO_VALUE : (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.B)(searches),
				amount: formatCost({
					costUsd,
					isWhole: unpriced === 0
				}),
				source: sources.join(", ") || NO_VALUE
			};
		}
		function formatTotalCost(costs) {
			return formatCost({
				costUsd: (0, _embedded_engines_account_js__WEBPACK_IMPORTED_MODULE_0__.cv)(costs),
				isWhole: costs.every(({ unpriced }) => unpriced === 0)
			});
		}
	}),
	25567: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			b: () => describeQuestions,
			v: () => listProblems
		});
		var _document_content_causes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53629);
		var _document_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42378);
		var _document_headline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8789);
		var _document_plain_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91921);
		var _escape_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9924);
		var _reasons_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77802);
		var _words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44702);
		function listProblems(outcome) {
			const context = (0, _document_context_js__WEBPACK_IMPORTED_MODULE_1__.q)(outcome);
			return context.findings.flatMap((finding) => {
				const { kind, leadsTo } = finding;
				if (leadsTo === "none") return [];
				const { code, text } = (0, _reasons_js__WEBPACK_IMPORTED_MODULE_4__.jb)(finding, context);
				const told = (0, _document_headline_js__WEBPACK_IMPORTED_MODULE_2__.Pz)(finding) ? describeQuestions(finding, outcome.run) : [{
					title: (0, _document_headline_js__WEBPACK_IMPORTED_MODULE_2__.Cy)(finding, context),
					text,
					place: undefined
				}];
				return told.map(({ title, text, place }) => ({
					...{
						code,
						kind,
						leadsTo,
						place
					},
					title: (0, _escape_js__WEBPACK_IMPORTED_MODULE_6__.h0)(title, _words_js__WEBPACK_IMPORTED_MODULE_5__.xt),
					text: (0, _escape_js__WEBPACK_IMPORTED_MODULE_6__.h0)(text)
				}));
			});
		}
		function describeQuestions(finding, run) {
			const { why, todo = [] } = (0, _document_content_causes_js__WEBPACK_IMPORTED_MODULE_0__.$4)(finding, run);
			const verb = finding.kind === "answer-weaker" ? "has a weaker answer" : "lost its answer";
			return finding.questions.map(({ question, before }) => {
				const said = before === undefined ? "" : `Before: “${(0, _escape_js__WEBPACK_IMPORTED_MODULE_6__.h0)(before.text, _words_js__WEBPACK_IMPORTED_MODULE_5__.xt)}”`;
				const lost = `“${(0, _escape_js__WEBPACK_IMPORTED_MODULE_6__.h0)(question, _words_js__WEBPACK_IMPORTED_MODULE_5__.xt)}” ${verb}.`;
				return {
					title: question,
					text: [
						lost,
						said,
						(0, _document_plain_text_js__WEBPACK_IMPORTED_MODULE_3__.oi)(why),
						(0, _document_plain_text_js__WEBPACK_IMPORTED_MODULE_3__.oi)(todo)
					].filter((part) => part !== "").join(" "),
					place: placeOf(finding)
				};
			});
		}
		function placeOf(finding) {
			const [reason] = finding.kind === "page-hidden" ? finding.reasons : [];
			if (reason !== undefined) return {
				path: reason.file,
				line: reason.line
			};
			for (const { path, now } of finding.removed) {
				if (now !== undefined) return {
					path,
					line: Math.max(1, Math.min(now.from, now.to))
				};
			}
			return finding.kind === "answer-lost" ? {
				path: finding.path,
				line: 1
			} : undefined;
		}
	}),
	77802: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			As: () => listFailures,
			QL: () => describeInconclusive,
			eh: () => summarize,
			jb: () => describeFinding,
			k1: () => headlineSentence,
			ng: () => describeFailures,
			qf: () => listReasons
		});
		var _gate_verdict_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(39231);
		var _document_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42378);
		var _document_faults_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59184);
		var _document_headline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8789);
		var _document_phrases_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79391);
		var _document_plain_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91921);
		var _document_second_line_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39220);
		var _messages_baseline_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(17677);
		var _messages_gate_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(25205);
		var _messages_message_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(11531);
		var _messages_rules_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(34071);
		function listReasons(context) {
			const shown = context.findings.filter(({ leadsTo }) => leadsTo !== "none");
			return shown.map((finding) => describeFinding(finding, context));
		}
		function listFailures(outcome) {
			const { failures, verdict } = outcome;
			const noBaseline = failures.includes("no-baseline") && "missing" in verdict.baseline ? [{
				code: "AVG_BASELINE_MISSING",
				text: `There is no baseline (${(0, _messages_baseline_js__WEBPACK_IMPORTED_MODULE_6__.UV)(verdict.baseline.missing)}), and fail-on lists no-baseline.`
			}] : [];
			const failing = failures.some((failure) => failure !== "no-baseline") ? listReasons((0, _document_context_js__WEBPACK_IMPORTED_MODULE_0__.q)(outcome)) : [];
			return [...failing, ...noBaseline];
		}
		function describeFailures(outcome) {
			return listFailures(outcome).map(_messages_message_js__WEBPACK_IMPORTED_MODULE_9__.hw).join("\n");
		}
		function describeInconclusive(outcome) {
			const context = (0, _document_context_js__WEBPACK_IMPORTED_MODULE_0__.q)(outcome);
			return (0, _messages_message_js__WEBPACK_IMPORTED_MODULE_9__.hw)({
				code: "AVG_INCONCLUSIVE",
				text: `${headlineSentence(context)} ${(0, _document_plain_text_js__WEBPACK_IMPORTED_MODULE_4__.oi)((0, _document_second_line_js__WEBPACK_IMPORTED_MODULE_5__.x)(context))}`
			});
		}
		function summarize(outcome) {
			return `Verdict: ${outcome.verdict.status}. ${headlineSentence((0, _document_context_js__WEBPACK_IMPORTED_MODULE_0__.q)(outcome))}`;
		}
		function headlineSentence(context) {
			return `${(0, _document_plain_text_js__WEBPACK_IMPORTED_MODULE_4__.oi)((0, _document_headline_js__WEBPACK_IMPORTED_MODULE_2__.gD)(context))}.`;
		}
		function describeFinding(finding, context) {
			const text = `${(0, _document_headline_js__WEBPACK_IMPORTED_MODULE_2__.Cy)(finding, context)}.`;
			if (finding.kind === "incident") {
				const blocked = (0, _messages_gate_js__WEBPACK_IMPORTED_MODULE_7__.Gj)(finding.blocker);
				return {
					code: blocked.code,
					text: `${text} ${blocked.text}`
				};
			}
			const todo = finding.kind === "engine-silent" ? (0, _document_faults_js__WEBPACK_IMPORTED_MODULE_1__.SM)(finding.reason, {
				engine: undefined,
				next: (0, _document_phrases_js__WEBPACK_IMPORTED_MODULE_3__.B6)(context.outcome)
			}) : undefined;
			return {
				code: codeOf(finding, context),
				text: todo === undefined ? text : `${text} ${(0, _document_plain_text_js__WEBPACK_IMPORTED_MODULE_4__.oi)(todo)}`
			};
		}
		function codeOf(finding, { outcome: { verdict } }) {
			if (finding.kind === "engine-silent") return (0, _document_faults_js__WEBPACK_IMPORTED_MODULE_1__._m)(finding);
			if (finding.kind === "floor-broken") return (0, _messages_rules_js__WEBPACK_IMPORTED_MODULE_8__.Xm)(finding.rule.rule);
			const rule = (0, _gate_verdict_js__WEBPACK_IMPORTED_MODULE_10__.fD)(verdict).find((result) => decides(result, finding));
			if (rule !== undefined) return (0, _messages_rules_js__WEBPACK_IMPORTED_MODULE_8__.Xm)(rule.rule);
			return finding.leadsTo === "fail" ? "AVG_FAILED" : "AVG_INCONCLUSIVE";
		}
		function decides({ kind, outcome }, finding) {
			const isOfKind = kind === ((0, _document_headline_js__WEBPACK_IMPORTED_MODULE_2__.Pz)(finding) ? "answers" : "drop");
			return isOfKind && outcome !== "pass" && finding.leadsTo === outcome;
		}
	}),
	50689: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			BD: () => parseWebUrl,
			HD: () => readable,
			Jy: () => parseWebPage,
			QV: () => readablePlace,
			iw: () => fileUrl
		});
		const LONGEST_URL = 2e3;
		function parseWebUrl(text) {
			return ifShort(parseWithoutCredentials(text));
		}
		function parseWebPage(text) {
			const url = parseWithoutCredentials(text);
			if (url) url.hash = "";
			return ifShort(url);
		}
		function parseWithoutCredentials(text) {
			const url = URL.parse(text);
			return url && /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : undefined;
		}
		function ifShort(url) {
			return url && url.href.length <= LONGEST_URL ? url : undefined;
		}
		function readablePlace({ host, pathname }) {
			return readable(host.replace(/^www\./, "") + (pathname === "/" ? "" : pathname));
		}
		function readable(place) {
			try {
				return decodeURI(place);
			} catch {
				return place;
			}
		}
		function fileUrl({ commitUrl }, commit, path, line) {
			const end = commitUrl?.lastIndexOf("/commit/") ?? -1;
			if (commitUrl === undefined || commit === undefined || end < 0) return undefined;
			const parts = path.split("/");
			if (parts.some((part) => [".", ".."].includes(part))) return undefined;
			const encoded = parts.map((part) => encodeURIComponent(part.toWellFormed()));
			return `${commitUrl.slice(0, end)}/blob/${commit}/${encoded.join("/")}${line === undefined ? "" : `#L${line}`}`;
		}
	}),
	44702: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			IU: () => longDayOf,
			f6: () => cutList,
			gp: () => shortDayOf,
			kb: () => dayOf,
			sG: () => withoutBackticks,
			x2: () => LISTED_IDS,
			xN: () => dayInYear,
			xt: () => NAME_LENGTH
		});
		const NAME_LENGTH = 120;
		const LISTED_IDS = 5;
		function withoutBackticks(text) {
			return text.replaceAll("`", "");
		}
		function cutList(items, most) {
			const more = items.length - most;
			return {
				shown: items.slice(0, most),
				more: more > 0 ? ` and ${more} more` : ""
			};
		}
		function dayOf(createdAt) {
			return /^\d{4}-\d\d-\d\d/.exec(createdAt)?.[0] ?? "0000-00-00";
		}
		const LONG_DAY = {
			day: "numeric",
			month: "long",
			year: "numeric",
			timeZone: "UTC"
		};
		const DAY_AND_MONTH = {
			day: "numeric",
			month: "long",
			timeZone: "UTC"
		};
		const SHORT_DAY = {
			day: "numeric",
			month: "short",
			timeZone: "UTC"
		};
		function longDayOf(createdAt) {
			const date = new Date(createdAt);
			return Number.isNaN(date.getTime()) ? dayOf(createdAt) : date.toLocaleDateString("en-GB", LONG_DAY);
		}
		function shortDayOf(createdAt) {
			const day = dayOf(createdAt);
			const date = new Date(`${day}T00:00:00Z`);
			return Number.isNaN(date.getTime()) ? day : date.toLocaleDateString("en-GB", SHORT_DAY);
		}
		function dayInYear(createdAt, today) {
			const date = new Date(createdAt);
			if (Number.isNaN(date.getTime())) return dayOf(createdAt);
			const isSameYear = dayOf(createdAt).slice(0, 4) === dayOf(today).slice(0, 4);
			return date.toLocaleDateString("en-GB", isSameYear ? DAY_AND_MONTH : LONG_DAY);
		}
	}),
	82917: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Iu: () => engineContentsSchema,
			cD: () => answerCountsSchema,
			xu: () => engineAnswersSchema,
			zN: () => missingAnswersSchema
		});
		var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2503);
		var _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69681);
		var _embedded_engines_answer_record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27447);
		const engineAnswersSchema = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			engine: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			planned: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			evaluated: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			problem: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.no)(_embedded_engines_answer_record_js__WEBPACK_IMPORTED_MODULE_1__.zq)
		});
		const missingAnswersSchema = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			engine: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			count: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			planned: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			keyword: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			reason: _embedded_engines_answer_record_js__WEBPACK_IMPORTED_MODULE_1__.uT
		});
		const answerCountsSchema = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			planned: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			evaluated: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			engines: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.p_)(engineAnswersSchema),
			missing: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.p_)(missingAnswersSchema)
		});
		const engineContentsSchema = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			engine: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			answers: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			read: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.no)(_contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9),
			sourced: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			unread: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.no)(_contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9),
			named: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.no)(_contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9),
			domains: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.p_)(zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
				domain: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
				answers: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9
			})),
			brands: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.p_)(zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
				name: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.no)(_contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq),
				cited: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
				mentioned: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9
			})).exactOptional()
		});
	}),
	2615: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			KJ: () => isUnread,
			_n: () => countContents,
			oV: () => MOST_DOMAINS
		});
		var _summarize_answers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44267);
		const MOST_DOMAINS = 20;
		const MOST_COMPETITORS = 20;
		function countContents(records) {
			return [...Map.groupBy(records, ({ engine }) => engine)].flatMap(([engine, ofEngine]) => {
				const answers = ofEngine.filter((record) => record.outcome === "evaluated");
				return answers.length === 0 ? [] : [countEngine(engine, answers, ofEngine.filter(isUnread).length)];
			});
		}
		function isUnread(record) {
			return record.outcome === "not-evaluated" && record.reason.code === "no-sources";
		}
		function countEngine(engine, answers, unread) {
			const domains = answers.map(({ content }) => new Set(content.citedSources.map(({ domain }) => domain)));
			const counts = Map.groupBy(domains.flatMap((names) => [...names]), (domain) => domain);
			const told = answers.filter(({ content }) => content.retrieved !== undefined);
			return {
				engine,
				answers: answers.length,
				read: told.length === 0 ? undefined : told.filter(({ content }) => content.retrieved).length,
				sourced: answers.filter(({ content }) => content.citedSources.length + content.unknownSources > 0).length,
				unread,
				named: answers.filter(({ content }) => content.competitors.length > 0).length,
				domains: Array.from(counts, ([domain, citing]) => ({
					domain,
					answers: citing.length
				})).sort((a, b) => b.answers - a.answers || (0, _summarize_answers_js__WEBPACK_IMPORTED_MODULE_0__.qy)(a.domain, b.domain)).slice(0, MOST_DOMAINS),
				brands: countBrands(answers)
			};
		}
		function countBrands(answers) {
			const own = {
				name: undefined,
				cited: answers.filter(({ content }) => content.cited).length,
				mentioned: answers.filter(({ content }) => content.position !== undefined).length
			};
			const competitors = new Map();
			const entryOf = (name) => {
				const entry = competitors.get(name) ?? {
					name,
					cited: 0,
					mentioned: 0
				};
				competitors.set(name, entry);
				return entry;
			};
			for (const { content } of answers) {
				const owners = content.citedSources.map(({ owner }) => owner);
				const cited = new Set(owners.flatMap((owner) => owner.kind === "competitor" ? [owner.name] : []));
				for (const name of cited) entryOf(name).cited += 1;
				for (const name of new Set(content.competitors)) entryOf(name).mentioned += 1;
			}
			const seen = [...competitors.values()].sort((a, b) => b.cited + b.mentioned - a.cited - a.mentioned || (0, _summarize_answers_js__WEBPACK_IMPORTED_MODULE_0__.qy)(a.name, b.name));
			return [own, ...seen.slice(0, MOST_COMPETITORS)];
		}
	}),
	19532: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ak: () => isMajority,
			Dz: () => countCited,
			bp: () => isCiting,
			e_: () => citedShareOf,
			i2: () => mean,
			lv: () => bcrScoreOf,
			xP: () => measure,
			xk: () => toCells
		});
		function measure(scans) {
			const [first, ...others] = scans;
			if (first === undefined) return undefined;
			const engines = measureEngines(scans);
			const summary = others.length === 0 ? first.scan.summary : undefined;
			const avgSentiments = scans.map(({ scan }) => scan.summary.avg_sentiment).filter((value) => value !== "");
			return {
				overallBcr: meanBcr(scans),
				citedEngines: summary?.cited_engines ?? engines.filter(({ cited }) => cited).length,
				totalEngines: summary?.total_engines ?? engines.length,
				avgSentiment: mostFrequent(avgSentiments),
				avgSentiments: unique(avgSentiments),
				engines,
				keywords: first.keyword === undefined ? [] : measureKeywords(scans),
				cells: toCells(scans),
				scanIds: scans.map(({ scan }) => scan.scan_id),
				contradictions: scans.flatMap(findContradictions)
			};
		}
		function resultsOf({ scan }) {
			const results = new Map();
			for (const result of scan.results) if (!results.has(result.engine)) results.set(result.engine, result);
			return results;
		}
		function measureEngines(scans) {
			const answers = scans.flatMap((scan) => [...resultsOf(scan).values()].map((result) => ({
				keyword: scan.keyword,
				result
			})));
			return [...Map.groupBy(answers, ({ result }) => result.engine)].map(([engine, ofEngine]) => {
				const results = ofEngine.map(({ result }) => result);
				const sentiments = results.map(({ sentiment }) => sentiment).filter((value) => value !== "");
				const cited = results.filter((result) => result.cited);
				const shown = cited[0] ?? results[0];
				return {
					engine,
					cited: isCiting(ofEngine.map(({ keyword, result }) => ({
						keyword,
						cited: [result.cited]
					}))),
					bcrScore: mean(results.map(({ bcr_score }) => bcr_score)),
					sentiment: mostFrequent(sentiments),
					sentiments: unique(sentiments),
					snippet: shown?.snippet ?? "",
					sourceUrl: shown?.source_url ?? "",
					answers: results.length,
					citedAnswers: cited.length
				};
			});
		}
		function meanBcr(scans) {
			const evaluated = scans.filter(({ scan }) => scan.results.length > 0);
			return mean((evaluated.length > 0 ? evaluated : scans).map(({ scan }) => scan.summary.overall_bcr));
		}
		function measureKeywords(scans) {
			return [...Map.groupBy(scans, ({ keyword = "" }) => keyword)].map(([keyword, samples]) => {
				const engines = measureEngines(samples);
				return {
					keyword,
					overallBcr: meanBcr(samples),
					citedEngines: engines.filter(({ cited }) => cited).map(({ engine }) => engine),
					totalEngines: engines.length,
					samples: samples.length
				};
			});
		}
		function toCells(scans) {
			return [...Map.groupBy(scans, ({ keyword }) => keyword)].flatMap(([keyword, samples]) => {
				const results = samples.flatMap((sample) => [...resultsOf(sample).values()]);
				return Array.from(Map.groupBy(results, ({ engine }) => engine), ([engine, ofEngine]) => ({
					keyword,
					engine,
					cited: ofEngine.map(({ cited }) => cited),
					bcrScores: ofEngine.map(({ bcr_score }) => bcr_score)
				}));
			});
		}
		function findContradictions(completed) {
			const { request, scan } = completed;
			const scanId = scan.scan_id;
			const results = resultsOf(completed);
			const missing = (request.engines ?? []).filter((engine) => !results.has(engine));
			const repeats = Map.groupBy(scan.results, ({ engine }) => engine);
			const repeated = [...repeats].filter(([, entries]) => entries.length > 1).map(([engine]) => engine);
			const cited = [...results.values()].filter((result) => result.cited);
			const counts = [{
				field: "total_engines",
				stated: scan.summary.total_engines,
				counted: results.size
			}, {
				field: "cited_engines",
				stated: scan.summary.cited_engines,
				counted: cited.length
			}];
			return [
				...missing.map((engine) => ({
					kind: "missing-engine",
					scanId,
					engine
				})),
				...repeated.map((engine) => ({
					kind: "duplicate-engine",
					scanId,
					engine
				})),
				...counts.filter(({ stated, counted }) => stated !== counted).map((count) => ({
					kind: "summary-contradiction",
					scanId,
					...count
				}))
			];
		}
		function isCiting(cells) {
			const votes = new Map();
			for (const { keyword, cited } of cells) {
				const known = votes.get(keyword);
				const count = countCited({ cited });
				if (known === undefined) votes.set(keyword, {
					cited: count,
					answers: cited.length
				});
				else {
					known.cited += count;
					known.answers += cited.length;
				}
			}
			return votes.values().some(({ cited, answers }) => 2 * cited > answers);
		}
		function isMajority(votes) {
			return votes.filter(Boolean).length * 2 > votes.length;
		}
		function citedShareOf({ cited }) {
			return countCited({ cited }) / cited.length;
		}
		function bcrScoreOf({ bcrScores }) {
			return mean(bcrScores);
		}
		function countCited({ cited }) {
			let count = 0;
			for (const isCited of cited) if (isCited) count++;
			return count;
		}
		function mean(values) {
			return values.reduce((sum, value) => sum + value, 0) / values.length;
		}
		function mostFrequent(values) {
			const groups = [...Map.groupBy(values, (value) => value).values()];
			const largest = groups.reduce((best, group) => group.length > best.length ? group : best, []);
			return largest[0] ?? "";
		}
		function unique(values) {
			return [...new Set(values)];
		}
	}),
	16088: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			aY: () => measurementSchema,
			d_: () => cellRefSchema,
			gQ: () => cellSchema,
			k3: () => scopeSchema,
			oI: () => brandShareSchema
		});
		var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2503);
		var _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69681);
		const engineMeasurementSchema = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			engine: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			cited: zod__WEBPACK_IMPORTED_MODULE_1__.zMY(),
			bcrScore: zod__WEBPACK_IMPORTED_MODULE_1__.aig(),
			sentiment: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			sentiments: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Te,
			snippet: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			sourceUrl: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.hl,
			answers: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			citedAnswers: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9
		});
		const keywordMeasurementSchema = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			keyword: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			overallBcr: zod__WEBPACK_IMPORTED_MODULE_1__.aig(),
			citedEngines: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Te,
			totalEngines: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			samples: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9
		});
		const cellRefSchema = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			keyword: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.no)(_contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq),
			engine: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq
		});
		const country = zod__WEBPACK_IMPORTED_MODULE_1__.YjP().regex(/^[A-Z]{2}$/);
		const scopeSchema = zod__WEBPACK_IMPORTED_MODULE_1__.gMt("kind", [
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("whole", {}),
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("country", { country }),
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("engine", {
				engine: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
				country: country.optional()
			})
		]);
		const cellSchema = cellRefSchema.extend({
			cited: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.p_)(zod__WEBPACK_IMPORTED_MODULE_1__.zMY()),
			bcrScores: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.p_)(zod__WEBPACK_IMPORTED_MODULE_1__.aig())
		});
		const contradictionSchema = zod__WEBPACK_IMPORTED_MODULE_1__.gMt("kind", [
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("missing-engine", {
				scanId: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
				engine: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq
			}),
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("duplicate-engine", {
				scanId: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
				engine: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq
			}),
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("summary-contradiction", {
				scanId: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
				field: zod__WEBPACK_IMPORTED_MODULE_1__.k5n(["total_engines", "cited_engines"]),
				stated: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
				counted: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9
			})
		]);
		const measurementSchema = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			overallBcr: zod__WEBPACK_IMPORTED_MODULE_1__.aig(),
			citedEngines: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			totalEngines: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			avgSentiment: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			avgSentiments: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Te,
			engines: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.p_)(engineMeasurementSchema),
			keywords: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.p_)(keywordMeasurementSchema),
			cells: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.p_)(cellSchema),
			scanIds: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Te,
			contradictions: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.p_)(contradictionSchema)
		});
		const brandShareSchema = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			name: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			isOwn: zod__WEBPACK_IMPORTED_MODULE_1__.zMY(),
			answers: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			citedAnswers: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			share: zod__WEBPACK_IMPORTED_MODULE_1__.aig(),
			overallBcr: zod__WEBPACK_IMPORTED_MODULE_1__.aig()
		});
	}),
	44267: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			BW: () => isRetrievedOnly,
			F0: () => summarizeAnswers,
			Pc: () => meanPosition,
			qy: () => compareTexts
		});
		var _embedded_engines_cited_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95743);
		var _measure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19532);
		function summarizeAnswers(records) {
			const answers = records.filter((record) => record.outcome === "evaluated");
			if (answers.length === 0) return undefined;
			return {
				total: countPresence(answers),
				engines: Array.from(Map.groupBy(answers, ({ engine }) => engine), ([engine, ofEngine]) => ({
					engine,
					...countPresence(ofEngine)
				})).sort((a, b) => compareTexts(a.engine, b.engine)),
				domains: listDomains(answers),
				competitors: listCompetitors(answers),
				queries: listQueries(answers),
				unknownSources: answers.reduce((sum, { content }) => sum + content.unknownSources, 0)
			};
		}
		function meanPosition(records) {
			const places = records.flatMap((record) => record.outcome === "evaluated" ? record.content.position ?? [] : []);
			return places.length === 0 ? undefined : (0, _measure_js__WEBPACK_IMPORTED_MODULE_1__.i2)(places);
		}
		function isRetrievedOnly({ retrieved, cited }) {
			return retrieved === true && !cited;
		}
		function isAmbiguous({ position, seen, ambiguous }) {
			const own = seen.filter(({ competitor }) => competitor === undefined);
			return position === undefined && own.some(({ name }) => ambiguous.includes(name));
		}
		function countPresence(answers) {
			const count = (test) => answers.filter(({ content }) => test(content)).length;
			return {
				evaluated: answers.length,
				cited: count(({ cited }) => cited),
				mentioned: count(({ position }) => position !== undefined),
				retrievedNotCited: count(isRetrievedOnly),
				neverRetrieved: count(({ retrieved, cited }) => retrieved === false && !cited),
				namedFirst: count(({ position }) => position === 1),
				ambiguous: count(isAmbiguous)
			};
		}
		function listDomains(answers) {
			const citations = answers.flatMap((answer) => answer.content.citedSources.map((source) => ({
				answer,
				source
			})));
			const groups = Map.groupBy(citations, ({ source }) => JSON.stringify([source.domain, source.owner]));
			return [...groups.values()].flatMap((group) => {
				const [first] = group;
				if (first === undefined) return [];
				const citing = [...new Set(group.map(({ answer }) => answer))];
				return [{
					domain: first.source.domain,
					owner: first.source.owner,
					answers: citing.length,
					answersWithoutBrand: citing.filter(({ content }) => !content.cited).length,
					engines: enginesOf(citing),
					pages: listPages(group.map(({ source }) => source))
				}];
			}).sort((a, b) => b.answers - a.answers || compareTexts(a.domain, b.domain));
		}
		function listPages(sources) {
			const pages = sources.filter(({ url, domain }) => `.${(0, _embedded_engines_cited_text_js__WEBPACK_IMPORTED_MODULE_0__.w4)(url)}`.endsWith(`.${domain.split("/", 1)[0]}`));
			return Array.from(Map.groupBy(pages, ({ url }) => url), ([url, citing]) => ({
				url,
				answers: citing.length
			})).sort((a, b) => b.answers - a.answers || compareTexts(a.url, b.url));
		}
		function listCompetitors(answers) {
			const mentions = answers.flatMap(({ content }) => content.competitors.map((name) => ({
				name,
				content
			})));
			return Array.from(Map.groupBy(mentions, ({ name }) => name), ([name, naming]) => ({
				name,
				answers: naming.length,
				answersWithoutBrand: naming.filter(({ content }) => content.position === undefined).length
			})).sort((a, b) => b.answers - a.answers || compareTexts(a.name, b.name));
		}
		function listQueries(answers) {
			const searches = answers.flatMap((answer) => answer.content.queries.map((query) => ({
				query,
				answer
			})));
			return Array.from(Map.groupBy(searches, ({ query }) => query), ([query, group]) => {
				const searching = group.map(({ answer }) => answer);
				return {
					query,
					answers: searching.length,
					engines: enginesOf(searching)
				};
			}).sort((a, b) => b.answers - a.answers || compareTexts(a.query, b.query));
		}
		function enginesOf(answers) {
			return [...new Set(answers.map(({ engine }) => engine))].sort(compareTexts);
		}
		function compareTexts(a, b) {
			return a < b ? -1 : Number(a > b);
		}
	})
};
;
