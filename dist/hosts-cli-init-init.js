"use strict";
exports.id = 9143;
exports.ids = [9143, 7297];
exports.modules = {
	96569: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$: () => proposeOwners,
			z: () => findOwner
		});
		var _embedded_repository_owner_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54701);
		var _embedded_repository_scan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32867);
		var _inputs_keywords_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1902);
		const SURE_FIT = .95;
		function proposeOwners(pages, keywords, language, takenFrom = new Map()) {
			return (0, _embedded_repository_scan_js__WEBPACK_IMPORTED_MODULE_1__.z1)(keywords, language).nameOwners(pages, []).map((named, index) => {
				if (named === undefined) return undefined;
				const { page, fit, certainty } = named;
				const keyword = keywords[index] ?? "";
				const owner = (0, _embedded_repository_owner_js__WEBPACK_IMPORTED_MODULE_0__.ov)(named);
				if (!isWritable(keyword, owner)) return undefined;
				const isTaken = fit >= SURE_FIT && takenFrom.get(keyword) === page.path;
				return {
					owner,
					fit,
					isSure: certainty === "named" || isTaken
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
				repository: hasGit ? (await (0, remote.Z)(checkout))?.repository : undefined,
				folderName: (0, external_node_path_.basename)((0, external_node_path_.resolve)(checkout.folder))
			};
		}
		async function findLanguage({ pages }, paths) {
			const filter = await (0, language.rj)("en", paths);
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
	7297: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			chooseKeywords: () => chooseKeywords,
			chooseOwners: () => chooseOwners,
			chooseSite: () => chooseSite,
			createAsk: () => createAsk
		});
		var node_readline_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26848);
		var _inputs_keywords_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1902);
		var _inputs_read_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46551);
		var _inputs_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73368);
		var _report_escape_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9924);
		var _words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9785);
		function createAsk(input, output, signal) {
			return async (question) => {
				const lines = (0, node_readline_promises__WEBPACK_IMPORTED_MODULE_0__.createInterface)({
					input,
					output
				});
				const closed = new AbortController();
				lines.once("close", () => closed.abort());
				try {
					return await lines.question(question, { signal: AbortSignal.any([signal, closed.signal]) });
				} finally {
					lines.close();
				}
			};
		}
		const TEXT_LENGTH = 200;
		async function chooseSite(proposal, given, ask) {
			const settle = async (name, label, proposed) => given[name] ?? (ask === undefined ? proposed : await askFor(ask, label, proposed, name === "content" || name === "site-url"));
			const brand = await settle("brand", "Brand", proposal.brand);
			const content = await settle("content", "Pages (globs; empty for all Markdown and HTML)", proposal.content.join(", "));
			const siteUrl = await settle("site-url", "Address of the site (empty for none)", proposal.siteUrl.join(", "));
			const language = await settle("language", "Language", proposal.language);
			return {
				brand: brand.trim(),
				content: (0, _inputs_values_js__WEBPACK_IMPORTED_MODULE_3__.LD)(content) ?? [content],
				siteUrl: (0, _inputs_values_js__WEBPACK_IMPORTED_MODULE_3__.LD)(siteUrl) ?? [siteUrl],
				language: language.trim()
			};
		}
		async function chooseKeywords(site, { given, queries, ask, show }) {
			if (given.keywords !== undefined) return {
				keywords: readGiven(given.keywords),
				unanswered: []
			};
			const { keywords, unanswered } = site.propose(queries);
			const proposed = {
				keywords: keywords.map((keyword) => ({
					keyword,
					questions: []
				})),
				unanswered
			};
			if (ask === undefined) return proposed;
			await show(["Questions that your pages answer:", ...keywords.map((keyword) => `  ${(0, _report_escape_js__WEBPACK_IMPORTED_MODULE_5__.h0)(keyword, TEXT_LENGTH)}`)]);
			const answer = (await ask("Press Enter to take them, or type your own, separated by commas: ")).trim();
			return answer === "" ? proposed : {
				keywords: readGiven(answer),
				unanswered: []
			};
		}
		function readGiven(text) {
			const read = (0, _inputs_keywords_js__WEBPACK_IMPORTED_MODULE_1__.Xv)(text);
			const problem = "problem" in read ? read.problem : undefined;
			if ("keywords" in read && read.keywords.every(({ questions }) => questions.length === 0)) return read.keywords;
			throw new _inputs_read_settings_js__WEBPACK_IMPORTED_MODULE_2__.aV([{
				input: "keywords",
				given: text,
				allowed: problem ?? "no questions after ="
			}]);
		}
		const OWNERS = "Press Enter if they are right. 2 confirms the page of question 2, 2 = docs/page.md names another one, 2 = - none: ";
		async function chooseOwners(site, keywords, { ask, show }) {
			const proposals = site.proposeOwners(keywords.map(({ keyword }) => keyword));
			const questions = keywords.map(({ keyword, owner }, index) => ({
				keyword,
				proposed: owner === undefined ? proposals[index] : {
					owner,
					fit: 1,
					isSure: true
				}
			}));
			const isOpen = keywords.some(({ owner }, index) => owner === undefined && proposals[index] !== undefined);
			if (ask === undefined || !isOpen) return questions;
			for (;;) {
				await show(["The page that owns each question; nothing is confirmed where it says perhaps:", ...(0, _words_js__WEBPACK_IMPORTED_MODULE_4__.cx)(questions)]);
				const answer = (await ask(OWNERS)).trim();
				if (answer === "" || /^y(?:es)?$/i.test(answer)) return questions;
				for (const item of (0, _inputs_values_js__WEBPACK_IMPORTED_MODULE_3__.LD)(answer) ?? [answer]) {
					const problem = correct(questions, item, site.has);
					if (problem !== undefined) await show([problem]);
				}
			}
		}
		function correct(questions, answer, has) {
			const [number = "", ...rest] = answer.split("=");
			const question = questions[((0, _inputs_values_js__WEBPACK_IMPORTED_MODULE_3__.JI)(number.trim(), 1) ?? 0) - 1];
			const quoted = (0, _report_escape_js__WEBPACK_IMPORTED_MODULE_5__.h0)(answer, TEXT_LENGTH);
			if (question === undefined) return `${quoted}: this is no number of a question.`;
			const text = rest.join("=").trim();
			const owner = rest.length === 0 ? question.proposed?.owner : (0, _inputs_keywords_js__WEBPACK_IMPORTED_MODULE_1__.A7)(text);
			if (text === "-") question.proposed = undefined;
			else if (owner === undefined || !has(owner)) return `${quoted}: no such page or section was read.`;
			else question.proposed = {
				owner,
				fit: 1,
				isSure: true
			};
			return undefined;
		}
		async function askFor(ask, label, proposed, mayBeEmpty) {
			const hint = proposed === "" ? "" : ` [${(0, _report_escape_js__WEBPACK_IMPORTED_MODULE_5__.h0)(proposed, TEXT_LENGTH)}${mayBeEmpty ? "; - for none" : ""}]`;
			const answer = (await ask(`${label}${hint}: `)).trim();
			if (answer === "-" && mayBeEmpty) return "";
			return answer === "" ? proposed : answer;
		}
	}),
	59143: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { init: () => init });
		var promises_ = __webpack_require__(51455);
		var external_node_os_ = __webpack_require__(48161);
		var external_node_path_ = __webpack_require__(76760);
		var backtest = __webpack_require__(3136);
		var language = __webpack_require__(99792);
		var lib_text = __webpack_require__(94869);
		;
		function proposeSite(evidence) {
			const { configs, pages } = evidence;
			const generator = configs.find((config) => config.generator !== undefined);
			const roots = (generator?.roots ?? []).filter(({ folder }) => countIn(pages, folder) > 0);
			const folders = roots.length > 0 ? roots.map(({ folder }) => folder) : findDocumentation(pages);
			return {
				brand: proposeBrand(evidence),
				content: proposeContent(folders, pages),
				siteUrl: proposeUrls(configs, roots),
				language: readLanguage(generator?.language) ?? evidence.pageLanguage,
				generator: generator?.generator
			};
		}
		function countIn(pages, folder) {
			return folder === "" ? pages.length : pages.filter((path) => path.startsWith(`${folder}/`)).length;
		}
		const DOCUMENTATION = [
			"docs",
			"doc",
			"documentation",
			"content",
			"website",
			"site"
		];
		function findDocumentation(pages) {
			return DOCUMENTATION.filter((folder) => 2 * countIn(pages, folder) >= pages.length && pages.length > 0);
		}
		function proposeContent(folders, pages) {
			const isInside = (path) => folders.some((folder) => countIn([path], folder) > 0);
			if (folders.length === 0 || folders.includes("") || pages.every(isInside)) return [];
			return folders.filter(isPlain).map((folder) => `${folder}/**`);
		}
		function isPlain(folder) {
			return /^[\w][\w ./-]*$/.test(folder);
		}
		function proposeUrls(configs, roots) {
			const url = configs.find((config) => config.url !== undefined)?.url;
			if (url === undefined || /[{}\s]|\$\{\{/.test(url)) return [];
			const addressed = roots.filter(({ folder, address }) => address !== undefined && (folder === "" || isPlain(folder)));
			if (addressed.length === 0) return roots.length > 0 ? [] : [`${url}{path}`];
			return addressed.map(({ folder, address }) => `${folder === "" ? "" : `${folder} = `}${url}${address}`);
		}
		const SITE_WORDS = /(?<![\s\-_:|–—])[\s\-_:|–—]+(?:docs?|documentation|website|web\s?site|site|blog|developers?|handbook|manual|guide|user guide|reference)$/i;
		const NO_BRAND = /^(?:docs?|documentation|website|site|web|www|blog|home|app|frontend|monorepo|root|main|my[- ]?(?:site|website|project|docs)|example|todo)$/i;
		function proposeBrand({ configs, repository = "", folderName }) {
			const [owner = "", name = ""] = repository.split("/");
			const titles = configs.filter(({ generator }) => generator !== undefined).map(({ title = "" }) => title);
			const others = configs.filter(({ generator }) => generator === undefined).map(({ title = "" }) => title);
			const candidates = [
				...titles,
				name.replace(/\.github\.io$/i, ""),
				owner,
				...others,
				folderName
			].map(cleanBrand);
			return candidates.find((brand) => brand !== "" && !NO_BRAND.test(brand)) ?? "My brand";
		}
		function cleanBrand(title) {
			const line = (0, lib_text.OX)(title);
			if (line.length > 60 || /[{}<>$]/.test(line)) return "";
			return line.replace(SITE_WORDS, "").replace(/^@/, "").trim();
		}
		function readLanguage(text) {
			const tag = (0, language.FA)(text);
			return tag !== undefined && ["zh", "pt"].includes(tag.language) ? tag.baseName : tag?.language;
		}
		var posix_ = __webpack_require__(53916);
		var folder_rules = __webpack_require__(44508);
		var read_pages = __webpack_require__(31847);
		var selection = __webpack_require__(83920);
		var work_tree = __webpack_require__(61912);
		var scan = __webpack_require__(32867);
		var owner = __webpack_require__(54701);
		var stop_words = __webpack_require__(2134);
		var keywords = __webpack_require__(1902);
		;
		const FEWEST_CHARACTERS = 4;
		const MOST_CHARACTERS = 90;
		const MOST_WORDS = 14;
		const GENERIC = /^(?:home|index|introduction|intro|overview|welcome.*|getting started|get started|quick ?start.*|installation|install|setup|readme|about.*|contact.*|faqs?|frequently asked questions|questions?|changelog|release notes.*|releases?|what'?s new.*|news|blog|license|contributing.*|community|support|help|glossary|references?|api|api reference|resources|links|see also|next steps?|further reading|examples?|usage|options?|parameters?|notes?|summary|conclusion|prerequisites|requirements|troubleshooting|search.*|404.*|(?:page )?not found|privacy.*|terms.*|imprint|impressum|sitemap|tags?|categories|toc|table of contents|credits|team|sponsors?|authors?|thanks.*|untitled|todo|tutorials?|(?:user |developer |dev )?guides?|docs|documentation|before you begin|learn more|related.*|description|syntax|example.*|demo|details|configuration)$/i;
		const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
		const QUESTION = /\?$|^(?:how|what|why|when|where|which|who|can|do|does|is|are|should|wie|was|warum|wann|welche|comment|pourquoi|quel(?:le)?s?|cómo|qué|por qué)\s/i;
		function proposeFromPages(pages, links, { brand, language }) {
			const stopWords = (0, stop_words.y)(language);
			const saysMore = (heading) => {
				const words = heading.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
				const subjects = words.filter((word) => !stopWords.has(word)).length;
				return subjects > 1 || subjects === 1 && /^what is .*\?$/i.test(heading);
			};
			const ranked = pages.filter(({ owner, content }) => owner === undefined && content.passages.length > 0).toSorted((a, b) => Number((0, owner.Ms)(a.path)) - Number((0, owner.Ms)(b.path)) || linksTo(b, links) - linksTo(a, links) || depthOf(a) - depthOf(b));
			const candidates = ranked.flatMap(({ path, content }) => {
				const headings = content.passages.flatMap((passage) => passage.headings);
				const questions = headings.filter((heading) => QUESTION.test(heading) && saysMore(heading));
				const title = path === "README.md" && ranked.length > 1 ? "" : withoutSiteName(content.title, brand);
				return [...questions.slice(0, 2), nameSubject(title, brand)].map((text) => ({
					keyword: clean(text),
					path
				}));
			});
			return distinct(candidates.filter(({ keyword }) => isUsable(keyword) && (0, lib_text.zN)(keyword) !== (0, lib_text.zN)(brand)));
		}
		function proposeFromQueries(queries, brand) {
			const name = (0, lib_text.zN)(brand);
			return distinct(queries.map(clean).filter((query) => isUsable(query) && !(0, lib_text.zN)(query).includes(name)).map((keyword) => ({
				keyword,
				path: undefined
			})));
		}
		function chooseAnswered(candidates, found, most) {
			const ranked = candidates.flatMap(({ keyword, path }) => {
				const pages = found.get(keyword);
				return pages === undefined ? [] : [{
					keyword,
					pages,
					rank: rankOf(path, pages)
				}];
			}).toSorted((one, other) => one.rank - other.rank);
			const own = ranked.filter(({ rank }) => rank < OTHER_PAGE);
			const firstOfPages = Map.groupBy(own, ({ pages }) => pages.owner ?? pages.answer);
			const first = [...firstOfPages.values()].flatMap((ofPage) => ofPage.slice(0, 1));
			const further = ranked.filter((candidate) => !first.includes(candidate));
			return [...first, ...further].slice(0, most).map(({ keyword }) => keyword);
		}
		const OTHER_PAGE = 3;
		function rankOf(path, { answer, owner }) {
			if (path === undefined) return 0;
			if (path === owner) return 1;
			return path === answer ? 2 : OTHER_PAGE;
		}
		function linksTo({ path }, links) {
			return links.get(path) ?? 0;
		}
		function depthOf({ path }) {
			return path.split("/").length;
		}
		function withoutSiteName(title, brand) {
			const [first = "", ...rest] = title.split(/(?<!\s)\s+[|–—·-]\s+/);
			const last = rest.at(-1);
			const names = [
				(0, lib_text.zN)(brand),
				"docs",
				"documentation"
			];
			return last !== undefined && names.some((name) => (0, lib_text.zN)(last).includes(name)) ? [first, ...rest.slice(0, -1)].join(" ") : title;
		}
		function nameSubject(title, brand) {
			const subject = title.trim();
			if (GENERIC.test(subject) || (0, lib_text.zN)(subject) === (0, lib_text.zN)(brand)) return "";
			const isWord = /^\p{L}[\p{L}\p{N}-]*$/u.test(subject) && !UNSPACED.test(subject);
			return isWord ? `${brand} ${subject}` : subject;
		}
		function clean(text) {
			return (0, lib_text.OX)(text).replace(/<[^<>]*>|\{#[^{}]*\}|[`*]/g, "").replace(/^[#\d.)\s]+(?=\p{L})/u, "").replace(/\s+/g, " ").trim();
		}
		function isUsable(keyword) {
			const words = keyword.split(" ").length;
			if (keyword.length < FEWEST_CHARACTERS || keyword.length > MOST_CHARACTERS || words > MOST_WORDS) return false;
			if (GENERIC.test(keyword) || /\$\{\{|^https?:|^site:|[{}]/i.test(keyword) || !/\p{L}{2}/u.test(keyword)) return false;
			const reading = (0, keywords.Xv)(`${keyword}\n#`);
			const [read, ...others] = "keywords" in reading ? reading.keywords : [];
			return read?.keyword === keyword && read.questions.length === 0 && others.length === 0;
		}
		function distinct(candidates) {
			const known = new Map();
			for (const candidate of candidates) {
				const key = (0, lib_text.zN)(candidate.keyword);
				if (!known.has(key)) known.set(key, candidate);
			}
			return [...known.values()];
		}
		var propose_owners = __webpack_require__(96569);
		;
		const MOST_CANDIDATES = 80;
		const MOST_KEYWORDS = 10;
		const MOST_UNANSWERED = 5;
		async function readSite(checkout, { brand, content, siteUrl, language }) {
			const siteUrls = (0, folder_rules.ak)(siteUrl) ?? [];
			const { pages } = await (0, read_pages.n4)(checkout, {
				content,
				competitors: [],
				siteUrls,
				language
			});
			const roots = siteUrls.map(({ folder }) => folder);
			const origins = siteUrls.map(({ template }) => template.slice(0, template.lastIndexOf("/", template.indexOf("{path}")) + 1));
			const links = countLinks(await readTexts(checkout, content, pages), [...new Set(roots)], origins);
			const paths = new Map(pages.map(({ path, url }) => [url, path]));
			const answersTo = (keywords) => new Map((0, scan.Gw)(pages, keywords, language).keywords.filter(({ cited }) => cited).map(({ keyword, sourceUrl }) => [keyword, sourceUrl]));
			const takenFrom = new Map();
			return {
				pages: pages.length,
				propose(queries) {
					const searched = proposeFromQueries(queries, brand).slice(0, MOST_CANDIDATES);
					const written = proposeFromPages(pages, links, {
						brand,
						language
					}).slice(0, MOST_CANDIDATES);
					const candidates = [...searched, ...written];
					const keywords = candidates.map(({ keyword }) => keyword);
					for (const { keyword, path } of candidates) if (path !== undefined) takenFrom.set(keyword, path);
					const answers = answersTo(keywords);
					const owners = (0, propose_owners.$)(pages, keywords, language, takenFrom);
					const found = keywords.flatMap((keyword, index) => {
						const url = answers.get(keyword);
						const proposed = owners[index];
						const owner = proposed?.isSure ? proposed.owner.path : undefined;
						return url === undefined ? [] : [[keyword, {
							answer: paths.get(url) ?? url,
							owner
						}]];
					});
					const unanswered = searched.map(({ keyword }) => keyword).filter((keyword) => !answers.has(keyword));
					return {
						keywords: chooseAnswered(candidates, new Map(found), MOST_KEYWORDS),
						unanswered: unanswered.slice(0, MOST_UNANSWERED)
					};
				},
				answer(keywords) {
					const answers = answersTo(keywords);
					return keywords.map((keyword) => ({
						keyword,
						page: answers.get(keyword)
					}));
				},
				proposeOwners: (keywords) => (0, propose_owners.$)(pages, keywords, language, takenFrom),
				has: (owner) => (0, propose_owners.z)(pages, owner) === "page"
			};
		}
		async function readTexts(checkout, content, pages) {
			const source = await (0, work_tree.wr)(checkout, (0, selection.P1)(content, []));
			const read = new Set(pages.map(({ path }) => path));
			const texts = [];
			for await (const reading of source.read(source.files.filter(({ path }) => read.has(path)))) {
				if ("text" in reading) texts.push({
					path: reading.file.path,
					text: reading.text
				});
			}
			return texts;
		}
		const LINKS = /\]\(\s*<?([^)\s>]+)|^[ \t]*\[[^\]\n]+\]:\s*<?(\S+?)>?[ \t\r]*$|\bhref\s*=\s*["'{]+([^"'}\s]+)|\b(?:rel)?ref\s+["']([^"']+)["']/gm;
		function countLinks(pages, siteRoots, origins) {
			const known = new Map(pages.map(({ path }) => [toKey(path), path]));
			const counts = new Map(pages.map(({ path }) => [path, 0]));
			for (const { path, text } of pages) {
				const targets = new Set();
				for (const [, ...groups] of text.matchAll(LINKS)) {
					const target = groups.find((group) => group !== undefined) ?? "";
					const found = candidatesOf(target, path, siteRoots, origins).map((candidate) => known.get(candidate)).find((candidate) => candidate !== undefined);
					if (found !== undefined && found !== path) targets.add(found);
				}
				for (const target of targets) counts.set(target, (counts.get(target) ?? 0) + 1);
			}
			return counts;
		}
		function candidatesOf(link, from, siteRoots, origins) {
			const origin = origins.find((each) => link.startsWith(each));
			const [target = ""] = (origin === undefined ? link : `/${link.slice(origin.length)}`).split(/[?#]/);
			if (target === "" || /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(target)) return [];
			if (target.startsWith("/")) return [...siteRoots, ""].map((root) => toKey((0, posix_.join)(root, target)));
			const own = from.replace(/\.[^./]+$/, "");
			return [...new Set([
				(0, posix_.join)((0, posix_.dirname)(from), target),
				(0, posix_.join)(own, target),
				...siteRoots.map((root) => (0, posix_.join)(root, target))
			])].map(toKey);
		}
		function toKey(path) {
			return path.replace(/^\.?\/+/, "").replace(/\.(?:md|mdx|markdown|html?)$/i, "").replace(/(?:^|\/)(?:_?index|readme)$/i, "").replace(/(?<!\/)\/+$/, "").toLowerCase();
		}
		var sync = __webpack_require__(25175);
		var schemas = __webpack_require__(2503);
		;
		const rowsSchema = schemas.YOg(schemas.YOg(schemas.YjP()));
		function readSearchConsole(text) {
			const rows = readRows(text);
			const [header = [], ...records] = rows ?? [];
			if (rows === undefined || header.length < 2) return { problem: "not-csv" };
			const named = header.findIndex((name) => /impression|impresion|impressõ|показ|表示回数|展示/i.test(name));
			const column = named < 0 ? Math.min(2, header.length - 1) : named;
			const queries = records.map(([query = "", ...figures]) => ({
				query: query.trim(),
				impressions: readCount(figures[column - 1])
			}));
			const listed = queries.filter(({ query }) => query !== "");
			if (listed.length === 0) return { problem: "no-queries" };
			if (isOtherTable(header[0] ?? "", listed.map(({ query }) => query))) return { problem: "other-table" };
			const sorted = listed.toSorted((a, b) => b.impressions - a.impressions);
			return { queries: [...new Set(sorted.map(({ query }) => query))] };
		}
		function readRows(text) {
			try {
				const options = {
					bom: true,
					relax_column_count: true,
					skip_empty_lines: true
				};
				const delimiter = /^[^\n]*\t/.test(text) ? "	" : /^[^\n,]*;/.test(text) ? ";" : ",";
				return rowsSchema.parse((0, sync.qg)(text, {
					...options,
					delimiter
				}));
			} catch {
				return undefined;
			}
		}
		function isOtherTable(header, values) {
			if (/^(?:top pages?|page|country|device|date|search appearance|filter)$/i.test(header.trim())) return true;
			const others = values.filter((value) => /^https?:\/\//.test(value) || /^\d{4}-\d{2}-\d{2}$/.test(value));
			return others.length > values.length / 2;
		}
		function readCount(text = "") {
			const digits = text.replace(/[\s.,'’\u00a0\u202f]/g, "");
			return /^\d{1,15}$/.test(digits) ? Number(digits) : 0;
		}
		var survey_site = __webpack_require__(84216);
		var workflow = __webpack_require__(96349);
		var run_gate = __webpack_require__(61293);
		var errors = __webpack_require__(73089);
		var read_settings = __webpack_require__(46551);
		var files = __webpack_require__(13963);
		var document_backtest = __webpack_require__(38766);
		var gate_document = __webpack_require__(28620);
		var text_text = __webpack_require__(51960);
		var cli_backtest = __webpack_require__(51998);
		var flags = __webpack_require__(90218);
		var run_flags = __webpack_require__(47730);
		var terminal = __webpack_require__(95657);
		var init_ask = __webpack_require__(7297);
		var words = __webpack_require__(9785);
		;
		const MOST_COMMITS = 100;
		const BACKTEST_SECONDS = 20;
		const facts = {
			withoutSecrets: false,
			defaultBranch: undefined
		};
		class InitError extends Error {
			code;
			constructor(text, code) {
				super(text);
				this.name = "InitError";
				this.code = code;
			}
		}
		async function init(argv, context) {
			try {
				await run(argv, context);
				return 0;
			} catch (error) {
				const failure = describeFailure(error);
				if (failure === undefined) throw error;
				await context.err.write(`${failure.text}\n`);
				return failure.code;
			}
		}
		function describeFailure(error) {
			if (error instanceof InitError) return {
				text: error.message,
				code: error.code
			};
			if (error instanceof read_settings.aV) return {
				text: (0, terminal.I0)(error.problems),
				code: 2
			};
			if (error instanceof Error && error.name === "AbortError") {
				return {
					text: "\nStopped. No workflow was written.",
					code: 1
				};
			}
			return undefined;
		}
		async function run(argv, context) {
			const { out, err, folder, signal, version } = context;
			const { texts, problems } = (0, flags.b)(argv, "init");
			const { yes, force, "no-backtest": noBacktest, "search-console": queriesFile, ...given } = texts;
			problems.push(...await findProblems(given));
			const queries = queriesFile === undefined ? [] : await readQueries((0, external_node_path_.resolve)(folder, queriesFile), problems);
			if (problems.length > 0) throw new read_settings.aV(problems);
			const repository = await (0, survey_site.W)(folder);
			const replaces = force === "true";
			await checkTarget(repository, replaces);
			const ask = yes === "true" ? undefined : context.ask;
			const print = (lines) => out.write(`${(0, terminal.tj)(lines, out)}\n`);
			const status = (0, terminal.nR)(err);
			const say = (text) => err.isTerminal ? status.show(text) : void err.write(`${text}\n`);
			if (ask === undefined && yes !== "true") await err.write("No terminal to ask at: the proposals are taken as they are.\n");
			say("Reading the repository");
			const { generator, ...proposal } = await propose(repository, signal);
			status.clear();
			const chosen = await (0, init_ask.chooseSite)(proposal, given, ask);
			await (0, read_settings.sb)(toTexts(chosen, [{ keyword: "any" }]), {}, facts);
			say("Reading the pages");
			const site = await readPagesOf(chosen, generator, repository, signal);
			status.clear();
			const show = (lines) => err.write(`${lines.join("\n")}\n`);
			const { keywords, unanswered } = await (0, init_ask.chooseKeywords)(site, {
				given,
				queries,
				ask,
				show
			});
			if (keywords.length === 0) {
				throw new InitError("No page title or heading makes a question. Name what readers ask with --keywords.", 1);
			}
			const questions = await (0, init_ask.chooseOwners)(site, keywords, {
				ask,
				show
			});
			const settings = await (0, read_settings.sb)(toTexts(chosen, questions), {}, facts);
			await print((0, words.xd)(chosen, {
				generator,
				pages: site.pages
			}));
			const answers = site.answer(settings.keywords);
			await print((0, words.tb)(questions.map((question, index) => ({
				...question,
				page: answers[index]?.page,
				isRead: question.proposed !== undefined && site.has(question.proposed.owner)
			})), unanswered));
			if (noBacktest !== "true") await printBacktest(settings, repository, context);
			await printVerdict(settings, repository, context);
			if (ask !== undefined && /^n/i.test(await ask(`Write ${workflow.A8}? [Y/n] `))) {
				throw new InitError("No workflow was written.", 1);
			}
			await checkTarget(repository, replaces);
			await writeWorkflow(repository, (0, workflow.cn)({
				...chosen,
				keywords: questions,
				version: `v${version}`
			}));
			await out.write((0, terminal.tj)((0, words.W4)(repository.hasGit), out));
		}
		async function findProblems(given) {
			try {
				await (0, read_settings.sb)({
					brand: "any",
					keywords: "any",
					...given
				}, {}, facts);
				return [];
			} catch (error) {
				if (error instanceof read_settings.aV) return error.problems;
				throw error;
			}
		}
		async function readQueries(path, problems) {
			const text = await (0, promises_.readFile)(path, "utf8").catch(() => undefined);
			const read = text === undefined ? undefined : readSearchConsole(text);
			if (read !== undefined && "queries" in read) return read.queries;
			const allowed = read === undefined ? "a file that can be read" : words.gd[read.problem];
			problems.push({
				input: "search-console",
				given: path,
				allowed
			});
			return [];
		}
		async function checkTarget({ root }, replaces) {
			const exists = await (0, promises_.access)(await (0, files.LI)(root, workflow.A8)).then(() => true, () => false);
			if (exists && !replaces) throw new InitError(`${workflow.A8} exists, and nothing was written. --force replaces it.`, 1);
		}
		async function propose({ root, hasGit, subfolder }, signal) {
			const proposal = proposeSite(await (0, survey_site._)({
				folder: root,
				signal
			}, hasGit));
			return subfolder === "" ? proposal : {
				...proposal,
				content: [`${subfolder}/**`]
			};
		}
		async function readPagesOf(chosen, generator, { root }, signal) {
			try {
				return await readSite({
					folder: root,
					signal
				}, chosen);
			} catch (error) {
				if (error instanceof errors.bf) throw new InitError((0, words.Sx)(error.facts, generator), 1);
				throw error;
			}
		}
		function toTexts({ brand, content, siteUrl, language }, questions) {
			const texts = {
				brand,
				language,
				keywords: (0, workflow.JR)(questions),
				content: (0, workflow.st)(content),
				"site-url": (0, workflow.st)(siteUrl)
			};
			const problems = Object.entries(texts).filter(([, text]) => text.includes("${{")).map(([input, given]) => ({
				input,
				given,
				allowed: "a text without ${{, which GitHub would run as an expression"
			}));
			if (problems.length > 0) throw new read_settings.aV(problems);
			return {
				...texts,
				baseline: "base"
			};
		}
		async function printBacktest(settings, { root }, context) {
			const { out, err, signal } = context;
			const progress = (0, cli_backtest.createBacktestProgress)(err);
			try {
				const found = await (0, backtest.G)(settings, root, {
					range: { most: MOST_COMMITS },
					inject: false,
					maxSeconds: BACKTEST_SECONDS,
					onProgress: progress.show,
					onUnreadable: (0, cli_backtest.createUnreadableWarner)(err, progress)
				}, signal);
				progress.clear();
				signal.throwIfAborted();
				await out.write(`${(0, terminal.tj)((0, text_text.K)((0, document_backtest.k)(found)), out)}\n`);
			} catch (error) {
				progress.clear();
				const problem = (0, errors.xS)(error);
				if (problem === undefined) throw error;
				await out.write(`${(0, document_backtest.U)(problem)}\n\n`);
			}
		}
		async function printVerdict(settings, { root }, context) {
			const { out, env, signal } = context;
			const [head, base] = await Promise.all([(0, run_flags.fq)(root, "HEAD"), (0, run_flags.fq)(root, "HEAD~1")]);
			const change = head !== undefined && base !== undefined ? {
				base,
				head
			} : undefined;
			const source = change === undefined ? { kind: "none" } : settings.baseline.source;
			const log = (0, terminal.$V)(context);
			const quiet = {
				...log,
				info() {},
				notice() {}
			};
			const { outcome } = await (0, run_gate.R)({
				...settings,
				baseline: {
					...settings.baseline,
					source
				}
			}, {
				facts: {
					...{
						eventName: "local",
						sha: head,
						runUrl: undefined,
						commitUrl: undefined,
						change
					},
					...{
						...facts,
						workspace: root,
						tempFolder: (0, external_node_os_.tmpdir)()
					}
				},
				history: undefined,
				env,
				log: quiet,
				signal
			});
			log.clear();
			const what = change === undefined ? "The verdict on your pages as they are now" : "The verdict on your newest commit";
			await out.write(`${out.style("bold", what)}\n${(0, terminal.tj)((0, text_text.S)((0, gate_document.hz)(outcome)), out)}\n`);
		}
		async function writeWorkflow({ root }, text) {
			try {
				await (0, files.lo)(workflow.A8, text, root);
			} catch (error) {
				throw new InitError(`${workflow.A8} was not written: ${error instanceof Error ? error.message : error}`, 1);
			}
		}
	}),
	9785: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Sx: () => describePageProblem,
			W4: () => describeNextSteps,
			cx: () => describeOwners,
			gd: () => SEARCH_CONSOLE_PROBLEMS,
			tb: () => describeAnswers,
			xd: () => describeSite
		});
		var _commands_init_workflow_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96349);
		var _inputs_keywords_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1902);
		var _report_escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9924);
		var _report_messages_message_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(11531);
		var _report_messages_pages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36268);
		var _report_numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73533);
		const TEXT_LENGTH = 200;
		const SEARCH_CONSOLE_PROBLEMS = {
			"not-csv": "Queries.csv of a Search Console export: Top queries,Clicks,Impressions,CTR,Position",
			"other-table": "Queries.csv: this is another table of the export, such as Pages.csv",
			"no-queries": "a file with at least one query"
		};
		function describeSite(site, { generator, pages }) {
			const list = (items, none) => items.length === 0 ? none : items.join(", ");
			const facts = [
				["Brand", site.brand],
				["Pages", `${pages} in ${list(site.content, "all Markdown, MDX and HTML files")}`],
				["Site", list(site.siteUrl, "no address")],
				["Language", site.language],
				...generator === undefined ? [] : [["Built by", generator]]
			];
			const width = Math.max(...facts.map(([label]) => label.length));
			return facts.map(([label, value]) => [{ text: `${label.padEnd(width)}  ${(0, _report_escape_js__WEBPACK_IMPORTED_MODULE_4__.h0)(value, TEXT_LENGTH)}` }]);
		}
		function describeOwners(questions) {
			const width = widthOf(questions);
			return questions.map(({ keyword, proposed }, index) => {
				const owner = proposed === undefined ? "no page is named after it" : describeOwner(proposed);
				return `${String(index + 1).padStart(4)}  ${(0, _report_escape_js__WEBPACK_IMPORTED_MODULE_4__.h0)(keyword, TEXT_LENGTH).padEnd(width)}  ${owner}`;
			});
		}
		function describeOwner({ owner, fit, isSure }) {
			const path = (0, _report_escape_js__WEBPACK_IMPORTED_MODULE_4__.h0)((0, _inputs_keywords_js__WEBPACK_IMPORTED_MODULE_1__.Vu)(owner), TEXT_LENGTH);
			return isSure ? path : `perhaps ${path}, which fits by ${Math.round(100 * fit)} %`;
		}
		function widthOf(questions) {
			return Math.max(...questions.map(({ keyword }) => (0, _report_escape_js__WEBPACK_IMPORTED_MODULE_4__.h0)(keyword, TEXT_LENGTH).length));
		}
		function describeAnswers(questions, unanswered) {
			const answered = questions.filter(({ page }) => page !== undefined).length;
			const owned = questions.filter(({ proposed, isRead }) => proposed?.isSure && isRead).length;
			const width = widthOf(questions);
			return [
				[{
					text: `Your pages answer ${answered} of ${(0, _report_numbers_js__WEBPACK_IMPORTED_MODULE_3__.pq)(questions.length, "question")}; ${owned} ${owned === 1 ? "has" : "have"} a page that owns it.`,
					tone: answered === questions.length ? "better" : "doubtful"
				}],
				...questions.map((question) => {
					const { sign, tone, text } = viewAnswer(question);
					return [{
						text: `  ${sign} `,
						tone
					}, { text: `${(0, _report_escape_js__WEBPACK_IMPORTED_MODULE_4__.h0)(question.keyword, TEXT_LENGTH).padEnd(width)}  ${text}` }];
				}),
				...unanswered.length === 0 ? [] : [[{ text: `Searched for, and not answered by your pages: ${unanswered.map((query) => (0, _report_escape_js__WEBPACK_IMPORTED_MODULE_4__.h0)(query, TEXT_LENGTH)).join(", ")}.` }]]
			];
		}
		function viewAnswer({ page, proposed, isRead }) {
			if (proposed && !isRead) {
				return {
					sign: "✗",
					tone: "worse",
					text: `${describeOwner(proposed)}: no such page or section was read`
				};
			}
			if (proposed?.isSure) return {
				sign: "✓",
				tone: "better",
				text: describeOwner(proposed)
			};
			if (proposed) return {
				sign: "?",
				tone: "doubtful",
				text: describeOwner(proposed)
			};
			if (page === undefined) return {
				sign: "✗",
				tone: "worse",
				text: "no page answers it"
			};
			const text = `no page is named after it; ${(0, _report_escape_js__WEBPACK_IMPORTED_MODULE_4__.h0)(page, TEXT_LENGTH)} answers it`;
			return {
				sign: "?",
				tone: "doubtful",
				text
			};
		}
		function describePageProblem(facts, generator) {
			const message = (0, _report_messages_pages_js__WEBPACK_IMPORTED_MODULE_2__.Nx)(facts);
			if (facts.kind === "no-pages" && generator !== undefined) {
				return `${message.what} This is a site of ${generator}. If its pages are in another format, let the workflow build the site and gate the built HTML: examples/workflows/built-site.yml in the gate's repository shows how.`;
			}
			return (0, _report_messages_message_js__WEBPACK_IMPORTED_MODULE_5__.hw)(message);
		}
		function describeNextSteps(hasGit) {
			const first = hasGit ? `Commit it, push it and open a pull request: git add ${_commands_init_workflow_js__WEBPACK_IMPORTED_MODULE_0__.A8}` : "This folder is no git repository. Put the workflow into the repository of the site on GitHub.";
			return [
				[{
					text: `Wrote ${_commands_init_workflow_js__WEBPACK_IMPORTED_MODULE_0__.A8}`,
					tone: "better"
				}],
				[{ text: `Next: ${first}` }],
				[{ text: "The gate then comments on pull requests, and fails one that takes away the answer to a question." }],
				[{ text: "Check the set-up at any time: ai-visibility-gate doctor" }]
			];
		}
	})
};
;
