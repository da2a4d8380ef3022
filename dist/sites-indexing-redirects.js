"use strict";
exports.id = "sites-indexing-redirects";
exports.ids = ["sites-indexing-redirects"];
exports.modules = {
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
		const DATA = new Set(["json jsonc yaml yml toml csv tsv xml txt js jsx ts tsx mjs vue svelte astro njk liquid hbs ejs pug twig php erb", "rst rest adoc asciidoc asc ipynb org textile rmd qmd mdoc mdwn wiki"].flatMap((names) => names.split(" ")));
		function isData(path) {
			return DATA.has(extensionOf(path)) && !/(?:^|[/.-])lock\b/.test(path);
		}
		function extensionOf(path) {
			const [, extension = ""] = /\.([a-z]+)$/i.exec(path) ?? [];
			return extension.toLowerCase();
		}
	}),
	15830: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			T: () => createHtmlParser,
			y: () => readHtml
		});
		var htmlparser2__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81600);
		var _source_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40040);
		const DROPPED = new Set("script style svg math nav footer iframe object select textarea button pre".split(" "));
		const INLINE = new Set(["a abbr b bdi bdo big cite code data del dfn em font i img input ins kbd label mark q s samp small span strike", "strong sub sup time tt u var wbr script style svg math select textarea button"].flatMap((names) => names.split(" ")));
		function readHtml(html, outline, hasComponents = false) {
			let title = "";
			let language;
			let isTitle = false;
			let text = "";
			let hasText = false;
			let level = 0;
			let code = "";
			let hasLink = false;
			let openLinks = 0;
			let lines = {
				from: 1,
				to: 1
			};
			const lineAt = (0, _source_lines_js__WEBPACK_IMPORTED_MODULE_0__.vL)(html);
			function breakLine() {
				if (level > 0) text += " ";
				else endLine();
			}
			function endLine() {
				if (level > 0) outline.heading(level, text);
				else outline.block(text, lines, hasLink);
				text = "";
				hasLink = false;
				hasText = false;
			}
			function here() {
				const line = lineAt(parser.startIndex);
				return {
					from: line,
					to: line
				};
			}
			function readMeta(name = "", content = "") {
				if (/^description$/i.test(name)) outline.block(content, here());
			}
			function breakCell(name) {
				if (!isCell(name)) breakLine();
				else if (hasText) text += ", ";
			}
			function addText(data) {
				text += data;
				if (data.trim() === "") return;
				const { from } = here();
				if (!hasText) lines = {
					from: from + (0, _source_lines_js__WEBPACK_IMPORTED_MODULE_0__.O8)(data.slice(0, data.search(/\S/))),
					to: from
				};
				lines = {
					...lines,
					to: from + (0, _source_lines_js__WEBPACK_IMPORTED_MODULE_0__.O8)(data.trimEnd())
				};
				hasText = true;
				hasLink ||= openLinks > 0;
			}
			const parser = createHtmlParser({
				onopentag(name, attributes) {
					if (!INLINE.has(name)) breakCell(name);
					if (name === "a") openLinks += 1;
					if (name === "meta") readMeta(attributes["name"], attributes["content"]);
					if (name === "html") language ??= attributes["lang"];
					isTitle ||= name === "title";
					const opened = findLevel(name);
					if (opened === 0) return;
					endLine();
					level = opened;
				},
				ontext(data) {
					if (isTitle) title += data;
					else addText(data);
				},
				onclosetag(name) {
					if (name === "a") openLinks = Math.max(0, openLinks - 1);
					if (name === "title") isTitle = false;
					if (findLevel(name) > 0) {
						endLine();
						level = 0;
					} else if (!INLINE.has(name) && !isCell(name)) breakLine();
				},
				skips: (name) => DROPPED.has(name),
				onskippedtext(name, data) {
					if (name !== "pre") return;
					if (code === "") lines = here();
					code += data;
				},
				onskipped(name) {
					if (name === "pre") outline.code(code.replace(/[\r\f]/g, ""), lines);
					code = "";
				}
			}, hasComponents);
			parser.end(html);
			endLine();
			return {
				title: title.replace(/\s+/g, " ").trim(),
				language
			};
		}
		function isCell(name) {
			return name === "td" || name === "th";
		}
		function findLevel(name) {
			const [, digit] = /^h([1-6])$/.exec(name) ?? [];
			return Number(digit ?? 0);
		}
		const MAX_DEPTH = 2e3;
		function createHtmlParser(handler, hasComponents) {
			let depth = 0;
			let skipped = "";
			let open = 0;
			return new htmlparser2__WEBPACK_IMPORTED_MODULE_1__.i({
				onopentag(name, attributes) {
					depth += 1;
					if (depth > MAX_DEPTH) throw new RangeError("the elements are nested too deeply");
					if (skipped === "") {
						handler.onopentag(name, attributes);
						if (handler.skips(name, attributes)) skipped = name;
					}
					if (name === skipped) open += 1;
				},
				ontext(data) {
					if (skipped === "") handler.ontext?.(data);
					else handler.onskippedtext?.(skipped, data);
				},
				onclosetag(name, isImplied) {
					depth -= 1;
					if (skipped === "") handler.onclosetag?.(name);
					if (name !== skipped) return;
					open -= 1;
					if (open > 0) return;
					skipped = "";
					handler.onskipped?.(name, isImplied);
				}
			}, { recognizeSelfClosing: hasComponents });
		}
	}),
	90001: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			DU: () => maskBetween,
			Q5: () => maskCode,
			VE: () => maskShortcodes,
			Zo: () => findFenced,
			hQ: () => blank
		});
		function maskCode(text, format) {
			const prose = maskBlocks(text, format !== "mdx");
			const shown = maskShortcodes(prose);
			return maskSpans(format === "mdx" ? maskBetween(shown, "{/*", "*/}") : shown);
		}
		function maskShortcodes(text) {
			return SHORTCODES.reduce((masked, [open, close]) => maskBetween(masked, open, close), text);
		}
		const SHORTCODES = [
			["{% highlight", "{% endhighlight %}"],
			["{% raw %}", "{% endraw %}"],
			["{{< highlight", "{{< /highlight >}}"]
		];
		function maskBlocks(text, hasIndentedCode) {
			let isIndented = false;
			let isAfterEmpty = true;
			const lines = text.split("\n");
			const fenced = findFenced(lines);
			const masked = lines.map((line, index) => {
				if (fenced[index]) return blank(line);
				isIndented = hasIndentedCode && /^(?: {4}|\t)/.test(line) && (isIndented || isAfterEmpty);
				isAfterEmpty = line.trim() === "";
				return isIndented ? blank(line) : line;
			});
			return masked.join("\n");
		}
		function findFenced(lines) {
			let fence = "";
			return lines.map((line) => {
				const content = line.slice(measurePrefix(line));
				const [marks = ""] = /^(?:`{3,}|~{3,})/.exec(content) ?? [];
				const rest = content.slice(marks.length);
				const isOpen = fence !== "";
				if (isOpen && marks.startsWith(fence) && rest.trim() === "") fence = "";
				const isBegin = !isOpen && marks !== "" && !(marks.startsWith("`") && rest.includes("`"));
				if (isBegin) fence = marks;
				return isOpen || isBegin;
			});
		}
		function measurePrefix(line) {
			const [prefix = ""] = /^[ \t]*(?:(?:>|[-*+]|\d{1,9}[.)])[ \t]*)*/.exec(line) ?? [];
			return prefix.length;
		}
		function blank(text) {
			return text.replace(/[^\n]/g, " ");
		}
		function maskBetween(text, open, close) {
			let masked = "";
			let done = 0;
			for (let start = text.indexOf(open); start >= 0; start = text.indexOf(open, done)) {
				const end = text.indexOf(close, start);
				if (end < 0) break;
				masked += text.slice(done, start) + blank(text.slice(start, end + close.length));
				done = end + close.length;
			}
			return masked + text.slice(done);
		}
		function maskSpans(text) {
			if (!text.includes("`")) return text;
			return text.split(/(\n[ \t]*\n)/).map(maskParagraph).join("");
		}
		function maskParagraph(text) {
			const runs = Array.from(text.matchAll(/`+/g), (run) => ({
				start: run.index,
				length: run[0].length
			}));
			const closing = new Array(runs.length);
			const nextOf = new Map();
			for (const [number, { length }] of [...runs.entries()].reverse()) {
				closing[number] = nextOf.get(length);
				nextOf.set(length, number);
			}
			let masked = "";
			let done = 0;
			for (let number = 0; number < runs.length; number += 1) {
				const open = runs[number];
				const end = closing[number];
				const close = end === undefined ? undefined : runs[end];
				if (open === undefined || end === undefined || close === undefined) continue;
				const last = close.start + close.length;
				masked += text.slice(done, open.start) + blank(text.slice(open.start, last));
				done = last;
				number = end;
			}
			return masked + text.slice(done);
		}
	}),
	33713: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Q8: () => isHiding,
			bZ: () => ANSWER_CRAWLERS,
			qu: () => placeSignal,
			u6: () => readTagSignals,
			zR: () => toEvidence,
			zW: () => readTag,
			zn: () => readRobotsValue
		});
		var _lib_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94869);
		var _html_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15830);
		var _mask_code_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90001);
		var _source_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40040);
		const HIDING = new Set([
			"noindex",
			"draft",
			"unpublished",
			"unlisted",
			"redirect"
		]);
		function isHiding({ kind }) {
			return HIDING.has(kind);
		}
		const ANSWER_CRAWLERS = [
			"OAI-SearchBot",
			"ChatGPT-User",
			"PerplexityBot",
			"Claude-SearchBot",
			"Googlebot",
			"Bingbot"
		];
		const META_CRAWLERS = new Set(ANSWER_CRAWLERS.map((name) => name.toLowerCase()));
		const MAX_EVIDENCE = 200;
		const MAX_ADDRESS = 1e3;
		function placeSignal({ kind, crawler, target }, text, line) {
			return {
				kind,
				...crawler !== undefined && { crawler: (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_1__.j5)(crawler) },
				...target !== undefined && { target: (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_1__.j5)(target.trim().slice(0, MAX_ADDRESS)) },
				evidence: (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_1__.j5)(toEvidence(text)),
				line
			};
		}
		function toEvidence(text) {
			return (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_1__.$Q)((0, _lib_text_js__WEBPACK_IMPORTED_MODULE_1__.OX)(text.slice(0, 4 * MAX_EVIDENCE)), MAX_EVIDENCE);
		}
		function readRobotsValue(value, crawler) {
			const words = value.toLowerCase().split(/[,\s]+/).map((word) => word.trim());
			const isNoindex = words.includes("noindex") || words.includes("none");
			return isNoindex ? [{
				kind: "noindex",
				crawler
			}] : [];
		}
		function readTag(attributes) {
			const { name = "", content = "", rel = "", href = "" } = attributes;
			const crawler = name.trim().toLowerCase();
			if (crawler === "robots") return readRobotsValue(content);
			if (META_CRAWLERS.has(crawler)) return readRobotsValue(content, crawler);
			if (attributes["http-equiv"]?.trim().toLowerCase() === "refresh") return readRefresh(content);
			const isCanonical = rel.toLowerCase().split(/\s+/).includes("canonical");
			return isCanonical && href.trim() !== "" ? [{
				kind: "canonical",
				target: href
			}] : [];
		}
		function readRefresh(content) {
			const [, target = ""] = /^\s*[\d.]+\s*[;,]\s*(?:url\s*=\s*)?["']?([^"'\s]+)/i.exec(content) ?? [];
			return target === "" ? [] : [{
				kind: "redirect",
				target
			}];
		}
		const WORTH_PARSING = /<(?:meta|link)\b/i;
		const INERT = new Set("script style noscript template svg math iframe object select textarea pre code".split(" "));
		function readTagSignals(text, format) {
			if (!WORTH_PARSING.test(text)) return [];
			const source = format === "html" ? text : (0, _mask_code_js__WEBPACK_IMPORTED_MODULE_2__.Q5)(text, format);
			const lineAt = (0, _source_lines_js__WEBPACK_IMPORTED_MODULE_3__.vL)(text);
			const found = [];
			const parser = (0, _html_js__WEBPACK_IMPORTED_MODULE_0__.T)({
				onopentag(name, attributes) {
					if (name !== "meta" && name !== "link") return;
					const { startIndex, endIndex } = parser;
					for (const meaning of readTag(attributes)) {
						if (isConditional(source, startIndex)) continue;
						found.push(placeSignal(meaning, text.slice(startIndex, endIndex + 1), lineAt(startIndex)));
					}
				},
				skips: (name) => INERT.has(name)
			}, format !== "html");
			parser.end(source);
			return found;
		}
		const OPENING = /\{%-?\s*(?:if|unless|case|ifchanged)\b|\{\{-?\s*(?:if|with|range)\b|<%-?\s*if\b|\{#if\b/g;
		const CLOSING = /\{%-?\s*end(?:if|unless|case|ifchanged)\b|\{\{-?\s*end\b|<%-?\s*(?:end|\})|\{\/if\b/g;
		const EXPRESSION_BEFORE = /(?:&&|\?|:)\s*\(?\s*$/;
		function isConditional(source, index) {
			const before = source.slice(0, index);
			if (EXPRESSION_BEFORE.test(before.slice(-20))) return true;
			return (before.match(OPENING)?.length ?? 0) > (before.match(CLOSING)?.length ?? 0);
		}
	}),
	24556: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			IG: () => parsePublicUrl,
			KX: () => listPossibleAddresses,
			Qh: () => normalizeAddress,
			WX: () => findAddresses,
			Zt: () => listAddresses,
			ez: () => mayBeAt,
			nL: () => hidesItself,
			pi: () => isIgnored
		});
		var _lib_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94869);
		var _pages_signals_signal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33713);
		var _folder_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7325);
		var _generators_generators_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44813);
		function isIgnored({ kind }, isBuilt = false) {
			return isBuilt && (kind === "draft" || kind === "unpublished");
		}
		function hidesItself({ content, isBuilt }) {
			return content.signals.some((signal) => (0, _pages_signals_signal_js__WEBPACK_IMPORTED_MODULE_0__.Q8)(signal) && !isIgnored(signal, isBuilt));
		}
		function findAddresses(page, slug, siteUrls, sites) {
			const { path } = page;
			const placed = (0, _generators_generators_js__WEBPACK_IMPORTED_MODULE_2__.VV)(sites, page);
			if (placed !== undefined) {
				const { addresses, needs, base } = placed;
				const [first] = addresses ?? [];
				const origin = (0, _folder_rules_js__WEBPACK_IMPORTED_MODULE_1__.Ub)(path, siteUrls);
				const isKnown = first !== undefined && origin !== undefined;
				const url = isKnown ? `${origin}${encodeURI(first.toWellFormed())}` : path;
				return {
					url,
					addresses,
					needs,
					isBuilt: first !== undefined,
					base
				};
			}
			const isInSite = sites.some(({ folder }) => (0, _folder_rules_js__WEBPACK_IMPORTED_MODULE_1__.UO)(path, folder));
			const url = isInSite && (0, _folder_rules_js__WEBPACK_IMPORTED_MODULE_1__.hH)(path, siteUrls) ? path : (0, _folder_rules_js__WEBPACK_IMPORTED_MODULE_1__.bb)(path, slug, siteUrls);
			const pathname = url === path ? undefined : URL.parse(url)?.pathname;
			const addresses = pathname === undefined ? undefined : [pathname.split("/").map(decode).join("/")];
			return {
				url,
				addresses,
				base: "/"
			};
		}
		const MAX_CHARACTERS = 1e3;
		function parsePublicUrl({ path, url }) {
			return url === path ? undefined : URL.parse(url) ?? undefined;
		}
		function listAddresses({ addresses = [] }) {
			return [...new Set(addresses.map((address) => normalizeAddress(encodeURI(address.toWellFormed()))))];
		}
		function listPossibleAddresses(path) {
			const names = normalizeAddress(path.replace(/(^|\/)readme\.\w+$/i, "$1")).split("/");
			return names.slice(1).map((_, index) => `/${names.slice(index + 1).join("/")}`);
		}
		function mayBeAt(page, address) {
			if (page.addresses !== undefined) return listAddresses(page).includes(address);
			const possible = listPossibleAddresses(page.path);
			return possible.includes(address) || address.endsWith(possible[0] ?? "");
		}
		function normalizeAddress(address) {
			const [path = ""] = address.slice(0, MAX_CHARACTERS).split(/[?#]/, 1);
			const names = path.split("/").filter((name) => name !== "" && name !== ".");
			const last = names.pop()?.replace(/\.(?:html?|mdx?|markdown)$/i, "");
			const all = last === undefined || /^_?index$/i.test(last) ? names : [...names, last];
			return `/${all.map(decode).join("/")}`;
		}
		function decode(segment) {
			try {
				return (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_3__.S8)(decodeURIComponent(segment), "NFC");
			} catch {
				return segment;
			}
		}
	}),
	24381: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			BK: () => readNoindexRules,
			St: () => holdsNoindex,
			XY: () => findNoindex
		});
		var node_path_posix__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53916);
		var smol_toml__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3292);
		var _pages_signals_signal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33713);
		var _generators_astro_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97273);
		var _generators_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65786);
		var _generators_script_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(26271);
		var _generators_settings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(84413);
		var _addresses_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(24556);
		var _redirects_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(36597);
		var _robots_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(34799);
		const HEADERS = /^(?:_headers|vercel\.json|netlify\.toml)$/;
		const MINTLIFY = /^(?:docs|mint)\.json$/;
		const DOCUSAURUS = /^docusaurus\.config\.[cm]?[jt]s$/;
		const ASTRO = /^astro\.config\.[cm]?[jt]s$/;
		const LAYOUT_FOLDER = /(?:^|\/)(?:_?layouts?|_includes|partials|templates)\//i;
		const LAYOUT_NAME = /^_?(?:default|base\w*|\w*layout|\w*head|root|main|app|seo|meta)\.(?:html?|njk|liquid|astro|vue|svelte|hbs|ejs|j2)$/i;
		function holdsNoindex(path) {
			const name = (0, node_path_posix__WEBPACK_IMPORTED_MODULE_0__.basename)(path);
			const isSettings = HEADERS.test(name) || [
				DOCUSAURUS,
				MINTLIFY,
				ASTRO
			].some((settings) => settings.test(name));
			return isSettings || LAYOUT_FOLDER.test(path) && LAYOUT_NAME.test(name);
		}
		function readNoindexRules(path, text) {
			const name = (0, node_path_posix__WEBPACK_IMPORTED_MODULE_0__.basename)(path);
			const lines = text.split("\n");
			const layouts = LAYOUT_FOLDER.exec(path);
			const root = (0, _robots_js__WEBPACK_IMPORTED_MODULE_9__.wg)(layouts === null ? path : `${path.slice(0, layouts.index)}/x`);
			const toRule = (index, pattern) => {
				const evidence = (0, _pages_signals_signal_js__WEBPACK_IMPORTED_MODULE_2__.zR)(lines[index] ?? "");
				return {
					file: path,
					root,
					line: index + 1,
					evidence,
					pattern
				};
			};
			try {
				if (name === "_headers") return readHeaderLines(lines).map(({ index, pattern }) => toRule(index, pattern));
				if (HEADERS.test(name)) {
					const config = name.endsWith(".toml") ? (0, smol_toml__WEBPACK_IMPORTED_MODULE_1__.qg)(text) : JSON.parse(text);
					const index = lines.findIndex((line) => /x-robots-tag/i.test(line));
					return readHeaderTable(config).map((pattern) => toRule(index, pattern));
				}
				if (DOCUSAURUS.test(name)) {
					const { exported } = (0, _generators_script_js__WEBPACK_IMPORTED_MODULE_5__.U)(text);
					const index = lines.findIndex((line) => /\bnoIndex\b/.test(line));
					return (0, _generators_settings_js__WEBPACK_IMPORTED_MODULE_6__.u4)(exported) && exported["noIndex"] === true ? [toRule(index)] : [];
				}
				if (MINTLIFY.test(name)) {
					const settings = new _generators_settings_js__WEBPACK_IMPORTED_MODULE_6__.wB(JSON.parse(text));
					const index = lines.findIndex((line) => /"robots"\s*:/.test(line));
					const isHidden = ["seo.metatags.robots", "metadata.robots"].some((key) => isNoindex(settings.at(key)));
					return isHidden ? [toRule(index)] : [];
				}
				if (ASTRO.test(name)) {
					const settings = (0, _generators_astro_js__WEBPACK_IMPORTED_MODULE_3__.Xw)(new _generators_settings_js__WEBPACK_IMPORTED_MODULE_6__.wB((0, _generators_script_js__WEBPACK_IMPORTED_MODULE_5__.U)(text).exported));
					const index = lines.findIndex((line) => /['"]robots['"]/.test(line));
					const docs = (0, _generators_paths_js__WEBPACK_IMPORTED_MODULE_4__.uJ)((0, _generators_astro_js__WEBPACK_IMPORTED_MODULE_3__.TC)({
						folder: root,
						settings
					}), "content/docs");
					return settings.items("starlight.head").some(isNoindexTag) ? [{
						...toRule(index),
						root: docs
					}] : [];
				}
				const signals = (0, _pages_signals_signal_js__WEBPACK_IMPORTED_MODULE_2__.u6)(text, "html").filter(({ kind, crawler }) => kind === "noindex" && !crawler);
				return signals.map(({ line }) => toRule(line - 1));
			} catch {
				return [];
			}
		}
		function findNoindex(page, rules) {
			return rules.find(({ root, pattern }) => {
				if (!(0, _robots_js__WEBPACK_IMPORTED_MODULE_9__.Cn)(root, page)) return false;
				if (pattern === undefined) return true;
				const compiled = (0, _redirects_js__WEBPACK_IMPORTED_MODULE_8__.CW)(pattern);
				return (0, _addresses_js__WEBPACK_IMPORTED_MODULE_7__.Zt)(page).some((address) => compiled?.match(address) !== undefined);
			});
		}
		function isNoindex(value) {
			return typeof value === "string" && /(?:^|[\s,])(?:noindex|none)\b/i.test(value) && !value.includes(":");
		}
		function isNoindexTag(tag) {
			const attrs = (0, _generators_settings_js__WEBPACK_IMPORTED_MODULE_6__.u4)(tag) && tag["tag"] === "meta" ? tag["attrs"] : undefined;
			return (0, _generators_settings_js__WEBPACK_IMPORTED_MODULE_6__.u4)(attrs) && attrs["name"] === "robots" && isNoindex(attrs["content"]);
		}
		function readHeaderLines(lines) {
			let pattern = "";
			return lines.flatMap((line, index) => {
				if (/^\S/.test(line) && !line.startsWith("#")) pattern = line.trim();
				const [, value] = /^\s+x-robots-tag\s*:\s*(.*)$/i.exec(line) ?? [];
				return isNoindex(value) ? [{
					index,
					pattern
				}] : [];
			});
		}
		function readHeaderTable(config) {
			const entries = (0, _generators_settings_js__WEBPACK_IMPORTED_MODULE_6__.u4)(config) && Array.isArray(config["headers"]) ? config["headers"] : [];
			return entries.flatMap((entry) => {
				if (!(0, _generators_settings_js__WEBPACK_IMPORTED_MODULE_6__.u4)(entry) || "has" in entry || "missing" in entry) return [];
				const pattern = entry["source"] ?? entry["for"];
				const { values, headers } = entry;
				const list = (0, _generators_settings_js__WEBPACK_IMPORTED_MODULE_6__.u4)(values) ? Object.entries(values).map(([key, value]) => ({
					key,
					value
				})) : headers;
				const isHidden = (Array.isArray(list) ? list : []).some((each) => (0, _generators_settings_js__WEBPACK_IMPORTED_MODULE_6__.u4)(each) && /^x-robots-tag$/i.test(String(each["key"])) && isNoindex(each["value"]));
				return isHidden && typeof pattern === "string" ? [pattern] : [];
			});
		}
	}),
	36597: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			CW: () => readPathPattern,
			H2: () => readRedirectFile,
			Me: () => holdsRedirects,
			Qi: () => findRedirect,
			fM: () => compileRedirects
		});
		var smol_toml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3292);
		var yaml__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38815);
		var _pages_signals_signal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33713);
		var _generators_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65786);
		var _generators_script_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26271);
		var _generators_settings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(84413);
		var _addresses_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(24556);
		const READERS = [
			[/(?:^|[._-])redirects$/, readRedirectLines],
			[/^netlify\.toml$/, (text) => placeRules(readPairs((0, smol_toml__WEBPACK_IMPORTED_MODULE_0__.qg)(text), ""), text)],
			[/^(?:vercel|docs|mint)\.json$/, (text) => placePairs(readPairs(JSON.parse(text), ""), "/")],
			[/^(?:mkdocs\b.*|\.gitbook)\.ya?ml$/, (text) => readConfig(readYaml(text), "site_url")],
			[/^docusaurus\.config\.[cm]?[jt]s$/, (text) => readConfig(readValues(text), "exported.baseUrl")],
			[/^next\.config\.[cm]?[jt]s$/, (text) => readConfig(readValues(text), "exported.basePath")],
			[/^astro\.config\.[cm]?[jt]s$/, (text) => readConfig(readValues(text), "exported.base", "/")],
			[/^nuxt\.config\.[cm]?[jt]s$/, (text) => readConfig(readValues(text), "exported.app.baseURL", "/")],
			[/^redirects?\.[cm]?[jt]s$/, (text) => placePairs(readExports(text), "/")],
			[/^redirects?\.(?:ya?ml|json)$/, (text) => placePairs(readPairs(readYaml(text), "redirects"), "/")]
		];
		const MAX_RULES = 5e3;
		const MAX_CHARACTERS = 1024 * 1024;
		const MAX_LINE = 4e3;
		const MAX_YAML_CHARACTERS = 256 * 1024;
		function holdsRedirects(name) {
			return READERS.some(([pattern]) => pattern.test(name));
		}
		function readRedirectFile(name, text) {
			const read = READERS.find(([pattern]) => pattern.test(name))?.[1];
			if (read === undefined || text.length > MAX_CHARACTERS) return [];
			try {
				const rules = read(text).slice(0, MAX_RULES);
				return rules.map((rule) => ({
					line: 1,
					evidence: "",
					...rule
				}));
			} catch {
				return [];
			}
		}
		function readRedirectLines(text) {
			return text.split("\n").flatMap((line, index) => {
				const [from = "", ...words] = line.slice(0, MAX_LINE).replace(/(?:^|\s)#.*/, "").trim().split(/\s+/);
				const [target, status = "301", ...conditions] = words;
				if (target === undefined || !isTarget(target) || conditions.length > 0) return [];
				const [, code, force] = /^(\d{3})(!?)$/.exec(status) ?? [];
				const kind = readStatus(Number(code));
				if (kind === undefined) return [];
				const isForced = force === "!";
				return [{
					from,
					target,
					line: index + 1,
					evidence: line,
					...kind,
					isForced
				}];
			});
		}
		function isTarget(target) {
			return /^(?:\/|https?:\/\/)/i.test(target);
		}
		function readStatus(status) {
			if (status === 200) return { isRewrite: true };
			return status >= 300 && status < 400 ? { isRewrite: false } : undefined;
		}
		const CONDITIONS = [
			"has",
			"missing",
			"query",
			"conditions"
		];
		const MAPS = new Set([
			"redirects",
			"redirect_maps",
			"routeRules"
		]);
		const MAX_DEPTH = 12;
		function readConfig(value, setting, targetBase) {
			const base = readBase(new _generators_settings_js__WEBPACK_IMPORTED_MODULE_5__.wB(value), setting);
			return placePairs(readPairs(value, ""), base, targetBase);
		}
		function readBase(settings, setting) {
			try {
				return (0, _generators_paths_js__WEBPACK_IMPORTED_MODULE_3__.Y6)(settings.text(setting));
			} catch {
				return "/";
			}
		}
		function placePairs(rules, base, targetBase = base) {
			return rules.map(({ from, target, ...rule }) => ({
				...rule,
				from: toAddress(from, base),
				target: toAddress(target, targetBase)
			}));
		}
		function readPairs(value, key, depth = 0) {
			if (depth > MAX_DEPTH) return [];
			if (Array.isArray(value)) return value.slice(0, MAX_RULES).flatMap((item) => readPairs(item, key, depth + 1));
			if (value instanceof _generators_settings_js__WEBPACK_IMPORTED_MODULE_5__.Je) return readPairs(value.args, key, depth + 1);
			if (value instanceof _generators_settings_js__WEBPACK_IMPORTED_MODULE_5__.Qw) return readPairs(value.apply(_generators_settings_js__WEBPACK_IMPORTED_MODULE_5__.HV), key, depth + 1);
			if (!(0, _generators_settings_js__WEBPACK_IMPORTED_MODULE_5__.u4)(value)) return [];
			const isRewrite = key === "rewrites";
			const target = readTarget(value);
			const froms = [value["source"] ?? value["from"]].flat().filter((from) => typeof from === "string");
			if (target !== undefined && froms.length > 0) {
				const { status = isRewrite ? 200 : 301, force } = value;
				const kind = readStatus(Number(status));
				return froms.flatMap((from) => kind === undefined ? [] : [{
					from,
					target,
					...kind,
					isForced: force === true
				}]);
			}
			return Object.entries(value).flatMap(([name, item]) => {
				const to = MAPS.has(key) ? readTarget(item) : undefined;
				return to === undefined ? readPairs(item, name, depth + 1) : [{
					from: name,
					target: to,
					isRewrite
				}];
			});
		}
		function readTarget(value) {
			if (typeof value === "string") return value;
			if (!(0, _generators_settings_js__WEBPACK_IMPORTED_MODULE_5__.u4)(value) || CONDITIONS.some((name) => Object.keys(value[name] ?? {}).length > 0)) return undefined;
			const { destination, to, target, url, redirect } = value;
			return readTarget(destination ?? to ?? target ?? url ?? redirect);
		}
		function toAddress(path, base) {
			if (/^https?:/i.test(path)) return path;
			const names = path.replace(/^(?:\.?\/)?/, "").replace(/(?:^|(?<=\/))README\.md$/i, "index.md");
			return `${base}${names}`;
		}
		function readExports(code) {
			const { exported, named } = (0, _generators_script_js__WEBPACK_IMPORTED_MODULE_4__.U)(code);
			return readPairs([exported, Object.fromEntries(named)], "redirects");
		}
		function readValues(code) {
			const { exported, named } = (0, _generators_script_js__WEBPACK_IMPORTED_MODULE_4__.U)(code);
			return {
				exported,
				...Object.fromEntries(named)
			};
		}
		function readYaml(text) {
			if (text.length > MAX_YAML_CHARACTERS) return {};
			return (0, yaml__WEBPACK_IMPORTED_MODULE_1__.qg)(text, {
				logLevel: "silent",
				uniqueKeys: false
			});
		}
		function placeRules(rules, text) {
			const lines = text.split("\n").map((line) => line.slice(0, MAX_LINE));
			const places = new Map();
			for (const [index, line] of lines.entries()) {
				const [, from = ""] = /^\s*from\s*=\s*["']([^"']+)["']/.exec(line) ?? [];
				if (!places.has(from)) places.set(from, index);
			}
			return rules.map((rule) => {
				const index = places.get(rule.from) ?? 0;
				return {
					...rule,
					line: index + 1,
					evidence: lines[index] ?? ""
				};
			});
		}
		function compileRedirects(file, lines) {
			return lines.flatMap((line) => {
				const pattern = line.isLiteral ? matchExactly(line.from) : readPathPattern(line.from);
				if (pattern === undefined) return [];
				return [{
					...line,
					file,
					from: (0, _addresses_js__WEBPACK_IMPORTED_MODULE_6__.Qh)(line.from),
					evidence: (0, _pages_signals_signal_js__WEBPACK_IMPORTED_MODULE_2__.zR)(line.evidence),
					pattern
				}];
			});
		}
		function findRedirect(address, redirects) {
			const path = (0, _addresses_js__WEBPACK_IMPORTED_MODULE_6__.Qh)(address);
			for (const redirect of redirects) {
				const { target, pattern } = redirect;
				if (redirect.isRewrite && pattern.isWholeSite) continue;
				const rest = pattern.match(path);
				if (rest === undefined) continue;
				const filled = pattern.hasRest ? target.replace(REST_IN_TARGET, () => rest) : target;
				if (filled.startsWith("/") && (0, _addresses_js__WEBPACK_IMPORTED_MODULE_6__.Qh)(filled) === path) continue;
				return {
					...redirect,
					target: filled
				};
			}
			return undefined;
		}
		const MAX_PATTERN_CHARACTERS = 500;
		const WITH_REST = /^(.*\/)(?:\*|\(\.\*\)|:[a-z_]\w*(?:[*+]|\(\.[*+]\)))$/i;
		const REST_IN_TARGET = /:[a-z_]\w*[*+?]?|\$1/gi;
		const SPECIAL = /[*(){}[\]|\\?#+^$]|:[a-z_]/i;
		function readPathPattern(source) {
			if (!source.startsWith("/") || source.length > MAX_PATTERN_CHARACTERS) return undefined;
			const [, before] = WITH_REST.exec(source) ?? [];
			if (SPECIAL.test(before ?? source)) return undefined;
			if (before === undefined) return matchExactly(source);
			const folder = (0, _addresses_js__WEBPACK_IMPORTED_MODULE_6__.Qh)(before);
			const start = folder === "/" ? folder : `${folder}/`;
			return {
				isWholeSite: folder === "/",
				hasRest: true,
				match(address) {
					if (address === folder) return "";
					return address.startsWith(start) ? address.slice(start.length) : undefined;
				}
			};
		}
		function matchExactly(source) {
			const own = (0, _addresses_js__WEBPACK_IMPORTED_MODULE_6__.Qh)(source);
			return {
				isWholeSite: false,
				hasRest: false,
				match: (address) => address === own ? "" : undefined
			};
		}
	}),
	34799: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Cn: () => mayBeFor,
			Ky: () => findPossibleBarrier,
			O9: () => readRobotsFile,
			wg: () => findRoot,
			yM: () => findBlocks
		});
		var robots_parser__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87211);
		var _pages_signals_signal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33713);
		var _folder_rules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7325);
		var _addresses_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24556);
		const MAX_CHARACTERS = 500 * 1024;
		const PUBLISHED = new Set("public static assets src source content pages app .vitepress .vuepress".split(" "));
		const SITE_FOLDERS = new Set([
			"website",
			"site",
			"www",
			"web",
			"docs",
			"documentation"
		]);
		const CONDITION = /\{%-?\s*(?:if|unless|for|case)\b|\{\{-?\s*(?:if|range|with|define|block)\b/;
		const ORIGIN = "https://site.invalid";
		const ANY_PATH = "/~page-of-unknown-address~";
		const ALLOWS = /^[ \t]*allow[ \t]*:/i;
		const ALLOWS_FILE = /\.(?!html?)\w+\$?[ \t]*(?:#|$)/i;
		const DISALLOWS = /^[ \t]*disallow[ \t]*:[ \t]*[^ \t\r\n#]/im;
		function readRobotsFile(path, text) {
			const content = text.slice(0, MAX_CHARACTERS);
			if (CONDITION.test(content)) return undefined;
			const robots = robots_parser__WEBPACK_IMPORTED_MODULE_0__(`${ORIGIN}/robots.txt`, content);
			const lines = content.split(/\r\n|\r|\n/);
			const folded = content.toLowerCase();
			const disallows = DISALLOWS.test(content);
			return {
				path,
				root: findRoot(path),
				hasAllow: lines.some((line) => ALLOWS.test(line) && !ALLOWS_FILE.test(line)),
				lines,
				findAgent: (crawler) => folded.includes(crawler.toLowerCase()) ? crawler : "*",
				findBlock(urlPath, agent) {
					if (!disallows) return undefined;
					const url = `${ORIGIN}${urlPath}`;
					return robots.isAllowed(url, agent) === false ? robots.getMatchingLineNumber(url, agent) : undefined;
				}
			};
		}
		function findRoot(path) {
			const folders = path.split("/").slice(0, -1);
			while (PUBLISHED.has(folders.at(-1) ?? "")) folders.pop();
			return folders.join("/");
		}
		function findBlocks(page, files) {
			const robots = findRobotsFile(page.path, files);
			if (robots === undefined) return [];
			const isBlanket = page.addresses === undefined && !robots.hasAllow;
			const url = (0, _addresses_js__WEBPACK_IMPORTED_MODULE_3__.IG)(page);
			const [address] = page.addresses ?? [];
			const own = url === undefined ? address && encodeURI(address.toWellFormed()) : `${url.pathname}${url.search}`;
			const path = own ?? (isBlanket ? ANY_PATH : undefined);
			if (path === undefined) return [];
			const agents = new Set(_pages_signals_signal_js__WEBPACK_IMPORTED_MODULE_1__.bZ.map(robots.findAgent));
			const lines = new Map(Array.from(agents, (agent) => [agent, robots.findBlock(path, agent)]));
			return _pages_signals_signal_js__WEBPACK_IMPORTED_MODULE_1__.bZ.flatMap((crawler) => {
				const line = lines.get(robots.findAgent(crawler));
				if (line === undefined) return [];
				return [{
					crawler,
					file: robots.path,
					line,
					evidence: (0, _pages_signals_signal_js__WEBPACK_IMPORTED_MODULE_1__.zR)(robots.lines[line - 1] ?? "")
				}];
			});
		}
		function findPossibleBarrier(pages, before, now) {
			for (const { path, url, addresses } of pages) {
				if (findBlocks({
					path,
					url,
					addresses
				}, now).length > 0) continue;
				for (const address of (0, _addresses_js__WEBPACK_IMPORTED_MODULE_3__.KX)(path)) {
					const page = {
						path,
						url: path,
						addresses: [address]
					};
					const [block] = findBlocks(page, now);
					if (block === undefined || findBlocks(page, before).length > 0) continue;
					const { file, line, evidence } = block;
					return {
						path,
						address,
						file,
						line,
						evidence
					};
				}
			}
			return undefined;
		}
		function mayBeFor(root, { path }) {
			return (0, _folder_rules_js__WEBPACK_IMPORTED_MODULE_2__.UO)(path, root) || SITE_FOLDERS.has(root);
		}
		function findRobotsFile(path, files) {
			const [innermost] = files.filter(({ root }) => (0, _folder_rules_js__WEBPACK_IMPORTED_MODULE_2__.UO)(path, root)).toSorted((a, b) => b.root.length - a.root.length || b.path.length - a.path.length);
			const sites = files.filter(({ root }) => SITE_FOLDERS.has(root));
			return innermost ?? (sites.length === 1 ? sites[0] : undefined);
		}
	}),
	89901: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ae: () => createSite,
			GS: () => readSiteFile,
			kv: () => isSiteFile
		});
		var node_path_posix__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53916);
		var _lib_remember_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(28305);
		var _generators_generators_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44813);
		var _generators_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65786);
		var _addresses_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24556);
		var _noindex_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24381);
		var _redirects_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(36597);
		var _robots_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34799);
		const FOREIGN = new Set("node_modules bower_components vendor vendored third_party third-party test tests __tests__ fixtures __fixtures__".split(" "));
		const isSiteFile = (0, _lib_remember_js__WEBPACK_IMPORTED_MODULE_7__.k)((path) => {
			const folders = path.split("/");
			const name = folders.pop() ?? "";
			const isKnown = name === "robots.txt" || (0, _noindex_js__WEBPACK_IMPORTED_MODULE_4__.St)(path) || (0, _redirects_js__WEBPACK_IMPORTED_MODULE_5__.Me)(name) || (0, _generators_generators_js__WEBPACK_IMPORTED_MODULE_1__.uK)(path);
			return isKnown && !folders.some((folder) => FOREIGN.has(folder));
		});
		function readSiteFile(path, text) {
			const name = (0, node_path_posix__WEBPACK_IMPORTED_MODULE_0__.basename)(path);
			return {
				noindex: (0, _noindex_js__WEBPACK_IMPORTED_MODULE_4__.BK)(path, text),
				robots: name === "robots.txt" ? (0, _robots_js__WEBPACK_IMPORTED_MODULE_6__.O9)(path, text) : undefined,
				redirects: (0, _redirects_js__WEBPACK_IMPORTED_MODULE_5__.fM)(path, (0, _redirects_js__WEBPACK_IMPORTED_MODULE_5__.H2)(name, text)),
				text: (0, _generators_generators_js__WEBPACK_IMPORTED_MODULE_1__.uK)(path) ? text : undefined
			};
		}
		function createSite(files, pages) {
			const redirects = [...files.flatMap(({ redirects }) => addBase(redirects, pages)), ...pages.flatMap((page) => (0, _redirects_js__WEBPACK_IMPORTED_MODULE_5__.fM)(page.path, listRedirects(page)))];
			return {
				robots: files.map(({ robots }) => robots).filter((robots) => robots !== undefined),
				redirects,
				noindex: files.flatMap(({ noindex }) => noindex),
				forced: redirects.filter(({ isForced }) => isForced === true)
			};
		}
		const READ_BY_CODE = /(?:^|\/)redirects?\.\w+$/;
		function addBase(redirects, pages) {
			const [{ file } = { file: "" }] = redirects;
			if (!READ_BY_CODE.test(file)) return redirects;
			const root = (0, _robots_js__WEBPACK_IMPORTED_MODULE_6__.wg)(file);
			const built = pages.filter((page) => page.isBuilt === true && (0, _robots_js__WEBPACK_IMPORTED_MODULE_6__.Cn)(root, page));
			const [base = "/", ...others] = new Set(built.map((page) => page.base));
			if (base === "/" || others.length > 0) return redirects;
			const place = (path) => path.startsWith("/") && !`${path}/`.startsWith(base) ? (0, _generators_paths_js__WEBPACK_IMPORTED_MODULE_2__.Vz)(base, path) : path;
			const lines = redirects.map((line) => ({
				...line,
				from: place(line.from),
				target: place(line.target)
			}));
			return (0, _redirects_js__WEBPACK_IMPORTED_MODULE_5__.fM)(file, lines);
		}
		function listRedirects(page) {
			return page.content.signals.flatMap(({ kind, target = "", line, evidence }) => {
				if (kind !== "alias" && kind !== "redirect") return [];
				const own = (0, _addresses_js__WEBPACK_IMPORTED_MODULE_3__.Zt)(page);
				const froms = kind === "redirect" ? own : findAliases(target, own, page.base);
				const to = kind === "redirect" ? target : own[0] ?? (0, _addresses_js__WEBPACK_IMPORTED_MODULE_3__.KX)(page.path)[0] ?? "/";
				return froms.map((from) => ({
					from,
					target: to,
					line,
					evidence,
					isLiteral: true,
					isRewrite: false
				}));
			});
		}
		function findAliases(alias, own, base) {
			if (alias.startsWith("/")) return [`${base.replace(/\/$/, "")}${alias}`];
			const url = URL.parse(alias);
			if (url !== null) return [url.pathname];
			const folders = own.map((address) => address.slice(0, address.lastIndexOf("/") + 1));
			return [...new Set([base, ...folders])].map((folder) => (0, _addresses_js__WEBPACK_IMPORTED_MODULE_3__.Qh)(`${folder}${alias}`));
		}
	})
};
;
