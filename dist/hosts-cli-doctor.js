"use strict";
exports.id = "hosts-cli-doctor";
exports.ids = ["hosts-cli-doctor"];
exports.modules = {
	96569: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$$: () => proposeOwners,
			nH: () => isWritable,
			zr: () => findOwner
		});
		var _embedded_repository_owner_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54701);
		var _embedded_repository_scan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32867);
		var _inputs_keywords_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1902);
		function proposeOwners(pages, keywords, language) {
			return (0, _embedded_repository_scan_js__WEBPACK_IMPORTED_MODULE_1__.z1)(keywords, language).nameOwners(pages, []).map((named, index) => {
				if (named === undefined) return undefined;
				const { fit, certainty } = named;
				const keyword = keywords[index] ?? "";
				const owner = (0, _embedded_repository_owner_js__WEBPACK_IMPORTED_MODULE_0__.ov)(named);
				if (!isWritable(keyword, owner)) return undefined;
				return {
					owner,
					fit,
					isSure: certainty === "named"
				};
			});
		}
		function isWritable(keyword, owner) {
			const line = (0, _inputs_keywords_js__WEBPACK_IMPORTED_MODULE_2__.nv)({
				keyword,
				owner
			});
			const read = (0, _inputs_keywords_js__WEBPACK_IMPORTED_MODULE_2__.Xv)([line]);
			const [same] = "keywords" in read ? read.keywords : [];
			return same?.owner?.path === owner.path && same.owner.heading === owner.heading && !line.includes("${{");
		}
		function findOwner(pages, { path, heading }) {
			const page = pages.find((page) => page.path === path && page.owner === undefined);
			if (page === undefined) return "no-page";
			if (heading === undefined || (0, _embedded_repository_owner_js__WEBPACK_IMPORTED_MODULE_0__.tF)(page.content.title) === (0, _embedded_repository_owner_js__WEBPACK_IMPORTED_MODULE_0__.tF)(heading)) return "page";
			return (0, _embedded_repository_owner_js__WEBPACK_IMPORTED_MODULE_0__.rv)(page, heading) === undefined ? "no-heading" : "page";
		}
	}),
	84216: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			W: () => findRepository,
			_: () => surveySite
		});
		var external_node_path_ = __webpack_require__(76760);
		var pages_corpus = __webpack_require__(84552);
		var errors = __webpack_require__(73089);
		var git = __webpack_require__(56424);
		var language = __webpack_require__(99792);
		var remote = __webpack_require__(80880);
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
			[/^config\.(?:toml|ya?ml)$/, readHugoBefore],
			[/(?:^|\/)mkdocs\.ya?ml$/, readMkdocs],
			[/(?:^|\/)\.vitepress\/config(?:\/index)?\.[cm]?[jt]s$/, readVitepress],
			[/(?:^|\/)astro\.config\.[cm]?[jt]s$/, readAstro],
			[/(?:^|\/)_config\.ya?ml$/, readJekyll],
			[/(?:^|\/)book\.toml$/, readMdbook],
			[/(?:^|\/)conf\.py$/, readSphinx],
			[/(?:^|\/)CNAME$/, readCname],
			[/^package\.json$/, readPackage]
		];
		const OTHER_SITES = /(?:^|\/)(?:node_modules|vendor|themes?|tests?|__tests__|fixtures?|examples?|\w*templates?)\//i;
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
			languages: schemas.g1P(schemas.YjP(), schemas._H3({
				contentDir: site_config_text,
				title: site_config_text
			}).catch({})).optional().catch(undefined),
			module: schemas._H3({ mounts: schemas.YOg(schemas._H3({
				source: site_config_text,
				target: site_config_text
			})) }).optional().catch(undefined)
		});
		function readHugo(source, folder) {
			const isToml = !/^\s*(?:[{\w"-]+\s*:|\{)/.test(source);
			const config = parseData(hugoSchema, source, isToml ? "toml" : "yaml");
			const site = folder.replace(/(?:^|\/)config\/_default$/, "");
			const language = config.defaultContentLanguage ?? config.languageCode;
			const ofLanguage = config.languages?.[language ?? "en"];
			const mounted = config.module?.mounts.find(({ target }) => target === "content")?.source;
			return {
				generator: "Hugo",
				title: config.title ?? ofLanguage?.title,
				url: rootUrl(config.baseURL ?? config.baseurl),
				language,
				roots: [{
					folder: join(site, ofLanguage?.contentDir ?? mounted ?? config.contentDir ?? "content"),
					address: "{path}/"
				}]
			};
		}
		function readHugoBefore(source, folder) {
			const isHugo = /^[ \t]*base(?:URL|url) *[:=]/m.test(source);
			return isHugo ? readHugo(source, folder) : { roots: [] };
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
		const PASSAGES_FOR_BRAND = 20;
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
				pageLanguage: await (0, language.iG)(corpus.pages, pages),
				repository: hasGit ? (await (0, remote.Z)(checkout))?.repository : undefined,
				folderName: (0, external_node_path_.basename)((0, external_node_path_.resolve)(checkout.folder)),
				texts: corpus.pages.flatMap(({ content: { title, passages } }) => [title, ...passages.slice(0, PASSAGES_FOR_BRAND).map(({ text }) => text)])
			};
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
	}),
	58835: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { c: () => openReader });
		var _embedded_engines_engines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67838);
		var _embedded_live_engines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6188);
		var _lib_clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94570);
		function openReader(settings, { env, signal, deadline = Number.POSITIVE_INFINITY }) {
			const spec = settings.reader === undefined ? undefined : (0, _embedded_engines_engines_js__WEBPACK_IMPORTED_MODULE_0__.iI)(settings.reader);
			if (spec === undefined) return undefined;
			const engines = (0, _embedded_live_engines_js__WEBPACK_IMPORTED_MODULE_1__.u)(settings, {
				...{
					env,
					signal,
					deadline,
					clock: _lib_clock_js__WEBPACK_IMPORTED_MODULE_2__.m
				},
				...{
					warn: () => {},
					onAnswer: () => {}
				}
			});
			return {
				spec,
				read: (cases, language) => engines.readCases(spec, cases, language, signal),
				costs: engines.costs,
				close: engines.close
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
	8245: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			h: () => addPart,
			q: () => countVerdicts
		});
		function addPart(found, part) {
			if ("start" in part) {
				return {
					...part.start,
					commits: [],
					plannedLosses: 0,
					injections: undefined,
					stopped: undefined
				};
			}
			if ("plannedLosses" in part) return found && {
				...found,
				plannedLosses: part.plannedLosses,
				injections: []
			};
			if ("commit" in part) found?.commits.push(part.commit);
			else found?.injections?.push(part.loss);
			return found;
		}
		function countVerdicts(commits) {
			const count = (wanted) => commits.filter(({ verdict }) => verdict === wanted).length;
			const errors = count("error");
			const failedIfConfirmed = commits.filter(({ lostIfConfirmed = [] }) => lostIfConfirmed.length > 0).length;
			return {
				judged: commits.length - errors,
				failed: count("fail"),
				failedIfConfirmed,
				errors
			};
		}
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
	80880: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			D: () => findCommitPages,
			Z: () => readRemote
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73089);
		var _git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56424);
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
	}),
	81868: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { doctor: () => doctor });
		var external_node_os_ = __webpack_require__(48161);
		var promises_ = __webpack_require__(51455);
		var dist = __webpack_require__(38815);
		var schemas = __webpack_require__(2503);
		var common_words = __webpack_require__(83143);
		var connection = __webpack_require__(87947);
		var engines_engines = __webpack_require__(67838);
		var errors = __webpack_require__(73089);
		var git = __webpack_require__(56424);
		var read_pages = __webpack_require__(31847);
		var source = __webpack_require__(8607);
		var words = __webpack_require__(1534);
		var lib_files = __webpack_require__(13963);
		var count_answers = __webpack_require__(84541);
		var propose_owners = __webpack_require__(96569);
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
		async function examinePages({ service, engines, language, keywords, baseline }, checkout) {
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
				const corpus = await (0, read_pages.n4)(checkout, settings);
				const { pages, hidden, passedOver } = corpus;
				const owners = baseline.source.kind === "base" ? examineOwners(corpus, {
					keywords,
					owners: service.owners,
					language
				}) : undefined;
				return {
					count: pages.length,
					hidden: hidden.length,
					passedOver: (0, source.Sb)(passedOver),
					plainLanguage: (0, words.s)(language) ? language : undefined,
					owners
				};
			} catch (error) {
				if (error instanceof errors.bf) return { problem: error.facts };
				throw error;
			}
		}
		function examineOwners({ pages, hidden }, { keywords, owners, language }) {
			const proposals = (0, propose_owners.$$)(pages, keywords, language);
			const givenOf = new Map(owners.map(({ keyword, ...owner }) => [keyword, owner]));
			return keywords.map((keyword, index) => {
				const [given, proposal] = [givenOf.get(keyword), proposals[index]];
				const problem = given && findProblem(given);
				const isOther = problem === undefined && proposal?.isSure === true && proposal.owner.path !== given?.path;
				return {
					keyword,
					given,
					problem: given && isOther ? "other" : problem,
					proposed: proposal?.owner,
					isNamed: proposal?.isSure === true
				};
			});
			function findProblem(given) {
				const found = (0, propose_owners.zr)(pages, given);
				if (found === "page") return undefined;
				return hidden.some(({ path }) => path === given.path) ? "hidden" : found;
			}
		}
		function findCommonNames({ brand, competitors, engines, service }) {
			if (!("content" in service) || !engines.some(isLive)) return [];
			return [brand, ...competitors.map(({ name }) => name)].filter(common_words.L);
		}
		function isLive(engine) {
			return (0, engines_engines.iI)(engine) !== undefined;
		}
		function examineKeys({ service, engines }, env, variables) {
			if (!("content" in service)) return [];
			const names = new Set(engines.map((engine) => (0, engines_engines.iI)(engine)?.name).filter((name) => name !== undefined));
			return Array.from(names, (engine) => examineKey(engine, env, variables));
		}
		function examineKey(engine, env, variables) {
			const read = (0, connection.dC)(engine, env);
			const problem = "problem" in read ? read.problem : undefined;
			const needed = problem?.kind === "missing" ? problem.variables : [];
			return {
				engine,
				problem,
				isInWorkflow: needed.some((name) => variables.includes(name))
			};
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
				const records = opened.answers();
				const { missing } = (0, count_answers.XA)(records);
				const answers = records.filter((record) => record.outcome === "evaluated");
				return engines.map((engine) => ({
					engine,
					missing: missing.find((entry) => entry.engine === engine),
					answer: answers.find((record) => record.engine === engine),
					givesSources: givesSources(engine),
					cost: opened.costs().find((cost) => cost.engine === engine)
				}));
			} finally {
				await opened.close();
			}
		}
		function givesSources(engine) {
			const spec = (0, engines_engines.iI)(engine);
			return spec !== undefined && engines_engines.sP[spec.name].givesSources;
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
		var estimate = __webpack_require__(61701);
		var clock = __webpack_require__(94570);
		var open_reader = __webpack_require__(58835);
		;
		async function examineReader({ service, keywords, timeoutMinutes }, { env, signal, variables, live }) {
			if (!("content" in service)) return undefined;
			const deadline = clock.m.now() + timeoutMinutes * 6e4;
			const reader = (0, open_reader.c)({
				...service,
				answers: { mode: "live" }
			}, {
				env,
				signal,
				deadline
			});
			if (reader === undefined) return undefined;
			const key = examineKey(reader.spec.name, env, variables);
			const findings = {
				...key,
				estimate: (0, estimate.kw)(reader.spec, keywords.length),
				live: undefined
			};
			try {
				if (!live || key.problem !== undefined) return findings;
				const [read] = await reader.read([TEST], "en");
				return {
					...findings,
					live: {
						problem: read?.problem,
						detail: read?.reason?.detail ?? "",
						isFound: read?.readings.every(({ statuses }) => statuses[0] === "same") ?? false,
						cost: reader.costs()[0]
					}
				};
			} finally {
				await reader.close();
			}
		}
		const place = {
			path: "",
			title: "",
			headings: []
		};
		const quote = (text) => ({
			text,
			url: "",
			place
		});
		const OTHER = "A workspace holds the projects of one team, with its own members and invoices.";
		const TEST = {
			index: 0,
			keyword: "revoke an API token",
			statements: [{
				quote: quote("You revoke an API token in Settings; it stops working at once."),
				weight: 10,
				isOwners: true
			}],
			lines: [{
				quote: quote("Open Settings to revoke an API token: it stops at that moment."),
				isAdded: true
			}, {
				quote: quote(OTHER),
				isAdded: false
			}],
			controls: [{
				text: OTHER,
				line: 1
			}, {
				text: "The ferry to the northern island leaves pier twelve at sunset in winter.",
				line: undefined
			}]
		};
		var survey_site = __webpack_require__(84216);
		var plan = __webpack_require__(13996);
		var remote = __webpack_require__(80880);
		var read_gates = __webpack_require__(94931);
		var read_settings = __webpack_require__(46551);
		var report_escape = __webpack_require__(9924);
		var gate = __webpack_require__(25205);
		var github = __webpack_require__(57765);
		var inputs = __webpack_require__(14039);
		var messages_pages = __webpack_require__(36268);
		var numbers = __webpack_require__(73533);
		var report_words = __webpack_require__(44702);
		;
		function check(status, subject, text, remedy = "") {
			return {
				status,
				subject,
				text,
				remedy
			};
		}
		var prices = __webpack_require__(77201);
		var answers = __webpack_require__(68595);
		;
		function viewLive(findings) {
			const { engine, missing, answer, givesSources } = findings;
			const subject = `Answer of ${(0, report_escape.h0)(engine, report_words.xt)}`;
			const cost = costOf(findings);
			if (missing !== undefined) {
				const { text, code, keyPage } = (0, answers.Xm)(missing);
				const status = missing.reason.scope === "engine" ? "stop" : "warning";
				const words = [`${code}: ${text}`, ...findings.cost === undefined ? [] : [cost]];
				return check(status, subject, words.join(" "), keyPage === undefined ? "" : `Keys: ${keyPage}`);
			}
			if (answer === undefined) return check("warning", subject, "It returned no answer.");
			const model = (0, report_escape.h0)(answer.model, report_words.xt);
			if (!givesSources) {
				return check("ok", subject, `${model} answered without a search, and names no sources. ${cost}`);
			}
			const text = `${model} searched${searchesOf(findings)}. ${pagesOf(answer)} ${citationsOf(answer)} ${cost}`;
			return check("ok", subject, text);
		}
		function searchesOf({ answer, cost }) {
			const searches = cost?.searches || answer?.content.queries.length || 0;
			return searches === 0 ? "" : ` ${(0, numbers.pq)(searches, "time")}`;
		}
		function pagesOf({ content }) {
			const found = content.retrievedSources.length;
			return found === 0 ? "It does not tell which sources it found." : `It found ${(0, numbers.pq)(found, "source")}.`;
		}
		function citationsOf({ content }) {
			const { citedSources: readable, unknownSources: unknown } = content;
			const own = readable.filter(({ owner }) => owner.kind === "own").length;
			const pages = (0, numbers.pq)(readable.length + unknown, "page");
			return `It cites ${pages}, of which ${readable.length} can be read and ${own} ${own === 1 ? "is" : "are"} yours.`;
		}
		function costOf({ engine, cost }) {
			if (cost === undefined) return "Its cost is not known.";
			if (cost.unpriced > 0) return "Its cost is not known: the vendor states none, and no price of it is known.";
			const { name } = (0, engines_engines.iI)(engine) ?? {};
			const list = name && prices.ze[name];
			const source = cost.stated > 0 ? "as the vendor states" : `by the list prices${list ? ` of ${list.asOf}` : ""}`;
			return `It cost ${cost.costUsd.toFixed(4)} USD, ${source}.`;
		}
		var keywords = __webpack_require__(1902);
		;
		const MOST_LINES = 20;
		function viewOwners(owners) {
			const problems = owners.flatMap(viewProblem);
			const open = owners.filter(({ given }) => given === undefined);
			const confirmed = owners.length - open.length;
			const summary = `The owner of ${confirmed} of ${(0, numbers.pq)(owners.length, "question")} is confirmed.`;
			return [
				check(open.length === 0 ? "ok" : "note", "Owners", `${summary}${open.length === 0 ? "" : GUESSED}`),
				...limit(problems),
				...limit(open.map(viewOpen))
			];
		}
		const GUESSED = " The gate guesses the other ones by the names of pages. Put the line of an owner into keywords to confirm it.";
		function limit(checks) {
			const rest = checks.length - MOST_LINES;
			if (rest <= 0) return checks;
			return [...checks.slice(0, MOST_LINES), check("note", "Owners", `${rest} more are like these.`)];
		}
		function viewOpen({ keyword, proposed, isNamed }) {
			return proposed === undefined ? check("note", subjectOf(keyword), "No page is named after it.", `Write the page, or name it: ${(0, keywords.nv)({ keyword })} | owner: PATH`) : check("note", subjectOf(keyword), isNamed ? "Not confirmed." : "Not confirmed, and the names of pages do not say for sure. It may be:", (0, keywords.nv)({
				keyword,
				owner: proposed
			}));
		}
		function viewProblem({ keyword, given, problem, proposed }) {
			if (given === undefined || problem === undefined) return [];
			const owner = (0, report_escape.h0)((0, keywords.Vu)(given), report_words.xt);
			const remedy = proposed === undefined ? `Name another page: ${(0, keywords.nv)({ keyword })} | owner: PATH` : `${(0, keywords.nv)({
				keyword,
				owner: proposed
			})}`;
			switch (problem) {
				case "no-page": return [check("warning", subjectOf(keyword), `${owner} is not among the pages that are read.`, remedy)];
				case "no-heading": return [check("warning", subjectOf(keyword), `${owner}: the page has no heading of that name.`, remedy)];
				case "hidden": return [check("warning", subjectOf(keyword), `${owner} is hidden from search engines.`, "Show the page, or name another one.")];
				case "other": return [check("note", subjectOf(keyword), `${owner} is confirmed. ${nameOf(proposed)} is named after the question.`, remedy)];
			}
		}
		function subjectOf(keyword) {
			return `Owner of “${(0, report_escape.h0)(keyword, report_words.xt)}”`;
		}
		function nameOf(owner) {
			return owner === undefined ? "Another page" : (0, report_escape.h0)((0, keywords.Vu)(owner), report_words.xt);
		}
		var readings = __webpack_require__(38641);
		;
		const NO_KEY = "Without it nothing is sent, and words alone decide.";
		function viewReader({ engine, problem, isInWorkflow, estimate, live }) {
			const subject = `Reader ${(0, report_escape.h0)(estimate.engine, report_words.xt)}`;
			const model = `The model is ${(0, report_escape.h0)(estimate.model, report_words.xt)}.`;
			const checks = [];
			if (problem === undefined) {
				const { costUsd, requests } = estimate;
				const price = costUsd === undefined ? "No price of it is known." : `A request costs about ${(costUsd / Math.max(1, requests)).toFixed(4)} USD by list prices.`;
				checks.push(check("ok", subject, `Its key or address is set. ${model} ${price}`));
			} else if (problem.kind === "missing") {
				const names = problem.variables.join(" or ");
				checks.push(isInWorkflow ? check("note", subject, `${names} is not set here. The workflow sets it. ${model}`) : check("warning", subject, `${names} is not set. ${NO_KEY}`, remedyForKey(problem.variables)));
			} else checks.push(viewBadKey(subject, problem));
			if (engine === "gemini") {
				const text = "Where the project of the key has no billing, Google may train on what it is sent, and people may read it.";
				checks.push(check("warning", subject, text, "Turn billing on, or choose another reader. See docs/engine-terms.md."));
			}
			if (live !== undefined) checks.push(viewTest(subject, engine, live));
			return checks;
		}
		function viewTest(subject, engine, live) {
			const cost = costOf({
				engine,
				cost: live.cost
			});
			if (live.problem !== undefined) {
				const detail = live.detail === "" ? "" : ` (${live.detail})`;
				return check("warning", subject, `${readings.D[live.problem]}${detail} ${cost}`, "Choose another model.");
			}
			return live.isFound ? check("ok", subject, `It found a sentence in other words, twice, and was right on both controls. ${cost}`) : check("warning", subject, `It did not find a sentence in other words. ${cost}`, "Choose another model.");
		}
		function viewBadKey(subject, { kind, variable }) {
			const expected = kind === "bad-key" ? "one line of visible ASCII characters" : "an https URL";
			return check("stop", subject, `${variable} is not ${expected}.`, `Set it to ${expected}.`);
		}
		function remedyForKey([variable = ""]) {
			return `Here: export ${variable}=… In the workflow: ${variable}: \${{ secrets.${variable} }} under env: of the step, and gh secret set ${variable}.`;
		}
		var document_plan = __webpack_require__(6910);
		;
		const LINE_LENGTH = 2e3;
		function checksOf({ checkout, steps, unreadable, token, run }) {
			const baselines = "gates" in run ? run.gates.map(({ baseline }) => baseline) : [];
			const checks = [
				viewCheckout(checkout, baselines),
				...viewWorkflows(steps.map((step) => withGates(step, baselines)), unreadable),
				...viewForks(steps),
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
		function withGates(step, baselines) {
			const { config, baseline } = step.inputs;
			if (!config || baseline !== undefined) return step;
			const [first] = [
				"branch",
				"artifact",
				"base"
			].filter((name) => baselines.includes(name));
			return first === undefined ? step : {
				...step,
				inputs: {
					...step.inputs,
					baseline: first
				}
			};
		}
		function viewForks(steps) {
			const comments = steps.filter(({ events, inputs }) => events.includes("pull_request") && inputs["comment"] !== "never");
			if (comments.length === 0 || steps.some(({ inputs }) => inputs["mode"] === "comment")) return [];
			const text = "Pull requests from forks are judged, and get no comment: their token only reads.";
			return [check("note", "Forks", text, "Where you have some, take fork-gate.yml and fork-comment.yml: see docs/forks.md.")];
		}
		function viewWorkflows(steps, unreadable) {
			const broken = unreadable.map((file) => check("warning", `Workflow ${(0, report_escape.h0)(file, report_words.xt)}`, "It is no YAML.", "Correct the file."));
			if (steps.length > 0) return [...steps.map(viewStep), ...broken];
			const none = "No workflow in .github/workflows uses ai-visibility-gate.";
			return [check("warning", "Workflow", none, "Write one: ai-visibility-gate init."), ...broken];
		}
		function viewStep(step) {
			const subject = `Workflow ${(0, report_escape.h0)(step.file, report_words.xt)}`;
			const problems = [...findStepProblems(step)];
			if (problems.length === 0) {
				return check("ok", subject, `The job ${(0, report_escape.h0)(step.job, report_words.xt)} has the checkout and the permissions that the gate needs.`);
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
				case "refused": return check("warning", subject, `It does not read ${(0, report_escape.h0)(token.repository, report_words.xt)}. ${(0, github.Po)(token.failure)}`, "Check that the token belongs to this repository and is not expired.");
				case "reads": {
					const name = (0, report_escape.h0)(token.repository, report_words.xt);
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
				const keys = same.map(({ key }) => (0, report_escape.h0)(key, report_words.xt)).join(", ");
				const { view } = first;
				return same.length === gates.length ? [view] : [{
					...view,
					subject: `${view.subject} of ${keys}`
				}];
			});
		}
		function viewGate(run) {
			return [
				...run.pages === undefined ? [] : viewPages(run.pages),
				...viewNames(run.commonNames),
				...run.keys.map(viewKey),
				...(run.live ?? []).map(viewLive),
				...run.reader === undefined ? [] : viewReader(run.reader),
				...viewEnds(run),
				...viewLimits(run)
			];
		}
		function viewPages(pages) {
			const subject = "Pages";
			if ("problem" in pages) {
				const { what, remedy } = (0, messages_pages.Nx)(pages.problem);
				return [check("stop", subject, what, remedy)];
			}
			const { count, hidden, passedOver, plainLanguage, owners } = pages;
			const files = passedOver.reduce((sum, group) => sum + group.count, 0);
			const others = files === 0 ? "" : ` ${(0, numbers.pq)(files, "other file")} passed over.`;
			const text = `${(0, numbers.pq)(count, "page")} found${hidden === 0 ? "" : `, and ${hidden} hidden from search engines`}.${others}`;
			const plain = `Word forms and stop words of the language ${plainLanguage} are unknown: only equal words match.`;
			return [
				check("ok", subject, text),
				...plainLanguage === undefined ? [] : [check("note", subject, plain)],
				...owners === undefined ? [] : viewOwners(owners)
			];
		}
		function viewNames(names) {
			if (names.length === 0) return [];
			const listed = names.map((name) => (0, report_escape.h0)(name, report_words.xt)).join(", ");
			const text = `${listed}: also ${names.length === 1 ? "a common word" : "common words"}. A mention needs a capital letter and a sign that it is a name; others are counted as ambiguous.`;
			const remedy = "Give the longer names of your brand in brand-aliases. See docs/competitors.md.";
			return [check("warning", "Names", text, remedy)];
		}
		function viewKey({ engine, problem, isInWorkflow }) {
			const subject = `Key of ${(0, report_escape.h0)(engine, report_words.xt)}`;
			if (problem === undefined) return check("ok", subject, "It is set.");
			if (problem.kind === "missing") {
				const names = problem.variables.join(" or ");
				if (isInWorkflow) return check("note", subject, `${names} is not set here. The workflow sets it from a secret.`);
				return check("stop", subject, `${names} is not set.`, remedyForKey(problem.variables));
			}
			return viewBadKey(subject, problem);
		}
		function viewEnds({ plan }) {
			const { engines, reader } = plan.demand;
			return [...engines, ...reader ? [reader] : []].flatMap(({ engine, ends }) => {
				if (ends === undefined) return [];
				const text = (0, gate.uV)({
					engine,
					...ends
				});
				return [check("warning", `Model of ${(0, report_escape.h0)(engine, report_words.xt)}`, text, gate.k6.AVG_MODEL_ENDS.remedy)];
			});
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
			const { root } = await (0, survey_site.W)(folder);
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
					commonNames: findCommonNames(settings),
					pages: await examinePages(settings, {
						folder,
						signal
					}),
					keys,
					live: live ? await askEngines(settings, fresh, run) : undefined,
					reader: await examineReader(settings, {
						...run,
						variables: step?.variables ?? [],
						live
					})
				};
			}
		}
		async function examineToken({ env, signal }, root) {
			const token = env["GITHUB_TOKEN"] || env["GH_TOKEN"];
			if (!token) return { kind: "no-token" };
			const repository = env["GITHUB_REPOSITORY"] || (await (0, remote.Z)({
				folder: root,
				signal
			}))?.repository;
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
	31698: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Gg: () => buildPlan,
			ZW: () => buildBacktestResult,
			eZ: () => buildFleetPlan,
			x_: () => buildDoctorResult
		});
		var _embedded_backtest_parts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8245);
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
				reader: demand.reader ? {
					engine: demand.reader.engine,
					model: demand.reader.model,
					requests: demand.reader.requests,
					estimated_cost_usd: demand.reader.costUsd ?? null
				} : null,
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
			const { head, pages, keywords, unanswered, isShallow, commits, injections, stopped } = backtest;
			const { judged, failed, failedIfConfirmed, errors } = (0, _embedded_backtest_parts_js__WEBPACK_IMPORTED_MODULE_3__.q)(commits);
			return {
				schema_version: 1,
				head,
				pages,
				keywords,
				unanswered_keywords: unanswered,
				proposed_owners: backtest.proposed.map(({ keyword, path, heading = null }) => ({
					keyword,
					path,
					heading
				})),
				shallow: isShallow,
				summary: {
					commits: commits.length,
					left: backtest.plannedCommits - commits.length,
					...{
						judged,
						failed,
						errors
					},
					failed_share: judged === 0 ? null : failed / judged,
					failed_if_confirmed: backtest.proposed.length === 0 ? null : failedIfConfirmed
				},
				reader: backtest.reader === undefined ? null : {
					engine: backtest.reader.id,
					costs: backtest.reader.costs
				},
				stopped: stopped === undefined ? null : toStop(stopped),
				commits: commits.map((commit) => toRecord(commit, backtest.commitPages)),
				injections: injections === undefined ? null : injections.map(toInjection)
			};
		}
		function toStop(stop) {
			const isProblem = stop.kind !== "interrupted" && stop.kind !== "no-time";
			return {
				kind: stop.kind,
				detail: isProblem ? (0, _messages_pages_js__WEBPACK_IMPORTED_MODULE_1__.Nx)(stop).what : null
			};
		}
		function toRecord({ commit: { id, parent, date, subject }, verdict, keywords, lostIfConfirmed, outcomes, problem }, commitPages) {
			return {
				...{
					commit: id,
					url: commitPages === undefined ? null : commitPages + id
				},
				...{
					parent,
					date,
					subject,
					verdict
				},
				keywords: keywords.map(toKeyword),
				lost_if_confirmed: lostIfConfirmed ?? null,
				read: outcomes ?? null,
				error: problem === undefined ? null : {
					kind: problem.kind,
					detail: (0, _messages_pages_js__WEBPACK_IMPORTED_MODULE_1__.Nx)(problem).what
				}
			};
		}
		function toKeyword({ keyword, outcome, owner, loss, before, after, causes }) {
			return {
				...{
					keyword,
					outcome,
					loss
				},
				owner: owner === undefined ? null : {
					path: owner.path,
					headings: owner.headings,
					certainty: owner.certainty
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
				way: cause.kind === "rewritten" ? cause.way : null,
				hidden_by: cause.kind === "hidden" ? cause.reasons.map(({ kind, file, line, crawler = null }) => ({
					kind,
					file,
					line,
					crawler
				})) : null
			};
		}
		function toInjection({ kind, path, keywords, lost }) {
			return {
				...{
					kind,
					path,
					keywords
				},
				verdict: lost.length > 0 ? "fail" : "pass",
				lost_keywords: lost
			};
		}
	})
};
;
