"use strict";
exports.id = 8656;
exports.ids = [8656, 3256];
exports.modules = {
	82105: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { K: () => createFileFetcher });
		var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37067);
		var node_net__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77030);
		var _lib_http_addresses_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97925);
		var _lib_http_dispatcher_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93256);
		var _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22380);
		var _lib_http_proxy_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(31273);
		var _lib_http_retry_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(94135);
		var _lib_until_aborted_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(47222);
		var _lib_web_url_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(73530);
		var _download_error_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(48583);
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
			const show = (url) => (0, _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_4__.Kb)(redact(isHttp(url) ? url.origin + url.pathname : url.protocol));
			const lookup = (0, _lib_http_addresses_js__WEBPACK_IMPORTED_MODULE_2__.qr)(options.lookup);
			const own = (0, _lib_http_dispatcher_js__WEBPACK_IMPORTED_MODULE_3__.createDispatcher)(env, `GET ${origin}`);
			const others = (0, _lib_http_dispatcher_js__WEBPACK_IMPORTED_MODULE_3__.createDispatcher)(env, `GET ${origin}`, { connect: { lookup } });
			function findRefusal(url, from) {
				const isOwn = url.origin === origin;
				const host = hostOf(url);
				if (url.protocol !== "https:" && !(isOwn && (0, _lib_web_url_js__WEBPACK_IMPORTED_MODULE_8__.U9)(url.hostname))) return "not https";
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
				if (!isOwn && (0, node_net__WEBPACK_IMPORTED_MODULE_1__.isIP)(hostOf(url)) === 0 && (0, _lib_http_proxy_js__WEBPACK_IMPORTED_MODULE_5__.j)(env)) await (0, _lib_until_aborted_js__WEBPACK_IMPORTED_MODULE_9__.E)(requirePublic(url), signal);
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
				if (!URL.canParse(start)) throw new _download_error_js__WEBPACK_IMPORTED_MODULE_7__.n({
					kind: "refused",
					url: "",
					detail: "not a URL"
				});
				let url = new URL(start);
				let from;
				let withKey = true;
				for (let redirects = 0;; redirects += 1) {
					const failed = (details) => new _download_error_js__WEBPACK_IMPORTED_MODULE_7__.n({
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
						throw (0, _download_error_js__WEBPACK_IMPORTED_MODULE_7__.S)(error, show(url), signal, redact);
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
							detail: `its content-encoding is ${(0, _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_4__.Kb)(redact(encoding))}`
						});
					}
					if (!REDIRECTS.has(status)) {
						const retryAfter = (0, _lib_http_retry_js__WEBPACK_IMPORTED_MODULE_6__.D$)(header("retry-after"), clock.wallTime());
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
	8656: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			doctor: () => doctor,
			printPlan: () => printPlan
		});
		var promises_ = __webpack_require__(51455);
		var external_node_path_ = __webpack_require__(76760);
		var work_tree = __webpack_require__(82573);
		var dist = __webpack_require__(38815);
		var propose_owners = __webpack_require__(7826);
		var inputs_keywords = __webpack_require__(1902);
		var yaml_file = __webpack_require__(79836);
		var keyword_line = __webpack_require__(83846);
		var cited_pages = __webpack_require__(48929);
		var owners_owner = __webpack_require__(53314);
		var scan = __webpack_require__(65704);
		var sites_corpus = __webpack_require__(76644);
		var common_words = __webpack_require__(54715);
		var connection = __webpack_require__(92730);
		var engines_engines = __webpack_require__(11094);
		var avg_error = __webpack_require__(25988);
		var find_blocker = __webpack_require__(46864);
		var read_gates = __webpack_require__(94931);
		var unknown_names = __webpack_require__(84771);
		var plain_text = __webpack_require__(57854);
		var documents = __webpack_require__(7794);
		var lib_escape = __webpack_require__(68989);
		var document_checks = __webpack_require__(79636);
		var faults = __webpack_require__(49002);
		var baseline = __webpack_require__(98538);
		var numbers = __webpack_require__(88871);
		var words = __webpack_require__(72072);
		var check_host = __webpack_require__(94857);
		var log_run = __webpack_require__(78204);
		var open_service = __webpack_require__(53474);
		var read_pages = __webpack_require__(59690);
		var describe_site = __webpack_require__(42433);
		var errors_service = __webpack_require__(30281);
		var answers = __webpack_require__(69138);
		var count_answers = __webpack_require__(84541);
		;
		function listVendors({ service, engines }) {
			if ("baseUrl" in service) return [];
			return [...new Set(engines.flatMap((engine) => vendorOf(engine) ?? []))];
		}
		async function askOnce(settings, asked, context) {
			const { service, brand, language } = settings;
			const open = listAccounts(settings, context.env).filter((account) => !asked.has(account));
			for (const account of open) asked.add(account);
			if (open.length === 0) return [];
			const isHosted = "baseUrl" in service;
			const engines = settings.engines.filter((engine) => isHosted || open.includes(vendorOf(engine) ?? ""));
			const keywords = settings.keywords.slice(0, 1);
			const timeoutMinutes = isHosted ? Math.min(settings.timeoutMinutes, 1) : settings.timeoutMinutes;
			const opened = await (0, open_service.I)({
				...settings,
				engines,
				keywords,
				timeoutMinutes,
				samples: 1,
				competitors: []
			}, context);
			const request = {
				brand_name: brand,
				keywords,
				language,
				...engines.length > 0 && { engines }
			};
			try {
				const { results } = await opened.service.monitor(request, context.signal);
				return isHosted ? [checkScan(request, results)] : engines.map((engine) => checkEngine(engine, opened));
			} catch (error) {
				if (!isHosted || !(error instanceof errors_service._7)) throw error;
				const { kind, status, code: cause } = error.details;
				if (kind === "timeout" && status === undefined && cause === undefined) {
					const text = `Service: It accepted the connection and sent no answer within ${(0, numbers.pq)(timeoutMinutes * 60, "second")}.`;
					return [(0, document_checks.z6)("fail", text, "Check whether the service runs, or ask its operator.")];
				}
				const { code, what, remedy } = (0, errors_service.VN)(error.details);
				return [(0, document_checks.z6)("fail", `Service: ${(0, errors_service.mP)(error.details)}. ${code}: ${what}`, remedy)];
			} finally {
				await opened.close();
			}
		}
		function listAccounts(settings, env) {
			const { service } = settings;
			if ("baseUrl" in service) return service.apiKey === undefined ? [] : [service.baseUrl];
			return listVendors(settings).filter((vendor) => !("problem" in (0, connection.dC)(vendor, env)));
		}
		function vendorOf(engine) {
			return (0, engines_engines.i)(engine)?.name;
		}
		function checkScan({ keywords, brand_name }, results) {
			const cited = results.filter((result) => result.cited).length;
			const [keyword, brand] = [keywords[0] ?? "", brand_name].map((text) => (0, lib_escape.h0)(text, words.xt));
			if (results.length === 0) {
				const { code, what, remedy } = (0, avg_error.Uc)({ code: "AVG_NO_ANSWERS" });
				return (0, document_checks.z6)("fail", `Service: It scanned “${keyword}”. ${code}: ${what}`, remedy);
			}
			const engines = (0, numbers.pq)(results.length, "engine");
			return (0, document_checks.z6)("pass", `Service: It scanned “${keyword}”: ${cited} of ${engines} cited ${brand}.`);
		}
		function checkEngine(engine, opened) {
			const subject = `Answer of ${(0, lib_escape.h0)(engine, words.xt)}`;
			const records = opened.answers();
			const cost = opened.costs().find((each) => each.engine === engine);
			const isPriced = cost !== undefined && cost.unpriced === 0;
			const paid = isPriced ? `It cost ${cost.costUsd.toFixed(4)} USD.` : "Its cost is not known.";
			const lost = (0, count_answers.XA)(records).missing.find((each) => each.engine === engine);
			if (lost !== undefined) {
				const { code, what, todo } = (0, answers.Xm)(lost);
				const mark = lost.reason.scope === "engine" ? "fail" : "warn";
				const words = `${subject}: ${code}: ${what}`;
				return (0, document_checks.z6)(mark, cost === undefined ? words : `${words} ${paid}`, (0, plain_text.oi)(todo));
			}
			const evaluated = records.filter((record) => record.outcome === "evaluated");
			const answer = evaluated.find((each) => each.engine === engine);
			if (answer === undefined) return (0, document_checks.z6)("warn", `${subject}: It returned no answer.`);
			const answered = `${subject}: ${(0, lib_escape.h0)(answer.model, words.xt)} answered`;
			const vendor = vendorOf(engine);
			if (vendor !== undefined && !engines_engines.s[vendor].givesSources) return (0, document_checks.z6)("pass", `${answered} without sources. ${paid}`);
			const { citedSources: readable, unknownSources: unknown } = answer.content;
			const own = readable.filter(({ owner }) => owner.kind === "own").length;
			const cited = `It cites ${(0, numbers.pq)(readable.length + unknown, "page")}, of which ${readable.length} can be read and ${own} ${own === 1 ? "is" : "are"} yours.`;
			return (0, document_checks.z6)("pass", `${answered}. ${cited} ${paid}`);
		}
		var doctor_owners = __webpack_require__(15752);
		;
		async function examineGates(gates, context, options) {
			const { workspace, signal } = context;
			const asked = new Set();
			const examined = [];
			for (const { key, settings } of gates) {
				const { demand, close } = await (0, open_service.I)(settings, context);
				await close();
				const checks = await checkPages(settings, {
					folder: workspace,
					signal
				});
				if (options !== undefined) {
					checks.push(...checkBrand(settings), ...checkKeys(settings, context.env, options));
					checks.push(...checkHost(await (0, check_host.findHostBlocks)(settings, context, options.ownOrigin)));
					if (options.live) checks.push(...await askOnce(settings, asked, context));
				}
				examined.push({
					key,
					demand: {
						...demand,
						lacksKeys: false
					},
					checks
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
		const ESTIMATE = "Estimate: Based on list prices and on typical tokens and searches for a question. Prices change, and an answer may use several times as many tokens.";
		function checkDemands(gates) {
			const demands = gates.map(({ demand }) => demand);
			const isSingle = gates.length === 1;
			const checks = mergeChecks(gates, ({ demand }) => (0, log_run.nq)(demand).map(({ code, what, remedy }) => (0, document_checks.z6)("warn", `Limits and cost: ${code}: ${what}`, remedy)));
			const byRequests = Map.groupBy(gates, ({ key, demand: { address, engines } }) => address === undefined ? JSON.stringify(engines.map(({ questions }) => questions)) : key);
			const groups = [...byRequests.values()];
			for (const group of groups.length === 1 && !isSingle ? [] : groups) {
				const [first] = group;
				if (first === undefined) continue;
				const keys = group.map(({ key }) => (0, lib_escape.h0)(key, words.xt)).join(", ");
				const { address, keywords, scans, maxCost } = first.demand;
				const asked = `${(0, numbers.pq)(keywords.length, "keyword")} in ${(0, numbers.pq)(scans, "scan")}. `;
				const text = `${address === undefined ? "" : asked}${(0, log_run.H4)([first.demand])}`;
				const blocker = (0, find_blocker.g5)({
					...first.demand,
					maxCost: isSingle ? maxCost : undefined
				});
				checks.push(checkDemand(isSingle ? "" : ` of ${keys}`, text, [blocker]));
			}
			if (!isSingle) {
				const blockers = [...(0, find_blocker.y2)(demands), (0, find_blocker.Au)(demands)];
				checks.push(checkDemand(` of all ${(0, numbers.pq)(gates.length, "gate")}`, (0, log_run.H4)(demands), blockers));
			}
			if (demands.some(({ engines }) => engines.length > 0)) checks.push((0, document_checks.z6)("report", ESTIMATE));
			return checks;
		}
		function checkDemand(of, demand, found) {
			const blockers = found.filter((blocker) => blocker !== undefined);
			const text = `Limits and cost${of}: ${demand}`;
			if (blockers.length === 0) return (0, document_checks.z6)("pass", text);
			return (0, document_checks.z6)("fail", text, blockers.map((blocker) => (0, avg_error.hw)((0, baseline.Gj)(blocker, true))).join(" "));
		}
		async function checkPages(settings, checkout) {
			const { service, brand, engines, language, keywords, baseline } = settings;
			const readsPages = engines.length === 0 || !engines.every(engines_engines.i);
			if (!("content" in service) || !readsPages) return [];
			try {
				const corpus = await readGatePages(service, language, checkout);
				const site = checkSite(corpus, service.content);
				const citations = (0, doctor_owners.V7)(await (0, doctor_owners.v3)(corpus, brand, checkout), service.owners);
				if (baseline.source.kind !== "base") return [...site, ...citations];
				const owners = (0, doctor_owners.Dc)(corpus, {
					brand,
					keywords,
					owners: service.owners,
					language
				});
				return [
					...site,
					...owners,
					...citations
				];
			} catch (error) {
				if (!(error instanceof avg_error.dH)) throw error;
				const { what, remedy } = (0, avg_error.Uc)(error.details, true);
				return [(0, document_checks.z6)("fail", `Pages: ${what}`, remedy)];
			}
		}
		function readGatePages(service, language, checkout) {
			return (0, read_pages.n4)(checkout, {
				...service,
				competitors: service.competitorFolders,
				language
			});
		}
		function checkSite(corpus, content) {
			const generator = corpus.sites[0]?.generator.name ?? "NAME";
			const folder = (0, describe_site.B)(corpus, content);
			const addresses = `generator: none with site-url: ${folder === "" ? "" : `${(0, lib_escape.h0)(folder)} = `}https://HOST/{path}`;
			const question = `Is this right? If not, correct it in ${unknown_names.tF}: generator: ${generator}, content: FOLDER/** or, for addresses, ${addresses}. Then look at three addresses with the command addresses.`;
			const rows = (0, describe_site.x)(corpus, content);
			return rows.map(([label, value], index) => (0, document_checks.z6)("report", `${label}: ${value}`, index === rows.length - 1 ? question : ""));
		}
		function checkHost(found) {
			if (found === undefined) return [];
			const { headline, added, lines, todo } = (0, faults.Ys)(found);
			const text = `Host: ${(0, plain_text.oi)(headline)}. ${lines.map(plain_text.oi).join(" ")} ${added}`;
			return [(0, document_checks.z6)("warn", text, (0, plain_text.oi)(todo))];
		}
		function checkBrand(settings) {
			const { brand, service } = settings;
			const isAmbiguous = "content" in service && service.brandAliases.length === 0 && (0, common_words.Lu)(brand);
			if (!isAmbiguous || listVendors(settings).length === 0) return [];
			const name = (0, lib_escape.h0)(brand, words.xt);
			const text = `Names: ${name} is also a common word or name. Only a mention with a capital letter and a sign that it is a name counts.`;
			const todo = `Give longer names of ${name} in brand-aliases. See ${documents.f}/live-engines#homes-of-a-brand`;
			return [(0, document_checks.z6)("warn", text, todo)];
		}
		function checkKeys(settings, env, options) {
			const { service } = settings;
			if ("baseUrl" in service) {
				const missing = service.apiKey === undefined ? [read_gates.$_] : [];
				const line = `api-key: \${{ secrets.${read_gates.$_} }} under with:`;
				return [checkKey("the service", missing, line, options)];
			}
			return listVendors(settings).map((engine) => {
				const read = (0, connection.dC)(engine, env);
				const missing = "problem" in read && read.problem.kind === "missing" ? read.problem.variables : [];
				const line = `${missing[0]}: \${{ secrets.${missing[0]} }} under env:`;
				return checkKey(engine, missing, line, options);
			});
		}
		function checkKey(of, missing, line, { variables, live }) {
			if (missing.length === 0) return (0, document_checks.z6)("pass", `Key of ${of}: It is set.`);
			const names = missing.join(" or ");
			if (missing.some((name) => variables.includes(name))) {
				const text = `Key of ${of}: ${names} is not set here. The workflow sets it from a secret.`;
				if (!live) return (0, document_checks.z6)("report", text);
				return (0, document_checks.z6)("fail", `${text} Without the key, nothing was asked.`, `Set ${names} at this terminal.`);
			}
			const todo = `Write ${line} of the step, and store the secret. At a terminal, set ${names}.`;
			return (0, document_checks.z6)("fail", `Key of ${of}: ${names} is not set.`, todo);
		}
		;
		async function findOpenQuestions({ service, keywords, brand, language }, checkout) {
			if (!("content" in service)) return [];
			const corpus = await readGatePages(service, language, checkout);
			const { pages } = corpus;
			const { located } = await (0, doctor_owners.v3)(corpus, brand, checkout);
			const citedOwners = (0, cited_pages.px)(located);
			const confirmed = service.owners.filter((owner) => (0, owners_owner.YA)(pages, owner) === "page");
			const open = keywords.filter((keyword) => confirmed.every((owner) => owner.keyword !== keyword));
			const proposals = (0, propose_owners.$)(pages, open, {
				brand,
				language
			});
			const answers = (0, scan.Gw)(pages, open, language).keywords;
			return open.map((keyword, index) => {
				const cited = citedOwners.get(keyword);
				const proposed = proposals[index]?.owner;
				const answering = (answers[index]?.sentences ?? []).flatMap(({ page }) => (0, sites_corpus.NP)(page) ? [{ path: page.path }] : []);
				const section = proposed?.path === cited?.name ? proposed : undefined;
				const mostCited = cited && {
					...section,
					path: cited.name,
					answers: cited.answers
				};
				const named = [
					mostCited,
					proposed,
					...answering
				].filter((owner) => owner !== undefined);
				const byPath = Map.groupBy(named, ({ path }) => path);
				const candidates = [...byPath.values()].flatMap(([first]) => first ?? []);
				const isConfirmable = (owner) => (0, inputs_keywords.nH)(keyword, owner) && (0, owners_owner.YA)(pages, owner) === "page";
				return {
					keyword,
					candidates: candidates.filter(isConfirmable)
				};
			});
		}
		function writeOwner(config, gate, { keyword, ...owner }) {
			const document = (0, dist.Tp)(config, { schema: "failsafe" });
			const gates = document.get("gates");
			const own = (0, dist.oP)(gates) ? gates.items.find((item) => item.get("key") === gate) : undefined;
			const keywords = own?.get("keywords", true) ?? document.get("keywords", true);
			if (!(0, dist.oP)(keywords) || keywords.flow === true) return undefined;
			const item = keywords.items.find((item) => (0, dist.Ll)(item) && isAbout(item.toJS(document), keyword));
			const last = (0, dist.jh)(item) ? item.items.at(-1)?.value : item;
			if (!(0, dist.Ll)(item) || !(0, dist.jn)(last) || !item.range || !last.range) return undefined;
			if ((0, dist.jh)(item) && item.has("keyword")) return undefined;
			const line = (0, dist.jh)(item) ? Object.entries(item.toJS(document)).flat().join(": ") : `${last.value}`;
			const name = `${line.replace(/\|\s*owner\s*:.*$/is, "").trimEnd()} | owner`;
			const before = config.slice(0, item.range[0]).split("\n");
			while (isProposal(before.at(-2), keyword)) before.splice(-2, 1);
			const written = (0, dist.As)({ [name]: (0, keyword_line.V)(owner) }, { lineWidth: 0 }).trimEnd();
			return `${before.join("\n")}${written}${config.slice(last.range[1])}`;
		}
		function isProposal(line = "", keyword) {
			const [, item = ""] = /^\s*#(- .*)/.exec(line) ?? [];
			const { value } = (0, yaml_file.g)("", item);
			return Array.isArray(value) && isAbout(value[0], keyword);
		}
		function isAbout(item, keyword) {
			const read = inputs_keywords.M$.safeParse([item]);
			return read.data?.some((each) => "keyword" in each && each.keyword === keyword) ?? false;
		}
		var schemas = __webpack_require__(27597);
		var workflow = __webpack_require__(64506);
		var files = __webpack_require__(13963);
		;
		const WORKFLOWS = ".github/workflows";
		const MAX_WORKFLOW_BYTES = 1024 * 1024;
		async function readWorkflows(root) {
			const folder = await (0, files.LI)(root, WORKFLOWS).catch(() => undefined);
			const names = folder === undefined ? [] : await (0, promises_.readdir)(folder).catch(() => []);
			const paths = names.filter((name) => /\.ya?ml$/.test(name)).map((name) => `${WORKFLOWS}/${name}`);
			const steps = paths.sort().map(async (path) => {
				const file = await (0, files.EW)(root, path, MAX_WORKFLOW_BYTES).catch(() => undefined);
				return file !== undefined && "text" in file ? readGateSteps(path, file.text) : [];
			});
			return (await Promise.all(steps)).flat();
		}
		const textSchema = schemas.KCZ([
			schemas.YjP(),
			schemas.aig(),
			schemas.zMY()
		]).transform(String);
		const variablesSchema = schemas.g1P(schemas.YjP(), schemas.L5J()).nullish().catch(undefined);
		const stepSchema = schemas._H3({
			uses: schemas.YjP().optional().catch(undefined),
			with: schemas.g1P(schemas.YjP(), textSchema.catch("")).nullish().catch(undefined),
			env: variablesSchema
		});
		const jobSchema = schemas._H3({
			env: variablesSchema,
			steps: schemas.YOg(stepSchema.catch({
				uses: undefined,
				with: undefined,
				env: undefined
			})).catch([])
		});
		const workflowSchema = schemas._H3({
			env: variablesSchema,
			jobs: schemas.g1P(schemas.YjP(), jobSchema)
		});
		const ACTION = /(?:^|\/)ai-visibility-gate@|^[.$]\/\.?$/;
		const COPY = /^(?!actions\/)[\w.-]+\/[\w.-]+@[0-9a-f]{40}$/;
		function readGateSteps(path, text) {
			const { env, jobs = {} } = workflowSchema.safeParse((0, yaml_file.g)(path, text).value).data ?? {};
			const mayBeCopy = [
				workflow.A8,
				workflow.Ef,
				workflow.qs
			].includes(path);
			return Object.values(jobs).flatMap((job) => {
				const own = job.steps.filter(({ uses = "" }) => ACTION.test(uses) || mayBeCopy && COPY.test(uses));
				return own.map((step) => {
					const entries = Object.entries(step.with ?? {}).map(([name, value]) => [name.toLowerCase(), value]);
					const inputs = Object.fromEntries(entries);
					return {
						inputs,
						variables: [
							env,
							job.env,
							step.env
						].flatMap((each) => Object.keys(each ?? {}))
					};
				});
			});
		}
		var describe_inputs = __webpack_require__(69845);
		var given_values = __webpack_require__(76100);
		var text_text = __webpack_require__(40219);
		var lib_numbers = __webpack_require__(46958);
		var snake_case = __webpack_require__(33541);
		var scan_demand = __webpack_require__(83721);
		var local_run = __webpack_require__(89667);
		var flags = __webpack_require__(90218);
		var cli_prompts = __webpack_require__(42174);
		var terminal = __webpack_require__(95657);
		;
		async function doctor(argv, context) {
			try {
				return await runDoctor((0, flags.b)(argv, "doctor"), context);
			} catch (error) {
				if (!(error instanceof given_values.aV)) throw error;
				return (0, terminal.sB)(error.problems, context.err);
			}
		}
		async function runDoctor({ texts, problems }, context) {
			const { out, err, env, folder, signal, prompts } = context;
			const { live, confirm, format = "text", ...inputs } = texts;
			const asksPerson = confirm === "true";
			if (asksPerson && prompts === undefined) {
				const allowed = "a terminal to ask at. Without one, write the lines that doctor prints into keywords";
				problems.push({
					input: "confirm",
					given: undefined,
					allowed
				});
			}
			if (problems.length > 0) throw new given_values.aV(problems);
			const { root, hasGit } = await (0, work_tree.vE)(folder);
			const run = {
				...(0, local_run.O)(root),
				env,
				log: (0, terminal.$V)(context),
				signal
			};
			if (asksPerson && prompts !== undefined) return confirmOwners(inputs, run, prompts, out);
			const { checks, gates } = await (0, terminal.lc)(err, "Reading the pages", () => diagnose(run, {
				hasGit,
				texts: inputs,
				live: live === "true"
			}));
			return print(checks, gates, format, out);
		}
		async function diagnose(context, { hasGit, texts, live }) {
			const [step] = await readWorkflows(context.workspace);
			const unused = "Workflow: No workflow in .github/workflows uses ai-visibility-gate.";
			const checks = step === undefined ? [(0, document_checks.z6)("warn", unused, "Write one: ai-visibility-gate init.")] : [];
			const { inputs = {}, variables = [] } = step ?? {};
			if (inputs["api-key"] !== undefined) variables.push(read_gates.$_);
			const known = Object.entries(inputs).filter(([, text]) => !text.includes("${{"));
			try {
				const given = {
					...Object.fromEntries(known),
					...texts,
					mode: ""
				};
				const reading = await (0, read_gates.D6)(given, {
					...context,
					hostedKey: context.env[read_gates.$_]
				});
				const gates = await examineGates(reading.gates, context, {
					variables,
					live
				});
				if (!hasGit && reading.gates.some(comparesPages)) {
					const text = "Checkout: The folder is not inside a git checkout.";
					checks.push((0, document_checks.z6)("fail", text, "Start in a folder of the repository."));
				}
				return {
					checks: [...checks, ...checkGates(gates)],
					gates
				};
			} catch (error) {
				if (!(error instanceof given_values.aV)) throw error;
				const [, ...lines] = (0, describe_inputs.jv)(error.problems);
				return { checks: [...checks, ...lines.map((line) => (0, document_checks.z6)("fail", `Inputs: ${line}`, "Correct the input."))] };
			}
		}
		async function confirmOwners(inputs, run, prompts, out) {
			const { config, gates } = await (0, read_gates.D6)({
				...inputs,
				mode: ""
			}, run);
			if (config === undefined) {
				const allowed = "a config file to write into. init writes one";
				throw new given_values.aV([{
					input: "confirm",
					given: undefined,
					allowed
				}]);
			}
			for (const { key, settings } of gates.filter(comparesPages)) {
				const questions = await findOpenQuestions(settings, {
					folder: run.workspace,
					signal: run.signal
				});
				const owners = await askForOwners(questions, prompts);
				let text = await (0, promises_.readFile)((0, external_node_path_.join)(run.workspace, config), "utf8");
				const lines = [];
				for (const { keyword, ...owner } of owners) {
					const written = writeOwner(text, key, {
						keyword,
						...owner
					});
					if (written === undefined) lines.push((0, keyword_line.n)({
						keyword,
						owner
					}));
					text = written ?? text;
				}
				if (owners.length > lines.length) await (0, files.lo)(config, text, run.workspace);
				const confirmed = settings.keywords.length - questions.length + owners.length - lines.length;
				const rest = lines.map((line) => `Write into keywords yourself: ${(0, lib_escape.h0)(line)}\n`);
				const name = gates.length > 1 ? `${key}: ` : "";
				await out.write(`${name}${(0, doctor_owners.vz)(confirmed, settings.keywords.length)}\n${rest.join("")}`);
			}
			return 0;
		}
		function comparesPages({ settings }) {
			return settings.baseline.source.kind === "base";
		}
		async function askForOwners(questions, prompts) {
			const owners = [];
			const asked = questions.filter(({ candidates }) => candidates.length > 0);
			for (const [index, { keyword, candidates }] of asked.entries()) {
				const labels = candidates.map(({ answers, ...owner }, at) => {
					const count = answers === undefined ? "" : ` (cited in ${(0, lib_numbers.pq)(answers, "answer")})`;
					return [String(at + 1), `${(0, lib_escape.h0)((0, keyword_line.V)(owner))}${count}`];
				});
				const message = `Which page owns “${(0, lib_escape.h0)(keyword)}”? (${index + 1} of ${asked.length})`;
				try {
					const choices = Object.fromEntries([...labels, ["n", "None of them"]]);
					const owner = candidates[Number(await (0, cli_prompts.U)(prompts, message, choices)) - 1];
					if (owner !== undefined) owners.push({
						keyword,
						path: owner.path,
						heading: owner.heading
					});
				} catch (error) {
					if (error instanceof Error && error.name === "AbortError") break;
					throw error;
				}
			}
			return owners;
		}
		async function printPlan(flags, context) {
			const { env, signal, out } = context;
			const run = {
				...flags.run,
				env,
				log: (0, terminal.$V)(context),
				signal
			};
			const gates = await examineGates(flags.reading.gates, run);
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
						...demand,
						engines: demand.engines.map(({ questions: { length: answers }, answerUsd, ...engine }) => {
							return {
								...engine,
								answers,
								costUsd: answerUsd && answers * answerUsd
							};
						})
					}))
				};
				const result = (0, snake_case.uc)({
					format: "ai-visibility-doctor",
					ok,
					checks,
					demand
				});
				await out.write(`${JSON.stringify(result, undefined, 2)}\n`);
			} else await out.write((0, terminal.tj)((0, text_text.K8)((0, document_checks.dD)(checks)), out));
			return ok ? 0 : 1;
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
		var _sites_selection_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(33233);
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
