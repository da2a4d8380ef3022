"use strict";
exports.id = "sites-generators-generators";
exports.ids = ["sites-generators-generators"];
exports.modules = {
	28305: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { k: () => remember });
		const MAX_REMEMBERED = 1e5;
		function remember(compute) {
			const known = new Map();
			return (text) => {
				const found = known.get(text) ?? { result: compute(text) };
				if (known.size >= MAX_REMEMBERED) known.clear();
				known.set(text, found);
				return found.result;
			};
		}
	}),
	97273: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			TC: () => findSource,
			Xw: () => withStarlight,
			c7: () => astro
		});
		var github_slugger__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42710);
		var _fields_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(85937);
		var _generator_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13163);
		var _paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65786);
		var _script_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26271);
		var _settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84413);
		const astro = {
			name: "astro",
			title: "Astro",
			config: /^astro\.config\.[cm]?[jt]s$/,
			data: /(?:^|\/)(?:\[[^/[\]]*\]\.astro|content(?:\/config|\.config)\.[cm]?[jt]s)$/,
			proposals: {
				title: ["starlight.title"],
				url: ["site"],
				language: ["starlight.defaultLocale", "i18n.defaultLocale"]
			},
			readSettings: ({ settings }) => withStarlight(settings),
			listBases: ({ settings }) => [settings.text("base") ?? "/"],
			listFolders: (site) => ["content", "pages"].map((name) => (0, _paths_js__WEBPACK_IMPORTED_MODULE_2__.uJ)(findSource(site), name)),
			listStatics: ({ folder, settings }) => [(0, _paths_js__WEBPACK_IMPORTED_MODULE_2__.uJ)(folder, settings.text("publicDir") ?? "public")],
			findAddresses: (page, site) => findPaths(page, site)?.map((path) => toAddress(path, site.settings))
		};
		function findSource({ folder, settings }) {
			return (0, _paths_js__WEBPACK_IMPORTED_MODULE_2__.uJ)(folder, settings.text("srcDir") ?? "src");
		}
		function withStarlight(settings) {
			const own = settings.at("");
			if (!(0, _settings_js__WEBPACK_IMPORTED_MODULE_4__.u4)(own)) return settings;
			const { integrations = [] } = own;
			if (!Array.isArray(integrations)) return new _settings_js__WEBPACK_IMPORTED_MODULE_4__.wB({
				...own,
				starlight: _settings_js__WEBPACK_IMPORTED_MODULE_4__.HV
			});
			const call = integrations.flat().find((item) => item instanceof _settings_js__WEBPACK_IMPORTED_MODULE_4__.Je && item.name === "starlight");
			return new _settings_js__WEBPACK_IMPORTED_MODULE_4__.wB({
				...own,
				starlight: call && (call.args[0] ?? {})
			});
		}
		function findPaths(page, site) {
			const source = findSource(site);
			const path = (0, _paths_js__WEBPACK_IMPORTED_MODULE_2__.nx)((0, _paths_js__WEBPACK_IMPORTED_MODULE_2__.uJ)(source, "pages"), page.path);
			if (path !== undefined) return /(?:^|\/)_|\[/.test(path) ? [] : [path.replace(/\.\w+$/, "")];
			const hasStarlight = site.settings.at("starlight") !== undefined;
			const doc = (0, _paths_js__WEBPACK_IMPORTED_MODULE_2__.nx)((0, _paths_js__WEBPACK_IMPORTED_MODULE_2__.uJ)(source, "content/docs"), page.path);
			if (hasStarlight && doc !== undefined) return findDocPaths(page, doc, site);
			return findEntryPaths(page, site);
		}
		function toAddress(path, settings) {
			const bare = path.replace(/(^|\/)index$/, "$1").replace(/\/$/, "");
			const full = (0, _paths_js__WEBPACK_IMPORTED_MODULE_2__.Vz)(settings.text("base") ?? "/", bare);
			const format = settings.text("build.format") ?? "directory";
			const isFile = format === "file" || format === "preserve" && bare === path;
			if (bare === "404" || bare === "500" || isFile && bare !== "") return `${full}.html`;
			return settings.text("trailingSlash") === "never" ? full.replace(/(?<=.)\/$/, "") : (0, _paths_js__WEBPACK_IMPORTED_MODULE_2__.Vz)(full, "/");
		}
		function toId(path, fields) {
			const { folders, name } = (0, _paths_js__WEBPACK_IMPORTED_MODULE_2__.Uf)(path);
			const usual = [...folders, name].map((each) => (0, github_slugger__WEBPACK_IMPORTED_MODULE_0__.y)(each)).join("/");
			return (0, _fields_js__WEBPACK_IMPORTED_MODULE_5__.M8)(fields, "slug") ?? usual.replace(/(^|\/)index$/, "$1").replace(/\/$/, "");
		}
		function findDocPaths(page, path, site) {
			const starlight = site.settings.in("starlight");
			if (/(?:^|\/)_[^/]*$/.test(path) || page.fields["draft"] === true) return [];
			const id = toId(path, page.fields).replace(/^\/|\/$/g, "");
			const locales = starlight.entries("locales").map(([name]) => name === "root" ? "" : name);
			const first = starlight.text("defaultLocale") ?? "";
			const main = locales.includes(first) ? first : "";
			const own = locales.find((name) => name !== "" && `${id}/`.startsWith(`${name}/`)) ?? "";
			if (own !== main) return [id];
			const rest = own === "" ? id : id.slice(own.length + 1);
			const others = locales.filter((name) => name !== main).map((name) => [name, rest].filter(Boolean).join("/"));
			return [id, ...others.filter((other) => !listDocIds(site).has(other))];
		}
		const listDocIds = (0, _generator_js__WEBPACK_IMPORTED_MODULE_1__.n4)((site) => {
			const docs = (0, _paths_js__WEBPACK_IMPORTED_MODULE_2__.uJ)(findSource(site), "content/docs");
			const ids = [...site.files.paths].map((path) => {
				const own = (0, _paths_js__WEBPACK_IMPORTED_MODULE_2__.nx)(docs, path);
				return own !== undefined && /\.mdx?$/.test(own) ? toId(own, site.files.fieldsOf(path)) : "";
			});
			return new Set(ids);
		});
		function findEntryPaths(page, site) {
			const collections = listCollections(site);
			const found = collections.find(({ folder }) => folder !== undefined && (0, _paths_js__WEBPACK_IMPORTED_MODULE_2__.nx)(folder, page.path) !== undefined);
			if (found?.folder === undefined) {
				const isContent = (0, _paths_js__WEBPACK_IMPORTED_MODULE_2__.nx)((0, _paths_js__WEBPACK_IMPORTED_MODULE_2__.uJ)(findSource(site), "content"), page.path) !== undefined;
				const isOpen = collections.some(({ folder }) => folder === undefined);
				if (isContent && isOpen) throw new _settings_js__WEBPACK_IMPORTED_MODULE_4__.v8("loader");
				return isContent ? [] : undefined;
			}
			const path = (0, _paths_js__WEBPACK_IMPORTED_MODULE_2__.nx)(found.folder, page.path) ?? "";
			const globs = found.options.texts("pattern") ?? [];
			const excluded = globs.filter((glob) => glob.startsWith("!")).map((glob) => glob.slice(1));
			if (!(0, _paths_js__WEBPACK_IMPORTED_MODULE_2__.P7)(globs)(path) || (0, _paths_js__WEBPACK_IMPORTED_MODULE_2__.P7)(excluded)(path)) return [];
			if (found.options.at("generateId") !== undefined) throw new _settings_js__WEBPACK_IMPORTED_MODULE_4__.v8("generateId");
			const all = listRoutes(site);
			const listed = all.filter(({ collection }) => collection === found.name);
			const routes = listed.filter(({ hasContent }) => hasContent);
			const isDraft = page.fields["draft"] === true;
			if (isDraft && routes.length > 0 && routes.every(({ filter }) => filter === "draft")) return [];
			const isUnknown = routes.length === 0 ? listed.length > 0 || all.some(({ collection }) => collection === undefined) : routes.some(({ isById, filter }) => !isById || filter === "other");
			if (isUnknown) throw new _settings_js__WEBPACK_IMPORTED_MODULE_4__.v8("getStaticPaths");
			return routes.map(({ folder }) => (0, _paths_js__WEBPACK_IMPORTED_MODULE_2__.Vz)(folder, toId(path, page.fields) || "index", "/"));
		}
		const listCollections = (0, _generator_js__WEBPACK_IMPORTED_MODULE_1__.n4)((site) => {
			const source = findSource(site);
			const config = [...site.files.paths].find((path) => /^content(?:\/config|\.config)\.[cm]?[jt]s$/.test((0, _paths_js__WEBPACK_IMPORTED_MODULE_2__.nx)(source, path) ?? ""));
			const { named } = (0, _script_js__WEBPACK_IMPORTED_MODULE_3__.U)(config === undefined ? "" : site.files.textOf(config) ?? "");
			const collections = new _settings_js__WEBPACK_IMPORTED_MODULE_4__.wB({ value: named.get("collections") }).at("value") ?? {};
			return Object.entries(collections).map(([name, value]) => {
				const given = value instanceof _settings_js__WEBPACK_IMPORTED_MODULE_4__.Je && (0, _settings_js__WEBPACK_IMPORTED_MODULE_4__.u4)(value.args[0]) ? value.args[0] : {};
				const { loader } = given;
				const options = new _settings_js__WEBPACK_IMPORTED_MODULE_4__.wB(loader instanceof _settings_js__WEBPACK_IMPORTED_MODULE_4__.Je && loader.name === "glob" ? loader.args[0] : {});
				const base = options.text("base");
				return {
					name,
					options,
					folder: base === undefined ? undefined : (0, _paths_js__WEBPACK_IMPORTED_MODULE_2__.uJ)(site.folder, base)
				};
			});
		});
		const listRoutes = (0, _generator_js__WEBPACK_IMPORTED_MODULE_1__.n4)((site) => {
			const pages = (0, _paths_js__WEBPACK_IMPORTED_MODULE_2__.uJ)(findSource(site), "pages");
			return [...site.files.paths].flatMap((path) => {
				const [, folder] = /^(.*?)\/?\[(?:\.\.\.)?\w+\]\.astro$/.exec((0, _paths_js__WEBPACK_IMPORTED_MODULE_2__.nx)(pages, path) ?? "") ?? [];
				const text = site.files.textOf(path);
				if (folder === undefined || text === undefined) return [];
				const [, collection, comma] = /getCollection\(\s*['"]([\w-]+)['"]\s*(,?)/.exec(text) ?? [];
				const isById = /params\s*:\s*\{\s*\w+\s*:\s*\w+\.(?:id|slug)\s*\}/.test(text);
				const hasContent = /\brender\(|<Content\b/.test(text);
				const isFiltered = comma === "," || /\.filter\(/.test(text);
				const filter = /\bdraft\b/.test(text) ? "draft" : "other";
				return [{
					folder,
					collection,
					isById,
					hasContent,
					filter: isFiltered ? filter : "none"
				}];
			});
		});
	}),
	85937: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			M8: () => textField,
			O5: () => writtenDay,
			qX: () => toDateParts,
			xd: () => dateField
		});
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46958);
		function toDateParts(date) {
			const [, month = "", day = ""] = date.toISOString().slice(0, 10).split("-");
			const start = Date.UTC(date.getUTCFullYear(), 0, 0);
			return {
				year: String(date.getUTCFullYear()),
				month,
				day,
				monthName: date.toLocaleString("en", {
					month: "long",
					timeZone: "UTC"
				}),
				weekday: String(date.getUTCDay()),
				dayOfYear: String(Math.floor((date.getTime() - start) / _lib_numbers_js__WEBPACK_IMPORTED_MODULE_0__.d_))
			};
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
		function writtenDay(fields) {
			const value = fields["date"];
			const text = value instanceof Date ? value.toISOString() : value;
			const [day] = typeof text === "string" && /^\d{4}-\d\d-\d\d/.exec(text) || [];
			return day === undefined ? undefined : new Date(day);
		}
	}),
	13163: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			I5: () => withPagesIn,
			Ov: () => toSourcePage,
			n4: () => perSite
		});
		var _paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65786);
		function toSourcePage(path, fields) {
			return {
				path,
				fields: fields ?? {},
				hasFrontMatter: fields !== undefined
			};
		}
		function withPagesIn(source, find) {
			return {
				listFolders: (site) => [source(site)],
				findAddresses(page, site) {
					const path = (0, _paths_js__WEBPACK_IMPORTED_MODULE_0__.nx)(source(site), page.path);
					return path === undefined ? undefined : find(path, page, site);
				}
			};
		}
		function perSite(read) {
			const known = new WeakMap();
			return (site) => {
				const found = known.get(site) ?? settle(() => read(site));
				known.set(site, found);
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
	}),
	44813: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			CQ: () => chooseSites,
			AG: () => findSites,
			_5: () => generatorNames,
			uK: () => isGeneratorFile,
			VV: () => placeIn,
			zH: () => proposeFrom,
			Y4: () => readGeneratorChoices
		});
		var remember = __webpack_require__(28305);
		var lib_text = __webpack_require__(94869);
		var folder_rules = __webpack_require__(7325);
		var astro = __webpack_require__(97273);
		var external_node_path_ = __webpack_require__(76760);
		var generators_fields = __webpack_require__(85937);
		var generators_generator = __webpack_require__(13163);
		var dist = __webpack_require__(3292);
		var yaml_dist = __webpack_require__(38815);
		var script = __webpack_require__(26271);
		var generators_settings = __webpack_require__(84413);
		;
		function readConfig(path, files) {
			return new generators_settings.wB(parseConfig(path, files));
		}
		function parseConfig(path, files) {
			const text = files.textOf(path);
			if (text === undefined) return undefined;
			try {
				if (/\.[cm]?[jt]s$/.test(path)) return parseScript(path, files).exported ?? generators_settings.HV;
				if (path.endsWith(".py")) return parsePython(text);
				if (path.endsWith(".toml")) return (0, dist.qg)(text);
				return (0, yaml_dist.qg)(text, {
					logLevel: "silent",
					uniqueKeys: false
				});
			} catch {
				return generators_settings.HV;
			}
		}
		function toModule(exported) {
			return {
				exported,
				named: new Map(),
				calls: []
			};
		}
		const ENDINGS = [
			"",
			".ts",
			".js",
			".mts",
			".mjs",
			"/index.ts",
			"/index.js"
		];
		function parseScript(path, files, known = new Map()) {
			known.set(path, toModule(generators_settings.HV));
			const values = (0, script.U)(files.textOf(path) ?? "", (relative) => {
				const target = external_node_path_.posix.join(external_node_path_.posix.dirname(path), relative);
				const found = ENDINGS.map((ending) => `${target}${ending}`).find((each) => files.textOf(each) !== undefined);
				if (found?.endsWith(".json")) return toModule(parseConfig(found, files));
				return found === undefined ? undefined : known.get(found) ?? parseScript(found, files, known);
			});
			known.set(path, values);
			return values;
		}
		const CHANGE = /^([ \t]*)(?:([A-Za-z_]\w*)[ \t]*(?::[^=\n]+)?(=(?!=)|\+=|\|=|\.(?:append|extend|update|insert|remove)\()[ \t]*|(?:def|class)\b|(?=\S))/gm;
		function parsePython(source) {
			const values = {};
			let isInFunction = false;
			let end = 0;
			for (const match of source.matchAll(CHANGE)) {
				const [all, indent = "", name, operator] = match;
				if (match.index < end) continue;
				if (indent === "") isInFunction = /^(?:def|class)$/.test(all);
				if (name === undefined || isInFunction) continue;
				const start = match.index + all.length;
				end = findStatementEnd(source, start);
				const value = parsePythonLiteral(source.slice(start, end));
				const before = values[name];
				if (indent !== "") values[name] = generators_settings.HV;
				else if (operator === "=") values[name] = value;
				else if (operator === "+=" && Array.isArray(before) && Array.isArray(value)) values[name] = [...before, ...value];
				else values[name] = generators_settings.HV;
			}
			return values;
		}
		const WORDS = /'(?:[^'\\\n]|\\.)*'?|"(?:[^"\\\n]|\\.)*"?|#[^\n]*|\w+/g;
		const CONSTANTS = new Map([
			["True", "true"],
			["False", "false"],
			["None", "null"]
		]);
		function parsePythonLiteral(text) {
			const literal = text.replace(WORDS, (token) => token.startsWith("#") ? "" : CONSTANTS.get(token) ?? token).replace(/"\s*\+\s*"|'\s*\+\s*'/g, "").replace(/,(\s*[\]}])/g, "$1").trim();
			const rest = literal.replace(WORDS, (token) => /^['"]/.test(token) ? "\"\"" : token);
			const marks = rest.replace(/""|\b(?:true|false|null)\b|-?\b\d+(?:\.\d+)?\b/g, "");
			if (!/^[[\]{},:\s]*$/.test(marks) || /""\s*""/.test(rest)) return generators_settings.HV;
			try {
				return (0, yaml_dist.qg)(literal, { logLevel: "silent" });
			} catch {
				return generators_settings.HV;
			}
		}
		function findStatementEnd(source, start) {
			const tokens = /'(?:[^'\\\n]|\\.)*'?|"(?:[^"\\\n]|\\.)*"?|#[^\n]*|[[\](){}\n]/g;
			tokens.lastIndex = start;
			let depth = 0;
			for (const { 0: token, index } of source.matchAll(tokens)) {
				if ("[({".includes(token)) depth += 1;
				if ("])}".includes(token)) depth -= 1;
				if (token === "\n" && depth <= 0) return index;
			}
			return source.length;
		}
		var generators_paths = __webpack_require__(65786);
		;
		const KINDS = [
			"docs",
			"blog",
			"pages"
		];
		const EXCLUDED = [
			"**/_*.{js,jsx,ts,tsx,md,mdx}",
			"**/_*/**",
			"**/*.test.{js,jsx,ts,tsx}",
			"**/__tests__/**"
		];
		const docusaurus = {
			name: "docusaurus",
			title: "Docusaurus",
			config: /^docusaurus\.config\.[cm]?[jt]s$/,
			data: /(?:^|[/_])versions\.json$/,
			proposals: {
				title: ["title"],
				url: ["url"],
				language: ["i18n.defaultLocale"]
			},
			listBases: (site) => listLocales(site).map(({ base }) => base),
			listFolders: (site) => listRoots(site).map(({ folder }) => folder),
			listStatics: ({ folder, settings }) => (settings.texts("staticDirectories") ?? ["static"]).map((name) => (0, generators_paths.uJ)(folder, name)),
			findAddresses
		};
		function listPlugins(settings) {
			const presets = settings.items("presets").flatMap((item) => {
				const { name, options } = readItem(item);
				if (name === undefined) throw new generators_settings.v8("presets");
				const kinds = /^(?:@docusaurus\/preset-)?classic$/.test(name) ? KINDS : [];
				return kinds.filter((kind) => options.at(kind) !== false).map((kind) => ({
					kind,
					options: options.in(kind)
				}));
			});
			const plugins = settings.items("plugins").flatMap((item) => {
				const { name = "", options } = readItem(item);
				const kind = KINDS.find((each) => name.replace(/^@docusaurus\/(?:plugin-)?/, "") === `content-${each}`);
				return kind === undefined ? [] : [{
					kind,
					options
				}];
			});
			return [...presets, ...plugins];
		}
		function readItem(item) {
			const [given, options] = Array.isArray(item) ? [item[0], item[1]] : [item, undefined];
			const name = given instanceof generators_settings.Je && given.name === "require.resolve" ? given.args[0] : given;
			return {
				name: typeof name === "string" ? name : undefined,
				options: new generators_settings.wB(options)
			};
		}
		const listRoots = (0, generators_generator.n4)((site) => listPlugins(site.settings).flatMap(({ kind, options }) => {
			const route = options.text("routeBasePath") ?? (kind === "pages" ? "" : kind);
			const path = options.text("path") ?? (kind === "pages" ? "src/pages" : kind);
			const id = options.text("id") ?? "default";
			const [prefix, suffix] = id === "default" ? ["", ""] : [`${id}_`, `-${id}`];
			const folder = (0, generators_paths.uJ)(site.folder, path);
			const translated = `docusaurus-plugin-content-${kind}${suffix}`;
			if (kind !== "docs") return [{
				kind,
				options,
				folder,
				route,
				translated
			}];
			return listVersions(site, prefix, options).map(({ name, part }) => {
				const version = name === "current" ? name : `version-${name}`;
				const versioned = (0, generators_paths.uJ)(site.folder, `${prefix}versioned_docs`, version);
				return {
					kind,
					options,
					folder: name === "current" ? folder : versioned,
					route: (0, generators_paths.Vz)(route, part),
					translated: `${translated}/${version}`
				};
			});
		}));
		function listVersions({ folder, files }, prefix, options) {
			const names = readConfig((0, generators_paths.uJ)(folder, `${prefix}versions.json`), files).texts("") ?? [];
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
		function findAddresses(page, site) {
			const { settings, folder, files } = site;
			const locales = listLocales(site);
			if (!/\.mdx?$/.test(page.path)) return undefined;
			for (const root of listRoots(site)) {
				const translations = ({ i18n }) => (0, generators_paths.uJ)(folder, i18n, root.translated);
				const own = (0, generators_paths.nx)(root.folder, page.path);
				const locale = locales.find((each) => (0, generators_paths.nx)(translations(each), page.path));
				const path = own ?? (locale && (0, generators_paths.nx)(translations(locale), page.path));
				if (path === undefined) continue;
				if (own === undefined && !files.paths.has((0, generators_paths.uJ)(root.folder, path))) return [];
				if (!isPublished(path, page.fields, root.options)) return [];
				const untranslated = locales.filter((each) => !files.paths.has((0, generators_paths.uJ)(translations(each), path)));
				const slug = findSlug(path, page.fields, root);
				return (locale ? [locale] : untranslated).map(({ base }) => withSlash((0, generators_paths.Vz)(base, root.route, slug), base, settings));
			}
			const isUnused = ["i18n", "versioned_docs"].some((name) => (0, generators_paths.nx)((0, generators_paths.uJ)(folder, name), page.path));
			return isUnused ? [] : undefined;
		}
		const listLocales = (0, generators_generator.n4)(({ settings }) => {
			const baseUrl = settings.text("baseUrl");
			if (baseUrl === undefined) throw new generators_settings.v8("baseUrl");
			const first = settings.text("i18n.defaultLocale") ?? "en";
			const locales = settings.texts("i18n.locales") ?? [first];
			return locales.map((locale) => {
				const own = settings.in(`i18n.localeConfigs.${locale}`);
				const base = own.text("baseUrl") ?? (locale === first ? baseUrl : (0, generators_paths.Vz)(baseUrl, locale, "/"));
				const i18n = (0, generators_paths.uJ)(settings.text("i18n.path") ?? "i18n", own.text("path") ?? locale);
				return {
					base: (0, generators_paths.Vz)(base),
					i18n
				};
			});
		});
		function isPublished(path, fields, options) {
			const isIncluded = (0, generators_paths.P7)(options.texts("include") ?? ["**/*.{md,mdx}"]);
			const isExcluded = (0, generators_paths.P7)(options.texts("exclude") ?? EXCLUDED);
			return isIncluded(path) && !isExcluded(path) && fields["draft"] !== true;
		}
		function findSlug(path, fields, { kind, options }) {
			const slug = (0, generators_fields.M8)(fields, "slug");
			if (kind === "docs") return toDocSlug(path, fields, options);
			if (kind === "blog") return slug ?? toPostSlug(path);
			return slug ?? path.replace(/(?:(^|\/)index)?\.mdx?$/i, "$1");
		}
		function toDocSlug(path, fields, options) {
			const stripsNumbers = options.flag("numberPrefixParser") !== false;
			const strip = (name) => stripsNumbers ? withoutNumber(name) : name;
			const { folders, name } = (0, generators_paths.Uf)(path);
			const folder = (0, generators_paths.Vz)(...folders.map(strip), "/");
			const slug = (0, generators_fields.M8)(fields, "slug");
			if (slug?.startsWith("/")) return slug;
			const isIndex = [
				"index",
				"readme",
				folders.at(-1)?.toLowerCase()
			].includes(name.toLowerCase());
			if (slug === undefined && isIndex) return folder;
			const parsesOwn = fields["parse_number_prefixes"] !== false;
			const own = slug ?? (0, generators_fields.M8)(fields, "id") ?? (parsesOwn ? strip(name) : name);
			return external_node_path_.posix.join(folder, own);
		}
		function withoutNumber(name) {
			if (/^\d+[-_.]\d+/.test(name)) return name;
			return name.replace(/^\d+\s*[-_.]+\s*(?=[^-_.\s])/, "");
		}
		function toPostSlug(path) {
			const stem = path.replace(/\.mdx?$/, "");
			const dated = /^(.*?)(\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(.*)$/s.exec(stem);
			const [, folder = "", date = "", text = stem] = dated ?? [];
			const name = text.replace(/\/index$/, "");
			return dated === null ? name : `${date.replaceAll("-", "/")}/${folder}${name}`;
		}
		function withSlash(address, base, settings) {
			const slash = settings.flag("trailingSlash");
			if (slash === undefined || address === base || address === "/") return address;
			const bare = address.replace(/\/$/, "");
			return slash ? `${bare}/` : bare;
		}
		var slugify = __webpack_require__(35791);
		var slugify_slugify = __webpack_require__(14952);
		;
		const eleventy = {
			name: "eleventy",
			title: "Eleventy",
			config: /^(?:\.eleventy\.[cm]?js|eleventy\.config\.[cm]?[jt]s|package\.json)$/,
			isConfig: (text) => !/^\s*\{/.test(text) || text.includes("\"@11ty/eleventy\""),
			data: /(?:^|\/)(?:\.eleventyignore|([^/]+)\/\1\.json|(?:[^/]+\.11tydata|permalink|eleventyComputed)\.(?:json|[cm]?js))$/,
			listBases: (site) => [readOptions(site).prefix],
			...(0, generators_generator.I5)((site) => readOptions(site).input, eleventy_findAddresses)
		};
		const GLOBAL_DATA = ["permalink", "eleventyComputed"];
		const readOptions = (0, generators_generator.n4)((site) => {
			const { folder, config, settings, files } = site;
			const isPackage = config.endsWith(".json");
			const code = isPackage ? "" : files.textOf(config) ?? "";
			const { exported, named, calls } = (0, script.U)(code);
			const shared = new generators_settings.wB(named.get("config") ?? {});
			const own = isPackage || exported === undefined && named.has("config") ? new generators_settings.wB({}) : settings;
			const scripts = readConfig((0, generators_paths.uJ)(folder, "package.json"), files).entries("scripts");
			const commands = scripts.map(([, value]) => value.text("") ?? "").filter((text) => text.includes("eleventy"));
			const flags = new Map(commands.flatMap((text) => [...text.matchAll(/--(\w+)[= ](\S+)/g)].map(([, name, value]) => [name, value])));
			const called = (name) => calls.filter((call) => call.name.endsWith(`.${name}`)).map(({ args: [first = generators_settings.HV] }) => new generators_settings.wB({ first }));
			const read = (path) => shared.text(path) ?? own.text(path);
			const dir = (name, usual) => {
				const method = `set${name.charAt(0).toUpperCase()}${name.slice(1)}Directory`;
				return called(method).at(-1)?.text("first") ?? read(`dir.${name}`) ?? usual;
			};
			const input = flags.get("input") ?? dir("input", ".");
			const output = flags.get("output") ?? dir("output", "_site");
			const inner = [
				dir("includes", "_includes"),
				dir("layouts", "_includes"),
				dir("data", "_data")
			];
			const formats = called("setTemplateFormats").at(-1)?.texts("first");
			const listed = shared.texts("templateFormats") ?? own.texts("templateFormats") ?? formats;
			const global = GLOBAL_DATA.map((name) => {
				const call = calls.find((each) => each.name.endsWith(".addGlobalData") && each.args[0] === name);
				const found = [
					".json",
					".js",
					".mjs",
					".cjs"
				].map((ending) => {
					const path = (0, generators_paths.uJ)(folder, input, dir("data", "_data"), `${name}${ending}`);
					return readDataFile(path, site);
				});
				return { [name]: call === undefined ? found.find((value) => value !== undefined) : call.args[1] };
			});
			const data = Object.assign({}, ...global);
			return {
				input: (0, generators_paths.uJ)(folder, input),
				prefix: flags.get("pathprefix") ?? read("pathPrefix") ?? "/",
				reserved: [(0, generators_paths.uJ)(folder, output), ...inner.map((path) => (0, generators_paths.uJ)(folder, input, path))],
				ignores: called("ignores.add").map((call) => call.text("first")?.replace(/^\.\/|\/$/g, "") ?? ""),
				formats: (listed ?? ["md", "html"]).flatMap((each) => each.split(",")),
				data,
				mayDropDrafts: /addPreprocessor|addCollection/.test(code)
			};
		});
		function eleventy_findAddresses(path, page, site) {
			if (path.endsWith(".mdx")) return undefined;
			const options = readOptions(site);
			const fromRoot = (0, generators_paths.nx)(site.folder, page.path) ?? page.path;
			const isIgnored = [site.folder, options.input].map((folder) => (0, generators_paths.hh)(site.files.textOf((0, generators_paths.uJ)(folder, ".eleventyignore")) ?? "")).some((ignores) => ignores(fromRoot) || ignores(path));
			const isLeftOut = isIgnored || options.reserved.some((folder) => (0, generators_paths.nx)(folder, page.path) !== undefined) || (0, generators_paths.x6)(options.ignores)(fromRoot) || /(?:^|\/)node_modules\//.test(path) || !options.formats.includes((0, generators_paths.Uf)(path).extension);
			if (isLeftOut) return [];
			const data = readData(page, path, options, site);
			const permalink = readPermalink(data);
			if (permalink === false) return [];
			if (page.fields["draft"] === true && options.mayDropDrafts) throw new generators_settings.v8("draft");
			if (data["pagination"] !== undefined) throw new generators_settings.v8("pagination");
			if (permalink !== undefined) return [(0, generators_paths.Lz)((0, generators_paths.Vz)(options.prefix, fillTemplate(permalink, data)))];
			const { folders, name } = (0, generators_paths.Uf)(path);
			return [(0, generators_paths.ch)(options.prefix, [...folders, name === folders.at(-1) ? "index" : name].join("/"), "/")];
		}
		const DATA_FILES = [
			".json",
			".11tydata.json",
			".11tydata.js",
			".11tydata.mjs",
			".11tydata.cjs"
		];
		function readData({ fields }, path, { input, data }, site) {
			const { files } = site;
			const { folders, name } = (0, generators_paths.Uf)(path);
			const around = ["", ...(0, generators_paths.WJ)(folders)].map((folder) => (0, generators_paths.uJ)(input, folder));
			const stem = (0, generators_paths.uJ)(input, ...folders, name);
			const own = `${stem}.json`;
			if (files.paths.has(own) && files.textOf(own) === undefined) throw new generators_settings.v8(own);
			const stems = new Set([...around.map((folder) => (0, generators_paths.uJ)(folder, (0, generators_paths.Uf)(folder).name)), stem]);
			const paths = [...stems].flatMap((each) => DATA_FILES.map((ending) => `${each}${ending}`));
			const found = paths.map((file) => new generators_settings.wB(readDataFile(file, site)).at(""));
			const merged = Object.assign({}, data, ...found, fields);
			const [, written, bare = name] = /^(\d{4}-\d\d-\d\d)-(.+)$/.exec(name) ?? [];
			const parent = (folders.at(-1) ?? "").replace(/^\d{4}-\d\d-\d\d-/, "");
			const date = (0, generators_fields.xd)({
				...merged,
				written
			}, "date", "written")?.toISOString() ?? generators_settings.HV;
			const fileSlug = bare === "index" ? parent : bare;
			return {
				...merged,
				date,
				page: {
					fileSlug,
					filePathStem: (0, generators_paths.Vz)(...folders, bare),
					date
				}
			};
		}
		const dataCache = (0, generators_generator.n4)(() => new Map());
		function readDataFile(path, site) {
			const known = dataCache(site);
			const text = site.files.textOf(path);
			if (text === undefined || known.has(path)) return known.get(path);
			if (path.endsWith(".json")) known.set(path, parseConfig(path, site.files));
			else {
				const { exported, named } = (0, script.U)(text);
				known.set(path, exported ?? (named.size > 0 ? Object.fromEntries(named) : generators_settings.HV));
			}
			return known.get(path);
		}
		function readPermalink(data) {
			const settings = new generators_settings.wB(data);
			const given = settings.at("eleventyComputed.permalink") ?? settings.at("permalink");
			const permalink = given instanceof generators_settings.Qw ? given.apply(data) : given;
			const value = (0, generators_settings.u4)(permalink) ? permalink["build"] : permalink;
			if (value === false || value === undefined || typeof value === "string") return value;
			throw new generators_settings.v8("permalink");
		}
		function fillTemplate(template, data) {
			if (data["dynamicPermalink"] === false) return template;
			const settings = new generators_settings.wB(data);
			const filled = template.replace(/\{\{([^{}]*)\}\}/g, (_, expression) => {
				const [key = "", ...filters] = expression.replace(/^-|-$/g, "").split("|").map((part) => part.trim());
				const value = settings.text(key);
				if (value === undefined) throw new generators_settings.v8(key);
				return filters.reduce(applyFilter, value);
			});
			if (/\{[{%]/.test(filled)) throw new generators_settings.v8("permalink");
			return filled;
		}
		function applyFilter(value, filter) {
			const [, name = "", argument = ""] = /^(\w+)(?:\s*[:(]\s*["']([^"']*)["']\s*\)?)?$/.exec(filter) ?? [];
			switch (name) {
				case "slug": return slugify_slugify(value, { lower: true });
				case "slugify": return (0, slugify.A)(value, { decamelize: false });
				case "lower":
				case "downcase": return value.toLowerCase();
				case "date": {
					const [year = "", month = "", day = ""] = value.slice(0, 10).split("-");
					return argument.replaceAll("%Y", year).replaceAll("%m", month).replaceAll("%d", day);
				}
				default: throw new generators_settings.v8(filter);
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
			proposals: {
				title: ["title"],
				url: ["baseurl"],
				language: ["defaultcontentlanguage", "languagecode"]
			},
			readSettings,
			listBases: ({ settings }) => [(0, generators_paths.Y6)(settings.text("baseurl"))],
			listFolders: (site) => listMounts(site).map(({ source }) => source),
			listStatics: ({ folder, settings }) => (settings.texts("staticdir") ?? ["static"]).map((name) => (0, generators_paths.uJ)(folder, name)),
			findAddresses: hugo_findAddresses
		};
		function readSettings({ folder, settings, files }) {
			const merged = {};
			const add = (value) => {
				if ((0, generators_settings.u4)(value)) Object.assign(merged, value);
			};
			add(lowerKeys(settings.at("")));
			for (const path of [...files.paths].sort()) {
				const own = (0, generators_paths.nx)(folder, path);
				const [, name = "", language] = own !== undefined && PART.exec(own) || [];
				if (name === "" || files.textOf(path) === undefined) continue;
				const value = lowerKeys(readConfig(path, files).at(""));
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
		const listMounts = (0, generators_generator.n4)(({ settings, folder }) => {
			const mounts = settings.items("module.mounts").flatMap((item) => {
				const mount = new generators_settings.wB(item);
				const target = (0, generators_paths.nx)("content", `${mount.text("target") ?? ""}/`)?.replace(/\/$/, "");
				const source = (0, generators_paths.uJ)(folder, mount.text("source") ?? "");
				return target === undefined ? [] : [{
					source,
					target,
					language: mount.text("lang")
				}];
			});
			if (mounts.length === 0) {
				for (const [language, own] of settings.entries("languages")) {
					const source = own.text("contentdir");
					if (source !== undefined) mounts.push({
						source: (0, generators_paths.uJ)(folder, source),
						target: "",
						language
					});
				}
				const source = (0, generators_paths.uJ)(folder, settings.text("contentdir") ?? "content");
				mounts.push({
					source,
					target: "",
					language: undefined
				});
			}
			return mounts.toSorted((a, b) => b.source.length - a.source.length);
		});
		const listLanguages = (0, generators_generator.n4)(({ settings }) => new Map(settings.entries("languages")));
		function hugo_findAddresses(page, site) {
			const { settings } = site;
			const mount = listMounts(site).find(({ source }) => (0, generators_paths.nx)(source, page.path) !== undefined);
			if (mount === undefined) return undefined;
			const { folders, name } = (0, generators_paths.Uf)((0, generators_paths.uJ)(mount.target, (0, generators_paths.nx)(mount.source, page.path) ?? ""));
			const languages = listLanguages(site);
			const first = (settings.text("defaultcontentlanguage") ?? "en").toLowerCase();
			const [suffix = "", ending = ""] = /\.([\w-]+)$/.exec(name) ?? [];
			const known = languages.size === 0 ? [first] : [...languages.keys()];
			const isSuffixed = known.includes(ending.toLowerCase());
			const language = (isSuffixed ? ending : mount.language ?? first).toLowerCase();
			const bare = isSuffixed ? name.slice(0, -suffix.length) : name;
			const path = {
				site,
				mount,
				folders,
				name: bare,
				suffix: isSuffixed ? suffix : "",
				language
			};
			const cascaded = withCascade(page, path);
			const fields = withDateOfName(cascaded, bare === "index" ? folders.at(-1) ?? "" : bare, settings);
			const own = languages.get(language);
			const kind = bare !== "_index" ? "page" : folders.length === 0 ? "home" : "section";
			const isLeftOut = own?.flag("disabled") === true || settings.texts("disablelanguages")?.includes(language) === true || settings.texts("disablekinds")?.some((each) => each.toLowerCase() === kind) === true || settings.texts("ignorefiles")?.some((pattern) => matchesText(pattern, page.path)) === true;
			if (isLeftOut || isInBundle(path) || !hugo_isPublished(fields, site)) return [];
			const url = (0, generators_fields.M8)(fields, "url");
			const ownBase = own?.text("baseurl");
			const isBare = language === first && settings.flag("defaultcontentlanguageinsubdir") !== true;
			const prefix = isBare || ownBase !== undefined || url?.startsWith("/") ? "" : language;
			const base = (0, generators_paths.Y6)(ownBase ?? settings.text("baseurl"));
			if (!url || kind === "home") return [(0, generators_paths.Vz)(base, prefix, toUsualAddress(page, fields, path))];
			if (/:[a-z]/.test(url)) throw new generators_settings.v8("url");
			return [(0, generators_paths.Vz)(base, prefix, /\.\w+$/.test(url) ? url : `${url}/`)];
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
		function withCascade(page, { site, mount, folders, name }) {
			const own = name === "_index" ? "section" : "page";
			const around = (0, generators_paths.WJ)(folders).toReversed();
			const sections = [...mount.target === "" ? around : [], ""].map((folder) => site.files.fieldsOf((0, generators_paths.uJ)(mount.source, folder, "_index.md")));
			const cascades = [...sections.map((fields) => fields["cascade"]), site.settings.at("cascade")];
			let fields = page.fields;
			for (const cascade of cascades.flat()) {
				if (!(0, generators_settings.u4)(cascade)) continue;
				const { _target: older, target = older, ...values } = cascade;
				const { path: pattern, kind = own } = (0, generators_settings.u4)(target) ? target : {};
				const isInside = typeof pattern !== "string" || (0, generators_paths.P7)([pattern])(`/${folders.join("/")}/`);
				const { draft } = values;
				if (isInside && kind === own) fields = {
					...values,
					...fields,
					...draft === true && { draft }
				};
			}
			return fields;
		}
		function isInBundle({ site, mount, folders, name }) {
			const around = (0, generators_paths.WJ)(name === "index" ? folders.slice(0, -1) : folders);
			return around.some((folder) => ["index.md", "index.html"].some((each) => site.files.paths.has((0, generators_paths.uJ)(mount.source, folder, each))));
		}
		function hugo_isPublished(fields, { settings, files }) {
			const published = (0, generators_fields.xd)(fields, "publishDate", "publishdate", "pubdate", "published", "date");
			const expired = (0, generators_fields.xd)(fields, "expiryDate", "expirydate", "unpublishdate");
			const build = fields["build"] ?? fields["_build"];
			const render = (0, generators_settings.u4)(build) ? build["render"] ?? true : true;
			const outputs = fields["outputs"];
			return [
				fields["draft"] !== true && fields["published"] !== false || settings.flag("builddrafts") === true,
				published === undefined || published <= files.now || settings.flag("buildfuture") === true,
				expired === undefined || expired > files.now || settings.flag("buildexpired") === true,
				fields["headless"] !== true,
				render === true || render === "always",
				!Array.isArray(outputs) || outputs.some((each) => typeof each === "string" && /^html$/i.test(each))
			].every(Boolean);
		}
		function matchesText(pattern, path) {
			const [, start, source, end] = /^(\^?)((?:[^\\^$.|?*+()[\]{}]|\\[^\w])*)(\$?)$/.exec(pattern) ?? [];
			if (source === undefined) throw new generators_settings.v8("ignoreFiles");
			const text = source.replace(/\\(.)/g, "$1");
			if (start === "^") return end === "$" ? path === text : path.startsWith(text);
			return end === "$" ? path.endsWith(text) : path.includes(text);
		}
		function toUsualAddress(page, fields, path) {
			const { folders, name } = path;
			const { settings } = path.site;
			const [section = ""] = folders;
			const isUgly = settings.at("uglyurls");
			const ugly = (0, generators_settings.u4)(isUgly) ? isUgly[section] === true : settings.flag("uglyurls") === true;
			const ending = (address) => ugly && address !== "" ? `${address}.html` : `${address}/`;
			const join = (names) => ending(names.map((each) => sanitizePath(each, settings)).join("/"));
			if (name === "_index") return join(folders);
			const isBundle = name === "index";
			const parent = isBundle ? folders.slice(0, -1) : folders;
			const own = (isBundle ? folders.at(-1) : name) ?? "";
			const slug = (0, generators_fields.M8)(fields, "slug") || undefined;
			const pattern = findPattern(isBundle && folders.length === 1 ? "/" : section || "/", path);
			if (pattern === undefined) return join([...parent, slug ?? own]);
			const values = toPatternValues(fields, {
				slug,
				own,
				parent
			}, path);
			const filled = pattern.replace(/:(\w+(?:\[[^[\]]+\])?)/g, (_, token) => {
				const value = values[token];
				const isOfFile = page.hasFrontMatter || /^sections?\b|filename$|^contentbasename$/.test(token);
				if (value === undefined || !isOfFile) throw new generators_settings.v8(`permalinks: ${token}`);
				return value;
			});
			return ending(sanitizePath(filled.replace(/\/{2,}/g, "/").replace(/(?<!\/)\/+$/, ""), settings));
		}
		function findPattern(section, { site: { settings }, language }) {
			const path = `languages.${language}.permalinks`;
			const patterns = settings.in(settings.at(path) === undefined ? "permalinks" : path);
			const found = [patterns.at(`page.${section}`), patterns.at(section)];
			return found.find((value) => typeof value === "string");
		}
		function toPatternValues(fields, { slug, own, parent }, path) {
			const { mount, suffix, site } = path;
			const urlize = (text) => sanitizePath(text, site.settings).replaceAll("/", "-");
			const title = (0, generators_fields.M8)(fields, "title") ?? "";
			const nested = (0, generators_paths.WJ)(parent);
			const sections = parent.filter((_, index) => {
				const file = (0, generators_paths.uJ)(mount.source, nested[index] ?? "", `_index${suffix}.md`);
				return index === 0 || site.files.paths.has(file);
			});
			const { monthName, dayOfYear, ...date } = (0, generators_fields.qX)(findDate(fields));
			return {
				...date,
				monthname: monthName,
				yearday: dayOfYear,
				title: urlize(title),
				slug: urlize(slug ?? title),
				filename: urlize(own),
				contentbasename: urlize(own),
				slugorfilename: urlize(slug ?? own),
				slugorcontentbasename: urlize(slug ?? own),
				section: parent[0] ?? "",
				sections: sections.join("/"),
				"sections[1:]": sections.slice(1).join("/"),
				"sections[last]": sections.at(-1) ?? ""
			};
		}
		function findDate(fields) {
			const other = (0, generators_fields.xd)(fields, "publishDate", "publishdate", "pubdate", "lastmod", "modified");
			return (0, generators_fields.O5)(fields) ?? other ?? new Date("0001-01-01");
		}
		function sanitizePath(text, settings) {
			const kept = text.replace(/(?<!\s)\s+-\s*|-\s*|[^\p{L}\p{Nd}\p{M}\s./\\_#+~@-]+/gu, (found) => found.includes("-") ? "-" : "");
			const joined = kept.trim().replace(/\s+/g, "-");
			const isPlain = settings.flag("removepathaccents") === true;
			const plain = isPlain ? (0, lib_text.S8)(joined, "NFD").replace(/\p{Mn}/gu, "") : joined;
			return settings.flag("disablepathtolower") === true ? plain : plain.toLowerCase();
		}
		;
		const jekyll_EXCLUDED = ".sass-cache .jekyll-cache gemfiles Gemfile Gemfile.lock node_modules vendor/bundle vendor/cache vendor/gems vendor/ruby";
		const jekyll = {
			name: "jekyll",
			title: "Jekyll",
			config: /^_config\.ya?ml$/,
			data: /(?:^|\/)Gemfile$/,
			proposals: {
				title: ["title"],
				url: ["url"],
				language: ["lang", "locale"]
			},
			listBases: ({ settings }) => [settings.text("baseurl") ?? "/"],
			...(0, generators_generator.I5)(({ folder, settings }) => (0, generators_paths.uJ)(folder, settings.text("source") ?? ""), jekyll_findAddresses)
		};
		function jekyll_findAddresses(path, page, site) {
			const { settings, files } = site;
			if (path.endsWith(".mdx")) return undefined;
			const collection = findCollection(path, settings);
			if (isLeftOut(path, collection?.folder, settings)) return [];
			const fields = withDefaults(page.fields, path, collection?.name ?? "pages", settings);
			if (fields["published"] === false && settings.flag("unpublished") !== true) return [];
			const join = (address) => [(0, generators_paths.Lz)((0, generators_paths.Vz)(settings.text("baseurl") ?? "", address))];
			if (collection === undefined) {
				if (page.hasFrontMatter) return join(fillPermalink(path, fields, settings));
				if (/\.html?$/i.test(path)) return join(path);
				if (mayPublish(site)) throw new generators_settings.v8("plugins");
				return [];
			}
			const found = readDocument(page, path, fields, collection);
			const isLater = found !== undefined && found.date > files.now && settings.flag("future") !== true;
			if (found === undefined || isLater) return [];
			const usual = collection.name === "posts" ? settings.text("permalink") ?? "date" : `/:collection/:path${findEnding(settings)}`;
			const pattern = found.permalink ?? usual;
			return join(fill(STYLES.get(pattern) ?? pattern, found.values));
		}
		function findCollection(path, settings) {
			const listed = settings.at("collections");
			const shared = (0, generators_paths.uJ)(settings.text("collections_dir") ?? "");
			const readOptions = (name) => new generators_settings.wB((0, generators_settings.u4)(listed) ? listed[name] ?? {} : {});
			const folders = (0, generators_paths.nx)(shared, path)?.split("/").slice(0, -1) ?? [];
			const posts = folders.lastIndexOf("_posts");
			if (posts !== -1) {
				const folder = (0, generators_paths.uJ)(shared, ...folders.slice(0, posts + 1));
				return {
					name: "posts",
					folder,
					categories: folders.slice(0, posts),
					settings: readOptions("posts")
				};
			}
			const names = (0, generators_settings.u4)(listed) ? Object.keys(listed) : settings.texts("collections") ?? [];
			const name = names.find((each) => (0, generators_paths.nx)((0, generators_paths.uJ)(shared, `_${each}`), path) !== undefined);
			return name === undefined ? undefined : {
				name,
				folder: (0, generators_paths.uJ)(shared, `_${name}`),
				categories: [],
				settings: readOptions(name)
			};
		}
		function isLeftOut(path, collection = "", settings) {
			const trim = (glob) => glob.replace(/^\/|\/$/g, "");
			const included = (settings.texts("include") ?? []).map(trim);
			const excluded = [...jekyll_EXCLUDED.split(" "), ...settings.texts("exclude") ?? []].map(trim);
			const isExcluded = (0, generators_paths.x6)(excluded.map((glob) => glob.replace(/^(?=\*)/, "**/")));
			const parts = path.split("/");
			const isIncluded = parts.some((part, index) => included.some((each) => [part, parts.slice(0, index + 1).join("/")].includes(each)));
			const isSpecial = parts.some((part) => /^[._#~]/.test(part) && !collection.split("/").includes(part));
			const isPrefixed = excluded.some((glob) => path.startsWith(glob) && !/[*?[]/.test(glob));
			return (isSpecial || isExcluded(path) || isPrefixed) && !isIncluded;
		}
		function withDefaults(own, path, type, settings) {
			const rules = settings.items("defaults").map((item) => {
				const rule = new generators_settings.wB(item);
				const scope = (rule.text("scope.path") ?? "").replace(/^\/|\/$/g, "");
				const wanted = rule.text("scope.type");
				const isMatch = scope === "" || (0, generators_paths.x6)([scope])(path);
				const rank = scope.split("/").filter(Boolean).length * 2 + (wanted === undefined ? 0 : 1);
				return {
					rank,
					isMatch: isMatch && (wanted ?? type) === type,
					values: rule.at("values") ?? {}
				};
			});
			const found = rules.filter(({ isMatch }) => isMatch).toSorted((a, b) => a.rank - b.rank);
			const values = Object.assign({}, ...found.map((rule) => rule.values));
			return {
				...values,
				...own,
				categories: [...toList(values["categories"]), ...toList(own["categories"])]
			};
		}
		function toList(value) {
			const items = typeof value === "string" ? value.split(/\s+/) : [value].flat();
			return items.filter((item) => item !== undefined && item !== null && item !== "").map(String);
		}
		function mayPublish({ settings, files, folder }) {
			const plugins = [...settings.texts("plugins") ?? [], ...settings.texts("gems") ?? []];
			const gems = files.textOf((0, generators_paths.uJ)(folder, "Gemfile")) ?? "";
			return plugins.some((name) => /readme-index|optional-front-matter/.test(name)) || gems.includes("github-pages");
		}
		const STYLES = new Map(Object.entries({
			date: "/:categories/:year/:month/:day/:title:output_ext",
			pretty: "/:categories/:year/:month/:day/:title/",
			ordinal: "/:categories/:year/:y_day/:title:output_ext",
			none: "/:categories/:title:output_ext"
		}));
		function findEnding(settings) {
			const style = settings.text("permalink") ?? "date";
			const [ending = ""] = /(?:\/|:output_ext)$/.exec(STYLES.get(style) ?? style) ?? [];
			return ending;
		}
		function fillPermalink(path, fields, settings) {
			const { folders, name } = (0, generators_paths.Uf)(path);
			const usual = name === "index" ? "/:path/" : `/:path/:basename${findEnding(settings)}`;
			const basename = name.replace(/(?<!\.)\.+$/, "");
			return fill((0, generators_fields.M8)(fields, "permalink") ?? usual, {
				path: folders.join("/"),
				basename
			});
		}
		function readDocument(page, path, fields, collection) {
			const { folders, name } = (0, generators_paths.Uf)((0, generators_paths.nx)(collection.folder, path) ?? path);
			const isPost = collection.name === "posts";
			const [, named, rest = name] = /^(\d{2,4}-\d{1,2}-\d{1,2})-(.*)$/s.exec(name) ?? [];
			const isPublished = isPost ? named !== undefined : collection.settings.flag("output") === true;
			if (!isPublished || !page.hasFrontMatter && !isPost) return undefined;
			const date = (0, generators_fields.O5)(fields) ?? (0, generators_fields.xd)(fields, "date") ?? parseDay(named);
			const { year, month, day, monthName, dayOfYear } = (0, generators_fields.qX)(date);
			const categories = [
				...collection.categories,
				...toList(fields["categories"]),
				...toList([fields["category"]])
			];
			const slug = (0, generators_fields.M8)(fields, "slug") ?? rest;
			const permalink = (0, generators_fields.M8)(fields, "permalink") ?? collection.settings.text("permalink");
			const values = {
				collection: collection.name,
				path: [...folders, name].join("/"),
				name: jekyll_slugify(name),
				title: jekyll_slugify(slug, true),
				slug: jekyll_slugify(slug),
				categories: [...new Set(categories.map((each) => each.toLowerCase()))].join("/"),
				year,
				short_year: year.slice(-2),
				month,
				i_month: String(Number(month)),
				short_month: monthName.slice(0, 3),
				long_month: monthName,
				day,
				i_day: String(Number(day)),
				y_day: dayOfYear.padStart(3, "0")
			};
			return {
				date,
				permalink,
				values
			};
		}
		function parseDay(text = "1970-1-1") {
			const [year = 0, month = 1, day = 1] = text.split("-").map(Number);
			return new Date(Date.UTC(year, month - 1, day));
		}
		function fill(template, values) {
			const filled = template.replace(/:([a-z_]+)/g, (_, name) => {
				if (name === "output_ext") return ".html";
				const value = values[name];
				if (value === undefined) throw new generators_settings.v8(`permalink: ${name}`);
				return value;
			});
			return filled.replaceAll("..", "/").replaceAll("./", "");
		}
		function jekyll_slugify(text, isTitle = false) {
			const marks = isTitle ? /[^\p{M}\p{L}\p{Nd}._~!$&'()+,;=@]+/gu : /[^\p{M}\p{L}\p{Nd}]+/gu;
			const slug = text.replace(marks, "-").replace(/^-|-$/g, "");
			return isTitle ? slug : slug.toLowerCase();
		}
		var posix_ = __webpack_require__(53916);
		;
		const IGNORED = ".* node_modules build dist coverage tmp temp README.md LICENSE.md CHANGELOG.md CONTRIBUTING.md /snippets/";
		const mintlify = {
			name: "mintlify",
			title: "Mintlify",
			config: /^(?:docs|mint)\.json$/,
			data: /(?:^|\/)(?:\.mintignore|[\w-]{0,40}navigation[\w-]{0,40}\.json)$/,
			isConfig: (text) => /"navigation"\s*:/.test(text) && /"colors"\s*:/.test(text),
			proposals: { title: ["name"] },
			listBases: () => ["/"],
			...(0, generators_generator.I5)(({ folder }) => folder, mintlify_findAddresses),
			isUnlisted
		};
		const createFilter = (0, generators_generator.n4)(({ folder, settings, files }) => {
			const own = files.textOf((0, generators_paths.uJ)(folder, ".mintignore")) ?? "";
			const isIgnored = (0, generators_paths.hh)(`${IGNORED.replaceAll(" ", "\n")}\n${own}`);
			const isSnippet = (0, generators_paths.P7)(settings.texts("snippets") ?? []);
			return (path) => isIgnored(path) || isSnippet(path);
		});
		function mintlify_findAddresses(path, _page, site) {
			if (!/\.mdx?$/.test(path)) return undefined;
			if (createFilter(site)(path)) return [];
			return [(0, generators_paths.ch)("/", withoutExtension(path), "").replace(/(?<=.)\/$/, "")];
		}
		function isUnlisted({ path, fields }, site) {
			const { settings, folder } = site;
			if (settings.text("seo.indexing") === "all" || settings.flag("seo.indexHiddenPages") === true) return false;
			if (fields["hidden"] === true) return true;
			const own = (0, generators_paths.nx)(folder, path);
			const listed = listNavigation(site);
			return own !== undefined && listed !== undefined && !listed.has(withoutExtension(own));
		}
		const listNavigation = (0, generators_generator.n4)(({ settings, config, files }) => {
			const listed = new Set();
			const read = new Set();
			function collect(value, file) {
				if (typeof value === "string") listed.add(withoutExtension(value.replace(/^\//, "")));
				if (Array.isArray(value)) return value.every((item) => collect(item, file));
				if (!(0, generators_settings.u4)(value) || value["hidden"] === true && value["searchable"] !== true) return true;
				const { $ref, ...others } = value;
				const target = (0, generators_paths.uJ)((0, posix_.dirname)(file), typeof $ref === "string" ? $ref : "");
				if ($ref !== undefined && !read.has(target)) {
					read.add(target);
					const inner = parseConfig(target, files) ?? generators_settings.HV;
					if (inner === generators_settings.HV || !collect(inner, target)) return false;
				}
				return Object.values(others).every((item) => collect(item, file));
			}
			return collect(settings.at("navigation"), config) ? listed : undefined;
		});
		function withoutExtension(path) {
			return path.replace(/\.mdx?$/, "");
		}
		;
		const mkdocs = {
			name: "mkdocs",
			title: "MkDocs",
			config: /^mkdocs\.ya?ml$/,
			data: /(?:^|\/)(?:mkdocs[.-][\w.-]*|base)\.ya?ml$/,
			proposals: {
				title: ["site_name"],
				url: ["site_url"],
				language: ["theme.language", "theme.locale"]
			},
			readSettings: addInherited,
			listBases: ({ settings }) => [(0, generators_paths.Y6)(settings.text("site_url"))],
			...(0, generators_generator.I5)(({ folder, settings }) => (0, generators_paths.uJ)(folder, settings.text("docs_dir") ?? "docs"), mkdocs_findAddresses)
		};
		function addInherited({ folder, settings, files }) {
			const own = settings.at("");
			if (!(0, generators_settings.u4)(own) || typeof own["INHERIT"] !== "string") return settings;
			const inherited = parseConfig((0, generators_paths.uJ)(folder, own["INHERIT"]), files);
			return new generators_settings.wB({
				...(0, generators_settings.u4)(inherited) ? inherited : { [generators_settings.As]: true },
				...own
			});
		}
		function readPlugins(settings) {
			const plugins = settings.at("plugins");
			const items = (0, generators_settings.u4)(plugins) ? [plugins] : settings.items("plugins");
			const named = items.flatMap((item) => Object.entries((0, generators_settings.u4)(item) ? item : { [String(item)]: {} }));
			return new Map(named.map(([name, options]) => [name.replace("material/", ""), new generators_settings.wB(options ?? {})]));
		}
		function mkdocs_findAddresses(path, page, { settings, files }) {
			const plugins = readPlugins(settings);
			const ignored = [
				".*",
				"/templates/",
				settings.text("exclude_docs"),
				settings.text("draft_docs")
			];
			const isExcluded = (0, generators_paths.P7)(plugins.get("exclude")?.texts("glob") ?? []);
			if ((0, generators_paths.hh)(ignored.join("\n"))(path) || isExcluded(path) || path.endsWith(".mdx")) return [];
			const blog = plugins.get("blog")?.text("blog_dir") ?? "blog";
			const isPost = plugins.has("blog") && (0, generators_paths.nx)(blog, path) !== undefined;
			if (plugins.has("i18n") || isPost) throw new generators_settings.v8("plugins");
			const base = (0, generators_paths.Y6)(settings.text("site_url"));
			if (/\.html?$/i.test(path)) return [(0, generators_paths.Lz)((0, generators_paths.Vz)(base, path))];
			const { folders, name } = (0, generators_paths.Uf)(path);
			const isReadme = name === "README";
			if (isReadme && files.paths.has((0, generators_paths.uJ)(page.path, "../index.md"))) return [];
			const ending = settings.flag("use_directory_urls") === false ? ".html" : "/";
			return [(0, generators_paths.ch)(base, [...folders, isReadme ? "index" : name].join("/"), ending)];
		}
		;
		const next = {
			name: "next",
			title: "Next.js",
			config: /^next\.config\.[cm]?[jt]s$/,
			listBases: ({ settings }) => [(0, generators_paths.Vz)(settings.text("basePath") ?? "", "/")],
			listFolders: ({ folder }) => [
				"app",
				"src/app",
				"pages",
				"src/pages"
			].map((name) => (0, generators_paths.uJ)(folder, name)),
			listStatics: ({ folder }) => [(0, generators_paths.uJ)(folder, "public")],
			findAddresses: next_findAddresses
		};
		function next_findAddresses({ path }, { folder, settings }) {
			const own = (0, generators_paths.nx)(folder, path) ?? "";
			const [, router, inner = ""] = /^(?:src\/)?(app|pages)\/(.*\.mdx?)$/.exec(own) ?? [];
			if (router === undefined) return undefined;
			const extensions = settings.texts("pageExtensions") ?? [];
			const extension = extensions.find((each) => inner.endsWith(`.${each}`));
			if (extension === undefined) return [];
			const folders = inner.slice(0, -extension.length - 1).split("/");
			const name = folders.pop() ?? "";
			const address = router === "app" ? toAppAddress(folders, name) : toPagesAddress(folders, name);
			if (router === "pages" && settings.at("i18n") !== undefined) throw new generators_settings.v8("i18n");
			if (address === undefined) return [];
			const full = (0, generators_paths.Vz)(settings.text("basePath") ?? "", address, "/");
			return [settings.flag("trailingSlash") === true ? full : full.replace(/(?<=.)\/$/, "")];
		}
		function toAppAddress(folders, name) {
			if (name !== "page" || folders.some((each) => /^(?:_|\(\.|\[)/.test(each))) return undefined;
			const shown = folders.filter((each) => !/^(?:\(.*\)|@)/.test(each));
			return (0, generators_paths.Vz)(...shown).replaceAll(/%5F/gi, "_");
		}
		function toPagesAddress(folders, name) {
			const path = (0, generators_paths.Vz)(...folders, name === "index" ? "" : name);
			const isSpecial = folders.length === 0 && /^_(?:app|document|error)$/.test(name);
			return isSpecial || folders[0] === "api" || path.includes("[") ? undefined : path;
		}
		;
		const nuxt = {
			name: "nuxt",
			title: "Nuxt",
			config: /^nuxt\.config\.[cm]?[jt]s$/,
			data: /(?:^|\/)content\.config\.[cm]?[jt]s$/,
			proposals: {
				title: ["app.head.title"],
				url: ["site.url"],
				language: ["i18n.defaultLocale"]
			},
			listBases: ({ settings }) => [settings.text("app.baseURL") ?? "/"],
			listStatics: ({ folder }) => [(0, generators_paths.uJ)(folder, "public")],
			...(0, generators_generator.I5)(({ folder }) => (0, generators_paths.uJ)(folder, "content"), nuxt_findAddresses)
		};
		function nuxt_findAddresses(path, page, site) {
			const { settings, files } = site;
			if (!path.endsWith(".md")) return undefined;
			const source = listSources(site).find((each) => each.matches(path));
			if (source === undefined) return [];
			const rest = path.slice(source.fixed.length).replace(/\.md$/, "");
			const names = rest.split("/").map((part) => slugify_slugify(cleanName(part), { lower: true }));
			const own = (0, generators_fields.M8)(page.fields, "path") ?? (0, generators_paths.Vz)(source.prefix, ...names);
			const isShown = [...files.paths].some((each) => isCatchAll(each, own, site));
			if (!isShown || settings.at("i18n") !== undefined) throw new generators_settings.v8("pages");
			const base = settings.text("app.baseURL") ?? "/";
			return [own === "/" ? base : (0, generators_paths.Vz)(base, own).replace(/\/$/, "")];
		}
		function cleanName(name) {
			if (/^\d+(?:\.\d+)*(?:\.x)?$/.test(name)) return name;
			return name.replace(/^\d+\./, "").replace(/^index(?:\.draft)?$/, "").replace(/\.draft$/, "");
		}
		const listSources = (0, generators_generator.n4)(({ folder, files }) => {
			const config = [...files.paths].find((path) => /^content\.config\.[cm]?[jt]s$/.test((0, generators_paths.nx)(folder, path) ?? ""));
			if (config === undefined) return [toSource(new generators_settings.wB({}))];
			const settings = readConfig(config, files);
			return Object.values(settings.at("collections") ?? {}).flatMap((collection) => {
				const options = new generators_settings.wB(collection instanceof generators_settings.Je ? collection.args[0] : collection);
				if ((options.text("type") ?? "page") !== "page") return [];
				const given = [options.at("source")].flat();
				return given.map((each) => toSource(new generators_settings.wB((0, generators_settings.u4)(each) ? each : { include: each })));
			});
		});
		function toSource(settings) {
			const include = settings.text("include") ?? "**";
			const [fixed = ""] = /^(?:[^*?{[]*\/)?/.exec(include) ?? [];
			const isExcluded = (0, generators_paths.P7)(settings.texts("exclude") ?? []);
			const isIncluded = (0, generators_paths.P7)([include]);
			return {
				fixed,
				prefix: settings.text("prefix") ?? fixed,
				matches: (path) => isIncluded(path) && !isExcluded(path)
			};
		}
		function isCatchAll(path, address, { folder }) {
			const pattern = /^(?:app\/|src\/)?pages\/((?:.*\/)?)\[\[?\.\.\.\w+\]?\]\.vue$/;
			const [, inner] = pattern.exec((0, generators_paths.nx)(folder, path) ?? "") ?? [];
			return inner !== undefined && `${address}/`.startsWith((0, generators_paths.Vz)(inner, "/"));
		}
		;
		const EXCLUDING = [
			"exclude_patterns",
			"templates_path",
			"html_static_path",
			"html_extra_path"
		];
		const SCRIPTS = [
			"Makefile",
			"make.bat",
			"tox.ini",
			"noxfile.py",
			".readthedocs.yaml",
			".readthedocs.yml"
		];
		const sphinx = {
			name: "sphinx",
			title: "Sphinx",
			config: /^conf\.py$/,
			data: /(?:^|\/)(?:Makefile|make\.bat|tox\.ini|noxfile\.py|\.readthedocs\.ya?ml)$/,
			isConfig: (text) => /^(?:extensions|html_theme|project)\s*=/m.test(text),
			proposals: {
				title: ["project"],
				url: ["html_baseurl"],
				language: ["language"]
			},
			listBases: ({ settings }) => [(0, generators_paths.Y6)(settings.text("html_baseurl"))],
			listStatics: ({ folder, settings }) => (settings.texts("html_extra_path") ?? []).map((path) => (0, generators_paths.uJ)(folder, path)),
			...(0, generators_generator.I5)(({ folder }) => folder, sphinx_findAddresses)
		};
		const MARKDOWN_EXTENSIONS = [
			"myst_parser",
			"myst_nb",
			"recommonmark"
		];
		function sphinx_findAddresses(path, _page, site) {
			const { settings } = site;
			const { folders, name, extension } = (0, generators_paths.Uf)(path);
			const suffixes = settings.at("source_suffix");
			const listed = (0, generators_settings.u4)(suffixes) ? Object.keys(suffixes) : settings.texts("source_suffix");
			const isSource = (listed ?? [".md"]).includes(`.${extension}`);
			const extensions = settings.texts("extensions") ?? [];
			const excluded = EXCLUDING.flatMap((name) => settings.texts(name) ?? []);
			const isRead = MARKDOWN_EXTENSIONS.some((each) => extensions.includes(each)) && isSource;
			const isIncluded = (0, generators_paths.x6)(settings.texts("include_patterns") ?? ["**"]);
			if (!isRead || (0, generators_paths.x6)(excluded)(path) || !isIncluded(path)) return [];
			const ending = usesFolders(site) ? "/" : settings.text("html_file_suffix") ?? ".html";
			return [(0, generators_paths.ch)((0, generators_paths.Y6)(settings.text("html_baseurl")), [...folders, name].join("/"), ending)];
		}
		function usesFolders({ folder, files }) {
			return ["", ...(0, generators_paths.WJ)(folder.split("/"))].some((around) => SCRIPTS.some((name) => /\bdirhtml\b/.test(files.textOf((0, generators_paths.uJ)(around, name)) ?? "")));
		}
		;
		const MAX_OPEN = 2;
		const vitepress = {
			name: "vitepress",
			title: "VitePress",
			config: /^\.vitepress\/config(?:\/index)?\.[cm]?[jt]s$/,
			data: /(?:^|\/)\.vitepress\/(?:config\/)?[\w-]+\.[cm]?[jt]s$/,
			proposals: {
				title: ["title", "locales.root.title"],
				url: ["sitemap.hostname"],
				language: ["lang", "locales.root.lang"]
			},
			listBases: ({ settings }) => [settings.text("base") ?? "/"],
			listStatics: (site) => [(0, generators_paths.uJ)(findSource(site), "public")],
			...(0, generators_generator.I5)(findSource, vitepress_findAddresses)
		};
		function findSource({ folder, settings }) {
			return (0, generators_paths.uJ)(folder, settings.text("srcDir") ?? "");
		}
		function vitepress_findAddresses(path, _page, { settings }) {
			if (!path.endsWith(".md")) return undefined;
			const excluded = [
				"node_modules",
				"**/node_modules",
				"**/dist",
				...settings.texts("srcExclude") ?? []
			];
			const isDynamic = /\[[^/[\]]+\]/.test(path);
			if ((0, generators_paths.x6)(excluded)(path) || /(?:^|\/)\./.test(path)) return [];
			if (isDynamic) throw new generators_settings.v8(path);
			const ending = settings.flag("cleanUrls") === true ? "" : ".html";
			return [(0, generators_paths.ch)(settings.text("base") ?? "/", rewrite(path, settings).replace(/\.md$/, ""), ending)];
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
			mintlify,
			mkdocs,
			vitepress,
			astro.c7,
			nuxt,
			next,
			eleventy,
			jekyll,
			sphinx
		];
		function proposeFrom({ generator, settings }, kind) {
			const names = generator.proposals?.[kind] ?? [];
			const values = names.values().map((name) => settings.text(name));
			return values.find((value) => value !== undefined);
		}
		const OTHER_SITES = /(?:^|\/)(?:node_modules|vendor|themes?|tests?|__tests__|fixtures?|examples?|\w*templates?)\//i;
		const MAX_FOLDERS = 5;
		const IMPORTED = /(?:^|\/)(?:locales?|languages?|i18n|consts?|constants|config|settings|site(?:[-_.]?config)?)\.(?:[cm]?[jt]s|json)$/i;
		const isGeneratorFile = (0, remember.k)((path) => {
			if (OTHER_SITES.test(path) || path.split("/").length > MAX_FOLDERS + 5) return false;
			if (IMPORTED.test(path)) return true;
			return generators.some(({ config, data }) => findSiteFolder(path, config) !== undefined || data?.test(path));
		});
		function findSiteFolder(path, config) {
			const parts = path.split("/");
			for (let index = Math.max(0, parts.length - 3); index < parts.length; index += 1) {
				if (config.test(parts.slice(index).join("/"))) return parts.slice(0, index).join("/");
			}
			return undefined;
		}
		function findSites(files) {
			const paths = [...files.paths].filter((path) => isGeneratorFile(path) && path.split("/").length <= MAX_FOLDERS + 1).sort();
			const found = new Map();
			for (const generator of generators) {
				for (const config of paths) {
					const folder = findSiteFolder(config, generator.config);
					const text = files.textOf(config);
					const key = `${generator.name} ${folder}`;
					if (folder === undefined || text === undefined || found.has(key)) continue;
					if (generator.isConfig?.(text) === false) continue;
					found.set(key, openSite(generator, {
						folder,
						config,
						settings: readConfig(config, files),
						files
					}));
				}
			}
			return [...found.values()].toSorted((a, b) => a.folder.split("/").length - b.folder.split("/").length || (a.folder < b.folder ? -1 : 1));
		}
		function openSite(generator, own) {
			const readSettings = (0, generators_generator.n4)(generator.readSettings ?? (({ settings }) => settings));
			return {
				...own,
				generator,
				get settings() {
					return readSettings(own);
				}
			};
		}
		const generatorNames = [...generators.map(({ name }) => name), "none"];
		function readGeneratorChoices(lines) {
			const choices = lines.map((line) => {
				const end = line.indexOf("=");
				return {
					folder: (0, generators_paths.uJ)(line.slice(0, Math.max(end, 0)).trim()),
					name: line.slice(end + 1).trim()
				};
			});
			return choices.every(({ name }) => generatorNames.includes(name)) ? choices : undefined;
		}
		function chooseSites(sites, choices) {
			if (choices.length === 0) return sites;
			return sites.filter(({ generator, folder }) => choices.some((choice) => choice.name === generator.name && (0, folder_rules.UO)(folder, choice.folder)));
		}
		function placeIn(sites, page) {
			for (const site of sites.toReversed()) {
				const placed = placeOn(site, page);
				if (placed !== undefined) return placed;
			}
			return undefined;
		}
		function placeOn(site, page) {
			const { generator } = site;
			try {
				const addresses = findCopies(site, page.path) ?? generator.findAddresses(page, site);
				if (addresses === undefined) return undefined;
				const [base = "/"] = generator.listBases(site);
				const isUnlisted = generator.isUnlisted?.(page, site) === true;
				return {
					addresses: addresses.map((address) => (0, lib_text.S8)(address, "NFC")),
					base,
					isUnlisted
				};
			} catch (error) {
				if (!(error instanceof generators_settings.v8)) throw error;
				return {
					addresses: undefined,
					needs: {
						name: error.message,
						file: site.config
					},
					base: "/"
				};
			}
		}
		function findCopies(site, path) {
			if (!/\.html?$/i.test(path)) return undefined;
			const folders = site.generator.listStatics?.(site) ?? [];
			const copied = folders.map((folder) => (0, generators_paths.nx)(folder, path)).find((each) => each !== undefined);
			return copied === undefined ? undefined : site.generator.listBases(site).map((base) => (0, generators_paths.Lz)((0, generators_paths.Vz)(base, copied)));
		}
	}),
	65786: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Lz: () => withoutIndex,
			P7: () => createMatcher,
			Uf: () => splitPath,
			Vz: () => joinAddress,
			WJ: () => joinNested,
			Y6: () => toBasePath,
			ch: () => toAddress,
			hh: () => createIgnore,
			nx: () => inside,
			uJ: () => joinPath,
			x6: () => createFolderMatcher
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var _lib_remember_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28305);
		var _lib_web_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73530);
		var _glob_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29733);
		var _settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84413);
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
		function joinNested(folders) {
			return folders.map((_, index) => folders.slice(0, index + 1).join("/"));
		}
		function toAddress(base, path, ending) {
			return withoutIndex(joinAddress(base, /(?:^|\/)index$/.test(path) ? `${path}.html` : `${path}${ending}`));
		}
		function withoutIndex(address) {
			return address.replace(/(^|\/)index\.html$/, "$1");
		}
		function toBasePath(url) {
			if (url === undefined || url === "") return "/";
			const parsed = URL.parse(url, "https://site.invalid");
			return parsed === null ? "/" : joinAddress((0, _lib_web_url_js__WEBPACK_IMPORTED_MODULE_2__.HD)(parsed.pathname), "/");
		}
		const compileOnce = (0, _lib_remember_js__WEBPACK_IMPORTED_MODULE_3__.k)(_glob_js__WEBPACK_IMPORTED_MODULE_4__.SO);
		function createMatcher(globs) {
			const unknown = globs.find((glob) => (0, _glob_js__WEBPACK_IMPORTED_MODULE_4__.RR)(glob) !== undefined);
			if (unknown !== undefined) throw new _settings_js__WEBPACK_IMPORTED_MODULE_1__.v8(unknown);
			const matchers = globs.map(compileOnce);
			return (path) => matchers.some((matches) => matches(path));
		}
		function createFolderMatcher(globs) {
			return createMatcher(globs.flatMap((glob) => [glob, `${glob.replace(/\/$/, "")}/**`]));
		}
		function createIgnore(text) {
			const lines = text.split("\n").map((line) => line.trim());
			const rules = lines.filter((line) => line !== "" && !line.startsWith("#")).map((line) => {
				const pattern = line.replace(/^!|\/$/g, "");
				const glob = pattern.includes("/") ? pattern.replace(/^\//, "") : `**/${pattern}`;
				return {
					isIgnored: !line.startsWith("!"),
					matches: createFolderMatcher([glob])
				};
			});
			return (path) => rules.findLast(({ matches }) => matches(path))?.isIgnored ?? false;
		}
	}),
	26271: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { U: () => readScript });
		var _babel_parser__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5429);
		var _settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84413);
		const WRAPPER = /^(?:define|with)|^$/;
		const MAX_NODES = 2e4;
		const MAX_CHARACTERS = 1e4;
		const MAX_CALLS = 5;
		function readScript(code, load = () => undefined) {
			const program = parseProgram(code);
			if (program === undefined) return {
				exported: _settings_js__WEBPACK_IMPORTED_MODULE_1__.HV,
				named: new Map(),
				calls: []
			};
			const read = createReader(readImports(program, load), findConstants(program));
			const named = new Map();
			let exported;
			for (const statement of program.body) {
				if (statement.type === "ExportDefaultDeclaration") exported = resolve(read(statement.declaration));
				if (statement.type === "ExportNamedDeclaration") for (const [name, node] of listConstants([statement])) named.set(name, read(node));
				const assignment = statement.type === "ExpressionStatement" ? statement.expression : undefined;
				if (assignment?.type !== "AssignmentExpression") continue;
				const target = toName(assignment.left);
				if (target === "module.exports") exported = resolve(read(assignment.right));
				else if (/^exports(?:\.|$)/.test(target)) exported = _settings_js__WEBPACK_IMPORTED_MODULE_1__.HV;
				else if (target.startsWith("module.exports.")) named.set(target.slice(15), read(assignment.right));
			}
			const calls = [];
			visit(program, (node, isConditional) => {
				if (node.type !== "CallExpression") return;
				const args = node.arguments.map((argument) => isConditional ? _settings_js__WEBPACK_IMPORTED_MODULE_1__.HV : read(argument));
				calls.push(new _settings_js__WEBPACK_IMPORTED_MODULE_1__.Je(toName(node.callee), args));
			});
			return {
				exported,
				named,
				calls
			};
		}
		function unwrap(value) {
			return value instanceof _settings_js__WEBPACK_IMPORTED_MODULE_1__.Je && WRAPPER.test(value.name) ? value.args[0] : value;
		}
		function resolve(value, depth = 0) {
			const given = unwrap(value);
			if (depth > MAX_CALLS || given === value && given instanceof _settings_js__WEBPACK_IMPORTED_MODULE_1__.Je) return _settings_js__WEBPACK_IMPORTED_MODULE_1__.HV;
			if (given instanceof _settings_js__WEBPACK_IMPORTED_MODULE_1__.Qw) return resolve(given.apply(_settings_js__WEBPACK_IMPORTED_MODULE_1__.HV), depth + 1);
			return given === value ? value : resolve(given, depth + 1);
		}
		function parseProgram(code) {
			try {
				return (0, _babel_parser__WEBPACK_IMPORTED_MODULE_0__.qg)(code, {
					sourceType: "unambiguous",
					errorRecovery: true,
					plugins: ["typescript"]
				}).program;
			} catch {
				return undefined;
			}
		}
		function readImports(program, load) {
			const imported = new Map();
			for (const statement of program.body) {
				if (statement.type !== "ImportDeclaration" || !statement.source.value.startsWith(".")) continue;
				const found = load(statement.source.value);
				for (const specifier of statement.specifiers) {
					if (specifier.type === "ImportDefaultSpecifier") imported.set(specifier.local.name, found?.exported);
					if (specifier.type === "ImportSpecifier") imported.set(specifier.local.name, unwrap(found?.named.get(toName(specifier.imported))));
				}
			}
			return imported;
		}
		function toName(node) {
			if (node.type === "Identifier") return node.name;
			if (node.type === "MemberExpression" && !node.computed) return `${toName(node.object)}.${toName(node.property)}`;
			return "";
		}
		function listConstants(statements) {
			return statements.flatMap((statement) => {
				const declared = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
				if (declared?.type === "FunctionDeclaration" && declared.id) return [[declared.id.name, declared]];
				if (declared?.type !== "VariableDeclaration" || declared.kind !== "const") return [];
				return declared.declarations.flatMap(({ id, init }) => id.type === "Identifier" && init ? [[id.name, init]] : []);
			});
		}
		function findConstants(program) {
			const constants = new Map();
			const unknown = new Set();
			visit(program, (node) => {
				const isBlock = node.type === "Program" || node.type === "BlockStatement";
				for (const [name, value] of isBlock ? listConstants(node.body) : []) {
					if (constants.has(name)) unknown.add(name);
					constants.set(name, value);
				}
				if (node.type === "AssignmentExpression" && node.left.type === "MemberExpression") unknown.add(toName(node.left).split(".")[0] ?? "");
			});
			for (const name of unknown) constants.delete(name);
			return constants;
		}
		function createReader(values, constants) {
			let nodes = 0;
			const open = new Set();
			function read(node) {
				nodes += 1;
				if (open.has(node) || nodes > MAX_NODES) return _settings_js__WEBPACK_IMPORTED_MODULE_1__.HV;
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
						if (values.has(node.name)) return values.get(node.name) ?? _settings_js__WEBPACK_IMPORTED_MODULE_1__.HV;
						const constant = constants.get(node.name);
						if (constant !== undefined) return read(constant);
						return node.name === "undefined" ? undefined : _settings_js__WEBPACK_IMPORTED_MODULE_1__.HV;
					}
					case "MemberExpression": {
						const object = read(node.object);
						const key = node.computed ? read(node.property) : toName(node.property);
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
					case "ConditionalExpression": {
						const test = read(node.test);
						if (typeof test !== "boolean" && typeof test !== "string") return _settings_js__WEBPACK_IMPORTED_MODULE_1__.HV;
						return read(test ? node.consequent : node.alternate);
					}
					case "CallExpression": return readCall(node);
					case "FunctionDeclaration":
					case "FunctionExpression":
					case "ArrowFunctionExpression":
					case "ObjectMethod": return new _settings_js__WEBPACK_IMPORTED_MODULE_1__.Qw((value) => applyFunction(node, value));
					default: return _settings_js__WEBPACK_IMPORTED_MODULE_1__.HV;
				}
			}
			function readCall({ callee, arguments: args }) {
				const isLower = callee.type === "MemberExpression" && toName(callee.property) === "toLowerCase";
				const text = isLower ? read(callee.object) : undefined;
				return typeof text === "string" ? text.toLowerCase() : new _settings_js__WEBPACK_IMPORTED_MODULE_1__.Je(toName(callee), args.map(read));
			}
			function applyFunction({ params: [parameter], body }, value) {
				const inner = new Map(values);
				if (parameter?.type === "Identifier") inner.set(parameter.name, value);
				if (parameter?.type === "ObjectPattern" && (0, _settings_js__WEBPACK_IMPORTED_MODULE_1__.u4)(value)) {
					for (const property of parameter.properties) {
						const name = property.type === "ObjectProperty" ? toName(property.value) : "";
						if (name !== "") inner.set(name, value[name]);
					}
				}
				const readInner = createReader(inner, constants);
				if (body.type !== "BlockStatement") return readInner(body);
				if (body.body.some((statement) => statement.type === "IfStatement" && hasReturn(statement))) return _settings_js__WEBPACK_IMPORTED_MODULE_1__.HV;
				const last = body.body.findLast((statement) => statement.type === "ReturnStatement");
				return last?.argument ? readInner(last.argument) : {};
			}
			function readTemplate(texts, values) {
				const isKnown = values.every((value) => typeof value === "string" || typeof value === "number");
				if (!isKnown) return _settings_js__WEBPACK_IMPORTED_MODULE_1__.HV;
				const text = texts.map((each, index) => `${each}${values[index] ?? ""}`).join("");
				return text.length <= MAX_CHARACTERS ? text : _settings_js__WEBPACK_IMPORTED_MODULE_1__.HV;
			}
			function readObject(node) {
				let found = {};
				for (const property of node.properties) {
					if (property.type === "SpreadElement") {
						const value = unwrap(read(property.argument));
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
					else found[key] = read(property.type === "ObjectProperty" ? property.value : property);
				}
				return found;
			}
			return read;
		}
		function hasReturn(node) {
			let found = false;
			visit(node, (each) => {
				found ||= each.type === "ReturnStatement";
			});
			return found;
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
			Qw: () => Lambda,
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
		class Lambda {
			apply;
			constructor(apply) {
				this.apply = apply;
			}
		}
		class UnknownSetting extends Error {
			name = "UnknownSetting";
		}
		function isCode(value) {
			return value === UNKNOWN || value instanceof Call || value instanceof Lambda;
		}
		function isRecord(value) {
			return typeof value === "object" && value !== null && !Array.isArray(value) && !isCode(value);
		}
		class Settings {
			#value;
			constructor(value) {
				this.#value = value;
			}
			at(path) {
				let value = this.#value;
				for (const key of path === "" ? [] : path.split(".")) {
					if (isCode(value)) throw new UnknownSetting(path);
					if (!isRecord(value)) return undefined;
					if (!Object.hasOwn(value, key) && value[OTHERS] === true) throw new UnknownSetting(path);
					value = Object.hasOwn(value, key) ? value[key] : undefined;
				}
				if (isCode(value) && !(value instanceof Lambda)) throw new UnknownSetting(path);
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
				if (value === undefined) return [];
				if (!isRecord(value) || value[OTHERS] === true) throw new UnknownSetting(path);
				return Object.entries(value).map(([key, inner]) => [key, new Settings(inner)]);
			}
			in(path) {
				return new Settings(this.at(path));
			}
		}
	})
};
;
