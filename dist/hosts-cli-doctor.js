"use strict";
exports.id = "hosts-cli-doctor";
exports.ids = ["hosts-cli-doctor"];
exports.modules = {
	84216: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			W1: () => findRepository,
			Zz: () => readRemote,
			_q: () => surveySite
		});
		var external_node_path_ = __webpack_require__(76760);
		var pages_corpus = __webpack_require__(52170);
		var errors = __webpack_require__(73089);
		var git = __webpack_require__(56424);
		var language = __webpack_require__(99792);
		var pages_selection = __webpack_require__(83920);
		var work_tree = __webpack_require__(61912);
		var files = __webpack_require__(13963);
		var posix_ = __webpack_require__(53916);
		var dist = __webpack_require__(3292);
		var yaml_dist = __webpack_require__(38815);
		var schemas = __webpack_require__(2503);
		;
		const READERS = [
			[/(?:^|\/)docusaurus\.config\.[cm]?[jt]s$/, readDocusaurus],
			[/(?:^|\/)(?:hugo|config\/_default\/(?:hugo|config))\.(?:toml|ya?ml|json)$/, readHugo],
			[/(?:^|\/)mkdocs\.ya?ml$/, readMkdocs],
			[/(?:^|\/)\.vitepress\/config(?:\/index)?\.[cm]?[jt]s$/, readVitepress],
			[/(?:^|\/)astro\.config\.[cm]?[jt]s$/, readAstro],
			[/(?:^|\/)_config\.ya?ml$/, readJekyll],
			[/(?:^|\/)book\.toml$/, readMdbook],
			[/(?:^|\/)conf\.py$/, readSphinx],
			[/(?:^|\/)CNAME$/, readCname],
			[/^package\.json$/, readPackage]
		];
		const OTHER_SITES = /(?:^|\/)(?:node_modules|vendor|themes?|tests?|__tests__|fixtures?|examples?|templates?)\//i;
		const MOST_FOLDERS = 3;
		function isSiteConfig(path) {
			const isNear = path.split("/").length <= MOST_FOLDERS + 1;
			return isNear && !OTHER_SITES.test(path) && READERS.some(([name]) => name.test(path));
		}
		function rankOfConfig(path) {
			const rank = READERS.findIndex(([name]) => name.test(path));
			const isGenerator = rank < READERS.length - 2;
			return (isGenerator ? 0 : 1e3) + path.split("/").length * 50 + rank;
		}
		function readSiteConfig(path, text) {
			const [, read] = READERS.find(([name]) => name.test(path)) ?? [];
			if (read === undefined) return undefined;
			const folder = (0, posix_.dirname)(path);
			return {
				path,
				...read(text, folder === "." ? "" : folder)
			};
		}
		function join(...parts) {
			const names = parts.flatMap((part) => part.split("/")).filter((name) => name !== "" && name !== ".");
			return names.includes("..") ? "" : names.join("/");
		}
		function rootUrl(url, path = "") {
			if (url === undefined || !URL.canParse(url)) return undefined;
			const { protocol, origin, pathname, hostname } = new URL(url);
			if (!/^https?:$/.test(protocol) || isPlaceholder(hostname)) return undefined;
			const below = join(decodeURI(pathname), path);
			return `${origin}/${below}${below === "" ? "" : "/"}`;
		}
		function isPlaceholder(host) {
			return /^(?:localhost|127\.|.*(?:your-|yourdomain|your_)|example\.(?:com|org|net)$)/.test(host);
		}
		function literal(text, name, assigns = ":") {
			const code = text.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, "").replace(/(?:^|\s)(?:\/\/|#).*$/gm, "");
			const found = new RegExp(`(?:^|[\\s{,(])['"]?${name}['"]?\\s*${assigns}\\s*(['"\`])([^'"\`\\n$]*)\\1`, "m").exec(code);
			return found?.[2];
		}
		const site_config_text = schemas.YjP().optional().catch(undefined);
		function parseData(schema, source, path) {
			try {
				const data = path === "toml" ? (0, dist.qg)(source) : (0, yaml_dist.qg)(source, { logLevel: "silent" });
				return schema.parse(data ?? {});
			} catch {
				return schema.parse({});
			}
		}
		function readDocusaurus(source, folder) {
			const route = literal(source, "routeBasePath") ?? "docs";
			const docs = literal(source, "path") ?? "docs";
			return {
				generator: "Docusaurus",
				title: literal(source, "title"),
				url: rootUrl(literal(source, "url"), literal(source, "baseUrl")),
				language: literal(source, "defaultLocale"),
				roots: [
					{
						folder: join(folder, docs),
						address: join(route, "{path}")
					},
					{
						folder: join(folder, "blog"),
						address: undefined
					},
					{
						folder: join(folder, "src/pages"),
						address: "{path}"
					}
				]
			};
		}
		const hugoSchema = schemas._H3({
			title: site_config_text,
			baseURL: site_config_text,
			baseurl: site_config_text,
			defaultContentLanguage: site_config_text,
			languageCode: site_config_text,
			contentDir: site_config_text,
			languages: schemas.g1P(schemas.YjP(), schemas._H3({ contentDir: site_config_text }).catch({})).optional().catch(undefined)
		});
		function readHugo(source, folder) {
			const isToml = !/^\s*(?:[{\w"-]+\s*:|\{)/.test(source);
			const config = parseData(hugoSchema, source, isToml ? "toml" : "yaml");
			const site = folder.replace(/(?:^|\/)config\/_default$/, "");
			const language = config.defaultContentLanguage ?? config.languageCode;
			const ofLanguage = config.languages?.[language ?? "en"]?.contentDir;
			return {
				generator: "Hugo",
				title: config.title,
				url: rootUrl(config.baseURL ?? config.baseurl),
				language,
				roots: [{
					folder: join(site, ofLanguage ?? config.contentDir ?? "content"),
					address: "{path}/"
				}]
			};
		}
		const mkdocsSchema = schemas._H3({
			site_name: site_config_text,
			site_url: site_config_text,
			docs_dir: site_config_text,
			use_directory_urls: schemas.zMY().optional().catch(undefined),
			theme: schemas._H3({
				language: site_config_text,
				locale: site_config_text
			}).optional().catch(undefined)
		});
		function readMkdocs(source, folder) {
			const config = parseData(mkdocsSchema, source.replace(/!!?(?:python\/\S+|ENV)/g, ""), "yaml");
			return {
				generator: "MkDocs",
				title: config.site_name,
				url: rootUrl(config.site_url),
				language: config.theme?.language ?? config.theme?.locale,
				roots: [{
					folder: join(folder, config.docs_dir ?? "docs"),
					address: config.use_directory_urls === false ? "{path}.html" : "{path}/"
				}]
			};
		}
		function readVitepress(source, folder) {
			const site = folder.replace(/(?:^|\/)\.vitepress(?:\/config)?$/, "");
			const isClean = /\bcleanUrls\s*:\s*true/.test(source);
			return {
				generator: "VitePress",
				title: literal(source, "title"),
				url: rootUrl(literal(source, "hostname"), literal(source, "base")),
				language: literal(source, "lang"),
				roots: [{
					folder: join(site, literal(source, "srcDir") ?? ""),
					address: isClean ? "{path}" : "{path}.html"
				}]
			};
		}
		function readAstro(source, folder) {
			return {
				generator: "Astro",
				title: literal(source, "title"),
				url: rootUrl(literal(source, "site"), literal(source, "base")),
				language: literal(source, "defaultLocale") ?? literal(source, "lang"),
				roots: [{
					folder: join(folder, "src/content/docs"),
					address: "{path}/"
				}, {
					folder: join(folder, "src/pages"),
					address: "{path}/"
				}]
			};
		}
		const jekyllSchema = schemas._H3({
			title: site_config_text,
			url: site_config_text,
			baseurl: site_config_text,
			lang: site_config_text,
			locale: site_config_text
		});
		function readJekyll(source, folder) {
			const config = parseData(jekyllSchema, source, "yaml");
			return {
				generator: "Jekyll",
				title: config.title,
				url: rootUrl(config.url, config.baseurl),
				language: config.lang ?? config.locale,
				roots: [{
					folder,
					address: undefined
				}]
			};
		}
		const mdbookSchema = schemas._H3({ book: schemas._H3({
			title: site_config_text,
			language: site_config_text,
			src: site_config_text
		}).optional().catch(undefined) });
		function readMdbook(source, folder) {
			const { book } = parseData(mdbookSchema, source, "toml");
			return {
				generator: "mdBook",
				title: book?.title,
				language: book?.language,
				roots: [{
					folder: join(folder, book?.src ?? "src"),
					address: "{path}.html"
				}]
			};
		}
		function readSphinx(source, folder) {
			return {
				generator: "Sphinx",
				title: literal(source, "project", "="),
				url: rootUrl(literal(source, "html_baseurl", "=")),
				language: literal(source, "language", "="),
				roots: [{
					folder,
					address: "{path}.html"
				}]
			};
		}
		function readCname(source) {
			const host = source.trim();
			const isHost = /^[a-z\d-]+(?:\.[a-z\d-]+)+$/i.test(host);
			return {
				url: isHost ? rootUrl(`https://${host}`) : undefined,
				roots: []
			};
		}
		const packageSchema = schemas._H3({
			name: site_config_text,
			homepage: site_config_text
		});
		function readPackage(source) {
			const { name, homepage } = parseData(packageSchema, source, "yaml");
			const isCode = homepage !== undefined && /\/\/(?:www\.)?(?:github|gitlab|npmjs)\.com\//.test(homepage);
			return {
				title: name === undefined ? undefined : (0, posix_.basename)(name),
				url: isCode ? undefined : rootUrl(homepage),
				roots: []
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
		const PAGES_FOR_LANGUAGE = 60;
		const MOST_CONFIGS = 20;
		const MOST_CONFIG_BYTES = 2e5;
		async function surveySite(checkout, hasGit) {
			const selection = (0, pages_selection.P1)([], []);
			const source = await (0, work_tree.wr)(checkout, selection);
			const pages = source.files.map(({ path }) => path);
			const sample = source.files.filter((_, index) => index % Math.ceil(pages.length / PAGES_FOR_LANGUAGE) === 0);
			const corpus = await (0, pages_corpus.xe)({
				...source,
				files: sample,
				siteFiles: []
			}, {
				competitors: [],
				siteUrls: []
			}, checkout.signal);
			return {
				configs: await readConfigs(checkout, hasGit),
				pages,
				pageLanguage: await findLanguage(corpus, pages),
				repository: hasGit ? await readRemote(checkout) : undefined,
				folderName: (0, external_node_path_.basename)((0, external_node_path_.resolve)(checkout.folder))
			};
		}
		async function findLanguage({ pages }, paths) {
			const filter = await (0, language.r)("en", paths);
			const languages = pages.map(({ path, content }) => filter.ofPath(path) ?? filter.ofPage(path, content) ?? "en");
			const counts = Map.groupBy(languages, (language) => language);
			const [most = "en"] = [...counts].toSorted(([, a], [, b]) => b.length - a.length).map(([language]) => language);
			return (counts.get("en")?.length ?? 0) >= (counts.get(most)?.length ?? 0) ? "en" : most;
		}
		async function readConfigs(checkout, hasGit) {
			const paths = await listPaths(checkout, hasGit);
			const ranked = paths.filter(isSiteConfig).toSorted((a, b) => rankOfConfig(a) - rankOfConfig(b));
			const configs = ranked.slice(0, MOST_CONFIGS).map(async (path) => {
				const file = await (0, files.EW)(checkout.folder, path, MOST_CONFIG_BYTES).catch(() => undefined);
				return file !== undefined && "text" in file ? readSiteConfig(path, file.text) : undefined;
			});
			return (await Promise.all(configs)).filter((config) => config !== undefined);
		}
		async function listPaths(checkout, hasGit) {
			if (hasGit) return (0, git.vV)(await (0, git.$Y)(checkout, ["ls-files", "-z"]));
			return (0, work_tree.CS)(checkout.folder, (folder) => !/(?:^|\/)(?:\.git|node_modules)(?:\/|$)/.test(folder), checkout.signal);
		}
		async function readRemote(checkout) {
			try {
				return readRepositoryOf((await (0, git.$Y)(checkout, [
					"remote",
					"get-url",
					"origin"
				])).trim());
			} catch (error) {
				if (error instanceof errors.bf) return undefined;
				throw error;
			}
		}
		function readRepositoryOf(url) {
			const [, owner, name] = /^(?:[a-z+]+:\/\/[^/]+\/|[\w.-]+@[\w.-]+:)([\w.-]+)\/([\w.-]+?)(?:\.git)?\/?$/i.exec(url) ?? [];
			return owner === undefined || name === undefined ? undefined : `${owner}/${name}`;
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
		var _scan_plan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96253);
		var _service_open_service_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52461);
		var _shards_split_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25105);
		async function planRun(settings, context) {
			const opened = await (0, _service_open_service_js__WEBPACK_IMPORTED_MODULE_1__.I)(settings, context);
			try {
				const { brand, keywords, timeoutMinutes } = settings;
				const scans = (0, _scan_plan_js__WEBPACK_IMPORTED_MODULE_3__.AQ)(settings);
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
		async function planFleet(gates, { maxShards }, context) {
			const planned = await planGates(gates, context);
			const useful = countAll(planned.filter(({ plan }) => plan.blocker === undefined));
			const bounds = [
				["max-shards", maxShards],
				["limits", mostShards(gates)],
				["scans", Math.max(1, Math.ceil(useful / USEFUL_SCANS))]
			];
			const [reason, shards] = bounds.reduce((least, bound) => bound[1] < least[1] ? bound : least);
			const { accounts } = (0, _shards_split_js__WEBPACK_IMPORTED_MODULE_2__.H1)(gates, shards);
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
				minutes: Math.max(...(0, _shards_split_js__WEBPACK_IMPORTED_MODULE_2__.ap)(accounts, shards)),
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
				plan: await planRun(gate.settings, context)
			});
			return planned;
		}
		function mostShards(gates) {
			const { accounts } = (0, _shards_split_js__WEBPACK_IMPORTED_MODULE_2__.H1)(gates, 1);
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
			return { include: Array.from({ length: count }, (_, at) => ({ shard: (0, _shards_split_js__WEBPACK_IMPORTED_MODULE_2__._D)({
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
				given: (0, _shards_split_js__WEBPACK_IMPORTED_MODULE_2__._D)(shard),
				allowed: `at most ${(0, _report_numbers_js__WEBPACK_IMPORTED_MODULE_0__.pq)(most, "shard")}: each takes its share of the limits, and an account of this run feeds no more`
			}] : []];
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
	87947: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			JY: () => openConnection,
			XE: () => classifyFailure,
			dC: () => readConnection,
			id: () => describeVendor
		});
		var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37067);
		var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2503);
		var _contract_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52776);
		var _lib_http_caller_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54025);
		var _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(22380);
		var _lib_http_loopback_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(84344);
		var _lib_http_retry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94135);
		var _lib_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(80292);
		var _engines_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10152);
		function readConnection(engine, env) {
			const access = _engines_js__WEBPACK_IMPORTED_MODULE_4__.sP[engine].access;
			const key = firstSet(access.keyVariables, env);
			if (key === undefined && access.keyRequired) {
				return { problem: {
					kind: "missing",
					engine,
					variables: access.keyVariables
				} };
			}
			if (key !== undefined && !/^[\x21-\x7e]+$/.test(key.value)) {
				return { problem: {
					kind: "bad-key",
					engine,
					variable: key.variable
				} };
			}
			const user = access.userVariable === undefined ? "" : env[access.userVariable]?.trim();
			if (!user && access.userVariable !== undefined) {
				return { problem: {
					kind: "missing",
					engine,
					variables: [access.userVariable]
				} };
			}
			const apiKey = key?.value ?? "";
			const given = firstSet(access.baseUrlVariables, env);
			const baseUrl = given?.value ?? access.baseUrl;
			if (baseUrl === undefined) {
				return { problem: {
					kind: "missing",
					engine,
					variables: access.baseUrlVariables
				} };
			}
			if (given && !isUsable(given.value, apiKey)) {
				return { problem: {
					kind: "bad-base-url",
					engine,
					variable: given.variable
				} };
			}
			const keyQuery = access.keyQuery?.(apiKey);
			const keyHeaders = access.keyHeaders(apiKey, user ?? "");
			return { connection: {
				baseUrl,
				apiKey,
				keyHeaders,
				...keyQuery && { keyQuery }
			} };
		}
		function openConnection(connection, options) {
			const caller = (0, _lib_http_caller_js__WEBPACK_IMPORTED_MODULE_2__.u)({
				...options,
				...connection
			});
			return {
				post: ({ path, body }, signal, limits) => caller.call(path, body, readReply, signal, limits),
				redact: caller.redact,
				close: caller.close
			};
		}
		function describeVendor({ name, model }, env) {
			const { keyVariables, keyPage, baseUrlVariables } = _engines_js__WEBPACK_IMPORTED_MODULE_4__.sP[name].access;
			const nameOf = (variables) => firstSet(variables, env)?.variable ?? variables[0] ?? "";
			return {
				model,
				keyVariable: nameOf(keyVariables),
				...keyPage !== undefined && { keyPage },
				baseUrlVariable: nameOf(baseUrlVariables)
			};
		}
		function firstSet(variables, env) {
			for (const variable of variables) {
				const value = env[variable]?.trim();
				if (value) return {
					variable,
					value
				};
			}
			return undefined;
		}
		function isUsable(text, apiKey) {
			if (!URL.canParse(text) || /[?#]/.test(text)) return false;
			const { protocol, hostname, username, password } = new URL(text);
			const isSafe = protocol === "https:" || protocol === "http:" && ((0, _lib_http_loopback_js__WEBPACK_IMPORTED_MODULE_5__.U)(hostname) || apiKey === "");
			return isSafe && username === "" && password === "";
		}
		const nameSchema = zod__WEBPACK_IMPORTED_MODULE_6__.KCZ([zod__WEBPACK_IMPORTED_MODULE_6__.YjP(), zod__WEBPACK_IMPORTED_MODULE_6__.aig()]).nullish();
		const errorBodySchema = zod__WEBPACK_IMPORTED_MODULE_6__.Ikc({ error: zod__WEBPACK_IMPORTED_MODULE_6__.KCZ([zod__WEBPACK_IMPORTED_MODULE_6__.YjP().transform((message) => ({
			message,
			code: undefined,
			type: undefined,
			status: undefined
		})), zod__WEBPACK_IMPORTED_MODULE_6__.Ikc({
			message: zod__WEBPACK_IMPORTED_MODULE_6__.YjP().nullish(),
			code: nameSchema,
			type: zod__WEBPACK_IMPORTED_MODULE_6__.YjP().nullish(),
			status: zod__WEBPACK_IMPORTED_MODULE_6__.YjP().nullish()
		})]) });
		function readReply(reply, wallTime) {
			const { request, status, text } = reply;
			if (status === 200) return text;
			const { error } = errorBodySchema.safeParse((0, _lib_json_js__WEBPACK_IMPORTED_MODULE_7__.q)(text)).data ?? {};
			const code = [
				error?.code,
				error?.type,
				error?.status
			].find((name) => typeof name === "string" && name !== "");
			const retryAfter = (0, _lib_http_retry_js__WEBPACK_IMPORTED_MODULE_3__.D$)(reply.retryAfter, wallTime);
			throw new _contract_errors_js__WEBPACK_IMPORTED_MODULE_1__._({
				kind: "http",
				request,
				status,
				detail: (0, _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_8__.K)(error?.message || text) || node_http__WEBPACK_IMPORTED_MODULE_0__.STATUS_CODES[status] || "no explanation",
				...code !== undefined && { code: (0, _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_8__.K)(String(code)) },
				...retryAfter !== undefined && { retryAfter }
			});
		}
		const NO_CREDIT_CODES = new Set(["insufficient_quota", "billing_error"]);
		const UNKNOWN_MODEL_CODES = new Set(["model_not_found", "invalid_model"]);
		const NO_CREDIT_WORDS = /credit balance is too low/i;
		const BAD_KEY_WORDS = /API key (?:not valid|not found|expired)|(?:incorrect|invalid) API key/i;
		function classifyFailure(facts) {
			switch (facts.kind) {
				case "http": return classifyStatus(facts);
				case "invalid-response": return "malformed";
				case "connection": return "unreachable";
				case "timeout": return facts.code === _lib_http_caller_js__WEBPACK_IMPORTED_MODULE_2__.v ? "timed-out" : "out-of-time";
				case "not-sent": return "cost-limit";
				case "cancelled":
				case "setup":
				case "not-completed": return undefined;
			}
		}
		function classifyStatus({ status = 0, code = "", detail }) {
			if (status === 402 || NO_CREDIT_CODES.has(code)) return "no-credit";
			if (UNKNOWN_MODEL_CODES.has(code)) return "unknown-model";
			switch (status) {
				case 400:
					if (NO_CREDIT_WORDS.test(detail)) return "no-credit";
					return BAD_KEY_WORDS.test(detail) ? "key-refused" : "rejected";
				case 401: return "key-refused";
				case 403: return "forbidden";
				case 404: return "unknown-model";
				case 429: return "rate-limited";
			}
			if (status >= 500) return "server-error";
			return status >= 300 && status < 400 ? "redirected" : "rejected";
		}
	}),
	79052: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Kv: () => findComparedCommit,
			go: () => readBaseFile,
			pG: () => requireTreeOf,
			q$: () => ensureCommit,
			zZ: () => isCommitted
		});
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _lib_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13963);
		var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73089);
		var _git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56424);
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
		async function requireTreeOf(checkout, { head }) {
			const { id, parents } = await readHead(checkout);
			if (id === head || parents.length > 1 && parents.includes(head)) return;
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
			const shallow = (await (0, _git_js__WEBPACK_IMPORTED_MODULE_4__.$Y)(checkout, ["rev-parse", "--is-shallow-repository"])).trim() === "true";
			const depth = shallow ? ["--depth=1"] : [];
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
				if (cause instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__.bf && "command" in cause.facts) throw fail(cause.facts, cause);
				throw cause;
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
	8607: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ml: () => unwatched,
			Qs: () => listUnreadable,
			Sb: () => countPassedOver,
			UI: () => filterFiles,
			f2: () => byPath,
			wC: () => renameFiles,
			wV: () => MOST_PAGE_BYTES,
			yR: () => readText,
			zz: () => joinSources
		});
		var _lib_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94869);
		const MOST_PAGE_BYTES = 2 * 1024 * 1024;
		function byPath(a, b) {
			return a.path < b.path ? -1 : a.path > b.path ? 1 : 0;
		}
		function joinSources(sources) {
			const [only] = sources;
			if (only !== undefined && sources.length === 1) return only;
			return {
				files: sources.flatMap(({ files }) => files).sort(byPath),
				siteFiles: sources.flatMap(({ siteFiles }) => siteFiles).sort(byPath),
				absent: new Set(sources.flatMap(({ absent }) => [...absent])),
				untracked: new Set(sources.flatMap(({ untracked }) => [...untracked])),
				passedOver: sources.flatMap(({ passedOver }) => passedOver),
				async *read(wanted) {
					const paths = new Set(wanted.map(({ path }) => path));
					for (const source of sources) {
						yield* source.read([...source.files, ...source.siteFiles].filter(({ path }) => paths.has(path)));
					}
				}
			};
		}
		function filterFiles(source, isKept) {
			return {
				...source,
				files: source.files.filter(({ path }) => isKept(path)),
				siteFiles: source.siteFiles.filter(({ path }) => isKept(path)),
				untracked: new Set([...source.untracked].filter(isKept)),
				passedOver: []
			};
		}
		function renameFiles(source, rename) {
			const originals = new Map();
			const renameFile = (file) => {
				const path = rename(file.path);
				if (path === undefined) return [];
				originals.set(path, file);
				return [{
					path,
					id: file.id
				}];
			};
			const renameAll = (paths) => new Set([...paths].map(rename).filter((path) => path !== undefined));
			return {
				files: source.files.flatMap(renameFile).sort(byPath),
				siteFiles: source.siteFiles.flatMap(renameFile).sort(byPath),
				absent: renameAll(source.absent),
				untracked: renameAll(source.untracked),
				passedOver: [],
				async *read(wanted) {
					const names = new Map();
					for (const file of wanted) {
						const original = originals.get(file.path);
						if (original !== undefined) names.set(original, file);
					}
					for await (const reading of source.read([...names.keys()])) {
						const file = names.get(reading.file);
						if (file !== undefined) yield {
							...reading,
							file
						};
					}
				}
			};
		}
		const decoder = new TextDecoder("utf-8", { fatal: true });
		function readText(file, bytes) {
			if (bytes.includes(0)) return {
				file,
				unreadable: "not-text"
			};
			try {
				return {
					file,
					text: decoder.decode(bytes)
				};
			} catch {
				return {
					file,
					unreadable: "not-text"
				};
			}
		}
		const MOST_EXAMPLES = 3;
		function countPassedOver(files) {
			const groups = new Map();
			for (const { path, ...cause } of files) {
				const key = [
					cause.reason,
					cause.extension,
					cause.language
				].join(" ");
				const group = groups.get(key) ?? {
					...cause,
					count: 0,
					examples: []
				};
				group.count += 1;
				if (group.examples.length < MOST_EXAMPLES) group.examples.push(path);
				groups.set(key, group);
			}
			return [...groups.values()].sort((a, b) => b.count - a.count);
		}
		const unwatched = { onStep() {} };
		const MOST_PATH_CHARACTERS = 200;
		function listUnreadable(files, mostNamed) {
			const named = files.slice(0, mostNamed).map(({ path, reason }) => `${(0, _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.$Q)((0, _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.OX)(path), MOST_PATH_CHARACTERS)} is not scanned: ${reason}`);
			const others = files.slice(mostNamed);
			if (others.length === 0) return named;
			const counts = Array.from(Map.groupBy(others, ({ reason }) => reason), ([reason, { length }]) => `${length} ${reason}`);
			const more = others.length === 1 ? "1 more file is" : `${others.length} more files are`;
			return [...named, `${more} not scanned: ${counts.join(", ")}`];
		}
	}),
	2134: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { y: () => createStopWords });
		var _orama_stopwords_dutch__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63444);
		var _orama_stopwords_french__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17490);
		var _orama_stopwords_german__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57045);
		var _orama_stopwords_italian__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76967);
		var _orama_stopwords_portuguese__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62738);
		var _orama_stopwords_russian__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(26519);
		var _orama_stopwords_spanish__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33898);
		const ENGLISH = [
			"a an the this that these those some any each every such same own other another",
			"i me my mine we us our ours you your yours he him his he she her hers it its they them their theirs one ones",
			"and or but nor so yet if then than because while although though whether as until unless",
			"of at by for with about against between into through during before after above below to from up down in out on",
			"off over under onto upon within without per via",
			"am is are was were be been being have has had having do does did doing done can could will would shall should",
			"may might must ought",
			"who whom whose which what when where why how",
			"not no only very too also just there here again once more most both all few much many",
			"s t d ll m re ve don doesn didn isn aren wasn weren hasn haven hadn won wouldn can couldn shouldn"
		];
		const GERMAN = [
			"warum weshalb wieso wozu wann wer wen wem wessen woher wohin womit wofür wodurch woran worauf worin wovon",
			"wieviel wieviele viele vielen",
			"darf darfst dürfen dürft kannst könnt konnte konnten könnten musst müssen müsst mussten müsste müssten",
			"sollen sollst sollten willst wollt wollten möchte möchten mag mögen",
			"sei seid worden wurde wurden werdet wäre wären hätte hätten habt gibt lässt",
			"unsere unserem unseren unserer unseres beim dass bereits schon",
			"dabei dafür daran darauf darin davon ab außer per pro seit s"
		];
		const SPANISH = ["cuyo cuya porqué adónde debo debes debemos deberían debería tengas puedas podamos", "has habéis fuese esté estés"];
		const SPANISH_SUBJECTS = [
			"acuerdo breve cierto ciertos conocer consideró considera cosas cuenta dia dias día días diferente diferentes",
			"ejemplo emplear empleais emplean empleas empleo encuentra estado estados existe existen excepto fin final general",
			"gran grandes horas hoy igual informo informó intenta intentais intentamos intentan intentar intentas intento",
			"largo lado lugar mal manera mayor mediante medio mejor menos modo momento nueva nuevas nuevo nuevos",
			"pais paìs parte partir pasada pasado peor posible primer primera primero primeros propia propias propio propios",
			"proximo próximo próximos raras realizado realizar realizó respecto segunda segundo siguiente supuesto",
			"temprano tarde tercera tiempo total trabaja trabajais trabajamos trabajan trabajar trabajas trabajo trata",
			"ultimo última últimas último últimos usa usais usamos usan usar usas uso valor veces ver verdad verdadera verdadero vez"
		];
		const FRENCH = [
			"comment pourquoi quand où combien quoi dont lequel laquelle lesquels lesquelles auquel duquel",
			"a peut peux peuvent pouvez pouvons pourrait puis puisse dois doit devez doivent devrait faut veux veut voulez",
			"fais fait faire faites font être avoir",
			"afin alors ainsi aussi autre autres avant après car chaque chez comme contre depuis donc dès encore entre",
			"lors lorsque moins ni non plus plusieurs puisque quelque quelques sauf selon si sinon sous tel telle tels telles",
			"tout toute toutes tous très vers via ceux celle celles celui",
			"jusqu lorsqu puisqu quelqu quoiqu aujourd hui"
		];
		const ITALIAN = [
			"quando quali cosa perche senza dopo prima ogni oppure però poi già ancora",
			"posso puoi può possiamo potete possono devo devi deve dobbiamo dovete devono voglio vuoi vuole fare essere avere",
			"d s t m v n cos com quand qual nessun od quel quei quegli"
		];
		const DUTCH = [
			"waarom wanneer waar waarmee waarvoor waarin welk welke hoeveel hoelang wiens",
			"kunt mag mogen moeten zullen zult willen wilt gaat doet doe bent hebt",
			"onze jouw jullie we wij wel af sinds binnen buiten via per s n t"
		];
		const PORTUGUESE = [
			"porque porquê onde aonde quanto quanta quantos quantas quais quê cujo cuja",
			"posso pode podem podemos podia devo deve devem devemos fazer faz fazem é ter ser estar",
			"uns umas dum duma neste nesta deste desta disso nisso",
			"vosso vossa vossos vossas cada sob sobre todo toda todos todas outro outra outros outras"
		];
		const RUSSIAN = [
			"почему отчего сколько какие какое каких каким какую который которая которое которые откуда чей",
			"могу можем можете могут нужно нужна нужны должен должна должно должны следует",
			"мои моё мое моих моего моей наш наша наше наши нашего ваш ваша ваше ваши вашего свой своя свои своих твой",
			"это этих этим мной мною тобой кому кем чему оно также либо обо ко",
			"её ещё всё нём неё чём твоё своё"
		];
		const RUSSIAN_SUBJECTS = ["человек жизнь"];
		function createStopWords(language) {
			switch (language) {
				case "en": return new Set(split(ENGLISH));
				case "de": return join(_orama_stopwords_german__WEBPACK_IMPORTED_MODULE_0__.m, GERMAN);
				case "es": return join(_orama_stopwords_spanish__WEBPACK_IMPORTED_MODULE_1__.m, SPANISH, SPANISH_SUBJECTS);
				case "fr": return join(_orama_stopwords_french__WEBPACK_IMPORTED_MODULE_2__.m, FRENCH);
				case "it": return join(_orama_stopwords_italian__WEBPACK_IMPORTED_MODULE_3__.m, ITALIAN);
				case "nl": return join(_orama_stopwords_dutch__WEBPACK_IMPORTED_MODULE_4__.m, DUTCH);
				case "pt": return join(_orama_stopwords_portuguese__WEBPACK_IMPORTED_MODULE_5__.m, PORTUGUESE);
				case "ru": return join(_orama_stopwords_russian__WEBPACK_IMPORTED_MODULE_6__.m, RUSSIAN, RUSSIAN_SUBJECTS);
				default: return new Set();
			}
		}
		function join(listed, added, subjects = []) {
			const words = new Set([...listed, ...split(added)]);
			for (const word of split(subjects)) words.delete(word);
			return words;
		}
		function split(lines) {
			return lines.flatMap((words) => words.split(" "));
		}
	}),
	86712: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { doctor: () => doctor });
		var external_node_os_ = __webpack_require__(48161);
		var promises_ = __webpack_require__(51455);
		var dist = __webpack_require__(38815);
		var schemas = __webpack_require__(2503);
		var connection = __webpack_require__(87947);
		var engines_engines = __webpack_require__(10152);
		var errors = __webpack_require__(73089);
		var git = __webpack_require__(56424);
		var read_pages = __webpack_require__(31847);
		var source = __webpack_require__(8607);
		var lib_files = __webpack_require__(13963);
		var count_answers = __webpack_require__(84541);
		var open_service = __webpack_require__(52461);
		;
		async function examineCheckout(checkout) {
			const has = async (ref) => {
				const words = [
					"rev-parse",
					"--verify",
					"--quiet",
					`${ref}^{commit}`
				];
				return await tryGit(checkout, words) !== undefined;
			};
			const shallow = await tryGit(checkout, ["rev-parse", "--is-shallow-repository"]);
			if (shallow === undefined) return {
				kind: "no-git",
				hasParent: false
			};
			if (!await has("HEAD")) return {
				kind: "no-commits",
				hasParent: false
			};
			return {
				kind: shallow === "true" ? "shallow" : "whole",
				hasParent: await has("HEAD~1")
			};
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
		async function examineWorkflows(root) {
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
		async function examinePages({ service, engines, language }, checkout) {
			const readsPages = engines.length === 0 || !engines.every(isLive);
			if (!("content" in service) || !readsPages) return undefined;
			const { content, competitorFolders, siteUrls } = service;
			try {
				const settings = {
					content,
					competitors: competitorFolders,
					siteUrls,
					language
				};
				const { pages, hidden, passedOver } = await (0, read_pages.n4)(checkout, settings);
				return {
					count: pages.length,
					hidden: hidden.length,
					passedOver: (0, source.Sb)(passedOver)
				};
			} catch (error) {
				if (error instanceof errors.bf) return { problem: error.facts };
				throw error;
			}
		}
		function isLive(engine) {
			return (0, engines_engines.iI)(engine) !== undefined;
		}
		function examineKeys({ service, engines }, env, variables) {
			if (!("content" in service)) return [];
			const names = new Set(engines.map((engine) => (0, engines_engines.iI)(engine)?.name).filter((name) => name !== undefined));
			return Array.from(names, (engine) => {
				const read = (0, connection.dC)(engine, env);
				const problem = "problem" in read ? read.problem : undefined;
				const needed = problem?.kind === "missing" ? problem.variables : [];
				return {
					engine,
					problem,
					isInWorkflow: needed.some((name) => variables.includes(name))
				};
			});
		}
		async function askEngines(settings, keys, context) {
			const usable = new Set(keys.filter(({ problem }) => problem === undefined).map(({ engine }) => engine));
			const engines = settings.engines.filter((engine) => usable.has((0, engines_engines.iI)(engine)?.name ?? ""));
			if (engines.length === 0) return [];
			const keywords = settings.keywords.slice(0, 1);
			const single = {
				...settings,
				engines,
				keywords,
				samples: {
					min: 1,
					max: 1
				},
				competitors: []
			};
			const opened = await (0, open_service.I)(single, context);
			try {
				const { brand, language } = settings;
				await opened.service.monitor({
					brand_name: brand,
					keywords,
					engines,
					language
				}, context.signal);
				const { missing } = (0, count_answers.XA)(opened.answers());
				return engines.map((engine) => ({
					engine,
					missing: missing.find((entry) => entry.engine === engine)
				}));
			} finally {
				await opened.close();
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
			uses: schemas.YjP().optional().catch(undefined),
			with: stepSchema.shape.with,
			secrets: schemas.KCZ([schemas.euz("inherit").transform(() => ({})), variablesSchema]),
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
		const ACTION = /(?:^|\/)ai-visibility-gate@/;
		const FLEET_WORKFLOW = /(?:^|\/)ai-visibility-gate\/\.github\/workflows\/fleet\.yml@/;
		const CHECKOUT = /^actions\/checkout@/;
		function readGateSteps(file, text) {
			const workflow = workflowSchema.safeParse(parseYaml(text)).data;
			if (workflow === undefined) return undefined;
			return Object.entries(workflow.jobs).flatMap(([job, { steps, permissions, env, ...called }]) => {
				const shared = {
					...{
						file,
						job,
						events: workflow.on
					},
					permissions: readPermissions(permissions ?? workflow.permissions)
				};
				if (FLEET_WORKFLOW.test(called.uses ?? "")) {
					const inputs = {
						config: ".github/ai-visibility.yml",
						...readInputs(called.with)
					};
					return [{
						...shared,
						fetchDepth: 0,
						inputs,
						variables: Object.keys(called.secrets ?? {})
					}];
				}
				return steps.flatMap((step, index) => {
					if (!ACTION.test(step.uses ?? "")) return [];
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
		function parseYaml(text) {
			try {
				return (0, dist.qg)(text, { logLevel: "silent" });
			} catch {
				return undefined;
			}
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
		var survey_site = __webpack_require__(84216);
		var plan = __webpack_require__(13996);
		var read_gates = __webpack_require__(94931);
		var read_settings = __webpack_require__(46551);
		var report_escape = __webpack_require__(9924);
		var answers = __webpack_require__(68595);
		var gate = __webpack_require__(25205);
		var github = __webpack_require__(57765);
		var inputs = __webpack_require__(14039);
		var messages_pages = __webpack_require__(36268);
		var numbers = __webpack_require__(73533);
		var words = __webpack_require__(44702);
		var document_plan = __webpack_require__(6910);
		;
		const LINE_LENGTH = 2e3;
		function checksOf({ checkout, steps, unreadable, token, run }) {
			const baselines = "gates" in run ? run.gates.map(({ baseline }) => baseline) : [];
			const checks = [
				viewCheckout(checkout, baselines),
				...viewWorkflows(steps, unreadable),
				viewToken(token, baselines),
				..."gates" in run ? viewGates(run.gates) : viewProblems(run.problems)
			];
			return checks.map(({ status, subject, text, remedy }) => ({
				status,
				subject,
				text: (0, report_escape.h0)(text, LINE_LENGTH),
				remedy: (0, report_escape.h0)(remedy, LINE_LENGTH)
			}));
		}
		const MARKS = {
			ok: "pass",
			note: "report",
			warning: "warn",
			stop: "fail"
		};
		function doctorParts(checks) {
			const countBy = (status) => checks.filter((each) => each.status === status).length;
			const [stops, warnings] = [countBy("stop"), countBy("warning")];
			return [checks.flatMap(({ status, subject, text, remedy }) => [lineOf(status, `${subject}: ${text}`), ...remedy === "" ? [] : [{
				kind: "list",
				items: [[remedy]]
			}]]), [stops > 0 ? lineOf("stop", `The gate cannot run: ${stops} ✗ to correct.`) : warnings > 0 ? lineOf("warning", `The gate can run. ${warnings} ! to look at.`) : lineOf("ok", "The gate can run.")]];
		}
		function lineOf(status, text) {
			return {
				kind: "headline",
				mark: MARKS[status],
				status,
				text: [text],
				isHeading: false
			};
		}
		function check(status, subject, text, remedy = "") {
			return {
				status,
				subject,
				text,
				remedy
			};
		}
		function viewCheckout({ kind, hasParent }, baselines) {
			const subject = "Checkout";
			const remedy = "In the workflow, write fetch-depth: 2 under with: of the step that uses actions/checkout.";
			switch (kind) {
				case "no-git": return baselines.includes("base") ? check("stop", subject, "The folder is not inside a git checkout.", messages_pages.Nb.AVG_NO_CHECKOUT.remedy) : check("note", subject, "The folder is not inside a git checkout.");
				case "no-commits": return check("note", subject, "The repository has no commit yet.");
				case "shallow": return hasParent ? check("ok", subject, "It holds the newest commit and its parent, which is what a pull request needs.") : check("warning", subject, "It holds the newest commit alone, and baseline: base needs its parent.", remedy);
				case "whole": return check("ok", subject, "It holds the whole history.");
			}
		}
		function viewWorkflows(steps, unreadable) {
			const broken = unreadable.map((file) => check("warning", `Workflow ${(0, report_escape.h0)(file, words.xt)}`, "It is no YAML.", "Correct the file."));
			if (steps.length > 0) return [...steps.map(viewStep), ...broken];
			const none = "No workflow in .github/workflows uses ai-visibility-gate.";
			return [check("warning", "Workflow", none, "Write one: ai-visibility-gate init."), ...broken];
		}
		function viewStep(step) {
			const subject = `Workflow ${(0, report_escape.h0)(step.file, words.xt)}`;
			const problems = [...findStepProblems(step)];
			if (problems.length === 0) {
				return check("ok", subject, `The job ${(0, report_escape.h0)(step.job, words.xt)} has the checkout and the permissions that the gate needs.`);
			}
			return check(problems.some(({ stops }) => stops) ? "stop" : "warning", subject, problems.map(({ text }) => text).join(" "), problems.map(({ remedy }) => remedy).join(" "));
		}
		function* findStepProblems({ events, fetchDepth, permissions, inputs }) {
			const { baseline = "none", engines = "", "base-url": baseUrl = "" } = inputs;
			const isSilent = inputs["mode"] === "plan" || inputs["shard"] !== undefined;
			const { comment = "always", issue = "never" } = isSilent ? { comment: "never" } : inputs;
			const readsPages = baseUrl === "" && (engines === "" || /\brepository\b/.test(engines));
			if (readsPages && fetchDepth === undefined) {
				yield {
					stops: true,
					text: "No step checks out the repository before the gate reads its pages.",
					remedy: "Put - uses: actions/checkout@v7 before the step of the gate."
				};
			} else if (baseline === "base" && fetchDepth === 1 && inputs["base-content"] === undefined) {
				yield {
					stops: false,
					text: "The checkout fetches one commit, and baseline: base compares with the commit before it.",
					remedy: "Write fetch-depth: 2 under with: of the step that uses actions/checkout."
				};
			}
			const hasPullRequests = events.some((event) => event === "pull_request" || event === "pull_request_target");
			if (baseline === "base" && !hasPullRequests && !events.includes("merge_group")) {
				yield {
					stops: false,
					text: "The workflow does not run on pull requests, and baseline: base compares nothing elsewhere.",
					remedy: "Write on: pull_request."
				};
			}
			const push = hasPullRequests ? "read" : "write";
			const needs = [
				{
					isNeeded: hasPullRequests && comment !== "never",
					permission: "pull-requests",
					access: "write",
					what: "the comment"
				},
				{
					isNeeded: issue === "on-failure",
					permission: "issues",
					access: "write",
					what: "the issue"
				},
				{
					isNeeded: baseline === "artifact",
					permission: "actions",
					access: "read",
					what: "the history in an artifact"
				},
				{
					isNeeded: baseline === "branch",
					permission: "contents",
					access: push,
					what: "the history on a branch"
				}
			];
			for (const { permission, access, what } of needs.filter(({ isNeeded }) => isNeeded)) {
				const given = permissions?.[permission] ?? (permissions === undefined ? "unknown" : "none");
				if (given === "write" || given === access) continue;
				yield {
					stops: false,
					text: `The token has no permission for ${what}${permissions === undefined ? ", unless the settings of the repository give it" : ""}.`,
					remedy: `Write ${permission}: ${access} under permissions: of the job or the workflow.`
				};
			}
		}
		function viewToken(token, baselines) {
			const subject = "GitHub token";
			switch (token.kind) {
				case "no-token": return check("note", subject, "Not checked: GITHUB_TOKEN is not set here. In a workflow GitHub sets it.");
				case "no-repository": return check("note", subject, "Not checked: the repository on GitHub is not known here.");
				case "refused": return check("warning", subject, `It does not read ${(0, report_escape.h0)(token.repository, words.xt)}. ${(0, github.Po)(token.failure)}`, "Check that the token belongs to this repository and is not expired.");
				case "reads": {
					const name = (0, report_escape.h0)(token.repository, words.xt);
					const write = "Whether it may comment is known only when it does.";
					if (baselines.includes("artifact") && !token.readsArtifacts) {
						const text = `It reads ${name}, and not its artifacts, where the history is. ${write}`;
						return check("warning", subject, text, "Write actions: read under permissions: of the job.");
					}
					if (baselines.includes("branch") && token.mayPush === false) {
						const text = `It reads ${name}, and may not push to it: this run cannot record its history. ${write}`;
						return check("warning", subject, text, "Write contents: write under permissions: of the job that records.");
					}
					return check("ok", subject, `It reads ${name}${token.readsArtifacts ? " and its artifacts" : ""}. ${write}`);
				}
			}
		}
		function viewProblems(problems) {
			const [, ...lines] = (0, inputs.jv)(problems);
			return lines.map((line) => check("stop", "Inputs", line, "Correct the input."));
		}
		function viewGates(gates) {
			const views = gates.flatMap((gate) => viewGate(gate).map((view) => ({
				key: gate.key,
				view
			})));
			return [...Map.groupBy(views, ({ view }) => JSON.stringify(view)).values()].flatMap((same) => {
				const [first] = same;
				if (first === undefined) return [];
				const keys = same.map(({ key }) => (0, report_escape.h0)(key, words.xt)).join(", ");
				const { view } = first;
				return same.length === gates.length ? [view] : [{
					...view,
					subject: `${view.subject} of ${keys}`
				}];
			});
		}
		function viewGate(run) {
			return [
				...run.pages === undefined ? [] : [viewPages(run.pages)],
				...run.keys.map(viewKey),
				...(run.live ?? []).map(viewLive),
				...viewLimits(run)
			];
		}
		function viewPages(pages) {
			const subject = "Pages";
			if ("problem" in pages) {
				const { what, remedy } = (0, messages_pages.Nx)(pages.problem);
				return check("stop", subject, what, remedy);
			}
			const { count, hidden, passedOver } = pages;
			const files = passedOver.reduce((sum, group) => sum + group.count, 0);
			const others = files === 0 ? "" : ` ${(0, numbers.pq)(files, "other file")} passed over.`;
			const text = `${(0, numbers.pq)(count, "page")} found${hidden === 0 ? "" : `, and ${hidden} hidden from search engines`}.${others}`;
			return check("ok", subject, text);
		}
		function viewKey({ engine, problem, isInWorkflow }) {
			const subject = `Key of ${(0, report_escape.h0)(engine, words.xt)}`;
			if (problem === undefined) return check("ok", subject, "It is set.");
			if (problem.kind === "missing") {
				const names = problem.variables.join(" or ");
				if (isInWorkflow) return check("note", subject, `${names} is not set here. The workflow sets it from a secret.`);
				const remedy = `Write ${problem.variables[0]}: \${{ secrets.${problem.variables[0]} }} under env: of the step, and store the secret.`;
				return check("stop", subject, `${names} is not set.`, remedy);
			}
			const expected = problem.kind === "bad-key" ? "one line of visible ASCII characters" : "an https URL";
			return check("stop", subject, `${problem.variable} is not ${expected}.`, `Set it to ${expected}.`);
		}
		function viewLive({ engine, missing }) {
			const subject = `Answer of ${(0, report_escape.h0)(engine, words.xt)}`;
			if (missing === undefined) return check("ok", subject, "It answered one question.");
			const { text, code, keyPage } = (0, answers.Xm)(missing);
			const status = missing.reason.scope === "engine" ? "stop" : "warning";
			return check(status, subject, `${code}: ${text}`, keyPage === undefined ? "" : `Keys: ${keyPage}`);
		}
		function viewLimits({ plan }) {
			const text = `${(0, numbers.pq)(plan.keywords.length, "keyword")}, requests: ${(0, document_plan.UQ)(plan.demand.requests)}, estimated cost: ${(0, document_plan.SD)([plan])}. Limits: ${(0, document_plan.Af)(plan)}.`;
			if (plan.blocker === undefined) return [check("ok", "Limits and cost", text)];
			const stop = (0, gate.Gj)(plan.blocker);
			return [check("stop", "Limits and cost", text, `${stop.code}: ${stop.text}`)];
		}
		var commands = __webpack_require__(31698);
		var text_text = __webpack_require__(51960);
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
			const { root } = await (0, survey_site.W1)(folder);
			const { steps, unreadable } = await examineWorkflows(root);
			const [step] = steps;
			const inputs = {
				...knownInputs(step),
				...given
			};
			const checks = checksOf({
				checkout: await examineCheckout({
					folder: root,
					signal
				}),
				steps,
				unreadable,
				token: await examineToken(context, root),
				run: await examineRun(inputs, step, {
					...context,
					folder: root,
					live: live === "true"
				})
			});
			await out.write(format === "json" ? `${JSON.stringify((0, commands.x_)(checks), undefined, 2)}\n` : (0, terminal.tj)((0, text_text.K)(doctorParts(checks)), out));
			return checks.some(({ status }) => status === "stop") ? 1 : 0;
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
					tempFolder: (0, external_node_os_.tmpdir)()
				}
			};
			let reading;
			try {
				const hostedKey = env["AI_VISIBILITY_KEY"] || "not-known-here";
				reading = await (0, read_gates.D)({
					...inputs,
					mode: ""
				}, {
					env,
					facts,
					signal,
					hostedKey
				});
			} catch (error) {
				if (error instanceof read_settings.aV) return { problems: error.problems };
				throw error;
			}
			const run = {
				facts,
				env,
				log: (0, terminal.$V)(context),
				signal
			};
			const asked = new Set();
			const gates = [];
			for (const gate of reading.gates) gates.push(await examineGate(gate));
			return { gates };
			async function examineGate({ key, settings }) {
				const keys = examineKeys(settings, env, step?.variables ?? []);
				const fresh = keys.filter(({ engine }) => !asked.has(engine));
				for (const { engine } of keys) asked.add(engine);
				const { service, baseline: { source } } = settings;
				const planned = "keysMissing" in service ? {
					...settings,
					service: {
						...service,
						keysMissing: false
					}
				} : settings;
				return {
					key,
					plan: await (0, plan.nY)(planned, run),
					baseline: source.kind === "file" ? source.path : source.kind,
					pages: await examinePages(settings, {
						folder,
						signal
					}),
					keys,
					live: live ? await askEngines(settings, fresh, run) : undefined
				};
			}
		}
		async function examineToken({ env, signal }, root) {
			const token = env["GITHUB_TOKEN"] || env["GH_TOKEN"];
			if (!token) return { kind: "no-token" };
			const repository = env["GITHUB_REPOSITORY"] || await (0, survey_site.Zz)({
				folder: root,
				signal
			});
			if (repository === undefined) return { kind: "no-repository" };
			const { readTokenAccess } = await Promise.all([
				__webpack_require__.e("package-actions-github"),
				__webpack_require__.e("package-actions-core"),
				__webpack_require__.e("hosts-action-github-3")
			]).then(__webpack_require__.bind(__webpack_require__, 14889));
			return readTokenAccess(token, env["GITHUB_API_URL"] || "https://api.github.com", repository);
		}
	}),
	57341: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			O1: () => listCalls,
			bJ: () => listUses,
			bf: () => shareSettings,
			ol: () => digestOf
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var _contract_plans_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74155);
		var _embedded_engine_scan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(99399);
		var _embedded_engines_engines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10152);
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
			return (0, _embedded_engines_estimate_js__WEBPACK_IMPORTED_MODULE_3__.U)(specs, scope);
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
			const isFree = demand.engines.length === 0;
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
				isFree ? [] : [{
					kind: "list",
					items: demand.engines.map(engineLine)
				}],
				isFree ? [] : [{
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
			if (demands.every(({ engines }) => engines.length === 0)) return "nothing";
			return (0, _numbers_js__WEBPACK_IMPORTED_MODULE_1__.BD)({
				costUsd: demands.reduce((sum, demand) => sum + (0, _scan_demand_js__WEBPACK_IMPORTED_MODULE_2__.Sm)(demand), 0),
				isWhole: demands.every((demand) => (0, _scan_demand_js__WEBPACK_IMPORTED_MODULE_2__.ai)(demand).length === 0)
			});
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
		function engineLine({ engine, model, answers, judgments, costUsd }) {
			const sentiment = judgments === 0 ? "" : ` and ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_1__.pq)(judgments, "judgment")} of the sentiment`;
			const cost = costUsd === undefined ? _numbers_js__WEBPACK_IMPORTED_MODULE_1__.Z5 : (0, _numbers_js__WEBPACK_IMPORTED_MODULE_1__.UK)(costUsd);
			return [
				{ name: engine },
				" (",
				{ name: model },
				`): ${(0, _numbers_js__WEBPACK_IMPORTED_MODULE_1__.pq)(answers, "question")}${sentiment}, ${cost}`
			];
		}
	}),
	31698: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Gg: () => buildPlan,
			ZW: () => buildBacktestResult,
			eZ: () => buildFleetPlan,
			x_: () => buildDoctorResult
		});
		var _scan_demand_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83721);
		var _messages_gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25205);
		var _messages_pages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36268);
		function buildPlan({ brand, keywords, scans, cost, demand, timeoutMinutes, blocker }) {
			const unpriced = (0, _scan_demand_js__WEBPACK_IMPORTED_MODULE_2__.ai)(demand);
			const isKnown = cost.address === undefined && unpriced.length === 0;
			return {
				format: "ai-visibility-plan",
				brand_name: brand,
				keywords,
				service: cost.address ?? "embedded",
				scans: scans.own + scans.competitors,
				requests: demand.requests,
				minutes: demand.minutes,
				estimated_cost_usd: isKnown ? (0, _scan_demand_js__WEBPACK_IMPORTED_MODULE_2__.Sm)(demand) : null,
				known_cost_usd: cost.address === undefined ? (0, _scan_demand_js__WEBPACK_IMPORTED_MODULE_2__.Sm)(demand) : null,
				unpriced_engines: unpriced,
				engines: demand.engines.map(({ engine, model, answers, judgments, costUsd }) => ({
					engine,
					model,
					questions: answers,
					judgements: judgments,
					estimated_cost_usd: costUsd ?? null
				})),
				limits: {
					max_requests: demand.maxRequests ?? null,
					max_cost_usd: demand.maxCost ?? null,
					timeout_minutes: timeoutMinutes,
					per_minute: cost.limits?.perMinute ?? null,
					per_day: cost.limits?.perDay ?? null
				},
				blocked: blocker === undefined ? null : (0, _messages_gate_js__WEBPACK_IMPORTED_MODULE_0__.Gj)(blocker)
			};
		}
		function buildFleetPlan(plan, matrix) {
			const { gates, scans, requests, minutes, shards, reason, blockers } = plan;
			const built = gates.map((gate) => ({
				key: gate.key,
				...buildPlan(gate.plan)
			}));
			const costs = built.map((gate) => gate.estimated_cost_usd);
			return {
				format: "ai-visibility-fleet-plan",
				matrix,
				shards,
				shards_limited_by: reason,
				max_parallel: shards,
				...{
					scans,
					requests,
					minutes
				},
				estimated_cost_usd: costs.every((cost) => cost !== null) ? costs.reduce((sum, cost) => sum + cost, 0) : null,
				blocked: blockers.map(({ key, blocker }) => ({
					key: key ?? null,
					...(0, _messages_gate_js__WEBPACK_IMPORTED_MODULE_0__.Gj)(blocker)
				})),
				gates: built
			};
		}
		function buildDoctorResult(checks) {
			return {
				format: "ai-visibility-doctor",
				ok: checks.every(({ status }) => status !== "stop"),
				checks
			};
		}
		function buildBacktestResult(backtest) {
			const { head, pages, keywords, unanswered, merges, isShallow, commits, injections } = backtest;
			const withVerdict = (verdict) => commits.filter((commit) => commit.verdict === verdict).length;
			const failed = withVerdict("fail");
			return {
				schema_version: 1,
				head,
				pages,
				keywords,
				unanswered_keywords: unanswered,
				merges,
				shallow: isShallow,
				summary: {
					commits: commits.length,
					failed,
					errors: withVerdict("error"),
					failed_share: failed / commits.length
				},
				commits: commits.map(toRecord),
				injections: injections === undefined ? null : injections.map(toInjection)
			};
		}
		function toRecord({ commit: { id, parent, date, subject }, verdict, keywords, problem }) {
			return {
				...{
					commit: id,
					parent,
					date,
					subject,
					verdict
				},
				keywords: keywords.map(toKeyword),
				error: problem === undefined ? null : {
					kind: problem.kind,
					detail: (0, _messages_pages_js__WEBPACK_IMPORTED_MODULE_1__.Nx)(problem).what
				}
			};
		}
		function toKeyword({ keyword, outcome, loss, before, after, causes }) {
			return {
				...{
					keyword,
					outcome,
					loss
				},
				before: before === undefined ? null : toQuote(before),
				after: after === undefined ? null : toQuote(after),
				causes: causes.map(toCause)
			};
		}
		function toQuote({ text, url, place: { path, title, headings } }) {
			return {
				text,
				url,
				path,
				title,
				headings
			};
		}
		function toCause(cause) {
			return {
				kind: cause.kind,
				path: cause.path,
				moved_to: cause.kind === "moved" ? cause.to : null,
				hidden_by: cause.kind === "hidden" ? cause.reasons.map(({ kind, file, line, crawler = null }) => ({
					kind,
					file,
					line,
					crawler
				})) : null
			};
		}
		function toInjection({ kind, path, keywords, citedFirst, lost }) {
			return {
				...{
					kind,
					path,
					keywords
				},
				cited_first: citedFirst,
				verdict: lost.length > 0 ? "fail" : "pass",
				lost_keywords: lost
			};
		}
	}),
	57045: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { m: () => stopwords });
		const stopwords = [
			"aber",
			"alle",
			"allem",
			"allen",
			"aller",
			"alles",
			"als",
			"also",
			"am",
			"an",
			"ander",
			"andere",
			"anderem",
			"anderen",
			"anderer",
			"anderes",
			"anderm",
			"andern",
			"anderr",
			"anders",
			"auch",
			"auf",
			"aus",
			"bei",
			"bin",
			"bis",
			"bist",
			"da",
			"damit",
			"dann",
			"der",
			"den",
			"des",
			"dem",
			"die",
			"das",
			"daß",
			"derselbe",
			"derselben",
			"denselben",
			"desselben",
			"demselben",
			"dieselbe",
			"dieselben",
			"dasselbe",
			"dazu",
			"dein",
			"deine",
			"deinem",
			"deinen",
			"deiner",
			"deines",
			"denn",
			"derer",
			"dessen",
			"dich",
			"dir",
			"du",
			"dies",
			"diese",
			"diesem",
			"diesen",
			"dieser",
			"dieses",
			"doch",
			"dort",
			"durch",
			"ein",
			"eine",
			"einem",
			"einen",
			"einer",
			"eines",
			"einig",
			"einige",
			"einigem",
			"einigen",
			"einiger",
			"einiges",
			"einmal",
			"er",
			"ihn",
			"ihm",
			"es",
			"etwas",
			"euer",
			"eure",
			"eurem",
			"euren",
			"eurer",
			"eures",
			"für",
			"gegen",
			"gewesen",
			"hab",
			"habe",
			"haben",
			"hat",
			"hatte",
			"hatten",
			"hier",
			"hin",
			"hinter",
			"ich",
			"mich",
			"mir",
			"ihr",
			"ihre",
			"ihrem",
			"ihren",
			"ihrer",
			"ihres",
			"euch",
			"im",
			"in",
			"indem",
			"ins",
			"ist",
			"jede",
			"jedem",
			"jeden",
			"jeder",
			"jedes",
			"jene",
			"jenem",
			"jenen",
			"jener",
			"jenes",
			"jetzt",
			"kann",
			"kein",
			"keine",
			"keinem",
			"keinen",
			"keiner",
			"keines",
			"können",
			"könnte",
			"machen",
			"man",
			"manche",
			"manchem",
			"manchen",
			"mancher",
			"manches",
			"mein",
			"meine",
			"meinem",
			"meinen",
			"meiner",
			"meines",
			"mit",
			"muss",
			"musste",
			"nach",
			"nicht",
			"nichts",
			"noch",
			"nun",
			"nur",
			"ob",
			"oder",
			"ohne",
			"sehr",
			"sein",
			"seine",
			"seinem",
			"seinen",
			"seiner",
			"seines",
			"selbst",
			"sich",
			"sie",
			"ihnen",
			"sind",
			"so",
			"solche",
			"solchem",
			"solchen",
			"solcher",
			"solches",
			"soll",
			"sollte",
			"sondern",
			"sonst",
			"über",
			"um",
			"und",
			"uns",
			"unse",
			"unsem",
			"unsen",
			"unser",
			"unses",
			"unter",
			"viel",
			"vom",
			"von",
			"vor",
			"während",
			"war",
			"waren",
			"warst",
			"was",
			"weg",
			"weil",
			"weiter",
			"welche",
			"welchem",
			"welchen",
			"welcher",
			"welches",
			"wenn",
			"werde",
			"werden",
			"wie",
			"wieder",
			"will",
			"wir",
			"wird",
			"wirst",
			"wo",
			"wollen",
			"wollte",
			"würde",
			"würden",
			"zu",
			"zum",
			"zur",
			"zwar",
			"zwischen"
		];
	}),
	33898: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { m: () => stopwords });
		const stopwords = [
			"a",
			"actualmente",
			"acuerdo",
			"adelante",
			"ademas",
			"además",
			"adrede",
			"afirmó",
			"agregó",
			"ahi",
			"ahora",
			"ahí",
			"al",
			"algo",
			"alguna",
			"algunas",
			"alguno",
			"algunos",
			"algún",
			"alli",
			"allí",
			"alrededor",
			"ambos",
			"ampleamos",
			"antano",
			"antaño",
			"ante",
			"anterior",
			"antes",
			"apenas",
			"aproximadamente",
			"aquel",
			"aquella",
			"aquellas",
			"aquello",
			"aquellos",
			"aqui",
			"aquél",
			"aquélla",
			"aquéllas",
			"aquéllos",
			"aquí",
			"arriba",
			"arribaabajo",
			"aseguró",
			"asi",
			"así",
			"atras",
			"aun",
			"aunque",
			"ayer",
			"añadió",
			"aún",
			"b",
			"bajo",
			"bastante",
			"bien",
			"breve",
			"buen",
			"buena",
			"buenas",
			"bueno",
			"buenos",
			"c",
			"cada",
			"casi",
			"cerca",
			"cierta",
			"ciertas",
			"cierto",
			"ciertos",
			"cinco",
			"claro",
			"comentó",
			"como",
			"con",
			"conmigo",
			"conocer",
			"conseguimos",
			"conseguir",
			"considera",
			"consideró",
			"consigo",
			"consigue",
			"consiguen",
			"consigues",
			"contigo",
			"contra",
			"cosas",
			"creo",
			"cual",
			"cuales",
			"cualquier",
			"cuando",
			"cuanta",
			"cuantas",
			"cuanto",
			"cuantos",
			"cuatro",
			"cuenta",
			"cuál",
			"cuáles",
			"cuándo",
			"cuánta",
			"cuántas",
			"cuánto",
			"cuántos",
			"cómo",
			"d",
			"da",
			"dado",
			"dan",
			"dar",
			"de",
			"debajo",
			"debe",
			"deben",
			"debido",
			"decir",
			"dejó",
			"del",
			"delante",
			"demasiado",
			"demás",
			"dentro",
			"deprisa",
			"desde",
			"despacio",
			"despues",
			"después",
			"detras",
			"detrás",
			"dia",
			"dias",
			"dice",
			"dicen",
			"dicho",
			"dieron",
			"diferente",
			"diferentes",
			"dijeron",
			"dijo",
			"dio",
			"donde",
			"dos",
			"durante",
			"día",
			"días",
			"dónde",
			"e",
			"ejemplo",
			"el",
			"ella",
			"ellas",
			"ello",
			"ellos",
			"embargo",
			"empleais",
			"emplean",
			"emplear",
			"empleas",
			"empleo",
			"en",
			"encima",
			"encuentra",
			"enfrente",
			"enseguida",
			"entonces",
			"entre",
			"era",
			"eramos",
			"eran",
			"eras",
			"eres",
			"es",
			"esa",
			"esas",
			"ese",
			"eso",
			"esos",
			"esta",
			"estaba",
			"estaban",
			"estado",
			"estados",
			"estais",
			"estamos",
			"estan",
			"estar",
			"estará",
			"estas",
			"este",
			"esto",
			"estos",
			"estoy",
			"estuvo",
			"está",
			"están",
			"ex",
			"excepto",
			"existe",
			"existen",
			"explicó",
			"expresó",
			"f",
			"fin",
			"final",
			"fue",
			"fuera",
			"fueron",
			"fui",
			"fuimos",
			"g",
			"general",
			"gran",
			"grandes",
			"gueno",
			"h",
			"ha",
			"haber",
			"habia",
			"habla",
			"hablan",
			"habrá",
			"había",
			"habían",
			"hace",
			"haceis",
			"hacemos",
			"hacen",
			"hacer",
			"hacerlo",
			"haces",
			"hacia",
			"haciendo",
			"hago",
			"han",
			"hasta",
			"hay",
			"haya",
			"he",
			"hecho",
			"hemos",
			"hicieron",
			"hizo",
			"horas",
			"hoy",
			"hubo",
			"i",
			"igual",
			"incluso",
			"indicó",
			"informo",
			"informó",
			"intenta",
			"intentais",
			"intentamos",
			"intentan",
			"intentar",
			"intentas",
			"intento",
			"ir",
			"j",
			"junto",
			"k",
			"l",
			"la",
			"lado",
			"largo",
			"las",
			"le",
			"lejos",
			"les",
			"llegó",
			"lleva",
			"llevar",
			"lo",
			"los",
			"luego",
			"lugar",
			"m",
			"mal",
			"manera",
			"manifestó",
			"mas",
			"mayor",
			"me",
			"mediante",
			"medio",
			"mejor",
			"mencionó",
			"menos",
			"menudo",
			"mi",
			"mia",
			"mias",
			"mientras",
			"mio",
			"mios",
			"mis",
			"misma",
			"mismas",
			"mismo",
			"mismos",
			"modo",
			"momento",
			"mucha",
			"muchas",
			"mucho",
			"muchos",
			"muy",
			"más",
			"mí",
			"mía",
			"mías",
			"mío",
			"míos",
			"n",
			"nada",
			"nadie",
			"ni",
			"ninguna",
			"ningunas",
			"ninguno",
			"ningunos",
			"ningún",
			"no",
			"nos",
			"nosotras",
			"nosotros",
			"nuestra",
			"nuestras",
			"nuestro",
			"nuestros",
			"nueva",
			"nuevas",
			"nuevo",
			"nuevos",
			"nunca",
			"o",
			"ocho",
			"os",
			"otra",
			"otras",
			"otro",
			"otros",
			"p",
			"pais",
			"para",
			"parece",
			"parte",
			"partir",
			"pasada",
			"pasado",
			"paìs",
			"peor",
			"pero",
			"pesar",
			"poca",
			"pocas",
			"poco",
			"pocos",
			"podeis",
			"podemos",
			"poder",
			"podria",
			"podriais",
			"podriamos",
			"podrian",
			"podrias",
			"podrá",
			"podrán",
			"podría",
			"podrían",
			"poner",
			"por",
			"porque",
			"posible",
			"primer",
			"primera",
			"primero",
			"primeros",
			"principalmente",
			"pronto",
			"propia",
			"propias",
			"propio",
			"propios",
			"proximo",
			"próximo",
			"próximos",
			"pudo",
			"pueda",
			"puede",
			"pueden",
			"puedo",
			"pues",
			"q",
			"qeu",
			"que",
			"quedó",
			"queremos",
			"quien",
			"quienes",
			"quiere",
			"quiza",
			"quizas",
			"quizá",
			"quizás",
			"quién",
			"quiénes",
			"qué",
			"r",
			"raras",
			"realizado",
			"realizar",
			"realizó",
			"repente",
			"respecto",
			"s",
			"sabe",
			"sabeis",
			"sabemos",
			"saben",
			"saber",
			"sabes",
			"salvo",
			"se",
			"sea",
			"sean",
			"segun",
			"segunda",
			"segundo",
			"según",
			"seis",
			"ser",
			"sera",
			"será",
			"serán",
			"sería",
			"señaló",
			"si",
			"sido",
			"siempre",
			"siendo",
			"siete",
			"sigue",
			"siguiente",
			"sin",
			"sino",
			"sobre",
			"sois",
			"sola",
			"solamente",
			"solas",
			"solo",
			"solos",
			"somos",
			"son",
			"soy",
			"soyos",
			"su",
			"supuesto",
			"sus",
			"suya",
			"suyas",
			"suyo",
			"sé",
			"sí",
			"sólo",
			"t",
			"tal",
			"tambien",
			"también",
			"tampoco",
			"tan",
			"tanto",
			"tarde",
			"te",
			"temprano",
			"tendrá",
			"tendrán",
			"teneis",
			"tenemos",
			"tener",
			"tenga",
			"tengo",
			"tenido",
			"tenía",
			"tercera",
			"ti",
			"tiempo",
			"tiene",
			"tienen",
			"toda",
			"todas",
			"todavia",
			"todavía",
			"todo",
			"todos",
			"total",
			"trabaja",
			"trabajais",
			"trabajamos",
			"trabajan",
			"trabajar",
			"trabajas",
			"trabajo",
			"tras",
			"trata",
			"través",
			"tres",
			"tu",
			"tus",
			"tuvo",
			"tuya",
			"tuyas",
			"tuyo",
			"tuyos",
			"tú",
			"u",
			"ultimo",
			"un",
			"una",
			"unas",
			"uno",
			"unos",
			"usa",
			"usais",
			"usamos",
			"usan",
			"usar",
			"usas",
			"uso",
			"usted",
			"ustedes",
			"v",
			"va",
			"vais",
			"valor",
			"vamos",
			"van",
			"varias",
			"varios",
			"vaya",
			"veces",
			"ver",
			"verdad",
			"verdadera",
			"verdadero",
			"vez",
			"vosotras",
			"vosotros",
			"voy",
			"vuestra",
			"vuestras",
			"vuestro",
			"vuestros",
			"w",
			"x",
			"y",
			"ya",
			"yo",
			"z",
			"él",
			"ésa",
			"ésas",
			"ése",
			"ésos",
			"ésta",
			"éstas",
			"éste",
			"éstos",
			"última",
			"últimas",
			"último",
			"últimos"
		];
	}),
	17490: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { m: () => stopwords });
		const stopwords = [
			"au",
			"aux",
			"avec",
			"ce",
			"ces",
			"dans",
			"de",
			"des",
			"du",
			"elle",
			"en",
			"et",
			"eux",
			"il",
			"je",
			"la",
			"le",
			"leur",
			"lui",
			"ma",
			"mais",
			"me",
			"même",
			"mes",
			"moi",
			"mon",
			"ne",
			"nos",
			"notre",
			"nous",
			"on",
			"ou",
			"par",
			"pas",
			"pour",
			"qu",
			"que",
			"qui",
			"sa",
			"se",
			"ses",
			"son",
			"sur",
			"ta",
			"te",
			"tes",
			"toi",
			"ton",
			"tu",
			"un",
			"une",
			"vos",
			"votre",
			"vous",
			"c",
			"d",
			"j",
			"l",
			"à",
			"m",
			"n",
			"s",
			"t",
			"y",
			"",
			"été",
			"étée",
			"étées",
			"étés",
			"étant",
			"suis",
			"es",
			"est",
			"sommes",
			"êtes",
			"sont",
			"serai",
			"seras",
			"sera",
			"serons",
			"serez",
			"seront",
			"serais",
			"serait",
			"serions",
			"seriez",
			"seraient",
			"étais",
			"était",
			"étions",
			"étiez",
			"étaient",
			"fus",
			"fut",
			"fûmes",
			"fûtes",
			"furent",
			"sois",
			"soit",
			"soyons",
			"soyez",
			"soient",
			"fusse",
			"fusses",
			"fût",
			"fussions",
			"fussiez",
			"fussent",
			"ayant",
			"eu",
			"eue",
			"eues",
			"eus",
			"ai",
			"as",
			"avons",
			"avez",
			"ont",
			"aurai",
			"auras",
			"aura",
			"aurons",
			"aurez",
			"auront",
			"aurais",
			"aurait",
			"aurions",
			"auriez",
			"auraient",
			"avais",
			"avait",
			"avions",
			"aviez",
			"avaient",
			"eut",
			"eûmes",
			"eûtes",
			"eurent",
			"aie",
			"aies",
			"ait",
			"ayons",
			"ayez",
			"aient",
			"eusse",
			"eusses",
			"eût",
			"eussions",
			"eussiez",
			"eussent",
			"ceci",
			"cela",
			"celà",
			"cet",
			"cette",
			"ici",
			"ils",
			"les",
			"leurs",
			"quel",
			"quels",
			"quelle",
			"quelles",
			"sans",
			"soi"
		];
	}),
	76967: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { m: () => stopwords });
		const stopwords = [
			"ad",
			"al",
			"allo",
			"ai",
			"agli",
			"all",
			"agl",
			"alla",
			"alle",
			"con",
			"col",
			"coi",
			"da",
			"dal",
			"dallo",
			"dai",
			"dagli",
			"dall",
			"dagl",
			"dalla",
			"dalle",
			"di",
			"del",
			"dello",
			"dei",
			"degli",
			"dell",
			"degl",
			"della",
			"delle",
			"in",
			"nel",
			"nello",
			"nei",
			"negli",
			"nell",
			"negl",
			"nella",
			"nelle",
			"su",
			"sul",
			"sullo",
			"sui",
			"sugli",
			"sull",
			"sugl",
			"sulla",
			"sulle",
			"per",
			"tra",
			"contro",
			"io",
			"tu",
			"lui",
			"lei",
			"noi",
			"voi",
			"loro",
			"mio",
			"mia",
			"miei",
			"mie",
			"tuo",
			"tua",
			"tuoi",
			"tue",
			"suo",
			"sua",
			"suoi",
			"sue",
			"nostro",
			"nostra",
			"nostri",
			"nostre",
			"vostro",
			"vostra",
			"vostri",
			"vostre",
			"mi",
			"ti",
			"ci",
			"vi",
			"lo",
			"la",
			"li",
			"le",
			"gli",
			"ne",
			"il",
			"un",
			"uno",
			"una",
			"ma",
			"ed",
			"se",
			"perché",
			"anche",
			"come",
			"dov",
			"dove",
			"che",
			"chi",
			"cui",
			"non",
			"più",
			"quale",
			"quanto",
			"quanti",
			"quanta",
			"quante",
			"quello",
			"quelli",
			"quella",
			"quelle",
			"questo",
			"questi",
			"questa",
			"queste",
			"si",
			"tutto",
			"tutti",
			"a",
			"c",
			"e",
			"i",
			"l",
			"o",
			"ho",
			"hai",
			"ha",
			"abbiamo",
			"avete",
			"hanno",
			"abbia",
			"abbiate",
			"abbiano",
			"avrò",
			"avrai",
			"avrà",
			"avremo",
			"avrete",
			"avranno",
			"avrei",
			"avresti",
			"avrebbe",
			"avremmo",
			"avreste",
			"avrebbero",
			"avevo",
			"avevi",
			"aveva",
			"avevamo",
			"avevate",
			"avevano",
			"ebbi",
			"avesti",
			"ebbe",
			"avemmo",
			"aveste",
			"ebbero",
			"avessi",
			"avesse",
			"avessimo",
			"avessero",
			"avendo",
			"avuto",
			"avuta",
			"avuti",
			"avute",
			"sono",
			"sei",
			"è",
			"siamo",
			"siete",
			"sia",
			"siate",
			"siano",
			"sarò",
			"sarai",
			"sarà",
			"saremo",
			"sarete",
			"saranno",
			"sarei",
			"saresti",
			"sarebbe",
			"saremmo",
			"sareste",
			"sarebbero",
			"ero",
			"eri",
			"era",
			"eravamo",
			"eravate",
			"erano",
			"fui",
			"fosti",
			"fu",
			"fummo",
			"foste",
			"furono",
			"fossi",
			"fosse",
			"fossimo",
			"fossero",
			"essendo",
			"faccio",
			"fai",
			"facciamo",
			"fanno",
			"faccia",
			"facciate",
			"facciano",
			"farò",
			"farai",
			"farà",
			"faremo",
			"farete",
			"faranno",
			"farei",
			"faresti",
			"farebbe",
			"faremmo",
			"fareste",
			"farebbero",
			"facevo",
			"facevi",
			"faceva",
			"facevamo",
			"facevate",
			"facevano",
			"feci",
			"facesti",
			"fece",
			"facemmo",
			"faceste",
			"fecero",
			"facessi",
			"facesse",
			"facessimo",
			"facessero",
			"facendo",
			"sto",
			"stai",
			"sta",
			"stiamo",
			"stanno",
			"stia",
			"stiate",
			"stiano",
			"starò",
			"starai",
			"starà",
			"staremo",
			"starete",
			"staranno",
			"starei",
			"staresti",
			"starebbe",
			"staremmo",
			"stareste",
			"starebbero",
			"stavo",
			"stavi",
			"stava",
			"stavamo",
			"stavate",
			"stavano",
			"stetti",
			"stesti",
			"stette",
			"stemmo",
			"steste",
			"stettero",
			"stessi",
			"stesse",
			"stessimo",
			"stessero",
			"stando"
		];
	}),
	63444: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { m: () => stopwords });
		const stopwords = [
			"de",
			"en",
			"van",
			"ik",
			"te",
			"dat",
			"die",
			"in",
			"een",
			"hij",
			"het",
			"niet",
			"zijn",
			"is",
			"was",
			"op",
			"aan",
			"met",
			"als",
			"voor",
			"had",
			"er",
			"maar",
			"om",
			"hem",
			"dan",
			"zou",
			"of",
			"wat",
			"mijn",
			"men",
			"dit",
			"zo",
			"door",
			"over",
			"ze",
			"zich",
			"bij",
			"ook",
			"tot",
			"je",
			"mij",
			"uit",
			"der",
			"daar",
			"haar",
			"naar",
			"heb",
			"hoe",
			"heeft",
			"hebben",
			"deze",
			"u",
			"want",
			"nog",
			"zal",
			"me",
			"zij",
			"nu",
			"ge",
			"geen",
			"omdat",
			"iets",
			"worden",
			"toch",
			"al",
			"waren",
			"veel",
			"meer",
			"doen",
			"toen",
			"moet",
			"ben",
			"zonder",
			"kan",
			"hun",
			"dus",
			"alles",
			"onder",
			"ja",
			"eens",
			"hier",
			"wie",
			"werd",
			"altijd",
			"doch",
			"wordt",
			"wezen",
			"kunnen",
			"ons",
			"zelf",
			"tegen",
			"na",
			"reeds",
			"wil",
			"kon",
			"niets",
			"uw",
			"iemand",
			"geweest",
			"andere"
		];
	}),
	62738: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { m: () => stopwords });
		const stopwords = [
			"de",
			"a",
			"o",
			"que",
			"e",
			"do",
			"da",
			"em",
			"um",
			"para",
			"com",
			"não",
			"uma",
			"os",
			"no",
			"se",
			"na",
			"por",
			"mais",
			"as",
			"dos",
			"como",
			"mas",
			"ao",
			"ele",
			"das",
			"à",
			"seu",
			"sua",
			"ou",
			"quando",
			"muito",
			"nos",
			"já",
			"eu",
			"também",
			"só",
			"pelo",
			"pela",
			"até",
			"isso",
			"ela",
			"entre",
			"depois",
			"sem",
			"mesmo",
			"aos",
			"seus",
			"quem",
			"nas",
			"me",
			"esse",
			"eles",
			"você",
			"essa",
			"num",
			"nem",
			"suas",
			"meu",
			"às",
			"minha",
			"numa",
			"pelos",
			"elas",
			"qual",
			"nós",
			"lhe",
			"deles",
			"essas",
			"esses",
			"pelas",
			"este",
			"dele",
			"tu",
			"te",
			"vocês",
			"vos",
			"lhes",
			"meus",
			"minhas",
			"teu",
			"tua",
			"teus",
			"tuas",
			"nosso",
			"nossa",
			"nossos",
			"nossas",
			"dela",
			"delas",
			"esta",
			"estes",
			"estas",
			"aquele",
			"aquela",
			"aqueles",
			"aquelas",
			"isto",
			"aquilo",
			"estou",
			"está",
			"estamos",
			"estão",
			"estive",
			"esteve",
			"estivemos",
			"estiveram",
			"estava",
			"estávamos",
			"estavam",
			"estivera",
			"estivéramos",
			"esteja",
			"estejamos",
			"estejam",
			"estivesse",
			"estivéssemos",
			"estivessem",
			"estiver",
			"estivermos",
			"estiverem",
			"hei",
			"há",
			"havemos",
			"hão",
			"houve",
			"houvemos",
			"houveram",
			"houvera",
			"houvéramos",
			"haja",
			"hajamos",
			"hajam",
			"houvesse",
			"houvéssemos",
			"houvessem",
			"houver",
			"houvermos",
			"houverem",
			"houverei",
			"houverá",
			"houveremos",
			"houverão",
			"houveria",
			"houveríamos",
			"houveriam",
			"sou",
			"somos",
			"são",
			"era",
			"éramos",
			"eram",
			"fui",
			"foi",
			"fomos",
			"foram",
			"fora",
			"fôramos",
			"seja",
			"sejamos",
			"sejam",
			"fosse",
			"fôssemos",
			"fossem",
			"for",
			"formos",
			"forem",
			"serei",
			"será",
			"seremos",
			"serão",
			"seria",
			"seríamos",
			"seriam",
			"tenho",
			"tem",
			"temos",
			"tém",
			"tinha",
			"tínhamos",
			"tinham",
			"tive",
			"teve",
			"tivemos",
			"tiveram",
			"tivera",
			"tivéramos",
			"tenha",
			"tenhamos",
			"tenham",
			"tivesse",
			"tivéssemos",
			"tivessem",
			"tiver",
			"tivermos",
			"tiverem",
			"terei",
			"terá",
			"teremos",
			"terão",
			"teria",
			"teríamos",
			"teriam"
		];
	}),
	26519: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { m: () => stopwords });
		const stopwords = [
			"и",
			"в",
			"во",
			"не",
			"что",
			"он",
			"на",
			"я",
			"с",
			"со",
			"как",
			"а",
			"то",
			"все",
			"она",
			"так",
			"его",
			"но",
			"да",
			"ты",
			"к",
			"у",
			"же",
			"вы",
			"за",
			"бы",
			"по",
			"только",
			"ее",
			"мне",
			"было",
			"вот",
			"от",
			"меня",
			"еще",
			"нет",
			"о",
			"из",
			"ему",
			"теперь",
			"когда",
			"даже",
			"ну",
			"вдруг",
			"ли",
			"если",
			"уже",
			"или",
			"ни",
			"быть",
			"был",
			"него",
			"до",
			"вас",
			"нибудь",
			"опять",
			"уж",
			"вам",
			"сказал",
			"ведь",
			"там",
			"потом",
			"себя",
			"ничего",
			"ей",
			"может",
			"они",
			"тут",
			"где",
			"есть",
			"надо",
			"ней",
			"для",
			"мы",
			"тебя",
			"их",
			"чем",
			"была",
			"сам",
			"чтоб",
			"без",
			"будто",
			"человек",
			"чего",
			"раз",
			"тоже",
			"себе",
			"под",
			"жизнь",
			"будет",
			"ж",
			"тогда",
			"кто",
			"этот",
			"говорил",
			"того",
			"потому",
			"этого",
			"какой",
			"совсем",
			"ним",
			"здесь",
			"этом",
			"один",
			"почти",
			"мой",
			"тем",
			"чтобы",
			"нее",
			"кажется",
			"сейчас",
			"были",
			"куда",
			"зачем",
			"сказать",
			"всех",
			"никогда",
			"сегодня",
			"можно",
			"при",
			"наконец",
			"два",
			"об",
			"другой",
			"хоть",
			"после",
			"над",
			"больше",
			"тот",
			"через",
			"эти",
			"нас",
			"про",
			"всего",
			"них",
			"какая",
			"много",
			"разве",
			"сказала",
			"три",
			"эту",
			"моя",
			"впрочем",
			"хорошо",
			"свою",
			"этой",
			"перед",
			"иногда",
			"лучше",
			"чуть",
			"том",
			"нельзя",
			"такой",
			"им",
			"более",
			"всегда",
			"конечно",
			"всю",
			"между"
		];
	})
};
;
