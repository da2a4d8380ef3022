"use strict";
exports.id = 1834;
exports.ids = [1834, 3256];
exports.modules = {
	71151: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			D: () => findCommitPages,
			Z: () => readRemote
		});
		var _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98157);
		var _git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42701);
		async function readRemote(checkout) {
			try {
				return parseRemote((await (0, _git_js__WEBPACK_IMPORTED_MODULE_1__.$Y)(checkout, [
					"remote",
					"get-url",
					"origin"
				])).trim());
			} catch (error) {
				if (error instanceof _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_0__.dH) return undefined;
				throw error;
			}
		}
		function parseRemote(address) {
			const url = URL.parse(address.replace(/^[\w.-]+@([\w.-]+):/, "ssh://$1/"));
			const [, repository] = /^\/([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(url?.pathname ?? "") ?? [];
			return url?.hostname && repository ? {
				host: url.hostname,
				repository
			} : undefined;
		}
		const COMMIT_PATHS = {
			github: "commit/",
			gitlab: "-/commit/"
		};
		async function findCommitPages(checkout) {
			const { host = "", repository } = await readRemote(checkout) ?? {};
			const known = Object.entries(COMMIT_PATHS).find(([name]) => host.split(".").includes(name));
			return known && `https://${host}/${repository}/${known[1]}`;
		}
	}),
	82105: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { K: () => createFileFetcher });
		var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37067);
		var node_net__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77030);
		var _lib_http_addresses_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97925);
		var _lib_http_dispatcher_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93256);
		var _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(22380);
		var _lib_http_loopback_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(84344);
		var _lib_http_proxy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31273);
		var _lib_http_retry_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(94135);
		var _lib_until_aborted_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(47222);
		var _download_error_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(48583);
		const MAX_REDIRECTS = 5;
		const REDIRECTS = new Set([
			301,
			302,
			303,
			307,
			308
		]);
		function createFileFetcher(options) {
			const { baseUrl, keyHeaders, redact, env, clock } = options;
			const { origin } = new URL(baseUrl);
			const show = (url) => (0, _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_7__.Kb)(redact(isHttp(url) ? url.origin + url.pathname : url.protocol));
			const lookup = (0, _lib_http_addresses_js__WEBPACK_IMPORTED_MODULE_2__.qr)(options.lookup);
			const own = (0, _lib_http_dispatcher_js__WEBPACK_IMPORTED_MODULE_3__.createDispatcher)(env, `GET ${origin}`);
			const others = (0, _lib_http_dispatcher_js__WEBPACK_IMPORTED_MODULE_3__.createDispatcher)(env, `GET ${origin}`, { connect: { lookup } });
			function findRefusal(url, from) {
				const isOwn = url.origin === origin;
				const host = hostOf(url);
				if (url.protocol !== "https:" && !(isOwn && (0, _lib_http_loopback_js__WEBPACK_IMPORTED_MODULE_8__.U)(url.hostname))) return "not https";
				if (url.protocol !== "https:" && from?.protocol === "https:") return "a redirect from https to http";
				if (url.username !== "" || url.password !== "") return "it contains a user or a password";
				if (!isOwn && (0, node_net__WEBPACK_IMPORTED_MODULE_1__.isIP)(host) !== 0 && !(0, _lib_http_addresses_js__WEBPACK_IMPORTED_MODULE_2__.i0)(host)) return `${host} is not a public address`;
				return undefined;
			}
			function requirePublic({ hostname }) {
				return new Promise((resolve, reject) => {
					lookup(hostname, { all: true }, (error) => {
						if (error instanceof _lib_http_addresses_js__WEBPACK_IMPORTED_MODULE_2__.ij) reject(error);
						else resolve();
					});
				});
			}
			async function request(url, withKey, signal) {
				const isOwn = url.origin === origin;
				if (!isOwn && (0, node_net__WEBPACK_IMPORTED_MODULE_1__.isIP)(hostOf(url)) === 0 && (0, _lib_http_proxy_js__WEBPACK_IMPORTED_MODULE_4__.j)(env)) await (0, _lib_until_aborted_js__WEBPACK_IMPORTED_MODULE_9__.E)(requirePublic(url), signal);
				const headers = {
					accept: "*/*",
					"accept-encoding": "identity",
					"user-agent": "ai-visibility-gate",
					...withKey && keyHeaders(url)
				};
				const target = {
					origin: url.origin,
					path: url.pathname + url.search,
					method: "GET"
				};
				const answer = (isOwn ? own : others).request({
					...target,
					headers,
					signal
				});
				const { statusCode: status, headers: received, body } = await (0, _lib_until_aborted_js__WEBPACK_IMPORTED_MODULE_9__.E)(answer, signal);
				body.on("error", () => {});
				return {
					status,
					header: (name) => [received[name]].flat()[0] ?? "",
					body
				};
			}
			async function fetch(start, signal) {
				if (!URL.canParse(start)) throw new _download_error_js__WEBPACK_IMPORTED_MODULE_6__.n({
					kind: "refused",
					url: "",
					detail: "not a URL"
				});
				let url = new URL(start);
				let from;
				let withKey = true;
				for (let redirects = 0;; redirects += 1) {
					const failed = (details) => new _download_error_js__WEBPACK_IMPORTED_MODULE_6__.n({
						...details,
						url: show(url)
					});
					const refusal = findRefusal(url, from);
					if (refusal !== undefined) throw failed({
						kind: "refused",
						detail: refusal
					});
					withKey &&= url.origin === origin;
					const { status, header, body } = await request(url, withKey, signal).catch((error) => {
						throw (0, _download_error_js__WEBPACK_IMPORTED_MODULE_6__.S)(error, show(url), signal, redact);
					});
					const encoding = header("content-encoding") || "identity";
					if (status === 200 && encoding.toLowerCase() === "identity") return {
						url: show(url),
						header,
						body
					};
					body.destroy();
					if (status === 200) {
						throw failed({
							kind: "wrong-type",
							detail: `its content-encoding is ${(0, _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_7__.Kb)(redact(encoding))}`
						});
					}
					if (!REDIRECTS.has(status)) {
						const retryAfter = (0, _lib_http_retry_js__WEBPACK_IMPORTED_MODULE_5__.D$)(header("retry-after"), clock.wallTime());
						const detail = node_http__WEBPACK_IMPORTED_MODULE_0__.STATUS_CODES[status] ?? "no explanation";
						throw failed({
							kind: "http",
							status,
							detail,
							...retryAfter !== undefined && { retryAfter }
						});
					}
					const location = header("location");
					if (location === "" || !URL.canParse(location, url.href)) {
						throw failed({
							kind: "http",
							status,
							detail: "redirects without a valid location"
						});
					}
					if (redirects === MAX_REDIRECTS) {
						throw failed({
							kind: "too-many-redirects",
							status,
							detail: `redirects more than ${MAX_REDIRECTS} times`
						});
					}
					from = url;
					url = new URL(location, url);
				}
			}
			return {
				fetch,
				async close() {
					await Promise.all([own.destroy(), others.destroy()]);
				}
			};
		}
		function hostOf({ hostname }) {
			return hostname.replace(/^\[|\]$/g, "");
		}
		function isHttp(url) {
			return url.protocol === "https:" || url.protocol === "http:";
		}
	}),
	11834: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			doctor: () => doctor,
			printPlan: () => printPlan
		});
		var checkout_remote = __webpack_require__(71151);
		var given_values = __webpack_require__(76100);
		var read_gates = __webpack_require__(94931);
		var clock = __webpack_require__(94570);
		var lib_escape = __webpack_require__(68989);
		;
		const LINE_LENGTH = 2e3;
		function check(mark, text, todo = "") {
			return {
				mark,
				text: (0, lib_escape.h0)(text, LINE_LENGTH),
				todo: (0, lib_escape.h0)(todo, LINE_LENGTH)
			};
		}
		function checkParts(checks) {
			const count = (mark) => checks.filter((each) => each.mark === mark).length;
			return [checks.flatMap(({ mark, text, todo }) => [checkLine(mark, text), ...todo === "" ? [] : [{
				kind: "list",
				items: [[todo]]
			}]]), [summarizeChecks(count("fail"), count("warn"))]];
		}
		function summarizeChecks(failures, warnings) {
			if (failures > 0) return checkLine("fail", `The gate cannot run: ${failures} ✗ to correct.`);
			if (warnings > 0) return checkLine("warn", `The gate can run. ${warnings} ! to look at.`);
			return checkLine("pass", "The gate can run.");
		}
		function checkLine(mark, text) {
			return {
				kind: "heading",
				mark,
				text: [text]
			};
		}
		var inputs = __webpack_require__(94776);
		var words = __webpack_require__(72072);
		var common_words = __webpack_require__(54715);
		var connection = __webpack_require__(92730);
		var engines_engines = __webpack_require__(47837);
		var prices = __webpack_require__(78280);
		var avg_error = __webpack_require__(98157);
		var find_blocker = __webpack_require__(46864);
		var plain_text = __webpack_require__(57854);
		var documents = __webpack_require__(7794);
		var faults = __webpack_require__(49002);
		var gate = __webpack_require__(40138);
		var numbers = __webpack_require__(88871);
		var retrieval_words = __webpack_require__(36085);
		var check_host = __webpack_require__(94857);
		var log_run = __webpack_require__(78204);
		var open_service = __webpack_require__(53474);
		var corpus = __webpack_require__(76644);
		var read_pages = __webpack_require__(59690);
		var answers = __webpack_require__(69138);
		var count_answers = __webpack_require__(84541);
		;
		async function askEngines(settings, vendors, context) {
			const usable = vendors.filter((vendor) => !("problem" in (0, connection.dC)(vendor, context.env)));
			const engines = settings.engines.flatMap((engine) => {
				const name = (0, engines_engines.iI)(engine)?.name;
				return name !== undefined && usable.includes(name) ? [{
					engine,
					name
				}] : [];
			});
			if (engines.length === 0) return [];
			const { brand, language } = settings;
			const keywords = settings.keywords.slice(0, 1);
			const names = engines.map(({ engine }) => engine);
			const single = {
				...settings,
				engines: names,
				keywords,
				samples: 1,
				competitors: []
			};
			const opened = await (0, open_service.I)(single, context);
			try {
				await opened.service.monitor({
					brand_name: brand,
					keywords,
					engines: names,
					language
				}, context.signal);
				const records = opened.answers();
				const { missing } = (0, count_answers.XA)(records);
				const answers = records.filter((record) => record.outcome === "evaluated");
				return engines.map(({ engine, name }) => {
					const cost = opened.costs().find((each) => each.engine === engine);
					const lost = missing.find((each) => each.engine === engine);
					if (lost !== undefined) return checkMissing(engine, lost, cost && describeCost(name, cost));
					const answer = answers.find((each) => each.engine === engine);
					return checkAnswer(name, engine, answer, cost);
				});
			} finally {
				await opened.close();
			}
		}
		function checkMissing(engine, missing, cost) {
			const { code, what, todo } = (0, answers.Xm)(missing);
			const mark = missing.reason.scope === "engine" ? "fail" : "warn";
			const words = `${describeSubject(engine)}: ${code}: ${what}`;
			return check(mark, cost === undefined ? words : `${words} ${cost}`, (0, plain_text.oi)(todo));
		}
		function checkAnswer(name, engine, answer, cost) {
			if (answer === undefined) return check("warn", `${describeSubject(engine)}: It returned no answer.`);
			const { citedSources: readable, unknownSources: unknown, retrievedSources, queries } = answer.content;
			const answered = `${describeSubject(engine)}: ${(0, lib_escape.h0)(answer.model, words.xt)}`;
			const costs = cost === undefined ? "Its cost is not known." : describeCost(name, cost);
			if (!engines_engines.sP[name].givesSources) {
				return check("pass", `${answered} answered without a search, and names no sources. ${costs}`);
			}
			const searches = cost?.searches || queries.length;
			const times = searches === 0 ? "" : ` ${(0, numbers.pq)(searches, "time")}`;
			const found = retrievedSources.length === 0 ? "It does not list the sources that it found." : `It found ${(0, numbers.pq)(retrievedSources.length, "source")}.`;
			const own = readable.filter(({ owner }) => owner.kind === "own").length;
			const cited = `It cites ${(0, numbers.pq)(readable.length + unknown, "page")}, of which ${readable.length} can be read and ${own} ${own === 1 ? "is" : "are"} yours.`;
			return check("pass", `${answered} searched${times}. ${found} ${cited} ${costs}`);
		}
		function describeCost(name, cost) {
			if (cost.unpriced > 0) return "Its cost is not known: the vendor states none, and no price of it is known.";
			const { asOf } = prices.ze[name] ?? {};
			let source = asOf === undefined ? "by the list prices" : `by the list prices of ${asOf}`;
			if (cost.stated > 0) source = "as the vendor states";
			return `It cost ${cost.costUsd.toFixed(4)} USD, ${source}.`;
		}
		function describeSubject(engine) {
			return `Answer of ${(0, lib_escape.h0)(engine, words.xt)}`;
		}
		var propose_owners = __webpack_require__(7826);
		var keyword_line = __webpack_require__(83846);
		;
		const MAX_LINES = 20;
		function checkOwners(corpus, { keywords, owners, language }) {
			const proposals = (0, propose_owners.$$)(corpus.pages, keywords, language);
			const givenOf = new Map(owners.map(({ keyword, ...owner }) => [keyword, owner]));
			const questions = keywords.map((keyword, index) => ({
				keyword,
				proposal: proposals[index]
			}));
			const confirmed = questions.flatMap(({ keyword, proposal }) => {
				const given = givenOf.get(keyword);
				return given === undefined ? [] : [checkGiven(keyword, given, proposal, corpus)];
			});
			const open = questions.filter(({ keyword }) => !givenOf.has(keyword));
			const summary = `Owners: The owner of ${confirmed.length} of ${(0, numbers.pq)(keywords.length, "question")} is confirmed.`;
			return [
				open.length === 0 ? check("pass", summary) : check("report", `${summary}${GUESSED}`),
				...limit(confirmed.flatMap((problem) => problem ?? [])),
				...limit(open.map(({ keyword, proposal }) => checkOpen(keyword, proposal)))
			];
		}
		const GUESSED = " The gate guesses the other ones by the names of pages. Write the line of an owner into keywords to confirm it, or remove its #.";
		function limit(checks) {
			const rest = checks.length - MAX_LINES;
			if (rest <= 0) return checks;
			return [...checks.slice(0, MAX_LINES), check("report", `Owners: ${rest} more are like these.`)];
		}
		function checkOpen(keyword, proposal) {
			const subject = owners_describeSubject(keyword);
			if (proposal === undefined) {
				const todo = `Write the page, or name it: ${(0, keyword_line.n)({ keyword })} | owner: PATH`;
				return check("report", `${subject}: No page is named after it.`, todo);
			}
			const doubt = proposal.certainty === "named" ? "" : ", and the names of pages do not say for sure. It may be:";
			const text = `${subject}: Not confirmed${doubt || "."}`;
			return check("report", text, (0, keyword_line.n)({
				keyword,
				owner: proposal.owner
			}));
		}
		function checkGiven(keyword, given, proposal, { pages, hidden }) {
			const found = (0, propose_owners.zr)(pages, given);
			const text = `${owners_describeSubject(keyword)}: ${(0, lib_escape.h0)((0, keyword_line.V)(given), words.xt)}`;
			const proposed = proposal?.owner;
			const todo = proposed === undefined ? `Name another page: ${(0, keyword_line.n)({ keyword })} | owner: PATH` : (0, keyword_line.n)({
				keyword,
				owner: proposed
			});
			if (found === "page") {
				if (proposed === undefined || proposal?.certainty !== "named" || proposed.path === given.path) return;
				const other = (0, lib_escape.h0)((0, keyword_line.V)(proposed), words.xt);
				return check("report", `${text} is confirmed. ${other} is named after the question.`, todo);
			}
			if (hidden.some(({ path }) => path === given.path)) {
				const show = "Show the page, or name another one.";
				return check("warn", `${text} is hidden from search engines.`, show);
			}
			return found === "no-page" ? check("warn", `${text} is not among the pages that are read.`, todo) : check("warn", `${text}: the page has no heading of that name.`, todo);
		}
		function owners_describeSubject(keyword) {
			return `Owner of “${(0, lib_escape.h0)(keyword, words.xt)}”`;
		}
		;
		const MAX_COMPONENTS = 5;
		const MAX_ADDRESSES = 3;
		async function examineGates(gates, context, { isSetInWorkflow, day, live, asksHost, ownOrigin }) {
			const { workspace, env, signal } = context;
			const asked = new Set();
			const examined = [];
			for (const { key, settings } of gates) {
				const engines = listVendors(settings);
				const unasked = live ? engines.filter((engine) => !asked.has(engine)) : [];
				for (const engine of engines) asked.add(engine);
				const { demand, close } = await (0, open_service.I)(settings, context);
				await close();
				examined.push({
					key,
					baseline: settings.baseline.source.kind,
					issue: settings.issue,
					comment: settings.comment,
					demand: {
						...demand,
						lacksKeys: false
					},
					checks: [
						...await checkPages(settings, {
							folder: workspace,
							signal
						}),
						...checkNames(settings),
						...settings.engines.flatMap((engine) => checkModel(engine, day)),
						...engines.map((engine) => checkKey(engine, env, isSetInWorkflow)),
						...asksHost ? checkHost(await (0, check_host.findHostBlocks)(settings, context, ownOrigin)) : [],
						...await askEngines(settings, unasked, context)
					]
				});
			}
			return examined;
		}
		function checkGates(gates) {
			return [...mergeChecks(gates, ({ checks }) => checks), ...checkDemands(gates)];
		}
		function checkPlan(gates) {
			const stops = mergeChecks(gates, ({ checks }) => checks.filter(({ mark }) => mark === "fail"));
			return [...stops, ...checkDemands(gates)];
		}
		function mergeChecks(gates, checksOf) {
			const merged = new Map();
			for (const gate of gates) {
				for (const check of checksOf(gate)) {
					const id = JSON.stringify(check);
					const keys = merged.get(id)?.keys ?? [];
					merged.set(id, {
						check,
						keys: [...keys, (0, lib_escape.h0)(gate.key, words.xt)]
					});
				}
			}
			return [...merged.values()].map(({ check, keys }) => keys.length === gates.length ? check : {
				...check,
				text: `${keys.join(", ")}: ${check.text}`
			});
		}
		const ESTIMATE = "Estimate: It takes typical tokens and searches for each question, and list prices. Prices change, and an answer may use several times as many tokens.";
		function checkDemands(gates) {
			const demands = gates.map(({ demand }) => demand);
			const isSingle = gates.length === 1;
			const checks = mergeChecks(gates, ({ demand }) => (0, log_run.nq)(demand).map(({ code, what, remedy }) => check("warn", `Limits and cost: ${code}: ${what}`, remedy)));
			for (const { key, demand } of gates) {
				const of = isSingle ? "" : ` of ${(0, lib_escape.h0)(key, words.xt)}`;
				checks.push(checkDemand(of, (0, log_run.H4)([demand]), [(0, find_blocker.g5)(demand)]));
			}
			if (!isSingle) {
				const blockers = [...(0, find_blocker.y2)(demands), (0, find_blocker.Au)(demands)];
				checks.push(checkDemand(` of all ${(0, numbers.pq)(gates.length, "gate")}`, (0, log_run.H4)(demands), blockers));
			}
			if (demands.some(({ engines }) => engines.length > 0)) checks.push(check("report", ESTIMATE));
			return checks;
		}
		function checkDemand(of, demand, found) {
			const blockers = found.filter((blocker) => blocker !== undefined);
			const text = `Limits and cost${of}: ${demand}`;
			if (blockers.length === 0) return check("pass", text);
			return check("fail", text, blockers.map(gate.G).map(avg_error.hw).join(" "));
		}
		async function checkPages({ service, engines, language, keywords, baseline }, checkout) {
			const readsPages = engines.length === 0 || !engines.every(isLive);
			if (!("content" in service) || !readsPages) return [];
			const { content, competitorFolders: competitors, siteUrls, generators, owners } = service;
			try {
				const corpus = await (0, read_pages.n4)(checkout, {
					content,
					competitors,
					siteUrls,
					generators,
					language
				});
				const { pages, hidden, skipped } = corpus;
				const others = skipped.length === 0 ? "" : ` ${(0, numbers.pq)(skipped.length, "other file")} skipped.`;
				const apart = hidden.length === 0 ? "" : `, and ${hidden.length} hidden from search engines`;
				const plain = `Pages: Word forms and stop words of the language ${language} are unknown: only equal words match.`;
				return [
					check("pass", `Pages: ${(0, numbers.pq)(pages.length, "page")} found${apart}.${others}`),
					...(0, retrieval_words.s)(language) ? [check("report", plain)] : [],
					...checkAddresses(corpus),
					...checkUnread(pages),
					...baseline.source.kind === "base" ? checkOwners(corpus, {
						keywords,
						owners,
						language
					}) : []
				];
			} catch (error) {
				if (!(error instanceof avg_error.dH)) throw error;
				const { what, remedy } = (0, avg_error.Uc)(error.details);
				return [check("fail", `Pages: ${what}`, remedy)];
			}
		}
		function checkHost(found) {
			if (found === undefined) return [];
			const { headline, added, lines, todo } = (0, faults.Ys)(found);
			const text = `Host: ${(0, plain_text.oi)(headline)}. ${lines.map(plain_text.oi).join(" ")} ${added}`;
			return [check("warn", text, (0, plain_text.oi)(todo))];
		}
		function checkAddresses({ sites, pages }) {
			const own = pages.filter(corpus.NP);
			const named = sites.map(({ generator, config }) => `${generator.title} (${(0, lib_escape.h0)(config, words.xt)})`);
			const generators = named.length === 0 ? "No generator was recognised." : `Built by ${(0, words.rL)(named, 3)}.`;
			const known = own.filter(({ addresses = [] }) => addresses.length > 0);
			const examples = known.map(({ path, addresses = [] }) => [path, addresses[0] ?? ""].map((text) => (0, lib_escape.h0)(text, words.xt)).join(" at "));
			const published = known.length === 0 ? "" : ` ${(0, words.rL)(examples, MAX_ADDRESSES)}.`;
			const unknown = own.filter(({ addresses }) => addresses === undefined);
			const [first] = unknown;
			const checks = [check("report", `Addresses: ${generators}${published}`)];
			if (first === undefined) return checks;
			const others = unknown.length === 1 ? "" : ` and ${(0, numbers.pq)(unknown.length - 1, "other page")}`;
			const text = `Addresses: Redirects, robots.txt and moves of ${(0, lib_escape.h0)(first.path, words.xt)}${others} cannot be checked: the address of the page is not known.`;
			return [...checks, check("report", text, "Set generator or site-url.")];
		}
		function checkUnread(pages) {
			const names = pages.filter(corpus.NP).flatMap(({ content }) => content.unread);
			if (names.length === 0) return [];
			const counts = [...Map.groupBy(names, (name) => name)].toSorted(([, a], [, b]) => b.length - a.length);
			const listed = counts.map(([name, on]) => `<${(0, lib_escape.h0)(name, words.xt)}> on ${(0, numbers.pq)(on.length, "page")}`);
			const text = `Pages: What components show is not read: ${(0, words.rL)(listed, MAX_COMPONENTS)}.`;
			return [check("report", text, "If one of them answers a question, write the answer into the page, too.")];
		}
		function checkNames({ brand, competitors, engines, service }) {
			const isAsked = "content" in service && engines.some(isLive);
			const names = isAsked ? [brand, ...competitors.map(({ name }) => name)].filter(common_words.Lu) : [];
			if (names.length === 0) return [];
			const listed = names.map((name) => (0, lib_escape.h0)(name, words.xt)).join(", ");
			const text = `Names: ${listed}: also ${names.length === 1 ? "a common word or name" : "common words or names"}. A mention needs a capital letter and a sign that it is a name; others count for nothing.`;
			const todo = `Give the longer names of your brand in brand-aliases. See ${documents.f}/live-engines#homes-of-a-brand.`;
			return [check("warn", text, todo)];
		}
		function isLive(engine) {
			return (0, engines_engines.iI)(engine) !== undefined;
		}
		function listVendors({ service, engines }) {
			if (!("content" in service)) return [];
			return [...new Set(engines.flatMap((engine) => (0, engines_engines.iI)(engine)?.name ?? []))];
		}
		function checkModel(engine, day) {
			const spec = (0, engines_engines.iI)(engine);
			const endsOn = spec && (0, prices.eC)(spec);
			if (endsOn === undefined) return [];
			const hasEnded = day >= endsOn;
			const text = `Model of ${(0, lib_escape.h0)(engine, words.xt)}: The vendor ${hasEnded ? "shut it down" : "will shut it down"} on ${endsOn}.`;
			return [check(hasEnded ? "fail" : "warn", text, "Name another model in engines.")];
		}
		function checkKey(engine, env, isSetInWorkflow) {
			const read = (0, connection.dC)(engine, env);
			const missing = "problem" in read && read.problem.kind === "missing" ? read.problem.variables : [];
			const subject = `Key of ${engine}`;
			const [first] = missing;
			if (first === undefined) return check("pass", `${subject}: It is set.`);
			const names = missing.join(" or ");
			if (missing.some(isSetInWorkflow)) return check("report", `${subject}: ${names} is not set here. The workflow sets it from a secret.`);
			const todo = `Write ${first}: \${{ secrets.${first} }} under env: of the step, and store the secret.`;
			return check("fail", `${subject}: ${names} is not set.`, todo);
		}
		var promises_ = __webpack_require__(51455);
		var schemas = __webpack_require__(2503);
		var git = __webpack_require__(42701);
		var init_workflow = __webpack_require__(64506);
		var yaml_file = __webpack_require__(79836);
		var lib_files = __webpack_require__(13963);
		;
		async function checkCheckout(checkout, baselines) {
			const shallow = await tryGit(checkout, ["rev-parse", "--is-shallow-repository"]);
			const has = async (ref) => await tryGit(checkout, [
				"rev-parse",
				"--verify",
				"--quiet",
				`${ref}^{commit}`
			]) !== undefined;
			if (shallow === undefined) {
				const text = "Checkout: The folder is not inside a git checkout.";
				return baselines.includes("base") ? check("fail", text, (0, avg_error.Fq)("AVG_NO_CHECKOUT")) : check("report", text);
			}
			if (!await has("HEAD")) return check("report", "Checkout: The repository has no commit yet.");
			if (shallow !== "true") return check("pass", "Checkout: It holds the whole history.");
			return await has("HEAD~1") ? check("pass", "Checkout: It holds the newest commit and its parent, which is what a pull request needs.") : check("warn", "Checkout: It holds only the newest commit, and baseline: base needs its parent.", "In the workflow, write fetch-depth: 2 under with: of the step that uses actions/checkout.");
		}
		async function tryGit(checkout, words) {
			try {
				return (await (0, git.$Y)(checkout, words)).trim();
			} catch (error) {
				if (error instanceof avg_error.dH) return undefined;
				throw error;
			}
		}
		const WORKFLOWS = ".github/workflows";
		const MAX_WORKFLOW_BYTES = 1024 * 1024;
		async function readWorkflows(root) {
			const folder = await (0, lib_files.LI)(root, WORKFLOWS).catch(() => undefined);
			const names = folder === undefined ? [] : await (0, promises_.readdir)(folder).catch(() => []);
			const files = names.filter((name) => /\.ya?ml$/.test(name)).sort();
			const workflows = {
				steps: [],
				unreadable: []
			};
			for (const name of files) {
				const path = `${WORKFLOWS}/${name}`;
				const file = await (0, lib_files.EW)(root, path, MAX_WORKFLOW_BYTES).catch(() => undefined);
				const steps = file && "text" in file ? readGateSteps(path, file.text) : undefined;
				if (steps === undefined) workflows.unreadable.push(path);
				else workflows.steps.push(...steps);
			}
			return workflows;
		}
		function checkWorkflows({ steps, unreadable }, gates = [], config) {
			const given = config === undefined ? steps : steps.map((step) => withGates(step, gates));
			const checks = given.map(checkStep);
			if (steps.length === 0) {
				const text = "Workflow: No workflow in .github/workflows uses ai-visibility-gate.";
				checks.push(check("warn", text, "Write one: ai-visibility-gate init."));
			}
			for (const file of unreadable) {
				checks.push(check("warn", `${describeFile(file)}: It is not YAML.`, "Correct the file."));
			}
			return [...checks, ...checkForks(given)];
		}
		const NEEDS = {
			baseline: ["branch", "base"],
			issue: ["on-failure", "never"],
			comment: [
				"always",
				"on-failure",
				"never"
			]
		};
		function withGates(step, gates) {
			const inputs = { ...step.inputs };
			for (const name of [
				"baseline",
				"issue",
				"comment"
			]) {
				const value = NEEDS[name].find((one) => gates.some((gate) => gate[name] === one));
				if (value !== undefined) inputs[name] ??= value;
			}
			return {
				...step,
				inputs
			};
		}
		function checkForks(steps) {
			const comments = steps.filter(({ events, inputs }) => events.includes("pull_request") && inputs["comment"] !== "never");
			if (comments.length === 0 || steps.some(({ inputs }) => inputs["mode"] === "comment")) return [];
			return [check("report", "Forks: Pull requests from forks are judged, and get no comment: their token only reads.", `If you have some, use the two workflows of ${documents.f}/forks.`)];
		}
		function describeFile(file) {
			return `Workflow ${(0, lib_escape.h0)(file, words.xt)}`;
		}
		function checkStep(step) {
			const problems = [...findStepProblems(step)];
			if (problems.length === 0) {
				const job = (0, lib_escape.h0)(step.job, words.xt);
				return check("pass", `${describeFile(step.file)}: The job ${job} has the checkout and the permissions that the gate needs.`);
			}
			return check(problems.some(({ mark }) => mark === "fail") ? "fail" : "warn", `${describeFile(step.file)}: ${problems.map(({ text }) => text).join(" ")}`, problems.map(({ todo }) => todo).join(" "));
		}
		const FETCH_PARENT = "Write fetch-depth: 2 under with: of the step that uses actions/checkout.";
		function* findStepProblems({ events, fetchDepth, permissions, inputs }) {
			const { baseline = "none", engines = "", "base-url": baseUrl = "" } = inputs;
			const { comment = "always", issue = "never" } = inputs;
			const readsPages = baseUrl === "" && (engines === "" || /\brepository\b/.test(engines));
			if (readsPages && fetchDepth === undefined) {
				yield check("fail", "No step checks out the repository before the gate reads its pages.", "Put - uses: actions/checkout@v7 before the step of the gate.");
			} else if (baseline === "base" && fetchDepth === 1 && inputs["base-content"] === undefined) {
				yield check("warn", "The checkout fetches one commit, and baseline: base compares with the commit before it.", FETCH_PARENT);
			}
			const hasPullRequests = events.some((event) => event === "pull_request" || event === "pull_request_target");
			if (baseline === "base" && !hasPullRequests && !events.includes("merge_group")) {
				yield check("warn", "The workflow does not run on pull requests, and baseline: base compares nothing elsewhere.", "Write on: pull_request.");
			}
			const needs = [];
			if (hasPullRequests && comment !== "never") needs.push([
				"pull-requests",
				"write",
				"the comment"
			]);
			if (issue === "on-failure") needs.push([
				"issues",
				"write",
				"the issue"
			]);
			const history = hasPullRequests ? "read" : "write";
			if (baseline === "branch") needs.push([
				"contents",
				history,
				"the history on a branch"
			]);
			for (const [permission, access, what] of needs) {
				const given = permissions?.[permission] ?? (permissions === undefined ? "unknown" : "none");
				if (given === "write" || given === access) continue;
				yield check("warn", `The token has no permission for ${what}${permissions === undefined ? ", unless the settings of the repository give it" : ""}.`, `Write ${permission}: ${access} under permissions: of the job or the workflow.`);
			}
		}
		const textSchema = schemas.KCZ([
			schemas.YjP(),
			schemas.aig(),
			schemas.zMY()
		]).transform(String);
		const variablesSchema = schemas.g1P(schemas.YjP(), schemas.L5J()).nullish().catch(undefined);
		const permissionsSchema = schemas.KCZ([schemas.k5n(["read-all", "write-all"]), schemas.g1P(schemas.YjP(), schemas.YjP())]).optional().catch(undefined);
		const stepSchema = schemas._H3({
			uses: schemas.YjP().optional().catch(undefined),
			with: schemas.g1P(schemas.YjP(), textSchema.catch("")).nullish().catch(undefined),
			env: variablesSchema
		});
		const jobSchema = schemas._H3({
			permissions: permissionsSchema,
			env: variablesSchema,
			steps: schemas.YOg(stepSchema.catch({
				uses: undefined,
				with: undefined,
				env: undefined
			})).catch([])
		});
		const workflowSchema = schemas._H3({
			on: schemas.KCZ([
				schemas.YjP().transform((event) => [event]),
				schemas.YOg(schemas.YjP()),
				schemas.g1P(schemas.YjP(), schemas.L5J()).transform((events) => Object.keys(events))
			]),
			permissions: permissionsSchema,
			env: variablesSchema,
			jobs: schemas.g1P(schemas.YjP(), jobSchema)
		});
		const ACTION = /(?:^|\/)ai-visibility-gate@|^[.$]\/\.?$/;
		const COPY = /^(?!actions\/)[\w.-]+\/[\w.-]+@[0-9a-f]{40}$/;
		const CHECKOUT = /^actions\/checkout@/;
		function readGateSteps(file, text) {
			const workflow = workflowSchema.safeParse((0, yaml_file.g)(file, text).value).data;
			if (workflow === undefined) return undefined;
			const mayBeCopy = [init_workflow.A8, init_workflow.qs].includes(file);
			const found = [];
			for (const [job, { steps, permissions, env }] of Object.entries(workflow.jobs)) {
				for (const [index, { uses = "", with: given, env: own }] of steps.entries()) {
					if (!ACTION.test(uses) && !(mayBeCopy && COPY.test(uses))) continue;
					const checkout = steps.slice(0, index).findLast((step) => CHECKOUT.test(step.uses ?? ""));
					found.push({
						file,
						job,
						events: workflow.on,
						permissions: readPermissions(permissions ?? workflow.permissions),
						fetchDepth: checkout && Number(checkout.with?.["fetch-depth"] ?? 1),
						inputs: readInputs(given),
						variables: [
							workflow.env,
							env,
							own
						].flatMap((variables) => Object.keys(variables ?? {}))
					});
				}
			}
			return found;
		}
		function readInputs(given) {
			return Object.fromEntries(Object.entries(given ?? {}).map(([name, value]) => [name.toLowerCase(), value]));
		}
		const SCOPES = [
			"actions",
			"contents",
			"issues",
			"pull-requests"
		];
		function readPermissions(given) {
			if (typeof given !== "string") return given;
			const access = given === "write-all" ? "write" : "read";
			return Object.fromEntries(SCOPES.map((scope) => [scope, access]));
		}
		;
		async function diagnose(context, options) {
			const { workspace, signal } = context;
			const workflows = await readWorkflows(workspace);
			const [step] = workflows.steps;
			const run = await examineRun({
				...knownInputs(step),
				...options.texts
			}, step, context, options.live);
			const gates = "gates" in run ? run.gates : undefined;
			const config = "gates" in run ? run.config : undefined;
			const baselines = gates?.map(({ baseline }) => baseline) ?? [];
			const checks = [
				await checkCheckout({
					folder: workspace,
					signal
				}, baselines),
				...checkWorkflows(workflows, gates, config),
				await checkToken(context, baselines, options.readTokenAccess),
				..."gates" in run ? checkGates(run.gates) : checkInputs(run.problems)
			];
			return {
				checks,
				gates
			};
		}
		function knownInputs(step) {
			return Object.fromEntries(Object.entries(step?.inputs ?? {}).filter(([, text]) => !text.includes("${{")));
		}
		async function examineRun(inputs, step, context, live) {
			let reading;
			try {
				const hostedKey = context.env["AI_VISIBILITY_KEY"];
				reading = await (0, read_gates.W)({
					...inputs,
					mode: ""
				}, {
					...context,
					hostedKey
				});
			} catch (error) {
				if (error instanceof given_values.aV) return { problems: error.problems };
				throw error;
			}
			const variables = step?.variables ?? [];
			const gates = await examineGates(reading.gates, context, {
				isSetInWorkflow: (name) => variables.includes(name),
				day: (0, clock._)(Date.now()),
				live,
				asksHost: true
			});
			return {
				config: reading.config,
				gates
			};
		}
		function checkInputs(problems) {
			const [, ...lines] = (0, inputs.jv)(problems);
			return lines.map((line) => check("fail", `Inputs: ${line}`, "Correct the input."));
		}
		async function checkToken({ env, workspace, signal }, baselines, readTokenAccess) {
			const token = env["GITHUB_TOKEN"] || env["GH_TOKEN"];
			if (!token) {
				const text = "Not checked: GITHUB_TOKEN is not set here. In a workflow GitHub sets it.";
				return check("report", `GitHub token: ${text}`);
			}
			const remote = env["GITHUB_REPOSITORY"] ? undefined : await (0, checkout_remote.Z)({
				folder: workspace,
				signal
			});
			const repository = env["GITHUB_REPOSITORY"] || remote?.repository;
			if (repository === undefined) {
				return check("report", "GitHub token: Not checked: the repository on GitHub is not known here.");
			}
			const apiUrl = env["GITHUB_API_URL"] || "https://api.github.com";
			const access = await readTokenAccess(token, apiUrl, repository);
			const name = (0, lib_escape.h0)(repository, words.xt);
			if ("failure" in access) {
				const text = `GitHub token: It does not read ${name}. ${access.failure.sentence}`;
				return check("warn", text, "Check that the token belongs to this repository and is not expired.");
			}
			const write = "Whether it may comment is known only when it does.";
			if (!baselines.includes("branch") || access.mayPush !== false) {
				return check("pass", `GitHub token: It reads ${name}. ${write}`);
			}
			return check("warn", `GitHub token: It reads ${name}, and may not push to it: this run cannot record its history. ${write}`, "Write contents: write under permissions: of the job that records.");
		}
		var survey_site = __webpack_require__(20665);
		var text_text = __webpack_require__(40219);
		var snake_case = __webpack_require__(33541);
		var scan_demand = __webpack_require__(83721);
		var local_run = __webpack_require__(89667);
		var flags = __webpack_require__(90218);
		var terminal = __webpack_require__(95657);
		;
		async function doctor(argv, context) {
			const { out, err, env, folder, signal } = context;
			const { texts, problems } = (0, flags.b)(argv, "doctor");
			const { live, format = "text", ...inputs } = texts;
			if (problems.length > 0) {
				await err.write(`${(0, terminal.I0)(problems)}\n`);
				return 2;
			}
			const { root } = await (0, survey_site.W1)(folder);
			const run = {
				...(0, local_run.O)(root),
				env,
				log: (0, terminal.$V)(context),
				signal
			};
			const { checks, gates } = await diagnose(run, {
				texts: inputs,
				live: live === "true",
				readTokenAccess: async (...access) => (await Promise.all([
					__webpack_require__.e("package-actions-github"),
					__webpack_require__.e("package-actions-core"),
					__webpack_require__.e("lib-github")
				]).then(__webpack_require__.bind(__webpack_require__, 14889))).readTokenAccess(...access)
			});
			return print(checks, gates, format, out);
		}
		async function printPlan(flags, context) {
			const { env, signal, out } = context;
			const run = {
				...flags.run,
				env,
				log: (0, terminal.$V)(context),
				signal
			};
			const gates = await examineGates(flags.reading.gates, run, {
				isSetInWorkflow: () => true,
				day: (0, clock._)(Date.now()),
				live: false,
				asksHost: false
			});
			return print(checkPlan(gates), gates, flags.format, out);
		}
		async function print(checks, gates, format, out) {
			const ok = checks.every(({ mark }) => mark !== "fail");
			if (format === "json") {
				const demand = gates && {
					total: (0, scan_demand.gR)(gates.map((gate) => gate.demand)),
					gates: gates.map(({ key, demand }) => ({
						key,
						total: (0, scan_demand.gR)([demand]),
						...demand
					}))
				};
				const result = (0, snake_case.uc)({
					format: "ai-visibility-doctor",
					ok,
					checks,
					demand
				});
				await out.write(`${JSON.stringify(result, undefined, 2)}\n`);
			} else await out.write((0, terminal.tj)((0, text_text.K)(checkParts(checks)), out));
			return ok ? 0 : 1;
		}
	}),
	7826: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$$: () => proposeOwners,
			nH: () => isWritable,
			zr: () => findOwner
		});
		var _inputs_keywords_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1902);
		var _lib_keyword_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83846);
		var _owners_owner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90872);
		var _owners_scan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65704);
		function proposeOwners(pages, keywords, language) {
			return (0, _owners_scan_js__WEBPACK_IMPORTED_MODULE_2__.z1)(keywords, language).nameOwners(pages, []).map((named, index) => {
				if (named === undefined) return undefined;
				const { fit, certainty } = named;
				const owner = (0, _owners_owner_js__WEBPACK_IMPORTED_MODULE_1__.ov)(named);
				return isWritable(keywords[index] ?? "", owner) ? {
					owner,
					fit,
					certainty
				} : undefined;
			});
		}
		function isWritable(keyword, owner) {
			const line = (0, _lib_keyword_line_js__WEBPACK_IMPORTED_MODULE_3__.n)({
				keyword,
				owner
			});
			const read = (0, _inputs_keywords_js__WEBPACK_IMPORTED_MODULE_0__.Xv)([line]);
			const [same] = "keywords" in read ? read.keywords : [];
			return same?.owner?.path === owner.path && same.owner.heading === owner.heading && !line.includes("${{");
		}
		function findOwner(pages, { path, heading }) {
			const page = pages.find((page) => page.path === path && page.owner === undefined);
			if (page === undefined) return "no-page";
			if (heading === undefined || (0, _owners_owner_js__WEBPACK_IMPORTED_MODULE_1__.tF)(page.content.title) === (0, _owners_owner_js__WEBPACK_IMPORTED_MODULE_1__.tF)(heading)) return "page";
			return (0, _owners_owner_js__WEBPACK_IMPORTED_MODULE_1__.rv)(page, heading) === undefined ? "no-heading" : "page";
		}
	}),
	20665: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			W1: () => findRepository,
			_q: () => surveySite
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var zod__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2503);
		var _checkout_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42701);
		var _checkout_remote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71151);
		var _checkout_work_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82573);
		var _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98157);
		var _lib_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13963);
		var _lib_json_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(80292);
		var _sites_corpus_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(76644);
		var _sites_language_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(74285);
		var _sites_selection_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(78698);
		async function findRepository(folder) {
			try {
				const root = (await (0, _checkout_git_js__WEBPACK_IMPORTED_MODULE_1__.$Y)({ folder }, ["rev-parse", "--show-toplevel"])).trim();
				const subfolder = (await (0, _checkout_git_js__WEBPACK_IMPORTED_MODULE_1__.$Y)({ folder }, ["rev-parse", "--show-prefix"])).trim().replace(/\/$/, "");
				return {
					root,
					hasGit: true,
					subfolder
				};
			} catch (error) {
				if (!(error instanceof _errors_avg_error_js__WEBPACK_IMPORTED_MODULE_4__.dH)) throw error;
				return {
					root: (0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(folder),
					hasGit: false,
					subfolder: ""
				};
			}
		}
		const PASSAGES_FOR_BRAND = 20;
		const MAX_BYTES = 2e5;
		const CNAMES = [
			"CNAME",
			"docs/CNAME",
			"static/CNAME",
			"public/CNAME"
		];
		async function surveySite(checkout, hasGit) {
			const selection = (0, _sites_selection_js__WEBPACK_IMPORTED_MODULE_8__.P1)([], []);
			const source = await (0, _checkout_work_tree_js__WEBPACK_IMPORTED_MODULE_3__.wr)(checkout, selection);
			const pages = source.files.map(({ path }) => path);
			const originals = findOriginals(pages);
			const own = new Set(originals?.paths ?? pages);
			const corpus = await (0, _sites_corpus_js__WEBPACK_IMPORTED_MODULE_6__.xe)({
				...source,
				files: source.files.filter(({ path }) => own.has(path))
			}, {
				competitors: [],
				siteUrls: []
			}, checkout.signal);
			return {
				sites: corpus.sites,
				cname: await readFirst(checkout, CNAMES),
				package: parsePackage(await readFirst(checkout, ["package.json"])),
				pages,
				pageLanguage: originals?.language ?? (0, _sites_language_js__WEBPACK_IMPORTED_MODULE_7__.iG)(corpus.pages),
				repository: hasGit ? (await (0, _checkout_remote_js__WEBPACK_IMPORTED_MODULE_2__.Z)(checkout))?.repository : undefined,
				folderName: (0, node_path__WEBPACK_IMPORTED_MODULE_0__.basename)((0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(checkout.folder)),
				texts: corpus.pages.flatMap(({ content: { title, passages } }) => [title, ...passages.slice(0, PASSAGES_FOR_BRAND).map(({ text }) => text)])
			};
		}
		async function readFirst({ folder }, paths) {
			for (const path of paths) {
				const file = await (0, _lib_files_js__WEBPACK_IMPORTED_MODULE_5__.EW)(folder, path, MAX_BYTES).catch(() => undefined);
				if (file !== undefined && "text" in file) return file.text;
			}
			return undefined;
		}
		const text = zod__WEBPACK_IMPORTED_MODULE_9__.YjP().optional().catch(undefined);
		const packageSchema = zod__WEBPACK_IMPORTED_MODULE_9__._H3({
			name: text,
			homepage: text
		}).catch({});
		function parsePackage(file = "") {
			return packageSchema.parse((0, _lib_json_js__WEBPACK_IMPORTED_MODULE_10__.q)(file));
		}
		const LANGUAGE = "(?:ar|bg|bn|ca|cs|da|de|el|en|es|fa|fi|fr|he|hi|hu|id|it|ja|ko|nb|nl|no|pl|pt|ro|ru|sv|th|tr|uk|vi|zh)(?:[-_][a-z]{2,4}){0,2}";
		const FOLDER = new RegExp(`(?:^|/)${LANGUAGE}(?=/)`, "i");
		const SUFFIX = new RegExp(`[._-](${LANGUAGE})(?=\\.[a-z]+$)`, "i");
		const MIN_MIRRORED = 2;
		function findOriginals(paths) {
			const marked = paths.map((path) => {
				const mark = SUFFIX.exec(path)?.[0].slice(1) ?? FOLDER.exec(path)?.[0].replace("/", "");
				return {
					path,
					language: mark?.toLowerCase(),
					page: path.replace(SUFFIX, "").replace(FOLDER, "")
				};
			});
			const groups = [...Map.groupBy(marked, ({ page }) => page.replace(/^\//, "")).values()];
			const mirrored = groups.filter((group) => group.length > 1);
			if (mirrored.length < MIN_MIRRORED) return undefined;
			const counts = [...Map.groupBy(mirrored.flat(), ({ language }) => language)].toSorted(([, one], [, other]) => other.length - one.length);
			const most = mirrored.length / 2;
			const frequent = counts.filter(([, { length }]) => length > most).map(([name]) => name);
			const [[commonest] = [undefined]] = counts;
			let language = frequent.includes("en") ? "en" : commonest;
			if (frequent.includes(undefined)) language = undefined;
			return {
				language,
				paths: marked.filter((page) => page.language === language).map(({ path }) => path)
			};
		}
	}),
	79836: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { g: () => readYaml });
		var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
		const MAX_ALIASES = 1e3;
		const MAX_NAMES = 1e3;
		const MAX_VALUES = 3e5;
		const MAX_SYNTAX_PROBLEMS = 10;
		function readYaml(path, text) {
			const lineCounter = new yaml__WEBPACK_IMPORTED_MODULE_0__.HN();
			const options = {
				schema: "failsafe",
				uniqueKeys: false,
				prettyErrors: false,
				lineCounter
			};
			const document = (0, yaml__WEBPACK_IMPORTED_MODULE_0__.Tp)(text, options);
			const toPlace = (offset) => {
				const { line, col } = lineCounter.linePos(offset);
				return {
					path,
					line: Math.max(1, line),
					column: Math.max(1, col)
				};
			};
			const locateNode = (node) => toPlace(((0, yaml__WEBPACK_IMPORTED_MODULE_0__.Ll)(node) ? node.range?.[0] : undefined) ?? 0);
			const problems = [...document.errors, ...document.warnings].slice(0, MAX_SYNTAX_PROBLEMS).map(({ message, pos }) => ({
				place: toPlace(pos[0]),
				allowed: `YAML: ${message.split("\n", 1)[0]}`
			}));
			const report = (node, allowed) => void problems.push({
				place: locateNode(node),
				allowed
			});
			const refuse = () => ({
				value: undefined,
				problems,
				locate: () => toPlace(0)
			});
			if (problems.length > 0) return refuse();
			let aliases = 0;
			let isUnusable = false;
			(0, yaml__WEBPACK_IMPORTED_MODULE_0__.YR)(document, {
				Alias(_, alias) {
					aliases += 1;
					if (aliases > MAX_ALIASES) report(alias, `at most ${MAX_ALIASES} aliases`);
					return aliases > MAX_ALIASES ? yaml__WEBPACK_IMPORTED_MODULE_0__.YR.BREAK : undefined;
				},
				Scalar(_, scalar) {
					if (typeof scalar.value !== "string") report(scalar, "a text without a tag");
				},
				Seq(_, { items }) {
					for (const item of items) if (isMissing(item)) report(item, NO_VALUE);
				},
				Map(_, map) {
					if (map.items.length > MAX_NAMES) {
						report(map, `at most ${MAX_NAMES} names`);
						isUnusable = true;
					}
					const names = new Set();
					for (const { key, value } of map.items) {
						const name = (0, yaml__WEBPACK_IMPORTED_MODULE_0__.jn)(key) ? key.value : undefined;
						if (typeof name !== "string") {
							report(key ?? map, "a name before the colon");
							isUnusable = true;
						} else if (names.has(name)) report(key, `${name} once`);
						else if (isMissing(value)) report(key, NO_VALUE);
						names.add(name);
					}
				}
			});
			if (isUnusable || aliases > MAX_ALIASES) return refuse();
			try {
				const value = document.toJS({ maxAliasCount: -1 });
				if (countValues(value, new Map()) <= MAX_VALUES) return {
					value,
					problems,
					locate
				};
				report(document.contents, `at most ${MAX_VALUES} values, those of aliases included`);
			} catch (error) {
				if (!(error instanceof ReferenceError)) throw error;
				report(document.contents, `YAML: ${error.message}`);
			}
			return refuse();
			function locate(steps, part) {
				const holder = document.getIn(steps.slice(0, -1), true);
				if (part === "name" && (0, yaml__WEBPACK_IMPORTED_MODULE_0__.jh)(holder)) {
					const pair = holder.items.find(({ key }) => (0, yaml__WEBPACK_IMPORTED_MODULE_0__.jn)(key) && key.value === steps.at(-1));
					if (pair !== undefined) return locateNode(pair.key);
				}
				const node = document.getIn(steps, true);
				return (0, yaml__WEBPACK_IMPORTED_MODULE_0__.Ll)(node) || steps.length === 0 ? locateNode(node) : locate(steps.slice(0, -1));
			}
		}
		const NO_VALUE = "a value; '' or [] for none";
		function isMissing(node) {
			if (!(0, yaml__WEBPACK_IMPORTED_MODULE_0__.jn)(node)) return !(0, yaml__WEBPACK_IMPORTED_MODULE_0__.Ll)(node);
			return node.type === "PLAIN" && /^(~|null)?$/i.test(node.source ?? "");
		}
		function countValues(value, known) {
			if (typeof value !== "object" || value === null) return 1;
			const before = known.get(value);
			if (before !== undefined) return before;
			known.set(value, Number.POSITIVE_INFINITY);
			const sum = Object.values(value).reduce((count, inner) => count + countValues(inner, known), 1);
			known.set(value, sum);
			return sum;
		}
	}),
	93256: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { createDispatcher: () => createDispatcher });
		var undici__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68464);
		var _proxy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31273);
		function createDispatcher(env, request, own = {}) {
			const options = {
				...own,
				headersTimeout: 0,
				bodyTimeout: 0
			};
			const proxies = (0, _proxy_js__WEBPACK_IMPORTED_MODULE_1__.r)(env, request);
			if (proxies === undefined) return new undici__WEBPACK_IMPORTED_MODULE_0__.Agent(options);
			const { emitWarning } = process;
			try {
				process.emitWarning = () => {};
				return new undici__WEBPACK_IMPORTED_MODULE_0__.EnvHttpProxyAgent({
					...options,
					...proxies
				});
			} finally {
				process.emitWarning = emitWarning;
			}
		}
	}),
	94857: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { findHostBlocks: () => findHostBlocks });
		var node_dns__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40610);
		var _checkout_work_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82573);
		var _client_download_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48583);
		var _client_fetch_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82105);
		var _lib_clock_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94570);
		var _sites_folder_rules_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7325);
		var _sites_indexing_robots_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34799);
		var _sites_selection_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(78698);
		const MAX_BYTES = 500 * 1024;
		const MAX_MILLISECONDS = 2e4;
		const REFUSALS = [
			401,
			403,
			429,
			503
		];
		async function findHostBlocks({ service, hostCheck }, { workspace, env, signal }, ownOrigin) {
			if (!("siteUrls" in service) || !hostCheck || service.siteUrls.length === 0) return undefined;
			const [site] = service.siteUrls;
			const path = service.owners[0]?.path ?? (site?.folder ? `${site.folder}/index.md` : "index.md");
			const url = (0, _sites_folder_rules_js__WEBPACK_IMPORTED_MODULE_5__.bb)(path, undefined, service.siteUrls);
			if (!URL.canParse(url)) return undefined;
			const own = await readOwnRules(service.content, {
				folder: workspace,
				signal
			});
			const page = {
				path,
				url,
				addresses: undefined
			};
			const limited = AbortSignal.any([signal, AbortSignal.timeout(MAX_MILLISECONDS)]);
			const get = (address) => request(address, env, limited, ownOrigin);
			const robots = await get(new URL("/robots.txt", url).href);
			const reply = await get(url);
			const hosted = robots?.status === 200 ? (0, _sites_indexing_robots_js__WEBPACK_IMPORTED_MODULE_6__.O9)("robots.txt", robots.text) : undefined;
			const known = new Set(own.robots.flatMap((file) => (0, _sites_indexing_robots_js__WEBPACK_IMPORTED_MODULE_6__.yM)(page, [file])).map(({ crawler }) => crawler));
			const found = hosted === undefined || own.hasUnknownRules ? [] : (0, _sites_indexing_robots_js__WEBPACK_IMPORTED_MODULE_6__.yM)(page, [hosted]);
			const added = found.filter(({ crawler }) => !known.has(crawler));
			const blocks = [];
			for (const [evidence, blocked] of Map.groupBy(added, (block) => block.evidence)) {
				blocks.push({
					way: "robots",
					evidence,
					crawlers: blocked.map(({ crawler }) => crawler)
				});
			}
			const tag = reply?.header("x-robots-tag") ?? "";
			if (/\b(?:noindex|none)\b/i.test(tag) && !own.setsHeader) {
				blocks.push({
					way: "header",
					crawlers: [],
					evidence: `X-Robots-Tag: ${tag.slice(0, 200)}`
				});
			}
			if (reply !== undefined && REFUSALS.includes(reply.status)) {
				blocks.push({
					way: "status",
					crawlers: [],
					evidence: `${reply.status}`
				});
			}
			return blocks.length === 0 ? undefined : {
				url,
				blocks
			};
		}
		async function readOwnRules(content, checkout) {
			const source = await (0, _checkout_work_tree_js__WEBPACK_IMPORTED_MODULE_1__.wr)(checkout, (0, _sites_selection_js__WEBPACK_IMPORTED_MODULE_7__.P1)(content, []));
			const texts = [];
			for await (const reading of source.read(source.siteFiles)) {
				if ("text" in reading) texts.push({
					path: reading.file.path,
					text: reading.text
				});
			}
			const files = texts.filter(({ path }) => path.endsWith("robots.txt"));
			const robots = files.flatMap(({ path, text }) => (0, _sites_indexing_robots_js__WEBPACK_IMPORTED_MODULE_6__.O9)(path, text) ?? []);
			return {
				robots,
				hasUnknownRules: robots.length < files.length,
				setsHeader: texts.some(({ text }) => /x-robots-tag/i.test(text))
			};
		}
		async function request(url, env, signal, ownOrigin) {
			const fetcher = (0, _client_fetch_file_js__WEBPACK_IMPORTED_MODULE_3__.K)({
				baseUrl: ownOrigin ?? "https://host-check.invalid",
				keyHeaders: () => ({}),
				redact: (text) => text,
				clock: _lib_clock_js__WEBPACK_IMPORTED_MODULE_4__.m,
				env,
				lookup: node_dns__WEBPACK_IMPORTED_MODULE_0__.lookup
			});
			try {
				const { body, header } = await fetcher.fetch(url, signal);
				const decoder = new TextDecoder();
				let text = "";
				for await (const chunk of body) {
					text += decoder.decode(chunk, { stream: true });
					if (text.length > MAX_BYTES) break;
				}
				return {
					status: 200,
					header,
					text
				};
			} catch (error) {
				if (!(error instanceof _client_download_error_js__WEBPACK_IMPORTED_MODULE_2__.n) || error.details.status === undefined) return undefined;
				return {
					status: error.details.status,
					header: () => "",
					text: ""
				};
			} finally {
				await fetcher.close();
			}
		}
	})
};
;
