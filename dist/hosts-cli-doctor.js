"use strict";
exports.id = 2710;
exports.ids = [2710, 4377];
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
					certainty
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
	22710: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			doctor: () => doctor,
			printPlan: () => printPlan
		});
		var external_node_os_ = __webpack_require__(48161);
		var external_node_path_ = __webpack_require__(76760);
		var promises_ = __webpack_require__(51455);
		var dist = __webpack_require__(38815);
		var schemas = __webpack_require__(2503);
		var iso = __webpack_require__(64377);
		var common_words = __webpack_require__(83143);
		var connection = __webpack_require__(87947);
		var engine = __webpack_require__(31305);
		var engines_engines = __webpack_require__(67838);
		var errors = __webpack_require__(73089);
		var git = __webpack_require__(56424);
		var read_pages = __webpack_require__(31847);
		var source = __webpack_require__(8607);
		var words = __webpack_require__(1534);
		var clock = __webpack_require__(94570);
		var lib_files = __webpack_require__(13963);
		var json = __webpack_require__(80292);
		var count_answers = __webpack_require__(84541);
		var propose_owners = __webpack_require__(96569);
		var open_service = __webpack_require__(97322);
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
				const isOther = problem === undefined && proposal?.certainty === "named" && proposal.owner.path !== given?.path;
				return {
					keyword,
					given,
					problem: given && isOther ? "other" : problem,
					proposed: proposal?.owner,
					isNamed: proposal?.certainty === "named"
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
			return [brand, ...competitors.map(({ name }) => name)].filter(common_words.Lu);
		}
		function isLive(engine) {
			return (0, engines_engines.iI)(engine) !== undefined;
		}
		async function examineGates(gates, context) {
			const { facts, env, signal, isSetThere, live } = context;
			const asked = new Set();
			const findings = [];
			for (const { key, settings } of gates) {
				const keys = examineKeys(settings, env, isSetThere);
				const fresh = keys.filter(({ engine }) => !asked.has(engine));
				for (const { engine } of keys) asked.add(engine);
				findings.push({
					key,
					demand: await readDemand(settings, context, live ? fresh : []),
					...{
						baseline: settings.baseline.source.kind,
						issue: settings.issue,
						comment: settings.comment
					},
					commonNames: findCommonNames(settings),
					pages: await examinePages(settings, {
						folder: facts.workspace,
						signal
					}),
					keys,
					live: live ? await askEngines(settings, fresh, context) : []
				});
			}
			return findings;
		}
		async function readDemand(settings, context, keys) {
			const { demand, close } = await (0, open_service.I)(settings, context);
			await close();
			const asked = new Set(keys.map(({ engine }) => engine));
			const engines = demand.engines.map(async (call) => {
				const on = asked.has(call.vendor) ? await findEnd(call, context) : undefined;
				return on === undefined ? call : {
					...call,
					ends: {
						...call.ends,
						on
					}
				};
			});
			return {
				...demand,
				engines: await Promise.all(engines),
				lacksKeys: false
			};
		}
		const LIST_TIME = 3e4;
		const modelSchema = schemas.Ikc({ shutdown_date: iso.p6() });
		async function findEnd({ vendor, model }, { env, signal }) {
			const { buildModelRequest } = engines_engines.sP[vendor];
			const read = (0, connection.dC)(vendor, env);
			if (buildModelRequest === undefined || "problem" in read) return undefined;
			const limits = {
				limits: engine.Qp,
				clock: clock.m,
				deadline: clock.m.now() + LIST_TIME
			};
			const { post, close } = (0, connection.JY)(read.connection, {
				...limits,
				env,
				signal
			});
			const reply = await post(buildModelRequest(model)).catch(() => "");
			await close();
			return modelSchema.safeParse((0, json.q)(reply)).data?.shutdown_date;
		}
		function examineKeys({ service, engines }, env, isSetThere) {
			if (!("content" in service)) return [];
			const names = new Set(engines.map((engine) => (0, engines_engines.iI)(engine)?.name).filter((name) => name !== undefined));
			return Array.from(names, (engine) => {
				const read = (0, connection.dC)(engine, env);
				const missing = "problem" in read && read.problem.kind === "missing" ? read.problem.variables : [];
				return {
					engine,
					missing,
					isSetThere: missing.some(isSetThere)
				};
			});
		}
		async function askEngines(settings, keys, context) {
			const usable = new Set(keys.filter(({ missing }) => missing.length === 0).map(({ engine }) => engine));
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
		const CHECKOUT = /^actions\/checkout@/;
		function readGateSteps(file, text) {
			const workflow = workflowSchema.safeParse(parseYaml(text)).data;
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
		var remote = __webpack_require__(80880);
		var given_values = __webpack_require__(76100);
		var read_gates = __webpack_require__(17312);
		var find_blocker = __webpack_require__(46864);
		var report_escape = __webpack_require__(9924);
		var messages_demand = __webpack_require__(83561);
		var gate = __webpack_require__(25205);
		var github = __webpack_require__(57765);
		var inputs = __webpack_require__(14039);
		var message = __webpack_require__(11531);
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
		;
		const LINE_LENGTH = 2e3;
		const ESTIMATE = "It takes typical tokens and searches for each question, and list prices. Prices change, and an answer may use several times as many tokens.";
		function checksOf({ checkout, steps: found, unreadable, token, run }) {
			const baselines = "gates" in run ? run.gates.map(({ baseline }) => baseline) : [];
			const steps = "gates" in run ? found.map((step) => withFile(step, run)) : found;
			const checks = [
				viewCheckout(checkout, baselines),
				...viewWorkflows(steps, unreadable),
				...viewForks(steps),
				viewToken(token, baselines),
				..."gates" in run ? [...viewGates(run.gates, viewGate), ...viewDemands(run.gates)] : viewProblems(run.problems)
			];
			return onLines(checks);
		}
		function demandChecksOf(gates) {
			const stops = viewGates(gates, viewGate).filter(({ status }) => status === "stop");
			return onLines([...stops, ...viewDemands(gates)]);
		}
		function onLines(checks) {
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
		const NEEDS = {
			baseline: ["branch", "base"],
			issue: ["on-failure", "never"],
			comment: [
				"always",
				"on-failure",
				"never"
			]
		};
		function withFile(step, { config, gates }) {
			if (config === undefined) return step;
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
			const { comment = "always", issue = "never" } = inputs;
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
					if (baselines.includes("branch") && token.mayPush === false) {
						const text = `It reads ${name}, and may not push to it: this run cannot record its history. ${write}`;
						return check("warning", subject, text, "Write contents: write under permissions: of the job that records.");
					}
					return check("ok", subject, `It reads ${name}. ${write}`);
				}
			}
		}
		function viewProblems(problems) {
			const [, ...lines] = (0, inputs.jv)(problems);
			return lines.map((line) => check("stop", "Inputs", line, "Correct the input."));
		}
		function viewDemands(gates) {
			const demands = gates.map(({ demand }) => demand);
			const subject = "Limits and cost";
			return [
				...viewGates(gates, ({ demand }) => (0, messages_demand.nq)(demand).map(({ code, what, remedy }) => check("warning", subject, `${code}: ${what}`, remedy))),
				...gates.map(({ key, demand }) => viewDemand(gates.length === 1 ? subject : `${subject} of ${(0, report_escape.h0)(key, report_words.xt)}`, (0, messages_demand.H4)(demand), [(0, find_blocker.g5)(demand)])),
				...gates.length === 1 ? [] : [viewDemand(`${subject} of all ${(0, numbers.pq)(gates.length, "gate")}`, (0, messages_demand.MW)(demands), [...(0, find_blocker.y2)(demands), (0, find_blocker.Au)(demands)])],
				...demands.some(({ engines }) => engines.length > 0) ? [check("note", "Estimate", ESTIMATE)] : []
			];
		}
		function viewDemand(subject, text, found) {
			const blockers = found.filter((blocker) => blocker !== undefined);
			if (blockers.length === 0) return check("ok", subject, text);
			return check("stop", subject, text, blockers.map(gate.G).map(message.hw).join(" "));
		}
		function viewGates(gates, viewGate) {
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
				...run.live.map(viewLive)
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
		function viewKey({ engine, missing, isSetThere }) {
			const subject = `Key of ${(0, report_escape.h0)(engine, report_words.xt)}`;
			const [first] = missing;
			if (first === undefined) return check("ok", subject, "It is set.");
			const names = missing.join(" or ");
			if (isSetThere) return check("note", subject, `${names} is not set here. The workflow sets it from a secret.`);
			const remedy = `Write ${first}: \${{ secrets.${first} }} under env: of the step, and store the secret.`;
			return check("stop", subject, `${names} is not set.`, remedy);
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
			const run = await examineRun(inputs, step, {
				...context,
				folder: root,
				live: live === "true"
			});
			const checks = checksOf({
				checkout: await examineCheckout({
					folder: root,
					signal
				}),
				steps,
				unreadable,
				token: await examineToken(context, root),
				run
			});
			return print(checks, "gates" in run ? run.gates : undefined, {
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
					live: false
				},
				isSetThere: () => true
			});
			return print(demandChecksOf(gates), gates, {
				out: context.out,
				format: flags.format
			});
		}
		async function print(checks, gates, { out, format }) {
			await out.write(format === "json" ? `${JSON.stringify((0, commands.x)(checks, gates), undefined, 2)}\n` : (0, terminal.tj)((0, text_text.K)(doctorParts(checks)), out));
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
			const run = {
				facts,
				env,
				log: (0, terminal.$V)(context),
				signal,
				isSetThere,
				live
			};
			return {
				config: reading.config,
				gates: await examineGates(reading.gates, run)
			};
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
				__webpack_require__.e("hosts-action-github")
			]).then(__webpack_require__.bind(__webpack_require__, 14889));
			return readTokenAccess(token, env["GITHUB_API_URL"] || "https://api.github.com", repository);
		}
	}),
	31698: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Z: () => buildBacktestResult,
			x: () => buildDoctorResult
		});
		var _embedded_backtest_parts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8245);
		var _scan_demand_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83721);
		var _messages_pages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36268);
		function buildDoctorResult(checks, gates) {
			return {
				format: "ai-visibility-doctor",
				ok: checks.every(({ status }) => status !== "stop"),
				checks,
				demand: gates === undefined ? null : buildDemand(gates)
			};
		}
		function buildDemand(gates) {
			return {
				...toSum(gates.map(({ demand }) => demand)),
				gates: gates.map(({ key, demand }) => ({
					key,
					brand_name: demand.brand,
					keywords: demand.keywords,
					service: demand.address ?? "embedded",
					...toSum([demand]),
					engines: demand.engines.map(({ engine, model, answers, judgments, costUsd }) => ({
						...{
							engine,
							model,
							questions: answers,
							judgments
						},
						estimated_cost_usd: costUsd ?? null
					})),
					accounts: demand.accounts.map(({ account, requests, perMinute, perDay }) => ({
						...{
							account,
							requests
						},
						...{
							per_minute: perMinute,
							per_day: perDay ?? null
						}
					})),
					limits: {
						max_requests: demand.maxRequests ?? null,
						max_cost_usd: demand.maxCost ?? null,
						timeout_minutes: demand.timeoutMinutes
					}
				}))
			};
		}
		function toSum(demands) {
			const { scans, requests, minutes, costUsd, isWhole, unpriced } = (0, _scan_demand_js__WEBPACK_IMPORTED_MODULE_1__.gR)(demands);
			return {
				...{
					scans,
					requests,
					minutes
				},
				estimated_cost_usd: isWhole ? costUsd : null,
				known_cost_usd: costUsd,
				unpriced_engines: unpriced
			};
		}
		function buildBacktestResult(backtest) {
			const { head, pages, keywords, unanswered, isShallow, commits, injections, stopped } = backtest;
			const { judged, failed, failedIfConfirmed, errors } = (0, _embedded_backtest_parts_js__WEBPACK_IMPORTED_MODULE_2__.q)(commits);
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
				stopped: stopped === undefined ? null : toStop(stopped),
				commits: commits.map((commit) => toRecord(commit, backtest.commitPages)),
				injections: injections === undefined ? null : injections.map(toInjection)
			};
		}
		function toStop(stop) {
			const isProblem = stop.kind !== "interrupted" && stop.kind !== "no-time";
			return {
				kind: stop.kind,
				detail: isProblem ? (0, _messages_pages_js__WEBPACK_IMPORTED_MODULE_0__.Nx)(stop).what : null
			};
		}
		function toRecord({ commit: { id, parent, date, subject }, verdict, keywords, lostIfConfirmed, problem }, commitPages) {
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
				error: problem === undefined ? null : {
					kind: problem.kind,
					detail: (0, _messages_pages_js__WEBPACK_IMPORTED_MODULE_0__.Nx)(problem).what
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
	}),
	64377: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			p6: () => date,
			w$: () => datetime
		});
		var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
		var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2503);
		function datetime(params) {
			return _core_index_js__WEBPACK_IMPORTED_MODULE_0__.G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.You, params);
		}
		function date(params) {
			return _core_index_js__WEBPACK_IMPORTED_MODULE_0__.db(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.Brp, params);
		}
		function time(params) {
			return core._isoTime(ZodISOTime, params);
		}
		function duration(params) {
			return core._isoDuration(ZodISODuration, params);
		}
	})
};
;
