"use strict";
exports.id = "hosts-cli-init-init";
exports.ids = ["hosts-cli-init-init"];
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
				pageLanguage: originals?.language ?? (0, language.iG)(corpus.pages, own),
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
	63213: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { init: () => init });
		var promises_ = __webpack_require__(51455);
		var external_node_path_ = __webpack_require__(76760);
		var config = __webpack_require__(83994);
		var unknown_names = __webpack_require__(84771);
		var workflow = __webpack_require__(96349);
		;
		function filesFor(chosen) {
			return [
				{
					path: unknown_names.tF,
					render: config.Xs
				},
				...chosen.includes("gate") ? [{
					path: workflow.A8,
					render: workflow.cn
				}] : [],
				...chosen.some((purpose) => purpose !== "gate") ? [{
					path: workflow.qs,
					render: workflow.s4
				}] : []
			];
		}
		var lib_text = __webpack_require__(94869);
		var language = __webpack_require__(74285);
		;
		function proposeSite(evidence) {
			const { configs, pages } = evidence;
			const generator = configs.find((config) => config.generator !== undefined);
			const roots = (generator?.roots ?? []).filter(({ folder }) => countIn(pages, folder) > 0);
			const folders = roots.length > 0 ? roots.map(({ folder }) => folder) : findDocumentation(pages);
			return {
				...proposeBrand(evidence),
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
		const SITE_WORDS = "docs?|documentation|web ?site|site|blog|developers?|handbook|manual|guide|user guide|reference|help(?: center)?|wiki|文档|文檔|手册|ドキュメント|문서";
		const LAST_WORDS = new RegExp(`(?<![\\s\\-_:|/–—])[\\s\\-_:|/–—]*(?<=[\\s\\-_:|/–—]|[^\\x00-\\x7F]|(?=[^\\x00-\\x7F]))(?:${SITE_WORDS})$`, "i");
		const NO_BRAND = new RegExp(`^(?:${SITE_WORDS}|web|www|home|app|frontend|monorepo|root|main|my[- ]?(?:site|website|project|docs)|example|todo|your .*)$`, "i");
		function proposeBrand({ configs, repository = "", folderName, texts = [] }) {
			const isBrand = (name) => name !== "" && !NO_BRAND.test(name);
			const titles = configs.filter(({ generator }) => generator !== undefined).map(({ title = "" }) => title);
			const titled = titles.map(cleanBrand).find(isBrand);
			if (titled !== undefined) return {
				brand: titled,
				isBrandSure: true
			};
			const [owner = "", name = ""] = repository.split("/");
			const others = configs.filter(({ generator }) => generator === undefined).map(({ title = "" }) => title);
			const slugs = [
				name.replace(/\.github\.io$/i, ""),
				owner,
				...others,
				folderName
			];
			const brand = slugs.map((slug) => writeBrand(cleanBrand(slug), texts)).find(isBrand);
			return {
				brand: brand ?? "My brand",
				isBrandSure: false
			};
		}
		const SLUG_END = /[-_.](?:next|new|old|v\d+|beta|main|src|core|oss|org|io|com|dev|net|app|page|pages|rs|js|py|software)$|(?<=^[\w-]{3,60})(?:server|project|labs|lang|hq|app)$/i;
		function writeBrand(slug, texts) {
			const name = slug.replace(SLUG_END, "");
			const letters = name.match(/[\p{L}\p{N}]/gu) ?? [];
			if (letters.length < 2) return name;
			const form = new RegExp(`(?<![\\p{L}\\p{N}./@-])${letters.join("[ '’.-]?")}(?![\\p{L}\\p{N}/-])`, "giu");
			const written = texts.flatMap((text) => text.match(form) ?? []).filter((found) => /\p{Lu}/u.test(found));
			const [most] = [...Map.groupBy(written, (found) => found).values()].toSorted((a, b) => b.length - a.length);
			return most?.[0] ?? name;
		}
		function cleanBrand(title) {
			const line = (0, lib_text.OX)(title);
			if (line.length > 60 || /[{}<>$]/.test(line)) return "";
			return line.replace(LAST_WORDS, "").replace(/^@/, "").trim();
		}
		function readLanguage(text) {
			const tag = (0, language.FA)(text);
			return tag !== undefined && ["zh", "pt"].includes(tag.language) ? tag.baseName : tag?.language;
		}
		var posix_ = __webpack_require__(53916);
		var scan = __webpack_require__(65704);
		var folder_rules = __webpack_require__(7325);
		var read_pages = __webpack_require__(59690);
		var selection = __webpack_require__(78698);
		var work_tree = __webpack_require__(8767);
		var propose_owners = __webpack_require__(96569);
		var common_words = __webpack_require__(54715);
		var keywords = __webpack_require__(1902);
		var owner = __webpack_require__(90872);
		var corpus = __webpack_require__(13634);
		;
		const SPECIAL_TITLES = [
			[/^(?:installation|install|installing|setup|set-?up|setting up|download|how to install)(?: guide| instructions)?$/i, "How do I install BRAND?"],
			[/^(?:(?:getting|get) started|quick ?-?start(?: guide)?|first steps|your first steps)$/i, "How do I get started with BRAND?"],
			[/^(?:pricing|prices|(?:pricing )?plans(?: and pricing)?)$/i, "How much does BRAND cost?"],
			[/^(?:why|why use) (?!not)\S+\??$/i, "Why should I use BRAND?"],
			[/^(?:use cases?)$/i, "What is BRAND used for?"],
			[/^(?:self-?hosting|self-hosted)$/i, "How do I host BRAND myself?"],
			[/^(?:upgrading|upgrade(?: guide)?|upgrades)$/i, "How do I upgrade BRAND?"],
			[/^(?:uninstall|uninstalling|uninstallation)$/i, "How do I uninstall BRAND?"]
		];
		const ORDINARY = new RegExp(`^(?:(?:the|our|more|other|additional|advanced|basic|basics of|general|common|full|complete|detailed|quick|key) )*(?:${[
			"home( ?page)?|index|main page|introduction(?: to .*)?|intro|overview|welcome.*|readme|about.*|contact.*|faqs?",
			"frequently asked questions|questions?|q ?(?:&|and) ?a|change ?log|release notes.*|releases?|what.?s new.*|news|blog|license|licensing",
			"contribut(?:e|ing|ors?).*|community.*|support|help|glossary|references?|(?:rest |http |js |javascript )?api(?: reference)?|resources?|links|see also",
			"next steps?|what.?s next.*|where to go next|further reading|examples?|usage|use|options?|parameters?|arguments?|notes?|remarks?",
			"summary|conclusion|prerequisites|(?:system )?requirements|troubleshooting|search.*|404.*|(?:page )?not found|privacy.*|terms.*",
			"imprint|impressum|sitemap|tags?|categories|toc|table of contents|credits|team|sponsors?|authors?|acknowledg\\w+|thanks.*|untitled",
			"todo|tutorials?|(?:user |developer |dev |style )?guides?|docs|documentation|before you begin|learn more|related.*|description",
			"syntax|demo|details|configuration|settings|features?|concepts?|basics|essentials|fundamentals|internals|architecture|background",
			"definition|definitions|motivation|goals?|properties|methods|events?|types?|functions?|classes|variables|commands?|returns?",
			"errors?|exceptions?|limitations?|caveats|known issues|roadmap|status|misc(?:ellaneous)?|other|advanced|recap|appendix|partners?",
			"code of conduct|security policy|events|jobs|careers|press|brand(?:ing)?|assets|media|videos?|podcasts?|newsletter|showcase|themes?",
			"best practices|tips(?: (?:and|&) tricks)?|how (?:it|this) works|how to use (?:it|this).*|step \\d.*|part \\d.*|chapter \\d.*",
			"getting (?:help|support)|cookbook|recipes?|cheat ?sheets?|quick reference|templates?|integrations?|plugins?|extensions?|tools?|tooling",
			"startseite|übersicht|überblick|einleitung|einführung|willkommen.*|über uns|kontakt|datenschutz.*|häufige fragen|glossar",
			"accueil|présentation|à propos.*|mentions légales|sommaire|glossaire|foire aux questions|remerciements|bienvenue.*|communauté",
			"introducción|acerca de.*|contacto|aviso legal|preguntas frecuentes|agradecimientos|bienvenid[oa]s?.*|comunidad|glosario|resumen",
			"introdução|sobre|contato|perguntas frequentes|bem-vindo.*|comunidade|introduzione|panoramica|chi siamo|contatti|benvenut[oi].*",
			"inleiding|overzicht|over ons|welkom.*|veelgestelde vragen|概要|目次|ホーム|用語集|よくある(?:質問|ご質問)|お問い合わせ|利用規約|プライバシーポリシー",
			"введение|обзор|главная|о нас|контакты|глоссарий|частые вопросы|wstęp|wprowadzenie|strona główna|o nas|kontakt|najczęstsze pytania",
			"(?:产品|项目|系统|应用)?(?:简介|介绍|概述|概览)|目录|首页|写在前面|前言|关于文档|常见问题|常见问答|词汇表|术语表|联系我们|关于我们|簡介|介紹|目錄|首頁|常見問題|聯絡我們|소개|개요|목차|자주 묻는 질문|용어집|문의하기"
		].join("|")})$`, "i");
		const BOILERPLATE = /\b(?:privacy|policy|legal|trademarks?|law enforcement|donat\w+|sponsor\w*|subscriber agreement|videos?|archives?|newsletters?|jobs|survey|(?:help|contact) (?:&|and) support|hackathons?|meetups?|conference|translations?|logos?|press|annual report|updates)$|^(?:privacy|donate|sponsor|announcing|next steps)\b|\b(?:legal|law enforcement|videos?)\b/i;
		function isOrdinaryTitle(title) {
			const name = title.trim().replace(/(?<![.:!])[.:!]+$/, "");
			return ORDINARY.test(name) || / overview$/i.test(name) || BOILERPLATE.test(name);
		}
		;
		const VERBS = setOf(`
  accept activate add adjust allow analyze apply archive assign attach authenticate authorize automate avoid back boost bundle bypass
  calculate capture check choose clear collect combine compare compile compose configure confirm connect contribute convert
  create customize debug declare define delete deploy describe detect determine develop diagnose disable discover edit embed
  enable encrypt enforce ensure exclude execute expand expire expose extend fetch find fix generate get handle hide identify ignore
  implement improve include increase initialize inspect install integrate invite invoke join keep localize locate make manage maintain
  merge migrate minimize modify move navigate observe obtain optimize organize override parse pay perform persist preload
  prepare prevent protect provide provision read receive recover redirect reduce refresh register remove rename renew
  replace replicate require resolve restart restore restrict retrieve revoke save scale select send serve set setup
  show simulate skip specify stop subscribe translate troubleshoot uninstall unlock unsubscribe use validate verify visualize write`);
		const NOUNS = setOf(`
  build call change check control copy debug download export filter force format group host import index link list load log map
  mock monitor name order package pass preview profile publish query record release report request reset return rotate route run
  schedule search share sign sort split start store style switch sync tag test track transfer update upgrade upload version view wrap`);
		const OBJECT = /^(?:an?|the|your|my|all|multiple|several|new|existing|custom)$/i;
		function readVerb(first, [second = "", ...rest]) {
			const lower = first.toLowerCase();
			const stem = lower.endsWith("ing") ? lower.slice(0, -3) : undefined;
			const forms = stem === undefined ? [lower] : [
				`${stem}e`,
				stem,
				stem.slice(0, -1)
			];
			if (stem !== undefined && !isObject(second, rest)) return undefined;
			const isVerb = (form) => NOUNS.has(form) || stem !== undefined && (0, common_words.Lu)(form);
			const hasObject = OBJECT.test(second) || rest.some((word) => /^your$/i.test(word));
			const verb = forms.find((form) => VERBS.has(form) || hasObject && isVerb(form));
			return verb === "setup" ? "set up" : verb;
		}
		function isObject(second, rest) {
			return rest.length > 0 || /[^s]s$/.test(second) || /^\p{Lu}/u.test(second) && !(0, common_words.Lu)(second);
		}
		function setOf(words) {
			return new Set(words.trim().split(/\s+/));
		}
		;
		const MOST_WORDS = 12;
		const FEWEST_WORDS_ASKED = 4;
		const FEWEST_WORDS_OF_KEYWORD = 2;
		const DATED = /\b(?:19|20)\d{2}\b|\bv?\d+(?:\.\d+)+|\bv\d+\b|\b(?:january|february|march|april|june|july|august|september|october|november|december)\s+\d/i;
		const CODE = /[(){}[\]<>=\\|$@#^~;:]|__|\w_\w|^[-./]|^[a-z]+[A-Z]\w*$|[a-z]\.[A-Z]|\.(?:[cm]?[jt]sx?|ya?ml|json|toml|py|rs|go|sh|html?|css|env|md)\b/;
		const QUESTION = /^(?:how|what|why|when|where|which|who|can|could|do|does|is|are|should|will)\s/i;
		const STATEMENTS = [
			[/^how to (.+)$/i, "How do I $1"],
			[/^how (\S+(?: \S+){0,2}) works$/i, "How does $1 work"],
			[/^how (\S+(?: \S+){0,2}) work$/i, "How do $1 work"],
			[/^why (.{1,60}?) should (.+)$/i, "Why should $1 $2"],
			[/^why use (.+)$/i, "Why should I use $1"],
			[/^((?:what|who) (?:is|are|was|were) .+)$/i, "$1"],
			[/^(when to .+)$/i, "$1"]
		];
		const DANGLING = /\b(?:it|its|this|that|these|those|they|them|their|here|there|above|below|we|us|our|ours|he|she|mine|yours)\b/i;
		const NEGATIVE = /^(?:do not|don['’]?t|never|avoid|no longer|not)\b/i;
		const PRAISED = /\b(?:world['’]s|fastest|easiest|simplest|made (?:easy|simple)|reimagined)\b/i;
		function wordsOf(heading) {
			return heading.replace(/ ?\([^()]{0,60}\)$/, "").replace(/(?<![.:!?…])[.:!?…]+$/, "").replace(/^(?:all |the )+/i, "").replace(/ (?:reference|tutorial|guide|overview|introduction|explained|walkthrough|documentation)$/i, "").split(" ").filter((word) => word !== "");
		}
		function isNoSubject(heading, subject) {
			return DATED.test(heading) || isOrdinaryTitle(heading) || CODE.test(subject);
		}
		function toQuestion(heading, asked) {
			const { brand, language } = asked;
			if (language !== "en") return wordsOf(heading).length > MOST_WORDS || isNoSubject(heading, heading) ? undefined : heading;
			const special = SPECIAL_TITLES.find(([title]) => title.test(heading));
			if (special !== undefined) return special[1].replace("BRAND", () => brand);
			const words = wordsOf(heading);
			if (words.length === 0 || words.length > MOST_WORDS || NEGATIVE.test(heading)) return undefined;
			if (isNoSubject(heading, words.join(" "))) return undefined;
			if (heading.endsWith("?")) return QUESTION.test(heading) ? endQuestion(words, asked) : undefined;
			const statement = STATEMENTS.find(([form]) => form.test(heading));
			if (statement !== undefined) return endQuestion(words.join(" ").replace(...statement).split(" "), asked);
			if (DANGLING.test(heading) || QUESTION.test(heading) || PRAISED.test(heading)) return undefined;
			if (/[,!]|\s[-–—/]\s|^(?:an?|on|in|for|with|from|at|by|under|about|without|between|if|as)\s/i.test(heading)) return undefined;
			return askToDo(words, asked) ?? (words.length < FEWEST_WORDS_OF_KEYWORD ? undefined : heading);
		}
		function endQuestion(words, asked) {
			const [first = "", ...rest] = words;
			const question = [first, ...rest.map((word) => word === "I" ? word : asked.inSentence(word))].join(" ").replace(/\bdo you\b/i, () => `does ${asked.brand}`);
			if (words.length < FEWEST_WORDS_ASKED && !namesBrand(question, asked)) return undefined;
			if (DANGLING.test(question) || /\bare you\b/i.test(question)) return undefined;
			return `${capitalize(question).replace(/\byour\b/gi, "my").replace(/\byou\b/gi, "I")}?`;
		}
		function askToDo([first = "", ...rest], asked) {
			const verb = readVerb(first, rest);
			if (verb === undefined || rest.length === 0) return undefined;
			const object = rest.map(asked.inSentence).join(" ").replace(/\byour\b/gi, "my").replace(/\byou\b/gi, "I");
			if (namesBrand(object, asked)) return `How do I ${verb} ${object}?`;
			if (/^from /.test(object)) return `How do I ${verb} ${object} to ${asked.brand}?`;
			if (/^(?:to|with|in|on|into|for|via|using) /.test(object)) return `How do I ${verb} ${asked.brand} ${object}?`;
			return `How do I ${verb} ${object} in ${asked.brand}?`;
		}
		function namesBrand(text, { brand }) {
			const words = (name) => name.toLowerCase().split(/[^\p{L}\p{N}+#]+/u);
			const [first = brand] = words(brand.replace(/\.js$/i, ""));
			return words(text).includes(first);
		}
		const KINDS = "tool|framework|library|platform|system|database|server|service|language|engine|app|application|software|manager|generator|toolkit|protocol|network|browser|editor|sdk|solution|runtime|compiler|proxy|bundler|formatter|linter|builder|authority|currency|assistant|agent|provider|marketplace|plugin|extension|theme|client|storage|maker|store|parser|gateway|monitor|wiki|cms|crm|saas";
		const PRAISE = /^(?:truly|incredible|great|amazing|awesome|fantastic|wonderful|best|favou?rite|nice|good|new|our|own|not|an?|right|open|source|open-source|free|simple|small|fast|modern|generic|progressive|established|highly|versatile|powerful|lightweight|flexible|popular|self-hosted|all-in-one|fully|featured|full-featured|with|the|binary)$/i;
		function findCategory(brand, text) {
			const [first = brand] = brand.split(" ");
			const names = [brand.replace(/\.js$/, ""), ...(0, common_words.Lu)(first) ? [] : [first]];
			const name = names.map((each) => each.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
			const kind = new RegExp(`\\b(?:${name})(?:\\.js)?(?: \\p{L}{2,20})?(?: ?\\([^()]{0,80}\\))? is (?:an?|the) ((?:[\\p{L}\\p{N}-]{1,30},? ){0,6}?(?:${KINDS})(?: (?:${KINDS}))*)\\b`, "iu").exec((0, lib_text.OX)(text))?.[1];
			const words = kind?.split(/, ?(?:and )?| and /).at(-1)?.split(/\s+/) ?? [];
			const own = words.slice(words.findLastIndex((word) => PRAISE.test(word)) + 1);
			return own.length < 2 ? undefined : own.slice(-4).join(" ");
		}
		function isQuestion(heading) {
			return /[?？]$|^(?:如何|怎么|怎样|为什么|comment|wie|cómo|como|come) ?(?! vs)/i.test(heading);
		}
		function capitalize(text) {
			return text.charAt(0).toUpperCase() + text.slice(1);
		}
		function askEngines(brand, category, rivals) {
			const [first, second] = rivals;
			const open = [
				...category === undefined ? [] : [`best ${category}`, ...USERS.map((users) => `best ${category} for ${users}`)],
				...rivals.map((rival) => `${rival} alternatives`),
				...first && second ? [`${first} or ${second}`] : []
			];
			if (brand === undefined) return open;
			const branded = [...first ? [`${brand} or ${first}`] : [], `${brand} alternatives`];
			return [...open, ...branded.slice(0, Math.floor(open.length / 3))];
		}
		function keepUnnamed(questions, brand) {
			const open = questions.filter((question) => !namesBrand(question, { brand }));
			const branded = questions.filter((question) => namesBrand(question, { brand }));
			return [...open, ...branded.slice(0, Math.floor(open.length / 3))];
		}
		const USERS = ["small teams", "beginners"];
		;
		const FEWEST_CHARACTERS = 4;
		const MOST_CHARACTERS = 90;
		const LEAST_SHARE = .01;
		const FEW = 8;
		const MOST_OF_PAGE = 2;
		function proposeFromPages(pages, links, site) {
			const own = pages.filter((page) => (0, corpus.NP)(page) && page.content.passages.length > 0);
			const ranked = rankPages(own.filter(({ path }) => !ABOUT_PROJECT.test(path) && (!(0, owner.Ms)(path) || own.every((page) => (0, owner.Ms)(page.path)))), links, site.brand);
			const introduction = findIntroduction(ranked, site.brand);
			const asked = {
				...site,
				inSentence: createSentenceCase(own)
			};
			const aboutBrand = introduction && site.language === "en" ? [{
				keyword: `What is ${site.brand}?`,
				from: { path: introduction.path },
				isAboutBrand: true
			}] : [];
			const titled = ranked.filter(({ path }) => path !== "README.md" || ranked.length === 1);
			const lists = titled.map((page) => askOfPage(page, asked));
			const rounds = Math.max(0, ...lists.map(({ length }) => length));
			const ofPages = Array.from({ length: rounds }, (_, round) => lists.flatMap((list) => list[round] ?? []));
			const found = distinct([...aboutBrand, ...ofPages.flat()].filter(({ keyword }) => isUsable(keyword)));
			if (found.length >= FEW) return found;
			const ofSections = ranked.flatMap((page) => askOfSections(page, asked));
			return distinct([...found, ...ofSections.filter(({ keyword }) => isUsable(keyword))]);
		}
		const ON_BUYING = /(?:^|[/-])(?:pricing|prices|plans|alternatives?)\.\w+$|(?:^|\/)best-(?!practices)[^/]*$/i;
		const COMPARED = /\b(?:vs|versus|alternatives?|compared|pricing)\b/i;
		const LOOKED_UP = /(?:^|\/)_?(?:api|apis|[\w-]*reference|functions|methods|sdks?|cli|adr|steps?|commands?|examples?|demos?|packages|legacy|deprecated|archived?|internals?|showcase|versioned\w*|migrations?|develop\w*-guide)(?:[-_./]|$)/i;
		function rankPages(pages, links, brand) {
			const linksTo = ({ path }) => links.get(path) ?? 0;
			const byLinks = pages.toSorted((a, b) => linksTo(b) - linksTo(a) || depthOf(a) - depthOf(b));
			const turns = new Map();
			for (const folder of Map.groupBy(byLinks, ({ path }) => (0, posix_.dirname)(path)).values()) {
				for (const [turn, page] of folder.entries()) turns.set(page, turn);
			}
			const turnOf = (page) => turns.get(page) ?? 0;
			return byLinks.toSorted((a, b) => groupOf(a, brand) - groupOf(b, brand) || turnOf(a) - turnOf(b));
		}
		function groupOf(page, brand) {
			return isOnBuying(page, brand) ? 0 : LOOKED_UP.test(page.path) ? 2 : 1;
		}
		function isOnBuying({ path, content: { title } }, brand) {
			return ON_BUYING.test(path) || COMPARED.test(title) && namesBrand(title, { brand });
		}
		function askOfPage(page, asked) {
			const { path, content } = page;
			const title = withoutSiteName(clean(content.title), asked.brand);
			const ofTitle = (0, lib_text.zN)(title) === (0, lib_text.zN)(asked.brand) ? undefined : toQuestion(title, asked);
			const headings = new Set(content.passages.flatMap((passage) => passage.headings.slice(0, 2)));
			const ofHeadings = [...headings].flatMap((heading) => {
				const text = clean(heading);
				const question = isQuestion(text) ? toQuestion(text, asked) : undefined;
				if (question === undefined) return [];
				return [{
					keyword: question,
					from: {
						path,
						heading: (0, owner.tF)(heading)
					},
					isOfSection: true
				}];
			});
			return [...ofTitle === undefined ? [] : [{
				keyword: ofTitle,
				from: { path },
				isOnBuying: isOnBuying(page, asked.brand)
			}], ...ofHeadings.slice(0, MOST_OF_PAGE)];
		}
		function askOfSections({ path, content }, asked) {
			const headings = new Set(content.passages.flatMap((passage) => passage.headings.slice(0, 2)));
			return [...headings].flatMap((heading) => {
				const question = toQuestion(clean(heading), asked);
				return question === undefined ? [] : [{
					keyword: question,
					from: {
						path,
						heading: (0, owner.tF)(heading)
					}
				}];
			});
		}
		const ABOUT_PROJECT = /(?:^|\/)_?(?:contribut\w*|maintain\w*|governance|community|coc|newsletters?|privacy|code[-_]of[-_]conduct|security|changelog|conduct)(?:[-_./]|$)/i;
		const INTRODUCES = /(?:^|\/)(?:_?index|readme|introduction|intro|overview|about|home|what-is[^/]*|why[^/]*|faq)\.\w+$/i;
		const INDEX = /(?:^|\/)(?:_?index|readme)\.\w+$/i;
		function findIntroduction(ranked, brand) {
			const pages = ranked.filter(({ path }) => INTRODUCES.test(path)).toSorted((a, b) => depthOf(a) - depthOf(b) || Number(INDEX.test(a.path)) - Number(INDEX.test(b.path)));
			return pages.find((page) => categoryOf(page, brand) !== undefined) ?? pages[0];
		}
		function categoryOf({ content }, brand) {
			const texts = content.passages.slice(0, 5).map(({ text }) => findCategory(brand, text));
			return texts.find((category) => category !== undefined);
		}
		function findCategoryOf(pages, brand) {
			const introductions = pages.filter(({ path }) => INTRODUCES.test(path));
			return introductions.map((page) => categoryOf(page, brand)).find((category) => category !== undefined);
		}
		function createSentenceCase(pages) {
			const small = new Map();
			const capital = new Map();
			for (const { content } of pages) {
				for (const { text } of content.passages) {
					for (const [, word = ""] of text.matchAll(/(?<=[\p{Ll}\p{N},;:)]\s)([\p{L}][\p{L}\p{N}'’-]*)/gu)) {
						const counts = word === word.toLowerCase() ? small : capital;
						counts.set(word.toLowerCase(), (counts.get(word.toLowerCase()) ?? 0) + 1);
					}
				}
			}
			const write = (part) => {
				if (!/^(?:A|\p{Lu}[\p{Ll}'’]+)$/u.test(part)) return part;
				const lower = part.toLowerCase();
				const least = (0, common_words.Lu)(lower) ? 4 + 4 * (small.get(lower) ?? 0) : Math.max(2, small.get(lower) ?? 0);
				const isName = (capital.get(lower) ?? 0) > least;
				return isName ? part : lower;
			};
			return (word) => word.split(/([^\p{L}'’]+)/u).map(write).join("");
		}
		function proposeFromQueries(queries, brand) {
			const all = queries.reduce((sum, { impressions }) => sum + impressions, 0);
			const keywords = queries.filter(({ impressions }) => impressions >= LEAST_SHARE * all).map(({ query }) => clean(query)).filter((keyword) => (0, lib_text.zN)(keyword) !== (0, lib_text.zN)(brand) && isUsable(keyword));
			return distinct(keywords.map((keyword) => ({
				keyword,
				from: undefined
			})));
		}
		const RIVAL = /^(.{2,40}?) (?:vs\.?|versus|compared (?:to|with)|or) ([^:|–—]{2,40}?)(?: ?[:|–—-]|$)|\balternatives? to (.{2,40})$/i;
		const MOST_RIVALS = 5;
		function findRivals(pages, brand) {
			const headings = pages.flatMap(({ content }) => [content.title, ...content.passages.flatMap((passage) => passage.headings)]);
			const isBrand = (name) => (0, lib_text.zN)(name).includes((0, lib_text.zN)(brand));
			const names = [...new Set(headings)].flatMap((heading) => {
				const [, one, other, alternative] = RIVAL.exec(clean(heading)) ?? [];
				if (alternative !== undefined) return isBrand(alternative) ? [] : [alternative];
				if (one === undefined || other === undefined || isBrand(one) === isBrand(other)) return [];
				return [isBrand(one) ? other : one];
			});
			return [...new Set(names.filter((name) => /^(?!Other )\p{Lu}/u.test(name) && !(0, common_words.Lu)(name)))].slice(0, MOST_RIVALS);
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
		function clean(text) {
			const [first = ""] = (0, lib_text.OX)(text).replace(/<[^<>]*>|\{#[^{}]*\}|[`*©®™]/g, "").split(/\p{Extended_Pictographic}\uFE0F?/u).filter((part) => part.trim() !== "");
			return first.trim().replace(/^(?:q[.:]\s|[#\d.)\s]+)(?=\p{L})/iu, "").replace(/\s+/g, " ").trim();
		}
		function isUsable(keyword) {
			if (keyword.length < FEWEST_CHARACTERS || keyword.length > MOST_CHARACTERS) return false;
			if (/\$\{\{|^https?:|^www\.|^site:|[{}]/i.test(keyword) || !/\p{L}{2}/u.test(keyword)) return false;
			const reading = (0, keywords.Xv)(`${keyword}\n#`);
			const [read, ...others] = "keywords" in reading ? reading.keywords : [];
			return read?.keyword === keyword && read.questions.length === 0 && others.length === 0;
		}
		function distinct(candidates) {
			const known = new Map();
			for (const candidate of candidates) {
				const key = (0, lib_text.zN)(candidate.keyword.replace(/\?$/, ""));
				if (!known.has(key)) known.set(key, candidate);
			}
			return [...known.values()];
		}
		;
		const MOST_CANDIDATES = 120;
		const MOST_OF_PAGES = 8;
		const MOST_OF_QUERIES = 20;
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
			return {
				pages: pages.length,
				rivals: findRivals(pages, brand),
				category: findCategoryOf(pages, brand),
				propose(queries) {
					const searched = proposeFromQueries(queries, brand).slice(0, MOST_CANDIDATES);
					const written = proposeFromPages(pages, links, {
						brand,
						language
					}).slice(0, MOST_CANDIDATES);
					const candidates = [...searched, ...written];
					const answers = answersTo(candidates.map(({ keyword }) => keyword));
					const most = Math.max(MOST_OF_PAGES, searched.filter(({ keyword }) => answers.has(keyword)).length);
					const chosen = rankCandidates(candidates, (keyword) => {
						const url = answers.get(keyword);
						return url === undefined ? undefined : paths.get(url) ?? url;
					}).slice(0, Math.min(most, MOST_OF_QUERIES));
					const guessed = (0, propose_owners.$$)(pages, chosen.map(({ keyword }) => keyword), language);
					return chosen.map(({ keyword, from }, index) => {
						const guess = guessed[index];
						if (from === undefined || !(0, propose_owners.nH)(keyword, from)) return {
							keyword,
							proposed: guess
						};
						const certainty = guess?.owner.path === from.path ? "named" : "guessed";
						return {
							keyword,
							proposed: {
								owner: from,
								fit: 1,
								certainty
							}
						};
					});
				},
				answer(keywords) {
					const answers = answersTo(keywords);
					return keywords.map((keyword) => ({
						keyword,
						page: answers.get(keyword)
					}));
				},
				proposeOwners: (keywords) => (0, propose_owners.$$)(pages, keywords, language),
				has: (owner) => (0, propose_owners.zr)(pages, owner) === "page"
			};
		}
		const LEAST_OF_FOLDER = 2;
		const MOST_OF_FOLDER = 5;
		const MOST_ON_BUYING = 3;
		const RANKS = [
			"searched",
			"brand",
			"buying",
			"question",
			"keyword",
			"bare",
			"elsewhere"
		];
		function rankCandidates(candidates, answerOf) {
			const ranked = candidates.flatMap((candidate, place) => {
				const rank = rankOf(candidate, answerOf(candidate.keyword));
				return rank === undefined ? [] : [{
					candidate,
					rank,
					place
				}];
			}).toSorted((one, other) => RANKS.indexOf(one.rank) - RANKS.indexOf(other.rank));
			const groups = Map.groupBy(ranked, ({ candidate: { from }, rank }) => rank === "buying" || from === undefined ? rank : (0, posix_.dirname)(from.path));
			const turns = [...groups].flatMap(([group, members]) => {
				const most = mostOfGroup(group, members.length / ranked.length);
				return members.map((member, index) => ({
					...member,
					turn: Math.floor(index / most)
				}));
			});
			return turns.toSorted((one, other) => one.turn - other.turn || RANKS.indexOf(one.rank) - RANKS.indexOf(other.rank) || one.place - other.place).map(({ candidate }) => candidate);
		}
		function rankOf({ keyword, from, ...candidate }, answer) {
			if (from === undefined) return answer === undefined ? undefined : "searched";
			if (candidate.isAboutBrand) return answer === undefined ? undefined : "brand";
			if (answer !== from.path) return "elsewhere";
			if (candidate.isOnBuying) return "buying";
			if (candidate.isOfSection || /^[\p{Script=Latin}-]+$/u.test(keyword)) return "bare";
			return isQuestion(keyword) ? "question" : "keyword";
		}
		function mostOfGroup(group, share) {
			if (group === "searched") return MOST_OF_QUERIES;
			if (group === "buying") return MOST_ON_BUYING;
			return Math.min(LEAST_OF_FOLDER + Math.ceil(MOST_OF_PAGES * share), MOST_OF_FOLDER);
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
			if (target.startsWith("/")) {
				const bases = origins.map((each) => each.replace(/^https?:\/\/[^/]*/, "")).filter((base) => target.startsWith(base));
				const targets = [target, ...bases.map((base) => target.slice(base.length))];
				return targets.flatMap((path) => [...siteRoots, ""].map((root) => toKey((0, posix_.join)(root, path))));
			}
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
			if (header.length < 2) return undefined;
			const named = header.findIndex((name) => /impression|impresion|impressõ|показ|表示回数|展示/i.test(name));
			const column = named < 0 ? Math.min(2, header.length - 1) : named;
			const queries = records.map(([query = "", ...figures]) => ({
				query: query.trim(),
				impressions: readCount(figures[column - 1])
			}));
			const listed = queries.filter(({ query }) => !/^(?:https?:.*|\d{4}-\d{2}-\d{2}|)$/.test(query));
			if (listed.length === 0) return undefined;
			const sorted = listed.toSorted((a, b) => b.impressions - a.impressions);
			return [...new Map(sorted.toReversed().map((each) => [each.query, each])).values()].toReversed();
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
		function readCount(text = "") {
			const digits = text.replace(/[\s.,'’\u00a0\u202f]/g, "");
			return /^\d{1,15}$/.test(digits) ? Number(digits) : 0;
		}
		var survey_site = __webpack_require__(41704);
		var config_gates = __webpack_require__(58323);
		var given_values = __webpack_require__(76100);
		var read_settings = __webpack_require__(46551);
		var values = __webpack_require__(73368);
		var lib_files = __webpack_require__(13963);
		var errors = __webpack_require__(11852);
		var flags = __webpack_require__(90218);
		var terminal = __webpack_require__(95657);
		var engines_engines = __webpack_require__(27755);
		var lib_escape = __webpack_require__(68989);
		var messages_message = __webpack_require__(11531);
		var pages = __webpack_require__(36268);
		var numbers = __webpack_require__(73533);
		;
		const TEXT_LENGTH = 200;
		function describeSite(site, pages) {
			const list = (items, none) => items.length === 0 ? none : items.join(", ");
			const facts = [
				["Brand", `${site.brand}${site.isBrandSure ? "" : " (a guess: --brand names it)"}`],
				["Pages", `${pages} in ${list(site.content, "all Markdown, MDX and HTML files")}`],
				["Site", list(site.siteUrl, "no address")],
				["Language", site.language],
				...site.generator === undefined ? [] : [["Built by", site.generator]]
			];
			const width = Math.max(...facts.map(([label]) => label.length));
			return facts.map(([label, value]) => [{ text: `${label.padEnd(width)}  ${(0, lib_escape.h0)(value, TEXT_LENGTH)}` }]);
		}
		function describeOwner({ owner, certainty }) {
			const path = (0, lib_escape.h0)((0, keywords.Vu)(owner), TEXT_LENGTH);
			return certainty !== "guessed" ? path : `perhaps ${path}: confirm it in ${unknown_names.tF}`;
		}
		function widthOf(questions) {
			return Math.max(...questions.map(({ keyword }) => (0, lib_escape.h0)(keyword, TEXT_LENGTH).length));
		}
		function describeAnswers({ keywords: questions, asked }) {
			const ofEngines = asked.map((keyword) => [{ text: `  ${(0, lib_escape.h0)(keyword, TEXT_LENGTH)}` }]);
			const engines = asked.length === 0 ? [] : [[{ text: "The engines are asked:" }], ...ofEngines];
			if (questions.length === 0) return engines;
			const answered = questions.filter(({ page }) => page !== undefined).length;
			const owned = questions.filter(({ proposed, isRead }) => proposed && proposed.certainty !== "guessed" && isRead).length;
			const width = widthOf(questions);
			return [
				[{
					text: `Your pages answer ${answered} of ${(0, numbers.pq)(questions.length, "question")}; ${owned} ${owned === 1 ? "has" : "have"} a page that owns it.`,
					tone: answered === questions.length ? "better" : "doubtful"
				}],
				...questions.map((question) => {
					const { sign, tone, text } = viewAnswer(question);
					return [{
						text: `  ${sign} `,
						tone
					}, { text: `${(0, lib_escape.h0)(question.keyword, TEXT_LENGTH).padEnd(width)}  ${text}` }];
				}),
				...engines
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
			if (proposed?.certainty === "guessed") return {
				sign: "?",
				tone: "doubtful",
				text: describeOwner(proposed)
			};
			if (proposed) return {
				sign: "✓",
				tone: "better",
				text: describeOwner(proposed)
			};
			if (page === undefined) return {
				sign: "✗",
				tone: "worse",
				text: "no page answers it"
			};
			const text = `no page is named after it; ${(0, lib_escape.h0)(page, TEXT_LENGTH)} answers it`;
			return {
				sign: "?",
				tone: "doubtful",
				text
			};
		}
		function describePageProblem(facts, generator) {
			const message = (0, pages.Nx)(facts);
			if (facts.kind === "no-pages" && generator !== undefined) {
				return `${message.what} This is a site of ${generator}. If its pages are in another format, let the workflow build the site and gate the built HTML: examples/workflows/built-site.yml in the gate's repository shows how.`;
			}
			return (0, messages_message.hw)(message);
		}
		function describeNextSteps(setup) {
			const { engines, competitors, purposes, repository, program } = setup;
			const paths = setup.files.map(({ path }) => path);
			const lacksCompetitors = purposes.includes("compare") && competitors.length === 0;
			const secrets = [...new Set(engines.flatMap(workflow.ht))];
			const steps = [
				...lacksCompetitors ? [`Name your competitors in ${unknown_names.tF}: competitors: [NAME = DOMAIN]`] : [],
				repository.hasGit ? `git add ${paths.join(" ")} && git commit -m 'Watch our AI visibility' && git push` : "This folder is no git repository. Put the files into the repository of the site on GitHub.",
				...secrets.map((name) => `gh secret set ${name}`),
				`${program} doctor`,
				...purposes.includes("gate") ? [`${program} backtest`] : []
			];
			const gate = "The gate then comments on pull requests, and fails one that takes away the answer to a question.";
			return [
				...paths.map((path) => [{
					text: `Wrote ${path}`,
					tone: "better"
				}]),
				...purposes.includes("gate") ? [[{ text: gate }]] : [],
				[{ text: "Next:" }],
				...steps.map((step) => [{ text: `  ${step}` }])
			];
		}
		;
		const FIRST_ENGINES = ["openai", "perplexity"];
		const ask_MOST_RIVALS = 2;
		async function choosePurposes(given, prompts) {
			if (given !== undefined) return given;
			if (prompts === undefined) return ["gate"];
			const choices = Object.entries(config.mP).flatMap(([value, label]) => (0, config.JO)(value) ? [{
				value,
				label
			}] : []);
			const marked = await prompts.mark("What do you want to do?", choices, ["gate"]);
			return marked.length > 0 ? marked : ["gate"];
		}
		async function settle({ given, prompts }, name, message, proposed) {
			return given[name] ?? await prompts?.line(message, proposed) ?? proposed;
		}
		const listOf = (text) => (0, values.LD)(text) ?? [text];
		async function chooseSite(setup) {
			const { given, isBrandSure } = setup;
			const brand = isBrandSure && given.brand === undefined ? setup.brand : settle(setup, "brand", "Brand", setup.brand);
			return {
				...setup,
				brand: (await brand).trim(),
				content: listOf(given.content ?? setup.content.join("\n")),
				siteUrl: listOf(given["site-url"] ?? setup.siteUrl.join("\n")),
				language: (given.language ?? setup.language).trim()
			};
		}
		async function askQuestions({ given, prompts }, site, proposed) {
			if (given.keywords !== undefined) return withOwners(site, readGiven(given.keywords));
			if (prompts === undefined) return proposed;
			const lines = proposed.map(({ keyword, proposed: page }) => (0, keywords.nv)({
				keyword,
				owner: page !== undefined && page.fit < 1 ? undefined : page?.owner
			}));
			const message = "Questions of your readers, one a line, with the pages that own them";
			return withOwners(site, readGiven(await prompts.edit(message, lines, describeProblem)));
		}
		function withOwners(site, keywords) {
			const guessed = site.proposeOwners(keywords.map(({ keyword }) => keyword));
			return keywords.map(({ keyword, owner }, index) => ({
				keyword,
				proposed: owner === undefined ? guessed[index] : {
					owner,
					fit: 1,
					certainty: "confirmed"
				}
			}));
		}
		function describeProblem(lines) {
			const read = (0, keywords.Xv)(lines);
			return "problem" in read ? read.problem : undefined;
		}
		function readGiven(text) {
			const read = (0, keywords.Xv)(text);
			const problem = "problem" in read ? read.problem : undefined;
			if ("keywords" in read && read.keywords.every(({ questions }) => questions.length === 0)) return read.keywords;
			throw new given_values.aV([{
				input: "keywords",
				given: String(text),
				allowed: problem ?? "no questions after ="
			}]);
		}
		async function chooseTracking(setup) {
			const { brand, siteUrl, purposes, rivals, given, prompts } = setup;
			if (purposes.every((purpose) => purpose === "gate")) return setup;
			const ask = async (name, message, proposed = "") => listOf(await settle(setup, name, message, proposed));
			const hasOwn = setup.hasPages || given.brand !== undefined;
			const domains = hasOwn ? await ask("brand-domains", `Domains of ${brand}`, hostsOf(siteUrl).join(", ")) : [];
			const others = purposes.includes("brands") ? await ask("brands", "Other brands, as NAME = DOMAIN, separated by commas") : [];
			const named = rivals.length === 0 ? "" : ` Your pages name ${(0, lib_escape.h0)(rivals.join(", "), TEXT_LENGTH)}`;
			const competitors = purposes.includes("compare") ? await ask("competitors", `Competitors, as NAME = DOMAIN, separated by commas.${named}`) : [];
			const countries = await ask("country", "Countries to ask in, such as DE, GB; empty for any");
			const choices = Object.keys(engines_engines.sP).map((value) => ({
				value,
				label: value
			}));
			const engines = given.engines === undefined ? await prompts?.mark("Answer engines to ask. Each needs a key", choices, FIRST_ENGINES) : listOf(given.engines);
			const brands = [...hasOwn ? [{
				name: brand,
				domains
			}] : [], ...others.map(readBrand)];
			const tracked = {
				...setup,
				brands,
				competitors,
				countries,
				engines: engines ?? FIRST_ENGINES
			};
			return {
				...tracked,
				asked: await chooseAsked(tracked)
			};
		}
		async function chooseAsked(setup) {
			const { given, prompts, queries, brands, keywords, competitors, rivals } = setup;
			if (given.keywords !== undefined || queries.length > 0) return [];
			const example = "What the brand is, such as web analytics tool; empty if nothing fits";
			const category = (await settle(setup, "category", example, setup.category ?? "")).trim();
			const names = [...competitors.map((line) => line.split("=")[0]?.trim() ?? ""), ...rivals];
			const [only, ...others] = brands;
			const own = others.length > 0 ? undefined : only?.name;
			const compared = [...new Set(names)].slice(0, ask_MOST_RIVALS);
			const proposed = askEngines(own, category === "" ? undefined : category, compared);
			const fallback = keepUnnamed(keywords.map(({ keyword }) => keyword), setup.brand);
			const questions = proposed.length > 0 ? proposed : fallback;
			if (prompts === undefined) return questions;
			const lines = await prompts.edit("Questions for the engines, one a line", questions, describeProblem);
			return readGiven(lines).map(({ keyword }) => keyword);
		}
		function readBrand(text) {
			const [name = "", domain = "", ...rest] = text.split("=").map((part) => part.trim());
			if (name === "" || domain === "" || rest.length > 0) throw new given_values.aV([{
				input: "brands",
				given: text,
				allowed: "NAME = DOMAIN, such as Acme = acme.com"
			}]);
			return {
				name,
				domains: [domain]
			};
		}
		function hostsOf(siteUrl) {
			const hosts = siteUrl.flatMap((line) => /https?:\/\/([^/{\s]+)/.exec(line)?.[1] ?? []);
			return [...new Set(hosts)];
		}
		;
		class InitError extends Error {
			name = "InitError";
		}
		const STEPS = [
			chooseSite,
			chooseQuestions,
			chooseTracking,
			writeFiles,
			printResult
		];
		async function init(argv, context) {
			try {
				let setup = await start(argv, context);
				for (const step of STEPS) setup = await step(setup);
				return 0;
			} catch (error) {
				const failure = describeFailure(error);
				if (failure === undefined) throw error;
				await context.err.write(`${failure}\n`);
				return 2;
			}
		}
		function describeFailure(error) {
			if (error instanceof InitError) return error.message;
			if (error instanceof given_values.aV) {
				const problems = error.problems.map((problem) => ({
					...problem,
					place: undefined
				}));
				return (0, terminal.I0)(problems);
			}
			const isStopped = error instanceof Error && error.name === "AbortError";
			return isStopped ? "\nStopped. Nothing was written." : undefined;
		}
		async function start(argv, { prompts: person, program, action, ...context }) {
			const { folder, err, signal } = context;
			const { texts, problems } = (0, flags.b)(argv, "init");
			const { yes, force, queries: file, for: wanted, ...given } = texts;
			const named = wanted === undefined ? undefined : readPurposes(wanted, problems);
			problems.push(...await findProblems(given));
			const queries = file === undefined ? [] : await readQueries((0, external_node_path_.resolve)(folder, file), problems);
			if (problems.length > 0) throw new given_values.aV(problems);
			const repository = await (0, survey_site.W)(folder);
			const prompts = yes === "true" ? undefined : person;
			if (prompts === undefined && yes !== "true") await err.write("No terminal to ask at: the proposals are taken as they are.\n");
			const chosen = await choosePurposes(named, prompts);
			const target = {
				repository,
				files: filesFor(chosen),
				replaces: force === "true"
			};
			await checkFiles(target);
			const { root, hasGit, subfolder } = repository;
			const survey = () => (0, survey_site._)({
				folder: root,
				signal
			}, hasGit);
			const evidence = await saying(context, prompts, "Reading the repository", survey);
			return {
				...{
					context,
					prompts,
					given,
					queries,
					purposes: chosen,
					program,
					action
				},
				...target,
				...proposeSite(evidence),
				...subfolder !== "" && { content: [`${subfolder}/**`] },
				...{
					keywords: [],
					asked: [],
					rivals: [],
					brands: [],
					engines: [],
					competitors: [],
					countries: []
				},
				...{
					category: undefined,
					hasPages: false
				}
			};
		}
		function readPurposes(text, problems) {
			const names = (0, values.LD)(text) ?? [text];
			const read = names.filter(config.JO);
			if (read.length === names.length && read.length > 0) return read;
			problems.push({
				input: "for",
				given: text,
				allowed: `one or more of ${Object.keys(config.mP).join(", ")}`
			});
			return [];
		}
		async function findProblems({ brands = "", category: _, ...given }) {
			try {
				for (const brand of (0, values.LD)(brands) ?? [brands]) readBrand(brand);
				const { engines, competitors, country, "brand-domains": domains, ...ofPages } = given;
				await (0, read_settings.sb)({
					brand: "any",
					keywords: "any",
					...ofPages
				}, {}, { withoutSecrets: true });
				return [];
			} catch (error) {
				if (error instanceof given_values.aV) return error.problems;
				throw error;
			}
		}
		async function readQueries(path, problems) {
			const text = await (0, promises_.readFile)(path, "utf8").catch(() => undefined);
			const queries = text === undefined ? undefined : readSearchConsole(text);
			if (queries !== undefined) return queries;
			const allowed = text === undefined ? "a file that can be read" : "Queries.csv of a Search Console export, with a query";
			problems.push({
				input: "queries",
				given: path,
				allowed
			});
			return [];
		}
		async function checkFiles({ repository, files, replaces }) {
			for (const { path } of files) {
				const exists = await (0, promises_.access)(await (0, lib_files.LI)(repository.root, path)).then(() => true, () => false);
				if (exists && !replaces) throw new InitError(`${path} exists, and nothing was written. --force replaces it.`);
			}
		}
		async function saying({ err }, prompts, text, work) {
			const status = (0, terminal.nR)(err);
			if (err.isTerminal) status.show(text);
			else await err.write(`${text}\n`);
			try {
				return await (prompts === undefined ? work() : prompts.ignoring(work));
			} finally {
				status.clear();
			}
		}
		async function chooseQuestions(setup) {
			const { context, queries, given, prompts } = setup;
			const site = await saying(context, prompts, "Reading the pages", () => readPages(setup));
			if (site === undefined) {
				const keywords = given.keywords === undefined ? [] : readGiven(given.keywords);
				return {
					...setup,
					keywords: keywords.map(({ keyword }) => ({
						keyword,
						page: undefined,
						isRead: false
					}))
				};
			}
			await print(context, describeSite(setup, site.pages));
			const questions = await askQuestions(setup, site, site.propose(queries));
			const answers = site.answer(questions.map(({ keyword }) => keyword));
			const answered = questions.map((question, index) => ({
				...question,
				page: answers[index]?.page,
				isRead: question.proposed !== undefined && site.has(question.proposed.owner)
			}));
			return {
				...setup,
				keywords: answered,
				hasPages: true,
				rivals: site.rivals,
				category: site.category
			};
		}
		async function readPages({ repository, context, generator, purposes, ...site }) {
			try {
				return await readSite({
					folder: repository.root,
					signal: context.signal
				}, site);
			} catch (error) {
				if (!(error instanceof errors.bf)) throw error;
				if (error.facts.kind === "no-pages" && !purposes.includes("gate")) return undefined;
				throw new InitError(describePageProblem(error.facts, generator));
			}
		}
		async function checkWritten(setup) {
			const problems = [];
			const file = {
				path: unknown_names.tF,
				text: (0, config.Xs)(setup)
			};
			const readFile = async () => ({ problem: "missing" });
			const gates = await (0, config_gates.readConfigGates)(file, new Map(), {
				readFile,
				problems
			});
			if (problems.length > 0) throw new given_values.aV(problems);
			for (const { values } of gates) await (0, read_settings.fG)(values, {}, { withoutSecrets: true });
		}
		async function writeFiles(setup) {
			const { keywords, asked, purposes, brands } = setup;
			if (keywords.length + asked.length === 0) {
				throw new InitError("No page makes a question. Name what readers ask with --keywords, or what the brand is with --category.");
			}
			if (purposes.some((purpose) => purpose !== "gate") && brands.length === 0) {
				throw new InitError("No brand is named. Name them with --brands, as NAME = DOMAIN, separated by commas.");
			}
			await checkWritten(setup);
			await checkFiles(setup);
			for (const { path, render } of setup.files) {
				try {
					await (0, lib_files.lo)(path, render(setup), setup.repository.root);
				} catch (error) {
					throw new InitError(`${path} was not written: ${error instanceof Error ? error.message : error}`);
				}
			}
			return setup;
		}
		async function printResult(setup) {
			await print(setup.context, describeAnswers(setup));
			await setup.context.out.write((0, terminal.tj)(describeNextSteps(setup), setup.context.out));
			return setup;
		}
		async function print({ out }, lines) {
			await out.write(`${(0, terminal.tj)(lines, out)}\n`);
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
