"use strict";
exports.id = "sites-generators-generators";
exports.ids = ["sites-generators-generators"];
exports.modules = {
	13163: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Lz: () => withoutIndex,
			M8: () => textField,
			P7: () => createMatcher,
			Uf: () => splitPath,
			Vz: () => joinAddress,
			bV: () => dateParts,
			hh: () => createIgnore,
			n4: () => perSite,
			nx: () => inside,
			oK: () => basePathOf,
			qx: () => pageAddress,
			uJ: () => joinPath,
			x6: () => createFolderMatcher,
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
		function createFolderMatcher(globs) {
			return createMatcher(globs.flatMap((glob) => [glob, `${glob.replace(/\/$/, "")}/**`]));
		}
		function createIgnore(text) {
			const lines = text.split("\n").map((line) => line.trim());
			const rules = lines.flatMap((line) => {
				if (line === "" || line.startsWith("#")) return [];
				const pattern = line.replace(/^!|\/$/g, "");
				const glob = pattern.includes("/") ? pattern.replace(/^\//, "") : `**/${pattern}`;
				return {
					isIgnored: !line.startsWith("!"),
					matches: createFolderMatcher([glob])
				};
			});
			return (path) => rules.findLast(({ matches }) => matches(path))?.isIgnored ?? false;
		}
		function pageAddress(base, path, ending) {
			return withoutIndex(joinAddress(base, /(?:^|\/)index$/.test(path) ? `${path}.html` : `${path}${ending}`));
		}
		function withoutIndex(address) {
			return address.replace(/(^|\/)index\.html$/, "$1");
		}
		function dateParts(date) {
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
				dayOfYear: String(Math.floor((date.getTime() - start) / 864e5))
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
		var lib_text = __webpack_require__(94869);
		var github_slugger = __webpack_require__(42710);
		var generators_generator = __webpack_require__(13163);
		var script = __webpack_require__(26271);
		var generators_settings = __webpack_require__(84413);
		;
		const astro = {
			name: "astro",
			title: "Astro",
			config: /^astro\.config\.[cm]?[jt]s$/,
			data: /(?:^|\/)(?:\[[^/[\]]*\]\.astro|content(?:\/config|\.config)\.[cm]?[jt]s)$/,
			read(context) {
				const { folder, settings } = context;
				return {
					title: () => starlightOf(settings)?.text("title"),
					url: () => settings.text("site"),
					language: () => starlightOf(settings)?.text("defaultLocale") ?? settings.text("i18n.defaultLocale"),
					bases: () => [settings.text("base") ?? "/"],
					folders: () => ["content", "pages"].map((name) => (0, generators_generator.uJ)(sourceOf(context), name)),
					statics: () => [(0, generators_generator.uJ)(folder, settings.text("publicDir") ?? "public")],
					addressesOf: (page) => pathsOf(page, context)?.map((path) => toAddress(path, settings))
				};
			}
		};
		function sourceOf({ folder, settings }) {
			return (0, generators_generator.uJ)(folder, settings.text("srcDir") ?? "src");
		}
		function starlightOf(settings) {
			const items = settings.items("integrations").flat();
			const call = items.find((item) => item instanceof generators_settings.Je && item.name === "starlight");
			return call instanceof generators_settings.Je ? new generators_settings.wB(call.args[0] ?? {}) : undefined;
		}
		function pathsOf(page, context) {
			const source = sourceOf(context);
			const path = (0, generators_generator.nx)((0, generators_generator.uJ)(source, "pages"), page.path);
			if (path !== undefined) return /(?:^|\/)_|\[/.test(path) ? [] : [path.replace(/\.\w+$/, "")];
			const starlight = starlightOf(context.settings);
			const doc = (0, generators_generator.nx)((0, generators_generator.uJ)(source, "content/docs"), page.path);
			if (starlight !== undefined && doc !== undefined) return docPaths(page, doc, starlight, context);
			return entryPaths(page, context);
		}
		function toAddress(path, settings) {
			const bare = path.replace(/(^|\/)index$/, "$1").replace(/\/$/, "");
			const full = (0, generators_generator.Vz)(settings.text("base") ?? "/", bare);
			const format = settings.text("build.format") ?? "directory";
			const isFile = format === "file" || format === "preserve" && bare === path;
			if (bare === "404" || bare === "500" || isFile && bare !== "") return `${full}.html`;
			return settings.text("trailingSlash") === "never" ? full.replace(/(?<=.)\/$/, "") : (0, generators_generator.Vz)(full, "/");
		}
		function idOf(path, fields) {
			const { folders, name } = (0, generators_generator.Uf)(path);
			const usual = [...folders, name].map((each) => (0, github_slugger.y)(each)).join("/");
			return (0, generators_generator.M8)(fields, "slug") ?? usual.replace(/(^|\/)index$/, "$1").replace(/\/$/, "");
		}
		function docPaths(page, path, starlight, context) {
			if (/(?:^|\/)_[^/]*$/.test(path) || page.fields["draft"] === true) return [];
			const id = idOf(path, page.fields).replace(/^\/|\/$/g, "");
			const locales = starlight.entries("locales").map(([name]) => name === "root" ? "" : name);
			const first = starlight.text("defaultLocale") ?? "";
			const main = locales.includes(first) ? first : "";
			const own = locales.find((name) => name !== "" && `${id}/`.startsWith(`${name}/`)) ?? "";
			if (own !== main) return [id];
			const rest = own === "" ? id : id.slice(own.length + 1);
			const others = locales.filter((name) => name !== main).map((name) => [name, rest].filter(Boolean).join("/"));
			return [id, ...others.filter((other) => !docIdsOf(context).has(other))];
		}
		const docIdsOf = (0, generators_generator.n4)(readDocIds);
		function readDocIds(context) {
			const docs = (0, generators_generator.uJ)(sourceOf(context), "content/docs");
			const ids = [...context.files.paths].map((path) => {
				const own = (0, generators_generator.nx)(docs, path);
				return own !== undefined && /\.mdx?$/.test(own) ? idOf(own, context.files.fieldsOf(path)) : "";
			});
			return new Set(ids);
		}
		function entryPaths(page, context) {
			const collections = collectionsOf(context);
			const found = collections.find(({ folder }) => folder !== undefined && (0, generators_generator.nx)(folder, page.path) !== undefined);
			if (found?.folder === undefined) {
				const isContent = (0, generators_generator.nx)((0, generators_generator.uJ)(sourceOf(context), "content"), page.path) !== undefined;
				const isOpen = collections.some(({ folder }) => folder === undefined);
				if (isContent && isOpen) throw new generators_settings.v8("loader");
				return isContent ? [] : undefined;
			}
			const path = (0, generators_generator.nx)(found.folder, page.path) ?? "";
			const globs = found.options.texts("pattern") ?? ["**/[!_]*.{md,mdx}"];
			const excluded = globs.flatMap((glob) => glob.startsWith("!") ? [glob.slice(1)] : []);
			if (!(0, generators_generator.P7)(globs)(path) || (0, generators_generator.P7)(excluded)(path)) return [];
			if (found.options.at("generateId") !== undefined) throw new generators_settings.v8("generateId");
			const all = routesOf(context);
			const listed = all.filter(({ collection }) => collection === found.name);
			const routes = listed.filter(({ hasContent }) => hasContent);
			const isDraft = page.fields["draft"] === true;
			if (isDraft && routes.length > 0 && routes.every(({ filter }) => filter === "draft")) return [];
			const isUnknown = routes.length === 0 ? listed.length > 0 || all.some(({ collection }) => collection === undefined) : routes.some(({ isById, filter }) => !isById || filter === "other");
			if (isUnknown) throw new generators_settings.v8("getStaticPaths");
			return routes.map(({ folder }) => (0, generators_generator.Vz)(folder, idOf(path, page.fields) || "index", "/"));
		}
		const collectionsOf = (0, generators_generator.n4)(readCollections);
		function readCollections(context) {
			const source = sourceOf(context);
			const config = [...context.files.paths].find((path) => /^content(?:\/config|\.config)\.[cm]?[jt]s$/.test((0, generators_generator.nx)(source, path) ?? ""));
			const { named } = (0, script.U)(config === undefined ? "" : context.files.textOf(config) ?? "");
			const collections = new generators_settings.wB({ value: named.get("collections") }).at("value") ?? {};
			return Object.entries(collections).map(([name, value]) => {
				const given = value instanceof generators_settings.Je && (0, generators_settings.u4)(value.args[0]) ? value.args[0] : {};
				const { loader } = given;
				const call = loader instanceof generators_settings.Je && loader.name === "glob" ? loader : undefined;
				const options = new generators_settings.wB(call?.args[0] ?? {});
				const usual = loader === undefined ? (0, generators_generator.uJ)(source, "content", name) : undefined;
				const base = call && options.text("base");
				return {
					name,
					options,
					folder: base === undefined ? usual : (0, generators_generator.uJ)(context.folder, base)
				};
			});
		}
		const routesOf = (0, generators_generator.n4)(readRoutes);
		function readRoutes(context) {
			const pages = (0, generators_generator.uJ)(sourceOf(context), "pages");
			return [...context.files.paths].flatMap((path) => {
				const [, folder] = /^(.*?)\/?\[(?:\.\.\.)?\w+\]\.astro$/.exec((0, generators_generator.nx)(pages, path) ?? "") ?? [];
				const text = context.files.textOf(path);
				if (folder === undefined || text === undefined) return [];
				const [, collection, comma] = /getCollection\(\s*['"]([\w-]+)['"]\s*(,?)/.exec(text) ?? [];
				const isById = /params\s*:\s*\{\s*\w+\s*:\s*\w+\.(?:id|slug)\s*\}/.test(text);
				const hasContent = /\brender\(|<Content\b/.test(text);
				const isFiltered = comma === "," || /\.filter\(/.test(text);
				return [{
					folder,
					collection,
					isById,
					hasContent,
					filter: !isFiltered ? "none" : /\bdraft\b/.test(text) ? "draft" : "other"
				}];
			});
		}
		var external_node_path_ = __webpack_require__(76760);
		var dist = __webpack_require__(3292);
		var yaml_dist = __webpack_require__(38815);
		;
		const CHANGE = /^([ \t]*)(?:([A-Za-z_]\w*)[ \t]*(?::[^=\n]+)?(=(?!=)|\+=|\|=|\.(?:append|extend|update|insert|remove)\()[ \t]*|(?:def|class)\b|(?=\S))/gm;
		function readPython(source) {
			const values = {};
			let isInFunction = false;
			let end = 0;
			for (const match of source.matchAll(CHANGE)) {
				const [all, indent = "", name, operator] = match;
				if (match.index < end) continue;
				if (indent === "") isInFunction = /^(?:def|class)$/.test(all);
				if (name === undefined || isInFunction) continue;
				const rest = source.slice(match.index + all.length);
				const literal = rest.slice(0, findEnd(rest));
				end = source.length - rest.length + literal.length;
				const value = readLiteral(literal);
				const before = values[name];
				const isList = operator === "+=" && Array.isArray(before) && Array.isArray(value);
				if (indent !== "") values[name] = generators_settings.HV;
				else if (operator === "=") values[name] = value;
				else values[name] = isList ? [...before, ...value] : generators_settings.HV;
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
			const literal = text.replace(WORDS, (token) => {
				if (token.startsWith("#")) return "";
				return CONSTANTS.get(token) ?? token;
			}).replace(/"\s*\+\s*"|'\s*\+\s*'/g, "").trim();
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
		function parseConfig(path, text, textOf = () => undefined) {
			try {
				if (/\.[cm]?[jt]s$/.test(path)) return parseScript(path, text, textOf).exported;
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
		const ENDINGS = [
			"",
			".ts",
			".js",
			".mts",
			".mjs",
			"/index.ts",
			"/index.js"
		];
		function parseScript(path, text, textOf, known = new Map()) {
			known.set(path, {
				exported: generators_settings.HV,
				named: new Map(),
				calls: []
			});
			const values = (0, script.U)(text, (relative) => {
				const target = external_node_path_.posix.join(external_node_path_.posix.dirname(path), relative);
				const found = ENDINGS.map((ending) => `${target}${ending}`).find((each) => textOf(each) !== undefined);
				if (found === undefined) return undefined;
				return known.get(found) ?? parseScript(found, textOf(found) ?? "", textOf, known);
			});
			known.set(path, values);
			return values;
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
					url: () => settings.text("url"),
					language: () => settings.text("i18n.defaultLocale"),
					bases: () => basesOf(context).map(({ base }) => base),
					folders: () => rootsOf(context).map(({ folder }) => folder),
					statics: () => (settings.texts("staticDirectories") ?? ["static"]).map((name) => (0, generators_generator.uJ)(context.folder, name)),
					addressesOf: (page) => addressesOf(page, context)
				};
			}
		};
		function pluginsOf(settings) {
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
		const rootsOf = (0, generators_generator.n4)(readRoots);
		function readRoots(context) {
			return pluginsOf(context.settings).flatMap(({ kind, options }) => {
				const route = options.text("routeBasePath") ?? (kind === "pages" ? "" : kind);
				const path = options.text("path") ?? (kind === "pages" ? "src/pages" : kind);
				const id = options.text("id") ?? "default";
				const [prefix, suffix] = id === "default" ? ["", ""] : [`${id}_`, `-${id}`];
				const folder = (0, generators_generator.uJ)(context.folder, path);
				const translated = `docusaurus-plugin-content-${kind}${suffix}`;
				if (kind !== "docs") return [{
					kind,
					options,
					folder,
					route,
					translated
				}];
				return versionsOf(context, prefix, options).map(({ name, part }) => {
					const version = name === "current" ? name : `version-${name}`;
					const versioned = (0, generators_generator.uJ)(context.folder, `${prefix}versioned_docs`, version);
					return {
						kind,
						options,
						folder: name === "current" ? folder : versioned,
						route: (0, generators_generator.Vz)(route, part),
						translated: `${translated}/${version}`
					};
				});
			});
		}
		function versionsOf({ folder, files }, prefix, options) {
			const path = (0, generators_generator.uJ)(folder, `${prefix}versions.json`);
			const text = files.textOf(path);
			const names = new generators_settings.wB({ names: text && parseConfig(path, text) }).texts("names") ?? [];
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
		function addressesOf(page, context) {
			const { settings, folder } = context;
			const bases = basesOf(context);
			if (!/\.mdx?$/.test(page.path)) return undefined;
			for (const root of rootsOf(context)) {
				const own = (0, generators_generator.nx)(root.folder, page.path);
				const locale = bases.find(({ i18n }) => (0, generators_generator.nx)((0, generators_generator.uJ)(folder, i18n, root.translated), page.path));
				const path = own ?? (locale && (0, generators_generator.nx)((0, generators_generator.uJ)(folder, locale.i18n, root.translated), page.path));
				if (path === undefined) continue;
				if (own === undefined && !context.files.paths.has((0, generators_generator.uJ)(root.folder, path))) return [];
				if (!isPublished(path, page.fields, root.options)) return [];
				const isOverridden = (i18n) => context.files.paths.has((0, generators_generator.uJ)(folder, i18n, root.translated, path));
				const shown = locale ? [locale] : bases.filter(({ i18n }) => !isOverridden(i18n));
				const slug = slugOf(path, page.fields, root);
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
			const isIncluded = (0, generators_generator.P7)(options.texts("include") ?? ["**/*.{md,mdx}"]);
			const isExcluded = (0, generators_generator.P7)(options.texts("exclude") ?? EXCLUDED);
			return isIncluded(path) && !isExcluded(path) && fields["draft"] !== true;
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
			return external_node_path_.posix.join(folder, own);
		}
		function withoutNumber(name) {
			if (/^\d+[-_.]\d+/.test(name)) return name;
			return name.replace(/^\d+\s*[-_.]+\s*(?=[^-_.\s])/, "");
		}
		function postSlugOf(path) {
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
			read(context) {
				return {
					bases: () => [settingsOf(context).prefix],
					folders: () => [settingsOf(context).input],
					addressesOf: (page) => eleventy_addressesOf(page, context)
				};
			}
		};
		const GLOBAL_DATA = ["permalink", "eleventyComputed"];
		const settingsOf = (0, generators_generator.n4)(readSettings);
		function readSettings(context) {
			const { folder, config, settings, files } = context;
			const isPackage = config.endsWith(".json");
			const code = isPackage ? "" : files.textOf(config) ?? "";
			const { named, calls } = (0, script.U)(code);
			const own = isPackage ? new generators_settings.wB({}) : settings;
			const shared = new generators_settings.wB({ config: named.get("config") });
			const manifest = parseConfig("package.json", files.textOf((0, generators_generator.uJ)(folder, "package.json")) ?? "{}");
			const scripts = new generators_settings.wB(manifest).entries("scripts").map(([, value]) => value.text("") ?? "");
			const flags = new Map(scripts.filter((text) => /eleventy/.test(text)).flatMap((text) => [...text.matchAll(/--(\w+)[= ](\S+)/g)].map(([, name, value]) => [name, value])));
			const called = (name) => calls.filter((call) => call.name.endsWith(`.${name}`)).map(({ args: [first = generators_settings.HV] }) => new generators_settings.wB({ first }));
			const read = (path) => shared.text(`config.${path}`) ?? own.text(path);
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
			const listed = shared.texts("config.templateFormats") ?? own.texts("templateFormats") ?? formats;
			const global = GLOBAL_DATA.map((name) => {
				const call = calls.find((each) => each.name.endsWith(".addGlobalData") && each.args[0] === name);
				const found = [
					".json",
					".js",
					".mjs",
					".cjs"
				].map((ending) => {
					const path = (0, generators_generator.uJ)(folder, input, dir("data", "_data"), `${name}${ending}`);
					return readDataFile(path, context);
				});
				return { [name]: call === undefined ? found.find((value) => value !== undefined) : call.args[1] };
			});
			return {
				input: (0, generators_generator.uJ)(folder, input),
				prefix: flags.get("pathprefix") ?? read("pathPrefix") ?? "/",
				reserved: [(0, generators_generator.uJ)(folder, output), ...inner.map((path) => (0, generators_generator.uJ)(folder, input, path))],
				ignores: called("ignores.add").map((call) => call.text("first")?.replace(/^\.\/|\/$/g, "") ?? ""),
				formats: (listed ?? ["md", "html"]).flatMap((each) => each.split(",")),
				data: Object.assign({}, ...global),
				readsDrafts: /addPreprocessor|addCollection/.test(code)
			};
		}
		function eleventy_addressesOf(page, context) {
			const settings = settingsOf(context);
			const path = (0, generators_generator.nx)(settings.input, page.path);
			if (path === undefined || path.endsWith(".mdx")) return undefined;
			const fromRoot = (0, generators_generator.nx)(context.folder, page.path) ?? page.path;
			const isIgnored = [context.folder, settings.input].map((folder) => (0, generators_generator.hh)(context.files.textOf((0, generators_generator.uJ)(folder, ".eleventyignore")) ?? "")).some((ignores) => ignores(fromRoot) || ignores(path));
			const isLeftOut = isIgnored || settings.reserved.some((folder) => (0, generators_generator.nx)(folder, page.path) !== undefined) || (0, generators_generator.x6)(settings.ignores)(fromRoot) || /(?:^|\/)node_modules\//.test(path) || !settings.formats.includes((0, generators_generator.Uf)(path).extension);
			if (isLeftOut) return [];
			const data = readData(page, path, settings, context);
			const permalink = permalinkOf(data);
			if (permalink === false) return [];
			if (page.fields["draft"] === true && settings.readsDrafts) throw new generators_settings.v8("draft");
			if (data["pagination"] !== undefined) throw new generators_settings.v8("pagination");
			if (permalink !== undefined) return [(0, generators_generator.Lz)((0, generators_generator.Vz)(settings.prefix, fillTemplate(permalink, data)))];
			const { folders, name } = (0, generators_generator.Uf)(path);
			return [(0, generators_generator.qx)(settings.prefix, [...folders, name === folders.at(-1) ? "index" : name].join("/"), "/")];
		}
		const DATA_FILES = [
			".json",
			".11tydata.json",
			".11tydata.js",
			".11tydata.mjs",
			".11tydata.cjs"
		];
		function readData({ fields }, path, { input, data }, context) {
			const { files } = context;
			const { folders, name } = (0, generators_generator.Uf)(path);
			const around = [input, ...folders.map((_, index) => (0, generators_generator.uJ)(input, ...folders.slice(0, index + 1)))];
			const stems = [...around.map((folder) => (0, generators_generator.uJ)(folder, (0, generators_generator.Uf)(folder).name)), (0, generators_generator.uJ)(input, ...folders, name)];
			const own = `${(0, generators_generator.uJ)(input, ...folders, name)}.json`;
			if (files.paths.has(own) && files.textOf(own) === undefined) throw new generators_settings.v8(own);
			const paths = [...new Set(stems)].flatMap((stem) => DATA_FILES.map((ending) => `${stem}${ending}`));
			const found = paths.map((file) => new generators_settings.wB(readDataFile(file, context)).at(""));
			const merged = Object.assign({}, data, ...found, fields);
			const [, written, bare = name] = /^(\d{4}-\d\d-\d\d)-(.+)$/.exec(name) ?? [];
			const parent = (folders.at(-1) ?? "").replace(/^\d{4}-\d\d-\d\d-/, "");
			const date = (0, generators_generator.xd)({
				...merged,
				written
			}, "date", "written")?.toISOString() ?? generators_settings.HV;
			const fileSlug = bare === "index" ? parent : bare;
			return {
				...merged,
				date,
				page: {
					fileSlug,
					filePathStem: (0, generators_generator.Vz)(...folders, bare),
					date
				}
			};
		}
		const knownData = (0, generators_generator.n4)(() => new Map());
		function readDataFile(path, context) {
			const known = knownData(context);
			const text = context.files.textOf(path);
			if (text === undefined || known.has(path)) return known.get(path);
			const { exported, named } = path.endsWith(".json") ? {
				exported: parseConfig(path, text),
				named: []
			} : (0, script.U)(text);
			known.set(path, exported ?? Object.fromEntries(named));
			return known.get(path);
		}
		function permalinkOf(data) {
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
			read(context) {
				const text = (name) => hugo_settingsOf(context).text(name);
				return {
					title: () => text("title"),
					url: () => text("baseurl"),
					language: () => text("defaultcontentlanguage") ?? text("languagecode"),
					bases: () => [(0, generators_generator.oK)(text("baseurl"))],
					folders: () => mountsOf(hugo_settingsOf(context), context.folder).map(({ source }) => source),
					statics: () => (hugo_settingsOf(context).texts("staticdir") ?? ["static"]).map((name) => (0, generators_generator.uJ)(context.folder, name)),
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
				const target = (0, generators_generator.nx)("content", `${mount.text("target") ?? ""}/`)?.replace(/\/$/, "");
				const source = (0, generators_generator.uJ)(site, mount.text("source") ?? "");
				return target === undefined ? [] : [{
					source,
					target,
					language: mount.text("lang")
				}];
			});
			const usual = {
				source: (0, generators_generator.uJ)(site, settings.text("contentdir") ?? "content"),
				language: undefined
			};
			const ofLanguages = settings.entries("languages").flatMap(([language, own]) => {
				const source = own.text("contentdir");
				return source === undefined ? [] : [{
					source: (0, generators_generator.uJ)(site, source),
					language
				}];
			});
			const folders = [...ofLanguages, usual].map((folder) => ({
				...folder,
				target: ""
			}));
			const all = mounts.length > 0 ? mounts : folders;
			return all.toSorted((a, b) => b.source.length - a.source.length);
		}
		function hugo_addressesOf(page, settings, context) {
			const mount = mountsOf(settings, context.folder).find(({ source }) => (0, generators_generator.nx)(source, page.path) !== undefined);
			if (mount === undefined) return undefined;
			const { folders, name } = (0, generators_generator.Uf)((0, generators_generator.uJ)(mount.target, (0, generators_generator.nx)(mount.source, page.path) ?? ""));
			const languages = new Map(settings.entries("languages"));
			const first = (settings.text("defaultcontentlanguage") ?? "en").toLowerCase();
			const [suffix = "", ending = ""] = /\.([\w-]+)$/.exec(name) ?? [];
			const known = languages.size === 0 ? [first] : [...languages.keys()];
			const isSuffixed = known.includes(ending.toLowerCase());
			const language = (isSuffixed ? ending : mount.language ?? first).toLowerCase();
			const bare = isSuffixed ? name.slice(0, -suffix.length) : name;
			const place = {
				mount,
				settings,
				context,
				folders,
				name: bare,
				suffix: isSuffixed ? suffix : "",
				language
			};
			const cascaded = withCascade(page, place);
			const fields = withDateOfName(cascaded, bare === "index" ? folders.at(-1) ?? "" : bare, settings);
			const own = languages.get(language);
			const kind = bare !== "_index" ? "page" : folders.length === 0 ? "home" : "section";
			const isLeftOut = own?.flag("disabled") === true || settings.texts("disablelanguages")?.includes(language) === true || settings.texts("disablekinds")?.some((each) => each.toLowerCase() === kind) === true || settings.texts("ignorefiles")?.some((pattern) => matchesText(pattern, page.path)) === true;
			if (isLeftOut || isInBundle(place) || !isBuilt(fields, place)) return [];
			const url = (0, generators_generator.M8)(fields, "url");
			const ownBase = own?.text("baseurl");
			const isBare = language === first && settings.flag("defaultcontentlanguageinsubdir") !== true;
			const prefix = isBare || ownBase !== undefined || url?.startsWith("/") ? "" : language;
			const base = (0, generators_generator.oK)(ownBase ?? settings.text("baseurl"));
			if (!url || kind === "home") return [(0, generators_generator.Vz)(base, prefix, usualAddress(page, fields, place))];
			if (/:[a-z]/.test(url)) throw new generators_settings.v8("url");
			return [(0, generators_generator.Vz)(base, prefix, /\.\w+$/.test(url) ? url : `${url}/`)];
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
		function withCascade(page, { settings, context, mount, folders, name }) {
			const own = name === "_index" ? "section" : "page";
			const around = folders.map((_, index) => folders.slice(0, folders.length - index).join("/"));
			const sections = [...mount.target === "" ? around : [], ""].map((folder) => context.files.fieldsOf((0, generators_generator.uJ)(mount.source, folder, "_index.md")));
			const cascades = [...sections.map((fields) => fields["cascade"]), settings.at("cascade")];
			let fields = page.fields;
			for (const cascade of cascades.flat()) {
				if (!(0, generators_settings.u4)(cascade)) continue;
				const { _target: older, target = older, ...values } = cascade;
				const { path: pattern, kind = own } = (0, generators_settings.u4)(target) ? target : {};
				const isInside = typeof pattern !== "string" || (0, generators_generator.P7)([pattern])(`/${folders.join("/")}/`);
				const { draft } = values;
				if (isInside && kind === own) fields = {
					...values,
					...fields,
					...draft === true && { draft }
				};
			}
			return fields;
		}
		function isInBundle({ context, mount, folders, name }) {
			const around = name === "index" ? folders.slice(0, -1) : folders;
			return around.some((_, index) => {
				const folder = (0, generators_generator.uJ)(mount.source, ...folders.slice(0, index + 1));
				return ["index.md", "index.html"].some((each) => context.files.paths.has(`${folder}/${each}`));
			});
		}
		function isBuilt(fields, { settings, context: { files } }) {
			const published = (0, generators_generator.xd)(fields, "publishDate", "publishdate", "pubdate", "published", "date");
			const expired = (0, generators_generator.xd)(fields, "expiryDate", "expirydate", "unpublishdate");
			const build = fields["build"] ?? fields["_build"];
			const render = (0, generators_settings.u4)(build) ? build["render"] ?? true : true;
			const outputs = fields["outputs"];
			return [
				fields["draft"] !== true || settings.flag("builddrafts") === true,
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
		function usualAddress(page, fields, place) {
			const { folders, name, settings } = place;
			const [section = ""] = folders;
			const isUgly = settings.at("uglyurls");
			const ugly = (0, generators_settings.u4)(isUgly) ? isUgly[section] === true : settings.flag("uglyurls") === true;
			const ending = (path) => ugly && path !== "" ? `${path}.html` : `${path}/`;
			const join = (names) => ending(names.map((each) => sanitizePath(each, settings)).join("/"));
			if (name === "_index") return join(folders);
			const isBundle = name === "index";
			const parent = isBundle ? folders.slice(0, -1) : folders;
			const own = (isBundle ? folders.at(-1) : name) ?? "";
			const slug = (0, generators_generator.M8)(fields, "slug") || undefined;
			const pattern = patternOf(isBundle && folders.length === 1 ? "/" : section || "/", place);
			if (pattern === undefined) return join([...parent, slug ?? own]);
			const values = patternValues(fields, {
				slug,
				own,
				parent
			}, place);
			const filled = pattern.replace(/:(\w+(?:\[[^[\]]+\])?)/g, (_, token) => {
				const value = values[token];
				const isOfFile = page.hasFrontMatter || /^sections?\b|filename$|^contentbasename$/.test(token);
				if (value === undefined || !isOfFile) throw new generators_settings.v8(`permalinks: ${token}`);
				return value;
			});
			return ending(sanitizePath(filled.replace(/\/{2,}/g, "/").replace(/(?<!\/)\/+$/, ""), settings));
		}
		function patternOf(section, { settings, language }) {
			const path = `languages.${language}.permalinks`;
			const patterns = settings.in(settings.at(path) === undefined ? "permalinks" : path);
			const found = [patterns.at(`page.${section}`), patterns.at(section)];
			return found.find((value) => typeof value === "string");
		}
		function patternValues(fields, { slug, own, parent }, place) {
			const { settings, mount, suffix, context } = place;
			const urlize = (text) => sanitizePath(text, settings).replaceAll("/", "-");
			const title = (0, generators_generator.M8)(fields, "title") ?? "";
			const sections = parent.filter((_, index) => {
				const folder = (0, generators_generator.uJ)(mount.source, ...parent.slice(0, index + 1));
				return index === 0 || context.files.paths.has(`${folder}/_index${suffix}.md`);
			});
			const { monthName, dayOfYear, ...date } = (0, generators_generator.bV)(dateOf(fields));
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
		function dateOf(fields) {
			const given = fields["date"];
			const text = given instanceof Date ? given.toISOString() : given;
			const [written] = typeof text === "string" && /^\d{4}-\d\d-\d\d/.exec(text) || [];
			if (written !== undefined) return new Date(written);
			return (0, generators_generator.xd)(fields, "publishDate", "publishdate", "pubdate", "lastmod", "modified") ?? new Date("0001-01-01");
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
			read(context) {
				const { settings } = context;
				return {
					title: () => settings.text("title"),
					url: () => settings.text("url"),
					language: () => settings.text("lang") ?? settings.text("locale"),
					bases: () => [settings.text("baseurl") ?? "/"],
					folders: () => [jekyll_sourceOf(context)],
					addressesOf: (page) => jekyll_addressesOf(page, context)
				};
			}
		};
		function jekyll_sourceOf({ folder, settings }) {
			return (0, generators_generator.uJ)(folder, settings.text("source") ?? "");
		}
		function jekyll_addressesOf(page, context) {
			const { settings, files } = context;
			const path = (0, generators_generator.nx)(jekyll_sourceOf(context), page.path);
			if (path === undefined || path.endsWith(".mdx")) return undefined;
			const collection = collectionOf(path, settings);
			if (isLeftOut(path, collection?.folder, settings)) return [];
			const fields = withDefaults(page.fields, path, collection?.name ?? "pages", settings);
			if (fields["published"] === false && settings.flag("unpublished") !== true) return [];
			const join = (address) => [(0, generators_generator.Lz)((0, generators_generator.Vz)(settings.text("baseurl") ?? "", address))];
			if (collection === undefined) {
				if (page.hasFrontMatter) return join(pageAddress(path, fields, settings));
				if (/\.html?$/i.test(path)) return join(path);
				if (makesPages(context)) throw new generators_settings.v8("plugins");
				return [];
			}
			const found = readDocument(page, path, fields, collection);
			const isLater = found !== undefined && found.date > files.now && settings.flag("future") !== true;
			if (found === undefined || isLater) return [];
			const style = found.permalink ?? settings.text("permalink") ?? "date";
			const isPost = collection.name === "posts";
			const pattern = found.permalink ?? (isPost ? style : `/:collection/:path${endingOf(settings)}`);
			return join(fill(STYLES.get(pattern) ?? pattern, found.values));
		}
		function collectionOf(path, settings) {
			const listed = settings.at("collections");
			const shared = (0, generators_generator.uJ)(settings.text("collections_dir") ?? "");
			const optionsOf = (name) => new generators_settings.wB((0, generators_settings.u4)(listed) ? listed[name] ?? {} : {});
			const folders = (0, generators_generator.nx)(shared, path)?.split("/").slice(0, -1) ?? [];
			const posts = folders.lastIndexOf("_posts");
			if (posts !== -1) {
				const folder = (0, generators_generator.uJ)(shared, ...folders.slice(0, posts + 1));
				return {
					name: "posts",
					folder,
					categories: folders.slice(0, posts),
					settings: optionsOf("posts")
				};
			}
			const names = (0, generators_settings.u4)(listed) ? Object.keys(listed) : settings.texts("collections") ?? [];
			const name = names.find((each) => (0, generators_generator.nx)((0, generators_generator.uJ)(shared, `_${each}`), path) !== undefined);
			return name === undefined ? undefined : {
				name,
				folder: (0, generators_generator.uJ)(shared, `_${name}`),
				categories: [],
				settings: optionsOf(name)
			};
		}
		function isLeftOut(path, known = "", settings) {
			const trim = (glob) => glob.replace(/^\/|\/$/g, "");
			const included = (settings.texts("include") ?? []).map(trim);
			const excluded = [...jekyll_EXCLUDED.split(" "), ...settings.texts("exclude") ?? []].map(trim);
			const isExcluded = (0, generators_generator.x6)(excluded.map((glob) => glob.replace(/^(?=\*)/, "**/")));
			const parts = path.split("/");
			const isIncluded = parts.some((part, index) => included.some((each) => [part, parts.slice(0, index + 1).join("/")].includes(each)));
			const isSpecial = parts.some((part) => /^[._#~]/.test(part) && !known.split("/").includes(part));
			const isPrefixed = excluded.some((glob) => path.startsWith(glob) && !/[*?[]/.test(glob));
			return (isSpecial || isExcluded(path) || isPrefixed) && !isIncluded;
		}
		function withDefaults(own, path, type, settings) {
			const rules = settings.items("defaults").map((item) => {
				const rule = new generators_settings.wB(item);
				const scope = (rule.text("scope.path") ?? "").replace(/^\/|\/$/g, "");
				const wanted = rule.text("scope.type");
				const isMatch = scope === "" || (0, generators_generator.x6)([scope])(path);
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
				categories: [...listOf(values["categories"]), ...listOf(own["categories"])]
			};
		}
		function listOf(value) {
			const items = typeof value === "string" ? value.split(/\s+/) : [value].flat();
			return items.filter((item) => item !== undefined && item !== null && item !== "").map(String);
		}
		function makesPages({ settings, files, folder }) {
			const plugins = [...settings.texts("plugins") ?? [], ...settings.texts("gems") ?? []];
			const gems = files.textOf((0, generators_generator.uJ)(folder, "Gemfile")) ?? "";
			return plugins.some((name) => /readme-index|optional-front-matter/.test(name)) || gems.includes("github-pages");
		}
		const STYLES = new Map(Object.entries({
			date: "/:categories/:year/:month/:day/:title:output_ext",
			pretty: "/:categories/:year/:month/:day/:title/",
			ordinal: "/:categories/:year/:y_day/:title:output_ext",
			none: "/:categories/:title:output_ext"
		}));
		function endingOf(settings) {
			const style = settings.text("permalink") ?? "date";
			const [ending = ""] = /(?:\/|:output_ext)$/.exec(STYLES.get(style) ?? style) ?? [];
			return ending;
		}
		function pageAddress(path, fields, settings) {
			const { folders, name } = (0, generators_generator.Uf)(path);
			const usual = name === "index" ? "/:path/" : `/:path/:basename${endingOf(settings)}`;
			const basename = name.replace(/(?<!\.)\.+$/, "");
			return fill((0, generators_generator.M8)(fields, "permalink") ?? usual, {
				path: folders.join("/"),
				basename
			});
		}
		function readDocument(page, path, fields, collection) {
			const { folders, name } = (0, generators_generator.Uf)((0, generators_generator.nx)(collection.folder, path) ?? path);
			const isPost = collection.name === "posts";
			const [, named, rest = name] = /^(\d{2,4}-\d{1,2}-\d{1,2})-(.*)$/s.exec(name) ?? [];
			const isPublished = isPost ? named !== undefined : collection.settings.flag("output") === true;
			if (!isPublished || !page.hasFrontMatter && !isPost) return undefined;
			const date = jekyll_dateOf(fields, named);
			const { year, month, day, monthName, dayOfYear } = (0, generators_generator.bV)(date);
			const categories = [
				...collection.categories,
				...listOf(fields["categories"]),
				...listOf([fields["category"]])
			];
			const slug = (0, generators_generator.M8)(fields, "slug") ?? rest;
			const permalink = (0, generators_generator.M8)(fields, "permalink") ?? collection.settings.text("permalink");
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
		function jekyll_dateOf(fields, named = "1970-1-1") {
			const own = fields["date"];
			const [written] = typeof own === "string" && /^\d{4}-\d\d-\d\d/.exec(own) || [];
			const [year = 0, month = 1, day = 1] = named.split("-").map(Number);
			if (written !== undefined) return new Date(written);
			return (0, generators_generator.xd)(fields, "date") ?? new Date(Date.UTC(year, month - 1, day));
		}
		function fill(template, values) {
			const filled = template.replace(/:([a-z_]+)/g, (_, name) => {
				if (name === "output_ext") return ".html";
				const bare = Object.hasOwn(values, name) ? name : name.replace(/_$/, "");
				const value = values[bare];
				if (value === undefined) throw new generators_settings.v8(`permalink: ${name}`);
				return bare === name ? value : `${value}_`;
			});
			return filled.replaceAll("..", "/").replaceAll("./", "");
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
			data: /(?:^|\/)(?:mkdocs[.-][\w.-]*|base)\.ya?ml$/,
			read(context) {
				const text = (name) => mkdocs_settingsOf(context).text(name);
				return {
					title: () => text("site_name"),
					url: () => text("site_url"),
					language: () => text("theme.language") ?? text("theme.locale"),
					bases: () => [(0, generators_generator.oK)(text("site_url"))],
					folders: () => [mkdocs_sourceOf(context)],
					addressesOf: (page) => mkdocs_addressesOf(page, context)
				};
			}
		};
		const mkdocs_settingsOf = (0, generators_generator.n4)(withInherited);
		function withInherited({ folder, settings, files }) {
			const own = settings.at("");
			if (!(0, generators_settings.u4)(own) || typeof own["INHERIT"] !== "string") return settings;
			const path = (0, generators_generator.uJ)(folder, own["INHERIT"]);
			const text = files.textOf(path);
			const inherited = text === undefined ? generators_settings.HV : parseConfig(path, text);
			return new generators_settings.wB({
				...(0, generators_settings.u4)(inherited) ? inherited : { [generators_settings.As]: true },
				...own
			});
		}
		function mkdocs_sourceOf(context) {
			return (0, generators_generator.uJ)(context.folder, mkdocs_settingsOf(context).text("docs_dir") ?? "docs");
		}
		function mkdocs_pluginsOf(settings) {
			const plugins = settings.at("plugins");
			const items = (0, generators_settings.u4)(plugins) ? [plugins] : settings.items("plugins");
			const named = items.flatMap((item) => Object.entries((0, generators_settings.u4)(item) ? item : { [String(item)]: {} }));
			return new Map(named.map(([name, options]) => [name.replace("material/", ""), new generators_settings.wB(options ?? {})]));
		}
		function mkdocs_addressesOf(page, context) {
			const settings = mkdocs_settingsOf(context);
			const source = mkdocs_sourceOf(context);
			const path = (0, generators_generator.nx)(source, page.path);
			if (path === undefined) return undefined;
			const plugins = mkdocs_pluginsOf(settings);
			const ignored = [
				".*",
				"/templates/",
				settings.text("exclude_docs"),
				settings.text("draft_docs")
			];
			const isExcluded = (0, generators_generator.P7)(plugins.get("exclude")?.texts("glob") ?? []);
			if ((0, generators_generator.hh)(ignored.join("\n"))(path) || isExcluded(path) || path.endsWith(".mdx")) return [];
			const blog = plugins.get("blog")?.text("blog_dir") ?? "blog";
			const isPost = plugins.has("blog") && (0, generators_generator.nx)(blog, path) !== undefined;
			if (plugins.has("i18n") || isPost) throw new generators_settings.v8("plugins");
			const base = (0, generators_generator.oK)(settings.text("site_url"));
			if (/\.html?$/i.test(path)) return [(0, generators_generator.Lz)((0, generators_generator.Vz)(base, path))];
			const { folders, name } = (0, generators_generator.Uf)(path);
			const isReadme = name === "README";
			if (isReadme && context.files.paths.has((0, generators_generator.uJ)(source, ...folders, "index.md"))) return [];
			const ending = settings.flag("use_directory_urls") === false ? ".html" : "/";
			return [(0, generators_generator.qx)(base, [...folders, isReadme ? "index" : name].join("/"), ending)];
		}
		;
		const next = {
			name: "next",
			title: "Next.js",
			config: /^next\.config\.[cm]?[jt]s$/,
			read(context) {
				const { folder, settings } = context;
				const folders = [
					"app",
					"src/app",
					"pages",
					"src/pages"
				].map((name) => (0, generators_generator.uJ)(folder, name));
				return {
					bases: () => [(0, generators_generator.Vz)(settings.text("basePath") ?? "", "/")],
					folders: () => folders,
					statics: () => [(0, generators_generator.uJ)(folder, "public")],
					addressesOf: (page) => next_addressesOf(page, context)
				};
			}
		};
		function next_addressesOf({ path }, { folder, settings }) {
			const own = (0, generators_generator.nx)(folder, path) ?? "";
			const [, router, inner = ""] = /^(?:src\/)?(app|pages)\/(.*\.mdx?)$/.exec(own) ?? [];
			if (router === undefined) return undefined;
			const extensions = settings.texts("pageExtensions") ?? [];
			const extension = extensions.find((each) => inner.endsWith(`.${each}`));
			if (extension === undefined) return [];
			const folders = inner.slice(0, -extension.length - 1).split("/");
			const name = folders.pop() ?? "";
			const address = router === "app" ? appAddress(folders, name) : pagesAddress(folders, name);
			if (router === "pages" && settings.at("i18n") !== undefined) throw new generators_settings.v8("i18n");
			if (address === undefined) return [];
			const full = (0, generators_generator.Vz)(settings.text("basePath") ?? "", address, "/");
			return [settings.flag("trailingSlash") === true ? full : full.replace(/(?<=.)\/$/, "")];
		}
		function appAddress(folders, name) {
			if (name !== "page" || folders.some((each) => /^(?:_|\(\.|\[)/.test(each))) return undefined;
			const shown = folders.filter((each) => !/^(?:\(.*\)|@)/.test(each));
			return (0, generators_generator.Vz)(...shown).replaceAll(/%5F/gi, "_");
		}
		function pagesAddress(folders, name) {
			const path = (0, generators_generator.Vz)(...folders, name === "index" ? "" : name);
			const isSpecial = folders.length === 0 && /^_(?:app|document|error)$/.test(name);
			return isSpecial || folders[0] === "api" || path.includes("[") ? undefined : path;
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
					bases: () => [baseOf(settings)],
					folders: () => [(0, generators_generator.uJ)(folder, "content")],
					statics: () => [(0, generators_generator.uJ)(folder, "public")],
					addressesOf: (page) => nuxt_addressesOf(page, context)
				};
			}
		};
		function baseOf(settings) {
			return settings.text("app.baseURL") ?? "/";
		}
		function nuxt_addressesOf(page, context) {
			const { folder, settings, files } = context;
			const path = (0, generators_generator.nx)((0, generators_generator.uJ)(folder, "content"), page.path);
			if (path === undefined || !path.endsWith(".md")) return undefined;
			const source = sourcesOf(context).find((each) => each.matches(path));
			if (source === undefined) return [];
			const rest = path.slice(source.fixed.length).replace(/\.md$/, "");
			const names = rest.split("/").map((part) => slugify_slugify(refine(part), { lower: true }));
			const own = (0, generators_generator.M8)(page.fields, "path") ?? (0, generators_generator.Vz)(source.prefix, ...names);
			const isShown = [...files.paths].some((each) => isCatchAll(each, own, context));
			if (!isShown || settings.at("i18n") !== undefined) throw new generators_settings.v8("pages");
			const base = baseOf(settings);
			return [own === "/" ? base : (0, generators_generator.Vz)(base, own).replace(/\/$/, "")];
		}
		function refine(name) {
			if (/^\d+(?:\.\d+)*(?:\.x)?$/.test(name)) return name;
			return name.replace(/^\d+\./, "").replace(/^index(?:\.draft)?$/, "").replace(/\.draft$/, "");
		}
		const sourcesOf = (0, generators_generator.n4)(readSources);
		function readSources({ folder, files }) {
			const config = [...files.paths].find((path) => /^content\.config\.[cm]?[jt]s$/.test((0, generators_generator.nx)(folder, path) ?? ""));
			if (config === undefined) return [toSource(new generators_settings.wB({}))];
			const settings = new generators_settings.wB(parseConfig(config, files.textOf(config) ?? "", files.textOf));
			return Object.values(settings.at("collections") ?? {}).flatMap((collection) => {
				const options = new generators_settings.wB(collection instanceof generators_settings.Je ? collection.args[0] : collection);
				if ((options.text("type") ?? "page") !== "page") return [];
				const given = [options.at("source")].flat();
				return given.map((each) => toSource(new generators_settings.wB((0, generators_settings.u4)(each) ? each : { include: each })));
			});
		}
		function toSource(settings) {
			const include = settings.text("include") ?? "**";
			const [fixed = ""] = /^(?:[^*?{[]*\/)?/.exec(include) ?? [];
			const isExcluded = (0, generators_generator.P7)(settings.texts("exclude") ?? []);
			const isIncluded = (0, generators_generator.P7)([include]);
			return {
				fixed,
				prefix: settings.text("prefix") ?? fixed,
				matches: (path) => isIncluded(path) && !isExcluded(path)
			};
		}
		function isCatchAll(path, address, { folder }) {
			const pattern = /^(?:app\/|src\/)?pages\/((?:.*\/)?)\[\[?\.\.\.\w+\]?\]\.vue$/;
			const [, inner] = pattern.exec((0, generators_generator.nx)(folder, path) ?? "") ?? [];
			return inner !== undefined && `${address}/`.startsWith((0, generators_generator.Vz)(inner, "/"));
		}
		;
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
			read(context) {
				const { folder, settings } = context;
				return {
					title: () => settings.text("project"),
					url: () => settings.text("html_baseurl"),
					language: () => settings.text("language"),
					bases: () => [(0, generators_generator.oK)(settings.text("html_baseurl"))],
					folders: () => [folder],
					statics: () => (settings.texts("html_extra_path") ?? []).map((path) => (0, generators_generator.uJ)(folder, path)),
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
			const { settings } = context;
			const path = (0, generators_generator.nx)(context.folder, page.path);
			if (path === undefined) return undefined;
			const { folders, name, extension } = (0, generators_generator.Uf)(path);
			const suffixes = settings.at("source_suffix");
			const listed = (0, generators_settings.u4)(suffixes) ? Object.keys(suffixes) : settings.texts("source_suffix");
			const isSource = (listed ?? [".md"]).includes(`.${extension}`);
			const extensions = settings.texts("extensions") ?? [];
			const listOf = (...names) => names.flatMap((each) => settings.texts(each) ?? []);
			const excluded = listOf("exclude_patterns", "templates_path", "html_static_path", "html_extra_path");
			const isRead = READERS.some((each) => extensions.includes(each)) && isSource;
			const isIncluded = (0, generators_generator.x6)(settings.texts("include_patterns") ?? ["**"]);
			if (!isRead || (0, generators_generator.x6)(excluded)(path) || !isIncluded(path)) return [];
			const ending = usesFolders(context) ? "/" : settings.text("html_file_suffix") ?? ".html";
			return [(0, generators_generator.qx)((0, generators_generator.oK)(settings.text("html_baseurl")), [...folders, name].join("/"), ending)];
		}
		function usesFolders({ folder, files }) {
			const folders = folder.split("/").map((_, index, all) => all.slice(0, index + 1).join("/"));
			return ["", ...folders].some((around) => SCRIPTS.some((name) => /\bdirhtml\b/.test(files.textOf((0, generators_generator.uJ)(around, name)) ?? "")));
		}
		;
		const MAX_OPEN = 2;
		const vitepress = {
			name: "vitepress",
			title: "VitePress",
			config: /^\.vitepress\/config(?:\/index)?\.[cm]?[jt]s$/,
			data: /(?:^|\/)\.vitepress\/(?:config\/)?[\w-]+\.[cm]?[jt]s$/,
			read(context) {
				const { settings } = context;
				const source = () => (0, generators_generator.uJ)(context.folder, settings.text("srcDir") ?? "");
				return {
					title: () => settings.text("title") ?? settings.text("locales.root.title"),
					url: () => settings.text("sitemap.hostname"),
					language: () => settings.text("lang") ?? settings.text("locales.root.lang"),
					bases: () => [settings.text("base") ?? "/"],
					folders: () => [source()],
					statics: () => [(0, generators_generator.uJ)(source(), "public")],
					addressesOf: (page) => vitepress_addressesOf(page, source(), context)
				};
			}
		};
		function vitepress_addressesOf(page, source, { settings }) {
			const path = (0, generators_generator.nx)(source, page.path);
			if (path === undefined || !path.endsWith(".md")) return undefined;
			const excluded = [
				"node_modules",
				"**/node_modules",
				"**/dist",
				...settings.texts("srcExclude") ?? []
			];
			const isDynamic = /\[[^/[\]]+\]/.test(path);
			if ((0, generators_generator.x6)(excluded)(path) || /(?:^|\/)\./.test(path)) return [];
			if (isDynamic) throw new generators_settings.v8(path);
			const ending = settings.flag("cleanUrls") === true ? "" : ".html";
			return [(0, generators_generator.qx)(settings.text("base") ?? "/", rewrite(path, settings).replace(/\.md$/, ""), ending)];
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
			const paths = [...files.paths].filter((path) => isGeneratorFile(path) && path.split("/").length <= MAX_FOLDERS + 1).sort();
			const found = new Map();
			for (const generator of generators) {
				for (const config of paths) {
					const folder = folderOf(config, generator.config);
					const text = files.textOf(config);
					const key = `${generator.name} ${folder}`;
					if (folder === undefined || text === undefined || found.has(key)) continue;
					if (generator.isConfig?.(text) === false) continue;
					const settings = new generators_settings.wB(parseConfig(config, text, files.textOf));
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
			return [...found.values()].toSorted((a, b) => a.folder.split("/").length - b.folder.split("/").length || (a.folder < b.folder ? -1 : 1));
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
				const addresses = copiedAddresses(site, page.path) ?? site.addressesOf(page);
				if (addresses === undefined) return undefined;
				return {
					addresses: addresses.map((address) => (0, lib_text.S8)(address, "NFC")),
					base: site.bases()[0] ?? "/"
				};
			} catch (error) {
				if (error instanceof generators_settings.v8) return {
					addresses: "unknown",
					base: "/"
				};
				throw error;
			}
		}
		function copiedAddresses(site, path) {
			if (!/\.html?$/i.test(path)) return undefined;
			const [copied] = (site.statics?.() ?? []).flatMap((folder) => (0, generators_generator.nx)(folder, path) ?? []);
			return copied === undefined ? undefined : site.bases().map((base) => (0, generators_generator.Lz)((0, generators_generator.Vz)(base, copied)));
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
			const { read, listCalls } = createReader(program, readImports(program, load), findConstants(program));
			const named = new Map();
			let exported;
			for (const statement of program.body) {
				if (statement.type === "ExportDefaultDeclaration") exported = resolve(read(statement.declaration));
				for (const [name, node] of statement.type === "ExportNamedDeclaration" ? constantsOf([statement]) : []) named.set(name, read(node));
				const { left, right } = assignmentOf(statement);
				if (right === undefined) continue;
				if (left === "module.exports" || left === "exports.default") exported = resolve(read(right));
				else if (left?.startsWith("module.exports.")) named.set(left.slice(15), read(right));
			}
			return {
				exported,
				named,
				calls: listCalls(program)
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
					if (specifier.type === "ImportSpecifier") imported.set(specifier.local.name, unwrap(found?.named.get(nameOf(specifier.imported))));
				}
			}
			return imported;
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
				for (const [name, value] of isBlock ? constantsOf(node.body) : []) {
					if (constants.has(name)) unknown.add(name);
					constants.set(name, value);
				}
				if (node.type === "AssignmentExpression" && node.left.type === "MemberExpression") unknown.add(nameOf(node.left).split(".")[0] ?? "");
			});
			for (const name of unknown) constants.delete(name);
			return constants;
		}
		function createReader(program, values, constants) {
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
				const isLower = callee.type === "MemberExpression" && nameOf(callee.property) === "toLowerCase";
				const text = isLower ? read(callee.object) : undefined;
				return typeof text === "string" ? text.toLowerCase() : new _settings_js__WEBPACK_IMPORTED_MODULE_1__.Je(nameOf(callee), args.map(read));
			}
			function applyFunction({ params, body }, value) {
				const [parameter] = params;
				const inner = new Map(values);
				if (parameter?.type === "Identifier") inner.set(parameter.name, value);
				if (parameter?.type === "ObjectPattern" && (0, _settings_js__WEBPACK_IMPORTED_MODULE_1__.u4)(value)) {
					for (const property of parameter.properties) {
						const name = property.type === "ObjectProperty" ? nameOf(property.value) : "";
						if (name !== "") inner.set(name, value[name]);
					}
				}
				const reader = createReader(program, inner, constants);
				if (body.type !== "BlockStatement") return reader.read(body);
				if (body.body.some((statement) => statement.type === "IfStatement" && hasReturn(statement))) return _settings_js__WEBPACK_IMPORTED_MODULE_1__.HV;
				const last = body.body.findLast((statement) => statement.type === "ReturnStatement");
				return last?.argument ? reader.read(last.argument) : {};
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
				listCalls
			};
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
