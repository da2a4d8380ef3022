"use strict";
exports.id = "embedded-pages-selection";
exports.ids = ["embedded-pages-selection"];
exports.modules = { 83920: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, {
		Mp: () => commonFolder,
		P1: () => createSelection,
		be: () => formatOf,
		us: () => literalFolder,
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
		function isPage(path) {
			if (formatOf(path) === undefined || isTooLong(path) || isUnwanted(path) || isOutside(path)) return false;
			return isWanted(path) || globs.length === 0 && reasonAgainst(path) === undefined;
		}
		return {
			globs,
			competitors,
			isPage,
			isPart: (path) => formatOf(path) !== undefined && !isTooLong(path) && !isOutside(path) && !isPage(path),
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
}) };
;
