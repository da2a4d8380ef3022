"use strict";
exports.id = "report-document-gate-document";
exports.ids = ["report-document-gate-document"];
exports.modules = {
	23968: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			aq: () => listSilent,
			hV: () => narrowRun,
			tS: () => compareFingerprints,
			ty: () => createAligner
		});
		var _engines_engine_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28913);
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46958);
		var _scan_measure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19532);
		const SET = [
			"keywords",
			"engines",
			"prompt-template",
			"questions",
			"country"
		];
		const OWN = ["brand-domains", "brand-aliases"];
		function createAligner(fingerprint, engines) {
			const findName = createNameFinder(fingerprint, engines);
			const isName = new Set(engines);
			return (record) => {
				const changes = compareFingerprints(record.fingerprint, fingerprint).filter(({ name, removed }) => !OWN.includes(name) || removed.length > 0);
				if (changes.some(({ name }) => !SET.includes(name))) return undefined;
				const { cells } = record;
				const isSame = changes.length === 0;
				if (isSame && (engines.length === 0 || cells.every(({ engine }) => isName.has(engine)))) return record;
				const nameOf = findName(record);
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
				const ids = new Map(Array.from(names, ([from, to]) => [(0, _engines_engine_names_js__WEBPACK_IMPORTED_MODULE_0__.Vl)(from).id, to && (0, _engines_engine_names_js__WEBPACK_IMPORTED_MODULE_0__.Vl)(to).id]));
				return {
					...narrowRun(record, kept),
					losses: record.losses.map((loss) => loss.scope.kind === "engine" ? {
						...loss,
						scope: {
							...loss.scope,
							engine: ids.get(loss.scope.engine) ?? loss.scope.engine
						}
					} : loss),
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
			const unit = whole ? (run.overallBcr ?? whole) / whole : 1;
			const score = meanScore(cells);
			const ofEngines = [...Map.groupBy(cells, ({ engine }) => engine).values()];
			return {
				...run,
				cells,
				overallBcr: score && unit * score,
				citedEngines: ofEngines.filter(_scan_measure_js__WEBPACK_IMPORTED_MODULE_1__.bp).length
			};
		}
		function meanScore(cells) {
			const ofKeywords = [...Map.groupBy(cells, ({ keyword }) => keyword).values()];
			return (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_2__._)(ofKeywords.map((ofKeyword) => (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_2__._)(ofKeyword.map(_scan_measure_js__WEBPACK_IMPORTED_MODULE_1__.lv))));
		}
		function createNameFinder(fingerprint, engines) {
			const known = new Map();
			return ({ fingerprint: earlier }) => {
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
				const place = country === undefined ? countries : [country];
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
	}),
	90367: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			GZ: () => compareSince,
			UD: () => compare,
			WN: () => pairRun,
			kI: () => findStart
		});
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46958);
		var _scan_measure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19532);
		var _comparison_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25039);
		var _select_runs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12521);
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
			const isScored = [
				measurement,
				...recent,
				...runs
			].every(({ cells }) => cells.every(({ bcrScores }) => !bcrScores.includes(null)));
			const scoreUnit = unitOf(runs) ?? unitOf([measurement]) ?? 1;
			const engines = size > 0 ? listEngines(cells) : joinEngines(baseline.engines ?? [], measurement);
			const numbers = size > 0 && !isWhole ? {
				score: undefined,
				citedEngines: countEngines(engines)
			} : isWhole || !hasCells(measurement, runs) ? compareNumbers(measurement, baseline, runs, recent) : {
				score: undefined,
				citedEngines: undefined
			};
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
				score: isWhole && isScored ? numbers.score : (0, _comparison_js__WEBPACK_IMPORTED_MODULE_1__.Ly)(cells, scoreUnit) ?? numbers.score,
				citedEngines: numbers.citedEngines,
				usualScore: baseline.overallBcr
			};
		}
		function findStart(runs, since) {
			const start = since === undefined ? -1 : runs.findIndex(({ createdAt }) => createdAt !== undefined && createdAt >= since);
			return start < 0 ? runs.length : start;
		}
		function splitCell({ before: all, ...cell }, start) {
			const before = all.filter(({ run }) => run < start).slice(-_comparison_js__WEBPACK_IMPORTED_MODULE_1__.FS);
			return before.length === 0 ? undefined : {
				...cell,
				before,
				recent: all.filter(({ run }) => run >= start)
			};
		}
		function compareNumbers(measurement, baseline, runs, recent) {
			const [first, ...others] = runs;
			const isAll = first === undefined || runs.length === baseline.runs.length;
			const pooled = isAll ? baseline : (0, _select_runs_js__WEBPACK_IMPORTED_MODULE_0__.r)([first, ...others], baseline.origin);
			return {
				score: toChange(pooled.overallBcr, (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_2__._)([...recent, measurement].map((run) => run.overallBcr))),
				citedEngines: toChange(pooled.citedEngines, measurement.citedEngines)
			};
		}
		function hasCells({ cells }, runs) {
			return cells.length > 0 && runs.some((run) => run.cells.length > 0);
		}
		function toChange(was, now) {
			return was === undefined || now === undefined ? undefined : {
				now,
				was
			};
		}
		function listEngines(cells) {
			return Array.from(Map.groupBy(cells, ({ engine }) => engine), ([engine, ofEngine]) => ({
				engine,
				now: (0, _scan_measure_js__WEBPACK_IMPORTED_MODULE_3__.bp)(ofEngine.map(({ now }) => now)),
				was: (0, _scan_measure_js__WEBPACK_IMPORTED_MODULE_3__.bp)(ofEngine.flatMap(({ before }) => before.map(({ cell }) => cell)))
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
			const ofRuns = (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_2__._)(known.map(({ overallBcr }) => overallBcr));
			const ofCells = (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_2__._)(known.map(({ cells }) => (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_2__._)(cells.map(_scan_measure_js__WEBPACK_IMPORTED_MODULE_3__.lv))));
			return ofRuns && ofCells ? ofRuns / ofCells : undefined;
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
			FS: () => MAX_BEFORE,
			In: () => levelOf,
			Ly: () => scoreChangeOver,
			ND: () => changeOver,
			TN: () => keyOf,
			Y8: () => pairCells,
			v4: () => findMovedModels
		});
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46958);
		var _scan_measure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19532);
		const MAX_BEFORE = 60;
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
			const scored = cells.flatMap((cell) => {
				const [was, now] = [cellsBefore(cell), cellsSince(cell)].map((side) => (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__._)(side.map(_scan_measure_js__WEBPACK_IMPORTED_MODULE_0__.lv)));
				return was === undefined || now === undefined ? [] : [{
					was,
					now,
					answers: cell.now.cited.length
				}];
			});
			const answers = scored.reduce((sum, cell) => sum + cell.answers, 0);
			if (answers === 0) return undefined;
			const toScore = (side) => scoreUnit * scored.reduce((sum, cell) => sum + cell[side] * cell.answers, 0) / answers;
			return {
				now: toScore("now"),
				was: toScore("was")
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
			cV: () => listScopes
		});
		var _engines_engine_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28913);
		var _comparison_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25039);
		const MIN_SHARE_OF_LOSS = 2 / 3;
		const MAX_FALL_OF_REST = .05;
		const MAX_ERRORS_OF_REST = 1.64;
		function isIn(scope, engine) {
			if (scope.kind === "whole") return true;
			const { id, country } = (0, _engines_engine_names_js__WEBPACK_IMPORTED_MODULE_0__.Vl)(engine);
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
				const others = cells.filter(({ engine }) => !isIn(scope, engine));
				const rest = (0, _comparison_js__WEBPACK_IMPORTED_MODULE_1__.ND)(others);
				if (part === undefined || rest === undefined) return false;
				const isMost = lossOf(part) >= MIN_SHARE_OF_LOSS * lossOf(whole);
				const maxFall = Math.max(MAX_FALL_OF_REST, MAX_ERRORS_OF_REST * errorOf(rest, others));
				return isMost && fallOf(part) > fallOf(whole) && fallOf(rest) <= maxFall;
			});
			return carrying.at(-1) ?? deciding;
		}
		function listScopes(names) {
			const places = names.map(_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_0__.Vl);
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
		function errorOf({ was }, cells) {
			let answers = 0;
			for (const { now, recent } of cells) for (const cell of [now, ...recent.map((run) => run.cell)]) answers += cell.cited.length;
			return Math.sqrt(was.share * (1 - was.share) / answers);
		}
		function lossOf({ since, was }) {
			return was.usually - since.usually;
		}
		function unique(values) {
			return [...new Set(values)];
		}
	}),
	12521: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			b: () => selectRuns,
			r: () => poolRuns
		});
		var _history_loss_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93300);
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46958);
		var _scan_measure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19532);
		var _align_runs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23968);
		var _comparison_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25039);
		var _scope_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69972);
		const MAX_RUNS = 64 + _comparison_js__WEBPACK_IMPORTED_MODULE_2__.FS;
		function selectRuns(records, fingerprint, engines = []) {
			const aligned = records.map((0, _align_runs_js__WEBPACK_IMPORTED_MODULE_0__.ty)(fingerprint, engines));
			const comparable = aligned.filter((record) => record !== undefined);
			const reference = sinceAccepted(comparable);
			const usual = withoutLow(reference);
			const [newest, latest] = [records.at(-1), reference.at(-1)];
			const losses = (latest ?? (isAlone(records) ? newest : undefined))?.losses.filter(_history_loss_js__WEBPACK_IMPORTED_MODULE_3__.n) ?? [];
			const isBefore = ({ createdAt }) => losses.every(({ since }) => createdAt < since);
			const runs = [...takeNewest(losses.length === 0 ? [] : usual.filter(isBefore), _comparison_js__WEBPACK_IMPORTED_MODULE_2__.FS), ...takeNewest(losses.length === 0 ? usual : usual.filter((run) => !isBefore(run)), MAX_RUNS)];
			return {
				runs,
				comparable,
				losses,
				silent: latest === undefined ? [] : (0, _align_runs_js__WEBPACK_IMPORTED_MODULE_0__.aq)(latest, fingerprint, engines),
				changes: runs.length === 0 && newest ? (0, _align_runs_js__WEBPACK_IMPORTED_MODULE_0__.tS)(newest.fingerprint, fingerprint) : []
			};
		}
		function isAlone(records) {
			const [before, newest] = records.slice(-2);
			return newest?.runUrl !== undefined && before?.runUrl !== newest.runUrl;
		}
		function withoutLow(runs) {
			const ended = runs.flatMap(({ losses }) => losses.filter(({ state }) => state === "recovered"));
			if (ended.length === 0) return runs;
			return runs.flatMap((run) => {
				const low = ended.filter(({ since, recoveringSince }) => run.createdAt >= since && (recoveringSince === undefined || run.createdAt < recoveringSince));
				if (low.length === 0) return [run];
				const cells = run.cells.filter(({ engine }) => !low.some(({ scope }) => (0, _scope_js__WEBPACK_IMPORTED_MODULE_1__.S1)(scope, engine)));
				return cells.length === 0 ? [] : [(0, _align_runs_js__WEBPACK_IMPORTED_MODULE_0__.hV)(run, cells)];
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
				return [(0, _align_runs_js__WEBPACK_IMPORTED_MODULE_0__.hV)(run, run.cells.filter(({ engine }) => wanted.has(engine)))];
			});
			return taken.toReversed();
		}
		function poolRuns(runs, origin) {
			const byEngine = Map.groupBy(runs.flatMap(({ cells }) => cells), ({ engine }) => engine);
			const engines = Array.from(byEngine, ([engine, cells]) => ({
				engine,
				cited: (0, _scan_measure_js__WEBPACK_IMPORTED_MODULE_4__.bp)(cells),
				bcrScore: (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_5__._)(cells.flatMap(({ bcrScores }) => bcrScores))
			}));
			const [first, ...others] = runs;
			return {
				overallBcr: (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_5__._)(runs.map(({ overallBcr }) => overallBcr)),
				citedEngines: others.length === 0 ? first.citedEngines : engines.length === 0 ? Math.round((0, _scan_measure_js__WEBPACK_IMPORTED_MODULE_4__.i2)(runs.map(({ citedEngines }) => citedEngines))) : engines.filter(({ cited }) => cited).length,
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
	28913: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			AK: () => vendorOf,
			Bw: () => REPOSITORY,
			Js: () => nameEngines,
			PS: () => suggestEngine,
			Vl: () => splitCountry,
			rn: () => isOwnPages,
			th: () => isResultPage
		});
		var _lib_nearest_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67712);
		const REPOSITORY = "repository";
		const PRODUCTS = [
			{
				name: "ChatGPT",
				engines: ["openai", "dataforseo:chatgpt"],
				also: ["gpt", "open-ai"]
			},
			{
				name: "Claude",
				engines: ["anthropic"],
				also: []
			},
			{
				name: "Gemini",
				engines: ["gemini", "dataforseo:gemini"],
				also: [
					"bard",
					"google",
					"google-gemini"
				]
			},
			{
				name: "Perplexity",
				engines: ["perplexity", "cloro:perplexity"],
				also: ["sonar"]
			},
			{
				name: "Grok",
				engines: ["xai", "cloro:grok"],
				also: ["x-ai"]
			},
			{
				name: "Le Chat",
				engines: ["mistral"],
				also: []
			},
			{
				name: "DeepSeek",
				engines: [],
				also: []
			},
			{
				name: "Google AI Mode",
				engines: ["dataforseo:ai-mode", "serpapi:ai-mode"],
				also: ["ai-mode"]
			},
			{
				name: "Google AI Overviews",
				engines: ["dataforseo:ai-overview", "serpapi:ai-overview"],
				also: ["ai-overview", "ai-overviews"]
			},
			{
				name: "Copilot",
				engines: [
					"dataforseo:copilot",
					"serpapi:copilot",
					"cloro:copilot"
				],
				also: [
					"microsoft-copilot",
					"bing",
					"bing-chat"
				]
			},
			{
				name: "openai-compatible",
				engines: ["openai-compatible"],
				also: ["ollama", "vllm"]
			}
		];
		const VENDORS = new Map([
			["openai", "OpenAI"],
			["anthropic", "Anthropic"],
			["gemini", "Google"],
			["perplexity", "Perplexity"],
			["xai", "xAI"],
			["mistral", "Mistral"],
			["dataforseo", "DataForSEO"],
			["serpapi", "SerpApi"],
			["cloro", "Cloro"]
		]);
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
			return VENDORS.get(id.split(":", 1)[0] ?? "") ?? id;
		}
		function nameEngines(engines) {
			const ids = [...new Set(engines.map((engine) => splitCountry(engine).id))];
			const known = ids.map((id) => ({
				id,
				...describe(id)
			}));
			return new Map(known.map(({ id, name, isPage, model }) => {
				const alike = known.filter((other) => other.name === name);
				if (alike.length === 1) return [id, name];
				const hasBoth = alike.some((other) => other.isPage) && alike.some((other) => !other.isPage);
				const kind = hasBoth ? [isPage ? "web page" : "API"] : [];
				const isSame = alike.filter((other) => other.isPage === isPage).length > 1;
				const detail = isSame ? [isPage ? vendorOf(id) : model] : [];
				return [id, `${name} (${[...kind, ...detail].join(", ")})`];
			}));
		}
		function isResultPage(engine) {
			return describe(splitCountry(engine).id).isPage;
		}
		function describe(id) {
			const [vendor = "", model = "default model"] = id.split(/:(.*)/s);
			const read = PRODUCTS.find(({ engines }) => engines.includes(id));
			if (read !== undefined && id.includes(":")) return {
				name: read.name,
				isPage: true,
				model
			};
			const asked = PRODUCTS.find(({ engines }) => engines.includes(vendor));
			const hosted = PRODUCTS.find(({ name }) => spell(name) === id);
			if (asked === undefined && hosted !== undefined) return {
				name: hosted.name,
				isPage: false,
				model: id
			};
			return {
				name: asked && asked.name !== vendor ? asked.name : id,
				isPage: false,
				model
			};
		}
		function suggestEngine(id, names) {
			const [given = ""] = id.split(/[:@]/);
			if (names.includes(given)) return undefined;
			const spelled = spell(given);
			const unversioned = spelled.replace(/-?\d.*/, "");
			const meant = PRODUCTS.find((product) => isCalled(product, spelled)) ?? PRODUCTS.find((product) => isCalled(product, unversioned));
			if (meant === undefined) return (0, _lib_nearest_name_js__WEBPACK_IMPORTED_MODULE_0__.$)(spelled, names);
			const [first] = meant.engines;
			return first?.includes(":") ? meant.engines.join(" or ") : first;
		}
		function isCalled({ name, engines, also }, spelled) {
			return engines.length > 0 && [spell(name), ...also].includes(spelled);
		}
		function spell(name) {
			return name.trim().toLowerCase().replaceAll(/[\s_]+/g, "-");
		}
	}),
	20157: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			N7: () => findContent,
			Pz: () => isContentLoss,
			c2: () => isWeaker,
			il: () => findCauses,
			yF: () => splitAccepted
		});
		var _gate_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39231);
		const ORDER = [
			"hidden",
			"deleted",
			"unread",
			"rewritten",
			"moved",
			"outranked"
		];
		function isWeaker({ leadsTo }) {
			return leadsTo === "warn";
		}
		function isContentLoss(finding) {
			return "questions" in finding && finding.kind !== "answer-new" && finding.kind !== "loss-accepted";
		}
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
				const isWeaker = cause.kind === "outranked" || cause.kind === "moved";
				const outcome = isWeaker ? "weaker" : evidence.outcome;
				return toLoss({
					...evidence,
					outcome,
					causes: [cause]
				}) ?? [];
			});
		}
		function toGain(change) {
			const path = change.after?.place.path ?? "";
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
			const isWeaker = outcome === "weaker";
			const prefix = isWeaker ? "less·" : "";
			const facts = {
				...factsOf(change, path),
				cause: `${prefix}${path}`
			};
			const found = {
				...facts,
				leadsTo: isWeaker ? "warn" : "fail"
			};
			const { values } = change;
			if (values !== undefined && first?.kind === "rewritten") return {
				...found,
				kind: "value-gone",
				values
			};
			switch (first?.kind) {
				case "hidden": {
					const [reason] = first.reasons;
					const line = reason === undefined ? path : `${reason.file}·${reason.line}·${reason.kind}`;
					return {
						...found,
						kind: "page-hidden",
						cause: `${prefix}${line}`,
						reasons: first.reasons
					};
				}
				case "deleted": return {
					...found,
					kind: "page-gone"
				};
				case "unread": {
					const { reason, language } = first;
					return {
						...found,
						kind: "answer-lost",
						way: "unread",
						reason,
						language
					};
				}
				case "moved": {
					const { reason, to, share } = first;
					const way = reason === "no-redirect" ? "moved" : reason;
					const moved = {
						kind: "answer-weaker",
						leadsTo: "warn",
						cause: `${way}·${path}`
					};
					return {
						...facts,
						...moved,
						way,
						to,
						...share !== undefined && { share }
					};
				}
				case "rewritten":
				case "outranked":
				case undefined: {
					const way = first?.kind === "outranked" ? first.kind : "less";
					return isWeaker ? {
						...found,
						kind: "answer-weaker",
						cause: `${way}·${path}`,
						way,
						to: undefined
					} : {
						...found,
						kind: "answer-lost",
						way: first?.kind === "rewritten" ? first.way : "rewritten"
					};
				}
			}
		}
		function factsOf(change, path) {
			const { owner } = change;
			const isGuess = owner?.certainty === "guessed" && owner.path === path;
			const certainty = isGuess ? "page-not-confirmed" : "fact";
			const { elsewhere, loss, removed } = change;
			return {
				...{
					certainty,
					questions: [toQuestion(change)],
					path,
					removed,
					gone: loss
				},
				...elsewhere && { elsewhere }
			};
		}
		function toQuestion({ keyword, owner, before, after }) {
			return {
				question: keyword,
				owner,
				before,
				after
			};
		}
		function unite(pieces) {
			return [...new Map(pieces.map((piece) => [JSON.stringify([
				piece.path,
				piece.from,
				piece.to
			]), piece])).values()];
		}
		function splitAccepted(changes, verdict) {
			const rule = (0, _gate_verdict_js__WEBPACK_IMPORTED_MODULE_0__.fD)(verdict).find(({ kind }) => kind === "answers");
			const acceptance = rule?.kind === "answers" ? rule.acceptance : undefined;
			const lost = changes.filter(({ outcome }) => outcome === "lost");
			if (acceptance === undefined || lost.length === 0) return {
				open: changes,
				accepted: []
			};
			const accepted = {
				...acceptance,
				kind: "loss-accepted",
				certainty: "fact",
				leadsTo: "none",
				cause: acceptance.review,
				questions: lost.map(toQuestion),
				path: lost[0]?.before?.place.path ?? "",
				removed: lost.flatMap(({ removed }) => removed)
			};
			return {
				open: changes.filter(({ outcome }) => outcome !== "lost"),
				accepted: [accepted]
			};
		}
	}),
	30219: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			zS: () => findGrownSites,
			CF: () => findMostCited,
			TA: () => findReadEvidence,
			On: () => findUncited
		});
		var comparison = __webpack_require__(25039);
		var engine_names = __webpack_require__(28913);
		var student = __webpack_require__(46131);
		;
		function binomialTail(count, trials, share) {
			const logTerm = (hits) => (0, student.SX)(trials + 1) - (0, student.SX)(hits + 1) - (0, student.SX)(trials - hits + 1) + hits * Math.log(share) + (trials - hits) * Math.log1p(-share);
			let tail = 0;
			for (let hits = count; hits <= trials; hits += 1) tail += Math.exp(logTerm(hits));
			return Math.min(1, tail);
		}
		var engine_day = __webpack_require__(99955);
		var fall_test = __webpack_require__(79388);
		var engine_contents = __webpack_require__(2615);
		var summarize_answers = __webpack_require__(44267);
		;
		const MAX_READ_SHARE = .5;
		const MAX_P_VALUE = .01;
		const MIN_GROWTH = .1;
		function findReadEvidence(records, runs) {
			const told = (0, engine_contents._n)(records).filter(({ read }) => read !== undefined);
			const of = sum(told.map(({ answers }) => answers));
			const answers = sum(told.map(({ read = 0 }) => read));
			const usually = usuallyOf(runs, told, ({ read }) => read);
			if (usually === undefined || usually < 1 || answers > MAX_READ_SHARE * usually) return [];
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
			const sites = listSites(records);
			return sites.flatMap((site) => {
				const usually = usuallyOf(runs, told, (contents) => countIn(contents, site.domain));
				const isGrown = usually !== undefined && site.answers - usually >= MIN_GROWTH * of && sites.length * testGrowth(site.domain, records, runs) <= MAX_P_VALUE;
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
		const MAX_CHANCE = .001;
		function findUncited(records, runs) {
			const idOf = ({ engine }) => (0, engine_names.Vl)(engine).id;
			const searched = records.filter((record) => (0, engine_contents.hi)(record) !== undefined);
			return [...Map.groupBy(searched, idOf)].flatMap(([engine, answers]) => {
				const of = answers.length;
				const uncited = answers.filter((record) => !(0, engine_contents.hi)(record)).length;
				const unread = answers.filter(engine_contents.KJ).length;
				const before = runs.flatMap(({ contents = [] }) => contents.filter((each) => idOf(each) === engine));
				const all = sum(before.map((each) => each.answers + each.unread));
				const none = all - sum(before.map((each) => each.sourced));
				const share = (none + .5) / (all + 1);
				const chance = Math.min(binomialTail(uncited, of, share), binomialTail(of - uncited, of, 1 - share));
				const hasMoved = all > 0 && chance <= MAX_CHANCE;
				const isMixed = unread > 1 && unread < of && unread / of >= 1 / 4;
				return hasMoved || isMixed ? [{
					engine,
					uncited,
					of,
					unread,
					usually: hasMoved ? none / all : undefined
				}] : [];
			});
		}
		function testGrowth(domain, records, runs) {
			const evaluated = records.filter((record) => record.outcome === "evaluated");
			const cells = Array.from(Map.groupBy(evaluated, ({ engine }) => engine), ([engine, ofEngine]) => {
				const others = ofEngine.filter(({ content }) => content.citedSources.every((source) => source.domain !== domain));
				const before = runs.flatMap(({ contents = [] }, run) => contents.filter((each) => each.engine === engine).map((each) => ({
					run,
					answers: each.answers,
					cited: each.answers - countIn(each, domain)
				})));
				return {
					engine,
					counts: {
						now: {
							cited: others.length,
							answers: ofEngine.length
						},
						before
					}
				};
			});
			const byEngine = Map.groupBy(cells, ({ engine }) => (0, engine_names.Vl)(engine).id);
			const dispersion = evaluated.length / new Set(evaluated.map(comparison.TN)).size;
			return (0, fall_test.q)(Array.from(byEngine.values(), (ofEngine) => {
				const counts = ofEngine.map((cell) => cell.counts);
				const day = {
					...(0, engine_day.j)(counts, {
						length: 1,
						isCorrelated: false
					}),
					dispersion
				};
				return {
					cells: counts,
					day
				};
			}));
		}
		function countIn({ domains }, domain) {
			const listed = domains.find((each) => each.domain === domain);
			return (listed ?? (domains.length < engine_contents.xj ? undefined : domains.at(-1)))?.answers ?? 0;
		}
		function sum(values) {
			return values.reduce((total, value) => total + value, 0);
		}
	}),
	16487: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			k: () => findFindings,
			e: () => wasReportedBefore
		});
		var comparison_comparison = __webpack_require__(25039);
		var comparison_scope = __webpack_require__(69972);
		var engine_names = __webpack_require__(28913);
		;
		const MOST_SITES = 3;
		function listWrongAnswers(records) {
			const stated = records.flatMap((record) => record.outcome === "evaluated" ? (record.content.facts ?? []).map((fact) => ({
				...fact,
				engine: record.engine,
				content: record.content
			})) : []);
			return [...Map.groupBy(stated, ({ fact, engine }) => `${engine} ${fact}`).values()].flatMap((all) => {
				const wrong = all.filter(({ said }) => said !== undefined);
				const [first] = wrong;
				if (first?.said === undefined) return [];
				const { fact, is, said, engine } = first;
				const sites = countSites(wrong.map(({ content }) => content.citedSources));
				const answers = {
					engine,
					wrong: wrong.length,
					of: all.length,
					sites
				};
				return [{
					fact,
					is,
					said,
					answers,
					path: "",
					line: 0,
					sentence: "",
					isSure: true
				}];
			}).toSorted((a, b) => (b.answers?.wrong ?? 0) - (a.answers?.wrong ?? 0));
		}
		function countSites(cited) {
			const named = cited.flatMap((sources) => {
				const places = sources.map(({ url, domain, owner }) => {
					const isOwn = owner.kind === "own";
					return {
						place: isOwn && url.replace(/^https?:\/\//, "") || domain,
						isOwn
					};
				});
				return [...new Map(places.map((place) => [place.place, place])).values()];
			});
			return [...Map.groupBy(named, ({ place }) => place)].map(([place, own]) => ({
				place,
				isOwn: own.some(({ isOwn }) => isOwn),
				answers: own.length
			})).toSorted((a, b) => b.answers - a.answers).slice(0, MOST_SITES);
		}
		var relapses = __webpack_require__(22271);
		var gate_verdict = __webpack_require__(39231);
		var content_findings = __webpack_require__(20157);
		var evidence = __webpack_require__(30219);
		var compare = __webpack_require__(90367);
		var rules_drops = __webpack_require__(6784);
		;
		const WHOLE = { kind: "whole" };
		function findLive(run) {
			const { verdict, comparison, measurement, baseline } = run;
			if (verdict.kind === "blocked" || comparison === undefined) return [];
			const { rules, drops } = verdict;
			const drop = findDrop(rules, "fail") ?? findDrop(rules, "inconclusive");
			const fails = drop?.outcome === "fail";
			const scope = drop === undefined || isOfShare(drop) ? drops?.scope ?? WHOLE : WHOLE;
			const isByScore = drops?.isByScore ?? false;
			const told = {
				run,
				comparison,
				scope,
				drop,
				isTested: drops?.noise === "tested",
				isByScore
			};
			const runs = baseline?.runs ?? [];
			const start = (0, compare.kI)(runs, drops?.since);
			const losses = drops?.losses ?? [];
			const deciding = losses.find((loss) => (0, comparison_scope.JH)(loss.scope) === (0, comparison_scope.JH)(scope) && loss.measure === "score" === isByScore && (0, compare.kI)(runs, loss.since) === start);
			const others = losses.filter((loss) => !fails || loss !== deciding).flatMap((loss) => {
				const own = loss === deciding || measurement === undefined || baseline === undefined ? comparison : (0, compare.UD)(measurement, baseline, undefined, loss.since);
				const about = {
					comparison: own,
					scope: loss.scope,
					drop: undefined,
					isByScore: loss.measure === "score"
				};
				return findLoss({
					...told,
					...about
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
				const { lowerSince, since } = loss ?? {};
				const toldOn = loss === undefined || loss.failedRuns === 1 ? undefined : loss.toldOn;
				return {
					...facts,
					kind: "declined",
					toldOn,
					lowerSince,
					time: overTime(comparison, scope, since)
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
			const { state, since: start, toldOn, lowerSince, failedRuns } = loss;
			const facts = liveFacts(comparison, scope, []);
			switch (state) {
				case "failed":
				case "low": {
					if (state === "failed" && fails) return [lower(told, loss)];
					const time = overTime(comparison, scope, start);
					return [{
						...lowFacts(told),
						kind: "still-low",
						leadsTo: "warn",
						time,
						toldOn,
						lowerSince,
						failedRuns
					}];
				}
				case "recovering":
				case "recovered": {
					const isCertain = state === "recovered";
					const since = loss.recoveringSince ?? loss.since;
					const certainty = isCertain ? certaintyOf(told) : "may-be-chance";
					const low = findLow(told, loss);
					return [{
						...facts,
						kind: "back",
						certainty,
						leadsTo: "none",
						since,
						isCertain,
						low,
						measure: loss.measure
					}];
				}
				case "not-measured": return [];
			}
		}
		function findLow({ run, comparison, scope }, { since, recoveringSince }) {
			const runs = run.baseline?.runs ?? [];
			const end = (0, compare.kI)(runs, recoveringSince);
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
			const { run, comparison, scope, drop, isByScore } = told;
			const records = recordsIn(comparison, scope, run.answerRecords);
			const facts = liveFacts(comparison, scope, [...(0, evidence.TA)(records, comparison.runs), ...(0, evidence.zS)(records, comparison.runs).slice(0, 1)]);
			const { change } = facts;
			const isShown = change !== undefined && readsLower(change) && (drop === undefined || isOfShare(drop));
			return {
				...facts,
				certainty: certaintyOf(told),
				value: isShown && !isByScore ? undefined : numberOf(told)
			};
		}
		function readsLower({ was, since }) {
			return Math.round(100 * was.share) > Math.round(100 * since.share);
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
		function overTime({ cells, runs, recent }, scope, since = recent[0]?.createdAt ?? "") {
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
				change: (0, comparison_comparison.ND)(cells)
			};
		}
		function recordsIn({ cells }, scope, records) {
			const compared = new Set(cells.map(comparison_comparison.TN));
			return records.filter((record) => (0, comparison_scope.S1)(scope, record.engine) && compared.has((0, comparison_comparison.TN)(record)));
		}
		const MIN_RUNS = 5;
		function findCompetitor({ verdict, comparison, answerRecords }) {
			const isEvidence = ({ kind, outcome }) => outcome === "fail" || kind === "drop" && outcome === "warn";
			if (comparison === undefined || (0, gate_verdict.fD)(verdict).some(isEvidence)) return [];
			const own = (0, comparison_comparison.ND)(comparison.cells);
			if (own === undefined || comparison.runs.length < MIN_RUNS) return [];
			const records = recordsIn(comparison, { kind: "whole" }, answerRecords);
			const site = (0, evidence.zS)(records, comparison.runs).find(({ answers, usually = 0 }) => answers > own.now.cited && usually < own.was.usually);
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
		const LEADS_TO = [
			"fail",
			"error",
			"inconclusive",
			"warn",
			"none"
		];
		const FINDING_KINDS = [
			"incident",
			"not-recorded",
			"engine-silent",
			"page-gone",
			"page-hidden",
			"answer-lost",
			"value-gone",
			"fact-wrong",
			"dropped",
			"engine-lost",
			"declined",
			"floor-broken",
			"may-be-chance",
			"answer-weaker",
			"not-judged",
			"config-changed",
			"host-blocks",
			"still-low",
			"fact-settling",
			"loss-unseen",
			"competitor-ahead",
			"back",
			"loss-accepted",
			"answer-new",
			"first-run",
			"no-rule",
			"unchanged"
		];
		function findFindings(run) {
			const live = findLive(run);
			const changes = run.verdict.kind === "judged" ? run.baseline?.content?.keywords ?? [] : [];
			const { open, accepted } = (0, content_findings.yF)(changes, run.verdict);
			const content = (0, content_findings.N7)(open);
			const facts = findFacts(run);
			const found = [
				...findIncidents(run),
				...findUnrecorded(run.verdict),
				...findSilent(run.verdict),
				...content,
				...accepted,
				...facts,
				...live,
				...findUnseen(run.verdict),
				...findBroken(run, [
					...content,
					...facts,
					...live
				]),
				...findCompetitor(run),
				...findDoubts(run),
				...findConfigChanges(run),
				...findHost(run)
			];
			const isStale = (finding) => finding.kind === "not-judged" && finding.doubt.kind === "owner-missing" && !run.failures?.includes("owner-missing");
			const needsState = found.every((finding) => isBeside(finding) || isStale(finding));
			const findings = needsState ? [...found, ...findState(run)] : found;
			return findings.toSorted((a, b) => Number(isStale(a)) - Number(isStale(b)) || LEADS_TO.indexOf(a.leadsTo) - LEADS_TO.indexOf(b.leadsTo) || FINDING_KINDS.indexOf(a.kind) - FINDING_KINDS.indexOf(b.kind));
		}
		function wasReportedBefore(failing) {
			return failing.length > 0 && failing.every((finding) => finding.kind === "declined" && finding.toldOn !== undefined);
		}
		function isBeside({ kind, leadsTo }) {
			if (kind === "fact-wrong" || kind === "fact-settling") return leadsTo === "none";
			return leadsTo !== "fail" && [
				"config-changed",
				"engine-silent",
				"host-blocks"
			].includes(kind);
		}
		function findFacts({ verdict, baseline, answerRecords }) {
			if (verdict.kind !== "judged") return [];
			const relapsed = (0, gate_verdict.h3)(verdict);
			const isRelapsed = (fact, engine) => relapsed.some((each) => each.fact === fact && each.engine === engine && (0, relapses.F)(each));
			const wrong = [...baseline?.content?.facts ?? [], ...listWrongAnswers(answerRecords)].map((sentence) => {
				const { fact, isByEdit, answers } = sentence;
				const fails = answers ? isRelapsed(fact, answers.engine) : sentence.isSure;
				const leadsTo = isByEdit ? "none" : fails ? "fail" : "warn";
				return {
					sentence,
					fact,
					leadsTo,
					cause: `${answers ? "answers" : "pages"}·${leadsTo}·${fact}`
				};
			});
			const isWrong = ({ fact, engine }) => wrong.some(({ sentence }) => sentence.fact === fact && sentence.answers?.engine === engine);
			const settled = relapsed.filter((relapse) => !isWrong(relapse)).map((relapse) => {
				const leadsTo = relapse.state === "ended" ? "none" : "warn";
				const cause = `${relapse.fact}·${relapse.engine}`;
				return {
					kind: "fact-settling",
					certainty: "fact",
					leadsTo,
					cause,
					...relapse
				};
			});
			const found = [...Map.groupBy(wrong, ({ cause }) => cause).values()].flatMap((all) => all.slice(0, 1).map(({ fact, leadsTo, cause }) => {
				const sentences = all.map(({ sentence }) => sentence);
				return {
					kind: "fact-wrong",
					certainty: "fact",
					leadsTo,
					cause,
					fact,
					sentences
				};
			}));
			return [...found, ...settled];
		}
		function findIncidents({ verdict, measurement }) {
			if (verdict.kind !== "blocked") return [];
			const { blocker, status } = verdict;
			const detail = blocker.kind === "service" ? `${blocker.facts.kind}·${blocker.facts.status ?? ""}` : "";
			return [{
				kind: "incident",
				certainty: "fact",
				leadsTo: status,
				cause: `${blocker.kind}·${detail}`,
				blocker,
				isPartly: measurement !== undefined
			}];
		}
		function findUnrecorded({ kind, recording, isAcceptLost: isAccepting }) {
			const isAcceptLost = isAccepting === true;
			const isLost = recording?.kind === "failed" && kind === "judged";
			if (!isAcceptLost && !isLost) return [];
			const why = recording?.kind === "failed" ? recording.why : undefined;
			const leadsTo = isAcceptLost ? "error" : "inconclusive";
			return [{
				kind: "not-recorded",
				certainty: "fact",
				leadsTo,
				cause: "not-recorded",
				why,
				isAcceptLost
			}];
		}
		function findSilent(verdict) {
			if (verdict.kind === "blocked") return [];
			const groups = Map.groupBy(verdict.silentEngines, ({ engine, reason, isOptional, evaluated }) => [
				(0, engine_names.AK)(engine),
				reason?.code ?? "",
				isOptional,
				...evaluated > 0 ? ["few"] : []
			].join("·"));
			return [...groups].map(([cause, engines]) => {
				const [first] = engines;
				return {
					kind: "engine-silent",
					certainty: "fact",
					leadsTo: worstOf(engines),
					cause,
					engines: engines.map(({ engine }) => engine),
					planned: engines.reduce((sum, { planned }) => sum + planned, 0),
					evaluated: engines.reduce((sum, { evaluated }) => sum + evaluated, 0),
					reason: first?.reason,
					isOptional: first?.isOptional ?? false
				};
			});
		}
		function worstOf(engines) {
			return LEADS_TO.find((leadsTo) => engines.some((engine) => engine.leadsTo === leadsTo)) ?? "warn";
		}
		function findUnseen(verdict) {
			const silent = verdict.kind === "judged" ? verdict.silentEngines : [];
			return (0, gate_verdict.Rr)(verdict).filter(({ state, scope }) => state === "not-measured" && !silent.some(({ engine }) => (0, comparison_scope.S1)(scope, engine))).map((loss) => ({
				...{
					kind: "loss-unseen",
					certainty: "fact",
					leadsTo: "warn",
					cause: `unseen·${loss.since}`,
					loss
				},
				missing: (0, gate_verdict.qb)(verdict)
			}));
		}
		function findBroken({ verdict, measurement }, told) {
			const level = (0, comparison_comparison.In)(measurement?.cells ?? []);
			return (0, gate_verdict.fD)(verdict).flatMap((rule) => {
				if (rule.outcome === "pass" || rule.outcome === "warn") return [];
				const leadsTo = rule.outcome === "fail" ? "fail" : "inconclusive";
				const isLevel = rule.kind === "floor" || rule.kind === "required-engines";
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
		function findDoubts({ verdict, baseline }) {
			const doubts = verdict.kind === "judged" ? baseline?.content?.doubts ?? [] : [];
			const canFail = (0, gate_verdict.fD)(verdict).some(({ kind }) => ![
				"answers",
				"drop",
				"completeness"
			].includes(kind));
			return doubts.filter(({ kind }) => kind !== "same-build" && !(kind === "nothing-to-lose" && canFail)).map((doubt) => ({
				...{
					kind: "not-judged",
					certainty: "fact",
					leadsTo: "warn",
					cause: doubt.kind
				},
				doubt
			}));
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
		function findHost({ hostBlocks }) {
			if (hostBlocks === undefined) return [];
			const { url } = hostBlocks;
			return [{
				kind: "host-blocks",
				certainty: "fact",
				leadsTo: "warn",
				cause: url,
				...hostBlocks
			}];
		}
		const LASTING = [
			"unreadable",
			"no-commit-before-push",
			"no-base-for-event"
		];
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
			if (missing === undefined || !(0, gate_verdict.es)(verdict)) {
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
				leadsTo: LASTING.includes(missing.kind) ? "warn" : "none",
				cause: missing.kind,
				...{
					level,
					missing
				},
				site: (0, evidence.CF)(answerRecords),
				uncited: listUncited(cells)
			}];
		}
	}),
	42368: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			g6: () => MAX_FAILED_RUNS,
			y3: () => cellsForLoss,
			nf: () => dropRunsBefore,
			RQ: () => lowerLoss,
			bK: () => updateLosses
		});
		var compare = __webpack_require__(90367);
		var comparison_scope = __webpack_require__(69972);
		var cell_series = __webpack_require__(50218);
		var prominence = __webpack_require__(87051);
		var persistence = __webpack_require__(15763);
		;
		const [MIN_RATIO, MAX_RATIO] = [.5, .85];
		const EVIDENCE_TO_RECOVER = 5;
		const MAX_EVIDENCE_OF_RUN = 2.5;
		const PRIOR_RUNS = 5;
		function levelsSince(series, start) {
			const isBefore = ({ run }) => run < start;
			const total = (0, cell_series.W_)(series.flatMap(({ counts }) => counts.filter(isBefore)));
			const mean = (total.cited + 1 / 2) / (total.answers + 1);
			const cells = series.flatMap(({ counts }) => {
				const { cited, answers } = (0, cell_series.W_)(counts.filter(isBefore));
				const probability = (cited + mean) / (answers + 1);
				return answers === 0 ? [] : [{
					counts,
					probability
				}];
			});
			const dispersion = estimateDispersion(cells, start);
			const byRun = Map.groupBy(cells.flatMap(({ counts, probability }) => counts.map((each) => ({
				...each,
				probability
			}))), ({ run }) => run);
			return [...byRun].filter(([run]) => run >= start).map(([run, counts]) => ({
				run,
				value: counts.reduce((sum, { cited }) => sum + cited, 0),
				expected: counts.reduce((sum, { answers, probability }) => sum + answers * probability, 0),
				compareLevels: (ratio) => counts.reduce((sum, each) => sum + compareLikelihoods(each, each.probability, ratio), 0) / dispersion
			})).toSorted((a, b) => a.run - b.run);
		}
		function compareLikelihoods({ cited, answers }, probability, ratio) {
			const uncited = Math.log((1 - probability) / (1 - ratio * probability));
			return cited * Math.log(1 / ratio) + (answers - cited) * uncited;
		}
		function estimateDispersion(cells, start) {
			const runs = new Map();
			for (const { counts, probability } of cells) {
				const weight = compareLikelihoods({
					cited: 1,
					answers: 0
				}, probability, MIN_RATIO);
				for (const { run, cited, answers } of counts) {
					if (run >= start) continue;
					const known = runs.get(run) ?? {
						residual: 0,
						variance: 0
					};
					known.residual += weight * (cited - answers * probability);
					known.variance += weight ** 2 * answers * probability * (1 - probability);
					runs.set(run, known);
				}
			}
			const known = [...runs.values()].filter(({ variance }) => variance > 0);
			const squares = known.reduce((sum, { residual, variance }) => sum + residual ** 2 / variance, 0);
			const ofRun = Math.max(1, (PRIOR_RUNS + squares) / (PRIOR_RUNS + known.length));
			const correlation = (0, persistence.m)(cells.map(({ counts }) => counts.filter(({ run }) => run < start)));
			return ofRun * (1 + correlation) / (1 - correlation);
		}
		function ratioOf(levels) {
			const sum = (of) => levels.reduce((total, level) => total + level[of], 0);
			const ratio = levels.length === 0 ? MIN_RATIO : sum("value") / sum("expected");
			return Math.min(MAX_RATIO, Math.max(MIN_RATIO, ratio));
		}
		function findRecovery(levels, ratio) {
			let evidence = 0;
			let isCloser = false;
			let start;
			for (const level of levels) {
				const ofRun = level.compareLevels(ratio);
				evidence = Math.max(0, evidence + Math.min(MAX_EVIDENCE_OF_RUN, ofRun));
				isCloser = ofRun > 0;
				start = evidence === 0 ? undefined : start ?? level.run;
			}
			return {
				evidence,
				start,
				isCloser
			};
		}
		;
		const MAX_FAILED_RUNS = 3;
		function updateLosses(cells, losses, run) {
			return losses.map((loss) => {
				const start = (0, compare.kI)(run.runs, loss.since);
				if (loss.measure === "score") return updateLoss((0, prominence.J)(run.runs, run.cells, start), loss, run);
				const olderLosses = losses.filter((other) => other.since < loss.since);
				const affected = cells.filter((cell) => (0, comparison_scope.S1)(loss.scope, cell.engine));
				const series = (0, cell_series.hA)(dropRunsBefore(affected, olderLosses, run.runs), run.current);
				return updateLoss(levelsSince(series, start), loss, run);
			});
		}
		function cellsForLoss(cells, losses, runs, { scope, since }) {
			const start = (0, compare.kI)(runs, since);
			const older = losses.filter((loss) => since === undefined || loss.since < since);
			return cells.flatMap((cell) => {
				if ((0, comparison_scope.S1)(scope, cell.engine)) return dropRunsBefore([cell], older, runs);
				const end = Math.min(start, ...startsOf(older, cell, runs, "since"));
				return [{
					...cell,
					before: cell.before.filter(({ run }) => run < end || run >= start)
				}];
			});
		}
		function dropRunsBefore(cells, losses, runs) {
			return cells.map((cell) => {
				const start = Math.max(0, ...startsOf(losses, cell, runs, "lowerSince"));
				return start === 0 ? cell : {
					...cell,
					before: cell.before.filter(({ run }) => run >= start)
				};
			});
		}
		function startsOf(losses, { engine }, runs, from) {
			return losses.filter(({ measure, scope }) => measure === "citations" && (0, comparison_scope.S1)(scope, engine)).map((loss) => (0, compare.kI)(runs, loss[from] ?? loss.since));
		}
		function updateLoss(all, loss, run) {
			const { runs, current, now } = run;
			const lowStart = (0, compare.kI)(runs, loss.lowerSince ?? loss.since);
			const levels = all.filter((level) => level.run >= lowStart);
			if (levels.at(-1)?.run !== current) return {
				...loss,
				state: "not-measured"
			};
			const knownEnd = loss.recoveringSince === undefined ? current : (0, compare.kI)(runs, loss.recoveringSince);
			const recovery = findRecovery(levels, ratioOf(levels.filter((level) => level.run < knownEnd)));
			if (recovery.isCloser) {
				const state = recovery.evidence >= EVIDENCE_TO_RECOVER ? "recovered" : "recovering";
				return {
					...loss,
					state,
					recoveringSince: runs[recovery.start ?? current]?.createdAt ?? now
				};
			}
			const lasting = {
				...loss,
				recoveringSince: undefined
			};
			if (run.isReview || loss.failedRuns >= MAX_FAILED_RUNS) return {
				...lasting,
				state: "low"
			};
			return {
				...lasting,
				state: "failed",
				failedRuns: loss.failedRuns + 1
			};
		}
		function lowerLoss(loss, found) {
			const isFurther = found?.measure === loss.measure && (0, comparison_scope.JH)(found.scope) === (0, comparison_scope.JH)(loss.scope);
			if (!isFurther) return loss;
			return {
				...loss,
				state: "failed",
				failedRuns: 1,
				lowerSince: found.since,
				recoveringSince: undefined
			};
		}
	}),
	22271: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			F: () => failsRun,
			l: () => findRelapses
		});
		var _losses_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42368);
		var _statistics_engine_day_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99955);
		var _statistics_fall_test_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79388);
		const MIN_RUNS = 3;
		function failsRun({ state, earlierRuns }) {
			return state === "wrong" && earlierRuns < _losses_js__WEBPACK_IMPORTED_MODULE_0__.g6;
		}
		function findRelapses(now, { runs, stated, engines, level, samples }) {
			const count = now.flatMap(({ facts = [] }) => facts).length;
			const hasFallen = (before, current) => {
				const counts = {
					now: current,
					before: before.map((each, run) => ({
						...each,
						run
					}))
				};
				const shift = (0, _statistics_engine_day_js__WEBPACK_IMPORTED_MODULE_1__.j)([counts], {
					length: 1,
					isCorrelated: false
				});
				const day = {
					...shift,
					dispersion: (0, _statistics_engine_day_js__WEBPACK_IMPORTED_MODULE_1__.G)(samples)
				};
				return (0, _statistics_fall_test_js__WEBPACK_IMPORTED_MODULE_2__.q)([{
					cells: [counts],
					day
				}]) * Math.max(1, count) <= level;
			};
			return stated.flatMap(({ fact, list }) => engines.flatMap((engine) => {
				const statementsIn = (contents) => contents.flatMap((each) => each.engine === engine ? each.facts ?? [] : []).filter((each) => each.fact === fact && each.list === list).map(({ answers, wrong }) => ({
					answers,
					cited: answers - wrong
				}));
				const earlier = runs.flatMap(({ contents = [] }) => statementsIn(contents));
				const current = statementsIn(now);
				const known = followFact(earlier, hasFallen);
				if (current.length === 0) return known ? [{
					fact,
					engine,
					...known,
					state: "unstated"
				}] : [];
				const found = followFact([...earlier, ...current], hasFallen);
				if (found !== undefined) return [{
					fact,
					engine,
					...found
				}];
				return known ? [{
					fact,
					engine,
					...known,
					state: "ended"
				}] : [];
			}));
		}
		function followFact(statements, hasFallen) {
			const [earlier, current] = [statements.slice(0, -1), statements.at(-1)];
			const isCorrect = (each = current) => each !== undefined && 2 * each.cited > each.answers;
			const start = earlier.findLastIndex((each, run) => isCorrect(each) && run > 0 && isCorrect(earlier[run - 1])) + 1;
			const before = earlier.slice(0, start);
			if (before.length < MIN_RUNS || current === undefined) return undefined;
			const since = earlier.slice(start);
			const earlierRuns = since.filter((each) => hasFallen(before, each)).length;
			if (hasFallen(before, current)) return {
				state: "wrong",
				earlierRuns
			};
			const isRightAgain = isCorrect(current) && since.length > 0 && isCorrect(since.at(-1));
			return earlierRuns === 0 || isRightAgain ? undefined : {
				state: "open",
				earlierRuns
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
		var _rounding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69928);
		var _floors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42099);
		const maxBcrDrop = {
			name: "max-bcr-drop",
			subject: {
				noun: "citation score",
				unit: "score"
			},
			isDrop: true,
			check: ({ thresholds: { maxBcrDrop: tolerance }, compared, acceptance }) => {
				if (compared === undefined || tolerance === undefined) return undefined;
				const { significance, pValue, comparison } = compared;
				const { score, usualScore: was } = comparison;
				if (score === undefined) {
					return was === undefined ? undefined : (0, _floors_js__WEBPACK_IMPORTED_MODULE_0__.lj)(undefined, was - toleratedDrop(was, tolerance));
				}
				const found = checkDrop({
					...score,
					isPaired: isPaired(compared),
					tolerance,
					pValue,
					significance
				});
				return accept(found, acceptance);
			}
		};
		const maxCitedEnginesDrop = {
			name: "max-cited-engines-drop",
			subject: {
				noun: "number of engines that cite the brand",
				unit: "count"
			},
			isDrop: true,
			check: ({ thresholds: { maxCitedEnginesDrop: allowed }, compared, acceptance }) => {
				const counts = compared?.comparison.citedEngines;
				if (compared === undefined || counts === undefined || allowed === undefined) return undefined;
				const found = checkDrop({
					...counts,
					isPaired: isPaired(compared),
					tolerance: {
						kind: "absolute",
						value: allowed
					},
					pValue: compared.pValue,
					significance: classifyCount(compared, allowed)
				});
				return accept(found, acceptance);
			}
		};
		function accept(found, acceptance) {
			return acceptance !== undefined && found.outcome === "fail" ? {
				...found,
				outcome: "pass"
			} : found;
		}
		function classifyCount({ lostEngineDrops, significance }, allowed) {
			if (lostEngineDrops === undefined) return significance;
			const isMore = (...of) => lostEngineDrops.filter(({ significance }) => of.includes(significance)).length > allowed;
			if (isMore("significant")) return "significant";
			if (isMore("significant", "known-loss")) return "known-loss";
			return isMore("significant", "known-loss", "borderline") ? "borderline" : "not-significant";
		}
		function isPaired({ comparison: { cells, isWhole } }) {
			return cells.length > 0 && !isWhole;
		}
		const OUTCOMES = {
			significant: "fail",
			borderline: "inconclusive",
			"known-loss": "warn",
			"not-significant": "pass",
			unknown: "inconclusive"
		};
		function checkDrop({ now, was, significance, tolerance, ...facts }) {
			const allowed = toleratedDrop(was, tolerance);
			const drop = (0, _rounding_js__WEBPACK_IMPORTED_MODULE_1__.WQ)(was, now);
			const isBeyond = (0, _rounding_js__WEBPACK_IMPORTED_MODULE_1__.oi)(drop, allowed, was, now);
			const outcome = isBeyond ? OUTCOMES[significance] : "pass";
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
	42099: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			He: () => minShareOfVoice,
			lj: () => checkFloor,
			tv: () => minOverallBcr,
			vI: () => minCitedEngines
		});
		var _rounding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69928);
		const minOverallBcr = {
			name: "min-overall-bcr",
			subject: {
				noun: "citation score",
				unit: "score"
			},
			isDrop: false,
			check: ({ measurement, thresholds }) => checkFloor(measurement.overallBcr, thresholds.minOverallBcr)
		};
		const minCitedEngines = {
			name: "min-cited-engines",
			subject: {
				noun: "number of engines that cite the brand",
				unit: "count"
			},
			isDrop: false,
			check: ({ measurement, thresholds }) => checkFloor(measurement.citedEngines, thresholds.minCitedEngines)
		};
		const minShareOfVoice = {
			name: "min-share-of-voice",
			subject: {
				noun: "share of voice",
				unit: "percent"
			},
			isDrop: false,
			check: ({ thresholds, shareOfVoice: { shares, unmeasured } }) => {
				const own = unmeasured.length > 0 ? undefined : shares.find(({ isOwn }) => isOwn);
				return checkFloor(own && 100 * own.share, thresholds.minShareOfVoice);
			}
		};
		function checkFloor(observed, floor) {
			if (floor === undefined) return undefined;
			const outcome = observed === undefined ? "unknown" : (0, _rounding_js__WEBPACK_IMPORTED_MODULE_0__.Yw)(observed, floor) ? "fail" : "pass";
			return {
				kind: "floor",
				outcome,
				observed,
				floor
			};
		}
	}),
	50218: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
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
				before: counts.slice(Math.max(0, at - _comparison_comparison_js__WEBPACK_IMPORTED_MODULE_1__.FS), at)
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
	}),
	99955: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			G: () => designEffect,
			j: () => estimateDayShift
		});
		var _scan_measure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19532);
		var _cell_series_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50218);
		var _persistence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15763);
		const TYPICAL_SHIFT = .3;
		const TYPICAL_CORRELATION = {
			close: .3,
			apart: 0
		};
		const MAX_CORRELATION = .6;
		const TYPICAL_WEIGHT = 5;
		const MAX_DEGREES = 8;
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
			const typical = isCorrelated ? TYPICAL_CORRELATION.close : TYPICAL_CORRELATION.apart;
			const spread = (correlation) => (0, _persistence_js__WEBPACK_IMPORTED_MODULE_1__.Q)(length, correlation) / length + (0, _persistence_js__WEBPACK_IMPORTED_MODULE_1__.Q)(effects.size, correlation) / effects.size;
			const persistence = (0, _persistence_js__WEBPACK_IMPORTED_MODULE_1__.m)(cells.map(({ before }) => before));
			return {
				scale: Math.sqrt(variance * spread(correlate(shifts, {
					variance,
					weight,
					typical
				}))),
				degrees: Math.min(MAX_DEGREES, weight),
				dispersion: estimateDispersion(cells, length) * spread(persistence) / spread(0)
			};
		}
		function measureRuns(cells) {
			const effects = new Map();
			for (const { before } of cells) {
				const { cited, answers } = (0, _cell_series_js__WEBPACK_IMPORTED_MODULE_2__.W_)(before);
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
		function correlate(shifts, { variance, weight, typical }) {
			const products = shifts.slice(1).reduce((all, shift, index) => all + shift * (shifts[index] ?? 0), 0);
			const estimate = (products + typical * TYPICAL_WEIGHT * TYPICAL_SHIFT ** 2) / ((weight - 1) * variance);
			return Math.min(MAX_CORRELATION, Math.max(0, estimate));
		}
		function estimateDispersion(cells, length) {
			let [squares, freedom, samples] = [
				0,
				0,
				1
			];
			for (const { now, before } of cells) {
				const { cited, answers } = (0, _cell_series_js__WEBPACK_IMPORTED_MODULE_2__.W_)(before);
				samples = Math.max(samples, now.answers / length, answers / before.length);
				if (cited === 0 || cited === answers || answers === before.length || before.length < 2) continue;
				const share = cited / answers;
				for (const counts of before) {
					const variance = counts.answers * share * (1 - share);
					squares += (counts.cited - counts.answers * share) ** 2 / variance;
				}
				freedom += before.length - 1;
			}
			return Math.max(1, (LIKENESS_WEIGHT * designEffect(samples) + squares) / (LIKENESS_WEIGHT + freedom));
		}
		function designEffect(samples) {
			return 1 + TYPICAL_LIKENESS * (samples - 1);
		}
	}),
	79388: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			q: () => testFall,
			v: () => findBreak
		});
		var _cell_series_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50218);
		var _student_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46131);
		const LARGE = 40;
		const MANY_DEGREES = 1e3;
		const NO_DAY = {
			scale: 0,
			degrees: 1,
			dispersion: 1
		};
		function testFall(engines, large = LARGE) {
			const moments = engines.map(measureMoments);
			const variance = moments.reduce((sum, engine) => sum + engine.variance, 0);
			if (variance === 0) return 1;
			return variance < large ? testExactly(engines) : testByMoments(moments);
		}
		function findBreak(series, { current, longest }) {
			const first = Math.min(...series.map(({ counts: [oldest] }) => oldest?.run ?? current));
			const earliest = Math.max(Math.ceil((first + current + 1) / 2), current + 1 - longest);
			let [start, greatest] = [current, Number.NEGATIVE_INFINITY];
			for (let from = earliest; from <= current; from++) {
				const cells = series.flatMap((cell) => (0, _cell_series_js__WEBPACK_IMPORTED_MODULE_0__.o)(cell, from) ?? []);
				const { excess, variance } = measureMoments({
					cells,
					day: NO_DAY
				});
				const fall = -excess / Math.sqrt(variance);
				if (fall > greatest) [start, greatest] = [from, fall];
			}
			return start;
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
			return (0, _student_js__WEBPACK_IMPORTED_MODULE_1__.Rf)(total(({ excess }) => excess) / Math.sqrt(variance), degrees);
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
			for (let next = logFactorials.length; next <= n; next++) logFactorials.push((0, _student_js__WEBPACK_IMPORTED_MODULE_1__.SX)(next + 1));
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
					quantile: (0, _student_js__WEBPACK_IMPORTED_MODULE_1__.FI)((from + to) / 2, degrees),
					share: to - from
				};
			});
			quantiles.set(degrees, computed);
			return computed;
		}
	}),
	15763: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Q: () => varianceOfMean,
			m: () => estimatePersistence
		});
		var _cell_series_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50218);
		const MAX_CORRELATION = .9;
		const PRIOR_VARIANCE = 3;
		function estimatePersistence(cells) {
			let [products, squares] = [0, 0];
			for (const counts of cells) {
				if (counts.length < 2) continue;
				const { cited, answers } = (0, _cell_series_js__WEBPACK_IMPORTED_MODULE_0__.W_)(counts);
				const share = cited / answers;
				const residuals = counts.map((run) => run.cited - run.answers * share);
				const total = residuals.reduce((sum, residual) => sum + residual ** 2, 0);
				for (const [index, residual] of residuals.entries()) products += residual * (residuals[index + 1] ?? 0);
				products += total / counts.length;
				squares += total;
			}
			return Math.min(MAX_CORRELATION, Math.max(0, products / (squares + PRIOR_VARIANCE)));
		}
		function varianceOfMean(count, correlation) {
			let [factor, power] = [1, 1];
			for (let lag = 1; lag < count; lag++) {
				power *= correlation;
				factor += 2 * (1 - lag / count) * power;
			}
			return factor;
		}
	}),
	87051: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			J: () => scoreSince,
			R: () => testProminence
		});
		var series = __webpack_require__(24003);
		var measure = __webpack_require__(19532);
		var rounding = __webpack_require__(69928);
		var student = __webpack_require__(46131);
		;
		const FEWEST_RUNS = 5;
		function testByPredictionInterval(before, now) {
			if (before.length < FEWEST_RUNS) return undefined;
			const drop = (0, rounding.WQ)((0, measure.i2)(before), now);
			const standardError = Math.sqrt((0, student.y4)(before) * (1 + 1 / before.length));
			if (!(0, rounding.oi)(standardError, 0, ...before)) return drop > 0 ? 0 : 1;
			return (0, student.Rf)(-drop / standardError, before.length - 1);
		}
		;
		function testProminence({ runs, measurement }) {
			const values = scoresOf(runs, measurement.cells).map(({ value }) => value);
			const last = values.pop();
			return last === undefined ? undefined : testByPredictionInterval(values, last);
		}
		function scoreSince(runs, now, start) {
			const scores = scoresOf(runs, now);
			const before = scores.filter(({ run }) => run < start).map(({ value }) => value);
			const expected = (0, measure.i2)(before);
			const variance = (0, student.y4)(before) * (1 + 1 / before.length);
			return scores.filter(({ run }) => run >= start).map(({ run, value }) => ({
				run,
				value,
				expected,
				compareLevels: (ratio) => {
					const excess = (value - (1 + ratio) / 2 * expected) * (1 - ratio) * expected;
					return excess === 0 ? 0 : excess / variance;
				}
			}));
		}
		function scoresOf(runs, measured) {
			if (!hasLevels([...runs, { cells: [...measured] }])) return [];
			const cited = (cells) => cells.flatMap((cell) => onlyCited(cell) ?? []);
			const now = cited(measured);
			if (now.length === 0) return [];
			return (0, series.L)(runs.map((run) => ({
				...run,
				cells: cited(run.cells)
			})), now, (cell) => (0, measure.lv)(cell) ?? 0);
		}
		function hasLevels(runs) {
			let first;
			for (const { cells } of runs) {
				for (const { cited, bcrScores } of cells) {
					for (const [index, score] of bcrScores.entries()) {
						if (!cited[index] || score === null) continue;
						first ??= score;
						if (score !== first) return true;
					}
				}
			}
			return false;
		}
		function onlyCited({ cited, bcrScores, ...cell }) {
			const scores = bcrScores.filter((score, index) => score !== null && cited[index]);
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
	39231: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			KJ: () => isUnread,
			RZ: () => hasRelapse,
			Rr: () => lossesOf,
			eI: () => dropsOf,
			es: () => namesBaseline,
			fD: () => rulesOf,
			fN: () => isReportOnly,
			g1: () => statusOfBlocker,
			h3: () => relapsesOf,
			mU: () => withRecording,
			o_: () => mayHaveDropped,
			qb: () => notComparedOf
		});
		function rulesOf(verdict) {
			return verdict.kind === "judged" ? verdict.rules : [];
		}
		function dropsOf(verdict) {
			return verdict.kind === "judged" ? verdict.drops : undefined;
		}
		function namesBaseline({ baseline }) {
			const kind = "missing" in baseline ? baseline.missing.kind : undefined;
			return kind !== "none-configured" && kind !== "no-base-for-service";
		}
		function notComparedOf({ baseline }) {
			if (!("missing" in baseline) || baseline.missing.kind === "accepted") return undefined;
			return namesBaseline({ baseline }) ? baseline.missing : undefined;
		}
		function lossesOf(verdict) {
			const missing = notComparedOf(verdict);
			return dropsOf(verdict)?.losses ?? (missing?.kind === "other-settings" ? missing.losses ?? [] : []);
		}
		function withRecording(verdict, recording, accept) {
			const recorded = {
				...verdict,
				...recording && { recording }
			};
			if (accept && recording?.kind !== "stored") {
				return recorded.status === "fail" ? {
					...recorded,
					isAcceptLost: true
				} : {
					...recorded,
					isAcceptLost: true,
					status: "error"
				};
			}
			const isLost = recorded.kind === "judged" && recording?.kind === "failed";
			return isLost && recorded.status === "pass" ? {
				...recorded,
				status: "inconclusive"
			} : recorded;
		}
		function isUnread(verdict) {
			const missing = notComparedOf(verdict);
			if (missing?.kind !== "unusable" || missing.unusable.kind !== "history") return false;
			return missing.unusable.cause.kind === "unread";
		}
		function relapsesOf(verdict) {
			return rulesOf(verdict).flatMap((rule) => rule.kind === "facts" ? rule.relapsed : []);
		}
		function hasRelapse(verdict) {
			return relapsesOf(verdict).some(({ state }) => state !== "ended");
		}
		function isReportOnly(verdict) {
			return verdict.kind === "judged" && verdict.reportOnly;
		}
		function mayHaveDropped(verdict) {
			return rulesOf(verdict).some(({ isDrop, outcome }) => isDrop && outcome === "inconclusive");
		}
		function statusOfBlocker({ kind }, needsAnswers = false) {
			if (kind === "no-secrets") return "inconclusive";
			return kind === "no-answers" && !needsAnswers ? "inconclusive" : "error";
		}
	}),
	93300: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { n: () => isOpen });
		function isOpen({ state }) {
			return state !== "recovered";
		}
	}),
	13800: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Pf: () => TODO,
			j7: () => MARKS,
			wZ: () => sectionsOn
		});
		const MARKS = {
			pass: {
				emoji: "✅",
				sign: "✓",
				shape: "✓",
				status: "Passed",
				tone: "better"
			},
			fail: {
				emoji: "❌",
				sign: "✗",
				shape: "✗",
				status: "Failed",
				tone: "worse"
			},
			error: {
				emoji: "🛑",
				sign: "✗",
				shape: "■",
				status: "Not measured",
				tone: "worse"
			},
			warn: {
				emoji: "⚠️",
				sign: "!",
				shape: "!",
				status: "Look at it",
				tone: "doubtful"
			},
			report: {
				emoji: "📊",
				sign: "–",
				shape: "○",
				status: "Cannot fail yet",
				tone: undefined
			}
		};
		const TODO = "What to do:";
		function sectionsOn({ sections }, surface) {
			return sections.filter(({ on }) => on.includes(surface));
		}
	}),
	14907: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$F: () => cardsOf,
			FY: () => paragraph,
			GA: () => labeled,
			Lc: () => foldOf,
			RE: () => cutItems,
			c3: () => listOf,
			cT: () => joinLines,
			c_: () => tableOf,
			n8: () => line,
			nd: () => cutTable,
			wr: () => adviceOf
		});
		var _numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46958);
		var _blocks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13800);
		function line(words, ...filled) {
			return words.flatMap((text, index) => {
				const part = filled[index] ?? [];
				const written = text === "" ? [] : [text];
				if (typeof part === "string") return [...written, { name: part }];
				if (typeof part === "number") return [...written, `${part}`];
				return "length" in part ? [...written, ...part] : [...written, part];
			});
		}
		function paragraph(text, isSmall = false) {
			return text.length === 0 ? [] : [{
				kind: "line",
				text: isSmall ? [{ small: text }] : text
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
		function cardsOf(cards) {
			return cards.length === 0 ? [] : [{
				kind: "card",
				cards,
				isNumbered: cards.length > 1
			}];
		}
		function foldOf(title, blocks) {
			return blocks.length === 0 ? [] : [{
				kind: "fold",
				title: [title],
				blocks
			}];
		}
		function cutTable(caption, columns, rows, most, noun = "") {
			const rest = tableOf(caption, columns, rows.slice(most));
			const title = `and ${rows.length - most} more ${noun}`.trim();
			return [...tableOf(caption, columns, rows.slice(0, most)), ...foldOf(title, rest)];
		}
		function labeled(label, line) {
			return [
				{ strong: [label] },
				" ",
				...line
			];
		}
		function adviceOf(todo) {
			return todo === undefined ? [] : paragraph(labeled(_blocks_js__WEBPACK_IMPORTED_MODULE_0__.Pf, todo));
		}
		function joinLines(lines, between = ", ") {
			return lines.flatMap((line, index) => index === 0 ? line : [between, ...line]);
		}
		function cutItems(items, most) {
			return {
				shown: items.slice(0, most),
				more: (0, _numbers_js__WEBPACK_IMPORTED_MODULE_1__.v)(items.length - most) || undefined
			};
		}
	}),
	81175: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			AU: () => fold,
			FY: () => paragraph,
			U8: () => fitBlocks,
			p_: () => list,
			tp: () => table,
			wg: () => EMPTY
		});
		var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64631);
		const EMPTY = (0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.md)``;
		function paragraph(text) {
			return {
				open: text,
				lines: [],
				close: EMPTY
			};
		}
		function list(items) {
			return items.length === 0 ? [] : [{
				open: EMPTY,
				lines: items.map((item) => (0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.md)`- ${item}`),
				close: EMPTY
			}];
		}
		function fold(title, blocks) {
			const end = (0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.md)`</details>`;
			return blocks.map((block, index) => {
				const isLast = index === blocks.length - 1;
				const start = index === 0 ? (0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.md)`<details>\n<summary>${title}</summary>\n` : EMPTY;
				return {
					...block,
					open: (0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.UF)([start, block.open].filter((part) => part !== ""), "\n"),
					close: isLast ? (0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.md)`${block.close}\n${end}` : block.close,
					...isLast ? {} : { within: block.within === undefined ? end : (0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.md)`${block.within}\n${end}` }
				};
			});
		}
		function table(columns, rows) {
			const toRow = (cells) => (0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.md)`| ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.UF)(cells, " | ")} |`;
			return {
				open: (0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.UF)([toRow(columns.map(({ title }) => title)), toRow(columns.map(({ isNumber }) => isNumber ? (0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.md)`---:` : (0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.md)`---`))], "\n"),
				lines: rows.map(toRow),
				close: EMPTY
			};
		}
		const BETWEEN_BLOCKS = "\n\n";
		function fitBlocks(blocks, budget) {
			const { limit, measure, notice } = budget;
			const whole = (0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.UF)(blocks.map(renderBlock), BETWEEN_BLOCKS);
			if (measure(whole) <= limit) return whole;
			const total = blocks.reduce((sum, block) => sum + countLines(block), 0);
			const lengthOf = (part) => measure(part) + measure(BETWEEN_BLOCKS);
			const kept = [];
			let end = [];
			let room = limit - measure(notice(total));
			let shown = 0;
			for (const block of blocks) {
				const after = block.within === undefined ? [] : [block.within];
				const reserve = after.reduce((sum, part) => sum + lengthOf(part), measure(BETWEEN_BLOCKS));
				const part = fitBlock(block, room - reserve, measure);
				if (part === undefined) break;
				kept.push(renderBlock(part));
				end = after;
				room -= lengthOf(renderBlock(part));
				shown += countLines(part);
				if (part.lines.length < block.lines.length) break;
			}
			return room < 0 ? (0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.md)`` : (0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.UF)([
				...kept,
				...end,
				notice(total - shown)
			], BETWEEN_BLOCKS);
		}
		function fitBlock(block, room, measure) {
			let left = room - measure(renderBlock({
				...block,
				lines: []
			}));
			const end = block.lines.findIndex((line) => {
				left -= measure(`${line}\n`);
				return left < 0;
			});
			if (end === 0 || left < 0 && block.lines.length === 0) return undefined;
			return end === -1 ? block : {
				...block,
				lines: block.lines.slice(0, end)
			};
		}
		function countLines(block) {
			return Math.max(1, block.lines.length);
		}
		function renderBlock({ open, lines, close }) {
			return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.UF)([
				open,
				...lines,
				close
			].filter((part) => part !== ""), "\n");
		}
	}),
	82133: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Fg: () => markOf,
			Rz: () => renderBlocks,
			ni: () => renderLine
		});
		var _numbers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46958);
		var _text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94869);
		var _blocks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13800);
		var _plain_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57854);
		var _fit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81175);
		var _markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64631);
		const ANSWER_LENGTH = 300;
		function renderBlocks(blocks) {
			return blocks.flatMap(renderBlock);
		}
		function renderBlock(block) {
			switch (block.kind) {
				case "heading": return [(0, _fit_js__WEBPACK_IMPORTED_MODULE_1__.FY)(heading(block))];
				case "line": return [(0, _fit_js__WEBPACK_IMPORTED_MODULE_1__.FY)(renderLine(block.text))];
				case "code": return [(0, _fit_js__WEBPACK_IMPORTED_MODULE_1__.FY)((0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.DV)((0, _text_js__WEBPACK_IMPORTED_MODULE_3__.v3)(block.text), block.language))];
				case "list": return (0, _fit_js__WEBPACK_IMPORTED_MODULE_1__.p_)(block.items.map(renderLine));
				case "table": return [renderTable(block), ...renderNote(block.note)];
				case "chart": return [(0, _fit_js__WEBPACK_IMPORTED_MODULE_1__.FY)(small((0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.RL)(block.description)))];
				case "card": return [{
					open: _fit_js__WEBPACK_IMPORTED_MODULE_1__.wg,
					lines: block.cards.map((each, at) => card(each, block.isNumbered ? at + 1 : 0)),
					close: _fit_js__WEBPACK_IMPORTED_MODULE_1__.wg
				}];
				case "fold": return (0, _fit_js__WEBPACK_IMPORTED_MODULE_1__.AU)(renderLine(block.title), renderBlocks(block.blocks));
			}
		}
		function heading({ text, mark, of = [], more }) {
			const words = renderLine(text);
			if (mark === undefined) return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.md)`### ${words}`;
			const sign = markOf(mark);
			const end = of.length === 0 ? _fit_js__WEBPACK_IMPORTED_MODULE_1__.wg : (0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.md)` · ${renderLine(of)}`;
			if (more === undefined) return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.md)`## ${sign} ${words}${end}`;
			return more.length === 0 ? (0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.md)`${sign} **${words}**${end}` : (0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.md)`${sign} **${words}.** ${renderLine(more)}${end}`;
		}
		function markOf(mark) {
			return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.RL)(_blocks_js__WEBPACK_IMPORTED_MODULE_0__.j7[mark].emoji);
		}
		function renderLine(line) {
			return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.UF)(line.map(renderInline), "");
		}
		function renderInline(part) {
			if (typeof part === "string") return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.RL)(part);
			if ("name" in part) return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.FV)(part.name, part.most ?? _plain_text_js__WEBPACK_IMPORTED_MODULE_4__.xt) || (0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.FV)(_numbers_js__WEBPACK_IMPORTED_MODULE_5__.GY);
			if ("quote" in part) return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.md)`“${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.FV)(part.quote, part.most ?? _plain_text_js__WEBPACK_IMPORTED_MODULE_4__.Si)}”`;
			if ("code" in part) return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.md)`<code>${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.FV)(part.code, _plain_text_js__WEBPACK_IMPORTED_MODULE_4__.JK)}</code>`;
			if ("strong" in part) return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.md)`**${renderLine(part.strong)}**`;
			if ("small" in part) return small(renderLine(part.small));
			if ("toned" in part) return renderLine(part.toned);
			return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.iQ)((0, _plain_text_js__WEBPACK_IMPORTED_MODULE_4__.oi)(part.label), part.link);
		}
		function renderTable({ columns, rows }) {
			return (0, _fit_js__WEBPACK_IMPORTED_MODULE_1__.tp)(columns.map(({ title, isNumber = false }) => ({
				title: renderLine(title),
				isNumber
			})), rows.map((row) => row.map(renderCell)));
		}
		function renderNote(note = []) {
			return note.length === 0 ? [] : [(0, _fit_js__WEBPACK_IMPORTED_MODULE_1__.FY)(small(renderLine(note)))];
		}
		function renderCell(cell) {
			return "now" in cell ? renderValue(cell) : renderLine(cell);
		}
		function renderValue({ now, was, basis, isLoss = false, mark }) {
			const words = (0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.RL)(now);
			return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.UF)([
				...mark === undefined ? [] : [markOf(mark)],
				isLoss ? (0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.md)`**${words} ▼**` : words,
				...basis === undefined ? [] : [(0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.RL)(basis)],
				...was === undefined ? [] : [small((0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.RL)(was))]
			], " ");
		}
		function card({ title, lines = [], text, todo }, number) {
			const indent = number > 0 ? (0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.md)`   ` : _fit_js__WEBPACK_IMPORTED_MODULE_1__.wg;
			const [first = [], ...others] = lines;
			const words = [(0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.md)`**${renderLine(title)}**`, ...first.length > 0 ? [renderLine(first)] : []];
			return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.UF)([
				(0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.md)`${number > 0 ? (0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.md)`${number}. ` : _fit_js__WEBPACK_IMPORTED_MODULE_1__.wg}${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.UF)(words, " ")}`,
				...others.map((line) => (0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.md)`${indent}- ${renderLine(line)}`),
				...text === undefined ? [] : [(0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.md)`${indent}${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.FV)(text, ANSWER_LENGTH)}`],
				...others.length > 0 && todo !== undefined ? [_fit_js__WEBPACK_IMPORTED_MODULE_1__.wg] : [],
				...todo === undefined ? [] : [(0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.md)`${indent}**${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.RL)(_blocks_js__WEBPACK_IMPORTED_MODULE_0__.Pf)}** ${renderLine(todo)}`]
			], "\n");
		}
		function small(text) {
			return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.md)`<sub>${text}</sub>`;
		}
	}),
	33664: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { w: () => hostOf });
		function hostOf(url) {
			if (!URL.canParse(url)) return "";
			const { protocol, hostname } = new URL(url);
			if (protocol !== "https:" && protocol !== "http:") return "";
			return hostname.replace(/\.$/, "").replace(/^www\./, "");
		}
	}),
	11760: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			N: () => WEB_PAGE,
			P: () => INVALID_PROXY
		});
		const WEB_PAGE = "web-page";
		const INVALID_PROXY = "invalid-proxy";
	}),
	34023: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Gx: () => listUnread,
			Zu: () => readParameters,
			_b: () => quoteExpressions,
			mz: () => readEnclosed,
			qL: () => isFilledIn,
			y6: () => isProse
		});
		var _lib_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94869);
		var _source_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40040);
		const SHOWN = "title|sub_?title|heading|headline|tagline|lead|intro|text|details|description|summary|caption|alt";
		const PARAMETER = new RegExp(`(?<![\\w-])(?:${SHOWN})\\s{0,5}=\\s{0,5}(?:"([^"]*)"|'([^']*)')`, "gi");
		const EXPRESSION = new RegExp(`(?<=[\\s"'}](?:${SHOWN})=)\\{\\s{0,99}(?:\`([^\`]*)\`|"([^"]*)"|'([^']*)'|<>([^]{0,2000}?)</>)\\s{0,99}\\}`, "gi");
		function isProse(text) {
			const words = text.trim().split(/\s+/, 40);
			return words.filter((word) => /\p{L}{2}/u.test(word)).length >= 4 || countUnspaced(text) >= 8;
		}
		function countUnspaced(text) {
			return Array.from(text.slice(0, 100)).filter((character) => _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.Ed.test(character)).length;
		}
		function readParameters(tag) {
			const texts = Array.from(tag.matchAll(PARAMETER), ([, double, single]) => double ?? single ?? "");
			return texts.map((text) => text.replace(/\s+/g, " ").trim()).filter(isProse);
		}
		const EMPTY_COMPONENT = /<(?![A-Z]+\b)([A-Z][\w.]{0,80}|[a-z]\w{0,40}-[\w-]{1,80})(?=[\s/>])[^<]{0,1000}?(?:\/>|>\s{0,99}<\/\1>)/g;
		function listUnread(source) {
			const found = [...source.matchAll(EMPTY_COMPONENT)];
			const unread = found.filter(([tag]) => readParameters(quoteExpressions(tag)).length === 0);
			return [...new Set(unread.map(([, name = ""]) => (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.j5)(name)))];
		}
		function quoteExpressions(source) {
			if (!source.includes("={")) return source;
			return source.replace(EXPRESSION, (found, template, double, single, fragment = "") => {
				const literal = template?.replace(/\$\{[^{}]*\}/g, " ") ?? double ?? single;
				const text = literal ?? fragment.replace(/<[^<>]*>/g, " ");
				return (0, _source_lines_js__WEBPACK_IMPORTED_MODULE_1__.F3)(found, `"${text.replace(/\s+/g, " ").replaceAll("\"", "&quot;")}"`);
			});
		}
		function readEnclosed(source) {
			const quoted = Array.from(source.matchAll(/="([^"]{20,})"/g), ([, text = ""]) => text);
			let depth = 0;
			const braced = source.split(/([{}])/).map((part) => {
				if (part === "{") depth += 1;
				else if (part === "}") depth = Math.max(0, depth - 1);
				else if (depth > 0) return part;
				return "";
			});
			return [...quoted, braced.join("")].join("\n");
		}
		const FILLED = /\{\{|\{[%<]|<%|\$\{|\{[\w$][^{}\n]{0,200}\}|<[A-Z]/;
		function isFilledIn(source) {
			return FILLED.test(source);
		}
	}),
	40040: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			F3: () => keepLines,
			O8: () => countBreaks,
			VD: () => withPlainBreaks,
			qo: () => takeMarks,
			vL: () => createLineCounter
		});
		const TAKEN = "\f";
		const PUT = "\r";
		function withPlainBreaks(text) {
			return /[\r\f]/.test(text) ? text.replace(/\r\n?/g, "\n").replaceAll(TAKEN, " ") : text;
		}
		function keepLines(found, replacement) {
			if (found === replacement || !/[\n\r\f]/.test(found + replacement)) return replacement;
			const taken = countAll(found, /[\n\f]/g) - countAll(replacement, /\f/g);
			return replacement.replaceAll("\n", PUT) + TAKEN.repeat(Math.max(0, taken));
		}
		function takeMarks(marked) {
			const same = (line) => line;
			if (!/[\r\f]/.test(marked)) return {
				text: marked,
				startOf: same,
				endOf: same
			};
			const starts = [1];
			const ends = [];
			let line = 1;
			let begin = 0;
			for (const { 0: mark, index } of marked.matchAll(/[\n\r\f]/g)) {
				const isBefore = index === begin;
				if (mark !== TAKEN) ends.push(line);
				if (mark !== PUT) line += 1;
				if (mark !== TAKEN) starts.push(line);
				else if (isBefore) starts[starts.length - 1] = line;
				if (mark !== TAKEN || isBefore) begin = index + 1;
			}
			const text = marked.replaceAll(TAKEN, "").replaceAll(PUT, "\n");
			return {
				text,
				startOf: (wanted) => starts[wanted - 1] ?? line,
				endOf: (wanted) => ends[wanted - 1] ?? line
			};
		}
		function createLineCounter(text) {
			let line = 1;
			let counted = 0;
			return (index) => {
				for (; counted < index; counted += 1) if (text[counted] === "\n" || text[counted] === TAKEN) line += 1;
				return line;
			};
		}
		function countBreaks(text) {
			let count = 0;
			for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) count += 1;
			return count;
		}
		function countAll(text, pattern) {
			return text.match(pattern)?.length ?? 0;
		}
	}),
	39455: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			H1: () => hasAnswer,
			Id: () => contentBlocks,
			ir: () => answeringPage
		});
		var _findings_content_findings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(20157);
		var _lib_document_blocks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13800);
		var _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14907);
		var _numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73533);
		var _tell_content_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94254);
		var _tell_loss_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89468);
		var _tell_values_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79809);
		const MAX_QUESTIONS = 5;
		function answeringPage({ owner, before, after }) {
			return owner?.path ?? (after ?? before)?.place.path;
		}
		function hasAnswer({ owner, baseScore, headScore }) {
			return owner !== undefined || baseScore > 0 || headScore > 0;
		}
		function contentBlocks(finding, { why, causes: [cause] }, outcome) {
			const { questions } = finding;
			if (finding.kind === "value-gone") {
				const asked = questions.map(({ question }) => [{ quote: question }]);
				return [
					...pairTable(finding),
					...asked.length > 1 ? (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.c3)(asked) : [],
					...(0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.FY)(why),
					...(0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.wr)(cause?.todo)
				];
			}
			const [first, ...others] = questions;
			const todo = cause?.todo;
			if (first && others.length === 0) {
				return (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.c3)([
					...(0, _tell_content_js__WEBPACK_IMPORTED_MODULE_3__.Gn)(finding) ? [] : beforeAndNow(finding, first, outcome),
					(0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.GA)("Why:", why),
					...todo === undefined ? [] : [(0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.GA)(_lib_document_blocks_js__WEBPACK_IMPORTED_MODULE_0__.Pf, todo)]
				]);
			}
			const rest = questions.slice(MAX_QUESTIONS);
			return [
				...(0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.FY)(why),
				...questionTable(finding, questions.slice(0, MAX_QUESTIONS)),
				...(0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.Lc)(`and ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_2__.pq)(rest.length, "more question")}`, questionTable(finding, rest)),
				...(0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.wr)(todo)
			];
		}
		function pairTable({ values, path }) {
			const rows = values.places.map((place) => [(0, _tell_values_js__WEBPACK_IMPORTED_MODULE_5__.Oc)(place), (0, _tell_values_js__WEBPACK_IMPORTED_MODULE_5__.Ic)(place)]);
			const columns = [{ title: ["Before"] }, { title: ["Now"] }];
			return (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.nd)(`Values of ${path}, before and now`, columns, rows, _tell_values_js__WEBPACK_IMPORTED_MODULE_5__.BL);
		}
		function beforeAndNow(finding, { before, after }, outcome) {
			return [...before ? [(0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.GA)("Before:", (0, _tell_loss_js__WEBPACK_IMPORTED_MODULE_4__.ep)(before, outcome, "base"))] : [], ...after ? [(0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.GA)("Now:", (0, _tell_loss_js__WEBPACK_IMPORTED_MODULE_4__.ep)(after, outcome, "head"))] : (0, _findings_content_findings_js__WEBPACK_IMPORTED_MODULE_6__.c2)(finding) ? [] : [(0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.GA)("Now:", (0, _tell_loss_js__WEBPACK_IMPORTED_MODULE_4__.jx)(finding))]];
		}
		function questionTable(finding, questions) {
			const isOnePage = (0, _tell_loss_js__WEBPACK_IMPORTED_MODULE_4__.E0)(finding).length === 1;
			const columns = [{ title: ["Question"] }, {
				title: ["Answer before this change"],
				width: 2
			}];
			const rows = questions.map(({ question, before }) => [[{ name: question }], before === undefined ? ["–"] : [{ quote: before.text }, ...placeIn(before, isOnePage)]]);
			const shown = (0, _tell_content_js__WEBPACK_IMPORTED_MODULE_3__.Gn)(finding) ? 1 : 2;
			return (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.c_)("Questions that lost their answer, and what answered them", columns.slice(0, shown), rows.map((row) => row.slice(0, shown)));
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
	}),
	65316: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			h2: () => gateName,
			nR: () => firstScreen,
			ok: () => foldCauses
		});
		var _engines_engine_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28913);
		var _findings_content_findings_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(20157);
		var _findings_evidence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30219);
		var _gate_verdict_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(39231);
		var _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14907);
		var _messages_pages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36268);
		var _numbers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73533);
		var _tell_faults_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86294);
		var _words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(44702);
		var _content_blocks_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(39455);
		var _grids_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(48764);
		var _names_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(46613);
		const MAX_CAUSES = 3;
		function firstScreen(context) {
			const { outcome, findings, mark, detail } = context;
			const [first, ...others] = findings;
			if (first === undefined) return [];
			const isQuiet = first.kind === "unchanged" && others.length === 0 && mark === "pass" && detail.length === 0;
			const headline = {
				...{
					kind: "heading",
					mark,
					of: gateName(outcome),
					text: context.headline
				},
				more: isQuiet ? quietLine(context) : undefined
			};
			const isContent = outcome.baseline?.content !== undefined;
			const grid = first.kind === "incident" || isContent ? undefined : (0, _grids_js__WEBPACK_IMPORTED_MODULE_8__.sF)(first, context) ?? (0, _grids_js__WEBPACK_IMPORTED_MODULE_8__.Zr)(context);
			return [
				headline,
				...(0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_2__.FY)(detail),
				...silentBlocks(context),
				...uncitedBlocks(context),
				...grid === undefined ? [] : [grid],
				...causeBlocks(context),
				...(0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_2__.FY)((0, _tell_faults_js__WEBPACK_IMPORTED_MODULE_5__.Ho)(context.told.filter(({ finding }) => (0, _tell_faults_js__WEBPACK_IMPORTED_MODULE_5__.Zh)(finding))), true),
				...(0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_2__.FY)(acceptWords(outcome)),
				...(0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_2__.FY)(isContent && !isQuiet ? [{
					name: checkedLine(outcome),
					most: 1e3
				}] : [])
			];
		}
		function gateName({ key }) {
			return key === "default" ? undefined : [{ name: key }];
		}
		function silentBlocks({ told }) {
			return told.filter(({ finding }) => finding.kind === "engine-silent").flatMap(({ causes }) => causes).flatMap(({ title, todo }) => [...(0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_2__.FY)(title.length === 0 ? [] : [{ strong: title }]), ...(0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_2__.wr)(todo)]);
		}
		function causeBlocks(context) {
			const entries = context.told.filter(({ finding }) => finding.kind !== "engine-silent").flatMap(({ causes }) => causes);
			const [only, ...others] = context.told.filter(({ finding }) => (0, _findings_content_findings_js__WEBPACK_IMPORTED_MODULE_10__.Pz)(finding));
			if (only && (0, _findings_content_findings_js__WEBPACK_IMPORTED_MODULE_10__.Pz)(only.finding) && others.length === 0 && entries.length === 1) {
				return (0, _content_blocks_js__WEBPACK_IMPORTED_MODULE_7__.Id)(only.finding, only, context.outcome);
			}
			return foldCauses(entries);
		}
		function foldCauses(entries) {
			const rest = entries.slice(MAX_CAUSES);
			const title = `and ${rest.length} more ${rest.length === 1 ? "cause" : "causes"}`;
			return [...(0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_2__.$F)(entries.slice(0, MAX_CAUSES)), ...(0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_2__.Lc)(title, (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_2__.$F)(rest))];
		}
		function uncitedBlocks({ outcome, names }) {
			const told = (0, _findings_evidence_js__WEBPACK_IMPORTED_MODULE_1__.On)(outcome.answerRecords, outcome.comparison?.runs ?? []);
			return told.flatMap(({ engine, uncited, of, unread, usually }) => {
				const text = usually === undefined ? `${unread} of ${of}. These are not counted, because their form is not known` : `${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_4__.l9)(uncited / of)}. It was ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_4__.l9)(usually)}`;
				return (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_2__.FY)([{ strong: [`Answers of ${names.engine(engine)} that cite no page: ${text}.`] }]);
			});
		}
		function quietLine({ outcome, names, engines }) {
			if (outcome.baseline?.content !== undefined) return [{
				name: checkedLine(outcome),
				most: 1e3
			}];
			if (engines.every(_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_0__.rn)) return [];
			const countries = new Set(engines.map((engine) => (0, _engines_engine_names_js__WEBPACK_IMPORTED_MODULE_0__.Vl)(engine).country)).size;
			const answers = outcome.measurement?.engines.reduce((sum, engine) => sum + engine.answers, 0) ?? 0;
			const where = countries > 1 ? ` in ${countries} countries` : "";
			const { runUrl } = outcome.run;
			return [`${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_4__.pq)(answers, "answer")} of ${(0, _names_js__WEBPACK_IMPORTED_MODULE_9__.Ry)(engines, names)}${where}.`, ...runUrl === undefined ? [] : [" ", {
				link: runUrl,
				label: ["This run"]
			}]];
		}
		function acceptWords({ verdict, run }) {
			const failed = (0, _gate_verdict_js__WEBPACK_IMPORTED_MODULE_11__.fD)(verdict).some(({ kind, outcome }) => kind === "answers" && outcome === "fail");
			if (run.pullUrl === undefined || !failed) return [];
			const review = {
				link: `${run.pullUrl}/files`,
				label: ["a review"]
			};
			return [...[
				"If this change is intended, submit ",
				review,
				" with the line ",
				{ code: _words_js__WEBPACK_IMPORTED_MODULE_6__.i0 }
			], " and re-run this job. The reviewer needs write permission."];
		}
		function checkedLine({ baseline }) {
			const content = baseline?.content;
			if (content === undefined) return "";
			const { keywords, pages, passedOver, doubts = [] } = content;
			const equal = doubts.filter(({ kind }) => kind === "same-build");
			const unchanged = keywords.filter(({ outcome }) => outcome === "unchanged");
			const answered = unchanged.filter(_content_blocks_js__WEBPACK_IMPORTED_MODULE_7__.H1).length;
			const unanswered = unchanged.length - answered;
			const rest = [...answered > 0 ? [`${answered} unchanged`] : [], ...unanswered > 0 ? [`${unanswered} without an answer on these pages, before and after`] : []];
			const files = (0, _messages_pages_js__WEBPACK_IMPORTED_MODULE_3__.Dc)(passedOver);
			return [
				`Checked ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_4__.pq)(keywords.length, "question")} against ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_4__.pq)(pages, "page")}`,
				`${rest.length > 0 ? ": " : ""}${rest.join(", ")}.`,
				files > 0 ? ` ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_4__.pq)(files, "file")} ${files === 1 ? "was" : "were"} passed over.` : "",
				...equal.map((doubt) => ` ${(0, _messages_pages_js__WEBPACK_IMPORTED_MODULE_3__.Me)(doubt).text}`)
			].join("");
		}
	}),
	95327: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { h: () => gateDocument });
		var content_findings = __webpack_require__(20157);
		var keywords = __webpack_require__(1902);
		var build_blocks = __webpack_require__(14907);
		var plain_text = __webpack_require__(57854);
		var facts = __webpack_require__(20924);
		var tell = __webpack_require__(42503);
		var words = __webpack_require__(44702);
		var first_screen = __webpack_require__(65316);
		var engine_names = __webpack_require__(28913);
		var lib_text = __webpack_require__(94869);
		var web_url = __webpack_require__(73530);
		var summarize_answers = __webpack_require__(44267);
		var numbers = __webpack_require__(73533);
		var section = __webpack_require__(90521);
		;
		const MAX_LINKS = 10;
		const answers = {
			id: "answers",
			title: "Answers",
			on: section.Or,
			blocks: (context) => (0, section.p$)(context) ? [] : answersBlocks(context)
		};
		function answersBlocks(context) {
			const { engines } = context;
			const shareOf = (all) => all.filter(({ isCited }) => isCited).length / all.length;
			return [...Map.groupBy(listAnswers(context.outcome), ({ keyword }) => keyword)].toSorted(([, a], [, b]) => shareOf(a) - shareOf(b)).map(([keyword, all]) => {
				const sorted = all.toSorted((a, b) => Number(a.isCited) - Number(b.isCited) || engines.indexOf(a.engine) - engines.indexOf(b.engine) || a.sample - b.sample);
				const title = keyword === undefined ? ["All questions"] : [{ name: keyword }];
				return {
					kind: "fold",
					title: [
						...title,
						" ",
						{ small: [(0, numbers.pq)(all.length, "answer")] }
					],
					blocks: [{
						kind: "card",
						cards: sorted.map((each) => answerCard(each, context))
					}]
				};
			});
		}
		function listAnswers({ answerRecords, scans }) {
			const live = new Set(answerRecords.map(({ engine }) => engine));
			const quoted = scans.flatMap(({ keyword, sample, scan }) => scan.results.filter(({ engine, snippet }) => !live.has(engine) && (0, lib_text.OX)(snippet) !== "").map(({ engine, cited, snippet, source_url }) => {
				const url = (0, web_url.Jy)(source_url);
				const source = url && [{
					link: url.href,
					label: [{ name: url.host + url.pathname }]
				}];
				return {
					...{
						keyword,
						engine,
						sample,
						isCited: cited,
						text: snippet
					},
					words: cited ? "cites the brand" : "does not cite the brand",
					lines: listLine("Cited", source === undefined ? [] : [source])
				};
			}));
			return [...answerRecords.flatMap(recordedAnswer), ...quoted];
		}
		function recordedAnswer(record) {
			if (record.outcome !== "evaluated") return [];
			const { keyword, engine, sample, model, content } = record;
			const { cited, text, isCut, isWithheld, citedSources } = content;
			const why = isWithheld ? [`The text is not stored: the terms of ${(0, engine_names.AK)(engine)} forbid it.`] : [`Only the first ${text.length} characters were kept.`];
			const sources = citedSources.slice(0, MAX_LINKS).flatMap(({ url, domain, owner }) => {
				const page = (0, web_url.Jy)(url);
				if (page === undefined && isWithheld !== true) return [];
				const whose = owner.kind === "competitor" ? [
					" (",
					{
						name: owner.name,
						most: 40
					},
					")"
				] : [];
				const site = { name: domain };
				return [[page === undefined ? site : {
					link: page.href,
					label: [site]
				}, ...whose]];
			});
			return [{
				...{
					keyword,
					engine,
					sample,
					model,
					text,
					isCited: cited
				},
				words: `${describeCitation(content)}; ${content.position === undefined ? "does not name it" : "names it"}`,
				lines: [...isWithheld || isCut ? [why] : [], ...listLine("Cited", sources)]
			}];
		}
		function listLine(label, items) {
			return items.length === 0 ? [] : [[`${label}: `, ...(0, build_blocks.cT)(items)]];
		}
		function answerCard(answer, { names, outcome }) {
			const { engine, model, sample, words, isCited, text, lines } = answer;
			const title = [
				{
					name: names.engineInCountry(engine),
					most: 60
				},
				...model === undefined ? [] : [", ", {
					name: model,
					most: 60
				}],
				...outcome.samples > 1 ? [`, sample ${sample}`] : [],
				...[" · ", {
					toned: [words],
					tone: isCited ? "better" : "worse"
				}]
			];
			return {
				title,
				text,
				lines
			};
		}
		function describeCitation(content) {
			if (content.cited) return "cites the brand";
			if ((0, summarize_answers.BW)(content)) return "read a page of the brand and does not cite it";
			return content.retrieved === false ? "read no page of the brand" : "does not cite the brand";
		}
		var phrases = __webpack_require__(79391);
		;
		const MAX_SITES = 30;
		const MAX_PAGES = 5;
		function findSummary(context) {
			return (0, section.p$)(context) ? undefined : (0, summarize_answers.F0)(context.outcome.answerRecords);
		}
		const shareOfVoice = {
			id: "share-of-voice",
			title: "Share of voice",
			on: [
				"summary",
				"html",
				"pdf"
			],
			blocks(context) {
				if (!(0, section.Q5)(context)) return [];
				const missing = context.outcome.verdict.unmeasuredCompetitors;
				const names = (0, build_blocks.cT)(missing.map((name) => [{ name }]));
				return [...brandTable(context), ...(0, build_blocks.FY)(missing.length === 0 ? [] : [
					"Not measured, so not part of any share: ",
					...names,
					"."
				])];
			}
		};
		function brandTable(context) {
			const { brand, shareOfVoice: all } = context.outcome;
			const shares = new Map((all.length < 2 ? [] : all).toSorted((a, b) => b.share - a.share).map((each) => [each.name, each]));
			const { competitors = [], total } = findSummary(context) ?? {};
			const mentions = new Map(competitors.map(({ name, answers }) => [name, answers]));
			if (total !== undefined && mentions.size > 0) mentions.set(brand, total.mentioned);
			const rows = [...new Set([...shares.keys(), ...mentions.keys()])].map((name) => {
				const own = shares.get(name);
				const mentioned = mentions.get(name);
				return [
					name === brand ? [{ strong: [{ name }] }] : [{ name }],
					[own === undefined || own.answers < phrases.zB ? numbers.GY : (0, numbers.l9)(own.share)],
					[own === undefined ? numbers.GY : `${own.citedAnswers} of ${own.answers}`],
					[mentioned === undefined ? numbers.GY : `${mentioned} of ${total?.evaluated ?? 0}`]
				];
			});
			const titles = [
				"Share of the citations",
				"Answers that cite it",
				"Answers that name it"
			];
			return (0, build_blocks.c_)("The brand and its competitors in the answers", [{
				title: ["Brand"],
				width: 2
			}, ...titles.map((title) => ({
				title: [title],
				isNumber: true
			}))], rows);
		}
		const sources = {
			id: "sources",
			title: "Cited sites",
			on: [
				"summary",
				"html",
				"pdf"
			],
			blocks(context) {
				const summary = findSummary(context);
				if (summary === undefined) return [];
				const sites = summary.domains.map(({ domain, owner, answers, pages }) => {
					const whose = owner.kind === "competitor" ? owner.name : owner.kind === "own" ? "yours" : undefined;
					return {
						host: domain,
						whose,
						answers,
						pages
					};
				});
				return siteTable(sites);
			}
		};
		function siteTable(sites) {
			const { shown, more } = (0, build_blocks.RE)(sites, MAX_SITES);
			return [...(0, build_blocks.c_)("Sites that answers cite, the most frequent first, with the pages cited most", [
				{
					title: ["Site"],
					width: 2
				},
				{
					title: ["Pages"],
					width: 3
				},
				{
					title: ["Answers"],
					isNumber: true
				}
			], shown.map(({ host, whose, pages, answers }) => [
				[{ name: host }, ...whose === undefined ? [] : [
					" (",
					{
						name: whose,
						most: 40
					},
					")"
				]],
				listPages(pages),
				[`${answers}`]
			])), ...(0, build_blocks.FY)(more === undefined ? [] : [`${more} sites`], true)];
		}
		function listPages(pages) {
			const links = pages.slice(0, MAX_PAGES).flatMap((page) => {
				const url = (0, web_url.Jy)(page.url);
				if (url === undefined) return [];
				const count = page.answers > 1 ? [` (${page.answers})`] : [];
				return [[{
					link: url.href,
					label: [{
						name: (0, web_url.HD)(url.pathname + url.search),
						most: 60
					}]
				}, ...count]];
			});
			return links.length === 0 ? [numbers.GY] : (0, build_blocks.cT)(links);
		}
		var drafts = __webpack_require__(12396);
		var comparison_comparison = __webpack_require__(25039);
		var comparison_scope = __webpack_require__(69972);
		var content = __webpack_require__(94254);
		var loss = __webpack_require__(89468);
		var content_blocks = __webpack_require__(39455);
		var grids = __webpack_require__(48764);
		;
		const MAX_ROWS = 10;
		const MAX_ENGINES = 4;
		const MAX_NAMED = 3;
		const MAX_PASTED = 30;
		const questions = {
			id: "questions",
			title: "Questions",
			on: section.Zh,
			blocks(context) {
				if ((0, section.p$)(context)) return contentQuestions(context);
				return (0, section.Q5)(context) ? liveQuestions(context) : [];
			}
		};
		function liveQuestions(context) {
			const { outcome, findings, names } = context;
			const scope = findings.find((finding) => "scope" in finding)?.scope ?? { kind: "whole" };
			const cells = (outcome.measurement?.cells ?? []).filter((cell) => cell.keyword !== undefined && (0, comparison_scope.S1)(scope, cell.engine));
			const ids = [...new Set(cells.map(({ engine }) => (0, engine_names.Vl)(engine).id))];
			const columns = ids.length > MAX_ENGINES ? [undefined] : ids;
			const isLost = (0, section.M1)(context);
			const comparedOf = (0, section.V8)(context);
			const answersOf = answersByKeyword(outcome);
			const rows = [...Map.groupBy(cells, ({ keyword = "" }) => keyword)].map(([keyword, ofKeyword]) => ({
				...{
					keyword,
					cells: ofKeyword,
					fall: countLost(comparedOf(ofKeyword))
				},
				share: (0, comparison_comparison.In)(ofKeyword)?.share ?? 0
			})).toSorted((a, b) => b.fall - a.fall || a.share - b.share).map(({ keyword, cells: ofKeyword }) => [
				[{ name: keyword }],
				...columns.map((id) => {
					const part = ofKeyword.filter(({ engine }) => id === undefined || (0, engine_names.Vl)(engine).id === id);
					if (part.length === 0) return ["–"];
					const compared = comparedOf(part);
					const isLoss = part.every((cell) => isLost.has((0, comparison_comparison.TN)(cell))) && countLost(compared) >= .5;
					return (0, grids.v2)((0, grids.ds)(part, compared, isLoss));
				}),
				citedNow(answersOf(keyword), new Set(ofKeyword.map(({ engine }) => engine)))
			]);
			const titles = columns.map((id) => id === undefined ? ["Cites the brand"] : [{
				name: names.engine(id),
				most: 40
			}]);
			return [...(0, build_blocks.nd)("How many answers to each question cite the brand, and what is cited where it is not", [
				{
					title: ["Question"],
					width: 2
				},
				...titles.map((title) => ({ title })),
				{
					title: ["Cited where you are not"],
					width: 2
				}
			], rows, MAX_ROWS, "questions"), ...(0, build_blocks.FY)(rows.length === 0 || scope.kind === "whole" ? [] : [`Answers${scopeWords(scope, names)} alone.`], true)];
		}
		function scopeWords(scope, { engine }) {
			return `${scope.kind === "engine" ? ` of ${engine(scope.engine)}` : ""}${(0, phrases.$t)(scope)}`;
		}
		function countLost(compared) {
			const change = (0, comparison_comparison.ND)(compared);
			return change === undefined ? 0 : change.was.usually - change.now.cited;
		}
		function answersByKeyword({ answerRecords, scans }) {
			const recordsOf = Map.groupBy(answerRecords, ({ keyword }) => keyword);
			const scansOf = Map.groupBy(scans, ({ keyword }) => keyword);
			return (keyword) => ({
				records: recordsOf.get(keyword) ?? [],
				scans: scansOf.get(keyword) ?? [],
				isLive: answerRecords.length > 0
			});
		}
		function citedNow({ records, scans, isLive }, engines) {
			const contents = records.flatMap((record) => record.outcome === "evaluated" && engines.has(record.engine) && !record.content.cited ? [record.content] : []);
			const sources = contents.flatMap(({ citedSources }) => [...new Map(citedSources.map((each) => [each.domain, each])).values()]);
			const sites = mostFrequent(isLive ? sources.map(({ domain }) => domain) : listHosts(scans, engines));
			const cited = new Set(sources.map(({ owner }) => owner.kind === "competitor" ? owner.name : ""));
			const named = mostFrequent(contents.flatMap(({ competitors }) => competitors)).filter((name) => !cited.has(name));
			const toLines = (names) => (0, build_blocks.cT)(names.slice(0, MAX_NAMED).map((name) => [{
				name,
				most: 60
			}]));
			if (sites.length + named.length === 0) return ["–"];
			return [...toLines(sites), ...named.length === 0 ? [] : [sites.length > 0 ? ". Also named: " : "Only named: ", ...toLines(named)]];
		}
		function listHosts(scans, engines) {
			return scans.flatMap(({ scan }) => scan.results).filter(({ engine, cited }) => engines.has(engine) && !cited).flatMap(({ source_url }) => (0, web_url.Jy)(source_url)?.host.replace(/^www\./, "") ?? []);
		}
		function mostFrequent(names) {
			return [...Map.groupBy(names, (name) => name)].sort(([, a], [, b]) => b.length - a.length).map(([name]) => name);
		}
		function contentQuestions({ outcome, findings }) {
			const keywords = outcome.baseline?.content?.keywords ?? [];
			const unchanged = keywords.filter(({ outcome: change }) => change === "unchanged");
			const groups = [
				{
					group: "More questions of the causes above, and what answered them until now",
					rows: (0, content.HJ)(findings).map(({ question, before }) => [[{ name: question }], quoteWithPage(before)])
				},
				{
					group: "Unchanged",
					rows: unchanged.filter(content_blocks.H1).map((change) => [[{ name: change.keyword }], [{ name: (0, content_blocks.ir)(change) ?? "–" }]])
				},
				{
					group: "Without an answer on these pages, before and after",
					rows: unchanged.filter((each) => !(0, content_blocks.H1)(each)).map(({ keyword }) => [[{ name: keyword }], ["–"]])
				}
			].filter(({ rows }) => rows.length > 0);
			return groups.flatMap(({ group, rows }) => [...groups.length > 1 || group !== "Unchanged" ? [{
				kind: "heading",
				text: [group]
			}] : [], ...(0, build_blocks.nd)("Questions, and the page that answers each", PAGE_COLUMNS, rows, MAX_ROWS, "questions")]);
		}
		const PAGE_COLUMNS = [{ title: ["Question"] }, { title: ["Answered by"] }];
		function quoteWithPage(quote) {
			return quote === undefined ? ["–"] : [
				{ quote: quote.text },
				" (",
				{ name: quote.place.path },
				")"
			];
		}
		const removedText = {
			id: "removed-text",
			title: "The removed text, to paste",
			on: ["comment", "html"],
			blocks({ findings }) {
				const lost = findings.filter(content_findings.Pz).filter((finding) => finding.kind !== "page-gone" && !("to" in finding && finding.to));
				const pieces = lost.flatMap(({ removed }) => removed);
				const distinct = new Map(pieces.map((piece) => [`${piece.from} ${piece.path}`, piece]));
				const files = Map.groupBy(distinct.values(), ({ path }) => path);
				return [...files.values()].filter(isShort).flatMap((ofFile) => ofFile.flatMap(removedBlocks));
			}
		};
		function isShort(pieces) {
			const lines = pieces.reduce((sum, { from, to }) => sum + to - from + 1, 0);
			return lines <= MAX_PASTED && pieces.every(({ text }) => text !== undefined);
		}
		function removedBlocks({ path, now, text = "", ...lines }) {
			return [{
				kind: "line",
				text: [{ name: path }, `, ${(0, loss.Dx)(lines)}${now === undefined ? "" : placeOf(now)}:`]
			}, {
				kind: "code",
				text
			}];
		}
		function placeOf(now) {
			if (now.to >= now.from) return `, to paste in place of ${(0, loss.Dx)(now)}`;
			return now.to === 0 ? ", to paste at the start" : `, to paste after line ${now.to}`;
		}
		var gate_verdict = __webpack_require__(39231);
		var messages_baseline = __webpack_require__(17677);
		var messages_rules = __webpack_require__(34071);
		;
		const RULE_OUTCOMES = {
			pass: {
				words: "Passed",
				tone: "better"
			},
			fail: {
				words: "Failed",
				tone: "worse"
			},
			inconclusive: {
				words: "May be chance",
				tone: "doubtful"
			},
			unknown: {
				words: "Not known",
				tone: "doubtful"
			},
			warn: {
				words: "Warning",
				tone: "doubtful"
			}
		};
		const rulesAndSettings = {
			id: "rules-and-settings",
			title: "Rules and settings",
			on: section.Zh,
			blocks: (context) => [...rulesTable(context), ...(0, build_blocks.c3)([
				...scanLines(context),
				comparedWith(context),
				...acceptLine(context)
			])]
		};
		const compared = {
			id: "compared",
			title: "Baseline",
			on: ["text"],
			blocks: (context) => context.outcome.verdict.kind === "judged" ? (0, build_blocks.c3)([comparedWith(context)]) : []
		};
		function rulesTable(context) {
			const rules = (0, gate_verdict.fD)(context.outcome.verdict).filter(({ kind }) => kind !== "completeness");
			const cells = rules.map((rule) => {
				const { observed, limit, baseline, drop } = (0, messages_rules.IO)(rule, context.names.engineInCountry);
				const { words, tone } = describeResult(rule, context.outcome.verdict);
				return [
					titleLine(rule),
					[{
						toned: [words],
						tone
					}],
					[{ name: observed }],
					[{ name: limit }],
					[baseline],
					[drop]
				];
			});
			return (0, build_blocks.c_)("What was observed, and what each rule allows", COLUMNS, cells);
		}
		const COLUMNS = [
			{
				title: ["Rule"],
				width: 2
			},
			{ title: ["Result"] },
			{
				title: ["Now"],
				isNumber: true
			},
			{
				title: ["Your limit"],
				width: 2
			},
			{
				title: ["Before"],
				isNumber: true
			},
			{
				title: ["Drop"],
				isNumber: true
			}
		];
		function titleLine(rule) {
			const input = (0, messages_rules.qm)(rule);
			return [(0, messages_rules.UC)(rule), ...input === undefined ? [] : [
				" (",
				{ code: input },
				")"
			]];
		}
		function describeResult(rule, verdict) {
			const { words, tone } = RULE_OUTCOMES[rule.outcome];
			const drops = (0, gate_verdict.eI)(verdict);
			if (rule.kind !== "drop" || drops === undefined) return {
				words,
				tone
			};
			if (rule.outcome === "inconclusive" && drops.noise === "too-few-runs") return {
				words: "Too early",
				tone
			};
			if (rule.outcome !== "pass" || !rule.isBeyond) return {
				words,
				tone
			};
			const isAccepted = (0, gate_verdict.fD)(verdict).some((other) => other.kind === "answers" && other.acceptance !== undefined);
			if (isAccepted) return {
				words: `${words}: accepted`,
				tone
			};
			const isBack = drops.losses.some(({ state }) => state === "recovering" || state === "recovered");
			return {
				words: `${words}: ${isBack ? "nearer to the old level" : "within chance"}`,
				tone
			};
		}
		function scanLines({ outcome: { measurement, verdict, scanPer, keywords } }) {
			const isShownByRule = (0, gate_verdict.fD)(verdict).some(({ kind }) => kind === "drop" || kind === "answers");
			const score = isShownByRule || measurement?.totalEngines === 0 ? undefined : measurement?.overallBcr;
			return [...score === undefined ? [] : [[`Citation score: ${(0, numbers.y)(score)}.`]], ...scanPer === "all" ? [[
				"Asked in one scan: ",
				{
					name: keywords.join(", "),
					most: 1e3
				},
				"."
			]] : []];
		}
		function comparedWith({ outcome, names }) {
			const { baseline } = outcome.verdict;
			if ("missing" in baseline) {
				const { missing } = baseline;
				return ["Compared with nothing: ", {
					name: `${(0, words.sG)((0, messages_baseline.UV)(missing))}.`,
					most: 500
				}];
			}
			return [{
				name: `Compared with ${(0, messages_baseline.uN)(baseline.origin)}.`,
				most: 500
			}, ...(0, messages_baseline.X$)(outcome, names.engineInCountry).map((sentence) => ` ${sentence}`)];
		}
		function acceptLine({ outcome, findings }) {
			const { baseline } = outcome.verdict;
			const isLower = findings.some(({ kind, leadsTo }) => LOWER.includes(kind) && leadsTo !== "none");
			if (!isLower || "missing" in baseline || baseline.origin.kind === "base") return [];
			return [["Is this level the new normal? ", ...acceptBy(baseline.origin)]];
		}
		const LOWER = [
			"dropped",
			"engine-lost",
			"declined",
			"may-be-chance"
		];
		function acceptBy({ kind }) {
			if (kind === "inputs") {
				return [
					"Set ",
					{ code: "baseline-overall-bcr" },
					" and ",
					{ code: "baseline-cited-engines" },
					" to it."
				];
			}
			const where = kind === "file" ? "" : " on the default branch";
			return [
				`Run once${where} with `,
				{ code: "accept: true" },
				": later runs are compared with that run."
			];
		}
		var messages_answers = __webpack_require__(68595);
		var problems = __webpack_require__(25567);
		;
		const MAX_REASON_LENGTH = 1e3;
		const missingAnswers = {
			id: "missing-answers",
			title: "Missing answers",
			on: [...section.Zh, "text"],
			blocks(context) {
				const { outcome, names, findings } = context;
				const silent = new Set(findings.flatMap((finding) => finding.kind === "engine-silent" ? finding.engines : []));
				const missing = outcome.answers.missing.filter(({ engine }) => !silent.has(engine));
				const { scans, plannedScans } = outcome;
				const isCut = scans.length > 0 && scans.length < plannedScans;
				return (0, build_blocks.c3)([...isCut ? [[`${scans.length} of ${(0, numbers.pq)(plannedScans, "scan")} completed. The numbers are of those alone.`]] : [], ...missing.map((entry) => {
					const engine = names.engineInCountry(entry.engine);
					const { what, todo } = (0, messages_answers.Xm)({
						...entry,
						engine
					});
					return [
						{
							name: what,
							most: MAX_REASON_LENGTH
						},
						" ",
						...todo
					];
				})]);
			}
		};
		const warnings = {
			id: "warnings",
			title: "Warnings",
			on: [...section.Zh, "text"],
			blocks({ outcome: { measurement } }) {
				const text = (0, problems.Iq)(measurement?.contradictions ?? []);
				return (0, build_blocks.FY)(text === undefined ? [] : [text]);
			}
		};
		const cost = {
			id: "cost",
			title: "Cost",
			on: [
				"summary",
				"html",
				"pdf"
			],
			blocks: ({ outcome: { costs } }) => (0, build_blocks.FY)(costs.length === 0 ? [] : [`${(0, numbers.jx)(costs)} for the replies of the engines.`])
		};
		function runFooter({ outcome: { run, keywords, language } }) {
			const runUrl = (0, web_url.Jy)(run.runUrl ?? "");
			const commitUrl = (0, web_url.Jy)(run.commitUrl ?? "");
			const facts = [
				[{ name: `${run.finishedAt.slice(0, 16).replace("T", " ")} UTC` }],
				[(0, numbers.pq)(keywords.length, "question")],
				[{ name: language }],
				...runUrl === undefined ? [] : [[{
					link: runUrl.href,
					label: ["this run"]
				}]],
				...commitUrl === undefined ? [] : [[{
					link: commitUrl.href,
					label: [`commit ${run.sha?.slice(0, 7) ?? ""}`]
				}]]
			];
			return (0, build_blocks.FY)((0, build_blocks.cT)(facts, " · "), true);
		}
		var series = __webpack_require__(24003);
		var measure = __webpack_require__(19532);
		var names = __webpack_require__(46613);
		var time_chart = __webpack_require__(67932);
		;
		const MAX_RUNS = 30;
		const trend = {
			id: "trend",
			title: "Trend",
			on: section.Zh,
			blocks: (context) => trendBlocks(context)
		};
		function trendBlocks(context) {
			const { outcome } = context;
			const { measurement, comparison, verdict, run } = outcome;
			if (measurement === undefined || !(0, section.Q5)(context)) return [];
			const compared = (comparison?.cells ?? []).map(({ now }) => now);
			const cells = compared.length > 0 ? compared : measurement.cells;
			const keys = new Set(cells.map(comparison_comparison.TN));
			const earlier = outcome.trend.filter((record) => record.cells.some((cell) => keys.has((0, comparison_comparison.TN)(cell)))).slice(1 - MAX_RUNS);
			if (earlier.length === 0 || countAnswers(cells) < phrases.zB) return [];
			const failed = verdict.status === "fail" || verdict.status === "error";
			const isLow = (0, time_chart.WW)([...outcome.trend, {
				createdAt: run.finishedAt,
				losses: (0, gate_verdict.Rr)(verdict)
			}]);
			const moments = [...earlier, {
				createdAt: run.finishedAt,
				failed
			}].map((each) => ({
				createdAt: each.createdAt,
				isMarked: each.failed || isLow(each.createdAt)
			}));
			const band = (0, time_chart.be)(listShares(comparison?.runs ?? [], cells).slice(0, -1));
			const series = listSeries(context, earlier, cells);
			const format = (value) => (0, numbers.l9)(value / 100);
			const title = `Share of the answers that cite the brand, ${(0, numbers.pq)(moments.length, "run")}`;
			const legend = trendLegend(moments, band?.map(format), series.length > 1);
			return [(0, time_chart.sd)({
				moments,
				series,
				band,
				format,
				title,
				legend
			})];
		}
		function listSeries(context, earlier, cells) {
			const partsBy = (nameOf) => {
				const groups = [...Map.groupBy(cells, ({ engine }) => nameOf(engine))];
				return groups.length < 2 ? [] : groups;
			};
			const toSeries = (name, part) => ({
				...{
					name,
					values: listShares(earlier, part)
				},
				isLoss: (0, grids.Q2)(context, [...new Set(part.map(({ engine }) => engine))])
			});
			const byCountry = partsBy((engine) => {
				const { country } = (0, engine_names.Vl)(engine);
				return country === undefined ? "All countries" : (0, names.GL)(country);
			});
			const parts = [...byCountry, ...partsBy((engine) => context.names.engine(engine))].filter(([, part]) => countAnswers(part) >= phrases.zB).map(([name, part]) => toSeries(name, part));
			return (0, time_chart.LA)(toSeries(undefined, cells), parts);
		}
		function listShares(runs, cells) {
			const points = new Map((0, series.L)(runs, cells, measure.e_, ({ cited }) => cited.length).map(({ run, value }) => [run, value]));
			return Array.from({ length: runs.length + 1 }, (_, run) => {
				const value = points.get(run);
				return value === undefined ? undefined : 100 * Math.min(1, Math.max(0, value));
			});
		}
		function countAnswers(cells) {
			return cells.reduce((sum, { cited }) => sum + cited.length, 0);
		}
		function trendLegend(moments, band, hasParts) {
			return [
				"One point for each run, over what this run compares.",
				...moments.some(({ isMarked }) => isMarked) ? [" A cross marks a run that failed, or that is part of a loss."] : [],
				...band === undefined ? [] : [` The gray band is the range of the runs compared with${hasParts ? " over all" : ""}: ${band.join(" to ")}.`]
			];
		}
		;
		function gateDocument(gate, gateSections = GATE_SECTIONS) {
			const context = (0, tell.Vm)(gate);
			const { outcome } = context;
			return {
				title: (0, plain_text.oi)(gate.headline),
				about: [
					["AI visibility"],
					[{ name: gate.brand }],
					...((0, first_screen.h2)(outcome) ?? []).map((name) => [name]),
					[(0, words.IU)(outcome.run.finishedAt)]
				],
				first: (0, first_screen.nR)(context),
				sections: gateSections.flatMap((section) => {
					const blocks = section.blocks(context);
					const { id, title, on } = section;
					return blocks.length === 0 ? [] : [{
						id,
						title: [title],
						blocks,
						on
					}];
				}),
				footer: runFooter(context),
				createdAt: outcome.run.finishedAt
			};
		}
		const confirmOwners = {
			id: "owners",
			title: "Is that the page? How to confirm or correct it",
			on: [
				"comment",
				"summary",
				"html"
			],
			blocks({ findings }) {
				const questions = findings.filter(content_findings.Pz).flatMap((finding) => finding.questions);
				const guesses = questions.flatMap(({ question, owner }) => owner?.certainty === "guessed" ? [(0, keywords.nv)({
					keyword: question,
					owner
				})] : []);
				const missing = findings.flatMap((finding) => finding.kind === "not-judged" && finding.doubt.kind === "owner-missing" ? finding.doubt.owners : []);
				const lines = [...guesses, ...missing.flatMap(({ keyword, found: owner }) => owner ? [(0, keywords.nv)({
					keyword,
					owner
				})] : [])];
				if (lines.length === 0) return [];
				return [...(0, build_blocks.FY)([
					"A change of a page that nobody confirmed mostly warns. Put the line of a question into ",
					{ code: "keywords" },
					", with the path of the page that should answer it."
				]), {
					kind: "code",
					text: [...new Set(lines)].join("\n")
				}];
			}
		};
		const statedFacts = {
			id: "facts",
			title: "Old values of facts",
			on: section.Zh,
			blocks(context) {
				const rows = context.findings.flatMap((finding) => finding.kind === "fact-wrong" ? [finding] : []).filter(({ leadsTo, sentences }) => leadsTo === "none" || sentences.length > facts.WD).flatMap(({ sentences }) => sentences).map((each) => [
					(0, facts.de)(each, context),
					(0, facts.Em)(each),
					(0, facts.sm)(each)
				]);
				const columns = [
					{ title: ["Where"] },
					{
						title: ["Says"],
						width: 3
					},
					{ title: ["Right"] }
				];
				return (0, build_blocks.nd)("Where old values of facts are said, and what is right", columns, rows, 10);
			}
		};
		const GATE_SECTIONS = [
			missingAnswers,
			confirmOwners,
			statedFacts,
			removedText,
			questions,
			trend,
			shareOfVoice,
			sources,
			drafts.zL,
			drafts.bs,
			warnings,
			cost,
			compared,
			rulesAndSettings,
			answers
		];
	}),
	48764: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Q2: () => isLoss,
			Zr: () => liveGrid,
			dp: () => wasWords,
			ds: () => cellFrom,
			sF: () => timeGrid,
			v2: () => onlyChange
		});
		var _comparison_comparison_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(25039);
		var _comparison_scope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69972);
		var _engines_engine_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28913);
		var _numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73533);
		var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44702);
		var _names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46613);
		var _phrases_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79391);
		const MAX_COLUMNS = 6;
		const MAX_RUNS = 12;
		function liveGrid(context) {
			const { outcome, names, engines: asked } = context;
			if (outcome.measurement === undefined || asked.every(_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_1__.rn)) return undefined;
			const countries = unique(asked.map((engine) => (0, _engines_engine_names_js__WEBPACK_IMPORTED_MODULE_1__.Vl)(engine).country));
			const ids = unique(asked.map((engine) => (0, _engines_engine_names_js__WEBPACK_IMPORTED_MODULE_1__.Vl)(engine).id));
			const answering = new Set(outcome.measurement.engines.map(({ engine }) => (0, _engines_engine_names_js__WEBPACK_IMPORTED_MODULE_1__.Vl)(engine).id));
			const countryAxis = withAll(countries.map((country) => ({
				title: [country === undefined ? "All countries" : (0, _names_js__WEBPACK_IMPORTED_MODULE_4__.GL)(country)],
				isIn: (engine) => (0, _engines_engine_names_js__WEBPACK_IMPORTED_MODULE_1__.Vl)(engine).country === country,
				isAll: false
			})));
			const engineAxis = withAll(ids.map((id) => ({
				title: [{
					name: names.engine(id),
					most: 40
				}],
				isIn: (engine) => (0, _engines_engine_names_js__WEBPACK_IMPORTED_MODULE_1__.Vl)(engine).id === id,
				isAll: false
			})), ids.filter((id) => answering.has(id)).length > 1);
			const isTurned = ids.length > MAX_COLUMNS;
			const [rows, columns] = isTurned ? [engineAxis, countryAxis] : [countryAxis, engineAxis];
			const isTitled = rows.length > 1;
			return {
				kind: "table",
				isGrid: true,
				caption: "How many answers cite the brand, by country and engine",
				columns: [...isTitled ? [[]] : [], ...columns.map(({ title }) => title)].map((title) => ({ title })),
				rows: rows.map((row) => [...isTitled ? [row.title] : [], ...columns.map((column) => {
					const isIn = (engine) => row.isIn(engine) && column.isIn(engine);
					const isBasis = column.isAll || !columns.some(({ isAll }) => isAll);
					const engines = asked.filter(isIn);
					if (engines.length === 0) return [];
					return cellOf(outcome, ({ engine }) => engines.includes(engine), { ...{
						isBasis,
						isLoss: isLoss(context, engines)
					} });
				})]),
				note: gridNote(context)
			};
		}
		function withAll(axis, hasTotal = axis.length > 1) {
			return !hasTotal ? axis : [...axis, {
				title: ["all"],
				isIn: () => true,
				isAll: true
			}];
		}
		function cellOf({ measurement, comparison }, isIn, { isBasis, isLoss }) {
			const cells = (measurement?.cells ?? []).filter(isIn);
			const compared = (comparison?.cells ?? []).filter(isIn);
			const shown = (0, _comparison_comparison_js__WEBPACK_IMPORTED_MODULE_6__.ND)(compared)?.now ?? (0, _comparison_comparison_js__WEBPACK_IMPORTED_MODULE_6__.In)(cells);
			const cell = cellFrom(cells, compared, isLoss);
			if (!("now" in cell) || shown === undefined) return cell;
			return {
				...cell,
				...isBasis && shown.answers >= 10 && { basis: `(${(0, _phrases_js__WEBPACK_IMPORTED_MODULE_5__.mQ)(shown)})` },
				history: listShares(comparison, compared, shown.share)
			};
		}
		const NO_ANSWER = ["no answer"];
		function cellFrom(cells, compared, isLoss) {
			const change = (0, _comparison_comparison_js__WEBPACK_IMPORTED_MODULE_6__.ND)(compared);
			const shown = change?.now ?? (0, _comparison_comparison_js__WEBPACK_IMPORTED_MODULE_6__.In)(cells);
			if (shown === undefined) return NO_ANSWER;
			return {
				now: (0, _phrases_js__WEBPACK_IMPORTED_MODULE_5__.tC)(shown),
				...change && { was: wasWords(change) },
				...isLoss && { isLoss }
			};
		}
		function onlyChange(cell) {
			if (!("now" in cell)) return cell;
			const { was, ...rest } = cell;
			const isSame = was === undefined || was.replace(/^(usually|was) /, "") === cell.now;
			return isSame ? rest : cell;
		}
		function wasWords(change) {
			return change.now.answers < 10 ? (0, _phrases_js__WEBPACK_IMPORTED_MODULE_5__.Xm)(change) : `was ${(0, _phrases_js__WEBPACK_IMPORTED_MODULE_5__.Xm)(change)}`;
		}
		function listShares(comparison, cells, now) {
			const runs = comparison?.runs ?? [];
			const byRun = Map.groupBy(cells.flatMap(({ before }) => before), ({ run }) => run);
			const earlier = runs.map((_, run) => (0, _comparison_comparison_js__WEBPACK_IMPORTED_MODULE_6__.In)((byRun.get(run) ?? []).map(({ cell }) => cell))?.share);
			return [...earlier.slice(1 - MAX_RUNS), now];
		}
		function isLoss({ findings, outcome }, engines) {
			const answered = outcome.measurement?.engines.map(({ engine }) => engine) ?? [];
			const own = engines.filter((engine) => answered.includes(engine));
			return findings.some((finding) => isBold(finding) && covers(finding.scope, own, answered));
		}
		function isBold(finding) {
			if (!("scope" in finding) || finding.leadsTo === "none" || finding.kind === "may-be-chance") return false;
			return !("value" in finding) || finding.value === undefined;
		}
		function covers(scope, engines, asked) {
			if (scope.kind === "whole") return engines.length === asked.length;
			return engines.length > 0 && engines.every((engine) => (0, _comparison_scope_js__WEBPACK_IMPORTED_MODULE_0__.S1)(scope, engine));
		}
		function gridNote(context) {
			const { outcome, findings } = context;
			const losses = findings.filter(isBold);
			const isPart = losses.every(({ scope }) => scope.kind !== "whole");
			return (0, _phrases_js__WEBPACK_IMPORTED_MODULE_5__.hC)(comparedPeriod(context), losses.length === 0 ? "" : `▼ marks the loss${isPart ? ", which “all” includes; the rest is ordinary ups and downs" : ""}.`, unpairedSentence(outcome), apiNote(outcome));
		}
		function comparedPeriod({ outcome, findings, names }) {
			const dates = (outcome.comparison?.runs ?? []).flatMap(({ createdAt }) => createdAt ?? []);
			const [first, last] = [dates[0], dates.at(-1)];
			if (first === undefined || last === undefined) return "";
			const day = (date) => (0, _words_js__WEBPACK_IMPORTED_MODULE_3__.xN)(date, outcome.run.finishedAt);
			const isMissing = findings.some((finding) => finding.kind === "engine-silent" && finding.evaluated === 0);
			const cells = outcome.comparison?.cells ?? [];
			const compared = unique(cells.map(({ engine }) => names.engine(engine)));
			const what = isMissing ? `${(0, _names_js__WEBPACK_IMPORTED_MODULE_4__.yZ)(compared)} alone` : "same questions";
			const runs = dates.length === 1 ? `the run of ${day(first)}` : `the ${dates.length} runs from ${day(first)} to ${day(last)}`;
			return `Was: ${runs}, ${what}.`;
		}
		function apiNote(outcome) {
			const isAsked = outcome.answers.engines.some(({ engine }) => !(0, _engines_engine_names_js__WEBPACK_IMPORTED_MODULE_1__.th)(engine));
			return isAsked ? "Asked through APIs; the apps may answer differently." : "";
		}
		function unpairedSentence({ comparison }) {
			const unpaired = comparison?.unpaired ?? [];
			const parts = [
				"new-keyword",
				"removed-keyword",
				"new-engine"
			].flatMap((kind) => {
				const count = unpaired.filter((each) => each.kind === kind).length;
				return count === 0 ? [] : [(0, _numbers_js__WEBPACK_IMPORTED_MODULE_2__.pq)(count, UNPAIRED[kind])];
			});
			return parts.length === 0 ? "" : `Not compared: ${(0, _names_js__WEBPACK_IMPORTED_MODULE_4__.yZ)(parts)}.`;
		}
		const UNPAIRED = {
			"new-keyword": "new question",
			"removed-keyword": "removed question",
			"new-engine": "new engine"
		};
		function unique(values) {
			return [...new Set(values)];
		}
		function timeGrid(finding, context) {
			if (!("time" in finding) || finding.time === undefined || finding.time.parts.length === 0) return undefined;
			const { parts, runs, lastBefore, since } = finding.time;
			const { outcome } = context;
			const day = (date) => (0, _words_js__WEBPACK_IMPORTED_MODULE_3__.xN)(date, outcome.run.finishedAt);
			const isLoss = ({ scope }) => isBold(finding) && (0, _comparison_scope_js__WEBPACK_IMPORTED_MODULE_0__.JH)(scope) === (0, _comparison_scope_js__WEBPACK_IMPORTED_MODULE_0__.JH)(finding.scope);
			return {
				kind: "table",
				isGrid: true,
				caption: "How many answers cite the brand, before and since",
				columns: [
					...parts.length > 1 ? [[]] : [],
					["before"],
					[`since ${day(since)}`],
					["this run"]
				].map((title) => ({ title })),
				rows: parts.map((part) => [...parts.length > 1 ? [scopeTitle(part.scope, context)] : [], ...levelCells(part, isLoss(part))]),
				note: (0, _phrases_js__WEBPACK_IMPORTED_MODULE_5__.hC)(`Before: ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_2__.pq)(runs.before, "run")} to ${day(lastBefore)}; since: ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_2__.pq)(runs.since, "run")}.`, parts.some(isLoss) ? "▼ marks the loss." : "", apiNote(outcome))
			};
		}
		function scopeTitle(scope, { names }) {
			if (scope.kind === "whole") return ["all"];
			if (scope.kind === "country") return [(0, _names_js__WEBPACK_IMPORTED_MODULE_4__.GL)(scope.country)];
			return [{ name: `${names.engine(scope.engine)}${(0, _phrases_js__WEBPACK_IMPORTED_MODULE_5__.$t)(scope)}` }];
		}
		function levelCells({ before, since, now }, isLoss) {
			const basis = now.answers < 10 ? {} : { basis: `(${(0, _phrases_js__WEBPACK_IMPORTED_MODULE_5__.mQ)(now)})` };
			return [
				{ now: (0, _numbers_js__WEBPACK_IMPORTED_MODULE_2__.l9)(before) },
				{
					now: (0, _numbers_js__WEBPACK_IMPORTED_MODULE_2__.l9)(since),
					...isLoss && { isLoss }
				},
				{
					now: (0, _phrases_js__WEBPACK_IMPORTED_MODULE_5__.tC)(now),
					...basis
				}
			];
		}
	}),
	46613: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			GL: () => countryName,
			HI: () => countryInSentence,
			ND: () => createNames,
			Ry: () => engineNames,
			yZ: () => joinWords
		});
		var _engines_engine_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28913);
		var _lib_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94869);
		const BRAND_LENGTH = 25;
		const ENGINE_LENGTH = 30;
		const WITH_ARTICLE = new Set("AE BS CD CF DO GB GM KM MH MV NL PH SB SC US".split(" "));
		function createNames(brand, engines) {
			const names = (0, _engines_engine_names_js__WEBPACK_IMPORTED_MODULE_0__.Js)(engines);
			const engine = (id) => {
				const { id: plain } = (0, _engines_engine_names_js__WEBPACK_IMPORTED_MODULE_0__.Vl)(id);
				return (0, _engines_engine_names_js__WEBPACK_IMPORTED_MODULE_0__.rn)(plain) ? "your pages" : toName(names.get(plain) ?? (0, _engines_engine_names_js__WEBPACK_IMPORTED_MODULE_0__.Js)([plain]).get(plain) ?? plain);
			};
			return {
				brand: [{
					name: brand,
					most: BRAND_LENGTH
				}],
				engine,
				engineInCountry(id) {
					const { country } = (0, _engines_engine_names_js__WEBPACK_IMPORTED_MODULE_0__.Vl)(id);
					return country === undefined ? engine(id) : `${engine(id)} in ${countryInSentence(country)}`;
				},
				vendor: (id) => toName((0, _engines_engine_names_js__WEBPACK_IMPORTED_MODULE_0__.AK)(id))
			};
		}
		function engineNames(engines, names) {
			return joinWords([...new Set(engines.map(names.engine))]);
		}
		function countryName(code) {
			if (!/^[A-Z]{2}$/i.test(code)) return code;
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
			GA: () => fitHeadline,
			JD: () => beforeWords,
			L9: () => nextWords,
			Xf: () => isLevelSince,
			Xm: () => wasOf,
			YC: () => checkSentence,
			hC: () => sentences,
			lS: () => wholeSentence,
			mQ: () => countsOf,
			tC: () => shareOf,
			uW: () => levelSentence,
			zB: () => MIN_FOR_PERCENT
		});
		var _engines_engine_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28913);
		var _lib_document_plain_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57854);
		var _numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73533);
		var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44702);
		var _names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46613);
		const MIN_FOR_PERCENT = 10;
		const HALF_A_DAY = 432e5;
		function shareOf({ cited, answers, share }) {
			return answers < MIN_FOR_PERCENT ? `${cited} of ${answers}` : (0, _numbers_js__WEBPACK_IMPORTED_MODULE_1__.l9)(share);
		}
		function wasOf({ now, was }) {
			return now.answers < MIN_FOR_PERCENT ? `usually ${usually(was.usually)} of ${now.answers}` : (0, _numbers_js__WEBPACK_IMPORTED_MODULE_1__.l9)(was.share);
		}
		function countsOf({ cited, answers }) {
			return `${cited} of ${answers}`;
		}
		function usually(count) {
			return `${Math.round(count)}`;
		}
		function isLevel({ now, was }) {
			return now.answers < MIN_FOR_PERCENT ? Math.round(was.usually) === now.cited : Math.abs(Math.round(100 * now.share) - Math.round(100 * was.share)) <= 5;
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
			if (now === was || isLevel(change) && change.now.answers < MIN_FOR_PERCENT) return ", as before";
			return isLevel(change) ? `, as before (${was})` : `, was ${was}`;
		}
		function checkSentence({ failsCheck }) {
			return failsCheck ? "The check fails." : "The check passes.";
		}
		function sentences(...parts) {
			const text = parts.filter((part) => part !== "").join(" ");
			return text === "" ? [] : [text];
		}
		const MAX_HEADLINE_LENGTH = 90;
		function fitHeadline(headlines) {
			const fitting = headlines.find((words) => (0, _lib_document_plain_text_js__WEBPACK_IMPORTED_MODULE_4__.oi)(words).length <= MAX_HEADLINE_LENGTH);
			if (fitting !== undefined) return fitting;
			const words = headlines.at(-1) ?? [];
			const last = words.at(-1);
			if (typeof last !== "string" || !last.startsWith(". ")) return [{
				name: (0, _lib_document_plain_text_js__WEBPACK_IMPORTED_MODULE_4__.oi)(words),
				most: MAX_HEADLINE_LENGTH
			}];
			return [{
				name: (0, _lib_document_plain_text_js__WEBPACK_IMPORTED_MODULE_4__.oi)(words.slice(0, -1)),
				most: MAX_HEADLINE_LENGTH - last.length
			}, last];
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
		function nextWords(outcome) {
			const next = nextRun(outcome);
			return next === undefined ? "next run" : `next run, on ${next},`;
		}
		function levelSentence(scope, level, { brand, engine }) {
			const isFew = level.answers < MIN_FOR_PERCENT;
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
			return engines.length > 0 && engines.every(({ engine }) => (0, _engines_engine_names_js__WEBPACK_IMPORTED_MODULE_0__.rn)(engine)) ? [`Your pages answer ${level.cited} of ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_1__.pq)(level.answers, "question")}`] : levelSentence({ kind: "whole" }, level, names);
		}
	}),
	12396: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			M4: () => nameDrafts,
			bs: () => serviceReports,
			zL: () => drafts
		});
		var _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14907);
		var _messages_service_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37731);
		var _section_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90521);
		const MAX_STATE_LENGTH = 1e3;
		function nameDrafts(suggestions) {
			return suggestions.flatMap(({ keyword, engines, draft }, index) => "failure" in draft ? [] : [{
				keyword,
				engines,
				draft,
				file: `suggestions/${String(index + 1).padStart(2, "0")}.md`
			}]);
		}
		const drafts = {
			id: "drafts",
			title: "Suggested content",
			on: _section_js__WEBPACK_IMPORTED_MODULE_2__.Zh,
			blocks({ outcome: { suggestions } }) {
				const named = nameDrafts(suggestions);
				const failures = suggestions.flatMap(({ keyword, draft }) => {
					if (!("failure" in draft)) return [];
					const why = (0, _messages_service_js__WEBPACK_IMPORTED_MODULE_1__.aN)(draft.failure, "draft");
					return [[
						"No draft for ",
						{
							quote: keyword,
							most: 120
						},
						": ",
						{
							name: why,
							most: MAX_STATE_LENGTH
						}
					]];
				});
				return [...(0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_0__.FY)(named.length === 0 ? [] : ["The service generated drafts for these questions without a citation, which are among the report files. Review them before you publish anything. Nothing was written to the repository."]), ...(0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_0__.c3)([...named.map(({ keyword, file }) => [
					{
						quote: keyword,
						most: 120
					},
					": ",
					{ code: file }
				]), ...failures])];
			}
		};
		const serviceReports = {
			id: "service-reports",
			title: "Reports of the service",
			on: _section_js__WEBPACK_IMPORTED_MODULE_2__.Zh,
			blocks: ({ outcome: { serviceReports: reports } }) => [...(0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_0__.c3)(reports.map(({ format, reportId, state }) => [
				`${format.toUpperCase()}`,
				...reportId === "" ? [] : [
					" (",
					{ name: reportId },
					")"
				],
				": ",
				{
					name: describeState(state),
					most: MAX_STATE_LENGTH
				}
			]))]
		};
		function describeState(state) {
			switch (state.kind) {
				case "fetched": return "among the report files.";
				case "pending": return `not ready in time; the service ${state.readyAt === "" ? "does not say when it will be" : `expects it at ${state.readyAt}`}.`;
				case "failed": return `could not be fetched. ${(0, _messages_service_js__WEBPACK_IMPORTED_MODULE_1__.aN)(state.failure, "report")}`;
			}
		}
	}),
	90521: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			M1: () => lostCells,
			Or: () => IN_FILES,
			Q5: () => hasLevels,
			V8: () => comparedCells,
			Zh: () => EVERYWHERE,
			p$: () => isContentRun
		});
		var _comparison_comparison_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25039);
		var _comparison_scope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69972);
		const EVERYWHERE = [
			"comment",
			"summary",
			"html",
			"pdf"
		];
		const IN_FILES = ["html", "pdf"];
		function isContentRun({ outcome }) {
			return outcome.baseline?.content !== undefined;
		}
		function hasLevels(context) {
			const { measurement, verdict } = context.outcome;
			return !isContentRun(context) && measurement !== undefined && verdict.kind === "judged";
		}
		function lostCells({ findings, outcome }) {
			const lost = findings.flatMap((finding) => "scope" in finding && finding.leadsTo === "fail" ? [finding.scope] : []);
			const isLost = ({ engine }) => lost.some((scope) => (0, _comparison_scope_js__WEBPACK_IMPORTED_MODULE_0__.S1)(scope, engine));
			return new Set(outcome.comparison?.cells.filter(isLost).map(_comparison_comparison_js__WEBPACK_IMPORTED_MODULE_1__.TN));
		}
		function comparedCells({ outcome }) {
			const byKey = new Map((outcome.comparison?.cells ?? []).map((cell) => [(0, _comparison_comparison_js__WEBPACK_IMPORTED_MODULE_1__.TN)(cell), cell]));
			return (cells) => cells.flatMap((cell) => byKey.get((0, _comparison_comparison_js__WEBPACK_IMPORTED_MODULE_1__.TN)(cell)) ?? []);
		}
	}),
	67932: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			LA: () => chooseLines,
			WW: () => findLow,
			be: () => rangeOf,
			sd: () => timeChart
		});
		var scope = __webpack_require__(69972);
		;
		function roundUpStep(value) {
			const magnitude = 10 ** Math.floor(Math.log10(value));
			return ([
				1,
				2,
				5
			].find((factor) => factor * magnitude >= value) ?? 10) * magnitude;
		}
		function labelTick(tick) {
			return String(Number(tick.toPrecision(12)) + 0);
		}
		function scaleOf([low, high]) {
			const step = roundUpStep((high - low) / 4 || 1);
			const lowest = Math.floor(low / step);
			return {
				step,
				lowest,
				highest: Math.max(lowest + 1, Math.ceil(high / step))
			};
		}
		function linesOf({ step, lowest, highest }) {
			return Array.from({ length: highest - lowest + 1 }, (_, index) => (lowest + index) * step);
		}
		var numbers = __webpack_require__(73533);
		var words = __webpack_require__(44702);
		;
		const MAX_LINES = 4;
		const DAY_DISTANCE = .14;
		function timeChart({ title, moments, series, band, legend, format }) {
			const values = [...series.flatMap((each) => each.values.flatMap((value) => value ?? [])), ...band ?? []];
			const scale = scaleOf([0, Math.max(1, ...values)]);
			const places = positionMoments(moments);
			const lines = series.map((each) => ({
				...{
					name: each.name,
					isLoss: each.isLoss
				},
				points: moments.flatMap(({ isMarked }, index) => {
					const [at = 0, value] = [places[index], each.values[index]];
					return value === undefined ? [] : [{
						at,
						value,
						isMarked
					}];
				}),
				last: formatLast(each.values.at(-1), format)
			}));
			return {
				...{
					kind: "chart",
					title,
					legend,
					scale,
					lines,
					band
				},
				description: describe(moments, lines, format),
				ticks: linesOf(scale).map((value) => ({
					value,
					label: `${labelTick(value)}%`
				})),
				days: chooseDays(moments, places)
			};
		}
		function chooseLines(whole, parts) {
			const weightOf = ({ isLoss, values }) => {
				const [low, high] = rangeOf(values) ?? [0, 0];
				return (isLoss ? 1e3 : 0) + high - low;
			};
			const most = new Set(parts.toSorted((a, b) => weightOf(b) - weightOf(a)).slice(0, MAX_LINES - 1));
			return [whole, ...parts.filter((part) => most.has(part))];
		}
		function rangeOf(values) {
			const known = values.flatMap((value) => value ?? []);
			return known.length === 0 ? undefined : [Math.min(...known), Math.max(...known)];
		}
		function findLow(records) {
			const last = new Map(records.flatMap(({ losses }, index) => losses.map((loss) => {
				const end = loss.recoveringSince ?? records[index + 1]?.createdAt;
				return [`${loss.since} ${(0, scope.JH)(loss.scope)}`, {
					...loss,
					end
				}];
			})));
			const low = [...last.values()];
			return (createdAt) => low.some(({ since, end }) => createdAt >= since && (end === undefined || createdAt < end));
		}
		function formatLast(value, format) {
			return value === undefined ? "no answer" : format(value);
		}
		function describe(moments, lines, format) {
			const [from, to] = [moments[0], moments.at(-1)].map((moment) => (0, words.gp)(moment?.createdAt ?? ""));
			const sentences = lines.flatMap(({ name, points: [first], last }) => first === undefined ? [] : [`${name ?? "All"}: from ${format(first.value)} to ${last}.`]);
			const marked = moments.filter(({ isMarked }) => isMarked).length;
			return [
				`From ${from} to ${to}.`,
				...sentences,
				...marked === 0 ? [] : [`${(0, numbers.pq)(marked, "run")} failed or ${marked === 1 ? "is" : "are"} part of a loss.`]
			].join(" ");
		}
		function positionMoments(moments) {
			const times = moments.map(({ createdAt }) => Date.parse(createdAt));
			const [first = Number.NaN, last = Number.NaN] = [times[0], times.at(-1)];
			const isInOrder = times.every((time, index) => time >= (times[index - 1] ?? time));
			return isInOrder && last > first ? times.map((time) => (time - first) / (last - first)) : moments.map((_, index) => index / Math.max(moments.length - 1, 1));
		}
		function chooseDays(moments, places) {
			const days = moments.map(({ createdAt }, index) => ({ ...{
				at: places[index] ?? 0,
				label: (0, words.gp)(createdAt)
			} }));
			const shown = [];
			for (const day of days.toReversed()) {
				const next = shown[0];
				if (next === undefined || next.at - day.at >= DAY_DISTANCE && next.label !== day.label) shown.unshift(day);
			}
			return shown;
		}
	}),
	68587: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Jt: () => SUMMARY_LIMIT,
			TH: () => TITLE_LIMIT,
			W$: () => COMMENT_LIMIT,
			jk: () => MOST_ANNOTATIONS,
			xG: () => LONGEST_TEXT
		});
		const COMMENT_LIMIT = 65536;
		const TITLE_LIMIT = 256;
		const SUMMARY_LIMIT = 1024 * 1024;
		const MOST_ANNOTATIONS = 9;
		const LONGEST_TEXT = 500;
	}),
	10512: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			commentMarker: () => commentMarker,
			portfolioMarker: () => portfolioMarker,
			renderComment: () => renderComment,
			renderMarkdownParts: () => renderMarkdownParts,
			renderPage: () => renderPage,
			renderPost: () => renderPost
		});
		var _lib_document_blocks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13800);
		var _lib_document_markdown_fit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81175);
		var _lib_document_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64631);
		var _lib_document_markdown_render_blocks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82133);
		var _document_gate_document_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95327);
		var _limits_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(68587);
		var _numbers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73533);
		const ALWAYS = [
			"missing-answers",
			"drafts",
			"service-reports",
			"warnings"
		];
		function commentMarker(key) {
			return (0, _lib_document_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__.sd)("ai-visibility-gate", key);
		}
		function portfolioMarker(config = "") {
			return (0, _lib_document_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__.sd)("ai-visibility-gate-fleet", config);
		}
		function renderComment(gate, marker = commentMarker(gate.key)) {
			return renderPost((0, _document_gate_document_js__WEBPACK_IMPORTED_MODULE_4__.h)(gate), marker, gate.load().run.runUrl);
		}
		function renderPost(document, marker, runUrl) {
			const start = (0, _lib_document_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__.md)`${marker}\n`;
			const rest = runUrl === undefined ? (0, _lib_document_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__.md)`the result file` : (0, _lib_document_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__.iQ)("the summary of this run", runUrl);
			const report = (0, _lib_document_markdown_fit_js__WEBPACK_IMPORTED_MODULE_1__.U8)((0, _lib_document_markdown_render_blocks_js__WEBPACK_IMPORTED_MODULE_3__.Rz)(postOf(document)), {
				limit: _limits_js__WEBPACK_IMPORTED_MODULE_6__.W$ - start.length,
				measure: (text) => text.length,
				notice: (omitted) => (0, _lib_document_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__.md)`… ${(0, _lib_document_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__.RL)((0, _numbers_js__WEBPACK_IMPORTED_MODULE_5__.pq)(omitted, "more line"))} left out to fit a comment: see ${rest}.`
			});
			return (0, _lib_document_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__.md)`${start}${report}`;
		}
		function renderPage(document) {
			return (0, _lib_document_markdown_fit_js__WEBPACK_IMPORTED_MODULE_1__.U8)((0, _lib_document_markdown_render_blocks_js__WEBPACK_IMPORTED_MODULE_3__.Rz)(pageOf(document)), {
				limit: _limits_js__WEBPACK_IMPORTED_MODULE_6__.Jt,
				measure: (text) => Buffer.byteLength(text),
				notice: (omitted) => (0, _lib_document_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__.md)`… ${(0, _lib_document_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__.RL)((0, _numbers_js__WEBPACK_IMPORTED_MODULE_5__.pq)(omitted, "more line"))} left out to fit a summary: see the file of the result-file output.`
			});
		}
		function renderMarkdownParts(parts, limit = Number.POSITIVE_INFINITY) {
			return (0, _lib_document_markdown_fit_js__WEBPACK_IMPORTED_MODULE_1__.U8)((0, _lib_document_markdown_render_blocks_js__WEBPACK_IMPORTED_MODULE_3__.Rz)(parts.flat()), {
				limit,
				measure: (text) => Buffer.byteLength(text),
				notice: (omitted) => (0, _lib_document_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__.md)`… ${(0, _lib_document_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__.RL)((0, _numbers_js__WEBPACK_IMPORTED_MODULE_5__.pq)(omitted, "more line"))} left out to fit a summary.`
			});
		}
		function postOf(document) {
			const [headline, ...rest] = document.first;
			const isQuiet = headline?.kind === "heading" && headline.more !== undefined;
			const folds = (0, _lib_document_blocks_js__WEBPACK_IMPORTED_MODULE_0__.wZ)(document, "comment").filter(({ id }) => !isQuiet || ALWAYS.includes(id)).map(({ title, blocks }) => ({
				kind: "fold",
				title,
				blocks
			}));
			if (headline === undefined) return folds;
			const footer = isQuiet || document.footer.length === 0 ? [] : [{
				kind: "fold",
				title: ["About this run"],
				blocks: document.footer
			}];
			return isQuiet ? [headline, ...folds] : [
				headline,
				...rest,
				...folds,
				...footer
			];
		}
		function pageOf(document) {
			const sections = (0, _lib_document_blocks_js__WEBPACK_IMPORTED_MODULE_0__.wZ)(document, "summary").flatMap(({ title, blocks }) => [{
				kind: "heading",
				text: title
			}, ...blocks]);
			return [
				...document.first,
				...sections,
				...document.footer
			];
		}
	}),
	68595: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A3: () => reasonOf,
			F2: () => lineOfMissingAnswers,
			Xm: () => describeMissingAnswers,
			ik: () => adviceOn,
			qf: () => listReasons,
			zl: () => codeOfReason
		});
		var _lib_document_plain_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57854);
		var _lib_escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68989);
		var _numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73533);
		var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44702);
		var _message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11531);
		const unread = () => "its replies could not be read";
		const refused = (vendor) => `${vendor} refused the requests`;
		const unavailable = (vendor) => `${vendor} was not available`;
		const limited = (vendor) => `${vendor} limited the requests`;
		const REASONS = {
			unsearched: {
				code: "AVG_ANSWER_UNSEARCHED",
				why: () => "it did not search the web"
			},
			refused: {
				code: "AVG_ANSWER_REFUSED",
				why: () => "it refused to answer"
			},
			failed: {
				code: "AVG_ANSWER_FAILED",
				why: unread
			},
			"no-sources": {
				code: "AVG_ANSWER_SOURCES",
				why: () => "it named no sources"
			},
			unreadable: {
				code: "AVG_ANSWER_UNREADABLE",
				why: () => "its answers can no longer be read"
			},
			malformed: {
				code: "AVG_ANSWER_MALFORMED",
				why: unread
			},
			rejected: {
				code: "AVG_ANSWER_REJECTED",
				why: refused
			},
			redirected: {
				code: "AVG_ANSWER_REDIRECT",
				why: refused
			},
			"server-error": {
				code: "AVG_ANSWER_5XX",
				why: unavailable
			},
			unreachable: {
				code: "AVG_ANSWER_CONNECTION",
				why: unavailable
			},
			busy: {
				code: "AVG_ANSWER_429",
				why: limited
			},
			"timed-out": {
				code: "AVG_ANSWER_TIMEOUT",
				why: unavailable
			},
			"out-of-time": {
				code: "AVG_ANSWER_BUDGET",
				why: () => "the time of the run ended"
			},
			"cost-limit": {
				code: "AVG_ANSWER_COST",
				why: () => "the run had reached max-cost"
			},
			"key-refused": {
				code: "AVG_ENGINE_KEY",
				why: (vendor) => `${vendor} refused the key`
			},
			forbidden: {
				code: "AVG_ENGINE_FORBIDDEN",
				why: (vendor) => `${vendor} does not permit the key to do this`
			},
			"no-credit": {
				code: "AVG_ENGINE_CREDIT",
				why: (vendor) => `the account at ${vendor} has no credit left`
			},
			"day-quota": {
				code: "AVG_ENGINE_QUOTA",
				why: (vendor) => `the day’s quota at ${vendor} is used up`
			},
			"unknown-model": {
				code: "AVG_ENGINE_MODEL",
				why: (vendor) => `${vendor} does not know the model`
			},
			"rate-limited": {
				code: "AVG_ENGINE_RATE_LIMIT",
				why: limited
			},
			unresponsive: {
				code: "AVG_ENGINE_TIMEOUT",
				why: unavailable
			}
		};
		const ADVICE = {
			"key-refused": (_, key) => [
				"Put a valid key into the secret ",
				...key,
				" and run again."
			],
			forbidden: ({ model }, key) => [...[
				"Permit the key in ",
				...key,
				" to use the model ",
				{ name: model },
				" and web search."
			]],
			"no-credit": (_, key) => [...[
				"Add credit to the account of the key in ",
				...key,
				", or raise its spending limit."
			]],
			"day-quota": (_, key) => [...["Run the job tomorrow, or raise the quota a day of the account of the key in ", ...key], ". Fewer questions or samples need less of it."],
			"unknown-model": ({ model, baseUrlVariable }, key) => [...[
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
			]],
			"rate-limited": (_, key) => [...[
				"Raise the limits of the account of the key in ",
				...key,
				", or ask fewer questions or samples."
			]],
			unresponsive: () => [...[
				"Run the job again later. If the model is slow, raise ",
				{ code: "timeout-minutes" },
				"."
			]]
		};
		function codeOfReason({ code }) {
			return REASONS[code].code;
		}
		function reasonOf(reason, vendor) {
			return reason === undefined ? "the service has no result of it" : REASONS[reason.code].why(vendor);
		}
		function adviceOn({ code, vendor }) {
			const { keyVariable, keyPage } = vendor;
			return ADVICE[code](vendor, [{ code: keyVariable }, ...keyPage === undefined ? [] : [
				" (",
				{
					link: keyPage,
					label: ["your keys"]
				},
				")"
			]]);
		}
		function describeMissingAnswers({ engine, count, planned, keyword, reason }) {
			const { code, why } = REASONS[reason.code];
			const facts = [reason.status === undefined ? "" : `status ${reason.status}`, (0, _message_js__WEBPACK_IMPORTED_MODULE_2__.Rw)(reason.detail)];
			const known = facts.filter((fact) => fact !== "").join(": ");
			const are = count === 1 ? "is" : "are";
			const missing = `${count} of ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_0__.pq)(planned, "answer")} of ${nameOf(engine)} ${are} missing`;
			const what = `${missing}: ${why("the vendor")}${known && ` (${known})`}`;
			return reason.scope === "answer" ? {
				code,
				what: `${what}, such as on “${nameOf(keyword)}”.`,
				todo: [(0, _message_js__WEBPACK_IMPORTED_MODULE_2__.Fq)(code)]
			} : {
				code,
				what: `${what}. The engine was asked no further.`,
				todo: adviceOn(reason)
			};
		}
		function lineOfMissingAnswers(missing) {
			const { code, what, todo } = describeMissingAnswers(missing);
			return (0, _message_js__WEBPACK_IMPORTED_MODULE_2__.cA)(code, what, (0, _lib_document_plain_text_js__WEBPACK_IMPORTED_MODULE_3__.oi)(todo));
		}
		function listReasons(missing, most = 3) {
			const named = missing.toSorted((a, b) => b.count - a.count).slice(0, most).map(({ engine, count, reason }) => `${nameOf(engine)} ${count} (${reasonOf(reason, "the vendor")})`);
			return named.join(", ");
		}
		function nameOf(text) {
			return (0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_4__.h0)(text, _words_js__WEBPACK_IMPORTED_MODULE_1__.xt);
		}
	}),
	17677: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Qv: () => describeUnusableBaseline,
			UV: () => describeMissing,
			X$: () => describeMovedModels,
			uN: () => describeOrigin
		});
		var _comparison_comparison_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(25039);
		var _lib_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(94869);
		var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44702);
		var _files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53271);
		var _history_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16364);
		var _message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11531);
		var _service_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37731);
		function describeUnusableBaseline(unusable) {
			switch (unusable.kind) {
				case "base": {
					const { code, what, remedy } = (0, _service_js__WEBPACK_IMPORTED_MODULE_4__.VN)(unusable.facts);
					const isOfBase = unusable.facts.corpus === undefined;
					const before = isOfBase ? "The pages before the change cannot be measured. " : "";
					return (0, _message_js__WEBPACK_IMPORTED_MODULE_3__.bD)(code, `${before}${what} Nothing was scanned.`, remedy);
				}
				case "history": {
					const { cause, place } = unusable;
					const why = (0, _history_js__WEBPACK_IMPORTED_MODULE_2__.d0)(cause);
					const what = `The baseline ${(0, _history_js__WEBPACK_IMPORTED_MODULE_2__.df)(place)} cannot be used: ${why}. Nothing was scanned.`;
					if (cause.kind === "unread") return (0, _message_js__WEBPACK_IMPORTED_MODULE_3__.bD)("AVG_HISTORY_UNREADABLE", what, "");
					return cause.kind === "not-to-be-used" ? (0, _message_js__WEBPACK_IMPORTED_MODULE_3__.bD)((0, _files_js__WEBPACK_IMPORTED_MODULE_1__.QY)(cause.facts), what) : (0, _message_js__WEBPACK_IMPORTED_MODULE_3__.bD)("AVG_BASELINE_UNUSABLE", what);
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
				default: return origin.runs > 1 ? `${origin.runs} runs ${(0, _history_js__WEBPACK_IMPORTED_MODULE_2__.tb)(origin)}` : (0, _history_js__WEBPACK_IMPORTED_MODULE_2__.df)(origin);
			}
		}
		function describeMissing(missing) {
			switch (missing.kind) {
				case "none-configured": return "none is configured";
				case "accepted": return `the level of this run is accepted (\`accept: true\`), so earlier runs ${(0, _history_js__WEBPACK_IMPORTED_MODULE_2__.tb)(missing.place)} do not count`;
				case "no-history-yet":
				case "no-run-yet": {
					const cause = missing.kind === "no-history-yet" ? missing.cause : undefined;
					const place = (0, _history_js__WEBPACK_IMPORTED_MODULE_2__.df)(missing.place);
					if (cause?.kind === "added-by-change") return `the change adds ${place}, and a change is not compared with its own baseline`;
					const isHidden = cause?.kind === "no-file-on-branch";
					const or = isHidden ? `, or the job lacks the permission \`${cause.permission}\`` : "";
					return `${place} holds no run yet${or}`;
				}
				case "other-settings": {
					const changes = missing.changes.map(describeChange).join("; ");
					return `the last run ${(0, _history_js__WEBPACK_IMPORTED_MODULE_2__.tb)(missing.place)} was made with other settings: ${changes}`;
				}
				case "unreadable": return `the history ${(0, _history_js__WEBPACK_IMPORTED_MODULE_2__.tb)(missing.place)} could not be read`;
				case "no-base-for-event": return `a run of the event ${missing.event} checks no change; only pull requests, merge groups and pushes have a base`;
				case "no-commit-before-push": return missing.commit === undefined ? "the push names no commit before it, as the first push of a branch" : `the commit ${missing.commit.slice(0, 7)} before the push is not in the checkout and could not be fetched`;
				case "no-base-for-service": return "a hosted service cannot measure an earlier tree";
				case "unusable": return missing.unusable.kind === "base" ? "the pages before the change cannot be measured" : `${(0, _history_js__WEBPACK_IMPORTED_MODULE_2__.df)(missing.unusable.place)} cannot be used`;
			}
		}
		function describeChange({ name, added, removed, single }) {
			const list = (items) => (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_5__.$Q)(items.join(", "), _history_js__WEBPACK_IMPORTED_MODULE_2__.Bl);
			if (single) return `${name} was ${list(removed)} and is ${list(added)}`;
			const parts = [...added.length > 0 ? [`added ${list(added)}`] : [], ...removed.length > 0 ? [`removed ${list(removed)}`] : []];
			return `${name} (${parts.join(", ")})`;
		}
		const MAX_MODELS = 3;
		function describeMovedModels({ comparison, models }, nameOf = (engine) => engine) {
			const list = (names) => (0, _words_js__WEBPACK_IMPORTED_MODULE_0__.rL)(names.map((name) => (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_5__.$Q)(name, _words_js__WEBPACK_IMPORTED_MODULE_0__.xt)), MAX_MODELS);
			return (0, _comparison_comparison_js__WEBPACK_IMPORTED_MODULE_6__.v4)(comparison?.runs ?? [], models).map(({ engine, before, now }) => `${nameOf(engine)} was answered by the model ${list(now)}, and before by ${list(before)}.`);
		}
	}),
	25205: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { G: () => describeBlocker });
		var _lib_escape_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(68989);
		var _numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73533);
		var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44702);
		var _answers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68595);
		var _baseline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17677);
		var _message_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11531);
		var _service_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(37731);
		function describeBlocker(blocker) {
			const describe = (headline, ...message) => ({
				headline,
				...(0, _message_js__WEBPACK_IMPORTED_MODULE_4__.bD)(...message)
			});
			switch (blocker.kind) {
				case "baseline": return {
					headline: blocker.unusable.kind === "base" ? "The pages cannot be compared with those before the change" : "The earlier runs cannot be used",
					...(0, _baseline_js__WEBPACK_IMPORTED_MODULE_3__.Qv)(blocker.unusable)
				};
				case "service": return {
					headline: (0, _service_js__WEBPACK_IMPORTED_MODULE_5__.mP)(blocker.facts),
					...(0, _service_js__WEBPACK_IMPORTED_MODULE_5__.VN)(blocker.facts)
				};
				case "no-secrets": return describe("Nothing was measured: this run has no key", "AVG_NO_SECRETS", "Nothing was scanned, because there is no key: GitHub gives a pull request from a fork no secrets, and one from Dependabot those of Dependabot only.");
				case "day-limit": return describe("This run needs more requests than the plan allows in a day", "AVG_LIMIT_DAY", `This run needs ${blocker.requests} requests and the plan allows ${blocker.perDay} a day. Nothing was scanned.`);
				case "time-budget": return describe("This run needs more time than timeout-minutes allows", "AVG_TIME_BUDGET", `This run needs ${blocker.requests} requests. At ${blocker.perMinute} a minute, they do not fit into timeout-minutes: ${blocker.timeoutMinutes}. Nothing was scanned.`);
				case "cost-limit": return describe("This run would cost more than max-cost", "AVG_COST_LIMIT", `This run is estimated to cost ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_0__.UK)(blocker.estimate)}, and max-cost is ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_0__.w_)(blocker.maxCost)} USD. Nothing was scanned.`);
				case "cost-unknown": return describe("The price of an engine is not known, and max-cost is set", "AVG_COST_UNKNOWN", `The price of ${(0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_6__.h0)(blocker.engines.join(", "), _words_js__WEBPACK_IMPORTED_MODULE_1__.xt)} is not known, so max-cost: ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_0__.w_)(blocker.maxCost)} cannot limit this run. Nothing was scanned.`);
				case "few-answers": {
					const { planned, evaluated, minAnswers, missing } = blocker;
					return describe(evaluated === 0 ? "No engine answered" : "Too few answers came", "AVG_FEW_ANSWERS", `${evaluated} of ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_0__.pq)(planned, "planned answer")} were evaluated, and min-answers is ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_0__.w_)(minAnswers)}%. Missing: ${(0, _answers_js__WEBPACK_IMPORTED_MODULE_2__.qf)(missing)}.`);
				}
				case "required-unanswered": {
					const counts = blocker.engines.map(({ engine, planned, evaluated }) => `${(0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_6__.h0)(engine, _words_js__WEBPACK_IMPORTED_MODULE_1__.xt)} ${evaluated} of ${planned}`);
					return describe("A required engine answered too few questions", "AVG_REQUIRED_UNANSWERED", `Too few answers of required engines were evaluated: ${counts.join(", ")}. min-answers is ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_0__.w_)(blocker.minAnswers)}%.`);
				}
				case "no-answers": return describe("No engine answered", "AVG_NO_ANSWERS", "All scans completed, and no engine answered.");
			}
		}
	}),
	16364: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Bl: () => MAX_LISTED,
			V$: () => describeCause,
			d0: () => describeUnusableHistory,
			df: () => describePlace,
			tb: () => describeWhere
		});
		var _lib_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94869);
		var _files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53271);
		const MAX_LISTED = 200;
		function describePlace(place) {
			switch (place.kind) {
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
				case "unread": return "it could not be read this time";
				case "file-system": return cause.detail;
				case "not-to-be-used": return (0, _files_js__WEBPACK_IMPORTED_MODULE_0__.Rw)(cause.facts);
				case "empty": return "the file is empty";
				case "not-json": return "the file is not JSON";
				case "invalid": return `${cause.path || "the file"}: ${cause.message}`;
				case "record": return describeCause(cause.cause);
				case "no-readable-record": return `none of its records can be read; the first: ${describeCause(cause.first)}`;
			}
		}
		function describeCause(cause) {
			switch (cause.kind) {
				case "not-json": return "it is not JSON";
				case "no-version": return "it has no schema_version";
				case "unknown-format": return `its format ${(0, _lib_text_js__WEBPACK_IMPORTED_MODULE_1__.$Q)(cause.format, MAX_LISTED)} is not known to this version of the gate`;
				case "newer-version": return `its schema_version ${cause.version} is newer than ${cause.newest}, the newest one this version of the gate can read`;
				case "invalid": return `${cause.path || "it"}: ${cause.message}`;
			}
		}
	}),
	34071: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			IO: () => describeRule,
			UC: () => titleOfRule,
			Xm: () => codeOfRule,
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
		function describeRule(result, nameOf) {
			switch (result.kind) {
				case "floor": return describeFloor(result, result.subject);
				case "drop": return describeDrop(result, result.subject);
				case "required-engines": {
					const { required, missing } = result;
					return {
						...NO_CELLS,
						observed: `${required.length - missing.length} of ${required.length}`,
						limit: required.map(nameOf).join(", ")
					};
				}
				case "answers": return {
					...NO_CELLS,
					observed: `${result.lost.length} of ${result.checked} lost${result.acceptance ? ", accepted" : ""}`,
					limit: "no lost answer"
				};
				case "facts": return {
					...NO_CELLS,
					observed: `${result.wrong} wrong`,
					limit: "no old value newly said"
				};
				case "completeness": return NO_CELLS;
			}
		}
		function titleOfRule({ subject, isDrop }) {
			const { noun } = subject;
			return isDrop ? `Drop of the ${noun}` : `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`;
		}
		function inputOfRule({ rule, kind }) {
			return kind === "completeness" ? undefined : rule;
		}
		function describeFloor({ observed, floor }, { unit }) {
			const limit = `at least ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_0__.w_)(floor)}${unit === "percent" ? "%" : ""}`;
			return {
				...NO_CELLS,
				limit,
				...observed !== undefined && { observed: (0, _numbers_js__WEBPACK_IMPORTED_MODULE_0__.Fl)(observed, unit) }
			};
		}
		function describeDrop(finding, { unit }) {
			const { observed, baseline, drop, tolerance, allowed } = finding;
			const limit = tolerance.kind === "percent" ? `${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_0__.w_)(tolerance.value)}% (${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_0__.Fl)(allowed, unit)})` : (0, _numbers_js__WEBPACK_IMPORTED_MODULE_0__.w_)(tolerance.value);
			return {
				observed: (0, _numbers_js__WEBPACK_IMPORTED_MODULE_0__.Fl)(observed, unit),
				limit: `at most ${limit}`,
				baseline: (0, _numbers_js__WEBPACK_IMPORTED_MODULE_0__.Fl)(baseline, unit),
				drop: (0, _numbers_js__WEBPACK_IMPORTED_MODULE_0__.D0)(drop, unit)
			};
		}
	}),
	37731: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			VN: () => describeServiceError,
			aN: () => describeMissingFile,
			mP: () => headlineOfFailure
		});
		var _lib_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68989);
		var _lib_http_error_codes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11760);
		var _message_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11531);
		var _pages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36268);
		function describeServiceError(facts) {
			if (facts.corpus !== undefined) return (0, _pages_js__WEBPACK_IMPORTED_MODULE_1__.Nx)(facts.corpus);
			const describe = (code, happened) => (0, _message_js__WEBPACK_IMPORTED_MODULE_0__.bD)(code, joinSentences(happened, facts));
			const { kind, status, code, retryAfter } = facts;
			switch (kind) {
				case "http": {
					const answer = [status ?? "an error", code && `(${(0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_2__.h0)(code, 60)})`].filter(Boolean).join(" ");
					return describe(codeOfStatus(facts), `The service answered ${answer}`);
				}
				case "connection":
					if (code === _lib_http_error_codes_js__WEBPACK_IMPORTED_MODULE_3__.P) return describe("AVG_PROXY", "No request was sent");
					return describe("AVG_SERVICE_CONNECTION", `The service could not be reached${codeAfterComma(facts)}`);
				case "timeout": return retryAfter === undefined ? describe("AVG_SERVICE_TIMEOUT", "The time budget for the service ran out") : describe("AVG_SERVICE_WAIT", `The service asks to wait ${retryAfter} seconds, longer than is left of the time budget`);
				case "cancelled": return describe("AVG_CANCELLED", "The workflow was cancelled before the service answered");
				case "invalid-response": return describe("AVG_SERVICE_RESPONSE", "The answer of the service does not follow its contract");
				case "not-completed": return describe("AVG_SERVICE_INCOMPLETE", "The service accepted the request and did not complete it");
				case "not-sent": return describe("AVG_ANSWER_COST", "The request was not sent");
				case "setup": return describe("AVG_SETUP", "The embedded service lacks something it needs");
			}
		}
		function headlineOfFailure({ kind, status, code }) {
			if (kind === "setup") return "The pages could not be read";
			if (code === _lib_http_error_codes_js__WEBPACK_IMPORTED_MODULE_3__.P) return "The address of the proxy is not valid";
			if (status === 401 || status === 403 && code !== _lib_http_error_codes_js__WEBPACK_IMPORTED_MODULE_3__.N) return "The scan service refused the key";
			if (kind === "cancelled") return "The run was cancelled";
			if (status !== undefined) return `The scan service failed with status ${status}`;
			return "The scan service did not answer";
		}
		function codeOfStatus({ status = 0, code }) {
			switch (status) {
				case 400: return "AVG_REQUEST_400";
				case 401: return "AVG_AUTH_401";
				case 403: return code === _lib_http_error_codes_js__WEBPACK_IMPORTED_MODULE_3__.N ? "AVG_SERVICE_HTTP" : "AVG_AUTH_403";
				case 404: return "AVG_SERVICE_404";
				case 429: return "AVG_LIMIT_429";
			}
			if (status >= 500) return "AVG_SERVICE_5XX";
			return status >= 300 && status < 400 ? "AVG_SERVICE_REDIRECT" : "AVG_SERVICE_HTTP";
		}
		function joinSentences(happened, facts) {
			const detail = (0, _message_js__WEBPACK_IMPORTED_MODULE_0__.Rw)(facts.detail);
			return `${happened}${countTries(facts)}${detail && `: ${detail}`}. The call was ${(0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_2__.h0)(facts.request, 200)}.`;
		}
		function countTries({ attempts = 1 }) {
			return attempts > 1 ? ` (tried ${attempts} times)` : "";
		}
		function codeAfterComma({ code }) {
			return code ? `, ${(0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_2__.h0)(code, 60)}` : "";
		}
		function describeDownloadError({ url, detail, ...facts }) {
			const place = url && ` from ${(0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_2__.h0)(url, 200)}`;
			const status = facts.status === undefined ? "" : `, status ${facts.status}`;
			return `The file${place} is missing: ${(0, _message_js__WEBPACK_IMPORTED_MODULE_0__.Rw)(detail)}${status}${codeAfterComma(facts)}${countTries(facts)}.`;
		}
		function describeMissingFile(failure, noun) {
			switch (failure.kind) {
				case "download": return describeDownloadError(failure.facts);
				case "service": {
					const { what } = describeServiceError(failure.facts);
					const isForbidden = noun === "report" && failure.facts.status === 403;
					return isForbidden ? `${what} The plan of the key may not permit reports.` : what;
				}
				case "unexpected": return (0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_2__.h0)(`The ${noun} could not be made: ${failure.detail}`);
			}
		}
	}),
	25567: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Iq: () => describeContradictions,
			Rh: () => listProblemsAndWarnings,
			bD: () => messageOf,
			vz: () => listProblems
		});
		var _lib_document_plain_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57854);
		var _lib_escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68989);
		var _document_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46613);
		var _numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73533);
		var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44702);
		function messageOf({ finding: { kind }, codes: [code], headline, why, causes }) {
			const sentence = [...headline, "."];
			switch (kind) {
				case "incident": return {
					code,
					text: (0, _lib_document_plain_text_js__WEBPACK_IMPORTED_MODULE_3__.oi)([
						...sentence,
						" ",
						...why
					])
				};
				case "not-judged": return {
					code,
					text: (0, _lib_document_plain_text_js__WEBPACK_IMPORTED_MODULE_3__.oi)(why)
				};
				case "engine-silent": {
					const todo = causes[0]?.todo;
					return {
						code,
						text: (0, _lib_document_plain_text_js__WEBPACK_IMPORTED_MODULE_3__.oi)(todo === undefined ? sentence : [
							...sentence,
							" ",
							...todo
						])
					};
				}
				default: return {
					code,
					text: (0, _lib_document_plain_text_js__WEBPACK_IMPORTED_MODULE_3__.oi)(sentence)
				};
			}
		}
		function listProblems({ told }) {
			return told.flatMap((each) => {
				const { finding, headline, places } = each;
				const { kind, leadsTo } = finding;
				if (leadsTo === "none") return [];
				const { code, text } = messageOf(each);
				const problem = {
					code,
					kind,
					leadsTo,
					place: undefined
				};
				if (places.length === 0) return [{
					...problem,
					title: (0, _lib_document_plain_text_js__WEBPACK_IMPORTED_MODULE_3__.oi)(headline),
					text: (0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_4__.h0)(text)
				}];
				return places.map((place) => ({
					...{
						...problem,
						place
					},
					title: (0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_4__.h0)(place.question, _words_js__WEBPACK_IMPORTED_MODULE_2__.xt),
					text: (0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_4__.h0)(place.text)
				}));
			});
		}
		const CONTRADICTIONS = {
			"other-brand": "answers about another brand",
			"missing-engine": "leaves out an engine",
			"duplicate-engine": "lists an engine twice",
			"summary-contradiction": "counts other engines in its summary than in its results"
		};
		function describeContradictions(contradictions) {
			if (contradictions.length === 0) return undefined;
			const counted = Array.from(Map.groupBy(contradictions, ({ kind }) => kind), ([kind, { length }]) => `${CONTRADICTIONS[kind]} (${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_1__.pq)(length, "time")})`);
			return `The service contradicts the request or itself: it ${(0, _document_names_js__WEBPACK_IMPORTED_MODULE_0__.yZ)(counted)}. result.json has each.`;
		}
		function listProblemsAndWarnings(gate) {
			const text = describeContradictions(gate.load().measurement?.contradictions ?? []);
			const problems = listProblems(gate);
			if (text === undefined) return problems;
			const title = "The service contradicts the request or itself";
			return [...problems, {
				code: "AVG_CONTRADICTION",
				kind: "contradiction",
				leadsTo: "warn",
				title,
				text,
				place: undefined
			}];
		}
	}),
	94254: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Gn: () => isPureMove,
			HJ: () => questionsLeftOut,
			dr: () => IN_HEADLINE,
			wm: () => ON_CONTENT
		});
		var _findings_content_findings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(20157);
		var _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14907);
		var _lib_document_plain_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(57854);
		var _lib_escape_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(68989);
		var _document_phrases_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79391);
		var _numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73533);
		var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44702);
		var _loss_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89468);
		var _values_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79809);
		const IN_HEADLINE = {
			question: 40,
			path: 60
		};
		const MAX_IN_ENTRY = 3;
		const MAX_ACCEPTED = 5;
		const LOGIN_LENGTH = 50;
		const SHORT_QUOTE = 120;
		function describeContentLoss(finding, facts) {
			const { findings, outcome } = facts;
			const { why, brief = why, todo } = (0, _loss_js__WEBPACK_IMPORTED_MODULE_4__.$4)(finding, outcome.run);
			const all = outcome.baseline?.content?.keywords.length;
			const way = wayOf(finding);
			const alike = findings.filter(_findings_content_findings_js__WEBPACK_IMPORTED_MODULE_6__.Pz).filter((each) => each.leadsTo === finding.leadsTo && effectOn(each, 1) === effectOn(finding, 1));
			const title = way === undefined ? why : [...way, "."];
			const lines = [
				...way === undefined ? [] : [brief],
				...listQuestions(finding, MAX_IN_ENTRY),
				...finding.kind === "value-gone" ? (0, _values_js__WEBPACK_IMPORTED_MODULE_5__.bF)(finding.values) : []
			];
			return {
				headlines: headlinesOf([finding], all),
				together: headlinesOf(alike, all),
				...(0, _findings_content_findings_js__WEBPACK_IMPORTED_MODULE_6__.c2)(finding) && { detail: [(0, _document_phrases_js__WEBPACK_IMPORTED_MODULE_1__.YC)(facts)] },
				...{
					why,
					brief: title,
					causes: [{
						title,
						lines,
						todo
					}]
				},
				places: placesOf(finding, [(0, _lib_document_plain_text_js__WEBPACK_IMPORTED_MODULE_7__.oi)(why), (0, _lib_document_plain_text_js__WEBPACK_IMPORTED_MODULE_7__.oi)(todo ?? [])])
			};
		}
		function isPureMove({ kind, removed, ...finding }) {
			return kind === "answer-weaker" && "to" in finding && finding.way === "moved" && removed.length === 0;
		}
		function effectOn(finding, questions) {
			const [has, its] = questions === 1 ? ["has", "its"] : ["have", "their"];
			if (!(0, _findings_content_findings_js__WEBPACK_IMPORTED_MODULE_6__.Pz)(finding) || !(0, _findings_content_findings_js__WEBPACK_IMPORTED_MODULE_6__.c2)(finding)) return `lost ${its} answer`;
			return isPureMove(finding) ? `${has} ${its} answer at a new address` : `${has} a weaker answer`;
		}
		function headlinesOf(alike, all) {
			const [first, ...others] = alike;
			if (first === undefined) return [];
			const questions = [...new Set(alike.flatMap(({ questions }) => questions.map(({ question }) => question)))];
			const count = questions.length;
			const isOne = count === 1;
			const effect = effectOn(first, count);
			const subject = isOne ? (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_0__.n8)`${{
				quote: questions[0] ?? "",
				most: IN_HEADLINE.question
			}} ${[effect]}` : [`${count === (all ?? count) ? allOf(count) : `${count} of ${all}`} questions ${effect}`];
			const way = others.length === 0 ? wayOf(first) ?? textWayOf(first, isOne ? "its" : "their") : undefined;
			return [...way === undefined ? [] : [[
				...subject,
				": ",
				...way
			]], subject];
		}
		function allOf(count) {
			return count === 2 ? "Both" : `All ${count}`;
		}
		function listQuestions(finding, most) {
			const rest = finding.questions.length - most;
			const hasText = finding.kind !== "value-gone" && !((0, _findings_content_findings_js__WEBPACK_IMPORTED_MODULE_6__.Pz)(finding) && isPureMove(finding));
			return [...finding.questions.slice(0, most).map(({ question, before }) => {
				const said = before && hasText ? [" Before: ", {
					quote: before.text,
					most: SHORT_QUOTE
				}] : [];
				return (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_0__.n8)`${{ quote: question }} ${[effectOn(finding, 1)]}.${said}`;
			}), ...rest > 0 ? [[`and ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_2__.pq)(rest, "more question")}`]] : []];
		}
		function questionsLeftOut(findings) {
			if (findings.length === 1) return [];
			return findings.filter(_findings_content_findings_js__WEBPACK_IMPORTED_MODULE_6__.Pz).flatMap((finding) => finding.questions.slice(MAX_IN_ENTRY));
		}
		function placesOf(finding, after) {
			return finding.questions.map(({ question, before }) => {
				const said = before === undefined ? "" : `Before: “${(0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_8__.h0)(before.text, _words_js__WEBPACK_IMPORTED_MODULE_3__.xt)}”`;
				const lost = `“${(0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_8__.h0)(question, _words_js__WEBPACK_IMPORTED_MODULE_3__.xt)}” ${effectOn(finding, 1)}.`;
				return {
					...{
						question,
						text: [
							lost,
							said,
							...after
						].filter((part) => part !== "").join(" ")
					},
					...lineOf(finding)
				};
			});
		}
		function lineOf(finding) {
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
			return {
				path: finding.path,
				line: finding.kind === "answer-lost" || finding.kind === "value-gone" ? 1 : undefined
			};
		}
		function describeAccepted(finding, facts) {
			const { questions, by, isAuthor, review } = finding;
			const { pullUrl } = facts.outcome.run;
			const [first] = questions;
			const lost = questions.length === 1 && first ? [{
				quote: first.question,
				most: IN_HEADLINE.question
			}, " lost its answer"] : [`${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_2__.pq)(questions.length, "question")} lost their answer`];
			const person = {
				name: `@${by}`,
				most: LOGIN_LENGTH
			};
			const author = isAuthor ? ", the author of this pull request," : "";
			const link = pullUrl === undefined ? "a review" : {
				link: `${pullUrl}#pullrequestreview-${review}`,
				label: ["a review"]
			};
			return {
				headlines: [[
					...lost,
					isAuthor ? ", and the author " : ", and ",
					person,
					" accepted it"
				], [...lost, isAuthor ? ", which the author accepted" : ", which is accepted"]],
				detail: [(0, _document_phrases_js__WEBPACK_IMPORTED_MODULE_1__.YC)(facts)],
				causes: [{
					title: (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_0__.n8)`Accepted by ${person}${[author]} in ${[link]}.`,
					lines: listQuestions(finding, MAX_ACCEPTED)
				}]
			};
		}
		function describeGain(finding, { findings, outcome }) {
			const headline = (count) => [[`No question lost its answer, ${count} ${count === 1 ? "has a new one" : "have new ones"}`]];
			const all = findings.flatMap((each) => each.kind === "answer-new" ? each.questions : []);
			return {
				headlines: headline(finding.questions.length),
				together: headline(all.length),
				causes: finding.questions.map(({ question, after }) => ({
					title: [{ quote: question }, " has an answer now."],
					lines: [after === undefined ? [{ name: finding.path }] : (0, _loss_js__WEBPACK_IMPORTED_MODULE_4__.ep)(after, outcome, "head")]
				}))
			};
		}
		function wayOf(finding) {
			const page = {
				name: finding.path,
				most: IN_HEADLINE.path
			};
			switch (finding.kind) {
				case "page-gone": return [page, " is deleted"];
				case "page-hidden": {
					const pages = (0, _loss_js__WEBPACK_IMPORTED_MODULE_4__.E0)(finding);
					return pages.length > 1 ? [`${pages.length} pages are hidden`] : [page, " is hidden"];
				}
				case "answer-lost": return finding.way === "unread" ? [page, " is no longer read as a page"] : undefined;
				case "value-gone": return (0, _values_js__WEBPACK_IMPORTED_MODULE_5__.w4)(finding.values);
				case "answer-weaker": return undefined;
			}
		}
		function textWayOf(finding, its) {
			if (finding.kind === "answer-weaker") return weakerWayOf(finding, its);
			if (finding.kind !== "answer-lost") return undefined;
			switch (finding.way) {
				case "became-link": return [`${its} text became a link`];
				case "examples-removed": return [`${its} examples are gone`];
				case "section-gone": return [`${its} section is gone`];
				case "emptied": return [`hardly anything is left of ${its} page`];
				case "rewritten":
				case "unread": return undefined;
			}
		}
		function weakerWayOf({ way, gone, questions }, its) {
			switch (way) {
				case "less": return gone === undefined ? undefined : [`${its} ${(0, _loss_js__WEBPACK_IMPORTED_MODULE_4__.Od)(questions)} lost ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_2__.l9)(gone)} of its text`];
				case "redirected": return [`${its} page redirects to another`];
				case "unread": return [`${its} text moved to a file that is not read`];
				case "moved":
				case "outranked": return undefined;
			}
		}
		const ON_CONTENT = {
			"page-gone": describeContentLoss,
			"page-hidden": describeContentLoss,
			"answer-lost": describeContentLoss,
			"value-gone": describeContentLoss,
			"answer-weaker": describeContentLoss,
			"loss-accepted": describeAccepted,
			"answer-new": describeGain
		};
	}),
	70006: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { H: () => liveEntries });
		var _comparison_scope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69972);
		var _engines_engine_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28913);
		var _lib_web_url_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73530);
		var _document_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46613);
		var _document_phrases_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79391);
		const CRAWLERS = {
			openai: "OAI-SearchBot",
			anthropic: "Claude-SearchBot",
			gemini: "Googlebot",
			perplexity: "PerplexityBot"
		};
		function liveEntries({ scope, evidence }, gate) {
			return evidence.map((each) => each.kind === "read" ? readEntry(each, scope, gate) : siteEntry(each, scope));
		}
		function readEntry({ domain, answers, usually: before, of }, scope, { names, engines }) {
			const who = scope.kind === "engine" ? names.engine(scope.engine) : "The engines";
			const crawlers = [...new Set(engines.filter((engine) => (0, _comparison_scope_js__WEBPACK_IMPORTED_MODULE_0__.S1)(scope, engine)).flatMap((engine) => CRAWLERS[(0, _engines_engine_names_js__WEBPACK_IMPORTED_MODULE_1__.Vl)(engine).id.split(":", 1)[0] ?? ""] ?? []))];
			const admits = crawlers.length === 0 ? "" : `, and that robots.txt admits ${(0, _document_names_js__WEBPACK_IMPORTED_MODULE_2__.yZ)(crawlers)}`;
			const site = domain === undefined ? ["your site"] : [{
				name: domain,
				most: 60
			}];
			const usual = before === undefined ? "" : `, usually for ${(0, _document_phrases_js__WEBPACK_IMPORTED_MODULE_3__.EC)(before)}`;
			const reads = scope.kind === "engine" ? "reads" : "read";
			return {
				title: [answers === 0 ? `${who} no longer ${reads} your pages${(0, _document_phrases_js__WEBPACK_IMPORTED_MODULE_3__.$t)(scope)}.` : `${who} ${reads} your pages${(0, _document_phrases_js__WEBPACK_IMPORTED_MODULE_3__.$t)(scope)} less often.`],
				lines: [[...[scope.kind === "engine" ? "It read a page of " : "They read a page of ", ...site], ` for ${answers} of ${of} answers${usual}.`]],
				todo: [
					"Check that ",
					...site,
					" opens without a login, has no ",
					{ code: "noindex" },
					`${admits}.`
				]
			};
		}
		function siteEntry({ domain, page, answers, usually: before, of }, scope) {
			const link = pageLine(page) ?? [{ name: domain }];
			const usual = before === undefined ? "" : `, usually ${(0, _document_phrases_js__WEBPACK_IMPORTED_MODULE_3__.EC)(before)}`;
			return {
				title: [{ name: domain }, before === undefined ? " is cited now." : " took the place."],
				lines: [[`${answers} of ${of} answers${(0, _document_phrases_js__WEBPACK_IMPORTED_MODULE_3__.$t)(scope)} cite it${usual}.`]],
				todo: [
					"Read ",
					...link,
					" beside your page on the same subject."
				]
			};
		}
		function pageLine(address) {
			const url = address === undefined ? undefined : (0, _lib_web_url_js__WEBPACK_IMPORTED_MODULE_4__.Jy)(address);
			return url && [{
				link: url.href,
				label: [{ name: (0, _lib_web_url_js__WEBPACK_IMPORTED_MODULE_4__.QV)(url) }]
			}];
		}
	}),
	20924: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Em: () => whatOf,
			WD: () => MAX_PLACES,
			Yt: () => ON_FACTS,
			de: () => whereOf,
			sm: () => valuesOf
		});
		var _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14907);
		var _lib_document_plain_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57854);
		var _document_phrases_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79391);
		var _numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73533);
		var _content_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94254);
		var _values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79809);
		const MAX_PLACES = 3;
		const WHY = {
			fail: ["The facts of the config file say that it must be said no more.", "Before, it said the right value. Chance does not explain this."],
			warn: ["A heading alone names what it is about, so this warns.", "Engines lag behind pages, so this warns."],
			none: ["The edit of the list calls it old. Nothing fails by it.", ""]
		};
		function tellFact(finding, facts) {
			const { fact, sentences, leadsTo } = finding;
			const [first, ...others] = sentences;
			const name = {
				name: fact,
				most: _content_js__WEBPACK_IMPORTED_MODULE_3__.dr.question
			};
			const why = WHY[leadsTo]?.[first?.answers === undefined ? 0 : 1] ?? "";
			const says = others.length > 0 ? ` and ${others.length} more say` : " says";
			const who = [...first ? whereOf(first, facts) : [], says];
			const { shown, more } = (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_0__.RE)(leadsTo === "none" ? [] : sentences, MAX_PLACES);
			return {
				headlines: [[
					...who,
					" an old value of ",
					name
				], ["An old value of ", name]],
				...leadsTo === "warn" && { detail: [(0, _document_phrases_js__WEBPACK_IMPORTED_MODULE_1__.YC)(facts)] },
				codes: ["AVG_RULE_FACTS"],
				evidence: [{
					title: facts.findings[0] === finding ? [why] : [],
					lines: [...shown.map((wrong) => [
						...whereOf(wrong, facts),
						": ",
						...whatOf(wrong)
					]), ...more ? [[more]] : []],
					todo: adviceOn(first)
				}],
				places: sentences.filter(({ answers }) => answers === undefined).map((sentence) => ({
					...{
						question: fact,
						path: sentence.path,
						line: sentence.line
					},
					text: `An old value of ${(0, _lib_document_plain_text_js__WEBPACK_IMPORTED_MODULE_5__.oi)([name])}: ${(0, _lib_document_plain_text_js__WEBPACK_IMPORTED_MODULE_5__.oi)([{ quote: sentence.sentence }])} ${(0, _lib_document_plain_text_js__WEBPACK_IMPORTED_MODULE_5__.oi)(adviceOn(sentence))}`
				}))
			};
		}
		function whereOf({ path, line, answers }, { names }) {
			if (answers === undefined) return [{
				name: path,
				most: _content_js__WEBPACK_IMPORTED_MODULE_3__.dr.path
			}, ` (line ${line})`];
			return [names.engineInCountry(answers.engine)];
		}
		function whatOf({ sentence, said, answers }) {
			if (answers === undefined) return (0, _values_js__WEBPACK_IMPORTED_MODULE_4__.Oc)({
				before: sentence,
				values: [said]
			});
			const cited = answers.sites.map(({ place, isOwn, answers: count }) => {
				return [{
					name: place,
					most: 60
				}, `${isOwn ? " (yours)" : ""} in ${count}`];
			});
			const count = ` in ${answers.wrong} of ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_2__.pq)(answers.of, "answer")}`;
			const cites = cited.length === 0 ? [] : [", citing ", ...(0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_0__.cT)(cited)];
			return [
				{ strong: [{
					name: said,
					most: 60
				}] },
				count,
				...cites
			];
		}
		function valuesOf({ is }) {
			const values = is.map((value) => [{
				name: value,
				most: 60
			}]);
			return (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_0__.cT)(values, " or ");
		}
		function adviceOn(wrong) {
			const values = valuesOf(wrong ?? { is: [] });
			const write = values.length === 0 ? ["Leave the value out"] : ["Write ", ...values];
			if (wrong?.answers !== undefined) return [...write, " on the pages that it cites."];
			const left = ". Is the old value right there? Name the page, or a word of the sentence, under ";
			return [
				...write,
				left,
				{ code: "except" },
				" of the fact."
			];
		}
		function describeSettling({ fact, engine, state }, facts) {
			const who = facts.names.engineInCountry(engine);
			const name = {
				quote: fact,
				most: _content_js__WEBPACK_IMPORTED_MODULE_3__.dr.question
			};
			return {
				headlines: [[state === "unstated" ? `No answer of ${who} states ` : `${who} is right again about `, name]],
				detail: [state === "ended" ? "It was right in two runs in a row, so the wrong fact is closed." : `The wrong fact is open until ${who} is right in two runs in a row. ${(0, _document_phrases_js__WEBPACK_IMPORTED_MODULE_1__.YC)(facts)}`],
				codes: ["AVG_RULE_FACTS"],
				evidence: []
			};
		}
		const ON_FACTS = {
			"fact-wrong": tellFact,
			"fact-settling": describeSettling
		};
	}),
	86294: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ho: () => codesLine,
			SS: () => ON_FAULTS,
			Ys: () => describeHost,
			Zh: () => isFault
		});
		var _comparison_comparison_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(25039);
		var _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14907);
		var _document_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46613);
		var _document_phrases_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79391);
		var _messages_answers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68595);
		var _messages_gate_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25205);
		var _messages_inputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14039);
		var _messages_message_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(11531);
		var _messages_pages_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(36268);
		var _numbers_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(73533);
		var _content_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(94254);
		const LONGEST = 1e3;
		function isFault({ kind }) {
			return kind === "incident" || kind === "engine-silent";
		}
		function tellSilent(finding, facts) {
			const { engines, reason, isOptional, planned, evaluated } = finding;
			const { names, outcome } = facts;
			const who = (0, _document_names_js__WEBPACK_IMPORTED_MODULE_1__.Ry)(engines, names);
			const fault = (0, _messages_answers_js__WEBPACK_IMPORTED_MODULE_3__.A3)(reason, names.vendor(engines[0] ?? ""));
			const isUnreadable = reason?.code === "unreadable";
			const what = evaluated === 0 ? "did not answer" : `gave only ${evaluated} of ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_8__.pq)(planned, "answer")}`;
			const said = isUnreadable ? `The answers of ${who} can no longer be read` : `${who} ${what}: ${fault}`;
			return {
				headlines: [[said], [`${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_8__.pq)(engines.length, "engine")} ${what}: ${fault}`]],
				detail: [...othersLine(facts), silentCheck(finding, who, facts)],
				brief: [said],
				codes: [codeOfSilent(finding)],
				evidence: [{
					title: [],
					todo: remedyOf(reason, {
						engine: isOptional ? undefined : who,
						next: (0, _document_phrases_js__WEBPACK_IMPORTED_MODULE_2__.B6)(outcome)
					})
				}]
			};
		}
		function tellIncident(finding, facts) {
			const { blocker } = finding;
			const vendors = faultsOf(blocker, facts);
			const { code, text } = (0, _messages_gate_js__WEBPACK_IMPORTED_MODULE_4__.G)(blocker);
			const why = [{
				name: text,
				most: LONGEST
			}];
			const headlines = incidentHeadlines(finding, facts);
			return {
				headlines,
				detail: [...blocker.kind === "few-answers" ? fewAnswers(blocker) : why, ` ${(0, _document_phrases_js__WEBPACK_IMPORTED_MODULE_2__.YC)(facts)}`],
				brief: (0, _document_phrases_js__WEBPACK_IMPORTED_MODULE_2__.GA)(blocker.kind === "service" ? headlines.slice(-1) : headlines),
				why,
				codes: [code, ...vendors.map(({ entry }) => codeOfSilent(entry))],
				evidence: vendors.flatMap(({ why, entry }) => {
					const todo = remedyOf(entry.reason, {
						engine: undefined,
						next: (0, _document_phrases_js__WEBPACK_IMPORTED_MODULE_2__.B6)(facts.outcome)
					});
					return todo === undefined ? [] : [{
						title: [`${upperFirst(why)}.`],
						todo
					}];
				})
			};
		}
		function tellUnrecorded({ why, isAcceptLost }, facts) {
			const reason = [{
				name: upperFirst(why ?? "this run is not recorded."),
				most: LONGEST
			}];
			return {
				headlines: [isAcceptLost ? ["The new level was not accepted"] : ["This run was not recorded, so no later run is compared with it"]],
				detail: [...reason, ` ${(0, _document_phrases_js__WEBPACK_IMPORTED_MODULE_2__.YC)(facts)}`],
				why: reason,
				codes: ["AVG_HISTORY_NOT_WRITTEN"],
				evidence: [{
					title: facts.findings[0]?.kind === "not-recorded" ? [] : reason,
					todo: isAcceptLost ? [
						"Start the workflow again with ",
						{ code: "accept: true" },
						"."
					] : [
						"Grant the job what it lacks, or set ",
						{ code: "record: never" },
						"."
					]
				}]
			};
		}
		function tellNotJudged(finding, facts) {
			const { doubt } = finding;
			const { code, what, text } = (0, _messages_pages_js__WEBPACK_IMPORTED_MODULE_7__.Me)(doubt);
			const why = [{
				name: doubt.kind === "owner-missing" ? what : text,
				most: LONGEST
			}];
			return {
				headlines: notJudged(doubt),
				detail: [...why, ` ${(0, _document_phrases_js__WEBPACK_IMPORTED_MODULE_2__.YC)(facts)}`],
				...{
					why,
					codes: [code],
					evidence: facts.findings[0] === finding ? [] : [{
						title: [],
						lines: [why]
					}]
				}
			};
		}
		function tellConfigChange(finding, facts) {
			const lines = (0, _messages_inputs_js__WEBPACK_IMPORTED_MODULE_5__.Fx)(finding.files).map((change) => [{
				name: change,
				most: 500
			}]);
			return {
				headlines: [(0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_0__.n8)`This pull request edits the settings of the gate: ${finding.cause}`],
				detail: [(0, _document_phrases_js__WEBPACK_IMPORTED_MODULE_2__.YC)(facts)],
				evidence: [{
					title: facts.findings[0] === finding ? ["A reviewer should look at the edit."] : [],
					lines
				}]
			};
		}
		function tellHost(finding, facts) {
			const { headline, added, lines, todo } = describeHost(finding);
			return {
				headlines: [headline],
				detail: [(0, _document_phrases_js__WEBPACK_IMPORTED_MODULE_2__.YC)(facts)],
				evidence: [{
					title: facts.findings[0] === finding ? [added] : [],
					lines,
					todo
				}]
			};
		}
		function describeHost({ url, blocks }) {
			const page = {
				name: url.replace(/^https?:\/\//, ""),
				most: _content_js__WEBPACK_IMPORTED_MODULE_9__.dr.path
			};
			const crawlers = blocks.some((block) => block.crawlers.length === 0) ? [] : [...new Set(blocks.flatMap((block) => block.crawlers))];
			const who = [crawlers.length > 2 || crawlers.length === 0 ? "Answer engines" : { name: (0, _document_names_js__WEBPACK_IMPORTED_MODULE_1__.yZ)(crawlers) }];
			const isSure = blocks.some(({ way }) => way !== "status");
			return {
				headline: [
					...who,
					isSure ? " may not read " : " are perhaps refused by ",
					page
				],
				added: "No rule of your repository says so: your host adds it.",
				lines: blocks.map(({ way, evidence }) => HOST_WAYS[way]({ code: evidence })),
				todo: ["Look at your host or its CDN for a setting on AI crawlers or bots. `host-check: false` ends this check."]
			};
		}
		const HOST_WAYS = {
			robots: (evidence) => [
				"Its robots.txt says ",
				evidence,
				"."
			],
			header: (evidence) => [
				"The page comes with the header ",
				evidence,
				"."
			],
			status: (evidence) => [
				"It answers this check, which names itself ai-visibility-gate, with the status ",
				evidence,
				"."
			]
		};
		function notJudged(doubt) {
			if (doubt.kind === "nothing-to-lose") return [["This gate can fail nothing: no question has an owner"]];
			if (doubt.kind === "address-unknown") return [["Where pages are published is not known"]];
			if (doubt.kind === "site-moved") return [["This change gives all pages another address"]];
			if (doubt.kind !== "owner-missing") return [["The pages are not those of the commit"]];
			const [first, ...others] = doubt.owners;
			if (first === undefined || others.length > 0) return [[`Correct ${doubt.owners.length} lines of keywords`]];
			return [[
				"Correct the line of ",
				{
					quote: first.keyword,
					most: _content_js__WEBPACK_IMPORTED_MODULE_9__.dr.question
				},
				" in keywords"
			]];
		}
		function codeOfSilent({ reason }) {
			return reason === undefined ? "AVG_ENGINE_SILENT" : (0, _messages_answers_js__WEBPACK_IMPORTED_MODULE_3__.zl)(reason);
		}
		function othersLine({ outcome, names }) {
			const change = (0, _comparison_comparison_js__WEBPACK_IMPORTED_MODULE_10__.ND)(outcome.comparison?.cells ?? []);
			const compared = [...new Set(outcome.comparison?.cells.map(({ engine }) => engine))];
			if (change === undefined) return [];
			const isOne = new Set(compared.map(names.engine)).size === 1;
			return [...[`${(0, _document_names_js__WEBPACK_IMPORTED_MODULE_1__.Ry)(compared, names)} ${isOne ? "cites" : "cite"} `, ...names.brand], ` in ${(0, _document_phrases_js__WEBPACK_IMPORTED_MODULE_2__.tC)(change.now)} of ${isOne ? "its" : "their"} answers${(0, _document_phrases_js__WEBPACK_IMPORTED_MODULE_2__.JD)(change)}. `];
		}
		function silentCheck({ planned, evaluated }, who, context) {
			const share = (planned - evaluated) / context.outcome.answers.planned;
			const part = planned === 0 ? "part" : share === .5 ? "half" : (0, _numbers_js__WEBPACK_IMPORTED_MODULE_8__.l9)(share);
			return context.failsCheck ? `The check fails until ${who} answers, because ${part} of the plan was not measured.` : `${(0, _document_phrases_js__WEBPACK_IMPORTED_MODULE_2__.YC)(context)} Not measured: ${part} of the plan.`;
		}
		function remedyOf(reason, { engine, next }) {
			const optional = engine === undefined ? [] : [
				` To go on without ${engine}, mark it as optional in `,
				{ code: "engines" },
				"."
			];
			if (reason?.code === "unreadable") return [ON_UNREADABLE, ...optional];
			if (reason?.scope !== "engine") {
				return next === undefined ? undefined : [`Nothing until the next run, on ${next}.`, ...optional];
			}
			return [...(0, _messages_answers_js__WEBPACK_IMPORTED_MODULE_3__.ik)(reason), ...optional];
		}
		const ON_UNREADABLE = "Use the newest version of the action. If this is the newest, report it to us.";
		function incidentHeadlines({ blocker, isPartly }, context) {
			const { names } = context;
			const { headline } = (0, _messages_gate_js__WEBPACK_IMPORTED_MODULE_4__.G)(blocker);
			switch (blocker.kind) {
				case "service": {
					const what = isPartly ? " was only partly measured" : " was not measured";
					return [[
						`${headline}: `,
						...names.brand,
						what
					], [headline]];
				}
				case "few-answers":
				case "no-answers": {
					const reasons = faultsOf(blocker, context).map((fault) => fault.why);
					return [
						reasons.join("; "),
						reasons[0] ?? "",
						""
					].map((why) => [why === "" ? headline : `${headline}: ${why}`]);
				}
				case "required-unanswered": {
					const who = blocker.engines.map(({ engine }) => names.engineInCountry(engine));
					return [[`${(0, _document_names_js__WEBPACK_IMPORTED_MODULE_1__.yZ)(who)} answered too few questions`], [headline]];
				}
				default: return [[headline]];
			}
		}
		function fewAnswers({ evaluated, planned, minAnswers }) {
			const none = planned === 1 ? "The only answer did not come" : `None of the ${planned} answers came`;
			return [evaluated === 0 ? `${none}, so nothing was measured.` : `${evaluated} of ${planned} answers came, and min-answers is ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_8__.w_)(minAnswers)}%.`];
		}
		function faultsOf(blocker, { outcome, names }) {
			if (blocker.kind !== "few-answers" && blocker.kind !== "no-answers") return [];
			const missing = blocker.kind === "few-answers" ? blocker.missing : outcome.answers.missing;
			return [...new Map(missing.toReversed().map((entry) => {
				const why = (0, _messages_answers_js__WEBPACK_IMPORTED_MODULE_3__.A3)(entry.reason, names.vendor(entry.engine));
				return [why, {
					why,
					entry
				}];
			})).values()].reverse();
		}
		function upperFirst(text) {
			return text.slice(0, 1).toUpperCase() + text.slice(1);
		}
		function codesLine(told) {
			const named = [...new Set(told.flatMap(({ codes }) => codes))].map((code) => [{
				link: (0, _messages_message_js__WEBPACK_IMPORTED_MODULE_6__.p7)(code),
				label: [code]
			}]);
			return named.length === 0 ? [] : [
				named.length === 1 ? "Code: " : "Codes: ",
				...(0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_0__.cT)(named),
				"."
			];
		}
		const ON_FAULTS = {
			incident: tellIncident,
			"not-recorded": tellUnrecorded,
			"engine-silent": tellSilent,
			"not-judged": tellNotJudged,
			"config-changed": tellConfigChange,
			"host-blocks": tellHost
		};
	}),
	89468: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$4: () => describeLoss,
			Dx: () => linesOf,
			jx: () => nowhere,
			E0: () => pagesOf,
			ep: () => quoteOf,
			Od: () => scopeOf
		});
		var build_blocks = __webpack_require__(14907);
		var names = __webpack_require__(46613);
		var pages = __webpack_require__(36268);
		var numbers = __webpack_require__(73533);
		;
		function fileUrl({ commitUrl }, commit, path, line) {
			const end = commitUrl?.lastIndexOf("/commit/") ?? -1;
			if (commitUrl === undefined || commit === undefined || end < 0) return undefined;
			const parts = path.split("/");
			if (parts.some((part) => [".", ".."].includes(part))) return undefined;
			const encoded = parts.map((part) => encodeURIComponent(part.toWellFormed()));
			return `${commitUrl.slice(0, end)}/blob/${commit}/${encoded.join("/")}${line === undefined ? "" : `#L${line}`}`;
		}
		var values = __webpack_require__(79809);
		;
		const MAX_PIECES = 3;
		const ALL = .95;
		function describeLoss(finding, run) {
			const { path } = finding;
			switch (finding.kind) {
				case "page-gone": {
					const where = whereabouts(finding);
					const { elsewhere } = finding;
					return {
						why: (0, build_blocks.n8)`This change deletes ${path}${ownerWords(finding)}, and ${where}.`,
						brief: [...upperFirst(where), "."],
						todo: elsewhere ? (0, build_blocks.n8)`Redirect the old address to ${elsewhere.path}, and move the rest of the text there; or keep ${path}.` : (0, build_blocks.n8)`Keep ${path}; or move its text to another page, and redirect the old address there.`
					};
				}
				case "page-hidden": return describeHidden(finding, run);
				case "answer-lost": {
					if (finding.way === "unread") {
						const reason = unreadWords(finding);
						return {
							why: (0, build_blocks.n8)`${path} is no longer read as a page${reason}.`,
							brief: (0, build_blocks.n8)`It is no longer read as a page${reason}.`,
							todo: adviceOnUnread(finding.reason, path)
						};
					}
					const taken = takeAway(finding) ?? (0, build_blocks.n8)`This change removes text from ${path}`;
					const { elsewhere } = finding;
					return {
						why: (0, build_blocks.n8)`${taken}${partWords(finding)}. ${elsewhere ? upperFirst(whereabouts(finding)) : ["No other page has this text"]}.`,
						todo: adviceOn(finding.way, path)
					};
				}
				case "value-gone": return (0, values.Kb)(finding, ownerWords(finding));
				case "answer-weaker": return describeWeaker(finding);
			}
		}
		function linesOf({ from, to }) {
			return from === to ? `line ${from}` : `lines ${from}–${to}`;
		}
		function removedLines({ path, removed }) {
			const pieces = removed.filter((piece) => piece.path === path);
			if (pieces.length === 0 || pieces.length > MAX_PIECES) return undefined;
			return {
				words: (0, names.yZ)(pieces.map(linesOf)),
				isReplaced: pieces.every(({ now }) => now !== undefined && now.to >= now.from)
			};
		}
		function nowhere(finding) {
			const lines = finding.kind === "answer-lost" && finding.way !== "unread" && removedLines(finding);
			return lines && !lines.isReplaced ? ["The lines are gone, and no page answers the question."] : ["No page answers it."];
		}
		function adviceOn(way, path) {
			switch (way) {
				case "became-link": return (0, build_blocks.n8)`Keep the text on ${path}, and link to the other page for the rest.`;
				case "examples-removed": return (0, build_blocks.n8)`Put the examples back, or show new ones on ${path}.`;
				case "section-gone": return (0, build_blocks.n8)`Put the section back, or write it in other words on ${path}.`;
				case "emptied": return (0, build_blocks.n8)`Put the text back; or delete ${path}, and redirect its address to a page that answers.`;
				case "rewritten": return (0, build_blocks.n8)`Put the text back, or write it in other words on ${path}.`;
			}
		}
		function adviceOnUnread(reason, path) {
			if (reason === "lfs-pointer") return [
				"Let actions/checkout fetch the text: ",
				{ code: "lfs: true" },
				"."
			];
			if (reason === "not-text") return (0, build_blocks.n8)`Save ${path} as UTF-8.`;
			return (0, build_blocks.n8)`Restore ${path}, and put the new text into a file of its own.`;
		}
		function ownerWords(loss) {
			const answers = answerWords(loss);
			return answers === undefined ? [] : [`, the page that ${answers}`];
		}
		function answerWords({ path, questions }) {
			const owned = questions.flatMap(({ owner }) => owner?.path === path ? [owner.certainty] : []);
			if (owned.length === 0 || owned.length < questions.length) return undefined;
			const isGuess = owned.every((certainty) => certainty === "guessed");
			return `${isGuess ? "probably " : ""}answers ${questions.length === 1 ? "this question" : "these questions"}`;
		}
		function partWords(loss) {
			const answers = answerWords(loss);
			const { gone = 1, questions } = loss;
			if (answers === undefined || gone >= ALL) return ownerWords(loss);
			return [`, ${(0, numbers.l9)(gone)} of the ${scopeOf(questions)} that ${answers}`];
		}
		function scopeOf(questions) {
			const isSection = questions.every(({ owner }) => owner !== undefined && owner.headings.length > 0);
			return isSection ? "section" : "page";
		}
		function whereabouts({ elsewhere, gone = 1 }) {
			if (elsewhere !== undefined) {
				const part = elsewhere.share >= ALL ? "its text" : `${(0, numbers.l9)(elsewhere.share)} of its text`;
				return (0, build_blocks.n8)`${[part]} is on ${elsewhere.path}`;
			}
			return [gone >= ALL ? "its text is on no other page" : `${(0, numbers.l9)(gone)} of its text is on no other page`];
		}
		function upperFirst([first = "", ...others]) {
			return [typeof first === "string" ? first.slice(0, 1).toUpperCase() + first.slice(1) : first, ...others];
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
			return [`: ${(0, pages.gM)(reason)}`, ...known ? [
				" (",
				{
					name: language,
					most: 20
				},
				")"
			] : []];
		}
		function describeWeaker(finding) {
			const { way, path, to } = finding;
			switch (way) {
				case "less": {
					const taken = takeAway(finding) ?? (0, build_blocks.n8)`This change removes a part of the text from ${path}`;
					return {
						why: (0, build_blocks.n8)`${taken}${partWords(finding)}.`,
						todo: (0, build_blocks.n8)`Put the text back, or write it in other words on ${path}.`
					};
				}
				case "moved": {
					const isHere = to === undefined || to === path;
					const { share = 1 } = finding;
					const part = share >= ALL ? [] : [`${(0, numbers.l9)(share)} of `];
					const moved = part.length > 0 ? (0, build_blocks.n8)`${part}the text of ${path} is on ${to ?? ""} now` : (0, build_blocks.n8)`${path} moved to ${to ?? ""}`;
					return {
						why: (0, build_blocks.n8)`${isHere ? (0, build_blocks.n8)`${path} has a new address` : moved}, and no redirect from the old address was found.`,
						todo: (0, build_blocks.n8)`Redirect the old address of ${path} to the new one.`
					};
				}
				case "redirected": {
					const { elsewhere } = finding;
					const deleted = (0, build_blocks.n8)`This change deletes ${path}${ownerWords(finding)}. Its address redirects to ${to ?? ""}`;
					const isThere = elsewhere !== undefined && elsewhere.path === to;
					return {
						why: isThere ? (0, build_blocks.n8)`${deleted}, which has ${[(0, numbers.l9)(elsewhere.share)]} of its text.` : (0, build_blocks.n8)`${deleted}, and ${whereabouts(finding)}.`,
						todo: (0, build_blocks.n8)`Add the rest to ${to ?? ""}, if readers of ${path} still need it.`
					};
				}
				case "unread": {
					const part = finding.share === undefined || finding.share > .99 ? "The text" : `${(0, numbers.l9)(finding.share)} of the text`;
					const isHere = to === path;
					const where = isHere ? (0, build_blocks.n8)`in fields or parameters of ${path}, which are not read` : (0, build_blocks.n8)`in ${to ?? ""}, which is not read as a page`;
					return {
						why: (0, build_blocks.n8)`${[part]} that this change removes from ${path} is ${where}.`,
						todo: ["Check that the site still shows the text."]
					};
				}
				case "outranked": return {
					why: (0, build_blocks.n8)`${path}, a page of a competitor, fits the question better now.`,
					todo: ["Answer the question more fully than that page does."]
				};
			}
		}
		function pagesOf({ path, questions }) {
			return [...new Set(questions.map(({ before }) => before?.place.path ?? path))];
		}
		function describeHidden({ path, reasons, questions }, run) {
			const [first] = reasons;
			if (first === undefined) return {
				why: (0, build_blocks.n8)`${path} is hidden from answer engines.`,
				todo: undefined
			};
			const crawlers = [...new Set(reasons.filter(isSameLine(first)).flatMap(({ crawler }) => crawler ?? []))];
			const who = {
				name: (0, names.yZ)(crawlers),
				most: 200
			};
			const { file, line: number, evidence, kind, target = "" } = first;
			const url = fileUrl(run, run.sha, file, number);
			const where = { name: file };
			const place = (0, build_blocks.n8)`Line ${number} of ${url === undefined ? where : {
				link: url,
				label: [where]
			}}`;
			const said = evidence === "" ? place : (0, build_blocks.n8)`${place}: ${{ code: evidence }}`;
			const { length } = pagesOf({
				path,
				questions
			});
			const isOne = length === 1;
			const pages = [isOne ? "the page" : "these pages"];
			const page = isOne ? file === path ? pages : [{ name: path }] : [`these ${length} pages`];
			const these = [isOne ? "page" : "pages"];
			const remove = (0, build_blocks.n8)`Delete line ${number} of ${file}`;
			switch (kind) {
				case "noindex":
				case "unlisted": {
					const what = crawlers.length > 0 ? (0, build_blocks.n8)`${who} leave${crawlers.length === 1 ? ["s"] : []} ${pages} out` : (0, build_blocks.n8)`Search engines leave ${pages} out, and so do AI engines that search`;
					return {
						why: (0, build_blocks.n8)`${said}. ${what}.`,
						todo: (0, build_blocks.n8)`${remove}, if the ${these} should be found.`
					};
				}
				case "not-shown": return {
					why: (0, build_blocks.n8)`${said}. It hides the text from readers, so engines do not see it either.`,
					todo: (0, build_blocks.n8)`Remove what line ${number} of ${file} begins, if the text should be shown.`
				};
				case "draft":
				case "unpublished":
					if (evidence === "") {
						return {
							why: (0, build_blocks.n8)`What this change does to ${where} keeps ${page} out of the published site.`,
							todo: (0, build_blocks.n8)`Undo the change of ${where}, if the ${these} should be published.`
						};
					}
					return {
						why: (0, build_blocks.n8)`${said}. It keeps ${page} out of the published site.`,
						todo: (0, build_blocks.n8)`${remove}, if the ${these} should be published.`
					};
				case "blocked": return {
					why: (0, build_blocks.n8)`${said}. It keeps ${crawlers.length > 0 ? who : ["crawlers"]} from ${page}.`,
					todo: (0, build_blocks.n8)`${remove}, or admit these crawlers to the ${these}.`
				};
				case "canonical": return {
					why: (0, build_blocks.n8)`${place} names ${target} as the canonical address of ${page}.`,
					todo: ["Name the address of the page itself, if engines should cite it."]
				};
				case "redirect": return {
					why: (0, build_blocks.n8)`${place} redirects ${page} to ${target}.`,
					todo: (0, build_blocks.n8)`${remove}, or put the answer on the page that it leads to.`
				};
			}
		}
		function isSameLine({ kind, file, line }) {
			return (other) => other.kind === kind && other.file === file && other.line === line;
		}
		function quoteOf({ text, place: { path, line } }, outcome, side) {
			const { run } = outcome;
			const url = fileUrl(run, side === "base" ? baseCommitOf(outcome) : run.sha, path, line);
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
		function baseCommitOf({ baseline }) {
			const origin = baseline?.origin.kind === "inputs" ? baseline.origin.rest : baseline?.origin;
			return origin?.kind === "base" && origin.against.kind !== "folder" ? origin.against.commit : undefined;
		}
	}),
	42503: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Vm: () => contextOf,
			Ny: () => tellGate
		});
		var comparison_comparison = __webpack_require__(25039);
		var engine_names = __webpack_require__(28913);
		var content_findings = __webpack_require__(20157);
		var find_findings = __webpack_require__(16487);
		var verdict = __webpack_require__(39231);
		var document_names = __webpack_require__(46613);
		var phrases = __webpack_require__(79391);
		var rules = __webpack_require__(34071);
		var report_numbers = __webpack_require__(73533);
		var content = __webpack_require__(94254);
		var facts = __webpack_require__(20924);
		var faults = __webpack_require__(86294);
		var comparison_scope = __webpack_require__(69972);
		var build_blocks = __webpack_require__(14907);
		var baseline = __webpack_require__(17677);
		var words = __webpack_require__(44702);
		var evidence = __webpack_require__(70006);
		;
		const TIMES = [
			"no run",
			"one run",
			"two runs",
			"three runs"
		];
		function tellLoss(finding, facts) {
			const { kind } = finding;
			return {
				headlines: [kind === "declined" ? lowSince(finding, "", facts) : droppedTo(finding, facts)],
				detail: (0, phrases.hC)(certaintyOf(finding), kind === "declined" ? reportedWords(finding, facts) : "", asBefore(finding, facts)),
				brief: fallOf(finding, facts),
				evidence: (0, evidence.H)(finding, facts)
			};
		}
		function tellStillLow(finding, facts) {
			const { time, lowerSince, failedRuns } = finding;
			const passes = facts.failsCheck ? "the check fails for another reason" : "the check passes";
			const level = time.levels === undefined ? "this" : (0, report_numbers.l9)(time.levels.since);
			const accept = [
				`Is ${level} the new normal? Run once with `,
				{ code: "accept: true" },
				"."
			];
			const entries = (0, evidence.H)(finding, facts);
			const last = entries.at(-1);
			return {
				headlines: [lowSince(finding, "still ", facts)],
				detail: (0, phrases.hC)(reportedWords(finding, facts), facts.outcome.run.pullUrl === undefined ? `It failed ${TIMES[failedRuns] ?? (0, report_numbers.pq)(failedRuns, "run")}${lowerSince === undefined ? "" : " since then"} and now only warns: ${passes}.` : `It began before this pull request and only warns here: ${passes}.`, asBefore(finding, facts)),
				brief: fallOf(finding, facts),
				evidence: last?.todo ? [...entries.slice(0, -1), {
					...last,
					todo: [
						...last.todo,
						" ",
						...accept
					]
				}] : [...entries, { title: accept }]
			};
		}
		function tellDoubt(finding, facts) {
			const { scope, change, test, value, time } = finding;
			const { brand } = facts.names;
			const low = time !== undefined ? [lowSince({
				...finding,
				time
			}, "may be ", facts)] : value !== undefined ? [change !== undefined, false].map((isLevel) => valueDropped(value, isLevel, facts)) : change === undefined ? [[...brand, " may be cited less than before"]] : [[...(0, phrases.uW)(scope, change.now, facts.names), `, was ${(0, phrases.Xm)(change)}`]];
			const doubt = `. ${test === "untested" ? "It is too early to judge this" : "This may be chance"}`;
			return {
				headlines: low.map((words) => [...words, doubt]),
				detail: [`${(0, phrases.YC)(facts)} The ${(0, phrases.L9)(facts.outcome)} decides; nothing to do until then. To know today, start a run by hand.`],
				brief: fallOf(finding, facts),
				evidence: []
			};
		}
		function tellUnseen({ loss: { scope, since }, missing }, facts) {
			const who = scope.kind === "engine" ? ` of ${facts.names.engine(scope.engine)}` : "";
			return {
				headlines: [[`The loss${who}${(0, phrases.$t)(scope)} since ${dayOf(since, facts)} is open and no longer compared`]],
				detail: [missing === undefined ? "No run from before the loss asked the same." : {
					name: `Not compared: ${(0, baseline.UV)(missing)}.`,
					most: 500
				}, ...[
					` ${(0, phrases.YC)(facts)}`,
					" To close the loss, run once with ",
					{ code: "accept: true" },
					"."
				]],
				evidence: []
			};
		}
		function tellCompetitor({ site, own }, facts) {
			const numbers = `${(0, report_numbers.l9)(site.answers / site.of)} and ${(0, phrases.tC)(own)}`;
			return {
				headlines: [(0, build_blocks.n8)`${{
					name: site.domain,
					most: content.dr.question
				}} is now cited more than ${facts.names.brand}: ${[numbers]}`],
				detail: [`${(0, phrases.YC)(facts)} No rule failed. Chance does not explain this.`],
				evidence: (0, evidence.H)({
					scope: { kind: "whole" },
					evidence: [site]
				}, facts).map((entry) => ({
					...entry,
					title: (0, build_blocks.n8)`${site.domain} is cited more often.`
				}))
			};
		}
		function tellReturn(finding, facts) {
			const { scope, change, isCertain, since, low, measure } = finding;
			const { brand } = facts.names;
			const level = change === undefined || low.share === undefined ? "" : `: ${(0, phrases.tC)(change.now)}, low was ${(0, report_numbers.l9)(low.share)}`;
			const was = change === undefined ? "" : `Before it fell on ${dayOf(low.since, facts)} it was ${(0, report_numbers.l9)(change.was.share)}.`;
			const runs = low.runs === 1 ? "The low run no longer counts" : `The ${low.runs} low runs no longer count`;
			if (measure === "score") {
				const score = [
					"The citation score of ",
					...brand,
					isCertain ? " is" : " may be"
				];
				return {
					headlines: [[...score, ` back since ${dayOf(since, facts)}`]],
					detail: [],
					evidence: []
				};
			}
			return {
				headlines: [[...[...isCertain ? [] : ["Perhaps "], ...citing(scope, "", facts)], ` again${(0, phrases.$t)(scope)} since ${dayOf(since, facts)}${level}`]],
				detail: (0, phrases.hC)(was, isCertain ? `${runs} in any comparison.` : "Further runs at this level confirm it."),
				brief: fallOf(finding, facts),
				evidence: []
			};
		}
		function reportedWords({ toldOn, lowerSince }, facts) {
			return [...toldOn === undefined ? [] : [`First reported on ${dayOf(toldOn, facts)}.`], ...lowerSince === undefined ? [] : [`It fell further on ${dayOf(lowerSince, facts)}.`]].join(" ");
		}
		function dayOf(date, { outcome }) {
			return (0, words.xN)(date, outcome.run.finishedAt);
		}
		function certaintyOf({ certainty }) {
			return certainty === "more-than-chance" ? "Chance does not explain this." : "";
		}
		function fallOf({ kind, scope, change }, facts) {
			if (scope.kind === "engine") {
				const counts = change === undefined ? "less than before" : `in ${(0, phrases.mQ)(change.now)} answers, usually in ${(0, phrases.EC)(change.was.usually)}`;
				return [`${facts.names.engine(scope.engine)} cites it ${counts}.`];
			}
			if (kind === "declined") return ["It has been cited less for several runs."];
			return ["It is cited less than before."];
		}
		function droppedTo({ kind, scope, change, value }, facts) {
			const { brand, engine } = facts.names;
			if (value !== undefined && kind === "dropped") return valueDropped(value, change !== undefined, facts);
			if (change === undefined) return [...brand, " is cited less than before"];
			if (scope.kind !== "engine" || change.now.cited > 0) {
				return [...(0, phrases.uW)(scope, change.now, facts.names), `. It was ${(0, phrases.Xm)(change)}`];
			}
			return [...[`${engine(scope.engine)} no longer cites `, ...brand], `${(0, phrases.$t)(scope)}. It did in ${(0, phrases.Xm)(change)} of its answers`];
		}
		function valueDropped({ rule, subject: { noun, unit }, now, was }, isLevel, { names: { brand } }) {
			const [value, before] = [(0, report_numbers.Fl)(now, unit), (0, report_numbers.Fl)(was, unit)];
			if (rule === "max-cited-engines-drop") {
				return [
					`${(0, report_numbers.pq)(now, "engine")} ${now === 1 ? "cites" : "cite"} `,
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
			const day = dayOf(time.since, context);
			const { levels } = time;
			if (value !== undefined) {
				const { unit } = value.subject;
				const [now, was] = [(0, report_numbers.Fl)(value.now, unit), (0, report_numbers.Fl)(value.was, unit)];
				const isScore = levels !== undefined && value.rule === "max-bcr-drop";
				const how = isScore ? "as often, but less prominently" : "less";
				return [...who, ` ${how} since ${day}: ${unit === "score" ? "score " : ""}${now}, was ${was}`];
			}
			if (levels === undefined) return [...who, ` less since ${day}`];
			const [now, was] = [(0, report_numbers.l9)(levels.since), (0, report_numbers.l9)(levels.before)];
			return [...who, ` less${(0, phrases.$t)(scope)} since ${day}: ${now}, was ${was}`];
		}
		function asBefore({ scope, leadsTo }, context) {
			const { findings, outcome, names } = context;
			if (scope.kind === "whole") return "";
			const others = findings.slice(1).some((finding) => "scope" in finding && finding.leadsTo === leadsTo);
			const rest = (outcome.comparison?.cells ?? []).filter(({ engine }) => !(0, comparison_scope.S1)(scope, engine));
			const change = (0, comparison_comparison.ND)(rest);
			if (others || change === undefined || !(0, phrases.Xf)(change)) return "";
			if (scope.kind === "country") return "The other countries are as before.";
			if (scope.country !== undefined) return "The rest is as before.";
			const engines = [...new Set(rest.map(({ engine }) => (0, engine_names.Vl)(engine).id))];
			return engines.length <= 3 ? `${(0, document_names.Ry)(engines, names)} ${engines.length === 1 ? "is" : "are"} as before.` : "The other engines are as before.";
		}
		const ON_LIVE = {
			dropped: tellLoss,
			"engine-lost": tellLoss,
			declined: tellLoss,
			"still-low": tellStillLow,
			"may-be-chance": tellDoubt,
			"loss-unseen": tellUnseen,
			"competitor-ahead": tellCompetitor,
			back: tellReturn
		};
		;
		const MIN_TOLD = .2;
		const MIN_ANSWERS = 6;
		const MIN_LEFT = .75;
		const NEXT_RUN = "The next run is compared with this one. The smaller a loss is, the more runs it takes to tell it from chance.";
		const NO_NEXT_RUN = "This run is not recorded, so no later run is compared with it.";
		function tellBroken(finding, facts) {
			return {
				headlines: [brokenRule(finding, facts)],
				detail: finding.leadsTo === "fail" ? [] : [(0, phrases.YC)(facts)],
				codes: [(0, rules.Xm)(finding.rule.rule)],
				evidence: []
			};
		}
		function tellFirstRun(finding, facts) {
			return {
				headlines: [firstRun(finding, facts)],
				detail: firstRunLine(finding, facts)
			};
		}
		function tellNoRule({ level }, facts) {
			return {
				headlines: [level === undefined ? ["No rule is set, so this gate cannot fail"] : [...(0, phrases.lS)(level, facts), ". No rule is set"]],
				detail: (0, build_blocks.n8)`The check passes whatever the answers are. To let it fail, set a floor (${{ code: "min-overall-bcr" }}, ${{ code: "min-cited-engines" }}) or a ${{ code: "baseline" }}.`
			};
		}
		function describeUnchanged(finding, facts) {
			const { outcome } = facts;
			const { change } = finding;
			const isByChance = (0, verdict.fD)(outcome.verdict).some((rule) => rule.kind === "drop" && rule.isBeyond);
			const isFall = change !== undefined && change.now.share < change.was.share && !(0, phrases.Xf)(change);
			const headline = unchanged(finding, facts);
			if (!isByChance || !isFall) return {
				headlines: [headline],
				detail: []
			};
			return {
				headlines: [[...headline, `: within chance for ${(0, report_numbers.pq)(change.now.answers, "answer")}`]],
				detail: change.now.share < MIN_LEFT * change.was.share ? [`The ${(0, phrases.L9)(outcome)} shows if it lasts.`] : []
			};
		}
		function firstRun({ level, missing }, context) {
			if (level === undefined) return ["There is nothing to compare with yet"];
			const sentence = (0, phrases.lS)(level, context);
			switch (missing.kind) {
				case "no-history-yet":
				case "no-run-yet": return ["First run: ", ...sentence];
				case "other-settings": return ["First run with these settings: ", ...sentence];
				case "accepted": return ["New level: ", ...sentence];
				default: return [...sentence, ", compared with nothing"];
			}
		}
		function unchanged({ change, level }, context) {
			const { content } = context.outcome.baseline ?? {};
			if (content !== undefined) {
				const isStale = content.doubts?.some(({ kind }) => kind === "owner-missing") === true;
				return [isStale ? "No question that was checked lost its answer" : "No question lost its answer"];
			}
			if (change !== undefined) return [...(0, phrases.lS)(change.now, context), (0, phrases.JD)(change)];
			if (level !== undefined) return (0, phrases.lS)(level, context);
			const { citedEngines = 0, totalEngines = 0 } = context.outcome.measurement ?? {};
			return totalEngines === 0 ? [
				"No answer about ",
				...context.names.brand,
				" was evaluated"
			] : [`${citedEngines} of ${(0, report_numbers.pq)(totalEngines, "engine")} ${citedEngines === 1 ? "cites" : "cite"} `, ...context.names.brand];
		}
		function firstRunLine({ missing, site, uncited }, context) {
			const check = context.failsCheck ? [
				"The check fails, because ",
				{ code: "fail-on" },
				" asks for a baseline."
			] : [(0, phrases.YC)(context)];
			const isLive = context.outcome.answers.planned > 0;
			const isRecorded = context.outcome.verdict.recording?.kind === "stored";
			const ofLive = isRecorded ? NEXT_RUN : NO_NEXT_RUN;
			const next = isLive ? ofLive : "Once a run is recorded, a loss fails the next one.";
			const beside = [...site === undefined || site.answers / site.of < MIN_TOLD ? [] : [...[" Cited most beside you: ", {
				name: site.domain,
				most: 60
			}], ` in ${(0, phrases.tC)({
				cited: site.answers,
				answers: site.of,
				share: site.answers / site.of
			})} of the answers.`], ...uncited.filter(({ answers }) => answers >= MIN_ANSWERS).slice(0, 1).flatMap(({ keyword, answers }) => {
				const counts = (0, phrases.mQ)({
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
						name: (0, baseline.UV)(missing),
						most: 500
					},
					". ",
					...check
				];
			}
		}
		function brokenRule({ rule, leadsTo }, context) {
			const { names } = context;
			const { brand } = names;
			switch (rule.kind) {
				case "floor": {
					const { unit } = rule.subject;
					const floor = `${(0, report_numbers.w_)(rule.floor)}${unit === "percent" ? "%" : ""}`;
					const now = rule.observed === undefined ? "not known" : (0, report_numbers.Fl)(rule.observed, unit);
					if (rule.rule === "min-cited-engines") return [
						`${now} ${rule.observed === 1 ? "engine cites" : "engines cite"} `,
						...brand,
						`. Your floor is ${floor}`
					];
					if (unit === "percent") return [...brand, ` has ${now} of the citations. Your floor is ${floor}`];
					const why = rule.observed === undefined ? ", because the answers do not state it" : "";
					return [
						`The ${rule.subject.noun} of `,
						...brand,
						` is ${now}${why}. Your floor is ${floor}`
					];
				}
				case "required-engines": {
					const who = (0, document_names.yZ)(rule.missing.map(names.engineInCountry));
					return [
						`${who} must cite `,
						...brand,
						` and ${rule.missing.length === 1 ? "does" : "do"} not`
					];
				}
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
		const ON_STATE = {
			"floor-broken": tellBroken,
			"first-run": tellFirstRun,
			"no-rule": tellNoRule,
			unchanged: describeUnchanged
		};
		;
		function tellGate(outcome, load = () => outcome) {
			const { brand, key, fingerprint, verdict, failures, measurement, comparison, baseline, run } = outcome;
			const engines = plannedEngines(outcome);
			const { outcome: _, ...facts } = {
				...{
					outcome,
					findings: (0, find_findings.k)(outcome),
					engines,
					failsCheck: failures.length > 0
				},
				names: (0, document_names.ND)(brand, [...outcome.engines, ...answeringEngines(outcome)])
			};
			const ofEngines = engines.flatMap((engine) => (0, engine_names.Vl)(engine).country ?? []);
			return {
				...{
					key,
					brand,
					verdict,
					failures,
					load,
					...facts,
					...tell({
						...facts,
						outcome
					})
				},
				countries: [...new Set([...fingerprint["country"] ?? [], ...ofEngines])].filter(isCountry),
				finishedAt: run.finishedAt,
				isMeasured: measurement !== undefined,
				isContent: baseline?.content !== undefined,
				change: (0, comparison_comparison.ND)(comparison?.cells ?? []),
				level: (0, comparison_comparison.In)(measurement?.cells ?? [])
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
		function isCountry(code) {
			return /^[A-Z]{2}$/.test(code);
		}
		function contextOf(gate) {
			return {
				...gate,
				outcome: gate.load()
			};
		}
		function tell(facts) {
			const all = facts.findings.map((finding) => ({
				finding,
				words: wordsOf(finding.kind, finding, facts)
			}));
			const [first] = all;
			if (first === undefined) throw new RangeError("a report has one finding at least");
			const { together, headlines, detail: own = [] } = first.words;
			const detail = [...own, ...unaskedWords(facts, own.length > 0)];
			return {
				told: all.map((each) => toTold(each, each === first, facts)),
				mark: reportMark(first.finding, facts),
				headline: (0, phrases.GA)(together ?? headlines),
				detail: facts.failsCheck || first.finding.leadsTo !== "fail" ? detail : withHarmless(detail)
			};
		}
		function unaskedWords({ outcome }, follows) {
			const { answers } = outcome;
			const unasked = answers.missing.filter(({ reason }) => reason.code === "cost-limit").reduce((sum, { count }) => sum + count, 0);
			if (unasked === 0) return [];
			const words = `${unasked} of ${(0, report_numbers.pq)(answers.planned, "question")} ${unasked === 1 ? "was" : "were"} not asked`;
			return [`${follows ? " " : ""}${words} (max-cost).`];
		}
		function withHarmless(detail) {
			const harmless = "This does not fail the check: fail-on does not list its verdict.";
			return detail.length === 0 ? [harmless] : [
				...detail,
				" ",
				harmless
			];
		}
		function toTold({ finding, words }, isFirst, facts) {
			const headline = (0, phrases.GA)(words.headlines);
			const title = [...headline, "."];
			const { evidence } = words;
			const { codes, brief = title, why = [], places = [] } = words;
			return {
				...{
					finding,
					headline,
					brief,
					why,
					places,
					mark: markOf(finding)
				},
				codes: codes ?? [codeOf(finding, facts)],
				causes: words.causes ?? (evidence === undefined ? [] : isFirst ? evidence : under(title, evidence))
			};
		}
		function under(title, evidence) {
			const [first, ...others] = evidence;
			return first?.title.length === 0 ? [{
				...first,
				title
			}, ...others] : [{ title }, ...evidence];
		}
		const TELLERS = {
			...content.wm,
			...facts.Yt,
			...ON_LIVE,
			...faults.SS,
			...ON_STATE
		};
		function wordsOf(kind, finding, facts) {
			return TELLERS[kind](finding, facts);
		}
		const MARKS_OF_STATUS = {
			pass: "fail",
			fail: "fail",
			error: "error",
			inconclusive: "warn"
		};
		function reportMark(first, { findings, failsCheck, outcome }) {
			const mark = markOf(first);
			const { status } = outcome.verdict;
			if (mark !== "pass" && mark !== "report") return mark;
			if (failsCheck || status !== "pass") return MARKS_OF_STATUS[status];
			return findings.some(({ leadsTo }) => leadsTo === "warn") ? "warn" : mark;
		}
		function markOf({ kind, leadsTo }) {
			if (leadsTo === "none") return kind === "first-run" || kind === "no-rule" ? "report" : "pass";
			return leadsTo === "inconclusive" ? "warn" : leadsTo;
		}
		function codeOf(finding, { outcome }) {
			const kind = (0, content_findings.Pz)(finding) ? "answers" : "drop";
			const rule = (0, verdict.fD)(outcome.verdict).find((rule) => rule.kind === kind && rule.outcome !== "pass" && rule.outcome === finding.leadsTo);
			if (rule !== undefined) return (0, rules.Xm)(rule.rule);
			return finding.leadsTo === "fail" ? "AVG_FAILED" : "AVG_INCONCLUSIVE";
		}
	}),
	79809: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			BL: () => MAX_PAIRS,
			Ic: () => nowOf,
			Kb: () => describeValueLoss,
			Oc: () => boldValues,
			bF: () => listPlaces,
			w4: () => valuesWay
		});
		var _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14907);
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46958);
		var _pages_data_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34023);
		const MAX_PAIRS = 3;
		const WORDS = {
			amount: "price",
			figure: "number",
			name: "name"
		};
		function valuesWay(values) {
			const { kind, isRows, places } = values;
			if (kind === "name") return ["its code no longer names a command, flag or key"];
			const place = isRows ? "row" : "place";
			const verb = places.length === 1 ? "takes" : "take";
			const [count, word] = [(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_2__.pq)(places.length, place), WORDS[kind]];
			return [isVariable(values) ? `${count} ${verb} the ${word} from a variable` : `${count} no longer ${places.length === 1 ? "states" : "state"} a ${word}`];
		}
		function isVariable({ places }) {
			return places.some(({ now }) => now !== undefined && (0, _pages_data_text_js__WEBPACK_IMPORTED_MODULE_1__.qL)(now));
		}
		function wordOf({ kind, places }) {
			const [first, ...others] = places;
			const isOne = kind !== "name" && others.length === 0 && new Set(first?.values).size === 1;
			return isOne ? WORDS[kind] : `${WORDS[kind]}s`;
		}
		function describeValueLoss({ path, values }, owner) {
			const { kind, isRows } = values;
			const [word, what] = [WORDS[kind], wordOf(values)];
			const isOne = what === word;
			const brief = (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_0__.n8)`${[isRows ? "The rows are" : "This is"]} on ${path}${owner}.`;
			const page = (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_0__.n8)`${path}${owner}${owner.length > 0 ? [","] : []}`;
			if (isVariable(values)) {
				return {
					why: (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_0__.n8)`The build of the site puts the ${[what]} into ${page} so this check cannot read ${[isOne ? "it" : "them"]}.`,
					brief,
					todo: [`Check that the built page shows the ${what}.`]
				};
			}
			const back = `Put the ${what} back, or write the new ${isOne ? "one" : "ones"}.`;
			return {
				why: (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_0__.n8)`${page} no longer states its ${[what]}.`,
				brief,
				todo: [`${back} A new ${word} in the same ${isRows ? "row" : "place"} passes.`]
			};
		}
		function listPlaces({ places }) {
			const more = (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_2__.v)(places.length - MAX_PAIRS);
			return [...places.slice(0, MAX_PAIRS).map((place) => [
				...boldValues(place),
				" → ",
				...nowOf(place)
			]), ...more === "" ? [] : [[more]]];
		}
		function nowOf({ now }) {
			return now === undefined ? ["–"] : [{
				name: now,
				most: 200
			}];
		}
		function boldValues({ before, values }) {
			const parts = [];
			const add = (text) => {
				if (/^\s/.test(text)) parts.push(" ");
				if (text.trim() !== "") parts.push({
					name: text,
					most: 200
				});
				if (/\S\s+$/.test(text)) parts.push(" ");
			};
			let rest = before;
			for (const value of values) {
				const start = rest.indexOf(value);
				if (start < 0) continue;
				add(rest.slice(0, start));
				parts.push({ strong: [{ name: value }] });
				rest = rest.slice(start + value.length);
			}
			add(rest);
			return parts;
		}
	}),
	2615: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			KJ: () => isUnread,
			_n: () => countContents,
			hi: () => citesPages,
			xj: () => MAX_DOMAINS
		});
		var _summarize_answers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44267);
		const MAX_DOMAINS = 20;
		const MAX_COMPETITORS = 20;
		function countContents(records) {
			return [...Map.groupBy(records, ({ engine }) => engine)].flatMap(([engine, ofEngine]) => {
				const answers = ofEngine.filter((record) => record.outcome === "evaluated");
				return answers.length === 0 ? [] : [countEngine(engine, answers, ofEngine.filter(isUnread).length)];
			});
		}
		function isUnread(record) {
			return record.outcome === "not-evaluated" && record.reason.code === "no-sources";
		}
		function citesPages(record) {
			if (record.outcome !== "evaluated") return isUnread(record) ? false : undefined;
			const { citedSources, unknownSources, queries, retrieved } = record.content;
			if (citedSources.length + unknownSources > 0) return true;
			return queries.length > 0 || retrieved !== undefined ? false : undefined;
		}
		function countEngine(engine, answers, unread) {
			const domains = answers.map(({ content }) => new Set(content.citedSources.map(({ domain }) => domain)));
			const counts = Map.groupBy(domains.flatMap((names) => [...names]), (domain) => domain);
			const reporting = answers.filter(({ content }) => content.retrieved !== undefined);
			const facts = countFacts(answers);
			return {
				engine,
				answers: answers.length,
				read: reporting.length === 0 ? undefined : reporting.filter(({ content }) => content.retrieved).length,
				sourced: answers.filter(({ content }) => content.citedSources.length + content.unknownSources > 0).length,
				unread,
				named: answers.filter(({ content }) => content.competitors.length > 0).length,
				domains: Array.from(counts, ([domain, citing]) => ({
					domain,
					answers: citing.length
				})).sort((a, b) => b.answers - a.answers || (0, _summarize_answers_js__WEBPACK_IMPORTED_MODULE_0__.qy)(a.domain, b.domain)).slice(0, MAX_DOMAINS),
				brands: countBrands(answers),
				...facts.length > 0 && { facts }
			};
		}
		function countFacts(answers) {
			const stated = answers.flatMap(({ content }) => content.facts ?? []);
			return [...Map.groupBy(stated, ({ fact, list }) => `${list} ${fact}`).values()].flatMap((own) => own.slice(0, 1).map(({ fact, list }) => ({
				...{
					fact,
					list,
					answers: own.length
				},
				wrong: own.filter(({ said }) => said !== undefined).length
			})));
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
			return [own, ...seen.slice(0, MAX_COMPETITORS)];
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
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46958);
		var _lib_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94869);
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
				engines,
				keywords: first.keyword === undefined ? [] : measureKeywords(scans),
				cells: toCells(scans),
				contradictions: scans.flatMap(findContradictions)
			};
		}
		function resultsByEngine({ scan }) {
			const results = new Map();
			for (const result of scan.results) if (!results.has(result.engine)) results.set(result.engine, result);
			return results;
		}
		function measureEngines(scans) {
			const answers = scans.flatMap((scan) => [...resultsByEngine(scan).values()].map((result) => ({
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
					bcrScore: (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_0__._)(results.map(({ bcr_score }) => bcr_score)),
					sentiment: mostFrequent(sentiments),
					snippet: shown?.snippet ?? "",
					sourceUrl: shown?.source_url ?? "",
					answers: results.length,
					citedAnswers: cited.length
				};
			});
		}
		function meanBcr(scans) {
			const evaluated = scans.filter(({ scan }) => scan.results.length > 0);
			return (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_0__._)((evaluated.length > 0 ? evaluated : scans).map(({ scan }) => scan.summary.overall_bcr));
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
				const results = samples.flatMap((sample) => [...resultsByEngine(sample).values()]);
				return Array.from(Map.groupBy(results, ({ engine }) => engine), ([engine, ofEngine]) => ({
					keyword,
					engine,
					cited: ofEngine.map(({ cited }) => cited),
					bcrScores: ofEngine.map(({ bcr_score }) => bcr_score ?? null)
				}));
			});
		}
		function findContradictions(completed) {
			const { request, scan } = completed;
			const scanId = scan.scan_id;
			const brand = scan.brand_name;
			const isOther = brand !== "" && (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_1__.zN)(brand) !== (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_1__.zN)(request.brand_name);
			const results = resultsByEngine(completed);
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
				...isOther ? [{
					kind: "other-brand",
					scanId,
					brand
				}] : [],
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
			return (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_0__._)(bcrScores);
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
	}),
	44267: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			BW: () => isRetrievedOnly,
			F0: () => summarizeAnswers,
			Pc: () => meanPosition,
			qy: () => compareTexts
		});
		var _lib_host_of_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33664);
		var _measure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19532);
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
			return places.length === 0 ? undefined : (0, _measure_js__WEBPACK_IMPORTED_MODULE_0__.i2)(places);
		}
		function isRetrievedOnly({ retrieved, cited }) {
			return retrieved === true && !cited;
		}
		function countPresence(answers) {
			const count = (test) => answers.filter(({ content }) => test(content)).length;
			return {
				evaluated: answers.length,
				cited: count(({ cited }) => cited),
				mentioned: count(({ position }) => position !== undefined),
				retrievedNotCited: count(isRetrievedOnly),
				neverRetrieved: count(({ retrieved, cited }) => retrieved === false && !cited),
				uncited: count(({ citedSources, unknownSources }) => citedSources.length + unknownSources === 0),
				namedFirst: count(({ position }) => position === 1)
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
					engines: listEngines(citing),
					pages: listPages(group.map(({ source }) => source))
				}];
			}).sort((a, b) => b.answers - a.answers || compareTexts(a.domain, b.domain));
		}
		function listPages(sources) {
			const pages = sources.filter(({ url, domain }) => `.${(0, _lib_host_of_js__WEBPACK_IMPORTED_MODULE_1__.w)(url)}`.endsWith(`.${domain.split("/", 1)[0]}`));
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
					engines: listEngines(searching)
				};
			}).sort((a, b) => b.answers - a.answers || compareTexts(a.query, b.query));
		}
		function listEngines(answers) {
			return [...new Set(answers.map(({ engine }) => engine))].sort(compareTexts);
		}
		function compareTexts(a, b) {
			return a < b ? -1 : Number(a > b);
		}
	})
};
;
