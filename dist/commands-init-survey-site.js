"use strict";
exports.id = "commands-init-survey-site";
exports.ids = ["commands-init-survey-site"];
exports.modules = {
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
	41704: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			W: () => findRepository,
			_: () => surveySite
		});
		var external_node_path_ = __webpack_require__(76760);
		var files = __webpack_require__(13963);
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
		var posix_ = __webpack_require__(53916);
		var dist = __webpack_require__(3292);
		var yaml_dist = __webpack_require__(38815);
		var schemas = __webpack_require__(2503);
		;
		const TOKENS = /\/\*[\s\S]*?(?:\*\/|$)|\/\/[^\n]*|'((?:[^'\\\n]|\\.)*)'?|"((?:[^"\\\n]|\\.)*)"?|`([^`]*)`?|[{}[\](),:=]|[\w$.-]+/g;
		function readProperties(source) {
			const entries = [];
			const around = [];
			let name = "";
			let last = "";
			let constant = "";
			let exported = "";
			const add = (own, value, isText) => {
				const path = around.length === 0 ? constant : [...around, own].filter((part) => part !== "").join(".");
				entries.push({
					path,
					value,
					isText
				});
			};
			for (const [token, one, two, template] of source.matchAll(TOKENS)) {
				const text = one ?? two ?? template;
				if (/^\/[/*]/.test(token)) continue;
				if (text === undefined && "{[(".includes(token)) {
					const isList = token === "[" && constant !== "";
					around.push(around.length > 0 ? name : isList ? `${constant}[]` : constant);
					name = "";
					last = "";
				} else if (text === undefined && "}]),".includes(token)) {
					if (name === "" && last !== "") add(last, last, false);
					if (token !== ",") around.pop();
					name = "";
					last = "";
				} else if (token === ":") name ||= last;
				else if (token === "=") {
					const isExport = last === "module.exports";
					if (around.length === 0) constant = isExport ? "" : `=${name || last}`;
					name = constant;
					last = isExport ? "default" : "";
				} else {
					const value = text ?? token;
					if (around.length === 0 && value === "export") constant = "";
					if (around.length === 0 && last === "default") exported = `=${value}`;
					if (name !== "") add(name, value, text !== undefined);
					if (text !== undefined) name = "";
					last = value;
				}
			}
			const constantOf = (key) => entries.find(({ path, isText }) => isText && path === `=${key}`)?.value;
			const textOf = ({ value, isText }) => {
				if (!isText) return constantOf(value) ?? (value === "true" ? value : undefined);
				const filled = value.replace(/\$\{(\w+)\}/g, (whole, key) => constantOf(key) ?? whole);
				return filled.includes("${") ? undefined : filled;
			};
			return (wanted) => {
				const named = entries.filter(({ path }) => path === wanted || path === `${exported}.${wanted}`);
				const found = named.length > 0 ? named : entries.filter(({ path }) => /^=\w+\./.test(path) && path.endsWith(`.${wanted}`) && path.split(".").length === wanted.split(".").length + 1);
				return found.flatMap((entry) => textOf(entry) ?? []);
			};
		}
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
			[/(?:^|\/)(?:docs|mint)\.json$/, readMintlify],
			[/(?:^|\/)CNAME$/, readCname],
			[/^package\.json$/, readPackage]
		];
		const OTHER_SITES = /(?:^|\/)(?:node_modules|vendor|themes?|tests?|__tests__|fixtures?|examples?|\w*templates?)\//i;
		const MOST_FOLDERS = 5;
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
		function assigned(source, name) {
			return new RegExp(`^${name}\\s*=\\s*(['"])([^'"\\n]*)\\1`, "m").exec(source)?.[2];
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
			const read = readProperties(source);
			const [route = "docs"] = read("presets.docs.routeBasePath");
			const [docs = "docs"] = read("presets.docs.path");
			const [blog = "blog"] = read("presets.blog.path");
			const routes = read("plugins.routeBasePath");
			return {
				generator: "Docusaurus",
				title: read("title")[0],
				url: rootUrl(read("url")[0], read("baseUrl")[0]),
				language: read("i18n.defaultLocale")[0],
				roots: [
					{
						folder: join(folder, docs),
						address: join(route, "{path}")
					},
					...read("plugins.path").map((path, index) => ({
						folder: join(folder, path),
						address: join(routes[index] ?? "docs", "{path}")
					})),
					{
						folder: join(folder, blog),
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
			const isToml = !/^[ \t]*(?:[{\w"-]+[ \t]*:|\{)/m.test(source);
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
			const read = readProperties(source);
			const site = folder.replace(/(?:^|\/)\.vitepress(?:\/config)?$/, "");
			const isClean = read("cleanUrls")[0] === "true";
			return {
				generator: "VitePress",
				title: read("title")[0] ?? read("locales.root.title")[0],
				url: rootUrl(read("sitemap.hostname")[0], read("base")[0]),
				language: read("lang")[0] ?? read("locales.root.lang")[0],
				roots: [{
					folder: join(site, read("srcDir")[0] ?? ""),
					address: isClean ? "{path}" : "{path}.html"
				}]
			};
		}
		function readAstro(source, folder) {
			const read = readProperties(source);
			return {
				generator: "Astro",
				title: read("integrations.title")[0],
				url: rootUrl(read("site")[0], read("base")[0]),
				language: read("integrations.defaultLocale")[0] ?? read("i18n.defaultLocale")[0],
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
				title: assigned(source, "project"),
				url: rootUrl(assigned(source, "html_baseurl")),
				language: assigned(source, "language"),
				roots: [{
					folder,
					address: "{path}.html"
				}]
			};
		}
		const mintlifySchema = schemas._H3({
			name: site_config_text,
			navigation: schemas.L5J()
		});
		function readMintlify(source, folder) {
			const { name, navigation } = parseData(mintlifySchema, source, "yaml");
			if (navigation === undefined) return { roots: [] };
			return {
				generator: "Mintlify",
				title: name,
				roots: [{
					folder,
					address: undefined
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
		const PASSAGES_FOR_BRAND = 20;
		const MOST_CONFIGS = 20;
		const MOST_CONFIG_BYTES = 2e5;
		async function surveySite(checkout, hasGit) {
			const selection = (0, sites_selection.P1)([], []);
			const source = await (0, work_tree.wr)(checkout, selection);
			const pages = source.files.map(({ path }) => path);
			const originals = findOriginals(pages);
			const own = new Set(originals?.paths ?? pages);
			const corpus = await (0, sites_corpus.xe)({
				...source,
				files: source.files.filter(({ path }) => own.has(path)),
				siteFiles: []
			}, {
				competitors: [],
				siteUrls: []
			}, checkout.signal);
			return {
				configs: await readConfigs(checkout, hasGit),
				pages,
				pageLanguage: originals?.language ?? (0, language.iG)(corpus.pages),
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
	68191: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$V: () => isData,
			be: () => formatOf,
			je: () => extensionOf
		});
		const FORMATS = new Map([
			["md", "markdown"],
			["markdown", "markdown"],
			["mdx", "mdx"],
			["html", "html"],
			["htm", "html"]
		]);
		function formatOf(path) {
			return FORMATS.get(extensionOf(path));
		}
		const DATA = new Set("json jsonc yaml yml toml csv tsv js jsx ts tsx mjs vue svelte astro".split(" "));
		function isData(path) {
			return DATA.has(extensionOf(path)) && !/(?:^|[/.-])lock\b/.test(path);
		}
		function extensionOf(path) {
			const [, extension = ""] = /\.([a-z]+)$/i.exec(path) ?? [];
			return extension.toLowerCase();
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
	}),
	78698: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Mp: () => commonFolder,
			SO: () => compileGlob,
			P1: () => createSelection,
			us: () => literalFolder,
			ux: () => within
		});
		var picomatch = __webpack_require__(14006);
		var formats = __webpack_require__(68191);
		;
		const NEVER_PAGES = [
			["generated", [
				"node_modules",
				"bower_components",
				"jspm_packages",
				"site-packages",
				"venv",
				"vendored",
				"third_party",
				"third-party",
				"_site"
			]],
			["template", [
				"_includes",
				"_layouts",
				"_templates",
				"archetypes"
			]],
			["test", [
				"__tests__",
				"__snapshots__",
				"__fixtures__",
				"__mocks__",
				"fixtures",
				"testdata"
			]],
			["changelog", [
				"changelog",
				"changelogs",
				"release-notes"
			]]
		];
		const PAGES_IN_DOCUMENTATION_ONLY = [
			["generated", [
				"vendor",
				"dist",
				"build",
				"out",
				"target",
				"coverage",
				"generated",
				"__generated__"
			]],
			["template", [
				"layouts",
				"partials",
				"templates",
				"includes",
				"shortcodes",
				"theme",
				"themes",
				"overrides"
			]],
			["test", [
				"test",
				"tests",
				"spec",
				"specs",
				"e2e"
			]],
			["playground", ["playground", "playgrounds"]],
			["changelog", ["releases"]]
		];
		const DOCUMENTATION_FOLDERS = [
			"docs",
			"doc",
			"documentation",
			"content"
		];
		const NEVER_PAGE_NAMES = [
			["changelog", /^(?:change[-_ ]?log|release[-_ ]?notes)(?:[-_.].*)?$/i],
			["changelog", /^(?:CHANGES|HISTORY|NEWS|RELEASES)$/],
			["community", /^(?:LICEN[CS]ES?|COPYING|NOTICE|CODE[-_]OF[-_]CONDUCT|CONTRIBUTING|SECURITY|SUPPORT|GOVERNANCE|MAINTAINERS|AUTHORS|CONTRIBUTORS|BACKERS|CODEOWNERS|RELEASING|AGENTS|CLAUDE|GEMINI|(?:PULL_REQUEST|ISSUE)_TEMPLATE)(?:[-_.].*)?$/],
			["template", /^(?:template|.*\.(?:component|tpl|tmpl|template))$/i]
		];
		const never = byName(NEVER_PAGES);
		const inDocumentationOnly = byName(PAGES_IN_DOCUMENTATION_ONLY);
		function reasonAgainst(path) {
			const folders = path.split("/");
			const name = folders.pop() ?? "";
			if (name.startsWith(".")) return "hidden";
			const stem = name.replace(/\.[^.]*$/, "");
			return reasonAgainstFolders(folders, /\.html?$/i.test(name)) ?? NEVER_PAGE_NAMES.find(([, pattern]) => pattern.test(stem))?.[0];
		}
		function mayHoldByDefault(folder) {
			const names = folder.split("/");
			return !names.some((name) => name.startsWith(".") || never.has(name.toLowerCase()));
		}
		function reasonAgainstFolders(folders, isHtml) {
			let isDocumentation = false;
			for (const folder of folders.map((name) => name.toLowerCase())) {
				const reason = folder.startsWith(".") ? "hidden" : never.get(folder);
				if (reason !== undefined) return reason;
				const outside = isDocumentation && !isHtml ? undefined : inDocumentationOnly.get(folder);
				if (outside !== undefined) return outside;
				isDocumentation ||= DOCUMENTATION_FOLDERS.includes(folder);
			}
			return undefined;
		}
		function byName(list) {
			return new Map(list.flatMap(([reason, names]) => names.map((name) => [name, reason])));
		}
		var folder_rules = __webpack_require__(7325);
		;
		const UNREAD_FORMATS = new Set(["rst rest adoc asciidoc asc ipynb org textile rmd qmd mdoc mdwn wiki mediawiki creole pod rdoc tex", "xhtml shtml php astro njk pug haml erb slim docx odt pdf epub"].flatMap((names) => names.split(" ")));
		const MOST_PATH_CHARACTERS = 1024;
		const MOST_FOLDERS = 50;
		function createSelection(content, competitors, baseFolder) {
			const wanted = content.filter((glob) => !glob.startsWith("!"));
			const globs = wanted.map((glob) => ({
				glob,
				matches: compileGlob(glob)
			}));
			const unwanted = content.filter((glob) => glob.startsWith("!")).map((glob) => glob.slice(1));
			const isUnwanted = anyOf(unwanted);
			const isUnwantedFolder = anyOf(unwanted.filter((glob) => glob.endsWith("/**")));
			const isNear = wanted.map(createNearness);
			const isOwned = (path) => (0, folder_rules.bf)(path, competitors) !== undefined;
			const isWanted = (path) => isOwned(path) || globs.some(({ matches }) => matches(path));
			const isOutside = (path) => isNeverRead(path) || `${path}/`.startsWith(`${baseFolder}/`);
			function isPage(path) {
				if ((0, formats.be)(path) === undefined || isTooLong(path) || isUnwanted(path) || isOutside(path)) return false;
				return isWanted(path) || globs.length === 0 && reasonAgainst(path) === undefined;
			}
			return {
				globs,
				competitors,
				isPage,
				isPart: (path) => ((0, formats.be)(path) !== undefined || (0, formats.$V)(path)) && !isTooLong(path) && !isOutside(path) && !isPage(path),
				passOver(path) {
					if (isTooLong(path) || isUnwanted(path) || isOutside(path)) return undefined;
					const reason = isWanted(path) || globs.length > 0 ? undefined : reasonAgainst(path);
					if ((0, formats.be)(path) !== undefined) return reason && {
						path,
						reason
					};
					const extension = (0, formats.je)(path);
					const isDocument = UNREAD_FORMATS.has(extension);
					if (!isDocument || reason !== undefined) return undefined;
					return globs.length === 0 || isWanted(path) ? {
						path,
						reason: "format",
						extension
					} : undefined;
				},
				mayHold(folder) {
					if (isTooLong(folder)) return !isNeverRead(folder);
					if (isOutside(folder) || isUnwantedFolder(folder)) return false;
					if (competitors.some((competitor) => overlaps(folder, competitor.folder))) return true;
					return globs.length === 0 ? mayHoldByDefault(folder) : isNear.some((near) => near(folder));
				}
			};
		}
		function within(choice, folder) {
			return {
				isPage: (path) => choice.isPage(`${folder}/${path}`),
				isPart: (path) => choice.isPart(`${folder}/${path}`),
				passOver(path) {
					const passedOver = choice.passOver(`${folder}/${path}`);
					return passedOver && {
						...passedOver,
						path
					};
				},
				mayHold: (path) => choice.mayHold(`${folder}/${path}`)
			};
		}
		function commonFolder(globs) {
			const [first = [], ...others] = globs.map(({ glob }) => literalFolder(glob).split("/"));
			const shared = first.findIndex((name, index) => others.some((names) => names[index] !== name));
			return (shared < 0 ? first : first.slice(0, shared)).join("/");
		}
		function createNearness(glob) {
			const literal = literalFolder(glob);
			const namesHidden = /(?:^|[/{,(|])\.[^./]/.test(glob);
			return (folder) => {
				if (!overlaps(folder, literal)) return false;
				return namesHidden || !/(?:^|\/)\./.test(folder);
			};
		}
		function literalFolder(glob) {
			const { base, isGlob } = picomatch.scan(glob);
			const names = base.replace(/\\(.)/g, "$1").split("/").filter((name) => name !== "" && name !== ".");
			return (isGlob ? names : names.slice(0, -1)).join("/");
		}
		function overlaps(folder, other) {
			return `${other}/`.startsWith(`${folder}/`) || other === "" || folder.startsWith(`${other}/`);
		}
		function isTooLong(path) {
			return path.length > MOST_PATH_CHARACTERS || path.split("/").length > MOST_FOLDERS + 1;
		}
		function isNeverRead(path) {
			return /(?:^|\/)(?:\.git|node_modules|_drafts)(?:\/|$)/.test(path);
		}
		function anyOf(globs) {
			const matchers = globs.map(compileGlob);
			return (path) => matchers.some((matches) => matches(path));
		}
		const LINE_BREAKS = /[\n\r\u2028\u2029]/g;
		function compileGlob(glob) {
			const pattern = picomatch.makeRe(glob, {
				windows: false,
				nonegate: true
			});
			return (path) => path === glob || pattern.test(path.replace(LINE_BREAKS, " "));
		}
	})
};
;
