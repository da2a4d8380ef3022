"use strict";
const addressOfFile = require("url").pathToFileURL(__filename).href;
exports.id = "embedded-pages-selection";
exports.ids = ["embedded-pages-selection"];
exports.modules = {
	63747: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Dh: () => startWorker,
			Ms: () => entryOf
		});
		var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
		var node_url__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73136);
		var _lib_child_environment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30502);
		var _messages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77234);
		const LIMITS = {
			young: 2,
			old: 1024
		};
		function startWorker(folders) {
			return startWorkerOn(entryOf(addressOfFile), [_messages_js__WEBPACK_IMPORTED_MODULE_2__.dy], folders);
		}
		function startWorkerOn(script, words, folders, { young, old } = LIMITS) {
			const readable = [
				(0, node_url__WEBPACK_IMPORTED_MODULE_1__.fileURLToPath)(script),
				programFolder(addressOfFile),
				...folders
			];
			const stdio = [
				"ignore",
				"ignore",
				"pipe",
				"ipc"
			];
			stdio[_messages_js__WEBPACK_IMPORTED_MODULE_2__.t2] = "pipe";
			return (0, node_child_process__WEBPACK_IMPORTED_MODULE_0__.fork)(script, words, {
				execArgv: [
					...permit(readable),
					`--max-semi-space-size=${young}`,
					`--max-old-space-size=${old}`
				],
				env: (0, _lib_child_environment_js__WEBPACK_IMPORTED_MODULE_3__.Q)(),
				serialization: "advanced",
				stdio,
				windowsHide: true
			});
		}
		function permit(readable) {
			if (!process.allowedNodeEnvironmentFlags.has("--permission")) return [];
			const reads = readable.map((path) => `--allow-fs-read=${path}`);
			return [
				"--permission",
				...reads,
				"--allow-child-process",
				"--allow-worker",
				"--no-warnings"
			];
		}
		function programFolder(address) {
			return (0, node_url__WEBPACK_IMPORTED_MODULE_1__.fileURLToPath)(new URL(address.endsWith(".ts") ? "../../../" : "./", address));
		}
		function entryOf(address) {
			return new URL(address.endsWith(".ts") ? "../../index.ts" : "./index.js", address);
		}
	}),
	44508: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			ak: () => readSiteUrls,
			bf: () => ownerOf,
			j1: () => readFolder,
			rs: () => urlOf,
			sh: () => readCompetitorFolders
		});
		var _lib_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13963);
		function readSiteUrls(lines) {
			const siteUrls = lines.map(readLine);
			const folders = new Set(siteUrls.map((siteUrl) => siteUrl?.folder));
			return siteUrls.every((siteUrl) => siteUrl !== undefined) && folders.size === lines.length ? siteUrls : undefined;
		}
		function readLine(line) {
			const [, path, url = ""] = /^(?:(?!https?:)([^=]+)=)?\s*(\S+)$/i.exec(line.trim()) ?? [];
			const folder = path === undefined ? "" : readFolder(path);
			const template = /\{path\}/.test(url) ? url : `${url.replace(/(?<!\/)\/+$/, "")}/{path}`;
			const valid = /^https?:\/\/[^/{}?#@]+\/[^{}]*\{path\}[^{}]*$/i.test(template) && URL.canParse(template.replace("{path}", ""));
			return folder === undefined || !valid ? undefined : {
				folder,
				template
			};
		}
		function urlOf(path, slug, siteUrls) {
			const siteUrl = innermost(path, siteUrls);
			if (siteUrl === undefined) return path;
			const inside = siteUrl.folder === "" ? path : path.slice(siteUrl.folder.length + 1);
			const segments = slugged(inside, slug);
			const [before = "", after = ""] = siteUrl.template.split("{path}");
			if (segments.isFolder) return joinFolder(before, segments.names, after);
			return `${before}${segments.names.map(encodeSegment).join("/")}${after}`;
		}
		function slugged(path, slug) {
			const folders = path.split("/").filter(isName);
			const name = folders.pop()?.replace(/\.[a-z]+$/i, "") ?? "";
			const isFolderPage = /^(?:index|readme)$/i.test(name);
			if (slug === undefined) {
				return {
					names: isFolderPage ? folders : [...folders, name],
					isFolder: isFolderPage
				};
			}
			const names = slug.split("/").filter(isName);
			const all = slug.startsWith("/") ? names : [...isFolderPage ? folders.slice(0, -1) : folders, ...names];
			return {
				names: all,
				isFolder: all.length === 0
			};
		}
		function isName(segment) {
			return segment !== "" && segment !== "." && segment !== "..";
		}
		function joinFolder(before, names, after) {
			const path = names.map(encodeSegment).join("/");
			if (path === "") return before.endsWith("/") ? before : `${before}/`;
			const ending = after.startsWith(".") ? "/" : after;
			return `${before}${path}${ending}`;
		}
		function encodeSegment(segment) {
			return encodeURIComponent(segment.toWellFormed()).replace(/%(?:40|3A|24|26|2B|2C|3B|3D)/g, decodeURIComponent);
		}
		function readCompetitorFolders(lines) {
			const competitors = lines.map((line) => {
				const [, name, path] = /^([^=]*[^=\s])\s*=\s*(.+)$/.exec(line.trim()) ?? [];
				const folder = path === undefined ? undefined : readFolder(path);
				return name === undefined || folder === undefined ? undefined : {
					name,
					folder
				};
			});
			return competitors.every((competitor) => competitor !== undefined) ? competitors : undefined;
		}
		function readFolder(path) {
			const given = (0, _lib_files_js__WEBPACK_IMPORTED_MODULE_0__.sq)(path.trim());
			const folder = given.replace(/^(?:\.\/+)+|(?<!\/)\/+$/g, "");
			const inside = folder.split("/").every((segment) => segment !== "" && segment !== "." && segment !== "..");
			return inside && !given.startsWith("/") ? folder : undefined;
		}
		function ownerOf(path, competitors) {
			return innermost(path, competitors)?.name;
		}
		function innermost(path, rules) {
			const around = rules.filter(({ folder }) => folder === "" || path.startsWith(`${folder}/`));
			return around.reduce((best, rule) => best === undefined || rule.folder.length > best.folder.length ? rule : best, undefined);
		}
	}),
	83920: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Mp: () => commonFolder,
			P1: () => createSelection,
			be: () => formatOf,
			ux: () => within
		});
		var picomatch = __webpack_require__(14006);
		var lib_text = __webpack_require__(94869);
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
		var folder_rules = __webpack_require__(44508);
		;
		const FORMATS = new Map([
			["md", "markdown"],
			["markdown", "markdown"],
			["mdx", "mdx"],
			["html", "html"],
			["htm", "html"]
		]);
		const UNREAD_FORMATS = new Set(["rst rest adoc asciidoc asc ipynb org textile rmd qmd mdoc mdwn wiki mediawiki creole pod rdoc tex", "xhtml shtml php astro njk pug haml erb slim docx odt pdf epub txt"].flatMap((names) => names.split(" ")));
		const NO_DOCUMENT = /requirements|(?:^|\/)(?:licen[cs]e|(?:robots|llms|llms-full|humans|security|ads|cmakelists)$)/i;
		const MOST_PATH_CHARACTERS = 1024;
		const MOST_FOLDERS = 50;
		const MOST_SHOWN = 200;
		function formatOf(path) {
			return FORMATS.get(extensionOf(path));
		}
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
			return {
				globs,
				competitors,
				isPage(path) {
					if (formatOf(path) === undefined || isTooLong(path) || isUnwanted(path) || isOutside(path)) return false;
					return isWanted(path) || globs.length === 0 && reasonAgainst(path) === undefined;
				},
				passOver(path) {
					if (isTooLong(path)) {
						const isPage = formatOf(path) !== undefined && !isNeverRead(path);
						return isPage ? {
							path: (0, lib_text.$Q)(path, MOST_SHOWN),
							reason: "long-path"
						} : undefined;
					}
					if (isUnwanted(path) || isOutside(path)) return undefined;
					const reason = isWanted(path) || globs.length > 0 ? undefined : reasonAgainst(path);
					if (formatOf(path) !== undefined) return reason && {
						path,
						reason
					};
					const extension = extensionOf(path);
					const isDocument = UNREAD_FORMATS.has(extension) && !isNoDocument(path);
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
			return /(?:^|\/)(?:\.git|node_modules)(?:\/|$)/.test(path);
		}
		function isNoDocument(path) {
			return extensionOf(path) === "txt" && NO_DOCUMENT.test(path.slice(0, -".txt".length));
		}
		function extensionOf(path) {
			const [, extension = ""] = /\.([a-z]+)$/i.exec(path) ?? [];
			return extension.toLowerCase();
		}
		function anyOf(globs) {
			const matchers = globs.map(compileGlob);
			return (path) => matchers.some((matches) => matches(path));
		}
		const LINE_BREAKS = /[\n\r\u2028\u2029]/g;
		const STAR_AND_TEXT = /\[\^\/\]\*\?(?:\\[^\w]|[\w~@#%&=,;:'"!<> -])+(?=\[\^\/\]\*\?)/g;
		function compileGlob(glob) {
			const { source } = picomatch.makeRe(glob, {
				windows: false,
				nonegate: true
			});
			let stars = 0;
			const pattern = new RegExp(source.replace(STAR_AND_TEXT, (text) => {
				stars += 1;
				return `(?=(?<star${stars}>${text}))\\k<star${stars}>`;
			}));
			return (path) => path === glob || pattern.test(path.replace(LINE_BREAKS, " "));
		}
	})
};
;
