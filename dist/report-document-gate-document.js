"use strict";
exports.id = 7562;
exports.ids = [7562, 4862];
exports.modules = {
	88756: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			At: () => readEvidence,
			NM: () => orderBrands,
			QC: () => settleNames,
			uL: () => isBrand
		});
		function readEvidence(seen) {
			const evidence = new Map();
			for (const { name, written } of seen) {
				const { capital, small } = evidence.get(name) ?? {
					capital: 0,
					small: 0
				};
				evidence.set(name, {
					capital: capital + written.capital,
					small: small + written.small
				});
			}
			return evidence;
		}
		const MAX_SMALL = .2;
		function isBrand({ capital, small }) {
			return capital > 0 && small <= MAX_SMALL * (small + capital);
		}
		function orderBrands(seen, evidence = readEvidence(seen)) {
			const starts = [];
			for (const { competitor, name, mention, unclear, written } of seen) {
				const isNamed = isBrand(evidence.get(name) ?? written);
				const found = [mention, isNamed ? unclear : undefined].filter((start) => start !== undefined);
				if (found.length > 0) starts.push({
					competitor,
					start: Math.min(...found)
				});
			}
			starts.sort((a, b) => a.start - b.start);
			const named = [...new Set(starts.map(({ competitor }) => competitor))];
			const index = named.indexOf(undefined);
			return {
				position: index === -1 ? undefined : index + 1,
				competitors: named.filter((name) => name !== undefined)
			};
		}
		function settleNames(records) {
			const evidence = readEvidence(records.flatMap((record) => record.outcome === "evaluated" ? record.content.seen : []));
			return records.map((record) => {
				if (record.outcome !== "evaluated") return record;
				const { content } = record;
				return {
					...record,
					content: {
						...content,
						...orderBrands(content.seen, evidence)
					}
				};
			});
		}
	}),
	48583: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			S: () => toDownloadError,
			n: () => DownloadError
		});
		var _lib_http_addresses_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97925);
		var _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22380);
		class DownloadError extends Error {
			details;
			constructor(details) {
				super(`${details.url || "a download"}: ${details.detail}`);
				this.name = "DownloadError";
				this.details = details;
			}
		}
		function toDownloadError(error, url, signal, redact) {
			if (error instanceof DownloadError) return error;
			if (signal.aborted) {
				const isTimeout = signal.reason instanceof DOMException && signal.reason.name === "TimeoutError";
				return isTimeout ? new DownloadError({
					kind: "timeout",
					url,
					detail: "the time ended before the file was complete"
				}) : new DownloadError({
					kind: "cancelled",
					url,
					detail: "cancelled"
				});
			}
			const kind = error instanceof _lib_http_addresses_js__WEBPACK_IMPORTED_MODULE_0__.ij ? "refused" : "connection";
			return new DownloadError({
				kind,
				url,
				...(0, _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_1__.av)(error, redact)
			});
		}
	}),
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
		const QUESTION_SETTINGS = [
			"keywords",
			"engines",
			"prompt-template",
			"questions",
			"country"
		];
		const BRAND_SETTINGS = ["brand-domains", "brand-aliases"];
		function createAligner(fingerprint, engines) {
			const findName = createNameFinder(fingerprint, engines);
			const isName = new Set(engines);
			return (record) => {
				const changes = compareFingerprints(record.fingerprint, fingerprint).filter(({ name, removed }) => !BRAND_SETTINGS.includes(name) || removed.length > 0);
				if (changes.some(({ name }) => !QUESTION_SETTINGS.includes(name))) return undefined;
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
				const rename = (engine) => [names.get(engine) ?? []].flat();
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
					models: Object.fromEntries(Object.entries(record.models ?? {}).flatMap(([engine, models]) => rename(engine).map((name) => [name, models]))),
					contents: record.contents?.flatMap((entry) => rename(entry.engine).map((engine) => ({
						...entry,
						engine
					}))),
					others: named.flatMap(({ cell: { keyword, engine }, name }) => name === undefined ? [{
						keyword,
						engine
					}] : [])
				};
			};
		}
		function listSilent({ cells, fingerprint: earlier }, fingerprint, engines) {
			if (!("engines" in earlier && "engines" in fingerprint)) return [];
			const [identifyEarlier, identify] = createIdentifiers(earlier, fingerprint);
			const isChosen = earlier.engines?.length === 0 && fingerprint.engines?.length === 0;
			const names = isChosen ? engines : possibleNames(earlier);
			const asked = new Set(keywordsOf(earlier).flatMap((keyword) => names.map((engine) => identifyEarlier({
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
			const cellsByEngine = [...Map.groupBy(cells, ({ engine }) => engine).values()];
			return {
				...run,
				cells,
				overallBcr: score && unit * score,
				citedEngines: cellsByEngine.filter(_scan_measure_js__WEBPACK_IMPORTED_MODULE_1__.bp).length
			};
		}
		function meanScore(cells) {
			const cellsByKeyword = [...Map.groupBy(cells, ({ keyword }) => keyword).values()];
			return (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_2__._)(cellsByKeyword.map((group) => (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_2__._)(group.map(_scan_measure_js__WEBPACK_IMPORTED_MODULE_1__.lv))));
		}
		function createNameFinder(fingerprint, engines) {
			const finders = new Map();
			return ({ fingerprint: earlier }) => {
				const text = JSON.stringify(earlier);
				const finder = finders.get(text) ?? findNamesOf(earlier, fingerprint, engines);
				finders.set(text, finder);
				return finder;
			};
		}
		function findNamesOf(earlier, fingerprint, engines) {
			const [identifyEarlier, identify] = createIdentifiers(earlier, fingerprint);
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
		function createIdentifiers(earlier, now) {
			return [createIdentifier(earlier, now), createIdentifier(now, earlier)];
		}
		function createIdentifier(fingerprint, other) {
			const values = (name) => name in other ? (fingerprint[name] ?? []).toSorted() : [];
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
			tB: () => indexOfRun
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
			const start = indexOfRun(baseline.runs, since);
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
			const areCellsKnown = measurement.cells.length > 0 && runs.some((run) => run.cells.length > 0);
			const hasNumbers = isWhole || size === 0 && !areCellsKnown;
			const numbers = hasNumbers ? compareNumbers(measurement, baseline, runs, recent) : undefined;
			return {
				measurement,
				runs,
				recent,
				cells,
				isWhole,
				engines,
				scoreUnit,
				content,
				unpaired: listUnpaired(measurement, baseline.runs, cells, asked),
				score: isWhole && isScored ? numbers?.score : (0, _comparison_js__WEBPACK_IMPORTED_MODULE_1__.Ly)(cells, scoreUnit) ?? numbers?.score,
				citedEngines: size > 0 && !isWhole ? countEngines(engines) : numbers?.citedEngines,
				usualScore: baseline.overallBcr
			};
		}
		function indexOfRun(runs, since) {
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
			const pooled = isAll ? baseline : (0, _select_runs_js__WEBPACK_IMPORTED_MODULE_0__.r1)([first, ...others], baseline.origin);
			return {
				score: toChange(pooled.overallBcr, (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_2__._)([...recent, measurement].map((run) => run.overallBcr))),
				citedEngines: toChange(pooled.citedEngines, measurement.citedEngines)
			};
		}
		function toChange(was, now) {
			return was === undefined || now === undefined ? undefined : {
				now,
				was
			};
		}
		function listEngines(cells) {
			return Array.from(Map.groupBy(cells, ({ engine }) => engine), ([engine, group]) => ({
				engine,
				now: (0, _scan_measure_js__WEBPACK_IMPORTED_MODULE_3__.bp)(group.map(({ now }) => now)),
				was: (0, _scan_measure_js__WEBPACK_IMPORTED_MODULE_3__.bp)(group.flatMap(({ before }) => before.map(({ cell }) => cell)))
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
			const runScore = (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_2__._)(known.map(({ overallBcr }) => overallBcr));
			const cellScore = (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_2__._)(known.map(({ cells }) => (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_2__._)(cells.map(_scan_measure_js__WEBPACK_IMPORTED_MODULE_3__.lv))));
			return runScore && cellScore ? runScore / cellScore : undefined;
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
			const bothHave = ({ engine, keyword }) => now.engines.has(engine) && before.engines.has(engine) && (keyword === undefined || keywords.has(keyword) && before.keywords.has(keyword));
			const unpaired = [];
			const addMissing = (side, otherSide) => {
				for (const cell of otherSide) {
					const { keyword, engine } = cell;
					if (bothHave(cell) && !isPaired.has((0, _comparison_js__WEBPACK_IMPORTED_MODULE_1__.TN)(cell))) {
						unpaired.push({
							kind: "missing-answer",
							side,
							keyword,
							engine
						});
					}
				}
			};
			for (const engine of engines) {
				if (now.engines.has(engine)) continue;
				unpaired.push({
					kind: "silent-engine",
					engine,
					usually: before.engines.has(engine)
				});
			}
			if (former.engines.size === 0) return unpaired;
			for (const engine of now.engines) {
				if (!before.engines.has(engine)) unpaired.push({
					kind: "new-engine",
					engine
				});
			}
			for (const engine of former.engines) {
				if (!engines.has(engine)) unpaired.push({
					kind: "removed-engine",
					engine
				});
			}
			for (const keyword of before.keywords.size === 0 ? [] : keywords) {
				if (!before.keywords.has(keyword)) unpaired.push({
					kind: "new-keyword",
					keyword
				});
			}
			for (const keyword of former.keywords) {
				if (!keywords.has(keyword)) unpaired.push({
					kind: "removed-keyword",
					keyword
				});
			}
			addMissing("now", earlier);
			addMissing("before", cells);
			return unpaired;
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
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46958);
		var _scan_measure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19532);
		const MAX_BEFORE = 60;
		function levelOf(cells) {
			const answers = (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_0__.cz)(cells.map((cell) => cell.cited.length));
			const cited = (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_0__.cz)(cells.map(_scan_measure_js__WEBPACK_IMPORTED_MODULE_1__.Dz));
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
				const expected = cells.map((cell) => (0, _scan_measure_js__WEBPACK_IMPORTED_MODULE_1__.i2)(side(cell).map(_scan_measure_js__WEBPACK_IMPORTED_MODULE_1__.e_)) * cell.now.cited.length);
				const usually = Number((0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_0__.cz)(expected).toPrecision(12));
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
				const [was, now] = [cellsBefore(cell), cellsSince(cell)].map((side) => (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_0__._)(side.map(_scan_measure_js__WEBPACK_IMPORTED_MODULE_1__.lv)));
				return was === undefined || now === undefined ? [] : [{
					was,
					now,
					answers: cell.now.cited.length
				}];
			});
			const answers = (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_0__.cz)(scored.map((cell) => cell.answers));
			if (answers === 0) return undefined;
			const toScore = (side) => scoreUnit * (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_0__.cz)(scored.map((cell) => cell[side] * cell.answers)) / answers;
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
			const byEngine = new Map(Array.from(Map.groupBy(pairs, ({ engine }) => engine), ([engine, group]) => [engine, new Map(group.map((pair) => [pair.keyword, pair]))]));
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
			const byCountry = countries.map((country) => ({
				kind: "country",
				country
			}));
			const byEngine = engines.map((engine) => ({
				kind: "engine",
				engine
			}));
			if (countries.length < 2) return engines.length < 2 ? [] : byEngine;
			if (engines.length < 2) return byCountry;
			const byBoth = engines.flatMap((engine) => countries.map((country) => ({
				kind: "engine",
				engine,
				country
			})));
			return [
				...byCountry,
				...byEngine,
				...byBoth
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
			AI: () => followRecords,
			b0: () => selectRuns,
			r1: () => poolRuns
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
			const usual = dropLowAnswers(reference);
			const [newest, latest] = [records.at(-1), reference.at(-1)];
			const losses = (latest ?? (isFromOneGate(records) ? newest : undefined))?.losses.filter(_history_loss_js__WEBPACK_IMPORTED_MODULE_3__.n) ?? [];
			const isBefore = ({ createdAt }) => losses.every(({ since }) => createdAt < since);
			const runs = [...takeNewest(losses.length === 0 ? [] : usual.filter(isBefore), _comparison_js__WEBPACK_IMPORTED_MODULE_2__.FS), ...takeNewest(losses.length === 0 ? usual : usual.filter((run) => !isBefore(run)), MAX_RUNS)];
			const expected = engines.length > 0 ? engines : listChosen(runs);
			return {
				runs,
				comparable,
				losses,
				expected,
				silent: latest === undefined ? [] : (0, _align_runs_js__WEBPACK_IMPORTED_MODULE_0__.aq)(latest, fingerprint, expected),
				changes: runs.length === 0 && newest ? (0, _align_runs_js__WEBPACK_IMPORTED_MODULE_0__.tS)(newest.fingerprint, fingerprint) : []
			};
		}
		function listChosen(runs) {
			const chosen = runs.filter(({ fingerprint }) => fingerprint.engines?.length === 0);
			return [...new Set(chosen.flatMap(({ cells }) => cells.map(({ engine }) => engine)))];
		}
		function isFromOneGate(records) {
			const [before, newest] = records.slice(-2);
			return newest?.runUrl !== undefined && before?.runUrl !== newest.runUrl;
		}
		function dropLowAnswers(runs) {
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
			const last = records.findLastIndex(({ accepted }) => accepted);
			return last < 0 ? records : records.slice(last);
		}
		function takeNewest(runs, window) {
			const counts = new Map();
			const taken = runs.toReversed().flatMap((run) => {
				const engines = run.cells.length === 0 ? [undefined] : run.cells.map(({ engine }) => engine);
				const wanted = new Set(engines.filter((engine) => (counts.get(engine) ?? 0) < window));
				for (const engine of wanted) counts.set(engine, (counts.get(engine) ?? 0) + 1);
				const cells = run.cells.filter(({ engine }) => wanted.has(engine));
				return wanted.size === 0 ? [] : [(0, _align_runs_js__WEBPACK_IMPORTED_MODULE_0__.hV)(run, cells)];
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
			const overallBcr = (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_5__._)(runs.map((run) => run.overallBcr));
			const isCounted = runs.length > 1 && engines.length > 0;
			const citedEngines = isCounted ? engines.filter(({ cited }) => cited).length : Math.round((0, _scan_measure_js__WEBPACK_IMPORTED_MODULE_4__.i2)(runs.map((run) => run.citedEngines)));
			return {
				overallBcr,
				citedEngines,
				engines,
				runs,
				origin
			};
		}
		function followRecords(settings, read) {
			if (read === undefined || !("records" in read)) return settings;
			const newest = read.records.findLast(({ fingerprint: { brand = [], language = [] } }) => brand.join() === settings.brand && language.join() === settings.language);
			const scanPer = newest?.fingerprint["scan-per"]?.join();
			return scanPer === "all" || scanPer === "keyword" ? {
				...settings,
				scanPer
			} : settings;
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
				run,
				createdAt,
				cells: cells.filter((cell) => weights.has((0, _comparison_js__WEBPACK_IMPORTED_MODULE_0__.TN)(cell)))
			}));
			const allCells = points.flatMap(({ cells }) => cells);
			const means = new Map(Array.from(Map.groupBy(allCells, _comparison_js__WEBPACK_IMPORTED_MODULE_0__.TN), ([key, cells]) => [key, (0, _scan_measure_js__WEBPACK_IMPORTED_MODULE_1__.i2)(cells.map(numberOf))]));
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
	20487: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { w: () => describeIssues });
		var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37428);
		const MAX_PROBLEMS = 3;
		function describeIssues(issues, whole = "the answer") {
			const problems = issues.slice(0, MAX_PROBLEMS).map(({ path, message }) => `${zod__WEBPACK_IMPORTED_MODULE_0__.sR(path) || whole}: ${message.replace("Invalid input: ", "")}`);
			const others = issues.length - problems.length;
			return [...problems, ...others > 0 ? [`and ${others} more`] : []].join("; ");
		}
	}),
	64235: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			cv: () => totalCost,
			p4: () => COST_LIMIT_REACHED,
			sj: () => openAccount
		});
		var _prices_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78280);
		const COST_LIMIT_REACHED = new Error("the cost limit of the run is reached");
		function openAccount(day, maxCost = Number.POSITIVE_INFINITY, spent = 0) {
			const costs = new Map();
			const reached = new AbortController();
			const endAtLimit = () => {
				if (addUsd(spent, totalCost([...costs.values()])) >= maxCost) reached.abort(COST_LIMIT_REACHED);
			};
			endAtLimit();
			return {
				charge(spec, model, usage) {
					costs.set(spec.id, addReply(costs.get(spec.id) ?? noCost(spec.id), costOf(spec, model, usage, day), usage));
					endAtLimit();
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
		function costOf(spec, model, usage, day) {
			return usage.cost ?? (0, _prices_js__WEBPACK_IMPORTED_MODULE_0__.zP)({
				...spec,
				model
			}, usage, day) ?? (0, _prices_js__WEBPACK_IMPORTED_MODULE_0__.zP)(spec, usage, day);
		}
		function addReply(costs, cost, usage) {
			const { inputTokens = 0, outputTokens = 0, searches } = usage;
			return {
				engine: costs.engine,
				replies: costs.replies + 1,
				inputTokens: costs.inputTokens + inputTokens,
				outputTokens: costs.outputTokens + outputTokens,
				searches: searches === undefined ? costs.searches : (costs.searches ?? 0) + searches,
				costUsd: addUsd(costs.costUsd, cost ?? 0),
				stated: costs.stated + (usage.cost === undefined ? 0 : 1),
				unpriced: costs.unpriced + (cost === undefined ? 1 : 0)
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
	}),
	8616: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$M: () => costSchema,
			Mw: () => citedSiteSchema,
			uT: () => untrustedReasonSchema,
			zq: () => untrustedProblemSchema
		});
		var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27597);
		var _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69681);
		const sourceOwnerSchema = zod__WEBPACK_IMPORTED_MODULE_1__.gMt("kind", [
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("own", {}),
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("competitor", { name: zod__WEBPACK_IMPORTED_MODULE_1__.YjP() }),
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("third-party", {})
		]);
		const citedSiteSchema = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			domain: zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),
			owner: sourceOwnerSchema
		});
		const sourceSchema = citedSiteSchema.extend({ url: zod__WEBPACK_IMPORTED_MODULE_1__.YjP() });
		const statedFactSchema = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			fact: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			is: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Te,
			list: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			said: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.no)(_contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq)
		});
		const answerContentSchema = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			cited: zod__WEBPACK_IMPORTED_MODULE_1__.zMY(),
			retrieved: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.no)(zod__WEBPACK_IMPORTED_MODULE_1__.zMY()),
			position: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.no)(_contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9),
			competitors: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(zod__WEBPACK_IMPORTED_MODULE_1__.YjP()),
			citedSources: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(sourceSchema),
			unknownSources: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			retrievedSources: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(sourceSchema),
			queries: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(zod__WEBPACK_IMPORTED_MODULE_1__.YjP()),
			text: zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),
			isCut: zod__WEBPACK_IMPORTED_MODULE_1__.zMY(),
			facts: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(statedFactSchema).exactOptional(),
			isWithheld: zod__WEBPACK_IMPORTED_MODULE_1__.euz(true).exactOptional()
		});
		const problemShape = {
			detail: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			status: zod__WEBPACK_IMPORTED_MODULE_1__.Whr().exactOptional()
		};
		const unansweredSchema = zod__WEBPACK_IMPORTED_MODULE_1__.k5n([
			"unsearched",
			"refused",
			"failed",
			"no-sources"
		]);
		const answerProblemSchema = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			...problemShape,
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
			...problemShape,
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
		const withoutPage = vendorSchema.omit({ keyPage: true });
		const untrustedProblemSchema = engineProblemSchema.extend({ vendor: withoutPage });
		const untrustedReasonSchema = zod__WEBPACK_IMPORTED_MODULE_1__.gMt("scope", [answerProblemSchema, untrustedProblemSchema]);
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
	78280: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$D: () => estimateAnswer,
			zP: () => priceUsage
		});
		const PRICE_LISTS = `
  # 2026-11-18 https://developers.openai.com/api/docs/pricing
  openai      8     40    10   -           gpt-6.2-astra
  openai      2     10    10   -           gpt-6.2-sol gpt-6.1-sol gpt-6-sol
  openai      10    50    10   -           gpt-6-astra
  openai      1     5     10   -           gpt-6.1-terra
  openai      0.1   0.5   10   -           gpt-6-luna
  openai      1.25  10    10   -           gpt-5.1 gpt-5
  openai      0.25  2     10   -           gpt-5-mini
  openai      0.05  0.4   10   -           gpt-5-nano
  openai      2     8     10   -           o3 gpt-4.1
  openai      2.5   10    10   -           gpt-4o

  # 2026-11-28 https://platform.claude.com/docs/en/about-claude/pricing
  # claude-haiku-5-5: up to 100,000 tokens of a prompt; then 0.5 and 2.5.
  anthropic   2     10    10   -           claude-sonnet-5-5 claude-sonnet-5
  anthropic   4     20    10   -           claude-opus-5-5
  anthropic   5     25    10   -           claude-opus-5 claude-opus-4-8 claude-opus-4-5
  anthropic   3     15    10   -           claude-sonnet-4-6
  anthropic   0.1   0.5   10   -           claude-haiku-5-5
  anthropic   1     5     10   -           claude-haiku-4-5
  anthropic   10    50    10   -           claude-fable-5-1
  anthropic   8     40    10   -           claude-fable-5-2

  # 2026-11-22 https://ai.google.dev/gemini-api/docs/pricing
  # The price of searches after 5,000 free ones a month. Carbon, neon and hydrogen as several resellers quote the vendor.
  # The vendor routes gemini-3.7-flash to gemini-3.8-flash.
  gemini      2     10    14   2026-12-01  gemini-4-carbon gemini-4-argon
  gemini      3     15    14   -           gemini-4-neon
  gemini      1.5   7.5   14   -           gemini-4-hydrogen
  gemini      0.75  3.75  14   2027-01-01  gemini-3.8-flash gemini-3.7-flash
  gemini      0.75  3.75  14   -           gemini-3.6-flash
  gemini      1.5   9     14   -           gemini-3.5-flash
  gemini      0.3   2.5   14   -           gemini-3.5-flash-lite gemini-2.5-flash
  gemini      0.25  1.5   14   -           gemini-3.1-flash-lite
  gemini      2     12    14   -           gemini-3.1-pro-preview

  # 2026-09-27 https://docs.perplexity.ai/docs/agent-api/models
  # Searches: https://docs.perplexity.ai/docs/getting-started/pricing, 2026-10-07. A recorded reply confirms that of fast.
  perplexity  0.25  2.5   1    -           sonar fast
  perplexity  0.25  2.5   2.5  -           perplexity/sonar low medium high xhigh

  # 2026-09-29 https://docs.x.ai/developers/pricing
  xai         2     6     5    -           grok-4.7 grok-4.6 grok-4.5
  xai         1.25  2.5   5    -           grok-4.3

  # 2026-10-20 https://mistral.ai/pricing
  # Searches of web_search, not web_search_premium: https://mistral.ai/news/agents-api, 2026-02-10.
  # mistral-large-4: after the launch price of 0.68 and 2.09, as resellers quote the vendor.
  mistral     1.36  4.18  30   -           mistral-large-4
  mistral     1.5   7.5   30   -           mistral-medium-latest mistral-medium-3-5 mistral-medium-2604

  # 2026-11-21 https://dataforseo.com/pricing/serp/google-ai-mode-serp-api
  dataforseo  0     0     4    -           ai-mode ai-overview chatgpt gemini
  dataforseo  0     0     2    -           copilot
`;
		const PRICES = new Map(PRICE_LISTS.split("\n").flatMap((line) => {
			const [engine, input, output, searches, day = "-", ...models] = line.trim().split(/\s+/);
			if (engine === "#") return [];
			const doublesOn = day === "-" ? "9999" : day;
			const price = {
				input: Number(input),
				output: Number(output),
				searches: Number(searches),
				doublesOn
			};
			return models.map((model) => [`${engine}:${model}`, price]);
		}));
		function priceUsage({ name, model }, { inputTokens = 0, outputTokens = 0, searches = 1 }, day) {
			const withoutDate = model.replace(/[-@]\d{4}-?\d{2}-?\d{2}$/, "");
			const price = PRICES.get(`${name}:${model}`) ?? PRICES.get(`${name}:${withoutDate}`);
			if (price === undefined) return undefined;
			if (price.input + price.output > 0 && inputTokens + outputTokens === 0) return undefined;
			const factor = day >= price.doublesOn ? 2 : 1;
			const tokens = factor * (inputTokens * price.input + outputTokens * price.output) / 1e6;
			return tokens + searches * price.searches / 1e3;
		}
		function estimateAnswer(spec, day) {
			return priceUsage(spec, TYPICAL_ANSWER[spec.name], day);
		}
		const TYPICAL_ANSWER = {
			openai: {
				inputTokens: 2e4,
				outputTokens: 4e3,
				searches: 2
			},
			anthropic: {
				inputTokens: 27e3,
				outputTokens: 4e3,
				searches: 1.5
			},
			gemini: {
				inputTokens: 100,
				outputTokens: 2e3,
				searches: 5.5
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
			cloro: {
				inputTokens: 0,
				outputTokens: 0
			},
			"openai-compatible": {
				inputTokens: 100,
				outputTokens: 1e3
			}
		};
	}),
	30281: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			VN: () => describeServiceError,
			_7: () => ServiceError,
			"in": () => readRequest,
			li: () => badRequest,
			mP: () => headlineOfFailure
		});
		var _contract_describe_issues_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20487);
		var _lib_escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68989);
		var _avg_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25988);
		var _service_codes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17794);
		var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45907);
		class ServiceError extends Error {
			details;
			constructor(details, options) {
				super(`${details.request}: ${details.detail}`, options);
				this.name = "ServiceError";
				this.details = details;
			}
		}
		function readRequest(schema, value, operation) {
			const parsed = schema.safeParse(value);
			if (parsed.success) return parsed.data;
			throw badRequest(operation, (0, _contract_describe_issues_js__WEBPACK_IMPORTED_MODULE_2__.w)(parsed.error.issues, "the request"));
		}
		function badRequest(request, detail) {
			return new ServiceError({
				kind: "http",
				request,
				status: 400,
				code: "bad_request",
				detail
			});
		}
		function describeServiceError(details, atTerminal = false) {
			if (details.cause !== undefined) return (0, _avg_error_js__WEBPACK_IMPORTED_MODULE_0__.Uc)(details.cause, atTerminal);
			const { attempts = 1, request } = details;
			const code = codeOf(details);
			const { happened = describeStatus } = declarationOf(code);
			const tries = attempts > 1 ? ` (tried ${attempts} times)` : "";
			const detail = (0, _words_js__WEBPACK_IMPORTED_MODULE_3__.Rw)(details.detail);
			return (0, _avg_error_js__WEBPACK_IMPORTED_MODULE_0__.bD)(code, `${happened(details)}${tries}${detail && `: ${detail}`}. The call was ${(0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_4__.h0)(request, 200)}.`);
		}
		function headlineOfFailure(details) {
			const { headline } = declarationOf(codeOf(details));
			if (headline !== undefined) return headline;
			if (details.status !== undefined) return `The scan service failed with status ${details.status}`;
			return "The scan service did not answer";
		}
		function declarationOf(code) {
			return code === "AVG_ANSWER_COST" ? { happened: () => "The request was not sent" } : _service_codes_js__WEBPACK_IMPORTED_MODULE_1__.aX[code];
		}
		function describeStatus({ status, code }) {
			const answer = `The service answered ${status ?? "an error"}`;
			return code ? `${answer} (${(0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_4__.h0)(code, 60)})` : answer;
		}
		function codeOf({ kind, status = 0, code, retryAfter }) {
			switch (kind) {
				case "http": return codeOfStatus(status, code);
				case "connection": return code === _service_codes_js__WEBPACK_IMPORTED_MODULE_1__.PO ? "AVG_PROXY" : "AVG_SERVICE_CONNECTION";
				case "timeout": return retryAfter === undefined ? "AVG_SERVICE_TIMEOUT" : "AVG_SERVICE_WAIT";
				case "cancelled": return "AVG_CANCELLED";
				case "invalid-response": return "AVG_SERVICE_RESPONSE";
				case "not-completed": return "AVG_SERVICE_INCOMPLETE";
				case "not-sent": return "AVG_ANSWER_COST";
				case "setup": return "AVG_SETUP";
			}
		}
		function codeOfStatus(status, code) {
			switch (status) {
				case 400: return "AVG_REQUEST_400";
				case 401: return "AVG_AUTH_401";
				case 403: return code === _service_codes_js__WEBPACK_IMPORTED_MODULE_1__.Nc ? "AVG_SERVICE_HTTP" : "AVG_AUTH_403";
				case 404: return "AVG_SERVICE_404";
				case 429: return "AVG_LIMIT_429";
			}
			if (status >= 500) return "AVG_SERVICE_5XX";
			return status >= 300 && status < 400 ? "AVG_SERVICE_REDIRECT" : "AVG_SERVICE_HTTP";
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
			const found = changes.flatMap((change) => (change.outcome === "gained" ? toGain(change) : toLoss(change)) ?? []);
			const merged = [];
			for (const group of Map.groupBy(found, ({ kind, cause }) => `${kind}·${cause}`).values()) {
				const [first] = group;
				if (first === undefined) continue;
				merged.push({
					...first,
					questions: group.flatMap(({ questions }) => questions),
					removed: withoutDuplicates(group.flatMap(({ removed }) => removed))
				});
			}
			return merged.toSorted((a, b) => b.questions.length - a.questions.length);
		}
		function findCauses(change) {
			return change.causes.flatMap((cause) => {
				const isWeaker = cause.kind === "outranked" || cause.kind === "moved";
				const outcome = isWeaker ? "weaker" : change.outcome;
				return toLoss({
					...change,
					outcome,
					causes: [cause]
				}) ?? [];
			});
		}
		function toGain(change) {
			const path = change.after?.place.path ?? "";
			return {
				...commonFields(change, path),
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
			const common = {
				...commonFields(change, path),
				cause: `${prefix}${path}`
			};
			const found = {
				...common,
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
					const { kind: _, path: __, reason, ...place } = first;
					const way = reason === "no-redirect" ? "moved" : reason;
					const moved = {
						kind: "answer-weaker",
						leadsTo: "warn",
						cause: `${way}·${path}`
					};
					return {
						...common,
						...moved,
						way,
						...place
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
		function commonFields(change, path) {
			const { owner } = change;
			const isGuess = ["guessed", "cited"].includes(owner?.certainty ?? "") && owner?.path === path;
			const certainty = isGuess ? "page-not-confirmed" : "fact";
			const { elsewhere, loss, removed } = change;
			return {
				certainty,
				questions: [toQuestion(change)],
				path,
				removed,
				gone: loss,
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
		function withoutDuplicates(pieces) {
			return [...new Map(pieces.map((piece) => [JSON.stringify([
				piece.path,
				piece.from,
				piece.to
			]), piece])).values()];
		}
		function splitAccepted(changes, verdict) {
			const rule = (0, _gate_verdict_js__WEBPACK_IMPORTED_MODULE_0__.sJ)(verdict).find(({ kind }) => kind === "answers");
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
	29854: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			On: () => findUncited,
			TA: () => findReadEvidence,
			nX: () => usualCitations,
			zS: () => findGrownSites
		});
		var _comparison_comparison_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(25039);
		var _engines_engine_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28913);
		var _gate_statistics_distributions_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42971);
		var _gate_statistics_engine_day_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99955);
		var _gate_statistics_fall_test_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79388);
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46958);
		var _scan_engine_contents_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2615);
		var _scan_summarize_answers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44267);
		const MAX_READ_SHARE = .5;
		const MAX_P_VALUE = .01;
		const MIN_GROWTH = .1;
		function findReadEvidence(records, runs) {
			const counted = (0, _scan_engine_contents_js__WEBPACK_IMPORTED_MODULE_3__._n)(records).filter(({ read }) => read !== undefined);
			const of = (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_4__.cz)(counted.map(({ answers }) => answers));
			const answers = (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_4__.cz)(counted.map(({ read = 0 }) => read));
			const usually = usualNumber(runs, counted, ({ read }) => read);
			if (usually === undefined || usually < 1 || answers > MAX_READ_SHARE * usually) return [];
			const domain = (0, _scan_summarize_answers_js__WEBPACK_IMPORTED_MODULE_5__.F)(records)?.domains.find(({ owner }) => owner.kind === "own")?.domain;
			return [{
				kind: "read",
				domain,
				answers,
				usually,
				of
			}];
		}
		function findGrownSites(records, runs) {
			const of = (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_4__.cz)((0, _scan_engine_contents_js__WEBPACK_IMPORTED_MODULE_3__._n)(records).map(({ answers }) => answers));
			const usualOf = usualCitations(records, runs);
			const domains = (0, _scan_summarize_answers_js__WEBPACK_IMPORTED_MODULE_5__.F)(records)?.domains ?? [];
			const sites = domains.filter(({ owner }) => owner.kind !== "own");
			return sites.flatMap(({ domain, answers, pages }) => {
				const usually = usualOf(domain);
				if (usually === undefined || answers - usually < MIN_GROWTH * of) return [];
				if (sites.length * testGrowth(domain, records, runs) > MAX_P_VALUE) return [];
				return [{
					kind: "site",
					domain,
					page: pages[0]?.url,
					answers,
					usually,
					of
				}];
			}).toSorted((a, b) => b.answers - b.usually - (a.answers - a.usually));
		}
		function usualCitations(records, runs) {
			const counted = (0, _scan_engine_contents_js__WEBPACK_IMPORTED_MODULE_3__._n)(records);
			return (domain) => usualNumber(runs, counted, (contents) => countIn(contents, domain));
		}
		function usualNumber(runs, now, count) {
			const known = now.map(({ engine, answers }) => {
				const shares = runs.flatMap(({ contents = [] }) => contents.filter((each) => each.engine === engine && each.answers > 0).flatMap((each) => {
					const counted = count(each);
					return counted === undefined ? [] : [counted / each.answers];
				}));
				return shares.length === 0 ? undefined : answers * (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_4__.cz)(shares) / shares.length;
			});
			return known.length === 0 || known.includes(undefined) ? undefined : (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_4__.cz)(known.map((value) => value ?? 0));
		}
		const MAX_CHANCE = .001;
		function findUncited(records, runs) {
			const idOf = ({ engine }) => (0, _engines_engine_names_js__WEBPACK_IMPORTED_MODULE_0__.Vl)(engine).id;
			const searched = records.filter((record) => (0, _scan_engine_contents_js__WEBPACK_IMPORTED_MODULE_3__.hi)(record) !== undefined);
			return [...Map.groupBy(searched, idOf)].flatMap(([engine, answers]) => {
				const of = answers.length;
				const uncited = answers.filter((record) => !(0, _scan_engine_contents_js__WEBPACK_IMPORTED_MODULE_3__.hi)(record)).length;
				const unread = answers.filter(_scan_engine_contents_js__WEBPACK_IMPORTED_MODULE_3__.KJ).length;
				const before = runs.flatMap(({ contents = [] }) => contents.filter((each) => idOf(each) === engine));
				const all = (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_4__.cz)(before.map((each) => each.answers + each.unread));
				const none = all - (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_4__.cz)(before.map((each) => each.sourced));
				const share = (none + .5) / (all + 1);
				const chance = Math.min((0, _gate_statistics_distributions_js__WEBPACK_IMPORTED_MODULE_6__.Cv)(uncited, of, share), (0, _gate_statistics_distributions_js__WEBPACK_IMPORTED_MODULE_6__.Cv)(of - uncited, of, 1 - share));
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
			const countEngine = (engine) => {
				const own = evaluated.filter((record) => record.engine === engine);
				const others = own.filter(({ content }) => content.citedSources.every((source) => source.domain !== domain));
				const before = runs.flatMap(({ contents = [] }, run) => contents.filter((each) => each.engine === engine).map((each) => ({
					run,
					answers: each.answers,
					cited: each.answers - countIn(each, domain)
				})));
				return {
					now: {
						cited: others.length,
						answers: own.length
					},
					before
				};
			};
			const engines = [...new Set(evaluated.map(({ engine }) => engine))];
			const dispersion = evaluated.length / new Set(evaluated.map(_comparison_comparison_js__WEBPACK_IMPORTED_MODULE_7__.TN)).size;
			return (0, _gate_statistics_fall_test_js__WEBPACK_IMPORTED_MODULE_2__.q)(Array.from(Map.groupBy(engines, (engine) => (0, _engines_engine_names_js__WEBPACK_IMPORTED_MODULE_0__.Vl)(engine).id).values(), (group) => {
				const cells = group.map(countEngine);
				return {
					cells,
					day: {
						...(0, _gate_statistics_engine_day_js__WEBPACK_IMPORTED_MODULE_1__.j)(cells, {
							length: 1,
							isCorrelated: false
						}),
						dispersion
					}
				};
			}));
		}
		function countIn({ domains }, domain) {
			const listed = domains.find((each) => each.domain === domain);
			return (listed ?? (domains.length < _scan_engine_contents_js__WEBPACK_IMPORTED_MODULE_3__.xj ? undefined : domains.at(-1)))?.answers ?? 0;
		}
	}),
	16487: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			kH: () => findFindings,
			zg: () => leavesUnjudged,
			eB: () => wasReportedBefore
		});
		var comparison_comparison = __webpack_require__(25039);
		var comparison_scope = __webpack_require__(69972);
		var engine_names = __webpack_require__(28913);
		;
		const MAX_SITES = 3;
		function listWrongAnswers(records) {
			const evaluated = records.filter((record) => record.outcome === "evaluated");
			const stated = evaluated.flatMap(({ engine, content }) => (content.facts ?? []).map((fact) => ({
				...fact,
				engine,
				content
			})));
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
			})).toSorted((a, b) => b.answers - a.answers).slice(0, MAX_SITES);
		}
		var relapses = __webpack_require__(22271);
		var gate_verdict = __webpack_require__(39231);
		var numbers = __webpack_require__(46958);
		var content_findings = __webpack_require__(20157);
		var compare = __webpack_require__(90367);
		var rules_drops = __webpack_require__(6784);
		var evidence = __webpack_require__(29854);
		;
		function findLive(run) {
			const { verdict, comparison, measurement, baseline } = run;
			if (verdict.kind === "blocked" || comparison === undefined) return [];
			const { rules, drops } = verdict;
			const drop = findDrop(rules, "fail") ?? findDrop(rules, "inconclusive");
			const fails = drop?.outcome === "fail";
			const whole = { kind: "whole" };
			const scope = drop === undefined || isShareRule(drop) ? drops?.scope ?? whole : whole;
			const isByScore = drops?.isByScore ?? false;
			const isTested = drops?.noise === "tested";
			const context = {
				run,
				comparison,
				scope,
				drop,
				isTested,
				isByScore
			};
			const runs = baseline?.runs ?? [];
			const start = (0, compare.tB)(runs, drops?.since);
			const losses = drops?.losses ?? [];
			const deciding = losses.find((loss) => (0, comparison_scope.JH)(loss.scope) === (0, comparison_scope.JH)(scope) && loss.measure === "score" === isByScore && (0, compare.tB)(runs, loss.since) === start);
			const others = losses.filter((loss) => !fails || loss !== deciding).flatMap((loss) => {
				const own = loss === deciding || measurement === undefined || baseline === undefined ? comparison : (0, compare.UD)(measurement, baseline, undefined, loss.since);
				const isByScore = loss.measure === "score";
				const about = {
					run,
					comparison: own,
					scope: loss.scope,
					drop: undefined,
					isTested,
					isByScore
				};
				return findLoss(about, loss, fails);
			});
			if (drop === undefined) return others;
			return [fails ? toFailedDrop(context, deciding) : toPossibleDrop(context), ...others];
		}
		function findDrop(rules, outcome) {
			const drops = rules.filter((rule) => rule.kind === "drop" && rule.outcome === outcome);
			const found = drops.find(({ rule }) => rule === rules_drops.bV.name) ?? drops[0];
			return found?.kind === "drop" ? found : undefined;
		}
		function toFailedDrop(context, loss) {
			const { comparison, scope } = context;
			const common = {
				...dropFields(context),
				leadsTo: "fail"
			};
			if (comparison.recent.length > 0) {
				const { lowerSince, since } = loss ?? {};
				const reportedOn = loss === undefined || loss.failedRuns === 1 ? undefined : loss.reportedOn;
				return {
					...common,
					kind: "declined",
					reportedOn,
					lowerSince,
					time: overTime(comparison, scope, since)
				};
			}
			return {
				...common,
				kind: scope.kind === "engine" ? "engine-lost" : "dropped"
			};
		}
		function toPossibleDrop(context) {
			const { comparison, scope, isTested } = context;
			return {
				...dropFields(context),
				kind: "may-be-chance",
				leadsTo: "inconclusive",
				evidence: [],
				certainty: isTested ? "may-be-chance" : "too-early",
				time: comparison.recent.length > 0 ? overTime(comparison, scope) : undefined
			};
		}
		function findLoss(context, loss, fails) {
			const { comparison, scope } = context;
			const { measure, state, reportedOn, lowerSince, failedRuns } = loss;
			if (state === "not-measured") return [];
			if (state === "failed" && fails) return [toFailedDrop(context, loss)];
			if (state === "failed" || state === "low") {
				const time = overTime(comparison, scope, loss.since);
				const fields = {
					...dropFields(context),
					kind: "still-low",
					leadsTo: "warn"
				};
				return [{
					...fields,
					time,
					reportedOn,
					lowerSince,
					failedRuns
				}];
			}
			const isCertain = state === "recovered";
			const since = loss.recoveringSince ?? loss.since;
			const certainty = isCertain ? certaintyOf(context) : "may-be-chance";
			const fields = {
				...scopeFields(comparison, scope, []),
				kind: "back",
				certainty,
				leadsTo: "none"
			};
			return [{
				...fields,
				since,
				isCertain,
				low: findLowRuns(context, loss),
				measure
			}];
		}
		function findLowRuns({ run, comparison, scope }, { since, recoveringSince }) {
			const runs = run.baseline?.runs ?? [];
			const end = (0, compare.tB)(runs, recoveringSince);
			const change = (0, comparison_comparison.ND)(comparison.cells.filter(({ engine }) => (0, comparison_scope.S1)(scope, engine)).flatMap((cell) => {
				const before = cell.recent.filter((each) => each.run < end);
				return before.length === 0 ? [] : [{
					...cell,
					before
				}];
			}));
			return {
				since,
				runs: end - (0, compare.tB)(runs, since),
				share: change?.was.share
			};
		}
		function certaintyOf({ isTested }) {
			return isTested ? "more-than-chance" : "fact";
		}
		function dropFields(context) {
			const { run, comparison, scope, drop, isByScore } = context;
			const records = recordsIn(comparison, scope, run.answerRecords);
			const common = scopeFields(comparison, scope, [
				...run.lostPages ?? [],
				...(0, evidence.TA)(records, comparison.runs),
				...(0, evidence.zS)(records, comparison.runs).slice(0, 1)
			]);
			const { change } = common;
			const isShown = change !== undefined && isVisiblyLower(change) && (drop === undefined || isShareRule(drop));
			return {
				...common,
				certainty: certaintyOf(context),
				value: isShown && !isByScore ? undefined : droppedValueOf(context)
			};
		}
		function isVisiblyLower({ was, since }) {
			return Math.round(100 * was.share) > Math.round(100 * since.share);
		}
		function droppedValueOf({ drop, comparison: { score } }) {
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
		function isShareRule({ rule }) {
			return rule === rules_drops.bV.name || rule === rules_drops.eo.name;
		}
		function overTime({ cells, recent }, scope, since = recent[0]?.createdAt ?? "") {
			const change = (0, comparison_comparison.ND)(cells.filter(({ engine }) => (0, comparison_scope.S1)(scope, engine)));
			return {
				since,
				levels: change && {
					before: change.was.share,
					since: change.since.share,
					now: change.now.share
				}
			};
		}
		function scopeFields(comparison, scope, evidence) {
			const since = comparison.recent[0]?.createdAt;
			const cells = comparison.cells.filter(({ engine }) => (0, comparison_scope.S1)(scope, engine));
			return {
				scope,
				evidence,
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
			if (comparison === undefined || (0, gate_verdict.sJ)(verdict).some(isEvidence)) return [];
			const own = (0, comparison_comparison.ND)(comparison.cells);
			if (own === undefined || comparison.runs.length < MIN_RUNS) return [];
			const records = recordsIn(comparison, { kind: "whole" }, answerRecords);
			const site = (0, evidence.zS)(records, comparison.runs).find(({ answers, usually }) => answers > own.now.cited && usually < own.was.usually);
			if (site === undefined) return [];
			const fields = {
				kind: "competitor-ahead",
				certainty: "more-than-chance",
				leadsTo: "warn"
			};
			return [{
				...fields,
				cause: site.domain,
				site,
				own: own.now
			}];
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
				...findWarnings(run),
				...findConfigChanges(run),
				...findHost(run)
			];
			const isStale = (finding) => finding.kind === "not-judged" && finding.warning.code === "AVG_OWNER_MISSING" && !run.failures?.includes("owner-missing");
			const needsState = found.every((finding) => isSideFinding(finding) || isStale(finding));
			const findings = needsState ? [...found, ...findState(run)] : found;
			const citations = new Map(run.baseline?.content?.stakes?.map(({ path, answers }) => [path, answers]));
			const citationsOf = (finding) => (0, content_findings.Pz)(finding) ? citations.get(finding.path) ?? 0 : 0;
			const rankOf = (finding) => FINDING_KINDS.indexOf(citationsOf(finding) > 0 ? "page-gone" : finding.kind);
			return findings.toSorted((a, b) => Number(isStale(a)) - Number(isStale(b)) || LEADS_TO.indexOf(a.leadsTo) - LEADS_TO.indexOf(b.leadsTo) || rankOf(a) - rankOf(b) || citationsOf(b) - citationsOf(a));
		}
		function wasReportedBefore(failing) {
			return failing.length > 0 && failing.every((finding) => finding.kind === "declined" && finding.reportedOn !== undefined);
		}
		function isSideFinding({ kind, leadsTo }) {
			if (kind === "fact-wrong" || kind === "fact-settling") return leadsTo === "none";
			return leadsTo !== "fail" && [
				"config-changed",
				"engine-silent",
				"host-blocks"
			].includes(kind);
		}
		function findFacts({ verdict, baseline, answerRecords }) {
			if (verdict.kind !== "judged") return [];
			const relapsed = (0, gate_verdict.q3)(verdict);
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
				return {
					...asFact("fact-settling", leadsTo, `${relapse.fact}·${relapse.engine}`),
					...relapse
				};
			});
			const found = [...Map.groupBy(wrong, ({ cause }) => cause).values()].flatMap((all) => all.slice(0, 1).map(({ fact, leadsTo, cause }) => {
				const sentences = all.map(({ sentence }) => sentence);
				return {
					...asFact("fact-wrong", leadsTo, cause),
					fact,
					sentences
				};
			}));
			return [...found, ...settled];
		}
		function asFact(kind, leadsTo, cause) {
			return {
				kind,
				certainty: "fact",
				leadsTo,
				cause
			};
		}
		function findIncidents({ verdict, measurement }) {
			if (verdict.kind !== "blocked") return [];
			const { blocker, status } = verdict;
			const isPartly = measurement !== undefined;
			return [{
				...asFact("incident", status, causeOf(blocker)),
				blocker,
				isPartly
			}];
		}
		function causeOf(blocker) {
			if ("code" in blocker) return blocker.code;
			return blocker.kind === "service" ? `service·${blocker.details.kind}·${blocker.details.status ?? ""}` : blocker.kind;
		}
		function findUnrecorded({ kind, recording, isAcceptLost: isAccepting }) {
			const isAcceptLost = isAccepting === true;
			const isLost = recording?.kind === "failed" && kind === "judged";
			if (!isAcceptLost && !isLost) return [];
			const why = recording?.kind === "failed" ? recording.why : undefined;
			const leadsTo = isAcceptLost ? "error" : "inconclusive";
			return [{
				...asFact("not-recorded", leadsTo, "not-recorded"),
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
					...asFact("engine-silent", worstOf(engines), cause),
					engines: engines.map(({ engine }) => engine),
					planned: (0, numbers.cz)(engines.map(({ planned }) => planned)),
					evaluated: (0, numbers.cz)(engines.map(({ evaluated }) => evaluated)),
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
			return (0, gate_verdict.Sv)(verdict).filter(({ state, scope }) => state === "not-measured" && !silent.some(({ engine }) => (0, comparison_scope.S1)(scope, engine))).map((loss) => ({
				...asFact("loss-unseen", "warn", `unseen·${loss.since}`),
				loss,
				missing: (0, gate_verdict.R4)(verdict)
			}));
		}
		function findBroken({ verdict, measurement }, findings) {
			const level = (0, comparison_comparison.In)(measurement?.cells ?? []);
			return (0, gate_verdict.sJ)(verdict).flatMap((rule) => {
				if (rule.outcome === "pass" || rule.outcome === "warn") return [];
				const leadsTo = rule.outcome === "fail" ? "fail" : "inconclusive";
				const isLevel = rule.kind === "floor" || rule.kind === "required-engines";
				const isReported = findings.some((finding) => finding.leadsTo === leadsTo || finding.leadsTo === "fail");
				if (!isLevel && isReported) return [];
				return [{
					...asFact("floor-broken", leadsTo, rule.rule),
					rule,
					level
				}];
			});
		}
		function findWarnings({ verdict, baseline }) {
			const warnings = verdict.kind === "judged" ? baseline?.content?.warnings ?? [] : [];
			const canFail = (0, gate_verdict.sJ)(verdict).some(({ kind }) => ![
				"answers",
				"drop",
				"completeness"
			].includes(kind));
			return warnings.filter(({ code }) => code !== "AVG_SAME_BUILD" && !(code === "AVG_FAILS_NOTHING" && canFail)).map((warning) => ({
				...asFact("not-judged", leavesUnjudged(warning) ? "warn" : "none", warning.code),
				warning
			}));
		}
		function leavesUnjudged(warning) {
			return warning.code !== "AVG_OWNER_MISSING" || warning.owners.some(({ isRenamed }) => !isRenamed);
		}
		function findConfigChanges({ configChanges = [] }) {
			if (configChanges.length === 0) return [];
			const cause = configChanges.map(({ path }) => path).join();
			return [{
				...asFact("config-changed", "warn", cause),
				files: configChanges
			}];
		}
		function findHost({ hostBlocks }) {
			if (hostBlocks === undefined) return [];
			return [{
				...asFact("host-blocks", "warn", hostBlocks.url),
				...hostBlocks
			}];
		}
		const LASTING = [
			"unreadable",
			"no-commit-before-push",
			"no-base-for-event"
		];
		function findState({ verdict, measurement, comparison }) {
			if (verdict.kind === "blocked") return [];
			const level = (0, comparison_comparison.In)(measurement?.cells ?? []);
			if (verdict.reportOnly) return [{
				...asFact("no-rule", "none", ""),
				level
			}];
			const missing = "missing" in verdict.baseline ? verdict.baseline.missing : undefined;
			if (missing === undefined || !(0, gate_verdict.es)(verdict)) {
				const change = (0, comparison_comparison.ND)(comparison?.cells ?? []);
				return [{
					...asFact("unchanged", "none", ""),
					change,
					level
				}];
			}
			const leadsTo = LASTING.includes(missing.kind) ? "warn" : "none";
			return [{
				kind: "first-run",
				certainty: "too-early",
				leadsTo,
				cause: missing.kind,
				level,
				missing
			}];
		}
	}),
	25525: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			d: () => failuresOf,
			S: () => judge
		});
		var compare = __webpack_require__(90367);
		var count_answers = __webpack_require__(84541);
		var measure = __webpack_require__(19532);
		var share_of_voice = __webpack_require__(62290);
		var rounding = __webpack_require__(69928);
		;
		function findTooFewAnswers(counts, thresholds) {
			const { minAnswers, requiredEngines, optionalEngines } = thresholds;
			const { evaluated } = counts;
			const silentOptional = counts.engines.filter((engine) => evaluated > 0 && engine.evaluated === 0 && optionalEngines.includes(engine.engine));
			const planned = silentOptional.reduce((rest, engine) => rest - engine.planned, counts.planned);
			if (isTooFew({
				planned,
				evaluated
			}, minAnswers)) return {
				code: "AVG_FEW_ANSWERS",
				planned,
				evaluated,
				minAnswers
			};
			const engines = counts.engines.filter((engine) => requiredEngines.includes(engine.engine) && isTooFew(engine, minAnswers));
			if (engines.length === 0) return undefined;
			const unanswered = engines.map(({ engine, planned, evaluated }) => ({
				engine,
				planned,
				evaluated
			}));
			return {
				code: "AVG_REQUIRED_UNANSWERED",
				engines: unanswered,
				minAnswers
			};
		}
		function isTooFew({ planned, evaluated }, minAnswers) {
			return planned > 0 && (evaluated === 0 || (0, rounding.Yw)(100 * evaluated / planned, minAnswers));
		}
		const NEEDS_PERSON = [
			"key-refused",
			"forbidden",
			"no-credit",
			"unknown-model",
			"unreadable"
		];
		function findSilentEngines({ asked, answered, silentBefore, counts }, { minAnswers, optionalEngines }) {
			const planned = new Set([...asked, ...counts.engines.map(({ engine }) => engine)]);
			return [...planned].flatMap((engine) => {
				const count = counts.engines.find((each) => each.engine === engine);
				const isOptional = optionalEngines.includes(engine);
				const isSilent = !answered.includes(engine);
				const lacksAnswers = !isOptional && count !== undefined && isTooFew(count, minAnswers);
				if (!isSilent && !lacksAnswers) return [];
				const reason = count?.problem ?? counts.missing.find((entry) => entry.engine === engine)?.reason;
				const needsPerson = reason !== undefined && NEEDS_PERSON.includes(reason.code);
				const isFault = isSilent && (silentBefore.includes(engine) || needsPerson);
				const level = isFault ? "error" : "inconclusive";
				const leadsTo = isOptional ? "warn" : level;
				const { planned, evaluated } = count ?? {
					planned: 0,
					evaluated: 0
				};
				return [{
					engine,
					reason,
					isOptional,
					planned,
					evaluated,
					leadsTo
				}];
			});
		}
		var rules_rules = __webpack_require__(37685);
		var select_runs = __webpack_require__(12521);
		var gate_losses = __webpack_require__(42368);
		var comparison_comparison = __webpack_require__(25039);
		var comparison_scope = __webpack_require__(69972);
		var engine_names = __webpack_require__(28913);
		var cell_series = __webpack_require__(50218);
		var engine_day = __webpack_require__(99955);
		var fall_test = __webpack_require__(79388);
		;
		const WINDOWS = [
			1,
			2,
			4,
			8,
			16,
			32,
			64
		];
		const MAX_WINDOW = 64;
		const SHARE_OF_PARTS = .2;
		const MIN_EARLIER_RUNS = 3;
		const MIN_SHARE_LEFT = 1 / 4;
		function searchFalls(series, { current, isCorrelated, longest = current }, levelShare = 1) {
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
					pValue: testPart(engines, scope) / (share * levelShare),
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
				if (!(0, comparison_scope.S1)(scope, engine)) continue;
				if (counts.before.length >= MIN_EARLIER_RUNS) return false;
				const before = (0, cell_series.W_)(counts.before);
				cited += counts.now.cited;
				usual += counts.now.answers * before.cited / before.answers;
			}
			return cited > MIN_SHARE_LEFT * usual;
		}
		function testPart(engines, scope) {
			return (0, fall_test.q)(engines.flatMap(({ cells, day }) => {
				const own = cells.filter(({ engine }) => (0, comparison_scope.S1)(scope, engine));
				return own.length === 0 ? [] : [{
					cells: own.map(({ counts }) => counts),
					day
				}];
			}));
		}
		function splitEngines(series, start, options) {
			const splitCells = series.flatMap((cell) => {
				const counts = (0, cell_series.o)(cell, start);
				return counts === undefined ? [] : [{
					engine: cell.engine,
					counts
				}];
			});
			const byEngine = Map.groupBy(splitCells, ({ engine }) => (0, engine_names.Vl)(engine).id);
			return Array.from(byEngine.values(), (cells) => {
				const allCounts = cells.map(({ counts }) => counts);
				return {
					cells,
					day: (0, engine_day.j)(allCounts, options)
				};
			});
		}
		function listTested(engines) {
			const parts = (0, comparison_scope.cV)(engines).filter((scope) => scope.kind === "country" || scope.kind === "engine" && scope.country === undefined);
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
		;
		const BY_STRENGTH = [
			"significant",
			"borderline",
			"known-loss",
			"not-significant"
		];
		function classify(pValue, { level, borderlineLevel }) {
			if (pValue <= level) return "significant";
			return pValue <= borderlineLevel ? "borderline" : "not-significant";
		}
		function strongest(significances) {
			return BY_STRENGTH.find((significance) => significances.includes(significance)) ?? "not-significant";
		}
		var prominence = __webpack_require__(61796);
		;
		const SHARE_OF_PROMINENCE = .1;
		const MIN_TOTAL_LOSS = 5;
		const WHOLE = { kind: "whole" };
		const MIN_EARLY_CITATIONS = 10;
		const SHARE_OF_EARLY = 1 / 4;
		function testAnswers(paired, currentRunOnly, noise) {
			const { losses: openLosses = [], runs } = paired.baseline;
			const longest = noise.isReview ? 1 : MAX_WINDOW;
			const search = {
				current: runs.length,
				isCorrelated: noise.isCorrelated,
				longest
			};
			const run = {
				paired,
				currentRunOnly,
				noise,
				openLosses,
				search
			};
			const isScoreLow = openLosses.some(({ measure }) => measure === "score");
			const scorePValue = isScoreLow ? undefined : (0, prominence.Rz)(currentRunOnly);
			const citations = testCitations(run, scorePValue === undefined ? 1 : 1 - SHARE_OF_PROMINENCE);
			const { fall, totalLoss } = citations;
			const newFall = toFoundLoss(fall, noise);
			const { losses, lowered } = followLosses(run, newFall);
			const answersSignificance = strongest([
				fall?.significance ?? "not-significant",
				...losses.map(classifyLoss),
				totalLoss === undefined ? "not-significant" : "borderline"
			]);
			const scoreSignificance = scorePValue === undefined ? "not-significant" : classify(scorePValue / SHARE_OF_PROMINENCE, noise);
			const isNewScore = answersSignificance === "not-significant" && scoreSignificance !== "not-significant";
			const newScoreLoss = isNewScore && scoreSignificance === "significant" ? {
				measure: "score",
				scope: WHOLE,
				since: noise.now
			} : undefined;
			const isNew = fall !== undefined || isNewScore;
			const decisive = lowered ?? findDecisive(losses, isNew);
			const reported = decisive ?? fall;
			const comparison = reported === undefined ? currentRunOnly : compareBefore(run, reported);
			const lostEngineDrops = comparison.engines.filter(({ was, now }) => was && !now).map(({ engine }) => ({
				engine,
				significance: classifyEngine(engine, citations, losses)
			}));
			return {
				comparison: decisive === undefined ? comparison : withRecoveredScore(comparison, decisive),
				significance: strongest([answersSignificance, scoreSignificance]),
				lostEngineDrops,
				found: lowered === undefined ? newFall ?? newScoreLoss : undefined,
				results: {
					level: noise.level,
					noise: "tested",
					since: reported?.since,
					scope: reported?.scope ?? totalLoss ?? WHOLE,
					pValue: decisive === undefined ? citations.falls[0]?.pValue : undefined,
					isByScore: isNewScore || decisive?.measure === "score",
					losses,
					lostEngines: lostEngineDrops.filter(({ significance }) => significance === "significant").map(({ engine }) => engine)
				}
			};
		}
		function testCitations(run, levelShare) {
			const { paired, currentRunOnly, noise, openLosses, search } = run;
			const { runs } = paired.baseline;
			const belowLosses = {
				...paired,
				cells: (0, gate_losses.nf)(paired.cells, openLosses, runs)
			};
			const series = (0, cell_series.hA)(belowLosses.cells, search.current);
			const falls = searchFalls(series, search, levelShare);
			const classifyWindow = createClassifier(currentRunOnly, noise);
			const fall = findFall(falls, classifyWindow, (scope) => {
				const affected = series.filter(({ engine }) => (0, comparison_scope.S1)(scope, engine));
				return (0, compare.GZ)(belowLosses, runs[(0, fall_test.v)(affected, search)]?.createdAt);
			});
			const usual = belowLosses.cells.filter(({ before }) => before.length > 0);
			return {
				falls,
				classifyWindow,
				fall,
				usual,
				totalLoss: findTotalLoss(usual)
			};
		}
		function findFall(falls, classifyWindow, compareAtBreak) {
			const classified = falls.map(({ scope, windows }) => ({
				scope,
				significance: strongest(windows.map(classifyWindow))
			}));
			const significance = strongest(classified.map((fall) => fall.significance));
			if (significance === "not-significant") return undefined;
			const worst = classified.find((fall) => fall.significance === significance);
			const { cells, recent } = compareAtBreak(worst?.scope ?? WHOLE);
			return {
				significance,
				scope: (0, comparison_scope.P$)(cells, worst?.scope),
				since: recent[0]?.createdAt
			};
		}
		function toFoundLoss(fall, { now }) {
			if (fall?.significance !== "significant") return undefined;
			return {
				measure: "citations",
				scope: fall.scope,
				since: fall.since ?? now
			};
		}
		function followLosses({ paired, noise, openLosses, search }, newFall) {
			const { measurement, baseline, cells } = paired;
			const current = {
				...noise,
				...search,
				runs: baseline.runs,
				cells: measurement.cells
			};
			const updated = (0, gate_losses.bK)(cells, openLosses, current);
			const losses = updated.map((loss) => (0, gate_losses.RQ)(loss, newFall));
			return {
				losses,
				lowered: losses.find((loss) => !updated.includes(loss))
			};
		}
		function findDecisive(losses, isNew) {
			const failed = losses.find(({ state }) => state === "failed");
			return failed ?? (isNew ? undefined : losses.find(({ state }) => state !== "not-measured"));
		}
		function compareBefore({ paired, openLosses }, reported) {
			const cells = (0, gate_losses.y3)(paired.cells, openLosses, paired.baseline.runs, reported);
			return (0, compare.GZ)({
				...paired,
				cells
			}, reported.since);
		}
		function withRecoveredScore(comparison, { state }) {
			if (state !== "recovering" && state !== "recovered") return comparison;
			const cells = comparison.cells.map((cell) => ({
				...cell,
				recent: []
			}));
			return {
				...comparison,
				score: (0, comparison_comparison.Ly)(cells, comparison.scoreUnit)
			};
		}
		function createClassifier({ runs, cells }, noise) {
			const usually = (0, comparison_comparison.ND)(cells)?.was.usually ?? 0;
			const isUncertain = runs.length === 1 && usually < MIN_EARLY_CITATIONS;
			return ({ pValue, isEarly }) => {
				const significance = classify(pValue, noise);
				if (significance === "not-significant") return "not-significant";
				const mayBeLuck = isUncertain || isEarly && pValue > SHARE_OF_EARLY * noise.level;
				return mayBeLuck ? "borderline" : significance;
			};
		}
		function classifyLoss({ state }) {
			if (state === "failed") return "significant";
			return state === "low" ? "known-loss" : "not-significant";
		}
		function classifyEngine(engine, { falls, classifyWindow, usual }, losses) {
			const whole = falls.find(({ scope }) => scope.kind === "whole");
			const wholeSignificance = strongest(whole?.windows.map(classifyWindow) ?? []);
			const own = falls.filter(({ scope }) => scope.kind === "engine" && (0, comparison_scope.S1)(scope, engine));
			const share = wholeSignificance === "significant" ? SHARE_OF_PARTS : 1;
			const found = losses.filter(({ measure, scope }) => measure === "citations" && (0, comparison_scope.S1)(scope, engine)).map(classifyLoss);
			for (const { pValue, ...window } of own.flatMap(({ windows }) => windows)) {
				found.push(classifyWindow({
					...window,
					pValue: pValue * share
				}));
			}
			if (own.length === 0) found.push(wholeSignificance);
			if (findTotalLoss(usual.filter((cell) => cell.engine === engine)) !== undefined) found.push("borderline");
			return strongest(found);
		}
		function findTotalLoss(cells) {
			const scopes = [WHOLE, ...(0, comparison_scope.cV)(cells.map(({ engine }) => engine))];
			return scopes.find((scope) => {
				const change = (0, comparison_comparison.ND)(cells.filter(({ engine }) => (0, comparison_scope.S1)(scope, engine)));
				return change !== undefined && change.now.cited === 0 && change.was.usually >= MIN_TOTAL_LOSS;
			});
		}
		;
		function testComparison(paired, noise) {
			const currentRunOnly = (0, compare.GZ)(paired);
			const { score, citedEngines, content, runs } = currentRunOnly;
			if (score === undefined && citedEngines === undefined && content === undefined) return undefined;
			if (noise.isDeterministic) return compareExactly(paired, noise);
			if (paired.cells.length > 0) return testAnswers(paired, currentRunOnly, noise);
			const untested = describeUntested(currentRunOnly, noise);
			if (runs.length === 0) return untested;
			return {
				...untested,
				significance: "unknown",
				results: {
					...untested.results,
					noise: "too-few-runs"
				}
			};
		}
		function compareExactly({ measurement, baseline, asked }, noise) {
			const { losses: [loss] = [], origin } = baseline;
			const before = baseline.runs.slice(0, (0, compare.tB)(baseline.runs, loss?.since));
			const [first, ...others] = before;
			const level = first === undefined ? {} : (0, select_runs.r1)([first, ...others], origin);
			const comparison = (0, compare.GZ)((0, compare.WN)(measurement, {
				...baseline,
				...level,
				runs: before
			}, asked));
			const untested = describeUntested(comparison, noise);
			const results = {
				...untested.results,
				noise: "exact"
			};
			if (loss === undefined) {
				const found = {
					measure: "citations",
					scope: results.scope,
					since: noise.now
				};
				return {
					...untested,
					results,
					found
				};
			}
			const onlyWarns = noise.isReview || loss.failedRuns >= gate_losses.g6;
			const significance = onlyWarns ? "known-loss" : "significant";
			const state = onlyWarns ? "low" : "failed";
			const failedRuns = loss.failedRuns + Number(!onlyWarns);
			return {
				...untested,
				significance,
				results: {
					...results,
					losses: [{
						...loss,
						state,
						failedRuns
					}]
				}
			};
		}
		function describeUntested(comparison, { level }) {
			const lost = comparison.engines.filter(({ was, now }) => was && !now);
			return {
				comparison,
				significance: "significant",
				lostEngineDrops: undefined,
				found: undefined,
				results: {
					level,
					noise: "untested",
					since: undefined,
					scope: { kind: "whole" },
					pValue: undefined,
					isByScore: false,
					losses: [],
					lostEngines: lost.map(({ engine }) => engine)
				}
			};
		}
		var gate_verdict = __webpack_require__(39231);
		;
		function judge(input, someRules = rules_rules.y) {
			const { measurement, lookup, thresholds, noise, acceptance, contents = [] } = input;
			const { shareOfVoice = share_of_voice.J, answers = count_answers.be } = input;
			const common = {
				baseline: describeBaseline(lookup),
				unmeasuredCompetitors: shareOfVoice.unmeasured
			};
			const baseline = "baseline" in lookup ? lookup.baseline : undefined;
			const { engines: named, keywords } = input.asked ?? {
				engines: [],
				keywords: []
			};
			const asked = {
				engines: baseline?.expectedEngines ?? named,
				keywords
			};
			const paired = measurement && baseline && (0, compare.WN)(measurement, baseline, asked);
			const isAnswered = measurement !== undefined && measurement.engines.length > 0;
			const stopped = input.blocker ?? findTooFewAnswers(answers, thresholds);
			if (stopped !== undefined || !isAnswered) {
				const blocker = stopped ?? { code: "AVG_NO_ANSWERS" };
				const status = (0, gate_verdict.g1)(blocker, canFail(thresholds) || (0, gate_verdict.es)(common));
				const verdict = {
					...common,
					kind: "blocked",
					status,
					blocker
				};
				return {
					verdict,
					comparison: paired && (0, compare.GZ)(paired)
				};
			}
			const compared = paired && testComparison(paired, noise);
			const engines = [...new Set([...asked.engines, ...contents.map(({ engine }) => engine)])];
			const samples = (0, measure.i2)(measurement.cells.map(({ cited }) => cited.length));
			const factHistory = input.facts && {
				...input.facts,
				engines,
				level: noise.level,
				samples
			};
			const rules = (0, rules_rules.I)({
				measurement,
				thresholds,
				compared,
				shareOfVoice,
				answers,
				acceptance,
				contents,
				factHistory
			}, someRules);
			const silentEngines = findSilentEngines({
				asked: asked.engines,
				answered: measurement.engines.map(({ engine }) => engine),
				silentBefore: baseline?.silentBefore ?? [],
				counts: answers
			}, thresholds);
			return {
				verdict: {
					...common,
					kind: "judged",
					status: statusOf(rules, silentEngines),
					rules,
					reportOnly: rules.every(({ kind }) => kind === "completeness") && !(0, gate_verdict.es)(common),
					drops: compared && {
						...compared.results,
						losses: settleLosses(compared, rules, noise)
					},
					silentEngines
				},
				comparison: compared?.comparison ?? (paired && (0, compare.GZ)(paired))
			};
		}
		function canFail({ minOverallBcr, minCitedEngines, minShareOfVoice, requiredEngines }) {
			const floors = [
				minOverallBcr,
				minCitedEngines,
				minShareOfVoice
			];
			return requiredEngines.length > 0 || floors.some((floor) => floor !== undefined);
		}
		function settleLosses({ results: { losses, noise }, found }, rules, { now }) {
			const drops = rules.filter(({ kind }) => kind === "drop");
			const isLow = drops.some(({ outcome }) => outcome === "fail" || outcome === "warn");
			const known = losses.map((loss) => {
				if (isLow) return loss;
				if (noise === "exact") return {
					...loss,
					state: "recovered",
					recoveringSince: now
				};
				if (loss.state !== "failed") return loss;
				return {
					...loss,
					state: "low",
					failedRuns: loss.failedRuns - 1
				};
			});
			if (found === undefined || !drops.some(({ outcome }) => outcome === "fail")) return known;
			const open = {
				lowerSince: undefined,
				state: "failed",
				failedRuns: 1,
				recoveringSince: undefined
			};
			return [...known, {
				...found,
				reportedOn: now,
				...open
			}];
		}
		function describeBaseline(lookup) {
			if ("baseline" in lookup) return { origin: lookup.baseline.origin };
			return "unusable" in lookup ? { missing: {
				kind: "unusable",
				unusable: lookup.unusable
			} } : lookup;
		}
		function statusOf(rules, silent) {
			const outcomes = rules.map(({ outcome }) => outcome);
			const missing = silent.map(({ leadsTo }) => leadsTo);
			if (outcomes.includes("fail")) return "fail";
			if (missing.includes("error")) return "error";
			const isOpen = outcomes.includes("inconclusive") || outcomes.includes("unknown");
			return isOpen || missing.includes("inconclusive") ? "inconclusive" : "pass";
		}
		function failuresOf(verdict, failOn, warnings = []) {
			const { status, baseline, isAcceptLost = false } = verdict;
			const owners = warnings.flatMap((warning) => warning.code === "AVG_OWNER_MISSING" ? warning.owners : []);
			const holds = new Set([status]);
			if ("missing" in baseline && baseline.missing.kind !== "accepted") holds.add("no-baseline");
			if (owners.some(({ isRenamed }) => !isRenamed)) holds.add("owner-missing");
			const failures = failOn.filter((condition) => holds.has(condition));
			return isAcceptLost && failures.length === 0 ? ["error"] : failures;
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
		var prominence = __webpack_require__(61796);
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
			const dispersion = Math.max(1, (PRIOR_RUNS + squares) / (PRIOR_RUNS + known.length));
			const correlation = (0, cell_series.mR)(cells.map(({ counts }) => counts.filter(({ run }) => run < start)));
			return dispersion * (1 + correlation) / (1 - correlation);
		}
		function ratioOf(levels) {
			const sum = (field) => levels.reduce((total, level) => total + level[field], 0);
			const ratio = levels.length === 0 ? MIN_RATIO : sum("value") / sum("expected");
			return Math.min(MAX_RATIO, Math.max(MIN_RATIO, ratio));
		}
		function findRecovery(levels, ratio) {
			let evidence = 0;
			let isCloser = false;
			let start;
			for (const level of levels) {
				const runEvidence = level.compareLevels(ratio);
				evidence = Math.max(0, evidence + Math.min(MAX_EVIDENCE_OF_RUN, runEvidence));
				isCloser = runEvidence > 0;
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
				const start = (0, compare.tB)(run.runs, loss.since);
				if (loss.measure === "score") return updateLoss((0, prominence.J2)(run.runs, run.cells, start), loss, run);
				const olderLosses = losses.filter((other) => other.since < loss.since);
				const affected = cells.filter((cell) => (0, comparison_scope.S1)(loss.scope, cell.engine));
				const series = (0, cell_series.hA)(dropRunsBefore(affected, olderLosses, run.runs), run.current);
				return updateLoss(levelsSince(series, start), loss, run);
			});
		}
		function cellsForLoss(cells, losses, runs, { scope, since }) {
			const start = (0, compare.tB)(runs, since);
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
			return losses.filter(({ measure, scope }) => measure === "citations" && (0, comparison_scope.S1)(scope, engine)).map((loss) => (0, compare.tB)(runs, loss[from] ?? loss.since));
		}
		function updateLoss(all, loss, run) {
			const { runs, current, now } = run;
			const lowStart = (0, compare.tB)(runs, loss.lowerSince ?? loss.since);
			const levels = all.filter((level) => level.run >= lowStart);
			if (levels.at(-1)?.run !== current) return {
				...loss,
				state: "not-measured"
			};
			const knownEnd = loss.recoveringSince === undefined ? current : (0, compare.tB)(runs, loss.recoveringSince);
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
				const found = current.length > 0 ? followFact([...earlier, ...current], hasFallen) : undefined;
				if (found !== undefined) return [{
					fact,
					engine,
					...found
				}];
				const state = current.length > 0 ? "ended" : "unstated";
				return known ? [{
					fact,
					engine,
					...known,
					state
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
	73421: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ap: () => maxAnswerLoss,
			Ix: () => facts,
			Pl: () => completeness,
			z: () => requiredEngines
		});
		var _relapses_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22271);
		const maxAnswerLoss = {
			name: "max-answer-loss",
			subject: {
				noun: "text behind an answer",
				unit: "count"
			},
			isDrop: true,
			check: ({ compared, acceptance }) => {
				const changes = compared?.comparison.content?.keywords;
				if (changes === undefined) return undefined;
				const keywordsWith = (wanted) => changes.filter(({ outcome }) => outcome === wanted).map(({ keyword }) => keyword);
				const lost = keywordsWith("lost");
				const weaker = keywordsWith("weaker");
				let outcome = weaker.length > 0 ? "warn" : "pass";
				if (lost.length > 0 && acceptance === undefined) outcome = "fail";
				return {
					kind: "answers",
					outcome,
					checked: changes.length,
					lost,
					weaker,
					acceptance
				};
			}
		};
		const facts = {
			name: "facts",
			subject: {
				noun: "stated facts",
				unit: "count"
			},
			isDrop: false,
			check: ({ compared, contents = [], factHistory }) => {
				const facts = compared?.comparison.content?.facts;
				const isStated = contents.some((each) => each.facts !== undefined);
				const relapsed = factHistory === undefined ? [] : (0, _relapses_js__WEBPACK_IMPORTED_MODULE_0__.l)(contents, factHistory);
				const isCompared = compared !== undefined || (factHistory?.runs ?? []).length > 0;
				if (!isCompared || facts === undefined && !isStated && relapsed.length === 0) return undefined;
				const newlyWrong = (facts ?? []).filter(({ isByEdit }) => !isByEdit);
				const wrongAnswers = contents.flatMap(({ facts = [] }) => facts).reduce((sum, fact) => sum + fact.wrong, 0);
				const wrong = newlyWrong.length + wrongAnswers;
				if (relapsed.some(_relapses_js__WEBPACK_IMPORTED_MODULE_0__.F) || newlyWrong.some(({ isSure }) => isSure)) return {
					kind: "facts",
					outcome: "fail",
					wrong,
					relapsed
				};
				const warns = wrong > 0 || relapsed.some(({ state }) => state !== "ended");
				return {
					kind: "facts",
					outcome: warns ? "warn" : "pass",
					wrong,
					relapsed
				};
			}
		};
		const completeness = {
			name: "completeness",
			subject: {
				noun: "completeness of the answers",
				unit: "count"
			},
			isDrop: false,
			check: ({ measurement: { contradictions }, answers: { planned, evaluated } }) => ({
				kind: "completeness",
				outcome: contradictions.length > 0 || evaluated < planned ? "warn" : "pass",
				contradictions: contradictions.length,
				missingAnswers: planned - evaluated
			})
		};
		const requiredEngines = {
			name: "required-engines",
			subject: {
				noun: "required engines",
				unit: "count"
			},
			isDrop: false,
			check: ({ measurement: { engines }, thresholds: { requiredEngines: required } }) => {
				if (required.length === 0) return undefined;
				const citing = new Set(engines.filter(({ cited }) => cited).map(({ engine }) => engine));
				const missing = required.filter((engine) => !citing.has(engine));
				return {
					kind: "required-engines",
					outcome: missing.length > 0 ? "fail" : "pass",
					required,
					missing
				};
			}
		};
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
				const { significance, results, comparison } = compared;
				const { score, usualScore: was } = comparison;
				if (score === undefined) {
					return was === undefined ? undefined : (0, _floors_js__WEBPACK_IMPORTED_MODULE_0__.lj)(undefined, was - toleratedDrop(was, tolerance));
				}
				const { pValue } = results;
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
					pValue: compared.results.pValue,
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
			const exceeds = (...counted) => lostEngineDrops.filter(({ significance }) => counted.includes(significance)).length > allowed;
			if (exceeds("significant")) return "significant";
			if (exceeds("significant", "known-loss")) return "known-loss";
			return exceeds("significant", "known-loss", "borderline") ? "borderline" : "not-significant";
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
		function checkDrop({ now, was, significance, tolerance, ...tested }) {
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
				...tested
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
			if (observed === undefined) return {
				kind: "floor",
				outcome: "unknown",
				observed,
				floor
			};
			return {
				kind: "floor",
				outcome: (0, _rounding_js__WEBPACK_IMPORTED_MODULE_0__.Yw)(observed, floor) ? "fail" : "pass",
				observed,
				floor
			};
		}
	}),
	37685: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			I: () => applyRules,
			y: () => RULES
		});
		var _answers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73421);
		var _drops_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6784);
		var _floors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42099);
		const RULES = [
			_answers_js__WEBPACK_IMPORTED_MODULE_0__.Ap,
			_answers_js__WEBPACK_IMPORTED_MODULE_0__.Ix,
			_floors_js__WEBPACK_IMPORTED_MODULE_2__.tv,
			_floors_js__WEBPACK_IMPORTED_MODULE_2__.vI,
			_floors_js__WEBPACK_IMPORTED_MODULE_2__.He,
			_drops_js__WEBPACK_IMPORTED_MODULE_1__.bV,
			_drops_js__WEBPACK_IMPORTED_MODULE_1__.eo,
			_answers_js__WEBPACK_IMPORTED_MODULE_0__.z,
			_answers_js__WEBPACK_IMPORTED_MODULE_0__.Pl
		];
		function applyRules(context, rules = RULES) {
			return rules.flatMap(({ name: rule, subject, isDrop, check }) => {
				const finding = check(context);
				return finding === undefined ? [] : [{
					...finding,
					rule,
					subject,
					isDrop
				}];
			});
		}
	}),
	50218: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			QI: () => varianceOfMean,
			W_: () => sumCounts,
			hA: () => toSeries,
			mR: () => estimatePersistence,
			o: () => splitSeries
		});
		var _comparison_comparison_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25039);
		var _scan_measure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19532);
		function toSeries(cells, current) {
			const count = (run, cell) => ({
				run,
				cited: (0, _scan_measure_js__WEBPACK_IMPORTED_MODULE_0__.Dz)(cell),
				answers: cell.cited.length
			});
			return cells.map(({ keyword, engine, now, before }) => ({
				keyword,
				engine,
				counts: [...before.map(({ run, cell }) => count(run, cell)), count(current, now)]
			}));
		}
		function splitSeries({ counts }, start) {
			const at = counts.findIndex(({ run }) => run >= start);
			if (at <= 0) return undefined;
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
		const MAX_CORRELATION = .9;
		const PRIOR_VARIANCE = 3;
		function estimatePersistence(cells) {
			let [products, squares] = [0, 0];
			for (const counts of cells) {
				if (counts.length < 2) continue;
				const { cited, answers } = sumCounts(counts);
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
	42971: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Cv: () => binomialTail,
			FI: () => studentQuantile,
			Oo: () => logChoose,
			Rf: () => studentCdf,
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
		const logFactorials = [0];
		function logFactorial(n) {
			for (let next = logFactorials.length; next <= n; next++) logFactorials.push(logGamma(next + 1));
			return logFactorials[n] ?? 0;
		}
		function logChoose(n, k) {
			return logFactorial(n) - logFactorial(k) - logFactorial(n - k);
		}
		function binomialTail(count, trials, share) {
			let tail = 0;
			for (let hits = count; hits <= trials; hits += 1) {
				const logPower = hits * Math.log(share) + (trials - hits) * Math.log1p(-share);
				tail += Math.exp(logChoose(trials, hits) + logPower);
			}
			return Math.min(1, tail);
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
	99955: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			G: () => designEffect,
			j: () => estimateDayShift
		});
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46958);
		var _scan_measure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19532);
		var _cell_series_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50218);
		const TYPICAL_SHIFT = .3;
		const TYPICAL_CORRELATION = {
			close: .3,
			apart: 0
		};
		const MAX_CORRELATION = .6;
		const TYPICAL_WEIGHT = 5;
		const MAX_DEGREES = 8;
		const KEPT_SHARE = .25;
		const TYPICAL_LIKENESS = .2;
		const LIKENESS_WEIGHT = 10;
		function estimateDayShift(cells, { length, isCorrelated }) {
			const effects = measureRuns(cells);
			const informative = [...effects].filter(([, { variance }]) => variance > 0).toSorted(([a], [b]) => a - b);
			const runs = Math.max(0, informative.length - 1);
			const shifts = informative.map(([, { residual, variance }]) => residual / variance);
			const cellVariance = informative.length === 0 ? 0 : (0, _scan_measure_js__WEBPACK_IMPORTED_MODULE_0__.i2)(informative.map(([, { variance }]) => 1 / variance));
			const weight = TYPICAL_WEIGHT + runs;
			const squares = runs === 0 ? 0 : (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.cz)(shifts.map((shift) => shift ** 2));
			const moderated = (TYPICAL_WEIGHT * (TYPICAL_SHIFT ** 2 + cellVariance) + squares) / weight;
			const variance = Math.max(0, moderated - cellVariance) + KEPT_SHARE * cellVariance * runs / weight;
			const typical = isCorrelated ? TYPICAL_CORRELATION.close : TYPICAL_CORRELATION.apart;
			const products = (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.cz)(shifts.slice(1).map((shift, index) => shift * (shifts[index] ?? 0)));
			const estimate = (products + typical * TYPICAL_WEIGHT * TYPICAL_SHIFT ** 2) / ((weight - 1) * variance);
			const correlation = Math.min(MAX_CORRELATION, Math.max(0, estimate));
			const spread = (correlation) => (0, _cell_series_js__WEBPACK_IMPORTED_MODULE_2__.QI)(length, correlation) / length + (0, _cell_series_js__WEBPACK_IMPORTED_MODULE_2__.QI)(effects.size, correlation) / effects.size;
			const persistence = (0, _cell_series_js__WEBPACK_IMPORTED_MODULE_2__.mR)(cells.map(({ before }) => before));
			return {
				scale: Math.sqrt(variance * spread(correlation)),
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
					const effect = effects.get(counts.run) ?? {
						residual: 0,
						variance: 0
					};
					effect.residual += counts.cited - counts.answers * share;
					effect.variance += counts.answers * variance;
					effects.set(counts.run, effect);
				}
			}
			return effects;
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
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46958);
		var _cell_series_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50218);
		var _distributions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42971);
		const LARGE_VARIANCE = 40;
		const MAX_DEGREES = 1e3;
		const NO_DAY = {
			scale: 0,
			degrees: 1,
			dispersion: 1
		};
		function testFall(engines, large = LARGE_VARIANCE) {
			const moments = engines.map(measureMoments);
			const variance = (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_0__.cz)(moments.map((engine) => engine.variance));
			if (variance === 0) return 1;
			return variance < large ? testExactly(engines) : testByMoments(moments);
		}
		function findBreak(series, { current, longest }) {
			const first = Math.min(...series.map(({ counts: [oldest] }) => oldest?.run ?? current));
			const earliest = Math.max(Math.ceil((first + current + 1) / 2), current + 1 - longest);
			let [start, greatest] = [current, Number.NEGATIVE_INFINITY];
			for (let from = earliest; from <= current; from++) {
				const cells = series.flatMap((cell) => (0, _cell_series_js__WEBPACK_IMPORTED_MODULE_1__.o)(cell, from) ?? []);
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
				const { cited, answers } = (0, _cell_series_js__WEBPACK_IMPORTED_MODULE_1__.W_)([now, ...before]);
				const share = cited / answers;
				excess += now.cited - now.answers * share;
				if (answers > 1) {
					variance += now.answers * share * (1 - share) * (answers - now.answers) / (answers - 1);
				}
			}
			return {
				excess,
				variance: variance * day.dispersion,
				dayVariance: (day.scale * variance) ** 2,
				degrees: day.degrees
			};
		}
		function testByMoments(engines) {
			const total = (term) => (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_0__.cz)(engines.map(term));
			const variance = total((engine) => engine.variance + engine.dayVariance);
			const dayTerms = total((engine) => engine.dayVariance ** 2 / engine.degrees);
			const degrees = dayTerms === 0 ? MAX_DEGREES : Math.min(MAX_DEGREES, variance ** 2 / dayTerms);
			return (0, _distributions_js__WEBPACK_IMPORTED_MODULE_2__.Rf)(total(({ excess }) => excess) / Math.sqrt(variance), degrees);
		}
		function testExactly(engines) {
			const { least, weights } = engines.map(distribute).reduce(convolve);
			const cited = (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_0__.cz)(engines.flatMap(({ cells }) => cells.map(({ now }) => now.cited)));
			const below = (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_0__.cz)(weights.slice(0, cited - least));
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
				const all = (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_0__.cz)(relative);
				for (const [index, weight] of relative.entries()) mixed[index] = (mixed[index] ?? 0) + share * weight / all;
			}
			return {
				least,
				weights: mixed
			};
		}
		function distributeCell({ now, before }) {
			const { cited, answers } = (0, _cell_series_js__WEBPACK_IMPORTED_MODULE_1__.W_)([now, ...before]);
			const uncited = answers - cited;
			const least = Math.max(0, now.answers - uncited);
			const size = Math.min(cited, now.answers) - least + 1;
			const all = (0, _distributions_js__WEBPACK_IMPORTED_MODULE_2__.Oo)(answers, now.answers);
			return {
				least,
				weights: Array.from({ length: size }, (_, index) => {
					const count = least + index;
					return Math.exp((0, _distributions_js__WEBPACK_IMPORTED_MODULE_2__.Oo)(cited, count) + (0, _distributions_js__WEBPACK_IMPORTED_MODULE_2__.Oo)(uncited, now.answers - count) - all);
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
					quantile: (0, _distributions_js__WEBPACK_IMPORTED_MODULE_2__.FI)((from + to) / 2, degrees),
					share: to - from
				};
			});
			quantiles.set(degrees, computed);
			return computed;
		}
	}),
	61796: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			J2: () => scoreSince,
			Rz: () => testProminence
		});
		var _comparison_series_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24003);
		var _scan_measure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19532);
		var _rounding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69928);
		var _distributions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42971);
		function testProminence({ runs, measurement }) {
			const values = scoresOf(runs, measurement.cells).map(({ value }) => value);
			const last = values.pop();
			return last === undefined ? undefined : testByPredictionInterval(values, last);
		}
		function scoreSince(runs, now, start) {
			const scores = scoresOf(runs, now);
			const before = scores.filter(({ run }) => run < start).map(({ value }) => value);
			const expected = (0, _scan_measure_js__WEBPACK_IMPORTED_MODULE_0__.i2)(before);
			const variance = (0, _distributions_js__WEBPACK_IMPORTED_MODULE_1__.y4)(before) * (1 + 1 / before.length);
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
			const keepCitingCells = (cells) => cells.flatMap((cell) => keepCiting(cell) ?? []);
			const now = keepCitingCells(measured);
			const before = runs.map((run) => ({
				...run,
				cells: keepCitingCells(run.cells)
			}));
			const scores = new Set([...before.flatMap(({ cells }) => cells), ...now].flatMap((cell) => cell.bcrScores));
			if (now.length === 0 || scores.size < 2) return [];
			return (0, _comparison_series_js__WEBPACK_IMPORTED_MODULE_2__.L)(before, now, (cell) => (0, _scan_measure_js__WEBPACK_IMPORTED_MODULE_0__.lv)(cell) ?? 0);
		}
		function keepCiting({ cited, bcrScores, ...cell }) {
			const scores = bcrScores.filter((score, index) => score !== null && cited[index]);
			return scores.length === 0 ? undefined : {
				...cell,
				cited: scores.map(() => true),
				bcrScores: scores
			};
		}
		const MIN_RUNS = 5;
		function testByPredictionInterval(before, now) {
			if (before.length < MIN_RUNS) return undefined;
			const drop = (0, _rounding_js__WEBPACK_IMPORTED_MODULE_3__.WQ)((0, _scan_measure_js__WEBPACK_IMPORTED_MODULE_0__.i2)(before), now);
			const standardError = Math.sqrt((0, _distributions_js__WEBPACK_IMPORTED_MODULE_1__.y4)(before) * (1 + 1 / before.length));
			if (!(0, _rounding_js__WEBPACK_IMPORTED_MODULE_3__.oi)(standardError, 0, ...before)) return drop > 0 ? 0 : 1;
			return (0, _distributions_js__WEBPACK_IMPORTED_MODULE_1__.Rf)(-drop / standardError, before.length - 1);
		}
	}),
	39231: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Gk: () => findDrops,
			KJ: () => isUnread,
			R4: () => findMissingBaseline,
			RZ: () => hasRelapse,
			Sv: () => listLosses,
			es: () => namesBaseline,
			fN: () => isReportOnly,
			g1: () => statusOfBlocker,
			mU: () => withRecording,
			o_: () => mayHaveDropped,
			q3: () => listRelapses,
			sJ: () => listRules
		});
		function listRules(verdict) {
			return verdict.kind === "judged" ? verdict.rules : [];
		}
		function findDrops(verdict) {
			return verdict.kind === "judged" ? verdict.drops : undefined;
		}
		function namesBaseline({ baseline }) {
			const kind = "missing" in baseline ? baseline.missing.kind : undefined;
			return kind !== "none-configured" && kind !== "no-base-for-service";
		}
		function findMissingBaseline({ baseline }) {
			if (!("missing" in baseline) || baseline.missing.kind === "accepted") return undefined;
			return namesBaseline({ baseline }) ? baseline.missing : undefined;
		}
		function listLosses(verdict) {
			const missing = findMissingBaseline(verdict);
			return findDrops(verdict)?.losses ?? (missing?.kind === "other-settings" ? missing.losses ?? [] : []);
		}
		function withRecording(verdict, recording, accept) {
			const recorded = recording === undefined ? verdict : {
				...verdict,
				recording
			};
			if (accept && recording?.kind !== "stored") {
				const refused = {
					...recorded,
					isAcceptLost: true
				};
				return refused.status === "fail" ? refused : {
					...refused,
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
			const missing = findMissingBaseline(verdict);
			if (missing?.kind !== "unusable" || missing.unusable.kind !== "history") return false;
			return missing.unusable.cause.kind === "unread";
		}
		function listRelapses(verdict) {
			return listRules(verdict).flatMap((rule) => rule.kind === "facts" ? rule.relapsed : []);
		}
		function hasRelapse(verdict) {
			return listRelapses(verdict).some(({ state }) => state !== "ended");
		}
		function isReportOnly(verdict) {
			return verdict.kind === "judged" && verdict.reportOnly;
		}
		function mayHaveDropped(verdict) {
			return listRules(verdict).some(({ isDrop, outcome }) => isDrop && outcome === "inconclusive");
		}
		function statusOfBlocker(blocker, needsAnswers = false) {
			if (!("code" in blocker)) return "error";
			if (blocker.code === "AVG_NO_SECRETS") return "inconclusive";
			return blocker.code === "AVG_NO_ANSWERS" && !needsAnswers ? "inconclusive" : "error";
		}
	}),
	87579: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Bl: () => MAX_LISTED,
			V$: () => describeCause,
			d0: () => describeUnusableHistory,
			df: () => describePlace,
			tb: () => describeWhere
		});
		var _errors_checkout_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32404);
		var _lib_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94869);
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
				case "not-to-be-used": return (0, _errors_checkout_js__WEBPACK_IMPORTED_MODULE_0__.SQ)(cause.error);
				case "numbers": return "it holds numbers and no runs, so no run can be added to it";
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
	93300: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { n: () => isOpen });
		function isOpen({ state }) {
			return state !== "recovered";
		}
	}),
	46742: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$h: () => lossSchema,
			V2: () => isMeasured,
			fi: () => recordSchema,
			mG: () => baselineRunSchema
		});
		var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27597);
		var _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69681);
		var _scan_measurement_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16088);
		const baselineRunSchema = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			createdAt: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.kB.optional(),
			overallBcr: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.no)(zod__WEBPACK_IMPORTED_MODULE_2__.aig()),
			citedEngines: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			cells: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.p_)(_scan_measurement_js__WEBPACK_IMPORTED_MODULE_1__.gQ),
			models: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.N_.optional(),
			contents: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.p_)(_scan_measurement_js__WEBPACK_IMPORTED_MODULE_1__.Iu).optional()
		});
		const lossSchema = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			measure: zod__WEBPACK_IMPORTED_MODULE_2__.k5n(["citations", "score"]),
			scope: _scan_measurement_js__WEBPACK_IMPORTED_MODULE_1__.k3,
			since: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.kB,
			reportedOn: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.kB,
			state: zod__WEBPACK_IMPORTED_MODULE_2__.k5n([
				"failed",
				"low",
				"recovering",
				"not-measured",
				"recovered"
			]),
			failedRuns: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			lowerSince: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.no)(_contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.kB),
			recoveringSince: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.no)(_contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.kB)
		});
		const recordSchema = baselineRunSchema.extend({
			createdAt: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.kB,
			sha: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.no)(_contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq),
			runUrl: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq.optional().transform(() => undefined),
			attempt: zod__WEBPACK_IMPORTED_MODULE_2__.Whr().positive(),
			failed: zod__WEBPACK_IMPORTED_MODULE_2__.zMY(),
			suspect: zod__WEBPACK_IMPORTED_MODULE_2__.zMY(),
			losses: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.p_)(lossSchema),
			accepted: zod__WEBPACK_IMPORTED_MODULE_2__.zMY(),
			totalEngines: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			samples: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			costUsd: zod__WEBPACK_IMPORTED_MODULE_2__.aig().optional(),
			fingerprint: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.N_,
			formerKey: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq.optional(),
			incident: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq.optional()
		});
		function isMeasured({ totalEngines }) {
			return totalEngines > 0;
		}
	}),
	47082: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$x: () => parseValue,
			Im: () => isEmpty,
			Z7: () => readTexts,
			lI: () => describeGiven
		});
		var _facts_fact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17640);
		var _inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90743);
		var _keywords_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1902);
		var _unknown_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84771);
		function readTexts(texts, problems, path, names = _inputs_js__WEBPACK_IMPORTED_MODULE_1__.vj) {
			const values = new Map();
			for (const [name, given] of Object.entries(texts)) {
				const text = given.trim();
				const type = names.includes(name) ? (0, _inputs_js__WEBPACK_IMPORTED_MODULE_1__.QP)(name) : undefined;
				if (type === undefined) {
					const allowed = (0, _unknown_names_js__WEBPACK_IMPORTED_MODULE_3__._o)(name, text, path) ?? (0, _unknown_names_js__WEBPACK_IMPORTED_MODULE_3__.an)(name, names);
					problems.push({
						input: name,
						given: text,
						allowed
					});
				} else if (text !== "") values.set(name, parseValue(type, {
					name,
					given: text
				}, problems));
			}
			return values;
		}
		function parseValue(type, { name, given, locate }, problems) {
			const place = locate?.([]);
			const text = _inputs_js__WEBPACK_IMPORTED_MODULE_1__._y.includes(name) ? undefined : describeGiven(given);
			if (isEmpty(given)) return {
				value: undefined,
				isWrong: false,
				text,
				place
			};
			const { data, error } = type.safeParse(given);
			for (const { path, message, unknown = [] } of listIssues(error?.issues ?? [])) {
				for (const part of unknown) {
					const allowed = (0, _unknown_names_js__WEBPACK_IMPORTED_MODULE_3__.an)(part, name === "facts" ? _facts_fact_js__WEBPACK_IMPORTED_MODULE_0__.EZ : _keywords_js__WEBPACK_IMPORTED_MODULE_2__.$s);
					problems.push({
						place: locate?.([...path, part], "name"),
						input: part,
						given: undefined,
						allowed
					});
				}
				if (unknown.length === 0) {
					problems.push({
						place: locate?.(path),
						input: name,
						given: text,
						allowed: message
					});
				}
			}
			return {
				value: data,
				isWrong: error !== undefined,
				text,
				place
			};
		}
		function isEmpty(given) {
			return given === "" || Array.isArray(given) && given.length === 0;
		}
		function describeGiven(value) {
			if (Array.isArray(value)) return value.map(describeGiven).join(", ");
			return typeof value === "object" ? JSON.stringify(value) : String(value);
		}
		function listIssues(issues, above = []) {
			return issues.flatMap((issue) => {
				const path = [...above, ...issue.path];
				if (issue.code === "unrecognized_keys") return [{
					path,
					message: issue.message,
					unknown: issue.keys
				}];
				if (issue.code !== "invalid_union") return [{
					path,
					message: issue.message
				}];
				const [nearest] = issue.errors.map((errors) => listIssues(errors, path)).filter((inner) => inner.some(({ path: place }) => place.length > path.length)).toSorted((one, other) => countNames(one) - countNames(other));
				return nearest ?? [{
					path,
					message: issue.message
				}];
			});
		}
		function countNames(issues) {
			return issues.reduce((count, { unknown }) => count + (unknown?.length ?? 1), 0);
		}
	}),
	36060: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			HW: () => readCommentSettings,
			fG: () => readGateSettings
		});
		var engine_names = __webpack_require__(28913);
		var lib_text = __webpack_require__(94869);
		var inputs = __webpack_require__(90743);
		;
		const crossChecks = [
			{
				input: "brand",
				needs: ["brand"],
				isWrong: ({ brand }) => brand === "",
				allowed: "the name of your brand; it is required"
			},
			{
				input: "keywords",
				needs: ["keywords"],
				isWrong: ({ keywords }) => keywords.length === 0,
				allowed: "at least one keyword; it is required"
			},
			{
				input: "mode",
				needs: ["mode"],
				isWrong: ({ mode }) => mode !== "gate",
				allowed: "gate; the other modes are for workflows of GitHub Actions"
			},
			{
				input: "api-key",
				needs: ["api-key", "base-url"],
				isWrong: (inputs, { withoutSecrets }) => inputs["base-url"] !== undefined && inputs["api-key"] === undefined && !withoutSecrets,
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
				isWrong: (inputs) => inputs.baseline === "base" && (inputs["base-url"] !== undefined || asksLive(inputs)),
				allowed: "base only with the engine repository: no other engine can answer from an earlier tree"
			},
			...["max-answer-loss", "base-content"].map((input) => ({
				input,
				needs: [
					input,
					"baseline",
					"base-url"
				],
				isWrong: (inputs) => inputs[input] !== undefined && inputs["base-url"] === undefined && inputs.baseline !== "base",
				allowed: "no value without baseline: base, which compares the pages"
			})),
			{
				input: "accept",
				needs: ["accept", "baseline"],
				isWrong: ({ accept, baseline }) => accept && (baseline === "none" || baseline === "base"),
				allowed: "false, unless baseline is branch or a .json file: only a history keeps a level for later runs"
			},
			{
				input: "accept",
				needs: ["accept", "record"],
				isWrong: ({ accept, record }) => accept && record === "never",
				allowed: "false, unless record is auto or always: a run that is not recorded sets no level for later runs"
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
				allowed: "no questions after = without a live engine in engines: a hosted service and the engine repository take only the keyword"
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
			...inputs.Ht.map((input) => ({
				input,
				needs: ["base-url"],
				isWrong: (inputs, _, given) => inputs["base-url"] !== undefined && Boolean(given.get(input)?.text),
				allowed: "no value together with base-url: it belongs to the embedded service"
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
		var given_values = __webpack_require__(76100);
		var parse_values = __webpack_require__(47082);
		var plans = __webpack_require__(74155);
		var files = __webpack_require__(13963);
		;
		const NO_DROP = {
			kind: "absolute",
			value: 0
		};
		const DEFAULT_MIN_ANSWERS = 50;
		function toSettings(inputs, embedded) {
			const { engines, country } = inputs;
			const comparesBase = inputs.baseline === "base";
			return {
				brand: inputs.brand,
				key: inputs.key,
				keywords: inputs.keywords.map(({ keyword }) => keyword),
				engines: groupEngines(engines.names, country),
				competitors: inputs.competitors,
				language: inputs.language,
				samples: inputs.samples,
				scanPer: toScanPer(inputs),
				service: toService(inputs, embedded),
				timeoutMinutes: inputs["timeout-minutes"],
				thresholds: {
					minOverallBcr: inputs["min-overall-bcr"],
					minCitedEngines: inputs["min-cited-engines"],
					minShareOfVoice: inputs["min-share-of-voice"],
					maxBcrDrop: inputs["max-bcr-drop"] ?? (comparesBase ? undefined : NO_DROP),
					maxCitedEnginesDrop: inputs["max-cited-engines-drop"] ?? (comparesBase ? undefined : 0),
					requiredEngines: groupRequired(inputs["required-engines"], engines.names, country),
					optionalEngines: groupEngines(engines.optional, country),
					minAnswers: inputs["min-answers"] ?? DEFAULT_MIN_ANSWERS
				},
				falseAlarmsPerYear: inputs["false-alarms-per-year"],
				baseline: {
					source: toSource(inputs),
					overallBcr: inputs["baseline-overall-bcr"],
					citedEngines: inputs["baseline-cited-engines"]
				},
				record: inputs.record,
				accept: inputs.accept,
				failOn: inputs["fail-on"],
				reports: inputs.report,
				comment: inputs.comment,
				issue: inputs.issue,
				notify: inputs.notify,
				githubToken: inputs["github-token"],
				hostCheck: inputs["host-check"],
				drafts: {
					mode: inputs["drafts.mode"],
					max: inputs["drafts.max"],
					type: inputs["drafts.type"],
					tone: inputs["drafts.tone"],
					length: inputs["drafts.length"]
				},
				exports: {
					formats: inputs["exports.formats"],
					days: inputs["exports.days"],
					end: inputs["exports.end"],
					engines: inputs["exports.engines"],
					includeCompetitors: inputs["exports.include-competitors"]
				}
			};
		}
		function toScanPer({ "base-url": baseUrl, baseline }) {
			const isRecorded = baseline !== "none" && baseline !== "base";
			return isRecorded || baseUrl === undefined ? "keyword" : "all";
		}
		function toSource({ baseline }) {
			switch (baseline) {
				case "none":
				case "base":
				case "branch": return { kind: baseline };
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
		var unknown_names = __webpack_require__(84771);
		;
		async function readSettings(texts, env, run) {
			const problems = [];
			const gateProblems = [];
			const values = readTexts(texts, problems, CONFIG_PATH, allNames);
			const settings = await readGateSettings({ values }, env, run, gateProblems);
			if (settings === undefined || problems.length > 0) {
				throw new InputsError(listProblems([...gateProblems, ...problems]));
			}
			return settings;
		}
		async function readGateSettings(gate, env, run, problems) {
			const inputs = (0, given_values.S6)(gate.values);
			const wrong = new Set([...gate.values].filter(([, { isWrong }]) => isWrong).map(([name]) => name));
			const isEmbedded = inputs["base-url"] === undefined && !wrong.has("base-url");
			const embedded = isEmbedded ? (await Promise.all([
				__webpack_require__.e("package-babel-parser"),
				__webpack_require__.e("package-yaml"),
				__webpack_require__.e("package-tldts"),
				__webpack_require__.e("sites-generators-generators"),
				__webpack_require__.e("engines-engines"),
				__webpack_require__.e("inputs-embedded-inputs")
			]).then(__webpack_require__.bind(__webpack_require__, 31080))).readEmbeddedInputs(inputs, wrong, env) : undefined;
			const unusable = new Set(wrong);
			if (embedded?.hasUnknownEngine) unusable.add("engines");
			const found = [...crossChecks.filter(({ needs }) => !needs.some((name) => unusable.has(name))).filter(({ isWrong }) => isWrong(inputs, run, gate.values)), ...(embedded?.problems ?? []).filter(({ input }) => !wrong.has(input))];
			if (embedded && embedded.missingKeys.length > 0 && !run.withoutSecrets) {
				const allowed = `engines whose keys are in the environment. Missing: ${embedded.missingKeys.join(", ")}. A workflow sets them from secrets, in the env of the step`;
				found.push({
					input: "engines",
					allowed
				});
			}
			problems.push(...found.map(({ input, allowed }) => (0, given_values.Yx)(gate, input, allowed)));
			return found.length === 0 && wrong.size === 0 ? toSettings(inputs, embedded) : undefined;
		}
		const COMMENT_INPUTS = [
			"key",
			"comment",
			"issue",
			"fail-on",
			"github-token"
		];
		function readCommentSettings(texts) {
			const problems = [];
			const own = Object.entries(texts).filter(([name]) => COMMENT_INPUTS.includes(name));
			const inputs = (0, given_values.S6)((0, parse_values.Z7)(Object.fromEntries(own), problems, unknown_names.tF));
			if (problems.length > 0) throw new given_values.aV(problems);
			const { key, comment, issue, "fail-on": failOn, "github-token": githubToken } = inputs;
			return {
				key,
				comment,
				issue,
				failOn,
				githubToken
			};
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
				status: "Passed",
				tone: "better"
			},
			fail: {
				emoji: "❌",
				sign: "✗",
				status: "Failed",
				tone: "worse"
			},
			error: {
				emoji: "🛑",
				sign: "✗",
				status: "Not measured",
				tone: "worse"
			},
			warn: {
				emoji: "⚠️",
				sign: "!",
				status: "Look at it",
				tone: "doubtful"
			},
			report: {
				emoji: "📊",
				sign: "–",
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
			FY: () => paragraph,
			GA: () => labeled,
			LL: () => withHeading,
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
		function foldOf(title, blocks) {
			return blocks.length === 0 ? [] : [{
				kind: "fold",
				title: [title],
				blocks
			}];
		}
		function withHeading(title, blocks) {
			return blocks.length === 0 ? [] : [{
				kind: "heading",
				text: [title]
			}, ...blocks];
		}
		function cutTable(caption, columns, rows, most, noun = "row") {
			const rest = tableOf(caption, columns, rows.slice(most));
			const title = `and ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_1__.pq)(rows.length - most, `more ${noun}`)}`;
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
	82133: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Fg: () => markOf,
			Rz: () => renderBlocks,
			ni: () => renderLine
		});
		var _numbers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46958);
		var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94869);
		var _blocks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13800);
		var _plain_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57854);
		var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64631);
		const EMPTY = (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.md)``;
		function renderBlocks(blocks) {
			return blocks.map(renderBlock).filter((text) => text !== "");
		}
		function renderBlock(block) {
			switch (block.kind) {
				case "heading": return heading(block);
				case "line": return renderLine(block.text);
				case "code": return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.DV)((0, _text_js__WEBPACK_IMPORTED_MODULE_2__.v3)(block.text));
				case "list": return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.UF)(block.items.map((item) => (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.md)`- ${renderLine(item)}`), "\n");
				case "table": return renderTable(block);
				case "chart": return EMPTY;
				case "card": return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.UF)(block.cards.map((each, at) => card(each, block.cards.length > 1 ? at + 1 : 0)), "\n");
				case "fold": {
					const inside = (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.UF)(renderBlocks(block.blocks), "\n\n");
					const title = renderLine(block.title);
					return inside === "" ? EMPTY : (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.md)`<details>\n<summary>${title}</summary>\n\n${inside}\n\n</details>`;
				}
			}
		}
		function heading({ text, mark, of = [], more }) {
			const words = renderLine(text);
			if (mark === undefined) return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.md)`### ${words}`;
			const sign = markOf(mark);
			const end = of.length === 0 ? EMPTY : (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.md)` · ${renderLine(of)}`;
			if (more === undefined) return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.md)`## ${sign} ${words}${end}`;
			return more.length === 0 ? (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.md)`${sign} **${words}**${end}` : (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.md)`${sign} **${words}.** ${renderLine(more)}${end}`;
		}
		function markOf(mark) {
			return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.RL)(_blocks_js__WEBPACK_IMPORTED_MODULE_0__.j7[mark].emoji);
		}
		function renderLine(line) {
			return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.UF)(line.map(renderInline), "");
		}
		function renderInline(part) {
			if (typeof part === "string") return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.RL)(part);
			if ("name" in part) return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.FV)(part.name, part.most ?? _plain_text_js__WEBPACK_IMPORTED_MODULE_3__.xt) || (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.FV)(_numbers_js__WEBPACK_IMPORTED_MODULE_4__.GY);
			if ("quote" in part) return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.md)`“${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.FV)(part.quote, part.most ?? _plain_text_js__WEBPACK_IMPORTED_MODULE_3__.Si)}”`;
			if ("code" in part) return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.md)`<code>${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.FV)(part.code, _plain_text_js__WEBPACK_IMPORTED_MODULE_3__.JK)}</code>`;
			if ("strong" in part) return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.md)`**${renderLine(part.strong)}**`;
			if ("small" in part) return small(renderLine(part.small));
			if ("toned" in part) return renderLine(part.toned);
			return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.iQ)((0, _plain_text_js__WEBPACK_IMPORTED_MODULE_3__.oi)(part.label), part.link);
		}
		function renderTable({ columns, rows, note = [] }) {
			const toRow = (cells) => (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.md)`| ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.UF)(cells, " | ")} |`;
			return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.UF)([
				toRow(columns.map(({ title }) => renderLine(title))),
				toRow(columns.map(({ isNumber }) => isNumber ? (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.md)`---:` : (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.md)`---`)),
				...rows.map((row) => toRow(row.map(renderCell))),
				...note.length === 0 ? [] : [EMPTY, small(renderLine(note))]
			], "\n");
		}
		function renderCell(cell) {
			if (!("now" in cell)) return renderLine(cell);
			const { now, was, basis, isLoss = false } = cell;
			const words = (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.RL)(now);
			return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.UF)([
				isLoss ? (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.md)`**${words} ▼**` : words,
				...basis === undefined ? [] : [(0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.RL)(basis)],
				...was === undefined ? [] : [small((0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.RL)(was))]
			], " ");
		}
		function card({ title, lines = [], todo }, number) {
			const indent = number > 0 ? (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.md)`   ` : EMPTY;
			const shown = lines.filter(({ length }) => length > 0).map(renderLine);
			const [text, items] = shown.length > 1 ? [[], shown] : [shown, []];
			return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.UF)([
				(0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.md)`${number > 0 ? (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.md)`${number}. ` : EMPTY}${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.UF)([(0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.md)`**${renderLine(title)}**`, ...text], " ")}`,
				...items.map((item) => (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.md)`${indent}- ${item}`),
				...items.length > 0 && todo !== undefined ? [EMPTY] : [],
				...todo === undefined ? [] : [(0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.md)`${indent}**${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.RL)(_blocks_js__WEBPACK_IMPORTED_MODULE_0__.Pf)}** ${renderLine(todo)}`]
			], "\n");
		}
		function small(text) {
			return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.md)`<sub>${text}</sub>`;
		}
	}),
	97925: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			i0: () => isPublicAddress,
			ij: () => PrivateAddressError,
			qr: () => publicOnly
		});
		var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
		const SPECIAL_IPV4 = [
			["0.0.0.0", 8],
			["10.0.0.0", 8],
			["100.64.0.0", 10],
			["127.0.0.0", 8],
			["168.63.129.16", 32],
			["169.254.0.0", 16],
			["172.16.0.0", 12],
			["192.0.0.0", 24],
			["192.0.2.0", 24],
			["192.88.99.0", 24],
			["192.168.0.0", 16],
			["198.18.0.0", 15],
			["198.51.100.0", 24],
			["203.0.113.0", 24],
			["224.0.0.0", 4],
			["240.0.0.0", 4]
		];
		const GLOBAL_UNICAST = ["2000::", 3];
		const SPECIAL_IPV6 = [
			["2001::", 23],
			["2001:db8::", 32],
			["2002::", 16],
			["3fff::", 20]
		];
		const specialIpv4 = new node_net__WEBPACK_IMPORTED_MODULE_0__.BlockList();
		for (const [network, prefix] of SPECIAL_IPV4) specialIpv4.addSubnet(network, prefix, "ipv4");
		const globalUnicast = new node_net__WEBPACK_IMPORTED_MODULE_0__.BlockList();
		globalUnicast.addSubnet(...GLOBAL_UNICAST, "ipv6");
		const specialIpv6 = new node_net__WEBPACK_IMPORTED_MODULE_0__.BlockList();
		for (const [network, prefix] of SPECIAL_IPV6) specialIpv6.addSubnet(network, prefix, "ipv6");
		function isPublicAddress(address) {
			switch ((0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(address)) {
				case 4: return !specialIpv4.check(address, "ipv4");
				case 6: return globalUnicast.check(address, "ipv6") && !specialIpv6.check(address, "ipv6");
				default: return false;
			}
		}
		class PrivateAddressError extends Error {}
		function publicOnly(lookup) {
			return (hostname, options, callback) => {
				lookup(hostname, options, (error, found, family) => {
					if (error) return callback(error, found, family);
					const addresses = typeof found === "string" ? [found] : found.map(({ address }) => address);
					const other = addresses.find((address) => !isPublicAddress(address));
					if (other === undefined) return callback(null, found, family);
					callback(new PrivateAddressError(`${other} is not a public address`), []);
				});
			};
		}
	}),
	22380: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Kb: () => excerpt,
			SP: () => readPage,
			_v: () => plainDetail,
			av: () => readSystemError
		});
		var _errors_service_codes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17794);
		var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94869);
		const EXCERPT_LENGTH = 200;
		function excerpt(text) {
			return (0, _text_js__WEBPACK_IMPORTED_MODULE_1__.$Q)((0, _text_js__WEBPACK_IMPORTED_MODULE_1__.OX)(text.slice(0, 10 * EXCERPT_LENGTH)), EXCERPT_LENGTH);
		}
		function readPage(text) {
			const head = (0, _text_js__WEBPACK_IMPORTED_MODULE_1__.OX)(text.slice(0, HEAD_LENGTH));
			if (!/^<(?:!doctype html|html|head|title|body)\b/i.test(head)) return undefined;
			const title = findTitle(head);
			return {
				code: _errors_service_codes_js__WEBPACK_IMPORTED_MODULE_0__.Nc,
				detail: excerpt(`a web page instead of JSON${title ? `: ${title}` : ""}`)
			};
		}
		const HEAD_LENGTH = 2e3;
		function plainDetail(text) {
			const line = (0, _text_js__WEBPACK_IMPORTED_MODULE_1__.OX)(text.slice(0, HEAD_LENGTH));
			if (/<[a-z!?/]/i.test(line)) return (0, _text_js__WEBPACK_IMPORTED_MODULE_1__.$Q)(findTitle(line) || "a page instead of JSON", EXCERPT_LENGTH);
			return (/^[[{]/.test(line) ? "" : (0, _text_js__WEBPACK_IMPORTED_MODULE_1__.$Q)(line, EXCERPT_LENGTH)) || "no reason given";
		}
		function findTitle(markup) {
			return /<(?:title|Code)(?:\s[^>]*)?>([^<>]*)<\//i.exec(markup)?.[1]?.trim();
		}
		function readSystemError(error, redact) {
			const { message = "", code = "" } = readError(error);
			const detail = excerpt(redact(message)) || code || "the connection failed";
			return {
				detail,
				...code && { code }
			};
		}
		function readError(error) {
			if (!(error instanceof Error)) return {};
			const code = "code" in error && typeof error.code === "string" ? error.code : "";
			return {
				message: error.message,
				code
			};
		}
	}),
	34023: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
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
			RR: () => withoutOverlaps,
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
		function withoutOverlaps(parts) {
			const kept = [];
			for (const part of parts.toSorted((a, b) => a.start - b.start)) {
				if (part.start >= (kept.at(-1)?.end ?? 0)) kept.push(part);
			}
			return kept;
		}
	}),
	39455: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Id: () => contentBlocks,
			KB: () => hasAnswers,
			fG: () => stakeBlocks,
			j$: () => describeChecked
		});
		var _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25988);
		var _findings_content_findings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(20157);
		var _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14907);
		var _text_loss_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63072);
		var _text_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34421);
		var _words_file_links_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(92455);
		var _words_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(33573);
		var _words_numbers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88871);
		const MAX_ROWS = {
			only: 5,
			several: 3
		};
		const PLACE_LENGTH = 200;
		function hasAnswers(finding) {
			return (0, _findings_content_findings_js__WEBPACK_IMPORTED_MODULE_6__.Pz)(finding) || finding.kind === "loss-accepted";
		}
		function hasAnswer({ owner, baseScore, headScore }) {
			return owner !== undefined || baseScore > 0 || headScore > 0;
		}
		function describeChecked({ keywords, pages, warnings = [] }) {
			const unchanged = keywords.filter(({ outcome }) => outcome === "unchanged");
			const answered = unchanged.filter(hasAnswer).length;
			const unanswered = unchanged.length - answered;
			const counts = [...answered > 0 ? [`${answered} unchanged`] : [], ...unanswered > 0 ? [`${unanswered} without an answer on these pages, before and after`] : []];
			const checked = `Checked ${(0, _words_numbers_js__WEBPACK_IMPORTED_MODULE_5__.pq)(keywords.length, "question")} against ${(0, _words_numbers_js__WEBPACK_IMPORTED_MODULE_5__.pq)(pages, "page")}`;
			const equal = warnings.filter(({ code }) => code === "AVG_SAME_BUILD").map((each) => (0, _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_0__.Uc)(each).text);
			return [`${[checked, counts.join(", ")].filter((part) => part !== "").join(": ")}.`, ...equal].join(" ");
		}
		function contentBlocks(finding, { why, causes: [cause] }, outcome, isOnly) {
			const shown = {
				isNamed: isOnly && finding.questions.length === 1,
				rows: isOnly ? MAX_ROWS.only : MAX_ROWS.several
			};
			return [
				...(0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.FY)(isOnly ? [] : [{ strong: why }]),
				...finding.kind === "value-gone" ? valueTables(finding, outcome, shown) : answerTable(finding, outcome, shown),
				...(0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.FY)(isOnly ? why : []),
				...(0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.wr)(cause?.todo)
			];
		}
		function answerTable(finding, outcome, shown) {
			const base = (0, _words_file_links_js__WEBPACK_IMPORTED_MODULE_7__.jz)(outcome);
			const rows = finding.questions.map((change) => [
				[{ name: change.question }],
				change.before === undefined ? (0, _words_file_links_js__WEBPACK_IMPORTED_MODULE_7__.yG)({ path: finding.path }, base) : (0, _words_file_links_js__WEBPACK_IMPORTED_MODULE_7__.tP)(change.before, base),
				(0, _text_loss_js__WEBPACK_IMPORTED_MODULE_2__.w4)(finding, change, outcome.run)
			]);
			const columns = [
				{ title: ["Question"] },
				{
					title: ["Before"],
					width: 2
				},
				{
					title: ["Now"],
					width: 2
				}
			];
			const first = shown.isNamed ? 1 : 0;
			return (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.nd)("The answer to each question before this change, and now", columns.slice(first), rows.map((row) => row.slice(first)), shown.rows, "question");
		}
		const VALUES = "Values before and now";
		function valueTables({ values, path, questions }, outcome, shown) {
			const base = (0, _words_file_links_js__WEBPACK_IMPORTED_MODULE_7__.jz)(outcome);
			const tables = Map.groupBy(values.places, ({ row }) => row?.columns.join(" | "));
			const asked = (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.cT)(questions.map(({ question }) => [{ quote: question }]));
			return [...(0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.FY)(shown.isNamed ? [] : [questions.length === 1 ? "Question: " : "Questions: ", ...asked]), ...[...tables.values()].flatMap((places) => {
				const [first] = places;
				if (first?.row !== undefined) {
					const note = ["Before: ", ...(0, _words_file_links_js__WEBPACK_IMPORTED_MODULE_7__.yG)({
						path,
						line: first.line
					}, base)];
					const now = (0, _words_file_links_js__WEBPACK_IMPORTED_MODULE_7__.yG)({
						path,
						line: first.lineNow
					}, outcome.run);
					return [...rowTable(places, first.row.columns, shown.rows), ...(0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.FY)([
						...note,
						". Now: ",
						...now,
						"."
					], true)];
				}
				const columns = [{ title: ["Before"] }, { title: ["Now"] }];
				const rows = places.map((place) => [[
					...(0, _text_values_js__WEBPACK_IMPORTED_MODULE_3__.Oc)(place),
					" (",
					...(0, _words_file_links_js__WEBPACK_IMPORTED_MODULE_7__.yG)({
						path,
						line: place.line
					}, base),
					")"
				], placeNow(place, path, outcome)]);
				return (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.nd)(VALUES, columns, rows, shown.rows);
			})];
		}
		function placeNow({ now, lineNow }, path, outcome) {
			if (now === undefined) return [{ strong: ["Removed"] }];
			return [
				{
					name: now,
					most: PLACE_LENGTH
				},
				" (",
				...(0, _words_file_links_js__WEBPACK_IMPORTED_MODULE_7__.yG)({
					path,
					line: lineNow
				}, outcome.run),
				")"
			];
		}
		function rowTable(places, headings, most) {
			const hasLost = ({ row, values }, at) => values.some((value) => row?.before[at]?.includes(value));
			const shown = [...headings.keys()].filter((at) => at === 0 || places.some((place) => hasLost(place, at)));
			const isWhole = places.every(({ row }) => row?.now !== undefined);
			const columns = shown.map((at) => ({ title: cellText(headings[at]) }));
			const rows = places.map((place) => [...shown.map((at) => cellChange(place, at)), ...isWhole ? [] : [place.now === undefined ? [{ strong: ["Removed"] }] : cellText(place.now)]]);
			return (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.nd)(VALUES, isWhole ? columns : [...columns, { title: ["Now"] }], rows, most);
		}
		function cellChange({ row, values }, at) {
			const [before = "", now] = [row?.before[at], row?.now?.[at]];
			const bold = (0, _text_values_js__WEBPACK_IMPORTED_MODULE_3__.Oc)({
				before,
				values
			});
			return now === undefined || now === before ? bold : [
				...bold,
				" → ",
				...cellText(now)
			];
		}
		function cellText(text = "") {
			return text === "" ? [] : [{
				name: text,
				most: PLACE_LENGTH
			}];
		}
		const MAX_PAGES = 3;
		const ENGINES_LENGTH = 120;
		function stakeBlocks({ baseline }, names) {
			const { stakes = [], keywords = [] } = baseline?.content ?? {};
			const blocks = stakes.flatMap(({ path, engines, keywords: citing, answers, of }) => {
				const who = {
					name: (0, _words_names_js__WEBPACK_IMPORTED_MODULE_4__.yZ)(engines.map(names.engineInCountry)),
					most: ENGINES_LENGTH
				};
				const owned = keywords.filter(({ owner }) => owner?.path === path).map(({ keyword }) => keyword);
				const [first, ...others] = citing.filter((keyword) => !owned.includes(keyword));
				const rest = others.length === 0 ? [] : [` and ${(0, _words_numbers_js__WEBPACK_IMPORTED_MODULE_5__.pq)(others.length, "more question")}`];
				const count = [`${answers} of ${(0, _words_numbers_js__WEBPACK_IMPORTED_MODULE_5__.pq)(of, "answer")}`];
				const also = first === undefined ? [] : (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.n8)`, also for ${{ quote: first }}${rest}`;
				const sentences = owned.length === 0 && first !== undefined ? (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.n8)`${path} is cited for ${{ quote: first }}${rest}, which this change does not check (${who}, ${count}).` : (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.n8)`${who} cited ${path} in ${count} in the last four weeks${also}.`;
				return (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.FY)((0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.GA)("At stake:", sentences));
			});
			const more = `and ${(0, _words_numbers_js__WEBPACK_IMPORTED_MODULE_5__.pq)(blocks.length - MAX_PAGES, "more cited page")}`;
			return [...blocks.slice(0, MAX_PAGES), ...(0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.Lc)(more, blocks.slice(MAX_PAGES))];
		}
	}),
	65316: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			h2: () => gateName,
			nR: () => firstScreen,
			ok: () => foldCauses
		});
		var _engines_engine_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28913);
		var _findings_evidence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29854);
		var _gate_verdict_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(39231);
		var _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14907);
		var _run_outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53983);
		var _text_faults_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49002);
		var _text_live_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(70937);
		var _words_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(33573);
		var _words_numbers_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(88871);
		var _words_phrases_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(52943);
		var _words_words_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(72072);
		var _content_blocks_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(39455);
		var _grids_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(48764);
		var _time_chart_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(48373);
		const MAX_CAUSES = 3;
		function firstScreen(context) {
			const { outcome, findings, mark, detail } = context;
			const [first, ...others] = findings;
			if (first === undefined) return [];
			const stakes = (0, _content_blocks_js__WEBPACK_IMPORTED_MODULE_10__.fG)(outcome, context.names);
			const isUnchanged = first.kind === "unchanged" && others.length === 0 && mark === "pass";
			const isQuiet = isUnchanged && detail.length === 0 && stakes.length === 0;
			const headline = {
				kind: "heading",
				mark,
				of: gateName(outcome),
				text: context.headline,
				more: isQuiet ? quietLine(context) : undefined
			};
			const isContent = outcome.baseline?.content !== undefined;
			const grid = first.kind === "incident" || isContent ? undefined : (0, _grids_js__WEBPACK_IMPORTED_MODULE_11__.Zr)(context);
			const levels = [...(0, _time_chart_js__WEBPACK_IMPORTED_MODULE_12__.og)(context), ...grid === undefined ? [] : [grid]];
			const causes = causeBlocks(context);
			return [
				headline,
				...(0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_2__.FY)(detail),
				...silentBlocks(context),
				...uncitedBlocks(context),
				..."scope" in first ? [...levels, ...causes] : [...causes, ...levels],
				...stakes,
				...(0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_2__.FY)((0, _text_faults_js__WEBPACK_IMPORTED_MODULE_4__.Ho)(context.texts.filter(({ finding }) => (0, _run_outcome_js__WEBPACK_IMPORTED_MODULE_3__.Zh)(finding))), true),
				...(0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_2__.FY)(acceptWords(context))
			];
		}
		function gateName({ key }) {
			return key === "default" ? undefined : [{ name: key }];
		}
		function silentBlocks({ texts }) {
			return texts.filter(({ finding }) => finding.kind === "engine-silent").flatMap(({ causes }) => causes).flatMap(({ title, todo }) => [...(0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_2__.FY)(title.length === 0 ? [] : [{ strong: title }]), ...(0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_2__.wr)(todo)]);
		}
		function causeBlocks({ texts, outcome }) {
			const withCause = texts.filter(({ finding, causes }) => finding.kind !== "engine-silent" && causes.length > 0);
			const isOnly = withCause.length === 1;
			const blocks = withCause.flatMap((text) => (0, _content_blocks_js__WEBPACK_IMPORTED_MODULE_10__.KB)(text.finding) ? [(0, _content_blocks_js__WEBPACK_IMPORTED_MODULE_10__.Id)(text.finding, text, outcome, isOnly)] : text.causes.map((card) => card.title.length === 0 ? (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_2__.wr)(card.todo) : [{
				kind: "card",
				cards: [card]
			}]));
			return foldCauses(blocks);
		}
		function foldCauses(causes) {
			const rest = causes.slice(MAX_CAUSES);
			return [...causes.slice(0, MAX_CAUSES).flat(), ...(0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_2__.Lc)(`and ${rest.length} more`, rest.flat())];
		}
		function uncitedBlocks({ outcome, names }) {
			const uncitedEngines = (0, _findings_evidence_js__WEBPACK_IMPORTED_MODULE_1__.On)(outcome.answerRecords, outcome.comparison?.runs ?? []);
			return uncitedEngines.flatMap(({ engine, uncited, of, unread, usually }) => {
				const text = usually === undefined ? `${unread} of ${of}. These are not counted, because their form is not known` : `${(0, _words_numbers_js__WEBPACK_IMPORTED_MODULE_7__.l9)(uncited / of)}. It was ${(0, _words_numbers_js__WEBPACK_IMPORTED_MODULE_7__.l9)(usually)}`;
				return (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_2__.FY)([{ strong: [`Answers of ${names.engine(engine)} that cite no page: ${text}.`] }]);
			});
		}
		function quietLine({ outcome, names, engines }) {
			const { content } = outcome.baseline ?? {};
			if (content !== undefined) return [{
				name: (0, _content_blocks_js__WEBPACK_IMPORTED_MODULE_10__.j$)(content),
				most: 1e3
			}];
			if (engines.every(_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_0__.rn)) return [];
			const countries = new Set(engines.map((engine) => (0, _engines_engine_names_js__WEBPACK_IMPORTED_MODULE_0__.Vl)(engine).country)).size;
			const answers = outcome.measurement?.engines.reduce((sum, engine) => sum + engine.answers, 0) ?? 0;
			const where = countries > 1 ? ` in ${countries} countries` : "";
			const { runUrl } = outcome.run;
			return [`${(0, _words_numbers_js__WEBPACK_IMPORTED_MODULE_7__.pq)(answers, "answer")} of ${(0, _words_names_js__WEBPACK_IMPORTED_MODULE_6__.Ry)(engines, names)}${where}.`, ...runUrl === undefined ? [] : [" ", {
				link: runUrl,
				label: ["This run"]
			}]];
		}
		function acceptWords(context) {
			const { outcome, findings } = context;
			const { verdict, run } = outcome;
			const { baseline } = verdict;
			const failsAnswers = (0, _gate_verdict_js__WEBPACK_IMPORTED_MODULE_13__.sJ)(verdict).some(({ kind, outcome }) => kind === "answers" && outcome === "fail");
			if (failsAnswers && run.pullUrl !== undefined) {
				const review = {
					link: `${run.pullUrl}/files`,
					label: ["a review"]
				};
				return (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_2__.n8)`${{ strong: ["Is this intended?"] }} Someone with write permission submits ${review} with the line ${{ code: _words_words_js__WEBPACK_IMPORTED_MODULE_9__.i0 }}, then re-runs this job.`;
			}
			if (!findings.some(_text_live_js__WEBPACK_IMPORTED_MODULE_5__.Q2) || "missing" in baseline || baseline.origin.kind === "base") return [];
			if (baseline.origin.kind === "inputs") {
				return (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_2__.n8)`${NEW_NORMAL} Set ${{ code: "baseline-overall-bcr" }} and ${{ code: "baseline-cited-engines" }} to the new level.`;
			}
			if (baseline.origin.kind === "file" && baseline.origin.runs === 0) {
				return (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_2__.n8)`${NEW_NORMAL} Write the new level into ${{ code: baseline.origin.path }}.`;
			}
			const where = baseline.origin.kind === "file" ? [] : [" on the default branch"];
			const setting = (0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_8__.HI)(context, baseline.origin);
			return (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_2__.n8)`${NEW_NORMAL} Run once${where} with ${setting}. Later runs are compared with that run.`;
		}
		const NEW_NORMAL = { strong: ["Is this the new normal?"] };
	}),
	89080: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { h: () => gateDocument });
		var content_findings = __webpack_require__(20157);
		var build_blocks = __webpack_require__(14907);
		var plain_text = __webpack_require__(57854);
		var keyword_line = __webpack_require__(83846);
		var describe_findings = __webpack_require__(40077);
		var facts = __webpack_require__(87480);
		var words = __webpack_require__(72072);
		var first_screen = __webpack_require__(65316);
		var engine_names = __webpack_require__(28913);
		var lib_text = __webpack_require__(94869);
		var web_url = __webpack_require__(73530);
		var numbers = __webpack_require__(88871);
		var section = __webpack_require__(90521);
		;
		const MAX_LINKS = 10;
		const answers = {
			id: "answers",
			title: "Answers",
			on: ["html"],
			isFolded: true,
			blocks: (context) => (0, section.p$)(context) ? [] : answersBlocks(context)
		};
		function answersBlocks(context) {
			const { engines } = context;
			const countShare = (all) => all.filter(({ isCited }) => isCited).length / all.length;
			return [...Map.groupBy(listAnswers(context.outcome), ({ keyword }) => keyword)].toSorted(([, a], [, b]) => countShare(a) - countShare(b)).map(([keyword, all]) => {
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
					keyword,
					engine,
					sample,
					isCited: cited,
					text: snippet,
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
				keyword,
				engine,
				sample,
				model,
				text,
				isCited: cited,
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
				" · ",
				{
					toned: [words],
					tone: isCited ? "better" : "worse"
				}
			];
			return {
				title,
				text,
				lines
			};
		}
		function describeCitation(content) {
			if (content.cited) return "cites the brand";
			if (content.retrieved === true) return "read a page of the brand and does not cite it";
			return content.retrieved === false ? "read no page of the brand" : "does not cite the brand";
		}
		var evidence = __webpack_require__(29854);
		var summarize_answers = __webpack_require__(44267);
		;
		const MAX_SITES = 10;
		const MAX_PAGES = 5;
		function findSummary(context) {
			return (0, section.p$)(context) ? undefined : (0, summarize_answers.F)(context.outcome.answerRecords);
		}
		const citations = {
			id: "citations",
			title: "Who is cited",
			on: [
				"summary",
				"html",
				"pdf"
			],
			blocks: (context) => [...(0, section.Q5)(context) ? brandBlocks(context) : [], ...siteBlocks(context)]
		};
		function brandBlocks(context) {
			const missing = context.outcome.verdict.unmeasuredCompetitors;
			const names = (0, build_blocks.cT)(missing.map((name) => [{ name }]));
			return [...brandTable(context), ...(0, build_blocks.FY)(missing.length === 0 ? [] : [
				"Not measured: ",
				...names,
				"."
			])];
		}
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
					[own === undefined ? numbers.GY : `${own.citedAnswers} of ${own.answers}`],
					[mentioned === undefined ? numbers.GY : `${mentioned} of ${total?.evaluated ?? 0}`]
				];
			});
			const titles = ["Answers that cite it", "Answers that name it"];
			return (0, build_blocks.c_)("The brand and its competitors in the answers", [{
				title: ["Brand"],
				width: 2
			}, ...titles.map((title) => ({
				title: [title],
				isNumber: true
			}))], rows);
		}
		function siteBlocks(context) {
			const { answerRecords, comparison } = context.outcome;
			const usualOf = (0, evidence.nX)(answerRecords, comparison?.runs ?? []);
			const domains = findSummary(context)?.domains ?? [];
			const hasUsual = domains.some(({ domain }) => usualOf(domain) !== undefined);
			const rows = domains.map(({ domain, owner, answers, pages }) => {
				const usually = usualOf(domain);
				return [
					[{ name: domain }, ...describeOwner(owner)],
					listPages(pages),
					[`${answers}`],
					...hasUsual ? [[usually === undefined ? numbers.GY : `${Math.round(usually)}`]] : []
				];
			});
			return (0, build_blocks.nd)("Sites that answers cite, the most frequent first, with the pages cited most", [
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
				},
				...hasUsual ? [{
					title: ["Usually"],
					isNumber: true
				}] : []
			], rows, MAX_SITES, "site");
		}
		function describeOwner(owner) {
			if (owner.kind === "own") return [" (yours)"];
			return owner.kind === "competitor" ? [
				" (",
				{
					name: owner.name,
					most: 40
				},
				")"
			] : [];
		}
		function listPages(pages) {
			const links = pages.slice(0, MAX_PAGES).flatMap((page) => {
				const url = (0, web_url.Jy)(page.url);
				if (url === undefined) return [];
				const count = page.answers > 1 ? [` (${page.answers})`] : [];
				const address = (0, web_url.HD)(url.host + url.pathname + url.search);
				return [[{
					link: url.href,
					label: [{
						name: address,
						most: 60
					}]
				}, ...count]];
			});
			return links.length === 0 ? [numbers.GY] : (0, build_blocks.cT)(links);
		}
		var drafts = __webpack_require__(12396);
		var comparison = __webpack_require__(25039);
		var comparison_scope = __webpack_require__(69972);
		var live_evidence = __webpack_require__(45271);
		var phrases = __webpack_require__(52943);
		var grids = __webpack_require__(48764);
		;
		const MAX_ROWS = 10;
		const MAX_NAMED = 3;
		const MIN_CHANGE = .5;
		const UNCHANGED = 2;
		const LOST_AT = 2;
		const questions = {
			id: "questions",
			title: "Questions",
			on: section.Zh,
			blocks: (context) => (0, section.Q5)(context) ? liveQuestions(context) : []
		};
		function liveQuestions(context) {
			const { outcome, findings, names } = context;
			const scope = findings.find((finding) => "scope" in finding)?.scope ?? { kind: "whole" };
			const cells = (outcome.measurement?.cells ?? []).filter((cell) => cell.keyword !== undefined && (0, comparison_scope.S1)(scope, cell.engine));
			const byKey = new Map((outcome.comparison?.cells ?? []).map((cell) => [(0, comparison.TN)(cell), cell]));
			const comparedOf = (refs) => refs.flatMap((cell) => byKey.get((0, comparison.TN)(cell)) ?? []);
			const sitesOf = sitesByKeyword(outcome);
			const questionRows = [...Map.groupBy(cells, ({ keyword = "" }) => keyword)].map(([keyword, ofKeyword]) => ({
				keyword,
				cells: ofKeyword,
				fall: (0, live_evidence.y9)(comparedOf(ofKeyword)),
				share: (0, comparison.In)(ofKeyword)?.share ?? 0
			})).toSorted((a, b) => rankOf(a.fall) - rankOf(b.fall) || b.fall - a.fall || a.share - b.share);
			const whose = scope.kind === "engine" ? ` of ${names.engine(scope.engine)}` : "";
			const isCompared = comparedOf(cells).length > 0;
			const changed = questionRows.filter(({ fall }) => rankOf(fall) < UNCHANGED).length;
			const columns = [
				{
					title: ["Question"],
					width: 2
				},
				{ title: ["Cites the brand"] },
				{ title: ["No longer cites it"] },
				{
					title: ["Cited instead of you"],
					width: 2
				}
			];
			const hasEngines = new Set(cells.map(({ engine }) => engine)).size > 1 && isCompared;
			const rows = questionRows.map(({ keyword, cells: ofKeyword }) => [
				[{ name: keyword }],
				showLevel(ofKeyword, comparedOf(ofKeyword)),
				listLostEngines(comparedOf(ofKeyword), names),
				nameMostFrequent(sitesOf(keyword, new Set(ofKeyword.map(({ engine }) => engine))))
			]);
			const isShown = (_, column) => (hasEngines || column !== LOST_AT) && rows.some((row) => !isEmpty(row[column]));
			return (0, build_blocks.nd)(`How many answers${whose}${(0, phrases.U8)(scope)} to each question cite the brand, and what the others cite`, columns.filter(isShown), rows.map((row) => row.filter(isShown)), isCompared ? Math.min(MAX_ROWS, changed) : MAX_ROWS, "question");
		}
		function isEmpty(cell) {
			return Array.isArray(cell) && cell[0] === numbers.GY;
		}
		function showLevel(cells, compared) {
			const change = (0, comparison.ND)(compared);
			const level = change?.now ?? (0, comparison.In)(cells);
			return level === undefined ? grids.Dn : (0, grids.v2)((0, grids.dM)(level, change));
		}
		function listLostEngines(compared, names) {
			const byEngine = Map.groupBy(compared, ({ engine }) => names.engine(engine));
			const lost = [...byEngine].filter(([, cells]) => (0, live_evidence.y9)(cells) >= MIN_CHANGE);
			return lost.length === 0 ? [numbers.GY] : (0, build_blocks.cT)(lost.map(([name]) => [{
				name,
				most: 40
			}]));
		}
		function rankOf(fall) {
			if (Math.abs(fall) < MIN_CHANGE) return UNCHANGED;
			return fall > 0 ? 0 : 1;
		}
		function sitesByKeyword({ answerRecords, scans }) {
			const recordsOf = Map.groupBy(answerRecords, ({ keyword }) => keyword);
			const scansOf = Map.groupBy(scans, ({ keyword }) => keyword);
			return (keyword, engines) => answerRecords.length > 0 ? listSites(recordsOf.get(keyword) ?? [], engines) : listHosts(scansOf.get(keyword) ?? [], engines);
		}
		function listSites(records, engines) {
			return records.flatMap((record) => record.outcome === "evaluated" && engines.has(record.engine) && !record.content.cited ? [...new Set(record.content.citedSources.map(({ domain }) => domain))] : []);
		}
		function listHosts(scans, engines) {
			return scans.flatMap(({ scan }) => scan.results).filter(({ engine, cited }) => engines.has(engine) && !cited).flatMap(({ source_url }) => (0, web_url.Jy)(source_url)?.host.replace(/^www\./, "") ?? []);
		}
		function nameMostFrequent(sites) {
			const counted = [...Map.groupBy(sites, (site) => site)].sort(([, a], [, b]) => b.length - a.length);
			const names = counted.slice(0, MAX_NAMED).map(([name]) => [{
				name,
				most: 60
			}]);
			return names.length === 0 ? [numbers.GY] : (0, build_blocks.cT)(names);
		}
		var skipped_files = __webpack_require__(54752);
		var gate_verdict = __webpack_require__(39231);
		var log = __webpack_require__(88457);
		var words_answers = __webpack_require__(69138);
		var words_baseline = __webpack_require__(98538);
		var words_rules = __webpack_require__(30850);
		var content_blocks = __webpack_require__(39455);
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
				return (0, build_blocks.c3)([...isCut ? [[`${scans.length} of ${(0, numbers.pq)(plannedScans, "scan")} completed. The numbers cover only these.`]] : [], ...missing.map((entry) => {
					const engine = names.engineInCountry(entry.engine);
					const { what, todo } = (0, words_answers.Xm)({
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
				const text = (0, log.Iq)(measurement?.contradictions ?? []);
				return (0, build_blocks.FY)(text === undefined ? [] : [text]);
			}
		};
		function runFooter({ outcome: { run, keywords, language, costs } }) {
			const runUrl = (0, web_url.Jy)(run.runUrl ?? "");
			const commitUrl = (0, web_url.Jy)(run.commitUrl ?? "");
			const facts = [
				[{ name: `${run.finishedAt.slice(0, 16).replace("T", " ")} UTC` }],
				[(0, numbers.pq)(keywords.length, "question")],
				[{ name: language }],
				...costs.length === 0 ? [] : [[`cost ${(0, numbers.jx)(costs)}`]],
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
		const SCORE = "The citation score also counts how prominently an answer cites the brand. It is not the share of the answers that cite it.";
		const rulesAndSettings = {
			id: "rules-and-settings",
			title: "Rules and settings",
			on: [
				"summary",
				"html",
				"pdf"
			],
			isFolded: true,
			blocks: (context) => [...rulesTable(context), ...(0, build_blocks.c3)([
				...checkedLines(context),
				...scanLines(context),
				comparedWith(context)
			])]
		};
		const compared = {
			id: "compared",
			title: "Baseline",
			on: ["text"],
			blocks: (context) => context.outcome.verdict.kind === "judged" ? (0, build_blocks.FY)(comparedWith(context), true) : []
		};
		function rulesTable(context) {
			const rules = (0, gate_verdict.sJ)(context.outcome.verdict).filter(({ kind }) => kind !== "completeness");
			const cells = rules.map((rule) => {
				const { observed, limit } = (0, words_rules.IO)(rule, context.names.engineInCountry);
				const { words, tone } = describeResult(rule, context.outcome.verdict);
				const input = (0, words_rules.qm)(rule);
				const title = [(0, words_rules.UC)(rule), ...input === undefined ? [] : [
					" (",
					{ code: input },
					")"
				]];
				return [
					title,
					[{
						toned: [words],
						tone
					}],
					[{ name: observed }],
					[{ name: limit }]
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
				width: 2
			},
			{
				title: ["Your limit"],
				width: 2
			}
		];
		function describeResult(rule, verdict) {
			const { words, tone } = RULE_OUTCOMES[rule.outcome];
			const drops = (0, gate_verdict.Gk)(verdict);
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
			const isAccepted = (0, gate_verdict.sJ)(verdict).some((other) => other.kind === "answers" && other.acceptance !== undefined);
			if (isAccepted) return {
				words: `${words}: accepted`,
				tone
			};
			const isBack = drops.losses.some(({ state }) => state === "recovering" || state === "recovered");
			return {
				words: `${words}: ${isBack ? "recovering" : "within chance"}`,
				tone
			};
		}
		function scanLines({ outcome: { verdict, scanPer, keywords }, engines }) {
			const levels = (0, gate_verdict.sJ)(verdict).filter(({ kind }) => kind === "drop" || kind === "floor");
			const units = levels.map(({ subject }) => subject.unit);
			const hasCountries = engines.some((engine) => (0, engine_names.Vl)(engine).country !== undefined);
			return [
				...units.includes("score") ? [[SCORE]] : [],
				...units.includes("count") && hasCountries ? [["An engine counts once in each country."]] : [],
				...scanPer === "all" ? [[
					"Asked in one scan: ",
					{
						name: keywords.join(", "),
						most: 1e3
					},
					"."
				]] : []
			];
		}
		function checkedLines({ outcome: { baseline } }) {
			if (baseline?.content === undefined) return [];
			const skipped = (0, skipped_files.Dc)(baseline.content.skipped);
			return [[{
				name: (0, content_blocks.j$)(baseline.content),
				most: 1e3
			}], ...skipped > 0 ? [[`Files that were not read: ${skipped}.`]] : []];
		}
		function comparedWith({ outcome, names }) {
			const { baseline } = outcome.verdict;
			if ("missing" in baseline) {
				const { missing } = baseline;
				return ["Not compared: ", {
					name: `${(0, words_baseline.UV)(missing)}.`,
					most: 500
				}];
			}
			return [{
				name: `Compared with ${(0, words_baseline.uN)(baseline.origin)}.`,
				most: 500
			}, ...(0, words_baseline.X$)(outcome, names.engineInCountry).map((sentence) => ` ${sentence}`)];
		}
		;
		function gateDocument(gate, gateSections = GATE_SECTIONS) {
			const context = (0, describe_findings.Vm)(gate);
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
					return blocks.length === 0 ? [] : [{
						...section,
						title: [section.title],
						blocks
					}];
				}),
				footer: runFooter(context),
				createdAt: outcome.run.finishedAt
			};
		}
		const confirmOwners = {
			id: "owners",
			title: "Is this the right page? How to confirm or correct it",
			on: [
				"comment",
				"summary",
				"html"
			],
			blocks({ findings }) {
				const questions = findings.filter(content_findings.Pz).flatMap((finding) => finding.questions);
				const guesses = questions.flatMap(({ question, owner }) => owner?.certainty === "guessed" || owner?.certainty === "cited" ? [(0, keyword_line.n)({
					keyword: question,
					owner
				})] : []);
				const missing = findings.flatMap((finding) => finding.kind === "not-judged" && finding.warning.code === "AVG_OWNER_MISSING" ? finding.warning.owners : []);
				const lines = [...guesses, ...missing.flatMap(({ keyword, found: owner }) => owner ? [(0, keyword_line.n)({
					keyword,
					owner
				})] : [])];
				if (lines.length === 0) return [];
				const why = guesses.length === 0 ? "" : "A change to a page that nobody confirmed usually only warns. ";
				return [...(0, build_blocks.FY)([
					`${why}Write the line of the question in `,
					{ code: "keywords" },
					" with the path of the page that should answer it."
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
					(0, facts.B6)(each, context),
					(0, facts.a5)(each),
					(0, facts.gY)(each)
				]);
				const columns = [
					{ title: ["Where"] },
					{
						title: ["States"],
						width: 3
					},
					{ title: ["Right"] }
				];
				return (0, build_blocks.nd)("Where old values of facts appear, and the right values", columns, rows, 10);
			}
		};
		const GATE_SECTIONS = [
			missingAnswers,
			confirmOwners,
			statedFacts,
			questions,
			citations,
			drafts.zL,
			drafts.bs,
			warnings,
			compared,
			rulesAndSettings,
			answers
		];
	}),
	48764: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Bg: () => listShares,
			Ck: () => formatBasis,
			Dn: () => NO_ANSWER,
			Q2: () => isLoss,
			Yy: () => isMarkedLoss,
			Zr: () => liveGrid,
			dM: () => levelCell,
			v2: () => onlyChange,
			y_: () => gridOf
		});
		var _comparison_comparison_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(25039);
		var _comparison_scope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69972);
		var _comparison_series_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(24003);
		var _engines_engine_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28913);
		var _scan_measure_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(19532);
		var _words_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33573);
		var _words_numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88871);
		var _words_phrases_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52943);
		var _words_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72072);
		const MAX_COLUMNS = 6;
		const MAX_RUNS = 12;
		function gridOf(caption, columns, rows, { note, hasTitles = rows.length > 1 }) {
			const titles = hasTitles ? [[], ...columns] : columns;
			return {
				kind: "table",
				isGrid: true,
				caption,
				columns: titles.map((title) => ({ title })),
				rows: rows.map(({ title, cells }) => hasTitles ? [title, ...cells] : [...cells]),
				note
			};
		}
		function liveGrid(context) {
			const { outcome, names, engines: asked } = context;
			if (outcome.measurement === undefined || asked.every(_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_1__.rn)) return undefined;
			const byCountry = Array.from(Map.groupBy(asked, (engine) => (0, _engines_engine_names_js__WEBPACK_IMPORTED_MODULE_1__.Vl)(engine).country), ([country, engines]) => ({
				title: [country === undefined ? "All countries" : (0, _words_names_js__WEBPACK_IMPORTED_MODULE_2__.GL)(country)],
				engines
			}));
			const byEngine = Array.from(Map.groupBy(asked, (engine) => (0, _engines_engine_names_js__WEBPACK_IMPORTED_MODULE_1__.Vl)(engine).id), ([id, engines]) => ({
				title: [{
					name: names.engine(id),
					most: 40
				}],
				engines
			}));
			const answering = new Set(outcome.measurement.engines.map(({ engine }) => (0, _engines_engine_names_js__WEBPACK_IMPORTED_MODULE_1__.Vl)(engine).id));
			const engineGroups = answering.size > 1 ? addTotal(byEngine, asked) : byEngine;
			const countryGroups = byCountry.length > 1 ? addTotal(byCountry, asked) : byCountry;
			const hasEngineRows = byEngine.length > MAX_COLUMNS;
			const [rows, columns] = hasEngineRows ? [engineGroups, countryGroups] : [countryGroups, engineGroups];
			const hasTotal = columns.some(({ isTotal }) => isTotal);
			return gridOf("How many answers cite the brand, by country and engine", columns.map(({ title }) => title), rows.map((row) => ({
				title: row.title,
				cells: columns.map((column) => {
					const engines = row.engines.filter((engine) => column.engines.includes(engine));
					return engines.length === 0 ? [] : engineCell(context, engines, !hasTotal || column.isTotal === true);
				})
			})), { note: gridNote(context) });
		}
		function addTotal(groups, engines) {
			return [...groups, {
				title: ["all"],
				engines,
				isTotal: true
			}];
		}
		function engineCell(context, engines, hasBasis) {
			const { measurement, comparison } = context.outcome;
			const isAsked = ({ engine }) => engines.includes(engine);
			const cells = (measurement?.cells ?? []).filter(isAsked);
			const compared = (comparison?.cells ?? []).filter(isAsked);
			const change = (0, _comparison_comparison_js__WEBPACK_IMPORTED_MODULE_6__.ND)(compared);
			const level = change?.now ?? (0, _comparison_comparison_js__WEBPACK_IMPORTED_MODULE_6__.In)(cells);
			if (level === undefined) return NO_ANSWER;
			return {
				...levelCell(level, change),
				isLoss: isLoss(context.findings, engines, change),
				basis: hasBasis ? formatBasis(level) : undefined,
				history: listShares(comparison?.runs ?? [], compared.map(({ now }) => now)).slice(-MAX_RUNS).map((value) => value && value / 100)
			};
		}
		const NO_ANSWER = ["no answer"];
		function levelCell(level, change) {
			if (change === undefined) return { now: (0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_4__.eI)(level) };
			const isFew = level.answers < _words_phrases_js__WEBPACK_IMPORTED_MODULE_4__.zB;
			return {
				now: (0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_4__.eI)(level),
				was: isFew ? (0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_4__.Bc)(change) : `was ${(0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_4__.Bc)(change)}`
			};
		}
		function formatBasis(level) {
			return level.answers < _words_phrases_js__WEBPACK_IMPORTED_MODULE_4__.zB ? undefined : `(${(0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_4__.gM)(level)})`;
		}
		function onlyChange(cell) {
			const { was, ...rest } = cell;
			const isSame = was === undefined || was.replace(/^(usually|was) /, "") === cell.now;
			return isSame ? rest : cell;
		}
		function listShares(runs, cells) {
			const series = (0, _comparison_series_js__WEBPACK_IMPORTED_MODULE_7__.L)(runs, cells, _scan_measure_js__WEBPACK_IMPORTED_MODULE_8__.e_, ({ cited }) => cited.length);
			const points = new Map(series.map(({ run, value }) => [run, 100 * Math.min(1, Math.max(0, value))]));
			return Array.from({ length: runs.length + 1 }, (_, run) => points.get(run));
		}
		function isLoss(findings, engines, change) {
			const hasFallen = change === undefined || change.now.share < change.was.share && !(0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_4__._5)(change);
			return hasFallen && findings.some((finding) => isMarkedLoss(finding) && engines.every((each) => (0, _comparison_scope_js__WEBPACK_IMPORTED_MODULE_0__.S1)(finding.scope, each)));
		}
		function isMarkedLoss(finding) {
			if (!("scope" in finding) || finding.leadsTo === "none" || finding.kind === "may-be-chance") return false;
			return !("value" in finding) || finding.value === undefined;
		}
		function gridNote(context) {
			const { outcome, findings } = context;
			const losses = findings.filter(isMarkedLoss);
			const isPart = losses.every(({ scope }) => scope.kind !== "whole");
			return (0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_4__.hC)(findings[0] && "time" in findings[0] && findings[0].time ? "The numbers are those of this run." : "", comparedPeriod(context), losses.length === 0 ? "" : `▼ marks the loss.${isPart ? " “all” includes it." : ""}`, unpairedSentence(outcome), apiNote(outcome));
		}
		function comparedPeriod({ outcome, findings, names }) {
			const dates = (outcome.comparison?.runs ?? []).flatMap(({ createdAt }) => createdAt ?? []);
			const [first, last] = [dates[0], dates.at(-1)];
			if (first === undefined || last === undefined) return "";
			const day = (date) => (0, _words_words_js__WEBPACK_IMPORTED_MODULE_5__.xN)(date, outcome.run.finishedAt);
			const isMissing = findings.some((finding) => finding.kind === "engine-silent" && finding.evaluated === 0);
			const compared = (outcome.comparison?.cells ?? []).map(({ engine }) => engine);
			const what = isMissing ? `only ${(0, _words_names_js__WEBPACK_IMPORTED_MODULE_2__.Ry)(compared, names)}` : "same questions";
			const runs = dates.length === 1 ? `the run of ${day(first)}` : `the ${dates.length} runs from ${day(first)} to ${day(last)}`;
			return `Was: ${runs}, ${what}.`;
		}
		function apiNote(outcome) {
			const isAsked = outcome.answers.engines.some(({ engine }) => !(0, _engines_engine_names_js__WEBPACK_IMPORTED_MODULE_1__.th)(engine));
			return isAsked ? "Asked through APIs; the apps may answer differently." : "";
		}
		const UNPAIRED = [
			["new-keyword", "new question"],
			["removed-keyword", "removed question"],
			["new-engine", "new engine"]
		];
		function unpairedSentence({ comparison }) {
			const unpaired = comparison?.unpaired ?? [];
			const parts = UNPAIRED.map(([kind, words]) => ({
				words,
				count: unpaired.filter((each) => each.kind === kind).length
			})).filter(({ count }) => count > 0);
			if (parts.length === 0) return "";
			return `Not compared: ${(0, _words_names_js__WEBPACK_IMPORTED_MODULE_2__.yZ)(parts.map(({ count, words }) => (0, _words_numbers_js__WEBPACK_IMPORTED_MODULE_3__.pq)(count, words)))}.`;
		}
	}),
	12396: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			M4: () => nameDrafts,
			bs: () => serviceReports,
			zL: () => drafts
		});
		var _client_download_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48583);
		var _errors_service_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30281);
		var _errors_words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(45907);
		var _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14907);
		var _lib_escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68989);
		var _lib_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(94869);
		var _section_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90521);
		const MAX_STATE_LENGTH = 1e3;
		function nameDrafts(suggestions) {
			return suggestions.flatMap(({ keyword, engines, draft }, index) => "error" in draft ? [] : [{
				keyword,
				engines,
				draft,
				file: `suggestions/${String(index + 1).padStart(2, "0")}.md`
			}]);
		}
		const drafts = {
			id: "drafts",
			title: "Suggested content",
			on: _section_js__WEBPACK_IMPORTED_MODULE_3__.Zh,
			blocks({ outcome: { suggestions } }) {
				const named = nameDrafts(suggestions);
				const failures = suggestions.flatMap(({ keyword, draft }) => {
					if (!("error" in draft)) return [];
					const why = describeMissingFile(draft.error, "draft");
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
				return [...(0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_2__.FY)(named.length === 0 ? [] : ["The service generated drafts for these questions without a citation, which are among the report files. Review them before you publish anything. Nothing was written to the repository."]), ...(0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_2__.c3)([...named.map(({ keyword, file }) => [
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
			on: _section_js__WEBPACK_IMPORTED_MODULE_3__.Zh,
			blocks: ({ outcome: { serviceReports: reports } }) => (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_2__.c3)(reports.map(({ format, reportId, state }) => [
				format.toUpperCase(),
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
			]))
		};
		function describeState(state) {
			switch (state.kind) {
				case "fetched": return "among the report files.";
				case "pending": return `not ready in time; the service ${state.readyAt === "" ? "does not say when it will be" : `expects it at ${state.readyAt}`}.`;
				case "failed": return `could not be fetched. ${describeMissingFile(state.error, "report")}`;
			}
		}
		function describeMissingFile(error, noun) {
			if (error instanceof _client_download_error_js__WEBPACK_IMPORTED_MODULE_0__.n) return describeDownloadError(error.details);
			if (!(error instanceof _errors_service_js__WEBPACK_IMPORTED_MODULE_1__._7)) return (0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_4__.h0)(`The ${noun} could not be made: ${(0, _lib_text_js__WEBPACK_IMPORTED_MODULE_5__.bC)(error)}`);
			const { status, detail } = error.details;
			if (noun === "draft" && status === 404 && detail !== "") return `${(0, _errors_words_js__WEBPACK_IMPORTED_MODULE_6__.Rw)(detail)}.`;
			const { what } = (0, _errors_service_js__WEBPACK_IMPORTED_MODULE_1__.VN)(error.details);
			const isForbidden = noun === "report" && status === 403;
			return isForbidden ? `${what} The plan of the key may not permit reports.` : what;
		}
		function describeDownloadError({ url, detail, status, code, attempts = 1 }) {
			const place = url && ` from ${(0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_4__.h0)(url, 200)}`;
			const reply = status === undefined ? "" : `, status ${status}`;
			const systemCode = code ? `, ${(0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_4__.h0)(code, 60)}` : "";
			const tries = attempts > 1 ? ` (tried ${attempts} times)` : "";
			return `The file${place} is missing: ${(0, _errors_words_js__WEBPACK_IMPORTED_MODULE_6__.Rw)(detail)}${reply}${systemCode}${tries}.`;
		}
	}),
	90521: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Q5: () => hasLevels,
			Zh: () => EVERYWHERE,
			p$: () => isContentRun
		});
		const EVERYWHERE = [
			"comment",
			"summary",
			"html",
			"pdf"
		];
		function isContentRun({ outcome }) {
			return outcome.baseline?.content !== undefined;
		}
		function hasLevels(context) {
			const { measurement, verdict } = context.outcome;
			return !isContentRun(context) && measurement !== undefined && verdict.kind === "judged";
		}
	}),
	48373: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			B8: () => createLowTest,
			LA: () => chooseLines,
			og: () => trendBlocks,
			sd: () => timeChart
		});
		var _comparison_comparison_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(25039);
		var _comparison_scope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69972);
		var _engines_engine_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28913);
		var _gate_verdict_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(39231);
		var _words_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33573);
		var _words_numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88871);
		var _words_phrases_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52943);
		var _words_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72072);
		var _grids_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(48764);
		var _sections_section_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(90521);
		const MAX_LINES = 4;
		const STEPS = [
			.5,
			1,
			2,
			5,
			10,
			20
		];
		const LARGEST_STEP = 50;
		const DAY_DISTANCE = .14;
		function timeChart({ title, moments, series, legend, total }) {
			const places = positionMoments(moments);
			const lines = series.map((each) => ({
				name: each.name,
				isLoss: each.isLoss,
				points: moments.flatMap(({ isMarked }, index) => {
					const [at = 0, value] = [places[index], each.values[index]];
					return value === undefined ? [] : [{
						at,
						value,
						isMarked
					}];
				}),
				last: formatShare(each.values.at(-1))
			}));
			return {
				kind: "chart",
				title,
				legend,
				lines,
				total,
				description: describe(moments, lines, total),
				ticks: chooseTicks(series).map((value) => ({
					value,
					label: `${value}%`
				})),
				days: chooseDays(moments, places)
			};
		}
		function chooseLines(whole, parts) {
			const weightOf = ({ isLoss, values }) => {
				const known = values.flatMap((value) => value ?? []);
				return (isLoss ? 1e3 : 0) + Math.max(...known) - Math.min(...known);
			};
			const most = new Set(parts.toSorted((a, b) => weightOf(b) - weightOf(a)).slice(0, MAX_LINES - 1));
			return [whole, ...parts.filter((part) => most.has(part))];
		}
		function createLowTest(records) {
			const last = new Map(records.flatMap(({ losses }, index) => losses.map((loss) => {
				const end = loss.recoveringSince ?? records[index + 1]?.createdAt;
				return [`${loss.since} ${(0, _comparison_scope_js__WEBPACK_IMPORTED_MODULE_0__.JH)(loss.scope)}`, {
					...loss,
					end
				}];
			})));
			const low = [...last.values()];
			return (createdAt) => low.some(({ since, end }) => createdAt >= since && (end === undefined || createdAt < end));
		}
		function chooseTicks(series) {
			const highest = Math.max(1, ...series.flatMap(({ values }) => values.flatMap((value) => value ?? [])));
			const step = STEPS.find((each) => 4 * each >= highest) ?? LARGEST_STEP;
			return Array.from({ length: 1 + Math.ceil(highest / step) }, (_, index) => index * step);
		}
		function formatShare(value) {
			return value === undefined ? "no answer" : (0, _words_numbers_js__WEBPACK_IMPORTED_MODULE_3__.l9)(value / 100);
		}
		function describe(moments, lines, total = "All") {
			const [from, to] = [moments[0], moments.at(-1)].map((moment) => (0, _words_words_js__WEBPACK_IMPORTED_MODULE_5__.gp)(moment?.createdAt ?? ""));
			const changes = lines.flatMap(({ name, points: [first], last }) => first === undefined ? [] : [`${name ?? total}: from ${formatShare(first.value)} to ${last}.`]);
			const marked = moments.filter(({ isMarked }) => isMarked).length;
			const losses = `${(0, _words_numbers_js__WEBPACK_IMPORTED_MODULE_3__.pq)(marked, "run")} failed or ${marked === 1 ? "is" : "are"} part of a loss.`;
			return [
				`From ${from} to ${to}.`,
				...changes,
				...marked === 0 ? [] : [losses]
			].join(" ");
		}
		function positionMoments(moments) {
			const times = moments.map(({ createdAt }) => Date.parse(createdAt) || 0);
			const [first, last] = [Math.min(...times), Math.max(...times)];
			return times.map((time) => (time - first) / (last - first || 1));
		}
		function chooseDays(moments, places) {
			const days = moments.map(({ createdAt }, index) => ({
				at: places[index] ?? 0,
				label: (0, _words_words_js__WEBPACK_IMPORTED_MODULE_5__.gp)(createdAt)
			}));
			const shown = [];
			for (const day of days.toReversed()) {
				const next = shown[0];
				if (next === undefined || next.at - day.at >= DAY_DISTANCE && next.label !== day.label) shown.unshift(day);
			}
			return shown;
		}
		const MAX_RUNS = 30;
		function trendBlocks(context) {
			const { outcome } = context;
			const { measurement, comparison, verdict, run } = outcome;
			if (measurement === undefined || !(0, _sections_section_js__WEBPACK_IMPORTED_MODULE_7__.Q5)(context)) return [];
			const compared = (comparison?.cells ?? []).map(({ now }) => now);
			const cells = compared.length > 0 ? compared : measurement.cells;
			const keys = new Set(cells.map(_comparison_comparison_js__WEBPACK_IMPORTED_MODULE_8__.TN));
			const earlier = outcome.trend.filter((record) => record.cells.some((cell) => keys.has((0, _comparison_comparison_js__WEBPACK_IMPORTED_MODULE_8__.TN)(cell)))).slice(1 - MAX_RUNS);
			if (earlier.length === 0 || ((0, _comparison_comparison_js__WEBPACK_IMPORTED_MODULE_8__.In)(cells)?.answers ?? 0) < _words_phrases_js__WEBPACK_IMPORTED_MODULE_4__.zB) return [];
			const failed = verdict.status === "fail" || verdict.status === "error";
			const isLow = createLowTest([...outcome.trend, {
				createdAt: run.finishedAt,
				losses: (0, _gate_verdict_js__WEBPACK_IMPORTED_MODULE_9__.Sv)(verdict)
			}]);
			const moments = [...earlier, {
				createdAt: run.finishedAt,
				failed
			}].map((each) => ({
				createdAt: each.createdAt,
				isMarked: each.failed || isLow(each.createdAt)
			}));
			const series = listSeries(context, earlier, cells);
			const title = `Share of the answers that cite the brand, ${(0, _words_numbers_js__WEBPACK_IMPORTED_MODULE_3__.pq)(moments.length, "run")}`;
			const isMarked = moments.some((moment) => moment.isMarked);
			const legend = isMarked ? ["A cross marks a run that failed or is part of a loss."] : [];
			const change = (0, _comparison_comparison_js__WEBPACK_IMPORTED_MODULE_8__.ND)(comparison?.cells ?? []);
			const total = change?.now ?? (0, _comparison_comparison_js__WEBPACK_IMPORTED_MODULE_8__.In)(cells);
			const whole = total && {
				...(0, _grids_js__WEBPACK_IMPORTED_MODULE_6__.dM)(total, change),
				basis: `${(0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_4__.gM)(total)} answers`
			};
			return [{
				...timeChart({
					moments,
					series,
					title,
					legend
				}),
				level: partLevel(context) ?? whole
			}];
		}
		function partLevel({ findings: [first], outcome }) {
			if (first === undefined || !("scope" in first) || first.scope.kind === "whole") return undefined;
			if ("value" in first && first.value !== undefined) return undefined;
			const isLoss = (0, _grids_js__WEBPACK_IMPORTED_MODULE_6__.Yy)(first);
			if ("time" in first && first.time?.levels !== undefined) {
				const { since, levels } = first.time;
				const basis = `since ${(0, _words_words_js__WEBPACK_IMPORTED_MODULE_5__.xN)(since, outcome.run.finishedAt)}`;
				return {
					now: (0, _words_numbers_js__WEBPACK_IMPORTED_MODULE_3__.l9)(levels.since),
					basis,
					was: `was ${(0, _words_numbers_js__WEBPACK_IMPORTED_MODULE_3__.l9)(levels.before)}`,
					isLoss
				};
			}
			const { change } = first;
			return change && {
				...(0, _grids_js__WEBPACK_IMPORTED_MODULE_6__.dM)(change.now, change),
				basis: `${(0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_4__.gM)(change.now)} answers`,
				isLoss
			};
		}
		function listSeries(context, earlier, cells) {
			const partsBy = (nameOf) => {
				const groups = [...Map.groupBy(cells, ({ engine }) => nameOf(engine))];
				const shown = groups.filter(([, part]) => ((0, _comparison_comparison_js__WEBPACK_IMPORTED_MODULE_8__.In)(part)?.answers ?? 0) >= _words_phrases_js__WEBPACK_IMPORTED_MODULE_4__.zB);
				return groups.length < 2 ? [] : shown.map(([name, part]) => toSeries(name, part));
			};
			const toSeries = (name, part) => {
				const engines = [...new Set(part.map(({ engine }) => engine))];
				const compared = (context.outcome.comparison?.cells ?? []).filter(({ engine }) => engines.includes(engine));
				return {
					name,
					values: (0, _grids_js__WEBPACK_IMPORTED_MODULE_6__.Bg)(earlier, part),
					isLoss: (0, _grids_js__WEBPACK_IMPORTED_MODULE_6__.Q2)(context.findings, engines, (0, _comparison_comparison_js__WEBPACK_IMPORTED_MODULE_8__.ND)(compared))
				};
			};
			const byCountry = partsBy((engine) => {
				const { country } = (0, _engines_engine_names_js__WEBPACK_IMPORTED_MODULE_1__.Vl)(engine);
				return country === undefined ? "All countries" : (0, _words_names_js__WEBPACK_IMPORTED_MODULE_2__.GL)(country);
			});
			const byEngine = partsBy((engine) => context.names.engine(engine));
			const lost = [byEngine, byCountry].find((parts) => parts.some((part) => part.isLoss));
			return chooseLines(toSeries(undefined, cells), lost ?? (byEngine.length > 0 ? byEngine : byCountry));
		}
	}),
	64862: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			commentMarker: () => commentMarker,
			fleetMarker: () => fleetMarker,
			renderMarkdownParts: () => renderMarkdownParts,
			renderPage: () => renderPage,
			renderPost: () => renderPost
		});
		var _lib_document_blocks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13800);
		var _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14907);
		var _lib_document_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64631);
		var _lib_document_markdown_render_blocks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82133);
		var _words_numbers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88871);
		const COMMENT_LIMIT = 65536;
		const SUMMARY_LIMIT = 1024 * 1024;
		const ALWAYS = [
			"missing-answers",
			"drafts",
			"service-reports",
			"warnings"
		];
		function commentMarker(key) {
			return (0, _lib_document_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__.sd)("", key);
		}
		function fleetMarker(config = "") {
			return (0, _lib_document_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__.sd)("-fleet", config);
		}
		function renderPost(document, marker, runUrl) {
			const start = (0, _lib_document_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__.md)`${marker}\n`;
			const rest = runUrl === undefined ? (0, _lib_document_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__.md)`the result file` : (0, _lib_document_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__.iQ)("the summary of this run", runUrl);
			const limit = COMMENT_LIMIT - start.length;
			return (0, _lib_document_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__.md)`${start}${fitBlocks(postOf(document), limit, (text) => text.length, (0, _lib_document_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__.md)`a comment: see ${rest}`)}`;
		}
		function renderPage(document) {
			const place = (0, _lib_document_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__.md)`a summary: see the file of the result-file output`;
			return fitBlocks(pageOf(document), SUMMARY_LIMIT, (text) => Buffer.byteLength(text), place);
		}
		function renderMarkdownParts(parts) {
			return (0, _lib_document_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__.UF)((0, _lib_document_markdown_render_blocks_js__WEBPACK_IMPORTED_MODULE_3__.Rz)(parts.flat()), "\n\n");
		}
		function fitBlocks(blocks, limit, measure, place) {
			const all = (0, _lib_document_markdown_render_blocks_js__WEBPACK_IMPORTED_MODULE_3__.Rz)(blocks);
			const whole = (0, _lib_document_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__.UF)(all, "\n\n");
			if (measure(whole) <= limit) return whole;
			const notice = (count) => (0, _lib_document_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__.md)`… ${(0, _lib_document_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__.RL)((0, _words_numbers_js__WEBPACK_IMPORTED_MODULE_4__.pq)(count, "part"))} left out to fit ${place}.`;
			const shown = [];
			let room = limit - measure(notice(all.length));
			for (const block of all) {
				const size = measure(`${block}\n\n`);
				if (size > room) continue;
				shown.push(block);
				room -= size;
			}
			return (0, _lib_document_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__.UF)([...shown, notice(all.length - shown.length)], "\n\n");
		}
		function postOf(document) {
			const [headline, ...rest] = document.first.filter(({ kind }) => kind !== "chart");
			if (headline?.kind !== "heading") return [];
			const isQuiet = headline.more !== undefined;
			const folds = (0, _lib_document_blocks_js__WEBPACK_IMPORTED_MODULE_0__.wZ)(document, "comment").filter(({ id }) => !isQuiet || ALWAYS.includes(id)).map(({ title, blocks }) => ({
				kind: "fold",
				title,
				blocks
			}));
			if (isQuiet) return [headline, ...folds];
			const isShort = headline.mark === "pass" || headline.mark === "warn";
			if (!isShort || document.gates !== undefined) {
				const hasGrid = document.first.some((block) => block.kind === "table" && block.isGrid);
				const compared = hasGrid ? document.sections.filter(({ id }) => id === "compared") : [];
				return [
					headline,
					...rest,
					...folds,
					...compared.flatMap(({ blocks }) => blocks),
					...document.footer
				];
			}
			const [detail, ...others] = rest[0]?.kind === "line" ? [rest[0].text, ...rest.slice(1)] : [[], ...rest];
			const isPlain = others.every(({ kind }) => kind === "line");
			return [
				{
					...headline,
					more: detail
				},
				...isPlain ? others : (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.Lc)("Details", others),
				...folds
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
	53983: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			CS: () => isToAttend,
			ES: () => OUTCOME_FILE,
			L4: () => stateOf,
			N2: () => orderGates,
			QU: () => omitDetails,
			Zh: () => isFault,
			_Z: () => gatesToAttend,
			fC: () => incidentAfter,
			gV: () => verdictOfRun,
			k_: () => describeStates,
			mU: () => onlyGate,
			t7: () => STATE_MARKS,
			x1: () => isIncident,
			zf: () => isIncidentOver
		});
		var _gate_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39231);
		var _history_loss_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93300);
		var _lib_document_plain_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57854);
		var _lib_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68989);
		var _words_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72072);
		const OUTCOME_FILE = "outcome.json";
		const VERDICTS = [
			"fail",
			"error",
			"inconclusive",
			"pass"
		];
		function onlyGate({ gates }) {
			return gates.length === 1 ? gates[0] : undefined;
		}
		function verdictOfRun({ gates }) {
			return VERDICTS.find((status) => gates.some(({ verdict }) => verdict.status === status)) ?? "pass";
		}
		const GATE_STATES = [
			"failed",
			"lacking",
			"errors",
			"inconclusive",
			"low",
			"uncompared",
			"reporting",
			"passed"
		];
		function stateOf({ failures, verdict, findings }) {
			const { status } = verdict;
			if (status === "fail") return "failed";
			if (status === "error") return "errors";
			if (status === "inconclusive") return "inconclusive";
			if (failures.length > 0) return "lacking";
			if ((0, _gate_verdict_js__WEBPACK_IMPORTED_MODULE_1__.fN)(verdict)) return "reporting";
			if ((0, _gate_verdict_js__WEBPACK_IMPORTED_MODULE_1__.Sv)(verdict).some(_history_loss_js__WEBPACK_IMPORTED_MODULE_2__.n) || (0, _gate_verdict_js__WEBPACK_IMPORTED_MODULE_1__.RZ)(verdict)) return "low";
			const isJudged = (0, _gate_verdict_js__WEBPACK_IMPORTED_MODULE_1__.R4)(verdict) === undefined && findings[0]?.kind !== "not-judged";
			return isJudged ? "passed" : "uncompared";
		}
		const STATE_MARKS = {
			failed: "fail",
			lacking: "fail",
			errors: "error",
			inconclusive: "warn",
			low: "warn",
			uncompared: "report"
		};
		function describeStates(all, states = GATE_STATES) {
			return states.flatMap((state) => {
				const gates = all.filter((gate) => stateOf(gate) === state);
				return gates.length === 0 ? [] : [{
					state,
					gates,
					count: gates.length,
					words: describeState(state, gates)
				}];
			});
		}
		function describeState(state, gates) {
			const [has, was] = gates.length === 1 ? ["has", "was"] : ["have", "were"];
			const areAll = (...kinds) => gates.every(({ findings: [first] }) => first !== undefined && kinds.includes(first.kind));
			switch (state) {
				case "errors": return `${was} not ${gates.some(({ isMeasured }) => isMeasured) ? "fully measured" : "measured"}`;
				case "lacking": return `${has} nothing to compare with`;
				case "inconclusive":
					if (areAll("not-recorded")) return `${was} not recorded`;
					return areAll("may-be-chance") ? `${has} a drop that may be chance` : "could not be judged";
				case "low": return areAll("fact-wrong", "fact-settling") ? `${has} an open wrong fact` : "still low";
				case "uncompared": return gates.some(({ findings: [first] }) => first?.kind === "not-judged") ? `${was} only partly checked` : `${was} not compared`;
				case "reporting": return `${has} no rule and cannot fail`;
				default: return state;
			}
		}
		function orderGates(gates) {
			const failing = ({ failures }) => Number(failures.length > 0);
			const rank = (gate) => GATE_STATES.indexOf(stateOf(gate));
			const fall = ({ change }) => change === undefined ? 0 : change.was.share - change.now.share;
			return gates.toSorted((a, b) => failing(b) - failing(a) || rank(a) - rank(b) || fall(b) - fall(a) || (a.key < b.key ? -1 : 1));
		}
		function gatesToAttend({ gates }) {
			return orderGates(gates).filter(isToAttend);
		}
		function isToAttend({ failures, verdict: { status } }) {
			return failures.length > 0 || status === "fail" || status === "error";
		}
		function isFault({ kind }) {
			return kind === "incident" || kind === "engine-silent";
		}
		function isIncident({ verdict, findings }) {
			const deciding = findings.filter(({ leadsTo }) => leadsTo === "fail" || leadsTo === "error");
			return verdict.status === "error" && deciding.length > 0 && deciding.every(isFault);
		}
		function incidentAfter(gate, { last }) {
			if (!isDown(gate)) return undefined;
			if (last?.incident !== undefined) return last.incident;
			const { texts, headline, failures } = gate;
			if (failures.length === 0 || !isIncident(gate)) return undefined;
			return (0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_3__.D4)((0, _lib_document_plain_text_js__WEBPACK_IMPORTED_MODULE_4__.oi)(texts[0]?.brief ?? headline), _words_words_js__WEBPACK_IMPORTED_MODULE_0__.xt);
		}
		function isIncidentOver(gate, { last }) {
			return last?.incident !== undefined && !isDown(gate);
		}
		function isDown({ findings }) {
			return findings.some((finding) => isFault(finding) && finding.leadsTo !== "warn");
		}
		function omitDetails({ answerRecords: _answers, suggestions: _drafts, serviceReports: _reports, scans: _scans, comparison: _comparison, lostPages: _lost, last: _last, historyStart: _start, formerKey: _key, ...rest }) {
			return rest;
		}
	}),
	56634: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			b: () => CONTENT_DESCRIBERS,
			d: () => IN_HEADLINE
		});
		var _findings_content_findings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(20157);
		var _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14907);
		var _lib_document_plain_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(57854);
		var _lib_escape_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(68989);
		var _words_file_links_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(92455);
		var _words_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33573);
		var _words_numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88871);
		var _words_phrases_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52943);
		var _words_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72072);
		var _loss_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(63072);
		var _values_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34421);
		const IN_HEADLINE = {
			question: 40,
			path: 60
		};
		const LOGIN_LENGTH = 50;
		function describeContentLoss(finding, context) {
			const { findings, outcome } = context;
			const { why, todo } = (0, _loss_js__WEBPACK_IMPORTED_MODULE_5__.$4)(finding, outcome.run);
			const all = outcome.baseline?.content?.keywords.length;
			const way = describePageChange(finding);
			const alike = findings.filter(_findings_content_findings_js__WEBPACK_IMPORTED_MODULE_7__.Pz).filter((each) => each.leadsTo === finding.leadsTo && describeEffect(each, 1) === describeEffect(finding, 1));
			const isInDetail = isPureMove(finding) && findings[0] === finding && alike.length === 1;
			const advice = isInDetail && todo !== undefined ? [" ", ...todo] : [];
			return {
				headlines: headlinesOf([finding], all),
				together: headlinesOf(alike, all),
				...(0, _findings_content_findings_js__WEBPACK_IMPORTED_MODULE_7__.c2)(finding) && { detail: [(0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_3__.cn)(context), ...advice] },
				why,
				brief: way === undefined ? why : [...way, "."],
				causes: [{
					title: why,
					todo: isInDetail ? undefined : todo
				}],
				places: listLossPlaces(finding, [(0, _lib_document_plain_text_js__WEBPACK_IMPORTED_MODULE_8__.oi)(why), (0, _lib_document_plain_text_js__WEBPACK_IMPORTED_MODULE_8__.oi)(todo ?? [])])
			};
		}
		function isPureMove({ kind, removed, ...finding }) {
			return kind === "answer-weaker" && "to" in finding && finding.way === "moved" && removed.length === 0;
		}
		function describeEffect(finding, questions) {
			const [has, its] = questions === 1 ? ["has", "its"] : ["have", "their"];
			if (!(0, _findings_content_findings_js__WEBPACK_IMPORTED_MODULE_7__.Pz)(finding) || !(0, _findings_content_findings_js__WEBPACK_IMPORTED_MODULE_7__.c2)(finding)) return `lost ${its} answer`;
			return isPureMove(finding) ? `${has} ${its} answer at a new address` : `${has} a weaker answer`;
		}
		function headlinesOf(alike, all) {
			const [first, ...others] = alike;
			if (first === undefined) return [];
			const questions = [...new Set(alike.flatMap(({ questions }) => questions.map(({ question }) => question)))];
			const count = questions.length;
			const isOne = count === 1;
			if (others.length === 0 && isPureMove(first)) {
				const moved = "to" in first && first.to === first.path ? "has a new address" : "moved";
				const page = {
					name: first.path,
					most: IN_HEADLINE.path
				};
				return [(0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_0__.n8)`${page} ${[moved]} without a redirect (${[(0, _words_numbers_js__WEBPACK_IMPORTED_MODULE_2__.pq)(count, "question")]})`];
			}
			const effect = describeEffect(first, count);
			const subject = isOne ? (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_0__.n8)`${{
				quote: questions[0] ?? "",
				most: IN_HEADLINE.question
			}} ${[effect]}` : [`${count === (all ?? count) ? countAll(count) : `${count} of ${all}`} questions ${effect}`];
			const way = others.length === 0 ? describePageChange(first) ?? describeTextChange(first, isOne ? "its" : "their") : undefined;
			if (way !== undefined) return [[
				...subject,
				": ",
				...way
			], subject];
			const pages = [...new Set(alike.map(({ path }) => path))];
			return isPureMove(first) || pages.length === 1 ? [subject] : [[
				...subject,
				" on ",
				{ name: (0, _words_names_js__WEBPACK_IMPORTED_MODULE_1__.yZ)(pages) }
			], subject];
		}
		function countAll(count) {
			return count === 2 ? "Both" : `All ${count}`;
		}
		function listLossPlaces(finding, after) {
			return finding.questions.map(({ question, before }) => {
				const said = before === undefined ? "" : `Before: “${(0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_9__.h0)(before.text, _words_words_js__WEBPACK_IMPORTED_MODULE_4__.xt)}”`;
				const lost = `“${(0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_9__.h0)(question, _words_words_js__WEBPACK_IMPORTED_MODULE_4__.xt)}” ${describeEffect(finding, 1)}.`;
				return {
					question,
					text: [
						lost,
						said,
						...after
					].filter((part) => part !== "").join(" "),
					...findLossLine(finding)
				};
			});
		}
		function findLossLine(finding) {
			const [reason] = finding.kind === "page-hidden" ? finding.reasons : [];
			if (reason !== undefined) return {
				path: reason.file,
				line: reason.line
			};
			for (const { path, now } of finding.removed) {
				if (now !== undefined) return {
					path,
					line: (0, _loss_js__WEBPACK_IMPORTED_MODULE_5__.SB)(now)
				};
			}
			return {
				path: finding.path,
				line: finding.kind === "answer-lost" || finding.kind === "value-gone" ? 1 : undefined
			};
		}
		function describeAccepted(finding, context) {
			const { questions, by, isAuthor, review } = finding;
			const { pullUrl } = context.outcome.run;
			const [first] = questions;
			const lost = questions.length === 1 && first ? [{
				quote: first.question,
				most: IN_HEADLINE.question
			}, " lost its answer"] : [`${(0, _words_numbers_js__WEBPACK_IMPORTED_MODULE_2__.pq)(questions.length, "question")} lost their answer`];
			const person = {
				name: `@${by}`,
				most: LOGIN_LENGTH
			};
			const author = isAuthor ? ", the author of this pull request," : "";
			const link = pullUrl === undefined ? "a review" : {
				link: `${pullUrl}#pullrequestreview-${review}`,
				label: ["a review"]
			};
			const accepted = (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_0__.n8)`Accepted by ${person}${[author]} in ${[link]}.`;
			return {
				headlines: [[
					...lost,
					isAuthor ? ", and the author " : ", and ",
					person,
					" accepted it"
				], [...lost, isAuthor ? ", which the author accepted" : ", which is accepted"]],
				detail: [(0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_3__.cn)(context)],
				why: accepted,
				causes: [{ title: accepted }]
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
					lines: [after === undefined ? [{ name: finding.path }] : (0, _words_file_links_js__WEBPACK_IMPORTED_MODULE_10__.tP)(after, outcome.run)]
				}))
			};
		}
		function describePageChange(finding) {
			const page = {
				name: finding.path,
				most: IN_HEADLINE.path
			};
			switch (finding.kind) {
				case "page-gone": return [page, " is deleted"];
				case "page-hidden": {
					const pages = (0, _loss_js__WEBPACK_IMPORTED_MODULE_5__.t$)(finding);
					return pages.length > 1 ? [`${pages.length} pages are hidden`] : [page, " is hidden"];
				}
				case "answer-lost": return finding.way === "unread" ? [page, " is no longer read as a page"] : undefined;
				case "value-gone": return (0, _values_js__WEBPACK_IMPORTED_MODULE_6__.AZ)(finding.values);
				case "answer-weaker": return undefined;
			}
		}
		const TEXT_CHANGES = {
			"became-link": "text became a link",
			"examples-removed": "code is gone",
			"section-gone": "section is gone",
			redirected: "page redirects to another",
			unread: "text moved to a file that is not read"
		};
		function describeTextChange(finding, its) {
			if (!("way" in finding)) return undefined;
			const { way, gone, questions, removed } = finding;
			if (way === "emptied") {
				const isEmpty = gone === 1 && removed.every(({ now }) => now === undefined || now.to < now.from);
				return [isEmpty ? `${its} page is empty` : `${its} ${(0, _loss_js__WEBPACK_IMPORTED_MODULE_5__.kK)(questions)} is almost empty`];
			}
			if (way === "less" && gone !== undefined) {
				return [`${its} ${(0, _loss_js__WEBPACK_IMPORTED_MODULE_5__.kK)(questions)} lost ${(0, _words_numbers_js__WEBPACK_IMPORTED_MODULE_2__.l9)(gone)} of its text`];
			}
			const change = TEXT_CHANGES[way];
			return change === undefined ? undefined : [`${its} ${change}`];
		}
		const CONTENT_DESCRIBERS = {
			"page-gone": describeContentLoss,
			"page-hidden": describeContentLoss,
			"answer-lost": describeContentLoss,
			"value-gone": describeContentLoss,
			"answer-weaker": describeContentLoss,
			"loss-accepted": describeAccepted,
			"answer-new": describeGain
		};
	}),
	40077: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Vm: () => contextOf,
			l7: () => describeGate
		});
		var _comparison_comparison_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(25039);
		var _engines_engine_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28913);
		var _findings_content_findings_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(20157);
		var _findings_find_findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16487);
		var _gate_verdict_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(39231);
		var _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14907);
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(46958);
		var _words_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33573);
		var _words_numbers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88871);
		var _words_phrases_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(52943);
		var _words_rules_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(30850);
		var _content_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(56634);
		var _facts_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(87480);
		var _faults_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(49002);
		var _live_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(70937);
		var _state_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(66490);
		function describeGate(outcome, load = () => outcome) {
			const { brand, key, fingerprint, verdict, failures, measurement, comparison, baseline, run } = outcome;
			const engines = plannedEngines(outcome);
			const context = {
				findings: (0, _findings_find_findings_js__WEBPACK_IMPORTED_MODULE_1__.kH)(outcome),
				engines,
				failsCheck: failures.length > 0,
				names: (0, _words_names_js__WEBPACK_IMPORTED_MODULE_3__.ND)(brand, [...outcome.engines, ...answeringEngines(outcome)])
			};
			const engineCountries = engines.flatMap((engine) => (0, _engines_engine_names_js__WEBPACK_IMPORTED_MODULE_0__.Vl)(engine).country ?? []);
			return {
				key,
				brand,
				verdict,
				failures,
				load,
				...context,
				...describeFindings({
					...context,
					outcome
				}),
				countries: [...new Set([...fingerprint["country"] ?? [], ...engineCountries])].filter(isCountry),
				finishedAt: run.finishedAt,
				isMeasured: measurement !== undefined,
				isContent: baseline?.content !== undefined,
				change: (0, _comparison_comparison_js__WEBPACK_IMPORTED_MODULE_12__.ND)(comparison?.cells ?? []),
				engineLevels: Array.from(Map.groupBy(engines, context.names.engine), ([name, own]) => ({
					name,
					engines: own,
					change: (0, _comparison_comparison_js__WEBPACK_IMPORTED_MODULE_12__.ND)((comparison?.cells ?? []).filter(({ engine }) => own.includes(engine))),
					level: (0, _comparison_comparison_js__WEBPACK_IMPORTED_MODULE_12__.In)((measurement?.cells ?? []).filter(({ engine }) => own.includes(engine)))
				}))
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
		function describeFindings(context) {
			const all = context.findings.map((finding) => ({
				finding,
				wording: describeFinding(finding.kind, finding, context)
			}));
			const [first] = all;
			if (first === undefined) throw new RangeError("a report has one finding at least");
			const { together, headlines, detail: own = [] } = first.wording;
			const isHarmless = first.finding.leadsTo === "fail" && !context.failsCheck;
			const notes = [describeUnasked(context), isHarmless ? HARMLESS : ""];
			return {
				texts: all.map((each) => toFindingText(each, each === first, context)),
				mark: reportMark(first.finding, context),
				headline: (0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_5__.GA)((0, _live_js__WEBPACK_IMPORTED_MODULE_10__.FQ)(together ?? headlines, context)),
				detail: (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_2__.cT)([own, ...notes.map((note) => (0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_5__.hC)(note))].filter((part) => part.length > 0), " ")
			};
		}
		function describeUnasked({ outcome: { answers } }) {
			const missing = answers.missing.filter(({ reason }) => reason.code === "cost-limit");
			const unasked = (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_13__.cz)(missing.map(({ count }) => count));
			if (unasked === 0) return "";
			return `${unasked} of ${(0, _words_numbers_js__WEBPACK_IMPORTED_MODULE_4__.pq)(answers.planned, "question")} ${unasked === 1 ? "was" : "were"} not asked (max-cost).`;
		}
		const HARMLESS = "This does not fail the check: fail-on does not list its verdict.";
		function toFindingText({ finding, wording }, isFirst, context) {
			const headline = (0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_5__.GA)(wording.headlines);
			const title = [...headline, "."];
			const { codes, brief = title, why = [], places = [] } = wording;
			return {
				finding,
				headline,
				brief,
				why,
				places,
				mark: markOf(finding),
				codes: codes ?? [codeOf(finding, context)],
				causes: listCauses(wording, title, isFirst)
			};
		}
		function listCauses({ causes, evidence }, title, isFirst) {
			if (causes !== undefined) return causes;
			if (evidence === undefined) return [];
			return isFirst ? evidence : addTitle(title, evidence);
		}
		function addTitle(title, cards) {
			const [first, ...others] = cards;
			return first?.title.length === 0 ? [{
				...first,
				title
			}, ...others] : [{ title }, ...cards];
		}
		const DESCRIBERS = {
			..._content_js__WEBPACK_IMPORTED_MODULE_7__.b,
			..._facts_js__WEBPACK_IMPORTED_MODULE_8__.QS,
			..._live_js__WEBPACK_IMPORTED_MODULE_10__.Uo,
			..._faults_js__WEBPACK_IMPORTED_MODULE_9__._D,
			..._state_js__WEBPACK_IMPORTED_MODULE_11__.Z
		};
		function describeFinding(kind, finding, context) {
			return DESCRIBERS[kind](finding, context);
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
			const kind = (0, _findings_content_findings_js__WEBPACK_IMPORTED_MODULE_14__.Pz)(finding) ? "answers" : "drop";
			const rule = (0, _gate_verdict_js__WEBPACK_IMPORTED_MODULE_15__.sJ)(outcome.verdict).find((rule) => rule.kind === kind && rule.outcome !== "pass" && rule.outcome === finding.leadsTo);
			if (rule !== undefined) return (0, _words_rules_js__WEBPACK_IMPORTED_MODULE_6__.Xm)(rule.rule);
			return finding.leadsTo === "fail" ? "AVG_FAILED" : "AVG_INCONCLUSIVE";
		}
	}),
	87480: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			B6: () => describeSource,
			QS: () => FACT_DESCRIBERS,
			WD: () => MAX_PLACES,
			a5: () => describeWrongValue,
			gY: () => formatRightValues
		});
		var _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14907);
		var _lib_document_plain_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57854);
		var _words_file_links_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92455);
		var _words_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88871);
		var _words_phrases_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52943);
		var _content_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56634);
		var _values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34421);
		const MAX_PLACES = 3;
		const WHY = {
			fail: ["The config file lists this value as old.", "It stated the right value before. The difference is statistically significant."],
			warn: ["Only a heading names the subject, so this is a warning.", "Engines lag behind pages, so this is a warning."],
			none: ["This change lists the value as old, so the check does not fail.", ""]
		};
		function describeFact(finding, context) {
			const { fact, sentences, leadsTo } = finding;
			const [first, ...others] = sentences;
			const name = {
				quote: fact,
				most: _content_js__WEBPACK_IMPORTED_MODULE_3__.d.question
			};
			const why = WHY[leadsTo]?.[first?.answers === undefined ? 0 : 1] ?? "";
			const source = first?.answers === undefined ? "more line" : "more engine";
			const who = first?.answers === undefined ? (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_0__.n8)`Line ${first?.line ?? 1} of ${{
				name: first?.path ?? "",
				most: _content_js__WEBPACK_IMPORTED_MODULE_3__.d.path
			}}` : describeSource(first, context);
			const states = others.length > 0 ? ` and ${(0, _words_numbers_js__WEBPACK_IMPORTED_MODULE_1__.pq)(others.length, source)} state` : " states";
			const { shown, more } = (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_0__.RE)(leadsTo === "none" ? [] : sentences, MAX_PLACES);
			return {
				headlines: [[
					...who,
					states,
					" an old value of ",
					name
				], ["An old value of ", name]],
				...leadsTo === "warn" && { detail: [(0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_2__.cn)(context)] },
				codes: ["AVG_RULE_FACTS"],
				evidence: [{
					title: context.findings[0] === finding ? [why] : [],
					lines: [...shown.map((wrong) => [
						...describeSource(wrong, context),
						": ",
						...describeWrongValue(wrong)
					]), ...more ? [[more]] : []],
					todo: adviceOn(first)
				}],
				places: sentences.filter(({ answers }) => answers === undefined).map((sentence) => ({
					question: fact,
					path: sentence.path,
					line: sentence.line,
					text: `An old value of ${(0, _lib_document_plain_text_js__WEBPACK_IMPORTED_MODULE_5__.oi)([name])}: ${(0, _lib_document_plain_text_js__WEBPACK_IMPORTED_MODULE_5__.oi)([{ quote: sentence.sentence }])} ${(0, _lib_document_plain_text_js__WEBPACK_IMPORTED_MODULE_5__.oi)(adviceOn(sentence))}`
				}))
			};
		}
		function describeSource({ answers, ...place }, { names, outcome }) {
			if (answers === undefined) return (0, _words_file_links_js__WEBPACK_IMPORTED_MODULE_6__.yG)(place, outcome.run);
			return [names.engineInCountry(answers.engine)];
		}
		function describeWrongValue({ sentence, said, answers }) {
			if (answers === undefined) return (0, _values_js__WEBPACK_IMPORTED_MODULE_4__.Oc)({
				before: sentence,
				values: [said]
			});
			const cited = answers.sites.map(({ place, isOwn, answers: count }) => {
				const verb = count === 1 ? "cites" : "cite";
				return [
					`${count} ${verb} `,
					{
						name: place,
						most: 60
					},
					...isOwn ? [" (yours)"] : []
				];
			});
			const count = ` in ${answers.wrong} of ${(0, _words_numbers_js__WEBPACK_IMPORTED_MODULE_1__.pq)(answers.of, "answer")}`;
			return [
				{ strong: [{
					name: said,
					most: 60
				}] },
				(0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_0__.cT)([[count], ...cited], "; "),
				"."
			].flat();
		}
		function formatRightValues({ is }) {
			const values = is.map((value) => [{
				name: value,
				most: 60
			}]);
			return (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_0__.cT)(values, " or ");
		}
		function adviceOn(wrong) {
			const values = formatRightValues(wrong ?? { is: [] });
			const write = values.length === 0 ? ["Remove the value"] : ["Write ", ...values];
			if (wrong?.answers !== undefined) return [...write, " on the pages that it cites."];
			const left = ". If the old value is correct there, add the page or a word of the sentence to ";
			return [
				...write,
				left,
				{ code: "except" },
				" of the fact."
			];
		}
		function describeSettling({ fact, engine, state }, context) {
			const who = context.names.engineInCountry(engine);
			const name = {
				quote: fact,
				most: _content_js__WEBPACK_IMPORTED_MODULE_3__.d.question
			};
			return {
				headlines: [[state === "unstated" ? `No answer of ${who} states ` : `${who} is right again about `, name]],
				detail: [state === "ended" ? "It was right in two runs in a row, so the fact is closed." : `The fact stays open until ${who} states it correctly in two runs in a row. ${(0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_2__.cn)(context)}`],
				codes: ["AVG_RULE_FACTS"],
				evidence: []
			};
		}
		const FACT_DESCRIBERS = {
			"fact-wrong": describeFact,
			"fact-settling": describeSettling
		};
	}),
	49002: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ho: () => codesLine,
			Ys: () => describeHost,
			_D: () => FAULT_DESCRIBERS
		});
		var _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25988);
		var _inputs_describe_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69845);
		var _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14907);
		var _words_answers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69138);
		var _words_baseline_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98538);
		var _words_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(33573);
		var _words_numbers_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88871);
		var _words_phrases_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(52943);
		var _words_words_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(72072);
		var _content_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(56634);
		const MAX_LENGTH = 1e3;
		function describeSilent(finding, context) {
			const { engines, reason, isOptional, planned, evaluated } = finding;
			const { names } = context;
			const who = (0, _words_names_js__WEBPACK_IMPORTED_MODULE_5__.Ry)(engines, names);
			const fault = (0, _words_answers_js__WEBPACK_IMPORTED_MODULE_3__.A3)(reason, names.vendor(engines[0] ?? ""));
			const isUnreadable = reason?.code === "unreadable";
			const what = evaluated === 0 ? "did not answer" : `gave only ${evaluated} of ${(0, _words_numbers_js__WEBPACK_IMPORTED_MODULE_6__.pq)(planned, "answer")}`;
			const said = isUnreadable ? `The answers of ${who} can no longer be read` : `${who} ${what}: ${fault}`;
			return {
				headlines: [[said], [`${(0, _words_numbers_js__WEBPACK_IMPORTED_MODULE_6__.pq)(engines.length, "engine")} ${what}: ${fault}`]],
				detail: [describeSilentCheck(finding, who, context)],
				brief: [said],
				codes: [findCode(reason)],
				evidence: [{
					title: [],
					todo: findRemedy(reason, isOptional ? undefined : who)
				}]
			};
		}
		function describeIncident(finding, context) {
			const { blocker } = finding;
			const vendors = listFaults(blocker, context);
			const { code, text, remedy } = (0, _words_baseline_js__WEBPACK_IMPORTED_MODULE_4__.Gj)(blocker, (0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_7__.IX)(context));
			const isDown = "kind" in blocker && blocker.kind === "service" && (blocker.details.status ?? 0) >= 500;
			const isFew = "code" in blocker && blocker.code === "AVG_FEW_ANSWERS";
			const why = [{
				name: text,
				most: MAX_LENGTH
			}];
			const headlines = listIncidentHeadlines(finding, context);
			return {
				headlines,
				detail: isDown ? [(0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_7__.cn)(context)] : [...isFew ? describeFewAnswers(blocker) : why, ` ${(0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_7__.cn)(context)}`],
				brief: (0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_7__.GA)("code" in blocker ? headlines : headlines.slice(-1)),
				why,
				codes: [code, ...vendors.map(({ entry }) => findCode(entry.reason))],
				evidence: [...isDown ? [{
					title: [],
					todo: [remedy]
				}] : [], ...vendors.map(({ why, entry }) => {
					return {
						title: [`${(0, _words_words_js__WEBPACK_IMPORTED_MODULE_8__.ZH)(why)}.`],
						todo: findRemedy(entry.reason, undefined)
					};
				})]
			};
		}
		function describeUnrecorded({ why, isAcceptLost }, context) {
			const reason = [{
				name: (0, _words_words_js__WEBPACK_IMPORTED_MODULE_8__.ZH)(why ?? "this run is not recorded."),
				most: MAX_LENGTH
			}];
			const first = (0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_7__.IX)(context) ? "Let the gate write the file" : "Grant the job what it lacks";
			return {
				headlines: [isAcceptLost ? ["The new baseline was not accepted"] : ["This run was not recorded, so no later run is compared with it"]],
				detail: [...reason, ` ${(0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_7__.cn)(context)}`],
				why: reason,
				codes: ["AVG_HISTORY_NOT_WRITTEN"],
				evidence: [{
					title: context.findings[0]?.kind === "not-recorded" ? [] : reason,
					todo: isAcceptLost ? (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_2__.n8)`Run it again with ${(0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_7__.HI)(context)}.` : (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_2__.n8)`${[first]}, or set ${{ code: "record: never" }}.`
				}]
			};
		}
		function describeNotJudged(finding, context) {
			const { warning } = finding;
			const { code, text } = (0, _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_0__.Uc)(warning);
			const why = [{
				name: text,
				most: MAX_LENGTH
			}];
			return {
				headlines: listNotJudgedHeadlines(warning),
				detail: [...why, ` ${(0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_7__.cn)(context)}`],
				why,
				codes: [code],
				evidence: context.findings[0] === finding ? [] : [{
					title: [],
					lines: [why]
				}]
			};
		}
		function describeConfigChange(finding, context) {
			const lines = (0, _inputs_describe_inputs_js__WEBPACK_IMPORTED_MODULE_1__.Fx)(finding.files).map((change) => [{
				name: change,
				most: 500
			}]);
			return {
				headlines: [["This pull request edits the settings of the gate"]],
				detail: (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_2__.cT)([
					[(0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_7__.cn)(context)],
					...lines,
					["A reviewer should look at the edit."]
				], " "),
				evidence: context.findings[0] === finding ? [] : [{
					title: [],
					lines
				}]
			};
		}
		function describeHostFinding(finding, context) {
			const { headline, added, lines, todo } = describeHost(finding);
			const isFirst = context.findings[0] === finding;
			return {
				headlines: [headline],
				detail: [`${added} ${(0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_7__.cn)(context)}`],
				evidence: [isFirst ? {
					title: (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_2__.cT)(lines, " "),
					todo
				} : {
					title: [],
					lines,
					todo
				}]
			};
		}
		function describeHost({ url, blocks }) {
			const page = {
				name: url.replace(/^https?:\/\//, ""),
				most: _content_js__WEBPACK_IMPORTED_MODULE_9__.d.path
			};
			const crawlers = blocks.some((block) => block.crawlers.length === 0) ? [] : [...new Set(blocks.flatMap((block) => block.crawlers))];
			const who = [crawlers.length > 2 || crawlers.length === 0 ? "Answer engines" : { name: (0, _words_names_js__WEBPACK_IMPORTED_MODULE_5__.yZ)(crawlers) }];
			const isSure = blocks.some(({ way }) => way !== "status");
			const status = blocks[0]?.evidence ?? "";
			const refused = (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_2__.n8)`Your site may refuse answer engines: ${page} returned ${status} to this check`;
			return {
				headline: isSure ? [
					...who,
					" cannot read ",
					page
				] : refused,
				added: "Your repository has no such rule: your host adds it.",
				lines: blocks.map(({ way, evidence }) => HOST_WAYS[way]({ code: evidence })),
				todo: [
					"Look at your host or its CDN for a setting on AI crawlers or bots. ",
					{ code: "host-check: false" },
					" turns off this check."
				]
			};
		}
		const HOST_WAYS = {
			robots: (evidence) => [
				"Its robots.txt contains ",
				evidence,
				"."
			],
			header: (evidence) => [
				"The page is sent with the header ",
				evidence,
				"."
			],
			status: (evidence) => [
				"This check, which names itself ai-visibility-gate, received the status ",
				evidence,
				"."
			]
		};
		function listNotJudgedHeadlines(warning) {
			if (warning.code === "AVG_FAILS_NOTHING") return [["This gate cannot fail: no question has an owner"]];
			if (warning.code === "AVG_ADDRESS") return [["Where pages are published is not known"]];
			if (warning.code === "AVG_SITE_MOVED") return [[`This change gives ${warning.pages === warning.total ? "all" : warning.pages} pages another address`]];
			if (warning.code !== "AVG_OWNER_MISSING") return [["The pages are not those of the commit"]];
			const [first, ...others] = warning.owners;
			if (first === undefined || others.length > 0) return [[`${warning.owners.length} lines of keywords are out of date`]];
			const { keyword, heading, isRenamed } = first;
			const question = {
				quote: keyword,
				most: _content_js__WEBPACK_IMPORTED_MODULE_9__.d.question
			};
			if (isRenamed || heading !== undefined) return [[
				"The line of ",
				question,
				" in keywords is out of date"
			]];
			return [[question, " was not checked"]];
		}
		function findCode(reason) {
			return reason === undefined ? "AVG_ENGINE_SILENT" : (0, _words_answers_js__WEBPACK_IMPORTED_MODULE_3__.zl)(reason);
		}
		function describeSilentCheck({ planned, evaluated }, who, context) {
			const share = (planned - evaluated) / context.outcome.answers.planned;
			const part = planned === 0 ? "part" : share === .5 ? "half" : (0, _words_numbers_js__WEBPACK_IMPORTED_MODULE_6__.l9)(share);
			return context.failsCheck ? `The check fails until ${who} answers, because ${part} of the planned answers are missing.` : `${(0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_7__.cn)(context)} Not measured: ${part} of the planned answers.`;
		}
		function findRemedy(reason, engine) {
			const optional = engine === undefined ? [] : [
				` To continue without ${engine}, mark it as optional in `,
				{ code: "engines" },
				"."
			];
			if (reason?.code === "unreadable") return [UNREADABLE_ADVICE, ...optional];
			if (reason?.scope !== "engine") return ["Nothing until the next run.", ...optional];
			return [...(0, _words_answers_js__WEBPACK_IMPORTED_MODULE_3__.ik)(reason), ...optional];
		}
		const UNREADABLE_ADVICE = "Use the newest version of the action. If this is the newest, report it to us.";
		function listIncidentHeadlines({ blocker, isPartly }, context) {
			const { names } = context;
			const { headline } = (0, _words_baseline_js__WEBPACK_IMPORTED_MODULE_4__.Gj)(blocker);
			if (!("code" in blocker)) {
				if (blocker.kind === "baseline") return [[headline]];
				const what = isPartly ? " was only partly measured" : " was not measured";
				return [[
					`${headline}: `,
					...names.brand,
					what
				], [headline]];
			}
			switch (blocker.code) {
				case "AVG_FEW_ANSWERS":
				case "AVG_NO_ANSWERS": {
					const reasons = listFaults(blocker, context).map((fault) => fault.why);
					return [
						reasons.join("; "),
						reasons[0] ?? "",
						""
					].map((why) => [why === "" ? headline : `${headline}: ${why}`]);
				}
				case "AVG_REQUIRED_UNANSWERED": {
					const who = blocker.engines.map(({ engine }) => names.engineInCountry(engine));
					return [[`${(0, _words_names_js__WEBPACK_IMPORTED_MODULE_5__.yZ)(who)} answered too few questions`], [headline]];
				}
				default: return [[headline]];
			}
		}
		function describeFewAnswers({ evaluated, planned, minAnswers }) {
			const none = planned === 1 ? "The only answer did not come" : `None of the ${planned} answers came`;
			return [evaluated === 0 ? `${none}, so nothing was measured.` : `${evaluated} of ${planned} answers came, and min-answers is ${(0, _words_numbers_js__WEBPACK_IMPORTED_MODULE_6__.w_)(minAnswers)}%.`];
		}
		function listFaults(blocker, { outcome, names }) {
			const isMissing = "code" in blocker && (blocker.code === "AVG_FEW_ANSWERS" || blocker.code === "AVG_NO_ANSWERS");
			if (!isMissing) return [];
			const byReason = Map.groupBy(outcome.answers.missing, ({ reason, engine }) => (0, _words_answers_js__WEBPACK_IMPORTED_MODULE_3__.A3)(reason, names.vendor(engine)));
			return Array.from(byReason).flatMap(([why, entries]) => entries.slice(0, 1).map((entry) => ({
				why,
				entry
			})));
		}
		function codesLine(texts) {
			const named = [...new Set(texts.flatMap(({ codes }) => codes))].map((code) => [{
				link: (0, _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_0__.p7)(code),
				label: [code]
			}]);
			return named.length === 0 ? [] : [
				named.length === 1 ? "Code: " : "Codes: ",
				...(0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_2__.cT)(named),
				"."
			];
		}
		const FAULT_DESCRIBERS = {
			incident: describeIncident,
			"not-recorded": describeUnrecorded,
			"engine-silent": describeSilent,
			"not-judged": describeNotJudged,
			"config-changed": describeConfigChange,
			"host-blocks": describeHostFinding
		};
	}),
	45271: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			HT: () => liveEntries,
			T: () => adviseToCompare,
			Tg: () => COMPARE_SITES,
			y9: () => countLost
		});
		var _comparison_comparison_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(25039);
		var _comparison_scope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69972);
		var _engines_engine_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28913);
		var _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14907);
		var _lib_web_url_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(73530);
		var _scan_summarize_answers_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(44267);
		var _words_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33573);
		var _words_numbers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88871);
		var _words_phrases_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(52943);
		var _words_words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(72072);
		const CRAWLERS = {
			openai: "OAI-SearchBot",
			anthropic: "Claude-SearchBot",
			gemini: "Googlebot",
			perplexity: "PerplexityBot"
		};
		function liveEntries({ scope, evidence }, gate) {
			return evidence.map((each) => {
				if (each.kind === "page") return lostPageEntry(each, gate.outcome?.run.commitUrl);
				return each.kind === "read" ? readEntry(each, scope, gate) : siteEntry(each, scope);
			});
		}
		function lostPageEntry({ path, answers, usually, since, merges }, commitUrl) {
			const repositoryUrl = commitUrl?.replace(/\/commit\/[^/]*$/, "");
			const changes = merges.map(({ commit, at, pull }) => {
				const name = pull === undefined ? commit.slice(0, 7) : `#${pull}`;
				const place = pull === undefined ? `commit/${commit}` : `pull/${pull}`;
				const link = repositoryUrl === undefined ? name : {
					link: `${repositoryUrl}/${place}`,
					label: [name]
				};
				return [link, ` changed it on ${(0, _words_words_js__WEBPACK_IMPORTED_MODULE_6__.IU)(at)}.`];
			});
			const lost = [`${usually - answers} of ${(0, _words_numbers_js__WEBPACK_IMPORTED_MODULE_4__.pq)(usually, "citation")} since ${(0, _words_words_js__WEBPACK_IMPORTED_MODULE_6__.IU)(since)}`];
			return {
				title: (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_2__.n8)`${path} lost ${lost}.`,
				lines: changes
			};
		}
		function readEntry({ domain, answers, usually, of }, scope, { names, engines }) {
			const who = scope.kind === "engine" ? names.engine(scope.engine) : "The engines";
			const crawlers = [...new Set(engines.filter((engine) => (0, _comparison_scope_js__WEBPACK_IMPORTED_MODULE_0__.S1)(scope, engine)).flatMap((engine) => CRAWLERS[(0, _engines_engine_names_js__WEBPACK_IMPORTED_MODULE_1__.Vl)(engine).id.split(":", 1)[0] ?? ""] ?? []))];
			const admits = crawlers.length === 0 ? "" : `, and that robots.txt allows ${(0, _words_names_js__WEBPACK_IMPORTED_MODULE_3__.yZ)(crawlers)}`;
			const site = domain === undefined ? ["your site"] : [{
				name: domain,
				most: 60
			}];
			const reads = scope.kind === "engine" ? "reads" : "read";
			return {
				title: [answers === 0 ? `${who} no longer ${reads} your pages${(0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_5__.U8)(scope)}.` : `${who} ${reads} your pages${(0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_5__.U8)(scope)} less often.`],
				lines: [[
					scope.kind === "engine" ? "It read a page of " : "They read a page of ",
					...site,
					` for ${answers} of ${of} answers, usually for ${(0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_5__.Yv)(usually)} of ${of}.`
				]],
				todo: [
					"Check that ",
					...site,
					" opens without a login, has no ",
					{ code: "noindex" },
					`${admits}.`
				]
			};
		}
		function siteEntry({ domain, page, answers, usually, of }, scope) {
			const link = pageLine(page) ?? [{ name: domain }];
			const usual = `usually ${(0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_5__.Yv)(usually)} of ${of}`;
			return {
				title: [{ name: domain }, " is cited instead."],
				lines: [[`${answers} of ${of} answers${(0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_5__.U8)(scope)} cite it, ${usual}.`]],
				todo: [
					"Compare ",
					...link,
					" with your page on the same subject."
				]
			};
		}
		const COMPARE_SITES = "Compare your pages with the sites that are cited instead.";
		function adviseToCompare({ scope, value }, { outcome, names }) {
			const cells = (outcome.comparison?.cells ?? []).filter(({ engine }) => (0, _comparison_scope_js__WEBPACK_IMPORTED_MODULE_0__.S1)(scope, engine));
			const questions = [...Map.groupBy(cells, ({ keyword = "" }) => keyword)].map(([question, own]) => ({
				question,
				lost: countLost(own)
			})).toSorted((a, b) => b.lost - a.lost);
			for (const { question, lost } of questions) {
				if (value !== undefined || lost < .5) break;
				const others = outcome.answerRecords.filter((each) => each.keyword === question && (0, _comparison_scope_js__WEBPACK_IMPORTED_MODULE_0__.S1)(scope, each.engine) && each.outcome === "evaluated" && !each.content.cited);
				const site = (0, _scan_summarize_answers_js__WEBPACK_IMPORTED_MODULE_7__.F)(others)?.domains.find(({ owner }) => owner.kind !== "own");
				const page = site && (pageLine(site.pages[0]?.url) ?? [{ name: site.domain }]);
				if (page) return (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_2__.n8)`${[COMPARE_SITES]} Start with ${{ quote: question }}: ${names.brand} was cited more often, and ${page} is cited now.`;
			}
			return [`${COMPARE_SITES} The questions of this report list them.`];
		}
		function countLost(cells) {
			const change = (0, _comparison_comparison_js__WEBPACK_IMPORTED_MODULE_8__.ND)(cells);
			return change === undefined ? 0 : change.was.usually - change.now.cited;
		}
		function pageLine(address) {
			const url = address === undefined ? undefined : (0, _lib_web_url_js__WEBPACK_IMPORTED_MODULE_9__.Jy)(address);
			return url && [{
				link: url.href,
				label: [{ name: (0, _lib_web_url_js__WEBPACK_IMPORTED_MODULE_9__.QV)(url) }]
			}];
		}
	}),
	70937: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			FQ: () => addOtherLoss,
			Q2: () => isLoss,
			Uo: () => LIVE_DESCRIBERS,
			hj: () => describeDroppedValue
		});
		var _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14907);
		var _words_baseline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98538);
		var _words_numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88871);
		var _words_phrases_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52943);
		var _words_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72072);
		var _content_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56634);
		var _live_evidence_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(45271);
		function describeLoss(finding, context) {
			const { kind } = finding;
			const entries = (0, _live_evidence_js__WEBPACK_IMPORTED_MODULE_6__.HT)(finding, context);
			return {
				headlines: [kind === "declined" ? describeLowSince(finding, "", context) : describeDrop(finding, context)],
				detail: (0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_3__.hC)(finding.certainty === "more-than-chance" ? "The difference is statistically significant." : "", kind === "declined" ? describeFirstReport(finding, context) : ""),
				brief: describeFall(finding, context),
				evidence: entries.length > 0 ? entries : [{
					title: [],
					todo: (0, _live_evidence_js__WEBPACK_IMPORTED_MODULE_6__.T)(finding, context)
				}]
			};
		}
		function addOtherLoss(headlines, { findings, names }) {
			const [first, other] = findings.filter(isLoss);
			if (first !== findings[0] || other?.scope.kind !== "engine" || other.value !== undefined) return headlines;
			const cites = other.kind === "still-low" ? "still cites it less" : "also cites it less";
			const words = `. ${names.engine(other.scope.engine)} ${cites}${(0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_3__.U8)(other.scope)}`;
			return [...headlines.slice(0, 1).map((headline) => [...headline, words]), ...headlines];
		}
		function isLoss(finding) {
			return [
				"dropped",
				"engine-lost",
				"declined",
				"still-low"
			].includes(finding.kind);
		}
		function describeStillLow(finding, context) {
			const { time, lowerSince, failedRuns } = finding;
			const passes = context.failsCheck ? "the check fails for another reason" : "the check passes";
			const since = lowerSince === undefined ? "" : " since then";
			const after = failedRuns === 0 ? "This" : `After ${(0, _words_numbers_js__WEBPACK_IMPORTED_MODULE_2__.pq)(failedRuns, "failed run")}${since}, this`;
			return {
				headlines: [describeLowSince(finding, "still ", context)],
				detail: (0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_3__.hC)(time.levels && isMean(time.levels) ? `${(0, _words_numbers_js__WEBPACK_IMPORTED_MODULE_2__.l9)(time.levels.now)} in this run.` : "", describeFirstReport(finding, context), context.outcome.run.pullUrl === undefined ? `${after} loss only warns: ${passes}.` : `It began before this pull request and only warns here: ${passes}.`),
				brief: describeFall(finding, context),
				evidence: (0, _live_evidence_js__WEBPACK_IMPORTED_MODULE_6__.HT)(finding, context)
			};
		}
		function describeDoubt(finding, context) {
			const doubt = finding.certainty === "too-early" ? ". It is too early to judge this" : ". This may be chance";
			return {
				headlines: listPossibleDrops(finding, context).map((drop) => [...drop, doubt]),
				detail: [`${(0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_3__.cn)(context)} The next run decides; nothing to do until then. To know today, start a run manually.`],
				brief: describeFall(finding, context),
				evidence: []
			};
		}
		function listPossibleDrops(finding, context) {
			const { scope, change, value, time } = finding;
			const { names } = context;
			if (time !== undefined) return [describeLowSince({
				...finding,
				time
			}, "may be ", context)];
			if (value !== undefined) {
				return [change !== undefined, false].map((isUnchanged) => describeDroppedValue(value, isUnchanged, context));
			}
			if (change === undefined) return [[...names.brand, " may be cited less than before"]];
			return [[...(0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_3__.uH)(scope, change.now, names), `, was ${(0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_3__.Bc)(change)}`]];
		}
		function describeUnseen({ loss: { scope, since }, missing }, context) {
			const who = scope.kind === "engine" ? ` of ${context.names.engine(scope.engine)}` : "";
			const place = missing && "place" in missing ? missing.place : undefined;
			const changes = missing?.kind === "other-settings" ? missing.changes.map(_words_baseline_js__WEBPACK_IMPORTED_MODULE_1__.uQ) : [];
			const other = missing ? (0, _words_baseline_js__WEBPACK_IMPORTED_MODULE_1__.UV)(missing) : "no earlier run asked the same questions";
			const why = changes.length > 0 ? `The settings changed: ${changes.join("; ")}` : `Not compared: ${other}`;
			return {
				headlines: [[`The loss${who}${(0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_3__.U8)(scope)} since ${formatDay(since, context)} can no longer be checked`]],
				detail: [{
					name: `${why}.`,
					most: 500
				}, ...(0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_0__.n8)` ${[(0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_3__.cn)(context)]} To close the loss, run once with ${(0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_3__.HI)(context, place)}.`],
				evidence: []
			};
		}
		function describeCompetitor({ site, own }, context) {
			const numbers = `${(0, _words_numbers_js__WEBPACK_IMPORTED_MODULE_2__.l9)(site.answers / site.of)} and ${(0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_3__.eI)(own)}`;
			return {
				headlines: [(0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_0__.n8)`${{
					name: site.domain,
					most: _content_js__WEBPACK_IMPORTED_MODULE_5__.d.question
				}} is now cited more than ${context.names.brand}: ${[numbers]}`],
				detail: [`${(0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_3__.cn)(context)} No rule failed. The difference is statistically significant.`],
				evidence: (0, _live_evidence_js__WEBPACK_IMPORTED_MODULE_6__.HT)({
					scope: { kind: "whole" },
					evidence: [site]
				}, context).map((entry) => ({
					...entry,
					title: (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_0__.n8)`${site.domain} is cited more often.`
				}))
			};
		}
		function describeReturn(finding, context) {
			const { scope, change, isCertain, since, low, measure } = finding;
			const { brand } = context.names;
			const level = change === undefined || low.share === undefined ? "" : `: ${(0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_3__.eI)(change.now)}, up from ${(0, _words_numbers_js__WEBPACK_IMPORTED_MODULE_2__.l9)(low.share)}`;
			const was = change === undefined ? "" : `It was ${(0, _words_numbers_js__WEBPACK_IMPORTED_MODULE_2__.l9)(change.was.share)} before the fall on ${formatDay(low.since, context)}.`;
			const runs = low.runs === 1 ? "The low run no longer counts" : `The ${low.runs} low runs no longer count`;
			if (measure === "score") {
				const score = [
					"The citation score of ",
					...brand,
					isCertain ? " is" : " may be"
				];
				return {
					headlines: [[...score, ` back since ${formatDay(since, context)}`]],
					detail: [],
					evidence: []
				};
			}
			return {
				headlines: [[...describeCiting(scope, isCertain ? "" : "may be ", context), ` again${(0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_3__.U8)(scope)} since ${formatDay(since, context)}${level}`]],
				detail: (0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_3__.hC)(was, isCertain ? `${runs} in comparisons.` : "More runs like this one confirm it."),
				brief: describeFall(finding, context),
				evidence: []
			};
		}
		function describeFirstReport({ reportedOn, lowerSince }, context) {
			const first = reportedOn === undefined ? "" : `First reported on ${formatDay(reportedOn, context)}.`;
			const further = lowerSince === undefined ? "" : `It fell further on ${formatDay(lowerSince, context)}.`;
			return `${first} ${further}`.trim();
		}
		function formatDay(date, { outcome }) {
			return (0, _words_words_js__WEBPACK_IMPORTED_MODULE_4__.xN)(date, outcome.run.finishedAt);
		}
		function describeFall(finding, context) {
			const { scope, change } = finding;
			const { brand, engine } = context.names;
			const country = (0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_3__.U8)(scope);
			const counts = change === undefined ? "less than before" : `in ${(0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_3__.gM)(change.now)} answers, usually in ${(0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_3__.Yv)(change.was.usually)}`;
			if (scope.kind === "engine") return [
				`${engine(scope.engine)} cites `,
				...brand,
				` ${counts}${country}.`
			];
			if (scope.kind === "country") return [...brand, ` is cited ${counts}${country}.`];
			if (finding.kind === "declined") return [...brand, ` has been cited less since ${formatDay(finding.time.since, context)}.`];
			const isFall = change !== undefined && change.now.share < change.was.share;
			return [...brand, ` is cited ${isFall ? counts : "less than before"}.`];
		}
		function describeDrop({ kind, scope, change, value }, context) {
			const { brand, engine } = context.names;
			if (value !== undefined && kind === "dropped") return describeDroppedValue(value, change !== undefined, context);
			if (change === undefined) return [...brand, " is cited less than before"];
			if (scope.kind !== "engine" || change.now.cited > 0) {
				return [...(0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_3__.uH)(scope, change.now, context.names), `. It was ${(0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_3__.Bc)(change)}`];
			}
			return [
				`${engine(scope.engine)} no longer cites `,
				...brand,
				`${(0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_3__.U8)(scope)}. It did in ${(0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_3__.Bc)(change)} of its answers`
			];
		}
		function describeDroppedValue({ rule, subject: { noun, unit }, now, was }, isLevel, { names: { brand } }) {
			const [value, before] = [(0, _words_numbers_js__WEBPACK_IMPORTED_MODULE_2__.Fl)(now, unit), (0, _words_numbers_js__WEBPACK_IMPORTED_MODULE_2__.Fl)(was, unit)];
			if (rule === "max-cited-engines-drop") {
				return [
					`${(0, _words_numbers_js__WEBPACK_IMPORTED_MODULE_2__.pq)(now, "engine")} ${now === 1 ? "cites" : "cite"} `,
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
		function describeCiting(scope, verb, { names: { brand, engine } }) {
			if (scope.kind !== "engine") return [...brand, verb === "may be " ? " may be cited" : ` is ${verb}cited`];
			return [`${engine(scope.engine)} ${verb === "may be " ? "may cite" : `${verb}cites`} `, ...brand];
		}
		function describeLowSince({ scope, time, value }, verb, context) {
			const who = describeCiting(scope, verb, context);
			const day = formatDay(time.since, context);
			const { levels } = time;
			if (value !== undefined) {
				const { unit } = value.subject;
				const [now, was] = [(0, _words_numbers_js__WEBPACK_IMPORTED_MODULE_2__.Fl)(value.now, unit), (0, _words_numbers_js__WEBPACK_IMPORTED_MODULE_2__.Fl)(value.was, unit)];
				const isScore = levels !== undefined && value.rule === "max-bcr-drop";
				const how = isScore ? "as often, but less prominently" : "less";
				return [...who, ` ${how} since ${day}: ${unit === "score" ? "score " : ""}${now}, was ${was}`];
			}
			if (levels === undefined) return [...who, ` less since ${day}`];
			const [now, was] = [(0, _words_numbers_js__WEBPACK_IMPORTED_MODULE_2__.l9)(levels.since), (0, _words_numbers_js__WEBPACK_IMPORTED_MODULE_2__.l9)(levels.before)];
			const mean = isMean(levels) ? " on average" : "";
			return [...who, ` less${(0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_3__.U8)(scope)} since ${day}: ${now}${mean}, was ${was}`];
		}
		function isMean({ since, now }) {
			return (0, _words_numbers_js__WEBPACK_IMPORTED_MODULE_2__.l9)(since) !== (0, _words_numbers_js__WEBPACK_IMPORTED_MODULE_2__.l9)(now);
		}
		const LIVE_DESCRIBERS = {
			dropped: describeLoss,
			"engine-lost": describeLoss,
			declined: describeLoss,
			"still-low": describeStillLow,
			"may-be-chance": describeDoubt,
			"loss-unseen": describeUnseen,
			"competitor-ahead": describeCompetitor,
			back: describeReturn
		};
	}),
	88457: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Iq: () => describeContradictions,
			QL: () => describeInconclusive,
			Rh: () => listProblemsAndWarnings,
			describeRunFailures: () => describeRunFailures,
			eh: () => summarize,
			lj: () => summarizeRun,
			ng: () => describeFailures,
			vz: () => listProblems
		});
		var _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25988);
		var _lib_document_plain_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57854);
		var _lib_escape_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(68989);
		var _run_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53983);
		var _words_baseline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98538);
		var _words_numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88871);
		var _words_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72072);
		const MAX_REASONS = 10;
		function summarizeRun(run) {
			const only = (0, _run_outcome_js__WEBPACK_IMPORTED_MODULE_1__.mU)(run);
			if (only) return summarize(only);
			const counts = (0, _run_outcome_js__WEBPACK_IMPORTED_MODULE_1__.k_)(run.gates).map(({ count, words }) => `${count} ${words}`);
			return `Verdict: ${(0, _run_outcome_js__WEBPACK_IMPORTED_MODULE_1__.gV)(run)}. ${(0, _words_numbers_js__WEBPACK_IMPORTED_MODULE_3__.pq)(run.gates.length, "gate")}: ${counts.join(", ")}.`;
		}
		function summarize({ verdict, headline }) {
			return `Verdict: ${verdict.status}. ${(0, _lib_document_plain_text_js__WEBPACK_IMPORTED_MODULE_5__.oi)(headline)}.`;
		}
		function describeInconclusive({ headline, detail }) {
			return (0, _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_0__.hw)({
				code: "AVG_INCONCLUSIVE",
				text: `${(0, _lib_document_plain_text_js__WEBPACK_IMPORTED_MODULE_5__.oi)(headline)}. ${(0, _lib_document_plain_text_js__WEBPACK_IMPORTED_MODULE_5__.oi)(detail)}`
			});
		}
		function listReasons({ texts }) {
			const open = texts.filter(({ finding }) => finding.leadsTo !== "none");
			const deciding = open.filter(({ finding }) => finding.leadsTo !== "warn");
			return (deciding.length > 0 ? deciding : open).map(messageOf);
		}
		function describeRunFailures(run) {
			const only = (0, _run_outcome_js__WEBPACK_IMPORTED_MODULE_1__.mU)(run);
			return only ? describeFailures(only) : describeFleetFailures(run);
		}
		function describeFailures(gate) {
			return listFailures(gate).map(_errors_avg_error_js__WEBPACK_IMPORTED_MODULE_0__.hw).join("\n");
		}
		function listFailures(gate) {
			const { failures, verdict } = gate;
			const messages = [];
			if (failures.some((failure) => failure !== "no-baseline")) messages.push(...listReasons(gate));
			if (failures.includes("no-baseline") && "missing" in verdict.baseline) {
				const why = (0, _words_baseline_js__WEBPACK_IMPORTED_MODULE_2__.UV)(verdict.baseline.missing);
				messages.push({
					code: "AVG_BASELINE_MISSING",
					text: `There is no baseline (${why}), and fail-on lists no-baseline.`
				});
			}
			return messages;
		}
		function describeFleetFailures(run) {
			const failing = (0, _run_outcome_js__WEBPACK_IMPORTED_MODULE_1__._Z)(run).filter(({ failures }) => failures.length > 0);
			if (failing.length === 0) return "";
			const rest = failing.length - MAX_REASONS;
			const fail = (count) => count === 1 ? "fails" : "fail";
			return [
				`${failing.length} of ${(0, _words_numbers_js__WEBPACK_IMPORTED_MODULE_3__.pq)(run.gates.length, "gate")} ${fail(failing.length)} this run.`,
				...failing.slice(0, MAX_REASONS).map(firstReason),
				...rest > 0 ? [`${(0, _words_numbers_js__WEBPACK_IMPORTED_MODULE_3__.pq)(rest, "more gate")} ${fail(rest)}.`] : []
			].join("\n");
		}
		function firstReason(gate) {
			const [first, ...others] = listFailures(gate);
			if (first === undefined) return "";
			const more = others.length > 0 ? ` And ${(0, _words_numbers_js__WEBPACK_IMPORTED_MODULE_3__.pq)(others.length, "more reason")}.` : "";
			return (0, _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_0__.hw)({
				...first,
				text: `${(0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_6__.h0)(gate.key, _words_words_js__WEBPACK_IMPORTED_MODULE_4__.xt)}: ${first.text}${more}`
			});
		}
		function messageOf({ finding: { kind }, codes: [code], headline, why, causes }) {
			const sentence = [...headline, "."];
			switch (kind) {
				case "incident": return {
					code,
					text: (0, _lib_document_plain_text_js__WEBPACK_IMPORTED_MODULE_5__.oi)([
						...sentence,
						" ",
						...why
					])
				};
				case "not-judged": return {
					code,
					text: (0, _lib_document_plain_text_js__WEBPACK_IMPORTED_MODULE_5__.oi)(why)
				};
				case "engine-silent": {
					const todo = causes[0]?.todo;
					return {
						code,
						text: (0, _lib_document_plain_text_js__WEBPACK_IMPORTED_MODULE_5__.oi)(todo === undefined ? sentence : [
							...sentence,
							" ",
							...todo
						])
					};
				}
				default: return {
					code,
					text: (0, _lib_document_plain_text_js__WEBPACK_IMPORTED_MODULE_5__.oi)(sentence)
				};
			}
		}
		function listProblems({ texts }) {
			return texts.flatMap((each) => {
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
					title: (0, _lib_document_plain_text_js__WEBPACK_IMPORTED_MODULE_5__.oi)(headline),
					text: (0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_6__.h0)(text)
				}];
				return places.map((place) => ({
					...problem,
					place,
					title: (0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_6__.h0)(place.question, _words_words_js__WEBPACK_IMPORTED_MODULE_4__.xt),
					text: (0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_6__.h0)(place.text)
				}));
			});
		}
		function describeContradictions({ length }) {
			if (length === 0) return undefined;
			return `The service contradicts the request or itself (${(0, _words_numbers_js__WEBPACK_IMPORTED_MODULE_3__.pq)(length, "time")}). result.json lists each.`;
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
	63072: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$4: () => describeLoss,
			SB: () => lineInPlaceOf,
			kK: () => ownerKind,
			t$: () => listAnsweringPages,
			w4: () => describeAnswerNow
		});
		var _errors_skipped_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54752);
		var _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14907);
		var _words_file_links_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92455);
		var _words_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33573);
		var _words_numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88871);
		var _values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34421);
		const MAX_PIECES = 3;
		const ALL = .95;
		function describeLoss(finding, run) {
			const { path } = finding;
			switch (finding.kind) {
				case "page-gone": {
					const { elsewhere } = finding;
					return {
						why: (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.n8)`This change deletes ${path}${describeGuess(finding)}, and ${describePlace(finding)}.`,
						todo: elsewhere ? (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.n8)`Redirect the old address to ${elsewhere.path}, and move the rest of the text there; or keep ${path}.` : (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.n8)`Keep ${path}; or move its text to another page, and redirect the old address there.`
					};
				}
				case "page-hidden": return describeHidden(finding, run);
				case "answer-lost": {
					if (finding.way === "unread") {
						return {
							why: (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.n8)`${path} is no longer read as a page${describeReason(finding)}.`,
							todo: adviseOnUnread(finding.reason, path, run)
						};
					}
					const taken = describeRemoval(finding, "text");
					const { elsewhere } = finding;
					const isSection = ownerKind(finding.questions) === "section";
					return {
						why: (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.n8)`${taken}${describePart(finding)}, and ${elsewhere ? describePlace(finding) : ["no other page has this text"]}.`,
						todo: ADVICE[isSection && finding.way === "emptied" ? "section-gone" : finding.way](path)
					};
				}
				case "value-gone": return (0, _values_js__WEBPACK_IMPORTED_MODULE_4__.Kb)(finding, describeGuess(finding));
				case "answer-weaker": return describeWeaker(finding);
			}
		}
		function formatLines({ from, to }) {
			return from === to ? `line ${from}` : `lines ${from}–${to}`;
		}
		function lineInPlaceOf({ from, to }) {
			return Math.max(1, Math.min(from, to));
		}
		const MOVES = {
			moved: "Moved to",
			redirected: "Redirected to",
			unread: "Moved to a file that is not read as a page:"
		};
		function describeAnswerNow(finding, { before, after }, run) {
			const { kind, elsewhere } = finding;
			if (kind === "page-hidden") {
				const [first] = finding.reasons;
				const by = first && (0, _words_file_links_js__WEBPACK_IMPORTED_MODULE_5__.yG)({
					path: first.file,
					line: first.line
				}, run);
				return [{ strong: ["Hidden"] }, ...by ? [" by ", ...by] : []];
			}
			if (kind === "answer-weaker" && finding.to !== undefined) {
				const { way, to, address } = finding;
				const place = address === undefined ? (0, _words_file_links_js__WEBPACK_IMPORTED_MODULE_5__.yG)({ path: to }, run) : [{ name: address }];
				return [
					{ strong: [MOVES[way] ?? "Now in"] },
					" ",
					...place
				];
			}
			if (after !== undefined) return (0, _words_file_links_js__WEBPACK_IMPORTED_MODULE_5__.tP)(after, run);
			if (kind === "answer-lost" && finding.way === "unread") return [{ strong: ["No longer read as a page"] }];
			if (elsewhere !== undefined) {
				const moved = elsewhere.share >= ALL ? "Moved to" : "Moved in part to";
				return [
					{ strong: [moved] },
					" ",
					...(0, _words_file_links_js__WEBPACK_IMPORTED_MODULE_5__.yG)(elsewhere, run)
				];
			}
			const words = { strong: [kind === "answer-weaker" ? "This sentence was removed" : "Nothing answers it"] };
			const { path, line = 0 } = before?.place ?? {};
			const piece = finding.removed.find((each) => each.path === path && each.from <= line && line <= each.to);
			if (piece?.now === undefined) return [words];
			const place = (0, _words_file_links_js__WEBPACK_IMPORTED_MODULE_5__.yG)({
				path: piece.path,
				line: lineInPlaceOf(piece.now)
			}, run);
			return [
				words,
				" (the place now: ",
				...place,
				")"
			];
		}
		const ADVICE = {
			"became-link": (path) => (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.n8)`Keep the text on ${path}, and link to the other page for the rest.`,
			"examples-removed": (path) => (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.n8)`Put the code back, or show new code on ${path}.`,
			"section-gone": (path) => (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.n8)`Put the section back, or write it in other words on ${path}.`,
			emptied: (path) => (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.n8)`Put the text back; or delete ${path}, and redirect its address to a page that answers.`,
			rewritten: (path) => (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.n8)`Put the text back, or write it in other words on ${path}.`
		};
		function adviseOnUnread(reason, path, { commitUrl }) {
			if (reason === "lfs-pointer") return commitUrl === undefined ? (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.n8)`Fetch the text: ${{ code: "git lfs pull" }}.` : (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.n8)`Let actions/checkout fetch the text: ${{ code: "lfs: true" }}.`;
			if (reason === "not-text") return (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.n8)`Save ${path} as UTF-8.`;
			return (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.n8)`Restore ${path}, and put the new text into a file of its own.`;
		}
		function describeGuess({ path, questions }) {
			const isSure = ({ owner }) => owner?.path !== path || ["confirmed", "named"].includes(owner.certainty);
			if (questions.some(isSure)) return [];
			const these = questions.length === 1 ? "this question" : "these questions";
			const isCited = questions.every(({ owner }) => owner?.certainty === "cited");
			return [`, the page that ${isCited ? "engines cite most for" : "probably answers"} ${these}`];
		}
		function describePart(loss) {
			const { gone = 1, questions } = loss;
			const guess = describeGuess(loss);
			return gone >= ALL ? guess : [`, ${(0, _words_numbers_js__WEBPACK_IMPORTED_MODULE_3__.l9)(gone)} of the ${ownerKind(questions)}`, ...guess];
		}
		function ownerKind(questions) {
			const isSection = questions.every(({ owner }) => owner !== undefined && owner.headings.length > 0);
			return isSection ? "section" : "page";
		}
		function describePlace({ elsewhere, gone = 1 }) {
			if (elsewhere !== undefined) {
				const part = elsewhere.share >= ALL ? "its text" : `${(0, _words_numbers_js__WEBPACK_IMPORTED_MODULE_3__.l9)(elsewhere.share)} of its text`;
				return (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.n8)`${[part]} is on ${elsewhere.path}`;
			}
			return [gone >= ALL ? "its text is on no other page" : `${(0, _words_numbers_js__WEBPACK_IMPORTED_MODULE_3__.l9)(gone)} of its text is on no other page`];
		}
		function describeRemoval({ path, removed }, text) {
			const pieces = removed.filter((piece) => piece.path === path);
			if (pieces.length === 0 || pieces.length > MAX_PIECES) return (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.n8)`This change removes ${[text]} from ${path}`;
			const isReplaced = pieces.every(({ now }) => now !== undefined && now.to >= now.from);
			const verb = isReplaced ? "replaces" : "removes";
			return (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.n8)`This change ${[verb]} ${[(0, _words_names_js__WEBPACK_IMPORTED_MODULE_2__.yZ)(pieces.map(formatLines))]} of ${path}`;
		}
		function describeReason({ reason, language }) {
			if (reason === undefined) return [];
			const known = reason === "language" && language !== undefined;
			return [`: ${(0, _errors_skipped_files_js__WEBPACK_IMPORTED_MODULE_0__.FZ)(reason)}`, ...known ? [
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
					const taken = describeRemoval(finding, "a part of the text");
					return {
						why: (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.n8)`${taken}${describePart(finding)}.`,
						todo: (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.n8)`Put the text back, or write it in other words on ${path}.`
					};
				}
				case "moved": {
					const isHere = to === undefined || to === path;
					const { share = 1 } = finding;
					const part = share >= ALL ? [] : [`${(0, _words_numbers_js__WEBPACK_IMPORTED_MODULE_3__.l9)(share)} of `];
					const moved = part.length > 0 ? (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.n8)`${part}the text of ${path} is on ${to ?? ""} now` : (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.n8)`${path} moved to ${to ?? ""}`;
					return {
						why: (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.n8)`${isHere ? (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.n8)`${path} has a new address` : moved}, and no redirect from the old address was found.`,
						todo: (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.n8)`Redirect the old address of ${path} to the new one.`
					};
				}
				case "redirected": {
					const { elsewhere } = finding;
					const deleted = (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.n8)`This change deletes ${path}${describeGuess(finding)}. Its address redirects to ${to ?? ""}`;
					const isThere = elsewhere !== undefined && elsewhere.path === to;
					return {
						why: isThere ? (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.n8)`${deleted}, which has ${[(0, _words_numbers_js__WEBPACK_IMPORTED_MODULE_3__.l9)(elsewhere.share)]} of its text.` : (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.n8)`${deleted}, and ${describePlace(finding)}.`,
						todo: (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.n8)`Add the rest to ${to ?? ""}, if readers of ${path} still need it.`
					};
				}
				case "unread": {
					const part = finding.share === undefined || finding.share > .99 ? "The text" : `${(0, _words_numbers_js__WEBPACK_IMPORTED_MODULE_3__.l9)(finding.share)} of the text`;
					const isHere = to === path;
					const where = isHere ? (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.n8)`in fields or parameters of ${path}, which are not read` : (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.n8)`in ${to ?? ""}, which is not read as a page`;
					return {
						why: (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.n8)`${[part]} that this change removes from ${path} is ${where}.`,
						todo: ["Check that the site still shows the text."]
					};
				}
				case "outranked": return {
					why: (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.n8)`${path}, a page of a competitor, fits the question better now.`,
					todo: ["Answer the question more fully than that page does."]
				};
			}
		}
		function listAnsweringPages({ path, questions }) {
			return [...new Set(questions.map(({ before }) => before?.place.path ?? path))];
		}
		function describeHidden({ path, reasons, questions }, run) {
			const [first] = reasons;
			if (first === undefined) return {
				why: (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.n8)`${path} is hidden from answer engines.`,
				todo: undefined
			};
			const { file, line: number, evidence, kind, target = "" } = first;
			const { length: count } = listAnsweringPages({
				path,
				questions
			});
			const those = [count === 1 ? "the page" : "the pages"];
			const onePage = file === path ? those : [{ name: path }];
			const pages = count === 1 ? onePage : [`these ${count} pages`];
			if (kind === "unpublished" && evidence === "") {
				return {
					why: (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.n8)`The change to ${file} keeps ${pages} out of the published site.`,
					todo: (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.n8)`Undo the change to ${file} if ${those} should be published.`
				};
			}
			if (kind === "unlisted" && evidence === "") {
				return {
					why: (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.n8)`The change to ${file} hides ${pages} from search engines.`,
					todo: (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.n8)`Undo the change to ${file} if ${those} should be found.`
				};
			}
			const crawlers = [...new Set(reasons.filter(isSameLine(first)).flatMap(({ crawler }) => crawler ?? []))];
			const who = crawlers.length === 0 ? ["crawlers"] : [{
				name: (0, _words_names_js__WEBPACK_IMPORTED_MODULE_2__.yZ)(crawlers),
				most: 200
			}];
			const unlisted = crawlers.length === 0 ? (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.n8)`Search engines leave ${pages} out, and so do AI engines that search` : (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.n8)`It asks ${who} to leave ${pages} out`;
			const unpublished = (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.n8)`It keeps ${pages} out of the published site`;
			const effects = {
				...{
					noindex: unlisted,
					unlisted,
					draft: unpublished,
					unpublished
				},
				"not-shown": ["It hides the text from readers, so engines do not see it either"],
				blocked: (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.n8)`It keeps ${who} from ${pages}`,
				canonical: (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.n8)`It names ${target} as the canonical address of ${pages}`,
				redirect: (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.n8)`It redirects ${pages} to ${target}`
			};
			const remove = (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.n8)`Delete line ${number} of ${file}`;
			const [list, publish] = [(0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.n8)`${remove} if ${those} should be found`, (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.n8)`${remove} if ${those} should be published`];
			const todos = {
				...{
					noindex: list,
					unlisted: list,
					draft: publish,
					unpublished: publish
				},
				"not-shown": (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.n8)`Remove the part that begins in line ${number} of ${file} if the text should be shown`,
				blocked: (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.n8)`${remove}, or allow these crawlers to read ${those}`,
				canonical: ["Name the address of the page itself if engines should cite it"],
				redirect: (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.n8)`${remove}, or put the answer on the page that it leads to`
			};
			const url = (0, _words_file_links_js__WEBPACK_IMPORTED_MODULE_5__.iw)(run, {
				path: file,
				line: number
			});
			const place = (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.n8)`Line ${number} of ${url === undefined ? file : {
				link: url,
				label: [{ name: file }]
			}}`;
			const rule = evidence === "" ? place : (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.n8)`${place}: ${{ code: evidence }}`;
			return {
				why: (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.n8)`${rule}. ${effects[kind]}.`,
				todo: [...todos[kind], "."]
			};
		}
		function isSameLine({ kind, file, line }) {
			return (other) => other.kind === kind && other.file === file && other.line === line;
		}
	}),
	66490: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Z: () => STATE_DESCRIBERS,
			d: () => adviseToRecord
		});
		var _findings_find_findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16487);
		var _gate_verdict_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(39231);
		var _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14907);
		var _words_baseline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98538);
		var _words_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33573);
		var _words_numbers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88871);
		var _words_phrases_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(52943);
		var _words_rules_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(30850);
		var _live_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(70937);
		const MIN_LEFT = .75;
		const SCORE = ". The score also counts how prominently they cite it.";
		function describeBroken(finding, context) {
			const { rule, level, leadsTo } = finding;
			const isScore = rule.kind === "floor" && rule.subject.unit === "score";
			const explained = isScore && level ? [[...(0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_5__.$M)(level, context), SCORE]] : [];
			const headline = brokenRuleHeadline(finding, context);
			return {
				headlines: [headline],
				brief: (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.cT)([[...headline, "."], ...explained], " "),
				detail: (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.cT)([...explained, ...leadsTo === "fail" ? [] : [[(0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_5__.cn)(context)]]], " "),
				codes: [(0, _words_rules_js__WEBPACK_IMPORTED_MODULE_6__.Xm)(finding.rule.rule)],
				evidence: context.findings[0] === finding ? [] : [{
					title: [],
					lines: explained
				}]
			};
		}
		function describeFirstRun(finding, context) {
			return {
				headlines: [firstRunHeadline(finding, context)],
				detail: explainFirstRun(finding, context)
			};
		}
		function describeNoRule({ level }, context) {
			return {
				headlines: [level === undefined ? ["No rule is set, so this gate cannot fail"] : [...(0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_5__.$M)(level, context), ". No rule is set"]],
				detail: (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.n8)`The check always passes. To change that, set a floor (${{ code: "min-overall-bcr" }}, ${{ code: "min-cited-engines" }}) or a ${{ code: "baseline" }}.`
			};
		}
		function describeUnchanged(finding, context) {
			const { outcome } = context;
			const { change } = finding;
			const isByChance = (0, _gate_verdict_js__WEBPACK_IMPORTED_MODULE_8__.sJ)(outcome.verdict).some((rule) => rule.kind === "drop" && rule.isBeyond);
			const isFall = change !== undefined && change.now.share < change.was.share && !(0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_5__.GS)(change);
			const headline = unchangedHeadline(finding, context);
			if (!isByChance || !isFall) return {
				headlines: [headline],
				detail: []
			};
			return {
				headlines: [[...headline, ". This is within chance"]],
				detail: change.now.share < MIN_LEFT * change.was.share ? ["The next run shows if it lasts."] : []
			};
		}
		function firstRunHeadline({ level, missing }, context) {
			if (level === undefined) return ["There is nothing to compare with yet"];
			const sentence = (0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_5__.$M)(level, context);
			switch (missing.kind) {
				case "no-history-yet":
				case "no-run-yet": return ["First run: ", ...sentence];
				case "other-settings": return ["First run with these settings: ", ...sentence];
				case "accepted": return ["New baseline: ", ...sentence];
				default: return [...sentence, ", compared with nothing"];
			}
		}
		function unchangedHeadline({ change, level }, context) {
			const { content } = context.outcome.baseline ?? {};
			if (content !== undefined) {
				const isPartial = content.warnings?.some((warning) => warning.code === "AVG_OWNER_MISSING" && (0, _findings_find_findings_js__WEBPACK_IMPORTED_MODULE_0__.zg)(warning));
				return [isPartial ? "No question that was checked lost its answer" : "No question lost its answer"];
			}
			if (change !== undefined) return [...(0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_5__.$M)(change.now, context), (0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_5__.NT)(change)];
			if (level !== undefined) return (0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_5__.$M)(level, context);
			const { citedEngines = 0, totalEngines = 0 } = context.outcome.measurement ?? {};
			return totalEngines === 0 ? [
				"No answer about ",
				...context.names.brand,
				" was evaluated"
			] : [`${context.failsCheck ? "" : "The check passes: "}${citedEngines} of ${(0, _words_numbers_js__WEBPACK_IMPORTED_MODULE_4__.pq)(totalEngines, "engine")} ${citedEngines === 1 ? "cites" : "cite"} `, ...context.names.brand];
		}
		function explainFirstRun({ missing }, context) {
			const check = context.failsCheck ? [
				"The check fails, because ",
				{ code: "fail-on" },
				" asks for a baseline."
			] : [(0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_5__.cn)(context)];
			switch (missing.kind) {
				case "no-history-yet":
				case "no-run-yet": return [
					...check,
					` ${describeFirstComparison(context)}`,
					...adviseToRecord(context)
				];
				case "accepted": return ["You accepted this result: earlier runs no longer count. ", ...check];
				default: return [
					"Not compared: ",
					{
						name: (0, _words_baseline_js__WEBPACK_IMPORTED_MODULE_2__.UV)(missing),
						most: 500
					},
					". ",
					...check
				];
			}
		}
		function describeFirstComparison({ outcome: { answers, verdict } }) {
			if (answers.planned === 0) return "Once a run is recorded, a loss fails the next one.";
			return verdict.recording?.kind === "stored" ? "The next run is compared with this one. A small loss takes several runs to distinguish from chance." : "This run is not recorded, so no later run is compared with it.";
		}
		function adviseToRecord({ outcome }) {
			const { verdict } = outcome;
			const missing = (0, _gate_verdict_js__WEBPACK_IMPORTED_MODULE_8__.R4)(verdict);
			const isFirst = missing?.kind === "no-history-yet" || missing?.kind === "no-run-yet";
			if (!isFirst || !(0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_5__.IX)({ outcome }) || verdict.recording?.kind === "stored") return [];
			return missing.place.kind === "branch" ? (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.n8)` Only a workflow records runs on a branch. To record runs here, set ${{ code: "baseline" }} to a file, such as .ai-visibility.json.` : (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.n8)` To record runs here, set ${{ code: "record: always" }}.`;
		}
		function brokenRuleHeadline({ rule, leadsTo }, context) {
			const { names } = context;
			const { brand } = names;
			switch (rule.kind) {
				case "floor": {
					const { unit } = rule.subject;
					const floor = `${(0, _words_numbers_js__WEBPACK_IMPORTED_MODULE_4__.w_)(rule.floor)}${unit === "percent" ? "%" : ""}`;
					const now = rule.observed === undefined ? "not known" : (0, _words_numbers_js__WEBPACK_IMPORTED_MODULE_4__.Fl)(rule.observed, unit);
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
					const who = (0, _words_names_js__WEBPACK_IMPORTED_MODULE_3__.yZ)(rule.missing.map(names.engineInCountry));
					const verb = rule.missing.length === 1 ? "does" : "do";
					return [
						`${who} must cite `,
						...brand,
						` in most answers to a question, and ${verb} not`
					];
				}
				case "drop": {
					const dropped = (0, _live_js__WEBPACK_IMPORTED_MODULE_7__.hj)({
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
		const STATE_DESCRIBERS = {
			"floor-broken": describeBroken,
			"first-run": describeFirstRun,
			"no-rule": describeNoRule,
			unchanged: describeUnchanged
		};
	}),
	34421: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			AZ: () => describeLostValues,
			Kb: () => describeValueLoss,
			Oc: () => boldValues
		});
		var _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14907);
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46958);
		var _pages_data_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34023);
		const WORDS = {
			amount: "price",
			figure: "number",
			name: "name"
		};
		function describeLostValues(values) {
			const { kind, places } = values;
			if (kind === "name") return ["its code no longer names a command, flag or key"];
			const place = placeWord(values);
			const verb = places.length === 1 ? "takes" : "take";
			const [count, word] = [(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_2__.pq)(places.length, place), WORDS[kind]];
			return [isVariable(values) ? `${count} ${verb} the ${word} from a variable` : `${count} no longer ${places.length === 1 ? "states" : "state"} a ${word}`];
		}
		function placeWord({ places }) {
			return places.every(({ row }) => row !== undefined) ? "row" : "place";
		}
		function isVariable({ places }) {
			return places.some(({ now }) => now !== undefined && (0, _pages_data_text_js__WEBPACK_IMPORTED_MODULE_1__.qL)(now));
		}
		function nameLostValues({ kind, places }) {
			const [first, ...others] = places;
			const isOne = kind !== "name" && others.length === 0 && new Set(first?.values).size === 1;
			return isOne ? WORDS[kind] : `${WORDS[kind]}s`;
		}
		function describeValueLoss({ path, values }, guess) {
			const page = (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_0__.n8)`${path}${guess}${guess.length > 0 ? [","] : []}`;
			const [word, what] = [WORDS[values.kind], nameLostValues(values)];
			const isOne = what === word;
			if (isVariable(values)) {
				return {
					why: (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_0__.n8)`The build of the site puts the ${[what]} into ${path}${guess}, so this check cannot read ${[isOne ? "it" : "them"]}.`,
					todo: [`Check that the built page shows the ${what}.`]
				};
			}
			const back = `Put the ${what} back, or write the new ${isOne ? "one" : "ones"}.`;
			return {
				why: (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_0__.n8)`${page} no longer states its ${[what]}.`,
				todo: [`${back} A new ${word} in the same ${placeWord(values)} passes.`]
			};
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
	69138: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A3: () => reasonOf,
			F2: () => lineOfMissingAnswers,
			Xm: () => describeMissingAnswers,
			ik: () => adviceOn,
			zl: () => codeOfReason
		});
		var _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25988);
		var _errors_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45907);
		var _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14907);
		var _lib_document_plain_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57854);
		var _numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88871);
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
			"key-refused": (_, key) => (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.n8)`Put a valid key into the secret ${key} and run again.`,
			forbidden: ({ model }, key) => (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.n8)`Permit the key in ${key} to use the model ${{ name: model }} and web search.`,
			"no-credit": (_, key) => (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.n8)`Add credit to the account of the key in ${key}, or raise its spending limit.`,
			"day-quota": (_, key) => (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.n8)`Run the job tomorrow, or raise the quota a day of the account of the key in ${key}. Fewer questions or samples need less of it.`,
			"unknown-model": ({ model, baseUrlVariable }, key) => (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.n8)`Check the model ${{ name: model }} in ${{ code: "engines" }}, whether the key in ${key} may use it, and the address in ${{ code: baseUrlVariable }} if it is set.`,
			"rate-limited": (_, key) => (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.n8)`Raise the limits of the account of the key in ${key}, or ask fewer questions or samples.`,
			unresponsive: () => (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.n8)`Run the job again later. If the model is slow, raise ${{ code: "timeout-minutes" }}.`
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
			const facts = [reason.status === undefined ? "" : `status ${reason.status}`, (0, _errors_words_js__WEBPACK_IMPORTED_MODULE_3__.Rw)(reason.detail)];
			const known = facts.filter((fact) => fact !== "").join(": ");
			const are = count === 1 ? "is" : "are";
			const missing = `${count} of ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_2__.pq)(planned, "answer")} of ${(0, _errors_words_js__WEBPACK_IMPORTED_MODULE_3__.Vb)(engine)} ${are} missing`;
			const what = `${missing}: ${why("the vendor")}${known && ` (${known})`}`;
			return reason.scope === "answer" ? {
				code,
				what: `${what}, such as on “${(0, _errors_words_js__WEBPACK_IMPORTED_MODULE_3__.Vb)(keyword)}”.`,
				todo: [(0, _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_0__.Fq)(code)]
			} : {
				code,
				what: `${what}. The engine was no longer asked.`,
				todo: adviceOn(reason)
			};
		}
		function lineOfMissingAnswers(missing) {
			const { code, what, todo } = describeMissingAnswers(missing);
			return (0, _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_0__.cA)(code, what, (0, _lib_document_plain_text_js__WEBPACK_IMPORTED_MODULE_4__.oi)(todo));
		}
	}),
	98538: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Gj: () => describeBlocker,
			UV: () => describeMissing,
			X$: () => describeMovedModels,
			uN: () => describeOrigin,
			uQ: () => describeChange
		});
		var _comparison_comparison_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25039);
		var _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25988);
		var _errors_service_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30281);
		var _history_describe_history_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87579);
		var _lib_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94869);
		function describeBlocker(blocker, atTerminal = false) {
			if ("code" in blocker) return {
				headline: (0, _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_0__.K9)(blocker),
				...(0, _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_0__.Uc)(blocker)
			};
			if (blocker.kind === "service") {
				const headline = (0, _errors_service_js__WEBPACK_IMPORTED_MODULE_1__.mP)(blocker.details);
				return {
					headline,
					...(0, _errors_service_js__WEBPACK_IMPORTED_MODULE_1__.VN)(blocker.details, atTerminal)
				};
			}
			return {
				headline: blocker.unusable.kind === "base" ? "The pages cannot be compared with those before the change" : "The earlier runs cannot be used",
				...describeUnusableBaseline(blocker.unusable, atTerminal)
			};
		}
		const NUMBERS_REMEDY = "Name another file in baseline to record runs there, or set record: never to compare with the numbers.";
		function describeUnusableBaseline(unusable, atTerminal) {
			switch (unusable.kind) {
				case "base": {
					const { code, what, remedy } = (0, _errors_service_js__WEBPACK_IMPORTED_MODULE_1__.VN)(unusable.details, atTerminal);
					const isOfBase = unusable.details.cause === undefined;
					const before = isOfBase ? "The pages before the change cannot be measured. " : "";
					return (0, _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_0__.bD)(code, `${before}${what} Nothing was scanned.`, remedy);
				}
				case "history": {
					const { cause, place } = unusable;
					const why = (0, _history_describe_history_js__WEBPACK_IMPORTED_MODULE_2__.d0)(cause);
					const what = `The baseline ${(0, _history_describe_history_js__WEBPACK_IMPORTED_MODULE_2__.df)(place)} cannot be used: ${why}. Nothing was scanned.`;
					if (cause.kind === "unread") return (0, _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_0__.bD)("AVG_HISTORY_UNREADABLE", what, "");
					if (cause.kind === "numbers") return (0, _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_0__.bD)("AVG_BASELINE_UNUSABLE", what, NUMBERS_REMEDY);
					return cause.kind === "not-to-be-used" ? (0, _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_0__.bD)(cause.error.code, what) : (0, _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_0__.bD)("AVG_BASELINE_UNUSABLE", what);
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
				default:
					if (origin.runs < 2) return (0, _history_describe_history_js__WEBPACK_IMPORTED_MODULE_2__.df)(origin);
					return `the ${origin.runs} earlier runs ${(0, _history_describe_history_js__WEBPACK_IMPORTED_MODULE_2__.tb)(origin)}`;
			}
		}
		function describeMissing(missing) {
			switch (missing.kind) {
				case "none-configured": return "no baseline is set";
				case "accepted": return `the level of this run is accepted (accept: true), so earlier runs ${(0, _history_describe_history_js__WEBPACK_IMPORTED_MODULE_2__.tb)(missing.place)} do not count`;
				case "no-history-yet":
				case "no-run-yet": {
					const cause = missing.kind === "no-history-yet" ? missing.cause : undefined;
					const place = (0, _history_describe_history_js__WEBPACK_IMPORTED_MODULE_2__.df)(missing.place);
					if (cause?.kind === "added-by-change") return `the change adds ${place}, and a change is not compared with its own baseline`;
					const isHidden = cause?.kind === "no-file-on-branch";
					const or = isHidden ? `, or the job lacks the permission ${cause.permission}` : "";
					return `${place} holds no run yet${or}`;
				}
				case "other-settings": {
					const changes = missing.changes.map(describeChange).join("; ");
					return `the last run ${(0, _history_describe_history_js__WEBPACK_IMPORTED_MODULE_2__.tb)(missing.place)} was made with other settings: ${changes}`;
				}
				case "unreadable": return `the history ${(0, _history_describe_history_js__WEBPACK_IMPORTED_MODULE_2__.tb)(missing.place)} could not be read`;
				case "no-base-for-event": return `a run of the event ${missing.event} checks no change; only pull requests, merge groups and pushes have a base`;
				case "no-commit-before-push": return missing.commit === undefined ? "the push names no commit before it, as the first push of a branch" : `the commit ${missing.commit.slice(0, 7)} before the push is not in the checkout and could not be fetched`;
				case "no-base-for-service": return "a hosted service cannot measure an earlier tree";
				case "unusable": return missing.unusable.kind === "base" ? "the pages before the change cannot be measured" : `${(0, _history_describe_history_js__WEBPACK_IMPORTED_MODULE_2__.df)(missing.unusable.place)} cannot be used`;
			}
		}
		function describeChange({ name, added, removed, single }) {
			const list = (items) => (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_3__.$Q)(items.join(", "), _history_describe_history_js__WEBPACK_IMPORTED_MODULE_2__.Bl);
			if (single) return `${name} was ${list(removed)} and is ${list(added)}`;
			const parts = [...added.length > 0 ? [`added ${list(added)}`] : [], ...removed.length > 0 ? [`removed ${list(removed)}`] : []];
			return `${name} (${parts.join(", ")})`;
		}
		function describeMovedModels({ comparison, models }, nameOf = (engine) => engine) {
			const list = (models) => (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_3__.$Q)(models.join(", "), _history_describe_history_js__WEBPACK_IMPORTED_MODULE_2__.Bl);
			return (0, _comparison_comparison_js__WEBPACK_IMPORTED_MODULE_4__.v4)(comparison?.runs ?? [], models).map(({ engine, before, now }) => `${nameOf(engine)} was answered by the model ${list(now)}, and before by ${list(before)}.`);
		}
	}),
	92455: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			iw: () => fileUrl,
			jz: () => linkedBase,
			tP: () => linkQuote,
			yG: () => linkPlace
		});
		function fileUrl({ commitUrl, sha }, { path, line }) {
			const end = commitUrl?.lastIndexOf("/commit/") ?? -1;
			if (commitUrl === undefined || sha === undefined || end < 0) return undefined;
			const parts = path.split("/");
			if (parts.some((part) => [".", ".."].includes(part))) return undefined;
			const encoded = parts.map((part) => encodeURIComponent(part.toWellFormed()));
			return `${commitUrl.slice(0, end)}/blob/${sha}/${encoded.join("/")}${line === undefined ? "" : `#L${line}`}`;
		}
		function linkPlace(place, run) {
			const { path, line } = place;
			const label = [{ name: path }, ...line === undefined ? [] : [`, line ${line}`]];
			const url = fileUrl(run, place);
			return url === undefined ? label : [{
				link: url,
				label
			}];
		}
		function linkQuote({ text, place }, run) {
			return [
				{ quote: text },
				" (",
				...linkPlace(place, run),
				")"
			];
		}
		function linkedBase({ run, baseline }) {
			const origin = baseline?.origin.kind === "inputs" ? baseline.origin.rest : baseline?.origin;
			const against = origin?.kind === "base" ? origin.against : undefined;
			return {
				...run,
				sha: against && "commit" in against ? against.commit : undefined
			};
		}
	}),
	33573: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
		let regions;
		function countryName(code) {
			if (!/^[A-Z]{2}$/i.test(code)) return code;
			regions ??= new Intl.DisplayNames(["en"], { type: "region" });
			return regions.of(code) ?? code;
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
	88871: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			B4: () => _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.B4,
			BD: () => formatCost,
			BY: () => toPercent,
			Fl: () => formatValue,
			GY: () => _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.GY,
			P9: () => describeCost,
			UK: () => _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.UK,
			jx: () => formatTotalCost,
			l9: () => formatPercent,
			pq: () => _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.pq,
			w_: () => _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.w_,
			y: () => _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.y
		});
		var _engines_account_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64235);
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46958);
		function toPercent(share) {
			return Math.sign(share) * Math.round(Number((100 * Math.abs(share)).toFixed(9)));
		}
		function formatPercent(share) {
			return share > 0 && toPercent(share) === 0 ? "<1%" : `${toPercent(share)}%`;
		}
		function formatValue(value, unit) {
			if (unit === "percent") return formatPercent(value / 100);
			return unit === "score" ? (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.y)(value) : (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.B4)(value);
		}
		function formatCost({ costUsd, isWhole }) {
			if (isWhole) return (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.UK)(costUsd);
			return costUsd > 0 ? `at least ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.UK)(costUsd)}` : "not known";
		}
		function describeCost({ inputTokens, outputTokens, searches, costUsd, unpriced }) {
			return {
				tokens: inputTokens + outputTokens === 0 ? _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.GY : `${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.B4)(inputTokens)} / ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.B4)(outputTokens)}`,
				searches: searches === undefined ? _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.GY : (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.B4)(searches),
				amount: formatCost({
					costUsd,
					isWhole: unpriced === 0
				})
			};
		}
		function formatTotalCost(costs) {
			return formatCost({
				costUsd: (0, _engines_account_js__WEBPACK_IMPORTED_MODULE_0__.cv)(costs),
				isWhole: costs.every(({ unpriced }) => unpriced === 0)
			});
		}
	}),
	52943: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$M: () => describeWholeLevel,
			Bc: () => formatBefore,
			GA: () => fitHeadline,
			GS: () => isUnchangedSince,
			HI: () => acceptSetting,
			IX: () => isLocal,
			NT: () => compareWithBefore,
			U8: () => describeCountry,
			Yv: () => formatUsual,
			_5: () => isUnchanged,
			cn: () => describeCheck,
			eI: () => formatLevel,
			gM: () => formatCounts,
			hC: () => sentences,
			uH: () => describeLevel,
			zB: () => MIN_FOR_PERCENT
		});
		var _engines_engine_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28913);
		var _inputs_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90743);
		var _lib_document_plain_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57854);
		var _names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33573);
		var _numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88871);
		const MIN_FOR_PERCENT = 10;
		function formatLevel({ cited, answers, share }) {
			return answers < MIN_FOR_PERCENT ? `${cited} of ${answers}` : (0, _numbers_js__WEBPACK_IMPORTED_MODULE_3__.l9)(share);
		}
		function formatBefore({ now, was }) {
			return now.answers < MIN_FOR_PERCENT ? `usually ${formatUsual(was.usually)} of ${now.answers}` : (0, _numbers_js__WEBPACK_IMPORTED_MODULE_3__.l9)(was.share);
		}
		function formatCounts({ cited, answers }) {
			return `${cited} of ${answers}`;
		}
		function formatUsual(count) {
			return `${Math.round(count)}`;
		}
		function isUnchanged({ now, was }) {
			return now.answers < MIN_FOR_PERCENT ? Math.round(was.usually) === now.cited : Math.abs((0, _numbers_js__WEBPACK_IMPORTED_MODULE_3__.BY)(now.share) - (0, _numbers_js__WEBPACK_IMPORTED_MODULE_3__.BY)(was.share)) <= 5;
		}
		function isUnchangedSince({ now, was, since }) {
			return isUnchanged({
				was,
				since,
				now: {
					...now,
					cited: Math.round(since.usually),
					share: since.share
				}
			});
		}
		function describeCountry(scope) {
			if (scope.kind === "whole") return "";
			return scope.country === undefined ? "" : ` in ${(0, _names_js__WEBPACK_IMPORTED_MODULE_2__.HI)(scope.country)}`;
		}
		function compareWithBefore(change) {
			const [now, was] = [formatLevel(change.now), formatBefore(change)];
			if (now === was || isUnchanged(change) && change.now.answers < MIN_FOR_PERCENT) return ", as before";
			return isUnchanged(change) ? `, as before (${was})` : `, was ${was}`;
		}
		function describeCheck({ failsCheck }) {
			return failsCheck ? "The check fails." : "The check passes.";
		}
		function isLocal({ outcome }) {
			return outcome.run.runUrl === undefined;
		}
		function acceptSetting(context, place) {
			const { key } = context.outcome;
			const isFlag = isLocal(context) && place?.kind !== "branch";
			const accept = { code: isFlag ? "--accept" : "accept: true" };
			return key === _inputs_inputs_js__WEBPACK_IMPORTED_MODULE_1__.NT.key ? [accept] : [
				accept,
				" and ",
				{ code: isFlag ? `--key ${key}` : `key: ${key}` }
			];
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
		function describeLevel(scope, level, { brand, engine }) {
			const isFew = level.answers < MIN_FOR_PERCENT;
			const of = (whose) => isFew ? `${formatCounts(level)} answers` : `${formatLevel(level)} of ${whose} answers`;
			const place = describeCountry(scope);
			return scope.kind === "engine" ? [
				`${engine(scope.engine)} cites `,
				...brand,
				` in ${of("its")}${place}`
			] : [...brand, ` is cited in ${of("the")}${place}`];
		}
		function describeWholeLevel(level, { outcome, names }) {
			const { keywords, measurement } = outcome;
			const engines = measurement?.engines ?? [];
			const isOfPages = engines.length > 0 && engines.every(({ engine }) => (0, _engines_engine_names_js__WEBPACK_IMPORTED_MODULE_0__.rn)(engine));
			const isOneScan = keywords.length > 1 && measurement?.cells.every(({ keyword }) => keyword === undefined);
			if (isOfPages && isOneScan) {
				const answer = level.cited > 0 ? "answer" : "do not answer";
				return [`Your pages ${answer} the ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_3__.pq)(keywords.length, "question")}, asked in one scan`];
			}
			if (isOfPages && level.answers <= keywords.length) return [`Your pages answer ${level.cited} of ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_3__.pq)(level.answers, "question")}`];
			const sentence = describeLevel({ kind: "whole" }, level, names);
			return isOneScan ? [...sentence, ` (${keywords.length} questions in one scan)`] : sentence;
		}
	}),
	30850: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			IO: () => describeRule,
			N6: () => listCodes,
			UC: () => titleOfRule,
			Xm: () => codeOfRule,
			qm: () => inputOfRule
		});
		var _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25988);
		var _gate_rules_answers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73421);
		var _gate_rules_rules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37685);
		var _lib_documents_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7794);
		var _numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88871);
		var _words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72072);
		function codeOfRule(rule) {
			return `AVG_RULE_${rule.toUpperCase().replaceAll("-", "_")}`;
		}
		function describeRule(result, nameOf) {
			const { unit } = result.subject;
			switch (result.kind) {
				case "floor": return {
					observed: result.observed === undefined ? _numbers_js__WEBPACK_IMPORTED_MODULE_3__.GY : (0, _numbers_js__WEBPACK_IMPORTED_MODULE_3__.Fl)(result.observed, unit),
					limit: `at least ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_3__.w_)(result.floor)}${unit === "percent" ? "%" : ""}`
				};
				case "drop": {
					const { observed, baseline, tolerance, allowed } = result;
					const tolerated = (0, _numbers_js__WEBPACK_IMPORTED_MODULE_3__.w_)(tolerance.value);
					const limit = tolerance.kind === "percent" ? `${tolerated}% (${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_3__.Fl)(allowed, unit)})` : tolerated;
					return {
						observed: `${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_3__.Fl)(observed, unit)}, was ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_3__.Fl)(baseline, unit)}`,
						limit: `at most ${limit}`
					};
				}
				case "required-engines": {
					const { required, missing } = result;
					return {
						observed: `${required.length - missing.length} of ${required.length}`,
						limit: required.map(nameOf).join(", ")
					};
				}
				case "answers": return {
					observed: `${result.lost.length} of ${result.checked} lost${result.acceptance ? ", accepted" : ""}`,
					limit: "no lost answer"
				};
				case "facts": return {
					observed: `${result.wrong} wrong`,
					limit: "no old value newly said"
				};
				case "completeness": return {
					observed: _numbers_js__WEBPACK_IMPORTED_MODULE_3__.GY,
					limit: _numbers_js__WEBPACK_IMPORTED_MODULE_3__.GY
				};
			}
		}
		function titleOfRule({ subject, isDrop }) {
			const { noun } = subject;
			return isDrop ? `Drop of the ${noun}` : (0, _words_js__WEBPACK_IMPORTED_MODULE_4__.ZH)(noun);
		}
		function inputOfRule({ rule, kind }) {
			return kind === "completeness" ? undefined : rule;
		}
		function listSections(rules = _gate_rules_rules_js__WEBPACK_IMPORTED_MODULE_2__.y) {
			const codes = rules.map(({ name, subject, isDrop }) => ({
				code: codeOfRule(name),
				meaning: isDrop ? `The ${subject.noun} dropped by more than \`${name}\` tolerates.` : `\`${name}\` did not pass.`,
				remedy: ruleRemedy(name, isDrop)
			}));
			const declared = _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_0__.bP.map(({ errors, ...section }) => ({
				...section,
				codes: Object.entries(errors).map(([code, { meaning, remedy }]) => ({
					code,
					meaning,
					remedy
				}))
			}));
			return [...declared, {
				title: "Rules",
				note: "The comment and the report say what changed.",
				codes
			}];
		}
		function listCodes(rules = _gate_rules_rules_js__WEBPACK_IMPORTED_MODULE_2__.y) {
			return listSections(rules).flatMap(({ codes }) => codes);
		}
		function ruleRemedy(rule, isDrop) {
			if (rule === _gate_rules_answers_js__WEBPACK_IMPORTED_MODULE_1__.Ap.name) return `A reviewer can accept an intended loss. See ${_lib_documents_js__WEBPACK_IMPORTED_MODULE_5__.f}/judging#accept-a-loss.`;
			return isDrop ? "If the new level is right, start one run on the default branch with `accept: true`." : "If the change is right, adjust the rule.";
		}
	}),
	84541: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Wh: () => modelsOf,
			XA: () => countAnswers,
			be: () => NO_ANSWERS_COUNTED
		});
		const NO_ANSWERS_COUNTED = {
			planned: 0,
			evaluated: 0,
			engines: [],
			missing: []
		};
		function modelsOf(records) {
			const evaluated = records.filter((record) => record.outcome === "evaluated");
			const byEngine = [...Map.groupBy(evaluated, ({ engine }) => engine)];
			return Object.fromEntries(byEngine.map(([engine, engineRecords]) => [engine, [...new Set(engineRecords.map(({ model }) => model))].toSorted()]));
		}
		function countAnswers(records) {
			const byEngine = [...Map.groupBy(records, ({ engine }) => engine)];
			const missing = byEngine.flatMap(([engine, engineRecords]) => countMissing(engine, engineRecords));
			const isEngineWide = ({ reason }) => Number(reason.scope === "engine");
			return {
				planned: records.length,
				evaluated: countEvaluated(records),
				engines: byEngine.map(([engine, engineRecords]) => ({
					engine,
					planned: engineRecords.length,
					evaluated: countEvaluated(engineRecords),
					problem: missing.flatMap((entry) => entry.engine === engine ? entry.reason : []).find((reason) => reason.scope === "engine")
				})),
				missing: missing.sort((a, b) => isEngineWide(b) - isEngineWide(a) || b.count - a.count)
			};
		}
		function countEvaluated(records) {
			return records.filter(({ outcome }) => outcome === "evaluated").length;
		}
		function countMissing(engine, records) {
			const lost = records.filter((record) => record.outcome === "not-evaluated");
			return [...Map.groupBy(lost, ({ reason }) => reason.code).values()].flatMap((sameReason) => {
				const [first] = sameReason;
				if (first === undefined) return [];
				const { keyword, reason } = first;
				return [{
					engine,
					count: sameReason.length,
					planned: records.length,
					keyword,
					reason
				}];
			});
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
			return [...Map.groupBy(records, ({ engine }) => engine)].flatMap(([engine, engineRecords]) => {
				const answers = engineRecords.filter((record) => record.outcome === "evaluated");
				return answers.length === 0 ? [] : [countEngine(engine, answers, engineRecords.filter(isUnread).length)];
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
				})).sort((a, b) => b.answers - a.answers || (0, _summarize_answers_js__WEBPACK_IMPORTED_MODULE_0__.q)(a.domain, b.domain)).slice(0, MAX_DOMAINS),
				brands: countBrands(answers),
				...facts.length > 0 && { facts }
			};
		}
		function countFacts(answers) {
			const stated = answers.flatMap(({ content }) => content.facts ?? []);
			const groups = Map.groupBy(stated, ({ list, fact }) => `${list} ${fact}`);
			return [...groups.values()].flatMap((group) => group.slice(0, 1).map(({ fact, list }) => {
				const wrong = group.filter(({ said }) => said !== undefined);
				return {
					fact,
					list,
					answers: group.length,
					wrong: wrong.length
				};
			}));
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
			const seen = [...competitors.values()].sort((a, b) => b.cited + b.mentioned - a.cited - a.mentioned || (0, _summarize_answers_js__WEBPACK_IMPORTED_MODULE_0__.q)(a.name, b.name));
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
		function measure(scans, counted = { engines: [] }) {
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
				cells: toCells(scans),
				contradictions: scans.flatMap((scan) => findContradictions(scan, counted))
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
			return [...Map.groupBy(answers, ({ result }) => result.engine)].map(([engine, engineAnswers]) => {
				const results = engineAnswers.map(({ result }) => result);
				const sentiments = results.map(({ sentiment }) => sentiment).filter((value) => value !== "");
				const cited = results.filter((result) => result.cited);
				const shown = cited[0] ?? results[0];
				return {
					engine,
					cited: isCiting(engineAnswers.map(({ keyword, result }) => ({
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
		function toCells(scans) {
			return [...Map.groupBy(scans, ({ keyword }) => keyword)].flatMap(([keyword, samples]) => {
				const results = samples.flatMap((sample) => [...resultsByEngine(sample).values()]);
				return [...Map.groupBy(results, ({ engine }) => engine)].map(([engine, engineAnswers]) => ({
					keyword,
					engine,
					cited: engineAnswers.map(({ cited }) => cited),
					bcrScores: engineAnswers.map(({ bcr_score }) => bcr_score ?? null)
				}));
			});
		}
		function findContradictions(completed, counted) {
			const { request, scan } = completed;
			const scanId = scan.scan_id;
			const results = resultsByEngine(completed);
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
			const found = [];
			const countedEngines = counted.engines.map(({ engine }) => engine);
			for (const engine of request.engines ?? []) {
				if (results.has(engine) || countedEngines.includes(engine)) continue;
				found.push({
					kind: "missing-engine",
					scanId,
					engine
				});
			}
			for (const [engine, entries] of Map.groupBy(scan.results, (result) => result.engine)) {
				if (entries.length > 1) found.push({
					kind: "duplicate-engine",
					scanId,
					engine
				});
			}
			for (const count of counts) {
				if (count.stated !== count.counted) found.push({
					kind: "summary-contradiction",
					scanId,
					...count
				});
			}
			return found;
		}
		function isCiting(cells) {
			const votes = new Map();
			for (const { keyword, cited } of cells) {
				const vote = votes.get(keyword) ?? {
					cited: 0,
					answers: 0
				};
				vote.cited += countCited({ cited });
				vote.answers += cited.length;
				votes.set(keyword, vote);
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
			return (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_0__.cz)(values) / values.length;
		}
		function mostFrequent(values) {
			const groups = [...Map.groupBy(values, (value) => value).values()];
			const largest = groups.reduce((best, group) => group.length > best.length ? group : best, []);
			return largest[0] ?? "";
		}
	}),
	16088: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Iu: () => engineContentsSchema,
			aY: () => measurementSchema,
			cD: () => answerCountsSchema,
			d_: () => cellRefSchema,
			gQ: () => cellSchema,
			k3: () => scopeSchema,
			oI: () => brandShareSchema
		});
		var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27597);
		var _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69681);
		var _engines_answer_record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8616);
		const engineMeasurementSchema = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			engine: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			cited: zod__WEBPACK_IMPORTED_MODULE_2__.zMY(),
			bcrScore: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.no)(zod__WEBPACK_IMPORTED_MODULE_2__.aig()),
			sentiment: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			snippet: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			sourceUrl: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.hl,
			answers: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			citedAnswers: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9
		});
		const cellRefSchema = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			keyword: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.no)(_contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq),
			engine: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq
		});
		const country = zod__WEBPACK_IMPORTED_MODULE_2__.YjP().regex(/^[A-Z]{2}$/);
		const scopeSchema = zod__WEBPACK_IMPORTED_MODULE_2__.gMt("kind", [
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("whole", {}),
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("country", { country }),
			(0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("engine", {
				engine: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
				country: country.optional()
			})
		]);
		const levelSchema = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			cited: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			answers: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			share: zod__WEBPACK_IMPORTED_MODULE_2__.aig()
		});
		const usualSchema = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			usually: zod__WEBPACK_IMPORTED_MODULE_2__.aig(),
			share: zod__WEBPACK_IMPORTED_MODULE_2__.aig()
		});
		const changeSchema = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			now: levelSchema,
			was: usualSchema,
			since: usualSchema
		});
		const cellSchema = cellRefSchema.extend({
			cited: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.p_)(zod__WEBPACK_IMPORTED_MODULE_2__.zMY()),
			bcrScores: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.p_)(zod__WEBPACK_IMPORTED_MODULE_2__.aig().nullable())
		});
		const contradictionSchema = zod__WEBPACK_IMPORTED_MODULE_2__.gMt("kind", [
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
				field: zod__WEBPACK_IMPORTED_MODULE_2__.k5n(["total_engines", "cited_engines"]),
				stated: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
				counted: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9
			})
		]);
		const measurementSchema = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			overallBcr: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.no)(zod__WEBPACK_IMPORTED_MODULE_2__.aig()),
			citedEngines: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			totalEngines: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			avgSentiment: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			engines: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.p_)(engineMeasurementSchema),
			cells: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.p_)(cellSchema),
			contradictions: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.p_)(contradictionSchema)
		});
		const brandShareSchema = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			name: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			isOwn: zod__WEBPACK_IMPORTED_MODULE_2__.zMY(),
			answers: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			citedAnswers: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			share: zod__WEBPACK_IMPORTED_MODULE_2__.aig(),
			overallBcr: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.no)(zod__WEBPACK_IMPORTED_MODULE_2__.aig())
		});
		const engineAnswersSchema = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			engine: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			planned: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			evaluated: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			problem: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.no)(_engines_answer_record_js__WEBPACK_IMPORTED_MODULE_1__.zq)
		});
		const missingAnswersSchema = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			engine: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			count: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			planned: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			keyword: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			reason: _engines_answer_record_js__WEBPACK_IMPORTED_MODULE_1__.uT
		});
		const answerCountsSchema = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			planned: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			evaluated: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			engines: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.p_)(engineAnswersSchema),
			missing: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.p_)(missingAnswersSchema)
		});
		const factCountSchema = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			fact: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			list: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			answers: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			wrong: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9
		});
		const engineContentsSchema = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			engine: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			answers: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			read: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.no)(_contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9),
			sourced: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			unread: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			named: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			domains: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.p_)(zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
				domain: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
				answers: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9
			})),
			brands: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.p_)(zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
				name: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.no)(_contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq),
				cited: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
				mentioned: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9
			})),
			facts: (0, _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.p_)(factCountSchema).exactOptional()
		});
		const answersSummarySchema = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			total: zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
				evaluated: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
				cited: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
				mentioned: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9
			}),
			domains: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(_engines_answer_record_js__WEBPACK_IMPORTED_MODULE_1__.Mw.extend({
				answers: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
				pages: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
					url: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
					answers: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9
				}))
			})),
			competitors: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
				name: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
				answers: _contract_parts_js__WEBPACK_IMPORTED_MODULE_0__.U9
			}))
		});
	}),
	62290: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			J: () => NO_SHARE_OF_VOICE,
			a: () => measureShareOfVoice
		});
		const NO_SHARE_OF_VOICE = {
			shares: [],
			unmeasured: []
		};
		function measureShareOfVoice(own, competitors) {
			const isMeasured = (brand) => !pairsOf(brand).isDisjointFrom(pairsOf(own));
			const measured = competitors.filter(isMeasured);
			const unmeasured = competitors.filter((brand) => !isMeasured(brand)).map(({ name }) => name);
			const compared = measured.map(pairsOf).reduce((all, pairs) => all.intersection(pairs), pairsOf(own));
			if (measured.length === 0 || compared.size === 0) return {
				shares: [],
				unmeasured
			};
			const counted = [own, ...measured].map((brand, index) => {
				const cells = brand.measurement?.cells ?? [];
				const cited = cells.flatMap((cell) => compared.has(keyOf(cell)) ? cell.cited : []);
				const citedAnswers = cited.filter(Boolean).length;
				return {
					name: brand.name,
					isOwn: index === 0,
					answers: cited.length,
					citedAnswers,
					rate: citedAnswers / cited.length,
					overallBcr: brand.measurement?.overallBcr
				};
			});
			const total = counted.reduce((sum, { rate }) => sum + rate, 0);
			const shares = counted.map(({ rate, ...brand }) => ({
				...brand,
				share: total === 0 ? 0 : rate / total
			}));
			return {
				shares,
				unmeasured
			};
		}
		function pairsOf({ measurement }) {
			return new Set(measurement?.cells.map(keyOf));
		}
		function keyOf({ keyword, engine }) {
			return JSON.stringify([keyword, engine]);
		}
	}),
	44267: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			F: () => summarizeAnswers,
			q: () => compareTexts
		});
		var _lib_web_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73530);
		function summarizeAnswers(records) {
			const answers = records.filter((record) => record.outcome === "evaluated");
			if (answers.length === 0) return undefined;
			return {
				total: {
					evaluated: answers.length,
					cited: answers.filter(({ content }) => content.cited).length,
					mentioned: answers.filter(({ content }) => content.position !== undefined).length
				},
				domains: listDomains(answers),
				competitors: listCompetitors(answers)
			};
		}
		function listDomains(answers) {
			const citations = answers.flatMap((answer) => answer.content.citedSources.map((source) => ({
				answer,
				source
			})));
			const groups = Map.groupBy(citations, ({ source }) => JSON.stringify([source.domain, source.owner]));
			return [...groups.values()].flatMap((group) => group.slice(0, 1).map(({ source: { domain, owner } }) => ({
				domain,
				owner,
				answers: new Set(group.map(({ answer }) => answer)).size,
				pages: listPages(group.map(({ source }) => source))
			}))).sort((a, b) => b.answers - a.answers || compareTexts(a.domain, b.domain));
		}
		function listPages(sources) {
			const pages = sources.filter(({ url, domain }) => `.${(0, _lib_web_url_js__WEBPACK_IMPORTED_MODULE_0__.w4)(url)}`.endsWith(`.${domain.split("/", 1)[0]}`));
			return [...Map.groupBy(pages, ({ url }) => url)].map(([url, citing]) => ({
				url,
				answers: citing.length
			})).sort((a, b) => b.answers - a.answers || compareTexts(a.url, b.url));
		}
		function listCompetitors(answers) {
			const names = answers.flatMap(({ content }) => content.competitors);
			return [...Map.groupBy(names, (name) => name)].map(([name, naming]) => ({
				name,
				answers: naming.length
			})).sort((a, b) => b.answers - a.answers || compareTexts(a.name, b.name));
		}
		function compareTexts(a, b) {
			return a < b ? -1 : Number(a > b);
		}
	})
};
;
