"use strict";
exports.id = "sites-indexing-hidden";
exports.ids = ["sites-indexing-hidden"];
exports.modules = {
	48929: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			DA: () => locateCitations,
			Tr: () => findStakes,
			gq: () => rankBy,
			px: () => findCitedOwners
		});
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46958);
		var _sites_indexing_hidden_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83283);
		const MAX_ADDRESSES = 5e3;
		function locateCitations(groups, tree) {
			const findPage = (0, _sites_indexing_hidden_js__WEBPACK_IMPORTED_MODULE_0__.Y2)(tree);
			const found = new Map();
			const unmatched = new Map();
			const located = groups.flatMap(({ pages, ...group }) => {
				const byPath = new Map();
				for (const { address, answers } of pages) {
					if (found.size < MAX_ADDRESSES && !found.has(address)) found.set(address, findPage(address));
					const page = found.get(address) ?? "other-site";
					if (page === "no-page") unmatched.set(address, (unmatched.get(address) ?? 0) + answers);
					else if (page !== "other-site") byPath.set(page.path, (byPath.get(page.path) ?? 0) + answers);
				}
				return Array.from(byPath, ([path, answers]) => ({
					...group,
					path,
					answers: Math.min(answers, group.of)
				}));
			});
			const list = Array.from(unmatched, ([address, answers]) => ({
				address,
				answers
			}));
			return {
				located,
				unmatched: list.toSorted((a, b) => b.answers - a.answers)
			};
		}
		const MIN_ANSWERS = 3;
		const MIN_RUNS = 2;
		const MIN_LEAD = 2;
		function findCitedOwners(citations) {
			const owners = new Map();
			for (const { name: keyword, citations: citing } of rankBy("keyword", citations)) {
				const [first, second] = rankBy("path", citing);
				if (first === undefined || first.answers < MIN_ANSWERS || first.runs < MIN_RUNS) continue;
				if (first.answers >= MIN_LEAD * (second?.answers ?? 0)) owners.set(keyword, first);
			}
			return owners;
		}
		function rankBy(field, all) {
			return Array.from(Map.groupBy(all, (each) => each[field]), ([name, citations]) => ({
				name,
				citations,
				answers: (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.cz)(citations.map(({ answers }) => answers)),
				runs: new Set(citations.map(({ run }) => run)).size
			})).toSorted((a, b) => b.answers - a.answers);
		}
		const STAKE_DAYS = 28;
		const MAX_NAMES = 1e3;
		function findStakes(citations, groups, now) {
			const since = Date.parse(now) - STAKE_DAYS * _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.d_;
			const isRecent = ({ run }) => Date.parse(run) >= since;
			const recent = groups.filter(isRecent);
			return rankBy("path", citations.filter(isRecent)).map(({ name: path, citations: citing, answers }) => {
				const listNames = (field) => rankBy(field, citing).slice(0, MAX_NAMES).map(({ name }) => name);
				const [engines, keywords] = [listNames("engine"), listNames("keyword")];
				const names = [new Set(engines), new Set(keywords)];
				const asked = recent.filter(({ engine, keyword }) => names[0].has(engine) && names[1].has(keyword));
				return {
					path,
					engines,
					keywords,
					answers,
					of: (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.cz)(asked.map(({ of }) => of))
				};
			});
		}
	}),
	65461: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			S: () => findBodyStart,
			v: () => splitFrontMatter
		});
		var dist = __webpack_require__(3292);
		var yaml_dist = __webpack_require__(38815);
		var schemas = __webpack_require__(27597);
		var json = __webpack_require__(80292);
		var signal = __webpack_require__(33713);
		;
		const READERS = new Map([
			["noindex", createFlagReader("noindex", isTrue)],
			["robotsnoindex", createFlagReader("noindex", isTrue)],
			["robots", readRobots],
			["metarobots", readRobots],
			["canonical", readCanonical],
			["canonicalurl", readCanonical]
		]);
		const GROUP_READERS = new Map([...READERS, ["index", createFlagReader("noindex", isFalse, "index")]]);
		const PAGE_READERS = new Map([
			...READERS,
			["draft", createFlagReader("draft", isTrue)],
			["published", createFlagReader("unpublished", isFalse, "published")],
			["unpublished", createFlagReader("unpublished", isTrue)],
			["unlisted", createFlagReader("unlisted", isTrue)],
			["permalink", createFlagReader("unpublished", (value) => value === false, "permalink")],
			["build", readBuild],
			["aliases", readAliases],
			["redirectfrom", readAliases],
			["redirects", readAliases],
			["redirectto", readRedirect],
			["redirect", readRedirect],
			["head", (value) => readHead(value)],
			["meta", (value) => [...readHead(value), ...readGroup(value)]],
			["seo", readRobots],
			["params", readGroup],
			["extra", readGroup],
			["metadata", readGroup]
		]);
		function createFlagReader(kind, isSet, text = kind) {
			return (value) => isSet(value) ? [{
				kind,
				text
			}] : [];
		}
		const MAX_DEPTH = 6;
		const MAX_VALUES = 500;
		function readFieldSignals(fields, block) {
			const all = Object.entries(fields).flatMap(([key, value]) => (PAGE_READERS.get(simplify(key))?.(value) ?? []).map((each) => ({
				key,
				...each
			})));
			if (all.length > MAX_VALUES) all.sort((a, b) => Number((0, signal.Q8)(b)) - Number((0, signal.Q8)(a)));
			const found = all.slice(0, MAX_VALUES);
			if (found.length === 0) return [];
			const lines = block.split("\n");
			const folded = lines.map((line) => line.toLowerCase());
			return found.map(({ key, text, ...meaning }) => {
				const index = findLine(folded, key, text);
				return (0, signal.qu)(meaning, lines[index] ?? "", index + 1);
			});
		}
		function simplify(key) {
			return key.replace(/[-_]/g, "").toLowerCase();
		}
		function isTrue(value) {
			return value === true || typeof value === "string" && /^(?:true|yes|on)$/i.test(value);
		}
		function isFalse(value) {
			return value === false || typeof value === "string" && /^(?:false|no|off)$/i.test(value);
		}
		function listStrings(value) {
			const values = Array.isArray(value) ? value.slice(0, MAX_VALUES) : [value];
			return values.filter((item) => typeof item === "string");
		}
		function readRobots(value) {
			if ((0, json.u4)(value)) return readGroup(value);
			return listStrings(value).flatMap((text) => (0, signal.zn)(text).map((meaning) => ({
				...meaning,
				text
			})));
		}
		function readCanonical(value) {
			return typeof value === "string" && value.trim() !== "" ? [{
				kind: "canonical",
				target: value,
				text: value
			}] : [];
		}
		function readRedirect(value) {
			return typeof value === "string" && /^(?:\/|\.|https?:)/i.test(value) ? [{
				kind: "redirect",
				target: value,
				text: value
			}] : [];
		}
		function readAliases(value) {
			return listStrings(value).filter((text) => text.trim() !== "").map((text) => ({
				kind: "alias",
				target: text,
				text
			}));
		}
		function readBuild(value) {
			const render = (0, json.u4)(value) ? value["render"] : undefined;
			return render === "never" || render === false ? [{
				kind: "unpublished",
				text: "render"
			}] : [];
		}
		function readGroup(value) {
			if (!(0, json.u4)(value)) return [];
			return Object.entries(value).flatMap(([key, inner]) => GROUP_READERS.get(simplify(key))?.(inner) ?? []);
		}
		function readHead(head, depth = 0) {
			if (depth > MAX_DEPTH || typeof head !== "object" || head === null) return [];
			const values = Object.values(head).slice(0, MAX_VALUES);
			const attributes = Object.fromEntries(Object.entries(head).filter((entry) => typeof entry[1] === "string").map(([key, value]) => [key.toLowerCase(), value]));
			const text = attributes["content"] ?? attributes["href"] ?? "";
			const own = (0, signal.zW)(attributes).map((meaning) => ({
				...meaning,
				text
			}));
			return [...own, ...values.flatMap((value) => readHead(value, depth + 1))];
		}
		function findLine(folded, key, text) {
			const start = Math.max(folded.findIndex((line) => line.replace(/^["'[]/, "").startsWith(key.toLowerCase())), 0);
			const wanted = text.toLowerCase();
			const index = folded.findIndex((line, index) => index >= start && line.includes(wanted));
			return index < 0 ? start : index;
		}
		;
		const textSchema = schemas.KCZ([schemas.YjP(), schemas.aig()]).transform(String).optional().catch(undefined);
		const addressSchema = schemas.YjP().regex(/^\/(?!\/)[^:]*$/).optional().catch(undefined);
		const fieldsSchema = schemas._H3({
			title: textSchema,
			description: textSchema,
			slug: textSchema,
			lang: textSchema,
			language: textSchema,
			locale: textSchema
		});
		const FENCED = /^(---|\+\+\+|;;;)(yaml|toml|json)?[ \t]*\r?\n([\s\S]*?)(?<=\n)\1[ \t]*(?:\r?\n|$)/;
		const JSON_BLOCK = /^(\{\s*"[\s\S]*?\n\})[ \t]*(?:\r?\n|$)/;
		const FORMATS = {
			"---": "yaml",
			"+++": "toml",
			";;;": "json"
		};
		function findBlock(text) {
			const [block, fence = "", format = FORMATS[fence], source = ""] = FENCED.exec(text) ?? [];
			if (block !== undefined) return {
				text: block,
				source,
				format: format ?? ""
			};
			const [json, object = ""] = JSON_BLOCK.exec(text) ?? [];
			return json === undefined ? undefined : {
				text: json,
				source: object,
				format: "json"
			};
		}
		const MAX_CHARACTERS = 64 * 1024;
		function splitFrontMatter(text) {
			const block = findBlock(text);
			if (block !== undefined && block.source.length > MAX_CHARACTERS) throw new RangeError("the front matter is too long");
			const fields = fieldsSchema.safeParse(block === undefined ? {} : readFields(block)).data;
			const { title = "", description = "", ...others } = fields ?? {};
			const slug = others.slug ?? addressSchema.parse(others["permalink"]) ?? addressSchema.parse(others["url"]);
			const language = others.lang ?? others.language ?? others.locale;
			const signals = readFieldSignals(others, block?.text ?? "");
			const frontMatter = {
				fields: block === undefined ? undefined : fields,
				title,
				description,
				slug,
				language,
				names: readNames(others),
				signals
			};
			const end = fields === undefined ? 0 : block?.text.length ?? 0;
			return {
				frontMatter,
				block: text.slice(0, end),
				body: text.slice(end)
			};
		}
		function findBodyStart(text) {
			return findBlock(text)?.text.length ?? 0;
		}
		function readFields({ source, format }) {
			try {
				if (format === "toml") return (0, dist.qg)(source);
				if (format === "json") return JSON.parse(source);
				return (0, yaml_dist.qg)(source, {
					logLevel: "error",
					uniqueKeys: false
				}) ?? {};
			} catch {
				return format === "json" ? undefined : {};
			}
		}
		const LABELS = new Set("linktitle sidebarlabel navtitle navigationtitle shorttitle menutitle".split(" "));
		const ADDRESSES = new Set([
			"aliases",
			"alias",
			"redirectfrom"
		]);
		const MAX_NAMES = 50;
		const MAX_NAME_LENGTH = 200;
		const none = [];
		function readNames(fields) {
			let names;
			for (const [key, value] of Object.entries(fields)) {
				const field = simplify(key);
				let found = none;
				if (LABELS.has(field)) found = [value];
				else if (ADDRESSES.has(field)) found = [value].flat().slice(0, MAX_NAMES).map(toWords);
				else if (field === "sidebar" && (0, json.u4)(value)) found = [value["label"]];
				for (const name of found) {
					if (typeof name !== "string" || name.trim() === "" || name.length > MAX_NAME_LENGTH) continue;
					names ??= new Set();
					names.add(name.trim());
				}
			}
			return names === undefined ? none : [...names].slice(0, MAX_NAMES);
		}
		function toWords(alias) {
			if (typeof alias !== "string" || alias.length > MAX_NAME_LENGTH) return undefined;
			if (/\s/.test(alias) || !/[/-]|\.html?$/.test(alias)) return alias;
			const [path = ""] = alias.split(/[?#]/);
			const parts = path.split("/").filter((part) => part !== "");
			const last = (parts.at(-1) ?? "").replace(/\.(?:html?|md|mdx)$/i, "");
			const name = /^(?:index|readme)$/i.test(last) ? parts.at(-2) ?? "" : last;
			return name.replace(/[-_]+/g, " ");
		}
	}),
	53398: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { z: () => lexMarkdown });
		var marked__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48022);
		const MAX_MARKS = 100;
		const MAX_CHARACTERS = 8192;
		const MARK = /[\\<![`*_~@]|:\/\/|www\./g;
		const MARK_UP = /[\\<[`*_~]|:\/\//;
		const NO_ADDRESS = /(?<=[\w.!#$%&'*+/=?^`{|}~-]{300})@/g;
		const IMAGE_DATA = /\bdata:[\w/+.-]{1,80};base64,[\w+/=]+/g;
		const MAX_NESTED = 100;
		const NESTED = new RegExp(`^[ \\t]*(?:(?:>|[-*+][ \\t]|\\d{1,9}[.)][ \\t])[ \\t]*){${MAX_NESTED}}`);
		const THEMATIC_BREAK = /^ {0,3}([-*])(?:[ \t]*\1)+[ \t]*$/;
		const LIST_ITEM = /^([ \t]*)(?:[-*+]|\d{1,9}[.)])[ \t]/;
		const MAX_CELLS = 1e5;
		const DELIMITER_ROW = /^[ \t>]*(?:\|[ \t]*)?:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*(?:\|[ \t]*)?$/;
		const MAX_LAZY_LINES = 1e3;
		function lexMarkdown(markdown) {
			const text = markdown.replace(/\r\n|\r/g, "\n");
			requireShape(text);
			const lexer = new marked__WEBPACK_IMPORTED_MODULE_0__.JG();
			lexer.blockTokens(text, lexer.tokens);
			for (const { src, tokens } of lexer.inlineQueue) {
				if (!MARK_UP.test(src)) {
					tokens.push({
						type: "text",
						raw: src,
						text: src
					});
					continue;
				}
				lexer.state.inRawBlock = false;
				for (const piece of cutRun(src)) lexer.inlineTokens(piece, tokens);
			}
			return lexer.tokens;
		}
		function requireShape(text) {
			const items = [];
			let cells = 0;
			let columns = 0;
			let lazyLines = 0;
			let wasQuoted = false;
			for (const line of text.split("\n")) {
				if (line.trim() === "") {
					columns = 0;
					lazyLines = 0;
					wasQuoted = false;
					continue;
				}
				if (line.length > MAX_NESTED && NESTED.test(line) && !THEMATIC_BREAK.test(line)) throw tooNested();
				const [, indent] = LIST_ITEM.exec(line) ?? [];
				if (indent !== undefined) {
					while ((items.at(-1) ?? -1) >= indent.length) items.pop();
					items.push(indent.length);
					if (items.length > MAX_NESTED) throw tooNested();
				}
				if (line.includes("|") && DELIMITER_ROW.test(line)) columns = Math.max(columns, line.split("|").length);
				cells += columns;
				if (cells > MAX_CELLS) throw new RangeError("the tables have too many cells");
				const isQuoted = /^ {0,3}>/.test(line);
				if (wasQuoted && !isQuoted) lazyLines += 1;
				wasQuoted = isQuoted;
				if (lazyLines > MAX_LAZY_LINES) throw tooNested();
			}
		}
		function tooNested() {
			return new RangeError("the text is nested too deeply");
		}
		function* cutRun(run) {
			let rest = run.length > MAX_CHARACTERS ? run.replace(IMAGE_DATA, "data:") : run;
			while (rest.length > MAX_MARKS) {
				const end = findEnd(rest);
				yield rest.slice(0, end);
				rest = rest.slice(end);
			}
			if (rest !== "") yield rest;
		}
		function findEnd(rest) {
			const most = findLimit(rest);
			if (most === rest.length) return most;
			const seam = [rest.lastIndexOf("\n", most), rest.lastIndexOf(" ", most)].find((index) => index > most / 2);
			return seam === undefined ? most : seam + 1;
		}
		function findLimit(rest) {
			const text = rest.slice(0, MAX_CHARACTERS);
			const address = text.search(NO_ADDRESS);
			const limit = address < 0 ? text.length : address;
			let marks = 0;
			for (const { index } of text.matchAll(MARK)) {
				marks += 1;
				if (index >= limit) break;
				if (marks > MAX_MARKS) return index;
			}
			return limit;
		}
	}),
	4570: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			E9: () => readMdx,
			Yy: () => withoutTemplates,
			k$: () => readMarkdown,
			xz: () => readTable
		});
		var entities__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61781);
		var _data_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34023);
		var _html_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15830);
		var _lex_markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53398);
		var _mask_code_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90001);
		var _outline_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(81185);
		var _source_lines_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(40040);
		const INLINE_CODE = "`[^`\\n]*`";
		const DIRECTIVES = [
			"\\{%[^%]*%\\}",
			"\\{\\{[<%][^{}]*[%>]\\}\\}",
			"\\{ ?(?:#[\\w-]|\\.[A-Za-z]|:)[^{}\\n]*\\}",
			"\\[!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION)\\]",
			"(?<!\\\\)\\[\\^[^\\]\\s]{1,200}\\]:?",
			"^[ \\t]*:::.*$"
		];
		const BRACES = "\\{(?:[^{}]|\\{(?:[^{}]|\\{[^{}]*\\})*\\})*\\}";
		const CODE_OR_DIRECTIVE = createPattern(DIRECTIVES);
		const CODE_OR_TEMPLATE = createPattern([
			...DIRECTIVES,
			"\\{\\{(?:[^{}]|\\{[^{}]*\\})*\\}\\}",
			"\\{/\\*[^{}]*\\*/\\}",
			`<[A-Za-z](?:"[^"]*"|'[^']*'|${BRACES}|[^<>"'{}])*>`
		]);
		const TEMPLATE = createPattern(["\\{%[^%]*%\\}", "\\{\\{(?:[^{}]|\\{[^{}]*\\})*\\}\\}"]);
		function withoutTemplates(html) {
			return html.replace(TEMPLATE, keepCodeAndParameters);
		}
		function createPattern(parts) {
			return new RegExp([INLINE_CODE, ...parts].join("|"), "gm");
		}
		function readMarkdown(markdown, outline) {
			if (hasModuleCode(markdown)) {
				readMdx(markdown, outline);
				return;
			}
			const shown = (0, _mask_code_js__WEBPACK_IMPORTED_MODULE_4__.DU)(markdown, "{% comment %}", "{% endcomment %}");
			const text = changeProse(openAdmonitions(shown), (prose) => (0, _data_text_js__WEBPACK_IMPORTED_MODULE_1__._b)(prose).replace(CODE_OR_TEMPLATE, keepCodeAndHtml));
			readMarked(text, outline, () => true);
		}
		const FENCE_OR_MODULE_CODE = /^[ \t]*(```+|~~~+)|^(?:import\s[^'"]{0,300}?['"][^'"\n]+['"];?[ \t]*\r?$|export\s+(?:const|default|function)\b.*[={(]\s*$)/gm;
		function hasModuleCode(markdown) {
			let open = "";
			for (const [, fence] of markdown.matchAll(FENCE_OR_MODULE_CODE)) {
				if (fence === undefined && open === "") return true;
				if (fence === undefined) continue;
				if (open === "") open = fence;
				else if (fence.startsWith(open)) open = "";
			}
			return false;
		}
		function readMdx(mdx, outline) {
			const text = changeProse(openAdmonitions(mdx), (prose) => withoutExpressions((0, _data_text_js__WEBPACK_IMPORTED_MODULE_1__._b)((0, _mask_code_js__WEBPACK_IMPORTED_MODULE_4__.DU)((0, _mask_code_js__WEBPACK_IMPORTED_MODULE_4__.DU)(prose, "<script", "<\/script>"), "<style", "</style>")).replace(CODE_OR_DIRECTIVE, keepCodeAndParameters)).replace(CODE_OR_TAG, keepCodeAndParameters));
			readMarked(text.replace(/^[ \t]+/gm, ""), outline, isNotModuleCode);
		}
		function readMarked(marked, outline, isShown) {
			const { text, ...places } = (0, _source_lines_js__WEBPACK_IMPORTED_MODULE_5__.qo)(marked);
			readBlocks((0, _lex_markdown_js__WEBPACK_IMPORTED_MODULE_3__.z)(text), (0, _outline_js__WEBPACK_IMPORTED_MODULE_6__.Gy)(outline, places.startOf, places.endOf), 1, isShown);
		}
		function changeProse(markdown, change) {
			if (!/```|~~~/.test(markdown)) return change(markdown);
			const lines = markdown.split("\n");
			const fenced = (0, _mask_code_js__WEBPACK_IMPORTED_MODULE_4__.Zo)(lines);
			const parts = [];
			for (let start = 0; start < lines.length;) {
				const next = fenced.indexOf(!fenced[start], start);
				const end = next < 0 ? lines.length : next;
				const part = lines.slice(start, end).join("\n");
				parts.push(fenced[start] ? part : change(part));
				start = end;
			}
			return parts.join("\n");
		}
		const ADMONITION = /^( *)(?:(?:!!!|\?\?\?\+?)[\w -]+(?:"[^"]*")?|===[!+]? "[^"]*")$/;
		function openAdmonitions(markdown) {
			if (!/^ *(?:!!!|\?\?\?|===[!+]? ")/m.test(markdown)) return markdown;
			const open = [];
			const lines = markdown.split("\n").map((line) => {
				const indent = line.search(/\S/);
				while (indent >= 0 && indent <= (open.at(-1) ?? -1)) open.pop();
				const [, before] = ADMONITION.exec(line.trimEnd()) ?? [];
				const text = before === undefined ? line.slice(Math.min(4 * open.length, Math.max(0, indent))) : "";
				if (before !== undefined) open.push(before.length);
				return text;
			});
			return lines.join("\n");
		}
		function readBlocks(tokens, outline, first, isShown = (_) => true) {
			let line = first;
			for (const [index, token] of tokens.entries()) {
				if (isShown(token) && !isFrontMatter(token, tokens[index - 1])) readBlock(token, outline, line);
				line += (0, _source_lines_js__WEBPACK_IMPORTED_MODULE_5__.O8)(token.raw);
			}
		}
		function isFrontMatter(token, before) {
			return token.type === "heading" && before?.type === "hr" && /^[\w-]+:\s[\s\S]*\n---+\s*$/.test(token.raw);
		}
		function readBlock(token, outline, line) {
			const lines = {
				from: line,
				to: line + (0, _source_lines_js__WEBPACK_IMPORTED_MODULE_5__.O8)(token.raw.trimEnd())
			};
			switch (token.type) {
				case "heading":
					outline.heading(token.depth, toText(token.tokens));
					break;
				case "paragraph":
				case "text":
					outline.block(token.tokens ? toText(token.tokens) : decode(token.text), lines, hasLink(token.tokens));
					break;
				case "code":
					outline.code(token.text, /^\s*[`~]/.test(token.raw) ? {
						...lines,
						from: line + 1
					} : lines);
					break;
				case "list":
					for (const item of token.items) {
						readBlocks(item.tokens, outline, line);
						line += (0, _source_lines_js__WEBPACK_IMPORTED_MODULE_5__.O8)(item.raw);
					}
					break;
				case "blockquote":
					readBlocks(token.tokens ?? [], outline, line);
					break;
				case "table":
					for (const [index, row] of [token.header, ...token.rows].entries()) {
						const at = line + index + (index === 0 ? 0 : 1);
						outline.block(row.map((cell) => toText(cell.tokens)).join(", "), {
							from: at,
							to: at
						}, row.some((cell) => hasLink(cell.tokens)));
					}
					break;
				case "html": (0, _html_js__WEBPACK_IMPORTED_MODULE_2__.y)(token.text, (0, _outline_js__WEBPACK_IMPORTED_MODULE_6__.Gy)(outline, (other) => line + other - 1), true);
			}
		}
		function readTable(markdown) {
			const table = (0, _lex_markdown_js__WEBPACK_IMPORTED_MODULE_3__.z)(markdown).find((token) => token.type === "table");
			if (table === undefined) return [];
			return [table.header, ...table.rows].map((row) => row.map(({ tokens }) => toText(tokens)));
		}
		function toText(tokens = []) {
			return tokens.map(convertToken).join("");
		}
		function convertToken(token) {
			switch (token.type) {
				case "text": return token.tokens ? toText(token.tokens) : decode(token.text);
				case "escape":
				case "codespan": return token.text;
				case "link": return /^https?:\/\//.test(token.text) ? "" : toText(token.tokens);
				case "strong":
				case "em": return toText(token.tokens);
				case "br": return " ";
				case "html": return /^<br\b/i.test(token.raw) ? " " : "";
				default: return "";
			}
		}
		function hasLink(tokens = []) {
			return tokens.some((token) => token.type === "link" ? convertToken(token).trim() !== "" : "tokens" in token && hasLink(token.tokens));
		}
		function decode(text) {
			return text.includes("&") ? (0, entities__WEBPACK_IMPORTED_MODULE_0__.decodeHTML)(text) : text;
		}
		const CODE_OR_TAG = new RegExp(`${INLINE_CODE}|</?(?:[A-Za-z](?:"[^"]*"|'[^']*'|[^<>"'])*)?>`, "g");
		const CODE_OR_EXPRESSION = new RegExp(`${INLINE_CODE}|\\{(?:[^{}\\n]|\\n(?![ \\t]*(?:\\n|\`\`\`|~~~)))*\\}`, "g");
		const MAX_NESTED_EXPRESSIONS = 8;
		function withoutExpressions(mdx) {
			let text = mdx;
			for (let depth = 0; depth < MAX_NESTED_EXPRESSIONS && text.includes("{"); depth += 1) {
				text = text.replace(CODE_OR_EXPRESSION, keepCode);
			}
			return text;
		}
		function keepCode(found) {
			return found.startsWith("`") ? found : (0, _source_lines_js__WEBPACK_IMPORTED_MODULE_5__.F3)(found, "");
		}
		function keepCodeAndParameters(found, offset, text) {
			return found.startsWith("`") ? found : (0, _source_lines_js__WEBPACK_IMPORTED_MODULE_5__.F3)(found, readProse(found, offset, text));
		}
		function readProse(found, offset, text) {
			if (!found.includes("=")) return "";
			let start = offset;
			while (/[ \t\f]/.test(text[start - 1] ?? "")) start -= 1;
			const isFirst = start === 0 || /[\n\r]/.test(text[start - 1] ?? "");
			const before = text.slice(start, offset).replaceAll("\f", "");
			const prose = isFirst ? (0, _data_text_js__WEBPACK_IMPORTED_MODULE_1__.Zu)(found) : [];
			if (prose.length > 0) return prose.map((paragraph) => `\n\n${before}${paragraph}\n\n${before}`).join("");
			const [, shown = ""] = found.startsWith("{{") ? SHORTCODE_TEXT.exec(found) ?? [] : [];
			return shown;
		}
		const SHORTCODE_TEXT = /\stext="([^"]*)"/;
		function keepCodeAndHtml(found, offset, text) {
			const isHtml = found.startsWith("<") && !found.includes("={");
			const kept = isHtml && !COMPONENT.test(found) ? found : keepCodeAndParameters(found, offset, text);
			return kept.trim() === "" && isHtml ? found : kept;
		}
		const COMPONENT = /^<(?:[A-Z]|[a-z]+-)/;
		const MODULE_CODE = /^(?:import\s+(?:[^'"\n]*\sfrom\s+)?['"]|export(?:\s*$|\s+(?:\*|(?:default|const|let|var|function|class|async|from)\b)))/;
		function isNotModuleCode({ type, raw }) {
			return type !== "paragraph" || !MODULE_CODE.test(raw.slice(0, 500));
		}
	}),
	81185: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Gy: () => withLines,
			ap: () => collapse,
			hm: () => createOutline,
			jH: () => toPassages
		});
		var _lib_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94869);
		const MAX_CODE_LINES = 10;
		function createOutline() {
			const blocks = [];
			let open = [];
			let headings = [];
			let title = "";
			const add = (kind, text, lines, hasLink = false) => {
				if (text !== "") blocks.push({
					kind,
					headings,
					text,
					hasLink,
					lines
				});
			};
			return {
				blocks,
				title: () => title,
				heading(level, text) {
					const line = (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.j5)(collapse(text));
					if (line === "") return;
					open = [...open.filter((outer) => outer.level < level), {
						level,
						text: line
					}];
					headings = open.map((heading) => heading.text);
					if (level === 1) title ||= line;
				},
				block(text, lines, hasLink) {
					add("text", collapse(text), lines, hasLink);
				},
				code(text, { from }) {
					const lines = text.split("\n").flatMap((line, index) => line.trim() === "" ? [] : [{
						line,
						at: from + index
					}]);
					for (let start = 0; start < lines.length; start += MAX_CODE_LINES) {
						const piece = lines.slice(start, start + MAX_CODE_LINES);
						const range = {
							from: piece[0]?.at ?? from,
							to: piece.at(-1)?.at ?? from
						};
						add("code", piece.map(({ line }) => line).join("\n"), range);
					}
				}
			};
		}
		const PASSAGE_CHARACTERS = 2e3;
		function toPassages(blocks) {
			const passages = [];
			for (const { kind, headings, text } of blocks) {
				if (kind === "code") continue;
				let last = passages.at(-1);
				if (last === undefined || last.headings !== headings || last.characters >= PASSAGE_CHARACTERS) {
					last = {
						headings,
						lines: [],
						characters: 0
					};
					passages.push(last);
				}
				last.lines.push(text);
				last.characters += text.length;
			}
			return passages.map(({ headings, lines }) => ({
				headings,
				text: (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.j5)(lines.join("\n"))
			}));
		}
		function collapse(text) {
			return text.replace(/\s{2,}|[^\S ]/g, " ").trim();
		}
		function withLines(outline, startOf, endOf = startOf) {
			const place = ({ from, to }) => ({
				from: startOf(from),
				to: endOf(to)
			});
			return {
				...outline,
				block: (text, lines, hasLink) => outline.block(text, place(lines), hasLink),
				code: (text, lines) => outline.code(text, place(lines))
			};
		}
	}),
	9771: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			NL: () => parsePage,
			v_: () => readBlocks,
			ZK: () => readHidden,
			My: () => readUnread
		});
		var lib_text = __webpack_require__(94869);
		var data_text = __webpack_require__(34023);
		var front_matter = __webpack_require__(65461);
		var html = __webpack_require__(15830);
		var mask_code = __webpack_require__(90001);
		var source_lines = __webpack_require__(40040);
		;
		const NAMES = "template noscript datalist audio video canvas noframes noembed rp del s strike".split(" ");
		const HIDDEN = new Set(NAMES);
		const WORTH_PARSING = new RegExp(`<(?:${NAMES.join("|")}|dialog)\\b|\\bhidden\\b|\\bpopover\\b|\\bv-(?:if|show)\\b|display\\s*:|visibility\\s*:`, "i");
		const HIDING_STYLE = /\b(?:display\s*:\s*["'`]?none|visibility\s*:\s*["'`]?(?:hidden|collapse))\b/i;
		const NEVER_SHOWN = [
			[/\{%-?\s*if\s+false\s*-?%\}/i, /\{%-?\s*endif\s*-?%\}/],
			[/\{\{-?\s*if\s+false\s*-?\}\}/, /\{\{-?\s*end\s*-?\}\}/],
			[/\{%-?\s*comment\b[^%]{0,200}%\}/, /\{%-?\s*endcomment\s*-?%\}/],
			[/\{\/\*/, /\*\/\}/],
			[/\{#(?=\s)/, /#\}/],
			[/<!--(?!\s*@include:)/, /-->/]
		];
		const PLACEHOLDER = "<wbr>";
		const MAX_PARAGRAPH = 2e4;
		function withoutHidden(body, format) {
			let done = 0;
			const kept = findHidden(body, format).map(({ start, end }) => {
				const before = body.slice(done, start);
				const part = body.slice(start, end);
				done = end;
				if (part.startsWith("<!--")) return before + part;
				if (part.startsWith("<")) return before + (0, source_lines.F3)(part, PLACEHOLDER);
				return before + (part.includes("\n") ? (0, mask_code.hQ)(part) : "");
			});
			return [...kept, body.slice(done)].join("");
		}
		function findHidden(body, format) {
			const source = format === "html" ? body : (0, mask_code.Q5)(body, "markdown").replace(/\\</g, "  ");
			return (0, source_lines.RR)([...findNeverShown(source), ...findHiddenElements(source, format)]);
		}
		function findNeverShown(source) {
			return NEVER_SHOWN.flatMap(([open, close]) => {
				const found = [];
				for (let from = 0;; from = found.at(-1)?.end ?? 0) {
					const start = from + source.slice(from).search(open);
					const length = start < from ? -1 : source.slice(start).search(close);
					if (length < 0) return found;
					const [mark = ""] = close.exec(source.slice(start + length)) ?? [];
					found.push({
						start,
						end: start + length + mark.length
					});
				}
			});
		}
		function findHiddenElements(source, format) {
			if (!WORTH_PARSING.test(source)) return [];
			const found = [];
			let start = 0;
			const parser = (0, html.T)({
				onopentag() {
					start = parser.startIndex;
				},
				skips(name, attributes) {
					return isHidden(name, attributes, source.slice(parser.startIndex, parser.endIndex + 1));
				},
				onskipped(_, isImplied) {
					const isOwnTag = !isImplied || parser.startIndex === start;
					const at = isOwnTag ? parser.endIndex + 1 : parser.startIndex;
					const end = isOwnTag || format === "html" ? at : findParagraphEnd(source, start, at);
					found.push({
						start,
						end
					});
				}
			}, format !== "html");
			parser.end(source);
			return found;
		}
		function findParagraphEnd(source, start, end) {
			const index = source.slice(start, Math.min(end, start + MAX_PARAGRAPH)).search(/\n[ \t\r]*\n/);
			return index < 0 ? end : start + index;
		}
		function isHidden(name, attributes, tag) {
			const { hidden, open, popover } = attributes;
			if (attributes["v-if"] === "false" || attributes["v-show"] === "false") return true;
			if (HIDDEN.has(name) || popover !== undefined || name === "dialog" && open === undefined) return true;
			const isSwitchedOn = hidden !== undefined && !/^(?:until-found|\{(?!\s*true))/i.test(hidden);
			return isSwitchedOn || HIDING_STYLE.test(tag);
		}
		var markdown = __webpack_require__(4570);
		var pages_outline = __webpack_require__(81185);
		var signal = __webpack_require__(33713);
		;
		const MAX_HEADING_CHARACTERS = 8 * 1024 * 1024;
		function parsePage(source, format) {
			const outline = (0, pages_outline.hm)();
			const { frontMatter, block, body, head } = readText(source, format, outline);
			const title = (0, lib_text.j5)(frontMatter.title || head?.title || outline.title());
			const passages = (0, pages_outline.jH)(outline.blocks).map((passage) => ({
				headings: passage.headings.filter((heading) => heading !== title),
				text: passage.text
			}));
			requireShortHeadings(title, passages);
			const linesBefore = (0, source_lines.O8)(block);
			const tags = (0, signal.u6)(body, format).map((tag) => ({
				...tag,
				line: tag.line + linesBefore
			}));
			const signals = [...frontMatter.signals, ...tags];
			const language = frontMatter.language ?? head?.language;
			const { names, slug, fields } = frontMatter;
			const anchors = readAnchors(body);
			const content = {
				title,
				names,
				slug,
				fields,
				language,
				signals,
				passages
			};
			if (anchors.length > 0) content.anchors = anchors;
			if (block !== "") content.frontMatter = (0, lib_text.j5)(block);
			return content;
		}
		function readBlocks(source, format) {
			const outline = (0, pages_outline.hm)();
			const { title, description } = readText(source, format, outline).frontMatter;
			const fields = new Set([(0, pages_outline.ap)(title), (0, pages_outline.ap)(description)]);
			return outline.blocks.map((block) => fields.has(block.text) ? {
				...block,
				kind: "field"
			} : block);
		}
		const HEADING = /^#{1,6}[ \t]/;
		const HEADING_ID = /\{[ \t]{0,3}(?:\/\*[ \t]{0,3})?#([\w-]{1,200})/;
		const NAMED_PLACE = /<a\s(?:id|name)=["']([\w-]{1,200})["']/g;
		const MAX_HEADING_DISTANCE = 700;
		function readAnchors(body) {
			const anchors = [];
			if (!/#|<a\s/.test(body)) return anchors;
			const waiting = [];
			for (const line of body.split("\n")) {
				const own = HEADING.test(line) ? HEADING_ID.exec(line) : null;
				if (own !== null) anchors.push([(0, lib_text.j5)(own[1] ?? ""), toHeadingText(line.slice(0, own.index))]);
				const below = toHeadingText(line.slice(0, MAX_HEADING_DISTANCE));
				if (waiting.length > 0 && below !== "") for (const id of waiting.splice(0)) anchors.push([(0, lib_text.j5)(id), below]);
				for (const { index, 1: id = "" } of line.matchAll(NAMED_PLACE)) {
					const text = toHeadingText(line.slice(index, index + MAX_HEADING_DISTANCE));
					if (text === "") waiting.push(id);
					else anchors.push([(0, lib_text.j5)(id), text]);
				}
			}
			return anchors;
		}
		function toHeadingText(line) {
			const text = line.replace(/<[^<>]{0,300}>/g, "").replace(/^#{1,6}[ \t]/, "");
			return (0, lib_text.j5)(text.trim().slice(0, 300));
		}
		function readHidden(source, format) {
			const { block, body } = (0, front_matter.v)((0, source_lines.VD)(source));
			return findHidden(body, format).map(({ start, end }) => {
				const part = body.slice(start, end);
				const line = 1 + (0, source_lines.O8)(block) + (0, source_lines.O8)(body.slice(0, start));
				return {
					text: part,
					line,
					evidence: (0, signal.zR)(part.split("\n", 1)[0] ?? "")
				};
			});
		}
		function readUnread(source, format) {
			const { block, body } = (0, front_matter.v)((0, source_lines.VD)(source));
			return `${block}\n${(0, data_text.mz)((0, mask_code.Q5)(withoutHidden(body, format), format === "html" ? format : "mdx"))}`;
		}
		function readText(source, format, outline) {
			const { frontMatter, block, body } = (0, front_matter.v)((0, source_lines.VD)(source));
			const [description = ""] = frontMatter.description.trim().split("\n", 1);
			const line = 1 + (0, source_lines.O8)(block.slice(0, Math.max(0, block.indexOf(description))));
			outline.block(frontMatter.description, {
				from: line,
				to: line
			});
			const visible = withoutHidden(body, format);
			const isTemplate = format === "html" && (block !== "" || hasTemplateTags(visible));
			const before = (0, source_lines.O8)(block);
			const inFile = (0, pages_outline.Gy)(outline, (line) => before + line);
			const head = readSource(isTemplate ? (0, markdown.Yy)(visible) : visible, format, inFile);
			return {
				frontMatter,
				block,
				body,
				head
			};
		}
		const TEMPLATE_TAG = /\{%-?\s*(?:extends|block|include|load|if|unless|for|set|macro|import|from|with|url|trans|assign|static|call)\b/;
		function hasTemplateTags(html) {
			return html.includes("{%") && TEMPLATE_TAG.test(withoutCode(html));
		}
		function withoutCode(html) {
			const [text = "", ...parts] = html.split(/<(\/?)(?:pre|code)\b/i);
			let depth = 0;
			let outside = text;
			for (let index = 0; index < parts.length; index += 2) {
				depth = Math.max(0, depth + (parts[index] === "/" ? -1 : 1));
				if (depth === 0) outside += parts[index + 1];
			}
			return outside;
		}
		function requireShortHeadings(title, passages) {
			let characters = title.length * passages.length;
			for (const { headings } of passages) for (const heading of headings) characters += heading.length;
			if (characters > MAX_HEADING_CHARACTERS) throw new RangeError("too many passages have long headings");
		}
		function readSource(source, format, outline) {
			if (format === "html") return (0, html.y)(source, outline);
			if (format === "mdx") (0, markdown.E9)(source, outline);
			else (0, markdown.k$)(source, outline);
			return undefined;
		}
	}),
	76644: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			S5: () => createCorpusLoader,
			NP: () => isOwn,
			BT: () => loadCorpora,
			xe: () => loadCorpus
		});
		var external_node_util_ = __webpack_require__(57975);
		var source = __webpack_require__(8356);
		var formats = __webpack_require__(68191);
		var page = __webpack_require__(9771);
		var folder_rules = __webpack_require__(7325);
		var generators_paths = __webpack_require__(65786);
		;
		function createCopyFilters(chosen) {
			let recent = [];
			function find(paths) {
				const known = recent.find((tree) => isEqual(tree.paths, paths));
				const found = known ?? {
					paths,
					lookup: createLookup(paths, chosen)
				};
				recent = [found, ...recent.filter((tree) => tree !== found).slice(0, 1)];
				return found.lookup;
			}
			return (base, head) => {
				const before = find(base);
				const after = find(head);
				return before === after ? (path) => after(path) !== undefined : combine(base, head, {
					before,
					after
				});
			};
		}
		function combine(base, head, { before, after }) {
			const old = new Set(base);
			const texts = head.filter((path) => before(path) === undefined);
			const alive = new Map();
			function isAlive(of) {
				const isThere = alive.get(of) ?? texts.some((path) => (0, folder_rules.UO)(path, of));
				alive.set(of, isThere);
				return isThere;
			}
			return (path) => {
				const rule = before(path);
				if (rule !== undefined && isAlive(rule.of)) return true;
				return (rule !== undefined || !old.has(path)) && after(path) !== undefined;
			};
		}
		function createLookup(paths, chosen) {
			const rules = findVersions(paths).filter(({ folder }) => !chosen.some((glob) => (0, folder_rules.UO)(glob, folder)));
			const byFolder = new Map(rules.map((rule) => [rule.folder, rule]));
			return (path) => {
				for (let folder = dirname(path); folder !== ""; folder = dirname(folder)) {
					const found = byFolder.get(folder);
					if (found !== undefined) return found;
				}
				return undefined;
			};
		}
		function isEqual(one, other) {
			return one.length === other.length && one.every((path, index) => path === other[index]);
		}
		const VERSION = /^(?:version[-_]?|release[-_]?|docs?[-_]?)?v?(\d{1,5}(?:[._-]\d{1,5}){0,3})[._-]?x?([-_.]?[a-z]{2,12}[-_.\d]{0,9})?$/i;
		const STAGE = /^[-_.]?(?:alpha|beta|rc|edge|lts|stable|next|dev|preview|legacy|latest|docs?)[-_.\d]{0,9}$/i;
		const YEAR = /^(?:19|20)\d\d(?:[-_]\d\d?){0,2}$/;
		const LIVE = "current latest stable next main master dev preview edge nightly canary unreleased".split(" ");
		const VERSIONED_DOCS = /(?:^|\/)versioned_docs\w*$/;
		const MIN_COMMON = 4;
		const MIRROR = .3;
		const MAX_COMPARED = 200;
		function findVersions(paths) {
			const pages = new Set(paths.map(toStem));
			const has = (folder, stem) => pages.has((0, generators_paths.uJ)(folder, stem).toLowerCase());
			const { families, listChildren } = groupFolders(paths);
			return [...families].flatMap(([parent, members]) => {
				const versions = [...members.keys()].filter(isVersion).sort(newestFirst);
				const newest = versions.map((name) => members.get(name)).find((stems) => (stems?.size ?? 0) >= MIN_COMMON);
				if (newest === undefined) return [];
				const siblings = VERSIONED_DOCS.test(parent) ? [...listChildren(dirname(parent)), ...listChildren("")] : listChildren(parent);
				const live = LIVE.flatMap((name) => [...members.keys()].filter((member) => normalizeName(member) === name));
				const of = [
					parent,
					...siblings,
					...live.map((name) => (0, generators_paths.uJ)(parent, name))
				].find((folder) => isMirror(newest, (stem) => has(folder, stem))) ?? (0, generators_paths.uJ)(parent, versions[0] ?? "");
				const isElsewhere = (stem, name) => has(of, stem) || versions.some((other) => other !== name && members.get(other)?.has(stem));
				return [...members].filter(([name, stems]) => (0, generators_paths.uJ)(parent, name) !== of && isMirror(stems, (stem) => isElsewhere(stem, name))).map(([name]) => ({
					folder: (0, generators_paths.uJ)(parent, name),
					of
				}));
			});
		}
		function isVersion(name) {
			const [, numbers = "", word = ""] = VERSION.exec(name) ?? [];
			if (numbers === "" || YEAR.test(name)) return false;
			return word === "" || STAGE.test(word) || /^v?\d+\.\d/i.test(name);
		}
		function isVariant(name) {
			return isVersion(name) || LIVE.includes(normalizeName(name));
		}
		function normalizeName(name) {
			return name.toLowerCase().replace(/^_/, "");
		}
		function isMirror(stems, isElsewhere) {
			const named = [...stems].filter((stem) => stem !== "").slice(0, MAX_COMPARED);
			const common = named.filter(isElsewhere).length;
			return common >= MIN_COMMON && common >= MIRROR * named.length;
		}
		function groupFolders(paths) {
			const known = new Map();
			const families = new Map();
			const others = new Map();
			for (const path of paths) {
				let start = 0;
				for (let end = path.indexOf("/"); end >= 0; end = path.indexOf("/", start)) {
					const name = path.slice(start, end);
					const isMember = known.get(name) ?? isVariant(name);
					known.set(name, isMember);
					const parent = path.slice(0, Math.max(start - 1, 0));
					if (isMember) {
						const members = families.get(parent) ?? new Map();
						families.set(parent, members);
						const stems = members.get(name) ?? new Set();
						members.set(name, stems);
						stems.add(toStem(path.slice(end + 1)));
					} else {
						others.set(parent, (others.get(parent) ?? new Set()).add(path.slice(0, end)));
					}
					start = end + 1;
				}
			}
			return {
				families,
				listChildren: (folder) => [...others.get(folder) ?? []]
			};
		}
		function toStem(path) {
			return path.toLowerCase().replace(/\.[a-z]+$/, "").replace(/(?:^|\/)(?:_?index|readme)$/, "");
		}
		function newestFirst(a, b) {
			const parseNumbers = (name) => (VERSION.exec(name)?.[1] ?? "").replace(/^0(?=\d)/, "0.").split(/[._-]/).map(Number);
			const [one, other] = [parseNumbers(a), parseNumbers(b)];
			for (const [index, number] of one.entries()) {
				const difference = (other[index] ?? -1) - number;
				if (difference !== 0) return difference;
			}
			return other.length - one.length || (a < b ? -1 : 1);
		}
		function dirname(path) {
			return path.slice(0, Math.max(path.lastIndexOf("/"), 0));
		}
		var generator = __webpack_require__(13163);
		var generators = __webpack_require__(44813);
		var glob = __webpack_require__(29733);
		var resolve = __webpack_require__(28225);
		var with_includes = __webpack_require__(76752);
		var indexing_addresses = __webpack_require__(24556);
		var indexing_site = __webpack_require__(89901);
		var sites_language = __webpack_require__(74285);
		;
		function isOwn({ owner }) {
			return owner === undefined;
		}
		function createCorpusLoader(settings) {
			const { language, watch = source.Ml, now = new Date() } = settings;
			const parsed = new Map();
			const memory = new Map();
			const globs = settings.content?.filter((glob) => !glob.startsWith("!")) ?? [];
			const createCopyFilter = createCopyFilters(globs.map(glob.$r));
			let recent = [];
			const listOwn = ({ files }) => files.map(({ path }) => path).filter((path) => (0, folder_rules.nF)(path, settings.competitors) === undefined);
			return async (base, head, signal) => {
				const paths = [...base.files, ...head.files].map(({ path }) => path);
				const filter = (0, sites_language.rj)(language, paths);
				const after = withoutTranslations(head, filter);
				const before = base === head ? after : withoutTranslations(base, filter);
				const isCopy = createCopyFilter(listOwn(before), listOwn(after));
				const load = async (source) => {
					const texts = skip(source, (path) => isCopy(path) ? {
						path,
						reason: "copy"
					} : undefined);
					const known = recent.find(({ tree }) => isSameTree(tree, texts));
					if (known !== undefined) return () => known.corpus;
					const readable = (0, with_includes.e)(texts, memory);
					await parseFiles([...readable.files, ...readable.siteFiles], readable, parsed, watch, signal);
					return () => {
						const corpus = assemble(readable, parsed, {
							...settings,
							now
						}, filter);
						recent = [{
							tree: texts,
							corpus
						}, ...recent.slice(0, 1)];
						return corpus;
					};
				};
				const assembleHead = await load(after);
				const assembleBase = before === after ? assembleHead : await load(before);
				return {
					base: assembleBase(),
					head: assembleHead()
				};
			};
		}
		async function loadCorpus(source, settings, signal) {
			return (await createCorpusLoader(settings)(source, source, signal)).head;
		}
		function loadCorpora(base, head, settings, signal) {
			return createCorpusLoader(settings)(base, head, signal);
		}
		function isSameTree(one, other) {
			const listAll = ({ files, siteFiles, parts, skipped }) => [
				files,
				siteFiles,
				parts,
				skipped
			];
			return (0, external_node_util_.isDeepStrictEqual)(listAll(one), listAll(other));
		}
		function withoutTranslations(source, filter) {
			return skip(source, (path) => {
				const language = filter.findInPath(path);
				return language === undefined ? undefined : {
					path,
					reason: "language",
					language
				};
			});
		}
		function skip(source, findReason) {
			const files = [];
			const parts = [...source.parts];
			const skipped = [...source.skipped];
			for (const file of source.files) {
				const reason = findReason(file.path);
				if (reason === undefined) files.push(file);
				else {
					parts.push(file);
					skipped.push(reason);
				}
			}
			return {
				...source,
				files,
				parts,
				skipped
			};
		}
		const MAX_ROUNDS = 2;
		async function parseFiles(files, source, parsed, watch, signal) {
			for (let round = 0; round < MAX_ROUNDS; round += 1) {
				const wanted = new Map();
				for (const file of files) {
					const key = toKey(file, source.idOf(file));
					if (!parsed.has(key) && !wanted.has(key)) wanted.set(key, file);
				}
				if (wanted.size === 0) return;
				for await (const reading of source.read([...wanted.values()])) {
					signal?.throwIfAborted();
					watch.onStep(reading.file);
					parsed.set(toKey(reading.file, source.idOf(reading.file)), parse(reading));
					watch.onStep(undefined);
				}
			}
		}
		function toKey({ path }, id) {
			return `${((0, indexing_site.kv)(path) ? undefined : (0, formats.be)(path)) ?? path} ${id}`;
		}
		function parse(reading) {
			if ("unreadable" in reading) return reading;
			const { path } = reading.file;
			const format = (0, indexing_site.kv)(path) ? undefined : (0, formats.be)(path);
			if (format === undefined) return { siteFile: (0, indexing_site.GS)(path, reading.text) };
			try {
				return { content: locateSignals((0, page.NL)(reading.text, format), reading) };
			} catch (error) {
				if (error instanceof RangeError) return { unreadable: "not-parsable" };
				throw error;
			}
		}
		function locateSignals(content, { file, locateLine }) {
			if (locateLine === undefined) return content;
			const signals = content.signals.map((signal) => {
				const { path, line } = locateLine(signal.line);
				return path === file.path ? {
					...signal,
					line
				} : {
					...signal,
					line,
					file: path
				};
			});
			return {
				...content,
				signals
			};
		}
		function assemble(source, parsed, settings, filter) {
			const pages = [];
			const hidden = [];
			const unreadable = [];
			const skipped = [...source.skipped];
			const siteFiles = [];
			const results = new Map([...source.files, ...source.siteFiles].map((file) => [file, parsed.get(toKey(file, source.idOf(file)))]));
			const files = toSiteFiles(source, results, settings.now);
			const sites = (0, generators.CQ)((0, generators.AG)(files), settings.generators ?? []);
			const included = new Set(source.files.flatMap(source.listParts).map(({ path }) => path));
			const partialFolders = new Set([...included].map(resolve.Xs));
			function findReason({ path, content, addresses }) {
				const folder = (0, resolve.Xs)(path);
				if (content.passages.some(isPointer)) return {
					path,
					reason: "lfs-pointer"
				};
				if (included.has(path) && (0, resolve.mt)(path)) return {
					path,
					reason: "included"
				};
				const isUnpublished = addresses?.length === 0 && (0, resolve.U_)(path);
				const isInPartials = folder !== undefined && partialFolders.has(folder);
				if (isUnpublished || isInPartials) return {
					path,
					reason: "template"
				};
				const language = filter.findInPage(path, content);
				return language === undefined ? undefined : {
					path,
					reason: "language",
					language
				};
			}
			for (const [file, result] of results) {
				const { path } = file;
				if (result === undefined) continue;
				if ("unreadable" in result) unreadable.push({
					path,
					reason: result.unreadable
				});
				else if ("siteFile" in result) siteFiles.push(result.siteFile);
				else {
					const { content } = result;
					const owner = (0, folder_rules.nF)(path, settings.competitors);
					const ownSites = owner === undefined ? sites : [];
					const sourcePage = (0, generator.Ov)(path, content.fields);
					const addresses = (0, indexing_addresses.WX)(sourcePage, content.slug, settings.siteUrls, ownSites);
					const page = {
						path,
						id: source.idOf(file),
						...addresses,
						owner,
						content
					};
					const reason = findReason(page);
					if (reason !== undefined) skipped.push(reason);
					else if ((0, indexing_addresses.nL)(page)) hidden.push(page);
					else pages.push(page);
				}
			}
			for (const { path } of hidden) skipped.push({
				path,
				reason: "not-public"
			});
			for (const { path, content } of pages) {
				if (content.passages.length === 0) skipped.push({
					path,
					reason: "no-text"
				});
			}
			skipped.push(...unreadable);
			const site = (0, indexing_site.Ae)(siteFiles, [...pages, ...hidden]);
			return {
				pages,
				hidden,
				included,
				site,
				sites,
				files,
				unreadable,
				skipped
			};
		}
		const POINTER = /^version \S*\s?oid sha256:[\da-f]+\ssize \d+$/;
		function isPointer({ text }) {
			return POINTER.test(text);
		}
		function toSiteFiles(source, results, now) {
			const files = [
				...source.files,
				...source.siteFiles,
				...source.parts
			];
			const found = new Map(Array.from(results, ([{ path }, result]) => [path, result]));
			return {
				now,
				paths: new Set(files.map(({ path }) => path)),
				textOf(path) {
					const file = found.get(path);
					return file !== undefined && "siteFile" in file ? file.siteFile.text : undefined;
				},
				fieldsOf(path) {
					const file = found.get(path);
					return file !== undefined && "content" in file ? file.content.fields ?? {} : {};
				}
			};
		}
	}),
	28225: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Tw: () => createResolver,
			U_: () => isClearlyPartial,
			Xs: () => findPartialFolder,
			mt: () => isPartial
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		const MAX_OF_A_NAME = 200;
		const PARTIAL = /(?:^|\/)(?:_(?!index\.)[^/]*|include[ds]?|partials?|snippets?|shared|reusables?|embeds?)(?:\/|$)/i;
		function isPartial(path) {
			return PARTIAL.test(path);
		}
		const PARTIAL_FILE = /(?:^|\/)(?:_(?!index\.)[^/]*$|_?(?:include[ds]?|parts?|partials?|snippets?|shared|reusables?|embeds?)\/)/i;
		function isClearlyPartial(path) {
			return PARTIAL_FILE.test(path);
		}
		function findPartialFolder(path) {
			const match = PARTIAL.exec(path);
			return match?.[0].endsWith("/") ? path.slice(0, match.index + match[0].length) : undefined;
		}
		function createResolver(files) {
			let index;
			const known = new Map();
			return (target, from) => {
				const folder = from.split("/").slice(0, -1);
				const key = `${folder.join("/")}\n${target}`;
				if (known.has(key)) return known.get(key);
				index ??= createIndex(files());
				const file = isAbsolute(target) ? undefined : index.byPath.get(join(folder, target) ?? "");
				const found = file ?? (target.startsWith(".") ? undefined : findByEnd(index, target, folder));
				known.set(key, found);
				return found;
			};
		}
		function createIndex(files) {
			return {
				byPath: new Map(files.map((file) => [file.path, file])),
				byName: Map.groupBy(files, ({ path }) => path.slice(path.lastIndexOf("/") + 1))
			};
		}
		function isAbsolute(target) {
			return /^(?:\/|[@~][\w-]*\/)/.test(target);
		}
		function join(folder, target) {
			const path = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(...folder, `./${target}`);
			return path.startsWith("..") ? undefined : path;
		}
		function findByEnd({ byName }, target, folder) {
			const end = join([], target.replace(/^[@~][\w-]*\//, ""));
			if (end === undefined) return undefined;
			const named = byName.get(end.slice(end.lastIndexOf("/") + 1)) ?? [];
			if (named.length > MAX_OF_A_NAME) return undefined;
			const ranked = named.filter(({ path }) => path === end || path.endsWith(`/${end}`)).map((file) => ({
				file,
				rank: rank(file.path, folder)
			})).sort((a, b) => b.rank - a.rank);
			const [best, next] = ranked;
			return best !== undefined && best.rank !== next?.rank ? best.file : undefined;
		}
		function rank(path, folder) {
			return (isPartial(path) ? 1e4 : 0) + 100 * countShared(path, folder) - path.split("/").length;
		}
		function countShared(path, folder) {
			const names = path.split("/");
			const apart = folder.findIndex((name, index) => names[index] !== name);
			return apart < 0 ? folder.length : apart;
		}
	}),
	76752: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { e: () => withIncludes });
		var external_node_crypto_ = __webpack_require__(77598);
		var formats = __webpack_require__(68191);
		var front_matter = __webpack_require__(65461);
		var source = __webpack_require__(8356);
		var source_lines = __webpack_require__(40040);
		;
		const MAX_DEPTH = 8;
		const MAX_PASTED = 2e3;
		const MAX_SEARCHED = 32 * source.rd;
		function expand(page, find) {
			const isMarkdown = (0, formats.be)(page.path) !== "html";
			let pasted = 0;
			let characters = 0;
			let searched = 0;
			function count(added) {
				characters += added;
				if (characters > source.rd) throw new RangeError("the includes are too long");
			}
			function toLines(file, from, to, stack) {
				const { path, text, includes } = file;
				let number = 1 + (0, source_lines.O8)(text.slice(0, from));
				const lines = [{
					text: "",
					place: {
						path,
						line: number
					}
				}];
				let done = from;
				function addOwn(end) {
					const [first = "", ...others] = text.slice(done, end).split("\n");
					append(lines, {
						text: first,
						place: {
							path,
							line: number
						}
					});
					for (const other of others) {
						number += 1;
						lines.push({
							text: other,
							place: {
								path,
								line: number
							}
						});
					}
					count(end - done);
					done = end;
				}
				for (const include of includes) {
					if (include.start < done || include.end > to || pasted >= MAX_PASTED) continue;
					const part = stack.length > MAX_DEPTH ? undefined : find(include, path);
					if (part === undefined || stack.includes(part.path)) continue;
					searched += part.text.length;
					if (searched > MAX_SEARCHED) throw new RangeError("the includes take too long");
					pasted += 1;
					addOwn(include.start);
					const inner = toLines(part, (0, front_matter.S)(part.text), part.text.length, [...stack, part.path]);
					const isElement = isMarkdown && (0, formats.be)(part.path) === "html";
					const before = lines.at(-1)?.text ?? "";
					const isFirst = before.trim() === "";
					const isBlock = isFirst && isAtLineEnd(text, include.end);
					if (isFirst) count(before.length * (inner.length - 1));
					paste(lines, isElement ? inner.map((line) => ({
						...line,
						text: line.text.trimStart()
					})) : inner);
					number += (0, source_lines.O8)(text.slice(include.start, include.end));
					done = include.end;
					if (isBlock) lines.push({
						text: "",
						place: {
							path,
							line: number
						}
					});
				}
				addOwn(to);
				return lines;
			}
			const lines = toLines(page, 0, page.text.length, [page.path]);
			return {
				text: lines.map(({ text }) => text).join("\n"),
				locateLine: (line) => lines[line - 1]?.place ?? {
					path: page.path,
					line
				}
			};
		}
		function paste(lines, inner) {
			const before = lines.at(-1)?.text ?? "";
			const isFirst = before.trim() === "";
			const [first, ...others] = inner;
			if (isFirst) lines.pop();
			else if (first !== undefined) append(lines, first);
			for (const line of isFirst ? inner : others) {
				lines.push(isFirst ? {
					...line,
					text: before + line.text
				} : line);
			}
		}
		function append(lines, { text, place }) {
			const last = lines.at(-1);
			if (last === undefined) return;
			if (last.text.trim() === "" && text.trim() !== "") last.place = place;
			last.text += text;
		}
		function isAtLineEnd(text, at) {
			return text[at] === "\n" || text[at] === "\r";
		}
		var mask_code = __webpack_require__(90001);
		var script = __webpack_require__(26271);
		var includes_resolve = __webpack_require__(28225);
		;
		const MAX_INCLUDES = 500;
		const MARKS = [
			"{%",
			"{{<",
			"{{%",
			"8<-",
			"@include",
			"[!I",
			"[!i",
			"{!",
			".md'",
			".md\"",
			".mdx'",
			".mdx\""
		];
		const PATH = "[^\\s\"'={}#:()<>]{1,200}\\.(?:mdx?|markdown|html?)";
		const TAG = /\{%-?\s{0,5}([\w/.-]{1,60})\s([^%]{0,1000})%\}|\{\{[<%]-?\s{0,5}([\w/.-]{1,60})\s([^{}]{0,1000})[%>]\}\}/g;
		const INCLUDING = /include|partial|snippet|read-?file|embed-?md|shared|render|^data$/i;
		const PARAMETER = new RegExp(`(?:^|[\\s="'])(${PATH})(?=["'\\s]|$)`, "i");
		const BETWEEN_TEXTS = /\s(?:start|end)\s*=/;
		const REUSABLE = /^\s*(reusables(?:\.[\w-]{1,100}){1,10})\s*$/;
		const PLAIN = [
			`(?<![\\w;-])-{1,5}8<-{1,5}[ \\t]+["'](${PATH})["']`,
			`<!--\\s{0,5}@include:\\s{0,5}(${PATH})\\s{0,5}-->`,
			`\\[!INCLUDE\\s{0,5}\\[[^\\]\\n]{0,300}\\]\\s{0,5}\\((${PATH})\\)\\]`,
			`\\{!\\s{0,5}(${PATH})\\s{0,5}!\\}`
		].map((source) => new RegExp(source, "gim"));
		function maskComments(text) {
			const [start = "", ...parts] = text.split("<!--");
			const masked = parts.map((part) => {
				const end = part.indexOf("-->") + 3;
				const isComment = end > 2 && !/^\s{0,5}@include:/.test(part);
				return isComment ? (0, mask_code.hQ)(`<!--${part.slice(0, end)}`) + part.slice(end) : `<!--${part}`;
			});
			return start + masked.join("");
		}
		const IMPORT = /^import\s+(?:\*\s+as\s+|\{\s*(?:Content\s+as\s+)?)?([A-Z]\w{0,100})[^'"\n]{0,200}\sfrom\s+(["'](?:[^"'\\\n]|\\.){1,300}["'])/gm;
		const COMPONENT = /<(\$?[A-Z][\w$]{0,100})(?:\.Content)?(\s[^<>]{0,1000}?)?(?:\/>|>\s{0,20}<\/[\w$.]{1,110}>)/g;
		const FILE = /(?:^|\s)(?:src|file|path)\s{0,5}=\s{0,5}["']([^\s"'={}#:()<>]{1,200}\.mdx?)["']/;
		function findIncludes(text, format, from) {
			if (!MARKS.some((mark) => text.includes(mark, from))) return [];
			const body = text.slice(from);
			if (findAll(body).length === 0) return [];
			const plain = format === "html" ? (0, mask_code.VE)(body) : (0, mask_code.Q5)(body, "mdx");
			const masked = maskComments(plain);
			return (0, source_lines.RR)(findAll(masked)).slice(0, MAX_INCLUDES).map((include) => ({
				...include,
				start: include.start + from,
				end: include.end + from
			}));
		}
		function findAll(text) {
			return [
				...findTags(text),
				...findPlain(text),
				...findComponents(text)
			];
		}
		function findTags(masked) {
			return Array.from(masked.matchAll(TAG)).flatMap((match) => {
				const [, liquidName, liquidParameters, name = liquidName ?? "", parameters = liquidParameters ?? ""] = match;
				if (!INCLUDING.test(name)) return [];
				const [, reusable] = /^data$/i.test(name) ? REUSABLE.exec(parameters) ?? [] : [];
				if (reusable !== undefined) return [toInclude(match, `data/${reusable.replaceAll(".", "/")}.md`)];
				const [, target] = PARAMETER.exec(parameters) ?? [];
				return target === undefined || BETWEEN_TEXTS.test(parameters) ? [] : [toInclude(match, target)];
			});
		}
		function findPlain(masked) {
			return PLAIN.flatMap((pattern) => Array.from(masked.matchAll(pattern), (match) => toInclude(match, match[1] ?? "")));
		}
		function findComponents(masked) {
			const targets = new Map();
			for (const [, name = "", literal = ""] of masked.matchAll(IMPORT)) {
				const target = readLiteral(literal);
				if (/\.mdx?$/.test(target)) targets.set(name, target);
			}
			return Array.from(masked.matchAll(COMPONENT)).flatMap((match) => {
				const [, name = "", attributes = ""] = match;
				const [, file = ""] = FILE.exec(attributes) ?? [];
				const isShown = INCLUDING.test(name) || (0, includes_resolve.mt)(file);
				const target = targets.get(name) ?? (isShown && file !== "" ? file : undefined);
				return target === undefined ? [] : [toInclude(match, target)];
			});
		}
		function readLiteral(literal) {
			if (!literal.includes("\\")) return literal.slice(1, -1);
			const { exported } = (0, script.U)(`export default ${literal}`);
			return typeof exported === "string" ? exported : "";
		}
		function toInclude({ 0: text, index }, target) {
			return {
				start: index,
				end: index + text.length,
				target
			};
		}
		;
		const MAX_PARTS = 1e3;
		function withIncludes(source, memory = new Map()) {
			const resolve = (0, includes_resolve.Tw)(() => [...source.files, ...source.parts.filter(({ path }) => (0, formats.be)(path))]);
			const shown = new Map();
			const findKnownIncludes = (file) => memory.get(toKey(file));
			function follow(file) {
				const known = shown.get(file.path);
				if (known !== undefined) return known;
				const files = [file];
				const seen = new Set([file.path]);
				const trace = [];
				for (const each of files) {
					trace.push(`${each.path === file.path ? "" : each.path} ${each.id}`);
					for (const { target } of findKnownIncludes(each) ?? []) {
						const part = resolve(target, each.path);
						trace.push(part?.path ?? "");
						if (part === undefined || seen.has(part.path) || seen.size > MAX_PARTS) continue;
						seen.add(part.path);
						files.push(part);
					}
				}
				const id = (0, external_node_crypto_.createHash)("sha1").update(trace.join("\n")).digest("hex");
				const found = {
					id,
					parts: files.slice(1)
				};
				shown.set(file.path, found);
				return found;
			}
			async function readParts(pages) {
				const texts = new Map();
				const asked = new Set();
				for (;;) {
					shown.clear();
					const parts = new Set(pages.flatMap((page) => follow(page).parts));
					const wanted = [...parts].filter((part) => !asked.has(part));
					if (wanted.length === 0) return texts;
					for (const part of wanted) asked.add(part);
					for await (const reading of source.read(wanted)) {
						if ("text" in reading) texts.set(reading.file.path, toText(reading));
					}
				}
			}
			function remember({ file, text }) {
				const key = toKey(file);
				const known = memory.get(key);
				if (known !== undefined) return known;
				const format = (0, formats.be)(file.path);
				const includes = format === undefined ? [] : findIncludes(text, format, (0, front_matter.S)(text));
				if (includes.length > 0) memory.set(key, includes);
				return includes;
			}
			function toText(reading) {
				return {
					path: reading.file.path,
					text: reading.text,
					includes: remember(reading)
				};
			}
			return {
				...source,
				idOf: (file) => findKnownIncludes(file) === undefined ? file.id : follow(file).id,
				listParts: (file) => findKnownIncludes(file) === undefined ? [] : follow(file).parts,
				async *read(wanted) {
					const including = [];
					for await (const reading of source.read(wanted)) {
						if ("text" in reading && remember(reading).length > 0) including.push(reading.file);
						else yield reading;
					}
					if (including.length === 0) return;
					const texts = await readParts(including);
					const find = ({ target }, from) => texts.get(resolve(target, from)?.path ?? "");
					for await (const reading of source.read(including)) {
						yield "text" in reading ? {
							file: reading.file,
							...expandText(toText(reading), find)
						} : reading;
					}
				}
			};
		}
		function expandText(page, find) {
			try {
				return expand(page, find);
			} catch (error) {
				if (error instanceof RangeError) return { unreadable: "too-large" };
				throw error;
			}
		}
		function toKey({ path, id }) {
			return `${(0, formats.be)(path)} ${id}`;
		}
	}),
	83283: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Y2: () => createPageFinder,
			LJ: () => findAtAddress,
			JL: () => findMovedPages,
			jy: () => findNewlyHidden,
			F0: () => findSuccessors,
			jc: () => findUncheckable
		});
		var remember = __webpack_require__(28305);
		var web_url = __webpack_require__(73530);
		var corpus = __webpack_require__(76644);
		var generator = __webpack_require__(13163);
		var generators = __webpack_require__(44813);
		var indexing_addresses = __webpack_require__(24556);
		var noindex = __webpack_require__(24381);
		var indexing_redirects = __webpack_require__(36597);
		var robots = __webpack_require__(34799);
		var array = __webpack_require__(88965);
		var signal = __webpack_require__(33713);
		var paths = __webpack_require__(65786);
		;
		function createUnpublishedFinder(base, head, changed) {
			const isSameGenerator = joinConfigs(base.sites) === joinConfigs(head.sites);
			const [linesBefore, linesNow] = [createLineReader(base), createLineReader(head)];
			const reverted = new Map();
			function revert(path) {
				const isChosen = ({ config }) => head.sites.some((site) => site.config === config);
				const sites = reverted.get(path) ?? (0, generators.AG)(replaceFile(base.files, head.files, path)).filter(isChosen);
				reverted.set(path, sites);
				return sites;
			}
			return (before, now) => {
				if (!isSameGenerator || findBarrier(base.sites, before) !== "none") return undefined;
				const kind = findBarrier(head.sites, now);
				if (kind === "none" || kind === "unknown") return undefined;
				const suspects = [...changed, ...listIndexesAbove(now.path)].filter((path) => linesBefore(path).join("\n") !== linesNow(path).join("\n"));
				const found = suspects.find((path) => findBarrier(revert(path), now) === "none") ?? (findBarrier(head.sites, before) === "none" ? now.path : suspects[0]);
				if (found === undefined) return undefined;
				const isSettings = head.files.textOf(found) !== undefined;
				const names = isSettings ? now.path.replace(/\.\w+$/, "").split("/").toReversed() : [];
				return toReason(kind, found, linesBefore(found), linesNow(found), names);
			};
		}
		function joinConfigs(sites) {
			return sites.map(({ config }) => config).join("\n");
		}
		function findChangedSettings({ files: base }, { files: head }) {
			const paths = new Set([...base.paths, ...head.paths]);
			return [...paths].filter((path) => base.textOf(path) !== head.textOf(path));
		}
		function findBarrier(sites, page) {
			const placed = (0, generators.VV)(sites, (0, generator.Ov)(page.path, page.content.fields));
			if (placed !== undefined && placed.addresses === undefined) return "unknown";
			if (placed?.addresses === undefined || placed.addresses.length === 0) return "unpublished";
			return placed.isUnlisted ? "unlisted" : "none";
		}
		function listIndexesAbove(path) {
			const folders = (0, paths.WJ)(path.split("/").slice(0, -1)).toReversed();
			return folders.flatMap((folder) => [
				"_index.md",
				"index.md",
				"index.html"
			].map((name) => `${folder}/${name}`));
		}
		function replaceFile(base, head, path) {
			const paths = new Set(head.paths);
			if (base.paths.has(path)) paths.add(path);
			else paths.delete(path);
			return {
				now: head.now,
				paths,
				textOf: (each) => (each === path ? base : head).textOf(each),
				fieldsOf: (each) => (each === path ? base : head).fieldsOf(each)
			};
		}
		function createLineReader({ pages, hidden, files }) {
			const blocks = new Map([...pages, ...hidden].map(({ path, content }) => [path, content.frontMatter ?? "\n"]));
			return (path) => (files.textOf(path) ?? blocks.get(path) ?? "").split("\n");
		}
		const KEY = /^[\s"'{-]*(?:draft|published|output|permalink|render|headless|outputs|\w*date|docs|blog|pages)["']?\s*[:=]/i;
		const UNLISTING_KEY = /^[\s"'{-]*(?:hidden|indexing)["']?\s*:/;
		function toReason(kind, file, before, now, names) {
			const { added, first } = compareLines(before, now);
			const isNewPage = names.length === 0 && before.join("") === "";
			const unpublishing = [
				added.find(({ line }) => KEY.test(line)),
				...names.map((name) => added.find(({ line }) => line.includes(name))),
				added.length === 1 ? added[0] : undefined
			];
			const matching = kind === "unpublished" ? unpublishing : [added.find(({ line }) => UNLISTING_KEY.test(line))];
			const cause = isNewPage ? undefined : matching.find((each) => each !== undefined);
			const { index = first, line = "" } = cause ?? {};
			return {
				kind,
				file,
				line: index + 1,
				evidence: (0, signal.zR)(line)
			};
		}
		const MAX_CHANGES = 2e3;
		function compareLines(before, now) {
			const added = [];
			let [next, first] = [0, -1];
			for (const part of (0, array.E)(before, now, { maxEditLength: MAX_CHANGES }) ?? []) {
				if (first < 0 && (part.added || part.removed)) first = next;
				if (part.added) added.push(...part.value.map((line, offset) => ({
					line,
					index: next + offset
				})));
				if (!part.removed) next += part.count;
			}
			return {
				added: added.filter(({ line }) => line.trim() !== ""),
				first: Math.max(0, first)
			};
		}
		;
		function findHiddenReasons(page, { site }) {
			const reasons = [];
			for (const signal of page.content.signals) {
				const kind = toHiddenKind(signal, page);
				const { file = page.path, line, evidence, crawler, target } = signal;
				if (kind !== undefined) reasons.push({
					kind,
					file,
					line,
					evidence,
					crawler,
					target
				});
			}
			const rule = (0, noindex.XY)(page, site.noindex);
			if (rule !== undefined) {
				const { file, line, evidence } = rule;
				reasons.push({
					kind: "noindex",
					file,
					line,
					evidence
				});
			}
			for (const block of (0, robots.yM)(page, site.robots)) reasons.push({
				kind: "blocked",
				...block
			});
			return [...reasons, ...findForced(page, site)];
		}
		function findForced(page, { forced, redirects }) {
			if (forced.length === 0) return [];
			const addresses = (0, indexing_addresses.Zt)(page);
			for (const address of addresses) {
				const cover = (0, indexing_redirects.Qi)(address, redirects);
				if (cover?.isForced !== true || !(0, robots.Cn)((0, robots.wg)(cover.file), page)) continue;
				const { file, line, evidence, target } = cover;
				const isOwn = target.startsWith("/") && addresses.includes((0, indexing_addresses.Qh)(target));
				if (!isOwn) return [{
					kind: "redirect",
					file,
					line,
					evidence,
					target
				}];
			}
			return [];
		}
		function findNewlyHidden(pages, base, head) {
			const changedSettings = findChangedSettings(base, head);
			const findUnpublished = createUnpublishedFinder(base, head, changedSettings);
			const after = new Map([...head.pages, ...head.hidden].map((page) => [page.path, page]));
			const found = new Map();
			const isSameSite = changedSettings.length === 0 && isSameList(base.site.robots, head.site.robots) && isSameList(base.site.forced, head.site.forced) && isSameList(base.site.noindex, head.site.noindex);
			for (const page of pages) {
				const now = after.get(page.path);
				if (now === undefined || (0, indexing_addresses.nL)(page)) continue;
				const isAtSameAddress = isSameText(now.addresses ?? [], page.addresses ?? []);
				if (isSameSite && now.content === page.content && now.url === page.url && isAtSameAddress) continue;
				const reasons = findHiddenReasons(now, head);
				const before = reasons.length === 0 ? [] : findHiddenReasons(page, base);
				const added = reasons.filter(({ kind, crawler }) => !before.some((each) => each.kind === kind && each.crawler === crawler));
				const unpublished = added.length > 0 ? undefined : findUnpublished(page, now);
				if (unpublished !== undefined) added.push(unpublished);
				if (added.length > 0) found.set(page.path, added);
			}
			return found;
		}
		function isSameList(list, other) {
			return list.length === other.length && list.every((item, index) => item === other[index]);
		}
		function toHiddenKind(signal, page) {
			const { kind, target = "" } = signal;
			if (kind === "alias" || kind === "canonical" && !isElsewhere(target, page)) return undefined;
			return (0, indexing_addresses.pi)(signal, page.isBuilt) ? undefined : kind;
		}
		function isElsewhere(target, page) {
			if (/[{}<>$]/.test(target)) return false;
			const addresses = (0, indexing_addresses.Zt)(page);
			const own = (0, indexing_addresses.IG)(page);
			const [first] = page.addresses ?? [];
			if (first === undefined) return false;
			const url = URL.parse(target, own?.href ?? `https://site.invalid${first}`);
			if (url === null || !/^https?:$/.test(url.protocol)) return false;
			const isOtherHost = own !== undefined && toHost(url) !== toHost(own);
			return isOtherHost || !addresses.includes((0, indexing_addresses.Qh)(url.pathname));
		}
		function toHost({ host }) {
			return host.replace(/^www\./, "");
		}
		const MAX_HOPS = 5;
		function findSuccessors(pages, head, before) {
			const all = [...head.pages, ...head.hidden];
			const after = new Map(all.map((page) => [page.path, page]));
			const moved = pages.filter((page) => {
				const now = after.get(page.path);
				return now === undefined || now.addresses !== undefined && !isSameText(now.addresses, page.addresses ?? []);
			});
			if (moved.length === 0 || isMovedSite(pages, head)) return new Map();
			const there = new Set(all.flatMap((page) => (0, indexing_addresses.Zt)(page)));
			const at = indexByAddress(head.pages.toReversed());
			const isGone = (addresses) => addresses.length > 0 && !addresses.some((address) => there.has(address));
			const successors = new Map();
			for (const page of moved) {
				const addresses = (0, indexing_addresses.Zt)(page);
				if (isGone(addresses)) {
					const found = addresses.map((address) => follow(address, at, head.site, (0, indexing_addresses.IG)(page)));
					successors.set(page.path, found.find((each) => each !== undefined && !(0, indexing_addresses.Zt)(each).includes((0, indexing_addresses.Qh)(each.base))));
				}
				const possible = page.addresses === undefined ? findPossibleSuccessor(page, head, before) : undefined;
				if (possible !== undefined) successors.set(page.path, possible);
			}
			return successors;
		}
		function findPossibleSuccessor({ path }, head, before) {
			const { redirects } = head.site;
			const possible = (0, indexing_addresses.KX)(path);
			const longer = redirects.map(({ from }) => from).filter((from) => from.endsWith(possible[0] ?? ""));
			for (const address of new Set([...possible, ...longer])) {
				const cover = (0, indexing_redirects.Qi)(address, redirects);
				if (cover === undefined || (0, indexing_redirects.Qi)(address, before)?.target === cover.target) continue;
				const target = (0, indexing_addresses.Qh)(URL.parse(cover.target, "https://site.invalid")?.pathname ?? "/");
				const found = target === "/" ? undefined : head.pages.find((page) => (0, indexing_addresses.ez)(page, target));
				if (found !== undefined) return found;
			}
			return undefined;
		}
		function follow(start, at, { redirects }, own) {
			let address = (0, indexing_addresses.Qh)(start);
			for (let hop = 0; hop <= MAX_HOPS; hop += 1) {
				const cover = (0, indexing_redirects.Qi)(address, redirects);
				const page = at.get(address);
				if (page !== undefined && cover?.isForced !== true) return page;
				const url = cover && URL.parse(cover.target, own?.href ?? "https://site.invalid");
				if (!url || own !== undefined && toHost(url) !== toHost(own)) return undefined;
				address = (0, indexing_addresses.Qh)(url.pathname);
			}
			return undefined;
		}
		function createPageFinder(tree) {
			const own = [...tree.hidden, ...tree.pages].filter(({ owner }) => owner === undefined);
			const byHost = Map.groupBy(own, (page) => (0, web_url.w4)((0, indexing_addresses.IG)(page)?.href ?? ""));
			const indexOnce = (0, remember.k)((host) => indexByAddress(["", host].flatMap((each) => byHost.get(each) ?? [])));
			return (address) => {
				const [host = ""] = address.split("/", 1);
				const start = URL.parse(`https://${host}`) ?? undefined;
				const found = follow(address.slice(host.length), indexOnce(host), tree.site, start);
				return found ?? (host !== "" && byHost.has(host) ? "no-page" : "other-site");
			};
		}
		function isSameText(list, other) {
			return list.join("\n") === other.join("\n");
		}
		function findMovedPages(pages, head) {
			const pairs = pairAddresses(pages, head);
			const at = indexByAddress(head.pages);
			const gone = pairs.filter(({ page, from, to }) => from !== to && follow(from, at, head.site, (0, indexing_addresses.IG)(page)) === undefined);
			if (gone.length < 2) return undefined;
			const { paths, fieldsOf } = head.files;
			const sources = Array.from(paths, (path) => (0, generator.Ov)(path, fieldsOf(path)));
			const built = sources.flatMap((source) => (0, generators.VV)(head.sites, source)?.addresses ?? []);
			const there = new Set(built.map((address) => (0, indexing_addresses.Qh)(encodeURI(address.toWellFormed()))));
			const moved = gone.filter(({ page }) => !(0, indexing_addresses.Zt)(page).some((address) => there.has(address)));
			const [first, second] = moved.filter(({ page, now }) => page.id === now.id);
			if (first === undefined || second === undefined) return undefined;
			return {
				pages: moved.length,
				total: pairs.length,
				from: first.from,
				to: first.to
			};
		}
		function isMovedSite(pages, head) {
			const pairs = pairAddresses(pages, head);
			const [move, ...others] = new Set(pairs.map(({ from, to }) => describeMove(from, to)));
			return pairs.length > 1 && others.length === 0 && move !== " ";
		}
		function pairAddresses(pages, head) {
			const after = new Map([...head.pages, ...head.hidden].map((page) => [page.path, page]));
			return pages.filter(corpus.NP).flatMap((page) => {
				const now = after.get(page.path);
				const [from] = page.addresses ?? [];
				const [to] = now?.addresses ?? [];
				return now === undefined || from === undefined || to === undefined ? [] : [{
					page,
					now,
					from,
					to
				}];
			});
		}
		function describeMove(from, to) {
			const before = from.split("/");
			const after = to.split("/");
			while (before.length > 1 && after.length > 1 && before.at(-1) === after.at(-1)) {
				before.pop();
				after.pop();
			}
			return `${before.join("/")} ${after.join("/")}`;
		}
		function findUncheckable(base, head) {
			const after = new Map([...head.pages, ...head.hidden].map((page) => [page.path, page]));
			const isSameSite = isSameList(base.site.robots, head.site.robots) && isSameText(base.site.redirects.map(describeRedirect), head.site.redirects.map(describeRedirect)) && isSameList(base.site.noindex.filter(hasPattern), head.site.noindex.filter(hasPattern));
			const isPublishedByRules = base.sites.length > 0 && base.pages.some((page) => (0, indexing_addresses.Zt)(page).length > 0);
			const isOutsideSites = (page) => isPublishedByRules && (0, generators.VV)(base.sites, (0, generator.Ov)(page.path, page.content.fields)) === undefined;
			const before = new Map([...base.pages, ...base.hidden].map(({ path, id }) => [path, id]));
			const editsPage = [...after.values()].some(({ path, id }) => before.get(path) !== id);
			return base.pages.filter((page) => {
				const now = after.get(page.path);
				if (page.addresses !== undefined || page.owner !== undefined || isOutsideSites(page)) return false;
				const isCanonical = now?.content.signals.some(({ kind }) => kind === "canonical") === true;
				return !isSameSite || now === undefined && editsPage || now !== undefined && now.content.slug !== page.content.slug || isCanonical && now?.content !== page.content;
			});
		}
		function hasPattern({ pattern }) {
			return pattern !== undefined;
		}
		function describeRedirect({ file, line, evidence, target }) {
			return [
				file,
				line,
				evidence,
				target
			].join(" ");
		}
		function indexByAddress(pages) {
			return new Map(pages.flatMap((page) => (0, indexing_addresses.Zt)(page).map((address) => [address, page])));
		}
		function findAtAddress(pages, head) {
			const paths = new Set(head.map(({ path }) => path));
			const gone = pages.filter(({ path }) => !paths.has(path));
			if (gone.length === 0) return new Map();
			const before = new Set(pages.map(({ path }) => path));
			const added = head.filter(({ path }) => !before.has(path));
			const at = indexByAddress(added);
			return new Map(gone.flatMap((page) => {
				const [now] = (0, indexing_addresses.Zt)(page).flatMap((address) => at.get(address) ?? []);
				return now === undefined ? [] : [[page.path, now.path]];
			}));
		}
	}),
	74285: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			FA: () => readLanguageTag,
			iG: () => findLanguage,
			rj: () => createLanguageFilter
		});
		var _lib_remember_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28305);
		var _stop_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67327);
		const KNOWN = new Set(("af ar az bg bn ca cs da de el en es fa fi fr gl gu hi hr hu hy id it ja ka kk km ko lo lt lv mk mr ms ne nl or pl pt " + "ro ru si sk sl sq sr sv sw ta th tr uk ur uz vi zh").split(" "));
		const MIN_CHARACTERS = 200;
		const MAX_CHARACTERS = 500;
		const TRANSLATIONS = /^(?:i18n|l10n|locales?|translations?|translated)$/i;
		const DOCUMENTS_IN = /^(?:docs?|documentation|content|pages|site|website|guide)[-_]/i;
		function createLanguageFilter(wanted, paths = []) {
			const own = readLanguageTag(wanted);
			if (own === undefined) return {
				findInPath: () => undefined,
				findInPage: () => undefined
			};
			const roots = findRoots(paths, own);
			return {
				findInPath(path) {
					const found = readPath(path, roots);
					return found === undefined || !found.isSure || isSame(found.tag, own) ? undefined : found.tag.baseName;
				},
				findInPage(path, content) {
					const tag = readDeclared(content.language) ?? readPath(path, roots)?.tag;
					if (tag === undefined || isSame(tag, own)) return undefined;
					return recogniseLanguage(readStart(content)) === own.language ? undefined : tag.baseName;
				}
			};
		}
		const STOP_WORDS = [
			"en",
			"de",
			"es",
			"fr",
			"it",
			"nl",
			"pt",
			"ru"
		].map((code) => [code, (0, _stop_words_js__WEBPACK_IMPORTED_MODULE_0__.y)(code)]);
		const CLEAR = .25;
		const MIN_SCRIPT = .2;
		const SCRIPTS = [
			["ja", /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
			["zh", /\p{Script=Han}/gu],
			["ko", /\p{Script=Hangul}/gu]
		];
		function recogniseLanguage(text) {
			const letters = text.match(/\p{L}/gu)?.length ?? 0;
			const script = SCRIPTS.find(([, each]) => (text.match(each)?.length ?? 0) > MIN_SCRIPT * letters);
			if (script !== undefined) return script[0];
			if (text.length < MIN_CHARACTERS) return undefined;
			const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
			const counts = STOP_WORDS.map(([code, list]) => ({
				code,
				count: words.filter((word) => list.has(word)).length
			}));
			const [best] = counts.toSorted((a, b) => b.count - a.count);
			return best !== undefined && best.count >= CLEAR * words.length ? best.code : undefined;
		}
		function findLanguage(pages) {
			return recogniseLanguage(pages.map(({ content }) => readStart(content)).join("\n")) ?? "en";
		}
		function readStart({ passages }) {
			let text = "";
			for (const passage of passages) {
				if (text.length >= MAX_CHARACTERS) break;
				text += `${passage.text}\n`;
			}
			return text.slice(0, MAX_CHARACTERS);
		}
		function readDeclared(text) {
			const tag = readLanguageTag(text);
			return tag?.language.length === 2 ? tag : undefined;
		}
		function readPath(path, roots) {
			const folders = path.split("/");
			const name = folders.pop() ?? "";
			const [, suffix = ""] = /\.([a-z]{2}(?:[-_][a-z]{2,4})?)\.[a-z]+$/i.exec(name) ?? [];
			const named = readCode(suffix);
			if (named !== undefined && isKnown(named)) return {
				tag: named,
				isSure: true
			};
			const claims = folders.flatMap((folder, index) => {
				const tag = readCode(folder.replace(DOCUMENTS_IN, ""));
				if (tag === undefined) return [];
				const isTranslation = TRANSLATIONS.test(folders[index - 1] ?? "");
				const isBeside = folder.length === 2 && roots.has(folders.slice(0, index).join("/"));
				const isSure = isTranslation || isBeside || isKnown(tag) && folder.length > 2;
				return isSure || isKnown(tag) ? [{
					tag,
					isSure
				}] : [];
			});
			return claims.find(({ isSure }) => isSure) ?? claims[0];
		}
		function findRoots(paths, own) {
			const roots = new Set();
			for (const path of paths) {
				const folders = path.split("/").slice(0, -1);
				const index = folders.findIndex((folder) => {
					const tag = readCode(folder);
					return tag !== undefined && isSame(tag, own);
				});
				if (index >= 0) roots.add(folders.slice(0, index).join("/"));
			}
			return roots;
		}
		const CODE = /^[a-z]{2}(?:[-_][a-z]{4})?(?:[-_](?:[a-z]{2}|\d{3}))?$/i;
		const readCode = (0, _lib_remember_js__WEBPACK_IMPORTED_MODULE_1__.k)((text) => CODE.test(text) ? readLanguageTag(text) : undefined);
		function isKnown({ language }) {
			return KNOWN.has(language);
		}
		function readLanguageTag(text) {
			try {
				const tag = text === undefined ? undefined : new Intl.Locale(text.trim().replaceAll("_", "-"));
				if (tag?.maximize().script === undefined || tag.language === "und") return undefined;
				return tag.language === "no" ? new Intl.Locale(tag, { language: "nb" }) : tag;
			} catch {
				return undefined;
			}
		}
		function isSame(tag, other) {
			return writingOf(tag.baseName) === writingOf(other.baseName);
		}
		const writingOf = (0, _lib_remember_js__WEBPACK_IMPORTED_MODULE_1__.k)((tag) => {
			const { language, script } = new Intl.Locale(tag).maximize();
			return `${language}-${script}`;
		});
	}),
	67327: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { y: () => createStopWords });
		var _orama_stopwords_dutch__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63444);
		var _orama_stopwords_french__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17490);
		var _orama_stopwords_german__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57045);
		var _orama_stopwords_italian__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76967);
		var _orama_stopwords_portuguese__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62738);
		var _orama_stopwords_russian__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(26519);
		var _orama_stopwords_spanish__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33898);
		const ENGLISH = [
			"a an the this that these those some any each every such same own other another",
			"i me my mine we us our ours you your yours he him his he she her hers it its they them their theirs one ones",
			"and or but nor so yet if then than because while although though whether as until unless",
			"of at by for with about against between into through during before after above below to from up down in out on",
			"off over under onto upon within without per via",
			"am is are was were be been being have has had having do does did doing done can could will would shall should",
			"may might must ought",
			"who whom whose which what when where why how",
			"not no only very too also just there here again once more most both all few much many",
			"s t d ll m re ve don doesn didn isn aren wasn weren hasn haven hadn won wouldn can couldn shouldn"
		];
		const GERMAN = [
			"warum weshalb wieso wozu wann wer wen wem wessen woher wohin womit wofür wodurch woran worauf worin wovon",
			"wieviel wieviele viele vielen",
			"darf darfst dürfen dürft kannst könnt konnte konnten könnten musst müssen müsst mussten müsste müssten",
			"sollen sollst sollten willst wollt wollten möchte möchten mag mögen",
			"sei seid worden wurde wurden werdet wäre wären hätte hätten habt gibt lässt",
			"unsere unserem unseren unserer unseres beim dass bereits schon",
			"dabei dafür daran darauf darin davon ab außer per pro seit s"
		];
		const SPANISH = ["cuyo cuya porqué adónde debo debes debemos deberían debería tengas puedas podamos", "has habéis fuese esté estés"];
		const SPANISH_SUBJECTS = [
			"acuerdo breve cierto ciertos conocer consideró considera cosas cuenta dia dias día días diferente diferentes",
			"ejemplo emplear empleais emplean empleas empleo encuentra estado estados existe existen excepto fin final general",
			"gran grandes horas hoy igual informo informó intenta intentais intentamos intentan intentar intentas intento",
			"largo lado lugar mal manera mayor mediante medio mejor menos modo momento nueva nuevas nuevo nuevos",
			"pais paìs parte partir pasada pasado peor posible primer primera primero primeros propia propias propio propios",
			"proximo próximo próximos raras realizado realizar realizó respecto segunda segundo siguiente supuesto",
			"temprano tarde tercera tiempo total trabaja trabajais trabajamos trabajan trabajar trabajas trabajo trata",
			"ultimo última últimas último últimos usa usais usamos usan usar usas uso valor veces ver verdad verdadera verdadero vez"
		];
		const FRENCH = [
			"comment pourquoi quand où combien quoi dont lequel laquelle lesquels lesquelles auquel duquel",
			"a peut peux peuvent pouvez pouvons pourrait puis puisse dois doit devez doivent devrait faut veux veut voulez",
			"fais fait faire faites font être avoir",
			"afin alors ainsi aussi autre autres avant après car chaque chez comme contre depuis donc dès encore entre",
			"lors lorsque moins ni non plus plusieurs puisque quelque quelques sauf selon si sinon sous tel telle tels telles",
			"tout toute toutes tous très vers via ceux celle celles celui",
			"jusqu lorsqu puisqu quelqu quoiqu aujourd hui"
		];
		const ITALIAN = [
			"quando quali cosa perche senza dopo prima ogni oppure però poi già ancora",
			"posso puoi può possiamo potete possono devo devi deve dobbiamo dovete devono voglio vuoi vuole fare essere avere",
			"d s t m v n cos com quand qual nessun od quel quei quegli"
		];
		const DUTCH = [
			"waarom wanneer waar waarmee waarvoor waarin welk welke hoeveel hoelang wiens",
			"kunt mag mogen moeten zullen zult willen wilt gaat doet doe bent hebt",
			"onze jouw jullie we wij wel af sinds binnen buiten via per s n t"
		];
		const PORTUGUESE = [
			"porque porquê onde aonde quanto quanta quantos quantas quais quê cujo cuja",
			"posso pode podem podemos podia devo deve devem devemos fazer faz fazem é ter ser estar",
			"uns umas dum duma neste nesta deste desta disso nisso",
			"vosso vossa vossos vossas cada sob sobre todo toda todos todas outro outra outros outras"
		];
		const RUSSIAN = [
			"почему отчего сколько какие какое каких каким какую который которая которое которые откуда чей",
			"могу можем можете могут нужно нужна нужны должен должна должно должны следует",
			"мои моё мое моих моего моей наш наша наше наши нашего ваш ваша ваше ваши вашего свой своя свои своих твой",
			"это этих этим мной мною тобой кому кем чему оно также либо обо ко",
			"её ещё всё нём неё чём твоё своё"
		];
		const RUSSIAN_SUBJECTS = ["человек жизнь"];
		const LISTS = {
			en: [[], ENGLISH],
			de: [_orama_stopwords_german__WEBPACK_IMPORTED_MODULE_0__.m, GERMAN],
			es: [
				_orama_stopwords_spanish__WEBPACK_IMPORTED_MODULE_1__.m,
				SPANISH,
				SPANISH_SUBJECTS
			],
			fr: [_orama_stopwords_french__WEBPACK_IMPORTED_MODULE_2__.m, FRENCH],
			it: [_orama_stopwords_italian__WEBPACK_IMPORTED_MODULE_3__.m, ITALIAN],
			nl: [_orama_stopwords_dutch__WEBPACK_IMPORTED_MODULE_4__.m, DUTCH],
			pt: [_orama_stopwords_portuguese__WEBPACK_IMPORTED_MODULE_5__.m, PORTUGUESE],
			ru: [
				_orama_stopwords_russian__WEBPACK_IMPORTED_MODULE_6__.m,
				RUSSIAN,
				RUSSIAN_SUBJECTS
			]
		};
		function createStopWords(language) {
			const [listed, added, subjects = []] = LISTS[language] ?? [[], []];
			const words = new Set([...listed, ...split(added)]);
			for (const word of split(subjects)) words.delete(word);
			return words;
		}
		function split(lines) {
			return lines.flatMap((words) => words.split(" "));
		}
	})
};
;
