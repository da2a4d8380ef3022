"use strict";
exports.id = "commands-judge";
exports.ids = ["commands-judge"];
exports.modules = {
	97212: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { S: () => judge });
		var message = __webpack_require__(11531);
		var shards = __webpack_require__(46471);
		var run_gate = __webpack_require__(61293);
		var run_gates = __webpack_require__(39487);
		var open_service = __webpack_require__(52461);
		var errors = __webpack_require__(52776);
		var account = __webpack_require__(73840);
		var answer_order = __webpack_require__(17321);
		;
		function withRecordedScans(opened, settings, partials, blocker) {
			const exportsReports = settings.reports.some((report) => report.startsWith("service-"));
			const scans = new Map();
			for (const { brand, keyword, sample, scan } of partials.flatMap((partial) => partial.scans)) {
				const keywords = keyword === undefined ? settings.keywords : [keyword];
				scans.set(keyOf({
					brand_name: brand,
					keywords
				}, sample), scan);
			}
			const failures = partials.flatMap((partial) => partial.failures);
			const answers = (0, answer_order.g)(partials.flatMap((partial) => partial.answers), settings);
			const costs = partials.flatMap((partial) => partial.costs);
			return {
				...opened,
				cost: {
					...opened.cost,
					isRecorded: true
				},
				service: {
					...opened.service,
					async monitor(request, _signal, sample = 1) {
						const scan = scans.get(keyOf(request, sample));
						if (scan) {
							if (exportsReports) await opened.storeScan(request, scan);
							return scan;
						}
						const failure = failures.find(({ brand }) => brand === request.brand_name);
						if (failure) throw new errors._(failure.facts);
						throw new Error(`No shard has the scan of ${JSON.stringify(request.keywords)}, sample ${sample}`);
					}
				},
				costs: () => (0, answer_order.X)(sumCosts([...costs, ...opened.costs()]), settings),
				answers: () => answers,
				preflight: () => blocker
			};
		}
		function keyOf({ brand_name, keywords }, sample) {
			return JSON.stringify([
				brand_name,
				keywords,
				sample
			]);
		}
		function sumCosts(costs) {
			const byEngine = Map.groupBy(costs, ({ engine }) => engine);
			return [...byEngine.values()].map((ofEngine) => ofEngine.reduce(account.Iu));
		}
		var follow_files = __webpack_require__(53038);
		var external_node_util_ = __webpack_require__(57975);
		var scan_settings = __webpack_require__(57341);
		var read_partials = __webpack_require__(60652);
		var shards_split = __webpack_require__(25105);
		;
		function selectPartials(read, gates, run) {
			const unusable = [];
			const config = (0, scan_settings.ol)(gates);
			const alike = [];
			for (const entry of read) {
				const problem = "problem" in entry ? entry.problem : findProblem(entry.partial, gates, config, run);
				if (problem) unusable.push({
					file: entry.file,
					problem
				});
				else if ("partial" in entry) alike.push(entry);
			}
			const incomplete = findIncomplete(alike.map(({ partial }) => partial), gates);
			const usable = alike.filter(({ file, partial }) => {
				const problem = incomplete.get(partial);
				if (problem) unusable.push({
					file,
					problem
				});
				return problem === undefined;
			});
			const newestFirst = usable.toSorted((a, b) => compareAge(b.partial, a.partial));
			const count = newestFirst[0]?.partial.shard.count;
			if (count === undefined) return {
				partials: [],
				count,
				missing: [],
				unusable
			};
			const chosen = new Map();
			for (const { file, partial } of newestFirst) {
				const { shard, attempt } = partial;
				if (shard.count === count) chosen.set(shard.index, chosen.get(shard.index) ?? partial);
				else if (attempt === newestFirst[0]?.partial.attempt) {
					unusable.push({
						file,
						problem: {
							kind: "other-split",
							count: shard.count
						}
					});
				}
			}
			const indexes = Array.from({ length: count }, (_, at) => at + 1);
			return {
				partials: indexes.flatMap((index) => chosen.get(index) ?? []),
				count,
				missing: indexes.filter((index) => !chosen.has(index)),
				unusable
			};
		}
		function compareAge(a, b) {
			return a.attempt - b.attempt || Date.parse(a.finishedAt) - Date.parse(b.finishedAt);
		}
		function findProblem(partial, gates, config, { runId, attempt, sha }) {
			if (partial.runId !== runId) return {
				kind: "other-run",
				runId: partial.runId
			};
			if (partial.attempt > attempt) return {
				kind: "later-attempt",
				attempt: partial.attempt
			};
			if (partial.sha !== sha) return {
				kind: "other-commit",
				sha: partial.sha ?? ""
			};
			const isOther = (gate) => !partial.gates.some(({ key, fingerprint }) => key === gate.key && (0, external_node_util_.isDeepStrictEqual)(fingerprint, gate.fingerprint));
			return partial.config !== config || gates.some(isOther) ? { kind: "other-config" } : undefined;
		}
		function findIncomplete(partials, gates) {
			const incomplete = new Map();
			for (const [count, ofCount] of Map.groupBy(partials, ({ shard }) => shard.count)) {
				const split = (0, shards_split.H1)(gates, count);
				for (const partial of ofCount) {
					const lacking = split.gates.find((gate) => !isComplete(gate, (0, shards_split.BU)(gate, partial.shard.index), partial));
					if (lacking) incomplete.set(partial, {
						kind: "incomplete",
						gate: lacking.key
					});
				}
			}
			return incomplete;
		}
		function isComplete(gate, { own, competitors }, { gates }) {
			const stored = gates.find(({ key }) => key === gate.key);
			if (stored === undefined) return false;
			const hasFailed = ({ brand }) => stored.failures.some((failure) => failure.brand === brand);
			if (stored.blocker !== undefined || hasFailed(own)) return true;
			return [own, ...competitors].every((scans) => hasFailed(scans) || hasAll(stored, scans));
		}
		function hasAll({ made }, { brand, plan }) {
			return plan.every((scan) => made.has((0, read_partials.pH)(brand, scan)));
		}
		;
		async function judge(reading, read, { allowsGap, ...run }, context) {
			const followed = await (0, follow_files.V)(reading.gates, context);
			const known = await Promise.all(followed.map((gate) => withFingerprint(gate, context)));
			const selected = selectPartials(read, known, run);
			for (const unusable of selected.unusable) context.log.warning((0, message.cA)(shards.Oq, "AVG_PARTIAL", unusable));
			const readers = selected.partials.map(({ readGates }) => readGates());
			try {
				const { gates } = (0, shards_split.H1)(followed, selected.count ?? 1);
				return await (0, run_gates.A)({
					...reading,
					gates
				}, context, async (gate, own) => {
					const stored = await Promise.all(readers.map((reader) => readGate(reader, gate)));
					return judgeGate(gate, stored, selected, allowsGap, own);
				});
			} finally {
				for (const reader of readers) await reader.return(undefined);
			}
		}
		async function readGate(reader, { key }) {
			const { value } = await reader.next();
			if (value === undefined || value.key !== key) throw new Error(`A partial has no facts of ${key}`);
			return value;
		}
		async function withFingerprint(gate, context) {
			const opened = await (0, open_service.I)(gate.settings, context);
			await opened.close();
			return {
				...gate,
				fingerprint: opened.fingerprint
			};
		}
		async function judgeGate(gate, ofGate, selected, allowsGap, context) {
			const lost = findLost(gate, selected);
			const isJudged = lost.keywords.length < gate.settings.keywords.length && allowsGap;
			const hasGap = isJudged && lost.keywords.length > 0;
			const settings = hasGap ? withoutKeywords(gate.settings, lost.keywords) : gate.settings;
			const missing = lost.keywords.length > 0 && !hasGap ? {
				kind: "missing-shards",
				shards: lost.shards,
				unusable: selected.unusable
			} : undefined;
			const blocker = missing ?? ofGate.map((stored) => stored.blocker).find((found) => found !== undefined);
			const [startedAt] = selected.partials.map((partial) => partial.startedAt).sort();
			const run = await (0, run_gate.R)(settings, {
				...context,
				...startedAt !== undefined && { startedAt },
				open: async (given, open) => withRecordedScans(await (0, open_service.I)(given, open), given, ofGate, blocker)
			});
			const gap = hasGap ? {
				...{
					shards: lost.shards,
					unusable: selected.unusable
				},
				...{
					keywords: settings.keywords.length,
					allKeywords: gate.settings.keywords.length
				}
			} : undefined;
			if (gap) context.log.warning((0, message.cA)(shards.Oq, "AVG_SHARD_GAP", gap));
			return {
				...run,
				outcome: {
					...run.outcome,
					gap
				}
			};
		}
		function findLost({ settings, parts }, { count, missing }) {
			if (count === undefined) return {
				keywords: settings.keywords,
				shards: []
			};
			const lost = missing.filter((index) => parts[index - 1]?.length);
			return {
				keywords: lost.flatMap((index) => parts[index - 1] ?? []),
				shards: lost.map((index) => (0, shards_split._D)({
					index,
					count
				}))
			};
		}
		function withoutKeywords(settings, keywords) {
			return {
				...settings,
				keywords: settings.keywords.filter((keyword) => !keywords.includes(keyword)),
				record: "never"
			};
		}
	}),
	13996: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Es: () => planFleet,
			Qu: () => checkShards,
			lQ: () => matrixOf,
			nY: () => planRun
		});
		var _report_numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73533);
		var _scan_plan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96253);
		var _service_open_service_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52461);
		var _shards_follow_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53038);
		var _shards_split_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25105);
		async function planRun(given, context) {
			return planSettings(await (0, _shards_follow_files_js__WEBPACK_IMPORTED_MODULE_2__.g)(given, context), context);
		}
		async function planSettings(settings, context) {
			const opened = await (0, _service_open_service_js__WEBPACK_IMPORTED_MODULE_1__.I)(settings, context);
			try {
				const { brand, keywords, timeoutMinutes } = settings;
				const scans = (0, _scan_plan_js__WEBPACK_IMPORTED_MODULE_4__.AQ)(settings);
				const count = scans.own + scans.competitors;
				return {
					...{
						brand,
						keywords,
						timeoutMinutes,
						scans,
						cost: opened.cost
					},
					demand: opened.demand(count),
					blocker: opened.preflight(count)
				};
			} finally {
				await opened.close();
			}
		}
		const USEFUL_SCANS = 50;
		async function planFleet(given, { maxShards }, context) {
			const gates = await (0, _shards_follow_files_js__WEBPACK_IMPORTED_MODULE_2__.V)(given, context);
			const planned = await planGates(gates, context);
			const useful = countAll(planned.filter(({ plan }) => plan.blocker === undefined));
			const bounds = [
				["max-shards", maxShards],
				["limits", mostShards(gates)],
				["scans", Math.max(1, Math.ceil(useful / USEFUL_SCANS))]
			];
			const [reason, shards] = bounds.reduce((least, bound) => bound[1] < least[1] ? bound : least);
			const { accounts } = (0, _shards_split_js__WEBPACK_IMPORTED_MODULE_3__.H1)(gates, shards);
			return {
				gates: planned.map(({ key, plan }) => ({
					key,
					plan
				})),
				...{
					scans: countAll(planned),
					shards,
					reason
				},
				requests: planned.reduce((sum, { plan }) => sum + plan.demand.requests, 0),
				minutes: Math.max(...(0, _shards_split_js__WEBPACK_IMPORTED_MODULE_3__.ap)(accounts, shards)),
				blockers: [...planned.flatMap(({ key, plan: { blocker } }) => blocker ? [{
					key,
					blocker
				}] : []), ...findFullDays(accounts)]
			};
		}
		function countAll(gates) {
			return gates.reduce((sum, { plan }) => sum + plan.scans.own + plan.scans.competitors, 0);
		}
		async function planGates(gates, context) {
			const planned = [];
			for (const gate of gates) planned.push({
				...gate,
				plan: await planSettings(gate.settings, context)
			});
			return planned;
		}
		function mostShards(gates) {
			const { accounts } = (0, _shards_split_js__WEBPACK_IMPORTED_MODULE_3__.H1)(gates, 1);
			return Math.min(...accounts.map(({ concurrent, perMinute }) => Math.min(concurrent, perMinute)));
		}
		function findFullDays(accounts) {
			return accounts.filter(({ requests, perDay, gates }) => requests > perDay && gates > 1).map(({ requests, perDay }) => ({
				key: undefined,
				blocker: {
					kind: "day-limit",
					requests,
					perDay
				}
			}));
		}
		function matrixOf({ shards: count }) {
			return { include: Array.from({ length: count }, (_, at) => ({ shard: (0, _shards_split_js__WEBPACK_IMPORTED_MODULE_3__._D)({
				index: at + 1,
				count
			}) })) };
		}
		function checkShards(gates, shard) {
			const ranges = gates.filter(({ settings: { samples } }) => samples.min !== samples.max);
			const most = shard === undefined ? Number.POSITIVE_INFINITY : mostShards(gates);
			return [...ranges.slice(0, 1).map(({ settings: { samples } }) => ({
				input: "samples",
				given: `${samples.min}..${samples.max}`,
				allowed: "a single number such as 3 with shards: after each number of a range a verdict decides whether to go on, and a shard has none"
			})), ...shard && shard.count > most ? [{
				input: "shard",
				given: (0, _shards_split_js__WEBPACK_IMPORTED_MODULE_3__._D)(shard),
				allowed: `at most ${(0, _report_numbers_js__WEBPACK_IMPORTED_MODULE_0__.pq)(most, "shard")}: each takes its share of the limits, and an account of this run feeds no more`
			}] : []];
		}
	}),
	42758: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { S: () => scan });
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var _gate_verdict_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(39231);
		var _inputs_scan_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57341);
		var _lib_clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94570);
		var _lib_http_limiter_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(45461);
		var _report_messages_shards_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46471);
		var _scan_plan_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(96253);
		var _scan_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4669);
		var _service_open_service_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(52461);
		var _shards_follow_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(53038);
		var _shards_partial_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(58164);
		var _shards_split_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(25105);
		async function scan(given, shard, run, folder, context) {
			const { facts } = context;
			const gates = await (0, _shards_follow_files_js__WEBPACK_IMPORTED_MODULE_6__.V)(given, context);
			const startedAt = new Date().toISOString();
			const split = (0, _shards_split_js__WEBPACK_IMPORTED_MODULE_8__.H1)(gates, shard.count);
			const scanned = await scanGates({
				...context,
				shard,
				split
			});
			const finishedAt = new Date().toISOString();
			const partial = {
				...{
					...run,
					shard,
					sha: facts.sha,
					config: (0, _inputs_scan_settings_js__WEBPACK_IMPORTED_MODULE_1__.ol)(gates),
					startedAt,
					finishedAt
				},
				gates: scanned
			};
			const path = (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, (0, _shards_partial_js__WEBPACK_IMPORTED_MODULE_7__.ic)(partial));
			await (0, _shards_partial_js__WEBPACK_IMPORTED_MODULE_7__.BA)(path, partial, facts.workspace);
			return {
				...{
					path,
					partial
				},
				made: scanned.reduce((sum, { scans }) => sum + scans.length, 0),
				planned: split.gates.reduce((sum, gate) => sum + (0, _shards_split_js__WEBPACK_IMPORTED_MODULE_8__.j$)((0, _shards_split_js__WEBPACK_IMPORTED_MODULE_8__.BU)(gate, shard.index)), 0),
				stopped: gates.flatMap(({ key, settings: { brand, failOn } }, index) => {
					const blocker = findBlocker(brand, scanned[index]);
					return blocker ? [{
						key,
						blocker,
						failsStep: failOn.includes((0, _gate_verdict_js__WEBPACK_IMPORTED_MODULE_9__.g1)(blocker))
					}] : [];
				})
			};
		}
		async function scanGates(context) {
			const own = {
				...context,
				limiters: (0, _lib_http_limiter_js__WEBPACK_IMPORTED_MODULE_10__.v)(_lib_clock_js__WEBPACK_IMPORTED_MODULE_2__.m),
				open: createGauge()
			};
			const progress = startProgress(own);
			const begun = [];
			for (const gate of context.split.gates) {
				const { result, slots } = await beginGate(gate, {
					...own,
					progress
				});
				result.catch(() => {});
				begun.push(result);
				await own.open.below(slots);
			}
			return Promise.all(begun);
		}
		function startProgress({ shard, split, log }) {
			const counts = split.gates.map((gate) => (0, _shards_split_js__WEBPACK_IMPORTED_MODULE_8__.j$)((0, _shards_split_js__WEBPACK_IMPORTED_MODULE_8__.BU)(gate, shard.index)));
			const scans = counts.reduce((sum, count) => sum + count, 0);
			const minutes = (0, _shards_split_js__WEBPACK_IMPORTED_MODULE_8__.ap)(split.accounts, shard.count)[shard.index - 1] ?? 0;
			const gates = counts.filter((count) => count > 0).length;
			log.info((0, _report_messages_shards_js__WEBPACK_IMPORTED_MODULE_3__.Ok)({
				shard: (0, _shards_split_js__WEBPACK_IMPORTED_MODULE_8__._D)(shard),
				scans,
				gates,
				minutes
			}));
			let done = 0;
			return (more) => {
				done += more;
				log.progress(done, scans, minutes);
			};
		}
		function findBlocker(brand, partial) {
			const failure = partial?.failures.find((failed) => failed.brand === brand);
			return partial?.blocker ?? (failure && {
				kind: "service",
				facts: failure.facts
			});
		}
		async function beginGate(gate, context) {
			const { shard, split, open, progress } = context;
			const { key, settings } = gate;
			const part = (0, _shards_split_js__WEBPACK_IMPORTED_MODULE_8__.BU)(gate, shard.index);
			const { own, competitors } = (0, _scan_plan_js__WEBPACK_IMPORTED_MODULE_11__.AQ)(settings);
			const all = own + competitors;
			const whole = await (0, _service_open_service_js__WEBPACK_IMPORTED_MODULE_5__.I)(settings, {
				...context,
				limiters: undefined
			});
			const { fingerprint } = whole;
			const blocker = whole.preflight(all);
			await whole.close();
			const partial = {
				...{
					key,
					fingerprint,
					blocker
				},
				...{
					scans: [],
					answers: [],
					costs: [],
					failures: []
				}
			};
			const scans = (0, _shards_split_js__WEBPACK_IMPORTED_MODULE_8__.j$)(part);
			if (blocker || scans === 0) {
				progress(scans);
				return {
					result: Promise.resolve(partial),
					slots: Number.POSITIVE_INFINITY
				};
			}
			const shares = (0, _shards_split_js__WEBPACK_IMPORTED_MODULE_8__.AR)(gate, split.accounts, shard.index);
			const opened = await (0, _service_open_service_js__WEBPACK_IMPORTED_MODULE_5__.I)((0, _inputs_scan_settings_js__WEBPACK_IMPORTED_MODULE_1__.bf)(settings, shares, {
				scans,
				all
			}), context);
			open.add(scans);
			return {
				result: scanPart(part, partial, opened, context),
				slots: opened.cost.limits?.concurrent ?? 1
			};
		}
		async function scanPart(part, partial, opened, { open, progress, signal }) {
			let left = (0, _shards_split_js__WEBPACK_IMPORTED_MODULE_8__.j$)(part);
			const end = (scans) => {
				left -= scans;
				open.add(-scans);
				progress(scans);
			};
			const scanBrand = async ({ brand, plan }) => {
				const { completed, failure } = await (0, _scan_run_js__WEBPACK_IMPORTED_MODULE_4__._)(plan, opened.service, signal, () => end(1));
				for (const { keyword, sample, scan } of completed) partial.scans.push({
					brand,
					keyword,
					sample,
					scan
				});
				if (failure) partial.failures.push({
					brand,
					facts: failure.facts
				});
				return failure === undefined;
			};
			try {
				if (await scanBrand(part.own)) await Promise.all(part.competitors.map(scanBrand));
				return {
					...partial,
					answers: [...opened.answers()],
					costs: [...opened.costs()]
				};
			} finally {
				end(left);
				await opened.close();
			}
		}
		function createGauge() {
			let value = 0;
			let wake = () => {};
			return {
				add(amount) {
					value += amount;
					wake();
				},
				async below(limit) {
					while (value >= limit) await new Promise((resolve) => wake = resolve);
				}
			};
		}
	}),
	53038: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			V: () => followFiles,
			g: () => followFile
		});
		var _comparison_follow_records_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16312);
		async function followFiles(gates, context) {
			const stores = new Map();
			const followed = [];
			for (const gate of gates) {
				followed.push({
					...gate,
					settings: await followFile(gate.settings, context, stores)
				});
			}
			return followed;
		}
		async function followFile(settings, { facts: { workspace, change, workflowCommit }, signal }, stores = new Map()) {
			const { source } = settings.baseline;
			if (source.kind !== "file" || settings.scanPerReason === "given") return settings;
			const { createFileStore } = await __webpack_require__.e("history-format").then(__webpack_require__.bind(__webpack_require__, 7617));
			const { path } = source;
			const store = stores.get(path) ?? createFileStore({
				path,
				workspace,
				change,
				workflowCommit,
				signal
			});
			stores.set(path, store);
			return (0, _comparison_follow_records_js__WEBPACK_IMPORTED_MODULE_0__.A)(settings, await store.read(settings.key));
		}
	}),
	58164: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			BA: () => writePartial,
			BH: () => headerSchema,
			Cz: () => nameOfPartialArtifact,
			G0: () => versionSchema,
			OK: () => NEWEST_VERSION,
			d0: () => partialArtifacts,
			gP: () => fileOfArtifact,
			ic: () => nameOfPartial,
			mA: () => lineSchema
		});
		var node_stream__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57075);
		var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38522);
		var zod__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2503);
		var zod__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(64377);
		var _contract_contract_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19729);
		var _contract_service_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24639);
		var _embedded_engines_answer_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27447);
		var _gate_verdict_schema_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5965);
		var _inputs_values_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(73368);
		var _lib_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(13963);
		const NEWEST_VERSION = 1;
		const versionSchema = zod__WEBPACK_IMPORTED_MODULE_8__.Ikc({
			format: zod__WEBPACK_IMPORTED_MODULE_8__.euz("ai-visibility-partial"),
			schema_version: zod__WEBPACK_IMPORTED_MODULE_8__.Whr().positive()
		});
		const positive = zod__WEBPACK_IMPORTED_MODULE_8__.Whr().positive();
		const headerSchema = zod__WEBPACK_IMPORTED_MODULE_8__.Ikc({
			format: zod__WEBPACK_IMPORTED_MODULE_8__.euz("ai-visibility-partial"),
			schema_version: zod__WEBPACK_IMPORTED_MODULE_8__.euz(NEWEST_VERSION),
			program: zod__WEBPACK_IMPORTED_MODULE_8__.YjP(),
			run_id: zod__WEBPACK_IMPORTED_MODULE_8__.YjP().min(1),
			attempt: positive,
			shard: zod__WEBPACK_IMPORTED_MODULE_8__.Ikc({
				index: positive,
				count: positive.max(_inputs_values_js__WEBPACK_IMPORTED_MODULE_6__.Y)
			}).refine(({ index, count: of }) => index <= of, "expected a shard such as 2 of 8"),
			sha: zod__WEBPACK_IMPORTED_MODULE_8__.YjP().exactOptional(),
			config: zod__WEBPACK_IMPORTED_MODULE_8__.YjP(),
			started_at: zod__WEBPACK_IMPORTED_MODULE_9__.w$(),
			gates: zod__WEBPACK_IMPORTED_MODULE_8__.YOg(zod__WEBPACK_IMPORTED_MODULE_8__.Ikc({
				key: zod__WEBPACK_IMPORTED_MODULE_8__.YjP().min(1),
				fingerprint: zod__WEBPACK_IMPORTED_MODULE_8__.g1P(zod__WEBPACK_IMPORTED_MODULE_8__.YjP(), zod__WEBPACK_IMPORTED_MODULE_8__.YOg(zod__WEBPACK_IMPORTED_MODULE_8__.YjP()))
			})).refine((gates) => new Set(gates.map(({ key }) => key)).size === gates.length, "expected each key once")
		});
		const gate = zod__WEBPACK_IMPORTED_MODULE_8__.YjP();
		const lineSchema = zod__WEBPACK_IMPORTED_MODULE_8__.gMt("type", [
			zod__WEBPACK_IMPORTED_MODULE_8__.Ikc({
				type: zod__WEBPACK_IMPORTED_MODULE_8__.euz("scan"),
				gate,
				brand: zod__WEBPACK_IMPORTED_MODULE_8__.YjP(),
				keyword: zod__WEBPACK_IMPORTED_MODULE_8__.YjP().optional(),
				sample: positive,
				scan: _contract_contract_js__WEBPACK_IMPORTED_MODULE_2__.tb
			}),
			zod__WEBPACK_IMPORTED_MODULE_8__.Ikc({
				type: zod__WEBPACK_IMPORTED_MODULE_8__.euz("answer"),
				gate,
				answer: _embedded_engines_answer_record_js__WEBPACK_IMPORTED_MODULE_4__.nz
			}),
			zod__WEBPACK_IMPORTED_MODULE_8__.Ikc({
				type: zod__WEBPACK_IMPORTED_MODULE_8__.euz("cost"),
				gate,
				cost: _embedded_engines_answer_record_js__WEBPACK_IMPORTED_MODULE_4__.$M
			}),
			zod__WEBPACK_IMPORTED_MODULE_8__.Ikc({
				type: zod__WEBPACK_IMPORTED_MODULE_8__.euz("failure"),
				gate,
				brand: zod__WEBPACK_IMPORTED_MODULE_8__.YjP(),
				facts: _contract_service_error_js__WEBPACK_IMPORTED_MODULE_3__.r
			}),
			zod__WEBPACK_IMPORTED_MODULE_8__.Ikc({
				type: zod__WEBPACK_IMPORTED_MODULE_8__.euz("blocked"),
				gate,
				blocker: _gate_verdict_schema_js__WEBPACK_IMPORTED_MODULE_5__.xo
			}),
			zod__WEBPACK_IMPORTED_MODULE_8__.Ikc({
				type: zod__WEBPACK_IMPORTED_MODULE_8__.euz("end"),
				lines: positive,
				finished_at: zod__WEBPACK_IMPORTED_MODULE_9__.w$()
			})
		]);
		async function writePartial(path, partial, workspace) {
			const text = node_stream__WEBPACK_IMPORTED_MODULE_0__.Readable.from(formatLines(partial));
			await (0, _lib_files_js__WEBPACK_IMPORTED_MODULE_7__.lo)(path, text.compose((0, node_zlib__WEBPACK_IMPORTED_MODULE_1__.createGzip)()), workspace);
		}
		function* formatLines(partial) {
			let piece = "";
			for (const line of listLines(partial)) {
				piece += `${JSON.stringify(line)}\n`;
				if (piece.length < 65536) continue;
				yield piece;
				piece = "";
			}
			yield piece;
		}
		function* listLines(partial) {
			const { program, runId, attempt, shard, sha, config, startedAt, finishedAt, gates } = partial;
			yield {
				format: "ai-visibility-partial",
				schema_version: NEWEST_VERSION,
				...{
					program,
					run_id: runId,
					attempt,
					shard,
					config,
					started_at: startedAt
				},
				...sha !== undefined && { sha },
				gates: gates.map(({ key, fingerprint }) => ({
					key,
					fingerprint
				}))
			};
			let lines = 1;
			for (const { key: gate, scans, answers, costs, failures, blocker } of gates) {
				for (const scan of scans) yield {
					type: "scan",
					gate,
					...scan
				};
				for (const answer of answers) yield {
					type: "answer",
					gate,
					answer
				};
				for (const cost of costs) yield {
					type: "cost",
					gate,
					cost
				};
				for (const failure of failures) yield {
					type: "failure",
					gate,
					...failure
				};
				if (blocker) yield {
					type: "blocked",
					gate,
					blocker
				};
				lines += scans.length + answers.length + costs.length + failures.length + (blocker ? 1 : 0);
			}
			yield {
				type: "end",
				lines,
				finished_at: finishedAt
			};
		}
		function nameOfPartial({ attempt, shard }) {
			return `ai-visibility-partial-${attempt}-${shard.index}-of-${shard.count}.ndjson.gz`;
		}
		function partialArtifacts(fleet) {
			return `ai-visibility-partial-${fleet}-`;
		}
		function nameOfPartialArtifact(fleet, { attempt, shard }) {
			return `${partialArtifacts(fleet)}${attempt}-${shard.index}-of-${shard.count}`;
		}
		function fileOfArtifact(fleet, artifact) {
			return `ai-visibility-partial-${artifact.slice(partialArtifacts(fleet).length)}.ndjson.gz`;
		}
	}),
	60652: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			JD: () => readPartials,
			oi: () => readPartial,
			pH: () => scanKey
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
		var node_stream__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57075);
		var node_zlib__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38522);
		var _contract_describe_issues_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(20487);
		var _lib_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(80292);
		var _partial_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58164);
		function scanKey(brand, { keyword, sample }) {
			return JSON.stringify([
				brand,
				keyword ?? null,
				sample
			]);
		}
		const LIMITS = {
			bytes: 3e8,
			text: 2e9,
			line: 16e6
		};
		async function readPartial(path, limits = LIMITS) {
			try {
				if ((await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path)).size > limits.bytes) return { problem: { kind: "too-large" } };
				const reader = createReader((gates) => readGates(path, gates, limits));
				for await (const line of readLines(path, limits)) {
					const problem = reader.read(line);
					if (problem) return { problem };
				}
				return reader.end();
			} catch (error) {
				if (error instanceof TooLargeError) return { problem: { kind: "too-large" } };
				const code = error instanceof Error && "code" in error ? error.code : undefined;
				if (code === "Z_BUF_ERROR") return { problem: { kind: "cut" } };
				return { problem: {
					kind: "unreadable",
					detail: error instanceof Error ? error.message : String(error)
				} };
			}
		}
		class TooLargeError extends Error {}
		async function* readLines(path, limits) {
			const text = (0, node_zlib__WEBPACK_IMPORTED_MODULE_4__.createGunzip)().setEncoding("utf8");
			(0, node_stream__WEBPACK_IMPORTED_MODULE_3__.pipeline)((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)(path), text, () => {});
			let open = "";
			let length = 0;
			for await (const chunk of text) {
				const piece = String(chunk);
				length += piece.length;
				const [first = "", ...others] = piece.split("\n");
				open += first;
				for (const next of others) {
					yield open;
					open = next;
				}
				if (length > limits.text || open.length > limits.line) throw new TooLargeError();
			}
			if (open !== "") yield open;
		}
		function createReader(readFacts) {
			let header;
			let finishedAt;
			let lines = 0;
			const gates = [];
			let place = 0;
			const invalid = (detail) => ({
				kind: "invalid",
				line: lines,
				detail
			});
			function readHeader(value) {
				const version = _partial_js__WEBPACK_IMPORTED_MODULE_5__.G0.safeParse(value).data?.schema_version ?? 0;
				if (version > _partial_js__WEBPACK_IMPORTED_MODULE_5__.OK) return {
					kind: "newer-version",
					version,
					newest: _partial_js__WEBPACK_IMPORTED_MODULE_5__.OK
				};
				const parsed = _partial_js__WEBPACK_IMPORTED_MODULE_5__.BH.safeParse(value);
				if (!parsed.success) return invalid((0, _contract_describe_issues_js__WEBPACK_IMPORTED_MODULE_6__.w)(parsed.error.issues, "the line"));
				header = parsed.data;
				for (const { key, fingerprint } of header.gates) {
					gates.push({
						key,
						fingerprint,
						failures: [],
						blocker: undefined,
						made: new Set()
					});
				}
				return undefined;
			}
			return {
				read(text) {
					lines += 1;
					const value = (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_7__.q)(text);
					if (value === undefined) return invalid("it is not JSON");
					if (header === undefined) return readHeader(value);
					if (finishedAt !== undefined) return invalid("it is after the end mark");
					const parsed = _partial_js__WEBPACK_IMPORTED_MODULE_5__.mA.safeParse(value);
					if (!parsed.success) return invalid((0, _contract_describe_issues_js__WEBPACK_IMPORTED_MODULE_6__.w)(parsed.error.issues, "the line"));
					const line = parsed.data;
					if (line.type === "end") {
						if (line.lines !== lines - 1) return { kind: "cut" };
						finishedAt = line.finished_at;
						return undefined;
					}
					while (place < gates.length && gates[place]?.key !== line.gate) place += 1;
					const gate = gates[place];
					if (gate === undefined) return invalid("its gate is not in the header, or not in this order");
					if (line.type === "scan") gate.made.add(scanKey(line.brand, line));
					if (line.type === "failure") gate.failures.push({
						brand: line.brand,
						facts: line.facts
					});
					if (line.type === "blocked") gate.blocker = line.blocker;
					return undefined;
				},
				end() {
					if (header === undefined || finishedAt === undefined) return { problem: { kind: "cut" } };
					const { program, run_id: runId, attempt, shard, sha, config, started_at: startedAt } = header;
					const facts = {
						program,
						runId,
						attempt,
						shard,
						sha,
						config,
						startedAt,
						finishedAt
					};
					return { partial: {
						...facts,
						gates,
						readGates: () => readFacts(gates)
					} };
				}
			};
		}
		async function* readGates(path, gates, limits) {
			const waiting = gates.map(({ key, fingerprint }) => {
				return {
					key,
					fingerprint,
					scans: [],
					answers: [],
					costs: [],
					failures: [],
					blocker: undefined
				};
			});
			let isHeader = true;
			for await (const text of readLines(path, limits)) {
				if (isHeader) {
					isHeader = false;
					continue;
				}
				const line = _partial_js__WEBPACK_IMPORTED_MODULE_5__.mA.parse((0, _lib_json_js__WEBPACK_IMPORTED_MODULE_7__.q)(text));
				if (line.type === "end") break;
				while (waiting[0] && waiting[0].key !== line.gate) yield* waiting.splice(0, 1);
				if (waiting[0]) addLine(waiting[0], line);
			}
			yield* waiting;
		}
		function addLine(gate, line) {
			switch (line.type) {
				case "scan": {
					const { brand, keyword, sample, scan } = line;
					gate.scans.push({
						brand,
						keyword,
						sample,
						scan
					});
					break;
				}
				case "answer":
					gate.answers.push(line.answer);
					break;
				case "cost":
					gate.costs.push(line.cost);
					break;
				case "failure":
					gate.failures.push({
						brand: line.brand,
						facts: line.facts
					});
					break;
				case "blocked": gate.blocker = line.blocker;
			}
		}
		const FILE_NAME = /^ai-visibility-partial-\d+-\d+-of-\d+\.ndjson\.gz$/;
		async function readPartials(folders) {
			const paths = new Set();
			for (const folder of folders) {
				for (const entry of await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(folder, {
					recursive: true,
					withFileTypes: true
				})) {
					if (entry.isFile() && FILE_NAME.test(entry.name)) paths.add((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(entry.parentPath, entry.name));
				}
			}
			const read = [];
			for (const file of [...paths].sort()) read.push({
				file,
				...await readPartial(file)
			});
			return read;
		}
	}),
	25105: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			AR: () => sharesOf,
			BU: () => partOf,
			H1: () => splitFleet,
			_D: () => formatShard,
			ap: () => minutesOfShards,
			j$: () => countPart
		});
		var _contract_plans_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74155);
		var _inputs_scan_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57341);
		var _scan_demand_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83721);
		var _scan_plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96253);
		const LONGEST = 1.05;
		function splitFleet(gates, count) {
			const used = gates.map((gate) => {
				const { own, competitors } = (0, _scan_plan_js__WEBPACK_IMPORTED_MODULE_2__.AQ)(gate.settings);
				const uses = (0, _inputs_scan_settings_js__WEBPACK_IMPORTED_MODULE_1__.bJ)(gate.settings, own + competitors);
				return {
					gate,
					uses,
					length: lengthOf(uses, own + competitors)
				};
			});
			const even = add(used.map(({ length }) => length)) / count;
			const loads = Array.from({ length: count }, () => 0);
			const longestFirst = used.toSorted((a, b) => b.length - a.length || (a.gate.key < b.gate.key ? -1 : 1));
			const parts = new Map(longestFirst.map(({ gate, length }) => [gate, placeKeywords(gate.settings, length, loads, even)]));
			const placed = used.map(({ gate, uses }) => ({
				...gate,
				parts: parts.get(gate) ?? [],
				uses
			}));
			return {
				gates: placed,
				accounts: listAccounts(placed, count)
			};
		}
		function placeKeywords({ keywords, scanPer }, length, loads, even) {
			const parts = loads.map(() => []);
			const each = length / keywords.length;
			let left = keywords;
			while (left.length > 0) {
				const load = Math.min(...loads);
				const at = loads.indexOf(load);
				const isWhole = scanPer === "all" || load + each * left.length <= LONGEST * even;
				const taken = isWhole ? left.length : Math.max(1, Math.floor((even - load) / each));
				parts[at] = [...parts[at] ?? [], ...left.slice(0, taken)];
				loads[at] = load + each * Math.min(taken, left.length);
				left = left.slice(taken);
			}
			return parts;
		}
		function lengthOf(uses, scans) {
			if (uses.length === 0) return scans;
			return Math.max(...groupUses(uses).map((ofAccount) => add(ofAccount.map(({ requests }) => requests))));
		}
		function groupUses(uses) {
			return [...Map.groupBy(uses, ({ account }) => account).values()];
		}
		function listAccounts(gates, count) {
			const all = gates.flatMap(({ key, settings, parts, uses }) => uses.map((use) => ({
				...use,
				key,
				each: use.requests / settings.keywords.length,
				parts
			})));
			return groupUses(all).map((uses) => ({
				account: uses[0]?.account ?? "",
				requests: add(uses.map(({ requests }) => requests)),
				perMinute: Math.min(...uses.map(({ perMinute }) => perMinute)),
				concurrent: Math.min(...uses.map(({ concurrent }) => concurrent)),
				perDay: Math.min(...uses.map(({ perDay }) => perDay)),
				weights: Array.from({ length: count }, (_, at) => Math.round(add(uses.map(({ each, parts }) => each * (parts[at]?.length ?? 0))))),
				gates: new Set(uses.map(({ key }) => key)).size
			}));
		}
		function minutesOfShards(accounts, count) {
			const ofAccounts = accounts.map(({ weights, perMinute }) => {
				const rates = (0, _contract_plans_js__WEBPACK_IMPORTED_MODULE_0__.CN)(perMinute, weights);
				return weights.map((requests, at) => requests === 0 ? 0 : (0, _scan_demand_js__WEBPACK_IMPORTED_MODULE_3__.dp)(requests, rates[at] ?? 1));
			});
			return Array.from({ length: count }, (_, at) => Math.max(0, ...ofAccounts.map((minutes) => minutes[at] ?? 0)));
		}
		function sharesOf({ uses }, accounts, index) {
			const asked = accounts.filter(({ account }) => uses.some((use) => use.account === account));
			return new Map(asked.map(({ account, weights }) => [account, {
				weights,
				index
			}]));
		}
		function partOf({ settings, parts }, index) {
			const keywords = parts[index - 1] ?? [];
			const part = {
				...settings,
				keywords
			};
			const { max } = settings.samples;
			const isEmpty = keywords.length === 0;
			return {
				own: {
					brand: settings.brand,
					plan: isEmpty ? [] : (0, _scan_plan_js__WEBPACK_IMPORTED_MODULE_2__.G_)(part, 1, max)
				},
				competitors: (0, _scan_plan_js__WEBPACK_IMPORTED_MODULE_2__.l_)(part).map(({ name, plan }) => ({
					brand: name,
					plan: isEmpty ? [] : plan
				}))
			};
		}
		function countPart({ own, competitors }) {
			return add([own, ...competitors].map(({ plan }) => plan.length));
		}
		function formatShard({ index, count }) {
			return `${index}/${count}`;
		}
		function add(numbers) {
			return numbers.reduce((sum, number) => sum + number, 0);
		}
	}),
	85192: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			d2: () => baselineSchema,
			Af: () => missingSchema,
			ID: () => originSchema,
			nL: () => unusableSchema
		});
		var schemas = __webpack_require__(2503);
		var corpus_facts = __webpack_require__(98993);
		var parts = __webpack_require__(69681);
		var service_error = __webpack_require__(24639);
		;
		const baseCommits = [
			(0, parts.fM)("merge-base", { commit: parts.xk }),
			(0, parts.fM)("base-tip", { commit: parts.xk }),
			(0, parts.fM)("before-push", { commit: parts.xk })
		];
		const baseSchema = schemas.gMt("kind", [...baseCommits, (0, parts.fM)("folder", { folder: parts.Qq })]);
		const hiddenReasonSchema = schemas.Ikc({
			kind: schemas.k5n([
				"noindex",
				"draft",
				"unpublished",
				"unlisted",
				"draft-folder",
				"redirect",
				"canonical",
				"blocked",
				"not-shown"
			]),
			file: parts.Qq,
			line: parts.U9,
			evidence: parts.Qq,
			crawler: parts.Qq.optional(),
			target: parts.Qq.optional()
		});
		;
		const placeSchema = schemas.Ikc({
			path: parts.Qq,
			title: parts.Qq,
			headings: parts.Te,
			line: parts.U9.exactOptional()
		});
		const quoteSchema = schemas.Ikc({
			text: parts.Qq,
			url: parts.hl,
			place: placeSchema
		});
		;
		const valueSchema = schemas.Ikc({
			before: parts.Qq,
			now: parts.Qq
		});
		const findingSchema = schemas.Ikc({
			status: schemas.k5n([
				"same",
				"changed",
				"standing",
				"missing",
				"refused"
			]),
			line: (0, parts.no)(quoteSchema),
			lacks: parts.Te,
			values: (0, parts.p_)(valueSchema)
		});
		const statementSchema = schemas.Ikc({
			before: quoteSchema,
			isOwners: schemas.zMY(),
			readings: (0, parts.p_)(findingSchema)
		});
		const problemSchema = schemas.k5n([
			"no-key",
			"over-budget",
			"refusal",
			"cut",
			"prompt-cut",
			"odd-form",
			"missed-control",
			"unanswered"
		]);
		const readingSchema = schemas.Ikc({
			reader: parts.Qq,
			outcome: schemas.k5n([
				"kept",
				"weaker",
				"lost",
				"undecided",
				"not-read"
			]),
			problem: problemSchema.exactOptional(),
			byWords: schemas.Ikc({
				outcome: schemas.k5n([
					"lost",
					"weaker",
					"unchanged"
				]),
				loss: schemas.aig()
			}),
			statements: (0, parts.p_)(statementSchema),
			requests: parts.U9,
			remembered: parts.U9,
			sent: parts.U9,
			costUsd: (0, parts.no)(schemas.aig())
		});
		;
		const lossWaySchema = schemas.k5n([
			"section-gone",
			"became-link",
			"examples-removed",
			"steps-removed",
			"emptied",
			"rewritten"
		]);
		const ownerCertaintySchema = schemas.k5n([
			"confirmed",
			"named",
			"guessed"
		]);
		const ownerSchema = schemas.Ikc({
			path: parts.Qq,
			title: parts.Qq,
			headings: parts.Te,
			heading: parts.Qq.exactOptional(),
			certainty: ownerCertaintySchema
		});
		const causeSchema = schemas.gMt("kind", [
			(0, parts.fM)("deleted", { path: parts.Qq }),
			(0, parts.fM)("unread", {
				path: parts.Qq,
				reason: corpus_facts.gN,
				language: parts.Qq.exactOptional()
			}),
			(0, parts.fM)("hidden", {
				path: parts.Qq,
				reasons: (0, parts.p_)(hiddenReasonSchema)
			}),
			(0, parts.fM)("rewritten", {
				path: parts.Qq,
				way: lossWaySchema
			}),
			(0, parts.fM)("moved", {
				path: parts.Qq,
				to: parts.Qq
			}),
			(0, parts.fM)("outranked", { path: parts.Qq })
		]);
		const evidenceSchema = schemas.Ikc({
			keyword: parts.Qq,
			outcome: schemas.k5n([
				"lost",
				"weaker",
				"unchanged",
				"gained"
			]),
			owner: (0, parts.no)(ownerSchema),
			loss: schemas.aig(),
			before: (0, parts.no)(quoteSchema),
			after: (0, parts.no)(quoteSchema),
			causes: (0, parts.p_)(causeSchema),
			files: parts.Te
		});
		const linesShape = {
			from: parts.U9,
			to: parts.U9
		};
		const lineRangeSchema = schemas.Ikc(linesShape);
		const removedTextSchema = schemas.Ikc({
			...linesShape,
			path: parts.Qq,
			text: parts.Qq,
			now: lineRangeSchema.exactOptional()
		});
		const keywordChangeSchema = evidenceSchema.extend({
			removed: (0, parts.p_)(removedTextSchema),
			lossCode: parts.Qq.exactOptional(),
			reading: readingSchema.exactOptional(),
			baseScore: schemas.aig(),
			headScore: schemas.aig()
		});
		var record = __webpack_require__(46742);
		;
		const store_placeSchema = schemas.gMt("kind", [
			(0, parts.fM)("artifact", { name: parts.Qq }),
			(0, parts.fM)("branch", {
				branch: parts.Qq,
				path: parts.Qq
			}),
			(0, parts.fM)("file", {
				path: parts.Qq,
				commit: parts.xk.exactOptional()
			})
		]);
		const engineNumbersSchema = schemas.Ikc({
			engine: parts.Qq,
			cited: schemas.zMY(),
			bcrScore: (0, parts.no)(schemas.aig())
		});
		const permissionSchema = schemas.k5n([
			"actions: read",
			"contents: read",
			"contents: write"
		]);
		const missingHistorySchema = schemas.gMt("kind", [
			(0, parts.fM)("no-file", {}),
			(0, parts.fM)("added-by-change", {}),
			(0, parts.fM)("no-branch", {}),
			(0, parts.fM)("no-file-on-branch", { permission: permissionSchema }),
			(0, parts.fM)("no-artifact", { defaultBranch: parts.Qq }),
			(0, parts.fM)("artifact-expired", { defaultBranch: parts.Qq })
		]);
		const recordCauseSchema = schemas.gMt("kind", [
			(0, parts.fM)("not-json", {}),
			(0, parts.fM)("no-version", {}),
			(0, parts.fM)("unknown-format", { format: parts.Qq }),
			(0, parts.fM)("newer-version", {
				version: parts.U9,
				newest: parts.U9
			}),
			(0, parts.fM)("invalid", {
				path: parts.Qq,
				message: parts.Qq
			})
		]);
		const unusableHistorySchema = schemas.gMt("kind", [
			(0, parts.fM)("file-system", { detail: parts.Qq }),
			(0, parts.fM)("not-to-be-used", { facts: corpus_facts.py }),
			(0, parts.fM)("empty", {}),
			(0, parts.fM)("not-json", {}),
			(0, parts.fM)("invalid", {
				path: parts.Qq,
				message: parts.Qq
			}),
			(0, parts.fM)("record", { cause: recordCauseSchema }),
			(0, parts.fM)("no-readable-record", { first: recordCauseSchema })
		]);
		var measurement = __webpack_require__(16088);
		;
		const contentComparisonSchema = schemas.rej({
			pages: parts.U9,
			passedOver: (0, parts.p_)(corpus_facts.uO),
			keywords: (0, parts.p_)(keywordChangeSchema)
		});
		const [artifact, branch, file] = store_placeSchema.options;
		const runs = { runs: parts.U9 };
		const sources = [
			artifact.extend(runs),
			branch.extend(runs),
			file.extend(runs),
			(0, parts.fM)("base", { against: baseSchema })
		];
		const sourceOriginSchema = schemas.gMt("kind", sources);
		const originSchema = schemas.gMt("kind", [...sources, (0, parts.fM)("inputs", { rest: (0, parts.no)(sourceOriginSchema) })]);
		const unusableSchema = schemas.gMt("kind", [(0, parts.fM)("history", {
			place: store_placeSchema,
			cause: unusableHistorySchema
		}), (0, parts.fM)("base", { facts: service_error.r })]);
		const fingerprintChangeSchema = schemas.Ikc({
			name: parts.Qq,
			added: parts.Te,
			removed: parts.Te,
			single: schemas.zMY()
		});
		const missingSchema = schemas.gMt("kind", [
			(0, parts.fM)("none-configured", {}),
			(0, parts.fM)("accepted", { place: store_placeSchema }),
			(0, parts.fM)("no-history-yet", {
				place: store_placeSchema,
				cause: missingHistorySchema
			}),
			(0, parts.fM)("no-run-yet", { place: store_placeSchema }),
			(0, parts.fM)("no-readable-run", { place: store_placeSchema }),
			(0, parts.fM)("other-settings", {
				place: store_placeSchema,
				changes: (0, parts.p_)(fingerprintChangeSchema)
			}),
			(0, parts.fM)("unreadable", { place: store_placeSchema }),
			(0, parts.fM)("no-base-for-event", { event: parts.Qq }),
			(0, parts.fM)("no-commit-before-push", { commit: parts.Qq.exactOptional() }),
			(0, parts.fM)("no-base-for-service", {}),
			(0, parts.fM)("unusable", { unusable: unusableSchema })
		]);
		const comparedRunSchema = record.mG.extend({ others: (0, parts.p_)(measurement.d_).optional() });
		const baselineSchema = schemas.Ikc({
			overallBcr: (0, parts.no)(schemas.aig()),
			citedEngines: (0, parts.no)(schemas.aig()),
			engines: (0, parts.no)((0, parts.p_)(engineNumbersSchema)),
			runs: (0, parts.p_)(comparedRunSchema),
			content: contentComparisonSchema.exactOptional(),
			origin: originSchema,
			losses: (0, parts.p_)(record.$h).optional()
		});
	}),
	98993: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			gN: () => passedOverReasonSchema,
			m5: () => corpusErrorSchema,
			py: () => fileFactsSchema,
			uO: () => passedOverSchema
		});
		var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2503);
		var _parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69681);
		const passedOverReasonSchema = zod__WEBPACK_IMPORTED_MODULE_1__.k5n([
			"format",
			"language",
			"copy",
			"changelog",
			"community",
			"template",
			"test",
			"playground",
			"generated",
			"hidden",
			"untracked",
			"sparse",
			"included",
			"not-public",
			"data",
			"no-text",
			"too-large",
			"not-text",
			"not-parsable",
			"long-path"
		]);
		const passedOverSchema = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			reason: passedOverReasonSchema,
			extension: _parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq.exactOptional(),
			language: _parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq.exactOptional(),
			count: _parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			examples: _parts_js__WEBPACK_IMPORTED_MODULE_0__.Te
		});
		const gitFacts = {
			command: _parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			detail: _parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			commit: _parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq.exactOptional()
		};
		const gitErrors = [
			(0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("not-a-checkout", gitFacts),
			(0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("no-git", gitFacts),
			(0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("commit-unavailable", gitFacts),
			(0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("git-failed", gitFacts)
		];
		const nothingRead = {
			lookedFor: _parts_js__WEBPACK_IMPORTED_MODULE_0__.Te,
			competitor: _parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq.exactOptional(),
			passedOver: (0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.p_)(passedOverSchema)
		};
		const nothingReadErrors = [
			(0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("no-pages", nothingRead),
			(0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("no-match", nothingRead),
			(0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("no-competitor-pages", nothingRead),
			(0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("no-base-pages", nothingRead),
			(0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("base-not-in-git", nothingRead)
		];
		const pageReadingSchema = (0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("page-reading-failed", {
			reason: zod__WEBPACK_IMPORTED_MODULE_1__.k5n([
				"too-slow",
				"out-of-memory",
				"crashed"
			]),
			detail: _parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			path: _parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq.exactOptional()
		});
		const limitReasonSchema = passedOverReasonSchema.extract(["too-large", "not-parsable"]);
		const beyondLimitSchema = (0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("pages-beyond-limit", { pages: (0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.p_)(zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			path: _parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			reason: limitReasonSchema
		})) });
		const baseFileSchema = (0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("no-base-file", {
			path: _parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			reason: zod__WEBPACK_IMPORTED_MODULE_1__.gMt("kind", [
				...gitErrors,
				(0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("folder", {}),
				(0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("link", {}),
				(0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("submodule", {})
			])
		});
		const linkOutSchema = (0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("link-out", {
			path: _parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			target: _parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq
		});
		const fileFactsSchema = zod__WEBPACK_IMPORTED_MODULE_1__.gMt("kind", [baseFileSchema, linkOutSchema]);
		const corpusErrorSchema = zod__WEBPACK_IMPORTED_MODULE_1__.gMt("kind", [
			...gitErrors,
			...nothingReadErrors,
			pageReadingSchema,
			beyondLimitSchema,
			...fileFactsSchema.options,
			(0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("no-folder", { folder: _parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq }),
			(0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("other-tree", {
				checkedOut: _parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
				head: _parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq
			}),
			(0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("base-pages-committed", { folder: _parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq })
		]);
	}),
	10124: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Q: () => missingShards,
			s: () => gapSchema
		});
		var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2503);
		var _parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69681);
		const partialProblemSchema = zod__WEBPACK_IMPORTED_MODULE_1__.gMt("kind", [
			(0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("cut", {}),
			(0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("invalid", {
				line: _parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
				detail: _parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq
			}),
			(0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("newer-version", {
				version: _parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
				newest: _parts_js__WEBPACK_IMPORTED_MODULE_0__.U9
			}),
			(0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("too-large", {}),
			(0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("unreadable", { detail: _parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq }),
			(0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("no-storage", {}),
			(0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("not-downloaded", {
				detail: _parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
				lacksPermission: zod__WEBPACK_IMPORTED_MODULE_1__.zMY()
			}),
			(0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("other-digest", {}),
			(0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("broken-archive", {}),
			(0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("no-file", {}),
			(0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("other-run", { runId: _parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq }),
			(0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("later-attempt", { attempt: _parts_js__WEBPACK_IMPORTED_MODULE_0__.U9 }),
			(0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("other-commit", { sha: _parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq }),
			(0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("other-config", {}),
			(0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("other-split", { count: _parts_js__WEBPACK_IMPORTED_MODULE_0__.U9 }),
			(0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.fM)("incomplete", { gate: _parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq })
		]);
		const unusablePartialSchema = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			file: _parts_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
			problem: partialProblemSchema
		});
		const shard = zod__WEBPACK_IMPORTED_MODULE_1__.YjP().regex(/^\d{1,3}\/\d{1,3}$/);
		const missingShards = {
			shards: (0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.p_)(shard),
			unusable: (0, _parts_js__WEBPACK_IMPORTED_MODULE_0__.p_)(unusablePartialSchema)
		};
		const gapSchema = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			...missingShards,
			keywords: _parts_js__WEBPACK_IMPORTED_MODULE_0__.U9,
			allKeywords: _parts_js__WEBPACK_IMPORTED_MODULE_0__.U9
		});
	}),
	24639: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { r: () => serviceErrorSchema });
		var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2503);
		var _corpus_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98993);
		var _parts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69681);
		const serviceErrorSchema = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			kind: zod__WEBPACK_IMPORTED_MODULE_2__.k5n([
				"http",
				"connection",
				"timeout",
				"cancelled",
				"invalid-response",
				"not-completed",
				"not-sent",
				"setup"
			]),
			request: _parts_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
			detail: _parts_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
			corpus: _corpus_facts_js__WEBPACK_IMPORTED_MODULE_0__.m5.exactOptional(),
			status: zod__WEBPACK_IMPORTED_MODULE_2__.Whr().exactOptional(),
			code: _parts_js__WEBPACK_IMPORTED_MODULE_1__.Qq.exactOptional(),
			retryAfter: zod__WEBPACK_IMPORTED_MODULE_2__.aig().exactOptional(),
			attempts: _parts_js__WEBPACK_IMPORTED_MODULE_1__.U9.exactOptional()
		});
	}),
	61701: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Kx: () => countRequests,
			UH: () => estimateCalls,
			kw: () => estimateReadings
		});
		var _engine_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31305);
		var _engines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67838);
		var _prices_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77201);
		function estimateCalls(specs, { questions, samples, judged }) {
			const answers = questions * samples;
			const calls = {
				answers,
				judgments: judged ? answers : 0
			};
			return specs.map((spec) => {
				const ends = findEnd(spec);
				return {
					...{
						engine: spec.id,
						model: spec.model,
						vendor: spec.name
					},
					...calls,
					..._engine_js__WEBPACK_IMPORTED_MODULE_0__.Qp,
					costUsd: (0, _prices_js__WEBPACK_IMPORTED_MODULE_2__.a3)(spec, calls),
					...ends !== undefined && { ends }
				};
			});
		}
		function findEnd({ name, model }) {
			const { endingModels = {} } = _engines_js__WEBPACK_IMPORTED_MODULE_1__.sP[name];
			return Object.hasOwn(endingModels, model) ? endingModels[model] : undefined;
		}
		const READINGS = 2;
		function estimateReadings(spec, keywords) {
			const ends = findEnd(spec);
			const cost = (0, _prices_js__WEBPACK_IMPORTED_MODULE_2__.zP)(spec, _prices_js__WEBPACK_IMPORTED_MODULE_2__.eQ);
			const requests = READINGS * keywords;
			return {
				...{
					engine: spec.id,
					model: spec.model,
					requests
				},
				costUsd: cost === undefined ? undefined : requests * cost,
				...ends !== undefined && { ends }
			};
		}
		function countRequests(specs, scope) {
			return estimateCalls(specs, scope).reduce((sum, { answers, judgments }) => sum + answers + judgments, 0);
		}
	}),
	5965: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			MX: () => blockedSchema,
			Ym: () => judgedSchemaOf,
			xo: () => preflightBlockerSchema
		});
		var schemas = __webpack_require__(2503);
		var baseline = __webpack_require__(85192);
		var partial_problem = __webpack_require__(10124);
		var parts = __webpack_require__(69681);
		var service_error = __webpack_require__(24639);
		var answer_record = __webpack_require__(27447);
		var record = __webpack_require__(46742);
		var answer_counts = __webpack_require__(82917);
		var measurement = __webpack_require__(16088);
		var core = __webpack_require__(88532);
		var stored_settings = __webpack_require__(71995);
		;
		const REFUSALS = [
			"own-change",
			"pushed",
			"bot",
			"no-write",
			"edited",
			"dismissed",
			"unknown",
			"other-loss"
		];
		const reviewShape = {
			by: parts.Qq,
			review: schemas.YjP().regex(/^\d{1,20}$/)
		};
		const named = { rule: parts.Qq };
		const findingSchema = schemas.gMt("kind", [
			(0, parts.fM)("floor", {
				...named,
				outcome: schemas.k5n([
					"pass",
					"fail",
					"unknown"
				]),
				observed: (0, parts.no)(schemas.aig()),
				floor: schemas.aig()
			}),
			(0, parts.fM)("drop", {
				...named,
				outcome: schemas.k5n([
					"pass",
					"fail",
					"inconclusive",
					"warn"
				]),
				observed: schemas.aig(),
				baseline: schemas.aig(),
				drop: schemas.aig(),
				isPaired: schemas.zMY(),
				tolerance: stored_settings.R9,
				allowed: schemas.aig(),
				isBeyond: schemas.zMY(),
				pValue: (0, parts.no)(schemas.aig())
			}),
			(0, parts.fM)("required-engines", {
				...named,
				outcome: schemas.k5n(["pass", "fail"]),
				required: parts.Te,
				missing: parts.Te
			}),
			(0, parts.fM)("sentiment", {
				...named,
				outcome: schemas.k5n(["pass", "fail"]),
				unwanted: parts.Te,
				found: (0, parts.p_)(schemas.Ikc({
					engine: (0, parts.no)(parts.Qq),
					sentiment: parts.Qq
				})),
				observed: parts.Te
			}),
			(0, parts.fM)("completeness", {
				...named,
				outcome: schemas.k5n(["pass", "warn"]),
				contradictions: parts.U9,
				missingAnswers: parts.U9
			}),
			(0, parts.fM)("answers", {
				...named,
				outcome: schemas.k5n([
					"pass",
					"warn",
					"fail"
				]),
				checked: parts.U9,
				lost: parts.Te,
				weaker: parts.Te,
				accepted: (0, parts.p_)(schemas.Ikc({
					keyword: parts.Qq,
					...reviewShape
				})),
				refused: (0, parts.p_)(schemas.Ikc({
					keyword: parts.Qq,
					...reviewShape,
					reason: schemas.k5n(REFUSALS)
				}))
			})
		]);
		const ruleResultSchemaOf = (rules) => findingSchema.transform((finding, context) => {
			const rule = rules.find(({ name }) => name === finding.rule);
			if (rule !== undefined) return {
				...finding,
				subject: rule.subject,
				isDrop: rule.isDrop
			};
			context.addIssue({
				code: "custom",
				path: ["rule"],
				message: "must be the name of a rule"
			});
			return core.tm;
		});
		;
		const preflightBlockerSchema = schemas.gMt("kind", [
			(0, parts.fM)("no-secrets", {}),
			(0, parts.fM)("day-limit", {
				requests: parts.U9,
				perDay: parts.U9
			}),
			(0, parts.fM)("time-budget", {
				requests: parts.U9,
				perMinute: parts.U9,
				timeoutMinutes: schemas.aig()
			}),
			(0, parts.fM)("cost-limit", {
				estimate: schemas.aig(),
				maxCost: schemas.aig()
			})
		]);
		const blockerSchema = schemas.gMt("kind", [
			...preflightBlockerSchema.options,
			(0, parts.fM)("baseline", { unusable: baseline.nL }),
			(0, parts.fM)("missing-shards", partial_problem.Q),
			(0, parts.fM)("service", { facts: service_error.r }),
			(0, parts.fM)("few-answers", {
				planned: parts.U9,
				evaluated: parts.U9,
				minAnswers: schemas.aig(),
				missing: (0, parts.p_)(answer_counts.zN)
			}),
			(0, parts.fM)("required-unanswered", {
				engines: (0, parts.p_)(answer_counts.xu),
				minAnswers: schemas.aig()
			}),
			(0, parts.fM)("no-answers", {})
		]);
		const dropResultsSchema = schemas.Ikc({
			noise: schemas.k5n([
				"exact",
				"tested",
				"untested",
				"too-few-runs"
			]),
			level: schemas.aig(),
			pValue: (0, parts.no)(schemas.aig()),
			since: (0, parts.no)(parts.kB),
			scope: measurement.k3,
			losses: (0, parts.p_)(record.$h),
			lostEngines: parts.Te,
			gainedEngines: parts.Te,
			engineDrops: (0, parts.p_)(schemas.Ikc({
				engine: parts.Qq,
				before: schemas.aig(),
				now: schemas.aig(),
				pValue: schemas.aig()
			})),
			searchShifts: (0, parts.p_)(schemas.Ikc({
				engine: parts.Qq,
				before: schemas.aig(),
				now: schemas.aig()
			}))
		});
		const silentEngineSchema = schemas.Ikc({
			engine: parts.Qq,
			planned: parts.U9,
			reason: (0, parts.no)(answer_record.uT),
			again: schemas.zMY(),
			isOptional: schemas.zMY(),
			leadsTo: schemas.k5n([
				"error",
				"inconclusive",
				"warn"
			])
		});
		const verdictStatusSchema = schemas.k5n([
			"pass",
			"fail",
			"inconclusive",
			"error"
		]);
		const verdictFacts = {
			baseline: schemas.KCZ([schemas.Ikc({ origin: baseline.ID }), schemas.Ikc({ missing: baseline.Af })]),
			unmeasuredCompetitors: parts.Te,
			missingEngines: parts.Te
		};
		const blockedSchema = (0, parts.fM)("blocked", {
			...verdictFacts,
			status: verdictStatusSchema.extract(["error", "inconclusive"]),
			blocker: blockerSchema
		});
		const judgedSchemaOf = (rules) => (0, parts.fM)("judged", {
			...verdictFacts,
			status: verdictStatusSchema,
			rules: (0, parts.p_)(ruleResultSchemaOf(rules)),
			reportOnly: schemas.zMY(),
			drops: (0, parts.no)(dropResultsSchema),
			silentEngines: (0, parts.p_)(silentEngineSchema)
		});
	}),
	57341: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Gk: () => listReadings,
			O1: () => listCalls,
			bJ: () => listUses,
			bf: () => shareSettings,
			ol: () => digestOf
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var _contract_plans_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74155);
		var _embedded_engine_scan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(99399);
		var _embedded_engines_engines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67838);
		var _embedded_engines_estimate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61701);
		function digestOf(gates) {
			const facts = gates.map(({ key, settings }) => {
				const { brand, keywords, engines, language, scanPer, samples, competitors, service } = settings;
				return {
					key,
					brand,
					keywords,
					engines,
					language,
					scanPer,
					samples,
					competitors,
					service: sourceOf(service)
				};
			});
			return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(JSON.stringify(facts)).digest("hex");
		}
		function sourceOf(service) {
			if (service.kind === "hosted") return { baseUrl: service.baseUrl };
			const { keysMissing, maxRequests, maxCost, ...answering } = service;
			return answering;
		}
		function listCalls({ answers }, { engines, keywords, samples, language }) {
			if (answers.mode === "replay") return [];
			const specs = engines.map(_embedded_engines_engines_js__WEBPACK_IMPORTED_MODULE_2__.iI).filter((spec) => spec !== undefined);
			const scope = {
				questions: keywords.length,
				samples: samples.max,
				judged: !(0, _embedded_engine_scan_js__WEBPACK_IMPORTED_MODULE_4__.L)(language)
			};
			return (0, _embedded_engines_estimate_js__WEBPACK_IMPORTED_MODULE_3__.UH)(specs, scope);
		}
		function listReadings({ answers, reader }, { keywords }) {
			const spec = reader === undefined || answers.mode === "replay" ? undefined : (0, _embedded_engines_engines_js__WEBPACK_IMPORTED_MODULE_2__.iI)(reader);
			return spec && (0, _embedded_engines_estimate_js__WEBPACK_IMPORTED_MODULE_3__.kw)(spec, keywords.length);
		}
		function listUses(settings, scans) {
			const { service } = settings;
			if (service.kind === "hosted") return [{
				account: service.baseUrl,
				requests: scans,
				...service.limits
			}];
			return listCalls(service, settings).map(({ vendor, answers, judgments, perMinute, concurrent }) => ({ ...{
				account: vendor,
				requests: answers + judgments,
				perMinute,
				concurrent,
				perDay: Number.POSITIVE_INFINITY
			} }));
		}
		function shareSettings(settings, shares, { scans, all }) {
			const { service } = settings;
			const part = scans / Math.max(1, all);
			if (service.kind === "hosted") {
				const share = shares.get(service.baseUrl);
				if (share === undefined) return settings;
				const limits = (0, _contract_plans_js__WEBPACK_IMPORTED_MODULE_1__.Kw)(service.limits, share);
				const timeoutMinutes = stretch(settings.timeoutMinutes, part * service.limits.perMinute / limits.perMinute);
				return {
					...settings,
					timeoutMinutes,
					service: {
						...service,
						limits
					}
				};
			}
			const slower = [...shares.values()].map(({ weights, index }) => {
				const own = weights[index - 1] ?? 0;
				return own === 0 ? 0 : part * weights.reduce((sum, weight) => sum + weight, 0) / own;
			});
			return {
				...settings,
				timeoutMinutes: stretch(settings.timeoutMinutes, Math.max(1, ...slower)),
				service: {
					...service,
					limitShares: shares,
					questionBudget: settings.timeoutMinutes,
					maxCost: service.maxCost === undefined ? undefined : service.maxCost * scans / Math.max(1, all)
				}
			};
		}
		function stretch(minutes, times) {
			return times <= 1 ? minutes : (minutes + 1) * times - 1;
		}
	}),
	98408: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { a: () => growHeapSlowly });
		var node_v8__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78877);
		function growHeapSlowly() {
			(0, node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)("--heap-growing-percent=20");
		}
	}),
	6910: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Af: () => limitsOf,
			Cw: () => describeStop,
			SD: () => describeEstimate,
			UQ: () => describeRequests,
			mJ: () => fleetPlanParts,
			mM: () => planParts
		});
		var _scan_demand_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83721);
		var _messages_gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25205);
		var _numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73533);
		const REASON_LENGTH = 2e3;
		const ESTIMATE_NOTE = "The estimate takes typical tokens and one search for each question, and list prices. Prices change, and an answer may use several times as many tokens.";
		const REASONS = {
			"max-shards": "max-shards allows no more",
			limits: "the limits of an account feed no more",
			scans: "more would have few scans each",
			"one-process": "one process scans all gates"
		};
		function planParts(plan) {
			const { scans, demand, blocker, keywords } = plan;
			const stop = blocker && (0, _messages_gate_js__WEBPACK_IMPORTED_MODULE_0__.Gj)(blocker);
			const { engines, reader } = demand;
			const items = [...engines.map(engineLine), ...reader ? [readerLine(reader)] : []];
			return [
				startBlocks("The run would not start", stop === undefined ? [] : [`${stop.code}: ${stop.text}`]),
				[{
					kind: "facts",
					rows: [
						fact("Keywords", (0, _numbers_js__WEBPACK_IMPORTED_MODULE_1__.B4)(keywords.length)),
						...demandFacts({
							...demand,
							scans: scans.own + scans.competitors,
							plans: [plan]
						}),
						fact("Limits", limitsOf(plan))
					]
				}],
				items.length === 0 ? [] : [{
					kind: "list",
					items
				}],
				items.length === 0 ? [] : [{
					kind: "paragraph",
					text: [ESTIMATE_NOTE]
				}]
			];
		}
		function fleetPlanParts(plan) {
			const { gates, minutes, shards, reason, blockers } = plan;
			return [startBlocks("The run would not start as a whole", blockers.map(describeStop)), [{
				kind: "facts",
				rows: [
					fact("Gates", (0, _numbers_js__WEBPACK_IMPORTED_MODULE_1__.B4)(gates.length)),
					...demandFacts({
						...plan,
						plans: gates.map((gate) => gate.plan)
					}),
					...minutes === 0 || shards === 1 ? [] : [fact("Runner time", `at least ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_1__.pq)(minutes * shards, "minute")} of all shards`)],
					fact("Shards", `${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_1__.B4)(shards)}: ${REASONS[reason]}`)
				]
			}]];
		}
		function describeStop({ key, blocker }) {
			return (0, _messages_gate_js__WEBPACK_IMPORTED_MODULE_0__._l)(key ?? "All gates", blocker);
		}
		function describeRequests(requests) {
			return requests === 0 ? "none" : `at most ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_1__.B4)(requests)}, without retries`;
		}
		function describeEstimate(plans) {
			if (plans.some(({ cost }) => cost.address !== undefined)) {
				return "not known: it depends on the account of the service";
			}
			const demands = plans.map(({ demand }) => demand);
			const readers = demands.some(({ reader }) => reader !== undefined) ? ", without the reader" : "";
			if (demands.every(({ engines }) => engines.length === 0)) return `nothing${readers}`;
			const cost = (0, _numbers_js__WEBPACK_IMPORTED_MODULE_1__.BD)({
				costUsd: demands.reduce((sum, demand) => sum + (0, _scan_demand_js__WEBPACK_IMPORTED_MODULE_2__.Sm)(demand), 0),
				isWhole: demands.every((demand) => (0, _scan_demand_js__WEBPACK_IMPORTED_MODULE_2__.ai)(demand).length === 0)
			});
			return `${cost}${readers}`;
		}
		function limitsOf({ cost: { limits }, demand: { maxRequests, maxCost }, timeoutMinutes }) {
			return [
				...limits ? [`${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_1__.B4)(limits.perMinute)} requests a minute, ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_1__.B4)(limits.perDay)} a day`] : [],
				...maxRequests === undefined ? [] : [`max-requests ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_1__.B4)(maxRequests)}`],
				...maxCost === undefined ? [] : [`max-cost ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_1__.w_)(maxCost)} USD`],
				`timeout-minutes ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_1__.w_)(timeoutMinutes)}`
			].join(", ");
		}
		function startBlocks(stopped, stops) {
			const isStopped = stops.length > 0;
			return [{
				kind: "headline",
				mark: isStopped ? "fail" : "pass",
				status: isStopped ? "Stopped" : "Ready",
				text: [isStopped ? stopped : "The run would start"],
				isHeading: true
			}, ...stops.map((stop) => ({
				kind: "paragraph",
				text: [{
					name: stop,
					most: REASON_LENGTH
				}]
			}))];
		}
		function demandFacts({ scans, requests, minutes, plans }) {
			return [
				fact("Scans", `at most ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_1__.B4)(scans)}`),
				fact("Requests", describeRequests(requests)),
				fact("Estimated cost", describeEstimate(plans)),
				fact("Time under the rate limits", minutes === 0 ? "less than a minute" : `at least ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_1__.pq)(minutes, "minute")}`)
			];
		}
		function fact(label, value) {
			return {
				label,
				value: [value]
			};
		}
		function engineLine({ engine, model, answers, judgments, costUsd, ends }) {
			const sentiment = judgments === 0 ? "" : ` and ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_1__.pq)(judgments, "judgment")} of the sentiment`;
			const cost = costUsd === undefined ? "no price known" : (0, _numbers_js__WEBPACK_IMPORTED_MODULE_1__.UK)(costUsd);
			return [...[
				{ name: engine },
				" (",
				{ name: model },
				`): ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_1__.pq)(answers, "question")}${sentiment}, ${cost}`
			], ...ends === undefined ? [] : [`; the model ends on ${ends.on}`]];
		}
		function readerLine({ engine, model, requests, costUsd, ends }) {
			const cost = costUsd === undefined ? "no price known" : `at most ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_1__.UK)(costUsd)}`;
			return [
				...[
					"reader ",
					{ name: engine },
					" (",
					{ name: model }
				],
				`): at most ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_1__.pq)(requests, "request")}, ${cost}; a change that leaves no question open sends none`,
				...ends === undefined ? [] : [`; the model ends on ${ends.on}`]
			];
		}
	}),
	17321: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			X: () => orderCosts,
			g: () => orderAnswers
		});
		function orderAnswers(records, { keywords, engines }) {
			const keywordPlace = placesOf(keywords);
			const enginePlace = placesOf(engines);
			return records.toSorted((a, b) => a.sample - b.sample || keywordPlace(a.keyword) - keywordPlace(b.keyword) || enginePlace(a.engine) - enginePlace(b.engine));
		}
		function orderCosts(costs, { engines }) {
			const place = placesOf(engines);
			return costs.toSorted((a, b) => place(a.engine) - place(b.engine));
		}
		function placesOf(names) {
			const places = new Map(names.map((name, index) => [name, index]));
			return (name) => places.get(name) ?? names.length;
		}
	})
};
;
