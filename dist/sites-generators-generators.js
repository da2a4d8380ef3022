"use strict";
exports.id = "sites-generators-generators";
exports.ids = ["sites-generators-generators"];
exports.modules = {
	13163: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			M8: () => textField,
			P7: () => createMatcher,
			Uf: () => splitPath,
			Vz: () => joinAddress,
			X8: () => copiedAddress,
			hh: () => createIgnore,
			n4: () => perSite,
			nx: () => inside,
			oK: () => basePathOf,
			uJ: () => joinPath,
			xd: () => dateField
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var _lib_web_url_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73530);
		var _glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29733);
		var _settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84413);
		function perSite(read) {
			const known = new WeakMap();
			return (context) => {
				const found = known.get(context) ?? settle(() => read(context));
				known.set(context, found);
				return found();
			};
		}
		function settle(read) {
			try {
				const value = read();
				return () => value;
			} catch (error) {
				return () => {
					throw error;
				};
			}
		}
		function inside(folder, path) {
			if (folder === "") return path;
			return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : undefined;
		}
		function joinPath(...parts) {
			const path = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(...parts);
			return path === "." ? "" : path.replace(/\/$/, "");
		}
		function joinAddress(...parts) {
			return `/${parts.join("/")}`.replace(/\/{2,}/g, "/");
		}
		function splitPath(path) {
			const { dir, name, ext } = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.parse(path);
			return {
				folders: dir === "" ? [] : dir.split("/"),
				name,
				extension: ext.slice(1).toLowerCase()
			};
		}
		function createMatcher(globs) {
			const unknown = globs.find((glob) => (0, _glob_js__WEBPACK_IMPORTED_MODULE_2__.RR)(glob) !== undefined);
			if (unknown !== undefined) throw new _settings_js__WEBPACK_IMPORTED_MODULE_1__.v8(unknown);
			const matchers = globs.map(_glob_js__WEBPACK_IMPORTED_MODULE_2__.SO);
			return (path) => matchers.some((matches) => matches(path));
		}
		function toIgnoreGlobs(text) {
			return text.split("\n").map((line) => line.trim()).filter((line) => line !== "" && !line.startsWith("#")).flatMap((line) => {
				const isNegated = line.startsWith("!");
				const pattern = line.replace(/^!/, "").replace(/\/$/, "");
				const glob = pattern.includes("/") ? pattern.replace(/^\//, "") : `**/${pattern}`;
				return [glob, `${glob}/**`].map((each) => isNegated ? `!${each}` : each);
			});
		}
		function createIgnore(text) {
			const rules = toIgnoreGlobs(text).map((glob) => ({
				isIgnored: !glob.startsWith("!"),
				matches: createMatcher([glob.replace(/^!/, "")])
			}));
			return (path) => rules.findLast(({ matches }) => matches(path))?.isIgnored ?? false;
		}
		function copiedAddress(path, folder, base) {
			const copied = inside(folder, path);
			if (copied === undefined || !/\.html?$/i.test(copied)) return undefined;
			return [joinAddress(base, copied.replace(/(^|\/)index\.html$/, "$1"))];
		}
		function textField(fields, name) {
			const value = fields[name];
			return typeof value === "string" || typeof value === "number" ? String(value) : undefined;
		}
		function dateField(fields, ...names) {
			for (const name of names) {
				const value = fields[name];
				const date = value instanceof Date ? value : new Date(typeof value === "string" ? value : Number.NaN);
				if (!Number.isNaN(date.getTime())) return date;
			}
			return undefined;
		}
		function basePathOf(url) {
			if (url === undefined || url === "") return "/";
			const parsed = URL.parse(url, "https://site.invalid");
			return parsed === null ? "/" : joinAddress((0, _lib_web_url_js__WEBPACK_IMPORTED_MODULE_3__.HD)(parsed.pathname), "/");
		}
	}),
	57030: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			CQ: () => chooseSites,
			AG: () => findSites,
			_5: () => generatorNames,
			uK: () => isGeneratorFile,
			VV: () => placeIn,
			Y4: () => readGeneratorChoices
		});
		var external_node_path_ = __webpack_require__(76760);
		var lib_text = __webpack_require__(94869);
		var github_slugger = __webpack_require__(42710);
		var generators_generator = __webpack_require__(13163);
		var generators_script = __webpack_require__(26271);
		var generators_settings = __webpack_require__(84413);
		;
		const astro = {
			name: "astro",
			title: "Astro",
			config: /^astro\.config\.[cm]?[jt]s$/,
			data: /(?:^|\/)(?:\[[^/[\]]*\]\.astro|content(?:\/config|\.config)\.[cm]?[jt]s)$/,
			read(context) {
				const { settings } = context;
				return {
					title: () => starlightOf(settings)?.text("title"),
					url: () => settings.text("site"),
					language: () => starlightOf(settings)?.text("defaultLocale") ?? settings.text("i18n.defaultLocale"),
					folders: () => ["content", "pages"].map((name) => (0, generators_generator.uJ)(sourceOf(context), name)),
					addressesOf: (page) => addressesOf(page, context)
				};
			}
		};
		function sourceOf({ folder, settings }) {
			return (0, generators_generator.uJ)(folder, settings.text("srcDir") ?? "src");
		}
		function starlightOf(settings) {
			const call = settings.items("integrations").flat().find((item) => item instanceof generators_settings.Je && item.name === "starlight");
			return call instanceof generators_settings.Je ? new generators_settings.wB(call.args[0] ?? {}) : undefined;
		}
		function addressesOf(page, context) {
			const { folder, settings } = context;
			const base = settings.text("base") ?? "/";
			const copied = (0, generators_generator.X8)(page.path, (0, generators_generator.uJ)(folder, settings.text("publicDir") ?? "public"), base);
			if (copied !== undefined) return copied;
			const source = sourceOf(context);
			const path = (0, generators_generator.nx)((0, generators_generator.uJ)(source, "pages"), page.path);
			if (path !== undefined) {
				if (/(?:^|\/)_/.test(path)) return [];
				const { folders, name } = (0, generators_generator.Uf)(path);
				if (/\[/.test(path)) return [];
				return [place([...folders, name].join("/"), base, settings)];
			}
			const starlight = starlightOf(settings);
			const doc = (0, generators_generator.nx)((0, generators_generator.uJ)(source, "content/docs"), page.path);
			if (starlight !== undefined && doc !== undefined) {
				return docAddresses(page, doc, starlight, context).map((slug) => place(slug, base, settings));
			}
			return collectionAddresses(page, context)?.map((slug) => place(slug, base, settings));
		}
		function place(path, base, settings) {
			const bare = path.replace(/(^|\/)index$/, "$1").replace(/\/$/, "");
			const slash = settings.text("trailingSlash") ?? "ignore";
			const format = settings.text("build.format") ?? "directory";
			if (bare === "") return (0, generators_generator.Vz)(base, slash === "never" ? "" : "/").replace(/(?<=.)\/$/, slash === "never" ? "" : "/");
			if (bare === "404" || bare === "500") return (0, generators_generator.Vz)(base, `${bare}.html`);
			const isFile = format === "file" || format === "preserve" && !/(?:^|\/)index$/.test(path);
			if (isFile) return (0, generators_generator.Vz)(base, `${bare}.html`);
			return (0, generators_generator.Vz)(base, slash === "never" ? bare : `${bare}/`);
		}
		function idOf(path, page) {
			const { folders, name } = (0, generators_generator.Uf)(path);
			const usual = [...folders, name].map((each) => (0, github_slugger.y)(each)).join("/");
			return (0, generators_generator.M8)(page.fields, "slug") ?? usual.replace(/(^|\/)index$/, "");
		}
		function docAddresses(page, path, starlight, context) {
			if (/(?:^|\/)_[^/]*$/.test(path) || page.fields["draft"] === true) return [];
			const id = idOf(path, page).replace(/^\/|\/$/g, "");
			const locales = starlight.entries("locales").map(([name]) => name);
			const first = starlight.text("defaultLocale") ?? "root";
			const main = first === "root" || !locales.includes(first) ? "" : first;
			const own = locales.find((name) => name !== "root" && (id === name || id.startsWith(`${name}/`))) ?? "";
			if (own !== main) return [id];
			const rest = own === "" ? id : id.slice(own.length + 1);
			const docs = (0, generators_generator.uJ)(sourceOf(context), "content/docs");
			const inner = own === "" ? path : path.slice(own.length + 1);
			const others = locales.map((name) => name === "root" ? "" : name).filter((name) => name !== main);
			const shown = others.filter((name) => !hasTranslation((0, generators_generator.uJ)(docs, name, inner), rest, name, context));
			return [id, ...shown.map((name) => [name, rest].filter(Boolean).join("/"))];
		}
		function hasTranslation(path, slug, locale, { files }) {
			const stem = path.replace(/\.\w+$/, "");
			const found = ["md", "mdx"].map((ending) => `${stem}.${ending}`).find((each) => files.paths.has(each));
			if (found === undefined) return false;
			const own = (0, generators_generator.M8)(files.fieldsOf(found), "slug");
			return own === undefined || own === (0, generators_generator.uJ)(locale, slug);
		}
		function collectionAddresses(page, context) {
			const source = sourceOf(context);
			const found = collectionsOf(context).find(({ folder }) => (0, generators_generator.nx)(folder, page.path) !== undefined);
			if (found === undefined) return (0, generators_generator.nx)((0, generators_generator.uJ)(source, "content"), page.path) === undefined ? undefined : [];
			const path = (0, generators_generator.nx)(found.folder, page.path) ?? "";
			if (!found.matches(path)) return [];
			const routes = routesOf(context).filter(({ collection }) => collection === found.name);
			if (routes.length === 0) return [];
			if (routes.some(({ isFiltered }) => isFiltered) && page.fields["draft"] !== undefined) {
				if (page.fields["draft"] === true) return [];
			}
			const id = idOf(path, page) || "index";
			return routes.map(({ folder }) => [folder, id].filter(Boolean).join("/"));
		}
		const collectionsOf = (0, generators_generator.n4)(readCollections);
		const routesOf = (0, generators_generator.n4)(readRoutes);
		function readCollections(context) {
			const source = sourceOf(context);
			const config = [...context.files.paths].find((path) => /^content(?:\/config|\.config)\.[cm]?[jt]s$/.test((0, generators_generator.nx)(source, path) ?? ""));
			const script = (0, generators_script.U)(config === undefined ? "" : context.files.textOf(config) ?? "");
			const named = new generators_settings.wB({ collections: script.named.get("collections") });
			return Object.entries(named.at("collections") ?? {}).map(([name, value]) => {
				const options = value instanceof generators_settings.Je && (0, generators_settings.u4)(value.args[0]) ? value.args[0] : {};
				const loader = options["loader"];
				const call = loader instanceof generators_settings.Je && loader.name === "glob" ? new generators_settings.wB(loader.args[0]) : undefined;
				if (loader !== undefined && call === undefined) throw new generators_settings.v8("loader");
				if (call?.at("generateId") !== undefined) throw new generators_settings.v8("generateId");
				const base = call?.text("base") ?? `${(0, generators_generator.nx)(context.folder, source) ?? "src"}/content/${name}`;
				return {
					name,
					folder: (0, generators_generator.uJ)(context.folder, base),
					matches: (0, generators_generator.P7)(call?.texts("pattern") ?? ["**/[!_]*.{md,mdx}"])
				};
			});
		}
		const LISTED = /getCollection\(\s*['"]([\w-]+)['"]\s*(,?)/;
		function readRoutes(context) {
			const pages = (0, generators_generator.uJ)(sourceOf(context), "pages");
			return [...context.files.paths].flatMap((path) => {
				const own = (0, generators_generator.nx)(pages, path);
				const [, folder = ""] = own !== undefined && /^(.*?)\/?\[(?:\.\.\.)?\w+\]\.astro$/.exec(own) || [];
				const text = own === undefined ? undefined : context.files.textOf(path);
				const [, collection, comma] = LISTED.exec(text ?? "") ?? [];
				if (text === undefined || collection === undefined) return [];
				if (!/params\s*:\s*\{\s*\w+\s*:\s*\w+\.(?:id|slug)\s*\}/.test(text)) throw new generators_settings.v8(path);
				return [{
					folder,
					collection,
					isFiltered: comma === "," || /\.filter\(/.test(text)
				}];
			});
		}
		var dist = __webpack_require__(3292);
		var yaml_dist = __webpack_require__(38815);
		;
		const ASSIGNMENT = /^([A-Za-z_]\w*)[ \t]*(?::[^=\n]+)?=(?!=)[ \t]*/gm;
		function readPython(source) {
			const values = {};
			for (const match of source.matchAll(ASSIGNMENT)) {
				const [all, name = ""] = match;
				values[name] = readLiteral(source.slice(match.index + all.length));
			}
			const changes = /^[ \t]*([A-Za-z_]\w*)[ \t]*(?:[+|]=|\.(?:append|extend|update|insert|remove)\()|^[ \t]+([A-Za-z_]\w*)[ \t]*=(?!=)/gm;
			for (const [, changed, conditional] of source.matchAll(changes)) {
				const name = changed ?? conditional ?? "";
				if (Object.hasOwn(values, name)) values[name] = generators_settings.HV;
			}
			return values;
		}
		const WORDS = /'(?:[^'\\\n]|\\.)*'?|"(?:[^"\\\n]|\\.)*"?|#[^\n]*|\w+/g;
		const CONSTANTS = new Map([
			["True", "true"],
			["False", "false"],
			["None", "null"]
		]);
		function readLiteral(text) {
			const end = findEnd(text);
			const literal = text.slice(0, end).replace(WORDS, (token) => {
				if (token.startsWith("#")) return "";
				return CONSTANTS.get(token) ?? token;
			}).trim();
			const plain = literal.startsWith("(") && literal.endsWith(")") ? unwrap(literal.slice(1, -1)) : literal;
			const rest = plain.replace(WORDS, (token) => /^['"]/.test(token) ? "\"\"" : token);
			const marks = rest.replace(/""|\b(?:true|false|null)\b|-?\b\d+(?:\.\d+)?\b/g, "");
			if (!/^[[\]{},:\s]*$/.test(marks) || /""\s*""/.test(rest)) return generators_settings.HV;
			try {
				return (0, yaml_dist.qg)(plain.replace(/,(\s*[\]}])/g, "$1"), { logLevel: "silent" });
			} catch {
				return generators_settings.HV;
			}
		}
		function unwrap(inner) {
			return inner.includes(",") ? `[${inner}]` : inner;
		}
		function findEnd(text) {
			let depth = 0;
			for (const { 0: token, index } of text.matchAll(/'(?:[^'\\\n]|\\.)*'?|"(?:[^"\\\n]|\\.)*"?|#[^\n]*|[[\](){}\n]/g)) {
				if ("[({".includes(token)) depth += 1;
				if ("])}".includes(token)) depth -= 1;
				if (token === "\n" && depth <= 0) return index;
			}
			return text.length;
		}
		;
		function parseConfig(path, text) {
			try {
				if (/\.[cm]?[jt]s$/.test(path)) return (0, generators_script.U)(text).exported;
				if (path.endsWith(".py")) return readPython(text);
				if (path.endsWith(".toml")) return (0, dist.qg)(text);
				return (0, yaml_dist.qg)(text, {
					logLevel: "silent",
					uniqueKeys: false
				});
			} catch {
				return generators_settings.HV;
			}
		}
		;
		const EXCLUDED = [
			"**/_*.{js,jsx,ts,tsx,md,mdx}",
			"**/_*/**",
			"**/*.test.{js,jsx,ts,tsx}",
			"**/__tests__/**"
		];
		const KINDS = [
			"docs",
			"blog",
			"pages"
		];
		const docusaurus = {
			name: "docusaurus",
			title: "Docusaurus",
			config: /^docusaurus\.config\.[cm]?[jt]s$/,
			data: /(?:^|[/_])versions\.json$/,
			read(context) {
				const { settings } = context;
				return {
					title: () => settings.text("title"),
					url: () => joinUrl(settings.text("url"), settings.text("baseUrl")),
					language: () => settings.text("i18n.defaultLocale"),
					folders: () => rootsOf(context).map(({ folder }) => folder),
					addressesOf: (page) => docusaurus_addressesOf(page, context)
				};
			}
		};
		function joinUrl(url, path = "/") {
			return url === undefined ? undefined : `${url.replace(/\/$/, "")}${(0, generators_generator.Vz)(path)}`;
		}
		function pluginsOf(settings) {
			const presets = settings.items("presets").flatMap((item) => {
				const { name, options } = readItem(item);
				if (!/^(?:@docusaurus\/preset-)?classic$/.test(name)) return [];
				return KINDS.filter((kind) => options.at(kind) !== false).map((kind) => ({
					kind,
					id: options.in(kind).text("id") ?? "default",
					options: options.in(kind)
				}));
			});
			const plugins = settings.items("plugins").flatMap((item) => {
				const { name, options } = readItem(item);
				const kind = KINDS.find((each) => name.replace(/^@docusaurus\/(?:plugin-)?/, "") === `content-${each}`);
				return kind === undefined ? [] : [{
					kind,
					id: options.text("id") ?? "default",
					options
				}];
			});
			return [...presets, ...plugins];
		}
		function readItem(item) {
			const [name, options] = Array.isArray(item) ? [item[0], item[1]] : [item, undefined];
			return {
				name: typeof name === "string" ? name : "",
				options: new generators_settings.wB(options)
			};
		}
		const rootsOf = (0, generators_generator.n4)(readRoots);
		function readRoots(context) {
			return pluginsOf(context.settings).flatMap((plugin) => {
				const { kind, id, options } = plugin;
				const route = options.text("routeBasePath") ?? (kind === "pages" ? "" : kind);
				const path = options.text("path") ?? (kind === "pages" ? "src/pages" : kind);
				const folder = (0, generators_generator.uJ)(context.folder, path);
				const translated = `docusaurus-plugin-content-${kind}${id === "default" ? "" : `-${id}`}`;
				if (kind !== "docs") return [{
					plugin,
					folder,
					route,
					translated
				}];
				return versionsOf(context, plugin).map(({ name, part }) => ({
					plugin,
					folder: name === "current" ? folder : (0, generators_generator.uJ)(context.folder, `${prefixOf(id)}versioned_docs/version-${name}`),
					route: (0, generators_generator.Vz)(route, part),
					translated: `${translated}/${name === "current" ? name : `version-${name}`}`
				}));
			});
		}
		function prefixOf(id) {
			return id === "default" ? "" : `${id}_`;
		}
		function versionsOf({ folder, files }, { id, options }) {
			const path = (0, generators_generator.uJ)(folder, `${prefixOf(id)}versions.json`);
			const text = files.textOf(path);
			const isVersioned = text !== undefined && options.flag("disableVersioning") !== true;
			const released = isVersioned ? parseConfig(path, text) : [];
			const names = new generators_settings.wB({ released }).texts("released") ?? [];
			const hasCurrent = names.length === 0 || options.flag("includeCurrentVersion") !== false;
			const only = options.texts("onlyIncludeVersions");
			const built = [...hasCurrent ? ["current"] : [], ...names].filter((name) => only?.includes(name) ?? true);
			const last = options.text("lastVersion") ?? built.find((name) => name !== "current") ?? "current";
			const settings = new Map(options.entries("versions"));
			return built.map((name) => {
				const usual = name === last ? "" : name === "current" ? "next" : name;
				return {
					name,
					part: settings.get(name)?.text("path") ?? usual
				};
			});
		}
		function docusaurus_addressesOf(page, context) {
			const { settings, folder } = context;
			const bases = basesOf(context);
			const statics = settings.texts("staticDirectories") ?? ["static"];
			for (const name of statics) {
				const copied = bases.map(({ base }) => (0, generators_generator.X8)(page.path, (0, generators_generator.uJ)(folder, name), base));
				if (copied[0] !== undefined) return copied.flatMap((addresses) => addresses ?? []);
			}
			if (!/\.mdx?$/.test(page.path)) return undefined;
			for (const root of rootsOf(context)) {
				const own = (0, generators_generator.nx)(root.folder, page.path);
				const locale = bases.find(({ i18n }) => (0, generators_generator.nx)((0, generators_generator.uJ)(folder, i18n, root.translated), page.path));
				const path = own ?? (locale && (0, generators_generator.nx)((0, generators_generator.uJ)(folder, locale.i18n, root.translated), page.path));
				if (path === undefined) continue;
				if (own === undefined && !context.files.paths.has((0, generators_generator.uJ)(root.folder, path))) return [];
				if (!isPublished(path, page.fields, root.plugin.options)) return [];
				const isOverridden = (i18n) => context.files.paths.has((0, generators_generator.uJ)(folder, i18n, root.translated, path));
				const shown = locale ? [locale] : bases.filter(({ i18n }) => !isOverridden(i18n));
				const slug = slugOf(path, page.fields, root.plugin);
				return shown.map(({ base }) => withSlash((0, generators_generator.Vz)(base, root.route, slug), base, settings));
			}
			const isLeftOver = (0, generators_generator.nx)((0, generators_generator.uJ)(folder, "i18n"), page.path) ?? (0, generators_generator.nx)((0, generators_generator.uJ)(folder, "versioned_docs"), page.path);
			return isLeftOver === undefined ? undefined : [];
		}
		const basesOf = (0, generators_generator.n4)(readBases);
		function readBases({ settings }) {
			const baseUrl = settings.text("baseUrl");
			if (baseUrl === undefined) throw new generators_settings.v8("baseUrl");
			const first = settings.text("i18n.defaultLocale") ?? "en";
			const locales = settings.texts("i18n.locales") ?? [first];
			return locales.map((locale) => {
				const own = settings.in(`i18n.localeConfigs.${locale}`);
				const base = own.text("baseUrl") ?? (locale === first ? baseUrl : (0, generators_generator.Vz)(baseUrl, locale, "/"));
				const i18n = (0, generators_generator.uJ)(settings.text("i18n.path") ?? "i18n", own.text("path") ?? locale);
				return {
					base: (0, generators_generator.Vz)(base),
					i18n
				};
			});
		}
		function isPublished(path, fields, options) {
			const include = options.texts("include") ?? ["**/*.{md,mdx}"];
			const exclude = options.texts("exclude") ?? EXCLUDED;
			const isMarkdown = include.some((glob) => /[{,.*]mdx?\b|\*$/.test(glob));
			return isMarkdown && (0, generators_generator.P7)(include)(path) && !(0, generators_generator.P7)(exclude)(path) && fields["draft"] !== true;
		}
		function slugOf(path, fields, { kind, options }) {
			const slug = (0, generators_generator.M8)(fields, "slug");
			if (kind === "docs") return docSlugOf(path, fields, options);
			if (kind === "blog") return slug ?? postSlugOf(path);
			return slug ?? path.replace(/(?:(^|\/)index)?\.mdx?$/i, "$1");
		}
		function docSlugOf(path, fields, options) {
			const stripsNumbers = options.flag("numberPrefixParser") !== false;
			const strip = (name) => stripsNumbers ? withoutNumber(name) : name;
			const { folders, name } = (0, generators_generator.Uf)(path);
			const folder = (0, generators_generator.Vz)(...folders.map(strip), "/");
			const slug = (0, generators_generator.M8)(fields, "slug");
			if (slug?.startsWith("/")) return slug;
			const isIndex = [
				"index",
				"readme",
				folders.at(-1)?.toLowerCase()
			].includes(name.toLowerCase());
			if (slug === undefined && isIndex) return folder;
			const parsesOwn = fields["parse_number_prefixes"] !== false;
			const own = slug ?? (0, generators_generator.M8)(fields, "id") ?? (parsesOwn ? strip(name) : name);
			return resolveSlug(own, folder);
		}
		function withoutNumber(name) {
			if (/^\d+[-_.]\d+/.test(name)) return name;
			return name.replace(/^\d+\s*[-_.]+\s*(?=[^-_.\s])/, "");
		}
		function resolveSlug(slug, folder) {
			const names = folder.split("/").filter(Boolean);
			for (const part of slug.split("/")) {
				if (part === "..") names.pop();
				else if (part !== "." && part !== "") names.push(part);
			}
			const isFolder = /(?:^|\/)\.{0,2}$/.test(slug);
			return (0, generators_generator.Vz)(...names, isFolder ? "/" : "").replace(/\/$/, isFolder ? "/" : "");
		}
		function postSlugOf(path) {
			const stem = path.replace(/(?:\/index)?\.mdx?$/, "");
			const match = /^(.*?)(\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(.*)$/s.exec(stem);
			if (match === null) return stem;
			const [, folder = "", date = "", text = ""] = match;
			return `${date.replaceAll("-", "/")}/${folder}${text}`;
		}
		function withSlash(address, base, settings) {
			const slash = settings.flag("trailingSlash");
			if (slash === undefined || address === base || address === "/") return address;
			const bare = address.replace(/\/$/, "");
			return slash ? `${bare}/` : bare;
		}
		var slugify = __webpack_require__(14952);
		;
		const eleventy = {
			name: "eleventy",
			title: "Eleventy",
			config: /^(?:\.eleventy\.[cm]?js|eleventy\.config\.[cm]?[jt]s)$/,
			dependency: "@11ty/eleventy",
			data: /(?:^|\/)(?:\.eleventyignore|([^/]+)\/\1\.json|[^/]+\.11tydata\.(?:json|[cm]?js))$/,
			read(context) {
				return {
					folders: () => [settingsOf(context).input],
					addressesOf: (page) => eleventy_addressesOf(page, context)
				};
			}
		};
		const settingsOf = (0, generators_generator.n4)(readSettings);
		function readSettings({ folder, config, settings, files }) {
			const { named, calls } = (0, generators_script.U)(config.endsWith(".json") ? "" : files.textOf(config) ?? "");
			const own = config.endsWith(".json") ? new generators_settings.wB({}) : settings;
			const shared = new generators_settings.wB(Object.fromEntries(named));
			const script = new generators_settings.wB(parseConfig("package.json", files.textOf((0, generators_generator.uJ)(folder, "package.json")) ?? "{}"));
			const flags = script.entries("scripts").map(([, value]) => value.text("") ?? "").filter((text) => /eleventy/.test(text));
			const given = new Map(flags.flatMap((text) => [...text.matchAll(/--(\w+)[= ](\S+)/g)].map(([, name, value]) => [name, value])));
			const flag = (name) => given.get(name);
			const called = (name) => {
				const found = calls.findLast((call) => call.name.endsWith(`.${name}`));
				return found === undefined ? undefined : new generators_settings.wB({ value: found.args[0] ?? generators_settings.HV }).text("value");
			};
			const read = (path) => shared.text(`config.${path}`) ?? own.text(path);
			const dir = (name, method, usual) => called(method) ?? read(`dir.${name}`) ?? usual;
			const input = flag("input") ?? dir("input", "setInputDirectory", ".");
			const inInput = (path) => (0, generators_generator.uJ)(folder, input, path);
			const ignores = calls.filter((call) => call.name.endsWith("ignores.add")).map((call) => new generators_settings.wB({ value: call.args[0] ?? generators_settings.HV }).text("value") ?? "");
			const formatCall = calls.findLast((call) => call.name.endsWith(".setTemplateFormats"));
			const setFormats = formatCall && new generators_settings.wB({ value: formatCall.args[0] ?? generators_settings.HV }).texts("value");
			return {
				input: (0, generators_generator.uJ)(folder, input),
				prefix: flag("pathprefix") ?? read("pathPrefix") ?? "/",
				reserved: [
					inInput(dir("includes", "setIncludesDirectory", "_includes")),
					inInput(dir("layouts", "setLayoutsDirectory", "_includes")),
					inInput(dir("data", "setDataDirectory", "_data")),
					(0, generators_generator.uJ)(folder, flag("output") ?? dir("output", "setOutputDirectory", "_site"))
				],
				ignores,
				formats: (own.texts("templateFormats") ?? shared.texts("config.templateFormats") ?? setFormats)?.flatMap((each) => each.split(",")),
				isOpen: calls.some(({ name, args }) => /\.addGlobalData$/.test(name) && /^(?:permalink|eleventyComputed)/.test(String(args[0])))
			};
		}
		function eleventy_addressesOf(page, context) {
			const settings = settingsOf(context);
			const path = (0, generators_generator.nx)(settings.input, page.path);
			if (path === undefined || /\.mdx$/.test(path)) return undefined;
			const { extension } = (0, generators_generator.Uf)(path);
			const fromRoot = (0, generators_generator.nx)(context.folder, page.path) ?? page.path;
			const ignoreTexts = [context.folder, settings.input].map((folder) => context.files.textOf((0, generators_generator.uJ)(folder, ".eleventyignore")) ?? "");
			const isLeftOut = settings.reserved.some((folder) => (0, generators_generator.nx)(folder, page.path) !== undefined) || ignoreTexts.some((text) => (0, generators_generator.hh)(text)(fromRoot) || (0, generators_generator.hh)(text)(path)) || (0, generators_generator.P7)(settings.ignores.map((glob) => glob.replace(/^\.\//, "")))(fromRoot) || /(?:^|\/)node_modules\//.test(path) || !(settings.formats?.includes(extension) ?? ["md", "html"].includes(extension));
			if (isLeftOut) return [];
			const data = dataOf(page, path, settings, context);
			const isConfigured = /addPreprocessor|addCollection/.test(context.files.textOf(context.config) ?? "");
			if (page.fields["draft"] === true && isConfigured) throw new generators_settings.v8("draft");
			const permalink = permalinkOf(data, settings);
			if (permalink === false) return [];
			if ((0, generators_settings.u4)(data["pagination"])) throw new generators_settings.v8("pagination");
			const target = permalink === undefined ? defaultPermalink(path) : fillTemplate(permalink, path, data);
			return [(0, generators_generator.Vz)(settings.prefix, target.replace(/(^|\/)index\.html$/, "$1"))];
		}
		function dataOf(page, path, { input }, context) {
			const { folders, name } = (0, generators_generator.Uf)(path);
			if (context.files.paths.has((0, generators_generator.uJ)(input, ...folders, `${name}.json`)) && name !== folders.at(-1)) throw new generators_settings.v8(`${name}.json`);
			const around = [input, ...folders.map((_, index) => (0, generators_generator.uJ)(input, ...folders.slice(0, index + 1)))];
			const stems = [...around.map((folder) => (0, generators_generator.uJ)(folder, folder.split("/").at(-1) ?? "")), (0, generators_generator.uJ)(input, ...folders, name)];
			const own = stems.flatMap((stem) => [
				".json",
				".11tydata.json",
				".11tydata.js",
				".11tydata.mjs",
				".11tydata.cjs"
			].map((ending) => `${stem}${ending}`));
			const found = own.map((file) => readData(file, context)).filter(generators_settings.u4);
			return Object.assign({}, ...found, page.fields);
		}
		function readData(path, { files }) {
			const text = files.textOf(path);
			if (text === undefined) return {};
			if (path.endsWith(".json")) return new generators_settings.wB(parseConfig(path, text)).at("");
			const { exported, named } = (0, generators_script.U)(text);
			return exported === undefined ? Object.fromEntries(named) : exported;
		}
		function permalinkOf(data, { isOpen }) {
			const computed = data["eleventyComputed"];
			const given = ((0, generators_settings.u4)(computed) ? computed["permalink"] : undefined) ?? data["permalink"];
			const value = (0, generators_settings.u4)(given) ? given["build"] : given;
			if (value === undefined || value === null) {
				if (isOpen || computed === generators_settings.HV) throw new generators_settings.v8("permalink");
				return undefined;
			}
			if (value === false || typeof value === "string") return value;
			throw new generators_settings.v8("permalink");
		}
		function defaultPermalink(path) {
			const { folders, name } = (0, generators_generator.Uf)(path);
			const isFolder = name === "index" || name === folders.at(-1);
			return (0, generators_generator.Vz)(...folders, isFolder ? "/" : `${name}/`);
		}
		function fillTemplate(template, path, data) {
			const { folders, name } = (0, generators_generator.Uf)(path);
			const dated = /^(\d{4}-\d\d-\d\d)-(.+)$/.exec(name);
			const bare = dated?.[2] ?? name;
			const isIndex = bare === "index";
			const parent = (folders.at(-1) ?? "").replace(/^\d{4}-\d\d-\d\d-/, "");
			const date = (0, generators_generator.xd)(data, "date") ?? (0, generators_generator.xd)({ name: dated?.[1] }, "name");
			const values = {
				"page.fileSlug": isIndex ? parent : bare,
				"page.filePathStem": (0, generators_generator.Vz)(...folders, bare),
				"page.date": date,
				date
			};
			const filled = template.replace(/\{\{([^{}]*)\}\}/g, (_, expression) => {
				const [key = "", ...filters] = expression.replace(/^-|-$/g, "").split("|").map((part) => part.trim());
				const value = Object.hasOwn(values, key) ? values[key] : (0, generators_generator.M8)(data, key);
				const start = value instanceof Date ? value.toISOString() : value;
				const text = filters.reduce(applyFilter, start);
				if (typeof text !== "string") throw new generators_settings.v8("permalink");
				return text;
			});
			if (/\{[{%]/.test(filled)) throw new generators_settings.v8("permalink");
			return filled;
		}
		function applyFilter(value, filter) {
			if (typeof value !== "string") throw new generators_settings.v8("permalink");
			const [, name = "", argument = ""] = /^(\w+)(?:\s*[:(]\s*["']([^"']*)["']\s*\)?)?$/.exec(filter) ?? [];
			switch (name) {
				case "slug":
				case "slugify":
					if (name === "slugify" && /[^ -~]/.test(value)) throw new generators_settings.v8("slugify");
					return slugify(value.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, name === "slugify" ? "-" : ""), {
						lower: true,
						strict: true
					});
				case "lower":
				case "downcase": return value.toLowerCase();
				case "date": return argument.replaceAll("%Y", value.slice(0, 4)).replaceAll("%m", value.slice(5, 7)).replaceAll("%d", value.slice(8, 10));
				default: throw new generators_settings.v8("permalink");
			}
		}
		;
		const CONFIG = /^(?:config\/_default\/)?(?:hugo|config)\.(?:toml|ya?ml|json)$/;
		const PART = /(?:^|\/)config\/(?:_default|production)\/([\w-]+?)(?:\.(\w[\w-]*))?\.(?:toml|ya?ml|json)$/;
		const hugo = {
			name: "hugo",
			title: "Hugo",
			config: CONFIG,
			data: PART,
			isConfig: (text) => /^[ \t"'{[]*(?:base_?url|title|languageCode|theme|module|markup|permalinks)\b/im.test(text),
			read(context) {
				const text = (name) => hugo_settingsOf(context).text(name);
				return {
					title: () => text("title"),
					url: () => text("baseurl"),
					language: () => text("defaultcontentlanguage") ?? text("languagecode"),
					folders: () => mountsOf(hugo_settingsOf(context), (0, generators_generator.uJ)(context.folder)).map(({ source }) => source),
					base: () => (0, generators_generator.oK)(text("baseurl")),
					addressesOf: (page) => hugo_addressesOf(page, hugo_settingsOf(context), context)
				};
			}
		};
		const hugo_settingsOf = (0, generators_generator.n4)(hugo_readSettings);
		function hugo_readSettings({ folder, settings, files }) {
			const merged = {};
			const add = (value) => {
				if ((0, generators_settings.u4)(value)) Object.assign(merged, value);
			};
			add(lowerKeys(settings.at("")));
			for (const path of [...files.paths].sort()) {
				const own = (0, generators_generator.nx)(folder, path);
				const [, name = "", language] = own !== undefined && PART.exec(own) || [];
				const text = name === "" ? undefined : files.textOf(path);
				if (text === undefined || own === undefined) continue;
				const value = lowerKeys(new generators_settings.wB(parseConfig(path, text)).at(""));
				if (name === "hugo" || name === "config") add(value);
				else if (language === undefined) merged[name.toLowerCase()] = value;
			}
			return new generators_settings.wB(merged);
		}
		function lowerKeys(value) {
			if (Array.isArray(value)) return value.map(lowerKeys);
			if (!(0, generators_settings.u4)(value) || value instanceof Date) return value;
			return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key.toLowerCase(), lowerKeys(inner)]));
		}
		function mountsOf(settings, site) {
			const mounts = settings.items("module.mounts").flatMap((item) => {
				const mount = new generators_settings.wB(item);
				const target = mount.text("target") ?? "";
				const below = target === "content" ? "" : (0, generators_generator.nx)("content", target);
				if (below === undefined) return [];
				return [{
					source: (0, generators_generator.uJ)(site, mount.text("source") ?? ""),
					target: below,
					language: mount.text("lang")
				}];
			});
			const ofLanguages = settings.entries("languages").flatMap(([language, own]) => {
				const source = own.text("contentdir");
				return source === undefined ? [] : [{
					source: (0, generators_generator.uJ)(site, source),
					target: "",
					language
				}];
			});
			const usual = {
				source: (0, generators_generator.uJ)(site, settings.text("contentdir") ?? "content"),
				target: "",
				language: undefined
			};
			const all = mounts.length > 0 ? mounts : [...ofLanguages, usual];
			return all.toSorted((a, b) => b.source.length - a.source.length);
		}
		function hugo_addressesOf(page, settings, context) {
			const base = (0, generators_generator.oK)(settings.text("baseurl"));
			for (const folder of settings.texts("staticdir") ?? ["static"]) {
				const copied = (0, generators_generator.X8)(page.path, (0, generators_generator.uJ)(context.folder, folder), base);
				if (copied !== undefined) return copied;
			}
			for (const mount of mountsOf(settings, (0, generators_generator.uJ)(context.folder))) {
				const inner = (0, generators_generator.nx)(mount.source, page.path);
				if (inner === undefined) continue;
				return addressesInside(page, (0, generators_generator.uJ)(mount.target, inner), {
					mount,
					settings,
					context,
					base
				});
			}
			return undefined;
		}
		function addressesInside(page, path, place) {
			const { settings, mount, base } = place;
			const { folders, name: fullName } = (0, generators_generator.Uf)(path);
			const languages = new Map(settings.entries("languages"));
			const first = (settings.text("defaultcontentlanguage") ?? "en").toLowerCase();
			const suffix = /\.([\w-]+)$/.exec(fullName)?.[1]?.toLowerCase();
			const hasSuffix = suffix !== undefined && (languages.has(suffix) || languages.size === 0 && suffix === first);
			const language = (hasSuffix ? suffix : mount.language?.toLowerCase()) ?? first;
			const name = hasSuffix ? fullName.slice(0, -suffix.length - 1) : fullName;
			const isDisabled = languages.get(language)?.flag("disabled") === true || (settings.texts("disablelanguages") ?? []).includes(language);
			if (isDisabled) return [];
			const cascaded = withCascade(page, folders, place);
			const fields = withDateOfName(cascaded, isLeaf(name) ? folders.at(-1) ?? "" : name, settings);
			const isSection = name === "_index";
			const kind = isSection ? folders.length === 0 ? "home" : "section" : "page";
			const disabled = (settings.texts("disablekinds") ?? []).map((each) => each.toLowerCase());
			if (disabled.includes(kind) || isInBundle(path, place) || !isBuilt(fields, settings)) return [];
			const ignored = settings.texts("ignorefiles") ?? [];
			if (ignored.some((pattern) => matchesText(pattern, page.path))) return [];
			const own = languages.get(language);
			const ownBase = own?.text("baseurl");
			const isRoot = language === first && settings.flag("defaultcontentlanguageinsubdir") !== true;
			const prefix = isRoot || ownBase !== undefined ? "" : language;
			const root = ownBase === undefined ? base : (0, generators_generator.oK)(ownBase);
			const { url, isRooted } = urlOf(fields, {
				folders,
				name,
				isSection,
				place,
				language: own
			});
			return [(0, generators_generator.Vz)(root, isRooted ? "" : prefix, url)];
		}
		function isLeaf(name) {
			return name === "index";
		}
		function withDateOfName(fields, name, settings) {
			const [first] = settings.texts("frontmatter.date") ?? [];
			const [, date, slug] = /^(\d{4}-\d\d-\d\d)[-_]?(.*)$/.exec(name) ?? [];
			if (first !== ":filename" || date === undefined) return fields;
			return {
				...slug && { slug },
				...fields,
				date
			};
		}
		function withCascade(page, folders, { settings, context, mount }) {
			const around = folders.map((_, index) => folders.slice(0, folders.length - index).join("/"));
			const below = mount.target === "" ? around : [];
			const sections = [...below, ""].map((folder) => context.files.fieldsOf((0, generators_generator.uJ)(mount.source, folder, "_index.md")));
			const cascades = [...sections.map((fields) => fields["cascade"]), settings.at("cascade")];
			let fields = page.fields;
			for (const cascade of cascades.flat()) {
				if (!(0, generators_settings.u4)(cascade)) continue;
				const { _target: older, target = older, ...values } = cascade;
				const pattern = (0, generators_settings.u4)(target) ? target["path"] : undefined;
				const isTarget = typeof pattern !== "string" || (0, generators_generator.P7)([pattern])(`/${folders.join("/")}/`);
				const { draft } = values;
				if (isTarget) fields = {
					...values,
					...fields,
					...draft === true && { draft }
				};
			}
			return fields;
		}
		function isInBundle(path, { context, mount }) {
			const { folders, name } = (0, generators_generator.Uf)(path);
			const isIndex = /^index(?:\.[\w-]+)?$/.test(name);
			return folders.some((_, index) => {
				const isOwn = index === folders.length - 1;
				const folder = (0, generators_generator.uJ)(mount.source, ...folders.slice(0, index + 1));
				return !(isOwn && isIndex) && ["index.md", "index.html"].some((each) => context.files.paths.has(`${folder}/${each}`));
			});
		}
		function isBuilt(fields, settings) {
			const now = Date.now();
			const published = (0, generators_generator.xd)(fields, "publishDate", "publishdate", "pubdate", "published", "date");
			const expired = (0, generators_generator.xd)(fields, "expiryDate", "expirydate", "unpublishdate");
			const build = fields["build"] ?? fields["_build"];
			const render = (0, generators_settings.u4)(build) ? build["render"] : undefined;
			const outputs = fields["outputs"];
			return [
				fields["draft"] !== true || settings.flag("builddrafts") === true,
				published === undefined || published.getTime() <= now || settings.flag("buildfuture") === true,
				expired === undefined || expired.getTime() > now || settings.flag("buildexpired") === true,
				fields["headless"] !== true,
				render === undefined || render === true || render === "always",
				!Array.isArray(outputs) || outputs.some((each) => typeof each === "string" && /^html$/i.test(each))
			].every(Boolean);
		}
		function matchesText(pattern, path) {
			const [, start, source, end] = /^(\^?)((?:[^\\^$.|?*+()[\]{}]|\\[^\w])*)(\$?)$/.exec(pattern) ?? [];
			if (source === undefined) throw new generators_settings.v8("ignoreFiles");
			const text = source.replace(/\\(.)/g, "$1");
			if (start === "^" && end === "$") return path === text;
			if (start === "^") return path.startsWith(text);
			return end === "$" ? path.endsWith(text) : path.includes(text);
		}
		function urlOf(fields, named) {
			const { folders, name, isSection, place } = named;
			const { settings } = place;
			const sanitize = (text) => sanitizePath(text, settings);
			const url = (0, generators_generator.M8)(fields, "url");
			if (url !== undefined && url !== "" && !(isSection && folders.length === 0)) {
				if (/:[a-z]/.test(url)) throw new generators_settings.v8("url");
				return {
					url: /\.\w+$/.test(url) ? url : `${url}/`,
					isRooted: url.startsWith("/")
				};
			}
			const isBundle = name === "index";
			const [section = ""] = folders;
			const isUgly = settings.at("uglyurls");
			const ugly = (0, generators_settings.u4)(isUgly) ? isUgly[section] === true : settings.flag("uglyurls") === true;
			const ending = (path) => ugly && path !== "" ? `${path}.html` : `${path}/`;
			if (isSection) return {
				url: ending(folders.map(sanitize).join("/")),
				isRooted: false
			};
			const pattern = patternOf(isBundle && folders.length === 1 ? "/" : section || "/", named);
			const parent = isBundle ? folders.slice(0, -1) : folders;
			const own = (isBundle ? folders.at(-1) : name) ?? "";
			const slug = (0, generators_generator.M8)(fields, "slug") || undefined;
			if (pattern === undefined) return {
				url: ending([...parent, slug ?? own].map(sanitize).join("/")),
				isRooted: false
			};
			const filled = fillPattern(pattern, {
				fields,
				slug,
				own,
				parent,
				place
			}).replace(/(?<!\/)\/+$/, "");
			return {
				url: ending(sanitize(filled.replace(/\/{2,}/g, "/"))),
				isRooted: false
			};
		}
		function patternOf(section, { place, language }) {
			const settings = language?.at("permalinks") === undefined ? place.settings : language;
			const found = [`permalinks.page.${section}`, `permalinks.${section}`].map((path) => settings.at(path));
			return found.find((value) => typeof value === "string");
		}
		function fillPattern(pattern, { fields, slug, own, parent, place }) {
			const { settings } = place;
			const title = (0, generators_generator.M8)(fields, "title") ?? "";
			const date = (0, generators_generator.xd)(fields, "date", "publishDate", "publishdate", "pubdate", "lastmod", "modified");
			const sections = sectionsOf(parent, place);
			const urlize = (text) => sanitizePath(text, settings).replaceAll("/", "-");
			return pattern.replace(/:\w+(?:\[[^[\]]+\])?/g, (token) => {
				switch (token) {
					case ":slug": return urlize(slug ?? title);
					case ":title": return urlize(title);
					case ":filename":
					case ":contentbasename": return urlize(own);
					case ":slugorfilename":
					case ":slugorcontentbasename": return urlize(slug ?? own);
					case ":section": return parent[0] ?? "";
					case ":sections": return sections.join("/");
					case ":sections[1:]": return sections.slice(1).join("/");
					case ":sections[last]": return sections.at(-1) ?? "";
					default: return formatDate(token.slice(1), date, fields);
				}
			});
		}
		function sectionsOf(folders, { context, mount }) {
			const last = folders.findLastIndex((_, index) => index === 0 || context.files.paths.has((0, generators_generator.uJ)(mount.source, ...folders.slice(0, index + 1), "_index.md")));
			return folders.filter((_, index) => index === 0 || index <= last && context.files.paths.has((0, generators_generator.uJ)(mount.source, ...folders.slice(0, index + 1), "_index.md")));
		}
		function formatDate(token, date, fields) {
			const given = fields["date"];
			const text = given instanceof Date ? given.toISOString() : given;
			const written = typeof text === "string" ? /^(\d{4})-(\d\d)-(\d\d)/.exec(text) : null;
			const day = written === null ? date ?? new Date("0001-01-01") : new Date(written[0]);
			const two = (value) => String(value).padStart(2, "0");
			const start = Date.UTC(day.getUTCFullYear(), 0, 0);
			const parts = {
				year: String(day.getUTCFullYear()),
				month: two(day.getUTCMonth() + 1),
				monthname: day.toLocaleString("en", {
					month: "long",
					timeZone: "UTC"
				}),
				day: two(day.getUTCDate()),
				weekday: String(day.getUTCDay()),
				weekdayname: day.toLocaleString("en", {
					weekday: "long",
					timeZone: "UTC"
				}),
				yearday: String(Math.round((day.getTime() - start) / 864e5))
			};
			const part = parts[token];
			if (part === undefined) throw new generators_settings.v8(`permalinks: ${token}`);
			return part;
		}
		function sanitizePath(text, settings) {
			const kept = text.replace(/(?<!\s)\s+-\s*|-\s*|[^\p{L}\p{Nd}\p{M}\s./\\_#+~@-]+/gu, (found) => found.includes("-") ? "-" : "");
			const joined = kept.trim().replace(/\s+/g, "-");
			const isPlain = settings.flag("removepathaccents") === true;
			const plain = isPlain ? (0, lib_text.S8)(joined, "NFD").replace(/\p{Mn}/gu, "") : joined;
			return settings.flag("disablepathtolower") === true ? plain : plain.toLowerCase();
		}
		;
		const jekyll_EXCLUDED = ".sass-cache .jekyll-cache gemfiles Gemfile Gemfile.lock node_modules vendor/bundle vendor/cache vendor/gems vendor/ruby".split(" ");
		const jekyll = {
			name: "jekyll",
			title: "Jekyll",
			config: /^_config\.ya?ml$/,
			data: /(?:^|\/)Gemfile$/,
			read(context) {
				const { settings } = context;
				return {
					title: () => settings.text("title"),
					url: () => settings.text("url"),
					language: () => settings.text("lang") ?? settings.text("locale"),
					folders: () => [jekyll_sourceOf(context)],
					base: () => settings.text("baseurl") ?? "/",
					addressesOf: (page) => jekyll_addressesOf(page, context)
				};
			}
		};
		function jekyll_sourceOf({ folder, settings }) {
			return (0, generators_generator.uJ)(folder, settings.text("source") ?? "");
		}
		function jekyll_addressesOf(page, context) {
			const { settings } = context;
			const source = jekyll_sourceOf(context);
			const path = (0, generators_generator.nx)(source, page.path);
			if (path === undefined || path.endsWith(".mdx")) return undefined;
			const collection = collectionOf(path, settings);
			const shared = (0, generators_generator.uJ)(settings.text("collections_dir") ?? "");
			const isPost = /(?:^|\/)_posts\//.test(path) && (0, generators_generator.nx)(shared, path) !== undefined;
			const type = isPost ? "posts" : collection?.name ?? "pages";
			if (isLeftOut(path, collection?.folder ?? (isPost ? "_posts" : undefined), settings)) return [];
			const fields = {
				...defaultsFor({
					settings,
					path,
					type
				}),
				...page.fields
			};
			if (fields["published"] === false && settings.flag("unpublished") !== true) return [];
			const base = settings.text("baseurl") ?? "";
			if (!page.hasFrontMatter && type === "pages") {
				const plain = plainPage(path, context);
				if (plain !== undefined) return plain.map((address) => (0, generators_generator.Vz)(base, address));
			}
			if (!page.hasFrontMatter && collection !== undefined) return [];
			const address = isPost ? postAddress(page, fields, {
				settings,
				path: (0, generators_generator.nx)(shared, path) ?? path,
				type
			}) : collection === undefined ? pageAddress(fields, {
				settings,
				path,
				type
			}) : documentAddress(page, fields, {
				settings,
				path,
				type
			}, collection);
			if (address === undefined) return [];
			return [(0, generators_generator.Vz)(base, address.replaceAll("..", "/").replaceAll("./", "")).replace(/(^|\/)index\.html$/, "$1")];
		}
		function collectionOf(path, settings) {
			const listed = settings.at("collections");
			const names = Array.isArray(listed) ? settings.texts("collections") ?? [] : (0, generators_settings.u4)(listed) ? Object.keys(listed) : [];
			for (const name of names) {
				if (name === "posts") continue;
				const folder = (0, generators_generator.uJ)(settings.text("collections_dir") ?? "", `_${name}`);
				if ((0, generators_generator.nx)(folder, path) === undefined) continue;
				return {
					name,
					folder,
					settings: Array.isArray(listed) ? new generators_settings.wB({}) : settings.in(`collections.${name}`)
				};
			}
			return undefined;
		}
		function isLeftOut(path, known, settings) {
			const included = settings.texts("include") ?? [];
			const excluded = [...jekyll_EXCLUDED, ...settings.texts("exclude") ?? []].map((glob) => glob.replace(/^\/|\/$/g, ""));
			const isExcluded = (0, generators_generator.P7)(excluded.flatMap((glob) => [
				glob,
				`${glob}/**`,
				...glob.startsWith("*") ? [`**/${glob}`] : []
			]));
			const parts = path.split("/");
			const isIncluded = parts.some((part, index) => included.some((each) => [part, parts.slice(0, index + 1).join("/")].includes(each.replace(/^\/|\/$/g, ""))));
			const isSpecial = parts.some((part) => /^[._#~]/.test(part) && !(known ?? "").split("/").includes(part));
			const isPrefixed = excluded.some((glob) => path.startsWith(glob) && !/[*?[]/.test(glob));
			return (isSpecial || isExcluded(path) || isPrefixed) && !isIncluded;
		}
		function defaultsFor({ settings, path, type }) {
			const rules = settings.items("defaults").map((item) => new generators_settings.wB(item));
			const found = rules.filter((rule) => {
				const scope = (rule.text("scope.path") ?? "").replace(/^\/|\/$/g, "");
				const wanted = rule.text("scope.type");
				const isInside = scope === "" || (0, generators_generator.nx)(scope, path) !== undefined || scope === path || (0, generators_generator.P7)([scope, `${scope}/**`])(path);
				return isInside && (wanted === undefined || wanted === type);
			});
			const ranked = found.toSorted((a, b) => rankOf(a) - rankOf(b));
			return Object.assign({}, ...ranked.map((rule) => rule.at("values") ?? {}));
		}
		function rankOf(rule) {
			return (rule.text("scope.path") ?? "").split("/").filter(Boolean).length * 2 + (rule.text("scope.type") === undefined ? 0 : 1);
		}
		function plainPage(path, context) {
			const { settings, files, folder } = context;
			if (/\.html?$/i.test(path)) return [(0, generators_generator.Vz)(path.replace(/(^|\/)index\.html$/, "$1"))];
			const gems = files.textOf((0, generators_generator.uJ)(folder, "Gemfile")) ?? "";
			const plugins = [...settings.texts("plugins") ?? [], ...settings.texts("gems") ?? []];
			const has = (name) => plugins.includes(name) || /['"]github-pages['"]/.test(gems);
			const { folders, name } = (0, generators_generator.Uf)(path);
			const isReadme = /^readme$/i.test(name);
			const hasIndex = [
				"index.md",
				"index.html",
				"index.markdown"
			].some((each) => files.paths.has((0, generators_generator.uJ)(jekyll_sourceOf(context), ...folders, each)));
			if (isReadme && has("jekyll-readme-index")) return hasIndex ? [] : [(0, generators_generator.Vz)(...folders, "/")];
			const isCommunity = /^(?:readme|licen[cs]e|copying|code_of_conduct|contributing|issue_template|pull_request_template)$/i.test(name);
			return has("jekyll-optional-front-matter") && !isCommunity ? undefined : [];
		}
		const STYLES = new Map(Object.entries({
			date: "/:categories/:year/:month/:day/:title:output_ext",
			pretty: "/:categories/:year/:month/:day/:title/",
			ordinal: "/:categories/:year/:y_day/:title:output_ext",
			weekdate: "/:categories/:year/W:week/:short_day/:title:output_ext",
			none: "/:categories/:title:output_ext"
		}));
		function suffixOf(settings) {
			const style = settings.text("permalink") ?? "date";
			if (style === "pretty" || style.endsWith("/")) return "/";
			return [
				"date",
				"ordinal",
				"none",
				"weekdate"
			].includes(style) && style !== "weekdate" ? ":output_ext" : style.endsWith(":output_ext") ? ":output_ext" : "";
		}
		function pageAddress(fields, { settings, path }) {
			const { folders, name } = (0, generators_generator.Uf)(path);
			const usual = name === "index" ? "/:path/" : `/:path/:basename${suffixOf(settings)}`;
			return fill((0, generators_generator.M8)(fields, "permalink") ?? usual, {
				path: folders.join("/"),
				basename: name.replace(/(?<!\.)\.+$/, ""),
				output_ext: ".html"
			});
		}
		function postAddress(page, fields, { settings, path }) {
			const folders = path.split("/");
			const match = /^(\d{2,4}-\d{1,2}-\d{1,2})-(.*)\.\w+$/s.exec(folders.pop() ?? "");
			const posts = folders.lastIndexOf("_posts");
			if (match === null || posts === -1) return undefined;
			const [, named = "", name = ""] = match;
			const date = dateOf(fields, named);
			if (date.getTime() > Date.now() && settings.flag("future") !== true) return undefined;
			const given = [typeof fields["categories"] === "string" ? fields["categories"].split(/\s+/) : fields["categories"], fields["category"]];
			const categories = [...folders.slice(0, posts), ...given.flat(2)].filter((each) => each !== undefined && each !== null && each !== "").map(String);
			const style = settings.text("permalink") ?? "date";
			const template = (0, generators_generator.M8)(fields, "permalink") ?? settings.text("collections.posts.permalink") ?? STYLES.get(style) ?? style;
			return fill(STYLES.get(template) ?? template, {
				...documentValues(page, fields, name, date),
				categories: unique(categories.map((each) => each.toLowerCase())),
				slugified_categories: unique(categories.map((each) => jekyll_slugify(each)))
			});
		}
		function unique(names) {
			return [...new Set(names)].join("/");
		}
		function documentAddress(page, fields, { settings, path }, collection) {
			if (collection.settings.flag("output") !== true) return undefined;
			const inner = (0, generators_generator.nx)(collection.folder, path) ?? path;
			const { folders, name } = (0, generators_generator.Uf)(inner);
			const dated = /^(\d{2,4}-\d{1,2}-\d{1,2})-(.*)$/.exec(name);
			const date = dateOf(fields, dated?.[1] ?? "");
			if (date.getTime() > Date.now() && settings.flag("future") !== true) return undefined;
			const usual = `/:collection/:path${suffixOf(settings)}`;
			const template = (0, generators_generator.M8)(fields, "permalink") ?? collection.settings.text("permalink") ?? usual;
			const categories = [fields["category"], fields["categories"]].flat().filter((each) => typeof each === "string");
			return fill(STYLES.get(template) ?? template, {
				...documentValues(page, fields, dated?.[2] ?? name, date),
				collection: collection.name,
				path: [...folders, name].join("/"),
				name: jekyll_slugify(name),
				categories: unique(categories.map((each) => each.toLowerCase()))
			});
		}
		function dateOf(fields, named) {
			const [year = "", month = "1", day = "1"] = named.split("-");
			const own = fields["date"];
			const [written] = typeof own === "string" && /^\d{4}-\d\d-\d\d/.exec(own) || [];
			const fallback = named === "" ? new Date(0) : new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
			return written === undefined ? (0, generators_generator.xd)(fields, "date") ?? fallback : new Date(written);
		}
		function documentValues(page, fields, name, date) {
			const slug = (0, generators_generator.M8)(fields, "slug") ?? name;
			const two = (value) => String(value).padStart(2, "0");
			const month = date.getUTCMonth() + 1;
			const inWords = (options) => date.toLocaleString("en", {
				...options,
				timeZone: "UTC"
			});
			const dayOfYear = Math.floor((date.getTime() - Date.UTC(date.getUTCFullYear(), 0, 1)) / 864e5) + 1;
			const thursday = new Date(date.getTime() + (4 - (date.getUTCDay() || 7)) * 864e5);
			const week = Math.ceil(((thursday.getTime() - Date.UTC(thursday.getUTCFullYear(), 0, 1)) / 864e5 + 1) / 7);
			return {
				title: jekyll_slugify(slug, true),
				slug: jekyll_slugify(slug),
				year: String(date.getUTCFullYear()),
				short_year: String(date.getUTCFullYear()).slice(-2),
				month: two(month),
				i_month: String(month),
				short_month: inWords({ month: "short" }),
				long_month: inWords({ month: "long" }),
				day: two(date.getUTCDate()),
				i_day: String(date.getUTCDate()),
				y_day: String(dayOfYear).padStart(3, "0"),
				w_year: String(thursday.getUTCFullYear()),
				week: two(week),
				w_day: String(date.getUTCDay() || 7),
				short_day: inWords({ weekday: "short" }),
				long_day: inWords({ weekday: "long" }),
				output_ext: /\.html?$/.test(page.path) ? ".html" : ".html"
			};
		}
		function fill(template, values) {
			return template.replace(/:([a-z_]+)/g, (found, name) => {
				if (Object.hasOwn(values, name)) return values[name] ?? "";
				const bare = name.replace(/_$/, "");
				return Object.hasOwn(values, bare) ? `${values[bare]}_` : found;
			});
		}
		function jekyll_slugify(text, isTitle = false) {
			const marks = isTitle ? /[^\p{M}\p{L}\p{Nd}._~!$&'()+,;=@]+/gu : /[^\p{M}\p{L}\p{Nd}]+/gu;
			const slug = text.replace(marks, "-").replace(/^-|-$/g, "");
			return isTitle ? slug : slug.toLowerCase();
		}
		;
		const mkdocs = {
			name: "mkdocs",
			title: "MkDocs",
			config: /^mkdocs\.ya?ml$/,
			read(context) {
				const { settings } = context;
				return {
					title: () => settings.text("site_name"),
					url: () => settings.text("site_url"),
					language: () => settings.text("theme.language") ?? settings.text("theme.locale"),
					folders: () => [mkdocs_sourceOf(context)],
					addressesOf: (page) => mkdocs_addressesOf(page, context)
				};
			}
		};
		function mkdocs_sourceOf({ folder, settings }) {
			return (0, generators_generator.uJ)(folder, settings.text("docs_dir") ?? "docs");
		}
		function pluginOf(settings, name) {
			const plugins = settings.at("plugins");
			const items = (0, generators_settings.u4)(plugins) ? Object.entries(plugins).map(([key, value]) => ({ [key]: value })) : settings.items("plugins");
			for (const item of items) {
				if (item === name) return new generators_settings.wB({});
				if ((0, generators_settings.u4)(item) && name in item) return new generators_settings.wB(item[name] ?? {});
			}
			return undefined;
		}
		function mkdocs_addressesOf(page, context) {
			const { settings, files } = context;
			const source = mkdocs_sourceOf(context);
			const path = (0, generators_generator.nx)(source, page.path);
			if (path === undefined) return undefined;
			const base = (0, generators_generator.oK)(settings.text("site_url"));
			const isIgnored = (0, generators_generator.hh)([
				".*",
				"/templates/",
				settings.text("exclude_docs") ?? "",
				settings.text("draft_docs") ?? ""
			].join("\n"));
			const excluded = pluginOf(settings, "exclude")?.texts("glob") ?? [];
			if (isIgnored(path) || (0, generators_generator.P7)(excluded)(path)) return [];
			if (/\.mdx$/.test(path)) return [];
			if (/\.html?$/i.test(path)) return [(0, generators_generator.Vz)(base, path.replace(/(^|\/)index\.html$/, "$1"))];
			const post = mkdocs_postAddress(page, path, settings);
			if (post !== undefined) return post.map((address) => (0, generators_generator.Vz)(base, address));
			const { folders, name } = (0, generators_generator.Uf)(path);
			const i18n = pluginOf(settings, "i18n");
			if (i18n !== undefined) return translatedAddresses(path, i18n, {
				context,
				source,
				base
			});
			const isReadme = name.toLowerCase() === "readme";
			const hasIndex = files.paths.has((0, generators_generator.uJ)(source, ...folders, "index.md"));
			if (name === "README" && hasIndex) return [];
			return [(0, generators_generator.Vz)(base, mkdocs_place(folders, isReadme && name === "README" ? "index" : name, settings))];
		}
		function mkdocs_place(folders, name, settings) {
			if (name === "index" || name === "README") return (0, generators_generator.Vz)(...folders, "/");
			const isFolder = settings.flag("use_directory_urls") !== false;
			return (0, generators_generator.Vz)(...folders, isFolder ? `${name}/` : `${name}.html`);
		}
		function mkdocs_postAddress(page, path, settings) {
			const blog = pluginOf(settings, "blog") ?? pluginOf(settings, "material/blog");
			if (blog === undefined) return undefined;
			const folder = blog.text("blog_dir") ?? "blog";
			const posts = (0, generators_generator.uJ)((blog.text("post_dir") ?? "{blog}/posts").replace("{blog}", folder));
			const own = (0, generators_generator.nx)(posts, path);
			if (own === undefined) return undefined;
			if (page.fields["draft"] === true) return [];
			const { date: given } = page.fields;
			const date = (0, generators_generator.xd)({ date: (0, generators_settings.u4)(given) ? given["created"] : given }, "date");
			if (date === undefined) return [];
			const format = blog.text("post_url_date_format") ?? "yyyy/MM/dd";
			const [year = "", month = "", day = ""] = date.toISOString().slice(0, 10).split("-");
			const values = {
				date: format.replace("yyyy", year).replace("MM", month).replace("dd", day),
				slug: (0, generators_generator.M8)(page.fields, "slug") ?? mkdocs_slugify(page.title),
				file: (0, generators_generator.Uf)(own).name,
				categories: [page.fields["categories"]].flat().slice(0, 1).map((each) => mkdocs_slugify(String(each ?? ""))).join("/")
			};
			const url = (blog.text("post_url_format") ?? "{date}/{slug}").replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");
			const { folders, name } = (0, generators_generator.Uf)(`${(0, generators_generator.uJ)(folder, url)}.md`);
			return [mkdocs_place(folders, name, settings)];
		}
		function mkdocs_slugify(text) {
			return text.toLowerCase().replace(/[^\p{L}\p{N}\p{M}_\s-]/gu, "").trim().replace(/\s/g, "-");
		}
		function translatedAddresses(path, i18n, { context, source, base }) {
			const { settings, files } = context;
			const languages = i18n.items("languages").map((item) => new generators_settings.wB(item)).filter((each) => each.flag("build") !== false);
			const locales = languages.map((each) => each.text("locale") ?? "").filter((locale) => locale !== "null");
			const first = languages.find((each) => each.flag("default") === true)?.text("locale") ?? locales[0] ?? "";
			const isByFolder = i18n.text("docs_structure") === "folder";
			const { folders, name, extension } = (0, generators_generator.Uf)(path);
			const suffix = isByFolder ? folders[0] : /\.([\w-]+)$/.exec(name)?.[1];
			const own = locales.find((locale) => locale === suffix);
			const rest = isByFolder && own !== undefined ? folders.slice(1) : folders;
			const bare = !isByFolder && own !== undefined ? name.slice(0, -own.length - 1) : name;
			const isDefault = own === undefined || own === first;
			const hasOwn = (locale) => {
				const other = isByFolder ? (0, generators_generator.uJ)(source, locale, ...rest, `${bare}.${extension}`) : (0, generators_generator.uJ)(source, ...rest, `${bare}.${locale}.${extension}`);
				return other !== (0, generators_generator.uJ)(source, path) && files.paths.has(other);
			};
			if (own === undefined && !isByFolder && hasOwn(first)) return [];
			const falls = isDefault && i18n.flag("fallback_to_default") !== false;
			const shown = isDefault ? [first, ...falls ? locales.filter((locale) => locale !== first && !hasOwn(locale)) : []] : [own];
			return shown.map((locale) => (0, generators_generator.Vz)(base, locale === first ? "" : locale, mkdocs_place(rest, bare, settings)));
		}
		;
		const next = {
			name: "next",
			title: "Next.js",
			config: /^next\.config\.[cm]?[jt]s$/,
			read(context) {
				const { folder } = context;
				return {
					folders: () => [
						"app",
						"src/app",
						"pages",
						"src/pages",
						"content",
						"src/content"
					].map((name) => (0, generators_generator.uJ)(folder, name)),
					addressesOf: (page) => next_addressesOf(page, context)
				};
			}
		};
		function next_addressesOf(page, context) {
			const { folder, settings } = context;
			const base = settings.text("basePath") ?? "";
			const copied = (0, generators_generator.X8)(page.path, (0, generators_generator.uJ)(folder, "public"), (0, generators_generator.Vz)(base, "/"));
			if (copied !== undefined) return copied;
			const own = (0, generators_generator.nx)(folder, page.path);
			const path = own === undefined ? undefined : (0, generators_generator.nx)("src", own) ?? own;
			if (path === undefined || !/\.mdx?$/.test(path)) return undefined;
			const found = inApp(path, context) ?? inPages(path, context) ?? inContent(path, context);
			return found?.map((address) => {
				const full = (0, generators_generator.Vz)(base, address);
				const bare = full.replace(/(?<=.)\/$/, "");
				return settings.flag("trailingSlash") === true ? (0, generators_generator.Vz)(bare, "/") : bare;
			});
		}
		const nextraOf = (0, generators_generator.n4)(({ files, config }) => (0, generators_script.U)(files.textOf(config) ?? "").calls.find(({ name }) => name === "nextra"));
		function splitPage(path, context) {
			const extensions = context.settings.texts("pageExtensions") ?? (nextraOf(context) ? ["md", "mdx"] : []);
			const extension = extensions.find((each) => path.endsWith(`.${each}`));
			if (extension === undefined) return undefined;
			const folders = path.slice(0, -extension.length - 1).split("/");
			return {
				folders,
				name: folders.pop() ?? ""
			};
		}
		function inApp(path, context) {
			const inner = (0, generators_generator.nx)("app", path);
			if (inner === undefined) return undefined;
			const { folders = [], name } = splitPage(inner, context) ?? {};
			if (name !== "page" || folders.some((each) => /^(?:_|\(\.|\[)/.test(each))) return [];
			return [(0, generators_generator.Vz)(...folders.filter((each) => !/^(?:\(.*\)|@)/.test(each)))];
		}
		function inPages(path, context) {
			const inner = (0, generators_generator.nx)("pages", path);
			if (inner === undefined) return undefined;
			const { folders = [], name } = splitPage(inner, context) ?? {};
			const isSpecial = name === undefined || folders.length === 0 && /^_(?:app|document|error|meta)$/.test(name);
			if (isSpecial || folders[0] === "api" || /\[/.test(inner)) return [];
			const address = (0, generators_generator.Vz)(...folders, name === "index" ? "" : name);
			const { settings } = context;
			const first = settings.text("i18n.defaultLocale");
			const others = (settings.texts("i18n.locales") ?? []).filter((locale) => locale !== first);
			return [address, ...others.map((locale) => (0, generators_generator.Vz)(locale, address))];
		}
		function inContent(path, context) {
			const inner = (0, generators_generator.nx)("content", path);
			if (inner === undefined) return undefined;
			const { folder, files } = context;
			const nextra = nextraOf(context);
			const catchAll = [...files.paths].find((each) => {
				const route = (0, generators_generator.nx)(folder, each) ?? "";
				return /(?:^|\/)app\//.test(route) && /\/\[\[?\.\.\.\w+\]?\]\/page\.[jt]sx?$/.test(route);
			});
			if (nextra === undefined || catchAll === undefined) return undefined;
			const { folders, name } = (0, generators_generator.Uf)(inner);
			if (/(?:^|\/)_/.test(inner)) return [];
			const [options] = nextra.args;
			const prefix = (0, generators_settings.u4)(options) ? new generators_settings.wB(options).text("contentDirBasePath") ?? "" : "";
			return [(0, generators_generator.Vz)(prefix, ...folders, name === "index" ? "" : name)];
		}
		;
		const nuxt = {
			name: "nuxt",
			title: "Nuxt",
			config: /^nuxt\.config\.[cm]?[jt]s$/,
			data: /(?:^|\/)content\.config\.[cm]?[jt]s$/,
			read(context) {
				const { settings, folder } = context;
				return {
					title: () => settings.text("app.head.title"),
					url: () => settings.text("site.url"),
					language: () => settings.text("i18n.defaultLocale"),
					folders: () => [(0, generators_generator.uJ)(folder, "content")],
					addressesOf: (page) => nuxt_addressesOf(page, context)
				};
			}
		};
		function nuxt_addressesOf(page, context) {
			const { folder, settings, files } = context;
			const base = settings.text("app.baseURL") ?? "/";
			const copied = (0, generators_generator.X8)(page.path, (0, generators_generator.uJ)(folder, "public"), base);
			if (copied !== undefined) return copied;
			const path = (0, generators_generator.nx)((0, generators_generator.uJ)(folder, "content"), page.path);
			if (path === undefined || !path.endsWith(".md")) return undefined;
			const source = sourcesOf(context).find((each) => each.matches(path));
			if (source === undefined) return [];
			const rest = path.slice(source.fixed.length).replace(/\.md$/, "");
			const names = rest.split("/").map((part) => slugify(refine(part), { lower: true }));
			const own = (0, generators_generator.M8)(page.fields, "path") ?? (0, generators_generator.Vz)(source.prefix, ...names).replace(/(?<=.)\/$/, "");
			const isShown = [...files.paths].some((each) => isCatchAll(each, own, context));
			if (!isShown) throw new generators_settings.v8("pages");
			return [(0, generators_generator.Vz)(base, localePrefix(path, own, settings), own).replace(/(?<=.)\/$/, (0, generators_generator.Vz)(base, own) === (0, generators_generator.Vz)(base, "/") ? "/" : "")];
		}
		function refine(name) {
			if (/^\d+(?:\.\d+)*(?:\.x)?$/.test(name)) return name;
			return name.replace(/^\d+\./, "").replace(/^index(?:\.draft)?$/, "").replace(/\.draft$/, "");
		}
		const sourcesOf = (0, generators_generator.n4)(readSources);
		function readSources({ folder, files }) {
			const config = [...files.paths].find((path) => /^content\.config\.[cm]?[jt]s$/.test((0, generators_generator.nx)(folder, path) ?? ""));
			const all = {
				fixed: "",
				prefix: "",
				matches: () => true
			};
			if (config === undefined) return [all];
			const { exported } = (0, generators_script.U)(files.textOf(config) ?? "");
			const collections = new generators_settings.wB(exported).at("collections");
			return Object.values(collections ?? {}).flatMap((collection) => {
				const options = new generators_settings.wB(collection instanceof generators_settings.Je ? collection.args[0] : collection);
				if ((options.text("type") ?? "page") !== "page") return [];
				const given = options.at("source");
				return [given].flat().map((each) => toSource((0, generators_settings.u4)(each) ? new generators_settings.wB(each) : new generators_settings.wB({ include: each })));
			});
		}
		function toSource(settings) {
			const include = settings.text("include") ?? "**";
			const [fixed = ""] = /^(?:[^*?{[]*\/)?/.exec(include) ?? [];
			const excluded = (0, generators_generator.P7)(settings.texts("exclude") ?? []);
			const isIncluded = (0, generators_generator.P7)([include]);
			return {
				fixed,
				prefix: settings.text("prefix") ?? fixed,
				matches: (path) => isIncluded(path) && !excluded(path)
			};
		}
		function isCatchAll(path, address, { folder }) {
			const own = (0, generators_generator.nx)(folder, path);
			const [, inner] = own !== undefined && /^(?:app\/|src\/)?pages\/((?:.*\/)?)\[\[?\.\.\.\w+\]?\]\.vue$/.exec(own) || [];
			return inner !== undefined && `${address}/`.startsWith((0, generators_generator.Vz)(inner, "/"));
		}
		function localePrefix(path, address, settings) {
			const locales = settings.items("i18n.locales").map((item) => (0, generators_settings.u4)(item) ? new generators_settings.wB(item).text("code") : item);
			const own = locales.find((locale) => typeof locale === "string" && path.startsWith(`${locale}/`));
			const isPrefixed = typeof own === "string" && `${address}/`.startsWith(`/${own}/`);
			if (typeof own !== "string" || isPrefixed) return "";
			const strategy = settings.text("i18n.strategy") ?? "prefix_except_default";
			const isBare = strategy === "no_prefix" || strategy !== "prefix" && own === settings.text("i18n.defaultLocale");
			return isBare ? "" : own;
		}
		;
		const sphinx = {
			name: "sphinx",
			title: "Sphinx",
			config: /^conf\.py$/,
			data: /(?:^|\/)(?:Makefile|make\.bat|tox\.ini|noxfile\.py|\.readthedocs\.ya?ml)$/,
			isConfig: (text) => /^(?:extensions|html_theme|project)\s*=/m.test(text),
			read(context) {
				const { folder, settings } = context;
				return {
					title: () => settings.text("project"),
					url: () => settings.text("html_baseurl"),
					language: () => settings.text("language"),
					folders: () => [folder],
					addressesOf: (page) => sphinx_addressesOf(page, context)
				};
			}
		};
		const READERS = [
			"myst_parser",
			"myst_nb",
			"recommonmark"
		];
		function sphinx_addressesOf(page, context) {
			const { folder, settings } = context;
			const path = (0, generators_generator.nx)(folder, page.path);
			if (path === undefined) return undefined;
			const base = (0, generators_generator.oK)(settings.text("html_baseurl"));
			for (const extra of settings.texts("html_extra_path") ?? []) {
				const copied = (0, generators_generator.nx)((0, generators_generator.uJ)(folder, extra), page.path);
				if (copied !== undefined) return [(0, generators_generator.Vz)(base, copied.replace(/(^|\/)index\.html$/, "$1"))];
			}
			const suffixes = settings.at("source_suffix");
			const listed = (0, generators_settings.u4)(suffixes) ? Object.keys(suffixes) : settings.texts("source_suffix");
			const extensions = settings.texts("extensions") ?? [];
			const readsMarkdown = READERS.some((name) => extensions.includes(name));
			const [suffix = ""] = /\.\w+$/.exec(path) ?? [];
			const isSource = listed?.includes(suffix) ?? suffix === ".md";
			const excluded = [
				...settings.texts("exclude_patterns") ?? [],
				...settings.texts("templates_path") ?? [],
				...settings.texts("html_static_path") ?? []
			];
			const included = settings.texts("include_patterns") ?? ["**"];
			const isExcluded = (globs) => (0, generators_generator.P7)(globs.flatMap((glob) => [glob, `${glob.replace(/\/$/, "")}/**`]));
			if (!readsMarkdown || !isSource || isExcluded(excluded)(path) || !isExcluded(included)(path)) return [];
			const bare = path.slice(0, -suffix.length);
			if (/(?:^|\/)index$/.test(bare)) return [(0, generators_generator.Vz)(base, bare.replace(/index$/, ""))];
			const ending = settings.text("html_file_suffix") ?? ".html";
			return [(0, generators_generator.Vz)(base, usesFolders(context) ? `${bare}/` : `${bare}${ending}`)];
		}
		function usesFolders({ folder, files }) {
			const names = [
				"Makefile",
				"make.bat",
				"tox.ini",
				"noxfile.py",
				".readthedocs.yaml",
				".readthedocs.yml",
				"package.json"
			];
			const folders = folder.split("/").map((_, index, all) => all.slice(0, index + 1).join("/"));
			return ["", ...folders].some((around) => names.some((name) => /\bdirhtml\b/.test(files.textOf((0, generators_generator.uJ)(around, name)) ?? "")));
		}
		;
		const MAX_OPEN = 2;
		const vitepress = {
			name: "vitepress",
			title: "VitePress",
			config: /^\.vitepress\/config(?:\/index)?\.[cm]?[jt]s$/,
			read(context) {
				const { settings } = context;
				return {
					title: () => settings.text("title") ?? settings.text("locales.root.title"),
					url: () => settings.text("sitemap.hostname"),
					language: () => settings.text("lang") ?? settings.text("locales.root.lang"),
					folders: () => [vitepress_sourceOf(context)],
					addressesOf: (page) => vitepress_addressesOf(page, context)
				};
			}
		};
		function vitepress_sourceOf({ folder, settings }) {
			return (0, generators_generator.uJ)(folder, settings.text("srcDir") ?? "");
		}
		function vitepress_addressesOf(page, context) {
			const { settings } = context;
			const source = vitepress_sourceOf(context);
			const base = settings.text("base") ?? "/";
			const copied = (0, generators_generator.X8)(page.path, (0, generators_generator.uJ)(source, "public"), base);
			if (copied !== undefined) return copied;
			const path = (0, generators_generator.nx)(source, page.path);
			if (path === undefined || !path.endsWith(".md")) return undefined;
			const excluded = [
				"**/node_modules/**",
				"**/dist/**",
				...settings.texts("srcExclude") ?? []
			];
			const isDynamic = /\[[^/[\]]+\]/.test(path);
			if ((0, generators_generator.P7)(excluded)(path) || /(?:^|\/)\./.test(path) || isDynamic) return [];
			const bare = rewrite(path, settings).replace(/\.md$/, "");
			const isFolder = /(?:^|\/)index$/.test(bare);
			const ending = settings.flag("cleanUrls") === true ? "" : ".html";
			return [(0, generators_generator.Vz)(base, isFolder ? bare.replace(/index$/, "") : `${bare}${ending}`)];
		}
		function rewrite(path, settings) {
			for (const [from, to] of settings.entries("rewrites")) {
				const names = [];
				let open = 0;
				const source = from.replace(/:(\w+)(\([^()]*\))?([*+?])?|\(([^()]*)\)|[.\\^$|(){}[\]*+?]/g, (found, name, own, repeat, group, offset) => {
					if (name === undefined && group === undefined) return `\\${found}`;
					names.push(name ?? String(names.length));
					const expression = own?.slice(1, -1) ?? group;
					const isRest = repeat === "*" || repeat === "+" || expression === ".*";
					const isSegment = !isRest && ["/", ""].includes(from.charAt(offset + found.length));
					if (!isSegment) open += 1;
					if (![
						undefined,
						".*",
						"[^/]+"
					].includes(expression) || open > MAX_OPEN) throw new generators_settings.v8("rewrites");
					return isRest ? "(.*?)" : "([^/]+?)";
				});
				const match = new RegExp(`^${source}$`).exec(path);
				if (match === null) continue;
				const values = new Map(names.map((name, index) => [name, match[index + 1] ?? ""]));
				const target = to.text("") ?? "";
				return target.replace(/:(\w+)(?:\([^()]*\))?[*+?]?/g, (found, name) => values.get(name) ?? found).replace(/^\//, "");
			}
			return path;
		}
		;
		const generators = [
			docusaurus,
			hugo,
			mkdocs,
			vitepress,
			astro,
			nuxt,
			next,
			eleventy,
			jekyll,
			sphinx
		];
		const OTHER_SITES = /(?:^|\/)(?:node_modules|vendor|themes?|tests?|__tests__|fixtures?|examples?|\w*templates?)\//i;
		const MAX_FOLDERS = 5;
		function isGeneratorFile(path) {
			if (OTHER_SITES.test(path) || path.split("/").length > MAX_FOLDERS + 5) return false;
			if (external_node_path_.posix.basename(path) === "package.json") return true;
			return generators.some(({ config, data }) => folderOf(path, config) !== undefined || data?.test(path));
		}
		function folderOf(path, config) {
			const parts = path.split("/");
			for (let index = Math.max(0, parts.length - 3); index < parts.length; index += 1) {
				if (config.test(parts.slice(index).join("/"))) return parts.slice(0, index).join("/");
			}
			return undefined;
		}
		function findSites(files) {
			const paths = [...files.paths].filter((path) => isGeneratorFile(path) && path.split("/").length <= MAX_FOLDERS + 1);
			const found = new Map();
			for (const generator of generators) {
				for (const config of paths) {
					const folder = folderOf(config, generator.config);
					const text = folder === undefined ? undefined : files.textOf(config);
					if (folder === undefined || text === undefined || generator.isConfig?.(text) === false) continue;
					add(generator, folder, config, text);
				}
				for (const config of generator.dependency === undefined ? [] : paths) {
					if (external_node_path_.posix.basename(config) !== "package.json") continue;
					const text = files.textOf(config) ?? "";
					if (text.includes(`"${generator.dependency}"`)) add(generator, (0, generators_generator.uJ)(external_node_path_.posix.dirname(config)), config, text);
				}
			}
			return [...found.values()].toSorted((a, b) => a.folder.split("/").length - b.folder.split("/").length || (a.folder < b.folder ? -1 : 1));
			function add(generator, folder, config, text) {
				const key = `${generator.name} ${folder}`;
				if (found.has(key)) return;
				const settings = new generators_settings.wB(parseConfig(config, text));
				found.set(key, {
					...generator.read({
						folder,
						config,
						settings,
						files
					}),
					generator,
					folder,
					config
				});
			}
		}
		const generatorNames = [...generators.map(({ name }) => name), "none"];
		function readGeneratorChoices(lines) {
			const choices = lines.map((line) => {
				const end = line.indexOf("=");
				return {
					folder: (0, generators_generator.uJ)(line.slice(0, Math.max(end, 0)).trim()),
					name: line.slice(end + 1).trim()
				};
			});
			return choices.every(({ name }) => generatorNames.includes(name)) ? choices : undefined;
		}
		function chooseSites(sites, choices) {
			if (choices.length === 0) return sites;
			return sites.filter(({ generator, folder }) => choices.some((choice) => choice.name === generator.name && `${folder}/`.startsWith((0, generators_generator.Vz)(choice.folder, "/").slice(1))));
		}
		function placeIn(sites, page) {
			for (const site of sites.toReversed()) {
				const place = readPlace(site, page);
				if (place !== undefined) return place;
			}
			return undefined;
		}
		function readPlace(site, page) {
			try {
				const addresses = site.addressesOf(page);
				if (addresses === undefined) return undefined;
				return {
					addresses: addresses.map((address) => (0, lib_text.S8)(address, "NFC")),
					base: site.base?.() ?? "/"
				};
			} catch (error) {
				if (error instanceof generators_settings.v8) return {
					addresses: "unknown",
					base: "/"
				};
				throw error;
			}
		}
	}),
	26271: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { U: () => readScript });
		var _babel_parser__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5429);
		var _settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84413);
		const WRAPPER = /^(?:define|with)|^$/;
		function readScript(code) {
			const program = parseProgram(code);
			if (program === undefined) return {
				exported: _settings_js__WEBPACK_IMPORTED_MODULE_1__.HV,
				named: new Map(),
				calls: []
			};
			const reader = createReader(program);
			const named = new Map();
			let exported;
			for (const statement of program.body) {
				if (statement.type === "ExportDefaultDeclaration") exported = reader.readExport(statement.declaration);
				if (statement.type === "TSExportAssignment") exported = reader.readExport(statement.expression);
				if (statement.type === "ExportNamedDeclaration" && statement.declaration) for (const [name, node] of constantsOf([statement.declaration])) named.set(name, reader.read(node));
				const { left, right } = assignmentOf(statement);
				if (left === "module.exports" || left === "exports.default") exported = reader.readExport(right);
				else if (left?.startsWith("module.exports.") && right) named.set(left.slice(15), reader.read(right));
			}
			return {
				exported,
				named,
				calls: reader.listCalls(program)
			};
		}
		function parseProgram(code) {
			const plugins = [["jsx"], []];
			for (const extra of plugins) {
				try {
					const options = {
						sourceType: "unambiguous",
						errorRecovery: true
					};
					return (0, _babel_parser__WEBPACK_IMPORTED_MODULE_0__.qg)(code, {
						...options,
						plugins: ["typescript", ...extra]
					}).program;
				} catch {}
			}
			return undefined;
		}
		function assignmentOf(statement) {
			if (statement.type !== "ExpressionStatement") return {};
			const { expression } = statement;
			if (expression.type !== "AssignmentExpression") return {};
			return {
				left: nameOf(expression.left),
				right: expression.right
			};
		}
		function nameOf(node) {
			if (node.type === "Identifier") return node.name;
			if (node.type === "MemberExpression" && !node.computed) return `${nameOf(node.object)}.${nameOf(node.property)}`;
			return "";
		}
		function constantsOf(statements) {
			return statements.flatMap((statement) => {
				const declared = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
				if (declared?.type !== "VariableDeclaration" || declared.kind !== "const") return [];
				return declared.declarations.flatMap(({ id, init }) => id.type === "Identifier" && init ? [[id.name, init]] : []);
			});
		}
		function createReader(program) {
			const constants = new Map(constantsOf(program.body));
			visit(program, (node) => {
				if (node.type !== "AssignmentExpression" || node.left.type !== "MemberExpression") return;
				const [root = ""] = nameOf(node.left).split(".");
				constants.delete(root);
			});
			const open = new Set();
			function read(node) {
				if (open.has(node)) return _settings_js__WEBPACK_IMPORTED_MODULE_1__.HV;
				open.add(node);
				try {
					return readNode(node);
				} finally {
					open.delete(node);
				}
			}
			function readNode(node) {
				switch (node.type) {
					case "StringLiteral":
					case "NumericLiteral":
					case "BooleanLiteral": return node.value;
					case "NullLiteral": return null;
					case "TemplateLiteral": return readTemplate(node.quasis.map(({ value }) => value.cooked ?? ""), node.expressions.map(read));
					case "Identifier": {
						const constant = constants.get(node.name);
						if (constant !== undefined) return read(constant);
						return node.name === "undefined" ? undefined : _settings_js__WEBPACK_IMPORTED_MODULE_1__.HV;
					}
					case "MemberExpression": {
						const object = read(node.object);
						const key = node.computed ? read(node.property) : nameOf(node.property);
						return (0, _settings_js__WEBPACK_IMPORTED_MODULE_1__.u4)(object) && typeof key === "string" && Object.hasOwn(object, key) ? object[key] : _settings_js__WEBPACK_IMPORTED_MODULE_1__.HV;
					}
					case "ArrayExpression": return node.elements.flatMap((item) => {
						if (item?.type !== "SpreadElement") return [item === null ? undefined : read(item)];
						const items = read(item.argument);
						return Array.isArray(items) ? items : [_settings_js__WEBPACK_IMPORTED_MODULE_1__.HV];
					});
					case "ObjectExpression": return readObject(node);
					case "TSAsExpression":
					case "TSSatisfiesExpression":
					case "TSNonNullExpression":
					case "TSTypeAssertion":
					case "ParenthesizedExpression": return read(node.expression);
					case "BinaryExpression": return node.operator === "+" ? readTemplate([
						"",
						"",
						""
					], [read(node.left), read(node.right)]) : _settings_js__WEBPACK_IMPORTED_MODULE_1__.HV;
					case "UnaryExpression": {
						const value = read(node.argument);
						return node.operator === "!" && typeof value === "boolean" ? !value : _settings_js__WEBPACK_IMPORTED_MODULE_1__.HV;
					}
					case "CallExpression": return new _settings_js__WEBPACK_IMPORTED_MODULE_1__.Je(nameOf(node.callee), node.arguments.map(read));
					default: return _settings_js__WEBPACK_IMPORTED_MODULE_1__.HV;
				}
			}
			function readTemplate(texts, values) {
				const isKnown = values.every((value) => typeof value === "string" || typeof value === "number");
				return isKnown ? texts.map((text, index) => `${text}${values[index] ?? ""}`).join("") : _settings_js__WEBPACK_IMPORTED_MODULE_1__.HV;
			}
			function readObject(node) {
				let found = {};
				for (const property of node.properties) {
					if (property.type === "SpreadElement") {
						const value = read(property.argument);
						found = (0, _settings_js__WEBPACK_IMPORTED_MODULE_1__.u4)(value) ? {
							...found,
							...value
						} : { [_settings_js__WEBPACK_IMPORTED_MODULE_1__.As]: true };
						continue;
					}
					const key = property.computed || property.key.type !== "Identifier" ? read(property.key) : property.key.name;
					if (typeof key !== "string" && typeof key !== "number") found = {
						...found,
						[_settings_js__WEBPACK_IMPORTED_MODULE_1__.As]: true
					};
					else if (property.type === "ObjectProperty") found[key] = read(property.value);
					else found[key] = property.params.length === 0 ? readExport(property) : _settings_js__WEBPACK_IMPORTED_MODULE_1__.HV;
				}
				return found;
			}
			function readExport(node) {
				if (node === undefined) return _settings_js__WEBPACK_IMPORTED_MODULE_1__.HV;
				if (node.type === "Identifier") {
					const declared = constants.get(node.name) ?? findFunction(program, node.name);
					return declared === undefined ? _settings_js__WEBPACK_IMPORTED_MODULE_1__.HV : readExport(declared);
				}
				if (node.type === "TSAsExpression" || node.type === "TSSatisfiesExpression") return readExport(node.expression);
				if (node.type === "CallExpression") {
					const [first] = node.arguments;
					return first !== undefined && WRAPPER.test(nameOf(node.callee)) ? readExport(first) : _settings_js__WEBPACK_IMPORTED_MODULE_1__.HV;
				}
				const isFunction = node.type === "FunctionDeclaration" || node.type === "ObjectMethod" || node.type === "FunctionExpression" || node.type === "ArrowFunctionExpression";
				if (!isFunction) return read(node);
				const { body } = node;
				if (body.type !== "BlockStatement") return readExport(body);
				for (const [name, value] of constantsOf(body.body)) constants.set(name, value);
				const last = body.body.findLast((statement) => statement.type === "ReturnStatement");
				return last?.argument ? readExport(last.argument) : {};
			}
			function listCalls(root) {
				const calls = [];
				visit(root, (node, isConditional) => {
					if (node.type !== "CallExpression") return;
					const args = node.arguments.map((argument) => isConditional ? _settings_js__WEBPACK_IMPORTED_MODULE_1__.HV : read(argument));
					calls.push(new _settings_js__WEBPACK_IMPORTED_MODULE_1__.Je(nameOf(node.callee), args));
				});
				return calls;
			}
			return {
				read,
				readExport,
				listCalls
			};
		}
		function findFunction(program, name) {
			return program.body.find((statement) => statement.type === "FunctionDeclaration" && statement.id?.name === name);
		}
		function visit(node, see, isConditional = false) {
			see(node, isConditional);
			const isBranch = isConditional || /^(?:If|Conditional|Logical|Switch|For|While|Try)/.test(node.type);
			for (const value of Object.values(node)) {
				for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, see, isBranch);
			}
		}
		function isNode(value) {
			return typeof value === "object" && value !== null && "type" in value && "start" in value;
		}
	}),
	84413: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			As: () => OTHERS,
			HV: () => UNKNOWN,
			Je: () => Call,
			u4: () => isRecord,
			v8: () => UnknownSetting,
			wB: () => Settings
		});
		const UNKNOWN = Symbol("unknown");
		const OTHERS = Symbol("others");
		class Call {
			name;
			args;
			constructor(name, args) {
				this.name = name;
				this.args = args;
			}
		}
		class UnknownSetting extends Error {
			name = "UnknownSetting";
		}
		function isRecord(value) {
			return typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Call);
		}
		class Settings {
			#value;
			constructor(value) {
				this.#value = value;
			}
			at(path) {
				let value = this.#value;
				for (const key of path === "" ? [] : path.split(".")) {
					if (value === UNKNOWN || value instanceof Call) throw new UnknownSetting(path);
					if (!isRecord(value)) return undefined;
					if (!Object.hasOwn(value, key) && value[OTHERS] === true) throw new UnknownSetting(path);
					value = Object.hasOwn(value, key) ? value[key] : undefined;
				}
				if (value === UNKNOWN || value instanceof Call) throw new UnknownSetting(path);
				return value ?? undefined;
			}
			text(path) {
				const value = this.at(path);
				if (value === undefined || typeof value === "string") return value;
				if (typeof value === "number") return String(value);
				throw new UnknownSetting(path);
			}
			flag(path) {
				const value = this.at(path);
				if (value === undefined || typeof value === "boolean") return value;
				throw new UnknownSetting(path);
			}
			texts(path) {
				const value = this.at(path);
				if (value === undefined) return undefined;
				const items = Array.isArray(value) ? value : [value];
				if (items.every((item) => typeof item === "string")) return items;
				throw new UnknownSetting(path);
			}
			items(path) {
				const value = this.at(path);
				if (value === undefined || value === false) return [];
				if (Array.isArray(value)) return value;
				throw new UnknownSetting(path);
			}
			entries(path) {
				const value = this.at(path);
				if (!isRecord(value)) return [];
				if (value[OTHERS] === true) throw new UnknownSetting(path);
				return Object.entries(value).map(([key, inner]) => [key, new Settings(inner)]);
			}
			in(path) {
				return new Settings(this.at(path));
			}
		}
	})
};
;
