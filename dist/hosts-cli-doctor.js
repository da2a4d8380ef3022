"use strict";
exports.id = 3421;
exports.ids = [3421, 3256];
exports.modules = {
	48583: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			S: () => toDownloadError,
			n: () => DownloadError
		});
		var _lib_http_addresses_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97925);
		var _lib_http_system_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38043);
		class DownloadError extends Error {
			facts;
			constructor(facts) {
				super(`${facts.url || "a download"}: ${facts.detail}`);
				this.name = "DownloadError";
				this.facts = facts;
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
				...(0, _lib_http_system_error_js__WEBPACK_IMPORTED_MODULE_1__.a)(error, redact)
			});
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
					const failed = (facts) => new _download_error_js__WEBPACK_IMPORTED_MODULE_6__.n({
						...facts,
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
	70374: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { findHostBlocks: () => findHostBlocks });
		var node_dns__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40610);
		var _client_download_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48583);
		var _client_fetch_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82105);
		var _lib_clock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94570);
		var _sites_folder_rules_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7325);
		var _sites_indexing_robots_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(34799);
		var _sites_selection_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(78698);
		var _sites_work_tree_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8767);
		const MAX_BYTES = 500 * 1024;
		const MAX_MILLISECONDS = 2e4;
		const REFUSALS = [
			401,
			403,
			429,
			503
		];
		async function findHostBlocks({ service, hostCheck }, context) {
			if (!hostCheck || service.siteUrls.length === 0) return undefined;
			const [site] = service.siteUrls;
			const path = service.owners[0]?.path ?? (site?.folder ? `${site.folder}/index.md` : "index.md");
			const url = (0, _sites_folder_rules_js__WEBPACK_IMPORTED_MODULE_4__.rs)(path, undefined, service.siteUrls);
			if (!URL.canParse(url)) return undefined;
			const own = await readOwnRules(service.content, context);
			const signal = AbortSignal.any([context.signal, AbortSignal.timeout(MAX_MILLISECONDS)]);
			const page = {
				path,
				url,
				addresses: undefined
			};
			const [served, reply] = [await ask(new URL("/robots.txt", url).href, context, signal), await ask(url, context, signal)];
			const hosted = served?.status === 200 ? (0, _sites_indexing_robots_js__WEBPACK_IMPORTED_MODULE_5__.O9)("robots.txt", served.text) : undefined;
			const known = new Set(own.robots.flatMap((file) => (0, _sites_indexing_robots_js__WEBPACK_IMPORTED_MODULE_5__.yM)(page, [file])).map(({ crawler }) => crawler));
			const found = hosted === undefined || own.isUnknown ? [] : (0, _sites_indexing_robots_js__WEBPACK_IMPORTED_MODULE_5__.yM)(page, [hosted]);
			const lines = Map.groupBy(found.filter(({ crawler }) => !known.has(crawler)), ({ evidence }) => evidence);
			const tag = reply?.header("x-robots-tag") ?? "";
			const blocks = [
				...[...lines].map(([evidence, ofLine]) => ({
					...{
						way: "robots",
						evidence
					},
					crawlers: ofLine.map(({ crawler }) => crawler)
				})),
				.../\b(?:noindex|none)\b/i.test(tag) && !own.setsHeader ? [{
					way: "header",
					crawlers: [],
					evidence: `X-Robots-Tag: ${tag.slice(0, 200)}`
				}] : [],
				...reply !== undefined && REFUSALS.includes(reply.status) ? [{
					way: "status",
					crawlers: [],
					evidence: `${reply.status}`
				}] : []
			];
			return blocks.length === 0 ? undefined : {
				url,
				blocks
			};
		}
		async function readOwnRules(content, { workspace, signal }) {
			const source = await (0, _sites_work_tree_js__WEBPACK_IMPORTED_MODULE_7__.wr)({
				folder: workspace,
				signal
			}, (0, _sites_selection_js__WEBPACK_IMPORTED_MODULE_6__.P1)(content, []));
			const texts = [];
			for await (const reading of source.read(source.siteFiles)) {
				if ("text" in reading) texts.push({
					path: reading.file.path,
					text: reading.text
				});
			}
			const files = texts.filter(({ path }) => path.endsWith("robots.txt"));
			const robots = files.flatMap(({ path, text }) => (0, _sites_indexing_robots_js__WEBPACK_IMPORTED_MODULE_5__.O9)(path, text) ?? []);
			return {
				...{
					robots,
					isUnknown: robots.length < files.length
				},
				setsHeader: texts.some(({ text }) => /x-robots-tag/i.test(text))
			};
		}
		async function ask(url, { env, ownOrigin }, signal) {
			const fetcher = (0, _client_fetch_file_js__WEBPACK_IMPORTED_MODULE_2__.K)({
				...{
					baseUrl: ownOrigin ?? "https://host-check.invalid",
					keyHeaders: () => ({})
				},
				...{
					redact: (text) => text,
					clock: _lib_clock_js__WEBPACK_IMPORTED_MODULE_3__.m,
					env,
					lookup: node_dns__WEBPACK_IMPORTED_MODULE_0__.lookup
				}
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
				if (!(error instanceof _client_download_error_js__WEBPACK_IMPORTED_MODULE_1__.n) || error.facts.status === undefined) return undefined;
				return {
					status: error.facts.status,
					header: () => "",
					text: ""
				};
			} finally {
				await fetcher.close();
			}
		}
	}),
	96569: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$$: () => proposeOwners,
			nH: () => isWritable,
			zr: () => findOwner
		});
		var _inputs_keywords_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1902);
		var _owners_owner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90872);
		var _owners_scan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65704);
		function proposeOwners(pages, keywords, language) {
			return (0, _owners_scan_js__WEBPACK_IMPORTED_MODULE_2__.z1)(keywords, language).nameOwners(pages, []).map((named, index) => {
				if (named === undefined) return undefined;
				const { fit, certainty } = named;
				const keyword = keywords[index] ?? "";
				const owner = (0, _owners_owner_js__WEBPACK_IMPORTED_MODULE_1__.ov)(named);
				if (!isWritable(keyword, owner)) return undefined;
				return {
					owner,
					fit,
					certainty
				};
			});
		}
		function isWritable(keyword, owner) {
			const line = (0, _inputs_keywords_js__WEBPACK_IMPORTED_MODULE_0__.nv)({
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
	87976: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			W: () => findRepository,
			_: () => surveySite
		});
		var external_node_path_ = __webpack_require__(76760);
		var schemas = __webpack_require__(2503);
		var files = __webpack_require__(13963);
		var json = __webpack_require__(80292);
		var sites_corpus = __webpack_require__(13634);
		var errors = __webpack_require__(11852);
		var git = __webpack_require__(94983);
		var language = __webpack_require__(74285);
		var remote = __webpack_require__(29657);
		var sites_selection = __webpack_require__(78698);
		var work_tree = __webpack_require__(8767);
		;
		const LANGUAGE = "(?:ar|bg|bn|ca|cs|da|de|el|en|es|fa|fi|fr|he|hi|hu|id|it|ja|ko|nb|nl|no|pl|pt|ro|ru|sv|th|tr|uk|vi|zh)(?:[-_][a-z]{2,4}){0,2}";
		const FOLDER = new RegExp(`(?:^|/)${LANGUAGE}(?=/)`, "i");
		const SUFFIX = new RegExp(`[._-](${LANGUAGE})(?=\\.[a-z]+$)`, "i");
		const LEAST_MIRRORED = 2;
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
			if (mirrored.length < LEAST_MIRRORED) return undefined;
			const counts = [...Map.groupBy(mirrored.flat(), ({ language }) => language)].toSorted(([, one], [, other]) => other.length - one.length);
			const most = mirrored.length / 2;
			const isMain = (name) => counts.some(([key, { length }]) => key === name && length > most);
			const [[commonest] = [undefined]] = counts;
			const language = isMain(undefined) ? undefined : isMain("en") ? "en" : commonest;
			return {
				language,
				paths: marked.filter((page) => page.language === language).map(({ path }) => path)
			};
		}
		;
		async function findRepository(folder) {
			try {
				const root = (await (0, git.$Y)({ folder }, ["rev-parse", "--show-toplevel"])).trim();
				const subfolder = (await (0, git.$Y)({ folder }, ["rev-parse", "--show-prefix"])).trim().replace(/\/$/, "");
				return {
					root,
					hasGit: true,
					subfolder
				};
			} catch (error) {
				if (!(error instanceof errors.bf)) throw error;
				return {
					root: (0, external_node_path_.resolve)(folder),
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
			const selection = (0, sites_selection.P1)([], []);
			const source = await (0, work_tree.wr)(checkout, selection);
			const pages = source.files.map(({ path }) => path);
			const originals = findOriginals(pages);
			const own = new Set(originals?.paths ?? pages);
			const corpus = await (0, sites_corpus.xe)({
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
				pageLanguage: originals?.language ?? (0, language.iG)(corpus.pages),
				repository: hasGit ? (await (0, remote.Z)(checkout))?.repository : undefined,
				folderName: (0, external_node_path_.basename)((0, external_node_path_.resolve)(checkout.folder)),
				texts: corpus.pages.flatMap(({ content: { title, passages } }) => [title, ...passages.slice(0, PASSAGES_FOR_BRAND).map(({ text }) => text)])
			};
		}
		async function readFirst({ folder }, paths) {
			for (const path of paths) {
				const file = await (0, files.EW)(folder, path, MAX_BYTES).catch(() => undefined);
				if (file !== undefined && "text" in file) return file.text;
			}
			return undefined;
		}
		const survey_site_text = schemas.YjP().optional().catch(undefined);
		const packageSchema = schemas._H3({
			name: survey_site_text,
			homepage: survey_site_text
		}).catch({});
		function parsePackage(file = "") {
			return packageSchema.parse((0, json.q)(file));
		}
	}),
	23421: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			doctor: () => doctor,
			printPlan: () => printPlan
		});
		var external_node_os_ = __webpack_require__(48161);
		var external_node_path_ = __webpack_require__(76760);
		var common_words = __webpack_require__(54715);
		var connection = __webpack_require__(92730);
		var engines_engines = __webpack_require__(47837);
		var prices = __webpack_require__(78280);
		var find_blocker = __webpack_require__(46864);
		var plain_text = __webpack_require__(57854);
		var documents = __webpack_require__(7794);
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
			const [stops, warnings] = [count("fail"), count("warn")];
			return [checks.flatMap(({ mark, text, todo }) => [checkLine(mark, text), ...todo === "" ? [] : [{
				kind: "list",
				items: [[todo]]
			}]]), [stops > 0 ? checkLine("fail", `The gate cannot run: ${stops} ✗ to correct.`) : warnings > 0 ? checkLine("warn", `The gate can run. ${warnings} ! to look at.`) : checkLine("pass", "The gate can run.")]];
		}
		function checkLine(mark, text) {
			return {
				kind: "heading",
				mark,
				text: [text]
			};
		}
		var gate = __webpack_require__(25205);
		var message = __webpack_require__(11531);
		var pages = __webpack_require__(36268);
		var numbers = __webpack_require__(73533);
		var faults = __webpack_require__(86294);
		var words = __webpack_require__(44702);
		var retrieval_words = __webpack_require__(98497);
		var corpus = __webpack_require__(13634);
		var errors = __webpack_require__(11852);
		var read_pages = __webpack_require__(59690);
		var check_host = __webpack_require__(70374);
		var describe_demand = __webpack_require__(55960);
		var open_service = __webpack_require__(52461);
		var answers = __webpack_require__(68595);
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
			const words = `${subjectOf(engine)}: ${code}: ${what}`;
			return check(mark, cost === undefined ? words : `${words} ${cost}`, (0, plain_text.oi)(todo));
		}
		function checkAnswer(name, engine, answer, cost) {
			if (answer === undefined) return check("warn", `${subjectOf(engine)}: It returned no answer.`);
			const { citedSources: readable, unknownSources: unknown, retrievedSources, queries } = answer.content;
			const answered = `${subjectOf(engine)}: ${(0, lib_escape.h0)(answer.model, words.xt)}`;
			const costs = cost === undefined ? "Its cost is not known." : describeCost(name, cost);
			if (!engines_engines.sP[name].givesSources) {
				return check("pass", `${answered} answered without a search, and names no sources. ${costs}`);
			}
			const searches = cost?.searches || queries.length;
			const times = searches === 0 ? "" : ` ${(0, numbers.pq)(searches, "time")}`;
			const found = retrievedSources.length === 0 ? "It does not tell which sources it found." : `It found ${(0, numbers.pq)(retrievedSources.length, "source")}.`;
			const own = readable.filter(({ owner }) => owner.kind === "own").length;
			const cited = `It cites ${(0, numbers.pq)(readable.length + unknown, "page")}, of which ${readable.length} can be read and ${own} ${own === 1 ? "is" : "are"} yours.`;
			return check("pass", `${answered} searched${times}. ${found} ${cited} ${costs}`);
		}
		function describeCost(name, cost) {
			if (cost.unpriced > 0) return "Its cost is not known: the vendor states none, and no price of it is known.";
			const list = prices.ze[name];
			const source = cost.stated > 0 ? "as the vendor states" : `by the list prices${list ? ` of ${list.asOf}` : ""}`;
			return `It cost ${cost.costUsd.toFixed(4)} USD, ${source}.`;
		}
		function subjectOf(engine) {
			return `Answer of ${(0, lib_escape.h0)(engine, words.xt)}`;
		}
		var keywords = __webpack_require__(1902);
		var propose_owners = __webpack_require__(96569);
		;
		const MOST_LINES = 20;
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
			const rest = checks.length - MOST_LINES;
			if (rest <= 0) return checks;
			return [...checks.slice(0, MOST_LINES), check("report", `Owners: ${rest} more are like these.`)];
		}
		function checkOpen(keyword, proposal) {
			const subject = owners_subjectOf(keyword);
			if (proposal === undefined) {
				const todo = `Write the page, or name it: ${(0, keywords.nv)({ keyword })} | owner: PATH`;
				return check("report", `${subject}: No page is named after it.`, todo);
			}
			const doubt = proposal.certainty === "named" ? "" : ", and the names of pages do not say for sure. It may be:";
			const text = `${subject}: Not confirmed${doubt || "."}`;
			return check("report", text, (0, keywords.nv)({
				keyword,
				owner: proposal.owner
			}));
		}
		function checkGiven(keyword, given, proposal, { pages, hidden }) {
			const found = (0, propose_owners.zr)(pages, given);
			const text = `${owners_subjectOf(keyword)}: ${(0, lib_escape.h0)((0, keywords.Vu)(given), words.xt)}`;
			const proposed = proposal?.owner;
			const todo = proposed === undefined ? `Name another page: ${(0, keywords.nv)({ keyword })} | owner: PATH` : (0, keywords.nv)({
				keyword,
				owner: proposed
			});
			if (found === "page") {
				if (proposed === undefined || proposal?.certainty !== "named" || proposed.path === given.path) return;
				const other = (0, lib_escape.h0)((0, keywords.Vu)(proposed), words.xt);
				return check("report", `${text} is confirmed. ${other} is named after the question.`, todo);
			}
			if (hidden.some(({ path }) => path === given.path)) {
				const show = "Show the page, or name another one.";
				return check("warn", `${text} is hidden from search engines.`, show);
			}
			return found === "no-page" ? check("warn", `${text} is not among the pages that are read.`, todo) : check("warn", `${text}: the page has no heading of that name.`, todo);
		}
		function owners_subjectOf(keyword) {
			return `Owner of “${(0, lib_escape.h0)(keyword, words.xt)}”`;
		}
		;
		const MOST_COMPONENTS = 5;
		const MAX_ADDRESSES = 3;
		async function examineGates(gates, context) {
			const { facts, env, signal, isSetThere, live, asksHost } = context;
			const asked = new Set();
			const examined = [];
			for (const { key, settings } of gates) {
				const engines = vendorsOf(settings);
				const fresh = live ? engines.filter((engine) => !asked.has(engine)) : [];
				for (const engine of engines) asked.add(engine);
				const { demand, close } = await (0, open_service.I)(settings, context);
				await close();
				examined.push({
					key,
					...{
						baseline: settings.baseline.source.kind,
						issue: settings.issue,
						comment: settings.comment
					},
					demand: {
						...demand,
						lacksKeys: false
					},
					checks: [
						...await checkPages(settings, {
							folder: facts.workspace,
							signal
						}),
						...checkNames(settings),
						...settings.engines.flatMap((engine) => checkModel(engine, context.day)),
						...engines.map((engine) => checkKey(engine, env, isSetThere)),
						...!asksHost ? [] : await checkHost(settings, {
							...context,
							workspace: facts.workspace
						}),
						...await askEngines(settings, fresh, context)
					]
				});
			}
			return examined;
		}
		function checkGates(gates) {
			return [...mergeChecks(gates, ({ checks }) => checks), ...checkDemands(gates)];
		}
		function checkPlan(gates) {
			return checkGates(gates.map((gate) => ({
				...gate,
				checks: gate.checks.filter(({ mark }) => mark === "fail")
			})));
		}
		function mergeChecks(gates, checksOf) {
			const all = gates.flatMap((gate) => checksOf(gate).map((each) => ({
				key: gate.key,
				each
			})));
			return [...Map.groupBy(all, ({ each }) => JSON.stringify(each)).values()].flatMap((same) => {
				const keys = same.map(({ key }) => (0, lib_escape.h0)(key, words.xt)).join(", ");
				const [{ each } = {}] = same;
				if (each === undefined) return [];
				return [same.length === gates.length ? each : {
					...each,
					text: `${keys}: ${each.text}`
				}];
			});
		}
		function checkDemands(gates) {
			const demands = gates.map(({ demand }) => demand);
			const isAlone = gates.length === 1;
			return [
				...mergeChecks(gates, ({ demand }) => (0, describe_demand.n)(demand).map(({ code, what, remedy }) => check("warn", `Limits and cost: ${code}: ${what}`, remedy))),
				...gates.map(({ key, demand }) => checkDemand(isAlone ? "" : ` of ${(0, lib_escape.h0)(key, words.xt)}`, (0, describe_demand.H)([demand]), [(0, find_blocker.g5)(demand)])),
				...isAlone ? [] : [checkDemand(` of all ${(0, numbers.pq)(gates.length, "gate")}`, (0, describe_demand.H)(demands), [...(0, find_blocker.y2)(demands), (0, find_blocker.Au)(demands)])],
				...demands.some(({ engines }) => engines.length > 0) ? [check("report", "Estimate: It takes typical tokens and searches for each question, and list prices. Prices change, and an answer may use several times as many tokens.")] : []
			];
		}
		function checkDemand(of, demand, found) {
			const blockers = found.filter((blocker) => blocker !== undefined);
			const text = `Limits and cost${of}: ${demand}`;
			if (blockers.length === 0) return check("pass", text);
			return check("fail", text, blockers.map(gate.G).map(message.hw).join(" "));
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
				const { pages, hidden, passedOver } = corpus;
				const others = passedOver.length === 0 ? "" : ` ${(0, numbers.pq)(passedOver.length, "other file")} passed over.`;
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
				if (!(error instanceof errors.bf)) throw error;
				const { what, remedy } = (0, pages.Nx)(error.facts);
				return [check("fail", `Pages: ${what}`, remedy)];
			}
		}
		async function checkHost({ service, hostCheck }, context) {
			if (service.kind !== "embedded") return [];
			const found = await (0, check_host.findHostBlocks)({
				service,
				hostCheck
			}, context);
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
			const text = `Pages: What components show is not read: ${(0, words.rL)(listed, MOST_COMPONENTS)}.`;
			return [check("report", text, "Where one of them answers a question, write the answer into the page, too.")];
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
		function vendorsOf({ service, engines }) {
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
		function checkKey(engine, env, isSetThere) {
			const read = (0, connection.dC)(engine, env);
			const missing = "problem" in read && read.problem.kind === "missing" ? read.problem.variables : [];
			const subject = `Key of ${engine}`;
			const [first] = missing;
			if (first === undefined) return check("pass", `${subject}: It is set.`);
			const names = missing.join(" or ");
			if (missing.some(isSetThere)) return check("report", `${subject}: ${names} is not set here. The workflow sets it from a secret.`);
			const todo = `Write ${first}: \${{ secrets.${first} }} under env: of the step, and store the secret.`;
			return check("fail", `${subject}: ${names} is not set.`, todo);
		}
		var promises_ = __webpack_require__(51455);
		var schemas = __webpack_require__(2503);
		var yaml_file = __webpack_require__(79836);
		var lib_files = __webpack_require__(13963);
		var git = __webpack_require__(94983);
		var init_workflow = __webpack_require__(96349);
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
				return baselines.includes("base") ? check("fail", text, (0, message.Fq)("AVG_NO_CHECKOUT")) : check("report", text);
			}
			if (!await has("HEAD")) return check("report", "Checkout: The repository has no commit yet.");
			if (shallow !== "true") return check("pass", "Checkout: It holds the whole history.");
			return await has("HEAD~1") ? check("pass", "Checkout: It holds the newest commit and its parent, which is what a pull request needs.") : check("warn", "Checkout: It holds the newest commit alone, and baseline: base needs its parent.", "In the workflow, write fetch-depth: 2 under with: of the step that uses actions/checkout.");
		}
		async function tryGit(checkout, words) {
			try {
				return (await (0, git.$Y)(checkout, words)).trim();
			} catch (error) {
				if (error instanceof errors.bf) return undefined;
				throw error;
			}
		}
		const WORKFLOWS = ".github/workflows";
		const MOST_WORKFLOW_BYTES = 1024 * 1024;
		async function readWorkflows(root) {
			const folder = await (0, lib_files.LI)(root, WORKFLOWS).catch(() => undefined);
			const names = folder === undefined ? [] : await (0, promises_.readdir)(folder).catch(() => []);
			const files = names.filter((name) => /\.ya?ml$/.test(name)).sort();
			const read = await Promise.all(files.map(async (name) => {
				const file = `${WORKFLOWS}/${name}`;
				const read = await (0, lib_files.EW)(root, file, MOST_WORKFLOW_BYTES).catch(() => undefined);
				return {
					file,
					steps: read && "text" in read ? readGateSteps(file, read.text) : undefined
				};
			}));
			return {
				steps: read.flatMap(({ steps = [] }) => steps),
				unreadable: read.filter(({ steps }) => steps === undefined).map(({ file }) => file)
			};
		}
		function checkWorkflows({ steps, unreadable }, gates = [], config) {
			const given = config === undefined ? steps : steps.map((step) => withGates(step, gates));
			return [
				...steps.length > 0 ? given.map(checkStep) : [check("warn", "Workflow: No workflow in .github/workflows uses ai-visibility-gate.", "Write one: ai-visibility-gate init.")],
				...unreadable.map((file) => check("warn", `${nameOf(file)}: It is no YAML.`, "Correct the file.")),
				...checkForks(given)
			];
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
			const ofFile = [
				"baseline",
				"issue",
				"comment"
			].flatMap((name) => {
				const value = NEEDS[name].find((one) => gates.some((gate) => gate[name] === one));
				return value === undefined ? [] : [[name, value]];
			});
			return {
				...step,
				inputs: {
					...Object.fromEntries(ofFile),
					...step.inputs
				}
			};
		}
		function checkForks(steps) {
			const comments = steps.filter(({ events, inputs }) => events.includes("pull_request") && inputs["comment"] !== "never");
			if (comments.length === 0 || steps.some(({ inputs }) => inputs["mode"] === "comment")) return [];
			return [check("report", "Forks: Pull requests from forks are judged, and get no comment: their token only reads.", `Where you have some, take the two workflows of ${documents.f}/forks.`)];
		}
		function nameOf(file) {
			return `Workflow ${(0, lib_escape.h0)(file, words.xt)}`;
		}
		function checkStep(step) {
			const problems = [...findStepProblems(step)];
			if (problems.length === 0) {
				const job = (0, lib_escape.h0)(step.job, words.xt);
				return check("pass", `${nameOf(step.file)}: The job ${job} has the checkout and the permissions that the gate needs.`);
			}
			return check(problems.some(({ mark }) => mark === "fail") ? "fail" : "warn", `${nameOf(step.file)}: ${problems.map(({ text }) => text).join(" ")}`, problems.map(({ todo }) => todo).join(" "));
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
			const needs = [
				...hasPullRequests && comment !== "never" ? [[
					"pull-requests",
					"write",
					"the comment"
				]] : [],
				...issue === "on-failure" ? [[
					"issues",
					"write",
					"the issue"
				]] : [],
				...baseline === "branch" ? [[
					"contents",
					hasPullRequests ? "read" : "write",
					"the history on a branch"
				]] : []
			];
			for (const [permission = "", access, what] of needs) {
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
			return Object.entries(workflow.jobs).flatMap(([job, { steps, permissions, env }]) => {
				const shared = {
					...{
						file,
						job,
						events: workflow.on
					},
					permissions: readPermissions(permissions ?? workflow.permissions)
				};
				return steps.flatMap((step, index) => {
					const isCopy = [init_workflow.A8, init_workflow.qs].includes(file) && COPY.test(step.uses ?? "");
					if (!isCopy && !ACTION.test(step.uses ?? "")) return [];
					const checkout = steps.slice(0, index).findLast(({ uses = "" }) => CHECKOUT.test(uses));
					return [{
						...shared,
						fetchDepth: checkout && Number(checkout.with?.["fetch-depth"] ?? 1),
						inputs: readInputs(step.with),
						variables: [
							workflow.env,
							env,
							step.env
						].flatMap((variables) => Object.keys(variables ?? {}))
					}];
				});
			});
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
		var survey_site = __webpack_require__(87976);
		var given_values = __webpack_require__(76100);
		var read_gates = __webpack_require__(94931);
		var clock = __webpack_require__(94570);
		var text_text = __webpack_require__(40219);
		var snake_case = __webpack_require__(33541);
		var inputs = __webpack_require__(14039);
		var scan_demand = __webpack_require__(83721);
		var remote = __webpack_require__(29657);
		var flags = __webpack_require__(90218);
		var terminal = __webpack_require__(95657);
		;
		async function doctor(argv, context) {
			const { out, err, folder, signal } = context;
			const { texts, problems } = (0, flags.b)(argv, "doctor");
			const { live = "false", format = "text", ...given } = texts;
			if (problems.length > 0) {
				await err.write(`${(0, terminal.I0)(problems)}\n`);
				return 2;
			}
			const { root } = await (0, survey_site.W)(folder);
			const workflows = await readWorkflows(root);
			const [step] = workflows.steps;
			const inputs = {
				...knownInputs(step),
				...given
			};
			const run = await examineRun(inputs, step, {
				...context,
				folder: root,
				live: live === "true"
			});
			const gates = "gates" in run ? run.gates : undefined;
			const baselines = gates?.map(({ baseline }) => baseline) ?? [];
			const checks = [
				await checkCheckout({
					folder: root,
					signal
				}, baselines),
				...checkWorkflows(workflows, gates, "gates" in run ? run.config : undefined),
				await checkToken(context, root, baselines),
				..."gates" in run ? checkGates(run.gates) : checkInputs(run.problems)
			];
			return print(checks, gates, {
				out,
				format
			});
		}
		async function printPlan(flags, context) {
			const gates = await examineGates(flags.reading.gates, {
				...{
					facts: {
						...flags.facts,
						tempFolder: (0, external_node_path_.join)((0, external_node_os_.tmpdir)(), "ai-visibility")
					},
					env: context.env,
					signal: context.signal
				},
				...{
					log: (0, terminal.$V)(context),
					day: (0, clock._)(Date.now()),
					live: false,
					asksHost: false
				},
				isSetThere: () => true
			});
			return print(checkPlan(gates), gates, {
				out: context.out,
				format: flags.format
			});
		}
		async function print(checks, gates, { out, format }) {
			const ok = checks.every(({ mark }) => mark !== "fail");
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
			await out.write(format === "json" ? `${JSON.stringify(result, undefined, 2)}\n` : (0, terminal.tj)((0, text_text.K)(checkParts(checks)), out));
			return ok ? 0 : 1;
		}
		function knownInputs(step) {
			return Object.fromEntries(Object.entries(step?.inputs ?? {}).filter(([, text]) => !text.includes("${{")));
		}
		async function examineRun(inputs, step, { live, ...context }) {
			const { env, folder, signal } = context;
			const facts = {
				...{
					eventName: "local",
					sha: undefined,
					runUrl: undefined,
					commitUrl: undefined,
					change: undefined
				},
				...{
					withoutSecrets: true,
					defaultBranch: undefined,
					workspace: folder,
					tempFolder: (0, external_node_path_.join)((0, external_node_os_.tmpdir)(), "ai-visibility")
				}
			};
			let reading;
			try {
				reading = await (0, read_gates.D)({
					...inputs,
					mode: ""
				}, {
					env,
					facts,
					signal,
					hostedKey: env["AI_VISIBILITY_KEY"]
				});
			} catch (error) {
				if (error instanceof given_values.aV) return { problems: error.problems };
				throw error;
			}
			const variables = step?.variables ?? [];
			const isSetThere = (name) => variables.includes(name);
			const day = (0, clock._)(Date.now());
			const run = {
				facts,
				env,
				log: (0, terminal.$V)(context),
				signal,
				isSetThere,
				day,
				live,
				asksHost: true
			};
			return {
				config: reading.config,
				gates: await examineGates(reading.gates, run)
			};
		}
		function checkInputs(problems) {
			const [, ...lines] = (0, inputs.jv)(problems);
			return lines.map((line) => check("fail", `Inputs: ${line}`, "Correct the input."));
		}
		async function checkToken({ env, signal }, root, baselines) {
			const token = env["GITHUB_TOKEN"] || env["GH_TOKEN"];
			if (!token) {
				const text = "Not checked: GITHUB_TOKEN is not set here. In a workflow GitHub sets it.";
				return check("report", `GitHub token: ${text}`);
			}
			const repository = env["GITHUB_REPOSITORY"] || (await (0, remote.Z)({
				folder: root,
				signal
			}))?.repository;
			if (repository === undefined) {
				return check("report", "GitHub token: Not checked: the repository on GitHub is not known here.");
			}
			const { readTokenAccess } = await Promise.all([
				__webpack_require__.e("package-actions-github"),
				__webpack_require__.e("package-actions-core"),
				__webpack_require__.e("lib-github")
			]).then(__webpack_require__.bind(__webpack_require__, 14889));
			const access = await readTokenAccess(token, env["GITHUB_API_URL"] || "https://api.github.com", repository);
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
			const startOf = (node) => toPlace(((0, yaml__WEBPACK_IMPORTED_MODULE_0__.Ll)(node) ? node.range?.[0] : undefined) ?? 0);
			const problems = [...document.errors, ...document.warnings].slice(0, MAX_SYNTAX_PROBLEMS).map(({ message, pos }) => ({
				place: toPlace(pos[0]),
				allowed: `YAML: ${message.split("\n", 1)[0]}`
			}));
			const report = (node, allowed) => void problems.push({
				place: startOf(node),
				allowed
			});
			const refuse = () => ({
				value: undefined,
				problems,
				placeOf: () => toPlace(0)
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
					placeOf
				};
				report(document.contents, `at most ${MAX_VALUES} values, those of aliases included`);
			} catch (error) {
				if (!(error instanceof ReferenceError)) throw error;
				report(document.contents, `YAML: ${error.message}`);
			}
			return refuse();
			function placeOf(steps, part) {
				const holder = document.getIn(steps.slice(0, -1), true);
				if (part === "name" && (0, yaml__WEBPACK_IMPORTED_MODULE_0__.jh)(holder)) {
					const pair = holder.items.find(({ key }) => (0, yaml__WEBPACK_IMPORTED_MODULE_0__.jn)(key) && key.value === steps.at(-1));
					if (pair !== undefined) return startOf(pair.key);
				}
				const node = document.getIn(steps, true);
				return (0, yaml__WEBPACK_IMPORTED_MODULE_0__.Ll)(node) || steps.length === 0 ? startOf(node) : placeOf(steps.slice(0, -1));
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
	29657: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			D: () => findCommitPages,
			Z: () => readRemote
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11852);
		var _git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94983);
		async function readRemote(checkout) {
			try {
				return parseRemote((await (0, _git_js__WEBPACK_IMPORTED_MODULE_1__.$Y)(checkout, [
					"remote",
					"get-url",
					"origin"
				])).trim());
			} catch (error) {
				if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.bf) return undefined;
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
	})
};
;
